; what: loops for any machine, written by `make loops` from their texts in Python: don't edit
; sources: c773ab12901651054995f1878d608fbae350d4bf1f7f71e92f40ea676202d72f
; text: c9636aeffa549ff4a39deebaa06056d8756ec2ecd58c095fa59a3220ccf63338
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
define internal fastcc void @f3(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, double %5, i64 %6, double %7, double %8, double %9, i64 %10, ptr readonly captures(none) %11, i64 %12, i64 %13, ptr readonly captures(none) %14, i64 %15, i64 %16, i64 %17, ptr readonly captures(none) %18, i64 %19, ptr readonly captures(none) %20, ptr %21, i64 %22, i64 %23, ptr captures(none) %24, i64 %25, i64 %26, ptr captures(none) %27, i64 %28, ptr %29, i64 %30, ptr readonly captures(none) %31, ptr captures(none) %32, i64 %33, ptr captures(none) %34, ptr captures(none) %35, ptr %36, i64 %37, ptr %38, ptr %39, i64 %40, i64 %41, ptr captures(none) %42, i64 %43, i64 %44, ptr writeonly captures(none) %45, i64 %46, i64 %47, ptr captures(none) %48, i64 %49, i64 %50, ptr captures(none) %51, ptr readonly %52, ptr %53, i64 %54) unnamed_addr {
55:
 %56 = alloca ptr, align 8
 %57 = alloca double, align 8
 %58 = alloca double, align 8
 %59 = alloca double, align 8
 %60 = alloca i8, align 1
 %61 = alloca ptr, align 8
 %62 = alloca ptr, align 8
 %63 = alloca double, align 8
 %64 = alloca ptr, align 8
 %65 = alloca ptr, align 8
 %66 = alloca ptr, align 8
 %67 = alloca i8, align 1
 %68 = alloca ptr, align 8
 %69 = alloca i8, align 1
 %70 = alloca ptr, align 8
 %71 = alloca ptr, align 8
 %72 = alloca ptr, align 8
 %73 = alloca ptr, align 8
 %74 = alloca i8, align 1
 %75 = alloca ptr, align 8
 %76 = alloca i8, align 1
 %77 = alloca ptr, align 8
 %78 = alloca ptr, align 8
 %79 = alloca ptr, align 8
 %80 = alloca ptr, align 8
 %81 = alloca ptr, align 8
 %82 = alloca ptr, align 8
 %83 = alloca ptr, align 8
 %84 = alloca ptr, align 8
 %85 = icmp slt i64 %54, 1
 br i1 %85, label %5384, label %86
86:
 %87 = getelementptr inbounds nuw i8, ptr %53, i64 264
 %88 = getelementptr inbounds nuw i8, ptr %53, i64 272
 %89 = getelementptr inbounds nuw i8, ptr %53, i64 112
 %90 = getelementptr inbounds nuw i8, ptr %52, i64 120
 %91 = getelementptr inbounds nuw i8, ptr %51, i64 72
 %92 = getelementptr inbounds nuw i8, ptr %51, i64 128
 %93 = getelementptr inbounds nuw i8, ptr %51, i64 136
 %94 = fcmp nsz contract ogt double %8, 0.000000e+00
 %95 = getelementptr inbounds nuw i8, ptr %51, i64 96
 %96 = getelementptr inbounds nuw i8, ptr %51, i64 32
 %97 = getelementptr inbounds nuw i8, ptr %51, i64 8
 %98 = getelementptr inbounds nuw i8, ptr %51, i64 24
 %99 = getelementptr inbounds nuw i8, ptr %51, i64 16
 %100 = getelementptr inbounds nuw i8, ptr %51, i64 176
 %101 = fmul nsz contract double %8, 0x3EB0C6F7A0B5ED8D
 %102 = add nsw i64 %12, -1
 %103 = tail call i64 @llvm.smin.i64(i64 %12, i64 0)
 %104 = add i64 %102, %103
 %105 = mul i64 %104, %13
 %106 = getelementptr double, ptr %11, i64 %105
 %107 = getelementptr i8, ptr %106, i64 8
 %108 = getelementptr inbounds nuw i8, ptr %51, i64 184
 %109 = getelementptr inbounds nuw i8, ptr %51, i64 192
 %110 = fmul nsz contract double %8, 1.000000e-09
 %111 = getelementptr inbounds nuw i8, ptr %51, i64 120
 %112 = getelementptr inbounds nuw i8, ptr %52, i64 168
 %113 = getelementptr inbounds nuw i8, ptr %52, i64 112
 %114 = getelementptr inbounds nuw i8, ptr %53, i64 336
 %115 = getelementptr inbounds nuw i8, ptr %52, i64 104
 %116 = getelementptr inbounds nuw i8, ptr %53, i64 376
 %117 = getelementptr inbounds nuw i8, ptr %53, i64 424
 %118 = getelementptr inbounds nuw i8, ptr %53, i64 216
 %119 = getelementptr inbounds nuw i8, ptr %53, i64 352
 %120 = getelementptr inbounds nuw i8, ptr %53, i64 96
 %121 = getelementptr inbounds nuw i8, ptr %53, i64 368
 %122 = getelementptr inbounds nuw i8, ptr %53, i64 104
 %123 = getelementptr inbounds nuw i8, ptr %53, i64 400
 %124 = getelementptr inbounds nuw i8, ptr %52, i64 64
 %125 = icmp slt i64 %28, 1
 %126 = icmp slt i64 %28, 0
 %127 = icmp slt i64 %17, 1
 %128 = mul i64 %17, %16
 %129 = add nsw i64 %28, 1
 %130 = getelementptr inbounds nuw i8, ptr %53, i64 48
 %131 = getelementptr inbounds nuw i8, ptr %51, i64 144
 %132 = getelementptr inbounds nuw i8, ptr %53, i64 64
 %133 = getelementptr inbounds nuw i8, ptr %53, i64 72
 %134 = getelementptr inbounds nuw i8, ptr %52, i64 288
 %135 = getelementptr inbounds nuw i8, ptr %52, i64 184
 %136 = getelementptr inbounds nuw i8, ptr %53, i64 408
 %137 = getelementptr inbounds nuw i8, ptr %52, i64 192
 %138 = getelementptr inbounds nuw i8, ptr %53, i64 416
 %139 = getelementptr inbounds nuw i8, ptr %52, i64 8
 %140 = getelementptr inbounds nuw i8, ptr %52, i64 224
 %141 = getelementptr inbounds nuw i8, ptr %53, i64 800
 %142 = getelementptr inbounds nuw i8, ptr %53, i64 152
 %143 = getelementptr inbounds nuw i8, ptr %53, i64 808
 %144 = getelementptr inbounds nuw i8, ptr %53, i64 176
 %145 = getelementptr inbounds nuw i8, ptr %52, i64 72
 %146 = getelementptr inbounds nuw i8, ptr %52, i64 232
 %147 = getelementptr inbounds nuw i8, ptr %52, i64 136
 %148 = getelementptr inbounds nuw i8, ptr %52, i64 160
 %149 = getelementptr inbounds nuw i8, ptr %53, i64 440
 %150 = getelementptr inbounds nuw i8, ptr %53, i64 456
 %151 = getelementptr inbounds nuw i8, ptr %53, i64 448
 %152 = getelementptr inbounds nuw i8, ptr %53, i64 520
 %153 = getelementptr inbounds nuw i8, ptr %53, i64 208
 %154 = getelementptr inbounds nuw i8, ptr %53, i64 696
 %155 = getelementptr inbounds nuw i8, ptr %53, i64 784
 %156 = getelementptr inbounds nuw i8, ptr %53, i64 792
 %157 = getelementptr inbounds nuw i8, ptr %53, i64 144
 %158 = getelementptr inbounds nuw i8, ptr %53, i64 624
 %159 = getelementptr inbounds nuw i8, ptr %53, i64 632
 %160 = getelementptr inbounds nuw i8, ptr %53, i64 664
 %161 = getelementptr inbounds nuw i8, ptr %53, i64 200
 %162 = getelementptr inbounds nuw i8, ptr %53, i64 776
 %163 = getelementptr inbounds nuw i8, ptr %52, i64 240
 %164 = getelementptr inbounds nuw i8, ptr %52, i64 144
 %165 = getelementptr inbounds nuw i8, ptr %52, i64 256
 %166 = getelementptr inbounds nuw i8, ptr %52, i64 264
 %167 = getelementptr inbounds nuw i8, ptr %53, i64 344
 %168 = getelementptr inbounds nuw i8, ptr %53, i64 432
 %169 = getelementptr inbounds nuw i8, ptr %53, i64 528
 %170 = getelementptr inbounds nuw i8, ptr %53, i64 136
 %171 = getelementptr inbounds nuw i8, ptr %53, i64 552
 %172 = getelementptr inbounds nuw i8, ptr %53, i64 680
 %173 = getelementptr inbounds nuw i8, ptr %53, i64 688
 %174 = getelementptr inbounds nuw i8, ptr %53, i64 560
 %175 = getelementptr inbounds nuw i8, ptr %53, i64 712
 %176 = getelementptr inbounds nuw i8, ptr %53, i64 128
 %177 = getelementptr inbounds nuw i8, ptr %53, i64 720
 %178 = getelementptr inbounds nuw i8, ptr %53, i64 728
 %179 = getelementptr inbounds nuw i8, ptr %53, i64 736
 %180 = getelementptr inbounds nuw i8, ptr %53, i64 744
 %181 = getelementptr inbounds nuw i8, ptr %53, i64 640
 %182 = getelementptr inbounds nuw i8, ptr %53, i64 56
 %183 = getelementptr inbounds nuw i8, ptr %52, i64 48
 %184 = getelementptr inbounds nuw i8, ptr %52, i64 56
 %185 = getelementptr inbounds nuw i8, ptr %53, i64 80
 %186 = getelementptr inbounds nuw i8, ptr %53, i64 184
 %187 = getelementptr inbounds nuw i8, ptr %53, i64 192
 %188 = getelementptr inbounds nuw i8, ptr %53, i64 752
 %189 = getelementptr inbounds nuw i8, ptr %53, i64 536
 %190 = getelementptr inbounds nuw i8, ptr %53, i64 544
 %191 = getelementptr inbounds nuw i8, ptr %53, i64 120
 %192 = getelementptr inbounds nuw i8, ptr %53, i64 568
 %193 = getelementptr inbounds nuw i8, ptr %52, i64 16
 %194 = getelementptr inbounds nuw i8, ptr %53, i64 384
 %195 = getelementptr inbounds nuw i8, ptr %53, i64 392
 %196 = getelementptr inbounds nuw i8, ptr %53, i64 464
 %197 = getelementptr inbounds nuw i8, ptr %53, i64 472
 %198 = getelementptr inbounds nuw i8, ptr %53, i64 480
 %199 = getelementptr inbounds nuw i8, ptr %53, i64 832
 %200 = getelementptr inbounds nuw i8, ptr %52, i64 280
 %201 = getelementptr inbounds nuw i8, ptr %53, i64 856
 %202 = getelementptr inbounds nuw i8, ptr %52, i64 24
 %203 = getelementptr inbounds nuw i8, ptr %53, i64 24
 %204 = getelementptr inbounds nuw i8, ptr %53, i64 32
 %205 = getelementptr inbounds nuw i8, ptr %52, i64 296
 %206 = getelementptr inbounds nuw i8, ptr %53, i64 704
 %207 = getelementptr inbounds nuw i8, ptr %53, i64 760
 %208 = getelementptr inbounds nuw i8, ptr %53, i64 608
 %209 = getelementptr inbounds nuw i8, ptr %52, i64 96
 %210 = getelementptr inbounds nuw i8, ptr %53, i64 768
 %211 = getelementptr inbounds nuw i8, ptr %53, i64 256
 %212 = getelementptr inbounds nuw i8, ptr %53, i64 488
 %213 = getelementptr inbounds nuw i8, ptr %53, i64 816
 %214 = getelementptr inbounds nuw i8, ptr %53, i64 824
 %215 = getelementptr inbounds nuw i8, ptr %53, i64 360
 %216 = icmp slt i64 %33, 1
 %217 = getelementptr inbounds nuw i8, ptr %52, i64 32
 %218 = getelementptr inbounds nuw i8, ptr %53, i64 88
 %219 = icmp slt i64 %6, 0
 %220 = select i1 %219, i64 %26, i64 0
 %221 = add i64 %220, %6
 %222 = icmp slt i64 %221, 0
 %223 = icmp slt i64 %221, %26
 %224 = getelementptr inbounds nuw i8, ptr %52, i64 248
 %225 = getelementptr inbounds nuw i8, ptr %52, i64 272
 %226 = getelementptr inbounds nuw i8, ptr %53, i64 576
 %227 = getelementptr inbounds nuw i8, ptr %53, i64 616
 %228 = getelementptr inbounds nuw i8, ptr %53, i64 592
 %229 = getelementptr inbounds nuw i8, ptr %53, i64 600
 %230 = getelementptr inbounds nuw i8, ptr %53, i64 584
 %231 = getelementptr inbounds nuw i8, ptr %53, i64 40
 %232 = select i1 %126, i64 %22, i64 0
 %233 = add i64 %232, %28
 %234 = icmp slt i64 %233, 0
 %235 = icmp slt i64 %233, %22
 %236 = icmp sgt i64 %6, 0
 %237 = inttoptr i64 %2 to ptr
 %238 = tail call i64 @llvm.smax.i64(i64 %28, i64 0)
 %239 = icmp ne i64 %3, 0
 %240 = icmp slt i64 %30, 1
 %241 = inttoptr i64 %3 to ptr
 %242 = tail call i64 @llvm.smax.i64(i64 %30, i64 -2)
 %243 = add nsw i64 %242, 2
 %244 = icmp slt i64 %30, 0
 %245 = select i1 %244, i64 %37, i64 0
 %246 = getelementptr double, ptr %36, i64 %30
 %247 = getelementptr double, ptr %246, i64 %245
 %248 = getelementptr inbounds nuw i8, ptr %52, i64 88
 %249 = getelementptr inbounds nuw i8, ptr %53, i64 8
 %250 = getelementptr inbounds nuw i8, ptr %52, i64 152
 %251 = add nsw i64 %33, %6
 %252 = tail call i64 @llvm.smax.i64(i64 %251, i64 0)
 %253 = getelementptr inbounds nuw i8, ptr %51, i64 104
 %254 = getelementptr inbounds nuw i8, ptr %51, i64 112
 %255 = sub i64 %23, %6
 %256 = icmp slt i64 %255, 1
 %257 = icmp slt i64 %23, 1
 %258 = tail call i64 @llvm.smax.i64(i64 %4, i64 0)
 %259 = icmp slt i64 %4, 1
 %260 = icmp eq i64 %3, 0
 %261 = icmp slt i64 %41, 1
 %262 = tail call i64 @llvm.smax.i64(i64 %41, i64 -2)
 %263 = add nsw i64 %262, 2
 %264 = icmp slt i64 %41, 0
 %265 = select i1 %264, i64 %37, i64 0
 %266 = getelementptr double, ptr %36, i64 %41
 %267 = getelementptr double, ptr %266, i64 %265
 %268 = icmp slt i64 %41, -1
 %269 = select i1 %268, i64 %37, i64 0
 %270 = getelementptr i8, ptr %266, i64 8
 %271 = getelementptr double, ptr %270, i64 %269
 %272 = tail call i64 @llvm.smax.i64(i64 %41, i64 0)
 %273 = add nsw i64 %19, -1
 %274 = select i1 %260, i64 1, i64 2
 %275 = getelementptr inbounds nuw i8, ptr %51, i64 80
 %276 = getelementptr inbounds nuw i8, ptr %51, i64 88
 %277 = shl nuw nsw i64 %274, 3
 %278 = getelementptr inbounds nuw i8, ptr %51, i64 %277
 %279 = getelementptr inbounds nuw i8, ptr %278, i64 200
 %280 = getelementptr inbounds nuw i8, ptr %51, i64 40
 %281 = getelementptr inbounds nuw i8, ptr %53, i64 296
 %282 = getelementptr inbounds nuw i8, ptr %53, i64 280
 %283 = getelementptr inbounds nuw i8, ptr %53, i64 648
 %284 = getelementptr inbounds nuw i8, ptr %53, i64 288
 %285 = getelementptr inbounds nuw i8, ptr %53, i64 656
 %286 = getelementptr inbounds nuw i8, ptr %53, i64 248
 %287 = icmp sgt i64 %33, 0
 %288 = getelementptr inbounds nuw i8, ptr %52, i64 80
 %289 = getelementptr inbounds nuw i8, ptr %53, i64 320
 %290 = icmp slt i64 %44, 1
 %291 = getelementptr inbounds nuw i8, ptr %51, i64 48
 %292 = icmp slt i64 %50, 1
 %293 = shl i64 %50, 3
 %294 = getelementptr inbounds nuw i8, ptr %53, i64 16
 %295 = fsub nsz contract double 8.000000e-03, %5
 %296 = tail call nsz contract double @llvm.pow.f64(double 0x3C9CD2B297D889BC, double %295)
 %297 = fmul nsz contract double %296, 9.000000e-01
 %298 = add nsw i64 %129, %17
 %299 = icmp slt i64 %298, 0
 br label %5387
300:
 ret void
301:
 %302 = getelementptr inbounds nuw i8, ptr %53, i64 304
 store i64 1, ptr %302, align 1
 store ptr null, ptr %0, align 8
 br label %300
303:
 %304 = load i64, ptr %91, align 1
 %305 = icmp eq i64 %304, 0
 br i1 %305, label %306, label %449
306:
 %307 = load i64, ptr %92, align 1
 %308 = load i64, ptr %93, align 1
 %309 = add nsw i64 %308, %307
 %310 = icmp slt i64 %309, %10
 br i1 %310, label %311, label %447
311:
 %312 = load i64, ptr %95, align 1
 %313 = icmp slt i64 %312, 0
 %314 = select i1 %313, i64 %12, i64 0
 %315 = add i64 %314, %312
 %316 = mul i64 %315, %13
 %317 = getelementptr double, ptr %11, i64 %316
 %318 = getelementptr i8, ptr %317, i64 8
 %319 = load double, ptr %318, align 8
 %320 = load double, ptr %96, align 1
 %321 = fcmp nsz contract olt double %320, %319
 %322 = select i1 %321, double %320, double %319
 br i1 %94, label %323, label %363
323:
 %324 = load double, ptr %11, align 8
 %325 = load i64, ptr %100, align 1
 %326 = add nsw i64 %325, 1
 %327 = sitofp i64 %326 to double
 %328 = fmul nsz contract double %8, %327
 %329 = fadd nsz contract double %324, %328
 %330 = fsub nsz contract double %322, %101
 %331 = fcmp nsz contract ogt double %329, %330
 br i1 %331, label %332, label %344
332:
 %333 = fadd nsz contract double %101, %322
 %334 = fcmp nsz contract ogt double %329, %333
 br i1 %334, label %335, label %344
335:
 %336 = load double, ptr %107, align 8
 %337 = fcmp nsz contract olt double %322, %336
 br i1 %337, label %338, label %344
338:
 %339 = load i64, ptr %108, align 1
 %340 = icmp eq i64 %339, %326
 br i1 %340, label %344, label %341
341:
 store i64 %326, ptr %108, align 1
 %342 = load i64, ptr %109, align 1
 %343 = add nsw i64 %342, 1
 store i64 %343, ptr %109, align 1
 br label %344
344:
 %345 = phi double [ %329, %323 ], [ %322, %332 ], [ %322, %335 ], [ %322, %338 ], [ %322, %341 ]
 %346 = load double, ptr %51, align 1
 %347 = fsub nsz contract double %345, %346
 %348 = load double, ptr %97, align 1
 %349 = fmul nsz contract double %347, 0x3FEFFFFDE7210BE9
 %350 = fcmp nsz contract olt double %348, %349
 br i1 %350, label %351, label %357
351:
 %352 = fmul nsz contract double %348, 2.000000e+00
 %353 = fcmp nsz contract ult double %347, %352
 %354 = fmul nsz contract double %347, 5.000000e-01
 %355 = select i1 %353, double %354, double %348
 %356 = fadd nsz contract double %346, %355
 br label %380
357:
 %358 = fsub nsz contract double %347, %8
 %359 = tail call nsz contract double @llvm.fabs.f64(double %358)
 %360 = fcmp nsz contract ugt double %359, %110
 %361 = select i1 %360, double %347, double %8
 store double %345, ptr %98, align 1
 %362 = load double, ptr %318, align 8
 store double %361, ptr %99, align 1
 br i1 %331, label %414, label %385
363:
 %364 = load double, ptr %97, align 1
 %365 = getelementptr i8, ptr %317, i64 32
 %366 = load double, ptr %365, align 8
 %367 = fcmp nsz contract olt double %366, %364
 %368 = select i1 %367, double %366, double %364
 %369 = load double, ptr %51, align 1
 %370 = fsub nsz contract double %322, %369
 %371 = fmul nsz contract double %368, 1.010000e+00
 %372 = fcmp nsz contract ugt double %370, %371
 br i1 %372, label %374, label %373
373:
 store double %322, ptr %98, align 1
 store double %370, ptr %99, align 1
 br label %414
374:
 %375 = fmul nsz contract double %368, 2.000000e+00
 %376 = fcmp nsz contract olt double %370, %375
 %377 = fmul nsz contract double %370, 5.000000e-01
 %378 = select i1 %376, double %377, double %368
 %379 = fadd nsz contract double %369, %378
 br label %380
380:
 %381 = phi double [ %379, %374 ], [ %356, %351 ]
 %382 = phi double [ %378, %374 ], [ %355, %351 ]
 %383 = phi double [ %369, %374 ], [ %346, %351 ]
 store double %381, ptr %98, align 1
 %384 = load double, ptr %318, align 8
 store double %382, ptr %99, align 1
 br label %385
385:
 %386 = phi double [ %362, %357 ], [ %384, %380 ]
 %387 = phi double [ %361, %357 ], [ %382, %380 ]
 %388 = phi double [ %346, %357 ], [ %383, %380 ]
 %389 = phi double [ %345, %357 ], [ %381, %380 ]
 %390 = tail call nsz contract double @llvm.fabs.f64(double %388)
 %391 = fcmp nsz contract olt double %390, 0x16687E92154EF7AC
 br i1 %391, label %392, label %400
392:
 %393 = fmul nsz contract double %390, 0x4670000000000000
 %394 = fmul nsz contract double %393, 0x3CA0000000000001
 %395 = fadd nsz contract double %393, %394
 %396 = fsub nsz contract double %395, %393
 %397 = fmul nsz contract double %396, 0x3970000000000000
 %398 = fcmp nsz contract olt double %397, 4.940660e-324
 %399 = select i1 %398, double 4.940660e-324, double %397
 br label %404
400:
 %401 = fmul nsz contract double %390, 0x3CA0000000000001
 %402 = fadd nsz contract double %390, %401
 %403 = fsub nsz contract double %402, %390
 br label %404
404:
 %405 = phi double [ %403, %400 ], [ %399, %392 ]
 %406 = fmul nsz contract double %405, 1.600000e+01
 %407 = load double, ptr %11, align 8
 %408 = fsub nsz contract double %386, %407
 %409 = tail call nsz contract double @llvm.fabs.f64(double %408)
 %410 = fmul nsz contract double %409, 1.000000e-30
 %411 = fcmp nsz contract ogt double %410, %406
 %412 = select i1 %411, double %410, double %406
 %413 = fcmp nsz contract ugt double %387, %412
 br i1 %413, label %414, label %447
414:
 %415 = phi i1 [ false, %357 ], [ true, %404 ], [ false, %373 ]
 %416 = phi double [ %361, %357 ], [ %387, %404 ], [ %370, %373 ]
 %417 = phi double [ %345, %357 ], [ %389, %404 ], [ %322, %373 ]
 %418 = tail call nsz contract double @llvm.fabs.f64(double %417)
 %419 = fcmp nsz contract olt double %418, 0x16687E92154EF7AC
 br i1 %419, label %420, label %428
420:
 %421 = fmul nsz contract double %418, 0x4670000000000000
 %422 = fmul nsz contract double %421, 0x3CA0000000000001
 %423 = fadd nsz contract double %421, %422
 %424 = fsub nsz contract double %423, %421
 %425 = fmul nsz contract double %424, 0x3970000000000000
 %426 = fcmp nsz contract olt double %425, 4.940660e-324
 %427 = select i1 %426, double 4.940660e-324, double %425
 br label %432
428:
 %429 = fmul nsz contract double %418, 0x3CA0000000000001
 %430 = fadd nsz contract double %418, %429
 %431 = fsub nsz contract double %430, %418
 br label %432
432:
 %433 = phi double [ %431, %428 ], [ %427, %420 ]
 %434 = load i64, ptr %111, align 1
 %435 = icmp slt i64 %434, %19
 br i1 %435, label %436, label %445
436:
 %437 = fmul nsz contract double %433, 2.000000e+00
 %438 = icmp slt i64 %434, 0
 %439 = select i1 %438, i64 %19, i64 0
 %440 = getelementptr double, ptr %18, i64 %434
 %441 = getelementptr double, ptr %440, i64 %439
 %442 = load double, ptr %441, align 8
 %443 = fadd nsz contract double %417, %437
 %444 = fcmp nsz contract ugt double %442, %443
 br i1 %444, label %445, label %447
445:
 %446 = fcmp nsz contract ugt double %416, 0.000000e+00
 br i1 %446, label %450, label %449
447:
 %448 = phi i64 [ 2, %404 ], [ 3, %306 ], [ 7, %436 ]
 store i64 %448, ptr %91, align 1
 br label %449
449:
 store ptr null, ptr %0, align 8
 br label %300
450:
 %451 = load i64, ptr %112, align 1
 %452 = load i64, ptr %113, align 1
 %453 = inttoptr i64 %451 to ptr
 %454 = load i64, ptr %114, align 1
 %455 = inttoptr i64 %454 to ptr
 %456 = load i64, ptr %116, align 1
 %457 = inttoptr i64 %456 to ptr
 %458 = load i64, ptr %117, align 1
 %459 = inttoptr i64 %458 to ptr
 store i64 0, ptr %118, align 1
 %460 = load i64, ptr %119, align 1
 %461 = load i64, ptr %120, align 1
 %462 = inttoptr i64 %460 to ptr
 %463 = load i64, ptr %121, align 1
 %464 = load i64, ptr %122, align 1
 %465 = inttoptr i64 %463 to ptr
 %466 = load i64, ptr %115, align 1
 %467 = load i64, ptr %123, align 1
 %468 = inttoptr i64 %467 to ptr
 %469 = load i64, ptr %124, align 1
 %470 = icmp eq i64 %469, 1
 br i1 %470, label %471, label %474
471:
 %472 = load i64, ptr %134, align 1
 %473 = inttoptr i64 %472 to ptr
 call fastcc void @f1(ptr %84, ptr readonly %52, ptr readonly %53, ptr readonly %27, i64 %28, double %416, ptr %473)
 br label %576
474:
 br i1 %125, label %482, label %475
475:
 %476 = phi i64 [ %477, %475 ], [ 0, %474 ]
 %477 = add nuw nsw i64 %476, 1
 %478 = getelementptr double, ptr %27, i64 %476
 %479 = load double, ptr %478, align 8
 %480 = getelementptr double, ptr %462, i64 %476
 store double %479, ptr %480, align 8
 %481 = icmp eq i64 %28, %477
 br i1 %481, label %482, label %475
482:
 %483 = load double, ptr %51, align 1
 %484 = fmul nsz contract double %416, 5.000000e-01
 %485 = fadd nsz contract double %484, %483
 %486 = load i64, ptr %95, align 1
 %487 = icmp slt i64 %486, 0
 %488 = select i1 %487, i64 %12, i64 0
 %489 = add i64 %488, %486
 %490 = mul i64 %489, %13
 %491 = getelementptr double, ptr %11, i64 %490
 %492 = getelementptr i8, ptr %491, i64 16
 %493 = load double, ptr %492, align 8
 %494 = fcmp nsz contract ogt double %493, %485
 %495 = select i1 %494, double %493, double %485
 %496 = getelementptr i8, ptr %491, i64 24
 %497 = load double, ptr %496, align 8
 %498 = fcmp nsz contract olt double %497, %495
 %499 = select i1 %498, double %497, double %495
 %500 = select i1 %126, i64 %461, i64 0
 %501 = getelementptr double, ptr %462, i64 %28
 %502 = getelementptr double, ptr %501, i64 %500
 store double %499, ptr %502, align 8
 br i1 %127, label %529, label %503
503:
 %504 = select i1 %487, i64 %15, i64 0
 %505 = add i64 %504, %486
 %506 = mul i64 %128, %505
 %507 = getelementptr double, ptr %14, i64 %506
 %508 = getelementptr double, ptr %507, i64 %17
 br label %509
509:
 %510 = phi i64 [ 0, %503 ], [ %511, %509 ]
 %511 = add nuw nsw i64 %510, 1
 %512 = getelementptr double, ptr %31, i64 %510
 %513 = load double, ptr %512, align 8
 %514 = getelementptr double, ptr %507, i64 %510
 %515 = load double, ptr %514, align 8
 %516 = getelementptr double, ptr %508, i64 %510
 %517 = load double, ptr %516, align 8
 %518 = load double, ptr %491, align 8
 %519 = fsub nsz contract double %499, %518
 %520 = fmul nsz contract double %517, %519
 %521 = fadd nsz contract double %515, %520
 %522 = fadd nsz contract double %513, %521
 %523 = add nsw i64 %510, %129
 %524 = icmp slt i64 %523, 0
 %525 = select i1 %524, i64 %461, i64 0
 %526 = getelementptr double, ptr %462, i64 %523
 %527 = getelementptr double, ptr %526, i64 %525
 store double %522, ptr %527, align 8
 %528 = icmp eq i64 %511, %17
 br i1 %528, label %529, label %509
529:
 %530 = select i1 %299, i64 %461, i64 0
 %531 = getelementptr double, ptr %462, i64 %298
 %532 = getelementptr double, ptr %531, i64 %530
 store double %416, ptr %532, align 8
 %533 = load i64, ptr %130, align 1
 %534 = inttoptr i64 %533 to ptr
 tail call void %534(ptr %462, ptr %465)
 %535 = load i64, ptr %131, align 1
 %536 = add nsw i64 %535, 1
 store i64 %536, ptr %131, align 1
 %537 = load i64, ptr %132, align 1
 %538 = load i64, ptr %133, align 1
 %539 = icmp slt i64 %466, 1
 br i1 %539, label %576, label %548
540:
 %541 = add nuw nsw i64 %549, 1
 %542 = icmp eq i64 %466, %541
 br i1 %542, label %576, label %548
543:
 %544 = mul nuw nsw i64 %549, 12
 %545 = add nsw i64 %544, %538
 %546 = mul i64 %549, 96
 %547 = getelementptr i8, ptr %468, i64 %546
 br label %565
548:
 %549 = phi i64 [ %541, %540 ], [ 0, %529 ]
 %550 = mul nuw nsw i64 %549, 6
 %551 = add nsw i64 %550, %537
 %552 = mul i64 %549, 48
 %553 = getelementptr i8, ptr %457, i64 %552
 br label %554
554:
 %555 = phi i64 [ 0, %548 ], [ %556, %554 ]
 %556 = add nuw nsw i64 %555, 1
 %557 = add nsw i64 %551, %555
 %558 = icmp slt i64 %557, 0
 %559 = select i1 %558, i64 %464, i64 0
 %560 = getelementptr double, ptr %465, i64 %557
 %561 = getelementptr double, ptr %560, i64 %559
 %562 = load double, ptr %561, align 8
 %563 = getelementptr double, ptr %553, i64 %555
 store double %562, ptr %563, align 8
 %564 = icmp eq i64 %556, 6
 br i1 %564, label %543, label %554
565:
 %566 = phi i64 [ 0, %543 ], [ %567, %565 ]
 %567 = add nuw nsw i64 %566, 1
 %568 = add nsw i64 %545, %566
 %569 = icmp slt i64 %568, 0
 %570 = select i1 %569, i64 %464, i64 0
 %571 = getelementptr double, ptr %465, i64 %568
 %572 = getelementptr double, ptr %571, i64 %570
 %573 = load double, ptr %572, align 8
 %574 = getelementptr double, ptr %547, i64 %566
 store double %573, ptr %574, align 8
 %575 = icmp eq i64 %567, 12
 br i1 %575, label %540, label %565
576:
 %577 = load i64, ptr %112, align 1
 %578 = load i64, ptr %113, align 1
 %579 = inttoptr i64 %577 to ptr
 %580 = load i64, ptr %135, align 1
 %581 = inttoptr i64 %580 to ptr
 %582 = load i64, ptr %123, align 1
 %583 = inttoptr i64 %582 to ptr
 %584 = load i64, ptr %136, align 1
 %585 = inttoptr i64 %584 to ptr
 %586 = icmp slt i64 %578, 1
 br i1 %586, label %587, label %603
587:
 %588 = load i64, ptr %137, align 1
 %589 = inttoptr i64 %588 to ptr
 %590 = load i64, ptr %138, align 1
 %591 = inttoptr i64 %590 to ptr
 br label %724
592:
 %593 = mul i64 %610, 96
 %594 = getelementptr i8, ptr %583, i64 %593
 %595 = getelementptr i8, ptr %608, i64 72
 %596 = getelementptr i8, ptr %608, i64 80
 %597 = getelementptr i8, ptr %608, i64 88
 br label %619
598:
 %599 = add nuw nsw i64 %620, 1
 %600 = icmp eq i64 %599, 3
 br i1 %600, label %601, label %619
601:
 %602 = icmp eq i64 %578, %605
 br i1 %602, label %661, label %603
603:
 %604 = phi i64 [ %605, %601 ], [ 0, %576 ]
 %605 = add nuw nsw i64 %604, 1
 %606 = mul i64 %604, 12
 %607 = getelementptr double, ptr %585, i64 %606
 %608 = getelementptr double, ptr %581, i64 %606
 %609 = getelementptr i64, ptr %579, i64 %604
 %610 = load i64, ptr %609, align 8
 %611 = icmp slt i64 %610, 0
 br i1 %611, label %612, label %592
612:
 %613 = phi i64 [ %614, %612 ], [ 0, %603 ]
 %614 = add nuw nsw i64 %613, 1
 %615 = getelementptr double, ptr %608, i64 %613
 %616 = load double, ptr %615, align 8
 %617 = getelementptr double, ptr %607, i64 %613
 store double %616, ptr %617, align 8
 %618 = icmp eq i64 %614, 12
 br i1 %618, label %601, label %612
619:
 %620 = phi i64 [ 0, %592 ], [ %599, %598 ]
 %621 = add nuw nsw i64 %620, 9
 %622 = getelementptr double, ptr %594, i64 %621
 %623 = load double, ptr %622, align 8
 %624 = mul nuw nsw i64 %620, 3
 %625 = getelementptr double, ptr %594, i64 %624
 %626 = load double, ptr %625, align 8
 %627 = load double, ptr %595, align 8
 %628 = fmul nsz contract double %626, %627
 %629 = fadd nsz contract double %623, %628
 %630 = getelementptr i8, ptr %625, i64 8
 %631 = load double, ptr %630, align 8
 %632 = load double, ptr %596, align 8
 %633 = fmul nsz contract double %631, %632
 %634 = fadd nsz contract double %629, %633
 %635 = getelementptr i8, ptr %625, i64 16
 %636 = load double, ptr %635, align 8
 %637 = load double, ptr %597, align 8
 %638 = fmul nsz contract double %636, %637
 %639 = fadd nsz contract double %634, %638
 %640 = getelementptr double, ptr %607, i64 %621
 store double %639, ptr %640, align 8
 %641 = getelementptr double, ptr %607, i64 %624
 br label %642
642:
 %643 = phi i64 [ 0, %619 ], [ %644, %642 ]
 %644 = add nuw nsw i64 %643, 1
 %645 = load double, ptr %625, align 8
 %646 = getelementptr double, ptr %608, i64 %643
 %647 = load double, ptr %646, align 8
 %648 = fmul nsz contract double %645, %647
 %649 = load double, ptr %630, align 8
 %650 = getelementptr i8, ptr %646, i64 24
 %651 = load double, ptr %650, align 8
 %652 = fmul nsz contract double %649, %651
 %653 = fadd nsz contract double %648, %652
 %654 = load double, ptr %635, align 8
 %655 = getelementptr i8, ptr %646, i64 48
 %656 = load double, ptr %655, align 8
 %657 = fmul nsz contract double %654, %656
 %658 = fadd nsz contract double %653, %657
 %659 = getelementptr double, ptr %641, i64 %643
 store double %658, ptr %659, align 8
 %660 = icmp eq i64 %644, 3
 br i1 %660, label %598, label %642
661:
 %662 = load i64, ptr %112, align 1
 %663 = load i64, ptr %113, align 1
 %664 = load i64, ptr %135, align 1
 %665 = inttoptr i64 %662 to ptr
 %666 = inttoptr i64 %664 to ptr
 %667 = load i64, ptr %137, align 1
 %668 = inttoptr i64 %667 to ptr
 %669 = load i64, ptr %138, align 1
 %670 = inttoptr i64 %669 to ptr
 %671 = icmp slt i64 %663, 1
 br i1 %671, label %724, label %676
672:
 %673 = phi double [ %718, %707 ], [ 0.000000e+00, %676 ]
 %674 = getelementptr double, ptr %670, i64 %677
 store double %673, ptr %674, align 8
 %675 = icmp eq i64 %678, %663
 br i1 %675, label %719, label %676
676:
 %677 = phi i64 [ %678, %672 ], [ 0, %661 ]
 %678 = add nuw nsw i64 %677, 1
 %679 = getelementptr i64, ptr %665, i64 %677
 %680 = load i64, ptr %679, align 8
 %681 = icmp sgt i64 %680, -1
 br i1 %681, label %682, label %672
682:
 %683 = mul i64 %680, 48
 %684 = getelementptr i8, ptr %457, i64 %683
 %685 = mul i64 %677, 96
 %686 = getelementptr i8, ptr %666, i64 %685
 br label %687
687:
 %688 = phi double [ 0.000000e+00, %682 ], [ %705, %687 ]
 %689 = phi double [ 0.000000e+00, %682 ], [ %696, %687 ]
 %690 = phi double [ 0.000000e+00, %682 ], [ %700, %687 ]
 %691 = phi i64 [ 0, %682 ], [ %692, %687 ]
 %692 = add nuw nsw i64 %691, 1
 %693 = getelementptr double, ptr %684, i64 %691
 %694 = load double, ptr %693, align 8
 %695 = fmul nsz contract double %694, %694
 %696 = fadd nsz contract double %689, %695
 %697 = getelementptr i8, ptr %693, i64 24
 %698 = load double, ptr %697, align 8
 %699 = fmul nsz contract double %698, %698
 %700 = fadd nsz contract double %690, %699
 %701 = getelementptr double, ptr %686, i64 %691
 %702 = getelementptr i8, ptr %701, i64 72
 %703 = load double, ptr %702, align 8
 %704 = fmul nsz contract double %703, %703
 %705 = fadd nsz contract double %688, %704
 %706 = icmp eq i64 %692, 3
 br i1 %706, label %707, label %687
707:
 %708 = tail call nsz contract double @llvm.sqrt.f64(double %700)
 %709 = tail call nsz contract double @llvm.sqrt.f64(double %696)
 %710 = tail call nsz contract double @llvm.sqrt.f64(double %705)
 %711 = getelementptr double, ptr %668, i64 %677
 %712 = load double, ptr %711, align 8
 %713 = fadd nsz contract double %710, %712
 %714 = fmul nsz contract double %709, %713
 %715 = fadd nsz contract double %708, %714
 %716 = load double, ptr %139, align 1
 %717 = fmul nsz contract double %416, %716
 %718 = fadd nsz contract double %717, %715
 br label %672
719:
 %720 = load i64, ptr %137, align 1
 %721 = load i64, ptr %138, align 1
 %722 = inttoptr i64 %720 to ptr
 %723 = inttoptr i64 %721 to ptr
 br label %724
724:
 %725 = phi ptr [ %723, %719 ], [ %670, %661 ], [ %591, %587 ]
 %726 = phi ptr [ %722, %719 ], [ %668, %661 ], [ %589, %587 ]
 store ptr null, ptr %81, align 8
 store ptr null, ptr %83, align 8
 %727 = load i64, ptr %140, align 1
 %728 = inttoptr i64 %727 to ptr
 %729 = load i64, ptr %136, align 1
 %730 = inttoptr i64 %729 to ptr
 %731 = load i64, ptr %141, align 1
 %732 = load i64, ptr %142, align 1
 %733 = inttoptr i64 %731 to ptr
 %734 = load i64, ptr %143, align 1
 %735 = inttoptr i64 %734 to ptr
 store i64 0, ptr %144, align 1
 %736 = load i64, ptr %145, align 1
 %737 = icmp eq i64 %736, 0
 br i1 %737, label %738, label %743
738:
 %739 = load i64, ptr %147, align 1
 %740 = icmp slt i64 %739, 1
 br i1 %740, label %1210, label %741
741:
 %742 = fmul nsz contract double %416, 2.000000e+00
 br label %905
743:
 %744 = load i64, ptr %113, align 1
 %745 = icmp slt i64 %744, 1
 br i1 %745, label %759, label %1009
746:
 %747 = fcmp nsz contract ogt double %1015, %1011
 %748 = select i1 %747, double %1015, double %1011
 %749 = getelementptr double, ptr %725, i64 %1012
 %750 = load double, ptr %749, align 8
 %751 = fcmp nsz contract ogt double %750, %1010
 %752 = select i1 %751, double %750, double %1010
 br label %753
753:
 %754 = phi double [ %748, %746 ], [ %1011, %1009 ]
 %755 = phi double [ %752, %746 ], [ %1010, %1009 ]
 %756 = icmp eq i64 %744, %1013
 br i1 %756, label %757, label %1009
757:
 %758 = fmul nsz contract double %754, 2.000000e+00
 br label %759
759:
 %760 = phi double [ 0.000000e+00, %743 ], [ %758, %757 ]
 %761 = phi double [ 0.000000e+00, %743 ], [ %755, %757 ]
 %762 = fmul nsz contract double %416, 4.000000e+00
 %763 = fmul nsz contract double %762, %761
 %764 = fadd nsz contract double %760, %763
 %765 = load double, ptr %52, align 1
 %766 = fmul nsz contract double %765, 1.000000e-03
 %767 = fadd nsz contract double %764, %766
 %768 = icmp slt i64 %732, 1
 br i1 %768, label %772, label %769
769:
 %770 = shl nuw i64 %732, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %733, i8 -1, i64 %770, i1 false)
 %771 = load i64, ptr %113, align 1
 br label %772
772:
 %773 = phi i64 [ %771, %769 ], [ %744, %759 ]
 %774 = icmp slt i64 %773, 1
 br i1 %774, label %1210, label %775
775:
 %776 = add nsw i64 %732, -1
 br label %1018
777:
 %778 = load i64, ptr %113, align 1
 %779 = icmp slt i64 %778, 1
 br i1 %779, label %903, label %780
780:
 %781 = shl i64 %1019, 4
 br label %1025
782:
 %783 = load i64, ptr %112, align 1
 %784 = inttoptr i64 %783 to ptr
 %785 = getelementptr i64, ptr %784, i64 %1026
 %786 = load i64, ptr %785, align 8
 %787 = getelementptr i64, ptr %784, i64 %1019
 %788 = load i64, ptr %787, align 8
 %789 = icmp eq i64 %786, %788
 br i1 %789, label %809, label %790
790:
 %791 = load i64, ptr %146, align 1
 %792 = inttoptr i64 %791 to ptr
 %793 = shl i64 %1026, 4
 %794 = getelementptr i8, ptr %792, i64 %793
 %795 = load i64, ptr %794, align 8
 %796 = getelementptr i8, ptr %792, i64 %781
 %797 = getelementptr i8, ptr %796, i64 8
 %798 = load i64, ptr %797, align 8
 %799 = and i64 %798, %795
 %800 = load i64, ptr %796, align 8
 %801 = getelementptr i8, ptr %794, i64 8
 %802 = load i64, ptr %801, align 8
 %803 = and i64 %802, %800
 %804 = or i64 %803, %799
 %805 = icmp eq i64 %804, 0
 br i1 %805, label %809, label %806
806:
 %807 = call fastcc i32 @f18(ptr %80, ptr %81, ptr readonly %52, ptr %53, i64 %1019, i64 %1026, double %416)
 %808 = icmp eq i32 %807, 0
 br i1 %808, label %809, label %1032
809:
 %810 = icmp eq i64 %1027, %778
 br i1 %810, label %903, label %1025
811:
 %812 = mul i64 %1019, 96
 %813 = getelementptr i8, ptr %730, i64 %812
 %814 = getelementptr i8, ptr %813, i64 72
 %815 = load double, ptr %814, align 8
 %816 = fdiv nsz contract double %815, %767
 %817 = tail call nsz contract double @llvm.floor.f64(double %816)
 %818 = getelementptr i8, ptr %813, i64 80
 %819 = load double, ptr %818, align 8
 %820 = fdiv nsz contract double %819, %767
 %821 = tail call nsz contract double @llvm.floor.f64(double %820)
 %822 = getelementptr i8, ptr %813, i64 88
 %823 = load double, ptr %822, align 8
 %824 = fdiv nsz contract double %823, %767
 %825 = tail call nsz contract double @llvm.floor.f64(double %824)
 %826 = fptosi double %821 to i64
 %827 = fptosi double %817 to i64
 %828 = fptosi double %825 to i64
 %829 = add i64 %827, -1
 %830 = add i64 %826, -1
 %831 = add i64 %828, -1
 %832 = shl i64 %1019, 4
 br label %1034
833:
 %834 = phi i64 [ %886, %884 ], [ %1054, %1034 ]
 %835 = mul i64 %834, 96
 %836 = getelementptr i8, ptr %730, i64 %835
 %837 = getelementptr i8, ptr %836, i64 72
 %838 = load double, ptr %837, align 8
 %839 = fdiv nsz contract double %838, %767
 %840 = tail call nsz contract double @llvm.floor.f64(double %839)
 %841 = getelementptr i8, ptr %836, i64 80
 %842 = load double, ptr %841, align 8
 %843 = fdiv nsz contract double %842, %767
 %844 = tail call nsz contract double @llvm.floor.f64(double %843)
 %845 = getelementptr i8, ptr %836, i64 88
 %846 = load double, ptr %845, align 8
 %847 = fdiv nsz contract double %846, %767
 %848 = tail call nsz contract double @llvm.floor.f64(double %847)
 %849 = fptosi double %844 to i64
 %850 = fptosi double %840 to i64
 %851 = fptosi double %848 to i64
 %852 = icmp eq i64 %1038, %850
 %853 = icmp eq i64 %1041, %849
 %854 = select i1 %852, i1 %853, i1 false
 %855 = icmp eq i64 %1043, %851
 %856 = select i1 %854, i1 %855, i1 false
 br i1 %856, label %857, label %884
857:
 %858 = load i64, ptr %112, align 1
 %859 = inttoptr i64 %858 to ptr
 %860 = getelementptr i64, ptr %859, i64 %834
 %861 = load i64, ptr %860, align 8
 %862 = getelementptr i64, ptr %859, i64 %1019
 %863 = load i64, ptr %862, align 8
 %864 = icmp eq i64 %861, %863
 br i1 %864, label %884, label %865
865:
 %866 = load i64, ptr %146, align 1
 %867 = inttoptr i64 %866 to ptr
 %868 = shl i64 %834, 4
 %869 = getelementptr i8, ptr %867, i64 %868
 %870 = load i64, ptr %869, align 8
 %871 = getelementptr i8, ptr %867, i64 %832
 %872 = getelementptr i8, ptr %871, i64 8
 %873 = load i64, ptr %872, align 8
 %874 = and i64 %873, %870
 %875 = load i64, ptr %871, align 8
 %876 = getelementptr i8, ptr %869, i64 8
 %877 = load i64, ptr %876, align 8
 %878 = and i64 %877, %875
 %879 = or i64 %878, %874
 %880 = icmp eq i64 %879, 0
 br i1 %880, label %884, label %881
881:
 %882 = call fastcc i32 @f18(ptr %82, ptr %83, ptr readonly %52, ptr %53, i64 %834, i64 %1019, double %416)
 %883 = icmp eq i32 %882, 0
 br i1 %883, label %884, label %1056
884:
 %885 = getelementptr i64, ptr %735, i64 %834
 %886 = load i64, ptr %885, align 8
 %887 = icmp sgt i64 %886, -1
 br i1 %887, label %833, label %888
888:
 %889 = icmp eq i64 %1036, 27
 br i1 %889, label %890, label %1034
890:
 %891 = mul nsw i64 %827, 73856093
 %892 = mul nsw i64 %826, 19349663
 %893 = xor i64 %892, %891
 %894 = mul nsw i64 %828, 83492791
 %895 = xor i64 %893, %894
 %896 = and i64 %895, %776
 %897 = icmp slt i64 %896, 0
 %898 = select i1 %897, i64 %732, i64 0
 %899 = getelementptr i64, ptr %733, i64 %896
 %900 = getelementptr i64, ptr %899, i64 %898
 %901 = load i64, ptr %900, align 8
 %902 = getelementptr i64, ptr %735, i64 %1019
 store i64 %901, ptr %902, align 8
 store i64 %1019, ptr %900, align 8
 br label %903
903:
 %904 = icmp eq i64 %1020, %773
 br i1 %904, label %1210, label %1018
905:
 %906 = phi i64 [ 0, %741 ], [ %907, %1005 ]
 %907 = add nuw nsw i64 %906, 1
 %908 = mul i64 %906, 24
 %909 = getelementptr i8, ptr %728, i64 %908
 %910 = load i64, ptr %909, align 8
 %911 = getelementptr i8, ptr %909, i64 8
 %912 = load i64, ptr %911, align 8
 %913 = getelementptr i8, ptr %909, i64 16
 %914 = load i64, ptr %913, align 8
 store ptr null, ptr %79, align 8
 %915 = load i64, ptr %148, align 1
 %916 = load i64, ptr %113, align 1
 %917 = inttoptr i64 %915 to ptr
 %918 = load i64, ptr %137, align 1
 %919 = inttoptr i64 %918 to ptr
 %920 = load i64, ptr %136, align 1
 %921 = inttoptr i64 %920 to ptr
 %922 = load i64, ptr %138, align 1
 %923 = inttoptr i64 %922 to ptr
 %924 = icmp slt i64 %910, 0
 %925 = select i1 %924, i64 %916, i64 0
 %926 = add i64 %925, %910
 %927 = getelementptr double, ptr %923, i64 %926
 %928 = load double, ptr %927, align 8
 %929 = icmp slt i64 %912, 0
 %930 = select i1 %929, i64 %916, i64 0
 %931 = add i64 %930, %912
 %932 = getelementptr double, ptr %923, i64 %931
 %933 = load double, ptr %932, align 8
 %934 = fadd nsz contract double %928, %933
 %935 = fmul nsz contract double %742, %934
 %936 = load double, ptr %52, align 1
 %937 = fmul nsz contract double %936, 1.000000e-03
 %938 = fadd nsz contract double %935, %937
 %939 = mul i64 %926, 96
 %940 = getelementptr i8, ptr %921, i64 %939
 %941 = mul i64 %931, 96
 %942 = getelementptr i8, ptr %921, i64 %941
 %943 = getelementptr i64, ptr %917, i64 %926
 %944 = load i64, ptr %943, align 8
 %945 = icmp eq i64 %944, 3
 %946 = getelementptr i64, ptr %917, i64 %931
 %947 = load i64, ptr %946, align 8
 %948 = freeze i64 %947
 %949 = icmp eq i64 %948, 3
 br i1 %945, label %951, label %950
950:
 br i1 %949, label %953, label %992
951:
 br i1 %949, label %953, label %952
952:
 br label %953
953:
 %954 = phi i64 [ %941, %952 ], [ %939, %950 ], [ %939, %951 ]
 %955 = phi i64 [ %931, %952 ], [ %926, %950 ], [ %926, %951 ]
 %956 = phi ptr [ %940, %952 ], [ %942, %950 ], [ %942, %951 ]
 %957 = getelementptr i8, ptr %921, i64 %954
 br label %975
958:
 %959 = getelementptr double, ptr %919, i64 %955
 %960 = load double, ptr %959, align 8
 %961 = fsub nsz contract double %990, %960
 %962 = fcmp nsz contract ult double %961, %938
 br i1 %962, label %972, label %1005
963:
 %964 = getelementptr double, ptr %919, i64 %926
 %965 = load double, ptr %964, align 8
 %966 = fadd nsz contract double %938, %965
 %967 = getelementptr double, ptr %919, i64 %931
 %968 = load double, ptr %967, align 8
 %969 = fadd nsz contract double %966, %968
 %970 = fmul nsz contract double %969, %969
 %971 = fcmp nsz contract ult double %1003, %970
 br i1 %971, label %972, label %1005
972:
 %973 = call fastcc i32 @f24(ptr %78, ptr %79, ptr readonly %52, ptr %53, i64 %910, i64 %912, i64 %914, double %938)
 %974 = icmp eq i32 %973, 0
 br i1 %974, label %1005, label %1007
975:
 %976 = phi double [ 0.000000e+00, %953 ], [ %990, %975 ]
 %977 = phi i64 [ 0, %953 ], [ %978, %975 ]
 %978 = add nuw nsw i64 %977, 1
 %979 = mul nuw nsw i64 %977, 24
 %980 = getelementptr i8, ptr %956, i64 %979
 %981 = getelementptr i8, ptr %980, i64 16
 %982 = load double, ptr %981, align 8
 %983 = add nuw nsw i64 %977, 9
 %984 = getelementptr double, ptr %957, i64 %983
 %985 = load double, ptr %984, align 8
 %986 = getelementptr double, ptr %956, i64 %983
 %987 = load double, ptr %986, align 8
 %988 = fsub nsz contract double %985, %987
 %989 = fmul nsz contract double %982, %988
 %990 = fadd nsz contract double %976, %989
 %991 = icmp eq i64 %978, 3
 br i1 %991, label %958, label %975
992:
 %993 = phi double [ %1003, %992 ], [ 0.000000e+00, %950 ]
 %994 = phi i64 [ %995, %992 ], [ 0, %950 ]
 %995 = add nuw nsw i64 %994, 1
 %996 = add nuw nsw i64 %994, 9
 %997 = getelementptr double, ptr %942, i64 %996
 %998 = load double, ptr %997, align 8
 %999 = getelementptr double, ptr %940, i64 %996
 %1000 = load double, ptr %999, align 8
 %1001 = fsub nsz contract double %998, %1000
 %1002 = fmul nsz contract double %1001, %1001
 %1003 = fadd nsz contract double %993, %1002
 %1004 = icmp eq i64 %995, 3
 br i1 %1004, label %963, label %992
1005:
 %1006 = icmp eq i64 %907, %739
 br i1 %1006, label %1210, label %905
1007:
 %1008 = load ptr, ptr %79, align 8
 br label %5399
1009:
 %1010 = phi double [ %755, %753 ], [ 0.000000e+00, %743 ]
 %1011 = phi double [ %754, %753 ], [ 0.000000e+00, %743 ]
 %1012 = phi i64 [ %1013, %753 ], [ 0, %743 ]
 %1013 = add nuw nsw i64 %1012, 1
 %1014 = getelementptr double, ptr %726, i64 %1012
 %1015 = load double, ptr %1014, align 8
 %1016 = fsub nsz contract double %1015, %1015
 %1017 = fcmp nsz contract ord double %1016, 0.000000e+00
 br i1 %1017, label %746, label %753
1018:
 %1019 = phi i64 [ 0, %775 ], [ %1020, %903 ]
 %1020 = add nuw nsw i64 %1019, 1
 %1021 = getelementptr double, ptr %726, i64 %1019
 %1022 = load double, ptr %1021, align 8
 %1023 = fsub nsz contract double %1022, %1022
 %1024 = fcmp nsz contract ord double %1023, 0.000000e+00
 br i1 %1024, label %811, label %777
1025:
 %1026 = phi i64 [ 0, %780 ], [ %1027, %809 ]
 %1027 = add nuw nsw i64 %1026, 1
 %1028 = getelementptr double, ptr %726, i64 %1026
 %1029 = load double, ptr %1028, align 8
 %1030 = fsub nsz contract double %1029, %1029
 %1031 = fcmp nsz contract ord double %1030, 0.000000e+00
 br i1 %1031, label %782, label %809
1032:
 %1033 = load ptr, ptr %81, align 8
 br label %5399
1034:
 %1035 = phi i64 [ 0, %811 ], [ %1036, %888 ]
 %1036 = add nuw nsw i64 %1035, 1
 %1037 = urem i64 %1035, 3
 %1038 = add i64 %829, %1037
 %1039 = udiv i64 %1035, 3
 %1040 = urem i64 %1039, 3
 %1041 = add i64 %830, %1040
 %1042 = udiv i64 %1035, 9
 %1043 = add i64 %831, %1042
 %1044 = mul nsw i64 %1038, 73856093
 %1045 = mul nsw i64 %1041, 19349663
 %1046 = mul nsw i64 %1043, 83492791
 %1047 = xor i64 %1046, %1044
 %1048 = xor i64 %1047, %1045
 %1049 = and i64 %1048, %776
 %1050 = icmp slt i64 %1049, 0
 %1051 = select i1 %1050, i64 %732, i64 0
 %1052 = getelementptr i64, ptr %733, i64 %1049
 %1053 = getelementptr i64, ptr %1052, i64 %1051
 %1054 = load i64, ptr %1053, align 8
 %1055 = icmp sgt i64 %1054, -1
 br i1 %1055, label %833, label %888
1056:
 %1057 = load ptr, ptr %83, align 8
 br label %5399
1058:
 %1059 = getelementptr i64, ptr %455, i64 %1226
 %1060 = load i64, ptr %1059, align 8
 %1061 = icmp slt i64 %1060, 0
 br i1 %1061, label %1062, label %1065
1062:
 %1063 = load i64, ptr %118, align 1
 %1064 = add nsw i64 %1063, 1
 store i64 %1064, ptr %118, align 1
 br label %1065
1065:
 br i1 %1218, label %1066, label %1217
1066:
 %1067 = add nuw nsw i64 %1214, 1
 %1068 = load i64, ptr %149, align 1
 %1069 = inttoptr i64 %1068 to ptr
 %1070 = load i64, ptr %150, align 1
 %1071 = mul i64 %1214, 24
 %1072 = getelementptr i8, ptr %1069, i64 %1071
 %1073 = getelementptr i8, ptr %1072, i64 16
 %1074 = load double, ptr %1073, align 8
 %1075 = fcmp nsz contract ult double %1074, 0.000000e+00
 %1076 = select i1 %1075, double -1.000000e+00, double 1.000000e+00
 %1077 = inttoptr i64 %1070 to ptr
 %1078 = mul i64 %1214, 72
 %1079 = getelementptr i8, ptr %1077, i64 %1078
 %1080 = fadd nsz contract double %1074, %1076
 %1081 = fdiv nsz contract double -1.000000e+00, %1080
 %1082 = load double, ptr %1072, align 8
 %1083 = getelementptr i8, ptr %1072, i64 8
 %1084 = load double, ptr %1083, align 8
 %1085 = fmul nsz contract double %1082, %1084
 %1086 = fmul nsz contract double %1085, %1081
 store double %1082, ptr %1079, align 8
 %1087 = getelementptr i8, ptr %1079, i64 8
 store double %1084, ptr %1087, align 8
 %1088 = getelementptr i8, ptr %1079, i64 16
 store double %1074, ptr %1088, align 8
 %1089 = load double, ptr %1072, align 8
 %1090 = fmul nsz contract double %1076, %1089
 %1091 = fmul nsz contract double %1089, %1090
 %1092 = fmul nsz contract double %1081, %1091
 %1093 = fadd nsz contract double %1092, 1.000000e+00
 %1094 = fmul nsz contract double %1076, %1086
 %1095 = fneg nsz contract double %1076
 %1096 = fmul nsz contract double %1089, %1095
 %1097 = getelementptr i8, ptr %1079, i64 24
 store double %1093, ptr %1097, align 8
 %1098 = getelementptr i8, ptr %1079, i64 32
 store double %1094, ptr %1098, align 8
 %1099 = getelementptr i8, ptr %1079, i64 40
 store double %1096, ptr %1099, align 8
 %1100 = load double, ptr %1083, align 8
 %1101 = fmul nsz contract double %1100, %1100
 %1102 = fmul nsz contract double %1081, %1101
 %1103 = fadd nsz contract double %1076, %1102
 %1104 = fneg nsz contract double %1100
 %1105 = getelementptr i8, ptr %1079, i64 48
 store double %1086, ptr %1105, align 8
 %1106 = getelementptr i8, ptr %1079, i64 56
 store double %1103, ptr %1106, align 8
 %1107 = getelementptr i8, ptr %1079, i64 64
 store double %1104, ptr %1107, align 8
 %1108 = load i64, ptr %124, align 1
 %1109 = icmp eq i64 %1108, 0
 br i1 %1109, label %1110, label %1205
1110:
 %1111 = load i64, ptr %112, align 1
 %1112 = load i64, ptr %113, align 1
 %1113 = inttoptr i64 %1111 to ptr
 %1114 = load i64, ptr %123, align 1
 %1115 = inttoptr i64 %1114 to ptr
 %1116 = load i64, ptr %117, align 1
 %1117 = inttoptr i64 %1116 to ptr
 %1118 = load i64, ptr %151, align 1
 %1119 = inttoptr i64 %1118 to ptr
 %1120 = load i64, ptr %150, align 1
 %1121 = inttoptr i64 %1120 to ptr
 %1122 = load i64, ptr %152, align 1
 %1123 = inttoptr i64 %1122 to ptr
 %1124 = getelementptr i8, ptr %1119, i64 %1071
 %1125 = getelementptr i8, ptr %1121, i64 %1078
 %1126 = mul nuw nsw i64 %1214, 3
 %1127 = getelementptr i8, ptr %1117, i64 %1215
 br label %1137
1128:
 %1129 = add nuw nsw i64 %1138, 1
 %1130 = icmp eq i64 %1129, 3
 br i1 %1130, label %1205, label %1137
1131:
 %1132 = mul i64 %1154, 96
 %1133 = getelementptr i8, ptr %1115, i64 %1132
 %1134 = getelementptr i8, ptr %1156, i64 24
 br label %1158
1135:
 br i1 %1161, label %1136, label %1158
1136:
 br i1 %1146, label %1128, label %1144
1137:
 %1138 = phi i64 [ 0, %1110 ], [ %1129, %1128 ]
 %1139 = add nuw nsw i64 %1138, %1126
 %1140 = mul i64 %1139, 96
 %1141 = getelementptr i8, ptr %1123, i64 %1140
 %1142 = mul nuw nsw i64 %1138, 24
 %1143 = getelementptr i8, ptr %1125, i64 %1142
 br label %1144
1144:
 %1145 = phi double [ -1.000000e+00, %1137 ], [ 1.000000e+00, %1136 ]
 %1146 = phi i1 [ false, %1137 ], [ true, %1136 ]
 %1147 = phi i64 [ 0, %1137 ], [ 1, %1136 ]
 %1148 = getelementptr i64, ptr %1127, i64 %1147
 %1149 = load i64, ptr %1148, align 8
 %1150 = icmp slt i64 %1149, 0
 %1151 = select i1 %1150, i64 %1112, i64 0
 %1152 = getelementptr i64, ptr %1113, i64 %1149
 %1153 = getelementptr i64, ptr %1152, i64 %1151
 %1154 = load i64, ptr %1153, align 8
 %1155 = mul nuw nsw i64 %1147, 48
 %1156 = getelementptr i8, ptr %1141, i64 %1155
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %1156, i8 0, i64 48, i1 false)
 %1157 = icmp slt i64 %1154, 0
 br i1 %1157, label %1136, label %1131
1158:
 %1159 = phi i64 [ 0, %1131 ], [ %1160, %1135 ]
 %1160 = add nuw nsw i64 %1159, 1
 %1161 = icmp eq i64 %1160, 3
 %1162 = select i1 %1161, i64 0, i64 %1160
 %1163 = add nuw nsw i64 %1159, 2
 %1164 = urem i64 %1163, 3
 %1165 = getelementptr double, ptr %1124, i64 %1162
 %1166 = load double, ptr %1165, align 8
 %1167 = getelementptr double, ptr %1133, i64 %1162
 %1168 = getelementptr i8, ptr %1167, i64 72
 %1169 = load double, ptr %1168, align 8
 %1170 = fsub nsz contract double %1166, %1169
 %1171 = getelementptr double, ptr %1143, i64 %1164
 %1172 = load double, ptr %1171, align 8
 %1173 = fmul nsz contract double %1170, %1172
 %1174 = getelementptr double, ptr %1124, i64 %1164
 %1175 = load double, ptr %1174, align 8
 %1176 = getelementptr double, ptr %1133, i64 %1164
 %1177 = getelementptr i8, ptr %1176, i64 72
 %1178 = load double, ptr %1177, align 8
 %1179 = fsub nsz contract double %1175, %1178
 %1180 = getelementptr double, ptr %1143, i64 %1162
 %1181 = load double, ptr %1180, align 8
 %1182 = fmul nsz contract double %1179, %1181
 %1183 = fsub nsz contract double %1173, %1182
 %1184 = getelementptr double, ptr %1143, i64 %1159
 %1185 = mul nuw nsw i64 %1159, 24
 %1186 = getelementptr i8, ptr %1133, i64 %1185
 br label %1187
1187:
 %1188 = phi i64 [ 0, %1158 ], [ %1189, %1187 ]
 %1189 = add nuw nsw i64 %1188, 1
 %1190 = getelementptr double, ptr %1156, i64 %1188
 %1191 = load double, ptr %1190, align 8
 %1192 = getelementptr double, ptr %1186, i64 %1188
 %1193 = load double, ptr %1192, align 8
 %1194 = fmul nsz contract double %1145, %1193
 %1195 = fmul nsz contract double %1183, %1194
 %1196 = fadd nsz contract double %1191, %1195
 store double %1196, ptr %1190, align 8
 %1197 = getelementptr double, ptr %1134, i64 %1188
 %1198 = load double, ptr %1197, align 8
 %1199 = load double, ptr %1192, align 8
 %1200 = fmul nsz contract double %1145, %1199
 %1201 = load double, ptr %1184, align 8
 %1202 = fmul nsz contract double %1200, %1201
 %1203 = fadd nsz contract double %1198, %1202
 store double %1203, ptr %1197, align 8
 %1204 = icmp eq i64 %1189, 3
 br i1 %1204, label %1135, label %1187
1205:
 %1206 = icmp eq i64 %1067, %1211
 br i1 %1206, label %1207, label %1213
1207:
 %1208 = load i64, ptr %118, align 1
 %1209 = icmp eq i64 %1208, 0
 br i1 %1209, label %5401, label %1231
1210:
 %1211 = load i64, ptr %144, align 1
 %1212 = icmp slt i64 %1211, 1
 br i1 %1212, label %1207, label %1213
1213:
 %1214 = phi i64 [ %1067, %1205 ], [ 0, %1210 ]
 %1215 = shl i64 %1214, 5
 %1216 = getelementptr i8, ptr %459, i64 %1215
 br label %1217
1217:
 %1218 = phi i1 [ false, %1213 ], [ true, %1065 ]
 %1219 = phi i64 [ 0, %1213 ], [ 1, %1065 ]
 %1220 = getelementptr i64, ptr %1216, i64 %1219
 %1221 = load i64, ptr %1220, align 8
 %1222 = icmp slt i64 %1221, 0
 %1223 = select i1 %1222, i64 %452, i64 0
 %1224 = getelementptr i64, ptr %453, i64 %1221
 %1225 = getelementptr i64, ptr %1224, i64 %1223
 %1226 = load i64, ptr %1225, align 8
 %1227 = load i64, ptr %124, align 1
 %1228 = icmp eq i64 %1227, 0
 %1229 = icmp sgt i64 %1226, -1
 %1230 = select i1 %1228, i1 %1229, i1 false
 br i1 %1230, label %1058, label %1065
1231:
 store ptr null, ptr %0, align 8
 br label %300
1232:
 %1233 = load i64, ptr %150, align 1
 %1234 = inttoptr i64 %1233 to ptr
 %1235 = load i64, ptr %154, align 1
 %1236 = inttoptr i64 %1235 to ptr
 %1237 = load i64, ptr %155, align 1
 %1238 = inttoptr i64 %1237 to ptr
 %1239 = load i64, ptr %156, align 1
 %1240 = load i64, ptr %157, align 1
 %1241 = inttoptr i64 %1239 to ptr
 %1242 = load i64, ptr %158, align 1
 %1243 = inttoptr i64 %1242 to ptr
 %1244 = load i64, ptr %159, align 1
 %1245 = inttoptr i64 %1244 to ptr
 %1246 = load i64, ptr %160, align 1
 %1247 = inttoptr i64 %1246 to ptr
 %1248 = load i64, ptr %161, align 1
 %1249 = icmp slt i64 %1248, 1
 br i1 %1249, label %1252, label %1250
1250:
 %1251 = shl nuw i64 %1248, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %1247, i8 0, i64 %1251, i1 false)
 br label %1252
1252:
 %1253 = load i64, ptr %144, align 1
 %1254 = icmp slt i64 %1253, 1
 br i1 %1254, label %1362, label %1275
1255:
 %1256 = icmp eq i64 %1277, %1253
 br i1 %1256, label %1362, label %1275
1257:
 %1258 = getelementptr i64, ptr %1339, i64 %1341
 %1259 = load i64, ptr %1258, align 8
 %1260 = getelementptr i64, ptr %1337, i64 %1341
 store i64 %1259, ptr %1260, align 8
 %1261 = icmp eq i64 %1342, 3
 br i1 %1261, label %1266, label %1265
1262:
 %1263 = getelementptr i64, ptr %1337, i64 %1341
 store i64 0, ptr %1263, align 8
 %1264 = icmp eq i64 %1342, 3
 br i1 %1264, label %1268, label %1265
1265:
 br label %1340
1266:
 %1267 = getelementptr i64, ptr %1247, i64 %1334
 store i64 1, ptr %1267, align 8
 br label %1268
1268:
 %1269 = mul i64 %1276, 72
 %1270 = getelementptr i8, ptr %1234, i64 %1269
 %1271 = getelementptr i8, ptr %1238, i64 %1338
 %1272 = getelementptr double, ptr %1236, i64 %1336
 br label %1343
1273:
 %1274 = icmp eq i64 %1345, 3
 br i1 %1274, label %1255, label %1343
1275:
 %1276 = phi i64 [ %1277, %1255 ], [ 0, %1252 ]
 %1277 = add nuw nsw i64 %1276, 1
 %1278 = load i64, ptr %117, align 1
 %1279 = inttoptr i64 %1278 to ptr
 %1280 = shl i64 %1276, 5
 %1281 = getelementptr i8, ptr %1279, i64 %1280
 %1282 = load i64, ptr %1281, align 8
 %1283 = load i64, ptr %113, align 1
 %1284 = mul nsw i64 %1283, %1282
 %1285 = getelementptr i8, ptr %1281, i64 8
 %1286 = load i64, ptr %1285, align 8
 %1287 = add nsw i64 %1284, %1286
 %1288 = shl nsw i64 %1287, 16
 %1289 = getelementptr i8, ptr %1281, i64 24
 %1290 = load i64, ptr %1289, align 8
 %1291 = add nsw i64 %1288, %1290
 %1292 = load i64, ptr %162, align 1
 %1293 = inttoptr i64 %1292 to ptr
 %1294 = load i64, ptr %156, align 1
 %1295 = load i64, ptr %157, align 1
 %1296 = inttoptr i64 %1294 to ptr
 %1297 = add nsw i64 %1295, -1
 %1298 = srem i64 %1291, 1000003
 %1299 = icmp slt i64 %1298, 0
 %1300 = add nsw i64 %1298, 1000003
 %1301 = select i1 %1299, i64 %1300, i64 %1298
 %1302 = mul nsw i64 %1301, 2654435761
 %1303 = and i64 %1302, %1297
 %1304 = icmp slt i64 %1303, 0
 %1305 = select i1 %1304, i64 %1295, i64 0
 %1306 = getelementptr i64, ptr %1296, i64 %1303
 %1307 = getelementptr i64, ptr %1306, i64 %1305
 %1308 = load i64, ptr %1307, align 8
 %1309 = icmp sgt i64 %1308, -1
 br i1 %1309, label %1310, label %1328
1310:
 %1311 = getelementptr i64, ptr %1293, i64 %1308
 %1312 = load i64, ptr %1311, align 8
 %1313 = icmp eq i64 %1312, %1291
 br i1 %1313, label %1328, label %1314
1314:
 %1315 = phi i64 [ %1317, %1324 ], [ %1303, %1310 ]
 %1316 = add nsw i64 %1315, 1
 %1317 = and i64 %1316, %1297
 %1318 = icmp slt i64 %1317, 0
 %1319 = select i1 %1318, i64 %1295, i64 0
 %1320 = getelementptr i64, ptr %1296, i64 %1317
 %1321 = getelementptr i64, ptr %1320, i64 %1319
 %1322 = load i64, ptr %1321, align 8
 %1323 = icmp sgt i64 %1322, -1
 br i1 %1323, label %1324, label %1328
1324:
 %1325 = getelementptr i64, ptr %1293, i64 %1322
 %1326 = load i64, ptr %1325, align 8
 %1327 = icmp eq i64 %1326, %1291
 br i1 %1327, label %1328, label %1314
1328:
 %1329 = phi i64 [ %1303, %1310 ], [ %1303, %1275 ], [ %1317, %1314 ], [ %1317, %1324 ]
 %1330 = icmp slt i64 %1329, 0
 %1331 = select i1 %1330, i64 %1240, i64 0
 %1332 = getelementptr i64, ptr %1241, i64 %1329
 %1333 = getelementptr i64, ptr %1332, i64 %1331
 %1334 = load i64, ptr %1333, align 8
 %1335 = icmp sgt i64 %1334, -1
 %1336 = mul nuw nsw i64 %1276, 3
 %1337 = getelementptr i64, ptr %1243, i64 %1336
 %1338 = mul i64 %1334, 24
 %1339 = getelementptr i8, ptr %1245, i64 %1338
 br label %1340
1340:
 %1341 = phi i64 [ 0, %1328 ], [ %1342, %1265 ]
 %1342 = add nuw nsw i64 %1341, 1
 br i1 %1335, label %1257, label %1262
1343:
 %1344 = phi i64 [ 0, %1268 ], [ %1345, %1273 ]
 %1345 = add nuw nsw i64 %1344, 1
 %1346 = getelementptr double, ptr %1272, i64 %1344
 store double 0.000000e+00, ptr %1346, align 8
 br i1 %1335, label %1347, label %1273
1347:
 %1348 = mul nuw nsw i64 %1344, 24
 %1349 = getelementptr i8, ptr %1270, i64 %1348
 br label %1350
1350:
 %1351 = phi i64 [ 0, %1347 ], [ %1353, %1350 ]
 %1352 = phi double [ 0.000000e+00, %1347 ], [ %1360, %1350 ]
 %1353 = add nuw nsw i64 %1351, 1
 %1354 = getelementptr double, ptr %1349, i64 %1351
 %1355 = load double, ptr %1354, align 8
 %1356 = fmul nsz contract double %416, %1355
 %1357 = getelementptr double, ptr %1271, i64 %1351
 %1358 = load double, ptr %1357, align 8
 %1359 = fmul nsz contract double %1356, %1358
 %1360 = fadd nsz contract double %1352, %1359
 store double %1360, ptr %1346, align 8
 %1361 = icmp eq i64 %1353, 3
 br i1 %1361, label %1273, label %1350
1362:
 %1363 = load i64, ptr %124, align 1
 %1364 = icmp eq i64 %1363, 1
 br i1 %1364, label %1365, label %2113
1365:
 store ptr null, ptr %72, align 8
 store ptr null, ptr %73, align 8
 store i8 0, ptr %74, align 1
 store ptr null, ptr %75, align 8
 store i8 0, ptr %76, align 1
 store ptr null, ptr %77, align 8
 %1366 = load i64, ptr %163, align 1
 %1367 = load i64, ptr %164, align 1
 %1368 = inttoptr i64 %1366 to ptr
 %1369 = load i64, ptr %116, align 1
 %1370 = load i64, ptr %115, align 1
 %1371 = inttoptr i64 %1369 to ptr
 %1372 = load i64, ptr %194, align 1
 %1373 = inttoptr i64 %1372 to ptr
 %1374 = load i64, ptr %195, align 1
 %1375 = load i64, ptr %117, align 1
 %1376 = inttoptr i64 %1375 to ptr
 %1377 = load i64, ptr %168, align 1
 %1378 = inttoptr i64 %1377 to ptr
 %1379 = load i64, ptr %189, align 1
 %1380 = inttoptr i64 %1379 to ptr
 %1381 = load i64, ptr %174, align 1
 %1382 = inttoptr i64 %1381 to ptr
 %1383 = load i64, ptr %192, align 1
 %1384 = inttoptr i64 %1383 to ptr
 %1385 = load i64, ptr %171, align 1
 %1386 = inttoptr i64 %1385 to ptr
 %1387 = load i64, ptr %172, align 1
 %1388 = inttoptr i64 %1387 to ptr
 %1389 = load i64, ptr %173, align 1
 %1390 = inttoptr i64 %1389 to ptr
 %1391 = load i64, ptr %154, align 1
 %1392 = inttoptr i64 %1391 to ptr
 %1393 = load i64, ptr %196, align 1
 %1394 = inttoptr i64 %1393 to ptr
 %1395 = load i64, ptr %197, align 1
 %1396 = add nsw i64 %1370, 1
 %1397 = inttoptr i64 %1395 to ptr
 %1398 = load i64, ptr %198, align 1
 %1399 = inttoptr i64 %1398 to ptr
 %1400 = load i64, ptr %199, align 1
 %1401 = inttoptr i64 %1400 to ptr
 %1402 = load i64, ptr %144, align 1
 store i64 0, ptr %186, align 1
 store ptr null, ptr %70, align 8
 call fastcc void @f15(ptr %70, ptr readonly %52, ptr %53, ptr %1371, i64 6)
 %1403 = icmp slt i64 %1402, 1
 br i1 %1403, label %1404, label %1405
1404:
 call fastcc void @f15(ptr %71, ptr readonly %52, ptr %53, ptr %1373, i64 6)
 br label %1506
1405:
 %1406 = getelementptr i8, ptr %1401, i64 8
 %1407 = getelementptr i8, ptr %1401, i64 16
 br label %1533
1408:
 %1409 = add nuw nsw i64 %1534, 1
 %1410 = icmp eq i64 %1402, %1409
 br i1 %1410, label %1411, label %1533
1411:
 call fastcc void @f15(ptr %71, ptr readonly %52, ptr %53, ptr %1373, i64 6)
 br label %1864
1412:
 %1413 = add nuw nsw i64 %1865, 1
 %1414 = getelementptr double, ptr %1392, i64 %1979
 %1415 = load double, ptr %1414, align 8
 %1416 = getelementptr double, ptr %1384, i64 %1865
 store double %1415, ptr %1416, align 8
 %1417 = tail call nsz contract double @llvm.fabs.f64(double %1978)
 %1418 = load double, ptr %202, align 1
 %1419 = fcmp nsz contract ogt double %1417, %1418
 %1420 = select i1 %1419, double %1978, double 0.000000e+00
 %1421 = shl i64 %1865, 5
 %1422 = getelementptr i8, ptr %1376, i64 %1421
 %1423 = getelementptr i8, ptr %1422, i64 16
 %1424 = load i64, ptr %1423, align 8
 %1425 = icmp slt i64 %1424, 0
 %1426 = select i1 %1425, i64 %1367, i64 0
 %1427 = add i64 %1426, %1424
 %1428 = shl i64 %1427, 5
 %1429 = getelementptr i8, ptr %1368, i64 %1428
 %1430 = load double, ptr %1429, align 8
 %1431 = getelementptr double, ptr %1386, i64 %1979
 %1432 = load double, ptr %1431, align 8
 %1433 = getelementptr double, ptr %1390, i64 %1979
 %1434 = load double, ptr %1433, align 8
 %1435 = fcmp nsz contract ogt double %1430, 0.000000e+00
 %1436 = fcmp nsz contract olt double %1432, 0.000000e+00
 %1437 = select i1 %1435, i1 %1436, i1 false
 br i1 %1437, label %1438, label %1449
1438:
 %1439 = fmul nsz contract double %416, %1434
 %1440 = fadd nsz contract double %1420, %1439
 %1441 = fcmp nsz contract olt double %1440, 0.000000e+00
 br i1 %1441, label %1442, label %1449
1442:
 %1443 = fneg nsz contract double %1432
 %1444 = fsub nsz contract double %1434, %1432
 %1445 = tail call nsz contract double @llvm.fabs.f64(double %1444)
 %1446 = fcmp nsz contract olt double %1445, %1443
 br i1 %1446, label %1447, label %1449
1447:
 %1448 = fmul nsz contract double %1430, %1432
 br label %1453
1449:
 %1450 = fcmp nsz contract ogt double %1420, 0.000000e+00
 %1451 = fdiv nsz contract double %1420, %416
 %1452 = select i1 %1450, double %1451, double 0.000000e+00
 br label %1453
1453:
 %1454 = phi double [ %1452, %1449 ], [ %1448, %1447 ]
 %1455 = getelementptr i8, ptr %1867, i64 168
 store double %1454, ptr %1455, align 8
 %1456 = getelementptr double, ptr %1388, i64 %1979
 store double %1454, ptr %1456, align 8
 %1457 = getelementptr i8, ptr %1867, i64 120
 %1458 = load double, ptr %1457, align 8
 %1459 = getelementptr i8, ptr %1867, i64 144
 %1460 = load double, ptr %1459, align 8
 %1461 = mul i64 %1865, 72
 %1462 = getelementptr i8, ptr %1380, i64 %1461
 store double %1458, ptr %1462, align 8
 %1463 = getelementptr i8, ptr %1462, i64 32
 store double %1460, ptr %1463, align 8
 %1464 = getelementptr i8, ptr %1431, i64 8
 %1465 = load double, ptr %1464, align 8
 br label %1466
1466:
 %1467 = phi double [ 1.000000e+00, %1453 ], [ %1472, %1466 ]
 %1468 = phi double [ %1465, %1453 ], [ %1473, %1466 ]
 %1469 = phi i1 [ false, %1453 ], [ true, %1466 ]
 %1470 = phi i1 [ true, %1453 ], [ false, %1466 ]
 %1471 = fmul nsz contract double %1467, %1468
 %1472 = select i1 %1470, double %1467, double %1471
 %1473 = fmul nsz contract double %1468, %1468
 br i1 %1469, label %1474, label %1466
1474:
 %1475 = getelementptr i8, ptr %1431, i64 16
 %1476 = load double, ptr %1475, align 8
 br label %1477
1477:
 %1478 = phi double [ 1.000000e+00, %1474 ], [ %1483, %1477 ]
 %1479 = phi double [ %1476, %1474 ], [ %1484, %1477 ]
 %1480 = phi i1 [ false, %1474 ], [ true, %1477 ]
 %1481 = phi i1 [ true, %1474 ], [ false, %1477 ]
 %1482 = fmul nsz contract double %1478, %1479
 %1483 = select i1 %1481, double %1478, double %1482
 %1484 = fmul nsz contract double %1479, %1479
 br i1 %1480, label %1485, label %1477
1485:
 %1486 = fadd nsz contract double %1472, %1483
 %1487 = tail call nsz contract double @llvm.sqrt.f64(double %1486)
 %1488 = load i64, ptr %163, align 1
 %1489 = load i64, ptr %164, align 1
 %1490 = inttoptr i64 %1488 to ptr
 %1491 = load i64, ptr %117, align 1
 %1492 = inttoptr i64 %1491 to ptr
 %1493 = getelementptr i8, ptr %1492, i64 %1421
 %1494 = getelementptr i8, ptr %1493, i64 16
 %1495 = load i64, ptr %1494, align 8
 %1496 = icmp slt i64 %1495, 0
 %1497 = select i1 %1496, i64 %1489, i64 0
 %1498 = add i64 %1497, %1495
 %1499 = shl i64 %1498, 5
 %1500 = getelementptr i8, ptr %1490, i64 %1499
 %1501 = getelementptr i8, ptr %1500, i64 8
 %1502 = load double, ptr %1501, align 8
 %1503 = getelementptr i8, ptr %1500, i64 16
 %1504 = load double, ptr %1503, align 8
 %1505 = fcmp nsz contract oeq double %1502, %1504
 br i1 %1505, label %2013, label %1994
1506:
 %1507 = load i64, ptr %115, align 1
 %1508 = icmp slt i64 %1507, 1
 br i1 %1508, label %1512, label %2017
1509:
 %1510 = add nuw nsw i64 %2018, 1
 %1511 = icmp eq i64 %1507, %1510
 br i1 %1511, label %1512, label %2017
1512:
 br i1 %1403, label %1520, label %2030
1513:
 %1514 = getelementptr i8, ptr %2034, i64 192
 %1515 = load double, ptr %1514, align 8
 %1516 = getelementptr i8, ptr %2034, i64 200
 %1517 = load double, ptr %1516, align 8
 call fastcc void @f10(ptr %72, ptr %1397, i64 %1396, i64 16, ptr %2034, double %2036, double %1515, double %1517)
 br label %1518
1518:
 %1519 = icmp eq i64 %1402, %2032
 br i1 %1519, label %1520, label %2030
1520:
 call fastcc void @f16(ptr %73, ptr readonly %52, ptr %53)
 store i8 0, ptr %74, align 1
 call fastcc void @f12(ptr %74, ptr readonly %52, ptr %53, i8 0)
 %1521 = load i8, ptr %74, align 1
 %1522 = icmp eq i8 %1521, 0
 br i1 %1522, label %2048, label %1523
1523:
 %1524 = phi i64 [ %1528, %1527 ], [ 0, %1520 ]
 br i1 %1403, label %1525, label %2038
1525:
 call fastcc void @f16(ptr %75, ptr readonly %52, ptr %53)
 %1526 = icmp eq i64 %1524, 3
 br i1 %1526, label %2048, label %1527
1527:
 %1528 = add nuw nsw i64 %1524, 1
 %1529 = icmp eq i64 %1528, 3
 store i8 0, ptr %76, align 1
 %1530 = zext i1 %1529 to i8
 call fastcc void @f12(ptr %76, ptr readonly %52, ptr %53, i8 %1530)
 %1531 = load i8, ptr %76, align 1
 %1532 = icmp eq i8 %1531, 0
 br i1 %1532, label %2048, label %1523
1533:
 %1534 = phi i64 [ 0, %1405 ], [ %1409, %1408 ]
 %1535 = load i64, ptr %112, align 1
 %1536 = load i64, ptr %113, align 1
 %1537 = load i64, ptr %200, align 1
 %1538 = load i64, ptr %123, align 1
 %1539 = load i64, ptr %197, align 1
 %1540 = load i64, ptr %117, align 1
 %1541 = load i64, ptr %151, align 1
 %1542 = load i64, ptr %150, align 1
 %1543 = inttoptr i64 %1542 to ptr
 %1544 = load i64, ptr %196, align 1
 %1545 = inttoptr i64 %1544 to ptr
 %1546 = load i64, ptr %201, align 1
 %1547 = shl i64 %1534, 8
 %1548 = getelementptr i8, ptr %1545, i64 %1547
 %1549 = mul i64 %1534, 72
 %1550 = getelementptr i8, ptr %1543, i64 %1549
 br label %1636
1551:
 %1552 = load i64, ptr %115, align 1
 %1553 = sitofp i64 %1552 to double
 %1554 = getelementptr double, ptr %1548, i64 %1659
 %1555 = getelementptr i8, ptr %1554, i64 208
 store double %1553, ptr %1555, align 8
 %1556 = mul nuw nsw i64 %1659, 24
 %1557 = getelementptr i8, ptr %1548, i64 %1556
 %1558 = getelementptr i8, ptr %1557, i64 72
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %1558, i8 0, i64 24, i1 false)
 br label %1635
1559:
 %1560 = uitofp nneg i64 %1666 to double
 %1561 = getelementptr double, ptr %1548, i64 %1659
 %1562 = getelementptr i8, ptr %1561, i64 208
 store double %1560, ptr %1562, align 8
 %1563 = mul nuw nsw i64 %1659, 24
 %1564 = getelementptr i8, ptr %1548, i64 %1563
 %1565 = getelementptr i8, ptr %1564, i64 72
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %1565, i8 0, i64 24, i1 false)
 %1566 = mul i64 %1666, 672
 %1567 = getelementptr i8, ptr %1647, i64 %1566
 %1568 = mul i64 %1666, 96
 %1569 = getelementptr i8, ptr %1648, i64 %1568
 %1570 = getelementptr i8, ptr %1567, i64 264
 %1571 = load double, ptr %1570, align 8
 %1572 = getelementptr i8, ptr %1567, i64 224
 %1573 = getelementptr i8, ptr %1567, i64 136
 %1574 = getelementptr i8, ptr %1567, i64 168
 br label %1668
1575:
 %1576 = shl i64 %1666, 7
 %1577 = getelementptr i8, ptr %1649, i64 %1576
 %1578 = getelementptr i8, ptr %1577, i64 56
 %1579 = getelementptr i8, ptr %1577, i64 80
 %1580 = getelementptr i8, ptr %1577, i64 88
 %1581 = getelementptr i8, ptr %1577, i64 64
 %1582 = getelementptr i8, ptr %1577, i64 96
 %1583 = getelementptr i8, ptr %1577, i64 72
 br label %1696
1584:
 %1585 = getelementptr i8, ptr %1577, i64 48
 br label %1720
1586:
 %1587 = add nuw nsw i64 %1697, 1
 %1588 = load double, ptr %1578, align 8
 %1589 = load double, ptr %1699, align 8
 %1590 = fmul nsz contract double %1588, %1589
 %1591 = load double, ptr %1579, align 8
 %1592 = getelementptr i8, ptr %1699, i64 8
 %1593 = load double, ptr %1592, align 8
 %1594 = fmul nsz contract double %1591, %1593
 %1595 = fadd nsz contract double %1590, %1594
 %1596 = load double, ptr %1580, align 8
 %1597 = getelementptr i8, ptr %1699, i64 16
 %1598 = load double, ptr %1597, align 8
 %1599 = fmul nsz contract double %1596, %1598
 %1600 = fadd nsz contract double %1595, %1599
 %1601 = getelementptr i8, ptr %1699, i64 72
 store double %1600, ptr %1601, align 8
 %1602 = load double, ptr %1579, align 8
 %1603 = fmul nsz contract double %1589, %1602
 %1604 = load double, ptr %1581, align 8
 %1605 = fmul nsz contract double %1593, %1604
 %1606 = fadd nsz contract double %1603, %1605
 %1607 = load double, ptr %1582, align 8
 %1608 = fmul nsz contract double %1598, %1607
 %1609 = fadd nsz contract double %1606, %1608
 %1610 = getelementptr i8, ptr %1699, i64 80
 store double %1609, ptr %1610, align 8
 %1611 = load double, ptr %1580, align 8
 %1612 = fmul nsz contract double %1589, %1611
 %1613 = load double, ptr %1582, align 8
 %1614 = fmul nsz contract double %1593, %1613
 %1615 = fadd nsz contract double %1612, %1614
 %1616 = load double, ptr %1583, align 8
 %1617 = fmul nsz contract double %1598, %1616
 %1618 = fadd nsz contract double %1615, %1617
 %1619 = getelementptr i8, ptr %1699, i64 88
 store double %1618, ptr %1619, align 8
 %1620 = icmp eq i64 %1587, 3
 br i1 %1620, label %1584, label %1696
1621:
 %1622 = icmp eq i64 %1722, 6
 br i1 %1622, label %1635, label %1720
1623:
 %1624 = load double, ptr %1585, align 8
 br label %1625
1625:
 %1626 = phi double [ %1624, %1623 ], [ 0.000000e+00, %1720 ]
 %1627 = fadd nsz contract double %1732, %1626
 %1628 = mul nuw nsw i64 %1729, 24
 %1629 = getelementptr i8, ptr %1652, i64 %1628
 %1630 = icmp slt i64 %1728, -3
 %1631 = select i1 %1630, i64 35, i64 3
 %1632 = add nsw i64 %1631, %1728
 %1633 = mul i64 %1632, 24
 %1634 = getelementptr i8, ptr %1652, i64 %1633
 store double %1627, ptr %1731, align 8
 br label %1734
1635:
 br i1 %1658, label %1745, label %1657
1636:
 %1637 = phi i64 [ 0, %1533 ], [ %1638, %1636 ]
 %1638 = add nuw nsw i64 %1637, 1
 %1639 = getelementptr double, ptr %1550, i64 %1637
 %1640 = load double, ptr %1639, align 8
 %1641 = getelementptr double, ptr %1548, i64 %1637
 store double %1640, ptr %1641, align 8
 %1642 = icmp eq i64 %1638, 9
 br i1 %1642, label %1643, label %1636
1643:
 %1644 = getelementptr i8, ptr %1545, i64 120
 %1645 = getelementptr i8, ptr %1644, i64 %1547
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %1645, i8 0, i64 48, i1 false)
 %1646 = inttoptr i64 %1535 to ptr
 %1647 = inttoptr i64 %1537 to ptr
 %1648 = inttoptr i64 %1538 to ptr
 %1649 = inttoptr i64 %1539 to ptr
 %1650 = inttoptr i64 %1540 to ptr
 %1651 = inttoptr i64 %1541 to ptr
 %1652 = inttoptr i64 %1546 to ptr
 %1653 = mul i64 %1534, 24
 %1654 = getelementptr i8, ptr %1651, i64 %1653
 %1655 = shl i64 %1534, 5
 %1656 = getelementptr i8, ptr %1650, i64 %1655
 br label %1657
1657:
 %1658 = phi i1 [ false, %1643 ], [ true, %1635 ]
 %1659 = phi i64 [ 0, %1643 ], [ 1, %1635 ]
 %1660 = getelementptr i64, ptr %1656, i64 %1659
 %1661 = load i64, ptr %1660, align 8
 %1662 = icmp slt i64 %1661, 0
 %1663 = select i1 %1662, i64 %1536, i64 0
 %1664 = getelementptr i64, ptr %1646, i64 %1661
 %1665 = getelementptr i64, ptr %1664, i64 %1663
 %1666 = load i64, ptr %1665, align 8
 %1667 = icmp sgt i64 %1666, -1
 br i1 %1667, label %1559, label %1551
1668:
 %1669 = phi i64 [ 0, %1559 ], [ %1670, %1668 ]
 %1670 = add nuw nsw i64 %1669, 1
 %1671 = mul nuw nsw i64 %1669, 24
 %1672 = getelementptr i8, ptr %1569, i64 %1671
 %1673 = load double, ptr %1672, align 8
 %1674 = load double, ptr %1572, align 8
 %1675 = fmul nsz contract double %1673, %1674
 %1676 = getelementptr i8, ptr %1672, i64 8
 %1677 = load double, ptr %1676, align 8
 %1678 = load double, ptr %1573, align 8
 %1679 = fmul nsz contract double %1677, %1678
 %1680 = fadd nsz contract double %1675, %1679
 %1681 = getelementptr i8, ptr %1672, i64 16
 %1682 = load double, ptr %1681, align 8
 %1683 = load double, ptr %1574, align 8
 %1684 = fmul nsz contract double %1682, %1683
 %1685 = fadd nsz contract double %1680, %1684
 %1686 = getelementptr double, ptr %1654, i64 %1669
 %1687 = load double, ptr %1686, align 8
 %1688 = getelementptr double, ptr %1569, i64 %1669
 %1689 = getelementptr i8, ptr %1688, i64 72
 %1690 = load double, ptr %1689, align 8
 %1691 = fsub nsz contract double %1687, %1690
 %1692 = fdiv nsz contract double %1685, %1571
 %1693 = fsub nsz contract double %1691, %1692
 %1694 = getelementptr double, ptr %1565, i64 %1669
 store double %1693, ptr %1694, align 8
 %1695 = icmp eq i64 %1670, 3
 br i1 %1695, label %1575, label %1668
1696:
 %1697 = phi i64 [ 0, %1575 ], [ %1587, %1586 ]
 %1698 = mul nuw nsw i64 %1697, 24
 %1699 = getelementptr i8, ptr %1652, i64 %1698
 %1700 = getelementptr i8, ptr %1548, i64 %1698
 br label %1701
1701:
 %1702 = phi i64 [ 0, %1696 ], [ %1703, %1701 ]
 %1703 = add nuw nsw i64 %1702, 1
 %1704 = icmp eq i64 %1703, 3
 %1705 = select i1 %1704, i64 0, i64 %1703
 %1706 = add nuw nsw i64 %1702, 2
 %1707 = urem i64 %1706, 3
 %1708 = getelementptr double, ptr %1565, i64 %1705
 %1709 = load double, ptr %1708, align 8
 %1710 = getelementptr double, ptr %1700, i64 %1707
 %1711 = load double, ptr %1710, align 8
 %1712 = fmul nsz contract double %1709, %1711
 %1713 = getelementptr double, ptr %1565, i64 %1707
 %1714 = load double, ptr %1713, align 8
 %1715 = getelementptr double, ptr %1700, i64 %1705
 %1716 = load double, ptr %1715, align 8
 %1717 = fmul nsz contract double %1714, %1716
 %1718 = fsub nsz contract double %1712, %1717
 %1719 = getelementptr double, ptr %1699, i64 %1702
 store double %1718, ptr %1719, align 8
 br i1 %1704, label %1586, label %1701
1720:
 %1721 = phi i64 [ 0, %1584 ], [ %1722, %1621 ]
 %1722 = add nuw nsw i64 %1721, 1
 %1723 = icmp samesign ult i64 %1721, 3
 %1724 = icmp samesign ult i64 %1721, 5
 %1725 = tail call i64 @llvm.smin.i64(i64 %1721, i64 4)
 %1726 = add nsw i64 %1725, -2
 %1727 = select i1 %1724, i64 1, i64 2
 %1728 = select i1 %1723, i64 %1721, i64 %1726
 %1729 = select i1 %1723, i64 0, i64 %1727
 %1730 = getelementptr double, ptr %1548, i64 %1721
 %1731 = getelementptr i8, ptr %1730, i64 120
 %1732 = load double, ptr %1731, align 8
 %1733 = icmp eq i64 %1729, %1728
 br i1 %1733, label %1623, label %1625
1734:
 %1735 = phi i64 [ 0, %1625 ], [ %1737, %1734 ]
 %1736 = phi double [ %1627, %1625 ], [ %1743, %1734 ]
 %1737 = add nuw nsw i64 %1735, 1
 %1738 = getelementptr double, ptr %1629, i64 %1735
 %1739 = load double, ptr %1738, align 8
 %1740 = getelementptr double, ptr %1634, i64 %1735
 %1741 = load double, ptr %1740, align 8
 %1742 = fmul nsz contract double %1739, %1741
 %1743 = fadd nsz contract double %1736, %1742
 store double %1743, ptr %1731, align 8
 %1744 = icmp eq i64 %1737, 3
 br i1 %1744, label %1621, label %1734
1745:
 %1746 = getelementptr i8, ptr %1394, i64 %1547
 %1747 = getelementptr i8, ptr %1746, i64 208
 %1748 = load double, ptr %1747, align 8
 %1749 = fptosi double %1748 to i64
 %1750 = getelementptr i8, ptr %1746, i64 216
 %1751 = load double, ptr %1750, align 8
 %1752 = fptosi double %1751 to i64
 %1753 = icmp slt i64 %1749, 0
 %1754 = select i1 %1753, i64 %1396, i64 0
 %1755 = add i64 %1754, %1749
 %1756 = shl i64 %1755, 7
 %1757 = getelementptr i8, ptr %1397, i64 %1756
 %1758 = icmp slt i64 %1752, 0
 %1759 = select i1 %1758, i64 %1396, i64 0
 %1760 = add i64 %1759, %1752
 %1761 = shl i64 %1760, 7
 %1762 = getelementptr i8, ptr %1397, i64 %1761
 %1763 = load double, ptr %1762, align 8
 %1764 = getelementptr i8, ptr %1762, i64 32
 %1765 = load double, ptr %1764, align 8
 %1766 = getelementptr i8, ptr %1746, i64 112
 %1767 = load double, ptr %1766, align 8
 %1768 = fmul nsz contract double %1765, %1767
 %1769 = fadd nsz contract double %1763, %1768
 %1770 = getelementptr i8, ptr %1762, i64 40
 %1771 = load double, ptr %1770, align 8
 %1772 = getelementptr i8, ptr %1746, i64 104
 %1773 = load double, ptr %1772, align 8
 %1774 = fmul nsz contract double %1771, %1773
 %1775 = fsub nsz contract double %1769, %1774
 %1776 = load double, ptr %1757, align 8
 %1777 = getelementptr i8, ptr %1757, i64 32
 %1778 = load double, ptr %1777, align 8
 %1779 = getelementptr i8, ptr %1746, i64 88
 %1780 = load double, ptr %1779, align 8
 %1781 = fmul nsz contract double %1778, %1780
 %1782 = fadd nsz contract double %1776, %1781
 %1783 = getelementptr i8, ptr %1757, i64 40
 %1784 = load double, ptr %1783, align 8
 %1785 = getelementptr i8, ptr %1746, i64 80
 %1786 = load double, ptr %1785, align 8
 %1787 = fmul nsz contract double %1784, %1786
 %1788 = fsub nsz contract double %1787, %1782
 %1789 = fadd nsz contract double %1775, %1788
 %1790 = getelementptr i8, ptr %1762, i64 8
 %1791 = load double, ptr %1790, align 8
 %1792 = getelementptr i8, ptr %1746, i64 96
 %1793 = load double, ptr %1792, align 8
 %1794 = fmul nsz contract double %1771, %1793
 %1795 = fadd nsz contract double %1791, %1794
 %1796 = getelementptr i8, ptr %1762, i64 24
 %1797 = load double, ptr %1796, align 8
 %1798 = fmul nsz contract double %1767, %1797
 %1799 = fsub nsz contract double %1795, %1798
 %1800 = getelementptr i8, ptr %1757, i64 8
 %1801 = load double, ptr %1800, align 8
 %1802 = getelementptr i8, ptr %1746, i64 72
 %1803 = load double, ptr %1802, align 8
 %1804 = fmul nsz contract double %1784, %1803
 %1805 = fadd nsz contract double %1801, %1804
 %1806 = getelementptr i8, ptr %1757, i64 24
 %1807 = load double, ptr %1806, align 8
 %1808 = fmul nsz contract double %1780, %1807
 %1809 = fsub nsz contract double %1808, %1805
 %1810 = fadd nsz contract double %1799, %1809
 %1811 = getelementptr i8, ptr %1762, i64 16
 %1812 = load double, ptr %1811, align 8
 %1813 = fmul nsz contract double %1773, %1797
 %1814 = fadd nsz contract double %1813, %1812
 %1815 = fmul nsz contract double %1765, %1793
 %1816 = fsub nsz contract double %1814, %1815
 %1817 = getelementptr i8, ptr %1757, i64 16
 %1818 = load double, ptr %1817, align 8
 %1819 = fmul nsz contract double %1786, %1807
 %1820 = fadd nsz contract double %1819, %1818
 %1821 = fmul nsz contract double %1778, %1803
 %1822 = fsub nsz contract double %1821, %1820
 %1823 = fadd nsz contract double %1816, %1822
 %1824 = load double, ptr %1746, align 8
 %1825 = fmul nsz contract double %1789, %1824
 %1826 = getelementptr i8, ptr %1746, i64 8
 %1827 = load double, ptr %1826, align 8
 %1828 = fmul nsz contract double %1810, %1827
 %1829 = fadd nsz contract double %1825, %1828
 %1830 = getelementptr i8, ptr %1746, i64 16
 %1831 = load double, ptr %1830, align 8
 %1832 = fmul nsz contract double %1831, %1823
 %1833 = fadd nsz contract double %1829, %1832
 store double %1833, ptr %1401, align 8
 %1834 = getelementptr i8, ptr %1746, i64 24
 %1835 = load double, ptr %1834, align 8
 %1836 = fmul nsz contract double %1789, %1835
 %1837 = getelementptr i8, ptr %1746, i64 32
 %1838 = load double, ptr %1837, align 8
 %1839 = fmul nsz contract double %1810, %1838
 %1840 = fadd nsz contract double %1836, %1839
 %1841 = getelementptr i8, ptr %1746, i64 40
 %1842 = load double, ptr %1841, align 8
 %1843 = fmul nsz contract double %1823, %1842
 %1844 = fadd nsz contract double %1840, %1843
 store double %1844, ptr %1406, align 8
 %1845 = getelementptr i8, ptr %1746, i64 48
 %1846 = load double, ptr %1845, align 8
 %1847 = fmul nsz contract double %1789, %1846
 %1848 = getelementptr i8, ptr %1746, i64 56
 %1849 = load double, ptr %1848, align 8
 %1850 = fmul nsz contract double %1810, %1849
 %1851 = fadd nsz contract double %1847, %1850
 %1852 = getelementptr i8, ptr %1746, i64 64
 %1853 = load double, ptr %1852, align 8
 %1854 = fmul nsz contract double %1823, %1853
 %1855 = fadd nsz contract double %1851, %1854
 store double %1855, ptr %1407, align 8
 %1856 = getelementptr i8, ptr %1386, i64 %1653
 br label %1857
1857:
 %1858 = phi i64 [ 0, %1745 ], [ %1859, %1857 ]
 %1859 = add nuw nsw i64 %1858, 1
 %1860 = getelementptr double, ptr %1401, i64 %1858
 %1861 = load double, ptr %1860, align 8
 %1862 = getelementptr double, ptr %1856, i64 %1858
 store double %1861, ptr %1862, align 8
 %1863 = icmp eq i64 %1859, 3
 br i1 %1863, label %1408, label %1857
1864:
 %1865 = phi i64 [ 0, %1411 ], [ %1413, %2013 ]
 %1866 = shl i64 %1865, 8
 %1867 = getelementptr i8, ptr %1394, i64 %1866
 %1868 = getelementptr i8, ptr %1867, i64 208
 %1869 = load double, ptr %1868, align 8
 %1870 = fptosi double %1869 to i64
 %1871 = getelementptr i8, ptr %1867, i64 216
 %1872 = load double, ptr %1871, align 8
 %1873 = fptosi double %1872 to i64
 %1874 = icmp slt i64 %1870, 0
 %1875 = select i1 %1874, i64 %1396, i64 0
 %1876 = add i64 %1875, %1870
 %1877 = shl i64 %1876, 7
 %1878 = getelementptr i8, ptr %1397, i64 %1877
 %1879 = icmp slt i64 %1873, 0
 %1880 = select i1 %1879, i64 %1396, i64 0
 %1881 = add i64 %1880, %1873
 %1882 = shl i64 %1881, 7
 %1883 = getelementptr i8, ptr %1397, i64 %1882
 %1884 = load double, ptr %1883, align 8
 %1885 = getelementptr i8, ptr %1883, i64 32
 %1886 = load double, ptr %1885, align 8
 %1887 = getelementptr i8, ptr %1867, i64 112
 %1888 = load double, ptr %1887, align 8
 %1889 = fmul nsz contract double %1886, %1888
 %1890 = fadd nsz contract double %1884, %1889
 %1891 = getelementptr i8, ptr %1883, i64 40
 %1892 = load double, ptr %1891, align 8
 %1893 = getelementptr i8, ptr %1867, i64 104
 %1894 = load double, ptr %1893, align 8
 %1895 = fmul nsz contract double %1892, %1894
 %1896 = fsub nsz contract double %1890, %1895
 %1897 = load double, ptr %1878, align 8
 %1898 = getelementptr i8, ptr %1878, i64 32
 %1899 = load double, ptr %1898, align 8
 %1900 = getelementptr i8, ptr %1867, i64 88
 %1901 = load double, ptr %1900, align 8
 %1902 = fmul nsz contract double %1899, %1901
 %1903 = fadd nsz contract double %1897, %1902
 %1904 = getelementptr i8, ptr %1878, i64 40
 %1905 = load double, ptr %1904, align 8
 %1906 = getelementptr i8, ptr %1867, i64 80
 %1907 = load double, ptr %1906, align 8
 %1908 = fmul nsz contract double %1905, %1907
 %1909 = fsub nsz contract double %1908, %1903
 %1910 = fadd nsz contract double %1896, %1909
 %1911 = getelementptr i8, ptr %1883, i64 8
 %1912 = load double, ptr %1911, align 8
 %1913 = getelementptr i8, ptr %1867, i64 96
 %1914 = load double, ptr %1913, align 8
 %1915 = fmul nsz contract double %1892, %1914
 %1916 = fadd nsz contract double %1912, %1915
 %1917 = getelementptr i8, ptr %1883, i64 24
 %1918 = load double, ptr %1917, align 8
 %1919 = fmul nsz contract double %1888, %1918
 %1920 = fsub nsz contract double %1916, %1919
 %1921 = getelementptr i8, ptr %1878, i64 8
 %1922 = load double, ptr %1921, align 8
 %1923 = getelementptr i8, ptr %1867, i64 72
 %1924 = load double, ptr %1923, align 8
 %1925 = fmul nsz contract double %1905, %1924
 %1926 = fadd nsz contract double %1922, %1925
 %1927 = getelementptr i8, ptr %1878, i64 24
 %1928 = load double, ptr %1927, align 8
 %1929 = fmul nsz contract double %1901, %1928
 %1930 = fsub nsz contract double %1929, %1926
 %1931 = fadd nsz contract double %1920, %1930
 %1932 = getelementptr i8, ptr %1883, i64 16
 %1933 = load double, ptr %1932, align 8
 %1934 = fmul nsz contract double %1894, %1918
 %1935 = fadd nsz contract double %1934, %1933
 %1936 = fmul nsz contract double %1886, %1914
 %1937 = fsub nsz contract double %1935, %1936
 %1938 = getelementptr i8, ptr %1878, i64 16
 %1939 = load double, ptr %1938, align 8
 %1940 = fmul nsz contract double %1907, %1928
 %1941 = fadd nsz contract double %1940, %1939
 %1942 = fmul nsz contract double %1899, %1924
 %1943 = fsub nsz contract double %1942, %1941
 %1944 = fadd nsz contract double %1937, %1943
 %1945 = load double, ptr %1867, align 8
 %1946 = fmul nsz contract double %1910, %1945
 %1947 = getelementptr i8, ptr %1867, i64 8
 %1948 = load double, ptr %1947, align 8
 %1949 = fmul nsz contract double %1931, %1948
 %1950 = fadd nsz contract double %1946, %1949
 %1951 = getelementptr i8, ptr %1867, i64 16
 %1952 = load double, ptr %1951, align 8
 %1953 = fmul nsz contract double %1952, %1944
 %1954 = fadd nsz contract double %1950, %1953
 store double %1954, ptr %1401, align 8
 %1955 = getelementptr i8, ptr %1867, i64 24
 %1956 = load double, ptr %1955, align 8
 %1957 = fmul nsz contract double %1910, %1956
 %1958 = getelementptr i8, ptr %1867, i64 32
 %1959 = load double, ptr %1958, align 8
 %1960 = fmul nsz contract double %1931, %1959
 %1961 = fadd nsz contract double %1957, %1960
 %1962 = getelementptr i8, ptr %1867, i64 40
 %1963 = load double, ptr %1962, align 8
 %1964 = fmul nsz contract double %1944, %1963
 %1965 = fadd nsz contract double %1961, %1964
 store double %1965, ptr %1406, align 8
 %1966 = getelementptr i8, ptr %1867, i64 48
 %1967 = load double, ptr %1966, align 8
 %1968 = fmul nsz contract double %1910, %1967
 %1969 = getelementptr i8, ptr %1867, i64 56
 %1970 = load double, ptr %1969, align 8
 %1971 = fmul nsz contract double %1931, %1970
 %1972 = fadd nsz contract double %1968, %1971
 %1973 = getelementptr i8, ptr %1867, i64 64
 %1974 = load double, ptr %1973, align 8
 %1975 = fmul nsz contract double %1944, %1974
 %1976 = fadd nsz contract double %1972, %1975
 store double %1976, ptr %1407, align 8
 %1977 = getelementptr double, ptr %1378, i64 %1865
 %1978 = load double, ptr %1977, align 8
 %1979 = mul nuw nsw i64 %1865, 3
 br label %1980
1980:
 %1981 = phi i64 [ 0, %1864 ], [ %1982, %1980 ]
 %1982 = add nuw nsw i64 %1981, 1
 %1983 = getelementptr double, ptr %1401, i64 %1981
 %1984 = load double, ptr %1983, align 8
 %1985 = add nuw nsw i64 %1981, %1979
 %1986 = getelementptr double, ptr %1390, i64 %1985
 store double %1984, ptr %1986, align 8
 %1987 = getelementptr double, ptr %1382, i64 %1985
 store double %1984, ptr %1987, align 8
 %1988 = getelementptr double, ptr %1388, i64 %1985
 store double 0.000000e+00, ptr %1988, align 8
 %1989 = getelementptr double, ptr %1392, i64 %1985
 %1990 = load double, ptr %1989, align 8
 %1991 = getelementptr double, ptr %1867, i64 %1981
 %1992 = getelementptr i8, ptr %1991, i64 184
 store double %1990, ptr %1992, align 8
 %1993 = icmp eq i64 %1982, 3
 br i1 %1993, label %1412, label %1980
1994:
 %1995 = load i64, ptr %158, align 1
 %1996 = inttoptr i64 %1995 to ptr
 %1997 = getelementptr i64, ptr %1996, i64 %1979
 %1998 = load i64, ptr %1997, align 8
 switch i64 %1998, label %2012 [
  i64 1, label %2013
  i64 0, label %1999
 ]
1999:
 %2000 = load i64, ptr %154, align 1
 %2001 = inttoptr i64 %2000 to ptr
 %2002 = getelementptr double, ptr %2001, i64 %1979
 %2003 = load double, ptr %2002, align 8
 %2004 = fmul nsz contract double %1502, %2003
 %2005 = load i64, ptr %189, align 1
 %2006 = inttoptr i64 %2005 to ptr
 %2007 = getelementptr i8, ptr %2006, i64 %1461
 %2008 = getelementptr i8, ptr %2007, i64 32
 %2009 = load double, ptr %2008, align 8
 %2010 = fmul nsz contract double %2004, %2009
 %2011 = fcmp nsz contract ugt double %1487, %2010
 br i1 %2011, label %2012, label %2013
2012:
 br label %2013
2013:
 %2014 = phi double [ %1502, %1485 ], [ %1504, %2012 ], [ %1502, %1994 ], [ %1502, %1999 ]
 %2015 = getelementptr i8, ptr %1867, i64 176
 store double %2014, ptr %2015, align 8
 %2016 = icmp eq i64 %1402, %1413
 br i1 %2016, label %1506, label %1864
2017:
 %2018 = phi i64 [ %1510, %1509 ], [ 0, %1506 ]
 %2019 = shl i64 %2018, 7
 %2020 = getelementptr i8, ptr %1397, i64 %2019
 %2021 = mul i64 %2018, 144
 %2022 = getelementptr i8, ptr %1399, i64 %2021
 br label %2023
2023:
 %2024 = phi i64 [ 0, %2017 ], [ %2025, %2023 ]
 %2025 = add nuw nsw i64 %2024, 1
 %2026 = getelementptr double, ptr %2020, i64 %2024
 %2027 = load double, ptr %2026, align 8
 %2028 = getelementptr double, ptr %2022, i64 %2024
 store double %2027, ptr %2028, align 8
 %2029 = icmp eq i64 %2025, 6
 br i1 %2029, label %1509, label %2023
2030:
 %2031 = phi i64 [ %2032, %1518 ], [ 0, %1512 ]
 %2032 = add nuw nsw i64 %2031, 1
 %2033 = shl i64 %2031, 8
 %2034 = getelementptr i8, ptr %1394, i64 %2033
 %2035 = getelementptr i8, ptr %2034, i64 184
 %2036 = load double, ptr %2035, align 8
 %2037 = fcmp nsz contract une double %2036, 0.000000e+00
 br i1 %2037, label %1513, label %1518
2038:
 %2039 = phi i64 [ %2040, %2038 ], [ 0, %1523 ]
 %2040 = add nuw nsw i64 %2039, 1
 %2041 = mul i64 %2039, 24
 %2042 = getelementptr i8, ptr %1388, i64 %2041
 %2043 = load double, ptr %2042, align 8
 %2044 = shl i64 %2039, 8
 %2045 = getelementptr i8, ptr %1394, i64 %2044
 %2046 = getelementptr i8, ptr %2045, i64 168
 store double %2043, ptr %2046, align 8
 %2047 = icmp eq i64 %1402, %2040
 br i1 %2047, label %1525, label %2038
2048:
 %2049 = inttoptr i64 %1374 to ptr
 call fastcc void @f7(ptr %77, ptr readonly %52, ptr %53, ptr %2049, i64 6)
 %2050 = load i64, ptr %200, align 1
 %2051 = load i64, ptr %115, align 1
 %2052 = inttoptr i64 %2050 to ptr
 %2053 = load i64, ptr %116, align 1
 %2054 = inttoptr i64 %2053 to ptr
 %2055 = load i64, ptr %194, align 1
 %2056 = inttoptr i64 %2055 to ptr
 %2057 = load i64, ptr %195, align 1
 %2058 = inttoptr i64 %2057 to ptr
 %2059 = icmp slt i64 %2051, 1
 br i1 %2059, label %2110, label %2066
2060:
 %2061 = add nuw nsw i64 %2069, 1
 %2062 = icmp eq i64 %2051, %2061
 br i1 %2062, label %2110, label %2066
2063:
 %2064 = add nuw nsw i64 %2079, 1
 %2065 = icmp eq i64 %2064, 6
 br i1 %2065, label %2060, label %2076
2066:
 %2067 = phi double [ %2108, %2060 ], [ 0.000000e+00, %2048 ]
 %2068 = phi double [ %2103, %2060 ], [ 0.000000e+00, %2048 ]
 %2069 = phi i64 [ %2061, %2060 ], [ 0, %2048 ]
 %2070 = mul i64 %2069, 672
 %2071 = getelementptr i8, ptr %2052, i64 %2070
 %2072 = mul i64 %2069, 6
 %2073 = getelementptr double, ptr %2054, i64 %2072
 %2074 = getelementptr double, ptr %2056, i64 %2072
 %2075 = getelementptr double, ptr %2058, i64 %2072
 br label %2076
2076:
 %2077 = phi double [ %2067, %2066 ], [ %2108, %2063 ]
 %2078 = phi double [ %2068, %2066 ], [ %2103, %2063 ]
 %2079 = phi i64 [ 0, %2066 ], [ %2064, %2063 ]
 %2080 = getelementptr double, ptr %2073, i64 %2079
 %2081 = load double, ptr %2080, align 8
 %2082 = getelementptr double, ptr %2075, i64 %2079
 %2083 = load double, ptr %2082, align 8
 %2084 = fadd nsz contract double %2081, %2083
 %2085 = fmul nsz contract double %2084, 5.000000e-01
 %2086 = mul nuw nsw i64 %2079, 48
 %2087 = getelementptr i8, ptr %2071, i64 %2086
 %2088 = getelementptr i8, ptr %2087, i64 96
 br label %2089
2089:
 %2090 = phi double [ %2077, %2076 ], [ %2108, %2089 ]
 %2091 = phi double [ %2078, %2076 ], [ %2103, %2089 ]
 %2092 = phi i64 [ 0, %2076 ], [ %2093, %2089 ]
 %2093 = add nuw nsw i64 %2092, 1
 %2094 = getelementptr double, ptr %2088, i64 %2092
 %2095 = load double, ptr %2094, align 8
 %2096 = fmul nsz contract double %2085, %2095
 %2097 = getelementptr double, ptr %2074, i64 %2092
 %2098 = load double, ptr %2097, align 8
 %2099 = getelementptr double, ptr %2073, i64 %2092
 %2100 = load double, ptr %2099, align 8
 %2101 = fsub nsz contract double %2098, %2100
 %2102 = fmul nsz contract double %2096, %2101
 %2103 = fadd nsz contract double %2091, %2102
 %2104 = getelementptr double, ptr %2075, i64 %2092
 %2105 = load double, ptr %2104, align 8
 %2106 = fsub nsz contract double %2105, %2100
 %2107 = fmul nsz contract double %2096, %2106
 %2108 = fadd nsz contract double %2090, %2107
 %2109 = icmp eq i64 %2093, 6
 br i1 %2109, label %2063, label %2089
2110:
 %2111 = phi double [ 0.000000e+00, %2048 ], [ %2103, %2060 ]
 %2112 = phi double [ 0.000000e+00, %2048 ], [ %2108, %2060 ]
 store double %2111, ptr %203, align 1
 store double %2112, ptr %204, align 1
 br label %2821
2113:
 %2114 = load i64, ptr %112, align 1
 %2115 = load i64, ptr %113, align 1
 %2116 = inttoptr i64 %2114 to ptr
 %2117 = load i64, ptr %163, align 1
 %2118 = load i64, ptr %164, align 1
 %2119 = inttoptr i64 %2117 to ptr
 %2120 = load i64, ptr %165, align 1
 %2121 = load i64, ptr %90, align 1
 %2122 = inttoptr i64 %2120 to ptr
 %2123 = load i64, ptr %166, align 1
 %2124 = inttoptr i64 %2123 to ptr
 %2125 = load i64, ptr %114, align 1
 %2126 = inttoptr i64 %2125 to ptr
 %2127 = load i64, ptr %167, align 1
 %2128 = inttoptr i64 %2127 to ptr
 %2129 = load i64, ptr %121, align 1
 %2130 = load i64, ptr %122, align 1
 %2131 = inttoptr i64 %2129 to ptr
 %2132 = load i64, ptr %116, align 1
 %2133 = inttoptr i64 %2132 to ptr
 %2134 = load i64, ptr %117, align 1
 %2135 = inttoptr i64 %2134 to ptr
 %2136 = load i64, ptr %168, align 1
 %2137 = inttoptr i64 %2136 to ptr
 %2138 = load i64, ptr %152, align 1
 %2139 = inttoptr i64 %2138 to ptr
 %2140 = load i64, ptr %169, align 1
 %2141 = load i64, ptr %170, align 1
 %2142 = inttoptr i64 %2140 to ptr
 %2143 = load i64, ptr %171, align 1
 %2144 = inttoptr i64 %2143 to ptr
 %2145 = load i64, ptr %172, align 1
 %2146 = inttoptr i64 %2145 to ptr
 %2147 = load i64, ptr %173, align 1
 %2148 = inttoptr i64 %2147 to ptr
 %2149 = load i64, ptr %174, align 1
 %2150 = inttoptr i64 %2149 to ptr
 %2151 = load i64, ptr %175, align 1
 %2152 = load i64, ptr %176, align 1
 %2153 = inttoptr i64 %2151 to ptr
 %2154 = load i64, ptr %177, align 1
 %2155 = inttoptr i64 %2154 to ptr
 %2156 = load i64, ptr %178, align 1
 %2157 = inttoptr i64 %2156 to ptr
 %2158 = load i64, ptr %179, align 1
 %2159 = inttoptr i64 %2158 to ptr
 %2160 = load i64, ptr %180, align 1
 %2161 = inttoptr i64 %2160 to ptr
 %2162 = load i64, ptr %181, align 1
 %2163 = inttoptr i64 %2162 to ptr
 %2164 = load i64, ptr %182, align 1
 %2165 = load i64, ptr %183, align 1
 %2166 = load i64, ptr %184, align 1
 %2167 = add nsw i64 %2166, %2165
 %2168 = add nsw i64 %2167, %2164
 %2169 = load i64, ptr %144, align 1
 %2170 = load i64, ptr %185, align 1
 %2171 = add nsw i64 %2170, %2121
 store i64 0, ptr %186, align 1
 %2172 = load i64, ptr %90, align 1
 %2173 = icmp slt i64 %2172, 1
 br i1 %2173, label %2215, label %2174
2174:
 %2175 = fmul nsz contract double %416, 2.000000e+00
 br label %2422
2176:
 %2177 = add nsw i64 %2423, %2171
 %2178 = getelementptr double, ptr %2131, i64 %2177
 %2179 = icmp slt i64 %2177, 0
 %2180 = select i1 %2179, i64 %2130, i64 0
 %2181 = getelementptr double, ptr %2178, i64 %2180
 %2182 = load double, ptr %2181, align 8
 %2183 = tail call nsz contract double @llvm.fabs.f64(double %2182)
 %2184 = fmul nsz contract double %2175, %2183
 %2185 = shl i64 %2423, 4
 %2186 = getelementptr i8, ptr %2124, i64 %2185
 %2187 = getelementptr i8, ptr %2186, i64 8
 %2188 = load double, ptr %2187, align 8
 %2189 = fmul nsz contract double %2188, 1.000000e-03
 %2190 = fadd nsz contract double %2184, %2189
 %2191 = fcmp nsz contract ult double %2430, %2190
 br i1 %2191, label %2192, label %2420
2192:
 %2193 = getelementptr i64, ptr %2128, i64 %2423
 %2194 = load i64, ptr %2193, align 8
 %2195 = icmp slt i64 %2194, 0
 br i1 %2195, label %2196, label %2199
2196:
 store i64 -2, ptr %2193, align 8
 %2197 = load i64, ptr %118, align 1
 %2198 = add nsw i64 %2197, 1
 store i64 %2198, ptr %118, align 1
 br label %2420
2199:
 %2200 = select i1 %2433, double %2430, double 0x7FF0000000000000
 %2201 = load i64, ptr %186, align 1
 %2202 = icmp slt i64 %2201, 0
 %2203 = select i1 %2202, i64 %2121, i64 0
 %2204 = getelementptr i64, ptr %2161, i64 %2201
 %2205 = getelementptr i64, ptr %2204, i64 %2203
 store i64 %2423, ptr %2205, align 8
 %2206 = load i64, ptr %186, align 1
 %2207 = icmp slt i64 %2206, 0
 %2208 = select i1 %2207, i64 %2121, i64 0
 %2209 = getelementptr double, ptr %2159, i64 %2206
 %2210 = getelementptr double, ptr %2209, i64 %2208
 store double %2200, ptr %2210, align 8
 %2211 = load i64, ptr %186, align 1
 %2212 = add nsw i64 %2211, 1
 store i64 %2212, ptr %186, align 1
 br label %2420
2213:
 %2214 = load i64, ptr %186, align 1
 br label %2215
2215:
 %2216 = phi i64 [ %2214, %2213 ], [ 0, %2113 ]
 %2217 = mul nsw i64 %2169, 3
 %2218 = add nsw i64 %2216, %2217
 store i64 %2218, ptr %187, align 1
 %2219 = icmp slt i64 %2218, 1
 br i1 %2219, label %2547, label %2220
2220:
 %2221 = icmp slt i64 %2164, 1
 %2222 = shl i64 %2141, 3
 %2223 = shl nuw i64 %2164, 3
 br label %2224
2224:
 %2225 = phi i64 [ 0, %2220 ], [ %2226, %2378 ]
 %2226 = add nuw nsw i64 %2225, 1
 br i1 %2221, label %2230, label %2227
2227:
 %2228 = mul i64 %2222, %2225
 %2229 = getelementptr i8, ptr %2142, i64 %2228
 tail call void @llvm.memset.p0.i64(ptr align 8 %2229, i8 0, i64 %2223, i1 false)
 br label %2230
2230:
 %2231 = icmp slt i64 %2225, %2217
 br i1 %2231, label %2434, label %2278
2232:
 %2233 = getelementptr i64, ptr %2126, i64 %2454
 %2234 = load i64, ptr %2233, align 8
 %2235 = mul nsw i64 %2234, 6
 %2236 = mul i64 %2454, 48
 %2237 = getelementptr i8, ptr %2133, i64 %2236
 %2238 = add nsw i64 %2235, %2167
 %2239 = mul nuw nsw i64 %2447, 48
 %2240 = getelementptr i8, ptr %2438, i64 %2239
 br label %2456
2241:
 %2242 = icmp eq i64 %2460, 6
 br i1 %2242, label %2417, label %2456
2243:
 %2244 = getelementptr double, ptr %2144, i64 %2225
 store double %2419, ptr %2244, align 8
 %2245 = getelementptr double, ptr %2146, i64 %2225
 store double 0.000000e+00, ptr %2245, align 8
 %2246 = icmp eq i64 %2436, 0
 br i1 %2246, label %2247, label %2378
2247:
 %2248 = getelementptr double, ptr %2137, i64 %2435
 %2249 = load double, ptr %2248, align 8
 %2250 = getelementptr i8, ptr %2442, i64 16
 %2251 = load i64, ptr %2250, align 8
 %2252 = icmp slt i64 %2251, 0
 %2253 = select i1 %2252, i64 %2118, i64 0
 %2254 = add i64 %2253, %2251
 %2255 = shl i64 %2254, 5
 %2256 = getelementptr i8, ptr %2119, i64 %2255
 %2257 = load double, ptr %2256, align 8
 %2258 = fcmp nsz contract ogt double %2257, 0.000000e+00
 %2259 = fcmp nsz contract olt double %2419, 0.000000e+00
 %2260 = select i1 %2258, i1 %2259, i1 false
 br i1 %2260, label %2261, label %2272
2261:
 %2262 = fmul nsz contract double %416, %2418
 %2263 = fadd nsz contract double %2262, %2249
 %2264 = fcmp nsz contract olt double %2263, 0.000000e+00
 br i1 %2264, label %2265, label %2272
2265:
 %2266 = fneg nsz contract double %2419
 %2267 = fsub nsz contract double %2418, %2419
 %2268 = tail call nsz contract double @llvm.fabs.f64(double %2267)
 %2269 = fcmp nsz contract olt double %2268, %2266
 br i1 %2269, label %2270, label %2272
2270:
 %2271 = fmul nsz contract double %2419, %2257
 br label %2276
2272:
 %2273 = fcmp nsz contract ogt double %2249, 0.000000e+00
 %2274 = fdiv nsz contract double %2249, %416
 %2275 = select i1 %2273, double %2274, double 0.000000e+00
 br label %2276
2276:
 %2277 = phi double [ %2275, %2272 ], [ %2271, %2270 ]
 store double %2277, ptr %2245, align 8
 br label %2378
2278:
 %2279 = sub nsw i64 %2225, %2217
 %2280 = getelementptr i64, ptr %2161, i64 %2279
 %2281 = load i64, ptr %2280, align 8
 %2282 = icmp slt i64 %2281, 0
 %2283 = select i1 %2282, i64 %2121, i64 0
 %2284 = add i64 %2283, %2281
 %2285 = getelementptr i64, ptr %2128, i64 %2284
 %2286 = load i64, ptr %2285, align 8
 %2287 = add nsw i64 %2286, %2167
 %2288 = icmp slt i64 %2287, 0
 %2289 = select i1 %2288, i64 %2130, i64 0
 %2290 = getelementptr double, ptr %2131, i64 %2287
 %2291 = getelementptr double, ptr %2290, i64 %2289
 %2292 = load double, ptr %2291, align 8
 br i1 %2221, label %2298, label %2293
2293:
 %2294 = mul nsw i64 %2286, %2164
 %2295 = add nsw i64 %2294, %2168
 %2296 = mul i64 %2225, %2141
 %2297 = getelementptr double, ptr %2142, i64 %2296
 br label %2492
2298:
 %2299 = add nsw i64 %2281, %2171
 %2300 = icmp slt i64 %2299, 0
 %2301 = select i1 %2300, i64 %2130, i64 0
 %2302 = getelementptr double, ptr %2131, i64 %2299
 %2303 = getelementptr double, ptr %2302, i64 %2301
 %2304 = load double, ptr %2303, align 8
 %2305 = getelementptr double, ptr %2144, i64 %2225
 store double %2304, ptr %2305, align 8
 %2306 = getelementptr double, ptr %2146, i64 %2225
 store double 0.000000e+00, ptr %2306, align 8
 %2307 = getelementptr i64, ptr %2122, i64 %2284
 %2308 = load i64, ptr %2307, align 8
 %2309 = icmp eq i64 %2308, 0
 br i1 %2309, label %2310, label %2339
2310:
 %2311 = getelementptr double, ptr %2159, i64 %2279
 %2312 = load double, ptr %2311, align 8
 %2313 = shl i64 %2284, 4
 %2314 = getelementptr i8, ptr %2124, i64 %2313
 %2315 = load double, ptr %2314, align 8
 %2316 = load double, ptr %2305, align 8
 %2317 = fcmp nsz contract ogt double %2315, 0.000000e+00
 %2318 = fcmp nsz contract olt double %2316, 0.000000e+00
 %2319 = select i1 %2317, i1 %2318, i1 false
 br i1 %2319, label %2320, label %2331
2320:
 %2321 = fmul nsz contract double %416, %2292
 %2322 = fadd nsz contract double %2321, %2312
 %2323 = fcmp nsz contract olt double %2322, 0.000000e+00
 br i1 %2323, label %2324, label %2331
2324:
 %2325 = fneg nsz contract double %2316
 %2326 = fsub nsz contract double %2292, %2316
 %2327 = tail call nsz contract double @llvm.fabs.f64(double %2326)
 %2328 = fcmp nsz contract olt double %2327, %2325
 br i1 %2328, label %2329, label %2331
2329:
 %2330 = fmul nsz contract double %2315, %2316
 br label %2335
2331:
 %2332 = fcmp nsz contract ogt double %2312, 0.000000e+00
 %2333 = fdiv nsz contract double %2312, %416
 %2334 = select i1 %2332, double %2333, double 0.000000e+00
 br label %2335
2335:
 %2336 = phi double [ %2334, %2331 ], [ %2330, %2329 ]
 store double %2336, ptr %2306, align 8
 %2337 = getelementptr double, ptr %2155, i64 %2279
 store double 0.000000e+00, ptr %2337, align 8
 %2338 = getelementptr double, ptr %2157, i64 %2279
 store double 0x7FF0000000000000, ptr %2338, align 8
 br label %2378
2339:
 %2340 = load i64, ptr %90, align 1
 %2341 = shl nsw i64 %2281, 1
 %2342 = add i64 %2341, %2171
 %2343 = add i64 %2342, %2340
 %2344 = mul i64 %2284, 24
 %2345 = getelementptr i8, ptr %2163, i64 %2344
 %2346 = load i64, ptr %2345, align 8
 switch i64 %2346, label %2365 [
  i64 1, label %2367
  i64 0, label %2347
 ]
2347:
 %2348 = getelementptr double, ptr %2131, i64 %2343
 %2349 = icmp slt i64 %2343, 0
 %2350 = select i1 %2349, i64 %2130, i64 0
 %2351 = getelementptr double, ptr %2348, i64 %2350
 %2352 = load double, ptr %2351, align 8
 %2353 = fmul nsz contract double %416, %2352
 %2354 = mul i64 %2225, %2141
 %2355 = getelementptr double, ptr %2142, i64 %2354
 %2356 = getelementptr double, ptr %2355, i64 %2286
 %2357 = icmp slt i64 %2286, 0
 %2358 = select i1 %2357, i64 %2141, i64 0
 %2359 = getelementptr double, ptr %2356, i64 %2358
 %2360 = load double, ptr %2359, align 8
 %2361 = fmul nsz contract double %2353, %2360
 %2362 = load double, ptr %2305, align 8
 %2363 = tail call nsz contract double @llvm.fabs.f64(double %2362)
 %2364 = fcmp nsz contract ugt double %2363, %2361
 br i1 %2364, label %2365, label %2367
2365:
 %2366 = add nsw i64 %2343, 1
 br label %2367
2367:
 %2368 = phi i64 [ %2366, %2365 ], [ %2343, %2347 ], [ %2343, %2339 ]
 %2369 = icmp slt i64 %2368, 0
 %2370 = select i1 %2369, i64 %2130, i64 0
 %2371 = getelementptr double, ptr %2131, i64 %2368
 %2372 = getelementptr double, ptr %2371, i64 %2370
 %2373 = load double, ptr %2372, align 8
 %2374 = fmul nsz contract double %416, %2373
 %2375 = getelementptr double, ptr %2157, i64 %2279
 store double %2374, ptr %2375, align 8
 %2376 = fneg nsz contract double %2374
 %2377 = getelementptr double, ptr %2155, i64 %2279
 store double %2376, ptr %2377, align 8
 br label %2378
2378:
 %2379 = phi double [ %2292, %2367 ], [ %2292, %2335 ], [ %2418, %2276 ], [ %2418, %2243 ]
 %2380 = getelementptr double, ptr %2150, i64 %2225
 store double %2379, ptr %2380, align 8
 %2381 = getelementptr double, ptr %2146, i64 %2225
 %2382 = load double, ptr %2381, align 8
 %2383 = fadd nsz contract double %2379, %2382
 %2384 = getelementptr double, ptr %2148, i64 %2225
 store double %2383, ptr %2384, align 8
 %2385 = icmp eq i64 %2218, %2226
 br i1 %2385, label %2503, label %2224
2386:
 %2387 = add nuw nsw i64 %2504, 1
 %2388 = icmp eq i64 %2218, %2387
 br i1 %2388, label %2547, label %2503
2389:
 %2390 = getelementptr i64, ptr %2126, i64 %2530
 %2391 = load i64, ptr %2390, align 8
 %2392 = mul nsw i64 %2391, 6
 %2393 = mul nuw nsw i64 %2523, 48
 %2394 = getelementptr i8, ptr %2517, i64 %2393
 br label %2532
2395:
 %2396 = phi double [ %2521, %2520 ], [ %2545, %2532 ]
 br i1 %2522, label %2411, label %2520
2397:
 %2398 = sub nsw i64 %2511, %2217
 %2399 = getelementptr i64, ptr %2161, i64 %2398
 %2400 = load i64, ptr %2399, align 8
 %2401 = icmp slt i64 %2400, 0
 %2402 = select i1 %2401, i64 %2121, i64 0
 %2403 = getelementptr i64, ptr %2128, i64 %2400
 %2404 = getelementptr i64, ptr %2403, i64 %2402
 %2405 = load i64, ptr %2404, align 8
 %2406 = icmp slt i64 %2405, 0
 %2407 = select i1 %2406, i64 %2141, i64 0
 %2408 = getelementptr double, ptr %2506, i64 %2405
 %2409 = getelementptr double, ptr %2408, i64 %2407
 %2410 = load double, ptr %2409, align 8
 br label %2411
2411:
 %2412 = phi double [ %2410, %2397 ], [ %2396, %2395 ]
 %2413 = getelementptr double, ptr %2508, i64 %2511
 store double %2412, ptr %2413, align 8
 %2414 = mul i64 %2511, %2152
 %2415 = getelementptr double, ptr %2509, i64 %2414
 store double %2412, ptr %2415, align 8
 %2416 = icmp eq i64 %2511, %2504
 br i1 %2416, label %2386, label %2510
2417:
 %2418 = phi double [ %2445, %2443 ], [ %2474, %2241 ]
 %2419 = phi double [ %2444, %2443 ], [ %2466, %2241 ]
 br i1 %2446, label %2243, label %2443
2420:
 %2421 = icmp eq i64 %2424, %2172
 br i1 %2421, label %2213, label %2422
2422:
 %2423 = phi i64 [ 0, %2174 ], [ %2424, %2420 ]
 %2424 = add nuw nsw i64 %2423, 1
 %2425 = add nsw i64 %2423, %2170
 %2426 = icmp slt i64 %2425, 0
 %2427 = select i1 %2426, i64 %2130, i64 0
 %2428 = getelementptr double, ptr %2131, i64 %2425
 %2429 = getelementptr double, ptr %2428, i64 %2427
 %2430 = load double, ptr %2429, align 8
 %2431 = getelementptr i64, ptr %2122, i64 %2423
 %2432 = load i64, ptr %2431, align 8
 %2433 = icmp eq i64 %2432, 0
 br i1 %2433, label %2176, label %2192
2434:
 %2435 = udiv i64 %2225, 3
 %2436 = urem i64 %2225, 3
 %2437 = mul i64 %2225, 96
 %2438 = getelementptr i8, ptr %2139, i64 %2437
 %2439 = mul i64 %2225, %2141
 %2440 = getelementptr double, ptr %2142, i64 %2439
 %2441 = shl i64 %2435, 5
 %2442 = getelementptr i8, ptr %2135, i64 %2441
 br label %2443
2443:
 %2444 = phi double [ 0.000000e+00, %2434 ], [ %2419, %2417 ]
 %2445 = phi double [ 0.000000e+00, %2434 ], [ %2418, %2417 ]
 %2446 = phi i1 [ false, %2434 ], [ true, %2417 ]
 %2447 = phi i64 [ 0, %2434 ], [ 1, %2417 ]
 %2448 = getelementptr i64, ptr %2442, i64 %2447
 %2449 = load i64, ptr %2448, align 8
 %2450 = icmp slt i64 %2449, 0
 %2451 = select i1 %2450, i64 %2115, i64 0
 %2452 = getelementptr i64, ptr %2116, i64 %2449
 %2453 = getelementptr i64, ptr %2452, i64 %2451
 %2454 = load i64, ptr %2453, align 8
 %2455 = icmp slt i64 %2454, 0
 br i1 %2455, label %2417, label %2232
2456:
 %2457 = phi double [ %2444, %2232 ], [ %2466, %2241 ]
 %2458 = phi double [ %2445, %2232 ], [ %2474, %2241 ]
 %2459 = phi i64 [ 0, %2232 ], [ %2460, %2241 ]
 %2460 = add nuw nsw i64 %2459, 1
 %2461 = getelementptr double, ptr %2240, i64 %2459
 %2462 = load double, ptr %2461, align 8
 %2463 = getelementptr double, ptr %2237, i64 %2459
 %2464 = load double, ptr %2463, align 8
 %2465 = fmul nsz contract double %2462, %2464
 %2466 = fadd nsz contract double %2457, %2465
 %2467 = add nsw i64 %2238, %2459
 %2468 = icmp slt i64 %2467, 0
 %2469 = select i1 %2468, i64 %2130, i64 0
 %2470 = getelementptr double, ptr %2131, i64 %2467
 %2471 = getelementptr double, ptr %2470, i64 %2469
 %2472 = load double, ptr %2471, align 8
 %2473 = fmul nsz contract double %2462, %2472
 %2474 = fadd nsz contract double %2458, %2473
 %2475 = add nsw i64 %2459, %2235
 %2476 = mul nsw i64 %2475, %2164
 %2477 = add nsw i64 %2476, %2168
 br i1 %2221, label %2241, label %2478
2478:
 %2479 = phi i64 [ %2480, %2478 ], [ 0, %2456 ]
 %2480 = add nuw nsw i64 %2479, 1
 %2481 = getelementptr double, ptr %2440, i64 %2479
 %2482 = load double, ptr %2481, align 8
 %2483 = add nsw i64 %2477, %2479
 %2484 = icmp slt i64 %2483, 0
 %2485 = select i1 %2484, i64 %2130, i64 0
 %2486 = getelementptr double, ptr %2131, i64 %2483
 %2487 = getelementptr double, ptr %2486, i64 %2485
 %2488 = load double, ptr %2487, align 8
 %2489 = fmul nsz contract double %2462, %2488
 %2490 = fadd nsz contract double %2482, %2489
 store double %2490, ptr %2481, align 8
 %2491 = icmp eq i64 %2164, %2480
 br i1 %2491, label %2241, label %2478
2492:
 %2493 = phi i64 [ 0, %2293 ], [ %2494, %2492 ]
 %2494 = add nuw nsw i64 %2493, 1
 %2495 = add nsw i64 %2295, %2493
 %2496 = icmp slt i64 %2495, 0
 %2497 = select i1 %2496, i64 %2130, i64 0
 %2498 = getelementptr double, ptr %2131, i64 %2495
 %2499 = getelementptr double, ptr %2498, i64 %2497
 %2500 = load double, ptr %2499, align 8
 %2501 = getelementptr double, ptr %2297, i64 %2493
 store double %2500, ptr %2501, align 8
 %2502 = icmp eq i64 %2164, %2494
 br i1 %2502, label %2298, label %2492
2503:
 %2504 = phi i64 [ %2387, %2386 ], [ 0, %2378 ]
 %2505 = mul i64 %2504, %2141
 %2506 = getelementptr double, ptr %2142, i64 %2505
 %2507 = mul i64 %2504, %2152
 %2508 = getelementptr double, ptr %2153, i64 %2507
 %2509 = getelementptr double, ptr %2153, i64 %2504
 br label %2510
2510:
 %2511 = phi i64 [ 0, %2503 ], [ %2512, %2411 ]
 %2512 = add nuw nsw i64 %2511, 1
 %2513 = icmp slt i64 %2511, %2217
 br i1 %2513, label %2514, label %2397
2514:
 %2515 = udiv i64 %2511, 3
 %2516 = mul i64 %2511, 96
 %2517 = getelementptr i8, ptr %2139, i64 %2516
 %2518 = shl i64 %2515, 5
 %2519 = getelementptr i8, ptr %2135, i64 %2518
 br label %2520
2520:
 %2521 = phi double [ 0.000000e+00, %2514 ], [ %2396, %2395 ]
 %2522 = phi i1 [ false, %2514 ], [ true, %2395 ]
 %2523 = phi i64 [ 0, %2514 ], [ 1, %2395 ]
 %2524 = getelementptr i64, ptr %2519, i64 %2523
 %2525 = load i64, ptr %2524, align 8
 %2526 = icmp slt i64 %2525, 0
 %2527 = select i1 %2526, i64 %2115, i64 0
 %2528 = getelementptr i64, ptr %2116, i64 %2525
 %2529 = getelementptr i64, ptr %2528, i64 %2527
 %2530 = load i64, ptr %2529, align 8
 %2531 = icmp sgt i64 %2530, -1
 br i1 %2531, label %2389, label %2395
2532:
 %2533 = phi double [ %2521, %2389 ], [ %2545, %2532 ]
 %2534 = phi i64 [ 0, %2389 ], [ %2535, %2532 ]
 %2535 = add nuw nsw i64 %2534, 1
 %2536 = add nsw i64 %2534, %2392
 %2537 = icmp slt i64 %2536, 0
 %2538 = select i1 %2537, i64 %2141, i64 0
 %2539 = getelementptr double, ptr %2506, i64 %2536
 %2540 = getelementptr double, ptr %2539, i64 %2538
 %2541 = load double, ptr %2540, align 8
 %2542 = getelementptr double, ptr %2394, i64 %2534
 %2543 = load double, ptr %2542, align 8
 %2544 = fmul nsz contract double %2541, %2543
 %2545 = fadd nsz contract double %2533, %2544
 %2546 = icmp eq i64 %2535, 6
 br i1 %2546, label %2395, label %2532
2547:
 %2548 = load i64, ptr %118, align 1
 %2549 = icmp sgt i64 %2548, 0
 br i1 %2549, label %2550, label %2551
2550:
 store ptr null, ptr %0, align 8
 br label %300
2551:
 %2552 = load i64, ptr %188, align 1
 %2553 = load i64, ptr %90, align 1
 %2554 = inttoptr i64 %2552 to ptr
 %2555 = load i64, ptr %180, align 1
 %2556 = inttoptr i64 %2555 to ptr
 %2557 = load i64, ptr %177, align 1
 %2558 = inttoptr i64 %2557 to ptr
 %2559 = load i64, ptr %178, align 1
 %2560 = inttoptr i64 %2559 to ptr
 %2561 = load i64, ptr %189, align 1
 %2562 = load i64, ptr %89, align 1
 %2563 = inttoptr i64 %2561 to ptr
 %2564 = load i64, ptr %190, align 1
 %2565 = inttoptr i64 %2564 to ptr
 %2566 = load i64, ptr %171, align 1
 %2567 = load i64, ptr %191, align 1
 %2568 = inttoptr i64 %2566 to ptr
 %2569 = load i64, ptr %173, align 1
 %2570 = inttoptr i64 %2569 to ptr
 %2571 = load i64, ptr %154, align 1
 %2572 = inttoptr i64 %2571 to ptr
 %2573 = load i64, ptr %175, align 1
 %2574 = load i64, ptr %176, align 1
 %2575 = inttoptr i64 %2573 to ptr
 %2576 = load i64, ptr %192, align 1
 %2577 = add nsw i64 %2562, %2553
 %2578 = inttoptr i64 %2576 to ptr
 %2579 = load i64, ptr %187, align 1
 %2580 = load i64, ptr %144, align 1
 %2581 = load i64, ptr %186, align 1
 %2582 = icmp sgt i64 %2580, 0
 br i1 %2582, label %2602, label %2586
2583:
 %2584 = phi double [ %2603, %2602 ], [ %2618, %2610 ]
 %2585 = icmp eq i64 %2580, %2605
 br i1 %2585, label %2586, label %2602
2586:
 %2587 = phi double [ 0.000000e+00, %2551 ], [ %2584, %2583 ]
 %2588 = icmp sgt i64 %2581, 0
 br i1 %2588, label %2589, label %2631
2589:
 %2590 = mul nsw i64 %2580, 3
 br label %2620
2591:
 %2592 = getelementptr double, ptr %2558, i64 %2622
 %2593 = load double, ptr %2592, align 8
 %2594 = fcmp nsz contract olt double %2593, 0.000000e+00
 br i1 %2594, label %2595, label %2599
2595:
 %2596 = tail call nsz contract double @llvm.fabs.f64(double %2629)
 %2597 = fcmp nsz contract ogt double %2596, %2621
 %2598 = select i1 %2597, double %2596, double %2621
 br label %2599
2599:
 %2600 = phi double [ %2598, %2595 ], [ %2621, %2591 ]
 %2601 = icmp eq i64 %2623, %2581
 br i1 %2601, label %2631, label %2620
2602:
 %2603 = phi double [ %2584, %2583 ], [ 0.000000e+00, %2551 ]
 %2604 = phi i64 [ %2605, %2583 ], [ 0, %2551 ]
 %2605 = add nuw nsw i64 %2604, 1
 %2606 = mul i64 %2604, 24
 %2607 = getelementptr i8, ptr %2570, i64 %2606
 %2608 = load double, ptr %2607, align 8
 %2609 = fcmp nsz contract olt double %2608, 0.000000e+00
 br i1 %2609, label %2610, label %2583
2610:
 %2611 = phi double [ %2618, %2610 ], [ %2603, %2602 ]
 %2612 = phi i64 [ %2613, %2610 ], [ 0, %2602 ]
 %2613 = add nuw nsw i64 %2612, 1
 %2614 = getelementptr double, ptr %2607, i64 %2612
 %2615 = load double, ptr %2614, align 8
 %2616 = tail call nsz contract double @llvm.fabs.f64(double %2615)
 %2617 = fcmp nsz contract ogt double %2616, %2611
 %2618 = select i1 %2617, double %2616, double %2611
 %2619 = icmp eq i64 %2613, 3
 br i1 %2619, label %2583, label %2610
2620:
 %2621 = phi double [ %2587, %2589 ], [ %2600, %2599 ]
 %2622 = phi i64 [ 0, %2589 ], [ %2623, %2599 ]
 %2623 = add nuw nsw i64 %2622, 1
 %2624 = add nsw i64 %2622, %2590
 %2625 = icmp slt i64 %2624, 0
 %2626 = select i1 %2625, i64 %2567, i64 0
 %2627 = getelementptr double, ptr %2570, i64 %2624
 %2628 = getelementptr double, ptr %2627, i64 %2626
 %2629 = load double, ptr %2628, align 8
 %2630 = fcmp nsz contract olt double %2629, 0.000000e+00
 br i1 %2630, label %2595, label %2591
2631:
 %2632 = phi double [ %2587, %2586 ], [ %2600, %2599 ]
 %2633 = load double, ptr %193, align 1
 %2634 = fmul nsz contract double %2632, %2633
 br i1 %2582, label %2635, label %2637
2635:
 %2636 = add i64 %2574, 1
 br label %2665
2637:
 br i1 %2588, label %2638, label %2640
2638:
 %2639 = mul nsw i64 %2580, 3
 br label %2749
2640:
 %2641 = icmp slt i64 %2579, 1
 br i1 %2641, label %2644, label %2779
2642:
 %2643 = icmp eq i64 %2579, %2781
 br i1 %2643, label %2644, label %2779
2644:
 call fastcc void @f11(ptr %66, ptr readonly %52, ptr %53, double %2634)
 store i8 0, ptr %67, align 1
 call fastcc void @f12(ptr %67, ptr readonly %52, ptr %53, i8 0)
 %2645 = load i8, ptr %67, align 1
 %2646 = icmp eq i8 %2645, 0
 br i1 %2646, label %2656, label %2647
2647:
 %2648 = phi i64 [ %2651, %2650 ], [ 0, %2644 ]
 call fastcc void @f11(ptr %68, ptr readonly %52, ptr %53, double %2634)
 %2649 = icmp eq i64 %2648, 3
 br i1 %2649, label %2656, label %2650
2650:
 %2651 = add nuw nsw i64 %2648, 1
 %2652 = icmp eq i64 %2651, 3
 store i8 0, ptr %69, align 1
 %2653 = zext i1 %2652 to i8
 call fastcc void @f12(ptr %69, ptr readonly %52, ptr %53, i8 %2653)
 %2654 = load i8, ptr %69, align 1
 %2655 = icmp eq i8 %2654, 0
 br i1 %2655, label %2656, label %2647
2656:
 %2657 = load i64, ptr %90, align 1
 %2658 = icmp slt i64 %2657, 1
 br i1 %2658, label %2661, label %2659
2659:
 %2660 = shl nuw i64 %2657, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %2554, i8 0, i64 %2660, i1 false)
 br label %2661
2661:
 %2662 = icmp slt i64 %2581, 1
 br i1 %2662, label %2816, label %2663
2663:
 %2664 = mul nsw i64 %2580, 3
 br label %2799
2665:
 %2666 = phi i64 [ 0, %2635 ], [ %2701, %2742 ]
 %2667 = mul nuw nsw i64 %2666, 3
 %2668 = mul i64 %2667, %2636
 %2669 = getelementptr double, ptr %2575, i64 %2668
 %2670 = load double, ptr %2669, align 8
 %2671 = add nuw nsw i64 %2667, 1
 %2672 = mul i64 %2671, %2636
 %2673 = getelementptr double, ptr %2575, i64 %2672
 %2674 = load double, ptr %2673, align 8
 %2675 = mul i64 %2666, 72
 %2676 = getelementptr i8, ptr %2563, i64 %2675
 store double %2670, ptr %2676, align 8
 %2677 = getelementptr i8, ptr %2676, i64 32
 store double %2674, ptr %2677, align 8
 %2678 = getelementptr double, ptr %2568, i64 %2671
 %2679 = load double, ptr %2678, align 8
 br label %2680
2680:
 %2681 = phi double [ 1.000000e+00, %2665 ], [ %2686, %2680 ]
 %2682 = phi double [ %2679, %2665 ], [ %2687, %2680 ]
 %2683 = phi i1 [ false, %2665 ], [ true, %2680 ]
 %2684 = phi i1 [ true, %2665 ], [ false, %2680 ]
 %2685 = fmul nsz contract double %2681, %2682
 %2686 = select i1 %2684, double %2681, double %2685
 %2687 = fmul nsz contract double %2682, %2682
 br i1 %2683, label %2688, label %2680
2688:
 %2689 = getelementptr double, ptr %2568, i64 %2667
 %2690 = getelementptr i8, ptr %2689, i64 16
 %2691 = load double, ptr %2690, align 8
 br label %2692
2692:
 %2693 = phi double [ 1.000000e+00, %2688 ], [ %2698, %2692 ]
 %2694 = phi double [ %2691, %2688 ], [ %2699, %2692 ]
 %2695 = phi i1 [ false, %2688 ], [ true, %2692 ]
 %2696 = phi i1 [ true, %2688 ], [ false, %2692 ]
 %2697 = fmul nsz contract double %2693, %2694
 %2698 = select i1 %2696, double %2693, double %2697
 %2699 = fmul nsz contract double %2694, %2694
 br i1 %2695, label %2700, label %2692
2700:
 %2701 = add nuw nsw i64 %2666, 1
 %2702 = fadd nsz contract double %2686, %2698
 %2703 = tail call nsz contract double @llvm.sqrt.f64(double %2702)
 %2704 = load i64, ptr %163, align 1
 %2705 = load i64, ptr %164, align 1
 %2706 = inttoptr i64 %2704 to ptr
 %2707 = load i64, ptr %117, align 1
 %2708 = inttoptr i64 %2707 to ptr
 %2709 = shl i64 %2666, 5
 %2710 = getelementptr i8, ptr %2708, i64 %2709
 %2711 = getelementptr i8, ptr %2710, i64 16
 %2712 = load i64, ptr %2711, align 8
 %2713 = icmp slt i64 %2712, 0
 %2714 = select i1 %2713, i64 %2705, i64 0
 %2715 = add i64 %2714, %2712
 %2716 = shl i64 %2715, 5
 %2717 = getelementptr i8, ptr %2706, i64 %2716
 %2718 = getelementptr i8, ptr %2717, i64 8
 %2719 = load double, ptr %2718, align 8
 %2720 = getelementptr i8, ptr %2717, i64 16
 %2721 = load double, ptr %2720, align 8
 %2722 = fcmp nsz contract oeq double %2719, %2721
 br i1 %2722, label %2742, label %2723
2723:
 %2724 = load i64, ptr %158, align 1
 %2725 = inttoptr i64 %2724 to ptr
 %2726 = getelementptr i64, ptr %2725, i64 %2667
 %2727 = load i64, ptr %2726, align 8
 switch i64 %2727, label %2741 [
  i64 1, label %2742
  i64 0, label %2728
 ]
2728:
 %2729 = load i64, ptr %154, align 1
 %2730 = inttoptr i64 %2729 to ptr
 %2731 = getelementptr double, ptr %2730, i64 %2667
 %2732 = load double, ptr %2731, align 8
 %2733 = fmul nsz contract double %2719, %2732
 %2734 = load i64, ptr %189, align 1
 %2735 = inttoptr i64 %2734 to ptr
 %2736 = getelementptr i8, ptr %2735, i64 %2675
 %2737 = getelementptr i8, ptr %2736, i64 32
 %2738 = load double, ptr %2737, align 8
 %2739 = fmul nsz contract double %2733, %2738
 %2740 = fcmp nsz contract ugt double %2703, %2739
 br i1 %2740, label %2741, label %2742
2741:
 br label %2742
2742:
 %2743 = phi double [ %2719, %2700 ], [ %2721, %2741 ], [ %2719, %2723 ], [ %2719, %2728 ]
 %2744 = getelementptr double, ptr %2565, i64 %2666
 store double %2743, ptr %2744, align 8
 %2745 = getelementptr double, ptr %2572, i64 %2667
 %2746 = load double, ptr %2745, align 8
 %2747 = getelementptr double, ptr %2578, i64 %2666
 store double %2746, ptr %2747, align 8
 %2748 = icmp eq i64 %2701, %2580
 br i1 %2748, label %2637, label %2665
2749:
 %2750 = phi i64 [ 0, %2638 ], [ %2751, %2749 ]
 %2751 = add nuw nsw i64 %2750, 1
 %2752 = getelementptr i64, ptr %2556, i64 %2750
 %2753 = load i64, ptr %2752, align 8
 %2754 = icmp slt i64 %2753, 0
 %2755 = select i1 %2754, i64 %2553, i64 0
 %2756 = getelementptr double, ptr %2554, i64 %2753
 %2757 = getelementptr double, ptr %2756, i64 %2755
 %2758 = load double, ptr %2757, align 8
 %2759 = fmul nsz contract double %416, %2758
 %2760 = getelementptr double, ptr %2558, i64 %2750
 %2761 = load double, ptr %2760, align 8
 %2762 = fcmp nsz contract ogt double %2761, %2759
 %2763 = select i1 %2762, double %2761, double %2759
 %2764 = getelementptr double, ptr %2560, i64 %2750
 %2765 = load double, ptr %2764, align 8
 %2766 = fcmp nsz contract olt double %2765, %2763
 %2767 = select i1 %2766, double %2765, double %2763
 %2768 = add nsw i64 %2750, %2639
 %2769 = icmp slt i64 %2768, 0
 %2770 = select i1 %2769, i64 %2567, i64 0
 %2771 = getelementptr double, ptr %2572, i64 %2768
 %2772 = getelementptr double, ptr %2771, i64 %2770
 store double %2767, ptr %2772, align 8
 %2773 = add nsw i64 %2750, %2580
 %2774 = icmp slt i64 %2773, 0
 %2775 = select i1 %2774, i64 %2577, i64 0
 %2776 = getelementptr double, ptr %2578, i64 %2773
 %2777 = getelementptr double, ptr %2776, i64 %2775
 store double %2767, ptr %2777, align 8
 %2778 = icmp eq i64 %2581, %2751
 br i1 %2778, label %2640, label %2749
2779:
 %2780 = phi i64 [ %2781, %2642 ], [ 0, %2640 ]
 %2781 = add nuw nsw i64 %2780, 1
 %2782 = getelementptr double, ptr %2572, i64 %2780
 %2783 = load double, ptr %2782, align 8
 %2784 = fcmp nsz contract oeq double %2783, 0.000000e+00
 br i1 %2784, label %2642, label %2785
2785:
 %2786 = mul i64 %2780, %2574
 %2787 = getelementptr double, ptr %2575, i64 %2786
 br label %2788
2788:
 %2789 = phi i64 [ 0, %2785 ], [ %2790, %2788 ]
 %2790 = add nuw nsw i64 %2789, 1
 %2791 = getelementptr double, ptr %2570, i64 %2789
 %2792 = load double, ptr %2791, align 8
 %2793 = getelementptr double, ptr %2787, i64 %2789
 %2794 = load double, ptr %2793, align 8
 %2795 = load double, ptr %2782, align 8
 %2796 = fmul nsz contract double %2794, %2795
 %2797 = fadd nsz contract double %2792, %2796
 store double %2797, ptr %2791, align 8
 %2798 = icmp eq i64 %2579, %2790
 br i1 %2798, label %2642, label %2788
2799:
 %2800 = phi i64 [ 0, %2663 ], [ %2801, %2799 ]
 %2801 = add nuw nsw i64 %2800, 1
 %2802 = add nsw i64 %2800, %2664
 %2803 = icmp slt i64 %2802, 0
 %2804 = select i1 %2803, i64 %2567, i64 0
 %2805 = getelementptr double, ptr %2572, i64 %2802
 %2806 = getelementptr double, ptr %2805, i64 %2804
 %2807 = load double, ptr %2806, align 8
 %2808 = fdiv nsz contract double %2807, %416
 %2809 = getelementptr i64, ptr %2556, i64 %2800
 %2810 = load i64, ptr %2809, align 8
 %2811 = icmp slt i64 %2810, 0
 %2812 = select i1 %2811, i64 %2553, i64 0
 %2813 = getelementptr double, ptr %2554, i64 %2810
 %2814 = getelementptr double, ptr %2813, i64 %2812
 store double %2808, ptr %2814, align 8
 %2815 = icmp eq i64 %2581, %2801
 br i1 %2815, label %2816, label %2799
2816:
 %2817 = load i64, ptr %194, align 1
 %2818 = load i64, ptr %195, align 1
 %2819 = inttoptr i64 %2817 to ptr
 %2820 = inttoptr i64 %2818 to ptr
 br label %2821
2821:
 %2822 = phi ptr [ %2058, %2110 ], [ %2820, %2816 ]
 %2823 = phi ptr [ %2056, %2110 ], [ %2819, %2816 ]
 store ptr null, ptr %65, align 8
 %2824 = load i64, ptr %205, align 1
 %2825 = load i64, ptr %115, align 1
 %2826 = inttoptr i64 %2824 to ptr
 %2827 = load i64, ptr %121, align 1
 %2828 = load i64, ptr %122, align 1
 %2829 = inttoptr i64 %2827 to ptr
 %2830 = load i64, ptr %206, align 1
 %2831 = load i64, ptr %182, align 1
 %2832 = inttoptr i64 %2830 to ptr
 %2833 = load i64, ptr %207, align 1
 %2834 = inttoptr i64 %2833 to ptr
 %2835 = load i64, ptr %208, align 1
 %2836 = load i64, ptr %183, align 1
 %2837 = inttoptr i64 %2835 to ptr
 %2838 = load i64, ptr %144, align 1
 %2839 = load i64, ptr %186, align 1
 %2840 = load i64, ptr %184, align 1
 %2841 = add i64 %2840, %2836
 %2842 = sub i64 %28, %2841
 %2843 = load i64, ptr %124, align 1
 %2844 = icmp eq i64 %2843, 1
 br i1 %2844, label %2845, label %3174
2845:
 %2846 = load i64, ptr %168, align 1
 %2847 = inttoptr i64 %2846 to ptr
 %2848 = load i64, ptr %196, align 1
 %2849 = inttoptr i64 %2848 to ptr
 %2850 = load i64, ptr %197, align 1
 %2851 = inttoptr i64 %2850 to ptr
 %2852 = load i64, ptr %198, align 1
 %2853 = inttoptr i64 %2852 to ptr
 %2854 = tail call i64 @llvm.smax.i64(i64 %2838, i64 0)
 %2855 = icmp slt i64 %2838, 1
 br i1 %2855, label %2856, label %3132
2856:
 %2857 = phi double [ 0.000000e+00, %2845 ], [ %3140, %3132 ]
 %2858 = load double, ptr %202, align 1
 %2859 = fcmp nsz contract ugt double %2857, %2858
 br i1 %2859, label %2860, label %3164
2860:
 %2861 = icmp slt i64 %2825, 1
 br i1 %2861, label %2868, label %3142
2862:
 %2863 = add nuw nsw i64 %3143, 1
 %2864 = icmp eq i64 %2825, %2863
 br i1 %2864, label %2865, label %3142
2865:
 %2866 = load i64, ptr %144, align 1
 %2867 = tail call i64 @llvm.smax.i64(i64 %2866, i64 0)
 br label %2868
2868:
 %2869 = phi i64 [ %2867, %2865 ], [ %2854, %2860 ]
 %2870 = phi i64 [ %2866, %2865 ], [ %2838, %2860 ]
 %2871 = icmp slt i64 %2870, 1
 br i1 %2871, label %2872, label %3154
2872:
 %2873 = load i64, ptr %209, align 1
 %2874 = load double, ptr %202, align 1
 %2875 = fmul nsz contract double %2874, 1.000000e-01
 %2876 = fmul nsz contract double %2857, 1.000000e-02
 %2877 = fcmp nsz contract ogt double %2876, %2875
 %2878 = select i1 %2877, double %2876, double %2875
 %2879 = load i64, ptr %196, align 1
 %2880 = inttoptr i64 %2879 to ptr
 %2881 = load i64, ptr %197, align 1
 %2882 = load i64, ptr %115, align 1
 %2883 = add nsw i64 %2882, 1
 %2884 = inttoptr i64 %2881 to ptr
 %2885 = load i64, ptr %198, align 1
 %2886 = inttoptr i64 %2885 to ptr
 %2887 = load i64, ptr %212, align 1
 %2888 = inttoptr i64 %2887 to ptr
 %2889 = load i64, ptr %213, align 1
 %2890 = inttoptr i64 %2889 to ptr
 %2891 = load i64, ptr %214, align 1
 %2892 = inttoptr i64 %2891 to ptr
 %2893 = load i64, ptr %199, align 1
 %2894 = inttoptr i64 %2893 to ptr
 %2895 = icmp sgt i64 %2873, 0
 br i1 %2895, label %2896, label %3130
2896:
 %2897 = load i64, ptr %144, align 1
 %2898 = icmp slt i64 %2897, 1
 br label %2899
2899:
 %2900 = phi i64 [ %2957, %2985 ], [ %2882, %2896 ]
 %2901 = phi i64 [ %2956, %2985 ], [ 0, %2896 ]
 %2902 = phi i64 [ %2986, %2985 ], [ %2873, %2896 ]
 %2903 = phi i1 [ %2987, %2985 ], [ false, %2896 ]
 %2904 = phi double [ %2967, %2985 ], [ 1.000000e+00, %2896 ]
 %2905 = icmp eq i64 %2901, 0
 br i1 %2905, label %2934, label %2906
2906:
 %2907 = fmul nsz contract double %2904, 4.000000e+00
 %2908 = fmul nsz contract double %2904, %2907
 %2909 = fadd nsz contract double %2908, 1.000000e+00
 %2910 = tail call nsz contract double @llvm.sqrt.f64(double %2909)
 %2911 = fadd nsz contract double %2910, 1.000000e+00
 %2912 = fmul nsz contract double %2911, 5.000000e-01
 %2913 = fadd nsz contract double %2904, -1.000000e+00
 %2914 = fdiv nsz contract double %2913, %2912
 %2915 = fcmp nsz contract ogt double %2914, 9.000000e-01
 %2916 = select i1 %2915, double 9.000000e-01, double %2914
 br i1 %2898, label %2928, label %2989
2917:
 %2918 = add nuw nsw i64 %2990, 1
 %2919 = icmp eq i64 %2897, %2918
 br i1 %2919, label %2926, label %2989
2920:
 %2921 = fsub nsz contract double %3000, %3003
 %2922 = fmul nsz contract double %2916, %2921
 %2923 = fadd nsz contract double %3000, %2922
 store double %2923, ptr %2999, align 8
 store double %3000, ptr %3002, align 8
 br label %2924
2924:
 %2925 = icmp eq i64 %2997, 3
 br i1 %2925, label %2917, label %2995
2926:
 %2927 = load i64, ptr %115, align 1
 br label %2928
2928:
 %2929 = phi i64 [ %2927, %2926 ], [ %2900, %2906 ]
 %2930 = icmp slt i64 %2929, 1
 br i1 %2930, label %2946, label %3006
2931:
 %2932 = add nuw nsw i64 %3007, 1
 %2933 = icmp eq i64 %2929, %2932
 br i1 %2933, label %2946, label %3006
2934:
 br i1 %2898, label %2940, label %3024
2935:
 %2936 = add nuw nsw i64 %3025, 1
 %2937 = icmp eq i64 %2897, %2936
 br i1 %2937, label %2938, label %3024
2938:
 %2939 = load i64, ptr %115, align 1
 br label %2940
2940:
 %2941 = phi i64 [ %2939, %2938 ], [ %2900, %2934 ]
 %2942 = icmp slt i64 %2941, 1
 br i1 %2942, label %2946, label %3038
2943:
 %2944 = add nuw nsw i64 %3039, 1
 %2945 = icmp eq i64 %2941, %2944
 br i1 %2945, label %2946, label %3038
2946:
 %2947 = phi double [ %2904, %2940 ], [ %2912, %2928 ], [ %2904, %2943 ], [ %2912, %2931 ]
 %2948 = load i64, ptr %115, align 1
 %2949 = icmp slt i64 %2948, 1
 br i1 %2949, label %2953, label %3052
2950:
 %2951 = add nuw nsw i64 %3053, 1
 %2952 = icmp eq i64 %2948, %2951
 br i1 %2952, label %2953, label %3052
2953:
 br i1 %2898, label %2954, label %3066
2954:
 %2955 = phi double [ 0.000000e+00, %2953 ], [ %3074, %3066 ]
 %2956 = add nuw nsw i64 %2901, 1
 %2957 = load i64, ptr %115, align 1
 %2958 = icmp slt i64 %2957, 1
 br i1 %2958, label %2966, label %3076
2959:
 %2960 = add nuw nsw i64 %3081, 1
 %2961 = icmp eq i64 %2957, %2960
 br i1 %2961, label %2962, label %3076
2962:
 %2963 = fcmp nsz contract ogt double %3118, 0.000000e+00
 %2964 = select i1 %2963, double 1.000000e+00, double %2947
 %2965 = fmul nsz contract double %3128, 0.000000e+00
 br label %2966
2966:
 %2967 = phi double [ %2947, %2954 ], [ %2964, %2962 ]
 %2968 = phi double [ 0.000000e+00, %2954 ], [ %3120, %2962 ]
 %2969 = phi double [ 0.000000e+00, %2954 ], [ %3125, %2962 ]
 %2970 = phi double [ 0.000000e+00, %2954 ], [ %2965, %2962 ]
 %2971 = fcmp nsz contract ugt double %2955, %2878
 %2972 = fmul nsz contract double %2969, 1.000000e-28
 %2973 = fcmp nsz contract ugt double %2968, %2972
 %2974 = fsub nsz contract double %2968, %2968
 %2975 = fcmp nsz contract ord double %2974, 0.000000e+00
 %2976 = and i1 %2975, %2973
 %2977 = select i1 %2971, i1 %2976, i1 false
 br i1 %2977, label %2978, label %3130
2978:
 %2979 = fmul nsz contract double %2969, 0.000000e+00
 %2980 = fcmp nsz contract ugt double %2968, %2979
 br i1 %2980, label %2985, label %2981
2981:
 %2982 = tail call i64 @llvm.smin.i64(i64 %2956, i64 %2873)
 %2983 = select i1 %2903, i64 %2902, i64 %2982
 %2984 = fcmp nsz contract ugt double %2968, %2970
 br i1 %2984, label %2985, label %3130
2985:
 %2986 = phi i64 [ %2983, %2981 ], [ %2902, %2978 ]
 %2987 = phi i1 [ true, %2981 ], [ %2903, %2978 ]
 %2988 = icmp slt i64 %2956, %2986
 br i1 %2988, label %2899, label %3130
2989:
 %2990 = phi i64 [ %2918, %2917 ], [ 0, %2906 ]
 %2991 = shl i64 %2990, 8
 %2992 = getelementptr i8, ptr %2880, i64 %2991
 %2993 = mul i64 %2990, 24
 %2994 = getelementptr i8, ptr %2888, i64 %2993
 br label %2995
2995:
 %2996 = phi i64 [ 0, %2989 ], [ %2997, %2924 ]
 %2997 = add nuw nsw i64 %2996, 1
 %2998 = getelementptr double, ptr %2992, i64 %2996
 %2999 = getelementptr i8, ptr %2998, i64 184
 %3000 = load double, ptr %2999, align 8
 %3001 = fcmp nsz contract une double %3000, 0.000000e+00
 %3002 = getelementptr double, ptr %2994, i64 %2996
 %3003 = load double, ptr %3002, align 8
 %3004 = fcmp nsz contract une double %3003, 0.000000e+00
 %3005 = select i1 %3001, i1 true, i1 %3004
 br i1 %3005, label %2920, label %2924
3006:
 %3007 = phi i64 [ %2932, %2931 ], [ 0, %2928 ]
 %3008 = shl i64 %3007, 7
 %3009 = getelementptr i8, ptr %2884, i64 %3008
 %3010 = mul i64 %3007, 144
 %3011 = getelementptr i8, ptr %2886, i64 %3010
 br label %3012
3012:
 %3013 = phi i64 [ 0, %3006 ], [ %3014, %3012 ]
 %3014 = add nuw nsw i64 %3013, 1
 %3015 = getelementptr double, ptr %3009, i64 %3013
 %3016 = load double, ptr %3015, align 8
 %3017 = getelementptr double, ptr %3011, i64 %3013
 %3018 = getelementptr i8, ptr %3017, i64 48
 %3019 = load double, ptr %3018, align 8
 %3020 = fsub nsz contract double %3016, %3019
 %3021 = fmul nsz contract double %2916, %3020
 %3022 = fadd nsz contract double %3016, %3021
 store double %3022, ptr %3015, align 8
 store double %3016, ptr %3018, align 8
 %3023 = icmp eq i64 %3014, 6
 br i1 %3023, label %2931, label %3012
3024:
 %3025 = phi i64 [ %2936, %2935 ], [ 0, %2934 ]
 %3026 = shl i64 %3025, 8
 %3027 = getelementptr i8, ptr %2880, i64 %3026
 %3028 = mul i64 %3025, 24
 %3029 = getelementptr i8, ptr %2888, i64 %3028
 br label %3030
3030:
 %3031 = phi i64 [ 0, %3024 ], [ %3032, %3030 ]
 %3032 = add nuw nsw i64 %3031, 1
 %3033 = getelementptr double, ptr %3027, i64 %3031
 %3034 = getelementptr i8, ptr %3033, i64 184
 %3035 = load double, ptr %3034, align 8
 %3036 = getelementptr double, ptr %3029, i64 %3031
 store double %3035, ptr %3036, align 8
 %3037 = icmp eq i64 %3032, 3
 br i1 %3037, label %2935, label %3030
3038:
 %3039 = phi i64 [ %2944, %2943 ], [ 0, %2940 ]
 %3040 = shl i64 %3039, 7
 %3041 = getelementptr i8, ptr %2884, i64 %3040
 %3042 = mul i64 %3039, 144
 %3043 = getelementptr i8, ptr %2886, i64 %3042
 br label %3044
3044:
 %3045 = phi i64 [ 0, %3038 ], [ %3046, %3044 ]
 %3046 = add nuw nsw i64 %3045, 1
 %3047 = getelementptr double, ptr %3041, i64 %3045
 %3048 = load double, ptr %3047, align 8
 %3049 = getelementptr double, ptr %3043, i64 %3045
 %3050 = getelementptr i8, ptr %3049, i64 48
 store double %3048, ptr %3050, align 8
 %3051 = icmp eq i64 %3046, 6
 br i1 %3051, label %2943, label %3044
3052:
 %3053 = phi i64 [ %2951, %2950 ], [ 0, %2946 ]
 %3054 = shl i64 %3053, 7
 %3055 = getelementptr i8, ptr %2884, i64 %3054
 %3056 = mul i64 %3053, 144
 %3057 = getelementptr i8, ptr %2886, i64 %3056
 br label %3058
3058:
 %3059 = phi i64 [ 0, %3052 ], [ %3060, %3058 ]
 %3060 = add nuw nsw i64 %3059, 1
 %3061 = getelementptr double, ptr %3055, i64 %3059
 %3062 = load double, ptr %3061, align 8
 %3063 = getelementptr double, ptr %3057, i64 %3059
 %3064 = getelementptr i8, ptr %3063, i64 96
 store double %3062, ptr %3064, align 8
 %3065 = icmp eq i64 %3060, 6
 br i1 %3065, label %2950, label %3058
3066:
 %3067 = phi double [ %3074, %3066 ], [ 0.000000e+00, %2953 ]
 %3068 = phi i64 [ %3069, %3066 ], [ 0, %2953 ]
 %3069 = add nuw nsw i64 %3068, 1
 %3070 = shl i64 %3068, 8
 %3071 = getelementptr i8, ptr %2880, i64 %3070
 store double 0.000000e+00, ptr %63, align 8
 call fastcc void @f8(ptr %63, ptr %2884, i64 %2883, i64 16, ptr %3071, ptr %2892, ptr %2894, ptr %2890)
 %3072 = load double, ptr %63, align 8
 %3073 = fcmp nsz contract ogt double %3072, %3067
 %3074 = select i1 %3073, double %3072, double %3067
 %3075 = icmp eq i64 %2897, %3069
 br i1 %3075, label %2954, label %3066
3076:
 %3077 = phi double [ %3128, %2959 ], [ 0.000000e+00, %2954 ]
 %3078 = phi double [ %3125, %2959 ], [ 0.000000e+00, %2954 ]
 %3079 = phi double [ %3120, %2959 ], [ 0.000000e+00, %2954 ]
 %3080 = phi double [ %3118, %2959 ], [ 0.000000e+00, %2954 ]
 %3081 = phi i64 [ %2960, %2959 ], [ 0, %2954 ]
 %3082 = shl i64 %3081, 7
 %3083 = getelementptr i8, ptr %2884, i64 %3082
 %3084 = getelementptr i8, ptr %3083, i64 48
 %3085 = load double, ptr %3084, align 8
 %3086 = fdiv nsz contract double 1.000000e+00, %3085
 %3087 = getelementptr i8, ptr %3083, i64 56
 %3088 = load double, ptr %3087, align 8
 %3089 = getelementptr i8, ptr %3083, i64 64
 %3090 = load double, ptr %3089, align 8
 %3091 = fadd nsz contract double %3088, %3090
 %3092 = getelementptr i8, ptr %3083, i64 72
 %3093 = load double, ptr %3092, align 8
 %3094 = fadd nsz contract double %3091, %3093
 %3095 = fdiv nsz contract double 3.000000e+00, %3094
 %3096 = mul i64 %3081, 144
 %3097 = getelementptr i8, ptr %2886, i64 %3096
 br label %3098
3098:
 %3099 = phi double [ %3077, %3076 ], [ %3128, %3098 ]
 %3100 = phi double [ %3078, %3076 ], [ %3125, %3098 ]
 %3101 = phi double [ %3079, %3076 ], [ %3120, %3098 ]
 %3102 = phi double [ %3080, %3076 ], [ %3118, %3098 ]
 %3103 = phi i64 [ 0, %3076 ], [ %3104, %3098 ]
 %3104 = add nuw nsw i64 %3103, 1
 %3105 = icmp samesign ult i64 %3103, 3
 %3106 = select i1 %3105, double %3086, double %3095
 %3107 = getelementptr double, ptr %3083, i64 %3103
 %3108 = load double, ptr %3107, align 8
 %3109 = getelementptr double, ptr %3097, i64 %3103
 %3110 = getelementptr i8, ptr %3109, i64 96
 %3111 = load double, ptr %3110, align 8
 %3112 = fsub nsz contract double %3108, %3111
 %3113 = fmul nsz contract double %3106, %3112
 %3114 = getelementptr i8, ptr %3109, i64 48
 %3115 = load double, ptr %3114, align 8
 %3116 = fsub nsz contract double %3108, %3115
 %3117 = fmul nsz contract double %3113, %3116
 %3118 = fsub nsz contract double %3102, %3117
 %3119 = fmul nsz contract double %3112, %3113
 %3120 = fadd nsz contract double %3101, %3119
 %3121 = load double, ptr %3109, align 8
 %3122 = fsub nsz contract double %3108, %3121
 %3123 = fmul nsz contract double %3106, %3122
 %3124 = fmul nsz contract double %3122, %3123
 %3125 = fadd nsz contract double %3100, %3124
 %3126 = fmul nsz contract double %3108, %3106
 %3127 = fmul nsz contract double %3108, %3126
 %3128 = fadd nsz contract double %3099, %3127
 %3129 = icmp eq i64 %3104, 6
 br i1 %3129, label %2959, label %3098
3130:
 call fastcc void @f7(ptr %64, ptr readonly %52, ptr readonly %53, ptr %2823, i64 6)
 %3131 = load i64, ptr %115, align 1
 br label %3164
3132:
 %3133 = phi double [ %3140, %3132 ], [ 0.000000e+00, %2845 ]
 %3134 = phi i64 [ %3135, %3132 ], [ 0, %2845 ]
 %3135 = add nuw nsw i64 %3134, 1
 %3136 = getelementptr double, ptr %2847, i64 %3134
 %3137 = load double, ptr %3136, align 8
 %3138 = fneg nsz contract double %3137
 %3139 = fcmp nsz contract olt double %3133, %3138
 %3140 = select i1 %3139, double %3138, double %3133
 %3141 = icmp eq i64 %2838, %3135
 br i1 %3141, label %2856, label %3132
3142:
 %3143 = phi i64 [ %2863, %2862 ], [ 0, %2860 ]
 %3144 = shl i64 %3143, 7
 %3145 = getelementptr i8, ptr %2851, i64 %3144
 %3146 = mul i64 %3143, 144
 %3147 = getelementptr i8, ptr %2853, i64 %3146
 br label %3148
3148:
 %3149 = phi i64 [ 0, %3142 ], [ %3150, %3148 ]
 %3150 = add nuw nsw i64 %3149, 1
 %3151 = getelementptr double, ptr %3145, i64 %3149
 store double 0.000000e+00, ptr %3151, align 8
 %3152 = getelementptr double, ptr %3147, i64 %3149
 store double 0.000000e+00, ptr %3152, align 8
 %3153 = icmp eq i64 %3150, 6
 br i1 %3153, label %2862, label %3148
3154:
 %3155 = phi i64 [ %3156, %3154 ], [ 0, %2868 ]
 %3156 = add nuw nsw i64 %3155, 1
 %3157 = shl i64 %3155, 8
 %3158 = getelementptr i8, ptr %2849, i64 %3157
 %3159 = getelementptr double, ptr %2847, i64 %3155
 %3160 = load double, ptr %3159, align 8
 %3161 = getelementptr i8, ptr %3158, i64 168
 store double %3160, ptr %3161, align 8
 %3162 = getelementptr i8, ptr %3158, i64 176
 %3163 = icmp eq i64 %3156, %2869
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(32) %3162, i8 0, i64 32, i1 false)
 br i1 %3163, label %2872, label %3154
3164:
 %3165 = phi i64 [ %2825, %2856 ], [ %3131, %3130 ]
 %3166 = icmp slt i64 %3165, 1
 br i1 %3166, label %3170, label %3358
3167:
 %3168 = add nuw nsw i64 %3359, 1
 %3169 = icmp eq i64 %3165, %3168
 br i1 %3169, label %3170, label %3358
3170:
 %3171 = load i64, ptr %211, align 1
 %3172 = zext i1 %2859 to i64
 %3173 = add nsw i64 %3171, %3172
 store i64 %3173, ptr %211, align 1
 br label %3465
3174:
 %3175 = add i64 %2831, 1
 %3176 = mul i64 %3175, %2831
 %3177 = add i64 %2841, %3176
 %3178 = load i64, ptr %154, align 1
 %3179 = inttoptr i64 %3178 to ptr
 %3180 = icmp sgt i64 %2831, 0
 br i1 %3180, label %3181, label %3183
3181:
 %3182 = shl nuw i64 %2831, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %2832, i8 0, i64 %3182, i1 false)
 br label %3183
3183:
 %3184 = mul nsw i64 %2838, 3
 %3185 = add nsw i64 %3184, %2839
 %3186 = icmp slt i64 %3185, 1
 br i1 %3186, label %3196, label %3190
3187:
 call fastcc void @f6(ptr %62, ptr readonly %52, ptr readonly %53, i64 %3191, double %3194, i64 %2838)
 br label %3188
3188:
 %3189 = icmp eq i64 %3185, %3192
 br i1 %3189, label %3196, label %3190
3190:
 %3191 = phi i64 [ %3192, %3188 ], [ 0, %3183 ]
 %3192 = add nuw nsw i64 %3191, 1
 %3193 = getelementptr double, ptr %3179, i64 %3191
 %3194 = load double, ptr %3193, align 8
 %3195 = fcmp nsz contract une double %3194, 0.000000e+00
 br i1 %3195, label %3187, label %3188
3196:
 %3197 = icmp slt i64 %2836, 1
 br i1 %3197, label %3213, label %3198
3198:
 %3199 = getelementptr double, ptr %24, i64 %2836
 br label %3398
3200:
 %3201 = phi double [ %3402, %3398 ], [ %3419, %3406 ]
 %3202 = add nsw i64 %3399, %2842
 %3203 = icmp slt i64 %3202, 0
 %3204 = select i1 %3203, i64 %28, i64 0
 %3205 = getelementptr double, ptr %27, i64 %3202
 %3206 = getelementptr double, ptr %3205, i64 %3204
 %3207 = load double, ptr %3206, align 8
 %3208 = fsub nsz contract double %3201, %3207
 %3209 = getelementptr double, ptr %3199, i64 %3399
 store double %3208, ptr %3209, align 8
 %3210 = fmul nsz contract double %416, %3201
 %3211 = getelementptr double, ptr %24, i64 %3399
 store double %3210, ptr %3211, align 8
 %3212 = icmp eq i64 %2836, %3400
 br i1 %3212, label %3213, label %3398
3213:
 %3214 = load i64, ptr %184, align 1
 %3215 = icmp slt i64 %3214, 1
 br i1 %3215, label %3218, label %3216
3216:
 %3217 = shl nsw i64 %2836, 1
 br label %3421
3218:
 %3219 = load i64, ptr %209, align 1
 %3220 = load double, ptr %202, align 1
 %3221 = load i64, ptr %168, align 1
 %3222 = load i64, ptr %89, align 1
 %3223 = inttoptr i64 %3221 to ptr
 %3224 = load i64, ptr %175, align 1
 %3225 = load i64, ptr %176, align 1
 %3226 = inttoptr i64 %3224 to ptr
 %3227 = load i64, ptr %179, align 1
 %3228 = load i64, ptr %90, align 1
 %3229 = inttoptr i64 %3227 to ptr
 %3230 = load i64, ptr %207, align 1
 %3231 = add nsw i64 %3228, %3222
 %3232 = inttoptr i64 %3230 to ptr
 %3233 = load i64, ptr %210, align 1
 %3234 = inttoptr i64 %3233 to ptr
 %3235 = icmp slt i64 %2838, 1
 br i1 %3235, label %3236, label %3267
3236:
 %3237 = phi double [ 0.000000e+00, %3218 ], [ %3278, %3267 ]
 %3238 = icmp slt i64 %2839, 1
 br i1 %3238, label %3239, label %3280
3239:
 %3240 = phi double [ %3237, %3236 ], [ %3295, %3280 ]
 %3241 = fcmp nsz contract ugt double %3240, %3220
 br i1 %3241, label %3242, label %3465
3242:
 %3243 = tail call i64 @llvm.smax.i64(i64 %3219, i64 0)
 %3244 = fmul nsz contract double %3220, 1.000000e-01
 %3245 = fmul nsz contract double %3240, 1.000000e-02
 %3246 = fcmp nsz contract ogt double %3245, %3244
 %3247 = select i1 %3246, double %3245, double %3244
 %3248 = add i64 %2839, %2838
 %3249 = icmp slt i64 %3248, 1
 %3250 = shl nsw i64 %2838, 1
 br label %3251
3251:
 %3252 = phi i64 [ %3243, %3242 ], [ %3298, %3264 ]
 %3253 = icmp sgt i64 %3252, 0
 br i1 %3253, label %3297, label %3341
3254:
 store double %3321, ptr %3307, align 8
 %3255 = load double, ptr %3316, align 8
 br label %3324
3256:
 %3257 = tail call nsz contract double @llvm.fabs.f64(double %3322)
 %3258 = fmul nsz contract double %3257, %3255
 %3259 = fcmp nsz contract ogt double %3258, %3300
 %3260 = select i1 %3259, double %3258, double %3300
 br label %3261
3261:
 %3262 = phi double [ %3300, %3299 ], [ %3260, %3256 ]
 %3263 = icmp eq i64 %3248, %3302
 br i1 %3263, label %3264, label %3299
3264:
 %3265 = phi double [ 0.000000e+00, %3297 ], [ %3262, %3261 ]
 %3266 = fcmp nsz contract ugt double %3265, %3247
 br i1 %3266, label %3251, label %3341
3267:
 %3268 = phi double [ %3278, %3267 ], [ 0.000000e+00, %3218 ]
 %3269 = phi i64 [ %3270, %3267 ], [ 0, %3218 ]
 %3270 = add nuw nsw i64 %3269, 1
 %3271 = getelementptr double, ptr %3223, i64 %3269
 %3272 = load double, ptr %3271, align 8
 %3273 = getelementptr double, ptr %3234, i64 %3269
 store double %3272, ptr %3273, align 8
 %3274 = getelementptr double, ptr %3232, i64 %3269
 store double 0.000000e+00, ptr %3274, align 8
 %3275 = load double, ptr %3271, align 8
 %3276 = fneg nsz contract double %3275
 %3277 = fcmp nsz contract olt double %3268, %3276
 %3278 = select i1 %3277, double %3276, double %3268
 %3279 = icmp eq i64 %2838, %3270
 br i1 %3279, label %3236, label %3267
3280:
 %3281 = phi double [ %3295, %3280 ], [ %3237, %3236 ]
 %3282 = phi i64 [ %3283, %3280 ], [ 0, %3236 ]
 %3283 = add nuw nsw i64 %3282, 1
 %3284 = getelementptr double, ptr %3229, i64 %3282
 %3285 = load double, ptr %3284, align 8
 %3286 = add nsw i64 %3282, %2838
 %3287 = icmp slt i64 %3286, 0
 %3288 = select i1 %3287, i64 %3231, i64 0
 %3289 = add i64 %3288, %3286
 %3290 = getelementptr double, ptr %3234, i64 %3289
 store double %3285, ptr %3290, align 8
 %3291 = getelementptr double, ptr %3232, i64 %3289
 store double 0.000000e+00, ptr %3291, align 8
 %3292 = load double, ptr %3284, align 8
 %3293 = fneg nsz contract double %3292
 %3294 = fcmp nsz contract olt double %3281, %3293
 %3295 = select i1 %3294, double %3293, double %3281
 %3296 = icmp eq i64 %2839, %3283
 br i1 %3296, label %3239, label %3280
3297:
 %3298 = add nsw i64 %3252, -1
 br i1 %3249, label %3264, label %3299
3299:
 %3300 = phi double [ %3262, %3261 ], [ 0.000000e+00, %3297 ]
 %3301 = phi i64 [ %3302, %3261 ], [ 0, %3297 ]
 %3302 = add nuw nsw i64 %3301, 1
 %3303 = icmp slt i64 %3301, %2838
 %3304 = mul nuw nsw i64 %3301, 3
 %3305 = add nsw i64 %3301, %3250
 %3306 = select i1 %3303, i64 %3304, i64 %3305
 %3307 = getelementptr double, ptr %3232, i64 %3301
 %3308 = load double, ptr %3307, align 8
 %3309 = getelementptr double, ptr %3234, i64 %3301
 %3310 = load double, ptr %3309, align 8
 %3311 = icmp slt i64 %3306, 0
 %3312 = select i1 %3311, i64 %3225, i64 0
 %3313 = add i64 %3312, %3306
 %3314 = mul i64 %3313, %3225
 %3315 = getelementptr double, ptr %3226, i64 %3314
 %3316 = getelementptr double, ptr %3315, i64 %3313
 %3317 = load double, ptr %3316, align 8
 %3318 = fdiv nsz contract double %3310, %3317
 %3319 = fsub nsz contract double %3308, %3318
 %3320 = fcmp nsz contract olt double %3319, 0.000000e+00
 %3321 = select i1 %3320, double 0.000000e+00, double %3319
 %3322 = fsub nsz contract double %3321, %3308
 %3323 = fcmp nsz contract une double %3322, 0.000000e+00
 br i1 %3323, label %3254, label %3261
3324:
 %3325 = phi i64 [ 0, %3254 ], [ %3326, %3324 ]
 %3326 = add nuw nsw i64 %3325, 1
 %3327 = icmp slt i64 %3325, %2838
 %3328 = mul nuw nsw i64 %3325, 3
 %3329 = add nsw i64 %3325, %3250
 %3330 = select i1 %3327, i64 %3328, i64 %3329
 %3331 = getelementptr double, ptr %3234, i64 %3325
 %3332 = load double, ptr %3331, align 8
 %3333 = icmp slt i64 %3330, 0
 %3334 = select i1 %3333, i64 %3225, i64 0
 %3335 = getelementptr double, ptr %3315, i64 %3330
 %3336 = getelementptr double, ptr %3335, i64 %3334
 %3337 = load double, ptr %3336, align 8
 %3338 = fmul nsz contract double %3322, %3337
 %3339 = fadd nsz contract double %3332, %3338
 store double %3339, ptr %3331, align 8
 %3340 = icmp eq i64 %3248, %3326
 br i1 %3340, label %3256, label %3324
3341:
 %3342 = load i64, ptr %211, align 1
 %3343 = add nsw i64 %3342, 1
 store i64 %3343, ptr %211, align 1
 %3344 = icmp slt i64 %2831, 1
 br i1 %3344, label %3347, label %3345
3345:
 %3346 = shl nuw i64 %2831, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %2832, i8 0, i64 %3346, i1 false)
 br label %3347
3347:
 br i1 %3249, label %3348, label %3437
3348:
 br i1 %3197, label %3465, label %3443
3349:
 %3350 = icmp slt i64 %3438, %2838
 %3351 = mul nuw nsw i64 %3438, 3
 %3352 = add nsw i64 %3438, %3250
 %3353 = select i1 %3350, i64 %3351, i64 %3352
 call fastcc void @f6(ptr %65, ptr readonly %52, ptr %53, i64 %3353, double %3441, i64 %2838)
 br label %3354
3354:
 %3355 = icmp eq i64 %3439, %3248
 br i1 %3355, label %3348, label %3437
3356:
 %3357 = icmp eq i64 %2836, %3445
 br i1 %3357, label %3465, label %3443
3358:
 %3359 = phi i64 [ %3168, %3167 ], [ 0, %3164 ]
 %3360 = shl i64 %3359, 4
 %3361 = getelementptr i8, ptr %2826, i64 %3360
 %3362 = getelementptr i8, ptr %3361, i64 8
 %3363 = load i64, ptr %3362, align 8
 %3364 = mul i64 %3359, 6
 %3365 = add nsw i64 %3363, %2842
 %3366 = add nsw i64 %3363, %2836
 br label %3367
3367:
 %3368 = phi i64 [ 0, %3358 ], [ %3369, %3367 ]
 %3369 = add nuw nsw i64 %3368, 1
 %3370 = add i64 %3368, %3364
 %3371 = getelementptr double, ptr %2822, i64 %3370
 %3372 = load double, ptr %3371, align 8
 %3373 = fmul nsz contract double %416, %3372
 %3374 = add nsw i64 %3368, %3363
 %3375 = icmp slt i64 %3374, 0
 %3376 = select i1 %3375, i64 %26, i64 0
 %3377 = getelementptr double, ptr %24, i64 %3374
 %3378 = getelementptr double, ptr %3377, i64 %3376
 store double %3373, ptr %3378, align 8
 %3379 = getelementptr double, ptr %2823, i64 %3370
 %3380 = load double, ptr %3379, align 8
 %3381 = select i1 %3375, i64 %2836, i64 0
 %3382 = getelementptr double, ptr %2837, i64 %3374
 %3383 = getelementptr double, ptr %3382, i64 %3381
 store double %3380, ptr %3383, align 8
 %3384 = load double, ptr %3371, align 8
 %3385 = add nsw i64 %3365, %3368
 %3386 = icmp slt i64 %3385, 0
 %3387 = select i1 %3386, i64 %28, i64 0
 %3388 = getelementptr double, ptr %27, i64 %3385
 %3389 = getelementptr double, ptr %3388, i64 %3387
 %3390 = load double, ptr %3389, align 8
 %3391 = fsub nsz contract double %3384, %3390
 %3392 = add nsw i64 %3366, %3368
 %3393 = icmp slt i64 %3392, 0
 %3394 = select i1 %3393, i64 %26, i64 0
 %3395 = getelementptr double, ptr %24, i64 %3392
 %3396 = getelementptr double, ptr %3395, i64 %3394
 store double %3391, ptr %3396, align 8
 %3397 = icmp eq i64 %3369, 6
 br i1 %3397, label %3167, label %3367
3398:
 %3399 = phi i64 [ 0, %3198 ], [ %3400, %3200 ]
 %3400 = add nuw nsw i64 %3399, 1
 %3401 = getelementptr double, ptr %2829, i64 %3399
 %3402 = load double, ptr %3401, align 8
 br i1 %3180, label %3403, label %3200
3403:
 %3404 = mul nuw nsw i64 %3399, %2831
 %3405 = add nsw i64 %3404, %3177
 br label %3406
3406:
 %3407 = phi double [ %3402, %3403 ], [ %3419, %3406 ]
 %3408 = phi i64 [ 0, %3403 ], [ %3409, %3406 ]
 %3409 = add nuw nsw i64 %3408, 1
 %3410 = add nsw i64 %3405, %3408
 %3411 = icmp slt i64 %3410, 0
 %3412 = select i1 %3411, i64 %2828, i64 0
 %3413 = getelementptr double, ptr %2829, i64 %3410
 %3414 = getelementptr double, ptr %3413, i64 %3412
 %3415 = load double, ptr %3414, align 8
 %3416 = getelementptr double, ptr %2832, i64 %3408
 %3417 = load double, ptr %3416, align 8
 %3418 = fmul nsz contract double %3415, %3417
 %3419 = fadd nsz contract double %3407, %3418
 %3420 = icmp eq i64 %2831, %3409
 br i1 %3420, label %3200, label %3406
3421:
 %3422 = phi i64 [ 0, %3216 ], [ %3423, %3421 ]
 %3423 = add nuw nsw i64 %3422, 1
 %3424 = add nsw i64 %3422, %2836
 %3425 = icmp slt i64 %3424, 0
 %3426 = select i1 %3425, i64 %2828, i64 0
 %3427 = getelementptr double, ptr %2829, i64 %3424
 %3428 = getelementptr double, ptr %3427, i64 %3426
 %3429 = load double, ptr %3428, align 8
 %3430 = fmul nsz contract double %416, %3429
 %3431 = add nsw i64 %3422, %3217
 %3432 = icmp slt i64 %3431, 0
 %3433 = select i1 %3432, i64 %26, i64 0
 %3434 = getelementptr double, ptr %24, i64 %3431
 %3435 = getelementptr double, ptr %3434, i64 %3433
 store double %3430, ptr %3435, align 8
 %3436 = icmp eq i64 %3423, %3214
 br i1 %3436, label %3218, label %3421
3437:
 %3438 = phi i64 [ %3439, %3354 ], [ 0, %3347 ]
 %3439 = add nuw nsw i64 %3438, 1
 %3440 = getelementptr double, ptr %2834, i64 %3438
 %3441 = load double, ptr %3440, align 8
 %3442 = fcmp nsz contract une double %3441, 0.000000e+00
 br i1 %3442, label %3349, label %3354
3443:
 %3444 = phi i64 [ %3445, %3356 ], [ 0, %3348 ]
 %3445 = add nuw nsw i64 %3444, 1
 %3446 = getelementptr double, ptr %2837, i64 %3444
 store double 0.000000e+00, ptr %3446, align 8
 br i1 %3344, label %3356, label %3447
3447:
 %3448 = mul nuw nsw i64 %3444, %2831
 %3449 = add nsw i64 %3448, %3177
 br label %3450
3450:
 %3451 = phi i64 [ 0, %3447 ], [ %3453, %3450 ]
 %3452 = phi double [ 0.000000e+00, %3447 ], [ %3463, %3450 ]
 %3453 = add nuw nsw i64 %3451, 1
 %3454 = add nsw i64 %3449, %3451
 %3455 = icmp slt i64 %3454, 0
 %3456 = select i1 %3455, i64 %2828, i64 0
 %3457 = getelementptr double, ptr %2829, i64 %3454
 %3458 = getelementptr double, ptr %3457, i64 %3456
 %3459 = load double, ptr %3458, align 8
 %3460 = getelementptr double, ptr %2832, i64 %3451
 %3461 = load double, ptr %3460, align 8
 %3462 = fmul nsz contract double %3459, %3461
 %3463 = fadd nsz contract double %3452, %3462
 store double %3463, ptr %3446, align 8
 %3464 = icmp eq i64 %2831, %3453
 br i1 %3464, label %3356, label %3450
3465:
 %3466 = phi i1 [ false, %3239 ], [ %2859, %3170 ], [ true, %3348 ], [ true, %3356 ]
 %3467 = load i64, ptr %119, align 1
 %3468 = load i64, ptr %120, align 1
 %3469 = inttoptr i64 %3467 to ptr
 %3470 = load i64, ptr %215, align 1
 %3471 = load i64, ptr %183, align 1
 %3472 = add nsw i64 %3471, %3468
 %3473 = inttoptr i64 %3470 to ptr
 %3474 = load i64, ptr %121, align 1
 %3475 = load i64, ptr %122, align 1
 %3476 = inttoptr i64 %3474 to ptr
 br i1 %216, label %3477, label %3660
3477:
 %3478 = load i64, ptr %217, align 1
 %3479 = icmp eq i64 %3478, 0
 br i1 %3479, label %3497, label %3480
3480:
 %3481 = load i64, ptr %120, align 1
 %3482 = load i64, ptr %218, align 1
 %3483 = icmp slt i64 %3481, 1
 br i1 %3483, label %3491, label %3484
3484:
 %3485 = phi i64 [ %3486, %3484 ], [ 0, %3480 ]
 %3486 = add nuw nsw i64 %3485, 1
 %3487 = getelementptr double, ptr %3469, i64 %3485
 %3488 = load double, ptr %3487, align 8
 %3489 = getelementptr double, ptr %3473, i64 %3485
 store double %3488, ptr %3489, align 8
 %3490 = icmp eq i64 %3481, %3486
 br i1 %3490, label %3491, label %3484
3491:
 %3492 = load i64, ptr %183, align 1
 %3493 = icmp slt i64 %3492, 1
 br i1 %3493, label %3494, label %3669
3494:
 %3495 = load i64, ptr %217, align 1
 %3496 = inttoptr i64 %3495 to ptr
 tail call void %3496(ptr %3473, ptr %3476)
 br i1 %222, label %3695, label %3696
3497:
 %3498 = load i64, ptr %224, align 1
 %3499 = load i64, ptr %164, align 1
 %3500 = shl nsw i64 %3499, 1
 %3501 = inttoptr i64 %3498 to ptr
 %3502 = load i64, ptr %225, align 1
 %3503 = load i64, ptr %90, align 1
 %3504 = inttoptr i64 %3502 to ptr
 %3505 = load i64, ptr %165, align 1
 %3506 = inttoptr i64 %3505 to ptr
 %3507 = load i64, ptr %117, align 1
 %3508 = load i64, ptr %89, align 1
 %3509 = inttoptr i64 %3507 to ptr
 %3510 = load i64, ptr %180, align 1
 %3511 = inttoptr i64 %3510 to ptr
 %3512 = load i64, ptr %226, align 1
 %3513 = add nsw i64 %3508, %3503
 %3514 = inttoptr i64 %3512 to ptr
 %3515 = load i64, ptr %227, align 1
 %3516 = inttoptr i64 %3515 to ptr
 %3517 = load i64, ptr %228, align 1
 %3518 = inttoptr i64 %3517 to ptr
 %3519 = load i64, ptr %229, align 1
 %3520 = inttoptr i64 %3519 to ptr
 %3521 = load i64, ptr %144, align 1
 store i8 0, ptr %60, align 1
 call fastcc void @f4(ptr %60, ptr readonly %52, ptr %53)
 %3522 = load i8, ptr %60, align 1
 %3523 = icmp eq i8 %3522, 0
 br i1 %3523, label %3525, label %3524
3524:
 call fastcc void @f5(ptr %61, ptr readonly %52, ptr %53)
 br label %3525
3525:
 %3526 = load i64, ptr %186, align 1
 %3527 = add nsw i64 %3526, %3521
 %3528 = icmp slt i64 %3527, 1
 br i1 %3528, label %3721, label %3651
3529:
 %3530 = load i64, ptr %230, align 1
 %3531 = load i64, ptr %89, align 1
 %3532 = load i64, ptr %90, align 1
 %3533 = add nsw i64 %3532, %3531
 %3534 = inttoptr i64 %3530 to ptr
 %3535 = getelementptr i64, ptr %3534, i64 %3653
 %3536 = load i64, ptr %3535, align 8
 %3537 = icmp eq i64 %3536, %3653
 br i1 %3537, label %3556, label %3538
3538:
 %3539 = phi i64 [ %3549, %3538 ], [ %3653, %3529 ]
 %3540 = icmp slt i64 %3539, 0
 %3541 = select i1 %3540, i64 %3533, i64 0
 %3542 = getelementptr i64, ptr %3534, i64 %3539
 %3543 = getelementptr i64, ptr %3542, i64 %3541
 %3544 = load i64, ptr %3543, align 8
 %3545 = icmp slt i64 %3544, 0
 %3546 = select i1 %3545, i64 %3533, i64 0
 %3547 = getelementptr i64, ptr %3534, i64 %3544
 %3548 = getelementptr i64, ptr %3547, i64 %3546
 %3549 = load i64, ptr %3548, align 8
 store i64 %3549, ptr %3543, align 8
 %3550 = icmp slt i64 %3549, 0
 %3551 = select i1 %3550, i64 %3533, i64 0
 %3552 = getelementptr i64, ptr %3534, i64 %3549
 %3553 = getelementptr i64, ptr %3552, i64 %3551
 %3554 = load i64, ptr %3553, align 8
 %3555 = icmp eq i64 %3554, %3549
 br i1 %3555, label %3556, label %3538
3556:
 %3557 = phi i64 [ %3653, %3529 ], [ %3549, %3538 ]
 %3558 = icmp slt i64 %3557, 0
 %3559 = select i1 %3558, i64 %3513, i64 0
 %3560 = add i64 %3559, %3557
 %3561 = getelementptr double, ptr %3518, i64 %3560
 %3562 = load double, ptr %3561, align 8
 %3563 = fcmp nsz contract ogt double %3562, 0.000000e+00
 %3564 = fcmp nsz contract ogt double %3656, 0.000000e+00
 %3565 = select i1 %3563, i1 %3564, i1 false
 br i1 %3565, label %3566, label %3613
3566:
 %3567 = getelementptr double, ptr %3520, i64 %3560
 %3568 = load double, ptr %3567, align 8
 %3569 = fdiv nsz contract double %3562, %3568
 %3570 = fcmp nsz contract ogt double %3569, 1.000000e+00
 %3571 = select i1 %3570, double 1.000000e+00, double %3569
 %3572 = fmul nsz contract double %3656, %3571
 br label %3613
3573:
 %3574 = icmp slt i64 %3653, %3521
 br i1 %3574, label %3575, label %3600
3575:
 %3576 = mul nuw nsw i64 %3653, 3
 %3577 = load i64, ptr %171, align 1
 %3578 = inttoptr i64 %3577 to ptr
 %3579 = load i64, ptr %172, align 1
 %3580 = inttoptr i64 %3579 to ptr
 %3581 = load i64, ptr %173, align 1
 %3582 = inttoptr i64 %3581 to ptr
 %3583 = load i64, ptr %154, align 1
 %3584 = inttoptr i64 %3583 to ptr
 %3585 = getelementptr double, ptr %3578, i64 %3576
 %3586 = load double, ptr %3585, align 8
 %3587 = getelementptr double, ptr %3582, i64 %3576
 %3588 = load double, ptr %3587, align 8
 %3589 = fadd nsz contract double %3586, %3588
 %3590 = getelementptr double, ptr %3580, i64 %3576
 %3591 = load double, ptr %3590, align 8
 %3592 = fsub nsz contract double %3589, %3591
 %3593 = fmul nsz contract double %3592, 5.000000e-01
 %3594 = getelementptr double, ptr %3584, i64 %3576
 %3595 = load double, ptr %3594, align 8
 %3596 = fmul nsz contract double %3595, %3593
 %3597 = fadd nsz contract double %3656, %3596
 %3598 = fcmp nsz contract olt double %3597, 0.000000e+00
 %3599 = select i1 %3598, double 0.000000e+00, double %3597
 br label %3613
3600:
 %3601 = sub nsw i64 %3653, %3521
 %3602 = getelementptr i64, ptr %3511, i64 %3601
 %3603 = load i64, ptr %3602, align 8
 %3604 = icmp slt i64 %3603, 0
 %3605 = select i1 %3604, i64 %3503, i64 0
 %3606 = getelementptr i64, ptr %3506, i64 %3603
 %3607 = getelementptr i64, ptr %3606, i64 %3605
 %3608 = load i64, ptr %3607, align 8
 %3609 = icmp eq i64 %3608, 0
 br i1 %3609, label %3613, label %3610
3610:
 %3611 = fcmp nsz contract olt double %3656, 0.000000e+00
 %3612 = select i1 %3611, double 0.000000e+00, double %3656
 br label %3613
3613:
 %3614 = phi double [ 0.000000e+00, %3600 ], [ %3599, %3575 ], [ %3612, %3610 ], [ %3572, %3566 ], [ 0.000000e+00, %3556 ]
 %3615 = icmp slt i64 %3653, %3521
 br i1 %3615, label %3624, label %3616
3616:
 %3617 = sub nsw i64 %3653, %3521
 %3618 = getelementptr i64, ptr %3511, i64 %3617
 %3619 = load i64, ptr %3618, align 8
 %3620 = icmp slt i64 %3619, 0
 %3621 = select i1 %3620, i64 %3503, i64 0
 %3622 = getelementptr i64, ptr %3504, i64 %3619
 %3623 = getelementptr i64, ptr %3622, i64 %3621
 br label %3638
3624:
 %3625 = shl i64 %3653, 5
 %3626 = getelementptr i8, ptr %3509, i64 %3625
 %3627 = getelementptr i8, ptr %3626, i64 16
 %3628 = load i64, ptr %3627, align 8
 %3629 = load i64, ptr %3657, align 8
 %3630 = icmp eq i64 %3629, 0
 %3631 = zext i1 %3630 to i64
 %3632 = icmp slt i64 %3628, 0
 %3633 = select i1 %3632, i64 %3500, i64 0
 %3634 = shl i64 %3628, 4
 %3635 = getelementptr i8, ptr %3501, i64 %3634
 %3636 = getelementptr i64, ptr %3635, i64 %3631
 %3637 = getelementptr i64, ptr %3636, i64 %3633
 br label %3638
3638:
 %3639 = phi ptr [ %3637, %3624 ], [ %3623, %3616 ]
 %3640 = load i64, ptr %3639, align 8
 %3641 = add nsw i64 %3640, %6
 %3642 = icmp slt i64 %3641, 0
 %3643 = select i1 %3642, i64 %26, i64 0
 %3644 = getelementptr double, ptr %24, i64 %3641
 %3645 = getelementptr double, ptr %3644, i64 %3643
 %3646 = load double, ptr %3645, align 8
 %3647 = fadd nsz contract double %3614, %3646
 store double %3647, ptr %3645, align 8
 %3648 = fsub nsz contract double %3656, %3614
 %3649 = fadd nsz contract double %3652, %3648
 store double %3614, ptr %3655, align 8
 %3650 = icmp eq i64 %3654, %3527
 br i1 %3650, label %3721, label %3651
3651:
 %3652 = phi double [ %3649, %3638 ], [ 0.000000e+00, %3525 ]
 %3653 = phi i64 [ %3654, %3638 ], [ 0, %3525 ]
 %3654 = add nuw nsw i64 %3653, 1
 %3655 = getelementptr double, ptr %3514, i64 %3653
 %3656 = load double, ptr %3655, align 8
 %3657 = getelementptr i64, ptr %3516, i64 %3653
 %3658 = load i64, ptr %3657, align 8
 %3659 = icmp eq i64 %3658, 0
 br i1 %3659, label %3573, label %3529
3660:
 %3661 = phi i64 [ %3662, %3660 ], [ 0, %3465 ]
 %3662 = add nuw nsw i64 %3661, 1
 %3663 = add nsw i64 %3661, %6
 %3664 = icmp slt i64 %3663, 0
 %3665 = select i1 %3664, i64 %26, i64 0
 %3666 = getelementptr double, ptr %24, i64 %3663
 %3667 = getelementptr double, ptr %3666, i64 %3665
 store double 0.000000e+00, ptr %3667, align 8
 %3668 = icmp eq i64 %33, %3662
 br i1 %3668, label %3477, label %3660
3669:
 %3670 = phi i64 [ %3671, %3669 ], [ 0, %3491 ]
 %3671 = add nuw nsw i64 %3670, 1
 %3672 = load i64, ptr %183, align 1
 %3673 = load i64, ptr %184, align 1
 %3674 = add i64 %3670, %28
 %3675 = add i64 %3672, %3673
 %3676 = sub i64 %3674, %3675
 %3677 = icmp slt i64 %3676, 0
 %3678 = select i1 %3677, i64 %28, i64 0
 %3679 = getelementptr double, ptr %27, i64 %3676
 %3680 = getelementptr double, ptr %3679, i64 %3678
 %3681 = load double, ptr %3680, align 8
 %3682 = add nsw i64 %3672, %3670
 %3683 = icmp slt i64 %3682, 0
 %3684 = select i1 %3683, i64 %26, i64 0
 %3685 = getelementptr double, ptr %24, i64 %3682
 %3686 = getelementptr double, ptr %3685, i64 %3684
 %3687 = load double, ptr %3686, align 8
 %3688 = fadd nsz contract double %3681, %3687
 %3689 = add nsw i64 %3670, %3481
 %3690 = icmp slt i64 %3689, 0
 %3691 = select i1 %3690, i64 %3472, i64 0
 %3692 = getelementptr double, ptr %3473, i64 %3689
 %3693 = getelementptr double, ptr %3692, i64 %3691
 store double %3688, ptr %3693, align 8
 %3694 = icmp eq i64 %3671, %3492
 br i1 %3694, label %3494, label %3669
3695:
 br label %3696
3696:
 %3697 = phi i64 [ 0, %3695 ], [ %221, %3494 ]
 br i1 %223, label %3699, label %3698
3698:
 br label %3699
3699:
 %3700 = phi i64 [ %26, %3698 ], [ %3697, %3696 ]
 %3701 = getelementptr double, ptr %24, i64 %3700
 %3702 = icmp slt i64 %3482, 1
 br i1 %3702, label %3710, label %3703
3703:
 %3704 = phi i64 [ %3705, %3703 ], [ 0, %3699 ]
 %3705 = add nuw nsw i64 %3704, 1
 %3706 = getelementptr double, ptr %3476, i64 %3704
 %3707 = load double, ptr %3706, align 8
 %3708 = getelementptr double, ptr %3701, i64 %3704
 store double %3707, ptr %3708, align 8
 %3709 = icmp eq i64 %3482, %3705
 br i1 %3709, label %3710, label %3703
3710:
 %3711 = icmp slt i64 %3482, 0
 %3712 = select i1 %3711, i64 %3475, i64 0
 %3713 = getelementptr double, ptr %3476, i64 %3482
 %3714 = getelementptr double, ptr %3713, i64 %3712
 %3715 = load double, ptr %3714, align 8
 %3716 = icmp slt i64 %3482, -1
 %3717 = select i1 %3716, i64 %3475, i64 0
 %3718 = getelementptr i8, ptr %3713, i64 8
 %3719 = getelementptr double, ptr %3718, i64 %3717
 %3720 = load double, ptr %3719, align 8
 store double %3715, ptr %204, align 1
 store double %3720, ptr %203, align 1
 br label %3497
3721:
 %3722 = phi double [ 0.000000e+00, %3525 ], [ %3649, %3638 ]
 store double %3722, ptr %231, align 1
 %3723 = load i64, ptr %208, align 1
 %3724 = inttoptr i64 %3723 to ptr
 br i1 %234, label %3805, label %3806
3725:
 %3726 = load i64, ptr %183, align 1
 %3727 = icmp slt i64 %3726, 1
 br i1 %3727, label %3831, label %3822
3728:
 %3729 = phi i64 [ %3732, %3731 ], [ 0, %3821 ]
 %3730 = icmp eq i64 %3729, %238
 br i1 %3730, label %3737, label %3731
3731:
 %3732 = add nuw i64 %3729, 1
 %3733 = getelementptr double, ptr %29, i64 %3729
 %3734 = load double, ptr %3733, align 8
 %3735 = fsub nsz contract double %3734, %3734
 %3736 = fcmp nsz contract ord double %3735, 0.000000e+00
 br i1 %3736, label %3728, label %3737
3737:
 %3738 = phi i64 [ %3729, %3731 ], [ -1, %3728 ]
 %3739 = icmp slt i64 %3738, 0
 %3740 = select i1 %3739, i1 %239, i1 false
 br i1 %3740, label %3741, label %3774
3741:
 %3742 = phi i64 [ %3756, %3752 ], [ 12, %3737 ]
 %3743 = icmp eq i64 %3742, 0
 br i1 %3743, label %3847, label %3755
3744:
 br i1 %240, label %3752, label %3745
3745:
 %3746 = phi i64 [ %3747, %3745 ], [ 0, %3744 ]
 %3747 = add nuw nsw i64 %3746, 1
 %3748 = getelementptr double, ptr %36, i64 %3746
 %3749 = load double, ptr %3748, align 8
 %3750 = getelementptr double, ptr %29, i64 %3746
 store double %3749, ptr %3750, align 8
 %3751 = icmp eq i64 %30, %3747
 br i1 %3751, label %3752, label %3745
3752:
 %3753 = load double, ptr %247, align 8
 %3754 = fcmp nsz contract ugt double %3753, %7
 br i1 %3754, label %3741, label %3774
3755:
 %3756 = add nsw i64 %3742, -1
 br i1 %240, label %3764, label %3757
3757:
 %3758 = phi i64 [ %3759, %3757 ], [ 0, %3755 ]
 %3759 = add nuw nsw i64 %3758, 1
 %3760 = getelementptr double, ptr %29, i64 %3758
 %3761 = load double, ptr %3760, align 8
 %3762 = getelementptr double, ptr %38, i64 %3758
 store double %3761, ptr %3762, align 8
 %3763 = icmp eq i64 %30, %3759
 br i1 %3763, label %3764, label %3757
3764:
 tail call void %241(ptr %38, ptr %36)
 br label %3765
3765:
 %3766 = phi i64 [ 0, %3764 ], [ %3769, %3768 ]
 %3767 = icmp eq i64 %3766, %243
 br i1 %3767, label %3744, label %3768
3768:
 %3769 = add nuw i64 %3766, 1
 %3770 = getelementptr double, ptr %36, i64 %3766
 %3771 = load double, ptr %3770, align 8
 %3772 = fsub nsz contract double %3771, %3771
 %3773 = fcmp nsz contract ord double %3772, 0.000000e+00
 br i1 %3773, label %3765, label %3847
3774:
 %3775 = select i1 %3466, i1 true, i1 %239
 br i1 %3775, label %3776, label %3778
3776:
 store double 0.000000e+00, ptr %59, align 8
 call fastcc void @f0(ptr %59, ptr readonly %52, ptr readonly %53, ptr %29, i64 %30)
 %3777 = load double, ptr %59, align 8
 br label %3778
3778:
 %3779 = phi double [ %3777, %3776 ], [ %3820, %3774 ]
 %3780 = load i64, ptr %248, align 1
 %3781 = add nsw i64 %3780, %6
 %3782 = icmp slt i64 %3781, 0
 %3783 = select i1 %3782, i64 %26, i64 0
 %3784 = getelementptr double, ptr %24, i64 %3781
 %3785 = getelementptr double, ptr %3784, i64 %3783
 %3786 = load double, ptr %3785, align 8
 %3787 = load double, ptr %231, align 1
 %3788 = load double, ptr %203, align 1
 %3789 = load double, ptr %249, align 1
 %3790 = fsub nsz contract double %3820, %3789
 %3791 = load double, ptr %204, align 1
 %3792 = fsub nsz contract double %3790, %3791
 %3793 = fadd nsz contract double %3788, %3792
 %3794 = fsub nsz contract double %3787, %3793
 %3795 = fadd nsz contract double %3786, %3794
 store double %3795, ptr %3785, align 8
 %3796 = load i64, ptr %250, align 1
 %3797 = add nsw i64 %3796, %6
 %3798 = icmp slt i64 %3797, 0
 %3799 = select i1 %3798, i64 %26, i64 0
 %3800 = getelementptr double, ptr %24, i64 %3797
 %3801 = getelementptr double, ptr %3800, i64 %3799
 %3802 = load double, ptr %3801, align 8
 %3803 = fsub nsz contract double %3820, %3779
 %3804 = fadd nsz contract double %3803, %3802
 store double %3804, ptr %3801, align 8
 br label %3847
3805:
 br label %3806
3806:
 %3807 = phi i64 [ 0, %3805 ], [ %233, %3721 ]
 br i1 %235, label %3809, label %3808
3808:
 br label %3809
3809:
 %3810 = phi i64 [ %22, %3808 ], [ %3807, %3806 ]
 %3811 = getelementptr double, ptr %21, i64 %3810
 br i1 %236, label %3812, label %3819
3812:
 %3813 = phi i64 [ %3814, %3812 ], [ 0, %3809 ]
 %3814 = add nuw nsw i64 %3813, 1
 %3815 = getelementptr double, ptr %24, i64 %3813
 %3816 = load double, ptr %3815, align 8
 %3817 = getelementptr double, ptr %3811, i64 %3813
 store double %3816, ptr %3817, align 8
 %3818 = icmp eq i64 %6, %3814
 br i1 %3818, label %3819, label %3812
3819:
 tail call void %237(ptr %21, ptr %29)
 store double 0.000000e+00, ptr %58, align 8
 call fastcc void @f0(ptr %58, ptr readonly %52, ptr readonly %53, ptr %29, i64 %30)
 %3820 = load double, ptr %58, align 8
 br i1 %3466, label %3725, label %3821
3821:
 br label %3728
3822:
 %3823 = phi i64 [ %3824, %3822 ], [ 0, %3725 ]
 %3824 = add nuw nsw i64 %3823, 1
 %3825 = getelementptr double, ptr %24, i64 %3823
 %3826 = load double, ptr %3825, align 8
 %3827 = getelementptr double, ptr %3724, i64 %3823
 %3828 = load double, ptr %3827, align 8
 %3829 = fadd nsz contract double %3826, %3828
 store double %3829, ptr %3825, align 8
 %3830 = icmp eq i64 %3726, %3824
 br i1 %3830, label %3831, label %3822
3831:
 br i1 %234, label %3832, label %3833
3832:
 br label %3833
3833:
 %3834 = phi i64 [ 0, %3832 ], [ %233, %3831 ]
 br i1 %235, label %3836, label %3835
3835:
 br label %3836
3836:
 %3837 = phi i64 [ %22, %3835 ], [ %3834, %3833 ]
 %3838 = getelementptr double, ptr %21, i64 %3837
 br i1 %236, label %3839, label %3846
3839:
 %3840 = phi i64 [ %3841, %3839 ], [ 0, %3836 ]
 %3841 = add nuw nsw i64 %3840, 1
 %3842 = getelementptr double, ptr %24, i64 %3840
 %3843 = load double, ptr %3842, align 8
 %3844 = getelementptr double, ptr %3838, i64 %3840
 store double %3843, ptr %3844, align 8
 %3845 = icmp eq i64 %6, %3841
 br i1 %3845, label %3846, label %3839
3846:
 tail call void %237(ptr %21, ptr %29)
 br label %3821
3847:
 %3848 = phi double [ %3779, %3778 ], [ 0x7FF8000000000000, %3768 ], [ 0x7FF8000000000000, %3741 ]
 %3849 = fsub nsz contract double %3848, %3848
 %3850 = fcmp nsz contract ord double %3849, 0.000000e+00
 br i1 %3850, label %3851, label %4066
3851:
 %3852 = phi i64 [ %3855, %3854 ], [ 0, %3847 ]
 %3853 = icmp eq i64 %3852, %252
 br i1 %3853, label %3860, label %3854
3854:
 %3855 = add nuw i64 %3852, 1
 %3856 = getelementptr double, ptr %24, i64 %3852
 %3857 = load double, ptr %3856, align 8
 %3858 = fsub nsz contract double %3857, %3857
 %3859 = fcmp nsz contract ord double %3858, 0.000000e+00
 br i1 %3859, label %3851, label %4066
3860:
 br i1 %236, label %5404, label %3861
3861:
 %3862 = load double, ptr %98, align 1
 %3863 = load i64, ptr %253, align 1
 %3864 = tail call nsz contract double @llvm.fabs.f64(double %3862)
 %3865 = fcmp nsz contract olt double %3864, 0x16687E92154EF7AC
 br i1 %3865, label %3866, label %3874
3866:
 %3867 = fmul nsz contract double %3864, 0x4670000000000000
 %3868 = fmul nsz contract double %3867, 0x3CA0000000000001
 %3869 = fadd nsz contract double %3867, %3868
 %3870 = fsub nsz contract double %3869, %3867
 %3871 = fmul nsz contract double %3870, 0x3970000000000000
 %3872 = fcmp nsz contract olt double %3871, 4.940660e-324
 %3873 = select i1 %3872, double 4.940660e-324, double %3871
 br label %3878
3874:
 %3875 = fmul nsz contract double %3864, 0x3CA0000000000001
 %3876 = fadd nsz contract double %3864, %3875
 %3877 = fsub nsz contract double %3876, %3864
 br label %3878
3878:
 %3879 = phi double [ %3877, %3874 ], [ %3873, %3866 ]
 %3880 = fmul nsz contract double %3879, 2.000000e+00
 %3881 = icmp slt i64 %3863, %19
 br i1 %3881, label %3882, label %4061
3882:
 %3883 = icmp slt i64 %3863, 0
 %3884 = select i1 %3883, i64 %19, i64 0
 %3885 = getelementptr double, ptr %18, i64 %3863
 %3886 = getelementptr double, ptr %3885, i64 %3884
 %3887 = load double, ptr %3886, align 8
 %3888 = fadd nsz contract double %3862, %3880
 %3889 = fcmp nsz contract ugt double %3887, %3888
 br i1 %3889, label %4061, label %3890
3890:
 %3891 = fsub nsz contract double %3862, %3880
 br label %3892
3892:
 %3893 = phi i64 [ %4012, %4011 ], [ %3863, %3890 ]
 %3894 = load i64, ptr %254, align 1
 %3895 = sub nsw i64 %3893, %3894
 %3896 = icmp slt i64 %3895, 0
 %3897 = select i1 %3896, i64 %40, i64 0
 %3898 = add i64 %3897, %3895
 %3899 = mul i64 %3898, %41
 %3900 = getelementptr double, ptr %39, i64 %3899
 %3901 = icmp slt i64 %3893, 0
 %3902 = select i1 %3901, i64 %19, i64 0
 %3903 = getelementptr double, ptr %18, i64 %3893
 %3904 = getelementptr double, ptr %3903, i64 %3902
 %3905 = load double, ptr %3904, align 8
 %3906 = fcmp nsz contract ult double %3905, %3891
 br i1 %3906, label %3921, label %3907
3907:
 br i1 %125, label %3915, label %3908
3908:
 %3909 = phi i64 [ %3910, %3908 ], [ 0, %3907 ]
 %3910 = add nuw nsw i64 %3909, 1
 %3911 = getelementptr double, ptr %29, i64 %3909
 %3912 = load double, ptr %3911, align 8
 %3913 = getelementptr double, ptr %3900, i64 %3909
 store double %3912, ptr %3913, align 8
 %3914 = icmp eq i64 %28, %3910
 br i1 %3914, label %3915, label %3908
3915:
 br i1 %256, label %3947, label %3916
3916:
 %3917 = select i1 %3896, i64 %43, i64 0
 %3918 = add i64 %3917, %3895
 %3919 = mul i64 %3918, %44
 %3920 = getelementptr double, ptr %42, i64 %3919
 br label %4024
3921:
 %3922 = load double, ptr %51, align 1
 %3923 = fsub nsz contract double %3905, %3922
 %3924 = fdiv nsz contract double %3923, %416
 br i1 %257, label %3946, label %3925
3925:
 %3926 = fsub nsz contract double 1.000000e+00, %3924
 %3927 = select i1 %3896, i64 %43, i64 0
 %3928 = add i64 %3927, %3895
 %3929 = mul i64 %3928, %44
 %3930 = getelementptr double, ptr %42, i64 %3929
 br label %4038
3931:
 %3932 = phi double [ 0.000000e+00, %4038 ], [ %4059, %4043 ]
 %3933 = icmp slt i64 %4039, %6
 br i1 %3933, label %3934, label %3940
3934:
 %3935 = add nsw i64 %4039, %28
 %3936 = icmp slt i64 %3935, 0
 %3937 = select i1 %3936, i64 %22, i64 0
 %3938 = getelementptr double, ptr %21, i64 %3935
 %3939 = getelementptr double, ptr %3938, i64 %3937
 store double %3932, ptr %3939, align 8
 br label %4022
3940:
 %3941 = sub nsw i64 %4039, %6
 %3942 = getelementptr double, ptr %32, i64 %3941
 %3943 = load double, ptr %3942, align 8
 %3944 = fadd nsz contract double %3932, %3943
 %3945 = getelementptr double, ptr %3930, i64 %3941
 store double %3944, ptr %3945, align 8
 br label %4022
3946:
 tail call void %237(ptr %21, ptr %3900)
 br label %3947
3947:
 %3948 = select i1 %3896, i64 %46, i64 0
 %3949 = add i64 %3948, %3895
 %3950 = mul i64 %3949, %47
 %3951 = getelementptr double, ptr %45, i64 %3950
 br i1 %260, label %3952, label %3961
3952:
 %3953 = phi i64 [ %3956, %3955 ], [ 0, %3947 ]
 %3954 = icmp eq i64 %3953, %272
 br i1 %3954, label %4009, label %3955
3955:
 %3956 = add nuw i64 %3953, 1
 %3957 = getelementptr double, ptr %3900, i64 %3953
 %3958 = load double, ptr %3957, align 8
 %3959 = fsub nsz contract double %3958, %3958
 %3960 = fcmp nsz contract ord double %3959, 0.000000e+00
 br i1 %3960, label %3952, label %4066
3961:
 %3962 = phi i64 [ %3976, %3972 ], [ 12, %3947 ]
 %3963 = icmp eq i64 %3962, 0
 br i1 %3963, label %3994, label %3975
3964:
 br i1 %261, label %3972, label %3965
3965:
 %3966 = phi i64 [ %3967, %3965 ], [ 0, %3964 ]
 %3967 = add nuw nsw i64 %3966, 1
 %3968 = getelementptr double, ptr %36, i64 %3966
 %3969 = load double, ptr %3968, align 8
 %3970 = getelementptr double, ptr %3900, i64 %3966
 store double %3969, ptr %3970, align 8
 %3971 = icmp eq i64 %41, %3967
 br i1 %3971, label %3972, label %3965
3972:
 %3973 = load double, ptr %267, align 8
 %3974 = fcmp nsz contract ugt double %3973, %7
 br i1 %3974, label %3961, label %3994
3975:
 %3976 = add nsw i64 %3962, -1
 br i1 %261, label %3984, label %3977
3977:
 %3978 = phi i64 [ %3979, %3977 ], [ 0, %3975 ]
 %3979 = add nuw nsw i64 %3978, 1
 %3980 = getelementptr double, ptr %3900, i64 %3978
 %3981 = load double, ptr %3980, align 8
 %3982 = getelementptr double, ptr %38, i64 %3978
 store double %3981, ptr %3982, align 8
 %3983 = icmp eq i64 %41, %3979
 br i1 %3983, label %3984, label %3977
3984:
 tail call void %241(ptr %38, ptr %36)
 br label %3985
3985:
 %3986 = phi i64 [ 0, %3984 ], [ %3989, %3988 ]
 %3987 = icmp eq i64 %3986, %263
 br i1 %3987, label %3964, label %3988
3988:
 %3989 = add nuw i64 %3986, 1
 %3990 = getelementptr double, ptr %36, i64 %3986
 %3991 = load double, ptr %3990, align 8
 %3992 = fsub nsz contract double %3991, %3991
 %3993 = fcmp nsz contract ord double %3992, 0.000000e+00
 br i1 %3993, label %3985, label %3994
3994:
 %3995 = phi i1 [ true, %3988 ], [ %3963, %3961 ], [ %3963, %3972 ]
 br i1 %261, label %4003, label %3996
3996:
 %3997 = phi i64 [ %3998, %3996 ], [ 0, %3994 ]
 %3998 = add nuw nsw i64 %3997, 1
 %3999 = getelementptr double, ptr %3900, i64 %3997
 %4000 = load double, ptr %3999, align 8
 %4001 = getelementptr double, ptr %38, i64 %3997
 store double %4000, ptr %4001, align 8
 %4002 = icmp eq i64 %41, %3998
 br i1 %4002, label %4003, label %3996
4003:
 tail call void %241(ptr %38, ptr %36)
 %4004 = load double, ptr %267, align 8
 %4005 = load double, ptr %271, align 8
 store double %4004, ptr %3951, align 8
 %4006 = getelementptr i8, ptr %3951, i64 8
 store double %4005, ptr %4006, align 8
 %4007 = fcmp nsz contract ugt double %4004, %7
 %4008 = select i1 %3995, i1 true, i1 %4007
 br i1 %4008, label %4066, label %4009
4009:
 %4010 = icmp eq i64 %3893, %273
 br i1 %4010, label %4019, label %4011
4011:
 %4012 = add i64 %3893, 1
 %4013 = icmp slt i64 %3893, -1
 %4014 = select i1 %4013, i64 %19, i64 0
 %4015 = getelementptr double, ptr %18, i64 %4012
 %4016 = getelementptr double, ptr %4015, i64 %4014
 %4017 = load double, ptr %4016, align 8
 %4018 = fcmp nsz contract ugt double %4017, %3888
 br i1 %4018, label %4019, label %3892
4019:
 %4020 = phi i64 [ %19, %4009 ], [ %4012, %4011 ]
 %4021 = load i64, ptr %253, align 1
 br label %4061
4022:
 %4023 = icmp eq i64 %23, %4040
 br i1 %4023, label %3946, label %4038
4024:
 %4025 = phi i64 [ 0, %3916 ], [ %4026, %4024 ]
 %4026 = add nuw nsw i64 %4025, 1
 %4027 = getelementptr double, ptr %32, i64 %4025
 %4028 = load double, ptr %4027, align 8
 %4029 = add nsw i64 %4025, %6
 %4030 = icmp slt i64 %4029, 0
 %4031 = select i1 %4030, i64 %26, i64 0
 %4032 = getelementptr double, ptr %24, i64 %4029
 %4033 = getelementptr double, ptr %4032, i64 %4031
 %4034 = load double, ptr %4033, align 8
 %4035 = fadd nsz contract double %4028, %4034
 %4036 = getelementptr double, ptr %3920, i64 %4025
 store double %4035, ptr %4036, align 8
 %4037 = icmp eq i64 %255, %4026
 br i1 %4037, label %3947, label %4024
4038:
 %4039 = phi i64 [ 0, %3925 ], [ %4040, %4022 ]
 %4040 = add nuw nsw i64 %4039, 1
 br i1 %259, label %3931, label %4041
4041:
 %4042 = getelementptr double, ptr %24, i64 %4039
 br label %4043
4043:
 %4044 = phi double [ 0.000000e+00, %4041 ], [ %4059, %4043 ]
 %4045 = phi i64 [ %258, %4041 ], [ %4048, %4043 ]
 %4046 = phi i64 [ %4, %4041 ], [ %4047, %4043 ]
 %4047 = add i64 %4046, -1
 %4048 = add nsw i64 %4045, -1
 %4049 = icmp slt i64 %4047, 0
 %4050 = select i1 %4049, i64 %25, i64 0
 %4051 = add i64 %4050, %4047
 %4052 = mul i64 %4051, %26
 %4053 = getelementptr double, ptr %4042, i64 %4052
 %4054 = load double, ptr %4053, align 8
 %4055 = fadd nsz contract double %4044, %4054
 %4056 = and i64 %4047, 1
 %4057 = icmp eq i64 %4056, 0
 %4058 = select i1 %4057, double %3924, double %3926
 %4059 = fmul nsz contract double %4055, %4058
 %4060 = icmp sgt i64 %4045, 1
 br i1 %4060, label %4043, label %3931
4061:
 %4062 = phi i64 [ %3863, %3882 ], [ %3863, %3878 ], [ %4021, %4019 ]
 %4063 = phi i64 [ %3863, %3882 ], [ %3863, %3878 ], [ %4020, %4019 ]
 %4064 = sub nsw i64 %4063, %4062
 %4065 = icmp sgt i64 %4064, -1
 br i1 %4065, label %4098, label %4066
4066:
 br i1 %125, label %4074, label %4067
4067:
 %4068 = phi i64 [ %4069, %4067 ], [ 0, %4066 ]
 %4069 = add nuw nsw i64 %4068, 1
 %4070 = getelementptr double, ptr %27, i64 %4068
 %4071 = load double, ptr %4070, align 8
 %4072 = getelementptr double, ptr %21, i64 %4068
 store double %4071, ptr %4072, align 8
 %4073 = icmp eq i64 %28, %4069
 br i1 %4073, label %4074, label %4067
4074:
 br i1 %236, label %4075, label %4085
4075:
 %4076 = phi i64 [ %4078, %4075 ], [ %6, %4074 ]
 %4077 = phi i64 [ %4079, %4075 ], [ %28, %4074 ]
 %4078 = add nsw i64 %4076, -1
 %4079 = add i64 %4077, 1
 %4080 = icmp slt i64 %4077, 0
 %4081 = select i1 %4080, i64 %22, i64 0
 %4082 = getelementptr double, ptr %21, i64 %4077
 %4083 = getelementptr double, ptr %4082, i64 %4081
 store double 0.000000e+00, ptr %4083, align 8
 %4084 = icmp samesign ugt i64 %4076, 1
 br i1 %4084, label %4075, label %4085
4085:
 store i64 %274, ptr %275, align 1
 store i64 0, ptr %276, align 1
 %4086 = load i64, ptr %93, align 1
 %4087 = add nsw i64 %4086, 1
 store i64 %4087, ptr %93, align 1
 %4088 = fmul nsz contract double %416, 5.000000e-01
 store double %4088, ptr %97, align 1
 br i1 %94, label %4089, label %4097
4089:
 %4090 = load i64, ptr %108, align 1
 %4091 = load i64, ptr %100, align 1
 %4092 = add nsw i64 %4091, 1
 %4093 = icmp eq i64 %4090, %4092
 br i1 %4093, label %4097, label %4094
4094:
 store i64 %4092, ptr %108, align 1
 %4095 = load i64, ptr %279, align 1
 %4096 = add nsw i64 %4095, 1
 store i64 %4096, ptr %279, align 1
 br label %4097
4097:
 store double 2.000000e+00, ptr %280, align 1
 br label %5385
4098:
 %4099 = load double, ptr %98, align 1
 %4100 = load i64, ptr %163, align 1
 %4101 = load i64, ptr %164, align 1
 %4102 = inttoptr i64 %4100 to ptr
 %4103 = load i64, ptr %117, align 1
 %4104 = inttoptr i64 %4103 to ptr
 %4105 = load i64, ptr %168, align 1
 %4106 = inttoptr i64 %4105 to ptr
 %4107 = load i64, ptr %190, align 1
 %4108 = inttoptr i64 %4107 to ptr
 %4109 = load i64, ptr %171, align 1
 %4110 = inttoptr i64 %4109 to ptr
 %4111 = load i64, ptr %174, align 1
 %4112 = inttoptr i64 %4111 to ptr
 %4113 = load i64, ptr %172, align 1
 %4114 = inttoptr i64 %4113 to ptr
 %4115 = load i64, ptr %173, align 1
 %4116 = inttoptr i64 %4115 to ptr
 %4117 = load i64, ptr %154, align 1
 %4118 = inttoptr i64 %4117 to ptr
 %4119 = load i64, ptr %226, align 1
 %4120 = inttoptr i64 %4119 to ptr
 %4121 = load i64, ptr %227, align 1
 %4122 = inttoptr i64 %4121 to ptr
 %4123 = load i64, ptr %158, align 1
 %4124 = inttoptr i64 %4123 to ptr
 %4125 = load i64, ptr %159, align 1
 %4126 = inttoptr i64 %4125 to ptr
 %4127 = load i64, ptr %162, align 1
 %4128 = inttoptr i64 %4127 to ptr
 %4129 = load i64, ptr %160, align 1
 %4130 = inttoptr i64 %4129 to ptr
 %4131 = load i64, ptr %144, align 1
 %4132 = icmp slt i64 %4131, 1
 br i1 %4132, label %4421, label %4458
4133:
 %4134 = getelementptr double, ptr %4116, i64 %4467
 %4135 = load double, ptr %4134, align 8
 br label %4136
4136:
 %4137 = phi double [ 1.000000e+00, %4133 ], [ %4142, %4136 ]
 %4138 = phi double [ %4135, %4133 ], [ %4143, %4136 ]
 %4139 = phi i1 [ false, %4133 ], [ true, %4136 ]
 %4140 = phi i1 [ true, %4133 ], [ false, %4136 ]
 %4141 = fmul nsz contract double %4137, %4138
 %4142 = select i1 %4140, double %4137, double %4141
 %4143 = fmul nsz contract double %4138, %4138
 br i1 %4139, label %4144, label %4136
4144:
 %4145 = getelementptr double, ptr %4116, i64 %4504
 %4146 = load double, ptr %4145, align 8
 br label %4147
4147:
 %4148 = phi double [ 1.000000e+00, %4144 ], [ %4153, %4147 ]
 %4149 = phi double [ %4146, %4144 ], [ %4154, %4147 ]
 %4150 = phi i1 [ false, %4144 ], [ true, %4147 ]
 %4151 = phi i1 [ true, %4144 ], [ false, %4147 ]
 %4152 = fmul nsz contract double %4148, %4149
 %4153 = select i1 %4151, double %4148, double %4152
 %4154 = fmul nsz contract double %4149, %4149
 br i1 %4150, label %4543, label %4147
4155:
 %4156 = fadd nsz contract double %4142, %4153
 %4157 = tail call nsz contract double @llvm.sqrt.f64(double %4156)
 %4158 = fmul nsz contract double %4477, 1.000000e+01
 %4159 = fmul nsz contract double %4158, %4555
 %4160 = icmp eq i64 %4466, 1
 %4161 = fmul nsz contract double %4159, 2.000000e+00
 %4162 = select i1 %4160, double %4161, double %4159
 %4163 = fcmp nsz contract ogt double %4157, %4162
 br i1 %4163, label %4164, label %4173
4164:
 %4165 = getelementptr double, ptr %4108, i64 %4459
 %4166 = load double, ptr %4165, align 8
 %4167 = fmul nsz contract double %4166, 0x3FEFFFFDE7210BE9
 %4168 = getelementptr double, ptr %4118, i64 %4460
 %4169 = load double, ptr %4168, align 8
 %4170 = fmul nsz contract double %4167, %4169
 %4171 = fcmp nsz contract ult double %4539, %4170
 br i1 %4171, label %4173, label %4172
4172:
 br label %4173
4173:
 %4174 = phi i64 [ 2, %4172 ], [ 1, %4164 ], [ 1, %4155 ], [ %4542, %4515 ]
 %4175 = load i64, ptr %281, align 1
 %4176 = icmp eq i64 %4175, 0
 %4177 = fcmp nsz contract ugt double %4479, %4527
 %4178 = icmp eq i64 %4471, 1
 %4179 = select i1 %4177, i1 true, i1 %4178
 %4180 = select i1 %4179, i64 %4466, i64 %4174
 %4181 = select i1 %4176, i64 %4180, i64 %4466
 %4182 = load i64, ptr %117, align 1
 %4183 = inttoptr i64 %4182 to ptr
 %4184 = getelementptr i8, ptr %4183, i64 %4461
 %4185 = load i64, ptr %4184, align 8
 %4186 = load i64, ptr %113, align 1
 %4187 = mul nsw i64 %4186, %4185
 %4188 = getelementptr i8, ptr %4184, i64 8
 %4189 = load i64, ptr %4188, align 8
 %4190 = add nsw i64 %4187, %4189
 %4191 = shl nsw i64 %4190, 16
 %4192 = getelementptr i8, ptr %4184, i64 24
 %4193 = load i64, ptr %4192, align 8
 %4194 = add nsw i64 %4191, %4193
 %4195 = icmp eq i64 %4181, %4174
 %4196 = icmp eq i64 %4471, 0
 %4197 = select i1 %4195, i1 %4196, i1 false
 br i1 %4197, label %4359, label %4198
4198:
 %4199 = getelementptr double, ptr %4118, i64 %4460
 %4200 = load double, ptr %4199, align 8
 %4201 = getelementptr double, ptr %4120, i64 %4459
 %4202 = load double, ptr %4201, align 8
 %4203 = select i1 %4196, double 0.000000e+00, double %4200
 %4204 = select i1 %4196, double 0.000000e+00, double %4202
 %4205 = icmp eq i64 %4174, 0
 %4206 = or i64 %4181, %4174
 %4207 = icmp eq i64 %4206, 0
 br i1 %4207, label %4208, label %4240
4208:
 br i1 %4178, label %4209, label %4359
4209:
 %4210 = load i64, ptr %87, align 1
 %4211 = load i64, ptr %88, align 1
 %4212 = icmp slt i64 %4211, %4210
 br i1 %4212, label %4216, label %4213
4213:
 %4214 = load i64, ptr %284, align 1
 %4215 = add nsw i64 %4214, 1
 store i64 %4215, ptr %284, align 1
 br label %4359
4216:
 %4217 = load i64, ptr %285, align 1
 %4218 = inttoptr i64 %4217 to ptr
 %4219 = mul nsw i64 %4210, 3
 %4220 = load i64, ptr %283, align 1
 %4221 = inttoptr i64 %4220 to ptr
 %4222 = icmp slt i64 %4211, 0
 %4223 = select i1 %4222, i64 %4210, i64 0
 %4224 = add i64 %4223, %4211
 %4225 = mul i64 %4224, 24
 %4226 = getelementptr i8, ptr %4221, i64 %4225
 store double %4099, ptr %4226, align 8
 %4227 = getelementptr i8, ptr %4226, i64 8
 store double %4200, ptr %4227, align 8
 %4228 = getelementptr i8, ptr %4226, i64 16
 store double %4202, ptr %4228, align 8
 %4229 = select i1 %4222, i64 %4219, i64 0
 %4230 = mul i64 %4211, 24
 %4231 = getelementptr i8, ptr %4218, i64 %4230
 %4232 = getelementptr i64, ptr %4231, i64 %4229
 store i64 %4194, ptr %4232, align 8
 %4233 = getelementptr i8, ptr %4231, i64 8
 %4234 = getelementptr i64, ptr %4233, i64 %4229
 store i64 %4464, ptr %4234, align 8
 %4235 = getelementptr i8, ptr %4231, i64 16
 %4236 = getelementptr i64, ptr %4235, i64 %4229
 store i64 0, ptr %4236, align 8
 %4237 = add nsw i64 %4211, 1
 store i64 %4237, ptr %88, align 1
 %4238 = load i64, ptr %282, align 1
 %4239 = add i64 %4238, %4237
 br label %4359
4240:
 %4241 = icmp eq i64 %4181, 0
 br i1 %4241, label %4242, label %4273
4242:
 %4243 = load i64, ptr %87, align 1
 %4244 = load i64, ptr %88, align 1
 %4245 = icmp slt i64 %4244, %4243
 br i1 %4245, label %4249, label %4246
4246:
 %4247 = load i64, ptr %284, align 1
 %4248 = add nsw i64 %4247, 1
 store i64 %4248, ptr %284, align 1
 br label %4359
4249:
 %4250 = load i64, ptr %285, align 1
 %4251 = inttoptr i64 %4250 to ptr
 %4252 = mul nsw i64 %4243, 3
 %4253 = load i64, ptr %283, align 1
 %4254 = inttoptr i64 %4253 to ptr
 %4255 = icmp slt i64 %4244, 0
 %4256 = select i1 %4255, i64 %4243, i64 0
 %4257 = add i64 %4256, %4244
 %4258 = mul i64 %4257, 24
 %4259 = getelementptr i8, ptr %4254, i64 %4258
 store double %4099, ptr %4259, align 8
 %4260 = getelementptr i8, ptr %4259, i64 8
 store double %4203, ptr %4260, align 8
 %4261 = getelementptr i8, ptr %4259, i64 16
 store double %4204, ptr %4261, align 8
 %4262 = select i1 %4255, i64 %4252, i64 0
 %4263 = mul i64 %4244, 24
 %4264 = getelementptr i8, ptr %4251, i64 %4263
 %4265 = getelementptr i64, ptr %4264, i64 %4262
 store i64 %4194, ptr %4265, align 8
 %4266 = getelementptr i8, ptr %4264, i64 8
 %4267 = getelementptr i64, ptr %4266, i64 %4262
 store i64 %4464, ptr %4267, align 8
 %4268 = getelementptr i8, ptr %4264, i64 16
 %4269 = getelementptr i64, ptr %4268, i64 %4262
 store i64 1, ptr %4269, align 8
 %4270 = add nsw i64 %4244, 1
 store i64 %4270, ptr %88, align 1
 %4271 = load i64, ptr %282, align 1
 %4272 = add i64 %4271, %4270
 br label %4359
4273:
 br i1 %4205, label %4274, label %4305
4274:
 %4275 = load i64, ptr %87, align 1
 %4276 = load i64, ptr %88, align 1
 %4277 = icmp slt i64 %4276, %4275
 br i1 %4277, label %4281, label %4278
4278:
 %4279 = load i64, ptr %284, align 1
 %4280 = add nsw i64 %4279, 1
 store i64 %4280, ptr %284, align 1
 br label %4359
4281:
 %4282 = load i64, ptr %285, align 1
 %4283 = inttoptr i64 %4282 to ptr
 %4284 = mul nsw i64 %4275, 3
 %4285 = load i64, ptr %283, align 1
 %4286 = inttoptr i64 %4285 to ptr
 %4287 = icmp slt i64 %4276, 0
 %4288 = select i1 %4287, i64 %4275, i64 0
 %4289 = add i64 %4288, %4276
 %4290 = mul i64 %4289, 24
 %4291 = getelementptr i8, ptr %4286, i64 %4290
 store double %4099, ptr %4291, align 8
 %4292 = getelementptr i8, ptr %4291, i64 8
 store double %4203, ptr %4292, align 8
 %4293 = getelementptr i8, ptr %4291, i64 16
 store double %4204, ptr %4293, align 8
 %4294 = select i1 %4287, i64 %4284, i64 0
 %4295 = mul i64 %4276, 24
 %4296 = getelementptr i8, ptr %4283, i64 %4295
 %4297 = getelementptr i64, ptr %4296, i64 %4294
 store i64 %4194, ptr %4297, align 8
 %4298 = getelementptr i8, ptr %4296, i64 8
 %4299 = getelementptr i64, ptr %4298, i64 %4294
 store i64 %4464, ptr %4299, align 8
 %4300 = getelementptr i8, ptr %4296, i64 16
 %4301 = getelementptr i64, ptr %4300, i64 %4294
 store i64 16, ptr %4301, align 8
 %4302 = add nsw i64 %4276, 1
 store i64 %4302, ptr %88, align 1
 %4303 = load i64, ptr %282, align 1
 %4304 = add i64 %4303, %4302
 br label %4359
4305:
 br i1 %4196, label %4359, label %4306
4306:
 %4307 = load i64, ptr %282, align 1
 %4308 = xor i64 %4307, -1
 %4309 = add i64 %4469, %4308
 %4310 = icmp slt i64 %4469, 1
 %4311 = icmp slt i64 %4309, 0
 %4312 = select i1 %4310, i1 true, i1 %4311
 br i1 %4312, label %4324, label %4313
4313:
 %4314 = load i64, ptr %283, align 1
 %4315 = inttoptr i64 %4314 to ptr
 %4316 = mul i64 %4309, 24
 %4317 = getelementptr i8, ptr %4315, i64 %4316
 %4318 = getelementptr i8, ptr %4317, i64 8
 %4319 = load double, ptr %4318, align 8
 %4320 = fadd nsz contract double %4200, %4319
 store double %4320, ptr %4318, align 8
 %4321 = getelementptr i8, ptr %4317, i64 16
 %4322 = load double, ptr %4321, align 8
 %4323 = fadd nsz contract double %4202, %4322
 store double %4323, ptr %4321, align 8
 br label %4359
4324:
 %4325 = icmp ne i64 %4469, 0
 %4326 = fcmp nsz contract ogt double %4202, 0.000000e+00
 %4327 = select i1 %4325, i1 true, i1 %4326
 br i1 %4327, label %4328, label %4359
4328:
 %4329 = load i64, ptr %87, align 1
 %4330 = load i64, ptr %88, align 1
 %4331 = icmp slt i64 %4330, %4329
 br i1 %4331, label %4335, label %4332
4332:
 %4333 = load i64, ptr %284, align 1
 %4334 = add nsw i64 %4333, 1
 store i64 %4334, ptr %284, align 1
 br label %4359
4335:
 %4336 = load i64, ptr %285, align 1
 %4337 = inttoptr i64 %4336 to ptr
 %4338 = mul nsw i64 %4329, 3
 %4339 = load i64, ptr %283, align 1
 %4340 = inttoptr i64 %4339 to ptr
 %4341 = icmp slt i64 %4330, 0
 %4342 = select i1 %4341, i64 %4329, i64 0
 %4343 = add i64 %4342, %4330
 %4344 = mul i64 %4343, 24
 %4345 = getelementptr i8, ptr %4340, i64 %4344
 store double %4099, ptr %4345, align 8
 %4346 = getelementptr i8, ptr %4345, i64 8
 store double %4200, ptr %4346, align 8
 %4347 = getelementptr i8, ptr %4345, i64 16
 store double %4202, ptr %4347, align 8
 %4348 = select i1 %4341, i64 %4338, i64 0
 %4349 = mul i64 %4330, 24
 %4350 = getelementptr i8, ptr %4337, i64 %4349
 %4351 = getelementptr i64, ptr %4350, i64 %4348
 store i64 %4194, ptr %4351, align 8
 %4352 = getelementptr i8, ptr %4350, i64 8
 %4353 = getelementptr i64, ptr %4352, i64 %4348
 store i64 %4464, ptr %4353, align 8
 %4354 = getelementptr i8, ptr %4350, i64 16
 %4355 = getelementptr i64, ptr %4354, i64 %4348
 store i64 17, ptr %4355, align 8
 %4356 = add nsw i64 %4330, 1
 store i64 %4356, ptr %88, align 1
 %4357 = load i64, ptr %282, align 1
 %4358 = add i64 %4357, %4356
 br label %4359
4359:
 %4360 = phi i64 [ 0, %4173 ], [ -1, %4278 ], [ -1, %4246 ], [ -1, %4213 ], [ -1, %4332 ], [ 0, %4208 ], [ %4239, %4216 ], [ %4272, %4249 ], [ %4304, %4281 ], [ %4358, %4335 ], [ 0, %4313 ], [ 0, %4324 ], [ 0, %4305 ]
 %4361 = select i1 %4195, i1 true, i1 %4537
 br i1 %4361, label %4395, label %4362
4362:
 %4363 = load i64, ptr %87, align 1
 %4364 = load i64, ptr %88, align 1
 %4365 = icmp slt i64 %4364, %4363
 br i1 %4365, label %4369, label %4366
4366:
 %4367 = load i64, ptr %284, align 1
 %4368 = add nsw i64 %4367, 1
 store i64 %4368, ptr %284, align 1
 br label %4395
4369:
 %4370 = select i1 %4196, double 0.000000e+00, double %4539
 %4371 = shl i64 %4181, 4
 %4372 = add i64 %4371, 68
 %4373 = or disjoint i64 %4372, %4174
 %4374 = load i64, ptr %285, align 1
 %4375 = inttoptr i64 %4374 to ptr
 %4376 = mul nsw i64 %4363, 3
 %4377 = load i64, ptr %283, align 1
 %4378 = inttoptr i64 %4377 to ptr
 %4379 = icmp slt i64 %4364, 0
 %4380 = select i1 %4379, i64 %4363, i64 0
 %4381 = add i64 %4380, %4364
 %4382 = mul i64 %4381, 24
 %4383 = getelementptr i8, ptr %4378, i64 %4382
 store double %4099, ptr %4383, align 8
 %4384 = getelementptr i8, ptr %4383, i64 8
 store double %4370, ptr %4384, align 8
 %4385 = getelementptr i8, ptr %4383, i64 16
 store double 0.000000e+00, ptr %4385, align 8
 %4386 = select i1 %4379, i64 %4376, i64 0
 %4387 = mul i64 %4364, 24
 %4388 = getelementptr i8, ptr %4375, i64 %4387
 %4389 = getelementptr i64, ptr %4388, i64 %4386
 store i64 %4194, ptr %4389, align 8
 %4390 = getelementptr i8, ptr %4388, i64 8
 %4391 = getelementptr i64, ptr %4390, i64 %4386
 store i64 %4464, ptr %4391, align 8
 %4392 = getelementptr i8, ptr %4388, i64 16
 %4393 = getelementptr i64, ptr %4392, i64 %4386
 store i64 %4373, ptr %4393, align 8
 %4394 = add nsw i64 %4364, 1
 store i64 %4394, ptr %88, align 1
 br label %4395
4395:
 %4396 = icmp slt i64 %4469, 1
 %4397 = select i1 %4396, i1 true, i1 %4537
 %4398 = select i1 %4397, i1 true, i1 %4196
 br i1 %4398, label %4411, label %4399
4399:
 %4400 = load i64, ptr %282, align 1
 %4401 = sub i64 %4469, %4400
 %4402 = icmp slt i64 %4401, 0
 br i1 %4402, label %4411, label %4403
4403:
 %4404 = load i64, ptr %283, align 1
 %4405 = inttoptr i64 %4404 to ptr
 %4406 = mul i64 %4401, 24
 %4407 = getelementptr i8, ptr %4405, i64 %4406
 %4408 = getelementptr i8, ptr %4407, i64 8
 %4409 = load double, ptr %4408, align 8
 %4410 = fadd nsz contract double %4539, %4409
 store double %4410, ptr %4408, align 8
 br label %4411
4411:
 store i64 %4174, ptr %4465, align 8
 store i64 0, ptr %4468, align 8
 %4412 = getelementptr i64, ptr %4124, i64 %4504
 store i64 %4464, ptr %4412, align 8
 %4413 = icmp ne i64 %4181, 0
 %4414 = or i1 %4534, %4413
 br i1 %4414, label %4419, label %4415
4415:
 %4416 = load double, ptr %4478, align 8
 %4417 = fcmp nsz contract ogt double %4416, %4527
 br i1 %4417, label %4418, label %4419
4418:
 store i64 %4360, ptr %4468, align 8
 br label %4419
4419:
 %4420 = icmp eq i64 %4516, %4131
 br i1 %4420, label %4421, label %4458
4421:
 %4422 = load i64, ptr %161, align 1
 %4423 = icmp slt i64 %4422, 1
 br i1 %4423, label %4568, label %4557
4424:
 %4425 = load i64, ptr %87, align 1
 %4426 = load i64, ptr %88, align 1
 %4427 = icmp slt i64 %4426, %4425
 br i1 %4427, label %4431, label %4428
4428:
 %4429 = load i64, ptr %284, align 1
 %4430 = add nsw i64 %4429, 1
 store i64 %4430, ptr %284, align 1
 br label %4456
4431:
 %4432 = getelementptr i8, ptr %4561, i64 16
 %4433 = load i64, ptr %4432, align 8
 %4434 = getelementptr i64, ptr %4128, i64 %4558
 %4435 = load i64, ptr %4434, align 8
 %4436 = load i64, ptr %285, align 1
 %4437 = inttoptr i64 %4436 to ptr
 %4438 = mul nsw i64 %4425, 3
 %4439 = load i64, ptr %283, align 1
 %4440 = inttoptr i64 %4439 to ptr
 %4441 = icmp slt i64 %4426, 0
 %4442 = select i1 %4441, i64 %4425, i64 0
 %4443 = add i64 %4442, %4426
 %4444 = mul i64 %4443, 24
 %4445 = getelementptr i8, ptr %4440, i64 %4444
 store double %4099, ptr %4445, align 8
 %4446 = getelementptr i8, ptr %4445, i64 8
 %4447 = select i1 %4441, i64 %4438, i64 0
 %4448 = mul i64 %4426, 24
 %4449 = getelementptr i8, ptr %4437, i64 %4448
 %4450 = getelementptr i64, ptr %4449, i64 %4447
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %4446, i8 0, i64 16, i1 false)
 store i64 %4435, ptr %4450, align 8
 %4451 = getelementptr i8, ptr %4449, i64 8
 %4452 = getelementptr i64, ptr %4451, i64 %4447
 store i64 %4433, ptr %4452, align 8
 %4453 = getelementptr i8, ptr %4449, i64 16
 %4454 = getelementptr i64, ptr %4453, i64 %4447
 store i64 16, ptr %4454, align 8
 %4455 = add nsw i64 %4426, 1
 store i64 %4455, ptr %88, align 1
 br label %4456
4456:
 %4457 = icmp eq i64 %4559, %4422
 br i1 %4457, label %4568, label %4557
4458:
 %4459 = phi i64 [ %4516, %4419 ], [ 0, %4098 ]
 %4460 = mul nuw nsw i64 %4459, 3
 %4461 = shl i64 %4459, 5
 %4462 = getelementptr i8, ptr %4104, i64 %4461
 %4463 = getelementptr i8, ptr %4462, i64 16
 %4464 = load i64, ptr %4463, align 8
 %4465 = getelementptr i64, ptr %4124, i64 %4460
 %4466 = load i64, ptr %4465, align 8
 %4467 = add nuw nsw i64 %4460, 1
 %4468 = getelementptr i64, ptr %4124, i64 %4467
 %4469 = load i64, ptr %4468, align 8
 %4470 = getelementptr i64, ptr %4122, i64 %4459
 %4471 = load i64, ptr %4470, align 8
 %4472 = getelementptr double, ptr %4110, i64 %4460
 %4473 = load double, ptr %4472, align 8
 %4474 = getelementptr double, ptr %4112, i64 %4460
 %4475 = load double, ptr %4474, align 8
 %4476 = load double, ptr %202, align 1
 %4477 = load double, ptr %193, align 1
 %4478 = getelementptr double, ptr %4106, i64 %4459
 %4479 = load double, ptr %4478, align 8
 %4480 = getelementptr double, ptr %4116, i64 %4460
 %4481 = load double, ptr %4480, align 8
 %4482 = getelementptr double, ptr %4114, i64 %4460
 %4483 = load double, ptr %4482, align 8
 %4484 = icmp slt i64 %4464, 0
 %4485 = select i1 %4484, i64 %4101, i64 0
 %4486 = add i64 %4485, %4464
 %4487 = shl i64 %4486, 5
 %4488 = getelementptr i8, ptr %4102, i64 %4487
 %4489 = getelementptr i8, ptr %4488, i64 8
 %4490 = load double, ptr %4489, align 8
 %4491 = getelementptr i8, ptr %4488, i64 16
 %4492 = load double, ptr %4491, align 8
 %4493 = getelementptr double, ptr %4118, i64 %4467
 %4494 = load double, ptr %4493, align 8
 br label %4495
4495:
 %4496 = phi double [ 1.000000e+00, %4458 ], [ %4501, %4495 ]
 %4497 = phi double [ %4494, %4458 ], [ %4502, %4495 ]
 %4498 = phi i1 [ false, %4458 ], [ true, %4495 ]
 %4499 = phi i1 [ true, %4458 ], [ false, %4495 ]
 %4500 = fmul nsz contract double %4496, %4497
 %4501 = select i1 %4499, double %4496, double %4500
 %4502 = fmul nsz contract double %4497, %4497
 br i1 %4498, label %4503, label %4495
4503:
 %4504 = add nuw nsw i64 %4460, 2
 %4505 = getelementptr double, ptr %4118, i64 %4504
 %4506 = load double, ptr %4505, align 8
 br label %4507
4507:
 %4508 = phi double [ 1.000000e+00, %4503 ], [ %4513, %4507 ]
 %4509 = phi double [ %4506, %4503 ], [ %4514, %4507 ]
 %4510 = phi i1 [ false, %4503 ], [ true, %4507 ]
 %4511 = phi i1 [ true, %4503 ], [ false, %4507 ]
 %4512 = fmul nsz contract double %4508, %4509
 %4513 = select i1 %4511, double %4508, double %4512
 %4514 = fmul nsz contract double %4509, %4509
 br i1 %4510, label %4515, label %4507
4515:
 %4516 = add nuw nsw i64 %4459, 1
 %4517 = tail call nsz contract double @llvm.fabs.f64(double %4473)
 %4518 = tail call nsz contract double @llvm.fabs.f64(double %4475)
 %4519 = fadd nsz contract double %4517, %4518
 %4520 = fmul nsz contract double %416, %4477
 %4521 = fmul nsz contract double %4519, %4520
 %4522 = fadd nsz contract double %4476, %4521
 %4523 = fmul nsz contract double %4522, 1.000000e+01
 %4524 = fsub nsz contract double %4475, %4473
 %4525 = tail call nsz contract double @llvm.fabs.f64(double %4524)
 %4526 = fmul nsz contract double %416, %4525
 %4527 = fadd nsz contract double %4526, %4523
 %4528 = fsub nsz contract double %4481, %4483
 %4529 = fmul nsz contract double %416, %4528
 %4530 = fadd nsz contract double %4479, %4529
 %4531 = icmp eq i64 %4466, 0
 %4532 = fmul nsz contract double %4527, 2.000000e+00
 %4533 = select i1 %4531, double %4527, double %4532
 %4534 = fcmp nsz contract ugt double %4530, %4533
 %4535 = fcmp nsz contract ogt double %4492, %4490
 %4536 = select i1 %4535, double %4492, double %4490
 %4537 = fcmp nsz contract ule double %4536, 0.000000e+00
 %4538 = fadd nsz contract double %4501, %4513
 %4539 = tail call nsz contract double @llvm.sqrt.f64(double %4538)
 %4540 = select i1 %4534, i1 true, i1 %4537
 %4541 = xor i1 %4534, true
 %4542 = zext i1 %4541 to i64
 br i1 %4540, label %4173, label %4133
4543:
 %4544 = phi double [ %4555, %4543 ], [ %4519, %4147 ]
 %4545 = phi i64 [ %4546, %4543 ], [ 1, %4147 ]
 %4546 = add nuw nsw i64 %4545, 1
 %4547 = add nuw nsw i64 %4545, %4460
 %4548 = getelementptr double, ptr %4110, i64 %4547
 %4549 = load double, ptr %4548, align 8
 %4550 = tail call nsz contract double @llvm.fabs.f64(double %4549)
 %4551 = getelementptr double, ptr %4112, i64 %4547
 %4552 = load double, ptr %4551, align 8
 %4553 = tail call nsz contract double @llvm.fabs.f64(double %4552)
 %4554 = fadd nsz contract double %4550, %4553
 %4555 = fadd nsz contract double %4544, %4554
 %4556 = icmp eq i64 %4546, 3
 br i1 %4556, label %4155, label %4543
4557:
 %4558 = phi i64 [ %4559, %4456 ], [ 0, %4421 ]
 %4559 = add nuw nsw i64 %4558, 1
 %4560 = mul i64 %4558, 24
 %4561 = getelementptr i8, ptr %4126, i64 %4560
 %4562 = load i64, ptr %4561, align 8
 %4563 = getelementptr i64, ptr %4130, i64 %4558
 %4564 = load i64, ptr %4563, align 8
 %4565 = icmp eq i64 %4564, 0
 %4566 = icmp ne i64 %4562, 0
 %4567 = select i1 %4565, i1 %4566, i1 false
 br i1 %4567, label %4424, label %4456
4568:
 %4569 = load i64, ptr %165, align 1
 %4570 = load i64, ptr %90, align 1
 %4571 = inttoptr i64 %4569 to ptr
 %4572 = load i64, ptr %180, align 1
 %4573 = inttoptr i64 %4572 to ptr
 %4574 = load i64, ptr %179, align 1
 %4575 = inttoptr i64 %4574 to ptr
 %4576 = load i64, ptr %178, align 1
 %4577 = inttoptr i64 %4576 to ptr
 %4578 = load i64, ptr %171, align 1
 %4579 = load i64, ptr %191, align 1
 %4580 = inttoptr i64 %4578 to ptr
 %4581 = load i64, ptr %174, align 1
 %4582 = inttoptr i64 %4581 to ptr
 %4583 = load i64, ptr %172, align 1
 %4584 = inttoptr i64 %4583 to ptr
 %4585 = load i64, ptr %173, align 1
 %4586 = inttoptr i64 %4585 to ptr
 %4587 = load i64, ptr %154, align 1
 %4588 = inttoptr i64 %4587 to ptr
 %4589 = load i64, ptr %226, align 1
 %4590 = load i64, ptr %89, align 1
 %4591 = add nsw i64 %4590, %4570
 %4592 = inttoptr i64 %4589 to ptr
 %4593 = load i64, ptr %227, align 1
 %4594 = inttoptr i64 %4593 to ptr
 %4595 = load i64, ptr %181, align 1
 %4596 = mul nsw i64 %4570, 3
 %4597 = inttoptr i64 %4595 to ptr
 %4598 = load i64, ptr %186, align 1
 %4599 = icmp slt i64 %4598, 1
 br i1 %4599, label %4906, label %4867
4600:
 %4601 = getelementptr double, ptr %4586, i64 %4889
 %4602 = load double, ptr %4601, align 8
 %4603 = load double, ptr %193, align 1
 %4604 = fmul nsz contract double %4603, 1.000000e+01
 %4605 = fmul nsz contract double %4896, %4604
 %4606 = tail call nsz contract double @llvm.fabs.f64(double %4602)
 %4607 = icmp eq i64 %4883, 1
 %4608 = fmul nsz contract double %4605, 2.000000e+00
 %4609 = select i1 %4607, double %4608, double %4605
 %4610 = fcmp nsz contract ogt double %4606, %4609
 br i1 %4610, label %4611, label %4622
4611:
 %4612 = getelementptr double, ptr %4588, i64 %4889
 %4613 = load double, ptr %4612, align 8
 %4614 = tail call nsz contract double @llvm.fabs.f64(double %4613)
 %4615 = getelementptr double, ptr %4577, i64 %4868
 %4616 = load double, ptr %4615, align 8
 %4617 = fmul nsz contract double %4616, 0x3FEFFFFDE7210BE9
 %4618 = fcmp nsz contract ult double %4614, %4617
 br i1 %4618, label %4622, label %4619
4619:
 %4620 = fcmp nsz contract ogt double %4602, 0.000000e+00
 %4621 = select i1 %4620, i64 2, i64 3
 br label %4622
4622:
 %4623 = phi i64 [ %4621, %4619 ], [ 1, %4611 ], [ 1, %4600 ]
 %4624 = icmp eq i64 %4883, 0
 %4625 = icmp eq i64 %4883, %4623
 %4626 = select i1 %4624, i1 true, i1 %4625
 br i1 %4626, label %4659, label %4627
4627:
 %4628 = load i64, ptr %87, align 1
 %4629 = load i64, ptr %88, align 1
 %4630 = icmp slt i64 %4629, %4628
 br i1 %4630, label %4634, label %4631
4631:
 %4632 = load i64, ptr %284, align 1
 %4633 = add nsw i64 %4632, 1
 store i64 %4633, ptr %284, align 1
 br label %4659
4634:
 %4635 = shl i64 %4883, 4
 %4636 = add i64 %4635, 68
 %4637 = or disjoint i64 %4623, %4636
 %4638 = xor i64 %4871, -1
 %4639 = load i64, ptr %285, align 1
 %4640 = inttoptr i64 %4639 to ptr
 %4641 = mul nsw i64 %4628, 3
 %4642 = load i64, ptr %283, align 1
 %4643 = inttoptr i64 %4642 to ptr
 %4644 = icmp slt i64 %4629, 0
 %4645 = select i1 %4644, i64 %4628, i64 0
 %4646 = add i64 %4645, %4629
 %4647 = mul i64 %4646, 24
 %4648 = getelementptr i8, ptr %4643, i64 %4647
 store double %4099, ptr %4648, align 8
 %4649 = getelementptr i8, ptr %4648, i64 8
 %4650 = select i1 %4644, i64 %4641, i64 0
 %4651 = mul i64 %4629, 24
 %4652 = getelementptr i8, ptr %4640, i64 %4651
 %4653 = getelementptr i64, ptr %4652, i64 %4650
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %4649, i8 0, i64 16, i1 false)
 store i64 %4638, ptr %4653, align 8
 %4654 = getelementptr i8, ptr %4652, i64 8
 %4655 = getelementptr i64, ptr %4654, i64 %4650
 store i64 0, ptr %4655, align 8
 %4656 = getelementptr i8, ptr %4652, i64 16
 %4657 = getelementptr i64, ptr %4656, i64 %4650
 store i64 %4637, ptr %4657, align 8
 %4658 = add nsw i64 %4629, 1
 store i64 %4658, ptr %88, align 1
 br label %4659
4659:
 store i64 %4623, ptr %4882, align 8
 br label %4865
4660:
 %4661 = getelementptr i64, ptr %4594, i64 %4875
 %4662 = getelementptr i64, ptr %4661, i64 %4877
 %4663 = load i64, ptr %4662, align 8
 %4664 = load double, ptr %202, align 1
 %4665 = load double, ptr %193, align 1
 %4666 = fmul nsz contract double %416, %4665
 %4667 = fmul nsz contract double %4896, %4666
 %4668 = fadd nsz contract double %4664, %4667
 %4669 = fmul nsz contract double %4668, 1.000000e+01
 %4670 = fsub nsz contract double %4894, %4891
 %4671 = tail call nsz contract double @llvm.fabs.f64(double %4670)
 %4672 = fmul nsz contract double %416, %4671
 %4673 = fadd nsz contract double %4672, %4669
 %4674 = getelementptr double, ptr %4575, i64 %4868
 %4675 = load double, ptr %4674, align 8
 %4676 = getelementptr double, ptr %4586, i64 %4889
 %4677 = load double, ptr %4676, align 8
 %4678 = getelementptr double, ptr %4584, i64 %4889
 %4679 = load double, ptr %4678, align 8
 %4680 = fsub nsz contract double %4677, %4679
 %4681 = fmul nsz contract double %416, %4680
 %4682 = fadd nsz contract double %4675, %4681
 %4683 = icmp eq i64 %4883, 0
 %4684 = fmul nsz contract double %4673, 2.000000e+00
 %4685 = select i1 %4683, double %4673, double %4684
 %4686 = fcmp nsz contract ugt double %4682, %4685
 %4687 = xor i1 %4686, true
 %4688 = zext i1 %4687 to i64
 %4689 = load i64, ptr %281, align 1
 %4690 = icmp eq i64 %4689, 0
 %4691 = fcmp nsz contract ugt double %4675, %4673
 %4692 = icmp eq i64 %4663, 1
 %4693 = select i1 %4691, i1 true, i1 %4692
 %4694 = select i1 %4693, i64 %4883, i64 %4688
 %4695 = select i1 %4690, i64 %4694, i64 %4883
 %4696 = icmp eq i64 %4695, %4688
 %4697 = icmp eq i64 %4663, 0
 %4698 = select i1 %4696, i1 %4697, i1 false
 br i1 %4698, label %4857, label %4699
4699:
 %4700 = xor i64 %4871, -1
 %4701 = getelementptr double, ptr %4588, i64 %4889
 %4702 = load double, ptr %4701, align 8
 %4703 = getelementptr double, ptr %4592, i64 %4875
 %4704 = getelementptr double, ptr %4703, i64 %4877
 %4705 = load double, ptr %4704, align 8
 %4706 = select i1 %4697, double 0.000000e+00, double %4702
 %4707 = select i1 %4697, double 0.000000e+00, double %4705
 %4708 = icmp eq i64 %4695, 0
 %4709 = and i1 %4686, %4708
 br i1 %4709, label %4710, label %4742
4710:
 br i1 %4692, label %4711, label %4857
4711:
 %4712 = load i64, ptr %87, align 1
 %4713 = load i64, ptr %88, align 1
 %4714 = icmp slt i64 %4713, %4712
 br i1 %4714, label %4718, label %4715
4715:
 %4716 = load i64, ptr %284, align 1
 %4717 = add nsw i64 %4716, 1
 store i64 %4717, ptr %284, align 1
 br label %4857
4718:
 %4719 = load i64, ptr %285, align 1
 %4720 = inttoptr i64 %4719 to ptr
 %4721 = mul nsw i64 %4712, 3
 %4722 = load i64, ptr %283, align 1
 %4723 = inttoptr i64 %4722 to ptr
 %4724 = icmp slt i64 %4713, 0
 %4725 = select i1 %4724, i64 %4712, i64 0
 %4726 = add i64 %4725, %4713
 %4727 = mul i64 %4726, 24
 %4728 = getelementptr i8, ptr %4723, i64 %4727
 store double %4099, ptr %4728, align 8
 %4729 = getelementptr i8, ptr %4728, i64 8
 store double %4702, ptr %4729, align 8
 %4730 = getelementptr i8, ptr %4728, i64 16
 store double %4705, ptr %4730, align 8
 %4731 = select i1 %4724, i64 %4721, i64 0
 %4732 = mul i64 %4713, 24
 %4733 = getelementptr i8, ptr %4720, i64 %4732
 %4734 = getelementptr i64, ptr %4733, i64 %4731
 store i64 %4700, ptr %4734, align 8
 %4735 = getelementptr i8, ptr %4733, i64 8
 %4736 = getelementptr i64, ptr %4735, i64 %4731
 store i64 0, ptr %4736, align 8
 %4737 = getelementptr i8, ptr %4733, i64 16
 %4738 = getelementptr i64, ptr %4737, i64 %4731
 store i64 0, ptr %4738, align 8
 %4739 = add nsw i64 %4713, 1
 store i64 %4739, ptr %88, align 1
 %4740 = load i64, ptr %282, align 1
 %4741 = add i64 %4740, %4739
 br label %4857
4742:
 br i1 %4708, label %4743, label %4774
4743:
 %4744 = load i64, ptr %87, align 1
 %4745 = load i64, ptr %88, align 1
 %4746 = icmp slt i64 %4745, %4744
 br i1 %4746, label %4750, label %4747
4747:
 %4748 = load i64, ptr %284, align 1
 %4749 = add nsw i64 %4748, 1
 store i64 %4749, ptr %284, align 1
 br label %4857
4750:
 %4751 = load i64, ptr %285, align 1
 %4752 = inttoptr i64 %4751 to ptr
 %4753 = mul nsw i64 %4744, 3
 %4754 = load i64, ptr %283, align 1
 %4755 = inttoptr i64 %4754 to ptr
 %4756 = icmp slt i64 %4745, 0
 %4757 = select i1 %4756, i64 %4744, i64 0
 %4758 = add i64 %4757, %4745
 %4759 = mul i64 %4758, 24
 %4760 = getelementptr i8, ptr %4755, i64 %4759
 store double %4099, ptr %4760, align 8
 %4761 = getelementptr i8, ptr %4760, i64 8
 store double %4706, ptr %4761, align 8
 %4762 = getelementptr i8, ptr %4760, i64 16
 store double %4707, ptr %4762, align 8
 %4763 = select i1 %4756, i64 %4753, i64 0
 %4764 = mul i64 %4745, 24
 %4765 = getelementptr i8, ptr %4752, i64 %4764
 %4766 = getelementptr i64, ptr %4765, i64 %4763
 store i64 %4700, ptr %4766, align 8
 %4767 = getelementptr i8, ptr %4765, i64 8
 %4768 = getelementptr i64, ptr %4767, i64 %4763
 store i64 0, ptr %4768, align 8
 %4769 = getelementptr i8, ptr %4765, i64 16
 %4770 = getelementptr i64, ptr %4769, i64 %4763
 store i64 1, ptr %4770, align 8
 %4771 = add nsw i64 %4745, 1
 store i64 %4771, ptr %88, align 1
 %4772 = load i64, ptr %282, align 1
 %4773 = add i64 %4772, %4771
 br label %4857
4774:
 br i1 %4686, label %4775, label %4804
4775:
 %4776 = load i64, ptr %87, align 1
 %4777 = load i64, ptr %88, align 1
 %4778 = icmp slt i64 %4777, %4776
 br i1 %4778, label %4782, label %4779
4779:
 %4780 = load i64, ptr %284, align 1
 %4781 = add nsw i64 %4780, 1
 store i64 %4781, ptr %284, align 1
 br label %4856
4782:
 %4783 = load i64, ptr %285, align 1
 %4784 = inttoptr i64 %4783 to ptr
 %4785 = mul nsw i64 %4776, 3
 %4786 = load i64, ptr %283, align 1
 %4787 = inttoptr i64 %4786 to ptr
 %4788 = icmp slt i64 %4777, 0
 %4789 = select i1 %4788, i64 %4776, i64 0
 %4790 = add i64 %4789, %4777
 %4791 = mul i64 %4790, 24
 %4792 = getelementptr i8, ptr %4787, i64 %4791
 store double %4099, ptr %4792, align 8
 %4793 = getelementptr i8, ptr %4792, i64 8
 store double %4706, ptr %4793, align 8
 %4794 = getelementptr i8, ptr %4792, i64 16
 store double %4707, ptr %4794, align 8
 %4795 = select i1 %4788, i64 %4785, i64 0
 %4796 = mul i64 %4777, 24
 %4797 = getelementptr i8, ptr %4784, i64 %4796
 %4798 = getelementptr i64, ptr %4797, i64 %4795
 store i64 %4700, ptr %4798, align 8
 %4799 = getelementptr i8, ptr %4797, i64 8
 %4800 = getelementptr i64, ptr %4799, i64 %4795
 store i64 0, ptr %4800, align 8
 %4801 = getelementptr i8, ptr %4797, i64 16
 %4802 = getelementptr i64, ptr %4801, i64 %4795
 store i64 16, ptr %4802, align 8
 %4803 = add nsw i64 %4777, 1
 store i64 %4803, ptr %88, align 1
 br label %4856
4804:
 br i1 %4697, label %4856, label %4805
4805:
 %4806 = load i64, ptr %282, align 1
 %4807 = xor i64 %4806, -1
 %4808 = add i64 %4886, %4807
 %4809 = icmp slt i64 %4886, 1
 %4810 = icmp slt i64 %4808, 0
 %4811 = select i1 %4809, i1 true, i1 %4810
 br i1 %4811, label %4823, label %4812
4812:
 %4813 = load i64, ptr %283, align 1
 %4814 = inttoptr i64 %4813 to ptr
 %4815 = mul i64 %4808, 24
 %4816 = getelementptr i8, ptr %4814, i64 %4815
 %4817 = getelementptr i8, ptr %4816, i64 8
 %4818 = load double, ptr %4817, align 8
 %4819 = fadd nsz contract double %4702, %4818
 store double %4819, ptr %4817, align 8
 %4820 = getelementptr i8, ptr %4816, i64 16
 %4821 = load double, ptr %4820, align 8
 %4822 = fadd nsz contract double %4705, %4821
 store double %4822, ptr %4820, align 8
 br label %4856
4823:
 %4824 = icmp ne i64 %4886, 0
 %4825 = fcmp nsz contract ogt double %4705, 0.000000e+00
 %4826 = select i1 %4824, i1 true, i1 %4825
 br i1 %4826, label %4827, label %4856
4827:
 %4828 = load i64, ptr %87, align 1
 %4829 = load i64, ptr %88, align 1
 %4830 = icmp slt i64 %4829, %4828
 br i1 %4830, label %4834, label %4831
4831:
 %4832 = load i64, ptr %284, align 1
 %4833 = add nsw i64 %4832, 1
 store i64 %4833, ptr %284, align 1
 br label %4856
4834:
 %4835 = load i64, ptr %285, align 1
 %4836 = inttoptr i64 %4835 to ptr
 %4837 = mul nsw i64 %4828, 3
 %4838 = load i64, ptr %283, align 1
 %4839 = inttoptr i64 %4838 to ptr
 %4840 = icmp slt i64 %4829, 0
 %4841 = select i1 %4840, i64 %4828, i64 0
 %4842 = add i64 %4841, %4829
 %4843 = mul i64 %4842, 24
 %4844 = getelementptr i8, ptr %4839, i64 %4843
 store double %4099, ptr %4844, align 8
 %4845 = getelementptr i8, ptr %4844, i64 8
 store double %4702, ptr %4845, align 8
 %4846 = getelementptr i8, ptr %4844, i64 16
 store double %4705, ptr %4846, align 8
 %4847 = select i1 %4840, i64 %4837, i64 0
 %4848 = mul i64 %4829, 24
 %4849 = getelementptr i8, ptr %4836, i64 %4848
 %4850 = getelementptr i64, ptr %4849, i64 %4847
 store i64 %4700, ptr %4850, align 8
 %4851 = getelementptr i8, ptr %4849, i64 8
 %4852 = getelementptr i64, ptr %4851, i64 %4847
 store i64 0, ptr %4852, align 8
 %4853 = getelementptr i8, ptr %4849, i64 16
 %4854 = getelementptr i64, ptr %4853, i64 %4847
 store i64 17, ptr %4854, align 8
 %4855 = add nsw i64 %4829, 1
 store i64 %4855, ptr %88, align 1
 br label %4856
4856:
 store i64 %4688, ptr %4882, align 8
 store i64 0, ptr %4885, align 8
 br label %4865
4857:
 %4858 = phi i64 [ 0, %4660 ], [ %4741, %4718 ], [ -1, %4747 ], [ -1, %4715 ], [ %4773, %4750 ], [ 0, %4710 ]
 store i64 %4688, ptr %4882, align 8
 store i64 0, ptr %4885, align 8
 %4859 = icmp ne i64 %4695, 0
 %4860 = or i1 %4686, %4859
 br i1 %4860, label %4865, label %4861
4861:
 %4862 = load double, ptr %4674, align 8
 %4863 = fcmp nsz contract ogt double %4862, %4673
 br i1 %4863, label %4864, label %4865
4864:
 store i64 %4858, ptr %4885, align 8
 br label %4865
4865:
 %4866 = icmp eq i64 %4869, %4598
 br i1 %4866, label %4902, label %4867
4867:
 %4868 = phi i64 [ %4869, %4865 ], [ 0, %4568 ]
 %4869 = add nuw nsw i64 %4868, 1
 %4870 = getelementptr i64, ptr %4573, i64 %4868
 %4871 = load i64, ptr %4870, align 8
 %4872 = load i64, ptr %144, align 1
 %4873 = mul nsw i64 %4872, 3
 %4874 = add nsw i64 %4873, %4868
 %4875 = add nsw i64 %4872, %4868
 %4876 = icmp slt i64 %4875, 0
 %4877 = select i1 %4876, i64 %4591, i64 0
 %4878 = icmp slt i64 %4871, 0
 %4879 = select i1 %4878, i64 %4596, i64 0
 %4880 = mul i64 %4871, 24
 %4881 = getelementptr i8, ptr %4597, i64 %4880
 %4882 = getelementptr i64, ptr %4881, i64 %4879
 %4883 = load i64, ptr %4882, align 8
 %4884 = getelementptr i8, ptr %4881, i64 8
 %4885 = getelementptr i64, ptr %4884, i64 %4879
 %4886 = load i64, ptr %4885, align 8
 %4887 = icmp slt i64 %4874, 0
 %4888 = select i1 %4887, i64 %4579, i64 0
 %4889 = add i64 %4888, %4874
 %4890 = getelementptr double, ptr %4580, i64 %4889
 %4891 = load double, ptr %4890, align 8
 %4892 = tail call nsz contract double @llvm.fabs.f64(double %4891)
 %4893 = getelementptr double, ptr %4582, i64 %4889
 %4894 = load double, ptr %4893, align 8
 %4895 = tail call nsz contract double @llvm.fabs.f64(double %4894)
 %4896 = fadd nsz contract double %4892, %4895
 %4897 = select i1 %4878, i64 %4570, i64 0
 %4898 = getelementptr i64, ptr %4571, i64 %4871
 %4899 = getelementptr i64, ptr %4898, i64 %4897
 %4900 = load i64, ptr %4899, align 8
 %4901 = icmp eq i64 %4900, 0
 br i1 %4901, label %4660, label %4600
4902:
 %4903 = load i64, ptr %89, align 1
 %4904 = load i64, ptr %154, align 1
 %4905 = inttoptr i64 %4904 to ptr
 br label %4906
4906:
 %4907 = phi ptr [ %4905, %4902 ], [ %4588, %4568 ]
 %4908 = phi i64 [ %4903, %4902 ], [ %4590, %4568 ]
 store i64 1, ptr %281, align 1
 %4909 = load i64, ptr %150, align 1
 %4910 = inttoptr i64 %4909 to ptr
 %4911 = load i64, ptr %162, align 1
 %4912 = inttoptr i64 %4911 to ptr
 %4913 = load i64, ptr %155, align 1
 %4914 = inttoptr i64 %4913 to ptr
 %4915 = mul nsw i64 %4908, 3
 %4916 = load i64, ptr %156, align 1
 %4917 = load i64, ptr %157, align 1
 %4918 = inttoptr i64 %4916 to ptr
 %4919 = load i64, ptr %158, align 1
 %4920 = inttoptr i64 %4919 to ptr
 %4921 = load i64, ptr %159, align 1
 %4922 = inttoptr i64 %4921 to ptr
 %4923 = load i64, ptr %161, align 1
 %4924 = icmp slt i64 %4923, 1
 br i1 %4924, label %4944, label %4993
4925:
 %4926 = phi i64 [ %4934, %4925 ], [ %5035, %5034 ]
 %4927 = icmp slt i64 %4926, 0
 %4928 = select i1 %4927, i64 %4917, i64 0
 %4929 = getelementptr i64, ptr %4918, i64 %4926
 %4930 = getelementptr i64, ptr %4929, i64 %4928
 store i64 -1, ptr %4930, align 8
 %4931 = add nsw i64 %4926, 1
 %4932 = load i64, ptr %157, align 1
 %4933 = add nsw i64 %4932, -1
 %4934 = and i64 %4933, %4931
 %4935 = icmp slt i64 %4934, 0
 %4936 = select i1 %4935, i64 %4917, i64 0
 %4937 = getelementptr i64, ptr %4918, i64 %4934
 %4938 = getelementptr i64, ptr %4937, i64 %4936
 %4939 = load i64, ptr %4938, align 8
 %4940 = icmp sgt i64 %4939, -1
 br i1 %4940, label %4925, label %4941
4941:
 %4942 = phi i64 [ %4994, %5034 ], [ %4932, %4925 ]
 %4943 = icmp eq i64 %4923, %4996
 br i1 %4943, label %4944, label %4993
4944:
 store i64 0, ptr %161, align 1
 %4945 = load i64, ptr %144, align 1
 %4946 = icmp slt i64 %4945, 1
 br i1 %4946, label %5126, label %5042
4947:
 %4948 = getelementptr i64, ptr %4920, i64 %5046
 %4949 = load i64, ptr %4948, align 8
 %4950 = icmp eq i64 %4949, 0
 br i1 %4950, label %4988, label %4951
4951:
 %4952 = load i64, ptr %117, align 1
 %4953 = inttoptr i64 %4952 to ptr
 %4954 = shl i64 %5044, 5
 %4955 = getelementptr i8, ptr %4953, i64 %4954
 %4956 = load i64, ptr %4955, align 8
 %4957 = load i64, ptr %113, align 1
 %4958 = mul nsw i64 %4957, %4956
 %4959 = getelementptr i8, ptr %4955, i64 8
 %4960 = load i64, ptr %4959, align 8
 %4961 = add nsw i64 %4958, %4960
 %4962 = shl nsw i64 %4961, 16
 %4963 = getelementptr i8, ptr %4955, i64 24
 %4964 = load i64, ptr %4963, align 8
 %4965 = add nsw i64 %4962, %4964
 %4966 = icmp slt i64 %5043, 0
 %4967 = select i1 %4966, i64 %4908, i64 0
 %4968 = getelementptr i64, ptr %4912, i64 %5043
 %4969 = getelementptr i64, ptr %4968, i64 %4967
 store i64 %4965, ptr %4969, align 8
 %4970 = getelementptr i64, ptr %4920, i64 %5046
 br label %5050
4971:
 %4972 = mul i64 %5044, 72
 %4973 = getelementptr i8, ptr %4910, i64 %4972
 br label %5063
4974:
 %4975 = add nuw nsw i64 %5064, 1
 %4976 = fdiv nsz contract double %5076, %416
 %4977 = load i64, ptr %161, align 1
 %4978 = icmp slt i64 %4977, 0
 %4979 = select i1 %4978, i64 %4908, i64 0
 %4980 = add i64 %4979, %4977
 %4981 = mul i64 %4980, 24
 %4982 = getelementptr i8, ptr %4914, i64 %4981
 %4983 = getelementptr double, ptr %4982, i64 %5064
 store double %4976, ptr %4983, align 8
 %4984 = icmp eq i64 %4975, 3
 br i1 %4984, label %4985, label %5063
4985:
 %4986 = load i64, ptr %161, align 1
 %4987 = add nsw i64 %4986, 1
 store i64 %4987, ptr %161, align 1
 br label %4988
4988:
 %4989 = phi i64 [ %4987, %4985 ], [ %5043, %4947 ]
 %4990 = icmp eq i64 %5045, %4945
 br i1 %4990, label %4991, label %5042
4991:
 %4992 = icmp slt i64 %4989, 1
 br i1 %4992, label %5126, label %5078
4993:
 %4994 = phi i64 [ %4942, %4941 ], [ %4917, %4906 ]
 %4995 = phi i64 [ %4996, %4941 ], [ 0, %4906 ]
 %4996 = add nuw nsw i64 %4995, 1
 %4997 = getelementptr i64, ptr %4912, i64 %4995
 %4998 = load i64, ptr %4997, align 8
 %4999 = load i64, ptr %162, align 1
 %5000 = inttoptr i64 %4999 to ptr
 %5001 = load i64, ptr %156, align 1
 %5002 = inttoptr i64 %5001 to ptr
 %5003 = add nsw i64 %4994, -1
 %5004 = srem i64 %4998, 1000003
 %5005 = icmp slt i64 %5004, 0
 %5006 = add nsw i64 %5004, 1000003
 %5007 = select i1 %5005, i64 %5006, i64 %5004
 %5008 = mul nsw i64 %5007, 2654435761
 %5009 = and i64 %5008, %5003
 %5010 = icmp slt i64 %5009, 0
 %5011 = select i1 %5010, i64 %4994, i64 0
 %5012 = getelementptr i64, ptr %5002, i64 %5009
 %5013 = getelementptr i64, ptr %5012, i64 %5011
 %5014 = load i64, ptr %5013, align 8
 %5015 = icmp sgt i64 %5014, -1
 br i1 %5015, label %5016, label %5034
5016:
 %5017 = getelementptr i64, ptr %5000, i64 %5014
 %5018 = load i64, ptr %5017, align 8
 %5019 = icmp eq i64 %5018, %4998
 br i1 %5019, label %5034, label %5020
5020:
 %5021 = phi i64 [ %5023, %5030 ], [ %5009, %5016 ]
 %5022 = add nsw i64 %5021, 1
 %5023 = and i64 %5022, %5003
 %5024 = icmp slt i64 %5023, 0
 %5025 = select i1 %5024, i64 %4994, i64 0
 %5026 = getelementptr i64, ptr %5002, i64 %5023
 %5027 = getelementptr i64, ptr %5026, i64 %5025
 %5028 = load i64, ptr %5027, align 8
 %5029 = icmp sgt i64 %5028, -1
 br i1 %5029, label %5030, label %5034
5030:
 %5031 = getelementptr i64, ptr %5000, i64 %5028
 %5032 = load i64, ptr %5031, align 8
 %5033 = icmp eq i64 %5032, %4998
 br i1 %5033, label %5034, label %5020
5034:
 %5035 = phi i64 [ %5009, %5016 ], [ %5009, %4993 ], [ %5023, %5020 ], [ %5023, %5030 ]
 %5036 = icmp slt i64 %5035, 0
 %5037 = select i1 %5036, i64 %4917, i64 0
 %5038 = getelementptr i64, ptr %4918, i64 %5035
 %5039 = getelementptr i64, ptr %5038, i64 %5037
 %5040 = load i64, ptr %5039, align 8
 %5041 = icmp sgt i64 %5040, -1
 br i1 %5041, label %4925, label %4941
5042:
 %5043 = phi i64 [ %4989, %4988 ], [ 0, %4944 ]
 %5044 = phi i64 [ %5045, %4988 ], [ 0, %4944 ]
 %5045 = add nuw nsw i64 %5044, 1
 %5046 = mul nuw nsw i64 %5044, 3
 %5047 = getelementptr double, ptr %4907, i64 %5046
 %5048 = load double, ptr %5047, align 8
 %5049 = fcmp nsz contract ogt double %5048, 0.000000e+00
 br i1 %5049, label %4951, label %4947
5050:
 %5051 = phi i64 [ 0, %4951 ], [ %5052, %5050 ]
 %5052 = add nuw nsw i64 %5051, 1
 %5053 = getelementptr i64, ptr %4970, i64 %5051
 %5054 = load i64, ptr %5053, align 8
 %5055 = load i64, ptr %161, align 1
 %5056 = mul nsw i64 %5055, 3
 %5057 = add nsw i64 %5056, %5051
 %5058 = icmp slt i64 %5057, 0
 %5059 = select i1 %5058, i64 %4915, i64 0
 %5060 = getelementptr i64, ptr %4922, i64 %5057
 %5061 = getelementptr i64, ptr %5060, i64 %5059
 store i64 %5054, ptr %5061, align 8
 %5062 = icmp eq i64 %5052, 3
 br i1 %5062, label %4971, label %5050
5063:
 %5064 = phi i64 [ 0, %4971 ], [ %4975, %4974 ]
 %5065 = getelementptr double, ptr %4973, i64 %5064
 br label %5066
5066:
 %5067 = phi double [ 0.000000e+00, %5063 ], [ %5076, %5066 ]
 %5068 = phi i64 [ 0, %5063 ], [ %5069, %5066 ]
 %5069 = add nuw nsw i64 %5068, 1
 %5070 = mul nuw nsw i64 %5068, 24
 %5071 = getelementptr i8, ptr %5065, i64 %5070
 %5072 = load double, ptr %5071, align 8
 %5073 = getelementptr double, ptr %5047, i64 %5068
 %5074 = load double, ptr %5073, align 8
 %5075 = fmul nsz contract double %5072, %5074
 %5076 = fadd nsz contract double %5067, %5075
 %5077 = icmp eq i64 %5069, 3
 br i1 %5077, label %4974, label %5066
5078:
 %5079 = phi i64 [ %5080, %5119 ], [ 0, %4991 ]
 %5080 = add nuw nsw i64 %5079, 1
 %5081 = getelementptr i64, ptr %4912, i64 %5079
 %5082 = load i64, ptr %5081, align 8
 %5083 = load i64, ptr %162, align 1
 %5084 = inttoptr i64 %5083 to ptr
 %5085 = load i64, ptr %156, align 1
 %5086 = load i64, ptr %157, align 1
 %5087 = inttoptr i64 %5085 to ptr
 %5088 = add nsw i64 %5086, -1
 %5089 = srem i64 %5082, 1000003
 %5090 = icmp slt i64 %5089, 0
 %5091 = add nsw i64 %5089, 1000003
 %5092 = select i1 %5090, i64 %5091, i64 %5089
 %5093 = mul nsw i64 %5092, 2654435761
 %5094 = and i64 %5088, %5093
 %5095 = icmp slt i64 %5094, 0
 %5096 = select i1 %5095, i64 %5086, i64 0
 %5097 = getelementptr i64, ptr %5087, i64 %5094
 %5098 = getelementptr i64, ptr %5097, i64 %5096
 %5099 = load i64, ptr %5098, align 8
 %5100 = icmp sgt i64 %5099, -1
 br i1 %5100, label %5101, label %5119
5101:
 %5102 = getelementptr i64, ptr %5084, i64 %5099
 %5103 = load i64, ptr %5102, align 8
 %5104 = icmp eq i64 %5103, %5082
 br i1 %5104, label %5119, label %5105
5105:
 %5106 = phi i64 [ %5108, %5115 ], [ %5094, %5101 ]
 %5107 = add nsw i64 %5106, 1
 %5108 = and i64 %5107, %5088
 %5109 = icmp slt i64 %5108, 0
 %5110 = select i1 %5109, i64 %5086, i64 0
 %5111 = getelementptr i64, ptr %5087, i64 %5108
 %5112 = getelementptr i64, ptr %5111, i64 %5110
 %5113 = load i64, ptr %5112, align 8
 %5114 = icmp sgt i64 %5113, -1
 br i1 %5114, label %5115, label %5119
5115:
 %5116 = getelementptr i64, ptr %5084, i64 %5113
 %5117 = load i64, ptr %5116, align 8
 %5118 = icmp eq i64 %5117, %5082
 br i1 %5118, label %5119, label %5105
5119:
 %5120 = phi i64 [ %5094, %5101 ], [ %5094, %5078 ], [ %5108, %5105 ], [ %5108, %5115 ]
 %5121 = icmp slt i64 %5120, 0
 %5122 = select i1 %5121, i64 %4917, i64 0
 %5123 = getelementptr i64, ptr %4918, i64 %5120
 %5124 = getelementptr i64, ptr %5123, i64 %5122
 store i64 %5079, ptr %5124, align 8
 %5125 = icmp eq i64 %4989, %5080
 br i1 %5125, label %5126, label %5078
5126:
 %5127 = load i64, ptr %286, align 1
 %5128 = load i64, ptr %144, align 1
 %5129 = add nsw i64 %5128, %5127
 store i64 %5129, ptr %286, align 1
 %5130 = load double, ptr %98, align 1
 %5131 = load i64, ptr %95, align 1
 %5132 = tail call nsz contract double @llvm.fabs.f64(double %5130)
 %5133 = fcmp nsz contract olt double %5132, 0x16687E92154EF7AC
 br i1 %5133, label %5134, label %5142
5134:
 %5135 = fmul nsz contract double %5132, 0x4670000000000000
 %5136 = fmul nsz contract double %5135, 0x3CA0000000000001
 %5137 = fadd nsz contract double %5135, %5136
 %5138 = fsub nsz contract double %5137, %5135
 %5139 = fmul nsz contract double %5138, 0x3970000000000000
 %5140 = fcmp nsz contract olt double %5139, 4.940660e-324
 %5141 = select i1 %5140, double 4.940660e-324, double %5139
 br label %5146
5142:
 %5143 = fmul nsz contract double %5132, 0x3CA0000000000001
 %5144 = fadd nsz contract double %5132, %5143
 %5145 = fsub nsz contract double %5144, %5132
 br label %5146
5146:
 %5147 = phi double [ %5145, %5142 ], [ %5141, %5134 ]
 %5148 = fmul nsz contract double %5147, 2.000000e+00
 br i1 %415, label %5162, label %5149
5149:
 %5150 = icmp slt i64 %5131, 0
 %5151 = select i1 %5150, i64 %12, i64 0
 %5152 = add i64 %5151, %5131
 %5153 = mul i64 %5152, %13
 %5154 = getelementptr double, ptr %11, i64 %5153
 %5155 = getelementptr i8, ptr %5154, i64 8
 %5156 = load double, ptr %5155, align 8
 %5157 = fcmp nsz contract ult double %5130, %5156
 br i1 %5157, label %5162, label %5158
5158:
 %5159 = add nsw i64 %5131, 1
 %5160 = icmp slt i64 %5159, %12
 %5161 = select i1 %5160, i64 %5159, i64 %5131
 br label %5162
5162:
 %5163 = phi i64 [ %5131, %5146 ], [ %5161, %5158 ], [ %5131, %5149 ]
 %5164 = load double, ptr %249, align 1
 %5165 = load double, ptr %53, align 1
 %5166 = fsub nsz contract double %5165, %5164
 br i1 %287, label %5167, label %5180
5167:
 %5168 = load i64, ptr %288, align 1
 br label %5169
5169:
 %5170 = phi double [ %5166, %5167 ], [ %5178, %5169 ]
 %5171 = phi i64 [ 0, %5167 ], [ %5172, %5169 ]
 %5172 = add nuw nsw i64 %5171, 1
 %5173 = icmp slt i64 %5171, %5168
 %5174 = getelementptr double, ptr %32, i64 %5171
 %5175 = load double, ptr %5174, align 8
 %5176 = fneg nsz contract double %5175
 %5177 = select i1 %5173, double %5175, double %5176
 %5178 = fadd nsz contract double %5170, %5177
 %5179 = icmp eq i64 %5172, %33
 br i1 %5179, label %5180, label %5169
5180:
 %5181 = phi double [ %5166, %5162 ], [ %5178, %5169 ]
 %5182 = icmp eq i64 %4064, 0
 br i1 %5182, label %5232, label %5183
5183:
 %5184 = load i64, ptr %253, align 1
 %5185 = fsub nsz contract double %5130, %5148
 br label %5266
5186:
 call fastcc void @f2(ptr %56, ptr readonly %52, ptr readonly %53, double %416, i64 %5272)
 br label %5187
5187:
 %5188 = icmp slt i64 %5267, 0
 %5189 = select i1 %5188, i64 %19, i64 0
 %5190 = getelementptr double, ptr %18, i64 %5267
 %5191 = getelementptr double, ptr %5190, i64 %5189
 %5192 = load double, ptr %5191, align 8
 %5193 = fcmp nsz contract olt double %5192, %5185
 br i1 %5193, label %5194, label %5230
5194:
 %5195 = icmp slt i64 %5272, 0
 %5196 = select i1 %5195, i64 %40, i64 0
 %5197 = add i64 %5196, %5272
 %5198 = mul i64 %5197, %41
 %5199 = getelementptr double, ptr %39, i64 %5198
 store double 0.000000e+00, ptr %57, align 8
 call fastcc void @f0(ptr %57, ptr readonly %52, ptr readonly %53, ptr %5199, i64 %41)
 %5200 = load double, ptr %57, align 8
 %5201 = select i1 %5195, i64 %43, i64 0
 %5202 = add i64 %5201, %5272
 %5203 = mul i64 %5202, %44
 %5204 = getelementptr double, ptr %42, i64 %5203
 %5205 = load double, ptr %53, align 1
 %5206 = fsub nsz contract double %5205, %5200
 br i1 %290, label %5220, label %5207
5207:
 %5208 = load i64, ptr %288, align 1
 br label %5209
5209:
 %5210 = phi double [ %5206, %5207 ], [ %5218, %5209 ]
 %5211 = phi i64 [ 0, %5207 ], [ %5212, %5209 ]
 %5212 = add nuw nsw i64 %5211, 1
 %5213 = icmp slt i64 %5211, %5208
 %5214 = getelementptr double, ptr %5204, i64 %5211
 %5215 = load double, ptr %5214, align 8
 %5216 = fneg nsz contract double %5215
 %5217 = select i1 %5213, double %5215, double %5216
 %5218 = fadd nsz contract double %5210, %5217
 %5219 = icmp eq i64 %5212, %44
 br i1 %5219, label %5220, label %5209
5220:
 %5221 = phi double [ %5206, %5194 ], [ %5218, %5209 ]
 %5222 = load i64, ptr %248, align 1
 %5223 = icmp slt i64 %5222, 0
 %5224 = select i1 %5223, i64 %44, i64 0
 %5225 = getelementptr double, ptr %5204, i64 %5222
 %5226 = getelementptr double, ptr %5225, i64 %5224
 %5227 = load double, ptr %5226, align 8
 %5228 = fsub nsz contract double %5221, %5181
 %5229 = fadd nsz contract double %5228, %5227
 store double %5229, ptr %5226, align 8
 br label %5230
5230:
 %5231 = icmp samesign ugt i64 %5268, 1
 br i1 %5231, label %5266, label %5232
5232:
 br i1 %125, label %5240, label %5233
5233:
 %5234 = phi i64 [ %5235, %5233 ], [ 0, %5232 ]
 %5235 = add nuw nsw i64 %5234, 1
 %5236 = getelementptr double, ptr %29, i64 %5234
 %5237 = load double, ptr %5236, align 8
 %5238 = getelementptr double, ptr %27, i64 %5234
 store double %5237, ptr %5238, align 8
 %5239 = icmp eq i64 %28, %5235
 br i1 %5239, label %5240, label %5233
5240:
 br i1 %287, label %5275, label %5241
5241:
 %5242 = load i64, ptr %253, align 1
 br i1 %5182, label %5245, label %5301
5243:
 %5244 = load i64, ptr %253, align 1
 br label %5245
5245:
 %5246 = phi i64 [ %5244, %5243 ], [ %5242, %5241 ]
 %5247 = add nsw i64 %5246, %4064
 store i64 %5247, ptr %253, align 1
 store i64 %5163, ptr %95, align 1
 store double %5130, ptr %51, align 1
 br i1 %125, label %5255, label %5248
5248:
 %5249 = phi i64 [ %5250, %5248 ], [ 0, %5245 ]
 %5250 = add nuw nsw i64 %5249, 1
 %5251 = getelementptr double, ptr %27, i64 %5249
 %5252 = load double, ptr %5251, align 8
 %5253 = getelementptr double, ptr %21, i64 %5249
 store double %5252, ptr %5253, align 8
 %5254 = icmp eq i64 %28, %5250
 br i1 %5254, label %5255, label %5248
5255:
 br i1 %236, label %5256, label %5338
5256:
 %5257 = phi i64 [ %5259, %5256 ], [ %6, %5255 ]
 %5258 = phi i64 [ %5260, %5256 ], [ %28, %5255 ]
 %5259 = add nsw i64 %5257, -1
 %5260 = add i64 %5258, 1
 %5261 = icmp slt i64 %5258, 0
 %5262 = select i1 %5261, i64 %22, i64 0
 %5263 = getelementptr double, ptr %21, i64 %5258
 %5264 = getelementptr double, ptr %5263, i64 %5262
 store double 0.000000e+00, ptr %5264, align 8
 %5265 = icmp samesign ugt i64 %5257, 1
 br i1 %5265, label %5256, label %5338
5266:
 %5267 = phi i64 [ %5184, %5183 ], [ %5270, %5230 ]
 %5268 = phi i64 [ %4064, %5183 ], [ %5269, %5230 ]
 %5269 = add nsw i64 %5268, -1
 %5270 = add i64 %5267, 1
 %5271 = load i64, ptr %254, align 1
 %5272 = sub nsw i64 %5267, %5271
 %5273 = load i64, ptr %289, align 1
 %5274 = icmp sgt i64 %5273, 0
 br i1 %5274, label %5186, label %5187
5275:
 %5276 = phi i64 [ %5277, %5275 ], [ 0, %5240 ]
 %5277 = add nuw nsw i64 %5276, 1
 %5278 = getelementptr double, ptr %32, i64 %5276
 %5279 = load double, ptr %5278, align 8
 %5280 = add nsw i64 %5276, %6
 %5281 = icmp slt i64 %5280, 0
 %5282 = select i1 %5281, i64 %26, i64 0
 %5283 = getelementptr double, ptr %24, i64 %5280
 %5284 = getelementptr double, ptr %5283, i64 %5282
 %5285 = load double, ptr %5284, align 8
 %5286 = fadd nsz contract double %5279, %5285
 store double %5286, ptr %5278, align 8
 %5287 = load double, ptr %291, align 1
 %5288 = load double, ptr %5284, align 8
 %5289 = tail call nsz contract double @llvm.fabs.f64(double %5288)
 %5290 = fadd nsz contract double %5287, %5289
 store double %5290, ptr %291, align 1
 %5291 = getelementptr double, ptr %34, i64 %5276
 %5292 = load double, ptr %5291, align 8
 %5293 = load double, ptr %5278, align 8
 %5294 = fcmp nsz contract olt double %5293, %5292
 %5295 = select i1 %5294, double %5293, double %5292
 %5296 = getelementptr double, ptr %35, i64 %5276
 %5297 = load double, ptr %5296, align 8
 %5298 = fcmp nsz contract ogt double %5293, %5297
 %5299 = select i1 %5298, double %5293, double %5297
 store double %5295, ptr %5291, align 8
 store double %5299, ptr %5296, align 8
 %5300 = icmp eq i64 %5277, %33
 br i1 %5300, label %5241, label %5275
5301:
 %5302 = phi i64 [ %5304, %5336 ], [ %4064, %5241 ]
 %5303 = phi i64 [ %5305, %5336 ], [ %5242, %5241 ]
 %5304 = add nsw i64 %5302, -1
 %5305 = add i64 %5303, 1
 %5306 = load i64, ptr %254, align 1
 %5307 = sub i64 %5303, %5306
 %5308 = icmp slt i64 %5307, 0
 %5309 = select i1 %5308, i64 %49, i64 0
 %5310 = add i64 %5309, %5307
 %5311 = mul i64 %5310, %50
 %5312 = getelementptr double, ptr %48, i64 %5311
 br i1 %292, label %5316, label %5313
5313:
 %5314 = shl i64 %5311, 3
 %5315 = getelementptr i8, ptr %48, i64 %5314
 tail call void @llvm.memset.p0.i64(ptr align 8 %5315, i8 0, i64 %293, i1 false)
 br label %5316
5316:
 %5317 = load double, ptr %291, align 1
 store double %5317, ptr %5312, align 8
 br i1 %287, label %5318, label %5336
5318:
 %5319 = phi i64 [ %5320, %5318 ], [ 0, %5316 ]
 %5320 = add nuw nsw i64 %5319, 1
 %5321 = getelementptr i64, ptr %20, i64 %5319
 %5322 = load i64, ptr %5321, align 8
 %5323 = icmp slt i64 %5322, -1
 %5324 = select i1 %5323, i64 %50, i64 0
 %5325 = getelementptr double, ptr %5312, i64 %5322
 %5326 = getelementptr i8, ptr %5325, i64 8
 %5327 = getelementptr double, ptr %5326, i64 %5324
 %5328 = load double, ptr %5327, align 8
 %5329 = getelementptr double, ptr %35, i64 %5319
 %5330 = load double, ptr %5329, align 8
 %5331 = getelementptr double, ptr %34, i64 %5319
 %5332 = load double, ptr %5331, align 8
 %5333 = fsub nsz contract double %5330, %5332
 %5334 = fadd nsz contract double %5328, %5333
 store double %5334, ptr %5327, align 8
 %5335 = icmp eq i64 %33, %5320
 br i1 %5335, label %5336, label %5318
5336:
 %5337 = icmp sgt i64 %5302, 1
 br i1 %5337, label %5301, label %5243
5338:
 store double %3848, ptr %249, align 1
 store double %416, ptr %294, align 1
 %5339 = load i64, ptr %92, align 1
 %5340 = add nsw i64 %5339, 1
 store i64 %5340, ptr %92, align 1
 %5341 = load double, ptr %51, align 1
 %5342 = load double, ptr %107, align 8
 %5343 = fcmp nsz contract ult double %5341, %5342
 br i1 %5343, label %5344, label %5347
5344:
 %5345 = load double, ptr %96, align 1
 %5346 = fcmp nsz contract ult double %5341, %5345
 br i1 %5346, label %5349, label %5347
5347:
 %5348 = phi i64 [ 1, %5338 ], [ 6, %5344 ]
 store i64 %5348, ptr %91, align 1
 br label %5349
5349:
 br i1 %94, label %5350, label %5360
5350:
 store double %8, ptr %97, align 1
 %5351 = load double, ptr %11, align 8
 %5352 = load i64, ptr %100, align 1
 %5353 = add nsw i64 %5352, 1
 %5354 = sitofp i64 %5353 to double
 %5355 = fadd nsz contract double %5354, 0xBEB0C6F7A0B5ED8D
 %5356 = fmul nsz contract double %8, %5355
 %5357 = fadd nsz contract double %5351, %5356
 %5358 = fcmp nsz contract ult double %5341, %5357
 br i1 %5358, label %5385, label %5359
5359:
 store i64 %5353, ptr %100, align 1
 br label %5385
5360:
 %5361 = load double, ptr %280, align 1
 %5362 = fcmp nsz contract ogt double %5361, 1.000000e+00
 %5363 = select i1 %5362, double 1.000000e+00, double 6.000000e+00
 %5364 = fcmp nsz contract olt double %5361, 1.000000e-04
 %5365 = select i1 %5364, double 1.000000e-04, double %5361
 %5366 = fcmp nsz contract ogt double %5365, 1.000000e+00
 %5367 = select i1 %5366, double 1.000000e+00, double %5365
 %5368 = tail call nsz contract double @llvm.pow.f64(double %5367, double 4.000000e-02)
 %5369 = fmul nsz contract double %297, %5368
 %5370 = fcmp nsz contract olt double %5369, 0x3FD5555555555555
 %5371 = select i1 %5370, double 0x3FD5555555555555, double %5369
 %5372 = fcmp nsz contract olt double %5363, %5371
 %5373 = select i1 %5372, double %5363, double %5371
 %5374 = fmul nsz contract double %416, %5373
 %5375 = load double, ptr %97, align 1
 %5376 = fcmp nsz contract olt double %416, %5375
 %5377 = fcmp nsz contract oge double %5369, 1.000000e+00
 %5378 = select i1 %5376, i1 %5377, i1 false
 %5379 = fcmp nsz contract ogt double %5375, %5374
 %5380 = select i1 %5378, i1 %5379, i1 false
 %5381 = select i1 %5380, double %5375, double %5374
 %5382 = fcmp nsz contract olt double %9, %5381
 %5383 = select i1 %5382, double %9, double %5381
 store double %5383, ptr %97, align 1
 store double 1.000000e-04, ptr %280, align 1
 br label %5385
5384:
 store ptr null, ptr %0, align 8
 br label %300
5385:
 %5386 = icmp sgt i64 %5388, 1
 br i1 %5386, label %5387, label %5384
5387:
 %5388 = phi i64 [ %54, %86 ], [ %5389, %5385 ]
 %5389 = add nsw i64 %5388, -1
 %5390 = load i64, ptr %87, align 1
 %5391 = load i64, ptr %88, align 1
 %5392 = sub nsw i64 %5390, %5391
 %5393 = load i64, ptr %89, align 1
 %5394 = mul nsw i64 %5393, 3
 %5395 = load i64, ptr %90, align 1
 %5396 = shl nsw i64 %5395, 1
 %5397 = add nsw i64 %5396, %5394
 %5398 = icmp slt i64 %5392, %5397
 br i1 %5398, label %301, label %303
5399:
 %5400 = phi ptr [ %1033, %1032 ], [ %1008, %1007 ], [ %1057, %1056 ]
 store ptr %5400, ptr %1, align 8
 br label %300
5401:
 %5402 = load i64, ptr %153, align 1
 %5403 = icmp eq i64 %5402, 0
 br i1 %5403, label %1232, label %1231
5404:
 %5405 = phi i64 [ %5406, %5404 ], [ 0, %3860 ]
 %5406 = add nuw nsw i64 %5405, 1
 %5407 = add nsw i64 %5405, %28
 %5408 = icmp slt i64 %5407, 0
 %5409 = select i1 %5408, i64 %22, i64 0
 %5410 = getelementptr double, ptr %21, i64 %5407
 %5411 = getelementptr double, ptr %5410, i64 %5409
 store double 0.000000e+00, ptr %5411, align 8
 %5412 = icmp eq i64 %6, %5406
 br i1 %5412, label %3861, label %5404
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
define internal fastcc range(i32 0, 2) i32 @f18(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, ptr readonly captures(none) %2, ptr captures(none) %3, i64 %4, i64 %5, double %6) unnamed_addr {
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
 %89 = call fastcc i32 @f19(ptr %10, ptr readonly %2, ptr %3, i64 %4, i64 %5, double %43, i64 %4, i64 %5, double 1.000000e+00)
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
 call fastcc void @f22(ptr %8, ptr readonly %2, ptr %3, i64 %4, i64 %5, i64 %236, double %43, i64 %4, i64 %5, double 1.000000e+00)
 br label %661
550:
 %551 = add nsw i64 %236, -3
 call fastcc void @f22(ptr %9, ptr readonly %2, ptr %3, i64 %5, i64 %4, i64 %551, double %43, i64 %4, i64 %5, double -1.000000e+00)
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
 call fastcc void @f20(ptr %12, ptr readonly %2, ptr %3, i64 %4, i64 %5, double %43, i64 %4, i64 %5, double 1.000000e+00)
 br label %1049
664:
 br i1 %95, label %665, label %666
665:
 call fastcc void @f20(ptr %13, ptr readonly %2, ptr %3, i64 %5, i64 %4, double %43, i64 %4, i64 %5, double -1.000000e+00)
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
 %1051 = call fastcc i32 @f19(ptr %11, ptr readonly %2, ptr %3, i64 %5, i64 %4, double %43, i64 %4, i64 %5, double -1.000000e+00)
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
define internal fastcc range(i32 0, 2) i32 @f19(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, double %5, i64 %6, i64 %7, double %8) unnamed_addr {
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
 call fastcc void @f23(ptr %10, ptr %1, ptr %2, i64 %3, i64 %4, i64 %231)
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
define internal fastcc void @f23(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, i64 %3, i64 %4, i64 %5) unnamed_addr {
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
define internal fastcc range(i32 0, 2) i32 @f24(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, ptr readonly captures(none) %2, ptr captures(none) %3, i64 %4, i64 %5, i64 %6, double %7) unnamed_addr {
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
 %32 = call fastcc i32 @f25(ptr %11, ptr %2, ptr %3, i64 %4, i64 %5, i64 %6, double %7, i64 %4, i64 %5, double 1.000000e+00)
 %33 = icmp eq i32 %32, 0
 br i1 %33, label %1015, label %1014
34:
 %35 = icmp eq i64 %29, 3
 br i1 %35, label %36, label %40
36:
 %37 = call fastcc i32 @f25(ptr %12, ptr %2, ptr %3, i64 %5, i64 %4, i64 %6, double %7, i64 %4, i64 %5, double -1.000000e+00)
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
 call fastcc void @f27(ptr %9, ptr readonly %2, ptr %3, i64 %4, i64 %5, i64 %6, i64 %192, double %7, i64 %4, i64 %5, double 1.000000e+00)
 br label %617
506:
 %507 = add nsw i64 %192, -3
 call fastcc void @f27(ptr %10, ptr readonly %2, ptr %3, i64 %5, i64 %4, i64 %6, i64 %507, double %7, i64 %4, i64 %5, double -1.000000e+00)
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
 call fastcc void @f26(ptr %13, ptr %2, ptr %3, i64 %4, i64 %5, i64 %6, double %7, i64 %4, i64 %5, double 1.000000e+00)
 br label %1015
620:
 br i1 %42, label %621, label %622
621:
 call fastcc void @f26(ptr %14, ptr %2, ptr %3, i64 %5, i64 %4, i64 %6, double %7, i64 %4, i64 %5, double -1.000000e+00)
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
define internal fastcc range(i32 0, 2) i32 @f25(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 %5, double %6, i64 %7, i64 %8, double %9) unnamed_addr {
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
 call fastcc void @f23(ptr %11, ptr %1, ptr %2, i64 %3, i64 %4, i64 %232)
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
define internal fastcc void @f26(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 %5, double %6, i64 %7, i64 %8, double %9) unnamed_addr {
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
define internal fastcc void @f27(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 %5, i64 range(i64 -9223372036854775808, 9223372036854775805) %6, double %7, i64 %8, i64 %9, double %10) unnamed_addr {
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
 %263 = call fastcc i32 @f24(ptr %4, ptr %5, ptr readonly %12, ptr %16, i64 %258, i64 %260, i64 %262, double 0x7FF0000000000000)
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
