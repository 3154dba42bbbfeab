; what: loops for any machine, written by `make loops` from their texts in Python: don't edit
; sources: 54de9654c109152887be7330df109ace13a1779a6807926ceae3301d021af56c
; text: 3201a8931a56961130beb9e9ce121e7c2d1c25a5f5fd2444ff2a01e2612725c9
; calls: pow memset
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
 %59 = mul i64 %58, 672
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
 %28 = getelementptr inbounds nuw i8, ptr %2, i64 840
 %29 = load i64, ptr %28, align 1
 %30 = inttoptr i64 %29 to ptr
 %31 = getelementptr inbounds nuw i8, ptr %2, i64 856
 %32 = load i64, ptr %31, align 1
 %33 = inttoptr i64 %32 to ptr
 %34 = getelementptr inbounds nuw i8, ptr %1, i64 48
 %35 = load i64, ptr %34, align 1
 %36 = sub i64 %4, %35
 %37 = icmp slt i64 %11, 1
 br i1 %37, label %142, label %38
38:
 %39 = getelementptr i8, ptr %33, i64 8
 %40 = getelementptr i8, ptr %33, i64 16
 %41 = getelementptr i8, ptr %33, i64 24
 %42 = getelementptr i8, ptr %33, i64 32
 %43 = getelementptr i8, ptr %33, i64 40
 %44 = getelementptr i8, ptr %33, i64 48
 %45 = getelementptr i8, ptr %33, i64 56
 %46 = getelementptr i8, ptr %33, i64 64
 %47 = getelementptr i8, ptr %6, i64 8
 %48 = getelementptr i8, ptr %6, i64 16
 br label %143
49:
 %50 = add nuw nsw i64 %144, 1
 %51 = icmp eq i64 %50, %11
 br i1 %51, label %142, label %143
52:
 %53 = mul i64 %144, 672
 %54 = getelementptr i8, ptr %12, i64 %53
 %55 = mul i64 %144, 96
 %56 = getelementptr i8, ptr %24, i64 %55
 %57 = icmp slt i64 %147, -3
 %58 = select i1 %57, i64 %4, i64 0
 %59 = getelementptr double, ptr %3, i64 %147
 %60 = getelementptr i8, ptr %59, i64 24
 %61 = getelementptr double, ptr %60, i64 %58
 %62 = load double, ptr %61, align 8
 %63 = icmp slt i64 %147, -4
 %64 = select i1 %63, i64 %4, i64 0
 %65 = getelementptr i8, ptr %59, i64 32
 %66 = getelementptr double, ptr %65, i64 %64
 %67 = load double, ptr %66, align 8
 %68 = icmp slt i64 %147, -5
 %69 = select i1 %68, i64 %4, i64 0
 %70 = getelementptr i8, ptr %59, i64 40
 %71 = getelementptr double, ptr %70, i64 %69
 %72 = load double, ptr %71, align 8
 %73 = icmp slt i64 %147, -6
 %74 = select i1 %73, i64 %4, i64 0
 %75 = getelementptr i8, ptr %59, i64 48
 %76 = getelementptr double, ptr %75, i64 %74
 %77 = load double, ptr %76, align 8
 %78 = fdiv nsz contract double 2.000000e+00, %162
 %79 = fmul nsz contract double %67, %67
 %80 = fmul nsz contract double %72, %72
 %81 = fadd nsz contract double %79, %80
 %82 = fmul nsz contract double %78, %81
 %83 = fsub nsz contract double 1.000000e+00, %82
 %84 = fmul nsz contract double %62, %67
 %85 = fmul nsz contract double %72, %77
 %86 = fsub nsz contract double %84, %85
 %87 = fmul nsz contract double %78, %86
 %88 = fmul nsz contract double %62, %72
 %89 = fmul nsz contract double %67, %77
 %90 = fadd nsz contract double %88, %89
 %91 = fmul nsz contract double %78, %90
 store double %83, ptr %33, align 8
 store double %87, ptr %39, align 8
 store double %91, ptr %40, align 8
 %92 = fadd nsz contract double %84, %85
 %93 = fmul nsz contract double %78, %92
 %94 = fmul nsz contract double %62, %62
 %95 = fadd nsz contract double %94, %80
 %96 = fmul nsz contract double %78, %95
 %97 = fsub nsz contract double 1.000000e+00, %96
 %98 = fmul nsz contract double %67, %72
 %99 = fmul nsz contract double %62, %77
 %100 = fsub nsz contract double %98, %99
 %101 = fmul nsz contract double %78, %100
 store double %93, ptr %41, align 8
 store double %97, ptr %42, align 8
 store double %101, ptr %43, align 8
 %102 = fsub nsz contract double %88, %89
 %103 = fmul nsz contract double %78, %102
 %104 = fadd nsz contract double %98, %99
 %105 = fmul nsz contract double %78, %104
 %106 = fadd nsz contract double %94, %79
 %107 = fmul nsz contract double %78, %106
 %108 = fsub nsz contract double 1.000000e+00, %107
 store double %103, ptr %44, align 8
 store double %105, ptr %45, align 8
 store double %108, ptr %46, align 8
 br label %164
109:
 %110 = add nuw nsw i64 %165, 1
 %111 = icmp eq i64 %110, 3
 br i1 %111, label %112, label %164
112:
 %113 = add nsw i64 %36, %149
 %114 = mul i64 %144, 6
 %115 = getelementptr double, ptr %18, i64 %114
 br label %205
116:
 %117 = add nuw nsw i64 %218, 1
 %118 = icmp eq i64 %117, 6
 br i1 %118, label %235, label %217
119:
 %120 = add nuw nsw i64 %280, 1
 %121 = icmp samesign ugt i64 %280, 2
 br i1 %121, label %122, label %140
122:
 %123 = getelementptr double, ptr %56, i64 %280
 %124 = getelementptr i8, ptr %123, i64 -24
 %125 = load double, ptr %124, align 8
 %126 = load double, ptr %6, align 8
 %127 = fmul nsz contract double %125, %126
 %128 = load double, ptr %123, align 8
 %129 = load double, ptr %47, align 8
 %130 = fmul nsz contract double %128, %129
 %131 = fadd nsz contract double %127, %130
 %132 = getelementptr double, ptr %56, i64 %280
 %133 = getelementptr i8, ptr %132, i64 24
 %134 = load double, ptr %133, align 8
 %135 = load double, ptr %48, align 8
 %136 = fmul nsz contract double %134, %135
 %137 = fadd nsz contract double %131, %136
 %138 = fmul nsz contract double %5, %137
 %139 = fadd nsz contract double %297, %138
 store double %139, ptr %283, align 8
 br label %140
140:
 %141 = icmp eq i64 %120, 6
 br i1 %141, label %49, label %279
142:
 store ptr null, ptr %0, align 8
 ret void
143:
 %144 = phi i64 [ 0, %38 ], [ %50, %49 ]
 %145 = shl i64 %144, 4
 %146 = getelementptr i8, ptr %15, i64 %145
 %147 = load i64, ptr %146, align 8
 %148 = getelementptr i8, ptr %146, i64 8
 %149 = load i64, ptr %148, align 8
 %150 = add nsw i64 %147, 3
 br label %151
151:
 %152 = phi double [ 0.000000e+00, %143 ], [ %162, %151 ]
 %153 = phi i64 [ 0, %143 ], [ %154, %151 ]
 %154 = add nuw nsw i64 %153, 1
 %155 = add nsw i64 %150, %153
 %156 = icmp slt i64 %155, 0
 %157 = select i1 %156, i64 %4, i64 0
 %158 = getelementptr double, ptr %3, i64 %155
 %159 = getelementptr double, ptr %158, i64 %157
 %160 = load double, ptr %159, align 8
 %161 = fmul nsz contract double %160, %160
 %162 = fadd nsz contract double %152, %161
 %163 = icmp eq i64 %154, 4
 br i1 %163, label %52, label %151
164:
 %165 = phi i64 [ 0, %52 ], [ %110, %109 ]
 %166 = add nuw nsw i64 %165, 9
 %167 = getelementptr double, ptr %54, i64 %166
 %168 = load double, ptr %167, align 8
 %169 = getelementptr double, ptr %56, i64 %166
 store double %168, ptr %169, align 8
 %170 = mul nuw nsw i64 %165, 3
 %171 = getelementptr double, ptr %54, i64 %170
 %172 = getelementptr i8, ptr %171, i64 8
 %173 = getelementptr i8, ptr %171, i64 16
 br label %174
174:
 %175 = phi i64 [ 0, %164 ], [ %176, %174 ]
 %176 = add nuw nsw i64 %175, 1
 %177 = load double, ptr %169, align 8
 %178 = add nuw nsw i64 %175, %170
 %179 = getelementptr double, ptr %54, i64 %178
 %180 = load double, ptr %179, align 8
 %181 = add nsw i64 %175, %147
 %182 = icmp slt i64 %181, 0
 %183 = select i1 %182, i64 %4, i64 0
 %184 = getelementptr double, ptr %3, i64 %181
 %185 = getelementptr double, ptr %184, i64 %183
 %186 = load double, ptr %185, align 8
 %187 = fmul nsz contract double %180, %186
 %188 = fadd nsz contract double %177, %187
 store double %188, ptr %169, align 8
 %189 = load double, ptr %171, align 8
 %190 = getelementptr double, ptr %33, i64 %175
 %191 = load double, ptr %190, align 8
 %192 = fmul nsz contract double %189, %191
 %193 = load double, ptr %172, align 8
 %194 = getelementptr i8, ptr %190, i64 24
 %195 = load double, ptr %194, align 8
 %196 = fmul nsz contract double %193, %195
 %197 = fadd nsz contract double %192, %196
 %198 = load double, ptr %173, align 8
 %199 = getelementptr i8, ptr %190, i64 48
 %200 = load double, ptr %199, align 8
 %201 = fmul nsz contract double %198, %200
 %202 = fadd nsz contract double %197, %201
 %203 = getelementptr double, ptr %56, i64 %178
 store double %202, ptr %203, align 8
 %204 = icmp eq i64 %176, 3
 br i1 %204, label %109, label %174
205:
 %206 = phi i64 [ 0, %112 ], [ %207, %205 ]
 %207 = add nuw nsw i64 %206, 1
 %208 = add nsw i64 %113, %206
 %209 = icmp slt i64 %208, 0
 %210 = select i1 %209, i64 %4, i64 0
 %211 = getelementptr double, ptr %3, i64 %208
 %212 = getelementptr double, ptr %211, i64 %210
 %213 = load double, ptr %212, align 8
 %214 = getelementptr double, ptr %115, i64 %206
 store double %213, ptr %214, align 8
 %215 = getelementptr double, ptr %30, i64 %206
 store double 0.000000e+00, ptr %215, align 8
 %216 = icmp eq i64 %207, 6
 br i1 %216, label %217, label %205
217:
 %218 = phi i64 [ %117, %116 ], [ 0, %205 ]
 %219 = getelementptr double, ptr %30, i64 %218
 %220 = load double, ptr %219, align 8
 %221 = mul i64 %218, 48
 %222 = getelementptr i8, ptr %54, i64 %221
 %223 = getelementptr i8, ptr %222, i64 96
 br label %224
224:
 %225 = phi i64 [ 0, %217 ], [ %227, %224 ]
 %226 = phi double [ %220, %217 ], [ %233, %224 ]
 %227 = add nuw nsw i64 %225, 1
 %228 = getelementptr double, ptr %223, i64 %225
 %229 = load double, ptr %228, align 8
 %230 = getelementptr double, ptr %115, i64 %225
 %231 = load double, ptr %230, align 8
 %232 = fmul nsz contract double %229, %231
 %233 = fadd nsz contract double %226, %232
 store double %233, ptr %219, align 8
 %234 = icmp eq i64 %227, 6
 br i1 %234, label %116, label %224
235:
 %236 = phi i64 [ %237, %235 ], [ 0, %116 ]
 %237 = add nuw nsw i64 %236, 1
 %238 = icmp eq i64 %237, 3
 %239 = select i1 %238, i64 0, i64 %237
 %240 = add nuw nsw i64 %239, 3
 %241 = add nuw nsw i64 %236, 2
 %242 = urem i64 %241, 3
 %243 = add nuw nsw i64 %242, 3
 %244 = getelementptr double, ptr %115, i64 %239
 %245 = load double, ptr %244, align 8
 %246 = getelementptr double, ptr %30, i64 %242
 %247 = load double, ptr %246, align 8
 %248 = fmul nsz contract double %245, %247
 %249 = getelementptr double, ptr %115, i64 %242
 %250 = load double, ptr %249, align 8
 %251 = getelementptr double, ptr %30, i64 %239
 %252 = load double, ptr %251, align 8
 %253 = fmul nsz contract double %250, %252
 %254 = fsub nsz contract double %248, %253
 %255 = getelementptr double, ptr %115, i64 %240
 %256 = load double, ptr %255, align 8
 %257 = getelementptr double, ptr %30, i64 %243
 %258 = load double, ptr %257, align 8
 %259 = fmul nsz contract double %256, %258
 %260 = fadd nsz contract double %254, %259
 %261 = getelementptr double, ptr %115, i64 %243
 %262 = load double, ptr %261, align 8
 %263 = getelementptr double, ptr %30, i64 %240
 %264 = load double, ptr %263, align 8
 %265 = fmul nsz contract double %262, %264
 %266 = fsub nsz contract double %260, %265
 %267 = getelementptr double, ptr %27, i64 %236
 store double %266, ptr %267, align 8
 %268 = load double, ptr %244, align 8
 %269 = load double, ptr %257, align 8
 %270 = fmul nsz contract double %268, %269
 %271 = load double, ptr %249, align 8
 %272 = load double, ptr %263, align 8
 %273 = fmul nsz contract double %271, %272
 %274 = fsub nsz contract double %270, %273
 %275 = getelementptr i8, ptr %267, i64 24
 store double %274, ptr %275, align 8
 %276 = icmp eq i64 %237, 3
 br i1 %276, label %277, label %235
277:
 %278 = getelementptr double, ptr %21, i64 %114
 br label %279
279:
 %280 = phi i64 [ %120, %140 ], [ 0, %277 ]
 %281 = getelementptr double, ptr %115, i64 %280
 %282 = load double, ptr %281, align 8
 %283 = getelementptr double, ptr %278, i64 %280
 store double %282, ptr %283, align 8
 %284 = mul i64 %280, 48
 %285 = getelementptr i8, ptr %54, i64 %284
 %286 = getelementptr i8, ptr %285, i64 384
 br label %287
287:
 %288 = phi i64 [ 0, %279 ], [ %290, %287 ]
 %289 = phi double [ %282, %279 ], [ %297, %287 ]
 %290 = add nuw nsw i64 %288, 1
 %291 = getelementptr double, ptr %286, i64 %288
 %292 = load double, ptr %291, align 8
 %293 = fmul nsz contract double %5, %292
 %294 = getelementptr double, ptr %27, i64 %288
 %295 = load double, ptr %294, align 8
 %296 = fmul nsz contract double %293, %295
 %297 = fsub nsz contract double %289, %296
 store double %297, ptr %283, align 8
 %298 = icmp eq i64 %290, 6
 br i1 %298, label %119, label %287
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
define internal fastcc void @f3(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, double %4, i64 %5, double %6, double %7, double %8, i64 %9, ptr readonly captures(none) %10, i64 %11, i64 %12, ptr readonly captures(none) %13, i64 %14, i64 %15, i64 %16, ptr readonly captures(none) %17, i64 %18, ptr readonly captures(none) %19, ptr %20, i64 %21, i64 %22, ptr captures(none) %23, i64 %24, i64 %25, ptr captures(none) %26, i64 %27, ptr %28, i64 %29, ptr readonly captures(none) %30, ptr captures(none) %31, i64 %32, ptr captures(none) %33, ptr captures(none) %34, ptr %35, i64 %36, ptr %37, ptr %38, i64 %39, i64 %40, ptr captures(none) %41, i64 %42, i64 %43, ptr writeonly captures(none) %44, i64 %45, i64 %46, ptr captures(none) %47, i64 %48, i64 %49, ptr captures(none) %50, ptr readonly %51, ptr %52, i64 %53) unnamed_addr {
54:
 %55 = alloca ptr, align 8
 %56 = alloca double, align 8
 %57 = alloca double, align 8
 %58 = alloca double, align 8
 %59 = alloca i8, align 1
 %60 = alloca ptr, align 8
 %61 = alloca ptr, align 8
 %62 = alloca double, align 8
 %63 = alloca ptr, align 8
 %64 = alloca ptr, align 8
 %65 = alloca ptr, align 8
 %66 = alloca i8, align 1
 %67 = alloca ptr, align 8
 %68 = alloca i8, align 1
 %69 = alloca ptr, align 8
 %70 = alloca ptr, align 8
 %71 = alloca ptr, align 8
 %72 = alloca ptr, align 8
 %73 = alloca i8, align 1
 %74 = alloca ptr, align 8
 %75 = alloca i8, align 1
 %76 = alloca ptr, align 8
 %77 = alloca ptr, align 8
 %78 = alloca ptr, align 8
 %79 = alloca ptr, align 8
 %80 = alloca ptr, align 8
 %81 = icmp slt i64 %53, 1
 br i1 %81, label %296, label %82
82:
 %83 = getelementptr inbounds nuw i8, ptr %52, i64 264
 %84 = getelementptr inbounds nuw i8, ptr %52, i64 272
 %85 = getelementptr inbounds nuw i8, ptr %52, i64 112
 %86 = getelementptr inbounds nuw i8, ptr %51, i64 120
 %87 = getelementptr inbounds nuw i8, ptr %50, i64 72
 %88 = getelementptr inbounds nuw i8, ptr %50, i64 128
 %89 = getelementptr inbounds nuw i8, ptr %50, i64 136
 %90 = fcmp nsz contract ogt double %7, 0.000000e+00
 %91 = getelementptr inbounds nuw i8, ptr %50, i64 96
 %92 = getelementptr inbounds nuw i8, ptr %50, i64 32
 %93 = getelementptr inbounds nuw i8, ptr %50, i64 8
 %94 = getelementptr inbounds nuw i8, ptr %50, i64 24
 %95 = getelementptr inbounds nuw i8, ptr %50, i64 16
 %96 = getelementptr inbounds nuw i8, ptr %50, i64 176
 %97 = fmul nsz contract double %7, 0x3EB0C6F7A0B5ED8D
 %98 = add nsw i64 %11, -1
 %99 = tail call i64 @llvm.smin.i64(i64 %11, i64 0)
 %100 = add i64 %98, %99
 %101 = mul i64 %100, %12
 %102 = getelementptr double, ptr %10, i64 %101
 %103 = getelementptr i8, ptr %102, i64 8
 %104 = getelementptr inbounds nuw i8, ptr %50, i64 184
 %105 = getelementptr inbounds nuw i8, ptr %50, i64 192
 %106 = fmul nsz contract double %7, 1.000000e-09
 %107 = getelementptr inbounds nuw i8, ptr %50, i64 120
 %108 = getelementptr inbounds nuw i8, ptr %51, i64 168
 %109 = getelementptr inbounds nuw i8, ptr %51, i64 112
 %110 = getelementptr inbounds nuw i8, ptr %52, i64 336
 %111 = getelementptr inbounds nuw i8, ptr %51, i64 104
 %112 = getelementptr inbounds nuw i8, ptr %52, i64 376
 %113 = getelementptr inbounds nuw i8, ptr %52, i64 424
 %114 = getelementptr inbounds nuw i8, ptr %52, i64 216
 %115 = getelementptr inbounds nuw i8, ptr %52, i64 352
 %116 = getelementptr inbounds nuw i8, ptr %52, i64 96
 %117 = getelementptr inbounds nuw i8, ptr %52, i64 368
 %118 = getelementptr inbounds nuw i8, ptr %52, i64 104
 %119 = getelementptr inbounds nuw i8, ptr %52, i64 400
 %120 = getelementptr inbounds nuw i8, ptr %51, i64 64
 %121 = icmp slt i64 %27, 1
 %122 = icmp slt i64 %27, 0
 %123 = icmp slt i64 %16, 1
 %124 = mul i64 %16, %15
 %125 = add nsw i64 %27, 1
 %126 = getelementptr inbounds nuw i8, ptr %52, i64 48
 %127 = getelementptr inbounds nuw i8, ptr %50, i64 144
 %128 = getelementptr inbounds nuw i8, ptr %52, i64 64
 %129 = getelementptr inbounds nuw i8, ptr %52, i64 72
 %130 = getelementptr inbounds nuw i8, ptr %51, i64 288
 %131 = getelementptr inbounds nuw i8, ptr %51, i64 184
 %132 = getelementptr inbounds nuw i8, ptr %52, i64 408
 %133 = getelementptr inbounds nuw i8, ptr %51, i64 192
 %134 = getelementptr inbounds nuw i8, ptr %52, i64 416
 %135 = getelementptr inbounds nuw i8, ptr %51, i64 8
 %136 = getelementptr inbounds nuw i8, ptr %51, i64 224
 %137 = getelementptr inbounds nuw i8, ptr %52, i64 800
 %138 = getelementptr inbounds nuw i8, ptr %52, i64 152
 %139 = getelementptr inbounds nuw i8, ptr %52, i64 808
 %140 = getelementptr inbounds nuw i8, ptr %52, i64 176
 %141 = getelementptr inbounds nuw i8, ptr %51, i64 72
 %142 = getelementptr inbounds nuw i8, ptr %51, i64 232
 %143 = getelementptr inbounds nuw i8, ptr %51, i64 136
 %144 = getelementptr inbounds nuw i8, ptr %51, i64 160
 %145 = getelementptr inbounds nuw i8, ptr %52, i64 440
 %146 = getelementptr inbounds nuw i8, ptr %52, i64 456
 %147 = getelementptr inbounds nuw i8, ptr %52, i64 448
 %148 = getelementptr inbounds nuw i8, ptr %52, i64 520
 %149 = getelementptr inbounds nuw i8, ptr %52, i64 208
 %150 = getelementptr inbounds nuw i8, ptr %52, i64 696
 %151 = getelementptr inbounds nuw i8, ptr %52, i64 784
 %152 = getelementptr inbounds nuw i8, ptr %52, i64 792
 %153 = getelementptr inbounds nuw i8, ptr %52, i64 144
 %154 = getelementptr inbounds nuw i8, ptr %52, i64 624
 %155 = getelementptr inbounds nuw i8, ptr %52, i64 632
 %156 = getelementptr inbounds nuw i8, ptr %52, i64 664
 %157 = getelementptr inbounds nuw i8, ptr %52, i64 200
 %158 = getelementptr inbounds nuw i8, ptr %52, i64 776
 %159 = getelementptr inbounds nuw i8, ptr %51, i64 240
 %160 = getelementptr inbounds nuw i8, ptr %51, i64 144
 %161 = getelementptr inbounds nuw i8, ptr %51, i64 256
 %162 = getelementptr inbounds nuw i8, ptr %51, i64 264
 %163 = getelementptr inbounds nuw i8, ptr %52, i64 344
 %164 = getelementptr inbounds nuw i8, ptr %52, i64 432
 %165 = getelementptr inbounds nuw i8, ptr %52, i64 528
 %166 = getelementptr inbounds nuw i8, ptr %52, i64 136
 %167 = getelementptr inbounds nuw i8, ptr %52, i64 552
 %168 = getelementptr inbounds nuw i8, ptr %52, i64 680
 %169 = getelementptr inbounds nuw i8, ptr %52, i64 688
 %170 = getelementptr inbounds nuw i8, ptr %52, i64 560
 %171 = getelementptr inbounds nuw i8, ptr %52, i64 712
 %172 = getelementptr inbounds nuw i8, ptr %52, i64 128
 %173 = getelementptr inbounds nuw i8, ptr %52, i64 720
 %174 = getelementptr inbounds nuw i8, ptr %52, i64 728
 %175 = getelementptr inbounds nuw i8, ptr %52, i64 736
 %176 = getelementptr inbounds nuw i8, ptr %52, i64 744
 %177 = getelementptr inbounds nuw i8, ptr %52, i64 640
 %178 = getelementptr inbounds nuw i8, ptr %52, i64 56
 %179 = getelementptr inbounds nuw i8, ptr %51, i64 48
 %180 = getelementptr inbounds nuw i8, ptr %51, i64 56
 %181 = getelementptr inbounds nuw i8, ptr %52, i64 80
 %182 = getelementptr inbounds nuw i8, ptr %52, i64 184
 %183 = getelementptr inbounds nuw i8, ptr %52, i64 192
 %184 = getelementptr inbounds nuw i8, ptr %52, i64 752
 %185 = getelementptr inbounds nuw i8, ptr %52, i64 536
 %186 = getelementptr inbounds nuw i8, ptr %52, i64 544
 %187 = getelementptr inbounds nuw i8, ptr %52, i64 120
 %188 = getelementptr inbounds nuw i8, ptr %52, i64 568
 %189 = getelementptr inbounds nuw i8, ptr %51, i64 16
 %190 = getelementptr inbounds nuw i8, ptr %52, i64 384
 %191 = getelementptr inbounds nuw i8, ptr %52, i64 392
 %192 = getelementptr inbounds nuw i8, ptr %52, i64 464
 %193 = getelementptr inbounds nuw i8, ptr %52, i64 472
 %194 = getelementptr inbounds nuw i8, ptr %52, i64 480
 %195 = getelementptr inbounds nuw i8, ptr %52, i64 832
 %196 = getelementptr inbounds nuw i8, ptr %51, i64 280
 %197 = getelementptr inbounds nuw i8, ptr %52, i64 856
 %198 = getelementptr inbounds nuw i8, ptr %51, i64 24
 %199 = getelementptr inbounds nuw i8, ptr %52, i64 24
 %200 = getelementptr inbounds nuw i8, ptr %52, i64 32
 %201 = getelementptr inbounds nuw i8, ptr %51, i64 296
 %202 = getelementptr inbounds nuw i8, ptr %52, i64 704
 %203 = getelementptr inbounds nuw i8, ptr %52, i64 760
 %204 = getelementptr inbounds nuw i8, ptr %52, i64 608
 %205 = getelementptr inbounds nuw i8, ptr %51, i64 96
 %206 = getelementptr inbounds nuw i8, ptr %52, i64 768
 %207 = getelementptr inbounds nuw i8, ptr %52, i64 256
 %208 = getelementptr inbounds nuw i8, ptr %52, i64 488
 %209 = getelementptr inbounds nuw i8, ptr %52, i64 816
 %210 = getelementptr inbounds nuw i8, ptr %52, i64 824
 %211 = getelementptr inbounds nuw i8, ptr %52, i64 360
 %212 = icmp slt i64 %32, 1
 %213 = getelementptr inbounds nuw i8, ptr %51, i64 32
 %214 = getelementptr inbounds nuw i8, ptr %52, i64 88
 %215 = icmp slt i64 %5, 0
 %216 = select i1 %215, i64 %25, i64 0
 %217 = add i64 %216, %5
 %218 = icmp slt i64 %217, 0
 %219 = icmp slt i64 %217, %25
 %220 = getelementptr inbounds nuw i8, ptr %51, i64 248
 %221 = getelementptr inbounds nuw i8, ptr %51, i64 272
 %222 = getelementptr inbounds nuw i8, ptr %52, i64 576
 %223 = getelementptr inbounds nuw i8, ptr %52, i64 616
 %224 = getelementptr inbounds nuw i8, ptr %52, i64 592
 %225 = getelementptr inbounds nuw i8, ptr %52, i64 600
 %226 = getelementptr inbounds nuw i8, ptr %52, i64 584
 %227 = getelementptr inbounds nuw i8, ptr %52, i64 40
 %228 = select i1 %122, i64 %21, i64 0
 %229 = add i64 %228, %27
 %230 = icmp slt i64 %229, 0
 %231 = icmp slt i64 %229, %21
 %232 = icmp sgt i64 %5, 0
 %233 = inttoptr i64 %1 to ptr
 %234 = tail call i64 @llvm.smax.i64(i64 %27, i64 0)
 %235 = icmp ne i64 %2, 0
 %236 = icmp slt i64 %29, 1
 %237 = inttoptr i64 %2 to ptr
 %238 = tail call i64 @llvm.smax.i64(i64 %29, i64 -2)
 %239 = add nsw i64 %238, 2
 %240 = icmp slt i64 %29, 0
 %241 = select i1 %240, i64 %36, i64 0
 %242 = getelementptr double, ptr %35, i64 %29
 %243 = getelementptr double, ptr %242, i64 %241
 %244 = getelementptr inbounds nuw i8, ptr %51, i64 88
 %245 = getelementptr inbounds nuw i8, ptr %52, i64 8
 %246 = getelementptr inbounds nuw i8, ptr %51, i64 152
 %247 = add nsw i64 %32, %5
 %248 = tail call i64 @llvm.smax.i64(i64 %247, i64 0)
 %249 = getelementptr inbounds nuw i8, ptr %50, i64 104
 %250 = getelementptr inbounds nuw i8, ptr %50, i64 112
 %251 = sub i64 %22, %5
 %252 = icmp slt i64 %251, 1
 %253 = icmp slt i64 %22, 1
 %254 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
 %255 = icmp slt i64 %3, 1
 %256 = icmp eq i64 %2, 0
 %257 = icmp slt i64 %40, 1
 %258 = tail call i64 @llvm.smax.i64(i64 %40, i64 -2)
 %259 = add nsw i64 %258, 2
 %260 = icmp slt i64 %40, 0
 %261 = select i1 %260, i64 %36, i64 0
 %262 = getelementptr double, ptr %35, i64 %40
 %263 = getelementptr double, ptr %262, i64 %261
 %264 = icmp slt i64 %40, -1
 %265 = select i1 %264, i64 %36, i64 0
 %266 = getelementptr i8, ptr %262, i64 8
 %267 = getelementptr double, ptr %266, i64 %265
 %268 = tail call i64 @llvm.smax.i64(i64 %40, i64 0)
 %269 = add nsw i64 %18, -1
 %270 = select i1 %256, i64 1, i64 2
 %271 = getelementptr inbounds nuw i8, ptr %50, i64 80
 %272 = getelementptr inbounds nuw i8, ptr %50, i64 88
 %273 = shl nuw nsw i64 %270, 3
 %274 = getelementptr inbounds nuw i8, ptr %50, i64 %273
 %275 = getelementptr inbounds nuw i8, ptr %274, i64 200
 %276 = getelementptr inbounds nuw i8, ptr %50, i64 40
 %277 = getelementptr inbounds nuw i8, ptr %52, i64 296
 %278 = getelementptr inbounds nuw i8, ptr %52, i64 280
 %279 = getelementptr inbounds nuw i8, ptr %52, i64 648
 %280 = getelementptr inbounds nuw i8, ptr %52, i64 288
 %281 = getelementptr inbounds nuw i8, ptr %52, i64 656
 %282 = getelementptr inbounds nuw i8, ptr %52, i64 248
 %283 = icmp sgt i64 %32, 0
 %284 = getelementptr inbounds nuw i8, ptr %51, i64 80
 %285 = getelementptr inbounds nuw i8, ptr %52, i64 320
 %286 = icmp slt i64 %43, 1
 %287 = getelementptr inbounds nuw i8, ptr %50, i64 48
 %288 = icmp slt i64 %49, 1
 %289 = shl i64 %49, 3
 %290 = getelementptr inbounds nuw i8, ptr %52, i64 16
 %291 = fsub nsz contract double 8.000000e-03, %4
 %292 = tail call nsz contract double @llvm.pow.f64(double 0x3C9CD2B297D889BC, double %291)
 %293 = fmul nsz contract double %292, 9.000000e-01
 %294 = add nsw i64 %125, %16
 %295 = icmp slt i64 %294, 0
 br label %5370
296:
 store ptr null, ptr %0, align 8
 ret void
297:
 %298 = getelementptr inbounds nuw i8, ptr %52, i64 304
 store i64 1, ptr %298, align 1
 br label %296
299:
 %300 = load i64, ptr %87, align 1
 %301 = icmp eq i64 %300, 0
 br i1 %301, label %302, label %296
302:
 %303 = load i64, ptr %88, align 1
 %304 = load i64, ptr %89, align 1
 %305 = add nsw i64 %304, %303
 %306 = icmp slt i64 %305, %9
 br i1 %306, label %307, label %443
307:
 %308 = load i64, ptr %91, align 1
 %309 = icmp slt i64 %308, 0
 %310 = select i1 %309, i64 %11, i64 0
 %311 = add i64 %310, %308
 %312 = mul i64 %311, %12
 %313 = getelementptr double, ptr %10, i64 %312
 %314 = getelementptr i8, ptr %313, i64 8
 %315 = load double, ptr %314, align 8
 %316 = load double, ptr %92, align 1
 %317 = fcmp nsz contract olt double %316, %315
 %318 = select i1 %317, double %316, double %315
 br i1 %90, label %319, label %359
319:
 %320 = load double, ptr %10, align 8
 %321 = load i64, ptr %96, align 1
 %322 = add nsw i64 %321, 1
 %323 = sitofp i64 %322 to double
 %324 = fmul nsz contract double %7, %323
 %325 = fadd nsz contract double %320, %324
 %326 = fsub nsz contract double %318, %97
 %327 = fcmp nsz contract ogt double %325, %326
 br i1 %327, label %328, label %340
328:
 %329 = fadd nsz contract double %97, %318
 %330 = fcmp nsz contract ogt double %325, %329
 br i1 %330, label %331, label %340
331:
 %332 = load double, ptr %103, align 8
 %333 = fcmp nsz contract olt double %318, %332
 br i1 %333, label %334, label %340
334:
 %335 = load i64, ptr %104, align 1
 %336 = icmp eq i64 %335, %322
 br i1 %336, label %340, label %337
337:
 store i64 %322, ptr %104, align 1
 %338 = load i64, ptr %105, align 1
 %339 = add nsw i64 %338, 1
 store i64 %339, ptr %105, align 1
 br label %340
340:
 %341 = phi double [ %325, %319 ], [ %318, %328 ], [ %318, %331 ], [ %318, %334 ], [ %318, %337 ]
 %342 = load double, ptr %50, align 1
 %343 = fsub nsz contract double %341, %342
 %344 = load double, ptr %93, align 1
 %345 = fmul nsz contract double %343, 0x3FEFFFFDE7210BE9
 %346 = fcmp nsz contract olt double %344, %345
 br i1 %346, label %347, label %353
347:
 %348 = fmul nsz contract double %344, 2.000000e+00
 %349 = fcmp nsz contract ult double %343, %348
 %350 = fmul nsz contract double %343, 5.000000e-01
 %351 = select i1 %349, double %350, double %344
 %352 = fadd nsz contract double %342, %351
 br label %376
353:
 %354 = fsub nsz contract double %343, %7
 %355 = tail call nsz contract double @llvm.fabs.f64(double %354)
 %356 = fcmp nsz contract ugt double %355, %106
 %357 = select i1 %356, double %343, double %7
 store double %341, ptr %94, align 1
 %358 = load double, ptr %314, align 8
 store double %357, ptr %95, align 1
 br i1 %327, label %410, label %381
359:
 %360 = load double, ptr %93, align 1
 %361 = getelementptr i8, ptr %313, i64 32
 %362 = load double, ptr %361, align 8
 %363 = fcmp nsz contract olt double %362, %360
 %364 = select i1 %363, double %362, double %360
 %365 = load double, ptr %50, align 1
 %366 = fsub nsz contract double %318, %365
 %367 = fmul nsz contract double %364, 1.010000e+00
 %368 = fcmp nsz contract ugt double %366, %367
 br i1 %368, label %370, label %369
369:
 store double %318, ptr %94, align 1
 store double %366, ptr %95, align 1
 br label %410
370:
 %371 = fmul nsz contract double %364, 2.000000e+00
 %372 = fcmp nsz contract olt double %366, %371
 %373 = fmul nsz contract double %366, 5.000000e-01
 %374 = select i1 %372, double %373, double %364
 %375 = fadd nsz contract double %365, %374
 br label %376
376:
 %377 = phi double [ %375, %370 ], [ %352, %347 ]
 %378 = phi double [ %374, %370 ], [ %351, %347 ]
 %379 = phi double [ %365, %370 ], [ %342, %347 ]
 store double %377, ptr %94, align 1
 %380 = load double, ptr %314, align 8
 store double %378, ptr %95, align 1
 br label %381
381:
 %382 = phi double [ %358, %353 ], [ %380, %376 ]
 %383 = phi double [ %357, %353 ], [ %378, %376 ]
 %384 = phi double [ %342, %353 ], [ %379, %376 ]
 %385 = phi double [ %341, %353 ], [ %377, %376 ]
 %386 = tail call nsz contract double @llvm.fabs.f64(double %384)
 %387 = fcmp nsz contract olt double %386, 0x16687E92154EF7AC
 br i1 %387, label %388, label %396
388:
 %389 = fmul nsz contract double %386, 0x4670000000000000
 %390 = fmul nsz contract double %389, 0x3CA0000000000001
 %391 = fadd nsz contract double %389, %390
 %392 = fsub nsz contract double %391, %389
 %393 = fmul nsz contract double %392, 0x3970000000000000
 %394 = fcmp nsz contract olt double %393, 4.940660e-324
 %395 = select i1 %394, double 4.940660e-324, double %393
 br label %400
396:
 %397 = fmul nsz contract double %386, 0x3CA0000000000001
 %398 = fadd nsz contract double %386, %397
 %399 = fsub nsz contract double %398, %386
 br label %400
400:
 %401 = phi double [ %399, %396 ], [ %395, %388 ]
 %402 = fmul nsz contract double %401, 1.600000e+01
 %403 = load double, ptr %10, align 8
 %404 = fsub nsz contract double %382, %403
 %405 = tail call nsz contract double @llvm.fabs.f64(double %404)
 %406 = fmul nsz contract double %405, 1.000000e-30
 %407 = fcmp nsz contract ogt double %406, %402
 %408 = select i1 %407, double %406, double %402
 %409 = fcmp nsz contract ugt double %383, %408
 br i1 %409, label %410, label %443
410:
 %411 = phi i1 [ false, %353 ], [ true, %400 ], [ false, %369 ]
 %412 = phi double [ %357, %353 ], [ %383, %400 ], [ %366, %369 ]
 %413 = phi double [ %341, %353 ], [ %385, %400 ], [ %318, %369 ]
 %414 = tail call nsz contract double @llvm.fabs.f64(double %413)
 %415 = fcmp nsz contract olt double %414, 0x16687E92154EF7AC
 br i1 %415, label %416, label %424
416:
 %417 = fmul nsz contract double %414, 0x4670000000000000
 %418 = fmul nsz contract double %417, 0x3CA0000000000001
 %419 = fadd nsz contract double %417, %418
 %420 = fsub nsz contract double %419, %417
 %421 = fmul nsz contract double %420, 0x3970000000000000
 %422 = fcmp nsz contract olt double %421, 4.940660e-324
 %423 = select i1 %422, double 4.940660e-324, double %421
 br label %428
424:
 %425 = fmul nsz contract double %414, 0x3CA0000000000001
 %426 = fadd nsz contract double %414, %425
 %427 = fsub nsz contract double %426, %414
 br label %428
428:
 %429 = phi double [ %427, %424 ], [ %423, %416 ]
 %430 = load i64, ptr %107, align 1
 %431 = icmp slt i64 %430, %18
 br i1 %431, label %432, label %441
432:
 %433 = fmul nsz contract double %429, 2.000000e+00
 %434 = icmp slt i64 %430, 0
 %435 = select i1 %434, i64 %18, i64 0
 %436 = getelementptr double, ptr %17, i64 %430
 %437 = getelementptr double, ptr %436, i64 %435
 %438 = load double, ptr %437, align 8
 %439 = fadd nsz contract double %413, %433
 %440 = fcmp nsz contract ugt double %438, %439
 br i1 %440, label %441, label %443
441:
 %442 = fcmp nsz contract ugt double %412, 0.000000e+00
 br i1 %442, label %445, label %296
443:
 %444 = phi i64 [ 2, %400 ], [ 3, %302 ], [ 7, %432 ]
 store i64 %444, ptr %87, align 1
 br label %296
445:
 %446 = load i64, ptr %108, align 1
 %447 = load i64, ptr %109, align 1
 %448 = inttoptr i64 %446 to ptr
 %449 = load i64, ptr %110, align 1
 %450 = inttoptr i64 %449 to ptr
 %451 = load i64, ptr %112, align 1
 %452 = inttoptr i64 %451 to ptr
 %453 = load i64, ptr %113, align 1
 %454 = inttoptr i64 %453 to ptr
 store i64 0, ptr %114, align 1
 %455 = load i64, ptr %115, align 1
 %456 = load i64, ptr %116, align 1
 %457 = inttoptr i64 %455 to ptr
 %458 = load i64, ptr %117, align 1
 %459 = load i64, ptr %118, align 1
 %460 = inttoptr i64 %458 to ptr
 %461 = load i64, ptr %111, align 1
 %462 = load i64, ptr %119, align 1
 %463 = inttoptr i64 %462 to ptr
 %464 = load i64, ptr %120, align 1
 %465 = icmp eq i64 %464, 1
 br i1 %465, label %466, label %469
466:
 %467 = load i64, ptr %130, align 1
 %468 = inttoptr i64 %467 to ptr
 call fastcc void @f1(ptr %80, ptr readonly %51, ptr readonly %52, ptr readonly %26, i64 %27, double %412, ptr %468)
 br label %571
469:
 br i1 %121, label %477, label %470
470:
 %471 = phi i64 [ %472, %470 ], [ 0, %469 ]
 %472 = add nuw nsw i64 %471, 1
 %473 = getelementptr double, ptr %26, i64 %471
 %474 = load double, ptr %473, align 8
 %475 = getelementptr double, ptr %457, i64 %471
 store double %474, ptr %475, align 8
 %476 = icmp eq i64 %27, %472
 br i1 %476, label %477, label %470
477:
 %478 = load double, ptr %50, align 1
 %479 = fmul nsz contract double %412, 5.000000e-01
 %480 = fadd nsz contract double %479, %478
 %481 = load i64, ptr %91, align 1
 %482 = icmp slt i64 %481, 0
 %483 = select i1 %482, i64 %11, i64 0
 %484 = add i64 %483, %481
 %485 = mul i64 %484, %12
 %486 = getelementptr double, ptr %10, i64 %485
 %487 = getelementptr i8, ptr %486, i64 16
 %488 = load double, ptr %487, align 8
 %489 = fcmp nsz contract ogt double %488, %480
 %490 = select i1 %489, double %488, double %480
 %491 = getelementptr i8, ptr %486, i64 24
 %492 = load double, ptr %491, align 8
 %493 = fcmp nsz contract olt double %492, %490
 %494 = select i1 %493, double %492, double %490
 %495 = select i1 %122, i64 %456, i64 0
 %496 = getelementptr double, ptr %457, i64 %27
 %497 = getelementptr double, ptr %496, i64 %495
 store double %494, ptr %497, align 8
 br i1 %123, label %524, label %498
498:
 %499 = select i1 %482, i64 %14, i64 0
 %500 = add i64 %499, %481
 %501 = mul i64 %124, %500
 %502 = getelementptr double, ptr %13, i64 %501
 %503 = getelementptr double, ptr %502, i64 %16
 br label %504
504:
 %505 = phi i64 [ 0, %498 ], [ %506, %504 ]
 %506 = add nuw nsw i64 %505, 1
 %507 = getelementptr double, ptr %30, i64 %505
 %508 = load double, ptr %507, align 8
 %509 = getelementptr double, ptr %502, i64 %505
 %510 = load double, ptr %509, align 8
 %511 = getelementptr double, ptr %503, i64 %505
 %512 = load double, ptr %511, align 8
 %513 = load double, ptr %486, align 8
 %514 = fsub nsz contract double %494, %513
 %515 = fmul nsz contract double %512, %514
 %516 = fadd nsz contract double %510, %515
 %517 = fadd nsz contract double %508, %516
 %518 = add nsw i64 %505, %125
 %519 = icmp slt i64 %518, 0
 %520 = select i1 %519, i64 %456, i64 0
 %521 = getelementptr double, ptr %457, i64 %518
 %522 = getelementptr double, ptr %521, i64 %520
 store double %517, ptr %522, align 8
 %523 = icmp eq i64 %506, %16
 br i1 %523, label %524, label %504
524:
 %525 = select i1 %295, i64 %456, i64 0
 %526 = getelementptr double, ptr %457, i64 %294
 %527 = getelementptr double, ptr %526, i64 %525
 store double %412, ptr %527, align 8
 %528 = load i64, ptr %126, align 1
 %529 = inttoptr i64 %528 to ptr
 tail call void %529(ptr %457, ptr %460)
 %530 = load i64, ptr %127, align 1
 %531 = add nsw i64 %530, 1
 store i64 %531, ptr %127, align 1
 %532 = load i64, ptr %128, align 1
 %533 = load i64, ptr %129, align 1
 %534 = icmp slt i64 %461, 1
 br i1 %534, label %571, label %543
535:
 %536 = add nuw nsw i64 %544, 1
 %537 = icmp eq i64 %461, %536
 br i1 %537, label %571, label %543
538:
 %539 = mul nuw nsw i64 %544, 12
 %540 = add nsw i64 %539, %533
 %541 = mul i64 %544, 96
 %542 = getelementptr i8, ptr %463, i64 %541
 br label %560
543:
 %544 = phi i64 [ %536, %535 ], [ 0, %524 ]
 %545 = mul nuw nsw i64 %544, 6
 %546 = add nsw i64 %545, %532
 %547 = mul i64 %544, 48
 %548 = getelementptr i8, ptr %452, i64 %547
 br label %549
549:
 %550 = phi i64 [ 0, %543 ], [ %551, %549 ]
 %551 = add nuw nsw i64 %550, 1
 %552 = add nsw i64 %546, %550
 %553 = icmp slt i64 %552, 0
 %554 = select i1 %553, i64 %459, i64 0
 %555 = getelementptr double, ptr %460, i64 %552
 %556 = getelementptr double, ptr %555, i64 %554
 %557 = load double, ptr %556, align 8
 %558 = getelementptr double, ptr %548, i64 %550
 store double %557, ptr %558, align 8
 %559 = icmp eq i64 %551, 6
 br i1 %559, label %538, label %549
560:
 %561 = phi i64 [ 0, %538 ], [ %562, %560 ]
 %562 = add nuw nsw i64 %561, 1
 %563 = add nsw i64 %540, %561
 %564 = icmp slt i64 %563, 0
 %565 = select i1 %564, i64 %459, i64 0
 %566 = getelementptr double, ptr %460, i64 %563
 %567 = getelementptr double, ptr %566, i64 %565
 %568 = load double, ptr %567, align 8
 %569 = getelementptr double, ptr %542, i64 %561
 store double %568, ptr %569, align 8
 %570 = icmp eq i64 %562, 12
 br i1 %570, label %535, label %560
571:
 %572 = load i64, ptr %108, align 1
 %573 = load i64, ptr %109, align 1
 %574 = inttoptr i64 %572 to ptr
 %575 = load i64, ptr %131, align 1
 %576 = inttoptr i64 %575 to ptr
 %577 = load i64, ptr %119, align 1
 %578 = inttoptr i64 %577 to ptr
 %579 = load i64, ptr %132, align 1
 %580 = inttoptr i64 %579 to ptr
 %581 = icmp slt i64 %573, 1
 br i1 %581, label %582, label %598
582:
 %583 = load i64, ptr %133, align 1
 %584 = inttoptr i64 %583 to ptr
 %585 = load i64, ptr %134, align 1
 %586 = inttoptr i64 %585 to ptr
 br label %719
587:
 %588 = mul i64 %605, 96
 %589 = getelementptr i8, ptr %578, i64 %588
 %590 = getelementptr i8, ptr %603, i64 72
 %591 = getelementptr i8, ptr %603, i64 80
 %592 = getelementptr i8, ptr %603, i64 88
 br label %614
593:
 %594 = add nuw nsw i64 %615, 1
 %595 = icmp eq i64 %594, 3
 br i1 %595, label %596, label %614
596:
 %597 = icmp eq i64 %573, %600
 br i1 %597, label %656, label %598
598:
 %599 = phi i64 [ %600, %596 ], [ 0, %571 ]
 %600 = add nuw nsw i64 %599, 1
 %601 = mul i64 %599, 12
 %602 = getelementptr double, ptr %580, i64 %601
 %603 = getelementptr double, ptr %576, i64 %601
 %604 = getelementptr i64, ptr %574, i64 %599
 %605 = load i64, ptr %604, align 8
 %606 = icmp slt i64 %605, 0
 br i1 %606, label %607, label %587
607:
 %608 = phi i64 [ %609, %607 ], [ 0, %598 ]
 %609 = add nuw nsw i64 %608, 1
 %610 = getelementptr double, ptr %603, i64 %608
 %611 = load double, ptr %610, align 8
 %612 = getelementptr double, ptr %602, i64 %608
 store double %611, ptr %612, align 8
 %613 = icmp eq i64 %609, 12
 br i1 %613, label %596, label %607
614:
 %615 = phi i64 [ 0, %587 ], [ %594, %593 ]
 %616 = add nuw nsw i64 %615, 9
 %617 = getelementptr double, ptr %589, i64 %616
 %618 = load double, ptr %617, align 8
 %619 = mul nuw nsw i64 %615, 3
 %620 = getelementptr double, ptr %589, i64 %619
 %621 = load double, ptr %620, align 8
 %622 = load double, ptr %590, align 8
 %623 = fmul nsz contract double %621, %622
 %624 = fadd nsz contract double %618, %623
 %625 = getelementptr i8, ptr %620, i64 8
 %626 = load double, ptr %625, align 8
 %627 = load double, ptr %591, align 8
 %628 = fmul nsz contract double %626, %627
 %629 = fadd nsz contract double %624, %628
 %630 = getelementptr i8, ptr %620, i64 16
 %631 = load double, ptr %630, align 8
 %632 = load double, ptr %592, align 8
 %633 = fmul nsz contract double %631, %632
 %634 = fadd nsz contract double %629, %633
 %635 = getelementptr double, ptr %602, i64 %616
 store double %634, ptr %635, align 8
 %636 = getelementptr double, ptr %602, i64 %619
 br label %637
637:
 %638 = phi i64 [ 0, %614 ], [ %639, %637 ]
 %639 = add nuw nsw i64 %638, 1
 %640 = load double, ptr %620, align 8
 %641 = getelementptr double, ptr %603, i64 %638
 %642 = load double, ptr %641, align 8
 %643 = fmul nsz contract double %640, %642
 %644 = load double, ptr %625, align 8
 %645 = getelementptr i8, ptr %641, i64 24
 %646 = load double, ptr %645, align 8
 %647 = fmul nsz contract double %644, %646
 %648 = fadd nsz contract double %643, %647
 %649 = load double, ptr %630, align 8
 %650 = getelementptr i8, ptr %641, i64 48
 %651 = load double, ptr %650, align 8
 %652 = fmul nsz contract double %649, %651
 %653 = fadd nsz contract double %648, %652
 %654 = getelementptr double, ptr %636, i64 %638
 store double %653, ptr %654, align 8
 %655 = icmp eq i64 %639, 3
 br i1 %655, label %593, label %637
656:
 %657 = load i64, ptr %108, align 1
 %658 = load i64, ptr %109, align 1
 %659 = load i64, ptr %131, align 1
 %660 = inttoptr i64 %657 to ptr
 %661 = inttoptr i64 %659 to ptr
 %662 = load i64, ptr %133, align 1
 %663 = inttoptr i64 %662 to ptr
 %664 = load i64, ptr %134, align 1
 %665 = inttoptr i64 %664 to ptr
 %666 = icmp slt i64 %658, 1
 br i1 %666, label %719, label %671
667:
 %668 = phi double [ %713, %702 ], [ 0.000000e+00, %671 ]
 %669 = getelementptr double, ptr %665, i64 %672
 store double %668, ptr %669, align 8
 %670 = icmp eq i64 %673, %658
 br i1 %670, label %714, label %671
671:
 %672 = phi i64 [ %673, %667 ], [ 0, %656 ]
 %673 = add nuw nsw i64 %672, 1
 %674 = getelementptr i64, ptr %660, i64 %672
 %675 = load i64, ptr %674, align 8
 %676 = icmp sgt i64 %675, -1
 br i1 %676, label %677, label %667
677:
 %678 = mul i64 %675, 48
 %679 = getelementptr i8, ptr %452, i64 %678
 %680 = mul i64 %672, 96
 %681 = getelementptr i8, ptr %661, i64 %680
 br label %682
682:
 %683 = phi double [ 0.000000e+00, %677 ], [ %700, %682 ]
 %684 = phi double [ 0.000000e+00, %677 ], [ %691, %682 ]
 %685 = phi double [ 0.000000e+00, %677 ], [ %695, %682 ]
 %686 = phi i64 [ 0, %677 ], [ %687, %682 ]
 %687 = add nuw nsw i64 %686, 1
 %688 = getelementptr double, ptr %679, i64 %686
 %689 = load double, ptr %688, align 8
 %690 = fmul nsz contract double %689, %689
 %691 = fadd nsz contract double %684, %690
 %692 = getelementptr i8, ptr %688, i64 24
 %693 = load double, ptr %692, align 8
 %694 = fmul nsz contract double %693, %693
 %695 = fadd nsz contract double %685, %694
 %696 = getelementptr double, ptr %681, i64 %686
 %697 = getelementptr i8, ptr %696, i64 72
 %698 = load double, ptr %697, align 8
 %699 = fmul nsz contract double %698, %698
 %700 = fadd nsz contract double %683, %699
 %701 = icmp eq i64 %687, 3
 br i1 %701, label %702, label %682
702:
 %703 = tail call nsz contract double @llvm.sqrt.f64(double %695)
 %704 = tail call nsz contract double @llvm.sqrt.f64(double %691)
 %705 = tail call nsz contract double @llvm.sqrt.f64(double %700)
 %706 = getelementptr double, ptr %663, i64 %672
 %707 = load double, ptr %706, align 8
 %708 = fadd nsz contract double %705, %707
 %709 = fmul nsz contract double %704, %708
 %710 = fadd nsz contract double %703, %709
 %711 = load double, ptr %135, align 1
 %712 = fmul nsz contract double %412, %711
 %713 = fadd nsz contract double %712, %710
 br label %667
714:
 %715 = load i64, ptr %133, align 1
 %716 = load i64, ptr %134, align 1
 %717 = inttoptr i64 %715 to ptr
 %718 = inttoptr i64 %716 to ptr
 br label %719
719:
 %720 = phi ptr [ %718, %714 ], [ %665, %656 ], [ %586, %582 ]
 %721 = phi ptr [ %717, %714 ], [ %663, %656 ], [ %584, %582 ]
 %722 = load i64, ptr %136, align 1
 %723 = inttoptr i64 %722 to ptr
 %724 = load i64, ptr %132, align 1
 %725 = inttoptr i64 %724 to ptr
 %726 = load i64, ptr %137, align 1
 %727 = load i64, ptr %138, align 1
 %728 = inttoptr i64 %726 to ptr
 %729 = load i64, ptr %139, align 1
 %730 = inttoptr i64 %729 to ptr
 store i64 0, ptr %140, align 1
 %731 = load i64, ptr %141, align 1
 %732 = icmp eq i64 %731, 0
 br i1 %732, label %733, label %738
733:
 %734 = load i64, ptr %143, align 1
 %735 = icmp slt i64 %734, 1
 br i1 %735, label %1041, label %736
736:
 %737 = fmul nsz contract double %412, 2.000000e+00
 br label %896
738:
 %739 = load i64, ptr %109, align 1
 %740 = icmp slt i64 %739, 1
 br i1 %740, label %754, label %996
741:
 %742 = fcmp nsz contract ogt double %1002, %998
 %743 = select i1 %742, double %1002, double %998
 %744 = getelementptr double, ptr %720, i64 %999
 %745 = load double, ptr %744, align 8
 %746 = fcmp nsz contract ogt double %745, %997
 %747 = select i1 %746, double %745, double %997
 br label %748
748:
 %749 = phi double [ %743, %741 ], [ %998, %996 ]
 %750 = phi double [ %747, %741 ], [ %997, %996 ]
 %751 = icmp eq i64 %739, %1000
 br i1 %751, label %752, label %996
752:
 %753 = fmul nsz contract double %749, 2.000000e+00
 br label %754
754:
 %755 = phi double [ 0.000000e+00, %738 ], [ %753, %752 ]
 %756 = phi double [ 0.000000e+00, %738 ], [ %750, %752 ]
 %757 = fmul nsz contract double %412, 4.000000e+00
 %758 = fmul nsz contract double %757, %756
 %759 = fadd nsz contract double %755, %758
 %760 = load double, ptr %51, align 1
 %761 = fmul nsz contract double %760, 1.000000e-03
 %762 = fadd nsz contract double %759, %761
 %763 = icmp slt i64 %727, 1
 br i1 %763, label %767, label %764
764:
 %765 = shl nuw i64 %727, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %728, i8 -1, i64 %765, i1 false)
 %766 = load i64, ptr %109, align 1
 br label %767
767:
 %768 = phi i64 [ %766, %764 ], [ %739, %754 ]
 %769 = icmp slt i64 %768, 1
 br i1 %769, label %1041, label %770
770:
 %771 = add nsw i64 %727, -1
 br label %1005
772:
 %773 = load i64, ptr %109, align 1
 %774 = icmp slt i64 %773, 1
 br i1 %774, label %894, label %775
775:
 %776 = shl i64 %1006, 4
 br label %1012
777:
 %778 = load i64, ptr %108, align 1
 %779 = inttoptr i64 %778 to ptr
 %780 = getelementptr i64, ptr %779, i64 %1013
 %781 = load i64, ptr %780, align 8
 %782 = getelementptr i64, ptr %779, i64 %1006
 %783 = load i64, ptr %782, align 8
 %784 = icmp eq i64 %781, %783
 br i1 %784, label %802, label %785
785:
 %786 = load i64, ptr %142, align 1
 %787 = inttoptr i64 %786 to ptr
 %788 = shl i64 %1013, 4
 %789 = getelementptr i8, ptr %787, i64 %788
 %790 = load i64, ptr %789, align 8
 %791 = getelementptr i8, ptr %787, i64 %776
 %792 = getelementptr i8, ptr %791, i64 8
 %793 = load i64, ptr %792, align 8
 %794 = and i64 %793, %790
 %795 = load i64, ptr %791, align 8
 %796 = getelementptr i8, ptr %789, i64 8
 %797 = load i64, ptr %796, align 8
 %798 = and i64 %797, %795
 %799 = or i64 %798, %794
 %800 = icmp eq i64 %799, 0
 br i1 %800, label %802, label %801
801:
 call fastcc void @f18(ptr %78, ptr readonly %51, ptr %52, i64 %1006, i64 %1013, double %412)
 br label %802
802:
 %803 = icmp eq i64 %1014, %773
 br i1 %803, label %894, label %1012
804:
 %805 = mul i64 %1006, 96
 %806 = getelementptr i8, ptr %725, i64 %805
 %807 = getelementptr i8, ptr %806, i64 72
 %808 = load double, ptr %807, align 8
 %809 = fdiv nsz contract double %808, %762
 %810 = tail call nsz contract double @llvm.floor.f64(double %809)
 %811 = getelementptr i8, ptr %806, i64 80
 %812 = load double, ptr %811, align 8
 %813 = fdiv nsz contract double %812, %762
 %814 = tail call nsz contract double @llvm.floor.f64(double %813)
 %815 = getelementptr i8, ptr %806, i64 88
 %816 = load double, ptr %815, align 8
 %817 = fdiv nsz contract double %816, %762
 %818 = tail call nsz contract double @llvm.floor.f64(double %817)
 %819 = fptosi double %814 to i64
 %820 = fptosi double %810 to i64
 %821 = fptosi double %818 to i64
 %822 = add i64 %820, -1
 %823 = add i64 %819, -1
 %824 = add i64 %821, -1
 %825 = shl i64 %1006, 4
 br label %1019
826:
 %827 = phi i64 [ %877, %875 ], [ %1039, %1019 ]
 %828 = mul i64 %827, 96
 %829 = getelementptr i8, ptr %725, i64 %828
 %830 = getelementptr i8, ptr %829, i64 72
 %831 = load double, ptr %830, align 8
 %832 = fdiv nsz contract double %831, %762
 %833 = tail call nsz contract double @llvm.floor.f64(double %832)
 %834 = getelementptr i8, ptr %829, i64 80
 %835 = load double, ptr %834, align 8
 %836 = fdiv nsz contract double %835, %762
 %837 = tail call nsz contract double @llvm.floor.f64(double %836)
 %838 = getelementptr i8, ptr %829, i64 88
 %839 = load double, ptr %838, align 8
 %840 = fdiv nsz contract double %839, %762
 %841 = tail call nsz contract double @llvm.floor.f64(double %840)
 %842 = fptosi double %837 to i64
 %843 = fptosi double %833 to i64
 %844 = fptosi double %841 to i64
 %845 = icmp eq i64 %1023, %843
 %846 = icmp eq i64 %1026, %842
 %847 = select i1 %845, i1 %846, i1 false
 %848 = icmp eq i64 %1028, %844
 %849 = select i1 %847, i1 %848, i1 false
 br i1 %849, label %850, label %875
850:
 %851 = load i64, ptr %108, align 1
 %852 = inttoptr i64 %851 to ptr
 %853 = getelementptr i64, ptr %852, i64 %827
 %854 = load i64, ptr %853, align 8
 %855 = getelementptr i64, ptr %852, i64 %1006
 %856 = load i64, ptr %855, align 8
 %857 = icmp eq i64 %854, %856
 br i1 %857, label %875, label %858
858:
 %859 = load i64, ptr %142, align 1
 %860 = inttoptr i64 %859 to ptr
 %861 = shl i64 %827, 4
 %862 = getelementptr i8, ptr %860, i64 %861
 %863 = load i64, ptr %862, align 8
 %864 = getelementptr i8, ptr %860, i64 %825
 %865 = getelementptr i8, ptr %864, i64 8
 %866 = load i64, ptr %865, align 8
 %867 = and i64 %866, %863
 %868 = load i64, ptr %864, align 8
 %869 = getelementptr i8, ptr %862, i64 8
 %870 = load i64, ptr %869, align 8
 %871 = and i64 %870, %868
 %872 = or i64 %871, %867
 %873 = icmp eq i64 %872, 0
 br i1 %873, label %875, label %874
874:
 call fastcc void @f18(ptr %79, ptr readonly %51, ptr %52, i64 %827, i64 %1006, double %412)
 br label %875
875:
 %876 = getelementptr i64, ptr %730, i64 %827
 %877 = load i64, ptr %876, align 8
 %878 = icmp sgt i64 %877, -1
 br i1 %878, label %826, label %879
879:
 %880 = icmp eq i64 %1021, 27
 br i1 %880, label %881, label %1019
881:
 %882 = mul nsw i64 %820, 73856093
 %883 = mul nsw i64 %819, 19349663
 %884 = xor i64 %883, %882
 %885 = mul nsw i64 %821, 83492791
 %886 = xor i64 %884, %885
 %887 = and i64 %886, %771
 %888 = icmp slt i64 %887, 0
 %889 = select i1 %888, i64 %727, i64 0
 %890 = getelementptr i64, ptr %728, i64 %887
 %891 = getelementptr i64, ptr %890, i64 %889
 %892 = load i64, ptr %891, align 8
 %893 = getelementptr i64, ptr %730, i64 %1006
 store i64 %892, ptr %893, align 8
 store i64 %1006, ptr %891, align 8
 br label %894
894:
 %895 = icmp eq i64 %1007, %768
 br i1 %895, label %1041, label %1005
896:
 %897 = phi i64 [ 0, %736 ], [ %898, %994 ]
 %898 = add nuw nsw i64 %897, 1
 %899 = mul i64 %897, 24
 %900 = getelementptr i8, ptr %723, i64 %899
 %901 = load i64, ptr %900, align 8
 %902 = getelementptr i8, ptr %900, i64 8
 %903 = load i64, ptr %902, align 8
 %904 = getelementptr i8, ptr %900, i64 16
 %905 = load i64, ptr %904, align 8
 %906 = load i64, ptr %144, align 1
 %907 = load i64, ptr %109, align 1
 %908 = inttoptr i64 %906 to ptr
 %909 = load i64, ptr %133, align 1
 %910 = inttoptr i64 %909 to ptr
 %911 = load i64, ptr %132, align 1
 %912 = inttoptr i64 %911 to ptr
 %913 = load i64, ptr %134, align 1
 %914 = inttoptr i64 %913 to ptr
 %915 = icmp slt i64 %901, 0
 %916 = select i1 %915, i64 %907, i64 0
 %917 = add i64 %916, %901
 %918 = getelementptr double, ptr %914, i64 %917
 %919 = load double, ptr %918, align 8
 %920 = icmp slt i64 %903, 0
 %921 = select i1 %920, i64 %907, i64 0
 %922 = add i64 %921, %903
 %923 = getelementptr double, ptr %914, i64 %922
 %924 = load double, ptr %923, align 8
 %925 = fadd nsz contract double %919, %924
 %926 = fmul nsz contract double %737, %925
 %927 = load double, ptr %51, align 1
 %928 = fmul nsz contract double %927, 1.000000e-03
 %929 = fadd nsz contract double %926, %928
 %930 = mul i64 %917, 96
 %931 = getelementptr i8, ptr %912, i64 %930
 %932 = mul i64 %922, 96
 %933 = getelementptr i8, ptr %912, i64 %932
 %934 = getelementptr i64, ptr %908, i64 %917
 %935 = load i64, ptr %934, align 8
 %936 = icmp eq i64 %935, 3
 %937 = getelementptr i64, ptr %908, i64 %922
 %938 = load i64, ptr %937, align 8
 %939 = freeze i64 %938
 %940 = icmp eq i64 %939, 3
 br i1 %936, label %942, label %941
941:
 br i1 %940, label %944, label %981
942:
 br i1 %940, label %944, label %943
943:
 br label %944
944:
 %945 = phi i64 [ %932, %943 ], [ %930, %941 ], [ %930, %942 ]
 %946 = phi i64 [ %922, %943 ], [ %917, %941 ], [ %917, %942 ]
 %947 = phi ptr [ %931, %943 ], [ %933, %941 ], [ %933, %942 ]
 %948 = getelementptr i8, ptr %912, i64 %945
 br label %964
949:
 %950 = getelementptr double, ptr %910, i64 %946
 %951 = load double, ptr %950, align 8
 %952 = fsub nsz contract double %979, %951
 %953 = fcmp nsz contract ult double %952, %929
 br i1 %953, label %963, label %994
954:
 %955 = getelementptr double, ptr %910, i64 %917
 %956 = load double, ptr %955, align 8
 %957 = fadd nsz contract double %929, %956
 %958 = getelementptr double, ptr %910, i64 %922
 %959 = load double, ptr %958, align 8
 %960 = fadd nsz contract double %957, %959
 %961 = fmul nsz contract double %960, %960
 %962 = fcmp nsz contract ult double %992, %961
 br i1 %962, label %963, label %994
963:
 call fastcc void @f23(ptr %77, ptr readonly %51, ptr %52, i64 %901, i64 %903, i64 %905, double %929)
 br label %994
964:
 %965 = phi double [ 0.000000e+00, %944 ], [ %979, %964 ]
 %966 = phi i64 [ 0, %944 ], [ %967, %964 ]
 %967 = add nuw nsw i64 %966, 1
 %968 = mul nuw nsw i64 %966, 24
 %969 = getelementptr i8, ptr %947, i64 %968
 %970 = getelementptr i8, ptr %969, i64 16
 %971 = load double, ptr %970, align 8
 %972 = add nuw nsw i64 %966, 9
 %973 = getelementptr double, ptr %948, i64 %972
 %974 = load double, ptr %973, align 8
 %975 = getelementptr double, ptr %947, i64 %972
 %976 = load double, ptr %975, align 8
 %977 = fsub nsz contract double %974, %976
 %978 = fmul nsz contract double %971, %977
 %979 = fadd nsz contract double %965, %978
 %980 = icmp eq i64 %967, 3
 br i1 %980, label %949, label %964
981:
 %982 = phi double [ %992, %981 ], [ 0.000000e+00, %941 ]
 %983 = phi i64 [ %984, %981 ], [ 0, %941 ]
 %984 = add nuw nsw i64 %983, 1
 %985 = add nuw nsw i64 %983, 9
 %986 = getelementptr double, ptr %933, i64 %985
 %987 = load double, ptr %986, align 8
 %988 = getelementptr double, ptr %931, i64 %985
 %989 = load double, ptr %988, align 8
 %990 = fsub nsz contract double %987, %989
 %991 = fmul nsz contract double %990, %990
 %992 = fadd nsz contract double %982, %991
 %993 = icmp eq i64 %984, 3
 br i1 %993, label %954, label %981
994:
 %995 = icmp eq i64 %898, %734
 br i1 %995, label %1041, label %896
996:
 %997 = phi double [ %750, %748 ], [ 0.000000e+00, %738 ]
 %998 = phi double [ %749, %748 ], [ 0.000000e+00, %738 ]
 %999 = phi i64 [ %1000, %748 ], [ 0, %738 ]
 %1000 = add nuw nsw i64 %999, 1
 %1001 = getelementptr double, ptr %721, i64 %999
 %1002 = load double, ptr %1001, align 8
 %1003 = fsub nsz contract double %1002, %1002
 %1004 = fcmp nsz contract ord double %1003, 0.000000e+00
 br i1 %1004, label %741, label %748
1005:
 %1006 = phi i64 [ 0, %770 ], [ %1007, %894 ]
 %1007 = add nuw nsw i64 %1006, 1
 %1008 = getelementptr double, ptr %721, i64 %1006
 %1009 = load double, ptr %1008, align 8
 %1010 = fsub nsz contract double %1009, %1009
 %1011 = fcmp nsz contract ord double %1010, 0.000000e+00
 br i1 %1011, label %804, label %772
1012:
 %1013 = phi i64 [ 0, %775 ], [ %1014, %802 ]
 %1014 = add nuw nsw i64 %1013, 1
 %1015 = getelementptr double, ptr %721, i64 %1013
 %1016 = load double, ptr %1015, align 8
 %1017 = fsub nsz contract double %1016, %1016
 %1018 = fcmp nsz contract ord double %1017, 0.000000e+00
 br i1 %1018, label %777, label %802
1019:
 %1020 = phi i64 [ 0, %804 ], [ %1021, %879 ]
 %1021 = add nuw nsw i64 %1020, 1
 %1022 = urem i64 %1020, 3
 %1023 = add i64 %822, %1022
 %1024 = udiv i64 %1020, 3
 %1025 = urem i64 %1024, 3
 %1026 = add i64 %823, %1025
 %1027 = udiv i64 %1020, 9
 %1028 = add i64 %824, %1027
 %1029 = mul nsw i64 %1023, 73856093
 %1030 = mul nsw i64 %1026, 19349663
 %1031 = mul nsw i64 %1028, 83492791
 %1032 = xor i64 %1031, %1029
 %1033 = xor i64 %1032, %1030
 %1034 = and i64 %1033, %771
 %1035 = icmp slt i64 %1034, 0
 %1036 = select i1 %1035, i64 %727, i64 0
 %1037 = getelementptr i64, ptr %728, i64 %1034
 %1038 = getelementptr i64, ptr %1037, i64 %1036
 %1039 = load i64, ptr %1038, align 8
 %1040 = icmp sgt i64 %1039, -1
 br i1 %1040, label %826, label %879
1041:
 %1042 = load i64, ptr %140, align 1
 %1043 = icmp slt i64 %1042, 1
 br i1 %1043, label %1193, label %1196
1044:
 %1045 = getelementptr i64, ptr %450, i64 %1209
 %1046 = load i64, ptr %1045, align 8
 %1047 = icmp slt i64 %1046, 0
 br i1 %1047, label %1048, label %1051
1048:
 %1049 = load i64, ptr %114, align 1
 %1050 = add nsw i64 %1049, 1
 store i64 %1050, ptr %114, align 1
 br label %1051
1051:
 br i1 %1201, label %1052, label %1200
1052:
 %1053 = add nuw nsw i64 %1197, 1
 %1054 = load i64, ptr %145, align 1
 %1055 = inttoptr i64 %1054 to ptr
 %1056 = load i64, ptr %146, align 1
 %1057 = mul i64 %1197, 24
 %1058 = getelementptr i8, ptr %1055, i64 %1057
 %1059 = getelementptr i8, ptr %1058, i64 16
 %1060 = load double, ptr %1059, align 8
 %1061 = fcmp nsz contract ult double %1060, 0.000000e+00
 %1062 = select i1 %1061, double -1.000000e+00, double 1.000000e+00
 %1063 = inttoptr i64 %1056 to ptr
 %1064 = mul i64 %1197, 72
 %1065 = getelementptr i8, ptr %1063, i64 %1064
 %1066 = fadd nsz contract double %1060, %1062
 %1067 = fdiv nsz contract double -1.000000e+00, %1066
 %1068 = load double, ptr %1058, align 8
 %1069 = getelementptr i8, ptr %1058, i64 8
 %1070 = load double, ptr %1069, align 8
 %1071 = fmul nsz contract double %1068, %1070
 %1072 = fmul nsz contract double %1071, %1067
 store double %1068, ptr %1065, align 8
 %1073 = getelementptr i8, ptr %1065, i64 8
 store double %1070, ptr %1073, align 8
 %1074 = getelementptr i8, ptr %1065, i64 16
 store double %1060, ptr %1074, align 8
 %1075 = load double, ptr %1058, align 8
 %1076 = fmul nsz contract double %1062, %1075
 %1077 = fmul nsz contract double %1075, %1076
 %1078 = fmul nsz contract double %1067, %1077
 %1079 = fadd nsz contract double %1078, 1.000000e+00
 %1080 = fmul nsz contract double %1062, %1072
 %1081 = fneg nsz contract double %1062
 %1082 = fmul nsz contract double %1075, %1081
 %1083 = getelementptr i8, ptr %1065, i64 24
 store double %1079, ptr %1083, align 8
 %1084 = getelementptr i8, ptr %1065, i64 32
 store double %1080, ptr %1084, align 8
 %1085 = getelementptr i8, ptr %1065, i64 40
 store double %1082, ptr %1085, align 8
 %1086 = load double, ptr %1069, align 8
 %1087 = fmul nsz contract double %1086, %1086
 %1088 = fmul nsz contract double %1067, %1087
 %1089 = fadd nsz contract double %1062, %1088
 %1090 = fneg nsz contract double %1086
 %1091 = getelementptr i8, ptr %1065, i64 48
 store double %1072, ptr %1091, align 8
 %1092 = getelementptr i8, ptr %1065, i64 56
 store double %1089, ptr %1092, align 8
 %1093 = getelementptr i8, ptr %1065, i64 64
 store double %1090, ptr %1093, align 8
 %1094 = load i64, ptr %120, align 1
 %1095 = icmp eq i64 %1094, 0
 br i1 %1095, label %1096, label %1191
1096:
 %1097 = load i64, ptr %108, align 1
 %1098 = load i64, ptr %109, align 1
 %1099 = inttoptr i64 %1097 to ptr
 %1100 = load i64, ptr %119, align 1
 %1101 = inttoptr i64 %1100 to ptr
 %1102 = load i64, ptr %113, align 1
 %1103 = inttoptr i64 %1102 to ptr
 %1104 = load i64, ptr %147, align 1
 %1105 = inttoptr i64 %1104 to ptr
 %1106 = load i64, ptr %146, align 1
 %1107 = inttoptr i64 %1106 to ptr
 %1108 = load i64, ptr %148, align 1
 %1109 = inttoptr i64 %1108 to ptr
 %1110 = getelementptr i8, ptr %1105, i64 %1057
 %1111 = getelementptr i8, ptr %1107, i64 %1064
 %1112 = mul nuw nsw i64 %1197, 3
 %1113 = getelementptr i8, ptr %1103, i64 %1198
 br label %1123
1114:
 %1115 = add nuw nsw i64 %1124, 1
 %1116 = icmp eq i64 %1115, 3
 br i1 %1116, label %1191, label %1123
1117:
 %1118 = mul i64 %1140, 96
 %1119 = getelementptr i8, ptr %1101, i64 %1118
 %1120 = getelementptr i8, ptr %1142, i64 24
 br label %1144
1121:
 br i1 %1147, label %1122, label %1144
1122:
 br i1 %1132, label %1114, label %1130
1123:
 %1124 = phi i64 [ 0, %1096 ], [ %1115, %1114 ]
 %1125 = add nuw nsw i64 %1124, %1112
 %1126 = mul i64 %1125, 96
 %1127 = getelementptr i8, ptr %1109, i64 %1126
 %1128 = mul nuw nsw i64 %1124, 24
 %1129 = getelementptr i8, ptr %1111, i64 %1128
 br label %1130
1130:
 %1131 = phi double [ -1.000000e+00, %1123 ], [ 1.000000e+00, %1122 ]
 %1132 = phi i1 [ false, %1123 ], [ true, %1122 ]
 %1133 = phi i64 [ 0, %1123 ], [ 1, %1122 ]
 %1134 = getelementptr i64, ptr %1113, i64 %1133
 %1135 = load i64, ptr %1134, align 8
 %1136 = icmp slt i64 %1135, 0
 %1137 = select i1 %1136, i64 %1098, i64 0
 %1138 = getelementptr i64, ptr %1099, i64 %1135
 %1139 = getelementptr i64, ptr %1138, i64 %1137
 %1140 = load i64, ptr %1139, align 8
 %1141 = mul nuw nsw i64 %1133, 48
 %1142 = getelementptr i8, ptr %1127, i64 %1141
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %1142, i8 0, i64 48, i1 false)
 %1143 = icmp slt i64 %1140, 0
 br i1 %1143, label %1122, label %1117
1144:
 %1145 = phi i64 [ 0, %1117 ], [ %1146, %1121 ]
 %1146 = add nuw nsw i64 %1145, 1
 %1147 = icmp eq i64 %1146, 3
 %1148 = select i1 %1147, i64 0, i64 %1146
 %1149 = add nuw nsw i64 %1145, 2
 %1150 = urem i64 %1149, 3
 %1151 = getelementptr double, ptr %1110, i64 %1148
 %1152 = load double, ptr %1151, align 8
 %1153 = getelementptr double, ptr %1119, i64 %1148
 %1154 = getelementptr i8, ptr %1153, i64 72
 %1155 = load double, ptr %1154, align 8
 %1156 = fsub nsz contract double %1152, %1155
 %1157 = getelementptr double, ptr %1129, i64 %1150
 %1158 = load double, ptr %1157, align 8
 %1159 = fmul nsz contract double %1156, %1158
 %1160 = getelementptr double, ptr %1110, i64 %1150
 %1161 = load double, ptr %1160, align 8
 %1162 = getelementptr double, ptr %1119, i64 %1150
 %1163 = getelementptr i8, ptr %1162, i64 72
 %1164 = load double, ptr %1163, align 8
 %1165 = fsub nsz contract double %1161, %1164
 %1166 = getelementptr double, ptr %1129, i64 %1148
 %1167 = load double, ptr %1166, align 8
 %1168 = fmul nsz contract double %1165, %1167
 %1169 = fsub nsz contract double %1159, %1168
 %1170 = getelementptr double, ptr %1129, i64 %1145
 %1171 = mul nuw nsw i64 %1145, 24
 %1172 = getelementptr i8, ptr %1119, i64 %1171
 br label %1173
1173:
 %1174 = phi i64 [ 0, %1144 ], [ %1175, %1173 ]
 %1175 = add nuw nsw i64 %1174, 1
 %1176 = getelementptr double, ptr %1142, i64 %1174
 %1177 = load double, ptr %1176, align 8
 %1178 = getelementptr double, ptr %1172, i64 %1174
 %1179 = load double, ptr %1178, align 8
 %1180 = fmul nsz contract double %1131, %1179
 %1181 = fmul nsz contract double %1169, %1180
 %1182 = fadd nsz contract double %1177, %1181
 store double %1182, ptr %1176, align 8
 %1183 = getelementptr double, ptr %1120, i64 %1174
 %1184 = load double, ptr %1183, align 8
 %1185 = load double, ptr %1178, align 8
 %1186 = fmul nsz contract double %1131, %1185
 %1187 = load double, ptr %1170, align 8
 %1188 = fmul nsz contract double %1186, %1187
 %1189 = fadd nsz contract double %1184, %1188
 store double %1189, ptr %1183, align 8
 %1190 = icmp eq i64 %1175, 3
 br i1 %1190, label %1121, label %1173
1191:
 %1192 = icmp eq i64 %1053, %1042
 br i1 %1192, label %1193, label %1196
1193:
 %1194 = load i64, ptr %114, align 1
 %1195 = icmp eq i64 %1194, 0
 br i1 %1195, label %1214, label %296
1196:
 %1197 = phi i64 [ %1053, %1191 ], [ 0, %1041 ]
 %1198 = shl i64 %1197, 5
 %1199 = getelementptr i8, ptr %454, i64 %1198
 br label %1200
1200:
 %1201 = phi i1 [ false, %1196 ], [ true, %1051 ]
 %1202 = phi i64 [ 0, %1196 ], [ 1, %1051 ]
 %1203 = getelementptr i64, ptr %1199, i64 %1202
 %1204 = load i64, ptr %1203, align 8
 %1205 = icmp slt i64 %1204, 0
 %1206 = select i1 %1205, i64 %447, i64 0
 %1207 = getelementptr i64, ptr %448, i64 %1204
 %1208 = getelementptr i64, ptr %1207, i64 %1206
 %1209 = load i64, ptr %1208, align 8
 %1210 = load i64, ptr %120, align 1
 %1211 = icmp eq i64 %1210, 0
 %1212 = icmp sgt i64 %1209, -1
 %1213 = select i1 %1211, i1 %1212, i1 false
 br i1 %1213, label %1044, label %1051
1214:
 %1215 = load i64, ptr %149, align 1
 %1216 = icmp eq i64 %1215, 0
 br i1 %1216, label %1217, label %296
1217:
 %1218 = load i64, ptr %146, align 1
 %1219 = inttoptr i64 %1218 to ptr
 %1220 = load i64, ptr %150, align 1
 %1221 = inttoptr i64 %1220 to ptr
 %1222 = load i64, ptr %151, align 1
 %1223 = inttoptr i64 %1222 to ptr
 %1224 = load i64, ptr %152, align 1
 %1225 = load i64, ptr %153, align 1
 %1226 = inttoptr i64 %1224 to ptr
 %1227 = load i64, ptr %154, align 1
 %1228 = inttoptr i64 %1227 to ptr
 %1229 = load i64, ptr %155, align 1
 %1230 = inttoptr i64 %1229 to ptr
 %1231 = load i64, ptr %156, align 1
 %1232 = inttoptr i64 %1231 to ptr
 %1233 = load i64, ptr %157, align 1
 %1234 = icmp slt i64 %1233, 1
 br i1 %1234, label %1237, label %1235
1235:
 %1236 = shl nuw i64 %1233, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %1232, i8 0, i64 %1236, i1 false)
 br label %1237
1237:
 %1238 = load i64, ptr %140, align 1
 %1239 = icmp slt i64 %1238, 1
 br i1 %1239, label %1347, label %1260
1240:
 %1241 = icmp eq i64 %1262, %1238
 br i1 %1241, label %1347, label %1260
1242:
 %1243 = getelementptr i64, ptr %1324, i64 %1326
 %1244 = load i64, ptr %1243, align 8
 %1245 = getelementptr i64, ptr %1322, i64 %1326
 store i64 %1244, ptr %1245, align 8
 %1246 = icmp eq i64 %1327, 3
 br i1 %1246, label %1251, label %1250
1247:
 %1248 = getelementptr i64, ptr %1322, i64 %1326
 store i64 0, ptr %1248, align 8
 %1249 = icmp eq i64 %1327, 3
 br i1 %1249, label %1253, label %1250
1250:
 br label %1325
1251:
 %1252 = getelementptr i64, ptr %1232, i64 %1319
 store i64 1, ptr %1252, align 8
 br label %1253
1253:
 %1254 = mul i64 %1261, 72
 %1255 = getelementptr i8, ptr %1219, i64 %1254
 %1256 = getelementptr i8, ptr %1223, i64 %1323
 %1257 = getelementptr double, ptr %1221, i64 %1321
 br label %1328
1258:
 %1259 = icmp eq i64 %1330, 3
 br i1 %1259, label %1240, label %1328
1260:
 %1261 = phi i64 [ %1262, %1240 ], [ 0, %1237 ]
 %1262 = add nuw nsw i64 %1261, 1
 %1263 = load i64, ptr %113, align 1
 %1264 = inttoptr i64 %1263 to ptr
 %1265 = shl i64 %1261, 5
 %1266 = getelementptr i8, ptr %1264, i64 %1265
 %1267 = load i64, ptr %1266, align 8
 %1268 = load i64, ptr %109, align 1
 %1269 = mul nsw i64 %1268, %1267
 %1270 = getelementptr i8, ptr %1266, i64 8
 %1271 = load i64, ptr %1270, align 8
 %1272 = add nsw i64 %1269, %1271
 %1273 = shl nsw i64 %1272, 16
 %1274 = getelementptr i8, ptr %1266, i64 24
 %1275 = load i64, ptr %1274, align 8
 %1276 = add nsw i64 %1273, %1275
 %1277 = load i64, ptr %158, align 1
 %1278 = inttoptr i64 %1277 to ptr
 %1279 = load i64, ptr %152, align 1
 %1280 = load i64, ptr %153, align 1
 %1281 = inttoptr i64 %1279 to ptr
 %1282 = add nsw i64 %1280, -1
 %1283 = srem i64 %1276, 1000003
 %1284 = icmp slt i64 %1283, 0
 %1285 = add nsw i64 %1283, 1000003
 %1286 = select i1 %1284, i64 %1285, i64 %1283
 %1287 = mul nsw i64 %1286, 2654435761
 %1288 = and i64 %1287, %1282
 %1289 = icmp slt i64 %1288, 0
 %1290 = select i1 %1289, i64 %1280, i64 0
 %1291 = getelementptr i64, ptr %1281, i64 %1288
 %1292 = getelementptr i64, ptr %1291, i64 %1290
 %1293 = load i64, ptr %1292, align 8
 %1294 = icmp sgt i64 %1293, -1
 br i1 %1294, label %1295, label %1313
1295:
 %1296 = getelementptr i64, ptr %1278, i64 %1293
 %1297 = load i64, ptr %1296, align 8
 %1298 = icmp eq i64 %1297, %1276
 br i1 %1298, label %1313, label %1299
1299:
 %1300 = phi i64 [ %1302, %1309 ], [ %1288, %1295 ]
 %1301 = add nsw i64 %1300, 1
 %1302 = and i64 %1301, %1282
 %1303 = icmp slt i64 %1302, 0
 %1304 = select i1 %1303, i64 %1280, i64 0
 %1305 = getelementptr i64, ptr %1281, i64 %1302
 %1306 = getelementptr i64, ptr %1305, i64 %1304
 %1307 = load i64, ptr %1306, align 8
 %1308 = icmp sgt i64 %1307, -1
 br i1 %1308, label %1309, label %1313
1309:
 %1310 = getelementptr i64, ptr %1278, i64 %1307
 %1311 = load i64, ptr %1310, align 8
 %1312 = icmp eq i64 %1311, %1276
 br i1 %1312, label %1313, label %1299
1313:
 %1314 = phi i64 [ %1288, %1295 ], [ %1288, %1260 ], [ %1302, %1299 ], [ %1302, %1309 ]
 %1315 = icmp slt i64 %1314, 0
 %1316 = select i1 %1315, i64 %1225, i64 0
 %1317 = getelementptr i64, ptr %1226, i64 %1314
 %1318 = getelementptr i64, ptr %1317, i64 %1316
 %1319 = load i64, ptr %1318, align 8
 %1320 = icmp sgt i64 %1319, -1
 %1321 = mul nuw nsw i64 %1261, 3
 %1322 = getelementptr i64, ptr %1228, i64 %1321
 %1323 = mul i64 %1319, 24
 %1324 = getelementptr i8, ptr %1230, i64 %1323
 br label %1325
1325:
 %1326 = phi i64 [ 0, %1313 ], [ %1327, %1250 ]
 %1327 = add nuw nsw i64 %1326, 1
 br i1 %1320, label %1242, label %1247
1328:
 %1329 = phi i64 [ 0, %1253 ], [ %1330, %1258 ]
 %1330 = add nuw nsw i64 %1329, 1
 %1331 = getelementptr double, ptr %1257, i64 %1329
 store double 0.000000e+00, ptr %1331, align 8
 br i1 %1320, label %1332, label %1258
1332:
 %1333 = mul nuw nsw i64 %1329, 24
 %1334 = getelementptr i8, ptr %1255, i64 %1333
 br label %1335
1335:
 %1336 = phi i64 [ 0, %1332 ], [ %1338, %1335 ]
 %1337 = phi double [ 0.000000e+00, %1332 ], [ %1345, %1335 ]
 %1338 = add nuw nsw i64 %1336, 1
 %1339 = getelementptr double, ptr %1334, i64 %1336
 %1340 = load double, ptr %1339, align 8
 %1341 = fmul nsz contract double %412, %1340
 %1342 = getelementptr double, ptr %1256, i64 %1336
 %1343 = load double, ptr %1342, align 8
 %1344 = fmul nsz contract double %1341, %1343
 %1345 = fadd nsz contract double %1337, %1344
 store double %1345, ptr %1331, align 8
 %1346 = icmp eq i64 %1338, 3
 br i1 %1346, label %1258, label %1335
1347:
 %1348 = load i64, ptr %120, align 1
 %1349 = icmp eq i64 %1348, 1
 br i1 %1349, label %1350, label %2098
1350:
 store ptr null, ptr %71, align 8
 store ptr null, ptr %72, align 8
 store i8 0, ptr %73, align 1
 store ptr null, ptr %74, align 8
 store i8 0, ptr %75, align 1
 store ptr null, ptr %76, align 8
 %1351 = load i64, ptr %159, align 1
 %1352 = load i64, ptr %160, align 1
 %1353 = inttoptr i64 %1351 to ptr
 %1354 = load i64, ptr %112, align 1
 %1355 = load i64, ptr %111, align 1
 %1356 = inttoptr i64 %1354 to ptr
 %1357 = load i64, ptr %190, align 1
 %1358 = inttoptr i64 %1357 to ptr
 %1359 = load i64, ptr %191, align 1
 %1360 = load i64, ptr %113, align 1
 %1361 = inttoptr i64 %1360 to ptr
 %1362 = load i64, ptr %164, align 1
 %1363 = inttoptr i64 %1362 to ptr
 %1364 = load i64, ptr %185, align 1
 %1365 = inttoptr i64 %1364 to ptr
 %1366 = load i64, ptr %170, align 1
 %1367 = inttoptr i64 %1366 to ptr
 %1368 = load i64, ptr %188, align 1
 %1369 = inttoptr i64 %1368 to ptr
 %1370 = load i64, ptr %167, align 1
 %1371 = inttoptr i64 %1370 to ptr
 %1372 = load i64, ptr %168, align 1
 %1373 = inttoptr i64 %1372 to ptr
 %1374 = load i64, ptr %169, align 1
 %1375 = inttoptr i64 %1374 to ptr
 %1376 = load i64, ptr %150, align 1
 %1377 = inttoptr i64 %1376 to ptr
 %1378 = load i64, ptr %192, align 1
 %1379 = inttoptr i64 %1378 to ptr
 %1380 = load i64, ptr %193, align 1
 %1381 = add nsw i64 %1355, 1
 %1382 = inttoptr i64 %1380 to ptr
 %1383 = load i64, ptr %194, align 1
 %1384 = inttoptr i64 %1383 to ptr
 %1385 = load i64, ptr %195, align 1
 %1386 = inttoptr i64 %1385 to ptr
 %1387 = load i64, ptr %140, align 1
 store i64 0, ptr %182, align 1
 store ptr null, ptr %69, align 8
 call fastcc void @f15(ptr %69, ptr readonly %51, ptr %52, ptr %1356, i64 6)
 %1388 = icmp slt i64 %1387, 1
 br i1 %1388, label %1389, label %1390
1389:
 call fastcc void @f15(ptr %70, ptr readonly %51, ptr %52, ptr %1358, i64 6)
 br label %1491
1390:
 %1391 = getelementptr i8, ptr %1386, i64 8
 %1392 = getelementptr i8, ptr %1386, i64 16
 br label %1518
1393:
 %1394 = add nuw nsw i64 %1519, 1
 %1395 = icmp eq i64 %1387, %1394
 br i1 %1395, label %1396, label %1518
1396:
 call fastcc void @f15(ptr %70, ptr readonly %51, ptr %52, ptr %1358, i64 6)
 br label %1849
1397:
 %1398 = add nuw nsw i64 %1850, 1
 %1399 = getelementptr double, ptr %1377, i64 %1964
 %1400 = load double, ptr %1399, align 8
 %1401 = getelementptr double, ptr %1369, i64 %1850
 store double %1400, ptr %1401, align 8
 %1402 = tail call nsz contract double @llvm.fabs.f64(double %1963)
 %1403 = load double, ptr %198, align 1
 %1404 = fcmp nsz contract ogt double %1402, %1403
 %1405 = select i1 %1404, double %1963, double 0.000000e+00
 %1406 = shl i64 %1850, 5
 %1407 = getelementptr i8, ptr %1361, i64 %1406
 %1408 = getelementptr i8, ptr %1407, i64 16
 %1409 = load i64, ptr %1408, align 8
 %1410 = icmp slt i64 %1409, 0
 %1411 = select i1 %1410, i64 %1352, i64 0
 %1412 = add i64 %1411, %1409
 %1413 = shl i64 %1412, 5
 %1414 = getelementptr i8, ptr %1353, i64 %1413
 %1415 = load double, ptr %1414, align 8
 %1416 = getelementptr double, ptr %1371, i64 %1964
 %1417 = load double, ptr %1416, align 8
 %1418 = getelementptr double, ptr %1375, i64 %1964
 %1419 = load double, ptr %1418, align 8
 %1420 = fcmp nsz contract ogt double %1415, 0.000000e+00
 %1421 = fcmp nsz contract olt double %1417, 0.000000e+00
 %1422 = select i1 %1420, i1 %1421, i1 false
 br i1 %1422, label %1423, label %1434
1423:
 %1424 = fmul nsz contract double %412, %1419
 %1425 = fadd nsz contract double %1405, %1424
 %1426 = fcmp nsz contract olt double %1425, 0.000000e+00
 br i1 %1426, label %1427, label %1434
1427:
 %1428 = fneg nsz contract double %1417
 %1429 = fsub nsz contract double %1419, %1417
 %1430 = tail call nsz contract double @llvm.fabs.f64(double %1429)
 %1431 = fcmp nsz contract olt double %1430, %1428
 br i1 %1431, label %1432, label %1434
1432:
 %1433 = fmul nsz contract double %1415, %1417
 br label %1438
1434:
 %1435 = fcmp nsz contract ogt double %1405, 0.000000e+00
 %1436 = fdiv nsz contract double %1405, %412
 %1437 = select i1 %1435, double %1436, double 0.000000e+00
 br label %1438
1438:
 %1439 = phi double [ %1437, %1434 ], [ %1433, %1432 ]
 %1440 = getelementptr i8, ptr %1852, i64 168
 store double %1439, ptr %1440, align 8
 %1441 = getelementptr double, ptr %1373, i64 %1964
 store double %1439, ptr %1441, align 8
 %1442 = getelementptr i8, ptr %1852, i64 120
 %1443 = load double, ptr %1442, align 8
 %1444 = getelementptr i8, ptr %1852, i64 144
 %1445 = load double, ptr %1444, align 8
 %1446 = mul i64 %1850, 72
 %1447 = getelementptr i8, ptr %1365, i64 %1446
 store double %1443, ptr %1447, align 8
 %1448 = getelementptr i8, ptr %1447, i64 32
 store double %1445, ptr %1448, align 8
 %1449 = getelementptr i8, ptr %1416, i64 8
 %1450 = load double, ptr %1449, align 8
 br label %1451
1451:
 %1452 = phi double [ 1.000000e+00, %1438 ], [ %1457, %1451 ]
 %1453 = phi double [ %1450, %1438 ], [ %1458, %1451 ]
 %1454 = phi i1 [ false, %1438 ], [ true, %1451 ]
 %1455 = phi i1 [ true, %1438 ], [ false, %1451 ]
 %1456 = fmul nsz contract double %1452, %1453
 %1457 = select i1 %1455, double %1452, double %1456
 %1458 = fmul nsz contract double %1453, %1453
 br i1 %1454, label %1459, label %1451
1459:
 %1460 = getelementptr i8, ptr %1416, i64 16
 %1461 = load double, ptr %1460, align 8
 br label %1462
1462:
 %1463 = phi double [ 1.000000e+00, %1459 ], [ %1468, %1462 ]
 %1464 = phi double [ %1461, %1459 ], [ %1469, %1462 ]
 %1465 = phi i1 [ false, %1459 ], [ true, %1462 ]
 %1466 = phi i1 [ true, %1459 ], [ false, %1462 ]
 %1467 = fmul nsz contract double %1463, %1464
 %1468 = select i1 %1466, double %1463, double %1467
 %1469 = fmul nsz contract double %1464, %1464
 br i1 %1465, label %1470, label %1462
1470:
 %1471 = fadd nsz contract double %1457, %1468
 %1472 = tail call nsz contract double @llvm.sqrt.f64(double %1471)
 %1473 = load i64, ptr %159, align 1
 %1474 = load i64, ptr %160, align 1
 %1475 = inttoptr i64 %1473 to ptr
 %1476 = load i64, ptr %113, align 1
 %1477 = inttoptr i64 %1476 to ptr
 %1478 = getelementptr i8, ptr %1477, i64 %1406
 %1479 = getelementptr i8, ptr %1478, i64 16
 %1480 = load i64, ptr %1479, align 8
 %1481 = icmp slt i64 %1480, 0
 %1482 = select i1 %1481, i64 %1474, i64 0
 %1483 = add i64 %1482, %1480
 %1484 = shl i64 %1483, 5
 %1485 = getelementptr i8, ptr %1475, i64 %1484
 %1486 = getelementptr i8, ptr %1485, i64 8
 %1487 = load double, ptr %1486, align 8
 %1488 = getelementptr i8, ptr %1485, i64 16
 %1489 = load double, ptr %1488, align 8
 %1490 = fcmp nsz contract oeq double %1487, %1489
 br i1 %1490, label %1998, label %1979
1491:
 %1492 = load i64, ptr %111, align 1
 %1493 = icmp slt i64 %1492, 1
 br i1 %1493, label %1497, label %2002
1494:
 %1495 = add nuw nsw i64 %2003, 1
 %1496 = icmp eq i64 %1492, %1495
 br i1 %1496, label %1497, label %2002
1497:
 br i1 %1388, label %1505, label %2015
1498:
 %1499 = getelementptr i8, ptr %2019, i64 192
 %1500 = load double, ptr %1499, align 8
 %1501 = getelementptr i8, ptr %2019, i64 200
 %1502 = load double, ptr %1501, align 8
 call fastcc void @f10(ptr %71, ptr %1382, i64 %1381, i64 16, ptr %2019, double %2021, double %1500, double %1502)
 br label %1503
1503:
 %1504 = icmp eq i64 %1387, %2017
 br i1 %1504, label %1505, label %2015
1505:
 call fastcc void @f16(ptr %72, ptr readonly %51, ptr %52)
 store i8 0, ptr %73, align 1
 call fastcc void @f12(ptr %73, ptr readonly %51, ptr %52, i8 0)
 %1506 = load i8, ptr %73, align 1
 %1507 = icmp eq i8 %1506, 0
 br i1 %1507, label %2033, label %1508
1508:
 %1509 = phi i64 [ %1513, %1512 ], [ 0, %1505 ]
 br i1 %1388, label %1510, label %2023
1510:
 call fastcc void @f16(ptr %74, ptr readonly %51, ptr %52)
 %1511 = icmp eq i64 %1509, 3
 br i1 %1511, label %2033, label %1512
1512:
 %1513 = add nuw nsw i64 %1509, 1
 %1514 = icmp eq i64 %1513, 3
 store i8 0, ptr %75, align 1
 %1515 = zext i1 %1514 to i8
 call fastcc void @f12(ptr %75, ptr readonly %51, ptr %52, i8 %1515)
 %1516 = load i8, ptr %75, align 1
 %1517 = icmp eq i8 %1516, 0
 br i1 %1517, label %2033, label %1508
1518:
 %1519 = phi i64 [ 0, %1390 ], [ %1394, %1393 ]
 %1520 = load i64, ptr %108, align 1
 %1521 = load i64, ptr %109, align 1
 %1522 = load i64, ptr %196, align 1
 %1523 = load i64, ptr %119, align 1
 %1524 = load i64, ptr %193, align 1
 %1525 = load i64, ptr %113, align 1
 %1526 = load i64, ptr %147, align 1
 %1527 = load i64, ptr %146, align 1
 %1528 = inttoptr i64 %1527 to ptr
 %1529 = load i64, ptr %192, align 1
 %1530 = inttoptr i64 %1529 to ptr
 %1531 = load i64, ptr %197, align 1
 %1532 = shl i64 %1519, 8
 %1533 = getelementptr i8, ptr %1530, i64 %1532
 %1534 = mul i64 %1519, 72
 %1535 = getelementptr i8, ptr %1528, i64 %1534
 br label %1621
1536:
 %1537 = load i64, ptr %111, align 1
 %1538 = sitofp i64 %1537 to double
 %1539 = getelementptr double, ptr %1533, i64 %1644
 %1540 = getelementptr i8, ptr %1539, i64 208
 store double %1538, ptr %1540, align 8
 %1541 = mul nuw nsw i64 %1644, 24
 %1542 = getelementptr i8, ptr %1533, i64 %1541
 %1543 = getelementptr i8, ptr %1542, i64 72
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %1543, i8 0, i64 24, i1 false)
 br label %1620
1544:
 %1545 = uitofp nneg i64 %1651 to double
 %1546 = getelementptr double, ptr %1533, i64 %1644
 %1547 = getelementptr i8, ptr %1546, i64 208
 store double %1545, ptr %1547, align 8
 %1548 = mul nuw nsw i64 %1644, 24
 %1549 = getelementptr i8, ptr %1533, i64 %1548
 %1550 = getelementptr i8, ptr %1549, i64 72
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %1550, i8 0, i64 24, i1 false)
 %1551 = mul i64 %1651, 672
 %1552 = getelementptr i8, ptr %1632, i64 %1551
 %1553 = mul i64 %1651, 96
 %1554 = getelementptr i8, ptr %1633, i64 %1553
 %1555 = getelementptr i8, ptr %1552, i64 264
 %1556 = load double, ptr %1555, align 8
 %1557 = getelementptr i8, ptr %1552, i64 224
 %1558 = getelementptr i8, ptr %1552, i64 136
 %1559 = getelementptr i8, ptr %1552, i64 168
 br label %1653
1560:
 %1561 = shl i64 %1651, 7
 %1562 = getelementptr i8, ptr %1634, i64 %1561
 %1563 = getelementptr i8, ptr %1562, i64 56
 %1564 = getelementptr i8, ptr %1562, i64 80
 %1565 = getelementptr i8, ptr %1562, i64 88
 %1566 = getelementptr i8, ptr %1562, i64 64
 %1567 = getelementptr i8, ptr %1562, i64 96
 %1568 = getelementptr i8, ptr %1562, i64 72
 br label %1681
1569:
 %1570 = getelementptr i8, ptr %1562, i64 48
 br label %1705
1571:
 %1572 = add nuw nsw i64 %1682, 1
 %1573 = load double, ptr %1563, align 8
 %1574 = load double, ptr %1684, align 8
 %1575 = fmul nsz contract double %1573, %1574
 %1576 = load double, ptr %1564, align 8
 %1577 = getelementptr i8, ptr %1684, i64 8
 %1578 = load double, ptr %1577, align 8
 %1579 = fmul nsz contract double %1576, %1578
 %1580 = fadd nsz contract double %1575, %1579
 %1581 = load double, ptr %1565, align 8
 %1582 = getelementptr i8, ptr %1684, i64 16
 %1583 = load double, ptr %1582, align 8
 %1584 = fmul nsz contract double %1581, %1583
 %1585 = fadd nsz contract double %1580, %1584
 %1586 = getelementptr i8, ptr %1684, i64 72
 store double %1585, ptr %1586, align 8
 %1587 = load double, ptr %1564, align 8
 %1588 = fmul nsz contract double %1574, %1587
 %1589 = load double, ptr %1566, align 8
 %1590 = fmul nsz contract double %1578, %1589
 %1591 = fadd nsz contract double %1588, %1590
 %1592 = load double, ptr %1567, align 8
 %1593 = fmul nsz contract double %1583, %1592
 %1594 = fadd nsz contract double %1591, %1593
 %1595 = getelementptr i8, ptr %1684, i64 80
 store double %1594, ptr %1595, align 8
 %1596 = load double, ptr %1565, align 8
 %1597 = fmul nsz contract double %1574, %1596
 %1598 = load double, ptr %1567, align 8
 %1599 = fmul nsz contract double %1578, %1598
 %1600 = fadd nsz contract double %1597, %1599
 %1601 = load double, ptr %1568, align 8
 %1602 = fmul nsz contract double %1583, %1601
 %1603 = fadd nsz contract double %1600, %1602
 %1604 = getelementptr i8, ptr %1684, i64 88
 store double %1603, ptr %1604, align 8
 %1605 = icmp eq i64 %1572, 3
 br i1 %1605, label %1569, label %1681
1606:
 %1607 = icmp eq i64 %1707, 6
 br i1 %1607, label %1620, label %1705
1608:
 %1609 = load double, ptr %1570, align 8
 br label %1610
1610:
 %1611 = phi double [ %1609, %1608 ], [ 0.000000e+00, %1705 ]
 %1612 = fadd nsz contract double %1717, %1611
 %1613 = mul nuw nsw i64 %1714, 24
 %1614 = getelementptr i8, ptr %1637, i64 %1613
 %1615 = icmp slt i64 %1713, -3
 %1616 = select i1 %1615, i64 35, i64 3
 %1617 = add nsw i64 %1616, %1713
 %1618 = mul i64 %1617, 24
 %1619 = getelementptr i8, ptr %1637, i64 %1618
 store double %1612, ptr %1716, align 8
 br label %1719
1620:
 br i1 %1643, label %1730, label %1642
1621:
 %1622 = phi i64 [ 0, %1518 ], [ %1623, %1621 ]
 %1623 = add nuw nsw i64 %1622, 1
 %1624 = getelementptr double, ptr %1535, i64 %1622
 %1625 = load double, ptr %1624, align 8
 %1626 = getelementptr double, ptr %1533, i64 %1622
 store double %1625, ptr %1626, align 8
 %1627 = icmp eq i64 %1623, 9
 br i1 %1627, label %1628, label %1621
1628:
 %1629 = getelementptr i8, ptr %1530, i64 120
 %1630 = getelementptr i8, ptr %1629, i64 %1532
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %1630, i8 0, i64 48, i1 false)
 %1631 = inttoptr i64 %1520 to ptr
 %1632 = inttoptr i64 %1522 to ptr
 %1633 = inttoptr i64 %1523 to ptr
 %1634 = inttoptr i64 %1524 to ptr
 %1635 = inttoptr i64 %1525 to ptr
 %1636 = inttoptr i64 %1526 to ptr
 %1637 = inttoptr i64 %1531 to ptr
 %1638 = mul i64 %1519, 24
 %1639 = getelementptr i8, ptr %1636, i64 %1638
 %1640 = shl i64 %1519, 5
 %1641 = getelementptr i8, ptr %1635, i64 %1640
 br label %1642
1642:
 %1643 = phi i1 [ false, %1628 ], [ true, %1620 ]
 %1644 = phi i64 [ 0, %1628 ], [ 1, %1620 ]
 %1645 = getelementptr i64, ptr %1641, i64 %1644
 %1646 = load i64, ptr %1645, align 8
 %1647 = icmp slt i64 %1646, 0
 %1648 = select i1 %1647, i64 %1521, i64 0
 %1649 = getelementptr i64, ptr %1631, i64 %1646
 %1650 = getelementptr i64, ptr %1649, i64 %1648
 %1651 = load i64, ptr %1650, align 8
 %1652 = icmp sgt i64 %1651, -1
 br i1 %1652, label %1544, label %1536
1653:
 %1654 = phi i64 [ 0, %1544 ], [ %1655, %1653 ]
 %1655 = add nuw nsw i64 %1654, 1
 %1656 = mul nuw nsw i64 %1654, 24
 %1657 = getelementptr i8, ptr %1554, i64 %1656
 %1658 = load double, ptr %1657, align 8
 %1659 = load double, ptr %1557, align 8
 %1660 = fmul nsz contract double %1658, %1659
 %1661 = getelementptr i8, ptr %1657, i64 8
 %1662 = load double, ptr %1661, align 8
 %1663 = load double, ptr %1558, align 8
 %1664 = fmul nsz contract double %1662, %1663
 %1665 = fadd nsz contract double %1660, %1664
 %1666 = getelementptr i8, ptr %1657, i64 16
 %1667 = load double, ptr %1666, align 8
 %1668 = load double, ptr %1559, align 8
 %1669 = fmul nsz contract double %1667, %1668
 %1670 = fadd nsz contract double %1665, %1669
 %1671 = getelementptr double, ptr %1639, i64 %1654
 %1672 = load double, ptr %1671, align 8
 %1673 = getelementptr double, ptr %1554, i64 %1654
 %1674 = getelementptr i8, ptr %1673, i64 72
 %1675 = load double, ptr %1674, align 8
 %1676 = fsub nsz contract double %1672, %1675
 %1677 = fdiv nsz contract double %1670, %1556
 %1678 = fsub nsz contract double %1676, %1677
 %1679 = getelementptr double, ptr %1550, i64 %1654
 store double %1678, ptr %1679, align 8
 %1680 = icmp eq i64 %1655, 3
 br i1 %1680, label %1560, label %1653
1681:
 %1682 = phi i64 [ 0, %1560 ], [ %1572, %1571 ]
 %1683 = mul nuw nsw i64 %1682, 24
 %1684 = getelementptr i8, ptr %1637, i64 %1683
 %1685 = getelementptr i8, ptr %1533, i64 %1683
 br label %1686
1686:
 %1687 = phi i64 [ 0, %1681 ], [ %1688, %1686 ]
 %1688 = add nuw nsw i64 %1687, 1
 %1689 = icmp eq i64 %1688, 3
 %1690 = select i1 %1689, i64 0, i64 %1688
 %1691 = add nuw nsw i64 %1687, 2
 %1692 = urem i64 %1691, 3
 %1693 = getelementptr double, ptr %1550, i64 %1690
 %1694 = load double, ptr %1693, align 8
 %1695 = getelementptr double, ptr %1685, i64 %1692
 %1696 = load double, ptr %1695, align 8
 %1697 = fmul nsz contract double %1694, %1696
 %1698 = getelementptr double, ptr %1550, i64 %1692
 %1699 = load double, ptr %1698, align 8
 %1700 = getelementptr double, ptr %1685, i64 %1690
 %1701 = load double, ptr %1700, align 8
 %1702 = fmul nsz contract double %1699, %1701
 %1703 = fsub nsz contract double %1697, %1702
 %1704 = getelementptr double, ptr %1684, i64 %1687
 store double %1703, ptr %1704, align 8
 br i1 %1689, label %1571, label %1686
1705:
 %1706 = phi i64 [ 0, %1569 ], [ %1707, %1606 ]
 %1707 = add nuw nsw i64 %1706, 1
 %1708 = icmp samesign ult i64 %1706, 3
 %1709 = icmp samesign ult i64 %1706, 5
 %1710 = tail call i64 @llvm.smin.i64(i64 %1706, i64 4)
 %1711 = add nsw i64 %1710, -2
 %1712 = select i1 %1709, i64 1, i64 2
 %1713 = select i1 %1708, i64 %1706, i64 %1711
 %1714 = select i1 %1708, i64 0, i64 %1712
 %1715 = getelementptr double, ptr %1533, i64 %1706
 %1716 = getelementptr i8, ptr %1715, i64 120
 %1717 = load double, ptr %1716, align 8
 %1718 = icmp eq i64 %1714, %1713
 br i1 %1718, label %1608, label %1610
1719:
 %1720 = phi i64 [ 0, %1610 ], [ %1722, %1719 ]
 %1721 = phi double [ %1612, %1610 ], [ %1728, %1719 ]
 %1722 = add nuw nsw i64 %1720, 1
 %1723 = getelementptr double, ptr %1614, i64 %1720
 %1724 = load double, ptr %1723, align 8
 %1725 = getelementptr double, ptr %1619, i64 %1720
 %1726 = load double, ptr %1725, align 8
 %1727 = fmul nsz contract double %1724, %1726
 %1728 = fadd nsz contract double %1721, %1727
 store double %1728, ptr %1716, align 8
 %1729 = icmp eq i64 %1722, 3
 br i1 %1729, label %1606, label %1719
1730:
 %1731 = getelementptr i8, ptr %1379, i64 %1532
 %1732 = getelementptr i8, ptr %1731, i64 208
 %1733 = load double, ptr %1732, align 8
 %1734 = fptosi double %1733 to i64
 %1735 = getelementptr i8, ptr %1731, i64 216
 %1736 = load double, ptr %1735, align 8
 %1737 = fptosi double %1736 to i64
 %1738 = icmp slt i64 %1734, 0
 %1739 = select i1 %1738, i64 %1381, i64 0
 %1740 = add i64 %1739, %1734
 %1741 = shl i64 %1740, 7
 %1742 = getelementptr i8, ptr %1382, i64 %1741
 %1743 = icmp slt i64 %1737, 0
 %1744 = select i1 %1743, i64 %1381, i64 0
 %1745 = add i64 %1744, %1737
 %1746 = shl i64 %1745, 7
 %1747 = getelementptr i8, ptr %1382, i64 %1746
 %1748 = load double, ptr %1747, align 8
 %1749 = getelementptr i8, ptr %1747, i64 32
 %1750 = load double, ptr %1749, align 8
 %1751 = getelementptr i8, ptr %1731, i64 112
 %1752 = load double, ptr %1751, align 8
 %1753 = fmul nsz contract double %1750, %1752
 %1754 = fadd nsz contract double %1748, %1753
 %1755 = getelementptr i8, ptr %1747, i64 40
 %1756 = load double, ptr %1755, align 8
 %1757 = getelementptr i8, ptr %1731, i64 104
 %1758 = load double, ptr %1757, align 8
 %1759 = fmul nsz contract double %1756, %1758
 %1760 = fsub nsz contract double %1754, %1759
 %1761 = load double, ptr %1742, align 8
 %1762 = getelementptr i8, ptr %1742, i64 32
 %1763 = load double, ptr %1762, align 8
 %1764 = getelementptr i8, ptr %1731, i64 88
 %1765 = load double, ptr %1764, align 8
 %1766 = fmul nsz contract double %1763, %1765
 %1767 = fadd nsz contract double %1761, %1766
 %1768 = getelementptr i8, ptr %1742, i64 40
 %1769 = load double, ptr %1768, align 8
 %1770 = getelementptr i8, ptr %1731, i64 80
 %1771 = load double, ptr %1770, align 8
 %1772 = fmul nsz contract double %1769, %1771
 %1773 = fsub nsz contract double %1772, %1767
 %1774 = fadd nsz contract double %1760, %1773
 %1775 = getelementptr i8, ptr %1747, i64 8
 %1776 = load double, ptr %1775, align 8
 %1777 = getelementptr i8, ptr %1731, i64 96
 %1778 = load double, ptr %1777, align 8
 %1779 = fmul nsz contract double %1756, %1778
 %1780 = fadd nsz contract double %1776, %1779
 %1781 = getelementptr i8, ptr %1747, i64 24
 %1782 = load double, ptr %1781, align 8
 %1783 = fmul nsz contract double %1752, %1782
 %1784 = fsub nsz contract double %1780, %1783
 %1785 = getelementptr i8, ptr %1742, i64 8
 %1786 = load double, ptr %1785, align 8
 %1787 = getelementptr i8, ptr %1731, i64 72
 %1788 = load double, ptr %1787, align 8
 %1789 = fmul nsz contract double %1769, %1788
 %1790 = fadd nsz contract double %1786, %1789
 %1791 = getelementptr i8, ptr %1742, i64 24
 %1792 = load double, ptr %1791, align 8
 %1793 = fmul nsz contract double %1765, %1792
 %1794 = fsub nsz contract double %1793, %1790
 %1795 = fadd nsz contract double %1784, %1794
 %1796 = getelementptr i8, ptr %1747, i64 16
 %1797 = load double, ptr %1796, align 8
 %1798 = fmul nsz contract double %1758, %1782
 %1799 = fadd nsz contract double %1798, %1797
 %1800 = fmul nsz contract double %1750, %1778
 %1801 = fsub nsz contract double %1799, %1800
 %1802 = getelementptr i8, ptr %1742, i64 16
 %1803 = load double, ptr %1802, align 8
 %1804 = fmul nsz contract double %1771, %1792
 %1805 = fadd nsz contract double %1804, %1803
 %1806 = fmul nsz contract double %1763, %1788
 %1807 = fsub nsz contract double %1806, %1805
 %1808 = fadd nsz contract double %1801, %1807
 %1809 = load double, ptr %1731, align 8
 %1810 = fmul nsz contract double %1774, %1809
 %1811 = getelementptr i8, ptr %1731, i64 8
 %1812 = load double, ptr %1811, align 8
 %1813 = fmul nsz contract double %1795, %1812
 %1814 = fadd nsz contract double %1810, %1813
 %1815 = getelementptr i8, ptr %1731, i64 16
 %1816 = load double, ptr %1815, align 8
 %1817 = fmul nsz contract double %1816, %1808
 %1818 = fadd nsz contract double %1814, %1817
 store double %1818, ptr %1386, align 8
 %1819 = getelementptr i8, ptr %1731, i64 24
 %1820 = load double, ptr %1819, align 8
 %1821 = fmul nsz contract double %1774, %1820
 %1822 = getelementptr i8, ptr %1731, i64 32
 %1823 = load double, ptr %1822, align 8
 %1824 = fmul nsz contract double %1795, %1823
 %1825 = fadd nsz contract double %1821, %1824
 %1826 = getelementptr i8, ptr %1731, i64 40
 %1827 = load double, ptr %1826, align 8
 %1828 = fmul nsz contract double %1808, %1827
 %1829 = fadd nsz contract double %1825, %1828
 store double %1829, ptr %1391, align 8
 %1830 = getelementptr i8, ptr %1731, i64 48
 %1831 = load double, ptr %1830, align 8
 %1832 = fmul nsz contract double %1774, %1831
 %1833 = getelementptr i8, ptr %1731, i64 56
 %1834 = load double, ptr %1833, align 8
 %1835 = fmul nsz contract double %1795, %1834
 %1836 = fadd nsz contract double %1832, %1835
 %1837 = getelementptr i8, ptr %1731, i64 64
 %1838 = load double, ptr %1837, align 8
 %1839 = fmul nsz contract double %1808, %1838
 %1840 = fadd nsz contract double %1836, %1839
 store double %1840, ptr %1392, align 8
 %1841 = getelementptr i8, ptr %1371, i64 %1638
 br label %1842
1842:
 %1843 = phi i64 [ 0, %1730 ], [ %1844, %1842 ]
 %1844 = add nuw nsw i64 %1843, 1
 %1845 = getelementptr double, ptr %1386, i64 %1843
 %1846 = load double, ptr %1845, align 8
 %1847 = getelementptr double, ptr %1841, i64 %1843
 store double %1846, ptr %1847, align 8
 %1848 = icmp eq i64 %1844, 3
 br i1 %1848, label %1393, label %1842
1849:
 %1850 = phi i64 [ 0, %1396 ], [ %1398, %1998 ]
 %1851 = shl i64 %1850, 8
 %1852 = getelementptr i8, ptr %1379, i64 %1851
 %1853 = getelementptr i8, ptr %1852, i64 208
 %1854 = load double, ptr %1853, align 8
 %1855 = fptosi double %1854 to i64
 %1856 = getelementptr i8, ptr %1852, i64 216
 %1857 = load double, ptr %1856, align 8
 %1858 = fptosi double %1857 to i64
 %1859 = icmp slt i64 %1855, 0
 %1860 = select i1 %1859, i64 %1381, i64 0
 %1861 = add i64 %1860, %1855
 %1862 = shl i64 %1861, 7
 %1863 = getelementptr i8, ptr %1382, i64 %1862
 %1864 = icmp slt i64 %1858, 0
 %1865 = select i1 %1864, i64 %1381, i64 0
 %1866 = add i64 %1865, %1858
 %1867 = shl i64 %1866, 7
 %1868 = getelementptr i8, ptr %1382, i64 %1867
 %1869 = load double, ptr %1868, align 8
 %1870 = getelementptr i8, ptr %1868, i64 32
 %1871 = load double, ptr %1870, align 8
 %1872 = getelementptr i8, ptr %1852, i64 112
 %1873 = load double, ptr %1872, align 8
 %1874 = fmul nsz contract double %1871, %1873
 %1875 = fadd nsz contract double %1869, %1874
 %1876 = getelementptr i8, ptr %1868, i64 40
 %1877 = load double, ptr %1876, align 8
 %1878 = getelementptr i8, ptr %1852, i64 104
 %1879 = load double, ptr %1878, align 8
 %1880 = fmul nsz contract double %1877, %1879
 %1881 = fsub nsz contract double %1875, %1880
 %1882 = load double, ptr %1863, align 8
 %1883 = getelementptr i8, ptr %1863, i64 32
 %1884 = load double, ptr %1883, align 8
 %1885 = getelementptr i8, ptr %1852, i64 88
 %1886 = load double, ptr %1885, align 8
 %1887 = fmul nsz contract double %1884, %1886
 %1888 = fadd nsz contract double %1882, %1887
 %1889 = getelementptr i8, ptr %1863, i64 40
 %1890 = load double, ptr %1889, align 8
 %1891 = getelementptr i8, ptr %1852, i64 80
 %1892 = load double, ptr %1891, align 8
 %1893 = fmul nsz contract double %1890, %1892
 %1894 = fsub nsz contract double %1893, %1888
 %1895 = fadd nsz contract double %1881, %1894
 %1896 = getelementptr i8, ptr %1868, i64 8
 %1897 = load double, ptr %1896, align 8
 %1898 = getelementptr i8, ptr %1852, i64 96
 %1899 = load double, ptr %1898, align 8
 %1900 = fmul nsz contract double %1877, %1899
 %1901 = fadd nsz contract double %1897, %1900
 %1902 = getelementptr i8, ptr %1868, i64 24
 %1903 = load double, ptr %1902, align 8
 %1904 = fmul nsz contract double %1873, %1903
 %1905 = fsub nsz contract double %1901, %1904
 %1906 = getelementptr i8, ptr %1863, i64 8
 %1907 = load double, ptr %1906, align 8
 %1908 = getelementptr i8, ptr %1852, i64 72
 %1909 = load double, ptr %1908, align 8
 %1910 = fmul nsz contract double %1890, %1909
 %1911 = fadd nsz contract double %1907, %1910
 %1912 = getelementptr i8, ptr %1863, i64 24
 %1913 = load double, ptr %1912, align 8
 %1914 = fmul nsz contract double %1886, %1913
 %1915 = fsub nsz contract double %1914, %1911
 %1916 = fadd nsz contract double %1905, %1915
 %1917 = getelementptr i8, ptr %1868, i64 16
 %1918 = load double, ptr %1917, align 8
 %1919 = fmul nsz contract double %1879, %1903
 %1920 = fadd nsz contract double %1919, %1918
 %1921 = fmul nsz contract double %1871, %1899
 %1922 = fsub nsz contract double %1920, %1921
 %1923 = getelementptr i8, ptr %1863, i64 16
 %1924 = load double, ptr %1923, align 8
 %1925 = fmul nsz contract double %1892, %1913
 %1926 = fadd nsz contract double %1925, %1924
 %1927 = fmul nsz contract double %1884, %1909
 %1928 = fsub nsz contract double %1927, %1926
 %1929 = fadd nsz contract double %1922, %1928
 %1930 = load double, ptr %1852, align 8
 %1931 = fmul nsz contract double %1895, %1930
 %1932 = getelementptr i8, ptr %1852, i64 8
 %1933 = load double, ptr %1932, align 8
 %1934 = fmul nsz contract double %1916, %1933
 %1935 = fadd nsz contract double %1931, %1934
 %1936 = getelementptr i8, ptr %1852, i64 16
 %1937 = load double, ptr %1936, align 8
 %1938 = fmul nsz contract double %1937, %1929
 %1939 = fadd nsz contract double %1935, %1938
 store double %1939, ptr %1386, align 8
 %1940 = getelementptr i8, ptr %1852, i64 24
 %1941 = load double, ptr %1940, align 8
 %1942 = fmul nsz contract double %1895, %1941
 %1943 = getelementptr i8, ptr %1852, i64 32
 %1944 = load double, ptr %1943, align 8
 %1945 = fmul nsz contract double %1916, %1944
 %1946 = fadd nsz contract double %1942, %1945
 %1947 = getelementptr i8, ptr %1852, i64 40
 %1948 = load double, ptr %1947, align 8
 %1949 = fmul nsz contract double %1929, %1948
 %1950 = fadd nsz contract double %1946, %1949
 store double %1950, ptr %1391, align 8
 %1951 = getelementptr i8, ptr %1852, i64 48
 %1952 = load double, ptr %1951, align 8
 %1953 = fmul nsz contract double %1895, %1952
 %1954 = getelementptr i8, ptr %1852, i64 56
 %1955 = load double, ptr %1954, align 8
 %1956 = fmul nsz contract double %1916, %1955
 %1957 = fadd nsz contract double %1953, %1956
 %1958 = getelementptr i8, ptr %1852, i64 64
 %1959 = load double, ptr %1958, align 8
 %1960 = fmul nsz contract double %1929, %1959
 %1961 = fadd nsz contract double %1957, %1960
 store double %1961, ptr %1392, align 8
 %1962 = getelementptr double, ptr %1363, i64 %1850
 %1963 = load double, ptr %1962, align 8
 %1964 = mul nuw nsw i64 %1850, 3
 br label %1965
1965:
 %1966 = phi i64 [ 0, %1849 ], [ %1967, %1965 ]
 %1967 = add nuw nsw i64 %1966, 1
 %1968 = getelementptr double, ptr %1386, i64 %1966
 %1969 = load double, ptr %1968, align 8
 %1970 = add nuw nsw i64 %1966, %1964
 %1971 = getelementptr double, ptr %1375, i64 %1970
 store double %1969, ptr %1971, align 8
 %1972 = getelementptr double, ptr %1367, i64 %1970
 store double %1969, ptr %1972, align 8
 %1973 = getelementptr double, ptr %1373, i64 %1970
 store double 0.000000e+00, ptr %1973, align 8
 %1974 = getelementptr double, ptr %1377, i64 %1970
 %1975 = load double, ptr %1974, align 8
 %1976 = getelementptr double, ptr %1852, i64 %1966
 %1977 = getelementptr i8, ptr %1976, i64 184
 store double %1975, ptr %1977, align 8
 %1978 = icmp eq i64 %1967, 3
 br i1 %1978, label %1397, label %1965
1979:
 %1980 = load i64, ptr %154, align 1
 %1981 = inttoptr i64 %1980 to ptr
 %1982 = getelementptr i64, ptr %1981, i64 %1964
 %1983 = load i64, ptr %1982, align 8
 switch i64 %1983, label %1997 [
  i64 1, label %1998
  i64 0, label %1984
 ]
1984:
 %1985 = load i64, ptr %150, align 1
 %1986 = inttoptr i64 %1985 to ptr
 %1987 = getelementptr double, ptr %1986, i64 %1964
 %1988 = load double, ptr %1987, align 8
 %1989 = fmul nsz contract double %1487, %1988
 %1990 = load i64, ptr %185, align 1
 %1991 = inttoptr i64 %1990 to ptr
 %1992 = getelementptr i8, ptr %1991, i64 %1446
 %1993 = getelementptr i8, ptr %1992, i64 32
 %1994 = load double, ptr %1993, align 8
 %1995 = fmul nsz contract double %1989, %1994
 %1996 = fcmp nsz contract ugt double %1472, %1995
 br i1 %1996, label %1997, label %1998
1997:
 br label %1998
1998:
 %1999 = phi double [ %1487, %1470 ], [ %1489, %1997 ], [ %1487, %1979 ], [ %1487, %1984 ]
 %2000 = getelementptr i8, ptr %1852, i64 176
 store double %1999, ptr %2000, align 8
 %2001 = icmp eq i64 %1387, %1398
 br i1 %2001, label %1491, label %1849
2002:
 %2003 = phi i64 [ %1495, %1494 ], [ 0, %1491 ]
 %2004 = shl i64 %2003, 7
 %2005 = getelementptr i8, ptr %1382, i64 %2004
 %2006 = mul i64 %2003, 144
 %2007 = getelementptr i8, ptr %1384, i64 %2006
 br label %2008
2008:
 %2009 = phi i64 [ 0, %2002 ], [ %2010, %2008 ]
 %2010 = add nuw nsw i64 %2009, 1
 %2011 = getelementptr double, ptr %2005, i64 %2009
 %2012 = load double, ptr %2011, align 8
 %2013 = getelementptr double, ptr %2007, i64 %2009
 store double %2012, ptr %2013, align 8
 %2014 = icmp eq i64 %2010, 6
 br i1 %2014, label %1494, label %2008
2015:
 %2016 = phi i64 [ %2017, %1503 ], [ 0, %1497 ]
 %2017 = add nuw nsw i64 %2016, 1
 %2018 = shl i64 %2016, 8
 %2019 = getelementptr i8, ptr %1379, i64 %2018
 %2020 = getelementptr i8, ptr %2019, i64 184
 %2021 = load double, ptr %2020, align 8
 %2022 = fcmp nsz contract une double %2021, 0.000000e+00
 br i1 %2022, label %1498, label %1503
2023:
 %2024 = phi i64 [ %2025, %2023 ], [ 0, %1508 ]
 %2025 = add nuw nsw i64 %2024, 1
 %2026 = mul i64 %2024, 24
 %2027 = getelementptr i8, ptr %1373, i64 %2026
 %2028 = load double, ptr %2027, align 8
 %2029 = shl i64 %2024, 8
 %2030 = getelementptr i8, ptr %1379, i64 %2029
 %2031 = getelementptr i8, ptr %2030, i64 168
 store double %2028, ptr %2031, align 8
 %2032 = icmp eq i64 %1387, %2025
 br i1 %2032, label %1510, label %2023
2033:
 %2034 = inttoptr i64 %1359 to ptr
 call fastcc void @f7(ptr %76, ptr readonly %51, ptr %52, ptr %2034, i64 6)
 %2035 = load i64, ptr %196, align 1
 %2036 = load i64, ptr %111, align 1
 %2037 = inttoptr i64 %2035 to ptr
 %2038 = load i64, ptr %112, align 1
 %2039 = inttoptr i64 %2038 to ptr
 %2040 = load i64, ptr %190, align 1
 %2041 = inttoptr i64 %2040 to ptr
 %2042 = load i64, ptr %191, align 1
 %2043 = inttoptr i64 %2042 to ptr
 %2044 = icmp slt i64 %2036, 1
 br i1 %2044, label %2095, label %2051
2045:
 %2046 = add nuw nsw i64 %2054, 1
 %2047 = icmp eq i64 %2036, %2046
 br i1 %2047, label %2095, label %2051
2048:
 %2049 = add nuw nsw i64 %2064, 1
 %2050 = icmp eq i64 %2049, 6
 br i1 %2050, label %2045, label %2061
2051:
 %2052 = phi double [ %2093, %2045 ], [ 0.000000e+00, %2033 ]
 %2053 = phi double [ %2088, %2045 ], [ 0.000000e+00, %2033 ]
 %2054 = phi i64 [ %2046, %2045 ], [ 0, %2033 ]
 %2055 = mul i64 %2054, 672
 %2056 = getelementptr i8, ptr %2037, i64 %2055
 %2057 = mul i64 %2054, 6
 %2058 = getelementptr double, ptr %2039, i64 %2057
 %2059 = getelementptr double, ptr %2041, i64 %2057
 %2060 = getelementptr double, ptr %2043, i64 %2057
 br label %2061
2061:
 %2062 = phi double [ %2052, %2051 ], [ %2093, %2048 ]
 %2063 = phi double [ %2053, %2051 ], [ %2088, %2048 ]
 %2064 = phi i64 [ 0, %2051 ], [ %2049, %2048 ]
 %2065 = getelementptr double, ptr %2058, i64 %2064
 %2066 = load double, ptr %2065, align 8
 %2067 = getelementptr double, ptr %2060, i64 %2064
 %2068 = load double, ptr %2067, align 8
 %2069 = fadd nsz contract double %2066, %2068
 %2070 = fmul nsz contract double %2069, 5.000000e-01
 %2071 = mul nuw nsw i64 %2064, 48
 %2072 = getelementptr i8, ptr %2056, i64 %2071
 %2073 = getelementptr i8, ptr %2072, i64 96
 br label %2074
2074:
 %2075 = phi double [ %2062, %2061 ], [ %2093, %2074 ]
 %2076 = phi double [ %2063, %2061 ], [ %2088, %2074 ]
 %2077 = phi i64 [ 0, %2061 ], [ %2078, %2074 ]
 %2078 = add nuw nsw i64 %2077, 1
 %2079 = getelementptr double, ptr %2073, i64 %2077
 %2080 = load double, ptr %2079, align 8
 %2081 = fmul nsz contract double %2070, %2080
 %2082 = getelementptr double, ptr %2059, i64 %2077
 %2083 = load double, ptr %2082, align 8
 %2084 = getelementptr double, ptr %2058, i64 %2077
 %2085 = load double, ptr %2084, align 8
 %2086 = fsub nsz contract double %2083, %2085
 %2087 = fmul nsz contract double %2081, %2086
 %2088 = fadd nsz contract double %2076, %2087
 %2089 = getelementptr double, ptr %2060, i64 %2077
 %2090 = load double, ptr %2089, align 8
 %2091 = fsub nsz contract double %2090, %2085
 %2092 = fmul nsz contract double %2081, %2091
 %2093 = fadd nsz contract double %2075, %2092
 %2094 = icmp eq i64 %2078, 6
 br i1 %2094, label %2048, label %2074
2095:
 %2096 = phi double [ 0.000000e+00, %2033 ], [ %2088, %2045 ]
 %2097 = phi double [ 0.000000e+00, %2033 ], [ %2093, %2045 ]
 store double %2096, ptr %199, align 1
 store double %2097, ptr %200, align 1
 br label %2805
2098:
 %2099 = load i64, ptr %108, align 1
 %2100 = load i64, ptr %109, align 1
 %2101 = inttoptr i64 %2099 to ptr
 %2102 = load i64, ptr %159, align 1
 %2103 = load i64, ptr %160, align 1
 %2104 = inttoptr i64 %2102 to ptr
 %2105 = load i64, ptr %161, align 1
 %2106 = load i64, ptr %86, align 1
 %2107 = inttoptr i64 %2105 to ptr
 %2108 = load i64, ptr %162, align 1
 %2109 = inttoptr i64 %2108 to ptr
 %2110 = load i64, ptr %110, align 1
 %2111 = inttoptr i64 %2110 to ptr
 %2112 = load i64, ptr %163, align 1
 %2113 = inttoptr i64 %2112 to ptr
 %2114 = load i64, ptr %117, align 1
 %2115 = load i64, ptr %118, align 1
 %2116 = inttoptr i64 %2114 to ptr
 %2117 = load i64, ptr %112, align 1
 %2118 = inttoptr i64 %2117 to ptr
 %2119 = load i64, ptr %113, align 1
 %2120 = inttoptr i64 %2119 to ptr
 %2121 = load i64, ptr %164, align 1
 %2122 = inttoptr i64 %2121 to ptr
 %2123 = load i64, ptr %148, align 1
 %2124 = inttoptr i64 %2123 to ptr
 %2125 = load i64, ptr %165, align 1
 %2126 = load i64, ptr %166, align 1
 %2127 = inttoptr i64 %2125 to ptr
 %2128 = load i64, ptr %167, align 1
 %2129 = inttoptr i64 %2128 to ptr
 %2130 = load i64, ptr %168, align 1
 %2131 = inttoptr i64 %2130 to ptr
 %2132 = load i64, ptr %169, align 1
 %2133 = inttoptr i64 %2132 to ptr
 %2134 = load i64, ptr %170, align 1
 %2135 = inttoptr i64 %2134 to ptr
 %2136 = load i64, ptr %171, align 1
 %2137 = load i64, ptr %172, align 1
 %2138 = inttoptr i64 %2136 to ptr
 %2139 = load i64, ptr %173, align 1
 %2140 = inttoptr i64 %2139 to ptr
 %2141 = load i64, ptr %174, align 1
 %2142 = inttoptr i64 %2141 to ptr
 %2143 = load i64, ptr %175, align 1
 %2144 = inttoptr i64 %2143 to ptr
 %2145 = load i64, ptr %176, align 1
 %2146 = inttoptr i64 %2145 to ptr
 %2147 = load i64, ptr %177, align 1
 %2148 = inttoptr i64 %2147 to ptr
 %2149 = load i64, ptr %178, align 1
 %2150 = load i64, ptr %179, align 1
 %2151 = load i64, ptr %180, align 1
 %2152 = add nsw i64 %2151, %2150
 %2153 = add nsw i64 %2152, %2149
 %2154 = load i64, ptr %140, align 1
 %2155 = load i64, ptr %181, align 1
 %2156 = add nsw i64 %2155, %2106
 store i64 0, ptr %182, align 1
 %2157 = load i64, ptr %86, align 1
 %2158 = icmp slt i64 %2157, 1
 br i1 %2158, label %2200, label %2159
2159:
 %2160 = fmul nsz contract double %412, 2.000000e+00
 br label %2407
2161:
 %2162 = add nsw i64 %2408, %2156
 %2163 = getelementptr double, ptr %2116, i64 %2162
 %2164 = icmp slt i64 %2162, 0
 %2165 = select i1 %2164, i64 %2115, i64 0
 %2166 = getelementptr double, ptr %2163, i64 %2165
 %2167 = load double, ptr %2166, align 8
 %2168 = tail call nsz contract double @llvm.fabs.f64(double %2167)
 %2169 = fmul nsz contract double %2160, %2168
 %2170 = shl i64 %2408, 4
 %2171 = getelementptr i8, ptr %2109, i64 %2170
 %2172 = getelementptr i8, ptr %2171, i64 8
 %2173 = load double, ptr %2172, align 8
 %2174 = fmul nsz contract double %2173, 1.000000e-03
 %2175 = fadd nsz contract double %2169, %2174
 %2176 = fcmp nsz contract ult double %2415, %2175
 br i1 %2176, label %2177, label %2405
2177:
 %2178 = getelementptr i64, ptr %2113, i64 %2408
 %2179 = load i64, ptr %2178, align 8
 %2180 = icmp slt i64 %2179, 0
 br i1 %2180, label %2181, label %2184
2181:
 store i64 -2, ptr %2178, align 8
 %2182 = load i64, ptr %114, align 1
 %2183 = add nsw i64 %2182, 1
 store i64 %2183, ptr %114, align 1
 br label %2405
2184:
 %2185 = select i1 %2418, double %2415, double 0x7FF0000000000000
 %2186 = load i64, ptr %182, align 1
 %2187 = icmp slt i64 %2186, 0
 %2188 = select i1 %2187, i64 %2106, i64 0
 %2189 = getelementptr i64, ptr %2146, i64 %2186
 %2190 = getelementptr i64, ptr %2189, i64 %2188
 store i64 %2408, ptr %2190, align 8
 %2191 = load i64, ptr %182, align 1
 %2192 = icmp slt i64 %2191, 0
 %2193 = select i1 %2192, i64 %2106, i64 0
 %2194 = getelementptr double, ptr %2144, i64 %2191
 %2195 = getelementptr double, ptr %2194, i64 %2193
 store double %2185, ptr %2195, align 8
 %2196 = load i64, ptr %182, align 1
 %2197 = add nsw i64 %2196, 1
 store i64 %2197, ptr %182, align 1
 br label %2405
2198:
 %2199 = load i64, ptr %182, align 1
 br label %2200
2200:
 %2201 = phi i64 [ %2199, %2198 ], [ 0, %2098 ]
 %2202 = mul nsw i64 %2154, 3
 %2203 = add nsw i64 %2201, %2202
 store i64 %2203, ptr %183, align 1
 %2204 = icmp slt i64 %2203, 1
 br i1 %2204, label %2532, label %2205
2205:
 %2206 = icmp slt i64 %2149, 1
 %2207 = shl i64 %2126, 3
 %2208 = shl nuw i64 %2149, 3
 br label %2209
2209:
 %2210 = phi i64 [ 0, %2205 ], [ %2211, %2363 ]
 %2211 = add nuw nsw i64 %2210, 1
 br i1 %2206, label %2215, label %2212
2212:
 %2213 = mul i64 %2207, %2210
 %2214 = getelementptr i8, ptr %2127, i64 %2213
 tail call void @llvm.memset.p0.i64(ptr align 8 %2214, i8 0, i64 %2208, i1 false)
 br label %2215
2215:
 %2216 = icmp slt i64 %2210, %2202
 br i1 %2216, label %2419, label %2263
2217:
 %2218 = getelementptr i64, ptr %2111, i64 %2439
 %2219 = load i64, ptr %2218, align 8
 %2220 = mul nsw i64 %2219, 6
 %2221 = mul i64 %2439, 48
 %2222 = getelementptr i8, ptr %2118, i64 %2221
 %2223 = add nsw i64 %2220, %2152
 %2224 = mul nuw nsw i64 %2432, 48
 %2225 = getelementptr i8, ptr %2423, i64 %2224
 br label %2441
2226:
 %2227 = icmp eq i64 %2445, 6
 br i1 %2227, label %2402, label %2441
2228:
 %2229 = getelementptr double, ptr %2129, i64 %2210
 store double %2404, ptr %2229, align 8
 %2230 = getelementptr double, ptr %2131, i64 %2210
 store double 0.000000e+00, ptr %2230, align 8
 %2231 = icmp eq i64 %2421, 0
 br i1 %2231, label %2232, label %2363
2232:
 %2233 = getelementptr double, ptr %2122, i64 %2420
 %2234 = load double, ptr %2233, align 8
 %2235 = getelementptr i8, ptr %2427, i64 16
 %2236 = load i64, ptr %2235, align 8
 %2237 = icmp slt i64 %2236, 0
 %2238 = select i1 %2237, i64 %2103, i64 0
 %2239 = add i64 %2238, %2236
 %2240 = shl i64 %2239, 5
 %2241 = getelementptr i8, ptr %2104, i64 %2240
 %2242 = load double, ptr %2241, align 8
 %2243 = fcmp nsz contract ogt double %2242, 0.000000e+00
 %2244 = fcmp nsz contract olt double %2404, 0.000000e+00
 %2245 = select i1 %2243, i1 %2244, i1 false
 br i1 %2245, label %2246, label %2257
2246:
 %2247 = fmul nsz contract double %412, %2403
 %2248 = fadd nsz contract double %2247, %2234
 %2249 = fcmp nsz contract olt double %2248, 0.000000e+00
 br i1 %2249, label %2250, label %2257
2250:
 %2251 = fneg nsz contract double %2404
 %2252 = fsub nsz contract double %2403, %2404
 %2253 = tail call nsz contract double @llvm.fabs.f64(double %2252)
 %2254 = fcmp nsz contract olt double %2253, %2251
 br i1 %2254, label %2255, label %2257
2255:
 %2256 = fmul nsz contract double %2404, %2242
 br label %2261
2257:
 %2258 = fcmp nsz contract ogt double %2234, 0.000000e+00
 %2259 = fdiv nsz contract double %2234, %412
 %2260 = select i1 %2258, double %2259, double 0.000000e+00
 br label %2261
2261:
 %2262 = phi double [ %2260, %2257 ], [ %2256, %2255 ]
 store double %2262, ptr %2230, align 8
 br label %2363
2263:
 %2264 = sub nsw i64 %2210, %2202
 %2265 = getelementptr i64, ptr %2146, i64 %2264
 %2266 = load i64, ptr %2265, align 8
 %2267 = icmp slt i64 %2266, 0
 %2268 = select i1 %2267, i64 %2106, i64 0
 %2269 = add i64 %2268, %2266
 %2270 = getelementptr i64, ptr %2113, i64 %2269
 %2271 = load i64, ptr %2270, align 8
 %2272 = add nsw i64 %2271, %2152
 %2273 = icmp slt i64 %2272, 0
 %2274 = select i1 %2273, i64 %2115, i64 0
 %2275 = getelementptr double, ptr %2116, i64 %2272
 %2276 = getelementptr double, ptr %2275, i64 %2274
 %2277 = load double, ptr %2276, align 8
 br i1 %2206, label %2283, label %2278
2278:
 %2279 = mul nsw i64 %2271, %2149
 %2280 = add nsw i64 %2279, %2153
 %2281 = mul i64 %2210, %2126
 %2282 = getelementptr double, ptr %2127, i64 %2281
 br label %2477
2283:
 %2284 = add nsw i64 %2266, %2156
 %2285 = icmp slt i64 %2284, 0
 %2286 = select i1 %2285, i64 %2115, i64 0
 %2287 = getelementptr double, ptr %2116, i64 %2284
 %2288 = getelementptr double, ptr %2287, i64 %2286
 %2289 = load double, ptr %2288, align 8
 %2290 = getelementptr double, ptr %2129, i64 %2210
 store double %2289, ptr %2290, align 8
 %2291 = getelementptr double, ptr %2131, i64 %2210
 store double 0.000000e+00, ptr %2291, align 8
 %2292 = getelementptr i64, ptr %2107, i64 %2269
 %2293 = load i64, ptr %2292, align 8
 %2294 = icmp eq i64 %2293, 0
 br i1 %2294, label %2295, label %2324
2295:
 %2296 = getelementptr double, ptr %2144, i64 %2264
 %2297 = load double, ptr %2296, align 8
 %2298 = shl i64 %2269, 4
 %2299 = getelementptr i8, ptr %2109, i64 %2298
 %2300 = load double, ptr %2299, align 8
 %2301 = load double, ptr %2290, align 8
 %2302 = fcmp nsz contract ogt double %2300, 0.000000e+00
 %2303 = fcmp nsz contract olt double %2301, 0.000000e+00
 %2304 = select i1 %2302, i1 %2303, i1 false
 br i1 %2304, label %2305, label %2316
2305:
 %2306 = fmul nsz contract double %412, %2277
 %2307 = fadd nsz contract double %2306, %2297
 %2308 = fcmp nsz contract olt double %2307, 0.000000e+00
 br i1 %2308, label %2309, label %2316
2309:
 %2310 = fneg nsz contract double %2301
 %2311 = fsub nsz contract double %2277, %2301
 %2312 = tail call nsz contract double @llvm.fabs.f64(double %2311)
 %2313 = fcmp nsz contract olt double %2312, %2310
 br i1 %2313, label %2314, label %2316
2314:
 %2315 = fmul nsz contract double %2300, %2301
 br label %2320
2316:
 %2317 = fcmp nsz contract ogt double %2297, 0.000000e+00
 %2318 = fdiv nsz contract double %2297, %412
 %2319 = select i1 %2317, double %2318, double 0.000000e+00
 br label %2320
2320:
 %2321 = phi double [ %2319, %2316 ], [ %2315, %2314 ]
 store double %2321, ptr %2291, align 8
 %2322 = getelementptr double, ptr %2140, i64 %2264
 store double 0.000000e+00, ptr %2322, align 8
 %2323 = getelementptr double, ptr %2142, i64 %2264
 store double 0x7FF0000000000000, ptr %2323, align 8
 br label %2363
2324:
 %2325 = load i64, ptr %86, align 1
 %2326 = shl nsw i64 %2266, 1
 %2327 = add i64 %2326, %2156
 %2328 = add i64 %2327, %2325
 %2329 = mul i64 %2269, 24
 %2330 = getelementptr i8, ptr %2148, i64 %2329
 %2331 = load i64, ptr %2330, align 8
 switch i64 %2331, label %2350 [
  i64 1, label %2352
  i64 0, label %2332
 ]
2332:
 %2333 = getelementptr double, ptr %2116, i64 %2328
 %2334 = icmp slt i64 %2328, 0
 %2335 = select i1 %2334, i64 %2115, i64 0
 %2336 = getelementptr double, ptr %2333, i64 %2335
 %2337 = load double, ptr %2336, align 8
 %2338 = fmul nsz contract double %412, %2337
 %2339 = mul i64 %2210, %2126
 %2340 = getelementptr double, ptr %2127, i64 %2339
 %2341 = getelementptr double, ptr %2340, i64 %2271
 %2342 = icmp slt i64 %2271, 0
 %2343 = select i1 %2342, i64 %2126, i64 0
 %2344 = getelementptr double, ptr %2341, i64 %2343
 %2345 = load double, ptr %2344, align 8
 %2346 = fmul nsz contract double %2338, %2345
 %2347 = load double, ptr %2290, align 8
 %2348 = tail call nsz contract double @llvm.fabs.f64(double %2347)
 %2349 = fcmp nsz contract ugt double %2348, %2346
 br i1 %2349, label %2350, label %2352
2350:
 %2351 = add nsw i64 %2328, 1
 br label %2352
2352:
 %2353 = phi i64 [ %2351, %2350 ], [ %2328, %2332 ], [ %2328, %2324 ]
 %2354 = icmp slt i64 %2353, 0
 %2355 = select i1 %2354, i64 %2115, i64 0
 %2356 = getelementptr double, ptr %2116, i64 %2353
 %2357 = getelementptr double, ptr %2356, i64 %2355
 %2358 = load double, ptr %2357, align 8
 %2359 = fmul nsz contract double %412, %2358
 %2360 = getelementptr double, ptr %2142, i64 %2264
 store double %2359, ptr %2360, align 8
 %2361 = fneg nsz contract double %2359
 %2362 = getelementptr double, ptr %2140, i64 %2264
 store double %2361, ptr %2362, align 8
 br label %2363
2363:
 %2364 = phi double [ %2277, %2352 ], [ %2277, %2320 ], [ %2403, %2261 ], [ %2403, %2228 ]
 %2365 = getelementptr double, ptr %2135, i64 %2210
 store double %2364, ptr %2365, align 8
 %2366 = getelementptr double, ptr %2131, i64 %2210
 %2367 = load double, ptr %2366, align 8
 %2368 = fadd nsz contract double %2364, %2367
 %2369 = getelementptr double, ptr %2133, i64 %2210
 store double %2368, ptr %2369, align 8
 %2370 = icmp eq i64 %2203, %2211
 br i1 %2370, label %2488, label %2209
2371:
 %2372 = add nuw nsw i64 %2489, 1
 %2373 = icmp eq i64 %2203, %2372
 br i1 %2373, label %2532, label %2488
2374:
 %2375 = getelementptr i64, ptr %2111, i64 %2515
 %2376 = load i64, ptr %2375, align 8
 %2377 = mul nsw i64 %2376, 6
 %2378 = mul nuw nsw i64 %2508, 48
 %2379 = getelementptr i8, ptr %2502, i64 %2378
 br label %2517
2380:
 %2381 = phi double [ %2506, %2505 ], [ %2530, %2517 ]
 br i1 %2507, label %2396, label %2505
2382:
 %2383 = sub nsw i64 %2496, %2202
 %2384 = getelementptr i64, ptr %2146, i64 %2383
 %2385 = load i64, ptr %2384, align 8
 %2386 = icmp slt i64 %2385, 0
 %2387 = select i1 %2386, i64 %2106, i64 0
 %2388 = getelementptr i64, ptr %2113, i64 %2385
 %2389 = getelementptr i64, ptr %2388, i64 %2387
 %2390 = load i64, ptr %2389, align 8
 %2391 = icmp slt i64 %2390, 0
 %2392 = select i1 %2391, i64 %2126, i64 0
 %2393 = getelementptr double, ptr %2491, i64 %2390
 %2394 = getelementptr double, ptr %2393, i64 %2392
 %2395 = load double, ptr %2394, align 8
 br label %2396
2396:
 %2397 = phi double [ %2395, %2382 ], [ %2381, %2380 ]
 %2398 = getelementptr double, ptr %2493, i64 %2496
 store double %2397, ptr %2398, align 8
 %2399 = mul i64 %2496, %2137
 %2400 = getelementptr double, ptr %2494, i64 %2399
 store double %2397, ptr %2400, align 8
 %2401 = icmp eq i64 %2496, %2489
 br i1 %2401, label %2371, label %2495
2402:
 %2403 = phi double [ %2430, %2428 ], [ %2459, %2226 ]
 %2404 = phi double [ %2429, %2428 ], [ %2451, %2226 ]
 br i1 %2431, label %2228, label %2428
2405:
 %2406 = icmp eq i64 %2409, %2157
 br i1 %2406, label %2198, label %2407
2407:
 %2408 = phi i64 [ 0, %2159 ], [ %2409, %2405 ]
 %2409 = add nuw nsw i64 %2408, 1
 %2410 = add nsw i64 %2408, %2155
 %2411 = icmp slt i64 %2410, 0
 %2412 = select i1 %2411, i64 %2115, i64 0
 %2413 = getelementptr double, ptr %2116, i64 %2410
 %2414 = getelementptr double, ptr %2413, i64 %2412
 %2415 = load double, ptr %2414, align 8
 %2416 = getelementptr i64, ptr %2107, i64 %2408
 %2417 = load i64, ptr %2416, align 8
 %2418 = icmp eq i64 %2417, 0
 br i1 %2418, label %2161, label %2177
2419:
 %2420 = udiv i64 %2210, 3
 %2421 = urem i64 %2210, 3
 %2422 = mul i64 %2210, 96
 %2423 = getelementptr i8, ptr %2124, i64 %2422
 %2424 = mul i64 %2210, %2126
 %2425 = getelementptr double, ptr %2127, i64 %2424
 %2426 = shl i64 %2420, 5
 %2427 = getelementptr i8, ptr %2120, i64 %2426
 br label %2428
2428:
 %2429 = phi double [ 0.000000e+00, %2419 ], [ %2404, %2402 ]
 %2430 = phi double [ 0.000000e+00, %2419 ], [ %2403, %2402 ]
 %2431 = phi i1 [ false, %2419 ], [ true, %2402 ]
 %2432 = phi i64 [ 0, %2419 ], [ 1, %2402 ]
 %2433 = getelementptr i64, ptr %2427, i64 %2432
 %2434 = load i64, ptr %2433, align 8
 %2435 = icmp slt i64 %2434, 0
 %2436 = select i1 %2435, i64 %2100, i64 0
 %2437 = getelementptr i64, ptr %2101, i64 %2434
 %2438 = getelementptr i64, ptr %2437, i64 %2436
 %2439 = load i64, ptr %2438, align 8
 %2440 = icmp slt i64 %2439, 0
 br i1 %2440, label %2402, label %2217
2441:
 %2442 = phi double [ %2429, %2217 ], [ %2451, %2226 ]
 %2443 = phi double [ %2430, %2217 ], [ %2459, %2226 ]
 %2444 = phi i64 [ 0, %2217 ], [ %2445, %2226 ]
 %2445 = add nuw nsw i64 %2444, 1
 %2446 = getelementptr double, ptr %2225, i64 %2444
 %2447 = load double, ptr %2446, align 8
 %2448 = getelementptr double, ptr %2222, i64 %2444
 %2449 = load double, ptr %2448, align 8
 %2450 = fmul nsz contract double %2447, %2449
 %2451 = fadd nsz contract double %2442, %2450
 %2452 = add nsw i64 %2223, %2444
 %2453 = icmp slt i64 %2452, 0
 %2454 = select i1 %2453, i64 %2115, i64 0
 %2455 = getelementptr double, ptr %2116, i64 %2452
 %2456 = getelementptr double, ptr %2455, i64 %2454
 %2457 = load double, ptr %2456, align 8
 %2458 = fmul nsz contract double %2447, %2457
 %2459 = fadd nsz contract double %2443, %2458
 %2460 = add nsw i64 %2444, %2220
 %2461 = mul nsw i64 %2460, %2149
 %2462 = add nsw i64 %2461, %2153
 br i1 %2206, label %2226, label %2463
2463:
 %2464 = phi i64 [ %2465, %2463 ], [ 0, %2441 ]
 %2465 = add nuw nsw i64 %2464, 1
 %2466 = getelementptr double, ptr %2425, i64 %2464
 %2467 = load double, ptr %2466, align 8
 %2468 = add nsw i64 %2462, %2464
 %2469 = icmp slt i64 %2468, 0
 %2470 = select i1 %2469, i64 %2115, i64 0
 %2471 = getelementptr double, ptr %2116, i64 %2468
 %2472 = getelementptr double, ptr %2471, i64 %2470
 %2473 = load double, ptr %2472, align 8
 %2474 = fmul nsz contract double %2447, %2473
 %2475 = fadd nsz contract double %2467, %2474
 store double %2475, ptr %2466, align 8
 %2476 = icmp eq i64 %2149, %2465
 br i1 %2476, label %2226, label %2463
2477:
 %2478 = phi i64 [ 0, %2278 ], [ %2479, %2477 ]
 %2479 = add nuw nsw i64 %2478, 1
 %2480 = add nsw i64 %2280, %2478
 %2481 = icmp slt i64 %2480, 0
 %2482 = select i1 %2481, i64 %2115, i64 0
 %2483 = getelementptr double, ptr %2116, i64 %2480
 %2484 = getelementptr double, ptr %2483, i64 %2482
 %2485 = load double, ptr %2484, align 8
 %2486 = getelementptr double, ptr %2282, i64 %2478
 store double %2485, ptr %2486, align 8
 %2487 = icmp eq i64 %2149, %2479
 br i1 %2487, label %2283, label %2477
2488:
 %2489 = phi i64 [ %2372, %2371 ], [ 0, %2363 ]
 %2490 = mul i64 %2489, %2126
 %2491 = getelementptr double, ptr %2127, i64 %2490
 %2492 = mul i64 %2489, %2137
 %2493 = getelementptr double, ptr %2138, i64 %2492
 %2494 = getelementptr double, ptr %2138, i64 %2489
 br label %2495
2495:
 %2496 = phi i64 [ 0, %2488 ], [ %2497, %2396 ]
 %2497 = add nuw nsw i64 %2496, 1
 %2498 = icmp slt i64 %2496, %2202
 br i1 %2498, label %2499, label %2382
2499:
 %2500 = udiv i64 %2496, 3
 %2501 = mul i64 %2496, 96
 %2502 = getelementptr i8, ptr %2124, i64 %2501
 %2503 = shl i64 %2500, 5
 %2504 = getelementptr i8, ptr %2120, i64 %2503
 br label %2505
2505:
 %2506 = phi double [ 0.000000e+00, %2499 ], [ %2381, %2380 ]
 %2507 = phi i1 [ false, %2499 ], [ true, %2380 ]
 %2508 = phi i64 [ 0, %2499 ], [ 1, %2380 ]
 %2509 = getelementptr i64, ptr %2504, i64 %2508
 %2510 = load i64, ptr %2509, align 8
 %2511 = icmp slt i64 %2510, 0
 %2512 = select i1 %2511, i64 %2100, i64 0
 %2513 = getelementptr i64, ptr %2101, i64 %2510
 %2514 = getelementptr i64, ptr %2513, i64 %2512
 %2515 = load i64, ptr %2514, align 8
 %2516 = icmp sgt i64 %2515, -1
 br i1 %2516, label %2374, label %2380
2517:
 %2518 = phi double [ %2506, %2374 ], [ %2530, %2517 ]
 %2519 = phi i64 [ 0, %2374 ], [ %2520, %2517 ]
 %2520 = add nuw nsw i64 %2519, 1
 %2521 = add nsw i64 %2519, %2377
 %2522 = icmp slt i64 %2521, 0
 %2523 = select i1 %2522, i64 %2126, i64 0
 %2524 = getelementptr double, ptr %2491, i64 %2521
 %2525 = getelementptr double, ptr %2524, i64 %2523
 %2526 = load double, ptr %2525, align 8
 %2527 = getelementptr double, ptr %2379, i64 %2519
 %2528 = load double, ptr %2527, align 8
 %2529 = fmul nsz contract double %2526, %2528
 %2530 = fadd nsz contract double %2518, %2529
 %2531 = icmp eq i64 %2520, 6
 br i1 %2531, label %2380, label %2517
2532:
 %2533 = load i64, ptr %114, align 1
 %2534 = icmp sgt i64 %2533, 0
 br i1 %2534, label %296, label %2535
2535:
 %2536 = load i64, ptr %184, align 1
 %2537 = load i64, ptr %86, align 1
 %2538 = inttoptr i64 %2536 to ptr
 %2539 = load i64, ptr %176, align 1
 %2540 = inttoptr i64 %2539 to ptr
 %2541 = load i64, ptr %173, align 1
 %2542 = inttoptr i64 %2541 to ptr
 %2543 = load i64, ptr %174, align 1
 %2544 = inttoptr i64 %2543 to ptr
 %2545 = load i64, ptr %185, align 1
 %2546 = load i64, ptr %85, align 1
 %2547 = inttoptr i64 %2545 to ptr
 %2548 = load i64, ptr %186, align 1
 %2549 = inttoptr i64 %2548 to ptr
 %2550 = load i64, ptr %167, align 1
 %2551 = load i64, ptr %187, align 1
 %2552 = inttoptr i64 %2550 to ptr
 %2553 = load i64, ptr %169, align 1
 %2554 = inttoptr i64 %2553 to ptr
 %2555 = load i64, ptr %150, align 1
 %2556 = inttoptr i64 %2555 to ptr
 %2557 = load i64, ptr %171, align 1
 %2558 = load i64, ptr %172, align 1
 %2559 = inttoptr i64 %2557 to ptr
 %2560 = load i64, ptr %188, align 1
 %2561 = add nsw i64 %2546, %2537
 %2562 = inttoptr i64 %2560 to ptr
 %2563 = load i64, ptr %183, align 1
 %2564 = load i64, ptr %140, align 1
 %2565 = load i64, ptr %182, align 1
 %2566 = icmp sgt i64 %2564, 0
 br i1 %2566, label %2586, label %2570
2567:
 %2568 = phi double [ %2587, %2586 ], [ %2602, %2594 ]
 %2569 = icmp eq i64 %2564, %2589
 br i1 %2569, label %2570, label %2586
2570:
 %2571 = phi double [ 0.000000e+00, %2535 ], [ %2568, %2567 ]
 %2572 = icmp sgt i64 %2565, 0
 br i1 %2572, label %2573, label %2615
2573:
 %2574 = mul nsw i64 %2564, 3
 br label %2604
2575:
 %2576 = getelementptr double, ptr %2542, i64 %2606
 %2577 = load double, ptr %2576, align 8
 %2578 = fcmp nsz contract olt double %2577, 0.000000e+00
 br i1 %2578, label %2579, label %2583
2579:
 %2580 = tail call nsz contract double @llvm.fabs.f64(double %2613)
 %2581 = fcmp nsz contract ogt double %2580, %2605
 %2582 = select i1 %2581, double %2580, double %2605
 br label %2583
2583:
 %2584 = phi double [ %2582, %2579 ], [ %2605, %2575 ]
 %2585 = icmp eq i64 %2607, %2565
 br i1 %2585, label %2615, label %2604
2586:
 %2587 = phi double [ %2568, %2567 ], [ 0.000000e+00, %2535 ]
 %2588 = phi i64 [ %2589, %2567 ], [ 0, %2535 ]
 %2589 = add nuw nsw i64 %2588, 1
 %2590 = mul i64 %2588, 24
 %2591 = getelementptr i8, ptr %2554, i64 %2590
 %2592 = load double, ptr %2591, align 8
 %2593 = fcmp nsz contract olt double %2592, 0.000000e+00
 br i1 %2593, label %2594, label %2567
2594:
 %2595 = phi double [ %2602, %2594 ], [ %2587, %2586 ]
 %2596 = phi i64 [ %2597, %2594 ], [ 0, %2586 ]
 %2597 = add nuw nsw i64 %2596, 1
 %2598 = getelementptr double, ptr %2591, i64 %2596
 %2599 = load double, ptr %2598, align 8
 %2600 = tail call nsz contract double @llvm.fabs.f64(double %2599)
 %2601 = fcmp nsz contract ogt double %2600, %2595
 %2602 = select i1 %2601, double %2600, double %2595
 %2603 = icmp eq i64 %2597, 3
 br i1 %2603, label %2567, label %2594
2604:
 %2605 = phi double [ %2571, %2573 ], [ %2584, %2583 ]
 %2606 = phi i64 [ 0, %2573 ], [ %2607, %2583 ]
 %2607 = add nuw nsw i64 %2606, 1
 %2608 = add nsw i64 %2606, %2574
 %2609 = icmp slt i64 %2608, 0
 %2610 = select i1 %2609, i64 %2551, i64 0
 %2611 = getelementptr double, ptr %2554, i64 %2608
 %2612 = getelementptr double, ptr %2611, i64 %2610
 %2613 = load double, ptr %2612, align 8
 %2614 = fcmp nsz contract olt double %2613, 0.000000e+00
 br i1 %2614, label %2579, label %2575
2615:
 %2616 = phi double [ %2571, %2570 ], [ %2584, %2583 ]
 %2617 = load double, ptr %189, align 1
 %2618 = fmul nsz contract double %2616, %2617
 br i1 %2566, label %2619, label %2621
2619:
 %2620 = add i64 %2558, 1
 br label %2649
2621:
 br i1 %2572, label %2622, label %2624
2622:
 %2623 = mul nsw i64 %2564, 3
 br label %2733
2624:
 %2625 = icmp slt i64 %2563, 1
 br i1 %2625, label %2628, label %2763
2626:
 %2627 = icmp eq i64 %2563, %2765
 br i1 %2627, label %2628, label %2763
2628:
 call fastcc void @f11(ptr %65, ptr readonly %51, ptr %52, double %2618)
 store i8 0, ptr %66, align 1
 call fastcc void @f12(ptr %66, ptr readonly %51, ptr %52, i8 0)
 %2629 = load i8, ptr %66, align 1
 %2630 = icmp eq i8 %2629, 0
 br i1 %2630, label %2640, label %2631
2631:
 %2632 = phi i64 [ %2635, %2634 ], [ 0, %2628 ]
 call fastcc void @f11(ptr %67, ptr readonly %51, ptr %52, double %2618)
 %2633 = icmp eq i64 %2632, 3
 br i1 %2633, label %2640, label %2634
2634:
 %2635 = add nuw nsw i64 %2632, 1
 %2636 = icmp eq i64 %2635, 3
 store i8 0, ptr %68, align 1
 %2637 = zext i1 %2636 to i8
 call fastcc void @f12(ptr %68, ptr readonly %51, ptr %52, i8 %2637)
 %2638 = load i8, ptr %68, align 1
 %2639 = icmp eq i8 %2638, 0
 br i1 %2639, label %2640, label %2631
2640:
 %2641 = load i64, ptr %86, align 1
 %2642 = icmp slt i64 %2641, 1
 br i1 %2642, label %2645, label %2643
2643:
 %2644 = shl nuw i64 %2641, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %2538, i8 0, i64 %2644, i1 false)
 br label %2645
2645:
 %2646 = icmp slt i64 %2565, 1
 br i1 %2646, label %2800, label %2647
2647:
 %2648 = mul nsw i64 %2564, 3
 br label %2783
2649:
 %2650 = phi i64 [ 0, %2619 ], [ %2685, %2726 ]
 %2651 = mul nuw nsw i64 %2650, 3
 %2652 = mul i64 %2651, %2620
 %2653 = getelementptr double, ptr %2559, i64 %2652
 %2654 = load double, ptr %2653, align 8
 %2655 = add nuw nsw i64 %2651, 1
 %2656 = mul i64 %2655, %2620
 %2657 = getelementptr double, ptr %2559, i64 %2656
 %2658 = load double, ptr %2657, align 8
 %2659 = mul i64 %2650, 72
 %2660 = getelementptr i8, ptr %2547, i64 %2659
 store double %2654, ptr %2660, align 8
 %2661 = getelementptr i8, ptr %2660, i64 32
 store double %2658, ptr %2661, align 8
 %2662 = getelementptr double, ptr %2552, i64 %2655
 %2663 = load double, ptr %2662, align 8
 br label %2664
2664:
 %2665 = phi double [ 1.000000e+00, %2649 ], [ %2670, %2664 ]
 %2666 = phi double [ %2663, %2649 ], [ %2671, %2664 ]
 %2667 = phi i1 [ false, %2649 ], [ true, %2664 ]
 %2668 = phi i1 [ true, %2649 ], [ false, %2664 ]
 %2669 = fmul nsz contract double %2665, %2666
 %2670 = select i1 %2668, double %2665, double %2669
 %2671 = fmul nsz contract double %2666, %2666
 br i1 %2667, label %2672, label %2664
2672:
 %2673 = getelementptr double, ptr %2552, i64 %2651
 %2674 = getelementptr i8, ptr %2673, i64 16
 %2675 = load double, ptr %2674, align 8
 br label %2676
2676:
 %2677 = phi double [ 1.000000e+00, %2672 ], [ %2682, %2676 ]
 %2678 = phi double [ %2675, %2672 ], [ %2683, %2676 ]
 %2679 = phi i1 [ false, %2672 ], [ true, %2676 ]
 %2680 = phi i1 [ true, %2672 ], [ false, %2676 ]
 %2681 = fmul nsz contract double %2677, %2678
 %2682 = select i1 %2680, double %2677, double %2681
 %2683 = fmul nsz contract double %2678, %2678
 br i1 %2679, label %2684, label %2676
2684:
 %2685 = add nuw nsw i64 %2650, 1
 %2686 = fadd nsz contract double %2670, %2682
 %2687 = tail call nsz contract double @llvm.sqrt.f64(double %2686)
 %2688 = load i64, ptr %159, align 1
 %2689 = load i64, ptr %160, align 1
 %2690 = inttoptr i64 %2688 to ptr
 %2691 = load i64, ptr %113, align 1
 %2692 = inttoptr i64 %2691 to ptr
 %2693 = shl i64 %2650, 5
 %2694 = getelementptr i8, ptr %2692, i64 %2693
 %2695 = getelementptr i8, ptr %2694, i64 16
 %2696 = load i64, ptr %2695, align 8
 %2697 = icmp slt i64 %2696, 0
 %2698 = select i1 %2697, i64 %2689, i64 0
 %2699 = add i64 %2698, %2696
 %2700 = shl i64 %2699, 5
 %2701 = getelementptr i8, ptr %2690, i64 %2700
 %2702 = getelementptr i8, ptr %2701, i64 8
 %2703 = load double, ptr %2702, align 8
 %2704 = getelementptr i8, ptr %2701, i64 16
 %2705 = load double, ptr %2704, align 8
 %2706 = fcmp nsz contract oeq double %2703, %2705
 br i1 %2706, label %2726, label %2707
2707:
 %2708 = load i64, ptr %154, align 1
 %2709 = inttoptr i64 %2708 to ptr
 %2710 = getelementptr i64, ptr %2709, i64 %2651
 %2711 = load i64, ptr %2710, align 8
 switch i64 %2711, label %2725 [
  i64 1, label %2726
  i64 0, label %2712
 ]
2712:
 %2713 = load i64, ptr %150, align 1
 %2714 = inttoptr i64 %2713 to ptr
 %2715 = getelementptr double, ptr %2714, i64 %2651
 %2716 = load double, ptr %2715, align 8
 %2717 = fmul nsz contract double %2703, %2716
 %2718 = load i64, ptr %185, align 1
 %2719 = inttoptr i64 %2718 to ptr
 %2720 = getelementptr i8, ptr %2719, i64 %2659
 %2721 = getelementptr i8, ptr %2720, i64 32
 %2722 = load double, ptr %2721, align 8
 %2723 = fmul nsz contract double %2717, %2722
 %2724 = fcmp nsz contract ugt double %2687, %2723
 br i1 %2724, label %2725, label %2726
2725:
 br label %2726
2726:
 %2727 = phi double [ %2703, %2684 ], [ %2705, %2725 ], [ %2703, %2707 ], [ %2703, %2712 ]
 %2728 = getelementptr double, ptr %2549, i64 %2650
 store double %2727, ptr %2728, align 8
 %2729 = getelementptr double, ptr %2556, i64 %2651
 %2730 = load double, ptr %2729, align 8
 %2731 = getelementptr double, ptr %2562, i64 %2650
 store double %2730, ptr %2731, align 8
 %2732 = icmp eq i64 %2685, %2564
 br i1 %2732, label %2621, label %2649
2733:
 %2734 = phi i64 [ 0, %2622 ], [ %2735, %2733 ]
 %2735 = add nuw nsw i64 %2734, 1
 %2736 = getelementptr i64, ptr %2540, i64 %2734
 %2737 = load i64, ptr %2736, align 8
 %2738 = icmp slt i64 %2737, 0
 %2739 = select i1 %2738, i64 %2537, i64 0
 %2740 = getelementptr double, ptr %2538, i64 %2737
 %2741 = getelementptr double, ptr %2740, i64 %2739
 %2742 = load double, ptr %2741, align 8
 %2743 = fmul nsz contract double %412, %2742
 %2744 = getelementptr double, ptr %2542, i64 %2734
 %2745 = load double, ptr %2744, align 8
 %2746 = fcmp nsz contract ogt double %2745, %2743
 %2747 = select i1 %2746, double %2745, double %2743
 %2748 = getelementptr double, ptr %2544, i64 %2734
 %2749 = load double, ptr %2748, align 8
 %2750 = fcmp nsz contract olt double %2749, %2747
 %2751 = select i1 %2750, double %2749, double %2747
 %2752 = add nsw i64 %2734, %2623
 %2753 = icmp slt i64 %2752, 0
 %2754 = select i1 %2753, i64 %2551, i64 0
 %2755 = getelementptr double, ptr %2556, i64 %2752
 %2756 = getelementptr double, ptr %2755, i64 %2754
 store double %2751, ptr %2756, align 8
 %2757 = add nsw i64 %2734, %2564
 %2758 = icmp slt i64 %2757, 0
 %2759 = select i1 %2758, i64 %2561, i64 0
 %2760 = getelementptr double, ptr %2562, i64 %2757
 %2761 = getelementptr double, ptr %2760, i64 %2759
 store double %2751, ptr %2761, align 8
 %2762 = icmp eq i64 %2565, %2735
 br i1 %2762, label %2624, label %2733
2763:
 %2764 = phi i64 [ %2765, %2626 ], [ 0, %2624 ]
 %2765 = add nuw nsw i64 %2764, 1
 %2766 = getelementptr double, ptr %2556, i64 %2764
 %2767 = load double, ptr %2766, align 8
 %2768 = fcmp nsz contract oeq double %2767, 0.000000e+00
 br i1 %2768, label %2626, label %2769
2769:
 %2770 = mul i64 %2764, %2558
 %2771 = getelementptr double, ptr %2559, i64 %2770
 br label %2772
2772:
 %2773 = phi i64 [ 0, %2769 ], [ %2774, %2772 ]
 %2774 = add nuw nsw i64 %2773, 1
 %2775 = getelementptr double, ptr %2554, i64 %2773
 %2776 = load double, ptr %2775, align 8
 %2777 = getelementptr double, ptr %2771, i64 %2773
 %2778 = load double, ptr %2777, align 8
 %2779 = load double, ptr %2766, align 8
 %2780 = fmul nsz contract double %2778, %2779
 %2781 = fadd nsz contract double %2776, %2780
 store double %2781, ptr %2775, align 8
 %2782 = icmp eq i64 %2563, %2774
 br i1 %2782, label %2626, label %2772
2783:
 %2784 = phi i64 [ 0, %2647 ], [ %2785, %2783 ]
 %2785 = add nuw nsw i64 %2784, 1
 %2786 = add nsw i64 %2784, %2648
 %2787 = icmp slt i64 %2786, 0
 %2788 = select i1 %2787, i64 %2551, i64 0
 %2789 = getelementptr double, ptr %2556, i64 %2786
 %2790 = getelementptr double, ptr %2789, i64 %2788
 %2791 = load double, ptr %2790, align 8
 %2792 = fdiv nsz contract double %2791, %412
 %2793 = getelementptr i64, ptr %2540, i64 %2784
 %2794 = load i64, ptr %2793, align 8
 %2795 = icmp slt i64 %2794, 0
 %2796 = select i1 %2795, i64 %2537, i64 0
 %2797 = getelementptr double, ptr %2538, i64 %2794
 %2798 = getelementptr double, ptr %2797, i64 %2796
 store double %2792, ptr %2798, align 8
 %2799 = icmp eq i64 %2565, %2785
 br i1 %2799, label %2800, label %2783
2800:
 %2801 = load i64, ptr %190, align 1
 %2802 = load i64, ptr %191, align 1
 %2803 = inttoptr i64 %2801 to ptr
 %2804 = inttoptr i64 %2802 to ptr
 br label %2805
2805:
 %2806 = phi ptr [ %2043, %2095 ], [ %2804, %2800 ]
 %2807 = phi ptr [ %2041, %2095 ], [ %2803, %2800 ]
 store ptr null, ptr %64, align 8
 %2808 = load i64, ptr %201, align 1
 %2809 = load i64, ptr %111, align 1
 %2810 = inttoptr i64 %2808 to ptr
 %2811 = load i64, ptr %117, align 1
 %2812 = load i64, ptr %118, align 1
 %2813 = inttoptr i64 %2811 to ptr
 %2814 = load i64, ptr %202, align 1
 %2815 = load i64, ptr %178, align 1
 %2816 = inttoptr i64 %2814 to ptr
 %2817 = load i64, ptr %203, align 1
 %2818 = inttoptr i64 %2817 to ptr
 %2819 = load i64, ptr %204, align 1
 %2820 = load i64, ptr %179, align 1
 %2821 = inttoptr i64 %2819 to ptr
 %2822 = load i64, ptr %140, align 1
 %2823 = load i64, ptr %182, align 1
 %2824 = load i64, ptr %180, align 1
 %2825 = add i64 %2824, %2820
 %2826 = sub i64 %27, %2825
 %2827 = load i64, ptr %120, align 1
 %2828 = icmp eq i64 %2827, 1
 br i1 %2828, label %2829, label %3158
2829:
 %2830 = load i64, ptr %164, align 1
 %2831 = inttoptr i64 %2830 to ptr
 %2832 = load i64, ptr %192, align 1
 %2833 = inttoptr i64 %2832 to ptr
 %2834 = load i64, ptr %193, align 1
 %2835 = inttoptr i64 %2834 to ptr
 %2836 = load i64, ptr %194, align 1
 %2837 = inttoptr i64 %2836 to ptr
 %2838 = tail call i64 @llvm.smax.i64(i64 %2822, i64 0)
 %2839 = icmp slt i64 %2822, 1
 br i1 %2839, label %2840, label %3116
2840:
 %2841 = phi double [ 0.000000e+00, %2829 ], [ %3124, %3116 ]
 %2842 = load double, ptr %198, align 1
 %2843 = fcmp nsz contract ugt double %2841, %2842
 br i1 %2843, label %2844, label %3148
2844:
 %2845 = icmp slt i64 %2809, 1
 br i1 %2845, label %2852, label %3126
2846:
 %2847 = add nuw nsw i64 %3127, 1
 %2848 = icmp eq i64 %2809, %2847
 br i1 %2848, label %2849, label %3126
2849:
 %2850 = load i64, ptr %140, align 1
 %2851 = tail call i64 @llvm.smax.i64(i64 %2850, i64 0)
 br label %2852
2852:
 %2853 = phi i64 [ %2851, %2849 ], [ %2838, %2844 ]
 %2854 = phi i64 [ %2850, %2849 ], [ %2822, %2844 ]
 %2855 = icmp slt i64 %2854, 1
 br i1 %2855, label %2856, label %3138
2856:
 %2857 = load i64, ptr %205, align 1
 %2858 = load double, ptr %198, align 1
 %2859 = fmul nsz contract double %2858, 1.000000e-01
 %2860 = fmul nsz contract double %2841, 1.000000e-02
 %2861 = fcmp nsz contract ogt double %2860, %2859
 %2862 = select i1 %2861, double %2860, double %2859
 %2863 = load i64, ptr %192, align 1
 %2864 = inttoptr i64 %2863 to ptr
 %2865 = load i64, ptr %193, align 1
 %2866 = load i64, ptr %111, align 1
 %2867 = add nsw i64 %2866, 1
 %2868 = inttoptr i64 %2865 to ptr
 %2869 = load i64, ptr %194, align 1
 %2870 = inttoptr i64 %2869 to ptr
 %2871 = load i64, ptr %208, align 1
 %2872 = inttoptr i64 %2871 to ptr
 %2873 = load i64, ptr %209, align 1
 %2874 = inttoptr i64 %2873 to ptr
 %2875 = load i64, ptr %210, align 1
 %2876 = inttoptr i64 %2875 to ptr
 %2877 = load i64, ptr %195, align 1
 %2878 = inttoptr i64 %2877 to ptr
 %2879 = icmp sgt i64 %2857, 0
 br i1 %2879, label %2880, label %3114
2880:
 %2881 = load i64, ptr %140, align 1
 %2882 = icmp slt i64 %2881, 1
 br label %2883
2883:
 %2884 = phi i64 [ %2941, %2969 ], [ %2866, %2880 ]
 %2885 = phi i64 [ %2940, %2969 ], [ 0, %2880 ]
 %2886 = phi i64 [ %2970, %2969 ], [ %2857, %2880 ]
 %2887 = phi i1 [ %2971, %2969 ], [ false, %2880 ]
 %2888 = phi double [ %2951, %2969 ], [ 1.000000e+00, %2880 ]
 %2889 = icmp eq i64 %2885, 0
 br i1 %2889, label %2918, label %2890
2890:
 %2891 = fmul nsz contract double %2888, 4.000000e+00
 %2892 = fmul nsz contract double %2888, %2891
 %2893 = fadd nsz contract double %2892, 1.000000e+00
 %2894 = tail call nsz contract double @llvm.sqrt.f64(double %2893)
 %2895 = fadd nsz contract double %2894, 1.000000e+00
 %2896 = fmul nsz contract double %2895, 5.000000e-01
 %2897 = fadd nsz contract double %2888, -1.000000e+00
 %2898 = fdiv nsz contract double %2897, %2896
 %2899 = fcmp nsz contract ogt double %2898, 9.000000e-01
 %2900 = select i1 %2899, double 9.000000e-01, double %2898
 br i1 %2882, label %2912, label %2973
2901:
 %2902 = add nuw nsw i64 %2974, 1
 %2903 = icmp eq i64 %2881, %2902
 br i1 %2903, label %2910, label %2973
2904:
 %2905 = fsub nsz contract double %2984, %2987
 %2906 = fmul nsz contract double %2900, %2905
 %2907 = fadd nsz contract double %2984, %2906
 store double %2907, ptr %2983, align 8
 store double %2984, ptr %2986, align 8
 br label %2908
2908:
 %2909 = icmp eq i64 %2981, 3
 br i1 %2909, label %2901, label %2979
2910:
 %2911 = load i64, ptr %111, align 1
 br label %2912
2912:
 %2913 = phi i64 [ %2911, %2910 ], [ %2884, %2890 ]
 %2914 = icmp slt i64 %2913, 1
 br i1 %2914, label %2930, label %2990
2915:
 %2916 = add nuw nsw i64 %2991, 1
 %2917 = icmp eq i64 %2913, %2916
 br i1 %2917, label %2930, label %2990
2918:
 br i1 %2882, label %2924, label %3008
2919:
 %2920 = add nuw nsw i64 %3009, 1
 %2921 = icmp eq i64 %2881, %2920
 br i1 %2921, label %2922, label %3008
2922:
 %2923 = load i64, ptr %111, align 1
 br label %2924
2924:
 %2925 = phi i64 [ %2923, %2922 ], [ %2884, %2918 ]
 %2926 = icmp slt i64 %2925, 1
 br i1 %2926, label %2930, label %3022
2927:
 %2928 = add nuw nsw i64 %3023, 1
 %2929 = icmp eq i64 %2925, %2928
 br i1 %2929, label %2930, label %3022
2930:
 %2931 = phi double [ %2888, %2924 ], [ %2896, %2912 ], [ %2888, %2927 ], [ %2896, %2915 ]
 %2932 = load i64, ptr %111, align 1
 %2933 = icmp slt i64 %2932, 1
 br i1 %2933, label %2937, label %3036
2934:
 %2935 = add nuw nsw i64 %3037, 1
 %2936 = icmp eq i64 %2932, %2935
 br i1 %2936, label %2937, label %3036
2937:
 br i1 %2882, label %2938, label %3050
2938:
 %2939 = phi double [ 0.000000e+00, %2937 ], [ %3058, %3050 ]
 %2940 = add nuw nsw i64 %2885, 1
 %2941 = load i64, ptr %111, align 1
 %2942 = icmp slt i64 %2941, 1
 br i1 %2942, label %2950, label %3060
2943:
 %2944 = add nuw nsw i64 %3065, 1
 %2945 = icmp eq i64 %2941, %2944
 br i1 %2945, label %2946, label %3060
2946:
 %2947 = fcmp nsz contract ogt double %3102, 0.000000e+00
 %2948 = select i1 %2947, double 1.000000e+00, double %2931
 %2949 = fmul nsz contract double %3112, 0.000000e+00
 br label %2950
2950:
 %2951 = phi double [ %2931, %2938 ], [ %2948, %2946 ]
 %2952 = phi double [ 0.000000e+00, %2938 ], [ %3104, %2946 ]
 %2953 = phi double [ 0.000000e+00, %2938 ], [ %3109, %2946 ]
 %2954 = phi double [ 0.000000e+00, %2938 ], [ %2949, %2946 ]
 %2955 = fcmp nsz contract ugt double %2939, %2862
 %2956 = fmul nsz contract double %2953, 1.000000e-28
 %2957 = fcmp nsz contract ugt double %2952, %2956
 %2958 = fsub nsz contract double %2952, %2952
 %2959 = fcmp nsz contract ord double %2958, 0.000000e+00
 %2960 = and i1 %2959, %2957
 %2961 = select i1 %2955, i1 %2960, i1 false
 br i1 %2961, label %2962, label %3114
2962:
 %2963 = fmul nsz contract double %2953, 0.000000e+00
 %2964 = fcmp nsz contract ugt double %2952, %2963
 br i1 %2964, label %2969, label %2965
2965:
 %2966 = tail call i64 @llvm.smin.i64(i64 %2940, i64 %2857)
 %2967 = select i1 %2887, i64 %2886, i64 %2966
 %2968 = fcmp nsz contract ugt double %2952, %2954
 br i1 %2968, label %2969, label %3114
2969:
 %2970 = phi i64 [ %2967, %2965 ], [ %2886, %2962 ]
 %2971 = phi i1 [ true, %2965 ], [ %2887, %2962 ]
 %2972 = icmp slt i64 %2940, %2970
 br i1 %2972, label %2883, label %3114
2973:
 %2974 = phi i64 [ %2902, %2901 ], [ 0, %2890 ]
 %2975 = shl i64 %2974, 8
 %2976 = getelementptr i8, ptr %2864, i64 %2975
 %2977 = mul i64 %2974, 24
 %2978 = getelementptr i8, ptr %2872, i64 %2977
 br label %2979
2979:
 %2980 = phi i64 [ 0, %2973 ], [ %2981, %2908 ]
 %2981 = add nuw nsw i64 %2980, 1
 %2982 = getelementptr double, ptr %2976, i64 %2980
 %2983 = getelementptr i8, ptr %2982, i64 184
 %2984 = load double, ptr %2983, align 8
 %2985 = fcmp nsz contract une double %2984, 0.000000e+00
 %2986 = getelementptr double, ptr %2978, i64 %2980
 %2987 = load double, ptr %2986, align 8
 %2988 = fcmp nsz contract une double %2987, 0.000000e+00
 %2989 = select i1 %2985, i1 true, i1 %2988
 br i1 %2989, label %2904, label %2908
2990:
 %2991 = phi i64 [ %2916, %2915 ], [ 0, %2912 ]
 %2992 = shl i64 %2991, 7
 %2993 = getelementptr i8, ptr %2868, i64 %2992
 %2994 = mul i64 %2991, 144
 %2995 = getelementptr i8, ptr %2870, i64 %2994
 br label %2996
2996:
 %2997 = phi i64 [ 0, %2990 ], [ %2998, %2996 ]
 %2998 = add nuw nsw i64 %2997, 1
 %2999 = getelementptr double, ptr %2993, i64 %2997
 %3000 = load double, ptr %2999, align 8
 %3001 = getelementptr double, ptr %2995, i64 %2997
 %3002 = getelementptr i8, ptr %3001, i64 48
 %3003 = load double, ptr %3002, align 8
 %3004 = fsub nsz contract double %3000, %3003
 %3005 = fmul nsz contract double %2900, %3004
 %3006 = fadd nsz contract double %3000, %3005
 store double %3006, ptr %2999, align 8
 store double %3000, ptr %3002, align 8
 %3007 = icmp eq i64 %2998, 6
 br i1 %3007, label %2915, label %2996
3008:
 %3009 = phi i64 [ %2920, %2919 ], [ 0, %2918 ]
 %3010 = shl i64 %3009, 8
 %3011 = getelementptr i8, ptr %2864, i64 %3010
 %3012 = mul i64 %3009, 24
 %3013 = getelementptr i8, ptr %2872, i64 %3012
 br label %3014
3014:
 %3015 = phi i64 [ 0, %3008 ], [ %3016, %3014 ]
 %3016 = add nuw nsw i64 %3015, 1
 %3017 = getelementptr double, ptr %3011, i64 %3015
 %3018 = getelementptr i8, ptr %3017, i64 184
 %3019 = load double, ptr %3018, align 8
 %3020 = getelementptr double, ptr %3013, i64 %3015
 store double %3019, ptr %3020, align 8
 %3021 = icmp eq i64 %3016, 3
 br i1 %3021, label %2919, label %3014
3022:
 %3023 = phi i64 [ %2928, %2927 ], [ 0, %2924 ]
 %3024 = shl i64 %3023, 7
 %3025 = getelementptr i8, ptr %2868, i64 %3024
 %3026 = mul i64 %3023, 144
 %3027 = getelementptr i8, ptr %2870, i64 %3026
 br label %3028
3028:
 %3029 = phi i64 [ 0, %3022 ], [ %3030, %3028 ]
 %3030 = add nuw nsw i64 %3029, 1
 %3031 = getelementptr double, ptr %3025, i64 %3029
 %3032 = load double, ptr %3031, align 8
 %3033 = getelementptr double, ptr %3027, i64 %3029
 %3034 = getelementptr i8, ptr %3033, i64 48
 store double %3032, ptr %3034, align 8
 %3035 = icmp eq i64 %3030, 6
 br i1 %3035, label %2927, label %3028
3036:
 %3037 = phi i64 [ %2935, %2934 ], [ 0, %2930 ]
 %3038 = shl i64 %3037, 7
 %3039 = getelementptr i8, ptr %2868, i64 %3038
 %3040 = mul i64 %3037, 144
 %3041 = getelementptr i8, ptr %2870, i64 %3040
 br label %3042
3042:
 %3043 = phi i64 [ 0, %3036 ], [ %3044, %3042 ]
 %3044 = add nuw nsw i64 %3043, 1
 %3045 = getelementptr double, ptr %3039, i64 %3043
 %3046 = load double, ptr %3045, align 8
 %3047 = getelementptr double, ptr %3041, i64 %3043
 %3048 = getelementptr i8, ptr %3047, i64 96
 store double %3046, ptr %3048, align 8
 %3049 = icmp eq i64 %3044, 6
 br i1 %3049, label %2934, label %3042
3050:
 %3051 = phi double [ %3058, %3050 ], [ 0.000000e+00, %2937 ]
 %3052 = phi i64 [ %3053, %3050 ], [ 0, %2937 ]
 %3053 = add nuw nsw i64 %3052, 1
 %3054 = shl i64 %3052, 8
 %3055 = getelementptr i8, ptr %2864, i64 %3054
 store double 0.000000e+00, ptr %62, align 8
 call fastcc void @f8(ptr %62, ptr %2868, i64 %2867, i64 16, ptr %3055, ptr %2876, ptr %2878, ptr %2874)
 %3056 = load double, ptr %62, align 8
 %3057 = fcmp nsz contract ogt double %3056, %3051
 %3058 = select i1 %3057, double %3056, double %3051
 %3059 = icmp eq i64 %2881, %3053
 br i1 %3059, label %2938, label %3050
3060:
 %3061 = phi double [ %3112, %2943 ], [ 0.000000e+00, %2938 ]
 %3062 = phi double [ %3109, %2943 ], [ 0.000000e+00, %2938 ]
 %3063 = phi double [ %3104, %2943 ], [ 0.000000e+00, %2938 ]
 %3064 = phi double [ %3102, %2943 ], [ 0.000000e+00, %2938 ]
 %3065 = phi i64 [ %2944, %2943 ], [ 0, %2938 ]
 %3066 = shl i64 %3065, 7
 %3067 = getelementptr i8, ptr %2868, i64 %3066
 %3068 = getelementptr i8, ptr %3067, i64 48
 %3069 = load double, ptr %3068, align 8
 %3070 = fdiv nsz contract double 1.000000e+00, %3069
 %3071 = getelementptr i8, ptr %3067, i64 56
 %3072 = load double, ptr %3071, align 8
 %3073 = getelementptr i8, ptr %3067, i64 64
 %3074 = load double, ptr %3073, align 8
 %3075 = fadd nsz contract double %3072, %3074
 %3076 = getelementptr i8, ptr %3067, i64 72
 %3077 = load double, ptr %3076, align 8
 %3078 = fadd nsz contract double %3075, %3077
 %3079 = fdiv nsz contract double 3.000000e+00, %3078
 %3080 = mul i64 %3065, 144
 %3081 = getelementptr i8, ptr %2870, i64 %3080
 br label %3082
3082:
 %3083 = phi double [ %3061, %3060 ], [ %3112, %3082 ]
 %3084 = phi double [ %3062, %3060 ], [ %3109, %3082 ]
 %3085 = phi double [ %3063, %3060 ], [ %3104, %3082 ]
 %3086 = phi double [ %3064, %3060 ], [ %3102, %3082 ]
 %3087 = phi i64 [ 0, %3060 ], [ %3088, %3082 ]
 %3088 = add nuw nsw i64 %3087, 1
 %3089 = icmp samesign ult i64 %3087, 3
 %3090 = select i1 %3089, double %3070, double %3079
 %3091 = getelementptr double, ptr %3067, i64 %3087
 %3092 = load double, ptr %3091, align 8
 %3093 = getelementptr double, ptr %3081, i64 %3087
 %3094 = getelementptr i8, ptr %3093, i64 96
 %3095 = load double, ptr %3094, align 8
 %3096 = fsub nsz contract double %3092, %3095
 %3097 = fmul nsz contract double %3090, %3096
 %3098 = getelementptr i8, ptr %3093, i64 48
 %3099 = load double, ptr %3098, align 8
 %3100 = fsub nsz contract double %3092, %3099
 %3101 = fmul nsz contract double %3097, %3100
 %3102 = fsub nsz contract double %3086, %3101
 %3103 = fmul nsz contract double %3096, %3097
 %3104 = fadd nsz contract double %3085, %3103
 %3105 = load double, ptr %3093, align 8
 %3106 = fsub nsz contract double %3092, %3105
 %3107 = fmul nsz contract double %3090, %3106
 %3108 = fmul nsz contract double %3106, %3107
 %3109 = fadd nsz contract double %3084, %3108
 %3110 = fmul nsz contract double %3092, %3090
 %3111 = fmul nsz contract double %3092, %3110
 %3112 = fadd nsz contract double %3083, %3111
 %3113 = icmp eq i64 %3088, 6
 br i1 %3113, label %2943, label %3082
3114:
 call fastcc void @f7(ptr %63, ptr readonly %51, ptr readonly %52, ptr %2807, i64 6)
 %3115 = load i64, ptr %111, align 1
 br label %3148
3116:
 %3117 = phi double [ %3124, %3116 ], [ 0.000000e+00, %2829 ]
 %3118 = phi i64 [ %3119, %3116 ], [ 0, %2829 ]
 %3119 = add nuw nsw i64 %3118, 1
 %3120 = getelementptr double, ptr %2831, i64 %3118
 %3121 = load double, ptr %3120, align 8
 %3122 = fneg nsz contract double %3121
 %3123 = fcmp nsz contract olt double %3117, %3122
 %3124 = select i1 %3123, double %3122, double %3117
 %3125 = icmp eq i64 %2822, %3119
 br i1 %3125, label %2840, label %3116
3126:
 %3127 = phi i64 [ %2847, %2846 ], [ 0, %2844 ]
 %3128 = shl i64 %3127, 7
 %3129 = getelementptr i8, ptr %2835, i64 %3128
 %3130 = mul i64 %3127, 144
 %3131 = getelementptr i8, ptr %2837, i64 %3130
 br label %3132
3132:
 %3133 = phi i64 [ 0, %3126 ], [ %3134, %3132 ]
 %3134 = add nuw nsw i64 %3133, 1
 %3135 = getelementptr double, ptr %3129, i64 %3133
 store double 0.000000e+00, ptr %3135, align 8
 %3136 = getelementptr double, ptr %3131, i64 %3133
 store double 0.000000e+00, ptr %3136, align 8
 %3137 = icmp eq i64 %3134, 6
 br i1 %3137, label %2846, label %3132
3138:
 %3139 = phi i64 [ %3140, %3138 ], [ 0, %2852 ]
 %3140 = add nuw nsw i64 %3139, 1
 %3141 = shl i64 %3139, 8
 %3142 = getelementptr i8, ptr %2833, i64 %3141
 %3143 = getelementptr double, ptr %2831, i64 %3139
 %3144 = load double, ptr %3143, align 8
 %3145 = getelementptr i8, ptr %3142, i64 168
 store double %3144, ptr %3145, align 8
 %3146 = getelementptr i8, ptr %3142, i64 176
 %3147 = icmp eq i64 %3140, %2853
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(32) %3146, i8 0, i64 32, i1 false)
 br i1 %3147, label %2856, label %3138
3148:
 %3149 = phi i64 [ %2809, %2840 ], [ %3115, %3114 ]
 %3150 = icmp slt i64 %3149, 1
 br i1 %3150, label %3154, label %3342
3151:
 %3152 = add nuw nsw i64 %3343, 1
 %3153 = icmp eq i64 %3149, %3152
 br i1 %3153, label %3154, label %3342
3154:
 %3155 = load i64, ptr %207, align 1
 %3156 = zext i1 %2843 to i64
 %3157 = add nsw i64 %3155, %3156
 store i64 %3157, ptr %207, align 1
 br label %3449
3158:
 %3159 = add i64 %2815, 1
 %3160 = mul i64 %3159, %2815
 %3161 = add i64 %2825, %3160
 %3162 = load i64, ptr %150, align 1
 %3163 = inttoptr i64 %3162 to ptr
 %3164 = icmp sgt i64 %2815, 0
 br i1 %3164, label %3165, label %3167
3165:
 %3166 = shl nuw i64 %2815, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %2816, i8 0, i64 %3166, i1 false)
 br label %3167
3167:
 %3168 = mul nsw i64 %2822, 3
 %3169 = add nsw i64 %3168, %2823
 %3170 = icmp slt i64 %3169, 1
 br i1 %3170, label %3180, label %3174
3171:
 call fastcc void @f6(ptr %61, ptr readonly %51, ptr readonly %52, i64 %3175, double %3178, i64 %2822)
 br label %3172
3172:
 %3173 = icmp eq i64 %3169, %3176
 br i1 %3173, label %3180, label %3174
3174:
 %3175 = phi i64 [ %3176, %3172 ], [ 0, %3167 ]
 %3176 = add nuw nsw i64 %3175, 1
 %3177 = getelementptr double, ptr %3163, i64 %3175
 %3178 = load double, ptr %3177, align 8
 %3179 = fcmp nsz contract une double %3178, 0.000000e+00
 br i1 %3179, label %3171, label %3172
3180:
 %3181 = icmp slt i64 %2820, 1
 br i1 %3181, label %3197, label %3182
3182:
 %3183 = getelementptr double, ptr %23, i64 %2820
 br label %3382
3184:
 %3185 = phi double [ %3386, %3382 ], [ %3403, %3390 ]
 %3186 = add nsw i64 %3383, %2826
 %3187 = icmp slt i64 %3186, 0
 %3188 = select i1 %3187, i64 %27, i64 0
 %3189 = getelementptr double, ptr %26, i64 %3186
 %3190 = getelementptr double, ptr %3189, i64 %3188
 %3191 = load double, ptr %3190, align 8
 %3192 = fsub nsz contract double %3185, %3191
 %3193 = getelementptr double, ptr %3183, i64 %3383
 store double %3192, ptr %3193, align 8
 %3194 = fmul nsz contract double %412, %3185
 %3195 = getelementptr double, ptr %23, i64 %3383
 store double %3194, ptr %3195, align 8
 %3196 = icmp eq i64 %2820, %3384
 br i1 %3196, label %3197, label %3382
3197:
 %3198 = load i64, ptr %180, align 1
 %3199 = icmp slt i64 %3198, 1
 br i1 %3199, label %3202, label %3200
3200:
 %3201 = shl nsw i64 %2820, 1
 br label %3405
3202:
 %3203 = load i64, ptr %205, align 1
 %3204 = load double, ptr %198, align 1
 %3205 = load i64, ptr %164, align 1
 %3206 = load i64, ptr %85, align 1
 %3207 = inttoptr i64 %3205 to ptr
 %3208 = load i64, ptr %171, align 1
 %3209 = load i64, ptr %172, align 1
 %3210 = inttoptr i64 %3208 to ptr
 %3211 = load i64, ptr %175, align 1
 %3212 = load i64, ptr %86, align 1
 %3213 = inttoptr i64 %3211 to ptr
 %3214 = load i64, ptr %203, align 1
 %3215 = add nsw i64 %3212, %3206
 %3216 = inttoptr i64 %3214 to ptr
 %3217 = load i64, ptr %206, align 1
 %3218 = inttoptr i64 %3217 to ptr
 %3219 = icmp slt i64 %2822, 1
 br i1 %3219, label %3220, label %3251
3220:
 %3221 = phi double [ 0.000000e+00, %3202 ], [ %3262, %3251 ]
 %3222 = icmp slt i64 %2823, 1
 br i1 %3222, label %3223, label %3264
3223:
 %3224 = phi double [ %3221, %3220 ], [ %3279, %3264 ]
 %3225 = fcmp nsz contract ugt double %3224, %3204
 br i1 %3225, label %3226, label %3449
3226:
 %3227 = tail call i64 @llvm.smax.i64(i64 %3203, i64 0)
 %3228 = fmul nsz contract double %3204, 1.000000e-01
 %3229 = fmul nsz contract double %3224, 1.000000e-02
 %3230 = fcmp nsz contract ogt double %3229, %3228
 %3231 = select i1 %3230, double %3229, double %3228
 %3232 = add i64 %2823, %2822
 %3233 = icmp slt i64 %3232, 1
 %3234 = shl nsw i64 %2822, 1
 br label %3235
3235:
 %3236 = phi i64 [ %3227, %3226 ], [ %3282, %3248 ]
 %3237 = icmp sgt i64 %3236, 0
 br i1 %3237, label %3281, label %3325
3238:
 store double %3305, ptr %3291, align 8
 %3239 = load double, ptr %3300, align 8
 br label %3308
3240:
 %3241 = tail call nsz contract double @llvm.fabs.f64(double %3306)
 %3242 = fmul nsz contract double %3241, %3239
 %3243 = fcmp nsz contract ogt double %3242, %3284
 %3244 = select i1 %3243, double %3242, double %3284
 br label %3245
3245:
 %3246 = phi double [ %3284, %3283 ], [ %3244, %3240 ]
 %3247 = icmp eq i64 %3232, %3286
 br i1 %3247, label %3248, label %3283
3248:
 %3249 = phi double [ 0.000000e+00, %3281 ], [ %3246, %3245 ]
 %3250 = fcmp nsz contract ugt double %3249, %3231
 br i1 %3250, label %3235, label %3325
3251:
 %3252 = phi double [ %3262, %3251 ], [ 0.000000e+00, %3202 ]
 %3253 = phi i64 [ %3254, %3251 ], [ 0, %3202 ]
 %3254 = add nuw nsw i64 %3253, 1
 %3255 = getelementptr double, ptr %3207, i64 %3253
 %3256 = load double, ptr %3255, align 8
 %3257 = getelementptr double, ptr %3218, i64 %3253
 store double %3256, ptr %3257, align 8
 %3258 = getelementptr double, ptr %3216, i64 %3253
 store double 0.000000e+00, ptr %3258, align 8
 %3259 = load double, ptr %3255, align 8
 %3260 = fneg nsz contract double %3259
 %3261 = fcmp nsz contract olt double %3252, %3260
 %3262 = select i1 %3261, double %3260, double %3252
 %3263 = icmp eq i64 %2822, %3254
 br i1 %3263, label %3220, label %3251
3264:
 %3265 = phi double [ %3279, %3264 ], [ %3221, %3220 ]
 %3266 = phi i64 [ %3267, %3264 ], [ 0, %3220 ]
 %3267 = add nuw nsw i64 %3266, 1
 %3268 = getelementptr double, ptr %3213, i64 %3266
 %3269 = load double, ptr %3268, align 8
 %3270 = add nsw i64 %3266, %2822
 %3271 = icmp slt i64 %3270, 0
 %3272 = select i1 %3271, i64 %3215, i64 0
 %3273 = add i64 %3272, %3270
 %3274 = getelementptr double, ptr %3218, i64 %3273
 store double %3269, ptr %3274, align 8
 %3275 = getelementptr double, ptr %3216, i64 %3273
 store double 0.000000e+00, ptr %3275, align 8
 %3276 = load double, ptr %3268, align 8
 %3277 = fneg nsz contract double %3276
 %3278 = fcmp nsz contract olt double %3265, %3277
 %3279 = select i1 %3278, double %3277, double %3265
 %3280 = icmp eq i64 %2823, %3267
 br i1 %3280, label %3223, label %3264
3281:
 %3282 = add nsw i64 %3236, -1
 br i1 %3233, label %3248, label %3283
3283:
 %3284 = phi double [ %3246, %3245 ], [ 0.000000e+00, %3281 ]
 %3285 = phi i64 [ %3286, %3245 ], [ 0, %3281 ]
 %3286 = add nuw nsw i64 %3285, 1
 %3287 = icmp slt i64 %3285, %2822
 %3288 = mul nuw nsw i64 %3285, 3
 %3289 = add nsw i64 %3285, %3234
 %3290 = select i1 %3287, i64 %3288, i64 %3289
 %3291 = getelementptr double, ptr %3216, i64 %3285
 %3292 = load double, ptr %3291, align 8
 %3293 = getelementptr double, ptr %3218, i64 %3285
 %3294 = load double, ptr %3293, align 8
 %3295 = icmp slt i64 %3290, 0
 %3296 = select i1 %3295, i64 %3209, i64 0
 %3297 = add i64 %3296, %3290
 %3298 = mul i64 %3297, %3209
 %3299 = getelementptr double, ptr %3210, i64 %3298
 %3300 = getelementptr double, ptr %3299, i64 %3297
 %3301 = load double, ptr %3300, align 8
 %3302 = fdiv nsz contract double %3294, %3301
 %3303 = fsub nsz contract double %3292, %3302
 %3304 = fcmp nsz contract olt double %3303, 0.000000e+00
 %3305 = select i1 %3304, double 0.000000e+00, double %3303
 %3306 = fsub nsz contract double %3305, %3292
 %3307 = fcmp nsz contract une double %3306, 0.000000e+00
 br i1 %3307, label %3238, label %3245
3308:
 %3309 = phi i64 [ 0, %3238 ], [ %3310, %3308 ]
 %3310 = add nuw nsw i64 %3309, 1
 %3311 = icmp slt i64 %3309, %2822
 %3312 = mul nuw nsw i64 %3309, 3
 %3313 = add nsw i64 %3309, %3234
 %3314 = select i1 %3311, i64 %3312, i64 %3313
 %3315 = getelementptr double, ptr %3218, i64 %3309
 %3316 = load double, ptr %3315, align 8
 %3317 = icmp slt i64 %3314, 0
 %3318 = select i1 %3317, i64 %3209, i64 0
 %3319 = getelementptr double, ptr %3299, i64 %3314
 %3320 = getelementptr double, ptr %3319, i64 %3318
 %3321 = load double, ptr %3320, align 8
 %3322 = fmul nsz contract double %3306, %3321
 %3323 = fadd nsz contract double %3316, %3322
 store double %3323, ptr %3315, align 8
 %3324 = icmp eq i64 %3232, %3310
 br i1 %3324, label %3240, label %3308
3325:
 %3326 = load i64, ptr %207, align 1
 %3327 = add nsw i64 %3326, 1
 store i64 %3327, ptr %207, align 1
 %3328 = icmp slt i64 %2815, 1
 br i1 %3328, label %3331, label %3329
3329:
 %3330 = shl nuw i64 %2815, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %2816, i8 0, i64 %3330, i1 false)
 br label %3331
3331:
 br i1 %3233, label %3332, label %3421
3332:
 br i1 %3181, label %3449, label %3427
3333:
 %3334 = icmp slt i64 %3422, %2822
 %3335 = mul nuw nsw i64 %3422, 3
 %3336 = add nsw i64 %3422, %3234
 %3337 = select i1 %3334, i64 %3335, i64 %3336
 call fastcc void @f6(ptr %64, ptr readonly %51, ptr %52, i64 %3337, double %3425, i64 %2822)
 br label %3338
3338:
 %3339 = icmp eq i64 %3423, %3232
 br i1 %3339, label %3332, label %3421
3340:
 %3341 = icmp eq i64 %2820, %3429
 br i1 %3341, label %3449, label %3427
3342:
 %3343 = phi i64 [ %3152, %3151 ], [ 0, %3148 ]
 %3344 = shl i64 %3343, 4
 %3345 = getelementptr i8, ptr %2810, i64 %3344
 %3346 = getelementptr i8, ptr %3345, i64 8
 %3347 = load i64, ptr %3346, align 8
 %3348 = mul i64 %3343, 6
 %3349 = add nsw i64 %3347, %2826
 %3350 = add nsw i64 %3347, %2820
 br label %3351
3351:
 %3352 = phi i64 [ 0, %3342 ], [ %3353, %3351 ]
 %3353 = add nuw nsw i64 %3352, 1
 %3354 = add i64 %3352, %3348
 %3355 = getelementptr double, ptr %2806, i64 %3354
 %3356 = load double, ptr %3355, align 8
 %3357 = fmul nsz contract double %412, %3356
 %3358 = add nsw i64 %3352, %3347
 %3359 = icmp slt i64 %3358, 0
 %3360 = select i1 %3359, i64 %25, i64 0
 %3361 = getelementptr double, ptr %23, i64 %3358
 %3362 = getelementptr double, ptr %3361, i64 %3360
 store double %3357, ptr %3362, align 8
 %3363 = getelementptr double, ptr %2807, i64 %3354
 %3364 = load double, ptr %3363, align 8
 %3365 = select i1 %3359, i64 %2820, i64 0
 %3366 = getelementptr double, ptr %2821, i64 %3358
 %3367 = getelementptr double, ptr %3366, i64 %3365
 store double %3364, ptr %3367, align 8
 %3368 = load double, ptr %3355, align 8
 %3369 = add nsw i64 %3349, %3352
 %3370 = icmp slt i64 %3369, 0
 %3371 = select i1 %3370, i64 %27, i64 0
 %3372 = getelementptr double, ptr %26, i64 %3369
 %3373 = getelementptr double, ptr %3372, i64 %3371
 %3374 = load double, ptr %3373, align 8
 %3375 = fsub nsz contract double %3368, %3374
 %3376 = add nsw i64 %3350, %3352
 %3377 = icmp slt i64 %3376, 0
 %3378 = select i1 %3377, i64 %25, i64 0
 %3379 = getelementptr double, ptr %23, i64 %3376
 %3380 = getelementptr double, ptr %3379, i64 %3378
 store double %3375, ptr %3380, align 8
 %3381 = icmp eq i64 %3353, 6
 br i1 %3381, label %3151, label %3351
3382:
 %3383 = phi i64 [ 0, %3182 ], [ %3384, %3184 ]
 %3384 = add nuw nsw i64 %3383, 1
 %3385 = getelementptr double, ptr %2813, i64 %3383
 %3386 = load double, ptr %3385, align 8
 br i1 %3164, label %3387, label %3184
3387:
 %3388 = mul nuw nsw i64 %3383, %2815
 %3389 = add nsw i64 %3388, %3161
 br label %3390
3390:
 %3391 = phi double [ %3386, %3387 ], [ %3403, %3390 ]
 %3392 = phi i64 [ 0, %3387 ], [ %3393, %3390 ]
 %3393 = add nuw nsw i64 %3392, 1
 %3394 = add nsw i64 %3389, %3392
 %3395 = icmp slt i64 %3394, 0
 %3396 = select i1 %3395, i64 %2812, i64 0
 %3397 = getelementptr double, ptr %2813, i64 %3394
 %3398 = getelementptr double, ptr %3397, i64 %3396
 %3399 = load double, ptr %3398, align 8
 %3400 = getelementptr double, ptr %2816, i64 %3392
 %3401 = load double, ptr %3400, align 8
 %3402 = fmul nsz contract double %3399, %3401
 %3403 = fadd nsz contract double %3391, %3402
 %3404 = icmp eq i64 %2815, %3393
 br i1 %3404, label %3184, label %3390
3405:
 %3406 = phi i64 [ 0, %3200 ], [ %3407, %3405 ]
 %3407 = add nuw nsw i64 %3406, 1
 %3408 = add nsw i64 %3406, %2820
 %3409 = icmp slt i64 %3408, 0
 %3410 = select i1 %3409, i64 %2812, i64 0
 %3411 = getelementptr double, ptr %2813, i64 %3408
 %3412 = getelementptr double, ptr %3411, i64 %3410
 %3413 = load double, ptr %3412, align 8
 %3414 = fmul nsz contract double %412, %3413
 %3415 = add nsw i64 %3406, %3201
 %3416 = icmp slt i64 %3415, 0
 %3417 = select i1 %3416, i64 %25, i64 0
 %3418 = getelementptr double, ptr %23, i64 %3415
 %3419 = getelementptr double, ptr %3418, i64 %3417
 store double %3414, ptr %3419, align 8
 %3420 = icmp eq i64 %3407, %3198
 br i1 %3420, label %3202, label %3405
3421:
 %3422 = phi i64 [ %3423, %3338 ], [ 0, %3331 ]
 %3423 = add nuw nsw i64 %3422, 1
 %3424 = getelementptr double, ptr %2818, i64 %3422
 %3425 = load double, ptr %3424, align 8
 %3426 = fcmp nsz contract une double %3425, 0.000000e+00
 br i1 %3426, label %3333, label %3338
3427:
 %3428 = phi i64 [ %3429, %3340 ], [ 0, %3332 ]
 %3429 = add nuw nsw i64 %3428, 1
 %3430 = getelementptr double, ptr %2821, i64 %3428
 store double 0.000000e+00, ptr %3430, align 8
 br i1 %3328, label %3340, label %3431
3431:
 %3432 = mul nuw nsw i64 %3428, %2815
 %3433 = add nsw i64 %3432, %3161
 br label %3434
3434:
 %3435 = phi i64 [ 0, %3431 ], [ %3437, %3434 ]
 %3436 = phi double [ 0.000000e+00, %3431 ], [ %3447, %3434 ]
 %3437 = add nuw nsw i64 %3435, 1
 %3438 = add nsw i64 %3433, %3435
 %3439 = icmp slt i64 %3438, 0
 %3440 = select i1 %3439, i64 %2812, i64 0
 %3441 = getelementptr double, ptr %2813, i64 %3438
 %3442 = getelementptr double, ptr %3441, i64 %3440
 %3443 = load double, ptr %3442, align 8
 %3444 = getelementptr double, ptr %2816, i64 %3435
 %3445 = load double, ptr %3444, align 8
 %3446 = fmul nsz contract double %3443, %3445
 %3447 = fadd nsz contract double %3436, %3446
 store double %3447, ptr %3430, align 8
 %3448 = icmp eq i64 %2815, %3437
 br i1 %3448, label %3340, label %3434
3449:
 %3450 = phi i1 [ false, %3223 ], [ %2843, %3154 ], [ true, %3332 ], [ true, %3340 ]
 %3451 = load i64, ptr %115, align 1
 %3452 = load i64, ptr %116, align 1
 %3453 = inttoptr i64 %3451 to ptr
 %3454 = load i64, ptr %211, align 1
 %3455 = load i64, ptr %179, align 1
 %3456 = add nsw i64 %3455, %3452
 %3457 = inttoptr i64 %3454 to ptr
 %3458 = load i64, ptr %117, align 1
 %3459 = load i64, ptr %118, align 1
 %3460 = inttoptr i64 %3458 to ptr
 br i1 %212, label %3461, label %3644
3461:
 %3462 = load i64, ptr %213, align 1
 %3463 = icmp eq i64 %3462, 0
 br i1 %3463, label %3481, label %3464
3464:
 %3465 = load i64, ptr %116, align 1
 %3466 = load i64, ptr %214, align 1
 %3467 = icmp slt i64 %3465, 1
 br i1 %3467, label %3475, label %3468
3468:
 %3469 = phi i64 [ %3470, %3468 ], [ 0, %3464 ]
 %3470 = add nuw nsw i64 %3469, 1
 %3471 = getelementptr double, ptr %3453, i64 %3469
 %3472 = load double, ptr %3471, align 8
 %3473 = getelementptr double, ptr %3457, i64 %3469
 store double %3472, ptr %3473, align 8
 %3474 = icmp eq i64 %3465, %3470
 br i1 %3474, label %3475, label %3468
3475:
 %3476 = load i64, ptr %179, align 1
 %3477 = icmp slt i64 %3476, 1
 br i1 %3477, label %3478, label %3653
3478:
 %3479 = load i64, ptr %213, align 1
 %3480 = inttoptr i64 %3479 to ptr
 tail call void %3480(ptr %3457, ptr %3460)
 br i1 %218, label %3679, label %3680
3481:
 %3482 = load i64, ptr %220, align 1
 %3483 = load i64, ptr %160, align 1
 %3484 = shl nsw i64 %3483, 1
 %3485 = inttoptr i64 %3482 to ptr
 %3486 = load i64, ptr %221, align 1
 %3487 = load i64, ptr %86, align 1
 %3488 = inttoptr i64 %3486 to ptr
 %3489 = load i64, ptr %161, align 1
 %3490 = inttoptr i64 %3489 to ptr
 %3491 = load i64, ptr %113, align 1
 %3492 = load i64, ptr %85, align 1
 %3493 = inttoptr i64 %3491 to ptr
 %3494 = load i64, ptr %176, align 1
 %3495 = inttoptr i64 %3494 to ptr
 %3496 = load i64, ptr %222, align 1
 %3497 = add nsw i64 %3492, %3487
 %3498 = inttoptr i64 %3496 to ptr
 %3499 = load i64, ptr %223, align 1
 %3500 = inttoptr i64 %3499 to ptr
 %3501 = load i64, ptr %224, align 1
 %3502 = inttoptr i64 %3501 to ptr
 %3503 = load i64, ptr %225, align 1
 %3504 = inttoptr i64 %3503 to ptr
 %3505 = load i64, ptr %140, align 1
 store i8 0, ptr %59, align 1
 call fastcc void @f4(ptr %59, ptr readonly %51, ptr %52)
 %3506 = load i8, ptr %59, align 1
 %3507 = icmp eq i8 %3506, 0
 br i1 %3507, label %3509, label %3508
3508:
 call fastcc void @f5(ptr %60, ptr readonly %51, ptr %52)
 br label %3509
3509:
 %3510 = load i64, ptr %182, align 1
 %3511 = add nsw i64 %3510, %3505
 %3512 = icmp slt i64 %3511, 1
 br i1 %3512, label %3705, label %3635
3513:
 %3514 = load i64, ptr %226, align 1
 %3515 = load i64, ptr %85, align 1
 %3516 = load i64, ptr %86, align 1
 %3517 = add nsw i64 %3516, %3515
 %3518 = inttoptr i64 %3514 to ptr
 %3519 = getelementptr i64, ptr %3518, i64 %3637
 %3520 = load i64, ptr %3519, align 8
 %3521 = icmp eq i64 %3520, %3637
 br i1 %3521, label %3540, label %3522
3522:
 %3523 = phi i64 [ %3533, %3522 ], [ %3637, %3513 ]
 %3524 = icmp slt i64 %3523, 0
 %3525 = select i1 %3524, i64 %3517, i64 0
 %3526 = getelementptr i64, ptr %3518, i64 %3523
 %3527 = getelementptr i64, ptr %3526, i64 %3525
 %3528 = load i64, ptr %3527, align 8
 %3529 = icmp slt i64 %3528, 0
 %3530 = select i1 %3529, i64 %3517, i64 0
 %3531 = getelementptr i64, ptr %3518, i64 %3528
 %3532 = getelementptr i64, ptr %3531, i64 %3530
 %3533 = load i64, ptr %3532, align 8
 store i64 %3533, ptr %3527, align 8
 %3534 = icmp slt i64 %3533, 0
 %3535 = select i1 %3534, i64 %3517, i64 0
 %3536 = getelementptr i64, ptr %3518, i64 %3533
 %3537 = getelementptr i64, ptr %3536, i64 %3535
 %3538 = load i64, ptr %3537, align 8
 %3539 = icmp eq i64 %3538, %3533
 br i1 %3539, label %3540, label %3522
3540:
 %3541 = phi i64 [ %3637, %3513 ], [ %3533, %3522 ]
 %3542 = icmp slt i64 %3541, 0
 %3543 = select i1 %3542, i64 %3497, i64 0
 %3544 = add i64 %3543, %3541
 %3545 = getelementptr double, ptr %3502, i64 %3544
 %3546 = load double, ptr %3545, align 8
 %3547 = fcmp nsz contract ogt double %3546, 0.000000e+00
 %3548 = fcmp nsz contract ogt double %3640, 0.000000e+00
 %3549 = select i1 %3547, i1 %3548, i1 false
 br i1 %3549, label %3550, label %3597
3550:
 %3551 = getelementptr double, ptr %3504, i64 %3544
 %3552 = load double, ptr %3551, align 8
 %3553 = fdiv nsz contract double %3546, %3552
 %3554 = fcmp nsz contract ogt double %3553, 1.000000e+00
 %3555 = select i1 %3554, double 1.000000e+00, double %3553
 %3556 = fmul nsz contract double %3640, %3555
 br label %3597
3557:
 %3558 = icmp slt i64 %3637, %3505
 br i1 %3558, label %3559, label %3584
3559:
 %3560 = mul nuw nsw i64 %3637, 3
 %3561 = load i64, ptr %167, align 1
 %3562 = inttoptr i64 %3561 to ptr
 %3563 = load i64, ptr %168, align 1
 %3564 = inttoptr i64 %3563 to ptr
 %3565 = load i64, ptr %169, align 1
 %3566 = inttoptr i64 %3565 to ptr
 %3567 = load i64, ptr %150, align 1
 %3568 = inttoptr i64 %3567 to ptr
 %3569 = getelementptr double, ptr %3562, i64 %3560
 %3570 = load double, ptr %3569, align 8
 %3571 = getelementptr double, ptr %3566, i64 %3560
 %3572 = load double, ptr %3571, align 8
 %3573 = fadd nsz contract double %3570, %3572
 %3574 = getelementptr double, ptr %3564, i64 %3560
 %3575 = load double, ptr %3574, align 8
 %3576 = fsub nsz contract double %3573, %3575
 %3577 = fmul nsz contract double %3576, 5.000000e-01
 %3578 = getelementptr double, ptr %3568, i64 %3560
 %3579 = load double, ptr %3578, align 8
 %3580 = fmul nsz contract double %3579, %3577
 %3581 = fadd nsz contract double %3640, %3580
 %3582 = fcmp nsz contract olt double %3581, 0.000000e+00
 %3583 = select i1 %3582, double 0.000000e+00, double %3581
 br label %3597
3584:
 %3585 = sub nsw i64 %3637, %3505
 %3586 = getelementptr i64, ptr %3495, i64 %3585
 %3587 = load i64, ptr %3586, align 8
 %3588 = icmp slt i64 %3587, 0
 %3589 = select i1 %3588, i64 %3487, i64 0
 %3590 = getelementptr i64, ptr %3490, i64 %3587
 %3591 = getelementptr i64, ptr %3590, i64 %3589
 %3592 = load i64, ptr %3591, align 8
 %3593 = icmp eq i64 %3592, 0
 br i1 %3593, label %3597, label %3594
3594:
 %3595 = fcmp nsz contract olt double %3640, 0.000000e+00
 %3596 = select i1 %3595, double 0.000000e+00, double %3640
 br label %3597
3597:
 %3598 = phi double [ 0.000000e+00, %3584 ], [ %3583, %3559 ], [ %3596, %3594 ], [ %3556, %3550 ], [ 0.000000e+00, %3540 ]
 %3599 = icmp slt i64 %3637, %3505
 br i1 %3599, label %3608, label %3600
3600:
 %3601 = sub nsw i64 %3637, %3505
 %3602 = getelementptr i64, ptr %3495, i64 %3601
 %3603 = load i64, ptr %3602, align 8
 %3604 = icmp slt i64 %3603, 0
 %3605 = select i1 %3604, i64 %3487, i64 0
 %3606 = getelementptr i64, ptr %3488, i64 %3603
 %3607 = getelementptr i64, ptr %3606, i64 %3605
 br label %3622
3608:
 %3609 = shl i64 %3637, 5
 %3610 = getelementptr i8, ptr %3493, i64 %3609
 %3611 = getelementptr i8, ptr %3610, i64 16
 %3612 = load i64, ptr %3611, align 8
 %3613 = load i64, ptr %3641, align 8
 %3614 = icmp eq i64 %3613, 0
 %3615 = zext i1 %3614 to i64
 %3616 = icmp slt i64 %3612, 0
 %3617 = select i1 %3616, i64 %3484, i64 0
 %3618 = shl i64 %3612, 4
 %3619 = getelementptr i8, ptr %3485, i64 %3618
 %3620 = getelementptr i64, ptr %3619, i64 %3615
 %3621 = getelementptr i64, ptr %3620, i64 %3617
 br label %3622
3622:
 %3623 = phi ptr [ %3621, %3608 ], [ %3607, %3600 ]
 %3624 = load i64, ptr %3623, align 8
 %3625 = add nsw i64 %3624, %5
 %3626 = icmp slt i64 %3625, 0
 %3627 = select i1 %3626, i64 %25, i64 0
 %3628 = getelementptr double, ptr %23, i64 %3625
 %3629 = getelementptr double, ptr %3628, i64 %3627
 %3630 = load double, ptr %3629, align 8
 %3631 = fadd nsz contract double %3598, %3630
 store double %3631, ptr %3629, align 8
 %3632 = fsub nsz contract double %3640, %3598
 %3633 = fadd nsz contract double %3636, %3632
 store double %3598, ptr %3639, align 8
 %3634 = icmp eq i64 %3638, %3511
 br i1 %3634, label %3705, label %3635
3635:
 %3636 = phi double [ %3633, %3622 ], [ 0.000000e+00, %3509 ]
 %3637 = phi i64 [ %3638, %3622 ], [ 0, %3509 ]
 %3638 = add nuw nsw i64 %3637, 1
 %3639 = getelementptr double, ptr %3498, i64 %3637
 %3640 = load double, ptr %3639, align 8
 %3641 = getelementptr i64, ptr %3500, i64 %3637
 %3642 = load i64, ptr %3641, align 8
 %3643 = icmp eq i64 %3642, 0
 br i1 %3643, label %3557, label %3513
3644:
 %3645 = phi i64 [ %3646, %3644 ], [ 0, %3449 ]
 %3646 = add nuw nsw i64 %3645, 1
 %3647 = add nsw i64 %3645, %5
 %3648 = icmp slt i64 %3647, 0
 %3649 = select i1 %3648, i64 %25, i64 0
 %3650 = getelementptr double, ptr %23, i64 %3647
 %3651 = getelementptr double, ptr %3650, i64 %3649
 store double 0.000000e+00, ptr %3651, align 8
 %3652 = icmp eq i64 %32, %3646
 br i1 %3652, label %3461, label %3644
3653:
 %3654 = phi i64 [ %3655, %3653 ], [ 0, %3475 ]
 %3655 = add nuw nsw i64 %3654, 1
 %3656 = load i64, ptr %179, align 1
 %3657 = load i64, ptr %180, align 1
 %3658 = add i64 %3654, %27
 %3659 = add i64 %3656, %3657
 %3660 = sub i64 %3658, %3659
 %3661 = icmp slt i64 %3660, 0
 %3662 = select i1 %3661, i64 %27, i64 0
 %3663 = getelementptr double, ptr %26, i64 %3660
 %3664 = getelementptr double, ptr %3663, i64 %3662
 %3665 = load double, ptr %3664, align 8
 %3666 = add nsw i64 %3656, %3654
 %3667 = icmp slt i64 %3666, 0
 %3668 = select i1 %3667, i64 %25, i64 0
 %3669 = getelementptr double, ptr %23, i64 %3666
 %3670 = getelementptr double, ptr %3669, i64 %3668
 %3671 = load double, ptr %3670, align 8
 %3672 = fadd nsz contract double %3665, %3671
 %3673 = add nsw i64 %3654, %3465
 %3674 = icmp slt i64 %3673, 0
 %3675 = select i1 %3674, i64 %3456, i64 0
 %3676 = getelementptr double, ptr %3457, i64 %3673
 %3677 = getelementptr double, ptr %3676, i64 %3675
 store double %3672, ptr %3677, align 8
 %3678 = icmp eq i64 %3655, %3476
 br i1 %3678, label %3478, label %3653
3679:
 br label %3680
3680:
 %3681 = phi i64 [ 0, %3679 ], [ %217, %3478 ]
 br i1 %219, label %3683, label %3682
3682:
 br label %3683
3683:
 %3684 = phi i64 [ %25, %3682 ], [ %3681, %3680 ]
 %3685 = getelementptr double, ptr %23, i64 %3684
 %3686 = icmp slt i64 %3466, 1
 br i1 %3686, label %3694, label %3687
3687:
 %3688 = phi i64 [ %3689, %3687 ], [ 0, %3683 ]
 %3689 = add nuw nsw i64 %3688, 1
 %3690 = getelementptr double, ptr %3460, i64 %3688
 %3691 = load double, ptr %3690, align 8
 %3692 = getelementptr double, ptr %3685, i64 %3688
 store double %3691, ptr %3692, align 8
 %3693 = icmp eq i64 %3466, %3689
 br i1 %3693, label %3694, label %3687
3694:
 %3695 = icmp slt i64 %3466, 0
 %3696 = select i1 %3695, i64 %3459, i64 0
 %3697 = getelementptr double, ptr %3460, i64 %3466
 %3698 = getelementptr double, ptr %3697, i64 %3696
 %3699 = load double, ptr %3698, align 8
 %3700 = icmp slt i64 %3466, -1
 %3701 = select i1 %3700, i64 %3459, i64 0
 %3702 = getelementptr i8, ptr %3697, i64 8
 %3703 = getelementptr double, ptr %3702, i64 %3701
 %3704 = load double, ptr %3703, align 8
 store double %3699, ptr %200, align 1
 store double %3704, ptr %199, align 1
 br label %3481
3705:
 %3706 = phi double [ 0.000000e+00, %3509 ], [ %3633, %3622 ]
 store double %3706, ptr %227, align 1
 %3707 = load i64, ptr %204, align 1
 %3708 = inttoptr i64 %3707 to ptr
 br i1 %230, label %3789, label %3790
3709:
 %3710 = load i64, ptr %179, align 1
 %3711 = icmp slt i64 %3710, 1
 br i1 %3711, label %3815, label %3806
3712:
 %3713 = phi i64 [ %3716, %3715 ], [ 0, %3805 ]
 %3714 = icmp eq i64 %3713, %234
 br i1 %3714, label %3721, label %3715
3715:
 %3716 = add nuw i64 %3713, 1
 %3717 = getelementptr double, ptr %28, i64 %3713
 %3718 = load double, ptr %3717, align 8
 %3719 = fsub nsz contract double %3718, %3718
 %3720 = fcmp nsz contract ord double %3719, 0.000000e+00
 br i1 %3720, label %3712, label %3721
3721:
 %3722 = phi i64 [ %3713, %3715 ], [ -1, %3712 ]
 %3723 = icmp slt i64 %3722, 0
 %3724 = select i1 %3723, i1 %235, i1 false
 br i1 %3724, label %3725, label %3758
3725:
 %3726 = phi i64 [ %3740, %3736 ], [ 12, %3721 ]
 %3727 = icmp eq i64 %3726, 0
 br i1 %3727, label %3831, label %3739
3728:
 br i1 %236, label %3736, label %3729
3729:
 %3730 = phi i64 [ %3731, %3729 ], [ 0, %3728 ]
 %3731 = add nuw nsw i64 %3730, 1
 %3732 = getelementptr double, ptr %35, i64 %3730
 %3733 = load double, ptr %3732, align 8
 %3734 = getelementptr double, ptr %28, i64 %3730
 store double %3733, ptr %3734, align 8
 %3735 = icmp eq i64 %29, %3731
 br i1 %3735, label %3736, label %3729
3736:
 %3737 = load double, ptr %243, align 8
 %3738 = fcmp nsz contract ugt double %3737, %6
 br i1 %3738, label %3725, label %3758
3739:
 %3740 = add nsw i64 %3726, -1
 br i1 %236, label %3748, label %3741
3741:
 %3742 = phi i64 [ %3743, %3741 ], [ 0, %3739 ]
 %3743 = add nuw nsw i64 %3742, 1
 %3744 = getelementptr double, ptr %28, i64 %3742
 %3745 = load double, ptr %3744, align 8
 %3746 = getelementptr double, ptr %37, i64 %3742
 store double %3745, ptr %3746, align 8
 %3747 = icmp eq i64 %29, %3743
 br i1 %3747, label %3748, label %3741
3748:
 tail call void %237(ptr %37, ptr %35)
 br label %3749
3749:
 %3750 = phi i64 [ 0, %3748 ], [ %3753, %3752 ]
 %3751 = icmp eq i64 %3750, %239
 br i1 %3751, label %3728, label %3752
3752:
 %3753 = add nuw i64 %3750, 1
 %3754 = getelementptr double, ptr %35, i64 %3750
 %3755 = load double, ptr %3754, align 8
 %3756 = fsub nsz contract double %3755, %3755
 %3757 = fcmp nsz contract ord double %3756, 0.000000e+00
 br i1 %3757, label %3749, label %3831
3758:
 %3759 = select i1 %3450, i1 true, i1 %235
 br i1 %3759, label %3760, label %3762
3760:
 store double 0.000000e+00, ptr %58, align 8
 call fastcc void @f0(ptr %58, ptr readonly %51, ptr readonly %52, ptr %28, i64 %29)
 %3761 = load double, ptr %58, align 8
 br label %3762
3762:
 %3763 = phi double [ %3761, %3760 ], [ %3804, %3758 ]
 %3764 = load i64, ptr %244, align 1
 %3765 = add nsw i64 %3764, %5
 %3766 = icmp slt i64 %3765, 0
 %3767 = select i1 %3766, i64 %25, i64 0
 %3768 = getelementptr double, ptr %23, i64 %3765
 %3769 = getelementptr double, ptr %3768, i64 %3767
 %3770 = load double, ptr %3769, align 8
 %3771 = load double, ptr %227, align 1
 %3772 = load double, ptr %199, align 1
 %3773 = load double, ptr %245, align 1
 %3774 = fsub nsz contract double %3804, %3773
 %3775 = load double, ptr %200, align 1
 %3776 = fsub nsz contract double %3774, %3775
 %3777 = fadd nsz contract double %3772, %3776
 %3778 = fsub nsz contract double %3771, %3777
 %3779 = fadd nsz contract double %3770, %3778
 store double %3779, ptr %3769, align 8
 %3780 = load i64, ptr %246, align 1
 %3781 = add nsw i64 %3780, %5
 %3782 = icmp slt i64 %3781, 0
 %3783 = select i1 %3782, i64 %25, i64 0
 %3784 = getelementptr double, ptr %23, i64 %3781
 %3785 = getelementptr double, ptr %3784, i64 %3783
 %3786 = load double, ptr %3785, align 8
 %3787 = fsub nsz contract double %3804, %3763
 %3788 = fadd nsz contract double %3787, %3786
 store double %3788, ptr %3785, align 8
 br label %3831
3789:
 br label %3790
3790:
 %3791 = phi i64 [ 0, %3789 ], [ %229, %3705 ]
 br i1 %231, label %3793, label %3792
3792:
 br label %3793
3793:
 %3794 = phi i64 [ %21, %3792 ], [ %3791, %3790 ]
 %3795 = getelementptr double, ptr %20, i64 %3794
 br i1 %232, label %3796, label %3803
3796:
 %3797 = phi i64 [ %3798, %3796 ], [ 0, %3793 ]
 %3798 = add nuw nsw i64 %3797, 1
 %3799 = getelementptr double, ptr %23, i64 %3797
 %3800 = load double, ptr %3799, align 8
 %3801 = getelementptr double, ptr %3795, i64 %3797
 store double %3800, ptr %3801, align 8
 %3802 = icmp eq i64 %5, %3798
 br i1 %3802, label %3803, label %3796
3803:
 tail call void %233(ptr %20, ptr %28)
 store double 0.000000e+00, ptr %57, align 8
 call fastcc void @f0(ptr %57, ptr readonly %51, ptr readonly %52, ptr %28, i64 %29)
 %3804 = load double, ptr %57, align 8
 br i1 %3450, label %3709, label %3805
3805:
 br label %3712
3806:
 %3807 = phi i64 [ %3808, %3806 ], [ 0, %3709 ]
 %3808 = add nuw nsw i64 %3807, 1
 %3809 = getelementptr double, ptr %23, i64 %3807
 %3810 = load double, ptr %3809, align 8
 %3811 = getelementptr double, ptr %3708, i64 %3807
 %3812 = load double, ptr %3811, align 8
 %3813 = fadd nsz contract double %3810, %3812
 store double %3813, ptr %3809, align 8
 %3814 = icmp eq i64 %3710, %3808
 br i1 %3814, label %3815, label %3806
3815:
 br i1 %230, label %3816, label %3817
3816:
 br label %3817
3817:
 %3818 = phi i64 [ 0, %3816 ], [ %229, %3815 ]
 br i1 %231, label %3820, label %3819
3819:
 br label %3820
3820:
 %3821 = phi i64 [ %21, %3819 ], [ %3818, %3817 ]
 %3822 = getelementptr double, ptr %20, i64 %3821
 br i1 %232, label %3823, label %3830
3823:
 %3824 = phi i64 [ %3825, %3823 ], [ 0, %3820 ]
 %3825 = add nuw nsw i64 %3824, 1
 %3826 = getelementptr double, ptr %23, i64 %3824
 %3827 = load double, ptr %3826, align 8
 %3828 = getelementptr double, ptr %3822, i64 %3824
 store double %3827, ptr %3828, align 8
 %3829 = icmp eq i64 %5, %3825
 br i1 %3829, label %3830, label %3823
3830:
 tail call void %233(ptr %20, ptr %28)
 br label %3805
3831:
 %3832 = phi double [ %3763, %3762 ], [ 0x7FF8000000000000, %3752 ], [ 0x7FF8000000000000, %3725 ]
 %3833 = fsub nsz contract double %3832, %3832
 %3834 = fcmp nsz contract ord double %3833, 0.000000e+00
 br i1 %3834, label %3835, label %4050
3835:
 %3836 = phi i64 [ %3839, %3838 ], [ 0, %3831 ]
 %3837 = icmp eq i64 %3836, %248
 br i1 %3837, label %3844, label %3838
3838:
 %3839 = add nuw i64 %3836, 1
 %3840 = getelementptr double, ptr %23, i64 %3836
 %3841 = load double, ptr %3840, align 8
 %3842 = fsub nsz contract double %3841, %3841
 %3843 = fcmp nsz contract ord double %3842, 0.000000e+00
 br i1 %3843, label %3835, label %4050
3844:
 br i1 %232, label %5382, label %3845
3845:
 %3846 = load double, ptr %94, align 1
 %3847 = load i64, ptr %249, align 1
 %3848 = tail call nsz contract double @llvm.fabs.f64(double %3846)
 %3849 = fcmp nsz contract olt double %3848, 0x16687E92154EF7AC
 br i1 %3849, label %3850, label %3858
3850:
 %3851 = fmul nsz contract double %3848, 0x4670000000000000
 %3852 = fmul nsz contract double %3851, 0x3CA0000000000001
 %3853 = fadd nsz contract double %3851, %3852
 %3854 = fsub nsz contract double %3853, %3851
 %3855 = fmul nsz contract double %3854, 0x3970000000000000
 %3856 = fcmp nsz contract olt double %3855, 4.940660e-324
 %3857 = select i1 %3856, double 4.940660e-324, double %3855
 br label %3862
3858:
 %3859 = fmul nsz contract double %3848, 0x3CA0000000000001
 %3860 = fadd nsz contract double %3848, %3859
 %3861 = fsub nsz contract double %3860, %3848
 br label %3862
3862:
 %3863 = phi double [ %3861, %3858 ], [ %3857, %3850 ]
 %3864 = fmul nsz contract double %3863, 2.000000e+00
 %3865 = icmp slt i64 %3847, %18
 br i1 %3865, label %3866, label %4045
3866:
 %3867 = icmp slt i64 %3847, 0
 %3868 = select i1 %3867, i64 %18, i64 0
 %3869 = getelementptr double, ptr %17, i64 %3847
 %3870 = getelementptr double, ptr %3869, i64 %3868
 %3871 = load double, ptr %3870, align 8
 %3872 = fadd nsz contract double %3846, %3864
 %3873 = fcmp nsz contract ugt double %3871, %3872
 br i1 %3873, label %4045, label %3874
3874:
 %3875 = fsub nsz contract double %3846, %3864
 br label %3876
3876:
 %3877 = phi i64 [ %3996, %3995 ], [ %3847, %3874 ]
 %3878 = load i64, ptr %250, align 1
 %3879 = sub nsw i64 %3877, %3878
 %3880 = icmp slt i64 %3879, 0
 %3881 = select i1 %3880, i64 %39, i64 0
 %3882 = add i64 %3881, %3879
 %3883 = mul i64 %3882, %40
 %3884 = getelementptr double, ptr %38, i64 %3883
 %3885 = icmp slt i64 %3877, 0
 %3886 = select i1 %3885, i64 %18, i64 0
 %3887 = getelementptr double, ptr %17, i64 %3877
 %3888 = getelementptr double, ptr %3887, i64 %3886
 %3889 = load double, ptr %3888, align 8
 %3890 = fcmp nsz contract ult double %3889, %3875
 br i1 %3890, label %3905, label %3891
3891:
 br i1 %121, label %3899, label %3892
3892:
 %3893 = phi i64 [ %3894, %3892 ], [ 0, %3891 ]
 %3894 = add nuw nsw i64 %3893, 1
 %3895 = getelementptr double, ptr %28, i64 %3893
 %3896 = load double, ptr %3895, align 8
 %3897 = getelementptr double, ptr %3884, i64 %3893
 store double %3896, ptr %3897, align 8
 %3898 = icmp eq i64 %27, %3894
 br i1 %3898, label %3899, label %3892
3899:
 br i1 %252, label %3931, label %3900
3900:
 %3901 = select i1 %3880, i64 %42, i64 0
 %3902 = add i64 %3901, %3879
 %3903 = mul i64 %3902, %43
 %3904 = getelementptr double, ptr %41, i64 %3903
 br label %4008
3905:
 %3906 = load double, ptr %50, align 1
 %3907 = fsub nsz contract double %3889, %3906
 %3908 = fdiv nsz contract double %3907, %412
 br i1 %253, label %3930, label %3909
3909:
 %3910 = fsub nsz contract double 1.000000e+00, %3908
 %3911 = select i1 %3880, i64 %42, i64 0
 %3912 = add i64 %3911, %3879
 %3913 = mul i64 %3912, %43
 %3914 = getelementptr double, ptr %41, i64 %3913
 br label %4022
3915:
 %3916 = phi double [ 0.000000e+00, %4022 ], [ %4043, %4027 ]
 %3917 = icmp slt i64 %4023, %5
 br i1 %3917, label %3918, label %3924
3918:
 %3919 = add nsw i64 %4023, %27
 %3920 = icmp slt i64 %3919, 0
 %3921 = select i1 %3920, i64 %21, i64 0
 %3922 = getelementptr double, ptr %20, i64 %3919
 %3923 = getelementptr double, ptr %3922, i64 %3921
 store double %3916, ptr %3923, align 8
 br label %4006
3924:
 %3925 = sub nsw i64 %4023, %5
 %3926 = getelementptr double, ptr %31, i64 %3925
 %3927 = load double, ptr %3926, align 8
 %3928 = fadd nsz contract double %3916, %3927
 %3929 = getelementptr double, ptr %3914, i64 %3925
 store double %3928, ptr %3929, align 8
 br label %4006
3930:
 tail call void %233(ptr %20, ptr %3884)
 br label %3931
3931:
 %3932 = select i1 %3880, i64 %45, i64 0
 %3933 = add i64 %3932, %3879
 %3934 = mul i64 %3933, %46
 %3935 = getelementptr double, ptr %44, i64 %3934
 br i1 %256, label %3936, label %3945
3936:
 %3937 = phi i64 [ %3940, %3939 ], [ 0, %3931 ]
 %3938 = icmp eq i64 %3937, %268
 br i1 %3938, label %3993, label %3939
3939:
 %3940 = add nuw i64 %3937, 1
 %3941 = getelementptr double, ptr %3884, i64 %3937
 %3942 = load double, ptr %3941, align 8
 %3943 = fsub nsz contract double %3942, %3942
 %3944 = fcmp nsz contract ord double %3943, 0.000000e+00
 br i1 %3944, label %3936, label %4050
3945:
 %3946 = phi i64 [ %3960, %3956 ], [ 12, %3931 ]
 %3947 = icmp eq i64 %3946, 0
 br i1 %3947, label %3978, label %3959
3948:
 br i1 %257, label %3956, label %3949
3949:
 %3950 = phi i64 [ %3951, %3949 ], [ 0, %3948 ]
 %3951 = add nuw nsw i64 %3950, 1
 %3952 = getelementptr double, ptr %35, i64 %3950
 %3953 = load double, ptr %3952, align 8
 %3954 = getelementptr double, ptr %3884, i64 %3950
 store double %3953, ptr %3954, align 8
 %3955 = icmp eq i64 %40, %3951
 br i1 %3955, label %3956, label %3949
3956:
 %3957 = load double, ptr %263, align 8
 %3958 = fcmp nsz contract ugt double %3957, %6
 br i1 %3958, label %3945, label %3978
3959:
 %3960 = add nsw i64 %3946, -1
 br i1 %257, label %3968, label %3961
3961:
 %3962 = phi i64 [ %3963, %3961 ], [ 0, %3959 ]
 %3963 = add nuw nsw i64 %3962, 1
 %3964 = getelementptr double, ptr %3884, i64 %3962
 %3965 = load double, ptr %3964, align 8
 %3966 = getelementptr double, ptr %37, i64 %3962
 store double %3965, ptr %3966, align 8
 %3967 = icmp eq i64 %40, %3963
 br i1 %3967, label %3968, label %3961
3968:
 tail call void %237(ptr %37, ptr %35)
 br label %3969
3969:
 %3970 = phi i64 [ 0, %3968 ], [ %3973, %3972 ]
 %3971 = icmp eq i64 %3970, %259
 br i1 %3971, label %3948, label %3972
3972:
 %3973 = add nuw i64 %3970, 1
 %3974 = getelementptr double, ptr %35, i64 %3970
 %3975 = load double, ptr %3974, align 8
 %3976 = fsub nsz contract double %3975, %3975
 %3977 = fcmp nsz contract ord double %3976, 0.000000e+00
 br i1 %3977, label %3969, label %3978
3978:
 %3979 = phi i1 [ true, %3972 ], [ %3947, %3945 ], [ %3947, %3956 ]
 br i1 %257, label %3987, label %3980
3980:
 %3981 = phi i64 [ %3982, %3980 ], [ 0, %3978 ]
 %3982 = add nuw nsw i64 %3981, 1
 %3983 = getelementptr double, ptr %3884, i64 %3981
 %3984 = load double, ptr %3983, align 8
 %3985 = getelementptr double, ptr %37, i64 %3981
 store double %3984, ptr %3985, align 8
 %3986 = icmp eq i64 %40, %3982
 br i1 %3986, label %3987, label %3980
3987:
 tail call void %237(ptr %37, ptr %35)
 %3988 = load double, ptr %263, align 8
 %3989 = load double, ptr %267, align 8
 store double %3988, ptr %3935, align 8
 %3990 = getelementptr i8, ptr %3935, i64 8
 store double %3989, ptr %3990, align 8
 %3991 = fcmp nsz contract ugt double %3988, %6
 %3992 = select i1 %3979, i1 true, i1 %3991
 br i1 %3992, label %4050, label %3993
3993:
 %3994 = icmp eq i64 %3877, %269
 br i1 %3994, label %4003, label %3995
3995:
 %3996 = add i64 %3877, 1
 %3997 = icmp slt i64 %3877, -1
 %3998 = select i1 %3997, i64 %18, i64 0
 %3999 = getelementptr double, ptr %17, i64 %3996
 %4000 = getelementptr double, ptr %3999, i64 %3998
 %4001 = load double, ptr %4000, align 8
 %4002 = fcmp nsz contract ugt double %4001, %3872
 br i1 %4002, label %4003, label %3876
4003:
 %4004 = phi i64 [ %18, %3993 ], [ %3996, %3995 ]
 %4005 = load i64, ptr %249, align 1
 br label %4045
4006:
 %4007 = icmp eq i64 %22, %4024
 br i1 %4007, label %3930, label %4022
4008:
 %4009 = phi i64 [ 0, %3900 ], [ %4010, %4008 ]
 %4010 = add nuw nsw i64 %4009, 1
 %4011 = getelementptr double, ptr %31, i64 %4009
 %4012 = load double, ptr %4011, align 8
 %4013 = add nsw i64 %4009, %5
 %4014 = icmp slt i64 %4013, 0
 %4015 = select i1 %4014, i64 %25, i64 0
 %4016 = getelementptr double, ptr %23, i64 %4013
 %4017 = getelementptr double, ptr %4016, i64 %4015
 %4018 = load double, ptr %4017, align 8
 %4019 = fadd nsz contract double %4012, %4018
 %4020 = getelementptr double, ptr %3904, i64 %4009
 store double %4019, ptr %4020, align 8
 %4021 = icmp eq i64 %251, %4010
 br i1 %4021, label %3931, label %4008
4022:
 %4023 = phi i64 [ 0, %3909 ], [ %4024, %4006 ]
 %4024 = add nuw nsw i64 %4023, 1
 br i1 %255, label %3915, label %4025
4025:
 %4026 = getelementptr double, ptr %23, i64 %4023
 br label %4027
4027:
 %4028 = phi double [ 0.000000e+00, %4025 ], [ %4043, %4027 ]
 %4029 = phi i64 [ %254, %4025 ], [ %4032, %4027 ]
 %4030 = phi i64 [ %3, %4025 ], [ %4031, %4027 ]
 %4031 = add i64 %4030, -1
 %4032 = add nsw i64 %4029, -1
 %4033 = icmp slt i64 %4031, 0
 %4034 = select i1 %4033, i64 %24, i64 0
 %4035 = add i64 %4034, %4031
 %4036 = mul i64 %4035, %25
 %4037 = getelementptr double, ptr %4026, i64 %4036
 %4038 = load double, ptr %4037, align 8
 %4039 = fadd nsz contract double %4028, %4038
 %4040 = and i64 %4031, 1
 %4041 = icmp eq i64 %4040, 0
 %4042 = select i1 %4041, double %3908, double %3910
 %4043 = fmul nsz contract double %4039, %4042
 %4044 = icmp sgt i64 %4029, 1
 br i1 %4044, label %4027, label %3915
4045:
 %4046 = phi i64 [ %3847, %3866 ], [ %3847, %3862 ], [ %4005, %4003 ]
 %4047 = phi i64 [ %3847, %3866 ], [ %3847, %3862 ], [ %4004, %4003 ]
 %4048 = sub nsw i64 %4047, %4046
 %4049 = icmp sgt i64 %4048, -1
 br i1 %4049, label %4082, label %4050
4050:
 br i1 %121, label %4058, label %4051
4051:
 %4052 = phi i64 [ %4053, %4051 ], [ 0, %4050 ]
 %4053 = add nuw nsw i64 %4052, 1
 %4054 = getelementptr double, ptr %26, i64 %4052
 %4055 = load double, ptr %4054, align 8
 %4056 = getelementptr double, ptr %20, i64 %4052
 store double %4055, ptr %4056, align 8
 %4057 = icmp eq i64 %27, %4053
 br i1 %4057, label %4058, label %4051
4058:
 br i1 %232, label %4059, label %4069
4059:
 %4060 = phi i64 [ %4062, %4059 ], [ %5, %4058 ]
 %4061 = phi i64 [ %4063, %4059 ], [ %27, %4058 ]
 %4062 = add nsw i64 %4060, -1
 %4063 = add i64 %4061, 1
 %4064 = icmp slt i64 %4061, 0
 %4065 = select i1 %4064, i64 %21, i64 0
 %4066 = getelementptr double, ptr %20, i64 %4061
 %4067 = getelementptr double, ptr %4066, i64 %4065
 store double 0.000000e+00, ptr %4067, align 8
 %4068 = icmp samesign ugt i64 %4060, 1
 br i1 %4068, label %4059, label %4069
4069:
 store i64 %270, ptr %271, align 1
 store i64 0, ptr %272, align 1
 %4070 = load i64, ptr %89, align 1
 %4071 = add nsw i64 %4070, 1
 store i64 %4071, ptr %89, align 1
 %4072 = fmul nsz contract double %412, 5.000000e-01
 store double %4072, ptr %93, align 1
 br i1 %90, label %4073, label %4081
4073:
 %4074 = load i64, ptr %104, align 1
 %4075 = load i64, ptr %96, align 1
 %4076 = add nsw i64 %4075, 1
 %4077 = icmp eq i64 %4074, %4076
 br i1 %4077, label %4081, label %4078
4078:
 store i64 %4076, ptr %104, align 1
 %4079 = load i64, ptr %275, align 1
 %4080 = add nsw i64 %4079, 1
 store i64 %4080, ptr %275, align 1
 br label %4081
4081:
 store double 2.000000e+00, ptr %276, align 1
 br label %5368
4082:
 %4083 = load double, ptr %94, align 1
 %4084 = load i64, ptr %159, align 1
 %4085 = load i64, ptr %160, align 1
 %4086 = inttoptr i64 %4084 to ptr
 %4087 = load i64, ptr %113, align 1
 %4088 = inttoptr i64 %4087 to ptr
 %4089 = load i64, ptr %164, align 1
 %4090 = inttoptr i64 %4089 to ptr
 %4091 = load i64, ptr %186, align 1
 %4092 = inttoptr i64 %4091 to ptr
 %4093 = load i64, ptr %167, align 1
 %4094 = inttoptr i64 %4093 to ptr
 %4095 = load i64, ptr %170, align 1
 %4096 = inttoptr i64 %4095 to ptr
 %4097 = load i64, ptr %168, align 1
 %4098 = inttoptr i64 %4097 to ptr
 %4099 = load i64, ptr %169, align 1
 %4100 = inttoptr i64 %4099 to ptr
 %4101 = load i64, ptr %150, align 1
 %4102 = inttoptr i64 %4101 to ptr
 %4103 = load i64, ptr %222, align 1
 %4104 = inttoptr i64 %4103 to ptr
 %4105 = load i64, ptr %223, align 1
 %4106 = inttoptr i64 %4105 to ptr
 %4107 = load i64, ptr %154, align 1
 %4108 = inttoptr i64 %4107 to ptr
 %4109 = load i64, ptr %155, align 1
 %4110 = inttoptr i64 %4109 to ptr
 %4111 = load i64, ptr %158, align 1
 %4112 = inttoptr i64 %4111 to ptr
 %4113 = load i64, ptr %156, align 1
 %4114 = inttoptr i64 %4113 to ptr
 %4115 = load i64, ptr %140, align 1
 %4116 = icmp slt i64 %4115, 1
 br i1 %4116, label %4405, label %4442
4117:
 %4118 = getelementptr double, ptr %4100, i64 %4451
 %4119 = load double, ptr %4118, align 8
 br label %4120
4120:
 %4121 = phi double [ 1.000000e+00, %4117 ], [ %4126, %4120 ]
 %4122 = phi double [ %4119, %4117 ], [ %4127, %4120 ]
 %4123 = phi i1 [ false, %4117 ], [ true, %4120 ]
 %4124 = phi i1 [ true, %4117 ], [ false, %4120 ]
 %4125 = fmul nsz contract double %4121, %4122
 %4126 = select i1 %4124, double %4121, double %4125
 %4127 = fmul nsz contract double %4122, %4122
 br i1 %4123, label %4128, label %4120
4128:
 %4129 = getelementptr double, ptr %4100, i64 %4488
 %4130 = load double, ptr %4129, align 8
 br label %4131
4131:
 %4132 = phi double [ 1.000000e+00, %4128 ], [ %4137, %4131 ]
 %4133 = phi double [ %4130, %4128 ], [ %4138, %4131 ]
 %4134 = phi i1 [ false, %4128 ], [ true, %4131 ]
 %4135 = phi i1 [ true, %4128 ], [ false, %4131 ]
 %4136 = fmul nsz contract double %4132, %4133
 %4137 = select i1 %4135, double %4132, double %4136
 %4138 = fmul nsz contract double %4133, %4133
 br i1 %4134, label %4527, label %4131
4139:
 %4140 = fadd nsz contract double %4126, %4137
 %4141 = tail call nsz contract double @llvm.sqrt.f64(double %4140)
 %4142 = fmul nsz contract double %4461, 1.000000e+01
 %4143 = fmul nsz contract double %4142, %4539
 %4144 = icmp eq i64 %4450, 1
 %4145 = fmul nsz contract double %4143, 2.000000e+00
 %4146 = select i1 %4144, double %4145, double %4143
 %4147 = fcmp nsz contract ogt double %4141, %4146
 br i1 %4147, label %4148, label %4157
4148:
 %4149 = getelementptr double, ptr %4092, i64 %4443
 %4150 = load double, ptr %4149, align 8
 %4151 = fmul nsz contract double %4150, 0x3FEFFFFDE7210BE9
 %4152 = getelementptr double, ptr %4102, i64 %4444
 %4153 = load double, ptr %4152, align 8
 %4154 = fmul nsz contract double %4151, %4153
 %4155 = fcmp nsz contract ult double %4523, %4154
 br i1 %4155, label %4157, label %4156
4156:
 br label %4157
4157:
 %4158 = phi i64 [ 2, %4156 ], [ 1, %4148 ], [ 1, %4139 ], [ %4526, %4499 ]
 %4159 = load i64, ptr %277, align 1
 %4160 = icmp eq i64 %4159, 0
 %4161 = fcmp nsz contract ugt double %4463, %4511
 %4162 = icmp eq i64 %4455, 1
 %4163 = select i1 %4161, i1 true, i1 %4162
 %4164 = select i1 %4163, i64 %4450, i64 %4158
 %4165 = select i1 %4160, i64 %4164, i64 %4450
 %4166 = load i64, ptr %113, align 1
 %4167 = inttoptr i64 %4166 to ptr
 %4168 = getelementptr i8, ptr %4167, i64 %4445
 %4169 = load i64, ptr %4168, align 8
 %4170 = load i64, ptr %109, align 1
 %4171 = mul nsw i64 %4170, %4169
 %4172 = getelementptr i8, ptr %4168, i64 8
 %4173 = load i64, ptr %4172, align 8
 %4174 = add nsw i64 %4171, %4173
 %4175 = shl nsw i64 %4174, 16
 %4176 = getelementptr i8, ptr %4168, i64 24
 %4177 = load i64, ptr %4176, align 8
 %4178 = add nsw i64 %4175, %4177
 %4179 = icmp eq i64 %4165, %4158
 %4180 = icmp eq i64 %4455, 0
 %4181 = select i1 %4179, i1 %4180, i1 false
 br i1 %4181, label %4343, label %4182
4182:
 %4183 = getelementptr double, ptr %4102, i64 %4444
 %4184 = load double, ptr %4183, align 8
 %4185 = getelementptr double, ptr %4104, i64 %4443
 %4186 = load double, ptr %4185, align 8
 %4187 = select i1 %4180, double 0.000000e+00, double %4184
 %4188 = select i1 %4180, double 0.000000e+00, double %4186
 %4189 = icmp eq i64 %4158, 0
 %4190 = or i64 %4165, %4158
 %4191 = icmp eq i64 %4190, 0
 br i1 %4191, label %4192, label %4224
4192:
 br i1 %4162, label %4193, label %4343
4193:
 %4194 = load i64, ptr %83, align 1
 %4195 = load i64, ptr %84, align 1
 %4196 = icmp slt i64 %4195, %4194
 br i1 %4196, label %4200, label %4197
4197:
 %4198 = load i64, ptr %280, align 1
 %4199 = add nsw i64 %4198, 1
 store i64 %4199, ptr %280, align 1
 br label %4343
4200:
 %4201 = load i64, ptr %281, align 1
 %4202 = inttoptr i64 %4201 to ptr
 %4203 = mul nsw i64 %4194, 3
 %4204 = load i64, ptr %279, align 1
 %4205 = inttoptr i64 %4204 to ptr
 %4206 = icmp slt i64 %4195, 0
 %4207 = select i1 %4206, i64 %4194, i64 0
 %4208 = add i64 %4207, %4195
 %4209 = mul i64 %4208, 24
 %4210 = getelementptr i8, ptr %4205, i64 %4209
 store double %4083, ptr %4210, align 8
 %4211 = getelementptr i8, ptr %4210, i64 8
 store double %4184, ptr %4211, align 8
 %4212 = getelementptr i8, ptr %4210, i64 16
 store double %4186, ptr %4212, align 8
 %4213 = select i1 %4206, i64 %4203, i64 0
 %4214 = mul i64 %4195, 24
 %4215 = getelementptr i8, ptr %4202, i64 %4214
 %4216 = getelementptr i64, ptr %4215, i64 %4213
 store i64 %4178, ptr %4216, align 8
 %4217 = getelementptr i8, ptr %4215, i64 8
 %4218 = getelementptr i64, ptr %4217, i64 %4213
 store i64 %4448, ptr %4218, align 8
 %4219 = getelementptr i8, ptr %4215, i64 16
 %4220 = getelementptr i64, ptr %4219, i64 %4213
 store i64 0, ptr %4220, align 8
 %4221 = add nsw i64 %4195, 1
 store i64 %4221, ptr %84, align 1
 %4222 = load i64, ptr %278, align 1
 %4223 = add i64 %4222, %4221
 br label %4343
4224:
 %4225 = icmp eq i64 %4165, 0
 br i1 %4225, label %4226, label %4257
4226:
 %4227 = load i64, ptr %83, align 1
 %4228 = load i64, ptr %84, align 1
 %4229 = icmp slt i64 %4228, %4227
 br i1 %4229, label %4233, label %4230
4230:
 %4231 = load i64, ptr %280, align 1
 %4232 = add nsw i64 %4231, 1
 store i64 %4232, ptr %280, align 1
 br label %4343
4233:
 %4234 = load i64, ptr %281, align 1
 %4235 = inttoptr i64 %4234 to ptr
 %4236 = mul nsw i64 %4227, 3
 %4237 = load i64, ptr %279, align 1
 %4238 = inttoptr i64 %4237 to ptr
 %4239 = icmp slt i64 %4228, 0
 %4240 = select i1 %4239, i64 %4227, i64 0
 %4241 = add i64 %4240, %4228
 %4242 = mul i64 %4241, 24
 %4243 = getelementptr i8, ptr %4238, i64 %4242
 store double %4083, ptr %4243, align 8
 %4244 = getelementptr i8, ptr %4243, i64 8
 store double %4187, ptr %4244, align 8
 %4245 = getelementptr i8, ptr %4243, i64 16
 store double %4188, ptr %4245, align 8
 %4246 = select i1 %4239, i64 %4236, i64 0
 %4247 = mul i64 %4228, 24
 %4248 = getelementptr i8, ptr %4235, i64 %4247
 %4249 = getelementptr i64, ptr %4248, i64 %4246
 store i64 %4178, ptr %4249, align 8
 %4250 = getelementptr i8, ptr %4248, i64 8
 %4251 = getelementptr i64, ptr %4250, i64 %4246
 store i64 %4448, ptr %4251, align 8
 %4252 = getelementptr i8, ptr %4248, i64 16
 %4253 = getelementptr i64, ptr %4252, i64 %4246
 store i64 1, ptr %4253, align 8
 %4254 = add nsw i64 %4228, 1
 store i64 %4254, ptr %84, align 1
 %4255 = load i64, ptr %278, align 1
 %4256 = add i64 %4255, %4254
 br label %4343
4257:
 br i1 %4189, label %4258, label %4289
4258:
 %4259 = load i64, ptr %83, align 1
 %4260 = load i64, ptr %84, align 1
 %4261 = icmp slt i64 %4260, %4259
 br i1 %4261, label %4265, label %4262
4262:
 %4263 = load i64, ptr %280, align 1
 %4264 = add nsw i64 %4263, 1
 store i64 %4264, ptr %280, align 1
 br label %4343
4265:
 %4266 = load i64, ptr %281, align 1
 %4267 = inttoptr i64 %4266 to ptr
 %4268 = mul nsw i64 %4259, 3
 %4269 = load i64, ptr %279, align 1
 %4270 = inttoptr i64 %4269 to ptr
 %4271 = icmp slt i64 %4260, 0
 %4272 = select i1 %4271, i64 %4259, i64 0
 %4273 = add i64 %4272, %4260
 %4274 = mul i64 %4273, 24
 %4275 = getelementptr i8, ptr %4270, i64 %4274
 store double %4083, ptr %4275, align 8
 %4276 = getelementptr i8, ptr %4275, i64 8
 store double %4187, ptr %4276, align 8
 %4277 = getelementptr i8, ptr %4275, i64 16
 store double %4188, ptr %4277, align 8
 %4278 = select i1 %4271, i64 %4268, i64 0
 %4279 = mul i64 %4260, 24
 %4280 = getelementptr i8, ptr %4267, i64 %4279
 %4281 = getelementptr i64, ptr %4280, i64 %4278
 store i64 %4178, ptr %4281, align 8
 %4282 = getelementptr i8, ptr %4280, i64 8
 %4283 = getelementptr i64, ptr %4282, i64 %4278
 store i64 %4448, ptr %4283, align 8
 %4284 = getelementptr i8, ptr %4280, i64 16
 %4285 = getelementptr i64, ptr %4284, i64 %4278
 store i64 16, ptr %4285, align 8
 %4286 = add nsw i64 %4260, 1
 store i64 %4286, ptr %84, align 1
 %4287 = load i64, ptr %278, align 1
 %4288 = add i64 %4287, %4286
 br label %4343
4289:
 br i1 %4180, label %4343, label %4290
4290:
 %4291 = load i64, ptr %278, align 1
 %4292 = xor i64 %4291, -1
 %4293 = add i64 %4453, %4292
 %4294 = icmp slt i64 %4453, 1
 %4295 = icmp slt i64 %4293, 0
 %4296 = select i1 %4294, i1 true, i1 %4295
 br i1 %4296, label %4308, label %4297
4297:
 %4298 = load i64, ptr %279, align 1
 %4299 = inttoptr i64 %4298 to ptr
 %4300 = mul i64 %4293, 24
 %4301 = getelementptr i8, ptr %4299, i64 %4300
 %4302 = getelementptr i8, ptr %4301, i64 8
 %4303 = load double, ptr %4302, align 8
 %4304 = fadd nsz contract double %4184, %4303
 store double %4304, ptr %4302, align 8
 %4305 = getelementptr i8, ptr %4301, i64 16
 %4306 = load double, ptr %4305, align 8
 %4307 = fadd nsz contract double %4186, %4306
 store double %4307, ptr %4305, align 8
 br label %4343
4308:
 %4309 = icmp ne i64 %4453, 0
 %4310 = fcmp nsz contract ogt double %4186, 0.000000e+00
 %4311 = select i1 %4309, i1 true, i1 %4310
 br i1 %4311, label %4312, label %4343
4312:
 %4313 = load i64, ptr %83, align 1
 %4314 = load i64, ptr %84, align 1
 %4315 = icmp slt i64 %4314, %4313
 br i1 %4315, label %4319, label %4316
4316:
 %4317 = load i64, ptr %280, align 1
 %4318 = add nsw i64 %4317, 1
 store i64 %4318, ptr %280, align 1
 br label %4343
4319:
 %4320 = load i64, ptr %281, align 1
 %4321 = inttoptr i64 %4320 to ptr
 %4322 = mul nsw i64 %4313, 3
 %4323 = load i64, ptr %279, align 1
 %4324 = inttoptr i64 %4323 to ptr
 %4325 = icmp slt i64 %4314, 0
 %4326 = select i1 %4325, i64 %4313, i64 0
 %4327 = add i64 %4326, %4314
 %4328 = mul i64 %4327, 24
 %4329 = getelementptr i8, ptr %4324, i64 %4328
 store double %4083, ptr %4329, align 8
 %4330 = getelementptr i8, ptr %4329, i64 8
 store double %4184, ptr %4330, align 8
 %4331 = getelementptr i8, ptr %4329, i64 16
 store double %4186, ptr %4331, align 8
 %4332 = select i1 %4325, i64 %4322, i64 0
 %4333 = mul i64 %4314, 24
 %4334 = getelementptr i8, ptr %4321, i64 %4333
 %4335 = getelementptr i64, ptr %4334, i64 %4332
 store i64 %4178, ptr %4335, align 8
 %4336 = getelementptr i8, ptr %4334, i64 8
 %4337 = getelementptr i64, ptr %4336, i64 %4332
 store i64 %4448, ptr %4337, align 8
 %4338 = getelementptr i8, ptr %4334, i64 16
 %4339 = getelementptr i64, ptr %4338, i64 %4332
 store i64 17, ptr %4339, align 8
 %4340 = add nsw i64 %4314, 1
 store i64 %4340, ptr %84, align 1
 %4341 = load i64, ptr %278, align 1
 %4342 = add i64 %4341, %4340
 br label %4343
4343:
 %4344 = phi i64 [ 0, %4157 ], [ -1, %4262 ], [ -1, %4230 ], [ -1, %4197 ], [ -1, %4316 ], [ 0, %4192 ], [ %4223, %4200 ], [ %4256, %4233 ], [ %4288, %4265 ], [ %4342, %4319 ], [ 0, %4297 ], [ 0, %4308 ], [ 0, %4289 ]
 %4345 = select i1 %4179, i1 true, i1 %4521
 br i1 %4345, label %4379, label %4346
4346:
 %4347 = load i64, ptr %83, align 1
 %4348 = load i64, ptr %84, align 1
 %4349 = icmp slt i64 %4348, %4347
 br i1 %4349, label %4353, label %4350
4350:
 %4351 = load i64, ptr %280, align 1
 %4352 = add nsw i64 %4351, 1
 store i64 %4352, ptr %280, align 1
 br label %4379
4353:
 %4354 = select i1 %4180, double 0.000000e+00, double %4523
 %4355 = shl i64 %4165, 4
 %4356 = add i64 %4355, 68
 %4357 = or disjoint i64 %4356, %4158
 %4358 = load i64, ptr %281, align 1
 %4359 = inttoptr i64 %4358 to ptr
 %4360 = mul nsw i64 %4347, 3
 %4361 = load i64, ptr %279, align 1
 %4362 = inttoptr i64 %4361 to ptr
 %4363 = icmp slt i64 %4348, 0
 %4364 = select i1 %4363, i64 %4347, i64 0
 %4365 = add i64 %4364, %4348
 %4366 = mul i64 %4365, 24
 %4367 = getelementptr i8, ptr %4362, i64 %4366
 store double %4083, ptr %4367, align 8
 %4368 = getelementptr i8, ptr %4367, i64 8
 store double %4354, ptr %4368, align 8
 %4369 = getelementptr i8, ptr %4367, i64 16
 store double 0.000000e+00, ptr %4369, align 8
 %4370 = select i1 %4363, i64 %4360, i64 0
 %4371 = mul i64 %4348, 24
 %4372 = getelementptr i8, ptr %4359, i64 %4371
 %4373 = getelementptr i64, ptr %4372, i64 %4370
 store i64 %4178, ptr %4373, align 8
 %4374 = getelementptr i8, ptr %4372, i64 8
 %4375 = getelementptr i64, ptr %4374, i64 %4370
 store i64 %4448, ptr %4375, align 8
 %4376 = getelementptr i8, ptr %4372, i64 16
 %4377 = getelementptr i64, ptr %4376, i64 %4370
 store i64 %4357, ptr %4377, align 8
 %4378 = add nsw i64 %4348, 1
 store i64 %4378, ptr %84, align 1
 br label %4379
4379:
 %4380 = icmp slt i64 %4453, 1
 %4381 = select i1 %4380, i1 true, i1 %4521
 %4382 = select i1 %4381, i1 true, i1 %4180
 br i1 %4382, label %4395, label %4383
4383:
 %4384 = load i64, ptr %278, align 1
 %4385 = sub i64 %4453, %4384
 %4386 = icmp slt i64 %4385, 0
 br i1 %4386, label %4395, label %4387
4387:
 %4388 = load i64, ptr %279, align 1
 %4389 = inttoptr i64 %4388 to ptr
 %4390 = mul i64 %4385, 24
 %4391 = getelementptr i8, ptr %4389, i64 %4390
 %4392 = getelementptr i8, ptr %4391, i64 8
 %4393 = load double, ptr %4392, align 8
 %4394 = fadd nsz contract double %4523, %4393
 store double %4394, ptr %4392, align 8
 br label %4395
4395:
 store i64 %4158, ptr %4449, align 8
 store i64 0, ptr %4452, align 8
 %4396 = getelementptr i64, ptr %4108, i64 %4488
 store i64 %4448, ptr %4396, align 8
 %4397 = icmp ne i64 %4165, 0
 %4398 = or i1 %4518, %4397
 br i1 %4398, label %4403, label %4399
4399:
 %4400 = load double, ptr %4462, align 8
 %4401 = fcmp nsz contract ogt double %4400, %4511
 br i1 %4401, label %4402, label %4403
4402:
 store i64 %4344, ptr %4452, align 8
 br label %4403
4403:
 %4404 = icmp eq i64 %4500, %4115
 br i1 %4404, label %4405, label %4442
4405:
 %4406 = load i64, ptr %157, align 1
 %4407 = icmp slt i64 %4406, 1
 br i1 %4407, label %4552, label %4541
4408:
 %4409 = load i64, ptr %83, align 1
 %4410 = load i64, ptr %84, align 1
 %4411 = icmp slt i64 %4410, %4409
 br i1 %4411, label %4415, label %4412
4412:
 %4413 = load i64, ptr %280, align 1
 %4414 = add nsw i64 %4413, 1
 store i64 %4414, ptr %280, align 1
 br label %4440
4415:
 %4416 = getelementptr i8, ptr %4545, i64 16
 %4417 = load i64, ptr %4416, align 8
 %4418 = getelementptr i64, ptr %4112, i64 %4542
 %4419 = load i64, ptr %4418, align 8
 %4420 = load i64, ptr %281, align 1
 %4421 = inttoptr i64 %4420 to ptr
 %4422 = mul nsw i64 %4409, 3
 %4423 = load i64, ptr %279, align 1
 %4424 = inttoptr i64 %4423 to ptr
 %4425 = icmp slt i64 %4410, 0
 %4426 = select i1 %4425, i64 %4409, i64 0
 %4427 = add i64 %4426, %4410
 %4428 = mul i64 %4427, 24
 %4429 = getelementptr i8, ptr %4424, i64 %4428
 store double %4083, ptr %4429, align 8
 %4430 = getelementptr i8, ptr %4429, i64 8
 %4431 = select i1 %4425, i64 %4422, i64 0
 %4432 = mul i64 %4410, 24
 %4433 = getelementptr i8, ptr %4421, i64 %4432
 %4434 = getelementptr i64, ptr %4433, i64 %4431
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %4430, i8 0, i64 16, i1 false)
 store i64 %4419, ptr %4434, align 8
 %4435 = getelementptr i8, ptr %4433, i64 8
 %4436 = getelementptr i64, ptr %4435, i64 %4431
 store i64 %4417, ptr %4436, align 8
 %4437 = getelementptr i8, ptr %4433, i64 16
 %4438 = getelementptr i64, ptr %4437, i64 %4431
 store i64 16, ptr %4438, align 8
 %4439 = add nsw i64 %4410, 1
 store i64 %4439, ptr %84, align 1
 br label %4440
4440:
 %4441 = icmp eq i64 %4543, %4406
 br i1 %4441, label %4552, label %4541
4442:
 %4443 = phi i64 [ %4500, %4403 ], [ 0, %4082 ]
 %4444 = mul nuw nsw i64 %4443, 3
 %4445 = shl i64 %4443, 5
 %4446 = getelementptr i8, ptr %4088, i64 %4445
 %4447 = getelementptr i8, ptr %4446, i64 16
 %4448 = load i64, ptr %4447, align 8
 %4449 = getelementptr i64, ptr %4108, i64 %4444
 %4450 = load i64, ptr %4449, align 8
 %4451 = add nuw nsw i64 %4444, 1
 %4452 = getelementptr i64, ptr %4108, i64 %4451
 %4453 = load i64, ptr %4452, align 8
 %4454 = getelementptr i64, ptr %4106, i64 %4443
 %4455 = load i64, ptr %4454, align 8
 %4456 = getelementptr double, ptr %4094, i64 %4444
 %4457 = load double, ptr %4456, align 8
 %4458 = getelementptr double, ptr %4096, i64 %4444
 %4459 = load double, ptr %4458, align 8
 %4460 = load double, ptr %198, align 1
 %4461 = load double, ptr %189, align 1
 %4462 = getelementptr double, ptr %4090, i64 %4443
 %4463 = load double, ptr %4462, align 8
 %4464 = getelementptr double, ptr %4100, i64 %4444
 %4465 = load double, ptr %4464, align 8
 %4466 = getelementptr double, ptr %4098, i64 %4444
 %4467 = load double, ptr %4466, align 8
 %4468 = icmp slt i64 %4448, 0
 %4469 = select i1 %4468, i64 %4085, i64 0
 %4470 = add i64 %4469, %4448
 %4471 = shl i64 %4470, 5
 %4472 = getelementptr i8, ptr %4086, i64 %4471
 %4473 = getelementptr i8, ptr %4472, i64 8
 %4474 = load double, ptr %4473, align 8
 %4475 = getelementptr i8, ptr %4472, i64 16
 %4476 = load double, ptr %4475, align 8
 %4477 = getelementptr double, ptr %4102, i64 %4451
 %4478 = load double, ptr %4477, align 8
 br label %4479
4479:
 %4480 = phi double [ 1.000000e+00, %4442 ], [ %4485, %4479 ]
 %4481 = phi double [ %4478, %4442 ], [ %4486, %4479 ]
 %4482 = phi i1 [ false, %4442 ], [ true, %4479 ]
 %4483 = phi i1 [ true, %4442 ], [ false, %4479 ]
 %4484 = fmul nsz contract double %4480, %4481
 %4485 = select i1 %4483, double %4480, double %4484
 %4486 = fmul nsz contract double %4481, %4481
 br i1 %4482, label %4487, label %4479
4487:
 %4488 = add nuw nsw i64 %4444, 2
 %4489 = getelementptr double, ptr %4102, i64 %4488
 %4490 = load double, ptr %4489, align 8
 br label %4491
4491:
 %4492 = phi double [ 1.000000e+00, %4487 ], [ %4497, %4491 ]
 %4493 = phi double [ %4490, %4487 ], [ %4498, %4491 ]
 %4494 = phi i1 [ false, %4487 ], [ true, %4491 ]
 %4495 = phi i1 [ true, %4487 ], [ false, %4491 ]
 %4496 = fmul nsz contract double %4492, %4493
 %4497 = select i1 %4495, double %4492, double %4496
 %4498 = fmul nsz contract double %4493, %4493
 br i1 %4494, label %4499, label %4491
4499:
 %4500 = add nuw nsw i64 %4443, 1
 %4501 = tail call nsz contract double @llvm.fabs.f64(double %4457)
 %4502 = tail call nsz contract double @llvm.fabs.f64(double %4459)
 %4503 = fadd nsz contract double %4501, %4502
 %4504 = fmul nsz contract double %412, %4461
 %4505 = fmul nsz contract double %4503, %4504
 %4506 = fadd nsz contract double %4460, %4505
 %4507 = fmul nsz contract double %4506, 1.000000e+01
 %4508 = fsub nsz contract double %4459, %4457
 %4509 = tail call nsz contract double @llvm.fabs.f64(double %4508)
 %4510 = fmul nsz contract double %412, %4509
 %4511 = fadd nsz contract double %4510, %4507
 %4512 = fsub nsz contract double %4465, %4467
 %4513 = fmul nsz contract double %412, %4512
 %4514 = fadd nsz contract double %4463, %4513
 %4515 = icmp eq i64 %4450, 0
 %4516 = fmul nsz contract double %4511, 2.000000e+00
 %4517 = select i1 %4515, double %4511, double %4516
 %4518 = fcmp nsz contract ugt double %4514, %4517
 %4519 = fcmp nsz contract ogt double %4476, %4474
 %4520 = select i1 %4519, double %4476, double %4474
 %4521 = fcmp nsz contract ule double %4520, 0.000000e+00
 %4522 = fadd nsz contract double %4485, %4497
 %4523 = tail call nsz contract double @llvm.sqrt.f64(double %4522)
 %4524 = select i1 %4518, i1 true, i1 %4521
 %4525 = xor i1 %4518, true
 %4526 = zext i1 %4525 to i64
 br i1 %4524, label %4157, label %4117
4527:
 %4528 = phi double [ %4539, %4527 ], [ %4503, %4131 ]
 %4529 = phi i64 [ %4530, %4527 ], [ 1, %4131 ]
 %4530 = add nuw nsw i64 %4529, 1
 %4531 = add nuw nsw i64 %4529, %4444
 %4532 = getelementptr double, ptr %4094, i64 %4531
 %4533 = load double, ptr %4532, align 8
 %4534 = tail call nsz contract double @llvm.fabs.f64(double %4533)
 %4535 = getelementptr double, ptr %4096, i64 %4531
 %4536 = load double, ptr %4535, align 8
 %4537 = tail call nsz contract double @llvm.fabs.f64(double %4536)
 %4538 = fadd nsz contract double %4534, %4537
 %4539 = fadd nsz contract double %4528, %4538
 %4540 = icmp eq i64 %4530, 3
 br i1 %4540, label %4139, label %4527
4541:
 %4542 = phi i64 [ %4543, %4440 ], [ 0, %4405 ]
 %4543 = add nuw nsw i64 %4542, 1
 %4544 = mul i64 %4542, 24
 %4545 = getelementptr i8, ptr %4110, i64 %4544
 %4546 = load i64, ptr %4545, align 8
 %4547 = getelementptr i64, ptr %4114, i64 %4542
 %4548 = load i64, ptr %4547, align 8
 %4549 = icmp eq i64 %4548, 0
 %4550 = icmp ne i64 %4546, 0
 %4551 = select i1 %4549, i1 %4550, i1 false
 br i1 %4551, label %4408, label %4440
4552:
 %4553 = load i64, ptr %161, align 1
 %4554 = load i64, ptr %86, align 1
 %4555 = inttoptr i64 %4553 to ptr
 %4556 = load i64, ptr %176, align 1
 %4557 = inttoptr i64 %4556 to ptr
 %4558 = load i64, ptr %175, align 1
 %4559 = inttoptr i64 %4558 to ptr
 %4560 = load i64, ptr %174, align 1
 %4561 = inttoptr i64 %4560 to ptr
 %4562 = load i64, ptr %167, align 1
 %4563 = load i64, ptr %187, align 1
 %4564 = inttoptr i64 %4562 to ptr
 %4565 = load i64, ptr %170, align 1
 %4566 = inttoptr i64 %4565 to ptr
 %4567 = load i64, ptr %168, align 1
 %4568 = inttoptr i64 %4567 to ptr
 %4569 = load i64, ptr %169, align 1
 %4570 = inttoptr i64 %4569 to ptr
 %4571 = load i64, ptr %150, align 1
 %4572 = inttoptr i64 %4571 to ptr
 %4573 = load i64, ptr %222, align 1
 %4574 = load i64, ptr %85, align 1
 %4575 = add nsw i64 %4574, %4554
 %4576 = inttoptr i64 %4573 to ptr
 %4577 = load i64, ptr %223, align 1
 %4578 = inttoptr i64 %4577 to ptr
 %4579 = load i64, ptr %177, align 1
 %4580 = mul nsw i64 %4554, 3
 %4581 = inttoptr i64 %4579 to ptr
 %4582 = load i64, ptr %182, align 1
 %4583 = icmp slt i64 %4582, 1
 br i1 %4583, label %4890, label %4851
4584:
 %4585 = getelementptr double, ptr %4570, i64 %4873
 %4586 = load double, ptr %4585, align 8
 %4587 = load double, ptr %189, align 1
 %4588 = fmul nsz contract double %4587, 1.000000e+01
 %4589 = fmul nsz contract double %4880, %4588
 %4590 = tail call nsz contract double @llvm.fabs.f64(double %4586)
 %4591 = icmp eq i64 %4867, 1
 %4592 = fmul nsz contract double %4589, 2.000000e+00
 %4593 = select i1 %4591, double %4592, double %4589
 %4594 = fcmp nsz contract ogt double %4590, %4593
 br i1 %4594, label %4595, label %4606
4595:
 %4596 = getelementptr double, ptr %4572, i64 %4873
 %4597 = load double, ptr %4596, align 8
 %4598 = tail call nsz contract double @llvm.fabs.f64(double %4597)
 %4599 = getelementptr double, ptr %4561, i64 %4852
 %4600 = load double, ptr %4599, align 8
 %4601 = fmul nsz contract double %4600, 0x3FEFFFFDE7210BE9
 %4602 = fcmp nsz contract ult double %4598, %4601
 br i1 %4602, label %4606, label %4603
4603:
 %4604 = fcmp nsz contract ogt double %4586, 0.000000e+00
 %4605 = select i1 %4604, i64 2, i64 3
 br label %4606
4606:
 %4607 = phi i64 [ %4605, %4603 ], [ 1, %4595 ], [ 1, %4584 ]
 %4608 = icmp eq i64 %4867, 0
 %4609 = icmp eq i64 %4867, %4607
 %4610 = select i1 %4608, i1 true, i1 %4609
 br i1 %4610, label %4643, label %4611
4611:
 %4612 = load i64, ptr %83, align 1
 %4613 = load i64, ptr %84, align 1
 %4614 = icmp slt i64 %4613, %4612
 br i1 %4614, label %4618, label %4615
4615:
 %4616 = load i64, ptr %280, align 1
 %4617 = add nsw i64 %4616, 1
 store i64 %4617, ptr %280, align 1
 br label %4643
4618:
 %4619 = shl i64 %4867, 4
 %4620 = add i64 %4619, 68
 %4621 = or disjoint i64 %4607, %4620
 %4622 = xor i64 %4855, -1
 %4623 = load i64, ptr %281, align 1
 %4624 = inttoptr i64 %4623 to ptr
 %4625 = mul nsw i64 %4612, 3
 %4626 = load i64, ptr %279, align 1
 %4627 = inttoptr i64 %4626 to ptr
 %4628 = icmp slt i64 %4613, 0
 %4629 = select i1 %4628, i64 %4612, i64 0
 %4630 = add i64 %4629, %4613
 %4631 = mul i64 %4630, 24
 %4632 = getelementptr i8, ptr %4627, i64 %4631
 store double %4083, ptr %4632, align 8
 %4633 = getelementptr i8, ptr %4632, i64 8
 %4634 = select i1 %4628, i64 %4625, i64 0
 %4635 = mul i64 %4613, 24
 %4636 = getelementptr i8, ptr %4624, i64 %4635
 %4637 = getelementptr i64, ptr %4636, i64 %4634
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %4633, i8 0, i64 16, i1 false)
 store i64 %4622, ptr %4637, align 8
 %4638 = getelementptr i8, ptr %4636, i64 8
 %4639 = getelementptr i64, ptr %4638, i64 %4634
 store i64 0, ptr %4639, align 8
 %4640 = getelementptr i8, ptr %4636, i64 16
 %4641 = getelementptr i64, ptr %4640, i64 %4634
 store i64 %4621, ptr %4641, align 8
 %4642 = add nsw i64 %4613, 1
 store i64 %4642, ptr %84, align 1
 br label %4643
4643:
 store i64 %4607, ptr %4866, align 8
 br label %4849
4644:
 %4645 = getelementptr i64, ptr %4578, i64 %4859
 %4646 = getelementptr i64, ptr %4645, i64 %4861
 %4647 = load i64, ptr %4646, align 8
 %4648 = load double, ptr %198, align 1
 %4649 = load double, ptr %189, align 1
 %4650 = fmul nsz contract double %412, %4649
 %4651 = fmul nsz contract double %4880, %4650
 %4652 = fadd nsz contract double %4648, %4651
 %4653 = fmul nsz contract double %4652, 1.000000e+01
 %4654 = fsub nsz contract double %4878, %4875
 %4655 = tail call nsz contract double @llvm.fabs.f64(double %4654)
 %4656 = fmul nsz contract double %412, %4655
 %4657 = fadd nsz contract double %4656, %4653
 %4658 = getelementptr double, ptr %4559, i64 %4852
 %4659 = load double, ptr %4658, align 8
 %4660 = getelementptr double, ptr %4570, i64 %4873
 %4661 = load double, ptr %4660, align 8
 %4662 = getelementptr double, ptr %4568, i64 %4873
 %4663 = load double, ptr %4662, align 8
 %4664 = fsub nsz contract double %4661, %4663
 %4665 = fmul nsz contract double %412, %4664
 %4666 = fadd nsz contract double %4659, %4665
 %4667 = icmp eq i64 %4867, 0
 %4668 = fmul nsz contract double %4657, 2.000000e+00
 %4669 = select i1 %4667, double %4657, double %4668
 %4670 = fcmp nsz contract ugt double %4666, %4669
 %4671 = xor i1 %4670, true
 %4672 = zext i1 %4671 to i64
 %4673 = load i64, ptr %277, align 1
 %4674 = icmp eq i64 %4673, 0
 %4675 = fcmp nsz contract ugt double %4659, %4657
 %4676 = icmp eq i64 %4647, 1
 %4677 = select i1 %4675, i1 true, i1 %4676
 %4678 = select i1 %4677, i64 %4867, i64 %4672
 %4679 = select i1 %4674, i64 %4678, i64 %4867
 %4680 = icmp eq i64 %4679, %4672
 %4681 = icmp eq i64 %4647, 0
 %4682 = select i1 %4680, i1 %4681, i1 false
 br i1 %4682, label %4841, label %4683
4683:
 %4684 = xor i64 %4855, -1
 %4685 = getelementptr double, ptr %4572, i64 %4873
 %4686 = load double, ptr %4685, align 8
 %4687 = getelementptr double, ptr %4576, i64 %4859
 %4688 = getelementptr double, ptr %4687, i64 %4861
 %4689 = load double, ptr %4688, align 8
 %4690 = select i1 %4681, double 0.000000e+00, double %4686
 %4691 = select i1 %4681, double 0.000000e+00, double %4689
 %4692 = icmp eq i64 %4679, 0
 %4693 = and i1 %4670, %4692
 br i1 %4693, label %4694, label %4726
4694:
 br i1 %4676, label %4695, label %4841
4695:
 %4696 = load i64, ptr %83, align 1
 %4697 = load i64, ptr %84, align 1
 %4698 = icmp slt i64 %4697, %4696
 br i1 %4698, label %4702, label %4699
4699:
 %4700 = load i64, ptr %280, align 1
 %4701 = add nsw i64 %4700, 1
 store i64 %4701, ptr %280, align 1
 br label %4841
4702:
 %4703 = load i64, ptr %281, align 1
 %4704 = inttoptr i64 %4703 to ptr
 %4705 = mul nsw i64 %4696, 3
 %4706 = load i64, ptr %279, align 1
 %4707 = inttoptr i64 %4706 to ptr
 %4708 = icmp slt i64 %4697, 0
 %4709 = select i1 %4708, i64 %4696, i64 0
 %4710 = add i64 %4709, %4697
 %4711 = mul i64 %4710, 24
 %4712 = getelementptr i8, ptr %4707, i64 %4711
 store double %4083, ptr %4712, align 8
 %4713 = getelementptr i8, ptr %4712, i64 8
 store double %4686, ptr %4713, align 8
 %4714 = getelementptr i8, ptr %4712, i64 16
 store double %4689, ptr %4714, align 8
 %4715 = select i1 %4708, i64 %4705, i64 0
 %4716 = mul i64 %4697, 24
 %4717 = getelementptr i8, ptr %4704, i64 %4716
 %4718 = getelementptr i64, ptr %4717, i64 %4715
 store i64 %4684, ptr %4718, align 8
 %4719 = getelementptr i8, ptr %4717, i64 8
 %4720 = getelementptr i64, ptr %4719, i64 %4715
 store i64 0, ptr %4720, align 8
 %4721 = getelementptr i8, ptr %4717, i64 16
 %4722 = getelementptr i64, ptr %4721, i64 %4715
 store i64 0, ptr %4722, align 8
 %4723 = add nsw i64 %4697, 1
 store i64 %4723, ptr %84, align 1
 %4724 = load i64, ptr %278, align 1
 %4725 = add i64 %4724, %4723
 br label %4841
4726:
 br i1 %4692, label %4727, label %4758
4727:
 %4728 = load i64, ptr %83, align 1
 %4729 = load i64, ptr %84, align 1
 %4730 = icmp slt i64 %4729, %4728
 br i1 %4730, label %4734, label %4731
4731:
 %4732 = load i64, ptr %280, align 1
 %4733 = add nsw i64 %4732, 1
 store i64 %4733, ptr %280, align 1
 br label %4841
4734:
 %4735 = load i64, ptr %281, align 1
 %4736 = inttoptr i64 %4735 to ptr
 %4737 = mul nsw i64 %4728, 3
 %4738 = load i64, ptr %279, align 1
 %4739 = inttoptr i64 %4738 to ptr
 %4740 = icmp slt i64 %4729, 0
 %4741 = select i1 %4740, i64 %4728, i64 0
 %4742 = add i64 %4741, %4729
 %4743 = mul i64 %4742, 24
 %4744 = getelementptr i8, ptr %4739, i64 %4743
 store double %4083, ptr %4744, align 8
 %4745 = getelementptr i8, ptr %4744, i64 8
 store double %4690, ptr %4745, align 8
 %4746 = getelementptr i8, ptr %4744, i64 16
 store double %4691, ptr %4746, align 8
 %4747 = select i1 %4740, i64 %4737, i64 0
 %4748 = mul i64 %4729, 24
 %4749 = getelementptr i8, ptr %4736, i64 %4748
 %4750 = getelementptr i64, ptr %4749, i64 %4747
 store i64 %4684, ptr %4750, align 8
 %4751 = getelementptr i8, ptr %4749, i64 8
 %4752 = getelementptr i64, ptr %4751, i64 %4747
 store i64 0, ptr %4752, align 8
 %4753 = getelementptr i8, ptr %4749, i64 16
 %4754 = getelementptr i64, ptr %4753, i64 %4747
 store i64 1, ptr %4754, align 8
 %4755 = add nsw i64 %4729, 1
 store i64 %4755, ptr %84, align 1
 %4756 = load i64, ptr %278, align 1
 %4757 = add i64 %4756, %4755
 br label %4841
4758:
 br i1 %4670, label %4759, label %4788
4759:
 %4760 = load i64, ptr %83, align 1
 %4761 = load i64, ptr %84, align 1
 %4762 = icmp slt i64 %4761, %4760
 br i1 %4762, label %4766, label %4763
4763:
 %4764 = load i64, ptr %280, align 1
 %4765 = add nsw i64 %4764, 1
 store i64 %4765, ptr %280, align 1
 br label %4840
4766:
 %4767 = load i64, ptr %281, align 1
 %4768 = inttoptr i64 %4767 to ptr
 %4769 = mul nsw i64 %4760, 3
 %4770 = load i64, ptr %279, align 1
 %4771 = inttoptr i64 %4770 to ptr
 %4772 = icmp slt i64 %4761, 0
 %4773 = select i1 %4772, i64 %4760, i64 0
 %4774 = add i64 %4773, %4761
 %4775 = mul i64 %4774, 24
 %4776 = getelementptr i8, ptr %4771, i64 %4775
 store double %4083, ptr %4776, align 8
 %4777 = getelementptr i8, ptr %4776, i64 8
 store double %4690, ptr %4777, align 8
 %4778 = getelementptr i8, ptr %4776, i64 16
 store double %4691, ptr %4778, align 8
 %4779 = select i1 %4772, i64 %4769, i64 0
 %4780 = mul i64 %4761, 24
 %4781 = getelementptr i8, ptr %4768, i64 %4780
 %4782 = getelementptr i64, ptr %4781, i64 %4779
 store i64 %4684, ptr %4782, align 8
 %4783 = getelementptr i8, ptr %4781, i64 8
 %4784 = getelementptr i64, ptr %4783, i64 %4779
 store i64 0, ptr %4784, align 8
 %4785 = getelementptr i8, ptr %4781, i64 16
 %4786 = getelementptr i64, ptr %4785, i64 %4779
 store i64 16, ptr %4786, align 8
 %4787 = add nsw i64 %4761, 1
 store i64 %4787, ptr %84, align 1
 br label %4840
4788:
 br i1 %4681, label %4840, label %4789
4789:
 %4790 = load i64, ptr %278, align 1
 %4791 = xor i64 %4790, -1
 %4792 = add i64 %4870, %4791
 %4793 = icmp slt i64 %4870, 1
 %4794 = icmp slt i64 %4792, 0
 %4795 = select i1 %4793, i1 true, i1 %4794
 br i1 %4795, label %4807, label %4796
4796:
 %4797 = load i64, ptr %279, align 1
 %4798 = inttoptr i64 %4797 to ptr
 %4799 = mul i64 %4792, 24
 %4800 = getelementptr i8, ptr %4798, i64 %4799
 %4801 = getelementptr i8, ptr %4800, i64 8
 %4802 = load double, ptr %4801, align 8
 %4803 = fadd nsz contract double %4686, %4802
 store double %4803, ptr %4801, align 8
 %4804 = getelementptr i8, ptr %4800, i64 16
 %4805 = load double, ptr %4804, align 8
 %4806 = fadd nsz contract double %4689, %4805
 store double %4806, ptr %4804, align 8
 br label %4840
4807:
 %4808 = icmp ne i64 %4870, 0
 %4809 = fcmp nsz contract ogt double %4689, 0.000000e+00
 %4810 = select i1 %4808, i1 true, i1 %4809
 br i1 %4810, label %4811, label %4840
4811:
 %4812 = load i64, ptr %83, align 1
 %4813 = load i64, ptr %84, align 1
 %4814 = icmp slt i64 %4813, %4812
 br i1 %4814, label %4818, label %4815
4815:
 %4816 = load i64, ptr %280, align 1
 %4817 = add nsw i64 %4816, 1
 store i64 %4817, ptr %280, align 1
 br label %4840
4818:
 %4819 = load i64, ptr %281, align 1
 %4820 = inttoptr i64 %4819 to ptr
 %4821 = mul nsw i64 %4812, 3
 %4822 = load i64, ptr %279, align 1
 %4823 = inttoptr i64 %4822 to ptr
 %4824 = icmp slt i64 %4813, 0
 %4825 = select i1 %4824, i64 %4812, i64 0
 %4826 = add i64 %4825, %4813
 %4827 = mul i64 %4826, 24
 %4828 = getelementptr i8, ptr %4823, i64 %4827
 store double %4083, ptr %4828, align 8
 %4829 = getelementptr i8, ptr %4828, i64 8
 store double %4686, ptr %4829, align 8
 %4830 = getelementptr i8, ptr %4828, i64 16
 store double %4689, ptr %4830, align 8
 %4831 = select i1 %4824, i64 %4821, i64 0
 %4832 = mul i64 %4813, 24
 %4833 = getelementptr i8, ptr %4820, i64 %4832
 %4834 = getelementptr i64, ptr %4833, i64 %4831
 store i64 %4684, ptr %4834, align 8
 %4835 = getelementptr i8, ptr %4833, i64 8
 %4836 = getelementptr i64, ptr %4835, i64 %4831
 store i64 0, ptr %4836, align 8
 %4837 = getelementptr i8, ptr %4833, i64 16
 %4838 = getelementptr i64, ptr %4837, i64 %4831
 store i64 17, ptr %4838, align 8
 %4839 = add nsw i64 %4813, 1
 store i64 %4839, ptr %84, align 1
 br label %4840
4840:
 store i64 %4672, ptr %4866, align 8
 store i64 0, ptr %4869, align 8
 br label %4849
4841:
 %4842 = phi i64 [ 0, %4644 ], [ %4725, %4702 ], [ -1, %4731 ], [ -1, %4699 ], [ %4757, %4734 ], [ 0, %4694 ]
 store i64 %4672, ptr %4866, align 8
 store i64 0, ptr %4869, align 8
 %4843 = icmp ne i64 %4679, 0
 %4844 = or i1 %4670, %4843
 br i1 %4844, label %4849, label %4845
4845:
 %4846 = load double, ptr %4658, align 8
 %4847 = fcmp nsz contract ogt double %4846, %4657
 br i1 %4847, label %4848, label %4849
4848:
 store i64 %4842, ptr %4869, align 8
 br label %4849
4849:
 %4850 = icmp eq i64 %4853, %4582
 br i1 %4850, label %4886, label %4851
4851:
 %4852 = phi i64 [ %4853, %4849 ], [ 0, %4552 ]
 %4853 = add nuw nsw i64 %4852, 1
 %4854 = getelementptr i64, ptr %4557, i64 %4852
 %4855 = load i64, ptr %4854, align 8
 %4856 = load i64, ptr %140, align 1
 %4857 = mul nsw i64 %4856, 3
 %4858 = add nsw i64 %4857, %4852
 %4859 = add nsw i64 %4856, %4852
 %4860 = icmp slt i64 %4859, 0
 %4861 = select i1 %4860, i64 %4575, i64 0
 %4862 = icmp slt i64 %4855, 0
 %4863 = select i1 %4862, i64 %4580, i64 0
 %4864 = mul i64 %4855, 24
 %4865 = getelementptr i8, ptr %4581, i64 %4864
 %4866 = getelementptr i64, ptr %4865, i64 %4863
 %4867 = load i64, ptr %4866, align 8
 %4868 = getelementptr i8, ptr %4865, i64 8
 %4869 = getelementptr i64, ptr %4868, i64 %4863
 %4870 = load i64, ptr %4869, align 8
 %4871 = icmp slt i64 %4858, 0
 %4872 = select i1 %4871, i64 %4563, i64 0
 %4873 = add i64 %4872, %4858
 %4874 = getelementptr double, ptr %4564, i64 %4873
 %4875 = load double, ptr %4874, align 8
 %4876 = tail call nsz contract double @llvm.fabs.f64(double %4875)
 %4877 = getelementptr double, ptr %4566, i64 %4873
 %4878 = load double, ptr %4877, align 8
 %4879 = tail call nsz contract double @llvm.fabs.f64(double %4878)
 %4880 = fadd nsz contract double %4876, %4879
 %4881 = select i1 %4862, i64 %4554, i64 0
 %4882 = getelementptr i64, ptr %4555, i64 %4855
 %4883 = getelementptr i64, ptr %4882, i64 %4881
 %4884 = load i64, ptr %4883, align 8
 %4885 = icmp eq i64 %4884, 0
 br i1 %4885, label %4644, label %4584
4886:
 %4887 = load i64, ptr %85, align 1
 %4888 = load i64, ptr %150, align 1
 %4889 = inttoptr i64 %4888 to ptr
 br label %4890
4890:
 %4891 = phi ptr [ %4889, %4886 ], [ %4572, %4552 ]
 %4892 = phi i64 [ %4887, %4886 ], [ %4574, %4552 ]
 store i64 1, ptr %277, align 1
 %4893 = load i64, ptr %146, align 1
 %4894 = inttoptr i64 %4893 to ptr
 %4895 = load i64, ptr %158, align 1
 %4896 = inttoptr i64 %4895 to ptr
 %4897 = load i64, ptr %151, align 1
 %4898 = inttoptr i64 %4897 to ptr
 %4899 = mul nsw i64 %4892, 3
 %4900 = load i64, ptr %152, align 1
 %4901 = load i64, ptr %153, align 1
 %4902 = inttoptr i64 %4900 to ptr
 %4903 = load i64, ptr %154, align 1
 %4904 = inttoptr i64 %4903 to ptr
 %4905 = load i64, ptr %155, align 1
 %4906 = inttoptr i64 %4905 to ptr
 %4907 = load i64, ptr %157, align 1
 %4908 = icmp slt i64 %4907, 1
 br i1 %4908, label %4928, label %4977
4909:
 %4910 = phi i64 [ %4918, %4909 ], [ %5019, %5018 ]
 %4911 = icmp slt i64 %4910, 0
 %4912 = select i1 %4911, i64 %4901, i64 0
 %4913 = getelementptr i64, ptr %4902, i64 %4910
 %4914 = getelementptr i64, ptr %4913, i64 %4912
 store i64 -1, ptr %4914, align 8
 %4915 = add nsw i64 %4910, 1
 %4916 = load i64, ptr %153, align 1
 %4917 = add nsw i64 %4916, -1
 %4918 = and i64 %4917, %4915
 %4919 = icmp slt i64 %4918, 0
 %4920 = select i1 %4919, i64 %4901, i64 0
 %4921 = getelementptr i64, ptr %4902, i64 %4918
 %4922 = getelementptr i64, ptr %4921, i64 %4920
 %4923 = load i64, ptr %4922, align 8
 %4924 = icmp sgt i64 %4923, -1
 br i1 %4924, label %4909, label %4925
4925:
 %4926 = phi i64 [ %4978, %5018 ], [ %4916, %4909 ]
 %4927 = icmp eq i64 %4907, %4980
 br i1 %4927, label %4928, label %4977
4928:
 store i64 0, ptr %157, align 1
 %4929 = load i64, ptr %140, align 1
 %4930 = icmp slt i64 %4929, 1
 br i1 %4930, label %5110, label %5026
4931:
 %4932 = getelementptr i64, ptr %4904, i64 %5030
 %4933 = load i64, ptr %4932, align 8
 %4934 = icmp eq i64 %4933, 0
 br i1 %4934, label %4972, label %4935
4935:
 %4936 = load i64, ptr %113, align 1
 %4937 = inttoptr i64 %4936 to ptr
 %4938 = shl i64 %5028, 5
 %4939 = getelementptr i8, ptr %4937, i64 %4938
 %4940 = load i64, ptr %4939, align 8
 %4941 = load i64, ptr %109, align 1
 %4942 = mul nsw i64 %4941, %4940
 %4943 = getelementptr i8, ptr %4939, i64 8
 %4944 = load i64, ptr %4943, align 8
 %4945 = add nsw i64 %4942, %4944
 %4946 = shl nsw i64 %4945, 16
 %4947 = getelementptr i8, ptr %4939, i64 24
 %4948 = load i64, ptr %4947, align 8
 %4949 = add nsw i64 %4946, %4948
 %4950 = icmp slt i64 %5027, 0
 %4951 = select i1 %4950, i64 %4892, i64 0
 %4952 = getelementptr i64, ptr %4896, i64 %5027
 %4953 = getelementptr i64, ptr %4952, i64 %4951
 store i64 %4949, ptr %4953, align 8
 %4954 = getelementptr i64, ptr %4904, i64 %5030
 br label %5034
4955:
 %4956 = mul i64 %5028, 72
 %4957 = getelementptr i8, ptr %4894, i64 %4956
 br label %5047
4958:
 %4959 = add nuw nsw i64 %5048, 1
 %4960 = fdiv nsz contract double %5060, %412
 %4961 = load i64, ptr %157, align 1
 %4962 = icmp slt i64 %4961, 0
 %4963 = select i1 %4962, i64 %4892, i64 0
 %4964 = add i64 %4963, %4961
 %4965 = mul i64 %4964, 24
 %4966 = getelementptr i8, ptr %4898, i64 %4965
 %4967 = getelementptr double, ptr %4966, i64 %5048
 store double %4960, ptr %4967, align 8
 %4968 = icmp eq i64 %4959, 3
 br i1 %4968, label %4969, label %5047
4969:
 %4970 = load i64, ptr %157, align 1
 %4971 = add nsw i64 %4970, 1
 store i64 %4971, ptr %157, align 1
 br label %4972
4972:
 %4973 = phi i64 [ %4971, %4969 ], [ %5027, %4931 ]
 %4974 = icmp eq i64 %5029, %4929
 br i1 %4974, label %4975, label %5026
4975:
 %4976 = icmp slt i64 %4973, 1
 br i1 %4976, label %5110, label %5062
4977:
 %4978 = phi i64 [ %4926, %4925 ], [ %4901, %4890 ]
 %4979 = phi i64 [ %4980, %4925 ], [ 0, %4890 ]
 %4980 = add nuw nsw i64 %4979, 1
 %4981 = getelementptr i64, ptr %4896, i64 %4979
 %4982 = load i64, ptr %4981, align 8
 %4983 = load i64, ptr %158, align 1
 %4984 = inttoptr i64 %4983 to ptr
 %4985 = load i64, ptr %152, align 1
 %4986 = inttoptr i64 %4985 to ptr
 %4987 = add nsw i64 %4978, -1
 %4988 = srem i64 %4982, 1000003
 %4989 = icmp slt i64 %4988, 0
 %4990 = add nsw i64 %4988, 1000003
 %4991 = select i1 %4989, i64 %4990, i64 %4988
 %4992 = mul nsw i64 %4991, 2654435761
 %4993 = and i64 %4992, %4987
 %4994 = icmp slt i64 %4993, 0
 %4995 = select i1 %4994, i64 %4978, i64 0
 %4996 = getelementptr i64, ptr %4986, i64 %4993
 %4997 = getelementptr i64, ptr %4996, i64 %4995
 %4998 = load i64, ptr %4997, align 8
 %4999 = icmp sgt i64 %4998, -1
 br i1 %4999, label %5000, label %5018
5000:
 %5001 = getelementptr i64, ptr %4984, i64 %4998
 %5002 = load i64, ptr %5001, align 8
 %5003 = icmp eq i64 %5002, %4982
 br i1 %5003, label %5018, label %5004
5004:
 %5005 = phi i64 [ %5007, %5014 ], [ %4993, %5000 ]
 %5006 = add nsw i64 %5005, 1
 %5007 = and i64 %5006, %4987
 %5008 = icmp slt i64 %5007, 0
 %5009 = select i1 %5008, i64 %4978, i64 0
 %5010 = getelementptr i64, ptr %4986, i64 %5007
 %5011 = getelementptr i64, ptr %5010, i64 %5009
 %5012 = load i64, ptr %5011, align 8
 %5013 = icmp sgt i64 %5012, -1
 br i1 %5013, label %5014, label %5018
5014:
 %5015 = getelementptr i64, ptr %4984, i64 %5012
 %5016 = load i64, ptr %5015, align 8
 %5017 = icmp eq i64 %5016, %4982
 br i1 %5017, label %5018, label %5004
5018:
 %5019 = phi i64 [ %4993, %5000 ], [ %4993, %4977 ], [ %5007, %5004 ], [ %5007, %5014 ]
 %5020 = icmp slt i64 %5019, 0
 %5021 = select i1 %5020, i64 %4901, i64 0
 %5022 = getelementptr i64, ptr %4902, i64 %5019
 %5023 = getelementptr i64, ptr %5022, i64 %5021
 %5024 = load i64, ptr %5023, align 8
 %5025 = icmp sgt i64 %5024, -1
 br i1 %5025, label %4909, label %4925
5026:
 %5027 = phi i64 [ %4973, %4972 ], [ 0, %4928 ]
 %5028 = phi i64 [ %5029, %4972 ], [ 0, %4928 ]
 %5029 = add nuw nsw i64 %5028, 1
 %5030 = mul nuw nsw i64 %5028, 3
 %5031 = getelementptr double, ptr %4891, i64 %5030
 %5032 = load double, ptr %5031, align 8
 %5033 = fcmp nsz contract ogt double %5032, 0.000000e+00
 br i1 %5033, label %4935, label %4931
5034:
 %5035 = phi i64 [ 0, %4935 ], [ %5036, %5034 ]
 %5036 = add nuw nsw i64 %5035, 1
 %5037 = getelementptr i64, ptr %4954, i64 %5035
 %5038 = load i64, ptr %5037, align 8
 %5039 = load i64, ptr %157, align 1
 %5040 = mul nsw i64 %5039, 3
 %5041 = add nsw i64 %5040, %5035
 %5042 = icmp slt i64 %5041, 0
 %5043 = select i1 %5042, i64 %4899, i64 0
 %5044 = getelementptr i64, ptr %4906, i64 %5041
 %5045 = getelementptr i64, ptr %5044, i64 %5043
 store i64 %5038, ptr %5045, align 8
 %5046 = icmp eq i64 %5036, 3
 br i1 %5046, label %4955, label %5034
5047:
 %5048 = phi i64 [ 0, %4955 ], [ %4959, %4958 ]
 %5049 = getelementptr double, ptr %4957, i64 %5048
 br label %5050
5050:
 %5051 = phi double [ 0.000000e+00, %5047 ], [ %5060, %5050 ]
 %5052 = phi i64 [ 0, %5047 ], [ %5053, %5050 ]
 %5053 = add nuw nsw i64 %5052, 1
 %5054 = mul nuw nsw i64 %5052, 24
 %5055 = getelementptr i8, ptr %5049, i64 %5054
 %5056 = load double, ptr %5055, align 8
 %5057 = getelementptr double, ptr %5031, i64 %5052
 %5058 = load double, ptr %5057, align 8
 %5059 = fmul nsz contract double %5056, %5058
 %5060 = fadd nsz contract double %5051, %5059
 %5061 = icmp eq i64 %5053, 3
 br i1 %5061, label %4958, label %5050
5062:
 %5063 = phi i64 [ %5064, %5103 ], [ 0, %4975 ]
 %5064 = add nuw nsw i64 %5063, 1
 %5065 = getelementptr i64, ptr %4896, i64 %5063
 %5066 = load i64, ptr %5065, align 8
 %5067 = load i64, ptr %158, align 1
 %5068 = inttoptr i64 %5067 to ptr
 %5069 = load i64, ptr %152, align 1
 %5070 = load i64, ptr %153, align 1
 %5071 = inttoptr i64 %5069 to ptr
 %5072 = add nsw i64 %5070, -1
 %5073 = srem i64 %5066, 1000003
 %5074 = icmp slt i64 %5073, 0
 %5075 = add nsw i64 %5073, 1000003
 %5076 = select i1 %5074, i64 %5075, i64 %5073
 %5077 = mul nsw i64 %5076, 2654435761
 %5078 = and i64 %5072, %5077
 %5079 = icmp slt i64 %5078, 0
 %5080 = select i1 %5079, i64 %5070, i64 0
 %5081 = getelementptr i64, ptr %5071, i64 %5078
 %5082 = getelementptr i64, ptr %5081, i64 %5080
 %5083 = load i64, ptr %5082, align 8
 %5084 = icmp sgt i64 %5083, -1
 br i1 %5084, label %5085, label %5103
5085:
 %5086 = getelementptr i64, ptr %5068, i64 %5083
 %5087 = load i64, ptr %5086, align 8
 %5088 = icmp eq i64 %5087, %5066
 br i1 %5088, label %5103, label %5089
5089:
 %5090 = phi i64 [ %5092, %5099 ], [ %5078, %5085 ]
 %5091 = add nsw i64 %5090, 1
 %5092 = and i64 %5091, %5072
 %5093 = icmp slt i64 %5092, 0
 %5094 = select i1 %5093, i64 %5070, i64 0
 %5095 = getelementptr i64, ptr %5071, i64 %5092
 %5096 = getelementptr i64, ptr %5095, i64 %5094
 %5097 = load i64, ptr %5096, align 8
 %5098 = icmp sgt i64 %5097, -1
 br i1 %5098, label %5099, label %5103
5099:
 %5100 = getelementptr i64, ptr %5068, i64 %5097
 %5101 = load i64, ptr %5100, align 8
 %5102 = icmp eq i64 %5101, %5066
 br i1 %5102, label %5103, label %5089
5103:
 %5104 = phi i64 [ %5078, %5085 ], [ %5078, %5062 ], [ %5092, %5089 ], [ %5092, %5099 ]
 %5105 = icmp slt i64 %5104, 0
 %5106 = select i1 %5105, i64 %4901, i64 0
 %5107 = getelementptr i64, ptr %4902, i64 %5104
 %5108 = getelementptr i64, ptr %5107, i64 %5106
 store i64 %5063, ptr %5108, align 8
 %5109 = icmp eq i64 %4973, %5064
 br i1 %5109, label %5110, label %5062
5110:
 %5111 = load i64, ptr %282, align 1
 %5112 = load i64, ptr %140, align 1
 %5113 = add nsw i64 %5112, %5111
 store i64 %5113, ptr %282, align 1
 %5114 = load double, ptr %94, align 1
 %5115 = load i64, ptr %91, align 1
 %5116 = tail call nsz contract double @llvm.fabs.f64(double %5114)
 %5117 = fcmp nsz contract olt double %5116, 0x16687E92154EF7AC
 br i1 %5117, label %5118, label %5126
5118:
 %5119 = fmul nsz contract double %5116, 0x4670000000000000
 %5120 = fmul nsz contract double %5119, 0x3CA0000000000001
 %5121 = fadd nsz contract double %5119, %5120
 %5122 = fsub nsz contract double %5121, %5119
 %5123 = fmul nsz contract double %5122, 0x3970000000000000
 %5124 = fcmp nsz contract olt double %5123, 4.940660e-324
 %5125 = select i1 %5124, double 4.940660e-324, double %5123
 br label %5130
5126:
 %5127 = fmul nsz contract double %5116, 0x3CA0000000000001
 %5128 = fadd nsz contract double %5116, %5127
 %5129 = fsub nsz contract double %5128, %5116
 br label %5130
5130:
 %5131 = phi double [ %5129, %5126 ], [ %5125, %5118 ]
 %5132 = fmul nsz contract double %5131, 2.000000e+00
 br i1 %411, label %5146, label %5133
5133:
 %5134 = icmp slt i64 %5115, 0
 %5135 = select i1 %5134, i64 %11, i64 0
 %5136 = add i64 %5135, %5115
 %5137 = mul i64 %5136, %12
 %5138 = getelementptr double, ptr %10, i64 %5137
 %5139 = getelementptr i8, ptr %5138, i64 8
 %5140 = load double, ptr %5139, align 8
 %5141 = fcmp nsz contract ult double %5114, %5140
 br i1 %5141, label %5146, label %5142
5142:
 %5143 = add nsw i64 %5115, 1
 %5144 = icmp slt i64 %5143, %11
 %5145 = select i1 %5144, i64 %5143, i64 %5115
 br label %5146
5146:
 %5147 = phi i64 [ %5115, %5130 ], [ %5145, %5142 ], [ %5115, %5133 ]
 %5148 = load double, ptr %245, align 1
 %5149 = load double, ptr %52, align 1
 %5150 = fsub nsz contract double %5149, %5148
 br i1 %283, label %5151, label %5164
5151:
 %5152 = load i64, ptr %284, align 1
 br label %5153
5153:
 %5154 = phi double [ %5150, %5151 ], [ %5162, %5153 ]
 %5155 = phi i64 [ 0, %5151 ], [ %5156, %5153 ]
 %5156 = add nuw nsw i64 %5155, 1
 %5157 = icmp slt i64 %5155, %5152
 %5158 = getelementptr double, ptr %31, i64 %5155
 %5159 = load double, ptr %5158, align 8
 %5160 = fneg nsz contract double %5159
 %5161 = select i1 %5157, double %5159, double %5160
 %5162 = fadd nsz contract double %5154, %5161
 %5163 = icmp eq i64 %5156, %32
 br i1 %5163, label %5164, label %5153
5164:
 %5165 = phi double [ %5150, %5146 ], [ %5162, %5153 ]
 %5166 = icmp eq i64 %4048, 0
 br i1 %5166, label %5216, label %5167
5167:
 %5168 = load i64, ptr %249, align 1
 %5169 = fsub nsz contract double %5114, %5132
 br label %5250
5170:
 call fastcc void @f2(ptr %55, ptr readonly %51, ptr readonly %52, double %412, i64 %5256)
 br label %5171
5171:
 %5172 = icmp slt i64 %5251, 0
 %5173 = select i1 %5172, i64 %18, i64 0
 %5174 = getelementptr double, ptr %17, i64 %5251
 %5175 = getelementptr double, ptr %5174, i64 %5173
 %5176 = load double, ptr %5175, align 8
 %5177 = fcmp nsz contract olt double %5176, %5169
 br i1 %5177, label %5178, label %5214
5178:
 %5179 = icmp slt i64 %5256, 0
 %5180 = select i1 %5179, i64 %39, i64 0
 %5181 = add i64 %5180, %5256
 %5182 = mul i64 %5181, %40
 %5183 = getelementptr double, ptr %38, i64 %5182
 store double 0.000000e+00, ptr %56, align 8
 call fastcc void @f0(ptr %56, ptr readonly %51, ptr readonly %52, ptr %5183, i64 %40)
 %5184 = load double, ptr %56, align 8
 %5185 = select i1 %5179, i64 %42, i64 0
 %5186 = add i64 %5185, %5256
 %5187 = mul i64 %5186, %43
 %5188 = getelementptr double, ptr %41, i64 %5187
 %5189 = load double, ptr %52, align 1
 %5190 = fsub nsz contract double %5189, %5184
 br i1 %286, label %5204, label %5191
5191:
 %5192 = load i64, ptr %284, align 1
 br label %5193
5193:
 %5194 = phi double [ %5190, %5191 ], [ %5202, %5193 ]
 %5195 = phi i64 [ 0, %5191 ], [ %5196, %5193 ]
 %5196 = add nuw nsw i64 %5195, 1
 %5197 = icmp slt i64 %5195, %5192
 %5198 = getelementptr double, ptr %5188, i64 %5195
 %5199 = load double, ptr %5198, align 8
 %5200 = fneg nsz contract double %5199
 %5201 = select i1 %5197, double %5199, double %5200
 %5202 = fadd nsz contract double %5194, %5201
 %5203 = icmp eq i64 %5196, %43
 br i1 %5203, label %5204, label %5193
5204:
 %5205 = phi double [ %5190, %5178 ], [ %5202, %5193 ]
 %5206 = load i64, ptr %244, align 1
 %5207 = icmp slt i64 %5206, 0
 %5208 = select i1 %5207, i64 %43, i64 0
 %5209 = getelementptr double, ptr %5188, i64 %5206
 %5210 = getelementptr double, ptr %5209, i64 %5208
 %5211 = load double, ptr %5210, align 8
 %5212 = fsub nsz contract double %5205, %5165
 %5213 = fadd nsz contract double %5212, %5211
 store double %5213, ptr %5210, align 8
 br label %5214
5214:
 %5215 = icmp samesign ugt i64 %5252, 1
 br i1 %5215, label %5250, label %5216
5216:
 br i1 %121, label %5224, label %5217
5217:
 %5218 = phi i64 [ %5219, %5217 ], [ 0, %5216 ]
 %5219 = add nuw nsw i64 %5218, 1
 %5220 = getelementptr double, ptr %28, i64 %5218
 %5221 = load double, ptr %5220, align 8
 %5222 = getelementptr double, ptr %26, i64 %5218
 store double %5221, ptr %5222, align 8
 %5223 = icmp eq i64 %27, %5219
 br i1 %5223, label %5224, label %5217
5224:
 br i1 %283, label %5259, label %5225
5225:
 %5226 = load i64, ptr %249, align 1
 br i1 %5166, label %5229, label %5285
5227:
 %5228 = load i64, ptr %249, align 1
 br label %5229
5229:
 %5230 = phi i64 [ %5228, %5227 ], [ %5226, %5225 ]
 %5231 = add nsw i64 %5230, %4048
 store i64 %5231, ptr %249, align 1
 store i64 %5147, ptr %91, align 1
 store double %5114, ptr %50, align 1
 br i1 %121, label %5239, label %5232
5232:
 %5233 = phi i64 [ %5234, %5232 ], [ 0, %5229 ]
 %5234 = add nuw nsw i64 %5233, 1
 %5235 = getelementptr double, ptr %26, i64 %5233
 %5236 = load double, ptr %5235, align 8
 %5237 = getelementptr double, ptr %20, i64 %5233
 store double %5236, ptr %5237, align 8
 %5238 = icmp eq i64 %27, %5234
 br i1 %5238, label %5239, label %5232
5239:
 br i1 %232, label %5240, label %5322
5240:
 %5241 = phi i64 [ %5243, %5240 ], [ %5, %5239 ]
 %5242 = phi i64 [ %5244, %5240 ], [ %27, %5239 ]
 %5243 = add nsw i64 %5241, -1
 %5244 = add i64 %5242, 1
 %5245 = icmp slt i64 %5242, 0
 %5246 = select i1 %5245, i64 %21, i64 0
 %5247 = getelementptr double, ptr %20, i64 %5242
 %5248 = getelementptr double, ptr %5247, i64 %5246
 store double 0.000000e+00, ptr %5248, align 8
 %5249 = icmp samesign ugt i64 %5241, 1
 br i1 %5249, label %5240, label %5322
5250:
 %5251 = phi i64 [ %5168, %5167 ], [ %5254, %5214 ]
 %5252 = phi i64 [ %4048, %5167 ], [ %5253, %5214 ]
 %5253 = add nsw i64 %5252, -1
 %5254 = add i64 %5251, 1
 %5255 = load i64, ptr %250, align 1
 %5256 = sub nsw i64 %5251, %5255
 %5257 = load i64, ptr %285, align 1
 %5258 = icmp sgt i64 %5257, 0
 br i1 %5258, label %5170, label %5171
5259:
 %5260 = phi i64 [ %5261, %5259 ], [ 0, %5224 ]
 %5261 = add nuw nsw i64 %5260, 1
 %5262 = getelementptr double, ptr %31, i64 %5260
 %5263 = load double, ptr %5262, align 8
 %5264 = add nsw i64 %5260, %5
 %5265 = icmp slt i64 %5264, 0
 %5266 = select i1 %5265, i64 %25, i64 0
 %5267 = getelementptr double, ptr %23, i64 %5264
 %5268 = getelementptr double, ptr %5267, i64 %5266
 %5269 = load double, ptr %5268, align 8
 %5270 = fadd nsz contract double %5263, %5269
 store double %5270, ptr %5262, align 8
 %5271 = load double, ptr %287, align 1
 %5272 = load double, ptr %5268, align 8
 %5273 = tail call nsz contract double @llvm.fabs.f64(double %5272)
 %5274 = fadd nsz contract double %5271, %5273
 store double %5274, ptr %287, align 1
 %5275 = getelementptr double, ptr %33, i64 %5260
 %5276 = load double, ptr %5275, align 8
 %5277 = load double, ptr %5262, align 8
 %5278 = fcmp nsz contract olt double %5277, %5276
 %5279 = select i1 %5278, double %5277, double %5276
 %5280 = getelementptr double, ptr %34, i64 %5260
 %5281 = load double, ptr %5280, align 8
 %5282 = fcmp nsz contract ogt double %5277, %5281
 %5283 = select i1 %5282, double %5277, double %5281
 store double %5279, ptr %5275, align 8
 store double %5283, ptr %5280, align 8
 %5284 = icmp eq i64 %5261, %32
 br i1 %5284, label %5225, label %5259
5285:
 %5286 = phi i64 [ %5288, %5320 ], [ %4048, %5225 ]
 %5287 = phi i64 [ %5289, %5320 ], [ %5226, %5225 ]
 %5288 = add nsw i64 %5286, -1
 %5289 = add i64 %5287, 1
 %5290 = load i64, ptr %250, align 1
 %5291 = sub i64 %5287, %5290
 %5292 = icmp slt i64 %5291, 0
 %5293 = select i1 %5292, i64 %48, i64 0
 %5294 = add i64 %5293, %5291
 %5295 = mul i64 %5294, %49
 %5296 = getelementptr double, ptr %47, i64 %5295
 br i1 %288, label %5300, label %5297
5297:
 %5298 = shl i64 %5295, 3
 %5299 = getelementptr i8, ptr %47, i64 %5298
 tail call void @llvm.memset.p0.i64(ptr align 8 %5299, i8 0, i64 %289, i1 false)
 br label %5300
5300:
 %5301 = load double, ptr %287, align 1
 store double %5301, ptr %5296, align 8
 br i1 %283, label %5302, label %5320
5302:
 %5303 = phi i64 [ %5304, %5302 ], [ 0, %5300 ]
 %5304 = add nuw nsw i64 %5303, 1
 %5305 = getelementptr i64, ptr %19, i64 %5303
 %5306 = load i64, ptr %5305, align 8
 %5307 = icmp slt i64 %5306, -1
 %5308 = select i1 %5307, i64 %49, i64 0
 %5309 = getelementptr double, ptr %5296, i64 %5306
 %5310 = getelementptr i8, ptr %5309, i64 8
 %5311 = getelementptr double, ptr %5310, i64 %5308
 %5312 = load double, ptr %5311, align 8
 %5313 = getelementptr double, ptr %34, i64 %5303
 %5314 = load double, ptr %5313, align 8
 %5315 = getelementptr double, ptr %33, i64 %5303
 %5316 = load double, ptr %5315, align 8
 %5317 = fsub nsz contract double %5314, %5316
 %5318 = fadd nsz contract double %5312, %5317
 store double %5318, ptr %5311, align 8
 %5319 = icmp eq i64 %32, %5304
 br i1 %5319, label %5320, label %5302
5320:
 %5321 = icmp sgt i64 %5286, 1
 br i1 %5321, label %5285, label %5227
5322:
 store double %3832, ptr %245, align 1
 store double %412, ptr %290, align 1
 %5323 = load i64, ptr %88, align 1
 %5324 = add nsw i64 %5323, 1
 store i64 %5324, ptr %88, align 1
 %5325 = load double, ptr %50, align 1
 %5326 = load double, ptr %103, align 8
 %5327 = fcmp nsz contract ult double %5325, %5326
 br i1 %5327, label %5328, label %5331
5328:
 %5329 = load double, ptr %92, align 1
 %5330 = fcmp nsz contract ult double %5325, %5329
 br i1 %5330, label %5333, label %5331
5331:
 %5332 = phi i64 [ 1, %5322 ], [ 6, %5328 ]
 store i64 %5332, ptr %87, align 1
 br label %5333
5333:
 br i1 %90, label %5334, label %5344
5334:
 store double %7, ptr %93, align 1
 %5335 = load double, ptr %10, align 8
 %5336 = load i64, ptr %96, align 1
 %5337 = add nsw i64 %5336, 1
 %5338 = sitofp i64 %5337 to double
 %5339 = fadd nsz contract double %5338, 0xBEB0C6F7A0B5ED8D
 %5340 = fmul nsz contract double %7, %5339
 %5341 = fadd nsz contract double %5335, %5340
 %5342 = fcmp nsz contract ult double %5325, %5341
 br i1 %5342, label %5368, label %5343
5343:
 store i64 %5337, ptr %96, align 1
 br label %5368
5344:
 %5345 = load double, ptr %276, align 1
 %5346 = fcmp nsz contract ogt double %5345, 1.000000e+00
 %5347 = select i1 %5346, double 1.000000e+00, double 6.000000e+00
 %5348 = fcmp nsz contract olt double %5345, 1.000000e-04
 %5349 = select i1 %5348, double 1.000000e-04, double %5345
 %5350 = fcmp nsz contract ogt double %5349, 1.000000e+00
 %5351 = select i1 %5350, double 1.000000e+00, double %5349
 %5352 = tail call nsz contract double @llvm.pow.f64(double %5351, double 4.000000e-02)
 %5353 = fmul nsz contract double %293, %5352
 %5354 = fcmp nsz contract olt double %5353, 0x3FD5555555555555
 %5355 = select i1 %5354, double 0x3FD5555555555555, double %5353
 %5356 = fcmp nsz contract olt double %5347, %5355
 %5357 = select i1 %5356, double %5347, double %5355
 %5358 = fmul nsz contract double %412, %5357
 %5359 = load double, ptr %93, align 1
 %5360 = fcmp nsz contract olt double %412, %5359
 %5361 = fcmp nsz contract oge double %5353, 1.000000e+00
 %5362 = select i1 %5360, i1 %5361, i1 false
 %5363 = fcmp nsz contract ogt double %5359, %5358
 %5364 = select i1 %5362, i1 %5363, i1 false
 %5365 = select i1 %5364, double %5359, double %5358
 %5366 = fcmp nsz contract olt double %8, %5365
 %5367 = select i1 %5366, double %8, double %5365
 store double %5367, ptr %93, align 1
 store double 1.000000e-04, ptr %276, align 1
 br label %5368
5368:
 %5369 = icmp sgt i64 %5371, 1
 br i1 %5369, label %5370, label %296
5370:
 %5371 = phi i64 [ %53, %82 ], [ %5372, %5368 ]
 %5372 = add nsw i64 %5371, -1
 %5373 = load i64, ptr %83, align 1
 %5374 = load i64, ptr %84, align 1
 %5375 = sub nsw i64 %5373, %5374
 %5376 = load i64, ptr %85, align 1
 %5377 = mul nsw i64 %5376, 3
 %5378 = load i64, ptr %86, align 1
 %5379 = shl nsw i64 %5378, 1
 %5380 = add nsw i64 %5379, %5377
 %5381 = icmp slt i64 %5375, %5380
 br i1 %5381, label %297, label %299
5382:
 %5383 = phi i64 [ %5384, %5382 ], [ 0, %3844 ]
 %5384 = add nuw nsw i64 %5383, 1
 %5385 = add nsw i64 %5383, %27
 %5386 = icmp slt i64 %5385, 0
 %5387 = select i1 %5386, i64 %21, i64 0
 %5388 = getelementptr double, ptr %20, i64 %5385
 %5389 = getelementptr double, ptr %5388, i64 %5387
 store double 0.000000e+00, ptr %5389, align 8
 %5390 = icmp eq i64 %5, %5384
 br i1 %5390, label %3845, label %5382
}
define internal fastcc void @f4(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2) unnamed_addr {
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
define internal fastcc void @f6(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, i64 %3, double %4, i64 %5) unnamed_addr {
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
define internal fastcc void @f7(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr captures(none) %3, i64 %4) unnamed_addr {
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
 %30 = mul i64 %29, 672
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
define internal fastcc void @f8(ptr noalias writeonly captures(none) %0, ptr captures(none) %1, i64 %2, i64 %3, ptr captures(none) %4, ptr captures(none) %5, ptr captures(none) initializes((0, 24)) %6, ptr captures(none) %7) unnamed_addr {
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
 call fastcc void @f9(ptr %9, ptr %5, ptr %6, double %160, ptr %7)
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
 call fastcc void @f10(ptr %10, ptr %1, i64 %2, i64 %3, ptr %4, double %162, double %164, double %166)
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
define internal fastcc void @f9(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, double %3, ptr writeonly captures(none) initializes((0, 24)) %4) unnamed_addr {
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
define internal fastcc void @f10(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr captures(none) %1, i64 %2, i64 %3, ptr readonly captures(none) %4, double %5, double %6, double %7) unnamed_addr {
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
define internal fastcc void @f11(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, double %3) unnamed_addr {
4:
 %5 = alloca i8, align 1
 %6 = alloca ptr, align 8
 %7 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %8 = load i64, ptr %7, align 1
 %9 = getelementptr inbounds nuw i8, ptr %2, i64 184
 %10 = load i64, ptr %9, align 1
 %11 = sub i64 0, %10
 %12 = icmp eq i64 %8, %11
 br i1 %12, label %570, label %13
13:
 %14 = getelementptr inbounds nuw i8, ptr %1, i64 96
 %15 = load i64, ptr %14, align 1
 %16 = icmp sgt i64 %15, 0
 br i1 %16, label %17, label %559
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
 %45 = phi i64 [ %257, %555 ], [ 0, %17 ]
 %46 = phi i64 [ %556, %555 ], [ 6, %17 ]
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
 call fastcc void @f9(ptr %6, ptr %68, ptr %70, double %84, ptr %66)
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
 br i1 %260, label %261, label %555
261:
 %262 = fcmp nsz contract ogt double %256, %34
 br i1 %262, label %263, label %554
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
 br i1 %31, label %349, label %370
291:
 %292 = add nsw i64 %371, 3
 %293 = load i64, ptr %36, align 1
 %294 = icmp sgt i64 %292, %293
 br i1 %294, label %553, label %295
295:
 %296 = icmp slt i64 %371, 0
 %297 = select i1 %296, i64 %283, i64 0
 %298 = getelementptr i64, ptr %284, i64 %371
 %299 = getelementptr i64, ptr %298, i64 %297
 store i64 %374, ptr %299, align 8
 %300 = add nsw i64 %371, 1
 %301 = getelementptr double, ptr %288, i64 %372
 %302 = load double, ptr %301, align 8
 %303 = fcmp nsz contract ogt double %302, 0.000000e+00
 br i1 %303, label %304, label %364
304:
 %305 = add nuw nsw i64 %374, 1
 %306 = getelementptr double, ptr %270, i64 %305
 %307 = load double, ptr %306, align 8
 br label %308
308:
 %309 = phi double [ 1.000000e+00, %304 ], [ %314, %308 ]
 %310 = phi double [ %307, %304 ], [ %315, %308 ]
 %311 = phi i1 [ false, %304 ], [ true, %308 ]
 %312 = phi i1 [ true, %304 ], [ false, %308 ]
 %313 = fmul nsz contract double %309, %310
 %314 = select i1 %312, double %309, double %313
 %315 = fmul nsz contract double %310, %310
 br i1 %311, label %316, label %308
316:
 %317 = add nuw nsw i64 %374, 2
 %318 = getelementptr double, ptr %270, i64 %317
 %319 = load double, ptr %318, align 8
 br label %320
320:
 %321 = phi double [ 1.000000e+00, %316 ], [ %326, %320 ]
 %322 = phi double [ %319, %316 ], [ %327, %320 ]
 %323 = phi i1 [ false, %316 ], [ true, %320 ]
 %324 = phi i1 [ true, %316 ], [ false, %320 ]
 %325 = fmul nsz contract double %321, %322
 %326 = select i1 %324, double %321, double %325
 %327 = fmul nsz contract double %322, %322
 br i1 %323, label %328, label %320
328:
 %329 = getelementptr double, ptr %268, i64 %305
 %330 = load double, ptr %329, align 8
 br label %378
331:
 %332 = fadd nsz contract double %384, %395
 %333 = tail call nsz contract double @llvm.sqrt.f64(double %332)
 %334 = mul i64 %372, 72
 %335 = getelementptr i8, ptr %290, i64 %334
 %336 = load double, ptr %335, align 8
 %337 = fmul nsz contract double %336, 1.000000e-01
 %338 = fmul nsz contract double %376, %337
 %339 = fcmp nsz contract ogt double %333, %338
 br i1 %339, label %553, label %340
340:
 %341 = icmp slt i64 %371, -1
 %342 = select i1 %341, i64 %283, i64 0
 %343 = getelementptr i64, ptr %284, i64 %300
 %344 = getelementptr i64, ptr %343, i64 %342
 store i64 %305, ptr %344, align 8
 %345 = icmp slt i64 %371, -2
 %346 = select i1 %345, i64 %283, i64 0
 %347 = getelementptr i8, ptr %298, i64 16
 %348 = getelementptr i64, ptr %347, i64 %346
 store i64 %317, ptr %348, align 8
 br label %364
349:
 %350 = phi i64 [ 0, %263 ], [ %365, %364 ]
 br i1 %32, label %416, label %403
351:
 %352 = getelementptr double, ptr %277, i64 %405
 %353 = load double, ptr %352, align 8
 %354 = fcmp nsz contract olt double %414, %353
 br i1 %354, label %355, label %367
355:
 %356 = load i64, ptr %36, align 1
 %357 = icmp slt i64 %404, %356
 br i1 %357, label %358, label %553
358:
 %359 = icmp slt i64 %404, 0
 %360 = select i1 %359, i64 %283, i64 0
 %361 = getelementptr i64, ptr %284, i64 %404
 %362 = getelementptr i64, ptr %361, i64 %360
 store i64 %409, ptr %362, align 8
 %363 = add nsw i64 %404, 1
 br label %367
364:
 %365 = phi i64 [ %371, %370 ], [ %292, %340 ], [ %300, %295 ]
 %366 = icmp eq i64 %8, %373
 br i1 %366, label %349, label %370
367:
 %368 = phi i64 [ %404, %403 ], [ %363, %358 ], [ %404, %351 ]
 %369 = icmp eq i64 %406, %10
 br i1 %369, label %416, label %403
370:
 %371 = phi i64 [ %365, %364 ], [ 0, %263 ]
 %372 = phi i64 [ %373, %364 ], [ 0, %263 ]
 %373 = add nuw nsw i64 %372, 1
 %374 = mul nuw nsw i64 %372, 3
 %375 = getelementptr double, ptr %270, i64 %374
 %376 = load double, ptr %375, align 8
 %377 = fcmp nsz contract ugt double %376, 0.000000e+00
 br i1 %377, label %291, label %364
378:
 %379 = phi double [ 1.000000e+00, %328 ], [ %384, %378 ]
 %380 = phi double [ %330, %328 ], [ %385, %378 ]
 %381 = phi i1 [ false, %328 ], [ true, %378 ]
 %382 = phi i1 [ true, %328 ], [ false, %378 ]
 %383 = fmul nsz contract double %379, %380
 %384 = select i1 %382, double %379, double %383
 %385 = fmul nsz contract double %380, %380
 br i1 %381, label %386, label %378
386:
 %387 = getelementptr double, ptr %268, i64 %317
 %388 = load double, ptr %387, align 8
 br label %389
389:
 %390 = phi double [ 1.000000e+00, %386 ], [ %395, %389 ]
 %391 = phi double [ %388, %386 ], [ %396, %389 ]
 %392 = phi i1 [ false, %386 ], [ true, %389 ]
 %393 = phi i1 [ true, %386 ], [ false, %389 ]
 %394 = fmul nsz contract double %390, %391
 %395 = select i1 %393, double %390, double %394
 %396 = fmul nsz contract double %391, %391
 br i1 %392, label %397, label %389
397:
 %398 = fadd nsz contract double %314, %326
 %399 = tail call nsz contract double @llvm.sqrt.f64(double %398)
 %400 = fmul nsz contract double %376, %302
 %401 = fmul nsz contract double %400, 0x3FEFFFFFFF768FA1
 %402 = fcmp nsz contract ult double %399, %401
 br i1 %402, label %340, label %331
403:
 %404 = phi i64 [ %368, %367 ], [ %350, %349 ]
 %405 = phi i64 [ %406, %367 ], [ 0, %349 ]
 %406 = add nuw nsw i64 %405, 1
 %407 = getelementptr double, ptr %275, i64 %405
 %408 = load double, ptr %407, align 8
 %409 = add nsw i64 %405, %33
 %410 = icmp slt i64 %409, 0
 %411 = select i1 %410, i64 %267, i64 0
 %412 = getelementptr double, ptr %270, i64 %409
 %413 = getelementptr double, ptr %412, i64 %411
 %414 = load double, ptr %413, align 8
 %415 = fcmp nsz contract olt double %408, %414
 br i1 %415, label %351, label %367
416:
 %417 = phi i64 [ %350, %349 ], [ %368, %367 ]
 %418 = icmp eq i64 %417, 0
 br i1 %418, label %553, label %419
419:
 %420 = tail call i64 @llvm.smax.i64(i64 %417, i64 0)
 %421 = icmp eq i64 %420, 0
 br i1 %421, label %425, label %478
422:
 %423 = add nuw nsw i64 %479, 1
 %424 = icmp eq i64 %417, %423
 br i1 %424, label %425, label %478
425:
 store i8 0, ptr %5, align 1
 call fastcc void @f13(ptr %5, ptr readonly %2, i64 %8, i64 %417)
 %426 = load i8, ptr %5, align 1
 %427 = icmp eq i8 %426, 0
 br i1 %427, label %553, label %428
428:
 br i1 %41, label %429, label %501
429:
 br i1 %421, label %552, label %430
430:
 %431 = icmp slt i64 %265, 1
 br label %524
432:
 %433 = sub nsw i64 %502, %8
 %434 = getelementptr double, ptr %275, i64 %433
 %435 = load double, ptr %434, align 8
 %436 = icmp slt i64 %506, 0
 %437 = select i1 %436, i64 %267, i64 0
 %438 = getelementptr double, ptr %270, i64 %506
 %439 = getelementptr double, ptr %438, i64 %437
 %440 = load double, ptr %439, align 8
 %441 = fcmp nsz contract olt double %435, %440
 br i1 %441, label %442, label %450
442:
 %443 = getelementptr double, ptr %277, i64 %433
 %444 = load double, ptr %443, align 8
 %445 = fcmp nsz contract olt double %440, %444
 br i1 %445, label %476, label %450
446:
 %447 = getelementptr double, ptr %270, i64 %505
 %448 = load double, ptr %447, align 8
 %449 = fcmp nsz contract ogt double %448, 0.000000e+00
 br i1 %449, label %476, label %450
450:
 %451 = icmp slt i64 %507, 0
 %452 = select i1 %451, i64 %267, i64 0
 %453 = add i64 %452, %507
 %454 = getelementptr double, ptr %268, i64 %453
 %455 = load double, ptr %454, align 8
 br i1 %421, label %461, label %456
456:
 %457 = select i1 %451, i64 %272, i64 0
 %458 = add i64 %457, %507
 %459 = mul i64 %458, %272
 %460 = getelementptr double, ptr %273, i64 %459
 br label %508
461:
 %462 = phi double [ %455, %450 ], [ %522, %508 ]
 br i1 %504, label %472, label %463
463:
 %464 = getelementptr double, ptr %270, i64 %453
 %465 = load double, ptr %464, align 8
 %466 = sub nsw i64 %502, %8
 %467 = getelementptr double, ptr %277, i64 %466
 %468 = load double, ptr %467, align 8
 %469 = fcmp nsz contract ult double %465, %468
 br i1 %469, label %472, label %470
470:
 %471 = fcmp nsz contract ogt double %462, %3
 br i1 %471, label %553, label %476
472:
 %473 = fcmp nsz contract olt double %462, %43
 br i1 %473, label %553, label %476
474:
 %475 = icmp eq i64 %417, %526
 br i1 %475, label %552, label %524
476:
 %477 = icmp eq i64 %503, %40
 br i1 %477, label %429, label %501
478:
 %479 = phi i64 [ %423, %422 ], [ 0, %419 ]
 %480 = getelementptr i64, ptr %284, i64 %479
 %481 = mul i64 %479, %279
 %482 = getelementptr double, ptr %280, i64 %481
 br label %483
483:
 %484 = phi i64 [ 0, %478 ], [ %485, %483 ]
 %485 = add nuw nsw i64 %484, 1
 %486 = load i64, ptr %480, align 8
 %487 = getelementptr i64, ptr %284, i64 %484
 %488 = load i64, ptr %487, align 8
 %489 = icmp slt i64 %486, 0
 %490 = select i1 %489, i64 %272, i64 0
 %491 = add i64 %490, %486
 %492 = icmp slt i64 %488, 0
 %493 = select i1 %492, i64 %272, i64 0
 %494 = mul i64 %491, %272
 %495 = getelementptr double, ptr %273, i64 %494
 %496 = getelementptr double, ptr %495, i64 %488
 %497 = getelementptr double, ptr %496, i64 %493
 %498 = load double, ptr %497, align 8
 %499 = getelementptr double, ptr %482, i64 %484
 store double %498, ptr %499, align 8
 %500 = icmp eq i64 %484, %479
 br i1 %500, label %422, label %483
501:
 %502 = phi i64 [ %503, %476 ], [ 0, %428 ]
 %503 = add nuw nsw i64 %502, 1
 %504 = icmp slt i64 %502, %8
 %505 = mul nuw nsw i64 %502, 3
 %506 = add nsw i64 %502, %42
 %507 = select i1 %504, i64 %505, i64 %506
 br i1 %504, label %446, label %432
508:
 %509 = phi double [ %455, %456 ], [ %522, %508 ]
 %510 = phi i64 [ 0, %456 ], [ %511, %508 ]
 %511 = add nuw nsw i64 %510, 1
 %512 = getelementptr i64, ptr %284, i64 %510
 %513 = load i64, ptr %512, align 8
 %514 = icmp slt i64 %513, 0
 %515 = select i1 %514, i64 %272, i64 0
 %516 = getelementptr double, ptr %460, i64 %513
 %517 = getelementptr double, ptr %516, i64 %515
 %518 = load double, ptr %517, align 8
 %519 = getelementptr double, ptr %286, i64 %510
 %520 = load double, ptr %519, align 8
 %521 = fmul nsz contract double %518, %520
 %522 = fadd nsz contract double %509, %521
 %523 = icmp eq i64 %417, %511
 br i1 %523, label %461, label %508
524:
 %525 = phi i64 [ 0, %430 ], [ %526, %474 ]
 %526 = add nuw nsw i64 %525, 1
 %527 = getelementptr i64, ptr %284, i64 %525
 %528 = load i64, ptr %527, align 8
 %529 = getelementptr double, ptr %286, i64 %525
 %530 = load double, ptr %529, align 8
 %531 = icmp slt i64 %528, 0
 %532 = select i1 %531, i64 %267, i64 0
 %533 = getelementptr double, ptr %270, i64 %528
 %534 = getelementptr double, ptr %533, i64 %532
 %535 = load double, ptr %534, align 8
 %536 = fadd nsz contract double %530, %535
 store double %536, ptr %534, align 8
 br i1 %431, label %474, label %537
537:
 %538 = select i1 %531, i64 %272, i64 0
 %539 = add i64 %538, %528
 %540 = mul i64 %539, %272
 %541 = getelementptr double, ptr %273, i64 %540
 br label %542
542:
 %543 = phi i64 [ 0, %537 ], [ %544, %542 ]
 %544 = add nuw nsw i64 %543, 1
 %545 = getelementptr double, ptr %268, i64 %543
 %546 = load double, ptr %545, align 8
 %547 = getelementptr double, ptr %541, i64 %543
 %548 = load double, ptr %547, align 8
 %549 = fmul nsz contract double %530, %548
 %550 = fadd nsz contract double %546, %549
 store double %550, ptr %545, align 8
 %551 = icmp eq i64 %265, %544
 br i1 %551, label %474, label %542
552:
 br label %570
553:
 br i1 %258, label %570, label %555
554:
 br i1 %258, label %570, label %555
555:
 %556 = phi i64 [ %264, %553 ], [ %46, %554 ], [ %46, %255 ]
 %557 = load i64, ptr %14, align 1
 %558 = icmp slt i64 %257, %557
 br i1 %558, label %44, label %559
559:
 %560 = phi i64 [ 0, %13 ], [ %257, %555 ]
 %561 = getelementptr inbounds nuw i8, ptr %2, i64 224
 %562 = load i64, ptr %561, align 1
 %563 = add nsw i64 %562, %560
 store i64 %563, ptr %561, align 1
 %564 = getelementptr inbounds nuw i8, ptr %2, i64 232
 %565 = load i64, ptr %564, align 1
 %566 = tail call i64 @llvm.smax.i64(i64 %560, i64 %565)
 store i64 %566, ptr %564, align 1
 %567 = getelementptr inbounds nuw i8, ptr %2, i64 240
 %568 = load i64, ptr %567, align 1
 %569 = add nsw i64 %568, 1
 store i64 %569, ptr %567, align 1
 br label %578
570:
 %571 = phi i64 [ %257, %552 ], [ 0, %4 ], [ %257, %554 ], [ %257, %553 ]
 %572 = getelementptr inbounds nuw i8, ptr %2, i64 224
 %573 = load i64, ptr %572, align 1
 %574 = add nsw i64 %573, %571
 store i64 %574, ptr %572, align 1
 %575 = getelementptr inbounds nuw i8, ptr %2, i64 232
 %576 = load i64, ptr %575, align 1
 %577 = tail call i64 @llvm.smax.i64(i64 %571, i64 %576)
 store i64 %577, ptr %575, align 1
 br label %578
578:
 store ptr null, ptr %0, align 8
 ret void
}
define internal fastcc void @f12(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i8 range(i8 0, 2) %3) unnamed_addr {
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
 call fastcc void @f4(ptr %6, ptr %1, ptr %2)
 %68 = load i8, ptr %6, align 1
 %69 = icmp eq i8 %68, 0
 br i1 %69, label %70, label %72
70:
 %71 = phi i8 [ %207, %201 ], [ 0, %67 ], [ 0, %66 ], [ 0, %4 ], [ 0, %64 ]
 store i8 %71, ptr %0, align 1
 ret void
72:
 call fastcc void @f5(ptr %7, ptr %1, ptr %2)
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
define internal fastcc void @f13(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 range(i64 1, 0) %3) unnamed_addr {
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
 call fastcc void @f14(ptr %5, ptr %1, i64 %2, i64 %3)
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
 call fastcc void @f14(ptr %6, ptr %1, i64 %2, i64 %3)
 %566 = load i8, ptr %6, align 1
 %567 = icmp ne i8 %566, 0
 %568 = zext i1 %567 to i8
 br label %169
}
define internal fastcc void @f14(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 range(i64 1, 0) %3) unnamed_addr {
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
define internal fastcc void @f15(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, i64 %4) unnamed_addr {
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
 %62 = mul i64 %61, 672
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
define internal fastcc void @f16(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2) unnamed_addr {
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
 ret void
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
 call fastcc void @f8(ptr %8, ptr %27, i64 %26, i64 16, ptr %225, ptr %39, ptr %42, ptr %36)
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
 call fastcc void @f17(ptr %9, ptr %2)
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
 br i1 %333, label %396, label %868
334:
 %335 = add nsw i64 %397, 3
 %336 = load i64, ptr %310, align 1
 %337 = icmp sgt i64 %335, %336
 br i1 %337, label %868, label %338
338:
 %339 = icmp slt i64 %397, 0
 %340 = select i1 %339, i64 %316, i64 0
 %341 = getelementptr i64, ptr %317, i64 %397
 %342 = getelementptr i64, ptr %341, i64 %340
 store i64 %400, ptr %342, align 8
 %343 = add nsw i64 %397, 1
 %344 = getelementptr double, ptr %326, i64 %398
 %345 = load double, ptr %344, align 8
 %346 = fcmp nsz contract ogt double %345, 0.000000e+00
 br i1 %346, label %347, label %392
347:
 %348 = add nuw nsw i64 %400, 1
 %349 = getelementptr double, ptr %329, i64 %348
 %350 = load double, ptr %349, align 8
 br label %351
351:
 %352 = phi double [ 1.000000e+00, %347 ], [ %357, %351 ]
 %353 = phi double [ %350, %347 ], [ %358, %351 ]
 %354 = phi i1 [ false, %347 ], [ true, %351 ]
 %355 = phi i1 [ true, %347 ], [ false, %351 ]
 %356 = fmul nsz contract double %352, %353
 %357 = select i1 %355, double %352, double %356
 %358 = fmul nsz contract double %353, %353
 br i1 %354, label %359, label %351
359:
 %360 = add nuw nsw i64 %400, 2
 %361 = getelementptr double, ptr %329, i64 %360
 %362 = load double, ptr %361, align 8
 br label %363
363:
 %364 = phi double [ 1.000000e+00, %359 ], [ %369, %363 ]
 %365 = phi double [ %362, %359 ], [ %370, %363 ]
 %366 = phi i1 [ false, %359 ], [ true, %363 ]
 %367 = phi i1 [ true, %359 ], [ false, %363 ]
 %368 = fmul nsz contract double %364, %365
 %369 = select i1 %367, double %364, double %368
 %370 = fmul nsz contract double %365, %365
 br i1 %366, label %371, label %363
371:
 %372 = getelementptr double, ptr %303, i64 %348
 %373 = load double, ptr %372, align 8
 br label %404
374:
 %375 = fadd nsz contract double %410, %421
 %376 = tail call nsz contract double @llvm.sqrt.f64(double %375)
 %377 = mul i64 %398, 72
 %378 = getelementptr i8, ptr %332, i64 %377
 %379 = load double, ptr %378, align 8
 %380 = fmul nsz contract double %379, 1.000000e-01
 %381 = fmul nsz contract double %402, %380
 %382 = fcmp nsz contract ogt double %376, %381
 br i1 %382, label %868, label %383
383:
 %384 = icmp slt i64 %397, -1
 %385 = select i1 %384, i64 %316, i64 0
 %386 = getelementptr i64, ptr %317, i64 %343
 %387 = getelementptr i64, ptr %386, i64 %385
 store i64 %348, ptr %387, align 8
 %388 = icmp slt i64 %397, -2
 %389 = select i1 %388, i64 %316, i64 0
 %390 = getelementptr i8, ptr %341, i64 16
 %391 = getelementptr i64, ptr %390, i64 %389
 store i64 %360, ptr %391, align 8
 br label %392
392:
 %393 = phi i64 [ %397, %396 ], [ %335, %383 ], [ %343, %338 ]
 %394 = freeze i64 %393
 %395 = icmp eq i64 %323, %399
 br i1 %395, label %429, label %396
396:
 %397 = phi i64 [ %394, %392 ], [ 0, %284 ]
 %398 = phi i64 [ %399, %392 ], [ 0, %284 ]
 %399 = add nuw nsw i64 %398, 1
 %400 = mul nuw nsw i64 %398, 3
 %401 = getelementptr double, ptr %329, i64 %400
 %402 = load double, ptr %401, align 8
 %403 = fcmp nsz contract ugt double %402, 0.000000e+00
 br i1 %403, label %334, label %392
404:
 %405 = phi double [ 1.000000e+00, %371 ], [ %410, %404 ]
 %406 = phi double [ %373, %371 ], [ %411, %404 ]
 %407 = phi i1 [ false, %371 ], [ true, %404 ]
 %408 = phi i1 [ true, %371 ], [ false, %404 ]
 %409 = fmul nsz contract double %405, %406
 %410 = select i1 %408, double %405, double %409
 %411 = fmul nsz contract double %406, %406
 br i1 %407, label %412, label %404
412:
 %413 = getelementptr double, ptr %303, i64 %360
 %414 = load double, ptr %413, align 8
 br label %415
415:
 %416 = phi double [ 1.000000e+00, %412 ], [ %421, %415 ]
 %417 = phi double [ %414, %412 ], [ %422, %415 ]
 %418 = phi i1 [ false, %412 ], [ true, %415 ]
 %419 = phi i1 [ true, %412 ], [ false, %415 ]
 %420 = fmul nsz contract double %416, %417
 %421 = select i1 %419, double %416, double %420
 %422 = fmul nsz contract double %417, %417
 br i1 %418, label %423, label %415
423:
 %424 = fadd nsz contract double %357, %369
 %425 = tail call nsz contract double @llvm.sqrt.f64(double %424)
 %426 = fmul nsz contract double %402, %345
 %427 = fmul nsz contract double %426, 0x3FEFFFFFFF768FA1
 %428 = fcmp nsz contract ult double %425, %427
 br i1 %428, label %383, label %374
429:
 %430 = tail call i64 @llvm.smax.i64(i64 %394, i64 0)
 %431 = icmp slt i64 %394, 1
 br i1 %431, label %868, label %629
432:
 %433 = fmul nsz contract double %668, 0x3D06849B86A12B9B
 %434 = fcmp nsz contract ugt double %655, %433
 br i1 %434, label %435, label %868
435:
 %436 = load i64, ptr %24, align 1
 %437 = icmp slt i64 %436, 1
 br i1 %437, label %441, label %670
438:
 %439 = add nuw nsw i64 %671, 1
 %440 = icmp eq i64 %436, %439
 br i1 %440, label %441, label %670
441:
 br label %684
442:
 %443 = add i64 %685, 1
 %444 = icmp eq i64 %443, %430
 br i1 %444, label %483, label %684
445:
 br i1 %698, label %446, label %697
446:
 %447 = icmp slt i64 %689, 0
 %448 = add nsw i64 %689, 3
 %449 = select i1 %447, i64 %448, i64 %689
 %450 = icmp eq i64 %449, 0
 %451 = select i1 %450, double 1.000000e+00, double 0.000000e+00
 %452 = icmp eq i64 %449, 1
 %453 = select i1 %452, double 1.000000e+00, double 0.000000e+00
 %454 = icmp eq i64 %449, 2
 %455 = select i1 %454, double 1.000000e+00, double 0.000000e+00
 call fastcc void @f10(ptr %4, ptr %296, i64 %295, i64 16, ptr %696, double %451, double %453, double %455)
 %456 = mul i64 %685, %311
 %457 = getelementptr double, ptr %312, i64 %456
 br label %714
458:
 %459 = add nuw nsw i64 %715, 1
 %460 = icmp eq i64 %715, %685
 br i1 %460, label %442, label %714
461:
 br i1 %730, label %458, label %728
462:
 %463 = fptosi double %738 to i64
 %464 = load i64, ptr %24, align 1
 %465 = icmp sgt i64 %464, %463
 br i1 %465, label %466, label %481
466:
 %467 = icmp slt i64 %463, 0
 %468 = select i1 %467, i64 %295, i64 0
 %469 = add i64 %468, %463
 %470 = shl i64 %469, 7
 %471 = getelementptr i8, ptr %296, i64 %470
 %472 = load i64, ptr %716, align 8
 %473 = srem i64 %472, 3
 %474 = icmp slt i64 %473, 0
 %475 = add nsw i64 %473, 3
 %476 = select i1 %474, i64 %475, i64 %473
 %477 = mul nsw i64 %476, 3
 %478 = mul nuw nsw i64 %737, 24
 %479 = getelementptr i8, ptr %726, i64 %478
 %480 = getelementptr i8, ptr %479, i64 72
 br label %743
481:
 %482 = phi double [ %735, %734 ], [ %735, %462 ], [ %776, %743 ]
 br i1 %736, label %461, label %734
483:
 store i8 0, ptr %5, align 1
 call fastcc void @f13(ptr %5, ptr readonly %2, i64 %323, i64 %394)
 %484 = load i8, ptr %5, align 1
 %485 = icmp eq i8 %484, 0
 %486 = load i64, ptr %24, align 1
 %487 = icmp slt i64 %486, 1
 br i1 %487, label %491, label %777
488:
 %489 = add nuw nsw i64 %778, 1
 %490 = icmp eq i64 %486, %489
 br i1 %490, label %491, label %777
491:
 br i1 %485, label %868, label %791
492:
 %493 = getelementptr i8, ptr %322, i64 8
 %494 = getelementptr i8, ptr %322, i64 16
 br label %821
495:
 %496 = getelementptr i8, ptr %826, i64 208
 %497 = load double, ptr %496, align 8
 %498 = fptosi double %497 to i64
 %499 = getelementptr i8, ptr %826, i64 216
 %500 = load double, ptr %499, align 8
 %501 = fptosi double %500 to i64
 %502 = icmp slt i64 %498, 0
 %503 = select i1 %502, i64 %295, i64 0
 %504 = add i64 %503, %498
 %505 = shl i64 %504, 7
 %506 = getelementptr i8, ptr %296, i64 %505
 %507 = icmp slt i64 %501, 0
 %508 = select i1 %507, i64 %295, i64 0
 %509 = add i64 %508, %501
 %510 = shl i64 %509, 7
 %511 = getelementptr i8, ptr %296, i64 %510
 %512 = load double, ptr %511, align 8
 %513 = getelementptr i8, ptr %511, i64 32
 %514 = load double, ptr %513, align 8
 %515 = getelementptr i8, ptr %826, i64 112
 %516 = load double, ptr %515, align 8
 %517 = fmul nsz contract double %514, %516
 %518 = fadd nsz contract double %512, %517
 %519 = getelementptr i8, ptr %511, i64 40
 %520 = load double, ptr %519, align 8
 %521 = getelementptr i8, ptr %826, i64 104
 %522 = load double, ptr %521, align 8
 %523 = fmul nsz contract double %520, %522
 %524 = fsub nsz contract double %518, %523
 %525 = load double, ptr %506, align 8
 %526 = getelementptr i8, ptr %506, i64 32
 %527 = load double, ptr %526, align 8
 %528 = getelementptr i8, ptr %826, i64 88
 %529 = load double, ptr %528, align 8
 %530 = fmul nsz contract double %527, %529
 %531 = fadd nsz contract double %525, %530
 %532 = getelementptr i8, ptr %506, i64 40
 %533 = load double, ptr %532, align 8
 %534 = getelementptr i8, ptr %826, i64 80
 %535 = load double, ptr %534, align 8
 %536 = fmul nsz contract double %533, %535
 %537 = fsub nsz contract double %536, %531
 %538 = fadd nsz contract double %524, %537
 %539 = getelementptr i8, ptr %511, i64 8
 %540 = load double, ptr %539, align 8
 %541 = getelementptr i8, ptr %826, i64 96
 %542 = load double, ptr %541, align 8
 %543 = fmul nsz contract double %520, %542
 %544 = fadd nsz contract double %540, %543
 %545 = getelementptr i8, ptr %511, i64 24
 %546 = load double, ptr %545, align 8
 %547 = fmul nsz contract double %516, %546
 %548 = fsub nsz contract double %544, %547
 %549 = getelementptr i8, ptr %506, i64 8
 %550 = load double, ptr %549, align 8
 %551 = getelementptr i8, ptr %826, i64 72
 %552 = load double, ptr %551, align 8
 %553 = fmul nsz contract double %533, %552
 %554 = fadd nsz contract double %550, %553
 %555 = getelementptr i8, ptr %506, i64 24
 %556 = load double, ptr %555, align 8
 %557 = fmul nsz contract double %529, %556
 %558 = fsub nsz contract double %557, %554
 %559 = fadd nsz contract double %548, %558
 %560 = getelementptr i8, ptr %511, i64 16
 %561 = load double, ptr %560, align 8
 %562 = fmul nsz contract double %522, %546
 %563 = fadd nsz contract double %562, %561
 %564 = fmul nsz contract double %514, %542
 %565 = fsub nsz contract double %563, %564
 %566 = getelementptr i8, ptr %506, i64 16
 %567 = load double, ptr %566, align 8
 %568 = fmul nsz contract double %535, %556
 %569 = fadd nsz contract double %568, %567
 %570 = fmul nsz contract double %527, %552
 %571 = fsub nsz contract double %570, %569
 %572 = fadd nsz contract double %565, %571
 %573 = load double, ptr %826, align 8
 %574 = fmul nsz contract double %538, %573
 %575 = getelementptr i8, ptr %826, i64 8
 %576 = load double, ptr %575, align 8
 %577 = fmul nsz contract double %559, %576
 %578 = fadd nsz contract double %574, %577
 %579 = getelementptr i8, ptr %826, i64 16
 %580 = load double, ptr %579, align 8
 %581 = fmul nsz contract double %580, %572
 %582 = fadd nsz contract double %578, %581
 store double %582, ptr %322, align 8
 %583 = getelementptr i8, ptr %826, i64 24
 %584 = load double, ptr %583, align 8
 %585 = fmul nsz contract double %538, %584
 %586 = getelementptr i8, ptr %826, i64 32
 %587 = load double, ptr %586, align 8
 %588 = fmul nsz contract double %559, %587
 %589 = fadd nsz contract double %585, %588
 %590 = getelementptr i8, ptr %826, i64 40
 %591 = load double, ptr %590, align 8
 %592 = fmul nsz contract double %572, %591
 %593 = fadd nsz contract double %589, %592
 store double %593, ptr %493, align 8
 %594 = getelementptr i8, ptr %826, i64 48
 %595 = load double, ptr %594, align 8
 %596 = fmul nsz contract double %538, %595
 %597 = getelementptr i8, ptr %826, i64 56
 %598 = load double, ptr %597, align 8
 %599 = fmul nsz contract double %559, %598
 %600 = fadd nsz contract double %596, %599
 %601 = getelementptr i8, ptr %826, i64 64
 %602 = load double, ptr %601, align 8
 %603 = fmul nsz contract double %572, %602
 %604 = fadd nsz contract double %600, %603
 store double %604, ptr %494, align 8
 br i1 %822, label %605, label %616
605:
 %606 = getelementptr i8, ptr %826, i64 168
 %607 = load double, ptr %606, align 8
 %608 = fadd nsz contract double %582, %607
 %609 = load double, ptr %17, align 1
 %610 = fneg nsz contract double %609
 %611 = fmul nsz contract double %668, %610
 %612 = fcmp nsz contract oge double %608, %611
 br label %613
613:
 %614 = phi i1 [ %822, %821 ], [ %612, %605 ]
 %615 = icmp eq i64 %824, %323
 br i1 %615, label %620, label %618
616:
 %617 = icmp eq i64 %824, %323
 br i1 %617, label %621, label %618
618:
 %619 = phi i1 [ %614, %613 ], [ false, %616 ]
 br label %821
620:
 br i1 %614, label %622, label %621
621:
 br label %830
622:
 call fastcc void @f17(ptr %7, ptr readonly %2)
 br label %868
623:
 %624 = load i64, ptr %24, align 1
 %625 = icmp slt i64 %624, 1
 br i1 %625, label %868, label %854
626:
 %627 = add nuw nsw i64 %855, 1
 %628 = icmp eq i64 %624, %627
 br i1 %628, label %868, label %854
629:
 %630 = phi double [ %668, %629 ], [ 0.000000e+00, %429 ]
 %631 = phi double [ %655, %629 ], [ 0.000000e+00, %429 ]
 %632 = phi i64 [ %633, %629 ], [ 0, %429 ]
 %633 = add nuw nsw i64 %632, 1
 %634 = getelementptr i64, ptr %317, i64 %632
 %635 = load i64, ptr %634, align 8
 %636 = sdiv i64 %635, 3
 %637 = srem i64 %635, 3
 %638 = icmp slt i64 %637, 0
 %639 = ashr i64 %637, 63
 %640 = add nsw i64 %639, %636
 %641 = icmp slt i64 %640, 0
 %642 = select i1 %641, i64 %306, i64 0
 %643 = add i64 %642, %640
 %644 = shl i64 %643, 8
 %645 = getelementptr i8, ptr %307, i64 %644
 %646 = add nsw i64 %637, 3
 %647 = select i1 %638, i64 %646, i64 %637
 %648 = icmp slt i64 %635, 0
 %649 = select i1 %648, i64 %302, i64 0
 %650 = getelementptr double, ptr %303, i64 %635
 %651 = getelementptr double, ptr %650, i64 %649
 %652 = load double, ptr %651, align 8
 %653 = tail call nsz contract double @llvm.fabs.f64(double %652)
 %654 = fcmp nsz contract ogt double %653, %631
 %655 = select i1 %654, double %653, double %631
 %656 = getelementptr double, ptr %645, i64 %647
 %657 = getelementptr i8, ptr %656, i64 184
 %658 = load double, ptr %657, align 8
 %659 = tail call nsz contract double @llvm.fabs.f64(double %658)
 %660 = icmp eq i64 %647, 1
 %661 = select i1 %660, i64 144, i64 160
 %662 = icmp eq i64 %647, 0
 %663 = select i1 %662, i64 120, i64 %661
 %664 = getelementptr i8, ptr %645, i64 %663
 %665 = load double, ptr %664, align 8
 %666 = fmul nsz contract double %659, %665
 %667 = fcmp nsz contract ogt double %666, %630
 %668 = select i1 %667, double %666, double %630
 %669 = icmp eq i64 %394, %633
 br i1 %669, label %432, label %629
670:
 %671 = phi i64 [ %439, %438 ], [ 0, %435 ]
 %672 = shl i64 %671, 7
 %673 = getelementptr i8, ptr %296, i64 %672
 %674 = mul i64 %671, 144
 %675 = getelementptr i8, ptr %298, i64 %674
 br label %676
676:
 %677 = phi i64 [ 0, %670 ], [ %678, %676 ]
 %678 = add nuw nsw i64 %677, 1
 %679 = getelementptr double, ptr %673, i64 %677
 %680 = load double, ptr %679, align 8
 %681 = getelementptr double, ptr %675, i64 %677
 %682 = getelementptr i8, ptr %681, i64 48
 store double %680, ptr %682, align 8
 %683 = icmp eq i64 %678, 6
 br i1 %683, label %438, label %676
684:
 %685 = phi i64 [ %443, %442 ], [ 0, %441 ]
 %686 = getelementptr i64, ptr %317, i64 %685
 %687 = load i64, ptr %686, align 8
 %688 = sdiv i64 %687, 3
 %689 = srem i64 %687, 3
 %690 = ashr i64 %689, 63
 %691 = add nsw i64 %690, %688
 %692 = icmp slt i64 %691, 0
 %693 = select i1 %692, i64 %306, i64 0
 %694 = add i64 %693, %691
 %695 = shl i64 %694, 8
 %696 = getelementptr i8, ptr %307, i64 %695
 br label %697
697:
 %698 = phi i1 [ false, %684 ], [ true, %445 ]
 %699 = phi i64 [ 0, %684 ], [ 1, %445 ]
 %700 = getelementptr double, ptr %696, i64 %699
 %701 = getelementptr i8, ptr %700, i64 208
 br label %702
702:
 %703 = phi i64 [ 0, %697 ], [ %704, %702 ]
 %704 = add nuw nsw i64 %703, 1
 %705 = load double, ptr %701, align 8
 %706 = fptosi double %705 to i64
 %707 = icmp slt i64 %706, 0
 %708 = select i1 %707, i64 %295, i64 0
 %709 = add i64 %708, %706
 %710 = shl i64 %709, 7
 %711 = getelementptr i8, ptr %296, i64 %710
 %712 = getelementptr double, ptr %711, i64 %703
 store double 0.000000e+00, ptr %712, align 8
 %713 = icmp eq i64 %704, 6
 br i1 %713, label %445, label %702
714:
 %715 = phi i64 [ 0, %446 ], [ %459, %458 ]
 %716 = getelementptr i64, ptr %317, i64 %715
 %717 = load i64, ptr %716, align 8
 %718 = sdiv i64 %717, 3
 %719 = srem i64 %717, 3
 %720 = ashr i64 %719, 63
 %721 = add nsw i64 %720, %718
 %722 = icmp slt i64 %721, 0
 %723 = select i1 %722, i64 %306, i64 0
 %724 = add i64 %723, %721
 %725 = shl i64 %724, 8
 %726 = getelementptr i8, ptr %307, i64 %725
 %727 = getelementptr double, ptr %457, i64 %715
 store double 0.000000e+00, ptr %727, align 8
 br label %728
728:
 %729 = phi double [ 0.000000e+00, %714 ], [ %482, %461 ]
 %730 = phi i1 [ false, %714 ], [ true, %461 ]
 %731 = phi i64 [ 0, %714 ], [ 1, %461 ]
 %732 = getelementptr double, ptr %696, i64 %731
 %733 = getelementptr i8, ptr %732, i64 208
 br label %734
734:
 %735 = phi double [ %729, %728 ], [ %482, %481 ]
 %736 = phi i1 [ false, %728 ], [ true, %481 ]
 %737 = phi i64 [ 0, %728 ], [ 1, %481 ]
 %738 = load double, ptr %733, align 8
 %739 = getelementptr double, ptr %726, i64 %737
 %740 = getelementptr i8, ptr %739, i64 208
 %741 = load double, ptr %740, align 8
 %742 = fcmp nsz contract oeq double %738, %741
 br i1 %742, label %462, label %481
743:
 %744 = phi i64 [ 0, %466 ], [ %746, %743 ]
 %745 = phi double [ %735, %466 ], [ %776, %743 ]
 %746 = add nuw nsw i64 %744, 1
 %747 = icmp eq i64 %746, 3
 %748 = select i1 %747, i64 0, i64 %746
 %749 = add nuw nsw i64 %744, 2
 %750 = urem i64 %749, 3
 %751 = getelementptr double, ptr %471, i64 %744
 %752 = load double, ptr %751, align 8
 %753 = getelementptr double, ptr %471, i64 %748
 %754 = getelementptr i8, ptr %753, i64 24
 %755 = load double, ptr %754, align 8
 %756 = getelementptr double, ptr %480, i64 %750
 %757 = load double, ptr %756, align 8
 %758 = fmul nsz contract double %755, %757
 %759 = fadd nsz contract double %752, %758
 %760 = getelementptr double, ptr %471, i64 %750
 %761 = getelementptr i8, ptr %760, i64 24
 %762 = load double, ptr %761, align 8
 %763 = getelementptr double, ptr %480, i64 %748
 %764 = load double, ptr %763, align 8
 %765 = fmul nsz contract double %762, %764
 %766 = fsub nsz contract double %759, %765
 %767 = fneg nsz contract double %766
 %768 = select nsz contract i1 %736, double %766, double %767
 %769 = add nsw i64 %744, %477
 %770 = lshr i64 %769, 58
 %771 = and i64 %770, 32
 %772 = getelementptr double, ptr %726, i64 %769
 %773 = getelementptr double, ptr %772, i64 %771
 %774 = load double, ptr %773, align 8
 %775 = fmul nsz contract double %774, %768
 %776 = fadd nsz contract double %745, %775
 store double %776, ptr %727, align 8
 br i1 %747, label %481, label %743
777:
 %778 = phi i64 [ %489, %488 ], [ 0, %483 ]
 %779 = mul i64 %778, 144
 %780 = getelementptr i8, ptr %298, i64 %779
 %781 = shl i64 %778, 7
 %782 = getelementptr i8, ptr %296, i64 %781
 br label %783
783:
 %784 = phi i64 [ 0, %777 ], [ %785, %783 ]
 %785 = add nuw nsw i64 %784, 1
 %786 = getelementptr double, ptr %780, i64 %784
 %787 = getelementptr i8, ptr %786, i64 48
 %788 = load double, ptr %787, align 8
 %789 = getelementptr double, ptr %782, i64 %784
 store double %788, ptr %789, align 8
 %790 = icmp eq i64 %785, 6
 br i1 %790, label %488, label %783
791:
 %792 = phi i64 [ %793, %791 ], [ 0, %491 ]
 %793 = add nuw nsw i64 %792, 1
 %794 = getelementptr i64, ptr %317, i64 %792
 %795 = load i64, ptr %794, align 8
 %796 = sdiv i64 %795, 3
 %797 = srem i64 %795, 3
 %798 = icmp slt i64 %797, 0
 %799 = ashr i64 %797, 63
 %800 = add nsw i64 %799, %796
 %801 = icmp slt i64 %800, 0
 %802 = select i1 %801, i64 %306, i64 0
 %803 = add i64 %802, %800
 %804 = shl i64 %803, 8
 %805 = getelementptr i8, ptr %307, i64 %804
 %806 = add nsw i64 %797, 3
 %807 = select i1 %798, i64 %806, i64 %797
 %808 = getelementptr double, ptr %320, i64 %792
 %809 = load double, ptr %808, align 8
 %810 = getelementptr double, ptr %805, i64 %807
 %811 = getelementptr i8, ptr %810, i64 184
 %812 = load double, ptr %811, align 8
 %813 = fadd nsz contract double %809, %812
 store double %813, ptr %811, align 8
 %814 = icmp eq i64 %807, 0
 %815 = select i1 %814, double %809, double 0.000000e+00
 %816 = icmp eq i64 %807, 1
 %817 = select i1 %816, double %809, double 0.000000e+00
 %818 = icmp eq i64 %807, 2
 %819 = select i1 %818, double %809, double 0.000000e+00
 call fastcc void @f10(ptr %6, ptr %296, i64 %295, i64 16, ptr %805, double %815, double %817, double %819)
 %820 = icmp eq i64 %394, %793
 br i1 %820, label %492, label %791
821:
 %822 = phi i1 [ true, %492 ], [ %619, %618 ]
 %823 = phi i64 [ 0, %492 ], [ %824, %618 ]
 %824 = add nuw nsw i64 %823, 1
 %825 = shl i64 %823, 8
 %826 = getelementptr i8, ptr %307, i64 %825
 %827 = getelementptr i8, ptr %826, i64 184
 %828 = load double, ptr %827, align 8
 %829 = fcmp nsz contract oeq double %828, 0.000000e+00
 br i1 %829, label %495, label %613
830:
 %831 = phi i64 [ %832, %830 ], [ 0, %621 ]
 %832 = add nuw nsw i64 %831, 1
 %833 = getelementptr i64, ptr %317, i64 %831
 %834 = load i64, ptr %833, align 8
 %835 = sdiv i64 %834, 3
 %836 = srem i64 %834, 3
 %837 = icmp slt i64 %836, 0
 %838 = ashr i64 %836, 63
 %839 = add nsw i64 %838, %835
 %840 = add nsw i64 %836, 3
 %841 = select i1 %837, i64 %840, i64 %836
 %842 = icmp slt i64 %839, 0
 %843 = select i1 %842, i64 %306, i64 0
 %844 = add i64 %843, %839
 %845 = shl i64 %844, 8
 %846 = getelementptr i8, ptr %307, i64 %845
 %847 = getelementptr double, ptr %846, i64 %841
 %848 = getelementptr i8, ptr %847, i64 184
 %849 = load double, ptr %848, align 8
 %850 = getelementptr double, ptr %320, i64 %831
 %851 = load double, ptr %850, align 8
 %852 = fsub nsz contract double %849, %851
 store double %852, ptr %848, align 8
 %853 = icmp eq i64 %394, %832
 br i1 %853, label %623, label %830
854:
 %855 = phi i64 [ %627, %626 ], [ 0, %623 ]
 %856 = mul i64 %855, 144
 %857 = getelementptr i8, ptr %298, i64 %856
 %858 = shl i64 %855, 7
 %859 = getelementptr i8, ptr %296, i64 %858
 br label %860
860:
 %861 = phi i64 [ 0, %854 ], [ %862, %860 ]
 %862 = add nuw nsw i64 %861, 1
 %863 = getelementptr double, ptr %857, i64 %861
 %864 = getelementptr i8, ptr %863, i64 48
 %865 = load double, ptr %864, align 8
 %866 = getelementptr double, ptr %859, i64 %861
 store double %865, ptr %866, align 8
 %867 = icmp eq i64 %862, 6
 br i1 %867, label %626, label %860
868:
 %869 = phi i64 [ 0, %622 ], [ %286, %623 ], [ %286, %284 ], [ 0, %432 ], [ %286, %429 ], [ %286, %491 ], [ %286, %626 ], [ %286, %334 ], [ %286, %374 ]
 %870 = getelementptr inbounds nuw i8, ptr %2, i64 240
 %871 = load i64, ptr %870, align 1
 %872 = add nsw i64 %871, %869
 store i64 %872, ptr %870, align 1
 br label %13
}
define internal fastcc void @f17(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1) unnamed_addr {
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
define internal fastcc void @f18(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, double %5) unnamed_addr {
6:
 %7 = alloca ptr, align 8
 %8 = alloca ptr, align 8
 %9 = alloca ptr, align 8
 %10 = alloca ptr, align 8
 %11 = alloca ptr, align 8
 %12 = alloca ptr, align 8
 %13 = getelementptr inbounds nuw i8, ptr %1, i64 160
 %14 = load i64, ptr %13, align 1
 %15 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %16 = load i64, ptr %15, align 1
 %17 = inttoptr i64 %14 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %1, i64 192
 %19 = load i64, ptr %18, align 1
 %20 = inttoptr i64 %19 to ptr
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %22 = load i64, ptr %21, align 1
 %23 = inttoptr i64 %22 to ptr
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 416
 %25 = load i64, ptr %24, align 1
 %26 = inttoptr i64 %25 to ptr
 %27 = fmul nsz contract double %5, 2.000000e+00
 %28 = icmp slt i64 %3, 0
 %29 = select i1 %28, i64 %16, i64 0
 %30 = add i64 %29, %3
 %31 = getelementptr double, ptr %26, i64 %30
 %32 = load double, ptr %31, align 8
 %33 = icmp slt i64 %4, 0
 %34 = select i1 %33, i64 %16, i64 0
 %35 = add i64 %34, %4
 %36 = getelementptr double, ptr %26, i64 %35
 %37 = load double, ptr %36, align 8
 %38 = fadd nsz contract double %32, %37
 %39 = fmul nsz contract double %27, %38
 %40 = load double, ptr %1, align 1
 %41 = fmul nsz contract double %40, 1.000000e-03
 %42 = fadd nsz contract double %39, %41
 %43 = mul i64 %30, 96
 %44 = getelementptr i8, ptr %23, i64 %43
 %45 = mul i64 %35, 96
 %46 = getelementptr i8, ptr %23, i64 %45
 %47 = getelementptr i64, ptr %17, i64 %30
 %48 = load i64, ptr %47, align 8
 %49 = icmp eq i64 %48, 3
 %50 = getelementptr i64, ptr %17, i64 %35
 %51 = load i64, ptr %50, align 8
 %52 = freeze i64 %51
 %53 = icmp eq i64 %52, 3
 br i1 %49, label %55, label %54
54:
 br i1 %53, label %57, label %1062
55:
 br i1 %53, label %57, label %56
56:
 br label %57
57:
 %58 = phi i64 [ %45, %56 ], [ %43, %54 ], [ %43, %55 ]
 %59 = phi i64 [ %35, %56 ], [ %30, %54 ], [ %30, %55 ]
 %60 = phi ptr [ %44, %56 ], [ %46, %54 ], [ %46, %55 ]
 %61 = getelementptr i8, ptr %23, i64 %58
 br label %1045
62:
 %63 = getelementptr double, ptr %20, i64 %59
 %64 = load double, ptr %63, align 8
 %65 = fsub nsz contract double %1060, %64
 %66 = fcmp nsz contract ult double %65, %42
 br i1 %66, label %77, label %67
67:
 store ptr null, ptr %0, align 8
 ret void
68:
 %69 = getelementptr double, ptr %20, i64 %30
 %70 = load double, ptr %69, align 8
 %71 = fadd nsz contract double %42, %70
 %72 = getelementptr double, ptr %20, i64 %35
 %73 = load double, ptr %72, align 8
 %74 = fadd nsz contract double %71, %73
 %75 = fmul nsz contract double %74, %74
 %76 = fcmp nsz contract ult double %1073, %75
 br i1 %76, label %77, label %67
77:
 store ptr null, ptr %9, align 8
 store ptr null, ptr %10, align 8
 store ptr null, ptr %11, align 8
 store ptr null, ptr %12, align 8
 %78 = getelementptr i64, ptr %17, i64 %3
 %79 = getelementptr i64, ptr %78, i64 %29
 %80 = load i64, ptr %79, align 8
 %81 = getelementptr i64, ptr %17, i64 %4
 %82 = getelementptr i64, ptr %81, i64 %34
 %83 = load i64, ptr %82, align 8
 %84 = icmp eq i64 %80, 3
 br i1 %84, label %85, label %86
85:
 call fastcc void @f19(ptr %9, ptr readonly %1, ptr %2, i64 %3, i64 %4, double %42, i64 %3, i64 %4, double 1.000000e+00)
 br label %1044
86:
 %87 = icmp eq i64 %83, 3
 br i1 %87, label %88, label %89
88:
 call fastcc void @f19(ptr %10, ptr readonly %1, ptr %2, i64 %4, i64 %3, double %42, i64 %3, i64 %4, double -1.000000e+00)
 br label %1044
89:
 %90 = icmp eq i64 %80, 2
 %91 = icmp eq i64 %83, 2
 %92 = select i1 %90, i1 %91, i1 false
 br i1 %92, label %93, label %658
93:
 %94 = getelementptr inbounds nuw i8, ptr %1, i64 176
 %95 = load i64, ptr %94, align 1
 %96 = inttoptr i64 %95 to ptr
 %97 = getelementptr inbounds nuw i8, ptr %2, i64 840
 %98 = load i64, ptr %97, align 1
 %99 = shl i64 %30, 5
 %100 = getelementptr i8, ptr %96, i64 %99
 %101 = shl i64 %35, 5
 %102 = getelementptr i8, ptr %96, i64 %101
 %103 = getelementptr i8, ptr %100, i64 8
 %104 = load double, ptr %103, align 8
 %105 = getelementptr i8, ptr %100, i64 16
 %106 = load double, ptr %105, align 8
 %107 = fcmp nsz contract olt double %106, %104
 %108 = select i1 %107, double %106, double %104
 %109 = getelementptr i8, ptr %100, i64 24
 %110 = load double, ptr %109, align 8
 %111 = getelementptr i8, ptr %102, i64 8
 %112 = load double, ptr %111, align 8
 %113 = getelementptr i8, ptr %102, i64 16
 %114 = load double, ptr %113, align 8
 %115 = getelementptr i8, ptr %102, i64 24
 %116 = load double, ptr %115, align 8
 %117 = fcmp nsz contract olt double %116, %114
 %118 = select i1 %117, double %116, double %114
 %119 = fcmp nsz contract olt double %118, %112
 %120 = select i1 %119, double %118, double %112
 %121 = fcmp nsz contract olt double %120, %110
 %122 = select i1 %121, double %120, double %110
 %123 = fcmp nsz contract olt double %122, %108
 %124 = select i1 %123, double %122, double %108
 %125 = fmul nsz contract double %124, 1.000000e-03
 br label %548
126:
 %127 = inttoptr i64 %98 to ptr
 br label %554
128:
 %129 = getelementptr double, ptr %100, i64 %551
 %130 = getelementptr i8, ptr %129, i64 8
 %131 = load double, ptr %130, align 8
 %132 = getelementptr double, ptr %44, i64 %551
 br label %142
133:
 %134 = add nuw nsw i64 %160, 1
 %135 = tail call nsz contract double @llvm.fabs.f64(double %172)
 %136 = getelementptr double, ptr %102, i64 %160
 %137 = getelementptr i8, ptr %136, i64 8
 %138 = load double, ptr %137, align 8
 %139 = fmul nsz contract double %135, %138
 %140 = fadd nsz contract double %159, %139
 %141 = icmp eq i64 %134, 3
 br i1 %141, label %221, label %158
142:
 %143 = phi double [ 0.000000e+00, %128 ], [ %156, %142 ]
 %144 = phi i64 [ 0, %128 ], [ %145, %142 ]
 %145 = add nuw nsw i64 %144, 1
 %146 = mul nuw nsw i64 %144, 24
 %147 = getelementptr i8, ptr %132, i64 %146
 %148 = load double, ptr %147, align 8
 %149 = add nuw nsw i64 %144, 9
 %150 = getelementptr double, ptr %46, i64 %149
 %151 = load double, ptr %150, align 8
 %152 = getelementptr double, ptr %44, i64 %149
 %153 = load double, ptr %152, align 8
 %154 = fsub nsz contract double %151, %153
 %155 = fmul nsz contract double %148, %154
 %156 = fadd nsz contract double %143, %155
 %157 = icmp eq i64 %145, 3
 br i1 %157, label %158, label %142
158:
 %159 = phi double [ %140, %133 ], [ %131, %142 ]
 %160 = phi i64 [ %134, %133 ], [ 0, %142 ]
 %161 = getelementptr double, ptr %46, i64 %160
 br label %162
162:
 %163 = phi double [ 0.000000e+00, %158 ], [ %172, %162 ]
 %164 = phi i64 [ 0, %158 ], [ %165, %162 ]
 %165 = add nuw nsw i64 %164, 1
 %166 = mul nuw nsw i64 %164, 3
 %167 = getelementptr double, ptr %132, i64 %166
 %168 = load double, ptr %167, align 8
 %169 = getelementptr double, ptr %161, i64 %166
 %170 = load double, ptr %169, align 8
 %171 = fmul nsz contract double %168, %170
 %172 = fadd nsz contract double %163, %171
 %173 = icmp eq i64 %165, 3
 br i1 %173, label %133, label %162
174:
 %175 = add nsw i64 %551, -3
 %176 = getelementptr double, ptr %102, i64 %175
 %177 = getelementptr i8, ptr %176, i64 8
 %178 = load double, ptr %177, align 8
 %179 = getelementptr double, ptr %46, i64 %175
 br label %189
180:
 %181 = add nuw nsw i64 %207, 1
 %182 = tail call nsz contract double @llvm.fabs.f64(double %219)
 %183 = getelementptr double, ptr %100, i64 %207
 %184 = getelementptr i8, ptr %183, i64 8
 %185 = load double, ptr %184, align 8
 %186 = fmul nsz contract double %182, %185
 %187 = fadd nsz contract double %206, %186
 %188 = icmp eq i64 %181, 3
 br i1 %188, label %221, label %205
189:
 %190 = phi double [ 0.000000e+00, %174 ], [ %203, %189 ]
 %191 = phi i64 [ 0, %174 ], [ %192, %189 ]
 %192 = add nuw nsw i64 %191, 1
 %193 = mul nuw nsw i64 %191, 24
 %194 = getelementptr i8, ptr %179, i64 %193
 %195 = load double, ptr %194, align 8
 %196 = add nuw nsw i64 %191, 9
 %197 = getelementptr double, ptr %44, i64 %196
 %198 = load double, ptr %197, align 8
 %199 = getelementptr double, ptr %46, i64 %196
 %200 = load double, ptr %199, align 8
 %201 = fsub nsz contract double %198, %200
 %202 = fmul nsz contract double %195, %201
 %203 = fadd nsz contract double %190, %202
 %204 = icmp eq i64 %192, 3
 br i1 %204, label %205, label %189
205:
 %206 = phi double [ %187, %180 ], [ %178, %189 ]
 %207 = phi i64 [ %181, %180 ], [ 0, %189 ]
 %208 = getelementptr double, ptr %44, i64 %207
 br label %209
209:
 %210 = phi double [ 0.000000e+00, %205 ], [ %219, %209 ]
 %211 = phi i64 [ 0, %205 ], [ %212, %209 ]
 %212 = add nuw nsw i64 %211, 1
 %213 = mul nuw nsw i64 %211, 3
 %214 = getelementptr double, ptr %179, i64 %213
 %215 = load double, ptr %214, align 8
 %216 = getelementptr double, ptr %208, i64 %213
 %217 = load double, ptr %216, align 8
 %218 = fmul nsz contract double %215, %217
 %219 = fadd nsz contract double %210, %218
 %220 = icmp eq i64 %212, 3
 br i1 %220, label %180, label %209
221:
 %222 = phi double [ %156, %133 ], [ %203, %180 ]
 %223 = phi double [ %140, %133 ], [ %187, %180 ]
 %224 = tail call nsz contract double @llvm.fabs.f64(double %222)
 %225 = fsub nsz contract double %224, %223
 %226 = icmp samesign ult i64 %550, 3
 %227 = icmp samesign ugt i64 %551, 2
 %228 = and i1 %226, %227
 %229 = select i1 %228, double %125, double 0.000000e+00
 %230 = fadd nsz contract double %549, %229
 %231 = fcmp nsz contract ogt double %225, %230
 %232 = select i1 %231, i64 %551, i64 %550
 %233 = select i1 %231, double %225, double %549
 %234 = icmp eq i64 %552, 6
 br i1 %234, label %126, label %548
235:
 %236 = fcmp nsz contract ogt double %655, %233
 %237 = select i1 %236, double %655, double %233
 %238 = fcmp nsz contract ult double %237, %42
 br i1 %238, label %239, label %657
239:
 %240 = icmp sgt i64 %654, -1
 %241 = fadd nsz contract double %125, %233
 %242 = fcmp nsz contract ogt double %655, %241
 %243 = select i1 %240, i1 %242, i1 false
 br i1 %243, label %244, label %543
244:
 %245 = load i64, ptr %94, align 1
 %246 = load i64, ptr %15, align 1
 %247 = load i64, ptr %21, align 1
 %248 = inttoptr i64 %247 to ptr
 %249 = load i64, ptr %97, align 1
 %250 = inttoptr i64 %249 to ptr
 %251 = getelementptr inbounds nuw i8, ptr %2, i64 848
 %252 = load i64, ptr %251, align 1
 %253 = select i1 %28, i64 %246, i64 0
 %254 = add i64 %253, %3
 %255 = mul i64 %254, 96
 %256 = getelementptr i8, ptr %248, i64 %255
 %257 = select i1 %33, i64 %246, i64 0
 %258 = add i64 %257, %4
 %259 = mul i64 %258, 96
 %260 = getelementptr i8, ptr %248, i64 %259
 %261 = udiv i64 %654, 3
 %262 = urem i64 %654, 3
 %263 = getelementptr double, ptr %256, i64 %261
 %264 = getelementptr double, ptr %260, i64 %262
 br label %282
265:
 %266 = fcmp nsz contract olt double %329, 0.000000e+00
 br i1 %266, label %331, label %267
267:
 %268 = tail call nsz contract double @llvm.fabs.f64(double %329)
 br label %338
269:
 %270 = add nuw nsw i64 %340, 1
 %271 = tail call nsz contract double @llvm.fabs.f64(double %353)
 %272 = getelementptr double, ptr %310, i64 %270
 %273 = load double, ptr %272, align 8
 %274 = fmul nsz contract double %271, %273
 %275 = tail call nsz contract double @llvm.fabs.f64(double %357)
 %276 = getelementptr double, ptr %312, i64 %270
 %277 = load double, ptr %276, align 8
 %278 = fmul nsz contract double %275, %277
 %279 = fadd nsz contract double %274, %278
 %280 = fsub nsz contract double %339, %279
 %281 = icmp eq i64 %270, 3
 br i1 %281, label %359, label %338
282:
 %283 = phi double [ 0.000000e+00, %244 ], [ %305, %282 ]
 %284 = phi i64 [ 0, %244 ], [ %285, %282 ]
 %285 = add nuw nsw i64 %284, 1
 %286 = icmp eq i64 %285, 3
 %287 = add nuw nsw i64 %284, 2
 %288 = urem i64 %287, 3
 %289 = mul nuw nsw i64 %285, 3
 %290 = select i1 %286, i64 0, i64 %289
 %291 = getelementptr double, ptr %263, i64 %290
 %292 = load double, ptr %291, align 8
 %293 = mul nuw nsw i64 %288, 3
 %294 = getelementptr double, ptr %264, i64 %293
 %295 = load double, ptr %294, align 8
 %296 = fmul nsz contract double %292, %295
 %297 = getelementptr double, ptr %263, i64 %293
 %298 = load double, ptr %297, align 8
 %299 = getelementptr double, ptr %264, i64 %290
 %300 = load double, ptr %299, align 8
 %301 = fmul nsz contract double %298, %300
 %302 = fsub nsz contract double %296, %301
 %303 = getelementptr double, ptr %250, i64 %284
 store double %302, ptr %303, align 8
 %304 = fmul nsz contract double %302, %302
 %305 = fadd nsz contract double %283, %304
 br i1 %286, label %306, label %282
306:
 %307 = inttoptr i64 %245 to ptr
 %308 = inttoptr i64 %252 to ptr
 %309 = shl i64 %254, 5
 %310 = getelementptr i8, ptr %307, i64 %309
 %311 = shl i64 %258, 5
 %312 = getelementptr i8, ptr %307, i64 %311
 %313 = tail call nsz contract double @llvm.sqrt.f64(double %305)
 %314 = fcmp nsz contract olt double %313, 0x3EB0C6F7A0B5ED8D
 br i1 %314, label %359, label %315
315:
 %316 = phi double [ %329, %315 ], [ 0.000000e+00, %306 ]
 %317 = phi i64 [ %318, %315 ], [ 0, %306 ]
 %318 = add nuw nsw i64 %317, 1
 %319 = getelementptr double, ptr %250, i64 %317
 %320 = load double, ptr %319, align 8
 %321 = fdiv nsz contract double %320, %313
 store double %321, ptr %319, align 8
 %322 = add nuw nsw i64 %317, 9
 %323 = getelementptr double, ptr %260, i64 %322
 %324 = load double, ptr %323, align 8
 %325 = getelementptr double, ptr %256, i64 %322
 %326 = load double, ptr %325, align 8
 %327 = fsub nsz contract double %324, %326
 %328 = fmul nsz contract double %321, %327
 %329 = fadd nsz contract double %316, %328
 %330 = icmp eq i64 %318, 3
 br i1 %330, label %265, label %315
331:
 %332 = phi i64 [ %333, %331 ], [ 0, %265 ]
 %333 = add nuw nsw i64 %332, 1
 %334 = getelementptr double, ptr %250, i64 %332
 %335 = load double, ptr %334, align 8
 %336 = fneg nsz contract double %335
 store double %336, ptr %334, align 8
 %337 = icmp eq i64 %333, 3
 br i1 %337, label %267, label %331
338:
 %339 = phi double [ %268, %267 ], [ %280, %269 ]
 %340 = phi i64 [ 0, %267 ], [ %270, %269 ]
 br label %341
341:
 %342 = phi double [ 0.000000e+00, %338 ], [ %357, %341 ]
 %343 = phi double [ 0.000000e+00, %338 ], [ %353, %341 ]
 %344 = phi i64 [ 0, %338 ], [ %345, %341 ]
 %345 = add nuw nsw i64 %344, 1
 %346 = getelementptr double, ptr %250, i64 %344
 %347 = load double, ptr %346, align 8
 %348 = mul nuw nsw i64 %344, 3
 %349 = add nuw nsw i64 %348, %340
 %350 = getelementptr double, ptr %256, i64 %349
 %351 = load double, ptr %350, align 8
 %352 = fmul nsz contract double %347, %351
 %353 = fadd nsz contract double %343, %352
 %354 = getelementptr double, ptr %260, i64 %349
 %355 = load double, ptr %354, align 8
 %356 = fmul nsz contract double %347, %355
 %357 = fadd nsz contract double %342, %356
 %358 = icmp eq i64 %345, 3
 br i1 %358, label %269, label %341
359:
 %360 = phi double [ 0xFFF0000000000000, %306 ], [ %280, %269 ]
 %361 = getelementptr i8, ptr %308, i64 24
 br label %465
362:
 %363 = add nuw nsw i64 %477, 1
 %364 = icmp eq i64 %363, 3
 br i1 %364, label %499, label %476
365:
 %366 = icmp eq i64 %477, %261
 %367 = icmp eq i64 %477, %262
 %368 = fcmp nsz contract ogt double %490, 0.000000e+00
 %369 = getelementptr double, ptr %310, i64 %477
 %370 = getelementptr i8, ptr %369, i64 8
 %371 = fcmp nsz contract ogt double %494, 0.000000e+00
 %372 = getelementptr double, ptr %312, i64 %477
 %373 = getelementptr i8, ptr %372, i64 8
 %374 = getelementptr double, ptr %256, i64 %477
 %375 = getelementptr double, ptr %260, i64 %477
 br label %496
376:
 %377 = getelementptr double, ptr %308, i64 %497
 %378 = load double, ptr %377, align 8
 %379 = mul nuw nsw i64 %497, 24
 %380 = getelementptr i8, ptr %374, i64 %379
 %381 = load double, ptr %380, align 8
 %382 = load double, ptr %370, align 8
 %383 = fneg nsz contract double %382
 %384 = select i1 %368, double %382, double %383
 %385 = fmul nsz contract double %381, %384
 %386 = fadd nsz contract double %378, %385
 store double %386, ptr %377, align 8
 br label %387
387:
 br i1 %367, label %399, label %388
388:
 %389 = getelementptr double, ptr %361, i64 %497
 %390 = load double, ptr %389, align 8
 %391 = mul nuw nsw i64 %497, 24
 %392 = getelementptr i8, ptr %375, i64 %391
 %393 = load double, ptr %392, align 8
 %394 = load double, ptr %373, align 8
 %395 = fneg nsz contract double %394
 %396 = select i1 %371, double %394, double %395
 %397 = fmul nsz contract double %393, %396
 %398 = fsub nsz contract double %390, %397
 store double %398, ptr %389, align 8
 br label %399
399:
 %400 = icmp eq i64 %498, 3
 br i1 %400, label %362, label %496
401:
 %402 = fmul nsz contract double %511, %520
 %403 = fsub nsz contract double %518, %402
 %404 = fmul nsz contract double %511, %511
 %405 = fsub nsz contract double 1.000000e+00, %404
 %406 = fdiv nsz contract double %403, %405
 %407 = fmul nsz contract double %511, %406
 %408 = fsub nsz contract double %407, %520
 br label %522
409:
 %410 = add nuw nsw i64 %654, 100
 %411 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %412 = load i64, ptr %411, align 1
 %413 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %414 = load i64, ptr %413, align 1
 %415 = shl nsw i64 %414, 2
 %416 = inttoptr i64 %412 to ptr
 %417 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %418 = load i64, ptr %417, align 1
 %419 = inttoptr i64 %418 to ptr
 %420 = getelementptr inbounds nuw i8, ptr %2, i64 440
 %421 = load i64, ptr %420, align 1
 %422 = inttoptr i64 %421 to ptr
 %423 = getelementptr inbounds nuw i8, ptr %2, i64 448
 %424 = load i64, ptr %423, align 1
 %425 = inttoptr i64 %424 to ptr
 %426 = fcmp nsz contract olt double %360, %42
 br i1 %426, label %427, label %657
427:
 %428 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %429 = load i64, ptr %428, align 1
 %430 = icmp slt i64 %429, %414
 br i1 %430, label %435, label %431
431:
 %432 = getelementptr inbounds nuw i8, ptr %2, i64 208
 %433 = load i64, ptr %432, align 1
 %434 = add nsw i64 %433, 1
 store i64 %434, ptr %432, align 1
 br label %657
435:
 %436 = icmp slt i64 %429, 0
 %437 = select i1 %436, i64 %415, i64 0
 %438 = shl i64 %429, 5
 %439 = getelementptr i8, ptr %416, i64 %438
 %440 = getelementptr i64, ptr %439, i64 %437
 store i64 %3, ptr %440, align 8
 %441 = getelementptr i8, ptr %439, i64 8
 %442 = getelementptr i64, ptr %441, i64 %437
 store i64 %4, ptr %442, align 8
 %443 = getelementptr i8, ptr %439, i64 16
 %444 = getelementptr i64, ptr %443, i64 %437
 store i64 0, ptr %444, align 8
 %445 = getelementptr i8, ptr %439, i64 24
 %446 = getelementptr i64, ptr %445, i64 %437
 store i64 %410, ptr %446, align 8
 %447 = select i1 %436, i64 %414, i64 0
 %448 = add i64 %447, %429
 %449 = getelementptr double, ptr %419, i64 %448
 store double %360, ptr %449, align 8
 %450 = mul i64 %448, 3
 br label %454
451:
 %452 = load i64, ptr %428, align 1
 %453 = add nsw i64 %452, 1
 store i64 %453, ptr %428, align 1
 br label %657
454:
 %455 = phi i64 [ 0, %435 ], [ %456, %454 ]
 %456 = add nuw nsw i64 %455, 1
 %457 = getelementptr double, ptr %250, i64 %455
 %458 = load double, ptr %457, align 8
 %459 = getelementptr i8, ptr %457, i64 24
 %460 = load double, ptr %459, align 8
 %461 = add i64 %455, %450
 %462 = getelementptr double, ptr %422, i64 %461
 store double %458, ptr %462, align 8
 %463 = getelementptr double, ptr %425, i64 %461
 store double %460, ptr %463, align 8
 %464 = icmp eq i64 %456, 3
 br i1 %464, label %451, label %454
465:
 %466 = phi i64 [ 0, %359 ], [ %467, %465 ]
 %467 = add nuw nsw i64 %466, 1
 %468 = add nuw nsw i64 %466, 9
 %469 = getelementptr double, ptr %256, i64 %468
 %470 = load double, ptr %469, align 8
 %471 = getelementptr double, ptr %260, i64 %468
 %472 = load double, ptr %471, align 8
 %473 = getelementptr double, ptr %308, i64 %466
 store double %470, ptr %473, align 8
 %474 = getelementptr double, ptr %361, i64 %466
 store double %472, ptr %474, align 8
 %475 = icmp eq i64 %467, 3
 br i1 %475, label %476, label %465
476:
 %477 = phi i64 [ %363, %362 ], [ 0, %465 ]
 br label %478
478:
 %479 = phi double [ 0.000000e+00, %476 ], [ %494, %478 ]
 %480 = phi double [ 0.000000e+00, %476 ], [ %490, %478 ]
 %481 = phi i64 [ 0, %476 ], [ %482, %478 ]
 %482 = add nuw nsw i64 %481, 1
 %483 = getelementptr double, ptr %250, i64 %481
 %484 = load double, ptr %483, align 8
 %485 = mul nuw nsw i64 %481, 3
 %486 = add nuw nsw i64 %485, %477
 %487 = getelementptr double, ptr %256, i64 %486
 %488 = load double, ptr %487, align 8
 %489 = fmul nsz contract double %484, %488
 %490 = fadd nsz contract double %480, %489
 %491 = getelementptr double, ptr %260, i64 %486
 %492 = load double, ptr %491, align 8
 %493 = fmul nsz contract double %484, %492
 %494 = fadd nsz contract double %479, %493
 %495 = icmp eq i64 %482, 3
 br i1 %495, label %365, label %478
496:
 %497 = phi i64 [ 0, %365 ], [ %498, %399 ]
 %498 = add nuw nsw i64 %497, 1
 br i1 %366, label %387, label %376
499:
 %500 = phi double [ %520, %499 ], [ 0.000000e+00, %362 ]
 %501 = phi double [ %518, %499 ], [ 0.000000e+00, %362 ]
 %502 = phi double [ %511, %499 ], [ 0.000000e+00, %362 ]
 %503 = phi i64 [ %504, %499 ], [ 0, %362 ]
 %504 = add nuw nsw i64 %503, 1
 %505 = mul nuw nsw i64 %503, 3
 %506 = getelementptr double, ptr %263, i64 %505
 %507 = load double, ptr %506, align 8
 %508 = getelementptr double, ptr %264, i64 %505
 %509 = load double, ptr %508, align 8
 %510 = fmul nsz contract double %507, %509
 %511 = fadd nsz contract double %502, %510
 %512 = getelementptr double, ptr %361, i64 %503
 %513 = load double, ptr %512, align 8
 %514 = getelementptr double, ptr %308, i64 %503
 %515 = load double, ptr %514, align 8
 %516 = fsub nsz contract double %513, %515
 %517 = fmul nsz contract double %507, %516
 %518 = fadd nsz contract double %501, %517
 %519 = fmul nsz contract double %509, %516
 %520 = fadd nsz contract double %500, %519
 %521 = icmp eq i64 %504, 3
 br i1 %521, label %401, label %499
522:
 %523 = phi i64 [ 0, %401 ], [ %524, %522 ]
 %524 = add nuw nsw i64 %523, 1
 %525 = getelementptr double, ptr %308, i64 %523
 %526 = load double, ptr %525, align 8
 %527 = mul nuw nsw i64 %523, 3
 %528 = getelementptr double, ptr %263, i64 %527
 %529 = load double, ptr %528, align 8
 %530 = fmul nsz contract double %406, %529
 %531 = fadd nsz contract double %526, %530
 %532 = getelementptr double, ptr %361, i64 %523
 %533 = load double, ptr %532, align 8
 %534 = fadd nsz contract double %533, %531
 %535 = getelementptr double, ptr %264, i64 %527
 %536 = load double, ptr %535, align 8
 %537 = fmul nsz contract double %408, %536
 %538 = fadd nsz contract double %534, %537
 %539 = fmul nsz contract double %538, 5.000000e-01
 %540 = getelementptr double, ptr %250, i64 %523
 %541 = getelementptr i8, ptr %540, i64 24
 store double %539, ptr %541, align 8
 %542 = icmp eq i64 %524, 3
 br i1 %542, label %409, label %522
543:
 %544 = icmp samesign ult i64 %232, 3
 br i1 %544, label %545, label %546
545:
 call fastcc void @f22(ptr %7, ptr readonly %1, ptr %2, i64 %3, i64 %4, i64 %232, double %42, i64 %3, i64 %4, double 1.000000e+00)
 br label %657
546:
 %547 = add nsw i64 %232, -3
 call fastcc void @f22(ptr %8, ptr readonly %1, ptr %2, i64 %4, i64 %3, i64 %547, double %42, i64 %3, i64 %4, double -1.000000e+00)
 br label %657
548:
 %549 = phi double [ 0xFFF0000000000000, %93 ], [ %233, %221 ]
 %550 = phi i64 [ 0, %93 ], [ %232, %221 ]
 %551 = phi i64 [ 0, %93 ], [ %552, %221 ]
 %552 = add nuw nsw i64 %551, 1
 %553 = icmp samesign ult i64 %551, 3
 br i1 %553, label %128, label %174
554:
 %555 = phi double [ 0xFFF0000000000000, %126 ], [ %655, %651 ]
 %556 = phi i64 [ -1, %126 ], [ %654, %651 ]
 %557 = phi i64 [ 0, %126 ], [ %604, %651 ]
 %558 = udiv i64 %557, 3
 %559 = urem i64 %557, 3
 %560 = getelementptr double, ptr %44, i64 %558
 %561 = getelementptr double, ptr %46, i64 %559
 br label %579
562:
 %563 = fcmp nsz contract olt double %621, 0.000000e+00
 br i1 %563, label %623, label %564
564:
 %565 = tail call nsz contract double @llvm.fabs.f64(double %621)
 br label %630
566:
 %567 = add nuw nsw i64 %632, 1
 %568 = tail call nsz contract double @llvm.fabs.f64(double %645)
 %569 = getelementptr double, ptr %100, i64 %567
 %570 = load double, ptr %569, align 8
 %571 = fmul nsz contract double %568, %570
 %572 = tail call nsz contract double @llvm.fabs.f64(double %649)
 %573 = getelementptr double, ptr %102, i64 %567
 %574 = load double, ptr %573, align 8
 %575 = fmul nsz contract double %572, %574
 %576 = fadd nsz contract double %571, %575
 %577 = fsub nsz contract double %631, %576
 %578 = icmp eq i64 %567, 3
 br i1 %578, label %651, label %630
579:
 %580 = phi double [ 0.000000e+00, %554 ], [ %602, %579 ]
 %581 = phi i64 [ 0, %554 ], [ %582, %579 ]
 %582 = add nuw nsw i64 %581, 1
 %583 = icmp eq i64 %582, 3
 %584 = add nuw nsw i64 %581, 2
 %585 = urem i64 %584, 3
 %586 = mul nuw nsw i64 %582, 3
 %587 = select i1 %583, i64 0, i64 %586
 %588 = getelementptr double, ptr %560, i64 %587
 %589 = load double, ptr %588, align 8
 %590 = mul nuw nsw i64 %585, 3
 %591 = getelementptr double, ptr %561, i64 %590
 %592 = load double, ptr %591, align 8
 %593 = fmul nsz contract double %589, %592
 %594 = getelementptr double, ptr %560, i64 %590
 %595 = load double, ptr %594, align 8
 %596 = getelementptr double, ptr %561, i64 %587
 %597 = load double, ptr %596, align 8
 %598 = fmul nsz contract double %595, %597
 %599 = fsub nsz contract double %593, %598
 %600 = getelementptr double, ptr %127, i64 %581
 store double %599, ptr %600, align 8
 %601 = fmul nsz contract double %599, %599
 %602 = fadd nsz contract double %580, %601
 br i1 %583, label %603, label %579
603:
 %604 = add nuw nsw i64 %557, 1
 %605 = tail call nsz contract double @llvm.sqrt.f64(double %602)
 %606 = fcmp nsz contract olt double %605, 0x3EB0C6F7A0B5ED8D
 br i1 %606, label %651, label %607
607:
 %608 = phi double [ %621, %607 ], [ 0.000000e+00, %603 ]
 %609 = phi i64 [ %610, %607 ], [ 0, %603 ]
 %610 = add nuw nsw i64 %609, 1
 %611 = getelementptr double, ptr %127, i64 %609
 %612 = load double, ptr %611, align 8
 %613 = fdiv nsz contract double %612, %605
 store double %613, ptr %611, align 8
 %614 = add nuw nsw i64 %609, 9
 %615 = getelementptr double, ptr %46, i64 %614
 %616 = load double, ptr %615, align 8
 %617 = getelementptr double, ptr %44, i64 %614
 %618 = load double, ptr %617, align 8
 %619 = fsub nsz contract double %616, %618
 %620 = fmul nsz contract double %613, %619
 %621 = fadd nsz contract double %608, %620
 %622 = icmp eq i64 %610, 3
 br i1 %622, label %562, label %607
623:
 %624 = phi i64 [ %625, %623 ], [ 0, %562 ]
 %625 = add nuw nsw i64 %624, 1
 %626 = getelementptr double, ptr %127, i64 %624
 %627 = load double, ptr %626, align 8
 %628 = fneg nsz contract double %627
 store double %628, ptr %626, align 8
 %629 = icmp eq i64 %625, 3
 br i1 %629, label %564, label %623
630:
 %631 = phi double [ %565, %564 ], [ %577, %566 ]
 %632 = phi i64 [ 0, %564 ], [ %567, %566 ]
 br label %633
633:
 %634 = phi double [ 0.000000e+00, %630 ], [ %649, %633 ]
 %635 = phi double [ 0.000000e+00, %630 ], [ %645, %633 ]
 %636 = phi i64 [ 0, %630 ], [ %637, %633 ]
 %637 = add nuw nsw i64 %636, 1
 %638 = getelementptr double, ptr %127, i64 %636
 %639 = load double, ptr %638, align 8
 %640 = mul nuw nsw i64 %636, 3
 %641 = add nuw nsw i64 %640, %632
 %642 = getelementptr double, ptr %44, i64 %641
 %643 = load double, ptr %642, align 8
 %644 = fmul nsz contract double %639, %643
 %645 = fadd nsz contract double %635, %644
 %646 = getelementptr double, ptr %46, i64 %641
 %647 = load double, ptr %646, align 8
 %648 = fmul nsz contract double %639, %647
 %649 = fadd nsz contract double %634, %648
 %650 = icmp eq i64 %637, 3
 br i1 %650, label %566, label %633
651:
 %652 = phi double [ 0xFFF0000000000000, %603 ], [ %577, %566 ]
 %653 = fcmp nsz contract ogt double %652, %555
 %654 = select i1 %653, i64 %557, i64 %556
 %655 = select i1 %653, double %652, double %555
 %656 = icmp eq i64 %604, 9
 br i1 %656, label %235, label %554
657:
 br label %1044
658:
 br i1 %90, label %659, label %660
659:
 call fastcc void @f20(ptr %11, ptr readonly %1, ptr %2, i64 %3, i64 %4, double %42, i64 %3, i64 %4, double 1.000000e+00)
 br label %1044
660:
 br i1 %91, label %661, label %662
661:
 call fastcc void @f20(ptr %12, ptr readonly %1, ptr %2, i64 %4, i64 %3, double %42, i64 %3, i64 %4, double -1.000000e+00)
 br label %1044
662:
 %663 = getelementptr inbounds nuw i8, ptr %1, i64 176
 %664 = load i64, ptr %663, align 1
 %665 = inttoptr i64 %664 to ptr
 %666 = getelementptr inbounds nuw i8, ptr %2, i64 848
 %667 = load i64, ptr %666, align 1
 %668 = inttoptr i64 %667 to ptr
 %669 = getelementptr i8, ptr %668, i64 24
 %670 = getelementptr i8, ptr %668, i64 48
 %671 = shl i64 %30, 5
 %672 = getelementptr i8, ptr %665, i64 %671
 %673 = load double, ptr %672, align 8
 %674 = shl i64 %35, 5
 %675 = getelementptr i8, ptr %665, i64 %674
 %676 = load double, ptr %675, align 8
 store double %673, ptr %670, align 8
 %677 = getelementptr i8, ptr %668, i64 56
 store double %676, ptr %677, align 8
 %678 = load i64, ptr %47, align 8
 %679 = icmp eq i64 %678, 1
 br i1 %679, label %680, label %683
680:
 %681 = getelementptr i8, ptr %672, i64 24
 %682 = load double, ptr %681, align 8
 br label %683
683:
 %684 = phi double [ %682, %680 ], [ 0.000000e+00, %662 ]
 %685 = getelementptr i64, ptr %17, i64 %35
 %686 = load i64, ptr %685, align 8
 %687 = icmp eq i64 %686, 1
 br i1 %687, label %688, label %691
688:
 %689 = getelementptr i8, ptr %675, i64 24
 %690 = load double, ptr %689, align 8
 br label %691
691:
 %692 = phi double [ %690, %688 ], [ 0.000000e+00, %683 ]
 br label %970
693:
 %694 = fmul nsz contract double %983, %983
 %695 = fsub nsz contract double 1.000000e+00, %694
 %696 = fcmp nsz contract ogt double %684, 0.000000e+00
 %697 = fcmp nsz contract ogt double %692, 0.000000e+00
 %698 = select i1 %696, i1 %697, i1 false
 %699 = fcmp nsz contract olt double %695, 0x3EB0C6F7A0B5ED8D
 %700 = select i1 %698, i1 %699, i1 false
 br i1 %700, label %701, label %821
701:
 %702 = fcmp nsz contract ogt double %983, 0.000000e+00
 %703 = fneg nsz contract double %684
 %704 = fsub nsz contract double %991, %692
 %705 = fcmp nsz contract ogt double %704, %703
 %706 = select i1 %705, double %704, double %703
 %707 = fadd nsz contract double %692, %991
 %708 = fcmp nsz contract olt double %707, %684
 %709 = select i1 %708, double %707, double %684
 %710 = fcmp nsz contract olt double %706, %709
 br i1 %710, label %711, label %821
711:
 %712 = getelementptr inbounds nuw i8, ptr %2, i64 840
 %713 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %714 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %715 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %716 = getelementptr inbounds nuw i8, ptr %2, i64 440
 %717 = getelementptr inbounds nuw i8, ptr %2, i64 448
 %718 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %719 = getelementptr inbounds nuw i8, ptr %2, i64 208
 br label %995
720:
 %721 = load i64, ptr %712, align 1
 %722 = inttoptr i64 %721 to ptr
 br label %788
723:
 %724 = getelementptr double, ptr %722, i64 %805
 %725 = load double, ptr %724, align 8
 %726 = fdiv nsz contract double %725, %802
 br label %730
727:
 %728 = icmp eq i64 %805, 2
 %729 = select i1 %728, double 1.000000e+00, double 0.000000e+00
 br label %730
730:
 %731 = phi double [ %726, %723 ], [ %729, %727 ]
 %732 = getelementptr double, ptr %722, i64 %805
 store double %731, ptr %732, align 8
 %733 = icmp eq i64 %806, 3
 br i1 %733, label %734, label %804
734:
 %735 = load double, ptr %670, align 8
 %736 = fsub nsz contract double %802, %735
 %737 = load double, ptr %677, align 8
 %738 = fsub nsz contract double %736, %737
 %739 = fmul nsz contract double %738, 5.000000e-01
 br label %807
740:
 %741 = load i64, ptr %713, align 1
 %742 = load i64, ptr %714, align 1
 %743 = shl nsw i64 %742, 2
 %744 = inttoptr i64 %741 to ptr
 %745 = load i64, ptr %715, align 1
 %746 = inttoptr i64 %745 to ptr
 %747 = load i64, ptr %716, align 1
 %748 = inttoptr i64 %747 to ptr
 %749 = load i64, ptr %717, align 1
 %750 = inttoptr i64 %749 to ptr
 %751 = fcmp nsz contract olt double %738, %42
 br i1 %751, label %752, label %820
752:
 %753 = load i64, ptr %718, align 1
 %754 = icmp slt i64 %753, %742
 br i1 %754, label %758, label %755
755:
 %756 = load i64, ptr %719, align 1
 %757 = add nsw i64 %756, 1
 store i64 %757, ptr %719, align 1
 br label %820
758:
 %759 = icmp slt i64 %753, 0
 %760 = select i1 %759, i64 %743, i64 0
 %761 = shl i64 %753, 5
 %762 = getelementptr i8, ptr %744, i64 %761
 %763 = getelementptr i64, ptr %762, i64 %760
 store i64 %3, ptr %763, align 8
 %764 = getelementptr i8, ptr %762, i64 8
 %765 = getelementptr i64, ptr %764, i64 %760
 store i64 %4, ptr %765, align 8
 %766 = getelementptr i8, ptr %762, i64 16
 %767 = getelementptr i64, ptr %766, i64 %760
 store i64 0, ptr %767, align 8
 %768 = getelementptr i8, ptr %762, i64 24
 %769 = getelementptr i64, ptr %768, i64 %760
 store i64 %998, ptr %769, align 8
 %770 = select i1 %759, i64 %742, i64 0
 %771 = add i64 %770, %753
 %772 = getelementptr double, ptr %746, i64 %771
 store double %738, ptr %772, align 8
 %773 = mul i64 %771, 3
 br label %777
774:
 %775 = load i64, ptr %718, align 1
 %776 = add nsw i64 %775, 1
 store i64 %776, ptr %718, align 1
 br label %820
777:
 %778 = phi i64 [ 0, %758 ], [ %779, %777 ]
 %779 = add nuw nsw i64 %778, 1
 %780 = getelementptr double, ptr %722, i64 %778
 %781 = load double, ptr %780, align 8
 %782 = getelementptr i8, ptr %780, i64 24
 %783 = load double, ptr %782, align 8
 %784 = add i64 %778, %773
 %785 = getelementptr double, ptr %748, i64 %784
 store double %781, ptr %785, align 8
 %786 = getelementptr double, ptr %750, i64 %784
 store double %783, ptr %786, align 8
 %787 = icmp eq i64 %779, 3
 br i1 %787, label %774, label %777
788:
 %789 = phi double [ 0.000000e+00, %720 ], [ %799, %788 ]
 %790 = phi i64 [ 0, %720 ], [ %791, %788 ]
 %791 = add nuw nsw i64 %790, 1
 %792 = getelementptr double, ptr %669, i64 %790
 %793 = load double, ptr %792, align 8
 %794 = getelementptr double, ptr %668, i64 %790
 %795 = load double, ptr %794, align 8
 %796 = fsub nsz contract double %793, %795
 %797 = getelementptr double, ptr %722, i64 %790
 store double %796, ptr %797, align 8
 %798 = fmul nsz contract double %796, %796
 %799 = fadd nsz contract double %789, %798
 %800 = icmp eq i64 %791, 3
 br i1 %800, label %801, label %788
801:
 %802 = tail call nsz contract double @llvm.sqrt.f64(double %799)
 %803 = fcmp nsz contract ogt double %802, 0.000000e+00
 br label %804
804:
 %805 = phi i64 [ 0, %801 ], [ %806, %730 ]
 %806 = add nuw nsw i64 %805, 1
 br i1 %803, label %723, label %727
807:
 %808 = phi i64 [ 0, %734 ], [ %809, %807 ]
 %809 = add nuw nsw i64 %808, 1
 %810 = getelementptr double, ptr %668, i64 %808
 %811 = load double, ptr %810, align 8
 %812 = getelementptr double, ptr %722, i64 %808
 %813 = load double, ptr %812, align 8
 %814 = load double, ptr %670, align 8
 %815 = fadd nsz contract double %739, %814
 %816 = fmul nsz contract double %813, %815
 %817 = fadd nsz contract double %811, %816
 %818 = getelementptr i8, ptr %812, i64 24
 store double %817, ptr %818, align 8
 %819 = icmp eq i64 %809, 3
 br i1 %819, label %740, label %807
820:
 br i1 %997, label %1044, label %995
821:
 br i1 %696, label %822, label %840
822:
 %823 = fcmp nsz contract oge double %695, 0x3EB0C6F7A0B5ED8D
 %824 = select i1 %697, i1 %823, i1 false
 br i1 %824, label %825, label %834
825:
 %826 = fmul nsz contract double %983, %993
 %827 = fsub nsz contract double %991, %826
 %828 = fdiv nsz contract double %827, %695
 %829 = fneg nsz contract double %684
 %830 = fcmp nsz contract olt double %828, %829
 %831 = select i1 %830, double %829, double %828
 %832 = fcmp nsz contract olt double %684, %831
 %833 = select i1 %832, double %684, double %831
 br label %840
834:
 %835 = fneg nsz contract double %684
 %836 = fcmp nsz contract olt double %991, %835
 %837 = select i1 %836, double %835, double %991
 %838 = fcmp nsz contract olt double %684, %837
 %839 = select i1 %838, double %684, double %837
 br label %840
840:
 %841 = phi double [ 0.000000e+00, %821 ], [ %833, %825 ], [ %839, %834 ]
 %842 = fmul nsz contract double %983, %841
 %843 = fsub nsz contract double %842, %993
 %844 = tail call nsz contract double @llvm.fabs.f64(double %843)
 %845 = fcmp nsz contract ogt double %844, %692
 br i1 %845, label %846, label %859
846:
 %847 = fneg nsz contract double %692
 %848 = fcmp nsz contract olt double %843, %847
 %849 = select i1 %848, double %847, double %843
 %850 = fcmp nsz contract olt double %692, %849
 %851 = select i1 %850, double %692, double %849
 %852 = fmul nsz contract double %983, %851
 %853 = fadd nsz contract double %991, %852
 %854 = fneg nsz contract double %684
 %855 = fcmp nsz contract olt double %853, %854
 %856 = select i1 %855, double %854, double %853
 %857 = fcmp nsz contract olt double %684, %856
 %858 = select i1 %857, double %684, double %856
 br label %859
859:
 %860 = phi double [ %858, %846 ], [ %841, %840 ]
 %861 = phi double [ %851, %846 ], [ %843, %840 ]
 br label %1023
862:
 %863 = getelementptr inbounds nuw i8, ptr %2, i64 840
 %864 = load i64, ptr %863, align 1
 %865 = inttoptr i64 %864 to ptr
 br label %938
866:
 %867 = getelementptr double, ptr %865, i64 %955
 %868 = load double, ptr %867, align 8
 %869 = fdiv nsz contract double %868, %952
 br label %873
870:
 %871 = icmp eq i64 %955, 2
 %872 = select i1 %871, double 1.000000e+00, double 0.000000e+00
 br label %873
873:
 %874 = phi double [ %869, %866 ], [ %872, %870 ]
 %875 = getelementptr double, ptr %865, i64 %955
 store double %874, ptr %875, align 8
 %876 = icmp eq i64 %956, 3
 br i1 %876, label %877, label %954
877:
 %878 = load double, ptr %670, align 8
 %879 = fsub nsz contract double %952, %878
 %880 = load double, ptr %677, align 8
 %881 = fsub nsz contract double %879, %880
 %882 = fmul nsz contract double %881, 5.000000e-01
 br label %957
883:
 %884 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %885 = load i64, ptr %884, align 1
 %886 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %887 = load i64, ptr %886, align 1
 %888 = shl nsw i64 %887, 2
 %889 = inttoptr i64 %885 to ptr
 %890 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %891 = load i64, ptr %890, align 1
 %892 = inttoptr i64 %891 to ptr
 %893 = getelementptr inbounds nuw i8, ptr %2, i64 440
 %894 = load i64, ptr %893, align 1
 %895 = inttoptr i64 %894 to ptr
 %896 = getelementptr inbounds nuw i8, ptr %2, i64 448
 %897 = load i64, ptr %896, align 1
 %898 = inttoptr i64 %897 to ptr
 %899 = fcmp nsz contract olt double %881, %42
 br i1 %899, label %900, label %1044
900:
 %901 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %902 = load i64, ptr %901, align 1
 %903 = icmp slt i64 %902, %887
 br i1 %903, label %908, label %904
904:
 %905 = getelementptr inbounds nuw i8, ptr %2, i64 208
 %906 = load i64, ptr %905, align 1
 %907 = add nsw i64 %906, 1
 store i64 %907, ptr %905, align 1
 br label %1044
908:
 %909 = icmp slt i64 %902, 0
 %910 = select i1 %909, i64 %888, i64 0
 %911 = shl i64 %902, 5
 %912 = getelementptr i8, ptr %889, i64 %911
 %913 = getelementptr i64, ptr %912, i64 %910
 store i64 %3, ptr %913, align 8
 %914 = getelementptr i8, ptr %912, i64 8
 %915 = getelementptr i64, ptr %914, i64 %910
 store i64 %4, ptr %915, align 8
 %916 = getelementptr i8, ptr %912, i64 16
 %917 = getelementptr i64, ptr %916, i64 %910
 store i64 0, ptr %917, align 8
 %918 = getelementptr i8, ptr %912, i64 24
 %919 = getelementptr i64, ptr %918, i64 %910
 store i64 0, ptr %919, align 8
 %920 = select i1 %909, i64 %887, i64 0
 %921 = add i64 %920, %902
 %922 = getelementptr double, ptr %892, i64 %921
 store double %881, ptr %922, align 8
 %923 = mul i64 %921, 3
 br label %927
924:
 %925 = load i64, ptr %901, align 1
 %926 = add nsw i64 %925, 1
 store i64 %926, ptr %901, align 1
 br label %1044
927:
 %928 = phi i64 [ 0, %908 ], [ %929, %927 ]
 %929 = add nuw nsw i64 %928, 1
 %930 = getelementptr double, ptr %865, i64 %928
 %931 = load double, ptr %930, align 8
 %932 = getelementptr i8, ptr %930, i64 24
 %933 = load double, ptr %932, align 8
 %934 = add i64 %928, %923
 %935 = getelementptr double, ptr %895, i64 %934
 store double %931, ptr %935, align 8
 %936 = getelementptr double, ptr %898, i64 %934
 store double %933, ptr %936, align 8
 %937 = icmp eq i64 %929, 3
 br i1 %937, label %924, label %927
938:
 %939 = phi double [ 0.000000e+00, %862 ], [ %949, %938 ]
 %940 = phi i64 [ 0, %862 ], [ %941, %938 ]
 %941 = add nuw nsw i64 %940, 1
 %942 = getelementptr double, ptr %669, i64 %940
 %943 = load double, ptr %942, align 8
 %944 = getelementptr double, ptr %668, i64 %940
 %945 = load double, ptr %944, align 8
 %946 = fsub nsz contract double %943, %945
 %947 = getelementptr double, ptr %865, i64 %940
 store double %946, ptr %947, align 8
 %948 = fmul nsz contract double %946, %946
 %949 = fadd nsz contract double %939, %948
 %950 = icmp eq i64 %941, 3
 br i1 %950, label %951, label %938
951:
 %952 = tail call nsz contract double @llvm.sqrt.f64(double %949)
 %953 = fcmp nsz contract ogt double %952, 0.000000e+00
 br label %954
954:
 %955 = phi i64 [ 0, %951 ], [ %956, %873 ]
 %956 = add nuw nsw i64 %955, 1
 br i1 %953, label %866, label %870
957:
 %958 = phi i64 [ 0, %877 ], [ %959, %957 ]
 %959 = add nuw nsw i64 %958, 1
 %960 = getelementptr double, ptr %668, i64 %958
 %961 = load double, ptr %960, align 8
 %962 = getelementptr double, ptr %865, i64 %958
 %963 = load double, ptr %962, align 8
 %964 = load double, ptr %670, align 8
 %965 = fadd nsz contract double %882, %964
 %966 = fmul nsz contract double %963, %965
 %967 = fadd nsz contract double %961, %966
 %968 = getelementptr i8, ptr %962, i64 24
 store double %967, ptr %968, align 8
 %969 = icmp eq i64 %959, 3
 br i1 %969, label %883, label %957
970:
 %971 = phi double [ 0.000000e+00, %691 ], [ %993, %970 ]
 %972 = phi double [ 0.000000e+00, %691 ], [ %991, %970 ]
 %973 = phi double [ 0.000000e+00, %691 ], [ %983, %970 ]
 %974 = phi i64 [ 0, %691 ], [ %975, %970 ]
 %975 = add nuw nsw i64 %974, 1
 %976 = mul nuw nsw i64 %974, 3
 %977 = add nuw nsw i64 %976, 2
 %978 = getelementptr double, ptr %44, i64 %977
 %979 = load double, ptr %978, align 8
 %980 = getelementptr double, ptr %46, i64 %977
 %981 = load double, ptr %980, align 8
 %982 = fmul nsz contract double %979, %981
 %983 = fadd nsz contract double %973, %982
 %984 = add nuw nsw i64 %974, 9
 %985 = getelementptr double, ptr %46, i64 %984
 %986 = load double, ptr %985, align 8
 %987 = getelementptr double, ptr %44, i64 %984
 %988 = load double, ptr %987, align 8
 %989 = fsub nsz contract double %986, %988
 %990 = fmul nsz contract double %979, %989
 %991 = fadd nsz contract double %972, %990
 %992 = fmul nsz contract double %981, %989
 %993 = fadd nsz contract double %971, %992
 %994 = icmp eq i64 %975, 3
 br i1 %994, label %693, label %970
995:
 %996 = phi double [ %706, %711 ], [ %709, %820 ]
 %997 = phi i1 [ false, %711 ], [ true, %820 ]
 %998 = phi i64 [ 1, %711 ], [ 2, %820 ]
 %999 = fsub nsz contract double %996, %991
 br label %1000
1000:
 %1001 = phi i64 [ 0, %995 ], [ %1002, %1000 ]
 %1002 = add nuw nsw i64 %1001, 1
 %1003 = add nuw nsw i64 %1001, 9
 %1004 = getelementptr double, ptr %44, i64 %1003
 %1005 = load double, ptr %1004, align 8
 %1006 = mul nuw nsw i64 %1001, 3
 %1007 = add nuw nsw i64 %1006, 2
 %1008 = getelementptr double, ptr %44, i64 %1007
 %1009 = load double, ptr %1008, align 8
 %1010 = fmul nsz contract double %996, %1009
 %1011 = fadd nsz contract double %1005, %1010
 %1012 = getelementptr double, ptr %668, i64 %1001
 store double %1011, ptr %1012, align 8
 %1013 = getelementptr double, ptr %46, i64 %1003
 %1014 = load double, ptr %1013, align 8
 %1015 = getelementptr double, ptr %46, i64 %1007
 %1016 = load double, ptr %1015, align 8
 %1017 = fneg nsz contract double %1016
 %1018 = select nsz contract i1 %702, double %1016, double %1017
 %1019 = fmul nsz contract double %999, %1018
 %1020 = fadd nsz contract double %1014, %1019
 %1021 = getelementptr double, ptr %669, i64 %1001
 store double %1020, ptr %1021, align 8
 %1022 = icmp eq i64 %1002, 3
 br i1 %1022, label %720, label %1000
1023:
 %1024 = phi i64 [ 0, %859 ], [ %1025, %1023 ]
 %1025 = add nuw nsw i64 %1024, 1
 %1026 = add nuw nsw i64 %1024, 9
 %1027 = getelementptr double, ptr %44, i64 %1026
 %1028 = load double, ptr %1027, align 8
 %1029 = mul nuw nsw i64 %1024, 3
 %1030 = add nuw nsw i64 %1029, 2
 %1031 = getelementptr double, ptr %44, i64 %1030
 %1032 = load double, ptr %1031, align 8
 %1033 = fmul nsz contract double %860, %1032
 %1034 = fadd nsz contract double %1028, %1033
 %1035 = getelementptr double, ptr %668, i64 %1024
 store double %1034, ptr %1035, align 8
 %1036 = getelementptr double, ptr %46, i64 %1026
 %1037 = load double, ptr %1036, align 8
 %1038 = getelementptr double, ptr %46, i64 %1030
 %1039 = load double, ptr %1038, align 8
 %1040 = fmul nsz contract double %861, %1039
 %1041 = fadd nsz contract double %1037, %1040
 %1042 = getelementptr double, ptr %669, i64 %1024
 store double %1041, ptr %1042, align 8
 %1043 = icmp eq i64 %1025, 3
 br i1 %1043, label %862, label %1023
1044:
 br label %67
1045:
 %1046 = phi double [ 0.000000e+00, %57 ], [ %1060, %1045 ]
 %1047 = phi i64 [ 0, %57 ], [ %1048, %1045 ]
 %1048 = add nuw nsw i64 %1047, 1
 %1049 = mul nuw nsw i64 %1047, 24
 %1050 = getelementptr i8, ptr %60, i64 %1049
 %1051 = getelementptr i8, ptr %1050, i64 16
 %1052 = load double, ptr %1051, align 8
 %1053 = add nuw nsw i64 %1047, 9
 %1054 = getelementptr double, ptr %61, i64 %1053
 %1055 = load double, ptr %1054, align 8
 %1056 = getelementptr double, ptr %60, i64 %1053
 %1057 = load double, ptr %1056, align 8
 %1058 = fsub nsz contract double %1055, %1057
 %1059 = fmul nsz contract double %1052, %1058
 %1060 = fadd nsz contract double %1046, %1059
 %1061 = icmp eq i64 %1048, 3
 br i1 %1061, label %62, label %1045
1062:
 %1063 = phi double [ %1073, %1062 ], [ 0.000000e+00, %54 ]
 %1064 = phi i64 [ %1065, %1062 ], [ 0, %54 ]
 %1065 = add nuw nsw i64 %1064, 1
 %1066 = add nuw i64 %1064, 9
 %1067 = getelementptr double, ptr %46, i64 %1066
 %1068 = load double, ptr %1067, align 8
 %1069 = getelementptr double, ptr %44, i64 %1066
 %1070 = load double, ptr %1069, align 8
 %1071 = fsub nsz contract double %1068, %1070
 %1072 = fmul nsz contract double %1071, %1071
 %1073 = fadd nsz contract double %1063, %1072
 %1074 = icmp eq i64 %1065, 3
 br i1 %1074, label %68, label %1062
}
define internal fastcc void @f19(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, double %5, i64 %6, i64 %7, double %8) unnamed_addr {
9:
 %10 = getelementptr inbounds nuw i8, ptr %1, i64 160
 %11 = load i64, ptr %10, align 1
 %12 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %13 = load i64, ptr %12, align 1
 %14 = inttoptr i64 %11 to ptr
 %15 = getelementptr inbounds nuw i8, ptr %1, i64 176
 %16 = load i64, ptr %15, align 1
 %17 = inttoptr i64 %16 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %1, i64 200
 %19 = load i64, ptr %18, align 1
 %20 = inttoptr i64 %19 to ptr
 %21 = getelementptr inbounds nuw i8, ptr %1, i64 216
 %22 = load i64, ptr %21, align 1
 %23 = getelementptr inbounds nuw i8, ptr %1, i64 128
 %24 = load i64, ptr %23, align 1
 %25 = inttoptr i64 %22 to ptr
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %27 = load i64, ptr %26, align 1
 %28 = inttoptr i64 %27 to ptr
 %29 = getelementptr inbounds nuw i8, ptr %2, i64 840
 %30 = load i64, ptr %29, align 1
 %31 = inttoptr i64 %30 to ptr
 %32 = getelementptr inbounds nuw i8, ptr %2, i64 848
 %33 = load i64, ptr %32, align 1
 %34 = inttoptr i64 %33 to ptr
 %35 = icmp slt i64 %3, 0
 %36 = select i1 %35, i64 %13, i64 0
 %37 = add i64 %36, %3
 %38 = mul i64 %37, 96
 %39 = getelementptr i8, ptr %28, i64 %38
 %40 = icmp slt i64 %4, 0
 %41 = select i1 %40, i64 %13, i64 0
 %42 = add i64 %41, %4
 %43 = mul i64 %42, 96
 %44 = getelementptr i8, ptr %28, i64 %43
 %45 = getelementptr i64, ptr %14, i64 %42
 %46 = load i64, ptr %45, align 8
 %47 = shl i64 %42, 5
 %48 = getelementptr i8, ptr %17, i64 %47
 %49 = load double, ptr %48, align 8
 switch i64 %46, label %51 [
  i64 1, label %61
  i64 2, label %50
  i64 4, label %52
 ]
50:
 br label %61
51:
 br label %61
52:
 %53 = getelementptr inbounds nuw i8, ptr %1, i64 208
 %54 = load i64, ptr %53, align 1
 %55 = inttoptr i64 %54 to ptr
 %56 = getelementptr i64, ptr %55, i64 %42
 %57 = load i64, ptr %56, align 8
 %58 = freeze i64 %57
 %59 = tail call i64 @llvm.smax.i64(i64 %58, i64 0)
 %60 = icmp slt i64 %58, 1
 br i1 %60, label %155, label %61
61:
 %62 = phi i64 [ %59, %52 ], [ 8, %50 ], [ 1, %51 ], [ 2, %9 ]
 %63 = getelementptr i8, ptr %48, i64 8
 %64 = getelementptr i8, ptr %48, i64 16
 %65 = getelementptr i8, ptr %34, i64 8
 %66 = getelementptr i64, ptr %20, i64 %42
 %67 = icmp eq i64 %46, 0
 %68 = getelementptr i8, ptr %48, i64 24
 %69 = getelementptr i8, ptr %34, i64 16
 %70 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %71 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %72 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %73 = getelementptr inbounds nuw i8, ptr %2, i64 440
 %74 = getelementptr inbounds nuw i8, ptr %2, i64 448
 %75 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %76 = getelementptr inbounds nuw i8, ptr %2, i64 208
 br label %156
77:
 %78 = load double, ptr %63, align 8
 %79 = and i64 %157, 1
 %80 = icmp eq i64 %79, 0
 %81 = fneg nsz contract double %78
 %82 = select nsz contract i1 %80, double %81, double %78
 store double %82, ptr %34, align 8
 %83 = load double, ptr %64, align 8
 %84 = and i64 %157, 2
 %85 = icmp eq i64 %84, 0
 %86 = fneg nsz contract double %83
 %87 = select nsz contract i1 %85, double %86, double %83
 store double %87, ptr %65, align 8
 %88 = and i64 %157, 4
 %89 = icmp eq i64 %88, 0
 %90 = select i1 %89, double -1.000000e+00, double 1.000000e+00
 br label %95
91:
 %92 = and i64 %157, 1
 %93 = icmp eq i64 %92, 0
 %94 = select i1 %93, double -1.000000e+00, double 1.000000e+00
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %34, i8 0, i64 16, i1 false)
 br i1 %67, label %99, label %95
95:
 %96 = phi double [ %90, %77 ], [ %94, %91 ]
 %97 = load double, ptr %68, align 8
 %98 = fmul nsz contract double %96, %97
 br label %99
99:
 %100 = phi double [ %98, %95 ], [ 0.000000e+00, %91 ]
 store double %100, ptr %69, align 8
 br label %173
101:
 %102 = fsub nsz contract double %208, %49
 %103 = fmul nsz contract double %102, 5.000000e-01
 %104 = fadd nsz contract double %49, %103
 br label %210
105:
 %106 = load i64, ptr %70, align 1
 %107 = load i64, ptr %71, align 1
 %108 = shl nsw i64 %107, 2
 %109 = inttoptr i64 %106 to ptr
 %110 = load i64, ptr %72, align 1
 %111 = inttoptr i64 %110 to ptr
 %112 = load i64, ptr %73, align 1
 %113 = inttoptr i64 %112 to ptr
 %114 = load i64, ptr %74, align 1
 %115 = inttoptr i64 %114 to ptr
 %116 = fcmp nsz contract olt double %102, %5
 br i1 %116, label %117, label %153
117:
 %118 = load i64, ptr %75, align 1
 %119 = icmp slt i64 %118, %107
 br i1 %119, label %123, label %120
120:
 %121 = load i64, ptr %76, align 1
 %122 = add nsw i64 %121, 1
 store i64 %122, ptr %76, align 1
 br label %153
123:
 %124 = icmp slt i64 %118, 0
 %125 = select i1 %124, i64 %108, i64 0
 %126 = shl i64 %118, 5
 %127 = getelementptr i8, ptr %109, i64 %126
 %128 = getelementptr i64, ptr %127, i64 %125
 store i64 %6, ptr %128, align 8
 %129 = getelementptr i8, ptr %127, i64 8
 %130 = getelementptr i64, ptr %129, i64 %125
 store i64 %7, ptr %130, align 8
 %131 = getelementptr i8, ptr %127, i64 16
 %132 = getelementptr i64, ptr %131, i64 %125
 store i64 0, ptr %132, align 8
 %133 = getelementptr i8, ptr %127, i64 24
 %134 = getelementptr i64, ptr %133, i64 %125
 store i64 %157, ptr %134, align 8
 %135 = select i1 %124, i64 %107, i64 0
 %136 = add i64 %135, %118
 %137 = getelementptr double, ptr %111, i64 %136
 store double %102, ptr %137, align 8
 %138 = mul i64 %136, 3
 br label %142
139:
 %140 = load i64, ptr %75, align 1
 %141 = add nsw i64 %140, 1
 store i64 %141, ptr %75, align 1
 br label %153
142:
 %143 = phi i64 [ 0, %123 ], [ %144, %142 ]
 %144 = add nuw nsw i64 %143, 1
 %145 = getelementptr double, ptr %31, i64 %143
 %146 = load double, ptr %145, align 8
 %147 = getelementptr i8, ptr %145, i64 24
 %148 = load double, ptr %147, align 8
 %149 = add i64 %143, %138
 %150 = getelementptr double, ptr %113, i64 %149
 store double %146, ptr %150, align 8
 %151 = getelementptr double, ptr %115, i64 %149
 store double %148, ptr %151, align 8
 %152 = icmp eq i64 %144, 3
 br i1 %152, label %139, label %142
153:
 %154 = icmp eq i64 %158, %62
 br i1 %154, label %155, label %156
155:
 store ptr null, ptr %0, align 8
 ret void
156:
 %157 = phi i64 [ 0, %61 ], [ %158, %153 ]
 %158 = add nuw nsw i64 %157, 1
 switch i64 %46, label %91 [
  i64 4, label %159
  i64 2, label %77
 ]
159:
 %160 = phi i64 [ %161, %159 ], [ 0, %156 ]
 %161 = add nuw nsw i64 %160, 1
 %162 = load i64, ptr %66, align 8
 %163 = add nsw i64 %162, %157
 %164 = icmp slt i64 %163, 0
 %165 = select i1 %164, i64 %24, i64 0
 %166 = add i64 %165, %163
 %167 = mul i64 %166, 24
 %168 = getelementptr i8, ptr %25, i64 %167
 %169 = getelementptr double, ptr %168, i64 %160
 %170 = load double, ptr %169, align 8
 %171 = getelementptr double, ptr %34, i64 %160
 store double %170, ptr %171, align 8
 %172 = icmp eq i64 %161, 3
 br i1 %172, label %173, label %159
173:
 br label %174
174:
 %175 = phi double [ %208, %174 ], [ 0.000000e+00, %173 ]
 %176 = phi i64 [ %177, %174 ], [ 0, %173 ]
 %177 = add nuw nsw i64 %176, 1
 %178 = add nuw nsw i64 %176, 9
 %179 = getelementptr double, ptr %44, i64 %178
 %180 = load double, ptr %179, align 8
 %181 = mul nuw nsw i64 %176, 3
 %182 = getelementptr double, ptr %44, i64 %181
 %183 = load double, ptr %182, align 8
 %184 = load double, ptr %34, align 8
 %185 = fmul nsz contract double %183, %184
 %186 = fadd nsz contract double %180, %185
 %187 = getelementptr i8, ptr %182, i64 8
 %188 = load double, ptr %187, align 8
 %189 = load double, ptr %65, align 8
 %190 = fmul nsz contract double %188, %189
 %191 = fadd nsz contract double %186, %190
 %192 = add nuw i64 %181, 2
 %193 = getelementptr double, ptr %44, i64 %192
 %194 = load double, ptr %193, align 8
 %195 = load double, ptr %69, align 8
 %196 = fmul nsz contract double %194, %195
 %197 = fadd nsz contract double %191, %196
 %198 = getelementptr double, ptr %31, i64 %176
 %199 = getelementptr i8, ptr %198, i64 24
 store double %197, ptr %199, align 8
 %200 = getelementptr double, ptr %39, i64 %192
 %201 = load double, ptr %200, align 8
 %202 = fmul nsz contract double %8, %201
 store double %202, ptr %198, align 8
 %203 = load double, ptr %200, align 8
 %204 = getelementptr double, ptr %39, i64 %178
 %205 = load double, ptr %204, align 8
 %206 = fsub nsz contract double %197, %205
 %207 = fmul nsz contract double %203, %206
 %208 = fadd nsz contract double %175, %207
 %209 = icmp eq i64 %177, 3
 br i1 %209, label %101, label %174
210:
 %211 = phi i64 [ 0, %101 ], [ %212, %210 ]
 %212 = add nuw nsw i64 %211, 1
 %213 = getelementptr double, ptr %31, i64 %211
 %214 = getelementptr i8, ptr %213, i64 24
 %215 = load double, ptr %214, align 8
 %216 = mul nuw nsw i64 %211, 24
 %217 = getelementptr i8, ptr %39, i64 %216
 %218 = getelementptr i8, ptr %217, i64 16
 %219 = load double, ptr %218, align 8
 %220 = fmul nsz contract double %104, %219
 %221 = fsub nsz contract double %215, %220
 store double %221, ptr %214, align 8
 %222 = icmp eq i64 %212, 3
 br i1 %222, label %105, label %210
}
define internal fastcc void @f20(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, double %5, i64 %6, i64 %7, double %8) unnamed_addr {
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
 call fastcc void @f21(ptr %10, ptr %34, ptr %41, ptr %29, ptr %26)
 %55 = load double, ptr %10, align 8
 br label %158
56:
 %57 = add nsw i64 %140, -1
 store double 0.000000e+00, ptr %11, align 8
 call fastcc void @f21(ptr %11, ptr %34, ptr %41, ptr %29, ptr %26)
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
 call fastcc void @f21(ptr %12, ptr %34, ptr %41, ptr %29, ptr %26)
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
define internal fastcc void @f21(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr captures(none) %4) unnamed_addr {
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
define internal fastcc void @f22(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 range(i64 -9223372036854775808, 9223372036854775805) %5, double %6, i64 %7, i64 %8, double %9) unnamed_addr {
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
define internal fastcc void @f23(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 %5, double %6) unnamed_addr {
7:
 %8 = alloca ptr, align 8
 %9 = alloca ptr, align 8
 %10 = alloca ptr, align 8
 store ptr null, ptr %10, align 8
 %11 = alloca ptr, align 8
 store ptr null, ptr %11, align 8
 %12 = alloca ptr, align 8
 store ptr null, ptr %12, align 8
 %13 = alloca ptr, align 8
 store ptr null, ptr %13, align 8
 %14 = getelementptr inbounds nuw i8, ptr %1, i64 160
 %15 = load i64, ptr %14, align 1
 %16 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %17 = load i64, ptr %16, align 1
 %18 = inttoptr i64 %15 to ptr
 %19 = icmp slt i64 %3, 0
 %20 = select i1 %19, i64 %17, i64 0
 %21 = getelementptr i64, ptr %18, i64 %3
 %22 = getelementptr i64, ptr %21, i64 %20
 %23 = load i64, ptr %22, align 8
 %24 = icmp slt i64 %4, 0
 %25 = select i1 %24, i64 %17, i64 0
 %26 = getelementptr i64, ptr %18, i64 %4
 %27 = getelementptr i64, ptr %26, i64 %25
 %28 = load i64, ptr %27, align 8
 %29 = icmp eq i64 %23, 3
 br i1 %29, label %30, label %31
30:
 call fastcc void @f24(ptr %10, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, double %6, i64 %3, i64 %4, double 1.000000e+00)
 br label %1008
31:
 %32 = icmp eq i64 %28, 3
 br i1 %32, label %33, label %34
33:
 call fastcc void @f24(ptr %11, ptr %1, ptr %2, i64 %4, i64 %3, i64 %5, double %6, i64 %3, i64 %4, double -1.000000e+00)
 br label %1008
34:
 %35 = icmp eq i64 %23, 2
 %36 = icmp eq i64 %28, 2
 %37 = select i1 %35, i1 %36, i1 false
 br i1 %37, label %38, label %612
38:
 %39 = getelementptr inbounds nuw i8, ptr %1, i64 176
 %40 = load i64, ptr %39, align 1
 %41 = inttoptr i64 %40 to ptr
 %42 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %43 = load i64, ptr %42, align 1
 %44 = inttoptr i64 %43 to ptr
 %45 = getelementptr inbounds nuw i8, ptr %2, i64 840
 %46 = load i64, ptr %45, align 1
 %47 = add i64 %20, %3
 %48 = mul i64 %47, 96
 %49 = getelementptr i8, ptr %44, i64 %48
 %50 = add i64 %25, %4
 %51 = mul i64 %50, 96
 %52 = getelementptr i8, ptr %44, i64 %51
 %53 = shl i64 %47, 5
 %54 = getelementptr i8, ptr %41, i64 %53
 %55 = shl i64 %50, 5
 %56 = getelementptr i8, ptr %41, i64 %55
 %57 = getelementptr i8, ptr %54, i64 8
 %58 = load double, ptr %57, align 8
 %59 = getelementptr i8, ptr %54, i64 16
 %60 = load double, ptr %59, align 8
 %61 = fcmp nsz contract olt double %60, %58
 %62 = select i1 %61, double %60, double %58
 %63 = getelementptr i8, ptr %54, i64 24
 %64 = load double, ptr %63, align 8
 %65 = getelementptr i8, ptr %56, i64 8
 %66 = load double, ptr %65, align 8
 %67 = getelementptr i8, ptr %56, i64 16
 %68 = load double, ptr %67, align 8
 %69 = getelementptr i8, ptr %56, i64 24
 %70 = load double, ptr %69, align 8
 %71 = fcmp nsz contract olt double %70, %68
 %72 = select i1 %71, double %70, double %68
 %73 = fcmp nsz contract olt double %72, %66
 %74 = select i1 %73, double %72, double %66
 %75 = fcmp nsz contract olt double %74, %64
 %76 = select i1 %75, double %74, double %64
 %77 = fcmp nsz contract olt double %76, %62
 %78 = select i1 %77, double %76, double %62
 %79 = fmul nsz contract double %78, 1.000000e-03
 br label %502
80:
 %81 = inttoptr i64 %46 to ptr
 br label %508
82:
 %83 = getelementptr double, ptr %54, i64 %505
 %84 = getelementptr i8, ptr %83, i64 8
 %85 = load double, ptr %84, align 8
 %86 = getelementptr double, ptr %49, i64 %505
 br label %96
87:
 %88 = add nuw nsw i64 %114, 1
 %89 = tail call nsz contract double @llvm.fabs.f64(double %126)
 %90 = getelementptr double, ptr %56, i64 %114
 %91 = getelementptr i8, ptr %90, i64 8
 %92 = load double, ptr %91, align 8
 %93 = fmul nsz contract double %89, %92
 %94 = fadd nsz contract double %113, %93
 %95 = icmp eq i64 %88, 3
 br i1 %95, label %175, label %112
96:
 %97 = phi double [ 0.000000e+00, %82 ], [ %110, %96 ]
 %98 = phi i64 [ 0, %82 ], [ %99, %96 ]
 %99 = add nuw nsw i64 %98, 1
 %100 = mul nuw nsw i64 %98, 24
 %101 = getelementptr i8, ptr %86, i64 %100
 %102 = load double, ptr %101, align 8
 %103 = add nuw nsw i64 %98, 9
 %104 = getelementptr double, ptr %52, i64 %103
 %105 = load double, ptr %104, align 8
 %106 = getelementptr double, ptr %49, i64 %103
 %107 = load double, ptr %106, align 8
 %108 = fsub nsz contract double %105, %107
 %109 = fmul nsz contract double %102, %108
 %110 = fadd nsz contract double %97, %109
 %111 = icmp eq i64 %99, 3
 br i1 %111, label %112, label %96
112:
 %113 = phi double [ %94, %87 ], [ %85, %96 ]
 %114 = phi i64 [ %88, %87 ], [ 0, %96 ]
 %115 = getelementptr double, ptr %52, i64 %114
 br label %116
116:
 %117 = phi double [ 0.000000e+00, %112 ], [ %126, %116 ]
 %118 = phi i64 [ 0, %112 ], [ %119, %116 ]
 %119 = add nuw nsw i64 %118, 1
 %120 = mul nuw nsw i64 %118, 3
 %121 = getelementptr double, ptr %86, i64 %120
 %122 = load double, ptr %121, align 8
 %123 = getelementptr double, ptr %115, i64 %120
 %124 = load double, ptr %123, align 8
 %125 = fmul nsz contract double %122, %124
 %126 = fadd nsz contract double %117, %125
 %127 = icmp eq i64 %119, 3
 br i1 %127, label %87, label %116
128:
 %129 = add nsw i64 %505, -3
 %130 = getelementptr double, ptr %56, i64 %129
 %131 = getelementptr i8, ptr %130, i64 8
 %132 = load double, ptr %131, align 8
 %133 = getelementptr double, ptr %52, i64 %129
 br label %143
134:
 %135 = add nuw nsw i64 %161, 1
 %136 = tail call nsz contract double @llvm.fabs.f64(double %173)
 %137 = getelementptr double, ptr %54, i64 %161
 %138 = getelementptr i8, ptr %137, i64 8
 %139 = load double, ptr %138, align 8
 %140 = fmul nsz contract double %136, %139
 %141 = fadd nsz contract double %160, %140
 %142 = icmp eq i64 %135, 3
 br i1 %142, label %175, label %159
143:
 %144 = phi double [ 0.000000e+00, %128 ], [ %157, %143 ]
 %145 = phi i64 [ 0, %128 ], [ %146, %143 ]
 %146 = add nuw nsw i64 %145, 1
 %147 = mul nuw nsw i64 %145, 24
 %148 = getelementptr i8, ptr %133, i64 %147
 %149 = load double, ptr %148, align 8
 %150 = add nuw nsw i64 %145, 9
 %151 = getelementptr double, ptr %49, i64 %150
 %152 = load double, ptr %151, align 8
 %153 = getelementptr double, ptr %52, i64 %150
 %154 = load double, ptr %153, align 8
 %155 = fsub nsz contract double %152, %154
 %156 = fmul nsz contract double %149, %155
 %157 = fadd nsz contract double %144, %156
 %158 = icmp eq i64 %146, 3
 br i1 %158, label %159, label %143
159:
 %160 = phi double [ %141, %134 ], [ %132, %143 ]
 %161 = phi i64 [ %135, %134 ], [ 0, %143 ]
 %162 = getelementptr double, ptr %49, i64 %161
 br label %163
163:
 %164 = phi double [ 0.000000e+00, %159 ], [ %173, %163 ]
 %165 = phi i64 [ 0, %159 ], [ %166, %163 ]
 %166 = add nuw nsw i64 %165, 1
 %167 = mul nuw nsw i64 %165, 3
 %168 = getelementptr double, ptr %133, i64 %167
 %169 = load double, ptr %168, align 8
 %170 = getelementptr double, ptr %162, i64 %167
 %171 = load double, ptr %170, align 8
 %172 = fmul nsz contract double %169, %171
 %173 = fadd nsz contract double %164, %172
 %174 = icmp eq i64 %166, 3
 br i1 %174, label %134, label %163
175:
 %176 = phi double [ %110, %87 ], [ %157, %134 ]
 %177 = phi double [ %94, %87 ], [ %141, %134 ]
 %178 = tail call nsz contract double @llvm.fabs.f64(double %176)
 %179 = fsub nsz contract double %178, %177
 %180 = icmp samesign ult i64 %504, 3
 %181 = icmp samesign ugt i64 %505, 2
 %182 = and i1 %180, %181
 %183 = select i1 %182, double %79, double 0.000000e+00
 %184 = fadd nsz contract double %503, %183
 %185 = fcmp nsz contract ogt double %179, %184
 %186 = select i1 %185, i64 %505, i64 %504
 %187 = select i1 %185, double %179, double %503
 %188 = icmp eq i64 %506, 6
 br i1 %188, label %80, label %502
189:
 %190 = fcmp nsz contract ogt double %609, %187
 %191 = select i1 %190, double %609, double %187
 %192 = fcmp nsz contract ult double %191, %6
 br i1 %192, label %193, label %611
193:
 %194 = icmp sgt i64 %608, -1
 %195 = fadd nsz contract double %79, %187
 %196 = fcmp nsz contract ogt double %609, %195
 %197 = select i1 %194, i1 %196, i1 false
 br i1 %197, label %198, label %497
198:
 %199 = load i64, ptr %39, align 1
 %200 = load i64, ptr %16, align 1
 %201 = load i64, ptr %42, align 1
 %202 = inttoptr i64 %201 to ptr
 %203 = load i64, ptr %45, align 1
 %204 = inttoptr i64 %203 to ptr
 %205 = getelementptr inbounds nuw i8, ptr %2, i64 848
 %206 = load i64, ptr %205, align 1
 %207 = select i1 %19, i64 %200, i64 0
 %208 = add i64 %207, %3
 %209 = mul i64 %208, 96
 %210 = getelementptr i8, ptr %202, i64 %209
 %211 = select i1 %24, i64 %200, i64 0
 %212 = add i64 %211, %4
 %213 = mul i64 %212, 96
 %214 = getelementptr i8, ptr %202, i64 %213
 %215 = udiv i64 %608, 3
 %216 = urem i64 %608, 3
 %217 = getelementptr double, ptr %210, i64 %215
 %218 = getelementptr double, ptr %214, i64 %216
 br label %236
219:
 %220 = fcmp nsz contract olt double %283, 0.000000e+00
 br i1 %220, label %285, label %221
221:
 %222 = tail call nsz contract double @llvm.fabs.f64(double %283)
 br label %292
223:
 %224 = add nuw nsw i64 %294, 1
 %225 = tail call nsz contract double @llvm.fabs.f64(double %307)
 %226 = getelementptr double, ptr %264, i64 %224
 %227 = load double, ptr %226, align 8
 %228 = fmul nsz contract double %225, %227
 %229 = tail call nsz contract double @llvm.fabs.f64(double %311)
 %230 = getelementptr double, ptr %266, i64 %224
 %231 = load double, ptr %230, align 8
 %232 = fmul nsz contract double %229, %231
 %233 = fadd nsz contract double %228, %232
 %234 = fsub nsz contract double %293, %233
 %235 = icmp eq i64 %224, 3
 br i1 %235, label %313, label %292
236:
 %237 = phi double [ 0.000000e+00, %198 ], [ %259, %236 ]
 %238 = phi i64 [ 0, %198 ], [ %239, %236 ]
 %239 = add nuw nsw i64 %238, 1
 %240 = icmp eq i64 %239, 3
 %241 = add nuw nsw i64 %238, 2
 %242 = urem i64 %241, 3
 %243 = mul nuw nsw i64 %239, 3
 %244 = select i1 %240, i64 0, i64 %243
 %245 = getelementptr double, ptr %217, i64 %244
 %246 = load double, ptr %245, align 8
 %247 = mul nuw nsw i64 %242, 3
 %248 = getelementptr double, ptr %218, i64 %247
 %249 = load double, ptr %248, align 8
 %250 = fmul nsz contract double %246, %249
 %251 = getelementptr double, ptr %217, i64 %247
 %252 = load double, ptr %251, align 8
 %253 = getelementptr double, ptr %218, i64 %244
 %254 = load double, ptr %253, align 8
 %255 = fmul nsz contract double %252, %254
 %256 = fsub nsz contract double %250, %255
 %257 = getelementptr double, ptr %204, i64 %238
 store double %256, ptr %257, align 8
 %258 = fmul nsz contract double %256, %256
 %259 = fadd nsz contract double %237, %258
 br i1 %240, label %260, label %236
260:
 %261 = inttoptr i64 %199 to ptr
 %262 = inttoptr i64 %206 to ptr
 %263 = shl i64 %208, 5
 %264 = getelementptr i8, ptr %261, i64 %263
 %265 = shl i64 %212, 5
 %266 = getelementptr i8, ptr %261, i64 %265
 %267 = tail call nsz contract double @llvm.sqrt.f64(double %259)
 %268 = fcmp nsz contract olt double %267, 0x3EB0C6F7A0B5ED8D
 br i1 %268, label %313, label %269
269:
 %270 = phi double [ %283, %269 ], [ 0.000000e+00, %260 ]
 %271 = phi i64 [ %272, %269 ], [ 0, %260 ]
 %272 = add nuw nsw i64 %271, 1
 %273 = getelementptr double, ptr %204, i64 %271
 %274 = load double, ptr %273, align 8
 %275 = fdiv nsz contract double %274, %267
 store double %275, ptr %273, align 8
 %276 = add nuw nsw i64 %271, 9
 %277 = getelementptr double, ptr %214, i64 %276
 %278 = load double, ptr %277, align 8
 %279 = getelementptr double, ptr %210, i64 %276
 %280 = load double, ptr %279, align 8
 %281 = fsub nsz contract double %278, %280
 %282 = fmul nsz contract double %275, %281
 %283 = fadd nsz contract double %270, %282
 %284 = icmp eq i64 %272, 3
 br i1 %284, label %219, label %269
285:
 %286 = phi i64 [ %287, %285 ], [ 0, %219 ]
 %287 = add nuw nsw i64 %286, 1
 %288 = getelementptr double, ptr %204, i64 %286
 %289 = load double, ptr %288, align 8
 %290 = fneg nsz contract double %289
 store double %290, ptr %288, align 8
 %291 = icmp eq i64 %287, 3
 br i1 %291, label %221, label %285
292:
 %293 = phi double [ %222, %221 ], [ %234, %223 ]
 %294 = phi i64 [ 0, %221 ], [ %224, %223 ]
 br label %295
295:
 %296 = phi double [ 0.000000e+00, %292 ], [ %311, %295 ]
 %297 = phi double [ 0.000000e+00, %292 ], [ %307, %295 ]
 %298 = phi i64 [ 0, %292 ], [ %299, %295 ]
 %299 = add nuw nsw i64 %298, 1
 %300 = getelementptr double, ptr %204, i64 %298
 %301 = load double, ptr %300, align 8
 %302 = mul nuw nsw i64 %298, 3
 %303 = add nuw nsw i64 %302, %294
 %304 = getelementptr double, ptr %210, i64 %303
 %305 = load double, ptr %304, align 8
 %306 = fmul nsz contract double %301, %305
 %307 = fadd nsz contract double %297, %306
 %308 = getelementptr double, ptr %214, i64 %303
 %309 = load double, ptr %308, align 8
 %310 = fmul nsz contract double %301, %309
 %311 = fadd nsz contract double %296, %310
 %312 = icmp eq i64 %299, 3
 br i1 %312, label %223, label %295
313:
 %314 = phi double [ 0xFFF0000000000000, %260 ], [ %234, %223 ]
 %315 = getelementptr i8, ptr %262, i64 24
 br label %419
316:
 %317 = add nuw nsw i64 %431, 1
 %318 = icmp eq i64 %317, 3
 br i1 %318, label %453, label %430
319:
 %320 = icmp eq i64 %431, %215
 %321 = icmp eq i64 %431, %216
 %322 = fcmp nsz contract ogt double %444, 0.000000e+00
 %323 = getelementptr double, ptr %264, i64 %431
 %324 = getelementptr i8, ptr %323, i64 8
 %325 = fcmp nsz contract ogt double %448, 0.000000e+00
 %326 = getelementptr double, ptr %266, i64 %431
 %327 = getelementptr i8, ptr %326, i64 8
 %328 = getelementptr double, ptr %210, i64 %431
 %329 = getelementptr double, ptr %214, i64 %431
 br label %450
330:
 %331 = getelementptr double, ptr %262, i64 %451
 %332 = load double, ptr %331, align 8
 %333 = mul nuw nsw i64 %451, 24
 %334 = getelementptr i8, ptr %328, i64 %333
 %335 = load double, ptr %334, align 8
 %336 = load double, ptr %324, align 8
 %337 = fneg nsz contract double %336
 %338 = select i1 %322, double %336, double %337
 %339 = fmul nsz contract double %335, %338
 %340 = fadd nsz contract double %332, %339
 store double %340, ptr %331, align 8
 br label %341
341:
 br i1 %321, label %353, label %342
342:
 %343 = getelementptr double, ptr %315, i64 %451
 %344 = load double, ptr %343, align 8
 %345 = mul nuw nsw i64 %451, 24
 %346 = getelementptr i8, ptr %329, i64 %345
 %347 = load double, ptr %346, align 8
 %348 = load double, ptr %327, align 8
 %349 = fneg nsz contract double %348
 %350 = select i1 %325, double %348, double %349
 %351 = fmul nsz contract double %347, %350
 %352 = fsub nsz contract double %344, %351
 store double %352, ptr %343, align 8
 br label %353
353:
 %354 = icmp eq i64 %452, 3
 br i1 %354, label %316, label %450
355:
 %356 = fmul nsz contract double %465, %474
 %357 = fsub nsz contract double %472, %356
 %358 = fmul nsz contract double %465, %465
 %359 = fsub nsz contract double 1.000000e+00, %358
 %360 = fdiv nsz contract double %357, %359
 %361 = fmul nsz contract double %465, %360
 %362 = fsub nsz contract double %361, %474
 br label %476
363:
 %364 = add nuw nsw i64 %608, 100
 %365 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %366 = load i64, ptr %365, align 1
 %367 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %368 = load i64, ptr %367, align 1
 %369 = shl nsw i64 %368, 2
 %370 = inttoptr i64 %366 to ptr
 %371 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %372 = load i64, ptr %371, align 1
 %373 = inttoptr i64 %372 to ptr
 %374 = getelementptr inbounds nuw i8, ptr %2, i64 440
 %375 = load i64, ptr %374, align 1
 %376 = inttoptr i64 %375 to ptr
 %377 = getelementptr inbounds nuw i8, ptr %2, i64 448
 %378 = load i64, ptr %377, align 1
 %379 = inttoptr i64 %378 to ptr
 %380 = fcmp nsz contract olt double %314, %6
 br i1 %380, label %381, label %611
381:
 %382 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %383 = load i64, ptr %382, align 1
 %384 = icmp slt i64 %383, %368
 br i1 %384, label %389, label %385
385:
 %386 = getelementptr inbounds nuw i8, ptr %2, i64 208
 %387 = load i64, ptr %386, align 1
 %388 = add nsw i64 %387, 1
 store i64 %388, ptr %386, align 1
 br label %611
389:
 %390 = icmp slt i64 %383, 0
 %391 = select i1 %390, i64 %369, i64 0
 %392 = shl i64 %383, 5
 %393 = getelementptr i8, ptr %370, i64 %392
 %394 = getelementptr i64, ptr %393, i64 %391
 store i64 %3, ptr %394, align 8
 %395 = getelementptr i8, ptr %393, i64 8
 %396 = getelementptr i64, ptr %395, i64 %391
 store i64 %4, ptr %396, align 8
 %397 = getelementptr i8, ptr %393, i64 16
 %398 = getelementptr i64, ptr %397, i64 %391
 store i64 %5, ptr %398, align 8
 %399 = getelementptr i8, ptr %393, i64 24
 %400 = getelementptr i64, ptr %399, i64 %391
 store i64 %364, ptr %400, align 8
 %401 = select i1 %390, i64 %368, i64 0
 %402 = add i64 %401, %383
 %403 = getelementptr double, ptr %373, i64 %402
 store double %314, ptr %403, align 8
 %404 = mul i64 %402, 3
 br label %408
405:
 %406 = load i64, ptr %382, align 1
 %407 = add nsw i64 %406, 1
 store i64 %407, ptr %382, align 1
 br label %611
408:
 %409 = phi i64 [ 0, %389 ], [ %410, %408 ]
 %410 = add nuw nsw i64 %409, 1
 %411 = getelementptr double, ptr %204, i64 %409
 %412 = load double, ptr %411, align 8
 %413 = getelementptr i8, ptr %411, i64 24
 %414 = load double, ptr %413, align 8
 %415 = add i64 %409, %404
 %416 = getelementptr double, ptr %376, i64 %415
 store double %412, ptr %416, align 8
 %417 = getelementptr double, ptr %379, i64 %415
 store double %414, ptr %417, align 8
 %418 = icmp eq i64 %410, 3
 br i1 %418, label %405, label %408
419:
 %420 = phi i64 [ 0, %313 ], [ %421, %419 ]
 %421 = add nuw nsw i64 %420, 1
 %422 = add nuw nsw i64 %420, 9
 %423 = getelementptr double, ptr %210, i64 %422
 %424 = load double, ptr %423, align 8
 %425 = getelementptr double, ptr %214, i64 %422
 %426 = load double, ptr %425, align 8
 %427 = getelementptr double, ptr %262, i64 %420
 store double %424, ptr %427, align 8
 %428 = getelementptr double, ptr %315, i64 %420
 store double %426, ptr %428, align 8
 %429 = icmp eq i64 %421, 3
 br i1 %429, label %430, label %419
430:
 %431 = phi i64 [ %317, %316 ], [ 0, %419 ]
 br label %432
432:
 %433 = phi double [ 0.000000e+00, %430 ], [ %448, %432 ]
 %434 = phi double [ 0.000000e+00, %430 ], [ %444, %432 ]
 %435 = phi i64 [ 0, %430 ], [ %436, %432 ]
 %436 = add nuw nsw i64 %435, 1
 %437 = getelementptr double, ptr %204, i64 %435
 %438 = load double, ptr %437, align 8
 %439 = mul nuw nsw i64 %435, 3
 %440 = add nuw nsw i64 %439, %431
 %441 = getelementptr double, ptr %210, i64 %440
 %442 = load double, ptr %441, align 8
 %443 = fmul nsz contract double %438, %442
 %444 = fadd nsz contract double %434, %443
 %445 = getelementptr double, ptr %214, i64 %440
 %446 = load double, ptr %445, align 8
 %447 = fmul nsz contract double %438, %446
 %448 = fadd nsz contract double %433, %447
 %449 = icmp eq i64 %436, 3
 br i1 %449, label %319, label %432
450:
 %451 = phi i64 [ 0, %319 ], [ %452, %353 ]
 %452 = add nuw nsw i64 %451, 1
 br i1 %320, label %341, label %330
453:
 %454 = phi double [ %474, %453 ], [ 0.000000e+00, %316 ]
 %455 = phi double [ %472, %453 ], [ 0.000000e+00, %316 ]
 %456 = phi double [ %465, %453 ], [ 0.000000e+00, %316 ]
 %457 = phi i64 [ %458, %453 ], [ 0, %316 ]
 %458 = add nuw nsw i64 %457, 1
 %459 = mul nuw nsw i64 %457, 3
 %460 = getelementptr double, ptr %217, i64 %459
 %461 = load double, ptr %460, align 8
 %462 = getelementptr double, ptr %218, i64 %459
 %463 = load double, ptr %462, align 8
 %464 = fmul nsz contract double %461, %463
 %465 = fadd nsz contract double %456, %464
 %466 = getelementptr double, ptr %315, i64 %457
 %467 = load double, ptr %466, align 8
 %468 = getelementptr double, ptr %262, i64 %457
 %469 = load double, ptr %468, align 8
 %470 = fsub nsz contract double %467, %469
 %471 = fmul nsz contract double %461, %470
 %472 = fadd nsz contract double %455, %471
 %473 = fmul nsz contract double %463, %470
 %474 = fadd nsz contract double %454, %473
 %475 = icmp eq i64 %458, 3
 br i1 %475, label %355, label %453
476:
 %477 = phi i64 [ 0, %355 ], [ %478, %476 ]
 %478 = add nuw nsw i64 %477, 1
 %479 = getelementptr double, ptr %262, i64 %477
 %480 = load double, ptr %479, align 8
 %481 = mul nuw nsw i64 %477, 3
 %482 = getelementptr double, ptr %217, i64 %481
 %483 = load double, ptr %482, align 8
 %484 = fmul nsz contract double %360, %483
 %485 = fadd nsz contract double %480, %484
 %486 = getelementptr double, ptr %315, i64 %477
 %487 = load double, ptr %486, align 8
 %488 = fadd nsz contract double %487, %485
 %489 = getelementptr double, ptr %218, i64 %481
 %490 = load double, ptr %489, align 8
 %491 = fmul nsz contract double %362, %490
 %492 = fadd nsz contract double %488, %491
 %493 = fmul nsz contract double %492, 5.000000e-01
 %494 = getelementptr double, ptr %204, i64 %477
 %495 = getelementptr i8, ptr %494, i64 24
 store double %493, ptr %495, align 8
 %496 = icmp eq i64 %478, 3
 br i1 %496, label %363, label %476
497:
 %498 = icmp samesign ult i64 %186, 3
 br i1 %498, label %499, label %500
499:
 call fastcc void @f26(ptr %8, ptr readonly %1, ptr %2, i64 %3, i64 %4, i64 %5, i64 %186, double %6, i64 %3, i64 %4, double 1.000000e+00)
 br label %611
500:
 %501 = add nsw i64 %186, -3
 call fastcc void @f26(ptr %9, ptr readonly %1, ptr %2, i64 %4, i64 %3, i64 %5, i64 %501, double %6, i64 %3, i64 %4, double -1.000000e+00)
 br label %611
502:
 %503 = phi double [ 0xFFF0000000000000, %38 ], [ %187, %175 ]
 %504 = phi i64 [ 0, %38 ], [ %186, %175 ]
 %505 = phi i64 [ 0, %38 ], [ %506, %175 ]
 %506 = add nuw nsw i64 %505, 1
 %507 = icmp samesign ult i64 %505, 3
 br i1 %507, label %82, label %128
508:
 %509 = phi double [ 0xFFF0000000000000, %80 ], [ %609, %605 ]
 %510 = phi i64 [ -1, %80 ], [ %608, %605 ]
 %511 = phi i64 [ 0, %80 ], [ %558, %605 ]
 %512 = udiv i64 %511, 3
 %513 = urem i64 %511, 3
 %514 = getelementptr double, ptr %49, i64 %512
 %515 = getelementptr double, ptr %52, i64 %513
 br label %533
516:
 %517 = fcmp nsz contract olt double %575, 0.000000e+00
 br i1 %517, label %577, label %518
518:
 %519 = tail call nsz contract double @llvm.fabs.f64(double %575)
 br label %584
520:
 %521 = add nuw nsw i64 %586, 1
 %522 = tail call nsz contract double @llvm.fabs.f64(double %599)
 %523 = getelementptr double, ptr %54, i64 %521
 %524 = load double, ptr %523, align 8
 %525 = fmul nsz contract double %522, %524
 %526 = tail call nsz contract double @llvm.fabs.f64(double %603)
 %527 = getelementptr double, ptr %56, i64 %521
 %528 = load double, ptr %527, align 8
 %529 = fmul nsz contract double %526, %528
 %530 = fadd nsz contract double %525, %529
 %531 = fsub nsz contract double %585, %530
 %532 = icmp eq i64 %521, 3
 br i1 %532, label %605, label %584
533:
 %534 = phi double [ 0.000000e+00, %508 ], [ %556, %533 ]
 %535 = phi i64 [ 0, %508 ], [ %536, %533 ]
 %536 = add nuw nsw i64 %535, 1
 %537 = icmp eq i64 %536, 3
 %538 = add nuw nsw i64 %535, 2
 %539 = urem i64 %538, 3
 %540 = mul nuw nsw i64 %536, 3
 %541 = select i1 %537, i64 0, i64 %540
 %542 = getelementptr double, ptr %514, i64 %541
 %543 = load double, ptr %542, align 8
 %544 = mul nuw nsw i64 %539, 3
 %545 = getelementptr double, ptr %515, i64 %544
 %546 = load double, ptr %545, align 8
 %547 = fmul nsz contract double %543, %546
 %548 = getelementptr double, ptr %514, i64 %544
 %549 = load double, ptr %548, align 8
 %550 = getelementptr double, ptr %515, i64 %541
 %551 = load double, ptr %550, align 8
 %552 = fmul nsz contract double %549, %551
 %553 = fsub nsz contract double %547, %552
 %554 = getelementptr double, ptr %81, i64 %535
 store double %553, ptr %554, align 8
 %555 = fmul nsz contract double %553, %553
 %556 = fadd nsz contract double %534, %555
 br i1 %537, label %557, label %533
557:
 %558 = add nuw nsw i64 %511, 1
 %559 = tail call nsz contract double @llvm.sqrt.f64(double %556)
 %560 = fcmp nsz contract olt double %559, 0x3EB0C6F7A0B5ED8D
 br i1 %560, label %605, label %561
561:
 %562 = phi double [ %575, %561 ], [ 0.000000e+00, %557 ]
 %563 = phi i64 [ %564, %561 ], [ 0, %557 ]
 %564 = add nuw nsw i64 %563, 1
 %565 = getelementptr double, ptr %81, i64 %563
 %566 = load double, ptr %565, align 8
 %567 = fdiv nsz contract double %566, %559
 store double %567, ptr %565, align 8
 %568 = add nuw nsw i64 %563, 9
 %569 = getelementptr double, ptr %52, i64 %568
 %570 = load double, ptr %569, align 8
 %571 = getelementptr double, ptr %49, i64 %568
 %572 = load double, ptr %571, align 8
 %573 = fsub nsz contract double %570, %572
 %574 = fmul nsz contract double %567, %573
 %575 = fadd nsz contract double %562, %574
 %576 = icmp eq i64 %564, 3
 br i1 %576, label %516, label %561
577:
 %578 = phi i64 [ %579, %577 ], [ 0, %516 ]
 %579 = add nuw nsw i64 %578, 1
 %580 = getelementptr double, ptr %81, i64 %578
 %581 = load double, ptr %580, align 8
 %582 = fneg nsz contract double %581
 store double %582, ptr %580, align 8
 %583 = icmp eq i64 %579, 3
 br i1 %583, label %518, label %577
584:
 %585 = phi double [ %519, %518 ], [ %531, %520 ]
 %586 = phi i64 [ 0, %518 ], [ %521, %520 ]
 br label %587
587:
 %588 = phi double [ 0.000000e+00, %584 ], [ %603, %587 ]
 %589 = phi double [ 0.000000e+00, %584 ], [ %599, %587 ]
 %590 = phi i64 [ 0, %584 ], [ %591, %587 ]
 %591 = add nuw nsw i64 %590, 1
 %592 = getelementptr double, ptr %81, i64 %590
 %593 = load double, ptr %592, align 8
 %594 = mul nuw nsw i64 %590, 3
 %595 = add nuw nsw i64 %594, %586
 %596 = getelementptr double, ptr %49, i64 %595
 %597 = load double, ptr %596, align 8
 %598 = fmul nsz contract double %593, %597
 %599 = fadd nsz contract double %589, %598
 %600 = getelementptr double, ptr %52, i64 %595
 %601 = load double, ptr %600, align 8
 %602 = fmul nsz contract double %593, %601
 %603 = fadd nsz contract double %588, %602
 %604 = icmp eq i64 %591, 3
 br i1 %604, label %520, label %587
605:
 %606 = phi double [ 0xFFF0000000000000, %557 ], [ %531, %520 ]
 %607 = fcmp nsz contract ogt double %606, %509
 %608 = select i1 %607, i64 %511, i64 %510
 %609 = select i1 %607, double %606, double %509
 %610 = icmp eq i64 %558, 9
 br i1 %610, label %189, label %508
611:
 br label %1008
612:
 br i1 %35, label %613, label %614
613:
 call fastcc void @f25(ptr %12, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, double %6, i64 %3, i64 %4, double 1.000000e+00)
 br label %1008
614:
 br i1 %36, label %615, label %616
615:
 call fastcc void @f25(ptr %13, ptr %1, ptr %2, i64 %4, i64 %3, i64 %5, double %6, i64 %3, i64 %4, double -1.000000e+00)
 br label %1008
616:
 %617 = getelementptr inbounds nuw i8, ptr %1, i64 176
 %618 = load i64, ptr %617, align 1
 %619 = inttoptr i64 %618 to ptr
 %620 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %621 = load i64, ptr %620, align 1
 %622 = inttoptr i64 %621 to ptr
 %623 = getelementptr inbounds nuw i8, ptr %2, i64 848
 %624 = load i64, ptr %623, align 1
 %625 = inttoptr i64 %624 to ptr
 %626 = add i64 %20, %3
 %627 = mul i64 %626, 96
 %628 = getelementptr i8, ptr %622, i64 %627
 %629 = add i64 %25, %4
 %630 = mul i64 %629, 96
 %631 = getelementptr i8, ptr %622, i64 %630
 %632 = getelementptr i8, ptr %625, i64 24
 %633 = getelementptr i8, ptr %625, i64 48
 %634 = shl i64 %626, 5
 %635 = getelementptr i8, ptr %619, i64 %634
 %636 = load double, ptr %635, align 8
 %637 = shl i64 %629, 5
 %638 = getelementptr i8, ptr %619, i64 %637
 %639 = load double, ptr %638, align 8
 store double %636, ptr %633, align 8
 %640 = getelementptr i8, ptr %625, i64 56
 store double %639, ptr %640, align 8
 %641 = getelementptr i64, ptr %18, i64 %626
 %642 = load i64, ptr %641, align 8
 %643 = icmp eq i64 %642, 1
 br i1 %643, label %644, label %647
644:
 %645 = getelementptr i8, ptr %635, i64 24
 %646 = load double, ptr %645, align 8
 br label %647
647:
 %648 = phi double [ %646, %644 ], [ 0.000000e+00, %616 ]
 %649 = getelementptr i64, ptr %18, i64 %629
 %650 = load i64, ptr %649, align 8
 %651 = icmp eq i64 %650, 1
 br i1 %651, label %652, label %655
652:
 %653 = getelementptr i8, ptr %638, i64 24
 %654 = load double, ptr %653, align 8
 br label %655
655:
 %656 = phi double [ %654, %652 ], [ 0.000000e+00, %647 ]
 br label %934
657:
 %658 = fmul nsz contract double %947, %947
 %659 = fsub nsz contract double 1.000000e+00, %658
 %660 = fcmp nsz contract ogt double %648, 0.000000e+00
 %661 = fcmp nsz contract ogt double %656, 0.000000e+00
 %662 = select i1 %660, i1 %661, i1 false
 %663 = fcmp nsz contract olt double %659, 0x3EB0C6F7A0B5ED8D
 %664 = select i1 %662, i1 %663, i1 false
 br i1 %664, label %665, label %785
665:
 %666 = fcmp nsz contract ogt double %947, 0.000000e+00
 %667 = fneg nsz contract double %648
 %668 = fsub nsz contract double %955, %656
 %669 = fcmp nsz contract ogt double %668, %667
 %670 = select i1 %669, double %668, double %667
 %671 = fadd nsz contract double %656, %955
 %672 = fcmp nsz contract olt double %671, %648
 %673 = select i1 %672, double %671, double %648
 %674 = fcmp nsz contract olt double %670, %673
 br i1 %674, label %675, label %785
675:
 %676 = getelementptr inbounds nuw i8, ptr %2, i64 840
 %677 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %678 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %679 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %680 = getelementptr inbounds nuw i8, ptr %2, i64 440
 %681 = getelementptr inbounds nuw i8, ptr %2, i64 448
 %682 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %683 = getelementptr inbounds nuw i8, ptr %2, i64 208
 br label %959
684:
 %685 = load i64, ptr %676, align 1
 %686 = inttoptr i64 %685 to ptr
 br label %752
687:
 %688 = getelementptr double, ptr %686, i64 %769
 %689 = load double, ptr %688, align 8
 %690 = fdiv nsz contract double %689, %766
 br label %694
691:
 %692 = icmp eq i64 %769, 2
 %693 = select i1 %692, double 1.000000e+00, double 0.000000e+00
 br label %694
694:
 %695 = phi double [ %690, %687 ], [ %693, %691 ]
 %696 = getelementptr double, ptr %686, i64 %769
 store double %695, ptr %696, align 8
 %697 = icmp eq i64 %770, 3
 br i1 %697, label %698, label %768
698:
 %699 = load double, ptr %633, align 8
 %700 = fsub nsz contract double %766, %699
 %701 = load double, ptr %640, align 8
 %702 = fsub nsz contract double %700, %701
 %703 = fmul nsz contract double %702, 5.000000e-01
 br label %771
704:
 %705 = load i64, ptr %677, align 1
 %706 = load i64, ptr %678, align 1
 %707 = shl nsw i64 %706, 2
 %708 = inttoptr i64 %705 to ptr
 %709 = load i64, ptr %679, align 1
 %710 = inttoptr i64 %709 to ptr
 %711 = load i64, ptr %680, align 1
 %712 = inttoptr i64 %711 to ptr
 %713 = load i64, ptr %681, align 1
 %714 = inttoptr i64 %713 to ptr
 %715 = fcmp nsz contract olt double %702, %6
 br i1 %715, label %716, label %784
716:
 %717 = load i64, ptr %682, align 1
 %718 = icmp slt i64 %717, %706
 br i1 %718, label %722, label %719
719:
 %720 = load i64, ptr %683, align 1
 %721 = add nsw i64 %720, 1
 store i64 %721, ptr %683, align 1
 br label %784
722:
 %723 = icmp slt i64 %717, 0
 %724 = select i1 %723, i64 %707, i64 0
 %725 = shl i64 %717, 5
 %726 = getelementptr i8, ptr %708, i64 %725
 %727 = getelementptr i64, ptr %726, i64 %724
 store i64 %3, ptr %727, align 8
 %728 = getelementptr i8, ptr %726, i64 8
 %729 = getelementptr i64, ptr %728, i64 %724
 store i64 %4, ptr %729, align 8
 %730 = getelementptr i8, ptr %726, i64 16
 %731 = getelementptr i64, ptr %730, i64 %724
 store i64 %5, ptr %731, align 8
 %732 = getelementptr i8, ptr %726, i64 24
 %733 = getelementptr i64, ptr %732, i64 %724
 store i64 %962, ptr %733, align 8
 %734 = select i1 %723, i64 %706, i64 0
 %735 = add i64 %734, %717
 %736 = getelementptr double, ptr %710, i64 %735
 store double %702, ptr %736, align 8
 %737 = mul i64 %735, 3
 br label %741
738:
 %739 = load i64, ptr %682, align 1
 %740 = add nsw i64 %739, 1
 store i64 %740, ptr %682, align 1
 br label %784
741:
 %742 = phi i64 [ 0, %722 ], [ %743, %741 ]
 %743 = add nuw nsw i64 %742, 1
 %744 = getelementptr double, ptr %686, i64 %742
 %745 = load double, ptr %744, align 8
 %746 = getelementptr i8, ptr %744, i64 24
 %747 = load double, ptr %746, align 8
 %748 = add i64 %742, %737
 %749 = getelementptr double, ptr %712, i64 %748
 store double %745, ptr %749, align 8
 %750 = getelementptr double, ptr %714, i64 %748
 store double %747, ptr %750, align 8
 %751 = icmp eq i64 %743, 3
 br i1 %751, label %738, label %741
752:
 %753 = phi double [ 0.000000e+00, %684 ], [ %763, %752 ]
 %754 = phi i64 [ 0, %684 ], [ %755, %752 ]
 %755 = add nuw nsw i64 %754, 1
 %756 = getelementptr double, ptr %632, i64 %754
 %757 = load double, ptr %756, align 8
 %758 = getelementptr double, ptr %625, i64 %754
 %759 = load double, ptr %758, align 8
 %760 = fsub nsz contract double %757, %759
 %761 = getelementptr double, ptr %686, i64 %754
 store double %760, ptr %761, align 8
 %762 = fmul nsz contract double %760, %760
 %763 = fadd nsz contract double %753, %762
 %764 = icmp eq i64 %755, 3
 br i1 %764, label %765, label %752
765:
 %766 = tail call nsz contract double @llvm.sqrt.f64(double %763)
 %767 = fcmp nsz contract ogt double %766, 0.000000e+00
 br label %768
768:
 %769 = phi i64 [ 0, %765 ], [ %770, %694 ]
 %770 = add nuw nsw i64 %769, 1
 br i1 %767, label %687, label %691
771:
 %772 = phi i64 [ 0, %698 ], [ %773, %771 ]
 %773 = add nuw nsw i64 %772, 1
 %774 = getelementptr double, ptr %625, i64 %772
 %775 = load double, ptr %774, align 8
 %776 = getelementptr double, ptr %686, i64 %772
 %777 = load double, ptr %776, align 8
 %778 = load double, ptr %633, align 8
 %779 = fadd nsz contract double %703, %778
 %780 = fmul nsz contract double %777, %779
 %781 = fadd nsz contract double %775, %780
 %782 = getelementptr i8, ptr %776, i64 24
 store double %781, ptr %782, align 8
 %783 = icmp eq i64 %773, 3
 br i1 %783, label %704, label %771
784:
 br i1 %961, label %1008, label %959
785:
 br i1 %660, label %786, label %804
786:
 %787 = fcmp nsz contract oge double %659, 0x3EB0C6F7A0B5ED8D
 %788 = select i1 %661, i1 %787, i1 false
 br i1 %788, label %789, label %798
789:
 %790 = fmul nsz contract double %947, %957
 %791 = fsub nsz contract double %955, %790
 %792 = fdiv nsz contract double %791, %659
 %793 = fneg nsz contract double %648
 %794 = fcmp nsz contract olt double %792, %793
 %795 = select i1 %794, double %793, double %792
 %796 = fcmp nsz contract olt double %648, %795
 %797 = select i1 %796, double %648, double %795
 br label %804
798:
 %799 = fneg nsz contract double %648
 %800 = fcmp nsz contract olt double %955, %799
 %801 = select i1 %800, double %799, double %955
 %802 = fcmp nsz contract olt double %648, %801
 %803 = select i1 %802, double %648, double %801
 br label %804
804:
 %805 = phi double [ 0.000000e+00, %785 ], [ %797, %789 ], [ %803, %798 ]
 %806 = fmul nsz contract double %947, %805
 %807 = fsub nsz contract double %806, %957
 %808 = tail call nsz contract double @llvm.fabs.f64(double %807)
 %809 = fcmp nsz contract ogt double %808, %656
 br i1 %809, label %810, label %823
810:
 %811 = fneg nsz contract double %656
 %812 = fcmp nsz contract olt double %807, %811
 %813 = select i1 %812, double %811, double %807
 %814 = fcmp nsz contract olt double %656, %813
 %815 = select i1 %814, double %656, double %813
 %816 = fmul nsz contract double %947, %815
 %817 = fadd nsz contract double %955, %816
 %818 = fneg nsz contract double %648
 %819 = fcmp nsz contract olt double %817, %818
 %820 = select i1 %819, double %818, double %817
 %821 = fcmp nsz contract olt double %648, %820
 %822 = select i1 %821, double %648, double %820
 br label %823
823:
 %824 = phi double [ %822, %810 ], [ %805, %804 ]
 %825 = phi double [ %815, %810 ], [ %807, %804 ]
 br label %987
826:
 %827 = getelementptr inbounds nuw i8, ptr %2, i64 840
 %828 = load i64, ptr %827, align 1
 %829 = inttoptr i64 %828 to ptr
 br label %902
830:
 %831 = getelementptr double, ptr %829, i64 %919
 %832 = load double, ptr %831, align 8
 %833 = fdiv nsz contract double %832, %916
 br label %837
834:
 %835 = icmp eq i64 %919, 2
 %836 = select i1 %835, double 1.000000e+00, double 0.000000e+00
 br label %837
837:
 %838 = phi double [ %833, %830 ], [ %836, %834 ]
 %839 = getelementptr double, ptr %829, i64 %919
 store double %838, ptr %839, align 8
 %840 = icmp eq i64 %920, 3
 br i1 %840, label %841, label %918
841:
 %842 = load double, ptr %633, align 8
 %843 = fsub nsz contract double %916, %842
 %844 = load double, ptr %640, align 8
 %845 = fsub nsz contract double %843, %844
 %846 = fmul nsz contract double %845, 5.000000e-01
 br label %921
847:
 %848 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %849 = load i64, ptr %848, align 1
 %850 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %851 = load i64, ptr %850, align 1
 %852 = shl nsw i64 %851, 2
 %853 = inttoptr i64 %849 to ptr
 %854 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %855 = load i64, ptr %854, align 1
 %856 = inttoptr i64 %855 to ptr
 %857 = getelementptr inbounds nuw i8, ptr %2, i64 440
 %858 = load i64, ptr %857, align 1
 %859 = inttoptr i64 %858 to ptr
 %860 = getelementptr inbounds nuw i8, ptr %2, i64 448
 %861 = load i64, ptr %860, align 1
 %862 = inttoptr i64 %861 to ptr
 %863 = fcmp nsz contract olt double %845, %6
 br i1 %863, label %864, label %1008
864:
 %865 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %866 = load i64, ptr %865, align 1
 %867 = icmp slt i64 %866, %851
 br i1 %867, label %872, label %868
868:
 %869 = getelementptr inbounds nuw i8, ptr %2, i64 208
 %870 = load i64, ptr %869, align 1
 %871 = add nsw i64 %870, 1
 store i64 %871, ptr %869, align 1
 br label %1008
872:
 %873 = icmp slt i64 %866, 0
 %874 = select i1 %873, i64 %852, i64 0
 %875 = shl i64 %866, 5
 %876 = getelementptr i8, ptr %853, i64 %875
 %877 = getelementptr i64, ptr %876, i64 %874
 store i64 %3, ptr %877, align 8
 %878 = getelementptr i8, ptr %876, i64 8
 %879 = getelementptr i64, ptr %878, i64 %874
 store i64 %4, ptr %879, align 8
 %880 = getelementptr i8, ptr %876, i64 16
 %881 = getelementptr i64, ptr %880, i64 %874
 store i64 %5, ptr %881, align 8
 %882 = getelementptr i8, ptr %876, i64 24
 %883 = getelementptr i64, ptr %882, i64 %874
 store i64 0, ptr %883, align 8
 %884 = select i1 %873, i64 %851, i64 0
 %885 = add i64 %884, %866
 %886 = getelementptr double, ptr %856, i64 %885
 store double %845, ptr %886, align 8
 %887 = mul i64 %885, 3
 br label %891
888:
 %889 = load i64, ptr %865, align 1
 %890 = add nsw i64 %889, 1
 store i64 %890, ptr %865, align 1
 br label %1008
891:
 %892 = phi i64 [ 0, %872 ], [ %893, %891 ]
 %893 = add nuw nsw i64 %892, 1
 %894 = getelementptr double, ptr %829, i64 %892
 %895 = load double, ptr %894, align 8
 %896 = getelementptr i8, ptr %894, i64 24
 %897 = load double, ptr %896, align 8
 %898 = add i64 %892, %887
 %899 = getelementptr double, ptr %859, i64 %898
 store double %895, ptr %899, align 8
 %900 = getelementptr double, ptr %862, i64 %898
 store double %897, ptr %900, align 8
 %901 = icmp eq i64 %893, 3
 br i1 %901, label %888, label %891
902:
 %903 = phi double [ 0.000000e+00, %826 ], [ %913, %902 ]
 %904 = phi i64 [ 0, %826 ], [ %905, %902 ]
 %905 = add nuw nsw i64 %904, 1
 %906 = getelementptr double, ptr %632, i64 %904
 %907 = load double, ptr %906, align 8
 %908 = getelementptr double, ptr %625, i64 %904
 %909 = load double, ptr %908, align 8
 %910 = fsub nsz contract double %907, %909
 %911 = getelementptr double, ptr %829, i64 %904
 store double %910, ptr %911, align 8
 %912 = fmul nsz contract double %910, %910
 %913 = fadd nsz contract double %903, %912
 %914 = icmp eq i64 %905, 3
 br i1 %914, label %915, label %902
915:
 %916 = tail call nsz contract double @llvm.sqrt.f64(double %913)
 %917 = fcmp nsz contract ogt double %916, 0.000000e+00
 br label %918
918:
 %919 = phi i64 [ 0, %915 ], [ %920, %837 ]
 %920 = add nuw nsw i64 %919, 1
 br i1 %917, label %830, label %834
921:
 %922 = phi i64 [ 0, %841 ], [ %923, %921 ]
 %923 = add nuw nsw i64 %922, 1
 %924 = getelementptr double, ptr %625, i64 %922
 %925 = load double, ptr %924, align 8
 %926 = getelementptr double, ptr %829, i64 %922
 %927 = load double, ptr %926, align 8
 %928 = load double, ptr %633, align 8
 %929 = fadd nsz contract double %846, %928
 %930 = fmul nsz contract double %927, %929
 %931 = fadd nsz contract double %925, %930
 %932 = getelementptr i8, ptr %926, i64 24
 store double %931, ptr %932, align 8
 %933 = icmp eq i64 %923, 3
 br i1 %933, label %847, label %921
934:
 %935 = phi double [ 0.000000e+00, %655 ], [ %957, %934 ]
 %936 = phi double [ 0.000000e+00, %655 ], [ %955, %934 ]
 %937 = phi double [ 0.000000e+00, %655 ], [ %947, %934 ]
 %938 = phi i64 [ 0, %655 ], [ %939, %934 ]
 %939 = add nuw nsw i64 %938, 1
 %940 = mul nuw nsw i64 %938, 3
 %941 = add nuw nsw i64 %940, 2
 %942 = getelementptr double, ptr %628, i64 %941
 %943 = load double, ptr %942, align 8
 %944 = getelementptr double, ptr %631, i64 %941
 %945 = load double, ptr %944, align 8
 %946 = fmul nsz contract double %943, %945
 %947 = fadd nsz contract double %937, %946
 %948 = add nuw nsw i64 %938, 9
 %949 = getelementptr double, ptr %631, i64 %948
 %950 = load double, ptr %949, align 8
 %951 = getelementptr double, ptr %628, i64 %948
 %952 = load double, ptr %951, align 8
 %953 = fsub nsz contract double %950, %952
 %954 = fmul nsz contract double %943, %953
 %955 = fadd nsz contract double %936, %954
 %956 = fmul nsz contract double %945, %953
 %957 = fadd nsz contract double %935, %956
 %958 = icmp eq i64 %939, 3
 br i1 %958, label %657, label %934
959:
 %960 = phi double [ %670, %675 ], [ %673, %784 ]
 %961 = phi i1 [ false, %675 ], [ true, %784 ]
 %962 = phi i64 [ 1, %675 ], [ 2, %784 ]
 %963 = fsub nsz contract double %960, %955
 br label %964
964:
 %965 = phi i64 [ 0, %959 ], [ %966, %964 ]
 %966 = add nuw nsw i64 %965, 1
 %967 = add nuw nsw i64 %965, 9
 %968 = getelementptr double, ptr %628, i64 %967
 %969 = load double, ptr %968, align 8
 %970 = mul nuw nsw i64 %965, 3
 %971 = add nuw nsw i64 %970, 2
 %972 = getelementptr double, ptr %628, i64 %971
 %973 = load double, ptr %972, align 8
 %974 = fmul nsz contract double %960, %973
 %975 = fadd nsz contract double %969, %974
 %976 = getelementptr double, ptr %625, i64 %965
 store double %975, ptr %976, align 8
 %977 = getelementptr double, ptr %631, i64 %967
 %978 = load double, ptr %977, align 8
 %979 = getelementptr double, ptr %631, i64 %971
 %980 = load double, ptr %979, align 8
 %981 = fneg nsz contract double %980
 %982 = select nsz contract i1 %666, double %980, double %981
 %983 = fmul nsz contract double %963, %982
 %984 = fadd nsz contract double %978, %983
 %985 = getelementptr double, ptr %632, i64 %965
 store double %984, ptr %985, align 8
 %986 = icmp eq i64 %966, 3
 br i1 %986, label %684, label %964
987:
 %988 = phi i64 [ 0, %823 ], [ %989, %987 ]
 %989 = add nuw nsw i64 %988, 1
 %990 = add nuw nsw i64 %988, 9
 %991 = getelementptr double, ptr %628, i64 %990
 %992 = load double, ptr %991, align 8
 %993 = mul nuw nsw i64 %988, 3
 %994 = add nuw nsw i64 %993, 2
 %995 = getelementptr double, ptr %628, i64 %994
 %996 = load double, ptr %995, align 8
 %997 = fmul nsz contract double %824, %996
 %998 = fadd nsz contract double %992, %997
 %999 = getelementptr double, ptr %625, i64 %988
 store double %998, ptr %999, align 8
 %1000 = getelementptr double, ptr %631, i64 %990
 %1001 = load double, ptr %1000, align 8
 %1002 = getelementptr double, ptr %631, i64 %994
 %1003 = load double, ptr %1002, align 8
 %1004 = fmul nsz contract double %825, %1003
 %1005 = fadd nsz contract double %1001, %1004
 %1006 = getelementptr double, ptr %632, i64 %988
 store double %1005, ptr %1006, align 8
 %1007 = icmp eq i64 %989, 3
 br i1 %1007, label %826, label %987
1008:
 store ptr null, ptr %0, align 8
 ret void
}
define internal fastcc void @f24(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 %5, double %6, i64 %7, i64 %8, double %9) unnamed_addr {
10:
 %11 = getelementptr inbounds nuw i8, ptr %1, i64 160
 %12 = load i64, ptr %11, align 1
 %13 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %14 = load i64, ptr %13, align 1
 %15 = inttoptr i64 %12 to ptr
 %16 = getelementptr inbounds nuw i8, ptr %1, i64 176
 %17 = load i64, ptr %16, align 1
 %18 = inttoptr i64 %17 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %1, i64 200
 %20 = load i64, ptr %19, align 1
 %21 = inttoptr i64 %20 to ptr
 %22 = getelementptr inbounds nuw i8, ptr %1, i64 216
 %23 = load i64, ptr %22, align 1
 %24 = getelementptr inbounds nuw i8, ptr %1, i64 128
 %25 = load i64, ptr %24, align 1
 %26 = inttoptr i64 %23 to ptr
 %27 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %28 = load i64, ptr %27, align 1
 %29 = inttoptr i64 %28 to ptr
 %30 = getelementptr inbounds nuw i8, ptr %2, i64 840
 %31 = load i64, ptr %30, align 1
 %32 = inttoptr i64 %31 to ptr
 %33 = getelementptr inbounds nuw i8, ptr %2, i64 848
 %34 = load i64, ptr %33, align 1
 %35 = inttoptr i64 %34 to ptr
 %36 = icmp slt i64 %3, 0
 %37 = select i1 %36, i64 %14, i64 0
 %38 = add i64 %37, %3
 %39 = mul i64 %38, 96
 %40 = getelementptr i8, ptr %29, i64 %39
 %41 = icmp slt i64 %4, 0
 %42 = select i1 %41, i64 %14, i64 0
 %43 = add i64 %42, %4
 %44 = mul i64 %43, 96
 %45 = getelementptr i8, ptr %29, i64 %44
 %46 = getelementptr i64, ptr %15, i64 %43
 %47 = load i64, ptr %46, align 8
 %48 = shl i64 %43, 5
 %49 = getelementptr i8, ptr %18, i64 %48
 %50 = load double, ptr %49, align 8
 switch i64 %47, label %52 [
  i64 1, label %62
  i64 2, label %51
  i64 4, label %53
 ]
51:
 br label %62
52:
 br label %62
53:
 %54 = getelementptr inbounds nuw i8, ptr %1, i64 208
 %55 = load i64, ptr %54, align 1
 %56 = inttoptr i64 %55 to ptr
 %57 = getelementptr i64, ptr %56, i64 %43
 %58 = load i64, ptr %57, align 8
 %59 = freeze i64 %58
 %60 = tail call i64 @llvm.smax.i64(i64 %59, i64 0)
 %61 = icmp slt i64 %59, 1
 br i1 %61, label %156, label %62
62:
 %63 = phi i64 [ %60, %53 ], [ 8, %51 ], [ 1, %52 ], [ 2, %10 ]
 %64 = getelementptr i8, ptr %49, i64 8
 %65 = getelementptr i8, ptr %49, i64 16
 %66 = getelementptr i8, ptr %35, i64 8
 %67 = getelementptr i64, ptr %21, i64 %43
 %68 = icmp eq i64 %47, 0
 %69 = getelementptr i8, ptr %49, i64 24
 %70 = getelementptr i8, ptr %35, i64 16
 %71 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %72 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %73 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %74 = getelementptr inbounds nuw i8, ptr %2, i64 440
 %75 = getelementptr inbounds nuw i8, ptr %2, i64 448
 %76 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %77 = getelementptr inbounds nuw i8, ptr %2, i64 208
 br label %157
78:
 %79 = load double, ptr %64, align 8
 %80 = and i64 %158, 1
 %81 = icmp eq i64 %80, 0
 %82 = fneg nsz contract double %79
 %83 = select nsz contract i1 %81, double %82, double %79
 store double %83, ptr %35, align 8
 %84 = load double, ptr %65, align 8
 %85 = and i64 %158, 2
 %86 = icmp eq i64 %85, 0
 %87 = fneg nsz contract double %84
 %88 = select nsz contract i1 %86, double %87, double %84
 store double %88, ptr %66, align 8
 %89 = and i64 %158, 4
 %90 = icmp eq i64 %89, 0
 %91 = select i1 %90, double -1.000000e+00, double 1.000000e+00
 br label %96
92:
 %93 = and i64 %158, 1
 %94 = icmp eq i64 %93, 0
 %95 = select i1 %94, double -1.000000e+00, double 1.000000e+00
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %35, i8 0, i64 16, i1 false)
 br i1 %68, label %100, label %96
96:
 %97 = phi double [ %91, %78 ], [ %95, %92 ]
 %98 = load double, ptr %69, align 8
 %99 = fmul nsz contract double %97, %98
 br label %100
100:
 %101 = phi double [ %99, %96 ], [ 0.000000e+00, %92 ]
 store double %101, ptr %70, align 8
 br label %174
102:
 %103 = fsub nsz contract double %209, %50
 %104 = fmul nsz contract double %103, 5.000000e-01
 %105 = fadd nsz contract double %50, %104
 br label %211
106:
 %107 = load i64, ptr %71, align 1
 %108 = load i64, ptr %72, align 1
 %109 = shl nsw i64 %108, 2
 %110 = inttoptr i64 %107 to ptr
 %111 = load i64, ptr %73, align 1
 %112 = inttoptr i64 %111 to ptr
 %113 = load i64, ptr %74, align 1
 %114 = inttoptr i64 %113 to ptr
 %115 = load i64, ptr %75, align 1
 %116 = inttoptr i64 %115 to ptr
 %117 = fcmp nsz contract olt double %103, %6
 br i1 %117, label %118, label %154
118:
 %119 = load i64, ptr %76, align 1
 %120 = icmp slt i64 %119, %108
 br i1 %120, label %124, label %121
121:
 %122 = load i64, ptr %77, align 1
 %123 = add nsw i64 %122, 1
 store i64 %123, ptr %77, align 1
 br label %154
124:
 %125 = icmp slt i64 %119, 0
 %126 = select i1 %125, i64 %109, i64 0
 %127 = shl i64 %119, 5
 %128 = getelementptr i8, ptr %110, i64 %127
 %129 = getelementptr i64, ptr %128, i64 %126
 store i64 %7, ptr %129, align 8
 %130 = getelementptr i8, ptr %128, i64 8
 %131 = getelementptr i64, ptr %130, i64 %126
 store i64 %8, ptr %131, align 8
 %132 = getelementptr i8, ptr %128, i64 16
 %133 = getelementptr i64, ptr %132, i64 %126
 store i64 %5, ptr %133, align 8
 %134 = getelementptr i8, ptr %128, i64 24
 %135 = getelementptr i64, ptr %134, i64 %126
 store i64 %158, ptr %135, align 8
 %136 = select i1 %125, i64 %108, i64 0
 %137 = add i64 %136, %119
 %138 = getelementptr double, ptr %112, i64 %137
 store double %103, ptr %138, align 8
 %139 = mul i64 %137, 3
 br label %143
140:
 %141 = load i64, ptr %76, align 1
 %142 = add nsw i64 %141, 1
 store i64 %142, ptr %76, align 1
 br label %154
143:
 %144 = phi i64 [ 0, %124 ], [ %145, %143 ]
 %145 = add nuw nsw i64 %144, 1
 %146 = getelementptr double, ptr %32, i64 %144
 %147 = load double, ptr %146, align 8
 %148 = getelementptr i8, ptr %146, i64 24
 %149 = load double, ptr %148, align 8
 %150 = add i64 %144, %139
 %151 = getelementptr double, ptr %114, i64 %150
 store double %147, ptr %151, align 8
 %152 = getelementptr double, ptr %116, i64 %150
 store double %149, ptr %152, align 8
 %153 = icmp eq i64 %145, 3
 br i1 %153, label %140, label %143
154:
 %155 = icmp eq i64 %159, %63
 br i1 %155, label %156, label %157
156:
 store ptr null, ptr %0, align 8
 ret void
157:
 %158 = phi i64 [ 0, %62 ], [ %159, %154 ]
 %159 = add nuw nsw i64 %158, 1
 switch i64 %47, label %92 [
  i64 4, label %160
  i64 2, label %78
 ]
160:
 %161 = phi i64 [ %162, %160 ], [ 0, %157 ]
 %162 = add nuw nsw i64 %161, 1
 %163 = load i64, ptr %67, align 8
 %164 = add nsw i64 %163, %158
 %165 = icmp slt i64 %164, 0
 %166 = select i1 %165, i64 %25, i64 0
 %167 = add i64 %166, %164
 %168 = mul i64 %167, 24
 %169 = getelementptr i8, ptr %26, i64 %168
 %170 = getelementptr double, ptr %169, i64 %161
 %171 = load double, ptr %170, align 8
 %172 = getelementptr double, ptr %35, i64 %161
 store double %171, ptr %172, align 8
 %173 = icmp eq i64 %162, 3
 br i1 %173, label %174, label %160
174:
 br label %175
175:
 %176 = phi double [ %209, %175 ], [ 0.000000e+00, %174 ]
 %177 = phi i64 [ %178, %175 ], [ 0, %174 ]
 %178 = add nuw nsw i64 %177, 1
 %179 = add nuw nsw i64 %177, 9
 %180 = getelementptr double, ptr %45, i64 %179
 %181 = load double, ptr %180, align 8
 %182 = mul nuw nsw i64 %177, 3
 %183 = getelementptr double, ptr %45, i64 %182
 %184 = load double, ptr %183, align 8
 %185 = load double, ptr %35, align 8
 %186 = fmul nsz contract double %184, %185
 %187 = fadd nsz contract double %181, %186
 %188 = getelementptr i8, ptr %183, i64 8
 %189 = load double, ptr %188, align 8
 %190 = load double, ptr %66, align 8
 %191 = fmul nsz contract double %189, %190
 %192 = fadd nsz contract double %187, %191
 %193 = add nuw i64 %182, 2
 %194 = getelementptr double, ptr %45, i64 %193
 %195 = load double, ptr %194, align 8
 %196 = load double, ptr %70, align 8
 %197 = fmul nsz contract double %195, %196
 %198 = fadd nsz contract double %192, %197
 %199 = getelementptr double, ptr %32, i64 %177
 %200 = getelementptr i8, ptr %199, i64 24
 store double %198, ptr %200, align 8
 %201 = getelementptr double, ptr %40, i64 %193
 %202 = load double, ptr %201, align 8
 %203 = fmul nsz contract double %9, %202
 store double %203, ptr %199, align 8
 %204 = load double, ptr %201, align 8
 %205 = getelementptr double, ptr %40, i64 %179
 %206 = load double, ptr %205, align 8
 %207 = fsub nsz contract double %198, %206
 %208 = fmul nsz contract double %204, %207
 %209 = fadd nsz contract double %176, %208
 %210 = icmp eq i64 %178, 3
 br i1 %210, label %102, label %175
211:
 %212 = phi i64 [ 0, %102 ], [ %213, %211 ]
 %213 = add nuw nsw i64 %212, 1
 %214 = getelementptr double, ptr %32, i64 %212
 %215 = getelementptr i8, ptr %214, i64 24
 %216 = load double, ptr %215, align 8
 %217 = mul nuw nsw i64 %212, 24
 %218 = getelementptr i8, ptr %40, i64 %217
 %219 = getelementptr i8, ptr %218, i64 16
 %220 = load double, ptr %219, align 8
 %221 = fmul nsz contract double %105, %220
 %222 = fsub nsz contract double %216, %221
 store double %222, ptr %215, align 8
 %223 = icmp eq i64 %213, 3
 br i1 %223, label %106, label %211
}
define internal fastcc void @f25(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 %5, double %6, i64 %7, i64 %8, double %9) unnamed_addr {
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
 call fastcc void @f21(ptr %11, ptr %35, ptr %42, ptr %30, ptr %27)
 %56 = load double, ptr %11, align 8
 br label %159
57:
 %58 = add nsw i64 %141, -1
 store double 0.000000e+00, ptr %12, align 8
 call fastcc void @f21(ptr %12, ptr %35, ptr %42, ptr %30, ptr %27)
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
 call fastcc void @f21(ptr %13, ptr %35, ptr %42, ptr %30, ptr %27)
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
define internal fastcc void @f26(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 %5, i64 range(i64 -9223372036854775808, 9223372036854775805) %6, double %7, i64 %8, i64 %9, double %10) unnamed_addr {
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
 %3 = alloca ptr, align 8
 %4 = add i64 %0, 8
 %5 = inttoptr i64 %4 to ptr
 %6 = load i64, ptr %5, align 8
 %7 = add i64 %0, 16
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = add i64 %0, 104
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = add i64 %0, 120
 %14 = inttoptr i64 %13 to ptr
 %15 = load double, ptr %14, align 8
 %16 = add i64 %0, 136
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = add i64 %0, 192
 %20 = inttoptr i64 %19 to ptr
 %21 = load double, ptr %20, align 8
 %22 = add i64 %0, 200
 %23 = inttoptr i64 %22 to ptr
 %24 = load double, ptr %23, align 8
 %25 = add i64 %0, 208
 %26 = inttoptr i64 %25 to ptr
 %27 = load double, ptr %26, align 8
 %28 = add i64 %0, 216
 %29 = inttoptr i64 %28 to ptr
 %30 = load i64, ptr %29, align 8
 %31 = add i64 %0, 224
 %32 = inttoptr i64 %31 to ptr
 %33 = load i64, ptr %32, align 8
 %34 = add i64 %0, 232
 %35 = inttoptr i64 %34 to ptr
 %36 = load i64, ptr %35, align 8
 %37 = add i64 %0, 240
 %38 = inttoptr i64 %37 to ptr
 %39 = load i64, ptr %38, align 8
 %40 = inttoptr i64 %33 to ptr
 %41 = add i64 %0, 248
 %42 = inttoptr i64 %41 to ptr
 %43 = load i64, ptr %42, align 8
 %44 = add i64 %0, 256
 %45 = inttoptr i64 %44 to ptr
 %46 = load i64, ptr %45, align 8
 %47 = add i64 %0, 264
 %48 = inttoptr i64 %47 to ptr
 %49 = load i64, ptr %48, align 8
 %50 = add i64 %0, 272
 %51 = inttoptr i64 %50 to ptr
 %52 = load i64, ptr %51, align 8
 %53 = inttoptr i64 %43 to ptr
 %54 = add i64 %0, 280
 %55 = inttoptr i64 %54 to ptr
 %56 = load i64, ptr %55, align 8
 %57 = add i64 %0, 288
 %58 = inttoptr i64 %57 to ptr
 %59 = load i64, ptr %58, align 8
 %60 = inttoptr i64 %56 to ptr
 %61 = add i64 %0, 296
 %62 = inttoptr i64 %61 to ptr
 %63 = load i64, ptr %62, align 8
 %64 = inttoptr i64 %63 to ptr
 %65 = add i64 %0, 312
 %66 = inttoptr i64 %65 to ptr
 %67 = load i64, ptr %66, align 8
 %68 = add i64 %0, 320
 %69 = inttoptr i64 %68 to ptr
 %70 = load i64, ptr %69, align 8
 %71 = inttoptr i64 %67 to ptr
 %72 = add i64 %0, 344
 %73 = inttoptr i64 %72 to ptr
 %74 = load i64, ptr %73, align 8
 %75 = add i64 %0, 352
 %76 = inttoptr i64 %75 to ptr
 %77 = load i64, ptr %76, align 8
 %78 = add i64 %0, 360
 %79 = inttoptr i64 %78 to ptr
 %80 = load i64, ptr %79, align 8
 %81 = add i64 %0, 368
 %82 = inttoptr i64 %81 to ptr
 %83 = load i64, ptr %82, align 8
 %84 = inttoptr i64 %77 to ptr
 %85 = add i64 %0, 376
 %86 = inttoptr i64 %85 to ptr
 %87 = load i64, ptr %86, align 8
 %88 = add i64 %0, 384
 %89 = inttoptr i64 %88 to ptr
 %90 = load i64, ptr %89, align 8
 %91 = inttoptr i64 %87 to ptr
 %92 = add i64 %0, 392
 %93 = inttoptr i64 %92 to ptr
 %94 = load i64, ptr %93, align 8
 %95 = add i64 %0, 400
 %96 = inttoptr i64 %95 to ptr
 %97 = load i64, ptr %96, align 8
 %98 = inttoptr i64 %94 to ptr
 %99 = add i64 %0, 408
 %100 = inttoptr i64 %99 to ptr
 %101 = load i64, ptr %100, align 8
 %102 = inttoptr i64 %101 to ptr
 %103 = add i64 %0, 424
 %104 = inttoptr i64 %103 to ptr
 %105 = load i64, ptr %104, align 8
 %106 = add i64 %0, 432
 %107 = inttoptr i64 %106 to ptr
 %108 = load i64, ptr %107, align 8
 %109 = inttoptr i64 %105 to ptr
 %110 = add i64 %0, 440
 %111 = inttoptr i64 %110 to ptr
 %112 = load i64, ptr %111, align 8
 %113 = inttoptr i64 %112 to ptr
 %114 = add i64 %0, 456
 %115 = inttoptr i64 %114 to ptr
 %116 = load i64, ptr %115, align 8
 %117 = inttoptr i64 %116 to ptr
 %118 = add i64 %0, 488
 %119 = inttoptr i64 %118 to ptr
 %120 = load i64, ptr %119, align 8
 %121 = add i64 %0, 496
 %122 = inttoptr i64 %121 to ptr
 %123 = load i64, ptr %122, align 8
 %124 = inttoptr i64 %120 to ptr
 %125 = add i64 %0, 504
 %126 = inttoptr i64 %125 to ptr
 %127 = load i64, ptr %126, align 8
 %128 = inttoptr i64 %127 to ptr
 %129 = add i64 %0, 520
 %130 = inttoptr i64 %129 to ptr
 %131 = load i64, ptr %130, align 8
 %132 = add i64 %0, 528
 %133 = inttoptr i64 %132 to ptr
 %134 = load i64, ptr %133, align 8
 %135 = add i64 %0, 536
 %136 = inttoptr i64 %135 to ptr
 %137 = load i64, ptr %136, align 8
 %138 = inttoptr i64 %131 to ptr
 %139 = add i64 %0, 544
 %140 = inttoptr i64 %139 to ptr
 %141 = load i64, ptr %140, align 8
 %142 = add i64 %0, 552
 %143 = inttoptr i64 %142 to ptr
 %144 = load i64, ptr %143, align 8
 %145 = add i64 %0, 560
 %146 = inttoptr i64 %145 to ptr
 %147 = load i64, ptr %146, align 8
 %148 = inttoptr i64 %141 to ptr
 %149 = add i64 %0, 568
 %150 = inttoptr i64 %149 to ptr
 %151 = load i64, ptr %150, align 8
 %152 = add i64 %0, 576
 %153 = inttoptr i64 %152 to ptr
 %154 = load i64, ptr %153, align 8
 %155 = add i64 %0, 584
 %156 = inttoptr i64 %155 to ptr
 %157 = load i64, ptr %156, align 8
 %158 = inttoptr i64 %151 to ptr
 %159 = add i64 %0, 592
 %160 = inttoptr i64 %159 to ptr
 %161 = load i64, ptr %160, align 8
 %162 = add i64 %0, 600
 %163 = inttoptr i64 %162 to ptr
 %164 = load i64, ptr %163, align 8
 %165 = add i64 %0, 608
 %166 = inttoptr i64 %165 to ptr
 %167 = load i64, ptr %166, align 8
 %168 = inttoptr i64 %161 to ptr
 %169 = add i64 %0, 616
 %170 = inttoptr i64 %169 to ptr
 %171 = load i64, ptr %170, align 8
 %172 = inttoptr i64 %171 to ptr
 %173 = add i64 %0, 632
 %174 = inttoptr i64 %173 to ptr
 %175 = load i64, ptr %174, align 8
 %176 = inttoptr i64 %175 to ptr
 %177 = add i64 %0, 640
 %178 = inttoptr i64 %177 to ptr
 %179 = load i64, ptr %178, align 8
 %180 = inttoptr i64 %179 to ptr
 call fastcc void @f3(ptr %3, i64 %6, i64 %9, i64 %12, double %15, i64 %18, double %21, double %24, double %27, i64 %30, ptr %40, i64 %36, i64 %39, ptr %53, i64 %46, i64 %49, i64 %52, ptr %60, i64 %59, ptr %64, ptr %71, i64 %70, i64 %74, ptr %84, i64 %80, i64 %83, ptr %91, i64 %90, ptr %98, i64 %97, ptr %102, ptr %109, i64 %108, ptr %113, ptr %117, ptr %124, i64 %123, ptr %128, ptr %138, i64 %134, i64 %137, ptr %148, i64 %144, i64 %147, ptr %158, i64 %154, i64 %157, ptr %168, i64 %164, i64 %167, ptr %172, ptr %176, ptr %180, i64 %1)
 ret i64 0
}
define i64 @show(i64 %0, i64 %1) {
 %3 = alloca ptr, align 8
 %4 = alloca ptr, align 8
 %5 = add i64 %0, 384
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = add i64 %0, 632
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = inttoptr i64 %10 to ptr
 %12 = add i64 %0, 640
 %13 = inttoptr i64 %12 to ptr
 %14 = load i64, ptr %13, align 8
 %15 = inttoptr i64 %14 to ptr
 %16 = getelementptr inbounds nuw i8, ptr %11, i64 224
 %17 = load i64, ptr %16, align 1
 %18 = getelementptr inbounds nuw i8, ptr %11, i64 136
 %19 = inttoptr i64 %17 to ptr
 %20 = getelementptr inbounds nuw i8, ptr %11, i64 192
 %21 = load i64, ptr %20, align 1
 %22 = getelementptr inbounds nuw i8, ptr %11, i64 112
 %23 = load i64, ptr %22, align 1
 %24 = inttoptr i64 %21 to ptr
 %25 = getelementptr inbounds nuw i8, ptr %15, i64 352
 %26 = load i64, ptr %25, align 1
 %27 = inttoptr i64 %26 to ptr
 %28 = getelementptr inbounds nuw i8, ptr %15, i64 368
 %29 = load i64, ptr %28, align 1
 %30 = getelementptr inbounds nuw i8, ptr %15, i64 104
 %31 = load i64, ptr %30, align 1
 %32 = inttoptr i64 %29 to ptr
 %33 = getelementptr inbounds nuw i8, ptr %15, i64 376
 %34 = load i64, ptr %33, align 1
 %35 = getelementptr inbounds nuw i8, ptr %11, i64 104
 %36 = inttoptr i64 %34 to ptr
 %37 = getelementptr inbounds nuw i8, ptr %15, i64 400
 %38 = load i64, ptr %37, align 1
 %39 = inttoptr i64 %38 to ptr
 %40 = getelementptr inbounds nuw i8, ptr %15, i64 408
 %41 = load i64, ptr %40, align 1
 %42 = inttoptr i64 %41 to ptr
 %43 = getelementptr inbounds nuw i8, ptr %15, i64 424
 %44 = load i64, ptr %43, align 1
 %45 = inttoptr i64 %44 to ptr
 %46 = getelementptr inbounds nuw i8, ptr %15, i64 432
 %47 = load i64, ptr %46, align 1
 %48 = inttoptr i64 %47 to ptr
 %49 = getelementptr inbounds nuw i8, ptr %15, i64 440
 %50 = load i64, ptr %49, align 1
 %51 = inttoptr i64 %50 to ptr
 %52 = getelementptr inbounds nuw i8, ptr %15, i64 448
 %53 = load i64, ptr %52, align 1
 %54 = inttoptr i64 %53 to ptr
 %55 = getelementptr inbounds nuw i8, ptr %15, i64 872
 %56 = load i64, ptr %55, align 1
 %57 = inttoptr i64 %56 to ptr
 %58 = getelementptr inbounds nuw i8, ptr %15, i64 880
 %59 = load i64, ptr %58, align 1
 %60 = getelementptr inbounds nuw i8, ptr %15, i64 320
 %61 = load i64, ptr %60, align 1
 %62 = inttoptr i64 %59 to ptr
 %63 = getelementptr inbounds nuw i8, ptr %11, i64 64
 %64 = load i64, ptr %63, align 1
 %65 = icmp eq i64 %64, 1
 br i1 %65, label %66, label %70
66:
 %67 = getelementptr inbounds nuw i8, ptr %11, i64 288
 %68 = load i64, ptr %67, align 1
 %69 = inttoptr i64 %68 to ptr
 call fastcc void @f1(ptr %3, ptr readonly %11, ptr %15, ptr %57, i64 %7, double 0.000000e+00, ptr %69)
 br label %95
70:
 %71 = icmp slt i64 %7, 1
 br i1 %71, label %79, label %72
72:
 %73 = phi i64 [ %74, %72 ], [ 0, %70 ]
 %74 = add nuw nsw i64 %73, 1
 %75 = getelementptr double, ptr %57, i64 %73
 %76 = load double, ptr %75, align 8
 %77 = getelementptr double, ptr %27, i64 %73
 store double %76, ptr %77, align 8
 %78 = icmp eq i64 %7, %74
 br i1 %78, label %79, label %72
79:
 %80 = getelementptr inbounds nuw i8, ptr %15, i64 48
 %81 = load i64, ptr %80, align 1
 %82 = inttoptr i64 %81 to ptr
 tail call void %82(ptr %27, ptr %32)
 %83 = load i64, ptr %35, align 1
 %84 = icmp slt i64 %83, 1
 br i1 %84, label %95, label %85
85:
 %86 = getelementptr inbounds nuw i8, ptr %15, i64 64
 %87 = getelementptr inbounds nuw i8, ptr %15, i64 72
 br label %215
88:
 %89 = add nuw nsw i64 %216, 1
 %90 = icmp eq i64 %89, %83
 br i1 %90, label %95, label %215
91:
 %92 = mul nuw nsw i64 %216, 12
 %93 = mul i64 %216, 96
 %94 = getelementptr i8, ptr %39, i64 %93
 br label %233
95:
 %96 = getelementptr inbounds nuw i8, ptr %11, i64 168
 %97 = load i64, ptr %96, align 1
 %98 = load i64, ptr %22, align 1
 %99 = inttoptr i64 %97 to ptr
 %100 = getelementptr inbounds nuw i8, ptr %11, i64 184
 %101 = load i64, ptr %100, align 1
 %102 = inttoptr i64 %101 to ptr
 %103 = load i64, ptr %37, align 1
 %104 = inttoptr i64 %103 to ptr
 %105 = load i64, ptr %40, align 1
 %106 = inttoptr i64 %105 to ptr
 %107 = icmp slt i64 %98, 1
 br i1 %107, label %177, label %119
108:
 %109 = mul i64 %126, 96
 %110 = getelementptr i8, ptr %104, i64 %109
 %111 = getelementptr i8, ptr %124, i64 72
 %112 = getelementptr i8, ptr %124, i64 80
 %113 = getelementptr i8, ptr %124, i64 88
 br label %135
114:
 %115 = add nuw nsw i64 %136, 1
 %116 = icmp eq i64 %115, 3
 br i1 %116, label %117, label %135
117:
 %118 = icmp eq i64 %98, %121
 br i1 %118, label %177, label %119
119:
 %120 = phi i64 [ %121, %117 ], [ 0, %95 ]
 %121 = add nuw nsw i64 %120, 1
 %122 = mul i64 %120, 12
 %123 = getelementptr double, ptr %106, i64 %122
 %124 = getelementptr double, ptr %102, i64 %122
 %125 = getelementptr i64, ptr %99, i64 %120
 %126 = load i64, ptr %125, align 8
 %127 = icmp slt i64 %126, 0
 br i1 %127, label %128, label %108
128:
 %129 = phi i64 [ %130, %128 ], [ 0, %119 ]
 %130 = add nuw nsw i64 %129, 1
 %131 = getelementptr double, ptr %124, i64 %129
 %132 = load double, ptr %131, align 8
 %133 = getelementptr double, ptr %123, i64 %129
 store double %132, ptr %133, align 8
 %134 = icmp eq i64 %130, 12
 br i1 %134, label %117, label %128
135:
 %136 = phi i64 [ 0, %108 ], [ %115, %114 ]
 %137 = add nuw nsw i64 %136, 9
 %138 = getelementptr double, ptr %110, i64 %137
 %139 = load double, ptr %138, align 8
 %140 = mul nuw nsw i64 %136, 3
 %141 = getelementptr double, ptr %110, i64 %140
 %142 = load double, ptr %141, align 8
 %143 = load double, ptr %111, align 8
 %144 = fmul nsz contract double %142, %143
 %145 = fadd nsz contract double %139, %144
 %146 = getelementptr i8, ptr %141, i64 8
 %147 = load double, ptr %146, align 8
 %148 = load double, ptr %112, align 8
 %149 = fmul nsz contract double %147, %148
 %150 = fadd nsz contract double %145, %149
 %151 = getelementptr i8, ptr %141, i64 16
 %152 = load double, ptr %151, align 8
 %153 = load double, ptr %113, align 8
 %154 = fmul nsz contract double %152, %153
 %155 = fadd nsz contract double %150, %154
 %156 = getelementptr double, ptr %123, i64 %137
 store double %155, ptr %156, align 8
 %157 = getelementptr double, ptr %123, i64 %140
 br label %158
158:
 %159 = phi i64 [ 0, %135 ], [ %160, %158 ]
 %160 = add nuw nsw i64 %159, 1
 %161 = load double, ptr %141, align 8
 %162 = getelementptr double, ptr %124, i64 %159
 %163 = load double, ptr %162, align 8
 %164 = fmul nsz contract double %161, %163
 %165 = load double, ptr %146, align 8
 %166 = getelementptr i8, ptr %162, i64 24
 %167 = load double, ptr %166, align 8
 %168 = fmul nsz contract double %165, %167
 %169 = fadd nsz contract double %164, %168
 %170 = load double, ptr %151, align 8
 %171 = getelementptr i8, ptr %162, i64 48
 %172 = load double, ptr %171, align 8
 %173 = fmul nsz contract double %170, %172
 %174 = fadd nsz contract double %169, %173
 %175 = getelementptr double, ptr %157, i64 %159
 store double %174, ptr %175, align 8
 %176 = icmp eq i64 %160, 3
 br i1 %176, label %114, label %158
177:
 %178 = load i64, ptr %60, align 1
 %179 = icmp slt i64 %178, 1
 br i1 %179, label %180, label %246
180:
 %181 = load i64, ptr %18, align 1
 %182 = icmp slt i64 %181, 1
 br i1 %182, label %340, label %183
183:
 %184 = getelementptr inbounds nuw i8, ptr %15, i64 176
 %185 = getelementptr inbounds nuw i8, ptr %15, i64 864
 br label %252
186:
 store double %287, ptr %285, align 8
 %187 = mul i64 %266, 3
 br label %290
188:
 %189 = icmp eq i64 %267, %262
 br i1 %189, label %190, label %265
190:
 %191 = load i64, ptr %185, align 1
 %192 = inttoptr i64 %191 to ptr
 %193 = getelementptr i8, ptr %192, i64 %264
 %194 = load i64, ptr %193, align 8
 %195 = icmp slt i64 %194, 0
 %196 = select i1 %195, i64 %61, i64 0
 %197 = add i64 %196, %194
 %198 = mul i64 %197, 56
 %199 = getelementptr i8, ptr %62, i64 %198
 %200 = load double, ptr %199, align 8
 %201 = fcmp nsz contract oeq double %200, 0x7FF0000000000000
 br i1 %201, label %202, label %213
202:
 %203 = icmp slt i64 %257, 0
 %204 = select i1 %203, i64 %23, i64 0
 %205 = add i64 %204, %257
 %206 = mul i64 %205, 96
 %207 = getelementptr i8, ptr %42, i64 %206
 %208 = icmp slt i64 %259, 0
 %209 = select i1 %208, i64 %23, i64 0
 %210 = add i64 %209, %259
 %211 = mul i64 %210, 96
 %212 = getelementptr i8, ptr %42, i64 %211
 br label %302
213:
 %214 = icmp eq i64 %254, %181
 br i1 %214, label %340, label %252
215:
 %216 = phi i64 [ 0, %85 ], [ %89, %88 ]
 %217 = mul nuw nsw i64 %216, 6
 %218 = mul i64 %216, 48
 %219 = getelementptr i8, ptr %36, i64 %218
 br label %220
220:
 %221 = phi i64 [ 0, %215 ], [ %222, %220 ]
 %222 = add nuw nsw i64 %221, 1
 %223 = load i64, ptr %86, align 1
 %224 = add nuw i64 %221, %217
 %225 = add i64 %224, %223
 %226 = icmp slt i64 %225, 0
 %227 = select i1 %226, i64 %31, i64 0
 %228 = getelementptr double, ptr %32, i64 %225
 %229 = getelementptr double, ptr %228, i64 %227
 %230 = load double, ptr %229, align 8
 %231 = getelementptr double, ptr %219, i64 %221
 store double %230, ptr %231, align 8
 %232 = icmp eq i64 %222, 6
 br i1 %232, label %91, label %220
233:
 %234 = phi i64 [ 0, %91 ], [ %235, %233 ]
 %235 = add nuw nsw i64 %234, 1
 %236 = load i64, ptr %87, align 1
 %237 = add nuw i64 %234, %92
 %238 = add i64 %237, %236
 %239 = icmp slt i64 %238, 0
 %240 = select i1 %239, i64 %31, i64 0
 %241 = getelementptr double, ptr %32, i64 %238
 %242 = getelementptr double, ptr %241, i64 %240
 %243 = load double, ptr %242, align 8
 %244 = getelementptr double, ptr %94, i64 %234
 store double %243, ptr %244, align 8
 %245 = icmp eq i64 %235, 12
 br i1 %245, label %88, label %233
246:
 %247 = phi i64 [ %248, %246 ], [ 0, %177 ]
 %248 = add nuw nsw i64 %247, 1
 %249 = mul i64 %247, 56
 %250 = getelementptr i8, ptr %62, i64 %249
 store double 0x7FF0000000000000, ptr %250, align 8
 %251 = icmp eq i64 %178, %248
 br i1 %251, label %180, label %246
252:
 %253 = phi i64 [ 0, %183 ], [ %254, %213 ]
 %254 = add nuw nsw i64 %253, 1
 %255 = mul i64 %253, 24
 %256 = getelementptr i8, ptr %19, i64 %255
 %257 = load i64, ptr %256, align 8
 %258 = getelementptr i8, ptr %256, i64 8
 %259 = load i64, ptr %258, align 8
 store i64 0, ptr %184, align 1
 %260 = getelementptr i8, ptr %256, i64 16
 %261 = load i64, ptr %260, align 8
 call fastcc void @f23(ptr %4, ptr readonly %11, ptr %15, i64 %257, i64 %259, i64 %261, double 0x7FF0000000000000)
 %262 = load i64, ptr %184, align 1
 %263 = icmp slt i64 %262, 1
 %264 = shl i64 %253, 4
 br i1 %263, label %190, label %265
265:
 %266 = phi i64 [ %267, %188 ], [ 0, %252 ]
 %267 = add nuw nsw i64 %266, 1
 %268 = shl i64 %266, 5
 %269 = getelementptr i8, ptr %45, i64 %268
 %270 = getelementptr i8, ptr %269, i64 24
 %271 = load i64, ptr %270, align 8
 %272 = load i64, ptr %185, align 1
 %273 = inttoptr i64 %272 to ptr
 %274 = getelementptr i8, ptr %273, i64 %264
 %275 = load i64, ptr %274, align 8
 %276 = getelementptr i8, ptr %274, i64 8
 %277 = load i64, ptr %276, align 8
 %278 = icmp sgt i64 %277, 1
 %279 = select i1 %278, i64 %271, i64 0
 %280 = add nsw i64 %279, %275
 %281 = icmp slt i64 %280, 0
 %282 = select i1 %281, i64 %61, i64 0
 %283 = add i64 %282, %280
 %284 = mul i64 %283, 56
 %285 = getelementptr i8, ptr %62, i64 %284
 %286 = getelementptr double, ptr %48, i64 %266
 %287 = load double, ptr %286, align 8
 %288 = load double, ptr %285, align 8
 %289 = fcmp nsz contract olt double %287, %288
 br i1 %289, label %186, label %188
290:
 %291 = phi i64 [ 0, %186 ], [ %292, %290 ]
 %292 = add nuw nsw i64 %291, 1
 %293 = add i64 %291, %187
 %294 = getelementptr double, ptr %54, i64 %293
 %295 = load double, ptr %294, align 8
 %296 = getelementptr double, ptr %51, i64 %293
 %297 = load double, ptr %296, align 8
 %298 = getelementptr double, ptr %285, i64 %291
 %299 = getelementptr i8, ptr %298, i64 8
 store double %295, ptr %299, align 8
 %300 = getelementptr i8, ptr %298, i64 32
 store double %297, ptr %300, align 8
 %301 = icmp eq i64 %292, 3
 br i1 %301, label %188, label %290
302:
 %303 = phi double [ 0.000000e+00, %202 ], [ %318, %302 ]
 %304 = phi i64 [ 0, %202 ], [ %305, %302 ]
 %305 = add nuw nsw i64 %304, 1
 %306 = add nuw nsw i64 %304, 9
 %307 = getelementptr double, ptr %207, i64 %306
 %308 = load double, ptr %307, align 8
 %309 = getelementptr double, ptr %212, i64 %306
 %310 = load double, ptr %309, align 8
 %311 = fadd nsz contract double %308, %310
 %312 = fmul nsz contract double %311, 5.000000e-01
 %313 = fsub nsz contract double %310, %308
 %314 = getelementptr double, ptr %199, i64 %304
 %315 = getelementptr i8, ptr %314, i64 8
 store double %312, ptr %315, align 8
 %316 = getelementptr i8, ptr %314, i64 32
 store double %313, ptr %316, align 8
 %317 = fmul nsz contract double %313, %313
 %318 = fadd nsz contract double %303, %317
 %319 = icmp eq i64 %305, 3
 br i1 %319, label %320, label %302
320:
 %321 = tail call nsz contract double @llvm.sqrt.f64(double %318)
 %322 = fcmp nsz contract olt double %321, 1.000000e-300
 %323 = select i1 %322, double 1.000000e-300, double %321
 %324 = getelementptr double, ptr %24, i64 %205
 %325 = load double, ptr %324, align 8
 %326 = fsub nsz contract double %323, %325
 %327 = getelementptr double, ptr %24, i64 %210
 %328 = load double, ptr %327, align 8
 %329 = fsub nsz contract double %326, %328
 %330 = fcmp nsz contract olt double %329, 0.000000e+00
 %331 = select i1 %330, double 0.000000e+00, double %329
 store double %331, ptr %199, align 8
 br label %332
332:
 %333 = phi i64 [ 0, %320 ], [ %334, %332 ]
 %334 = add nuw nsw i64 %333, 1
 %335 = getelementptr double, ptr %199, i64 %333
 %336 = getelementptr i8, ptr %335, i64 32
 %337 = load double, ptr %336, align 8
 %338 = fdiv nsz contract double %337, %323
 store double %338, ptr %336, align 8
 %339 = icmp eq i64 %334, 3
 br i1 %339, label %213, label %332
340:
 %341 = getelementptr inbounds nuw i8, ptr %15, i64 176
 store i64 0, ptr %341, align 1
 ret i64 0
}
