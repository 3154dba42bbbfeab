; what: loops for any machine, written by `make loops` from their texts in Python: don't edit
; sources: d61e866d6808d4eef0363bedc817af8655002de6a0c02cce61f71548e04f3e51
; text: d96ab5a657cd6cd7b6eb9b064b885fe9feb27307a3232e4d06b1bd531b651346
; calls: pow memset
; begin: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | ({length=f,fall=f,tolerance=f,deep=f,books=i,energy=i,nv=i,slow=i,free=i,grid=i,ports=i,remainder=i,sweeps=i,links=i,shapes=i,rows=i,corners=i,pair_count=i,materials=i,correction=i,kind=i,link=i,size=i,shape=i,reach=i,first=i,count=i,vertices=i,pairs=i,group=i,numbers=i,losses=i,row_kind=i,row_numbers=i,row_losses=i,bodies=i,gravity=i,at=i}) | ({energy=f,now=f,lasted=f,smooth=f,kinetic=f,scheme=f,data=i,columns=i,twists_at=i,poses_at=i,gaps_at=i,booked=i,given_size=i,out_size=i,most=i,wide=i,dense=i,reply=i,table_size=i,cells=i,count=i,rows=i,size=i,old=i,overflow=i,wanted=i,swept=i,hardest=i,unsolved=i,contacts=i,pushed=i,log_size=i,logged=i,drained=i,left_out=i,noted=i,full=i,relented=i,slots=i,pushing_rows=i,column=i,row_column=i,given=i,asked=i,out=i,twist=i,freely=i,after=i,pose=i,place=i,speed=i,who=i,gap=i,normal=i,point=i,frame=i,coefficient=i,response=i,own=i,friction=i,before=i,free=i,warm=i,lost=i,root=i,total=i,some=i,shift=i,hit=i,mode=i,mode_known=i,row_mode=i,told=i,event=i,seen=i,last=i,bias=i,u=i,impulse=i,force=i,W=i,low=i,high=i,row_gap=i,row=i,row_known=i,push=i,left=i,key=i,known=i,table=i,head=i,following=i,local=i,block=i,right=i,spare=i,corner=i,clipped=i,slot=i,shown_at=i,shown=i,pushing=i})
; take: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | ({length=f,fall=f,tolerance=f,deep=f,books=i,energy=i,nv=i,slow=i,free=i,grid=i,ports=i,remainder=i,sweeps=i,links=i,shapes=i,rows=i,corners=i,pair_count=i,materials=i,correction=i,kind=i,link=i,size=i,shape=i,reach=i,first=i,count=i,vertices=i,pairs=i,group=i,numbers=i,losses=i,row_kind=i,row_numbers=i,row_losses=i,bodies=i,gravity=i,at=i}) | ({energy=f,now=f,lasted=f,smooth=f,kinetic=f,scheme=f,data=i,columns=i,twists_at=i,poses_at=i,gaps_at=i,booked=i,given_size=i,out_size=i,most=i,wide=i,dense=i,reply=i,table_size=i,cells=i,count=i,rows=i,size=i,old=i,overflow=i,wanted=i,swept=i,hardest=i,unsolved=i,contacts=i,pushed=i,log_size=i,logged=i,drained=i,left_out=i,noted=i,full=i,relented=i,slots=i,pushing_rows=i,column=i,row_column=i,given=i,asked=i,out=i,twist=i,freely=i,after=i,pose=i,place=i,speed=i,who=i,gap=i,normal=i,point=i,frame=i,coefficient=i,response=i,own=i,friction=i,before=i,free=i,warm=i,lost=i,root=i,total=i,some=i,shift=i,hit=i,mode=i,mode_known=i,row_mode=i,told=i,event=i,seen=i,last=i,bias=i,u=i,impulse=i,force=i,W=i,low=i,high=i,row_gap=i,row=i,row_known=i,push=i,left=i,key=i,known=i,table=i,head=i,following=i,local=i,block=i,right=i,spare=i,corner=i,clipped=i,slot=i,shown_at=i,shown=i,pushing=i})
; advance: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | ({length=f,fall=f,tolerance=f,deep=f,books=i,energy=i,nv=i,slow=i,free=i,grid=i,ports=i,remainder=i,sweeps=i,links=i,shapes=i,rows=i,corners=i,pair_count=i,materials=i,correction=i,kind=i,link=i,size=i,shape=i,reach=i,first=i,count=i,vertices=i,pairs=i,group=i,numbers=i,losses=i,row_kind=i,row_numbers=i,row_losses=i,bodies=i,gravity=i,at=i}) | ({energy=f,now=f,lasted=f,smooth=f,kinetic=f,scheme=f,data=i,columns=i,twists_at=i,poses_at=i,gaps_at=i,booked=i,given_size=i,out_size=i,most=i,wide=i,dense=i,reply=i,table_size=i,cells=i,count=i,rows=i,size=i,old=i,overflow=i,wanted=i,swept=i,hardest=i,unsolved=i,contacts=i,pushed=i,log_size=i,logged=i,drained=i,left_out=i,noted=i,full=i,relented=i,slots=i,pushing_rows=i,column=i,row_column=i,given=i,asked=i,out=i,twist=i,freely=i,after=i,pose=i,place=i,speed=i,who=i,gap=i,normal=i,point=i,frame=i,coefficient=i,response=i,own=i,friction=i,before=i,free=i,warm=i,lost=i,root=i,total=i,some=i,shift=i,hit=i,mode=i,mode_known=i,row_mode=i,told=i,event=i,seen=i,last=i,bias=i,u=i,impulse=i,force=i,W=i,low=i,high=i,row_gap=i,row=i,row_known=i,push=i,left=i,key=i,known=i,table=i,head=i,following=i,local=i,block=i,right=i,spare=i,corner=i,clipped=i,slot=i,shown_at=i,shown=i,pushing=i})
; show: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | ({length=f,fall=f,tolerance=f,deep=f,books=i,energy=i,nv=i,slow=i,free=i,grid=i,ports=i,remainder=i,sweeps=i,links=i,shapes=i,rows=i,corners=i,pair_count=i,materials=i,correction=i,kind=i,link=i,size=i,shape=i,reach=i,first=i,count=i,vertices=i,pairs=i,group=i,numbers=i,losses=i,row_kind=i,row_numbers=i,row_losses=i,bodies=i,gravity=i,at=i}) | ({energy=f,now=f,lasted=f,smooth=f,kinetic=f,scheme=f,data=i,columns=i,twists_at=i,poses_at=i,gaps_at=i,booked=i,given_size=i,out_size=i,most=i,wide=i,dense=i,reply=i,table_size=i,cells=i,count=i,rows=i,size=i,old=i,overflow=i,wanted=i,swept=i,hardest=i,unsolved=i,contacts=i,pushed=i,log_size=i,logged=i,drained=i,left_out=i,noted=i,full=i,relented=i,slots=i,pushing_rows=i,column=i,row_column=i,given=i,asked=i,out=i,twist=i,freely=i,after=i,pose=i,place=i,speed=i,who=i,gap=i,normal=i,point=i,frame=i,coefficient=i,response=i,own=i,friction=i,before=i,free=i,warm=i,lost=i,root=i,total=i,some=i,shift=i,hit=i,mode=i,mode_known=i,row_mode=i,told=i,event=i,seen=i,last=i,bias=i,u=i,impulse=i,force=i,W=i,low=i,high=i,row_gap=i,row=i,row_known=i,push=i,left=i,key=i,known=i,table=i,head=i,following=i,local=i,block=i,right=i,spare=i,corner=i,clipped=i,slot=i,shown_at=i,shown=i,pushing=i})
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
 %18 = getelementptr inbounds nuw i8, ptr %2, i64 360
 %19 = load i64, ptr %18, align 1
 %20 = inttoptr i64 %19 to ptr
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 384
 %22 = load i64, ptr %21, align 1
 %23 = inttoptr i64 %22 to ptr
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 744
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
 %109 = getelementptr inbounds nuw i8, ptr %2, i64 768
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
 %16 = getelementptr inbounds nuw i8, ptr %2, i64 360
 %17 = load i64, ptr %16, align 1
 %18 = inttoptr i64 %17 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 368
 %20 = load i64, ptr %19, align 1
 %21 = inttoptr i64 %20 to ptr
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 384
 %23 = load i64, ptr %22, align 1
 %24 = inttoptr i64 %23 to ptr
 %25 = getelementptr inbounds nuw i8, ptr %2, i64 744
 %26 = load i64, ptr %25, align 1
 %27 = inttoptr i64 %26 to ptr
 %28 = getelementptr inbounds nuw i8, ptr %2, i64 768
 %29 = load i64, ptr %28, align 1
 %30 = inttoptr i64 %29 to ptr
 %31 = getelementptr inbounds nuw i8, ptr %2, i64 784
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
 %12 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %13 = load i64, ptr %12, align 1
 %14 = inttoptr i64 %13 to ptr
 %15 = getelementptr inbounds nuw i8, ptr %2, i64 440
 %16 = load i64, ptr %15, align 1
 %17 = inttoptr i64 %16 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %2, i64 624
 %19 = load i64, ptr %18, align 1
 %20 = inttoptr i64 %19 to ptr
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 816
 %22 = load i64, ptr %21, align 1
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 312
 %24 = load i64, ptr %23, align 1
 %25 = getelementptr inbounds nuw i8, ptr %2, i64 304
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
 %42 = getelementptr inbounds nuw i8, ptr %2, i64 160
 %43 = load i64, ptr %42, align 1
 %44 = icmp slt i64 %43, 1
 br i1 %44, label %40, label %45
45:
 %46 = getelementptr i8, ptr %11, i64 8
 %47 = getelementptr i8, ptr %11, i64 16
 %48 = getelementptr inbounds nuw i8, ptr %2, i64 792
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
 %252 = getelementptr inbounds nuw i8, ptr %126, i64 304
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
 %131 = getelementptr inbounds nuw i8, ptr %98, i64 304
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
 %62 = alloca ptr, align 8
 %63 = alloca ptr, align 8
 %64 = alloca i8, align 1
 %65 = alloca ptr, align 8
 %66 = alloca i8, align 1
 %67 = alloca ptr, align 8
 %68 = alloca i8, align 1
 %69 = alloca ptr, align 8
 %70 = alloca i8, align 1
 %71 = alloca ptr, align 8
 %72 = alloca ptr, align 8
 %73 = alloca ptr, align 8
 %74 = alloca ptr, align 8
 %75 = icmp slt i64 %53, 1
 br i1 %75, label %282, label %76
76:
 %77 = getelementptr inbounds nuw i8, ptr %52, i64 248
 %78 = getelementptr inbounds nuw i8, ptr %52, i64 256
 %79 = getelementptr inbounds nuw i8, ptr %52, i64 112
 %80 = getelementptr inbounds nuw i8, ptr %51, i64 120
 %81 = getelementptr inbounds nuw i8, ptr %50, i64 72
 %82 = getelementptr inbounds nuw i8, ptr %50, i64 128
 %83 = getelementptr inbounds nuw i8, ptr %50, i64 136
 %84 = fcmp nsz contract ogt double %7, 0.000000e+00
 %85 = getelementptr inbounds nuw i8, ptr %50, i64 96
 %86 = getelementptr inbounds nuw i8, ptr %50, i64 32
 %87 = getelementptr inbounds nuw i8, ptr %50, i64 8
 %88 = getelementptr inbounds nuw i8, ptr %50, i64 24
 %89 = getelementptr inbounds nuw i8, ptr %50, i64 16
 %90 = getelementptr inbounds nuw i8, ptr %50, i64 176
 %91 = fmul nsz contract double %7, 0x3EB0C6F7A0B5ED8D
 %92 = add nsw i64 %11, -1
 %93 = tail call i64 @llvm.smin.i64(i64 %11, i64 0)
 %94 = add i64 %92, %93
 %95 = mul i64 %94, %12
 %96 = getelementptr double, ptr %10, i64 %95
 %97 = getelementptr i8, ptr %96, i64 8
 %98 = getelementptr inbounds nuw i8, ptr %50, i64 184
 %99 = getelementptr inbounds nuw i8, ptr %50, i64 192
 %100 = fmul nsz contract double %7, 1.000000e-09
 %101 = getelementptr inbounds nuw i8, ptr %50, i64 120
 %102 = getelementptr inbounds nuw i8, ptr %51, i64 168
 %103 = getelementptr inbounds nuw i8, ptr %51, i64 112
 %104 = getelementptr inbounds nuw i8, ptr %52, i64 320
 %105 = getelementptr inbounds nuw i8, ptr %51, i64 104
 %106 = getelementptr inbounds nuw i8, ptr %52, i64 360
 %107 = getelementptr inbounds nuw i8, ptr %52, i64 408
 %108 = getelementptr inbounds nuw i8, ptr %52, i64 200
 %109 = getelementptr inbounds nuw i8, ptr %52, i64 336
 %110 = getelementptr inbounds nuw i8, ptr %52, i64 96
 %111 = getelementptr inbounds nuw i8, ptr %52, i64 352
 %112 = getelementptr inbounds nuw i8, ptr %52, i64 104
 %113 = getelementptr inbounds nuw i8, ptr %52, i64 384
 %114 = getelementptr inbounds nuw i8, ptr %51, i64 64
 %115 = icmp slt i64 %27, 1
 %116 = icmp slt i64 %27, 0
 %117 = icmp slt i64 %16, 1
 %118 = mul i64 %16, %15
 %119 = add nsw i64 %27, 1
 %120 = getelementptr inbounds nuw i8, ptr %52, i64 48
 %121 = getelementptr inbounds nuw i8, ptr %50, i64 144
 %122 = getelementptr inbounds nuw i8, ptr %52, i64 64
 %123 = getelementptr inbounds nuw i8, ptr %52, i64 72
 %124 = getelementptr inbounds nuw i8, ptr %51, i64 288
 %125 = getelementptr inbounds nuw i8, ptr %51, i64 184
 %126 = getelementptr inbounds nuw i8, ptr %52, i64 392
 %127 = getelementptr inbounds nuw i8, ptr %51, i64 192
 %128 = getelementptr inbounds nuw i8, ptr %52, i64 400
 %129 = getelementptr inbounds nuw i8, ptr %51, i64 8
 %130 = getelementptr inbounds nuw i8, ptr %51, i64 224
 %131 = getelementptr inbounds nuw i8, ptr %52, i64 728
 %132 = getelementptr inbounds nuw i8, ptr %52, i64 152
 %133 = getelementptr inbounds nuw i8, ptr %52, i64 736
 %134 = getelementptr inbounds nuw i8, ptr %52, i64 160
 %135 = getelementptr inbounds nuw i8, ptr %51, i64 72
 %136 = getelementptr inbounds nuw i8, ptr %51, i64 232
 %137 = getelementptr inbounds nuw i8, ptr %51, i64 136
 %138 = getelementptr inbounds nuw i8, ptr %51, i64 160
 %139 = getelementptr inbounds nuw i8, ptr %52, i64 424
 %140 = getelementptr inbounds nuw i8, ptr %52, i64 440
 %141 = getelementptr inbounds nuw i8, ptr %52, i64 432
 %142 = getelementptr inbounds nuw i8, ptr %52, i64 448
 %143 = getelementptr inbounds nuw i8, ptr %52, i64 192
 %144 = getelementptr inbounds nuw i8, ptr %52, i64 624
 %145 = getelementptr inbounds nuw i8, ptr %52, i64 704
 %146 = getelementptr inbounds nuw i8, ptr %52, i64 712
 %147 = getelementptr inbounds nuw i8, ptr %52, i64 720
 %148 = getelementptr inbounds nuw i8, ptr %52, i64 144
 %149 = getelementptr inbounds nuw i8, ptr %52, i64 552
 %150 = getelementptr inbounds nuw i8, ptr %52, i64 560
 %151 = getelementptr inbounds nuw i8, ptr %52, i64 592
 %152 = getelementptr inbounds nuw i8, ptr %52, i64 184
 %153 = getelementptr inbounds nuw i8, ptr %51, i64 240
 %154 = getelementptr inbounds nuw i8, ptr %51, i64 144
 %155 = getelementptr inbounds nuw i8, ptr %51, i64 256
 %156 = getelementptr inbounds nuw i8, ptr %51, i64 264
 %157 = getelementptr inbounds nuw i8, ptr %52, i64 328
 %158 = getelementptr inbounds nuw i8, ptr %52, i64 416
 %159 = getelementptr inbounds nuw i8, ptr %52, i64 456
 %160 = getelementptr inbounds nuw i8, ptr %52, i64 136
 %161 = getelementptr inbounds nuw i8, ptr %52, i64 480
 %162 = getelementptr inbounds nuw i8, ptr %52, i64 608
 %163 = getelementptr inbounds nuw i8, ptr %52, i64 616
 %164 = getelementptr inbounds nuw i8, ptr %52, i64 488
 %165 = getelementptr inbounds nuw i8, ptr %52, i64 640
 %166 = getelementptr inbounds nuw i8, ptr %52, i64 128
 %167 = getelementptr inbounds nuw i8, ptr %52, i64 648
 %168 = getelementptr inbounds nuw i8, ptr %52, i64 656
 %169 = getelementptr inbounds nuw i8, ptr %52, i64 664
 %170 = getelementptr inbounds nuw i8, ptr %52, i64 672
 %171 = getelementptr inbounds nuw i8, ptr %52, i64 56
 %172 = getelementptr inbounds nuw i8, ptr %51, i64 48
 %173 = getelementptr inbounds nuw i8, ptr %51, i64 56
 %174 = getelementptr inbounds nuw i8, ptr %52, i64 80
 %175 = getelementptr inbounds nuw i8, ptr %52, i64 168
 %176 = getelementptr inbounds nuw i8, ptr %52, i64 176
 %177 = getelementptr inbounds nuw i8, ptr %52, i64 680
 %178 = getelementptr inbounds nuw i8, ptr %52, i64 464
 %179 = getelementptr inbounds nuw i8, ptr %52, i64 472
 %180 = getelementptr inbounds nuw i8, ptr %52, i64 120
 %181 = getelementptr inbounds nuw i8, ptr %52, i64 496
 %182 = getelementptr inbounds nuw i8, ptr %51, i64 16
 %183 = getelementptr inbounds nuw i8, ptr %52, i64 368
 %184 = getelementptr inbounds nuw i8, ptr %52, i64 376
 %185 = getelementptr inbounds nuw i8, ptr %51, i64 280
 %186 = getelementptr inbounds nuw i8, ptr %52, i64 24
 %187 = getelementptr inbounds nuw i8, ptr %52, i64 32
 %188 = getelementptr inbounds nuw i8, ptr %51, i64 296
 %189 = getelementptr inbounds nuw i8, ptr %52, i64 632
 %190 = getelementptr inbounds nuw i8, ptr %52, i64 688
 %191 = getelementptr inbounds nuw i8, ptr %52, i64 536
 %192 = getelementptr inbounds nuw i8, ptr %51, i64 96
 %193 = getelementptr inbounds nuw i8, ptr %51, i64 24
 %194 = getelementptr inbounds nuw i8, ptr %52, i64 696
 %195 = getelementptr inbounds nuw i8, ptr %52, i64 240
 %196 = getelementptr inbounds nuw i8, ptr %52, i64 344
 %197 = icmp slt i64 %32, 1
 %198 = getelementptr inbounds nuw i8, ptr %51, i64 32
 %199 = getelementptr inbounds nuw i8, ptr %52, i64 88
 %200 = icmp slt i64 %5, 0
 %201 = select i1 %200, i64 %25, i64 0
 %202 = add i64 %201, %5
 %203 = icmp slt i64 %202, 0
 %204 = icmp slt i64 %202, %25
 %205 = getelementptr inbounds nuw i8, ptr %51, i64 248
 %206 = getelementptr inbounds nuw i8, ptr %51, i64 272
 %207 = getelementptr inbounds nuw i8, ptr %52, i64 504
 %208 = getelementptr inbounds nuw i8, ptr %52, i64 544
 %209 = getelementptr inbounds nuw i8, ptr %52, i64 520
 %210 = getelementptr inbounds nuw i8, ptr %52, i64 528
 %211 = getelementptr inbounds nuw i8, ptr %52, i64 512
 %212 = getelementptr inbounds nuw i8, ptr %52, i64 40
 %213 = select i1 %116, i64 %21, i64 0
 %214 = add i64 %213, %27
 %215 = icmp slt i64 %214, 0
 %216 = icmp slt i64 %214, %21
 %217 = icmp sgt i64 %5, 0
 %218 = inttoptr i64 %1 to ptr
 %219 = tail call i64 @llvm.smax.i64(i64 %27, i64 0)
 %220 = icmp ne i64 %2, 0
 %221 = icmp slt i64 %29, 1
 %222 = inttoptr i64 %2 to ptr
 %223 = tail call i64 @llvm.smax.i64(i64 %29, i64 -2)
 %224 = add nsw i64 %223, 2
 %225 = icmp slt i64 %29, 0
 %226 = select i1 %225, i64 %36, i64 0
 %227 = getelementptr double, ptr %35, i64 %29
 %228 = getelementptr double, ptr %227, i64 %226
 %229 = getelementptr inbounds nuw i8, ptr %51, i64 88
 %230 = getelementptr inbounds nuw i8, ptr %52, i64 8
 %231 = getelementptr inbounds nuw i8, ptr %51, i64 152
 %232 = add nsw i64 %32, %5
 %233 = tail call i64 @llvm.smax.i64(i64 %232, i64 0)
 %234 = getelementptr inbounds nuw i8, ptr %50, i64 104
 %235 = getelementptr inbounds nuw i8, ptr %50, i64 112
 %236 = sub i64 %22, %5
 %237 = icmp slt i64 %236, 1
 %238 = icmp slt i64 %22, 1
 %239 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
 %240 = icmp slt i64 %3, 1
 %241 = icmp eq i64 %2, 0
 %242 = icmp slt i64 %40, 1
 %243 = tail call i64 @llvm.smax.i64(i64 %40, i64 -2)
 %244 = add nsw i64 %243, 2
 %245 = icmp slt i64 %40, 0
 %246 = select i1 %245, i64 %36, i64 0
 %247 = getelementptr double, ptr %35, i64 %40
 %248 = getelementptr double, ptr %247, i64 %246
 %249 = icmp slt i64 %40, -1
 %250 = select i1 %249, i64 %36, i64 0
 %251 = getelementptr i8, ptr %247, i64 8
 %252 = getelementptr double, ptr %251, i64 %250
 %253 = tail call i64 @llvm.smax.i64(i64 %40, i64 0)
 %254 = add nsw i64 %18, -1
 %255 = select i1 %241, i64 1, i64 2
 %256 = getelementptr inbounds nuw i8, ptr %50, i64 80
 %257 = getelementptr inbounds nuw i8, ptr %50, i64 88
 %258 = shl nuw nsw i64 %255, 3
 %259 = getelementptr inbounds nuw i8, ptr %50, i64 %258
 %260 = getelementptr inbounds nuw i8, ptr %259, i64 200
 %261 = getelementptr inbounds nuw i8, ptr %50, i64 40
 %262 = getelementptr inbounds nuw i8, ptr %52, i64 280
 %263 = getelementptr inbounds nuw i8, ptr %52, i64 264
 %264 = getelementptr inbounds nuw i8, ptr %52, i64 576
 %265 = getelementptr inbounds nuw i8, ptr %52, i64 272
 %266 = getelementptr inbounds nuw i8, ptr %52, i64 584
 %267 = getelementptr inbounds nuw i8, ptr %52, i64 568
 %268 = getelementptr inbounds nuw i8, ptr %52, i64 232
 %269 = icmp sgt i64 %32, 0
 %270 = getelementptr inbounds nuw i8, ptr %51, i64 80
 %271 = getelementptr inbounds nuw i8, ptr %52, i64 304
 %272 = icmp slt i64 %43, 1
 %273 = getelementptr inbounds nuw i8, ptr %50, i64 48
 %274 = icmp slt i64 %49, 1
 %275 = shl i64 %49, 3
 %276 = getelementptr inbounds nuw i8, ptr %52, i64 16
 %277 = fsub nsz contract double 8.000000e-03, %4
 %278 = tail call nsz contract double @llvm.pow.f64(double 0x3C9CD2B297D889BC, double %277)
 %279 = fmul nsz contract double %278, 9.000000e-01
 %280 = add nsw i64 %119, %16
 %281 = icmp slt i64 %280, 0
 br label %4889
282:
 store ptr null, ptr %0, align 8
 ret void
283:
 %284 = getelementptr inbounds nuw i8, ptr %52, i64 288
 store i64 1, ptr %284, align 1
 br label %282
285:
 %286 = load i64, ptr %81, align 1
 %287 = icmp eq i64 %286, 0
 br i1 %287, label %288, label %282
288:
 %289 = load i64, ptr %82, align 1
 %290 = load i64, ptr %83, align 1
 %291 = add nsw i64 %290, %289
 %292 = icmp slt i64 %291, %9
 br i1 %292, label %293, label %429
293:
 %294 = load i64, ptr %85, align 1
 %295 = icmp slt i64 %294, 0
 %296 = select i1 %295, i64 %11, i64 0
 %297 = add i64 %296, %294
 %298 = mul i64 %297, %12
 %299 = getelementptr double, ptr %10, i64 %298
 %300 = getelementptr i8, ptr %299, i64 8
 %301 = load double, ptr %300, align 8
 %302 = load double, ptr %86, align 1
 %303 = fcmp nsz contract olt double %302, %301
 %304 = select i1 %303, double %302, double %301
 br i1 %84, label %305, label %345
305:
 %306 = load double, ptr %10, align 8
 %307 = load i64, ptr %90, align 1
 %308 = add nsw i64 %307, 1
 %309 = sitofp i64 %308 to double
 %310 = fmul nsz contract double %7, %309
 %311 = fadd nsz contract double %306, %310
 %312 = fsub nsz contract double %304, %91
 %313 = fcmp nsz contract ogt double %311, %312
 br i1 %313, label %314, label %326
314:
 %315 = fadd nsz contract double %91, %304
 %316 = fcmp nsz contract ogt double %311, %315
 br i1 %316, label %317, label %326
317:
 %318 = load double, ptr %97, align 8
 %319 = fcmp nsz contract olt double %304, %318
 br i1 %319, label %320, label %326
320:
 %321 = load i64, ptr %98, align 1
 %322 = icmp eq i64 %321, %308
 br i1 %322, label %326, label %323
323:
 store i64 %308, ptr %98, align 1
 %324 = load i64, ptr %99, align 1
 %325 = add nsw i64 %324, 1
 store i64 %325, ptr %99, align 1
 br label %326
326:
 %327 = phi double [ %311, %305 ], [ %304, %314 ], [ %304, %317 ], [ %304, %320 ], [ %304, %323 ]
 %328 = load double, ptr %50, align 1
 %329 = fsub nsz contract double %327, %328
 %330 = load double, ptr %87, align 1
 %331 = fmul nsz contract double %329, 0x3FEFFFFDE7210BE9
 %332 = fcmp nsz contract olt double %330, %331
 br i1 %332, label %333, label %339
333:
 %334 = fmul nsz contract double %330, 2.000000e+00
 %335 = fcmp nsz contract ult double %329, %334
 %336 = fmul nsz contract double %329, 5.000000e-01
 %337 = select i1 %335, double %336, double %330
 %338 = fadd nsz contract double %328, %337
 br label %362
339:
 %340 = fsub nsz contract double %329, %7
 %341 = tail call nsz contract double @llvm.fabs.f64(double %340)
 %342 = fcmp nsz contract ugt double %341, %100
 %343 = select i1 %342, double %329, double %7
 store double %327, ptr %88, align 1
 %344 = load double, ptr %300, align 8
 store double %343, ptr %89, align 1
 br i1 %313, label %396, label %367
345:
 %346 = load double, ptr %87, align 1
 %347 = getelementptr i8, ptr %299, i64 32
 %348 = load double, ptr %347, align 8
 %349 = fcmp nsz contract olt double %348, %346
 %350 = select i1 %349, double %348, double %346
 %351 = load double, ptr %50, align 1
 %352 = fsub nsz contract double %304, %351
 %353 = fmul nsz contract double %350, 1.010000e+00
 %354 = fcmp nsz contract ugt double %352, %353
 br i1 %354, label %356, label %355
355:
 store double %304, ptr %88, align 1
 store double %352, ptr %89, align 1
 br label %396
356:
 %357 = fmul nsz contract double %350, 2.000000e+00
 %358 = fcmp nsz contract olt double %352, %357
 %359 = fmul nsz contract double %352, 5.000000e-01
 %360 = select i1 %358, double %359, double %350
 %361 = fadd nsz contract double %351, %360
 br label %362
362:
 %363 = phi double [ %361, %356 ], [ %338, %333 ]
 %364 = phi double [ %360, %356 ], [ %337, %333 ]
 %365 = phi double [ %351, %356 ], [ %328, %333 ]
 store double %363, ptr %88, align 1
 %366 = load double, ptr %300, align 8
 store double %364, ptr %89, align 1
 br label %367
367:
 %368 = phi double [ %344, %339 ], [ %366, %362 ]
 %369 = phi double [ %343, %339 ], [ %364, %362 ]
 %370 = phi double [ %328, %339 ], [ %365, %362 ]
 %371 = phi double [ %327, %339 ], [ %363, %362 ]
 %372 = tail call nsz contract double @llvm.fabs.f64(double %370)
 %373 = fcmp nsz contract olt double %372, 0x16687E92154EF7AC
 br i1 %373, label %374, label %382
374:
 %375 = fmul nsz contract double %372, 0x4670000000000000
 %376 = fmul nsz contract double %375, 0x3CA0000000000001
 %377 = fadd nsz contract double %375, %376
 %378 = fsub nsz contract double %377, %375
 %379 = fmul nsz contract double %378, 0x3970000000000000
 %380 = fcmp nsz contract olt double %379, 4.940660e-324
 %381 = select i1 %380, double 4.940660e-324, double %379
 br label %386
382:
 %383 = fmul nsz contract double %372, 0x3CA0000000000001
 %384 = fadd nsz contract double %372, %383
 %385 = fsub nsz contract double %384, %372
 br label %386
386:
 %387 = phi double [ %385, %382 ], [ %381, %374 ]
 %388 = fmul nsz contract double %387, 1.600000e+01
 %389 = load double, ptr %10, align 8
 %390 = fsub nsz contract double %368, %389
 %391 = tail call nsz contract double @llvm.fabs.f64(double %390)
 %392 = fmul nsz contract double %391, 1.000000e-30
 %393 = fcmp nsz contract ogt double %392, %388
 %394 = select i1 %393, double %392, double %388
 %395 = fcmp nsz contract ugt double %369, %394
 br i1 %395, label %396, label %429
396:
 %397 = phi i1 [ false, %339 ], [ true, %386 ], [ false, %355 ]
 %398 = phi double [ %343, %339 ], [ %369, %386 ], [ %352, %355 ]
 %399 = phi double [ %327, %339 ], [ %371, %386 ], [ %304, %355 ]
 %400 = tail call nsz contract double @llvm.fabs.f64(double %399)
 %401 = fcmp nsz contract olt double %400, 0x16687E92154EF7AC
 br i1 %401, label %402, label %410
402:
 %403 = fmul nsz contract double %400, 0x4670000000000000
 %404 = fmul nsz contract double %403, 0x3CA0000000000001
 %405 = fadd nsz contract double %403, %404
 %406 = fsub nsz contract double %405, %403
 %407 = fmul nsz contract double %406, 0x3970000000000000
 %408 = fcmp nsz contract olt double %407, 4.940660e-324
 %409 = select i1 %408, double 4.940660e-324, double %407
 br label %414
410:
 %411 = fmul nsz contract double %400, 0x3CA0000000000001
 %412 = fadd nsz contract double %400, %411
 %413 = fsub nsz contract double %412, %400
 br label %414
414:
 %415 = phi double [ %413, %410 ], [ %409, %402 ]
 %416 = load i64, ptr %101, align 1
 %417 = icmp slt i64 %416, %18
 br i1 %417, label %418, label %427
418:
 %419 = fmul nsz contract double %415, 2.000000e+00
 %420 = icmp slt i64 %416, 0
 %421 = select i1 %420, i64 %18, i64 0
 %422 = getelementptr double, ptr %17, i64 %416
 %423 = getelementptr double, ptr %422, i64 %421
 %424 = load double, ptr %423, align 8
 %425 = fadd nsz contract double %399, %419
 %426 = fcmp nsz contract ugt double %424, %425
 br i1 %426, label %427, label %429
427:
 %428 = fcmp nsz contract ugt double %398, 0.000000e+00
 br i1 %428, label %431, label %282
429:
 %430 = phi i64 [ 2, %386 ], [ 3, %288 ], [ 7, %418 ]
 store i64 %430, ptr %81, align 1
 br label %282
431:
 %432 = load i64, ptr %102, align 1
 %433 = load i64, ptr %103, align 1
 %434 = inttoptr i64 %432 to ptr
 %435 = load i64, ptr %104, align 1
 %436 = inttoptr i64 %435 to ptr
 %437 = load i64, ptr %106, align 1
 %438 = inttoptr i64 %437 to ptr
 %439 = load i64, ptr %107, align 1
 %440 = inttoptr i64 %439 to ptr
 store i64 0, ptr %108, align 1
 %441 = load i64, ptr %109, align 1
 %442 = load i64, ptr %110, align 1
 %443 = inttoptr i64 %441 to ptr
 %444 = load i64, ptr %111, align 1
 %445 = load i64, ptr %112, align 1
 %446 = inttoptr i64 %444 to ptr
 %447 = load i64, ptr %105, align 1
 %448 = load i64, ptr %113, align 1
 %449 = inttoptr i64 %448 to ptr
 %450 = load i64, ptr %114, align 1
 %451 = icmp eq i64 %450, 1
 br i1 %451, label %452, label %455
452:
 %453 = load i64, ptr %124, align 1
 %454 = inttoptr i64 %453 to ptr
 call fastcc void @f1(ptr %74, ptr readonly %51, ptr readonly %52, ptr readonly %26, i64 %27, double %398, ptr %454)
 br label %557
455:
 br i1 %115, label %463, label %456
456:
 %457 = phi i64 [ %458, %456 ], [ 0, %455 ]
 %458 = add nuw nsw i64 %457, 1
 %459 = getelementptr double, ptr %26, i64 %457
 %460 = load double, ptr %459, align 8
 %461 = getelementptr double, ptr %443, i64 %457
 store double %460, ptr %461, align 8
 %462 = icmp eq i64 %27, %458
 br i1 %462, label %463, label %456
463:
 %464 = load double, ptr %50, align 1
 %465 = fmul nsz contract double %398, 5.000000e-01
 %466 = fadd nsz contract double %465, %464
 %467 = load i64, ptr %85, align 1
 %468 = icmp slt i64 %467, 0
 %469 = select i1 %468, i64 %11, i64 0
 %470 = add i64 %469, %467
 %471 = mul i64 %470, %12
 %472 = getelementptr double, ptr %10, i64 %471
 %473 = getelementptr i8, ptr %472, i64 16
 %474 = load double, ptr %473, align 8
 %475 = fcmp nsz contract ogt double %474, %466
 %476 = select i1 %475, double %474, double %466
 %477 = getelementptr i8, ptr %472, i64 24
 %478 = load double, ptr %477, align 8
 %479 = fcmp nsz contract olt double %478, %476
 %480 = select i1 %479, double %478, double %476
 %481 = select i1 %116, i64 %442, i64 0
 %482 = getelementptr double, ptr %443, i64 %27
 %483 = getelementptr double, ptr %482, i64 %481
 store double %480, ptr %483, align 8
 br i1 %117, label %510, label %484
484:
 %485 = select i1 %468, i64 %14, i64 0
 %486 = add i64 %485, %467
 %487 = mul i64 %118, %486
 %488 = getelementptr double, ptr %13, i64 %487
 %489 = getelementptr double, ptr %488, i64 %16
 br label %490
490:
 %491 = phi i64 [ 0, %484 ], [ %492, %490 ]
 %492 = add nuw nsw i64 %491, 1
 %493 = getelementptr double, ptr %30, i64 %491
 %494 = load double, ptr %493, align 8
 %495 = getelementptr double, ptr %488, i64 %491
 %496 = load double, ptr %495, align 8
 %497 = getelementptr double, ptr %489, i64 %491
 %498 = load double, ptr %497, align 8
 %499 = load double, ptr %472, align 8
 %500 = fsub nsz contract double %480, %499
 %501 = fmul nsz contract double %498, %500
 %502 = fadd nsz contract double %496, %501
 %503 = fadd nsz contract double %494, %502
 %504 = add nsw i64 %491, %119
 %505 = icmp slt i64 %504, 0
 %506 = select i1 %505, i64 %442, i64 0
 %507 = getelementptr double, ptr %443, i64 %504
 %508 = getelementptr double, ptr %507, i64 %506
 store double %503, ptr %508, align 8
 %509 = icmp eq i64 %492, %16
 br i1 %509, label %510, label %490
510:
 %511 = select i1 %281, i64 %442, i64 0
 %512 = getelementptr double, ptr %443, i64 %280
 %513 = getelementptr double, ptr %512, i64 %511
 store double %398, ptr %513, align 8
 %514 = load i64, ptr %120, align 1
 %515 = inttoptr i64 %514 to ptr
 tail call void %515(ptr %443, ptr %446)
 %516 = load i64, ptr %121, align 1
 %517 = add nsw i64 %516, 1
 store i64 %517, ptr %121, align 1
 %518 = load i64, ptr %122, align 1
 %519 = load i64, ptr %123, align 1
 %520 = icmp slt i64 %447, 1
 br i1 %520, label %557, label %529
521:
 %522 = add nuw nsw i64 %530, 1
 %523 = icmp eq i64 %447, %522
 br i1 %523, label %557, label %529
524:
 %525 = mul nuw nsw i64 %530, 12
 %526 = add nsw i64 %525, %519
 %527 = mul i64 %530, 96
 %528 = getelementptr i8, ptr %449, i64 %527
 br label %546
529:
 %530 = phi i64 [ %522, %521 ], [ 0, %510 ]
 %531 = mul nuw nsw i64 %530, 6
 %532 = add nsw i64 %531, %518
 %533 = mul i64 %530, 48
 %534 = getelementptr i8, ptr %438, i64 %533
 br label %535
535:
 %536 = phi i64 [ 0, %529 ], [ %537, %535 ]
 %537 = add nuw nsw i64 %536, 1
 %538 = add nsw i64 %532, %536
 %539 = icmp slt i64 %538, 0
 %540 = select i1 %539, i64 %445, i64 0
 %541 = getelementptr double, ptr %446, i64 %538
 %542 = getelementptr double, ptr %541, i64 %540
 %543 = load double, ptr %542, align 8
 %544 = getelementptr double, ptr %534, i64 %536
 store double %543, ptr %544, align 8
 %545 = icmp eq i64 %537, 6
 br i1 %545, label %524, label %535
546:
 %547 = phi i64 [ 0, %524 ], [ %548, %546 ]
 %548 = add nuw nsw i64 %547, 1
 %549 = add nsw i64 %526, %547
 %550 = icmp slt i64 %549, 0
 %551 = select i1 %550, i64 %445, i64 0
 %552 = getelementptr double, ptr %446, i64 %549
 %553 = getelementptr double, ptr %552, i64 %551
 %554 = load double, ptr %553, align 8
 %555 = getelementptr double, ptr %528, i64 %547
 store double %554, ptr %555, align 8
 %556 = icmp eq i64 %548, 12
 br i1 %556, label %521, label %546
557:
 %558 = load i64, ptr %102, align 1
 %559 = load i64, ptr %103, align 1
 %560 = inttoptr i64 %558 to ptr
 %561 = load i64, ptr %125, align 1
 %562 = inttoptr i64 %561 to ptr
 %563 = load i64, ptr %113, align 1
 %564 = inttoptr i64 %563 to ptr
 %565 = load i64, ptr %126, align 1
 %566 = inttoptr i64 %565 to ptr
 %567 = icmp slt i64 %559, 1
 br i1 %567, label %568, label %584
568:
 %569 = load i64, ptr %127, align 1
 %570 = inttoptr i64 %569 to ptr
 %571 = load i64, ptr %128, align 1
 %572 = inttoptr i64 %571 to ptr
 br label %705
573:
 %574 = mul i64 %591, 96
 %575 = getelementptr i8, ptr %564, i64 %574
 %576 = getelementptr i8, ptr %589, i64 72
 %577 = getelementptr i8, ptr %589, i64 80
 %578 = getelementptr i8, ptr %589, i64 88
 br label %600
579:
 %580 = add nuw nsw i64 %601, 1
 %581 = icmp eq i64 %580, 3
 br i1 %581, label %582, label %600
582:
 %583 = icmp eq i64 %559, %586
 br i1 %583, label %642, label %584
584:
 %585 = phi i64 [ %586, %582 ], [ 0, %557 ]
 %586 = add nuw nsw i64 %585, 1
 %587 = mul i64 %585, 12
 %588 = getelementptr double, ptr %566, i64 %587
 %589 = getelementptr double, ptr %562, i64 %587
 %590 = getelementptr i64, ptr %560, i64 %585
 %591 = load i64, ptr %590, align 8
 %592 = icmp slt i64 %591, 0
 br i1 %592, label %593, label %573
593:
 %594 = phi i64 [ %595, %593 ], [ 0, %584 ]
 %595 = add nuw nsw i64 %594, 1
 %596 = getelementptr double, ptr %589, i64 %594
 %597 = load double, ptr %596, align 8
 %598 = getelementptr double, ptr %588, i64 %594
 store double %597, ptr %598, align 8
 %599 = icmp eq i64 %595, 12
 br i1 %599, label %582, label %593
600:
 %601 = phi i64 [ 0, %573 ], [ %580, %579 ]
 %602 = add nuw nsw i64 %601, 9
 %603 = getelementptr double, ptr %575, i64 %602
 %604 = load double, ptr %603, align 8
 %605 = mul nuw nsw i64 %601, 3
 %606 = getelementptr double, ptr %575, i64 %605
 %607 = load double, ptr %606, align 8
 %608 = load double, ptr %576, align 8
 %609 = fmul nsz contract double %607, %608
 %610 = fadd nsz contract double %604, %609
 %611 = getelementptr i8, ptr %606, i64 8
 %612 = load double, ptr %611, align 8
 %613 = load double, ptr %577, align 8
 %614 = fmul nsz contract double %612, %613
 %615 = fadd nsz contract double %610, %614
 %616 = getelementptr i8, ptr %606, i64 16
 %617 = load double, ptr %616, align 8
 %618 = load double, ptr %578, align 8
 %619 = fmul nsz contract double %617, %618
 %620 = fadd nsz contract double %615, %619
 %621 = getelementptr double, ptr %588, i64 %602
 store double %620, ptr %621, align 8
 %622 = getelementptr double, ptr %588, i64 %605
 br label %623
623:
 %624 = phi i64 [ 0, %600 ], [ %625, %623 ]
 %625 = add nuw nsw i64 %624, 1
 %626 = load double, ptr %606, align 8
 %627 = getelementptr double, ptr %589, i64 %624
 %628 = load double, ptr %627, align 8
 %629 = fmul nsz contract double %626, %628
 %630 = load double, ptr %611, align 8
 %631 = getelementptr i8, ptr %627, i64 24
 %632 = load double, ptr %631, align 8
 %633 = fmul nsz contract double %630, %632
 %634 = fadd nsz contract double %629, %633
 %635 = load double, ptr %616, align 8
 %636 = getelementptr i8, ptr %627, i64 48
 %637 = load double, ptr %636, align 8
 %638 = fmul nsz contract double %635, %637
 %639 = fadd nsz contract double %634, %638
 %640 = getelementptr double, ptr %622, i64 %624
 store double %639, ptr %640, align 8
 %641 = icmp eq i64 %625, 3
 br i1 %641, label %579, label %623
642:
 %643 = load i64, ptr %102, align 1
 %644 = load i64, ptr %103, align 1
 %645 = load i64, ptr %125, align 1
 %646 = inttoptr i64 %643 to ptr
 %647 = inttoptr i64 %645 to ptr
 %648 = load i64, ptr %127, align 1
 %649 = inttoptr i64 %648 to ptr
 %650 = load i64, ptr %128, align 1
 %651 = inttoptr i64 %650 to ptr
 %652 = icmp slt i64 %644, 1
 br i1 %652, label %705, label %657
653:
 %654 = phi double [ %699, %688 ], [ 0.000000e+00, %657 ]
 %655 = getelementptr double, ptr %651, i64 %658
 store double %654, ptr %655, align 8
 %656 = icmp eq i64 %659, %644
 br i1 %656, label %700, label %657
657:
 %658 = phi i64 [ %659, %653 ], [ 0, %642 ]
 %659 = add nuw nsw i64 %658, 1
 %660 = getelementptr i64, ptr %646, i64 %658
 %661 = load i64, ptr %660, align 8
 %662 = icmp sgt i64 %661, -1
 br i1 %662, label %663, label %653
663:
 %664 = mul i64 %661, 48
 %665 = getelementptr i8, ptr %438, i64 %664
 %666 = mul i64 %658, 96
 %667 = getelementptr i8, ptr %647, i64 %666
 br label %668
668:
 %669 = phi double [ 0.000000e+00, %663 ], [ %686, %668 ]
 %670 = phi double [ 0.000000e+00, %663 ], [ %677, %668 ]
 %671 = phi double [ 0.000000e+00, %663 ], [ %681, %668 ]
 %672 = phi i64 [ 0, %663 ], [ %673, %668 ]
 %673 = add nuw nsw i64 %672, 1
 %674 = getelementptr double, ptr %665, i64 %672
 %675 = load double, ptr %674, align 8
 %676 = fmul nsz contract double %675, %675
 %677 = fadd nsz contract double %670, %676
 %678 = getelementptr i8, ptr %674, i64 24
 %679 = load double, ptr %678, align 8
 %680 = fmul nsz contract double %679, %679
 %681 = fadd nsz contract double %671, %680
 %682 = getelementptr double, ptr %667, i64 %672
 %683 = getelementptr i8, ptr %682, i64 72
 %684 = load double, ptr %683, align 8
 %685 = fmul nsz contract double %684, %684
 %686 = fadd nsz contract double %669, %685
 %687 = icmp eq i64 %673, 3
 br i1 %687, label %688, label %668
688:
 %689 = tail call nsz contract double @llvm.sqrt.f64(double %681)
 %690 = tail call nsz contract double @llvm.sqrt.f64(double %677)
 %691 = tail call nsz contract double @llvm.sqrt.f64(double %686)
 %692 = getelementptr double, ptr %649, i64 %658
 %693 = load double, ptr %692, align 8
 %694 = fadd nsz contract double %691, %693
 %695 = fmul nsz contract double %690, %694
 %696 = fadd nsz contract double %689, %695
 %697 = load double, ptr %129, align 1
 %698 = fmul nsz contract double %398, %697
 %699 = fadd nsz contract double %698, %696
 br label %653
700:
 %701 = load i64, ptr %127, align 1
 %702 = load i64, ptr %128, align 1
 %703 = inttoptr i64 %701 to ptr
 %704 = inttoptr i64 %702 to ptr
 br label %705
705:
 %706 = phi ptr [ %704, %700 ], [ %651, %642 ], [ %572, %568 ]
 %707 = phi ptr [ %703, %700 ], [ %649, %642 ], [ %570, %568 ]
 %708 = load i64, ptr %130, align 1
 %709 = inttoptr i64 %708 to ptr
 %710 = load i64, ptr %126, align 1
 %711 = inttoptr i64 %710 to ptr
 %712 = load i64, ptr %131, align 1
 %713 = load i64, ptr %132, align 1
 %714 = inttoptr i64 %712 to ptr
 %715 = load i64, ptr %133, align 1
 %716 = inttoptr i64 %715 to ptr
 store i64 0, ptr %134, align 1
 %717 = load i64, ptr %135, align 1
 %718 = icmp eq i64 %717, 0
 br i1 %718, label %719, label %724
719:
 %720 = load i64, ptr %137, align 1
 %721 = icmp slt i64 %720, 1
 br i1 %721, label %1027, label %722
722:
 %723 = fmul nsz contract double %398, 2.000000e+00
 br label %882
724:
 %725 = load i64, ptr %103, align 1
 %726 = icmp slt i64 %725, 1
 br i1 %726, label %740, label %982
727:
 %728 = fcmp nsz contract ogt double %988, %984
 %729 = select i1 %728, double %988, double %984
 %730 = getelementptr double, ptr %706, i64 %985
 %731 = load double, ptr %730, align 8
 %732 = fcmp nsz contract ogt double %731, %983
 %733 = select i1 %732, double %731, double %983
 br label %734
734:
 %735 = phi double [ %729, %727 ], [ %984, %982 ]
 %736 = phi double [ %733, %727 ], [ %983, %982 ]
 %737 = icmp eq i64 %725, %986
 br i1 %737, label %738, label %982
738:
 %739 = fmul nsz contract double %735, 2.000000e+00
 br label %740
740:
 %741 = phi double [ 0.000000e+00, %724 ], [ %739, %738 ]
 %742 = phi double [ 0.000000e+00, %724 ], [ %736, %738 ]
 %743 = fmul nsz contract double %398, 4.000000e+00
 %744 = fmul nsz contract double %743, %742
 %745 = fadd nsz contract double %741, %744
 %746 = load double, ptr %51, align 1
 %747 = fmul nsz contract double %746, 1.000000e-03
 %748 = fadd nsz contract double %745, %747
 %749 = icmp slt i64 %713, 1
 br i1 %749, label %753, label %750
750:
 %751 = shl nuw i64 %713, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %714, i8 -1, i64 %751, i1 false)
 %752 = load i64, ptr %103, align 1
 br label %753
753:
 %754 = phi i64 [ %752, %750 ], [ %725, %740 ]
 %755 = icmp slt i64 %754, 1
 br i1 %755, label %1027, label %756
756:
 %757 = add nsw i64 %713, -1
 br label %991
758:
 %759 = load i64, ptr %103, align 1
 %760 = icmp slt i64 %759, 1
 br i1 %760, label %880, label %761
761:
 %762 = shl i64 %992, 4
 br label %998
763:
 %764 = load i64, ptr %102, align 1
 %765 = inttoptr i64 %764 to ptr
 %766 = getelementptr i64, ptr %765, i64 %999
 %767 = load i64, ptr %766, align 8
 %768 = getelementptr i64, ptr %765, i64 %992
 %769 = load i64, ptr %768, align 8
 %770 = icmp eq i64 %767, %769
 br i1 %770, label %788, label %771
771:
 %772 = load i64, ptr %136, align 1
 %773 = inttoptr i64 %772 to ptr
 %774 = shl i64 %999, 4
 %775 = getelementptr i8, ptr %773, i64 %774
 %776 = load i64, ptr %775, align 8
 %777 = getelementptr i8, ptr %773, i64 %762
 %778 = getelementptr i8, ptr %777, i64 8
 %779 = load i64, ptr %778, align 8
 %780 = and i64 %779, %776
 %781 = load i64, ptr %777, align 8
 %782 = getelementptr i8, ptr %775, i64 8
 %783 = load i64, ptr %782, align 8
 %784 = and i64 %783, %781
 %785 = or i64 %784, %780
 %786 = icmp eq i64 %785, 0
 br i1 %786, label %788, label %787
787:
 call fastcc void @f11(ptr %72, ptr readonly %51, ptr %52, i64 %992, i64 %999, double %398)
 br label %788
788:
 %789 = icmp eq i64 %1000, %759
 br i1 %789, label %880, label %998
790:
 %791 = mul i64 %992, 96
 %792 = getelementptr i8, ptr %711, i64 %791
 %793 = getelementptr i8, ptr %792, i64 72
 %794 = load double, ptr %793, align 8
 %795 = fdiv nsz contract double %794, %748
 %796 = tail call nsz contract double @llvm.floor.f64(double %795)
 %797 = getelementptr i8, ptr %792, i64 80
 %798 = load double, ptr %797, align 8
 %799 = fdiv nsz contract double %798, %748
 %800 = tail call nsz contract double @llvm.floor.f64(double %799)
 %801 = getelementptr i8, ptr %792, i64 88
 %802 = load double, ptr %801, align 8
 %803 = fdiv nsz contract double %802, %748
 %804 = tail call nsz contract double @llvm.floor.f64(double %803)
 %805 = fptosi double %800 to i64
 %806 = fptosi double %796 to i64
 %807 = fptosi double %804 to i64
 %808 = add i64 %806, -1
 %809 = add i64 %805, -1
 %810 = add i64 %807, -1
 %811 = shl i64 %992, 4
 br label %1005
812:
 %813 = phi i64 [ %863, %861 ], [ %1025, %1005 ]
 %814 = mul i64 %813, 96
 %815 = getelementptr i8, ptr %711, i64 %814
 %816 = getelementptr i8, ptr %815, i64 72
 %817 = load double, ptr %816, align 8
 %818 = fdiv nsz contract double %817, %748
 %819 = tail call nsz contract double @llvm.floor.f64(double %818)
 %820 = getelementptr i8, ptr %815, i64 80
 %821 = load double, ptr %820, align 8
 %822 = fdiv nsz contract double %821, %748
 %823 = tail call nsz contract double @llvm.floor.f64(double %822)
 %824 = getelementptr i8, ptr %815, i64 88
 %825 = load double, ptr %824, align 8
 %826 = fdiv nsz contract double %825, %748
 %827 = tail call nsz contract double @llvm.floor.f64(double %826)
 %828 = fptosi double %823 to i64
 %829 = fptosi double %819 to i64
 %830 = fptosi double %827 to i64
 %831 = icmp eq i64 %1009, %829
 %832 = icmp eq i64 %1012, %828
 %833 = select i1 %831, i1 %832, i1 false
 %834 = icmp eq i64 %1014, %830
 %835 = select i1 %833, i1 %834, i1 false
 br i1 %835, label %836, label %861
836:
 %837 = load i64, ptr %102, align 1
 %838 = inttoptr i64 %837 to ptr
 %839 = getelementptr i64, ptr %838, i64 %813
 %840 = load i64, ptr %839, align 8
 %841 = getelementptr i64, ptr %838, i64 %992
 %842 = load i64, ptr %841, align 8
 %843 = icmp eq i64 %840, %842
 br i1 %843, label %861, label %844
844:
 %845 = load i64, ptr %136, align 1
 %846 = inttoptr i64 %845 to ptr
 %847 = shl i64 %813, 4
 %848 = getelementptr i8, ptr %846, i64 %847
 %849 = load i64, ptr %848, align 8
 %850 = getelementptr i8, ptr %846, i64 %811
 %851 = getelementptr i8, ptr %850, i64 8
 %852 = load i64, ptr %851, align 8
 %853 = and i64 %852, %849
 %854 = load i64, ptr %850, align 8
 %855 = getelementptr i8, ptr %848, i64 8
 %856 = load i64, ptr %855, align 8
 %857 = and i64 %856, %854
 %858 = or i64 %857, %853
 %859 = icmp eq i64 %858, 0
 br i1 %859, label %861, label %860
860:
 call fastcc void @f11(ptr %73, ptr readonly %51, ptr %52, i64 %813, i64 %992, double %398)
 br label %861
861:
 %862 = getelementptr i64, ptr %716, i64 %813
 %863 = load i64, ptr %862, align 8
 %864 = icmp sgt i64 %863, -1
 br i1 %864, label %812, label %865
865:
 %866 = icmp eq i64 %1007, 27
 br i1 %866, label %867, label %1005
867:
 %868 = mul nsw i64 %806, 73856093
 %869 = mul nsw i64 %805, 19349663
 %870 = xor i64 %869, %868
 %871 = mul nsw i64 %807, 83492791
 %872 = xor i64 %870, %871
 %873 = and i64 %872, %757
 %874 = icmp slt i64 %873, 0
 %875 = select i1 %874, i64 %713, i64 0
 %876 = getelementptr i64, ptr %714, i64 %873
 %877 = getelementptr i64, ptr %876, i64 %875
 %878 = load i64, ptr %877, align 8
 %879 = getelementptr i64, ptr %716, i64 %992
 store i64 %878, ptr %879, align 8
 store i64 %992, ptr %877, align 8
 br label %880
880:
 %881 = icmp eq i64 %993, %754
 br i1 %881, label %1027, label %991
882:
 %883 = phi i64 [ 0, %722 ], [ %884, %980 ]
 %884 = add nuw nsw i64 %883, 1
 %885 = mul i64 %883, 24
 %886 = getelementptr i8, ptr %709, i64 %885
 %887 = load i64, ptr %886, align 8
 %888 = getelementptr i8, ptr %886, i64 8
 %889 = load i64, ptr %888, align 8
 %890 = getelementptr i8, ptr %886, i64 16
 %891 = load i64, ptr %890, align 8
 %892 = load i64, ptr %138, align 1
 %893 = load i64, ptr %103, align 1
 %894 = inttoptr i64 %892 to ptr
 %895 = load i64, ptr %127, align 1
 %896 = inttoptr i64 %895 to ptr
 %897 = load i64, ptr %126, align 1
 %898 = inttoptr i64 %897 to ptr
 %899 = load i64, ptr %128, align 1
 %900 = inttoptr i64 %899 to ptr
 %901 = icmp slt i64 %887, 0
 %902 = select i1 %901, i64 %893, i64 0
 %903 = add i64 %902, %887
 %904 = getelementptr double, ptr %900, i64 %903
 %905 = load double, ptr %904, align 8
 %906 = icmp slt i64 %889, 0
 %907 = select i1 %906, i64 %893, i64 0
 %908 = add i64 %907, %889
 %909 = getelementptr double, ptr %900, i64 %908
 %910 = load double, ptr %909, align 8
 %911 = fadd nsz contract double %905, %910
 %912 = fmul nsz contract double %723, %911
 %913 = load double, ptr %51, align 1
 %914 = fmul nsz contract double %913, 1.000000e-03
 %915 = fadd nsz contract double %912, %914
 %916 = mul i64 %903, 96
 %917 = getelementptr i8, ptr %898, i64 %916
 %918 = mul i64 %908, 96
 %919 = getelementptr i8, ptr %898, i64 %918
 %920 = getelementptr i64, ptr %894, i64 %903
 %921 = load i64, ptr %920, align 8
 %922 = icmp eq i64 %921, 3
 %923 = getelementptr i64, ptr %894, i64 %908
 %924 = load i64, ptr %923, align 8
 %925 = freeze i64 %924
 %926 = icmp eq i64 %925, 3
 br i1 %922, label %928, label %927
927:
 br i1 %926, label %930, label %967
928:
 br i1 %926, label %930, label %929
929:
 br label %930
930:
 %931 = phi i64 [ %918, %929 ], [ %916, %927 ], [ %916, %928 ]
 %932 = phi i64 [ %908, %929 ], [ %903, %927 ], [ %903, %928 ]
 %933 = phi ptr [ %917, %929 ], [ %919, %927 ], [ %919, %928 ]
 %934 = getelementptr i8, ptr %898, i64 %931
 br label %950
935:
 %936 = getelementptr double, ptr %896, i64 %932
 %937 = load double, ptr %936, align 8
 %938 = fsub nsz contract double %965, %937
 %939 = fcmp nsz contract ult double %938, %915
 br i1 %939, label %949, label %980
940:
 %941 = getelementptr double, ptr %896, i64 %903
 %942 = load double, ptr %941, align 8
 %943 = fadd nsz contract double %915, %942
 %944 = getelementptr double, ptr %896, i64 %908
 %945 = load double, ptr %944, align 8
 %946 = fadd nsz contract double %943, %945
 %947 = fmul nsz contract double %946, %946
 %948 = fcmp nsz contract ult double %978, %947
 br i1 %948, label %949, label %980
949:
 call fastcc void @f16(ptr %71, ptr readonly %51, ptr %52, i64 %887, i64 %889, i64 %891, double %915)
 br label %980
950:
 %951 = phi double [ 0.000000e+00, %930 ], [ %965, %950 ]
 %952 = phi i64 [ 0, %930 ], [ %953, %950 ]
 %953 = add nuw nsw i64 %952, 1
 %954 = mul nuw nsw i64 %952, 24
 %955 = getelementptr i8, ptr %933, i64 %954
 %956 = getelementptr i8, ptr %955, i64 16
 %957 = load double, ptr %956, align 8
 %958 = add nuw nsw i64 %952, 9
 %959 = getelementptr double, ptr %934, i64 %958
 %960 = load double, ptr %959, align 8
 %961 = getelementptr double, ptr %933, i64 %958
 %962 = load double, ptr %961, align 8
 %963 = fsub nsz contract double %960, %962
 %964 = fmul nsz contract double %957, %963
 %965 = fadd nsz contract double %951, %964
 %966 = icmp eq i64 %953, 3
 br i1 %966, label %935, label %950
967:
 %968 = phi double [ %978, %967 ], [ 0.000000e+00, %927 ]
 %969 = phi i64 [ %970, %967 ], [ 0, %927 ]
 %970 = add nuw nsw i64 %969, 1
 %971 = add nuw nsw i64 %969, 9
 %972 = getelementptr double, ptr %919, i64 %971
 %973 = load double, ptr %972, align 8
 %974 = getelementptr double, ptr %917, i64 %971
 %975 = load double, ptr %974, align 8
 %976 = fsub nsz contract double %973, %975
 %977 = fmul nsz contract double %976, %976
 %978 = fadd nsz contract double %968, %977
 %979 = icmp eq i64 %970, 3
 br i1 %979, label %940, label %967
980:
 %981 = icmp eq i64 %884, %720
 br i1 %981, label %1027, label %882
982:
 %983 = phi double [ %736, %734 ], [ 0.000000e+00, %724 ]
 %984 = phi double [ %735, %734 ], [ 0.000000e+00, %724 ]
 %985 = phi i64 [ %986, %734 ], [ 0, %724 ]
 %986 = add nuw nsw i64 %985, 1
 %987 = getelementptr double, ptr %707, i64 %985
 %988 = load double, ptr %987, align 8
 %989 = fsub nsz contract double %988, %988
 %990 = fcmp nsz contract ord double %989, 0.000000e+00
 br i1 %990, label %727, label %734
991:
 %992 = phi i64 [ 0, %756 ], [ %993, %880 ]
 %993 = add nuw nsw i64 %992, 1
 %994 = getelementptr double, ptr %707, i64 %992
 %995 = load double, ptr %994, align 8
 %996 = fsub nsz contract double %995, %995
 %997 = fcmp nsz contract ord double %996, 0.000000e+00
 br i1 %997, label %790, label %758
998:
 %999 = phi i64 [ 0, %761 ], [ %1000, %788 ]
 %1000 = add nuw nsw i64 %999, 1
 %1001 = getelementptr double, ptr %707, i64 %999
 %1002 = load double, ptr %1001, align 8
 %1003 = fsub nsz contract double %1002, %1002
 %1004 = fcmp nsz contract ord double %1003, 0.000000e+00
 br i1 %1004, label %763, label %788
1005:
 %1006 = phi i64 [ 0, %790 ], [ %1007, %865 ]
 %1007 = add nuw nsw i64 %1006, 1
 %1008 = urem i64 %1006, 3
 %1009 = add i64 %808, %1008
 %1010 = udiv i64 %1006, 3
 %1011 = urem i64 %1010, 3
 %1012 = add i64 %809, %1011
 %1013 = udiv i64 %1006, 9
 %1014 = add i64 %810, %1013
 %1015 = mul nsw i64 %1009, 73856093
 %1016 = mul nsw i64 %1012, 19349663
 %1017 = mul nsw i64 %1014, 83492791
 %1018 = xor i64 %1017, %1015
 %1019 = xor i64 %1018, %1016
 %1020 = and i64 %1019, %757
 %1021 = icmp slt i64 %1020, 0
 %1022 = select i1 %1021, i64 %713, i64 0
 %1023 = getelementptr i64, ptr %714, i64 %1020
 %1024 = getelementptr i64, ptr %1023, i64 %1022
 %1025 = load i64, ptr %1024, align 8
 %1026 = icmp sgt i64 %1025, -1
 br i1 %1026, label %812, label %865
1027:
 %1028 = load i64, ptr %134, align 1
 %1029 = icmp slt i64 %1028, 1
 br i1 %1029, label %1176, label %1179
1030:
 %1031 = add nuw nsw i64 %1180, 1
 %1032 = icmp eq i64 %1031, %1028
 br i1 %1032, label %1176, label %1179
1033:
 %1034 = getelementptr i64, ptr %436, i64 %1192
 %1035 = load i64, ptr %1034, align 8
 %1036 = icmp slt i64 %1035, 0
 br i1 %1036, label %1037, label %1040
1037:
 %1038 = load i64, ptr %108, align 1
 %1039 = add nsw i64 %1038, 1
 store i64 %1039, ptr %108, align 1
 br label %1040
1040:
 br i1 %1184, label %1041, label %1183
1041:
 %1042 = load i64, ptr %139, align 1
 %1043 = inttoptr i64 %1042 to ptr
 %1044 = load i64, ptr %140, align 1
 %1045 = mul i64 %1180, 24
 %1046 = getelementptr i8, ptr %1043, i64 %1045
 %1047 = getelementptr i8, ptr %1046, i64 16
 %1048 = load double, ptr %1047, align 8
 %1049 = fcmp nsz contract ult double %1048, 0.000000e+00
 %1050 = select i1 %1049, double -1.000000e+00, double 1.000000e+00
 %1051 = inttoptr i64 %1044 to ptr
 %1052 = mul i64 %1180, 72
 %1053 = getelementptr i8, ptr %1051, i64 %1052
 %1054 = fadd nsz contract double %1048, %1050
 %1055 = fdiv nsz contract double -1.000000e+00, %1054
 %1056 = load double, ptr %1046, align 8
 %1057 = getelementptr i8, ptr %1046, i64 8
 %1058 = load double, ptr %1057, align 8
 %1059 = fmul nsz contract double %1056, %1058
 %1060 = fmul nsz contract double %1059, %1055
 store double %1056, ptr %1053, align 8
 %1061 = getelementptr i8, ptr %1053, i64 8
 store double %1058, ptr %1061, align 8
 %1062 = getelementptr i8, ptr %1053, i64 16
 store double %1048, ptr %1062, align 8
 %1063 = load double, ptr %1046, align 8
 %1064 = fmul nsz contract double %1050, %1063
 %1065 = fmul nsz contract double %1063, %1064
 %1066 = fmul nsz contract double %1055, %1065
 %1067 = fadd nsz contract double %1066, 1.000000e+00
 %1068 = fmul nsz contract double %1050, %1060
 %1069 = fneg nsz contract double %1050
 %1070 = fmul nsz contract double %1063, %1069
 %1071 = getelementptr i8, ptr %1053, i64 24
 store double %1067, ptr %1071, align 8
 %1072 = getelementptr i8, ptr %1053, i64 32
 store double %1068, ptr %1072, align 8
 %1073 = getelementptr i8, ptr %1053, i64 40
 store double %1070, ptr %1073, align 8
 %1074 = load double, ptr %1057, align 8
 %1075 = fmul nsz contract double %1074, %1074
 %1076 = fmul nsz contract double %1055, %1075
 %1077 = fadd nsz contract double %1050, %1076
 %1078 = fneg nsz contract double %1074
 %1079 = getelementptr i8, ptr %1053, i64 48
 store double %1060, ptr %1079, align 8
 %1080 = getelementptr i8, ptr %1053, i64 56
 store double %1077, ptr %1080, align 8
 %1081 = getelementptr i8, ptr %1053, i64 64
 store double %1078, ptr %1081, align 8
 %1082 = load i64, ptr %102, align 1
 %1083 = load i64, ptr %103, align 1
 %1084 = inttoptr i64 %1082 to ptr
 %1085 = load i64, ptr %113, align 1
 %1086 = inttoptr i64 %1085 to ptr
 %1087 = load i64, ptr %107, align 1
 %1088 = inttoptr i64 %1087 to ptr
 %1089 = load i64, ptr %141, align 1
 %1090 = inttoptr i64 %1089 to ptr
 %1091 = load i64, ptr %140, align 1
 %1092 = inttoptr i64 %1091 to ptr
 %1093 = load i64, ptr %142, align 1
 %1094 = inttoptr i64 %1093 to ptr
 %1095 = getelementptr i8, ptr %1090, i64 %1045
 %1096 = getelementptr i8, ptr %1092, i64 %1052
 %1097 = mul nuw nsw i64 %1180, 3
 %1098 = getelementptr i8, ptr %1088, i64 %1181
 br label %1108
1099:
 %1100 = add nuw nsw i64 %1109, 1
 %1101 = icmp eq i64 %1100, 3
 br i1 %1101, label %1030, label %1108
1102:
 %1103 = mul i64 %1125, 96
 %1104 = getelementptr i8, ptr %1086, i64 %1103
 %1105 = getelementptr i8, ptr %1127, i64 24
 br label %1129
1106:
 br i1 %1132, label %1107, label %1129
1107:
 br i1 %1117, label %1099, label %1115
1108:
 %1109 = phi i64 [ 0, %1041 ], [ %1100, %1099 ]
 %1110 = add nuw nsw i64 %1109, %1097
 %1111 = mul i64 %1110, 96
 %1112 = getelementptr i8, ptr %1094, i64 %1111
 %1113 = mul nuw nsw i64 %1109, 24
 %1114 = getelementptr i8, ptr %1096, i64 %1113
 br label %1115
1115:
 %1116 = phi double [ -1.000000e+00, %1108 ], [ 1.000000e+00, %1107 ]
 %1117 = phi i1 [ false, %1108 ], [ true, %1107 ]
 %1118 = phi i64 [ 0, %1108 ], [ 1, %1107 ]
 %1119 = getelementptr i64, ptr %1098, i64 %1118
 %1120 = load i64, ptr %1119, align 8
 %1121 = icmp slt i64 %1120, 0
 %1122 = select i1 %1121, i64 %1083, i64 0
 %1123 = getelementptr i64, ptr %1084, i64 %1120
 %1124 = getelementptr i64, ptr %1123, i64 %1122
 %1125 = load i64, ptr %1124, align 8
 %1126 = mul nuw nsw i64 %1118, 48
 %1127 = getelementptr i8, ptr %1112, i64 %1126
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %1127, i8 0, i64 48, i1 false)
 %1128 = icmp slt i64 %1125, 0
 br i1 %1128, label %1107, label %1102
1129:
 %1130 = phi i64 [ 0, %1102 ], [ %1131, %1106 ]
 %1131 = add nuw nsw i64 %1130, 1
 %1132 = icmp eq i64 %1131, 3
 %1133 = select i1 %1132, i64 0, i64 %1131
 %1134 = add nuw nsw i64 %1130, 2
 %1135 = urem i64 %1134, 3
 %1136 = getelementptr double, ptr %1095, i64 %1133
 %1137 = load double, ptr %1136, align 8
 %1138 = getelementptr double, ptr %1104, i64 %1133
 %1139 = getelementptr i8, ptr %1138, i64 72
 %1140 = load double, ptr %1139, align 8
 %1141 = fsub nsz contract double %1137, %1140
 %1142 = getelementptr double, ptr %1114, i64 %1135
 %1143 = load double, ptr %1142, align 8
 %1144 = fmul nsz contract double %1141, %1143
 %1145 = getelementptr double, ptr %1095, i64 %1135
 %1146 = load double, ptr %1145, align 8
 %1147 = getelementptr double, ptr %1104, i64 %1135
 %1148 = getelementptr i8, ptr %1147, i64 72
 %1149 = load double, ptr %1148, align 8
 %1150 = fsub nsz contract double %1146, %1149
 %1151 = getelementptr double, ptr %1114, i64 %1133
 %1152 = load double, ptr %1151, align 8
 %1153 = fmul nsz contract double %1150, %1152
 %1154 = fsub nsz contract double %1144, %1153
 %1155 = getelementptr double, ptr %1114, i64 %1130
 %1156 = mul nuw nsw i64 %1130, 24
 %1157 = getelementptr i8, ptr %1104, i64 %1156
 br label %1158
1158:
 %1159 = phi i64 [ 0, %1129 ], [ %1160, %1158 ]
 %1160 = add nuw nsw i64 %1159, 1
 %1161 = getelementptr double, ptr %1127, i64 %1159
 %1162 = load double, ptr %1161, align 8
 %1163 = getelementptr double, ptr %1157, i64 %1159
 %1164 = load double, ptr %1163, align 8
 %1165 = fmul nsz contract double %1116, %1164
 %1166 = fmul nsz contract double %1154, %1165
 %1167 = fadd nsz contract double %1162, %1166
 store double %1167, ptr %1161, align 8
 %1168 = getelementptr double, ptr %1105, i64 %1159
 %1169 = load double, ptr %1168, align 8
 %1170 = load double, ptr %1163, align 8
 %1171 = fmul nsz contract double %1116, %1170
 %1172 = load double, ptr %1155, align 8
 %1173 = fmul nsz contract double %1171, %1172
 %1174 = fadd nsz contract double %1169, %1173
 store double %1174, ptr %1168, align 8
 %1175 = icmp eq i64 %1160, 3
 br i1 %1175, label %1106, label %1158
1176:
 %1177 = load i64, ptr %108, align 1
 %1178 = icmp eq i64 %1177, 0
 br i1 %1178, label %1197, label %282
1179:
 %1180 = phi i64 [ %1031, %1030 ], [ 0, %1027 ]
 %1181 = shl i64 %1180, 5
 %1182 = getelementptr i8, ptr %440, i64 %1181
 br label %1183
1183:
 %1184 = phi i1 [ false, %1179 ], [ true, %1040 ]
 %1185 = phi i64 [ 0, %1179 ], [ 1, %1040 ]
 %1186 = getelementptr i64, ptr %1182, i64 %1185
 %1187 = load i64, ptr %1186, align 8
 %1188 = icmp slt i64 %1187, 0
 %1189 = select i1 %1188, i64 %433, i64 0
 %1190 = getelementptr i64, ptr %434, i64 %1187
 %1191 = getelementptr i64, ptr %1190, i64 %1189
 %1192 = load i64, ptr %1191, align 8
 %1193 = load i64, ptr %114, align 1
 %1194 = icmp eq i64 %1193, 0
 %1195 = icmp sgt i64 %1192, -1
 %1196 = select i1 %1194, i1 %1195, i1 false
 br i1 %1196, label %1033, label %1040
1197:
 %1198 = load i64, ptr %143, align 1
 %1199 = icmp eq i64 %1198, 0
 br i1 %1199, label %1200, label %282
1200:
 %1201 = load i64, ptr %140, align 1
 %1202 = load i64, ptr %79, align 1
 %1203 = inttoptr i64 %1201 to ptr
 %1204 = load i64, ptr %144, align 1
 %1205 = inttoptr i64 %1204 to ptr
 %1206 = load i64, ptr %145, align 1
 %1207 = inttoptr i64 %1206 to ptr
 %1208 = load i64, ptr %146, align 1
 %1209 = inttoptr i64 %1208 to ptr
 %1210 = load i64, ptr %147, align 1
 %1211 = load i64, ptr %148, align 1
 %1212 = inttoptr i64 %1210 to ptr
 %1213 = load i64, ptr %149, align 1
 %1214 = inttoptr i64 %1213 to ptr
 %1215 = load i64, ptr %150, align 1
 %1216 = inttoptr i64 %1215 to ptr
 %1217 = load i64, ptr %151, align 1
 %1218 = inttoptr i64 %1217 to ptr
 %1219 = add nsw i64 %1211, -1
 %1220 = load i64, ptr %152, align 1
 %1221 = icmp slt i64 %1220, 1
 br i1 %1221, label %1224, label %1222
1222:
 %1223 = shl nuw i64 %1220, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %1218, i8 0, i64 %1223, i1 false)
 br label %1224
1224:
 %1225 = load i64, ptr %134, align 1
 %1226 = icmp slt i64 %1225, 1
 br i1 %1226, label %1327, label %1276
1227:
 %1228 = icmp eq i64 %1278, %1225
 br i1 %1228, label %1327, label %1276
1229:
 %1230 = phi i64 [ %1244, %1242 ], [ %1298, %1276 ]
 %1231 = icmp slt i64 %1230, 0
 %1232 = select i1 %1231, i64 %1211, i64 0
 %1233 = getelementptr i64, ptr %1212, i64 %1230
 %1234 = getelementptr i64, ptr %1233, i64 %1232
 %1235 = load i64, ptr %1234, align 8
 %1236 = icmp slt i64 %1235, 0
 %1237 = select i1 %1236, i64 %1202, i64 0
 %1238 = getelementptr i64, ptr %1207, i64 %1235
 %1239 = getelementptr i64, ptr %1238, i64 %1237
 %1240 = load i64, ptr %1239, align 8
 %1241 = icmp eq i64 %1240, %1292
 br i1 %1241, label %1251, label %1242
1242:
 %1243 = add nsw i64 %1230, 1
 %1244 = and i64 %1243, %1219
 %1245 = icmp slt i64 %1244, 0
 %1246 = select i1 %1245, i64 %1211, i64 0
 %1247 = getelementptr i64, ptr %1212, i64 %1244
 %1248 = getelementptr i64, ptr %1247, i64 %1246
 %1249 = load i64, ptr %1248, align 8
 %1250 = icmp sgt i64 %1249, -1
 br i1 %1250, label %1229, label %1251
1251:
 %1252 = phi i64 [ -1, %1276 ], [ -1, %1242 ], [ %1235, %1229 ]
 %1253 = icmp sgt i64 %1252, -1
 %1254 = mul nuw nsw i64 %1277, 3
 %1255 = getelementptr i64, ptr %1214, i64 %1254
 %1256 = mul i64 %1252, 24
 %1257 = getelementptr i8, ptr %1216, i64 %1256
 br label %1305
1258:
 %1259 = getelementptr i64, ptr %1257, i64 %1306
 %1260 = load i64, ptr %1259, align 8
 %1261 = getelementptr i64, ptr %1255, i64 %1306
 store i64 %1260, ptr %1261, align 8
 %1262 = icmp eq i64 %1307, 3
 br i1 %1262, label %1267, label %1266
1263:
 %1264 = getelementptr i64, ptr %1255, i64 %1306
 store i64 0, ptr %1264, align 8
 %1265 = icmp eq i64 %1307, 3
 br i1 %1265, label %1269, label %1266
1266:
 br label %1305
1267:
 %1268 = getelementptr i64, ptr %1218, i64 %1252
 store i64 1, ptr %1268, align 8
 br label %1269
1269:
 %1270 = mul i64 %1277, 72
 %1271 = getelementptr i8, ptr %1203, i64 %1270
 %1272 = getelementptr i8, ptr %1209, i64 %1256
 %1273 = getelementptr double, ptr %1205, i64 %1254
 br label %1308
1274:
 %1275 = icmp eq i64 %1310, 3
 br i1 %1275, label %1227, label %1308
1276:
 %1277 = phi i64 [ %1278, %1227 ], [ 0, %1224 ]
 %1278 = add nuw nsw i64 %1277, 1
 %1279 = load i64, ptr %107, align 1
 %1280 = inttoptr i64 %1279 to ptr
 %1281 = shl i64 %1277, 5
 %1282 = getelementptr i8, ptr %1280, i64 %1281
 %1283 = load i64, ptr %1282, align 8
 %1284 = load i64, ptr %103, align 1
 %1285 = mul nsw i64 %1284, %1283
 %1286 = getelementptr i8, ptr %1282, i64 8
 %1287 = load i64, ptr %1286, align 8
 %1288 = add nsw i64 %1285, %1287
 %1289 = shl nsw i64 %1288, 16
 %1290 = getelementptr i8, ptr %1282, i64 24
 %1291 = load i64, ptr %1290, align 8
 %1292 = add nsw i64 %1289, %1291
 %1293 = srem i64 %1292, 1000003
 %1294 = icmp slt i64 %1293, 0
 %1295 = add nsw i64 %1293, 1000003
 %1296 = select i1 %1294, i64 %1295, i64 %1293
 %1297 = mul nsw i64 %1296, 2654435761
 %1298 = and i64 %1297, %1219
 %1299 = icmp slt i64 %1298, 0
 %1300 = select i1 %1299, i64 %1211, i64 0
 %1301 = getelementptr i64, ptr %1212, i64 %1298
 %1302 = getelementptr i64, ptr %1301, i64 %1300
 %1303 = load i64, ptr %1302, align 8
 %1304 = icmp sgt i64 %1303, -1
 br i1 %1304, label %1229, label %1251
1305:
 %1306 = phi i64 [ 0, %1251 ], [ %1307, %1266 ]
 %1307 = add nuw nsw i64 %1306, 1
 br i1 %1253, label %1258, label %1263
1308:
 %1309 = phi i64 [ 0, %1269 ], [ %1310, %1274 ]
 %1310 = add nuw nsw i64 %1309, 1
 %1311 = getelementptr double, ptr %1273, i64 %1309
 store double 0.000000e+00, ptr %1311, align 8
 br i1 %1253, label %1312, label %1274
1312:
 %1313 = mul nuw nsw i64 %1309, 24
 %1314 = getelementptr i8, ptr %1271, i64 %1313
 br label %1315
1315:
 %1316 = phi i64 [ 0, %1312 ], [ %1318, %1315 ]
 %1317 = phi double [ 0.000000e+00, %1312 ], [ %1325, %1315 ]
 %1318 = add nuw nsw i64 %1316, 1
 %1319 = getelementptr double, ptr %1314, i64 %1316
 %1320 = load double, ptr %1319, align 8
 %1321 = fmul nsz contract double %398, %1320
 %1322 = getelementptr double, ptr %1272, i64 %1316
 %1323 = load double, ptr %1322, align 8
 %1324 = fmul nsz contract double %1321, %1323
 %1325 = fadd nsz contract double %1317, %1324
 store double %1325, ptr %1311, align 8
 %1326 = icmp eq i64 %1318, 3
 br i1 %1326, label %1274, label %1315
1327:
 %1328 = load i64, ptr %114, align 1
 %1329 = icmp eq i64 %1328, 1
 br i1 %1329, label %1330, label %1854
1330:
 store i8 0, ptr %70, align 1
 %1331 = load i64, ptr %153, align 1
 %1332 = load i64, ptr %154, align 1
 %1333 = inttoptr i64 %1331 to ptr
 %1334 = load i64, ptr %106, align 1
 %1335 = inttoptr i64 %1334 to ptr
 %1336 = load i64, ptr %183, align 1
 %1337 = inttoptr i64 %1336 to ptr
 %1338 = load i64, ptr %184, align 1
 %1339 = inttoptr i64 %1338 to ptr
 %1340 = load i64, ptr %107, align 1
 %1341 = inttoptr i64 %1340 to ptr
 %1342 = load i64, ptr %158, align 1
 %1343 = inttoptr i64 %1342 to ptr
 %1344 = load i64, ptr %179, align 1
 %1345 = inttoptr i64 %1344 to ptr
 %1346 = load i64, ptr %161, align 1
 %1347 = inttoptr i64 %1346 to ptr
 %1348 = load i64, ptr %162, align 1
 %1349 = inttoptr i64 %1348 to ptr
 %1350 = load i64, ptr %163, align 1
 %1351 = inttoptr i64 %1350 to ptr
 %1352 = load i64, ptr %144, align 1
 %1353 = inttoptr i64 %1352 to ptr
 %1354 = load i64, ptr %164, align 1
 %1355 = inttoptr i64 %1354 to ptr
 %1356 = load i64, ptr %181, align 1
 %1357 = inttoptr i64 %1356 to ptr
 %1358 = load i64, ptr %134, align 1
 store i64 0, ptr %175, align 1
 %1359 = load i64, ptr %105, align 1
 %1360 = icmp slt i64 %1359, 1
 br i1 %1360, label %1364, label %1566
1361:
 %1362 = add nuw nsw i64 %1567, 1
 %1363 = icmp eq i64 %1359, %1362
 br i1 %1363, label %1364, label %1566
1364:
 %1365 = icmp slt i64 %1358, 1
 br i1 %1365, label %1449, label %1577
1366:
 %1367 = add nuw nsw i64 %1578, 1
 %1368 = getelementptr double, ptr %1353, i64 %1592
 %1369 = load double, ptr %1368, align 8
 %1370 = getelementptr double, ptr %1357, i64 %1578
 store double %1369, ptr %1370, align 8
 %1371 = getelementptr i8, ptr %1341, i64 %1593
 %1372 = getelementptr i8, ptr %1371, i64 16
 %1373 = load i64, ptr %1372, align 8
 %1374 = icmp slt i64 %1373, 0
 %1375 = select i1 %1374, i64 %1332, i64 0
 %1376 = add i64 %1375, %1373
 %1377 = shl i64 %1376, 5
 %1378 = getelementptr i8, ptr %1333, i64 %1377
 %1379 = load double, ptr %1378, align 8
 %1380 = getelementptr double, ptr %1343, i64 %1578
 %1381 = load double, ptr %1380, align 8
 %1382 = getelementptr double, ptr %1347, i64 %1592
 %1383 = load double, ptr %1382, align 8
 %1384 = getelementptr double, ptr %1351, i64 %1592
 %1385 = load double, ptr %1384, align 8
 %1386 = fcmp nsz contract ogt double %1379, 0.000000e+00
 %1387 = fcmp nsz contract olt double %1383, 0.000000e+00
 %1388 = select i1 %1386, i1 %1387, i1 false
 br i1 %1388, label %1389, label %1400
1389:
 %1390 = fmul nsz contract double %398, %1385
 %1391 = fadd nsz contract double %1381, %1390
 %1392 = fcmp nsz contract olt double %1391, 0.000000e+00
 br i1 %1392, label %1393, label %1400
1393:
 %1394 = fneg nsz contract double %1383
 %1395 = fsub nsz contract double %1385, %1383
 %1396 = tail call nsz contract double @llvm.fabs.f64(double %1395)
 %1397 = fcmp nsz contract olt double %1396, %1394
 br i1 %1397, label %1398, label %1400
1398:
 %1399 = fmul nsz contract double %1379, %1383
 br label %1404
1400:
 %1401 = fcmp nsz contract ogt double %1381, 0.000000e+00
 %1402 = fdiv nsz contract double %1381, %398
 %1403 = select i1 %1401, double %1402, double 0.000000e+00
 br label %1404
1404:
 %1405 = phi double [ %1403, %1400 ], [ %1399, %1398 ]
 %1406 = getelementptr double, ptr %1349, i64 %1592
 store double %1405, ptr %1406, align 8
 %1407 = load double, ptr %1384, align 8
 %1408 = fadd nsz contract double %1405, %1407
 store double %1408, ptr %1384, align 8
 %1409 = getelementptr i8, ptr %1382, i64 8
 %1410 = load double, ptr %1409, align 8
 br label %1411
1411:
 %1412 = phi double [ 1.000000e+00, %1404 ], [ %1417, %1411 ]
 %1413 = phi double [ %1410, %1404 ], [ %1418, %1411 ]
 %1414 = phi i1 [ false, %1404 ], [ true, %1411 ]
 %1415 = phi i1 [ true, %1404 ], [ false, %1411 ]
 %1416 = fmul nsz contract double %1412, %1413
 %1417 = select i1 %1415, double %1412, double %1416
 %1418 = fmul nsz contract double %1413, %1413
 br i1 %1414, label %1419, label %1411
1419:
 %1420 = getelementptr i8, ptr %1382, i64 16
 %1421 = load double, ptr %1420, align 8
 br label %1422
1422:
 %1423 = phi double [ 1.000000e+00, %1419 ], [ %1428, %1422 ]
 %1424 = phi double [ %1421, %1419 ], [ %1429, %1422 ]
 %1425 = phi i1 [ false, %1419 ], [ true, %1422 ]
 %1426 = phi i1 [ true, %1419 ], [ false, %1422 ]
 %1427 = fmul nsz contract double %1423, %1424
 %1428 = select i1 %1426, double %1423, double %1427
 %1429 = fmul nsz contract double %1424, %1424
 br i1 %1425, label %1430, label %1422
1430:
 %1431 = load i64, ptr %153, align 1
 %1432 = load i64, ptr %154, align 1
 %1433 = inttoptr i64 %1431 to ptr
 %1434 = load i64, ptr %107, align 1
 %1435 = inttoptr i64 %1434 to ptr
 %1436 = getelementptr i8, ptr %1435, i64 %1593
 %1437 = getelementptr i8, ptr %1436, i64 16
 %1438 = load i64, ptr %1437, align 8
 %1439 = icmp slt i64 %1438, 0
 %1440 = select i1 %1439, i64 %1432, i64 0
 %1441 = add i64 %1440, %1438
 %1442 = shl i64 %1441, 5
 %1443 = getelementptr i8, ptr %1433, i64 %1442
 %1444 = getelementptr i8, ptr %1443, i64 8
 %1445 = load double, ptr %1444, align 8
 %1446 = getelementptr i8, ptr %1443, i64 16
 %1447 = load double, ptr %1446, align 8
 %1448 = fcmp nsz contract oeq double %1445, %1447
 br i1 %1448, label %1775, label %1758
1449:
 %1450 = load i64, ptr %163, align 1
 %1451 = load i64, ptr %180, align 1
 %1452 = inttoptr i64 %1450 to ptr
 %1453 = load i64, ptr %167, align 1
 %1454 = inttoptr i64 %1453 to ptr
 %1455 = load i64, ptr %134, align 1
 %1456 = icmp slt i64 %1455, 1
 br i1 %1456, label %1460, label %1477
1457:
 %1458 = phi double [ %1478, %1477 ], [ %1493, %1485 ]
 %1459 = icmp eq i64 %1455, %1480
 br i1 %1459, label %1460, label %1477
1460:
 %1461 = phi double [ 0.000000e+00, %1449 ], [ %1458, %1457 ]
 %1462 = load i64, ptr %175, align 1
 %1463 = icmp slt i64 %1462, 1
 br i1 %1463, label %1506, label %1464
1464:
 %1465 = mul nsw i64 %1455, 3
 br label %1495
1466:
 %1467 = getelementptr double, ptr %1454, i64 %1497
 %1468 = load double, ptr %1467, align 8
 %1469 = fcmp nsz contract olt double %1468, 0.000000e+00
 br i1 %1469, label %1470, label %1474
1470:
 %1471 = tail call nsz contract double @llvm.fabs.f64(double %1504)
 %1472 = fcmp nsz contract ogt double %1471, %1496
 %1473 = select i1 %1472, double %1471, double %1496
 br label %1474
1474:
 %1475 = phi double [ %1473, %1470 ], [ %1496, %1466 ]
 %1476 = icmp eq i64 %1498, %1462
 br i1 %1476, label %1506, label %1495
1477:
 %1478 = phi double [ %1458, %1457 ], [ 0.000000e+00, %1449 ]
 %1479 = phi i64 [ %1480, %1457 ], [ 0, %1449 ]
 %1480 = add nuw nsw i64 %1479, 1
 %1481 = mul i64 %1479, 24
 %1482 = getelementptr i8, ptr %1452, i64 %1481
 %1483 = load double, ptr %1482, align 8
 %1484 = fcmp nsz contract olt double %1483, 0.000000e+00
 br i1 %1484, label %1485, label %1457
1485:
 %1486 = phi double [ %1493, %1485 ], [ %1478, %1477 ]
 %1487 = phi i64 [ %1488, %1485 ], [ 0, %1477 ]
 %1488 = add nuw nsw i64 %1487, 1
 %1489 = getelementptr double, ptr %1482, i64 %1487
 %1490 = load double, ptr %1489, align 8
 %1491 = tail call nsz contract double @llvm.fabs.f64(double %1490)
 %1492 = fcmp nsz contract ogt double %1491, %1486
 %1493 = select i1 %1492, double %1491, double %1486
 %1494 = icmp eq i64 %1488, 3
 br i1 %1494, label %1457, label %1485
1495:
 %1496 = phi double [ %1461, %1464 ], [ %1475, %1474 ]
 %1497 = phi i64 [ 0, %1464 ], [ %1498, %1474 ]
 %1498 = add nuw nsw i64 %1497, 1
 %1499 = add nsw i64 %1497, %1465
 %1500 = icmp slt i64 %1499, 0
 %1501 = select i1 %1500, i64 %1451, i64 0
 %1502 = getelementptr double, ptr %1452, i64 %1499
 %1503 = getelementptr double, ptr %1502, i64 %1501
 %1504 = load double, ptr %1503, align 8
 %1505 = fcmp nsz contract olt double %1504, 0.000000e+00
 br i1 %1505, label %1470, label %1466
1506:
 %1507 = phi double [ %1461, %1460 ], [ %1475, %1474 ]
 %1508 = load double, ptr %182, align 1
 %1509 = fmul nsz contract double %1507, %1508
 br i1 %1365, label %1554, label %1779
1510:
 %1511 = add nuw nsw i64 %1780, 1
 %1512 = icmp eq i64 %1358, %1511
 br i1 %1512, label %1554, label %1779
1513:
 %1514 = load i64, ptr %102, align 1
 %1515 = load i64, ptr %103, align 1
 %1516 = inttoptr i64 %1514 to ptr
 %1517 = load i64, ptr %107, align 1
 %1518 = inttoptr i64 %1517 to ptr
 %1519 = load i64, ptr %159, align 1
 %1520 = load i64, ptr %160, align 1
 %1521 = inttoptr i64 %1519 to ptr
 %1522 = mul i64 %1520, %1786
 %1523 = getelementptr double, ptr %1521, i64 %1522
 %1524 = getelementptr i8, ptr %1518, i64 %1782
 br label %1526
1525:
 br i1 %1527, label %1552, label %1526
1526:
 %1527 = phi i1 [ false, %1513 ], [ true, %1525 ]
 %1528 = phi i64 [ 0, %1513 ], [ 1, %1525 ]
 %1529 = getelementptr i64, ptr %1524, i64 %1528
 %1530 = load i64, ptr %1529, align 8
 %1531 = icmp slt i64 %1530, 0
 %1532 = select i1 %1531, i64 %1515, i64 0
 %1533 = getelementptr i64, ptr %1516, i64 %1530
 %1534 = getelementptr i64, ptr %1533, i64 %1532
 %1535 = load i64, ptr %1534, align 8
 %1536 = icmp sgt i64 %1535, -1
 br i1 %1536, label %1537, label %1525
1537:
 %1538 = mul i64 %1535, 48
 %1539 = getelementptr i8, ptr %1339, i64 %1538
 %1540 = mul nuw nsw i64 %1528, 48
 %1541 = getelementptr i8, ptr %1523, i64 %1540
 br label %1542
1542:
 %1543 = phi i64 [ 0, %1537 ], [ %1544, %1542 ]
 %1544 = add nuw nsw i64 %1543, 1
 %1545 = getelementptr double, ptr %1539, i64 %1543
 %1546 = load double, ptr %1545, align 8
 %1547 = getelementptr double, ptr %1541, i64 %1543
 %1548 = load double, ptr %1547, align 8
 %1549 = fmul nsz contract double %1788, %1548
 %1550 = fadd nsz contract double %1546, %1549
 store double %1550, ptr %1545, align 8
 %1551 = icmp eq i64 %1544, 6
 br i1 %1551, label %1525, label %1542
1552:
 %1553 = icmp eq i64 %1785, 3
 br i1 %1553, label %1510, label %1783
1554:
 call fastcc void @f10(ptr %67, ptr readonly %51, ptr %52, double %1509)
 store i8 0, ptr %68, align 1
 call fastcc void @f8(ptr %68, ptr readonly %51, ptr %52, i8 0)
 %1555 = load i8, ptr %68, align 1
 %1556 = icmp eq i8 %1555, 0
 br i1 %1556, label %1790, label %1557
1557:
 %1558 = phi i64 [ %1561, %1560 ], [ 0, %1554 ]
 call fastcc void @f10(ptr %69, ptr readonly %51, ptr %52, double %1509)
 %1559 = icmp eq i64 %1558, 3
 br i1 %1559, label %1790, label %1560
1560:
 %1561 = add nuw nsw i64 %1558, 1
 %1562 = icmp eq i64 %1561, 3
 store i8 0, ptr %70, align 1
 %1563 = zext i1 %1562 to i8
 call fastcc void @f8(ptr %70, ptr readonly %51, ptr %52, i8 %1563)
 %1564 = load i8, ptr %70, align 1
 %1565 = icmp eq i8 %1564, 0
 br i1 %1565, label %1790, label %1557
1566:
 %1567 = phi i64 [ %1362, %1361 ], [ 0, %1330 ]
 %1568 = mul i64 %1567, 6
 br label %1569
1569:
 %1570 = phi i64 [ 0, %1566 ], [ %1571, %1569 ]
 %1571 = add nuw nsw i64 %1570, 1
 %1572 = add i64 %1570, %1568
 %1573 = getelementptr double, ptr %1337, i64 %1572
 %1574 = load double, ptr %1573, align 8
 %1575 = getelementptr double, ptr %1339, i64 %1572
 store double %1574, ptr %1575, align 8
 %1576 = icmp eq i64 %1571, 6
 br i1 %1576, label %1361, label %1569
1577:
 %1578 = phi i64 [ %1367, %1775 ], [ 0, %1364 ]
 %1579 = load i64, ptr %102, align 1
 %1580 = load i64, ptr %103, align 1
 %1581 = inttoptr i64 %1579 to ptr
 %1582 = load i64, ptr %185, align 1
 %1583 = inttoptr i64 %1582 to ptr
 %1584 = load i64, ptr %107, align 1
 %1585 = inttoptr i64 %1584 to ptr
 %1586 = load i64, ptr %142, align 1
 %1587 = inttoptr i64 %1586 to ptr
 %1588 = load i64, ptr %159, align 1
 %1589 = load i64, ptr %160, align 1
 %1590 = inttoptr i64 %1588 to ptr
 %1591 = load i64, ptr %178, align 1
 %1592 = mul nuw nsw i64 %1578, 3
 %1593 = shl i64 %1578, 5
 %1594 = getelementptr i8, ptr %1585, i64 %1593
 br label %1612
1595:
 %1596 = add nuw nsw i64 %1613, 1
 %1597 = icmp eq i64 %1596, 3
 br i1 %1597, label %1598, label %1612
1598:
 %1599 = inttoptr i64 %1591 to ptr
 %1600 = mul i64 %1578, 72
 %1601 = getelementptr i8, ptr %1599, i64 %1600
 br label %1654
1602:
 br i1 %1620, label %1595, label %1619
1603:
 %1604 = icmp eq i64 %1637, 6
 br i1 %1604, label %1602, label %1635
1605:
 %1606 = add nuw nsw i64 %1655, 1
 %1607 = icmp eq i64 %1606, 3
 br i1 %1607, label %1677, label %1654
1608:
 %1609 = add nuw nsw i64 %1662, 1
 %1610 = getelementptr double, ptr %1660, i64 %1662
 store double %1675, ptr %1610, align 8
 %1611 = icmp eq i64 %1609, 3
 br i1 %1611, label %1605, label %1661
1612:
 %1613 = phi i64 [ 0, %1577 ], [ %1596, %1595 ]
 %1614 = add nuw nsw i64 %1613, %1592
 %1615 = mul i64 %1614, 96
 %1616 = getelementptr i8, ptr %1587, i64 %1615
 %1617 = mul i64 %1614, %1589
 %1618 = getelementptr double, ptr %1590, i64 %1617
 br label %1619
1619:
 %1620 = phi i1 [ false, %1612 ], [ true, %1602 ]
 %1621 = phi i64 [ 0, %1612 ], [ 1, %1602 ]
 %1622 = getelementptr i64, ptr %1594, i64 %1621
 %1623 = load i64, ptr %1622, align 8
 %1624 = icmp slt i64 %1623, 0
 %1625 = select i1 %1624, i64 %1580, i64 0
 %1626 = getelementptr i64, ptr %1581, i64 %1623
 %1627 = getelementptr i64, ptr %1626, i64 %1625
 %1628 = load i64, ptr %1627, align 8
 %1629 = mul nuw nsw i64 %1621, 6
 %1630 = icmp sgt i64 %1628, -1
 %1631 = mul i64 %1628, 672
 %1632 = getelementptr i8, ptr %1583, i64 %1631
 %1633 = getelementptr double, ptr %1618, i64 %1629
 %1634 = getelementptr double, ptr %1616, i64 %1629
 br label %1635
1635:
 %1636 = phi i64 [ 0, %1619 ], [ %1637, %1603 ]
 %1637 = add nuw nsw i64 %1636, 1
 %1638 = getelementptr double, ptr %1633, i64 %1636
 store double 0.000000e+00, ptr %1638, align 8
 br i1 %1630, label %1639, label %1603
1639:
 %1640 = mul nuw nsw i64 %1636, 48
 %1641 = getelementptr i8, ptr %1632, i64 %1640
 %1642 = getelementptr i8, ptr %1641, i64 384
 br label %1643
1643:
 %1644 = phi i64 [ 0, %1639 ], [ %1646, %1643 ]
 %1645 = phi double [ 0.000000e+00, %1639 ], [ %1652, %1643 ]
 %1646 = add nuw nsw i64 %1644, 1
 %1647 = getelementptr double, ptr %1642, i64 %1644
 %1648 = load double, ptr %1647, align 8
 %1649 = getelementptr double, ptr %1634, i64 %1644
 %1650 = load double, ptr %1649, align 8
 %1651 = fmul nsz contract double %1648, %1650
 %1652 = fadd nsz contract double %1645, %1651
 store double %1652, ptr %1638, align 8
 %1653 = icmp eq i64 %1646, 6
 br i1 %1653, label %1603, label %1643
1654:
 %1655 = phi i64 [ 0, %1598 ], [ %1606, %1605 ]
 %1656 = add nuw nsw i64 %1655, %1592
 %1657 = mul i64 %1656, 96
 %1658 = getelementptr i8, ptr %1587, i64 %1657
 %1659 = mul nuw nsw i64 %1655, 24
 %1660 = getelementptr i8, ptr %1601, i64 %1659
 br label %1661
1661:
 %1662 = phi i64 [ 0, %1654 ], [ %1609, %1608 ]
 %1663 = add nuw nsw i64 %1662, %1592
 %1664 = mul i64 %1663, %1589
 %1665 = getelementptr double, ptr %1590, i64 %1664
 br label %1666
1666:
 %1667 = phi double [ 0.000000e+00, %1661 ], [ %1675, %1666 ]
 %1668 = phi i64 [ 0, %1661 ], [ %1669, %1666 ]
 %1669 = add nuw nsw i64 %1668, 1
 %1670 = getelementptr double, ptr %1658, i64 %1668
 %1671 = load double, ptr %1670, align 8
 %1672 = getelementptr double, ptr %1665, i64 %1668
 %1673 = load double, ptr %1672, align 8
 %1674 = fmul nsz contract double %1671, %1673
 %1675 = fadd nsz contract double %1667, %1674
 %1676 = icmp eq i64 %1669, 12
 br i1 %1676, label %1608, label %1666
1677:
 %1678 = phi i64 [ %1751, %1750 ], [ 0, %1605 ]
 %1679 = add nuw nsw i64 %1678, %1592
 %1680 = load i64, ptr %102, align 1
 %1681 = load i64, ptr %103, align 1
 %1682 = inttoptr i64 %1680 to ptr
 %1683 = load i64, ptr %107, align 1
 %1684 = inttoptr i64 %1683 to ptr
 %1685 = load i64, ptr %142, align 1
 %1686 = inttoptr i64 %1685 to ptr
 %1687 = mul i64 %1679, 96
 %1688 = getelementptr i8, ptr %1686, i64 %1687
 %1689 = getelementptr i8, ptr %1684, i64 %1593
 br label %1692
1690:
 %1691 = phi double [ %1693, %1692 ], [ %1718, %1709 ]
 br i1 %1694, label %1722, label %1692
1692:
 %1693 = phi double [ 0.000000e+00, %1677 ], [ %1691, %1690 ]
 %1694 = phi i1 [ false, %1677 ], [ true, %1690 ]
 %1695 = phi i64 [ 0, %1677 ], [ 1, %1690 ]
 %1696 = getelementptr i64, ptr %1689, i64 %1695
 %1697 = load i64, ptr %1696, align 8
 %1698 = icmp slt i64 %1697, 0
 %1699 = select i1 %1698, i64 %1681, i64 0
 %1700 = getelementptr i64, ptr %1682, i64 %1697
 %1701 = getelementptr i64, ptr %1700, i64 %1699
 %1702 = load i64, ptr %1701, align 8
 %1703 = icmp sgt i64 %1702, -1
 br i1 %1703, label %1704, label %1690
1704:
 %1705 = mul i64 %1702, 48
 %1706 = getelementptr i8, ptr %1335, i64 %1705
 %1707 = mul nuw nsw i64 %1695, 48
 %1708 = getelementptr i8, ptr %1688, i64 %1707
 br label %1709
1709:
 %1710 = phi double [ %1693, %1704 ], [ %1718, %1709 ]
 %1711 = phi i64 [ 0, %1704 ], [ %1712, %1709 ]
 %1712 = add nuw nsw i64 %1711, 1
 %1713 = getelementptr double, ptr %1708, i64 %1711
 %1714 = load double, ptr %1713, align 8
 %1715 = getelementptr double, ptr %1706, i64 %1711
 %1716 = load double, ptr %1715, align 8
 %1717 = fmul nsz contract double %1714, %1716
 %1718 = fadd nsz contract double %1710, %1717
 %1719 = icmp eq i64 %1712, 6
 br i1 %1719, label %1690, label %1709
1720:
 %1721 = phi double [ %1723, %1722 ], [ %1748, %1739 ]
 br i1 %1724, label %1750, label %1722
1722:
 %1723 = phi double [ %1721, %1720 ], [ 0.000000e+00, %1690 ]
 %1724 = phi i1 [ true, %1720 ], [ false, %1690 ]
 %1725 = phi i64 [ 1, %1720 ], [ 0, %1690 ]
 %1726 = getelementptr i64, ptr %1689, i64 %1725
 %1727 = load i64, ptr %1726, align 8
 %1728 = icmp slt i64 %1727, 0
 %1729 = select i1 %1728, i64 %1681, i64 0
 %1730 = getelementptr i64, ptr %1682, i64 %1727
 %1731 = getelementptr i64, ptr %1730, i64 %1729
 %1732 = load i64, ptr %1731, align 8
 %1733 = icmp sgt i64 %1732, -1
 br i1 %1733, label %1734, label %1720
1734:
 %1735 = mul i64 %1732, 48
 %1736 = getelementptr i8, ptr %1337, i64 %1735
 %1737 = mul nuw nsw i64 %1725, 48
 %1738 = getelementptr i8, ptr %1688, i64 %1737
 br label %1739
1739:
 %1740 = phi double [ %1723, %1734 ], [ %1748, %1739 ]
 %1741 = phi i64 [ 0, %1734 ], [ %1742, %1739 ]
 %1742 = add nuw nsw i64 %1741, 1
 %1743 = getelementptr double, ptr %1738, i64 %1741
 %1744 = load double, ptr %1743, align 8
 %1745 = getelementptr double, ptr %1736, i64 %1741
 %1746 = load double, ptr %1745, align 8
 %1747 = fmul nsz contract double %1744, %1746
 %1748 = fadd nsz contract double %1740, %1747
 %1749 = icmp eq i64 %1742, 6
 br i1 %1749, label %1720, label %1739
1750:
 %1751 = add nuw nsw i64 %1678, 1
 %1752 = getelementptr double, ptr %1347, i64 %1679
 store double %1691, ptr %1752, align 8
 %1753 = getelementptr double, ptr %1351, i64 %1679
 store double %1721, ptr %1753, align 8
 %1754 = getelementptr double, ptr %1349, i64 %1679
 store double 0.000000e+00, ptr %1754, align 8
 %1755 = load double, ptr %1753, align 8
 %1756 = getelementptr double, ptr %1355, i64 %1679
 store double %1755, ptr %1756, align 8
 %1757 = icmp eq i64 %1751, 3
 br i1 %1757, label %1366, label %1677
1758:
 %1759 = fadd nsz contract double %1417, %1428
 %1760 = tail call nsz contract double @llvm.sqrt.f64(double %1759)
 %1761 = load i64, ptr %144, align 1
 %1762 = inttoptr i64 %1761 to ptr
 %1763 = load i64, ptr %178, align 1
 %1764 = inttoptr i64 %1763 to ptr
 %1765 = mul i64 %1578, 24
 %1766 = getelementptr i8, ptr %1762, i64 %1765
 %1767 = load double, ptr %1766, align 8
 %1768 = fmul nsz contract double %1445, %1767
 %1769 = getelementptr i8, ptr %1764, i64 %1600
 %1770 = getelementptr i8, ptr %1769, i64 32
 %1771 = load double, ptr %1770, align 8
 %1772 = fmul nsz contract double %1768, %1771
 %1773 = fcmp nsz contract ugt double %1760, %1772
 %1774 = select i1 %1773, double %1447, double %1445
 br label %1775
1775:
 %1776 = phi double [ %1774, %1758 ], [ %1445, %1430 ]
 %1777 = getelementptr double, ptr %1345, i64 %1578
 store double %1776, ptr %1777, align 8
 %1778 = icmp eq i64 %1358, %1367
 br i1 %1778, label %1449, label %1577
1779:
 %1780 = phi i64 [ %1511, %1510 ], [ 0, %1506 ]
 %1781 = mul nuw nsw i64 %1780, 3
 %1782 = shl i64 %1780, 5
 br label %1783
1783:
 %1784 = phi i64 [ 0, %1779 ], [ %1785, %1552 ]
 %1785 = add nuw nsw i64 %1784, 1
 %1786 = add nuw nsw i64 %1784, %1781
 %1787 = getelementptr double, ptr %1353, i64 %1786
 %1788 = load double, ptr %1787, align 8
 %1789 = fcmp nsz contract une double %1788, 0.000000e+00
 br i1 %1789, label %1513, label %1552
1790:
 %1791 = load i64, ptr %185, align 1
 %1792 = load i64, ptr %105, align 1
 %1793 = inttoptr i64 %1791 to ptr
 %1794 = load i64, ptr %106, align 1
 %1795 = inttoptr i64 %1794 to ptr
 %1796 = load i64, ptr %183, align 1
 %1797 = inttoptr i64 %1796 to ptr
 %1798 = load i64, ptr %184, align 1
 %1799 = inttoptr i64 %1798 to ptr
 %1800 = icmp slt i64 %1792, 1
 br i1 %1800, label %1851, label %1807
1801:
 %1802 = add nuw nsw i64 %1810, 1
 %1803 = icmp eq i64 %1792, %1802
 br i1 %1803, label %1851, label %1807
1804:
 %1805 = add nuw nsw i64 %1820, 1
 %1806 = icmp eq i64 %1805, 6
 br i1 %1806, label %1801, label %1817
1807:
 %1808 = phi double [ %1849, %1801 ], [ 0.000000e+00, %1790 ]
 %1809 = phi double [ %1844, %1801 ], [ 0.000000e+00, %1790 ]
 %1810 = phi i64 [ %1802, %1801 ], [ 0, %1790 ]
 %1811 = mul i64 %1810, 672
 %1812 = getelementptr i8, ptr %1793, i64 %1811
 %1813 = mul i64 %1810, 6
 %1814 = getelementptr double, ptr %1795, i64 %1813
 %1815 = getelementptr double, ptr %1797, i64 %1813
 %1816 = getelementptr double, ptr %1799, i64 %1813
 br label %1817
1817:
 %1818 = phi double [ %1808, %1807 ], [ %1849, %1804 ]
 %1819 = phi double [ %1809, %1807 ], [ %1844, %1804 ]
 %1820 = phi i64 [ 0, %1807 ], [ %1805, %1804 ]
 %1821 = getelementptr double, ptr %1814, i64 %1820
 %1822 = load double, ptr %1821, align 8
 %1823 = getelementptr double, ptr %1816, i64 %1820
 %1824 = load double, ptr %1823, align 8
 %1825 = fadd nsz contract double %1822, %1824
 %1826 = fmul nsz contract double %1825, 5.000000e-01
 %1827 = mul nuw nsw i64 %1820, 48
 %1828 = getelementptr i8, ptr %1812, i64 %1827
 %1829 = getelementptr i8, ptr %1828, i64 96
 br label %1830
1830:
 %1831 = phi double [ %1818, %1817 ], [ %1849, %1830 ]
 %1832 = phi double [ %1819, %1817 ], [ %1844, %1830 ]
 %1833 = phi i64 [ 0, %1817 ], [ %1834, %1830 ]
 %1834 = add nuw nsw i64 %1833, 1
 %1835 = getelementptr double, ptr %1829, i64 %1833
 %1836 = load double, ptr %1835, align 8
 %1837 = fmul nsz contract double %1826, %1836
 %1838 = getelementptr double, ptr %1815, i64 %1833
 %1839 = load double, ptr %1838, align 8
 %1840 = getelementptr double, ptr %1814, i64 %1833
 %1841 = load double, ptr %1840, align 8
 %1842 = fsub nsz contract double %1839, %1841
 %1843 = fmul nsz contract double %1837, %1842
 %1844 = fadd nsz contract double %1832, %1843
 %1845 = getelementptr double, ptr %1816, i64 %1833
 %1846 = load double, ptr %1845, align 8
 %1847 = fsub nsz contract double %1846, %1841
 %1848 = fmul nsz contract double %1837, %1847
 %1849 = fadd nsz contract double %1831, %1848
 %1850 = icmp eq i64 %1834, 6
 br i1 %1850, label %1804, label %1830
1851:
 %1852 = phi double [ 0.000000e+00, %1790 ], [ %1844, %1801 ]
 %1853 = phi double [ 0.000000e+00, %1790 ], [ %1849, %1801 ]
 store double %1852, ptr %186, align 1
 store double %1853, ptr %187, align 1
 br label %2539
1854:
 %1855 = load i64, ptr %102, align 1
 %1856 = load i64, ptr %103, align 1
 %1857 = inttoptr i64 %1855 to ptr
 %1858 = load i64, ptr %153, align 1
 %1859 = load i64, ptr %154, align 1
 %1860 = inttoptr i64 %1858 to ptr
 %1861 = load i64, ptr %155, align 1
 %1862 = load i64, ptr %80, align 1
 %1863 = inttoptr i64 %1861 to ptr
 %1864 = load i64, ptr %156, align 1
 %1865 = inttoptr i64 %1864 to ptr
 %1866 = load i64, ptr %104, align 1
 %1867 = inttoptr i64 %1866 to ptr
 %1868 = load i64, ptr %157, align 1
 %1869 = inttoptr i64 %1868 to ptr
 %1870 = load i64, ptr %111, align 1
 %1871 = load i64, ptr %112, align 1
 %1872 = inttoptr i64 %1870 to ptr
 %1873 = load i64, ptr %106, align 1
 %1874 = inttoptr i64 %1873 to ptr
 %1875 = load i64, ptr %107, align 1
 %1876 = inttoptr i64 %1875 to ptr
 %1877 = load i64, ptr %158, align 1
 %1878 = inttoptr i64 %1877 to ptr
 %1879 = load i64, ptr %142, align 1
 %1880 = inttoptr i64 %1879 to ptr
 %1881 = load i64, ptr %159, align 1
 %1882 = load i64, ptr %160, align 1
 %1883 = inttoptr i64 %1881 to ptr
 %1884 = load i64, ptr %161, align 1
 %1885 = inttoptr i64 %1884 to ptr
 %1886 = load i64, ptr %162, align 1
 %1887 = inttoptr i64 %1886 to ptr
 %1888 = load i64, ptr %163, align 1
 %1889 = inttoptr i64 %1888 to ptr
 %1890 = load i64, ptr %164, align 1
 %1891 = inttoptr i64 %1890 to ptr
 %1892 = load i64, ptr %165, align 1
 %1893 = load i64, ptr %166, align 1
 %1894 = inttoptr i64 %1892 to ptr
 %1895 = load i64, ptr %167, align 1
 %1896 = inttoptr i64 %1895 to ptr
 %1897 = load i64, ptr %168, align 1
 %1898 = inttoptr i64 %1897 to ptr
 %1899 = load i64, ptr %169, align 1
 %1900 = inttoptr i64 %1899 to ptr
 %1901 = load i64, ptr %170, align 1
 %1902 = inttoptr i64 %1901 to ptr
 %1903 = load i64, ptr %171, align 1
 %1904 = load i64, ptr %172, align 1
 %1905 = load i64, ptr %173, align 1
 %1906 = add nsw i64 %1905, %1904
 %1907 = add nsw i64 %1906, %1903
 %1908 = load i64, ptr %134, align 1
 %1909 = load i64, ptr %174, align 1
 %1910 = add nsw i64 %1909, %1862
 store i64 0, ptr %175, align 1
 %1911 = load i64, ptr %80, align 1
 %1912 = icmp slt i64 %1911, 1
 br i1 %1912, label %1949, label %1913
1913:
 %1914 = fmul nsz contract double %398, 2.000000e+00
 br label %2142
1915:
 %1916 = add nsw i64 %2143, %1910
 %1917 = getelementptr double, ptr %1872, i64 %1916
 %1918 = icmp slt i64 %1916, 0
 %1919 = select i1 %1918, i64 %1871, i64 0
 %1920 = getelementptr double, ptr %1917, i64 %1919
 %1921 = load double, ptr %1920, align 8
 %1922 = tail call nsz contract double @llvm.fabs.f64(double %1921)
 %1923 = fmul nsz contract double %1914, %1922
 %1924 = fadd nsz contract double %1923, 1.000000e-03
 %1925 = fcmp nsz contract ult double %2150, %1924
 br i1 %1925, label %1926, label %2137
1926:
 %1927 = getelementptr i64, ptr %1869, i64 %2143
 %1928 = load i64, ptr %1927, align 8
 %1929 = icmp slt i64 %1928, 0
 br i1 %1929, label %1930, label %1933
1930:
 store i64 -2, ptr %1927, align 8
 %1931 = load i64, ptr %108, align 1
 %1932 = add nsw i64 %1931, 1
 store i64 %1932, ptr %108, align 1
 br label %2137
1933:
 %1934 = select i1 %2153, double %2150, double 0x7FF0000000000000
 %1935 = load i64, ptr %175, align 1
 %1936 = icmp slt i64 %1935, 0
 %1937 = select i1 %1936, i64 %1862, i64 0
 %1938 = getelementptr i64, ptr %1902, i64 %1935
 %1939 = getelementptr i64, ptr %1938, i64 %1937
 store i64 %2143, ptr %1939, align 8
 %1940 = load i64, ptr %175, align 1
 %1941 = icmp slt i64 %1940, 0
 %1942 = select i1 %1941, i64 %1862, i64 0
 %1943 = getelementptr double, ptr %1900, i64 %1940
 %1944 = getelementptr double, ptr %1943, i64 %1942
 store double %1934, ptr %1944, align 8
 %1945 = load i64, ptr %175, align 1
 %1946 = add nsw i64 %1945, 1
 store i64 %1946, ptr %175, align 1
 br label %2137
1947:
 %1948 = load i64, ptr %175, align 1
 br label %1949
1949:
 %1950 = phi i64 [ %1948, %1947 ], [ 0, %1854 ]
 %1951 = mul nsw i64 %1908, 3
 %1952 = add nsw i64 %1950, %1951
 store i64 %1952, ptr %176, align 1
 %1953 = icmp slt i64 %1952, 1
 br i1 %1953, label %2273, label %1954
1954:
 %1955 = icmp slt i64 %1903, 1
 %1956 = shl i64 %1882, 3
 %1957 = shl nuw i64 %1903, 3
 br label %2154
1958:
 %1959 = icmp slt i64 %2155, %1951
 br i1 %1959, label %2160, label %2006
1960:
 %1961 = getelementptr i64, ptr %1867, i64 %2180
 %1962 = load i64, ptr %1961, align 8
 %1963 = mul nsw i64 %1962, 6
 %1964 = mul i64 %2180, 48
 %1965 = getelementptr i8, ptr %1874, i64 %1964
 %1966 = add nsw i64 %1963, %1906
 %1967 = mul nuw nsw i64 %2173, 48
 %1968 = getelementptr i8, ptr %2164, i64 %1967
 br label %2182
1969:
 %1970 = icmp eq i64 %2186, 6
 br i1 %1970, label %2139, label %2182
1971:
 %1972 = getelementptr double, ptr %1885, i64 %2155
 store double %2141, ptr %1972, align 8
 %1973 = getelementptr double, ptr %1887, i64 %2155
 store double 0.000000e+00, ptr %1973, align 8
 %1974 = icmp eq i64 %2162, 0
 br i1 %1974, label %1975, label %2098
1975:
 %1976 = getelementptr double, ptr %1878, i64 %2161
 %1977 = load double, ptr %1976, align 8
 %1978 = getelementptr i8, ptr %2168, i64 16
 %1979 = load i64, ptr %1978, align 8
 %1980 = icmp slt i64 %1979, 0
 %1981 = select i1 %1980, i64 %1859, i64 0
 %1982 = add i64 %1981, %1979
 %1983 = shl i64 %1982, 5
 %1984 = getelementptr i8, ptr %1860, i64 %1983
 %1985 = load double, ptr %1984, align 8
 %1986 = fcmp nsz contract ogt double %1985, 0.000000e+00
 %1987 = fcmp nsz contract olt double %2141, 0.000000e+00
 %1988 = select i1 %1986, i1 %1987, i1 false
 br i1 %1988, label %1989, label %2000
1989:
 %1990 = fmul nsz contract double %398, %2140
 %1991 = fadd nsz contract double %1990, %1977
 %1992 = fcmp nsz contract olt double %1991, 0.000000e+00
 br i1 %1992, label %1993, label %2000
1993:
 %1994 = fneg nsz contract double %2141
 %1995 = fsub nsz contract double %2140, %2141
 %1996 = tail call nsz contract double @llvm.fabs.f64(double %1995)
 %1997 = fcmp nsz contract olt double %1996, %1994
 br i1 %1997, label %1998, label %2000
1998:
 %1999 = fmul nsz contract double %2141, %1985
 br label %2004
2000:
 %2001 = fcmp nsz contract ogt double %1977, 0.000000e+00
 %2002 = fdiv nsz contract double %1977, %398
 %2003 = select i1 %2001, double %2002, double 0.000000e+00
 br label %2004
2004:
 %2005 = phi double [ %2003, %2000 ], [ %1999, %1998 ]
 store double %2005, ptr %1973, align 8
 br label %2098
2006:
 %2007 = sub nsw i64 %2155, %1951
 %2008 = getelementptr i64, ptr %1902, i64 %2007
 %2009 = load i64, ptr %2008, align 8
 %2010 = icmp slt i64 %2009, 0
 %2011 = select i1 %2010, i64 %1862, i64 0
 %2012 = add i64 %2011, %2009
 %2013 = getelementptr i64, ptr %1869, i64 %2012
 %2014 = load i64, ptr %2013, align 8
 %2015 = add nsw i64 %2014, %1906
 %2016 = icmp slt i64 %2015, 0
 %2017 = select i1 %2016, i64 %1871, i64 0
 %2018 = getelementptr double, ptr %1872, i64 %2015
 %2019 = getelementptr double, ptr %2018, i64 %2017
 %2020 = load double, ptr %2019, align 8
 br i1 %1955, label %2026, label %2021
2021:
 %2022 = mul nsw i64 %2014, %1903
 %2023 = add nsw i64 %2022, %1907
 %2024 = mul i64 %2155, %1882
 %2025 = getelementptr double, ptr %1883, i64 %2024
 br label %2218
2026:
 %2027 = add nsw i64 %2009, %1910
 %2028 = icmp slt i64 %2027, 0
 %2029 = select i1 %2028, i64 %1871, i64 0
 %2030 = getelementptr double, ptr %1872, i64 %2027
 %2031 = getelementptr double, ptr %2030, i64 %2029
 %2032 = load double, ptr %2031, align 8
 %2033 = getelementptr double, ptr %1885, i64 %2155
 store double %2032, ptr %2033, align 8
 %2034 = getelementptr double, ptr %1887, i64 %2155
 store double 0.000000e+00, ptr %2034, align 8
 %2035 = getelementptr i64, ptr %1863, i64 %2012
 %2036 = load i64, ptr %2035, align 8
 %2037 = icmp eq i64 %2036, 0
 %2038 = load double, ptr %2033, align 8
 br i1 %2037, label %2039, label %2066
2039:
 %2040 = getelementptr double, ptr %1900, i64 %2007
 %2041 = load double, ptr %2040, align 8
 %2042 = getelementptr double, ptr %1865, i64 %2012
 %2043 = load double, ptr %2042, align 8
 %2044 = fcmp nsz contract ogt double %2043, 0.000000e+00
 %2045 = fcmp nsz contract olt double %2038, 0.000000e+00
 %2046 = select i1 %2044, i1 %2045, i1 false
 br i1 %2046, label %2047, label %2058
2047:
 %2048 = fmul nsz contract double %398, %2020
 %2049 = fadd nsz contract double %2048, %2041
 %2050 = fcmp nsz contract olt double %2049, 0.000000e+00
 br i1 %2050, label %2051, label %2058
2051:
 %2052 = fneg nsz contract double %2038
 %2053 = fsub nsz contract double %2020, %2038
 %2054 = tail call nsz contract double @llvm.fabs.f64(double %2053)
 %2055 = fcmp nsz contract olt double %2054, %2052
 br i1 %2055, label %2056, label %2058
2056:
 %2057 = fmul nsz contract double %2038, %2043
 br label %2062
2058:
 %2059 = fcmp nsz contract ogt double %2041, 0.000000e+00
 %2060 = fdiv nsz contract double %2041, %398
 %2061 = select i1 %2059, double %2060, double 0.000000e+00
 br label %2062
2062:
 %2063 = phi double [ %2061, %2058 ], [ %2057, %2056 ]
 store double %2063, ptr %2034, align 8
 %2064 = getelementptr double, ptr %1896, i64 %2007
 store double 0.000000e+00, ptr %2064, align 8
 %2065 = getelementptr double, ptr %1898, i64 %2007
 store double 0x7FF0000000000000, ptr %2065, align 8
 br label %2098
2066:
 %2067 = load i64, ptr %80, align 1
 %2068 = shl nsw i64 %2009, 1
 %2069 = add i64 %2068, %1910
 %2070 = add i64 %2069, %2067
 %2071 = tail call nsz contract double @llvm.fabs.f64(double %2038)
 %2072 = icmp slt i64 %2070, 0
 %2073 = select i1 %2072, i64 %1871, i64 0
 %2074 = getelementptr double, ptr %1872, i64 %2070
 %2075 = getelementptr double, ptr %2074, i64 %2073
 %2076 = load double, ptr %2075, align 8
 %2077 = fmul nsz contract double %398, %2076
 %2078 = icmp slt i64 %2014, 0
 %2079 = select i1 %2078, i64 %1882, i64 0
 %2080 = mul i64 %2155, %1882
 %2081 = getelementptr double, ptr %1883, i64 %2080
 %2082 = getelementptr double, ptr %2081, i64 %2014
 %2083 = getelementptr double, ptr %2082, i64 %2079
 %2084 = load double, ptr %2083, align 8
 %2085 = fmul nsz contract double %2077, %2084
 %2086 = fcmp nsz contract ugt double %2071, %2085
 %2087 = zext i1 %2086 to i64
 %2088 = add nsw i64 %2070, %2087
 %2089 = icmp slt i64 %2088, 0
 %2090 = select i1 %2089, i64 %1871, i64 0
 %2091 = getelementptr double, ptr %1872, i64 %2088
 %2092 = getelementptr double, ptr %2091, i64 %2090
 %2093 = load double, ptr %2092, align 8
 %2094 = fmul nsz contract double %398, %2093
 %2095 = getelementptr double, ptr %1898, i64 %2007
 store double %2094, ptr %2095, align 8
 %2096 = fneg nsz contract double %2094
 %2097 = getelementptr double, ptr %1896, i64 %2007
 store double %2096, ptr %2097, align 8
 br label %2098
2098:
 %2099 = phi double [ %2020, %2066 ], [ %2020, %2062 ], [ %2140, %2004 ], [ %2140, %1971 ]
 %2100 = getelementptr double, ptr %1891, i64 %2155
 store double %2099, ptr %2100, align 8
 %2101 = getelementptr double, ptr %1887, i64 %2155
 %2102 = load double, ptr %2101, align 8
 %2103 = fadd nsz contract double %2099, %2102
 %2104 = getelementptr double, ptr %1889, i64 %2155
 store double %2103, ptr %2104, align 8
 %2105 = icmp eq i64 %1952, %2156
 br i1 %2105, label %2229, label %2154
2106:
 %2107 = add nuw nsw i64 %2230, 1
 %2108 = icmp eq i64 %1952, %2107
 br i1 %2108, label %2273, label %2229
2109:
 %2110 = getelementptr i64, ptr %1867, i64 %2256
 %2111 = load i64, ptr %2110, align 8
 %2112 = mul nsw i64 %2111, 6
 %2113 = mul nuw nsw i64 %2249, 48
 %2114 = getelementptr i8, ptr %2243, i64 %2113
 br label %2258
2115:
 %2116 = phi double [ %2247, %2246 ], [ %2271, %2258 ]
 br i1 %2248, label %2131, label %2246
2117:
 %2118 = sub nsw i64 %2237, %1951
 %2119 = getelementptr i64, ptr %1902, i64 %2118
 %2120 = load i64, ptr %2119, align 8
 %2121 = icmp slt i64 %2120, 0
 %2122 = select i1 %2121, i64 %1862, i64 0
 %2123 = getelementptr i64, ptr %1869, i64 %2120
 %2124 = getelementptr i64, ptr %2123, i64 %2122
 %2125 = load i64, ptr %2124, align 8
 %2126 = icmp slt i64 %2125, 0
 %2127 = select i1 %2126, i64 %1882, i64 0
 %2128 = getelementptr double, ptr %2232, i64 %2125
 %2129 = getelementptr double, ptr %2128, i64 %2127
 %2130 = load double, ptr %2129, align 8
 br label %2131
2131:
 %2132 = phi double [ %2130, %2117 ], [ %2116, %2115 ]
 %2133 = getelementptr double, ptr %2234, i64 %2237
 store double %2132, ptr %2133, align 8
 %2134 = mul i64 %2237, %1893
 %2135 = getelementptr double, ptr %2235, i64 %2134
 store double %2132, ptr %2135, align 8
 %2136 = icmp eq i64 %2237, %2230
 br i1 %2136, label %2106, label %2236
2137:
 %2138 = icmp eq i64 %2144, %1911
 br i1 %2138, label %1947, label %2142
2139:
 %2140 = phi double [ %2171, %2169 ], [ %2200, %1969 ]
 %2141 = phi double [ %2170, %2169 ], [ %2192, %1969 ]
 br i1 %2172, label %1971, label %2169
2142:
 %2143 = phi i64 [ 0, %1913 ], [ %2144, %2137 ]
 %2144 = add nuw nsw i64 %2143, 1
 %2145 = add nsw i64 %2143, %1909
 %2146 = icmp slt i64 %2145, 0
 %2147 = select i1 %2146, i64 %1871, i64 0
 %2148 = getelementptr double, ptr %1872, i64 %2145
 %2149 = getelementptr double, ptr %2148, i64 %2147
 %2150 = load double, ptr %2149, align 8
 %2151 = getelementptr i64, ptr %1863, i64 %2143
 %2152 = load i64, ptr %2151, align 8
 %2153 = icmp eq i64 %2152, 0
 br i1 %2153, label %1915, label %1926
2154:
 %2155 = phi i64 [ 0, %1954 ], [ %2156, %2098 ]
 %2156 = add nuw nsw i64 %2155, 1
 br i1 %1955, label %1958, label %2157
2157:
 %2158 = mul i64 %1956, %2155
 %2159 = getelementptr i8, ptr %1883, i64 %2158
 tail call void @llvm.memset.p0.i64(ptr align 8 %2159, i8 0, i64 %1957, i1 false)
 br label %1958
2160:
 %2161 = udiv i64 %2155, 3
 %2162 = urem i64 %2155, 3
 %2163 = mul i64 %2155, 96
 %2164 = getelementptr i8, ptr %1880, i64 %2163
 %2165 = mul i64 %2155, %1882
 %2166 = getelementptr double, ptr %1883, i64 %2165
 %2167 = shl i64 %2161, 5
 %2168 = getelementptr i8, ptr %1876, i64 %2167
 br label %2169
2169:
 %2170 = phi double [ 0.000000e+00, %2160 ], [ %2141, %2139 ]
 %2171 = phi double [ 0.000000e+00, %2160 ], [ %2140, %2139 ]
 %2172 = phi i1 [ false, %2160 ], [ true, %2139 ]
 %2173 = phi i64 [ 0, %2160 ], [ 1, %2139 ]
 %2174 = getelementptr i64, ptr %2168, i64 %2173
 %2175 = load i64, ptr %2174, align 8
 %2176 = icmp slt i64 %2175, 0
 %2177 = select i1 %2176, i64 %1856, i64 0
 %2178 = getelementptr i64, ptr %1857, i64 %2175
 %2179 = getelementptr i64, ptr %2178, i64 %2177
 %2180 = load i64, ptr %2179, align 8
 %2181 = icmp slt i64 %2180, 0
 br i1 %2181, label %2139, label %1960
2182:
 %2183 = phi double [ %2170, %1960 ], [ %2192, %1969 ]
 %2184 = phi double [ %2171, %1960 ], [ %2200, %1969 ]
 %2185 = phi i64 [ 0, %1960 ], [ %2186, %1969 ]
 %2186 = add nuw nsw i64 %2185, 1
 %2187 = getelementptr double, ptr %1968, i64 %2185
 %2188 = load double, ptr %2187, align 8
 %2189 = getelementptr double, ptr %1965, i64 %2185
 %2190 = load double, ptr %2189, align 8
 %2191 = fmul nsz contract double %2188, %2190
 %2192 = fadd nsz contract double %2183, %2191
 %2193 = add nsw i64 %1966, %2185
 %2194 = icmp slt i64 %2193, 0
 %2195 = select i1 %2194, i64 %1871, i64 0
 %2196 = getelementptr double, ptr %1872, i64 %2193
 %2197 = getelementptr double, ptr %2196, i64 %2195
 %2198 = load double, ptr %2197, align 8
 %2199 = fmul nsz contract double %2188, %2198
 %2200 = fadd nsz contract double %2184, %2199
 %2201 = add nsw i64 %2185, %1963
 %2202 = mul nsw i64 %2201, %1903
 %2203 = add nsw i64 %2202, %1907
 br i1 %1955, label %1969, label %2204
2204:
 %2205 = phi i64 [ %2206, %2204 ], [ 0, %2182 ]
 %2206 = add nuw nsw i64 %2205, 1
 %2207 = getelementptr double, ptr %2166, i64 %2205
 %2208 = load double, ptr %2207, align 8
 %2209 = add nsw i64 %2203, %2205
 %2210 = icmp slt i64 %2209, 0
 %2211 = select i1 %2210, i64 %1871, i64 0
 %2212 = getelementptr double, ptr %1872, i64 %2209
 %2213 = getelementptr double, ptr %2212, i64 %2211
 %2214 = load double, ptr %2213, align 8
 %2215 = fmul nsz contract double %2188, %2214
 %2216 = fadd nsz contract double %2208, %2215
 store double %2216, ptr %2207, align 8
 %2217 = icmp eq i64 %1903, %2206
 br i1 %2217, label %1969, label %2204
2218:
 %2219 = phi i64 [ 0, %2021 ], [ %2220, %2218 ]
 %2220 = add nuw nsw i64 %2219, 1
 %2221 = add nsw i64 %2023, %2219
 %2222 = icmp slt i64 %2221, 0
 %2223 = select i1 %2222, i64 %1871, i64 0
 %2224 = getelementptr double, ptr %1872, i64 %2221
 %2225 = getelementptr double, ptr %2224, i64 %2223
 %2226 = load double, ptr %2225, align 8
 %2227 = getelementptr double, ptr %2025, i64 %2219
 store double %2226, ptr %2227, align 8
 %2228 = icmp eq i64 %1903, %2220
 br i1 %2228, label %2026, label %2218
2229:
 %2230 = phi i64 [ %2107, %2106 ], [ 0, %2098 ]
 %2231 = mul i64 %2230, %1882
 %2232 = getelementptr double, ptr %1883, i64 %2231
 %2233 = mul i64 %2230, %1893
 %2234 = getelementptr double, ptr %1894, i64 %2233
 %2235 = getelementptr double, ptr %1894, i64 %2230
 br label %2236
2236:
 %2237 = phi i64 [ 0, %2229 ], [ %2238, %2131 ]
 %2238 = add nuw nsw i64 %2237, 1
 %2239 = icmp slt i64 %2237, %1951
 br i1 %2239, label %2240, label %2117
2240:
 %2241 = udiv i64 %2237, 3
 %2242 = mul i64 %2237, 96
 %2243 = getelementptr i8, ptr %1880, i64 %2242
 %2244 = shl i64 %2241, 5
 %2245 = getelementptr i8, ptr %1876, i64 %2244
 br label %2246
2246:
 %2247 = phi double [ 0.000000e+00, %2240 ], [ %2116, %2115 ]
 %2248 = phi i1 [ false, %2240 ], [ true, %2115 ]
 %2249 = phi i64 [ 0, %2240 ], [ 1, %2115 ]
 %2250 = getelementptr i64, ptr %2245, i64 %2249
 %2251 = load i64, ptr %2250, align 8
 %2252 = icmp slt i64 %2251, 0
 %2253 = select i1 %2252, i64 %1856, i64 0
 %2254 = getelementptr i64, ptr %1857, i64 %2251
 %2255 = getelementptr i64, ptr %2254, i64 %2253
 %2256 = load i64, ptr %2255, align 8
 %2257 = icmp sgt i64 %2256, -1
 br i1 %2257, label %2109, label %2115
2258:
 %2259 = phi double [ %2247, %2109 ], [ %2271, %2258 ]
 %2260 = phi i64 [ 0, %2109 ], [ %2261, %2258 ]
 %2261 = add nuw nsw i64 %2260, 1
 %2262 = add nsw i64 %2260, %2112
 %2263 = icmp slt i64 %2262, 0
 %2264 = select i1 %2263, i64 %1882, i64 0
 %2265 = getelementptr double, ptr %2232, i64 %2262
 %2266 = getelementptr double, ptr %2265, i64 %2264
 %2267 = load double, ptr %2266, align 8
 %2268 = getelementptr double, ptr %2114, i64 %2260
 %2269 = load double, ptr %2268, align 8
 %2270 = fmul nsz contract double %2267, %2269
 %2271 = fadd nsz contract double %2259, %2270
 %2272 = icmp eq i64 %2261, 6
 br i1 %2272, label %2115, label %2258
2273:
 %2274 = load i64, ptr %108, align 1
 %2275 = icmp sgt i64 %2274, 0
 br i1 %2275, label %282, label %2276
2276:
 %2277 = load i64, ptr %177, align 1
 %2278 = load i64, ptr %80, align 1
 %2279 = inttoptr i64 %2277 to ptr
 %2280 = load i64, ptr %170, align 1
 %2281 = inttoptr i64 %2280 to ptr
 %2282 = load i64, ptr %167, align 1
 %2283 = inttoptr i64 %2282 to ptr
 %2284 = load i64, ptr %168, align 1
 %2285 = inttoptr i64 %2284 to ptr
 %2286 = load i64, ptr %178, align 1
 %2287 = load i64, ptr %79, align 1
 %2288 = inttoptr i64 %2286 to ptr
 %2289 = load i64, ptr %179, align 1
 %2290 = inttoptr i64 %2289 to ptr
 %2291 = load i64, ptr %161, align 1
 %2292 = load i64, ptr %180, align 1
 %2293 = inttoptr i64 %2291 to ptr
 %2294 = load i64, ptr %163, align 1
 %2295 = inttoptr i64 %2294 to ptr
 %2296 = load i64, ptr %144, align 1
 %2297 = inttoptr i64 %2296 to ptr
 %2298 = load i64, ptr %165, align 1
 %2299 = load i64, ptr %166, align 1
 %2300 = inttoptr i64 %2298 to ptr
 %2301 = load i64, ptr %181, align 1
 %2302 = add nsw i64 %2287, %2278
 %2303 = inttoptr i64 %2301 to ptr
 %2304 = load i64, ptr %176, align 1
 %2305 = load i64, ptr %134, align 1
 %2306 = load i64, ptr %175, align 1
 %2307 = icmp sgt i64 %2305, 0
 br i1 %2307, label %2327, label %2311
2308:
 %2309 = phi double [ %2328, %2327 ], [ %2343, %2335 ]
 %2310 = icmp eq i64 %2305, %2330
 br i1 %2310, label %2311, label %2327
2311:
 %2312 = phi double [ 0.000000e+00, %2276 ], [ %2309, %2308 ]
 %2313 = icmp sgt i64 %2306, 0
 br i1 %2313, label %2314, label %2356
2314:
 %2315 = mul nsw i64 %2305, 3
 br label %2345
2316:
 %2317 = getelementptr double, ptr %2283, i64 %2347
 %2318 = load double, ptr %2317, align 8
 %2319 = fcmp nsz contract olt double %2318, 0.000000e+00
 br i1 %2319, label %2320, label %2324
2320:
 %2321 = tail call nsz contract double @llvm.fabs.f64(double %2354)
 %2322 = fcmp nsz contract ogt double %2321, %2346
 %2323 = select i1 %2322, double %2321, double %2346
 br label %2324
2324:
 %2325 = phi double [ %2323, %2320 ], [ %2346, %2316 ]
 %2326 = icmp eq i64 %2348, %2306
 br i1 %2326, label %2356, label %2345
2327:
 %2328 = phi double [ %2309, %2308 ], [ 0.000000e+00, %2276 ]
 %2329 = phi i64 [ %2330, %2308 ], [ 0, %2276 ]
 %2330 = add nuw nsw i64 %2329, 1
 %2331 = mul i64 %2329, 24
 %2332 = getelementptr i8, ptr %2295, i64 %2331
 %2333 = load double, ptr %2332, align 8
 %2334 = fcmp nsz contract olt double %2333, 0.000000e+00
 br i1 %2334, label %2335, label %2308
2335:
 %2336 = phi double [ %2343, %2335 ], [ %2328, %2327 ]
 %2337 = phi i64 [ %2338, %2335 ], [ 0, %2327 ]
 %2338 = add nuw nsw i64 %2337, 1
 %2339 = getelementptr double, ptr %2332, i64 %2337
 %2340 = load double, ptr %2339, align 8
 %2341 = tail call nsz contract double @llvm.fabs.f64(double %2340)
 %2342 = fcmp nsz contract ogt double %2341, %2336
 %2343 = select i1 %2342, double %2341, double %2336
 %2344 = icmp eq i64 %2338, 3
 br i1 %2344, label %2308, label %2335
2345:
 %2346 = phi double [ %2312, %2314 ], [ %2325, %2324 ]
 %2347 = phi i64 [ 0, %2314 ], [ %2348, %2324 ]
 %2348 = add nuw nsw i64 %2347, 1
 %2349 = add nsw i64 %2347, %2315
 %2350 = icmp slt i64 %2349, 0
 %2351 = select i1 %2350, i64 %2292, i64 0
 %2352 = getelementptr double, ptr %2295, i64 %2349
 %2353 = getelementptr double, ptr %2352, i64 %2351
 %2354 = load double, ptr %2353, align 8
 %2355 = fcmp nsz contract olt double %2354, 0.000000e+00
 br i1 %2355, label %2320, label %2316
2356:
 %2357 = phi double [ %2312, %2311 ], [ %2325, %2324 ]
 %2358 = load double, ptr %182, align 1
 %2359 = fmul nsz contract double %2357, %2358
 br i1 %2307, label %2360, label %2362
2360:
 %2361 = add i64 %2299, 1
 br label %2390
2362:
 br i1 %2313, label %2363, label %2365
2363:
 %2364 = mul nsw i64 %2305, 3
 br label %2467
2365:
 %2366 = icmp slt i64 %2304, 1
 br i1 %2366, label %2369, label %2497
2367:
 %2368 = icmp eq i64 %2304, %2499
 br i1 %2368, label %2369, label %2497
2369:
 call fastcc void @f7(ptr %63, ptr readonly %51, ptr %52, double %2359)
 store i8 0, ptr %64, align 1
 call fastcc void @f8(ptr %64, ptr readonly %51, ptr %52, i8 0)
 %2370 = load i8, ptr %64, align 1
 %2371 = icmp eq i8 %2370, 0
 br i1 %2371, label %2381, label %2372
2372:
 %2373 = phi i64 [ %2376, %2375 ], [ 0, %2369 ]
 call fastcc void @f7(ptr %65, ptr readonly %51, ptr %52, double %2359)
 %2374 = icmp eq i64 %2373, 3
 br i1 %2374, label %2381, label %2375
2375:
 %2376 = add nuw nsw i64 %2373, 1
 %2377 = icmp eq i64 %2376, 3
 store i8 0, ptr %66, align 1
 %2378 = zext i1 %2377 to i8
 call fastcc void @f8(ptr %66, ptr readonly %51, ptr %52, i8 %2378)
 %2379 = load i8, ptr %66, align 1
 %2380 = icmp eq i8 %2379, 0
 br i1 %2380, label %2381, label %2372
2381:
 %2382 = load i64, ptr %80, align 1
 %2383 = icmp slt i64 %2382, 1
 br i1 %2383, label %2386, label %2384
2384:
 %2385 = shl nuw i64 %2382, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %2279, i8 0, i64 %2385, i1 false)
 br label %2386
2386:
 %2387 = icmp slt i64 %2306, 1
 br i1 %2387, label %2534, label %2388
2388:
 %2389 = mul nsw i64 %2305, 3
 br label %2517
2390:
 %2391 = phi i64 [ 0, %2360 ], [ %2423, %2460 ]
 %2392 = mul nuw nsw i64 %2391, 3
 %2393 = add nuw nsw i64 %2392, 1
 %2394 = mul i64 %2393, %2361
 %2395 = getelementptr double, ptr %2300, i64 %2394
 %2396 = load double, ptr %2395, align 8
 %2397 = mul i64 %2391, 72
 %2398 = getelementptr i8, ptr %2288, i64 %2397
 %2399 = getelementptr i8, ptr %2398, i64 32
 store double %2396, ptr %2399, align 8
 %2400 = getelementptr double, ptr %2293, i64 %2393
 %2401 = load double, ptr %2400, align 8
 br label %2402
2402:
 %2403 = phi double [ 1.000000e+00, %2390 ], [ %2408, %2402 ]
 %2404 = phi double [ %2401, %2390 ], [ %2409, %2402 ]
 %2405 = phi i1 [ false, %2390 ], [ true, %2402 ]
 %2406 = phi i1 [ true, %2390 ], [ false, %2402 ]
 %2407 = fmul nsz contract double %2403, %2404
 %2408 = select i1 %2406, double %2403, double %2407
 %2409 = fmul nsz contract double %2404, %2404
 br i1 %2405, label %2410, label %2402
2410:
 %2411 = getelementptr double, ptr %2293, i64 %2392
 %2412 = getelementptr i8, ptr %2411, i64 16
 %2413 = load double, ptr %2412, align 8
 br label %2414
2414:
 %2415 = phi double [ 1.000000e+00, %2410 ], [ %2420, %2414 ]
 %2416 = phi double [ %2413, %2410 ], [ %2421, %2414 ]
 %2417 = phi i1 [ false, %2410 ], [ true, %2414 ]
 %2418 = phi i1 [ true, %2410 ], [ false, %2414 ]
 %2419 = fmul nsz contract double %2415, %2416
 %2420 = select i1 %2418, double %2415, double %2419
 %2421 = fmul nsz contract double %2416, %2416
 br i1 %2417, label %2422, label %2414
2422:
 %2423 = add nuw nsw i64 %2391, 1
 %2424 = load i64, ptr %153, align 1
 %2425 = load i64, ptr %154, align 1
 %2426 = inttoptr i64 %2424 to ptr
 %2427 = load i64, ptr %107, align 1
 %2428 = inttoptr i64 %2427 to ptr
 %2429 = shl i64 %2391, 5
 %2430 = getelementptr i8, ptr %2428, i64 %2429
 %2431 = getelementptr i8, ptr %2430, i64 16
 %2432 = load i64, ptr %2431, align 8
 %2433 = icmp slt i64 %2432, 0
 %2434 = select i1 %2433, i64 %2425, i64 0
 %2435 = add i64 %2434, %2432
 %2436 = shl i64 %2435, 5
 %2437 = getelementptr i8, ptr %2426, i64 %2436
 %2438 = getelementptr i8, ptr %2437, i64 8
 %2439 = load double, ptr %2438, align 8
 %2440 = getelementptr i8, ptr %2437, i64 16
 %2441 = load double, ptr %2440, align 8
 %2442 = fcmp nsz contract oeq double %2439, %2441
 br i1 %2442, label %2460, label %2443
2443:
 %2444 = fadd nsz contract double %2408, %2420
 %2445 = tail call nsz contract double @llvm.sqrt.f64(double %2444)
 %2446 = load i64, ptr %144, align 1
 %2447 = inttoptr i64 %2446 to ptr
 %2448 = load i64, ptr %178, align 1
 %2449 = inttoptr i64 %2448 to ptr
 %2450 = mul i64 %2391, 24
 %2451 = getelementptr i8, ptr %2447, i64 %2450
 %2452 = load double, ptr %2451, align 8
 %2453 = fmul nsz contract double %2439, %2452
 %2454 = getelementptr i8, ptr %2449, i64 %2397
 %2455 = getelementptr i8, ptr %2454, i64 32
 %2456 = load double, ptr %2455, align 8
 %2457 = fmul nsz contract double %2453, %2456
 %2458 = fcmp nsz contract ugt double %2445, %2457
 %2459 = select i1 %2458, double %2441, double %2439
 br label %2460
2460:
 %2461 = phi double [ %2459, %2443 ], [ %2439, %2422 ]
 %2462 = getelementptr double, ptr %2290, i64 %2391
 store double %2461, ptr %2462, align 8
 %2463 = getelementptr double, ptr %2297, i64 %2392
 %2464 = load double, ptr %2463, align 8
 %2465 = getelementptr double, ptr %2303, i64 %2391
 store double %2464, ptr %2465, align 8
 %2466 = icmp eq i64 %2423, %2305
 br i1 %2466, label %2362, label %2390
2467:
 %2468 = phi i64 [ 0, %2363 ], [ %2469, %2467 ]
 %2469 = add nuw nsw i64 %2468, 1
 %2470 = getelementptr i64, ptr %2281, i64 %2468
 %2471 = load i64, ptr %2470, align 8
 %2472 = icmp slt i64 %2471, 0
 %2473 = select i1 %2472, i64 %2278, i64 0
 %2474 = getelementptr double, ptr %2279, i64 %2471
 %2475 = getelementptr double, ptr %2474, i64 %2473
 %2476 = load double, ptr %2475, align 8
 %2477 = fmul nsz contract double %398, %2476
 %2478 = getelementptr double, ptr %2283, i64 %2468
 %2479 = load double, ptr %2478, align 8
 %2480 = fcmp nsz contract ogt double %2479, %2477
 %2481 = select i1 %2480, double %2479, double %2477
 %2482 = getelementptr double, ptr %2285, i64 %2468
 %2483 = load double, ptr %2482, align 8
 %2484 = fcmp nsz contract olt double %2483, %2481
 %2485 = select i1 %2484, double %2483, double %2481
 %2486 = add nsw i64 %2468, %2364
 %2487 = icmp slt i64 %2486, 0
 %2488 = select i1 %2487, i64 %2292, i64 0
 %2489 = getelementptr double, ptr %2297, i64 %2486
 %2490 = getelementptr double, ptr %2489, i64 %2488
 store double %2485, ptr %2490, align 8
 %2491 = add nsw i64 %2468, %2305
 %2492 = icmp slt i64 %2491, 0
 %2493 = select i1 %2492, i64 %2302, i64 0
 %2494 = getelementptr double, ptr %2303, i64 %2491
 %2495 = getelementptr double, ptr %2494, i64 %2493
 store double %2485, ptr %2495, align 8
 %2496 = icmp eq i64 %2306, %2469
 br i1 %2496, label %2365, label %2467
2497:
 %2498 = phi i64 [ %2499, %2367 ], [ 0, %2365 ]
 %2499 = add nuw nsw i64 %2498, 1
 %2500 = getelementptr double, ptr %2297, i64 %2498
 %2501 = load double, ptr %2500, align 8
 %2502 = fcmp nsz contract oeq double %2501, 0.000000e+00
 br i1 %2502, label %2367, label %2503
2503:
 %2504 = mul i64 %2498, %2299
 %2505 = getelementptr double, ptr %2300, i64 %2504
 br label %2506
2506:
 %2507 = phi i64 [ 0, %2503 ], [ %2508, %2506 ]
 %2508 = add nuw nsw i64 %2507, 1
 %2509 = getelementptr double, ptr %2295, i64 %2507
 %2510 = load double, ptr %2509, align 8
 %2511 = getelementptr double, ptr %2505, i64 %2507
 %2512 = load double, ptr %2511, align 8
 %2513 = load double, ptr %2500, align 8
 %2514 = fmul nsz contract double %2512, %2513
 %2515 = fadd nsz contract double %2510, %2514
 store double %2515, ptr %2509, align 8
 %2516 = icmp eq i64 %2304, %2508
 br i1 %2516, label %2367, label %2506
2517:
 %2518 = phi i64 [ 0, %2388 ], [ %2519, %2517 ]
 %2519 = add nuw nsw i64 %2518, 1
 %2520 = add nsw i64 %2518, %2389
 %2521 = icmp slt i64 %2520, 0
 %2522 = select i1 %2521, i64 %2292, i64 0
 %2523 = getelementptr double, ptr %2297, i64 %2520
 %2524 = getelementptr double, ptr %2523, i64 %2522
 %2525 = load double, ptr %2524, align 8
 %2526 = fdiv nsz contract double %2525, %398
 %2527 = getelementptr i64, ptr %2281, i64 %2518
 %2528 = load i64, ptr %2527, align 8
 %2529 = icmp slt i64 %2528, 0
 %2530 = select i1 %2529, i64 %2278, i64 0
 %2531 = getelementptr double, ptr %2279, i64 %2528
 %2532 = getelementptr double, ptr %2531, i64 %2530
 store double %2526, ptr %2532, align 8
 %2533 = icmp eq i64 %2306, %2519
 br i1 %2533, label %2534, label %2517
2534:
 %2535 = load i64, ptr %183, align 1
 %2536 = load i64, ptr %184, align 1
 %2537 = inttoptr i64 %2535 to ptr
 %2538 = inttoptr i64 %2536 to ptr
 br label %2539
2539:
 %2540 = phi ptr [ %1799, %1851 ], [ %2538, %2534 ]
 %2541 = phi ptr [ %1797, %1851 ], [ %2537, %2534 ]
 store ptr null, ptr %62, align 8
 %2542 = load i64, ptr %188, align 1
 %2543 = inttoptr i64 %2542 to ptr
 %2544 = load i64, ptr %111, align 1
 %2545 = load i64, ptr %112, align 1
 %2546 = inttoptr i64 %2544 to ptr
 %2547 = load i64, ptr %189, align 1
 %2548 = load i64, ptr %171, align 1
 %2549 = inttoptr i64 %2547 to ptr
 %2550 = load i64, ptr %190, align 1
 %2551 = inttoptr i64 %2550 to ptr
 %2552 = load i64, ptr %191, align 1
 %2553 = load i64, ptr %172, align 1
 %2554 = inttoptr i64 %2552 to ptr
 %2555 = load i64, ptr %134, align 1
 %2556 = load i64, ptr %175, align 1
 %2557 = load i64, ptr %173, align 1
 %2558 = add i64 %2557, %2553
 %2559 = sub i64 %27, %2558
 %2560 = load i64, ptr %114, align 1
 %2561 = icmp eq i64 %2560, 1
 br i1 %2561, label %2562, label %2726
2562:
 %2563 = load i64, ptr %192, align 1
 %2564 = load double, ptr %193, align 1
 %2565 = load i64, ptr %158, align 1
 %2566 = inttoptr i64 %2565 to ptr
 %2567 = load i64, ptr %178, align 1
 %2568 = inttoptr i64 %2567 to ptr
 %2569 = icmp slt i64 %2555, 1
 br i1 %2569, label %2570, label %2637
2570:
 %2571 = phi double [ 0.000000e+00, %2562 ], [ %2646, %2637 ]
 %2572 = load i64, ptr %105, align 1
 %2573 = icmp slt i64 %2572, 1
 br i1 %2573, label %2576, label %2574
2574:
 %2575 = mul nuw i64 %2572, 48
 tail call void @llvm.memset.p0.i64(ptr align 8 %2541, i8 0, i64 %2575, i1 false)
 br label %2576
2576:
 %2577 = fcmp nsz contract ugt double %2571, %2564
 br i1 %2577, label %2578, label %2716
2578:
 %2579 = tail call i64 @llvm.smax.i64(i64 %2563, i64 0)
 %2580 = fmul nsz contract double %2564, 1.000000e-01
 %2581 = fmul nsz contract double %2571, 1.000000e-02
 %2582 = fcmp nsz contract ogt double %2581, %2580
 %2583 = select i1 %2582, double %2581, double %2580
 br label %2584
2584:
 %2585 = phi i64 [ %2579, %2578 ], [ %2649, %2710 ]
 %2586 = icmp sgt i64 %2585, 0
 br i1 %2586, label %2648, label %2716
2587:
 %2588 = mul nuw nsw i64 %2652, 3
 %2589 = fadd nsz contract double %2700, %2708
 store double %2589, ptr %2699, align 8
 %2590 = load double, ptr %2702, align 8
 %2591 = load i64, ptr %102, align 1
 %2592 = load i64, ptr %103, align 1
 %2593 = inttoptr i64 %2591 to ptr
 %2594 = load i64, ptr %107, align 1
 %2595 = inttoptr i64 %2594 to ptr
 %2596 = load i64, ptr %159, align 1
 %2597 = load i64, ptr %160, align 1
 %2598 = inttoptr i64 %2596 to ptr
 %2599 = mul i64 %2588, %2597
 %2600 = getelementptr double, ptr %2598, i64 %2599
 %2601 = getelementptr i8, ptr %2595, i64 %2664
 br label %2603
2602:
 br i1 %2604, label %2629, label %2603
2603:
 %2604 = phi i1 [ false, %2587 ], [ true, %2602 ]
 %2605 = phi i64 [ 0, %2587 ], [ 1, %2602 ]
 %2606 = getelementptr i64, ptr %2601, i64 %2605
 %2607 = load i64, ptr %2606, align 8
 %2608 = icmp slt i64 %2607, 0
 %2609 = select i1 %2608, i64 %2592, i64 0
 %2610 = getelementptr i64, ptr %2593, i64 %2607
 %2611 = getelementptr i64, ptr %2610, i64 %2609
 %2612 = load i64, ptr %2611, align 8
 %2613 = icmp sgt i64 %2612, -1
 br i1 %2613, label %2614, label %2602
2614:
 %2615 = mul i64 %2612, 48
 %2616 = getelementptr i8, ptr %2541, i64 %2615
 %2617 = mul nuw nsw i64 %2605, 48
 %2618 = getelementptr i8, ptr %2600, i64 %2617
 br label %2619
2619:
 %2620 = phi i64 [ 0, %2614 ], [ %2621, %2619 ]
 %2621 = add nuw nsw i64 %2620, 1
 %2622 = getelementptr double, ptr %2616, i64 %2620
 %2623 = load double, ptr %2622, align 8
 %2624 = getelementptr double, ptr %2618, i64 %2620
 %2625 = load double, ptr %2624, align 8
 %2626 = fmul nsz contract double %2708, %2625
 %2627 = fadd nsz contract double %2623, %2626
 store double %2627, ptr %2622, align 8
 %2628 = icmp eq i64 %2621, 6
 br i1 %2628, label %2602, label %2619
2629:
 %2630 = tail call nsz contract double @llvm.fabs.f64(double %2708)
 %2631 = fmul nsz contract double %2630, %2590
 %2632 = fcmp nsz contract ogt double %2631, %2651
 %2633 = select i1 %2632, double %2631, double %2651
 br label %2634
2634:
 %2635 = phi double [ %2651, %2696 ], [ %2633, %2629 ]
 %2636 = icmp eq i64 %2555, %2697
 br i1 %2636, label %2710, label %2650
2637:
 %2638 = phi double [ %2646, %2637 ], [ 0.000000e+00, %2562 ]
 %2639 = phi i64 [ %2640, %2637 ], [ 0, %2562 ]
 %2640 = add nuw nsw i64 %2639, 1
 %2641 = getelementptr double, ptr %2551, i64 %2639
 store double 0.000000e+00, ptr %2641, align 8
 %2642 = getelementptr double, ptr %2566, i64 %2639
 %2643 = load double, ptr %2642, align 8
 %2644 = fneg nsz contract double %2643
 %2645 = fcmp nsz contract olt double %2638, %2644
 %2646 = select i1 %2645, double %2644, double %2638
 %2647 = icmp eq i64 %2555, %2640
 br i1 %2647, label %2570, label %2637
2648:
 %2649 = add nsw i64 %2585, -1
 br i1 %2569, label %2710, label %2650
2650:
 %2651 = phi double [ %2635, %2634 ], [ 0.000000e+00, %2648 ]
 %2652 = phi i64 [ %2697, %2634 ], [ 0, %2648 ]
 %2653 = getelementptr double, ptr %2566, i64 %2652
 %2654 = load double, ptr %2653, align 8
 %2655 = load i64, ptr %102, align 1
 %2656 = load i64, ptr %103, align 1
 %2657 = inttoptr i64 %2655 to ptr
 %2658 = load i64, ptr %107, align 1
 %2659 = inttoptr i64 %2658 to ptr
 %2660 = load i64, ptr %142, align 1
 %2661 = inttoptr i64 %2660 to ptr
 %2662 = mul i64 %2652, 288
 %2663 = getelementptr i8, ptr %2661, i64 %2662
 %2664 = shl i64 %2652, 5
 %2665 = getelementptr i8, ptr %2659, i64 %2664
 br label %2668
2666:
 %2667 = phi double [ %2669, %2668 ], [ %2694, %2685 ]
 br i1 %2670, label %2696, label %2668
2668:
 %2669 = phi double [ 0.000000e+00, %2650 ], [ %2667, %2666 ]
 %2670 = phi i1 [ false, %2650 ], [ true, %2666 ]
 %2671 = phi i64 [ 0, %2650 ], [ 1, %2666 ]
 %2672 = getelementptr i64, ptr %2665, i64 %2671
 %2673 = load i64, ptr %2672, align 8
 %2674 = icmp slt i64 %2673, 0
 %2675 = select i1 %2674, i64 %2656, i64 0
 %2676 = getelementptr i64, ptr %2657, i64 %2673
 %2677 = getelementptr i64, ptr %2676, i64 %2675
 %2678 = load i64, ptr %2677, align 8
 %2679 = icmp sgt i64 %2678, -1
 br i1 %2679, label %2680, label %2666
2680:
 %2681 = mul i64 %2678, 48
 %2682 = getelementptr i8, ptr %2541, i64 %2681
 %2683 = mul nuw nsw i64 %2671, 48
 %2684 = getelementptr i8, ptr %2663, i64 %2683
 br label %2685
2685:
 %2686 = phi double [ %2669, %2680 ], [ %2694, %2685 ]
 %2687 = phi i64 [ 0, %2680 ], [ %2688, %2685 ]
 %2688 = add nuw nsw i64 %2687, 1
 %2689 = getelementptr double, ptr %2684, i64 %2687
 %2690 = load double, ptr %2689, align 8
 %2691 = getelementptr double, ptr %2682, i64 %2687
 %2692 = load double, ptr %2691, align 8
 %2693 = fmul nsz contract double %2690, %2692
 %2694 = fadd nsz contract double %2686, %2693
 %2695 = icmp eq i64 %2688, 6
 br i1 %2695, label %2666, label %2685
2696:
 %2697 = add nuw nsw i64 %2652, 1
 %2698 = fadd nsz contract double %2654, %2667
 %2699 = getelementptr double, ptr %2551, i64 %2652
 %2700 = load double, ptr %2699, align 8
 %2701 = mul i64 %2652, 72
 %2702 = getelementptr i8, ptr %2568, i64 %2701
 %2703 = load double, ptr %2702, align 8
 %2704 = fdiv nsz contract double %2698, %2703
 %2705 = fsub nsz contract double %2700, %2704
 %2706 = fcmp nsz contract olt double %2705, 0.000000e+00
 %2707 = select i1 %2706, double 0.000000e+00, double %2705
 %2708 = fsub nsz contract double %2707, %2700
 %2709 = fcmp nsz contract une double %2708, 0.000000e+00
 br i1 %2709, label %2587, label %2634
2710:
 %2711 = phi double [ 0.000000e+00, %2648 ], [ %2635, %2634 ]
 %2712 = fsub nsz contract double %2711, %2711
 %2713 = fcmp nsz contract ord double %2712, 0.000000e+00
 %2714 = fcmp nsz contract ugt double %2711, %2583
 %2715 = select i1 %2713, i1 %2714, i1 false
 br i1 %2715, label %2584, label %2716
2716:
 %2717 = load i64, ptr %105, align 1
 %2718 = icmp slt i64 %2717, 1
 br i1 %2718, label %2722, label %2910
2719:
 %2720 = add nuw nsw i64 %2911, 1
 %2721 = icmp eq i64 %2717, %2720
 br i1 %2721, label %2722, label %2910
2722:
 %2723 = load i64, ptr %195, align 1
 %2724 = zext i1 %2577 to i64
 %2725 = add nsw i64 %2723, %2724
 store i64 %2725, ptr %195, align 1
 br label %3017
2726:
 %2727 = add i64 %2548, 1
 %2728 = mul i64 %2727, %2548
 %2729 = add i64 %2558, %2728
 %2730 = load i64, ptr %144, align 1
 %2731 = inttoptr i64 %2730 to ptr
 %2732 = icmp sgt i64 %2548, 0
 br i1 %2732, label %2733, label %2735
2733:
 %2734 = shl nuw i64 %2548, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %2549, i8 0, i64 %2734, i1 false)
 br label %2735
2735:
 %2736 = mul nsw i64 %2555, 3
 %2737 = add nsw i64 %2736, %2556
 %2738 = icmp slt i64 %2737, 1
 br i1 %2738, label %2748, label %2742
2739:
 call fastcc void @f6(ptr %61, ptr readonly %51, ptr readonly %52, i64 %2743, double %2746, i64 %2555)
 br label %2740
2740:
 %2741 = icmp eq i64 %2737, %2744
 br i1 %2741, label %2748, label %2742
2742:
 %2743 = phi i64 [ %2744, %2740 ], [ 0, %2735 ]
 %2744 = add nuw nsw i64 %2743, 1
 %2745 = getelementptr double, ptr %2731, i64 %2743
 %2746 = load double, ptr %2745, align 8
 %2747 = fcmp nsz contract une double %2746, 0.000000e+00
 br i1 %2747, label %2739, label %2740
2748:
 %2749 = icmp slt i64 %2553, 1
 br i1 %2749, label %2765, label %2750
2750:
 %2751 = getelementptr double, ptr %23, i64 %2553
 br label %2950
2752:
 %2753 = phi double [ %2954, %2950 ], [ %2971, %2958 ]
 %2754 = add nsw i64 %2951, %2559
 %2755 = icmp slt i64 %2754, 0
 %2756 = select i1 %2755, i64 %27, i64 0
 %2757 = getelementptr double, ptr %26, i64 %2754
 %2758 = getelementptr double, ptr %2757, i64 %2756
 %2759 = load double, ptr %2758, align 8
 %2760 = fsub nsz contract double %2753, %2759
 %2761 = getelementptr double, ptr %2751, i64 %2951
 store double %2760, ptr %2761, align 8
 %2762 = fmul nsz contract double %398, %2753
 %2763 = getelementptr double, ptr %23, i64 %2951
 store double %2762, ptr %2763, align 8
 %2764 = icmp eq i64 %2553, %2952
 br i1 %2764, label %2765, label %2950
2765:
 %2766 = load i64, ptr %173, align 1
 %2767 = icmp slt i64 %2766, 1
 br i1 %2767, label %2770, label %2768
2768:
 %2769 = shl nsw i64 %2553, 1
 br label %2973
2770:
 %2771 = load i64, ptr %192, align 1
 %2772 = load double, ptr %193, align 1
 %2773 = load i64, ptr %158, align 1
 %2774 = load i64, ptr %79, align 1
 %2775 = inttoptr i64 %2773 to ptr
 %2776 = load i64, ptr %165, align 1
 %2777 = load i64, ptr %166, align 1
 %2778 = inttoptr i64 %2776 to ptr
 %2779 = load i64, ptr %169, align 1
 %2780 = load i64, ptr %80, align 1
 %2781 = inttoptr i64 %2779 to ptr
 %2782 = load i64, ptr %190, align 1
 %2783 = add nsw i64 %2780, %2774
 %2784 = inttoptr i64 %2782 to ptr
 %2785 = load i64, ptr %194, align 1
 %2786 = inttoptr i64 %2785 to ptr
 %2787 = icmp slt i64 %2555, 1
 br i1 %2787, label %2788, label %2819
2788:
 %2789 = phi double [ 0.000000e+00, %2770 ], [ %2830, %2819 ]
 %2790 = icmp slt i64 %2556, 1
 br i1 %2790, label %2791, label %2832
2791:
 %2792 = phi double [ %2789, %2788 ], [ %2847, %2832 ]
 %2793 = fcmp nsz contract ugt double %2792, %2772
 br i1 %2793, label %2794, label %3017
2794:
 %2795 = tail call i64 @llvm.smax.i64(i64 %2771, i64 0)
 %2796 = fmul nsz contract double %2772, 1.000000e-01
 %2797 = fmul nsz contract double %2792, 1.000000e-02
 %2798 = fcmp nsz contract ogt double %2797, %2796
 %2799 = select i1 %2798, double %2797, double %2796
 %2800 = add i64 %2556, %2555
 %2801 = icmp slt i64 %2800, 1
 %2802 = shl nsw i64 %2555, 1
 br label %2803
2803:
 %2804 = phi i64 [ %2795, %2794 ], [ %2850, %2816 ]
 %2805 = icmp sgt i64 %2804, 0
 br i1 %2805, label %2849, label %2893
2806:
 store double %2873, ptr %2859, align 8
 %2807 = load double, ptr %2868, align 8
 br label %2876
2808:
 %2809 = tail call nsz contract double @llvm.fabs.f64(double %2874)
 %2810 = fmul nsz contract double %2809, %2807
 %2811 = fcmp nsz contract ogt double %2810, %2852
 %2812 = select i1 %2811, double %2810, double %2852
 br label %2813
2813:
 %2814 = phi double [ %2852, %2851 ], [ %2812, %2808 ]
 %2815 = icmp eq i64 %2800, %2854
 br i1 %2815, label %2816, label %2851
2816:
 %2817 = phi double [ 0.000000e+00, %2849 ], [ %2814, %2813 ]
 %2818 = fcmp nsz contract ugt double %2817, %2799
 br i1 %2818, label %2803, label %2893
2819:
 %2820 = phi double [ %2830, %2819 ], [ 0.000000e+00, %2770 ]
 %2821 = phi i64 [ %2822, %2819 ], [ 0, %2770 ]
 %2822 = add nuw nsw i64 %2821, 1
 %2823 = getelementptr double, ptr %2775, i64 %2821
 %2824 = load double, ptr %2823, align 8
 %2825 = getelementptr double, ptr %2786, i64 %2821
 store double %2824, ptr %2825, align 8
 %2826 = getelementptr double, ptr %2784, i64 %2821
 store double 0.000000e+00, ptr %2826, align 8
 %2827 = load double, ptr %2823, align 8
 %2828 = fneg nsz contract double %2827
 %2829 = fcmp nsz contract olt double %2820, %2828
 %2830 = select i1 %2829, double %2828, double %2820
 %2831 = icmp eq i64 %2555, %2822
 br i1 %2831, label %2788, label %2819
2832:
 %2833 = phi double [ %2847, %2832 ], [ %2789, %2788 ]
 %2834 = phi i64 [ %2835, %2832 ], [ 0, %2788 ]
 %2835 = add nuw nsw i64 %2834, 1
 %2836 = getelementptr double, ptr %2781, i64 %2834
 %2837 = load double, ptr %2836, align 8
 %2838 = add nsw i64 %2834, %2555
 %2839 = icmp slt i64 %2838, 0
 %2840 = select i1 %2839, i64 %2783, i64 0
 %2841 = add i64 %2840, %2838
 %2842 = getelementptr double, ptr %2786, i64 %2841
 store double %2837, ptr %2842, align 8
 %2843 = getelementptr double, ptr %2784, i64 %2841
 store double 0.000000e+00, ptr %2843, align 8
 %2844 = load double, ptr %2836, align 8
 %2845 = fneg nsz contract double %2844
 %2846 = fcmp nsz contract olt double %2833, %2845
 %2847 = select i1 %2846, double %2845, double %2833
 %2848 = icmp eq i64 %2556, %2835
 br i1 %2848, label %2791, label %2832
2849:
 %2850 = add nsw i64 %2804, -1
 br i1 %2801, label %2816, label %2851
2851:
 %2852 = phi double [ %2814, %2813 ], [ 0.000000e+00, %2849 ]
 %2853 = phi i64 [ %2854, %2813 ], [ 0, %2849 ]
 %2854 = add nuw nsw i64 %2853, 1
 %2855 = icmp slt i64 %2853, %2555
 %2856 = mul nuw nsw i64 %2853, 3
 %2857 = add nsw i64 %2853, %2802
 %2858 = select i1 %2855, i64 %2856, i64 %2857
 %2859 = getelementptr double, ptr %2784, i64 %2853
 %2860 = load double, ptr %2859, align 8
 %2861 = getelementptr double, ptr %2786, i64 %2853
 %2862 = load double, ptr %2861, align 8
 %2863 = icmp slt i64 %2858, 0
 %2864 = select i1 %2863, i64 %2777, i64 0
 %2865 = add i64 %2864, %2858
 %2866 = mul i64 %2865, %2777
 %2867 = getelementptr double, ptr %2778, i64 %2866
 %2868 = getelementptr double, ptr %2867, i64 %2865
 %2869 = load double, ptr %2868, align 8
 %2870 = fdiv nsz contract double %2862, %2869
 %2871 = fsub nsz contract double %2860, %2870
 %2872 = fcmp nsz contract olt double %2871, 0.000000e+00
 %2873 = select i1 %2872, double 0.000000e+00, double %2871
 %2874 = fsub nsz contract double %2873, %2860
 %2875 = fcmp nsz contract une double %2874, 0.000000e+00
 br i1 %2875, label %2806, label %2813
2876:
 %2877 = phi i64 [ 0, %2806 ], [ %2878, %2876 ]
 %2878 = add nuw nsw i64 %2877, 1
 %2879 = icmp slt i64 %2877, %2555
 %2880 = mul nuw nsw i64 %2877, 3
 %2881 = add nsw i64 %2877, %2802
 %2882 = select i1 %2879, i64 %2880, i64 %2881
 %2883 = getelementptr double, ptr %2786, i64 %2877
 %2884 = load double, ptr %2883, align 8
 %2885 = icmp slt i64 %2882, 0
 %2886 = select i1 %2885, i64 %2777, i64 0
 %2887 = getelementptr double, ptr %2867, i64 %2882
 %2888 = getelementptr double, ptr %2887, i64 %2886
 %2889 = load double, ptr %2888, align 8
 %2890 = fmul nsz contract double %2874, %2889
 %2891 = fadd nsz contract double %2884, %2890
 store double %2891, ptr %2883, align 8
 %2892 = icmp eq i64 %2800, %2878
 br i1 %2892, label %2808, label %2876
2893:
 %2894 = load i64, ptr %195, align 1
 %2895 = add nsw i64 %2894, 1
 store i64 %2895, ptr %195, align 1
 %2896 = icmp slt i64 %2548, 1
 br i1 %2896, label %2899, label %2897
2897:
 %2898 = shl nuw i64 %2548, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %2549, i8 0, i64 %2898, i1 false)
 br label %2899
2899:
 br i1 %2801, label %2900, label %2989
2900:
 br i1 %2749, label %3017, label %2995
2901:
 %2902 = icmp slt i64 %2990, %2555
 %2903 = mul nuw nsw i64 %2990, 3
 %2904 = add nsw i64 %2990, %2802
 %2905 = select i1 %2902, i64 %2903, i64 %2904
 call fastcc void @f6(ptr %62, ptr readonly %51, ptr %52, i64 %2905, double %2993, i64 %2555)
 br label %2906
2906:
 %2907 = icmp eq i64 %2991, %2800
 br i1 %2907, label %2900, label %2989
2908:
 %2909 = icmp eq i64 %2553, %2997
 br i1 %2909, label %3017, label %2995
2910:
 %2911 = phi i64 [ %2720, %2719 ], [ 0, %2716 ]
 %2912 = shl i64 %2911, 4
 %2913 = getelementptr i8, ptr %2543, i64 %2912
 %2914 = getelementptr i8, ptr %2913, i64 8
 %2915 = load i64, ptr %2914, align 8
 %2916 = mul i64 %2911, 6
 %2917 = add nsw i64 %2915, %2559
 %2918 = add nsw i64 %2915, %2553
 br label %2919
2919:
 %2920 = phi i64 [ 0, %2910 ], [ %2921, %2919 ]
 %2921 = add nuw nsw i64 %2920, 1
 %2922 = add i64 %2920, %2916
 %2923 = getelementptr double, ptr %2540, i64 %2922
 %2924 = load double, ptr %2923, align 8
 %2925 = fmul nsz contract double %398, %2924
 %2926 = add nsw i64 %2920, %2915
 %2927 = icmp slt i64 %2926, 0
 %2928 = select i1 %2927, i64 %25, i64 0
 %2929 = getelementptr double, ptr %23, i64 %2926
 %2930 = getelementptr double, ptr %2929, i64 %2928
 store double %2925, ptr %2930, align 8
 %2931 = getelementptr double, ptr %2541, i64 %2922
 %2932 = load double, ptr %2931, align 8
 %2933 = select i1 %2927, i64 %2553, i64 0
 %2934 = getelementptr double, ptr %2554, i64 %2926
 %2935 = getelementptr double, ptr %2934, i64 %2933
 store double %2932, ptr %2935, align 8
 %2936 = load double, ptr %2923, align 8
 %2937 = add nsw i64 %2917, %2920
 %2938 = icmp slt i64 %2937, 0
 %2939 = select i1 %2938, i64 %27, i64 0
 %2940 = getelementptr double, ptr %26, i64 %2937
 %2941 = getelementptr double, ptr %2940, i64 %2939
 %2942 = load double, ptr %2941, align 8
 %2943 = fsub nsz contract double %2936, %2942
 %2944 = add nsw i64 %2918, %2920
 %2945 = icmp slt i64 %2944, 0
 %2946 = select i1 %2945, i64 %25, i64 0
 %2947 = getelementptr double, ptr %23, i64 %2944
 %2948 = getelementptr double, ptr %2947, i64 %2946
 store double %2943, ptr %2948, align 8
 %2949 = icmp eq i64 %2921, 6
 br i1 %2949, label %2719, label %2919
2950:
 %2951 = phi i64 [ 0, %2750 ], [ %2952, %2752 ]
 %2952 = add nuw nsw i64 %2951, 1
 %2953 = getelementptr double, ptr %2546, i64 %2951
 %2954 = load double, ptr %2953, align 8
 br i1 %2732, label %2955, label %2752
2955:
 %2956 = mul nuw nsw i64 %2951, %2548
 %2957 = add nsw i64 %2956, %2729
 br label %2958
2958:
 %2959 = phi double [ %2954, %2955 ], [ %2971, %2958 ]
 %2960 = phi i64 [ 0, %2955 ], [ %2961, %2958 ]
 %2961 = add nuw nsw i64 %2960, 1
 %2962 = add nsw i64 %2957, %2960
 %2963 = icmp slt i64 %2962, 0
 %2964 = select i1 %2963, i64 %2545, i64 0
 %2965 = getelementptr double, ptr %2546, i64 %2962
 %2966 = getelementptr double, ptr %2965, i64 %2964
 %2967 = load double, ptr %2966, align 8
 %2968 = getelementptr double, ptr %2549, i64 %2960
 %2969 = load double, ptr %2968, align 8
 %2970 = fmul nsz contract double %2967, %2969
 %2971 = fadd nsz contract double %2959, %2970
 %2972 = icmp eq i64 %2548, %2961
 br i1 %2972, label %2752, label %2958
2973:
 %2974 = phi i64 [ 0, %2768 ], [ %2975, %2973 ]
 %2975 = add nuw nsw i64 %2974, 1
 %2976 = add nsw i64 %2974, %2553
 %2977 = icmp slt i64 %2976, 0
 %2978 = select i1 %2977, i64 %2545, i64 0
 %2979 = getelementptr double, ptr %2546, i64 %2976
 %2980 = getelementptr double, ptr %2979, i64 %2978
 %2981 = load double, ptr %2980, align 8
 %2982 = fmul nsz contract double %398, %2981
 %2983 = add nsw i64 %2974, %2769
 %2984 = icmp slt i64 %2983, 0
 %2985 = select i1 %2984, i64 %25, i64 0
 %2986 = getelementptr double, ptr %23, i64 %2983
 %2987 = getelementptr double, ptr %2986, i64 %2985
 store double %2982, ptr %2987, align 8
 %2988 = icmp eq i64 %2975, %2766
 br i1 %2988, label %2770, label %2973
2989:
 %2990 = phi i64 [ %2991, %2906 ], [ 0, %2899 ]
 %2991 = add nuw nsw i64 %2990, 1
 %2992 = getelementptr double, ptr %2551, i64 %2990
 %2993 = load double, ptr %2992, align 8
 %2994 = fcmp nsz contract une double %2993, 0.000000e+00
 br i1 %2994, label %2901, label %2906
2995:
 %2996 = phi i64 [ %2997, %2908 ], [ 0, %2900 ]
 %2997 = add nuw nsw i64 %2996, 1
 %2998 = getelementptr double, ptr %2554, i64 %2996
 store double 0.000000e+00, ptr %2998, align 8
 br i1 %2896, label %2908, label %2999
2999:
 %3000 = mul nuw nsw i64 %2996, %2548
 %3001 = add nsw i64 %3000, %2729
 br label %3002
3002:
 %3003 = phi i64 [ 0, %2999 ], [ %3005, %3002 ]
 %3004 = phi double [ 0.000000e+00, %2999 ], [ %3015, %3002 ]
 %3005 = add nuw nsw i64 %3003, 1
 %3006 = add nsw i64 %3001, %3003
 %3007 = icmp slt i64 %3006, 0
 %3008 = select i1 %3007, i64 %2545, i64 0
 %3009 = getelementptr double, ptr %2546, i64 %3006
 %3010 = getelementptr double, ptr %3009, i64 %3008
 %3011 = load double, ptr %3010, align 8
 %3012 = getelementptr double, ptr %2549, i64 %3003
 %3013 = load double, ptr %3012, align 8
 %3014 = fmul nsz contract double %3011, %3013
 %3015 = fadd nsz contract double %3004, %3014
 store double %3015, ptr %2998, align 8
 %3016 = icmp eq i64 %2548, %3005
 br i1 %3016, label %2908, label %3002
3017:
 %3018 = phi i1 [ false, %2791 ], [ %2577, %2722 ], [ true, %2900 ], [ true, %2908 ]
 %3019 = load i64, ptr %109, align 1
 %3020 = load i64, ptr %110, align 1
 %3021 = inttoptr i64 %3019 to ptr
 %3022 = load i64, ptr %196, align 1
 %3023 = load i64, ptr %172, align 1
 %3024 = add nsw i64 %3023, %3020
 %3025 = inttoptr i64 %3022 to ptr
 %3026 = load i64, ptr %111, align 1
 %3027 = load i64, ptr %112, align 1
 %3028 = inttoptr i64 %3026 to ptr
 br i1 %197, label %3029, label %3212
3029:
 %3030 = load i64, ptr %198, align 1
 %3031 = icmp eq i64 %3030, 0
 br i1 %3031, label %3049, label %3032
3032:
 %3033 = load i64, ptr %110, align 1
 %3034 = load i64, ptr %199, align 1
 %3035 = icmp slt i64 %3033, 1
 br i1 %3035, label %3043, label %3036
3036:
 %3037 = phi i64 [ %3038, %3036 ], [ 0, %3032 ]
 %3038 = add nuw nsw i64 %3037, 1
 %3039 = getelementptr double, ptr %3021, i64 %3037
 %3040 = load double, ptr %3039, align 8
 %3041 = getelementptr double, ptr %3025, i64 %3037
 store double %3040, ptr %3041, align 8
 %3042 = icmp eq i64 %3033, %3038
 br i1 %3042, label %3043, label %3036
3043:
 %3044 = load i64, ptr %172, align 1
 %3045 = icmp slt i64 %3044, 1
 br i1 %3045, label %3046, label %3221
3046:
 %3047 = load i64, ptr %198, align 1
 %3048 = inttoptr i64 %3047 to ptr
 tail call void %3048(ptr %3025, ptr %3028)
 br i1 %203, label %3247, label %3248
3049:
 %3050 = load i64, ptr %205, align 1
 %3051 = load i64, ptr %154, align 1
 %3052 = shl nsw i64 %3051, 1
 %3053 = inttoptr i64 %3050 to ptr
 %3054 = load i64, ptr %206, align 1
 %3055 = load i64, ptr %80, align 1
 %3056 = inttoptr i64 %3054 to ptr
 %3057 = load i64, ptr %155, align 1
 %3058 = inttoptr i64 %3057 to ptr
 %3059 = load i64, ptr %107, align 1
 %3060 = load i64, ptr %79, align 1
 %3061 = inttoptr i64 %3059 to ptr
 %3062 = load i64, ptr %170, align 1
 %3063 = inttoptr i64 %3062 to ptr
 %3064 = load i64, ptr %207, align 1
 %3065 = add nsw i64 %3060, %3055
 %3066 = inttoptr i64 %3064 to ptr
 %3067 = load i64, ptr %208, align 1
 %3068 = inttoptr i64 %3067 to ptr
 %3069 = load i64, ptr %209, align 1
 %3070 = inttoptr i64 %3069 to ptr
 %3071 = load i64, ptr %210, align 1
 %3072 = inttoptr i64 %3071 to ptr
 %3073 = load i64, ptr %134, align 1
 store i8 0, ptr %59, align 1
 call fastcc void @f4(ptr %59, ptr readonly %51, ptr %52)
 %3074 = load i8, ptr %59, align 1
 %3075 = icmp eq i8 %3074, 0
 br i1 %3075, label %3077, label %3076
3076:
 call fastcc void @f5(ptr %60, ptr readonly %51, ptr %52)
 br label %3077
3077:
 %3078 = load i64, ptr %175, align 1
 %3079 = add nsw i64 %3078, %3073
 %3080 = icmp slt i64 %3079, 1
 br i1 %3080, label %3273, label %3203
3081:
 %3082 = load i64, ptr %211, align 1
 %3083 = load i64, ptr %79, align 1
 %3084 = load i64, ptr %80, align 1
 %3085 = add nsw i64 %3084, %3083
 %3086 = inttoptr i64 %3082 to ptr
 %3087 = getelementptr i64, ptr %3086, i64 %3205
 %3088 = load i64, ptr %3087, align 8
 %3089 = icmp eq i64 %3088, %3205
 br i1 %3089, label %3108, label %3090
3090:
 %3091 = phi i64 [ %3101, %3090 ], [ %3205, %3081 ]
 %3092 = icmp slt i64 %3091, 0
 %3093 = select i1 %3092, i64 %3085, i64 0
 %3094 = getelementptr i64, ptr %3086, i64 %3091
 %3095 = getelementptr i64, ptr %3094, i64 %3093
 %3096 = load i64, ptr %3095, align 8
 %3097 = icmp slt i64 %3096, 0
 %3098 = select i1 %3097, i64 %3085, i64 0
 %3099 = getelementptr i64, ptr %3086, i64 %3096
 %3100 = getelementptr i64, ptr %3099, i64 %3098
 %3101 = load i64, ptr %3100, align 8
 store i64 %3101, ptr %3095, align 8
 %3102 = icmp slt i64 %3101, 0
 %3103 = select i1 %3102, i64 %3085, i64 0
 %3104 = getelementptr i64, ptr %3086, i64 %3101
 %3105 = getelementptr i64, ptr %3104, i64 %3103
 %3106 = load i64, ptr %3105, align 8
 %3107 = icmp eq i64 %3106, %3101
 br i1 %3107, label %3108, label %3090
3108:
 %3109 = phi i64 [ %3205, %3081 ], [ %3101, %3090 ]
 %3110 = icmp slt i64 %3109, 0
 %3111 = select i1 %3110, i64 %3065, i64 0
 %3112 = add i64 %3111, %3109
 %3113 = getelementptr double, ptr %3070, i64 %3112
 %3114 = load double, ptr %3113, align 8
 %3115 = fcmp nsz contract ogt double %3114, 0.000000e+00
 %3116 = fcmp nsz contract ogt double %3208, 0.000000e+00
 %3117 = select i1 %3115, i1 %3116, i1 false
 br i1 %3117, label %3118, label %3165
3118:
 %3119 = getelementptr double, ptr %3072, i64 %3112
 %3120 = load double, ptr %3119, align 8
 %3121 = fdiv nsz contract double %3114, %3120
 %3122 = fcmp nsz contract ogt double %3121, 1.000000e+00
 %3123 = select i1 %3122, double 1.000000e+00, double %3121
 %3124 = fmul nsz contract double %3208, %3123
 br label %3165
3125:
 %3126 = icmp slt i64 %3205, %3073
 br i1 %3126, label %3127, label %3152
3127:
 %3128 = mul nuw nsw i64 %3205, 3
 %3129 = load i64, ptr %161, align 1
 %3130 = inttoptr i64 %3129 to ptr
 %3131 = load i64, ptr %162, align 1
 %3132 = inttoptr i64 %3131 to ptr
 %3133 = load i64, ptr %163, align 1
 %3134 = inttoptr i64 %3133 to ptr
 %3135 = load i64, ptr %144, align 1
 %3136 = inttoptr i64 %3135 to ptr
 %3137 = getelementptr double, ptr %3130, i64 %3128
 %3138 = load double, ptr %3137, align 8
 %3139 = getelementptr double, ptr %3134, i64 %3128
 %3140 = load double, ptr %3139, align 8
 %3141 = fadd nsz contract double %3138, %3140
 %3142 = getelementptr double, ptr %3132, i64 %3128
 %3143 = load double, ptr %3142, align 8
 %3144 = fsub nsz contract double %3141, %3143
 %3145 = fmul nsz contract double %3144, 5.000000e-01
 %3146 = getelementptr double, ptr %3136, i64 %3128
 %3147 = load double, ptr %3146, align 8
 %3148 = fmul nsz contract double %3147, %3145
 %3149 = fadd nsz contract double %3208, %3148
 %3150 = fcmp nsz contract olt double %3149, 0.000000e+00
 %3151 = select i1 %3150, double 0.000000e+00, double %3149
 br label %3165
3152:
 %3153 = sub nsw i64 %3205, %3073
 %3154 = getelementptr i64, ptr %3063, i64 %3153
 %3155 = load i64, ptr %3154, align 8
 %3156 = icmp slt i64 %3155, 0
 %3157 = select i1 %3156, i64 %3055, i64 0
 %3158 = getelementptr i64, ptr %3058, i64 %3155
 %3159 = getelementptr i64, ptr %3158, i64 %3157
 %3160 = load i64, ptr %3159, align 8
 %3161 = icmp eq i64 %3160, 0
 br i1 %3161, label %3165, label %3162
3162:
 %3163 = fcmp nsz contract olt double %3208, 0.000000e+00
 %3164 = select i1 %3163, double 0.000000e+00, double %3208
 br label %3165
3165:
 %3166 = phi double [ 0.000000e+00, %3152 ], [ %3151, %3127 ], [ %3164, %3162 ], [ %3124, %3118 ], [ 0.000000e+00, %3108 ]
 %3167 = icmp slt i64 %3205, %3073
 br i1 %3167, label %3176, label %3168
3168:
 %3169 = sub nsw i64 %3205, %3073
 %3170 = getelementptr i64, ptr %3063, i64 %3169
 %3171 = load i64, ptr %3170, align 8
 %3172 = icmp slt i64 %3171, 0
 %3173 = select i1 %3172, i64 %3055, i64 0
 %3174 = getelementptr i64, ptr %3056, i64 %3171
 %3175 = getelementptr i64, ptr %3174, i64 %3173
 br label %3190
3176:
 %3177 = shl i64 %3205, 5
 %3178 = getelementptr i8, ptr %3061, i64 %3177
 %3179 = getelementptr i8, ptr %3178, i64 16
 %3180 = load i64, ptr %3179, align 8
 %3181 = load i64, ptr %3209, align 8
 %3182 = icmp eq i64 %3181, 0
 %3183 = zext i1 %3182 to i64
 %3184 = icmp slt i64 %3180, 0
 %3185 = select i1 %3184, i64 %3052, i64 0
 %3186 = shl i64 %3180, 4
 %3187 = getelementptr i8, ptr %3053, i64 %3186
 %3188 = getelementptr i64, ptr %3187, i64 %3183
 %3189 = getelementptr i64, ptr %3188, i64 %3185
 br label %3190
3190:
 %3191 = phi ptr [ %3189, %3176 ], [ %3175, %3168 ]
 %3192 = load i64, ptr %3191, align 8
 %3193 = add nsw i64 %3192, %5
 %3194 = icmp slt i64 %3193, 0
 %3195 = select i1 %3194, i64 %25, i64 0
 %3196 = getelementptr double, ptr %23, i64 %3193
 %3197 = getelementptr double, ptr %3196, i64 %3195
 %3198 = load double, ptr %3197, align 8
 %3199 = fadd nsz contract double %3166, %3198
 store double %3199, ptr %3197, align 8
 %3200 = fsub nsz contract double %3208, %3166
 %3201 = fadd nsz contract double %3204, %3200
 store double %3166, ptr %3207, align 8
 %3202 = icmp eq i64 %3206, %3079
 br i1 %3202, label %3273, label %3203
3203:
 %3204 = phi double [ %3201, %3190 ], [ 0.000000e+00, %3077 ]
 %3205 = phi i64 [ %3206, %3190 ], [ 0, %3077 ]
 %3206 = add nuw nsw i64 %3205, 1
 %3207 = getelementptr double, ptr %3066, i64 %3205
 %3208 = load double, ptr %3207, align 8
 %3209 = getelementptr i64, ptr %3068, i64 %3205
 %3210 = load i64, ptr %3209, align 8
 %3211 = icmp eq i64 %3210, 0
 br i1 %3211, label %3125, label %3081
3212:
 %3213 = phi i64 [ %3214, %3212 ], [ 0, %3017 ]
 %3214 = add nuw nsw i64 %3213, 1
 %3215 = add nsw i64 %3213, %5
 %3216 = icmp slt i64 %3215, 0
 %3217 = select i1 %3216, i64 %25, i64 0
 %3218 = getelementptr double, ptr %23, i64 %3215
 %3219 = getelementptr double, ptr %3218, i64 %3217
 store double 0.000000e+00, ptr %3219, align 8
 %3220 = icmp eq i64 %32, %3214
 br i1 %3220, label %3029, label %3212
3221:
 %3222 = phi i64 [ %3223, %3221 ], [ 0, %3043 ]
 %3223 = add nuw nsw i64 %3222, 1
 %3224 = load i64, ptr %172, align 1
 %3225 = load i64, ptr %173, align 1
 %3226 = add i64 %3222, %27
 %3227 = add i64 %3224, %3225
 %3228 = sub i64 %3226, %3227
 %3229 = icmp slt i64 %3228, 0
 %3230 = select i1 %3229, i64 %27, i64 0
 %3231 = getelementptr double, ptr %26, i64 %3228
 %3232 = getelementptr double, ptr %3231, i64 %3230
 %3233 = load double, ptr %3232, align 8
 %3234 = add nsw i64 %3224, %3222
 %3235 = icmp slt i64 %3234, 0
 %3236 = select i1 %3235, i64 %25, i64 0
 %3237 = getelementptr double, ptr %23, i64 %3234
 %3238 = getelementptr double, ptr %3237, i64 %3236
 %3239 = load double, ptr %3238, align 8
 %3240 = fadd nsz contract double %3233, %3239
 %3241 = add nsw i64 %3222, %3033
 %3242 = icmp slt i64 %3241, 0
 %3243 = select i1 %3242, i64 %3024, i64 0
 %3244 = getelementptr double, ptr %3025, i64 %3241
 %3245 = getelementptr double, ptr %3244, i64 %3243
 store double %3240, ptr %3245, align 8
 %3246 = icmp eq i64 %3223, %3044
 br i1 %3246, label %3046, label %3221
3247:
 br label %3248
3248:
 %3249 = phi i64 [ 0, %3247 ], [ %202, %3046 ]
 br i1 %204, label %3251, label %3250
3250:
 br label %3251
3251:
 %3252 = phi i64 [ %25, %3250 ], [ %3249, %3248 ]
 %3253 = getelementptr double, ptr %23, i64 %3252
 %3254 = icmp slt i64 %3034, 1
 br i1 %3254, label %3262, label %3255
3255:
 %3256 = phi i64 [ %3257, %3255 ], [ 0, %3251 ]
 %3257 = add nuw nsw i64 %3256, 1
 %3258 = getelementptr double, ptr %3028, i64 %3256
 %3259 = load double, ptr %3258, align 8
 %3260 = getelementptr double, ptr %3253, i64 %3256
 store double %3259, ptr %3260, align 8
 %3261 = icmp eq i64 %3034, %3257
 br i1 %3261, label %3262, label %3255
3262:
 %3263 = icmp slt i64 %3034, 0
 %3264 = select i1 %3263, i64 %3027, i64 0
 %3265 = getelementptr double, ptr %3028, i64 %3034
 %3266 = getelementptr double, ptr %3265, i64 %3264
 %3267 = load double, ptr %3266, align 8
 %3268 = icmp slt i64 %3034, -1
 %3269 = select i1 %3268, i64 %3027, i64 0
 %3270 = getelementptr i8, ptr %3265, i64 8
 %3271 = getelementptr double, ptr %3270, i64 %3269
 %3272 = load double, ptr %3271, align 8
 store double %3267, ptr %187, align 1
 store double %3272, ptr %186, align 1
 br label %3049
3273:
 %3274 = phi double [ 0.000000e+00, %3077 ], [ %3201, %3190 ]
 store double %3274, ptr %212, align 1
 %3275 = load i64, ptr %191, align 1
 %3276 = inttoptr i64 %3275 to ptr
 br i1 %215, label %3357, label %3358
3277:
 %3278 = load i64, ptr %172, align 1
 %3279 = icmp slt i64 %3278, 1
 br i1 %3279, label %3383, label %3374
3280:
 %3281 = phi i64 [ %3284, %3283 ], [ 0, %3373 ]
 %3282 = icmp eq i64 %3281, %219
 br i1 %3282, label %3289, label %3283
3283:
 %3284 = add nuw i64 %3281, 1
 %3285 = getelementptr double, ptr %28, i64 %3281
 %3286 = load double, ptr %3285, align 8
 %3287 = fsub nsz contract double %3286, %3286
 %3288 = fcmp nsz contract ord double %3287, 0.000000e+00
 br i1 %3288, label %3280, label %3289
3289:
 %3290 = phi i64 [ %3281, %3283 ], [ -1, %3280 ]
 %3291 = icmp slt i64 %3290, 0
 %3292 = select i1 %3291, i1 %220, i1 false
 br i1 %3292, label %3293, label %3326
3293:
 %3294 = phi i64 [ %3308, %3304 ], [ 12, %3289 ]
 %3295 = icmp eq i64 %3294, 0
 br i1 %3295, label %3399, label %3307
3296:
 br i1 %221, label %3304, label %3297
3297:
 %3298 = phi i64 [ %3299, %3297 ], [ 0, %3296 ]
 %3299 = add nuw nsw i64 %3298, 1
 %3300 = getelementptr double, ptr %35, i64 %3298
 %3301 = load double, ptr %3300, align 8
 %3302 = getelementptr double, ptr %28, i64 %3298
 store double %3301, ptr %3302, align 8
 %3303 = icmp eq i64 %29, %3299
 br i1 %3303, label %3304, label %3297
3304:
 %3305 = load double, ptr %228, align 8
 %3306 = fcmp nsz contract ugt double %3305, %6
 br i1 %3306, label %3293, label %3326
3307:
 %3308 = add nsw i64 %3294, -1
 br i1 %221, label %3316, label %3309
3309:
 %3310 = phi i64 [ %3311, %3309 ], [ 0, %3307 ]
 %3311 = add nuw nsw i64 %3310, 1
 %3312 = getelementptr double, ptr %28, i64 %3310
 %3313 = load double, ptr %3312, align 8
 %3314 = getelementptr double, ptr %37, i64 %3310
 store double %3313, ptr %3314, align 8
 %3315 = icmp eq i64 %29, %3311
 br i1 %3315, label %3316, label %3309
3316:
 tail call void %222(ptr %37, ptr %35)
 br label %3317
3317:
 %3318 = phi i64 [ 0, %3316 ], [ %3321, %3320 ]
 %3319 = icmp eq i64 %3318, %224
 br i1 %3319, label %3296, label %3320
3320:
 %3321 = add nuw i64 %3318, 1
 %3322 = getelementptr double, ptr %35, i64 %3318
 %3323 = load double, ptr %3322, align 8
 %3324 = fsub nsz contract double %3323, %3323
 %3325 = fcmp nsz contract ord double %3324, 0.000000e+00
 br i1 %3325, label %3317, label %3399
3326:
 %3327 = select i1 %3018, i1 true, i1 %220
 br i1 %3327, label %3328, label %3330
3328:
 store double 0.000000e+00, ptr %58, align 8
 call fastcc void @f0(ptr %58, ptr readonly %51, ptr readonly %52, ptr %28, i64 %29)
 %3329 = load double, ptr %58, align 8
 br label %3330
3330:
 %3331 = phi double [ %3329, %3328 ], [ %3372, %3326 ]
 %3332 = load i64, ptr %229, align 1
 %3333 = add nsw i64 %3332, %5
 %3334 = icmp slt i64 %3333, 0
 %3335 = select i1 %3334, i64 %25, i64 0
 %3336 = getelementptr double, ptr %23, i64 %3333
 %3337 = getelementptr double, ptr %3336, i64 %3335
 %3338 = load double, ptr %3337, align 8
 %3339 = load double, ptr %212, align 1
 %3340 = load double, ptr %186, align 1
 %3341 = load double, ptr %230, align 1
 %3342 = fsub nsz contract double %3372, %3341
 %3343 = load double, ptr %187, align 1
 %3344 = fsub nsz contract double %3342, %3343
 %3345 = fadd nsz contract double %3340, %3344
 %3346 = fsub nsz contract double %3339, %3345
 %3347 = fadd nsz contract double %3338, %3346
 store double %3347, ptr %3337, align 8
 %3348 = load i64, ptr %231, align 1
 %3349 = add nsw i64 %3348, %5
 %3350 = icmp slt i64 %3349, 0
 %3351 = select i1 %3350, i64 %25, i64 0
 %3352 = getelementptr double, ptr %23, i64 %3349
 %3353 = getelementptr double, ptr %3352, i64 %3351
 %3354 = load double, ptr %3353, align 8
 %3355 = fsub nsz contract double %3372, %3331
 %3356 = fadd nsz contract double %3355, %3354
 store double %3356, ptr %3353, align 8
 br label %3399
3357:
 br label %3358
3358:
 %3359 = phi i64 [ 0, %3357 ], [ %214, %3273 ]
 br i1 %216, label %3361, label %3360
3360:
 br label %3361
3361:
 %3362 = phi i64 [ %21, %3360 ], [ %3359, %3358 ]
 %3363 = getelementptr double, ptr %20, i64 %3362
 br i1 %217, label %3364, label %3371
3364:
 %3365 = phi i64 [ %3366, %3364 ], [ 0, %3361 ]
 %3366 = add nuw nsw i64 %3365, 1
 %3367 = getelementptr double, ptr %23, i64 %3365
 %3368 = load double, ptr %3367, align 8
 %3369 = getelementptr double, ptr %3363, i64 %3365
 store double %3368, ptr %3369, align 8
 %3370 = icmp eq i64 %5, %3366
 br i1 %3370, label %3371, label %3364
3371:
 tail call void %218(ptr %20, ptr %28)
 store double 0.000000e+00, ptr %57, align 8
 call fastcc void @f0(ptr %57, ptr readonly %51, ptr readonly %52, ptr %28, i64 %29)
 %3372 = load double, ptr %57, align 8
 br i1 %3018, label %3277, label %3373
3373:
 br label %3280
3374:
 %3375 = phi i64 [ %3376, %3374 ], [ 0, %3277 ]
 %3376 = add nuw nsw i64 %3375, 1
 %3377 = getelementptr double, ptr %23, i64 %3375
 %3378 = load double, ptr %3377, align 8
 %3379 = getelementptr double, ptr %3276, i64 %3375
 %3380 = load double, ptr %3379, align 8
 %3381 = fadd nsz contract double %3378, %3380
 store double %3381, ptr %3377, align 8
 %3382 = icmp eq i64 %3278, %3376
 br i1 %3382, label %3383, label %3374
3383:
 br i1 %215, label %3384, label %3385
3384:
 br label %3385
3385:
 %3386 = phi i64 [ 0, %3384 ], [ %214, %3383 ]
 br i1 %216, label %3388, label %3387
3387:
 br label %3388
3388:
 %3389 = phi i64 [ %21, %3387 ], [ %3386, %3385 ]
 %3390 = getelementptr double, ptr %20, i64 %3389
 br i1 %217, label %3391, label %3398
3391:
 %3392 = phi i64 [ %3393, %3391 ], [ 0, %3388 ]
 %3393 = add nuw nsw i64 %3392, 1
 %3394 = getelementptr double, ptr %23, i64 %3392
 %3395 = load double, ptr %3394, align 8
 %3396 = getelementptr double, ptr %3390, i64 %3392
 store double %3395, ptr %3396, align 8
 %3397 = icmp eq i64 %5, %3393
 br i1 %3397, label %3398, label %3391
3398:
 tail call void %218(ptr %20, ptr %28)
 br label %3373
3399:
 %3400 = phi double [ %3331, %3330 ], [ 0x7FF8000000000000, %3320 ], [ 0x7FF8000000000000, %3293 ]
 %3401 = fsub nsz contract double %3400, %3400
 %3402 = fcmp nsz contract ord double %3401, 0.000000e+00
 br i1 %3402, label %3403, label %3618
3403:
 %3404 = phi i64 [ %3407, %3406 ], [ 0, %3399 ]
 %3405 = icmp eq i64 %3404, %233
 br i1 %3405, label %3412, label %3406
3406:
 %3407 = add nuw i64 %3404, 1
 %3408 = getelementptr double, ptr %23, i64 %3404
 %3409 = load double, ptr %3408, align 8
 %3410 = fsub nsz contract double %3409, %3409
 %3411 = fcmp nsz contract ord double %3410, 0.000000e+00
 br i1 %3411, label %3403, label %3618
3412:
 br i1 %217, label %4901, label %3413
3413:
 %3414 = load double, ptr %88, align 1
 %3415 = load i64, ptr %234, align 1
 %3416 = tail call nsz contract double @llvm.fabs.f64(double %3414)
 %3417 = fcmp nsz contract olt double %3416, 0x16687E92154EF7AC
 br i1 %3417, label %3418, label %3426
3418:
 %3419 = fmul nsz contract double %3416, 0x4670000000000000
 %3420 = fmul nsz contract double %3419, 0x3CA0000000000001
 %3421 = fadd nsz contract double %3419, %3420
 %3422 = fsub nsz contract double %3421, %3419
 %3423 = fmul nsz contract double %3422, 0x3970000000000000
 %3424 = fcmp nsz contract olt double %3423, 4.940660e-324
 %3425 = select i1 %3424, double 4.940660e-324, double %3423
 br label %3430
3426:
 %3427 = fmul nsz contract double %3416, 0x3CA0000000000001
 %3428 = fadd nsz contract double %3416, %3427
 %3429 = fsub nsz contract double %3428, %3416
 br label %3430
3430:
 %3431 = phi double [ %3429, %3426 ], [ %3425, %3418 ]
 %3432 = fmul nsz contract double %3431, 2.000000e+00
 %3433 = icmp slt i64 %3415, %18
 br i1 %3433, label %3434, label %3613
3434:
 %3435 = icmp slt i64 %3415, 0
 %3436 = select i1 %3435, i64 %18, i64 0
 %3437 = getelementptr double, ptr %17, i64 %3415
 %3438 = getelementptr double, ptr %3437, i64 %3436
 %3439 = load double, ptr %3438, align 8
 %3440 = fadd nsz contract double %3414, %3432
 %3441 = fcmp nsz contract ugt double %3439, %3440
 br i1 %3441, label %3613, label %3442
3442:
 %3443 = fsub nsz contract double %3414, %3432
 br label %3444
3444:
 %3445 = phi i64 [ %3564, %3563 ], [ %3415, %3442 ]
 %3446 = load i64, ptr %235, align 1
 %3447 = sub nsw i64 %3445, %3446
 %3448 = icmp slt i64 %3447, 0
 %3449 = select i1 %3448, i64 %39, i64 0
 %3450 = add i64 %3449, %3447
 %3451 = mul i64 %3450, %40
 %3452 = getelementptr double, ptr %38, i64 %3451
 %3453 = icmp slt i64 %3445, 0
 %3454 = select i1 %3453, i64 %18, i64 0
 %3455 = getelementptr double, ptr %17, i64 %3445
 %3456 = getelementptr double, ptr %3455, i64 %3454
 %3457 = load double, ptr %3456, align 8
 %3458 = fcmp nsz contract ult double %3457, %3443
 br i1 %3458, label %3473, label %3459
3459:
 br i1 %115, label %3467, label %3460
3460:
 %3461 = phi i64 [ %3462, %3460 ], [ 0, %3459 ]
 %3462 = add nuw nsw i64 %3461, 1
 %3463 = getelementptr double, ptr %28, i64 %3461
 %3464 = load double, ptr %3463, align 8
 %3465 = getelementptr double, ptr %3452, i64 %3461
 store double %3464, ptr %3465, align 8
 %3466 = icmp eq i64 %27, %3462
 br i1 %3466, label %3467, label %3460
3467:
 br i1 %237, label %3499, label %3468
3468:
 %3469 = select i1 %3448, i64 %42, i64 0
 %3470 = add i64 %3469, %3447
 %3471 = mul i64 %3470, %43
 %3472 = getelementptr double, ptr %41, i64 %3471
 br label %3576
3473:
 %3474 = load double, ptr %50, align 1
 %3475 = fsub nsz contract double %3457, %3474
 %3476 = fdiv nsz contract double %3475, %398
 br i1 %238, label %3498, label %3477
3477:
 %3478 = fsub nsz contract double 1.000000e+00, %3476
 %3479 = select i1 %3448, i64 %42, i64 0
 %3480 = add i64 %3479, %3447
 %3481 = mul i64 %3480, %43
 %3482 = getelementptr double, ptr %41, i64 %3481
 br label %3590
3483:
 %3484 = phi double [ 0.000000e+00, %3590 ], [ %3611, %3595 ]
 %3485 = icmp slt i64 %3591, %5
 br i1 %3485, label %3486, label %3492
3486:
 %3487 = add nsw i64 %3591, %27
 %3488 = icmp slt i64 %3487, 0
 %3489 = select i1 %3488, i64 %21, i64 0
 %3490 = getelementptr double, ptr %20, i64 %3487
 %3491 = getelementptr double, ptr %3490, i64 %3489
 store double %3484, ptr %3491, align 8
 br label %3574
3492:
 %3493 = sub nsw i64 %3591, %5
 %3494 = getelementptr double, ptr %31, i64 %3493
 %3495 = load double, ptr %3494, align 8
 %3496 = fadd nsz contract double %3484, %3495
 %3497 = getelementptr double, ptr %3482, i64 %3493
 store double %3496, ptr %3497, align 8
 br label %3574
3498:
 tail call void %218(ptr %20, ptr %3452)
 br label %3499
3499:
 %3500 = select i1 %3448, i64 %45, i64 0
 %3501 = add i64 %3500, %3447
 %3502 = mul i64 %3501, %46
 %3503 = getelementptr double, ptr %44, i64 %3502
 br i1 %241, label %3504, label %3513
3504:
 %3505 = phi i64 [ %3508, %3507 ], [ 0, %3499 ]
 %3506 = icmp eq i64 %3505, %253
 br i1 %3506, label %3561, label %3507
3507:
 %3508 = add nuw i64 %3505, 1
 %3509 = getelementptr double, ptr %3452, i64 %3505
 %3510 = load double, ptr %3509, align 8
 %3511 = fsub nsz contract double %3510, %3510
 %3512 = fcmp nsz contract ord double %3511, 0.000000e+00
 br i1 %3512, label %3504, label %3618
3513:
 %3514 = phi i64 [ %3528, %3524 ], [ 12, %3499 ]
 %3515 = icmp eq i64 %3514, 0
 br i1 %3515, label %3546, label %3527
3516:
 br i1 %242, label %3524, label %3517
3517:
 %3518 = phi i64 [ %3519, %3517 ], [ 0, %3516 ]
 %3519 = add nuw nsw i64 %3518, 1
 %3520 = getelementptr double, ptr %35, i64 %3518
 %3521 = load double, ptr %3520, align 8
 %3522 = getelementptr double, ptr %3452, i64 %3518
 store double %3521, ptr %3522, align 8
 %3523 = icmp eq i64 %40, %3519
 br i1 %3523, label %3524, label %3517
3524:
 %3525 = load double, ptr %248, align 8
 %3526 = fcmp nsz contract ugt double %3525, %6
 br i1 %3526, label %3513, label %3546
3527:
 %3528 = add nsw i64 %3514, -1
 br i1 %242, label %3536, label %3529
3529:
 %3530 = phi i64 [ %3531, %3529 ], [ 0, %3527 ]
 %3531 = add nuw nsw i64 %3530, 1
 %3532 = getelementptr double, ptr %3452, i64 %3530
 %3533 = load double, ptr %3532, align 8
 %3534 = getelementptr double, ptr %37, i64 %3530
 store double %3533, ptr %3534, align 8
 %3535 = icmp eq i64 %40, %3531
 br i1 %3535, label %3536, label %3529
3536:
 tail call void %222(ptr %37, ptr %35)
 br label %3537
3537:
 %3538 = phi i64 [ 0, %3536 ], [ %3541, %3540 ]
 %3539 = icmp eq i64 %3538, %244
 br i1 %3539, label %3516, label %3540
3540:
 %3541 = add nuw i64 %3538, 1
 %3542 = getelementptr double, ptr %35, i64 %3538
 %3543 = load double, ptr %3542, align 8
 %3544 = fsub nsz contract double %3543, %3543
 %3545 = fcmp nsz contract ord double %3544, 0.000000e+00
 br i1 %3545, label %3537, label %3546
3546:
 %3547 = phi i1 [ true, %3540 ], [ %3515, %3513 ], [ %3515, %3524 ]
 br i1 %242, label %3555, label %3548
3548:
 %3549 = phi i64 [ %3550, %3548 ], [ 0, %3546 ]
 %3550 = add nuw nsw i64 %3549, 1
 %3551 = getelementptr double, ptr %3452, i64 %3549
 %3552 = load double, ptr %3551, align 8
 %3553 = getelementptr double, ptr %37, i64 %3549
 store double %3552, ptr %3553, align 8
 %3554 = icmp eq i64 %40, %3550
 br i1 %3554, label %3555, label %3548
3555:
 tail call void %222(ptr %37, ptr %35)
 %3556 = load double, ptr %248, align 8
 %3557 = load double, ptr %252, align 8
 store double %3556, ptr %3503, align 8
 %3558 = getelementptr i8, ptr %3503, i64 8
 store double %3557, ptr %3558, align 8
 %3559 = fcmp nsz contract ugt double %3556, %6
 %3560 = select i1 %3547, i1 true, i1 %3559
 br i1 %3560, label %3618, label %3561
3561:
 %3562 = icmp eq i64 %3445, %254
 br i1 %3562, label %3571, label %3563
3563:
 %3564 = add i64 %3445, 1
 %3565 = icmp slt i64 %3445, -1
 %3566 = select i1 %3565, i64 %18, i64 0
 %3567 = getelementptr double, ptr %17, i64 %3564
 %3568 = getelementptr double, ptr %3567, i64 %3566
 %3569 = load double, ptr %3568, align 8
 %3570 = fcmp nsz contract ugt double %3569, %3440
 br i1 %3570, label %3571, label %3444
3571:
 %3572 = phi i64 [ %18, %3561 ], [ %3564, %3563 ]
 %3573 = load i64, ptr %234, align 1
 br label %3613
3574:
 %3575 = icmp eq i64 %22, %3592
 br i1 %3575, label %3498, label %3590
3576:
 %3577 = phi i64 [ 0, %3468 ], [ %3578, %3576 ]
 %3578 = add nuw nsw i64 %3577, 1
 %3579 = getelementptr double, ptr %31, i64 %3577
 %3580 = load double, ptr %3579, align 8
 %3581 = add nsw i64 %3577, %5
 %3582 = icmp slt i64 %3581, 0
 %3583 = select i1 %3582, i64 %25, i64 0
 %3584 = getelementptr double, ptr %23, i64 %3581
 %3585 = getelementptr double, ptr %3584, i64 %3583
 %3586 = load double, ptr %3585, align 8
 %3587 = fadd nsz contract double %3580, %3586
 %3588 = getelementptr double, ptr %3472, i64 %3577
 store double %3587, ptr %3588, align 8
 %3589 = icmp eq i64 %236, %3578
 br i1 %3589, label %3499, label %3576
3590:
 %3591 = phi i64 [ 0, %3477 ], [ %3592, %3574 ]
 %3592 = add nuw nsw i64 %3591, 1
 br i1 %240, label %3483, label %3593
3593:
 %3594 = getelementptr double, ptr %23, i64 %3591
 br label %3595
3595:
 %3596 = phi double [ 0.000000e+00, %3593 ], [ %3611, %3595 ]
 %3597 = phi i64 [ %239, %3593 ], [ %3600, %3595 ]
 %3598 = phi i64 [ %3, %3593 ], [ %3599, %3595 ]
 %3599 = add i64 %3598, -1
 %3600 = add nsw i64 %3597, -1
 %3601 = icmp slt i64 %3599, 0
 %3602 = select i1 %3601, i64 %24, i64 0
 %3603 = add i64 %3602, %3599
 %3604 = mul i64 %3603, %25
 %3605 = getelementptr double, ptr %3594, i64 %3604
 %3606 = load double, ptr %3605, align 8
 %3607 = fadd nsz contract double %3596, %3606
 %3608 = and i64 %3599, 1
 %3609 = icmp eq i64 %3608, 0
 %3610 = select i1 %3609, double %3476, double %3478
 %3611 = fmul nsz contract double %3607, %3610
 %3612 = icmp sgt i64 %3597, 1
 br i1 %3612, label %3595, label %3483
3613:
 %3614 = phi i64 [ %3415, %3434 ], [ %3415, %3430 ], [ %3573, %3571 ]
 %3615 = phi i64 [ %3415, %3434 ], [ %3415, %3430 ], [ %3572, %3571 ]
 %3616 = sub nsw i64 %3615, %3614
 %3617 = icmp sgt i64 %3616, -1
 br i1 %3617, label %3650, label %3618
3618:
 br i1 %115, label %3626, label %3619
3619:
 %3620 = phi i64 [ %3621, %3619 ], [ 0, %3618 ]
 %3621 = add nuw nsw i64 %3620, 1
 %3622 = getelementptr double, ptr %26, i64 %3620
 %3623 = load double, ptr %3622, align 8
 %3624 = getelementptr double, ptr %20, i64 %3620
 store double %3623, ptr %3624, align 8
 %3625 = icmp eq i64 %27, %3621
 br i1 %3625, label %3626, label %3619
3626:
 br i1 %217, label %3627, label %3637
3627:
 %3628 = phi i64 [ %3630, %3627 ], [ %5, %3626 ]
 %3629 = phi i64 [ %3631, %3627 ], [ %27, %3626 ]
 %3630 = add nsw i64 %3628, -1
 %3631 = add i64 %3629, 1
 %3632 = icmp slt i64 %3629, 0
 %3633 = select i1 %3632, i64 %21, i64 0
 %3634 = getelementptr double, ptr %20, i64 %3629
 %3635 = getelementptr double, ptr %3634, i64 %3633
 store double 0.000000e+00, ptr %3635, align 8
 %3636 = icmp samesign ugt i64 %3628, 1
 br i1 %3636, label %3627, label %3637
3637:
 store i64 %255, ptr %256, align 1
 store i64 0, ptr %257, align 1
 %3638 = load i64, ptr %83, align 1
 %3639 = add nsw i64 %3638, 1
 store i64 %3639, ptr %83, align 1
 %3640 = fmul nsz contract double %398, 5.000000e-01
 store double %3640, ptr %87, align 1
 br i1 %84, label %3641, label %3649
3641:
 %3642 = load i64, ptr %98, align 1
 %3643 = load i64, ptr %90, align 1
 %3644 = add nsw i64 %3643, 1
 %3645 = icmp eq i64 %3642, %3644
 br i1 %3645, label %3649, label %3646
3646:
 store i64 %3644, ptr %98, align 1
 %3647 = load i64, ptr %260, align 1
 %3648 = add nsw i64 %3647, 1
 store i64 %3648, ptr %260, align 1
 br label %3649
3649:
 store double 2.000000e+00, ptr %261, align 1
 br label %4887
3650:
 %3651 = load double, ptr %88, align 1
 %3652 = load i64, ptr %153, align 1
 %3653 = load i64, ptr %154, align 1
 %3654 = inttoptr i64 %3652 to ptr
 %3655 = load i64, ptr %107, align 1
 %3656 = inttoptr i64 %3655 to ptr
 %3657 = load i64, ptr %158, align 1
 %3658 = inttoptr i64 %3657 to ptr
 %3659 = load i64, ptr %179, align 1
 %3660 = inttoptr i64 %3659 to ptr
 %3661 = load i64, ptr %161, align 1
 %3662 = inttoptr i64 %3661 to ptr
 %3663 = load i64, ptr %164, align 1
 %3664 = inttoptr i64 %3663 to ptr
 %3665 = load i64, ptr %162, align 1
 %3666 = inttoptr i64 %3665 to ptr
 %3667 = load i64, ptr %163, align 1
 %3668 = inttoptr i64 %3667 to ptr
 %3669 = load i64, ptr %144, align 1
 %3670 = inttoptr i64 %3669 to ptr
 %3671 = load i64, ptr %207, align 1
 %3672 = inttoptr i64 %3671 to ptr
 %3673 = load i64, ptr %208, align 1
 %3674 = inttoptr i64 %3673 to ptr
 %3675 = load i64, ptr %149, align 1
 %3676 = inttoptr i64 %3675 to ptr
 %3677 = load i64, ptr %150, align 1
 %3678 = inttoptr i64 %3677 to ptr
 %3679 = load i64, ptr %145, align 1
 %3680 = inttoptr i64 %3679 to ptr
 %3681 = load i64, ptr %151, align 1
 %3682 = inttoptr i64 %3681 to ptr
 %3683 = load i64, ptr %134, align 1
 %3684 = icmp slt i64 %3683, 1
 br i1 %3684, label %3973, label %4010
3685:
 %3686 = getelementptr double, ptr %3668, i64 %4019
 %3687 = load double, ptr %3686, align 8
 br label %3688
3688:
 %3689 = phi double [ 1.000000e+00, %3685 ], [ %3694, %3688 ]
 %3690 = phi double [ %3687, %3685 ], [ %3695, %3688 ]
 %3691 = phi i1 [ false, %3685 ], [ true, %3688 ]
 %3692 = phi i1 [ true, %3685 ], [ false, %3688 ]
 %3693 = fmul nsz contract double %3689, %3690
 %3694 = select i1 %3692, double %3689, double %3693
 %3695 = fmul nsz contract double %3690, %3690
 br i1 %3691, label %3696, label %3688
3696:
 %3697 = getelementptr double, ptr %3668, i64 %4056
 %3698 = load double, ptr %3697, align 8
 br label %3699
3699:
 %3700 = phi double [ 1.000000e+00, %3696 ], [ %3705, %3699 ]
 %3701 = phi double [ %3698, %3696 ], [ %3706, %3699 ]
 %3702 = phi i1 [ false, %3696 ], [ true, %3699 ]
 %3703 = phi i1 [ true, %3696 ], [ false, %3699 ]
 %3704 = fmul nsz contract double %3700, %3701
 %3705 = select i1 %3703, double %3700, double %3704
 %3706 = fmul nsz contract double %3701, %3701
 br i1 %3702, label %4095, label %3699
3707:
 %3708 = fadd nsz contract double %3694, %3705
 %3709 = tail call nsz contract double @llvm.sqrt.f64(double %3708)
 %3710 = fmul nsz contract double %4029, 1.000000e+01
 %3711 = fmul nsz contract double %3710, %4107
 %3712 = icmp eq i64 %4018, 1
 %3713 = fmul nsz contract double %3711, 2.000000e+00
 %3714 = select i1 %3712, double %3713, double %3711
 %3715 = fcmp nsz contract ogt double %3709, %3714
 br i1 %3715, label %3716, label %3725
3716:
 %3717 = getelementptr double, ptr %3660, i64 %4011
 %3718 = load double, ptr %3717, align 8
 %3719 = fmul nsz contract double %3718, 0x3FEFFFFDE7210BE9
 %3720 = getelementptr double, ptr %3670, i64 %4012
 %3721 = load double, ptr %3720, align 8
 %3722 = fmul nsz contract double %3719, %3721
 %3723 = fcmp nsz contract ult double %4091, %3722
 br i1 %3723, label %3725, label %3724
3724:
 br label %3725
3725:
 %3726 = phi i64 [ 2, %3724 ], [ 1, %3716 ], [ 1, %3707 ], [ %4094, %4067 ]
 %3727 = load i64, ptr %262, align 1
 %3728 = icmp eq i64 %3727, 0
 %3729 = fcmp nsz contract ugt double %4031, %4079
 %3730 = icmp eq i64 %4023, 1
 %3731 = select i1 %3729, i1 true, i1 %3730
 %3732 = select i1 %3731, i64 %4018, i64 %3726
 %3733 = select i1 %3728, i64 %3732, i64 %4018
 %3734 = load i64, ptr %107, align 1
 %3735 = inttoptr i64 %3734 to ptr
 %3736 = getelementptr i8, ptr %3735, i64 %4013
 %3737 = load i64, ptr %3736, align 8
 %3738 = load i64, ptr %103, align 1
 %3739 = mul nsw i64 %3738, %3737
 %3740 = getelementptr i8, ptr %3736, i64 8
 %3741 = load i64, ptr %3740, align 8
 %3742 = add nsw i64 %3739, %3741
 %3743 = shl nsw i64 %3742, 16
 %3744 = getelementptr i8, ptr %3736, i64 24
 %3745 = load i64, ptr %3744, align 8
 %3746 = add nsw i64 %3743, %3745
 %3747 = icmp eq i64 %3733, %3726
 %3748 = icmp eq i64 %4023, 0
 %3749 = select i1 %3747, i1 %3748, i1 false
 br i1 %3749, label %3911, label %3750
3750:
 %3751 = getelementptr double, ptr %3670, i64 %4012
 %3752 = load double, ptr %3751, align 8
 %3753 = getelementptr double, ptr %3672, i64 %4011
 %3754 = load double, ptr %3753, align 8
 %3755 = select i1 %3748, double 0.000000e+00, double %3752
 %3756 = select i1 %3748, double 0.000000e+00, double %3754
 %3757 = icmp eq i64 %3726, 0
 %3758 = or i64 %3733, %3726
 %3759 = icmp eq i64 %3758, 0
 br i1 %3759, label %3760, label %3792
3760:
 br i1 %3730, label %3761, label %3911
3761:
 %3762 = load i64, ptr %77, align 1
 %3763 = load i64, ptr %78, align 1
 %3764 = icmp slt i64 %3763, %3762
 br i1 %3764, label %3768, label %3765
3765:
 %3766 = load i64, ptr %265, align 1
 %3767 = add nsw i64 %3766, 1
 store i64 %3767, ptr %265, align 1
 br label %3911
3768:
 %3769 = load i64, ptr %266, align 1
 %3770 = inttoptr i64 %3769 to ptr
 %3771 = mul nsw i64 %3762, 3
 %3772 = load i64, ptr %264, align 1
 %3773 = inttoptr i64 %3772 to ptr
 %3774 = icmp slt i64 %3763, 0
 %3775 = select i1 %3774, i64 %3762, i64 0
 %3776 = add i64 %3775, %3763
 %3777 = mul i64 %3776, 24
 %3778 = getelementptr i8, ptr %3773, i64 %3777
 store double %3651, ptr %3778, align 8
 %3779 = getelementptr i8, ptr %3778, i64 8
 store double %3752, ptr %3779, align 8
 %3780 = getelementptr i8, ptr %3778, i64 16
 store double %3754, ptr %3780, align 8
 %3781 = select i1 %3774, i64 %3771, i64 0
 %3782 = mul i64 %3763, 24
 %3783 = getelementptr i8, ptr %3770, i64 %3782
 %3784 = getelementptr i64, ptr %3783, i64 %3781
 store i64 %3746, ptr %3784, align 8
 %3785 = getelementptr i8, ptr %3783, i64 8
 %3786 = getelementptr i64, ptr %3785, i64 %3781
 store i64 %4016, ptr %3786, align 8
 %3787 = getelementptr i8, ptr %3783, i64 16
 %3788 = getelementptr i64, ptr %3787, i64 %3781
 store i64 0, ptr %3788, align 8
 %3789 = add nsw i64 %3763, 1
 store i64 %3789, ptr %78, align 1
 %3790 = load i64, ptr %263, align 1
 %3791 = add i64 %3790, %3789
 br label %3911
3792:
 %3793 = icmp eq i64 %3733, 0
 br i1 %3793, label %3794, label %3825
3794:
 %3795 = load i64, ptr %77, align 1
 %3796 = load i64, ptr %78, align 1
 %3797 = icmp slt i64 %3796, %3795
 br i1 %3797, label %3801, label %3798
3798:
 %3799 = load i64, ptr %265, align 1
 %3800 = add nsw i64 %3799, 1
 store i64 %3800, ptr %265, align 1
 br label %3911
3801:
 %3802 = load i64, ptr %266, align 1
 %3803 = inttoptr i64 %3802 to ptr
 %3804 = mul nsw i64 %3795, 3
 %3805 = load i64, ptr %264, align 1
 %3806 = inttoptr i64 %3805 to ptr
 %3807 = icmp slt i64 %3796, 0
 %3808 = select i1 %3807, i64 %3795, i64 0
 %3809 = add i64 %3808, %3796
 %3810 = mul i64 %3809, 24
 %3811 = getelementptr i8, ptr %3806, i64 %3810
 store double %3651, ptr %3811, align 8
 %3812 = getelementptr i8, ptr %3811, i64 8
 store double %3755, ptr %3812, align 8
 %3813 = getelementptr i8, ptr %3811, i64 16
 store double %3756, ptr %3813, align 8
 %3814 = select i1 %3807, i64 %3804, i64 0
 %3815 = mul i64 %3796, 24
 %3816 = getelementptr i8, ptr %3803, i64 %3815
 %3817 = getelementptr i64, ptr %3816, i64 %3814
 store i64 %3746, ptr %3817, align 8
 %3818 = getelementptr i8, ptr %3816, i64 8
 %3819 = getelementptr i64, ptr %3818, i64 %3814
 store i64 %4016, ptr %3819, align 8
 %3820 = getelementptr i8, ptr %3816, i64 16
 %3821 = getelementptr i64, ptr %3820, i64 %3814
 store i64 1, ptr %3821, align 8
 %3822 = add nsw i64 %3796, 1
 store i64 %3822, ptr %78, align 1
 %3823 = load i64, ptr %263, align 1
 %3824 = add i64 %3823, %3822
 br label %3911
3825:
 br i1 %3757, label %3826, label %3857
3826:
 %3827 = load i64, ptr %77, align 1
 %3828 = load i64, ptr %78, align 1
 %3829 = icmp slt i64 %3828, %3827
 br i1 %3829, label %3833, label %3830
3830:
 %3831 = load i64, ptr %265, align 1
 %3832 = add nsw i64 %3831, 1
 store i64 %3832, ptr %265, align 1
 br label %3911
3833:
 %3834 = load i64, ptr %266, align 1
 %3835 = inttoptr i64 %3834 to ptr
 %3836 = mul nsw i64 %3827, 3
 %3837 = load i64, ptr %264, align 1
 %3838 = inttoptr i64 %3837 to ptr
 %3839 = icmp slt i64 %3828, 0
 %3840 = select i1 %3839, i64 %3827, i64 0
 %3841 = add i64 %3840, %3828
 %3842 = mul i64 %3841, 24
 %3843 = getelementptr i8, ptr %3838, i64 %3842
 store double %3651, ptr %3843, align 8
 %3844 = getelementptr i8, ptr %3843, i64 8
 store double %3755, ptr %3844, align 8
 %3845 = getelementptr i8, ptr %3843, i64 16
 store double %3756, ptr %3845, align 8
 %3846 = select i1 %3839, i64 %3836, i64 0
 %3847 = mul i64 %3828, 24
 %3848 = getelementptr i8, ptr %3835, i64 %3847
 %3849 = getelementptr i64, ptr %3848, i64 %3846
 store i64 %3746, ptr %3849, align 8
 %3850 = getelementptr i8, ptr %3848, i64 8
 %3851 = getelementptr i64, ptr %3850, i64 %3846
 store i64 %4016, ptr %3851, align 8
 %3852 = getelementptr i8, ptr %3848, i64 16
 %3853 = getelementptr i64, ptr %3852, i64 %3846
 store i64 16, ptr %3853, align 8
 %3854 = add nsw i64 %3828, 1
 store i64 %3854, ptr %78, align 1
 %3855 = load i64, ptr %263, align 1
 %3856 = add i64 %3855, %3854
 br label %3911
3857:
 br i1 %3748, label %3911, label %3858
3858:
 %3859 = load i64, ptr %263, align 1
 %3860 = xor i64 %3859, -1
 %3861 = add i64 %4021, %3860
 %3862 = icmp slt i64 %4021, 1
 %3863 = icmp slt i64 %3861, 0
 %3864 = select i1 %3862, i1 true, i1 %3863
 br i1 %3864, label %3876, label %3865
3865:
 %3866 = load i64, ptr %264, align 1
 %3867 = inttoptr i64 %3866 to ptr
 %3868 = mul i64 %3861, 24
 %3869 = getelementptr i8, ptr %3867, i64 %3868
 %3870 = getelementptr i8, ptr %3869, i64 8
 %3871 = load double, ptr %3870, align 8
 %3872 = fadd nsz contract double %3752, %3871
 store double %3872, ptr %3870, align 8
 %3873 = getelementptr i8, ptr %3869, i64 16
 %3874 = load double, ptr %3873, align 8
 %3875 = fadd nsz contract double %3754, %3874
 store double %3875, ptr %3873, align 8
 br label %3911
3876:
 %3877 = icmp ne i64 %4021, 0
 %3878 = fcmp nsz contract ogt double %3754, 0.000000e+00
 %3879 = select i1 %3877, i1 true, i1 %3878
 br i1 %3879, label %3880, label %3911
3880:
 %3881 = load i64, ptr %77, align 1
 %3882 = load i64, ptr %78, align 1
 %3883 = icmp slt i64 %3882, %3881
 br i1 %3883, label %3887, label %3884
3884:
 %3885 = load i64, ptr %265, align 1
 %3886 = add nsw i64 %3885, 1
 store i64 %3886, ptr %265, align 1
 br label %3911
3887:
 %3888 = load i64, ptr %266, align 1
 %3889 = inttoptr i64 %3888 to ptr
 %3890 = mul nsw i64 %3881, 3
 %3891 = load i64, ptr %264, align 1
 %3892 = inttoptr i64 %3891 to ptr
 %3893 = icmp slt i64 %3882, 0
 %3894 = select i1 %3893, i64 %3881, i64 0
 %3895 = add i64 %3894, %3882
 %3896 = mul i64 %3895, 24
 %3897 = getelementptr i8, ptr %3892, i64 %3896
 store double %3651, ptr %3897, align 8
 %3898 = getelementptr i8, ptr %3897, i64 8
 store double %3752, ptr %3898, align 8
 %3899 = getelementptr i8, ptr %3897, i64 16
 store double %3754, ptr %3899, align 8
 %3900 = select i1 %3893, i64 %3890, i64 0
 %3901 = mul i64 %3882, 24
 %3902 = getelementptr i8, ptr %3889, i64 %3901
 %3903 = getelementptr i64, ptr %3902, i64 %3900
 store i64 %3746, ptr %3903, align 8
 %3904 = getelementptr i8, ptr %3902, i64 8
 %3905 = getelementptr i64, ptr %3904, i64 %3900
 store i64 %4016, ptr %3905, align 8
 %3906 = getelementptr i8, ptr %3902, i64 16
 %3907 = getelementptr i64, ptr %3906, i64 %3900
 store i64 17, ptr %3907, align 8
 %3908 = add nsw i64 %3882, 1
 store i64 %3908, ptr %78, align 1
 %3909 = load i64, ptr %263, align 1
 %3910 = add i64 %3909, %3908
 br label %3911
3911:
 %3912 = phi i64 [ 0, %3725 ], [ -1, %3830 ], [ -1, %3798 ], [ -1, %3765 ], [ -1, %3884 ], [ 0, %3760 ], [ %3791, %3768 ], [ %3824, %3801 ], [ %3856, %3833 ], [ %3910, %3887 ], [ 0, %3865 ], [ 0, %3876 ], [ 0, %3857 ]
 %3913 = select i1 %3747, i1 true, i1 %4089
 br i1 %3913, label %3947, label %3914
3914:
 %3915 = load i64, ptr %77, align 1
 %3916 = load i64, ptr %78, align 1
 %3917 = icmp slt i64 %3916, %3915
 br i1 %3917, label %3921, label %3918
3918:
 %3919 = load i64, ptr %265, align 1
 %3920 = add nsw i64 %3919, 1
 store i64 %3920, ptr %265, align 1
 br label %3947
3921:
 %3922 = select i1 %3748, double 0.000000e+00, double %4091
 %3923 = shl i64 %3733, 4
 %3924 = add i64 %3923, 68
 %3925 = or disjoint i64 %3924, %3726
 %3926 = load i64, ptr %266, align 1
 %3927 = inttoptr i64 %3926 to ptr
 %3928 = mul nsw i64 %3915, 3
 %3929 = load i64, ptr %264, align 1
 %3930 = inttoptr i64 %3929 to ptr
 %3931 = icmp slt i64 %3916, 0
 %3932 = select i1 %3931, i64 %3915, i64 0
 %3933 = add i64 %3932, %3916
 %3934 = mul i64 %3933, 24
 %3935 = getelementptr i8, ptr %3930, i64 %3934
 store double %3651, ptr %3935, align 8
 %3936 = getelementptr i8, ptr %3935, i64 8
 store double %3922, ptr %3936, align 8
 %3937 = getelementptr i8, ptr %3935, i64 16
 store double 0.000000e+00, ptr %3937, align 8
 %3938 = select i1 %3931, i64 %3928, i64 0
 %3939 = mul i64 %3916, 24
 %3940 = getelementptr i8, ptr %3927, i64 %3939
 %3941 = getelementptr i64, ptr %3940, i64 %3938
 store i64 %3746, ptr %3941, align 8
 %3942 = getelementptr i8, ptr %3940, i64 8
 %3943 = getelementptr i64, ptr %3942, i64 %3938
 store i64 %4016, ptr %3943, align 8
 %3944 = getelementptr i8, ptr %3940, i64 16
 %3945 = getelementptr i64, ptr %3944, i64 %3938
 store i64 %3925, ptr %3945, align 8
 %3946 = add nsw i64 %3916, 1
 store i64 %3946, ptr %78, align 1
 br label %3947
3947:
 %3948 = icmp slt i64 %4021, 1
 %3949 = select i1 %3948, i1 true, i1 %4089
 %3950 = select i1 %3949, i1 true, i1 %3748
 br i1 %3950, label %3963, label %3951
3951:
 %3952 = load i64, ptr %263, align 1
 %3953 = sub i64 %4021, %3952
 %3954 = icmp slt i64 %3953, 0
 br i1 %3954, label %3963, label %3955
3955:
 %3956 = load i64, ptr %264, align 1
 %3957 = inttoptr i64 %3956 to ptr
 %3958 = mul i64 %3953, 24
 %3959 = getelementptr i8, ptr %3957, i64 %3958
 %3960 = getelementptr i8, ptr %3959, i64 8
 %3961 = load double, ptr %3960, align 8
 %3962 = fadd nsz contract double %4091, %3961
 store double %3962, ptr %3960, align 8
 br label %3963
3963:
 store i64 %3726, ptr %4017, align 8
 store i64 0, ptr %4020, align 8
 %3964 = getelementptr i64, ptr %3676, i64 %4056
 store i64 %4016, ptr %3964, align 8
 %3965 = icmp ne i64 %3733, 0
 %3966 = or i1 %4086, %3965
 br i1 %3966, label %3971, label %3967
3967:
 %3968 = load double, ptr %4030, align 8
 %3969 = fcmp nsz contract ogt double %3968, %4079
 br i1 %3969, label %3970, label %3971
3970:
 store i64 %3912, ptr %4020, align 8
 br label %3971
3971:
 %3972 = icmp eq i64 %4068, %3683
 br i1 %3972, label %3973, label %4010
3973:
 %3974 = load i64, ptr %152, align 1
 %3975 = icmp slt i64 %3974, 1
 br i1 %3975, label %4120, label %4109
3976:
 %3977 = load i64, ptr %77, align 1
 %3978 = load i64, ptr %78, align 1
 %3979 = icmp slt i64 %3978, %3977
 br i1 %3979, label %3983, label %3980
3980:
 %3981 = load i64, ptr %265, align 1
 %3982 = add nsw i64 %3981, 1
 store i64 %3982, ptr %265, align 1
 br label %4008
3983:
 %3984 = getelementptr i8, ptr %4113, i64 16
 %3985 = load i64, ptr %3984, align 8
 %3986 = getelementptr i64, ptr %3680, i64 %4110
 %3987 = load i64, ptr %3986, align 8
 %3988 = load i64, ptr %266, align 1
 %3989 = inttoptr i64 %3988 to ptr
 %3990 = mul nsw i64 %3977, 3
 %3991 = load i64, ptr %264, align 1
 %3992 = inttoptr i64 %3991 to ptr
 %3993 = icmp slt i64 %3978, 0
 %3994 = select i1 %3993, i64 %3977, i64 0
 %3995 = add i64 %3994, %3978
 %3996 = mul i64 %3995, 24
 %3997 = getelementptr i8, ptr %3992, i64 %3996
 store double %3651, ptr %3997, align 8
 %3998 = getelementptr i8, ptr %3997, i64 8
 %3999 = select i1 %3993, i64 %3990, i64 0
 %4000 = mul i64 %3978, 24
 %4001 = getelementptr i8, ptr %3989, i64 %4000
 %4002 = getelementptr i64, ptr %4001, i64 %3999
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %3998, i8 0, i64 16, i1 false)
 store i64 %3987, ptr %4002, align 8
 %4003 = getelementptr i8, ptr %4001, i64 8
 %4004 = getelementptr i64, ptr %4003, i64 %3999
 store i64 %3985, ptr %4004, align 8
 %4005 = getelementptr i8, ptr %4001, i64 16
 %4006 = getelementptr i64, ptr %4005, i64 %3999
 store i64 16, ptr %4006, align 8
 %4007 = add nsw i64 %3978, 1
 store i64 %4007, ptr %78, align 1
 br label %4008
4008:
 %4009 = icmp eq i64 %4111, %3974
 br i1 %4009, label %4120, label %4109
4010:
 %4011 = phi i64 [ %4068, %3971 ], [ 0, %3650 ]
 %4012 = mul nuw nsw i64 %4011, 3
 %4013 = shl i64 %4011, 5
 %4014 = getelementptr i8, ptr %3656, i64 %4013
 %4015 = getelementptr i8, ptr %4014, i64 16
 %4016 = load i64, ptr %4015, align 8
 %4017 = getelementptr i64, ptr %3676, i64 %4012
 %4018 = load i64, ptr %4017, align 8
 %4019 = add nuw nsw i64 %4012, 1
 %4020 = getelementptr i64, ptr %3676, i64 %4019
 %4021 = load i64, ptr %4020, align 8
 %4022 = getelementptr i64, ptr %3674, i64 %4011
 %4023 = load i64, ptr %4022, align 8
 %4024 = getelementptr double, ptr %3662, i64 %4012
 %4025 = load double, ptr %4024, align 8
 %4026 = getelementptr double, ptr %3664, i64 %4012
 %4027 = load double, ptr %4026, align 8
 %4028 = load double, ptr %193, align 1
 %4029 = load double, ptr %182, align 1
 %4030 = getelementptr double, ptr %3658, i64 %4011
 %4031 = load double, ptr %4030, align 8
 %4032 = getelementptr double, ptr %3668, i64 %4012
 %4033 = load double, ptr %4032, align 8
 %4034 = getelementptr double, ptr %3666, i64 %4012
 %4035 = load double, ptr %4034, align 8
 %4036 = icmp slt i64 %4016, 0
 %4037 = select i1 %4036, i64 %3653, i64 0
 %4038 = add i64 %4037, %4016
 %4039 = shl i64 %4038, 5
 %4040 = getelementptr i8, ptr %3654, i64 %4039
 %4041 = getelementptr i8, ptr %4040, i64 8
 %4042 = load double, ptr %4041, align 8
 %4043 = getelementptr i8, ptr %4040, i64 16
 %4044 = load double, ptr %4043, align 8
 %4045 = getelementptr double, ptr %3670, i64 %4019
 %4046 = load double, ptr %4045, align 8
 br label %4047
4047:
 %4048 = phi double [ 1.000000e+00, %4010 ], [ %4053, %4047 ]
 %4049 = phi double [ %4046, %4010 ], [ %4054, %4047 ]
 %4050 = phi i1 [ false, %4010 ], [ true, %4047 ]
 %4051 = phi i1 [ true, %4010 ], [ false, %4047 ]
 %4052 = fmul nsz contract double %4048, %4049
 %4053 = select i1 %4051, double %4048, double %4052
 %4054 = fmul nsz contract double %4049, %4049
 br i1 %4050, label %4055, label %4047
4055:
 %4056 = add nuw nsw i64 %4012, 2
 %4057 = getelementptr double, ptr %3670, i64 %4056
 %4058 = load double, ptr %4057, align 8
 br label %4059
4059:
 %4060 = phi double [ 1.000000e+00, %4055 ], [ %4065, %4059 ]
 %4061 = phi double [ %4058, %4055 ], [ %4066, %4059 ]
 %4062 = phi i1 [ false, %4055 ], [ true, %4059 ]
 %4063 = phi i1 [ true, %4055 ], [ false, %4059 ]
 %4064 = fmul nsz contract double %4060, %4061
 %4065 = select i1 %4063, double %4060, double %4064
 %4066 = fmul nsz contract double %4061, %4061
 br i1 %4062, label %4067, label %4059
4067:
 %4068 = add nuw nsw i64 %4011, 1
 %4069 = tail call nsz contract double @llvm.fabs.f64(double %4025)
 %4070 = tail call nsz contract double @llvm.fabs.f64(double %4027)
 %4071 = fadd nsz contract double %4069, %4070
 %4072 = fmul nsz contract double %398, %4029
 %4073 = fmul nsz contract double %4071, %4072
 %4074 = fadd nsz contract double %4028, %4073
 %4075 = fmul nsz contract double %4074, 1.000000e+01
 %4076 = fsub nsz contract double %4027, %4025
 %4077 = tail call nsz contract double @llvm.fabs.f64(double %4076)
 %4078 = fmul nsz contract double %398, %4077
 %4079 = fadd nsz contract double %4078, %4075
 %4080 = fsub nsz contract double %4033, %4035
 %4081 = fmul nsz contract double %398, %4080
 %4082 = fadd nsz contract double %4031, %4081
 %4083 = icmp eq i64 %4018, 0
 %4084 = fmul nsz contract double %4079, 2.000000e+00
 %4085 = select i1 %4083, double %4079, double %4084
 %4086 = fcmp nsz contract ugt double %4082, %4085
 %4087 = fcmp nsz contract ogt double %4044, %4042
 %4088 = select i1 %4087, double %4044, double %4042
 %4089 = fcmp nsz contract ule double %4088, 0.000000e+00
 %4090 = fadd nsz contract double %4053, %4065
 %4091 = tail call nsz contract double @llvm.sqrt.f64(double %4090)
 %4092 = select i1 %4086, i1 true, i1 %4089
 %4093 = xor i1 %4086, true
 %4094 = zext i1 %4093 to i64
 br i1 %4092, label %3725, label %3685
4095:
 %4096 = phi double [ %4107, %4095 ], [ %4071, %3699 ]
 %4097 = phi i64 [ %4098, %4095 ], [ 1, %3699 ]
 %4098 = add nuw nsw i64 %4097, 1
 %4099 = add nuw nsw i64 %4097, %4012
 %4100 = getelementptr double, ptr %3662, i64 %4099
 %4101 = load double, ptr %4100, align 8
 %4102 = tail call nsz contract double @llvm.fabs.f64(double %4101)
 %4103 = getelementptr double, ptr %3664, i64 %4099
 %4104 = load double, ptr %4103, align 8
 %4105 = tail call nsz contract double @llvm.fabs.f64(double %4104)
 %4106 = fadd nsz contract double %4102, %4105
 %4107 = fadd nsz contract double %4096, %4106
 %4108 = icmp eq i64 %4098, 3
 br i1 %4108, label %3707, label %4095
4109:
 %4110 = phi i64 [ %4111, %4008 ], [ 0, %3973 ]
 %4111 = add nuw nsw i64 %4110, 1
 %4112 = mul i64 %4110, 24
 %4113 = getelementptr i8, ptr %3678, i64 %4112
 %4114 = load i64, ptr %4113, align 8
 %4115 = getelementptr i64, ptr %3682, i64 %4110
 %4116 = load i64, ptr %4115, align 8
 %4117 = icmp eq i64 %4116, 0
 %4118 = icmp ne i64 %4114, 0
 %4119 = select i1 %4117, i1 %4118, i1 false
 br i1 %4119, label %3976, label %4008
4120:
 %4121 = load i64, ptr %155, align 1
 %4122 = load i64, ptr %80, align 1
 %4123 = inttoptr i64 %4121 to ptr
 %4124 = load i64, ptr %170, align 1
 %4125 = inttoptr i64 %4124 to ptr
 %4126 = load i64, ptr %169, align 1
 %4127 = inttoptr i64 %4126 to ptr
 %4128 = load i64, ptr %168, align 1
 %4129 = inttoptr i64 %4128 to ptr
 %4130 = load i64, ptr %161, align 1
 %4131 = load i64, ptr %180, align 1
 %4132 = inttoptr i64 %4130 to ptr
 %4133 = load i64, ptr %164, align 1
 %4134 = inttoptr i64 %4133 to ptr
 %4135 = load i64, ptr %162, align 1
 %4136 = inttoptr i64 %4135 to ptr
 %4137 = load i64, ptr %163, align 1
 %4138 = inttoptr i64 %4137 to ptr
 %4139 = load i64, ptr %144, align 1
 %4140 = inttoptr i64 %4139 to ptr
 %4141 = load i64, ptr %207, align 1
 %4142 = load i64, ptr %79, align 1
 %4143 = add nsw i64 %4142, %4122
 %4144 = inttoptr i64 %4141 to ptr
 %4145 = load i64, ptr %208, align 1
 %4146 = inttoptr i64 %4145 to ptr
 %4147 = load i64, ptr %267, align 1
 %4148 = mul nsw i64 %4122, 3
 %4149 = inttoptr i64 %4147 to ptr
 %4150 = load i64, ptr %175, align 1
 %4151 = icmp slt i64 %4150, 1
 br i1 %4151, label %4458, label %4419
4152:
 %4153 = getelementptr double, ptr %4138, i64 %4441
 %4154 = load double, ptr %4153, align 8
 %4155 = load double, ptr %182, align 1
 %4156 = fmul nsz contract double %4155, 1.000000e+01
 %4157 = fmul nsz contract double %4448, %4156
 %4158 = tail call nsz contract double @llvm.fabs.f64(double %4154)
 %4159 = icmp eq i64 %4435, 1
 %4160 = fmul nsz contract double %4157, 2.000000e+00
 %4161 = select i1 %4159, double %4160, double %4157
 %4162 = fcmp nsz contract ogt double %4158, %4161
 br i1 %4162, label %4163, label %4174
4163:
 %4164 = getelementptr double, ptr %4140, i64 %4441
 %4165 = load double, ptr %4164, align 8
 %4166 = tail call nsz contract double @llvm.fabs.f64(double %4165)
 %4167 = getelementptr double, ptr %4129, i64 %4420
 %4168 = load double, ptr %4167, align 8
 %4169 = fmul nsz contract double %4168, 0x3FEFFFFDE7210BE9
 %4170 = fcmp nsz contract ult double %4166, %4169
 br i1 %4170, label %4174, label %4171
4171:
 %4172 = fcmp nsz contract ogt double %4154, 0.000000e+00
 %4173 = select i1 %4172, i64 2, i64 3
 br label %4174
4174:
 %4175 = phi i64 [ %4173, %4171 ], [ 1, %4163 ], [ 1, %4152 ]
 %4176 = icmp eq i64 %4435, 0
 %4177 = icmp eq i64 %4435, %4175
 %4178 = select i1 %4176, i1 true, i1 %4177
 br i1 %4178, label %4211, label %4179
4179:
 %4180 = load i64, ptr %77, align 1
 %4181 = load i64, ptr %78, align 1
 %4182 = icmp slt i64 %4181, %4180
 br i1 %4182, label %4186, label %4183
4183:
 %4184 = load i64, ptr %265, align 1
 %4185 = add nsw i64 %4184, 1
 store i64 %4185, ptr %265, align 1
 br label %4211
4186:
 %4187 = shl i64 %4435, 4
 %4188 = add i64 %4187, 68
 %4189 = or disjoint i64 %4175, %4188
 %4190 = xor i64 %4423, -1
 %4191 = load i64, ptr %266, align 1
 %4192 = inttoptr i64 %4191 to ptr
 %4193 = mul nsw i64 %4180, 3
 %4194 = load i64, ptr %264, align 1
 %4195 = inttoptr i64 %4194 to ptr
 %4196 = icmp slt i64 %4181, 0
 %4197 = select i1 %4196, i64 %4180, i64 0
 %4198 = add i64 %4197, %4181
 %4199 = mul i64 %4198, 24
 %4200 = getelementptr i8, ptr %4195, i64 %4199
 store double %3651, ptr %4200, align 8
 %4201 = getelementptr i8, ptr %4200, i64 8
 %4202 = select i1 %4196, i64 %4193, i64 0
 %4203 = mul i64 %4181, 24
 %4204 = getelementptr i8, ptr %4192, i64 %4203
 %4205 = getelementptr i64, ptr %4204, i64 %4202
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %4201, i8 0, i64 16, i1 false)
 store i64 %4190, ptr %4205, align 8
 %4206 = getelementptr i8, ptr %4204, i64 8
 %4207 = getelementptr i64, ptr %4206, i64 %4202
 store i64 0, ptr %4207, align 8
 %4208 = getelementptr i8, ptr %4204, i64 16
 %4209 = getelementptr i64, ptr %4208, i64 %4202
 store i64 %4189, ptr %4209, align 8
 %4210 = add nsw i64 %4181, 1
 store i64 %4210, ptr %78, align 1
 br label %4211
4211:
 store i64 %4175, ptr %4434, align 8
 br label %4417
4212:
 %4213 = getelementptr i64, ptr %4146, i64 %4427
 %4214 = getelementptr i64, ptr %4213, i64 %4429
 %4215 = load i64, ptr %4214, align 8
 %4216 = load double, ptr %193, align 1
 %4217 = load double, ptr %182, align 1
 %4218 = fmul nsz contract double %398, %4217
 %4219 = fmul nsz contract double %4448, %4218
 %4220 = fadd nsz contract double %4216, %4219
 %4221 = fmul nsz contract double %4220, 1.000000e+01
 %4222 = fsub nsz contract double %4446, %4443
 %4223 = tail call nsz contract double @llvm.fabs.f64(double %4222)
 %4224 = fmul nsz contract double %398, %4223
 %4225 = fadd nsz contract double %4224, %4221
 %4226 = getelementptr double, ptr %4127, i64 %4420
 %4227 = load double, ptr %4226, align 8
 %4228 = getelementptr double, ptr %4138, i64 %4441
 %4229 = load double, ptr %4228, align 8
 %4230 = getelementptr double, ptr %4136, i64 %4441
 %4231 = load double, ptr %4230, align 8
 %4232 = fsub nsz contract double %4229, %4231
 %4233 = fmul nsz contract double %398, %4232
 %4234 = fadd nsz contract double %4227, %4233
 %4235 = icmp eq i64 %4435, 0
 %4236 = fmul nsz contract double %4225, 2.000000e+00
 %4237 = select i1 %4235, double %4225, double %4236
 %4238 = fcmp nsz contract ugt double %4234, %4237
 %4239 = xor i1 %4238, true
 %4240 = zext i1 %4239 to i64
 %4241 = load i64, ptr %262, align 1
 %4242 = icmp eq i64 %4241, 0
 %4243 = fcmp nsz contract ugt double %4227, %4225
 %4244 = icmp eq i64 %4215, 1
 %4245 = select i1 %4243, i1 true, i1 %4244
 %4246 = select i1 %4245, i64 %4435, i64 %4240
 %4247 = select i1 %4242, i64 %4246, i64 %4435
 %4248 = icmp eq i64 %4247, %4240
 %4249 = icmp eq i64 %4215, 0
 %4250 = select i1 %4248, i1 %4249, i1 false
 br i1 %4250, label %4409, label %4251
4251:
 %4252 = xor i64 %4423, -1
 %4253 = getelementptr double, ptr %4140, i64 %4441
 %4254 = load double, ptr %4253, align 8
 %4255 = getelementptr double, ptr %4144, i64 %4427
 %4256 = getelementptr double, ptr %4255, i64 %4429
 %4257 = load double, ptr %4256, align 8
 %4258 = select i1 %4249, double 0.000000e+00, double %4254
 %4259 = select i1 %4249, double 0.000000e+00, double %4257
 %4260 = icmp eq i64 %4247, 0
 %4261 = and i1 %4238, %4260
 br i1 %4261, label %4262, label %4294
4262:
 br i1 %4244, label %4263, label %4409
4263:
 %4264 = load i64, ptr %77, align 1
 %4265 = load i64, ptr %78, align 1
 %4266 = icmp slt i64 %4265, %4264
 br i1 %4266, label %4270, label %4267
4267:
 %4268 = load i64, ptr %265, align 1
 %4269 = add nsw i64 %4268, 1
 store i64 %4269, ptr %265, align 1
 br label %4409
4270:
 %4271 = load i64, ptr %266, align 1
 %4272 = inttoptr i64 %4271 to ptr
 %4273 = mul nsw i64 %4264, 3
 %4274 = load i64, ptr %264, align 1
 %4275 = inttoptr i64 %4274 to ptr
 %4276 = icmp slt i64 %4265, 0
 %4277 = select i1 %4276, i64 %4264, i64 0
 %4278 = add i64 %4277, %4265
 %4279 = mul i64 %4278, 24
 %4280 = getelementptr i8, ptr %4275, i64 %4279
 store double %3651, ptr %4280, align 8
 %4281 = getelementptr i8, ptr %4280, i64 8
 store double %4254, ptr %4281, align 8
 %4282 = getelementptr i8, ptr %4280, i64 16
 store double %4257, ptr %4282, align 8
 %4283 = select i1 %4276, i64 %4273, i64 0
 %4284 = mul i64 %4265, 24
 %4285 = getelementptr i8, ptr %4272, i64 %4284
 %4286 = getelementptr i64, ptr %4285, i64 %4283
 store i64 %4252, ptr %4286, align 8
 %4287 = getelementptr i8, ptr %4285, i64 8
 %4288 = getelementptr i64, ptr %4287, i64 %4283
 store i64 0, ptr %4288, align 8
 %4289 = getelementptr i8, ptr %4285, i64 16
 %4290 = getelementptr i64, ptr %4289, i64 %4283
 store i64 0, ptr %4290, align 8
 %4291 = add nsw i64 %4265, 1
 store i64 %4291, ptr %78, align 1
 %4292 = load i64, ptr %263, align 1
 %4293 = add i64 %4292, %4291
 br label %4409
4294:
 br i1 %4260, label %4295, label %4326
4295:
 %4296 = load i64, ptr %77, align 1
 %4297 = load i64, ptr %78, align 1
 %4298 = icmp slt i64 %4297, %4296
 br i1 %4298, label %4302, label %4299
4299:
 %4300 = load i64, ptr %265, align 1
 %4301 = add nsw i64 %4300, 1
 store i64 %4301, ptr %265, align 1
 br label %4409
4302:
 %4303 = load i64, ptr %266, align 1
 %4304 = inttoptr i64 %4303 to ptr
 %4305 = mul nsw i64 %4296, 3
 %4306 = load i64, ptr %264, align 1
 %4307 = inttoptr i64 %4306 to ptr
 %4308 = icmp slt i64 %4297, 0
 %4309 = select i1 %4308, i64 %4296, i64 0
 %4310 = add i64 %4309, %4297
 %4311 = mul i64 %4310, 24
 %4312 = getelementptr i8, ptr %4307, i64 %4311
 store double %3651, ptr %4312, align 8
 %4313 = getelementptr i8, ptr %4312, i64 8
 store double %4258, ptr %4313, align 8
 %4314 = getelementptr i8, ptr %4312, i64 16
 store double %4259, ptr %4314, align 8
 %4315 = select i1 %4308, i64 %4305, i64 0
 %4316 = mul i64 %4297, 24
 %4317 = getelementptr i8, ptr %4304, i64 %4316
 %4318 = getelementptr i64, ptr %4317, i64 %4315
 store i64 %4252, ptr %4318, align 8
 %4319 = getelementptr i8, ptr %4317, i64 8
 %4320 = getelementptr i64, ptr %4319, i64 %4315
 store i64 0, ptr %4320, align 8
 %4321 = getelementptr i8, ptr %4317, i64 16
 %4322 = getelementptr i64, ptr %4321, i64 %4315
 store i64 1, ptr %4322, align 8
 %4323 = add nsw i64 %4297, 1
 store i64 %4323, ptr %78, align 1
 %4324 = load i64, ptr %263, align 1
 %4325 = add i64 %4324, %4323
 br label %4409
4326:
 br i1 %4238, label %4327, label %4356
4327:
 %4328 = load i64, ptr %77, align 1
 %4329 = load i64, ptr %78, align 1
 %4330 = icmp slt i64 %4329, %4328
 br i1 %4330, label %4334, label %4331
4331:
 %4332 = load i64, ptr %265, align 1
 %4333 = add nsw i64 %4332, 1
 store i64 %4333, ptr %265, align 1
 br label %4408
4334:
 %4335 = load i64, ptr %266, align 1
 %4336 = inttoptr i64 %4335 to ptr
 %4337 = mul nsw i64 %4328, 3
 %4338 = load i64, ptr %264, align 1
 %4339 = inttoptr i64 %4338 to ptr
 %4340 = icmp slt i64 %4329, 0
 %4341 = select i1 %4340, i64 %4328, i64 0
 %4342 = add i64 %4341, %4329
 %4343 = mul i64 %4342, 24
 %4344 = getelementptr i8, ptr %4339, i64 %4343
 store double %3651, ptr %4344, align 8
 %4345 = getelementptr i8, ptr %4344, i64 8
 store double %4258, ptr %4345, align 8
 %4346 = getelementptr i8, ptr %4344, i64 16
 store double %4259, ptr %4346, align 8
 %4347 = select i1 %4340, i64 %4337, i64 0
 %4348 = mul i64 %4329, 24
 %4349 = getelementptr i8, ptr %4336, i64 %4348
 %4350 = getelementptr i64, ptr %4349, i64 %4347
 store i64 %4252, ptr %4350, align 8
 %4351 = getelementptr i8, ptr %4349, i64 8
 %4352 = getelementptr i64, ptr %4351, i64 %4347
 store i64 0, ptr %4352, align 8
 %4353 = getelementptr i8, ptr %4349, i64 16
 %4354 = getelementptr i64, ptr %4353, i64 %4347
 store i64 16, ptr %4354, align 8
 %4355 = add nsw i64 %4329, 1
 store i64 %4355, ptr %78, align 1
 br label %4408
4356:
 br i1 %4249, label %4408, label %4357
4357:
 %4358 = load i64, ptr %263, align 1
 %4359 = xor i64 %4358, -1
 %4360 = add i64 %4438, %4359
 %4361 = icmp slt i64 %4438, 1
 %4362 = icmp slt i64 %4360, 0
 %4363 = select i1 %4361, i1 true, i1 %4362
 br i1 %4363, label %4375, label %4364
4364:
 %4365 = load i64, ptr %264, align 1
 %4366 = inttoptr i64 %4365 to ptr
 %4367 = mul i64 %4360, 24
 %4368 = getelementptr i8, ptr %4366, i64 %4367
 %4369 = getelementptr i8, ptr %4368, i64 8
 %4370 = load double, ptr %4369, align 8
 %4371 = fadd nsz contract double %4254, %4370
 store double %4371, ptr %4369, align 8
 %4372 = getelementptr i8, ptr %4368, i64 16
 %4373 = load double, ptr %4372, align 8
 %4374 = fadd nsz contract double %4257, %4373
 store double %4374, ptr %4372, align 8
 br label %4408
4375:
 %4376 = icmp ne i64 %4438, 0
 %4377 = fcmp nsz contract ogt double %4257, 0.000000e+00
 %4378 = select i1 %4376, i1 true, i1 %4377
 br i1 %4378, label %4379, label %4408
4379:
 %4380 = load i64, ptr %77, align 1
 %4381 = load i64, ptr %78, align 1
 %4382 = icmp slt i64 %4381, %4380
 br i1 %4382, label %4386, label %4383
4383:
 %4384 = load i64, ptr %265, align 1
 %4385 = add nsw i64 %4384, 1
 store i64 %4385, ptr %265, align 1
 br label %4408
4386:
 %4387 = load i64, ptr %266, align 1
 %4388 = inttoptr i64 %4387 to ptr
 %4389 = mul nsw i64 %4380, 3
 %4390 = load i64, ptr %264, align 1
 %4391 = inttoptr i64 %4390 to ptr
 %4392 = icmp slt i64 %4381, 0
 %4393 = select i1 %4392, i64 %4380, i64 0
 %4394 = add i64 %4393, %4381
 %4395 = mul i64 %4394, 24
 %4396 = getelementptr i8, ptr %4391, i64 %4395
 store double %3651, ptr %4396, align 8
 %4397 = getelementptr i8, ptr %4396, i64 8
 store double %4254, ptr %4397, align 8
 %4398 = getelementptr i8, ptr %4396, i64 16
 store double %4257, ptr %4398, align 8
 %4399 = select i1 %4392, i64 %4389, i64 0
 %4400 = mul i64 %4381, 24
 %4401 = getelementptr i8, ptr %4388, i64 %4400
 %4402 = getelementptr i64, ptr %4401, i64 %4399
 store i64 %4252, ptr %4402, align 8
 %4403 = getelementptr i8, ptr %4401, i64 8
 %4404 = getelementptr i64, ptr %4403, i64 %4399
 store i64 0, ptr %4404, align 8
 %4405 = getelementptr i8, ptr %4401, i64 16
 %4406 = getelementptr i64, ptr %4405, i64 %4399
 store i64 17, ptr %4406, align 8
 %4407 = add nsw i64 %4381, 1
 store i64 %4407, ptr %78, align 1
 br label %4408
4408:
 store i64 %4240, ptr %4434, align 8
 store i64 0, ptr %4437, align 8
 br label %4417
4409:
 %4410 = phi i64 [ 0, %4212 ], [ %4293, %4270 ], [ -1, %4299 ], [ -1, %4267 ], [ %4325, %4302 ], [ 0, %4262 ]
 store i64 %4240, ptr %4434, align 8
 store i64 0, ptr %4437, align 8
 %4411 = icmp ne i64 %4247, 0
 %4412 = or i1 %4238, %4411
 br i1 %4412, label %4417, label %4413
4413:
 %4414 = load double, ptr %4226, align 8
 %4415 = fcmp nsz contract ogt double %4414, %4225
 br i1 %4415, label %4416, label %4417
4416:
 store i64 %4410, ptr %4437, align 8
 br label %4417
4417:
 %4418 = icmp eq i64 %4421, %4150
 br i1 %4418, label %4454, label %4419
4419:
 %4420 = phi i64 [ %4421, %4417 ], [ 0, %4120 ]
 %4421 = add nuw nsw i64 %4420, 1
 %4422 = getelementptr i64, ptr %4125, i64 %4420
 %4423 = load i64, ptr %4422, align 8
 %4424 = load i64, ptr %134, align 1
 %4425 = mul nsw i64 %4424, 3
 %4426 = add nsw i64 %4425, %4420
 %4427 = add nsw i64 %4424, %4420
 %4428 = icmp slt i64 %4427, 0
 %4429 = select i1 %4428, i64 %4143, i64 0
 %4430 = icmp slt i64 %4423, 0
 %4431 = select i1 %4430, i64 %4148, i64 0
 %4432 = mul i64 %4423, 24
 %4433 = getelementptr i8, ptr %4149, i64 %4432
 %4434 = getelementptr i64, ptr %4433, i64 %4431
 %4435 = load i64, ptr %4434, align 8
 %4436 = getelementptr i8, ptr %4433, i64 8
 %4437 = getelementptr i64, ptr %4436, i64 %4431
 %4438 = load i64, ptr %4437, align 8
 %4439 = icmp slt i64 %4426, 0
 %4440 = select i1 %4439, i64 %4131, i64 0
 %4441 = add i64 %4440, %4426
 %4442 = getelementptr double, ptr %4132, i64 %4441
 %4443 = load double, ptr %4442, align 8
 %4444 = tail call nsz contract double @llvm.fabs.f64(double %4443)
 %4445 = getelementptr double, ptr %4134, i64 %4441
 %4446 = load double, ptr %4445, align 8
 %4447 = tail call nsz contract double @llvm.fabs.f64(double %4446)
 %4448 = fadd nsz contract double %4444, %4447
 %4449 = select i1 %4430, i64 %4122, i64 0
 %4450 = getelementptr i64, ptr %4123, i64 %4423
 %4451 = getelementptr i64, ptr %4450, i64 %4449
 %4452 = load i64, ptr %4451, align 8
 %4453 = icmp eq i64 %4452, 0
 br i1 %4453, label %4212, label %4152
4454:
 %4455 = load i64, ptr %79, align 1
 %4456 = load i64, ptr %144, align 1
 %4457 = inttoptr i64 %4456 to ptr
 br label %4458
4458:
 %4459 = phi ptr [ %4457, %4454 ], [ %4140, %4120 ]
 %4460 = phi i64 [ %4455, %4454 ], [ %4142, %4120 ]
 store i64 1, ptr %262, align 1
 %4461 = load i64, ptr %140, align 1
 %4462 = inttoptr i64 %4461 to ptr
 %4463 = load i64, ptr %145, align 1
 %4464 = inttoptr i64 %4463 to ptr
 %4465 = load i64, ptr %146, align 1
 %4466 = inttoptr i64 %4465 to ptr
 %4467 = mul nsw i64 %4460, 3
 %4468 = load i64, ptr %147, align 1
 %4469 = load i64, ptr %148, align 1
 %4470 = inttoptr i64 %4468 to ptr
 %4471 = load i64, ptr %149, align 1
 %4472 = inttoptr i64 %4471 to ptr
 %4473 = load i64, ptr %150, align 1
 %4474 = inttoptr i64 %4473 to ptr
 %4475 = add nsw i64 %4469, -1
 %4476 = load i64, ptr %152, align 1
 %4477 = icmp slt i64 %4476, 1
 br i1 %4477, label %4494, label %4559
4478:
 %4479 = phi i64 [ %4485, %4478 ], [ %4569, %4559 ]
 %4480 = icmp slt i64 %4479, 0
 %4481 = select i1 %4480, i64 %4469, i64 0
 %4482 = getelementptr i64, ptr %4470, i64 %4479
 %4483 = getelementptr i64, ptr %4482, i64 %4481
 store i64 -1, ptr %4483, align 8
 %4484 = add nsw i64 %4479, 1
 %4485 = and i64 %4484, %4475
 %4486 = icmp slt i64 %4485, 0
 %4487 = select i1 %4486, i64 %4469, i64 0
 %4488 = getelementptr i64, ptr %4470, i64 %4485
 %4489 = getelementptr i64, ptr %4488, i64 %4487
 %4490 = load i64, ptr %4489, align 8
 %4491 = icmp sgt i64 %4490, -1
 br i1 %4491, label %4478, label %4492
4492:
 %4493 = icmp eq i64 %4476, %4561
 br i1 %4493, label %4494, label %4559
4494:
 store i64 0, ptr %152, align 1
 %4495 = load i64, ptr %134, align 1
 %4496 = icmp slt i64 %4495, 1
 br i1 %4496, label %4629, label %4576
4497:
 %4498 = getelementptr i64, ptr %4472, i64 %4580
 %4499 = load i64, ptr %4498, align 8
 %4500 = icmp eq i64 %4499, 0
 br i1 %4500, label %4538, label %4501
4501:
 %4502 = load i64, ptr %107, align 1
 %4503 = inttoptr i64 %4502 to ptr
 %4504 = shl i64 %4578, 5
 %4505 = getelementptr i8, ptr %4503, i64 %4504
 %4506 = load i64, ptr %4505, align 8
 %4507 = load i64, ptr %103, align 1
 %4508 = mul nsw i64 %4507, %4506
 %4509 = getelementptr i8, ptr %4505, i64 8
 %4510 = load i64, ptr %4509, align 8
 %4511 = add nsw i64 %4508, %4510
 %4512 = shl nsw i64 %4511, 16
 %4513 = getelementptr i8, ptr %4505, i64 24
 %4514 = load i64, ptr %4513, align 8
 %4515 = add nsw i64 %4512, %4514
 %4516 = icmp slt i64 %4577, 0
 %4517 = select i1 %4516, i64 %4460, i64 0
 %4518 = getelementptr i64, ptr %4464, i64 %4577
 %4519 = getelementptr i64, ptr %4518, i64 %4517
 store i64 %4515, ptr %4519, align 8
 %4520 = getelementptr i64, ptr %4472, i64 %4580
 br label %4584
4521:
 %4522 = mul i64 %4578, 72
 %4523 = getelementptr i8, ptr %4462, i64 %4522
 br label %4597
4524:
 %4525 = add nuw nsw i64 %4598, 1
 %4526 = fdiv nsz contract double %4610, %398
 %4527 = load i64, ptr %152, align 1
 %4528 = icmp slt i64 %4527, 0
 %4529 = select i1 %4528, i64 %4460, i64 0
 %4530 = add i64 %4529, %4527
 %4531 = mul i64 %4530, 24
 %4532 = getelementptr i8, ptr %4466, i64 %4531
 %4533 = getelementptr double, ptr %4532, i64 %4598
 store double %4526, ptr %4533, align 8
 %4534 = icmp eq i64 %4525, 3
 br i1 %4534, label %4535, label %4597
4535:
 %4536 = load i64, ptr %152, align 1
 %4537 = add nsw i64 %4536, 1
 store i64 %4537, ptr %152, align 1
 br label %4538
4538:
 %4539 = phi i64 [ %4537, %4535 ], [ %4577, %4497 ]
 %4540 = icmp eq i64 %4579, %4495
 br i1 %4540, label %4541, label %4576
4541:
 %4542 = icmp slt i64 %4539, 1
 br i1 %4542, label %4629, label %4612
4543:
 %4544 = phi i64 [ %4546, %4543 ], [ %4622, %4612 ]
 %4545 = add nsw i64 %4544, 1
 %4546 = and i64 %4545, %4475
 %4547 = icmp slt i64 %4546, 0
 %4548 = select i1 %4547, i64 %4469, i64 0
 %4549 = getelementptr i64, ptr %4470, i64 %4546
 %4550 = getelementptr i64, ptr %4549, i64 %4548
 %4551 = load i64, ptr %4550, align 8
 %4552 = icmp sgt i64 %4551, -1
 br i1 %4552, label %4543, label %4553
4553:
 %4554 = phi i64 [ %4624, %4612 ], [ %4548, %4543 ]
 %4555 = phi i64 [ %4622, %4612 ], [ %4546, %4543 ]
 %4556 = getelementptr i64, ptr %4470, i64 %4555
 %4557 = getelementptr i64, ptr %4556, i64 %4554
 store i64 %4613, ptr %4557, align 8
 %4558 = icmp eq i64 %4539, %4614
 br i1 %4558, label %4629, label %4612
4559:
 %4560 = phi i64 [ %4561, %4492 ], [ 0, %4458 ]
 %4561 = add nuw nsw i64 %4560, 1
 %4562 = getelementptr i64, ptr %4464, i64 %4560
 %4563 = load i64, ptr %4562, align 8
 %4564 = srem i64 %4563, 1000003
 %4565 = icmp slt i64 %4564, 0
 %4566 = add nsw i64 %4564, 1000003
 %4567 = select i1 %4565, i64 %4566, i64 %4564
 %4568 = mul nsw i64 %4567, 2654435761
 %4569 = and i64 %4568, %4475
 %4570 = icmp slt i64 %4569, 0
 %4571 = select i1 %4570, i64 %4469, i64 0
 %4572 = getelementptr i64, ptr %4470, i64 %4569
 %4573 = getelementptr i64, ptr %4572, i64 %4571
 %4574 = load i64, ptr %4573, align 8
 %4575 = icmp sgt i64 %4574, -1
 br i1 %4575, label %4478, label %4492
4576:
 %4577 = phi i64 [ %4539, %4538 ], [ 0, %4494 ]
 %4578 = phi i64 [ %4579, %4538 ], [ 0, %4494 ]
 %4579 = add nuw nsw i64 %4578, 1
 %4580 = mul nuw nsw i64 %4578, 3
 %4581 = getelementptr double, ptr %4459, i64 %4580
 %4582 = load double, ptr %4581, align 8
 %4583 = fcmp nsz contract ogt double %4582, 0.000000e+00
 br i1 %4583, label %4501, label %4497
4584:
 %4585 = phi i64 [ 0, %4501 ], [ %4586, %4584 ]
 %4586 = add nuw nsw i64 %4585, 1
 %4587 = getelementptr i64, ptr %4520, i64 %4585
 %4588 = load i64, ptr %4587, align 8
 %4589 = load i64, ptr %152, align 1
 %4590 = mul nsw i64 %4589, 3
 %4591 = add nsw i64 %4590, %4585
 %4592 = icmp slt i64 %4591, 0
 %4593 = select i1 %4592, i64 %4467, i64 0
 %4594 = getelementptr i64, ptr %4474, i64 %4591
 %4595 = getelementptr i64, ptr %4594, i64 %4593
 store i64 %4588, ptr %4595, align 8
 %4596 = icmp eq i64 %4586, 3
 br i1 %4596, label %4521, label %4584
4597:
 %4598 = phi i64 [ 0, %4521 ], [ %4525, %4524 ]
 %4599 = getelementptr double, ptr %4523, i64 %4598
 br label %4600
4600:
 %4601 = phi double [ 0.000000e+00, %4597 ], [ %4610, %4600 ]
 %4602 = phi i64 [ 0, %4597 ], [ %4603, %4600 ]
 %4603 = add nuw nsw i64 %4602, 1
 %4604 = mul nuw nsw i64 %4602, 24
 %4605 = getelementptr i8, ptr %4599, i64 %4604
 %4606 = load double, ptr %4605, align 8
 %4607 = getelementptr double, ptr %4581, i64 %4602
 %4608 = load double, ptr %4607, align 8
 %4609 = fmul nsz contract double %4606, %4608
 %4610 = fadd nsz contract double %4601, %4609
 %4611 = icmp eq i64 %4603, 3
 br i1 %4611, label %4524, label %4600
4612:
 %4613 = phi i64 [ %4614, %4553 ], [ 0, %4541 ]
 %4614 = add nuw nsw i64 %4613, 1
 %4615 = getelementptr i64, ptr %4464, i64 %4613
 %4616 = load i64, ptr %4615, align 8
 %4617 = srem i64 %4616, 1000003
 %4618 = icmp slt i64 %4617, 0
 %4619 = add nsw i64 %4617, 1000003
 %4620 = select i1 %4618, i64 %4619, i64 %4617
 %4621 = mul nsw i64 %4620, 2654435761
 %4622 = and i64 %4621, %4475
 %4623 = icmp slt i64 %4622, 0
 %4624 = select i1 %4623, i64 %4469, i64 0
 %4625 = getelementptr i64, ptr %4470, i64 %4622
 %4626 = getelementptr i64, ptr %4625, i64 %4624
 %4627 = load i64, ptr %4626, align 8
 %4628 = icmp sgt i64 %4627, -1
 br i1 %4628, label %4543, label %4553
4629:
 %4630 = load i64, ptr %268, align 1
 %4631 = load i64, ptr %134, align 1
 %4632 = add nsw i64 %4631, %4630
 store i64 %4632, ptr %268, align 1
 %4633 = load double, ptr %88, align 1
 %4634 = load i64, ptr %85, align 1
 %4635 = tail call nsz contract double @llvm.fabs.f64(double %4633)
 %4636 = fcmp nsz contract olt double %4635, 0x16687E92154EF7AC
 br i1 %4636, label %4637, label %4645
4637:
 %4638 = fmul nsz contract double %4635, 0x4670000000000000
 %4639 = fmul nsz contract double %4638, 0x3CA0000000000001
 %4640 = fadd nsz contract double %4638, %4639
 %4641 = fsub nsz contract double %4640, %4638
 %4642 = fmul nsz contract double %4641, 0x3970000000000000
 %4643 = fcmp nsz contract olt double %4642, 4.940660e-324
 %4644 = select i1 %4643, double 4.940660e-324, double %4642
 br label %4649
4645:
 %4646 = fmul nsz contract double %4635, 0x3CA0000000000001
 %4647 = fadd nsz contract double %4635, %4646
 %4648 = fsub nsz contract double %4647, %4635
 br label %4649
4649:
 %4650 = phi double [ %4648, %4645 ], [ %4644, %4637 ]
 %4651 = fmul nsz contract double %4650, 2.000000e+00
 br i1 %397, label %4665, label %4652
4652:
 %4653 = icmp slt i64 %4634, 0
 %4654 = select i1 %4653, i64 %11, i64 0
 %4655 = add i64 %4654, %4634
 %4656 = mul i64 %4655, %12
 %4657 = getelementptr double, ptr %10, i64 %4656
 %4658 = getelementptr i8, ptr %4657, i64 8
 %4659 = load double, ptr %4658, align 8
 %4660 = fcmp nsz contract ult double %4633, %4659
 br i1 %4660, label %4665, label %4661
4661:
 %4662 = add nsw i64 %4634, 1
 %4663 = icmp slt i64 %4662, %11
 %4664 = select i1 %4663, i64 %4662, i64 %4634
 br label %4665
4665:
 %4666 = phi i64 [ %4634, %4649 ], [ %4664, %4661 ], [ %4634, %4652 ]
 %4667 = load double, ptr %230, align 1
 %4668 = load double, ptr %52, align 1
 %4669 = fsub nsz contract double %4668, %4667
 br i1 %269, label %4670, label %4683
4670:
 %4671 = load i64, ptr %270, align 1
 br label %4672
4672:
 %4673 = phi double [ %4669, %4670 ], [ %4681, %4672 ]
 %4674 = phi i64 [ 0, %4670 ], [ %4675, %4672 ]
 %4675 = add nuw nsw i64 %4674, 1
 %4676 = icmp slt i64 %4674, %4671
 %4677 = getelementptr double, ptr %31, i64 %4674
 %4678 = load double, ptr %4677, align 8
 %4679 = fneg nsz contract double %4678
 %4680 = select i1 %4676, double %4678, double %4679
 %4681 = fadd nsz contract double %4673, %4680
 %4682 = icmp eq i64 %4675, %32
 br i1 %4682, label %4683, label %4672
4683:
 %4684 = phi double [ %4669, %4665 ], [ %4681, %4672 ]
 %4685 = icmp eq i64 %3616, 0
 br i1 %4685, label %4735, label %4686
4686:
 %4687 = load i64, ptr %234, align 1
 %4688 = fsub nsz contract double %4633, %4651
 br label %4769
4689:
 call fastcc void @f2(ptr %55, ptr readonly %51, ptr readonly %52, double %398, i64 %4775)
 br label %4690
4690:
 %4691 = icmp slt i64 %4770, 0
 %4692 = select i1 %4691, i64 %18, i64 0
 %4693 = getelementptr double, ptr %17, i64 %4770
 %4694 = getelementptr double, ptr %4693, i64 %4692
 %4695 = load double, ptr %4694, align 8
 %4696 = fcmp nsz contract olt double %4695, %4688
 br i1 %4696, label %4697, label %4733
4697:
 %4698 = icmp slt i64 %4775, 0
 %4699 = select i1 %4698, i64 %39, i64 0
 %4700 = add i64 %4699, %4775
 %4701 = mul i64 %4700, %40
 %4702 = getelementptr double, ptr %38, i64 %4701
 store double 0.000000e+00, ptr %56, align 8
 call fastcc void @f0(ptr %56, ptr readonly %51, ptr readonly %52, ptr %4702, i64 %40)
 %4703 = load double, ptr %56, align 8
 %4704 = select i1 %4698, i64 %42, i64 0
 %4705 = add i64 %4704, %4775
 %4706 = mul i64 %4705, %43
 %4707 = getelementptr double, ptr %41, i64 %4706
 %4708 = load double, ptr %52, align 1
 %4709 = fsub nsz contract double %4708, %4703
 br i1 %272, label %4723, label %4710
4710:
 %4711 = load i64, ptr %270, align 1
 br label %4712
4712:
 %4713 = phi double [ %4709, %4710 ], [ %4721, %4712 ]
 %4714 = phi i64 [ 0, %4710 ], [ %4715, %4712 ]
 %4715 = add nuw nsw i64 %4714, 1
 %4716 = icmp slt i64 %4714, %4711
 %4717 = getelementptr double, ptr %4707, i64 %4714
 %4718 = load double, ptr %4717, align 8
 %4719 = fneg nsz contract double %4718
 %4720 = select i1 %4716, double %4718, double %4719
 %4721 = fadd nsz contract double %4713, %4720
 %4722 = icmp eq i64 %4715, %43
 br i1 %4722, label %4723, label %4712
4723:
 %4724 = phi double [ %4709, %4697 ], [ %4721, %4712 ]
 %4725 = load i64, ptr %229, align 1
 %4726 = icmp slt i64 %4725, 0
 %4727 = select i1 %4726, i64 %43, i64 0
 %4728 = getelementptr double, ptr %4707, i64 %4725
 %4729 = getelementptr double, ptr %4728, i64 %4727
 %4730 = load double, ptr %4729, align 8
 %4731 = fsub nsz contract double %4724, %4684
 %4732 = fadd nsz contract double %4731, %4730
 store double %4732, ptr %4729, align 8
 br label %4733
4733:
 %4734 = icmp samesign ugt i64 %4771, 1
 br i1 %4734, label %4769, label %4735
4735:
 br i1 %115, label %4743, label %4736
4736:
 %4737 = phi i64 [ %4738, %4736 ], [ 0, %4735 ]
 %4738 = add nuw nsw i64 %4737, 1
 %4739 = getelementptr double, ptr %28, i64 %4737
 %4740 = load double, ptr %4739, align 8
 %4741 = getelementptr double, ptr %26, i64 %4737
 store double %4740, ptr %4741, align 8
 %4742 = icmp eq i64 %27, %4738
 br i1 %4742, label %4743, label %4736
4743:
 br i1 %269, label %4778, label %4744
4744:
 %4745 = load i64, ptr %234, align 1
 br i1 %4685, label %4748, label %4804
4746:
 %4747 = load i64, ptr %234, align 1
 br label %4748
4748:
 %4749 = phi i64 [ %4747, %4746 ], [ %4745, %4744 ]
 %4750 = add nsw i64 %4749, %3616
 store i64 %4750, ptr %234, align 1
 store i64 %4666, ptr %85, align 1
 store double %4633, ptr %50, align 1
 br i1 %115, label %4758, label %4751
4751:
 %4752 = phi i64 [ %4753, %4751 ], [ 0, %4748 ]
 %4753 = add nuw nsw i64 %4752, 1
 %4754 = getelementptr double, ptr %26, i64 %4752
 %4755 = load double, ptr %4754, align 8
 %4756 = getelementptr double, ptr %20, i64 %4752
 store double %4755, ptr %4756, align 8
 %4757 = icmp eq i64 %27, %4753
 br i1 %4757, label %4758, label %4751
4758:
 br i1 %217, label %4759, label %4841
4759:
 %4760 = phi i64 [ %4762, %4759 ], [ %5, %4758 ]
 %4761 = phi i64 [ %4763, %4759 ], [ %27, %4758 ]
 %4762 = add nsw i64 %4760, -1
 %4763 = add i64 %4761, 1
 %4764 = icmp slt i64 %4761, 0
 %4765 = select i1 %4764, i64 %21, i64 0
 %4766 = getelementptr double, ptr %20, i64 %4761
 %4767 = getelementptr double, ptr %4766, i64 %4765
 store double 0.000000e+00, ptr %4767, align 8
 %4768 = icmp samesign ugt i64 %4760, 1
 br i1 %4768, label %4759, label %4841
4769:
 %4770 = phi i64 [ %4687, %4686 ], [ %4773, %4733 ]
 %4771 = phi i64 [ %3616, %4686 ], [ %4772, %4733 ]
 %4772 = add nsw i64 %4771, -1
 %4773 = add i64 %4770, 1
 %4774 = load i64, ptr %235, align 1
 %4775 = sub nsw i64 %4770, %4774
 %4776 = load i64, ptr %271, align 1
 %4777 = icmp sgt i64 %4776, 0
 br i1 %4777, label %4689, label %4690
4778:
 %4779 = phi i64 [ %4780, %4778 ], [ 0, %4743 ]
 %4780 = add nuw nsw i64 %4779, 1
 %4781 = getelementptr double, ptr %31, i64 %4779
 %4782 = load double, ptr %4781, align 8
 %4783 = add nsw i64 %4779, %5
 %4784 = icmp slt i64 %4783, 0
 %4785 = select i1 %4784, i64 %25, i64 0
 %4786 = getelementptr double, ptr %23, i64 %4783
 %4787 = getelementptr double, ptr %4786, i64 %4785
 %4788 = load double, ptr %4787, align 8
 %4789 = fadd nsz contract double %4782, %4788
 store double %4789, ptr %4781, align 8
 %4790 = load double, ptr %273, align 1
 %4791 = load double, ptr %4787, align 8
 %4792 = tail call nsz contract double @llvm.fabs.f64(double %4791)
 %4793 = fadd nsz contract double %4790, %4792
 store double %4793, ptr %273, align 1
 %4794 = getelementptr double, ptr %33, i64 %4779
 %4795 = load double, ptr %4794, align 8
 %4796 = load double, ptr %4781, align 8
 %4797 = fcmp nsz contract olt double %4796, %4795
 %4798 = select i1 %4797, double %4796, double %4795
 %4799 = getelementptr double, ptr %34, i64 %4779
 %4800 = load double, ptr %4799, align 8
 %4801 = fcmp nsz contract ogt double %4796, %4800
 %4802 = select i1 %4801, double %4796, double %4800
 store double %4798, ptr %4794, align 8
 store double %4802, ptr %4799, align 8
 %4803 = icmp eq i64 %4780, %32
 br i1 %4803, label %4744, label %4778
4804:
 %4805 = phi i64 [ %4807, %4839 ], [ %3616, %4744 ]
 %4806 = phi i64 [ %4808, %4839 ], [ %4745, %4744 ]
 %4807 = add nsw i64 %4805, -1
 %4808 = add i64 %4806, 1
 %4809 = load i64, ptr %235, align 1
 %4810 = sub i64 %4806, %4809
 %4811 = icmp slt i64 %4810, 0
 %4812 = select i1 %4811, i64 %48, i64 0
 %4813 = add i64 %4812, %4810
 %4814 = mul i64 %4813, %49
 %4815 = getelementptr double, ptr %47, i64 %4814
 br i1 %274, label %4819, label %4816
4816:
 %4817 = shl i64 %4814, 3
 %4818 = getelementptr i8, ptr %47, i64 %4817
 tail call void @llvm.memset.p0.i64(ptr align 8 %4818, i8 0, i64 %275, i1 false)
 br label %4819
4819:
 %4820 = load double, ptr %273, align 1
 store double %4820, ptr %4815, align 8
 br i1 %269, label %4821, label %4839
4821:
 %4822 = phi i64 [ %4823, %4821 ], [ 0, %4819 ]
 %4823 = add nuw nsw i64 %4822, 1
 %4824 = getelementptr i64, ptr %19, i64 %4822
 %4825 = load i64, ptr %4824, align 8
 %4826 = icmp slt i64 %4825, -1
 %4827 = select i1 %4826, i64 %49, i64 0
 %4828 = getelementptr double, ptr %4815, i64 %4825
 %4829 = getelementptr i8, ptr %4828, i64 8
 %4830 = getelementptr double, ptr %4829, i64 %4827
 %4831 = load double, ptr %4830, align 8
 %4832 = getelementptr double, ptr %34, i64 %4822
 %4833 = load double, ptr %4832, align 8
 %4834 = getelementptr double, ptr %33, i64 %4822
 %4835 = load double, ptr %4834, align 8
 %4836 = fsub nsz contract double %4833, %4835
 %4837 = fadd nsz contract double %4831, %4836
 store double %4837, ptr %4830, align 8
 %4838 = icmp eq i64 %32, %4823
 br i1 %4838, label %4839, label %4821
4839:
 %4840 = icmp sgt i64 %4805, 1
 br i1 %4840, label %4804, label %4746
4841:
 store double %3400, ptr %230, align 1
 store double %398, ptr %276, align 1
 %4842 = load i64, ptr %82, align 1
 %4843 = add nsw i64 %4842, 1
 store i64 %4843, ptr %82, align 1
 %4844 = load double, ptr %50, align 1
 %4845 = load double, ptr %97, align 8
 %4846 = fcmp nsz contract ult double %4844, %4845
 br i1 %4846, label %4847, label %4850
4847:
 %4848 = load double, ptr %86, align 1
 %4849 = fcmp nsz contract ult double %4844, %4848
 br i1 %4849, label %4852, label %4850
4850:
 %4851 = phi i64 [ 1, %4841 ], [ 6, %4847 ]
 store i64 %4851, ptr %81, align 1
 br label %4852
4852:
 br i1 %84, label %4853, label %4863
4853:
 store double %7, ptr %87, align 1
 %4854 = load double, ptr %10, align 8
 %4855 = load i64, ptr %90, align 1
 %4856 = add nsw i64 %4855, 1
 %4857 = sitofp i64 %4856 to double
 %4858 = fadd nsz contract double %4857, 0xBEB0C6F7A0B5ED8D
 %4859 = fmul nsz contract double %7, %4858
 %4860 = fadd nsz contract double %4854, %4859
 %4861 = fcmp nsz contract ult double %4844, %4860
 br i1 %4861, label %4887, label %4862
4862:
 store i64 %4856, ptr %90, align 1
 br label %4887
4863:
 %4864 = load double, ptr %261, align 1
 %4865 = fcmp nsz contract ogt double %4864, 1.000000e+00
 %4866 = select i1 %4865, double 1.000000e+00, double 6.000000e+00
 %4867 = fcmp nsz contract olt double %4864, 1.000000e-04
 %4868 = select i1 %4867, double 1.000000e-04, double %4864
 %4869 = fcmp nsz contract ogt double %4868, 1.000000e+00
 %4870 = select i1 %4869, double 1.000000e+00, double %4868
 %4871 = tail call nsz contract double @llvm.pow.f64(double %4870, double 4.000000e-02)
 %4872 = fmul nsz contract double %279, %4871
 %4873 = fcmp nsz contract olt double %4872, 0x3FD5555555555555
 %4874 = select i1 %4873, double 0x3FD5555555555555, double %4872
 %4875 = fcmp nsz contract olt double %4866, %4874
 %4876 = select i1 %4875, double %4866, double %4874
 %4877 = fmul nsz contract double %398, %4876
 %4878 = load double, ptr %87, align 1
 %4879 = fcmp nsz contract olt double %398, %4878
 %4880 = fcmp nsz contract oge double %4872, 1.000000e+00
 %4881 = select i1 %4879, i1 %4880, i1 false
 %4882 = fcmp nsz contract ogt double %4878, %4877
 %4883 = select i1 %4881, i1 %4882, i1 false
 %4884 = select i1 %4883, double %4878, double %4877
 %4885 = fcmp nsz contract olt double %8, %4884
 %4886 = select i1 %4885, double %8, double %4884
 store double %4886, ptr %87, align 1
 store double 1.000000e-04, ptr %261, align 1
 br label %4887
4887:
 %4888 = icmp sgt i64 %4890, 1
 br i1 %4888, label %4889, label %282
4889:
 %4890 = phi i64 [ %53, %76 ], [ %4891, %4887 ]
 %4891 = add nsw i64 %4890, -1
 %4892 = load i64, ptr %77, align 1
 %4893 = load i64, ptr %78, align 1
 %4894 = sub nsw i64 %4892, %4893
 %4895 = load i64, ptr %79, align 1
 %4896 = mul nsw i64 %4895, 3
 %4897 = load i64, ptr %80, align 1
 %4898 = shl nsw i64 %4897, 1
 %4899 = add nsw i64 %4898, %4896
 %4900 = icmp slt i64 %4894, %4899
 br i1 %4900, label %283, label %285
4901:
 %4902 = phi i64 [ %4903, %4901 ], [ 0, %3412 ]
 %4903 = add nuw nsw i64 %4902, 1
 %4904 = add nsw i64 %4902, %27
 %4905 = icmp slt i64 %4904, 0
 %4906 = select i1 %4905, i64 %21, i64 0
 %4907 = getelementptr double, ptr %20, i64 %4904
 %4908 = getelementptr double, ptr %4907, i64 %4906
 store double 0.000000e+00, ptr %4908, align 8
 %4909 = icmp eq i64 %5, %4903
 br i1 %4909, label %3413, label %4901
}
define internal fastcc void @f4(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2) unnamed_addr {
3:
 %4 = getelementptr inbounds nuw i8, ptr %1, i64 256
 %5 = load i64, ptr %4, align 1
 %6 = getelementptr inbounds nuw i8, ptr %1, i64 120
 %7 = load i64, ptr %6, align 1
 %8 = inttoptr i64 %5 to ptr
 %9 = getelementptr inbounds nuw i8, ptr %2, i64 672
 %10 = load i64, ptr %9, align 1
 %11 = inttoptr i64 %10 to ptr
 %12 = getelementptr inbounds nuw i8, ptr %2, i64 480
 %13 = load i64, ptr %12, align 1
 %14 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %15 = load i64, ptr %14, align 1
 %16 = inttoptr i64 %13 to ptr
 %17 = getelementptr inbounds nuw i8, ptr %2, i64 488
 %18 = load i64, ptr %17, align 1
 %19 = inttoptr i64 %18 to ptr
 %20 = getelementptr inbounds nuw i8, ptr %2, i64 624
 %21 = load i64, ptr %20, align 1
 %22 = inttoptr i64 %21 to ptr
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 504
 %24 = load i64, ptr %23, align 1
 %25 = inttoptr i64 %24 to ptr
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 544
 %27 = load i64, ptr %26, align 1
 %28 = inttoptr i64 %27 to ptr
 %29 = getelementptr inbounds nuw i8, ptr %2, i64 552
 %30 = load i64, ptr %29, align 1
 %31 = inttoptr i64 %30 to ptr
 %32 = getelementptr inbounds nuw i8, ptr %2, i64 568
 %33 = load i64, ptr %32, align 1
 %34 = mul nsw i64 %7, 3
 %35 = inttoptr i64 %33 to ptr
 %36 = getelementptr inbounds nuw i8, ptr %2, i64 160
 %37 = load i64, ptr %36, align 1
 %38 = getelementptr inbounds nuw i8, ptr %2, i64 168
 %39 = load i64, ptr %38, align 1
 %40 = add nsw i64 %39, %37
 %41 = icmp slt i64 %40, 1
 br i1 %41, label %131, label %42
42:
 %43 = shl nsw i64 %37, 1
 %44 = getelementptr inbounds nuw i8, ptr %2, i64 608
 %45 = getelementptr inbounds nuw i8, ptr %2, i64 616
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
 %9 = getelementptr inbounds nuw i8, ptr %2, i64 672
 %10 = load i64, ptr %9, align 1
 %11 = inttoptr i64 %10 to ptr
 %12 = getelementptr inbounds nuw i8, ptr %2, i64 624
 %13 = load i64, ptr %12, align 1
 %14 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %15 = load i64, ptr %14, align 1
 %16 = inttoptr i64 %13 to ptr
 %17 = getelementptr inbounds nuw i8, ptr %2, i64 496
 %18 = load i64, ptr %17, align 1
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %20 = load i64, ptr %19, align 1
 %21 = add nsw i64 %20, %7
 %22 = inttoptr i64 %18 to ptr
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 504
 %24 = load i64, ptr %23, align 1
 %25 = inttoptr i64 %24 to ptr
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 544
 %27 = load i64, ptr %26, align 1
 %28 = inttoptr i64 %27 to ptr
 %29 = getelementptr inbounds nuw i8, ptr %2, i64 520
 %30 = load i64, ptr %29, align 1
 %31 = inttoptr i64 %30 to ptr
 %32 = getelementptr inbounds nuw i8, ptr %2, i64 528
 %33 = load i64, ptr %32, align 1
 %34 = inttoptr i64 %33 to ptr
 %35 = getelementptr inbounds nuw i8, ptr %2, i64 160
 %36 = load i64, ptr %35, align 1
 %37 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %38 = load i64, ptr %37, align 1
 %39 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %40 = load i64, ptr %39, align 1
 %41 = inttoptr i64 %38 to ptr
 %42 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %43 = load i64, ptr %42, align 1
 %44 = inttoptr i64 %43 to ptr
 %45 = getelementptr inbounds nuw i8, ptr %2, i64 512
 %46 = load i64, ptr %45, align 1
 %47 = inttoptr i64 %46 to ptr
 %48 = getelementptr inbounds nuw i8, ptr %2, i64 600
 %49 = load i64, ptr %48, align 1
 %50 = getelementptr inbounds nuw i8, ptr %1, i64 104
 %51 = inttoptr i64 %49 to ptr
 %52 = getelementptr inbounds nuw i8, ptr %2, i64 640
 %53 = load i64, ptr %52, align 1
 %54 = getelementptr inbounds nuw i8, ptr %2, i64 128
 %55 = load i64, ptr %54, align 1
 %56 = inttoptr i64 %53 to ptr
 %57 = getelementptr inbounds nuw i8, ptr %2, i64 168
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
 %12 = getelementptr inbounds nuw i8, ptr %2, i64 320
 %13 = load i64, ptr %12, align 1
 %14 = inttoptr i64 %13 to ptr
 %15 = getelementptr inbounds nuw i8, ptr %2, i64 632
 %16 = load i64, ptr %15, align 1
 %17 = getelementptr inbounds nuw i8, ptr %2, i64 56
 %18 = load i64, ptr %17, align 1
 %19 = inttoptr i64 %16 to ptr
 %20 = mul nsw i64 %5, 3
 %21 = icmp slt i64 %3, %20
 br i1 %21, label %22, label %48
22:
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %24 = load i64, ptr %23, align 1
 %25 = inttoptr i64 %24 to ptr
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 448
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
 %49 = getelementptr inbounds nuw i8, ptr %2, i64 672
 %50 = load i64, ptr %49, align 1
 %51 = inttoptr i64 %50 to ptr
 %52 = getelementptr inbounds nuw i8, ptr %2, i64 328
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
define internal fastcc void @f7(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, double %3) unnamed_addr {
4:
 %5 = alloca ptr, align 8
 %6 = getelementptr inbounds nuw i8, ptr %2, i64 160
 %7 = load i64, ptr %6, align 1
 %8 = getelementptr inbounds nuw i8, ptr %2, i64 168
 %9 = load i64, ptr %8, align 1
 %10 = sub i64 0, %9
 %11 = icmp eq i64 %7, %10
 br i1 %11, label %261, label %12
12:
 %13 = getelementptr inbounds nuw i8, ptr %1, i64 96
 %14 = load i64, ptr %13, align 1
 %15 = icmp sgt i64 %14, 0
 br i1 %15, label %16, label %250
16:
 %17 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %18 = getelementptr inbounds nuw i8, ptr %2, i64 472
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %20 = getelementptr inbounds nuw i8, ptr %2, i64 616
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 624
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 640
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 128
 %25 = getelementptr inbounds nuw i8, ptr %2, i64 648
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 656
 %27 = getelementptr inbounds nuw i8, ptr %2, i64 744
 %28 = getelementptr inbounds nuw i8, ptr %2, i64 752
 %29 = getelementptr inbounds nuw i8, ptr %2, i64 760
 %30 = icmp slt i64 %7, 1
 %31 = icmp slt i64 %9, 1
 %32 = mul nsw i64 %7, 3
 br label %33
33:
 %34 = phi i64 [ %246, %247 ], [ 0, %16 ]
 %35 = load i64, ptr %17, align 1
 %36 = and i64 %34, 1
 %37 = icmp eq i64 %36, 0
 %38 = load i64, ptr %18, align 1
 %39 = load i64, ptr %19, align 1
 %40 = inttoptr i64 %38 to ptr
 %41 = load i64, ptr %20, align 1
 %42 = load i64, ptr %21, align 1
 %43 = inttoptr i64 %41 to ptr
 %44 = load i64, ptr %22, align 1
 %45 = inttoptr i64 %44 to ptr
 %46 = load i64, ptr %23, align 1
 %47 = load i64, ptr %24, align 1
 %48 = inttoptr i64 %46 to ptr
 %49 = load i64, ptr %25, align 1
 %50 = inttoptr i64 %49 to ptr
 %51 = load i64, ptr %26, align 1
 %52 = inttoptr i64 %51 to ptr
 %53 = load i64, ptr %27, align 1
 %54 = inttoptr i64 %53 to ptr
 %55 = load i64, ptr %28, align 1
 %56 = inttoptr i64 %55 to ptr
 %57 = load i64, ptr %29, align 1
 %58 = inttoptr i64 %57 to ptr
 br i1 %30, label %94, label %59
59:
 %60 = icmp slt i64 %35, 1
 br label %109
61:
 %62 = getelementptr double, ptr %43, i64 %119
 %63 = load double, ptr %62, align 8
 %64 = fcmp nsz contract ult double %63, 0.000000e+00
 br i1 %64, label %123, label %106
65:
 %66 = add nuw nsw i64 %125, 1
 %67 = icmp eq i64 %66, 3
 br i1 %67, label %68, label %124
68:
 %69 = select i1 %117, i64 %39, i64 0
 %70 = getelementptr double, ptr %40, i64 %115
 %71 = getelementptr double, ptr %70, i64 %69
 %72 = load double, ptr %71, align 8
 call fastcc void @f9(ptr %5, ptr %56, ptr %58, double %72, ptr %54)
 br label %157
73:
 %74 = add nuw nsw i64 %172, 1
 %75 = tail call nsz contract double @llvm.fabs.f64(double %184)
 %76 = fcmp nsz contract ogt double %75, %171
 %77 = select i1 %76, double %75, double %171
 %78 = icmp eq i64 %74, 3
 br i1 %78, label %186, label %170
79:
 %80 = add nsw i64 %187, %116
 %81 = icmp slt i64 %80, 0
 %82 = select i1 %81, i64 %42, i64 0
 %83 = getelementptr double, ptr %45, i64 %80
 %84 = getelementptr double, ptr %83, i64 %82
 %85 = load double, ptr %84, align 8
 %86 = fadd nsz contract double %190, %85
 store double %86, ptr %84, align 8
 br i1 %60, label %92, label %87
87:
 %88 = select i1 %81, i64 %47, i64 0
 %89 = add i64 %88, %80
 %90 = mul i64 %89, %47
 %91 = getelementptr double, ptr %48, i64 %90
 br label %192
92:
 %93 = icmp eq i64 %188, 3
 br i1 %93, label %106, label %186
94:
 %95 = phi double [ 0.000000e+00, %33 ], [ %107, %106 ]
 br i1 %31, label %243, label %96
96:
 %97 = icmp slt i64 %35, 1
 br label %203
98:
 %99 = tail call nsz contract double @llvm.fabs.f64(double %231)
 %100 = fmul nsz contract double %220, %99
 %101 = fcmp nsz contract ogt double %100, %204
 %102 = select i1 %101, double %100, double %204
 store double %230, ptr %211, align 8
 br i1 %97, label %103, label %233
103:
 %104 = phi double [ %204, %203 ], [ %102, %98 ], [ %102, %233 ]
 %105 = icmp eq i64 %206, %9
 br i1 %105, label %243, label %203
106:
 %107 = phi double [ %110, %61 ], [ %77, %92 ]
 %108 = icmp eq i64 %112, %7
 br i1 %108, label %94, label %109
109:
 %110 = phi double [ 0.000000e+00, %59 ], [ %107, %106 ]
 %111 = phi i64 [ 0, %59 ], [ %112, %106 ]
 %112 = add nuw nsw i64 %111, 1
 %113 = xor i64 %111, -1
 %114 = add nsw i64 %7, %113
 %115 = select i1 %37, i64 %111, i64 %114
 %116 = mul nsw i64 %115, 3
 %117 = icmp slt i64 %115, 0
 %118 = select i1 %117, i64 %42, i64 0
 %119 = add i64 %118, %116
 %120 = getelementptr double, ptr %45, i64 %119
 %121 = load double, ptr %120, align 8
 %122 = fcmp nsz contract oeq double %121, 0.000000e+00
 br i1 %122, label %61, label %123
123:
 br label %124
124:
 %125 = phi i64 [ %66, %65 ], [ 0, %123 ]
 %126 = add nsw i64 %125, %116
 %127 = icmp slt i64 %126, 0
 %128 = select i1 %127, i64 %42, i64 0
 %129 = getelementptr double, ptr %43, i64 %126
 %130 = getelementptr double, ptr %129, i64 %128
 %131 = load double, ptr %130, align 8
 %132 = getelementptr double, ptr %58, i64 %125
 %133 = select i1 %127, i64 %47, i64 0
 %134 = add i64 %133, %126
 %135 = mul i64 %134, %47
 %136 = getelementptr double, ptr %48, i64 %135
 store double %131, ptr %132, align 8
 %137 = mul nuw nsw i64 %125, 24
 %138 = getelementptr i8, ptr %56, i64 %137
 br label %139
139:
 %140 = phi i64 [ 0, %124 ], [ %141, %139 ]
 %141 = add nuw nsw i64 %140, 1
 %142 = add nsw i64 %140, %116
 %143 = icmp slt i64 %142, 0
 %144 = select i1 %143, i64 %47, i64 0
 %145 = getelementptr double, ptr %136, i64 %142
 %146 = getelementptr double, ptr %145, i64 %144
 %147 = load double, ptr %146, align 8
 %148 = getelementptr double, ptr %138, i64 %140
 store double %147, ptr %148, align 8
 %149 = load double, ptr %132, align 8
 %150 = select i1 %143, i64 %42, i64 0
 %151 = getelementptr double, ptr %45, i64 %142
 %152 = getelementptr double, ptr %151, i64 %150
 %153 = load double, ptr %152, align 8
 %154 = fmul nsz contract double %147, %153
 %155 = fsub nsz contract double %149, %154
 store double %155, ptr %132, align 8
 %156 = icmp eq i64 %141, 3
 br i1 %156, label %65, label %139
157:
 %158 = phi i64 [ 0, %68 ], [ %159, %157 ]
 %159 = add nuw nsw i64 %158, 1
 %160 = getelementptr double, ptr %54, i64 %158
 %161 = load double, ptr %160, align 8
 %162 = add nsw i64 %158, %116
 %163 = icmp slt i64 %162, 0
 %164 = select i1 %163, i64 %42, i64 0
 %165 = getelementptr double, ptr %45, i64 %162
 %166 = getelementptr double, ptr %165, i64 %164
 %167 = load double, ptr %166, align 8
 %168 = fsub nsz contract double %161, %167
 store double %168, ptr %160, align 8
 %169 = icmp eq i64 %159, 3
 br i1 %169, label %170, label %157
170:
 %171 = phi double [ %77, %73 ], [ %110, %157 ]
 %172 = phi i64 [ %74, %73 ], [ 0, %157 ]
 %173 = mul nuw nsw i64 %172, 24
 %174 = getelementptr i8, ptr %56, i64 %173
 br label %175
175:
 %176 = phi double [ 0.000000e+00, %170 ], [ %184, %175 ]
 %177 = phi i64 [ 0, %170 ], [ %178, %175 ]
 %178 = add nuw nsw i64 %177, 1
 %179 = getelementptr double, ptr %174, i64 %177
 %180 = load double, ptr %179, align 8
 %181 = getelementptr double, ptr %54, i64 %177
 %182 = load double, ptr %181, align 8
 %183 = fmul nsz contract double %180, %182
 %184 = fadd nsz contract double %176, %183
 %185 = icmp eq i64 %178, 3
 br i1 %185, label %73, label %175
186:
 %187 = phi i64 [ %188, %92 ], [ 0, %73 ]
 %188 = add nuw nsw i64 %187, 1
 %189 = getelementptr double, ptr %54, i64 %187
 %190 = load double, ptr %189, align 8
 %191 = fcmp nsz contract une double %190, 0.000000e+00
 br i1 %191, label %79, label %92
192:
 %193 = phi i64 [ 0, %87 ], [ %194, %192 ]
 %194 = add nuw nsw i64 %193, 1
 %195 = getelementptr double, ptr %43, i64 %193
 %196 = load double, ptr %195, align 8
 %197 = getelementptr double, ptr %91, i64 %193
 %198 = load double, ptr %197, align 8
 %199 = load double, ptr %189, align 8
 %200 = fmul nsz contract double %198, %199
 %201 = fadd nsz contract double %196, %200
 store double %201, ptr %195, align 8
 %202 = icmp eq i64 %35, %194
 br i1 %202, label %92, label %192
203:
 %204 = phi double [ %95, %96 ], [ %104, %103 ]
 %205 = phi i64 [ 0, %96 ], [ %206, %103 ]
 %206 = add nuw nsw i64 %205, 1
 %207 = add nsw i64 %205, %32
 %208 = icmp slt i64 %207, 0
 %209 = select i1 %208, i64 %42, i64 0
 %210 = add i64 %209, %207
 %211 = getelementptr double, ptr %45, i64 %210
 %212 = load double, ptr %211, align 8
 %213 = getelementptr double, ptr %43, i64 %210
 %214 = load double, ptr %213, align 8
 %215 = select i1 %208, i64 %47, i64 0
 %216 = add i64 %215, %207
 %217 = mul i64 %216, %47
 %218 = getelementptr double, ptr %48, i64 %217
 %219 = getelementptr double, ptr %218, i64 %216
 %220 = load double, ptr %219, align 8
 %221 = fdiv nsz contract double %214, %220
 %222 = fsub nsz contract double %212, %221
 %223 = getelementptr double, ptr %50, i64 %205
 %224 = load double, ptr %223, align 8
 %225 = fcmp nsz contract ogt double %224, %222
 %226 = select i1 %225, double %224, double %222
 %227 = getelementptr double, ptr %52, i64 %205
 %228 = load double, ptr %227, align 8
 %229 = fcmp nsz contract olt double %228, %226
 %230 = select i1 %229, double %228, double %226
 %231 = fsub nsz contract double %230, %212
 %232 = fcmp nsz contract une double %231, 0.000000e+00
 br i1 %232, label %98, label %103
233:
 %234 = phi i64 [ %235, %233 ], [ 0, %98 ]
 %235 = add nuw nsw i64 %234, 1
 %236 = getelementptr double, ptr %43, i64 %234
 %237 = load double, ptr %236, align 8
 %238 = getelementptr double, ptr %218, i64 %234
 %239 = load double, ptr %238, align 8
 %240 = fmul nsz contract double %231, %239
 %241 = fadd nsz contract double %237, %240
 store double %241, ptr %236, align 8
 %242 = icmp eq i64 %35, %235
 br i1 %242, label %103, label %233
243:
 %244 = phi double [ %95, %94 ], [ %104, %103 ]
 %245 = fcmp nsz contract ugt double %244, %3
 %246 = add nuw nsw i64 %34, 1
 br i1 %245, label %247, label %261
247:
 %248 = load i64, ptr %13, align 1
 %249 = icmp slt i64 %246, %248
 br i1 %249, label %33, label %250
250:
 %251 = phi i64 [ 0, %12 ], [ %246, %247 ]
 %252 = getelementptr inbounds nuw i8, ptr %2, i64 208
 %253 = load i64, ptr %252, align 1
 %254 = add nsw i64 %253, %251
 store i64 %254, ptr %252, align 1
 %255 = getelementptr inbounds nuw i8, ptr %2, i64 216
 %256 = load i64, ptr %255, align 1
 %257 = tail call i64 @llvm.smax.i64(i64 %251, i64 %256)
 store i64 %257, ptr %255, align 1
 %258 = getelementptr inbounds nuw i8, ptr %2, i64 224
 %259 = load i64, ptr %258, align 1
 %260 = add nsw i64 %259, 1
 store i64 %260, ptr %258, align 1
 br label %269
261:
 %262 = phi i64 [ 0, %4 ], [ %246, %243 ]
 %263 = getelementptr inbounds nuw i8, ptr %2, i64 208
 %264 = load i64, ptr %263, align 1
 %265 = add nsw i64 %264, %262
 store i64 %265, ptr %263, align 1
 %266 = getelementptr inbounds nuw i8, ptr %2, i64 216
 %267 = load i64, ptr %266, align 1
 %268 = tail call i64 @llvm.smax.i64(i64 %262, i64 %267)
 store i64 %268, ptr %266, align 1
 br label %269
269:
 store ptr null, ptr %0, align 8
 ret void
}
define internal fastcc void @f8(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i8 range(i8 0, 2) %3) unnamed_addr {
4:
 %5 = icmp eq i8 %3, 0
 %6 = alloca i8, align 1
 %7 = alloca ptr, align 8
 %8 = getelementptr inbounds nuw i8, ptr %2, i64 480
 %9 = load i64, ptr %8, align 1
 %10 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %11 = load i64, ptr %10, align 1
 %12 = inttoptr i64 %9 to ptr
 %13 = getelementptr inbounds nuw i8, ptr %2, i64 608
 %14 = load i64, ptr %13, align 1
 %15 = inttoptr i64 %14 to ptr
 %16 = getelementptr inbounds nuw i8, ptr %2, i64 616
 %17 = load i64, ptr %16, align 1
 %18 = inttoptr i64 %17 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 624
 %20 = load i64, ptr %19, align 1
 %21 = inttoptr i64 %20 to ptr
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 544
 %23 = load i64, ptr %22, align 1
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %25 = load i64, ptr %24, align 1
 %26 = getelementptr inbounds nuw i8, ptr %1, i64 120
 %27 = load i64, ptr %26, align 1
 %28 = add nsw i64 %27, %25
 %29 = inttoptr i64 %23 to ptr
 %30 = getelementptr inbounds nuw i8, ptr %2, i64 520
 %31 = load i64, ptr %30, align 1
 %32 = inttoptr i64 %31 to ptr
 %33 = getelementptr inbounds nuw i8, ptr %2, i64 528
 %34 = load i64, ptr %33, align 1
 %35 = inttoptr i64 %34 to ptr
 %36 = getelementptr inbounds nuw i8, ptr %2, i64 160
 %37 = load i64, ptr %36, align 1
 %38 = getelementptr inbounds nuw i8, ptr %2, i64 168
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
 %81 = getelementptr inbounds nuw i8, ptr %2, i64 512
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
 %137 = getelementptr inbounds nuw i8, ptr %2, i64 512
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
 %203 = getelementptr inbounds nuw i8, ptr %2, i64 296
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
define internal fastcc void @f10(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, double %3) unnamed_addr {
4:
 %5 = alloca ptr, align 8
 %6 = getelementptr inbounds nuw i8, ptr %2, i64 376
 %7 = load i64, ptr %6, align 1
 %8 = inttoptr i64 %7 to ptr
 %9 = getelementptr inbounds nuw i8, ptr %2, i64 608
 %10 = load i64, ptr %9, align 1
 %11 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %12 = inttoptr i64 %10 to ptr
 %13 = getelementptr inbounds nuw i8, ptr %2, i64 616
 %14 = load i64, ptr %13, align 1
 %15 = inttoptr i64 %14 to ptr
 %16 = getelementptr inbounds nuw i8, ptr %2, i64 160
 %17 = load i64, ptr %16, align 1
 %18 = icmp eq i64 %17, 0
 br i1 %18, label %333, label %19
19:
 %20 = getelementptr inbounds nuw i8, ptr %1, i64 96
 %21 = load i64, ptr %20, align 1
 %22 = icmp sgt i64 %21, 0
 br i1 %22, label %23, label %322
23:
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 464
 %25 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 472
 %27 = getelementptr inbounds nuw i8, ptr %2, i64 624
 %28 = getelementptr inbounds nuw i8, ptr %2, i64 744
 %29 = getelementptr inbounds nuw i8, ptr %2, i64 760
 %30 = tail call i64 @llvm.smax.i64(i64 range(i64 1, 0) %17, i64 0)
 %31 = icmp eq i64 %30, 0
 %32 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %33 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %34 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %35 = getelementptr inbounds nuw i8, ptr %2, i64 448
 %36 = getelementptr inbounds nuw i8, ptr %2, i64 456
 %37 = getelementptr inbounds nuw i8, ptr %2, i64 136
 br label %38
38:
 %39 = phi i64 [ %318, %319 ], [ 0, %23 ]
 %40 = and i64 %39, 1
 %41 = icmp eq i64 %40, 0
 %42 = load i64, ptr %6, align 1
 %43 = inttoptr i64 %42 to ptr
 %44 = load i64, ptr %24, align 1
 %45 = load i64, ptr %25, align 1
 %46 = inttoptr i64 %44 to ptr
 %47 = load i64, ptr %26, align 1
 %48 = inttoptr i64 %47 to ptr
 %49 = load i64, ptr %9, align 1
 %50 = load i64, ptr %11, align 1
 %51 = inttoptr i64 %49 to ptr
 %52 = load i64, ptr %27, align 1
 %53 = inttoptr i64 %52 to ptr
 %54 = load i64, ptr %28, align 1
 %55 = inttoptr i64 %54 to ptr
 %56 = load i64, ptr %29, align 1
 %57 = inttoptr i64 %56 to ptr
 br i1 %31, label %315, label %58
58:
 %59 = getelementptr i8, ptr %55, i64 8
 %60 = getelementptr i8, ptr %55, i64 16
 br label %130
61:
 %62 = add nuw nsw i64 %256, 1
 %63 = icmp eq i64 %62, 3
 br i1 %63, label %64, label %255
64:
 %65 = getelementptr double, ptr %48, i64 %188
 %66 = load double, ptr %65, align 8
 call fastcc void @f9(ptr %5, ptr %190, ptr %57, double %66, ptr %55)
 br label %276
67:
 %68 = load double, ptr %55, align 8
 %69 = load double, ptr %59, align 8
 %70 = load double, ptr %60, align 8
 br label %289
71:
 %72 = add nsw i64 %310, %146
 %73 = icmp slt i64 %72, 0
 %74 = select i1 %73, i64 %50, i64 0
 %75 = getelementptr double, ptr %53, i64 %72
 %76 = getelementptr double, ptr %75, i64 %74
 %77 = load double, ptr %76, align 8
 %78 = fadd nsz contract double %313, %77
 store double %78, ptr %76, align 8
 %79 = load double, ptr %312, align 8
 %80 = load i64, ptr %32, align 1
 %81 = load i64, ptr %33, align 1
 %82 = inttoptr i64 %80 to ptr
 %83 = load i64, ptr %34, align 1
 %84 = load i64, ptr %25, align 1
 %85 = inttoptr i64 %83 to ptr
 %86 = load i64, ptr %36, align 1
 %87 = load i64, ptr %11, align 1
 %88 = load i64, ptr %37, align 1
 %89 = inttoptr i64 %86 to ptr
 %90 = select i1 %73, i64 %87, i64 0
 %91 = add i64 %90, %72
 %92 = mul i64 %91, %88
 %93 = getelementptr double, ptr %89, i64 %92
 %94 = select i1 %136, i64 %84, i64 0
 %95 = add i64 %94, %135
 %96 = shl i64 %95, 5
 %97 = getelementptr i8, ptr %85, i64 %96
 br label %99
98:
 br i1 %100, label %125, label %99
99:
 %100 = phi i1 [ false, %71 ], [ true, %98 ]
 %101 = phi i64 [ 0, %71 ], [ 1, %98 ]
 %102 = getelementptr i64, ptr %97, i64 %101
 %103 = load i64, ptr %102, align 8
 %104 = icmp slt i64 %103, 0
 %105 = select i1 %104, i64 %81, i64 0
 %106 = getelementptr i64, ptr %82, i64 %103
 %107 = getelementptr i64, ptr %106, i64 %105
 %108 = load i64, ptr %107, align 8
 %109 = icmp sgt i64 %108, -1
 br i1 %109, label %110, label %98
110:
 %111 = mul i64 %108, 48
 %112 = getelementptr i8, ptr %43, i64 %111
 %113 = mul nuw nsw i64 %101, 48
 %114 = getelementptr i8, ptr %93, i64 %113
 br label %115
115:
 %116 = phi i64 [ 0, %110 ], [ %117, %115 ]
 %117 = add nuw nsw i64 %116, 1
 %118 = getelementptr double, ptr %112, i64 %116
 %119 = load double, ptr %118, align 8
 %120 = getelementptr double, ptr %114, i64 %116
 %121 = load double, ptr %120, align 8
 %122 = fmul nsz contract double %79, %121
 %123 = fadd nsz contract double %119, %122
 store double %123, ptr %118, align 8
 %124 = icmp eq i64 %117, 6
 br i1 %124, label %98, label %115
125:
 %126 = icmp eq i64 %311, 3
 br i1 %126, label %127, label %309
127:
 %128 = phi double [ %131, %185 ], [ %307, %125 ]
 %129 = icmp eq i64 %17, %186
 br i1 %129, label %315, label %130
130:
 %131 = phi double [ 0.000000e+00, %58 ], [ %128, %127 ]
 %132 = phi i64 [ 0, %58 ], [ %186, %127 ]
 %133 = xor i64 %132, -1
 %134 = add i64 %17, %133
 %135 = select i1 %41, i64 %132, i64 %134
 %136 = icmp slt i64 %135, 0
 %137 = load i64, ptr %32, align 1
 %138 = load i64, ptr %33, align 1
 %139 = inttoptr i64 %137 to ptr
 %140 = load i64, ptr %34, align 1
 %141 = load i64, ptr %25, align 1
 %142 = inttoptr i64 %140 to ptr
 %143 = load i64, ptr %35, align 1
 %144 = load i64, ptr %11, align 1
 %145 = inttoptr i64 %143 to ptr
 %146 = mul nsw i64 %135, 3
 %147 = select i1 %136, i64 %144, i64 0
 %148 = add i64 %147, %146
 %149 = mul i64 %148, 96
 %150 = getelementptr i8, ptr %145, i64 %149
 %151 = select i1 %136, i64 %141, i64 0
 %152 = add i64 %151, %135
 %153 = shl i64 %152, 5
 %154 = getelementptr i8, ptr %142, i64 %153
 br label %157
155:
 %156 = phi double [ %158, %157 ], [ %183, %174 ]
 br i1 %159, label %185, label %157
157:
 %158 = phi double [ 0.000000e+00, %130 ], [ %156, %155 ]
 %159 = phi i1 [ false, %130 ], [ true, %155 ]
 %160 = phi i64 [ 0, %130 ], [ 1, %155 ]
 %161 = getelementptr i64, ptr %154, i64 %160
 %162 = load i64, ptr %161, align 8
 %163 = icmp slt i64 %162, 0
 %164 = select i1 %163, i64 %138, i64 0
 %165 = getelementptr i64, ptr %139, i64 %162
 %166 = getelementptr i64, ptr %165, i64 %164
 %167 = load i64, ptr %166, align 8
 %168 = icmp sgt i64 %167, -1
 br i1 %168, label %169, label %155
169:
 %170 = mul i64 %167, 48
 %171 = getelementptr i8, ptr %43, i64 %170
 %172 = mul nuw nsw i64 %160, 48
 %173 = getelementptr i8, ptr %150, i64 %172
 br label %174
174:
 %175 = phi double [ %158, %169 ], [ %183, %174 ]
 %176 = phi i64 [ 0, %169 ], [ %177, %174 ]
 %177 = add nuw nsw i64 %176, 1
 %178 = getelementptr double, ptr %173, i64 %176
 %179 = load double, ptr %178, align 8
 %180 = getelementptr double, ptr %171, i64 %176
 %181 = load double, ptr %180, align 8
 %182 = fmul nsz contract double %179, %181
 %183 = fadd nsz contract double %175, %182
 %184 = icmp eq i64 %177, 6
 br i1 %184, label %155, label %174
185:
 %186 = add nuw nsw i64 %132, 1
 %187 = select i1 %136, i64 %45, i64 0
 %188 = add i64 %187, %135
 %189 = mul i64 %188, 72
 %190 = getelementptr i8, ptr %46, i64 %189
 %191 = select i1 %136, i64 %50, i64 0
 %192 = add i64 %191, %146
 %193 = getelementptr double, ptr %51, i64 %192
 %194 = load double, ptr %193, align 8
 %195 = fadd nsz contract double %156, %194
 store double %195, ptr %57, align 8
 %196 = getelementptr double, ptr %53, i64 %192
 %197 = load double, ptr %196, align 8
 %198 = fcmp nsz contract une double %197, 0.000000e+00
 %199 = fcmp nsz contract ult double %195, 0.000000e+00
 %200 = select i1 %198, i1 true, i1 %199
 br i1 %200, label %201, label %127
201:
 %202 = phi i1 [ true, %253 ], [ false, %185 ]
 %203 = phi i64 [ 2, %253 ], [ 1, %185 ]
 %204 = load i64, ptr %32, align 1
 %205 = load i64, ptr %33, align 1
 %206 = inttoptr i64 %204 to ptr
 %207 = load i64, ptr %34, align 1
 %208 = load i64, ptr %25, align 1
 %209 = inttoptr i64 %207 to ptr
 %210 = load i64, ptr %35, align 1
 %211 = load i64, ptr %11, align 1
 %212 = inttoptr i64 %210 to ptr
 %213 = add nsw i64 %203, %146
 %214 = icmp slt i64 %213, 0
 %215 = select i1 %214, i64 %211, i64 0
 %216 = add i64 %215, %213
 %217 = mul i64 %216, 96
 %218 = getelementptr i8, ptr %212, i64 %217
 %219 = select i1 %136, i64 %208, i64 0
 %220 = add i64 %219, %135
 %221 = shl i64 %220, 5
 %222 = getelementptr i8, ptr %209, i64 %221
 br label %225
223:
 %224 = phi double [ %226, %225 ], [ %251, %242 ]
 br i1 %227, label %253, label %225
225:
 %226 = phi double [ 0.000000e+00, %201 ], [ %224, %223 ]
 %227 = phi i1 [ false, %201 ], [ true, %223 ]
 %228 = phi i64 [ 0, %201 ], [ 1, %223 ]
 %229 = getelementptr i64, ptr %222, i64 %228
 %230 = load i64, ptr %229, align 8
 %231 = icmp slt i64 %230, 0
 %232 = select i1 %231, i64 %205, i64 0
 %233 = getelementptr i64, ptr %206, i64 %230
 %234 = getelementptr i64, ptr %233, i64 %232
 %235 = load i64, ptr %234, align 8
 %236 = icmp sgt i64 %235, -1
 br i1 %236, label %237, label %223
237:
 %238 = mul i64 %235, 48
 %239 = getelementptr i8, ptr %43, i64 %238
 %240 = mul nuw nsw i64 %228, 48
 %241 = getelementptr i8, ptr %218, i64 %240
 br label %242
242:
 %243 = phi double [ %226, %237 ], [ %251, %242 ]
 %244 = phi i64 [ 0, %237 ], [ %245, %242 ]
 %245 = add nuw nsw i64 %244, 1
 %246 = getelementptr double, ptr %241, i64 %244
 %247 = load double, ptr %246, align 8
 %248 = getelementptr double, ptr %239, i64 %244
 %249 = load double, ptr %248, align 8
 %250 = fmul nsz contract double %247, %249
 %251 = fadd nsz contract double %243, %250
 %252 = icmp eq i64 %245, 6
 br i1 %252, label %223, label %242
253:
 %254 = getelementptr double, ptr %57, i64 %203
 store double %224, ptr %254, align 8
 br i1 %202, label %255, label %201
255:
 %256 = phi i64 [ %62, %61 ], [ 0, %253 ]
 %257 = getelementptr double, ptr %57, i64 %256
 %258 = load double, ptr %257, align 8
 %259 = mul nuw nsw i64 %256, 24
 %260 = getelementptr i8, ptr %190, i64 %259
 br label %261
261:
 %262 = phi i64 [ 0, %255 ], [ %264, %261 ]
 %263 = phi double [ %258, %255 ], [ %274, %261 ]
 %264 = add nuw nsw i64 %262, 1
 %265 = getelementptr double, ptr %260, i64 %262
 %266 = load double, ptr %265, align 8
 %267 = add nsw i64 %262, %146
 %268 = icmp slt i64 %267, 0
 %269 = select i1 %268, i64 %50, i64 0
 %270 = getelementptr double, ptr %53, i64 %267
 %271 = getelementptr double, ptr %270, i64 %269
 %272 = load double, ptr %271, align 8
 %273 = fmul nsz contract double %266, %272
 %274 = fsub nsz contract double %263, %273
 store double %274, ptr %257, align 8
 %275 = icmp eq i64 %264, 3
 br i1 %275, label %61, label %261
276:
 %277 = phi i64 [ 0, %64 ], [ %278, %276 ]
 %278 = add nuw nsw i64 %277, 1
 %279 = getelementptr double, ptr %55, i64 %277
 %280 = load double, ptr %279, align 8
 %281 = add nsw i64 %277, %146
 %282 = icmp slt i64 %281, 0
 %283 = select i1 %282, i64 %50, i64 0
 %284 = getelementptr double, ptr %53, i64 %281
 %285 = getelementptr double, ptr %284, i64 %283
 %286 = load double, ptr %285, align 8
 %287 = fsub nsz contract double %280, %286
 store double %287, ptr %279, align 8
 %288 = icmp eq i64 %278, 3
 br i1 %288, label %67, label %276
289:
 %290 = phi double [ %131, %67 ], [ %307, %289 ]
 %291 = phi i64 [ 0, %67 ], [ %292, %289 ]
 %292 = add nuw nsw i64 %291, 1
 %293 = mul nuw nsw i64 %291, 24
 %294 = getelementptr i8, ptr %190, i64 %293
 %295 = load double, ptr %294, align 8
 %296 = fmul nsz contract double %68, %295
 %297 = getelementptr i8, ptr %294, i64 8
 %298 = load double, ptr %297, align 8
 %299 = fmul nsz contract double %69, %298
 %300 = fadd nsz contract double %296, %299
 %301 = getelementptr i8, ptr %294, i64 16
 %302 = load double, ptr %301, align 8
 %303 = fmul nsz contract double %70, %302
 %304 = fadd nsz contract double %300, %303
 %305 = tail call nsz contract double @llvm.fabs.f64(double %304)
 %306 = fcmp nsz contract ogt double %305, %290
 %307 = select i1 %306, double %305, double %290
 %308 = icmp eq i64 %292, 3
 br i1 %308, label %309, label %289
309:
 %310 = phi i64 [ %311, %125 ], [ 0, %289 ]
 %311 = add nuw nsw i64 %310, 1
 %312 = getelementptr double, ptr %55, i64 %310
 %313 = load double, ptr %312, align 8
 %314 = fcmp nsz contract une double %313, 0.000000e+00
 br i1 %314, label %71, label %125
315:
 %316 = phi double [ 0.000000e+00, %38 ], [ %128, %127 ]
 %317 = fcmp nsz contract ugt double %316, %3
 %318 = add nuw nsw i64 %39, 1
 br i1 %317, label %319, label %333
319:
 %320 = load i64, ptr %20, align 1
 %321 = icmp slt i64 %318, %320
 br i1 %321, label %38, label %322
322:
 %323 = phi i64 [ 0, %19 ], [ %318, %319 ]
 %324 = getelementptr inbounds nuw i8, ptr %2, i64 208
 %325 = load i64, ptr %324, align 1
 %326 = add nsw i64 %325, %323
 store i64 %326, ptr %324, align 1
 %327 = getelementptr inbounds nuw i8, ptr %2, i64 216
 %328 = load i64, ptr %327, align 1
 %329 = tail call i64 @llvm.smax.i64(i64 %323, i64 %328)
 store i64 %329, ptr %327, align 1
 %330 = getelementptr inbounds nuw i8, ptr %2, i64 224
 %331 = load i64, ptr %330, align 1
 %332 = add nsw i64 %331, 1
 store i64 %332, ptr %330, align 1
 br label %341
333:
 %334 = phi i64 [ 0, %4 ], [ %318, %315 ]
 %335 = getelementptr inbounds nuw i8, ptr %2, i64 208
 %336 = load i64, ptr %335, align 1
 %337 = add nsw i64 %336, %334
 store i64 %337, ptr %335, align 1
 %338 = getelementptr inbounds nuw i8, ptr %2, i64 216
 %339 = load i64, ptr %338, align 1
 %340 = tail call i64 @llvm.smax.i64(i64 %334, i64 %339)
 store i64 %340, ptr %338, align 1
 br label %341
341:
 %342 = icmp slt i64 %17, 1
 br i1 %342, label %351, label %343
343:
 %344 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %345 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %346 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %347 = getelementptr inbounds nuw i8, ptr %2, i64 448
 br label %352
348:
 %349 = add nuw nsw i64 %353, 1
 %350 = icmp eq i64 %349, %17
 br i1 %350, label %351, label %352
351:
 store ptr null, ptr %0, align 8
 ret void
352:
 %353 = phi i64 [ 0, %343 ], [ %349, %348 ]
 %354 = mul nuw nsw i64 %353, 3
 %355 = shl i64 %353, 5
 br label %356
356:
 %357 = phi i64 [ 0, %352 ], [ %400, %399 ]
 %358 = load i64, ptr %344, align 1
 %359 = load i64, ptr %345, align 1
 %360 = inttoptr i64 %358 to ptr
 %361 = load i64, ptr %346, align 1
 %362 = inttoptr i64 %361 to ptr
 %363 = load i64, ptr %347, align 1
 %364 = inttoptr i64 %363 to ptr
 %365 = add nuw nsw i64 %357, %354
 %366 = mul i64 %365, 96
 %367 = getelementptr i8, ptr %364, i64 %366
 %368 = getelementptr i8, ptr %362, i64 %355
 br label %371
369:
 %370 = phi double [ %372, %371 ], [ %397, %388 ]
 br i1 %373, label %399, label %371
371:
 %372 = phi double [ 0.000000e+00, %356 ], [ %370, %369 ]
 %373 = phi i1 [ false, %356 ], [ true, %369 ]
 %374 = phi i64 [ 0, %356 ], [ 1, %369 ]
 %375 = getelementptr i64, ptr %368, i64 %374
 %376 = load i64, ptr %375, align 8
 %377 = icmp slt i64 %376, 0
 %378 = select i1 %377, i64 %359, i64 0
 %379 = getelementptr i64, ptr %360, i64 %376
 %380 = getelementptr i64, ptr %379, i64 %378
 %381 = load i64, ptr %380, align 8
 %382 = icmp sgt i64 %381, -1
 br i1 %382, label %383, label %369
383:
 %384 = mul i64 %381, 48
 %385 = getelementptr i8, ptr %8, i64 %384
 %386 = mul nuw nsw i64 %374, 48
 %387 = getelementptr i8, ptr %367, i64 %386
 br label %388
388:
 %389 = phi double [ %372, %383 ], [ %397, %388 ]
 %390 = phi i64 [ 0, %383 ], [ %391, %388 ]
 %391 = add nuw nsw i64 %390, 1
 %392 = getelementptr double, ptr %387, i64 %390
 %393 = load double, ptr %392, align 8
 %394 = getelementptr double, ptr %385, i64 %390
 %395 = load double, ptr %394, align 8
 %396 = fmul nsz contract double %393, %395
 %397 = fadd nsz contract double %389, %396
 %398 = icmp eq i64 %391, 6
 br i1 %398, label %369, label %388
399:
 %400 = add nuw nsw i64 %357, 1
 %401 = getelementptr double, ptr %12, i64 %365
 %402 = load double, ptr %401, align 8
 %403 = fadd nsz contract double %370, %402
 %404 = getelementptr double, ptr %15, i64 %365
 store double %403, ptr %404, align 8
 %405 = icmp eq i64 %400, 3
 br i1 %405, label %348, label %356
}
define internal fastcc void @f11(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, double %5) unnamed_addr {
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
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 392
 %22 = load i64, ptr %21, align 1
 %23 = inttoptr i64 %22 to ptr
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 400
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
 call fastcc void @f12(ptr %9, ptr readonly %1, ptr %2, i64 %3, i64 %4, double %42, i64 %3, i64 %4, double 1.000000e+00)
 br label %1044
86:
 %87 = icmp eq i64 %83, 3
 br i1 %87, label %88, label %89
88:
 call fastcc void @f12(ptr %10, ptr readonly %1, ptr %2, i64 %4, i64 %3, double %42, i64 %3, i64 %4, double -1.000000e+00)
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
 %97 = getelementptr inbounds nuw i8, ptr %2, i64 768
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
 %251 = getelementptr inbounds nuw i8, ptr %2, i64 776
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
 %411 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %412 = load i64, ptr %411, align 1
 %413 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %414 = load i64, ptr %413, align 1
 %415 = shl nsw i64 %414, 2
 %416 = inttoptr i64 %412 to ptr
 %417 = getelementptr inbounds nuw i8, ptr %2, i64 416
 %418 = load i64, ptr %417, align 1
 %419 = inttoptr i64 %418 to ptr
 %420 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %421 = load i64, ptr %420, align 1
 %422 = inttoptr i64 %421 to ptr
 %423 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %424 = load i64, ptr %423, align 1
 %425 = inttoptr i64 %424 to ptr
 %426 = fcmp nsz contract olt double %360, %42
 br i1 %426, label %427, label %657
427:
 %428 = getelementptr inbounds nuw i8, ptr %2, i64 160
 %429 = load i64, ptr %428, align 1
 %430 = icmp slt i64 %429, %414
 br i1 %430, label %435, label %431
431:
 %432 = getelementptr inbounds nuw i8, ptr %2, i64 192
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
 call fastcc void @f15(ptr %7, ptr readonly %1, ptr %2, i64 %3, i64 %4, i64 %232, double %42, i64 %3, i64 %4, double 1.000000e+00)
 br label %657
546:
 %547 = add nsw i64 %232, -3
 call fastcc void @f15(ptr %8, ptr readonly %1, ptr %2, i64 %4, i64 %3, i64 %547, double %42, i64 %3, i64 %4, double -1.000000e+00)
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
 call fastcc void @f13(ptr %11, ptr readonly %1, ptr %2, i64 %3, i64 %4, double %42, i64 %3, i64 %4, double 1.000000e+00)
 br label %1044
660:
 br i1 %91, label %661, label %662
661:
 call fastcc void @f13(ptr %12, ptr readonly %1, ptr %2, i64 %4, i64 %3, double %42, i64 %3, i64 %4, double -1.000000e+00)
 br label %1044
662:
 %663 = getelementptr inbounds nuw i8, ptr %1, i64 176
 %664 = load i64, ptr %663, align 1
 %665 = inttoptr i64 %664 to ptr
 %666 = getelementptr inbounds nuw i8, ptr %2, i64 776
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
 %712 = getelementptr inbounds nuw i8, ptr %2, i64 768
 %713 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %714 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %715 = getelementptr inbounds nuw i8, ptr %2, i64 416
 %716 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %717 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %718 = getelementptr inbounds nuw i8, ptr %2, i64 160
 %719 = getelementptr inbounds nuw i8, ptr %2, i64 192
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
 %863 = getelementptr inbounds nuw i8, ptr %2, i64 768
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
 %884 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %885 = load i64, ptr %884, align 1
 %886 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %887 = load i64, ptr %886, align 1
 %888 = shl nsw i64 %887, 2
 %889 = inttoptr i64 %885 to ptr
 %890 = getelementptr inbounds nuw i8, ptr %2, i64 416
 %891 = load i64, ptr %890, align 1
 %892 = inttoptr i64 %891 to ptr
 %893 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %894 = load i64, ptr %893, align 1
 %895 = inttoptr i64 %894 to ptr
 %896 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %897 = load i64, ptr %896, align 1
 %898 = inttoptr i64 %897 to ptr
 %899 = fcmp nsz contract olt double %881, %42
 br i1 %899, label %900, label %1044
900:
 %901 = getelementptr inbounds nuw i8, ptr %2, i64 160
 %902 = load i64, ptr %901, align 1
 %903 = icmp slt i64 %902, %887
 br i1 %903, label %908, label %904
904:
 %905 = getelementptr inbounds nuw i8, ptr %2, i64 192
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
define internal fastcc void @f12(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, double %5, i64 %6, i64 %7, double %8) unnamed_addr {
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
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 392
 %27 = load i64, ptr %26, align 1
 %28 = inttoptr i64 %27 to ptr
 %29 = getelementptr inbounds nuw i8, ptr %2, i64 768
 %30 = load i64, ptr %29, align 1
 %31 = inttoptr i64 %30 to ptr
 %32 = getelementptr inbounds nuw i8, ptr %2, i64 776
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
 %70 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %71 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %72 = getelementptr inbounds nuw i8, ptr %2, i64 416
 %73 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %74 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %75 = getelementptr inbounds nuw i8, ptr %2, i64 160
 %76 = getelementptr inbounds nuw i8, ptr %2, i64 192
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
define internal fastcc void @f13(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, double %5, i64 %6, i64 %7, double %8) unnamed_addr {
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
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 392
 %22 = load i64, ptr %21, align 1
 %23 = inttoptr i64 %22 to ptr
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 768
 %25 = load i64, ptr %24, align 1
 %26 = inttoptr i64 %25 to ptr
 %27 = getelementptr inbounds nuw i8, ptr %2, i64 776
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
 call fastcc void @f14(ptr %10, ptr %34, ptr %41, ptr %29, ptr %26)
 %55 = load double, ptr %10, align 8
 br label %158
56:
 %57 = add nsw i64 %140, -1
 store double 0.000000e+00, ptr %11, align 8
 call fastcc void @f14(ptr %11, ptr %34, ptr %41, ptr %29, ptr %26)
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
 %75 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %76 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %77 = getelementptr inbounds nuw i8, ptr %2, i64 416
 %78 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %79 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %80 = getelementptr inbounds nuw i8, ptr %2, i64 160
 %81 = getelementptr inbounds nuw i8, ptr %2, i64 192
 br label %172
82:
 store double 0.000000e+00, ptr %12, align 8
 call fastcc void @f14(ptr %12, ptr %34, ptr %41, ptr %29, ptr %26)
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
define internal fastcc void @f14(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr captures(none) %4) unnamed_addr {
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
define internal fastcc void @f15(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 range(i64 -9223372036854775808, 9223372036854775805) %5, double %6, i64 %7, i64 %8, double %9) unnamed_addr {
10:
 %11 = getelementptr inbounds nuw i8, ptr %1, i64 176
 %12 = load i64, ptr %11, align 1
 %13 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %14 = load i64, ptr %13, align 1
 %15 = getelementptr inbounds nuw i8, ptr %2, i64 392
 %16 = load i64, ptr %15, align 1
 %17 = inttoptr i64 %16 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %2, i64 768
 %19 = load i64, ptr %18, align 1
 %20 = getelementptr inbounds nuw i8, ptr %2, i64 776
 %21 = load i64, ptr %20, align 1
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 784
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
 %148 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %149 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %150 = getelementptr inbounds nuw i8, ptr %2, i64 416
 %151 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %152 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %153 = getelementptr inbounds nuw i8, ptr %2, i64 160
 %154 = getelementptr inbounds nuw i8, ptr %2, i64 192
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
define internal fastcc void @f16(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 %5, double %6) unnamed_addr {
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
 call fastcc void @f17(ptr %10, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, double %6, i64 %3, i64 %4, double 1.000000e+00)
 br label %1008
31:
 %32 = icmp eq i64 %28, 3
 br i1 %32, label %33, label %34
33:
 call fastcc void @f17(ptr %11, ptr %1, ptr %2, i64 %4, i64 %3, i64 %5, double %6, i64 %3, i64 %4, double -1.000000e+00)
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
 %42 = getelementptr inbounds nuw i8, ptr %2, i64 392
 %43 = load i64, ptr %42, align 1
 %44 = inttoptr i64 %43 to ptr
 %45 = getelementptr inbounds nuw i8, ptr %2, i64 768
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
 %205 = getelementptr inbounds nuw i8, ptr %2, i64 776
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
 %365 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %366 = load i64, ptr %365, align 1
 %367 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %368 = load i64, ptr %367, align 1
 %369 = shl nsw i64 %368, 2
 %370 = inttoptr i64 %366 to ptr
 %371 = getelementptr inbounds nuw i8, ptr %2, i64 416
 %372 = load i64, ptr %371, align 1
 %373 = inttoptr i64 %372 to ptr
 %374 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %375 = load i64, ptr %374, align 1
 %376 = inttoptr i64 %375 to ptr
 %377 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %378 = load i64, ptr %377, align 1
 %379 = inttoptr i64 %378 to ptr
 %380 = fcmp nsz contract olt double %314, %6
 br i1 %380, label %381, label %611
381:
 %382 = getelementptr inbounds nuw i8, ptr %2, i64 160
 %383 = load i64, ptr %382, align 1
 %384 = icmp slt i64 %383, %368
 br i1 %384, label %389, label %385
385:
 %386 = getelementptr inbounds nuw i8, ptr %2, i64 192
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
 call fastcc void @f19(ptr %8, ptr readonly %1, ptr %2, i64 %3, i64 %4, i64 %5, i64 %186, double %6, i64 %3, i64 %4, double 1.000000e+00)
 br label %611
500:
 %501 = add nsw i64 %186, -3
 call fastcc void @f19(ptr %9, ptr readonly %1, ptr %2, i64 %4, i64 %3, i64 %5, i64 %501, double %6, i64 %3, i64 %4, double -1.000000e+00)
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
 call fastcc void @f18(ptr %12, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, double %6, i64 %3, i64 %4, double 1.000000e+00)
 br label %1008
614:
 br i1 %36, label %615, label %616
615:
 call fastcc void @f18(ptr %13, ptr %1, ptr %2, i64 %4, i64 %3, i64 %5, double %6, i64 %3, i64 %4, double -1.000000e+00)
 br label %1008
616:
 %617 = getelementptr inbounds nuw i8, ptr %1, i64 176
 %618 = load i64, ptr %617, align 1
 %619 = inttoptr i64 %618 to ptr
 %620 = getelementptr inbounds nuw i8, ptr %2, i64 392
 %621 = load i64, ptr %620, align 1
 %622 = inttoptr i64 %621 to ptr
 %623 = getelementptr inbounds nuw i8, ptr %2, i64 776
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
 %676 = getelementptr inbounds nuw i8, ptr %2, i64 768
 %677 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %678 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %679 = getelementptr inbounds nuw i8, ptr %2, i64 416
 %680 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %681 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %682 = getelementptr inbounds nuw i8, ptr %2, i64 160
 %683 = getelementptr inbounds nuw i8, ptr %2, i64 192
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
 %827 = getelementptr inbounds nuw i8, ptr %2, i64 768
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
 %848 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %849 = load i64, ptr %848, align 1
 %850 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %851 = load i64, ptr %850, align 1
 %852 = shl nsw i64 %851, 2
 %853 = inttoptr i64 %849 to ptr
 %854 = getelementptr inbounds nuw i8, ptr %2, i64 416
 %855 = load i64, ptr %854, align 1
 %856 = inttoptr i64 %855 to ptr
 %857 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %858 = load i64, ptr %857, align 1
 %859 = inttoptr i64 %858 to ptr
 %860 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %861 = load i64, ptr %860, align 1
 %862 = inttoptr i64 %861 to ptr
 %863 = fcmp nsz contract olt double %845, %6
 br i1 %863, label %864, label %1008
864:
 %865 = getelementptr inbounds nuw i8, ptr %2, i64 160
 %866 = load i64, ptr %865, align 1
 %867 = icmp slt i64 %866, %851
 br i1 %867, label %872, label %868
868:
 %869 = getelementptr inbounds nuw i8, ptr %2, i64 192
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
define internal fastcc void @f17(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 %5, double %6, i64 %7, i64 %8, double %9) unnamed_addr {
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
 %27 = getelementptr inbounds nuw i8, ptr %2, i64 392
 %28 = load i64, ptr %27, align 1
 %29 = inttoptr i64 %28 to ptr
 %30 = getelementptr inbounds nuw i8, ptr %2, i64 768
 %31 = load i64, ptr %30, align 1
 %32 = inttoptr i64 %31 to ptr
 %33 = getelementptr inbounds nuw i8, ptr %2, i64 776
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
 %71 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %72 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %73 = getelementptr inbounds nuw i8, ptr %2, i64 416
 %74 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %75 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %76 = getelementptr inbounds nuw i8, ptr %2, i64 160
 %77 = getelementptr inbounds nuw i8, ptr %2, i64 192
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
define internal fastcc void @f18(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 %5, double %6, i64 %7, i64 %8, double %9) unnamed_addr {
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
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 392
 %23 = load i64, ptr %22, align 1
 %24 = inttoptr i64 %23 to ptr
 %25 = getelementptr inbounds nuw i8, ptr %2, i64 768
 %26 = load i64, ptr %25, align 1
 %27 = inttoptr i64 %26 to ptr
 %28 = getelementptr inbounds nuw i8, ptr %2, i64 776
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
 call fastcc void @f14(ptr %11, ptr %35, ptr %42, ptr %30, ptr %27)
 %56 = load double, ptr %11, align 8
 br label %159
57:
 %58 = add nsw i64 %141, -1
 store double 0.000000e+00, ptr %12, align 8
 call fastcc void @f14(ptr %12, ptr %35, ptr %42, ptr %30, ptr %27)
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
 %76 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %77 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %78 = getelementptr inbounds nuw i8, ptr %2, i64 416
 %79 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %80 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %81 = getelementptr inbounds nuw i8, ptr %2, i64 160
 %82 = getelementptr inbounds nuw i8, ptr %2, i64 192
 br label %173
83:
 store double 0.000000e+00, ptr %13, align 8
 call fastcc void @f14(ptr %13, ptr %35, ptr %42, ptr %30, ptr %27)
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
define internal fastcc void @f19(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 %5, i64 range(i64 -9223372036854775808, 9223372036854775805) %6, double %7, i64 %8, i64 %9, double %10) unnamed_addr {
11:
 %12 = getelementptr inbounds nuw i8, ptr %1, i64 176
 %13 = load i64, ptr %12, align 1
 %14 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %15 = load i64, ptr %14, align 1
 %16 = getelementptr inbounds nuw i8, ptr %2, i64 392
 %17 = load i64, ptr %16, align 1
 %18 = inttoptr i64 %17 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 768
 %20 = load i64, ptr %19, align 1
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 776
 %22 = load i64, ptr %21, align 1
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 784
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
 %149 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %150 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %151 = getelementptr inbounds nuw i8, ptr %2, i64 416
 %152 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %153 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %154 = getelementptr inbounds nuw i8, ptr %2, i64 160
 %155 = getelementptr inbounds nuw i8, ptr %2, i64 192
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
 %25 = getelementptr inbounds nuw i8, ptr %15, i64 336
 %26 = load i64, ptr %25, align 1
 %27 = inttoptr i64 %26 to ptr
 %28 = getelementptr inbounds nuw i8, ptr %15, i64 352
 %29 = load i64, ptr %28, align 1
 %30 = getelementptr inbounds nuw i8, ptr %15, i64 104
 %31 = load i64, ptr %30, align 1
 %32 = inttoptr i64 %29 to ptr
 %33 = getelementptr inbounds nuw i8, ptr %15, i64 360
 %34 = load i64, ptr %33, align 1
 %35 = getelementptr inbounds nuw i8, ptr %11, i64 104
 %36 = inttoptr i64 %34 to ptr
 %37 = getelementptr inbounds nuw i8, ptr %15, i64 384
 %38 = load i64, ptr %37, align 1
 %39 = inttoptr i64 %38 to ptr
 %40 = getelementptr inbounds nuw i8, ptr %15, i64 392
 %41 = load i64, ptr %40, align 1
 %42 = inttoptr i64 %41 to ptr
 %43 = getelementptr inbounds nuw i8, ptr %15, i64 408
 %44 = load i64, ptr %43, align 1
 %45 = inttoptr i64 %44 to ptr
 %46 = getelementptr inbounds nuw i8, ptr %15, i64 416
 %47 = load i64, ptr %46, align 1
 %48 = inttoptr i64 %47 to ptr
 %49 = getelementptr inbounds nuw i8, ptr %15, i64 424
 %50 = load i64, ptr %49, align 1
 %51 = inttoptr i64 %50 to ptr
 %52 = getelementptr inbounds nuw i8, ptr %15, i64 432
 %53 = load i64, ptr %52, align 1
 %54 = inttoptr i64 %53 to ptr
 %55 = getelementptr inbounds nuw i8, ptr %15, i64 800
 %56 = load i64, ptr %55, align 1
 %57 = inttoptr i64 %56 to ptr
 %58 = getelementptr inbounds nuw i8, ptr %15, i64 808
 %59 = load i64, ptr %58, align 1
 %60 = getelementptr inbounds nuw i8, ptr %15, i64 304
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
 %184 = getelementptr inbounds nuw i8, ptr %15, i64 160
 %185 = getelementptr inbounds nuw i8, ptr %15, i64 792
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
 call fastcc void @f16(ptr %4, ptr readonly %11, ptr %15, i64 %257, i64 %259, i64 %261, double 0x7FF0000000000000)
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
 %341 = getelementptr inbounds nuw i8, ptr %15, i64 160
 store i64 0, ptr %341, align 1
 ret i64 0
}
