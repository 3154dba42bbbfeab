; what: loops for any machine, written by `make loops` from their texts in Python: don't edit
; sources: 8cf460f9afa9820c27ebf987e3c3291b8c7f5c31e4e2a0e4b8d6b966e61f7c33
; text: adc1589ff16fd94d4d6a225311a4c50edc07dfc0c93f8d2dbd1d77cc1a29f46f
; calls: pow memset memcpy
; begin: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | ({length=f,fall=f,tolerance=f,deep=f,books=i,energy=i,nv=i,slow=i,free=i,grid=i,ports=i,remainder=i,sweeps=i,links=i,shapes=i,rows=i,corners=i,pair_count=i,materials=i,correction=i,kind=i,link=i,size=i,shape=i,reach=i,first=i,count=i,vertices=i,pairs=i,group=i,numbers=i,losses=i,row_kind=i,row_numbers=i,row_losses=i,bodies=i,gravity=i,at=i}) | ({energy=f,now=f,lasted=f,smooth=f,kinetic=f,scheme=f,data=i,columns=i,twists_at=i,poses_at=i,gaps_at=i,booked=i,given_size=i,out_size=i,most=i,wide=i,dense=i,reply=i,table_size=i,cells=i,bodies=i,active_size=i,count=i,rows=i,size=i,old=i,overflow=i,wanted=i,swept=i,hardest=i,unsolved=i,contacts=i,pushed=i,log_size=i,logged=i,drained=i,left_out=i,noted=i,full=i,relented=i,slots=i,pushing_rows=i,column=i,row_column=i,given=i,asked=i,out=i,twist=i,freely=i,after=i,pose=i,place=i,speed=i,who=i,gap=i,normal=i,point=i,frame=i,spot=i,motion=i,begun=i,last_impulse=i,active=i,picked=i,change=i,coefficient=i,response=i,own=i,friction=i,before=i,free=i,warm=i,lost=i,root=i,total=i,some=i,shift=i,hit=i,mode=i,mode_known=i,row_mode=i,told=i,event=i,seen=i,last=i,bias=i,u=i,impulse=i,force=i,W=i,low=i,high=i,row_gap=i,row=i,row_known=i,push=i,left=i,key=i,known=i,table=i,head=i,following=i,local=i,block=i,right=i,spare=i,corner=i,clipped=i,slot=i,shown_at=i,shown=i,pushing=i})
; take: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | ({length=f,fall=f,tolerance=f,deep=f,books=i,energy=i,nv=i,slow=i,free=i,grid=i,ports=i,remainder=i,sweeps=i,links=i,shapes=i,rows=i,corners=i,pair_count=i,materials=i,correction=i,kind=i,link=i,size=i,shape=i,reach=i,first=i,count=i,vertices=i,pairs=i,group=i,numbers=i,losses=i,row_kind=i,row_numbers=i,row_losses=i,bodies=i,gravity=i,at=i}) | ({energy=f,now=f,lasted=f,smooth=f,kinetic=f,scheme=f,data=i,columns=i,twists_at=i,poses_at=i,gaps_at=i,booked=i,given_size=i,out_size=i,most=i,wide=i,dense=i,reply=i,table_size=i,cells=i,bodies=i,active_size=i,count=i,rows=i,size=i,old=i,overflow=i,wanted=i,swept=i,hardest=i,unsolved=i,contacts=i,pushed=i,log_size=i,logged=i,drained=i,left_out=i,noted=i,full=i,relented=i,slots=i,pushing_rows=i,column=i,row_column=i,given=i,asked=i,out=i,twist=i,freely=i,after=i,pose=i,place=i,speed=i,who=i,gap=i,normal=i,point=i,frame=i,spot=i,motion=i,begun=i,last_impulse=i,active=i,picked=i,change=i,coefficient=i,response=i,own=i,friction=i,before=i,free=i,warm=i,lost=i,root=i,total=i,some=i,shift=i,hit=i,mode=i,mode_known=i,row_mode=i,told=i,event=i,seen=i,last=i,bias=i,u=i,impulse=i,force=i,W=i,low=i,high=i,row_gap=i,row=i,row_known=i,push=i,left=i,key=i,known=i,table=i,head=i,following=i,local=i,block=i,right=i,spare=i,corner=i,clipped=i,slot=i,shown_at=i,shown=i,pushing=i})
; advance: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | ({length=f,fall=f,tolerance=f,deep=f,books=i,energy=i,nv=i,slow=i,free=i,grid=i,ports=i,remainder=i,sweeps=i,links=i,shapes=i,rows=i,corners=i,pair_count=i,materials=i,correction=i,kind=i,link=i,size=i,shape=i,reach=i,first=i,count=i,vertices=i,pairs=i,group=i,numbers=i,losses=i,row_kind=i,row_numbers=i,row_losses=i,bodies=i,gravity=i,at=i}) | ({energy=f,now=f,lasted=f,smooth=f,kinetic=f,scheme=f,data=i,columns=i,twists_at=i,poses_at=i,gaps_at=i,booked=i,given_size=i,out_size=i,most=i,wide=i,dense=i,reply=i,table_size=i,cells=i,bodies=i,active_size=i,count=i,rows=i,size=i,old=i,overflow=i,wanted=i,swept=i,hardest=i,unsolved=i,contacts=i,pushed=i,log_size=i,logged=i,drained=i,left_out=i,noted=i,full=i,relented=i,slots=i,pushing_rows=i,column=i,row_column=i,given=i,asked=i,out=i,twist=i,freely=i,after=i,pose=i,place=i,speed=i,who=i,gap=i,normal=i,point=i,frame=i,spot=i,motion=i,begun=i,last_impulse=i,active=i,picked=i,change=i,coefficient=i,response=i,own=i,friction=i,before=i,free=i,warm=i,lost=i,root=i,total=i,some=i,shift=i,hit=i,mode=i,mode_known=i,row_mode=i,told=i,event=i,seen=i,last=i,bias=i,u=i,impulse=i,force=i,W=i,low=i,high=i,row_gap=i,row=i,row_known=i,push=i,left=i,key=i,known=i,table=i,head=i,following=i,local=i,block=i,right=i,spare=i,corner=i,clipped=i,slot=i,shown_at=i,shown=i,pushing=i})
; show: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | ({length=f,fall=f,tolerance=f,deep=f,books=i,energy=i,nv=i,slow=i,free=i,grid=i,ports=i,remainder=i,sweeps=i,links=i,shapes=i,rows=i,corners=i,pair_count=i,materials=i,correction=i,kind=i,link=i,size=i,shape=i,reach=i,first=i,count=i,vertices=i,pairs=i,group=i,numbers=i,losses=i,row_kind=i,row_numbers=i,row_losses=i,bodies=i,gravity=i,at=i}) | ({energy=f,now=f,lasted=f,smooth=f,kinetic=f,scheme=f,data=i,columns=i,twists_at=i,poses_at=i,gaps_at=i,booked=i,given_size=i,out_size=i,most=i,wide=i,dense=i,reply=i,table_size=i,cells=i,bodies=i,active_size=i,count=i,rows=i,size=i,old=i,overflow=i,wanted=i,swept=i,hardest=i,unsolved=i,contacts=i,pushed=i,log_size=i,logged=i,drained=i,left_out=i,noted=i,full=i,relented=i,slots=i,pushing_rows=i,column=i,row_column=i,given=i,asked=i,out=i,twist=i,freely=i,after=i,pose=i,place=i,speed=i,who=i,gap=i,normal=i,point=i,frame=i,spot=i,motion=i,begun=i,last_impulse=i,active=i,picked=i,change=i,coefficient=i,response=i,own=i,friction=i,before=i,free=i,warm=i,lost=i,root=i,total=i,some=i,shift=i,hit=i,mode=i,mode_known=i,row_mode=i,told=i,event=i,seen=i,last=i,bias=i,u=i,impulse=i,force=i,W=i,low=i,high=i,row_gap=i,row=i,row_known=i,push=i,left=i,key=i,known=i,table=i,head=i,following=i,local=i,block=i,right=i,spare=i,corner=i,clipped=i,slot=i,shown_at=i,shown=i,pushing=i})
declare double @llvm.fabs.f64(double)
declare double @llvm.floor.f64(double)
declare double @llvm.pow.f64(double, double)
declare double @llvm.sqrt.f64(double)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define internal fastcc void @f0(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr %3, i64 %4) unnamed_addr {
5:
 %6 = alloca ptr, align 8
 %7 = getelementptr inbounds nuw i8, ptr %1, i64 64
 %8 = load i64, ptr %7, align 1
 %9 = icmp eq i64 %8, 1
 br i1 %9, label %10, label %108
10:
 %11 = getelementptr inbounds nuw i8, ptr %1, i64 288
 %12 = load i64, ptr %11, align 1
 %13 = inttoptr i64 %12 to ptr
 %14 = getelementptr inbounds nuw i8, ptr %1, i64 280
 %15 = load i64, ptr %14, align 1
 %16 = getelementptr inbounds nuw i8, ptr %1, i64 104
 %17 = inttoptr i64 %15 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %2, i64 376
 %19 = load i64, ptr %18, align 1
 %20 = inttoptr i64 %19 to ptr
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 400
 %22 = load i64, ptr %21, align 1
 %23 = inttoptr i64 %22 to ptr
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 816
 %25 = load i64, ptr %24, align 1
 %26 = inttoptr i64 %25 to ptr
 call fastcc void @f1(ptr %6, ptr readonly %1, ptr readonly %2, ptr readonly %3, i64 %4, double 0.000000e+00, ptr readonly %13)
 %27 = load i64, ptr %16, align 1
 %28 = icmp slt i64 %27, 1
 br i1 %28, label %104, label %29
29:
 %30 = getelementptr i8, ptr %26, i64 8
 %31 = getelementptr i8, ptr %26, i64 16
 br label %56
32:
 %33 = add nuw nsw i64 %58, 1
 %34 = icmp eq i64 %33, %27
 br i1 %34, label %104, label %56
35:
 %36 = add nuw nsw i64 %65, 1
 %37 = icmp eq i64 %36, 6
 br i1 %37, label %38, label %63
38:
 %39 = mul i64 %58, 96
 %40 = getelementptr i8, ptr %23, i64 %39
 %41 = getelementptr i8, ptr %60, i64 264
 %42 = load double, ptr %41, align 8
 %43 = getelementptr i8, ptr %60, i64 224
 %44 = load double, ptr %43, align 8
 %45 = getelementptr i8, ptr %60, i64 136
 %46 = load double, ptr %45, align 8
 %47 = getelementptr i8, ptr %60, i64 168
 %48 = load double, ptr %47, align 8
 store double %44, ptr %26, align 8
 store double %46, ptr %30, align 8
 store double %48, ptr %31, align 8
 br label %84
49:
 %50 = add nuw nsw i64 %86, 1
 %51 = getelementptr double, ptr %13, i64 %86
 %52 = load double, ptr %51, align 8
 %53 = fmul nsz contract double %102, %52
 %54 = fsub nsz contract double %85, %53
 %55 = icmp eq i64 %50, 3
 br i1 %55, label %32, label %84
56:
 %57 = phi double [ 0.000000e+00, %29 ], [ %54, %32 ]
 %58 = phi i64 [ 0, %29 ], [ %33, %32 ]
 %59 = mul i64 %58, 768
 %60 = getelementptr i8, ptr %17, i64 %59
 %61 = mul i64 %58, 48
 %62 = getelementptr i8, ptr %20, i64 %61
 br label %63
63:
 %64 = phi double [ %57, %56 ], [ %82, %35 ]
 %65 = phi i64 [ 0, %56 ], [ %36, %35 ]
 %66 = getelementptr double, ptr %62, i64 %65
 %67 = load double, ptr %66, align 8
 %68 = fmul nsz contract double %67, 5.000000e-01
 %69 = mul nuw nsw i64 %65, 48
 %70 = getelementptr i8, ptr %60, i64 %69
 %71 = getelementptr i8, ptr %70, i64 96
 br label %72
72:
 %73 = phi double [ %64, %63 ], [ %82, %72 ]
 %74 = phi i64 [ 0, %63 ], [ %75, %72 ]
 %75 = add nuw nsw i64 %74, 1
 %76 = getelementptr double, ptr %71, i64 %74
 %77 = load double, ptr %76, align 8
 %78 = fmul nsz contract double %68, %77
 %79 = getelementptr double, ptr %62, i64 %74
 %80 = load double, ptr %79, align 8
 %81 = fmul nsz contract double %78, %80
 %82 = fadd nsz contract double %73, %81
 %83 = icmp eq i64 %75, 6
 br i1 %83, label %35, label %72
84:
 %85 = phi double [ %82, %38 ], [ %54, %49 ]
 %86 = phi i64 [ 0, %38 ], [ %50, %49 ]
 %87 = getelementptr double, ptr %40, i64 %86
 %88 = getelementptr i8, ptr %87, i64 72
 %89 = load double, ptr %88, align 8
 %90 = fmul nsz contract double %42, %89
 %91 = mul nuw nsw i64 %86, 24
 %92 = getelementptr i8, ptr %40, i64 %91
 br label %93
93:
 %94 = phi double [ %90, %84 ], [ %102, %93 ]
 %95 = phi i64 [ 0, %84 ], [ %96, %93 ]
 %96 = add nuw nsw i64 %95, 1
 %97 = getelementptr double, ptr %92, i64 %95
 %98 = load double, ptr %97, align 8
 %99 = getelementptr double, ptr %26, i64 %95
 %100 = load double, ptr %99, align 8
 %101 = fmul nsz contract double %98, %100
 %102 = fadd nsz contract double %94, %101
 %103 = icmp eq i64 %96, 3
 br i1 %103, label %49, label %93
104:
 %105 = phi double [ 0.000000e+00, %10 ], [ %54, %32 ]
 br label %106
106:
 %107 = phi double [ %115, %108 ], [ %105, %104 ]
 store double %107, ptr %0, align 8
 ret void
108:
 %109 = getelementptr inbounds nuw i8, ptr %2, i64 840
 %110 = load i64, ptr %109, align 1
 %111 = inttoptr i64 %110 to ptr
 %112 = getelementptr inbounds nuw i8, ptr %1, i64 40
 %113 = load i64, ptr %112, align 1
 %114 = inttoptr i64 %113 to ptr
 tail call void %114(ptr %3, ptr %111)
 %115 = load double, ptr %111, align 8
 br label %106
}
define internal fastcc void @f1(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, i64 %4, double %5, ptr readonly captures(none) %6) unnamed_addr {
7:
 %8 = getelementptr inbounds nuw i8, ptr %1, i64 280
 %9 = load i64, ptr %8, align 1
 %10 = getelementptr inbounds nuw i8, ptr %1, i64 104
 %11 = load i64, ptr %10, align 1
 %12 = inttoptr i64 %9 to ptr
 %13 = getelementptr inbounds nuw i8, ptr %1, i64 296
 %14 = load i64, ptr %13, align 1
 %15 = inttoptr i64 %14 to ptr
 %16 = getelementptr inbounds nuw i8, ptr %2, i64 376
 %17 = load i64, ptr %16, align 1
 %18 = inttoptr i64 %17 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 384
 %20 = load i64, ptr %19, align 1
 %21 = inttoptr i64 %20 to ptr
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 400
 %23 = load i64, ptr %22, align 1
 %24 = inttoptr i64 %23 to ptr
 %25 = getelementptr inbounds nuw i8, ptr %2, i64 816
 %26 = load i64, ptr %25, align 1
 %27 = inttoptr i64 %26 to ptr
 %28 = getelementptr inbounds nuw i8, ptr %2, i64 856
 %29 = load i64, ptr %28, align 1
 %30 = inttoptr i64 %29 to ptr
 %31 = getelementptr inbounds nuw i8, ptr %1, i64 48
 %32 = load i64, ptr %31, align 1
 %33 = sub i64 %4, %32
 %34 = icmp slt i64 %11, 1
 br i1 %34, label %160, label %35
35:
 %36 = getelementptr i8, ptr %30, i64 8
 %37 = getelementptr i8, ptr %30, i64 16
 %38 = getelementptr i8, ptr %30, i64 24
 %39 = getelementptr i8, ptr %30, i64 32
 %40 = getelementptr i8, ptr %30, i64 40
 %41 = getelementptr i8, ptr %30, i64 48
 %42 = getelementptr i8, ptr %30, i64 56
 %43 = getelementptr i8, ptr %30, i64 64
 %44 = getelementptr i8, ptr %6, i64 8
 %45 = getelementptr i8, ptr %6, i64 16
 br label %161
46:
 %47 = add nuw nsw i64 %162, 1
 %48 = icmp eq i64 %47, %11
 br i1 %48, label %160, label %161
49:
 %50 = mul i64 %162, 768
 %51 = getelementptr i8, ptr %12, i64 %50
 %52 = mul i64 %162, 96
 %53 = getelementptr i8, ptr %24, i64 %52
 %54 = icmp slt i64 %165, -3
 %55 = select i1 %54, i64 %4, i64 0
 %56 = getelementptr double, ptr %3, i64 %165
 %57 = getelementptr i8, ptr %56, i64 24
 %58 = getelementptr double, ptr %57, i64 %55
 %59 = load double, ptr %58, align 8
 %60 = icmp slt i64 %165, -4
 %61 = select i1 %60, i64 %4, i64 0
 %62 = getelementptr i8, ptr %56, i64 32
 %63 = getelementptr double, ptr %62, i64 %61
 %64 = load double, ptr %63, align 8
 %65 = icmp slt i64 %165, -5
 %66 = select i1 %65, i64 %4, i64 0
 %67 = getelementptr i8, ptr %56, i64 40
 %68 = getelementptr double, ptr %67, i64 %66
 %69 = load double, ptr %68, align 8
 %70 = icmp slt i64 %165, -6
 %71 = select i1 %70, i64 %4, i64 0
 %72 = getelementptr i8, ptr %56, i64 48
 %73 = getelementptr double, ptr %72, i64 %71
 %74 = load double, ptr %73, align 8
 %75 = fdiv nsz contract double 2.000000e+00, %180
 %76 = fmul nsz contract double %64, %64
 %77 = fmul nsz contract double %69, %69
 %78 = fadd nsz contract double %76, %77
 %79 = fmul nsz contract double %75, %78
 %80 = fsub nsz contract double 1.000000e+00, %79
 %81 = fmul nsz contract double %59, %64
 %82 = fmul nsz contract double %69, %74
 %83 = fsub nsz contract double %81, %82
 %84 = fmul nsz contract double %75, %83
 %85 = fmul nsz contract double %59, %69
 %86 = fmul nsz contract double %64, %74
 %87 = fadd nsz contract double %85, %86
 %88 = fmul nsz contract double %75, %87
 store double %80, ptr %30, align 8
 store double %84, ptr %36, align 8
 store double %88, ptr %37, align 8
 %89 = fadd nsz contract double %81, %82
 %90 = fmul nsz contract double %75, %89
 %91 = fmul nsz contract double %59, %59
 %92 = fadd nsz contract double %91, %77
 %93 = fmul nsz contract double %75, %92
 %94 = fsub nsz contract double 1.000000e+00, %93
 %95 = fmul nsz contract double %64, %69
 %96 = fmul nsz contract double %59, %74
 %97 = fsub nsz contract double %95, %96
 %98 = fmul nsz contract double %75, %97
 store double %90, ptr %38, align 8
 store double %94, ptr %39, align 8
 store double %98, ptr %40, align 8
 %99 = fsub nsz contract double %85, %86
 %100 = fmul nsz contract double %75, %99
 %101 = fadd nsz contract double %95, %96
 %102 = fmul nsz contract double %75, %101
 %103 = fadd nsz contract double %91, %76
 %104 = fmul nsz contract double %75, %103
 %105 = fsub nsz contract double 1.000000e+00, %104
 store double %100, ptr %41, align 8
 store double %102, ptr %42, align 8
 store double %105, ptr %43, align 8
 br label %182
106:
 %107 = add nuw nsw i64 %183, 1
 %108 = icmp eq i64 %107, 3
 br i1 %108, label %109, label %182
109:
 %110 = add nsw i64 %33, %167
 %111 = mul i64 %162, 6
 %112 = getelementptr double, ptr %18, i64 %111
 br label %223
113:
 %114 = add nuw nsw i64 %117, 1
 %115 = icmp eq i64 %114, 3
 br i1 %115, label %134, label %116
116:
 %117 = phi i64 [ %114, %113 ], [ 0, %223 ]
 %118 = getelementptr double, ptr %27, i64 %117
 %119 = getelementptr i8, ptr %118, i64 24
 store double 0.000000e+00, ptr %119, align 8
 %120 = mul nuw nsw i64 %117, 24
 %121 = getelementptr i8, ptr %51, i64 %120
 %122 = getelementptr i8, ptr %121, i64 672
 br label %123
123:
 %124 = phi i64 [ 0, %116 ], [ %126, %123 ]
 %125 = phi double [ 0.000000e+00, %116 ], [ %132, %123 ]
 %126 = add nuw nsw i64 %124, 1
 %127 = getelementptr double, ptr %122, i64 %124
 %128 = load double, ptr %127, align 8
 %129 = getelementptr double, ptr %112, i64 %124
 %130 = load double, ptr %129, align 8
 %131 = fmul nsz contract double %128, %130
 %132 = fadd nsz contract double %125, %131
 store double %132, ptr %119, align 8
 %133 = icmp eq i64 %126, 3
 br i1 %133, label %113, label %123
134:
 %135 = phi i64 [ %136, %134 ], [ 0, %113 ]
 %136 = add nuw nsw i64 %135, 1
 %137 = icmp eq i64 %136, 3
 %138 = select i1 %137, i64 0, i64 %136
 %139 = add nuw nsw i64 %135, 2
 %140 = urem i64 %139, 3
 %141 = getelementptr double, ptr %112, i64 %138
 %142 = load double, ptr %141, align 8
 %143 = getelementptr double, ptr %27, i64 %140
 %144 = getelementptr i8, ptr %143, i64 24
 %145 = load double, ptr %144, align 8
 %146 = fmul nsz contract double %142, %145
 %147 = getelementptr double, ptr %112, i64 %140
 %148 = load double, ptr %147, align 8
 %149 = getelementptr double, ptr %27, i64 %138
 %150 = getelementptr i8, ptr %149, i64 24
 %151 = load double, ptr %150, align 8
 %152 = fmul nsz contract double %148, %151
 %153 = fsub nsz contract double %146, %152
 %154 = getelementptr double, ptr %27, i64 %135
 store double %153, ptr %154, align 8
 br i1 %137, label %155, label %134
155:
 %156 = getelementptr double, ptr %21, i64 %111
 br label %234
157:
 %158 = add nuw nsw i64 %235, 1
 %159 = icmp eq i64 %158, 3
 br i1 %159, label %254, label %234
160:
 store ptr null, ptr %0, align 8
 ret void
161:
 %162 = phi i64 [ 0, %35 ], [ %47, %46 ]
 %163 = shl i64 %162, 4
 %164 = getelementptr i8, ptr %15, i64 %163
 %165 = load i64, ptr %164, align 8
 %166 = getelementptr i8, ptr %164, i64 8
 %167 = load i64, ptr %166, align 8
 %168 = add nsw i64 %165, 3
 br label %169
169:
 %170 = phi double [ 0.000000e+00, %161 ], [ %180, %169 ]
 %171 = phi i64 [ 0, %161 ], [ %172, %169 ]
 %172 = add nuw nsw i64 %171, 1
 %173 = add nsw i64 %168, %171
 %174 = icmp slt i64 %173, 0
 %175 = select i1 %174, i64 %4, i64 0
 %176 = getelementptr double, ptr %3, i64 %173
 %177 = getelementptr double, ptr %176, i64 %175
 %178 = load double, ptr %177, align 8
 %179 = fmul nsz contract double %178, %178
 %180 = fadd nsz contract double %170, %179
 %181 = icmp eq i64 %172, 4
 br i1 %181, label %49, label %169
182:
 %183 = phi i64 [ 0, %49 ], [ %107, %106 ]
 %184 = add nuw nsw i64 %183, 9
 %185 = getelementptr double, ptr %51, i64 %184
 %186 = load double, ptr %185, align 8
 %187 = getelementptr double, ptr %53, i64 %184
 store double %186, ptr %187, align 8
 %188 = mul nuw nsw i64 %183, 3
 %189 = getelementptr double, ptr %51, i64 %188
 %190 = getelementptr i8, ptr %189, i64 8
 %191 = getelementptr i8, ptr %189, i64 16
 br label %192
192:
 %193 = phi i64 [ 0, %182 ], [ %194, %192 ]
 %194 = add nuw nsw i64 %193, 1
 %195 = load double, ptr %187, align 8
 %196 = add nuw nsw i64 %193, %188
 %197 = getelementptr double, ptr %51, i64 %196
 %198 = load double, ptr %197, align 8
 %199 = add nsw i64 %193, %165
 %200 = icmp slt i64 %199, 0
 %201 = select i1 %200, i64 %4, i64 0
 %202 = getelementptr double, ptr %3, i64 %199
 %203 = getelementptr double, ptr %202, i64 %201
 %204 = load double, ptr %203, align 8
 %205 = fmul nsz contract double %198, %204
 %206 = fadd nsz contract double %195, %205
 store double %206, ptr %187, align 8
 %207 = load double, ptr %189, align 8
 %208 = getelementptr double, ptr %30, i64 %193
 %209 = load double, ptr %208, align 8
 %210 = fmul nsz contract double %207, %209
 %211 = load double, ptr %190, align 8
 %212 = getelementptr i8, ptr %208, i64 24
 %213 = load double, ptr %212, align 8
 %214 = fmul nsz contract double %211, %213
 %215 = fadd nsz contract double %210, %214
 %216 = load double, ptr %191, align 8
 %217 = getelementptr i8, ptr %208, i64 48
 %218 = load double, ptr %217, align 8
 %219 = fmul nsz contract double %216, %218
 %220 = fadd nsz contract double %215, %219
 %221 = getelementptr double, ptr %53, i64 %196
 store double %220, ptr %221, align 8
 %222 = icmp eq i64 %194, 3
 br i1 %222, label %106, label %192
223:
 %224 = phi i64 [ 0, %109 ], [ %225, %223 ]
 %225 = add nuw nsw i64 %224, 1
 %226 = add nsw i64 %110, %224
 %227 = icmp slt i64 %226, 0
 %228 = select i1 %227, i64 %4, i64 0
 %229 = getelementptr double, ptr %3, i64 %226
 %230 = getelementptr double, ptr %229, i64 %228
 %231 = load double, ptr %230, align 8
 %232 = getelementptr double, ptr %112, i64 %224
 store double %231, ptr %232, align 8
 %233 = icmp eq i64 %225, 6
 br i1 %233, label %116, label %223
234:
 %235 = phi i64 [ %158, %157 ], [ 0, %155 ]
 %236 = getelementptr double, ptr %112, i64 %235
 %237 = load double, ptr %236, align 8
 %238 = getelementptr double, ptr %156, i64 %235
 store double %237, ptr %238, align 8
 %239 = mul i64 %235, 48
 %240 = getelementptr i8, ptr %51, i64 %239
 %241 = getelementptr i8, ptr %240, i64 384
 br label %242
242:
 %243 = phi i64 [ 0, %234 ], [ %245, %242 ]
 %244 = phi double [ %237, %234 ], [ %252, %242 ]
 %245 = add nuw nsw i64 %243, 1
 %246 = getelementptr double, ptr %241, i64 %243
 %247 = load double, ptr %246, align 8
 %248 = fmul nsz contract double %5, %247
 %249 = getelementptr double, ptr %27, i64 %243
 %250 = load double, ptr %249, align 8
 %251 = fmul nsz contract double %248, %250
 %252 = fsub nsz contract double %244, %251
 store double %252, ptr %238, align 8
 %253 = icmp eq i64 %245, 3
 br i1 %253, label %157, label %242
254:
 %255 = phi i64 [ %256, %254 ], [ 0, %157 ]
 %256 = add nuw nsw i64 %255, 1
 %257 = icmp eq i64 %256, 3
 %258 = select i1 %257, i64 0, i64 %256
 %259 = add nuw nsw i64 %255, 2
 %260 = urem i64 %259, 3
 %261 = add nuw nsw i64 %255, 3
 %262 = getelementptr double, ptr %112, i64 %261
 %263 = load double, ptr %262, align 8
 %264 = getelementptr double, ptr %53, i64 %255
 %265 = load double, ptr %264, align 8
 %266 = load double, ptr %6, align 8
 %267 = fmul nsz contract double %265, %266
 %268 = getelementptr double, ptr %53, i64 %261
 %269 = load double, ptr %268, align 8
 %270 = load double, ptr %44, align 8
 %271 = fmul nsz contract double %269, %270
 %272 = fadd nsz contract double %267, %271
 %273 = getelementptr i8, ptr %264, i64 48
 %274 = load double, ptr %273, align 8
 %275 = load double, ptr %45, align 8
 %276 = fmul nsz contract double %274, %275
 %277 = fadd nsz contract double %272, %276
 %278 = fmul nsz contract double %5, %277
 %279 = fadd nsz contract double %263, %278
 %280 = getelementptr double, ptr %156, i64 %261
 store double %279, ptr %280, align 8
 %281 = getelementptr double, ptr %112, i64 %258
 %282 = load double, ptr %281, align 8
 %283 = getelementptr double, ptr %156, i64 %258
 %284 = load double, ptr %283, align 8
 %285 = fsub nsz contract double %282, %284
 %286 = getelementptr double, ptr %51, i64 %260
 %287 = getelementptr i8, ptr %286, i64 744
 %288 = load double, ptr %287, align 8
 %289 = fmul nsz contract double %285, %288
 %290 = getelementptr double, ptr %112, i64 %260
 %291 = load double, ptr %290, align 8
 %292 = getelementptr double, ptr %156, i64 %260
 %293 = load double, ptr %292, align 8
 %294 = fsub nsz contract double %291, %293
 %295 = getelementptr double, ptr %51, i64 %258
 %296 = getelementptr i8, ptr %295, i64 744
 %297 = load double, ptr %296, align 8
 %298 = fmul nsz contract double %294, %297
 %299 = fsub nsz contract double %289, %298
 %300 = fadd nsz contract double %279, %299
 store double %300, ptr %280, align 8
 %301 = icmp eq i64 %256, 3
 br i1 %301, label %46, label %254
}
define internal fastcc void @f2(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, double %3, i64 %4) unnamed_addr {
5:
 %6 = getelementptr inbounds nuw i8, ptr %1, i64 224
 %7 = load i64, ptr %6, align 1
 %8 = getelementptr inbounds nuw i8, ptr %1, i64 136
 %9 = load i64, ptr %8, align 1
 %10 = mul nsw i64 %9, 3
 %11 = inttoptr i64 %7 to ptr
 %12 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %13 = load i64, ptr %12, align 1
 %14 = inttoptr i64 %13 to ptr
 %15 = getelementptr inbounds nuw i8, ptr %2, i64 456
 %16 = load i64, ptr %15, align 1
 %17 = inttoptr i64 %16 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %2, i64 696
 %19 = load i64, ptr %18, align 1
 %20 = inttoptr i64 %19 to ptr
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 888
 %22 = load i64, ptr %21, align 1
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 328
 %24 = load i64, ptr %23, align 1
 %25 = getelementptr inbounds nuw i8, ptr %2, i64 320
 %26 = load i64, ptr %25, align 1
 %27 = mul nsw i64 %26, 3
 %28 = inttoptr i64 %22 to ptr
 %29 = icmp sgt i64 %26, 0
 %30 = select i1 %29, i64 %27, i64 0
 %31 = icmp sgt i64 %30, 0
 br i1 %31, label %32, label %38
32:
 %33 = icmp slt i64 %4, 0
 %34 = select i1 %33, i64 %24, i64 0
 %35 = add i64 %34, %4
 %36 = mul i64 %35, %27
 %37 = getelementptr double, ptr %28, i64 %36
 br label %113
38:
 %39 = fcmp nsz contract ugt double %3, 0.000000e+00
 br i1 %39, label %41, label %40
40:
 store ptr null, ptr %0, align 8
 ret void
41:
 %42 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %43 = load i64, ptr %42, align 1
 %44 = icmp slt i64 %43, 1
 br i1 %44, label %40, label %45
45:
 %46 = getelementptr i8, ptr %11, i64 8
 %47 = getelementptr i8, ptr %11, i64 16
 %48 = getelementptr inbounds nuw i8, ptr %2, i64 864
 %49 = icmp slt i64 %4, 0
 %50 = select i1 %49, i64 %24, i64 0
 %51 = add i64 %50, %4
 %52 = mul i64 %51, %27
 %53 = getelementptr double, ptr %28, i64 %52
 br label %118
54:
 %55 = icmp eq i64 %120, %43
 br i1 %55, label %40, label %118
56:
 %57 = load i64, ptr %46, align 8
 %58 = icmp eq i64 %57, %125
 br i1 %58, label %59, label %62
59:
 %60 = load i64, ptr %47, align 8
 %61 = icmp eq i64 %60, %127
 br i1 %61, label %89, label %62
62:
 br label %63
63:
 %64 = phi i64 [ 0, %62 ], [ %65, %83 ]
 %65 = add i64 %64, 1
 %66 = icmp slt i64 %64, -1
 %67 = select i1 %66, i64 %10, i64 0
 %68 = mul i64 %65, 24
 %69 = getelementptr i8, ptr %11, i64 %68
 %70 = getelementptr i64, ptr %69, i64 %67
 %71 = load i64, ptr %70, align 8
 %72 = icmp eq i64 %71, %123
 br i1 %72, label %73, label %83
73:
 %74 = getelementptr i8, ptr %69, i64 8
 %75 = getelementptr i64, ptr %74, i64 %67
 %76 = load i64, ptr %75, align 8
 %77 = icmp eq i64 %76, %125
 br i1 %77, label %78, label %83
78:
 %79 = getelementptr i8, ptr %69, i64 16
 %80 = getelementptr i64, ptr %79, i64 %67
 %81 = load i64, ptr %80, align 8
 %82 = icmp eq i64 %81, %127
 br i1 %82, label %84, label %83
83:
 br label %63
84:
 %85 = load i64, ptr %8, align 1
 %86 = shl nsw i64 %85, 1
 %87 = select i1 %66, i64 %86, i64 0
 %88 = shl i64 %65, 4
 br label %89
89:
 %90 = phi i64 [ %88, %84 ], [ 0, %59 ]
 %91 = phi i64 [ %87, %84 ], [ 0, %59 ]
 %92 = getelementptr i8, ptr %122, i64 24
 %93 = load i64, ptr %92, align 8
 %94 = load i64, ptr %48, align 1
 %95 = inttoptr i64 %94 to ptr
 %96 = getelementptr i8, ptr %95, i64 %90
 %97 = getelementptr i64, ptr %96, i64 %91
 %98 = load i64, ptr %97, align 8
 %99 = getelementptr i8, ptr %96, i64 8
 %100 = getelementptr i64, ptr %99, i64 %91
 %101 = load i64, ptr %100, align 8
 %102 = icmp sgt i64 %101, 1
 %103 = select i1 %102, i64 %93, i64 0
 %104 = add nsw i64 %103, %98
 %105 = mul nsw i64 %104, 3
 %106 = mul i64 %119, 72
 %107 = getelementptr i8, ptr %17, i64 %106
 %108 = mul i64 %119, 24
 %109 = getelementptr i8, ptr %20, i64 %108
 br label %130
110:
 %111 = add nuw nsw i64 %131, 1
 %112 = icmp eq i64 %111, 3
 br i1 %112, label %54, label %130
113:
 %114 = phi i64 [ 0, %32 ], [ %115, %113 ]
 %115 = add nuw nsw i64 %114, 1
 %116 = getelementptr double, ptr %37, i64 %114
 store double 0.000000e+00, ptr %116, align 8
 %117 = icmp eq i64 %115, %30
 br i1 %117, label %38, label %113
118:
 %119 = phi i64 [ 0, %45 ], [ %120, %54 ]
 %120 = add nuw nsw i64 %119, 1
 %121 = shl i64 %119, 5
 %122 = getelementptr i8, ptr %14, i64 %121
 %123 = load i64, ptr %122, align 8
 %124 = getelementptr i8, ptr %122, i64 8
 %125 = load i64, ptr %124, align 8
 %126 = getelementptr i8, ptr %122, i64 16
 %127 = load i64, ptr %126, align 8
 %128 = load i64, ptr %11, align 8
 %129 = icmp eq i64 %128, %123
 br i1 %129, label %56, label %62
130:
 %131 = phi i64 [ 0, %89 ], [ %111, %110 ]
 %132 = add nsw i64 %131, %105
 %133 = icmp slt i64 %132, 0
 %134 = select i1 %133, i64 %27, i64 0
 %135 = getelementptr double, ptr %53, i64 %132
 %136 = getelementptr double, ptr %135, i64 %134
 %137 = load double, ptr %136, align 8
 %138 = getelementptr double, ptr %107, i64 %131
 br label %139
139:
 %140 = phi i64 [ 0, %130 ], [ %142, %139 ]
 %141 = phi double [ %137, %130 ], [ %150, %139 ]
 %142 = add nuw nsw i64 %140, 1
 %143 = mul i64 %140, 24
 %144 = getelementptr i8, ptr %138, i64 %143
 %145 = load double, ptr %144, align 8
 %146 = getelementptr double, ptr %109, i64 %140
 %147 = load double, ptr %146, align 8
 %148 = fmul nsz contract double %145, %147
 %149 = fdiv nsz contract double %148, %3
 %150 = fadd nsz contract double %141, %149
 store double %150, ptr %136, align 8
 %151 = icmp eq i64 %142, 3
 br i1 %151, label %110, label %139
}
define i64 @begin(i64 %0, i64 %1) {
 %3 = alloca ptr, align 8
 %4 = alloca double, align 8
 %5 = add i64 %0, 16
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = add i64 %0, 136
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = add i64 %0, 192
 %12 = inttoptr i64 %11 to ptr
 %13 = load double, ptr %12, align 8
 %14 = add i64 %0, 200
 %15 = inttoptr i64 %14 to ptr
 %16 = load double, ptr %15, align 8
 %17 = add i64 %0, 224
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = add i64 %0, 232
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = add i64 %0, 240
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = inttoptr i64 %19 to ptr
 %27 = add i64 %0, 280
 %28 = inttoptr i64 %27 to ptr
 %29 = load i64, ptr %28, align 8
 %30 = inttoptr i64 %29 to ptr
 %31 = add i64 %0, 296
 %32 = inttoptr i64 %31 to ptr
 %33 = load i64, ptr %32, align 8
 %34 = inttoptr i64 %33 to ptr
 %35 = add i64 %0, 312
 %36 = inttoptr i64 %35 to ptr
 %37 = load i64, ptr %36, align 8
 %38 = add i64 %0, 320
 %39 = inttoptr i64 %38 to ptr
 %40 = load i64, ptr %39, align 8
 %41 = inttoptr i64 %37 to ptr
 %42 = add i64 %0, 376
 %43 = inttoptr i64 %42 to ptr
 %44 = load i64, ptr %43, align 8
 %45 = add i64 %0, 384
 %46 = inttoptr i64 %45 to ptr
 %47 = load i64, ptr %46, align 8
 %48 = inttoptr i64 %44 to ptr
 %49 = add i64 %0, 424
 %50 = inttoptr i64 %49 to ptr
 %51 = load i64, ptr %50, align 8
 %52 = add i64 %0, 432
 %53 = inttoptr i64 %52 to ptr
 %54 = load i64, ptr %53, align 8
 %55 = inttoptr i64 %51 to ptr
 %56 = add i64 %0, 440
 %57 = inttoptr i64 %56 to ptr
 %58 = load i64, ptr %57, align 8
 %59 = inttoptr i64 %58 to ptr
 %60 = add i64 %0, 456
 %61 = inttoptr i64 %60 to ptr
 %62 = load i64, ptr %61, align 8
 %63 = inttoptr i64 %62 to ptr
 %64 = add i64 %0, 488
 %65 = inttoptr i64 %64 to ptr
 %66 = load i64, ptr %65, align 8
 %67 = add i64 %0, 496
 %68 = inttoptr i64 %67 to ptr
 %69 = load i64, ptr %68, align 8
 %70 = inttoptr i64 %66 to ptr
 %71 = add i64 %0, 504
 %72 = inttoptr i64 %71 to ptr
 %73 = load i64, ptr %72, align 8
 %74 = inttoptr i64 %73 to ptr
 %75 = add i64 %0, 520
 %76 = inttoptr i64 %75 to ptr
 %77 = load i64, ptr %76, align 8
 %78 = add i64 %0, 528
 %79 = inttoptr i64 %78 to ptr
 %80 = load i64, ptr %79, align 8
 %81 = add i64 %0, 536
 %82 = inttoptr i64 %81 to ptr
 %83 = load i64, ptr %82, align 8
 %84 = inttoptr i64 %77 to ptr
 %85 = add i64 %0, 544
 %86 = inttoptr i64 %85 to ptr
 %87 = load i64, ptr %86, align 8
 %88 = add i64 %0, 552
 %89 = inttoptr i64 %88 to ptr
 %90 = load i64, ptr %89, align 8
 %91 = add i64 %0, 560
 %92 = inttoptr i64 %91 to ptr
 %93 = load i64, ptr %92, align 8
 %94 = inttoptr i64 %87 to ptr
 %95 = add i64 %0, 568
 %96 = inttoptr i64 %95 to ptr
 %97 = load i64, ptr %96, align 8
 %98 = add i64 %0, 576
 %99 = inttoptr i64 %98 to ptr
 %100 = load i64, ptr %99, align 8
 %101 = add i64 %0, 584
 %102 = inttoptr i64 %101 to ptr
 %103 = load i64, ptr %102, align 8
 %104 = inttoptr i64 %97 to ptr
 %105 = add i64 %0, 592
 %106 = inttoptr i64 %105 to ptr
 %107 = load i64, ptr %106, align 8
 %108 = add i64 %0, 600
 %109 = inttoptr i64 %108 to ptr
 %110 = load i64, ptr %109, align 8
 %111 = add i64 %0, 608
 %112 = inttoptr i64 %111 to ptr
 %113 = load i64, ptr %112, align 8
 %114 = inttoptr i64 %107 to ptr
 %115 = add i64 %0, 616
 %116 = inttoptr i64 %115 to ptr
 %117 = load i64, ptr %116, align 8
 %118 = inttoptr i64 %117 to ptr
 %119 = add i64 %0, 632
 %120 = inttoptr i64 %119 to ptr
 %121 = load i64, ptr %120, align 8
 %122 = inttoptr i64 %121 to ptr
 %123 = add i64 %0, 640
 %124 = inttoptr i64 %123 to ptr
 %125 = load i64, ptr %124, align 8
 %126 = inttoptr i64 %125 to ptr
 %127 = icmp eq i64 %7, 0
 br i1 %127, label %188, label %128
128:
 %129 = icmp slt i64 %47, 1
 br i1 %129, label %137, label %130
130:
 %131 = phi i64 [ %132, %130 ], [ 0, %128 ]
 %132 = add nuw nsw i64 %131, 1
 %133 = getelementptr double, ptr %48, i64 %131
 %134 = load double, ptr %133, align 8
 %135 = getelementptr double, ptr %74, i64 %131
 store double %134, ptr %135, align 8
 %136 = icmp eq i64 %47, %132
 br i1 %136, label %137, label %130
137:
 %138 = inttoptr i64 %7 to ptr
 tail call void %138(ptr %74, ptr %70)
 %139 = icmp slt i64 %47, 0
 %140 = select i1 %139, i64 %69, i64 0
 %141 = getelementptr double, ptr %70, i64 %47
 %142 = getelementptr double, ptr %141, i64 %140
 %143 = load double, ptr %142, align 8
 %144 = icmp slt i64 %47, -1
 %145 = select i1 %144, i64 %69, i64 0
 %146 = getelementptr i8, ptr %141, i64 8
 %147 = getelementptr double, ptr %146, i64 %145
 %148 = load double, ptr %147, align 8
 %149 = getelementptr inbounds nuw i8, ptr %118, i64 56
 store double %143, ptr %149, align 1
 %150 = getelementptr inbounds nuw i8, ptr %118, i64 64
 store double %148, ptr %150, align 1
 %151 = tail call i64 @llvm.smax.i64(i64 %47, i64 -2)
 %152 = add nsw i64 %151, 2
 br label %153
153:
 %154 = phi i64 [ 12, %137 ], [ %168, %164 ]
 %155 = icmp eq i64 %154, 0
 br i1 %155, label %186, label %167
156:
 br i1 %129, label %164, label %157
157:
 %158 = phi i64 [ %159, %157 ], [ 0, %156 ]
 %159 = add nuw nsw i64 %158, 1
 %160 = getelementptr double, ptr %70, i64 %158
 %161 = load double, ptr %160, align 8
 %162 = getelementptr double, ptr %48, i64 %158
 store double %161, ptr %162, align 8
 %163 = icmp eq i64 %47, %159
 br i1 %163, label %164, label %157
164:
 %165 = load double, ptr %142, align 8
 %166 = fcmp nsz contract ugt double %165, %13
 br i1 %166, label %153, label %188
167:
 %168 = add nsw i64 %154, -1
 br i1 %129, label %176, label %169
169:
 %170 = phi i64 [ %171, %169 ], [ 0, %167 ]
 %171 = add nuw nsw i64 %170, 1
 %172 = getelementptr double, ptr %48, i64 %170
 %173 = load double, ptr %172, align 8
 %174 = getelementptr double, ptr %74, i64 %170
 store double %173, ptr %174, align 8
 %175 = icmp eq i64 %47, %171
 br i1 %175, label %176, label %169
176:
 tail call void %138(ptr %74, ptr %70)
 br label %177
177:
 %178 = phi i64 [ 0, %176 ], [ %181, %180 ]
 %179 = icmp eq i64 %178, %152
 br i1 %179, label %156, label %180
180:
 %181 = add nuw i64 %178, 1
 %182 = getelementptr double, ptr %70, i64 %178
 %183 = load double, ptr %182, align 8
 %184 = fsub nsz contract double %183, %183
 %185 = fcmp nsz contract ord double %184, 0.000000e+00
 br i1 %185, label %177, label %186
186:
 %187 = getelementptr inbounds nuw i8, ptr %118, i64 72
 store i64 5, ptr %187, align 1
 br label %374
188:
 %189 = icmp slt i64 %47, 1
 br i1 %189, label %197, label %190
190:
 %191 = phi i64 [ %192, %190 ], [ 0, %188 ]
 %192 = add nuw nsw i64 %191, 1
 %193 = getelementptr double, ptr %48, i64 %191
 %194 = load double, ptr %193, align 8
 %195 = getelementptr double, ptr %41, i64 %191
 store double %194, ptr %195, align 8
 %196 = icmp eq i64 %47, %192
 br i1 %196, label %197, label %190
197:
 %198 = icmp slt i64 %10, 1
 br i1 %198, label %209, label %199
199:
 %200 = phi i64 [ %202, %199 ], [ %10, %197 ]
 %201 = phi i64 [ %203, %199 ], [ %47, %197 ]
 %202 = add nsw i64 %200, -1
 %203 = add i64 %201, 1
 %204 = icmp slt i64 %201, 0
 %205 = select i1 %204, i64 %40, i64 0
 %206 = getelementptr double, ptr %41, i64 %201
 %207 = getelementptr double, ptr %206, i64 %205
 store double 0.000000e+00, ptr %207, align 8
 %208 = icmp samesign ugt i64 %200, 1
 br i1 %208, label %199, label %209
209:
 store double 0.000000e+00, ptr %4, align 8
 call fastcc void @f0(ptr %4, ptr readonly %122, ptr %126, ptr %48, i64 %47)
 %210 = load double, ptr %4, align 8
 store double %210, ptr %126, align 1
 %211 = getelementptr inbounds nuw i8, ptr %126, i64 8
 store double %210, ptr %211, align 1
 %212 = fsub nsz contract double %210, %210
 %213 = fcmp nsz contract ord double %212, 0.000000e+00
 br i1 %213, label %216, label %214
214:
 %215 = getelementptr inbounds nuw i8, ptr %118, i64 72
 store i64 4, ptr %215, align 1
 br label %374
216:
 %217 = load double, ptr %30, align 8
 %218 = load double, ptr %118, align 1
 %219 = fcmp nsz contract ugt double %217, %218
 br i1 %219, label %360, label %220
220:
 %221 = getelementptr inbounds nuw i8, ptr %118, i64 104
 %222 = load i64, ptr %221, align 1
 %223 = getelementptr inbounds nuw i8, ptr %118, i64 112
 %224 = load i64, ptr %223, align 1
 %225 = sub nsw i64 %222, %224
 %226 = icmp slt i64 %225, 0
 %227 = select i1 %226, i64 %80, i64 0
 %228 = add i64 %227, %225
 %229 = mul i64 %228, %83
 %230 = getelementptr double, ptr %84, i64 %229
 br i1 %189, label %238, label %231
231:
 %232 = phi i64 [ %233, %231 ], [ 0, %220 ]
 %233 = add nuw nsw i64 %232, 1
 %234 = getelementptr double, ptr %48, i64 %232
 %235 = load double, ptr %234, align 8
 %236 = getelementptr double, ptr %230, i64 %232
 store double %235, ptr %236, align 8
 %237 = icmp eq i64 %47, %233
 br i1 %237, label %238, label %231
238:
 %239 = select i1 %226, i64 %90, i64 0
 %240 = add i64 %239, %225
 %241 = mul i64 %240, %93
 %242 = getelementptr double, ptr %94, i64 %241
 %243 = icmp slt i64 %54, 1
 br i1 %243, label %251, label %244
244:
 %245 = phi i64 [ %246, %244 ], [ 0, %238 ]
 %246 = add nuw nsw i64 %245, 1
 %247 = getelementptr double, ptr %55, i64 %245
 %248 = load double, ptr %247, align 8
 %249 = getelementptr double, ptr %242, i64 %245
 store double %248, ptr %249, align 8
 %250 = icmp eq i64 %54, %246
 br i1 %250, label %251, label %244
251:
 %252 = getelementptr inbounds nuw i8, ptr %126, i64 320
 %253 = load i64, ptr %252, align 1
 %254 = icmp sgt i64 %253, 0
 br i1 %254, label %255, label %258
255:
 %256 = getelementptr inbounds nuw i8, ptr %126, i64 16
 %257 = load double, ptr %256, align 1
 call fastcc void @f2(ptr %3, ptr readonly %122, ptr readonly %126, double %257, i64 %225)
 br label %258
258:
 %259 = select i1 %226, i64 %100, i64 0
 %260 = add i64 %259, %225
 %261 = mul i64 %260, %103
 %262 = getelementptr double, ptr %104, i64 %261
 br i1 %127, label %321, label %263
263:
 %264 = icmp slt i64 %83, 1
 %265 = inttoptr i64 %7 to ptr
 %266 = tail call i64 @llvm.smax.i64(i64 %83, i64 -2)
 %267 = add nsw i64 %266, 2
 %268 = icmp slt i64 %83, 0
 %269 = select i1 %268, i64 %69, i64 0
 %270 = getelementptr double, ptr %70, i64 %83
 %271 = getelementptr double, ptr %270, i64 %269
 br label %272
272:
 %273 = phi i64 [ 12, %263 ], [ %287, %283 ]
 %274 = icmp eq i64 %273, 0
 br i1 %274, label %305, label %286
275:
 br i1 %264, label %283, label %276
276:
 %277 = phi i64 [ %278, %276 ], [ 0, %275 ]
 %278 = add nuw nsw i64 %277, 1
 %279 = getelementptr double, ptr %70, i64 %277
 %280 = load double, ptr %279, align 8
 %281 = getelementptr double, ptr %230, i64 %277
 store double %280, ptr %281, align 8
 %282 = icmp eq i64 %83, %278
 br i1 %282, label %283, label %276
283:
 %284 = load double, ptr %271, align 8
 %285 = fcmp nsz contract ugt double %284, %13
 br i1 %285, label %272, label %305
286:
 %287 = add nsw i64 %273, -1
 br i1 %264, label %295, label %288
288:
 %289 = phi i64 [ %290, %288 ], [ 0, %286 ]
 %290 = add nuw nsw i64 %289, 1
 %291 = getelementptr double, ptr %230, i64 %289
 %292 = load double, ptr %291, align 8
 %293 = getelementptr double, ptr %74, i64 %289
 store double %292, ptr %293, align 8
 %294 = icmp eq i64 %83, %290
 br i1 %294, label %295, label %288
295:
 tail call void %265(ptr %74, ptr %70)
 br label %296
296:
 %297 = phi i64 [ 0, %295 ], [ %300, %299 ]
 %298 = icmp eq i64 %297, %267
 br i1 %298, label %275, label %299
299:
 %300 = add nuw i64 %297, 1
 %301 = getelementptr double, ptr %70, i64 %297
 %302 = load double, ptr %301, align 8
 %303 = fsub nsz contract double %302, %302
 %304 = fcmp nsz contract ord double %303, 0.000000e+00
 br i1 %304, label %296, label %305
305:
 br i1 %264, label %313, label %306
306:
 %307 = phi i64 [ %308, %306 ], [ 0, %305 ]
 %308 = add nuw nsw i64 %307, 1
 %309 = getelementptr double, ptr %230, i64 %307
 %310 = load double, ptr %309, align 8
 %311 = getelementptr double, ptr %74, i64 %307
 store double %310, ptr %311, align 8
 %312 = icmp eq i64 %83, %308
 br i1 %312, label %313, label %306
313:
 tail call void %265(ptr %74, ptr %70)
 %314 = load double, ptr %271, align 8
 %315 = icmp slt i64 %83, -1
 %316 = select i1 %315, i64 %69, i64 0
 %317 = getelementptr i8, ptr %270, i64 8
 %318 = getelementptr double, ptr %317, i64 %316
 %319 = load double, ptr %318, align 8
 store double %314, ptr %262, align 8
 %320 = getelementptr i8, ptr %262, i64 8
 store double %319, ptr %320, align 8
 br label %321
321:
 %322 = load i64, ptr %221, align 1
 %323 = load i64, ptr %223, align 1
 %324 = sub i64 %322, %323
 %325 = icmp slt i64 %324, 0
 %326 = select i1 %325, i64 %110, i64 0
 %327 = add i64 %326, %324
 %328 = mul i64 %327, %113
 %329 = getelementptr double, ptr %114, i64 %328
 %330 = icmp slt i64 %113, 1
 br i1 %330, label %335, label %331
331:
 %332 = shl i64 %328, 3
 %333 = getelementptr i8, ptr %114, i64 %332
 %334 = shl i64 %113, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %333, i8 0, i64 %334, i1 false)
 br label %335
335:
 %336 = getelementptr inbounds nuw i8, ptr %118, i64 48
 %337 = load double, ptr %336, align 1
 store double %337, ptr %329, align 8
 br i1 %243, label %356, label %338
338:
 %339 = phi i64 [ %340, %338 ], [ 0, %335 ]
 %340 = add nuw nsw i64 %339, 1
 %341 = getelementptr i64, ptr %34, i64 %339
 %342 = load i64, ptr %341, align 8
 %343 = icmp slt i64 %342, -1
 %344 = select i1 %343, i64 %113, i64 0
 %345 = getelementptr double, ptr %329, i64 %342
 %346 = getelementptr i8, ptr %345, i64 8
 %347 = getelementptr double, ptr %346, i64 %344
 %348 = load double, ptr %347, align 8
 %349 = getelementptr double, ptr %63, i64 %339
 %350 = load double, ptr %349, align 8
 %351 = getelementptr double, ptr %59, i64 %339
 %352 = load double, ptr %351, align 8
 %353 = fsub nsz contract double %350, %352
 %354 = fadd nsz contract double %348, %353
 store double %354, ptr %347, align 8
 %355 = icmp eq i64 %54, %340
 br i1 %355, label %356, label %338
356:
 %357 = load i64, ptr %221, align 1
 %358 = add nsw i64 %357, 1
 store i64 %358, ptr %221, align 1
 %359 = load double, ptr %118, align 1
 br label %360
360:
 %361 = phi double [ %359, %356 ], [ %218, %216 ]
 %362 = add nsw i64 %22, -1
 %363 = tail call i64 @llvm.smin.i64(i64 %22, i64 0)
 %364 = add i64 %362, %363
 %365 = mul i64 %364, %25
 %366 = getelementptr double, ptr %26, i64 %365
 %367 = getelementptr i8, ptr %366, i64 8
 %368 = load double, ptr %367, align 8
 %369 = fcmp nsz contract ult double %361, %368
 br i1 %369, label %372, label %370
370:
 %371 = getelementptr inbounds nuw i8, ptr %118, i64 72
 store i64 1, ptr %371, align 1
 br label %374
372:
 %373 = getelementptr inbounds nuw i8, ptr %118, i64 8
 store double %16, ptr %373, align 1
 br label %374
374:
 ret i64 0
}
define i64 @take(i64 %0, i64 %1) {
 %3 = alloca ptr, align 8
 %4 = add i64 %0, 16
 %5 = inttoptr i64 %4 to ptr
 %6 = load i64, ptr %5, align 8
 %7 = add i64 %0, 192
 %8 = inttoptr i64 %7 to ptr
 %9 = load double, ptr %8, align 8
 %10 = add i64 %0, 296
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = inttoptr i64 %12 to ptr
 %14 = add i64 %0, 376
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = add i64 %0, 384
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = inttoptr i64 %16 to ptr
 %21 = add i64 %0, 424
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = add i64 %0, 432
 %25 = inttoptr i64 %24 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = inttoptr i64 %23 to ptr
 %28 = add i64 %0, 440
 %29 = inttoptr i64 %28 to ptr
 %30 = load i64, ptr %29, align 8
 %31 = inttoptr i64 %30 to ptr
 %32 = add i64 %0, 456
 %33 = inttoptr i64 %32 to ptr
 %34 = load i64, ptr %33, align 8
 %35 = inttoptr i64 %34 to ptr
 %36 = add i64 %0, 488
 %37 = inttoptr i64 %36 to ptr
 %38 = load i64, ptr %37, align 8
 %39 = add i64 %0, 496
 %40 = inttoptr i64 %39 to ptr
 %41 = load i64, ptr %40, align 8
 %42 = inttoptr i64 %38 to ptr
 %43 = add i64 %0, 504
 %44 = inttoptr i64 %43 to ptr
 %45 = load i64, ptr %44, align 8
 %46 = inttoptr i64 %45 to ptr
 %47 = add i64 %0, 520
 %48 = inttoptr i64 %47 to ptr
 %49 = load i64, ptr %48, align 8
 %50 = add i64 %0, 528
 %51 = inttoptr i64 %50 to ptr
 %52 = load i64, ptr %51, align 8
 %53 = add i64 %0, 536
 %54 = inttoptr i64 %53 to ptr
 %55 = load i64, ptr %54, align 8
 %56 = inttoptr i64 %49 to ptr
 %57 = add i64 %0, 544
 %58 = inttoptr i64 %57 to ptr
 %59 = load i64, ptr %58, align 8
 %60 = add i64 %0, 552
 %61 = inttoptr i64 %60 to ptr
 %62 = load i64, ptr %61, align 8
 %63 = add i64 %0, 560
 %64 = inttoptr i64 %63 to ptr
 %65 = load i64, ptr %64, align 8
 %66 = inttoptr i64 %59 to ptr
 %67 = add i64 %0, 568
 %68 = inttoptr i64 %67 to ptr
 %69 = load i64, ptr %68, align 8
 %70 = add i64 %0, 576
 %71 = inttoptr i64 %70 to ptr
 %72 = load i64, ptr %71, align 8
 %73 = add i64 %0, 584
 %74 = inttoptr i64 %73 to ptr
 %75 = load i64, ptr %74, align 8
 %76 = inttoptr i64 %69 to ptr
 %77 = add i64 %0, 592
 %78 = inttoptr i64 %77 to ptr
 %79 = load i64, ptr %78, align 8
 %80 = add i64 %0, 600
 %81 = inttoptr i64 %80 to ptr
 %82 = load i64, ptr %81, align 8
 %83 = add i64 %0, 608
 %84 = inttoptr i64 %83 to ptr
 %85 = load i64, ptr %84, align 8
 %86 = inttoptr i64 %79 to ptr
 %87 = add i64 %0, 616
 %88 = inttoptr i64 %87 to ptr
 %89 = load i64, ptr %88, align 8
 %90 = inttoptr i64 %89 to ptr
 %91 = add i64 %0, 632
 %92 = inttoptr i64 %91 to ptr
 %93 = load i64, ptr %92, align 8
 %94 = inttoptr i64 %93 to ptr
 %95 = add i64 %0, 640
 %96 = inttoptr i64 %95 to ptr
 %97 = load i64, ptr %96, align 8
 %98 = inttoptr i64 %97 to ptr
 %99 = getelementptr inbounds nuw i8, ptr %90, i64 104
 %100 = load i64, ptr %99, align 1
 %101 = getelementptr inbounds nuw i8, ptr %90, i64 112
 %102 = load i64, ptr %101, align 1
 %103 = sub nsw i64 %100, %102
 %104 = icmp slt i64 %103, 0
 %105 = select i1 %104, i64 %52, i64 0
 %106 = add i64 %105, %103
 %107 = mul i64 %106, %55
 %108 = getelementptr double, ptr %56, i64 %107
 %109 = icmp slt i64 %19, 1
 br i1 %109, label %117, label %110
110:
 %111 = phi i64 [ %112, %110 ], [ 0, %2 ]
 %112 = add nuw nsw i64 %111, 1
 %113 = getelementptr double, ptr %20, i64 %111
 %114 = load double, ptr %113, align 8
 %115 = getelementptr double, ptr %108, i64 %111
 store double %114, ptr %115, align 8
 %116 = icmp eq i64 %19, %112
 br i1 %116, label %117, label %110
117:
 %118 = select i1 %104, i64 %62, i64 0
 %119 = add i64 %118, %103
 %120 = mul i64 %119, %65
 %121 = getelementptr double, ptr %66, i64 %120
 %122 = icmp slt i64 %26, 1
 br i1 %122, label %130, label %123
123:
 %124 = phi i64 [ %125, %123 ], [ 0, %117 ]
 %125 = add nuw nsw i64 %124, 1
 %126 = getelementptr double, ptr %27, i64 %124
 %127 = load double, ptr %126, align 8
 %128 = getelementptr double, ptr %121, i64 %124
 store double %127, ptr %128, align 8
 %129 = icmp eq i64 %26, %125
 br i1 %129, label %130, label %123
130:
 %131 = getelementptr inbounds nuw i8, ptr %98, i64 320
 %132 = load i64, ptr %131, align 1
 %133 = icmp sgt i64 %132, 0
 br i1 %133, label %134, label %137
134:
 %135 = getelementptr inbounds nuw i8, ptr %98, i64 16
 %136 = load double, ptr %135, align 1
 call fastcc void @f2(ptr %3, ptr readonly %94, ptr readonly %98, double %136, i64 %103)
 br label %137
137:
 %138 = select i1 %104, i64 %72, i64 0
 %139 = add i64 %138, %103
 %140 = mul i64 %139, %75
 %141 = getelementptr double, ptr %76, i64 %140
 %142 = icmp eq i64 %6, 0
 br i1 %142, label %201, label %143
143:
 %144 = icmp slt i64 %55, 1
 %145 = inttoptr i64 %6 to ptr
 %146 = tail call i64 @llvm.smax.i64(i64 %55, i64 -2)
 %147 = add nsw i64 %146, 2
 %148 = icmp slt i64 %55, 0
 %149 = select i1 %148, i64 %41, i64 0
 %150 = getelementptr double, ptr %42, i64 %55
 %151 = getelementptr double, ptr %150, i64 %149
 br label %152
152:
 %153 = phi i64 [ 12, %143 ], [ %167, %163 ]
 %154 = icmp eq i64 %153, 0
 br i1 %154, label %185, label %166
155:
 br i1 %144, label %163, label %156
156:
 %157 = phi i64 [ %158, %156 ], [ 0, %155 ]
 %158 = add nuw nsw i64 %157, 1
 %159 = getelementptr double, ptr %42, i64 %157
 %160 = load double, ptr %159, align 8
 %161 = getelementptr double, ptr %108, i64 %157
 store double %160, ptr %161, align 8
 %162 = icmp eq i64 %55, %158
 br i1 %162, label %163, label %156
163:
 %164 = load double, ptr %151, align 8
 %165 = fcmp nsz contract ugt double %164, %9
 br i1 %165, label %152, label %185
166:
 %167 = add nsw i64 %153, -1
 br i1 %144, label %175, label %168
168:
 %169 = phi i64 [ %170, %168 ], [ 0, %166 ]
 %170 = add nuw nsw i64 %169, 1
 %171 = getelementptr double, ptr %108, i64 %169
 %172 = load double, ptr %171, align 8
 %173 = getelementptr double, ptr %46, i64 %169
 store double %172, ptr %173, align 8
 %174 = icmp eq i64 %55, %170
 br i1 %174, label %175, label %168
175:
 tail call void %145(ptr %46, ptr %42)
 br label %176
176:
 %177 = phi i64 [ 0, %175 ], [ %180, %179 ]
 %178 = icmp eq i64 %177, %147
 br i1 %178, label %155, label %179
179:
 %180 = add nuw i64 %177, 1
 %181 = getelementptr double, ptr %42, i64 %177
 %182 = load double, ptr %181, align 8
 %183 = fsub nsz contract double %182, %182
 %184 = fcmp nsz contract ord double %183, 0.000000e+00
 br i1 %184, label %176, label %185
185:
 br i1 %144, label %193, label %186
186:
 %187 = phi i64 [ %188, %186 ], [ 0, %185 ]
 %188 = add nuw nsw i64 %187, 1
 %189 = getelementptr double, ptr %108, i64 %187
 %190 = load double, ptr %189, align 8
 %191 = getelementptr double, ptr %46, i64 %187
 store double %190, ptr %191, align 8
 %192 = icmp eq i64 %55, %188
 br i1 %192, label %193, label %186
193:
 tail call void %145(ptr %46, ptr %42)
 %194 = load double, ptr %151, align 8
 %195 = icmp slt i64 %55, -1
 %196 = select i1 %195, i64 %41, i64 0
 %197 = getelementptr i8, ptr %150, i64 8
 %198 = getelementptr double, ptr %197, i64 %196
 %199 = load double, ptr %198, align 8
 store double %194, ptr %141, align 8
 %200 = getelementptr i8, ptr %141, i64 8
 store double %199, ptr %200, align 8
 br label %201
201:
 %202 = load i64, ptr %99, align 1
 %203 = load i64, ptr %101, align 1
 %204 = sub i64 %202, %203
 %205 = icmp slt i64 %204, 0
 %206 = select i1 %205, i64 %82, i64 0
 %207 = add i64 %206, %204
 %208 = mul i64 %207, %85
 %209 = getelementptr double, ptr %86, i64 %208
 %210 = icmp slt i64 %85, 1
 br i1 %210, label %215, label %211
211:
 %212 = shl i64 %208, 3
 %213 = getelementptr i8, ptr %86, i64 %212
 %214 = shl i64 %85, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %213, i8 0, i64 %214, i1 false)
 br label %215
215:
 %216 = getelementptr inbounds nuw i8, ptr %90, i64 48
 %217 = load double, ptr %216, align 1
 store double %217, ptr %209, align 8
 br i1 %122, label %236, label %218
218:
 %219 = phi i64 [ %220, %218 ], [ 0, %215 ]
 %220 = add nuw nsw i64 %219, 1
 %221 = getelementptr i64, ptr %13, i64 %219
 %222 = load i64, ptr %221, align 8
 %223 = icmp slt i64 %222, -1
 %224 = select i1 %223, i64 %85, i64 0
 %225 = getelementptr double, ptr %209, i64 %222
 %226 = getelementptr i8, ptr %225, i64 8
 %227 = getelementptr double, ptr %226, i64 %224
 %228 = load double, ptr %227, align 8
 %229 = getelementptr double, ptr %35, i64 %219
 %230 = load double, ptr %229, align 8
 %231 = getelementptr double, ptr %31, i64 %219
 %232 = load double, ptr %231, align 8
 %233 = fsub nsz contract double %230, %232
 %234 = fadd nsz contract double %228, %233
 store double %234, ptr %227, align 8
 %235 = icmp eq i64 %26, %220
 br i1 %235, label %236, label %218
236:
 %237 = load i64, ptr %99, align 1
 %238 = add nsw i64 %237, 1
 store i64 %238, ptr %99, align 1
 ret i64 0
}
define internal fastcc void @f3(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, double %5, i64 %6, double %7, double %8, double %9, i64 %10, ptr readonly captures(none) %11, i64 %12, i64 %13, ptr readonly captures(none) %14, i64 %15, i64 %16, i64 %17, ptr readonly captures(none) %18, i64 %19, ptr readonly captures(none) %20, ptr %21, i64 %22, i64 %23, ptr captures(none) %24, i64 %25, i64 %26, ptr captures(none) %27, i64 %28, ptr %29, i64 %30, ptr readonly captures(none) %31, ptr captures(none) %32, i64 %33, ptr captures(none) %34, ptr captures(none) %35, ptr %36, i64 %37, ptr %38, ptr %39, i64 %40, i64 %41, ptr captures(none) %42, i64 %43, i64 %44, ptr writeonly captures(none) %45, i64 %46, i64 %47, ptr captures(none) %48, i64 %49, i64 %50, ptr captures(none) %51, ptr readonly %52, ptr %53, i64 %54) unnamed_addr {
55:
 %56 = alloca ptr, align 8
 %57 = alloca double, align 8
 %58 = alloca ptr, align 8
 %59 = alloca double, align 8
 %60 = alloca ptr, align 8
 %61 = alloca double, align 8
 %62 = alloca i8, align 1
 %63 = alloca ptr, align 8
 %64 = alloca double, align 8
 %65 = alloca ptr, align 8
 %66 = alloca ptr, align 8
 %67 = alloca ptr, align 8
 %68 = alloca ptr, align 8
 %69 = alloca ptr, align 8
 %70 = alloca ptr, align 8
 %71 = alloca i8, align 1
 %72 = alloca ptr, align 8
 %73 = alloca i8, align 1
 %74 = alloca ptr, align 8
 %75 = alloca ptr, align 8
 %76 = alloca ptr, align 8
 %77 = alloca ptr, align 8
 %78 = alloca i8, align 1
 %79 = alloca ptr, align 8
 %80 = alloca i8, align 1
 %81 = alloca ptr, align 8
 %82 = alloca ptr, align 8
 %83 = alloca ptr, align 8
 %84 = alloca ptr, align 8
 %85 = alloca ptr, align 8
 %86 = alloca ptr, align 8
 %87 = alloca ptr, align 8
 %88 = alloca ptr, align 8
 %89 = icmp slt i64 %54, 1
 br i1 %89, label %4919, label %90
90:
 %91 = getelementptr inbounds nuw i8, ptr %53, i64 264
 %92 = getelementptr inbounds nuw i8, ptr %53, i64 272
 %93 = getelementptr inbounds nuw i8, ptr %53, i64 112
 %94 = getelementptr inbounds nuw i8, ptr %52, i64 120
 %95 = getelementptr inbounds nuw i8, ptr %51, i64 72
 %96 = getelementptr inbounds nuw i8, ptr %51, i64 128
 %97 = getelementptr inbounds nuw i8, ptr %51, i64 136
 %98 = fcmp nsz contract ogt double %8, 0.000000e+00
 %99 = getelementptr inbounds nuw i8, ptr %51, i64 96
 %100 = getelementptr inbounds nuw i8, ptr %51, i64 32
 %101 = getelementptr inbounds nuw i8, ptr %51, i64 8
 %102 = getelementptr inbounds nuw i8, ptr %51, i64 24
 %103 = getelementptr inbounds nuw i8, ptr %51, i64 16
 %104 = getelementptr inbounds nuw i8, ptr %51, i64 176
 %105 = fmul nsz contract double %8, 0x3EB0C6F7A0B5ED8D
 %106 = add nsw i64 %12, -1
 %107 = tail call i64 @llvm.smin.i64(i64 %12, i64 0)
 %108 = add i64 %106, %107
 %109 = mul i64 %108, %13
 %110 = getelementptr double, ptr %11, i64 %109
 %111 = getelementptr i8, ptr %110, i64 8
 %112 = getelementptr inbounds nuw i8, ptr %51, i64 184
 %113 = getelementptr inbounds nuw i8, ptr %51, i64 192
 %114 = fmul nsz contract double %8, 1.000000e-09
 %115 = getelementptr inbounds nuw i8, ptr %51, i64 120
 %116 = getelementptr inbounds nuw i8, ptr %52, i64 168
 %117 = getelementptr inbounds nuw i8, ptr %52, i64 112
 %118 = getelementptr inbounds nuw i8, ptr %53, i64 336
 %119 = getelementptr inbounds nuw i8, ptr %52, i64 104
 %120 = getelementptr inbounds nuw i8, ptr %53, i64 376
 %121 = getelementptr inbounds nuw i8, ptr %53, i64 424
 %122 = getelementptr inbounds nuw i8, ptr %53, i64 216
 %123 = getelementptr inbounds nuw i8, ptr %53, i64 352
 %124 = getelementptr inbounds nuw i8, ptr %53, i64 96
 %125 = getelementptr inbounds nuw i8, ptr %53, i64 368
 %126 = getelementptr inbounds nuw i8, ptr %53, i64 104
 %127 = getelementptr inbounds nuw i8, ptr %53, i64 400
 %128 = getelementptr inbounds nuw i8, ptr %52, i64 64
 %129 = icmp slt i64 %28, 1
 %130 = icmp slt i64 %28, 0
 %131 = icmp slt i64 %17, 1
 %132 = mul i64 %17, %16
 %133 = add nsw i64 %28, 1
 %134 = getelementptr inbounds nuw i8, ptr %53, i64 48
 %135 = getelementptr inbounds nuw i8, ptr %51, i64 144
 %136 = getelementptr inbounds nuw i8, ptr %53, i64 64
 %137 = getelementptr inbounds nuw i8, ptr %53, i64 72
 %138 = getelementptr inbounds nuw i8, ptr %52, i64 288
 %139 = getelementptr inbounds nuw i8, ptr %52, i64 184
 %140 = getelementptr inbounds nuw i8, ptr %53, i64 408
 %141 = getelementptr inbounds nuw i8, ptr %52, i64 192
 %142 = getelementptr inbounds nuw i8, ptr %53, i64 416
 %143 = getelementptr inbounds nuw i8, ptr %52, i64 8
 %144 = getelementptr inbounds nuw i8, ptr %52, i64 224
 %145 = getelementptr inbounds nuw i8, ptr %53, i64 800
 %146 = getelementptr inbounds nuw i8, ptr %53, i64 152
 %147 = getelementptr inbounds nuw i8, ptr %53, i64 808
 %148 = getelementptr inbounds nuw i8, ptr %53, i64 176
 %149 = getelementptr inbounds nuw i8, ptr %52, i64 72
 %150 = getelementptr inbounds nuw i8, ptr %52, i64 232
 %151 = getelementptr inbounds nuw i8, ptr %52, i64 136
 %152 = getelementptr inbounds nuw i8, ptr %52, i64 160
 %153 = getelementptr inbounds nuw i8, ptr %53, i64 440
 %154 = getelementptr inbounds nuw i8, ptr %53, i64 456
 %155 = getelementptr inbounds nuw i8, ptr %53, i64 448
 %156 = getelementptr inbounds nuw i8, ptr %53, i64 520
 %157 = getelementptr inbounds nuw i8, ptr %53, i64 208
 %158 = getelementptr inbounds nuw i8, ptr %53, i64 696
 %159 = getelementptr inbounds nuw i8, ptr %53, i64 784
 %160 = getelementptr inbounds nuw i8, ptr %53, i64 792
 %161 = getelementptr inbounds nuw i8, ptr %53, i64 144
 %162 = getelementptr inbounds nuw i8, ptr %53, i64 624
 %163 = getelementptr inbounds nuw i8, ptr %53, i64 632
 %164 = getelementptr inbounds nuw i8, ptr %53, i64 664
 %165 = getelementptr inbounds nuw i8, ptr %53, i64 200
 %166 = getelementptr inbounds nuw i8, ptr %53, i64 776
 %167 = getelementptr inbounds nuw i8, ptr %52, i64 240
 %168 = getelementptr inbounds nuw i8, ptr %52, i64 144
 %169 = getelementptr inbounds nuw i8, ptr %52, i64 256
 %170 = getelementptr inbounds nuw i8, ptr %52, i64 264
 %171 = getelementptr inbounds nuw i8, ptr %53, i64 344
 %172 = getelementptr inbounds nuw i8, ptr %53, i64 432
 %173 = getelementptr inbounds nuw i8, ptr %53, i64 528
 %174 = getelementptr inbounds nuw i8, ptr %53, i64 136
 %175 = getelementptr inbounds nuw i8, ptr %53, i64 552
 %176 = getelementptr inbounds nuw i8, ptr %53, i64 680
 %177 = getelementptr inbounds nuw i8, ptr %53, i64 688
 %178 = getelementptr inbounds nuw i8, ptr %53, i64 560
 %179 = getelementptr inbounds nuw i8, ptr %53, i64 712
 %180 = getelementptr inbounds nuw i8, ptr %53, i64 128
 %181 = getelementptr inbounds nuw i8, ptr %53, i64 720
 %182 = getelementptr inbounds nuw i8, ptr %53, i64 728
 %183 = getelementptr inbounds nuw i8, ptr %53, i64 736
 %184 = getelementptr inbounds nuw i8, ptr %53, i64 744
 %185 = getelementptr inbounds nuw i8, ptr %53, i64 640
 %186 = getelementptr inbounds nuw i8, ptr %53, i64 56
 %187 = getelementptr inbounds nuw i8, ptr %52, i64 48
 %188 = getelementptr inbounds nuw i8, ptr %52, i64 56
 %189 = getelementptr inbounds nuw i8, ptr %53, i64 80
 %190 = getelementptr inbounds nuw i8, ptr %53, i64 184
 %191 = getelementptr inbounds nuw i8, ptr %53, i64 192
 %192 = getelementptr inbounds nuw i8, ptr %53, i64 752
 %193 = getelementptr inbounds nuw i8, ptr %53, i64 536
 %194 = getelementptr inbounds nuw i8, ptr %53, i64 544
 %195 = getelementptr inbounds nuw i8, ptr %53, i64 120
 %196 = getelementptr inbounds nuw i8, ptr %53, i64 568
 %197 = getelementptr inbounds nuw i8, ptr %52, i64 16
 %198 = getelementptr inbounds nuw i8, ptr %53, i64 384
 %199 = getelementptr inbounds nuw i8, ptr %53, i64 392
 %200 = getelementptr inbounds nuw i8, ptr %53, i64 464
 %201 = getelementptr inbounds nuw i8, ptr %53, i64 472
 %202 = getelementptr inbounds nuw i8, ptr %53, i64 480
 %203 = getelementptr inbounds nuw i8, ptr %53, i64 832
 %204 = getelementptr inbounds nuw i8, ptr %52, i64 280
 %205 = getelementptr inbounds nuw i8, ptr %53, i64 856
 %206 = getelementptr inbounds nuw i8, ptr %52, i64 24
 %207 = getelementptr inbounds nuw i8, ptr %53, i64 24
 %208 = getelementptr inbounds nuw i8, ptr %53, i64 32
 %209 = getelementptr inbounds nuw i8, ptr %52, i64 296
 %210 = getelementptr inbounds nuw i8, ptr %53, i64 704
 %211 = getelementptr inbounds nuw i8, ptr %53, i64 760
 %212 = getelementptr inbounds nuw i8, ptr %53, i64 608
 %213 = getelementptr inbounds nuw i8, ptr %52, i64 96
 %214 = getelementptr inbounds nuw i8, ptr %53, i64 768
 %215 = getelementptr inbounds nuw i8, ptr %53, i64 256
 %216 = getelementptr inbounds nuw i8, ptr %53, i64 816
 %217 = getelementptr inbounds nuw i8, ptr %53, i64 840
 %218 = getelementptr inbounds nuw i8, ptr %53, i64 824
 %219 = getelementptr inbounds nuw i8, ptr %53, i64 488
 %220 = getelementptr inbounds nuw i8, ptr %53, i64 360
 %221 = icmp slt i64 %33, 1
 %222 = getelementptr inbounds nuw i8, ptr %52, i64 32
 %223 = getelementptr inbounds nuw i8, ptr %53, i64 88
 %224 = icmp slt i64 %6, 0
 %225 = select i1 %224, i64 %26, i64 0
 %226 = add i64 %225, %6
 %227 = icmp slt i64 %226, 0
 %228 = icmp slt i64 %226, %26
 %229 = getelementptr inbounds nuw i8, ptr %52, i64 248
 %230 = getelementptr inbounds nuw i8, ptr %52, i64 272
 %231 = getelementptr inbounds nuw i8, ptr %53, i64 576
 %232 = getelementptr inbounds nuw i8, ptr %53, i64 616
 %233 = getelementptr inbounds nuw i8, ptr %53, i64 592
 %234 = getelementptr inbounds nuw i8, ptr %53, i64 600
 %235 = getelementptr inbounds nuw i8, ptr %53, i64 584
 %236 = getelementptr inbounds nuw i8, ptr %53, i64 40
 %237 = select i1 %130, i64 %22, i64 0
 %238 = add i64 %237, %28
 %239 = icmp slt i64 %238, 0
 %240 = icmp slt i64 %238, %22
 %241 = icmp sgt i64 %6, 0
 %242 = inttoptr i64 %2 to ptr
 %243 = tail call i64 @llvm.smax.i64(i64 %28, i64 0)
 %244 = icmp ne i64 %3, 0
 %245 = icmp slt i64 %30, 1
 %246 = inttoptr i64 %3 to ptr
 %247 = tail call i64 @llvm.smax.i64(i64 %30, i64 -2)
 %248 = add nsw i64 %247, 2
 %249 = icmp slt i64 %30, 0
 %250 = select i1 %249, i64 %37, i64 0
 %251 = getelementptr double, ptr %36, i64 %30
 %252 = getelementptr double, ptr %251, i64 %250
 %253 = getelementptr inbounds nuw i8, ptr %52, i64 88
 %254 = getelementptr inbounds nuw i8, ptr %53, i64 8
 %255 = getelementptr inbounds nuw i8, ptr %52, i64 152
 %256 = add nsw i64 %33, %6
 %257 = tail call i64 @llvm.smax.i64(i64 %256, i64 0)
 %258 = getelementptr inbounds nuw i8, ptr %51, i64 104
 %259 = getelementptr inbounds nuw i8, ptr %51, i64 112
 %260 = sub i64 %23, %6
 %261 = icmp slt i64 %260, 1
 %262 = icmp slt i64 %23, 1
 %263 = tail call i64 @llvm.smax.i64(i64 %4, i64 0)
 %264 = icmp slt i64 %4, 1
 %265 = icmp eq i64 %3, 0
 %266 = icmp slt i64 %41, 1
 %267 = tail call i64 @llvm.smax.i64(i64 %41, i64 -2)
 %268 = add nsw i64 %267, 2
 %269 = icmp slt i64 %41, 0
 %270 = select i1 %269, i64 %37, i64 0
 %271 = getelementptr double, ptr %36, i64 %41
 %272 = getelementptr double, ptr %271, i64 %270
 %273 = icmp slt i64 %41, -1
 %274 = select i1 %273, i64 %37, i64 0
 %275 = getelementptr i8, ptr %271, i64 8
 %276 = getelementptr double, ptr %275, i64 %274
 %277 = tail call i64 @llvm.smax.i64(i64 %41, i64 0)
 %278 = add nsw i64 %19, -1
 %279 = select i1 %265, i64 1, i64 2
 %280 = getelementptr inbounds nuw i8, ptr %51, i64 80
 %281 = getelementptr inbounds nuw i8, ptr %51, i64 88
 %282 = shl nuw nsw i64 %279, 3
 %283 = getelementptr inbounds nuw i8, ptr %51, i64 %282
 %284 = getelementptr inbounds nuw i8, ptr %283, i64 200
 %285 = getelementptr inbounds nuw i8, ptr %51, i64 40
 %286 = getelementptr inbounds nuw i8, ptr %53, i64 296
 %287 = getelementptr inbounds nuw i8, ptr %53, i64 280
 %288 = getelementptr inbounds nuw i8, ptr %53, i64 648
 %289 = getelementptr inbounds nuw i8, ptr %53, i64 288
 %290 = getelementptr inbounds nuw i8, ptr %53, i64 656
 %291 = getelementptr inbounds nuw i8, ptr %53, i64 248
 %292 = icmp sgt i64 %33, 0
 %293 = getelementptr inbounds nuw i8, ptr %52, i64 80
 %294 = getelementptr inbounds nuw i8, ptr %53, i64 320
 %295 = icmp slt i64 %44, 1
 %296 = getelementptr inbounds nuw i8, ptr %51, i64 48
 %297 = icmp slt i64 %50, 1
 %298 = shl i64 %50, 3
 %299 = getelementptr inbounds nuw i8, ptr %53, i64 16
 %300 = fsub nsz contract double 8.000000e-03, %5
 %301 = tail call nsz contract double @llvm.pow.f64(double 0x3C9CD2B297D889BC, double %300)
 %302 = fmul nsz contract double %301, 9.000000e-01
 %303 = add nsw i64 %133, %17
 %304 = icmp slt i64 %303, 0
 br label %4922
305:
 ret void
306:
 %307 = getelementptr inbounds nuw i8, ptr %53, i64 304
 store i64 1, ptr %307, align 1
 store ptr null, ptr %0, align 8
 br label %305
308:
 %309 = load i64, ptr %95, align 1
 %310 = icmp eq i64 %309, 0
 br i1 %310, label %311, label %454
311:
 %312 = load i64, ptr %96, align 1
 %313 = load i64, ptr %97, align 1
 %314 = add nsw i64 %313, %312
 %315 = icmp slt i64 %314, %10
 br i1 %315, label %316, label %452
316:
 %317 = load i64, ptr %99, align 1
 %318 = icmp slt i64 %317, 0
 %319 = select i1 %318, i64 %12, i64 0
 %320 = add i64 %319, %317
 %321 = mul i64 %320, %13
 %322 = getelementptr double, ptr %11, i64 %321
 %323 = getelementptr i8, ptr %322, i64 8
 %324 = load double, ptr %323, align 8
 %325 = load double, ptr %100, align 1
 %326 = fcmp nsz contract olt double %325, %324
 %327 = select i1 %326, double %325, double %324
 br i1 %98, label %328, label %368
328:
 %329 = load double, ptr %11, align 8
 %330 = load i64, ptr %104, align 1
 %331 = add nsw i64 %330, 1
 %332 = sitofp i64 %331 to double
 %333 = fmul nsz contract double %8, %332
 %334 = fadd nsz contract double %329, %333
 %335 = fsub nsz contract double %327, %105
 %336 = fcmp nsz contract ogt double %334, %335
 br i1 %336, label %337, label %349
337:
 %338 = fadd nsz contract double %105, %327
 %339 = fcmp nsz contract ogt double %334, %338
 br i1 %339, label %340, label %349
340:
 %341 = load double, ptr %111, align 8
 %342 = fcmp nsz contract olt double %327, %341
 br i1 %342, label %343, label %349
343:
 %344 = load i64, ptr %112, align 1
 %345 = icmp eq i64 %344, %331
 br i1 %345, label %349, label %346
346:
 store i64 %331, ptr %112, align 1
 %347 = load i64, ptr %113, align 1
 %348 = add nsw i64 %347, 1
 store i64 %348, ptr %113, align 1
 br label %349
349:
 %350 = phi double [ %334, %328 ], [ %327, %337 ], [ %327, %340 ], [ %327, %343 ], [ %327, %346 ]
 %351 = load double, ptr %51, align 1
 %352 = fsub nsz contract double %350, %351
 %353 = load double, ptr %101, align 1
 %354 = fmul nsz contract double %352, 0x3FEFFFFDE7210BE9
 %355 = fcmp nsz contract olt double %353, %354
 br i1 %355, label %356, label %362
356:
 %357 = fmul nsz contract double %353, 2.000000e+00
 %358 = fcmp nsz contract ult double %352, %357
 %359 = fmul nsz contract double %352, 5.000000e-01
 %360 = select i1 %358, double %359, double %353
 %361 = fadd nsz contract double %351, %360
 br label %385
362:
 %363 = fsub nsz contract double %352, %8
 %364 = tail call nsz contract double @llvm.fabs.f64(double %363)
 %365 = fcmp nsz contract ugt double %364, %114
 %366 = select i1 %365, double %352, double %8
 store double %350, ptr %102, align 1
 %367 = load double, ptr %323, align 8
 store double %366, ptr %103, align 1
 br i1 %336, label %419, label %390
368:
 %369 = load double, ptr %101, align 1
 %370 = getelementptr i8, ptr %322, i64 32
 %371 = load double, ptr %370, align 8
 %372 = fcmp nsz contract olt double %371, %369
 %373 = select i1 %372, double %371, double %369
 %374 = load double, ptr %51, align 1
 %375 = fsub nsz contract double %327, %374
 %376 = fmul nsz contract double %373, 1.010000e+00
 %377 = fcmp nsz contract ugt double %375, %376
 br i1 %377, label %379, label %378
378:
 store double %327, ptr %102, align 1
 store double %375, ptr %103, align 1
 br label %419
379:
 %380 = fmul nsz contract double %373, 2.000000e+00
 %381 = fcmp nsz contract olt double %375, %380
 %382 = fmul nsz contract double %375, 5.000000e-01
 %383 = select i1 %381, double %382, double %373
 %384 = fadd nsz contract double %374, %383
 br label %385
385:
 %386 = phi double [ %384, %379 ], [ %361, %356 ]
 %387 = phi double [ %383, %379 ], [ %360, %356 ]
 %388 = phi double [ %374, %379 ], [ %351, %356 ]
 store double %386, ptr %102, align 1
 %389 = load double, ptr %323, align 8
 store double %387, ptr %103, align 1
 br label %390
390:
 %391 = phi double [ %367, %362 ], [ %389, %385 ]
 %392 = phi double [ %366, %362 ], [ %387, %385 ]
 %393 = phi double [ %351, %362 ], [ %388, %385 ]
 %394 = phi double [ %350, %362 ], [ %386, %385 ]
 %395 = tail call nsz contract double @llvm.fabs.f64(double %393)
 %396 = fcmp nsz contract olt double %395, 0x16687E92154EF7AC
 br i1 %396, label %397, label %405
397:
 %398 = fmul nsz contract double %395, 0x4670000000000000
 %399 = fmul nsz contract double %398, 0x3CA0000000000001
 %400 = fadd nsz contract double %398, %399
 %401 = fsub nsz contract double %400, %398
 %402 = fmul nsz contract double %401, 0x3970000000000000
 %403 = fcmp nsz contract olt double %402, 4.940660e-324
 %404 = select i1 %403, double 4.940660e-324, double %402
 br label %409
405:
 %406 = fmul nsz contract double %395, 0x3CA0000000000001
 %407 = fadd nsz contract double %395, %406
 %408 = fsub nsz contract double %407, %395
 br label %409
409:
 %410 = phi double [ %408, %405 ], [ %404, %397 ]
 %411 = fmul nsz contract double %410, 1.600000e+01
 %412 = load double, ptr %11, align 8
 %413 = fsub nsz contract double %391, %412
 %414 = tail call nsz contract double @llvm.fabs.f64(double %413)
 %415 = fmul nsz contract double %414, 1.000000e-30
 %416 = fcmp nsz contract ogt double %415, %411
 %417 = select i1 %416, double %415, double %411
 %418 = fcmp nsz contract ugt double %392, %417
 br i1 %418, label %419, label %452
419:
 %420 = phi i1 [ false, %362 ], [ true, %409 ], [ false, %378 ]
 %421 = phi double [ %366, %362 ], [ %392, %409 ], [ %375, %378 ]
 %422 = phi double [ %350, %362 ], [ %394, %409 ], [ %327, %378 ]
 %423 = tail call nsz contract double @llvm.fabs.f64(double %422)
 %424 = fcmp nsz contract olt double %423, 0x16687E92154EF7AC
 br i1 %424, label %425, label %433
425:
 %426 = fmul nsz contract double %423, 0x4670000000000000
 %427 = fmul nsz contract double %426, 0x3CA0000000000001
 %428 = fadd nsz contract double %426, %427
 %429 = fsub nsz contract double %428, %426
 %430 = fmul nsz contract double %429, 0x3970000000000000
 %431 = fcmp nsz contract olt double %430, 4.940660e-324
 %432 = select i1 %431, double 4.940660e-324, double %430
 br label %437
433:
 %434 = fmul nsz contract double %423, 0x3CA0000000000001
 %435 = fadd nsz contract double %423, %434
 %436 = fsub nsz contract double %435, %423
 br label %437
437:
 %438 = phi double [ %436, %433 ], [ %432, %425 ]
 %439 = load i64, ptr %115, align 1
 %440 = icmp slt i64 %439, %19
 br i1 %440, label %441, label %450
441:
 %442 = fmul nsz contract double %438, 2.000000e+00
 %443 = icmp slt i64 %439, 0
 %444 = select i1 %443, i64 %19, i64 0
 %445 = getelementptr double, ptr %18, i64 %439
 %446 = getelementptr double, ptr %445, i64 %444
 %447 = load double, ptr %446, align 8
 %448 = fadd nsz contract double %422, %442
 %449 = fcmp nsz contract ugt double %447, %448
 br i1 %449, label %450, label %452
450:
 %451 = fcmp nsz contract ugt double %421, 0.000000e+00
 br i1 %451, label %455, label %454
452:
 %453 = phi i64 [ 2, %409 ], [ 3, %311 ], [ 7, %441 ]
 store i64 %453, ptr %95, align 1
 br label %454
454:
 store ptr null, ptr %0, align 8
 br label %305
455:
 %456 = load i64, ptr %116, align 1
 %457 = load i64, ptr %117, align 1
 %458 = inttoptr i64 %456 to ptr
 %459 = load i64, ptr %118, align 1
 %460 = inttoptr i64 %459 to ptr
 %461 = load i64, ptr %120, align 1
 %462 = inttoptr i64 %461 to ptr
 %463 = load i64, ptr %121, align 1
 %464 = inttoptr i64 %463 to ptr
 store i64 0, ptr %122, align 1
 %465 = load i64, ptr %123, align 1
 %466 = load i64, ptr %124, align 1
 %467 = inttoptr i64 %465 to ptr
 %468 = load i64, ptr %125, align 1
 %469 = load i64, ptr %126, align 1
 %470 = inttoptr i64 %468 to ptr
 %471 = load i64, ptr %119, align 1
 %472 = load i64, ptr %127, align 1
 %473 = inttoptr i64 %472 to ptr
 %474 = load i64, ptr %128, align 1
 %475 = icmp eq i64 %474, 1
 br i1 %475, label %476, label %479
476:
 %477 = load i64, ptr %138, align 1
 %478 = inttoptr i64 %477 to ptr
 call fastcc void @f1(ptr %88, ptr readonly %52, ptr readonly %53, ptr readonly %27, i64 %28, double %421, ptr %478)
 br label %581
479:
 br i1 %129, label %487, label %480
480:
 %481 = phi i64 [ %482, %480 ], [ 0, %479 ]
 %482 = add nuw nsw i64 %481, 1
 %483 = getelementptr double, ptr %27, i64 %481
 %484 = load double, ptr %483, align 8
 %485 = getelementptr double, ptr %467, i64 %481
 store double %484, ptr %485, align 8
 %486 = icmp eq i64 %28, %482
 br i1 %486, label %487, label %480
487:
 %488 = load double, ptr %51, align 1
 %489 = fmul nsz contract double %421, 5.000000e-01
 %490 = fadd nsz contract double %489, %488
 %491 = load i64, ptr %99, align 1
 %492 = icmp slt i64 %491, 0
 %493 = select i1 %492, i64 %12, i64 0
 %494 = add i64 %493, %491
 %495 = mul i64 %494, %13
 %496 = getelementptr double, ptr %11, i64 %495
 %497 = getelementptr i8, ptr %496, i64 16
 %498 = load double, ptr %497, align 8
 %499 = fcmp nsz contract ogt double %498, %490
 %500 = select i1 %499, double %498, double %490
 %501 = getelementptr i8, ptr %496, i64 24
 %502 = load double, ptr %501, align 8
 %503 = fcmp nsz contract olt double %502, %500
 %504 = select i1 %503, double %502, double %500
 %505 = select i1 %130, i64 %466, i64 0
 %506 = getelementptr double, ptr %467, i64 %28
 %507 = getelementptr double, ptr %506, i64 %505
 store double %504, ptr %507, align 8
 br i1 %131, label %534, label %508
508:
 %509 = select i1 %492, i64 %15, i64 0
 %510 = add i64 %509, %491
 %511 = mul i64 %132, %510
 %512 = getelementptr double, ptr %14, i64 %511
 %513 = getelementptr double, ptr %512, i64 %17
 br label %514
514:
 %515 = phi i64 [ 0, %508 ], [ %516, %514 ]
 %516 = add nuw nsw i64 %515, 1
 %517 = getelementptr double, ptr %31, i64 %515
 %518 = load double, ptr %517, align 8
 %519 = getelementptr double, ptr %512, i64 %515
 %520 = load double, ptr %519, align 8
 %521 = getelementptr double, ptr %513, i64 %515
 %522 = load double, ptr %521, align 8
 %523 = load double, ptr %496, align 8
 %524 = fsub nsz contract double %504, %523
 %525 = fmul nsz contract double %522, %524
 %526 = fadd nsz contract double %520, %525
 %527 = fadd nsz contract double %518, %526
 %528 = add nsw i64 %515, %133
 %529 = icmp slt i64 %528, 0
 %530 = select i1 %529, i64 %466, i64 0
 %531 = getelementptr double, ptr %467, i64 %528
 %532 = getelementptr double, ptr %531, i64 %530
 store double %527, ptr %532, align 8
 %533 = icmp eq i64 %516, %17
 br i1 %533, label %534, label %514
534:
 %535 = select i1 %304, i64 %466, i64 0
 %536 = getelementptr double, ptr %467, i64 %303
 %537 = getelementptr double, ptr %536, i64 %535
 store double %421, ptr %537, align 8
 %538 = load i64, ptr %134, align 1
 %539 = inttoptr i64 %538 to ptr
 tail call void %539(ptr %467, ptr %470)
 %540 = load i64, ptr %135, align 1
 %541 = add nsw i64 %540, 1
 store i64 %541, ptr %135, align 1
 %542 = load i64, ptr %136, align 1
 %543 = load i64, ptr %137, align 1
 %544 = icmp slt i64 %471, 1
 br i1 %544, label %581, label %553
545:
 %546 = add nuw nsw i64 %554, 1
 %547 = icmp eq i64 %471, %546
 br i1 %547, label %581, label %553
548:
 %549 = mul nuw nsw i64 %554, 12
 %550 = add nsw i64 %549, %543
 %551 = mul i64 %554, 96
 %552 = getelementptr i8, ptr %473, i64 %551
 br label %570
553:
 %554 = phi i64 [ %546, %545 ], [ 0, %534 ]
 %555 = mul nuw nsw i64 %554, 6
 %556 = add nsw i64 %555, %542
 %557 = mul i64 %554, 48
 %558 = getelementptr i8, ptr %462, i64 %557
 br label %559
559:
 %560 = phi i64 [ 0, %553 ], [ %561, %559 ]
 %561 = add nuw nsw i64 %560, 1
 %562 = add nsw i64 %556, %560
 %563 = icmp slt i64 %562, 0
 %564 = select i1 %563, i64 %469, i64 0
 %565 = getelementptr double, ptr %470, i64 %562
 %566 = getelementptr double, ptr %565, i64 %564
 %567 = load double, ptr %566, align 8
 %568 = getelementptr double, ptr %558, i64 %560
 store double %567, ptr %568, align 8
 %569 = icmp eq i64 %561, 6
 br i1 %569, label %548, label %559
570:
 %571 = phi i64 [ 0, %548 ], [ %572, %570 ]
 %572 = add nuw nsw i64 %571, 1
 %573 = add nsw i64 %550, %571
 %574 = icmp slt i64 %573, 0
 %575 = select i1 %574, i64 %469, i64 0
 %576 = getelementptr double, ptr %470, i64 %573
 %577 = getelementptr double, ptr %576, i64 %575
 %578 = load double, ptr %577, align 8
 %579 = getelementptr double, ptr %552, i64 %571
 store double %578, ptr %579, align 8
 %580 = icmp eq i64 %572, 12
 br i1 %580, label %545, label %570
581:
 %582 = load i64, ptr %116, align 1
 %583 = load i64, ptr %117, align 1
 %584 = inttoptr i64 %582 to ptr
 %585 = load i64, ptr %139, align 1
 %586 = inttoptr i64 %585 to ptr
 %587 = load i64, ptr %127, align 1
 %588 = inttoptr i64 %587 to ptr
 %589 = load i64, ptr %140, align 1
 %590 = inttoptr i64 %589 to ptr
 %591 = icmp slt i64 %583, 1
 br i1 %591, label %592, label %608
592:
 %593 = load i64, ptr %141, align 1
 %594 = inttoptr i64 %593 to ptr
 %595 = load i64, ptr %142, align 1
 %596 = inttoptr i64 %595 to ptr
 br label %729
597:
 %598 = mul i64 %615, 96
 %599 = getelementptr i8, ptr %588, i64 %598
 %600 = getelementptr i8, ptr %613, i64 72
 %601 = getelementptr i8, ptr %613, i64 80
 %602 = getelementptr i8, ptr %613, i64 88
 br label %624
603:
 %604 = add nuw nsw i64 %625, 1
 %605 = icmp eq i64 %604, 3
 br i1 %605, label %606, label %624
606:
 %607 = icmp eq i64 %583, %610
 br i1 %607, label %666, label %608
608:
 %609 = phi i64 [ %610, %606 ], [ 0, %581 ]
 %610 = add nuw nsw i64 %609, 1
 %611 = mul i64 %609, 12
 %612 = getelementptr double, ptr %590, i64 %611
 %613 = getelementptr double, ptr %586, i64 %611
 %614 = getelementptr i64, ptr %584, i64 %609
 %615 = load i64, ptr %614, align 8
 %616 = icmp slt i64 %615, 0
 br i1 %616, label %617, label %597
617:
 %618 = phi i64 [ %619, %617 ], [ 0, %608 ]
 %619 = add nuw nsw i64 %618, 1
 %620 = getelementptr double, ptr %613, i64 %618
 %621 = load double, ptr %620, align 8
 %622 = getelementptr double, ptr %612, i64 %618
 store double %621, ptr %622, align 8
 %623 = icmp eq i64 %619, 12
 br i1 %623, label %606, label %617
624:
 %625 = phi i64 [ 0, %597 ], [ %604, %603 ]
 %626 = add nuw nsw i64 %625, 9
 %627 = getelementptr double, ptr %599, i64 %626
 %628 = load double, ptr %627, align 8
 %629 = mul nuw nsw i64 %625, 3
 %630 = getelementptr double, ptr %599, i64 %629
 %631 = load double, ptr %630, align 8
 %632 = load double, ptr %600, align 8
 %633 = fmul nsz contract double %631, %632
 %634 = fadd nsz contract double %628, %633
 %635 = getelementptr i8, ptr %630, i64 8
 %636 = load double, ptr %635, align 8
 %637 = load double, ptr %601, align 8
 %638 = fmul nsz contract double %636, %637
 %639 = fadd nsz contract double %634, %638
 %640 = getelementptr i8, ptr %630, i64 16
 %641 = load double, ptr %640, align 8
 %642 = load double, ptr %602, align 8
 %643 = fmul nsz contract double %641, %642
 %644 = fadd nsz contract double %639, %643
 %645 = getelementptr double, ptr %612, i64 %626
 store double %644, ptr %645, align 8
 %646 = getelementptr double, ptr %612, i64 %629
 br label %647
647:
 %648 = phi i64 [ 0, %624 ], [ %649, %647 ]
 %649 = add nuw nsw i64 %648, 1
 %650 = load double, ptr %630, align 8
 %651 = getelementptr double, ptr %613, i64 %648
 %652 = load double, ptr %651, align 8
 %653 = fmul nsz contract double %650, %652
 %654 = load double, ptr %635, align 8
 %655 = getelementptr i8, ptr %651, i64 24
 %656 = load double, ptr %655, align 8
 %657 = fmul nsz contract double %654, %656
 %658 = fadd nsz contract double %653, %657
 %659 = load double, ptr %640, align 8
 %660 = getelementptr i8, ptr %651, i64 48
 %661 = load double, ptr %660, align 8
 %662 = fmul nsz contract double %659, %661
 %663 = fadd nsz contract double %658, %662
 %664 = getelementptr double, ptr %646, i64 %648
 store double %663, ptr %664, align 8
 %665 = icmp eq i64 %649, 3
 br i1 %665, label %603, label %647
666:
 %667 = load i64, ptr %116, align 1
 %668 = load i64, ptr %117, align 1
 %669 = load i64, ptr %139, align 1
 %670 = inttoptr i64 %667 to ptr
 %671 = inttoptr i64 %669 to ptr
 %672 = load i64, ptr %141, align 1
 %673 = inttoptr i64 %672 to ptr
 %674 = load i64, ptr %142, align 1
 %675 = inttoptr i64 %674 to ptr
 %676 = icmp slt i64 %668, 1
 br i1 %676, label %729, label %681
677:
 %678 = phi double [ %723, %712 ], [ 0.000000e+00, %681 ]
 %679 = getelementptr double, ptr %675, i64 %682
 store double %678, ptr %679, align 8
 %680 = icmp eq i64 %683, %668
 br i1 %680, label %724, label %681
681:
 %682 = phi i64 [ %683, %677 ], [ 0, %666 ]
 %683 = add nuw nsw i64 %682, 1
 %684 = getelementptr i64, ptr %670, i64 %682
 %685 = load i64, ptr %684, align 8
 %686 = icmp sgt i64 %685, -1
 br i1 %686, label %687, label %677
687:
 %688 = mul i64 %685, 48
 %689 = getelementptr i8, ptr %462, i64 %688
 %690 = mul i64 %682, 96
 %691 = getelementptr i8, ptr %671, i64 %690
 br label %692
692:
 %693 = phi double [ 0.000000e+00, %687 ], [ %710, %692 ]
 %694 = phi double [ 0.000000e+00, %687 ], [ %701, %692 ]
 %695 = phi double [ 0.000000e+00, %687 ], [ %705, %692 ]
 %696 = phi i64 [ 0, %687 ], [ %697, %692 ]
 %697 = add nuw nsw i64 %696, 1
 %698 = getelementptr double, ptr %689, i64 %696
 %699 = load double, ptr %698, align 8
 %700 = fmul nsz contract double %699, %699
 %701 = fadd nsz contract double %694, %700
 %702 = getelementptr i8, ptr %698, i64 24
 %703 = load double, ptr %702, align 8
 %704 = fmul nsz contract double %703, %703
 %705 = fadd nsz contract double %695, %704
 %706 = getelementptr double, ptr %691, i64 %696
 %707 = getelementptr i8, ptr %706, i64 72
 %708 = load double, ptr %707, align 8
 %709 = fmul nsz contract double %708, %708
 %710 = fadd nsz contract double %693, %709
 %711 = icmp eq i64 %697, 3
 br i1 %711, label %712, label %692
712:
 %713 = tail call nsz contract double @llvm.sqrt.f64(double %705)
 %714 = tail call nsz contract double @llvm.sqrt.f64(double %701)
 %715 = tail call nsz contract double @llvm.sqrt.f64(double %710)
 %716 = getelementptr double, ptr %673, i64 %682
 %717 = load double, ptr %716, align 8
 %718 = fadd nsz contract double %715, %717
 %719 = fmul nsz contract double %714, %718
 %720 = fadd nsz contract double %713, %719
 %721 = load double, ptr %143, align 1
 %722 = fmul nsz contract double %421, %721
 %723 = fadd nsz contract double %722, %720
 br label %677
724:
 %725 = load i64, ptr %141, align 1
 %726 = load i64, ptr %142, align 1
 %727 = inttoptr i64 %725 to ptr
 %728 = inttoptr i64 %726 to ptr
 br label %729
729:
 %730 = phi ptr [ %728, %724 ], [ %675, %666 ], [ %596, %592 ]
 %731 = phi ptr [ %727, %724 ], [ %673, %666 ], [ %594, %592 ]
 store ptr null, ptr %85, align 8
 store ptr null, ptr %87, align 8
 %732 = load i64, ptr %144, align 1
 %733 = inttoptr i64 %732 to ptr
 %734 = load i64, ptr %140, align 1
 %735 = inttoptr i64 %734 to ptr
 %736 = load i64, ptr %145, align 1
 %737 = load i64, ptr %146, align 1
 %738 = inttoptr i64 %736 to ptr
 %739 = load i64, ptr %147, align 1
 %740 = inttoptr i64 %739 to ptr
 store i64 0, ptr %148, align 1
 %741 = load i64, ptr %149, align 1
 %742 = icmp eq i64 %741, 0
 br i1 %742, label %743, label %748
743:
 %744 = load i64, ptr %151, align 1
 %745 = icmp slt i64 %744, 1
 br i1 %745, label %1215, label %746
746:
 %747 = fmul nsz contract double %421, 2.000000e+00
 br label %910
748:
 %749 = load i64, ptr %117, align 1
 %750 = icmp slt i64 %749, 1
 br i1 %750, label %764, label %1014
751:
 %752 = fcmp nsz contract ogt double %1020, %1016
 %753 = select i1 %752, double %1020, double %1016
 %754 = getelementptr double, ptr %730, i64 %1017
 %755 = load double, ptr %754, align 8
 %756 = fcmp nsz contract ogt double %755, %1015
 %757 = select i1 %756, double %755, double %1015
 br label %758
758:
 %759 = phi double [ %753, %751 ], [ %1016, %1014 ]
 %760 = phi double [ %757, %751 ], [ %1015, %1014 ]
 %761 = icmp eq i64 %749, %1018
 br i1 %761, label %762, label %1014
762:
 %763 = fmul nsz contract double %759, 2.000000e+00
 br label %764
764:
 %765 = phi double [ 0.000000e+00, %748 ], [ %763, %762 ]
 %766 = phi double [ 0.000000e+00, %748 ], [ %760, %762 ]
 %767 = fmul nsz contract double %421, 4.000000e+00
 %768 = fmul nsz contract double %767, %766
 %769 = fadd nsz contract double %765, %768
 %770 = load double, ptr %52, align 1
 %771 = fmul nsz contract double %770, 1.000000e-03
 %772 = fadd nsz contract double %769, %771
 %773 = icmp slt i64 %737, 1
 br i1 %773, label %777, label %774
774:
 %775 = shl nuw i64 %737, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %738, i8 -1, i64 %775, i1 false)
 %776 = load i64, ptr %117, align 1
 br label %777
777:
 %778 = phi i64 [ %776, %774 ], [ %749, %764 ]
 %779 = icmp slt i64 %778, 1
 br i1 %779, label %1215, label %780
780:
 %781 = add nsw i64 %737, -1
 br label %1023
782:
 %783 = load i64, ptr %117, align 1
 %784 = icmp slt i64 %783, 1
 br i1 %784, label %908, label %785
785:
 %786 = shl i64 %1024, 4
 br label %1030
787:
 %788 = load i64, ptr %116, align 1
 %789 = inttoptr i64 %788 to ptr
 %790 = getelementptr i64, ptr %789, i64 %1031
 %791 = load i64, ptr %790, align 8
 %792 = getelementptr i64, ptr %789, i64 %1024
 %793 = load i64, ptr %792, align 8
 %794 = icmp eq i64 %791, %793
 br i1 %794, label %814, label %795
795:
 %796 = load i64, ptr %150, align 1
 %797 = inttoptr i64 %796 to ptr
 %798 = shl i64 %1031, 4
 %799 = getelementptr i8, ptr %797, i64 %798
 %800 = load i64, ptr %799, align 8
 %801 = getelementptr i8, ptr %797, i64 %786
 %802 = getelementptr i8, ptr %801, i64 8
 %803 = load i64, ptr %802, align 8
 %804 = and i64 %803, %800
 %805 = load i64, ptr %801, align 8
 %806 = getelementptr i8, ptr %799, i64 8
 %807 = load i64, ptr %806, align 8
 %808 = and i64 %807, %805
 %809 = or i64 %808, %804
 %810 = icmp eq i64 %809, 0
 br i1 %810, label %814, label %811
811:
 %812 = call fastcc i32 @f20(ptr %84, ptr %85, ptr readonly %52, ptr %53, i64 %1024, i64 %1031, double %421)
 %813 = icmp eq i32 %812, 0
 br i1 %813, label %814, label %1037
814:
 %815 = icmp eq i64 %1032, %783
 br i1 %815, label %908, label %1030
816:
 %817 = mul i64 %1024, 96
 %818 = getelementptr i8, ptr %735, i64 %817
 %819 = getelementptr i8, ptr %818, i64 72
 %820 = load double, ptr %819, align 8
 %821 = fdiv nsz contract double %820, %772
 %822 = tail call nsz contract double @llvm.floor.f64(double %821)
 %823 = getelementptr i8, ptr %818, i64 80
 %824 = load double, ptr %823, align 8
 %825 = fdiv nsz contract double %824, %772
 %826 = tail call nsz contract double @llvm.floor.f64(double %825)
 %827 = getelementptr i8, ptr %818, i64 88
 %828 = load double, ptr %827, align 8
 %829 = fdiv nsz contract double %828, %772
 %830 = tail call nsz contract double @llvm.floor.f64(double %829)
 %831 = fptosi double %826 to i64
 %832 = fptosi double %822 to i64
 %833 = fptosi double %830 to i64
 %834 = add i64 %832, -1
 %835 = add i64 %831, -1
 %836 = add i64 %833, -1
 %837 = shl i64 %1024, 4
 br label %1039
838:
 %839 = phi i64 [ %891, %889 ], [ %1059, %1039 ]
 %840 = mul i64 %839, 96
 %841 = getelementptr i8, ptr %735, i64 %840
 %842 = getelementptr i8, ptr %841, i64 72
 %843 = load double, ptr %842, align 8
 %844 = fdiv nsz contract double %843, %772
 %845 = tail call nsz contract double @llvm.floor.f64(double %844)
 %846 = getelementptr i8, ptr %841, i64 80
 %847 = load double, ptr %846, align 8
 %848 = fdiv nsz contract double %847, %772
 %849 = tail call nsz contract double @llvm.floor.f64(double %848)
 %850 = getelementptr i8, ptr %841, i64 88
 %851 = load double, ptr %850, align 8
 %852 = fdiv nsz contract double %851, %772
 %853 = tail call nsz contract double @llvm.floor.f64(double %852)
 %854 = fptosi double %849 to i64
 %855 = fptosi double %845 to i64
 %856 = fptosi double %853 to i64
 %857 = icmp eq i64 %1043, %855
 %858 = icmp eq i64 %1046, %854
 %859 = select i1 %857, i1 %858, i1 false
 %860 = icmp eq i64 %1048, %856
 %861 = select i1 %859, i1 %860, i1 false
 br i1 %861, label %862, label %889
862:
 %863 = load i64, ptr %116, align 1
 %864 = inttoptr i64 %863 to ptr
 %865 = getelementptr i64, ptr %864, i64 %839
 %866 = load i64, ptr %865, align 8
 %867 = getelementptr i64, ptr %864, i64 %1024
 %868 = load i64, ptr %867, align 8
 %869 = icmp eq i64 %866, %868
 br i1 %869, label %889, label %870
870:
 %871 = load i64, ptr %150, align 1
 %872 = inttoptr i64 %871 to ptr
 %873 = shl i64 %839, 4
 %874 = getelementptr i8, ptr %872, i64 %873
 %875 = load i64, ptr %874, align 8
 %876 = getelementptr i8, ptr %872, i64 %837
 %877 = getelementptr i8, ptr %876, i64 8
 %878 = load i64, ptr %877, align 8
 %879 = and i64 %878, %875
 %880 = load i64, ptr %876, align 8
 %881 = getelementptr i8, ptr %874, i64 8
 %882 = load i64, ptr %881, align 8
 %883 = and i64 %882, %880
 %884 = or i64 %883, %879
 %885 = icmp eq i64 %884, 0
 br i1 %885, label %889, label %886
886:
 %887 = call fastcc i32 @f20(ptr %86, ptr %87, ptr readonly %52, ptr %53, i64 %839, i64 %1024, double %421)
 %888 = icmp eq i32 %887, 0
 br i1 %888, label %889, label %1061
889:
 %890 = getelementptr i64, ptr %740, i64 %839
 %891 = load i64, ptr %890, align 8
 %892 = icmp sgt i64 %891, -1
 br i1 %892, label %838, label %893
893:
 %894 = icmp eq i64 %1041, 27
 br i1 %894, label %895, label %1039
895:
 %896 = mul nsw i64 %832, 73856093
 %897 = mul nsw i64 %831, 19349663
 %898 = xor i64 %897, %896
 %899 = mul nsw i64 %833, 83492791
 %900 = xor i64 %898, %899
 %901 = and i64 %900, %781
 %902 = icmp slt i64 %901, 0
 %903 = select i1 %902, i64 %737, i64 0
 %904 = getelementptr i64, ptr %738, i64 %901
 %905 = getelementptr i64, ptr %904, i64 %903
 %906 = load i64, ptr %905, align 8
 %907 = getelementptr i64, ptr %740, i64 %1024
 store i64 %906, ptr %907, align 8
 store i64 %1024, ptr %905, align 8
 br label %908
908:
 %909 = icmp eq i64 %1025, %778
 br i1 %909, label %1215, label %1023
910:
 %911 = phi i64 [ 0, %746 ], [ %912, %1010 ]
 %912 = add nuw nsw i64 %911, 1
 %913 = mul i64 %911, 24
 %914 = getelementptr i8, ptr %733, i64 %913
 %915 = load i64, ptr %914, align 8
 %916 = getelementptr i8, ptr %914, i64 8
 %917 = load i64, ptr %916, align 8
 %918 = getelementptr i8, ptr %914, i64 16
 %919 = load i64, ptr %918, align 8
 store ptr null, ptr %83, align 8
 %920 = load i64, ptr %152, align 1
 %921 = load i64, ptr %117, align 1
 %922 = inttoptr i64 %920 to ptr
 %923 = load i64, ptr %141, align 1
 %924 = inttoptr i64 %923 to ptr
 %925 = load i64, ptr %140, align 1
 %926 = inttoptr i64 %925 to ptr
 %927 = load i64, ptr %142, align 1
 %928 = inttoptr i64 %927 to ptr
 %929 = icmp slt i64 %915, 0
 %930 = select i1 %929, i64 %921, i64 0
 %931 = add i64 %930, %915
 %932 = getelementptr double, ptr %928, i64 %931
 %933 = load double, ptr %932, align 8
 %934 = icmp slt i64 %917, 0
 %935 = select i1 %934, i64 %921, i64 0
 %936 = add i64 %935, %917
 %937 = getelementptr double, ptr %928, i64 %936
 %938 = load double, ptr %937, align 8
 %939 = fadd nsz contract double %933, %938
 %940 = fmul nsz contract double %747, %939
 %941 = load double, ptr %52, align 1
 %942 = fmul nsz contract double %941, 1.000000e-03
 %943 = fadd nsz contract double %940, %942
 %944 = mul i64 %931, 96
 %945 = getelementptr i8, ptr %926, i64 %944
 %946 = mul i64 %936, 96
 %947 = getelementptr i8, ptr %926, i64 %946
 %948 = getelementptr i64, ptr %922, i64 %931
 %949 = load i64, ptr %948, align 8
 %950 = icmp eq i64 %949, 3
 %951 = getelementptr i64, ptr %922, i64 %936
 %952 = load i64, ptr %951, align 8
 %953 = freeze i64 %952
 %954 = icmp eq i64 %953, 3
 br i1 %950, label %956, label %955
955:
 br i1 %954, label %958, label %997
956:
 br i1 %954, label %958, label %957
957:
 br label %958
958:
 %959 = phi i64 [ %946, %957 ], [ %944, %955 ], [ %944, %956 ]
 %960 = phi i64 [ %936, %957 ], [ %931, %955 ], [ %931, %956 ]
 %961 = phi ptr [ %945, %957 ], [ %947, %955 ], [ %947, %956 ]
 %962 = getelementptr i8, ptr %926, i64 %959
 br label %980
963:
 %964 = getelementptr double, ptr %924, i64 %960
 %965 = load double, ptr %964, align 8
 %966 = fsub nsz contract double %995, %965
 %967 = fcmp nsz contract ult double %966, %943
 br i1 %967, label %977, label %1010
968:
 %969 = getelementptr double, ptr %924, i64 %931
 %970 = load double, ptr %969, align 8
 %971 = fadd nsz contract double %943, %970
 %972 = getelementptr double, ptr %924, i64 %936
 %973 = load double, ptr %972, align 8
 %974 = fadd nsz contract double %971, %973
 %975 = fmul nsz contract double %974, %974
 %976 = fcmp nsz contract ult double %1008, %975
 br i1 %976, label %977, label %1010
977:
 %978 = call fastcc i32 @f26(ptr %82, ptr %83, ptr readonly %52, ptr %53, i64 %915, i64 %917, i64 %919, double %943)
 %979 = icmp eq i32 %978, 0
 br i1 %979, label %1010, label %1012
980:
 %981 = phi double [ 0.000000e+00, %958 ], [ %995, %980 ]
 %982 = phi i64 [ 0, %958 ], [ %983, %980 ]
 %983 = add nuw nsw i64 %982, 1
 %984 = mul nuw nsw i64 %982, 24
 %985 = getelementptr i8, ptr %961, i64 %984
 %986 = getelementptr i8, ptr %985, i64 16
 %987 = load double, ptr %986, align 8
 %988 = add nuw nsw i64 %982, 9
 %989 = getelementptr double, ptr %962, i64 %988
 %990 = load double, ptr %989, align 8
 %991 = getelementptr double, ptr %961, i64 %988
 %992 = load double, ptr %991, align 8
 %993 = fsub nsz contract double %990, %992
 %994 = fmul nsz contract double %987, %993
 %995 = fadd nsz contract double %981, %994
 %996 = icmp eq i64 %983, 3
 br i1 %996, label %963, label %980
997:
 %998 = phi double [ %1008, %997 ], [ 0.000000e+00, %955 ]
 %999 = phi i64 [ %1000, %997 ], [ 0, %955 ]
 %1000 = add nuw nsw i64 %999, 1
 %1001 = add nuw nsw i64 %999, 9
 %1002 = getelementptr double, ptr %947, i64 %1001
 %1003 = load double, ptr %1002, align 8
 %1004 = getelementptr double, ptr %945, i64 %1001
 %1005 = load double, ptr %1004, align 8
 %1006 = fsub nsz contract double %1003, %1005
 %1007 = fmul nsz contract double %1006, %1006
 %1008 = fadd nsz contract double %998, %1007
 %1009 = icmp eq i64 %1000, 3
 br i1 %1009, label %968, label %997
1010:
 %1011 = icmp eq i64 %912, %744
 br i1 %1011, label %1215, label %910
1012:
 %1013 = load ptr, ptr %83, align 8
 br label %4934
1014:
 %1015 = phi double [ %760, %758 ], [ 0.000000e+00, %748 ]
 %1016 = phi double [ %759, %758 ], [ 0.000000e+00, %748 ]
 %1017 = phi i64 [ %1018, %758 ], [ 0, %748 ]
 %1018 = add nuw nsw i64 %1017, 1
 %1019 = getelementptr double, ptr %731, i64 %1017
 %1020 = load double, ptr %1019, align 8
 %1021 = fsub nsz contract double %1020, %1020
 %1022 = fcmp nsz contract ord double %1021, 0.000000e+00
 br i1 %1022, label %751, label %758
1023:
 %1024 = phi i64 [ 0, %780 ], [ %1025, %908 ]
 %1025 = add nuw nsw i64 %1024, 1
 %1026 = getelementptr double, ptr %731, i64 %1024
 %1027 = load double, ptr %1026, align 8
 %1028 = fsub nsz contract double %1027, %1027
 %1029 = fcmp nsz contract ord double %1028, 0.000000e+00
 br i1 %1029, label %816, label %782
1030:
 %1031 = phi i64 [ 0, %785 ], [ %1032, %814 ]
 %1032 = add nuw nsw i64 %1031, 1
 %1033 = getelementptr double, ptr %731, i64 %1031
 %1034 = load double, ptr %1033, align 8
 %1035 = fsub nsz contract double %1034, %1034
 %1036 = fcmp nsz contract ord double %1035, 0.000000e+00
 br i1 %1036, label %787, label %814
1037:
 %1038 = load ptr, ptr %85, align 8
 br label %4934
1039:
 %1040 = phi i64 [ 0, %816 ], [ %1041, %893 ]
 %1041 = add nuw nsw i64 %1040, 1
 %1042 = urem i64 %1040, 3
 %1043 = add i64 %834, %1042
 %1044 = udiv i64 %1040, 3
 %1045 = urem i64 %1044, 3
 %1046 = add i64 %835, %1045
 %1047 = udiv i64 %1040, 9
 %1048 = add i64 %836, %1047
 %1049 = mul nsw i64 %1043, 73856093
 %1050 = mul nsw i64 %1046, 19349663
 %1051 = mul nsw i64 %1048, 83492791
 %1052 = xor i64 %1051, %1049
 %1053 = xor i64 %1052, %1050
 %1054 = and i64 %1053, %781
 %1055 = icmp slt i64 %1054, 0
 %1056 = select i1 %1055, i64 %737, i64 0
 %1057 = getelementptr i64, ptr %738, i64 %1054
 %1058 = getelementptr i64, ptr %1057, i64 %1056
 %1059 = load i64, ptr %1058, align 8
 %1060 = icmp sgt i64 %1059, -1
 br i1 %1060, label %838, label %893
1061:
 %1062 = load ptr, ptr %87, align 8
 br label %4934
1063:
 %1064 = getelementptr i64, ptr %460, i64 %1231
 %1065 = load i64, ptr %1064, align 8
 %1066 = icmp slt i64 %1065, 0
 br i1 %1066, label %1067, label %1070
1067:
 %1068 = load i64, ptr %122, align 1
 %1069 = add nsw i64 %1068, 1
 store i64 %1069, ptr %122, align 1
 br label %1070
1070:
 br i1 %1223, label %1071, label %1222
1071:
 %1072 = add nuw nsw i64 %1219, 1
 %1073 = load i64, ptr %153, align 1
 %1074 = inttoptr i64 %1073 to ptr
 %1075 = load i64, ptr %154, align 1
 %1076 = mul i64 %1219, 24
 %1077 = getelementptr i8, ptr %1074, i64 %1076
 %1078 = getelementptr i8, ptr %1077, i64 16
 %1079 = load double, ptr %1078, align 8
 %1080 = fcmp nsz contract ult double %1079, 0.000000e+00
 %1081 = select i1 %1080, double -1.000000e+00, double 1.000000e+00
 %1082 = inttoptr i64 %1075 to ptr
 %1083 = mul i64 %1219, 72
 %1084 = getelementptr i8, ptr %1082, i64 %1083
 %1085 = fadd nsz contract double %1079, %1081
 %1086 = fdiv nsz contract double -1.000000e+00, %1085
 %1087 = load double, ptr %1077, align 8
 %1088 = getelementptr i8, ptr %1077, i64 8
 %1089 = load double, ptr %1088, align 8
 %1090 = fmul nsz contract double %1087, %1089
 %1091 = fmul nsz contract double %1090, %1086
 store double %1087, ptr %1084, align 8
 %1092 = getelementptr i8, ptr %1084, i64 8
 store double %1089, ptr %1092, align 8
 %1093 = getelementptr i8, ptr %1084, i64 16
 store double %1079, ptr %1093, align 8
 %1094 = load double, ptr %1077, align 8
 %1095 = fmul nsz contract double %1081, %1094
 %1096 = fmul nsz contract double %1094, %1095
 %1097 = fmul nsz contract double %1086, %1096
 %1098 = fadd nsz contract double %1097, 1.000000e+00
 %1099 = fmul nsz contract double %1081, %1091
 %1100 = fneg nsz contract double %1081
 %1101 = fmul nsz contract double %1094, %1100
 %1102 = getelementptr i8, ptr %1084, i64 24
 store double %1098, ptr %1102, align 8
 %1103 = getelementptr i8, ptr %1084, i64 32
 store double %1099, ptr %1103, align 8
 %1104 = getelementptr i8, ptr %1084, i64 40
 store double %1101, ptr %1104, align 8
 %1105 = load double, ptr %1088, align 8
 %1106 = fmul nsz contract double %1105, %1105
 %1107 = fmul nsz contract double %1086, %1106
 %1108 = fadd nsz contract double %1081, %1107
 %1109 = fneg nsz contract double %1105
 %1110 = getelementptr i8, ptr %1084, i64 48
 store double %1091, ptr %1110, align 8
 %1111 = getelementptr i8, ptr %1084, i64 56
 store double %1108, ptr %1111, align 8
 %1112 = getelementptr i8, ptr %1084, i64 64
 store double %1109, ptr %1112, align 8
 %1113 = load i64, ptr %128, align 1
 %1114 = icmp eq i64 %1113, 0
 br i1 %1114, label %1115, label %1210
1115:
 %1116 = load i64, ptr %116, align 1
 %1117 = load i64, ptr %117, align 1
 %1118 = inttoptr i64 %1116 to ptr
 %1119 = load i64, ptr %127, align 1
 %1120 = inttoptr i64 %1119 to ptr
 %1121 = load i64, ptr %121, align 1
 %1122 = inttoptr i64 %1121 to ptr
 %1123 = load i64, ptr %155, align 1
 %1124 = inttoptr i64 %1123 to ptr
 %1125 = load i64, ptr %154, align 1
 %1126 = inttoptr i64 %1125 to ptr
 %1127 = load i64, ptr %156, align 1
 %1128 = inttoptr i64 %1127 to ptr
 %1129 = getelementptr i8, ptr %1124, i64 %1076
 %1130 = getelementptr i8, ptr %1126, i64 %1083
 %1131 = mul nuw nsw i64 %1219, 3
 %1132 = getelementptr i8, ptr %1122, i64 %1220
 br label %1142
1133:
 %1134 = add nuw nsw i64 %1143, 1
 %1135 = icmp eq i64 %1134, 3
 br i1 %1135, label %1210, label %1142
1136:
 %1137 = mul i64 %1159, 96
 %1138 = getelementptr i8, ptr %1120, i64 %1137
 %1139 = getelementptr i8, ptr %1161, i64 24
 br label %1163
1140:
 br i1 %1166, label %1141, label %1163
1141:
 br i1 %1151, label %1133, label %1149
1142:
 %1143 = phi i64 [ 0, %1115 ], [ %1134, %1133 ]
 %1144 = add nuw nsw i64 %1143, %1131
 %1145 = mul i64 %1144, 96
 %1146 = getelementptr i8, ptr %1128, i64 %1145
 %1147 = mul nuw nsw i64 %1143, 24
 %1148 = getelementptr i8, ptr %1130, i64 %1147
 br label %1149
1149:
 %1150 = phi double [ -1.000000e+00, %1142 ], [ 1.000000e+00, %1141 ]
 %1151 = phi i1 [ false, %1142 ], [ true, %1141 ]
 %1152 = phi i64 [ 0, %1142 ], [ 1, %1141 ]
 %1153 = getelementptr i64, ptr %1132, i64 %1152
 %1154 = load i64, ptr %1153, align 8
 %1155 = icmp slt i64 %1154, 0
 %1156 = select i1 %1155, i64 %1117, i64 0
 %1157 = getelementptr i64, ptr %1118, i64 %1154
 %1158 = getelementptr i64, ptr %1157, i64 %1156
 %1159 = load i64, ptr %1158, align 8
 %1160 = mul nuw nsw i64 %1152, 48
 %1161 = getelementptr i8, ptr %1146, i64 %1160
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %1161, i8 0, i64 48, i1 false)
 %1162 = icmp slt i64 %1159, 0
 br i1 %1162, label %1141, label %1136
1163:
 %1164 = phi i64 [ 0, %1136 ], [ %1165, %1140 ]
 %1165 = add nuw nsw i64 %1164, 1
 %1166 = icmp eq i64 %1165, 3
 %1167 = select i1 %1166, i64 0, i64 %1165
 %1168 = add nuw nsw i64 %1164, 2
 %1169 = urem i64 %1168, 3
 %1170 = getelementptr double, ptr %1129, i64 %1167
 %1171 = load double, ptr %1170, align 8
 %1172 = getelementptr double, ptr %1138, i64 %1167
 %1173 = getelementptr i8, ptr %1172, i64 72
 %1174 = load double, ptr %1173, align 8
 %1175 = fsub nsz contract double %1171, %1174
 %1176 = getelementptr double, ptr %1148, i64 %1169
 %1177 = load double, ptr %1176, align 8
 %1178 = fmul nsz contract double %1175, %1177
 %1179 = getelementptr double, ptr %1129, i64 %1169
 %1180 = load double, ptr %1179, align 8
 %1181 = getelementptr double, ptr %1138, i64 %1169
 %1182 = getelementptr i8, ptr %1181, i64 72
 %1183 = load double, ptr %1182, align 8
 %1184 = fsub nsz contract double %1180, %1183
 %1185 = getelementptr double, ptr %1148, i64 %1167
 %1186 = load double, ptr %1185, align 8
 %1187 = fmul nsz contract double %1184, %1186
 %1188 = fsub nsz contract double %1178, %1187
 %1189 = getelementptr double, ptr %1148, i64 %1164
 %1190 = mul nuw nsw i64 %1164, 24
 %1191 = getelementptr i8, ptr %1138, i64 %1190
 br label %1192
1192:
 %1193 = phi i64 [ 0, %1163 ], [ %1194, %1192 ]
 %1194 = add nuw nsw i64 %1193, 1
 %1195 = getelementptr double, ptr %1161, i64 %1193
 %1196 = load double, ptr %1195, align 8
 %1197 = getelementptr double, ptr %1191, i64 %1193
 %1198 = load double, ptr %1197, align 8
 %1199 = fmul nsz contract double %1150, %1198
 %1200 = fmul nsz contract double %1188, %1199
 %1201 = fadd nsz contract double %1196, %1200
 store double %1201, ptr %1195, align 8
 %1202 = getelementptr double, ptr %1139, i64 %1193
 %1203 = load double, ptr %1202, align 8
 %1204 = load double, ptr %1197, align 8
 %1205 = fmul nsz contract double %1150, %1204
 %1206 = load double, ptr %1189, align 8
 %1207 = fmul nsz contract double %1205, %1206
 %1208 = fadd nsz contract double %1203, %1207
 store double %1208, ptr %1202, align 8
 %1209 = icmp eq i64 %1194, 3
 br i1 %1209, label %1140, label %1192
1210:
 %1211 = icmp eq i64 %1072, %1216
 br i1 %1211, label %1212, label %1218
1212:
 %1213 = load i64, ptr %122, align 1
 %1214 = icmp eq i64 %1213, 0
 br i1 %1214, label %4936, label %1236
1215:
 %1216 = load i64, ptr %148, align 1
 %1217 = icmp slt i64 %1216, 1
 br i1 %1217, label %1212, label %1218
1218:
 %1219 = phi i64 [ %1072, %1210 ], [ 0, %1215 ]
 %1220 = shl i64 %1219, 5
 %1221 = getelementptr i8, ptr %464, i64 %1220
 br label %1222
1222:
 %1223 = phi i1 [ false, %1218 ], [ true, %1070 ]
 %1224 = phi i64 [ 0, %1218 ], [ 1, %1070 ]
 %1225 = getelementptr i64, ptr %1221, i64 %1224
 %1226 = load i64, ptr %1225, align 8
 %1227 = icmp slt i64 %1226, 0
 %1228 = select i1 %1227, i64 %457, i64 0
 %1229 = getelementptr i64, ptr %458, i64 %1226
 %1230 = getelementptr i64, ptr %1229, i64 %1228
 %1231 = load i64, ptr %1230, align 8
 %1232 = load i64, ptr %128, align 1
 %1233 = icmp eq i64 %1232, 0
 %1234 = icmp sgt i64 %1231, -1
 %1235 = select i1 %1233, i1 %1234, i1 false
 br i1 %1235, label %1063, label %1070
1236:
 store ptr null, ptr %0, align 8
 br label %305
1237:
 %1238 = load i64, ptr %154, align 1
 %1239 = inttoptr i64 %1238 to ptr
 %1240 = load i64, ptr %158, align 1
 %1241 = inttoptr i64 %1240 to ptr
 %1242 = load i64, ptr %159, align 1
 %1243 = inttoptr i64 %1242 to ptr
 %1244 = load i64, ptr %160, align 1
 %1245 = load i64, ptr %161, align 1
 %1246 = inttoptr i64 %1244 to ptr
 %1247 = load i64, ptr %162, align 1
 %1248 = inttoptr i64 %1247 to ptr
 %1249 = load i64, ptr %163, align 1
 %1250 = inttoptr i64 %1249 to ptr
 %1251 = load i64, ptr %164, align 1
 %1252 = inttoptr i64 %1251 to ptr
 %1253 = load i64, ptr %165, align 1
 %1254 = icmp slt i64 %1253, 1
 br i1 %1254, label %1257, label %1255
1255:
 %1256 = shl nuw i64 %1253, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %1252, i8 0, i64 %1256, i1 false)
 br label %1257
1257:
 %1258 = load i64, ptr %148, align 1
 %1259 = icmp slt i64 %1258, 1
 br i1 %1259, label %1367, label %1280
1260:
 %1261 = icmp eq i64 %1282, %1258
 br i1 %1261, label %1367, label %1280
1262:
 %1263 = getelementptr i64, ptr %1344, i64 %1346
 %1264 = load i64, ptr %1263, align 8
 %1265 = getelementptr i64, ptr %1342, i64 %1346
 store i64 %1264, ptr %1265, align 8
 %1266 = icmp eq i64 %1347, 3
 br i1 %1266, label %1271, label %1270
1267:
 %1268 = getelementptr i64, ptr %1342, i64 %1346
 store i64 0, ptr %1268, align 8
 %1269 = icmp eq i64 %1347, 3
 br i1 %1269, label %1273, label %1270
1270:
 br label %1345
1271:
 %1272 = getelementptr i64, ptr %1252, i64 %1339
 store i64 1, ptr %1272, align 8
 br label %1273
1273:
 %1274 = mul i64 %1281, 72
 %1275 = getelementptr i8, ptr %1239, i64 %1274
 %1276 = getelementptr i8, ptr %1243, i64 %1343
 %1277 = getelementptr double, ptr %1241, i64 %1341
 br label %1348
1278:
 %1279 = icmp eq i64 %1350, 3
 br i1 %1279, label %1260, label %1348
1280:
 %1281 = phi i64 [ %1282, %1260 ], [ 0, %1257 ]
 %1282 = add nuw nsw i64 %1281, 1
 %1283 = load i64, ptr %121, align 1
 %1284 = inttoptr i64 %1283 to ptr
 %1285 = shl i64 %1281, 5
 %1286 = getelementptr i8, ptr %1284, i64 %1285
 %1287 = load i64, ptr %1286, align 8
 %1288 = load i64, ptr %117, align 1
 %1289 = mul nsw i64 %1288, %1287
 %1290 = getelementptr i8, ptr %1286, i64 8
 %1291 = load i64, ptr %1290, align 8
 %1292 = add nsw i64 %1289, %1291
 %1293 = shl nsw i64 %1292, 16
 %1294 = getelementptr i8, ptr %1286, i64 24
 %1295 = load i64, ptr %1294, align 8
 %1296 = add nsw i64 %1293, %1295
 %1297 = load i64, ptr %166, align 1
 %1298 = inttoptr i64 %1297 to ptr
 %1299 = load i64, ptr %160, align 1
 %1300 = load i64, ptr %161, align 1
 %1301 = inttoptr i64 %1299 to ptr
 %1302 = add nsw i64 %1300, -1
 %1303 = srem i64 %1296, 1000003
 %1304 = icmp slt i64 %1303, 0
 %1305 = add nsw i64 %1303, 1000003
 %1306 = select i1 %1304, i64 %1305, i64 %1303
 %1307 = mul nsw i64 %1306, 2654435761
 %1308 = and i64 %1307, %1302
 %1309 = icmp slt i64 %1308, 0
 %1310 = select i1 %1309, i64 %1300, i64 0
 %1311 = getelementptr i64, ptr %1301, i64 %1308
 %1312 = getelementptr i64, ptr %1311, i64 %1310
 %1313 = load i64, ptr %1312, align 8
 %1314 = icmp sgt i64 %1313, -1
 br i1 %1314, label %1315, label %1333
1315:
 %1316 = getelementptr i64, ptr %1298, i64 %1313
 %1317 = load i64, ptr %1316, align 8
 %1318 = icmp eq i64 %1317, %1296
 br i1 %1318, label %1333, label %1319
1319:
 %1320 = phi i64 [ %1322, %1329 ], [ %1308, %1315 ]
 %1321 = add nsw i64 %1320, 1
 %1322 = and i64 %1321, %1302
 %1323 = icmp slt i64 %1322, 0
 %1324 = select i1 %1323, i64 %1300, i64 0
 %1325 = getelementptr i64, ptr %1301, i64 %1322
 %1326 = getelementptr i64, ptr %1325, i64 %1324
 %1327 = load i64, ptr %1326, align 8
 %1328 = icmp sgt i64 %1327, -1
 br i1 %1328, label %1329, label %1333
1329:
 %1330 = getelementptr i64, ptr %1298, i64 %1327
 %1331 = load i64, ptr %1330, align 8
 %1332 = icmp eq i64 %1331, %1296
 br i1 %1332, label %1333, label %1319
1333:
 %1334 = phi i64 [ %1308, %1315 ], [ %1308, %1280 ], [ %1322, %1319 ], [ %1322, %1329 ]
 %1335 = icmp slt i64 %1334, 0
 %1336 = select i1 %1335, i64 %1245, i64 0
 %1337 = getelementptr i64, ptr %1246, i64 %1334
 %1338 = getelementptr i64, ptr %1337, i64 %1336
 %1339 = load i64, ptr %1338, align 8
 %1340 = icmp sgt i64 %1339, -1
 %1341 = mul nuw nsw i64 %1281, 3
 %1342 = getelementptr i64, ptr %1248, i64 %1341
 %1343 = mul i64 %1339, 24
 %1344 = getelementptr i8, ptr %1250, i64 %1343
 br label %1345
1345:
 %1346 = phi i64 [ 0, %1333 ], [ %1347, %1270 ]
 %1347 = add nuw nsw i64 %1346, 1
 br i1 %1340, label %1262, label %1267
1348:
 %1349 = phi i64 [ 0, %1273 ], [ %1350, %1278 ]
 %1350 = add nuw nsw i64 %1349, 1
 %1351 = getelementptr double, ptr %1277, i64 %1349
 store double 0.000000e+00, ptr %1351, align 8
 br i1 %1340, label %1352, label %1278
1352:
 %1353 = mul nuw nsw i64 %1349, 24
 %1354 = getelementptr i8, ptr %1275, i64 %1353
 br label %1355
1355:
 %1356 = phi i64 [ 0, %1352 ], [ %1358, %1355 ]
 %1357 = phi double [ 0.000000e+00, %1352 ], [ %1365, %1355 ]
 %1358 = add nuw nsw i64 %1356, 1
 %1359 = getelementptr double, ptr %1354, i64 %1356
 %1360 = load double, ptr %1359, align 8
 %1361 = fmul nsz contract double %421, %1360
 %1362 = getelementptr double, ptr %1276, i64 %1356
 %1363 = load double, ptr %1362, align 8
 %1364 = fmul nsz contract double %1361, %1363
 %1365 = fadd nsz contract double %1357, %1364
 store double %1365, ptr %1351, align 8
 %1366 = icmp eq i64 %1358, 3
 br i1 %1366, label %1278, label %1355
1367:
 %1368 = load i64, ptr %128, align 1
 %1369 = icmp eq i64 %1368, 1
 br i1 %1369, label %1370, label %2066
1370:
 store ptr null, ptr %76, align 8
 store ptr null, ptr %77, align 8
 store i8 0, ptr %78, align 1
 store ptr null, ptr %79, align 8
 store i8 0, ptr %80, align 1
 store ptr null, ptr %81, align 8
 %1371 = load i64, ptr %167, align 1
 %1372 = load i64, ptr %168, align 1
 %1373 = inttoptr i64 %1371 to ptr
 %1374 = load i64, ptr %120, align 1
 %1375 = load i64, ptr %119, align 1
 %1376 = inttoptr i64 %1374 to ptr
 %1377 = load i64, ptr %198, align 1
 %1378 = inttoptr i64 %1377 to ptr
 %1379 = load i64, ptr %199, align 1
 %1380 = inttoptr i64 %1379 to ptr
 %1381 = load i64, ptr %121, align 1
 %1382 = inttoptr i64 %1381 to ptr
 %1383 = load i64, ptr %172, align 1
 %1384 = inttoptr i64 %1383 to ptr
 %1385 = load i64, ptr %193, align 1
 %1386 = inttoptr i64 %1385 to ptr
 %1387 = load i64, ptr %178, align 1
 %1388 = inttoptr i64 %1387 to ptr
 %1389 = load i64, ptr %196, align 1
 %1390 = inttoptr i64 %1389 to ptr
 %1391 = load i64, ptr %175, align 1
 %1392 = inttoptr i64 %1391 to ptr
 %1393 = load i64, ptr %176, align 1
 %1394 = inttoptr i64 %1393 to ptr
 %1395 = load i64, ptr %177, align 1
 %1396 = inttoptr i64 %1395 to ptr
 %1397 = load i64, ptr %158, align 1
 %1398 = inttoptr i64 %1397 to ptr
 %1399 = load i64, ptr %200, align 1
 %1400 = inttoptr i64 %1399 to ptr
 %1401 = load i64, ptr %201, align 1
 %1402 = add nsw i64 %1375, 1
 %1403 = inttoptr i64 %1401 to ptr
 %1404 = load i64, ptr %202, align 1
 %1405 = inttoptr i64 %1404 to ptr
 %1406 = load i64, ptr %203, align 1
 %1407 = inttoptr i64 %1406 to ptr
 %1408 = load i64, ptr %148, align 1
 store i64 0, ptr %190, align 1
 store ptr null, ptr %74, align 8
 call fastcc void @f17(ptr %74, ptr readonly %52, ptr %53, ptr %1376, i64 6)
 %1409 = icmp slt i64 %1408, 1
 br i1 %1409, label %1410, label %1411
1410:
 call fastcc void @f17(ptr %75, ptr readonly %52, ptr %53, ptr %1378, i64 6)
 br label %1483
1411:
 %1412 = getelementptr i8, ptr %1407, i64 8
 %1413 = getelementptr i8, ptr %1407, i64 16
 br label %1511
1414:
 %1415 = add nuw nsw i64 %1512, 1
 %1416 = icmp eq i64 %1408, %1415
 br i1 %1416, label %1417, label %1511
1417:
 call fastcc void @f17(ptr %75, ptr readonly %52, ptr %53, ptr %1378, i64 6)
 br label %1842
1418:
 %1419 = add nuw nsw i64 %1843, 1
 %1420 = getelementptr double, ptr %1398, i64 %1957
 %1421 = load double, ptr %1420, align 8
 %1422 = getelementptr double, ptr %1390, i64 %1843
 store double %1421, ptr %1422, align 8
 %1423 = tail call nsz contract double @llvm.fabs.f64(double %1956)
 %1424 = load double, ptr %206, align 1
 %1425 = fcmp nsz contract ogt double %1423, %1424
 %1426 = select i1 %1425, double %1956, double 0.000000e+00
 %1427 = shl i64 %1843, 5
 %1428 = getelementptr i8, ptr %1382, i64 %1427
 %1429 = getelementptr i8, ptr %1428, i64 16
 %1430 = load i64, ptr %1429, align 8
 %1431 = icmp slt i64 %1430, 0
 %1432 = select i1 %1431, i64 %1372, i64 0
 %1433 = add i64 %1432, %1430
 %1434 = shl i64 %1433, 5
 %1435 = getelementptr i8, ptr %1373, i64 %1434
 %1436 = load double, ptr %1435, align 8
 %1437 = getelementptr double, ptr %1392, i64 %1957
 %1438 = load double, ptr %1437, align 8
 %1439 = getelementptr double, ptr %1396, i64 %1957
 %1440 = load double, ptr %1439, align 8
 %1441 = fcmp nsz contract ogt double %1436, 0.000000e+00
 %1442 = fcmp nsz contract olt double %1438, 0.000000e+00
 %1443 = select i1 %1441, i1 %1442, i1 false
 br i1 %1443, label %1444, label %1455
1444:
 %1445 = fmul nsz contract double %421, %1440
 %1446 = fadd nsz contract double %1426, %1445
 %1447 = fcmp nsz contract olt double %1446, 0.000000e+00
 br i1 %1447, label %1448, label %1455
1448:
 %1449 = fneg nsz contract double %1438
 %1450 = fsub nsz contract double %1440, %1438
 %1451 = tail call nsz contract double @llvm.fabs.f64(double %1450)
 %1452 = fcmp nsz contract olt double %1451, %1449
 br i1 %1452, label %1453, label %1455
1453:
 %1454 = fmul nsz contract double %1436, %1438
 br label %1459
1455:
 %1456 = fcmp nsz contract ogt double %1426, 0.000000e+00
 %1457 = fdiv nsz contract double %1426, %421
 %1458 = select i1 %1456, double %1457, double 0.000000e+00
 br label %1459
1459:
 %1460 = phi double [ %1458, %1455 ], [ %1454, %1453 ]
 %1461 = getelementptr i8, ptr %1845, i64 168
 store double %1460, ptr %1461, align 8
 %1462 = getelementptr double, ptr %1394, i64 %1957
 store double %1460, ptr %1462, align 8
 %1463 = getelementptr i8, ptr %1845, i64 120
 %1464 = load double, ptr %1463, align 8
 %1465 = getelementptr i8, ptr %1845, i64 144
 %1466 = load double, ptr %1465, align 8
 %1467 = mul i64 %1843, 72
 %1468 = getelementptr i8, ptr %1386, i64 %1467
 store double %1464, ptr %1468, align 8
 %1469 = getelementptr i8, ptr %1468, i64 32
 store double %1466, ptr %1469, align 8
 %1470 = getelementptr i8, ptr %1437, i64 8
 %1471 = load double, ptr %1470, align 8
 br label %1472
1472:
 %1473 = phi double [ %1479, %1472 ], [ 1.000000e+00, %1459 ]
 %1474 = phi double [ %1481, %1472 ], [ %1471, %1459 ]
 %1475 = phi i64 [ %1480, %1472 ], [ 2, %1459 ]
 %1476 = and i64 %1475, 1
 %1477 = icmp eq i64 %1476, 0
 %1478 = fmul nsz contract double %1473, %1474
 %1479 = select i1 %1477, double %1473, double %1478
 %1480 = lshr i64 %1475, 1
 %1481 = fmul nsz contract double %1474, %1474
 %1482 = icmp eq i64 %1480, 0
 br i1 %1482, label %1972, label %1472
1483:
 %1484 = load i64, ptr %119, align 1
 %1485 = icmp slt i64 %1484, 1
 br i1 %1485, label %1489, label %2030
1486:
 %1487 = add nuw nsw i64 %2031, 1
 %1488 = icmp eq i64 %1484, %1487
 br i1 %1488, label %1489, label %2030
1489:
 br i1 %1409, label %1497, label %2043
1490:
 %1491 = getelementptr i8, ptr %2047, i64 192
 %1492 = load double, ptr %1491, align 8
 %1493 = getelementptr i8, ptr %2047, i64 200
 %1494 = load double, ptr %1493, align 8
 call fastcc void @f11(ptr %76, ptr %1403, i64 %1402, i64 16, ptr %2047, double %2049, double %1492, double %1494)
 br label %1495
1495:
 %1496 = icmp eq i64 %1408, %2045
 br i1 %1496, label %1497, label %2043
1497:
 %1498 = call fastcc i32 @f18(ptr %77, ptr readonly %52, ptr %53)
 %1499 = icmp eq i32 %1498, 0
 br i1 %1499, label %2051, label %4939
1500:
 %1501 = phi i64 [ %1506, %1505 ], [ 0, %2051 ]
 br i1 %1409, label %1502, label %2054
1502:
 %1503 = call fastcc i32 @f18(ptr %79, ptr readonly %52, ptr %53)
 %1504 = icmp eq i32 %1503, 0
 br i1 %1504, label %2064, label %4939
1505:
 %1506 = add nuw nsw i64 %1501, 1
 %1507 = icmp eq i64 %1506, 3
 store i8 0, ptr %80, align 1
 %1508 = zext i1 %1507 to i8
 call fastcc void @f14(ptr %80, ptr readonly %52, ptr %53, i8 %1508)
 %1509 = load i8, ptr %80, align 1
 %1510 = icmp eq i8 %1509, 0
 br i1 %1510, label %4940, label %1500
1511:
 %1512 = phi i64 [ 0, %1411 ], [ %1415, %1414 ]
 %1513 = load i64, ptr %116, align 1
 %1514 = load i64, ptr %117, align 1
 %1515 = load i64, ptr %204, align 1
 %1516 = load i64, ptr %127, align 1
 %1517 = load i64, ptr %201, align 1
 %1518 = load i64, ptr %121, align 1
 %1519 = load i64, ptr %155, align 1
 %1520 = load i64, ptr %154, align 1
 %1521 = inttoptr i64 %1520 to ptr
 %1522 = load i64, ptr %200, align 1
 %1523 = inttoptr i64 %1522 to ptr
 %1524 = load i64, ptr %205, align 1
 %1525 = shl i64 %1512, 8
 %1526 = getelementptr i8, ptr %1523, i64 %1525
 %1527 = mul i64 %1512, 72
 %1528 = getelementptr i8, ptr %1521, i64 %1527
 br label %1614
1529:
 %1530 = load i64, ptr %119, align 1
 %1531 = sitofp i64 %1530 to double
 %1532 = getelementptr double, ptr %1526, i64 %1637
 %1533 = getelementptr i8, ptr %1532, i64 208
 store double %1531, ptr %1533, align 8
 %1534 = mul nuw nsw i64 %1637, 24
 %1535 = getelementptr i8, ptr %1526, i64 %1534
 %1536 = getelementptr i8, ptr %1535, i64 72
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %1536, i8 0, i64 24, i1 false)
 br label %1613
1537:
 %1538 = uitofp nneg i64 %1644 to double
 %1539 = getelementptr double, ptr %1526, i64 %1637
 %1540 = getelementptr i8, ptr %1539, i64 208
 store double %1538, ptr %1540, align 8
 %1541 = mul nuw nsw i64 %1637, 24
 %1542 = getelementptr i8, ptr %1526, i64 %1541
 %1543 = getelementptr i8, ptr %1542, i64 72
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %1543, i8 0, i64 24, i1 false)
 %1544 = mul i64 %1644, 768
 %1545 = getelementptr i8, ptr %1625, i64 %1544
 %1546 = mul i64 %1644, 96
 %1547 = getelementptr i8, ptr %1626, i64 %1546
 %1548 = getelementptr i8, ptr %1545, i64 264
 %1549 = load double, ptr %1548, align 8
 %1550 = getelementptr i8, ptr %1545, i64 224
 %1551 = getelementptr i8, ptr %1545, i64 136
 %1552 = getelementptr i8, ptr %1545, i64 168
 br label %1646
1553:
 %1554 = shl i64 %1644, 7
 %1555 = getelementptr i8, ptr %1627, i64 %1554
 %1556 = getelementptr i8, ptr %1555, i64 56
 %1557 = getelementptr i8, ptr %1555, i64 80
 %1558 = getelementptr i8, ptr %1555, i64 88
 %1559 = getelementptr i8, ptr %1555, i64 64
 %1560 = getelementptr i8, ptr %1555, i64 96
 %1561 = getelementptr i8, ptr %1555, i64 72
 br label %1674
1562:
 %1563 = getelementptr i8, ptr %1555, i64 48
 br label %1698
1564:
 %1565 = add nuw nsw i64 %1675, 1
 %1566 = load double, ptr %1556, align 8
 %1567 = load double, ptr %1677, align 8
 %1568 = fmul nsz contract double %1566, %1567
 %1569 = load double, ptr %1557, align 8
 %1570 = getelementptr i8, ptr %1677, i64 8
 %1571 = load double, ptr %1570, align 8
 %1572 = fmul nsz contract double %1569, %1571
 %1573 = fadd nsz contract double %1568, %1572
 %1574 = load double, ptr %1558, align 8
 %1575 = getelementptr i8, ptr %1677, i64 16
 %1576 = load double, ptr %1575, align 8
 %1577 = fmul nsz contract double %1574, %1576
 %1578 = fadd nsz contract double %1573, %1577
 %1579 = getelementptr i8, ptr %1677, i64 72
 store double %1578, ptr %1579, align 8
 %1580 = load double, ptr %1557, align 8
 %1581 = fmul nsz contract double %1567, %1580
 %1582 = load double, ptr %1559, align 8
 %1583 = fmul nsz contract double %1571, %1582
 %1584 = fadd nsz contract double %1581, %1583
 %1585 = load double, ptr %1560, align 8
 %1586 = fmul nsz contract double %1576, %1585
 %1587 = fadd nsz contract double %1584, %1586
 %1588 = getelementptr i8, ptr %1677, i64 80
 store double %1587, ptr %1588, align 8
 %1589 = load double, ptr %1558, align 8
 %1590 = fmul nsz contract double %1567, %1589
 %1591 = load double, ptr %1560, align 8
 %1592 = fmul nsz contract double %1571, %1591
 %1593 = fadd nsz contract double %1590, %1592
 %1594 = load double, ptr %1561, align 8
 %1595 = fmul nsz contract double %1576, %1594
 %1596 = fadd nsz contract double %1593, %1595
 %1597 = getelementptr i8, ptr %1677, i64 88
 store double %1596, ptr %1597, align 8
 %1598 = icmp eq i64 %1565, 3
 br i1 %1598, label %1562, label %1674
1599:
 %1600 = icmp eq i64 %1700, 6
 br i1 %1600, label %1613, label %1698
1601:
 %1602 = load double, ptr %1563, align 8
 br label %1603
1603:
 %1604 = phi double [ %1602, %1601 ], [ 0.000000e+00, %1698 ]
 %1605 = fadd nsz contract double %1710, %1604
 %1606 = mul nuw nsw i64 %1707, 24
 %1607 = getelementptr i8, ptr %1630, i64 %1606
 %1608 = icmp slt i64 %1706, -3
 %1609 = select i1 %1608, i64 35, i64 3
 %1610 = add nsw i64 %1609, %1706
 %1611 = mul i64 %1610, 24
 %1612 = getelementptr i8, ptr %1630, i64 %1611
 store double %1605, ptr %1709, align 8
 br label %1712
1613:
 br i1 %1636, label %1723, label %1635
1614:
 %1615 = phi i64 [ 0, %1511 ], [ %1616, %1614 ]
 %1616 = add nuw nsw i64 %1615, 1
 %1617 = getelementptr double, ptr %1528, i64 %1615
 %1618 = load double, ptr %1617, align 8
 %1619 = getelementptr double, ptr %1526, i64 %1615
 store double %1618, ptr %1619, align 8
 %1620 = icmp eq i64 %1616, 9
 br i1 %1620, label %1621, label %1614
1621:
 %1622 = getelementptr i8, ptr %1523, i64 120
 %1623 = getelementptr i8, ptr %1622, i64 %1525
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %1623, i8 0, i64 48, i1 false)
 %1624 = inttoptr i64 %1513 to ptr
 %1625 = inttoptr i64 %1515 to ptr
 %1626 = inttoptr i64 %1516 to ptr
 %1627 = inttoptr i64 %1517 to ptr
 %1628 = inttoptr i64 %1518 to ptr
 %1629 = inttoptr i64 %1519 to ptr
 %1630 = inttoptr i64 %1524 to ptr
 %1631 = mul i64 %1512, 24
 %1632 = getelementptr i8, ptr %1629, i64 %1631
 %1633 = shl i64 %1512, 5
 %1634 = getelementptr i8, ptr %1628, i64 %1633
 br label %1635
1635:
 %1636 = phi i1 [ false, %1621 ], [ true, %1613 ]
 %1637 = phi i64 [ 0, %1621 ], [ 1, %1613 ]
 %1638 = getelementptr i64, ptr %1634, i64 %1637
 %1639 = load i64, ptr %1638, align 8
 %1640 = icmp slt i64 %1639, 0
 %1641 = select i1 %1640, i64 %1514, i64 0
 %1642 = getelementptr i64, ptr %1624, i64 %1639
 %1643 = getelementptr i64, ptr %1642, i64 %1641
 %1644 = load i64, ptr %1643, align 8
 %1645 = icmp sgt i64 %1644, -1
 br i1 %1645, label %1537, label %1529
1646:
 %1647 = phi i64 [ 0, %1537 ], [ %1648, %1646 ]
 %1648 = add nuw nsw i64 %1647, 1
 %1649 = mul nuw nsw i64 %1647, 24
 %1650 = getelementptr i8, ptr %1547, i64 %1649
 %1651 = load double, ptr %1650, align 8
 %1652 = load double, ptr %1550, align 8
 %1653 = fmul nsz contract double %1651, %1652
 %1654 = getelementptr i8, ptr %1650, i64 8
 %1655 = load double, ptr %1654, align 8
 %1656 = load double, ptr %1551, align 8
 %1657 = fmul nsz contract double %1655, %1656
 %1658 = fadd nsz contract double %1653, %1657
 %1659 = getelementptr i8, ptr %1650, i64 16
 %1660 = load double, ptr %1659, align 8
 %1661 = load double, ptr %1552, align 8
 %1662 = fmul nsz contract double %1660, %1661
 %1663 = fadd nsz contract double %1658, %1662
 %1664 = getelementptr double, ptr %1632, i64 %1647
 %1665 = load double, ptr %1664, align 8
 %1666 = getelementptr double, ptr %1547, i64 %1647
 %1667 = getelementptr i8, ptr %1666, i64 72
 %1668 = load double, ptr %1667, align 8
 %1669 = fsub nsz contract double %1665, %1668
 %1670 = fdiv nsz contract double %1663, %1549
 %1671 = fsub nsz contract double %1669, %1670
 %1672 = getelementptr double, ptr %1543, i64 %1647
 store double %1671, ptr %1672, align 8
 %1673 = icmp eq i64 %1648, 3
 br i1 %1673, label %1553, label %1646
1674:
 %1675 = phi i64 [ 0, %1553 ], [ %1565, %1564 ]
 %1676 = mul nuw nsw i64 %1675, 24
 %1677 = getelementptr i8, ptr %1630, i64 %1676
 %1678 = getelementptr i8, ptr %1526, i64 %1676
 br label %1679
1679:
 %1680 = phi i64 [ 0, %1674 ], [ %1681, %1679 ]
 %1681 = add nuw nsw i64 %1680, 1
 %1682 = icmp eq i64 %1681, 3
 %1683 = select i1 %1682, i64 0, i64 %1681
 %1684 = add nuw nsw i64 %1680, 2
 %1685 = urem i64 %1684, 3
 %1686 = getelementptr double, ptr %1543, i64 %1683
 %1687 = load double, ptr %1686, align 8
 %1688 = getelementptr double, ptr %1678, i64 %1685
 %1689 = load double, ptr %1688, align 8
 %1690 = fmul nsz contract double %1687, %1689
 %1691 = getelementptr double, ptr %1543, i64 %1685
 %1692 = load double, ptr %1691, align 8
 %1693 = getelementptr double, ptr %1678, i64 %1683
 %1694 = load double, ptr %1693, align 8
 %1695 = fmul nsz contract double %1692, %1694
 %1696 = fsub nsz contract double %1690, %1695
 %1697 = getelementptr double, ptr %1677, i64 %1680
 store double %1696, ptr %1697, align 8
 br i1 %1682, label %1564, label %1679
1698:
 %1699 = phi i64 [ 0, %1562 ], [ %1700, %1599 ]
 %1700 = add nuw nsw i64 %1699, 1
 %1701 = icmp samesign ult i64 %1699, 3
 %1702 = icmp samesign ult i64 %1699, 5
 %1703 = tail call i64 @llvm.smin.i64(i64 %1699, i64 4)
 %1704 = add nsw i64 %1703, -2
 %1705 = select i1 %1702, i64 1, i64 2
 %1706 = select i1 %1701, i64 %1699, i64 %1704
 %1707 = select i1 %1701, i64 0, i64 %1705
 %1708 = getelementptr double, ptr %1526, i64 %1699
 %1709 = getelementptr i8, ptr %1708, i64 120
 %1710 = load double, ptr %1709, align 8
 %1711 = icmp eq i64 %1707, %1706
 br i1 %1711, label %1601, label %1603
1712:
 %1713 = phi i64 [ 0, %1603 ], [ %1715, %1712 ]
 %1714 = phi double [ %1605, %1603 ], [ %1721, %1712 ]
 %1715 = add nuw nsw i64 %1713, 1
 %1716 = getelementptr double, ptr %1607, i64 %1713
 %1717 = load double, ptr %1716, align 8
 %1718 = getelementptr double, ptr %1612, i64 %1713
 %1719 = load double, ptr %1718, align 8
 %1720 = fmul nsz contract double %1717, %1719
 %1721 = fadd nsz contract double %1714, %1720
 store double %1721, ptr %1709, align 8
 %1722 = icmp eq i64 %1715, 3
 br i1 %1722, label %1599, label %1712
1723:
 %1724 = getelementptr i8, ptr %1400, i64 %1525
 %1725 = getelementptr i8, ptr %1724, i64 208
 %1726 = load double, ptr %1725, align 8
 %1727 = fptosi double %1726 to i64
 %1728 = getelementptr i8, ptr %1724, i64 216
 %1729 = load double, ptr %1728, align 8
 %1730 = fptosi double %1729 to i64
 %1731 = icmp slt i64 %1727, 0
 %1732 = select i1 %1731, i64 %1402, i64 0
 %1733 = add i64 %1732, %1727
 %1734 = shl i64 %1733, 7
 %1735 = getelementptr i8, ptr %1403, i64 %1734
 %1736 = icmp slt i64 %1730, 0
 %1737 = select i1 %1736, i64 %1402, i64 0
 %1738 = add i64 %1737, %1730
 %1739 = shl i64 %1738, 7
 %1740 = getelementptr i8, ptr %1403, i64 %1739
 %1741 = load double, ptr %1740, align 8
 %1742 = getelementptr i8, ptr %1740, i64 32
 %1743 = load double, ptr %1742, align 8
 %1744 = getelementptr i8, ptr %1724, i64 112
 %1745 = load double, ptr %1744, align 8
 %1746 = fmul nsz contract double %1743, %1745
 %1747 = fadd nsz contract double %1741, %1746
 %1748 = getelementptr i8, ptr %1740, i64 40
 %1749 = load double, ptr %1748, align 8
 %1750 = getelementptr i8, ptr %1724, i64 104
 %1751 = load double, ptr %1750, align 8
 %1752 = fmul nsz contract double %1749, %1751
 %1753 = fsub nsz contract double %1747, %1752
 %1754 = load double, ptr %1735, align 8
 %1755 = getelementptr i8, ptr %1735, i64 32
 %1756 = load double, ptr %1755, align 8
 %1757 = getelementptr i8, ptr %1724, i64 88
 %1758 = load double, ptr %1757, align 8
 %1759 = fmul nsz contract double %1756, %1758
 %1760 = fadd nsz contract double %1754, %1759
 %1761 = getelementptr i8, ptr %1735, i64 40
 %1762 = load double, ptr %1761, align 8
 %1763 = getelementptr i8, ptr %1724, i64 80
 %1764 = load double, ptr %1763, align 8
 %1765 = fmul nsz contract double %1762, %1764
 %1766 = fsub nsz contract double %1765, %1760
 %1767 = fadd nsz contract double %1753, %1766
 %1768 = getelementptr i8, ptr %1740, i64 8
 %1769 = load double, ptr %1768, align 8
 %1770 = getelementptr i8, ptr %1724, i64 96
 %1771 = load double, ptr %1770, align 8
 %1772 = fmul nsz contract double %1749, %1771
 %1773 = fadd nsz contract double %1769, %1772
 %1774 = getelementptr i8, ptr %1740, i64 24
 %1775 = load double, ptr %1774, align 8
 %1776 = fmul nsz contract double %1745, %1775
 %1777 = fsub nsz contract double %1773, %1776
 %1778 = getelementptr i8, ptr %1735, i64 8
 %1779 = load double, ptr %1778, align 8
 %1780 = getelementptr i8, ptr %1724, i64 72
 %1781 = load double, ptr %1780, align 8
 %1782 = fmul nsz contract double %1762, %1781
 %1783 = fadd nsz contract double %1779, %1782
 %1784 = getelementptr i8, ptr %1735, i64 24
 %1785 = load double, ptr %1784, align 8
 %1786 = fmul nsz contract double %1758, %1785
 %1787 = fsub nsz contract double %1786, %1783
 %1788 = fadd nsz contract double %1777, %1787
 %1789 = getelementptr i8, ptr %1740, i64 16
 %1790 = load double, ptr %1789, align 8
 %1791 = fmul nsz contract double %1751, %1775
 %1792 = fadd nsz contract double %1791, %1790
 %1793 = fmul nsz contract double %1743, %1771
 %1794 = fsub nsz contract double %1792, %1793
 %1795 = getelementptr i8, ptr %1735, i64 16
 %1796 = load double, ptr %1795, align 8
 %1797 = fmul nsz contract double %1764, %1785
 %1798 = fadd nsz contract double %1797, %1796
 %1799 = fmul nsz contract double %1756, %1781
 %1800 = fsub nsz contract double %1799, %1798
 %1801 = fadd nsz contract double %1794, %1800
 %1802 = load double, ptr %1724, align 8
 %1803 = fmul nsz contract double %1767, %1802
 %1804 = getelementptr i8, ptr %1724, i64 8
 %1805 = load double, ptr %1804, align 8
 %1806 = fmul nsz contract double %1788, %1805
 %1807 = fadd nsz contract double %1803, %1806
 %1808 = getelementptr i8, ptr %1724, i64 16
 %1809 = load double, ptr %1808, align 8
 %1810 = fmul nsz contract double %1809, %1801
 %1811 = fadd nsz contract double %1807, %1810
 store double %1811, ptr %1407, align 8
 %1812 = getelementptr i8, ptr %1724, i64 24
 %1813 = load double, ptr %1812, align 8
 %1814 = fmul nsz contract double %1767, %1813
 %1815 = getelementptr i8, ptr %1724, i64 32
 %1816 = load double, ptr %1815, align 8
 %1817 = fmul nsz contract double %1788, %1816
 %1818 = fadd nsz contract double %1814, %1817
 %1819 = getelementptr i8, ptr %1724, i64 40
 %1820 = load double, ptr %1819, align 8
 %1821 = fmul nsz contract double %1801, %1820
 %1822 = fadd nsz contract double %1818, %1821
 store double %1822, ptr %1412, align 8
 %1823 = getelementptr i8, ptr %1724, i64 48
 %1824 = load double, ptr %1823, align 8
 %1825 = fmul nsz contract double %1767, %1824
 %1826 = getelementptr i8, ptr %1724, i64 56
 %1827 = load double, ptr %1826, align 8
 %1828 = fmul nsz contract double %1788, %1827
 %1829 = fadd nsz contract double %1825, %1828
 %1830 = getelementptr i8, ptr %1724, i64 64
 %1831 = load double, ptr %1830, align 8
 %1832 = fmul nsz contract double %1801, %1831
 %1833 = fadd nsz contract double %1829, %1832
 store double %1833, ptr %1413, align 8
 %1834 = getelementptr i8, ptr %1392, i64 %1631
 br label %1835
1835:
 %1836 = phi i64 [ 0, %1723 ], [ %1837, %1835 ]
 %1837 = add nuw nsw i64 %1836, 1
 %1838 = getelementptr double, ptr %1407, i64 %1836
 %1839 = load double, ptr %1838, align 8
 %1840 = getelementptr double, ptr %1834, i64 %1836
 store double %1839, ptr %1840, align 8
 %1841 = icmp eq i64 %1837, 3
 br i1 %1841, label %1414, label %1835
1842:
 %1843 = phi i64 [ 0, %1417 ], [ %1419, %2026 ]
 %1844 = shl i64 %1843, 8
 %1845 = getelementptr i8, ptr %1400, i64 %1844
 %1846 = getelementptr i8, ptr %1845, i64 208
 %1847 = load double, ptr %1846, align 8
 %1848 = fptosi double %1847 to i64
 %1849 = getelementptr i8, ptr %1845, i64 216
 %1850 = load double, ptr %1849, align 8
 %1851 = fptosi double %1850 to i64
 %1852 = icmp slt i64 %1848, 0
 %1853 = select i1 %1852, i64 %1402, i64 0
 %1854 = add i64 %1853, %1848
 %1855 = shl i64 %1854, 7
 %1856 = getelementptr i8, ptr %1403, i64 %1855
 %1857 = icmp slt i64 %1851, 0
 %1858 = select i1 %1857, i64 %1402, i64 0
 %1859 = add i64 %1858, %1851
 %1860 = shl i64 %1859, 7
 %1861 = getelementptr i8, ptr %1403, i64 %1860
 %1862 = load double, ptr %1861, align 8
 %1863 = getelementptr i8, ptr %1861, i64 32
 %1864 = load double, ptr %1863, align 8
 %1865 = getelementptr i8, ptr %1845, i64 112
 %1866 = load double, ptr %1865, align 8
 %1867 = fmul nsz contract double %1864, %1866
 %1868 = fadd nsz contract double %1862, %1867
 %1869 = getelementptr i8, ptr %1861, i64 40
 %1870 = load double, ptr %1869, align 8
 %1871 = getelementptr i8, ptr %1845, i64 104
 %1872 = load double, ptr %1871, align 8
 %1873 = fmul nsz contract double %1870, %1872
 %1874 = fsub nsz contract double %1868, %1873
 %1875 = load double, ptr %1856, align 8
 %1876 = getelementptr i8, ptr %1856, i64 32
 %1877 = load double, ptr %1876, align 8
 %1878 = getelementptr i8, ptr %1845, i64 88
 %1879 = load double, ptr %1878, align 8
 %1880 = fmul nsz contract double %1877, %1879
 %1881 = fadd nsz contract double %1875, %1880
 %1882 = getelementptr i8, ptr %1856, i64 40
 %1883 = load double, ptr %1882, align 8
 %1884 = getelementptr i8, ptr %1845, i64 80
 %1885 = load double, ptr %1884, align 8
 %1886 = fmul nsz contract double %1883, %1885
 %1887 = fsub nsz contract double %1886, %1881
 %1888 = fadd nsz contract double %1874, %1887
 %1889 = getelementptr i8, ptr %1861, i64 8
 %1890 = load double, ptr %1889, align 8
 %1891 = getelementptr i8, ptr %1845, i64 96
 %1892 = load double, ptr %1891, align 8
 %1893 = fmul nsz contract double %1870, %1892
 %1894 = fadd nsz contract double %1890, %1893
 %1895 = getelementptr i8, ptr %1861, i64 24
 %1896 = load double, ptr %1895, align 8
 %1897 = fmul nsz contract double %1866, %1896
 %1898 = fsub nsz contract double %1894, %1897
 %1899 = getelementptr i8, ptr %1856, i64 8
 %1900 = load double, ptr %1899, align 8
 %1901 = getelementptr i8, ptr %1845, i64 72
 %1902 = load double, ptr %1901, align 8
 %1903 = fmul nsz contract double %1883, %1902
 %1904 = fadd nsz contract double %1900, %1903
 %1905 = getelementptr i8, ptr %1856, i64 24
 %1906 = load double, ptr %1905, align 8
 %1907 = fmul nsz contract double %1879, %1906
 %1908 = fsub nsz contract double %1907, %1904
 %1909 = fadd nsz contract double %1898, %1908
 %1910 = getelementptr i8, ptr %1861, i64 16
 %1911 = load double, ptr %1910, align 8
 %1912 = fmul nsz contract double %1872, %1896
 %1913 = fadd nsz contract double %1912, %1911
 %1914 = fmul nsz contract double %1864, %1892
 %1915 = fsub nsz contract double %1913, %1914
 %1916 = getelementptr i8, ptr %1856, i64 16
 %1917 = load double, ptr %1916, align 8
 %1918 = fmul nsz contract double %1885, %1906
 %1919 = fadd nsz contract double %1918, %1917
 %1920 = fmul nsz contract double %1877, %1902
 %1921 = fsub nsz contract double %1920, %1919
 %1922 = fadd nsz contract double %1915, %1921
 %1923 = load double, ptr %1845, align 8
 %1924 = fmul nsz contract double %1888, %1923
 %1925 = getelementptr i8, ptr %1845, i64 8
 %1926 = load double, ptr %1925, align 8
 %1927 = fmul nsz contract double %1909, %1926
 %1928 = fadd nsz contract double %1924, %1927
 %1929 = getelementptr i8, ptr %1845, i64 16
 %1930 = load double, ptr %1929, align 8
 %1931 = fmul nsz contract double %1930, %1922
 %1932 = fadd nsz contract double %1928, %1931
 store double %1932, ptr %1407, align 8
 %1933 = getelementptr i8, ptr %1845, i64 24
 %1934 = load double, ptr %1933, align 8
 %1935 = fmul nsz contract double %1888, %1934
 %1936 = getelementptr i8, ptr %1845, i64 32
 %1937 = load double, ptr %1936, align 8
 %1938 = fmul nsz contract double %1909, %1937
 %1939 = fadd nsz contract double %1935, %1938
 %1940 = getelementptr i8, ptr %1845, i64 40
 %1941 = load double, ptr %1940, align 8
 %1942 = fmul nsz contract double %1922, %1941
 %1943 = fadd nsz contract double %1939, %1942
 store double %1943, ptr %1412, align 8
 %1944 = getelementptr i8, ptr %1845, i64 48
 %1945 = load double, ptr %1944, align 8
 %1946 = fmul nsz contract double %1888, %1945
 %1947 = getelementptr i8, ptr %1845, i64 56
 %1948 = load double, ptr %1947, align 8
 %1949 = fmul nsz contract double %1909, %1948
 %1950 = fadd nsz contract double %1946, %1949
 %1951 = getelementptr i8, ptr %1845, i64 64
 %1952 = load double, ptr %1951, align 8
 %1953 = fmul nsz contract double %1922, %1952
 %1954 = fadd nsz contract double %1950, %1953
 store double %1954, ptr %1413, align 8
 %1955 = getelementptr double, ptr %1384, i64 %1843
 %1956 = load double, ptr %1955, align 8
 %1957 = mul nuw nsw i64 %1843, 3
 br label %1958
1958:
 %1959 = phi i64 [ 0, %1842 ], [ %1960, %1958 ]
 %1960 = add nuw nsw i64 %1959, 1
 %1961 = getelementptr double, ptr %1407, i64 %1959
 %1962 = load double, ptr %1961, align 8
 %1963 = add nuw nsw i64 %1959, %1957
 %1964 = getelementptr double, ptr %1396, i64 %1963
 store double %1962, ptr %1964, align 8
 %1965 = getelementptr double, ptr %1388, i64 %1963
 store double %1962, ptr %1965, align 8
 %1966 = getelementptr double, ptr %1394, i64 %1963
 store double 0.000000e+00, ptr %1966, align 8
 %1967 = getelementptr double, ptr %1398, i64 %1963
 %1968 = load double, ptr %1967, align 8
 %1969 = getelementptr double, ptr %1845, i64 %1959
 %1970 = getelementptr i8, ptr %1969, i64 184
 store double %1968, ptr %1970, align 8
 %1971 = icmp eq i64 %1960, 3
 br i1 %1971, label %1418, label %1958
1972:
 %1973 = getelementptr i8, ptr %1437, i64 16
 %1974 = load double, ptr %1973, align 8
 br label %1975
1975:
 %1976 = phi double [ %1982, %1975 ], [ 1.000000e+00, %1972 ]
 %1977 = phi double [ %1984, %1975 ], [ %1974, %1972 ]
 %1978 = phi i64 [ %1983, %1975 ], [ 2, %1972 ]
 %1979 = and i64 %1978, 1
 %1980 = icmp eq i64 %1979, 0
 %1981 = fmul nsz contract double %1976, %1977
 %1982 = select i1 %1980, double %1976, double %1981
 %1983 = lshr i64 %1978, 1
 %1984 = fmul nsz contract double %1977, %1977
 %1985 = icmp eq i64 %1983, 0
 br i1 %1985, label %1986, label %1975
1986:
 %1987 = fadd nsz contract double %1479, %1982
 %1988 = tail call nsz contract double @llvm.sqrt.f64(double %1987)
 %1989 = load i64, ptr %167, align 1
 %1990 = load i64, ptr %168, align 1
 %1991 = inttoptr i64 %1989 to ptr
 %1992 = load i64, ptr %121, align 1
 %1993 = inttoptr i64 %1992 to ptr
 %1994 = getelementptr i8, ptr %1993, i64 %1427
 %1995 = getelementptr i8, ptr %1994, i64 16
 %1996 = load i64, ptr %1995, align 8
 %1997 = icmp slt i64 %1996, 0
 %1998 = select i1 %1997, i64 %1990, i64 0
 %1999 = add i64 %1998, %1996
 %2000 = shl i64 %1999, 5
 %2001 = getelementptr i8, ptr %1991, i64 %2000
 %2002 = getelementptr i8, ptr %2001, i64 8
 %2003 = load double, ptr %2002, align 8
 %2004 = getelementptr i8, ptr %2001, i64 16
 %2005 = load double, ptr %2004, align 8
 %2006 = fcmp nsz contract oeq double %2003, %2005
 br i1 %2006, label %2026, label %2007
2007:
 %2008 = load i64, ptr %162, align 1
 %2009 = inttoptr i64 %2008 to ptr
 %2010 = getelementptr i64, ptr %2009, i64 %1957
 %2011 = load i64, ptr %2010, align 8
 switch i64 %2011, label %2025 [
  i64 1, label %2026
  i64 0, label %2012
 ]
2012:
 %2013 = load i64, ptr %158, align 1
 %2014 = inttoptr i64 %2013 to ptr
 %2015 = getelementptr double, ptr %2014, i64 %1957
 %2016 = load double, ptr %2015, align 8
 %2017 = fmul nsz contract double %2003, %2016
 %2018 = load i64, ptr %193, align 1
 %2019 = inttoptr i64 %2018 to ptr
 %2020 = getelementptr i8, ptr %2019, i64 %1467
 %2021 = getelementptr i8, ptr %2020, i64 32
 %2022 = load double, ptr %2021, align 8
 %2023 = fmul nsz contract double %2017, %2022
 %2024 = fcmp nsz contract ugt double %1988, %2023
 br i1 %2024, label %2025, label %2026
2025:
 br label %2026
2026:
 %2027 = phi double [ %2003, %1986 ], [ %2005, %2025 ], [ %2003, %2007 ], [ %2003, %2012 ]
 %2028 = getelementptr i8, ptr %1845, i64 176
 store double %2027, ptr %2028, align 8
 %2029 = icmp eq i64 %1408, %1419
 br i1 %2029, label %1483, label %1842
2030:
 %2031 = phi i64 [ %1487, %1486 ], [ 0, %1483 ]
 %2032 = shl i64 %2031, 7
 %2033 = getelementptr i8, ptr %1403, i64 %2032
 %2034 = mul i64 %2031, 144
 %2035 = getelementptr i8, ptr %1405, i64 %2034
 br label %2036
2036:
 %2037 = phi i64 [ 0, %2030 ], [ %2038, %2036 ]
 %2038 = add nuw nsw i64 %2037, 1
 %2039 = getelementptr double, ptr %2033, i64 %2037
 %2040 = load double, ptr %2039, align 8
 %2041 = getelementptr double, ptr %2035, i64 %2037
 store double %2040, ptr %2041, align 8
 %2042 = icmp eq i64 %2038, 6
 br i1 %2042, label %1486, label %2036
2043:
 %2044 = phi i64 [ %2045, %1495 ], [ 0, %1489 ]
 %2045 = add nuw nsw i64 %2044, 1
 %2046 = shl i64 %2044, 8
 %2047 = getelementptr i8, ptr %1400, i64 %2046
 %2048 = getelementptr i8, ptr %2047, i64 184
 %2049 = load double, ptr %2048, align 8
 %2050 = fcmp nsz contract une double %2049, 0.000000e+00
 br i1 %2050, label %1490, label %1495
2051:
 store i8 0, ptr %78, align 1
 call fastcc void @f14(ptr %78, ptr readonly %52, ptr %53, i8 0)
 %2052 = load i8, ptr %78, align 1
 %2053 = icmp eq i8 %2052, 0
 br i1 %2053, label %4940, label %1500
2054:
 %2055 = phi i64 [ %2056, %2054 ], [ 0, %1500 ]
 %2056 = add nuw nsw i64 %2055, 1
 %2057 = mul i64 %2055, 24
 %2058 = getelementptr i8, ptr %1394, i64 %2057
 %2059 = load double, ptr %2058, align 8
 %2060 = shl i64 %2055, 8
 %2061 = getelementptr i8, ptr %1400, i64 %2060
 %2062 = getelementptr i8, ptr %2061, i64 168
 store double %2059, ptr %2062, align 8
 %2063 = icmp eq i64 %1408, %2056
 br i1 %2063, label %1502, label %2054
2064:
 %2065 = icmp eq i64 %1501, 3
 br i1 %2065, label %4940, label %1505
2066:
 %2067 = load i64, ptr %116, align 1
 %2068 = load i64, ptr %117, align 1
 %2069 = inttoptr i64 %2067 to ptr
 %2070 = load i64, ptr %167, align 1
 %2071 = load i64, ptr %168, align 1
 %2072 = inttoptr i64 %2070 to ptr
 %2073 = load i64, ptr %169, align 1
 %2074 = load i64, ptr %94, align 1
 %2075 = inttoptr i64 %2073 to ptr
 %2076 = load i64, ptr %170, align 1
 %2077 = inttoptr i64 %2076 to ptr
 %2078 = load i64, ptr %118, align 1
 %2079 = inttoptr i64 %2078 to ptr
 %2080 = load i64, ptr %171, align 1
 %2081 = inttoptr i64 %2080 to ptr
 %2082 = load i64, ptr %125, align 1
 %2083 = load i64, ptr %126, align 1
 %2084 = inttoptr i64 %2082 to ptr
 %2085 = load i64, ptr %120, align 1
 %2086 = inttoptr i64 %2085 to ptr
 %2087 = load i64, ptr %121, align 1
 %2088 = inttoptr i64 %2087 to ptr
 %2089 = load i64, ptr %172, align 1
 %2090 = inttoptr i64 %2089 to ptr
 %2091 = load i64, ptr %156, align 1
 %2092 = inttoptr i64 %2091 to ptr
 %2093 = load i64, ptr %173, align 1
 %2094 = load i64, ptr %174, align 1
 %2095 = inttoptr i64 %2093 to ptr
 %2096 = load i64, ptr %175, align 1
 %2097 = inttoptr i64 %2096 to ptr
 %2098 = load i64, ptr %176, align 1
 %2099 = inttoptr i64 %2098 to ptr
 %2100 = load i64, ptr %177, align 1
 %2101 = inttoptr i64 %2100 to ptr
 %2102 = load i64, ptr %178, align 1
 %2103 = inttoptr i64 %2102 to ptr
 %2104 = load i64, ptr %179, align 1
 %2105 = load i64, ptr %180, align 1
 %2106 = inttoptr i64 %2104 to ptr
 %2107 = load i64, ptr %181, align 1
 %2108 = inttoptr i64 %2107 to ptr
 %2109 = load i64, ptr %182, align 1
 %2110 = inttoptr i64 %2109 to ptr
 %2111 = load i64, ptr %183, align 1
 %2112 = inttoptr i64 %2111 to ptr
 %2113 = load i64, ptr %184, align 1
 %2114 = inttoptr i64 %2113 to ptr
 %2115 = load i64, ptr %185, align 1
 %2116 = inttoptr i64 %2115 to ptr
 %2117 = load i64, ptr %186, align 1
 %2118 = load i64, ptr %187, align 1
 %2119 = load i64, ptr %188, align 1
 %2120 = add nsw i64 %2119, %2118
 %2121 = add nsw i64 %2120, %2117
 %2122 = load i64, ptr %148, align 1
 %2123 = load i64, ptr %189, align 1
 %2124 = add nsw i64 %2123, %2074
 store i64 0, ptr %190, align 1
 %2125 = load i64, ptr %94, align 1
 %2126 = icmp slt i64 %2125, 1
 br i1 %2126, label %2168, label %2127
2127:
 %2128 = fmul nsz contract double %421, 2.000000e+00
 br label %2375
2129:
 %2130 = add nsw i64 %2376, %2124
 %2131 = getelementptr double, ptr %2084, i64 %2130
 %2132 = icmp slt i64 %2130, 0
 %2133 = select i1 %2132, i64 %2083, i64 0
 %2134 = getelementptr double, ptr %2131, i64 %2133
 %2135 = load double, ptr %2134, align 8
 %2136 = tail call nsz contract double @llvm.fabs.f64(double %2135)
 %2137 = fmul nsz contract double %2128, %2136
 %2138 = shl i64 %2376, 4
 %2139 = getelementptr i8, ptr %2077, i64 %2138
 %2140 = getelementptr i8, ptr %2139, i64 8
 %2141 = load double, ptr %2140, align 8
 %2142 = fmul nsz contract double %2141, 1.000000e-03
 %2143 = fadd nsz contract double %2137, %2142
 %2144 = fcmp nsz contract ult double %2383, %2143
 br i1 %2144, label %2145, label %2373
2145:
 %2146 = getelementptr i64, ptr %2081, i64 %2376
 %2147 = load i64, ptr %2146, align 8
 %2148 = icmp slt i64 %2147, 0
 br i1 %2148, label %2149, label %2152
2149:
 store i64 -2, ptr %2146, align 8
 %2150 = load i64, ptr %122, align 1
 %2151 = add nsw i64 %2150, 1
 store i64 %2151, ptr %122, align 1
 br label %2373
2152:
 %2153 = select i1 %2386, double %2383, double 0x7FF0000000000000
 %2154 = load i64, ptr %190, align 1
 %2155 = icmp slt i64 %2154, 0
 %2156 = select i1 %2155, i64 %2074, i64 0
 %2157 = getelementptr i64, ptr %2114, i64 %2154
 %2158 = getelementptr i64, ptr %2157, i64 %2156
 store i64 %2376, ptr %2158, align 8
 %2159 = load i64, ptr %190, align 1
 %2160 = icmp slt i64 %2159, 0
 %2161 = select i1 %2160, i64 %2074, i64 0
 %2162 = getelementptr double, ptr %2112, i64 %2159
 %2163 = getelementptr double, ptr %2162, i64 %2161
 store double %2153, ptr %2163, align 8
 %2164 = load i64, ptr %190, align 1
 %2165 = add nsw i64 %2164, 1
 store i64 %2165, ptr %190, align 1
 br label %2373
2166:
 %2167 = load i64, ptr %190, align 1
 br label %2168
2168:
 %2169 = phi i64 [ %2167, %2166 ], [ 0, %2066 ]
 %2170 = mul nsw i64 %2122, 3
 %2171 = add nsw i64 %2169, %2170
 store i64 %2171, ptr %191, align 1
 %2172 = icmp slt i64 %2171, 1
 br i1 %2172, label %2500, label %2173
2173:
 %2174 = icmp slt i64 %2117, 1
 %2175 = shl i64 %2094, 3
 %2176 = shl nuw i64 %2117, 3
 br label %2177
2177:
 %2178 = phi i64 [ 0, %2173 ], [ %2179, %2331 ]
 %2179 = add nuw nsw i64 %2178, 1
 br i1 %2174, label %2183, label %2180
2180:
 %2181 = mul i64 %2175, %2178
 %2182 = getelementptr i8, ptr %2095, i64 %2181
 tail call void @llvm.memset.p0.i64(ptr align 8 %2182, i8 0, i64 %2176, i1 false)
 br label %2183
2183:
 %2184 = icmp slt i64 %2178, %2170
 br i1 %2184, label %2387, label %2231
2185:
 %2186 = getelementptr i64, ptr %2079, i64 %2407
 %2187 = load i64, ptr %2186, align 8
 %2188 = mul nsw i64 %2187, 6
 %2189 = mul i64 %2407, 48
 %2190 = getelementptr i8, ptr %2086, i64 %2189
 %2191 = add nsw i64 %2188, %2120
 %2192 = mul nuw nsw i64 %2400, 48
 %2193 = getelementptr i8, ptr %2391, i64 %2192
 br label %2409
2194:
 %2195 = icmp eq i64 %2413, 6
 br i1 %2195, label %2370, label %2409
2196:
 %2197 = getelementptr double, ptr %2097, i64 %2178
 store double %2372, ptr %2197, align 8
 %2198 = getelementptr double, ptr %2099, i64 %2178
 store double 0.000000e+00, ptr %2198, align 8
 %2199 = icmp eq i64 %2389, 0
 br i1 %2199, label %2200, label %2331
2200:
 %2201 = getelementptr double, ptr %2090, i64 %2388
 %2202 = load double, ptr %2201, align 8
 %2203 = getelementptr i8, ptr %2395, i64 16
 %2204 = load i64, ptr %2203, align 8
 %2205 = icmp slt i64 %2204, 0
 %2206 = select i1 %2205, i64 %2071, i64 0
 %2207 = add i64 %2206, %2204
 %2208 = shl i64 %2207, 5
 %2209 = getelementptr i8, ptr %2072, i64 %2208
 %2210 = load double, ptr %2209, align 8
 %2211 = fcmp nsz contract ogt double %2210, 0.000000e+00
 %2212 = fcmp nsz contract olt double %2372, 0.000000e+00
 %2213 = select i1 %2211, i1 %2212, i1 false
 br i1 %2213, label %2214, label %2225
2214:
 %2215 = fmul nsz contract double %421, %2371
 %2216 = fadd nsz contract double %2215, %2202
 %2217 = fcmp nsz contract olt double %2216, 0.000000e+00
 br i1 %2217, label %2218, label %2225
2218:
 %2219 = fneg nsz contract double %2372
 %2220 = fsub nsz contract double %2371, %2372
 %2221 = tail call nsz contract double @llvm.fabs.f64(double %2220)
 %2222 = fcmp nsz contract olt double %2221, %2219
 br i1 %2222, label %2223, label %2225
2223:
 %2224 = fmul nsz contract double %2372, %2210
 br label %2229
2225:
 %2226 = fcmp nsz contract ogt double %2202, 0.000000e+00
 %2227 = fdiv nsz contract double %2202, %421
 %2228 = select i1 %2226, double %2227, double 0.000000e+00
 br label %2229
2229:
 %2230 = phi double [ %2228, %2225 ], [ %2224, %2223 ]
 store double %2230, ptr %2198, align 8
 br label %2331
2231:
 %2232 = sub nsw i64 %2178, %2170
 %2233 = getelementptr i64, ptr %2114, i64 %2232
 %2234 = load i64, ptr %2233, align 8
 %2235 = icmp slt i64 %2234, 0
 %2236 = select i1 %2235, i64 %2074, i64 0
 %2237 = add i64 %2236, %2234
 %2238 = getelementptr i64, ptr %2081, i64 %2237
 %2239 = load i64, ptr %2238, align 8
 %2240 = add nsw i64 %2239, %2120
 %2241 = icmp slt i64 %2240, 0
 %2242 = select i1 %2241, i64 %2083, i64 0
 %2243 = getelementptr double, ptr %2084, i64 %2240
 %2244 = getelementptr double, ptr %2243, i64 %2242
 %2245 = load double, ptr %2244, align 8
 br i1 %2174, label %2251, label %2246
2246:
 %2247 = mul nsw i64 %2239, %2117
 %2248 = add nsw i64 %2247, %2121
 %2249 = mul i64 %2178, %2094
 %2250 = getelementptr double, ptr %2095, i64 %2249
 br label %2445
2251:
 %2252 = add nsw i64 %2234, %2124
 %2253 = icmp slt i64 %2252, 0
 %2254 = select i1 %2253, i64 %2083, i64 0
 %2255 = getelementptr double, ptr %2084, i64 %2252
 %2256 = getelementptr double, ptr %2255, i64 %2254
 %2257 = load double, ptr %2256, align 8
 %2258 = getelementptr double, ptr %2097, i64 %2178
 store double %2257, ptr %2258, align 8
 %2259 = getelementptr double, ptr %2099, i64 %2178
 store double 0.000000e+00, ptr %2259, align 8
 %2260 = getelementptr i64, ptr %2075, i64 %2237
 %2261 = load i64, ptr %2260, align 8
 %2262 = icmp eq i64 %2261, 0
 br i1 %2262, label %2263, label %2292
2263:
 %2264 = getelementptr double, ptr %2112, i64 %2232
 %2265 = load double, ptr %2264, align 8
 %2266 = shl i64 %2237, 4
 %2267 = getelementptr i8, ptr %2077, i64 %2266
 %2268 = load double, ptr %2267, align 8
 %2269 = load double, ptr %2258, align 8
 %2270 = fcmp nsz contract ogt double %2268, 0.000000e+00
 %2271 = fcmp nsz contract olt double %2269, 0.000000e+00
 %2272 = select i1 %2270, i1 %2271, i1 false
 br i1 %2272, label %2273, label %2284
2273:
 %2274 = fmul nsz contract double %421, %2245
 %2275 = fadd nsz contract double %2274, %2265
 %2276 = fcmp nsz contract olt double %2275, 0.000000e+00
 br i1 %2276, label %2277, label %2284
2277:
 %2278 = fneg nsz contract double %2269
 %2279 = fsub nsz contract double %2245, %2269
 %2280 = tail call nsz contract double @llvm.fabs.f64(double %2279)
 %2281 = fcmp nsz contract olt double %2280, %2278
 br i1 %2281, label %2282, label %2284
2282:
 %2283 = fmul nsz contract double %2268, %2269
 br label %2288
2284:
 %2285 = fcmp nsz contract ogt double %2265, 0.000000e+00
 %2286 = fdiv nsz contract double %2265, %421
 %2287 = select i1 %2285, double %2286, double 0.000000e+00
 br label %2288
2288:
 %2289 = phi double [ %2287, %2284 ], [ %2283, %2282 ]
 store double %2289, ptr %2259, align 8
 %2290 = getelementptr double, ptr %2108, i64 %2232
 store double 0.000000e+00, ptr %2290, align 8
 %2291 = getelementptr double, ptr %2110, i64 %2232
 store double 0x7FF0000000000000, ptr %2291, align 8
 br label %2331
2292:
 %2293 = load i64, ptr %94, align 1
 %2294 = shl nsw i64 %2234, 1
 %2295 = add i64 %2294, %2124
 %2296 = add i64 %2295, %2293
 %2297 = mul i64 %2237, 24
 %2298 = getelementptr i8, ptr %2116, i64 %2297
 %2299 = load i64, ptr %2298, align 8
 switch i64 %2299, label %2318 [
  i64 1, label %2320
  i64 0, label %2300
 ]
2300:
 %2301 = getelementptr double, ptr %2084, i64 %2296
 %2302 = icmp slt i64 %2296, 0
 %2303 = select i1 %2302, i64 %2083, i64 0
 %2304 = getelementptr double, ptr %2301, i64 %2303
 %2305 = load double, ptr %2304, align 8
 %2306 = fmul nsz contract double %421, %2305
 %2307 = mul i64 %2178, %2094
 %2308 = getelementptr double, ptr %2095, i64 %2307
 %2309 = getelementptr double, ptr %2308, i64 %2239
 %2310 = icmp slt i64 %2239, 0
 %2311 = select i1 %2310, i64 %2094, i64 0
 %2312 = getelementptr double, ptr %2309, i64 %2311
 %2313 = load double, ptr %2312, align 8
 %2314 = fmul nsz contract double %2306, %2313
 %2315 = load double, ptr %2258, align 8
 %2316 = tail call nsz contract double @llvm.fabs.f64(double %2315)
 %2317 = fcmp nsz contract ugt double %2316, %2314
 br i1 %2317, label %2318, label %2320
2318:
 %2319 = add nsw i64 %2296, 1
 br label %2320
2320:
 %2321 = phi i64 [ %2319, %2318 ], [ %2296, %2300 ], [ %2296, %2292 ]
 %2322 = icmp slt i64 %2321, 0
 %2323 = select i1 %2322, i64 %2083, i64 0
 %2324 = getelementptr double, ptr %2084, i64 %2321
 %2325 = getelementptr double, ptr %2324, i64 %2323
 %2326 = load double, ptr %2325, align 8
 %2327 = fmul nsz contract double %421, %2326
 %2328 = getelementptr double, ptr %2110, i64 %2232
 store double %2327, ptr %2328, align 8
 %2329 = fneg nsz contract double %2327
 %2330 = getelementptr double, ptr %2108, i64 %2232
 store double %2329, ptr %2330, align 8
 br label %2331
2331:
 %2332 = phi double [ %2245, %2320 ], [ %2245, %2288 ], [ %2371, %2229 ], [ %2371, %2196 ]
 %2333 = getelementptr double, ptr %2103, i64 %2178
 store double %2332, ptr %2333, align 8
 %2334 = getelementptr double, ptr %2099, i64 %2178
 %2335 = load double, ptr %2334, align 8
 %2336 = fadd nsz contract double %2332, %2335
 %2337 = getelementptr double, ptr %2101, i64 %2178
 store double %2336, ptr %2337, align 8
 %2338 = icmp eq i64 %2171, %2179
 br i1 %2338, label %2456, label %2177
2339:
 %2340 = add nuw nsw i64 %2457, 1
 %2341 = icmp eq i64 %2171, %2340
 br i1 %2341, label %2500, label %2456
2342:
 %2343 = getelementptr i64, ptr %2079, i64 %2483
 %2344 = load i64, ptr %2343, align 8
 %2345 = mul nsw i64 %2344, 6
 %2346 = mul nuw nsw i64 %2476, 48
 %2347 = getelementptr i8, ptr %2470, i64 %2346
 br label %2485
2348:
 %2349 = phi double [ %2474, %2473 ], [ %2498, %2485 ]
 br i1 %2475, label %2364, label %2473
2350:
 %2351 = sub nsw i64 %2464, %2170
 %2352 = getelementptr i64, ptr %2114, i64 %2351
 %2353 = load i64, ptr %2352, align 8
 %2354 = icmp slt i64 %2353, 0
 %2355 = select i1 %2354, i64 %2074, i64 0
 %2356 = getelementptr i64, ptr %2081, i64 %2353
 %2357 = getelementptr i64, ptr %2356, i64 %2355
 %2358 = load i64, ptr %2357, align 8
 %2359 = icmp slt i64 %2358, 0
 %2360 = select i1 %2359, i64 %2094, i64 0
 %2361 = getelementptr double, ptr %2459, i64 %2358
 %2362 = getelementptr double, ptr %2361, i64 %2360
 %2363 = load double, ptr %2362, align 8
 br label %2364
2364:
 %2365 = phi double [ %2363, %2350 ], [ %2349, %2348 ]
 %2366 = getelementptr double, ptr %2461, i64 %2464
 store double %2365, ptr %2366, align 8
 %2367 = mul i64 %2464, %2105
 %2368 = getelementptr double, ptr %2462, i64 %2367
 store double %2365, ptr %2368, align 8
 %2369 = icmp eq i64 %2464, %2457
 br i1 %2369, label %2339, label %2463
2370:
 %2371 = phi double [ %2398, %2396 ], [ %2427, %2194 ]
 %2372 = phi double [ %2397, %2396 ], [ %2419, %2194 ]
 br i1 %2399, label %2196, label %2396
2373:
 %2374 = icmp eq i64 %2377, %2125
 br i1 %2374, label %2166, label %2375
2375:
 %2376 = phi i64 [ 0, %2127 ], [ %2377, %2373 ]
 %2377 = add nuw nsw i64 %2376, 1
 %2378 = add nsw i64 %2376, %2123
 %2379 = icmp slt i64 %2378, 0
 %2380 = select i1 %2379, i64 %2083, i64 0
 %2381 = getelementptr double, ptr %2084, i64 %2378
 %2382 = getelementptr double, ptr %2381, i64 %2380
 %2383 = load double, ptr %2382, align 8
 %2384 = getelementptr i64, ptr %2075, i64 %2376
 %2385 = load i64, ptr %2384, align 8
 %2386 = icmp eq i64 %2385, 0
 br i1 %2386, label %2129, label %2145
2387:
 %2388 = udiv i64 %2178, 3
 %2389 = urem i64 %2178, 3
 %2390 = mul i64 %2178, 96
 %2391 = getelementptr i8, ptr %2092, i64 %2390
 %2392 = mul i64 %2178, %2094
 %2393 = getelementptr double, ptr %2095, i64 %2392
 %2394 = shl i64 %2388, 5
 %2395 = getelementptr i8, ptr %2088, i64 %2394
 br label %2396
2396:
 %2397 = phi double [ 0.000000e+00, %2387 ], [ %2372, %2370 ]
 %2398 = phi double [ 0.000000e+00, %2387 ], [ %2371, %2370 ]
 %2399 = phi i1 [ false, %2387 ], [ true, %2370 ]
 %2400 = phi i64 [ 0, %2387 ], [ 1, %2370 ]
 %2401 = getelementptr i64, ptr %2395, i64 %2400
 %2402 = load i64, ptr %2401, align 8
 %2403 = icmp slt i64 %2402, 0
 %2404 = select i1 %2403, i64 %2068, i64 0
 %2405 = getelementptr i64, ptr %2069, i64 %2402
 %2406 = getelementptr i64, ptr %2405, i64 %2404
 %2407 = load i64, ptr %2406, align 8
 %2408 = icmp slt i64 %2407, 0
 br i1 %2408, label %2370, label %2185
2409:
 %2410 = phi double [ %2397, %2185 ], [ %2419, %2194 ]
 %2411 = phi double [ %2398, %2185 ], [ %2427, %2194 ]
 %2412 = phi i64 [ 0, %2185 ], [ %2413, %2194 ]
 %2413 = add nuw nsw i64 %2412, 1
 %2414 = getelementptr double, ptr %2193, i64 %2412
 %2415 = load double, ptr %2414, align 8
 %2416 = getelementptr double, ptr %2190, i64 %2412
 %2417 = load double, ptr %2416, align 8
 %2418 = fmul nsz contract double %2415, %2417
 %2419 = fadd nsz contract double %2410, %2418
 %2420 = add nsw i64 %2191, %2412
 %2421 = icmp slt i64 %2420, 0
 %2422 = select i1 %2421, i64 %2083, i64 0
 %2423 = getelementptr double, ptr %2084, i64 %2420
 %2424 = getelementptr double, ptr %2423, i64 %2422
 %2425 = load double, ptr %2424, align 8
 %2426 = fmul nsz contract double %2415, %2425
 %2427 = fadd nsz contract double %2411, %2426
 %2428 = add nsw i64 %2412, %2188
 %2429 = mul nsw i64 %2428, %2117
 %2430 = add nsw i64 %2429, %2121
 br i1 %2174, label %2194, label %2431
2431:
 %2432 = phi i64 [ %2433, %2431 ], [ 0, %2409 ]
 %2433 = add nuw nsw i64 %2432, 1
 %2434 = getelementptr double, ptr %2393, i64 %2432
 %2435 = load double, ptr %2434, align 8
 %2436 = add nsw i64 %2430, %2432
 %2437 = icmp slt i64 %2436, 0
 %2438 = select i1 %2437, i64 %2083, i64 0
 %2439 = getelementptr double, ptr %2084, i64 %2436
 %2440 = getelementptr double, ptr %2439, i64 %2438
 %2441 = load double, ptr %2440, align 8
 %2442 = fmul nsz contract double %2415, %2441
 %2443 = fadd nsz contract double %2435, %2442
 store double %2443, ptr %2434, align 8
 %2444 = icmp eq i64 %2117, %2433
 br i1 %2444, label %2194, label %2431
2445:
 %2446 = phi i64 [ 0, %2246 ], [ %2447, %2445 ]
 %2447 = add nuw nsw i64 %2446, 1
 %2448 = add nsw i64 %2248, %2446
 %2449 = icmp slt i64 %2448, 0
 %2450 = select i1 %2449, i64 %2083, i64 0
 %2451 = getelementptr double, ptr %2084, i64 %2448
 %2452 = getelementptr double, ptr %2451, i64 %2450
 %2453 = load double, ptr %2452, align 8
 %2454 = getelementptr double, ptr %2250, i64 %2446
 store double %2453, ptr %2454, align 8
 %2455 = icmp eq i64 %2117, %2447
 br i1 %2455, label %2251, label %2445
2456:
 %2457 = phi i64 [ %2340, %2339 ], [ 0, %2331 ]
 %2458 = mul i64 %2457, %2094
 %2459 = getelementptr double, ptr %2095, i64 %2458
 %2460 = mul i64 %2457, %2105
 %2461 = getelementptr double, ptr %2106, i64 %2460
 %2462 = getelementptr double, ptr %2106, i64 %2457
 br label %2463
2463:
 %2464 = phi i64 [ 0, %2456 ], [ %2465, %2364 ]
 %2465 = add nuw nsw i64 %2464, 1
 %2466 = icmp slt i64 %2464, %2170
 br i1 %2466, label %2467, label %2350
2467:
 %2468 = udiv i64 %2464, 3
 %2469 = mul i64 %2464, 96
 %2470 = getelementptr i8, ptr %2092, i64 %2469
 %2471 = shl i64 %2468, 5
 %2472 = getelementptr i8, ptr %2088, i64 %2471
 br label %2473
2473:
 %2474 = phi double [ 0.000000e+00, %2467 ], [ %2349, %2348 ]
 %2475 = phi i1 [ false, %2467 ], [ true, %2348 ]
 %2476 = phi i64 [ 0, %2467 ], [ 1, %2348 ]
 %2477 = getelementptr i64, ptr %2472, i64 %2476
 %2478 = load i64, ptr %2477, align 8
 %2479 = icmp slt i64 %2478, 0
 %2480 = select i1 %2479, i64 %2068, i64 0
 %2481 = getelementptr i64, ptr %2069, i64 %2478
 %2482 = getelementptr i64, ptr %2481, i64 %2480
 %2483 = load i64, ptr %2482, align 8
 %2484 = icmp sgt i64 %2483, -1
 br i1 %2484, label %2342, label %2348
2485:
 %2486 = phi double [ %2474, %2342 ], [ %2498, %2485 ]
 %2487 = phi i64 [ 0, %2342 ], [ %2488, %2485 ]
 %2488 = add nuw nsw i64 %2487, 1
 %2489 = add nsw i64 %2487, %2345
 %2490 = icmp slt i64 %2489, 0
 %2491 = select i1 %2490, i64 %2094, i64 0
 %2492 = getelementptr double, ptr %2459, i64 %2489
 %2493 = getelementptr double, ptr %2492, i64 %2491
 %2494 = load double, ptr %2493, align 8
 %2495 = getelementptr double, ptr %2347, i64 %2487
 %2496 = load double, ptr %2495, align 8
 %2497 = fmul nsz contract double %2494, %2496
 %2498 = fadd nsz contract double %2486, %2497
 %2499 = icmp eq i64 %2488, 6
 br i1 %2499, label %2348, label %2485
2500:
 %2501 = load i64, ptr %122, align 1
 %2502 = icmp sgt i64 %2501, 0
 br i1 %2502, label %2503, label %2504
2503:
 store ptr null, ptr %0, align 8
 br label %305
2504:
 %2505 = load i64, ptr %192, align 1
 %2506 = load i64, ptr %94, align 1
 %2507 = inttoptr i64 %2505 to ptr
 %2508 = load i64, ptr %184, align 1
 %2509 = inttoptr i64 %2508 to ptr
 %2510 = load i64, ptr %181, align 1
 %2511 = inttoptr i64 %2510 to ptr
 %2512 = load i64, ptr %182, align 1
 %2513 = inttoptr i64 %2512 to ptr
 %2514 = load i64, ptr %193, align 1
 %2515 = load i64, ptr %93, align 1
 %2516 = inttoptr i64 %2514 to ptr
 %2517 = load i64, ptr %194, align 1
 %2518 = inttoptr i64 %2517 to ptr
 %2519 = load i64, ptr %175, align 1
 %2520 = load i64, ptr %195, align 1
 %2521 = inttoptr i64 %2519 to ptr
 %2522 = load i64, ptr %177, align 1
 %2523 = inttoptr i64 %2522 to ptr
 %2524 = load i64, ptr %158, align 1
 %2525 = inttoptr i64 %2524 to ptr
 %2526 = load i64, ptr %179, align 1
 %2527 = load i64, ptr %180, align 1
 %2528 = inttoptr i64 %2526 to ptr
 %2529 = load i64, ptr %196, align 1
 %2530 = add nsw i64 %2515, %2506
 %2531 = inttoptr i64 %2529 to ptr
 %2532 = load i64, ptr %191, align 1
 %2533 = load i64, ptr %148, align 1
 %2534 = load i64, ptr %190, align 1
 %2535 = icmp sgt i64 %2533, 0
 br i1 %2535, label %2555, label %2539
2536:
 %2537 = phi double [ %2556, %2555 ], [ %2571, %2563 ]
 %2538 = icmp eq i64 %2533, %2558
 br i1 %2538, label %2539, label %2555
2539:
 %2540 = phi double [ 0.000000e+00, %2504 ], [ %2537, %2536 ]
 %2541 = icmp sgt i64 %2534, 0
 br i1 %2541, label %2542, label %2584
2542:
 %2543 = mul nsw i64 %2533, 3
 br label %2573
2544:
 %2545 = getelementptr double, ptr %2511, i64 %2575
 %2546 = load double, ptr %2545, align 8
 %2547 = fcmp nsz contract olt double %2546, 0.000000e+00
 br i1 %2547, label %2548, label %2552
2548:
 %2549 = tail call nsz contract double @llvm.fabs.f64(double %2582)
 %2550 = fcmp nsz contract ogt double %2549, %2574
 %2551 = select i1 %2550, double %2549, double %2574
 br label %2552
2552:
 %2553 = phi double [ %2551, %2548 ], [ %2574, %2544 ]
 %2554 = icmp eq i64 %2576, %2534
 br i1 %2554, label %2584, label %2573
2555:
 %2556 = phi double [ %2537, %2536 ], [ 0.000000e+00, %2504 ]
 %2557 = phi i64 [ %2558, %2536 ], [ 0, %2504 ]
 %2558 = add nuw nsw i64 %2557, 1
 %2559 = mul i64 %2557, 24
 %2560 = getelementptr i8, ptr %2523, i64 %2559
 %2561 = load double, ptr %2560, align 8
 %2562 = fcmp nsz contract olt double %2561, 0.000000e+00
 br i1 %2562, label %2563, label %2536
2563:
 %2564 = phi double [ %2571, %2563 ], [ %2556, %2555 ]
 %2565 = phi i64 [ %2566, %2563 ], [ 0, %2555 ]
 %2566 = add nuw nsw i64 %2565, 1
 %2567 = getelementptr double, ptr %2560, i64 %2565
 %2568 = load double, ptr %2567, align 8
 %2569 = tail call nsz contract double @llvm.fabs.f64(double %2568)
 %2570 = fcmp nsz contract ogt double %2569, %2564
 %2571 = select i1 %2570, double %2569, double %2564
 %2572 = icmp eq i64 %2566, 3
 br i1 %2572, label %2536, label %2563
2573:
 %2574 = phi double [ %2540, %2542 ], [ %2553, %2552 ]
 %2575 = phi i64 [ 0, %2542 ], [ %2576, %2552 ]
 %2576 = add nuw nsw i64 %2575, 1
 %2577 = add nsw i64 %2575, %2543
 %2578 = icmp slt i64 %2577, 0
 %2579 = select i1 %2578, i64 %2520, i64 0
 %2580 = getelementptr double, ptr %2523, i64 %2577
 %2581 = getelementptr double, ptr %2580, i64 %2579
 %2582 = load double, ptr %2581, align 8
 %2583 = fcmp nsz contract olt double %2582, 0.000000e+00
 br i1 %2583, label %2548, label %2544
2584:
 %2585 = phi double [ %2540, %2539 ], [ %2553, %2552 ]
 %2586 = load double, ptr %197, align 1
 %2587 = fmul nsz contract double %2585, %2586
 br i1 %2535, label %2588, label %2590
2588:
 %2589 = add i64 %2527, 1
 br label %2619
2590:
 br i1 %2541, label %2591, label %2593
2591:
 %2592 = mul nsw i64 %2533, 3
 br label %2709
2593:
 %2594 = icmp slt i64 %2532, 1
 br i1 %2594, label %2597, label %2739
2595:
 %2596 = icmp eq i64 %2532, %2741
 br i1 %2596, label %2597, label %2739
2597:
 %2598 = call fastcc i32 @f13(ptr %70, ptr readonly %52, ptr %53, double %2587)
 %2599 = icmp eq i32 %2598, 0
 br i1 %2599, label %2759, label %5004
2600:
 %2601 = phi i64 [ %2605, %2604 ], [ 0, %2759 ]
 %2602 = call fastcc i32 @f13(ptr %72, ptr readonly %52, ptr %53, double %2587)
 %2603 = icmp eq i32 %2602, 0
 br i1 %2603, label %2762, label %5004
2604:
 %2605 = add nuw nsw i64 %2601, 1
 %2606 = icmp eq i64 %2605, 3
 store i8 0, ptr %73, align 1
 %2607 = zext i1 %2606 to i8
 call fastcc void @f14(ptr %73, ptr readonly %52, ptr %53, i8 %2607)
 %2608 = load i8, ptr %73, align 1
 %2609 = icmp eq i8 %2608, 0
 br i1 %2609, label %2610, label %2600
2610:
 %2611 = load i64, ptr %94, align 1
 %2612 = icmp slt i64 %2611, 1
 br i1 %2612, label %2615, label %2613
2613:
 %2614 = shl nuw i64 %2611, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %2507, i8 0, i64 %2614, i1 false)
 br label %2615
2615:
 %2616 = icmp slt i64 %2534, 1
 br i1 %2616, label %2781, label %2617
2617:
 %2618 = mul nsw i64 %2533, 3
 br label %2764
2619:
 %2620 = phi i64 [ 0, %2588 ], [ %2661, %2702 ]
 %2621 = mul nuw nsw i64 %2620, 3
 %2622 = mul i64 %2621, %2589
 %2623 = getelementptr double, ptr %2528, i64 %2622
 %2624 = load double, ptr %2623, align 8
 %2625 = add nuw nsw i64 %2621, 1
 %2626 = mul i64 %2625, %2589
 %2627 = getelementptr double, ptr %2528, i64 %2626
 %2628 = load double, ptr %2627, align 8
 %2629 = mul i64 %2620, 72
 %2630 = getelementptr i8, ptr %2516, i64 %2629
 store double %2624, ptr %2630, align 8
 %2631 = getelementptr i8, ptr %2630, i64 32
 store double %2628, ptr %2631, align 8
 %2632 = getelementptr double, ptr %2521, i64 %2625
 %2633 = load double, ptr %2632, align 8
 br label %2634
2634:
 %2635 = phi double [ %2641, %2634 ], [ 1.000000e+00, %2619 ]
 %2636 = phi double [ %2643, %2634 ], [ %2633, %2619 ]
 %2637 = phi i64 [ %2642, %2634 ], [ 2, %2619 ]
 %2638 = and i64 %2637, 1
 %2639 = icmp eq i64 %2638, 0
 %2640 = fmul nsz contract double %2635, %2636
 %2641 = select i1 %2639, double %2635, double %2640
 %2642 = lshr i64 %2637, 1
 %2643 = fmul nsz contract double %2636, %2636
 %2644 = icmp eq i64 %2642, 0
 br i1 %2644, label %2645, label %2634
2645:
 %2646 = getelementptr double, ptr %2521, i64 %2621
 %2647 = getelementptr i8, ptr %2646, i64 16
 %2648 = load double, ptr %2647, align 8
 br label %2649
2649:
 %2650 = phi double [ %2656, %2649 ], [ 1.000000e+00, %2645 ]
 %2651 = phi double [ %2658, %2649 ], [ %2648, %2645 ]
 %2652 = phi i64 [ %2657, %2649 ], [ 2, %2645 ]
 %2653 = and i64 %2652, 1
 %2654 = icmp eq i64 %2653, 0
 %2655 = fmul nsz contract double %2650, %2651
 %2656 = select i1 %2654, double %2650, double %2655
 %2657 = lshr i64 %2652, 1
 %2658 = fmul nsz contract double %2651, %2651
 %2659 = icmp eq i64 %2657, 0
 br i1 %2659, label %2660, label %2649
2660:
 %2661 = add nuw nsw i64 %2620, 1
 %2662 = fadd nsz contract double %2641, %2656
 %2663 = tail call nsz contract double @llvm.sqrt.f64(double %2662)
 %2664 = load i64, ptr %167, align 1
 %2665 = load i64, ptr %168, align 1
 %2666 = inttoptr i64 %2664 to ptr
 %2667 = load i64, ptr %121, align 1
 %2668 = inttoptr i64 %2667 to ptr
 %2669 = shl i64 %2620, 5
 %2670 = getelementptr i8, ptr %2668, i64 %2669
 %2671 = getelementptr i8, ptr %2670, i64 16
 %2672 = load i64, ptr %2671, align 8
 %2673 = icmp slt i64 %2672, 0
 %2674 = select i1 %2673, i64 %2665, i64 0
 %2675 = add i64 %2674, %2672
 %2676 = shl i64 %2675, 5
 %2677 = getelementptr i8, ptr %2666, i64 %2676
 %2678 = getelementptr i8, ptr %2677, i64 8
 %2679 = load double, ptr %2678, align 8
 %2680 = getelementptr i8, ptr %2677, i64 16
 %2681 = load double, ptr %2680, align 8
 %2682 = fcmp nsz contract oeq double %2679, %2681
 br i1 %2682, label %2702, label %2683
2683:
 %2684 = load i64, ptr %162, align 1
 %2685 = inttoptr i64 %2684 to ptr
 %2686 = getelementptr i64, ptr %2685, i64 %2621
 %2687 = load i64, ptr %2686, align 8
 switch i64 %2687, label %2701 [
  i64 1, label %2702
  i64 0, label %2688
 ]
2688:
 %2689 = load i64, ptr %158, align 1
 %2690 = inttoptr i64 %2689 to ptr
 %2691 = getelementptr double, ptr %2690, i64 %2621
 %2692 = load double, ptr %2691, align 8
 %2693 = fmul nsz contract double %2679, %2692
 %2694 = load i64, ptr %193, align 1
 %2695 = inttoptr i64 %2694 to ptr
 %2696 = getelementptr i8, ptr %2695, i64 %2629
 %2697 = getelementptr i8, ptr %2696, i64 32
 %2698 = load double, ptr %2697, align 8
 %2699 = fmul nsz contract double %2693, %2698
 %2700 = fcmp nsz contract ugt double %2663, %2699
 br i1 %2700, label %2701, label %2702
2701:
 br label %2702
2702:
 %2703 = phi double [ %2679, %2660 ], [ %2681, %2701 ], [ %2679, %2683 ], [ %2679, %2688 ]
 %2704 = getelementptr double, ptr %2518, i64 %2620
 store double %2703, ptr %2704, align 8
 %2705 = getelementptr double, ptr %2525, i64 %2621
 %2706 = load double, ptr %2705, align 8
 %2707 = getelementptr double, ptr %2531, i64 %2620
 store double %2706, ptr %2707, align 8
 %2708 = icmp eq i64 %2661, %2533
 br i1 %2708, label %2590, label %2619
2709:
 %2710 = phi i64 [ 0, %2591 ], [ %2711, %2709 ]
 %2711 = add nuw nsw i64 %2710, 1
 %2712 = getelementptr i64, ptr %2509, i64 %2710
 %2713 = load i64, ptr %2712, align 8
 %2714 = icmp slt i64 %2713, 0
 %2715 = select i1 %2714, i64 %2506, i64 0
 %2716 = getelementptr double, ptr %2507, i64 %2713
 %2717 = getelementptr double, ptr %2716, i64 %2715
 %2718 = load double, ptr %2717, align 8
 %2719 = fmul nsz contract double %421, %2718
 %2720 = getelementptr double, ptr %2511, i64 %2710
 %2721 = load double, ptr %2720, align 8
 %2722 = fcmp nsz contract ogt double %2721, %2719
 %2723 = select i1 %2722, double %2721, double %2719
 %2724 = getelementptr double, ptr %2513, i64 %2710
 %2725 = load double, ptr %2724, align 8
 %2726 = fcmp nsz contract olt double %2725, %2723
 %2727 = select i1 %2726, double %2725, double %2723
 %2728 = add nsw i64 %2710, %2592
 %2729 = icmp slt i64 %2728, 0
 %2730 = select i1 %2729, i64 %2520, i64 0
 %2731 = getelementptr double, ptr %2525, i64 %2728
 %2732 = getelementptr double, ptr %2731, i64 %2730
 store double %2727, ptr %2732, align 8
 %2733 = add nsw i64 %2710, %2533
 %2734 = icmp slt i64 %2733, 0
 %2735 = select i1 %2734, i64 %2530, i64 0
 %2736 = getelementptr double, ptr %2531, i64 %2733
 %2737 = getelementptr double, ptr %2736, i64 %2735
 store double %2727, ptr %2737, align 8
 %2738 = icmp eq i64 %2534, %2711
 br i1 %2738, label %2593, label %2709
2739:
 %2740 = phi i64 [ %2741, %2595 ], [ 0, %2593 ]
 %2741 = add nuw nsw i64 %2740, 1
 %2742 = getelementptr double, ptr %2525, i64 %2740
 %2743 = load double, ptr %2742, align 8
 %2744 = fcmp nsz contract oeq double %2743, 0.000000e+00
 br i1 %2744, label %2595, label %2745
2745:
 %2746 = mul i64 %2740, %2527
 %2747 = getelementptr double, ptr %2528, i64 %2746
 br label %2748
2748:
 %2749 = phi i64 [ 0, %2745 ], [ %2750, %2748 ]
 %2750 = add nuw nsw i64 %2749, 1
 %2751 = getelementptr double, ptr %2523, i64 %2749
 %2752 = load double, ptr %2751, align 8
 %2753 = getelementptr double, ptr %2747, i64 %2749
 %2754 = load double, ptr %2753, align 8
 %2755 = load double, ptr %2742, align 8
 %2756 = fmul nsz contract double %2754, %2755
 %2757 = fadd nsz contract double %2752, %2756
 store double %2757, ptr %2751, align 8
 %2758 = icmp eq i64 %2532, %2750
 br i1 %2758, label %2595, label %2748
2759:
 store i8 0, ptr %71, align 1
 call fastcc void @f14(ptr %71, ptr readonly %52, ptr %53, i8 0)
 %2760 = load i8, ptr %71, align 1
 %2761 = icmp eq i8 %2760, 0
 br i1 %2761, label %2610, label %2600
2762:
 %2763 = icmp eq i64 %2601, 3
 br i1 %2763, label %2610, label %2604
2764:
 %2765 = phi i64 [ 0, %2617 ], [ %2766, %2764 ]
 %2766 = add nuw nsw i64 %2765, 1
 %2767 = add nsw i64 %2765, %2618
 %2768 = icmp slt i64 %2767, 0
 %2769 = select i1 %2768, i64 %2520, i64 0
 %2770 = getelementptr double, ptr %2525, i64 %2767
 %2771 = getelementptr double, ptr %2770, i64 %2769
 %2772 = load double, ptr %2771, align 8
 %2773 = fdiv nsz contract double %2772, %421
 %2774 = getelementptr i64, ptr %2509, i64 %2765
 %2775 = load i64, ptr %2774, align 8
 %2776 = icmp slt i64 %2775, 0
 %2777 = select i1 %2776, i64 %2506, i64 0
 %2778 = getelementptr double, ptr %2507, i64 %2775
 %2779 = getelementptr double, ptr %2778, i64 %2777
 store double %2773, ptr %2779, align 8
 %2780 = icmp eq i64 %2534, %2766
 br i1 %2780, label %2781, label %2764
2781:
 %2782 = load i64, ptr %198, align 1
 %2783 = load i64, ptr %199, align 1
 %2784 = inttoptr i64 %2782 to ptr
 %2785 = inttoptr i64 %2783 to ptr
 br label %2786
2786:
 %2787 = phi ptr [ %2785, %2781 ], [ %4949, %5001 ]
 %2788 = phi ptr [ %2784, %2781 ], [ %4947, %5001 ]
 store ptr null, ptr %69, align 8
 %2789 = load i64, ptr %209, align 1
 %2790 = inttoptr i64 %2789 to ptr
 %2791 = load i64, ptr %125, align 1
 %2792 = load i64, ptr %126, align 1
 %2793 = inttoptr i64 %2791 to ptr
 %2794 = load i64, ptr %210, align 1
 %2795 = load i64, ptr %186, align 1
 %2796 = inttoptr i64 %2794 to ptr
 %2797 = load i64, ptr %211, align 1
 %2798 = inttoptr i64 %2797 to ptr
 %2799 = load i64, ptr %212, align 1
 %2800 = load i64, ptr %187, align 1
 %2801 = inttoptr i64 %2799 to ptr
 %2802 = load i64, ptr %148, align 1
 %2803 = load i64, ptr %190, align 1
 %2804 = load i64, ptr %188, align 1
 %2805 = add i64 %2804, %2800
 %2806 = sub i64 %28, %2805
 %2807 = load i64, ptr %128, align 1
 %2808 = icmp eq i64 %2807, 1
 br i1 %2808, label %2809, label %3230
2809:
 %2810 = load i64, ptr %119, align 1
 %2811 = icmp slt i64 %2810, 1
 br i1 %2811, label %2821, label %3414
2812:
 %2813 = add nuw nsw i64 %3415, 1
 %2814 = icmp eq i64 %2810, %2813
 br i1 %2814, label %2815, label %3414
2815:
 %2816 = load i64, ptr %119, align 1
 %2817 = load i64, ptr %209, align 1
 %2818 = load i64, ptr %199, align 1
 %2819 = inttoptr i64 %2817 to ptr
 %2820 = inttoptr i64 %2818 to ptr
 br label %2821
2821:
 %2822 = phi ptr [ %2820, %2815 ], [ %2787, %2809 ]
 %2823 = phi ptr [ %2819, %2815 ], [ %2790, %2809 ]
 %2824 = phi i64 [ %2816, %2815 ], [ %2810, %2809 ]
 %2825 = load i64, ptr %204, align 1
 %2826 = inttoptr i64 %2825 to ptr
 %2827 = load i64, ptr %120, align 1
 %2828 = inttoptr i64 %2827 to ptr
 %2829 = load i64, ptr %127, align 1
 %2830 = inttoptr i64 %2829 to ptr
 %2831 = load i64, ptr %216, align 1
 %2832 = inttoptr i64 %2831 to ptr
 %2833 = load i64, ptr %217, align 1
 %2834 = inttoptr i64 %2833 to ptr
 %2835 = load i64, ptr %218, align 1
 %2836 = inttoptr i64 %2835 to ptr
 %2837 = icmp slt i64 %2824, 1
 br i1 %2837, label %3444, label %2838
2838:
 %2839 = getelementptr i8, ptr %2836, i64 8
 %2840 = getelementptr i8, ptr %2834, i64 16
 %2841 = getelementptr i8, ptr %2836, i64 16
 %2842 = getelementptr i8, ptr %2834, i64 8
 %2843 = getelementptr i8, ptr %2836, i64 24
 %2844 = getelementptr i8, ptr %2834, i64 48
 %2845 = getelementptr i8, ptr %2834, i64 56
 %2846 = getelementptr i8, ptr %2834, i64 64
 %2847 = getelementptr i8, ptr %2834, i64 72
 %2848 = getelementptr i8, ptr %2834, i64 88
 %2849 = getelementptr i8, ptr %2834, i64 80
 %2850 = getelementptr i8, ptr %2834, i64 96
 %2851 = getelementptr i8, ptr %2834, i64 104
 %2852 = getelementptr i8, ptr %2834, i64 112
 %2853 = getelementptr i8, ptr %2834, i64 24
 %2854 = getelementptr i8, ptr %2834, i64 32
 %2855 = getelementptr i8, ptr %2834, i64 40
 %2856 = getelementptr i8, ptr %2832, i64 24
 br label %3011
2857:
 %2858 = icmp eq i64 %2890, %2824
 br i1 %2858, label %3442, label %3011
2859:
 %2860 = add nuw nsw i64 %3066, 1
 %2861 = icmp eq i64 %2860, 3
 br i1 %2861, label %2862, label %3065
2862:
 br label %2882
2863:
 %2864 = phi i64 [ %2894, %2879 ], [ 60, %2889 ]
 %2865 = icmp eq i64 %2864, 0
 br i1 %2865, label %3086, label %2893
2866:
 %2867 = add nuw nsw i64 %2944, 1
 %2868 = getelementptr double, ptr %2832, i64 %2944
 %2869 = load double, ptr %2868, align 8
 %2870 = fsub nsz contract double %2961, %2869
 %2871 = tail call nsz contract double @llvm.fabs.f64(double %2870)
 %2872 = fcmp nsz contract ogt double %2871, %2943
 %2873 = select i1 %2872, double %2871, double %2943
 %2874 = tail call nsz contract double @llvm.fabs.f64(double %2961)
 %2875 = fcmp nsz contract ogt double %2874, %2942
 %2876 = select i1 %2875, double %2874, double %2942
 %2877 = getelementptr i8, ptr %2868, i64 24
 store double %2961, ptr %2877, align 8
 %2878 = icmp eq i64 %2867, 3
 br i1 %2878, label %2879, label %2941
2879:
 tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %2832, ptr align 8 dereferenceable(24) %2856, i64 24, i1 false)
 %2880 = fmul nsz contract double %2876, 1.000000e-15
 %2881 = fcmp nsz contract ugt double %2873, %2880
 br i1 %2881, label %2863, label %3086
2882:
 %2883 = phi i64 [ 0, %2862 ], [ %2884, %2882 ]
 %2884 = add nuw nsw i64 %2883, 1
 %2885 = getelementptr double, ptr %3064, i64 %2883
 %2886 = load double, ptr %2885, align 8
 %2887 = getelementptr double, ptr %2832, i64 %2883
 store double %2886, ptr %2887, align 8
 %2888 = icmp eq i64 %2884, 3
 br i1 %2888, label %2889, label %2882
2889:
 %2890 = add nuw nsw i64 %3012, 1
 %2891 = mul i64 %3012, 96
 %2892 = getelementptr i8, ptr %2830, i64 %2891
 br label %2863
2893:
 %2894 = add nsw i64 %2864, -1
 %2895 = call fastcc i32 @f12(ptr %67, ptr %2832, double %421, ptr %2836)
 %2896 = icmp eq i32 %2895, 0
 br i1 %2896, label %2897, label %3085
2897:
 %2898 = load double, ptr %2839, align 8
 %2899 = load double, ptr %2840, align 8
 %2900 = fmul nsz contract double %2898, %2899
 %2901 = load double, ptr %2841, align 8
 %2902 = load double, ptr %2842, align 8
 %2903 = fmul nsz contract double %2901, %2902
 %2904 = fsub nsz contract double %2900, %2903
 %2905 = load double, ptr %2834, align 8
 %2906 = fmul nsz contract double %2901, %2905
 %2907 = load double, ptr %2836, align 8
 %2908 = fmul nsz contract double %2899, %2907
 %2909 = fsub nsz contract double %2906, %2908
 %2910 = fmul nsz contract double %2902, %2907
 %2911 = fmul nsz contract double %2898, %2905
 %2912 = fsub nsz contract double %2910, %2911
 %2913 = load double, ptr %2843, align 8
 %2914 = fmul nsz contract double %2904, %2913
 %2915 = fmul nsz contract double %2898, %2912
 %2916 = fmul nsz contract double %2901, %2909
 %2917 = fsub nsz contract double %2916, %2915
 %2918 = fadd nsz contract double %2914, %2917
 %2919 = fmul nsz contract double %2918, 2.000000e+00
 %2920 = fsub nsz contract double %2905, %2919
 store double %2920, ptr %2844, align 8
 %2921 = load double, ptr %2843, align 8
 %2922 = fmul nsz contract double %2909, %2921
 %2923 = load double, ptr %2841, align 8
 %2924 = fmul nsz contract double %2904, %2923
 %2925 = load double, ptr %2836, align 8
 %2926 = fmul nsz contract double %2912, %2925
 %2927 = fsub nsz contract double %2926, %2924
 %2928 = fadd nsz contract double %2922, %2927
 %2929 = fmul nsz contract double %2928, 2.000000e+00
 %2930 = fsub nsz contract double %2902, %2929
 store double %2930, ptr %2845, align 8
 %2931 = load double, ptr %2843, align 8
 %2932 = fmul nsz contract double %2912, %2931
 %2933 = load double, ptr %2836, align 8
 %2934 = fmul nsz contract double %2909, %2933
 %2935 = load double, ptr %2839, align 8
 %2936 = fmul nsz contract double %2904, %2935
 %2937 = fsub nsz contract double %2936, %2934
 %2938 = fadd nsz contract double %2932, %2937
 %2939 = fmul nsz contract double %2938, 2.000000e+00
 %2940 = fsub nsz contract double %2899, %2939
 store double %2940, ptr %2846, align 8
 br label %2941
2941:
 %2942 = phi double [ 0.000000e+00, %2897 ], [ %2876, %2866 ]
 %2943 = phi double [ 0.000000e+00, %2897 ], [ %2873, %2866 ]
 %2944 = phi i64 [ 0, %2897 ], [ %2867, %2866 ]
 %2945 = mul nuw nsw i64 %2944, 48
 %2946 = getelementptr i8, ptr %3014, i64 %2945
 %2947 = getelementptr i8, ptr %2946, i64 384
 br label %2948
2948:
 %2949 = phi double [ 0.000000e+00, %2941 ], [ %2961, %2948 ]
 %2950 = phi i64 [ 0, %2941 ], [ %2951, %2948 ]
 %2951 = add nuw nsw i64 %2950, 1
 %2952 = getelementptr double, ptr %2947, i64 %2950
 %2953 = load double, ptr %2952, align 8
 %2954 = fmul nsz contract double %2953, 5.000000e-01
 %2955 = getelementptr double, ptr %2834, i64 %2950
 %2956 = load double, ptr %2955, align 8
 %2957 = getelementptr i8, ptr %2955, i64 48
 %2958 = load double, ptr %2957, align 8
 %2959 = fadd nsz contract double %2956, %2958
 %2960 = fmul nsz contract double %2954, %2959
 %2961 = fadd nsz contract double %2949, %2960
 %2962 = icmp eq i64 %2951, 3
 br i1 %2962, label %2866, label %2948
2963:
 %2964 = load double, ptr %2836, align 8
 %2965 = fneg nsz contract double %2964
 %2966 = load double, ptr %2839, align 8
 %2967 = fneg nsz contract double %2966
 %2968 = load double, ptr %2841, align 8
 %2969 = fneg nsz contract double %2968
 store double %2965, ptr %2836, align 8
 store double %2967, ptr %2839, align 8
 store double %2969, ptr %2841, align 8
 %2970 = load double, ptr %2848, align 8
 %2971 = load double, ptr %2849, align 8
 %2972 = fmul nsz contract double %2968, %2971
 %2973 = fmul nsz contract double %2966, %2970
 %2974 = fsub nsz contract double %2972, %2973
 %2975 = load double, ptr %2847, align 8
 %2976 = fmul nsz contract double %2964, %2970
 %2977 = fmul nsz contract double %2968, %2975
 %2978 = fsub nsz contract double %2976, %2977
 %2979 = fmul nsz contract double %2966, %2975
 %2980 = fmul nsz contract double %2964, %2971
 %2981 = fsub nsz contract double %2979, %2980
 %2982 = load double, ptr %2843, align 8
 %2983 = fmul nsz contract double %2974, %2982
 %2984 = fmul nsz contract double %2966, %2981
 %2985 = fmul nsz contract double %2968, %2978
 %2986 = fsub nsz contract double %2984, %2985
 %2987 = fadd nsz contract double %2983, %2986
 %2988 = fmul nsz contract double %2987, 2.000000e+00
 %2989 = fsub nsz contract double %2975, %2988
 store double %2989, ptr %2850, align 8
 %2990 = load double, ptr %2843, align 8
 %2991 = fmul nsz contract double %2978, %2990
 %2992 = load double, ptr %2841, align 8
 %2993 = fmul nsz contract double %2974, %2992
 %2994 = load double, ptr %2836, align 8
 %2995 = fmul nsz contract double %2981, %2994
 %2996 = fsub nsz contract double %2995, %2993
 %2997 = fadd nsz contract double %2991, %2996
 %2998 = fmul nsz contract double %2997, 2.000000e+00
 %2999 = fsub nsz contract double %2971, %2998
 store double %2999, ptr %2851, align 8
 %3000 = load double, ptr %2843, align 8
 %3001 = fmul nsz contract double %2981, %3000
 %3002 = load double, ptr %2836, align 8
 %3003 = fmul nsz contract double %2978, %3002
 %3004 = load double, ptr %2839, align 8
 %3005 = fmul nsz contract double %2974, %3004
 %3006 = fsub nsz contract double %3005, %3003
 %3007 = fadd nsz contract double %3001, %3006
 %3008 = fmul nsz contract double %3007, 2.000000e+00
 %3009 = fsub nsz contract double %2970, %3008
 store double %3009, ptr %2852, align 8
 %3010 = add nsw i64 %3019, 3
 br label %3171
3011:
 %3012 = phi i64 [ 0, %2838 ], [ %2890, %2857 ]
 %3013 = mul i64 %3012, 768
 %3014 = getelementptr i8, ptr %2826, i64 %3013
 %3015 = mul i64 %3012, 6
 %3016 = shl i64 %3012, 4
 %3017 = getelementptr i8, ptr %2823, i64 %3016
 %3018 = getelementptr i8, ptr %3017, i64 8
 %3019 = load i64, ptr %3018, align 8
 %3020 = getelementptr double, ptr %2828, i64 %3015
 br label %3024
3021:
 %3022 = add nuw nsw i64 %3025, 1
 %3023 = icmp eq i64 %3022, 3
 br i1 %3023, label %3042, label %3024
3024:
 %3025 = phi i64 [ 0, %3011 ], [ %3022, %3021 ]
 %3026 = getelementptr double, ptr %2832, i64 %3025
 %3027 = getelementptr i8, ptr %3026, i64 24
 store double 0.000000e+00, ptr %3027, align 8
 %3028 = mul nuw nsw i64 %3025, 24
 %3029 = getelementptr i8, ptr %3014, i64 %3028
 %3030 = getelementptr i8, ptr %3029, i64 672
 br label %3031
3031:
 %3032 = phi i64 [ 0, %3024 ], [ %3034, %3031 ]
 %3033 = phi double [ 0.000000e+00, %3024 ], [ %3040, %3031 ]
 %3034 = add nuw nsw i64 %3032, 1
 %3035 = getelementptr double, ptr %3030, i64 %3032
 %3036 = load double, ptr %3035, align 8
 %3037 = getelementptr double, ptr %3020, i64 %3032
 %3038 = load double, ptr %3037, align 8
 %3039 = fmul nsz contract double %3036, %3038
 %3040 = fadd nsz contract double %3033, %3039
 store double %3040, ptr %3027, align 8
 %3041 = icmp eq i64 %3034, 3
 br i1 %3041, label %3021, label %3031
3042:
 %3043 = phi i64 [ %3044, %3042 ], [ 0, %3021 ]
 %3044 = add nuw nsw i64 %3043, 1
 %3045 = icmp eq i64 %3044, 3
 %3046 = select i1 %3045, i64 0, i64 %3044
 %3047 = add nuw nsw i64 %3043, 2
 %3048 = urem i64 %3047, 3
 %3049 = getelementptr double, ptr %3020, i64 %3046
 %3050 = load double, ptr %3049, align 8
 %3051 = getelementptr double, ptr %2832, i64 %3048
 %3052 = getelementptr i8, ptr %3051, i64 24
 %3053 = load double, ptr %3052, align 8
 %3054 = fmul nsz contract double %3050, %3053
 %3055 = getelementptr double, ptr %3020, i64 %3048
 %3056 = load double, ptr %3055, align 8
 %3057 = getelementptr double, ptr %2832, i64 %3046
 %3058 = getelementptr i8, ptr %3057, i64 24
 %3059 = load double, ptr %3058, align 8
 %3060 = fmul nsz contract double %3056, %3059
 %3061 = fsub nsz contract double %3054, %3060
 %3062 = getelementptr double, ptr %2832, i64 %3043
 store double %3061, ptr %3062, align 8
 br i1 %3045, label %3063, label %3042
3063:
 %3064 = getelementptr double, ptr %2822, i64 %3015
 br label %3065
3065:
 %3066 = phi i64 [ %2860, %2859 ], [ 0, %3063 ]
 %3067 = getelementptr double, ptr %2832, i64 %3066
 %3068 = load double, ptr %3067, align 8
 %3069 = fmul nsz contract double %421, %3068
 %3070 = getelementptr double, ptr %2834, i64 %3066
 store double %3069, ptr %3070, align 8
 %3071 = mul nuw nsw i64 %3066, 24
 %3072 = getelementptr i8, ptr %3014, i64 %3071
 %3073 = getelementptr i8, ptr %3072, i64 672
 br label %3074
3074:
 %3075 = phi i64 [ 0, %3065 ], [ %3077, %3074 ]
 %3076 = phi double [ %3069, %3065 ], [ %3083, %3074 ]
 %3077 = add nuw nsw i64 %3075, 1
 %3078 = getelementptr double, ptr %3073, i64 %3075
 %3079 = load double, ptr %3078, align 8
 %3080 = getelementptr double, ptr %3064, i64 %3075
 %3081 = load double, ptr %3080, align 8
 %3082 = fmul nsz contract double %3079, %3081
 %3083 = fadd nsz contract double %3076, %3082
 store double %3083, ptr %3070, align 8
 %3084 = icmp eq i64 %3077, 3
 br i1 %3084, label %2859, label %3074
3085:
 br label %5005
3086:
 %3087 = call fastcc i32 @f12(ptr %68, ptr %2832, double %421, ptr %2836)
 %3088 = icmp eq i32 %3087, 0
 br i1 %3088, label %3089, label %5005
3089:
 %3090 = load double, ptr %2839, align 8
 %3091 = load double, ptr %2840, align 8
 %3092 = fmul nsz contract double %3090, %3091
 %3093 = load double, ptr %2841, align 8
 %3094 = load double, ptr %2842, align 8
 %3095 = fmul nsz contract double %3093, %3094
 %3096 = fsub nsz contract double %3092, %3095
 %3097 = load double, ptr %2834, align 8
 %3098 = fmul nsz contract double %3093, %3097
 %3099 = load double, ptr %2836, align 8
 %3100 = fmul nsz contract double %3091, %3099
 %3101 = fsub nsz contract double %3098, %3100
 %3102 = fmul nsz contract double %3094, %3099
 %3103 = fmul nsz contract double %3090, %3097
 %3104 = fsub nsz contract double %3102, %3103
 %3105 = load double, ptr %2843, align 8
 %3106 = fmul nsz contract double %3096, %3105
 %3107 = fmul nsz contract double %3090, %3104
 %3108 = fmul nsz contract double %3093, %3101
 %3109 = fsub nsz contract double %3108, %3107
 %3110 = fadd nsz contract double %3106, %3109
 %3111 = fmul nsz contract double %3110, 2.000000e+00
 %3112 = fsub nsz contract double %3097, %3111
 store double %3112, ptr %2844, align 8
 %3113 = load double, ptr %2843, align 8
 %3114 = fmul nsz contract double %3101, %3113
 %3115 = load double, ptr %2841, align 8
 %3116 = fmul nsz contract double %3096, %3115
 %3117 = load double, ptr %2836, align 8
 %3118 = fmul nsz contract double %3104, %3117
 %3119 = fsub nsz contract double %3118, %3116
 %3120 = fadd nsz contract double %3114, %3119
 %3121 = fmul nsz contract double %3120, 2.000000e+00
 %3122 = fsub nsz contract double %3094, %3121
 store double %3122, ptr %2845, align 8
 %3123 = load double, ptr %2843, align 8
 %3124 = fmul nsz contract double %3104, %3123
 %3125 = load double, ptr %2836, align 8
 %3126 = fmul nsz contract double %3101, %3125
 %3127 = load double, ptr %2839, align 8
 %3128 = fmul nsz contract double %3096, %3127
 %3129 = fsub nsz contract double %3128, %3126
 %3130 = fadd nsz contract double %3124, %3129
 %3131 = fmul nsz contract double %3130, 2.000000e+00
 %3132 = fsub nsz contract double %3091, %3131
 store double %3132, ptr %2846, align 8
 br label %3133
3133:
 %3134 = phi i64 [ 0, %3089 ], [ %3135, %3133 ]
 %3135 = add nuw nsw i64 %3134, 1
 %3136 = icmp eq i64 %3135, 3
 %3137 = select i1 %3136, i64 0, i64 %3135
 %3138 = add nuw nsw i64 %3134, 2
 %3139 = urem i64 %3138, 3
 %3140 = getelementptr double, ptr %2832, i64 %3134
 %3141 = load double, ptr %3140, align 8
 %3142 = fmul nsz contract double %421, %3141
 %3143 = add nsw i64 %3134, %3019
 %3144 = icmp slt i64 %3143, 0
 %3145 = select i1 %3144, i64 %26, i64 0
 %3146 = getelementptr double, ptr %24, i64 %3143
 %3147 = getelementptr double, ptr %3146, i64 %3145
 store double %3142, ptr %3147, align 8
 %3148 = add nuw nsw i64 %3134, 3
 %3149 = getelementptr double, ptr %3064, i64 %3148
 %3150 = load double, ptr %3149, align 8
 %3151 = getelementptr double, ptr %3064, i64 %3137
 %3152 = load double, ptr %3151, align 8
 %3153 = getelementptr double, ptr %3014, i64 %3139
 %3154 = getelementptr i8, ptr %3153, i64 744
 %3155 = load double, ptr %3154, align 8
 %3156 = fmul nsz contract double %3152, %3155
 %3157 = fadd nsz contract double %3150, %3156
 %3158 = getelementptr double, ptr %3064, i64 %3139
 %3159 = load double, ptr %3158, align 8
 %3160 = getelementptr double, ptr %3014, i64 %3137
 %3161 = getelementptr i8, ptr %3160, i64 744
 %3162 = load double, ptr %3161, align 8
 %3163 = fmul nsz contract double %3159, %3162
 %3164 = fsub nsz contract double %3157, %3163
 %3165 = getelementptr double, ptr %2834, i64 %3148
 store double %3164, ptr %3165, align 8
 %3166 = getelementptr double, ptr %3014, i64 %3134
 %3167 = getelementptr i8, ptr %3166, i64 744
 %3168 = load double, ptr %3167, align 8
 %3169 = getelementptr double, ptr %2834, i64 %3134
 %3170 = getelementptr i8, ptr %3169, i64 72
 store double %3168, ptr %3170, align 8
 br i1 %3136, label %2963, label %3133
3171:
 %3172 = phi i64 [ 0, %2963 ], [ %3173, %3171 ]
 %3173 = add nuw nsw i64 %3172, 1
 %3174 = getelementptr double, ptr %2834, i64 %3172
 %3175 = getelementptr i8, ptr %3174, i64 24
 %3176 = load double, ptr %3175, align 8
 %3177 = fmul nsz contract double %421, %3176
 %3178 = getelementptr double, ptr %3014, i64 %3172
 %3179 = getelementptr i8, ptr %3178, i64 744
 %3180 = load double, ptr %3179, align 8
 %3181 = fadd nsz contract double %3177, %3180
 %3182 = getelementptr i8, ptr %3174, i64 96
 %3183 = load double, ptr %3182, align 8
 %3184 = fsub nsz contract double %3181, %3183
 %3185 = add nsw i64 %3010, %3172
 %3186 = icmp slt i64 %3185, 0
 %3187 = select i1 %3186, i64 %26, i64 0
 %3188 = getelementptr double, ptr %24, i64 %3185
 %3189 = getelementptr double, ptr %3188, i64 %3187
 store double %3184, ptr %3189, align 8
 %3190 = icmp eq i64 %3173, 3
 br i1 %3190, label %3191, label %3171
3191:
 %3192 = phi i64 [ %3193, %3191 ], [ 0, %3171 ]
 %3193 = add nuw nsw i64 %3192, 1
 %3194 = mul nuw nsw i64 %3192, 24
 %3195 = getelementptr i8, ptr %2892, i64 %3194
 %3196 = load double, ptr %3195, align 8
 %3197 = load double, ptr %2834, align 8
 %3198 = fmul nsz contract double %3196, %3197
 %3199 = getelementptr i8, ptr %3195, i64 8
 %3200 = load double, ptr %3199, align 8
 %3201 = load double, ptr %2842, align 8
 %3202 = fmul nsz contract double %3200, %3201
 %3203 = fadd nsz contract double %3198, %3202
 %3204 = getelementptr i8, ptr %3195, i64 16
 %3205 = load double, ptr %3204, align 8
 %3206 = load double, ptr %2840, align 8
 %3207 = fmul nsz contract double %3205, %3206
 %3208 = fadd nsz contract double %3203, %3207
 %3209 = getelementptr double, ptr %3064, i64 %3192
 store double %3208, ptr %3209, align 8
 %3210 = load double, ptr %3195, align 8
 %3211 = load double, ptr %2853, align 8
 %3212 = fmul nsz contract double %3210, %3211
 %3213 = load double, ptr %3199, align 8
 %3214 = load double, ptr %2854, align 8
 %3215 = fmul nsz contract double %3213, %3214
 %3216 = fadd nsz contract double %3212, %3215
 %3217 = load double, ptr %3204, align 8
 %3218 = load double, ptr %2855, align 8
 %3219 = fmul nsz contract double %3217, %3218
 %3220 = fadd nsz contract double %3216, %3219
 %3221 = getelementptr i8, ptr %3209, i64 24
 store double %3220, ptr %3221, align 8
 %3222 = icmp eq i64 %3193, 3
 br i1 %3222, label %2857, label %3191
3223:
 %3224 = add nuw nsw i64 %3771, 1
 %3225 = icmp eq i64 %3768, %3224
 br i1 %3225, label %3226, label %3770
3226:
 %3227 = load i64, ptr %215, align 1
 %3228 = zext i1 %3462 to i64
 %3229 = add nsw i64 %3227, %3228
 store i64 %3229, ptr %215, align 1
 br label %5006
3230:
 %3231 = add i64 %2795, 1
 %3232 = mul i64 %3231, %2795
 %3233 = add i64 %2805, %3232
 %3234 = load i64, ptr %158, align 1
 %3235 = inttoptr i64 %3234 to ptr
 %3236 = icmp sgt i64 %2795, 0
 br i1 %3236, label %3237, label %3239
3237:
 %3238 = shl nuw i64 %2795, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %2796, i8 0, i64 %3238, i1 false)
 br label %3239
3239:
 %3240 = mul nsw i64 %2802, 3
 %3241 = add nsw i64 %3240, %2803
 %3242 = icmp slt i64 %3241, 1
 br i1 %3242, label %3252, label %3246
3243:
 call fastcc void @f7(ptr %66, ptr readonly %52, ptr readonly %53, i64 %3247, double %3250, i64 %2802)
 br label %3244
3244:
 %3245 = icmp eq i64 %3241, %3248
 br i1 %3245, label %3252, label %3246
3246:
 %3247 = phi i64 [ %3248, %3244 ], [ 0, %3239 ]
 %3248 = add nuw nsw i64 %3247, 1
 %3249 = getelementptr double, ptr %3235, i64 %3247
 %3250 = load double, ptr %3249, align 8
 %3251 = fcmp nsz contract une double %3250, 0.000000e+00
 br i1 %3251, label %3243, label %3244
3252:
 %3253 = icmp slt i64 %2800, 1
 br i1 %3253, label %3269, label %3254
3254:
 %3255 = getelementptr double, ptr %24, i64 %2800
 br label %3789
3256:
 %3257 = phi double [ %3793, %3789 ], [ %3810, %3797 ]
 %3258 = add nsw i64 %3790, %2806
 %3259 = icmp slt i64 %3258, 0
 %3260 = select i1 %3259, i64 %28, i64 0
 %3261 = getelementptr double, ptr %27, i64 %3258
 %3262 = getelementptr double, ptr %3261, i64 %3260
 %3263 = load double, ptr %3262, align 8
 %3264 = fsub nsz contract double %3257, %3263
 %3265 = getelementptr double, ptr %3255, i64 %3790
 store double %3264, ptr %3265, align 8
 %3266 = fmul nsz contract double %421, %3257
 %3267 = getelementptr double, ptr %24, i64 %3790
 store double %3266, ptr %3267, align 8
 %3268 = icmp eq i64 %2800, %3791
 br i1 %3268, label %3269, label %3789
3269:
 %3270 = load i64, ptr %188, align 1
 %3271 = icmp slt i64 %3270, 1
 br i1 %3271, label %3274, label %3272
3272:
 %3273 = shl nsw i64 %2800, 1
 br label %3812
3274:
 %3275 = load i64, ptr %213, align 1
 %3276 = load double, ptr %206, align 1
 %3277 = load i64, ptr %172, align 1
 %3278 = load i64, ptr %93, align 1
 %3279 = inttoptr i64 %3277 to ptr
 %3280 = load i64, ptr %179, align 1
 %3281 = load i64, ptr %180, align 1
 %3282 = inttoptr i64 %3280 to ptr
 %3283 = load i64, ptr %183, align 1
 %3284 = load i64, ptr %94, align 1
 %3285 = inttoptr i64 %3283 to ptr
 %3286 = load i64, ptr %211, align 1
 %3287 = add nsw i64 %3284, %3278
 %3288 = inttoptr i64 %3286 to ptr
 %3289 = load i64, ptr %214, align 1
 %3290 = inttoptr i64 %3289 to ptr
 %3291 = icmp slt i64 %2802, 1
 br i1 %3291, label %3292, label %3323
3292:
 %3293 = phi double [ 0.000000e+00, %3274 ], [ %3334, %3323 ]
 %3294 = icmp slt i64 %2803, 1
 br i1 %3294, label %3295, label %3336
3295:
 %3296 = phi double [ %3293, %3292 ], [ %3351, %3336 ]
 %3297 = fcmp nsz contract ugt double %3296, %3276
 br i1 %3297, label %3298, label %5006
3298:
 %3299 = tail call i64 @llvm.smax.i64(i64 %3275, i64 0)
 %3300 = fmul nsz contract double %3276, 1.000000e-01
 %3301 = fmul nsz contract double %3296, 1.000000e-02
 %3302 = fcmp nsz contract ogt double %3301, %3300
 %3303 = select i1 %3302, double %3301, double %3300
 %3304 = add i64 %2803, %2802
 %3305 = icmp slt i64 %3304, 1
 %3306 = shl nsw i64 %2802, 1
 br label %3307
3307:
 %3308 = phi i64 [ %3299, %3298 ], [ %3354, %3320 ]
 %3309 = icmp sgt i64 %3308, 0
 br i1 %3309, label %3353, label %3397
3310:
 store double %3377, ptr %3363, align 8
 %3311 = load double, ptr %3372, align 8
 br label %3380
3312:
 %3313 = tail call nsz contract double @llvm.fabs.f64(double %3378)
 %3314 = fmul nsz contract double %3313, %3311
 %3315 = fcmp nsz contract ogt double %3314, %3356
 %3316 = select i1 %3315, double %3314, double %3356
 br label %3317
3317:
 %3318 = phi double [ %3356, %3355 ], [ %3316, %3312 ]
 %3319 = icmp eq i64 %3304, %3358
 br i1 %3319, label %3320, label %3355
3320:
 %3321 = phi double [ 0.000000e+00, %3353 ], [ %3318, %3317 ]
 %3322 = fcmp nsz contract ugt double %3321, %3303
 br i1 %3322, label %3307, label %3397
3323:
 %3324 = phi double [ %3334, %3323 ], [ 0.000000e+00, %3274 ]
 %3325 = phi i64 [ %3326, %3323 ], [ 0, %3274 ]
 %3326 = add nuw nsw i64 %3325, 1
 %3327 = getelementptr double, ptr %3279, i64 %3325
 %3328 = load double, ptr %3327, align 8
 %3329 = getelementptr double, ptr %3290, i64 %3325
 store double %3328, ptr %3329, align 8
 %3330 = getelementptr double, ptr %3288, i64 %3325
 store double 0.000000e+00, ptr %3330, align 8
 %3331 = load double, ptr %3327, align 8
 %3332 = fneg nsz contract double %3331
 %3333 = fcmp nsz contract olt double %3324, %3332
 %3334 = select i1 %3333, double %3332, double %3324
 %3335 = icmp eq i64 %2802, %3326
 br i1 %3335, label %3292, label %3323
3336:
 %3337 = phi double [ %3351, %3336 ], [ %3293, %3292 ]
 %3338 = phi i64 [ %3339, %3336 ], [ 0, %3292 ]
 %3339 = add nuw nsw i64 %3338, 1
 %3340 = getelementptr double, ptr %3285, i64 %3338
 %3341 = load double, ptr %3340, align 8
 %3342 = add nsw i64 %3338, %2802
 %3343 = icmp slt i64 %3342, 0
 %3344 = select i1 %3343, i64 %3287, i64 0
 %3345 = add i64 %3344, %3342
 %3346 = getelementptr double, ptr %3290, i64 %3345
 store double %3341, ptr %3346, align 8
 %3347 = getelementptr double, ptr %3288, i64 %3345
 store double 0.000000e+00, ptr %3347, align 8
 %3348 = load double, ptr %3340, align 8
 %3349 = fneg nsz contract double %3348
 %3350 = fcmp nsz contract olt double %3337, %3349
 %3351 = select i1 %3350, double %3349, double %3337
 %3352 = icmp eq i64 %2803, %3339
 br i1 %3352, label %3295, label %3336
3353:
 %3354 = add nsw i64 %3308, -1
 br i1 %3305, label %3320, label %3355
3355:
 %3356 = phi double [ %3318, %3317 ], [ 0.000000e+00, %3353 ]
 %3357 = phi i64 [ %3358, %3317 ], [ 0, %3353 ]
 %3358 = add nuw nsw i64 %3357, 1
 %3359 = icmp slt i64 %3357, %2802
 %3360 = mul nuw nsw i64 %3357, 3
 %3361 = add nsw i64 %3357, %3306
 %3362 = select i1 %3359, i64 %3360, i64 %3361
 %3363 = getelementptr double, ptr %3288, i64 %3357
 %3364 = load double, ptr %3363, align 8
 %3365 = getelementptr double, ptr %3290, i64 %3357
 %3366 = load double, ptr %3365, align 8
 %3367 = icmp slt i64 %3362, 0
 %3368 = select i1 %3367, i64 %3281, i64 0
 %3369 = add i64 %3368, %3362
 %3370 = mul i64 %3369, %3281
 %3371 = getelementptr double, ptr %3282, i64 %3370
 %3372 = getelementptr double, ptr %3371, i64 %3369
 %3373 = load double, ptr %3372, align 8
 %3374 = fdiv nsz contract double %3366, %3373
 %3375 = fsub nsz contract double %3364, %3374
 %3376 = fcmp nsz contract olt double %3375, 0.000000e+00
 %3377 = select i1 %3376, double 0.000000e+00, double %3375
 %3378 = fsub nsz contract double %3377, %3364
 %3379 = fcmp nsz contract une double %3378, 0.000000e+00
 br i1 %3379, label %3310, label %3317
3380:
 %3381 = phi i64 [ 0, %3310 ], [ %3382, %3380 ]
 %3382 = add nuw nsw i64 %3381, 1
 %3383 = icmp slt i64 %3381, %2802
 %3384 = mul nuw nsw i64 %3381, 3
 %3385 = add nsw i64 %3381, %3306
 %3386 = select i1 %3383, i64 %3384, i64 %3385
 %3387 = getelementptr double, ptr %3290, i64 %3381
 %3388 = load double, ptr %3387, align 8
 %3389 = icmp slt i64 %3386, 0
 %3390 = select i1 %3389, i64 %3281, i64 0
 %3391 = getelementptr double, ptr %3371, i64 %3386
 %3392 = getelementptr double, ptr %3391, i64 %3390
 %3393 = load double, ptr %3392, align 8
 %3394 = fmul nsz contract double %3378, %3393
 %3395 = fadd nsz contract double %3388, %3394
 store double %3395, ptr %3387, align 8
 %3396 = icmp eq i64 %3304, %3382
 br i1 %3396, label %3312, label %3380
3397:
 %3398 = load i64, ptr %215, align 1
 %3399 = add nsw i64 %3398, 1
 store i64 %3399, ptr %215, align 1
 %3400 = icmp slt i64 %2795, 1
 br i1 %3400, label %3403, label %3401
3401:
 %3402 = shl nuw i64 %2795, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %2796, i8 0, i64 %3402, i1 false)
 br label %3403
3403:
 br i1 %3305, label %3404, label %3828
3404:
 br i1 %3253, label %5006, label %3834
3405:
 %3406 = icmp slt i64 %3829, %2802
 %3407 = mul nuw nsw i64 %3829, 3
 %3408 = add nsw i64 %3829, %3306
 %3409 = select i1 %3406, i64 %3407, i64 %3408
 call fastcc void @f7(ptr %69, ptr readonly %52, ptr %53, i64 %3409, double %3832, i64 %2802)
 br label %3410
3410:
 %3411 = icmp eq i64 %3830, %3304
 br i1 %3411, label %3404, label %3828
3412:
 %3413 = icmp eq i64 %2800, %3836
 br i1 %3413, label %5006, label %3834
3414:
 %3415 = phi i64 [ %2813, %2812 ], [ 0, %2809 ]
 %3416 = shl i64 %3415, 4
 %3417 = getelementptr i8, ptr %2790, i64 %3416
 %3418 = getelementptr i8, ptr %3417, i64 8
 %3419 = load i64, ptr %3418, align 8
 %3420 = mul i64 %3415, 48
 %3421 = getelementptr i8, ptr %2787, i64 %3420
 %3422 = add nsw i64 %3419, %2806
 %3423 = add nsw i64 %3419, %2800
 br label %3424
3424:
 %3425 = phi i64 [ 0, %3414 ], [ %3426, %3424 ]
 %3426 = add nuw nsw i64 %3425, 1
 %3427 = getelementptr double, ptr %3421, i64 %3425
 %3428 = load double, ptr %3427, align 8
 %3429 = add nsw i64 %3422, %3425
 %3430 = icmp slt i64 %3429, 0
 %3431 = select i1 %3430, i64 %28, i64 0
 %3432 = getelementptr double, ptr %27, i64 %3429
 %3433 = getelementptr double, ptr %3432, i64 %3431
 %3434 = load double, ptr %3433, align 8
 %3435 = fsub nsz contract double %3428, %3434
 %3436 = add nsw i64 %3423, %3425
 %3437 = icmp slt i64 %3436, 0
 %3438 = select i1 %3437, i64 %26, i64 0
 %3439 = getelementptr double, ptr %24, i64 %3436
 %3440 = getelementptr double, ptr %3439, i64 %3438
 store double %3435, ptr %3440, align 8
 %3441 = icmp eq i64 %3426, 6
 br i1 %3441, label %2812, label %3424
3442:
 %3443 = load i64, ptr %119, align 1
 br label %3444
3444:
 %3445 = phi i64 [ %3443, %3442 ], [ %2824, %2821 ]
 %3446 = load i64, ptr %198, align 1
 %3447 = inttoptr i64 %3446 to ptr
 %3448 = load i64, ptr %172, align 1
 %3449 = inttoptr i64 %3448 to ptr
 %3450 = load i64, ptr %200, align 1
 %3451 = inttoptr i64 %3450 to ptr
 %3452 = load i64, ptr %201, align 1
 %3453 = inttoptr i64 %3452 to ptr
 %3454 = load i64, ptr %202, align 1
 %3455 = inttoptr i64 %3454 to ptr
 %3456 = load i64, ptr %148, align 1
 %3457 = tail call i64 @llvm.smax.i64(i64 %3456, i64 0)
 %3458 = icmp slt i64 %3456, 1
 br i1 %3458, label %3459, label %3735
3459:
 %3460 = phi double [ 0.000000e+00, %3444 ], [ %3743, %3735 ]
 %3461 = load double, ptr %206, align 1
 %3462 = fcmp nsz contract ugt double %3460, %3461
 br i1 %3462, label %3463, label %3767
3463:
 %3464 = icmp slt i64 %3445, 1
 br i1 %3464, label %3471, label %3745
3465:
 %3466 = add nuw nsw i64 %3746, 1
 %3467 = icmp eq i64 %3445, %3466
 br i1 %3467, label %3468, label %3745
3468:
 %3469 = load i64, ptr %148, align 1
 %3470 = tail call i64 @llvm.smax.i64(i64 %3469, i64 0)
 br label %3471
3471:
 %3472 = phi i64 [ %3470, %3468 ], [ %3457, %3463 ]
 %3473 = phi i64 [ %3469, %3468 ], [ %3456, %3463 ]
 %3474 = icmp slt i64 %3473, 1
 br i1 %3474, label %3475, label %3757
3475:
 %3476 = load i64, ptr %213, align 1
 %3477 = load double, ptr %206, align 1
 %3478 = fmul nsz contract double %3477, 1.000000e-01
 %3479 = fmul nsz contract double %3460, 1.000000e-02
 %3480 = fcmp nsz contract ogt double %3479, %3478
 %3481 = select i1 %3480, double %3479, double %3478
 %3482 = load i64, ptr %200, align 1
 %3483 = inttoptr i64 %3482 to ptr
 %3484 = load i64, ptr %201, align 1
 %3485 = load i64, ptr %119, align 1
 %3486 = add nsw i64 %3485, 1
 %3487 = inttoptr i64 %3484 to ptr
 %3488 = load i64, ptr %202, align 1
 %3489 = inttoptr i64 %3488 to ptr
 %3490 = load i64, ptr %219, align 1
 %3491 = inttoptr i64 %3490 to ptr
 %3492 = load i64, ptr %216, align 1
 %3493 = inttoptr i64 %3492 to ptr
 %3494 = load i64, ptr %218, align 1
 %3495 = inttoptr i64 %3494 to ptr
 %3496 = load i64, ptr %203, align 1
 %3497 = inttoptr i64 %3496 to ptr
 %3498 = icmp sgt i64 %3476, 0
 br i1 %3498, label %3499, label %3733
3499:
 %3500 = load i64, ptr %148, align 1
 %3501 = icmp slt i64 %3500, 1
 br label %3502
3502:
 %3503 = phi i64 [ %3560, %3588 ], [ %3485, %3499 ]
 %3504 = phi i64 [ %3559, %3588 ], [ 0, %3499 ]
 %3505 = phi i64 [ %3589, %3588 ], [ %3476, %3499 ]
 %3506 = phi i1 [ %3590, %3588 ], [ false, %3499 ]
 %3507 = phi double [ %3570, %3588 ], [ 1.000000e+00, %3499 ]
 %3508 = icmp eq i64 %3504, 0
 br i1 %3508, label %3537, label %3509
3509:
 %3510 = fmul nsz contract double %3507, 4.000000e+00
 %3511 = fmul nsz contract double %3507, %3510
 %3512 = fadd nsz contract double %3511, 1.000000e+00
 %3513 = tail call nsz contract double @llvm.sqrt.f64(double %3512)
 %3514 = fadd nsz contract double %3513, 1.000000e+00
 %3515 = fmul nsz contract double %3514, 5.000000e-01
 %3516 = fadd nsz contract double %3507, -1.000000e+00
 %3517 = fdiv nsz contract double %3516, %3515
 %3518 = fcmp nsz contract ogt double %3517, 9.000000e-01
 %3519 = select i1 %3518, double 9.000000e-01, double %3517
 br i1 %3501, label %3531, label %3592
3520:
 %3521 = add nuw nsw i64 %3593, 1
 %3522 = icmp eq i64 %3500, %3521
 br i1 %3522, label %3529, label %3592
3523:
 %3524 = fsub nsz contract double %3603, %3606
 %3525 = fmul nsz contract double %3519, %3524
 %3526 = fadd nsz contract double %3603, %3525
 store double %3526, ptr %3602, align 8
 store double %3603, ptr %3605, align 8
 br label %3527
3527:
 %3528 = icmp eq i64 %3600, 3
 br i1 %3528, label %3520, label %3598
3529:
 %3530 = load i64, ptr %119, align 1
 br label %3531
3531:
 %3532 = phi i64 [ %3530, %3529 ], [ %3503, %3509 ]
 %3533 = icmp slt i64 %3532, 1
 br i1 %3533, label %3549, label %3609
3534:
 %3535 = add nuw nsw i64 %3610, 1
 %3536 = icmp eq i64 %3532, %3535
 br i1 %3536, label %3549, label %3609
3537:
 br i1 %3501, label %3543, label %3627
3538:
 %3539 = add nuw nsw i64 %3628, 1
 %3540 = icmp eq i64 %3500, %3539
 br i1 %3540, label %3541, label %3627
3541:
 %3542 = load i64, ptr %119, align 1
 br label %3543
3543:
 %3544 = phi i64 [ %3542, %3541 ], [ %3503, %3537 ]
 %3545 = icmp slt i64 %3544, 1
 br i1 %3545, label %3549, label %3641
3546:
 %3547 = add nuw nsw i64 %3642, 1
 %3548 = icmp eq i64 %3544, %3547
 br i1 %3548, label %3549, label %3641
3549:
 %3550 = phi double [ %3507, %3543 ], [ %3515, %3531 ], [ %3507, %3546 ], [ %3515, %3534 ]
 %3551 = load i64, ptr %119, align 1
 %3552 = icmp slt i64 %3551, 1
 br i1 %3552, label %3556, label %3655
3553:
 %3554 = add nuw nsw i64 %3656, 1
 %3555 = icmp eq i64 %3551, %3554
 br i1 %3555, label %3556, label %3655
3556:
 br i1 %3501, label %3557, label %3669
3557:
 %3558 = phi double [ 0.000000e+00, %3556 ], [ %3677, %3669 ]
 %3559 = add nuw nsw i64 %3504, 1
 %3560 = load i64, ptr %119, align 1
 %3561 = icmp slt i64 %3560, 1
 br i1 %3561, label %3569, label %3679
3562:
 %3563 = add nuw nsw i64 %3684, 1
 %3564 = icmp eq i64 %3560, %3563
 br i1 %3564, label %3565, label %3679
3565:
 %3566 = fcmp nsz contract ogt double %3721, 0.000000e+00
 %3567 = select i1 %3566, double 1.000000e+00, double %3550
 %3568 = fmul nsz contract double %3731, 0.000000e+00
 br label %3569
3569:
 %3570 = phi double [ %3550, %3557 ], [ %3567, %3565 ]
 %3571 = phi double [ 0.000000e+00, %3557 ], [ %3723, %3565 ]
 %3572 = phi double [ 0.000000e+00, %3557 ], [ %3728, %3565 ]
 %3573 = phi double [ 0.000000e+00, %3557 ], [ %3568, %3565 ]
 %3574 = fcmp nsz contract ugt double %3558, %3481
 %3575 = fmul nsz contract double %3572, 1.000000e-28
 %3576 = fcmp nsz contract ugt double %3571, %3575
 %3577 = fsub nsz contract double %3571, %3571
 %3578 = fcmp nsz contract ord double %3577, 0.000000e+00
 %3579 = and i1 %3578, %3576
 %3580 = select i1 %3574, i1 %3579, i1 false
 br i1 %3580, label %3581, label %3733
3581:
 %3582 = fmul nsz contract double %3572, 0.000000e+00
 %3583 = fcmp nsz contract ugt double %3571, %3582
 br i1 %3583, label %3588, label %3584
3584:
 %3585 = tail call i64 @llvm.smin.i64(i64 %3559, i64 %3476)
 %3586 = select i1 %3506, i64 %3505, i64 %3585
 %3587 = fcmp nsz contract ugt double %3571, %3573
 br i1 %3587, label %3588, label %3733
3588:
 %3589 = phi i64 [ %3586, %3584 ], [ %3505, %3581 ]
 %3590 = phi i1 [ true, %3584 ], [ %3506, %3581 ]
 %3591 = icmp slt i64 %3559, %3589
 br i1 %3591, label %3502, label %3733
3592:
 %3593 = phi i64 [ %3521, %3520 ], [ 0, %3509 ]
 %3594 = shl i64 %3593, 8
 %3595 = getelementptr i8, ptr %3483, i64 %3594
 %3596 = mul i64 %3593, 24
 %3597 = getelementptr i8, ptr %3491, i64 %3596
 br label %3598
3598:
 %3599 = phi i64 [ 0, %3592 ], [ %3600, %3527 ]
 %3600 = add nuw nsw i64 %3599, 1
 %3601 = getelementptr double, ptr %3595, i64 %3599
 %3602 = getelementptr i8, ptr %3601, i64 184
 %3603 = load double, ptr %3602, align 8
 %3604 = fcmp nsz contract une double %3603, 0.000000e+00
 %3605 = getelementptr double, ptr %3597, i64 %3599
 %3606 = load double, ptr %3605, align 8
 %3607 = fcmp nsz contract une double %3606, 0.000000e+00
 %3608 = select i1 %3604, i1 true, i1 %3607
 br i1 %3608, label %3523, label %3527
3609:
 %3610 = phi i64 [ %3535, %3534 ], [ 0, %3531 ]
 %3611 = shl i64 %3610, 7
 %3612 = getelementptr i8, ptr %3487, i64 %3611
 %3613 = mul i64 %3610, 144
 %3614 = getelementptr i8, ptr %3489, i64 %3613
 br label %3615
3615:
 %3616 = phi i64 [ 0, %3609 ], [ %3617, %3615 ]
 %3617 = add nuw nsw i64 %3616, 1
 %3618 = getelementptr double, ptr %3612, i64 %3616
 %3619 = load double, ptr %3618, align 8
 %3620 = getelementptr double, ptr %3614, i64 %3616
 %3621 = getelementptr i8, ptr %3620, i64 48
 %3622 = load double, ptr %3621, align 8
 %3623 = fsub nsz contract double %3619, %3622
 %3624 = fmul nsz contract double %3519, %3623
 %3625 = fadd nsz contract double %3619, %3624
 store double %3625, ptr %3618, align 8
 store double %3619, ptr %3621, align 8
 %3626 = icmp eq i64 %3617, 6
 br i1 %3626, label %3534, label %3615
3627:
 %3628 = phi i64 [ %3539, %3538 ], [ 0, %3537 ]
 %3629 = shl i64 %3628, 8
 %3630 = getelementptr i8, ptr %3483, i64 %3629
 %3631 = mul i64 %3628, 24
 %3632 = getelementptr i8, ptr %3491, i64 %3631
 br label %3633
3633:
 %3634 = phi i64 [ 0, %3627 ], [ %3635, %3633 ]
 %3635 = add nuw nsw i64 %3634, 1
 %3636 = getelementptr double, ptr %3630, i64 %3634
 %3637 = getelementptr i8, ptr %3636, i64 184
 %3638 = load double, ptr %3637, align 8
 %3639 = getelementptr double, ptr %3632, i64 %3634
 store double %3638, ptr %3639, align 8
 %3640 = icmp eq i64 %3635, 3
 br i1 %3640, label %3538, label %3633
3641:
 %3642 = phi i64 [ %3547, %3546 ], [ 0, %3543 ]
 %3643 = shl i64 %3642, 7
 %3644 = getelementptr i8, ptr %3487, i64 %3643
 %3645 = mul i64 %3642, 144
 %3646 = getelementptr i8, ptr %3489, i64 %3645
 br label %3647
3647:
 %3648 = phi i64 [ 0, %3641 ], [ %3649, %3647 ]
 %3649 = add nuw nsw i64 %3648, 1
 %3650 = getelementptr double, ptr %3644, i64 %3648
 %3651 = load double, ptr %3650, align 8
 %3652 = getelementptr double, ptr %3646, i64 %3648
 %3653 = getelementptr i8, ptr %3652, i64 48
 store double %3651, ptr %3653, align 8
 %3654 = icmp eq i64 %3649, 6
 br i1 %3654, label %3546, label %3647
3655:
 %3656 = phi i64 [ %3554, %3553 ], [ 0, %3549 ]
 %3657 = shl i64 %3656, 7
 %3658 = getelementptr i8, ptr %3487, i64 %3657
 %3659 = mul i64 %3656, 144
 %3660 = getelementptr i8, ptr %3489, i64 %3659
 br label %3661
3661:
 %3662 = phi i64 [ 0, %3655 ], [ %3663, %3661 ]
 %3663 = add nuw nsw i64 %3662, 1
 %3664 = getelementptr double, ptr %3658, i64 %3662
 %3665 = load double, ptr %3664, align 8
 %3666 = getelementptr double, ptr %3660, i64 %3662
 %3667 = getelementptr i8, ptr %3666, i64 96
 store double %3665, ptr %3667, align 8
 %3668 = icmp eq i64 %3663, 6
 br i1 %3668, label %3553, label %3661
3669:
 %3670 = phi double [ %3677, %3669 ], [ 0.000000e+00, %3556 ]
 %3671 = phi i64 [ %3672, %3669 ], [ 0, %3556 ]
 %3672 = add nuw nsw i64 %3671, 1
 %3673 = shl i64 %3671, 8
 %3674 = getelementptr i8, ptr %3483, i64 %3673
 store double 0.000000e+00, ptr %64, align 8
 call fastcc void @f9(ptr %64, ptr %3487, i64 %3486, i64 16, ptr %3674, ptr %3495, ptr %3497, ptr %3493)
 %3675 = load double, ptr %64, align 8
 %3676 = fcmp nsz contract ogt double %3675, %3670
 %3677 = select i1 %3676, double %3675, double %3670
 %3678 = icmp eq i64 %3500, %3672
 br i1 %3678, label %3557, label %3669
3679:
 %3680 = phi double [ %3731, %3562 ], [ 0.000000e+00, %3557 ]
 %3681 = phi double [ %3728, %3562 ], [ 0.000000e+00, %3557 ]
 %3682 = phi double [ %3723, %3562 ], [ 0.000000e+00, %3557 ]
 %3683 = phi double [ %3721, %3562 ], [ 0.000000e+00, %3557 ]
 %3684 = phi i64 [ %3563, %3562 ], [ 0, %3557 ]
 %3685 = shl i64 %3684, 7
 %3686 = getelementptr i8, ptr %3487, i64 %3685
 %3687 = getelementptr i8, ptr %3686, i64 48
 %3688 = load double, ptr %3687, align 8
 %3689 = fdiv nsz contract double 1.000000e+00, %3688
 %3690 = getelementptr i8, ptr %3686, i64 56
 %3691 = load double, ptr %3690, align 8
 %3692 = getelementptr i8, ptr %3686, i64 64
 %3693 = load double, ptr %3692, align 8
 %3694 = fadd nsz contract double %3691, %3693
 %3695 = getelementptr i8, ptr %3686, i64 72
 %3696 = load double, ptr %3695, align 8
 %3697 = fadd nsz contract double %3694, %3696
 %3698 = fdiv nsz contract double 3.000000e+00, %3697
 %3699 = mul i64 %3684, 144
 %3700 = getelementptr i8, ptr %3489, i64 %3699
 br label %3701
3701:
 %3702 = phi double [ %3680, %3679 ], [ %3731, %3701 ]
 %3703 = phi double [ %3681, %3679 ], [ %3728, %3701 ]
 %3704 = phi double [ %3682, %3679 ], [ %3723, %3701 ]
 %3705 = phi double [ %3683, %3679 ], [ %3721, %3701 ]
 %3706 = phi i64 [ 0, %3679 ], [ %3707, %3701 ]
 %3707 = add nuw nsw i64 %3706, 1
 %3708 = icmp samesign ult i64 %3706, 3
 %3709 = select i1 %3708, double %3689, double %3698
 %3710 = getelementptr double, ptr %3686, i64 %3706
 %3711 = load double, ptr %3710, align 8
 %3712 = getelementptr double, ptr %3700, i64 %3706
 %3713 = getelementptr i8, ptr %3712, i64 96
 %3714 = load double, ptr %3713, align 8
 %3715 = fsub nsz contract double %3711, %3714
 %3716 = fmul nsz contract double %3709, %3715
 %3717 = getelementptr i8, ptr %3712, i64 48
 %3718 = load double, ptr %3717, align 8
 %3719 = fsub nsz contract double %3711, %3718
 %3720 = fmul nsz contract double %3716, %3719
 %3721 = fsub nsz contract double %3705, %3720
 %3722 = fmul nsz contract double %3715, %3716
 %3723 = fadd nsz contract double %3704, %3722
 %3724 = load double, ptr %3712, align 8
 %3725 = fsub nsz contract double %3711, %3724
 %3726 = fmul nsz contract double %3709, %3725
 %3727 = fmul nsz contract double %3725, %3726
 %3728 = fadd nsz contract double %3703, %3727
 %3729 = fmul nsz contract double %3711, %3709
 %3730 = fmul nsz contract double %3711, %3729
 %3731 = fadd nsz contract double %3702, %3730
 %3732 = icmp eq i64 %3707, 6
 br i1 %3732, label %3562, label %3701
3733:
 call fastcc void @f8(ptr %65, ptr readonly %52, ptr readonly %53, ptr %3447, i64 6)
 %3734 = load i64, ptr %119, align 1
 br label %3767
3735:
 %3736 = phi double [ %3743, %3735 ], [ 0.000000e+00, %3444 ]
 %3737 = phi i64 [ %3738, %3735 ], [ 0, %3444 ]
 %3738 = add nuw nsw i64 %3737, 1
 %3739 = getelementptr double, ptr %3449, i64 %3737
 %3740 = load double, ptr %3739, align 8
 %3741 = fneg nsz contract double %3740
 %3742 = fcmp nsz contract olt double %3736, %3741
 %3743 = select i1 %3742, double %3741, double %3736
 %3744 = icmp eq i64 %3456, %3738
 br i1 %3744, label %3459, label %3735
3745:
 %3746 = phi i64 [ %3466, %3465 ], [ 0, %3463 ]
 %3747 = shl i64 %3746, 7
 %3748 = getelementptr i8, ptr %3453, i64 %3747
 %3749 = mul i64 %3746, 144
 %3750 = getelementptr i8, ptr %3455, i64 %3749
 br label %3751
3751:
 %3752 = phi i64 [ 0, %3745 ], [ %3753, %3751 ]
 %3753 = add nuw nsw i64 %3752, 1
 %3754 = getelementptr double, ptr %3748, i64 %3752
 store double 0.000000e+00, ptr %3754, align 8
 %3755 = getelementptr double, ptr %3750, i64 %3752
 store double 0.000000e+00, ptr %3755, align 8
 %3756 = icmp eq i64 %3753, 6
 br i1 %3756, label %3465, label %3751
3757:
 %3758 = phi i64 [ %3759, %3757 ], [ 0, %3471 ]
 %3759 = add nuw nsw i64 %3758, 1
 %3760 = shl i64 %3758, 8
 %3761 = getelementptr i8, ptr %3451, i64 %3760
 %3762 = getelementptr double, ptr %3449, i64 %3758
 %3763 = load double, ptr %3762, align 8
 %3764 = getelementptr i8, ptr %3761, i64 168
 store double %3763, ptr %3764, align 8
 %3765 = getelementptr i8, ptr %3761, i64 176
 %3766 = icmp eq i64 %3759, %3472
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(32) %3765, i8 0, i64 32, i1 false)
 br i1 %3766, label %3475, label %3757
3767:
 %3768 = phi i64 [ %3445, %3459 ], [ %3734, %3733 ]
 %3769 = icmp slt i64 %3768, 1
 br i1 %3769, label %3226, label %3770
3770:
 %3771 = phi i64 [ %3224, %3223 ], [ 0, %3767 ]
 %3772 = shl i64 %3771, 4
 %3773 = getelementptr i8, ptr %2790, i64 %3772
 %3774 = getelementptr i8, ptr %3773, i64 8
 %3775 = load i64, ptr %3774, align 8
 %3776 = mul i64 %3771, 48
 %3777 = getelementptr i8, ptr %2788, i64 %3776
 br label %3778
3778:
 %3779 = phi i64 [ 0, %3770 ], [ %3780, %3778 ]
 %3780 = add nuw nsw i64 %3779, 1
 %3781 = getelementptr double, ptr %3777, i64 %3779
 %3782 = load double, ptr %3781, align 8
 %3783 = add nsw i64 %3779, %3775
 %3784 = icmp slt i64 %3783, 0
 %3785 = select i1 %3784, i64 %2800, i64 0
 %3786 = getelementptr double, ptr %2801, i64 %3783
 %3787 = getelementptr double, ptr %3786, i64 %3785
 store double %3782, ptr %3787, align 8
 %3788 = icmp eq i64 %3780, 6
 br i1 %3788, label %3223, label %3778
3789:
 %3790 = phi i64 [ 0, %3254 ], [ %3791, %3256 ]
 %3791 = add nuw nsw i64 %3790, 1
 %3792 = getelementptr double, ptr %2793, i64 %3790
 %3793 = load double, ptr %3792, align 8
 br i1 %3236, label %3794, label %3256
3794:
 %3795 = mul nuw nsw i64 %3790, %2795
 %3796 = add nsw i64 %3795, %3233
 br label %3797
3797:
 %3798 = phi double [ %3793, %3794 ], [ %3810, %3797 ]
 %3799 = phi i64 [ 0, %3794 ], [ %3800, %3797 ]
 %3800 = add nuw nsw i64 %3799, 1
 %3801 = add nsw i64 %3796, %3799
 %3802 = icmp slt i64 %3801, 0
 %3803 = select i1 %3802, i64 %2792, i64 0
 %3804 = getelementptr double, ptr %2793, i64 %3801
 %3805 = getelementptr double, ptr %3804, i64 %3803
 %3806 = load double, ptr %3805, align 8
 %3807 = getelementptr double, ptr %2796, i64 %3799
 %3808 = load double, ptr %3807, align 8
 %3809 = fmul nsz contract double %3806, %3808
 %3810 = fadd nsz contract double %3798, %3809
 %3811 = icmp eq i64 %2795, %3800
 br i1 %3811, label %3256, label %3797
3812:
 %3813 = phi i64 [ 0, %3272 ], [ %3814, %3812 ]
 %3814 = add nuw nsw i64 %3813, 1
 %3815 = add nsw i64 %3813, %2800
 %3816 = icmp slt i64 %3815, 0
 %3817 = select i1 %3816, i64 %2792, i64 0
 %3818 = getelementptr double, ptr %2793, i64 %3815
 %3819 = getelementptr double, ptr %3818, i64 %3817
 %3820 = load double, ptr %3819, align 8
 %3821 = fmul nsz contract double %421, %3820
 %3822 = add nsw i64 %3813, %3273
 %3823 = icmp slt i64 %3822, 0
 %3824 = select i1 %3823, i64 %26, i64 0
 %3825 = getelementptr double, ptr %24, i64 %3822
 %3826 = getelementptr double, ptr %3825, i64 %3824
 store double %3821, ptr %3826, align 8
 %3827 = icmp eq i64 %3814, %3270
 br i1 %3827, label %3274, label %3812
3828:
 %3829 = phi i64 [ %3830, %3410 ], [ 0, %3403 ]
 %3830 = add nuw nsw i64 %3829, 1
 %3831 = getelementptr double, ptr %2798, i64 %3829
 %3832 = load double, ptr %3831, align 8
 %3833 = fcmp nsz contract une double %3832, 0.000000e+00
 br i1 %3833, label %3405, label %3410
3834:
 %3835 = phi i64 [ %3836, %3412 ], [ 0, %3404 ]
 %3836 = add nuw nsw i64 %3835, 1
 %3837 = getelementptr double, ptr %2801, i64 %3835
 store double 0.000000e+00, ptr %3837, align 8
 br i1 %3400, label %3412, label %3838
3838:
 %3839 = mul nuw nsw i64 %3835, %2795
 %3840 = add nsw i64 %3839, %3233
 br label %3841
3841:
 %3842 = phi i64 [ 0, %3838 ], [ %3844, %3841 ]
 %3843 = phi double [ 0.000000e+00, %3838 ], [ %3854, %3841 ]
 %3844 = add nuw nsw i64 %3842, 1
 %3845 = add nsw i64 %3840, %3842
 %3846 = icmp slt i64 %3845, 0
 %3847 = select i1 %3846, i64 %2792, i64 0
 %3848 = getelementptr double, ptr %2793, i64 %3845
 %3849 = getelementptr double, ptr %3848, i64 %3847
 %3850 = load double, ptr %3849, align 8
 %3851 = getelementptr double, ptr %2796, i64 %3842
 %3852 = load double, ptr %3851, align 8
 %3853 = fmul nsz contract double %3850, %3852
 %3854 = fadd nsz contract double %3843, %3853
 store double %3854, ptr %3837, align 8
 %3855 = icmp eq i64 %2795, %3844
 br i1 %3855, label %3412, label %3841
3856:
 %3857 = phi i64 [ %3860, %3859 ], [ 0, %5395 ]
 %3858 = icmp eq i64 %3857, %257
 br i1 %3858, label %3865, label %3859
3859:
 %3860 = add nuw i64 %3857, 1
 %3861 = getelementptr double, ptr %24, i64 %3857
 %3862 = load double, ptr %3861, align 8
 %3863 = fsub nsz contract double %3862, %3862
 %3864 = fcmp nsz contract ord double %3863, 0.000000e+00
 br i1 %3864, label %3856, label %4071
3865:
 br i1 %241, label %5399, label %3866
3866:
 %3867 = load double, ptr %102, align 1
 %3868 = load i64, ptr %258, align 1
 %3869 = tail call nsz contract double @llvm.fabs.f64(double %3867)
 %3870 = fcmp nsz contract olt double %3869, 0x16687E92154EF7AC
 br i1 %3870, label %3871, label %3879
3871:
 %3872 = fmul nsz contract double %3869, 0x4670000000000000
 %3873 = fmul nsz contract double %3872, 0x3CA0000000000001
 %3874 = fadd nsz contract double %3872, %3873
 %3875 = fsub nsz contract double %3874, %3872
 %3876 = fmul nsz contract double %3875, 0x3970000000000000
 %3877 = fcmp nsz contract olt double %3876, 4.940660e-324
 %3878 = select i1 %3877, double 4.940660e-324, double %3876
 br label %3883
3879:
 %3880 = fmul nsz contract double %3869, 0x3CA0000000000001
 %3881 = fadd nsz contract double %3869, %3880
 %3882 = fsub nsz contract double %3881, %3869
 br label %3883
3883:
 %3884 = phi double [ %3882, %3879 ], [ %3878, %3871 ]
 %3885 = fmul nsz contract double %3884, 2.000000e+00
 %3886 = icmp slt i64 %3868, %19
 br i1 %3886, label %3887, label %4066
3887:
 %3888 = icmp slt i64 %3868, 0
 %3889 = select i1 %3888, i64 %19, i64 0
 %3890 = getelementptr double, ptr %18, i64 %3868
 %3891 = getelementptr double, ptr %3890, i64 %3889
 %3892 = load double, ptr %3891, align 8
 %3893 = fadd nsz contract double %3867, %3885
 %3894 = fcmp nsz contract ugt double %3892, %3893
 br i1 %3894, label %4066, label %3895
3895:
 %3896 = fsub nsz contract double %3867, %3885
 br label %3897
3897:
 %3898 = phi i64 [ %4017, %4016 ], [ %3868, %3895 ]
 %3899 = load i64, ptr %259, align 1
 %3900 = sub nsw i64 %3898, %3899
 %3901 = icmp slt i64 %3900, 0
 %3902 = select i1 %3901, i64 %40, i64 0
 %3903 = add i64 %3902, %3900
 %3904 = mul i64 %3903, %41
 %3905 = getelementptr double, ptr %39, i64 %3904
 %3906 = icmp slt i64 %3898, 0
 %3907 = select i1 %3906, i64 %19, i64 0
 %3908 = getelementptr double, ptr %18, i64 %3898
 %3909 = getelementptr double, ptr %3908, i64 %3907
 %3910 = load double, ptr %3909, align 8
 %3911 = fcmp nsz contract ult double %3910, %3896
 br i1 %3911, label %3926, label %3912
3912:
 br i1 %129, label %3920, label %3913
3913:
 %3914 = phi i64 [ %3915, %3913 ], [ 0, %3912 ]
 %3915 = add nuw nsw i64 %3914, 1
 %3916 = getelementptr double, ptr %29, i64 %3914
 %3917 = load double, ptr %3916, align 8
 %3918 = getelementptr double, ptr %3905, i64 %3914
 store double %3917, ptr %3918, align 8
 %3919 = icmp eq i64 %28, %3915
 br i1 %3919, label %3920, label %3913
3920:
 br i1 %261, label %3952, label %3921
3921:
 %3922 = select i1 %3901, i64 %43, i64 0
 %3923 = add i64 %3922, %3900
 %3924 = mul i64 %3923, %44
 %3925 = getelementptr double, ptr %42, i64 %3924
 br label %4029
3926:
 %3927 = load double, ptr %51, align 1
 %3928 = fsub nsz contract double %3910, %3927
 %3929 = fdiv nsz contract double %3928, %421
 br i1 %262, label %3951, label %3930
3930:
 %3931 = fsub nsz contract double 1.000000e+00, %3929
 %3932 = select i1 %3901, i64 %43, i64 0
 %3933 = add i64 %3932, %3900
 %3934 = mul i64 %3933, %44
 %3935 = getelementptr double, ptr %42, i64 %3934
 br label %4043
3936:
 %3937 = phi double [ 0.000000e+00, %4043 ], [ %4064, %4048 ]
 %3938 = icmp slt i64 %4044, %6
 br i1 %3938, label %3939, label %3945
3939:
 %3940 = add nsw i64 %4044, %28
 %3941 = icmp slt i64 %3940, 0
 %3942 = select i1 %3941, i64 %22, i64 0
 %3943 = getelementptr double, ptr %21, i64 %3940
 %3944 = getelementptr double, ptr %3943, i64 %3942
 store double %3937, ptr %3944, align 8
 br label %4027
3945:
 %3946 = sub nsw i64 %4044, %6
 %3947 = getelementptr double, ptr %32, i64 %3946
 %3948 = load double, ptr %3947, align 8
 %3949 = fadd nsz contract double %3937, %3948
 %3950 = getelementptr double, ptr %3935, i64 %3946
 store double %3949, ptr %3950, align 8
 br label %4027
3951:
 tail call void %242(ptr %21, ptr %3905)
 br label %3952
3952:
 %3953 = select i1 %3901, i64 %46, i64 0
 %3954 = add i64 %3953, %3900
 %3955 = mul i64 %3954, %47
 %3956 = getelementptr double, ptr %45, i64 %3955
 br i1 %265, label %3957, label %3966
3957:
 %3958 = phi i64 [ %3961, %3960 ], [ 0, %3952 ]
 %3959 = icmp eq i64 %3958, %277
 br i1 %3959, label %4014, label %3960
3960:
 %3961 = add nuw i64 %3958, 1
 %3962 = getelementptr double, ptr %3905, i64 %3958
 %3963 = load double, ptr %3962, align 8
 %3964 = fsub nsz contract double %3963, %3963
 %3965 = fcmp nsz contract ord double %3964, 0.000000e+00
 br i1 %3965, label %3957, label %4071
3966:
 %3967 = phi i64 [ %3981, %3977 ], [ 12, %3952 ]
 %3968 = icmp eq i64 %3967, 0
 br i1 %3968, label %3999, label %3980
3969:
 br i1 %266, label %3977, label %3970
3970:
 %3971 = phi i64 [ %3972, %3970 ], [ 0, %3969 ]
 %3972 = add nuw nsw i64 %3971, 1
 %3973 = getelementptr double, ptr %36, i64 %3971
 %3974 = load double, ptr %3973, align 8
 %3975 = getelementptr double, ptr %3905, i64 %3971
 store double %3974, ptr %3975, align 8
 %3976 = icmp eq i64 %41, %3972
 br i1 %3976, label %3977, label %3970
3977:
 %3978 = load double, ptr %272, align 8
 %3979 = fcmp nsz contract ugt double %3978, %7
 br i1 %3979, label %3966, label %3999
3980:
 %3981 = add nsw i64 %3967, -1
 br i1 %266, label %3989, label %3982
3982:
 %3983 = phi i64 [ %3984, %3982 ], [ 0, %3980 ]
 %3984 = add nuw nsw i64 %3983, 1
 %3985 = getelementptr double, ptr %3905, i64 %3983
 %3986 = load double, ptr %3985, align 8
 %3987 = getelementptr double, ptr %38, i64 %3983
 store double %3986, ptr %3987, align 8
 %3988 = icmp eq i64 %41, %3984
 br i1 %3988, label %3989, label %3982
3989:
 tail call void %246(ptr %38, ptr %36)
 br label %3990
3990:
 %3991 = phi i64 [ 0, %3989 ], [ %3994, %3993 ]
 %3992 = icmp eq i64 %3991, %268
 br i1 %3992, label %3969, label %3993
3993:
 %3994 = add nuw i64 %3991, 1
 %3995 = getelementptr double, ptr %36, i64 %3991
 %3996 = load double, ptr %3995, align 8
 %3997 = fsub nsz contract double %3996, %3996
 %3998 = fcmp nsz contract ord double %3997, 0.000000e+00
 br i1 %3998, label %3990, label %3999
3999:
 %4000 = phi i1 [ true, %3993 ], [ %3968, %3966 ], [ %3968, %3977 ]
 br i1 %266, label %4008, label %4001
4001:
 %4002 = phi i64 [ %4003, %4001 ], [ 0, %3999 ]
 %4003 = add nuw nsw i64 %4002, 1
 %4004 = getelementptr double, ptr %3905, i64 %4002
 %4005 = load double, ptr %4004, align 8
 %4006 = getelementptr double, ptr %38, i64 %4002
 store double %4005, ptr %4006, align 8
 %4007 = icmp eq i64 %41, %4003
 br i1 %4007, label %4008, label %4001
4008:
 tail call void %246(ptr %38, ptr %36)
 %4009 = load double, ptr %272, align 8
 %4010 = load double, ptr %276, align 8
 store double %4009, ptr %3956, align 8
 %4011 = getelementptr i8, ptr %3956, i64 8
 store double %4010, ptr %4011, align 8
 %4012 = fcmp nsz contract ugt double %4009, %7
 %4013 = select i1 %4000, i1 true, i1 %4012
 br i1 %4013, label %4071, label %4014
4014:
 %4015 = icmp eq i64 %3898, %278
 br i1 %4015, label %4024, label %4016
4016:
 %4017 = add i64 %3898, 1
 %4018 = icmp slt i64 %3898, -1
 %4019 = select i1 %4018, i64 %19, i64 0
 %4020 = getelementptr double, ptr %18, i64 %4017
 %4021 = getelementptr double, ptr %4020, i64 %4019
 %4022 = load double, ptr %4021, align 8
 %4023 = fcmp nsz contract ugt double %4022, %3893
 br i1 %4023, label %4024, label %3897
4024:
 %4025 = phi i64 [ %19, %4014 ], [ %4017, %4016 ]
 %4026 = load i64, ptr %258, align 1
 br label %4066
4027:
 %4028 = icmp eq i64 %23, %4045
 br i1 %4028, label %3951, label %4043
4029:
 %4030 = phi i64 [ 0, %3921 ], [ %4031, %4029 ]
 %4031 = add nuw nsw i64 %4030, 1
 %4032 = getelementptr double, ptr %32, i64 %4030
 %4033 = load double, ptr %4032, align 8
 %4034 = add nsw i64 %4030, %6
 %4035 = icmp slt i64 %4034, 0
 %4036 = select i1 %4035, i64 %26, i64 0
 %4037 = getelementptr double, ptr %24, i64 %4034
 %4038 = getelementptr double, ptr %4037, i64 %4036
 %4039 = load double, ptr %4038, align 8
 %4040 = fadd nsz contract double %4033, %4039
 %4041 = getelementptr double, ptr %3925, i64 %4030
 store double %4040, ptr %4041, align 8
 %4042 = icmp eq i64 %260, %4031
 br i1 %4042, label %3952, label %4029
4043:
 %4044 = phi i64 [ 0, %3930 ], [ %4045, %4027 ]
 %4045 = add nuw nsw i64 %4044, 1
 br i1 %264, label %3936, label %4046
4046:
 %4047 = getelementptr double, ptr %24, i64 %4044
 br label %4048
4048:
 %4049 = phi double [ 0.000000e+00, %4046 ], [ %4064, %4048 ]
 %4050 = phi i64 [ %263, %4046 ], [ %4053, %4048 ]
 %4051 = phi i64 [ %4, %4046 ], [ %4052, %4048 ]
 %4052 = add i64 %4051, -1
 %4053 = add nsw i64 %4050, -1
 %4054 = icmp slt i64 %4052, 0
 %4055 = select i1 %4054, i64 %25, i64 0
 %4056 = add i64 %4055, %4052
 %4057 = mul i64 %4056, %26
 %4058 = getelementptr double, ptr %4047, i64 %4057
 %4059 = load double, ptr %4058, align 8
 %4060 = fadd nsz contract double %4049, %4059
 %4061 = and i64 %4052, 1
 %4062 = icmp eq i64 %4061, 0
 %4063 = select i1 %4062, double %3929, double %3931
 %4064 = fmul nsz contract double %4060, %4063
 %4065 = icmp sgt i64 %4050, 1
 br i1 %4065, label %4048, label %3936
4066:
 %4067 = phi i64 [ %3868, %3887 ], [ %3868, %3883 ], [ %4026, %4024 ]
 %4068 = phi i64 [ %3868, %3887 ], [ %3868, %3883 ], [ %4025, %4024 ]
 %4069 = sub nsw i64 %4068, %4067
 %4070 = icmp sgt i64 %4069, -1
 br i1 %4070, label %4103, label %4071
4071:
 br i1 %129, label %4079, label %4072
4072:
 %4073 = phi i64 [ %4074, %4072 ], [ 0, %4071 ]
 %4074 = add nuw nsw i64 %4073, 1
 %4075 = getelementptr double, ptr %27, i64 %4073
 %4076 = load double, ptr %4075, align 8
 %4077 = getelementptr double, ptr %21, i64 %4073
 store double %4076, ptr %4077, align 8
 %4078 = icmp eq i64 %28, %4074
 br i1 %4078, label %4079, label %4072
4079:
 br i1 %241, label %4080, label %4090
4080:
 %4081 = phi i64 [ %4083, %4080 ], [ %6, %4079 ]
 %4082 = phi i64 [ %4084, %4080 ], [ %28, %4079 ]
 %4083 = add nsw i64 %4081, -1
 %4084 = add i64 %4082, 1
 %4085 = icmp slt i64 %4082, 0
 %4086 = select i1 %4085, i64 %22, i64 0
 %4087 = getelementptr double, ptr %21, i64 %4082
 %4088 = getelementptr double, ptr %4087, i64 %4086
 store double 0.000000e+00, ptr %4088, align 8
 %4089 = icmp samesign ugt i64 %4081, 1
 br i1 %4089, label %4080, label %4090
4090:
 store i64 %279, ptr %280, align 1
 store i64 0, ptr %281, align 1
 %4091 = load i64, ptr %97, align 1
 %4092 = add nsw i64 %4091, 1
 store i64 %4092, ptr %97, align 1
 %4093 = fmul nsz contract double %421, 5.000000e-01
 store double %4093, ptr %101, align 1
 br i1 %98, label %4094, label %4102
4094:
 %4095 = load i64, ptr %112, align 1
 %4096 = load i64, ptr %104, align 1
 %4097 = add nsw i64 %4096, 1
 %4098 = icmp eq i64 %4095, %4097
 br i1 %4098, label %4102, label %4099
4099:
 store i64 %4097, ptr %112, align 1
 %4100 = load i64, ptr %284, align 1
 %4101 = add nsw i64 %4100, 1
 store i64 %4101, ptr %284, align 1
 br label %4102
4102:
 store double 2.000000e+00, ptr %285, align 1
 br label %4920
4103:
 %4104 = load double, ptr %102, align 1
 %4105 = load i64, ptr %167, align 1
 %4106 = load i64, ptr %168, align 1
 %4107 = inttoptr i64 %4105 to ptr
 %4108 = load i64, ptr %121, align 1
 %4109 = inttoptr i64 %4108 to ptr
 %4110 = load i64, ptr %172, align 1
 %4111 = inttoptr i64 %4110 to ptr
 %4112 = load i64, ptr %194, align 1
 %4113 = inttoptr i64 %4112 to ptr
 %4114 = load i64, ptr %175, align 1
 %4115 = inttoptr i64 %4114 to ptr
 %4116 = load i64, ptr %178, align 1
 %4117 = inttoptr i64 %4116 to ptr
 %4118 = load i64, ptr %176, align 1
 %4119 = inttoptr i64 %4118 to ptr
 %4120 = load i64, ptr %177, align 1
 %4121 = inttoptr i64 %4120 to ptr
 %4122 = load i64, ptr %158, align 1
 %4123 = inttoptr i64 %4122 to ptr
 %4124 = load i64, ptr %231, align 1
 %4125 = inttoptr i64 %4124 to ptr
 %4126 = load i64, ptr %232, align 1
 %4127 = inttoptr i64 %4126 to ptr
 %4128 = load i64, ptr %162, align 1
 %4129 = inttoptr i64 %4128 to ptr
 %4130 = load i64, ptr %163, align 1
 %4131 = inttoptr i64 %4130 to ptr
 %4132 = load i64, ptr %166, align 1
 %4133 = inttoptr i64 %4132 to ptr
 %4134 = load i64, ptr %164, align 1
 %4135 = inttoptr i64 %4134 to ptr
 %4136 = load i64, ptr %148, align 1
 %4137 = icmp slt i64 %4136, 1
 br i1 %4137, label %4418, label %4455
4138:
 %4139 = getelementptr double, ptr %4121, i64 %4464
 %4140 = load double, ptr %4139, align 8
 br label %4141
4141:
 %4142 = phi double [ %4148, %4141 ], [ 1.000000e+00, %4138 ]
 %4143 = phi double [ %4150, %4141 ], [ %4140, %4138 ]
 %4144 = phi i64 [ %4149, %4141 ], [ 2, %4138 ]
 %4145 = and i64 %4144, 1
 %4146 = icmp eq i64 %4145, 0
 %4147 = fmul nsz contract double %4142, %4143
 %4148 = select i1 %4146, double %4142, double %4147
 %4149 = lshr i64 %4144, 1
 %4150 = fmul nsz contract double %4143, %4143
 %4151 = icmp eq i64 %4149, 0
 br i1 %4151, label %4546, label %4141
4152:
 %4153 = fadd nsz contract double %4148, %4556
 %4154 = tail call nsz contract double @llvm.sqrt.f64(double %4153)
 %4155 = fmul nsz contract double %4474, 1.000000e+01
 %4156 = fmul nsz contract double %4155, %4572
 %4157 = icmp eq i64 %4463, 1
 %4158 = fmul nsz contract double %4156, 2.000000e+00
 %4159 = select i1 %4157, double %4158, double %4156
 %4160 = fcmp nsz contract ogt double %4154, %4159
 br i1 %4160, label %4161, label %4170
4161:
 %4162 = getelementptr double, ptr %4113, i64 %4456
 %4163 = load double, ptr %4162, align 8
 %4164 = fmul nsz contract double %4163, 0x3FEFFFFDE7210BE9
 %4165 = getelementptr double, ptr %4123, i64 %4457
 %4166 = load double, ptr %4165, align 8
 %4167 = fmul nsz contract double %4164, %4166
 %4168 = fcmp nsz contract ult double %4542, %4167
 br i1 %4168, label %4170, label %4169
4169:
 br label %4170
4170:
 %4171 = phi i64 [ 2, %4169 ], [ 1, %4161 ], [ 1, %4152 ], [ %4545, %4518 ]
 %4172 = load i64, ptr %286, align 1
 %4173 = icmp eq i64 %4172, 0
 %4174 = fcmp nsz contract ugt double %4476, %4530
 %4175 = icmp eq i64 %4468, 1
 %4176 = select i1 %4174, i1 true, i1 %4175
 %4177 = select i1 %4176, i64 %4463, i64 %4171
 %4178 = select i1 %4173, i64 %4177, i64 %4463
 %4179 = load i64, ptr %121, align 1
 %4180 = inttoptr i64 %4179 to ptr
 %4181 = getelementptr i8, ptr %4180, i64 %4458
 %4182 = load i64, ptr %4181, align 8
 %4183 = load i64, ptr %117, align 1
 %4184 = mul nsw i64 %4183, %4182
 %4185 = getelementptr i8, ptr %4181, i64 8
 %4186 = load i64, ptr %4185, align 8
 %4187 = add nsw i64 %4184, %4186
 %4188 = shl nsw i64 %4187, 16
 %4189 = getelementptr i8, ptr %4181, i64 24
 %4190 = load i64, ptr %4189, align 8
 %4191 = add nsw i64 %4188, %4190
 %4192 = icmp eq i64 %4178, %4171
 %4193 = icmp eq i64 %4468, 0
 %4194 = select i1 %4192, i1 %4193, i1 false
 br i1 %4194, label %4356, label %4195
4195:
 %4196 = getelementptr double, ptr %4123, i64 %4457
 %4197 = load double, ptr %4196, align 8
 %4198 = getelementptr double, ptr %4125, i64 %4456
 %4199 = load double, ptr %4198, align 8
 %4200 = select i1 %4193, double 0.000000e+00, double %4197
 %4201 = select i1 %4193, double 0.000000e+00, double %4199
 %4202 = icmp eq i64 %4171, 0
 %4203 = or i64 %4178, %4171
 %4204 = icmp eq i64 %4203, 0
 br i1 %4204, label %4205, label %4237
4205:
 br i1 %4175, label %4206, label %4356
4206:
 %4207 = load i64, ptr %91, align 1
 %4208 = load i64, ptr %92, align 1
 %4209 = icmp slt i64 %4208, %4207
 br i1 %4209, label %4213, label %4210
4210:
 %4211 = load i64, ptr %289, align 1
 %4212 = add nsw i64 %4211, 1
 store i64 %4212, ptr %289, align 1
 br label %4356
4213:
 %4214 = load i64, ptr %290, align 1
 %4215 = inttoptr i64 %4214 to ptr
 %4216 = mul nsw i64 %4207, 3
 %4217 = load i64, ptr %288, align 1
 %4218 = inttoptr i64 %4217 to ptr
 %4219 = icmp slt i64 %4208, 0
 %4220 = select i1 %4219, i64 %4207, i64 0
 %4221 = add i64 %4220, %4208
 %4222 = mul i64 %4221, 24
 %4223 = getelementptr i8, ptr %4218, i64 %4222
 store double %4104, ptr %4223, align 8
 %4224 = getelementptr i8, ptr %4223, i64 8
 store double %4197, ptr %4224, align 8
 %4225 = getelementptr i8, ptr %4223, i64 16
 store double %4199, ptr %4225, align 8
 %4226 = select i1 %4219, i64 %4216, i64 0
 %4227 = mul i64 %4208, 24
 %4228 = getelementptr i8, ptr %4215, i64 %4227
 %4229 = getelementptr i64, ptr %4228, i64 %4226
 store i64 %4191, ptr %4229, align 8
 %4230 = getelementptr i8, ptr %4228, i64 8
 %4231 = getelementptr i64, ptr %4230, i64 %4226
 store i64 %4461, ptr %4231, align 8
 %4232 = getelementptr i8, ptr %4228, i64 16
 %4233 = getelementptr i64, ptr %4232, i64 %4226
 store i64 0, ptr %4233, align 8
 %4234 = add nsw i64 %4208, 1
 store i64 %4234, ptr %92, align 1
 %4235 = load i64, ptr %287, align 1
 %4236 = add i64 %4235, %4234
 br label %4356
4237:
 %4238 = icmp eq i64 %4178, 0
 br i1 %4238, label %4239, label %4270
4239:
 %4240 = load i64, ptr %91, align 1
 %4241 = load i64, ptr %92, align 1
 %4242 = icmp slt i64 %4241, %4240
 br i1 %4242, label %4246, label %4243
4243:
 %4244 = load i64, ptr %289, align 1
 %4245 = add nsw i64 %4244, 1
 store i64 %4245, ptr %289, align 1
 br label %4356
4246:
 %4247 = load i64, ptr %290, align 1
 %4248 = inttoptr i64 %4247 to ptr
 %4249 = mul nsw i64 %4240, 3
 %4250 = load i64, ptr %288, align 1
 %4251 = inttoptr i64 %4250 to ptr
 %4252 = icmp slt i64 %4241, 0
 %4253 = select i1 %4252, i64 %4240, i64 0
 %4254 = add i64 %4253, %4241
 %4255 = mul i64 %4254, 24
 %4256 = getelementptr i8, ptr %4251, i64 %4255
 store double %4104, ptr %4256, align 8
 %4257 = getelementptr i8, ptr %4256, i64 8
 store double %4200, ptr %4257, align 8
 %4258 = getelementptr i8, ptr %4256, i64 16
 store double %4201, ptr %4258, align 8
 %4259 = select i1 %4252, i64 %4249, i64 0
 %4260 = mul i64 %4241, 24
 %4261 = getelementptr i8, ptr %4248, i64 %4260
 %4262 = getelementptr i64, ptr %4261, i64 %4259
 store i64 %4191, ptr %4262, align 8
 %4263 = getelementptr i8, ptr %4261, i64 8
 %4264 = getelementptr i64, ptr %4263, i64 %4259
 store i64 %4461, ptr %4264, align 8
 %4265 = getelementptr i8, ptr %4261, i64 16
 %4266 = getelementptr i64, ptr %4265, i64 %4259
 store i64 1, ptr %4266, align 8
 %4267 = add nsw i64 %4241, 1
 store i64 %4267, ptr %92, align 1
 %4268 = load i64, ptr %287, align 1
 %4269 = add i64 %4268, %4267
 br label %4356
4270:
 br i1 %4202, label %4271, label %4302
4271:
 %4272 = load i64, ptr %91, align 1
 %4273 = load i64, ptr %92, align 1
 %4274 = icmp slt i64 %4273, %4272
 br i1 %4274, label %4278, label %4275
4275:
 %4276 = load i64, ptr %289, align 1
 %4277 = add nsw i64 %4276, 1
 store i64 %4277, ptr %289, align 1
 br label %4356
4278:
 %4279 = load i64, ptr %290, align 1
 %4280 = inttoptr i64 %4279 to ptr
 %4281 = mul nsw i64 %4272, 3
 %4282 = load i64, ptr %288, align 1
 %4283 = inttoptr i64 %4282 to ptr
 %4284 = icmp slt i64 %4273, 0
 %4285 = select i1 %4284, i64 %4272, i64 0
 %4286 = add i64 %4285, %4273
 %4287 = mul i64 %4286, 24
 %4288 = getelementptr i8, ptr %4283, i64 %4287
 store double %4104, ptr %4288, align 8
 %4289 = getelementptr i8, ptr %4288, i64 8
 store double %4200, ptr %4289, align 8
 %4290 = getelementptr i8, ptr %4288, i64 16
 store double %4201, ptr %4290, align 8
 %4291 = select i1 %4284, i64 %4281, i64 0
 %4292 = mul i64 %4273, 24
 %4293 = getelementptr i8, ptr %4280, i64 %4292
 %4294 = getelementptr i64, ptr %4293, i64 %4291
 store i64 %4191, ptr %4294, align 8
 %4295 = getelementptr i8, ptr %4293, i64 8
 %4296 = getelementptr i64, ptr %4295, i64 %4291
 store i64 %4461, ptr %4296, align 8
 %4297 = getelementptr i8, ptr %4293, i64 16
 %4298 = getelementptr i64, ptr %4297, i64 %4291
 store i64 16, ptr %4298, align 8
 %4299 = add nsw i64 %4273, 1
 store i64 %4299, ptr %92, align 1
 %4300 = load i64, ptr %287, align 1
 %4301 = add i64 %4300, %4299
 br label %4356
4302:
 br i1 %4193, label %4356, label %4303
4303:
 %4304 = load i64, ptr %287, align 1
 %4305 = xor i64 %4304, -1
 %4306 = add i64 %4466, %4305
 %4307 = icmp slt i64 %4466, 1
 %4308 = icmp slt i64 %4306, 0
 %4309 = select i1 %4307, i1 true, i1 %4308
 br i1 %4309, label %4321, label %4310
4310:
 %4311 = load i64, ptr %288, align 1
 %4312 = inttoptr i64 %4311 to ptr
 %4313 = mul i64 %4306, 24
 %4314 = getelementptr i8, ptr %4312, i64 %4313
 %4315 = getelementptr i8, ptr %4314, i64 8
 %4316 = load double, ptr %4315, align 8
 %4317 = fadd nsz contract double %4197, %4316
 store double %4317, ptr %4315, align 8
 %4318 = getelementptr i8, ptr %4314, i64 16
 %4319 = load double, ptr %4318, align 8
 %4320 = fadd nsz contract double %4199, %4319
 store double %4320, ptr %4318, align 8
 br label %4356
4321:
 %4322 = icmp ne i64 %4466, 0
 %4323 = fcmp nsz contract ogt double %4199, 0.000000e+00
 %4324 = select i1 %4322, i1 true, i1 %4323
 br i1 %4324, label %4325, label %4356
4325:
 %4326 = load i64, ptr %91, align 1
 %4327 = load i64, ptr %92, align 1
 %4328 = icmp slt i64 %4327, %4326
 br i1 %4328, label %4332, label %4329
4329:
 %4330 = load i64, ptr %289, align 1
 %4331 = add nsw i64 %4330, 1
 store i64 %4331, ptr %289, align 1
 br label %4356
4332:
 %4333 = load i64, ptr %290, align 1
 %4334 = inttoptr i64 %4333 to ptr
 %4335 = mul nsw i64 %4326, 3
 %4336 = load i64, ptr %288, align 1
 %4337 = inttoptr i64 %4336 to ptr
 %4338 = icmp slt i64 %4327, 0
 %4339 = select i1 %4338, i64 %4326, i64 0
 %4340 = add i64 %4339, %4327
 %4341 = mul i64 %4340, 24
 %4342 = getelementptr i8, ptr %4337, i64 %4341
 store double %4104, ptr %4342, align 8
 %4343 = getelementptr i8, ptr %4342, i64 8
 store double %4197, ptr %4343, align 8
 %4344 = getelementptr i8, ptr %4342, i64 16
 store double %4199, ptr %4344, align 8
 %4345 = select i1 %4338, i64 %4335, i64 0
 %4346 = mul i64 %4327, 24
 %4347 = getelementptr i8, ptr %4334, i64 %4346
 %4348 = getelementptr i64, ptr %4347, i64 %4345
 store i64 %4191, ptr %4348, align 8
 %4349 = getelementptr i8, ptr %4347, i64 8
 %4350 = getelementptr i64, ptr %4349, i64 %4345
 store i64 %4461, ptr %4350, align 8
 %4351 = getelementptr i8, ptr %4347, i64 16
 %4352 = getelementptr i64, ptr %4351, i64 %4345
 store i64 17, ptr %4352, align 8
 %4353 = add nsw i64 %4327, 1
 store i64 %4353, ptr %92, align 1
 %4354 = load i64, ptr %287, align 1
 %4355 = add i64 %4354, %4353
 br label %4356
4356:
 %4357 = phi i64 [ 0, %4170 ], [ -1, %4275 ], [ -1, %4243 ], [ -1, %4210 ], [ -1, %4329 ], [ 0, %4205 ], [ %4236, %4213 ], [ %4269, %4246 ], [ %4301, %4278 ], [ %4355, %4332 ], [ 0, %4310 ], [ 0, %4321 ], [ 0, %4302 ]
 %4358 = select i1 %4192, i1 true, i1 %4540
 br i1 %4358, label %4392, label %4359
4359:
 %4360 = load i64, ptr %91, align 1
 %4361 = load i64, ptr %92, align 1
 %4362 = icmp slt i64 %4361, %4360
 br i1 %4362, label %4366, label %4363
4363:
 %4364 = load i64, ptr %289, align 1
 %4365 = add nsw i64 %4364, 1
 store i64 %4365, ptr %289, align 1
 br label %4392
4366:
 %4367 = select i1 %4193, double 0.000000e+00, double %4542
 %4368 = shl i64 %4178, 4
 %4369 = add i64 %4368, 68
 %4370 = or disjoint i64 %4369, %4171
 %4371 = load i64, ptr %290, align 1
 %4372 = inttoptr i64 %4371 to ptr
 %4373 = mul nsw i64 %4360, 3
 %4374 = load i64, ptr %288, align 1
 %4375 = inttoptr i64 %4374 to ptr
 %4376 = icmp slt i64 %4361, 0
 %4377 = select i1 %4376, i64 %4360, i64 0
 %4378 = add i64 %4377, %4361
 %4379 = mul i64 %4378, 24
 %4380 = getelementptr i8, ptr %4375, i64 %4379
 store double %4104, ptr %4380, align 8
 %4381 = getelementptr i8, ptr %4380, i64 8
 store double %4367, ptr %4381, align 8
 %4382 = getelementptr i8, ptr %4380, i64 16
 store double 0.000000e+00, ptr %4382, align 8
 %4383 = select i1 %4376, i64 %4373, i64 0
 %4384 = mul i64 %4361, 24
 %4385 = getelementptr i8, ptr %4372, i64 %4384
 %4386 = getelementptr i64, ptr %4385, i64 %4383
 store i64 %4191, ptr %4386, align 8
 %4387 = getelementptr i8, ptr %4385, i64 8
 %4388 = getelementptr i64, ptr %4387, i64 %4383
 store i64 %4461, ptr %4388, align 8
 %4389 = getelementptr i8, ptr %4385, i64 16
 %4390 = getelementptr i64, ptr %4389, i64 %4383
 store i64 %4370, ptr %4390, align 8
 %4391 = add nsw i64 %4361, 1
 store i64 %4391, ptr %92, align 1
 br label %4392
4392:
 %4393 = icmp slt i64 %4466, 1
 %4394 = select i1 %4393, i1 true, i1 %4540
 %4395 = select i1 %4394, i1 true, i1 %4193
 br i1 %4395, label %4408, label %4396
4396:
 %4397 = load i64, ptr %287, align 1
 %4398 = sub i64 %4466, %4397
 %4399 = icmp slt i64 %4398, 0
 br i1 %4399, label %4408, label %4400
4400:
 %4401 = load i64, ptr %288, align 1
 %4402 = inttoptr i64 %4401 to ptr
 %4403 = mul i64 %4398, 24
 %4404 = getelementptr i8, ptr %4402, i64 %4403
 %4405 = getelementptr i8, ptr %4404, i64 8
 %4406 = load double, ptr %4405, align 8
 %4407 = fadd nsz contract double %4542, %4406
 store double %4407, ptr %4405, align 8
 br label %4408
4408:
 store i64 %4171, ptr %4462, align 8
 store i64 0, ptr %4465, align 8
 %4409 = getelementptr i64, ptr %4129, i64 %4504
 store i64 %4461, ptr %4409, align 8
 %4410 = icmp ne i64 %4178, 0
 %4411 = or i1 %4537, %4410
 br i1 %4411, label %4416, label %4412
4412:
 %4413 = load double, ptr %4475, align 8
 %4414 = fcmp nsz contract ogt double %4413, %4530
 br i1 %4414, label %4415, label %4416
4415:
 store i64 %4357, ptr %4465, align 8
 br label %4416
4416:
 %4417 = icmp eq i64 %4519, %4136
 br i1 %4417, label %4418, label %4455
4418:
 %4419 = load i64, ptr %165, align 1
 %4420 = icmp slt i64 %4419, 1
 br i1 %4420, label %4585, label %4574
4421:
 %4422 = load i64, ptr %91, align 1
 %4423 = load i64, ptr %92, align 1
 %4424 = icmp slt i64 %4423, %4422
 br i1 %4424, label %4428, label %4425
4425:
 %4426 = load i64, ptr %289, align 1
 %4427 = add nsw i64 %4426, 1
 store i64 %4427, ptr %289, align 1
 br label %4453
4428:
 %4429 = getelementptr i8, ptr %4578, i64 16
 %4430 = load i64, ptr %4429, align 8
 %4431 = getelementptr i64, ptr %4133, i64 %4575
 %4432 = load i64, ptr %4431, align 8
 %4433 = load i64, ptr %290, align 1
 %4434 = inttoptr i64 %4433 to ptr
 %4435 = mul nsw i64 %4422, 3
 %4436 = load i64, ptr %288, align 1
 %4437 = inttoptr i64 %4436 to ptr
 %4438 = icmp slt i64 %4423, 0
 %4439 = select i1 %4438, i64 %4422, i64 0
 %4440 = add i64 %4439, %4423
 %4441 = mul i64 %4440, 24
 %4442 = getelementptr i8, ptr %4437, i64 %4441
 store double %4104, ptr %4442, align 8
 %4443 = getelementptr i8, ptr %4442, i64 8
 %4444 = select i1 %4438, i64 %4435, i64 0
 %4445 = mul i64 %4423, 24
 %4446 = getelementptr i8, ptr %4434, i64 %4445
 %4447 = getelementptr i64, ptr %4446, i64 %4444
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %4443, i8 0, i64 16, i1 false)
 store i64 %4432, ptr %4447, align 8
 %4448 = getelementptr i8, ptr %4446, i64 8
 %4449 = getelementptr i64, ptr %4448, i64 %4444
 store i64 %4430, ptr %4449, align 8
 %4450 = getelementptr i8, ptr %4446, i64 16
 %4451 = getelementptr i64, ptr %4450, i64 %4444
 store i64 16, ptr %4451, align 8
 %4452 = add nsw i64 %4423, 1
 store i64 %4452, ptr %92, align 1
 br label %4453
4453:
 %4454 = icmp eq i64 %4576, %4419
 br i1 %4454, label %4585, label %4574
4455:
 %4456 = phi i64 [ %4519, %4416 ], [ 0, %4103 ]
 %4457 = mul nuw nsw i64 %4456, 3
 %4458 = shl i64 %4456, 5
 %4459 = getelementptr i8, ptr %4109, i64 %4458
 %4460 = getelementptr i8, ptr %4459, i64 16
 %4461 = load i64, ptr %4460, align 8
 %4462 = getelementptr i64, ptr %4129, i64 %4457
 %4463 = load i64, ptr %4462, align 8
 %4464 = add nuw nsw i64 %4457, 1
 %4465 = getelementptr i64, ptr %4129, i64 %4464
 %4466 = load i64, ptr %4465, align 8
 %4467 = getelementptr i64, ptr %4127, i64 %4456
 %4468 = load i64, ptr %4467, align 8
 %4469 = getelementptr double, ptr %4115, i64 %4457
 %4470 = load double, ptr %4469, align 8
 %4471 = getelementptr double, ptr %4117, i64 %4457
 %4472 = load double, ptr %4471, align 8
 %4473 = load double, ptr %206, align 1
 %4474 = load double, ptr %197, align 1
 %4475 = getelementptr double, ptr %4111, i64 %4456
 %4476 = load double, ptr %4475, align 8
 %4477 = getelementptr double, ptr %4121, i64 %4457
 %4478 = load double, ptr %4477, align 8
 %4479 = getelementptr double, ptr %4119, i64 %4457
 %4480 = load double, ptr %4479, align 8
 %4481 = icmp slt i64 %4461, 0
 %4482 = select i1 %4481, i64 %4106, i64 0
 %4483 = add i64 %4482, %4461
 %4484 = shl i64 %4483, 5
 %4485 = getelementptr i8, ptr %4107, i64 %4484
 %4486 = getelementptr i8, ptr %4485, i64 8
 %4487 = load double, ptr %4486, align 8
 %4488 = getelementptr i8, ptr %4485, i64 16
 %4489 = load double, ptr %4488, align 8
 %4490 = getelementptr double, ptr %4123, i64 %4464
 %4491 = load double, ptr %4490, align 8
 br label %4492
4492:
 %4493 = phi double [ %4499, %4492 ], [ 1.000000e+00, %4455 ]
 %4494 = phi double [ %4501, %4492 ], [ %4491, %4455 ]
 %4495 = phi i64 [ %4500, %4492 ], [ 2, %4455 ]
 %4496 = and i64 %4495, 1
 %4497 = icmp eq i64 %4496, 0
 %4498 = fmul nsz contract double %4493, %4494
 %4499 = select i1 %4497, double %4493, double %4498
 %4500 = lshr i64 %4495, 1
 %4501 = fmul nsz contract double %4494, %4494
 %4502 = icmp eq i64 %4500, 0
 br i1 %4502, label %4503, label %4492
4503:
 %4504 = add nuw nsw i64 %4457, 2
 %4505 = getelementptr double, ptr %4123, i64 %4504
 %4506 = load double, ptr %4505, align 8
 br label %4507
4507:
 %4508 = phi double [ %4514, %4507 ], [ 1.000000e+00, %4503 ]
 %4509 = phi double [ %4516, %4507 ], [ %4506, %4503 ]
 %4510 = phi i64 [ %4515, %4507 ], [ 2, %4503 ]
 %4511 = and i64 %4510, 1
 %4512 = icmp eq i64 %4511, 0
 %4513 = fmul nsz contract double %4508, %4509
 %4514 = select i1 %4512, double %4508, double %4513
 %4515 = lshr i64 %4510, 1
 %4516 = fmul nsz contract double %4509, %4509
 %4517 = icmp eq i64 %4515, 0
 br i1 %4517, label %4518, label %4507
4518:
 %4519 = add nuw nsw i64 %4456, 1
 %4520 = tail call nsz contract double @llvm.fabs.f64(double %4470)
 %4521 = tail call nsz contract double @llvm.fabs.f64(double %4472)
 %4522 = fadd nsz contract double %4520, %4521
 %4523 = fmul nsz contract double %421, %4474
 %4524 = fmul nsz contract double %4522, %4523
 %4525 = fadd nsz contract double %4473, %4524
 %4526 = fmul nsz contract double %4525, 1.000000e+01
 %4527 = fsub nsz contract double %4472, %4470
 %4528 = tail call nsz contract double @llvm.fabs.f64(double %4527)
 %4529 = fmul nsz contract double %421, %4528
 %4530 = fadd nsz contract double %4529, %4526
 %4531 = fsub nsz contract double %4478, %4480
 %4532 = fmul nsz contract double %421, %4531
 %4533 = fadd nsz contract double %4476, %4532
 %4534 = icmp eq i64 %4463, 0
 %4535 = fmul nsz contract double %4530, 2.000000e+00
 %4536 = select i1 %4534, double %4530, double %4535
 %4537 = fcmp nsz contract ugt double %4533, %4536
 %4538 = fcmp nsz contract ogt double %4489, %4487
 %4539 = select i1 %4538, double %4489, double %4487
 %4540 = fcmp nsz contract ule double %4539, 0.000000e+00
 %4541 = fadd nsz contract double %4499, %4514
 %4542 = tail call nsz contract double @llvm.sqrt.f64(double %4541)
 %4543 = select i1 %4537, i1 true, i1 %4540
 %4544 = xor i1 %4537, true
 %4545 = zext i1 %4544 to i64
 br i1 %4543, label %4170, label %4138
4546:
 %4547 = getelementptr double, ptr %4121, i64 %4504
 %4548 = load double, ptr %4547, align 8
 br label %4549
4549:
 %4550 = phi double [ %4556, %4549 ], [ 1.000000e+00, %4546 ]
 %4551 = phi double [ %4558, %4549 ], [ %4548, %4546 ]
 %4552 = phi i64 [ %4557, %4549 ], [ 2, %4546 ]
 %4553 = and i64 %4552, 1
 %4554 = icmp eq i64 %4553, 0
 %4555 = fmul nsz contract double %4550, %4551
 %4556 = select i1 %4554, double %4550, double %4555
 %4557 = lshr i64 %4552, 1
 %4558 = fmul nsz contract double %4551, %4551
 %4559 = icmp eq i64 %4557, 0
 br i1 %4559, label %4560, label %4549
4560:
 %4561 = phi double [ %4572, %4560 ], [ %4522, %4549 ]
 %4562 = phi i64 [ %4563, %4560 ], [ 1, %4549 ]
 %4563 = add nuw nsw i64 %4562, 1
 %4564 = add nuw nsw i64 %4562, %4457
 %4565 = getelementptr double, ptr %4115, i64 %4564
 %4566 = load double, ptr %4565, align 8
 %4567 = tail call nsz contract double @llvm.fabs.f64(double %4566)
 %4568 = getelementptr double, ptr %4117, i64 %4564
 %4569 = load double, ptr %4568, align 8
 %4570 = tail call nsz contract double @llvm.fabs.f64(double %4569)
 %4571 = fadd nsz contract double %4567, %4570
 %4572 = fadd nsz contract double %4561, %4571
 %4573 = icmp eq i64 %4563, 3
 br i1 %4573, label %4152, label %4560
4574:
 %4575 = phi i64 [ %4576, %4453 ], [ 0, %4418 ]
 %4576 = add nuw nsw i64 %4575, 1
 %4577 = mul i64 %4575, 24
 %4578 = getelementptr i8, ptr %4131, i64 %4577
 %4579 = load i64, ptr %4578, align 8
 %4580 = getelementptr i64, ptr %4135, i64 %4575
 %4581 = load i64, ptr %4580, align 8
 %4582 = icmp eq i64 %4581, 0
 %4583 = icmp ne i64 %4579, 0
 %4584 = select i1 %4582, i1 %4583, i1 false
 br i1 %4584, label %4421, label %4453
4585:
 %4586 = load i64, ptr %169, align 1
 %4587 = load i64, ptr %94, align 1
 %4588 = inttoptr i64 %4586 to ptr
 %4589 = load i64, ptr %184, align 1
 %4590 = inttoptr i64 %4589 to ptr
 %4591 = load i64, ptr %183, align 1
 %4592 = inttoptr i64 %4591 to ptr
 %4593 = load i64, ptr %182, align 1
 %4594 = inttoptr i64 %4593 to ptr
 %4595 = load i64, ptr %175, align 1
 %4596 = load i64, ptr %195, align 1
 %4597 = inttoptr i64 %4595 to ptr
 %4598 = load i64, ptr %178, align 1
 %4599 = inttoptr i64 %4598 to ptr
 %4600 = load i64, ptr %176, align 1
 %4601 = inttoptr i64 %4600 to ptr
 %4602 = load i64, ptr %177, align 1
 %4603 = inttoptr i64 %4602 to ptr
 %4604 = load i64, ptr %158, align 1
 %4605 = inttoptr i64 %4604 to ptr
 %4606 = load i64, ptr %231, align 1
 %4607 = load i64, ptr %93, align 1
 %4608 = add nsw i64 %4607, %4587
 %4609 = inttoptr i64 %4606 to ptr
 %4610 = load i64, ptr %232, align 1
 %4611 = inttoptr i64 %4610 to ptr
 %4612 = load i64, ptr %185, align 1
 %4613 = mul nsw i64 %4587, 3
 %4614 = inttoptr i64 %4612 to ptr
 %4615 = load i64, ptr %190, align 1
 %4616 = icmp slt i64 %4615, 1
 br i1 %4616, label %5412, label %4884
4617:
 %4618 = getelementptr double, ptr %4603, i64 %4906
 %4619 = load double, ptr %4618, align 8
 %4620 = load double, ptr %197, align 1
 %4621 = fmul nsz contract double %4620, 1.000000e+01
 %4622 = fmul nsz contract double %4913, %4621
 %4623 = tail call nsz contract double @llvm.fabs.f64(double %4619)
 %4624 = icmp eq i64 %4900, 1
 %4625 = fmul nsz contract double %4622, 2.000000e+00
 %4626 = select i1 %4624, double %4625, double %4622
 %4627 = fcmp nsz contract ogt double %4623, %4626
 br i1 %4627, label %4628, label %4639
4628:
 %4629 = getelementptr double, ptr %4605, i64 %4906
 %4630 = load double, ptr %4629, align 8
 %4631 = tail call nsz contract double @llvm.fabs.f64(double %4630)
 %4632 = getelementptr double, ptr %4594, i64 %4885
 %4633 = load double, ptr %4632, align 8
 %4634 = fmul nsz contract double %4633, 0x3FEFFFFDE7210BE9
 %4635 = fcmp nsz contract ult double %4631, %4634
 br i1 %4635, label %4639, label %4636
4636:
 %4637 = fcmp nsz contract ogt double %4619, 0.000000e+00
 %4638 = select i1 %4637, i64 2, i64 3
 br label %4639
4639:
 %4640 = phi i64 [ %4638, %4636 ], [ 1, %4628 ], [ 1, %4617 ]
 %4641 = icmp eq i64 %4900, 0
 %4642 = icmp eq i64 %4900, %4640
 %4643 = select i1 %4641, i1 true, i1 %4642
 br i1 %4643, label %4676, label %4644
4644:
 %4645 = load i64, ptr %91, align 1
 %4646 = load i64, ptr %92, align 1
 %4647 = icmp slt i64 %4646, %4645
 br i1 %4647, label %4651, label %4648
4648:
 %4649 = load i64, ptr %289, align 1
 %4650 = add nsw i64 %4649, 1
 store i64 %4650, ptr %289, align 1
 br label %4676
4651:
 %4652 = shl i64 %4900, 4
 %4653 = add i64 %4652, 68
 %4654 = or disjoint i64 %4640, %4653
 %4655 = xor i64 %4888, -1
 %4656 = load i64, ptr %290, align 1
 %4657 = inttoptr i64 %4656 to ptr
 %4658 = mul nsw i64 %4645, 3
 %4659 = load i64, ptr %288, align 1
 %4660 = inttoptr i64 %4659 to ptr
 %4661 = icmp slt i64 %4646, 0
 %4662 = select i1 %4661, i64 %4645, i64 0
 %4663 = add i64 %4662, %4646
 %4664 = mul i64 %4663, 24
 %4665 = getelementptr i8, ptr %4660, i64 %4664
 store double %4104, ptr %4665, align 8
 %4666 = getelementptr i8, ptr %4665, i64 8
 %4667 = select i1 %4661, i64 %4658, i64 0
 %4668 = mul i64 %4646, 24
 %4669 = getelementptr i8, ptr %4657, i64 %4668
 %4670 = getelementptr i64, ptr %4669, i64 %4667
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %4666, i8 0, i64 16, i1 false)
 store i64 %4655, ptr %4670, align 8
 %4671 = getelementptr i8, ptr %4669, i64 8
 %4672 = getelementptr i64, ptr %4671, i64 %4667
 store i64 0, ptr %4672, align 8
 %4673 = getelementptr i8, ptr %4669, i64 16
 %4674 = getelementptr i64, ptr %4673, i64 %4667
 store i64 %4654, ptr %4674, align 8
 %4675 = add nsw i64 %4646, 1
 store i64 %4675, ptr %92, align 1
 br label %4676
4676:
 store i64 %4640, ptr %4899, align 8
 br label %4882
4677:
 %4678 = getelementptr i64, ptr %4611, i64 %4892
 %4679 = getelementptr i64, ptr %4678, i64 %4894
 %4680 = load i64, ptr %4679, align 8
 %4681 = load double, ptr %206, align 1
 %4682 = load double, ptr %197, align 1
 %4683 = fmul nsz contract double %421, %4682
 %4684 = fmul nsz contract double %4913, %4683
 %4685 = fadd nsz contract double %4681, %4684
 %4686 = fmul nsz contract double %4685, 1.000000e+01
 %4687 = fsub nsz contract double %4911, %4908
 %4688 = tail call nsz contract double @llvm.fabs.f64(double %4687)
 %4689 = fmul nsz contract double %421, %4688
 %4690 = fadd nsz contract double %4689, %4686
 %4691 = getelementptr double, ptr %4592, i64 %4885
 %4692 = load double, ptr %4691, align 8
 %4693 = getelementptr double, ptr %4603, i64 %4906
 %4694 = load double, ptr %4693, align 8
 %4695 = getelementptr double, ptr %4601, i64 %4906
 %4696 = load double, ptr %4695, align 8
 %4697 = fsub nsz contract double %4694, %4696
 %4698 = fmul nsz contract double %421, %4697
 %4699 = fadd nsz contract double %4692, %4698
 %4700 = icmp eq i64 %4900, 0
 %4701 = fmul nsz contract double %4690, 2.000000e+00
 %4702 = select i1 %4700, double %4690, double %4701
 %4703 = fcmp nsz contract ugt double %4699, %4702
 %4704 = xor i1 %4703, true
 %4705 = zext i1 %4704 to i64
 %4706 = load i64, ptr %286, align 1
 %4707 = icmp eq i64 %4706, 0
 %4708 = fcmp nsz contract ugt double %4692, %4690
 %4709 = icmp eq i64 %4680, 1
 %4710 = select i1 %4708, i1 true, i1 %4709
 %4711 = select i1 %4710, i64 %4900, i64 %4705
 %4712 = select i1 %4707, i64 %4711, i64 %4900
 %4713 = icmp eq i64 %4712, %4705
 %4714 = icmp eq i64 %4680, 0
 %4715 = select i1 %4713, i1 %4714, i1 false
 br i1 %4715, label %4874, label %4716
4716:
 %4717 = xor i64 %4888, -1
 %4718 = getelementptr double, ptr %4605, i64 %4906
 %4719 = load double, ptr %4718, align 8
 %4720 = getelementptr double, ptr %4609, i64 %4892
 %4721 = getelementptr double, ptr %4720, i64 %4894
 %4722 = load double, ptr %4721, align 8
 %4723 = select i1 %4714, double 0.000000e+00, double %4719
 %4724 = select i1 %4714, double 0.000000e+00, double %4722
 %4725 = icmp eq i64 %4712, 0
 %4726 = and i1 %4703, %4725
 br i1 %4726, label %4727, label %4759
4727:
 br i1 %4709, label %4728, label %4874
4728:
 %4729 = load i64, ptr %91, align 1
 %4730 = load i64, ptr %92, align 1
 %4731 = icmp slt i64 %4730, %4729
 br i1 %4731, label %4735, label %4732
4732:
 %4733 = load i64, ptr %289, align 1
 %4734 = add nsw i64 %4733, 1
 store i64 %4734, ptr %289, align 1
 br label %4874
4735:
 %4736 = load i64, ptr %290, align 1
 %4737 = inttoptr i64 %4736 to ptr
 %4738 = mul nsw i64 %4729, 3
 %4739 = load i64, ptr %288, align 1
 %4740 = inttoptr i64 %4739 to ptr
 %4741 = icmp slt i64 %4730, 0
 %4742 = select i1 %4741, i64 %4729, i64 0
 %4743 = add i64 %4742, %4730
 %4744 = mul i64 %4743, 24
 %4745 = getelementptr i8, ptr %4740, i64 %4744
 store double %4104, ptr %4745, align 8
 %4746 = getelementptr i8, ptr %4745, i64 8
 store double %4719, ptr %4746, align 8
 %4747 = getelementptr i8, ptr %4745, i64 16
 store double %4722, ptr %4747, align 8
 %4748 = select i1 %4741, i64 %4738, i64 0
 %4749 = mul i64 %4730, 24
 %4750 = getelementptr i8, ptr %4737, i64 %4749
 %4751 = getelementptr i64, ptr %4750, i64 %4748
 store i64 %4717, ptr %4751, align 8
 %4752 = getelementptr i8, ptr %4750, i64 8
 %4753 = getelementptr i64, ptr %4752, i64 %4748
 store i64 0, ptr %4753, align 8
 %4754 = getelementptr i8, ptr %4750, i64 16
 %4755 = getelementptr i64, ptr %4754, i64 %4748
 store i64 0, ptr %4755, align 8
 %4756 = add nsw i64 %4730, 1
 store i64 %4756, ptr %92, align 1
 %4757 = load i64, ptr %287, align 1
 %4758 = add i64 %4757, %4756
 br label %4874
4759:
 br i1 %4725, label %4760, label %4791
4760:
 %4761 = load i64, ptr %91, align 1
 %4762 = load i64, ptr %92, align 1
 %4763 = icmp slt i64 %4762, %4761
 br i1 %4763, label %4767, label %4764
4764:
 %4765 = load i64, ptr %289, align 1
 %4766 = add nsw i64 %4765, 1
 store i64 %4766, ptr %289, align 1
 br label %4874
4767:
 %4768 = load i64, ptr %290, align 1
 %4769 = inttoptr i64 %4768 to ptr
 %4770 = mul nsw i64 %4761, 3
 %4771 = load i64, ptr %288, align 1
 %4772 = inttoptr i64 %4771 to ptr
 %4773 = icmp slt i64 %4762, 0
 %4774 = select i1 %4773, i64 %4761, i64 0
 %4775 = add i64 %4774, %4762
 %4776 = mul i64 %4775, 24
 %4777 = getelementptr i8, ptr %4772, i64 %4776
 store double %4104, ptr %4777, align 8
 %4778 = getelementptr i8, ptr %4777, i64 8
 store double %4723, ptr %4778, align 8
 %4779 = getelementptr i8, ptr %4777, i64 16
 store double %4724, ptr %4779, align 8
 %4780 = select i1 %4773, i64 %4770, i64 0
 %4781 = mul i64 %4762, 24
 %4782 = getelementptr i8, ptr %4769, i64 %4781
 %4783 = getelementptr i64, ptr %4782, i64 %4780
 store i64 %4717, ptr %4783, align 8
 %4784 = getelementptr i8, ptr %4782, i64 8
 %4785 = getelementptr i64, ptr %4784, i64 %4780
 store i64 0, ptr %4785, align 8
 %4786 = getelementptr i8, ptr %4782, i64 16
 %4787 = getelementptr i64, ptr %4786, i64 %4780
 store i64 1, ptr %4787, align 8
 %4788 = add nsw i64 %4762, 1
 store i64 %4788, ptr %92, align 1
 %4789 = load i64, ptr %287, align 1
 %4790 = add i64 %4789, %4788
 br label %4874
4791:
 br i1 %4703, label %4792, label %4821
4792:
 %4793 = load i64, ptr %91, align 1
 %4794 = load i64, ptr %92, align 1
 %4795 = icmp slt i64 %4794, %4793
 br i1 %4795, label %4799, label %4796
4796:
 %4797 = load i64, ptr %289, align 1
 %4798 = add nsw i64 %4797, 1
 store i64 %4798, ptr %289, align 1
 br label %4873
4799:
 %4800 = load i64, ptr %290, align 1
 %4801 = inttoptr i64 %4800 to ptr
 %4802 = mul nsw i64 %4793, 3
 %4803 = load i64, ptr %288, align 1
 %4804 = inttoptr i64 %4803 to ptr
 %4805 = icmp slt i64 %4794, 0
 %4806 = select i1 %4805, i64 %4793, i64 0
 %4807 = add i64 %4806, %4794
 %4808 = mul i64 %4807, 24
 %4809 = getelementptr i8, ptr %4804, i64 %4808
 store double %4104, ptr %4809, align 8
 %4810 = getelementptr i8, ptr %4809, i64 8
 store double %4723, ptr %4810, align 8
 %4811 = getelementptr i8, ptr %4809, i64 16
 store double %4724, ptr %4811, align 8
 %4812 = select i1 %4805, i64 %4802, i64 0
 %4813 = mul i64 %4794, 24
 %4814 = getelementptr i8, ptr %4801, i64 %4813
 %4815 = getelementptr i64, ptr %4814, i64 %4812
 store i64 %4717, ptr %4815, align 8
 %4816 = getelementptr i8, ptr %4814, i64 8
 %4817 = getelementptr i64, ptr %4816, i64 %4812
 store i64 0, ptr %4817, align 8
 %4818 = getelementptr i8, ptr %4814, i64 16
 %4819 = getelementptr i64, ptr %4818, i64 %4812
 store i64 16, ptr %4819, align 8
 %4820 = add nsw i64 %4794, 1
 store i64 %4820, ptr %92, align 1
 br label %4873
4821:
 br i1 %4714, label %4873, label %4822
4822:
 %4823 = load i64, ptr %287, align 1
 %4824 = xor i64 %4823, -1
 %4825 = add i64 %4903, %4824
 %4826 = icmp slt i64 %4903, 1
 %4827 = icmp slt i64 %4825, 0
 %4828 = select i1 %4826, i1 true, i1 %4827
 br i1 %4828, label %4840, label %4829
4829:
 %4830 = load i64, ptr %288, align 1
 %4831 = inttoptr i64 %4830 to ptr
 %4832 = mul i64 %4825, 24
 %4833 = getelementptr i8, ptr %4831, i64 %4832
 %4834 = getelementptr i8, ptr %4833, i64 8
 %4835 = load double, ptr %4834, align 8
 %4836 = fadd nsz contract double %4719, %4835
 store double %4836, ptr %4834, align 8
 %4837 = getelementptr i8, ptr %4833, i64 16
 %4838 = load double, ptr %4837, align 8
 %4839 = fadd nsz contract double %4722, %4838
 store double %4839, ptr %4837, align 8
 br label %4873
4840:
 %4841 = icmp ne i64 %4903, 0
 %4842 = fcmp nsz contract ogt double %4722, 0.000000e+00
 %4843 = select i1 %4841, i1 true, i1 %4842
 br i1 %4843, label %4844, label %4873
4844:
 %4845 = load i64, ptr %91, align 1
 %4846 = load i64, ptr %92, align 1
 %4847 = icmp slt i64 %4846, %4845
 br i1 %4847, label %4851, label %4848
4848:
 %4849 = load i64, ptr %289, align 1
 %4850 = add nsw i64 %4849, 1
 store i64 %4850, ptr %289, align 1
 br label %4873
4851:
 %4852 = load i64, ptr %290, align 1
 %4853 = inttoptr i64 %4852 to ptr
 %4854 = mul nsw i64 %4845, 3
 %4855 = load i64, ptr %288, align 1
 %4856 = inttoptr i64 %4855 to ptr
 %4857 = icmp slt i64 %4846, 0
 %4858 = select i1 %4857, i64 %4845, i64 0
 %4859 = add i64 %4858, %4846
 %4860 = mul i64 %4859, 24
 %4861 = getelementptr i8, ptr %4856, i64 %4860
 store double %4104, ptr %4861, align 8
 %4862 = getelementptr i8, ptr %4861, i64 8
 store double %4719, ptr %4862, align 8
 %4863 = getelementptr i8, ptr %4861, i64 16
 store double %4722, ptr %4863, align 8
 %4864 = select i1 %4857, i64 %4854, i64 0
 %4865 = mul i64 %4846, 24
 %4866 = getelementptr i8, ptr %4853, i64 %4865
 %4867 = getelementptr i64, ptr %4866, i64 %4864
 store i64 %4717, ptr %4867, align 8
 %4868 = getelementptr i8, ptr %4866, i64 8
 %4869 = getelementptr i64, ptr %4868, i64 %4864
 store i64 0, ptr %4869, align 8
 %4870 = getelementptr i8, ptr %4866, i64 16
 %4871 = getelementptr i64, ptr %4870, i64 %4864
 store i64 17, ptr %4871, align 8
 %4872 = add nsw i64 %4846, 1
 store i64 %4872, ptr %92, align 1
 br label %4873
4873:
 store i64 %4705, ptr %4899, align 8
 store i64 0, ptr %4902, align 8
 br label %4882
4874:
 %4875 = phi i64 [ 0, %4677 ], [ %4758, %4735 ], [ -1, %4764 ], [ -1, %4732 ], [ %4790, %4767 ], [ 0, %4727 ]
 store i64 %4705, ptr %4899, align 8
 store i64 0, ptr %4902, align 8
 %4876 = icmp ne i64 %4712, 0
 %4877 = or i1 %4703, %4876
 br i1 %4877, label %4882, label %4878
4878:
 %4879 = load double, ptr %4691, align 8
 %4880 = fcmp nsz contract ogt double %4879, %4690
 br i1 %4880, label %4881, label %4882
4881:
 store i64 %4875, ptr %4902, align 8
 br label %4882
4882:
 %4883 = icmp eq i64 %4886, %4615
 br i1 %4883, label %5408, label %4884
4884:
 %4885 = phi i64 [ %4886, %4882 ], [ 0, %4585 ]
 %4886 = add nuw nsw i64 %4885, 1
 %4887 = getelementptr i64, ptr %4590, i64 %4885
 %4888 = load i64, ptr %4887, align 8
 %4889 = load i64, ptr %148, align 1
 %4890 = mul nsw i64 %4889, 3
 %4891 = add nsw i64 %4890, %4885
 %4892 = add nsw i64 %4889, %4885
 %4893 = icmp slt i64 %4892, 0
 %4894 = select i1 %4893, i64 %4608, i64 0
 %4895 = icmp slt i64 %4888, 0
 %4896 = select i1 %4895, i64 %4613, i64 0
 %4897 = mul i64 %4888, 24
 %4898 = getelementptr i8, ptr %4614, i64 %4897
 %4899 = getelementptr i64, ptr %4898, i64 %4896
 %4900 = load i64, ptr %4899, align 8
 %4901 = getelementptr i8, ptr %4898, i64 8
 %4902 = getelementptr i64, ptr %4901, i64 %4896
 %4903 = load i64, ptr %4902, align 8
 %4904 = icmp slt i64 %4891, 0
 %4905 = select i1 %4904, i64 %4596, i64 0
 %4906 = add i64 %4905, %4891
 %4907 = getelementptr double, ptr %4597, i64 %4906
 %4908 = load double, ptr %4907, align 8
 %4909 = tail call nsz contract double @llvm.fabs.f64(double %4908)
 %4910 = getelementptr double, ptr %4599, i64 %4906
 %4911 = load double, ptr %4910, align 8
 %4912 = tail call nsz contract double @llvm.fabs.f64(double %4911)
 %4913 = fadd nsz contract double %4909, %4912
 %4914 = select i1 %4895, i64 %4587, i64 0
 %4915 = getelementptr i64, ptr %4588, i64 %4888
 %4916 = getelementptr i64, ptr %4915, i64 %4914
 %4917 = load i64, ptr %4916, align 8
 %4918 = icmp eq i64 %4917, 0
 br i1 %4918, label %4677, label %4617
4919:
 store ptr null, ptr %0, align 8
 br label %305
4920:
 %4921 = icmp sgt i64 %4923, 1
 br i1 %4921, label %4922, label %4919
4922:
 %4923 = phi i64 [ %54, %90 ], [ %4924, %4920 ]
 %4924 = add nsw i64 %4923, -1
 %4925 = load i64, ptr %91, align 1
 %4926 = load i64, ptr %92, align 1
 %4927 = sub nsw i64 %4925, %4926
 %4928 = load i64, ptr %93, align 1
 %4929 = mul nsw i64 %4928, 3
 %4930 = load i64, ptr %94, align 1
 %4931 = shl nsw i64 %4930, 1
 %4932 = add nsw i64 %4931, %4929
 %4933 = icmp slt i64 %4927, %4932
 br i1 %4933, label %306, label %308
4934:
 %4935 = phi ptr [ %1038, %1037 ], [ %1013, %1012 ], [ %1062, %1061 ]
 store ptr %4935, ptr %1, align 8
 br label %305
4936:
 %4937 = load i64, ptr %157, align 1
 %4938 = icmp eq i64 %4937, 0
 br i1 %4938, label %1237, label %1236
4939:
 store ptr null, ptr %1, align 8
 br label %305
4940:
 call fastcc void @f8(ptr %81, ptr readonly %52, ptr %53, ptr %1380, i64 6)
 %4941 = load i64, ptr %204, align 1
 %4942 = load i64, ptr %119, align 1
 %4943 = inttoptr i64 %4941 to ptr
 %4944 = load i64, ptr %120, align 1
 %4945 = inttoptr i64 %4944 to ptr
 %4946 = load i64, ptr %198, align 1
 %4947 = inttoptr i64 %4946 to ptr
 %4948 = load i64, ptr %199, align 1
 %4949 = inttoptr i64 %4948 to ptr
 %4950 = icmp slt i64 %4942, 1
 br i1 %4950, label %5001, label %4957
4951:
 %4952 = add nuw nsw i64 %4960, 1
 %4953 = icmp eq i64 %4942, %4952
 br i1 %4953, label %5001, label %4957
4954:
 %4955 = add nuw nsw i64 %4970, 1
 %4956 = icmp eq i64 %4955, 6
 br i1 %4956, label %4951, label %4967
4957:
 %4958 = phi double [ %4999, %4951 ], [ 0.000000e+00, %4940 ]
 %4959 = phi double [ %4994, %4951 ], [ 0.000000e+00, %4940 ]
 %4960 = phi i64 [ %4952, %4951 ], [ 0, %4940 ]
 %4961 = mul i64 %4960, 768
 %4962 = getelementptr i8, ptr %4943, i64 %4961
 %4963 = mul i64 %4960, 6
 %4964 = getelementptr double, ptr %4945, i64 %4963
 %4965 = getelementptr double, ptr %4947, i64 %4963
 %4966 = getelementptr double, ptr %4949, i64 %4963
 br label %4967
4967:
 %4968 = phi double [ %4958, %4957 ], [ %4999, %4954 ]
 %4969 = phi double [ %4959, %4957 ], [ %4994, %4954 ]
 %4970 = phi i64 [ 0, %4957 ], [ %4955, %4954 ]
 %4971 = getelementptr double, ptr %4964, i64 %4970
 %4972 = load double, ptr %4971, align 8
 %4973 = getelementptr double, ptr %4966, i64 %4970
 %4974 = load double, ptr %4973, align 8
 %4975 = fadd nsz contract double %4972, %4974
 %4976 = fmul nsz contract double %4975, 5.000000e-01
 %4977 = mul nuw nsw i64 %4970, 48
 %4978 = getelementptr i8, ptr %4962, i64 %4977
 %4979 = getelementptr i8, ptr %4978, i64 96
 br label %4980
4980:
 %4981 = phi double [ %4968, %4967 ], [ %4999, %4980 ]
 %4982 = phi double [ %4969, %4967 ], [ %4994, %4980 ]
 %4983 = phi i64 [ 0, %4967 ], [ %4984, %4980 ]
 %4984 = add nuw nsw i64 %4983, 1
 %4985 = getelementptr double, ptr %4979, i64 %4983
 %4986 = load double, ptr %4985, align 8
 %4987 = fmul nsz contract double %4976, %4986
 %4988 = getelementptr double, ptr %4965, i64 %4983
 %4989 = load double, ptr %4988, align 8
 %4990 = getelementptr double, ptr %4964, i64 %4983
 %4991 = load double, ptr %4990, align 8
 %4992 = fsub nsz contract double %4989, %4991
 %4993 = fmul nsz contract double %4987, %4992
 %4994 = fadd nsz contract double %4982, %4993
 %4995 = getelementptr double, ptr %4966, i64 %4983
 %4996 = load double, ptr %4995, align 8
 %4997 = fsub nsz contract double %4996, %4991
 %4998 = fmul nsz contract double %4987, %4997
 %4999 = fadd nsz contract double %4981, %4998
 %5000 = icmp eq i64 %4984, 6
 br i1 %5000, label %4954, label %4980
5001:
 %5002 = phi double [ 0.000000e+00, %4940 ], [ %4994, %4951 ]
 %5003 = phi double [ 0.000000e+00, %4940 ], [ %4999, %4951 ]
 store double %5002, ptr %207, align 1
 store double %5003, ptr %208, align 1
 br label %2786
5004:
 store ptr null, ptr %1, align 8
 br label %305
5005:
 store ptr null, ptr %1, align 8
 br label %305
5006:
 %5007 = phi i1 [ true, %3404 ], [ %3462, %3226 ], [ false, %3295 ], [ true, %3412 ]
 %5008 = load i64, ptr %123, align 1
 %5009 = load i64, ptr %124, align 1
 %5010 = inttoptr i64 %5008 to ptr
 %5011 = load i64, ptr %220, align 1
 %5012 = load i64, ptr %187, align 1
 %5013 = add nsw i64 %5012, %5009
 %5014 = inttoptr i64 %5011 to ptr
 %5015 = load i64, ptr %125, align 1
 %5016 = load i64, ptr %126, align 1
 %5017 = inttoptr i64 %5015 to ptr
 br i1 %221, label %5018, label %5201
5018:
 %5019 = load i64, ptr %222, align 1
 %5020 = icmp eq i64 %5019, 0
 br i1 %5020, label %5038, label %5021
5021:
 %5022 = load i64, ptr %124, align 1
 %5023 = load i64, ptr %223, align 1
 %5024 = icmp slt i64 %5022, 1
 br i1 %5024, label %5032, label %5025
5025:
 %5026 = phi i64 [ %5027, %5025 ], [ 0, %5021 ]
 %5027 = add nuw nsw i64 %5026, 1
 %5028 = getelementptr double, ptr %5010, i64 %5026
 %5029 = load double, ptr %5028, align 8
 %5030 = getelementptr double, ptr %5014, i64 %5026
 store double %5029, ptr %5030, align 8
 %5031 = icmp eq i64 %5022, %5027
 br i1 %5031, label %5032, label %5025
5032:
 %5033 = load i64, ptr %187, align 1
 %5034 = icmp slt i64 %5033, 1
 br i1 %5034, label %5035, label %5210
5035:
 %5036 = load i64, ptr %222, align 1
 %5037 = inttoptr i64 %5036 to ptr
 tail call void %5037(ptr %5014, ptr %5017)
 br i1 %227, label %5236, label %5237
5038:
 %5039 = load i64, ptr %229, align 1
 %5040 = load i64, ptr %168, align 1
 %5041 = shl nsw i64 %5040, 1
 %5042 = inttoptr i64 %5039 to ptr
 %5043 = load i64, ptr %230, align 1
 %5044 = load i64, ptr %94, align 1
 %5045 = inttoptr i64 %5043 to ptr
 %5046 = load i64, ptr %169, align 1
 %5047 = inttoptr i64 %5046 to ptr
 %5048 = load i64, ptr %121, align 1
 %5049 = load i64, ptr %93, align 1
 %5050 = inttoptr i64 %5048 to ptr
 %5051 = load i64, ptr %184, align 1
 %5052 = inttoptr i64 %5051 to ptr
 %5053 = load i64, ptr %231, align 1
 %5054 = add nsw i64 %5049, %5044
 %5055 = inttoptr i64 %5053 to ptr
 %5056 = load i64, ptr %232, align 1
 %5057 = inttoptr i64 %5056 to ptr
 %5058 = load i64, ptr %233, align 1
 %5059 = inttoptr i64 %5058 to ptr
 %5060 = load i64, ptr %234, align 1
 %5061 = inttoptr i64 %5060 to ptr
 %5062 = load i64, ptr %148, align 1
 store i8 0, ptr %62, align 1
 call fastcc void @f5(ptr %62, ptr readonly %52, ptr %53)
 %5063 = load i8, ptr %62, align 1
 %5064 = icmp eq i8 %5063, 0
 br i1 %5064, label %5066, label %5065
5065:
 call fastcc void @f6(ptr %63, ptr readonly %52, ptr %53)
 br label %5066
5066:
 %5067 = load i64, ptr %190, align 1
 %5068 = add nsw i64 %5067, %5062
 %5069 = icmp slt i64 %5068, 1
 br i1 %5069, label %5262, label %5192
5070:
 %5071 = load i64, ptr %235, align 1
 %5072 = load i64, ptr %93, align 1
 %5073 = load i64, ptr %94, align 1
 %5074 = add nsw i64 %5073, %5072
 %5075 = inttoptr i64 %5071 to ptr
 %5076 = getelementptr i64, ptr %5075, i64 %5194
 %5077 = load i64, ptr %5076, align 8
 %5078 = icmp eq i64 %5077, %5194
 br i1 %5078, label %5097, label %5079
5079:
 %5080 = phi i64 [ %5090, %5079 ], [ %5194, %5070 ]
 %5081 = icmp slt i64 %5080, 0
 %5082 = select i1 %5081, i64 %5074, i64 0
 %5083 = getelementptr i64, ptr %5075, i64 %5080
 %5084 = getelementptr i64, ptr %5083, i64 %5082
 %5085 = load i64, ptr %5084, align 8
 %5086 = icmp slt i64 %5085, 0
 %5087 = select i1 %5086, i64 %5074, i64 0
 %5088 = getelementptr i64, ptr %5075, i64 %5085
 %5089 = getelementptr i64, ptr %5088, i64 %5087
 %5090 = load i64, ptr %5089, align 8
 store i64 %5090, ptr %5084, align 8
 %5091 = icmp slt i64 %5090, 0
 %5092 = select i1 %5091, i64 %5074, i64 0
 %5093 = getelementptr i64, ptr %5075, i64 %5090
 %5094 = getelementptr i64, ptr %5093, i64 %5092
 %5095 = load i64, ptr %5094, align 8
 %5096 = icmp eq i64 %5095, %5090
 br i1 %5096, label %5097, label %5079
5097:
 %5098 = phi i64 [ %5194, %5070 ], [ %5090, %5079 ]
 %5099 = icmp slt i64 %5098, 0
 %5100 = select i1 %5099, i64 %5054, i64 0
 %5101 = add i64 %5100, %5098
 %5102 = getelementptr double, ptr %5059, i64 %5101
 %5103 = load double, ptr %5102, align 8
 %5104 = fcmp nsz contract ogt double %5103, 0.000000e+00
 %5105 = fcmp nsz contract ogt double %5197, 0.000000e+00
 %5106 = select i1 %5104, i1 %5105, i1 false
 br i1 %5106, label %5107, label %5154
5107:
 %5108 = getelementptr double, ptr %5061, i64 %5101
 %5109 = load double, ptr %5108, align 8
 %5110 = fdiv nsz contract double %5103, %5109
 %5111 = fcmp nsz contract ogt double %5110, 1.000000e+00
 %5112 = select i1 %5111, double 1.000000e+00, double %5110
 %5113 = fmul nsz contract double %5197, %5112
 br label %5154
5114:
 %5115 = icmp slt i64 %5194, %5062
 br i1 %5115, label %5116, label %5141
5116:
 %5117 = mul nuw nsw i64 %5194, 3
 %5118 = load i64, ptr %175, align 1
 %5119 = inttoptr i64 %5118 to ptr
 %5120 = load i64, ptr %176, align 1
 %5121 = inttoptr i64 %5120 to ptr
 %5122 = load i64, ptr %177, align 1
 %5123 = inttoptr i64 %5122 to ptr
 %5124 = load i64, ptr %158, align 1
 %5125 = inttoptr i64 %5124 to ptr
 %5126 = getelementptr double, ptr %5119, i64 %5117
 %5127 = load double, ptr %5126, align 8
 %5128 = getelementptr double, ptr %5123, i64 %5117
 %5129 = load double, ptr %5128, align 8
 %5130 = fadd nsz contract double %5127, %5129
 %5131 = getelementptr double, ptr %5121, i64 %5117
 %5132 = load double, ptr %5131, align 8
 %5133 = fsub nsz contract double %5130, %5132
 %5134 = fmul nsz contract double %5133, 5.000000e-01
 %5135 = getelementptr double, ptr %5125, i64 %5117
 %5136 = load double, ptr %5135, align 8
 %5137 = fmul nsz contract double %5136, %5134
 %5138 = fadd nsz contract double %5197, %5137
 %5139 = fcmp nsz contract olt double %5138, 0.000000e+00
 %5140 = select i1 %5139, double 0.000000e+00, double %5138
 br label %5154
5141:
 %5142 = sub nsw i64 %5194, %5062
 %5143 = getelementptr i64, ptr %5052, i64 %5142
 %5144 = load i64, ptr %5143, align 8
 %5145 = icmp slt i64 %5144, 0
 %5146 = select i1 %5145, i64 %5044, i64 0
 %5147 = getelementptr i64, ptr %5047, i64 %5144
 %5148 = getelementptr i64, ptr %5147, i64 %5146
 %5149 = load i64, ptr %5148, align 8
 %5150 = icmp eq i64 %5149, 0
 br i1 %5150, label %5154, label %5151
5151:
 %5152 = fcmp nsz contract olt double %5197, 0.000000e+00
 %5153 = select i1 %5152, double 0.000000e+00, double %5197
 br label %5154
5154:
 %5155 = phi double [ 0.000000e+00, %5141 ], [ %5140, %5116 ], [ %5153, %5151 ], [ %5113, %5107 ], [ 0.000000e+00, %5097 ]
 %5156 = icmp slt i64 %5194, %5062
 br i1 %5156, label %5165, label %5157
5157:
 %5158 = sub nsw i64 %5194, %5062
 %5159 = getelementptr i64, ptr %5052, i64 %5158
 %5160 = load i64, ptr %5159, align 8
 %5161 = icmp slt i64 %5160, 0
 %5162 = select i1 %5161, i64 %5044, i64 0
 %5163 = getelementptr i64, ptr %5045, i64 %5160
 %5164 = getelementptr i64, ptr %5163, i64 %5162
 br label %5179
5165:
 %5166 = shl i64 %5194, 5
 %5167 = getelementptr i8, ptr %5050, i64 %5166
 %5168 = getelementptr i8, ptr %5167, i64 16
 %5169 = load i64, ptr %5168, align 8
 %5170 = load i64, ptr %5198, align 8
 %5171 = icmp eq i64 %5170, 0
 %5172 = zext i1 %5171 to i64
 %5173 = icmp slt i64 %5169, 0
 %5174 = select i1 %5173, i64 %5041, i64 0
 %5175 = shl i64 %5169, 4
 %5176 = getelementptr i8, ptr %5042, i64 %5175
 %5177 = getelementptr i64, ptr %5176, i64 %5172
 %5178 = getelementptr i64, ptr %5177, i64 %5174
 br label %5179
5179:
 %5180 = phi ptr [ %5178, %5165 ], [ %5164, %5157 ]
 %5181 = load i64, ptr %5180, align 8
 %5182 = add nsw i64 %5181, %6
 %5183 = icmp slt i64 %5182, 0
 %5184 = select i1 %5183, i64 %26, i64 0
 %5185 = getelementptr double, ptr %24, i64 %5182
 %5186 = getelementptr double, ptr %5185, i64 %5184
 %5187 = load double, ptr %5186, align 8
 %5188 = fadd nsz contract double %5155, %5187
 store double %5188, ptr %5186, align 8
 %5189 = fsub nsz contract double %5197, %5155
 %5190 = fadd nsz contract double %5193, %5189
 store double %5155, ptr %5196, align 8
 %5191 = icmp eq i64 %5195, %5068
 br i1 %5191, label %5262, label %5192
5192:
 %5193 = phi double [ %5190, %5179 ], [ 0.000000e+00, %5066 ]
 %5194 = phi i64 [ %5195, %5179 ], [ 0, %5066 ]
 %5195 = add nuw nsw i64 %5194, 1
 %5196 = getelementptr double, ptr %5055, i64 %5194
 %5197 = load double, ptr %5196, align 8
 %5198 = getelementptr i64, ptr %5057, i64 %5194
 %5199 = load i64, ptr %5198, align 8
 %5200 = icmp eq i64 %5199, 0
 br i1 %5200, label %5114, label %5070
5201:
 %5202 = phi i64 [ %5203, %5201 ], [ 0, %5006 ]
 %5203 = add nuw nsw i64 %5202, 1
 %5204 = add nsw i64 %5202, %6
 %5205 = icmp slt i64 %5204, 0
 %5206 = select i1 %5205, i64 %26, i64 0
 %5207 = getelementptr double, ptr %24, i64 %5204
 %5208 = getelementptr double, ptr %5207, i64 %5206
 store double 0.000000e+00, ptr %5208, align 8
 %5209 = icmp eq i64 %33, %5203
 br i1 %5209, label %5018, label %5201
5210:
 %5211 = phi i64 [ %5212, %5210 ], [ 0, %5032 ]
 %5212 = add nuw nsw i64 %5211, 1
 %5213 = load i64, ptr %187, align 1
 %5214 = load i64, ptr %188, align 1
 %5215 = add i64 %5211, %28
 %5216 = add i64 %5213, %5214
 %5217 = sub i64 %5215, %5216
 %5218 = icmp slt i64 %5217, 0
 %5219 = select i1 %5218, i64 %28, i64 0
 %5220 = getelementptr double, ptr %27, i64 %5217
 %5221 = getelementptr double, ptr %5220, i64 %5219
 %5222 = load double, ptr %5221, align 8
 %5223 = add nsw i64 %5213, %5211
 %5224 = icmp slt i64 %5223, 0
 %5225 = select i1 %5224, i64 %26, i64 0
 %5226 = getelementptr double, ptr %24, i64 %5223
 %5227 = getelementptr double, ptr %5226, i64 %5225
 %5228 = load double, ptr %5227, align 8
 %5229 = fadd nsz contract double %5222, %5228
 %5230 = add nsw i64 %5211, %5022
 %5231 = icmp slt i64 %5230, 0
 %5232 = select i1 %5231, i64 %5013, i64 0
 %5233 = getelementptr double, ptr %5014, i64 %5230
 %5234 = getelementptr double, ptr %5233, i64 %5232
 store double %5229, ptr %5234, align 8
 %5235 = icmp eq i64 %5212, %5033
 br i1 %5235, label %5035, label %5210
5236:
 br label %5237
5237:
 %5238 = phi i64 [ 0, %5236 ], [ %226, %5035 ]
 br i1 %228, label %5240, label %5239
5239:
 br label %5240
5240:
 %5241 = phi i64 [ %26, %5239 ], [ %5238, %5237 ]
 %5242 = getelementptr double, ptr %24, i64 %5241
 %5243 = icmp slt i64 %5023, 1
 br i1 %5243, label %5251, label %5244
5244:
 %5245 = phi i64 [ %5246, %5244 ], [ 0, %5240 ]
 %5246 = add nuw nsw i64 %5245, 1
 %5247 = getelementptr double, ptr %5017, i64 %5245
 %5248 = load double, ptr %5247, align 8
 %5249 = getelementptr double, ptr %5242, i64 %5245
 store double %5248, ptr %5249, align 8
 %5250 = icmp eq i64 %5023, %5246
 br i1 %5250, label %5251, label %5244
5251:
 %5252 = icmp slt i64 %5023, 0
 %5253 = select i1 %5252, i64 %5016, i64 0
 %5254 = getelementptr double, ptr %5017, i64 %5023
 %5255 = getelementptr double, ptr %5254, i64 %5253
 %5256 = load double, ptr %5255, align 8
 %5257 = icmp slt i64 %5023, -1
 %5258 = select i1 %5257, i64 %5016, i64 0
 %5259 = getelementptr i8, ptr %5254, i64 8
 %5260 = getelementptr double, ptr %5259, i64 %5258
 %5261 = load double, ptr %5260, align 8
 store double %5256, ptr %208, align 1
 store double %5261, ptr %207, align 1
 br label %5038
5262:
 %5263 = phi double [ 0.000000e+00, %5066 ], [ %5190, %5179 ]
 store double %5263, ptr %236, align 1
 store double 0.000000e+00, ptr %61, align 8
 %5264 = load i64, ptr %212, align 1
 %5265 = inttoptr i64 %5264 to ptr
 br i1 %239, label %5351, label %5352
5266:
 call fastcc void @f4(ptr %58, ptr readonly %52, ptr readonly %53, ptr readonly %27, i64 %28, ptr %29, i64 %30, ptr %24, i64 %26)
 br label %5267
5267:
 store double 0.000000e+00, ptr %59, align 8
 call fastcc void @f0(ptr %59, ptr readonly %52, ptr readonly %53, ptr %29, i64 %30)
 %5268 = load double, ptr %59, align 8
 br i1 %5007, label %5269, label %5273
5269:
 %5270 = load i64, ptr %187, align 1
 %5271 = icmp slt i64 %5270, 1
 br i1 %5271, label %5377, label %5368
5272:
 call fastcc void @f4(ptr %60, ptr readonly %52, ptr readonly %53, ptr readonly %27, i64 %28, ptr %29, i64 %30, ptr %24, i64 %26)
 br label %5273
5273:
 br label %5274
5274:
 %5275 = phi i64 [ %5278, %5277 ], [ 0, %5273 ]
 %5276 = icmp eq i64 %5275, %243
 br i1 %5276, label %5283, label %5277
5277:
 %5278 = add nuw i64 %5275, 1
 %5279 = getelementptr double, ptr %29, i64 %5275
 %5280 = load double, ptr %5279, align 8
 %5281 = fsub nsz contract double %5280, %5280
 %5282 = fcmp nsz contract ord double %5281, 0.000000e+00
 br i1 %5282, label %5274, label %5283
5283:
 %5284 = phi i64 [ %5275, %5277 ], [ -1, %5274 ]
 %5285 = icmp slt i64 %5284, 0
 %5286 = select i1 %5285, i1 %244, i1 false
 br i1 %5286, label %5287, label %5320
5287:
 %5288 = phi i64 [ %5302, %5298 ], [ 12, %5283 ]
 %5289 = icmp eq i64 %5288, 0
 br i1 %5289, label %5395, label %5301
5290:
 br i1 %245, label %5298, label %5291
5291:
 %5292 = phi i64 [ %5293, %5291 ], [ 0, %5290 ]
 %5293 = add nuw nsw i64 %5292, 1
 %5294 = getelementptr double, ptr %36, i64 %5292
 %5295 = load double, ptr %5294, align 8
 %5296 = getelementptr double, ptr %29, i64 %5292
 store double %5295, ptr %5296, align 8
 %5297 = icmp eq i64 %30, %5293
 br i1 %5297, label %5298, label %5291
5298:
 %5299 = load double, ptr %252, align 8
 %5300 = fcmp nsz contract ugt double %5299, %7
 br i1 %5300, label %5287, label %5320
5301:
 %5302 = add nsw i64 %5288, -1
 br i1 %245, label %5310, label %5303
5303:
 %5304 = phi i64 [ %5305, %5303 ], [ 0, %5301 ]
 %5305 = add nuw nsw i64 %5304, 1
 %5306 = getelementptr double, ptr %29, i64 %5304
 %5307 = load double, ptr %5306, align 8
 %5308 = getelementptr double, ptr %38, i64 %5304
 store double %5307, ptr %5308, align 8
 %5309 = icmp eq i64 %30, %5305
 br i1 %5309, label %5310, label %5303
5310:
 tail call void %246(ptr %38, ptr %36)
 br label %5311
5311:
 %5312 = phi i64 [ 0, %5310 ], [ %5315, %5314 ]
 %5313 = icmp eq i64 %5312, %248
 br i1 %5313, label %5290, label %5314
5314:
 %5315 = add nuw i64 %5312, 1
 %5316 = getelementptr double, ptr %36, i64 %5312
 %5317 = load double, ptr %5316, align 8
 %5318 = fsub nsz contract double %5317, %5317
 %5319 = fcmp nsz contract ord double %5318, 0.000000e+00
 br i1 %5319, label %5311, label %5395
5320:
 %5321 = select i1 %5007, i1 true, i1 %244
 br i1 %5321, label %5322, label %5324
5322:
 store double 0.000000e+00, ptr %61, align 8
 call fastcc void @f0(ptr %61, ptr readonly %52, ptr readonly %53, ptr %29, i64 %30)
 %5323 = load double, ptr %61, align 8
 br label %5324
5324:
 %5325 = phi double [ %5323, %5322 ], [ %5268, %5320 ]
 %5326 = load i64, ptr %253, align 1
 %5327 = add nsw i64 %5326, %6
 %5328 = icmp slt i64 %5327, 0
 %5329 = select i1 %5328, i64 %26, i64 0
 %5330 = getelementptr double, ptr %24, i64 %5327
 %5331 = getelementptr double, ptr %5330, i64 %5329
 %5332 = load double, ptr %5331, align 8
 %5333 = load double, ptr %236, align 1
 %5334 = load double, ptr %207, align 1
 %5335 = load double, ptr %254, align 1
 %5336 = fsub nsz contract double %5268, %5335
 %5337 = load double, ptr %208, align 1
 %5338 = fsub nsz contract double %5336, %5337
 %5339 = fadd nsz contract double %5334, %5338
 %5340 = fsub nsz contract double %5333, %5339
 %5341 = fadd nsz contract double %5332, %5340
 store double %5341, ptr %5331, align 8
 %5342 = load i64, ptr %255, align 1
 %5343 = add nsw i64 %5342, %6
 %5344 = icmp slt i64 %5343, 0
 %5345 = select i1 %5344, i64 %26, i64 0
 %5346 = getelementptr double, ptr %24, i64 %5343
 %5347 = getelementptr double, ptr %5346, i64 %5345
 %5348 = load double, ptr %5347, align 8
 %5349 = fsub nsz contract double %5268, %5325
 %5350 = fadd nsz contract double %5349, %5348
 store double %5350, ptr %5347, align 8
 br label %5395
5351:
 br label %5352
5352:
 %5353 = phi i64 [ 0, %5351 ], [ %238, %5262 ]
 br i1 %240, label %5355, label %5354
5354:
 br label %5355
5355:
 %5356 = phi i64 [ %22, %5354 ], [ %5353, %5352 ]
 %5357 = getelementptr double, ptr %21, i64 %5356
 br i1 %241, label %5358, label %5365
5358:
 %5359 = phi i64 [ %5360, %5358 ], [ 0, %5355 ]
 %5360 = add nuw nsw i64 %5359, 1
 %5361 = getelementptr double, ptr %24, i64 %5359
 %5362 = load double, ptr %5361, align 8
 %5363 = getelementptr double, ptr %5357, i64 %5359
 store double %5362, ptr %5363, align 8
 %5364 = icmp eq i64 %6, %5360
 br i1 %5364, label %5365, label %5358
5365:
 tail call void %242(ptr %21, ptr %29)
 %5366 = load i64, ptr %128, align 1
 %5367 = icmp eq i64 %5366, 1
 br i1 %5367, label %5266, label %5267
5368:
 %5369 = phi i64 [ %5370, %5368 ], [ 0, %5269 ]
 %5370 = add nuw nsw i64 %5369, 1
 %5371 = getelementptr double, ptr %24, i64 %5369
 %5372 = load double, ptr %5371, align 8
 %5373 = getelementptr double, ptr %5265, i64 %5369
 %5374 = load double, ptr %5373, align 8
 %5375 = fadd nsz contract double %5372, %5374
 store double %5375, ptr %5371, align 8
 %5376 = icmp eq i64 %5270, %5370
 br i1 %5376, label %5377, label %5368
5377:
 br i1 %239, label %5378, label %5379
5378:
 br label %5379
5379:
 %5380 = phi i64 [ 0, %5378 ], [ %238, %5377 ]
 br i1 %240, label %5382, label %5381
5381:
 br label %5382
5382:
 %5383 = phi i64 [ %22, %5381 ], [ %5380, %5379 ]
 %5384 = getelementptr double, ptr %21, i64 %5383
 br i1 %241, label %5385, label %5392
5385:
 %5386 = phi i64 [ %5387, %5385 ], [ 0, %5382 ]
 %5387 = add nuw nsw i64 %5386, 1
 %5388 = getelementptr double, ptr %24, i64 %5386
 %5389 = load double, ptr %5388, align 8
 %5390 = getelementptr double, ptr %5384, i64 %5386
 store double %5389, ptr %5390, align 8
 %5391 = icmp eq i64 %6, %5387
 br i1 %5391, label %5392, label %5385
5392:
 tail call void %242(ptr %21, ptr %29)
 %5393 = load i64, ptr %128, align 1
 %5394 = icmp eq i64 %5393, 1
 br i1 %5394, label %5272, label %5273
5395:
 %5396 = phi double [ %5325, %5324 ], [ 0x7FF8000000000000, %5314 ], [ 0x7FF8000000000000, %5287 ]
 %5397 = fsub nsz contract double %5396, %5396
 %5398 = fcmp nsz contract ord double %5397, 0.000000e+00
 br i1 %5398, label %3856, label %4071
5399:
 %5400 = phi i64 [ %5401, %5399 ], [ 0, %3865 ]
 %5401 = add nuw nsw i64 %5400, 1
 %5402 = add nsw i64 %5400, %28
 %5403 = icmp slt i64 %5402, 0
 %5404 = select i1 %5403, i64 %22, i64 0
 %5405 = getelementptr double, ptr %21, i64 %5402
 %5406 = getelementptr double, ptr %5405, i64 %5404
 store double 0.000000e+00, ptr %5406, align 8
 %5407 = icmp eq i64 %6, %5401
 br i1 %5407, label %3866, label %5399
5408:
 %5409 = load i64, ptr %93, align 1
 %5410 = load i64, ptr %158, align 1
 %5411 = inttoptr i64 %5410 to ptr
 br label %5412
5412:
 %5413 = phi ptr [ %5411, %5408 ], [ %4605, %4585 ]
 %5414 = phi i64 [ %5409, %5408 ], [ %4607, %4585 ]
 store i64 1, ptr %286, align 1
 %5415 = load i64, ptr %154, align 1
 %5416 = inttoptr i64 %5415 to ptr
 %5417 = load i64, ptr %166, align 1
 %5418 = inttoptr i64 %5417 to ptr
 %5419 = load i64, ptr %159, align 1
 %5420 = inttoptr i64 %5419 to ptr
 %5421 = mul nsw i64 %5414, 3
 %5422 = load i64, ptr %160, align 1
 %5423 = load i64, ptr %161, align 1
 %5424 = inttoptr i64 %5422 to ptr
 %5425 = load i64, ptr %162, align 1
 %5426 = inttoptr i64 %5425 to ptr
 %5427 = load i64, ptr %163, align 1
 %5428 = inttoptr i64 %5427 to ptr
 %5429 = load i64, ptr %165, align 1
 %5430 = icmp slt i64 %5429, 1
 br i1 %5430, label %5450, label %5499
5431:
 %5432 = phi i64 [ %5440, %5431 ], [ %5541, %5540 ]
 %5433 = icmp slt i64 %5432, 0
 %5434 = select i1 %5433, i64 %5423, i64 0
 %5435 = getelementptr i64, ptr %5424, i64 %5432
 %5436 = getelementptr i64, ptr %5435, i64 %5434
 store i64 -1, ptr %5436, align 8
 %5437 = add nsw i64 %5432, 1
 %5438 = load i64, ptr %161, align 1
 %5439 = add nsw i64 %5438, -1
 %5440 = and i64 %5439, %5437
 %5441 = icmp slt i64 %5440, 0
 %5442 = select i1 %5441, i64 %5423, i64 0
 %5443 = getelementptr i64, ptr %5424, i64 %5440
 %5444 = getelementptr i64, ptr %5443, i64 %5442
 %5445 = load i64, ptr %5444, align 8
 %5446 = icmp sgt i64 %5445, -1
 br i1 %5446, label %5431, label %5447
5447:
 %5448 = phi i64 [ %5500, %5540 ], [ %5438, %5431 ]
 %5449 = icmp eq i64 %5429, %5502
 br i1 %5449, label %5450, label %5499
5450:
 store i64 0, ptr %165, align 1
 %5451 = load i64, ptr %148, align 1
 %5452 = icmp slt i64 %5451, 1
 br i1 %5452, label %5632, label %5548
5453:
 %5454 = getelementptr i64, ptr %5426, i64 %5552
 %5455 = load i64, ptr %5454, align 8
 %5456 = icmp eq i64 %5455, 0
 br i1 %5456, label %5494, label %5457
5457:
 %5458 = load i64, ptr %121, align 1
 %5459 = inttoptr i64 %5458 to ptr
 %5460 = shl i64 %5550, 5
 %5461 = getelementptr i8, ptr %5459, i64 %5460
 %5462 = load i64, ptr %5461, align 8
 %5463 = load i64, ptr %117, align 1
 %5464 = mul nsw i64 %5463, %5462
 %5465 = getelementptr i8, ptr %5461, i64 8
 %5466 = load i64, ptr %5465, align 8
 %5467 = add nsw i64 %5464, %5466
 %5468 = shl nsw i64 %5467, 16
 %5469 = getelementptr i8, ptr %5461, i64 24
 %5470 = load i64, ptr %5469, align 8
 %5471 = add nsw i64 %5468, %5470
 %5472 = icmp slt i64 %5549, 0
 %5473 = select i1 %5472, i64 %5414, i64 0
 %5474 = getelementptr i64, ptr %5418, i64 %5549
 %5475 = getelementptr i64, ptr %5474, i64 %5473
 store i64 %5471, ptr %5475, align 8
 %5476 = getelementptr i64, ptr %5426, i64 %5552
 br label %5556
5477:
 %5478 = mul i64 %5550, 72
 %5479 = getelementptr i8, ptr %5416, i64 %5478
 br label %5569
5480:
 %5481 = add nuw nsw i64 %5570, 1
 %5482 = fdiv nsz contract double %5582, %421
 %5483 = load i64, ptr %165, align 1
 %5484 = icmp slt i64 %5483, 0
 %5485 = select i1 %5484, i64 %5414, i64 0
 %5486 = add i64 %5485, %5483
 %5487 = mul i64 %5486, 24
 %5488 = getelementptr i8, ptr %5420, i64 %5487
 %5489 = getelementptr double, ptr %5488, i64 %5570
 store double %5482, ptr %5489, align 8
 %5490 = icmp eq i64 %5481, 3
 br i1 %5490, label %5491, label %5569
5491:
 %5492 = load i64, ptr %165, align 1
 %5493 = add nsw i64 %5492, 1
 store i64 %5493, ptr %165, align 1
 br label %5494
5494:
 %5495 = phi i64 [ %5493, %5491 ], [ %5549, %5453 ]
 %5496 = icmp eq i64 %5551, %5451
 br i1 %5496, label %5497, label %5548
5497:
 %5498 = icmp slt i64 %5495, 1
 br i1 %5498, label %5632, label %5584
5499:
 %5500 = phi i64 [ %5448, %5447 ], [ %5423, %5412 ]
 %5501 = phi i64 [ %5502, %5447 ], [ 0, %5412 ]
 %5502 = add nuw nsw i64 %5501, 1
 %5503 = getelementptr i64, ptr %5418, i64 %5501
 %5504 = load i64, ptr %5503, align 8
 %5505 = load i64, ptr %166, align 1
 %5506 = inttoptr i64 %5505 to ptr
 %5507 = load i64, ptr %160, align 1
 %5508 = inttoptr i64 %5507 to ptr
 %5509 = add nsw i64 %5500, -1
 %5510 = srem i64 %5504, 1000003
 %5511 = icmp slt i64 %5510, 0
 %5512 = add nsw i64 %5510, 1000003
 %5513 = select i1 %5511, i64 %5512, i64 %5510
 %5514 = mul nsw i64 %5513, 2654435761
 %5515 = and i64 %5514, %5509
 %5516 = icmp slt i64 %5515, 0
 %5517 = select i1 %5516, i64 %5500, i64 0
 %5518 = getelementptr i64, ptr %5508, i64 %5515
 %5519 = getelementptr i64, ptr %5518, i64 %5517
 %5520 = load i64, ptr %5519, align 8
 %5521 = icmp sgt i64 %5520, -1
 br i1 %5521, label %5522, label %5540
5522:
 %5523 = getelementptr i64, ptr %5506, i64 %5520
 %5524 = load i64, ptr %5523, align 8
 %5525 = icmp eq i64 %5524, %5504
 br i1 %5525, label %5540, label %5526
5526:
 %5527 = phi i64 [ %5529, %5536 ], [ %5515, %5522 ]
 %5528 = add nsw i64 %5527, 1
 %5529 = and i64 %5528, %5509
 %5530 = icmp slt i64 %5529, 0
 %5531 = select i1 %5530, i64 %5500, i64 0
 %5532 = getelementptr i64, ptr %5508, i64 %5529
 %5533 = getelementptr i64, ptr %5532, i64 %5531
 %5534 = load i64, ptr %5533, align 8
 %5535 = icmp sgt i64 %5534, -1
 br i1 %5535, label %5536, label %5540
5536:
 %5537 = getelementptr i64, ptr %5506, i64 %5534
 %5538 = load i64, ptr %5537, align 8
 %5539 = icmp eq i64 %5538, %5504
 br i1 %5539, label %5540, label %5526
5540:
 %5541 = phi i64 [ %5515, %5522 ], [ %5515, %5499 ], [ %5529, %5526 ], [ %5529, %5536 ]
 %5542 = icmp slt i64 %5541, 0
 %5543 = select i1 %5542, i64 %5423, i64 0
 %5544 = getelementptr i64, ptr %5424, i64 %5541
 %5545 = getelementptr i64, ptr %5544, i64 %5543
 %5546 = load i64, ptr %5545, align 8
 %5547 = icmp sgt i64 %5546, -1
 br i1 %5547, label %5431, label %5447
5548:
 %5549 = phi i64 [ %5495, %5494 ], [ 0, %5450 ]
 %5550 = phi i64 [ %5551, %5494 ], [ 0, %5450 ]
 %5551 = add nuw nsw i64 %5550, 1
 %5552 = mul nuw nsw i64 %5550, 3
 %5553 = getelementptr double, ptr %5413, i64 %5552
 %5554 = load double, ptr %5553, align 8
 %5555 = fcmp nsz contract ogt double %5554, 0.000000e+00
 br i1 %5555, label %5457, label %5453
5556:
 %5557 = phi i64 [ 0, %5457 ], [ %5558, %5556 ]
 %5558 = add nuw nsw i64 %5557, 1
 %5559 = getelementptr i64, ptr %5476, i64 %5557
 %5560 = load i64, ptr %5559, align 8
 %5561 = load i64, ptr %165, align 1
 %5562 = mul nsw i64 %5561, 3
 %5563 = add nsw i64 %5562, %5557
 %5564 = icmp slt i64 %5563, 0
 %5565 = select i1 %5564, i64 %5421, i64 0
 %5566 = getelementptr i64, ptr %5428, i64 %5563
 %5567 = getelementptr i64, ptr %5566, i64 %5565
 store i64 %5560, ptr %5567, align 8
 %5568 = icmp eq i64 %5558, 3
 br i1 %5568, label %5477, label %5556
5569:
 %5570 = phi i64 [ 0, %5477 ], [ %5481, %5480 ]
 %5571 = getelementptr double, ptr %5479, i64 %5570
 br label %5572
5572:
 %5573 = phi double [ 0.000000e+00, %5569 ], [ %5582, %5572 ]
 %5574 = phi i64 [ 0, %5569 ], [ %5575, %5572 ]
 %5575 = add nuw nsw i64 %5574, 1
 %5576 = mul nuw nsw i64 %5574, 24
 %5577 = getelementptr i8, ptr %5571, i64 %5576
 %5578 = load double, ptr %5577, align 8
 %5579 = getelementptr double, ptr %5553, i64 %5574
 %5580 = load double, ptr %5579, align 8
 %5581 = fmul nsz contract double %5578, %5580
 %5582 = fadd nsz contract double %5573, %5581
 %5583 = icmp eq i64 %5575, 3
 br i1 %5583, label %5480, label %5572
5584:
 %5585 = phi i64 [ %5586, %5625 ], [ 0, %5497 ]
 %5586 = add nuw nsw i64 %5585, 1
 %5587 = getelementptr i64, ptr %5418, i64 %5585
 %5588 = load i64, ptr %5587, align 8
 %5589 = load i64, ptr %166, align 1
 %5590 = inttoptr i64 %5589 to ptr
 %5591 = load i64, ptr %160, align 1
 %5592 = load i64, ptr %161, align 1
 %5593 = inttoptr i64 %5591 to ptr
 %5594 = add nsw i64 %5592, -1
 %5595 = srem i64 %5588, 1000003
 %5596 = icmp slt i64 %5595, 0
 %5597 = add nsw i64 %5595, 1000003
 %5598 = select i1 %5596, i64 %5597, i64 %5595
 %5599 = mul nsw i64 %5598, 2654435761
 %5600 = and i64 %5594, %5599
 %5601 = icmp slt i64 %5600, 0
 %5602 = select i1 %5601, i64 %5592, i64 0
 %5603 = getelementptr i64, ptr %5593, i64 %5600
 %5604 = getelementptr i64, ptr %5603, i64 %5602
 %5605 = load i64, ptr %5604, align 8
 %5606 = icmp sgt i64 %5605, -1
 br i1 %5606, label %5607, label %5625
5607:
 %5608 = getelementptr i64, ptr %5590, i64 %5605
 %5609 = load i64, ptr %5608, align 8
 %5610 = icmp eq i64 %5609, %5588
 br i1 %5610, label %5625, label %5611
5611:
 %5612 = phi i64 [ %5614, %5621 ], [ %5600, %5607 ]
 %5613 = add nsw i64 %5612, 1
 %5614 = and i64 %5613, %5594
 %5615 = icmp slt i64 %5614, 0
 %5616 = select i1 %5615, i64 %5592, i64 0
 %5617 = getelementptr i64, ptr %5593, i64 %5614
 %5618 = getelementptr i64, ptr %5617, i64 %5616
 %5619 = load i64, ptr %5618, align 8
 %5620 = icmp sgt i64 %5619, -1
 br i1 %5620, label %5621, label %5625
5621:
 %5622 = getelementptr i64, ptr %5590, i64 %5619
 %5623 = load i64, ptr %5622, align 8
 %5624 = icmp eq i64 %5623, %5588
 br i1 %5624, label %5625, label %5611
5625:
 %5626 = phi i64 [ %5600, %5607 ], [ %5600, %5584 ], [ %5614, %5611 ], [ %5614, %5621 ]
 %5627 = icmp slt i64 %5626, 0
 %5628 = select i1 %5627, i64 %5423, i64 0
 %5629 = getelementptr i64, ptr %5424, i64 %5626
 %5630 = getelementptr i64, ptr %5629, i64 %5628
 store i64 %5585, ptr %5630, align 8
 %5631 = icmp eq i64 %5495, %5586
 br i1 %5631, label %5632, label %5584
5632:
 %5633 = load i64, ptr %291, align 1
 %5634 = load i64, ptr %148, align 1
 %5635 = add nsw i64 %5634, %5633
 store i64 %5635, ptr %291, align 1
 %5636 = load double, ptr %102, align 1
 %5637 = load i64, ptr %99, align 1
 %5638 = tail call nsz contract double @llvm.fabs.f64(double %5636)
 %5639 = fcmp nsz contract olt double %5638, 0x16687E92154EF7AC
 br i1 %5639, label %5640, label %5648
5640:
 %5641 = fmul nsz contract double %5638, 0x4670000000000000
 %5642 = fmul nsz contract double %5641, 0x3CA0000000000001
 %5643 = fadd nsz contract double %5641, %5642
 %5644 = fsub nsz contract double %5643, %5641
 %5645 = fmul nsz contract double %5644, 0x3970000000000000
 %5646 = fcmp nsz contract olt double %5645, 4.940660e-324
 %5647 = select i1 %5646, double 4.940660e-324, double %5645
 br label %5652
5648:
 %5649 = fmul nsz contract double %5638, 0x3CA0000000000001
 %5650 = fadd nsz contract double %5638, %5649
 %5651 = fsub nsz contract double %5650, %5638
 br label %5652
5652:
 %5653 = phi double [ %5651, %5648 ], [ %5647, %5640 ]
 %5654 = fmul nsz contract double %5653, 2.000000e+00
 br i1 %420, label %5668, label %5655
5655:
 %5656 = icmp slt i64 %5637, 0
 %5657 = select i1 %5656, i64 %12, i64 0
 %5658 = add i64 %5657, %5637
 %5659 = mul i64 %5658, %13
 %5660 = getelementptr double, ptr %11, i64 %5659
 %5661 = getelementptr i8, ptr %5660, i64 8
 %5662 = load double, ptr %5661, align 8
 %5663 = fcmp nsz contract ult double %5636, %5662
 br i1 %5663, label %5668, label %5664
5664:
 %5665 = add nsw i64 %5637, 1
 %5666 = icmp slt i64 %5665, %12
 %5667 = select i1 %5666, i64 %5665, i64 %5637
 br label %5668
5668:
 %5669 = phi i64 [ %5637, %5652 ], [ %5667, %5664 ], [ %5637, %5655 ]
 %5670 = load double, ptr %254, align 1
 %5671 = load double, ptr %53, align 1
 %5672 = fsub nsz contract double %5671, %5670
 br i1 %292, label %5673, label %5686
5673:
 %5674 = load i64, ptr %293, align 1
 br label %5675
5675:
 %5676 = phi double [ %5672, %5673 ], [ %5684, %5675 ]
 %5677 = phi i64 [ 0, %5673 ], [ %5678, %5675 ]
 %5678 = add nuw nsw i64 %5677, 1
 %5679 = icmp slt i64 %5677, %5674
 %5680 = getelementptr double, ptr %32, i64 %5677
 %5681 = load double, ptr %5680, align 8
 %5682 = fneg nsz contract double %5681
 %5683 = select i1 %5679, double %5681, double %5682
 %5684 = fadd nsz contract double %5676, %5683
 %5685 = icmp eq i64 %5678, %33
 br i1 %5685, label %5686, label %5675
5686:
 %5687 = phi double [ %5672, %5668 ], [ %5684, %5675 ]
 %5688 = icmp eq i64 %4069, 0
 br i1 %5688, label %5738, label %5689
5689:
 %5690 = load i64, ptr %258, align 1
 %5691 = fsub nsz contract double %5636, %5654
 br label %5772
5692:
 call fastcc void @f2(ptr %56, ptr readonly %52, ptr readonly %53, double %421, i64 %5778)
 br label %5693
5693:
 %5694 = icmp slt i64 %5773, 0
 %5695 = select i1 %5694, i64 %19, i64 0
 %5696 = getelementptr double, ptr %18, i64 %5773
 %5697 = getelementptr double, ptr %5696, i64 %5695
 %5698 = load double, ptr %5697, align 8
 %5699 = fcmp nsz contract olt double %5698, %5691
 br i1 %5699, label %5700, label %5736
5700:
 %5701 = icmp slt i64 %5778, 0
 %5702 = select i1 %5701, i64 %40, i64 0
 %5703 = add i64 %5702, %5778
 %5704 = mul i64 %5703, %41
 %5705 = getelementptr double, ptr %39, i64 %5704
 store double 0.000000e+00, ptr %57, align 8
 call fastcc void @f0(ptr %57, ptr readonly %52, ptr readonly %53, ptr %5705, i64 %41)
 %5706 = load double, ptr %57, align 8
 %5707 = select i1 %5701, i64 %43, i64 0
 %5708 = add i64 %5707, %5778
 %5709 = mul i64 %5708, %44
 %5710 = getelementptr double, ptr %42, i64 %5709
 %5711 = load double, ptr %53, align 1
 %5712 = fsub nsz contract double %5711, %5706
 br i1 %295, label %5726, label %5713
5713:
 %5714 = load i64, ptr %293, align 1
 br label %5715
5715:
 %5716 = phi double [ %5712, %5713 ], [ %5724, %5715 ]
 %5717 = phi i64 [ 0, %5713 ], [ %5718, %5715 ]
 %5718 = add nuw nsw i64 %5717, 1
 %5719 = icmp slt i64 %5717, %5714
 %5720 = getelementptr double, ptr %5710, i64 %5717
 %5721 = load double, ptr %5720, align 8
 %5722 = fneg nsz contract double %5721
 %5723 = select i1 %5719, double %5721, double %5722
 %5724 = fadd nsz contract double %5716, %5723
 %5725 = icmp eq i64 %5718, %44
 br i1 %5725, label %5726, label %5715
5726:
 %5727 = phi double [ %5712, %5700 ], [ %5724, %5715 ]
 %5728 = load i64, ptr %253, align 1
 %5729 = icmp slt i64 %5728, 0
 %5730 = select i1 %5729, i64 %44, i64 0
 %5731 = getelementptr double, ptr %5710, i64 %5728
 %5732 = getelementptr double, ptr %5731, i64 %5730
 %5733 = load double, ptr %5732, align 8
 %5734 = fsub nsz contract double %5727, %5687
 %5735 = fadd nsz contract double %5734, %5733
 store double %5735, ptr %5732, align 8
 br label %5736
5736:
 %5737 = icmp samesign ugt i64 %5774, 1
 br i1 %5737, label %5772, label %5738
5738:
 br i1 %129, label %5746, label %5739
5739:
 %5740 = phi i64 [ %5741, %5739 ], [ 0, %5738 ]
 %5741 = add nuw nsw i64 %5740, 1
 %5742 = getelementptr double, ptr %29, i64 %5740
 %5743 = load double, ptr %5742, align 8
 %5744 = getelementptr double, ptr %27, i64 %5740
 store double %5743, ptr %5744, align 8
 %5745 = icmp eq i64 %28, %5741
 br i1 %5745, label %5746, label %5739
5746:
 br i1 %292, label %5781, label %5747
5747:
 %5748 = load i64, ptr %258, align 1
 br i1 %5688, label %5751, label %5807
5749:
 %5750 = load i64, ptr %258, align 1
 br label %5751
5751:
 %5752 = phi i64 [ %5750, %5749 ], [ %5748, %5747 ]
 %5753 = add nsw i64 %5752, %4069
 store i64 %5753, ptr %258, align 1
 store i64 %5669, ptr %99, align 1
 store double %5636, ptr %51, align 1
 br i1 %129, label %5761, label %5754
5754:
 %5755 = phi i64 [ %5756, %5754 ], [ 0, %5751 ]
 %5756 = add nuw nsw i64 %5755, 1
 %5757 = getelementptr double, ptr %27, i64 %5755
 %5758 = load double, ptr %5757, align 8
 %5759 = getelementptr double, ptr %21, i64 %5755
 store double %5758, ptr %5759, align 8
 %5760 = icmp eq i64 %28, %5756
 br i1 %5760, label %5761, label %5754
5761:
 br i1 %241, label %5762, label %5844
5762:
 %5763 = phi i64 [ %5765, %5762 ], [ %6, %5761 ]
 %5764 = phi i64 [ %5766, %5762 ], [ %28, %5761 ]
 %5765 = add nsw i64 %5763, -1
 %5766 = add i64 %5764, 1
 %5767 = icmp slt i64 %5764, 0
 %5768 = select i1 %5767, i64 %22, i64 0
 %5769 = getelementptr double, ptr %21, i64 %5764
 %5770 = getelementptr double, ptr %5769, i64 %5768
 store double 0.000000e+00, ptr %5770, align 8
 %5771 = icmp samesign ugt i64 %5763, 1
 br i1 %5771, label %5762, label %5844
5772:
 %5773 = phi i64 [ %5690, %5689 ], [ %5776, %5736 ]
 %5774 = phi i64 [ %4069, %5689 ], [ %5775, %5736 ]
 %5775 = add nsw i64 %5774, -1
 %5776 = add i64 %5773, 1
 %5777 = load i64, ptr %259, align 1
 %5778 = sub nsw i64 %5773, %5777
 %5779 = load i64, ptr %294, align 1
 %5780 = icmp sgt i64 %5779, 0
 br i1 %5780, label %5692, label %5693
5781:
 %5782 = phi i64 [ %5783, %5781 ], [ 0, %5746 ]
 %5783 = add nuw nsw i64 %5782, 1
 %5784 = getelementptr double, ptr %32, i64 %5782
 %5785 = load double, ptr %5784, align 8
 %5786 = add nsw i64 %5782, %6
 %5787 = icmp slt i64 %5786, 0
 %5788 = select i1 %5787, i64 %26, i64 0
 %5789 = getelementptr double, ptr %24, i64 %5786
 %5790 = getelementptr double, ptr %5789, i64 %5788
 %5791 = load double, ptr %5790, align 8
 %5792 = fadd nsz contract double %5785, %5791
 store double %5792, ptr %5784, align 8
 %5793 = load double, ptr %296, align 1
 %5794 = load double, ptr %5790, align 8
 %5795 = tail call nsz contract double @llvm.fabs.f64(double %5794)
 %5796 = fadd nsz contract double %5793, %5795
 store double %5796, ptr %296, align 1
 %5797 = getelementptr double, ptr %34, i64 %5782
 %5798 = load double, ptr %5797, align 8
 %5799 = load double, ptr %5784, align 8
 %5800 = fcmp nsz contract olt double %5799, %5798
 %5801 = select i1 %5800, double %5799, double %5798
 %5802 = getelementptr double, ptr %35, i64 %5782
 %5803 = load double, ptr %5802, align 8
 %5804 = fcmp nsz contract ogt double %5799, %5803
 %5805 = select i1 %5804, double %5799, double %5803
 store double %5801, ptr %5797, align 8
 store double %5805, ptr %5802, align 8
 %5806 = icmp eq i64 %5783, %33
 br i1 %5806, label %5747, label %5781
5807:
 %5808 = phi i64 [ %5810, %5842 ], [ %4069, %5747 ]
 %5809 = phi i64 [ %5811, %5842 ], [ %5748, %5747 ]
 %5810 = add nsw i64 %5808, -1
 %5811 = add i64 %5809, 1
 %5812 = load i64, ptr %259, align 1
 %5813 = sub i64 %5809, %5812
 %5814 = icmp slt i64 %5813, 0
 %5815 = select i1 %5814, i64 %49, i64 0
 %5816 = add i64 %5815, %5813
 %5817 = mul i64 %5816, %50
 %5818 = getelementptr double, ptr %48, i64 %5817
 br i1 %297, label %5822, label %5819
5819:
 %5820 = shl i64 %5817, 3
 %5821 = getelementptr i8, ptr %48, i64 %5820
 tail call void @llvm.memset.p0.i64(ptr align 8 %5821, i8 0, i64 %298, i1 false)
 br label %5822
5822:
 %5823 = load double, ptr %296, align 1
 store double %5823, ptr %5818, align 8
 br i1 %292, label %5824, label %5842
5824:
 %5825 = phi i64 [ %5826, %5824 ], [ 0, %5822 ]
 %5826 = add nuw nsw i64 %5825, 1
 %5827 = getelementptr i64, ptr %20, i64 %5825
 %5828 = load i64, ptr %5827, align 8
 %5829 = icmp slt i64 %5828, -1
 %5830 = select i1 %5829, i64 %50, i64 0
 %5831 = getelementptr double, ptr %5818, i64 %5828
 %5832 = getelementptr i8, ptr %5831, i64 8
 %5833 = getelementptr double, ptr %5832, i64 %5830
 %5834 = load double, ptr %5833, align 8
 %5835 = getelementptr double, ptr %35, i64 %5825
 %5836 = load double, ptr %5835, align 8
 %5837 = getelementptr double, ptr %34, i64 %5825
 %5838 = load double, ptr %5837, align 8
 %5839 = fsub nsz contract double %5836, %5838
 %5840 = fadd nsz contract double %5834, %5839
 store double %5840, ptr %5833, align 8
 %5841 = icmp eq i64 %33, %5826
 br i1 %5841, label %5842, label %5824
5842:
 %5843 = icmp sgt i64 %5808, 1
 br i1 %5843, label %5807, label %5749
5844:
 store double %5396, ptr %254, align 1
 store double %421, ptr %299, align 1
 %5845 = load i64, ptr %96, align 1
 %5846 = add nsw i64 %5845, 1
 store i64 %5846, ptr %96, align 1
 %5847 = load double, ptr %51, align 1
 %5848 = load double, ptr %111, align 8
 %5849 = fcmp nsz contract ult double %5847, %5848
 br i1 %5849, label %5850, label %5853
5850:
 %5851 = load double, ptr %100, align 1
 %5852 = fcmp nsz contract ult double %5847, %5851
 br i1 %5852, label %5855, label %5853
5853:
 %5854 = phi i64 [ 1, %5844 ], [ 6, %5850 ]
 store i64 %5854, ptr %95, align 1
 br label %5855
5855:
 br i1 %98, label %5856, label %5866
5856:
 store double %8, ptr %101, align 1
 %5857 = load double, ptr %11, align 8
 %5858 = load i64, ptr %104, align 1
 %5859 = add nsw i64 %5858, 1
 %5860 = sitofp i64 %5859 to double
 %5861 = fadd nsz contract double %5860, 0xBEB0C6F7A0B5ED8D
 %5862 = fmul nsz contract double %8, %5861
 %5863 = fadd nsz contract double %5857, %5862
 %5864 = fcmp nsz contract ult double %5847, %5863
 br i1 %5864, label %4920, label %5865
5865:
 store i64 %5859, ptr %104, align 1
 br label %4920
5866:
 %5867 = load double, ptr %285, align 1
 %5868 = fcmp nsz contract ogt double %5867, 1.000000e+00
 %5869 = select i1 %5868, double 1.000000e+00, double 6.000000e+00
 %5870 = fcmp nsz contract olt double %5867, 1.000000e-04
 %5871 = select i1 %5870, double 1.000000e-04, double %5867
 %5872 = fcmp nsz contract ogt double %5871, 1.000000e+00
 %5873 = select i1 %5872, double 1.000000e+00, double %5871
 %5874 = tail call nsz contract double @llvm.pow.f64(double %5873, double 4.000000e-02)
 %5875 = fmul nsz contract double %302, %5874
 %5876 = fcmp nsz contract olt double %5875, 0x3FD5555555555555
 %5877 = select i1 %5876, double 0x3FD5555555555555, double %5875
 %5878 = fcmp nsz contract olt double %5869, %5877
 %5879 = select i1 %5878, double %5869, double %5877
 %5880 = fmul nsz contract double %421, %5879
 %5881 = load double, ptr %101, align 1
 %5882 = fcmp nsz contract olt double %421, %5881
 %5883 = fcmp nsz contract oge double %5875, 1.000000e+00
 %5884 = select i1 %5882, i1 %5883, i1 false
 %5885 = fcmp nsz contract ogt double %5881, %5880
 %5886 = select i1 %5884, i1 %5885, i1 false
 %5887 = select i1 %5886, double %5881, double %5880
 %5888 = fcmp nsz contract olt double %9, %5887
 %5889 = select i1 %5888, double %9, double %5887
 store double %5889, ptr %101, align 1
 store double 1.000000e-04, ptr %285, align 1
 br label %4920
}
define internal fastcc void @f4(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, i64 %4, ptr captures(none) %5, i64 %6, ptr writeonly captures(none) %7, i64 %8) unnamed_addr {
9:
 %10 = alloca ptr, align 8
 %11 = getelementptr inbounds nuw i8, ptr %1, i64 280
 %12 = load i64, ptr %11, align 1
 %13 = getelementptr inbounds nuw i8, ptr %1, i64 104
 %14 = inttoptr i64 %12 to ptr
 %15 = getelementptr inbounds nuw i8, ptr %1, i64 296
 %16 = load i64, ptr %15, align 1
 %17 = inttoptr i64 %16 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %1, i64 288
 %19 = load i64, ptr %18, align 1
 %20 = inttoptr i64 %19 to ptr
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 392
 %22 = load i64, ptr %21, align 1
 %23 = inttoptr i64 %22 to ptr
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 400
 %25 = load i64, ptr %24, align 1
 %26 = inttoptr i64 %25 to ptr
 %27 = getelementptr inbounds nuw i8, ptr %2, i64 816
 %28 = load i64, ptr %27, align 1
 %29 = inttoptr i64 %28 to ptr
 %30 = getelementptr inbounds nuw i8, ptr %1, i64 48
 %31 = load i64, ptr %30, align 1
 %32 = sub nsw i64 %4, %31
 call fastcc void @f1(ptr %10, ptr %1, ptr %2, ptr %5, i64 %6, double 0.000000e+00, ptr %20)
 %33 = load i64, ptr %13, align 1
 %34 = icmp slt i64 %33, 1
 br i1 %34, label %54, label %55
35:
 %36 = add nuw nsw i64 %56, 1
 %37 = icmp eq i64 %33, %36
 br i1 %37, label %54, label %55
38:
 %39 = mul i64 %56, 768
 %40 = getelementptr i8, ptr %14, i64 %39
 %41 = add nsw i64 %64, %32
 br label %102
42:
 %43 = add nsw i64 %41, 3
 br label %118
44:
 %45 = add nuw nsw i64 %103, 1
 %46 = add nsw i64 %41, %103
 %47 = icmp slt i64 %46, 0
 %48 = select i1 %47, i64 %6, i64 0
 %49 = getelementptr double, ptr %5, i64 %46
 %50 = getelementptr double, ptr %49, i64 %48
 store double %116, ptr %50, align 8
 %51 = icmp eq i64 %45, 3
 br i1 %51, label %42, label %102
52:
 %53 = add nsw i64 %64, %31
 br label %156
54:
 store ptr null, ptr %0, align 8
 ret void
55:
 %56 = phi i64 [ %36, %35 ], [ 0, %9 ]
 %57 = mul i64 %56, 96
 %58 = getelementptr i8, ptr %26, i64 %57
 %59 = mul i64 %56, 48
 %60 = getelementptr i8, ptr %23, i64 %59
 %61 = shl i64 %56, 4
 %62 = getelementptr i8, ptr %17, i64 %61
 %63 = getelementptr i8, ptr %62, i64 8
 %64 = load i64, ptr %63, align 8
 %65 = getelementptr i8, ptr %60, i64 8
 %66 = getelementptr i8, ptr %60, i64 16
 %67 = getelementptr i8, ptr %60, i64 24
 %68 = getelementptr i8, ptr %60, i64 32
 %69 = getelementptr i8, ptr %60, i64 40
 br label %70
70:
 %71 = phi i64 [ 0, %55 ], [ %72, %70 ]
 %72 = add nuw nsw i64 %71, 1
 %73 = getelementptr double, ptr %58, i64 %71
 %74 = load double, ptr %73, align 8
 %75 = load double, ptr %60, align 8
 %76 = fmul nsz contract double %74, %75
 %77 = add nuw nsw i64 %71, 3
 %78 = getelementptr double, ptr %58, i64 %77
 %79 = load double, ptr %78, align 8
 %80 = load double, ptr %65, align 8
 %81 = fmul nsz contract double %79, %80
 %82 = fadd nsz contract double %76, %81
 %83 = getelementptr i8, ptr %73, i64 48
 %84 = load double, ptr %83, align 8
 %85 = load double, ptr %66, align 8
 %86 = fmul nsz contract double %84, %85
 %87 = fadd nsz contract double %82, %86
 %88 = getelementptr double, ptr %29, i64 %71
 store double %87, ptr %88, align 8
 %89 = load double, ptr %73, align 8
 %90 = load double, ptr %67, align 8
 %91 = fmul nsz contract double %89, %90
 %92 = load double, ptr %78, align 8
 %93 = load double, ptr %68, align 8
 %94 = fmul nsz contract double %92, %93
 %95 = fadd nsz contract double %91, %94
 %96 = load double, ptr %83, align 8
 %97 = load double, ptr %69, align 8
 %98 = fmul nsz contract double %96, %97
 %99 = fadd nsz contract double %95, %98
 %100 = getelementptr double, ptr %29, i64 %77
 store double %99, ptr %100, align 8
 %101 = icmp eq i64 %72, 3
 br i1 %101, label %38, label %70
102:
 %103 = phi i64 [ 0, %38 ], [ %45, %44 ]
 %104 = mul i64 %103, 48
 %105 = getelementptr i8, ptr %40, i64 %104
 %106 = getelementptr i8, ptr %105, i64 384
 br label %107
107:
 %108 = phi double [ 0.000000e+00, %102 ], [ %116, %107 ]
 %109 = phi i64 [ 0, %102 ], [ %110, %107 ]
 %110 = add nuw nsw i64 %109, 1
 %111 = getelementptr double, ptr %106, i64 %109
 %112 = load double, ptr %111, align 8
 %113 = getelementptr double, ptr %29, i64 %109
 %114 = load double, ptr %113, align 8
 %115 = fmul nsz contract double %112, %114
 %116 = fadd nsz contract double %108, %115
 %117 = icmp eq i64 %110, 3
 br i1 %117, label %44, label %107
118:
 %119 = phi i64 [ 0, %42 ], [ %120, %118 ]
 %120 = add nuw nsw i64 %119, 1
 %121 = icmp eq i64 %120, 3
 %122 = select i1 %121, i64 0, i64 %120
 %123 = add nuw nsw i64 %119, 2
 %124 = urem i64 %123, 3
 %125 = getelementptr double, ptr %29, i64 %119
 %126 = getelementptr i8, ptr %125, i64 24
 %127 = load double, ptr %126, align 8
 %128 = add nsw i64 %122, %41
 %129 = icmp slt i64 %128, 0
 %130 = select i1 %129, i64 %6, i64 0
 %131 = getelementptr double, ptr %5, i64 %128
 %132 = getelementptr double, ptr %131, i64 %130
 %133 = load double, ptr %132, align 8
 %134 = getelementptr double, ptr %40, i64 %124
 %135 = getelementptr i8, ptr %134, i64 744
 %136 = load double, ptr %135, align 8
 %137 = fmul nsz contract double %133, %136
 %138 = add nsw i64 %124, %41
 %139 = icmp slt i64 %138, 0
 %140 = select i1 %139, i64 %6, i64 0
 %141 = getelementptr double, ptr %5, i64 %138
 %142 = getelementptr double, ptr %141, i64 %140
 %143 = load double, ptr %142, align 8
 %144 = getelementptr double, ptr %40, i64 %122
 %145 = getelementptr i8, ptr %144, i64 744
 %146 = load double, ptr %145, align 8
 %147 = fmul nsz contract double %143, %146
 %148 = fsub nsz contract double %147, %137
 %149 = fadd nsz contract double %127, %148
 %150 = add nsw i64 %43, %119
 %151 = icmp slt i64 %150, 0
 %152 = select i1 %151, i64 %6, i64 0
 %153 = getelementptr double, ptr %5, i64 %150
 %154 = getelementptr double, ptr %153, i64 %152
 store double %149, ptr %154, align 8
 %155 = icmp eq i64 %120, 3
 br i1 %155, label %52, label %118
156:
 %157 = phi i64 [ 0, %52 ], [ %158, %156 ]
 %158 = add nuw nsw i64 %157, 1
 %159 = add nsw i64 %41, %157
 %160 = icmp slt i64 %159, 0
 %161 = select i1 %160, i64 %6, i64 0
 %162 = getelementptr double, ptr %5, i64 %159
 %163 = getelementptr double, ptr %162, i64 %161
 %164 = load double, ptr %163, align 8
 %165 = select i1 %160, i64 %4, i64 0
 %166 = getelementptr double, ptr %3, i64 %159
 %167 = getelementptr double, ptr %166, i64 %165
 %168 = load double, ptr %167, align 8
 %169 = fsub nsz contract double %164, %168
 %170 = add nsw i64 %53, %157
 %171 = icmp slt i64 %170, 0
 %172 = select i1 %171, i64 %8, i64 0
 %173 = getelementptr double, ptr %7, i64 %170
 %174 = getelementptr double, ptr %173, i64 %172
 store double %169, ptr %174, align 8
 %175 = icmp eq i64 %158, 6
 br i1 %175, label %35, label %156
}
define internal fastcc void @f5(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2) unnamed_addr {
3:
 %4 = getelementptr inbounds nuw i8, ptr %1, i64 256
 %5 = load i64, ptr %4, align 1
 %6 = getelementptr inbounds nuw i8, ptr %1, i64 120
 %7 = load i64, ptr %6, align 1
 %8 = inttoptr i64 %5 to ptr
 %9 = getelementptr inbounds nuw i8, ptr %2, i64 744
 %10 = load i64, ptr %9, align 1
 %11 = inttoptr i64 %10 to ptr
 %12 = getelementptr inbounds nuw i8, ptr %2, i64 552
 %13 = load i64, ptr %12, align 1
 %14 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %15 = load i64, ptr %14, align 1
 %16 = inttoptr i64 %13 to ptr
 %17 = getelementptr inbounds nuw i8, ptr %2, i64 560
 %18 = load i64, ptr %17, align 1
 %19 = inttoptr i64 %18 to ptr
 %20 = getelementptr inbounds nuw i8, ptr %2, i64 696
 %21 = load i64, ptr %20, align 1
 %22 = inttoptr i64 %21 to ptr
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 576
 %24 = load i64, ptr %23, align 1
 %25 = inttoptr i64 %24 to ptr
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 616
 %27 = load i64, ptr %26, align 1
 %28 = inttoptr i64 %27 to ptr
 %29 = getelementptr inbounds nuw i8, ptr %2, i64 624
 %30 = load i64, ptr %29, align 1
 %31 = inttoptr i64 %30 to ptr
 %32 = getelementptr inbounds nuw i8, ptr %2, i64 640
 %33 = load i64, ptr %32, align 1
 %34 = mul nsw i64 %7, 3
 %35 = inttoptr i64 %33 to ptr
 %36 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %37 = load i64, ptr %36, align 1
 %38 = getelementptr inbounds nuw i8, ptr %2, i64 184
 %39 = load i64, ptr %38, align 1
 %40 = add nsw i64 %39, %37
 %41 = icmp slt i64 %40, 1
 br i1 %41, label %131, label %42
42:
 %43 = shl nsw i64 %37, 1
 %44 = getelementptr inbounds nuw i8, ptr %2, i64 680
 %45 = getelementptr inbounds nuw i8, ptr %2, i64 688
 br label %136
46:
 %47 = load double, ptr %168, align 8
 %48 = add nuw nsw i64 %141, 1
 %49 = load i64, ptr %12, align 1
 %50 = inttoptr i64 %49 to ptr
 %51 = load i64, ptr %44, align 1
 %52 = inttoptr i64 %51 to ptr
 %53 = load i64, ptr %45, align 1
 %54 = inttoptr i64 %53 to ptr
 %55 = load i64, ptr %20, align 1
 %56 = inttoptr i64 %55 to ptr
 %57 = getelementptr double, ptr %50, i64 %48
 %58 = load double, ptr %57, align 8
 %59 = getelementptr double, ptr %54, i64 %48
 %60 = load double, ptr %59, align 8
 %61 = fadd nsz contract double %58, %60
 %62 = getelementptr double, ptr %52, i64 %48
 %63 = load double, ptr %62, align 8
 %64 = fsub nsz contract double %61, %63
 %65 = fmul nsz contract double %64, -5.000000e-01
 %66 = getelementptr double, ptr %56, i64 %48
 %67 = load double, ptr %66, align 8
 %68 = fmul nsz contract double %67, %65
 %69 = add nuw nsw i64 %141, 2
 %70 = getelementptr double, ptr %50, i64 %69
 %71 = load double, ptr %70, align 8
 %72 = getelementptr double, ptr %54, i64 %69
 %73 = load double, ptr %72, align 8
 %74 = fadd nsz contract double %71, %73
 %75 = getelementptr double, ptr %52, i64 %69
 %76 = load double, ptr %75, align 8
 %77 = fsub nsz contract double %74, %76
 %78 = fmul nsz contract double %77, 5.000000e-01
 %79 = getelementptr double, ptr %56, i64 %69
 %80 = load double, ptr %79, align 8
 %81 = fmul nsz contract double %80, %78
 %82 = fsub nsz contract double %68, %81
 %83 = fadd nsz contract double %47, %82
 store double %83, ptr %168, align 8
 %84 = getelementptr i64, ptr %31, i64 %141
 %85 = getelementptr i8, ptr %84, i64 8
 br label %103
86:
 %87 = sub nsw i64 %138, %37
 %88 = getelementptr i64, ptr %11, i64 %87
 %89 = load i64, ptr %88, align 8
 %90 = icmp slt i64 %89, 0
 %91 = select i1 %90, i64 %7, i64 0
 %92 = getelementptr i64, ptr %8, i64 %89
 %93 = getelementptr i64, ptr %92, i64 %91
 %94 = load i64, ptr %93, align 8
 %95 = icmp eq i64 %94, 0
 br i1 %95, label %96, label %133
96:
 %97 = select i1 %90, i64 %34, i64 0
 %98 = mul i64 %89, 24
 %99 = getelementptr i8, ptr %35, i64 %98
 %100 = getelementptr i64, ptr %99, i64 %97
 %101 = getelementptr i8, ptr %99, i64 8
 %102 = getelementptr i64, ptr %101, i64 %97
 br label %103
103:
 %104 = phi ptr [ %85, %46 ], [ %102, %96 ]
 %105 = phi ptr [ %84, %46 ], [ %100, %96 ]
 %106 = load i64, ptr %105, align 8
 %107 = load i64, ptr %104, align 8
 %108 = select i1 %153, i64 %15, i64 0
 %109 = add i64 %108, %143
 %110 = getelementptr double, ptr %16, i64 %109
 %111 = load double, ptr %110, align 8
 %112 = getelementptr double, ptr %22, i64 %109
 %113 = load double, ptr %112, align 8
 %114 = fcmp nsz contract ogt double %113, 0.000000e+00
 %115 = fcmp nsz contract olt double %111, 0.000000e+00
 %116 = select i1 %114, i1 %115, i1 false
 br i1 %116, label %117, label %133
117:
 %118 = fneg nsz contract double %111
 %119 = getelementptr double, ptr %19, i64 %109
 %120 = load double, ptr %119, align 8
 %121 = fsub nsz contract double %120, %111
 %122 = tail call nsz contract double @llvm.fabs.f64(double %121)
 %123 = fcmp nsz contract olt double %122, %118
 br i1 %123, label %124, label %133
124:
 %125 = icmp ne i64 %106, 0
 %126 = icmp eq i64 %107, 0
 %127 = select i1 %125, i1 %126, i1 false
 br i1 %127, label %133, label %128
128:
 store i64 1, ptr %169, align 8
 br label %133
129:
 %130 = zext i1 %134 to i8
 br label %131
131:
 %132 = phi i8 [ 0, %3 ], [ %130, %129 ]
 store i8 %132, ptr %0, align 1
 ret void
133:
 %134 = phi i1 [ %137, %86 ], [ true, %128 ], [ %137, %124 ], [ %137, %117 ], [ %137, %103 ]
 %135 = icmp eq i64 %139, %40
 br i1 %135, label %129, label %136
136:
 %137 = phi i1 [ false, %42 ], [ %134, %133 ]
 %138 = phi i64 [ 0, %42 ], [ %139, %133 ]
 %139 = add nuw nsw i64 %138, 1
 %140 = icmp slt i64 %138, %37
 %141 = mul nuw nsw i64 %138, 3
 %142 = add nsw i64 %138, %43
 %143 = select i1 %140, i64 %141, i64 %142
 %144 = load i64, ptr %12, align 1
 %145 = load i64, ptr %14, align 1
 %146 = inttoptr i64 %144 to ptr
 %147 = load i64, ptr %44, align 1
 %148 = inttoptr i64 %147 to ptr
 %149 = load i64, ptr %45, align 1
 %150 = inttoptr i64 %149 to ptr
 %151 = load i64, ptr %20, align 1
 %152 = inttoptr i64 %151 to ptr
 %153 = icmp slt i64 %143, 0
 %154 = select i1 %153, i64 %145, i64 0
 %155 = add i64 %154, %143
 %156 = getelementptr double, ptr %146, i64 %155
 %157 = load double, ptr %156, align 8
 %158 = getelementptr double, ptr %150, i64 %155
 %159 = load double, ptr %158, align 8
 %160 = fadd nsz contract double %157, %159
 %161 = getelementptr double, ptr %148, i64 %155
 %162 = load double, ptr %161, align 8
 %163 = fsub nsz contract double %160, %162
 %164 = fmul nsz contract double %163, -5.000000e-01
 %165 = getelementptr double, ptr %152, i64 %155
 %166 = load double, ptr %165, align 8
 %167 = fmul nsz contract double %166, %164
 %168 = getelementptr double, ptr %25, i64 %138
 store double %167, ptr %168, align 8
 %169 = getelementptr i64, ptr %28, i64 %138
 store i64 0, ptr %169, align 8
 br i1 %140, label %46, label %86
}
define internal fastcc void @f6(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2) unnamed_addr {
3:
 %4 = getelementptr inbounds nuw i8, ptr %1, i64 256
 %5 = load i64, ptr %4, align 1
 %6 = getelementptr inbounds nuw i8, ptr %1, i64 120
 %7 = load i64, ptr %6, align 1
 %8 = inttoptr i64 %5 to ptr
 %9 = getelementptr inbounds nuw i8, ptr %2, i64 744
 %10 = load i64, ptr %9, align 1
 %11 = inttoptr i64 %10 to ptr
 %12 = getelementptr inbounds nuw i8, ptr %2, i64 696
 %13 = load i64, ptr %12, align 1
 %14 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %15 = load i64, ptr %14, align 1
 %16 = inttoptr i64 %13 to ptr
 %17 = getelementptr inbounds nuw i8, ptr %2, i64 568
 %18 = load i64, ptr %17, align 1
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %20 = load i64, ptr %19, align 1
 %21 = add nsw i64 %20, %7
 %22 = inttoptr i64 %18 to ptr
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 576
 %24 = load i64, ptr %23, align 1
 %25 = inttoptr i64 %24 to ptr
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 616
 %27 = load i64, ptr %26, align 1
 %28 = inttoptr i64 %27 to ptr
 %29 = getelementptr inbounds nuw i8, ptr %2, i64 592
 %30 = load i64, ptr %29, align 1
 %31 = inttoptr i64 %30 to ptr
 %32 = getelementptr inbounds nuw i8, ptr %2, i64 600
 %33 = load i64, ptr %32, align 1
 %34 = inttoptr i64 %33 to ptr
 %35 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %36 = load i64, ptr %35, align 1
 %37 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %38 = load i64, ptr %37, align 1
 %39 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %40 = load i64, ptr %39, align 1
 %41 = inttoptr i64 %38 to ptr
 %42 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %43 = load i64, ptr %42, align 1
 %44 = inttoptr i64 %43 to ptr
 %45 = getelementptr inbounds nuw i8, ptr %2, i64 584
 %46 = load i64, ptr %45, align 1
 %47 = inttoptr i64 %46 to ptr
 %48 = getelementptr inbounds nuw i8, ptr %2, i64 672
 %49 = load i64, ptr %48, align 1
 %50 = getelementptr inbounds nuw i8, ptr %1, i64 104
 %51 = inttoptr i64 %49 to ptr
 %52 = getelementptr inbounds nuw i8, ptr %2, i64 712
 %53 = load i64, ptr %52, align 1
 %54 = getelementptr inbounds nuw i8, ptr %2, i64 128
 %55 = load i64, ptr %54, align 1
 %56 = inttoptr i64 %53 to ptr
 %57 = getelementptr inbounds nuw i8, ptr %2, i64 184
 %58 = load i64, ptr %57, align 1
 %59 = add nsw i64 %58, %36
 %60 = icmp slt i64 %59, 1
 br i1 %60, label %61, label %251
61:
 %62 = getelementptr inbounds nuw i8, ptr %1, i64 64
 %63 = load i64, ptr %62, align 1
 %64 = icmp eq i64 %63, 1
 br i1 %64, label %71, label %314
65:
 %66 = getelementptr inbounds nuw i8, ptr %1, i64 64
 %67 = load i64, ptr %66, align 1
 %68 = icmp eq i64 %67, 1
 br i1 %68, label %71, label %69
69:
 %70 = shl nsw i64 %36, 1
 br label %277
71:
 %72 = load i64, ptr %50, align 1
 %73 = icmp slt i64 %72, 1
 br i1 %73, label %76, label %74
74:
 %75 = shl nuw i64 %72, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %51, i8 -1, i64 %75, i1 false)
 br label %76
76:
 %77 = icmp slt i64 %36, 1
 br i1 %77, label %314, label %256
78:
 %79 = getelementptr i64, ptr %51, i64 %275
 %80 = load i64, ptr %79, align 8
 %81 = icmp sgt i64 %80, -1
 br i1 %81, label %82, label %148
82:
 %83 = load i64, ptr %45, align 1
 %84 = load i64, ptr %19, align 1
 %85 = load i64, ptr %6, align 1
 %86 = add nsw i64 %85, %84
 %87 = inttoptr i64 %83 to ptr
 %88 = getelementptr i64, ptr %87, i64 %257
 %89 = load i64, ptr %88, align 8
 %90 = icmp eq i64 %89, %257
 br i1 %90, label %115, label %91
91:
 %92 = phi i64 [ %102, %91 ], [ %257, %82 ]
 %93 = icmp slt i64 %92, 0
 %94 = select i1 %93, i64 %86, i64 0
 %95 = getelementptr i64, ptr %87, i64 %92
 %96 = getelementptr i64, ptr %95, i64 %94
 %97 = load i64, ptr %96, align 8
 %98 = icmp slt i64 %97, 0
 %99 = select i1 %98, i64 %86, i64 0
 %100 = getelementptr i64, ptr %87, i64 %97
 %101 = getelementptr i64, ptr %100, i64 %99
 %102 = load i64, ptr %101, align 8
 store i64 %102, ptr %96, align 8
 %103 = icmp slt i64 %102, 0
 %104 = select i1 %103, i64 %86, i64 0
 %105 = getelementptr i64, ptr %87, i64 %102
 %106 = getelementptr i64, ptr %105, i64 %104
 %107 = load i64, ptr %106, align 8
 %108 = icmp eq i64 %107, %102
 br i1 %108, label %109, label %91
109:
 %110 = load i64, ptr %45, align 1
 %111 = load i64, ptr %19, align 1
 %112 = load i64, ptr %6, align 1
 %113 = add nsw i64 %112, %111
 %114 = inttoptr i64 %110 to ptr
 br label %115
115:
 %116 = phi ptr [ %114, %109 ], [ %87, %82 ]
 %117 = phi i64 [ %113, %109 ], [ %86, %82 ]
 %118 = phi i64 [ %102, %109 ], [ %257, %82 ]
 %119 = getelementptr i64, ptr %116, i64 %80
 %120 = load i64, ptr %119, align 8
 %121 = icmp eq i64 %120, %80
 br i1 %121, label %140, label %122
122:
 %123 = phi i64 [ %133, %122 ], [ %80, %115 ]
 %124 = icmp slt i64 %123, 0
 %125 = select i1 %124, i64 %117, i64 0
 %126 = getelementptr i64, ptr %116, i64 %123
 %127 = getelementptr i64, ptr %126, i64 %125
 %128 = load i64, ptr %127, align 8
 %129 = icmp slt i64 %128, 0
 %130 = select i1 %129, i64 %117, i64 0
 %131 = getelementptr i64, ptr %116, i64 %128
 %132 = getelementptr i64, ptr %131, i64 %130
 %133 = load i64, ptr %132, align 8
 store i64 %133, ptr %127, align 8
 %134 = icmp slt i64 %133, 0
 %135 = select i1 %134, i64 %117, i64 0
 %136 = getelementptr i64, ptr %116, i64 %133
 %137 = getelementptr i64, ptr %136, i64 %135
 %138 = load i64, ptr %137, align 8
 %139 = icmp eq i64 %138, %133
 br i1 %139, label %140, label %122
140:
 %141 = phi i64 [ %80, %115 ], [ %133, %122 ]
 %142 = tail call i64 @llvm.smin.i64(i64 %141, i64 %118)
 %143 = tail call i64 @llvm.smax.i64(i64 %141, i64 %118)
 %144 = icmp slt i64 %143, 0
 %145 = select i1 %144, i64 %86, i64 0
 %146 = getelementptr i64, ptr %87, i64 %143
 %147 = getelementptr i64, ptr %146, i64 %145
 store i64 %142, ptr %147, align 8
 br label %148
148:
 store i64 %257, ptr %79, align 8
 br label %149
149:
 br i1 %267, label %249, label %266
150:
 %151 = icmp eq i64 %59, %279
 br i1 %151, label %314, label %277
152:
 %153 = icmp slt i64 %298, 0
 %154 = select i1 %153, i64 %15, i64 0
 %155 = getelementptr double, ptr %16, i64 %298
 %156 = getelementptr double, ptr %155, i64 %154
 %157 = load double, ptr %156, align 8
 %158 = fcmp nsz contract oeq double %157, 0.000000e+00
 br i1 %158, label %247, label %159
159:
 %160 = getelementptr i64, ptr %47, i64 %293
 %161 = load i64, ptr %160, align 8
 %162 = load i64, ptr %290, align 8
 %163 = icmp eq i64 %161, %162
 br i1 %163, label %247, label %164
164:
 %165 = select i1 %295, i64 3, i64 1
 br label %301
166:
 %167 = add nuw nsw i64 %303, 1
 %168 = icmp eq i64 %167, %291
 br i1 %168, label %180, label %301
169:
 %170 = add nsw i64 %312, %298
 %171 = icmp slt i64 %170, 0
 %172 = select i1 %171, i64 %55, i64 0
 %173 = getelementptr double, ptr %309, i64 %170
 %174 = getelementptr double, ptr %173, i64 %172
 %175 = load double, ptr %174, align 8
 %176 = fcmp nsz contract une double %175, 0.000000e+00
 br label %177
177:
 %178 = phi i1 [ true, %310 ], [ %176, %169 ]
 %179 = icmp eq i64 %313, %165
 br i1 %179, label %166, label %310
180:
 br i1 %178, label %181, label %247
181:
 %182 = load i64, ptr %45, align 1
 %183 = load i64, ptr %19, align 1
 %184 = load i64, ptr %6, align 1
 %185 = add nsw i64 %184, %183
 %186 = inttoptr i64 %182 to ptr
 %187 = getelementptr i64, ptr %186, i64 %278
 %188 = load i64, ptr %187, align 8
 %189 = icmp eq i64 %188, %278
 br i1 %189, label %214, label %190
190:
 %191 = phi i64 [ %201, %190 ], [ %278, %181 ]
 %192 = icmp slt i64 %191, 0
 %193 = select i1 %192, i64 %185, i64 0
 %194 = getelementptr i64, ptr %186, i64 %191
 %195 = getelementptr i64, ptr %194, i64 %193
 %196 = load i64, ptr %195, align 8
 %197 = icmp slt i64 %196, 0
 %198 = select i1 %197, i64 %185, i64 0
 %199 = getelementptr i64, ptr %186, i64 %196
 %200 = getelementptr i64, ptr %199, i64 %198
 %201 = load i64, ptr %200, align 8
 store i64 %201, ptr %195, align 8
 %202 = icmp slt i64 %201, 0
 %203 = select i1 %202, i64 %185, i64 0
 %204 = getelementptr i64, ptr %186, i64 %201
 %205 = getelementptr i64, ptr %204, i64 %203
 %206 = load i64, ptr %205, align 8
 %207 = icmp eq i64 %206, %201
 br i1 %207, label %208, label %190
208:
 %209 = load i64, ptr %45, align 1
 %210 = load i64, ptr %19, align 1
 %211 = load i64, ptr %6, align 1
 %212 = add nsw i64 %211, %210
 %213 = inttoptr i64 %209 to ptr
 br label %214
214:
 %215 = phi ptr [ %213, %208 ], [ %186, %181 ]
 %216 = phi i64 [ %212, %208 ], [ %185, %181 ]
 %217 = phi i64 [ %201, %208 ], [ %278, %181 ]
 %218 = getelementptr i64, ptr %215, i64 %293
 %219 = load i64, ptr %218, align 8
 %220 = icmp eq i64 %219, %293
 br i1 %220, label %239, label %221
221:
 %222 = phi i64 [ %232, %221 ], [ %293, %214 ]
 %223 = icmp slt i64 %222, 0
 %224 = select i1 %223, i64 %216, i64 0
 %225 = getelementptr i64, ptr %215, i64 %222
 %226 = getelementptr i64, ptr %225, i64 %224
 %227 = load i64, ptr %226, align 8
 %228 = icmp slt i64 %227, 0
 %229 = select i1 %228, i64 %216, i64 0
 %230 = getelementptr i64, ptr %215, i64 %227
 %231 = getelementptr i64, ptr %230, i64 %229
 %232 = load i64, ptr %231, align 8
 store i64 %232, ptr %226, align 8
 %233 = icmp slt i64 %232, 0
 %234 = select i1 %233, i64 %216, i64 0
 %235 = getelementptr i64, ptr %215, i64 %232
 %236 = getelementptr i64, ptr %235, i64 %234
 %237 = load i64, ptr %236, align 8
 %238 = icmp eq i64 %237, %232
 br i1 %238, label %239, label %221
239:
 %240 = phi i64 [ %293, %214 ], [ %232, %221 ]
 %241 = tail call i64 @llvm.smin.i64(i64 %240, i64 %217)
 %242 = tail call i64 @llvm.smax.i64(i64 %240, i64 %217)
 %243 = icmp slt i64 %242, 0
 %244 = select i1 %243, i64 %185, i64 0
 %245 = getelementptr i64, ptr %186, i64 %242
 %246 = getelementptr i64, ptr %245, i64 %244
 store i64 %241, ptr %246, align 8
 br label %247
247:
 %248 = icmp eq i64 %294, %278
 br i1 %248, label %150, label %292
249:
 %250 = icmp eq i64 %36, %258
 br i1 %250, label %314, label %256
251:
 %252 = phi i64 [ %253, %251 ], [ 0, %3 ]
 %253 = add nuw nsw i64 %252, 1
 %254 = getelementptr i64, ptr %47, i64 %252
 store i64 %252, ptr %254, align 8
 %255 = icmp eq i64 %59, %253
 br i1 %255, label %65, label %251
256:
 %257 = phi i64 [ %258, %249 ], [ 0, %76 ]
 %258 = add nuw nsw i64 %257, 1
 %259 = mul i64 %257, 24
 %260 = getelementptr i8, ptr %16, i64 %259
 %261 = load double, ptr %260, align 8
 %262 = fcmp nsz contract oeq double %261, 0.000000e+00
 br i1 %262, label %249, label %263
263:
 %264 = shl i64 %257, 5
 %265 = getelementptr i8, ptr %44, i64 %264
 br label %266
266:
 %267 = phi i1 [ false, %263 ], [ true, %149 ]
 %268 = phi i64 [ 0, %263 ], [ 1, %149 ]
 %269 = getelementptr i64, ptr %265, i64 %268
 %270 = load i64, ptr %269, align 8
 %271 = icmp slt i64 %270, 0
 %272 = select i1 %271, i64 %40, i64 0
 %273 = getelementptr i64, ptr %41, i64 %270
 %274 = getelementptr i64, ptr %273, i64 %272
 %275 = load i64, ptr %274, align 8
 %276 = icmp sgt i64 %275, -1
 br i1 %276, label %78, label %149
277:
 %278 = phi i64 [ 0, %69 ], [ %279, %150 ]
 %279 = add nuw nsw i64 %278, 1
 %280 = icmp slt i64 %278, %36
 %281 = mul nuw nsw i64 %278, 3
 %282 = add nsw i64 %278, %70
 %283 = select i1 %280, i64 %281, i64 %282
 %284 = icmp eq i64 %278, 0
 br i1 %284, label %150, label %285
285:
 %286 = icmp slt i64 %283, 0
 %287 = select i1 %286, i64 %15, i64 0
 %288 = getelementptr double, ptr %16, i64 %283
 %289 = getelementptr double, ptr %288, i64 %287
 %290 = getelementptr i64, ptr %47, i64 %278
 %291 = select i1 %280, i64 3, i64 1
 br label %292
292:
 %293 = phi i64 [ 0, %285 ], [ %294, %247 ]
 %294 = add nuw nsw i64 %293, 1
 %295 = icmp slt i64 %293, %36
 %296 = mul nuw nsw i64 %293, 3
 %297 = add nsw i64 %293, %70
 %298 = select i1 %295, i64 %296, i64 %297
 %299 = load double, ptr %289, align 8
 %300 = fcmp nsz contract oeq double %299, 0.000000e+00
 br i1 %300, label %247, label %152
301:
 %302 = phi i1 [ false, %164 ], [ %178, %166 ]
 %303 = phi i64 [ 0, %164 ], [ %167, %166 ]
 %304 = add nsw i64 %303, %283
 %305 = icmp slt i64 %304, 0
 %306 = select i1 %305, i64 %55, i64 0
 %307 = add i64 %306, %304
 %308 = mul i64 %307, %55
 %309 = getelementptr double, ptr %56, i64 %308
 br label %310
310:
 %311 = phi i1 [ %302, %301 ], [ %178, %177 ]
 %312 = phi i64 [ 0, %301 ], [ %313, %177 ]
 %313 = add nuw nsw i64 %312, 1
 br i1 %311, label %177, label %169
314:
 %315 = load i64, ptr %57, align 1
 %316 = add nsw i64 %315, %36
 %317 = icmp slt i64 %316, 1
 br i1 %317, label %477, label %478
318:
 %319 = load i64, ptr %57, align 1
 %320 = add nsw i64 %319, %36
 %321 = icmp slt i64 %320, 1
 br i1 %321, label %477, label %484
322:
 %323 = load i64, ptr %45, align 1
 %324 = load i64, ptr %19, align 1
 %325 = load i64, ptr %6, align 1
 %326 = add nsw i64 %325, %324
 %327 = inttoptr i64 %323 to ptr
 %328 = getelementptr i64, ptr %327, i64 %485
 %329 = load i64, ptr %328, align 8
 %330 = icmp eq i64 %329, %485
 br i1 %330, label %349, label %331
331:
 %332 = phi i64 [ %342, %331 ], [ %485, %322 ]
 %333 = icmp slt i64 %332, 0
 %334 = select i1 %333, i64 %326, i64 0
 %335 = getelementptr i64, ptr %327, i64 %332
 %336 = getelementptr i64, ptr %335, i64 %334
 %337 = load i64, ptr %336, align 8
 %338 = icmp slt i64 %337, 0
 %339 = select i1 %338, i64 %326, i64 0
 %340 = getelementptr i64, ptr %327, i64 %337
 %341 = getelementptr i64, ptr %340, i64 %339
 %342 = load i64, ptr %341, align 8
 store i64 %342, ptr %336, align 8
 %343 = icmp slt i64 %342, 0
 %344 = select i1 %343, i64 %326, i64 0
 %345 = getelementptr i64, ptr %327, i64 %342
 %346 = getelementptr i64, ptr %345, i64 %344
 %347 = load i64, ptr %346, align 8
 %348 = icmp eq i64 %347, %342
 br i1 %348, label %349, label %331
349:
 %350 = phi i64 [ %485, %322 ], [ %342, %331 ]
 %351 = icmp slt i64 %350, 0
 %352 = select i1 %351, i64 %21, i64 0
 %353 = getelementptr double, ptr %31, i64 %350
 %354 = getelementptr double, ptr %353, i64 %352
 store double 1.000000e+00, ptr %354, align 8
 br label %355
355:
 %356 = icmp eq i64 %320, %486
 br i1 %356, label %357, label %484
357:
 %358 = load i64, ptr %57, align 1
 %359 = add nsw i64 %358, %36
 %360 = icmp slt i64 %359, 1
 br i1 %360, label %477, label %361
361:
 %362 = shl nsw i64 %36, 1
 br label %490
363:
 br i1 %493, label %374, label %364
364:
 %365 = sub nsw i64 %491, %36
 %366 = getelementptr i64, ptr %11, i64 %365
 %367 = load i64, ptr %366, align 8
 %368 = icmp slt i64 %367, 0
 %369 = select i1 %368, i64 %7, i64 0
 %370 = getelementptr i64, ptr %8, i64 %367
 %371 = getelementptr i64, ptr %370, i64 %369
 %372 = load i64, ptr %371, align 8
 %373 = icmp eq i64 %372, 0
 br i1 %373, label %374, label %422
374:
 %375 = icmp slt i64 %496, 0
 %376 = select i1 %375, i64 %15, i64 0
 %377 = getelementptr double, ptr %16, i64 %496
 %378 = getelementptr double, ptr %377, i64 %376
 %379 = load double, ptr %378, align 8
 %380 = fcmp nsz contract ogt double %379, 0.000000e+00
 br i1 %380, label %381, label %422
381:
 %382 = getelementptr double, ptr %22, i64 %491
 %383 = load double, ptr %382, align 8
 %384 = fmul nsz contract double %383, 2.000000e+00
 %385 = fcmp nsz contract ogt double %379, %384
 br i1 %385, label %386, label %422
386:
 %387 = load i64, ptr %45, align 1
 %388 = load i64, ptr %19, align 1
 %389 = load i64, ptr %6, align 1
 %390 = add nsw i64 %389, %388
 %391 = inttoptr i64 %387 to ptr
 %392 = getelementptr i64, ptr %391, i64 %491
 %393 = load i64, ptr %392, align 8
 %394 = icmp eq i64 %393, %491
 br i1 %394, label %413, label %395
395:
 %396 = phi i64 [ %406, %395 ], [ %491, %386 ]
 %397 = icmp slt i64 %396, 0
 %398 = select i1 %397, i64 %390, i64 0
 %399 = getelementptr i64, ptr %391, i64 %396
 %400 = getelementptr i64, ptr %399, i64 %398
 %401 = load i64, ptr %400, align 8
 %402 = icmp slt i64 %401, 0
 %403 = select i1 %402, i64 %390, i64 0
 %404 = getelementptr i64, ptr %391, i64 %401
 %405 = getelementptr i64, ptr %404, i64 %403
 %406 = load i64, ptr %405, align 8
 store i64 %406, ptr %400, align 8
 %407 = icmp slt i64 %406, 0
 %408 = select i1 %407, i64 %390, i64 0
 %409 = getelementptr i64, ptr %391, i64 %406
 %410 = getelementptr i64, ptr %409, i64 %408
 %411 = load i64, ptr %410, align 8
 %412 = icmp eq i64 %411, %406
 br i1 %412, label %413, label %395
413:
 %414 = phi i64 [ %491, %386 ], [ %406, %395 ]
 %415 = icmp slt i64 %414, 0
 %416 = select i1 %415, i64 %21, i64 0
 %417 = getelementptr double, ptr %31, i64 %414
 %418 = getelementptr double, ptr %417, i64 %416
 %419 = load double, ptr %418, align 8
 %420 = fcmp nsz contract une double %419, 0.000000e+00
 br i1 %420, label %421, label %422
421:
 store i64 2, ptr %497, align 8
 br label %422
422:
 %423 = icmp eq i64 %492, %359
 br i1 %423, label %424, label %490
424:
 %425 = load i64, ptr %57, align 1
 %426 = add nsw i64 %425, %36
 %427 = icmp slt i64 %426, 1
 br i1 %427, label %477, label %500
428:
 %429 = load i64, ptr %57, align 1
 %430 = add nsw i64 %429, %36
 %431 = icmp slt i64 %430, 1
 br i1 %431, label %477, label %505
432:
 %433 = load i64, ptr %45, align 1
 %434 = load i64, ptr %19, align 1
 %435 = load i64, ptr %6, align 1
 %436 = add nsw i64 %435, %434
 %437 = inttoptr i64 %433 to ptr
 %438 = getelementptr i64, ptr %437, i64 %506
 %439 = load i64, ptr %438, align 8
 %440 = icmp eq i64 %439, %506
 br i1 %440, label %459, label %441
441:
 %442 = phi i64 [ %452, %441 ], [ %506, %432 ]
 %443 = icmp slt i64 %442, 0
 %444 = select i1 %443, i64 %436, i64 0
 %445 = getelementptr i64, ptr %437, i64 %442
 %446 = getelementptr i64, ptr %445, i64 %444
 %447 = load i64, ptr %446, align 8
 %448 = icmp slt i64 %447, 0
 %449 = select i1 %448, i64 %436, i64 0
 %450 = getelementptr i64, ptr %437, i64 %447
 %451 = getelementptr i64, ptr %450, i64 %449
 %452 = load i64, ptr %451, align 8
 store i64 %452, ptr %446, align 8
 %453 = icmp slt i64 %452, 0
 %454 = select i1 %453, i64 %436, i64 0
 %455 = getelementptr i64, ptr %437, i64 %452
 %456 = getelementptr i64, ptr %455, i64 %454
 %457 = load i64, ptr %456, align 8
 %458 = icmp eq i64 %457, %452
 br i1 %458, label %459, label %441
459:
 %460 = phi i64 [ %506, %432 ], [ %452, %441 ]
 %461 = icmp slt i64 %460, 0
 %462 = select i1 %461, i64 %21, i64 0
 %463 = add i64 %462, %460
 %464 = getelementptr double, ptr %31, i64 %463
 %465 = load double, ptr %464, align 8
 %466 = getelementptr double, ptr %25, i64 %506
 %467 = load double, ptr %466, align 8
 %468 = fadd nsz contract double %465, %467
 store double %468, ptr %464, align 8
 %469 = getelementptr double, ptr %34, i64 %463
 %470 = load double, ptr %469, align 8
 %471 = load double, ptr %466, align 8
 %472 = fcmp nsz contract olt double %471, 0.000000e+00
 %473 = select i1 %472, double 0.000000e+00, double %471
 %474 = fadd nsz contract double %470, %473
 store double %474, ptr %469, align 8
 br label %475
475:
 %476 = icmp eq i64 %430, %507
 br i1 %476, label %477, label %505
477:
 store ptr null, ptr %0, align 8
 ret void
478:
 %479 = phi i64 [ %480, %478 ], [ 0, %314 ]
 %480 = add nuw nsw i64 %479, 1
 %481 = getelementptr double, ptr %31, i64 %479
 store double 0.000000e+00, ptr %481, align 8
 %482 = getelementptr double, ptr %34, i64 %479
 store double 0.000000e+00, ptr %482, align 8
 %483 = icmp eq i64 %316, %480
 br i1 %483, label %318, label %478
484:
 %485 = phi i64 [ %486, %355 ], [ 0, %318 ]
 %486 = add nuw nsw i64 %485, 1
 %487 = getelementptr i64, ptr %28, i64 %485
 %488 = load i64, ptr %487, align 8
 %489 = icmp eq i64 %488, 1
 br i1 %489, label %322, label %355
490:
 %491 = phi i64 [ 0, %361 ], [ %492, %422 ]
 %492 = add nuw nsw i64 %491, 1
 %493 = icmp slt i64 %491, %36
 %494 = mul nuw nsw i64 %491, 3
 %495 = add nsw i64 %491, %362
 %496 = select i1 %493, i64 %494, i64 %495
 %497 = getelementptr i64, ptr %28, i64 %491
 %498 = load i64, ptr %497, align 8
 %499 = icmp eq i64 %498, 0
 br i1 %499, label %363, label %422
500:
 %501 = phi i64 [ %502, %500 ], [ 0, %424 ]
 %502 = add nuw nsw i64 %501, 1
 %503 = getelementptr double, ptr %31, i64 %501
 store double 0.000000e+00, ptr %503, align 8
 %504 = icmp eq i64 %426, %502
 br i1 %504, label %428, label %500
505:
 %506 = phi i64 [ %507, %475 ], [ 0, %428 ]
 %507 = add nuw nsw i64 %506, 1
 %508 = getelementptr i64, ptr %28, i64 %506
 %509 = load i64, ptr %508, align 8
 %510 = icmp eq i64 %509, 0
 br i1 %510, label %475, label %432
}
define internal fastcc void @f7(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, i64 %3, double %4, i64 %5) unnamed_addr {
6:
 %7 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %8 = load i64, ptr %7, align 1
 %9 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %10 = load i64, ptr %9, align 1
 %11 = inttoptr i64 %8 to ptr
 %12 = getelementptr inbounds nuw i8, ptr %2, i64 336
 %13 = load i64, ptr %12, align 1
 %14 = inttoptr i64 %13 to ptr
 %15 = getelementptr inbounds nuw i8, ptr %2, i64 704
 %16 = load i64, ptr %15, align 1
 %17 = getelementptr inbounds nuw i8, ptr %2, i64 56
 %18 = load i64, ptr %17, align 1
 %19 = inttoptr i64 %16 to ptr
 %20 = mul nsw i64 %5, 3
 %21 = icmp slt i64 %3, %20
 br i1 %21, label %22, label %48
22:
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %24 = load i64, ptr %23, align 1
 %25 = inttoptr i64 %24 to ptr
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 520
 %27 = load i64, ptr %26, align 1
 %28 = inttoptr i64 %27 to ptr
 %29 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %30 = load i64, ptr %29, align 1
 %31 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %32 = load i64, ptr %31, align 1
 %33 = sdiv i64 %3, 3
 %34 = srem i64 %3, 3
 %35 = ashr i64 %34, 63
 %36 = add nsw i64 %35, %33
 %37 = icmp slt i64 %3, 0
 %38 = select i1 %37, i64 %30, i64 0
 %39 = add i64 %38, %3
 %40 = mul i64 %39, 96
 %41 = getelementptr i8, ptr %28, i64 %40
 %42 = icmp slt i64 %36, 0
 %43 = select i1 %42, i64 %32, i64 0
 %44 = add i64 %36, %43
 %45 = shl i64 %44, 5
 %46 = getelementptr i8, ptr %25, i64 %45
 br label %72
47:
 store ptr null, ptr %0, align 8
 ret void
48:
 %49 = getelementptr inbounds nuw i8, ptr %2, i64 744
 %50 = load i64, ptr %49, align 1
 %51 = inttoptr i64 %50 to ptr
 %52 = getelementptr inbounds nuw i8, ptr %2, i64 344
 %53 = load i64, ptr %52, align 1
 %54 = inttoptr i64 %53 to ptr
 %55 = getelementptr inbounds nuw i8, ptr %1, i64 120
 %56 = load i64, ptr %55, align 1
 %57 = sub nsw i64 %3, %20
 %58 = getelementptr i64, ptr %51, i64 %57
 %59 = load i64, ptr %58, align 8
 %60 = icmp slt i64 %59, 0
 %61 = select i1 %60, i64 %56, i64 0
 %62 = getelementptr i64, ptr %54, i64 %59
 %63 = getelementptr i64, ptr %62, i64 %61
 %64 = load i64, ptr %63, align 8
 %65 = icmp slt i64 %64, 0
 %66 = select i1 %65, i64 %18, i64 0
 %67 = getelementptr double, ptr %19, i64 %64
 %68 = getelementptr double, ptr %67, i64 %66
 %69 = load double, ptr %68, align 8
 %70 = fadd nsz contract double %4, %69
 store double %70, ptr %68, align 8
 br label %47
71:
 br i1 %73, label %47, label %72
72:
 %73 = phi i1 [ false, %22 ], [ true, %71 ]
 %74 = phi i64 [ 0, %22 ], [ 1, %71 ]
 %75 = getelementptr i64, ptr %46, i64 %74
 %76 = load i64, ptr %75, align 8
 %77 = icmp slt i64 %76, 0
 %78 = select i1 %77, i64 %10, i64 0
 %79 = getelementptr i64, ptr %11, i64 %76
 %80 = getelementptr i64, ptr %79, i64 %78
 %81 = load i64, ptr %80, align 8
 %82 = icmp sgt i64 %81, -1
 br i1 %82, label %83, label %71
83:
 %84 = getelementptr i64, ptr %14, i64 %81
 %85 = mul nuw nsw i64 %74, 48
 %86 = getelementptr i8, ptr %41, i64 %85
 br label %87
87:
 %88 = phi i64 [ 0, %83 ], [ %89, %87 ]
 %89 = add nuw nsw i64 %88, 1
 %90 = load i64, ptr %84, align 8
 %91 = mul nsw i64 %90, 6
 %92 = add nsw i64 %91, %88
 %93 = icmp slt i64 %92, 0
 %94 = select i1 %93, i64 %18, i64 0
 %95 = getelementptr double, ptr %19, i64 %92
 %96 = getelementptr double, ptr %95, i64 %94
 %97 = load double, ptr %96, align 8
 %98 = getelementptr double, ptr %86, i64 %88
 %99 = load double, ptr %98, align 8
 %100 = fmul nsz contract double %4, %99
 %101 = fadd nsz contract double %97, %100
 store double %101, ptr %96, align 8
 %102 = icmp eq i64 %89, 6
 br i1 %102, label %71, label %87
}
define internal fastcc void @f8(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr captures(none) %3, i64 %4) unnamed_addr {
5:
 %6 = getelementptr inbounds nuw i8, ptr %1, i64 280
 %7 = load i64, ptr %6, align 1
 %8 = getelementptr inbounds nuw i8, ptr %1, i64 104
 %9 = load i64, ptr %8, align 1
 %10 = inttoptr i64 %7 to ptr
 %11 = getelementptr inbounds nuw i8, ptr %2, i64 400
 %12 = load i64, ptr %11, align 1
 %13 = inttoptr i64 %12 to ptr
 %14 = getelementptr inbounds nuw i8, ptr %2, i64 472
 %15 = load i64, ptr %14, align 1
 %16 = inttoptr i64 %15 to ptr
 %17 = getelementptr inbounds nuw i8, ptr %2, i64 816
 %18 = load i64, ptr %17, align 1
 %19 = inttoptr i64 %18 to ptr
 %20 = icmp slt i64 %9, 1
 br i1 %20, label %27, label %21
21:
 %22 = getelementptr i8, ptr %19, i64 8
 %23 = getelementptr i8, ptr %19, i64 16
 br label %28
24:
 %25 = add nuw nsw i64 %29, 1
 %26 = icmp eq i64 %25, %9
 br i1 %26, label %27, label %28
27:
 store ptr null, ptr %0, align 8
 ret void
28:
 %29 = phi i64 [ 0, %21 ], [ %25, %24 ]
 %30 = mul i64 %29, 768
 %31 = getelementptr i8, ptr %10, i64 %30
 %32 = mul i64 %29, 96
 %33 = getelementptr i8, ptr %13, i64 %32
 %34 = mul i64 %29, %4
 %35 = getelementptr double, ptr %3, i64 %34
 %36 = shl i64 %29, 7
 %37 = getelementptr i8, ptr %16, i64 %36
 %38 = getelementptr i8, ptr %31, i64 264
 %39 = load double, ptr %38, align 8
 %40 = getelementptr i8, ptr %31, i64 224
 %41 = load double, ptr %40, align 8
 %42 = fdiv nsz contract double %41, %39
 %43 = getelementptr i8, ptr %31, i64 136
 %44 = load double, ptr %43, align 8
 %45 = fdiv nsz contract double %44, %39
 %46 = getelementptr i8, ptr %31, i64 168
 %47 = load double, ptr %46, align 8
 %48 = fdiv nsz contract double %47, %39
 store double %42, ptr %19, align 8
 store double %45, ptr %22, align 8
 store double %48, ptr %23, align 8
 %49 = getelementptr i8, ptr %37, i64 24
 %50 = getelementptr i8, ptr %37, i64 32
 %51 = getelementptr i8, ptr %37, i64 40
 %52 = getelementptr i8, ptr %37, i64 8
 %53 = getelementptr i8, ptr %37, i64 16
 br label %54
54:
 %55 = phi i64 [ 0, %28 ], [ %56, %54 ]
 %56 = add nuw nsw i64 %55, 1
 %57 = getelementptr double, ptr %33, i64 %55
 %58 = load double, ptr %57, align 8
 %59 = load double, ptr %49, align 8
 %60 = fmul nsz contract double %58, %59
 %61 = add nuw nsw i64 %55, 3
 %62 = getelementptr double, ptr %33, i64 %61
 %63 = load double, ptr %62, align 8
 %64 = load double, ptr %50, align 8
 %65 = fmul nsz contract double %63, %64
 %66 = fadd nsz contract double %60, %65
 %67 = getelementptr i8, ptr %57, i64 48
 %68 = load double, ptr %67, align 8
 %69 = load double, ptr %51, align 8
 %70 = fmul nsz contract double %68, %69
 %71 = fadd nsz contract double %66, %70
 %72 = getelementptr double, ptr %35, i64 %55
 store double %71, ptr %72, align 8
 %73 = load double, ptr %57, align 8
 %74 = load double, ptr %37, align 8
 %75 = fmul nsz contract double %73, %74
 %76 = load double, ptr %62, align 8
 %77 = load double, ptr %52, align 8
 %78 = fmul nsz contract double %76, %77
 %79 = fadd nsz contract double %75, %78
 %80 = load double, ptr %67, align 8
 %81 = load double, ptr %53, align 8
 %82 = fmul nsz contract double %80, %81
 %83 = fadd nsz contract double %79, %82
 %84 = getelementptr double, ptr %35, i64 %61
 store double %83, ptr %84, align 8
 %85 = icmp eq i64 %56, 3
 br i1 %85, label %86, label %54
86:
 %87 = phi i64 [ %88, %86 ], [ 0, %54 ]
 %88 = add nuw nsw i64 %87, 1
 %89 = icmp eq i64 %88, 3
 %90 = select i1 %89, i64 0, i64 %88
 %91 = add nuw nsw i64 %87, 2
 %92 = urem i64 %91, 3
 %93 = getelementptr double, ptr %35, i64 %87
 %94 = getelementptr i8, ptr %93, i64 24
 %95 = load double, ptr %94, align 8
 %96 = getelementptr double, ptr %35, i64 %90
 %97 = load double, ptr %96, align 8
 %98 = getelementptr double, ptr %19, i64 %92
 %99 = load double, ptr %98, align 8
 %100 = fmul nsz contract double %97, %99
 %101 = getelementptr double, ptr %35, i64 %92
 %102 = load double, ptr %101, align 8
 %103 = getelementptr double, ptr %19, i64 %90
 %104 = load double, ptr %103, align 8
 %105 = fmul nsz contract double %102, %104
 %106 = fsub nsz contract double %105, %100
 %107 = fadd nsz contract double %95, %106
 store double %107, ptr %94, align 8
 %108 = icmp eq i64 %88, 3
 br i1 %108, label %24, label %86
}
define internal fastcc void @f9(ptr noalias writeonly captures(none) %0, ptr captures(none) %1, i64 %2, i64 %3, ptr captures(none) %4, ptr captures(none) %5, ptr captures(none) initializes((0, 24)) %6, ptr captures(none) %7) unnamed_addr {
8:
 %9 = alloca ptr, align 8
 %10 = alloca ptr, align 8
 %11 = getelementptr i8, ptr %4, i64 208
 %12 = load double, ptr %11, align 8
 %13 = fptosi double %12 to i64
 %14 = getelementptr i8, ptr %4, i64 216
 %15 = load double, ptr %14, align 8
 %16 = fptosi double %15 to i64
 %17 = icmp slt i64 %13, 0
 %18 = select i1 %17, i64 %2, i64 0
 %19 = add i64 %18, %13
 %20 = mul i64 %19, %3
 %21 = getelementptr double, ptr %1, i64 %20
 %22 = icmp slt i64 %16, 0
 %23 = select i1 %22, i64 %2, i64 0
 %24 = add i64 %23, %16
 %25 = mul i64 %24, %3
 %26 = getelementptr double, ptr %1, i64 %25
 %27 = load double, ptr %26, align 8
 %28 = getelementptr i8, ptr %26, i64 32
 %29 = load double, ptr %28, align 8
 %30 = getelementptr i8, ptr %4, i64 112
 %31 = load double, ptr %30, align 8
 %32 = fmul nsz contract double %29, %31
 %33 = fadd nsz contract double %27, %32
 %34 = getelementptr i8, ptr %26, i64 40
 %35 = load double, ptr %34, align 8
 %36 = getelementptr i8, ptr %4, i64 104
 %37 = load double, ptr %36, align 8
 %38 = fmul nsz contract double %35, %37
 %39 = fsub nsz contract double %33, %38
 %40 = load double, ptr %21, align 8
 %41 = getelementptr i8, ptr %21, i64 32
 %42 = load double, ptr %41, align 8
 %43 = getelementptr i8, ptr %4, i64 88
 %44 = load double, ptr %43, align 8
 %45 = fmul nsz contract double %42, %44
 %46 = fadd nsz contract double %40, %45
 %47 = getelementptr i8, ptr %21, i64 40
 %48 = load double, ptr %47, align 8
 %49 = getelementptr i8, ptr %4, i64 80
 %50 = load double, ptr %49, align 8
 %51 = fmul nsz contract double %48, %50
 %52 = fsub nsz contract double %51, %46
 %53 = fadd nsz contract double %39, %52
 %54 = getelementptr i8, ptr %26, i64 8
 %55 = load double, ptr %54, align 8
 %56 = getelementptr i8, ptr %4, i64 96
 %57 = load double, ptr %56, align 8
 %58 = fmul nsz contract double %35, %57
 %59 = fadd nsz contract double %55, %58
 %60 = getelementptr i8, ptr %26, i64 24
 %61 = load double, ptr %60, align 8
 %62 = fmul nsz contract double %31, %61
 %63 = fsub nsz contract double %59, %62
 %64 = getelementptr i8, ptr %21, i64 8
 %65 = load double, ptr %64, align 8
 %66 = getelementptr i8, ptr %4, i64 72
 %67 = load double, ptr %66, align 8
 %68 = fmul nsz contract double %48, %67
 %69 = fadd nsz contract double %65, %68
 %70 = getelementptr i8, ptr %21, i64 24
 %71 = load double, ptr %70, align 8
 %72 = fmul nsz contract double %44, %71
 %73 = fsub nsz contract double %72, %69
 %74 = fadd nsz contract double %63, %73
 %75 = getelementptr i8, ptr %26, i64 16
 %76 = load double, ptr %75, align 8
 %77 = fmul nsz contract double %37, %61
 %78 = fadd nsz contract double %77, %76
 %79 = fmul nsz contract double %29, %57
 %80 = fsub nsz contract double %78, %79
 %81 = getelementptr i8, ptr %21, i64 16
 %82 = load double, ptr %81, align 8
 %83 = fmul nsz contract double %50, %71
 %84 = fadd nsz contract double %83, %82
 %85 = fmul nsz contract double %42, %67
 %86 = fsub nsz contract double %85, %84
 %87 = fadd nsz contract double %80, %86
 %88 = load double, ptr %4, align 8
 %89 = fmul nsz contract double %53, %88
 %90 = getelementptr i8, ptr %4, i64 8
 %91 = load double, ptr %90, align 8
 %92 = fmul nsz contract double %74, %91
 %93 = fadd nsz contract double %89, %92
 %94 = getelementptr i8, ptr %4, i64 16
 %95 = load double, ptr %94, align 8
 %96 = fmul nsz contract double %95, %87
 %97 = fadd nsz contract double %93, %96
 store double %97, ptr %6, align 8
 %98 = getelementptr i8, ptr %4, i64 24
 %99 = load double, ptr %98, align 8
 %100 = fmul nsz contract double %53, %99
 %101 = getelementptr i8, ptr %4, i64 32
 %102 = load double, ptr %101, align 8
 %103 = fmul nsz contract double %74, %102
 %104 = fadd nsz contract double %100, %103
 %105 = getelementptr i8, ptr %4, i64 40
 %106 = load double, ptr %105, align 8
 %107 = fmul nsz contract double %87, %106
 %108 = fadd nsz contract double %104, %107
 %109 = getelementptr i8, ptr %6, i64 8
 store double %108, ptr %109, align 8
 %110 = getelementptr i8, ptr %4, i64 48
 %111 = load double, ptr %110, align 8
 %112 = fmul nsz contract double %53, %111
 %113 = getelementptr i8, ptr %4, i64 56
 %114 = load double, ptr %113, align 8
 %115 = fmul nsz contract double %74, %114
 %116 = fadd nsz contract double %112, %115
 %117 = getelementptr i8, ptr %4, i64 64
 %118 = load double, ptr %117, align 8
 %119 = fmul nsz contract double %87, %118
 %120 = fadd nsz contract double %116, %119
 %121 = getelementptr i8, ptr %6, i64 16
 store double %120, ptr %121, align 8
 %122 = getelementptr i8, ptr %4, i64 168
 %123 = load double, ptr %122, align 8
 %124 = fadd nsz contract double %97, %123
 store double %124, ptr %6, align 8
 %125 = getelementptr i8, ptr %4, i64 184
 %126 = load double, ptr %125, align 8
 %127 = fcmp nsz contract une double %126, 0.000000e+00
 %128 = fcmp nsz contract ult double %124, 0.000000e+00
 %129 = select i1 %127, i1 true, i1 %128
 br i1 %129, label %132, label %130
130:
 %131 = phi double [ 0.000000e+00, %8 ], [ %220, %169 ], [ %220, %167 ]
 store double %131, ptr %0, align 8
 ret void
132:
 %133 = getelementptr i8, ptr %4, i64 120
 %134 = load double, ptr %133, align 8
 %135 = getelementptr i8, ptr %4, i64 128
 %136 = load double, ptr %135, align 8
 %137 = getelementptr i8, ptr %4, i64 136
 %138 = load double, ptr %137, align 8
 store double %134, ptr %5, align 8
 %139 = getelementptr i8, ptr %5, i64 8
 store double %136, ptr %139, align 8
 %140 = getelementptr i8, ptr %5, i64 16
 store double %138, ptr %140, align 8
 %141 = load double, ptr %135, align 8
 %142 = getelementptr i8, ptr %4, i64 144
 %143 = load double, ptr %142, align 8
 %144 = getelementptr i8, ptr %4, i64 152
 %145 = load double, ptr %144, align 8
 %146 = getelementptr i8, ptr %5, i64 24
 store double %141, ptr %146, align 8
 %147 = getelementptr i8, ptr %5, i64 32
 store double %143, ptr %147, align 8
 %148 = getelementptr i8, ptr %5, i64 40
 store double %145, ptr %148, align 8
 %149 = load double, ptr %137, align 8
 %150 = load double, ptr %144, align 8
 %151 = getelementptr i8, ptr %4, i64 160
 %152 = load double, ptr %151, align 8
 %153 = getelementptr i8, ptr %5, i64 48
 store double %149, ptr %153, align 8
 %154 = getelementptr i8, ptr %5, i64 56
 store double %150, ptr %154, align 8
 %155 = getelementptr i8, ptr %5, i64 64
 store double %152, ptr %155, align 8
 %156 = getelementptr i8, ptr %4, i64 192
 %157 = getelementptr i8, ptr %4, i64 200
 br label %170
158:
 %159 = getelementptr i8, ptr %4, i64 176
 %160 = load double, ptr %159, align 8
 call fastcc void @f10(ptr %9, ptr %5, ptr %6, double %160, ptr %7)
 br label %192
161:
 %162 = load double, ptr %7, align 8
 %163 = getelementptr i8, ptr %7, i64 8
 %164 = load double, ptr %163, align 8
 %165 = getelementptr i8, ptr %7, i64 16
 %166 = load double, ptr %165, align 8
 br label %202
167:
 %168 = fcmp nsz contract ogt double %220, 0.000000e+00
 br i1 %168, label %169, label %130
169:
 call fastcc void @f11(ptr %10, ptr %1, i64 %2, i64 %3, ptr %4, double %162, double %164, double %166)
 br label %130
170:
 %171 = phi i64 [ 0, %132 ], [ %172, %170 ]
 %172 = add nuw nsw i64 %171, 1
 %173 = getelementptr double, ptr %6, i64 %171
 %174 = load double, ptr %173, align 8
 %175 = mul nuw nsw i64 %171, 24
 %176 = getelementptr i8, ptr %5, i64 %175
 %177 = load double, ptr %176, align 8
 %178 = load double, ptr %125, align 8
 %179 = fmul nsz contract double %177, %178
 %180 = getelementptr i8, ptr %176, i64 8
 %181 = load double, ptr %180, align 8
 %182 = load double, ptr %156, align 8
 %183 = fmul nsz contract double %181, %182
 %184 = fadd nsz contract double %179, %183
 %185 = getelementptr i8, ptr %176, i64 16
 %186 = load double, ptr %185, align 8
 %187 = load double, ptr %157, align 8
 %188 = fmul nsz contract double %186, %187
 %189 = fadd nsz contract double %184, %188
 %190 = fsub nsz contract double %174, %189
 store double %190, ptr %173, align 8
 %191 = icmp eq i64 %172, 3
 br i1 %191, label %158, label %170
192:
 %193 = phi i64 [ 0, %158 ], [ %194, %192 ]
 %194 = add nuw nsw i64 %193, 1
 %195 = getelementptr double, ptr %4, i64 %193
 %196 = getelementptr i8, ptr %195, i64 184
 %197 = load double, ptr %196, align 8
 %198 = getelementptr double, ptr %7, i64 %193
 %199 = load double, ptr %198, align 8
 store double %199, ptr %196, align 8
 %200 = fsub nsz contract double %199, %197
 store double %200, ptr %198, align 8
 %201 = icmp eq i64 %194, 3
 br i1 %201, label %161, label %192
202:
 %203 = phi double [ 0.000000e+00, %161 ], [ %220, %202 ]
 %204 = phi i64 [ 0, %161 ], [ %205, %202 ]
 %205 = add nuw nsw i64 %204, 1
 %206 = mul nuw nsw i64 %204, 24
 %207 = getelementptr i8, ptr %5, i64 %206
 %208 = load double, ptr %207, align 8
 %209 = fmul nsz contract double %208, %162
 %210 = getelementptr i8, ptr %207, i64 8
 %211 = load double, ptr %210, align 8
 %212 = fmul nsz contract double %211, %164
 %213 = fadd nsz contract double %209, %212
 %214 = getelementptr i8, ptr %207, i64 16
 %215 = load double, ptr %214, align 8
 %216 = fmul nsz contract double %215, %166
 %217 = fadd nsz contract double %213, %216
 %218 = tail call nsz contract double @llvm.fabs.f64(double %217)
 %219 = fcmp nsz contract ogt double %218, %203
 %220 = select i1 %219, double %218, double %203
 %221 = icmp eq i64 %205, 3
 br i1 %221, label %167, label %202
}
define internal fastcc void @f10(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, double %3, ptr writeonly captures(none) initializes((0, 24)) %4) unnamed_addr {
5:
 %6 = getelementptr i8, ptr %4, i64 8
 %7 = getelementptr i8, ptr %4, i64 16
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %4, i8 0, i64 24, i1 false)
 %8 = load double, ptr %2, align 8
 %9 = fcmp nsz contract olt double %8, 0.000000e+00
 br i1 %9, label %11, label %10
10:
 store ptr null, ptr %0, align 8
 ret void
11:
 %12 = fcmp nsz contract ugt double %3, 0.000000e+00
 br i1 %12, label %17, label %13
13:
 %14 = fneg nsz contract double %8
 %15 = load double, ptr %1, align 8
 %16 = fdiv nsz contract double %14, %15
 store double %16, ptr %4, align 8
 br label %10
17:
 %18 = getelementptr i8, ptr %1, i64 8
 %19 = load double, ptr %18, align 8
 %20 = load double, ptr %1, align 8
 %21 = fdiv nsz contract double %19, %20
 %22 = getelementptr i8, ptr %1, i64 16
 %23 = load double, ptr %22, align 8
 %24 = fdiv nsz contract double %23, %20
 %25 = getelementptr i8, ptr %1, i64 32
 %26 = load double, ptr %25, align 8
 %27 = fmul nsz contract double %19, %21
 %28 = fsub nsz contract double %26, %27
 %29 = getelementptr i8, ptr %1, i64 40
 %30 = load double, ptr %29, align 8
 %31 = fmul nsz contract double %19, %24
 %32 = fsub nsz contract double %30, %31
 %33 = getelementptr i8, ptr %1, i64 64
 %34 = load double, ptr %33, align 8
 %35 = fmul nsz contract double %23, %24
 %36 = fsub nsz contract double %34, %35
 %37 = getelementptr i8, ptr %2, i64 8
 %38 = load double, ptr %37, align 8
 %39 = fmul nsz contract double %8, %21
 %40 = fsub nsz contract double %38, %39
 %41 = getelementptr i8, ptr %2, i64 16
 %42 = load double, ptr %41, align 8
 %43 = fmul nsz contract double %8, %24
 %44 = fsub nsz contract double %42, %43
 %45 = fadd nsz contract double %28, %36
 %46 = fmul nsz contract double %45, 0x3D719799812DEA11
 %47 = fmul nsz contract double %45, %46
 %48 = fmul nsz contract double %28, %36
 %49 = fmul nsz contract double %32, %32
 %50 = fsub nsz contract double %48, %49
 %51 = fcmp nsz contract ult double %47, %50
 br i1 %51, label %103, label %52
52:
 %53 = fcmp nsz contract oge double %28, %36
 %54 = select i1 %53, double %28, double %32
 %55 = select i1 %53, double %32, double %36
 %56 = fmul nsz contract double %54, %54
 %57 = fmul nsz contract double %55, %55
 %58 = fadd nsz contract double %56, %57
 %59 = fcmp nsz contract ogt double %58, 0.000000e+00
 br i1 %59, label %63, label %60
60:
 %61 = fneg nsz contract double %8
 %62 = fdiv nsz contract double %61, %20
 store double %62, ptr %4, align 8
 br label %10
63:
 %64 = tail call nsz contract double @llvm.sqrt.f64(double %58)
 %65 = fdiv nsz contract double %54, %64
 %66 = fdiv nsz contract double %55, %64
 %67 = fmul nsz contract double %19, %65
 %68 = fmul nsz contract double %23, %66
 %69 = fadd nsz contract double %67, %68
 %70 = fmul nsz contract double %38, %65
 %71 = fmul nsz contract double %42, %66
 %72 = fadd nsz contract double %70, %71
 %73 = fmul nsz contract double %8, %69
 %74 = fdiv nsz contract double %73, %20
 %75 = fsub nsz contract double %72, %74
 %76 = fneg nsz contract double %75
 %77 = fdiv nsz contract double %76, %45
 %78 = fmul nsz contract double %69, %77
 %79 = fadd nsz contract double %8, %78
 %80 = fneg nsz contract double %79
 %81 = fdiv nsz contract double %80, %20
 %82 = tail call nsz contract double @llvm.fabs.f64(double %77)
 %83 = fmul nsz contract double %3, %81
 %84 = fcmp nsz contract ogt double %82, %83
 br i1 %84, label %85, label %98
85:
 %86 = fcmp nsz contract ogt double %75, 0.000000e+00
 %87 = select i1 %86, double 1.000000e+00, double -1.000000e+00
 %88 = fmul nsz contract double %3, %87
 %89 = fmul nsz contract double %69, %88
 %90 = fsub nsz contract double %20, %89
 %91 = fcmp nsz contract ugt double %90, 0.000000e+00
 br i1 %91, label %92, label %103
92:
 %93 = fneg nsz contract double %8
 %94 = fdiv nsz contract double %93, %90
 %95 = fneg nsz contract double %87
 %96 = fmul nsz contract double %3, %95
 %97 = fmul nsz contract double %96, %94
 br label %98
98:
 %99 = phi double [ %97, %92 ], [ %77, %63 ]
 %100 = phi double [ %94, %92 ], [ %81, %63 ]
 %101 = fmul nsz contract double %65, %99
 %102 = fmul nsz contract double %66, %99
 store double %100, ptr %4, align 8
 store double %101, ptr %6, align 8
 store double %102, ptr %7, align 8
 br label %10
103:
 %104 = fmul nsz contract double %32, %44
 %105 = fmul nsz contract double %32, %40
 %106 = fmul nsz contract double %45, 0x3D06849B86A12B9B
 br label %169
107:
 store double %190, ptr %4, align 8
 store double %181, ptr %6, align 8
 store double %184, ptr %7, align 8
 br label %10
108:
 %109 = fcmp nsz contract ogt double %196, 0.000000e+00
 %110 = select i1 %109, double %172, double %170
 %111 = select i1 %109, double %170, double %171
 %112 = tail call nsz contract double @llvm.fabs.f64(double %196)
 %113 = fmul nsz contract double %194, 0x3D06849B86A12B9B
 %114 = fcmp nsz contract ugt double %112, %113
 %115 = fsub nsz contract double %111, %110
 %116 = fcmp nsz contract ugt double %115, %106
 %117 = select i1 %114, i1 %116, i1 false
 br i1 %117, label %118, label %159
118:
 %119 = fmul nsz contract double %176, %181
 %120 = fmul nsz contract double %32, %184
 %121 = fsub nsz contract double %120, %119
 %122 = fdiv nsz contract double %121, %178
 %123 = fmul nsz contract double %175, %184
 %124 = fmul nsz contract double %32, %181
 %125 = fsub nsz contract double %124, %123
 %126 = fdiv nsz contract double %125, %178
 %127 = fmul nsz contract double %122, %19
 %128 = fmul nsz contract double %126, %23
 %129 = fadd nsz contract double %127, %128
 %130 = fneg nsz contract double %129
 %131 = fdiv nsz contract double %130, %20
 %132 = fmul nsz contract double %3, %131
 %133 = fdiv nsz contract double %132, %194
 %134 = fmul nsz contract double %181, %122
 %135 = fmul nsz contract double %184, %126
 %136 = fadd nsz contract double %134, %135
 %137 = fmul nsz contract double %136, %195
 %138 = fmul nsz contract double %194, %194
 %139 = fmul nsz contract double %194, %138
 %140 = fdiv nsz contract double %137, %139
 %141 = fsub nsz contract double %133, %140
 %142 = fdiv nsz contract double %195, %194
 %143 = fadd nsz contract double %142, -1.000000e+00
 %144 = fdiv nsz contract double %143, %141
 %145 = fsub nsz contract double %170, %144
 %146 = fcmp nsz contract olt double %110, %145
 %147 = fcmp nsz contract olt double %145, %111
 %148 = select i1 %146, i1 %147, i1 false
 br i1 %148, label %156, label %149
149:
 %150 = fcmp nsz contract ueq double %111, 0x7FF0000000000000
 %151 = fadd nsz contract double %110, %111
 %152 = fmul nsz contract double %151, 5.000000e-01
 %153 = fmul nsz contract double %170, 4.000000e+00
 %154 = fadd nsz contract double %45, %153
 %155 = select i1 %150, double %154, double %152
 br label %156
156:
 %157 = phi double [ %145, %118 ], [ %155, %149 ]
 %158 = icmp samesign ugt i64 %173, 1
 br i1 %158, label %169, label %159
159:
 %160 = fcmp nsz contract olt double %190, 0.000000e+00
 %161 = select i1 %160, double 0.000000e+00, double %190
 store double %161, ptr %4, align 8
 %162 = fcmp nsz contract ogt double %193, 0.000000e+00
 br i1 %162, label %163, label %10
163:
 %164 = fmul nsz contract double %3, %161
 %165 = fmul nsz contract double %181, %164
 %166 = fdiv nsz contract double %165, %194
 %167 = fmul nsz contract double %184, %164
 %168 = fdiv nsz contract double %167, %194
 store double %166, ptr %6, align 8
 store double %168, ptr %7, align 8
 br label %10
169:
 %170 = phi double [ 0.000000e+00, %103 ], [ %157, %156 ]
 %171 = phi double [ 0x7FF0000000000000, %103 ], [ %111, %156 ]
 %172 = phi double [ 0.000000e+00, %103 ], [ %110, %156 ]
 %173 = phi i64 [ 60, %103 ], [ %174, %156 ]
 %174 = add nsw i64 %173, -1
 %175 = fadd nsz contract double %28, %170
 %176 = fadd nsz contract double %36, %170
 %177 = fmul nsz contract double %175, %176
 %178 = fsub nsz contract double %177, %49
 %179 = fmul nsz contract double %40, %176
 %180 = fsub nsz contract double %104, %179
 %181 = fdiv nsz contract double %180, %178
 %182 = fmul nsz contract double %44, %175
 %183 = fsub nsz contract double %105, %182
 %184 = fdiv nsz contract double %183, %178
 %185 = fmul nsz contract double %181, %19
 %186 = fadd nsz contract double %8, %185
 %187 = fmul nsz contract double %184, %23
 %188 = fadd nsz contract double %186, %187
 %189 = fneg nsz contract double %188
 %190 = fdiv nsz contract double %189, %20
 %191 = fmul nsz contract double %181, %181
 %192 = fmul nsz contract double %184, %184
 %193 = fadd nsz contract double %191, %192
 %194 = tail call nsz contract double @llvm.sqrt.f64(double %193)
 %195 = fmul nsz contract double %3, %190
 %196 = fsub nsz contract double %195, %194
 %197 = fcmp nsz contract oeq double %170, 0.000000e+00
 %198 = fcmp nsz contract oge double %196, 0.000000e+00
 %199 = select i1 %197, i1 %198, i1 false
 br i1 %199, label %107, label %108
}
define internal fastcc void @f11(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr captures(none) %1, i64 %2, i64 %3, ptr readonly captures(none) %4, double %5, double %6, double %7) unnamed_addr {
8:
 %9 = load double, ptr %4, align 8
 %10 = fmul nsz contract double %5, %9
 %11 = getelementptr i8, ptr %4, i64 24
 %12 = load double, ptr %11, align 8
 %13 = fmul nsz contract double %6, %12
 %14 = fadd nsz contract double %10, %13
 %15 = getelementptr i8, ptr %4, i64 48
 %16 = load double, ptr %15, align 8
 %17 = fmul nsz contract double %7, %16
 %18 = fadd nsz contract double %14, %17
 %19 = getelementptr i8, ptr %4, i64 8
 %20 = load double, ptr %19, align 8
 %21 = fmul nsz contract double %5, %20
 %22 = getelementptr i8, ptr %4, i64 32
 %23 = load double, ptr %22, align 8
 %24 = fmul nsz contract double %6, %23
 %25 = fadd nsz contract double %21, %24
 %26 = getelementptr i8, ptr %4, i64 56
 %27 = load double, ptr %26, align 8
 %28 = fmul nsz contract double %7, %27
 %29 = fadd nsz contract double %25, %28
 %30 = getelementptr i8, ptr %4, i64 16
 %31 = load double, ptr %30, align 8
 %32 = fmul nsz contract double %5, %31
 %33 = getelementptr i8, ptr %4, i64 40
 %34 = load double, ptr %33, align 8
 %35 = fmul nsz contract double %6, %34
 %36 = fadd nsz contract double %32, %35
 %37 = getelementptr i8, ptr %4, i64 64
 %38 = load double, ptr %37, align 8
 %39 = fmul nsz contract double %7, %38
 %40 = fadd nsz contract double %36, %39
 %41 = getelementptr i8, ptr %4, i64 208
 %42 = load double, ptr %41, align 8
 %43 = fptosi double %42 to i64
 %44 = icmp slt i64 %43, 0
 %45 = select i1 %44, i64 %2, i64 0
 %46 = add i64 %45, %43
 %47 = mul i64 %46, %3
 %48 = getelementptr double, ptr %1, i64 %47
 %49 = getelementptr i8, ptr %4, i64 72
 %50 = load double, ptr %49, align 8
 %51 = getelementptr i8, ptr %4, i64 80
 %52 = load double, ptr %51, align 8
 %53 = getelementptr i8, ptr %4, i64 88
 %54 = load double, ptr %53, align 8
 %55 = getelementptr i8, ptr %48, i64 48
 %56 = load double, ptr %55, align 8
 %57 = load double, ptr %48, align 8
 %58 = fmul nsz contract double %18, %56
 %59 = fsub nsz contract double %57, %58
 store double %59, ptr %48, align 8
 %60 = getelementptr i8, ptr %48, i64 8
 %61 = load double, ptr %60, align 8
 %62 = fmul nsz contract double %29, %56
 %63 = fsub nsz contract double %61, %62
 store double %63, ptr %60, align 8
 %64 = getelementptr i8, ptr %48, i64 16
 %65 = load double, ptr %64, align 8
 %66 = fmul nsz contract double %40, %56
 %67 = fsub nsz contract double %65, %66
 store double %67, ptr %64, align 8
 %68 = fmul nsz contract double %40, %52
 %69 = fmul nsz contract double %29, %54
 %70 = fsub nsz contract double %69, %68
 %71 = fmul nsz contract double %18, %54
 %72 = fmul nsz contract double %40, %50
 %73 = fsub nsz contract double %72, %71
 %74 = fmul nsz contract double %29, %50
 %75 = fmul nsz contract double %18, %52
 %76 = fsub nsz contract double %75, %74
 %77 = getelementptr i8, ptr %48, i64 24
 %78 = load double, ptr %77, align 8
 %79 = getelementptr i8, ptr %48, i64 56
 %80 = load double, ptr %79, align 8
 %81 = fmul nsz contract double %70, %80
 %82 = getelementptr i8, ptr %48, i64 80
 %83 = load double, ptr %82, align 8
 %84 = fmul nsz contract double %73, %83
 %85 = fadd nsz contract double %81, %84
 %86 = getelementptr i8, ptr %48, i64 88
 %87 = load double, ptr %86, align 8
 %88 = fmul nsz contract double %76, %87
 %89 = fadd nsz contract double %85, %88
 %90 = fadd nsz contract double %78, %89
 store double %90, ptr %77, align 8
 %91 = getelementptr i8, ptr %48, i64 32
 %92 = load double, ptr %91, align 8
 %93 = fmul nsz contract double %70, %83
 %94 = getelementptr i8, ptr %48, i64 64
 %95 = load double, ptr %94, align 8
 %96 = fmul nsz contract double %73, %95
 %97 = fadd nsz contract double %93, %96
 %98 = getelementptr i8, ptr %48, i64 96
 %99 = load double, ptr %98, align 8
 %100 = fmul nsz contract double %76, %99
 %101 = fadd nsz contract double %97, %100
 %102 = fadd nsz contract double %92, %101
 store double %102, ptr %91, align 8
 %103 = getelementptr i8, ptr %48, i64 40
 %104 = load double, ptr %103, align 8
 %105 = fmul nsz contract double %70, %87
 %106 = fmul nsz contract double %73, %99
 %107 = fadd nsz contract double %105, %106
 %108 = getelementptr i8, ptr %48, i64 72
 %109 = load double, ptr %108, align 8
 %110 = fmul nsz contract double %76, %109
 %111 = fadd nsz contract double %107, %110
 %112 = fadd nsz contract double %104, %111
 store double %112, ptr %103, align 8
 %113 = getelementptr i8, ptr %4, i64 216
 %114 = load double, ptr %113, align 8
 %115 = fptosi double %114 to i64
 %116 = icmp slt i64 %115, 0
 %117 = select i1 %116, i64 %2, i64 0
 %118 = add i64 %117, %115
 %119 = mul i64 %118, %3
 %120 = getelementptr double, ptr %1, i64 %119
 %121 = getelementptr i8, ptr %4, i64 96
 %122 = load double, ptr %121, align 8
 %123 = getelementptr i8, ptr %4, i64 104
 %124 = load double, ptr %123, align 8
 %125 = getelementptr i8, ptr %4, i64 112
 %126 = load double, ptr %125, align 8
 %127 = getelementptr i8, ptr %120, i64 48
 %128 = load double, ptr %127, align 8
 %129 = load double, ptr %120, align 8
 %130 = fmul nsz contract double %18, %128
 %131 = fadd nsz contract double %129, %130
 store double %131, ptr %120, align 8
 %132 = getelementptr i8, ptr %120, i64 8
 %133 = load double, ptr %132, align 8
 %134 = fmul nsz contract double %29, %128
 %135 = fadd nsz contract double %134, %133
 store double %135, ptr %132, align 8
 %136 = getelementptr i8, ptr %120, i64 16
 %137 = load double, ptr %136, align 8
 %138 = fmul nsz contract double %40, %128
 %139 = fadd nsz contract double %138, %137
 store double %139, ptr %136, align 8
 %140 = fmul nsz contract double %40, %124
 %141 = fmul nsz contract double %29, %126
 %142 = fsub nsz contract double %140, %141
 %143 = fmul nsz contract double %18, %126
 %144 = fmul nsz contract double %40, %122
 %145 = fsub nsz contract double %143, %144
 %146 = fmul nsz contract double %29, %122
 %147 = fmul nsz contract double %18, %124
 %148 = fsub nsz contract double %146, %147
 %149 = getelementptr i8, ptr %120, i64 24
 %150 = load double, ptr %149, align 8
 %151 = getelementptr i8, ptr %120, i64 56
 %152 = load double, ptr %151, align 8
 %153 = fmul nsz contract double %142, %152
 %154 = getelementptr i8, ptr %120, i64 80
 %155 = load double, ptr %154, align 8
 %156 = fmul nsz contract double %145, %155
 %157 = fadd nsz contract double %153, %156
 %158 = getelementptr i8, ptr %120, i64 88
 %159 = load double, ptr %158, align 8
 %160 = fmul nsz contract double %148, %159
 %161 = fadd nsz contract double %157, %160
 %162 = fadd nsz contract double %150, %161
 store double %162, ptr %149, align 8
 %163 = getelementptr i8, ptr %120, i64 32
 %164 = load double, ptr %163, align 8
 %165 = fmul nsz contract double %142, %155
 %166 = getelementptr i8, ptr %120, i64 64
 %167 = load double, ptr %166, align 8
 %168 = fmul nsz contract double %145, %167
 %169 = fadd nsz contract double %165, %168
 %170 = getelementptr i8, ptr %120, i64 96
 %171 = load double, ptr %170, align 8
 %172 = fmul nsz contract double %148, %171
 %173 = fadd nsz contract double %169, %172
 %174 = fadd nsz contract double %164, %173
 store double %174, ptr %163, align 8
 %175 = getelementptr i8, ptr %120, i64 40
 %176 = load double, ptr %175, align 8
 %177 = fmul nsz contract double %142, %159
 %178 = fmul nsz contract double %145, %171
 %179 = fadd nsz contract double %177, %178
 %180 = getelementptr i8, ptr %120, i64 72
 %181 = load double, ptr %180, align 8
 %182 = fmul nsz contract double %148, %181
 %183 = fadd nsz contract double %179, %182
 %184 = fadd nsz contract double %176, %183
 store double %184, ptr %175, align 8
 store ptr null, ptr %0, align 8
 ret void
}
define internal fastcc range(i32 0, 2) i32 @f12(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, double %2, ptr writeonly captures(none) %3) unnamed_addr {
4:
 %5 = fmul nsz contract double %2, %2
 %6 = load double, ptr %1, align 8
 %7 = fmul nsz contract double %6, %6
 %8 = getelementptr i8, ptr %1, i64 8
 %9 = load double, ptr %8, align 8
 %10 = fmul nsz contract double %9, %9
 %11 = fadd nsz contract double %7, %10
 %12 = getelementptr i8, ptr %1, i64 16
 %13 = load double, ptr %12, align 8
 %14 = fmul nsz contract double %13, %13
 %15 = fadd nsz contract double %11, %14
 %16 = fmul nsz contract double %5, %15
 %17 = fcmp nsz contract ogt double %16, 6.250000e-02
 br i1 %17, label %18, label %39
18:
 %19 = phi i64 [ %22, %18 ], [ 0, %4 ]
 %20 = phi double [ %21, %18 ], [ %16, %4 ]
 %21 = fmul nsz contract double %20, 2.500000e-01
 %22 = add nuw nsw i64 %19, 1
 %23 = fcmp nsz contract ogt double %21, 6.250000e-02
 %24 = icmp samesign ult i64 %19, 59
 %25 = select i1 %23, i1 %24, i1 false
 br i1 %25, label %18, label %26
26:
 %27 = phi double [ %33, %26 ], [ 1.000000e+00, %18 ]
 %28 = phi double [ %35, %26 ], [ 5.000000e-01, %18 ]
 %29 = phi i64 [ %34, %26 ], [ %22, %18 ]
 %30 = and i64 %29, 1
 %31 = icmp eq i64 %30, 0
 %32 = fmul nsz contract double %27, %28
 %33 = select i1 %31, double %27, double %32
 %34 = lshr i64 %29, 1
 %35 = fmul nsz contract double %28, %28
 %36 = icmp eq i64 %34, 0
 br i1 %36, label %39, label %26
37:
 store double %96, ptr %80, align 8
 store double %97, ptr %3, align 8
 store double %98, ptr %78, align 8
 store double %99, ptr %79, align 8
 br label %38
38:
 store ptr null, ptr %0, align 8
 ret i32 0
39:
 %40 = phi double [ %16, %4 ], [ %21, %26 ]
 %41 = phi i64 [ 0, %4 ], [ %22, %26 ]
 %42 = phi double [ 1.000000e+00, %4 ], [ %33, %26 ]
 %43 = fmul nsz contract double %2, 5.000000e-01
 %44 = fmul nsz contract double %40, 2.500000e-01
 %45 = fdiv nsz contract double %44, 6.000000e+00
 %46 = fdiv nsz contract double %44, 2.000000e+01
 %47 = fdiv nsz contract double %44, 4.200000e+01
 %48 = fdiv nsz contract double %44, 7.200000e+01
 %49 = fdiv nsz contract double %44, 1.100000e+02
 %50 = fsub nsz contract double 1.000000e+00, %49
 %51 = fmul nsz contract double %48, %50
 %52 = fsub nsz contract double 1.000000e+00, %51
 %53 = fmul nsz contract double %47, %52
 %54 = fsub nsz contract double 1.000000e+00, %53
 %55 = fmul nsz contract double %46, %54
 %56 = fsub nsz contract double 1.000000e+00, %55
 %57 = fmul nsz contract double %45, %56
 %58 = fsub nsz contract double 1.000000e+00, %57
 %59 = fmul nsz contract double %43, %58
 %60 = fmul nsz contract double %44, 5.000000e-01
 %61 = fdiv nsz contract double %44, 1.200000e+01
 %62 = fdiv nsz contract double %44, 3.000000e+01
 %63 = fdiv nsz contract double %44, 5.600000e+01
 %64 = fdiv nsz contract double %44, 9.000000e+01
 %65 = fsub nsz contract double 1.000000e+00, %64
 %66 = fmul nsz contract double %63, %65
 %67 = fsub nsz contract double 1.000000e+00, %66
 %68 = fmul nsz contract double %62, %67
 %69 = fsub nsz contract double 1.000000e+00, %68
 %70 = fmul nsz contract double %61, %69
 %71 = fsub nsz contract double 1.000000e+00, %70
 %72 = fmul nsz contract double %60, %71
 %73 = fsub nsz contract double 1.000000e+00, %72
 %74 = fmul nsz contract double %42, %59
 %75 = fmul nsz contract double %6, %74
 %76 = fmul nsz contract double %9, %74
 %77 = fmul nsz contract double %13, %74
 store double %75, ptr %3, align 8
 %78 = getelementptr i8, ptr %3, i64 8
 store double %76, ptr %78, align 8
 %79 = getelementptr i8, ptr %3, i64 16
 store double %77, ptr %79, align 8
 %80 = getelementptr i8, ptr %3, i64 24
 store double %73, ptr %80, align 8
 %81 = icmp eq i64 %41, 0
 br i1 %81, label %38, label %82
82:
 %83 = phi double [ %99, %82 ], [ %77, %39 ]
 %84 = phi double [ %98, %82 ], [ %76, %39 ]
 %85 = phi double [ %97, %82 ], [ %75, %39 ]
 %86 = phi double [ %96, %82 ], [ %73, %39 ]
 %87 = phi i64 [ %88, %82 ], [ %41, %39 ]
 %88 = add nsw i64 %87, -1
 %89 = fmul nsz contract double %86, 2.000000e+00
 %90 = fmul nsz contract double %86, %86
 %91 = fmul nsz contract double %85, %85
 %92 = fmul nsz contract double %84, %84
 %93 = fadd nsz contract double %91, %92
 %94 = fmul nsz contract double %83, %83
 %95 = fadd nsz contract double %93, %94
 %96 = fsub nsz contract double %90, %95
 %97 = fmul nsz contract double %89, %85
 %98 = fmul nsz contract double %89, %84
 %99 = fmul nsz contract double %89, %83
 %100 = icmp samesign ugt i64 %87, 1
 br i1 %100, label %82, label %37
}
define internal fastcc range(i32 0, 2) i32 @f13(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, double %3) unnamed_addr {
4:
 %5 = alloca i8, align 1
 %6 = alloca ptr, align 8
 %7 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %8 = load i64, ptr %7, align 1
 %9 = getelementptr inbounds nuw i8, ptr %2, i64 184
 %10 = load i64, ptr %9, align 1
 %11 = sub i64 0, %10
 %12 = icmp eq i64 %8, %11
 br i1 %12, label %581, label %13
13:
 %14 = getelementptr inbounds nuw i8, ptr %1, i64 96
 %15 = load i64, ptr %14, align 1
 %16 = icmp sgt i64 %15, 0
 br i1 %16, label %17, label %569
17:
 %18 = getelementptr inbounds nuw i8, ptr %2, i64 192
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 544
 %20 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 688
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 696
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 712
 %25 = getelementptr inbounds nuw i8, ptr %2, i64 128
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 720
 %27 = getelementptr inbounds nuw i8, ptr %2, i64 728
 %28 = getelementptr inbounds nuw i8, ptr %2, i64 816
 %29 = getelementptr inbounds nuw i8, ptr %2, i64 824
 %30 = getelementptr inbounds nuw i8, ptr %2, i64 832
 %31 = icmp slt i64 %8, 1
 %32 = icmp slt i64 %10, 1
 %33 = mul nsw i64 %8, 3
 %34 = fmul nsz contract double %3, 1.000000e-09
 %35 = getelementptr inbounds nuw i8, ptr %2, i64 496
 %36 = getelementptr inbounds nuw i8, ptr %2, i64 168
 %37 = getelementptr inbounds nuw i8, ptr %2, i64 504
 %38 = getelementptr inbounds nuw i8, ptr %2, i64 512
 %39 = getelementptr inbounds nuw i8, ptr %2, i64 536
 %40 = add nsw i64 %10, %8
 %41 = icmp slt i64 %40, 1
 %42 = shl nsw i64 %8, 1
 %43 = fneg nsz contract double %3
 br label %44
44:
 %45 = phi i64 [ %257, %565 ], [ 0, %17 ]
 %46 = phi i64 [ %566, %565 ], [ 6, %17 ]
 %47 = load i64, ptr %18, align 1
 %48 = and i64 %45, 1
 %49 = icmp eq i64 %48, 0
 %50 = load i64, ptr %19, align 1
 %51 = load i64, ptr %20, align 1
 %52 = inttoptr i64 %50 to ptr
 %53 = load i64, ptr %21, align 1
 %54 = load i64, ptr %22, align 1
 %55 = inttoptr i64 %53 to ptr
 %56 = load i64, ptr %23, align 1
 %57 = inttoptr i64 %56 to ptr
 %58 = load i64, ptr %24, align 1
 %59 = load i64, ptr %25, align 1
 %60 = inttoptr i64 %58 to ptr
 %61 = load i64, ptr %26, align 1
 %62 = inttoptr i64 %61 to ptr
 %63 = load i64, ptr %27, align 1
 %64 = inttoptr i64 %63 to ptr
 %65 = load i64, ptr %28, align 1
 %66 = inttoptr i64 %65 to ptr
 %67 = load i64, ptr %29, align 1
 %68 = inttoptr i64 %67 to ptr
 %69 = load i64, ptr %30, align 1
 %70 = inttoptr i64 %69 to ptr
 br i1 %31, label %106, label %71
71:
 %72 = icmp slt i64 %47, 1
 br label %121
73:
 %74 = getelementptr double, ptr %55, i64 %131
 %75 = load double, ptr %74, align 8
 %76 = fcmp nsz contract ult double %75, 0.000000e+00
 br i1 %76, label %135, label %118
77:
 %78 = add nuw nsw i64 %137, 1
 %79 = icmp eq i64 %78, 3
 br i1 %79, label %80, label %136
80:
 %81 = select i1 %129, i64 %51, i64 0
 %82 = getelementptr double, ptr %52, i64 %127
 %83 = getelementptr double, ptr %82, i64 %81
 %84 = load double, ptr %83, align 8
 call fastcc void @f10(ptr %6, ptr %68, ptr %70, double %84, ptr %66)
 br label %169
85:
 %86 = add nuw nsw i64 %184, 1
 %87 = tail call nsz contract double @llvm.fabs.f64(double %196)
 %88 = fcmp nsz contract ogt double %87, %183
 %89 = select i1 %88, double %87, double %183
 %90 = icmp eq i64 %86, 3
 br i1 %90, label %198, label %182
91:
 %92 = add nsw i64 %199, %128
 %93 = icmp slt i64 %92, 0
 %94 = select i1 %93, i64 %54, i64 0
 %95 = getelementptr double, ptr %57, i64 %92
 %96 = getelementptr double, ptr %95, i64 %94
 %97 = load double, ptr %96, align 8
 %98 = fadd nsz contract double %202, %97
 store double %98, ptr %96, align 8
 br i1 %72, label %104, label %99
99:
 %100 = select i1 %93, i64 %59, i64 0
 %101 = add i64 %100, %92
 %102 = mul i64 %101, %59
 %103 = getelementptr double, ptr %60, i64 %102
 br label %204
104:
 %105 = icmp eq i64 %200, 3
 br i1 %105, label %118, label %198
106:
 %107 = phi double [ 0.000000e+00, %44 ], [ %119, %118 ]
 br i1 %32, label %255, label %108
108:
 %109 = icmp slt i64 %47, 1
 br label %215
110:
 %111 = tail call nsz contract double @llvm.fabs.f64(double %243)
 %112 = fmul nsz contract double %232, %111
 %113 = fcmp nsz contract ogt double %112, %216
 %114 = select i1 %113, double %112, double %216
 store double %242, ptr %223, align 8
 br i1 %109, label %115, label %245
115:
 %116 = phi double [ %216, %215 ], [ %114, %110 ], [ %114, %245 ]
 %117 = icmp eq i64 %218, %10
 br i1 %117, label %255, label %215
118:
 %119 = phi double [ %122, %73 ], [ %89, %104 ]
 %120 = icmp eq i64 %124, %8
 br i1 %120, label %106, label %121
121:
 %122 = phi double [ 0.000000e+00, %71 ], [ %119, %118 ]
 %123 = phi i64 [ 0, %71 ], [ %124, %118 ]
 %124 = add nuw nsw i64 %123, 1
 %125 = xor i64 %123, -1
 %126 = add nsw i64 %8, %125
 %127 = select i1 %49, i64 %123, i64 %126
 %128 = mul nsw i64 %127, 3
 %129 = icmp slt i64 %127, 0
 %130 = select i1 %129, i64 %54, i64 0
 %131 = add i64 %130, %128
 %132 = getelementptr double, ptr %57, i64 %131
 %133 = load double, ptr %132, align 8
 %134 = fcmp nsz contract oeq double %133, 0.000000e+00
 br i1 %134, label %73, label %135
135:
 br label %136
136:
 %137 = phi i64 [ %78, %77 ], [ 0, %135 ]
 %138 = add nsw i64 %137, %128
 %139 = icmp slt i64 %138, 0
 %140 = select i1 %139, i64 %54, i64 0
 %141 = getelementptr double, ptr %55, i64 %138
 %142 = getelementptr double, ptr %141, i64 %140
 %143 = load double, ptr %142, align 8
 %144 = getelementptr double, ptr %70, i64 %137
 %145 = select i1 %139, i64 %59, i64 0
 %146 = add i64 %145, %138
 %147 = mul i64 %146, %59
 %148 = getelementptr double, ptr %60, i64 %147
 store double %143, ptr %144, align 8
 %149 = mul nuw nsw i64 %137, 24
 %150 = getelementptr i8, ptr %68, i64 %149
 br label %151
151:
 %152 = phi i64 [ 0, %136 ], [ %153, %151 ]
 %153 = add nuw nsw i64 %152, 1
 %154 = add nsw i64 %152, %128
 %155 = icmp slt i64 %154, 0
 %156 = select i1 %155, i64 %59, i64 0
 %157 = getelementptr double, ptr %148, i64 %154
 %158 = getelementptr double, ptr %157, i64 %156
 %159 = load double, ptr %158, align 8
 %160 = getelementptr double, ptr %150, i64 %152
 store double %159, ptr %160, align 8
 %161 = load double, ptr %144, align 8
 %162 = select i1 %155, i64 %54, i64 0
 %163 = getelementptr double, ptr %57, i64 %154
 %164 = getelementptr double, ptr %163, i64 %162
 %165 = load double, ptr %164, align 8
 %166 = fmul nsz contract double %159, %165
 %167 = fsub nsz contract double %161, %166
 store double %167, ptr %144, align 8
 %168 = icmp eq i64 %153, 3
 br i1 %168, label %77, label %151
169:
 %170 = phi i64 [ 0, %80 ], [ %171, %169 ]
 %171 = add nuw nsw i64 %170, 1
 %172 = getelementptr double, ptr %66, i64 %170
 %173 = load double, ptr %172, align 8
 %174 = add nsw i64 %170, %128
 %175 = icmp slt i64 %174, 0
 %176 = select i1 %175, i64 %54, i64 0
 %177 = getelementptr double, ptr %57, i64 %174
 %178 = getelementptr double, ptr %177, i64 %176
 %179 = load double, ptr %178, align 8
 %180 = fsub nsz contract double %173, %179
 store double %180, ptr %172, align 8
 %181 = icmp eq i64 %171, 3
 br i1 %181, label %182, label %169
182:
 %183 = phi double [ %89, %85 ], [ %122, %169 ]
 %184 = phi i64 [ %86, %85 ], [ 0, %169 ]
 %185 = mul nuw nsw i64 %184, 24
 %186 = getelementptr i8, ptr %68, i64 %185
 br label %187
187:
 %188 = phi double [ 0.000000e+00, %182 ], [ %196, %187 ]
 %189 = phi i64 [ 0, %182 ], [ %190, %187 ]
 %190 = add nuw nsw i64 %189, 1
 %191 = getelementptr double, ptr %186, i64 %189
 %192 = load double, ptr %191, align 8
 %193 = getelementptr double, ptr %66, i64 %189
 %194 = load double, ptr %193, align 8
 %195 = fmul nsz contract double %192, %194
 %196 = fadd nsz contract double %188, %195
 %197 = icmp eq i64 %190, 3
 br i1 %197, label %85, label %187
198:
 %199 = phi i64 [ %200, %104 ], [ 0, %85 ]
 %200 = add nuw nsw i64 %199, 1
 %201 = getelementptr double, ptr %66, i64 %199
 %202 = load double, ptr %201, align 8
 %203 = fcmp nsz contract une double %202, 0.000000e+00
 br i1 %203, label %91, label %104
204:
 %205 = phi i64 [ 0, %99 ], [ %206, %204 ]
 %206 = add nuw nsw i64 %205, 1
 %207 = getelementptr double, ptr %55, i64 %205
 %208 = load double, ptr %207, align 8
 %209 = getelementptr double, ptr %103, i64 %205
 %210 = load double, ptr %209, align 8
 %211 = load double, ptr %201, align 8
 %212 = fmul nsz contract double %210, %211
 %213 = fadd nsz contract double %208, %212
 store double %213, ptr %207, align 8
 %214 = icmp eq i64 %47, %206
 br i1 %214, label %104, label %204
215:
 %216 = phi double [ %107, %108 ], [ %116, %115 ]
 %217 = phi i64 [ 0, %108 ], [ %218, %115 ]
 %218 = add nuw nsw i64 %217, 1
 %219 = add nsw i64 %217, %33
 %220 = icmp slt i64 %219, 0
 %221 = select i1 %220, i64 %54, i64 0
 %222 = add i64 %221, %219
 %223 = getelementptr double, ptr %57, i64 %222
 %224 = load double, ptr %223, align 8
 %225 = getelementptr double, ptr %55, i64 %222
 %226 = load double, ptr %225, align 8
 %227 = select i1 %220, i64 %59, i64 0
 %228 = add i64 %227, %219
 %229 = mul i64 %228, %59
 %230 = getelementptr double, ptr %60, i64 %229
 %231 = getelementptr double, ptr %230, i64 %228
 %232 = load double, ptr %231, align 8
 %233 = fdiv nsz contract double %226, %232
 %234 = fsub nsz contract double %224, %233
 %235 = getelementptr double, ptr %62, i64 %217
 %236 = load double, ptr %235, align 8
 %237 = fcmp nsz contract ogt double %236, %234
 %238 = select i1 %237, double %236, double %234
 %239 = getelementptr double, ptr %64, i64 %217
 %240 = load double, ptr %239, align 8
 %241 = fcmp nsz contract olt double %240, %238
 %242 = select i1 %241, double %240, double %238
 %243 = fsub nsz contract double %242, %224
 %244 = fcmp nsz contract une double %243, 0.000000e+00
 br i1 %244, label %110, label %115
245:
 %246 = phi i64 [ %247, %245 ], [ 0, %110 ]
 %247 = add nuw nsw i64 %246, 1
 %248 = getelementptr double, ptr %55, i64 %246
 %249 = load double, ptr %248, align 8
 %250 = getelementptr double, ptr %230, i64 %246
 %251 = load double, ptr %250, align 8
 %252 = fmul nsz contract double %243, %251
 %253 = fadd nsz contract double %249, %252
 store double %253, ptr %248, align 8
 %254 = icmp eq i64 %47, %247
 br i1 %254, label %115, label %245
255:
 %256 = phi double [ %107, %106 ], [ %116, %115 ]
 %257 = add nuw nsw i64 %45, 1
 %258 = fcmp nsz contract ole double %256, %3
 %259 = icmp eq i64 %257, %46
 %260 = select i1 %258, i1 true, i1 %259
 br i1 %260, label %261, label %565
261:
 %262 = fcmp nsz contract ogt double %256, %34
 br i1 %262, label %263, label %564
263:
 %264 = shl nsw i64 %46, 1
 %265 = load i64, ptr %18, align 1
 %266 = load i64, ptr %21, align 1
 %267 = load i64, ptr %22, align 1
 %268 = inttoptr i64 %266 to ptr
 %269 = load i64, ptr %23, align 1
 %270 = inttoptr i64 %269 to ptr
 %271 = load i64, ptr %24, align 1
 %272 = load i64, ptr %25, align 1
 %273 = inttoptr i64 %271 to ptr
 %274 = load i64, ptr %26, align 1
 %275 = inttoptr i64 %274 to ptr
 %276 = load i64, ptr %27, align 1
 %277 = inttoptr i64 %276 to ptr
 %278 = load i64, ptr %35, align 1
 %279 = load i64, ptr %36, align 1
 %280 = inttoptr i64 %278 to ptr
 %281 = load i64, ptr %37, align 1
 %282 = shl nsw i64 %279, 1
 %283 = add nsw i64 %282, 3
 %284 = inttoptr i64 %281 to ptr
 %285 = load i64, ptr %38, align 1
 %286 = inttoptr i64 %285 to ptr
 %287 = load i64, ptr %19, align 1
 %288 = inttoptr i64 %287 to ptr
 %289 = load i64, ptr %39, align 1
 %290 = inttoptr i64 %289 to ptr
 br i1 %31, label %337, label %358
291:
 %292 = add nsw i64 %359, 3
 %293 = load i64, ptr %36, align 1
 %294 = icmp sgt i64 %292, %293
 br i1 %294, label %590, label %295
295:
 %296 = icmp slt i64 %359, 0
 %297 = select i1 %296, i64 %283, i64 0
 %298 = getelementptr i64, ptr %284, i64 %359
 %299 = getelementptr i64, ptr %298, i64 %297
 store i64 %362, ptr %299, align 8
 %300 = add nsw i64 %359, 1
 %301 = getelementptr double, ptr %288, i64 %360
 %302 = load double, ptr %301, align 8
 %303 = fcmp nsz contract ogt double %302, 0.000000e+00
 br i1 %303, label %304, label %352
304:
 %305 = add nuw nsw i64 %362, 1
 %306 = getelementptr double, ptr %270, i64 %305
 %307 = load double, ptr %306, align 8
 br label %308
308:
 %309 = phi double [ %315, %308 ], [ 1.000000e+00, %304 ]
 %310 = phi double [ %317, %308 ], [ %307, %304 ]
 %311 = phi i64 [ %316, %308 ], [ 2, %304 ]
 %312 = and i64 %311, 1
 %313 = icmp eq i64 %312, 0
 %314 = fmul nsz contract double %309, %310
 %315 = select i1 %313, double %309, double %314
 %316 = lshr i64 %311, 1
 %317 = fmul nsz contract double %310, %310
 %318 = icmp eq i64 %316, 0
 br i1 %318, label %366, label %308
319:
 %320 = fadd nsz contract double %391, %405
 %321 = tail call nsz contract double @llvm.sqrt.f64(double %320)
 %322 = mul i64 %360, 72
 %323 = getelementptr i8, ptr %290, i64 %322
 %324 = load double, ptr %323, align 8
 %325 = fmul nsz contract double %324, 1.000000e-01
 %326 = fmul nsz contract double %364, %325
 %327 = fcmp nsz contract ogt double %321, %326
 br i1 %327, label %590, label %328
328:
 %329 = icmp slt i64 %359, -1
 %330 = select i1 %329, i64 %283, i64 0
 %331 = getelementptr i64, ptr %284, i64 %300
 %332 = getelementptr i64, ptr %331, i64 %330
 store i64 %305, ptr %332, align 8
 %333 = icmp slt i64 %359, -2
 %334 = select i1 %333, i64 %283, i64 0
 %335 = getelementptr i8, ptr %298, i64 16
 %336 = getelementptr i64, ptr %335, i64 %334
 store i64 %367, ptr %336, align 8
 br label %352
337:
 %338 = phi i64 [ 0, %263 ], [ %353, %352 ]
 br i1 %32, label %487, label %415
339:
 %340 = getelementptr double, ptr %277, i64 %417
 %341 = load double, ptr %340, align 8
 %342 = fcmp nsz contract olt double %426, %341
 br i1 %342, label %343, label %355
343:
 %344 = load i64, ptr %36, align 1
 %345 = icmp slt i64 %416, %344
 br i1 %345, label %346, label %590
346:
 %347 = icmp slt i64 %416, 0
 %348 = select i1 %347, i64 %283, i64 0
 %349 = getelementptr i64, ptr %284, i64 %416
 %350 = getelementptr i64, ptr %349, i64 %348
 store i64 %421, ptr %350, align 8
 %351 = add nsw i64 %416, 1
 br label %355
352:
 %353 = phi i64 [ %359, %358 ], [ %292, %328 ], [ %300, %295 ]
 %354 = icmp eq i64 %8, %361
 br i1 %354, label %337, label %358
355:
 %356 = phi i64 [ %416, %415 ], [ %351, %346 ], [ %416, %339 ]
 %357 = icmp eq i64 %418, %10
 br i1 %357, label %487, label %415
358:
 %359 = phi i64 [ %353, %352 ], [ 0, %263 ]
 %360 = phi i64 [ %361, %352 ], [ 0, %263 ]
 %361 = add nuw nsw i64 %360, 1
 %362 = mul nuw nsw i64 %360, 3
 %363 = getelementptr double, ptr %270, i64 %362
 %364 = load double, ptr %363, align 8
 %365 = fcmp nsz contract ugt double %364, 0.000000e+00
 br i1 %365, label %291, label %352
366:
 %367 = add nuw nsw i64 %362, 2
 %368 = getelementptr double, ptr %270, i64 %367
 %369 = load double, ptr %368, align 8
 br label %370
370:
 %371 = phi double [ %377, %370 ], [ 1.000000e+00, %366 ]
 %372 = phi double [ %379, %370 ], [ %369, %366 ]
 %373 = phi i64 [ %378, %370 ], [ 2, %366 ]
 %374 = and i64 %373, 1
 %375 = icmp eq i64 %374, 0
 %376 = fmul nsz contract double %371, %372
 %377 = select i1 %375, double %371, double %376
 %378 = lshr i64 %373, 1
 %379 = fmul nsz contract double %372, %372
 %380 = icmp eq i64 %378, 0
 br i1 %380, label %381, label %370
381:
 %382 = getelementptr double, ptr %268, i64 %305
 %383 = load double, ptr %382, align 8
 br label %384
384:
 %385 = phi double [ %391, %384 ], [ 1.000000e+00, %381 ]
 %386 = phi double [ %393, %384 ], [ %383, %381 ]
 %387 = phi i64 [ %392, %384 ], [ 2, %381 ]
 %388 = and i64 %387, 1
 %389 = icmp eq i64 %388, 0
 %390 = fmul nsz contract double %385, %386
 %391 = select i1 %389, double %385, double %390
 %392 = lshr i64 %387, 1
 %393 = fmul nsz contract double %386, %386
 %394 = icmp eq i64 %392, 0
 br i1 %394, label %395, label %384
395:
 %396 = getelementptr double, ptr %268, i64 %367
 %397 = load double, ptr %396, align 8
 br label %398
398:
 %399 = phi double [ %405, %398 ], [ 1.000000e+00, %395 ]
 %400 = phi double [ %407, %398 ], [ %397, %395 ]
 %401 = phi i64 [ %406, %398 ], [ 2, %395 ]
 %402 = and i64 %401, 1
 %403 = icmp eq i64 %402, 0
 %404 = fmul nsz contract double %399, %400
 %405 = select i1 %403, double %399, double %404
 %406 = lshr i64 %401, 1
 %407 = fmul nsz contract double %400, %400
 %408 = icmp eq i64 %406, 0
 br i1 %408, label %409, label %398
409:
 %410 = fadd nsz contract double %315, %377
 %411 = tail call nsz contract double @llvm.sqrt.f64(double %410)
 %412 = fmul nsz contract double %364, %302
 %413 = fmul nsz contract double %412, 0x3FEFFFFFFF768FA1
 %414 = fcmp nsz contract ult double %411, %413
 br i1 %414, label %328, label %319
415:
 %416 = phi i64 [ %356, %355 ], [ %338, %337 ]
 %417 = phi i64 [ %418, %355 ], [ 0, %337 ]
 %418 = add nuw nsw i64 %417, 1
 %419 = getelementptr double, ptr %275, i64 %417
 %420 = load double, ptr %419, align 8
 %421 = add nsw i64 %417, %33
 %422 = icmp slt i64 %421, 0
 %423 = select i1 %422, i64 %267, i64 0
 %424 = getelementptr double, ptr %270, i64 %421
 %425 = getelementptr double, ptr %424, i64 %423
 %426 = load double, ptr %425, align 8
 %427 = fcmp nsz contract olt double %420, %426
 br i1 %427, label %339, label %355
428:
 %429 = tail call i64 @llvm.smax.i64(i64 %488, i64 0)
 %430 = icmp eq i64 %429, 0
 br i1 %430, label %434, label %490
431:
 %432 = add nuw nsw i64 %491, 1
 %433 = icmp eq i64 %488, %432
 br i1 %433, label %434, label %490
434:
 store i8 0, ptr %5, align 1
 call fastcc void @f15(ptr %5, ptr readonly %2, i64 %8, i64 %488)
 %435 = load i8, ptr %5, align 1
 %436 = icmp eq i8 %435, 0
 br i1 %436, label %590, label %437
437:
 br i1 %41, label %438, label %513
438:
 br i1 %430, label %589, label %439
439:
 %440 = icmp slt i64 %265, 1
 br label %536
441:
 %442 = sub nsw i64 %514, %8
 %443 = getelementptr double, ptr %275, i64 %442
 %444 = load double, ptr %443, align 8
 %445 = icmp slt i64 %518, 0
 %446 = select i1 %445, i64 %267, i64 0
 %447 = getelementptr double, ptr %270, i64 %518
 %448 = getelementptr double, ptr %447, i64 %446
 %449 = load double, ptr %448, align 8
 %450 = fcmp nsz contract olt double %444, %449
 br i1 %450, label %451, label %459
451:
 %452 = getelementptr double, ptr %277, i64 %442
 %453 = load double, ptr %452, align 8
 %454 = fcmp nsz contract olt double %449, %453
 br i1 %454, label %485, label %459
455:
 %456 = getelementptr double, ptr %270, i64 %517
 %457 = load double, ptr %456, align 8
 %458 = fcmp nsz contract ogt double %457, 0.000000e+00
 br i1 %458, label %485, label %459
459:
 %460 = icmp slt i64 %519, 0
 %461 = select i1 %460, i64 %267, i64 0
 %462 = add i64 %461, %519
 %463 = getelementptr double, ptr %268, i64 %462
 %464 = load double, ptr %463, align 8
 br i1 %430, label %470, label %465
465:
 %466 = select i1 %460, i64 %272, i64 0
 %467 = add i64 %466, %519
 %468 = mul i64 %467, %272
 %469 = getelementptr double, ptr %273, i64 %468
 br label %520
470:
 %471 = phi double [ %464, %459 ], [ %534, %520 ]
 br i1 %516, label %481, label %472
472:
 %473 = getelementptr double, ptr %270, i64 %462
 %474 = load double, ptr %473, align 8
 %475 = sub nsw i64 %514, %8
 %476 = getelementptr double, ptr %277, i64 %475
 %477 = load double, ptr %476, align 8
 %478 = fcmp nsz contract ult double %474, %477
 br i1 %478, label %481, label %479
479:
 %480 = fcmp nsz contract ogt double %471, %3
 br i1 %480, label %590, label %485
481:
 %482 = fcmp nsz contract olt double %471, %43
 br i1 %482, label %590, label %485
483:
 %484 = icmp eq i64 %488, %538
 br i1 %484, label %589, label %536
485:
 %486 = icmp eq i64 %515, %40
 br i1 %486, label %438, label %513
487:
 %488 = phi i64 [ %338, %337 ], [ %356, %355 ]
 %489 = icmp eq i64 %488, 0
 br i1 %489, label %590, label %428
490:
 %491 = phi i64 [ %432, %431 ], [ 0, %428 ]
 %492 = getelementptr i64, ptr %284, i64 %491
 %493 = mul i64 %491, %279
 %494 = getelementptr double, ptr %280, i64 %493
 br label %495
495:
 %496 = phi i64 [ 0, %490 ], [ %497, %495 ]
 %497 = add nuw nsw i64 %496, 1
 %498 = load i64, ptr %492, align 8
 %499 = getelementptr i64, ptr %284, i64 %496
 %500 = load i64, ptr %499, align 8
 %501 = icmp slt i64 %498, 0
 %502 = select i1 %501, i64 %272, i64 0
 %503 = add i64 %502, %498
 %504 = icmp slt i64 %500, 0
 %505 = select i1 %504, i64 %272, i64 0
 %506 = mul i64 %503, %272
 %507 = getelementptr double, ptr %273, i64 %506
 %508 = getelementptr double, ptr %507, i64 %500
 %509 = getelementptr double, ptr %508, i64 %505
 %510 = load double, ptr %509, align 8
 %511 = getelementptr double, ptr %494, i64 %496
 store double %510, ptr %511, align 8
 %512 = icmp eq i64 %496, %491
 br i1 %512, label %431, label %495
513:
 %514 = phi i64 [ %515, %485 ], [ 0, %437 ]
 %515 = add nuw nsw i64 %514, 1
 %516 = icmp slt i64 %514, %8
 %517 = mul nuw nsw i64 %514, 3
 %518 = add nsw i64 %514, %42
 %519 = select i1 %516, i64 %517, i64 %518
 br i1 %516, label %455, label %441
520:
 %521 = phi double [ %464, %465 ], [ %534, %520 ]
 %522 = phi i64 [ 0, %465 ], [ %523, %520 ]
 %523 = add nuw nsw i64 %522, 1
 %524 = getelementptr i64, ptr %284, i64 %522
 %525 = load i64, ptr %524, align 8
 %526 = icmp slt i64 %525, 0
 %527 = select i1 %526, i64 %272, i64 0
 %528 = getelementptr double, ptr %469, i64 %525
 %529 = getelementptr double, ptr %528, i64 %527
 %530 = load double, ptr %529, align 8
 %531 = getelementptr double, ptr %286, i64 %522
 %532 = load double, ptr %531, align 8
 %533 = fmul nsz contract double %530, %532
 %534 = fadd nsz contract double %521, %533
 %535 = icmp eq i64 %488, %523
 br i1 %535, label %470, label %520
536:
 %537 = phi i64 [ 0, %439 ], [ %538, %483 ]
 %538 = add nuw nsw i64 %537, 1
 %539 = getelementptr i64, ptr %284, i64 %537
 %540 = load i64, ptr %539, align 8
 %541 = getelementptr double, ptr %286, i64 %537
 %542 = load double, ptr %541, align 8
 %543 = icmp slt i64 %540, 0
 %544 = select i1 %543, i64 %267, i64 0
 %545 = getelementptr double, ptr %270, i64 %540
 %546 = getelementptr double, ptr %545, i64 %544
 %547 = load double, ptr %546, align 8
 %548 = fadd nsz contract double %542, %547
 store double %548, ptr %546, align 8
 br i1 %440, label %483, label %549
549:
 %550 = select i1 %543, i64 %272, i64 0
 %551 = add i64 %550, %540
 %552 = mul i64 %551, %272
 %553 = getelementptr double, ptr %273, i64 %552
 br label %554
554:
 %555 = phi i64 [ 0, %549 ], [ %556, %554 ]
 %556 = add nuw nsw i64 %555, 1
 %557 = getelementptr double, ptr %268, i64 %555
 %558 = load double, ptr %557, align 8
 %559 = getelementptr double, ptr %553, i64 %555
 %560 = load double, ptr %559, align 8
 %561 = fmul nsz contract double %542, %560
 %562 = fadd nsz contract double %558, %561
 store double %562, ptr %557, align 8
 %563 = icmp eq i64 %265, %556
 br i1 %563, label %483, label %554
564:
 br i1 %258, label %581, label %565
565:
 %566 = phi i64 [ %264, %590 ], [ %46, %564 ], [ %46, %255 ]
 %567 = load i64, ptr %14, align 1
 %568 = icmp slt i64 %257, %567
 br i1 %568, label %44, label %569
569:
 %570 = phi i64 [ 0, %13 ], [ %257, %565 ]
 %571 = getelementptr inbounds nuw i8, ptr %2, i64 224
 %572 = load i64, ptr %571, align 1
 %573 = add nsw i64 %572, %570
 store i64 %573, ptr %571, align 1
 %574 = getelementptr inbounds nuw i8, ptr %2, i64 232
 %575 = load i64, ptr %574, align 1
 %576 = tail call i64 @llvm.smax.i64(i64 %570, i64 %575)
 store i64 %576, ptr %574, align 1
 %577 = getelementptr inbounds nuw i8, ptr %2, i64 240
 %578 = load i64, ptr %577, align 1
 %579 = add nsw i64 %578, 1
 store i64 %579, ptr %577, align 1
 br label %580
580:
 store ptr null, ptr %0, align 8
 ret i32 0
581:
 %582 = phi i64 [ %257, %589 ], [ 0, %4 ], [ %257, %564 ], [ %257, %590 ]
 %583 = getelementptr inbounds nuw i8, ptr %2, i64 224
 %584 = load i64, ptr %583, align 1
 %585 = add nsw i64 %584, %582
 store i64 %585, ptr %583, align 1
 %586 = getelementptr inbounds nuw i8, ptr %2, i64 232
 %587 = load i64, ptr %586, align 1
 %588 = tail call i64 @llvm.smax.i64(i64 %582, i64 %587)
 store i64 %588, ptr %586, align 1
 br label %580
589:
 br label %581
590:
 br i1 %258, label %581, label %565
}
define internal fastcc void @f14(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i8 range(i8 0, 2) %3) unnamed_addr {
4:
 %5 = icmp eq i8 %3, 0
 %6 = alloca i8, align 1
 %7 = alloca ptr, align 8
 %8 = getelementptr inbounds nuw i8, ptr %2, i64 552
 %9 = load i64, ptr %8, align 1
 %10 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %11 = load i64, ptr %10, align 1
 %12 = inttoptr i64 %9 to ptr
 %13 = getelementptr inbounds nuw i8, ptr %2, i64 680
 %14 = load i64, ptr %13, align 1
 %15 = inttoptr i64 %14 to ptr
 %16 = getelementptr inbounds nuw i8, ptr %2, i64 688
 %17 = load i64, ptr %16, align 1
 %18 = inttoptr i64 %17 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 696
 %20 = load i64, ptr %19, align 1
 %21 = inttoptr i64 %20 to ptr
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 616
 %23 = load i64, ptr %22, align 1
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %25 = load i64, ptr %24, align 1
 %26 = getelementptr inbounds nuw i8, ptr %1, i64 120
 %27 = load i64, ptr %26, align 1
 %28 = add nsw i64 %27, %25
 %29 = inttoptr i64 %23 to ptr
 %30 = getelementptr inbounds nuw i8, ptr %2, i64 592
 %31 = load i64, ptr %30, align 1
 %32 = inttoptr i64 %31 to ptr
 %33 = getelementptr inbounds nuw i8, ptr %2, i64 600
 %34 = load i64, ptr %33, align 1
 %35 = inttoptr i64 %34 to ptr
 %36 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %37 = load i64, ptr %36, align 1
 %38 = getelementptr inbounds nuw i8, ptr %2, i64 184
 %39 = load i64, ptr %38, align 1
 %40 = add nsw i64 %39, %37
 %41 = icmp slt i64 %40, 1
 br i1 %41, label %70, label %42
42:
 %43 = shl nsw i64 %37, 1
 br label %208
44:
 %45 = icmp slt i64 %210, %37
 %46 = mul nuw nsw i64 %210, 3
 %47 = add nsw i64 %210, %43
 %48 = select i1 %45, i64 %46, i64 %47
 %49 = icmp slt i64 %48, 0
 %50 = select i1 %49, i64 %11, i64 0
 %51 = add i64 %50, %48
 %52 = getelementptr double, ptr %15, i64 %51
 %53 = load double, ptr %52, align 8
 %54 = fcmp nsz contract olt double %53, 0.000000e+00
 br i1 %54, label %55, label %64
55:
 %56 = getelementptr double, ptr %21, i64 %51
 %57 = load double, ptr %56, align 8
 %58 = fcmp nsz contract ogt double %57, 0.000000e+00
 br label %59
59:
 %60 = phi i1 [ true, %208 ], [ %58, %55 ]
 %61 = icmp eq i64 %211, %40
 br i1 %61, label %66, label %62
62:
 %63 = phi i1 [ %60, %59 ], [ false, %64 ]
 br label %208
64:
 %65 = icmp eq i64 %211, %40
 br i1 %65, label %70, label %62
66:
 br i1 %60, label %67, label %70
67:
 store i8 0, ptr %6, align 1
 call fastcc void @f5(ptr %6, ptr %1, ptr %2)
 %68 = load i8, ptr %6, align 1
 %69 = icmp eq i8 %68, 0
 br i1 %69, label %70, label %72
70:
 %71 = phi i8 [ %207, %201 ], [ 0, %67 ], [ 0, %66 ], [ 0, %4 ], [ 0, %64 ]
 store i8 %71, ptr %0, align 1
 ret void
72:
 call fastcc void @f6(ptr %7, ptr %1, ptr %2)
 %73 = load i64, ptr %38, align 1
 %74 = add nsw i64 %73, %37
 %75 = icmp slt i64 %74, 1
 br i1 %75, label %201, label %212
76:
 %77 = load i64, ptr %38, align 1
 %78 = add nsw i64 %77, %37
 %79 = icmp slt i64 %78, 1
 br i1 %79, label %201, label %80
80:
 %81 = getelementptr inbounds nuw i8, ptr %2, i64 584
 br label %217
82:
 %83 = icmp slt i64 %218, %37
 %84 = mul nuw nsw i64 %218, 3
 %85 = add nsw i64 %218, %43
 %86 = select i1 %83, i64 %84, i64 %85
 %87 = load i64, ptr %81, align 1
 %88 = load i64, ptr %24, align 1
 %89 = load i64, ptr %26, align 1
 %90 = add nsw i64 %89, %88
 %91 = inttoptr i64 %87 to ptr
 %92 = getelementptr i64, ptr %91, i64 %218
 %93 = load i64, ptr %92, align 8
 %94 = icmp eq i64 %93, %218
 br i1 %94, label %113, label %95
95:
 %96 = phi i64 [ %106, %95 ], [ %218, %82 ]
 %97 = icmp slt i64 %96, 0
 %98 = select i1 %97, i64 %90, i64 0
 %99 = getelementptr i64, ptr %91, i64 %96
 %100 = getelementptr i64, ptr %99, i64 %98
 %101 = load i64, ptr %100, align 8
 %102 = icmp slt i64 %101, 0
 %103 = select i1 %102, i64 %90, i64 0
 %104 = getelementptr i64, ptr %91, i64 %101
 %105 = getelementptr i64, ptr %104, i64 %103
 %106 = load i64, ptr %105, align 8
 store i64 %106, ptr %100, align 8
 %107 = icmp slt i64 %106, 0
 %108 = select i1 %107, i64 %90, i64 0
 %109 = getelementptr i64, ptr %91, i64 %106
 %110 = getelementptr i64, ptr %109, i64 %108
 %111 = load i64, ptr %110, align 8
 %112 = icmp eq i64 %111, %106
 br i1 %112, label %113, label %95
113:
 %114 = phi i64 [ %218, %82 ], [ %106, %95 ]
 %115 = icmp slt i64 %114, 0
 %116 = select i1 %115, i64 %28, i64 0
 %117 = getelementptr double, ptr %35, i64 %114
 %118 = getelementptr double, ptr %117, i64 %116
 %119 = load double, ptr %118, align 8
 %120 = icmp slt i64 %86, 0
 %121 = select i1 %120, i64 %11, i64 0
 %122 = add i64 %121, %86
 %123 = getelementptr double, ptr %12, i64 %122
 %124 = load double, ptr %123, align 8
 %125 = getelementptr double, ptr %21, i64 %122
 %126 = load double, ptr %125, align 8
 %127 = fmul nsz contract double %124, %126
 %128 = tail call nsz contract double @llvm.fabs.f64(double %127)
 %129 = fadd nsz contract double %119, %128
 store double %129, ptr %118, align 8
 br label %130
130:
 %131 = icmp eq i64 %219, %78
 br i1 %131, label %132, label %217
132:
 %133 = load i64, ptr %38, align 1
 %134 = add nsw i64 %133, %37
 %135 = icmp slt i64 %134, 1
 br i1 %135, label %201, label %136
136:
 %137 = getelementptr inbounds nuw i8, ptr %2, i64 584
 %138 = getelementptr inbounds nuw i8, ptr %1, i64 16
 br label %223
139:
 %140 = icmp slt i64 %225, %37
 %141 = mul nuw nsw i64 %225, 3
 %142 = add nsw i64 %225, %43
 %143 = select i1 %140, i64 %141, i64 %142
 %144 = icmp slt i64 %143, 0
 %145 = select i1 %144, i64 %11, i64 0
 %146 = add i64 %145, %143
 %147 = getelementptr double, ptr %15, i64 %146
 %148 = load double, ptr %147, align 8
 %149 = fcmp nsz contract olt double %148, 0.000000e+00
 br i1 %149, label %150, label %198
150:
 %151 = load i64, ptr %137, align 1
 %152 = load i64, ptr %24, align 1
 %153 = load i64, ptr %26, align 1
 %154 = add nsw i64 %153, %152
 %155 = inttoptr i64 %151 to ptr
 %156 = getelementptr i64, ptr %155, i64 %225
 %157 = load i64, ptr %156, align 8
 %158 = icmp eq i64 %157, %225
 br i1 %158, label %177, label %159
159:
 %160 = phi i64 [ %170, %159 ], [ %225, %150 ]
 %161 = icmp slt i64 %160, 0
 %162 = select i1 %161, i64 %154, i64 0
 %163 = getelementptr i64, ptr %155, i64 %160
 %164 = getelementptr i64, ptr %163, i64 %162
 %165 = load i64, ptr %164, align 8
 %166 = icmp slt i64 %165, 0
 %167 = select i1 %166, i64 %154, i64 0
 %168 = getelementptr i64, ptr %155, i64 %165
 %169 = getelementptr i64, ptr %168, i64 %167
 %170 = load i64, ptr %169, align 8
 store i64 %170, ptr %164, align 8
 %171 = icmp slt i64 %170, 0
 %172 = select i1 %171, i64 %154, i64 0
 %173 = getelementptr i64, ptr %155, i64 %170
 %174 = getelementptr i64, ptr %173, i64 %172
 %175 = load i64, ptr %174, align 8
 %176 = icmp eq i64 %175, %170
 br i1 %176, label %177, label %159
177:
 %178 = phi i64 [ %225, %150 ], [ %170, %159 ]
 %179 = icmp slt i64 %178, 0
 %180 = select i1 %179, i64 %28, i64 0
 %181 = add i64 %180, %178
 %182 = getelementptr double, ptr %32, i64 %181
 %183 = load double, ptr %182, align 8
 %184 = load double, ptr %138, align 1
 %185 = fmul nsz contract double %184, -1.000000e+01
 %186 = getelementptr double, ptr %35, i64 %181
 %187 = load double, ptr %186, align 8
 %188 = fmul nsz contract double %185, %187
 %189 = fcmp nsz contract olt double %183, %188
 br i1 %189, label %190, label %198
190:
 %191 = load double, ptr %147, align 8
 %192 = fmul nsz contract double %191, 5.000000e-01
 %193 = select i1 %5, double %192, double %191
 %194 = fsub nsz contract double %191, %193
 store double %194, ptr %147, align 8
 %195 = getelementptr double, ptr %18, i64 %146
 %196 = load double, ptr %195, align 8
 %197 = fsub nsz contract double %196, %193
 store double %197, ptr %195, align 8
 br label %198
198:
 %199 = phi i1 [ true, %190 ], [ %224, %177 ], [ %224, %139 ], [ %224, %223 ]
 %200 = icmp eq i64 %226, %134
 br i1 %200, label %201, label %223
201:
 %202 = phi i1 [ false, %132 ], [ false, %72 ], [ false, %76 ], [ %199, %198 ]
 %203 = getelementptr inbounds nuw i8, ptr %2, i64 312
 %204 = load i64, ptr %203, align 1
 %205 = zext i1 %202 to i64
 %206 = add nsw i64 %204, %205
 store i64 %206, ptr %203, align 1
 %207 = zext i1 %202 to i8
 br label %70
208:
 %209 = phi i1 [ false, %42 ], [ %63, %62 ]
 %210 = phi i64 [ 0, %42 ], [ %211, %62 ]
 %211 = add nuw nsw i64 %210, 1
 br i1 %209, label %59, label %44
212:
 %213 = phi i64 [ %214, %212 ], [ 0, %72 ]
 %214 = add nuw nsw i64 %213, 1
 %215 = getelementptr double, ptr %35, i64 %213
 store double 0.000000e+00, ptr %215, align 8
 %216 = icmp eq i64 %74, %214
 br i1 %216, label %76, label %212
217:
 %218 = phi i64 [ 0, %80 ], [ %219, %130 ]
 %219 = add nuw nsw i64 %218, 1
 %220 = getelementptr i64, ptr %29, i64 %218
 %221 = load i64, ptr %220, align 8
 %222 = icmp eq i64 %221, 0
 br i1 %222, label %130, label %82
223:
 %224 = phi i1 [ false, %136 ], [ %199, %198 ]
 %225 = phi i64 [ 0, %136 ], [ %226, %198 ]
 %226 = add nuw nsw i64 %225, 1
 %227 = getelementptr i64, ptr %29, i64 %225
 %228 = load i64, ptr %227, align 8
 %229 = icmp eq i64 %228, 0
 br i1 %229, label %198, label %139
}
define internal fastcc void @f15(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 range(i64 1, 0) %3) unnamed_addr {
4:
 %5 = alloca i8, align 1
 %6 = alloca i8, align 1
 store i8 0, ptr %6, align 1
 %7 = getelementptr inbounds nuw i8, ptr %1, i64 496
 %8 = load i64, ptr %7, align 1
 %9 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %10 = load i64, ptr %9, align 1
 %11 = inttoptr i64 %8 to ptr
 %12 = getelementptr inbounds nuw i8, ptr %1, i64 504
 %13 = load i64, ptr %12, align 1
 %14 = shl nsw i64 %10, 1
 %15 = add nsw i64 %14, 3
 %16 = inttoptr i64 %13 to ptr
 %17 = getelementptr inbounds nuw i8, ptr %1, i64 512
 %18 = load i64, ptr %17, align 1
 %19 = mul nsw i64 %10, 3
 %20 = inttoptr i64 %18 to ptr
 %21 = add nsw i64 %10, 3
 %22 = tail call i64 @llvm.smax.i64(i64 range(i64 1, 0) %3, i64 0)
 %23 = icmp eq i64 %22, 0
 br i1 %23, label %55, label %79
24:
 %25 = icmp eq i64 %3, %82
 br i1 %25, label %52, label %79
26:
 %27 = add nsw i64 %81, %14
 %28 = icmp slt i64 %27, 0
 %29 = select i1 %28, i64 %19, i64 0
 %30 = getelementptr double, ptr %20, i64 %27
 %31 = getelementptr double, ptr %30, i64 %29
 store double %86, ptr %31, align 8
 %32 = load double, ptr %84, align 8
 %33 = fcmp nsz contract oeq double %32, 0.000000e+00
 br i1 %33, label %34, label %40
34:
 %35 = phi i64 [ %36, %34 ], [ 0, %26 ]
 %36 = add nuw nsw i64 %35, 1
 %37 = getelementptr double, ptr %84, i64 %36
 %38 = load double, ptr %37, align 8
 %39 = fcmp nsz contract oeq double %38, 0.000000e+00
 br i1 %39, label %34, label %40
40:
 %41 = phi i64 [ 0, %26 ], [ %36, %34 ]
 %42 = add nsw i64 %81, %21
 %43 = icmp slt i64 %42, 0
 %44 = select i1 %43, i64 %15, i64 0
 %45 = getelementptr i64, ptr %16, i64 %42
 %46 = getelementptr i64, ptr %45, i64 %44
 store i64 %41, ptr %46, align 8
 %47 = sub nsw i64 %81, %41
 %48 = mul nsw i64 %47, %47
 %49 = add nuw nsw i64 %48, %80
 %50 = getelementptr double, ptr %11, i64 %81
 %51 = icmp eq i64 %81, 0
 br i1 %51, label %24, label %88
52:
 %53 = mul nsw i64 %3, 6000
 %54 = icmp sgt i64 %49, %53
 br i1 %54, label %169, label %62
55:
 %56 = icmp slt i64 %3, 0
 br i1 %56, label %169, label %57
57:
 %58 = getelementptr inbounds nuw i8, ptr %1, i64 688
 %59 = load i64, ptr %58, align 1
 %60 = getelementptr inbounds nuw i8, ptr %1, i64 120
 %61 = load i64, ptr %60, align 1
 br label %186
62:
 %63 = add i64 %10, 1
 br label %96
64:
 %65 = phi double [ %123, %114 ], [ %150, %136 ]
 %66 = mul i64 %121, %63
 %67 = getelementptr double, ptr %11, i64 %66
 %68 = load double, ptr %67, align 8
 %69 = fdiv nsz contract double %65, %68
 store double %69, ptr %122, align 8
 %70 = icmp samesign ugt i64 %115, 1
 br i1 %70, label %114, label %71
71:
 %72 = getelementptr double, ptr %109, i64 %97
 %73 = load double, ptr %72, align 8
 %74 = fmul nsz contract double %73, 0x3FF000000044B830
 br label %152
75:
 %76 = phi ptr [ %111, %110 ], [ %72, %152 ]
 %77 = phi double [ %113, %110 ], [ %164, %152 ]
 %78 = fcmp nsz contract ogt double %77, 0.000000e+00
 br i1 %78, label %166, label %169
79:
 %80 = phi i64 [ %49, %24 ], [ 0, %4 ]
 %81 = phi i64 [ %82, %24 ], [ 0, %4 ]
 %82 = add nuw nsw i64 %81, 1
 %83 = mul i64 %81, %10
 %84 = getelementptr double, ptr %11, i64 %83
 %85 = getelementptr double, ptr %84, i64 %81
 %86 = load double, ptr %85, align 8
 %87 = fcmp nsz contract ogt double %86, 0.000000e+00
 br i1 %87, label %26, label %169
88:
 %89 = phi i64 [ %90, %88 ], [ 0, %40 ]
 %90 = add nuw nsw i64 %89, 1
 %91 = getelementptr double, ptr %84, i64 %89
 %92 = load double, ptr %91, align 8
 %93 = mul i64 %89, %10
 %94 = getelementptr double, ptr %50, i64 %93
 store double %92, ptr %94, align 8
 %95 = icmp eq i64 %90, %81
 br i1 %95, label %24, label %88
96:
 %97 = phi i64 [ 0, %62 ], [ %98, %166 ]
 %98 = add nuw nsw i64 %97, 1
 %99 = add nsw i64 %97, %21
 %100 = icmp slt i64 %99, 0
 %101 = select i1 %100, i64 %15, i64 0
 %102 = getelementptr i64, ptr %16, i64 %99
 %103 = getelementptr i64, ptr %102, i64 %101
 %104 = load i64, ptr %103, align 8
 %105 = sub i64 %97, %104
 %106 = tail call i64 @llvm.smax.i64(i64 %105, i64 0)
 %107 = icmp slt i64 %105, 1
 %108 = mul i64 %97, %10
 %109 = getelementptr double, ptr %11, i64 %108
 br i1 %107, label %110, label %114
110:
 %111 = getelementptr double, ptr %109, i64 %97
 %112 = load double, ptr %111, align 8
 %113 = fmul nsz contract double %112, 0x3FF000000044B830
 br label %75
114:
 %115 = phi i64 [ %117, %64 ], [ %106, %96 ]
 %116 = phi i64 [ %118, %64 ], [ %104, %96 ]
 %117 = add nsw i64 %115, -1
 %118 = add i64 %116, 1
 %119 = icmp slt i64 %116, 0
 %120 = select i1 %119, i64 %10, i64 0
 %121 = add i64 %120, %116
 %122 = getelementptr double, ptr %109, i64 %121
 %123 = load double, ptr %122, align 8
 %124 = add nsw i64 %116, %21
 %125 = icmp slt i64 %124, 0
 %126 = select i1 %125, i64 %15, i64 0
 %127 = getelementptr i64, ptr %16, i64 %124
 %128 = getelementptr i64, ptr %127, i64 %126
 %129 = load i64, ptr %128, align 8
 %130 = tail call i64 @llvm.smax.i64(i64 %129, i64 %104)
 %131 = sub i64 %116, %130
 %132 = icmp slt i64 %131, 1
 br i1 %132, label %64, label %133
133:
 %134 = mul i64 %121, %10
 %135 = getelementptr double, ptr %11, i64 %134
 br label %136
136:
 %137 = phi double [ %123, %133 ], [ %150, %136 ]
 %138 = phi i64 [ %131, %133 ], [ %140, %136 ]
 %139 = phi i64 [ %130, %133 ], [ %141, %136 ]
 %140 = add nsw i64 %138, -1
 %141 = add i64 %139, 1
 %142 = icmp slt i64 %139, 0
 %143 = select i1 %142, i64 %10, i64 0
 %144 = add i64 %143, %139
 %145 = getelementptr double, ptr %109, i64 %144
 %146 = load double, ptr %145, align 8
 %147 = getelementptr double, ptr %135, i64 %144
 %148 = load double, ptr %147, align 8
 %149 = fmul nsz contract double %146, %148
 %150 = fsub nsz contract double %137, %149
 %151 = icmp samesign ugt i64 %138, 1
 br i1 %151, label %136, label %64
152:
 %153 = phi double [ %164, %152 ], [ %74, %71 ]
 %154 = phi i64 [ %156, %152 ], [ %106, %71 ]
 %155 = phi i64 [ %157, %152 ], [ %104, %71 ]
 %156 = add nsw i64 %154, -1
 %157 = add i64 %155, 1
 %158 = icmp slt i64 %155, 0
 %159 = select i1 %158, i64 %10, i64 0
 %160 = getelementptr double, ptr %109, i64 %155
 %161 = getelementptr double, ptr %160, i64 %159
 %162 = load double, ptr %161, align 8
 %163 = fmul nsz contract double %162, %162
 %164 = fsub nsz contract double %153, %163
 %165 = icmp sgt i64 %154, 1
 br i1 %165, label %152, label %75
166:
 %167 = tail call nsz contract double @llvm.sqrt.f64(double %77)
 store double %167, ptr %76, align 8
 %168 = icmp eq i64 %3, %98
 br i1 %168, label %171, label %96
169:
 %170 = phi i8 [ %568, %565 ], [ 0, %55 ], [ 0, %75 ], [ 1, %365 ], [ 0, %52 ], [ 0, %79 ]
 store i8 %170, ptr %0, align 1
 ret void
171:
 %172 = load i64, ptr %17, align 1
 %173 = inttoptr i64 %172 to ptr
 %174 = load i64, ptr %9, align 1
 %175 = mul nsw i64 %174, 3
 %176 = load i64, ptr %12, align 1
 %177 = inttoptr i64 %176 to ptr
 %178 = shl nsw i64 %174, 1
 %179 = load i64, ptr %7, align 1
 %180 = inttoptr i64 %179 to ptr
 %181 = getelementptr inbounds nuw i8, ptr %1, i64 688
 %182 = getelementptr inbounds nuw i8, ptr %1, i64 120
 %183 = load i64, ptr %182, align 1
 %184 = load i64, ptr %181, align 1
 %185 = shl nuw i64 %3, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(1) %173, i8 0, i64 %185, i1 false)
 br label %186
186:
 %187 = phi i64 [ %59, %57 ], [ %184, %171 ]
 %188 = phi i64 [ %61, %57 ], [ %183, %171 ]
 %189 = phi ptr [ %60, %57 ], [ %182, %171 ]
 %190 = phi ptr [ %58, %57 ], [ %181, %171 ]
 %191 = phi i64 [ %10, %57 ], [ %174, %171 ]
 %192 = phi ptr [ %11, %57 ], [ %180, %171 ]
 %193 = phi i64 [ %14, %57 ], [ %178, %171 ]
 %194 = phi ptr [ %16, %57 ], [ %177, %171 ]
 %195 = phi i64 [ %19, %57 ], [ %175, %171 ]
 %196 = phi ptr [ %20, %57 ], [ %173, %171 ]
 %197 = inttoptr i64 %187 to ptr
 %198 = add i64 %191, 1
 br label %232
199:
 %200 = icmp samesign ugt i64 %233, 1
 br i1 %200, label %232, label %365
201:
 %202 = phi double [ %255, %235 ], [ %269, %259 ]
 %203 = sub i64 %3, %237
 %204 = icmp slt i64 %203, 1
 br i1 %204, label %208, label %205
205:
 %206 = mul i64 %236, %191
 %207 = getelementptr double, ptr %192, i64 %206
 br label %271
208:
 %209 = phi double [ %202, %201 ], [ %285, %271 ]
 %210 = add nsw i64 %236, %191
 %211 = icmp slt i64 %210, 0
 %212 = select i1 %211, i64 %195, i64 0
 %213 = getelementptr double, ptr %196, i64 %210
 %214 = getelementptr double, ptr %213, i64 %212
 store double %209, ptr %214, align 8
 %215 = icmp eq i64 %3, %237
 br i1 %215, label %287, label %235
216:
 %217 = phi double [ %295, %287 ], [ %313, %300 ]
 %218 = mul i64 %288, %198
 %219 = getelementptr double, ptr %192, i64 %218
 %220 = load double, ptr %219, align 8
 %221 = fdiv nsz contract double %217, %220
 store double %221, ptr %294, align 8
 %222 = icmp eq i64 %3, %289
 br i1 %222, label %315, label %287
223:
 %224 = phi double [ %325, %315 ], [ %350, %332 ]
 %225 = icmp slt i64 %319, 0
 %226 = select i1 %225, i64 %320, i64 %319
 %227 = mul i64 %226, %198
 %228 = getelementptr double, ptr %192, i64 %227
 %229 = load double, ptr %228, align 8
 %230 = fdiv nsz contract double %224, %229
 store double %230, ptr %324, align 8
 %231 = icmp eq i64 %3, %317
 br i1 %231, label %352, label %315
232:
 %233 = phi i64 [ 4, %186 ], [ %234, %199 ]
 %234 = add nsw i64 %233, -1
 br i1 %23, label %199, label %235
235:
 %236 = phi i64 [ %237, %208 ], [ 0, %232 ]
 %237 = add nuw nsw i64 %236, 1
 %238 = getelementptr i64, ptr %194, i64 %236
 %239 = load i64, ptr %238, align 8
 %240 = icmp slt i64 %239, 0
 %241 = select i1 %240, i64 %188, i64 0
 %242 = getelementptr double, ptr %197, i64 %239
 %243 = getelementptr double, ptr %242, i64 %241
 %244 = load double, ptr %243, align 8
 %245 = add nsw i64 %236, %193
 %246 = icmp slt i64 %245, 0
 %247 = select i1 %246, i64 %195, i64 0
 %248 = getelementptr double, ptr %196, i64 %245
 %249 = getelementptr double, ptr %248, i64 %247
 %250 = load double, ptr %249, align 8
 %251 = getelementptr double, ptr %196, i64 %236
 %252 = load double, ptr %251, align 8
 %253 = fmul nsz contract double %250, %252
 %254 = fadd nsz contract double %244, %253
 %255 = fneg nsz contract double %254
 %256 = icmp eq i64 %236, 0
 br i1 %256, label %201, label %257
257:
 %258 = getelementptr double, ptr %192, i64 %236
 br label %259
259:
 %260 = phi double [ %255, %257 ], [ %269, %259 ]
 %261 = phi i64 [ 0, %257 ], [ %262, %259 ]
 %262 = add nuw nsw i64 %261, 1
 %263 = mul i64 %261, %191
 %264 = getelementptr double, ptr %258, i64 %263
 %265 = load double, ptr %264, align 8
 %266 = getelementptr double, ptr %196, i64 %261
 %267 = load double, ptr %266, align 8
 %268 = fmul nsz contract double %265, %267
 %269 = fsub nsz contract double %260, %268
 %270 = icmp eq i64 %262, %236
 br i1 %270, label %201, label %259
271:
 %272 = phi double [ %202, %205 ], [ %285, %271 ]
 %273 = phi i64 [ %237, %205 ], [ %274, %271 ]
 %274 = add nuw i64 %273, 1
 %275 = icmp slt i64 %273, 0
 %276 = select i1 %275, i64 %191, i64 0
 %277 = getelementptr double, ptr %207, i64 %273
 %278 = getelementptr double, ptr %277, i64 %276
 %279 = load double, ptr %278, align 8
 %280 = select i1 %275, i64 %195, i64 0
 %281 = getelementptr double, ptr %196, i64 %273
 %282 = getelementptr double, ptr %281, i64 %280
 %283 = load double, ptr %282, align 8
 %284 = fmul nsz contract double %279, %283
 %285 = fsub nsz contract double %272, %284
 %286 = icmp eq i64 %274, %3
 br i1 %286, label %208, label %271
287:
 %288 = phi i64 [ %289, %216 ], [ 0, %208 ]
 %289 = add nuw nsw i64 %288, 1
 %290 = add nsw i64 %288, %191
 %291 = icmp slt i64 %290, 0
 %292 = select i1 %291, i64 %195, i64 0
 %293 = getelementptr double, ptr %196, i64 %290
 %294 = getelementptr double, ptr %293, i64 %292
 %295 = load double, ptr %294, align 8
 %296 = icmp eq i64 %288, 0
 br i1 %296, label %216, label %297
297:
 %298 = mul i64 %288, %191
 %299 = getelementptr double, ptr %192, i64 %298
 br label %300
300:
 %301 = phi double [ %295, %297 ], [ %313, %300 ]
 %302 = phi i64 [ 0, %297 ], [ %303, %300 ]
 %303 = add nuw nsw i64 %302, 1
 %304 = add i64 %302, %191
 %305 = getelementptr double, ptr %299, i64 %302
 %306 = load double, ptr %305, align 8
 %307 = icmp slt i64 %304, 0
 %308 = select i1 %307, i64 %195, i64 0
 %309 = getelementptr double, ptr %196, i64 %304
 %310 = getelementptr double, ptr %309, i64 %308
 %311 = load double, ptr %310, align 8
 %312 = fmul nsz contract double %306, %311
 %313 = fsub nsz contract double %301, %312
 %314 = icmp eq i64 %303, %288
 br i1 %314, label %216, label %300
315:
 %316 = phi i64 [ %317, %223 ], [ 0, %216 ]
 %317 = add nuw nsw i64 %316, 1
 %318 = xor i64 %316, -1
 %319 = add i64 %3, %318
 %320 = add nsw i64 %319, %191
 %321 = icmp slt i64 %320, 0
 %322 = select i1 %321, i64 %195, i64 0
 %323 = getelementptr double, ptr %196, i64 %320
 %324 = getelementptr double, ptr %323, i64 %322
 %325 = load double, ptr %324, align 8
 %326 = icmp eq i64 %316, 0
 br i1 %326, label %223, label %327
327:
 %328 = sub i64 %3, %316
 %329 = icmp slt i64 %319, 0
 %330 = select i1 %329, i64 %320, i64 %319
 %331 = getelementptr double, ptr %192, i64 %330
 br label %332
332:
 %333 = phi double [ %325, %327 ], [ %350, %332 ]
 %334 = phi i64 [ %316, %327 ], [ %336, %332 ]
 %335 = phi i64 [ %328, %327 ], [ %337, %332 ]
 %336 = add nsw i64 %334, -1
 %337 = add i64 %335, 1
 %338 = icmp slt i64 %335, 0
 %339 = add i64 %335, %191
 %340 = select i1 %338, i64 %339, i64 %335
 %341 = mul i64 %340, %191
 %342 = getelementptr double, ptr %331, i64 %341
 %343 = load double, ptr %342, align 8
 %344 = icmp slt i64 %339, 0
 %345 = select i1 %344, i64 %195, i64 0
 %346 = getelementptr double, ptr %196, i64 %339
 %347 = getelementptr double, ptr %346, i64 %345
 %348 = load double, ptr %347, align 8
 %349 = fmul nsz contract double %343, %348
 %350 = fsub nsz contract double %333, %349
 %351 = icmp sgt i64 %334, 1
 br i1 %351, label %332, label %223
352:
 %353 = phi i64 [ %354, %352 ], [ 0, %223 ]
 %354 = add nuw nsw i64 %353, 1
 %355 = getelementptr double, ptr %196, i64 %353
 %356 = load double, ptr %355, align 8
 %357 = add nsw i64 %353, %191
 %358 = icmp slt i64 %357, 0
 %359 = select i1 %358, i64 %195, i64 0
 %360 = getelementptr double, ptr %196, i64 %357
 %361 = getelementptr double, ptr %360, i64 %359
 %362 = load double, ptr %361, align 8
 %363 = fadd nsz contract double %356, %362
 store double %363, ptr %355, align 8
 %364 = icmp eq i64 %3, %354
 br i1 %364, label %199, label %352
365:
 store i8 0, ptr %5, align 1
 call fastcc void @f16(ptr %5, ptr %1, i64 %2, i64 %3)
 %366 = load i8, ptr %5, align 1
 %367 = icmp eq i8 %366, 0
 br i1 %367, label %368, label %169
368:
 %369 = load i64, ptr %7, align 1
 %370 = load i64, ptr %9, align 1
 %371 = inttoptr i64 %369 to ptr
 %372 = load i64, ptr %12, align 1
 %373 = shl nsw i64 %370, 1
 %374 = inttoptr i64 %372 to ptr
 %375 = load i64, ptr %17, align 1
 %376 = mul nsw i64 %370, 3
 %377 = inttoptr i64 %375 to ptr
 %378 = load i64, ptr %190, align 1
 %379 = load i64, ptr %189, align 1
 %380 = inttoptr i64 %378 to ptr
 %381 = getelementptr inbounds nuw i8, ptr %1, i64 696
 %382 = load i64, ptr %381, align 1
 %383 = inttoptr i64 %382 to ptr
 br i1 %23, label %384, label %419
384:
 %385 = add i64 %370, 1
 br label %432
386:
 %387 = icmp samesign ugt i64 %433, 1
 br i1 %387, label %432, label %565
388:
 %389 = phi double [ %455, %435 ], [ %469, %459 ]
 %390 = sub i64 %3, %437
 %391 = icmp slt i64 %390, 1
 br i1 %391, label %395, label %392
392:
 %393 = mul i64 %436, %370
 %394 = getelementptr double, ptr %371, i64 %393
 br label %471
395:
 %396 = phi double [ %389, %388 ], [ %485, %471 ]
 %397 = add nsw i64 %436, %370
 %398 = icmp slt i64 %397, 0
 %399 = select i1 %398, i64 %376, i64 0
 %400 = getelementptr double, ptr %377, i64 %397
 %401 = getelementptr double, ptr %400, i64 %399
 store double %396, ptr %401, align 8
 %402 = icmp eq i64 %3, %437
 br i1 %402, label %487, label %435
403:
 %404 = phi double [ %495, %487 ], [ %513, %500 ]
 %405 = mul i64 %488, %385
 %406 = getelementptr double, ptr %371, i64 %405
 %407 = load double, ptr %406, align 8
 %408 = fdiv nsz contract double %404, %407
 store double %408, ptr %494, align 8
 %409 = icmp eq i64 %3, %489
 br i1 %409, label %515, label %487
410:
 %411 = phi double [ %525, %515 ], [ %550, %532 ]
 %412 = icmp slt i64 %519, 0
 %413 = select i1 %412, i64 %520, i64 %519
 %414 = mul i64 %413, %385
 %415 = getelementptr double, ptr %371, i64 %414
 %416 = load double, ptr %415, align 8
 %417 = fdiv nsz contract double %411, %416
 store double %417, ptr %524, align 8
 %418 = icmp eq i64 %3, %517
 br i1 %418, label %552, label %515
419:
 %420 = phi i64 [ %421, %419 ], [ 0, %368 ]
 %421 = add nuw nsw i64 %420, 1
 %422 = getelementptr i64, ptr %374, i64 %420
 %423 = load i64, ptr %422, align 8
 %424 = icmp slt i64 %423, 0
 %425 = select i1 %424, i64 %379, i64 0
 %426 = getelementptr double, ptr %383, i64 %423
 %427 = getelementptr double, ptr %426, i64 %425
 %428 = load double, ptr %427, align 8
 %429 = fneg nsz contract double %428
 %430 = getelementptr double, ptr %377, i64 %420
 store double %429, ptr %430, align 8
 %431 = icmp eq i64 %3, %421
 br i1 %431, label %384, label %419
432:
 %433 = phi i64 [ 4, %384 ], [ %434, %386 ]
 %434 = add nsw i64 %433, -1
 br i1 %23, label %386, label %435
435:
 %436 = phi i64 [ %437, %395 ], [ 0, %432 ]
 %437 = add nuw nsw i64 %436, 1
 %438 = getelementptr i64, ptr %374, i64 %436
 %439 = load i64, ptr %438, align 8
 %440 = icmp slt i64 %439, 0
 %441 = select i1 %440, i64 %379, i64 0
 %442 = getelementptr double, ptr %380, i64 %439
 %443 = getelementptr double, ptr %442, i64 %441
 %444 = load double, ptr %443, align 8
 %445 = add nsw i64 %436, %373
 %446 = icmp slt i64 %445, 0
 %447 = select i1 %446, i64 %376, i64 0
 %448 = getelementptr double, ptr %377, i64 %445
 %449 = getelementptr double, ptr %448, i64 %447
 %450 = load double, ptr %449, align 8
 %451 = getelementptr double, ptr %377, i64 %436
 %452 = load double, ptr %451, align 8
 %453 = fmul nsz contract double %450, %452
 %454 = fadd nsz contract double %444, %453
 %455 = fneg nsz contract double %454
 %456 = icmp eq i64 %436, 0
 br i1 %456, label %388, label %457
457:
 %458 = getelementptr double, ptr %371, i64 %436
 br label %459
459:
 %460 = phi double [ %455, %457 ], [ %469, %459 ]
 %461 = phi i64 [ 0, %457 ], [ %462, %459 ]
 %462 = add nuw nsw i64 %461, 1
 %463 = mul i64 %461, %370
 %464 = getelementptr double, ptr %458, i64 %463
 %465 = load double, ptr %464, align 8
 %466 = getelementptr double, ptr %377, i64 %461
 %467 = load double, ptr %466, align 8
 %468 = fmul nsz contract double %465, %467
 %469 = fsub nsz contract double %460, %468
 %470 = icmp eq i64 %462, %436
 br i1 %470, label %388, label %459
471:
 %472 = phi double [ %389, %392 ], [ %485, %471 ]
 %473 = phi i64 [ %437, %392 ], [ %474, %471 ]
 %474 = add nuw i64 %473, 1
 %475 = icmp slt i64 %473, 0
 %476 = select i1 %475, i64 %370, i64 0
 %477 = getelementptr double, ptr %394, i64 %473
 %478 = getelementptr double, ptr %477, i64 %476
 %479 = load double, ptr %478, align 8
 %480 = select i1 %475, i64 %376, i64 0
 %481 = getelementptr double, ptr %377, i64 %473
 %482 = getelementptr double, ptr %481, i64 %480
 %483 = load double, ptr %482, align 8
 %484 = fmul nsz contract double %479, %483
 %485 = fsub nsz contract double %472, %484
 %486 = icmp eq i64 %474, %3
 br i1 %486, label %395, label %471
487:
 %488 = phi i64 [ %489, %403 ], [ 0, %395 ]
 %489 = add nuw nsw i64 %488, 1
 %490 = add nsw i64 %488, %370
 %491 = icmp slt i64 %490, 0
 %492 = select i1 %491, i64 %376, i64 0
 %493 = getelementptr double, ptr %377, i64 %490
 %494 = getelementptr double, ptr %493, i64 %492
 %495 = load double, ptr %494, align 8
 %496 = icmp eq i64 %488, 0
 br i1 %496, label %403, label %497
497:
 %498 = mul i64 %488, %370
 %499 = getelementptr double, ptr %371, i64 %498
 br label %500
500:
 %501 = phi double [ %495, %497 ], [ %513, %500 ]
 %502 = phi i64 [ 0, %497 ], [ %503, %500 ]
 %503 = add nuw nsw i64 %502, 1
 %504 = add i64 %502, %370
 %505 = getelementptr double, ptr %499, i64 %502
 %506 = load double, ptr %505, align 8
 %507 = icmp slt i64 %504, 0
 %508 = select i1 %507, i64 %376, i64 0
 %509 = getelementptr double, ptr %377, i64 %504
 %510 = getelementptr double, ptr %509, i64 %508
 %511 = load double, ptr %510, align 8
 %512 = fmul nsz contract double %506, %511
 %513 = fsub nsz contract double %501, %512
 %514 = icmp eq i64 %503, %488
 br i1 %514, label %403, label %500
515:
 %516 = phi i64 [ %517, %410 ], [ 0, %403 ]
 %517 = add nuw nsw i64 %516, 1
 %518 = xor i64 %516, -1
 %519 = add i64 %3, %518
 %520 = add nsw i64 %519, %370
 %521 = icmp slt i64 %520, 0
 %522 = select i1 %521, i64 %376, i64 0
 %523 = getelementptr double, ptr %377, i64 %520
 %524 = getelementptr double, ptr %523, i64 %522
 %525 = load double, ptr %524, align 8
 %526 = icmp eq i64 %516, 0
 br i1 %526, label %410, label %527
527:
 %528 = sub i64 %3, %516
 %529 = icmp slt i64 %519, 0
 %530 = select i1 %529, i64 %520, i64 %519
 %531 = getelementptr double, ptr %371, i64 %530
 br label %532
532:
 %533 = phi double [ %525, %527 ], [ %550, %532 ]
 %534 = phi i64 [ %516, %527 ], [ %536, %532 ]
 %535 = phi i64 [ %528, %527 ], [ %537, %532 ]
 %536 = add nsw i64 %534, -1
 %537 = add i64 %535, 1
 %538 = icmp slt i64 %535, 0
 %539 = add i64 %535, %370
 %540 = select i1 %538, i64 %539, i64 %535
 %541 = mul i64 %540, %370
 %542 = getelementptr double, ptr %531, i64 %541
 %543 = load double, ptr %542, align 8
 %544 = icmp slt i64 %539, 0
 %545 = select i1 %544, i64 %376, i64 0
 %546 = getelementptr double, ptr %377, i64 %539
 %547 = getelementptr double, ptr %546, i64 %545
 %548 = load double, ptr %547, align 8
 %549 = fmul nsz contract double %543, %548
 %550 = fsub nsz contract double %533, %549
 %551 = icmp sgt i64 %534, 1
 br i1 %551, label %532, label %410
552:
 %553 = phi i64 [ %554, %552 ], [ 0, %410 ]
 %554 = add nuw nsw i64 %553, 1
 %555 = getelementptr double, ptr %377, i64 %553
 %556 = load double, ptr %555, align 8
 %557 = add nsw i64 %553, %370
 %558 = icmp slt i64 %557, 0
 %559 = select i1 %558, i64 %376, i64 0
 %560 = getelementptr double, ptr %377, i64 %557
 %561 = getelementptr double, ptr %560, i64 %559
 %562 = load double, ptr %561, align 8
 %563 = fadd nsz contract double %556, %562
 store double %563, ptr %555, align 8
 %564 = icmp eq i64 %3, %554
 br i1 %564, label %386, label %552
565:
 store i8 0, ptr %6, align 1
 call fastcc void @f16(ptr %6, ptr %1, i64 %2, i64 %3)
 %566 = load i8, ptr %6, align 1
 %567 = icmp ne i8 %566, 0
 %568 = zext i1 %567 to i8
 br label %169
}
define internal fastcc void @f16(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 range(i64 1, 0) %3) unnamed_addr {
4:
 %5 = getelementptr inbounds nuw i8, ptr %1, i64 544
 %6 = load i64, ptr %5, align 1
 %7 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %8 = load i64, ptr %7, align 1
 %9 = inttoptr i64 %6 to ptr
 %10 = getelementptr inbounds nuw i8, ptr %1, i64 696
 %11 = load i64, ptr %10, align 1
 %12 = getelementptr inbounds nuw i8, ptr %1, i64 120
 %13 = load i64, ptr %12, align 1
 %14 = inttoptr i64 %11 to ptr
 %15 = getelementptr inbounds nuw i8, ptr %1, i64 720
 %16 = load i64, ptr %15, align 1
 %17 = inttoptr i64 %16 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %1, i64 728
 %19 = load i64, ptr %18, align 1
 %20 = inttoptr i64 %19 to ptr
 %21 = getelementptr inbounds nuw i8, ptr %1, i64 504
 %22 = load i64, ptr %21, align 1
 %23 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %24 = load i64, ptr %23, align 1
 %25 = shl nsw i64 %24, 1
 %26 = add nsw i64 %25, 3
 %27 = inttoptr i64 %22 to ptr
 %28 = getelementptr inbounds nuw i8, ptr %1, i64 512
 %29 = load i64, ptr %28, align 1
 %30 = mul nsw i64 %24, 3
 %31 = inttoptr i64 %29 to ptr
 %32 = icmp sgt i64 %3, 0
 br i1 %32, label %33, label %65
33:
 %34 = mul nsw i64 %2, 3
 br label %38
35:
 %36 = add nsw i64 %39, 1
 %37 = icmp slt i64 %36, %3
 br i1 %37, label %105, label %65
38:
 %39 = phi i64 [ 0, %33 ], [ %106, %105 ]
 %40 = icmp slt i64 %39, 0
 %41 = select i1 %40, i64 %26, i64 0
 %42 = getelementptr i64, ptr %27, i64 %39
 %43 = getelementptr i64, ptr %42, i64 %41
 %44 = load i64, ptr %43, align 8
 %45 = icmp slt i64 %44, 0
 %46 = select i1 %45, i64 %13, i64 0
 %47 = getelementptr double, ptr %14, i64 %44
 %48 = getelementptr double, ptr %47, i64 %46
 %49 = load double, ptr %48, align 8
 %50 = select i1 %40, i64 %30, i64 0
 %51 = getelementptr double, ptr %31, i64 %39
 %52 = getelementptr double, ptr %51, i64 %50
 %53 = load double, ptr %52, align 8
 %54 = fadd nsz contract double %49, %53
 %55 = icmp slt i64 %44, %34
 br i1 %55, label %107, label %56
56:
 %57 = sub nsw i64 %44, %34
 %58 = getelementptr double, ptr %17, i64 %57
 %59 = load double, ptr %58, align 8
 %60 = fcmp nsz contract ugt double %59, %54
 br i1 %60, label %65, label %61
61:
 %62 = getelementptr double, ptr %20, i64 %57
 %63 = load double, ptr %62, align 8
 %64 = fcmp nsz contract ugt double %54, %63
 br i1 %64, label %65, label %35
65:
 %66 = phi i8 [ 1, %4 ], [ 1, %35 ], [ 0, %61 ], [ 0, %56 ], [ 0, %107 ], [ 1, %102 ], [ 0, %70 ]
 store i8 %66, ptr %0, align 1
 ret void
67:
 %68 = add nsw i64 %39, 1
 %69 = fcmp nsz contract ogt double %116, 0.000000e+00
 br i1 %69, label %70, label %102
70:
 %71 = icmp slt i64 %44, -1
 %72 = select i1 %71, i64 %13, i64 0
 %73 = getelementptr i8, ptr %47, i64 8
 %74 = getelementptr double, ptr %73, i64 %72
 %75 = load double, ptr %74, align 8
 %76 = icmp slt i64 %39, -1
 %77 = select i1 %76, i64 %30, i64 0
 %78 = getelementptr double, ptr %31, i64 %68
 %79 = getelementptr double, ptr %78, i64 %77
 %80 = load double, ptr %79, align 8
 %81 = fadd nsz contract double %75, %80
 %82 = icmp slt i64 %44, -2
 %83 = select i1 %82, i64 %13, i64 0
 %84 = getelementptr i8, ptr %47, i64 16
 %85 = getelementptr double, ptr %84, i64 %83
 %86 = load double, ptr %85, align 8
 %87 = icmp slt i64 %39, -2
 %88 = select i1 %87, i64 %30, i64 0
 %89 = getelementptr i8, ptr %51, i64 16
 %90 = getelementptr double, ptr %89, i64 %88
 %91 = load double, ptr %90, align 8
 %92 = fadd nsz contract double %86, %91
 %93 = fmul nsz contract double %81, %81
 %94 = fmul nsz contract double %92, %92
 %95 = fadd nsz contract double %93, %94
 %96 = fmul nsz contract double %116, %116
 %97 = fmul nsz contract double %54, %96
 %98 = fmul nsz contract double %54, %97
 %99 = fcmp nsz contract ogt double %95, %98
 br i1 %99, label %65, label %100
100:
 %101 = add nsw i64 %39, 3
 br label %102
102:
 %103 = phi i64 [ %101, %100 ], [ %68, %67 ]
 %104 = icmp slt i64 %103, %3
 br i1 %104, label %105, label %65
105:
 %106 = phi i64 [ %103, %102 ], [ %36, %35 ]
 br label %38
107:
 %108 = sdiv i64 %44, 3
 %109 = srem i64 %44, 3
 %110 = ashr i64 %109, 63
 %111 = add nsw i64 %110, %108
 %112 = icmp slt i64 %111, 0
 %113 = select i1 %112, i64 %8, i64 0
 %114 = getelementptr double, ptr %9, i64 %111
 %115 = getelementptr double, ptr %114, i64 %113
 %116 = load double, ptr %115, align 8
 %117 = fcmp nsz contract ult double %54, 0.000000e+00
 br i1 %117, label %65, label %67
}
define internal fastcc void @f17(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, i64 %4) unnamed_addr {
5:
 %6 = getelementptr inbounds nuw i8, ptr %1, i64 280
 %7 = load i64, ptr %6, align 1
 %8 = getelementptr inbounds nuw i8, ptr %1, i64 104
 %9 = load i64, ptr %8, align 1
 %10 = inttoptr i64 %7 to ptr
 %11 = getelementptr inbounds nuw i8, ptr %2, i64 400
 %12 = load i64, ptr %11, align 1
 %13 = inttoptr i64 %12 to ptr
 %14 = getelementptr inbounds nuw i8, ptr %2, i64 472
 %15 = load i64, ptr %14, align 1
 %16 = add nsw i64 %9, 1
 %17 = inttoptr i64 %15 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %2, i64 816
 %19 = load i64, ptr %18, align 1
 %20 = inttoptr i64 %19 to ptr
 %21 = icmp slt i64 %9, 1
 br i1 %21, label %22, label %23
22:
 br label %157
23:
 %24 = getelementptr i8, ptr %20, i64 8
 %25 = getelementptr i8, ptr %20, i64 16
 %26 = getelementptr i8, ptr %20, i64 24
 %27 = getelementptr i8, ptr %20, i64 32
 %28 = getelementptr i8, ptr %20, i64 40
 br label %60
29:
 %30 = add nuw nsw i64 %61, 1
 %31 = icmp eq i64 %30, %9
 br i1 %31, label %22, label %60
32:
 %33 = mul i64 %61, 96
 %34 = getelementptr i8, ptr %13, i64 %33
 %35 = shl i64 %61, 7
 %36 = getelementptr i8, ptr %17, i64 %35
 %37 = getelementptr i8, ptr %65, i64 8
 %38 = getelementptr i8, ptr %65, i64 16
 br label %101
39:
 %40 = fdiv nsz contract double 1.000000e+00, %67
 %41 = getelementptr i8, ptr %36, i64 48
 store double %40, ptr %41, align 8
 br label %133
42:
 %43 = mul nuw nsw i64 %134, 3
 br label %47
44:
 switch i64 %134, label %46 [
  i64 3, label %47
  i64 4, label %45
 ]
45:
 br label %47
46:
 br label %47
47:
 %48 = phi i64 [ %43, %42 ], [ 6, %46 ], [ 6, %45 ], [ %134, %44 ]
 %49 = phi i64 [ %43, %42 ], [ 3, %46 ], [ 0, %45 ], [ 0, %44 ]
 %50 = getelementptr double, ptr %34, i64 %49
 %51 = getelementptr double, ptr %34, i64 %48
 br label %137
52:
 %53 = add nuw nsw i64 %139, 1
 %54 = icmp eq i64 %53, 3
 br i1 %54, label %55, label %137
55:
 %56 = getelementptr double, ptr %36, i64 %134
 %57 = getelementptr i8, ptr %56, i64 56
 store double %155, ptr %57, align 8
 %58 = icmp eq i64 %135, 6
 br i1 %58, label %29, label %133
59:
 store ptr null, ptr %0, align 8
 ret void
60:
 %61 = phi i64 [ 0, %23 ], [ %30, %29 ]
 %62 = mul i64 %61, 768
 %63 = getelementptr i8, ptr %10, i64 %62
 %64 = mul i64 %61, %4
 %65 = getelementptr double, ptr %3, i64 %64
 %66 = getelementptr i8, ptr %63, i64 264
 %67 = load double, ptr %66, align 8
 %68 = getelementptr i8, ptr %63, i64 224
 %69 = load double, ptr %68, align 8
 %70 = fdiv nsz contract double %69, %67
 %71 = getelementptr i8, ptr %63, i64 136
 %72 = load double, ptr %71, align 8
 %73 = fdiv nsz contract double %72, %67
 %74 = getelementptr i8, ptr %63, i64 168
 %75 = load double, ptr %74, align 8
 %76 = fdiv nsz contract double %75, %67
 store double %70, ptr %20, align 8
 store double %73, ptr %24, align 8
 store double %76, ptr %25, align 8
 br label %77
77:
 %78 = phi i64 [ 0, %60 ], [ %79, %77 ]
 %79 = add nuw nsw i64 %78, 1
 %80 = icmp eq i64 %79, 3
 %81 = select i1 %80, i64 0, i64 %79
 %82 = add nuw nsw i64 %78, 2
 %83 = urem i64 %82, 3
 %84 = add nuw nsw i64 %78, 3
 %85 = getelementptr double, ptr %65, i64 %84
 %86 = load double, ptr %85, align 8
 %87 = getelementptr double, ptr %65, i64 %81
 %88 = load double, ptr %87, align 8
 %89 = getelementptr double, ptr %20, i64 %83
 %90 = load double, ptr %89, align 8
 %91 = fmul nsz contract double %88, %90
 %92 = fadd nsz contract double %86, %91
 %93 = getelementptr double, ptr %65, i64 %83
 %94 = load double, ptr %93, align 8
 %95 = getelementptr double, ptr %20, i64 %81
 %96 = load double, ptr %95, align 8
 %97 = fmul nsz contract double %94, %96
 %98 = fsub nsz contract double %92, %97
 %99 = getelementptr double, ptr %20, i64 %84
 store double %98, ptr %99, align 8
 %100 = icmp eq i64 %79, 3
 br i1 %100, label %32, label %77
101:
 %102 = phi i64 [ 0, %32 ], [ %103, %101 ]
 %103 = add nuw nsw i64 %102, 1
 %104 = mul i64 %102, 24
 %105 = getelementptr i8, ptr %34, i64 %104
 %106 = load double, ptr %105, align 8
 %107 = load double, ptr %26, align 8
 %108 = fmul nsz contract double %106, %107
 %109 = getelementptr i8, ptr %105, i64 8
 %110 = load double, ptr %109, align 8
 %111 = load double, ptr %27, align 8
 %112 = fmul nsz contract double %110, %111
 %113 = fadd nsz contract double %108, %112
 %114 = getelementptr i8, ptr %105, i64 16
 %115 = load double, ptr %114, align 8
 %116 = load double, ptr %28, align 8
 %117 = fmul nsz contract double %115, %116
 %118 = fadd nsz contract double %113, %117
 %119 = getelementptr double, ptr %36, i64 %102
 store double %118, ptr %119, align 8
 %120 = load double, ptr %105, align 8
 %121 = load double, ptr %65, align 8
 %122 = fmul nsz contract double %120, %121
 %123 = load double, ptr %109, align 8
 %124 = load double, ptr %37, align 8
 %125 = fmul nsz contract double %123, %124
 %126 = fadd nsz contract double %122, %125
 %127 = load double, ptr %114, align 8
 %128 = load double, ptr %38, align 8
 %129 = fmul nsz contract double %127, %128
 %130 = fadd nsz contract double %126, %129
 %131 = getelementptr i8, ptr %119, i64 24
 store double %130, ptr %131, align 8
 %132 = icmp eq i64 %103, 3
 br i1 %132, label %39, label %101
133:
 %134 = phi i64 [ 0, %39 ], [ %135, %55 ]
 %135 = add nuw nsw i64 %134, 1
 %136 = icmp samesign ult i64 %134, 3
 br i1 %136, label %42, label %44
137:
 %138 = phi double [ 0.000000e+00, %47 ], [ %155, %52 ]
 %139 = phi i64 [ 0, %47 ], [ %53, %52 ]
 %140 = getelementptr double, ptr %50, i64 %139
 %141 = load double, ptr %140, align 8
 %142 = mul i64 %139, 48
 %143 = getelementptr i8, ptr %63, i64 %142
 %144 = getelementptr i8, ptr %143, i64 384
 br label %145
145:
 %146 = phi double [ %138, %137 ], [ %155, %145 ]
 %147 = phi i64 [ 0, %137 ], [ %148, %145 ]
 %148 = add nuw nsw i64 %147, 1
 %149 = getelementptr double, ptr %144, i64 %147
 %150 = load double, ptr %149, align 8
 %151 = fmul nsz contract double %141, %150
 %152 = getelementptr double, ptr %51, i64 %147
 %153 = load double, ptr %152, align 8
 %154 = fmul nsz contract double %151, %153
 %155 = fadd nsz contract double %146, %154
 %156 = icmp eq i64 %148, 3
 br i1 %156, label %52, label %145
157:
 %158 = phi i64 [ %159, %157 ], [ 0, %22 ]
 %159 = add nuw nsw i64 %158, 1
 %160 = load i64, ptr %8, align 1
 %161 = icmp slt i64 %160, 0
 %162 = select i1 %161, i64 %16, i64 0
 %163 = add i64 %162, %160
 %164 = shl i64 %163, 7
 %165 = getelementptr i8, ptr %17, i64 %164
 %166 = getelementptr double, ptr %165, i64 %158
 store double 0.000000e+00, ptr %166, align 8
 %167 = icmp eq i64 %159, 16
 br i1 %167, label %59, label %157
}
define internal fastcc range(i32 0, 2) i32 @f18(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2) unnamed_addr {
3:
 %4 = alloca ptr, align 8
 %5 = alloca i8, align 1
 %6 = alloca ptr, align 8
 %7 = alloca ptr, align 8
 %8 = alloca double, align 8
 %9 = alloca ptr, align 8
 %10 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %11 = load i64, ptr %10, align 1
 %12 = icmp eq i64 %11, 0
 br i1 %12, label %13, label %14
13:
 store ptr null, ptr %0, align 8
 ret i32 0
14:
 %15 = getelementptr inbounds nuw i8, ptr %1, i64 96
 %16 = load i64, ptr %15, align 1
 %17 = getelementptr inbounds nuw i8, ptr %1, i64 16
 %18 = load double, ptr %17, align 1
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 464
 %20 = load i64, ptr %19, align 1
 %21 = inttoptr i64 %20 to ptr
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 472
 %23 = load i64, ptr %22, align 1
 %24 = getelementptr inbounds nuw i8, ptr %1, i64 104
 %25 = load i64, ptr %24, align 1
 %26 = add nsw i64 %25, 1
 %27 = inttoptr i64 %23 to ptr
 %28 = getelementptr inbounds nuw i8, ptr %2, i64 480
 %29 = load i64, ptr %28, align 1
 %30 = inttoptr i64 %29 to ptr
 %31 = getelementptr inbounds nuw i8, ptr %2, i64 488
 %32 = load i64, ptr %31, align 1
 %33 = inttoptr i64 %32 to ptr
 %34 = getelementptr inbounds nuw i8, ptr %2, i64 816
 %35 = load i64, ptr %34, align 1
 %36 = inttoptr i64 %35 to ptr
 %37 = getelementptr inbounds nuw i8, ptr %2, i64 824
 %38 = load i64, ptr %37, align 1
 %39 = inttoptr i64 %38 to ptr
 %40 = getelementptr inbounds nuw i8, ptr %2, i64 832
 %41 = load i64, ptr %40, align 1
 %42 = inttoptr i64 %41 to ptr
 %43 = icmp sgt i64 %16, 0
 br i1 %43, label %44, label %284
44:
 %45 = icmp slt i64 %11, 1
 %46 = fmul nsz contract double %18, %18
 br label %47
47:
 %48 = phi i64 [ %108, %136 ], [ %25, %44 ]
 %49 = phi i64 [ %107, %136 ], [ 0, %44 ]
 %50 = phi i64 [ %137, %136 ], [ %16, %44 ]
 %51 = phi i1 [ %138, %136 ], [ false, %44 ]
 %52 = phi double [ %117, %136 ], [ 1.000000e+00, %44 ]
 %53 = icmp eq i64 %49, 0
 br i1 %53, label %83, label %54
54:
 %55 = fmul nsz contract double %52, 4.000000e+00
 %56 = fmul nsz contract double %52, %55
 %57 = fadd nsz contract double %56, 1.000000e+00
 %58 = tail call nsz contract double @llvm.sqrt.f64(double %57)
 %59 = fadd nsz contract double %58, 1.000000e+00
 %60 = fmul nsz contract double %59, 5.000000e-01
 %61 = fadd nsz contract double %52, -1.000000e+00
 %62 = fdiv nsz contract double %61, %60
 %63 = fcmp nsz contract ogt double %62, 9.000000e-01
 %64 = select i1 %63, double 9.000000e-01, double %62
 br i1 %45, label %77, label %143
65:
 %66 = add nuw nsw i64 %144, 1
 %67 = icmp eq i64 %11, %66
 br i1 %67, label %75, label %143
68:
 %69 = getelementptr double, ptr %33, i64 %155
 %70 = fsub nsz contract double %153, %157
 %71 = fmul nsz contract double %64, %70
 %72 = fadd nsz contract double %153, %71
 store double %72, ptr %152, align 8
 store double %153, ptr %69, align 8
 br label %73
73:
 %74 = icmp eq i64 %150, 3
 br i1 %74, label %65, label %148
75:
 %76 = load i64, ptr %24, align 1
 br label %77
77:
 %78 = phi i64 [ %76, %75 ], [ %48, %54 ]
 %79 = icmp slt i64 %78, 1
 br i1 %79, label %95, label %160
80:
 %81 = add nuw nsw i64 %161, 1
 %82 = icmp eq i64 %78, %81
 br i1 %82, label %95, label %160
83:
 br i1 %45, label %89, label %178
84:
 %85 = add nuw nsw i64 %179, 1
 %86 = icmp eq i64 %11, %85
 br i1 %86, label %87, label %178
87:
 %88 = load i64, ptr %24, align 1
 br label %89
89:
 %90 = phi i64 [ %88, %87 ], [ %48, %83 ]
 %91 = icmp slt i64 %90, 1
 br i1 %91, label %95, label %192
92:
 %93 = add nuw nsw i64 %193, 1
 %94 = icmp eq i64 %90, %93
 br i1 %94, label %95, label %192
95:
 %96 = phi double [ %52, %89 ], [ %60, %77 ], [ %52, %92 ], [ %60, %80 ]
 %97 = load i64, ptr %24, align 1
 %98 = icmp slt i64 %97, 1
 br i1 %98, label %102, label %206
99:
 %100 = add nuw nsw i64 %207, 1
 %101 = icmp eq i64 %97, %100
 br i1 %101, label %102, label %206
102:
 br i1 %45, label %105, label %220
103:
 %104 = fcmp nsz contract ugt double %228, 0.000000e+00
 br label %105
105:
 %106 = phi i1 [ false, %102 ], [ %104, %103 ]
 %107 = add nuw nsw i64 %49, 1
 %108 = load i64, ptr %24, align 1
 %109 = icmp slt i64 %108, 1
 br i1 %109, label %116, label %230
110:
 %111 = add nuw nsw i64 %235, 1
 %112 = icmp eq i64 %108, %111
 br i1 %112, label %113, label %230
113:
 %114 = fcmp nsz contract ogt double %272, 0.000000e+00
 %115 = select i1 %114, double 1.000000e+00, double %96
 br label %116
116:
 %117 = phi double [ %96, %105 ], [ %115, %113 ]
 %118 = phi double [ 0.000000e+00, %105 ], [ %274, %113 ]
 %119 = phi double [ 0.000000e+00, %105 ], [ %279, %113 ]
 %120 = phi double [ 0.000000e+00, %105 ], [ %282, %113 ]
 %121 = fmul nsz contract double %119, 1.000000e-28
 %122 = fcmp nsz contract ugt double %118, %121
 %123 = fsub nsz contract double %118, %118
 %124 = fcmp nsz contract ord double %123, 0.000000e+00
 %125 = and i1 %124, %122
 %126 = select i1 %106, i1 %125, i1 false
 br i1 %126, label %127, label %284
127:
 %128 = fmul nsz contract double %46, %119
 %129 = fcmp nsz contract ugt double %118, %128
 br i1 %129, label %136, label %130
130:
 %131 = add nuw nsw i64 %49, 21
 %132 = tail call i64 @llvm.smin.i64(i64 %131, i64 %16)
 %133 = select i1 %51, i64 %50, i64 %132
 %134 = fmul nsz contract double %46, %120
 %135 = fcmp nsz contract ugt double %118, %134
 br i1 %135, label %136, label %284
136:
 %137 = phi i64 [ %133, %130 ], [ %50, %127 ]
 %138 = phi i1 [ true, %130 ], [ %51, %127 ]
 %139 = icmp slt i64 %107, %137
 br i1 %139, label %47, label %140
140:
 %141 = xor i1 %138, true
 %142 = zext i1 %141 to i64
 br label %284
143:
 %144 = phi i64 [ %66, %65 ], [ 0, %54 ]
 %145 = shl i64 %144, 8
 %146 = getelementptr i8, ptr %21, i64 %145
 %147 = mul nuw nsw i64 %144, 3
 br label %148
148:
 %149 = phi i64 [ 0, %143 ], [ %150, %73 ]
 %150 = add nuw nsw i64 %149, 1
 %151 = getelementptr double, ptr %146, i64 %149
 %152 = getelementptr i8, ptr %151, i64 184
 %153 = load double, ptr %152, align 8
 %154 = fcmp nsz contract une double %153, 0.000000e+00
 %155 = add nuw nsw i64 %149, %147
 %156 = getelementptr double, ptr %33, i64 %155
 %157 = load double, ptr %156, align 8
 %158 = fcmp nsz contract une double %157, 0.000000e+00
 %159 = select i1 %154, i1 true, i1 %158
 br i1 %159, label %68, label %73
160:
 %161 = phi i64 [ %81, %80 ], [ 0, %77 ]
 %162 = shl i64 %161, 7
 %163 = getelementptr i8, ptr %27, i64 %162
 %164 = mul i64 %161, 144
 %165 = getelementptr i8, ptr %30, i64 %164
 br label %166
166:
 %167 = phi i64 [ 0, %160 ], [ %168, %166 ]
 %168 = add nuw nsw i64 %167, 1
 %169 = getelementptr double, ptr %163, i64 %167
 %170 = load double, ptr %169, align 8
 %171 = getelementptr double, ptr %165, i64 %167
 %172 = getelementptr i8, ptr %171, i64 48
 %173 = load double, ptr %172, align 8
 %174 = fsub nsz contract double %170, %173
 %175 = fmul nsz contract double %64, %174
 %176 = fadd nsz contract double %170, %175
 store double %176, ptr %169, align 8
 store double %170, ptr %172, align 8
 %177 = icmp eq i64 %168, 6
 br i1 %177, label %80, label %166
178:
 %179 = phi i64 [ %85, %84 ], [ 0, %83 ]
 %180 = shl i64 %179, 8
 %181 = getelementptr i8, ptr %21, i64 %180
 %182 = mul i64 %179, 24
 %183 = getelementptr i8, ptr %33, i64 %182
 br label %184
184:
 %185 = phi i64 [ 0, %178 ], [ %186, %184 ]
 %186 = add nuw nsw i64 %185, 1
 %187 = getelementptr double, ptr %181, i64 %185
 %188 = getelementptr i8, ptr %187, i64 184
 %189 = load double, ptr %188, align 8
 %190 = getelementptr double, ptr %183, i64 %185
 store double %189, ptr %190, align 8
 %191 = icmp eq i64 %186, 3
 br i1 %191, label %84, label %184
192:
 %193 = phi i64 [ %93, %92 ], [ 0, %89 ]
 %194 = shl i64 %193, 7
 %195 = getelementptr i8, ptr %27, i64 %194
 %196 = mul i64 %193, 144
 %197 = getelementptr i8, ptr %30, i64 %196
 br label %198
198:
 %199 = phi i64 [ 0, %192 ], [ %200, %198 ]
 %200 = add nuw nsw i64 %199, 1
 %201 = getelementptr double, ptr %195, i64 %199
 %202 = load double, ptr %201, align 8
 %203 = getelementptr double, ptr %197, i64 %199
 %204 = getelementptr i8, ptr %203, i64 48
 store double %202, ptr %204, align 8
 %205 = icmp eq i64 %200, 6
 br i1 %205, label %92, label %198
206:
 %207 = phi i64 [ %100, %99 ], [ 0, %95 ]
 %208 = shl i64 %207, 7
 %209 = getelementptr i8, ptr %27, i64 %208
 %210 = mul i64 %207, 144
 %211 = getelementptr i8, ptr %30, i64 %210
 br label %212
212:
 %213 = phi i64 [ 0, %206 ], [ %214, %212 ]
 %214 = add nuw nsw i64 %213, 1
 %215 = getelementptr double, ptr %209, i64 %213
 %216 = load double, ptr %215, align 8
 %217 = getelementptr double, ptr %211, i64 %213
 %218 = getelementptr i8, ptr %217, i64 96
 store double %216, ptr %218, align 8
 %219 = icmp eq i64 %214, 6
 br i1 %219, label %99, label %212
220:
 %221 = phi double [ %228, %220 ], [ 0.000000e+00, %102 ]
 %222 = phi i64 [ %223, %220 ], [ 0, %102 ]
 %223 = add nuw nsw i64 %222, 1
 %224 = shl i64 %222, 8
 %225 = getelementptr i8, ptr %21, i64 %224
 store double 0.000000e+00, ptr %8, align 8
 call fastcc void @f9(ptr %8, ptr %27, i64 %26, i64 16, ptr %225, ptr %39, ptr %42, ptr %36)
 %226 = load double, ptr %8, align 8
 %227 = fcmp nsz contract ogt double %226, %221
 %228 = select i1 %227, double %226, double %221
 %229 = icmp eq i64 %11, %223
 br i1 %229, label %103, label %220
230:
 %231 = phi double [ %282, %110 ], [ 0.000000e+00, %105 ]
 %232 = phi double [ %279, %110 ], [ 0.000000e+00, %105 ]
 %233 = phi double [ %274, %110 ], [ 0.000000e+00, %105 ]
 %234 = phi double [ %272, %110 ], [ 0.000000e+00, %105 ]
 %235 = phi i64 [ %111, %110 ], [ 0, %105 ]
 %236 = shl i64 %235, 7
 %237 = getelementptr i8, ptr %27, i64 %236
 %238 = getelementptr i8, ptr %237, i64 48
 %239 = load double, ptr %238, align 8
 %240 = fdiv nsz contract double 1.000000e+00, %239
 %241 = getelementptr i8, ptr %237, i64 56
 %242 = load double, ptr %241, align 8
 %243 = getelementptr i8, ptr %237, i64 64
 %244 = load double, ptr %243, align 8
 %245 = fadd nsz contract double %242, %244
 %246 = getelementptr i8, ptr %237, i64 72
 %247 = load double, ptr %246, align 8
 %248 = fadd nsz contract double %245, %247
 %249 = fdiv nsz contract double 3.000000e+00, %248
 %250 = mul i64 %235, 144
 %251 = getelementptr i8, ptr %30, i64 %250
 br label %252
252:
 %253 = phi double [ %231, %230 ], [ %282, %252 ]
 %254 = phi double [ %232, %230 ], [ %279, %252 ]
 %255 = phi double [ %233, %230 ], [ %274, %252 ]
 %256 = phi double [ %234, %230 ], [ %272, %252 ]
 %257 = phi i64 [ 0, %230 ], [ %258, %252 ]
 %258 = add nuw nsw i64 %257, 1
 %259 = icmp samesign ult i64 %257, 3
 %260 = select i1 %259, double %240, double %249
 %261 = getelementptr double, ptr %237, i64 %257
 %262 = load double, ptr %261, align 8
 %263 = getelementptr double, ptr %251, i64 %257
 %264 = getelementptr i8, ptr %263, i64 96
 %265 = load double, ptr %264, align 8
 %266 = fsub nsz contract double %262, %265
 %267 = fmul nsz contract double %260, %266
 %268 = getelementptr i8, ptr %263, i64 48
 %269 = load double, ptr %268, align 8
 %270 = fsub nsz contract double %262, %269
 %271 = fmul nsz contract double %267, %270
 %272 = fsub nsz contract double %256, %271
 %273 = fmul nsz contract double %266, %267
 %274 = fadd nsz contract double %255, %273
 %275 = load double, ptr %263, align 8
 %276 = fsub nsz contract double %262, %275
 %277 = fmul nsz contract double %260, %276
 %278 = fmul nsz contract double %276, %277
 %279 = fadd nsz contract double %254, %278
 %280 = fmul nsz contract double %262, %260
 %281 = fmul nsz contract double %262, %280
 %282 = fadd nsz contract double %253, %281
 %283 = icmp eq i64 %258, 6
 br i1 %283, label %110, label %252
284:
 %285 = phi i64 [ 0, %14 ], [ %107, %140 ], [ %107, %130 ], [ %107, %116 ]
 %286 = phi i64 [ 1, %14 ], [ %142, %140 ], [ 0, %130 ], [ 0, %116 ]
 %287 = getelementptr inbounds nuw i8, ptr %2, i64 224
 %288 = load i64, ptr %287, align 1
 %289 = add nsw i64 %288, %285
 store i64 %289, ptr %287, align 1
 %290 = getelementptr inbounds nuw i8, ptr %2, i64 232
 %291 = load i64, ptr %290, align 1
 %292 = tail call i64 @llvm.smax.i64(i64 %285, i64 %291)
 store i64 %292, ptr %290, align 1
 store ptr null, ptr %9, align 8
 call fastcc void @f19(ptr %9, ptr %2)
 %293 = load i64, ptr %22, align 1
 %294 = getelementptr inbounds nuw i8, ptr %2, i64 160
 %295 = load i64, ptr %294, align 1
 %296 = inttoptr i64 %293 to ptr
 %297 = load i64, ptr %28, align 1
 %298 = inttoptr i64 %297 to ptr
 %299 = getelementptr inbounds nuw i8, ptr %2, i64 688
 %300 = load i64, ptr %299, align 1
 %301 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %302 = load i64, ptr %301, align 1
 %303 = inttoptr i64 %300 to ptr
 %304 = load i64, ptr %19, align 1
 %305 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %306 = load i64, ptr %305, align 1
 %307 = inttoptr i64 %304 to ptr
 %308 = getelementptr inbounds nuw i8, ptr %2, i64 496
 %309 = load i64, ptr %308, align 1
 %310 = getelementptr inbounds nuw i8, ptr %2, i64 168
 %311 = load i64, ptr %310, align 1
 %312 = inttoptr i64 %309 to ptr
 %313 = getelementptr inbounds nuw i8, ptr %2, i64 504
 %314 = load i64, ptr %313, align 1
 %315 = shl nsw i64 %311, 1
 %316 = add nsw i64 %315, 3
 %317 = inttoptr i64 %314 to ptr
 %318 = getelementptr inbounds nuw i8, ptr %2, i64 512
 %319 = load i64, ptr %318, align 1
 %320 = inttoptr i64 %319 to ptr
 %321 = load i64, ptr %40, align 1
 %322 = inttoptr i64 %321 to ptr
 %323 = load i64, ptr %10, align 1
 %324 = getelementptr inbounds nuw i8, ptr %2, i64 544
 %325 = load i64, ptr %324, align 1
 %326 = inttoptr i64 %325 to ptr
 %327 = getelementptr inbounds nuw i8, ptr %2, i64 696
 %328 = load i64, ptr %327, align 1
 %329 = inttoptr i64 %328 to ptr
 %330 = getelementptr inbounds nuw i8, ptr %2, i64 536
 %331 = load i64, ptr %330, align 1
 %332 = inttoptr i64 %331 to ptr
 %333 = icmp sgt i64 %323, 0
 br i1 %333, label %384, label %880
334:
 %335 = add nsw i64 %385, 3
 %336 = load i64, ptr %310, align 1
 %337 = icmp sgt i64 %335, %336
 br i1 %337, label %880, label %338
338:
 %339 = icmp slt i64 %385, 0
 %340 = select i1 %339, i64 %316, i64 0
 %341 = getelementptr i64, ptr %317, i64 %385
 %342 = getelementptr i64, ptr %341, i64 %340
 store i64 %388, ptr %342, align 8
 %343 = add nsw i64 %385, 1
 %344 = getelementptr double, ptr %326, i64 %386
 %345 = load double, ptr %344, align 8
 %346 = fcmp nsz contract ogt double %345, 0.000000e+00
 br i1 %346, label %347, label %380
347:
 %348 = add nuw nsw i64 %388, 1
 %349 = getelementptr double, ptr %329, i64 %348
 %350 = load double, ptr %349, align 8
 br label %351
351:
 %352 = phi double [ %358, %351 ], [ 1.000000e+00, %347 ]
 %353 = phi double [ %360, %351 ], [ %350, %347 ]
 %354 = phi i64 [ %359, %351 ], [ 2, %347 ]
 %355 = and i64 %354, 1
 %356 = icmp eq i64 %355, 0
 %357 = fmul nsz contract double %352, %353
 %358 = select i1 %356, double %352, double %357
 %359 = lshr i64 %354, 1
 %360 = fmul nsz contract double %353, %353
 %361 = icmp eq i64 %359, 0
 br i1 %361, label %392, label %351
362:
 %363 = fadd nsz contract double %417, %431
 %364 = tail call nsz contract double @llvm.sqrt.f64(double %363)
 %365 = mul i64 %386, 72
 %366 = getelementptr i8, ptr %332, i64 %365
 %367 = load double, ptr %366, align 8
 %368 = fmul nsz contract double %367, 1.000000e-01
 %369 = fmul nsz contract double %390, %368
 %370 = fcmp nsz contract ogt double %364, %369
 br i1 %370, label %880, label %371
371:
 %372 = icmp slt i64 %385, -1
 %373 = select i1 %372, i64 %316, i64 0
 %374 = getelementptr i64, ptr %317, i64 %343
 %375 = getelementptr i64, ptr %374, i64 %373
 store i64 %348, ptr %375, align 8
 %376 = icmp slt i64 %385, -2
 %377 = select i1 %376, i64 %316, i64 0
 %378 = getelementptr i8, ptr %341, i64 16
 %379 = getelementptr i64, ptr %378, i64 %377
 store i64 %393, ptr %379, align 8
 br label %380
380:
 %381 = phi i64 [ %385, %384 ], [ %335, %371 ], [ %343, %338 ]
 %382 = freeze i64 %381
 %383 = icmp eq i64 %323, %387
 br i1 %383, label %638, label %384
384:
 %385 = phi i64 [ %382, %380 ], [ 0, %284 ]
 %386 = phi i64 [ %387, %380 ], [ 0, %284 ]
 %387 = add nuw nsw i64 %386, 1
 %388 = mul nuw nsw i64 %386, 3
 %389 = getelementptr double, ptr %329, i64 %388
 %390 = load double, ptr %389, align 8
 %391 = fcmp nsz contract ugt double %390, 0.000000e+00
 br i1 %391, label %334, label %380
392:
 %393 = add nuw nsw i64 %388, 2
 %394 = getelementptr double, ptr %329, i64 %393
 %395 = load double, ptr %394, align 8
 br label %396
396:
 %397 = phi double [ %403, %396 ], [ 1.000000e+00, %392 ]
 %398 = phi double [ %405, %396 ], [ %395, %392 ]
 %399 = phi i64 [ %404, %396 ], [ 2, %392 ]
 %400 = and i64 %399, 1
 %401 = icmp eq i64 %400, 0
 %402 = fmul nsz contract double %397, %398
 %403 = select i1 %401, double %397, double %402
 %404 = lshr i64 %399, 1
 %405 = fmul nsz contract double %398, %398
 %406 = icmp eq i64 %404, 0
 br i1 %406, label %407, label %396
407:
 %408 = getelementptr double, ptr %303, i64 %348
 %409 = load double, ptr %408, align 8
 br label %410
410:
 %411 = phi double [ %417, %410 ], [ 1.000000e+00, %407 ]
 %412 = phi double [ %419, %410 ], [ %409, %407 ]
 %413 = phi i64 [ %418, %410 ], [ 2, %407 ]
 %414 = and i64 %413, 1
 %415 = icmp eq i64 %414, 0
 %416 = fmul nsz contract double %411, %412
 %417 = select i1 %415, double %411, double %416
 %418 = lshr i64 %413, 1
 %419 = fmul nsz contract double %412, %412
 %420 = icmp eq i64 %418, 0
 br i1 %420, label %421, label %410
421:
 %422 = getelementptr double, ptr %303, i64 %393
 %423 = load double, ptr %422, align 8
 br label %424
424:
 %425 = phi double [ %431, %424 ], [ 1.000000e+00, %421 ]
 %426 = phi double [ %433, %424 ], [ %423, %421 ]
 %427 = phi i64 [ %432, %424 ], [ 2, %421 ]
 %428 = and i64 %427, 1
 %429 = icmp eq i64 %428, 0
 %430 = fmul nsz contract double %425, %426
 %431 = select i1 %429, double %425, double %430
 %432 = lshr i64 %427, 1
 %433 = fmul nsz contract double %426, %426
 %434 = icmp eq i64 %432, 0
 br i1 %434, label %435, label %424
435:
 %436 = fadd nsz contract double %358, %403
 %437 = tail call nsz contract double @llvm.sqrt.f64(double %436)
 %438 = fmul nsz contract double %390, %345
 %439 = fmul nsz contract double %438, 0x3FEFFFFFFF768FA1
 %440 = fcmp nsz contract ult double %437, %439
 br i1 %440, label %371, label %362
441:
 %442 = fmul nsz contract double %680, 0x3D06849B86A12B9B
 %443 = fcmp nsz contract ugt double %667, %442
 br i1 %443, label %444, label %880
444:
 %445 = load i64, ptr %24, align 1
 %446 = icmp slt i64 %445, 1
 br i1 %446, label %450, label %682
447:
 %448 = add nuw nsw i64 %683, 1
 %449 = icmp eq i64 %445, %448
 br i1 %449, label %450, label %682
450:
 br label %696
451:
 %452 = add i64 %697, 1
 %453 = icmp eq i64 %452, %639
 br i1 %453, label %492, label %696
454:
 br i1 %710, label %455, label %709
455:
 %456 = icmp slt i64 %701, 0
 %457 = add nsw i64 %701, 3
 %458 = select i1 %456, i64 %457, i64 %701
 %459 = icmp eq i64 %458, 0
 %460 = select i1 %459, double 1.000000e+00, double 0.000000e+00
 %461 = icmp eq i64 %458, 1
 %462 = select i1 %461, double 1.000000e+00, double 0.000000e+00
 %463 = icmp eq i64 %458, 2
 %464 = select i1 %463, double 1.000000e+00, double 0.000000e+00
 call fastcc void @f11(ptr %4, ptr %296, i64 %295, i64 16, ptr %708, double %460, double %462, double %464)
 %465 = mul i64 %697, %311
 %466 = getelementptr double, ptr %312, i64 %465
 br label %726
467:
 %468 = add nuw nsw i64 %727, 1
 %469 = icmp eq i64 %727, %697
 br i1 %469, label %451, label %726
470:
 br i1 %742, label %467, label %740
471:
 %472 = fptosi double %750 to i64
 %473 = load i64, ptr %24, align 1
 %474 = icmp sgt i64 %473, %472
 br i1 %474, label %475, label %490
475:
 %476 = icmp slt i64 %472, 0
 %477 = select i1 %476, i64 %295, i64 0
 %478 = add i64 %477, %472
 %479 = shl i64 %478, 7
 %480 = getelementptr i8, ptr %296, i64 %479
 %481 = load i64, ptr %728, align 8
 %482 = srem i64 %481, 3
 %483 = icmp slt i64 %482, 0
 %484 = add nsw i64 %482, 3
 %485 = select i1 %483, i64 %484, i64 %482
 %486 = mul nsw i64 %485, 3
 %487 = mul nuw nsw i64 %749, 24
 %488 = getelementptr i8, ptr %738, i64 %487
 %489 = getelementptr i8, ptr %488, i64 72
 br label %755
490:
 %491 = phi double [ %747, %746 ], [ %747, %471 ], [ %788, %755 ]
 br i1 %748, label %470, label %746
492:
 store i8 0, ptr %5, align 1
 call fastcc void @f15(ptr %5, ptr readonly %2, i64 %323, i64 %382)
 %493 = load i8, ptr %5, align 1
 %494 = icmp eq i8 %493, 0
 %495 = load i64, ptr %24, align 1
 %496 = icmp slt i64 %495, 1
 br i1 %496, label %500, label %789
497:
 %498 = add nuw nsw i64 %790, 1
 %499 = icmp eq i64 %495, %498
 br i1 %499, label %500, label %789
500:
 br i1 %494, label %880, label %803
501:
 %502 = getelementptr i8, ptr %322, i64 8
 %503 = getelementptr i8, ptr %322, i64 16
 br label %833
504:
 %505 = getelementptr i8, ptr %838, i64 208
 %506 = load double, ptr %505, align 8
 %507 = fptosi double %506 to i64
 %508 = getelementptr i8, ptr %838, i64 216
 %509 = load double, ptr %508, align 8
 %510 = fptosi double %509 to i64
 %511 = icmp slt i64 %507, 0
 %512 = select i1 %511, i64 %295, i64 0
 %513 = add i64 %512, %507
 %514 = shl i64 %513, 7
 %515 = getelementptr i8, ptr %296, i64 %514
 %516 = icmp slt i64 %510, 0
 %517 = select i1 %516, i64 %295, i64 0
 %518 = add i64 %517, %510
 %519 = shl i64 %518, 7
 %520 = getelementptr i8, ptr %296, i64 %519
 %521 = load double, ptr %520, align 8
 %522 = getelementptr i8, ptr %520, i64 32
 %523 = load double, ptr %522, align 8
 %524 = getelementptr i8, ptr %838, i64 112
 %525 = load double, ptr %524, align 8
 %526 = fmul nsz contract double %523, %525
 %527 = fadd nsz contract double %521, %526
 %528 = getelementptr i8, ptr %520, i64 40
 %529 = load double, ptr %528, align 8
 %530 = getelementptr i8, ptr %838, i64 104
 %531 = load double, ptr %530, align 8
 %532 = fmul nsz contract double %529, %531
 %533 = fsub nsz contract double %527, %532
 %534 = load double, ptr %515, align 8
 %535 = getelementptr i8, ptr %515, i64 32
 %536 = load double, ptr %535, align 8
 %537 = getelementptr i8, ptr %838, i64 88
 %538 = load double, ptr %537, align 8
 %539 = fmul nsz contract double %536, %538
 %540 = fadd nsz contract double %534, %539
 %541 = getelementptr i8, ptr %515, i64 40
 %542 = load double, ptr %541, align 8
 %543 = getelementptr i8, ptr %838, i64 80
 %544 = load double, ptr %543, align 8
 %545 = fmul nsz contract double %542, %544
 %546 = fsub nsz contract double %545, %540
 %547 = fadd nsz contract double %533, %546
 %548 = getelementptr i8, ptr %520, i64 8
 %549 = load double, ptr %548, align 8
 %550 = getelementptr i8, ptr %838, i64 96
 %551 = load double, ptr %550, align 8
 %552 = fmul nsz contract double %529, %551
 %553 = fadd nsz contract double %549, %552
 %554 = getelementptr i8, ptr %520, i64 24
 %555 = load double, ptr %554, align 8
 %556 = fmul nsz contract double %525, %555
 %557 = fsub nsz contract double %553, %556
 %558 = getelementptr i8, ptr %515, i64 8
 %559 = load double, ptr %558, align 8
 %560 = getelementptr i8, ptr %838, i64 72
 %561 = load double, ptr %560, align 8
 %562 = fmul nsz contract double %542, %561
 %563 = fadd nsz contract double %559, %562
 %564 = getelementptr i8, ptr %515, i64 24
 %565 = load double, ptr %564, align 8
 %566 = fmul nsz contract double %538, %565
 %567 = fsub nsz contract double %566, %563
 %568 = fadd nsz contract double %557, %567
 %569 = getelementptr i8, ptr %520, i64 16
 %570 = load double, ptr %569, align 8
 %571 = fmul nsz contract double %531, %555
 %572 = fadd nsz contract double %571, %570
 %573 = fmul nsz contract double %523, %551
 %574 = fsub nsz contract double %572, %573
 %575 = getelementptr i8, ptr %515, i64 16
 %576 = load double, ptr %575, align 8
 %577 = fmul nsz contract double %544, %565
 %578 = fadd nsz contract double %577, %576
 %579 = fmul nsz contract double %536, %561
 %580 = fsub nsz contract double %579, %578
 %581 = fadd nsz contract double %574, %580
 %582 = load double, ptr %838, align 8
 %583 = fmul nsz contract double %547, %582
 %584 = getelementptr i8, ptr %838, i64 8
 %585 = load double, ptr %584, align 8
 %586 = fmul nsz contract double %568, %585
 %587 = fadd nsz contract double %583, %586
 %588 = getelementptr i8, ptr %838, i64 16
 %589 = load double, ptr %588, align 8
 %590 = fmul nsz contract double %589, %581
 %591 = fadd nsz contract double %587, %590
 store double %591, ptr %322, align 8
 %592 = getelementptr i8, ptr %838, i64 24
 %593 = load double, ptr %592, align 8
 %594 = fmul nsz contract double %547, %593
 %595 = getelementptr i8, ptr %838, i64 32
 %596 = load double, ptr %595, align 8
 %597 = fmul nsz contract double %568, %596
 %598 = fadd nsz contract double %594, %597
 %599 = getelementptr i8, ptr %838, i64 40
 %600 = load double, ptr %599, align 8
 %601 = fmul nsz contract double %581, %600
 %602 = fadd nsz contract double %598, %601
 store double %602, ptr %502, align 8
 %603 = getelementptr i8, ptr %838, i64 48
 %604 = load double, ptr %603, align 8
 %605 = fmul nsz contract double %547, %604
 %606 = getelementptr i8, ptr %838, i64 56
 %607 = load double, ptr %606, align 8
 %608 = fmul nsz contract double %568, %607
 %609 = fadd nsz contract double %605, %608
 %610 = getelementptr i8, ptr %838, i64 64
 %611 = load double, ptr %610, align 8
 %612 = fmul nsz contract double %581, %611
 %613 = fadd nsz contract double %609, %612
 store double %613, ptr %503, align 8
 br i1 %834, label %614, label %625
614:
 %615 = getelementptr i8, ptr %838, i64 168
 %616 = load double, ptr %615, align 8
 %617 = fadd nsz contract double %591, %616
 %618 = load double, ptr %17, align 1
 %619 = fneg nsz contract double %618
 %620 = fmul nsz contract double %680, %619
 %621 = fcmp nsz contract oge double %617, %620
 br label %622
622:
 %623 = phi i1 [ %834, %833 ], [ %621, %614 ]
 %624 = icmp eq i64 %836, %323
 br i1 %624, label %629, label %627
625:
 %626 = icmp eq i64 %836, %323
 br i1 %626, label %630, label %627
627:
 %628 = phi i1 [ %623, %622 ], [ false, %625 ]
 br label %833
629:
 br i1 %623, label %631, label %630
630:
 br label %842
631:
 call fastcc void @f19(ptr %7, ptr readonly %2)
 br label %880
632:
 %633 = load i64, ptr %24, align 1
 %634 = icmp slt i64 %633, 1
 br i1 %634, label %880, label %866
635:
 %636 = add nuw nsw i64 %867, 1
 %637 = icmp eq i64 %633, %636
 br i1 %637, label %880, label %866
638:
 %639 = tail call i64 @llvm.smax.i64(i64 %382, i64 0)
 %640 = icmp slt i64 %382, 1
 br i1 %640, label %880, label %641
641:
 %642 = phi double [ %680, %641 ], [ 0.000000e+00, %638 ]
 %643 = phi double [ %667, %641 ], [ 0.000000e+00, %638 ]
 %644 = phi i64 [ %645, %641 ], [ 0, %638 ]
 %645 = add nuw nsw i64 %644, 1
 %646 = getelementptr i64, ptr %317, i64 %644
 %647 = load i64, ptr %646, align 8
 %648 = sdiv i64 %647, 3
 %649 = srem i64 %647, 3
 %650 = icmp slt i64 %649, 0
 %651 = ashr i64 %649, 63
 %652 = add nsw i64 %651, %648
 %653 = icmp slt i64 %652, 0
 %654 = select i1 %653, i64 %306, i64 0
 %655 = add i64 %654, %652
 %656 = shl i64 %655, 8
 %657 = getelementptr i8, ptr %307, i64 %656
 %658 = add nsw i64 %649, 3
 %659 = select i1 %650, i64 %658, i64 %649
 %660 = icmp slt i64 %647, 0
 %661 = select i1 %660, i64 %302, i64 0
 %662 = getelementptr double, ptr %303, i64 %647
 %663 = getelementptr double, ptr %662, i64 %661
 %664 = load double, ptr %663, align 8
 %665 = tail call nsz contract double @llvm.fabs.f64(double %664)
 %666 = fcmp nsz contract ogt double %665, %643
 %667 = select i1 %666, double %665, double %643
 %668 = getelementptr double, ptr %657, i64 %659
 %669 = getelementptr i8, ptr %668, i64 184
 %670 = load double, ptr %669, align 8
 %671 = tail call nsz contract double @llvm.fabs.f64(double %670)
 %672 = icmp eq i64 %659, 1
 %673 = select i1 %672, i64 144, i64 160
 %674 = icmp eq i64 %659, 0
 %675 = select i1 %674, i64 120, i64 %673
 %676 = getelementptr i8, ptr %657, i64 %675
 %677 = load double, ptr %676, align 8
 %678 = fmul nsz contract double %671, %677
 %679 = fcmp nsz contract ogt double %678, %642
 %680 = select i1 %679, double %678, double %642
 %681 = icmp eq i64 %382, %645
 br i1 %681, label %441, label %641
682:
 %683 = phi i64 [ %448, %447 ], [ 0, %444 ]
 %684 = shl i64 %683, 7
 %685 = getelementptr i8, ptr %296, i64 %684
 %686 = mul i64 %683, 144
 %687 = getelementptr i8, ptr %298, i64 %686
 br label %688
688:
 %689 = phi i64 [ 0, %682 ], [ %690, %688 ]
 %690 = add nuw nsw i64 %689, 1
 %691 = getelementptr double, ptr %685, i64 %689
 %692 = load double, ptr %691, align 8
 %693 = getelementptr double, ptr %687, i64 %689
 %694 = getelementptr i8, ptr %693, i64 48
 store double %692, ptr %694, align 8
 %695 = icmp eq i64 %690, 6
 br i1 %695, label %447, label %688
696:
 %697 = phi i64 [ %452, %451 ], [ 0, %450 ]
 %698 = getelementptr i64, ptr %317, i64 %697
 %699 = load i64, ptr %698, align 8
 %700 = sdiv i64 %699, 3
 %701 = srem i64 %699, 3
 %702 = ashr i64 %701, 63
 %703 = add nsw i64 %702, %700
 %704 = icmp slt i64 %703, 0
 %705 = select i1 %704, i64 %306, i64 0
 %706 = add i64 %705, %703
 %707 = shl i64 %706, 8
 %708 = getelementptr i8, ptr %307, i64 %707
 br label %709
709:
 %710 = phi i1 [ false, %696 ], [ true, %454 ]
 %711 = phi i64 [ 0, %696 ], [ 1, %454 ]
 %712 = getelementptr double, ptr %708, i64 %711
 %713 = getelementptr i8, ptr %712, i64 208
 br label %714
714:
 %715 = phi i64 [ 0, %709 ], [ %716, %714 ]
 %716 = add nuw nsw i64 %715, 1
 %717 = load double, ptr %713, align 8
 %718 = fptosi double %717 to i64
 %719 = icmp slt i64 %718, 0
 %720 = select i1 %719, i64 %295, i64 0
 %721 = add i64 %720, %718
 %722 = shl i64 %721, 7
 %723 = getelementptr i8, ptr %296, i64 %722
 %724 = getelementptr double, ptr %723, i64 %715
 store double 0.000000e+00, ptr %724, align 8
 %725 = icmp eq i64 %716, 6
 br i1 %725, label %454, label %714
726:
 %727 = phi i64 [ 0, %455 ], [ %468, %467 ]
 %728 = getelementptr i64, ptr %317, i64 %727
 %729 = load i64, ptr %728, align 8
 %730 = sdiv i64 %729, 3
 %731 = srem i64 %729, 3
 %732 = ashr i64 %731, 63
 %733 = add nsw i64 %732, %730
 %734 = icmp slt i64 %733, 0
 %735 = select i1 %734, i64 %306, i64 0
 %736 = add i64 %735, %733
 %737 = shl i64 %736, 8
 %738 = getelementptr i8, ptr %307, i64 %737
 %739 = getelementptr double, ptr %466, i64 %727
 store double 0.000000e+00, ptr %739, align 8
 br label %740
740:
 %741 = phi double [ 0.000000e+00, %726 ], [ %491, %470 ]
 %742 = phi i1 [ false, %726 ], [ true, %470 ]
 %743 = phi i64 [ 0, %726 ], [ 1, %470 ]
 %744 = getelementptr double, ptr %708, i64 %743
 %745 = getelementptr i8, ptr %744, i64 208
 br label %746
746:
 %747 = phi double [ %741, %740 ], [ %491, %490 ]
 %748 = phi i1 [ false, %740 ], [ true, %490 ]
 %749 = phi i64 [ 0, %740 ], [ 1, %490 ]
 %750 = load double, ptr %745, align 8
 %751 = getelementptr double, ptr %738, i64 %749
 %752 = getelementptr i8, ptr %751, i64 208
 %753 = load double, ptr %752, align 8
 %754 = fcmp nsz contract oeq double %750, %753
 br i1 %754, label %471, label %490
755:
 %756 = phi i64 [ 0, %475 ], [ %758, %755 ]
 %757 = phi double [ %747, %475 ], [ %788, %755 ]
 %758 = add nuw nsw i64 %756, 1
 %759 = icmp eq i64 %758, 3
 %760 = select i1 %759, i64 0, i64 %758
 %761 = add nuw nsw i64 %756, 2
 %762 = urem i64 %761, 3
 %763 = getelementptr double, ptr %480, i64 %756
 %764 = load double, ptr %763, align 8
 %765 = getelementptr double, ptr %480, i64 %760
 %766 = getelementptr i8, ptr %765, i64 24
 %767 = load double, ptr %766, align 8
 %768 = getelementptr double, ptr %489, i64 %762
 %769 = load double, ptr %768, align 8
 %770 = fmul nsz contract double %767, %769
 %771 = fadd nsz contract double %764, %770
 %772 = getelementptr double, ptr %480, i64 %762
 %773 = getelementptr i8, ptr %772, i64 24
 %774 = load double, ptr %773, align 8
 %775 = getelementptr double, ptr %489, i64 %760
 %776 = load double, ptr %775, align 8
 %777 = fmul nsz contract double %774, %776
 %778 = fsub nsz contract double %771, %777
 %779 = fneg nsz contract double %778
 %780 = select nsz contract i1 %748, double %778, double %779
 %781 = add nsw i64 %756, %486
 %782 = lshr i64 %781, 58
 %783 = and i64 %782, 32
 %784 = getelementptr double, ptr %738, i64 %781
 %785 = getelementptr double, ptr %784, i64 %783
 %786 = load double, ptr %785, align 8
 %787 = fmul nsz contract double %786, %780
 %788 = fadd nsz contract double %757, %787
 store double %788, ptr %739, align 8
 br i1 %759, label %490, label %755
789:
 %790 = phi i64 [ %498, %497 ], [ 0, %492 ]
 %791 = mul i64 %790, 144
 %792 = getelementptr i8, ptr %298, i64 %791
 %793 = shl i64 %790, 7
 %794 = getelementptr i8, ptr %296, i64 %793
 br label %795
795:
 %796 = phi i64 [ 0, %789 ], [ %797, %795 ]
 %797 = add nuw nsw i64 %796, 1
 %798 = getelementptr double, ptr %792, i64 %796
 %799 = getelementptr i8, ptr %798, i64 48
 %800 = load double, ptr %799, align 8
 %801 = getelementptr double, ptr %794, i64 %796
 store double %800, ptr %801, align 8
 %802 = icmp eq i64 %797, 6
 br i1 %802, label %497, label %795
803:
 %804 = phi i64 [ %805, %803 ], [ 0, %500 ]
 %805 = add nuw nsw i64 %804, 1
 %806 = getelementptr i64, ptr %317, i64 %804
 %807 = load i64, ptr %806, align 8
 %808 = sdiv i64 %807, 3
 %809 = srem i64 %807, 3
 %810 = icmp slt i64 %809, 0
 %811 = ashr i64 %809, 63
 %812 = add nsw i64 %811, %808
 %813 = icmp slt i64 %812, 0
 %814 = select i1 %813, i64 %306, i64 0
 %815 = add i64 %814, %812
 %816 = shl i64 %815, 8
 %817 = getelementptr i8, ptr %307, i64 %816
 %818 = add nsw i64 %809, 3
 %819 = select i1 %810, i64 %818, i64 %809
 %820 = getelementptr double, ptr %320, i64 %804
 %821 = load double, ptr %820, align 8
 %822 = getelementptr double, ptr %817, i64 %819
 %823 = getelementptr i8, ptr %822, i64 184
 %824 = load double, ptr %823, align 8
 %825 = fadd nsz contract double %821, %824
 store double %825, ptr %823, align 8
 %826 = icmp eq i64 %819, 0
 %827 = select i1 %826, double %821, double 0.000000e+00
 %828 = icmp eq i64 %819, 1
 %829 = select i1 %828, double %821, double 0.000000e+00
 %830 = icmp eq i64 %819, 2
 %831 = select i1 %830, double %821, double 0.000000e+00
 call fastcc void @f11(ptr %6, ptr %296, i64 %295, i64 16, ptr %817, double %827, double %829, double %831)
 %832 = icmp eq i64 %382, %805
 br i1 %832, label %501, label %803
833:
 %834 = phi i1 [ true, %501 ], [ %628, %627 ]
 %835 = phi i64 [ 0, %501 ], [ %836, %627 ]
 %836 = add nuw nsw i64 %835, 1
 %837 = shl i64 %835, 8
 %838 = getelementptr i8, ptr %307, i64 %837
 %839 = getelementptr i8, ptr %838, i64 184
 %840 = load double, ptr %839, align 8
 %841 = fcmp nsz contract oeq double %840, 0.000000e+00
 br i1 %841, label %504, label %622
842:
 %843 = phi i64 [ %844, %842 ], [ 0, %630 ]
 %844 = add nuw nsw i64 %843, 1
 %845 = getelementptr i64, ptr %317, i64 %843
 %846 = load i64, ptr %845, align 8
 %847 = sdiv i64 %846, 3
 %848 = srem i64 %846, 3
 %849 = icmp slt i64 %848, 0
 %850 = ashr i64 %848, 63
 %851 = add nsw i64 %850, %847
 %852 = add nsw i64 %848, 3
 %853 = select i1 %849, i64 %852, i64 %848
 %854 = icmp slt i64 %851, 0
 %855 = select i1 %854, i64 %306, i64 0
 %856 = add i64 %855, %851
 %857 = shl i64 %856, 8
 %858 = getelementptr i8, ptr %307, i64 %857
 %859 = getelementptr double, ptr %858, i64 %853
 %860 = getelementptr i8, ptr %859, i64 184
 %861 = load double, ptr %860, align 8
 %862 = getelementptr double, ptr %320, i64 %843
 %863 = load double, ptr %862, align 8
 %864 = fsub nsz contract double %861, %863
 store double %864, ptr %860, align 8
 %865 = icmp eq i64 %382, %844
 br i1 %865, label %632, label %842
866:
 %867 = phi i64 [ %636, %635 ], [ 0, %632 ]
 %868 = mul i64 %867, 144
 %869 = getelementptr i8, ptr %298, i64 %868
 %870 = shl i64 %867, 7
 %871 = getelementptr i8, ptr %296, i64 %870
 br label %872
872:
 %873 = phi i64 [ 0, %866 ], [ %874, %872 ]
 %874 = add nuw nsw i64 %873, 1
 %875 = getelementptr double, ptr %869, i64 %873
 %876 = getelementptr i8, ptr %875, i64 48
 %877 = load double, ptr %876, align 8
 %878 = getelementptr double, ptr %871, i64 %873
 store double %877, ptr %878, align 8
 %879 = icmp eq i64 %874, 6
 br i1 %879, label %635, label %872
880:
 %881 = phi i64 [ 0, %631 ], [ %286, %632 ], [ %286, %284 ], [ 0, %441 ], [ %286, %638 ], [ %286, %500 ], [ %286, %635 ], [ %286, %334 ], [ %286, %362 ]
 %882 = getelementptr inbounds nuw i8, ptr %2, i64 240
 %883 = load i64, ptr %882, align 1
 %884 = add nsw i64 %883, %881
 store i64 %884, ptr %882, align 1
 br label %13
}
define internal fastcc void @f19(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1) unnamed_addr {
2:
 %3 = getelementptr inbounds nuw i8, ptr %1, i64 472
 %4 = load i64, ptr %3, align 1
 %5 = getelementptr inbounds nuw i8, ptr %1, i64 160
 %6 = load i64, ptr %5, align 1
 %7 = inttoptr i64 %4 to ptr
 %8 = getelementptr inbounds nuw i8, ptr %1, i64 680
 %9 = load i64, ptr %8, align 1
 %10 = inttoptr i64 %9 to ptr
 %11 = getelementptr inbounds nuw i8, ptr %1, i64 688
 %12 = load i64, ptr %11, align 1
 %13 = inttoptr i64 %12 to ptr
 %14 = getelementptr inbounds nuw i8, ptr %1, i64 696
 %15 = load i64, ptr %14, align 1
 %16 = inttoptr i64 %15 to ptr
 %17 = getelementptr inbounds nuw i8, ptr %1, i64 544
 %18 = load i64, ptr %17, align 1
 %19 = inttoptr i64 %18 to ptr
 %20 = getelementptr inbounds nuw i8, ptr %1, i64 464
 %21 = load i64, ptr %20, align 1
 %22 = inttoptr i64 %21 to ptr
 %23 = getelementptr inbounds nuw i8, ptr %1, i64 832
 %24 = load i64, ptr %23, align 1
 %25 = inttoptr i64 %24 to ptr
 %26 = getelementptr inbounds nuw i8, ptr %1, i64 176
 %27 = load i64, ptr %26, align 1
 %28 = icmp slt i64 %27, 1
 br i1 %28, label %35, label %29
29:
 %30 = getelementptr i8, ptr %25, i64 8
 %31 = getelementptr i8, ptr %25, i64 16
 br label %36
32:
 %33 = add nuw nsw i64 %37, 1
 %34 = icmp eq i64 %33, %27
 br i1 %34, label %35, label %36
35:
 store ptr null, ptr %0, align 8
 ret void
36:
 %37 = phi i64 [ 0, %29 ], [ %33, %32 ]
 %38 = shl i64 %37, 8
 %39 = getelementptr i8, ptr %22, i64 %38
 %40 = getelementptr i8, ptr %39, i64 208
 %41 = load double, ptr %40, align 8
 %42 = fptosi double %41 to i64
 %43 = getelementptr i8, ptr %39, i64 216
 %44 = load double, ptr %43, align 8
 %45 = fptosi double %44 to i64
 %46 = icmp slt i64 %42, 0
 %47 = select i1 %46, i64 %6, i64 0
 %48 = add i64 %47, %42
 %49 = shl i64 %48, 7
 %50 = getelementptr i8, ptr %7, i64 %49
 %51 = icmp slt i64 %45, 0
 %52 = select i1 %51, i64 %6, i64 0
 %53 = add i64 %52, %45
 %54 = shl i64 %53, 7
 %55 = getelementptr i8, ptr %7, i64 %54
 %56 = load double, ptr %55, align 8
 %57 = getelementptr i8, ptr %55, i64 32
 %58 = load double, ptr %57, align 8
 %59 = getelementptr i8, ptr %39, i64 112
 %60 = load double, ptr %59, align 8
 %61 = fmul nsz contract double %58, %60
 %62 = fadd nsz contract double %56, %61
 %63 = getelementptr i8, ptr %55, i64 40
 %64 = load double, ptr %63, align 8
 %65 = getelementptr i8, ptr %39, i64 104
 %66 = load double, ptr %65, align 8
 %67 = fmul nsz contract double %64, %66
 %68 = fsub nsz contract double %62, %67
 %69 = load double, ptr %50, align 8
 %70 = getelementptr i8, ptr %50, i64 32
 %71 = load double, ptr %70, align 8
 %72 = getelementptr i8, ptr %39, i64 88
 %73 = load double, ptr %72, align 8
 %74 = fmul nsz contract double %71, %73
 %75 = fadd nsz contract double %69, %74
 %76 = getelementptr i8, ptr %50, i64 40
 %77 = load double, ptr %76, align 8
 %78 = getelementptr i8, ptr %39, i64 80
 %79 = load double, ptr %78, align 8
 %80 = fmul nsz contract double %77, %79
 %81 = fsub nsz contract double %80, %75
 %82 = fadd nsz contract double %68, %81
 %83 = getelementptr i8, ptr %55, i64 8
 %84 = load double, ptr %83, align 8
 %85 = getelementptr i8, ptr %39, i64 96
 %86 = load double, ptr %85, align 8
 %87 = fmul nsz contract double %64, %86
 %88 = fadd nsz contract double %84, %87
 %89 = getelementptr i8, ptr %55, i64 24
 %90 = load double, ptr %89, align 8
 %91 = fmul nsz contract double %60, %90
 %92 = fsub nsz contract double %88, %91
 %93 = getelementptr i8, ptr %50, i64 8
 %94 = load double, ptr %93, align 8
 %95 = getelementptr i8, ptr %39, i64 72
 %96 = load double, ptr %95, align 8
 %97 = fmul nsz contract double %77, %96
 %98 = fadd nsz contract double %94, %97
 %99 = getelementptr i8, ptr %50, i64 24
 %100 = load double, ptr %99, align 8
 %101 = fmul nsz contract double %73, %100
 %102 = fsub nsz contract double %101, %98
 %103 = fadd nsz contract double %92, %102
 %104 = getelementptr i8, ptr %55, i64 16
 %105 = load double, ptr %104, align 8
 %106 = fmul nsz contract double %66, %90
 %107 = fadd nsz contract double %106, %105
 %108 = fmul nsz contract double %58, %86
 %109 = fsub nsz contract double %107, %108
 %110 = getelementptr i8, ptr %50, i64 16
 %111 = load double, ptr %110, align 8
 %112 = fmul nsz contract double %79, %100
 %113 = fadd nsz contract double %112, %111
 %114 = fmul nsz contract double %71, %96
 %115 = fsub nsz contract double %114, %113
 %116 = fadd nsz contract double %109, %115
 %117 = load double, ptr %39, align 8
 %118 = fmul nsz contract double %82, %117
 %119 = getelementptr i8, ptr %39, i64 8
 %120 = load double, ptr %119, align 8
 %121 = fmul nsz contract double %103, %120
 %122 = fadd nsz contract double %118, %121
 %123 = getelementptr i8, ptr %39, i64 16
 %124 = load double, ptr %123, align 8
 %125 = fmul nsz contract double %124, %116
 %126 = fadd nsz contract double %122, %125
 store double %126, ptr %25, align 8
 %127 = getelementptr i8, ptr %39, i64 24
 %128 = load double, ptr %127, align 8
 %129 = fmul nsz contract double %82, %128
 %130 = getelementptr i8, ptr %39, i64 32
 %131 = load double, ptr %130, align 8
 %132 = fmul nsz contract double %103, %131
 %133 = fadd nsz contract double %129, %132
 %134 = getelementptr i8, ptr %39, i64 40
 %135 = load double, ptr %134, align 8
 %136 = fmul nsz contract double %116, %135
 %137 = fadd nsz contract double %133, %136
 store double %137, ptr %30, align 8
 %138 = getelementptr i8, ptr %39, i64 48
 %139 = load double, ptr %138, align 8
 %140 = fmul nsz contract double %82, %139
 %141 = getelementptr i8, ptr %39, i64 56
 %142 = load double, ptr %141, align 8
 %143 = fmul nsz contract double %103, %142
 %144 = fadd nsz contract double %140, %143
 %145 = getelementptr i8, ptr %39, i64 64
 %146 = load double, ptr %145, align 8
 %147 = fmul nsz contract double %116, %146
 %148 = fadd nsz contract double %144, %147
 store double %148, ptr %31, align 8
 %149 = getelementptr i8, ptr %39, i64 176
 %150 = load double, ptr %149, align 8
 %151 = getelementptr double, ptr %19, i64 %37
 store double %150, ptr %151, align 8
 %152 = mul nuw nsw i64 %37, 3
 br label %153
153:
 %154 = phi i64 [ 0, %36 ], [ %155, %153 ]
 %155 = add nuw nsw i64 %154, 1
 %156 = getelementptr double, ptr %25, i64 %154
 %157 = load double, ptr %156, align 8
 %158 = add nuw nsw i64 %154, %152
 %159 = getelementptr double, ptr %10, i64 %158
 %160 = load double, ptr %159, align 8
 %161 = fadd nsz contract double %157, %160
 %162 = getelementptr double, ptr %13, i64 %158
 store double %161, ptr %162, align 8
 %163 = getelementptr double, ptr %39, i64 %154
 %164 = getelementptr i8, ptr %163, i64 184
 %165 = load double, ptr %164, align 8
 %166 = getelementptr double, ptr %16, i64 %158
 store double %165, ptr %166, align 8
 %167 = icmp eq i64 %155, 3
 br i1 %167, label %32, label %153
}
define internal fastcc range(i32 0, 2) i32 @f20(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, ptr readonly captures(none) %2, ptr captures(none) %3, i64 %4, i64 %5, double %6) unnamed_addr {
7:
 %8 = alloca ptr, align 8
 %9 = alloca ptr, align 8
 %10 = alloca ptr, align 8
 %11 = alloca ptr, align 8
 %12 = alloca ptr, align 8
 %13 = alloca ptr, align 8
 %14 = getelementptr inbounds nuw i8, ptr %2, i64 160
 %15 = load i64, ptr %14, align 1
 %16 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %17 = load i64, ptr %16, align 1
 %18 = inttoptr i64 %15 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 192
 %20 = load i64, ptr %19, align 1
 %21 = inttoptr i64 %20 to ptr
 %22 = getelementptr inbounds nuw i8, ptr %3, i64 408
 %23 = load i64, ptr %22, align 1
 %24 = inttoptr i64 %23 to ptr
 %25 = getelementptr inbounds nuw i8, ptr %3, i64 416
 %26 = load i64, ptr %25, align 1
 %27 = inttoptr i64 %26 to ptr
 %28 = fmul nsz contract double %6, 2.000000e+00
 %29 = icmp slt i64 %4, 0
 %30 = select i1 %29, i64 %17, i64 0
 %31 = add i64 %30, %4
 %32 = getelementptr double, ptr %27, i64 %31
 %33 = load double, ptr %32, align 8
 %34 = icmp slt i64 %5, 0
 %35 = select i1 %34, i64 %17, i64 0
 %36 = add i64 %35, %5
 %37 = getelementptr double, ptr %27, i64 %36
 %38 = load double, ptr %37, align 8
 %39 = fadd nsz contract double %33, %38
 %40 = fmul nsz contract double %28, %39
 %41 = load double, ptr %2, align 1
 %42 = fmul nsz contract double %41, 1.000000e-03
 %43 = fadd nsz contract double %40, %42
 %44 = mul i64 %31, 96
 %45 = getelementptr i8, ptr %24, i64 %44
 %46 = mul i64 %36, 96
 %47 = getelementptr i8, ptr %24, i64 %46
 %48 = getelementptr i64, ptr %18, i64 %31
 %49 = load i64, ptr %48, align 8
 %50 = icmp eq i64 %49, 3
 %51 = getelementptr i64, ptr %18, i64 %36
 %52 = load i64, ptr %51, align 8
 %53 = freeze i64 %52
 %54 = icmp eq i64 %53, 3
 br i1 %50, label %56, label %55
55:
 br i1 %54, label %58, label %1070
56:
 br i1 %54, label %58, label %57
57:
 br label %58
58:
 %59 = phi i64 [ %46, %57 ], [ %44, %55 ], [ %44, %56 ]
 %60 = phi i64 [ %36, %57 ], [ %31, %55 ], [ %31, %56 ]
 %61 = phi ptr [ %45, %57 ], [ %47, %55 ], [ %47, %56 ]
 %62 = getelementptr i8, ptr %24, i64 %59
 br label %1053
63:
 %64 = getelementptr double, ptr %21, i64 %60
 %65 = load double, ptr %64, align 8
 %66 = fsub nsz contract double %1068, %65
 %67 = fcmp nsz contract ult double %66, %43
 br i1 %67, label %80, label %68
68:
 %69 = phi ptr [ %0, %71 ], [ %0, %1083 ], [ %0, %63 ], [ %1, %1048 ], [ %1, %1050 ]
 %70 = phi i32 [ 0, %71 ], [ 0, %1083 ], [ 0, %63 ], [ 1, %1048 ], [ 1, %1050 ]
 store ptr null, ptr %69, align 8
 ret i32 %70
71:
 %72 = getelementptr double, ptr %21, i64 %31
 %73 = load double, ptr %72, align 8
 %74 = fadd nsz contract double %43, %73
 %75 = getelementptr double, ptr %21, i64 %36
 %76 = load double, ptr %75, align 8
 %77 = fadd nsz contract double %74, %76
 %78 = fmul nsz contract double %77, %77
 %79 = fcmp nsz contract ult double %1081, %78
 br i1 %79, label %80, label %68
80:
 store ptr null, ptr %10, align 8
 store ptr null, ptr %11, align 8
 store ptr null, ptr %12, align 8
 store ptr null, ptr %13, align 8
 %81 = getelementptr i64, ptr %18, i64 %4
 %82 = getelementptr i64, ptr %81, i64 %30
 %83 = load i64, ptr %82, align 8
 %84 = getelementptr i64, ptr %18, i64 %5
 %85 = getelementptr i64, ptr %84, i64 %35
 %86 = load i64, ptr %85, align 8
 %87 = icmp eq i64 %83, 3
 br i1 %87, label %88, label %91
88:
 %89 = call fastcc i32 @f21(ptr %10, ptr readonly %2, ptr %3, i64 %4, i64 %5, double %43, i64 %4, i64 %5, double 1.000000e+00)
 %90 = icmp eq i32 %89, 0
 br i1 %90, label %1049, label %1048
91:
 %92 = icmp eq i64 %86, 3
 br i1 %92, label %1050, label %93
93:
 %94 = icmp eq i64 %83, 2
 %95 = icmp eq i64 %86, 2
 %96 = select i1 %94, i1 %95, i1 false
 br i1 %96, label %97, label %662
97:
 %98 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %99 = load i64, ptr %98, align 1
 %100 = inttoptr i64 %99 to ptr
 %101 = getelementptr inbounds nuw i8, ptr %3, i64 840
 %102 = load i64, ptr %101, align 1
 %103 = shl i64 %31, 5
 %104 = getelementptr i8, ptr %100, i64 %103
 %105 = shl i64 %36, 5
 %106 = getelementptr i8, ptr %100, i64 %105
 %107 = getelementptr i8, ptr %104, i64 8
 %108 = load double, ptr %107, align 8
 %109 = getelementptr i8, ptr %104, i64 16
 %110 = load double, ptr %109, align 8
 %111 = fcmp nsz contract olt double %110, %108
 %112 = select i1 %111, double %110, double %108
 %113 = getelementptr i8, ptr %104, i64 24
 %114 = load double, ptr %113, align 8
 %115 = getelementptr i8, ptr %106, i64 8
 %116 = load double, ptr %115, align 8
 %117 = getelementptr i8, ptr %106, i64 16
 %118 = load double, ptr %117, align 8
 %119 = getelementptr i8, ptr %106, i64 24
 %120 = load double, ptr %119, align 8
 %121 = fcmp nsz contract olt double %120, %118
 %122 = select i1 %121, double %120, double %118
 %123 = fcmp nsz contract olt double %122, %116
 %124 = select i1 %123, double %122, double %116
 %125 = fcmp nsz contract olt double %124, %114
 %126 = select i1 %125, double %124, double %114
 %127 = fcmp nsz contract olt double %126, %112
 %128 = select i1 %127, double %126, double %112
 %129 = fmul nsz contract double %128, 1.000000e-03
 br label %552
130:
 %131 = inttoptr i64 %102 to ptr
 br label %558
132:
 %133 = getelementptr double, ptr %104, i64 %555
 %134 = getelementptr i8, ptr %133, i64 8
 %135 = load double, ptr %134, align 8
 %136 = getelementptr double, ptr %45, i64 %555
 br label %146
137:
 %138 = add nuw nsw i64 %164, 1
 %139 = tail call nsz contract double @llvm.fabs.f64(double %176)
 %140 = getelementptr double, ptr %106, i64 %164
 %141 = getelementptr i8, ptr %140, i64 8
 %142 = load double, ptr %141, align 8
 %143 = fmul nsz contract double %139, %142
 %144 = fadd nsz contract double %163, %143
 %145 = icmp eq i64 %138, 3
 br i1 %145, label %225, label %162
146:
 %147 = phi double [ 0.000000e+00, %132 ], [ %160, %146 ]
 %148 = phi i64 [ 0, %132 ], [ %149, %146 ]
 %149 = add nuw nsw i64 %148, 1
 %150 = mul nuw nsw i64 %148, 24
 %151 = getelementptr i8, ptr %136, i64 %150
 %152 = load double, ptr %151, align 8
 %153 = add nuw nsw i64 %148, 9
 %154 = getelementptr double, ptr %47, i64 %153
 %155 = load double, ptr %154, align 8
 %156 = getelementptr double, ptr %45, i64 %153
 %157 = load double, ptr %156, align 8
 %158 = fsub nsz contract double %155, %157
 %159 = fmul nsz contract double %152, %158
 %160 = fadd nsz contract double %147, %159
 %161 = icmp eq i64 %149, 3
 br i1 %161, label %162, label %146
162:
 %163 = phi double [ %144, %137 ], [ %135, %146 ]
 %164 = phi i64 [ %138, %137 ], [ 0, %146 ]
 %165 = getelementptr double, ptr %47, i64 %164
 br label %166
166:
 %167 = phi double [ 0.000000e+00, %162 ], [ %176, %166 ]
 %168 = phi i64 [ 0, %162 ], [ %169, %166 ]
 %169 = add nuw nsw i64 %168, 1
 %170 = mul nuw nsw i64 %168, 3
 %171 = getelementptr double, ptr %136, i64 %170
 %172 = load double, ptr %171, align 8
 %173 = getelementptr double, ptr %165, i64 %170
 %174 = load double, ptr %173, align 8
 %175 = fmul nsz contract double %172, %174
 %176 = fadd nsz contract double %167, %175
 %177 = icmp eq i64 %169, 3
 br i1 %177, label %137, label %166
178:
 %179 = add nsw i64 %555, -3
 %180 = getelementptr double, ptr %106, i64 %179
 %181 = getelementptr i8, ptr %180, i64 8
 %182 = load double, ptr %181, align 8
 %183 = getelementptr double, ptr %47, i64 %179
 br label %193
184:
 %185 = add nuw nsw i64 %211, 1
 %186 = tail call nsz contract double @llvm.fabs.f64(double %223)
 %187 = getelementptr double, ptr %104, i64 %211
 %188 = getelementptr i8, ptr %187, i64 8
 %189 = load double, ptr %188, align 8
 %190 = fmul nsz contract double %186, %189
 %191 = fadd nsz contract double %210, %190
 %192 = icmp eq i64 %185, 3
 br i1 %192, label %225, label %209
193:
 %194 = phi double [ 0.000000e+00, %178 ], [ %207, %193 ]
 %195 = phi i64 [ 0, %178 ], [ %196, %193 ]
 %196 = add nuw nsw i64 %195, 1
 %197 = mul nuw nsw i64 %195, 24
 %198 = getelementptr i8, ptr %183, i64 %197
 %199 = load double, ptr %198, align 8
 %200 = add nuw nsw i64 %195, 9
 %201 = getelementptr double, ptr %45, i64 %200
 %202 = load double, ptr %201, align 8
 %203 = getelementptr double, ptr %47, i64 %200
 %204 = load double, ptr %203, align 8
 %205 = fsub nsz contract double %202, %204
 %206 = fmul nsz contract double %199, %205
 %207 = fadd nsz contract double %194, %206
 %208 = icmp eq i64 %196, 3
 br i1 %208, label %209, label %193
209:
 %210 = phi double [ %191, %184 ], [ %182, %193 ]
 %211 = phi i64 [ %185, %184 ], [ 0, %193 ]
 %212 = getelementptr double, ptr %45, i64 %211
 br label %213
213:
 %214 = phi double [ 0.000000e+00, %209 ], [ %223, %213 ]
 %215 = phi i64 [ 0, %209 ], [ %216, %213 ]
 %216 = add nuw nsw i64 %215, 1
 %217 = mul nuw nsw i64 %215, 3
 %218 = getelementptr double, ptr %183, i64 %217
 %219 = load double, ptr %218, align 8
 %220 = getelementptr double, ptr %212, i64 %217
 %221 = load double, ptr %220, align 8
 %222 = fmul nsz contract double %219, %221
 %223 = fadd nsz contract double %214, %222
 %224 = icmp eq i64 %216, 3
 br i1 %224, label %184, label %213
225:
 %226 = phi double [ %160, %137 ], [ %207, %184 ]
 %227 = phi double [ %144, %137 ], [ %191, %184 ]
 %228 = tail call nsz contract double @llvm.fabs.f64(double %226)
 %229 = fsub nsz contract double %228, %227
 %230 = icmp samesign ult i64 %554, 3
 %231 = icmp samesign ugt i64 %555, 2
 %232 = and i1 %230, %231
 %233 = select i1 %232, double %129, double 0.000000e+00
 %234 = fadd nsz contract double %553, %233
 %235 = fcmp nsz contract ogt double %229, %234
 %236 = select i1 %235, i64 %555, i64 %554
 %237 = select i1 %235, double %229, double %553
 %238 = icmp eq i64 %556, 6
 br i1 %238, label %130, label %552
239:
 %240 = fcmp nsz contract ogt double %659, %237
 %241 = select i1 %240, double %659, double %237
 %242 = fcmp nsz contract ult double %241, %43
 br i1 %242, label %243, label %661
243:
 %244 = icmp sgt i64 %658, -1
 %245 = fadd nsz contract double %129, %237
 %246 = fcmp nsz contract ogt double %659, %245
 %247 = select i1 %244, i1 %246, i1 false
 br i1 %247, label %248, label %547
248:
 %249 = load i64, ptr %98, align 1
 %250 = load i64, ptr %16, align 1
 %251 = load i64, ptr %22, align 1
 %252 = inttoptr i64 %251 to ptr
 %253 = load i64, ptr %101, align 1
 %254 = inttoptr i64 %253 to ptr
 %255 = getelementptr inbounds nuw i8, ptr %3, i64 848
 %256 = load i64, ptr %255, align 1
 %257 = select i1 %29, i64 %250, i64 0
 %258 = add i64 %257, %4
 %259 = mul i64 %258, 96
 %260 = getelementptr i8, ptr %252, i64 %259
 %261 = select i1 %34, i64 %250, i64 0
 %262 = add i64 %261, %5
 %263 = mul i64 %262, 96
 %264 = getelementptr i8, ptr %252, i64 %263
 %265 = udiv i64 %658, 3
 %266 = urem i64 %658, 3
 %267 = getelementptr double, ptr %260, i64 %265
 %268 = getelementptr double, ptr %264, i64 %266
 br label %286
269:
 %270 = fcmp nsz contract olt double %333, 0.000000e+00
 br i1 %270, label %335, label %271
271:
 %272 = tail call nsz contract double @llvm.fabs.f64(double %333)
 br label %342
273:
 %274 = add nuw nsw i64 %344, 1
 %275 = tail call nsz contract double @llvm.fabs.f64(double %357)
 %276 = getelementptr double, ptr %314, i64 %274
 %277 = load double, ptr %276, align 8
 %278 = fmul nsz contract double %275, %277
 %279 = tail call nsz contract double @llvm.fabs.f64(double %361)
 %280 = getelementptr double, ptr %316, i64 %274
 %281 = load double, ptr %280, align 8
 %282 = fmul nsz contract double %279, %281
 %283 = fadd nsz contract double %278, %282
 %284 = fsub nsz contract double %343, %283
 %285 = icmp eq i64 %274, 3
 br i1 %285, label %363, label %342
286:
 %287 = phi double [ 0.000000e+00, %248 ], [ %309, %286 ]
 %288 = phi i64 [ 0, %248 ], [ %289, %286 ]
 %289 = add nuw nsw i64 %288, 1
 %290 = icmp eq i64 %289, 3
 %291 = add nuw nsw i64 %288, 2
 %292 = urem i64 %291, 3
 %293 = mul nuw nsw i64 %289, 3
 %294 = select i1 %290, i64 0, i64 %293
 %295 = getelementptr double, ptr %267, i64 %294
 %296 = load double, ptr %295, align 8
 %297 = mul nuw nsw i64 %292, 3
 %298 = getelementptr double, ptr %268, i64 %297
 %299 = load double, ptr %298, align 8
 %300 = fmul nsz contract double %296, %299
 %301 = getelementptr double, ptr %267, i64 %297
 %302 = load double, ptr %301, align 8
 %303 = getelementptr double, ptr %268, i64 %294
 %304 = load double, ptr %303, align 8
 %305 = fmul nsz contract double %302, %304
 %306 = fsub nsz contract double %300, %305
 %307 = getelementptr double, ptr %254, i64 %288
 store double %306, ptr %307, align 8
 %308 = fmul nsz contract double %306, %306
 %309 = fadd nsz contract double %287, %308
 br i1 %290, label %310, label %286
310:
 %311 = inttoptr i64 %249 to ptr
 %312 = inttoptr i64 %256 to ptr
 %313 = shl i64 %258, 5
 %314 = getelementptr i8, ptr %311, i64 %313
 %315 = shl i64 %262, 5
 %316 = getelementptr i8, ptr %311, i64 %315
 %317 = tail call nsz contract double @llvm.sqrt.f64(double %309)
 %318 = fcmp nsz contract olt double %317, 0x3EB0C6F7A0B5ED8D
 br i1 %318, label %363, label %319
319:
 %320 = phi double [ %333, %319 ], [ 0.000000e+00, %310 ]
 %321 = phi i64 [ %322, %319 ], [ 0, %310 ]
 %322 = add nuw nsw i64 %321, 1
 %323 = getelementptr double, ptr %254, i64 %321
 %324 = load double, ptr %323, align 8
 %325 = fdiv nsz contract double %324, %317
 store double %325, ptr %323, align 8
 %326 = add nuw nsw i64 %321, 9
 %327 = getelementptr double, ptr %264, i64 %326
 %328 = load double, ptr %327, align 8
 %329 = getelementptr double, ptr %260, i64 %326
 %330 = load double, ptr %329, align 8
 %331 = fsub nsz contract double %328, %330
 %332 = fmul nsz contract double %325, %331
 %333 = fadd nsz contract double %320, %332
 %334 = icmp eq i64 %322, 3
 br i1 %334, label %269, label %319
335:
 %336 = phi i64 [ %337, %335 ], [ 0, %269 ]
 %337 = add nuw nsw i64 %336, 1
 %338 = getelementptr double, ptr %254, i64 %336
 %339 = load double, ptr %338, align 8
 %340 = fneg nsz contract double %339
 store double %340, ptr %338, align 8
 %341 = icmp eq i64 %337, 3
 br i1 %341, label %271, label %335
342:
 %343 = phi double [ %272, %271 ], [ %284, %273 ]
 %344 = phi i64 [ 0, %271 ], [ %274, %273 ]
 br label %345
345:
 %346 = phi double [ 0.000000e+00, %342 ], [ %361, %345 ]
 %347 = phi double [ 0.000000e+00, %342 ], [ %357, %345 ]
 %348 = phi i64 [ 0, %342 ], [ %349, %345 ]
 %349 = add nuw nsw i64 %348, 1
 %350 = getelementptr double, ptr %254, i64 %348
 %351 = load double, ptr %350, align 8
 %352 = mul nuw nsw i64 %348, 3
 %353 = add nuw nsw i64 %352, %344
 %354 = getelementptr double, ptr %260, i64 %353
 %355 = load double, ptr %354, align 8
 %356 = fmul nsz contract double %351, %355
 %357 = fadd nsz contract double %347, %356
 %358 = getelementptr double, ptr %264, i64 %353
 %359 = load double, ptr %358, align 8
 %360 = fmul nsz contract double %351, %359
 %361 = fadd nsz contract double %346, %360
 %362 = icmp eq i64 %349, 3
 br i1 %362, label %273, label %345
363:
 %364 = phi double [ 0xFFF0000000000000, %310 ], [ %284, %273 ]
 %365 = getelementptr i8, ptr %312, i64 24
 br label %469
366:
 %367 = add nuw nsw i64 %481, 1
 %368 = icmp eq i64 %367, 3
 br i1 %368, label %503, label %480
369:
 %370 = icmp eq i64 %481, %265
 %371 = icmp eq i64 %481, %266
 %372 = fcmp nsz contract ogt double %494, 0.000000e+00
 %373 = getelementptr double, ptr %314, i64 %481
 %374 = getelementptr i8, ptr %373, i64 8
 %375 = fcmp nsz contract ogt double %498, 0.000000e+00
 %376 = getelementptr double, ptr %316, i64 %481
 %377 = getelementptr i8, ptr %376, i64 8
 %378 = getelementptr double, ptr %260, i64 %481
 %379 = getelementptr double, ptr %264, i64 %481
 br label %500
380:
 %381 = getelementptr double, ptr %312, i64 %501
 %382 = load double, ptr %381, align 8
 %383 = mul nuw nsw i64 %501, 24
 %384 = getelementptr i8, ptr %378, i64 %383
 %385 = load double, ptr %384, align 8
 %386 = load double, ptr %374, align 8
 %387 = fneg nsz contract double %386
 %388 = select i1 %372, double %386, double %387
 %389 = fmul nsz contract double %385, %388
 %390 = fadd nsz contract double %382, %389
 store double %390, ptr %381, align 8
 br label %391
391:
 br i1 %371, label %403, label %392
392:
 %393 = getelementptr double, ptr %365, i64 %501
 %394 = load double, ptr %393, align 8
 %395 = mul nuw nsw i64 %501, 24
 %396 = getelementptr i8, ptr %379, i64 %395
 %397 = load double, ptr %396, align 8
 %398 = load double, ptr %377, align 8
 %399 = fneg nsz contract double %398
 %400 = select i1 %375, double %398, double %399
 %401 = fmul nsz contract double %397, %400
 %402 = fsub nsz contract double %394, %401
 store double %402, ptr %393, align 8
 br label %403
403:
 %404 = icmp eq i64 %502, 3
 br i1 %404, label %366, label %500
405:
 %406 = fmul nsz contract double %515, %524
 %407 = fsub nsz contract double %522, %406
 %408 = fmul nsz contract double %515, %515
 %409 = fsub nsz contract double 1.000000e+00, %408
 %410 = fdiv nsz contract double %407, %409
 %411 = fmul nsz contract double %515, %410
 %412 = fsub nsz contract double %411, %524
 br label %526
413:
 %414 = add nuw nsw i64 %658, 100
 %415 = getelementptr inbounds nuw i8, ptr %3, i64 424
 %416 = load i64, ptr %415, align 1
 %417 = getelementptr inbounds nuw i8, ptr %3, i64 112
 %418 = load i64, ptr %417, align 1
 %419 = shl nsw i64 %418, 2
 %420 = inttoptr i64 %416 to ptr
 %421 = getelementptr inbounds nuw i8, ptr %3, i64 432
 %422 = load i64, ptr %421, align 1
 %423 = inttoptr i64 %422 to ptr
 %424 = getelementptr inbounds nuw i8, ptr %3, i64 440
 %425 = load i64, ptr %424, align 1
 %426 = inttoptr i64 %425 to ptr
 %427 = getelementptr inbounds nuw i8, ptr %3, i64 448
 %428 = load i64, ptr %427, align 1
 %429 = inttoptr i64 %428 to ptr
 %430 = fcmp nsz contract olt double %364, %43
 br i1 %430, label %431, label %661
431:
 %432 = getelementptr inbounds nuw i8, ptr %3, i64 176
 %433 = load i64, ptr %432, align 1
 %434 = icmp slt i64 %433, %418
 br i1 %434, label %439, label %435
435:
 %436 = getelementptr inbounds nuw i8, ptr %3, i64 208
 %437 = load i64, ptr %436, align 1
 %438 = add nsw i64 %437, 1
 store i64 %438, ptr %436, align 1
 br label %661
439:
 %440 = icmp slt i64 %433, 0
 %441 = select i1 %440, i64 %419, i64 0
 %442 = shl i64 %433, 5
 %443 = getelementptr i8, ptr %420, i64 %442
 %444 = getelementptr i64, ptr %443, i64 %441
 store i64 %4, ptr %444, align 8
 %445 = getelementptr i8, ptr %443, i64 8
 %446 = getelementptr i64, ptr %445, i64 %441
 store i64 %5, ptr %446, align 8
 %447 = getelementptr i8, ptr %443, i64 16
 %448 = getelementptr i64, ptr %447, i64 %441
 store i64 0, ptr %448, align 8
 %449 = getelementptr i8, ptr %443, i64 24
 %450 = getelementptr i64, ptr %449, i64 %441
 store i64 %414, ptr %450, align 8
 %451 = select i1 %440, i64 %418, i64 0
 %452 = add i64 %451, %433
 %453 = getelementptr double, ptr %423, i64 %452
 store double %364, ptr %453, align 8
 %454 = mul i64 %452, 3
 br label %458
455:
 %456 = load i64, ptr %432, align 1
 %457 = add nsw i64 %456, 1
 store i64 %457, ptr %432, align 1
 br label %661
458:
 %459 = phi i64 [ 0, %439 ], [ %460, %458 ]
 %460 = add nuw nsw i64 %459, 1
 %461 = getelementptr double, ptr %254, i64 %459
 %462 = load double, ptr %461, align 8
 %463 = getelementptr i8, ptr %461, i64 24
 %464 = load double, ptr %463, align 8
 %465 = add i64 %459, %454
 %466 = getelementptr double, ptr %426, i64 %465
 store double %462, ptr %466, align 8
 %467 = getelementptr double, ptr %429, i64 %465
 store double %464, ptr %467, align 8
 %468 = icmp eq i64 %460, 3
 br i1 %468, label %455, label %458
469:
 %470 = phi i64 [ 0, %363 ], [ %471, %469 ]
 %471 = add nuw nsw i64 %470, 1
 %472 = add nuw nsw i64 %470, 9
 %473 = getelementptr double, ptr %260, i64 %472
 %474 = load double, ptr %473, align 8
 %475 = getelementptr double, ptr %264, i64 %472
 %476 = load double, ptr %475, align 8
 %477 = getelementptr double, ptr %312, i64 %470
 store double %474, ptr %477, align 8
 %478 = getelementptr double, ptr %365, i64 %470
 store double %476, ptr %478, align 8
 %479 = icmp eq i64 %471, 3
 br i1 %479, label %480, label %469
480:
 %481 = phi i64 [ %367, %366 ], [ 0, %469 ]
 br label %482
482:
 %483 = phi double [ 0.000000e+00, %480 ], [ %498, %482 ]
 %484 = phi double [ 0.000000e+00, %480 ], [ %494, %482 ]
 %485 = phi i64 [ 0, %480 ], [ %486, %482 ]
 %486 = add nuw nsw i64 %485, 1
 %487 = getelementptr double, ptr %254, i64 %485
 %488 = load double, ptr %487, align 8
 %489 = mul nuw nsw i64 %485, 3
 %490 = add nuw nsw i64 %489, %481
 %491 = getelementptr double, ptr %260, i64 %490
 %492 = load double, ptr %491, align 8
 %493 = fmul nsz contract double %488, %492
 %494 = fadd nsz contract double %484, %493
 %495 = getelementptr double, ptr %264, i64 %490
 %496 = load double, ptr %495, align 8
 %497 = fmul nsz contract double %488, %496
 %498 = fadd nsz contract double %483, %497
 %499 = icmp eq i64 %486, 3
 br i1 %499, label %369, label %482
500:
 %501 = phi i64 [ 0, %369 ], [ %502, %403 ]
 %502 = add nuw nsw i64 %501, 1
 br i1 %370, label %391, label %380
503:
 %504 = phi double [ %524, %503 ], [ 0.000000e+00, %366 ]
 %505 = phi double [ %522, %503 ], [ 0.000000e+00, %366 ]
 %506 = phi double [ %515, %503 ], [ 0.000000e+00, %366 ]
 %507 = phi i64 [ %508, %503 ], [ 0, %366 ]
 %508 = add nuw nsw i64 %507, 1
 %509 = mul nuw nsw i64 %507, 3
 %510 = getelementptr double, ptr %267, i64 %509
 %511 = load double, ptr %510, align 8
 %512 = getelementptr double, ptr %268, i64 %509
 %513 = load double, ptr %512, align 8
 %514 = fmul nsz contract double %511, %513
 %515 = fadd nsz contract double %506, %514
 %516 = getelementptr double, ptr %365, i64 %507
 %517 = load double, ptr %516, align 8
 %518 = getelementptr double, ptr %312, i64 %507
 %519 = load double, ptr %518, align 8
 %520 = fsub nsz contract double %517, %519
 %521 = fmul nsz contract double %511, %520
 %522 = fadd nsz contract double %505, %521
 %523 = fmul nsz contract double %513, %520
 %524 = fadd nsz contract double %504, %523
 %525 = icmp eq i64 %508, 3
 br i1 %525, label %405, label %503
526:
 %527 = phi i64 [ 0, %405 ], [ %528, %526 ]
 %528 = add nuw nsw i64 %527, 1
 %529 = getelementptr double, ptr %312, i64 %527
 %530 = load double, ptr %529, align 8
 %531 = mul nuw nsw i64 %527, 3
 %532 = getelementptr double, ptr %267, i64 %531
 %533 = load double, ptr %532, align 8
 %534 = fmul nsz contract double %410, %533
 %535 = fadd nsz contract double %530, %534
 %536 = getelementptr double, ptr %365, i64 %527
 %537 = load double, ptr %536, align 8
 %538 = fadd nsz contract double %537, %535
 %539 = getelementptr double, ptr %268, i64 %531
 %540 = load double, ptr %539, align 8
 %541 = fmul nsz contract double %412, %540
 %542 = fadd nsz contract double %538, %541
 %543 = fmul nsz contract double %542, 5.000000e-01
 %544 = getelementptr double, ptr %254, i64 %527
 %545 = getelementptr i8, ptr %544, i64 24
 store double %543, ptr %545, align 8
 %546 = icmp eq i64 %528, 3
 br i1 %546, label %413, label %526
547:
 %548 = icmp samesign ult i64 %236, 3
 br i1 %548, label %549, label %550
549:
 call fastcc void @f24(ptr %8, ptr readonly %2, ptr %3, i64 %4, i64 %5, i64 %236, double %43, i64 %4, i64 %5, double 1.000000e+00)
 br label %661
550:
 %551 = add nsw i64 %236, -3
 call fastcc void @f24(ptr %9, ptr readonly %2, ptr %3, i64 %5, i64 %4, i64 %551, double %43, i64 %4, i64 %5, double -1.000000e+00)
 br label %661
552:
 %553 = phi double [ 0xFFF0000000000000, %97 ], [ %237, %225 ]
 %554 = phi i64 [ 0, %97 ], [ %236, %225 ]
 %555 = phi i64 [ 0, %97 ], [ %556, %225 ]
 %556 = add nuw nsw i64 %555, 1
 %557 = icmp samesign ult i64 %555, 3
 br i1 %557, label %132, label %178
558:
 %559 = phi double [ 0xFFF0000000000000, %130 ], [ %659, %655 ]
 %560 = phi i64 [ -1, %130 ], [ %658, %655 ]
 %561 = phi i64 [ 0, %130 ], [ %608, %655 ]
 %562 = udiv i64 %561, 3
 %563 = urem i64 %561, 3
 %564 = getelementptr double, ptr %45, i64 %562
 %565 = getelementptr double, ptr %47, i64 %563
 br label %583
566:
 %567 = fcmp nsz contract olt double %625, 0.000000e+00
 br i1 %567, label %627, label %568
568:
 %569 = tail call nsz contract double @llvm.fabs.f64(double %625)
 br label %634
570:
 %571 = add nuw nsw i64 %636, 1
 %572 = tail call nsz contract double @llvm.fabs.f64(double %649)
 %573 = getelementptr double, ptr %104, i64 %571
 %574 = load double, ptr %573, align 8
 %575 = fmul nsz contract double %572, %574
 %576 = tail call nsz contract double @llvm.fabs.f64(double %653)
 %577 = getelementptr double, ptr %106, i64 %571
 %578 = load double, ptr %577, align 8
 %579 = fmul nsz contract double %576, %578
 %580 = fadd nsz contract double %575, %579
 %581 = fsub nsz contract double %635, %580
 %582 = icmp eq i64 %571, 3
 br i1 %582, label %655, label %634
583:
 %584 = phi double [ 0.000000e+00, %558 ], [ %606, %583 ]
 %585 = phi i64 [ 0, %558 ], [ %586, %583 ]
 %586 = add nuw nsw i64 %585, 1
 %587 = icmp eq i64 %586, 3
 %588 = add nuw nsw i64 %585, 2
 %589 = urem i64 %588, 3
 %590 = mul nuw nsw i64 %586, 3
 %591 = select i1 %587, i64 0, i64 %590
 %592 = getelementptr double, ptr %564, i64 %591
 %593 = load double, ptr %592, align 8
 %594 = mul nuw nsw i64 %589, 3
 %595 = getelementptr double, ptr %565, i64 %594
 %596 = load double, ptr %595, align 8
 %597 = fmul nsz contract double %593, %596
 %598 = getelementptr double, ptr %564, i64 %594
 %599 = load double, ptr %598, align 8
 %600 = getelementptr double, ptr %565, i64 %591
 %601 = load double, ptr %600, align 8
 %602 = fmul nsz contract double %599, %601
 %603 = fsub nsz contract double %597, %602
 %604 = getelementptr double, ptr %131, i64 %585
 store double %603, ptr %604, align 8
 %605 = fmul nsz contract double %603, %603
 %606 = fadd nsz contract double %584, %605
 br i1 %587, label %607, label %583
607:
 %608 = add nuw nsw i64 %561, 1
 %609 = tail call nsz contract double @llvm.sqrt.f64(double %606)
 %610 = fcmp nsz contract olt double %609, 0x3EB0C6F7A0B5ED8D
 br i1 %610, label %655, label %611
611:
 %612 = phi double [ %625, %611 ], [ 0.000000e+00, %607 ]
 %613 = phi i64 [ %614, %611 ], [ 0, %607 ]
 %614 = add nuw nsw i64 %613, 1
 %615 = getelementptr double, ptr %131, i64 %613
 %616 = load double, ptr %615, align 8
 %617 = fdiv nsz contract double %616, %609
 store double %617, ptr %615, align 8
 %618 = add nuw nsw i64 %613, 9
 %619 = getelementptr double, ptr %47, i64 %618
 %620 = load double, ptr %619, align 8
 %621 = getelementptr double, ptr %45, i64 %618
 %622 = load double, ptr %621, align 8
 %623 = fsub nsz contract double %620, %622
 %624 = fmul nsz contract double %617, %623
 %625 = fadd nsz contract double %612, %624
 %626 = icmp eq i64 %614, 3
 br i1 %626, label %566, label %611
627:
 %628 = phi i64 [ %629, %627 ], [ 0, %566 ]
 %629 = add nuw nsw i64 %628, 1
 %630 = getelementptr double, ptr %131, i64 %628
 %631 = load double, ptr %630, align 8
 %632 = fneg nsz contract double %631
 store double %632, ptr %630, align 8
 %633 = icmp eq i64 %629, 3
 br i1 %633, label %568, label %627
634:
 %635 = phi double [ %569, %568 ], [ %581, %570 ]
 %636 = phi i64 [ 0, %568 ], [ %571, %570 ]
 br label %637
637:
 %638 = phi double [ 0.000000e+00, %634 ], [ %653, %637 ]
 %639 = phi double [ 0.000000e+00, %634 ], [ %649, %637 ]
 %640 = phi i64 [ 0, %634 ], [ %641, %637 ]
 %641 = add nuw nsw i64 %640, 1
 %642 = getelementptr double, ptr %131, i64 %640
 %643 = load double, ptr %642, align 8
 %644 = mul nuw nsw i64 %640, 3
 %645 = add nuw nsw i64 %644, %636
 %646 = getelementptr double, ptr %45, i64 %645
 %647 = load double, ptr %646, align 8
 %648 = fmul nsz contract double %643, %647
 %649 = fadd nsz contract double %639, %648
 %650 = getelementptr double, ptr %47, i64 %645
 %651 = load double, ptr %650, align 8
 %652 = fmul nsz contract double %643, %651
 %653 = fadd nsz contract double %638, %652
 %654 = icmp eq i64 %641, 3
 br i1 %654, label %570, label %637
655:
 %656 = phi double [ 0xFFF0000000000000, %607 ], [ %581, %570 ]
 %657 = fcmp nsz contract ogt double %656, %559
 %658 = select i1 %657, i64 %561, i64 %560
 %659 = select i1 %657, double %656, double %559
 %660 = icmp eq i64 %608, 9
 br i1 %660, label %239, label %558
661:
 br label %1049
662:
 br i1 %94, label %663, label %664
663:
 call fastcc void @f22(ptr %12, ptr readonly %2, ptr %3, i64 %4, i64 %5, double %43, i64 %4, i64 %5, double 1.000000e+00)
 br label %1049
664:
 br i1 %95, label %665, label %666
665:
 call fastcc void @f22(ptr %13, ptr readonly %2, ptr %3, i64 %5, i64 %4, double %43, i64 %4, i64 %5, double -1.000000e+00)
 br label %1049
666:
 %667 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %668 = load i64, ptr %667, align 1
 %669 = inttoptr i64 %668 to ptr
 %670 = getelementptr inbounds nuw i8, ptr %3, i64 848
 %671 = load i64, ptr %670, align 1
 %672 = inttoptr i64 %671 to ptr
 %673 = getelementptr i8, ptr %672, i64 24
 %674 = getelementptr i8, ptr %672, i64 48
 %675 = shl i64 %31, 5
 %676 = getelementptr i8, ptr %669, i64 %675
 %677 = load double, ptr %676, align 8
 %678 = shl i64 %36, 5
 %679 = getelementptr i8, ptr %669, i64 %678
 %680 = load double, ptr %679, align 8
 store double %677, ptr %674, align 8
 %681 = getelementptr i8, ptr %672, i64 56
 store double %680, ptr %681, align 8
 %682 = load i64, ptr %48, align 8
 %683 = icmp eq i64 %682, 1
 br i1 %683, label %684, label %687
684:
 %685 = getelementptr i8, ptr %676, i64 24
 %686 = load double, ptr %685, align 8
 br label %687
687:
 %688 = phi double [ %686, %684 ], [ 0.000000e+00, %666 ]
 %689 = getelementptr i64, ptr %18, i64 %36
 %690 = load i64, ptr %689, align 8
 %691 = icmp eq i64 %690, 1
 br i1 %691, label %692, label %695
692:
 %693 = getelementptr i8, ptr %679, i64 24
 %694 = load double, ptr %693, align 8
 br label %695
695:
 %696 = phi double [ %694, %692 ], [ 0.000000e+00, %687 ]
 br label %974
697:
 %698 = fmul nsz contract double %987, %987
 %699 = fsub nsz contract double 1.000000e+00, %698
 %700 = fcmp nsz contract ogt double %688, 0.000000e+00
 %701 = fcmp nsz contract ogt double %696, 0.000000e+00
 %702 = select i1 %700, i1 %701, i1 false
 %703 = fcmp nsz contract olt double %699, 0x3EB0C6F7A0B5ED8D
 %704 = select i1 %702, i1 %703, i1 false
 br i1 %704, label %705, label %825
705:
 %706 = fcmp nsz contract ogt double %987, 0.000000e+00
 %707 = fneg nsz contract double %688
 %708 = fsub nsz contract double %995, %696
 %709 = fcmp nsz contract ogt double %708, %707
 %710 = select i1 %709, double %708, double %707
 %711 = fadd nsz contract double %696, %995
 %712 = fcmp nsz contract olt double %711, %688
 %713 = select i1 %712, double %711, double %688
 %714 = fcmp nsz contract olt double %710, %713
 br i1 %714, label %715, label %825
715:
 %716 = getelementptr inbounds nuw i8, ptr %3, i64 840
 %717 = getelementptr inbounds nuw i8, ptr %3, i64 424
 %718 = getelementptr inbounds nuw i8, ptr %3, i64 112
 %719 = getelementptr inbounds nuw i8, ptr %3, i64 432
 %720 = getelementptr inbounds nuw i8, ptr %3, i64 440
 %721 = getelementptr inbounds nuw i8, ptr %3, i64 448
 %722 = getelementptr inbounds nuw i8, ptr %3, i64 176
 %723 = getelementptr inbounds nuw i8, ptr %3, i64 208
 br label %999
724:
 %725 = load i64, ptr %716, align 1
 %726 = inttoptr i64 %725 to ptr
 br label %792
727:
 %728 = getelementptr double, ptr %726, i64 %809
 %729 = load double, ptr %728, align 8
 %730 = fdiv nsz contract double %729, %806
 br label %734
731:
 %732 = icmp eq i64 %809, 2
 %733 = select i1 %732, double 1.000000e+00, double 0.000000e+00
 br label %734
734:
 %735 = phi double [ %730, %727 ], [ %733, %731 ]
 %736 = getelementptr double, ptr %726, i64 %809
 store double %735, ptr %736, align 8
 %737 = icmp eq i64 %810, 3
 br i1 %737, label %738, label %808
738:
 %739 = load double, ptr %674, align 8
 %740 = fsub nsz contract double %806, %739
 %741 = load double, ptr %681, align 8
 %742 = fsub nsz contract double %740, %741
 %743 = fmul nsz contract double %742, 5.000000e-01
 br label %811
744:
 %745 = load i64, ptr %717, align 1
 %746 = load i64, ptr %718, align 1
 %747 = shl nsw i64 %746, 2
 %748 = inttoptr i64 %745 to ptr
 %749 = load i64, ptr %719, align 1
 %750 = inttoptr i64 %749 to ptr
 %751 = load i64, ptr %720, align 1
 %752 = inttoptr i64 %751 to ptr
 %753 = load i64, ptr %721, align 1
 %754 = inttoptr i64 %753 to ptr
 %755 = fcmp nsz contract olt double %742, %43
 br i1 %755, label %756, label %824
756:
 %757 = load i64, ptr %722, align 1
 %758 = icmp slt i64 %757, %746
 br i1 %758, label %762, label %759
759:
 %760 = load i64, ptr %723, align 1
 %761 = add nsw i64 %760, 1
 store i64 %761, ptr %723, align 1
 br label %824
762:
 %763 = icmp slt i64 %757, 0
 %764 = select i1 %763, i64 %747, i64 0
 %765 = shl i64 %757, 5
 %766 = getelementptr i8, ptr %748, i64 %765
 %767 = getelementptr i64, ptr %766, i64 %764
 store i64 %4, ptr %767, align 8
 %768 = getelementptr i8, ptr %766, i64 8
 %769 = getelementptr i64, ptr %768, i64 %764
 store i64 %5, ptr %769, align 8
 %770 = getelementptr i8, ptr %766, i64 16
 %771 = getelementptr i64, ptr %770, i64 %764
 store i64 0, ptr %771, align 8
 %772 = getelementptr i8, ptr %766, i64 24
 %773 = getelementptr i64, ptr %772, i64 %764
 store i64 %1002, ptr %773, align 8
 %774 = select i1 %763, i64 %746, i64 0
 %775 = add i64 %774, %757
 %776 = getelementptr double, ptr %750, i64 %775
 store double %742, ptr %776, align 8
 %777 = mul i64 %775, 3
 br label %781
778:
 %779 = load i64, ptr %722, align 1
 %780 = add nsw i64 %779, 1
 store i64 %780, ptr %722, align 1
 br label %824
781:
 %782 = phi i64 [ 0, %762 ], [ %783, %781 ]
 %783 = add nuw nsw i64 %782, 1
 %784 = getelementptr double, ptr %726, i64 %782
 %785 = load double, ptr %784, align 8
 %786 = getelementptr i8, ptr %784, i64 24
 %787 = load double, ptr %786, align 8
 %788 = add i64 %782, %777
 %789 = getelementptr double, ptr %752, i64 %788
 store double %785, ptr %789, align 8
 %790 = getelementptr double, ptr %754, i64 %788
 store double %787, ptr %790, align 8
 %791 = icmp eq i64 %783, 3
 br i1 %791, label %778, label %781
792:
 %793 = phi double [ 0.000000e+00, %724 ], [ %803, %792 ]
 %794 = phi i64 [ 0, %724 ], [ %795, %792 ]
 %795 = add nuw nsw i64 %794, 1
 %796 = getelementptr double, ptr %673, i64 %794
 %797 = load double, ptr %796, align 8
 %798 = getelementptr double, ptr %672, i64 %794
 %799 = load double, ptr %798, align 8
 %800 = fsub nsz contract double %797, %799
 %801 = getelementptr double, ptr %726, i64 %794
 store double %800, ptr %801, align 8
 %802 = fmul nsz contract double %800, %800
 %803 = fadd nsz contract double %793, %802
 %804 = icmp eq i64 %795, 3
 br i1 %804, label %805, label %792
805:
 %806 = tail call nsz contract double @llvm.sqrt.f64(double %803)
 %807 = fcmp nsz contract ogt double %806, 0.000000e+00
 br label %808
808:
 %809 = phi i64 [ 0, %805 ], [ %810, %734 ]
 %810 = add nuw nsw i64 %809, 1
 br i1 %807, label %727, label %731
811:
 %812 = phi i64 [ 0, %738 ], [ %813, %811 ]
 %813 = add nuw nsw i64 %812, 1
 %814 = getelementptr double, ptr %672, i64 %812
 %815 = load double, ptr %814, align 8
 %816 = getelementptr double, ptr %726, i64 %812
 %817 = load double, ptr %816, align 8
 %818 = load double, ptr %674, align 8
 %819 = fadd nsz contract double %743, %818
 %820 = fmul nsz contract double %817, %819
 %821 = fadd nsz contract double %815, %820
 %822 = getelementptr i8, ptr %816, i64 24
 store double %821, ptr %822, align 8
 %823 = icmp eq i64 %813, 3
 br i1 %823, label %744, label %811
824:
 br i1 %1001, label %1049, label %999
825:
 br i1 %700, label %826, label %844
826:
 %827 = fcmp nsz contract oge double %699, 0x3EB0C6F7A0B5ED8D
 %828 = select i1 %701, i1 %827, i1 false
 br i1 %828, label %829, label %838
829:
 %830 = fmul nsz contract double %987, %997
 %831 = fsub nsz contract double %995, %830
 %832 = fdiv nsz contract double %831, %699
 %833 = fneg nsz contract double %688
 %834 = fcmp nsz contract olt double %832, %833
 %835 = select i1 %834, double %833, double %832
 %836 = fcmp nsz contract olt double %688, %835
 %837 = select i1 %836, double %688, double %835
 br label %844
838:
 %839 = fneg nsz contract double %688
 %840 = fcmp nsz contract olt double %995, %839
 %841 = select i1 %840, double %839, double %995
 %842 = fcmp nsz contract olt double %688, %841
 %843 = select i1 %842, double %688, double %841
 br label %844
844:
 %845 = phi double [ 0.000000e+00, %825 ], [ %837, %829 ], [ %843, %838 ]
 %846 = fmul nsz contract double %987, %845
 %847 = fsub nsz contract double %846, %997
 %848 = tail call nsz contract double @llvm.fabs.f64(double %847)
 %849 = fcmp nsz contract ogt double %848, %696
 br i1 %849, label %850, label %863
850:
 %851 = fneg nsz contract double %696
 %852 = fcmp nsz contract olt double %847, %851
 %853 = select i1 %852, double %851, double %847
 %854 = fcmp nsz contract olt double %696, %853
 %855 = select i1 %854, double %696, double %853
 %856 = fmul nsz contract double %987, %855
 %857 = fadd nsz contract double %995, %856
 %858 = fneg nsz contract double %688
 %859 = fcmp nsz contract olt double %857, %858
 %860 = select i1 %859, double %858, double %857
 %861 = fcmp nsz contract olt double %688, %860
 %862 = select i1 %861, double %688, double %860
 br label %863
863:
 %864 = phi double [ %862, %850 ], [ %845, %844 ]
 %865 = phi double [ %855, %850 ], [ %847, %844 ]
 br label %1027
866:
 %867 = getelementptr inbounds nuw i8, ptr %3, i64 840
 %868 = load i64, ptr %867, align 1
 %869 = inttoptr i64 %868 to ptr
 br label %942
870:
 %871 = getelementptr double, ptr %869, i64 %959
 %872 = load double, ptr %871, align 8
 %873 = fdiv nsz contract double %872, %956
 br label %877
874:
 %875 = icmp eq i64 %959, 2
 %876 = select i1 %875, double 1.000000e+00, double 0.000000e+00
 br label %877
877:
 %878 = phi double [ %873, %870 ], [ %876, %874 ]
 %879 = getelementptr double, ptr %869, i64 %959
 store double %878, ptr %879, align 8
 %880 = icmp eq i64 %960, 3
 br i1 %880, label %881, label %958
881:
 %882 = load double, ptr %674, align 8
 %883 = fsub nsz contract double %956, %882
 %884 = load double, ptr %681, align 8
 %885 = fsub nsz contract double %883, %884
 %886 = fmul nsz contract double %885, 5.000000e-01
 br label %961
887:
 %888 = getelementptr inbounds nuw i8, ptr %3, i64 424
 %889 = load i64, ptr %888, align 1
 %890 = getelementptr inbounds nuw i8, ptr %3, i64 112
 %891 = load i64, ptr %890, align 1
 %892 = shl nsw i64 %891, 2
 %893 = inttoptr i64 %889 to ptr
 %894 = getelementptr inbounds nuw i8, ptr %3, i64 432
 %895 = load i64, ptr %894, align 1
 %896 = inttoptr i64 %895 to ptr
 %897 = getelementptr inbounds nuw i8, ptr %3, i64 440
 %898 = load i64, ptr %897, align 1
 %899 = inttoptr i64 %898 to ptr
 %900 = getelementptr inbounds nuw i8, ptr %3, i64 448
 %901 = load i64, ptr %900, align 1
 %902 = inttoptr i64 %901 to ptr
 %903 = fcmp nsz contract olt double %885, %43
 br i1 %903, label %904, label %1049
904:
 %905 = getelementptr inbounds nuw i8, ptr %3, i64 176
 %906 = load i64, ptr %905, align 1
 %907 = icmp slt i64 %906, %891
 br i1 %907, label %912, label %908
908:
 %909 = getelementptr inbounds nuw i8, ptr %3, i64 208
 %910 = load i64, ptr %909, align 1
 %911 = add nsw i64 %910, 1
 store i64 %911, ptr %909, align 1
 br label %1049
912:
 %913 = icmp slt i64 %906, 0
 %914 = select i1 %913, i64 %892, i64 0
 %915 = shl i64 %906, 5
 %916 = getelementptr i8, ptr %893, i64 %915
 %917 = getelementptr i64, ptr %916, i64 %914
 store i64 %4, ptr %917, align 8
 %918 = getelementptr i8, ptr %916, i64 8
 %919 = getelementptr i64, ptr %918, i64 %914
 store i64 %5, ptr %919, align 8
 %920 = getelementptr i8, ptr %916, i64 16
 %921 = getelementptr i64, ptr %920, i64 %914
 store i64 0, ptr %921, align 8
 %922 = getelementptr i8, ptr %916, i64 24
 %923 = getelementptr i64, ptr %922, i64 %914
 store i64 0, ptr %923, align 8
 %924 = select i1 %913, i64 %891, i64 0
 %925 = add i64 %924, %906
 %926 = getelementptr double, ptr %896, i64 %925
 store double %885, ptr %926, align 8
 %927 = mul i64 %925, 3
 br label %931
928:
 %929 = load i64, ptr %905, align 1
 %930 = add nsw i64 %929, 1
 store i64 %930, ptr %905, align 1
 br label %1049
931:
 %932 = phi i64 [ 0, %912 ], [ %933, %931 ]
 %933 = add nuw nsw i64 %932, 1
 %934 = getelementptr double, ptr %869, i64 %932
 %935 = load double, ptr %934, align 8
 %936 = getelementptr i8, ptr %934, i64 24
 %937 = load double, ptr %936, align 8
 %938 = add i64 %932, %927
 %939 = getelementptr double, ptr %899, i64 %938
 store double %935, ptr %939, align 8
 %940 = getelementptr double, ptr %902, i64 %938
 store double %937, ptr %940, align 8
 %941 = icmp eq i64 %933, 3
 br i1 %941, label %928, label %931
942:
 %943 = phi double [ 0.000000e+00, %866 ], [ %953, %942 ]
 %944 = phi i64 [ 0, %866 ], [ %945, %942 ]
 %945 = add nuw nsw i64 %944, 1
 %946 = getelementptr double, ptr %673, i64 %944
 %947 = load double, ptr %946, align 8
 %948 = getelementptr double, ptr %672, i64 %944
 %949 = load double, ptr %948, align 8
 %950 = fsub nsz contract double %947, %949
 %951 = getelementptr double, ptr %869, i64 %944
 store double %950, ptr %951, align 8
 %952 = fmul nsz contract double %950, %950
 %953 = fadd nsz contract double %943, %952
 %954 = icmp eq i64 %945, 3
 br i1 %954, label %955, label %942
955:
 %956 = tail call nsz contract double @llvm.sqrt.f64(double %953)
 %957 = fcmp nsz contract ogt double %956, 0.000000e+00
 br label %958
958:
 %959 = phi i64 [ 0, %955 ], [ %960, %877 ]
 %960 = add nuw nsw i64 %959, 1
 br i1 %957, label %870, label %874
961:
 %962 = phi i64 [ 0, %881 ], [ %963, %961 ]
 %963 = add nuw nsw i64 %962, 1
 %964 = getelementptr double, ptr %672, i64 %962
 %965 = load double, ptr %964, align 8
 %966 = getelementptr double, ptr %869, i64 %962
 %967 = load double, ptr %966, align 8
 %968 = load double, ptr %674, align 8
 %969 = fadd nsz contract double %886, %968
 %970 = fmul nsz contract double %967, %969
 %971 = fadd nsz contract double %965, %970
 %972 = getelementptr i8, ptr %966, i64 24
 store double %971, ptr %972, align 8
 %973 = icmp eq i64 %963, 3
 br i1 %973, label %887, label %961
974:
 %975 = phi double [ 0.000000e+00, %695 ], [ %997, %974 ]
 %976 = phi double [ 0.000000e+00, %695 ], [ %995, %974 ]
 %977 = phi double [ 0.000000e+00, %695 ], [ %987, %974 ]
 %978 = phi i64 [ 0, %695 ], [ %979, %974 ]
 %979 = add nuw nsw i64 %978, 1
 %980 = mul nuw nsw i64 %978, 3
 %981 = add nuw nsw i64 %980, 2
 %982 = getelementptr double, ptr %45, i64 %981
 %983 = load double, ptr %982, align 8
 %984 = getelementptr double, ptr %47, i64 %981
 %985 = load double, ptr %984, align 8
 %986 = fmul nsz contract double %983, %985
 %987 = fadd nsz contract double %977, %986
 %988 = add nuw nsw i64 %978, 9
 %989 = getelementptr double, ptr %47, i64 %988
 %990 = load double, ptr %989, align 8
 %991 = getelementptr double, ptr %45, i64 %988
 %992 = load double, ptr %991, align 8
 %993 = fsub nsz contract double %990, %992
 %994 = fmul nsz contract double %983, %993
 %995 = fadd nsz contract double %976, %994
 %996 = fmul nsz contract double %985, %993
 %997 = fadd nsz contract double %975, %996
 %998 = icmp eq i64 %979, 3
 br i1 %998, label %697, label %974
999:
 %1000 = phi double [ %710, %715 ], [ %713, %824 ]
 %1001 = phi i1 [ false, %715 ], [ true, %824 ]
 %1002 = phi i64 [ 1, %715 ], [ 2, %824 ]
 %1003 = fsub nsz contract double %1000, %995
 br label %1004
1004:
 %1005 = phi i64 [ 0, %999 ], [ %1006, %1004 ]
 %1006 = add nuw nsw i64 %1005, 1
 %1007 = add nuw nsw i64 %1005, 9
 %1008 = getelementptr double, ptr %45, i64 %1007
 %1009 = load double, ptr %1008, align 8
 %1010 = mul nuw nsw i64 %1005, 3
 %1011 = add nuw nsw i64 %1010, 2
 %1012 = getelementptr double, ptr %45, i64 %1011
 %1013 = load double, ptr %1012, align 8
 %1014 = fmul nsz contract double %1000, %1013
 %1015 = fadd nsz contract double %1009, %1014
 %1016 = getelementptr double, ptr %672, i64 %1005
 store double %1015, ptr %1016, align 8
 %1017 = getelementptr double, ptr %47, i64 %1007
 %1018 = load double, ptr %1017, align 8
 %1019 = getelementptr double, ptr %47, i64 %1011
 %1020 = load double, ptr %1019, align 8
 %1021 = fneg nsz contract double %1020
 %1022 = select nsz contract i1 %706, double %1020, double %1021
 %1023 = fmul nsz contract double %1003, %1022
 %1024 = fadd nsz contract double %1018, %1023
 %1025 = getelementptr double, ptr %673, i64 %1005
 store double %1024, ptr %1025, align 8
 %1026 = icmp eq i64 %1006, 3
 br i1 %1026, label %724, label %1004
1027:
 %1028 = phi i64 [ 0, %863 ], [ %1029, %1027 ]
 %1029 = add nuw nsw i64 %1028, 1
 %1030 = add nuw nsw i64 %1028, 9
 %1031 = getelementptr double, ptr %45, i64 %1030
 %1032 = load double, ptr %1031, align 8
 %1033 = mul nuw nsw i64 %1028, 3
 %1034 = add nuw nsw i64 %1033, 2
 %1035 = getelementptr double, ptr %45, i64 %1034
 %1036 = load double, ptr %1035, align 8
 %1037 = fmul nsz contract double %864, %1036
 %1038 = fadd nsz contract double %1032, %1037
 %1039 = getelementptr double, ptr %672, i64 %1028
 store double %1038, ptr %1039, align 8
 %1040 = getelementptr double, ptr %47, i64 %1030
 %1041 = load double, ptr %1040, align 8
 %1042 = getelementptr double, ptr %47, i64 %1034
 %1043 = load double, ptr %1042, align 8
 %1044 = fmul nsz contract double %865, %1043
 %1045 = fadd nsz contract double %1041, %1044
 %1046 = getelementptr double, ptr %673, i64 %1028
 store double %1045, ptr %1046, align 8
 %1047 = icmp eq i64 %1029, 3
 br i1 %1047, label %866, label %1027
1048:
 br label %68
1049:
 br label %1083
1050:
 %1051 = call fastcc i32 @f21(ptr %11, ptr readonly %2, ptr %3, i64 %5, i64 %4, double %43, i64 %4, i64 %5, double -1.000000e+00)
 %1052 = icmp eq i32 %1051, 0
 br i1 %1052, label %1083, label %68
1053:
 %1054 = phi double [ 0.000000e+00, %58 ], [ %1068, %1053 ]
 %1055 = phi i64 [ 0, %58 ], [ %1056, %1053 ]
 %1056 = add nuw nsw i64 %1055, 1
 %1057 = mul nuw nsw i64 %1055, 24
 %1058 = getelementptr i8, ptr %61, i64 %1057
 %1059 = getelementptr i8, ptr %1058, i64 16
 %1060 = load double, ptr %1059, align 8
 %1061 = add nuw nsw i64 %1055, 9
 %1062 = getelementptr double, ptr %62, i64 %1061
 %1063 = load double, ptr %1062, align 8
 %1064 = getelementptr double, ptr %61, i64 %1061
 %1065 = load double, ptr %1064, align 8
 %1066 = fsub nsz contract double %1063, %1065
 %1067 = fmul nsz contract double %1060, %1066
 %1068 = fadd nsz contract double %1054, %1067
 %1069 = icmp eq i64 %1056, 3
 br i1 %1069, label %63, label %1053
1070:
 %1071 = phi double [ %1081, %1070 ], [ 0.000000e+00, %55 ]
 %1072 = phi i64 [ %1073, %1070 ], [ 0, %55 ]
 %1073 = add nuw nsw i64 %1072, 1
 %1074 = add nuw i64 %1072, 9
 %1075 = getelementptr double, ptr %47, i64 %1074
 %1076 = load double, ptr %1075, align 8
 %1077 = getelementptr double, ptr %45, i64 %1074
 %1078 = load double, ptr %1077, align 8
 %1079 = fsub nsz contract double %1076, %1078
 %1080 = fmul nsz contract double %1079, %1079
 %1081 = fadd nsz contract double %1071, %1080
 %1082 = icmp eq i64 %1073, 3
 br i1 %1082, label %71, label %1070
1083:
 br label %68
}
define internal fastcc range(i32 0, 2) i32 @f21(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, double %5, i64 %6, i64 %7, double %8) unnamed_addr {
9:
 %10 = alloca i64, align 8
 %11 = getelementptr inbounds nuw i8, ptr %1, i64 160
 %12 = load i64, ptr %11, align 1
 %13 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %14 = load i64, ptr %13, align 1
 %15 = inttoptr i64 %12 to ptr
 %16 = getelementptr inbounds nuw i8, ptr %1, i64 176
 %17 = load i64, ptr %16, align 1
 %18 = inttoptr i64 %17 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %20 = load i64, ptr %19, align 1
 %21 = inttoptr i64 %20 to ptr
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 840
 %23 = load i64, ptr %22, align 1
 %24 = inttoptr i64 %23 to ptr
 %25 = getelementptr inbounds nuw i8, ptr %2, i64 848
 %26 = load i64, ptr %25, align 1
 %27 = inttoptr i64 %26 to ptr
 %28 = icmp slt i64 %3, 0
 %29 = select i1 %28, i64 %14, i64 0
 %30 = add i64 %29, %3
 %31 = mul i64 %30, 96
 %32 = getelementptr i8, ptr %21, i64 %31
 %33 = icmp slt i64 %4, 0
 %34 = select i1 %33, i64 %14, i64 0
 %35 = add i64 %34, %4
 %36 = mul i64 %35, 96
 %37 = getelementptr i8, ptr %21, i64 %36
 %38 = getelementptr i64, ptr %15, i64 %35
 %39 = load i64, ptr %38, align 8
 %40 = shl i64 %35, 5
 %41 = getelementptr i8, ptr %18, i64 %40
 %42 = load double, ptr %41, align 8
 %43 = icmp eq i64 %39, 1
 br i1 %43, label %55, label %44
44:
 %45 = phi i64 [ %50, %47 ], [ 0, %9 ]
 %46 = icmp eq i64 %45, 2
 br i1 %46, label %52, label %47
47:
 %48 = trunc nuw i64 %45 to i1
 %49 = select i1 %48, i64 5, i64 2
 %50 = add nuw nsw i64 %45, 1
 %51 = icmp eq i64 %49, %39
 br i1 %51, label %55, label %44
52:
 %53 = icmp eq i64 %39, 4
 %54 = select i1 %53, i64 9, i64 1
 br label %55
55:
 %56 = phi i64 [ %54, %52 ], [ 2, %9 ], [ 8, %47 ]
 %57 = icmp ne i64 %39, 4
 %58 = getelementptr i8, ptr %41, i64 8
 %59 = getelementptr i8, ptr %41, i64 16
 %60 = getelementptr i8, ptr %27, i64 8
 %61 = icmp eq i64 %39, 0
 %62 = getelementptr i8, ptr %41, i64 24
 %63 = getelementptr i8, ptr %27, i64 16
 %64 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %65 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %66 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %67 = getelementptr inbounds nuw i8, ptr %2, i64 440
 %68 = getelementptr inbounds nuw i8, ptr %2, i64 448
 %69 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %70 = getelementptr inbounds nuw i8, ptr %2, i64 208
 br label %230
71:
 store i64 0, ptr %10, align 8
 call fastcc void @f25(ptr %10, ptr %1, ptr %2, i64 %3, i64 %4, i64 %231)
 %72 = load i64, ptr %10, align 8
 %73 = icmp slt i64 %72, 0
 br i1 %73, label %228, label %169
74:
 switch i64 %39, label %159 [
  i64 5, label %75
  i64 2, label %145
 ]
75:
 %76 = load i64, ptr %16, align 1
 %77 = load i64, ptr %13, align 1
 %78 = load i64, ptr %19, align 1
 %79 = inttoptr i64 %78 to ptr
 %80 = load i64, ptr %25, align 1
 %81 = select i1 %28, i64 %77, i64 0
 %82 = add i64 %81, %3
 %83 = mul i64 %82, 96
 %84 = getelementptr i8, ptr %79, i64 %83
 %85 = select i1 %33, i64 %77, i64 0
 %86 = add i64 %85, %4
 %87 = mul i64 %86, 96
 %88 = getelementptr i8, ptr %79, i64 %87
 br label %101
89:
 %90 = fmul nsz contract double %113, %113
 %91 = fmul nsz contract double %117, %117
 %92 = fadd nsz contract double %90, %91
 %93 = tail call nsz contract double @llvm.sqrt.f64(double %92)
 %94 = fcmp nsz contract ogt double %93, 1.000000e-09
 %95 = fdiv nsz contract double %113, %93
 %96 = fdiv nsz contract double %117, %93
 %97 = select i1 %94, double %96, double 0.000000e+00
 %98 = select i1 %94, double %95, double 1.000000e+00
 %99 = and i64 %231, 3
 %100 = icmp eq i64 %99, 0
 br i1 %100, label %126, label %119
101:
 %102 = phi double [ 0.000000e+00, %75 ], [ %117, %101 ]
 %103 = phi double [ 0.000000e+00, %75 ], [ %113, %101 ]
 %104 = phi i64 [ 0, %75 ], [ %105, %101 ]
 %105 = add nuw nsw i64 %104, 1
 %106 = mul nuw nsw i64 %104, 3
 %107 = getelementptr double, ptr %88, i64 %106
 %108 = load double, ptr %107, align 8
 %109 = getelementptr double, ptr %84, i64 %106
 %110 = getelementptr i8, ptr %109, i64 16
 %111 = load double, ptr %110, align 8
 %112 = fmul nsz contract double %108, %111
 %113 = fsub nsz contract double %103, %112
 %114 = getelementptr i8, ptr %107, i64 8
 %115 = load double, ptr %114, align 8
 %116 = fmul nsz contract double %111, %115
 %117 = fsub nsz contract double %102, %116
 %118 = icmp eq i64 %105, 3
 br i1 %118, label %89, label %101
119:
 %120 = phi double [ %121, %119 ], [ %97, %89 ]
 %121 = phi double [ %124, %119 ], [ %98, %89 ]
 %122 = phi i64 [ %123, %119 ], [ %99, %89 ]
 %123 = add nsw i64 %122, -1
 %124 = fneg nsz contract double %120
 %125 = icmp samesign ugt i64 %122, 1
 br i1 %125, label %119, label %126
126:
 %127 = phi double [ %98, %89 ], [ %124, %119 ]
 %128 = phi double [ %97, %89 ], [ %121, %119 ]
 %129 = inttoptr i64 %80 to ptr
 %130 = inttoptr i64 %76 to ptr
 %131 = shl i64 %86, 5
 %132 = getelementptr i8, ptr %130, i64 %131
 %133 = getelementptr i8, ptr %132, i64 8
 %134 = load double, ptr %133, align 8
 %135 = fmul nsz contract double %127, %134
 %136 = fmul nsz contract double %128, %134
 store double %135, ptr %129, align 8
 %137 = getelementptr i8, ptr %129, i64 8
 store double %136, ptr %137, align 8
 %138 = getelementptr i8, ptr %132, i64 24
 %139 = load double, ptr %138, align 8
 %140 = and i64 %231, 4
 %141 = icmp eq i64 %140, 0
 %142 = fneg nsz contract double %139
 %143 = select nsz contract i1 %141, double %142, double %139
 %144 = getelementptr i8, ptr %129, i64 16
 store double %143, ptr %144, align 8
 br label %169
145:
 %146 = load double, ptr %58, align 8
 %147 = and i64 %231, 1
 %148 = icmp eq i64 %147, 0
 %149 = fneg nsz contract double %146
 %150 = select nsz contract i1 %148, double %149, double %146
 store double %150, ptr %27, align 8
 %151 = load double, ptr %59, align 8
 %152 = and i64 %231, 2
 %153 = icmp eq i64 %152, 0
 %154 = fneg nsz contract double %151
 %155 = select nsz contract i1 %153, double %154, double %151
 store double %155, ptr %60, align 8
 %156 = and i64 %231, 4
 %157 = icmp eq i64 %156, 0
 %158 = select i1 %157, double -1.000000e+00, double 1.000000e+00
 br label %163
159:
 %160 = and i64 %231, 1
 %161 = icmp eq i64 %160, 0
 %162 = select i1 %161, double -1.000000e+00, double 1.000000e+00
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %27, i8 0, i64 16, i1 false)
 br i1 %61, label %167, label %163
163:
 %164 = phi double [ %158, %145 ], [ %162, %159 ]
 %165 = load double, ptr %62, align 8
 %166 = fmul nsz contract double %164, %165
 br label %167
167:
 %168 = phi double [ %166, %163 ], [ 0.000000e+00, %159 ]
 store double %168, ptr %63, align 8
 br label %169
169:
 %170 = phi i64 [ %231, %126 ], [ %231, %167 ], [ %72, %71 ]
 br label %233
171:
 %172 = fsub nsz contract double %267, %42
 %173 = icmp ne i64 %231, 0
 %174 = select i1 %57, i1 true, i1 %173
 %175 = fcmp nsz contract olt double %172, %5
 %176 = select i1 %174, i1 true, i1 %175
 br i1 %176, label %177, label %180
177:
 %178 = fmul nsz contract double %172, 5.000000e-01
 %179 = fadd nsz contract double %42, %178
 br label %269
180:
 store ptr null, ptr %0, align 8
 ret i32 0
181:
 %182 = load i64, ptr %64, align 1
 %183 = load i64, ptr %65, align 1
 %184 = shl nsw i64 %183, 2
 %185 = inttoptr i64 %182 to ptr
 %186 = load i64, ptr %66, align 1
 %187 = inttoptr i64 %186 to ptr
 %188 = load i64, ptr %67, align 1
 %189 = inttoptr i64 %188 to ptr
 %190 = load i64, ptr %68, align 1
 %191 = inttoptr i64 %190 to ptr
 br i1 %175, label %192, label %228
192:
 %193 = load i64, ptr %69, align 1
 %194 = icmp slt i64 %193, %183
 br i1 %194, label %198, label %195
195:
 %196 = load i64, ptr %70, align 1
 %197 = add nsw i64 %196, 1
 store i64 %197, ptr %70, align 1
 br label %228
198:
 %199 = icmp slt i64 %193, 0
 %200 = select i1 %199, i64 %184, i64 0
 %201 = shl i64 %193, 5
 %202 = getelementptr i8, ptr %185, i64 %201
 %203 = getelementptr i64, ptr %202, i64 %200
 store i64 %6, ptr %203, align 8
 %204 = getelementptr i8, ptr %202, i64 8
 %205 = getelementptr i64, ptr %204, i64 %200
 store i64 %7, ptr %205, align 8
 %206 = getelementptr i8, ptr %202, i64 16
 %207 = getelementptr i64, ptr %206, i64 %200
 store i64 0, ptr %207, align 8
 %208 = getelementptr i8, ptr %202, i64 24
 %209 = getelementptr i64, ptr %208, i64 %200
 store i64 %170, ptr %209, align 8
 %210 = select i1 %199, i64 %183, i64 0
 %211 = add i64 %210, %193
 %212 = getelementptr double, ptr %187, i64 %211
 store double %172, ptr %212, align 8
 %213 = mul i64 %211, 3
 br label %217
214:
 %215 = load i64, ptr %69, align 1
 %216 = add nsw i64 %215, 1
 store i64 %216, ptr %69, align 1
 br label %228
217:
 %218 = phi i64 [ 0, %198 ], [ %219, %217 ]
 %219 = add nuw nsw i64 %218, 1
 %220 = getelementptr double, ptr %24, i64 %218
 %221 = load double, ptr %220, align 8
 %222 = getelementptr i8, ptr %220, i64 24
 %223 = load double, ptr %222, align 8
 %224 = add i64 %218, %213
 %225 = getelementptr double, ptr %189, i64 %224
 store double %221, ptr %225, align 8
 %226 = getelementptr double, ptr %191, i64 %224
 store double %223, ptr %226, align 8
 %227 = icmp eq i64 %219, 3
 br i1 %227, label %214, label %217
228:
 %229 = icmp eq i64 %232, %56
 br i1 %229, label %180, label %230
230:
 %231 = phi i64 [ 0, %55 ], [ %232, %228 ]
 %232 = add nuw nsw i64 %231, 1
 br i1 %57, label %74, label %71
233:
 %234 = phi double [ 0.000000e+00, %169 ], [ %267, %233 ]
 %235 = phi i64 [ 0, %169 ], [ %236, %233 ]
 %236 = add nuw nsw i64 %235, 1
 %237 = add nuw nsw i64 %235, 9
 %238 = getelementptr double, ptr %37, i64 %237
 %239 = load double, ptr %238, align 8
 %240 = mul nuw nsw i64 %235, 3
 %241 = getelementptr double, ptr %37, i64 %240
 %242 = load double, ptr %241, align 8
 %243 = load double, ptr %27, align 8
 %244 = fmul nsz contract double %242, %243
 %245 = fadd nsz contract double %239, %244
 %246 = getelementptr i8, ptr %241, i64 8
 %247 = load double, ptr %246, align 8
 %248 = load double, ptr %60, align 8
 %249 = fmul nsz contract double %247, %248
 %250 = fadd nsz contract double %245, %249
 %251 = add nuw i64 %240, 2
 %252 = getelementptr double, ptr %37, i64 %251
 %253 = load double, ptr %252, align 8
 %254 = load double, ptr %63, align 8
 %255 = fmul nsz contract double %253, %254
 %256 = fadd nsz contract double %250, %255
 %257 = getelementptr double, ptr %24, i64 %235
 %258 = getelementptr i8, ptr %257, i64 24
 store double %256, ptr %258, align 8
 %259 = getelementptr double, ptr %32, i64 %251
 %260 = load double, ptr %259, align 8
 %261 = fmul nsz contract double %8, %260
 store double %261, ptr %257, align 8
 %262 = load double, ptr %259, align 8
 %263 = getelementptr double, ptr %32, i64 %237
 %264 = load double, ptr %263, align 8
 %265 = fsub nsz contract double %256, %264
 %266 = fmul nsz contract double %262, %265
 %267 = fadd nsz contract double %234, %266
 %268 = icmp eq i64 %236, 3
 br i1 %268, label %171, label %233
269:
 %270 = phi i64 [ 0, %177 ], [ %271, %269 ]
 %271 = add nuw nsw i64 %270, 1
 %272 = getelementptr double, ptr %24, i64 %270
 %273 = getelementptr i8, ptr %272, i64 24
 %274 = load double, ptr %273, align 8
 %275 = mul nuw nsw i64 %270, 24
 %276 = getelementptr i8, ptr %32, i64 %275
 %277 = getelementptr i8, ptr %276, i64 16
 %278 = load double, ptr %277, align 8
 %279 = fmul nsz contract double %179, %278
 %280 = fsub nsz contract double %274, %279
 store double %280, ptr %273, align 8
 %281 = icmp eq i64 %271, 3
 br i1 %281, label %181, label %269
}
define internal fastcc void @f22(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, double %5, i64 %6, i64 %7, double %8) unnamed_addr {
9:
 %10 = alloca double, align 8
 %11 = alloca double, align 8
 %12 = alloca double, align 8
 %13 = getelementptr inbounds nuw i8, ptr %1, i64 160
 %14 = load i64, ptr %13, align 1
 %15 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %16 = load i64, ptr %15, align 1
 %17 = inttoptr i64 %14 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %1, i64 176
 %19 = load i64, ptr %18, align 1
 %20 = inttoptr i64 %19 to ptr
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %22 = load i64, ptr %21, align 1
 %23 = inttoptr i64 %22 to ptr
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 840
 %25 = load i64, ptr %24, align 1
 %26 = inttoptr i64 %25 to ptr
 %27 = getelementptr inbounds nuw i8, ptr %2, i64 848
 %28 = load i64, ptr %27, align 1
 %29 = inttoptr i64 %28 to ptr
 %30 = icmp slt i64 %3, 0
 %31 = select i1 %30, i64 %16, i64 0
 %32 = add i64 %31, %3
 %33 = mul i64 %32, 96
 %34 = getelementptr i8, ptr %23, i64 %33
 %35 = icmp slt i64 %4, 0
 %36 = select i1 %35, i64 %16, i64 0
 %37 = add i64 %36, %4
 %38 = mul i64 %37, 96
 %39 = getelementptr i8, ptr %23, i64 %38
 %40 = shl i64 %32, 5
 %41 = getelementptr i8, ptr %20, i64 %40
 %42 = shl i64 %37, 5
 %43 = getelementptr i8, ptr %20, i64 %42
 %44 = load double, ptr %43, align 8
 %45 = getelementptr i64, ptr %17, i64 %37
 %46 = load i64, ptr %45, align 8
 %47 = icmp eq i64 %46, 1
 br i1 %47, label %48, label %63
48:
 %49 = getelementptr i8, ptr %43, i64 24
 %50 = load double, ptr %49, align 8
 %51 = fneg nsz contract double %50
 %52 = fcmp nsz contract ogt double %50, 0.000000e+00
 br i1 %52, label %137, label %63
53:
 %54 = fsub nsz contract double %139, %142
 store double 0.000000e+00, ptr %10, align 8
 call fastcc void @f23(ptr %10, ptr %34, ptr %41, ptr %29, ptr %26)
 %55 = load double, ptr %10, align 8
 br label %158
56:
 %57 = add nsw i64 %140, -1
 store double 0.000000e+00, ptr %11, align 8
 call fastcc void @f23(ptr %11, ptr %34, ptr %41, ptr %29, ptr %26)
 %58 = load double, ptr %11, align 8
 %59 = fcmp nsz contract ugt double %55, %58
 %60 = select i1 %59, double %143, double %138
 %61 = select i1 %59, double %139, double %54
 %62 = icmp samesign ugt i64 %140, 1
 br i1 %62, label %137, label %63
63:
 %64 = phi double [ -0.000000e+00, %9 ], [ %51, %48 ], [ %51, %56 ]
 %65 = phi double [ 0.000000e+00, %9 ], [ %50, %48 ], [ %50, %56 ]
 %66 = phi double [ 0.000000e+00, %9 ], [ %50, %48 ], [ %61, %56 ]
 %67 = phi double [ -0.000000e+00, %9 ], [ %51, %48 ], [ %60, %56 ]
 %68 = fadd nsz contract double %66, %67
 %69 = fmul nsz contract double %68, 5.000000e-01
 %70 = fcmp nsz contract une double %65, 0.000000e+00
 %71 = tail call nsz contract double @llvm.fabs.f64(double %69)
 %72 = fsub nsz contract double %65, %71
 %73 = fmul nsz contract double %65, 1.000000e-03
 %74 = fcmp nsz contract uge double %72, %73
 %75 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %76 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %77 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %78 = getelementptr inbounds nuw i8, ptr %2, i64 440
 %79 = getelementptr inbounds nuw i8, ptr %2, i64 448
 %80 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %81 = getelementptr inbounds nuw i8, ptr %2, i64 208
 br label %172
82:
 store double 0.000000e+00, ptr %12, align 8
 call fastcc void @f23(ptr %12, ptr %34, ptr %41, ptr %29, ptr %26)
 %83 = load double, ptr %12, align 8
 %84 = fsub nsz contract double %83, %44
 %85 = fmul nsz contract double %84, 5.000000e-01
 br label %197
86:
 %87 = load i64, ptr %75, align 1
 %88 = load i64, ptr %76, align 1
 %89 = shl nsw i64 %88, 2
 %90 = inttoptr i64 %87 to ptr
 %91 = load i64, ptr %77, align 1
 %92 = inttoptr i64 %91 to ptr
 %93 = load i64, ptr %78, align 1
 %94 = inttoptr i64 %93 to ptr
 %95 = load i64, ptr %79, align 1
 %96 = inttoptr i64 %95 to ptr
 %97 = fcmp nsz contract olt double %84, %5
 br i1 %97, label %98, label %135
98:
 %99 = load i64, ptr %80, align 1
 %100 = icmp slt i64 %99, %88
 br i1 %100, label %104, label %101
101:
 %102 = load i64, ptr %81, align 1
 %103 = add nsw i64 %102, 1
 store i64 %103, ptr %81, align 1
 br label %135
104:
 %105 = icmp slt i64 %99, 0
 %106 = select i1 %105, i64 %89, i64 0
 %107 = shl i64 %99, 5
 %108 = getelementptr i8, ptr %90, i64 %107
 %109 = getelementptr i64, ptr %108, i64 %106
 store i64 %6, ptr %109, align 8
 %110 = getelementptr i8, ptr %108, i64 8
 %111 = getelementptr i64, ptr %110, i64 %106
 store i64 %7, ptr %111, align 8
 %112 = getelementptr i8, ptr %108, i64 16
 %113 = getelementptr i64, ptr %112, i64 %106
 store i64 0, ptr %113, align 8
 %114 = getelementptr i8, ptr %108, i64 24
 %115 = getelementptr i64, ptr %114, i64 %106
 store i64 %173, ptr %115, align 8
 %116 = select i1 %105, i64 %88, i64 0
 %117 = add i64 %116, %99
 %118 = getelementptr double, ptr %92, i64 %117
 store double %84, ptr %118, align 8
 %119 = mul i64 %117, 3
 br label %123
120:
 %121 = load i64, ptr %80, align 1
 %122 = add nsw i64 %121, 1
 store i64 %122, ptr %80, align 1
 br label %135
123:
 %124 = phi i64 [ 0, %104 ], [ %125, %123 ]
 %125 = add nuw nsw i64 %124, 1
 %126 = getelementptr double, ptr %26, i64 %124
 %127 = load double, ptr %126, align 8
 %128 = getelementptr i8, ptr %126, i64 24
 %129 = load double, ptr %128, align 8
 %130 = add i64 %124, %119
 %131 = getelementptr double, ptr %94, i64 %130
 store double %127, ptr %131, align 8
 %132 = getelementptr double, ptr %96, i64 %130
 store double %129, ptr %132, align 8
 %133 = icmp eq i64 %125, 3
 br i1 %133, label %120, label %123
134:
 store ptr null, ptr %0, align 8
 ret void
135:
 %136 = icmp eq i64 %174, 3
 br i1 %136, label %134, label %172
137:
 %138 = phi double [ %60, %56 ], [ %51, %48 ]
 %139 = phi double [ %61, %56 ], [ %50, %48 ]
 %140 = phi i64 [ %57, %56 ], [ 60, %48 ]
 %141 = fsub nsz contract double %139, %138
 %142 = fmul nsz contract double %141, 3.820000e-01
 %143 = fadd nsz contract double %138, %142
 br label %144
144:
 %145 = phi i64 [ 0, %137 ], [ %146, %144 ]
 %146 = add nuw nsw i64 %145, 1
 %147 = getelementptr double, ptr %39, i64 %145
 %148 = getelementptr i8, ptr %147, i64 72
 %149 = load double, ptr %148, align 8
 %150 = mul nuw nsw i64 %145, 24
 %151 = getelementptr i8, ptr %39, i64 %150
 %152 = getelementptr i8, ptr %151, i64 16
 %153 = load double, ptr %152, align 8
 %154 = fmul nsz contract double %143, %153
 %155 = fadd nsz contract double %149, %154
 %156 = getelementptr double, ptr %29, i64 %145
 store double %155, ptr %156, align 8
 %157 = icmp eq i64 %146, 3
 br i1 %157, label %53, label %144
158:
 %159 = phi i64 [ 0, %53 ], [ %160, %158 ]
 %160 = add nuw nsw i64 %159, 1
 %161 = getelementptr double, ptr %39, i64 %159
 %162 = getelementptr i8, ptr %161, i64 72
 %163 = load double, ptr %162, align 8
 %164 = mul nuw nsw i64 %159, 24
 %165 = getelementptr i8, ptr %39, i64 %164
 %166 = getelementptr i8, ptr %165, i64 16
 %167 = load double, ptr %166, align 8
 %168 = fmul nsz contract double %54, %167
 %169 = fadd nsz contract double %163, %168
 %170 = getelementptr double, ptr %29, i64 %159
 store double %169, ptr %170, align 8
 %171 = icmp eq i64 %160, 3
 br i1 %171, label %56, label %158
172:
 %173 = phi i64 [ 0, %63 ], [ %174, %135 ]
 %174 = add nuw nsw i64 %173, 1
 %175 = icmp ne i64 %173, 0
 %176 = icmp eq i64 %173, 1
 %177 = select i1 %176, double %64, double %65
 %178 = select i1 %175, double %177, double %69
 %179 = icmp eq i64 %173, 0
 %180 = or i1 %70, %179
 %181 = select i1 %175, i1 true, i1 %74
 %182 = select i1 %180, i1 %181, i1 false
 br i1 %182, label %183, label %135
183:
 %184 = phi i64 [ %185, %183 ], [ 0, %172 ]
 %185 = add nuw nsw i64 %184, 1
 %186 = getelementptr double, ptr %39, i64 %184
 %187 = getelementptr i8, ptr %186, i64 72
 %188 = load double, ptr %187, align 8
 %189 = mul nuw nsw i64 %184, 24
 %190 = getelementptr i8, ptr %39, i64 %189
 %191 = getelementptr i8, ptr %190, i64 16
 %192 = load double, ptr %191, align 8
 %193 = fmul nsz contract double %178, %192
 %194 = fadd nsz contract double %188, %193
 %195 = getelementptr double, ptr %29, i64 %184
 store double %194, ptr %195, align 8
 %196 = icmp eq i64 %185, 3
 br i1 %196, label %82, label %183
197:
 %198 = phi i64 [ 0, %82 ], [ %199, %197 ]
 %199 = add nuw nsw i64 %198, 1
 %200 = getelementptr double, ptr %26, i64 %198
 %201 = getelementptr i8, ptr %200, i64 24
 %202 = load double, ptr %201, align 8
 %203 = load double, ptr %200, align 8
 %204 = fmul nsz contract double %85, %203
 %205 = fadd nsz contract double %202, %204
 store double %205, ptr %201, align 8
 %206 = fmul nsz contract double %8, %203
 store double %206, ptr %200, align 8
 %207 = icmp eq i64 %199, 3
 br i1 %207, label %86, label %197
}
define internal fastcc void @f23(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr captures(none) %4) unnamed_addr {
5:
 br label %48
6:
 %7 = add nuw nsw i64 %53, 1
 %8 = getelementptr double, ptr %2, i64 %53
 %9 = getelementptr i8, ptr %8, i64 8
 %10 = load double, ptr %9, align 8
 %11 = fneg nsz contract double %10
 %12 = fcmp nsz contract olt double %69, %11
 %13 = select i1 %12, double %11, double %69
 %14 = fcmp nsz contract olt double %10, %13
 %15 = select i1 %14, double %10, double %13
 %16 = getelementptr double, ptr %4, i64 %53
 %17 = getelementptr i8, ptr %16, i64 48
 store double %15, ptr %17, align 8
 %18 = fsub nsz contract double %69, %15
 %19 = getelementptr i8, ptr %16, i64 72
 store double %18, ptr %19, align 8
 %20 = fmul nsz contract double %18, %18
 %21 = fadd nsz contract double %52, %20
 %22 = tail call nsz contract double @llvm.fabs.f64(double %69)
 %23 = load double, ptr %9, align 8
 %24 = fsub nsz contract double %22, %23
 %25 = fcmp nsz contract ogt double %24, %51
 %26 = fcmp nsz contract ult double %69, 0.000000e+00
 %27 = select i1 %26, double -1.000000e+00, double 1.000000e+00
 %28 = select i1 %25, double %24, double %51
 %29 = select i1 %25, i64 %53, i64 %50
 %30 = select i1 %25, double %27, double %49
 %31 = icmp eq i64 %7, 3
 br i1 %31, label %71, label %48
32:
 %33 = getelementptr double, ptr %2, i64 %29
 %34 = getelementptr i8, ptr %33, i64 8
 %35 = load double, ptr %34, align 8
 %36 = fmul nsz contract double %30, %35
 %37 = getelementptr double, ptr %4, i64 %29
 %38 = getelementptr i8, ptr %37, i64 48
 store double %36, ptr %38, align 8
 br label %74
39:
 %40 = phi double [ %28, %74 ], [ %72, %82 ]
 %41 = getelementptr i8, ptr %4, i64 72
 %42 = getelementptr i8, ptr %4, i64 80
 %43 = getelementptr i8, ptr %4, i64 88
 %44 = getelementptr i8, ptr %4, i64 48
 %45 = getelementptr i8, ptr %4, i64 56
 %46 = getelementptr i8, ptr %4, i64 64
 br label %90
47:
 store double %40, ptr %0, align 8
 ret void
48:
 %49 = phi double [ 1.000000e+00, %5 ], [ %30, %6 ]
 %50 = phi i64 [ 0, %5 ], [ %29, %6 ]
 %51 = phi double [ 0xFFF0000000000000, %5 ], [ %28, %6 ]
 %52 = phi double [ 0.000000e+00, %5 ], [ %21, %6 ]
 %53 = phi i64 [ 0, %5 ], [ %7, %6 ]
 %54 = getelementptr double, ptr %1, i64 %53
 br label %55
55:
 %56 = phi double [ 0.000000e+00, %48 ], [ %69, %55 ]
 %57 = phi i64 [ 0, %48 ], [ %58, %55 ]
 %58 = add nuw nsw i64 %57, 1
 %59 = mul i64 %57, 24
 %60 = getelementptr i8, ptr %54, i64 %59
 %61 = load double, ptr %60, align 8
 %62 = getelementptr double, ptr %3, i64 %57
 %63 = load double, ptr %62, align 8
 %64 = getelementptr double, ptr %1, i64 %57
 %65 = getelementptr i8, ptr %64, i64 72
 %66 = load double, ptr %65, align 8
 %67 = fsub nsz contract double %63, %66
 %68 = fmul nsz contract double %61, %67
 %69 = fadd nsz contract double %56, %68
 %70 = icmp eq i64 %58, 3
 br i1 %70, label %6, label %55
71:
 %72 = tail call nsz contract double @llvm.sqrt.f64(double %21)
 %73 = fcmp nsz contract oeq double %21, 0.000000e+00
 br i1 %73, label %32, label %82
74:
 %75 = phi i64 [ 0, %32 ], [ %76, %74 ]
 %76 = add nuw nsw i64 %75, 1
 %77 = icmp eq i64 %75, %29
 %78 = select i1 %77, double %30, double 0.000000e+00
 %79 = getelementptr double, ptr %4, i64 %75
 %80 = getelementptr i8, ptr %79, i64 72
 store double %78, ptr %80, align 8
 %81 = icmp eq i64 %76, 3
 br i1 %81, label %39, label %74
82:
 %83 = phi i64 [ %84, %82 ], [ 0, %71 ]
 %84 = add nuw nsw i64 %83, 1
 %85 = getelementptr double, ptr %4, i64 %83
 %86 = getelementptr i8, ptr %85, i64 72
 %87 = load double, ptr %86, align 8
 %88 = fdiv nsz contract double %87, %72
 store double %88, ptr %86, align 8
 %89 = icmp eq i64 %84, 3
 br i1 %89, label %39, label %82
90:
 %91 = phi i64 [ 0, %39 ], [ %92, %90 ]
 %92 = add nuw nsw i64 %91, 1
 %93 = mul nuw nsw i64 %91, 24
 %94 = getelementptr i8, ptr %1, i64 %93
 %95 = load double, ptr %94, align 8
 %96 = load double, ptr %41, align 8
 %97 = fmul nsz contract double %95, %96
 %98 = getelementptr i8, ptr %94, i64 8
 %99 = load double, ptr %98, align 8
 %100 = load double, ptr %42, align 8
 %101 = fmul nsz contract double %99, %100
 %102 = fadd nsz contract double %97, %101
 %103 = getelementptr i8, ptr %94, i64 16
 %104 = load double, ptr %103, align 8
 %105 = load double, ptr %43, align 8
 %106 = fmul nsz contract double %104, %105
 %107 = fadd nsz contract double %102, %106
 %108 = getelementptr double, ptr %4, i64 %91
 store double %107, ptr %108, align 8
 %109 = getelementptr double, ptr %1, i64 %91
 %110 = getelementptr i8, ptr %109, i64 72
 %111 = load double, ptr %110, align 8
 %112 = load double, ptr %94, align 8
 %113 = load double, ptr %44, align 8
 %114 = fmul nsz contract double %112, %113
 %115 = fadd nsz contract double %111, %114
 %116 = load double, ptr %98, align 8
 %117 = load double, ptr %45, align 8
 %118 = fmul nsz contract double %116, %117
 %119 = fadd nsz contract double %115, %118
 %120 = load double, ptr %103, align 8
 %121 = load double, ptr %46, align 8
 %122 = fmul nsz contract double %120, %121
 %123 = fadd nsz contract double %119, %122
 %124 = getelementptr i8, ptr %108, i64 24
 store double %123, ptr %124, align 8
 %125 = icmp eq i64 %92, 3
 br i1 %125, label %47, label %90
}
define internal fastcc void @f24(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 range(i64 -9223372036854775808, 9223372036854775805) %5, double %6, i64 %7, i64 %8, double %9) unnamed_addr {
10:
 %11 = getelementptr inbounds nuw i8, ptr %1, i64 176
 %12 = load i64, ptr %11, align 1
 %13 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %14 = load i64, ptr %13, align 1
 %15 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %16 = load i64, ptr %15, align 1
 %17 = inttoptr i64 %16 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %2, i64 840
 %19 = load i64, ptr %18, align 1
 %20 = getelementptr inbounds nuw i8, ptr %2, i64 848
 %21 = load i64, ptr %20, align 1
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 856
 %23 = load i64, ptr %22, align 1
 %24 = icmp slt i64 %3, 0
 %25 = select i1 %24, i64 %14, i64 0
 %26 = add i64 %25, %3
 %27 = mul i64 %26, 96
 %28 = getelementptr i8, ptr %17, i64 %27
 %29 = icmp slt i64 %4, 0
 %30 = select i1 %29, i64 %14, i64 0
 %31 = add i64 %30, %4
 %32 = mul i64 %31, 96
 %33 = getelementptr i8, ptr %17, i64 %32
 br label %219
34:
 %35 = fcmp nsz contract ult double %237, 0.000000e+00
 %36 = select i1 %35, double -1.000000e+00, double 1.000000e+00
 br label %239
37:
 %38 = add nuw nsw i64 %243, 1
 %39 = tail call nsz contract double @llvm.fabs.f64(double %260)
 %40 = fcmp nsz contract ogt double %39, %242
 %41 = fcmp nsz contract ogt double %260, 0.000000e+00
 %42 = select i1 %41, double -1.000000e+00, double 1.000000e+00
 %43 = select i1 %40, double %39, double %242
 %44 = select i1 %40, i64 %243, i64 %241
 %45 = select i1 %40, double %42, double %240
 %46 = icmp eq i64 %38, 3
 br i1 %46, label %47, label %239
47:
 %48 = inttoptr i64 %12 to ptr
 %49 = inttoptr i64 %21 to ptr
 %50 = shl i64 %31, 5
 %51 = getelementptr i8, ptr %48, i64 %50
 %52 = add nuw nsw i64 %44, 1
 %53 = urem i64 %52, 3
 %54 = add nuw nsw i64 %44, 2
 %55 = urem i64 %54, 3
 %56 = getelementptr double, ptr %51, i64 %52
 %57 = getelementptr double, ptr %51, i64 %53
 %58 = getelementptr i8, ptr %57, i64 8
 %59 = getelementptr double, ptr %51, i64 %55
 %60 = getelementptr i8, ptr %59, i64 8
 %61 = getelementptr double, ptr %33, i64 %44
 %62 = getelementptr double, ptr %33, i64 %53
 %63 = getelementptr double, ptr %33, i64 %55
 br label %262
64:
 %65 = add nuw nsw i64 %263, 1
 %66 = icmp eq i64 %65, 4
 br i1 %66, label %67, label %262
67:
 %68 = inttoptr i64 %23 to ptr
 %69 = shl i64 %26, 5
 %70 = getelementptr i8, ptr %48, i64 %69
 %71 = add nsw i64 %5, 1
 br label %315
72:
 %73 = add nuw nsw i64 %275, 1
 %74 = icmp eq i64 %73, 3
 br i1 %74, label %64, label %274
75:
 %76 = icmp eq i64 %318, 4
 br i1 %76, label %137, label %77
77:
 %78 = phi i64 [ %217, %75 ], [ 0, %79 ]
 br label %315
79:
 %80 = icmp eq i64 %318, 4
 br i1 %80, label %215, label %77
81:
 %82 = mul i64 %343, 24
 %83 = getelementptr i8, ptr %49, i64 %82
 %84 = getelementptr i8, ptr %83, i64 384
 %85 = load double, ptr %84, align 8
 %86 = icmp slt i64 %342, -16
 %87 = select i1 %86, i64 48, i64 16
 %88 = add i64 %87, %342
 %89 = mul i64 %88, 24
 %90 = getelementptr i8, ptr %68, i64 %89
 store double %85, ptr %90, align 8
 %91 = add nsw i64 %342, 1
 br label %92
92:
 %93 = phi i64 [ %91, %81 ], [ %342, %341 ]
 %94 = fcmp nsz contract olt double %351, 0.000000e+00
 %95 = fcmp nsz contract ogt double %357, 0.000000e+00
 %96 = select i1 %94, i1 %95, i1 false
 br i1 %96, label %101, label %97
97:
 %98 = fcmp nsz contract olt double %357, 0.000000e+00
 %99 = fcmp nsz contract ogt double %351, 0.000000e+00
 %100 = and i1 %99, %98
 br i1 %100, label %101, label %216
101:
 %102 = fsub nsz contract double %351, %357
 %103 = fdiv nsz contract double %351, %102
 %104 = lshr i64 %93, 58
 %105 = and i64 %104, 32
 %106 = add i64 %105, %93
 %107 = mul i64 %106, 24
 %108 = getelementptr i8, ptr %68, i64 %107
 br label %372
109:
 %110 = mul i64 %343, 24
 %111 = getelementptr i8, ptr %49, i64 %110
 %112 = getelementptr i8, ptr %111, i64 384
 %113 = load double, ptr %112, align 8
 %114 = fmul nsz contract double %113, 8.000000e+00
 %115 = fadd nsz contract double %340, %114
 %116 = select i1 %94, double 5.000000e+00, double 4.000000e+00
 %117 = fadd nsz contract double %116, %115
 %118 = frem nsz contract double %117, 4.093000e+03
 %119 = fcmp nsz contract une double %118, 0.000000e+00
 br i1 %119, label %120, label %122
120:
 %121 = fcmp nsz contract olt double %118, 0.000000e+00
 br i1 %121, label %130, label %122
122:
 %123 = phi double [ %131, %130 ], [ %118, %120 ], [ 0.000000e+00, %109 ]
 %124 = icmp slt i64 %93, -16
 %125 = select i1 %124, i64 48, i64 16
 %126 = add i64 %125, %93
 %127 = mul i64 %126, 24
 %128 = getelementptr i8, ptr %68, i64 %127
 store double %123, ptr %128, align 8
 %129 = add nsw i64 %93, 1
 br label %216
130:
 %131 = fadd nsz contract double %118, 4.093000e+03
 br label %122
132:
 %133 = icmp slt i64 %217, 1
 br i1 %133, label %75, label %384
134:
 %135 = add nuw nsw i64 %385, 1
 %136 = icmp eq i64 %217, %135
 br i1 %136, label %75, label %384
137:
 %138 = inttoptr i64 %19 to ptr
 br i1 %133, label %215, label %139
139:
 %140 = icmp slt i64 %5, 0
 %141 = add nsw i64 %5, 3
 %142 = select i1 %140, i64 %141, i64 %5
 %143 = icmp slt i64 %5, -1
 %144 = select i1 %143, i64 5, i64 1
 %145 = getelementptr double, ptr %70, i64 %5
 %146 = getelementptr double, ptr %145, i64 %144
 %147 = fmul nsz contract double %9, %36
 %148 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %149 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %150 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %151 = getelementptr inbounds nuw i8, ptr %2, i64 440
 %152 = getelementptr inbounds nuw i8, ptr %2, i64 448
 %153 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %154 = getelementptr inbounds nuw i8, ptr %2, i64 208
 br label %400
155:
 %156 = add nuw nsw i64 %412, 1
 %157 = icmp eq i64 %156, 3
 br i1 %157, label %158, label %411
158:
 %159 = add nuw nsw i64 %401, 1
 %160 = mul i64 %401, 24
 %161 = getelementptr i8, ptr %49, i64 %160
 %162 = getelementptr i8, ptr %161, i64 384
 %163 = load double, ptr %162, align 8
 %164 = fptosi double %163 to i64
 %165 = add nsw i64 %164, 200
 %166 = load i64, ptr %148, align 1
 %167 = load i64, ptr %149, align 1
 %168 = shl nsw i64 %167, 2
 %169 = inttoptr i64 %166 to ptr
 %170 = load i64, ptr %150, align 1
 %171 = inttoptr i64 %170 to ptr
 %172 = load i64, ptr %151, align 1
 %173 = inttoptr i64 %172 to ptr
 %174 = load i64, ptr %152, align 1
 %175 = inttoptr i64 %174 to ptr
 %176 = fcmp nsz contract olt double %408, %6
 br i1 %176, label %177, label %213
177:
 %178 = load i64, ptr %153, align 1
 %179 = icmp slt i64 %178, %167
 br i1 %179, label %183, label %180
180:
 %181 = load i64, ptr %154, align 1
 %182 = add nsw i64 %181, 1
 store i64 %182, ptr %154, align 1
 br label %213
183:
 %184 = icmp slt i64 %178, 0
 %185 = select i1 %184, i64 %168, i64 0
 %186 = shl i64 %178, 5
 %187 = getelementptr i8, ptr %169, i64 %186
 %188 = getelementptr i64, ptr %187, i64 %185
 store i64 %7, ptr %188, align 8
 %189 = getelementptr i8, ptr %187, i64 8
 %190 = getelementptr i64, ptr %189, i64 %185
 store i64 %8, ptr %190, align 8
 %191 = getelementptr i8, ptr %187, i64 16
 %192 = getelementptr i64, ptr %191, i64 %185
 store i64 0, ptr %192, align 8
 %193 = getelementptr i8, ptr %187, i64 24
 %194 = getelementptr i64, ptr %193, i64 %185
 store i64 %165, ptr %194, align 8
 %195 = select i1 %184, i64 %167, i64 0
 %196 = add i64 %195, %178
 %197 = getelementptr double, ptr %171, i64 %196
 store double %408, ptr %197, align 8
 %198 = mul i64 %196, 3
 br label %202
199:
 %200 = load i64, ptr %153, align 1
 %201 = add nsw i64 %200, 1
 store i64 %201, ptr %153, align 1
 br label %213
202:
 %203 = phi i64 [ 0, %183 ], [ %204, %202 ]
 %204 = add nuw nsw i64 %203, 1
 %205 = getelementptr double, ptr %138, i64 %203
 %206 = load double, ptr %205, align 8
 %207 = getelementptr i8, ptr %205, i64 24
 %208 = load double, ptr %207, align 8
 %209 = add i64 %203, %198
 %210 = getelementptr double, ptr %173, i64 %209
 store double %206, ptr %210, align 8
 %211 = getelementptr double, ptr %175, i64 %209
 store double %208, ptr %211, align 8
 %212 = icmp eq i64 %204, 3
 br i1 %212, label %199, label %202
213:
 %214 = icmp eq i64 %159, %217
 br i1 %214, label %215, label %400
215:
 store ptr null, ptr %0, align 8
 ret void
216:
 %217 = phi i64 [ %93, %97 ], [ %129, %122 ]
 %218 = icmp eq i64 %344, %316
 br i1 %218, label %132, label %341
219:
 %220 = phi double [ 0.000000e+00, %10 ], [ %237, %219 ]
 %221 = phi i64 [ 0, %10 ], [ %222, %219 ]
 %222 = add nuw nsw i64 %221, 1
 %223 = mul nuw nsw i64 %221, 3
 %224 = add nsw i64 %223, %5
 %225 = icmp slt i64 %224, 0
 %226 = add i64 %224, 12
 %227 = select i1 %225, i64 %226, i64 %224
 %228 = getelementptr double, ptr %28, i64 %227
 %229 = load double, ptr %228, align 8
 %230 = add nuw nsw i64 %221, 9
 %231 = getelementptr double, ptr %33, i64 %230
 %232 = load double, ptr %231, align 8
 %233 = getelementptr double, ptr %28, i64 %230
 %234 = load double, ptr %233, align 8
 %235 = fsub nsz contract double %232, %234
 %236 = fmul nsz contract double %229, %235
 %237 = fadd nsz contract double %220, %236
 %238 = icmp eq i64 %222, 3
 br i1 %238, label %34, label %219
239:
 %240 = phi double [ 1.000000e+00, %34 ], [ %45, %37 ]
 %241 = phi i64 [ 0, %34 ], [ %44, %37 ]
 %242 = phi double [ -1.000000e+00, %34 ], [ %43, %37 ]
 %243 = phi i64 [ 0, %34 ], [ %38, %37 ]
 %244 = getelementptr double, ptr %33, i64 %243
 br label %245
245:
 %246 = phi double [ 0.000000e+00, %239 ], [ %260, %245 ]
 %247 = phi i64 [ 0, %239 ], [ %248, %245 ]
 %248 = add nuw nsw i64 %247, 1
 %249 = mul nuw nsw i64 %247, 3
 %250 = add nsw i64 %249, %5
 %251 = icmp slt i64 %250, 0
 %252 = add i64 %250, 12
 %253 = select i1 %251, i64 %252, i64 %250
 %254 = getelementptr double, ptr %28, i64 %253
 %255 = load double, ptr %254, align 8
 %256 = fmul nsz contract double %36, %255
 %257 = getelementptr double, ptr %244, i64 %249
 %258 = load double, ptr %257, align 8
 %259 = fmul nsz contract double %256, %258
 %260 = fadd nsz contract double %246, %259
 %261 = icmp eq i64 %248, 3
 br i1 %261, label %37, label %245
262:
 %263 = phi i64 [ 0, %47 ], [ %65, %64 ]
 %264 = icmp eq i64 %263, 3
 %265 = icmp eq i64 %263, 0
 %266 = or i1 %264, %265
 %267 = icmp samesign ult i64 %263, 2
 %268 = mul i64 %263, 24
 %269 = getelementptr i8, ptr %49, i64 %268
 %270 = mul nuw i64 %263, 24
 %271 = getelementptr i8, ptr %49, i64 %270
 %272 = getelementptr i8, ptr %271, i64 384
 %273 = uitofp nneg i64 %263 to double
 br label %274
274:
 %275 = phi i64 [ 0, %262 ], [ %73, %72 ]
 %276 = getelementptr double, ptr %269, i64 %275
 store double 0.000000e+00, ptr %276, align 8
 store double %273, ptr %272, align 8
 %277 = load double, ptr %276, align 8
 %278 = getelementptr double, ptr %28, i64 %275
 br label %279
279:
 %280 = phi double [ %277, %274 ], [ %313, %279 ]
 %281 = phi i64 [ 0, %274 ], [ %282, %279 ]
 %282 = add nuw nsw i64 %281, 1
 %283 = add nuw nsw i64 %281, 9
 %284 = getelementptr double, ptr %33, i64 %283
 %285 = load double, ptr %284, align 8
 %286 = getelementptr double, ptr %28, i64 %283
 %287 = load double, ptr %286, align 8
 %288 = fsub nsz contract double %285, %287
 %289 = mul nuw nsw i64 %281, 3
 %290 = getelementptr double, ptr %61, i64 %289
 %291 = load double, ptr %290, align 8
 %292 = fmul nsz contract double %45, %291
 %293 = load double, ptr %56, align 8
 %294 = fmul nsz contract double %292, %293
 %295 = fadd nsz contract double %288, %294
 %296 = getelementptr double, ptr %62, i64 %289
 %297 = load double, ptr %296, align 8
 %298 = fneg nsz contract double %297
 %299 = select nsz contract i1 %266, double %297, double %298
 %300 = load double, ptr %58, align 8
 %301 = fmul nsz contract double %299, %300
 %302 = getelementptr double, ptr %63, i64 %289
 %303 = load double, ptr %302, align 8
 %304 = fneg nsz contract double %303
 %305 = select nsz contract i1 %267, double %303, double %304
 %306 = load double, ptr %60, align 8
 %307 = fmul nsz contract double %305, %306
 %308 = fadd nsz contract double %301, %307
 %309 = fadd nsz contract double %295, %308
 %310 = getelementptr double, ptr %278, i64 %289
 %311 = load double, ptr %310, align 8
 %312 = fmul nsz contract double %311, %309
 %313 = fadd nsz contract double %280, %312
 store double %313, ptr %276, align 8
 %314 = icmp eq i64 %282, 3
 br i1 %314, label %72, label %279
315:
 %316 = phi i64 [ 4, %67 ], [ %78, %77 ]
 %317 = phi i64 [ 0, %67 ], [ %318, %77 ]
 %318 = add nuw nsw i64 %317, 1
 %319 = and i64 %317, 1
 %320 = icmp eq i64 %319, 0
 %321 = select i1 %320, double 1.000000e+00, double -1.000000e+00
 %322 = icmp slt i64 %316, 1
 br i1 %322, label %79, label %323
323:
 %324 = lshr i64 %317, 1
 %325 = add nsw i64 %71, %324
 %326 = srem i64 %325, 3
 %327 = icmp slt i64 %326, 0
 %328 = add nsw i64 %326, 3
 %329 = select i1 %327, i64 %328, i64 %326
 %330 = getelementptr double, ptr %70, i64 %329
 %331 = icmp slt i64 %329, -1
 %332 = select i1 %331, i64 5, i64 1
 %333 = getelementptr double, ptr %330, i64 %332
 %334 = load double, ptr %333, align 8
 %335 = fmul nsz contract double %334, 0x3FF000010C6F7A0B
 %336 = icmp slt i64 %329, 0
 %337 = add nsw i64 %329, 3
 %338 = select i1 %336, i64 %337, i64 %329
 %339 = uitofp nneg i64 %317 to double
 %340 = fmul nsz contract double %339, 2.000000e+00
 br label %341
341:
 %342 = phi i64 [ 0, %323 ], [ %217, %216 ]
 %343 = phi i64 [ 0, %323 ], [ %344, %216 ]
 %344 = add nuw nsw i64 %343, 1
 %345 = urem i64 %344, %316
 %346 = mul i64 %343, 24
 %347 = getelementptr i8, ptr %49, i64 %346
 %348 = getelementptr double, ptr %347, i64 %338
 %349 = load double, ptr %348, align 8
 %350 = fmul nsz contract double %321, %349
 %351 = fsub nsz contract double %335, %350
 %352 = mul i64 %345, 24
 %353 = getelementptr i8, ptr %49, i64 %352
 %354 = getelementptr double, ptr %353, i64 %338
 %355 = load double, ptr %354, align 8
 %356 = fmul nsz contract double %321, %355
 %357 = fsub nsz contract double %335, %356
 %358 = fcmp nsz contract ult double %351, 0.000000e+00
 br i1 %358, label %92, label %359
359:
 %360 = lshr i64 %342, 58
 %361 = and i64 %360, 32
 %362 = add i64 %361, %342
 %363 = mul i64 %362, 24
 %364 = getelementptr i8, ptr %68, i64 %363
 br label %365
365:
 %366 = phi i64 [ 0, %359 ], [ %367, %365 ]
 %367 = add nuw nsw i64 %366, 1
 %368 = getelementptr double, ptr %347, i64 %366
 %369 = load double, ptr %368, align 8
 %370 = getelementptr double, ptr %364, i64 %366
 store double %369, ptr %370, align 8
 %371 = icmp eq i64 %367, 3
 br i1 %371, label %81, label %365
372:
 %373 = phi i64 [ 0, %101 ], [ %374, %372 ]
 %374 = add nuw nsw i64 %373, 1
 %375 = getelementptr double, ptr %347, i64 %373
 %376 = load double, ptr %375, align 8
 %377 = getelementptr double, ptr %353, i64 %373
 %378 = load double, ptr %377, align 8
 %379 = fsub nsz contract double %378, %376
 %380 = fmul nsz contract double %103, %379
 %381 = fadd nsz contract double %376, %380
 %382 = getelementptr double, ptr %108, i64 %373
 store double %381, ptr %382, align 8
 %383 = icmp eq i64 %374, 3
 br i1 %383, label %109, label %372
384:
 %385 = phi i64 [ %135, %134 ], [ 0, %132 ]
 %386 = mul i64 %385, 3
 %387 = add i64 %386, 48
 %388 = getelementptr double, ptr %68, i64 %387
 %389 = load double, ptr %388, align 8
 %390 = getelementptr double, ptr %49, i64 %387
 store double %389, ptr %390, align 8
 %391 = mul i64 %385, 3
 br label %392
392:
 %393 = phi i64 [ 0, %384 ], [ %394, %392 ]
 %394 = add nuw nsw i64 %393, 1
 %395 = add i64 %393, %391
 %396 = getelementptr double, ptr %68, i64 %395
 %397 = load double, ptr %396, align 8
 %398 = getelementptr double, ptr %49, i64 %395
 store double %397, ptr %398, align 8
 %399 = icmp eq i64 %394, 3
 br i1 %399, label %134, label %392
400:
 %401 = phi i64 [ 0, %139 ], [ %159, %213 ]
 %402 = mul i64 %401, 24
 %403 = getelementptr i8, ptr %49, i64 %402
 %404 = getelementptr double, ptr %403, i64 %142
 %405 = load double, ptr %404, align 8
 %406 = fmul nsz contract double %36, %405
 %407 = load double, ptr %146, align 8
 %408 = fsub nsz contract double %406, %407
 %409 = fmul nsz contract double %408, 5.000000e-01
 %410 = fmul nsz contract double %36, %409
 br label %411
411:
 %412 = phi i64 [ 0, %400 ], [ %156, %155 ]
 %413 = mul nuw nsw i64 %412, 3
 %414 = add nsw i64 %413, %5
 %415 = icmp slt i64 %414, 0
 %416 = add i64 %414, 12
 %417 = select i1 %415, i64 %416, i64 %414
 %418 = getelementptr double, ptr %28, i64 %417
 %419 = load double, ptr %418, align 8
 %420 = fmul nsz contract double %147, %419
 %421 = getelementptr double, ptr %138, i64 %412
 store double %420, ptr %421, align 8
 %422 = getelementptr double, ptr %28, i64 %412
 %423 = getelementptr i8, ptr %422, i64 72
 %424 = load double, ptr %423, align 8
 %425 = load double, ptr %418, align 8
 %426 = fmul nsz contract double %410, %425
 %427 = fsub nsz contract double %424, %426
 %428 = getelementptr i8, ptr %421, i64 24
 store double %427, ptr %428, align 8
 %429 = getelementptr double, ptr %28, i64 %413
 br label %430
430:
 %431 = phi i64 [ 0, %411 ], [ %433, %430 ]
 %432 = phi double [ %427, %411 ], [ %439, %430 ]
 %433 = add nuw nsw i64 %431, 1
 %434 = getelementptr double, ptr %429, i64 %431
 %435 = load double, ptr %434, align 8
 %436 = getelementptr double, ptr %403, i64 %431
 %437 = load double, ptr %436, align 8
 %438 = fmul nsz contract double %435, %437
 %439 = fadd nsz contract double %432, %438
 store double %439, ptr %428, align 8
 %440 = icmp eq i64 %433, 3
 br i1 %440, label %155, label %430
}
define internal fastcc void @f25(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, i64 %3, i64 %4, i64 %5) unnamed_addr {
6:
 %7 = getelementptr inbounds nuw i8, ptr %1, i64 200
 %8 = load i64, ptr %7, align 1
 %9 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %10 = load i64, ptr %9, align 1
 %11 = inttoptr i64 %8 to ptr
 %12 = getelementptr inbounds nuw i8, ptr %1, i64 208
 %13 = load i64, ptr %12, align 1
 %14 = inttoptr i64 %13 to ptr
 %15 = getelementptr inbounds nuw i8, ptr %1, i64 216
 %16 = load i64, ptr %15, align 1
 %17 = getelementptr inbounds nuw i8, ptr %1, i64 128
 %18 = load i64, ptr %17, align 1
 %19 = inttoptr i64 %16 to ptr
 %20 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %21 = load i64, ptr %20, align 1
 %22 = inttoptr i64 %21 to ptr
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 848
 %24 = load i64, ptr %23, align 1
 %25 = inttoptr i64 %24 to ptr
 %26 = icmp slt i64 %3, 0
 %27 = select i1 %26, i64 %10, i64 0
 %28 = add i64 %27, %3
 %29 = mul i64 %28, 96
 %30 = getelementptr i8, ptr %22, i64 %29
 %31 = icmp slt i64 %4, 0
 %32 = select i1 %31, i64 %10, i64 0
 %33 = add i64 %32, %4
 %34 = mul i64 %33, 96
 %35 = getelementptr i8, ptr %22, i64 %34
 %36 = icmp sgt i64 %5, 0
 br i1 %36, label %37, label %45
37:
 %38 = and i64 %5, 1
 %39 = icmp eq i64 %38, 0
 %40 = select i1 %39, double 0x3FB21A1851FF630B, double 0.000000e+00
 %41 = select i1 %39, double 0x3FB21A1851FF630B, double 1.000000e-01
 %42 = add nsw i64 %5, -1
 %43 = lshr i64 %42, 1
 %44 = icmp eq i64 %43, 0
 br i1 %44, label %45, label %72
45:
 %46 = phi double [ 0.000000e+00, %6 ], [ %41, %37 ], [ %77, %72 ]
 %47 = phi double [ 0.000000e+00, %6 ], [ %40, %37 ], [ %74, %72 ]
 br label %79
48:
 %49 = getelementptr i64, ptr %11, i64 %33
 %50 = load i64, ptr %49, align 8
 %51 = getelementptr i64, ptr %14, i64 %33
 %52 = load i64, ptr %51, align 8
 %53 = icmp slt i64 %52, 1
 br i1 %53, label %54, label %111
54:
 %55 = phi i64 [ 0, %48 ], [ %136, %111 ]
 %56 = add nsw i64 %55, %50
 %57 = icmp slt i64 %56, 0
 %58 = select i1 %57, i64 %18, i64 0
 %59 = add i64 %58, %56
 %60 = mul i64 %59, 24
 %61 = getelementptr i8, ptr %19, i64 %60
 br label %138
62:
 %63 = sitofp i64 %55 to double
 %64 = icmp slt i64 %5, -1
 %65 = select i1 %64, i64 33, i64 1
 %66 = add i64 %65, %5
 %67 = mul i64 %66, 24
 %68 = getelementptr i8, ptr %25, i64 %67
 store double %63, ptr %68, align 8
 %69 = icmp slt i64 %5, 1
 br i1 %69, label %70, label %145
70:
 %71 = phi i64 [ %55, %62 ], [ %153, %145 ]
 store i64 %71, ptr %0, align 8
 ret void
72:
 %73 = phi double [ %74, %72 ], [ %40, %37 ]
 %74 = phi double [ %77, %72 ], [ %41, %37 ]
 %75 = phi i64 [ %76, %72 ], [ %43, %37 ]
 %76 = add nsw i64 %75, -1
 %77 = fneg nsz contract double %73
 %78 = icmp samesign ugt i64 %75, 1
 br i1 %78, label %72, label %45
79:
 %80 = phi double [ 0.000000e+00, %45 ], [ %109, %79 ]
 %81 = phi double [ 0.000000e+00, %45 ], [ %105, %79 ]
 %82 = phi double [ 0.000000e+00, %45 ], [ %101, %79 ]
 %83 = phi i64 [ 0, %45 ], [ %84, %79 ]
 %84 = add nuw nsw i64 %83, 1
 %85 = mul nuw nsw i64 %83, 3
 %86 = getelementptr double, ptr %30, i64 %85
 %87 = load double, ptr %86, align 8
 %88 = fmul nsz contract double %46, %87
 %89 = add nuw nsw i64 %85, 1
 %90 = getelementptr double, ptr %30, i64 %89
 %91 = load double, ptr %90, align 8
 %92 = fmul nsz contract double %47, %91
 %93 = fadd nsz contract double %88, %92
 %94 = add nuw nsw i64 %85, 2
 %95 = getelementptr double, ptr %30, i64 %94
 %96 = load double, ptr %95, align 8
 %97 = fsub nsz contract double %93, %96
 %98 = getelementptr double, ptr %35, i64 %85
 %99 = load double, ptr %98, align 8
 %100 = fmul nsz contract double %99, %97
 %101 = fadd nsz contract double %82, %100
 %102 = getelementptr double, ptr %35, i64 %89
 %103 = load double, ptr %102, align 8
 %104 = fmul nsz contract double %103, %97
 %105 = fadd nsz contract double %81, %104
 %106 = getelementptr double, ptr %35, i64 %94
 %107 = load double, ptr %106, align 8
 %108 = fmul nsz contract double %97, %107
 %109 = fadd nsz contract double %80, %108
 %110 = icmp eq i64 %84, 3
 br i1 %110, label %48, label %79
111:
 %112 = phi i64 [ %136, %111 ], [ 0, %48 ]
 %113 = phi double [ %135, %111 ], [ 0.000000e+00, %48 ]
 %114 = phi i64 [ %115, %111 ], [ 0, %48 ]
 %115 = add nuw nsw i64 %114, 1
 %116 = add nsw i64 %114, %50
 %117 = icmp slt i64 %116, 0
 %118 = select i1 %117, i64 %18, i64 0
 %119 = add i64 %118, %116
 %120 = mul i64 %119, 24
 %121 = getelementptr i8, ptr %19, i64 %120
 %122 = load double, ptr %121, align 8
 %123 = fmul nsz contract double %101, %122
 %124 = getelementptr i8, ptr %121, i64 8
 %125 = load double, ptr %124, align 8
 %126 = fmul nsz contract double %105, %125
 %127 = fadd nsz contract double %123, %126
 %128 = getelementptr i8, ptr %121, i64 16
 %129 = load double, ptr %128, align 8
 %130 = fmul nsz contract double %109, %129
 %131 = fadd nsz contract double %127, %130
 %132 = icmp eq i64 %114, 0
 %133 = fcmp nsz contract ogt double %131, %113
 %134 = select i1 %132, i1 true, i1 %133
 %135 = select i1 %134, double %131, double %113
 %136 = select i1 %134, i64 %114, i64 %112
 %137 = icmp eq i64 %52, %115
 br i1 %137, label %54, label %111
138:
 %139 = phi i64 [ 0, %54 ], [ %140, %138 ]
 %140 = add nuw nsw i64 %139, 1
 %141 = getelementptr double, ptr %61, i64 %139
 %142 = load double, ptr %141, align 8
 %143 = getelementptr double, ptr %25, i64 %139
 store double %142, ptr %143, align 8
 %144 = icmp eq i64 %140, 3
 br i1 %144, label %62, label %138
145:
 %146 = phi i64 [ %153, %145 ], [ %55, %62 ]
 %147 = phi i64 [ %148, %145 ], [ 0, %62 ]
 %148 = add nuw nsw i64 %147, 1
 %149 = mul i64 %148, 24
 %150 = getelementptr i8, ptr %25, i64 %149
 %151 = load double, ptr %150, align 8
 %152 = fcmp nsz contract oeq double %151, %63
 %153 = select i1 %152, i64 -1, i64 %146
 %154 = icmp eq i64 %5, %148
 br i1 %154, label %70, label %145
}
define internal fastcc range(i32 0, 2) i32 @f26(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, ptr readonly captures(none) %2, ptr captures(none) %3, i64 %4, i64 %5, i64 %6, double %7) unnamed_addr {
8:
 %9 = alloca ptr, align 8
 %10 = alloca ptr, align 8
 %11 = alloca ptr, align 8
 store ptr null, ptr %11, align 8
 %12 = alloca ptr, align 8
 store ptr null, ptr %12, align 8
 %13 = alloca ptr, align 8
 store ptr null, ptr %13, align 8
 %14 = alloca ptr, align 8
 store ptr null, ptr %14, align 8
 %15 = getelementptr inbounds nuw i8, ptr %2, i64 160
 %16 = load i64, ptr %15, align 1
 %17 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %18 = load i64, ptr %17, align 1
 %19 = inttoptr i64 %16 to ptr
 %20 = icmp slt i64 %4, 0
 %21 = select i1 %20, i64 %18, i64 0
 %22 = getelementptr i64, ptr %19, i64 %4
 %23 = getelementptr i64, ptr %22, i64 %21
 %24 = load i64, ptr %23, align 8
 %25 = icmp slt i64 %5, 0
 %26 = select i1 %25, i64 %18, i64 0
 %27 = getelementptr i64, ptr %19, i64 %5
 %28 = getelementptr i64, ptr %27, i64 %26
 %29 = load i64, ptr %28, align 8
 %30 = icmp eq i64 %24, 3
 br i1 %30, label %31, label %34
31:
 %32 = call fastcc i32 @f27(ptr %11, ptr %2, ptr %3, i64 %4, i64 %5, i64 %6, double %7, i64 %4, i64 %5, double 1.000000e+00)
 %33 = icmp eq i32 %32, 0
 br i1 %33, label %1015, label %1014
34:
 %35 = icmp eq i64 %29, 3
 br i1 %35, label %36, label %40
36:
 %37 = call fastcc i32 @f27(ptr %12, ptr %2, ptr %3, i64 %5, i64 %4, i64 %6, double %7, i64 %4, i64 %5, double -1.000000e+00)
 %38 = icmp eq i32 %37, 0
 %39 = select i1 %38, ptr %0, ptr %1
 br label %1015
40:
 %41 = icmp eq i64 %24, 2
 %42 = icmp eq i64 %29, 2
 %43 = select i1 %41, i1 %42, i1 false
 br i1 %43, label %44, label %618
44:
 %45 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %46 = load i64, ptr %45, align 1
 %47 = inttoptr i64 %46 to ptr
 %48 = getelementptr inbounds nuw i8, ptr %3, i64 408
 %49 = load i64, ptr %48, align 1
 %50 = inttoptr i64 %49 to ptr
 %51 = getelementptr inbounds nuw i8, ptr %3, i64 840
 %52 = load i64, ptr %51, align 1
 %53 = add i64 %21, %4
 %54 = mul i64 %53, 96
 %55 = getelementptr i8, ptr %50, i64 %54
 %56 = add i64 %26, %5
 %57 = mul i64 %56, 96
 %58 = getelementptr i8, ptr %50, i64 %57
 %59 = shl i64 %53, 5
 %60 = getelementptr i8, ptr %47, i64 %59
 %61 = shl i64 %56, 5
 %62 = getelementptr i8, ptr %47, i64 %61
 %63 = getelementptr i8, ptr %60, i64 8
 %64 = load double, ptr %63, align 8
 %65 = getelementptr i8, ptr %60, i64 16
 %66 = load double, ptr %65, align 8
 %67 = fcmp nsz contract olt double %66, %64
 %68 = select i1 %67, double %66, double %64
 %69 = getelementptr i8, ptr %60, i64 24
 %70 = load double, ptr %69, align 8
 %71 = getelementptr i8, ptr %62, i64 8
 %72 = load double, ptr %71, align 8
 %73 = getelementptr i8, ptr %62, i64 16
 %74 = load double, ptr %73, align 8
 %75 = getelementptr i8, ptr %62, i64 24
 %76 = load double, ptr %75, align 8
 %77 = fcmp nsz contract olt double %76, %74
 %78 = select i1 %77, double %76, double %74
 %79 = fcmp nsz contract olt double %78, %72
 %80 = select i1 %79, double %78, double %72
 %81 = fcmp nsz contract olt double %80, %70
 %82 = select i1 %81, double %80, double %70
 %83 = fcmp nsz contract olt double %82, %68
 %84 = select i1 %83, double %82, double %68
 %85 = fmul nsz contract double %84, 1.000000e-03
 br label %508
86:
 %87 = inttoptr i64 %52 to ptr
 br label %514
88:
 %89 = getelementptr double, ptr %60, i64 %511
 %90 = getelementptr i8, ptr %89, i64 8
 %91 = load double, ptr %90, align 8
 %92 = getelementptr double, ptr %55, i64 %511
 br label %102
93:
 %94 = add nuw nsw i64 %120, 1
 %95 = tail call nsz contract double @llvm.fabs.f64(double %132)
 %96 = getelementptr double, ptr %62, i64 %120
 %97 = getelementptr i8, ptr %96, i64 8
 %98 = load double, ptr %97, align 8
 %99 = fmul nsz contract double %95, %98
 %100 = fadd nsz contract double %119, %99
 %101 = icmp eq i64 %94, 3
 br i1 %101, label %181, label %118
102:
 %103 = phi double [ 0.000000e+00, %88 ], [ %116, %102 ]
 %104 = phi i64 [ 0, %88 ], [ %105, %102 ]
 %105 = add nuw nsw i64 %104, 1
 %106 = mul nuw nsw i64 %104, 24
 %107 = getelementptr i8, ptr %92, i64 %106
 %108 = load double, ptr %107, align 8
 %109 = add nuw nsw i64 %104, 9
 %110 = getelementptr double, ptr %58, i64 %109
 %111 = load double, ptr %110, align 8
 %112 = getelementptr double, ptr %55, i64 %109
 %113 = load double, ptr %112, align 8
 %114 = fsub nsz contract double %111, %113
 %115 = fmul nsz contract double %108, %114
 %116 = fadd nsz contract double %103, %115
 %117 = icmp eq i64 %105, 3
 br i1 %117, label %118, label %102
118:
 %119 = phi double [ %100, %93 ], [ %91, %102 ]
 %120 = phi i64 [ %94, %93 ], [ 0, %102 ]
 %121 = getelementptr double, ptr %58, i64 %120
 br label %122
122:
 %123 = phi double [ 0.000000e+00, %118 ], [ %132, %122 ]
 %124 = phi i64 [ 0, %118 ], [ %125, %122 ]
 %125 = add nuw nsw i64 %124, 1
 %126 = mul nuw nsw i64 %124, 3
 %127 = getelementptr double, ptr %92, i64 %126
 %128 = load double, ptr %127, align 8
 %129 = getelementptr double, ptr %121, i64 %126
 %130 = load double, ptr %129, align 8
 %131 = fmul nsz contract double %128, %130
 %132 = fadd nsz contract double %123, %131
 %133 = icmp eq i64 %125, 3
 br i1 %133, label %93, label %122
134:
 %135 = add nsw i64 %511, -3
 %136 = getelementptr double, ptr %62, i64 %135
 %137 = getelementptr i8, ptr %136, i64 8
 %138 = load double, ptr %137, align 8
 %139 = getelementptr double, ptr %58, i64 %135
 br label %149
140:
 %141 = add nuw nsw i64 %167, 1
 %142 = tail call nsz contract double @llvm.fabs.f64(double %179)
 %143 = getelementptr double, ptr %60, i64 %167
 %144 = getelementptr i8, ptr %143, i64 8
 %145 = load double, ptr %144, align 8
 %146 = fmul nsz contract double %142, %145
 %147 = fadd nsz contract double %166, %146
 %148 = icmp eq i64 %141, 3
 br i1 %148, label %181, label %165
149:
 %150 = phi double [ 0.000000e+00, %134 ], [ %163, %149 ]
 %151 = phi i64 [ 0, %134 ], [ %152, %149 ]
 %152 = add nuw nsw i64 %151, 1
 %153 = mul nuw nsw i64 %151, 24
 %154 = getelementptr i8, ptr %139, i64 %153
 %155 = load double, ptr %154, align 8
 %156 = add nuw nsw i64 %151, 9
 %157 = getelementptr double, ptr %55, i64 %156
 %158 = load double, ptr %157, align 8
 %159 = getelementptr double, ptr %58, i64 %156
 %160 = load double, ptr %159, align 8
 %161 = fsub nsz contract double %158, %160
 %162 = fmul nsz contract double %155, %161
 %163 = fadd nsz contract double %150, %162
 %164 = icmp eq i64 %152, 3
 br i1 %164, label %165, label %149
165:
 %166 = phi double [ %147, %140 ], [ %138, %149 ]
 %167 = phi i64 [ %141, %140 ], [ 0, %149 ]
 %168 = getelementptr double, ptr %55, i64 %167
 br label %169
169:
 %170 = phi double [ 0.000000e+00, %165 ], [ %179, %169 ]
 %171 = phi i64 [ 0, %165 ], [ %172, %169 ]
 %172 = add nuw nsw i64 %171, 1
 %173 = mul nuw nsw i64 %171, 3
 %174 = getelementptr double, ptr %139, i64 %173
 %175 = load double, ptr %174, align 8
 %176 = getelementptr double, ptr %168, i64 %173
 %177 = load double, ptr %176, align 8
 %178 = fmul nsz contract double %175, %177
 %179 = fadd nsz contract double %170, %178
 %180 = icmp eq i64 %172, 3
 br i1 %180, label %140, label %169
181:
 %182 = phi double [ %116, %93 ], [ %163, %140 ]
 %183 = phi double [ %100, %93 ], [ %147, %140 ]
 %184 = tail call nsz contract double @llvm.fabs.f64(double %182)
 %185 = fsub nsz contract double %184, %183
 %186 = icmp samesign ult i64 %510, 3
 %187 = icmp samesign ugt i64 %511, 2
 %188 = and i1 %186, %187
 %189 = select i1 %188, double %85, double 0.000000e+00
 %190 = fadd nsz contract double %509, %189
 %191 = fcmp nsz contract ogt double %185, %190
 %192 = select i1 %191, i64 %511, i64 %510
 %193 = select i1 %191, double %185, double %509
 %194 = icmp eq i64 %512, 6
 br i1 %194, label %86, label %508
195:
 %196 = fcmp nsz contract ogt double %615, %193
 %197 = select i1 %196, double %615, double %193
 %198 = fcmp nsz contract ult double %197, %7
 br i1 %198, label %199, label %617
199:
 %200 = icmp sgt i64 %614, -1
 %201 = fadd nsz contract double %85, %193
 %202 = fcmp nsz contract ogt double %615, %201
 %203 = select i1 %200, i1 %202, i1 false
 br i1 %203, label %204, label %503
204:
 %205 = load i64, ptr %45, align 1
 %206 = load i64, ptr %17, align 1
 %207 = load i64, ptr %48, align 1
 %208 = inttoptr i64 %207 to ptr
 %209 = load i64, ptr %51, align 1
 %210 = inttoptr i64 %209 to ptr
 %211 = getelementptr inbounds nuw i8, ptr %3, i64 848
 %212 = load i64, ptr %211, align 1
 %213 = select i1 %20, i64 %206, i64 0
 %214 = add i64 %213, %4
 %215 = mul i64 %214, 96
 %216 = getelementptr i8, ptr %208, i64 %215
 %217 = select i1 %25, i64 %206, i64 0
 %218 = add i64 %217, %5
 %219 = mul i64 %218, 96
 %220 = getelementptr i8, ptr %208, i64 %219
 %221 = udiv i64 %614, 3
 %222 = urem i64 %614, 3
 %223 = getelementptr double, ptr %216, i64 %221
 %224 = getelementptr double, ptr %220, i64 %222
 br label %242
225:
 %226 = fcmp nsz contract olt double %289, 0.000000e+00
 br i1 %226, label %291, label %227
227:
 %228 = tail call nsz contract double @llvm.fabs.f64(double %289)
 br label %298
229:
 %230 = add nuw nsw i64 %300, 1
 %231 = tail call nsz contract double @llvm.fabs.f64(double %313)
 %232 = getelementptr double, ptr %270, i64 %230
 %233 = load double, ptr %232, align 8
 %234 = fmul nsz contract double %231, %233
 %235 = tail call nsz contract double @llvm.fabs.f64(double %317)
 %236 = getelementptr double, ptr %272, i64 %230
 %237 = load double, ptr %236, align 8
 %238 = fmul nsz contract double %235, %237
 %239 = fadd nsz contract double %234, %238
 %240 = fsub nsz contract double %299, %239
 %241 = icmp eq i64 %230, 3
 br i1 %241, label %319, label %298
242:
 %243 = phi double [ 0.000000e+00, %204 ], [ %265, %242 ]
 %244 = phi i64 [ 0, %204 ], [ %245, %242 ]
 %245 = add nuw nsw i64 %244, 1
 %246 = icmp eq i64 %245, 3
 %247 = add nuw nsw i64 %244, 2
 %248 = urem i64 %247, 3
 %249 = mul nuw nsw i64 %245, 3
 %250 = select i1 %246, i64 0, i64 %249
 %251 = getelementptr double, ptr %223, i64 %250
 %252 = load double, ptr %251, align 8
 %253 = mul nuw nsw i64 %248, 3
 %254 = getelementptr double, ptr %224, i64 %253
 %255 = load double, ptr %254, align 8
 %256 = fmul nsz contract double %252, %255
 %257 = getelementptr double, ptr %223, i64 %253
 %258 = load double, ptr %257, align 8
 %259 = getelementptr double, ptr %224, i64 %250
 %260 = load double, ptr %259, align 8
 %261 = fmul nsz contract double %258, %260
 %262 = fsub nsz contract double %256, %261
 %263 = getelementptr double, ptr %210, i64 %244
 store double %262, ptr %263, align 8
 %264 = fmul nsz contract double %262, %262
 %265 = fadd nsz contract double %243, %264
 br i1 %246, label %266, label %242
266:
 %267 = inttoptr i64 %205 to ptr
 %268 = inttoptr i64 %212 to ptr
 %269 = shl i64 %214, 5
 %270 = getelementptr i8, ptr %267, i64 %269
 %271 = shl i64 %218, 5
 %272 = getelementptr i8, ptr %267, i64 %271
 %273 = tail call nsz contract double @llvm.sqrt.f64(double %265)
 %274 = fcmp nsz contract olt double %273, 0x3EB0C6F7A0B5ED8D
 br i1 %274, label %319, label %275
275:
 %276 = phi double [ %289, %275 ], [ 0.000000e+00, %266 ]
 %277 = phi i64 [ %278, %275 ], [ 0, %266 ]
 %278 = add nuw nsw i64 %277, 1
 %279 = getelementptr double, ptr %210, i64 %277
 %280 = load double, ptr %279, align 8
 %281 = fdiv nsz contract double %280, %273
 store double %281, ptr %279, align 8
 %282 = add nuw nsw i64 %277, 9
 %283 = getelementptr double, ptr %220, i64 %282
 %284 = load double, ptr %283, align 8
 %285 = getelementptr double, ptr %216, i64 %282
 %286 = load double, ptr %285, align 8
 %287 = fsub nsz contract double %284, %286
 %288 = fmul nsz contract double %281, %287
 %289 = fadd nsz contract double %276, %288
 %290 = icmp eq i64 %278, 3
 br i1 %290, label %225, label %275
291:
 %292 = phi i64 [ %293, %291 ], [ 0, %225 ]
 %293 = add nuw nsw i64 %292, 1
 %294 = getelementptr double, ptr %210, i64 %292
 %295 = load double, ptr %294, align 8
 %296 = fneg nsz contract double %295
 store double %296, ptr %294, align 8
 %297 = icmp eq i64 %293, 3
 br i1 %297, label %227, label %291
298:
 %299 = phi double [ %228, %227 ], [ %240, %229 ]
 %300 = phi i64 [ 0, %227 ], [ %230, %229 ]
 br label %301
301:
 %302 = phi double [ 0.000000e+00, %298 ], [ %317, %301 ]
 %303 = phi double [ 0.000000e+00, %298 ], [ %313, %301 ]
 %304 = phi i64 [ 0, %298 ], [ %305, %301 ]
 %305 = add nuw nsw i64 %304, 1
 %306 = getelementptr double, ptr %210, i64 %304
 %307 = load double, ptr %306, align 8
 %308 = mul nuw nsw i64 %304, 3
 %309 = add nuw nsw i64 %308, %300
 %310 = getelementptr double, ptr %216, i64 %309
 %311 = load double, ptr %310, align 8
 %312 = fmul nsz contract double %307, %311
 %313 = fadd nsz contract double %303, %312
 %314 = getelementptr double, ptr %220, i64 %309
 %315 = load double, ptr %314, align 8
 %316 = fmul nsz contract double %307, %315
 %317 = fadd nsz contract double %302, %316
 %318 = icmp eq i64 %305, 3
 br i1 %318, label %229, label %301
319:
 %320 = phi double [ 0xFFF0000000000000, %266 ], [ %240, %229 ]
 %321 = getelementptr i8, ptr %268, i64 24
 br label %425
322:
 %323 = add nuw nsw i64 %437, 1
 %324 = icmp eq i64 %323, 3
 br i1 %324, label %459, label %436
325:
 %326 = icmp eq i64 %437, %221
 %327 = icmp eq i64 %437, %222
 %328 = fcmp nsz contract ogt double %450, 0.000000e+00
 %329 = getelementptr double, ptr %270, i64 %437
 %330 = getelementptr i8, ptr %329, i64 8
 %331 = fcmp nsz contract ogt double %454, 0.000000e+00
 %332 = getelementptr double, ptr %272, i64 %437
 %333 = getelementptr i8, ptr %332, i64 8
 %334 = getelementptr double, ptr %216, i64 %437
 %335 = getelementptr double, ptr %220, i64 %437
 br label %456
336:
 %337 = getelementptr double, ptr %268, i64 %457
 %338 = load double, ptr %337, align 8
 %339 = mul nuw nsw i64 %457, 24
 %340 = getelementptr i8, ptr %334, i64 %339
 %341 = load double, ptr %340, align 8
 %342 = load double, ptr %330, align 8
 %343 = fneg nsz contract double %342
 %344 = select i1 %328, double %342, double %343
 %345 = fmul nsz contract double %341, %344
 %346 = fadd nsz contract double %338, %345
 store double %346, ptr %337, align 8
 br label %347
347:
 br i1 %327, label %359, label %348
348:
 %349 = getelementptr double, ptr %321, i64 %457
 %350 = load double, ptr %349, align 8
 %351 = mul nuw nsw i64 %457, 24
 %352 = getelementptr i8, ptr %335, i64 %351
 %353 = load double, ptr %352, align 8
 %354 = load double, ptr %333, align 8
 %355 = fneg nsz contract double %354
 %356 = select i1 %331, double %354, double %355
 %357 = fmul nsz contract double %353, %356
 %358 = fsub nsz contract double %350, %357
 store double %358, ptr %349, align 8
 br label %359
359:
 %360 = icmp eq i64 %458, 3
 br i1 %360, label %322, label %456
361:
 %362 = fmul nsz contract double %471, %480
 %363 = fsub nsz contract double %478, %362
 %364 = fmul nsz contract double %471, %471
 %365 = fsub nsz contract double 1.000000e+00, %364
 %366 = fdiv nsz contract double %363, %365
 %367 = fmul nsz contract double %471, %366
 %368 = fsub nsz contract double %367, %480
 br label %482
369:
 %370 = add nuw nsw i64 %614, 100
 %371 = getelementptr inbounds nuw i8, ptr %3, i64 424
 %372 = load i64, ptr %371, align 1
 %373 = getelementptr inbounds nuw i8, ptr %3, i64 112
 %374 = load i64, ptr %373, align 1
 %375 = shl nsw i64 %374, 2
 %376 = inttoptr i64 %372 to ptr
 %377 = getelementptr inbounds nuw i8, ptr %3, i64 432
 %378 = load i64, ptr %377, align 1
 %379 = inttoptr i64 %378 to ptr
 %380 = getelementptr inbounds nuw i8, ptr %3, i64 440
 %381 = load i64, ptr %380, align 1
 %382 = inttoptr i64 %381 to ptr
 %383 = getelementptr inbounds nuw i8, ptr %3, i64 448
 %384 = load i64, ptr %383, align 1
 %385 = inttoptr i64 %384 to ptr
 %386 = fcmp nsz contract olt double %320, %7
 br i1 %386, label %387, label %617
387:
 %388 = getelementptr inbounds nuw i8, ptr %3, i64 176
 %389 = load i64, ptr %388, align 1
 %390 = icmp slt i64 %389, %374
 br i1 %390, label %395, label %391
391:
 %392 = getelementptr inbounds nuw i8, ptr %3, i64 208
 %393 = load i64, ptr %392, align 1
 %394 = add nsw i64 %393, 1
 store i64 %394, ptr %392, align 1
 br label %617
395:
 %396 = icmp slt i64 %389, 0
 %397 = select i1 %396, i64 %375, i64 0
 %398 = shl i64 %389, 5
 %399 = getelementptr i8, ptr %376, i64 %398
 %400 = getelementptr i64, ptr %399, i64 %397
 store i64 %4, ptr %400, align 8
 %401 = getelementptr i8, ptr %399, i64 8
 %402 = getelementptr i64, ptr %401, i64 %397
 store i64 %5, ptr %402, align 8
 %403 = getelementptr i8, ptr %399, i64 16
 %404 = getelementptr i64, ptr %403, i64 %397
 store i64 %6, ptr %404, align 8
 %405 = getelementptr i8, ptr %399, i64 24
 %406 = getelementptr i64, ptr %405, i64 %397
 store i64 %370, ptr %406, align 8
 %407 = select i1 %396, i64 %374, i64 0
 %408 = add i64 %407, %389
 %409 = getelementptr double, ptr %379, i64 %408
 store double %320, ptr %409, align 8
 %410 = mul i64 %408, 3
 br label %414
411:
 %412 = load i64, ptr %388, align 1
 %413 = add nsw i64 %412, 1
 store i64 %413, ptr %388, align 1
 br label %617
414:
 %415 = phi i64 [ 0, %395 ], [ %416, %414 ]
 %416 = add nuw nsw i64 %415, 1
 %417 = getelementptr double, ptr %210, i64 %415
 %418 = load double, ptr %417, align 8
 %419 = getelementptr i8, ptr %417, i64 24
 %420 = load double, ptr %419, align 8
 %421 = add i64 %415, %410
 %422 = getelementptr double, ptr %382, i64 %421
 store double %418, ptr %422, align 8
 %423 = getelementptr double, ptr %385, i64 %421
 store double %420, ptr %423, align 8
 %424 = icmp eq i64 %416, 3
 br i1 %424, label %411, label %414
425:
 %426 = phi i64 [ 0, %319 ], [ %427, %425 ]
 %427 = add nuw nsw i64 %426, 1
 %428 = add nuw nsw i64 %426, 9
 %429 = getelementptr double, ptr %216, i64 %428
 %430 = load double, ptr %429, align 8
 %431 = getelementptr double, ptr %220, i64 %428
 %432 = load double, ptr %431, align 8
 %433 = getelementptr double, ptr %268, i64 %426
 store double %430, ptr %433, align 8
 %434 = getelementptr double, ptr %321, i64 %426
 store double %432, ptr %434, align 8
 %435 = icmp eq i64 %427, 3
 br i1 %435, label %436, label %425
436:
 %437 = phi i64 [ %323, %322 ], [ 0, %425 ]
 br label %438
438:
 %439 = phi double [ 0.000000e+00, %436 ], [ %454, %438 ]
 %440 = phi double [ 0.000000e+00, %436 ], [ %450, %438 ]
 %441 = phi i64 [ 0, %436 ], [ %442, %438 ]
 %442 = add nuw nsw i64 %441, 1
 %443 = getelementptr double, ptr %210, i64 %441
 %444 = load double, ptr %443, align 8
 %445 = mul nuw nsw i64 %441, 3
 %446 = add nuw nsw i64 %445, %437
 %447 = getelementptr double, ptr %216, i64 %446
 %448 = load double, ptr %447, align 8
 %449 = fmul nsz contract double %444, %448
 %450 = fadd nsz contract double %440, %449
 %451 = getelementptr double, ptr %220, i64 %446
 %452 = load double, ptr %451, align 8
 %453 = fmul nsz contract double %444, %452
 %454 = fadd nsz contract double %439, %453
 %455 = icmp eq i64 %442, 3
 br i1 %455, label %325, label %438
456:
 %457 = phi i64 [ 0, %325 ], [ %458, %359 ]
 %458 = add nuw nsw i64 %457, 1
 br i1 %326, label %347, label %336
459:
 %460 = phi double [ %480, %459 ], [ 0.000000e+00, %322 ]
 %461 = phi double [ %478, %459 ], [ 0.000000e+00, %322 ]
 %462 = phi double [ %471, %459 ], [ 0.000000e+00, %322 ]
 %463 = phi i64 [ %464, %459 ], [ 0, %322 ]
 %464 = add nuw nsw i64 %463, 1
 %465 = mul nuw nsw i64 %463, 3
 %466 = getelementptr double, ptr %223, i64 %465
 %467 = load double, ptr %466, align 8
 %468 = getelementptr double, ptr %224, i64 %465
 %469 = load double, ptr %468, align 8
 %470 = fmul nsz contract double %467, %469
 %471 = fadd nsz contract double %462, %470
 %472 = getelementptr double, ptr %321, i64 %463
 %473 = load double, ptr %472, align 8
 %474 = getelementptr double, ptr %268, i64 %463
 %475 = load double, ptr %474, align 8
 %476 = fsub nsz contract double %473, %475
 %477 = fmul nsz contract double %467, %476
 %478 = fadd nsz contract double %461, %477
 %479 = fmul nsz contract double %469, %476
 %480 = fadd nsz contract double %460, %479
 %481 = icmp eq i64 %464, 3
 br i1 %481, label %361, label %459
482:
 %483 = phi i64 [ 0, %361 ], [ %484, %482 ]
 %484 = add nuw nsw i64 %483, 1
 %485 = getelementptr double, ptr %268, i64 %483
 %486 = load double, ptr %485, align 8
 %487 = mul nuw nsw i64 %483, 3
 %488 = getelementptr double, ptr %223, i64 %487
 %489 = load double, ptr %488, align 8
 %490 = fmul nsz contract double %366, %489
 %491 = fadd nsz contract double %486, %490
 %492 = getelementptr double, ptr %321, i64 %483
 %493 = load double, ptr %492, align 8
 %494 = fadd nsz contract double %493, %491
 %495 = getelementptr double, ptr %224, i64 %487
 %496 = load double, ptr %495, align 8
 %497 = fmul nsz contract double %368, %496
 %498 = fadd nsz contract double %494, %497
 %499 = fmul nsz contract double %498, 5.000000e-01
 %500 = getelementptr double, ptr %210, i64 %483
 %501 = getelementptr i8, ptr %500, i64 24
 store double %499, ptr %501, align 8
 %502 = icmp eq i64 %484, 3
 br i1 %502, label %369, label %482
503:
 %504 = icmp samesign ult i64 %192, 3
 br i1 %504, label %505, label %506
505:
 call fastcc void @f29(ptr %9, ptr readonly %2, ptr %3, i64 %4, i64 %5, i64 %6, i64 %192, double %7, i64 %4, i64 %5, double 1.000000e+00)
 br label %617
506:
 %507 = add nsw i64 %192, -3
 call fastcc void @f29(ptr %10, ptr readonly %2, ptr %3, i64 %5, i64 %4, i64 %6, i64 %507, double %7, i64 %4, i64 %5, double -1.000000e+00)
 br label %617
508:
 %509 = phi double [ 0xFFF0000000000000, %44 ], [ %193, %181 ]
 %510 = phi i64 [ 0, %44 ], [ %192, %181 ]
 %511 = phi i64 [ 0, %44 ], [ %512, %181 ]
 %512 = add nuw nsw i64 %511, 1
 %513 = icmp samesign ult i64 %511, 3
 br i1 %513, label %88, label %134
514:
 %515 = phi double [ 0xFFF0000000000000, %86 ], [ %615, %611 ]
 %516 = phi i64 [ -1, %86 ], [ %614, %611 ]
 %517 = phi i64 [ 0, %86 ], [ %564, %611 ]
 %518 = udiv i64 %517, 3
 %519 = urem i64 %517, 3
 %520 = getelementptr double, ptr %55, i64 %518
 %521 = getelementptr double, ptr %58, i64 %519
 br label %539
522:
 %523 = fcmp nsz contract olt double %581, 0.000000e+00
 br i1 %523, label %583, label %524
524:
 %525 = tail call nsz contract double @llvm.fabs.f64(double %581)
 br label %590
526:
 %527 = add nuw nsw i64 %592, 1
 %528 = tail call nsz contract double @llvm.fabs.f64(double %605)
 %529 = getelementptr double, ptr %60, i64 %527
 %530 = load double, ptr %529, align 8
 %531 = fmul nsz contract double %528, %530
 %532 = tail call nsz contract double @llvm.fabs.f64(double %609)
 %533 = getelementptr double, ptr %62, i64 %527
 %534 = load double, ptr %533, align 8
 %535 = fmul nsz contract double %532, %534
 %536 = fadd nsz contract double %531, %535
 %537 = fsub nsz contract double %591, %536
 %538 = icmp eq i64 %527, 3
 br i1 %538, label %611, label %590
539:
 %540 = phi double [ 0.000000e+00, %514 ], [ %562, %539 ]
 %541 = phi i64 [ 0, %514 ], [ %542, %539 ]
 %542 = add nuw nsw i64 %541, 1
 %543 = icmp eq i64 %542, 3
 %544 = add nuw nsw i64 %541, 2
 %545 = urem i64 %544, 3
 %546 = mul nuw nsw i64 %542, 3
 %547 = select i1 %543, i64 0, i64 %546
 %548 = getelementptr double, ptr %520, i64 %547
 %549 = load double, ptr %548, align 8
 %550 = mul nuw nsw i64 %545, 3
 %551 = getelementptr double, ptr %521, i64 %550
 %552 = load double, ptr %551, align 8
 %553 = fmul nsz contract double %549, %552
 %554 = getelementptr double, ptr %520, i64 %550
 %555 = load double, ptr %554, align 8
 %556 = getelementptr double, ptr %521, i64 %547
 %557 = load double, ptr %556, align 8
 %558 = fmul nsz contract double %555, %557
 %559 = fsub nsz contract double %553, %558
 %560 = getelementptr double, ptr %87, i64 %541
 store double %559, ptr %560, align 8
 %561 = fmul nsz contract double %559, %559
 %562 = fadd nsz contract double %540, %561
 br i1 %543, label %563, label %539
563:
 %564 = add nuw nsw i64 %517, 1
 %565 = tail call nsz contract double @llvm.sqrt.f64(double %562)
 %566 = fcmp nsz contract olt double %565, 0x3EB0C6F7A0B5ED8D
 br i1 %566, label %611, label %567
567:
 %568 = phi double [ %581, %567 ], [ 0.000000e+00, %563 ]
 %569 = phi i64 [ %570, %567 ], [ 0, %563 ]
 %570 = add nuw nsw i64 %569, 1
 %571 = getelementptr double, ptr %87, i64 %569
 %572 = load double, ptr %571, align 8
 %573 = fdiv nsz contract double %572, %565
 store double %573, ptr %571, align 8
 %574 = add nuw nsw i64 %569, 9
 %575 = getelementptr double, ptr %58, i64 %574
 %576 = load double, ptr %575, align 8
 %577 = getelementptr double, ptr %55, i64 %574
 %578 = load double, ptr %577, align 8
 %579 = fsub nsz contract double %576, %578
 %580 = fmul nsz contract double %573, %579
 %581 = fadd nsz contract double %568, %580
 %582 = icmp eq i64 %570, 3
 br i1 %582, label %522, label %567
583:
 %584 = phi i64 [ %585, %583 ], [ 0, %522 ]
 %585 = add nuw nsw i64 %584, 1
 %586 = getelementptr double, ptr %87, i64 %584
 %587 = load double, ptr %586, align 8
 %588 = fneg nsz contract double %587
 store double %588, ptr %586, align 8
 %589 = icmp eq i64 %585, 3
 br i1 %589, label %524, label %583
590:
 %591 = phi double [ %525, %524 ], [ %537, %526 ]
 %592 = phi i64 [ 0, %524 ], [ %527, %526 ]
 br label %593
593:
 %594 = phi double [ 0.000000e+00, %590 ], [ %609, %593 ]
 %595 = phi double [ 0.000000e+00, %590 ], [ %605, %593 ]
 %596 = phi i64 [ 0, %590 ], [ %597, %593 ]
 %597 = add nuw nsw i64 %596, 1
 %598 = getelementptr double, ptr %87, i64 %596
 %599 = load double, ptr %598, align 8
 %600 = mul nuw nsw i64 %596, 3
 %601 = add nuw nsw i64 %600, %592
 %602 = getelementptr double, ptr %55, i64 %601
 %603 = load double, ptr %602, align 8
 %604 = fmul nsz contract double %599, %603
 %605 = fadd nsz contract double %595, %604
 %606 = getelementptr double, ptr %58, i64 %601
 %607 = load double, ptr %606, align 8
 %608 = fmul nsz contract double %599, %607
 %609 = fadd nsz contract double %594, %608
 %610 = icmp eq i64 %597, 3
 br i1 %610, label %526, label %593
611:
 %612 = phi double [ 0xFFF0000000000000, %563 ], [ %537, %526 ]
 %613 = fcmp nsz contract ogt double %612, %515
 %614 = select i1 %613, i64 %517, i64 %516
 %615 = select i1 %613, double %612, double %515
 %616 = icmp eq i64 %564, 9
 br i1 %616, label %195, label %514
617:
 br label %1015
618:
 br i1 %41, label %619, label %620
619:
 call fastcc void @f28(ptr %13, ptr %2, ptr %3, i64 %4, i64 %5, i64 %6, double %7, i64 %4, i64 %5, double 1.000000e+00)
 br label %1015
620:
 br i1 %42, label %621, label %622
621:
 call fastcc void @f28(ptr %14, ptr %2, ptr %3, i64 %5, i64 %4, i64 %6, double %7, i64 %4, i64 %5, double -1.000000e+00)
 br label %1015
622:
 %623 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %624 = load i64, ptr %623, align 1
 %625 = inttoptr i64 %624 to ptr
 %626 = getelementptr inbounds nuw i8, ptr %3, i64 408
 %627 = load i64, ptr %626, align 1
 %628 = inttoptr i64 %627 to ptr
 %629 = getelementptr inbounds nuw i8, ptr %3, i64 848
 %630 = load i64, ptr %629, align 1
 %631 = inttoptr i64 %630 to ptr
 %632 = add i64 %21, %4
 %633 = mul i64 %632, 96
 %634 = getelementptr i8, ptr %628, i64 %633
 %635 = add i64 %26, %5
 %636 = mul i64 %635, 96
 %637 = getelementptr i8, ptr %628, i64 %636
 %638 = getelementptr i8, ptr %631, i64 24
 %639 = getelementptr i8, ptr %631, i64 48
 %640 = shl i64 %632, 5
 %641 = getelementptr i8, ptr %625, i64 %640
 %642 = load double, ptr %641, align 8
 %643 = shl i64 %635, 5
 %644 = getelementptr i8, ptr %625, i64 %643
 %645 = load double, ptr %644, align 8
 store double %642, ptr %639, align 8
 %646 = getelementptr i8, ptr %631, i64 56
 store double %645, ptr %646, align 8
 %647 = getelementptr i64, ptr %19, i64 %632
 %648 = load i64, ptr %647, align 8
 %649 = icmp eq i64 %648, 1
 br i1 %649, label %650, label %653
650:
 %651 = getelementptr i8, ptr %641, i64 24
 %652 = load double, ptr %651, align 8
 br label %653
653:
 %654 = phi double [ %652, %650 ], [ 0.000000e+00, %622 ]
 %655 = getelementptr i64, ptr %19, i64 %635
 %656 = load i64, ptr %655, align 8
 %657 = icmp eq i64 %656, 1
 br i1 %657, label %658, label %661
658:
 %659 = getelementptr i8, ptr %644, i64 24
 %660 = load double, ptr %659, align 8
 br label %661
661:
 %662 = phi double [ %660, %658 ], [ 0.000000e+00, %653 ]
 br label %940
663:
 %664 = fmul nsz contract double %953, %953
 %665 = fsub nsz contract double 1.000000e+00, %664
 %666 = fcmp nsz contract ogt double %654, 0.000000e+00
 %667 = fcmp nsz contract ogt double %662, 0.000000e+00
 %668 = select i1 %666, i1 %667, i1 false
 %669 = fcmp nsz contract olt double %665, 0x3EB0C6F7A0B5ED8D
 %670 = select i1 %668, i1 %669, i1 false
 br i1 %670, label %671, label %791
671:
 %672 = fcmp nsz contract ogt double %953, 0.000000e+00
 %673 = fneg nsz contract double %654
 %674 = fsub nsz contract double %961, %662
 %675 = fcmp nsz contract ogt double %674, %673
 %676 = select i1 %675, double %674, double %673
 %677 = fadd nsz contract double %662, %961
 %678 = fcmp nsz contract olt double %677, %654
 %679 = select i1 %678, double %677, double %654
 %680 = fcmp nsz contract olt double %676, %679
 br i1 %680, label %681, label %791
681:
 %682 = getelementptr inbounds nuw i8, ptr %3, i64 840
 %683 = getelementptr inbounds nuw i8, ptr %3, i64 424
 %684 = getelementptr inbounds nuw i8, ptr %3, i64 112
 %685 = getelementptr inbounds nuw i8, ptr %3, i64 432
 %686 = getelementptr inbounds nuw i8, ptr %3, i64 440
 %687 = getelementptr inbounds nuw i8, ptr %3, i64 448
 %688 = getelementptr inbounds nuw i8, ptr %3, i64 176
 %689 = getelementptr inbounds nuw i8, ptr %3, i64 208
 br label %965
690:
 %691 = load i64, ptr %682, align 1
 %692 = inttoptr i64 %691 to ptr
 br label %758
693:
 %694 = getelementptr double, ptr %692, i64 %775
 %695 = load double, ptr %694, align 8
 %696 = fdiv nsz contract double %695, %772
 br label %700
697:
 %698 = icmp eq i64 %775, 2
 %699 = select i1 %698, double 1.000000e+00, double 0.000000e+00
 br label %700
700:
 %701 = phi double [ %696, %693 ], [ %699, %697 ]
 %702 = getelementptr double, ptr %692, i64 %775
 store double %701, ptr %702, align 8
 %703 = icmp eq i64 %776, 3
 br i1 %703, label %704, label %774
704:
 %705 = load double, ptr %639, align 8
 %706 = fsub nsz contract double %772, %705
 %707 = load double, ptr %646, align 8
 %708 = fsub nsz contract double %706, %707
 %709 = fmul nsz contract double %708, 5.000000e-01
 br label %777
710:
 %711 = load i64, ptr %683, align 1
 %712 = load i64, ptr %684, align 1
 %713 = shl nsw i64 %712, 2
 %714 = inttoptr i64 %711 to ptr
 %715 = load i64, ptr %685, align 1
 %716 = inttoptr i64 %715 to ptr
 %717 = load i64, ptr %686, align 1
 %718 = inttoptr i64 %717 to ptr
 %719 = load i64, ptr %687, align 1
 %720 = inttoptr i64 %719 to ptr
 %721 = fcmp nsz contract olt double %708, %7
 br i1 %721, label %722, label %790
722:
 %723 = load i64, ptr %688, align 1
 %724 = icmp slt i64 %723, %712
 br i1 %724, label %728, label %725
725:
 %726 = load i64, ptr %689, align 1
 %727 = add nsw i64 %726, 1
 store i64 %727, ptr %689, align 1
 br label %790
728:
 %729 = icmp slt i64 %723, 0
 %730 = select i1 %729, i64 %713, i64 0
 %731 = shl i64 %723, 5
 %732 = getelementptr i8, ptr %714, i64 %731
 %733 = getelementptr i64, ptr %732, i64 %730
 store i64 %4, ptr %733, align 8
 %734 = getelementptr i8, ptr %732, i64 8
 %735 = getelementptr i64, ptr %734, i64 %730
 store i64 %5, ptr %735, align 8
 %736 = getelementptr i8, ptr %732, i64 16
 %737 = getelementptr i64, ptr %736, i64 %730
 store i64 %6, ptr %737, align 8
 %738 = getelementptr i8, ptr %732, i64 24
 %739 = getelementptr i64, ptr %738, i64 %730
 store i64 %968, ptr %739, align 8
 %740 = select i1 %729, i64 %712, i64 0
 %741 = add i64 %740, %723
 %742 = getelementptr double, ptr %716, i64 %741
 store double %708, ptr %742, align 8
 %743 = mul i64 %741, 3
 br label %747
744:
 %745 = load i64, ptr %688, align 1
 %746 = add nsw i64 %745, 1
 store i64 %746, ptr %688, align 1
 br label %790
747:
 %748 = phi i64 [ 0, %728 ], [ %749, %747 ]
 %749 = add nuw nsw i64 %748, 1
 %750 = getelementptr double, ptr %692, i64 %748
 %751 = load double, ptr %750, align 8
 %752 = getelementptr i8, ptr %750, i64 24
 %753 = load double, ptr %752, align 8
 %754 = add i64 %748, %743
 %755 = getelementptr double, ptr %718, i64 %754
 store double %751, ptr %755, align 8
 %756 = getelementptr double, ptr %720, i64 %754
 store double %753, ptr %756, align 8
 %757 = icmp eq i64 %749, 3
 br i1 %757, label %744, label %747
758:
 %759 = phi double [ 0.000000e+00, %690 ], [ %769, %758 ]
 %760 = phi i64 [ 0, %690 ], [ %761, %758 ]
 %761 = add nuw nsw i64 %760, 1
 %762 = getelementptr double, ptr %638, i64 %760
 %763 = load double, ptr %762, align 8
 %764 = getelementptr double, ptr %631, i64 %760
 %765 = load double, ptr %764, align 8
 %766 = fsub nsz contract double %763, %765
 %767 = getelementptr double, ptr %692, i64 %760
 store double %766, ptr %767, align 8
 %768 = fmul nsz contract double %766, %766
 %769 = fadd nsz contract double %759, %768
 %770 = icmp eq i64 %761, 3
 br i1 %770, label %771, label %758
771:
 %772 = tail call nsz contract double @llvm.sqrt.f64(double %769)
 %773 = fcmp nsz contract ogt double %772, 0.000000e+00
 br label %774
774:
 %775 = phi i64 [ 0, %771 ], [ %776, %700 ]
 %776 = add nuw nsw i64 %775, 1
 br i1 %773, label %693, label %697
777:
 %778 = phi i64 [ 0, %704 ], [ %779, %777 ]
 %779 = add nuw nsw i64 %778, 1
 %780 = getelementptr double, ptr %631, i64 %778
 %781 = load double, ptr %780, align 8
 %782 = getelementptr double, ptr %692, i64 %778
 %783 = load double, ptr %782, align 8
 %784 = load double, ptr %639, align 8
 %785 = fadd nsz contract double %709, %784
 %786 = fmul nsz contract double %783, %785
 %787 = fadd nsz contract double %781, %786
 %788 = getelementptr i8, ptr %782, i64 24
 store double %787, ptr %788, align 8
 %789 = icmp eq i64 %779, 3
 br i1 %789, label %710, label %777
790:
 br i1 %967, label %1015, label %965
791:
 br i1 %666, label %792, label %810
792:
 %793 = fcmp nsz contract oge double %665, 0x3EB0C6F7A0B5ED8D
 %794 = select i1 %667, i1 %793, i1 false
 br i1 %794, label %795, label %804
795:
 %796 = fmul nsz contract double %953, %963
 %797 = fsub nsz contract double %961, %796
 %798 = fdiv nsz contract double %797, %665
 %799 = fneg nsz contract double %654
 %800 = fcmp nsz contract olt double %798, %799
 %801 = select i1 %800, double %799, double %798
 %802 = fcmp nsz contract olt double %654, %801
 %803 = select i1 %802, double %654, double %801
 br label %810
804:
 %805 = fneg nsz contract double %654
 %806 = fcmp nsz contract olt double %961, %805
 %807 = select i1 %806, double %805, double %961
 %808 = fcmp nsz contract olt double %654, %807
 %809 = select i1 %808, double %654, double %807
 br label %810
810:
 %811 = phi double [ 0.000000e+00, %791 ], [ %803, %795 ], [ %809, %804 ]
 %812 = fmul nsz contract double %953, %811
 %813 = fsub nsz contract double %812, %963
 %814 = tail call nsz contract double @llvm.fabs.f64(double %813)
 %815 = fcmp nsz contract ogt double %814, %662
 br i1 %815, label %816, label %829
816:
 %817 = fneg nsz contract double %662
 %818 = fcmp nsz contract olt double %813, %817
 %819 = select i1 %818, double %817, double %813
 %820 = fcmp nsz contract olt double %662, %819
 %821 = select i1 %820, double %662, double %819
 %822 = fmul nsz contract double %953, %821
 %823 = fadd nsz contract double %961, %822
 %824 = fneg nsz contract double %654
 %825 = fcmp nsz contract olt double %823, %824
 %826 = select i1 %825, double %824, double %823
 %827 = fcmp nsz contract olt double %654, %826
 %828 = select i1 %827, double %654, double %826
 br label %829
829:
 %830 = phi double [ %828, %816 ], [ %811, %810 ]
 %831 = phi double [ %821, %816 ], [ %813, %810 ]
 br label %993
832:
 %833 = getelementptr inbounds nuw i8, ptr %3, i64 840
 %834 = load i64, ptr %833, align 1
 %835 = inttoptr i64 %834 to ptr
 br label %908
836:
 %837 = getelementptr double, ptr %835, i64 %925
 %838 = load double, ptr %837, align 8
 %839 = fdiv nsz contract double %838, %922
 br label %843
840:
 %841 = icmp eq i64 %925, 2
 %842 = select i1 %841, double 1.000000e+00, double 0.000000e+00
 br label %843
843:
 %844 = phi double [ %839, %836 ], [ %842, %840 ]
 %845 = getelementptr double, ptr %835, i64 %925
 store double %844, ptr %845, align 8
 %846 = icmp eq i64 %926, 3
 br i1 %846, label %847, label %924
847:
 %848 = load double, ptr %639, align 8
 %849 = fsub nsz contract double %922, %848
 %850 = load double, ptr %646, align 8
 %851 = fsub nsz contract double %849, %850
 %852 = fmul nsz contract double %851, 5.000000e-01
 br label %927
853:
 %854 = getelementptr inbounds nuw i8, ptr %3, i64 424
 %855 = load i64, ptr %854, align 1
 %856 = getelementptr inbounds nuw i8, ptr %3, i64 112
 %857 = load i64, ptr %856, align 1
 %858 = shl nsw i64 %857, 2
 %859 = inttoptr i64 %855 to ptr
 %860 = getelementptr inbounds nuw i8, ptr %3, i64 432
 %861 = load i64, ptr %860, align 1
 %862 = inttoptr i64 %861 to ptr
 %863 = getelementptr inbounds nuw i8, ptr %3, i64 440
 %864 = load i64, ptr %863, align 1
 %865 = inttoptr i64 %864 to ptr
 %866 = getelementptr inbounds nuw i8, ptr %3, i64 448
 %867 = load i64, ptr %866, align 1
 %868 = inttoptr i64 %867 to ptr
 %869 = fcmp nsz contract olt double %851, %7
 br i1 %869, label %870, label %1015
870:
 %871 = getelementptr inbounds nuw i8, ptr %3, i64 176
 %872 = load i64, ptr %871, align 1
 %873 = icmp slt i64 %872, %857
 br i1 %873, label %878, label %874
874:
 %875 = getelementptr inbounds nuw i8, ptr %3, i64 208
 %876 = load i64, ptr %875, align 1
 %877 = add nsw i64 %876, 1
 store i64 %877, ptr %875, align 1
 br label %1015
878:
 %879 = icmp slt i64 %872, 0
 %880 = select i1 %879, i64 %858, i64 0
 %881 = shl i64 %872, 5
 %882 = getelementptr i8, ptr %859, i64 %881
 %883 = getelementptr i64, ptr %882, i64 %880
 store i64 %4, ptr %883, align 8
 %884 = getelementptr i8, ptr %882, i64 8
 %885 = getelementptr i64, ptr %884, i64 %880
 store i64 %5, ptr %885, align 8
 %886 = getelementptr i8, ptr %882, i64 16
 %887 = getelementptr i64, ptr %886, i64 %880
 store i64 %6, ptr %887, align 8
 %888 = getelementptr i8, ptr %882, i64 24
 %889 = getelementptr i64, ptr %888, i64 %880
 store i64 0, ptr %889, align 8
 %890 = select i1 %879, i64 %857, i64 0
 %891 = add i64 %890, %872
 %892 = getelementptr double, ptr %862, i64 %891
 store double %851, ptr %892, align 8
 %893 = mul i64 %891, 3
 br label %897
894:
 %895 = load i64, ptr %871, align 1
 %896 = add nsw i64 %895, 1
 store i64 %896, ptr %871, align 1
 br label %1015
897:
 %898 = phi i64 [ 0, %878 ], [ %899, %897 ]
 %899 = add nuw nsw i64 %898, 1
 %900 = getelementptr double, ptr %835, i64 %898
 %901 = load double, ptr %900, align 8
 %902 = getelementptr i8, ptr %900, i64 24
 %903 = load double, ptr %902, align 8
 %904 = add i64 %898, %893
 %905 = getelementptr double, ptr %865, i64 %904
 store double %901, ptr %905, align 8
 %906 = getelementptr double, ptr %868, i64 %904
 store double %903, ptr %906, align 8
 %907 = icmp eq i64 %899, 3
 br i1 %907, label %894, label %897
908:
 %909 = phi double [ 0.000000e+00, %832 ], [ %919, %908 ]
 %910 = phi i64 [ 0, %832 ], [ %911, %908 ]
 %911 = add nuw nsw i64 %910, 1
 %912 = getelementptr double, ptr %638, i64 %910
 %913 = load double, ptr %912, align 8
 %914 = getelementptr double, ptr %631, i64 %910
 %915 = load double, ptr %914, align 8
 %916 = fsub nsz contract double %913, %915
 %917 = getelementptr double, ptr %835, i64 %910
 store double %916, ptr %917, align 8
 %918 = fmul nsz contract double %916, %916
 %919 = fadd nsz contract double %909, %918
 %920 = icmp eq i64 %911, 3
 br i1 %920, label %921, label %908
921:
 %922 = tail call nsz contract double @llvm.sqrt.f64(double %919)
 %923 = fcmp nsz contract ogt double %922, 0.000000e+00
 br label %924
924:
 %925 = phi i64 [ 0, %921 ], [ %926, %843 ]
 %926 = add nuw nsw i64 %925, 1
 br i1 %923, label %836, label %840
927:
 %928 = phi i64 [ 0, %847 ], [ %929, %927 ]
 %929 = add nuw nsw i64 %928, 1
 %930 = getelementptr double, ptr %631, i64 %928
 %931 = load double, ptr %930, align 8
 %932 = getelementptr double, ptr %835, i64 %928
 %933 = load double, ptr %932, align 8
 %934 = load double, ptr %639, align 8
 %935 = fadd nsz contract double %852, %934
 %936 = fmul nsz contract double %933, %935
 %937 = fadd nsz contract double %931, %936
 %938 = getelementptr i8, ptr %932, i64 24
 store double %937, ptr %938, align 8
 %939 = icmp eq i64 %929, 3
 br i1 %939, label %853, label %927
940:
 %941 = phi double [ 0.000000e+00, %661 ], [ %963, %940 ]
 %942 = phi double [ 0.000000e+00, %661 ], [ %961, %940 ]
 %943 = phi double [ 0.000000e+00, %661 ], [ %953, %940 ]
 %944 = phi i64 [ 0, %661 ], [ %945, %940 ]
 %945 = add nuw nsw i64 %944, 1
 %946 = mul nuw nsw i64 %944, 3
 %947 = add nuw nsw i64 %946, 2
 %948 = getelementptr double, ptr %634, i64 %947
 %949 = load double, ptr %948, align 8
 %950 = getelementptr double, ptr %637, i64 %947
 %951 = load double, ptr %950, align 8
 %952 = fmul nsz contract double %949, %951
 %953 = fadd nsz contract double %943, %952
 %954 = add nuw nsw i64 %944, 9
 %955 = getelementptr double, ptr %637, i64 %954
 %956 = load double, ptr %955, align 8
 %957 = getelementptr double, ptr %634, i64 %954
 %958 = load double, ptr %957, align 8
 %959 = fsub nsz contract double %956, %958
 %960 = fmul nsz contract double %949, %959
 %961 = fadd nsz contract double %942, %960
 %962 = fmul nsz contract double %951, %959
 %963 = fadd nsz contract double %941, %962
 %964 = icmp eq i64 %945, 3
 br i1 %964, label %663, label %940
965:
 %966 = phi double [ %676, %681 ], [ %679, %790 ]
 %967 = phi i1 [ false, %681 ], [ true, %790 ]
 %968 = phi i64 [ 1, %681 ], [ 2, %790 ]
 %969 = fsub nsz contract double %966, %961
 br label %970
970:
 %971 = phi i64 [ 0, %965 ], [ %972, %970 ]
 %972 = add nuw nsw i64 %971, 1
 %973 = add nuw nsw i64 %971, 9
 %974 = getelementptr double, ptr %634, i64 %973
 %975 = load double, ptr %974, align 8
 %976 = mul nuw nsw i64 %971, 3
 %977 = add nuw nsw i64 %976, 2
 %978 = getelementptr double, ptr %634, i64 %977
 %979 = load double, ptr %978, align 8
 %980 = fmul nsz contract double %966, %979
 %981 = fadd nsz contract double %975, %980
 %982 = getelementptr double, ptr %631, i64 %971
 store double %981, ptr %982, align 8
 %983 = getelementptr double, ptr %637, i64 %973
 %984 = load double, ptr %983, align 8
 %985 = getelementptr double, ptr %637, i64 %977
 %986 = load double, ptr %985, align 8
 %987 = fneg nsz contract double %986
 %988 = select nsz contract i1 %672, double %986, double %987
 %989 = fmul nsz contract double %969, %988
 %990 = fadd nsz contract double %984, %989
 %991 = getelementptr double, ptr %638, i64 %971
 store double %990, ptr %991, align 8
 %992 = icmp eq i64 %972, 3
 br i1 %992, label %690, label %970
993:
 %994 = phi i64 [ 0, %829 ], [ %995, %993 ]
 %995 = add nuw nsw i64 %994, 1
 %996 = add nuw nsw i64 %994, 9
 %997 = getelementptr double, ptr %634, i64 %996
 %998 = load double, ptr %997, align 8
 %999 = mul nuw nsw i64 %994, 3
 %1000 = add nuw nsw i64 %999, 2
 %1001 = getelementptr double, ptr %634, i64 %1000
 %1002 = load double, ptr %1001, align 8
 %1003 = fmul nsz contract double %830, %1002
 %1004 = fadd nsz contract double %998, %1003
 %1005 = getelementptr double, ptr %631, i64 %994
 store double %1004, ptr %1005, align 8
 %1006 = getelementptr double, ptr %637, i64 %996
 %1007 = load double, ptr %1006, align 8
 %1008 = getelementptr double, ptr %637, i64 %1000
 %1009 = load double, ptr %1008, align 8
 %1010 = fmul nsz contract double %831, %1009
 %1011 = fadd nsz contract double %1007, %1010
 %1012 = getelementptr double, ptr %638, i64 %994
 store double %1011, ptr %1012, align 8
 %1013 = icmp eq i64 %995, 3
 br i1 %1013, label %832, label %993
1014:
 br label %1015
1015:
 %1016 = phi ptr [ %0, %31 ], [ %1, %1014 ], [ %39, %36 ], [ %0, %621 ], [ %0, %619 ], [ %0, %617 ], [ %0, %894 ], [ %0, %874 ], [ %0, %853 ], [ %0, %790 ]
 %1017 = phi i32 [ 0, %31 ], [ 1, %1014 ], [ %37, %36 ], [ 0, %621 ], [ 0, %619 ], [ 0, %617 ], [ 0, %894 ], [ 0, %874 ], [ 0, %853 ], [ 0, %790 ]
 store ptr null, ptr %1016, align 8
 ret i32 %1017
}
define internal fastcc range(i32 0, 2) i32 @f27(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 %5, double %6, i64 %7, i64 %8, double %9) unnamed_addr {
10:
 %11 = alloca i64, align 8
 %12 = getelementptr inbounds nuw i8, ptr %1, i64 160
 %13 = load i64, ptr %12, align 1
 %14 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %15 = load i64, ptr %14, align 1
 %16 = inttoptr i64 %13 to ptr
 %17 = getelementptr inbounds nuw i8, ptr %1, i64 176
 %18 = load i64, ptr %17, align 1
 %19 = inttoptr i64 %18 to ptr
 %20 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %21 = load i64, ptr %20, align 1
 %22 = inttoptr i64 %21 to ptr
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 840
 %24 = load i64, ptr %23, align 1
 %25 = inttoptr i64 %24 to ptr
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 848
 %27 = load i64, ptr %26, align 1
 %28 = inttoptr i64 %27 to ptr
 %29 = icmp slt i64 %3, 0
 %30 = select i1 %29, i64 %15, i64 0
 %31 = add i64 %30, %3
 %32 = mul i64 %31, 96
 %33 = getelementptr i8, ptr %22, i64 %32
 %34 = icmp slt i64 %4, 0
 %35 = select i1 %34, i64 %15, i64 0
 %36 = add i64 %35, %4
 %37 = mul i64 %36, 96
 %38 = getelementptr i8, ptr %22, i64 %37
 %39 = getelementptr i64, ptr %16, i64 %36
 %40 = load i64, ptr %39, align 8
 %41 = shl i64 %36, 5
 %42 = getelementptr i8, ptr %19, i64 %41
 %43 = load double, ptr %42, align 8
 %44 = icmp eq i64 %40, 1
 br i1 %44, label %56, label %45
45:
 %46 = phi i64 [ %51, %48 ], [ 0, %10 ]
 %47 = icmp eq i64 %46, 2
 br i1 %47, label %53, label %48
48:
 %49 = trunc nuw i64 %46 to i1
 %50 = select i1 %49, i64 5, i64 2
 %51 = add nuw nsw i64 %46, 1
 %52 = icmp eq i64 %50, %40
 br i1 %52, label %56, label %45
53:
 %54 = icmp eq i64 %40, 4
 %55 = select i1 %54, i64 9, i64 1
 br label %56
56:
 %57 = phi i64 [ %55, %53 ], [ 2, %10 ], [ 8, %48 ]
 %58 = icmp ne i64 %40, 4
 %59 = getelementptr i8, ptr %42, i64 8
 %60 = getelementptr i8, ptr %42, i64 16
 %61 = getelementptr i8, ptr %28, i64 8
 %62 = icmp eq i64 %40, 0
 %63 = getelementptr i8, ptr %42, i64 24
 %64 = getelementptr i8, ptr %28, i64 16
 %65 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %66 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %67 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %68 = getelementptr inbounds nuw i8, ptr %2, i64 440
 %69 = getelementptr inbounds nuw i8, ptr %2, i64 448
 %70 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %71 = getelementptr inbounds nuw i8, ptr %2, i64 208
 br label %231
72:
 store i64 0, ptr %11, align 8
 call fastcc void @f25(ptr %11, ptr %1, ptr %2, i64 %3, i64 %4, i64 %232)
 %73 = load i64, ptr %11, align 8
 %74 = icmp slt i64 %73, 0
 br i1 %74, label %229, label %170
75:
 switch i64 %40, label %160 [
  i64 5, label %76
  i64 2, label %146
 ]
76:
 %77 = load i64, ptr %17, align 1
 %78 = load i64, ptr %14, align 1
 %79 = load i64, ptr %20, align 1
 %80 = inttoptr i64 %79 to ptr
 %81 = load i64, ptr %26, align 1
 %82 = select i1 %29, i64 %78, i64 0
 %83 = add i64 %82, %3
 %84 = mul i64 %83, 96
 %85 = getelementptr i8, ptr %80, i64 %84
 %86 = select i1 %34, i64 %78, i64 0
 %87 = add i64 %86, %4
 %88 = mul i64 %87, 96
 %89 = getelementptr i8, ptr %80, i64 %88
 br label %102
90:
 %91 = fmul nsz contract double %114, %114
 %92 = fmul nsz contract double %118, %118
 %93 = fadd nsz contract double %91, %92
 %94 = tail call nsz contract double @llvm.sqrt.f64(double %93)
 %95 = fcmp nsz contract ogt double %94, 1.000000e-09
 %96 = fdiv nsz contract double %114, %94
 %97 = fdiv nsz contract double %118, %94
 %98 = select i1 %95, double %97, double 0.000000e+00
 %99 = select i1 %95, double %96, double 1.000000e+00
 %100 = and i64 %232, 3
 %101 = icmp eq i64 %100, 0
 br i1 %101, label %127, label %120
102:
 %103 = phi double [ 0.000000e+00, %76 ], [ %118, %102 ]
 %104 = phi double [ 0.000000e+00, %76 ], [ %114, %102 ]
 %105 = phi i64 [ 0, %76 ], [ %106, %102 ]
 %106 = add nuw nsw i64 %105, 1
 %107 = mul nuw nsw i64 %105, 3
 %108 = getelementptr double, ptr %89, i64 %107
 %109 = load double, ptr %108, align 8
 %110 = getelementptr double, ptr %85, i64 %107
 %111 = getelementptr i8, ptr %110, i64 16
 %112 = load double, ptr %111, align 8
 %113 = fmul nsz contract double %109, %112
 %114 = fsub nsz contract double %104, %113
 %115 = getelementptr i8, ptr %108, i64 8
 %116 = load double, ptr %115, align 8
 %117 = fmul nsz contract double %112, %116
 %118 = fsub nsz contract double %103, %117
 %119 = icmp eq i64 %106, 3
 br i1 %119, label %90, label %102
120:
 %121 = phi double [ %122, %120 ], [ %98, %90 ]
 %122 = phi double [ %125, %120 ], [ %99, %90 ]
 %123 = phi i64 [ %124, %120 ], [ %100, %90 ]
 %124 = add nsw i64 %123, -1
 %125 = fneg nsz contract double %121
 %126 = icmp samesign ugt i64 %123, 1
 br i1 %126, label %120, label %127
127:
 %128 = phi double [ %99, %90 ], [ %125, %120 ]
 %129 = phi double [ %98, %90 ], [ %122, %120 ]
 %130 = inttoptr i64 %81 to ptr
 %131 = inttoptr i64 %77 to ptr
 %132 = shl i64 %87, 5
 %133 = getelementptr i8, ptr %131, i64 %132
 %134 = getelementptr i8, ptr %133, i64 8
 %135 = load double, ptr %134, align 8
 %136 = fmul nsz contract double %128, %135
 %137 = fmul nsz contract double %129, %135
 store double %136, ptr %130, align 8
 %138 = getelementptr i8, ptr %130, i64 8
 store double %137, ptr %138, align 8
 %139 = getelementptr i8, ptr %133, i64 24
 %140 = load double, ptr %139, align 8
 %141 = and i64 %232, 4
 %142 = icmp eq i64 %141, 0
 %143 = fneg nsz contract double %140
 %144 = select nsz contract i1 %142, double %143, double %140
 %145 = getelementptr i8, ptr %130, i64 16
 store double %144, ptr %145, align 8
 br label %170
146:
 %147 = load double, ptr %59, align 8
 %148 = and i64 %232, 1
 %149 = icmp eq i64 %148, 0
 %150 = fneg nsz contract double %147
 %151 = select nsz contract i1 %149, double %150, double %147
 store double %151, ptr %28, align 8
 %152 = load double, ptr %60, align 8
 %153 = and i64 %232, 2
 %154 = icmp eq i64 %153, 0
 %155 = fneg nsz contract double %152
 %156 = select nsz contract i1 %154, double %155, double %152
 store double %156, ptr %61, align 8
 %157 = and i64 %232, 4
 %158 = icmp eq i64 %157, 0
 %159 = select i1 %158, double -1.000000e+00, double 1.000000e+00
 br label %164
160:
 %161 = and i64 %232, 1
 %162 = icmp eq i64 %161, 0
 %163 = select i1 %162, double -1.000000e+00, double 1.000000e+00
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
 br i1 %62, label %168, label %164
164:
 %165 = phi double [ %159, %146 ], [ %163, %160 ]
 %166 = load double, ptr %63, align 8
 %167 = fmul nsz contract double %165, %166
 br label %168
168:
 %169 = phi double [ %167, %164 ], [ 0.000000e+00, %160 ]
 store double %169, ptr %64, align 8
 br label %170
170:
 %171 = phi i64 [ %232, %127 ], [ %232, %168 ], [ %73, %72 ]
 br label %234
172:
 %173 = fsub nsz contract double %268, %43
 %174 = icmp ne i64 %232, 0
 %175 = select i1 %58, i1 true, i1 %174
 %176 = fcmp nsz contract olt double %173, %6
 %177 = select i1 %175, i1 true, i1 %176
 br i1 %177, label %178, label %181
178:
 %179 = fmul nsz contract double %173, 5.000000e-01
 %180 = fadd nsz contract double %43, %179
 br label %270
181:
 store ptr null, ptr %0, align 8
 ret i32 0
182:
 %183 = load i64, ptr %65, align 1
 %184 = load i64, ptr %66, align 1
 %185 = shl nsw i64 %184, 2
 %186 = inttoptr i64 %183 to ptr
 %187 = load i64, ptr %67, align 1
 %188 = inttoptr i64 %187 to ptr
 %189 = load i64, ptr %68, align 1
 %190 = inttoptr i64 %189 to ptr
 %191 = load i64, ptr %69, align 1
 %192 = inttoptr i64 %191 to ptr
 br i1 %176, label %193, label %229
193:
 %194 = load i64, ptr %70, align 1
 %195 = icmp slt i64 %194, %184
 br i1 %195, label %199, label %196
196:
 %197 = load i64, ptr %71, align 1
 %198 = add nsw i64 %197, 1
 store i64 %198, ptr %71, align 1
 br label %229
199:
 %200 = icmp slt i64 %194, 0
 %201 = select i1 %200, i64 %185, i64 0
 %202 = shl i64 %194, 5
 %203 = getelementptr i8, ptr %186, i64 %202
 %204 = getelementptr i64, ptr %203, i64 %201
 store i64 %7, ptr %204, align 8
 %205 = getelementptr i8, ptr %203, i64 8
 %206 = getelementptr i64, ptr %205, i64 %201
 store i64 %8, ptr %206, align 8
 %207 = getelementptr i8, ptr %203, i64 16
 %208 = getelementptr i64, ptr %207, i64 %201
 store i64 %5, ptr %208, align 8
 %209 = getelementptr i8, ptr %203, i64 24
 %210 = getelementptr i64, ptr %209, i64 %201
 store i64 %171, ptr %210, align 8
 %211 = select i1 %200, i64 %184, i64 0
 %212 = add i64 %211, %194
 %213 = getelementptr double, ptr %188, i64 %212
 store double %173, ptr %213, align 8
 %214 = mul i64 %212, 3
 br label %218
215:
 %216 = load i64, ptr %70, align 1
 %217 = add nsw i64 %216, 1
 store i64 %217, ptr %70, align 1
 br label %229
218:
 %219 = phi i64 [ 0, %199 ], [ %220, %218 ]
 %220 = add nuw nsw i64 %219, 1
 %221 = getelementptr double, ptr %25, i64 %219
 %222 = load double, ptr %221, align 8
 %223 = getelementptr i8, ptr %221, i64 24
 %224 = load double, ptr %223, align 8
 %225 = add i64 %219, %214
 %226 = getelementptr double, ptr %190, i64 %225
 store double %222, ptr %226, align 8
 %227 = getelementptr double, ptr %192, i64 %225
 store double %224, ptr %227, align 8
 %228 = icmp eq i64 %220, 3
 br i1 %228, label %215, label %218
229:
 %230 = icmp eq i64 %233, %57
 br i1 %230, label %181, label %231
231:
 %232 = phi i64 [ 0, %56 ], [ %233, %229 ]
 %233 = add nuw nsw i64 %232, 1
 br i1 %58, label %75, label %72
234:
 %235 = phi double [ 0.000000e+00, %170 ], [ %268, %234 ]
 %236 = phi i64 [ 0, %170 ], [ %237, %234 ]
 %237 = add nuw nsw i64 %236, 1
 %238 = add nuw nsw i64 %236, 9
 %239 = getelementptr double, ptr %38, i64 %238
 %240 = load double, ptr %239, align 8
 %241 = mul nuw nsw i64 %236, 3
 %242 = getelementptr double, ptr %38, i64 %241
 %243 = load double, ptr %242, align 8
 %244 = load double, ptr %28, align 8
 %245 = fmul nsz contract double %243, %244
 %246 = fadd nsz contract double %240, %245
 %247 = getelementptr i8, ptr %242, i64 8
 %248 = load double, ptr %247, align 8
 %249 = load double, ptr %61, align 8
 %250 = fmul nsz contract double %248, %249
 %251 = fadd nsz contract double %246, %250
 %252 = add nuw i64 %241, 2
 %253 = getelementptr double, ptr %38, i64 %252
 %254 = load double, ptr %253, align 8
 %255 = load double, ptr %64, align 8
 %256 = fmul nsz contract double %254, %255
 %257 = fadd nsz contract double %251, %256
 %258 = getelementptr double, ptr %25, i64 %236
 %259 = getelementptr i8, ptr %258, i64 24
 store double %257, ptr %259, align 8
 %260 = getelementptr double, ptr %33, i64 %252
 %261 = load double, ptr %260, align 8
 %262 = fmul nsz contract double %9, %261
 store double %262, ptr %258, align 8
 %263 = load double, ptr %260, align 8
 %264 = getelementptr double, ptr %33, i64 %238
 %265 = load double, ptr %264, align 8
 %266 = fsub nsz contract double %257, %265
 %267 = fmul nsz contract double %263, %266
 %268 = fadd nsz contract double %235, %267
 %269 = icmp eq i64 %237, 3
 br i1 %269, label %172, label %234
270:
 %271 = phi i64 [ 0, %178 ], [ %272, %270 ]
 %272 = add nuw nsw i64 %271, 1
 %273 = getelementptr double, ptr %25, i64 %271
 %274 = getelementptr i8, ptr %273, i64 24
 %275 = load double, ptr %274, align 8
 %276 = mul nuw nsw i64 %271, 24
 %277 = getelementptr i8, ptr %33, i64 %276
 %278 = getelementptr i8, ptr %277, i64 16
 %279 = load double, ptr %278, align 8
 %280 = fmul nsz contract double %180, %279
 %281 = fsub nsz contract double %275, %280
 store double %281, ptr %274, align 8
 %282 = icmp eq i64 %272, 3
 br i1 %282, label %182, label %270
}
define internal fastcc void @f28(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 %5, double %6, i64 %7, i64 %8, double %9) unnamed_addr {
10:
 %11 = alloca double, align 8
 %12 = alloca double, align 8
 %13 = alloca double, align 8
 %14 = getelementptr inbounds nuw i8, ptr %1, i64 160
 %15 = load i64, ptr %14, align 1
 %16 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %17 = load i64, ptr %16, align 1
 %18 = inttoptr i64 %15 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %1, i64 176
 %20 = load i64, ptr %19, align 1
 %21 = inttoptr i64 %20 to ptr
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %23 = load i64, ptr %22, align 1
 %24 = inttoptr i64 %23 to ptr
 %25 = getelementptr inbounds nuw i8, ptr %2, i64 840
 %26 = load i64, ptr %25, align 1
 %27 = inttoptr i64 %26 to ptr
 %28 = getelementptr inbounds nuw i8, ptr %2, i64 848
 %29 = load i64, ptr %28, align 1
 %30 = inttoptr i64 %29 to ptr
 %31 = icmp slt i64 %3, 0
 %32 = select i1 %31, i64 %17, i64 0
 %33 = add i64 %32, %3
 %34 = mul i64 %33, 96
 %35 = getelementptr i8, ptr %24, i64 %34
 %36 = icmp slt i64 %4, 0
 %37 = select i1 %36, i64 %17, i64 0
 %38 = add i64 %37, %4
 %39 = mul i64 %38, 96
 %40 = getelementptr i8, ptr %24, i64 %39
 %41 = shl i64 %33, 5
 %42 = getelementptr i8, ptr %21, i64 %41
 %43 = shl i64 %38, 5
 %44 = getelementptr i8, ptr %21, i64 %43
 %45 = load double, ptr %44, align 8
 %46 = getelementptr i64, ptr %18, i64 %38
 %47 = load i64, ptr %46, align 8
 %48 = icmp eq i64 %47, 1
 br i1 %48, label %49, label %64
49:
 %50 = getelementptr i8, ptr %44, i64 24
 %51 = load double, ptr %50, align 8
 %52 = fneg nsz contract double %51
 %53 = fcmp nsz contract ogt double %51, 0.000000e+00
 br i1 %53, label %138, label %64
54:
 %55 = fsub nsz contract double %140, %143
 store double 0.000000e+00, ptr %11, align 8
 call fastcc void @f23(ptr %11, ptr %35, ptr %42, ptr %30, ptr %27)
 %56 = load double, ptr %11, align 8
 br label %159
57:
 %58 = add nsw i64 %141, -1
 store double 0.000000e+00, ptr %12, align 8
 call fastcc void @f23(ptr %12, ptr %35, ptr %42, ptr %30, ptr %27)
 %59 = load double, ptr %12, align 8
 %60 = fcmp nsz contract ugt double %56, %59
 %61 = select i1 %60, double %144, double %139
 %62 = select i1 %60, double %140, double %55
 %63 = icmp samesign ugt i64 %141, 1
 br i1 %63, label %138, label %64
64:
 %65 = phi double [ -0.000000e+00, %10 ], [ %52, %49 ], [ %52, %57 ]
 %66 = phi double [ 0.000000e+00, %10 ], [ %51, %49 ], [ %51, %57 ]
 %67 = phi double [ 0.000000e+00, %10 ], [ %51, %49 ], [ %62, %57 ]
 %68 = phi double [ -0.000000e+00, %10 ], [ %52, %49 ], [ %61, %57 ]
 %69 = fadd nsz contract double %67, %68
 %70 = fmul nsz contract double %69, 5.000000e-01
 %71 = fcmp nsz contract une double %66, 0.000000e+00
 %72 = tail call nsz contract double @llvm.fabs.f64(double %70)
 %73 = fsub nsz contract double %66, %72
 %74 = fmul nsz contract double %66, 1.000000e-03
 %75 = fcmp nsz contract uge double %73, %74
 %76 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %77 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %78 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %79 = getelementptr inbounds nuw i8, ptr %2, i64 440
 %80 = getelementptr inbounds nuw i8, ptr %2, i64 448
 %81 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %82 = getelementptr inbounds nuw i8, ptr %2, i64 208
 br label %173
83:
 store double 0.000000e+00, ptr %13, align 8
 call fastcc void @f23(ptr %13, ptr %35, ptr %42, ptr %30, ptr %27)
 %84 = load double, ptr %13, align 8
 %85 = fsub nsz contract double %84, %45
 %86 = fmul nsz contract double %85, 5.000000e-01
 br label %198
87:
 %88 = load i64, ptr %76, align 1
 %89 = load i64, ptr %77, align 1
 %90 = shl nsw i64 %89, 2
 %91 = inttoptr i64 %88 to ptr
 %92 = load i64, ptr %78, align 1
 %93 = inttoptr i64 %92 to ptr
 %94 = load i64, ptr %79, align 1
 %95 = inttoptr i64 %94 to ptr
 %96 = load i64, ptr %80, align 1
 %97 = inttoptr i64 %96 to ptr
 %98 = fcmp nsz contract olt double %85, %6
 br i1 %98, label %99, label %136
99:
 %100 = load i64, ptr %81, align 1
 %101 = icmp slt i64 %100, %89
 br i1 %101, label %105, label %102
102:
 %103 = load i64, ptr %82, align 1
 %104 = add nsw i64 %103, 1
 store i64 %104, ptr %82, align 1
 br label %136
105:
 %106 = icmp slt i64 %100, 0
 %107 = select i1 %106, i64 %90, i64 0
 %108 = shl i64 %100, 5
 %109 = getelementptr i8, ptr %91, i64 %108
 %110 = getelementptr i64, ptr %109, i64 %107
 store i64 %7, ptr %110, align 8
 %111 = getelementptr i8, ptr %109, i64 8
 %112 = getelementptr i64, ptr %111, i64 %107
 store i64 %8, ptr %112, align 8
 %113 = getelementptr i8, ptr %109, i64 16
 %114 = getelementptr i64, ptr %113, i64 %107
 store i64 %5, ptr %114, align 8
 %115 = getelementptr i8, ptr %109, i64 24
 %116 = getelementptr i64, ptr %115, i64 %107
 store i64 %174, ptr %116, align 8
 %117 = select i1 %106, i64 %89, i64 0
 %118 = add i64 %117, %100
 %119 = getelementptr double, ptr %93, i64 %118
 store double %85, ptr %119, align 8
 %120 = mul i64 %118, 3
 br label %124
121:
 %122 = load i64, ptr %81, align 1
 %123 = add nsw i64 %122, 1
 store i64 %123, ptr %81, align 1
 br label %136
124:
 %125 = phi i64 [ 0, %105 ], [ %126, %124 ]
 %126 = add nuw nsw i64 %125, 1
 %127 = getelementptr double, ptr %27, i64 %125
 %128 = load double, ptr %127, align 8
 %129 = getelementptr i8, ptr %127, i64 24
 %130 = load double, ptr %129, align 8
 %131 = add i64 %125, %120
 %132 = getelementptr double, ptr %95, i64 %131
 store double %128, ptr %132, align 8
 %133 = getelementptr double, ptr %97, i64 %131
 store double %130, ptr %133, align 8
 %134 = icmp eq i64 %126, 3
 br i1 %134, label %121, label %124
135:
 store ptr null, ptr %0, align 8
 ret void
136:
 %137 = icmp eq i64 %175, 3
 br i1 %137, label %135, label %173
138:
 %139 = phi double [ %61, %57 ], [ %52, %49 ]
 %140 = phi double [ %62, %57 ], [ %51, %49 ]
 %141 = phi i64 [ %58, %57 ], [ 60, %49 ]
 %142 = fsub nsz contract double %140, %139
 %143 = fmul nsz contract double %142, 3.820000e-01
 %144 = fadd nsz contract double %139, %143
 br label %145
145:
 %146 = phi i64 [ 0, %138 ], [ %147, %145 ]
 %147 = add nuw nsw i64 %146, 1
 %148 = getelementptr double, ptr %40, i64 %146
 %149 = getelementptr i8, ptr %148, i64 72
 %150 = load double, ptr %149, align 8
 %151 = mul nuw nsw i64 %146, 24
 %152 = getelementptr i8, ptr %40, i64 %151
 %153 = getelementptr i8, ptr %152, i64 16
 %154 = load double, ptr %153, align 8
 %155 = fmul nsz contract double %144, %154
 %156 = fadd nsz contract double %150, %155
 %157 = getelementptr double, ptr %30, i64 %146
 store double %156, ptr %157, align 8
 %158 = icmp eq i64 %147, 3
 br i1 %158, label %54, label %145
159:
 %160 = phi i64 [ 0, %54 ], [ %161, %159 ]
 %161 = add nuw nsw i64 %160, 1
 %162 = getelementptr double, ptr %40, i64 %160
 %163 = getelementptr i8, ptr %162, i64 72
 %164 = load double, ptr %163, align 8
 %165 = mul nuw nsw i64 %160, 24
 %166 = getelementptr i8, ptr %40, i64 %165
 %167 = getelementptr i8, ptr %166, i64 16
 %168 = load double, ptr %167, align 8
 %169 = fmul nsz contract double %55, %168
 %170 = fadd nsz contract double %164, %169
 %171 = getelementptr double, ptr %30, i64 %160
 store double %170, ptr %171, align 8
 %172 = icmp eq i64 %161, 3
 br i1 %172, label %57, label %159
173:
 %174 = phi i64 [ 0, %64 ], [ %175, %136 ]
 %175 = add nuw nsw i64 %174, 1
 %176 = icmp ne i64 %174, 0
 %177 = icmp eq i64 %174, 1
 %178 = select i1 %177, double %65, double %66
 %179 = select i1 %176, double %178, double %70
 %180 = icmp eq i64 %174, 0
 %181 = or i1 %71, %180
 %182 = select i1 %176, i1 true, i1 %75
 %183 = select i1 %181, i1 %182, i1 false
 br i1 %183, label %184, label %136
184:
 %185 = phi i64 [ %186, %184 ], [ 0, %173 ]
 %186 = add nuw nsw i64 %185, 1
 %187 = getelementptr double, ptr %40, i64 %185
 %188 = getelementptr i8, ptr %187, i64 72
 %189 = load double, ptr %188, align 8
 %190 = mul nuw nsw i64 %185, 24
 %191 = getelementptr i8, ptr %40, i64 %190
 %192 = getelementptr i8, ptr %191, i64 16
 %193 = load double, ptr %192, align 8
 %194 = fmul nsz contract double %179, %193
 %195 = fadd nsz contract double %189, %194
 %196 = getelementptr double, ptr %30, i64 %185
 store double %195, ptr %196, align 8
 %197 = icmp eq i64 %186, 3
 br i1 %197, label %83, label %184
198:
 %199 = phi i64 [ 0, %83 ], [ %200, %198 ]
 %200 = add nuw nsw i64 %199, 1
 %201 = getelementptr double, ptr %27, i64 %199
 %202 = getelementptr i8, ptr %201, i64 24
 %203 = load double, ptr %202, align 8
 %204 = load double, ptr %201, align 8
 %205 = fmul nsz contract double %86, %204
 %206 = fadd nsz contract double %203, %205
 store double %206, ptr %202, align 8
 %207 = fmul nsz contract double %9, %204
 store double %207, ptr %201, align 8
 %208 = icmp eq i64 %200, 3
 br i1 %208, label %87, label %198
}
define internal fastcc void @f29(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 %5, i64 range(i64 -9223372036854775808, 9223372036854775805) %6, double %7, i64 %8, i64 %9, double %10) unnamed_addr {
11:
 %12 = getelementptr inbounds nuw i8, ptr %1, i64 176
 %13 = load i64, ptr %12, align 1
 %14 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %15 = load i64, ptr %14, align 1
 %16 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %17 = load i64, ptr %16, align 1
 %18 = inttoptr i64 %17 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 840
 %20 = load i64, ptr %19, align 1
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 848
 %22 = load i64, ptr %21, align 1
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 856
 %24 = load i64, ptr %23, align 1
 %25 = icmp slt i64 %3, 0
 %26 = select i1 %25, i64 %15, i64 0
 %27 = add i64 %26, %3
 %28 = mul i64 %27, 96
 %29 = getelementptr i8, ptr %18, i64 %28
 %30 = icmp slt i64 %4, 0
 %31 = select i1 %30, i64 %15, i64 0
 %32 = add i64 %31, %4
 %33 = mul i64 %32, 96
 %34 = getelementptr i8, ptr %18, i64 %33
 br label %220
35:
 %36 = fcmp nsz contract ult double %238, 0.000000e+00
 %37 = select i1 %36, double -1.000000e+00, double 1.000000e+00
 br label %240
38:
 %39 = add nuw nsw i64 %244, 1
 %40 = tail call nsz contract double @llvm.fabs.f64(double %261)
 %41 = fcmp nsz contract ogt double %40, %243
 %42 = fcmp nsz contract ogt double %261, 0.000000e+00
 %43 = select i1 %42, double -1.000000e+00, double 1.000000e+00
 %44 = select i1 %41, double %40, double %243
 %45 = select i1 %41, i64 %244, i64 %242
 %46 = select i1 %41, double %43, double %241
 %47 = icmp eq i64 %39, 3
 br i1 %47, label %48, label %240
48:
 %49 = inttoptr i64 %13 to ptr
 %50 = inttoptr i64 %22 to ptr
 %51 = shl i64 %32, 5
 %52 = getelementptr i8, ptr %49, i64 %51
 %53 = add nuw nsw i64 %45, 1
 %54 = urem i64 %53, 3
 %55 = add nuw nsw i64 %45, 2
 %56 = urem i64 %55, 3
 %57 = getelementptr double, ptr %52, i64 %53
 %58 = getelementptr double, ptr %52, i64 %54
 %59 = getelementptr i8, ptr %58, i64 8
 %60 = getelementptr double, ptr %52, i64 %56
 %61 = getelementptr i8, ptr %60, i64 8
 %62 = getelementptr double, ptr %34, i64 %45
 %63 = getelementptr double, ptr %34, i64 %54
 %64 = getelementptr double, ptr %34, i64 %56
 br label %263
65:
 %66 = add nuw nsw i64 %264, 1
 %67 = icmp eq i64 %66, 4
 br i1 %67, label %68, label %263
68:
 %69 = inttoptr i64 %24 to ptr
 %70 = shl i64 %27, 5
 %71 = getelementptr i8, ptr %49, i64 %70
 %72 = add nsw i64 %6, 1
 br label %316
73:
 %74 = add nuw nsw i64 %276, 1
 %75 = icmp eq i64 %74, 3
 br i1 %75, label %65, label %275
76:
 %77 = icmp eq i64 %319, 4
 br i1 %77, label %138, label %78
78:
 %79 = phi i64 [ %218, %76 ], [ 0, %80 ]
 br label %316
80:
 %81 = icmp eq i64 %319, 4
 br i1 %81, label %216, label %78
82:
 %83 = mul i64 %344, 24
 %84 = getelementptr i8, ptr %50, i64 %83
 %85 = getelementptr i8, ptr %84, i64 384
 %86 = load double, ptr %85, align 8
 %87 = icmp slt i64 %343, -16
 %88 = select i1 %87, i64 48, i64 16
 %89 = add i64 %88, %343
 %90 = mul i64 %89, 24
 %91 = getelementptr i8, ptr %69, i64 %90
 store double %86, ptr %91, align 8
 %92 = add nsw i64 %343, 1
 br label %93
93:
 %94 = phi i64 [ %92, %82 ], [ %343, %342 ]
 %95 = fcmp nsz contract olt double %352, 0.000000e+00
 %96 = fcmp nsz contract ogt double %358, 0.000000e+00
 %97 = select i1 %95, i1 %96, i1 false
 br i1 %97, label %102, label %98
98:
 %99 = fcmp nsz contract olt double %358, 0.000000e+00
 %100 = fcmp nsz contract ogt double %352, 0.000000e+00
 %101 = and i1 %100, %99
 br i1 %101, label %102, label %217
102:
 %103 = fsub nsz contract double %352, %358
 %104 = fdiv nsz contract double %352, %103
 %105 = lshr i64 %94, 58
 %106 = and i64 %105, 32
 %107 = add i64 %106, %94
 %108 = mul i64 %107, 24
 %109 = getelementptr i8, ptr %69, i64 %108
 br label %373
110:
 %111 = mul i64 %344, 24
 %112 = getelementptr i8, ptr %50, i64 %111
 %113 = getelementptr i8, ptr %112, i64 384
 %114 = load double, ptr %113, align 8
 %115 = fmul nsz contract double %114, 8.000000e+00
 %116 = fadd nsz contract double %341, %115
 %117 = select i1 %95, double 5.000000e+00, double 4.000000e+00
 %118 = fadd nsz contract double %117, %116
 %119 = frem nsz contract double %118, 4.093000e+03
 %120 = fcmp nsz contract une double %119, 0.000000e+00
 br i1 %120, label %121, label %123
121:
 %122 = fcmp nsz contract olt double %119, 0.000000e+00
 br i1 %122, label %131, label %123
123:
 %124 = phi double [ %132, %131 ], [ %119, %121 ], [ 0.000000e+00, %110 ]
 %125 = icmp slt i64 %94, -16
 %126 = select i1 %125, i64 48, i64 16
 %127 = add i64 %126, %94
 %128 = mul i64 %127, 24
 %129 = getelementptr i8, ptr %69, i64 %128
 store double %124, ptr %129, align 8
 %130 = add nsw i64 %94, 1
 br label %217
131:
 %132 = fadd nsz contract double %119, 4.093000e+03
 br label %123
133:
 %134 = icmp slt i64 %218, 1
 br i1 %134, label %76, label %385
135:
 %136 = add nuw nsw i64 %386, 1
 %137 = icmp eq i64 %218, %136
 br i1 %137, label %76, label %385
138:
 %139 = inttoptr i64 %20 to ptr
 br i1 %134, label %216, label %140
140:
 %141 = icmp slt i64 %6, 0
 %142 = add nsw i64 %6, 3
 %143 = select i1 %141, i64 %142, i64 %6
 %144 = icmp slt i64 %6, -1
 %145 = select i1 %144, i64 5, i64 1
 %146 = getelementptr double, ptr %71, i64 %6
 %147 = getelementptr double, ptr %146, i64 %145
 %148 = fmul nsz contract double %10, %37
 %149 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %150 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %151 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %152 = getelementptr inbounds nuw i8, ptr %2, i64 440
 %153 = getelementptr inbounds nuw i8, ptr %2, i64 448
 %154 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %155 = getelementptr inbounds nuw i8, ptr %2, i64 208
 br label %401
156:
 %157 = add nuw nsw i64 %413, 1
 %158 = icmp eq i64 %157, 3
 br i1 %158, label %159, label %412
159:
 %160 = add nuw nsw i64 %402, 1
 %161 = mul i64 %402, 24
 %162 = getelementptr i8, ptr %50, i64 %161
 %163 = getelementptr i8, ptr %162, i64 384
 %164 = load double, ptr %163, align 8
 %165 = fptosi double %164 to i64
 %166 = add nsw i64 %165, 200
 %167 = load i64, ptr %149, align 1
 %168 = load i64, ptr %150, align 1
 %169 = shl nsw i64 %168, 2
 %170 = inttoptr i64 %167 to ptr
 %171 = load i64, ptr %151, align 1
 %172 = inttoptr i64 %171 to ptr
 %173 = load i64, ptr %152, align 1
 %174 = inttoptr i64 %173 to ptr
 %175 = load i64, ptr %153, align 1
 %176 = inttoptr i64 %175 to ptr
 %177 = fcmp nsz contract olt double %409, %7
 br i1 %177, label %178, label %214
178:
 %179 = load i64, ptr %154, align 1
 %180 = icmp slt i64 %179, %168
 br i1 %180, label %184, label %181
181:
 %182 = load i64, ptr %155, align 1
 %183 = add nsw i64 %182, 1
 store i64 %183, ptr %155, align 1
 br label %214
184:
 %185 = icmp slt i64 %179, 0
 %186 = select i1 %185, i64 %169, i64 0
 %187 = shl i64 %179, 5
 %188 = getelementptr i8, ptr %170, i64 %187
 %189 = getelementptr i64, ptr %188, i64 %186
 store i64 %8, ptr %189, align 8
 %190 = getelementptr i8, ptr %188, i64 8
 %191 = getelementptr i64, ptr %190, i64 %186
 store i64 %9, ptr %191, align 8
 %192 = getelementptr i8, ptr %188, i64 16
 %193 = getelementptr i64, ptr %192, i64 %186
 store i64 %5, ptr %193, align 8
 %194 = getelementptr i8, ptr %188, i64 24
 %195 = getelementptr i64, ptr %194, i64 %186
 store i64 %166, ptr %195, align 8
 %196 = select i1 %185, i64 %168, i64 0
 %197 = add i64 %196, %179
 %198 = getelementptr double, ptr %172, i64 %197
 store double %409, ptr %198, align 8
 %199 = mul i64 %197, 3
 br label %203
200:
 %201 = load i64, ptr %154, align 1
 %202 = add nsw i64 %201, 1
 store i64 %202, ptr %154, align 1
 br label %214
203:
 %204 = phi i64 [ 0, %184 ], [ %205, %203 ]
 %205 = add nuw nsw i64 %204, 1
 %206 = getelementptr double, ptr %139, i64 %204
 %207 = load double, ptr %206, align 8
 %208 = getelementptr i8, ptr %206, i64 24
 %209 = load double, ptr %208, align 8
 %210 = add i64 %204, %199
 %211 = getelementptr double, ptr %174, i64 %210
 store double %207, ptr %211, align 8
 %212 = getelementptr double, ptr %176, i64 %210
 store double %209, ptr %212, align 8
 %213 = icmp eq i64 %205, 3
 br i1 %213, label %200, label %203
214:
 %215 = icmp eq i64 %160, %218
 br i1 %215, label %216, label %401
216:
 store ptr null, ptr %0, align 8
 ret void
217:
 %218 = phi i64 [ %94, %98 ], [ %130, %123 ]
 %219 = icmp eq i64 %345, %317
 br i1 %219, label %133, label %342
220:
 %221 = phi double [ 0.000000e+00, %11 ], [ %238, %220 ]
 %222 = phi i64 [ 0, %11 ], [ %223, %220 ]
 %223 = add nuw nsw i64 %222, 1
 %224 = mul nuw nsw i64 %222, 3
 %225 = add nsw i64 %224, %6
 %226 = icmp slt i64 %225, 0
 %227 = add i64 %225, 12
 %228 = select i1 %226, i64 %227, i64 %225
 %229 = getelementptr double, ptr %29, i64 %228
 %230 = load double, ptr %229, align 8
 %231 = add nuw nsw i64 %222, 9
 %232 = getelementptr double, ptr %34, i64 %231
 %233 = load double, ptr %232, align 8
 %234 = getelementptr double, ptr %29, i64 %231
 %235 = load double, ptr %234, align 8
 %236 = fsub nsz contract double %233, %235
 %237 = fmul nsz contract double %230, %236
 %238 = fadd nsz contract double %221, %237
 %239 = icmp eq i64 %223, 3
 br i1 %239, label %35, label %220
240:
 %241 = phi double [ 1.000000e+00, %35 ], [ %46, %38 ]
 %242 = phi i64 [ 0, %35 ], [ %45, %38 ]
 %243 = phi double [ -1.000000e+00, %35 ], [ %44, %38 ]
 %244 = phi i64 [ 0, %35 ], [ %39, %38 ]
 %245 = getelementptr double, ptr %34, i64 %244
 br label %246
246:
 %247 = phi double [ 0.000000e+00, %240 ], [ %261, %246 ]
 %248 = phi i64 [ 0, %240 ], [ %249, %246 ]
 %249 = add nuw nsw i64 %248, 1
 %250 = mul nuw nsw i64 %248, 3
 %251 = add nsw i64 %250, %6
 %252 = icmp slt i64 %251, 0
 %253 = add i64 %251, 12
 %254 = select i1 %252, i64 %253, i64 %251
 %255 = getelementptr double, ptr %29, i64 %254
 %256 = load double, ptr %255, align 8
 %257 = fmul nsz contract double %37, %256
 %258 = getelementptr double, ptr %245, i64 %250
 %259 = load double, ptr %258, align 8
 %260 = fmul nsz contract double %257, %259
 %261 = fadd nsz contract double %247, %260
 %262 = icmp eq i64 %249, 3
 br i1 %262, label %38, label %246
263:
 %264 = phi i64 [ 0, %48 ], [ %66, %65 ]
 %265 = icmp eq i64 %264, 3
 %266 = icmp eq i64 %264, 0
 %267 = or i1 %265, %266
 %268 = icmp samesign ult i64 %264, 2
 %269 = mul i64 %264, 24
 %270 = getelementptr i8, ptr %50, i64 %269
 %271 = mul nuw i64 %264, 24
 %272 = getelementptr i8, ptr %50, i64 %271
 %273 = getelementptr i8, ptr %272, i64 384
 %274 = uitofp nneg i64 %264 to double
 br label %275
275:
 %276 = phi i64 [ 0, %263 ], [ %74, %73 ]
 %277 = getelementptr double, ptr %270, i64 %276
 store double 0.000000e+00, ptr %277, align 8
 store double %274, ptr %273, align 8
 %278 = load double, ptr %277, align 8
 %279 = getelementptr double, ptr %29, i64 %276
 br label %280
280:
 %281 = phi double [ %278, %275 ], [ %314, %280 ]
 %282 = phi i64 [ 0, %275 ], [ %283, %280 ]
 %283 = add nuw nsw i64 %282, 1
 %284 = add nuw nsw i64 %282, 9
 %285 = getelementptr double, ptr %34, i64 %284
 %286 = load double, ptr %285, align 8
 %287 = getelementptr double, ptr %29, i64 %284
 %288 = load double, ptr %287, align 8
 %289 = fsub nsz contract double %286, %288
 %290 = mul nuw nsw i64 %282, 3
 %291 = getelementptr double, ptr %62, i64 %290
 %292 = load double, ptr %291, align 8
 %293 = fmul nsz contract double %46, %292
 %294 = load double, ptr %57, align 8
 %295 = fmul nsz contract double %293, %294
 %296 = fadd nsz contract double %289, %295
 %297 = getelementptr double, ptr %63, i64 %290
 %298 = load double, ptr %297, align 8
 %299 = fneg nsz contract double %298
 %300 = select nsz contract i1 %267, double %298, double %299
 %301 = load double, ptr %59, align 8
 %302 = fmul nsz contract double %300, %301
 %303 = getelementptr double, ptr %64, i64 %290
 %304 = load double, ptr %303, align 8
 %305 = fneg nsz contract double %304
 %306 = select nsz contract i1 %268, double %304, double %305
 %307 = load double, ptr %61, align 8
 %308 = fmul nsz contract double %306, %307
 %309 = fadd nsz contract double %302, %308
 %310 = fadd nsz contract double %296, %309
 %311 = getelementptr double, ptr %279, i64 %290
 %312 = load double, ptr %311, align 8
 %313 = fmul nsz contract double %312, %310
 %314 = fadd nsz contract double %281, %313
 store double %314, ptr %277, align 8
 %315 = icmp eq i64 %283, 3
 br i1 %315, label %73, label %280
316:
 %317 = phi i64 [ 4, %68 ], [ %79, %78 ]
 %318 = phi i64 [ 0, %68 ], [ %319, %78 ]
 %319 = add nuw nsw i64 %318, 1
 %320 = and i64 %318, 1
 %321 = icmp eq i64 %320, 0
 %322 = select i1 %321, double 1.000000e+00, double -1.000000e+00
 %323 = icmp slt i64 %317, 1
 br i1 %323, label %80, label %324
324:
 %325 = lshr i64 %318, 1
 %326 = add nsw i64 %72, %325
 %327 = srem i64 %326, 3
 %328 = icmp slt i64 %327, 0
 %329 = add nsw i64 %327, 3
 %330 = select i1 %328, i64 %329, i64 %327
 %331 = getelementptr double, ptr %71, i64 %330
 %332 = icmp slt i64 %330, -1
 %333 = select i1 %332, i64 5, i64 1
 %334 = getelementptr double, ptr %331, i64 %333
 %335 = load double, ptr %334, align 8
 %336 = fmul nsz contract double %335, 0x3FF000010C6F7A0B
 %337 = icmp slt i64 %330, 0
 %338 = add nsw i64 %330, 3
 %339 = select i1 %337, i64 %338, i64 %330
 %340 = uitofp nneg i64 %318 to double
 %341 = fmul nsz contract double %340, 2.000000e+00
 br label %342
342:
 %343 = phi i64 [ 0, %324 ], [ %218, %217 ]
 %344 = phi i64 [ 0, %324 ], [ %345, %217 ]
 %345 = add nuw nsw i64 %344, 1
 %346 = urem i64 %345, %317
 %347 = mul i64 %344, 24
 %348 = getelementptr i8, ptr %50, i64 %347
 %349 = getelementptr double, ptr %348, i64 %339
 %350 = load double, ptr %349, align 8
 %351 = fmul nsz contract double %322, %350
 %352 = fsub nsz contract double %336, %351
 %353 = mul i64 %346, 24
 %354 = getelementptr i8, ptr %50, i64 %353
 %355 = getelementptr double, ptr %354, i64 %339
 %356 = load double, ptr %355, align 8
 %357 = fmul nsz contract double %322, %356
 %358 = fsub nsz contract double %336, %357
 %359 = fcmp nsz contract ult double %352, 0.000000e+00
 br i1 %359, label %93, label %360
360:
 %361 = lshr i64 %343, 58
 %362 = and i64 %361, 32
 %363 = add i64 %362, %343
 %364 = mul i64 %363, 24
 %365 = getelementptr i8, ptr %69, i64 %364
 br label %366
366:
 %367 = phi i64 [ 0, %360 ], [ %368, %366 ]
 %368 = add nuw nsw i64 %367, 1
 %369 = getelementptr double, ptr %348, i64 %367
 %370 = load double, ptr %369, align 8
 %371 = getelementptr double, ptr %365, i64 %367
 store double %370, ptr %371, align 8
 %372 = icmp eq i64 %368, 3
 br i1 %372, label %82, label %366
373:
 %374 = phi i64 [ 0, %102 ], [ %375, %373 ]
 %375 = add nuw nsw i64 %374, 1
 %376 = getelementptr double, ptr %348, i64 %374
 %377 = load double, ptr %376, align 8
 %378 = getelementptr double, ptr %354, i64 %374
 %379 = load double, ptr %378, align 8
 %380 = fsub nsz contract double %379, %377
 %381 = fmul nsz contract double %104, %380
 %382 = fadd nsz contract double %377, %381
 %383 = getelementptr double, ptr %109, i64 %374
 store double %382, ptr %383, align 8
 %384 = icmp eq i64 %375, 3
 br i1 %384, label %110, label %373
385:
 %386 = phi i64 [ %136, %135 ], [ 0, %133 ]
 %387 = mul i64 %386, 3
 %388 = add i64 %387, 48
 %389 = getelementptr double, ptr %69, i64 %388
 %390 = load double, ptr %389, align 8
 %391 = getelementptr double, ptr %50, i64 %388
 store double %390, ptr %391, align 8
 %392 = mul i64 %386, 3
 br label %393
393:
 %394 = phi i64 [ 0, %385 ], [ %395, %393 ]
 %395 = add nuw nsw i64 %394, 1
 %396 = add i64 %394, %392
 %397 = getelementptr double, ptr %69, i64 %396
 %398 = load double, ptr %397, align 8
 %399 = getelementptr double, ptr %50, i64 %396
 store double %398, ptr %399, align 8
 %400 = icmp eq i64 %395, 3
 br i1 %400, label %135, label %393
401:
 %402 = phi i64 [ 0, %140 ], [ %160, %214 ]
 %403 = mul i64 %402, 24
 %404 = getelementptr i8, ptr %50, i64 %403
 %405 = getelementptr double, ptr %404, i64 %143
 %406 = load double, ptr %405, align 8
 %407 = fmul nsz contract double %37, %406
 %408 = load double, ptr %147, align 8
 %409 = fsub nsz contract double %407, %408
 %410 = fmul nsz contract double %409, 5.000000e-01
 %411 = fmul nsz contract double %37, %410
 br label %412
412:
 %413 = phi i64 [ 0, %401 ], [ %157, %156 ]
 %414 = mul nuw nsw i64 %413, 3
 %415 = add nsw i64 %414, %6
 %416 = icmp slt i64 %415, 0
 %417 = add i64 %415, 12
 %418 = select i1 %416, i64 %417, i64 %415
 %419 = getelementptr double, ptr %29, i64 %418
 %420 = load double, ptr %419, align 8
 %421 = fmul nsz contract double %148, %420
 %422 = getelementptr double, ptr %139, i64 %413
 store double %421, ptr %422, align 8
 %423 = getelementptr double, ptr %29, i64 %413
 %424 = getelementptr i8, ptr %423, i64 72
 %425 = load double, ptr %424, align 8
 %426 = load double, ptr %419, align 8
 %427 = fmul nsz contract double %411, %426
 %428 = fsub nsz contract double %425, %427
 %429 = getelementptr i8, ptr %422, i64 24
 store double %428, ptr %429, align 8
 %430 = getelementptr double, ptr %29, i64 %414
 br label %431
431:
 %432 = phi i64 [ 0, %412 ], [ %434, %431 ]
 %433 = phi double [ %428, %412 ], [ %440, %431 ]
 %434 = add nuw nsw i64 %432, 1
 %435 = getelementptr double, ptr %430, i64 %432
 %436 = load double, ptr %435, align 8
 %437 = getelementptr double, ptr %404, i64 %432
 %438 = load double, ptr %437, align 8
 %439 = fmul nsz contract double %436, %438
 %440 = fadd nsz contract double %433, %439
 store double %440, ptr %429, align 8
 %441 = icmp eq i64 %434, 3
 br i1 %441, label %156, label %431
}
define i64 @advance(i64 %0, i64 %1) {
2:
 %3 = alloca ptr, align 8
 %4 = alloca ptr, align 8
 %5 = add i64 %0, 8
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = add i64 %0, 16
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = add i64 %0, 104
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = add i64 %0, 120
 %15 = inttoptr i64 %14 to ptr
 %16 = load double, ptr %15, align 8
 %17 = add i64 %0, 136
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = add i64 %0, 192
 %21 = inttoptr i64 %20 to ptr
 %22 = load double, ptr %21, align 8
 %23 = add i64 %0, 200
 %24 = inttoptr i64 %23 to ptr
 %25 = load double, ptr %24, align 8
 %26 = add i64 %0, 208
 %27 = inttoptr i64 %26 to ptr
 %28 = load double, ptr %27, align 8
 %29 = add i64 %0, 216
 %30 = inttoptr i64 %29 to ptr
 %31 = load i64, ptr %30, align 8
 %32 = add i64 %0, 224
 %33 = inttoptr i64 %32 to ptr
 %34 = load i64, ptr %33, align 8
 %35 = add i64 %0, 232
 %36 = inttoptr i64 %35 to ptr
 %37 = load i64, ptr %36, align 8
 %38 = add i64 %0, 240
 %39 = inttoptr i64 %38 to ptr
 %40 = load i64, ptr %39, align 8
 %41 = inttoptr i64 %34 to ptr
 %42 = add i64 %0, 248
 %43 = inttoptr i64 %42 to ptr
 %44 = load i64, ptr %43, align 8
 %45 = add i64 %0, 256
 %46 = inttoptr i64 %45 to ptr
 %47 = load i64, ptr %46, align 8
 %48 = add i64 %0, 264
 %49 = inttoptr i64 %48 to ptr
 %50 = load i64, ptr %49, align 8
 %51 = add i64 %0, 272
 %52 = inttoptr i64 %51 to ptr
 %53 = load i64, ptr %52, align 8
 %54 = inttoptr i64 %44 to ptr
 %55 = add i64 %0, 280
 %56 = inttoptr i64 %55 to ptr
 %57 = load i64, ptr %56, align 8
 %58 = add i64 %0, 288
 %59 = inttoptr i64 %58 to ptr
 %60 = load i64, ptr %59, align 8
 %61 = inttoptr i64 %57 to ptr
 %62 = add i64 %0, 296
 %63 = inttoptr i64 %62 to ptr
 %64 = load i64, ptr %63, align 8
 %65 = inttoptr i64 %64 to ptr
 %66 = add i64 %0, 312
 %67 = inttoptr i64 %66 to ptr
 %68 = load i64, ptr %67, align 8
 %69 = add i64 %0, 320
 %70 = inttoptr i64 %69 to ptr
 %71 = load i64, ptr %70, align 8
 %72 = inttoptr i64 %68 to ptr
 %73 = add i64 %0, 344
 %74 = inttoptr i64 %73 to ptr
 %75 = load i64, ptr %74, align 8
 %76 = add i64 %0, 352
 %77 = inttoptr i64 %76 to ptr
 %78 = load i64, ptr %77, align 8
 %79 = add i64 %0, 360
 %80 = inttoptr i64 %79 to ptr
 %81 = load i64, ptr %80, align 8
 %82 = add i64 %0, 368
 %83 = inttoptr i64 %82 to ptr
 %84 = load i64, ptr %83, align 8
 %85 = inttoptr i64 %78 to ptr
 %86 = add i64 %0, 376
 %87 = inttoptr i64 %86 to ptr
 %88 = load i64, ptr %87, align 8
 %89 = add i64 %0, 384
 %90 = inttoptr i64 %89 to ptr
 %91 = load i64, ptr %90, align 8
 %92 = inttoptr i64 %88 to ptr
 %93 = add i64 %0, 392
 %94 = inttoptr i64 %93 to ptr
 %95 = load i64, ptr %94, align 8
 %96 = add i64 %0, 400
 %97 = inttoptr i64 %96 to ptr
 %98 = load i64, ptr %97, align 8
 %99 = inttoptr i64 %95 to ptr
 %100 = add i64 %0, 408
 %101 = inttoptr i64 %100 to ptr
 %102 = load i64, ptr %101, align 8
 %103 = inttoptr i64 %102 to ptr
 %104 = add i64 %0, 424
 %105 = inttoptr i64 %104 to ptr
 %106 = load i64, ptr %105, align 8
 %107 = add i64 %0, 432
 %108 = inttoptr i64 %107 to ptr
 %109 = load i64, ptr %108, align 8
 %110 = inttoptr i64 %106 to ptr
 %111 = add i64 %0, 440
 %112 = inttoptr i64 %111 to ptr
 %113 = load i64, ptr %112, align 8
 %114 = inttoptr i64 %113 to ptr
 %115 = add i64 %0, 456
 %116 = inttoptr i64 %115 to ptr
 %117 = load i64, ptr %116, align 8
 %118 = inttoptr i64 %117 to ptr
 %119 = add i64 %0, 488
 %120 = inttoptr i64 %119 to ptr
 %121 = load i64, ptr %120, align 8
 %122 = add i64 %0, 496
 %123 = inttoptr i64 %122 to ptr
 %124 = load i64, ptr %123, align 8
 %125 = inttoptr i64 %121 to ptr
 %126 = add i64 %0, 504
 %127 = inttoptr i64 %126 to ptr
 %128 = load i64, ptr %127, align 8
 %129 = inttoptr i64 %128 to ptr
 %130 = add i64 %0, 520
 %131 = inttoptr i64 %130 to ptr
 %132 = load i64, ptr %131, align 8
 %133 = add i64 %0, 528
 %134 = inttoptr i64 %133 to ptr
 %135 = load i64, ptr %134, align 8
 %136 = add i64 %0, 536
 %137 = inttoptr i64 %136 to ptr
 %138 = load i64, ptr %137, align 8
 %139 = inttoptr i64 %132 to ptr
 %140 = add i64 %0, 544
 %141 = inttoptr i64 %140 to ptr
 %142 = load i64, ptr %141, align 8
 %143 = add i64 %0, 552
 %144 = inttoptr i64 %143 to ptr
 %145 = load i64, ptr %144, align 8
 %146 = add i64 %0, 560
 %147 = inttoptr i64 %146 to ptr
 %148 = load i64, ptr %147, align 8
 %149 = inttoptr i64 %142 to ptr
 %150 = add i64 %0, 568
 %151 = inttoptr i64 %150 to ptr
 %152 = load i64, ptr %151, align 8
 %153 = add i64 %0, 576
 %154 = inttoptr i64 %153 to ptr
 %155 = load i64, ptr %154, align 8
 %156 = add i64 %0, 584
 %157 = inttoptr i64 %156 to ptr
 %158 = load i64, ptr %157, align 8
 %159 = inttoptr i64 %152 to ptr
 %160 = add i64 %0, 592
 %161 = inttoptr i64 %160 to ptr
 %162 = load i64, ptr %161, align 8
 %163 = add i64 %0, 600
 %164 = inttoptr i64 %163 to ptr
 %165 = load i64, ptr %164, align 8
 %166 = add i64 %0, 608
 %167 = inttoptr i64 %166 to ptr
 %168 = load i64, ptr %167, align 8
 %169 = inttoptr i64 %162 to ptr
 %170 = add i64 %0, 616
 %171 = inttoptr i64 %170 to ptr
 %172 = load i64, ptr %171, align 8
 %173 = inttoptr i64 %172 to ptr
 %174 = add i64 %0, 632
 %175 = inttoptr i64 %174 to ptr
 %176 = load i64, ptr %175, align 8
 %177 = inttoptr i64 %176 to ptr
 %178 = add i64 %0, 640
 %179 = inttoptr i64 %178 to ptr
 %180 = load i64, ptr %179, align 8
 %181 = inttoptr i64 %180 to ptr
 call fastcc void @f3(ptr %3, ptr %4, i64 %7, i64 %10, i64 %13, double %16, i64 %19, double %22, double %25, double %28, i64 %31, ptr %41, i64 %37, i64 %40, ptr %54, i64 %47, i64 %50, i64 %53, ptr %61, i64 %60, ptr %65, ptr %72, i64 %71, i64 %75, ptr %85, i64 %81, i64 %84, ptr %92, i64 %91, ptr %99, i64 %98, ptr %103, ptr %110, i64 %109, ptr %114, ptr %118, ptr %125, i64 %124, ptr %129, ptr %139, i64 %135, i64 %138, ptr %149, i64 %145, i64 %148, ptr %159, i64 %155, i64 %158, ptr %169, i64 %165, i64 %168, ptr %173, ptr %177, ptr %181, i64 %1)
 ret i64 0
}
define i64 @show(i64 %0, i64 %1) {
 %3 = alloca ptr, align 8
 %4 = alloca ptr, align 8
 %5 = alloca ptr, align 8
 %6 = add i64 %0, 384
 %7 = inttoptr i64 %6 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = add i64 %0, 632
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = inttoptr i64 %11 to ptr
 %13 = add i64 %0, 640
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = inttoptr i64 %15 to ptr
 %17 = getelementptr inbounds nuw i8, ptr %12, i64 224
 %18 = load i64, ptr %17, align 1
 %19 = getelementptr inbounds nuw i8, ptr %12, i64 136
 %20 = inttoptr i64 %18 to ptr
 %21 = getelementptr inbounds nuw i8, ptr %12, i64 192
 %22 = load i64, ptr %21, align 1
 %23 = getelementptr inbounds nuw i8, ptr %12, i64 112
 %24 = load i64, ptr %23, align 1
 %25 = inttoptr i64 %22 to ptr
 %26 = getelementptr inbounds nuw i8, ptr %16, i64 352
 %27 = load i64, ptr %26, align 1
 %28 = inttoptr i64 %27 to ptr
 %29 = getelementptr inbounds nuw i8, ptr %16, i64 368
 %30 = load i64, ptr %29, align 1
 %31 = getelementptr inbounds nuw i8, ptr %16, i64 104
 %32 = load i64, ptr %31, align 1
 %33 = inttoptr i64 %30 to ptr
 %34 = getelementptr inbounds nuw i8, ptr %16, i64 376
 %35 = load i64, ptr %34, align 1
 %36 = getelementptr inbounds nuw i8, ptr %12, i64 104
 %37 = inttoptr i64 %35 to ptr
 %38 = getelementptr inbounds nuw i8, ptr %16, i64 400
 %39 = load i64, ptr %38, align 1
 %40 = inttoptr i64 %39 to ptr
 %41 = getelementptr inbounds nuw i8, ptr %16, i64 408
 %42 = load i64, ptr %41, align 1
 %43 = inttoptr i64 %42 to ptr
 %44 = getelementptr inbounds nuw i8, ptr %16, i64 424
 %45 = load i64, ptr %44, align 1
 %46 = inttoptr i64 %45 to ptr
 %47 = getelementptr inbounds nuw i8, ptr %16, i64 432
 %48 = load i64, ptr %47, align 1
 %49 = inttoptr i64 %48 to ptr
 %50 = getelementptr inbounds nuw i8, ptr %16, i64 440
 %51 = load i64, ptr %50, align 1
 %52 = inttoptr i64 %51 to ptr
 %53 = getelementptr inbounds nuw i8, ptr %16, i64 448
 %54 = load i64, ptr %53, align 1
 %55 = inttoptr i64 %54 to ptr
 %56 = getelementptr inbounds nuw i8, ptr %16, i64 872
 %57 = load i64, ptr %56, align 1
 %58 = inttoptr i64 %57 to ptr
 %59 = getelementptr inbounds nuw i8, ptr %16, i64 880
 %60 = load i64, ptr %59, align 1
 %61 = getelementptr inbounds nuw i8, ptr %16, i64 320
 %62 = load i64, ptr %61, align 1
 %63 = inttoptr i64 %60 to ptr
 %64 = getelementptr inbounds nuw i8, ptr %12, i64 64
 %65 = load i64, ptr %64, align 1
 %66 = icmp eq i64 %65, 1
 br i1 %66, label %67, label %71
67:
 %68 = getelementptr inbounds nuw i8, ptr %12, i64 288
 %69 = load i64, ptr %68, align 1
 %70 = inttoptr i64 %69 to ptr
 call fastcc void @f1(ptr %3, ptr readonly %12, ptr %16, ptr %58, i64 %8, double 0.000000e+00, ptr %70)
 br label %96
71:
 %72 = icmp slt i64 %8, 1
 br i1 %72, label %80, label %73
73:
 %74 = phi i64 [ %75, %73 ], [ 0, %71 ]
 %75 = add nuw nsw i64 %74, 1
 %76 = getelementptr double, ptr %58, i64 %74
 %77 = load double, ptr %76, align 8
 %78 = getelementptr double, ptr %28, i64 %74
 store double %77, ptr %78, align 8
 %79 = icmp eq i64 %8, %75
 br i1 %79, label %80, label %73
80:
 %81 = getelementptr inbounds nuw i8, ptr %16, i64 48
 %82 = load i64, ptr %81, align 1
 %83 = inttoptr i64 %82 to ptr
 tail call void %83(ptr %28, ptr %33)
 %84 = load i64, ptr %36, align 1
 %85 = icmp slt i64 %84, 1
 br i1 %85, label %96, label %86
86:
 %87 = getelementptr inbounds nuw i8, ptr %16, i64 64
 %88 = getelementptr inbounds nuw i8, ptr %16, i64 72
 br label %216
89:
 %90 = add nuw nsw i64 %217, 1
 %91 = icmp eq i64 %90, %84
 br i1 %91, label %96, label %216
92:
 %93 = mul nuw nsw i64 %217, 12
 %94 = mul i64 %217, 96
 %95 = getelementptr i8, ptr %40, i64 %94
 br label %234
96:
 %97 = getelementptr inbounds nuw i8, ptr %12, i64 168
 %98 = load i64, ptr %97, align 1
 %99 = load i64, ptr %23, align 1
 %100 = inttoptr i64 %98 to ptr
 %101 = getelementptr inbounds nuw i8, ptr %12, i64 184
 %102 = load i64, ptr %101, align 1
 %103 = inttoptr i64 %102 to ptr
 %104 = load i64, ptr %38, align 1
 %105 = inttoptr i64 %104 to ptr
 %106 = load i64, ptr %41, align 1
 %107 = inttoptr i64 %106 to ptr
 %108 = icmp slt i64 %99, 1
 br i1 %108, label %178, label %120
109:
 %110 = mul i64 %127, 96
 %111 = getelementptr i8, ptr %105, i64 %110
 %112 = getelementptr i8, ptr %125, i64 72
 %113 = getelementptr i8, ptr %125, i64 80
 %114 = getelementptr i8, ptr %125, i64 88
 br label %136
115:
 %116 = add nuw nsw i64 %137, 1
 %117 = icmp eq i64 %116, 3
 br i1 %117, label %118, label %136
118:
 %119 = icmp eq i64 %99, %122
 br i1 %119, label %178, label %120
120:
 %121 = phi i64 [ %122, %118 ], [ 0, %96 ]
 %122 = add nuw nsw i64 %121, 1
 %123 = mul i64 %121, 12
 %124 = getelementptr double, ptr %107, i64 %123
 %125 = getelementptr double, ptr %103, i64 %123
 %126 = getelementptr i64, ptr %100, i64 %121
 %127 = load i64, ptr %126, align 8
 %128 = icmp slt i64 %127, 0
 br i1 %128, label %129, label %109
129:
 %130 = phi i64 [ %131, %129 ], [ 0, %120 ]
 %131 = add nuw nsw i64 %130, 1
 %132 = getelementptr double, ptr %125, i64 %130
 %133 = load double, ptr %132, align 8
 %134 = getelementptr double, ptr %124, i64 %130
 store double %133, ptr %134, align 8
 %135 = icmp eq i64 %131, 12
 br i1 %135, label %118, label %129
136:
 %137 = phi i64 [ 0, %109 ], [ %116, %115 ]
 %138 = add nuw nsw i64 %137, 9
 %139 = getelementptr double, ptr %111, i64 %138
 %140 = load double, ptr %139, align 8
 %141 = mul nuw nsw i64 %137, 3
 %142 = getelementptr double, ptr %111, i64 %141
 %143 = load double, ptr %142, align 8
 %144 = load double, ptr %112, align 8
 %145 = fmul nsz contract double %143, %144
 %146 = fadd nsz contract double %140, %145
 %147 = getelementptr i8, ptr %142, i64 8
 %148 = load double, ptr %147, align 8
 %149 = load double, ptr %113, align 8
 %150 = fmul nsz contract double %148, %149
 %151 = fadd nsz contract double %146, %150
 %152 = getelementptr i8, ptr %142, i64 16
 %153 = load double, ptr %152, align 8
 %154 = load double, ptr %114, align 8
 %155 = fmul nsz contract double %153, %154
 %156 = fadd nsz contract double %151, %155
 %157 = getelementptr double, ptr %124, i64 %138
 store double %156, ptr %157, align 8
 %158 = getelementptr double, ptr %124, i64 %141
 br label %159
159:
 %160 = phi i64 [ 0, %136 ], [ %161, %159 ]
 %161 = add nuw nsw i64 %160, 1
 %162 = load double, ptr %142, align 8
 %163 = getelementptr double, ptr %125, i64 %160
 %164 = load double, ptr %163, align 8
 %165 = fmul nsz contract double %162, %164
 %166 = load double, ptr %147, align 8
 %167 = getelementptr i8, ptr %163, i64 24
 %168 = load double, ptr %167, align 8
 %169 = fmul nsz contract double %166, %168
 %170 = fadd nsz contract double %165, %169
 %171 = load double, ptr %152, align 8
 %172 = getelementptr i8, ptr %163, i64 48
 %173 = load double, ptr %172, align 8
 %174 = fmul nsz contract double %171, %173
 %175 = fadd nsz contract double %170, %174
 %176 = getelementptr double, ptr %158, i64 %160
 store double %175, ptr %176, align 8
 %177 = icmp eq i64 %161, 3
 br i1 %177, label %115, label %159
178:
 %179 = load i64, ptr %61, align 1
 %180 = icmp slt i64 %179, 1
 br i1 %180, label %181, label %247
181:
 %182 = load i64, ptr %19, align 1
 %183 = icmp slt i64 %182, 1
 br i1 %183, label %344, label %184
184:
 %185 = getelementptr inbounds nuw i8, ptr %16, i64 176
 %186 = getelementptr inbounds nuw i8, ptr %16, i64 864
 br label %253
187:
 store double %291, ptr %289, align 8
 %188 = mul i64 %270, 3
 br label %294
189:
 %190 = icmp eq i64 %271, %266
 br i1 %190, label %191, label %269
191:
 %192 = load i64, ptr %186, align 1
 %193 = inttoptr i64 %192 to ptr
 %194 = getelementptr i8, ptr %193, i64 %268
 %195 = load i64, ptr %194, align 8
 %196 = icmp slt i64 %195, 0
 %197 = select i1 %196, i64 %62, i64 0
 %198 = add i64 %197, %195
 %199 = mul i64 %198, 56
 %200 = getelementptr i8, ptr %63, i64 %199
 %201 = load double, ptr %200, align 8
 %202 = fcmp nsz contract oeq double %201, 0x7FF0000000000000
 br i1 %202, label %203, label %214
203:
 %204 = icmp slt i64 %258, 0
 %205 = select i1 %204, i64 %24, i64 0
 %206 = add i64 %205, %258
 %207 = mul i64 %206, 96
 %208 = getelementptr i8, ptr %43, i64 %207
 %209 = icmp slt i64 %260, 0
 %210 = select i1 %209, i64 %24, i64 0
 %211 = add i64 %210, %260
 %212 = mul i64 %211, 96
 %213 = getelementptr i8, ptr %43, i64 %212
 br label %306
214:
 %215 = icmp eq i64 %255, %182
 br i1 %215, label %344, label %253
216:
 %217 = phi i64 [ 0, %86 ], [ %90, %89 ]
 %218 = mul nuw nsw i64 %217, 6
 %219 = mul i64 %217, 48
 %220 = getelementptr i8, ptr %37, i64 %219
 br label %221
221:
 %222 = phi i64 [ 0, %216 ], [ %223, %221 ]
 %223 = add nuw nsw i64 %222, 1
 %224 = load i64, ptr %87, align 1
 %225 = add nuw i64 %222, %218
 %226 = add i64 %225, %224
 %227 = icmp slt i64 %226, 0
 %228 = select i1 %227, i64 %32, i64 0
 %229 = getelementptr double, ptr %33, i64 %226
 %230 = getelementptr double, ptr %229, i64 %228
 %231 = load double, ptr %230, align 8
 %232 = getelementptr double, ptr %220, i64 %222
 store double %231, ptr %232, align 8
 %233 = icmp eq i64 %223, 6
 br i1 %233, label %92, label %221
234:
 %235 = phi i64 [ 0, %92 ], [ %236, %234 ]
 %236 = add nuw nsw i64 %235, 1
 %237 = load i64, ptr %88, align 1
 %238 = add nuw i64 %235, %93
 %239 = add i64 %238, %237
 %240 = icmp slt i64 %239, 0
 %241 = select i1 %240, i64 %32, i64 0
 %242 = getelementptr double, ptr %33, i64 %239
 %243 = getelementptr double, ptr %242, i64 %241
 %244 = load double, ptr %243, align 8
 %245 = getelementptr double, ptr %95, i64 %235
 store double %244, ptr %245, align 8
 %246 = icmp eq i64 %236, 12
 br i1 %246, label %89, label %234
247:
 %248 = phi i64 [ %249, %247 ], [ 0, %178 ]
 %249 = add nuw nsw i64 %248, 1
 %250 = mul i64 %248, 56
 %251 = getelementptr i8, ptr %63, i64 %250
 store double 0x7FF0000000000000, ptr %251, align 8
 %252 = icmp eq i64 %179, %249
 br i1 %252, label %181, label %247
253:
 %254 = phi i64 [ 0, %184 ], [ %255, %214 ]
 %255 = add nuw nsw i64 %254, 1
 %256 = mul i64 %254, 24
 %257 = getelementptr i8, ptr %20, i64 %256
 %258 = load i64, ptr %257, align 8
 %259 = getelementptr i8, ptr %257, i64 8
 %260 = load i64, ptr %259, align 8
 store i64 0, ptr %185, align 1
 %261 = getelementptr i8, ptr %257, i64 16
 %262 = load i64, ptr %261, align 8
 %263 = call fastcc i32 @f26(ptr %4, ptr %5, ptr readonly %12, ptr %16, i64 %258, i64 %260, i64 %262, double 0x7FF0000000000000)
 %264 = icmp eq i32 %263, 0
 br i1 %264, label %265, label %346
265:
 %266 = load i64, ptr %185, align 1
 %267 = icmp slt i64 %266, 1
 %268 = shl i64 %254, 4
 br i1 %267, label %191, label %269
269:
 %270 = phi i64 [ %271, %189 ], [ 0, %265 ]
 %271 = add nuw nsw i64 %270, 1
 %272 = shl i64 %270, 5
 %273 = getelementptr i8, ptr %46, i64 %272
 %274 = getelementptr i8, ptr %273, i64 24
 %275 = load i64, ptr %274, align 8
 %276 = load i64, ptr %186, align 1
 %277 = inttoptr i64 %276 to ptr
 %278 = getelementptr i8, ptr %277, i64 %268
 %279 = load i64, ptr %278, align 8
 %280 = getelementptr i8, ptr %278, i64 8
 %281 = load i64, ptr %280, align 8
 %282 = icmp sgt i64 %281, 1
 %283 = select i1 %282, i64 %275, i64 0
 %284 = add nsw i64 %283, %279
 %285 = icmp slt i64 %284, 0
 %286 = select i1 %285, i64 %62, i64 0
 %287 = add i64 %286, %284
 %288 = mul i64 %287, 56
 %289 = getelementptr i8, ptr %63, i64 %288
 %290 = getelementptr double, ptr %49, i64 %270
 %291 = load double, ptr %290, align 8
 %292 = load double, ptr %289, align 8
 %293 = fcmp nsz contract olt double %291, %292
 br i1 %293, label %187, label %189
294:
 %295 = phi i64 [ 0, %187 ], [ %296, %294 ]
 %296 = add nuw nsw i64 %295, 1
 %297 = add i64 %295, %188
 %298 = getelementptr double, ptr %55, i64 %297
 %299 = load double, ptr %298, align 8
 %300 = getelementptr double, ptr %52, i64 %297
 %301 = load double, ptr %300, align 8
 %302 = getelementptr double, ptr %289, i64 %295
 %303 = getelementptr i8, ptr %302, i64 8
 store double %299, ptr %303, align 8
 %304 = getelementptr i8, ptr %302, i64 32
 store double %301, ptr %304, align 8
 %305 = icmp eq i64 %296, 3
 br i1 %305, label %189, label %294
306:
 %307 = phi double [ 0.000000e+00, %203 ], [ %322, %306 ]
 %308 = phi i64 [ 0, %203 ], [ %309, %306 ]
 %309 = add nuw nsw i64 %308, 1
 %310 = add nuw nsw i64 %308, 9
 %311 = getelementptr double, ptr %208, i64 %310
 %312 = load double, ptr %311, align 8
 %313 = getelementptr double, ptr %213, i64 %310
 %314 = load double, ptr %313, align 8
 %315 = fadd nsz contract double %312, %314
 %316 = fmul nsz contract double %315, 5.000000e-01
 %317 = fsub nsz contract double %314, %312
 %318 = getelementptr double, ptr %200, i64 %308
 %319 = getelementptr i8, ptr %318, i64 8
 store double %316, ptr %319, align 8
 %320 = getelementptr i8, ptr %318, i64 32
 store double %317, ptr %320, align 8
 %321 = fmul nsz contract double %317, %317
 %322 = fadd nsz contract double %307, %321
 %323 = icmp eq i64 %309, 3
 br i1 %323, label %324, label %306
324:
 %325 = tail call nsz contract double @llvm.sqrt.f64(double %322)
 %326 = fcmp nsz contract olt double %325, 1.000000e-300
 %327 = select i1 %326, double 1.000000e-300, double %325
 %328 = getelementptr double, ptr %25, i64 %206
 %329 = load double, ptr %328, align 8
 %330 = fsub nsz contract double %327, %329
 %331 = getelementptr double, ptr %25, i64 %211
 %332 = load double, ptr %331, align 8
 %333 = fsub nsz contract double %330, %332
 %334 = fcmp nsz contract olt double %333, 0.000000e+00
 %335 = select i1 %334, double 0.000000e+00, double %333
 store double %335, ptr %200, align 8
 br label %336
336:
 %337 = phi i64 [ 0, %324 ], [ %338, %336 ]
 %338 = add nuw nsw i64 %337, 1
 %339 = getelementptr double, ptr %200, i64 %337
 %340 = getelementptr i8, ptr %339, i64 32
 %341 = load double, ptr %340, align 8
 %342 = fdiv nsz contract double %341, %327
 store double %342, ptr %340, align 8
 %343 = icmp eq i64 %338, 3
 br i1 %343, label %214, label %336
344:
 %345 = getelementptr inbounds nuw i8, ptr %16, i64 176
 store i64 0, ptr %345, align 1
 br label %346
346:
 ret i64 0
}
