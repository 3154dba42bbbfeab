; what: loops for any machine, written by `make loops` from their texts in Python: don't edit
; sources: f62f73cd933eb0d6f2016e5779a1fc7f095fdc27cbca1d370206b0586d77b931
; text: affc06711759a1e6a933050d2109a5399607dc168bf208d2e5644b8aac4d5198
; calls: pow memset memcpy
; begin: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | ({length=f,fall=f,tolerance=f,deep=f,books=i,energy=i,carried=i,guards=i,nv=i,slow=i,free=i,tree=i,axes=i,path_size=i,row_size=i,grid=i,ports=i,remainder=i,sweeps=i,links=i,shapes=i,rows=i,corners=i,pair_count=i,materials=i,correction=i,bases=i,events=i,kind=i,link=i,size=i,shape=i,reach=i,first=i,count=i,vertices=i,pairs=i,group=i,numbers=i,losses=i,row_kind=i,row_numbers=i,row_losses=i,bodies=i,gravity=i,base=i,ways=i,at=i,axis_freedom=i,axis_first=i,axis=i,row_first=i,row_freedom=i}) | ({energy=f,now=f,lasted=f,smooth=f,kinetic=f,scheme=f,reached=f,data=i,columns=i,twists_at=i,poses_at=i,gaps_at=i,booked=i,given_size=i,out_size=i,most=i,wide=i,dense=i,table_size=i,cells=i,bodies=i,active_size=i,count=i,rows=i,size=i,old=i,overflow=i,wanted=i,lands=i,happened=i,watched_size=i,near_links=i,factors_at=i,axes_at=i,weights_at=i,swept=i,hardest=i,unsolved=i,contacts=i,pushed=i,log_size=i,logged=i,drained=i,left_out=i,noted=i,full=i,relented=i,slots=i,pushing_rows=i,column=i,row_column=i,given=i,asked=i,moving=i,carried=i,out=i,twist=i,freely=i,after=i,pose=i,place=i,speed=i,who=i,gap=i,normal=i,point=i,frame=i,spot=i,motion=i,begun=i,last_impulse=i,active=i,picked=i,change=i,coefficient=i,response=i,own=i,friction=i,before=i,free=i,warm=i,lost=i,root=i,total=i,some=i,shift=i,hit=i,mode=i,mode_known=i,row_mode=i,told=i,event=i,seen=i,last=i,bias=i,u=i,impulse=i,partial=i,landed=i,leaving=i,gamma=i,side=i,watched=i,force=i,freed=i,inverse=i,answers=i,moved=i,near=i,half=i,scaled=i,row_half=i,row_scaled=i,both=i,reaches=i,order=i,reached_by=i,lower=i,lower_begin=i,lower_index=i,W=i,low=i,high=i,row_gap=i,row=i,row_known=i,push=i,left=i,key=i,known=i,table=i,head=i,following=i,local=i,block=i,right=i,spare=i,corner=i,clipped=i,slot=i,shown_at=i,shown=i,pushing=i})
; take: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | ({length=f,fall=f,tolerance=f,deep=f,books=i,energy=i,carried=i,guards=i,nv=i,slow=i,free=i,tree=i,axes=i,path_size=i,row_size=i,grid=i,ports=i,remainder=i,sweeps=i,links=i,shapes=i,rows=i,corners=i,pair_count=i,materials=i,correction=i,bases=i,events=i,kind=i,link=i,size=i,shape=i,reach=i,first=i,count=i,vertices=i,pairs=i,group=i,numbers=i,losses=i,row_kind=i,row_numbers=i,row_losses=i,bodies=i,gravity=i,base=i,ways=i,at=i,axis_freedom=i,axis_first=i,axis=i,row_first=i,row_freedom=i}) | ({energy=f,now=f,lasted=f,smooth=f,kinetic=f,scheme=f,reached=f,data=i,columns=i,twists_at=i,poses_at=i,gaps_at=i,booked=i,given_size=i,out_size=i,most=i,wide=i,dense=i,table_size=i,cells=i,bodies=i,active_size=i,count=i,rows=i,size=i,old=i,overflow=i,wanted=i,lands=i,happened=i,watched_size=i,near_links=i,factors_at=i,axes_at=i,weights_at=i,swept=i,hardest=i,unsolved=i,contacts=i,pushed=i,log_size=i,logged=i,drained=i,left_out=i,noted=i,full=i,relented=i,slots=i,pushing_rows=i,column=i,row_column=i,given=i,asked=i,moving=i,carried=i,out=i,twist=i,freely=i,after=i,pose=i,place=i,speed=i,who=i,gap=i,normal=i,point=i,frame=i,spot=i,motion=i,begun=i,last_impulse=i,active=i,picked=i,change=i,coefficient=i,response=i,own=i,friction=i,before=i,free=i,warm=i,lost=i,root=i,total=i,some=i,shift=i,hit=i,mode=i,mode_known=i,row_mode=i,told=i,event=i,seen=i,last=i,bias=i,u=i,impulse=i,partial=i,landed=i,leaving=i,gamma=i,side=i,watched=i,force=i,freed=i,inverse=i,answers=i,moved=i,near=i,half=i,scaled=i,row_half=i,row_scaled=i,both=i,reaches=i,order=i,reached_by=i,lower=i,lower_begin=i,lower_index=i,W=i,low=i,high=i,row_gap=i,row=i,row_known=i,push=i,left=i,key=i,known=i,table=i,head=i,following=i,local=i,block=i,right=i,spare=i,corner=i,clipped=i,slot=i,shown_at=i,shown=i,pushing=i})
; advance: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | ({length=f,fall=f,tolerance=f,deep=f,books=i,energy=i,carried=i,guards=i,nv=i,slow=i,free=i,tree=i,axes=i,path_size=i,row_size=i,grid=i,ports=i,remainder=i,sweeps=i,links=i,shapes=i,rows=i,corners=i,pair_count=i,materials=i,correction=i,bases=i,events=i,kind=i,link=i,size=i,shape=i,reach=i,first=i,count=i,vertices=i,pairs=i,group=i,numbers=i,losses=i,row_kind=i,row_numbers=i,row_losses=i,bodies=i,gravity=i,base=i,ways=i,at=i,axis_freedom=i,axis_first=i,axis=i,row_first=i,row_freedom=i}) | ({energy=f,now=f,lasted=f,smooth=f,kinetic=f,scheme=f,reached=f,data=i,columns=i,twists_at=i,poses_at=i,gaps_at=i,booked=i,given_size=i,out_size=i,most=i,wide=i,dense=i,table_size=i,cells=i,bodies=i,active_size=i,count=i,rows=i,size=i,old=i,overflow=i,wanted=i,lands=i,happened=i,watched_size=i,near_links=i,factors_at=i,axes_at=i,weights_at=i,swept=i,hardest=i,unsolved=i,contacts=i,pushed=i,log_size=i,logged=i,drained=i,left_out=i,noted=i,full=i,relented=i,slots=i,pushing_rows=i,column=i,row_column=i,given=i,asked=i,moving=i,carried=i,out=i,twist=i,freely=i,after=i,pose=i,place=i,speed=i,who=i,gap=i,normal=i,point=i,frame=i,spot=i,motion=i,begun=i,last_impulse=i,active=i,picked=i,change=i,coefficient=i,response=i,own=i,friction=i,before=i,free=i,warm=i,lost=i,root=i,total=i,some=i,shift=i,hit=i,mode=i,mode_known=i,row_mode=i,told=i,event=i,seen=i,last=i,bias=i,u=i,impulse=i,partial=i,landed=i,leaving=i,gamma=i,side=i,watched=i,force=i,freed=i,inverse=i,answers=i,moved=i,near=i,half=i,scaled=i,row_half=i,row_scaled=i,both=i,reaches=i,order=i,reached_by=i,lower=i,lower_begin=i,lower_index=i,W=i,low=i,high=i,row_gap=i,row=i,row_known=i,push=i,left=i,key=i,known=i,table=i,head=i,following=i,local=i,block=i,right=i,spare=i,corner=i,clipped=i,slot=i,shown_at=i,shown=i,pushing=i})
; restart: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | ({length=f,fall=f,tolerance=f,deep=f,books=i,energy=i,carried=i,guards=i,nv=i,slow=i,free=i,tree=i,axes=i,path_size=i,row_size=i,grid=i,ports=i,remainder=i,sweeps=i,links=i,shapes=i,rows=i,corners=i,pair_count=i,materials=i,correction=i,bases=i,events=i,kind=i,link=i,size=i,shape=i,reach=i,first=i,count=i,vertices=i,pairs=i,group=i,numbers=i,losses=i,row_kind=i,row_numbers=i,row_losses=i,bodies=i,gravity=i,base=i,ways=i,at=i,axis_freedom=i,axis_first=i,axis=i,row_first=i,row_freedom=i}) | ({energy=f,now=f,lasted=f,smooth=f,kinetic=f,scheme=f,reached=f,data=i,columns=i,twists_at=i,poses_at=i,gaps_at=i,booked=i,given_size=i,out_size=i,most=i,wide=i,dense=i,table_size=i,cells=i,bodies=i,active_size=i,count=i,rows=i,size=i,old=i,overflow=i,wanted=i,lands=i,happened=i,watched_size=i,near_links=i,factors_at=i,axes_at=i,weights_at=i,swept=i,hardest=i,unsolved=i,contacts=i,pushed=i,log_size=i,logged=i,drained=i,left_out=i,noted=i,full=i,relented=i,slots=i,pushing_rows=i,column=i,row_column=i,given=i,asked=i,moving=i,carried=i,out=i,twist=i,freely=i,after=i,pose=i,place=i,speed=i,who=i,gap=i,normal=i,point=i,frame=i,spot=i,motion=i,begun=i,last_impulse=i,active=i,picked=i,change=i,coefficient=i,response=i,own=i,friction=i,before=i,free=i,warm=i,lost=i,root=i,total=i,some=i,shift=i,hit=i,mode=i,mode_known=i,row_mode=i,told=i,event=i,seen=i,last=i,bias=i,u=i,impulse=i,partial=i,landed=i,leaving=i,gamma=i,side=i,watched=i,force=i,freed=i,inverse=i,answers=i,moved=i,near=i,half=i,scaled=i,row_half=i,row_scaled=i,both=i,reaches=i,order=i,reached_by=i,lower=i,lower_begin=i,lower_index=i,W=i,low=i,high=i,row_gap=i,row=i,row_known=i,push=i,left=i,key=i,known=i,table=i,head=i,following=i,local=i,block=i,right=i,spare=i,corner=i,clipped=i,slot=i,shown_at=i,shown=i,pushing=i})
; show: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | ({length=f,fall=f,tolerance=f,deep=f,books=i,energy=i,carried=i,guards=i,nv=i,slow=i,free=i,tree=i,axes=i,path_size=i,row_size=i,grid=i,ports=i,remainder=i,sweeps=i,links=i,shapes=i,rows=i,corners=i,pair_count=i,materials=i,correction=i,bases=i,events=i,kind=i,link=i,size=i,shape=i,reach=i,first=i,count=i,vertices=i,pairs=i,group=i,numbers=i,losses=i,row_kind=i,row_numbers=i,row_losses=i,bodies=i,gravity=i,base=i,ways=i,at=i,axis_freedom=i,axis_first=i,axis=i,row_first=i,row_freedom=i}) | ({energy=f,now=f,lasted=f,smooth=f,kinetic=f,scheme=f,reached=f,data=i,columns=i,twists_at=i,poses_at=i,gaps_at=i,booked=i,given_size=i,out_size=i,most=i,wide=i,dense=i,table_size=i,cells=i,bodies=i,active_size=i,count=i,rows=i,size=i,old=i,overflow=i,wanted=i,lands=i,happened=i,watched_size=i,near_links=i,factors_at=i,axes_at=i,weights_at=i,swept=i,hardest=i,unsolved=i,contacts=i,pushed=i,log_size=i,logged=i,drained=i,left_out=i,noted=i,full=i,relented=i,slots=i,pushing_rows=i,column=i,row_column=i,given=i,asked=i,moving=i,carried=i,out=i,twist=i,freely=i,after=i,pose=i,place=i,speed=i,who=i,gap=i,normal=i,point=i,frame=i,spot=i,motion=i,begun=i,last_impulse=i,active=i,picked=i,change=i,coefficient=i,response=i,own=i,friction=i,before=i,free=i,warm=i,lost=i,root=i,total=i,some=i,shift=i,hit=i,mode=i,mode_known=i,row_mode=i,told=i,event=i,seen=i,last=i,bias=i,u=i,impulse=i,partial=i,landed=i,leaving=i,gamma=i,side=i,watched=i,force=i,freed=i,inverse=i,answers=i,moved=i,near=i,half=i,scaled=i,row_half=i,row_scaled=i,both=i,reaches=i,order=i,reached_by=i,lower=i,lower_begin=i,lower_index=i,W=i,low=i,high=i,row_gap=i,row=i,row_known=i,push=i,left=i,key=i,known=i,table=i,head=i,following=i,local=i,block=i,right=i,spare=i,corner=i,clipped=i,slot=i,shown_at=i,shown=i,pushing=i})
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
 %7 = getelementptr inbounds nuw i8, ptr %1, i64 80
 %8 = load i64, ptr %7, align 1
 %9 = icmp eq i64 %8, 1
 br i1 %9, label %10, label %108
10:
 %11 = getelementptr inbounds nuw i8, ptr %1, i64 352
 %12 = load i64, ptr %11, align 1
 %13 = inttoptr i64 %12 to ptr
 %14 = getelementptr inbounds nuw i8, ptr %1, i64 344
 %15 = load i64, ptr %14, align 1
 %16 = getelementptr inbounds nuw i8, ptr %1, i64 152
 %17 = inttoptr i64 %15 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %2, i64 448
 %19 = load i64, ptr %18, align 1
 %20 = inttoptr i64 %19 to ptr
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 472
 %22 = load i64, ptr %21, align 1
 %23 = inttoptr i64 %22 to ptr
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 1064
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
 %109 = getelementptr inbounds nuw i8, ptr %2, i64 1088
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
 %8 = getelementptr inbounds nuw i8, ptr %1, i64 344
 %9 = load i64, ptr %8, align 1
 %10 = getelementptr inbounds nuw i8, ptr %1, i64 152
 %11 = load i64, ptr %10, align 1
 %12 = inttoptr i64 %9 to ptr
 %13 = getelementptr inbounds nuw i8, ptr %1, i64 376
 %14 = load i64, ptr %13, align 1
 %15 = inttoptr i64 %14 to ptr
 %16 = getelementptr inbounds nuw i8, ptr %2, i64 448
 %17 = load i64, ptr %16, align 1
 %18 = inttoptr i64 %17 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 456
 %20 = load i64, ptr %19, align 1
 %21 = inttoptr i64 %20 to ptr
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 472
 %23 = load i64, ptr %22, align 1
 %24 = inttoptr i64 %23 to ptr
 %25 = getelementptr inbounds nuw i8, ptr %2, i64 1064
 %26 = load i64, ptr %25, align 1
 %27 = inttoptr i64 %26 to ptr
 %28 = getelementptr inbounds nuw i8, ptr %2, i64 1104
 %29 = load i64, ptr %28, align 1
 %30 = inttoptr i64 %29 to ptr
 %31 = getelementptr inbounds nuw i8, ptr %1, i64 64
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
 %6 = getelementptr inbounds nuw i8, ptr %1, i64 288
 %7 = load i64, ptr %6, align 1
 %8 = getelementptr inbounds nuw i8, ptr %1, i64 184
 %9 = load i64, ptr %8, align 1
 %10 = mul nsw i64 %9, 3
 %11 = inttoptr i64 %7 to ptr
 %12 = getelementptr inbounds nuw i8, ptr %2, i64 496
 %13 = load i64, ptr %12, align 1
 %14 = inttoptr i64 %13 to ptr
 %15 = getelementptr inbounds nuw i8, ptr %2, i64 528
 %16 = load i64, ptr %15, align 1
 %17 = inttoptr i64 %16 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %2, i64 768
 %19 = load i64, ptr %18, align 1
 %20 = inttoptr i64 %19 to ptr
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 1136
 %22 = load i64, ptr %21, align 1
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 384
 %24 = load i64, ptr %23, align 1
 %25 = getelementptr inbounds nuw i8, ptr %2, i64 376
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
 %48 = getelementptr inbounds nuw i8, ptr %2, i64 1112
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
 %27 = add i64 %0, 248
 %28 = inttoptr i64 %27 to ptr
 %29 = load i64, ptr %28, align 8
 %30 = add i64 %0, 256
 %31 = inttoptr i64 %30 to ptr
 %32 = load i64, ptr %31, align 8
 %33 = add i64 %0, 264
 %34 = inttoptr i64 %33 to ptr
 %35 = load i64, ptr %34, align 8
 %36 = add i64 %0, 272
 %37 = inttoptr i64 %36 to ptr
 %38 = load i64, ptr %37, align 8
 %39 = inttoptr i64 %29 to ptr
 %40 = add i64 %0, 280
 %41 = inttoptr i64 %40 to ptr
 %42 = load i64, ptr %41, align 8
 %43 = inttoptr i64 %42 to ptr
 %44 = add i64 %0, 296
 %45 = inttoptr i64 %44 to ptr
 %46 = load i64, ptr %45, align 8
 %47 = inttoptr i64 %46 to ptr
 %48 = add i64 %0, 312
 %49 = inttoptr i64 %48 to ptr
 %50 = load i64, ptr %49, align 8
 %51 = add i64 %0, 320
 %52 = inttoptr i64 %51 to ptr
 %53 = load i64, ptr %52, align 8
 %54 = inttoptr i64 %50 to ptr
 %55 = add i64 %0, 376
 %56 = inttoptr i64 %55 to ptr
 %57 = load i64, ptr %56, align 8
 %58 = add i64 %0, 384
 %59 = inttoptr i64 %58 to ptr
 %60 = load i64, ptr %59, align 8
 %61 = inttoptr i64 %57 to ptr
 %62 = add i64 %0, 408
 %63 = inttoptr i64 %62 to ptr
 %64 = load i64, ptr %63, align 8
 %65 = inttoptr i64 %64 to ptr
 %66 = add i64 %0, 424
 %67 = inttoptr i64 %66 to ptr
 %68 = load i64, ptr %67, align 8
 %69 = add i64 %0, 432
 %70 = inttoptr i64 %69 to ptr
 %71 = load i64, ptr %70, align 8
 %72 = inttoptr i64 %68 to ptr
 %73 = add i64 %0, 440
 %74 = inttoptr i64 %73 to ptr
 %75 = load i64, ptr %74, align 8
 %76 = inttoptr i64 %75 to ptr
 %77 = add i64 %0, 456
 %78 = inttoptr i64 %77 to ptr
 %79 = load i64, ptr %78, align 8
 %80 = inttoptr i64 %79 to ptr
 %81 = add i64 %0, 488
 %82 = inttoptr i64 %81 to ptr
 %83 = load i64, ptr %82, align 8
 %84 = add i64 %0, 496
 %85 = inttoptr i64 %84 to ptr
 %86 = load i64, ptr %85, align 8
 %87 = inttoptr i64 %83 to ptr
 %88 = add i64 %0, 504
 %89 = inttoptr i64 %88 to ptr
 %90 = load i64, ptr %89, align 8
 %91 = inttoptr i64 %90 to ptr
 %92 = add i64 %0, 520
 %93 = inttoptr i64 %92 to ptr
 %94 = load i64, ptr %93, align 8
 %95 = add i64 %0, 528
 %96 = inttoptr i64 %95 to ptr
 %97 = load i64, ptr %96, align 8
 %98 = add i64 %0, 536
 %99 = inttoptr i64 %98 to ptr
 %100 = load i64, ptr %99, align 8
 %101 = inttoptr i64 %94 to ptr
 %102 = add i64 %0, 544
 %103 = inttoptr i64 %102 to ptr
 %104 = load i64, ptr %103, align 8
 %105 = add i64 %0, 552
 %106 = inttoptr i64 %105 to ptr
 %107 = load i64, ptr %106, align 8
 %108 = add i64 %0, 560
 %109 = inttoptr i64 %108 to ptr
 %110 = load i64, ptr %109, align 8
 %111 = inttoptr i64 %104 to ptr
 %112 = add i64 %0, 568
 %113 = inttoptr i64 %112 to ptr
 %114 = load i64, ptr %113, align 8
 %115 = add i64 %0, 576
 %116 = inttoptr i64 %115 to ptr
 %117 = load i64, ptr %116, align 8
 %118 = add i64 %0, 584
 %119 = inttoptr i64 %118 to ptr
 %120 = load i64, ptr %119, align 8
 %121 = inttoptr i64 %114 to ptr
 %122 = add i64 %0, 592
 %123 = inttoptr i64 %122 to ptr
 %124 = load i64, ptr %123, align 8
 %125 = add i64 %0, 600
 %126 = inttoptr i64 %125 to ptr
 %127 = load i64, ptr %126, align 8
 %128 = add i64 %0, 608
 %129 = inttoptr i64 %128 to ptr
 %130 = load i64, ptr %129, align 8
 %131 = inttoptr i64 %124 to ptr
 %132 = add i64 %0, 616
 %133 = inttoptr i64 %132 to ptr
 %134 = load i64, ptr %133, align 8
 %135 = inttoptr i64 %134 to ptr
 %136 = add i64 %0, 632
 %137 = inttoptr i64 %136 to ptr
 %138 = load i64, ptr %137, align 8
 %139 = inttoptr i64 %138 to ptr
 %140 = add i64 %0, 640
 %141 = inttoptr i64 %140 to ptr
 %142 = load i64, ptr %141, align 8
 %143 = inttoptr i64 %142 to ptr
 %144 = icmp eq i64 %7, 0
 br i1 %144, label %205, label %145
145:
 %146 = icmp slt i64 %60, 1
 br i1 %146, label %154, label %147
147:
 %148 = phi i64 [ %149, %147 ], [ 0, %145 ]
 %149 = add nuw nsw i64 %148, 1
 %150 = getelementptr double, ptr %61, i64 %148
 %151 = load double, ptr %150, align 8
 %152 = getelementptr double, ptr %91, i64 %148
 store double %151, ptr %152, align 8
 %153 = icmp eq i64 %60, %149
 br i1 %153, label %154, label %147
154:
 %155 = inttoptr i64 %7 to ptr
 tail call void %155(ptr %91, ptr %87)
 %156 = icmp slt i64 %60, 0
 %157 = select i1 %156, i64 %86, i64 0
 %158 = getelementptr double, ptr %87, i64 %60
 %159 = getelementptr double, ptr %158, i64 %157
 %160 = load double, ptr %159, align 8
 %161 = icmp slt i64 %60, -1
 %162 = select i1 %161, i64 %86, i64 0
 %163 = getelementptr i8, ptr %158, i64 8
 %164 = getelementptr double, ptr %163, i64 %162
 %165 = load double, ptr %164, align 8
 %166 = getelementptr inbounds nuw i8, ptr %135, i64 56
 store double %160, ptr %166, align 1
 %167 = getelementptr inbounds nuw i8, ptr %135, i64 64
 store double %165, ptr %167, align 1
 %168 = tail call i64 @llvm.smax.i64(i64 %60, i64 -2)
 %169 = add nsw i64 %168, 2
 br label %170
170:
 %171 = phi i64 [ 12, %154 ], [ %185, %181 ]
 %172 = icmp eq i64 %171, 0
 br i1 %172, label %203, label %184
173:
 br i1 %146, label %181, label %174
174:
 %175 = phi i64 [ %176, %174 ], [ 0, %173 ]
 %176 = add nuw nsw i64 %175, 1
 %177 = getelementptr double, ptr %87, i64 %175
 %178 = load double, ptr %177, align 8
 %179 = getelementptr double, ptr %61, i64 %175
 store double %178, ptr %179, align 8
 %180 = icmp eq i64 %60, %176
 br i1 %180, label %181, label %174
181:
 %182 = load double, ptr %159, align 8
 %183 = fcmp nsz contract ugt double %182, %13
 br i1 %183, label %170, label %205
184:
 %185 = add nsw i64 %171, -1
 br i1 %146, label %193, label %186
186:
 %187 = phi i64 [ %188, %186 ], [ 0, %184 ]
 %188 = add nuw nsw i64 %187, 1
 %189 = getelementptr double, ptr %61, i64 %187
 %190 = load double, ptr %189, align 8
 %191 = getelementptr double, ptr %91, i64 %187
 store double %190, ptr %191, align 8
 %192 = icmp eq i64 %60, %188
 br i1 %192, label %193, label %186
193:
 tail call void %155(ptr %91, ptr %87)
 br label %194
194:
 %195 = phi i64 [ 0, %193 ], [ %198, %197 ]
 %196 = icmp eq i64 %195, %169
 br i1 %196, label %173, label %197
197:
 %198 = add nuw i64 %195, 1
 %199 = getelementptr double, ptr %87, i64 %195
 %200 = load double, ptr %199, align 8
 %201 = fsub nsz contract double %200, %200
 %202 = fcmp nsz contract ord double %201, 0.000000e+00
 br i1 %202, label %194, label %203
203:
 %204 = getelementptr inbounds nuw i8, ptr %135, i64 72
 store i64 5, ptr %204, align 1
 br label %528
205:
 %206 = icmp slt i64 %60, 1
 br i1 %206, label %214, label %207
207:
 %208 = phi i64 [ %209, %207 ], [ 0, %205 ]
 %209 = add nuw nsw i64 %208, 1
 %210 = getelementptr double, ptr %61, i64 %208
 %211 = load double, ptr %210, align 8
 %212 = getelementptr double, ptr %54, i64 %208
 store double %211, ptr %212, align 8
 %213 = icmp eq i64 %60, %209
 br i1 %213, label %214, label %207
214:
 %215 = icmp slt i64 %10, 1
 br i1 %215, label %226, label %216
216:
 %217 = phi i64 [ %219, %216 ], [ %10, %214 ]
 %218 = phi i64 [ %220, %216 ], [ %60, %214 ]
 %219 = add nsw i64 %217, -1
 %220 = add i64 %218, 1
 %221 = icmp slt i64 %218, 0
 %222 = select i1 %221, i64 %53, i64 0
 %223 = getelementptr double, ptr %54, i64 %218
 %224 = getelementptr double, ptr %223, i64 %222
 store double 0.000000e+00, ptr %224, align 8
 %225 = icmp samesign ugt i64 %217, 1
 br i1 %225, label %216, label %226
226:
 store double 0.000000e+00, ptr %4, align 8
 call fastcc void @f0(ptr %4, ptr readonly %139, ptr %143, ptr %61, i64 %60)
 %227 = load double, ptr %4, align 8
 store double %227, ptr %143, align 1
 %228 = getelementptr inbounds nuw i8, ptr %143, i64 8
 store double %227, ptr %228, align 1
 %229 = fsub nsz contract double %227, %227
 %230 = fcmp nsz contract ord double %229, 0.000000e+00
 br i1 %230, label %233, label %231
231:
 %232 = getelementptr inbounds nuw i8, ptr %135, i64 72
 store i64 4, ptr %232, align 1
 br label %528
233:
 %234 = getelementptr inbounds nuw i8, ptr %139, i64 216
 %235 = load i64, ptr %234, align 1
 %236 = icmp sgt i64 %235, 0
 br i1 %236, label %237, label %370
237:
 %238 = load double, ptr %135, align 1
 %239 = getelementptr inbounds nuw i8, ptr %139, i64 368
 %240 = load i64, ptr %239, align 1
 %241 = inttoptr i64 %240 to ptr
 %242 = getelementptr inbounds nuw i8, ptr %143, i64 816
 %243 = load i64, ptr %242, align 1
 %244 = getelementptr inbounds nuw i8, ptr %143, i64 240
 %245 = load i64, ptr %244, align 1
 %246 = inttoptr i64 %243 to ptr
 %247 = getelementptr inbounds nuw i8, ptr %143, i64 800
 %248 = load i64, ptr %247, align 1
 %249 = shl nuw nsw i64 %235, 1
 %250 = inttoptr i64 %248 to ptr
 %251 = getelementptr inbounds nuw i8, ptr %143, i64 808
 %252 = load i64, ptr %251, align 1
 %253 = inttoptr i64 %252 to ptr
 br i1 %206, label %261, label %254
254:
 %255 = phi i64 [ %256, %254 ], [ 0, %237 ]
 %256 = add nuw nsw i64 %255, 1
 %257 = getelementptr double, ptr %61, i64 %255
 %258 = load double, ptr %257, align 8
 %259 = getelementptr double, ptr %246, i64 %255
 store double %258, ptr %259, align 8
 %260 = icmp eq i64 %60, %256
 br i1 %260, label %261, label %254
261:
 %262 = getelementptr inbounds nuw i8, ptr %135, i64 96
 %263 = load i64, ptr %262, align 1
 %264 = icmp slt i64 %263, 0
 %265 = select i1 %264, i64 %22, i64 0
 %266 = add i64 %265, %263
 %267 = mul i64 %266, %25
 %268 = getelementptr double, ptr %26, i64 %267
 %269 = getelementptr i8, ptr %268, i64 16
 %270 = load double, ptr %269, align 8
 %271 = fcmp nsz contract ogt double %270, %238
 %272 = select i1 %271, double %270, double %238
 %273 = getelementptr i8, ptr %268, i64 24
 %274 = load double, ptr %273, align 8
 %275 = fcmp nsz contract olt double %274, %272
 %276 = select i1 %275, double %274, double %272
 %277 = icmp slt i64 %60, 0
 %278 = select i1 %277, i64 %245, i64 0
 %279 = getelementptr double, ptr %246, i64 %60
 %280 = getelementptr double, ptr %279, i64 %278
 store double %276, ptr %280, align 8
 %281 = icmp slt i64 %38, 1
 br i1 %281, label %310, label %282
282:
 %283 = select i1 %264, i64 %32, i64 0
 %284 = add i64 %283, %263
 %285 = mul i64 %38, %35
 %286 = mul i64 %285, %284
 %287 = getelementptr double, ptr %39, i64 %286
 %288 = getelementptr double, ptr %287, i64 %38
 %289 = add nsw i64 %60, 1
 br label %290
290:
 %291 = phi i64 [ 0, %282 ], [ %292, %290 ]
 %292 = add nuw nsw i64 %291, 1
 %293 = getelementptr double, ptr %65, i64 %291
 %294 = load double, ptr %293, align 8
 %295 = getelementptr double, ptr %287, i64 %291
 %296 = load double, ptr %295, align 8
 %297 = getelementptr double, ptr %288, i64 %291
 %298 = load double, ptr %297, align 8
 %299 = load double, ptr %268, align 8
 %300 = fsub nsz contract double %276, %299
 %301 = fmul nsz contract double %298, %300
 %302 = fadd nsz contract double %296, %301
 %303 = fadd nsz contract double %294, %302
 %304 = add nsw i64 %289, %291
 %305 = icmp slt i64 %304, 0
 %306 = select i1 %305, i64 %245, i64 0
 %307 = getelementptr double, ptr %246, i64 %304
 %308 = getelementptr double, ptr %307, i64 %306
 store double %303, ptr %308, align 8
 %309 = icmp eq i64 %292, %38
 br i1 %309, label %310, label %290
310:
 %311 = getelementptr inbounds nuw i8, ptr %139, i64 56
 %312 = load i64, ptr %311, align 1
 %313 = inttoptr i64 %312 to ptr
 tail call void %313(ptr %246, ptr %250)
 %314 = load i64, ptr %234, align 1
 %315 = icmp slt i64 %314, 1
 br i1 %315, label %370, label %329
316:
 %317 = getelementptr i64, ptr %241, i64 %330
 %318 = load i64, ptr %317, align 8
 %319 = icmp eq i64 %318, %335
 br i1 %319, label %327, label %320
320:
 %321 = load i64, ptr %234, align 1
 %322 = add nsw i64 %321, %330
 %323 = icmp slt i64 %322, 0
 %324 = select i1 %323, i64 %249, i64 0
 %325 = getelementptr i64, ptr %253, i64 %322
 %326 = getelementptr i64, ptr %325, i64 %324
 store i64 %335, ptr %326, align 8
 br label %327
327:
 %328 = icmp eq i64 %314, %331
 br i1 %328, label %345, label %329
329:
 %330 = phi i64 [ %331, %327 ], [ 0, %310 ]
 %331 = add nuw nsw i64 %330, 1
 %332 = getelementptr double, ptr %250, i64 %330
 %333 = load double, ptr %332, align 8
 %334 = getelementptr i64, ptr %253, i64 %330
 %335 = load i64, ptr %334, align 8
 %336 = load i64, ptr %234, align 1
 %337 = add nsw i64 %336, %330
 %338 = icmp slt i64 %337, 0
 %339 = select i1 %338, i64 %249, i64 0
 %340 = getelementptr i64, ptr %253, i64 %337
 %341 = getelementptr i64, ptr %340, i64 %339
 store i64 0, ptr %341, align 8
 %342 = sitofp i64 %335 to double
 %343 = fmul nsz contract double %333, %342
 %344 = fcmp nsz contract olt double %343, 0.000000e+00
 br i1 %344, label %316, label %327
345:
 %346 = load i64, ptr %234, align 1
 %347 = load i64, ptr %247, align 1
 %348 = shl nsw i64 %346, 1
 %349 = inttoptr i64 %347 to ptr
 %350 = load i64, ptr %251, align 1
 %351 = inttoptr i64 %350 to ptr
 %352 = icmp slt i64 %346, 1
 br i1 %352, label %370, label %353
353:
 %354 = phi i64 [ %355, %353 ], [ 0, %345 ]
 %355 = add nuw nsw i64 %354, 1
 %356 = getelementptr double, ptr %349, i64 %354
 %357 = load double, ptr %356, align 8
 %358 = load i64, ptr %234, align 1
 %359 = add nsw i64 %358, %354
 %360 = icmp slt i64 %359, 0
 %361 = select i1 %360, i64 %348, i64 0
 %362 = getelementptr double, ptr %349, i64 %359
 %363 = getelementptr double, ptr %362, i64 %361
 store double %357, ptr %363, align 8
 %364 = fcmp nsz contract ogt double %357, 0.000000e+00
 %365 = fcmp nsz contract olt double %357, 0.000000e+00
 %366 = sext i1 %365 to i64
 %367 = select i1 %364, i64 1, i64 %366
 %368 = getelementptr i64, ptr %351, i64 %354
 store i64 %367, ptr %368, align 8
 %369 = icmp eq i64 %346, %355
 br i1 %369, label %370, label %353
370:
 %371 = load double, ptr %43, align 8
 %372 = load double, ptr %135, align 1
 %373 = fcmp nsz contract ugt double %371, %372
 br i1 %373, label %514, label %374
374:
 %375 = getelementptr inbounds nuw i8, ptr %135, i64 104
 %376 = load i64, ptr %375, align 1
 %377 = getelementptr inbounds nuw i8, ptr %135, i64 112
 %378 = load i64, ptr %377, align 1
 %379 = sub nsw i64 %376, %378
 %380 = icmp slt i64 %379, 0
 %381 = select i1 %380, i64 %97, i64 0
 %382 = add i64 %381, %379
 %383 = mul i64 %382, %100
 %384 = getelementptr double, ptr %101, i64 %383
 br i1 %206, label %392, label %385
385:
 %386 = phi i64 [ %387, %385 ], [ 0, %374 ]
 %387 = add nuw nsw i64 %386, 1
 %388 = getelementptr double, ptr %61, i64 %386
 %389 = load double, ptr %388, align 8
 %390 = getelementptr double, ptr %384, i64 %386
 store double %389, ptr %390, align 8
 %391 = icmp eq i64 %60, %387
 br i1 %391, label %392, label %385
392:
 %393 = select i1 %380, i64 %107, i64 0
 %394 = add i64 %393, %379
 %395 = mul i64 %394, %110
 %396 = getelementptr double, ptr %111, i64 %395
 %397 = icmp slt i64 %71, 1
 br i1 %397, label %405, label %398
398:
 %399 = phi i64 [ %400, %398 ], [ 0, %392 ]
 %400 = add nuw nsw i64 %399, 1
 %401 = getelementptr double, ptr %72, i64 %399
 %402 = load double, ptr %401, align 8
 %403 = getelementptr double, ptr %396, i64 %399
 store double %402, ptr %403, align 8
 %404 = icmp eq i64 %71, %400
 br i1 %404, label %405, label %398
405:
 %406 = getelementptr inbounds nuw i8, ptr %143, i64 376
 %407 = load i64, ptr %406, align 1
 %408 = icmp sgt i64 %407, 0
 br i1 %408, label %409, label %412
409:
 %410 = getelementptr inbounds nuw i8, ptr %143, i64 16
 %411 = load double, ptr %410, align 1
 call fastcc void @f2(ptr %3, ptr readonly %139, ptr readonly %143, double %411, i64 %379)
 br label %412
412:
 %413 = select i1 %380, i64 %117, i64 0
 %414 = add i64 %413, %379
 %415 = mul i64 %414, %120
 %416 = getelementptr double, ptr %121, i64 %415
 br i1 %144, label %475, label %417
417:
 %418 = icmp slt i64 %100, 1
 %419 = inttoptr i64 %7 to ptr
 %420 = tail call i64 @llvm.smax.i64(i64 %100, i64 -2)
 %421 = add nsw i64 %420, 2
 %422 = icmp slt i64 %100, 0
 %423 = select i1 %422, i64 %86, i64 0
 %424 = getelementptr double, ptr %87, i64 %100
 %425 = getelementptr double, ptr %424, i64 %423
 br label %426
426:
 %427 = phi i64 [ 12, %417 ], [ %441, %437 ]
 %428 = icmp eq i64 %427, 0
 br i1 %428, label %459, label %440
429:
 br i1 %418, label %437, label %430
430:
 %431 = phi i64 [ %432, %430 ], [ 0, %429 ]
 %432 = add nuw nsw i64 %431, 1
 %433 = getelementptr double, ptr %87, i64 %431
 %434 = load double, ptr %433, align 8
 %435 = getelementptr double, ptr %384, i64 %431
 store double %434, ptr %435, align 8
 %436 = icmp eq i64 %100, %432
 br i1 %436, label %437, label %430
437:
 %438 = load double, ptr %425, align 8
 %439 = fcmp nsz contract ugt double %438, %13
 br i1 %439, label %426, label %459
440:
 %441 = add nsw i64 %427, -1
 br i1 %418, label %449, label %442
442:
 %443 = phi i64 [ %444, %442 ], [ 0, %440 ]
 %444 = add nuw nsw i64 %443, 1
 %445 = getelementptr double, ptr %384, i64 %443
 %446 = load double, ptr %445, align 8
 %447 = getelementptr double, ptr %91, i64 %443
 store double %446, ptr %447, align 8
 %448 = icmp eq i64 %100, %444
 br i1 %448, label %449, label %442
449:
 tail call void %419(ptr %91, ptr %87)
 br label %450
450:
 %451 = phi i64 [ 0, %449 ], [ %454, %453 ]
 %452 = icmp eq i64 %451, %421
 br i1 %452, label %429, label %453
453:
 %454 = add nuw i64 %451, 1
 %455 = getelementptr double, ptr %87, i64 %451
 %456 = load double, ptr %455, align 8
 %457 = fsub nsz contract double %456, %456
 %458 = fcmp nsz contract ord double %457, 0.000000e+00
 br i1 %458, label %450, label %459
459:
 br i1 %418, label %467, label %460
460:
 %461 = phi i64 [ %462, %460 ], [ 0, %459 ]
 %462 = add nuw nsw i64 %461, 1
 %463 = getelementptr double, ptr %384, i64 %461
 %464 = load double, ptr %463, align 8
 %465 = getelementptr double, ptr %91, i64 %461
 store double %464, ptr %465, align 8
 %466 = icmp eq i64 %100, %462
 br i1 %466, label %467, label %460
467:
 tail call void %419(ptr %91, ptr %87)
 %468 = load double, ptr %425, align 8
 %469 = icmp slt i64 %100, -1
 %470 = select i1 %469, i64 %86, i64 0
 %471 = getelementptr i8, ptr %424, i64 8
 %472 = getelementptr double, ptr %471, i64 %470
 %473 = load double, ptr %472, align 8
 store double %468, ptr %416, align 8
 %474 = getelementptr i8, ptr %416, i64 8
 store double %473, ptr %474, align 8
 br label %475
475:
 %476 = load i64, ptr %375, align 1
 %477 = load i64, ptr %377, align 1
 %478 = sub i64 %476, %477
 %479 = icmp slt i64 %478, 0
 %480 = select i1 %479, i64 %127, i64 0
 %481 = add i64 %480, %478
 %482 = mul i64 %481, %130
 %483 = getelementptr double, ptr %131, i64 %482
 %484 = icmp slt i64 %130, 1
 br i1 %484, label %489, label %485
485:
 %486 = shl i64 %482, 3
 %487 = getelementptr i8, ptr %131, i64 %486
 %488 = shl i64 %130, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %487, i8 0, i64 %488, i1 false)
 br label %489
489:
 %490 = getelementptr inbounds nuw i8, ptr %135, i64 48
 %491 = load double, ptr %490, align 1
 store double %491, ptr %483, align 8
 br i1 %397, label %510, label %492
492:
 %493 = phi i64 [ %494, %492 ], [ 0, %489 ]
 %494 = add nuw nsw i64 %493, 1
 %495 = getelementptr i64, ptr %47, i64 %493
 %496 = load i64, ptr %495, align 8
 %497 = icmp slt i64 %496, -1
 %498 = select i1 %497, i64 %130, i64 0
 %499 = getelementptr double, ptr %483, i64 %496
 %500 = getelementptr i8, ptr %499, i64 8
 %501 = getelementptr double, ptr %500, i64 %498
 %502 = load double, ptr %501, align 8
 %503 = getelementptr double, ptr %80, i64 %493
 %504 = load double, ptr %503, align 8
 %505 = getelementptr double, ptr %76, i64 %493
 %506 = load double, ptr %505, align 8
 %507 = fsub nsz contract double %504, %506
 %508 = fadd nsz contract double %502, %507
 store double %508, ptr %501, align 8
 %509 = icmp eq i64 %71, %494
 br i1 %509, label %510, label %492
510:
 %511 = load i64, ptr %375, align 1
 %512 = add nsw i64 %511, 1
 store i64 %512, ptr %375, align 1
 %513 = load double, ptr %135, align 1
 br label %514
514:
 %515 = phi double [ %513, %510 ], [ %372, %370 ]
 %516 = add nsw i64 %22, -1
 %517 = tail call i64 @llvm.smin.i64(i64 %22, i64 0)
 %518 = add i64 %516, %517
 %519 = mul i64 %518, %25
 %520 = getelementptr double, ptr %26, i64 %519
 %521 = getelementptr i8, ptr %520, i64 8
 %522 = load double, ptr %521, align 8
 %523 = fcmp nsz contract ult double %515, %522
 br i1 %523, label %526, label %524
524:
 %525 = getelementptr inbounds nuw i8, ptr %135, i64 72
 store i64 1, ptr %525, align 1
 br label %528
526:
 %527 = getelementptr inbounds nuw i8, ptr %135, i64 8
 store double %16, ptr %527, align 1
 br label %528
528:
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
 %131 = getelementptr inbounds nuw i8, ptr %98, i64 376
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
define internal fastcc range(i32 0, 2) i32 @f3(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, double %5, ptr readonly captures(none) %6, i64 %7, i64 %8, ptr readonly captures(none) %9, i64 %10, i64 %11, i64 %12, ptr %13, i64 %14, ptr captures(none) %15, i64 %16, ptr readonly captures(none) %17, i64 %18, ptr %19, i64 %20, ptr readonly captures(none) %21, i64 %22, ptr %23, i64 %24, ptr %25, ptr captures(none) %26, ptr readonly %27, ptr initializes((216, 224)) %28, double %29) unnamed_addr {
30:
 %31 = alloca ptr, align 8
 %32 = alloca ptr, align 8
 %33 = alloca ptr, align 8
 %34 = alloca double, align 8
 %35 = alloca double, align 8
 %36 = alloca i8, align 1
 %37 = alloca ptr, align 8
 %38 = alloca { i64, i8 }, align 8
 %39 = alloca ptr, align 8
 %40 = alloca ptr, align 8
 %41 = alloca ptr, align 8
 %42 = alloca ptr, align 8
 %43 = alloca ptr, align 8
 %44 = alloca ptr, align 8
 %45 = alloca ptr, align 8
 %46 = alloca ptr, align 8
 %47 = alloca ptr, align 8
 %48 = alloca ptr, align 8
 %49 = alloca ptr, align 8
 %50 = alloca i8, align 1
 %51 = alloca ptr, align 8
 %52 = alloca ptr, align 8
 %53 = alloca ptr, align 8
 %54 = alloca ptr, align 8
 %55 = alloca ptr, align 8
 %56 = alloca { i64, i8 }, align 8
 %57 = alloca ptr, align 8
 %58 = alloca ptr, align 8
 %59 = alloca ptr, align 8
 %60 = alloca ptr, align 8
 %61 = alloca i8, align 1
 %62 = alloca ptr, align 8
 %63 = alloca ptr, align 8
 %64 = alloca ptr, align 8
 %65 = alloca ptr, align 8
 %66 = alloca ptr, align 8
 %67 = alloca ptr, align 8
 %68 = alloca ptr, align 8
 %69 = alloca ptr, align 8
 %70 = alloca ptr, align 8
 %71 = alloca ptr, align 8
 %72 = alloca ptr, align 8
 %73 = alloca ptr, align 8
 %74 = alloca ptr, align 8
 %75 = getelementptr inbounds nuw i8, ptr %27, i64 232
 %76 = load i64, ptr %75, align 1
 %77 = getelementptr inbounds nuw i8, ptr %27, i64 160
 %78 = load i64, ptr %77, align 1
 %79 = inttoptr i64 %76 to ptr
 %80 = getelementptr inbounds nuw i8, ptr %28, i64 392
 %81 = load i64, ptr %80, align 1
 %82 = getelementptr inbounds nuw i8, ptr %27, i64 152
 %83 = inttoptr i64 %81 to ptr
 %84 = getelementptr inbounds nuw i8, ptr %28, i64 448
 %85 = load i64, ptr %84, align 1
 %86 = inttoptr i64 %85 to ptr
 %87 = getelementptr inbounds nuw i8, ptr %28, i64 496
 %88 = load i64, ptr %87, align 1
 %89 = inttoptr i64 %88 to ptr
 %90 = getelementptr inbounds nuw i8, ptr %28, i64 216
 store i64 0, ptr %90, align 1
 %91 = getelementptr inbounds nuw i8, ptr %28, i64 408
 %92 = load i64, ptr %91, align 1
 %93 = getelementptr inbounds nuw i8, ptr %28, i64 104
 %94 = load i64, ptr %93, align 1
 %95 = inttoptr i64 %92 to ptr
 %96 = getelementptr inbounds nuw i8, ptr %28, i64 440
 %97 = load i64, ptr %96, align 1
 %98 = getelementptr inbounds nuw i8, ptr %28, i64 112
 %99 = load i64, ptr %98, align 1
 %100 = inttoptr i64 %97 to ptr
 %101 = load i64, ptr %82, align 1
 %102 = getelementptr inbounds nuw i8, ptr %28, i64 472
 %103 = load i64, ptr %102, align 1
 %104 = inttoptr i64 %103 to ptr
 %105 = getelementptr inbounds nuw i8, ptr %27, i64 80
 %106 = load i64, ptr %105, align 1
 %107 = icmp eq i64 %106, 1
 br i1 %107, label %108, label %112
108:
 %109 = getelementptr inbounds nuw i8, ptr %27, i64 352
 %110 = load i64, ptr %109, align 1
 %111 = inttoptr i64 %110 to ptr
 call fastcc void @f1(ptr %74, ptr readonly %27, ptr readonly %28, ptr readonly %17, i64 %18, double %29, ptr %111)
 br label %229
112:
 %113 = icmp slt i64 %18, 1
 br i1 %113, label %121, label %114
114:
 %115 = phi i64 [ %116, %114 ], [ 0, %112 ]
 %116 = add nuw nsw i64 %115, 1
 %117 = getelementptr double, ptr %17, i64 %115
 %118 = load double, ptr %117, align 8
 %119 = getelementptr double, ptr %95, i64 %115
 store double %118, ptr %119, align 8
 %120 = icmp eq i64 %18, %116
 br i1 %120, label %121, label %114
121:
 %122 = load double, ptr %26, align 1
 %123 = fmul nsz contract double %29, 5.000000e-01
 %124 = fadd nsz contract double %123, %122
 %125 = getelementptr inbounds nuw i8, ptr %26, i64 96
 %126 = load i64, ptr %125, align 1
 %127 = icmp slt i64 %126, 0
 %128 = select i1 %127, i64 %7, i64 0
 %129 = add i64 %128, %126
 %130 = mul i64 %129, %8
 %131 = getelementptr double, ptr %6, i64 %130
 %132 = getelementptr i8, ptr %131, i64 16
 %133 = load double, ptr %132, align 8
 %134 = fcmp nsz contract ogt double %133, %124
 %135 = select i1 %134, double %133, double %124
 %136 = getelementptr i8, ptr %131, i64 24
 %137 = load double, ptr %136, align 8
 %138 = fcmp nsz contract olt double %137, %135
 %139 = select i1 %138, double %137, double %135
 %140 = icmp slt i64 %18, 0
 %141 = select i1 %140, i64 %94, i64 0
 %142 = getelementptr double, ptr %95, i64 %18
 %143 = getelementptr double, ptr %142, i64 %141
 store double %139, ptr %143, align 8
 %144 = icmp slt i64 %12, 1
 br i1 %144, label %145, label %147
145:
 %146 = add nsw i64 %18, 1
 br label %175
147:
 %148 = select i1 %127, i64 %10, i64 0
 %149 = add i64 %148, %126
 %150 = mul i64 %12, %11
 %151 = mul i64 %150, %149
 %152 = getelementptr double, ptr %9, i64 %151
 %153 = getelementptr double, ptr %152, i64 %12
 %154 = add nsw i64 %18, 1
 br label %155
155:
 %156 = phi i64 [ 0, %147 ], [ %157, %155 ]
 %157 = add nuw nsw i64 %156, 1
 %158 = getelementptr double, ptr %21, i64 %156
 %159 = load double, ptr %158, align 8
 %160 = getelementptr double, ptr %152, i64 %156
 %161 = load double, ptr %160, align 8
 %162 = getelementptr double, ptr %153, i64 %156
 %163 = load double, ptr %162, align 8
 %164 = load double, ptr %131, align 8
 %165 = fsub nsz contract double %139, %164
 %166 = fmul nsz contract double %163, %165
 %167 = fadd nsz contract double %161, %166
 %168 = fadd nsz contract double %159, %167
 %169 = add nsw i64 %156, %154
 %170 = icmp slt i64 %169, 0
 %171 = select i1 %170, i64 %94, i64 0
 %172 = getelementptr double, ptr %95, i64 %169
 %173 = getelementptr double, ptr %172, i64 %171
 store double %168, ptr %173, align 8
 %174 = icmp eq i64 %157, %12
 br i1 %174, label %175, label %155
175:
 %176 = phi i64 [ %146, %145 ], [ %154, %155 ]
 %177 = add nsw i64 %176, %12
 %178 = icmp slt i64 %177, 0
 %179 = select i1 %178, i64 %94, i64 0
 %180 = getelementptr double, ptr %95, i64 %177
 %181 = getelementptr double, ptr %180, i64 %179
 store double %29, ptr %181, align 8
 %182 = getelementptr inbounds nuw i8, ptr %28, i64 56
 %183 = load i64, ptr %182, align 1
 %184 = inttoptr i64 %183 to ptr
 tail call void %184(ptr %95, ptr %100)
 %185 = getelementptr inbounds nuw i8, ptr %26, i64 144
 %186 = load i64, ptr %185, align 1
 %187 = add nsw i64 %186, 1
 store i64 %187, ptr %185, align 1
 %188 = getelementptr inbounds nuw i8, ptr %28, i64 72
 %189 = load i64, ptr %188, align 1
 %190 = getelementptr inbounds nuw i8, ptr %28, i64 80
 %191 = load i64, ptr %190, align 1
 %192 = icmp slt i64 %101, 1
 br i1 %192, label %229, label %201
193:
 %194 = add nuw nsw i64 %202, 1
 %195 = icmp eq i64 %101, %194
 br i1 %195, label %229, label %201
196:
 %197 = mul nuw nsw i64 %202, 12
 %198 = add nsw i64 %197, %191
 %199 = mul i64 %202, 96
 %200 = getelementptr i8, ptr %104, i64 %199
 br label %218
201:
 %202 = phi i64 [ %194, %193 ], [ 0, %175 ]
 %203 = mul nuw nsw i64 %202, 6
 %204 = add nsw i64 %203, %189
 %205 = mul i64 %202, 48
 %206 = getelementptr i8, ptr %86, i64 %205
 br label %207
207:
 %208 = phi i64 [ 0, %201 ], [ %209, %207 ]
 %209 = add nuw nsw i64 %208, 1
 %210 = add nsw i64 %204, %208
 %211 = icmp slt i64 %210, 0
 %212 = select i1 %211, i64 %99, i64 0
 %213 = getelementptr double, ptr %100, i64 %210
 %214 = getelementptr double, ptr %213, i64 %212
 %215 = load double, ptr %214, align 8
 %216 = getelementptr double, ptr %206, i64 %208
 store double %215, ptr %216, align 8
 %217 = icmp eq i64 %209, 6
 br i1 %217, label %196, label %207
218:
 %219 = phi i64 [ 0, %196 ], [ %220, %218 ]
 %220 = add nuw nsw i64 %219, 1
 %221 = add nsw i64 %198, %219
 %222 = icmp slt i64 %221, 0
 %223 = select i1 %222, i64 %99, i64 0
 %224 = getelementptr double, ptr %100, i64 %221
 %225 = getelementptr double, ptr %224, i64 %223
 %226 = load double, ptr %225, align 8
 %227 = getelementptr double, ptr %200, i64 %219
 store double %226, ptr %227, align 8
 %228 = icmp eq i64 %220, 12
 br i1 %228, label %193, label %218
229:
 %230 = load i64, ptr %75, align 1
 %231 = load i64, ptr %77, align 1
 %232 = inttoptr i64 %230 to ptr
 %233 = getelementptr inbounds nuw i8, ptr %27, i64 248
 %234 = load i64, ptr %233, align 1
 %235 = inttoptr i64 %234 to ptr
 %236 = load i64, ptr %102, align 1
 %237 = inttoptr i64 %236 to ptr
 %238 = getelementptr inbounds nuw i8, ptr %28, i64 480
 %239 = load i64, ptr %238, align 1
 %240 = inttoptr i64 %239 to ptr
 %241 = icmp slt i64 %231, 1
 br i1 %241, label %242, label %260
242:
 %243 = getelementptr inbounds nuw i8, ptr %27, i64 256
 %244 = load i64, ptr %243, align 1
 %245 = inttoptr i64 %244 to ptr
 %246 = getelementptr inbounds nuw i8, ptr %28, i64 488
 %247 = load i64, ptr %246, align 1
 %248 = inttoptr i64 %247 to ptr
 br label %385
249:
 %250 = mul i64 %267, 96
 %251 = getelementptr i8, ptr %237, i64 %250
 %252 = getelementptr i8, ptr %265, i64 72
 %253 = getelementptr i8, ptr %265, i64 80
 %254 = getelementptr i8, ptr %265, i64 88
 br label %276
255:
 %256 = add nuw nsw i64 %277, 1
 %257 = icmp eq i64 %256, 3
 br i1 %257, label %258, label %276
258:
 %259 = icmp eq i64 %231, %262
 br i1 %259, label %318, label %260
260:
 %261 = phi i64 [ %262, %258 ], [ 0, %229 ]
 %262 = add nuw nsw i64 %261, 1
 %263 = mul i64 %261, 12
 %264 = getelementptr double, ptr %240, i64 %263
 %265 = getelementptr double, ptr %235, i64 %263
 %266 = getelementptr i64, ptr %232, i64 %261
 %267 = load i64, ptr %266, align 8
 %268 = icmp slt i64 %267, 0
 br i1 %268, label %269, label %249
269:
 %270 = phi i64 [ %271, %269 ], [ 0, %260 ]
 %271 = add nuw nsw i64 %270, 1
 %272 = getelementptr double, ptr %265, i64 %270
 %273 = load double, ptr %272, align 8
 %274 = getelementptr double, ptr %264, i64 %270
 store double %273, ptr %274, align 8
 %275 = icmp eq i64 %271, 12
 br i1 %275, label %258, label %269
276:
 %277 = phi i64 [ 0, %249 ], [ %256, %255 ]
 %278 = add nuw nsw i64 %277, 9
 %279 = getelementptr double, ptr %251, i64 %278
 %280 = load double, ptr %279, align 8
 %281 = mul nuw nsw i64 %277, 3
 %282 = getelementptr double, ptr %251, i64 %281
 %283 = load double, ptr %282, align 8
 %284 = load double, ptr %252, align 8
 %285 = fmul nsz contract double %283, %284
 %286 = fadd nsz contract double %280, %285
 %287 = getelementptr i8, ptr %282, i64 8
 %288 = load double, ptr %287, align 8
 %289 = load double, ptr %253, align 8
 %290 = fmul nsz contract double %288, %289
 %291 = fadd nsz contract double %286, %290
 %292 = getelementptr i8, ptr %282, i64 16
 %293 = load double, ptr %292, align 8
 %294 = load double, ptr %254, align 8
 %295 = fmul nsz contract double %293, %294
 %296 = fadd nsz contract double %291, %295
 %297 = getelementptr double, ptr %264, i64 %278
 store double %296, ptr %297, align 8
 %298 = getelementptr double, ptr %264, i64 %281
 br label %299
299:
 %300 = phi i64 [ 0, %276 ], [ %301, %299 ]
 %301 = add nuw nsw i64 %300, 1
 %302 = load double, ptr %282, align 8
 %303 = getelementptr double, ptr %265, i64 %300
 %304 = load double, ptr %303, align 8
 %305 = fmul nsz contract double %302, %304
 %306 = load double, ptr %287, align 8
 %307 = getelementptr i8, ptr %303, i64 24
 %308 = load double, ptr %307, align 8
 %309 = fmul nsz contract double %306, %308
 %310 = fadd nsz contract double %305, %309
 %311 = load double, ptr %292, align 8
 %312 = getelementptr i8, ptr %303, i64 48
 %313 = load double, ptr %312, align 8
 %314 = fmul nsz contract double %311, %313
 %315 = fadd nsz contract double %310, %314
 %316 = getelementptr double, ptr %298, i64 %300
 store double %315, ptr %316, align 8
 %317 = icmp eq i64 %301, 3
 br i1 %317, label %255, label %299
318:
 %319 = load i64, ptr %75, align 1
 %320 = load i64, ptr %77, align 1
 %321 = load i64, ptr %233, align 1
 %322 = inttoptr i64 %319 to ptr
 %323 = inttoptr i64 %321 to ptr
 %324 = getelementptr inbounds nuw i8, ptr %27, i64 256
 %325 = load i64, ptr %324, align 1
 %326 = inttoptr i64 %325 to ptr
 %327 = getelementptr inbounds nuw i8, ptr %28, i64 488
 %328 = load i64, ptr %327, align 1
 %329 = inttoptr i64 %328 to ptr
 %330 = icmp slt i64 %320, 1
 br i1 %330, label %385, label %331
331:
 %332 = getelementptr inbounds nuw i8, ptr %27, i64 8
 br label %337
333:
 %334 = phi double [ %379, %368 ], [ 0.000000e+00, %337 ]
 %335 = getelementptr double, ptr %329, i64 %338
 store double %334, ptr %335, align 8
 %336 = icmp eq i64 %339, %320
 br i1 %336, label %380, label %337
337:
 %338 = phi i64 [ 0, %331 ], [ %339, %333 ]
 %339 = add nuw nsw i64 %338, 1
 %340 = getelementptr i64, ptr %322, i64 %338
 %341 = load i64, ptr %340, align 8
 %342 = icmp sgt i64 %341, -1
 br i1 %342, label %343, label %333
343:
 %344 = mul i64 %341, 48
 %345 = getelementptr i8, ptr %86, i64 %344
 %346 = mul i64 %338, 96
 %347 = getelementptr i8, ptr %323, i64 %346
 br label %348
348:
 %349 = phi double [ 0.000000e+00, %343 ], [ %366, %348 ]
 %350 = phi double [ 0.000000e+00, %343 ], [ %357, %348 ]
 %351 = phi double [ 0.000000e+00, %343 ], [ %361, %348 ]
 %352 = phi i64 [ 0, %343 ], [ %353, %348 ]
 %353 = add nuw nsw i64 %352, 1
 %354 = getelementptr double, ptr %345, i64 %352
 %355 = load double, ptr %354, align 8
 %356 = fmul nsz contract double %355, %355
 %357 = fadd nsz contract double %350, %356
 %358 = getelementptr i8, ptr %354, i64 24
 %359 = load double, ptr %358, align 8
 %360 = fmul nsz contract double %359, %359
 %361 = fadd nsz contract double %351, %360
 %362 = getelementptr double, ptr %347, i64 %352
 %363 = getelementptr i8, ptr %362, i64 72
 %364 = load double, ptr %363, align 8
 %365 = fmul nsz contract double %364, %364
 %366 = fadd nsz contract double %349, %365
 %367 = icmp eq i64 %353, 3
 br i1 %367, label %368, label %348
368:
 %369 = tail call nsz contract double @llvm.sqrt.f64(double %361)
 %370 = tail call nsz contract double @llvm.sqrt.f64(double %357)
 %371 = tail call nsz contract double @llvm.sqrt.f64(double %366)
 %372 = getelementptr double, ptr %326, i64 %338
 %373 = load double, ptr %372, align 8
 %374 = fadd nsz contract double %371, %373
 %375 = fmul nsz contract double %370, %374
 %376 = fadd nsz contract double %369, %375
 %377 = load double, ptr %332, align 1
 %378 = fmul nsz contract double %29, %377
 %379 = fadd nsz contract double %378, %376
 br label %333
380:
 %381 = load i64, ptr %324, align 1
 %382 = load i64, ptr %327, align 1
 %383 = inttoptr i64 %381 to ptr
 %384 = inttoptr i64 %382 to ptr
 br label %385
385:
 %386 = phi ptr [ %327, %380 ], [ %327, %318 ], [ %246, %242 ]
 %387 = phi ptr [ %324, %380 ], [ %324, %318 ], [ %243, %242 ]
 %388 = phi ptr [ %384, %380 ], [ %329, %318 ], [ %248, %242 ]
 %389 = phi ptr [ %383, %380 ], [ %326, %318 ], [ %245, %242 ]
 store ptr null, ptr %71, align 8
 store ptr null, ptr %73, align 8
 %390 = getelementptr inbounds nuw i8, ptr %27, i64 288
 %391 = load i64, ptr %390, align 1
 %392 = inttoptr i64 %391 to ptr
 %393 = load i64, ptr %238, align 1
 %394 = inttoptr i64 %393 to ptr
 %395 = getelementptr inbounds nuw i8, ptr %28, i64 1048
 %396 = load i64, ptr %395, align 1
 %397 = getelementptr inbounds nuw i8, ptr %28, i64 152
 %398 = load i64, ptr %397, align 1
 %399 = inttoptr i64 %396 to ptr
 %400 = getelementptr inbounds nuw i8, ptr %28, i64 1056
 %401 = load i64, ptr %400, align 1
 %402 = inttoptr i64 %401 to ptr
 %403 = getelementptr inbounds nuw i8, ptr %28, i64 176
 store i64 0, ptr %403, align 1
 %404 = getelementptr inbounds nuw i8, ptr %27, i64 120
 %405 = load i64, ptr %404, align 1
 %406 = icmp eq i64 %405, 0
 br i1 %406, label %407, label %414
407:
 %408 = getelementptr inbounds nuw i8, ptr %27, i64 184
 %409 = load i64, ptr %408, align 1
 %410 = icmp slt i64 %409, 1
 br i1 %410, label %887, label %411
411:
 %412 = getelementptr inbounds nuw i8, ptr %27, i64 224
 %413 = fmul nsz contract double %29, 2.000000e+00
 br label %577
414:
 %415 = load i64, ptr %77, align 1
 %416 = icmp slt i64 %415, 1
 br i1 %416, label %430, label %681
417:
 %418 = fcmp nsz contract ogt double %687, %683
 %419 = select i1 %418, double %687, double %683
 %420 = getelementptr double, ptr %388, i64 %684
 %421 = load double, ptr %420, align 8
 %422 = fcmp nsz contract ogt double %421, %682
 %423 = select i1 %422, double %421, double %682
 br label %424
424:
 %425 = phi double [ %419, %417 ], [ %683, %681 ]
 %426 = phi double [ %423, %417 ], [ %682, %681 ]
 %427 = icmp eq i64 %415, %685
 br i1 %427, label %428, label %681
428:
 %429 = fmul nsz contract double %425, 2.000000e+00
 br label %430
430:
 %431 = phi double [ 0.000000e+00, %414 ], [ %429, %428 ]
 %432 = phi double [ 0.000000e+00, %414 ], [ %426, %428 ]
 %433 = fmul nsz contract double %29, 4.000000e+00
 %434 = fmul nsz contract double %433, %432
 %435 = fadd nsz contract double %431, %434
 %436 = load double, ptr %27, align 1
 %437 = fmul nsz contract double %436, 1.000000e-03
 %438 = fadd nsz contract double %435, %437
 %439 = icmp slt i64 %398, 1
 br i1 %439, label %443, label %440
440:
 %441 = shl nuw i64 %398, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %399, i8 -1, i64 %441, i1 false)
 %442 = load i64, ptr %77, align 1
 br label %443
443:
 %444 = phi i64 [ %442, %440 ], [ %415, %430 ]
 %445 = icmp slt i64 %444, 1
 br i1 %445, label %887, label %446
446:
 %447 = getelementptr inbounds nuw i8, ptr %27, i64 296
 %448 = add nsw i64 %398, -1
 br label %690
449:
 %450 = load i64, ptr %77, align 1
 %451 = icmp slt i64 %450, 1
 br i1 %451, label %575, label %452
452:
 %453 = shl i64 %691, 4
 br label %697
454:
 %455 = load i64, ptr %75, align 1
 %456 = inttoptr i64 %455 to ptr
 %457 = getelementptr i64, ptr %456, i64 %698
 %458 = load i64, ptr %457, align 8
 %459 = getelementptr i64, ptr %456, i64 %691
 %460 = load i64, ptr %459, align 8
 %461 = icmp eq i64 %458, %460
 br i1 %461, label %481, label %462
462:
 %463 = load i64, ptr %447, align 1
 %464 = inttoptr i64 %463 to ptr
 %465 = shl i64 %698, 4
 %466 = getelementptr i8, ptr %464, i64 %465
 %467 = load i64, ptr %466, align 8
 %468 = getelementptr i8, ptr %464, i64 %453
 %469 = getelementptr i8, ptr %468, i64 8
 %470 = load i64, ptr %469, align 8
 %471 = and i64 %470, %467
 %472 = load i64, ptr %468, align 8
 %473 = getelementptr i8, ptr %466, i64 8
 %474 = load i64, ptr %473, align 8
 %475 = and i64 %474, %472
 %476 = or i64 %475, %471
 %477 = icmp eq i64 %476, 0
 br i1 %477, label %481, label %478
478:
 %479 = call fastcc i32 @f24(ptr %70, ptr %71, ptr readonly %27, ptr %28, i64 %691, i64 %698, double %29)
 %480 = icmp eq i32 %479, 0
 br i1 %480, label %481, label %704
481:
 %482 = icmp eq i64 %699, %450
 br i1 %482, label %575, label %697
483:
 %484 = mul i64 %691, 96
 %485 = getelementptr i8, ptr %394, i64 %484
 %486 = getelementptr i8, ptr %485, i64 72
 %487 = load double, ptr %486, align 8
 %488 = fdiv nsz contract double %487, %438
 %489 = tail call nsz contract double @llvm.floor.f64(double %488)
 %490 = getelementptr i8, ptr %485, i64 80
 %491 = load double, ptr %490, align 8
 %492 = fdiv nsz contract double %491, %438
 %493 = tail call nsz contract double @llvm.floor.f64(double %492)
 %494 = getelementptr i8, ptr %485, i64 88
 %495 = load double, ptr %494, align 8
 %496 = fdiv nsz contract double %495, %438
 %497 = tail call nsz contract double @llvm.floor.f64(double %496)
 %498 = fptosi double %493 to i64
 %499 = fptosi double %489 to i64
 %500 = fptosi double %497 to i64
 %501 = add i64 %499, -1
 %502 = add i64 %498, -1
 %503 = add i64 %500, -1
 %504 = shl i64 %691, 4
 br label %706
505:
 %506 = phi i64 [ %558, %556 ], [ %726, %706 ]
 %507 = mul i64 %506, 96
 %508 = getelementptr i8, ptr %394, i64 %507
 %509 = getelementptr i8, ptr %508, i64 72
 %510 = load double, ptr %509, align 8
 %511 = fdiv nsz contract double %510, %438
 %512 = tail call nsz contract double @llvm.floor.f64(double %511)
 %513 = getelementptr i8, ptr %508, i64 80
 %514 = load double, ptr %513, align 8
 %515 = fdiv nsz contract double %514, %438
 %516 = tail call nsz contract double @llvm.floor.f64(double %515)
 %517 = getelementptr i8, ptr %508, i64 88
 %518 = load double, ptr %517, align 8
 %519 = fdiv nsz contract double %518, %438
 %520 = tail call nsz contract double @llvm.floor.f64(double %519)
 %521 = fptosi double %516 to i64
 %522 = fptosi double %512 to i64
 %523 = fptosi double %520 to i64
 %524 = icmp eq i64 %710, %522
 %525 = icmp eq i64 %713, %521
 %526 = select i1 %524, i1 %525, i1 false
 %527 = icmp eq i64 %715, %523
 %528 = select i1 %526, i1 %527, i1 false
 br i1 %528, label %529, label %556
529:
 %530 = load i64, ptr %75, align 1
 %531 = inttoptr i64 %530 to ptr
 %532 = getelementptr i64, ptr %531, i64 %506
 %533 = load i64, ptr %532, align 8
 %534 = getelementptr i64, ptr %531, i64 %691
 %535 = load i64, ptr %534, align 8
 %536 = icmp eq i64 %533, %535
 br i1 %536, label %556, label %537
537:
 %538 = load i64, ptr %447, align 1
 %539 = inttoptr i64 %538 to ptr
 %540 = shl i64 %506, 4
 %541 = getelementptr i8, ptr %539, i64 %540
 %542 = load i64, ptr %541, align 8
 %543 = getelementptr i8, ptr %539, i64 %504
 %544 = getelementptr i8, ptr %543, i64 8
 %545 = load i64, ptr %544, align 8
 %546 = and i64 %545, %542
 %547 = load i64, ptr %543, align 8
 %548 = getelementptr i8, ptr %541, i64 8
 %549 = load i64, ptr %548, align 8
 %550 = and i64 %549, %547
 %551 = or i64 %550, %546
 %552 = icmp eq i64 %551, 0
 br i1 %552, label %556, label %553
553:
 %554 = call fastcc i32 @f24(ptr %72, ptr %73, ptr readonly %27, ptr %28, i64 %506, i64 %691, double %29)
 %555 = icmp eq i32 %554, 0
 br i1 %555, label %556, label %728
556:
 %557 = getelementptr i64, ptr %402, i64 %506
 %558 = load i64, ptr %557, align 8
 %559 = icmp sgt i64 %558, -1
 br i1 %559, label %505, label %560
560:
 %561 = icmp eq i64 %708, 27
 br i1 %561, label %562, label %706
562:
 %563 = mul nsw i64 %499, 73856093
 %564 = mul nsw i64 %498, 19349663
 %565 = xor i64 %564, %563
 %566 = mul nsw i64 %500, 83492791
 %567 = xor i64 %565, %566
 %568 = and i64 %567, %448
 %569 = icmp slt i64 %568, 0
 %570 = select i1 %569, i64 %398, i64 0
 %571 = getelementptr i64, ptr %399, i64 %568
 %572 = getelementptr i64, ptr %571, i64 %570
 %573 = load i64, ptr %572, align 8
 %574 = getelementptr i64, ptr %402, i64 %691
 store i64 %573, ptr %574, align 8
 store i64 %691, ptr %572, align 8
 br label %575
575:
 %576 = icmp eq i64 %692, %444
 br i1 %576, label %887, label %690
577:
 %578 = phi i64 [ 0, %411 ], [ %579, %677 ]
 %579 = add nuw nsw i64 %578, 1
 %580 = mul i64 %578, 24
 %581 = getelementptr i8, ptr %392, i64 %580
 %582 = load i64, ptr %581, align 8
 %583 = getelementptr i8, ptr %581, i64 8
 %584 = load i64, ptr %583, align 8
 %585 = getelementptr i8, ptr %581, i64 16
 %586 = load i64, ptr %585, align 8
 store ptr null, ptr %69, align 8
 %587 = load i64, ptr %412, align 1
 %588 = load i64, ptr %77, align 1
 %589 = inttoptr i64 %587 to ptr
 %590 = load i64, ptr %387, align 1
 %591 = inttoptr i64 %590 to ptr
 %592 = load i64, ptr %238, align 1
 %593 = inttoptr i64 %592 to ptr
 %594 = load i64, ptr %386, align 1
 %595 = inttoptr i64 %594 to ptr
 %596 = icmp slt i64 %582, 0
 %597 = select i1 %596, i64 %588, i64 0
 %598 = add i64 %597, %582
 %599 = getelementptr double, ptr %595, i64 %598
 %600 = load double, ptr %599, align 8
 %601 = icmp slt i64 %584, 0
 %602 = select i1 %601, i64 %588, i64 0
 %603 = add i64 %602, %584
 %604 = getelementptr double, ptr %595, i64 %603
 %605 = load double, ptr %604, align 8
 %606 = fadd nsz contract double %600, %605
 %607 = fmul nsz contract double %413, %606
 %608 = load double, ptr %27, align 1
 %609 = fmul nsz contract double %608, 1.000000e-03
 %610 = fadd nsz contract double %607, %609
 %611 = mul i64 %598, 96
 %612 = getelementptr i8, ptr %593, i64 %611
 %613 = mul i64 %603, 96
 %614 = getelementptr i8, ptr %593, i64 %613
 %615 = getelementptr i64, ptr %589, i64 %598
 %616 = load i64, ptr %615, align 8
 %617 = icmp eq i64 %616, 3
 %618 = getelementptr i64, ptr %589, i64 %603
 %619 = load i64, ptr %618, align 8
 %620 = freeze i64 %619
 %621 = icmp eq i64 %620, 3
 br i1 %617, label %623, label %622
622:
 br i1 %621, label %625, label %664
623:
 br i1 %621, label %625, label %624
624:
 br label %625
625:
 %626 = phi i64 [ %613, %624 ], [ %611, %622 ], [ %611, %623 ]
 %627 = phi i64 [ %603, %624 ], [ %598, %622 ], [ %598, %623 ]
 %628 = phi ptr [ %612, %624 ], [ %614, %622 ], [ %614, %623 ]
 %629 = getelementptr i8, ptr %593, i64 %626
 br label %647
630:
 %631 = getelementptr double, ptr %591, i64 %627
 %632 = load double, ptr %631, align 8
 %633 = fsub nsz contract double %662, %632
 %634 = fcmp nsz contract ult double %633, %610
 br i1 %634, label %644, label %677
635:
 %636 = getelementptr double, ptr %591, i64 %598
 %637 = load double, ptr %636, align 8
 %638 = fadd nsz contract double %610, %637
 %639 = getelementptr double, ptr %591, i64 %603
 %640 = load double, ptr %639, align 8
 %641 = fadd nsz contract double %638, %640
 %642 = fmul nsz contract double %641, %641
 %643 = fcmp nsz contract ult double %675, %642
 br i1 %643, label %644, label %677
644:
 %645 = call fastcc i32 @f30(ptr %68, ptr %69, ptr readonly %27, ptr %28, i64 %582, i64 %584, i64 %586, double %610)
 %646 = icmp eq i32 %645, 0
 br i1 %646, label %677, label %679
647:
 %648 = phi double [ 0.000000e+00, %625 ], [ %662, %647 ]
 %649 = phi i64 [ 0, %625 ], [ %650, %647 ]
 %650 = add nuw nsw i64 %649, 1
 %651 = mul nuw nsw i64 %649, 24
 %652 = getelementptr i8, ptr %628, i64 %651
 %653 = getelementptr i8, ptr %652, i64 16
 %654 = load double, ptr %653, align 8
 %655 = add nuw nsw i64 %649, 9
 %656 = getelementptr double, ptr %629, i64 %655
 %657 = load double, ptr %656, align 8
 %658 = getelementptr double, ptr %628, i64 %655
 %659 = load double, ptr %658, align 8
 %660 = fsub nsz contract double %657, %659
 %661 = fmul nsz contract double %654, %660
 %662 = fadd nsz contract double %648, %661
 %663 = icmp eq i64 %650, 3
 br i1 %663, label %630, label %647
664:
 %665 = phi double [ %675, %664 ], [ 0.000000e+00, %622 ]
 %666 = phi i64 [ %667, %664 ], [ 0, %622 ]
 %667 = add nuw nsw i64 %666, 1
 %668 = add nuw nsw i64 %666, 9
 %669 = getelementptr double, ptr %614, i64 %668
 %670 = load double, ptr %669, align 8
 %671 = getelementptr double, ptr %612, i64 %668
 %672 = load double, ptr %671, align 8
 %673 = fsub nsz contract double %670, %672
 %674 = fmul nsz contract double %673, %673
 %675 = fadd nsz contract double %665, %674
 %676 = icmp eq i64 %667, 3
 br i1 %676, label %635, label %664
677:
 %678 = icmp eq i64 %579, %409
 br i1 %678, label %887, label %577
679:
 %680 = load ptr, ptr %69, align 8
 br label %4792
681:
 %682 = phi double [ %426, %424 ], [ 0.000000e+00, %414 ]
 %683 = phi double [ %425, %424 ], [ 0.000000e+00, %414 ]
 %684 = phi i64 [ %685, %424 ], [ 0, %414 ]
 %685 = add nuw nsw i64 %684, 1
 %686 = getelementptr double, ptr %389, i64 %684
 %687 = load double, ptr %686, align 8
 %688 = fsub nsz contract double %687, %687
 %689 = fcmp nsz contract ord double %688, 0.000000e+00
 br i1 %689, label %417, label %424
690:
 %691 = phi i64 [ 0, %446 ], [ %692, %575 ]
 %692 = add nuw nsw i64 %691, 1
 %693 = getelementptr double, ptr %389, i64 %691
 %694 = load double, ptr %693, align 8
 %695 = fsub nsz contract double %694, %694
 %696 = fcmp nsz contract ord double %695, 0.000000e+00
 br i1 %696, label %483, label %449
697:
 %698 = phi i64 [ 0, %452 ], [ %699, %481 ]
 %699 = add nuw nsw i64 %698, 1
 %700 = getelementptr double, ptr %389, i64 %698
 %701 = load double, ptr %700, align 8
 %702 = fsub nsz contract double %701, %701
 %703 = fcmp nsz contract ord double %702, 0.000000e+00
 br i1 %703, label %454, label %481
704:
 %705 = load ptr, ptr %71, align 8
 br label %4792
706:
 %707 = phi i64 [ 0, %483 ], [ %708, %560 ]
 %708 = add nuw nsw i64 %707, 1
 %709 = urem i64 %707, 3
 %710 = add i64 %501, %709
 %711 = udiv i64 %707, 3
 %712 = urem i64 %711, 3
 %713 = add i64 %502, %712
 %714 = udiv i64 %707, 9
 %715 = add i64 %503, %714
 %716 = mul nsw i64 %710, 73856093
 %717 = mul nsw i64 %713, 19349663
 %718 = mul nsw i64 %715, 83492791
 %719 = xor i64 %718, %716
 %720 = xor i64 %719, %717
 %721 = and i64 %720, %448
 %722 = icmp slt i64 %721, 0
 %723 = select i1 %722, i64 %398, i64 0
 %724 = getelementptr i64, ptr %399, i64 %721
 %725 = getelementptr i64, ptr %724, i64 %723
 %726 = load i64, ptr %725, align 8
 %727 = icmp sgt i64 %726, -1
 br i1 %727, label %505, label %560
728:
 %729 = load ptr, ptr %73, align 8
 br label %4792
730:
 %731 = load i64, ptr %891, align 1
 %732 = icmp eq i64 %731, 0
 %733 = icmp sgt i64 %909, -1
 %734 = select i1 %732, i1 %733, i1 false
 br i1 %734, label %735, label %742
735:
 %736 = getelementptr i64, ptr %83, i64 %909
 %737 = load i64, ptr %736, align 8
 %738 = icmp slt i64 %737, 0
 br i1 %738, label %739, label %742
739:
 %740 = load i64, ptr %90, align 1
 %741 = add nsw i64 %740, 1
 store i64 %741, ptr %90, align 1
 br label %742
742:
 br i1 %901, label %743, label %900
743:
 %744 = add nuw nsw i64 %897, 1
 %745 = load i64, ptr %892, align 1
 %746 = inttoptr i64 %745 to ptr
 %747 = load i64, ptr %893, align 1
 %748 = mul i64 %897, 24
 %749 = getelementptr i8, ptr %746, i64 %748
 %750 = getelementptr i8, ptr %749, i64 16
 %751 = load double, ptr %750, align 8
 %752 = fcmp nsz contract ult double %751, 0.000000e+00
 %753 = select i1 %752, double -1.000000e+00, double 1.000000e+00
 %754 = inttoptr i64 %747 to ptr
 %755 = mul i64 %897, 72
 %756 = getelementptr i8, ptr %754, i64 %755
 %757 = fadd nsz contract double %751, %753
 %758 = fdiv nsz contract double -1.000000e+00, %757
 %759 = load double, ptr %749, align 8
 %760 = getelementptr i8, ptr %749, i64 8
 %761 = load double, ptr %760, align 8
 %762 = fmul nsz contract double %759, %761
 %763 = fmul nsz contract double %762, %758
 store double %759, ptr %756, align 8
 %764 = getelementptr i8, ptr %756, i64 8
 store double %761, ptr %764, align 8
 %765 = getelementptr i8, ptr %756, i64 16
 store double %751, ptr %765, align 8
 %766 = load double, ptr %749, align 8
 %767 = fmul nsz contract double %753, %766
 %768 = fmul nsz contract double %766, %767
 %769 = fmul nsz contract double %758, %768
 %770 = fadd nsz contract double %769, 1.000000e+00
 %771 = fmul nsz contract double %753, %763
 %772 = fneg nsz contract double %753
 %773 = fmul nsz contract double %766, %772
 %774 = getelementptr i8, ptr %756, i64 24
 store double %770, ptr %774, align 8
 %775 = getelementptr i8, ptr %756, i64 32
 store double %771, ptr %775, align 8
 %776 = getelementptr i8, ptr %756, i64 40
 store double %773, ptr %776, align 8
 %777 = load double, ptr %760, align 8
 %778 = fmul nsz contract double %777, %777
 %779 = fmul nsz contract double %758, %778
 %780 = fadd nsz contract double %753, %779
 %781 = fneg nsz contract double %777
 %782 = getelementptr i8, ptr %756, i64 48
 store double %763, ptr %782, align 8
 %783 = getelementptr i8, ptr %756, i64 56
 store double %780, ptr %783, align 8
 %784 = getelementptr i8, ptr %756, i64 64
 store double %781, ptr %784, align 8
 %785 = load i64, ptr %105, align 1
 %786 = icmp eq i64 %785, 0
 br i1 %786, label %787, label %882
787:
 %788 = load i64, ptr %75, align 1
 %789 = load i64, ptr %77, align 1
 %790 = inttoptr i64 %788 to ptr
 %791 = load i64, ptr %102, align 1
 %792 = inttoptr i64 %791 to ptr
 %793 = load i64, ptr %87, align 1
 %794 = inttoptr i64 %793 to ptr
 %795 = load i64, ptr %894, align 1
 %796 = inttoptr i64 %795 to ptr
 %797 = load i64, ptr %893, align 1
 %798 = inttoptr i64 %797 to ptr
 %799 = load i64, ptr %895, align 1
 %800 = inttoptr i64 %799 to ptr
 %801 = getelementptr i8, ptr %796, i64 %748
 %802 = getelementptr i8, ptr %798, i64 %755
 %803 = mul nuw nsw i64 %897, 3
 %804 = getelementptr i8, ptr %794, i64 %898
 br label %814
805:
 %806 = add nuw nsw i64 %815, 1
 %807 = icmp eq i64 %806, 3
 br i1 %807, label %882, label %814
808:
 %809 = mul i64 %831, 96
 %810 = getelementptr i8, ptr %792, i64 %809
 %811 = getelementptr i8, ptr %833, i64 24
 br label %835
812:
 br i1 %838, label %813, label %835
813:
 br i1 %823, label %805, label %821
814:
 %815 = phi i64 [ 0, %787 ], [ %806, %805 ]
 %816 = add nuw nsw i64 %815, %803
 %817 = mul i64 %816, 96
 %818 = getelementptr i8, ptr %800, i64 %817
 %819 = mul nuw nsw i64 %815, 24
 %820 = getelementptr i8, ptr %802, i64 %819
 br label %821
821:
 %822 = phi double [ -1.000000e+00, %814 ], [ 1.000000e+00, %813 ]
 %823 = phi i1 [ false, %814 ], [ true, %813 ]
 %824 = phi i64 [ 0, %814 ], [ 1, %813 ]
 %825 = getelementptr i64, ptr %804, i64 %824
 %826 = load i64, ptr %825, align 8
 %827 = icmp slt i64 %826, 0
 %828 = select i1 %827, i64 %789, i64 0
 %829 = getelementptr i64, ptr %790, i64 %826
 %830 = getelementptr i64, ptr %829, i64 %828
 %831 = load i64, ptr %830, align 8
 %832 = mul nuw nsw i64 %824, 48
 %833 = getelementptr i8, ptr %818, i64 %832
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %833, i8 0, i64 48, i1 false)
 %834 = icmp slt i64 %831, 0
 br i1 %834, label %813, label %808
835:
 %836 = phi i64 [ 0, %808 ], [ %837, %812 ]
 %837 = add nuw nsw i64 %836, 1
 %838 = icmp eq i64 %837, 3
 %839 = select i1 %838, i64 0, i64 %837
 %840 = add nuw nsw i64 %836, 2
 %841 = urem i64 %840, 3
 %842 = getelementptr double, ptr %801, i64 %839
 %843 = load double, ptr %842, align 8
 %844 = getelementptr double, ptr %810, i64 %839
 %845 = getelementptr i8, ptr %844, i64 72
 %846 = load double, ptr %845, align 8
 %847 = fsub nsz contract double %843, %846
 %848 = getelementptr double, ptr %820, i64 %841
 %849 = load double, ptr %848, align 8
 %850 = fmul nsz contract double %847, %849
 %851 = getelementptr double, ptr %801, i64 %841
 %852 = load double, ptr %851, align 8
 %853 = getelementptr double, ptr %810, i64 %841
 %854 = getelementptr i8, ptr %853, i64 72
 %855 = load double, ptr %854, align 8
 %856 = fsub nsz contract double %852, %855
 %857 = getelementptr double, ptr %820, i64 %839
 %858 = load double, ptr %857, align 8
 %859 = fmul nsz contract double %856, %858
 %860 = fsub nsz contract double %850, %859
 %861 = getelementptr double, ptr %820, i64 %836
 %862 = mul nuw nsw i64 %836, 24
 %863 = getelementptr i8, ptr %810, i64 %862
 br label %864
864:
 %865 = phi i64 [ 0, %835 ], [ %866, %864 ]
 %866 = add nuw nsw i64 %865, 1
 %867 = getelementptr double, ptr %833, i64 %865
 %868 = load double, ptr %867, align 8
 %869 = getelementptr double, ptr %863, i64 %865
 %870 = load double, ptr %869, align 8
 %871 = fmul nsz contract double %822, %870
 %872 = fmul nsz contract double %860, %871
 %873 = fadd nsz contract double %868, %872
 store double %873, ptr %867, align 8
 %874 = getelementptr double, ptr %811, i64 %865
 %875 = load double, ptr %874, align 8
 %876 = load double, ptr %869, align 8
 %877 = fmul nsz contract double %822, %876
 %878 = load double, ptr %861, align 8
 %879 = fmul nsz contract double %877, %878
 %880 = fadd nsz contract double %875, %879
 store double %880, ptr %874, align 8
 %881 = icmp eq i64 %866, 3
 br i1 %881, label %812, label %864
882:
 %883 = icmp eq i64 %744, %888
 br i1 %883, label %884, label %896
884:
 %885 = load i64, ptr %90, align 1
 %886 = icmp eq i64 %885, 0
 br i1 %886, label %4794, label %914
887:
 %888 = load i64, ptr %403, align 1
 %889 = icmp slt i64 %888, 1
 br i1 %889, label %884, label %890
890:
 %891 = getelementptr inbounds nuw i8, ptr %27, i64 88
 %892 = getelementptr inbounds nuw i8, ptr %28, i64 512
 %893 = getelementptr inbounds nuw i8, ptr %28, i64 528
 %894 = getelementptr inbounds nuw i8, ptr %28, i64 520
 %895 = getelementptr inbounds nuw i8, ptr %28, i64 592
 br label %896
896:
 %897 = phi i64 [ 0, %890 ], [ %744, %882 ]
 %898 = shl i64 %897, 5
 %899 = getelementptr i8, ptr %89, i64 %898
 br label %900
900:
 %901 = phi i1 [ false, %896 ], [ true, %742 ]
 %902 = phi i64 [ 0, %896 ], [ 1, %742 ]
 %903 = getelementptr i64, ptr %899, i64 %902
 %904 = load i64, ptr %903, align 8
 %905 = icmp slt i64 %904, 0
 %906 = select i1 %905, i64 %78, i64 0
 %907 = getelementptr i64, ptr %79, i64 %904
 %908 = getelementptr i64, ptr %907, i64 %906
 %909 = load i64, ptr %908, align 8
 %910 = load i64, ptr %105, align 1
 %911 = icmp eq i64 %910, 0
 br i1 %911, label %730, label %742
912:
 %913 = phi i32 [ 0, %914 ], [ 0, %3509 ], [ 0, %4790 ], [ 1, %4871 ], [ 1, %4792 ], [ 1, %4868 ], [ 1, %4798 ]
 ret i32 %913
914:
 store double 0x7FF8000000000000, ptr %0, align 8
 br label %912
915:
 %916 = getelementptr inbounds nuw i8, ptr %28, i64 528
 %917 = load i64, ptr %916, align 1
 %918 = inttoptr i64 %917 to ptr
 %919 = getelementptr inbounds nuw i8, ptr %28, i64 768
 %920 = load i64, ptr %919, align 1
 %921 = inttoptr i64 %920 to ptr
 %922 = getelementptr inbounds nuw i8, ptr %28, i64 1032
 %923 = load i64, ptr %922, align 1
 %924 = inttoptr i64 %923 to ptr
 %925 = getelementptr inbounds nuw i8, ptr %28, i64 1040
 %926 = load i64, ptr %925, align 1
 %927 = getelementptr inbounds nuw i8, ptr %28, i64 144
 %928 = load i64, ptr %927, align 1
 %929 = inttoptr i64 %926 to ptr
 %930 = getelementptr inbounds nuw i8, ptr %28, i64 696
 %931 = load i64, ptr %930, align 1
 %932 = inttoptr i64 %931 to ptr
 %933 = getelementptr inbounds nuw i8, ptr %28, i64 704
 %934 = load i64, ptr %933, align 1
 %935 = inttoptr i64 %934 to ptr
 %936 = getelementptr inbounds nuw i8, ptr %28, i64 736
 %937 = load i64, ptr %936, align 1
 %938 = inttoptr i64 %937 to ptr
 %939 = getelementptr inbounds nuw i8, ptr %28, i64 200
 %940 = load i64, ptr %939, align 1
 %941 = icmp slt i64 %940, 1
 br i1 %941, label %944, label %942
942:
 %943 = shl nuw i64 %940, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %938, i8 0, i64 %943, i1 false)
 br label %944
944:
 %945 = load i64, ptr %403, align 1
 %946 = icmp slt i64 %945, 1
 br i1 %946, label %1056, label %947
947:
 %948 = getelementptr inbounds nuw i8, ptr %28, i64 1024
 br label %969
949:
 %950 = icmp eq i64 %971, %945
 br i1 %950, label %1056, label %969
951:
 %952 = getelementptr i64, ptr %1033, i64 %1035
 %953 = load i64, ptr %952, align 8
 %954 = getelementptr i64, ptr %1031, i64 %1035
 store i64 %953, ptr %954, align 8
 %955 = icmp eq i64 %1036, 3
 br i1 %955, label %960, label %959
956:
 %957 = getelementptr i64, ptr %1031, i64 %1035
 store i64 0, ptr %957, align 8
 %958 = icmp eq i64 %1036, 3
 br i1 %958, label %962, label %959
959:
 br label %1034
960:
 %961 = getelementptr i64, ptr %938, i64 %1028
 store i64 1, ptr %961, align 8
 br label %962
962:
 %963 = mul i64 %970, 72
 %964 = getelementptr i8, ptr %918, i64 %963
 %965 = getelementptr i8, ptr %924, i64 %1032
 %966 = getelementptr double, ptr %921, i64 %1030
 br label %1037
967:
 %968 = icmp eq i64 %1039, 3
 br i1 %968, label %949, label %1037
969:
 %970 = phi i64 [ 0, %947 ], [ %971, %949 ]
 %971 = add nuw nsw i64 %970, 1
 %972 = load i64, ptr %87, align 1
 %973 = inttoptr i64 %972 to ptr
 %974 = shl i64 %970, 5
 %975 = getelementptr i8, ptr %973, i64 %974
 %976 = load i64, ptr %975, align 8
 %977 = load i64, ptr %77, align 1
 %978 = mul nsw i64 %977, %976
 %979 = getelementptr i8, ptr %975, i64 8
 %980 = load i64, ptr %979, align 8
 %981 = add nsw i64 %978, %980
 %982 = shl nsw i64 %981, 16
 %983 = getelementptr i8, ptr %975, i64 24
 %984 = load i64, ptr %983, align 8
 %985 = add nsw i64 %982, %984
 %986 = load i64, ptr %948, align 1
 %987 = inttoptr i64 %986 to ptr
 %988 = load i64, ptr %925, align 1
 %989 = load i64, ptr %927, align 1
 %990 = inttoptr i64 %988 to ptr
 %991 = add nsw i64 %989, -1
 %992 = srem i64 %985, 1000003
 %993 = icmp slt i64 %992, 0
 %994 = add nsw i64 %992, 1000003
 %995 = select i1 %993, i64 %994, i64 %992
 %996 = mul nsw i64 %995, 2654435761
 %997 = and i64 %996, %991
 %998 = icmp slt i64 %997, 0
 %999 = select i1 %998, i64 %989, i64 0
 %1000 = getelementptr i64, ptr %990, i64 %997
 %1001 = getelementptr i64, ptr %1000, i64 %999
 %1002 = load i64, ptr %1001, align 8
 %1003 = icmp sgt i64 %1002, -1
 br i1 %1003, label %1004, label %1022
1004:
 %1005 = getelementptr i64, ptr %987, i64 %1002
 %1006 = load i64, ptr %1005, align 8
 %1007 = icmp eq i64 %1006, %985
 br i1 %1007, label %1022, label %1008
1008:
 %1009 = phi i64 [ %1011, %1018 ], [ %997, %1004 ]
 %1010 = add nsw i64 %1009, 1
 %1011 = and i64 %1010, %991
 %1012 = icmp slt i64 %1011, 0
 %1013 = select i1 %1012, i64 %989, i64 0
 %1014 = getelementptr i64, ptr %990, i64 %1011
 %1015 = getelementptr i64, ptr %1014, i64 %1013
 %1016 = load i64, ptr %1015, align 8
 %1017 = icmp sgt i64 %1016, -1
 br i1 %1017, label %1018, label %1022
1018:
 %1019 = getelementptr i64, ptr %987, i64 %1016
 %1020 = load i64, ptr %1019, align 8
 %1021 = icmp eq i64 %1020, %985
 br i1 %1021, label %1022, label %1008
1022:
 %1023 = phi i64 [ %997, %1004 ], [ %997, %969 ], [ %1011, %1008 ], [ %1011, %1018 ]
 %1024 = icmp slt i64 %1023, 0
 %1025 = select i1 %1024, i64 %928, i64 0
 %1026 = getelementptr i64, ptr %929, i64 %1023
 %1027 = getelementptr i64, ptr %1026, i64 %1025
 %1028 = load i64, ptr %1027, align 8
 %1029 = icmp sgt i64 %1028, -1
 %1030 = mul nuw nsw i64 %970, 3
 %1031 = getelementptr i64, ptr %932, i64 %1030
 %1032 = mul i64 %1028, 24
 %1033 = getelementptr i8, ptr %935, i64 %1032
 br label %1034
1034:
 %1035 = phi i64 [ 0, %1022 ], [ %1036, %959 ]
 %1036 = add nuw nsw i64 %1035, 1
 br i1 %1029, label %951, label %956
1037:
 %1038 = phi i64 [ 0, %962 ], [ %1039, %967 ]
 %1039 = add nuw nsw i64 %1038, 1
 %1040 = getelementptr double, ptr %966, i64 %1038
 store double 0.000000e+00, ptr %1040, align 8
 br i1 %1029, label %1041, label %967
1041:
 %1042 = mul nuw nsw i64 %1038, 24
 %1043 = getelementptr i8, ptr %964, i64 %1042
 br label %1044
1044:
 %1045 = phi i64 [ 0, %1041 ], [ %1047, %1044 ]
 %1046 = phi double [ 0.000000e+00, %1041 ], [ %1054, %1044 ]
 %1047 = add nuw nsw i64 %1045, 1
 %1048 = getelementptr double, ptr %1043, i64 %1045
 %1049 = load double, ptr %1048, align 8
 %1050 = fmul nsz contract double %29, %1049
 %1051 = getelementptr double, ptr %965, i64 %1045
 %1052 = load double, ptr %1051, align 8
 %1053 = fmul nsz contract double %1050, %1052
 %1054 = fadd nsz contract double %1046, %1053
 store double %1054, ptr %1040, align 8
 %1055 = icmp eq i64 %1047, 3
 br i1 %1055, label %967, label %1044
1056:
 %1057 = load i64, ptr %105, align 1
 %1058 = icmp eq i64 %1057, 1
 br i1 %1058, label %1059, label %1835
1059:
 store ptr null, ptr %54, align 8
 store ptr null, ptr %55, align 8
 store i64 0, ptr %56, align 8
 %1060 = getelementptr inbounds nuw i8, ptr %56, i64 8
 store i8 0, ptr %1060, align 8
 store ptr null, ptr %57, align 8
 store ptr null, ptr %58, align 8
 store ptr null, ptr %59, align 8
 store ptr null, ptr %60, align 8
 store i8 0, ptr %61, align 1
 store ptr null, ptr %62, align 8
 store ptr null, ptr %63, align 8
 store ptr null, ptr %64, align 8
 store ptr null, ptr %65, align 8
 store ptr null, ptr %66, align 8
 store ptr null, ptr %67, align 8
 %1061 = getelementptr inbounds nuw i8, ptr %27, i64 304
 %1062 = load i64, ptr %1061, align 1
 %1063 = getelementptr inbounds nuw i8, ptr %27, i64 192
 %1064 = load i64, ptr %1063, align 1
 %1065 = inttoptr i64 %1062 to ptr
 %1066 = load i64, ptr %84, align 1
 %1067 = load i64, ptr %82, align 1
 %1068 = inttoptr i64 %1066 to ptr
 %1069 = getelementptr inbounds nuw i8, ptr %28, i64 456
 %1070 = load i64, ptr %1069, align 1
 %1071 = inttoptr i64 %1070 to ptr
 %1072 = getelementptr inbounds nuw i8, ptr %28, i64 464
 %1073 = load i64, ptr %1072, align 1
 %1074 = inttoptr i64 %1073 to ptr
 %1075 = getelementptr inbounds nuw i8, ptr %28, i64 792
 %1076 = load i64, ptr %1075, align 1
 %1077 = inttoptr i64 %1076 to ptr
 %1078 = load i64, ptr %87, align 1
 %1079 = inttoptr i64 %1078 to ptr
 %1080 = getelementptr inbounds nuw i8, ptr %28, i64 504
 %1081 = load i64, ptr %1080, align 1
 %1082 = inttoptr i64 %1081 to ptr
 %1083 = getelementptr inbounds nuw i8, ptr %28, i64 608
 %1084 = load i64, ptr %1083, align 1
 %1085 = inttoptr i64 %1084 to ptr
 %1086 = getelementptr inbounds nuw i8, ptr %28, i64 632
 %1087 = load i64, ptr %1086, align 1
 %1088 = inttoptr i64 %1087 to ptr
 %1089 = getelementptr inbounds nuw i8, ptr %28, i64 640
 %1090 = load i64, ptr %1089, align 1
 %1091 = inttoptr i64 %1090 to ptr
 %1092 = getelementptr inbounds nuw i8, ptr %28, i64 624
 %1093 = load i64, ptr %1092, align 1
 %1094 = inttoptr i64 %1093 to ptr
 %1095 = getelementptr inbounds nuw i8, ptr %28, i64 752
 %1096 = load i64, ptr %1095, align 1
 %1097 = inttoptr i64 %1096 to ptr
 %1098 = getelementptr inbounds nuw i8, ptr %28, i64 760
 %1099 = load i64, ptr %1098, align 1
 %1100 = inttoptr i64 %1099 to ptr
 %1101 = load i64, ptr %919, align 1
 %1102 = inttoptr i64 %1101 to ptr
 %1103 = getelementptr inbounds nuw i8, ptr %28, i64 536
 %1104 = load i64, ptr %1103, align 1
 %1105 = inttoptr i64 %1104 to ptr
 %1106 = getelementptr inbounds nuw i8, ptr %28, i64 544
 %1107 = load i64, ptr %1106, align 1
 %1108 = add nsw i64 %1067, 1
 %1109 = inttoptr i64 %1107 to ptr
 %1110 = getelementptr inbounds nuw i8, ptr %28, i64 552
 %1111 = load i64, ptr %1110, align 1
 %1112 = inttoptr i64 %1111 to ptr
 %1113 = getelementptr inbounds nuw i8, ptr %28, i64 1080
 %1114 = load i64, ptr %1113, align 1
 %1115 = inttoptr i64 %1114 to ptr
 %1116 = load i64, ptr %403, align 1
 %1117 = getelementptr inbounds nuw i8, ptr %28, i64 184
 store i64 0, ptr %1117, align 1
 store ptr null, ptr %53, align 8
 call fastcc void @f20(ptr %53, ptr readonly %27, ptr %28, ptr %1068, i64 6)
 %1118 = icmp slt i64 %1116, 1
 br i1 %1118, label %1119, label %1120
1119:
 call fastcc void @f20(ptr %54, ptr readonly %27, ptr %28, ptr %1071, i64 6)
 br label %1196
1120:
 %1121 = getelementptr inbounds nuw i8, ptr %27, i64 344
 %1122 = getelementptr inbounds nuw i8, ptr %28, i64 520
 %1123 = getelementptr inbounds nuw i8, ptr %28, i64 1104
 %1124 = getelementptr i8, ptr %1115, i64 8
 %1125 = getelementptr i8, ptr %1115, i64 16
 br label %1272
1126:
 %1127 = add nuw nsw i64 %1273, 1
 %1128 = icmp eq i64 %1116, %1127
 br i1 %1128, label %1129, label %1272
1129:
 call fastcc void @f20(ptr %54, ptr readonly %27, ptr %28, ptr %1071, i64 6)
 %1130 = getelementptr inbounds nuw i8, ptr %27, i64 24
 br label %1603
1131:
 %1132 = add nuw nsw i64 %1604, 1
 %1133 = getelementptr double, ptr %1102, i64 %1718
 %1134 = load double, ptr %1133, align 8
 %1135 = getelementptr double, ptr %1091, i64 %1604
 store double %1134, ptr %1135, align 8
 %1136 = tail call nsz contract double @llvm.fabs.f64(double %1717)
 %1137 = load double, ptr %1130, align 1
 %1138 = fcmp nsz contract ogt double %1136, %1137
 %1139 = select i1 %1138, double %1717, double 0.000000e+00
 %1140 = shl i64 %1604, 5
 %1141 = getelementptr i8, ptr %1079, i64 %1140
 %1142 = getelementptr i8, ptr %1141, i64 16
 %1143 = load i64, ptr %1142, align 8
 %1144 = icmp slt i64 %1143, 0
 %1145 = select i1 %1144, i64 %1064, i64 0
 %1146 = add i64 %1145, %1143
 %1147 = shl i64 %1146, 5
 %1148 = getelementptr i8, ptr %1065, i64 %1147
 %1149 = load double, ptr %1148, align 8
 %1150 = getelementptr double, ptr %1094, i64 %1718
 %1151 = load double, ptr %1150, align 8
 %1152 = getelementptr double, ptr %1100, i64 %1718
 %1153 = load double, ptr %1152, align 8
 %1154 = fcmp nsz contract ogt double %1149, 0.000000e+00
 %1155 = fcmp nsz contract olt double %1151, 0.000000e+00
 %1156 = select i1 %1154, i1 %1155, i1 false
 br i1 %1156, label %1157, label %1168
1157:
 %1158 = fmul nsz contract double %29, %1153
 %1159 = fadd nsz contract double %1139, %1158
 %1160 = fcmp nsz contract olt double %1159, 0.000000e+00
 br i1 %1160, label %1161, label %1168
1161:
 %1162 = fneg nsz contract double %1151
 %1163 = fsub nsz contract double %1153, %1151
 %1164 = tail call nsz contract double @llvm.fabs.f64(double %1163)
 %1165 = fcmp nsz contract olt double %1164, %1162
 br i1 %1165, label %1166, label %1168
1166:
 %1167 = fmul nsz contract double %1149, %1151
 br label %1172
1168:
 %1169 = fcmp nsz contract ogt double %1139, 0.000000e+00
 %1170 = fdiv nsz contract double %1139, %29
 %1171 = select i1 %1169, double %1170, double 0.000000e+00
 br label %1172
1172:
 %1173 = phi double [ %1171, %1168 ], [ %1167, %1166 ]
 %1174 = getelementptr i8, ptr %1606, i64 168
 store double %1173, ptr %1174, align 8
 %1175 = getelementptr double, ptr %1097, i64 %1718
 store double %1173, ptr %1175, align 8
 %1176 = getelementptr i8, ptr %1606, i64 120
 %1177 = load double, ptr %1176, align 8
 %1178 = getelementptr i8, ptr %1606, i64 144
 %1179 = load double, ptr %1178, align 8
 %1180 = mul i64 %1604, 72
 %1181 = getelementptr i8, ptr %1085, i64 %1180
 store double %1177, ptr %1181, align 8
 %1182 = getelementptr i8, ptr %1181, i64 32
 store double %1179, ptr %1182, align 8
 %1183 = getelementptr i8, ptr %1150, i64 8
 %1184 = load double, ptr %1183, align 8
 br label %1185
1185:
 %1186 = phi double [ %1192, %1185 ], [ 1.000000e+00, %1172 ]
 %1187 = phi double [ %1194, %1185 ], [ %1184, %1172 ]
 %1188 = phi i64 [ %1193, %1185 ], [ 2, %1172 ]
 %1189 = and i64 %1188, 1
 %1190 = icmp eq i64 %1189, 0
 %1191 = fmul nsz contract double %1186, %1187
 %1192 = select i1 %1190, double %1186, double %1191
 %1193 = lshr i64 %1188, 1
 %1194 = fmul nsz contract double %1187, %1187
 %1195 = icmp eq i64 %1193, 0
 br i1 %1195, label %1733, label %1185
1196:
 %1197 = load i64, ptr %82, align 1
 %1198 = icmp slt i64 %1197, 1
 br i1 %1198, label %1202, label %1791
1199:
 %1200 = add nuw nsw i64 %1792, 1
 %1201 = icmp eq i64 %1197, %1200
 br i1 %1201, label %1202, label %1791
1202:
 br i1 %1118, label %1251, label %1804
1203:
 %1204 = getelementptr i8, ptr %1808, i64 192
 %1205 = load double, ptr %1204, align 8
 %1206 = getelementptr i8, ptr %1808, i64 200
 %1207 = load double, ptr %1206, align 8
 call fastcc void @f12(ptr %55, ptr %1109, i64 %1108, i64 16, ptr %1808, double %1810, double %1205, double %1207)
 br label %1208
1208:
 %1209 = icmp eq i64 %1116, %1806
 br i1 %1209, label %1210, label %1804
1210:
 %1211 = icmp sgt i64 %1116, 64
 br i1 %1211, label %1212, label %1251
1212:
 %1213 = load i64, ptr %1092, align 1
 %1214 = inttoptr i64 %1213 to ptr
 %1215 = load i64, ptr %1086, align 1
 %1216 = inttoptr i64 %1215 to ptr
 %1217 = load i64, ptr %1095, align 1
 %1218 = inttoptr i64 %1217 to ptr
 %1219 = load i64, ptr %403, align 1
 %1220 = icmp slt i64 %1219, 1
 br i1 %1220, label %1251, label %1233
1221:
 %1222 = fadd nsz contract double %1240, %1242
 %1223 = fcmp nsz contract olt double %1222, 0.000000e+00
 %1224 = fcmp nsz contract olt double %1238, 0.000000e+00
 %1225 = select i1 %1223, i1 %1224, i1 false
 br i1 %1225, label %1226, label %1231
1226:
 %1227 = fneg nsz contract double %1238
 %1228 = fsub nsz contract double %1240, %1238
 %1229 = tail call nsz contract double @llvm.fabs.f64(double %1228)
 %1230 = fcmp nsz contract olt double %1229, %1227
 br i1 %1230, label %1244, label %1231
1231:
 %1232 = icmp eq i64 %1219, %1235
 br i1 %1232, label %1251, label %1233
1233:
 %1234 = phi i64 [ %1235, %1231 ], [ 0, %1212 ]
 %1235 = add nuw nsw i64 %1234, 1
 %1236 = mul nuw nsw i64 %1234, 3
 %1237 = getelementptr double, ptr %1214, i64 %1236
 %1238 = load double, ptr %1237, align 8
 %1239 = getelementptr double, ptr %1216, i64 %1236
 %1240 = load double, ptr %1239, align 8
 %1241 = getelementptr double, ptr %1218, i64 %1236
 %1242 = load double, ptr %1241, align 8
 %1243 = fcmp nsz contract ogt double %1242, 0.000000e+00
 br i1 %1243, label %1221, label %1231
1244:
 %1245 = getelementptr inbounds nuw i8, ptr %27, i64 144
 %1246 = load i64, ptr %1245, align 1
 store i64 0, ptr %56, align 8
 call fastcc void @f8(ptr %56, ptr readonly %27, ptr %28, i64 %1246, double 1.000000e-02, double 0.000000e+00)
 %1247 = load i64, ptr %56, align 8
 %1248 = getelementptr inbounds nuw i8, ptr %28, i64 280
 %1249 = load i64, ptr %1248, align 1
 %1250 = add nsw i64 %1249, %1247
 store i64 %1250, ptr %1248, align 1
 call fastcc void @f22(ptr %57, ptr %28)
 br label %1254
1251:
 %1252 = call fastcc i32 @f21(ptr %58, ptr %59, ptr readonly %27, ptr %28)
 %1253 = icmp eq i32 %1252, 0
 br i1 %1253, label %1254, label %4798
1254:
 %1255 = phi i1 [ true, %1244 ], [ false, %1251 ]
 call fastcc void @f9(ptr %60, ptr readonly %27, ptr %28, ptr %1077, i64 6)
 store i8 0, ptr %61, align 1
 call fastcc void @f15(ptr %61, ptr readonly %27, ptr %28)
 %1256 = load i8, ptr %61, align 1
 %1257 = icmp eq i8 %1256, 0
 br i1 %1257, label %1262, label %1258
1258:
 br i1 %1118, label %1259, label %1812
1259:
 %1260 = call fastcc i32 @f21(ptr %62, ptr %63, ptr readonly %27, ptr %28)
 %1261 = icmp eq i32 %1260, 0
 br i1 %1261, label %1822, label %4798
1262:
 br i1 %1255, label %1263, label %1266
1263:
 %1264 = call fastcc i32 @f21(ptr %65, ptr %66, ptr readonly %27, ptr %28)
 %1265 = icmp eq i32 %1264, 0
 br i1 %1265, label %1823, label %4798
1266:
 %1267 = load i64, ptr %82, align 1
 %1268 = icmp slt i64 %1267, 1
 br i1 %1268, label %4801, label %1824
1269:
 %1270 = add nuw nsw i64 %1825, 1
 %1271 = icmp eq i64 %1267, %1270
 br i1 %1271, label %4801, label %1824
1272:
 %1273 = phi i64 [ 0, %1120 ], [ %1127, %1126 ]
 %1274 = load i64, ptr %75, align 1
 %1275 = load i64, ptr %77, align 1
 %1276 = load i64, ptr %1121, align 1
 %1277 = load i64, ptr %102, align 1
 %1278 = load i64, ptr %1106, align 1
 %1279 = load i64, ptr %87, align 1
 %1280 = load i64, ptr %1122, align 1
 %1281 = load i64, ptr %916, align 1
 %1282 = inttoptr i64 %1281 to ptr
 %1283 = load i64, ptr %1103, align 1
 %1284 = inttoptr i64 %1283 to ptr
 %1285 = load i64, ptr %1123, align 1
 %1286 = shl i64 %1273, 8
 %1287 = getelementptr i8, ptr %1284, i64 %1286
 %1288 = mul i64 %1273, 72
 %1289 = getelementptr i8, ptr %1282, i64 %1288
 br label %1375
1290:
 %1291 = load i64, ptr %82, align 1
 %1292 = sitofp i64 %1291 to double
 %1293 = getelementptr double, ptr %1287, i64 %1398
 %1294 = getelementptr i8, ptr %1293, i64 208
 store double %1292, ptr %1294, align 8
 %1295 = mul nuw nsw i64 %1398, 24
 %1296 = getelementptr i8, ptr %1287, i64 %1295
 %1297 = getelementptr i8, ptr %1296, i64 72
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %1297, i8 0, i64 24, i1 false)
 br label %1374
1298:
 %1299 = uitofp nneg i64 %1405 to double
 %1300 = getelementptr double, ptr %1287, i64 %1398
 %1301 = getelementptr i8, ptr %1300, i64 208
 store double %1299, ptr %1301, align 8
 %1302 = mul nuw nsw i64 %1398, 24
 %1303 = getelementptr i8, ptr %1287, i64 %1302
 %1304 = getelementptr i8, ptr %1303, i64 72
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %1304, i8 0, i64 24, i1 false)
 %1305 = mul i64 %1405, 768
 %1306 = getelementptr i8, ptr %1386, i64 %1305
 %1307 = mul i64 %1405, 96
 %1308 = getelementptr i8, ptr %1387, i64 %1307
 %1309 = getelementptr i8, ptr %1306, i64 264
 %1310 = load double, ptr %1309, align 8
 %1311 = getelementptr i8, ptr %1306, i64 224
 %1312 = getelementptr i8, ptr %1306, i64 136
 %1313 = getelementptr i8, ptr %1306, i64 168
 br label %1407
1314:
 %1315 = shl i64 %1405, 7
 %1316 = getelementptr i8, ptr %1388, i64 %1315
 %1317 = getelementptr i8, ptr %1316, i64 56
 %1318 = getelementptr i8, ptr %1316, i64 80
 %1319 = getelementptr i8, ptr %1316, i64 88
 %1320 = getelementptr i8, ptr %1316, i64 64
 %1321 = getelementptr i8, ptr %1316, i64 96
 %1322 = getelementptr i8, ptr %1316, i64 72
 br label %1435
1323:
 %1324 = getelementptr i8, ptr %1316, i64 48
 br label %1459
1325:
 %1326 = add nuw nsw i64 %1436, 1
 %1327 = load double, ptr %1317, align 8
 %1328 = load double, ptr %1438, align 8
 %1329 = fmul nsz contract double %1327, %1328
 %1330 = load double, ptr %1318, align 8
 %1331 = getelementptr i8, ptr %1438, i64 8
 %1332 = load double, ptr %1331, align 8
 %1333 = fmul nsz contract double %1330, %1332
 %1334 = fadd nsz contract double %1329, %1333
 %1335 = load double, ptr %1319, align 8
 %1336 = getelementptr i8, ptr %1438, i64 16
 %1337 = load double, ptr %1336, align 8
 %1338 = fmul nsz contract double %1335, %1337
 %1339 = fadd nsz contract double %1334, %1338
 %1340 = getelementptr i8, ptr %1438, i64 72
 store double %1339, ptr %1340, align 8
 %1341 = load double, ptr %1318, align 8
 %1342 = fmul nsz contract double %1328, %1341
 %1343 = load double, ptr %1320, align 8
 %1344 = fmul nsz contract double %1332, %1343
 %1345 = fadd nsz contract double %1342, %1344
 %1346 = load double, ptr %1321, align 8
 %1347 = fmul nsz contract double %1337, %1346
 %1348 = fadd nsz contract double %1345, %1347
 %1349 = getelementptr i8, ptr %1438, i64 80
 store double %1348, ptr %1349, align 8
 %1350 = load double, ptr %1319, align 8
 %1351 = fmul nsz contract double %1328, %1350
 %1352 = load double, ptr %1321, align 8
 %1353 = fmul nsz contract double %1332, %1352
 %1354 = fadd nsz contract double %1351, %1353
 %1355 = load double, ptr %1322, align 8
 %1356 = fmul nsz contract double %1337, %1355
 %1357 = fadd nsz contract double %1354, %1356
 %1358 = getelementptr i8, ptr %1438, i64 88
 store double %1357, ptr %1358, align 8
 %1359 = icmp eq i64 %1326, 3
 br i1 %1359, label %1323, label %1435
1360:
 %1361 = icmp eq i64 %1461, 6
 br i1 %1361, label %1374, label %1459
1362:
 %1363 = load double, ptr %1324, align 8
 br label %1364
1364:
 %1365 = phi double [ %1363, %1362 ], [ 0.000000e+00, %1459 ]
 %1366 = fadd nsz contract double %1471, %1365
 %1367 = mul nuw nsw i64 %1468, 24
 %1368 = getelementptr i8, ptr %1391, i64 %1367
 %1369 = icmp slt i64 %1467, -3
 %1370 = select i1 %1369, i64 35, i64 3
 %1371 = add nsw i64 %1370, %1467
 %1372 = mul i64 %1371, 24
 %1373 = getelementptr i8, ptr %1391, i64 %1372
 store double %1366, ptr %1470, align 8
 br label %1473
1374:
 br i1 %1397, label %1484, label %1396
1375:
 %1376 = phi i64 [ 0, %1272 ], [ %1377, %1375 ]
 %1377 = add nuw nsw i64 %1376, 1
 %1378 = getelementptr double, ptr %1289, i64 %1376
 %1379 = load double, ptr %1378, align 8
 %1380 = getelementptr double, ptr %1287, i64 %1376
 store double %1379, ptr %1380, align 8
 %1381 = icmp eq i64 %1377, 9
 br i1 %1381, label %1382, label %1375
1382:
 %1383 = getelementptr i8, ptr %1284, i64 120
 %1384 = getelementptr i8, ptr %1383, i64 %1286
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %1384, i8 0, i64 48, i1 false)
 %1385 = inttoptr i64 %1274 to ptr
 %1386 = inttoptr i64 %1276 to ptr
 %1387 = inttoptr i64 %1277 to ptr
 %1388 = inttoptr i64 %1278 to ptr
 %1389 = inttoptr i64 %1279 to ptr
 %1390 = inttoptr i64 %1280 to ptr
 %1391 = inttoptr i64 %1285 to ptr
 %1392 = mul i64 %1273, 24
 %1393 = getelementptr i8, ptr %1390, i64 %1392
 %1394 = shl i64 %1273, 5
 %1395 = getelementptr i8, ptr %1389, i64 %1394
 br label %1396
1396:
 %1397 = phi i1 [ false, %1382 ], [ true, %1374 ]
 %1398 = phi i64 [ 0, %1382 ], [ 1, %1374 ]
 %1399 = getelementptr i64, ptr %1395, i64 %1398
 %1400 = load i64, ptr %1399, align 8
 %1401 = icmp slt i64 %1400, 0
 %1402 = select i1 %1401, i64 %1275, i64 0
 %1403 = getelementptr i64, ptr %1385, i64 %1400
 %1404 = getelementptr i64, ptr %1403, i64 %1402
 %1405 = load i64, ptr %1404, align 8
 %1406 = icmp sgt i64 %1405, -1
 br i1 %1406, label %1298, label %1290
1407:
 %1408 = phi i64 [ 0, %1298 ], [ %1409, %1407 ]
 %1409 = add nuw nsw i64 %1408, 1
 %1410 = mul nuw nsw i64 %1408, 24
 %1411 = getelementptr i8, ptr %1308, i64 %1410
 %1412 = load double, ptr %1411, align 8
 %1413 = load double, ptr %1311, align 8
 %1414 = fmul nsz contract double %1412, %1413
 %1415 = getelementptr i8, ptr %1411, i64 8
 %1416 = load double, ptr %1415, align 8
 %1417 = load double, ptr %1312, align 8
 %1418 = fmul nsz contract double %1416, %1417
 %1419 = fadd nsz contract double %1414, %1418
 %1420 = getelementptr i8, ptr %1411, i64 16
 %1421 = load double, ptr %1420, align 8
 %1422 = load double, ptr %1313, align 8
 %1423 = fmul nsz contract double %1421, %1422
 %1424 = fadd nsz contract double %1419, %1423
 %1425 = getelementptr double, ptr %1393, i64 %1408
 %1426 = load double, ptr %1425, align 8
 %1427 = getelementptr double, ptr %1308, i64 %1408
 %1428 = getelementptr i8, ptr %1427, i64 72
 %1429 = load double, ptr %1428, align 8
 %1430 = fsub nsz contract double %1426, %1429
 %1431 = fdiv nsz contract double %1424, %1310
 %1432 = fsub nsz contract double %1430, %1431
 %1433 = getelementptr double, ptr %1304, i64 %1408
 store double %1432, ptr %1433, align 8
 %1434 = icmp eq i64 %1409, 3
 br i1 %1434, label %1314, label %1407
1435:
 %1436 = phi i64 [ 0, %1314 ], [ %1326, %1325 ]
 %1437 = mul nuw nsw i64 %1436, 24
 %1438 = getelementptr i8, ptr %1391, i64 %1437
 %1439 = getelementptr i8, ptr %1287, i64 %1437
 br label %1440
1440:
 %1441 = phi i64 [ 0, %1435 ], [ %1442, %1440 ]
 %1442 = add nuw nsw i64 %1441, 1
 %1443 = icmp eq i64 %1442, 3
 %1444 = select i1 %1443, i64 0, i64 %1442
 %1445 = add nuw nsw i64 %1441, 2
 %1446 = urem i64 %1445, 3
 %1447 = getelementptr double, ptr %1304, i64 %1444
 %1448 = load double, ptr %1447, align 8
 %1449 = getelementptr double, ptr %1439, i64 %1446
 %1450 = load double, ptr %1449, align 8
 %1451 = fmul nsz contract double %1448, %1450
 %1452 = getelementptr double, ptr %1304, i64 %1446
 %1453 = load double, ptr %1452, align 8
 %1454 = getelementptr double, ptr %1439, i64 %1444
 %1455 = load double, ptr %1454, align 8
 %1456 = fmul nsz contract double %1453, %1455
 %1457 = fsub nsz contract double %1451, %1456
 %1458 = getelementptr double, ptr %1438, i64 %1441
 store double %1457, ptr %1458, align 8
 br i1 %1443, label %1325, label %1440
1459:
 %1460 = phi i64 [ 0, %1323 ], [ %1461, %1360 ]
 %1461 = add nuw nsw i64 %1460, 1
 %1462 = icmp samesign ult i64 %1460, 3
 %1463 = icmp samesign ult i64 %1460, 5
 %1464 = tail call i64 @llvm.smin.i64(i64 %1460, i64 4)
 %1465 = add nsw i64 %1464, -2
 %1466 = select i1 %1463, i64 1, i64 2
 %1467 = select i1 %1462, i64 %1460, i64 %1465
 %1468 = select i1 %1462, i64 0, i64 %1466
 %1469 = getelementptr double, ptr %1287, i64 %1460
 %1470 = getelementptr i8, ptr %1469, i64 120
 %1471 = load double, ptr %1470, align 8
 %1472 = icmp eq i64 %1468, %1467
 br i1 %1472, label %1362, label %1364
1473:
 %1474 = phi i64 [ 0, %1364 ], [ %1476, %1473 ]
 %1475 = phi double [ %1366, %1364 ], [ %1482, %1473 ]
 %1476 = add nuw nsw i64 %1474, 1
 %1477 = getelementptr double, ptr %1368, i64 %1474
 %1478 = load double, ptr %1477, align 8
 %1479 = getelementptr double, ptr %1373, i64 %1474
 %1480 = load double, ptr %1479, align 8
 %1481 = fmul nsz contract double %1478, %1480
 %1482 = fadd nsz contract double %1475, %1481
 store double %1482, ptr %1470, align 8
 %1483 = icmp eq i64 %1476, 3
 br i1 %1483, label %1360, label %1473
1484:
 %1485 = getelementptr i8, ptr %1105, i64 %1286
 %1486 = getelementptr i8, ptr %1485, i64 208
 %1487 = load double, ptr %1486, align 8
 %1488 = fptosi double %1487 to i64
 %1489 = getelementptr i8, ptr %1485, i64 216
 %1490 = load double, ptr %1489, align 8
 %1491 = fptosi double %1490 to i64
 %1492 = icmp slt i64 %1488, 0
 %1493 = select i1 %1492, i64 %1108, i64 0
 %1494 = add i64 %1493, %1488
 %1495 = shl i64 %1494, 7
 %1496 = getelementptr i8, ptr %1109, i64 %1495
 %1497 = icmp slt i64 %1491, 0
 %1498 = select i1 %1497, i64 %1108, i64 0
 %1499 = add i64 %1498, %1491
 %1500 = shl i64 %1499, 7
 %1501 = getelementptr i8, ptr %1109, i64 %1500
 %1502 = load double, ptr %1501, align 8
 %1503 = getelementptr i8, ptr %1501, i64 32
 %1504 = load double, ptr %1503, align 8
 %1505 = getelementptr i8, ptr %1485, i64 112
 %1506 = load double, ptr %1505, align 8
 %1507 = fmul nsz contract double %1504, %1506
 %1508 = fadd nsz contract double %1502, %1507
 %1509 = getelementptr i8, ptr %1501, i64 40
 %1510 = load double, ptr %1509, align 8
 %1511 = getelementptr i8, ptr %1485, i64 104
 %1512 = load double, ptr %1511, align 8
 %1513 = fmul nsz contract double %1510, %1512
 %1514 = fsub nsz contract double %1508, %1513
 %1515 = load double, ptr %1496, align 8
 %1516 = getelementptr i8, ptr %1496, i64 32
 %1517 = load double, ptr %1516, align 8
 %1518 = getelementptr i8, ptr %1485, i64 88
 %1519 = load double, ptr %1518, align 8
 %1520 = fmul nsz contract double %1517, %1519
 %1521 = fadd nsz contract double %1515, %1520
 %1522 = getelementptr i8, ptr %1496, i64 40
 %1523 = load double, ptr %1522, align 8
 %1524 = getelementptr i8, ptr %1485, i64 80
 %1525 = load double, ptr %1524, align 8
 %1526 = fmul nsz contract double %1523, %1525
 %1527 = fsub nsz contract double %1526, %1521
 %1528 = fadd nsz contract double %1514, %1527
 %1529 = getelementptr i8, ptr %1501, i64 8
 %1530 = load double, ptr %1529, align 8
 %1531 = getelementptr i8, ptr %1485, i64 96
 %1532 = load double, ptr %1531, align 8
 %1533 = fmul nsz contract double %1510, %1532
 %1534 = fadd nsz contract double %1530, %1533
 %1535 = getelementptr i8, ptr %1501, i64 24
 %1536 = load double, ptr %1535, align 8
 %1537 = fmul nsz contract double %1506, %1536
 %1538 = fsub nsz contract double %1534, %1537
 %1539 = getelementptr i8, ptr %1496, i64 8
 %1540 = load double, ptr %1539, align 8
 %1541 = getelementptr i8, ptr %1485, i64 72
 %1542 = load double, ptr %1541, align 8
 %1543 = fmul nsz contract double %1523, %1542
 %1544 = fadd nsz contract double %1540, %1543
 %1545 = getelementptr i8, ptr %1496, i64 24
 %1546 = load double, ptr %1545, align 8
 %1547 = fmul nsz contract double %1519, %1546
 %1548 = fsub nsz contract double %1547, %1544
 %1549 = fadd nsz contract double %1538, %1548
 %1550 = getelementptr i8, ptr %1501, i64 16
 %1551 = load double, ptr %1550, align 8
 %1552 = fmul nsz contract double %1512, %1536
 %1553 = fadd nsz contract double %1552, %1551
 %1554 = fmul nsz contract double %1504, %1532
 %1555 = fsub nsz contract double %1553, %1554
 %1556 = getelementptr i8, ptr %1496, i64 16
 %1557 = load double, ptr %1556, align 8
 %1558 = fmul nsz contract double %1525, %1546
 %1559 = fadd nsz contract double %1558, %1557
 %1560 = fmul nsz contract double %1517, %1542
 %1561 = fsub nsz contract double %1560, %1559
 %1562 = fadd nsz contract double %1555, %1561
 %1563 = load double, ptr %1485, align 8
 %1564 = fmul nsz contract double %1528, %1563
 %1565 = getelementptr i8, ptr %1485, i64 8
 %1566 = load double, ptr %1565, align 8
 %1567 = fmul nsz contract double %1549, %1566
 %1568 = fadd nsz contract double %1564, %1567
 %1569 = getelementptr i8, ptr %1485, i64 16
 %1570 = load double, ptr %1569, align 8
 %1571 = fmul nsz contract double %1570, %1562
 %1572 = fadd nsz contract double %1568, %1571
 store double %1572, ptr %1115, align 8
 %1573 = getelementptr i8, ptr %1485, i64 24
 %1574 = load double, ptr %1573, align 8
 %1575 = fmul nsz contract double %1528, %1574
 %1576 = getelementptr i8, ptr %1485, i64 32
 %1577 = load double, ptr %1576, align 8
 %1578 = fmul nsz contract double %1549, %1577
 %1579 = fadd nsz contract double %1575, %1578
 %1580 = getelementptr i8, ptr %1485, i64 40
 %1581 = load double, ptr %1580, align 8
 %1582 = fmul nsz contract double %1562, %1581
 %1583 = fadd nsz contract double %1579, %1582
 store double %1583, ptr %1124, align 8
 %1584 = getelementptr i8, ptr %1485, i64 48
 %1585 = load double, ptr %1584, align 8
 %1586 = fmul nsz contract double %1528, %1585
 %1587 = getelementptr i8, ptr %1485, i64 56
 %1588 = load double, ptr %1587, align 8
 %1589 = fmul nsz contract double %1549, %1588
 %1590 = fadd nsz contract double %1586, %1589
 %1591 = getelementptr i8, ptr %1485, i64 64
 %1592 = load double, ptr %1591, align 8
 %1593 = fmul nsz contract double %1562, %1592
 %1594 = fadd nsz contract double %1590, %1593
 store double %1594, ptr %1125, align 8
 %1595 = getelementptr i8, ptr %1094, i64 %1392
 br label %1596
1596:
 %1597 = phi i64 [ 0, %1484 ], [ %1598, %1596 ]
 %1598 = add nuw nsw i64 %1597, 1
 %1599 = getelementptr double, ptr %1115, i64 %1597
 %1600 = load double, ptr %1599, align 8
 %1601 = getelementptr double, ptr %1595, i64 %1597
 store double %1600, ptr %1601, align 8
 %1602 = icmp eq i64 %1598, 3
 br i1 %1602, label %1126, label %1596
1603:
 %1604 = phi i64 [ 0, %1129 ], [ %1132, %1787 ]
 %1605 = shl i64 %1604, 8
 %1606 = getelementptr i8, ptr %1105, i64 %1605
 %1607 = getelementptr i8, ptr %1606, i64 208
 %1608 = load double, ptr %1607, align 8
 %1609 = fptosi double %1608 to i64
 %1610 = getelementptr i8, ptr %1606, i64 216
 %1611 = load double, ptr %1610, align 8
 %1612 = fptosi double %1611 to i64
 %1613 = icmp slt i64 %1609, 0
 %1614 = select i1 %1613, i64 %1108, i64 0
 %1615 = add i64 %1614, %1609
 %1616 = shl i64 %1615, 7
 %1617 = getelementptr i8, ptr %1109, i64 %1616
 %1618 = icmp slt i64 %1612, 0
 %1619 = select i1 %1618, i64 %1108, i64 0
 %1620 = add i64 %1619, %1612
 %1621 = shl i64 %1620, 7
 %1622 = getelementptr i8, ptr %1109, i64 %1621
 %1623 = load double, ptr %1622, align 8
 %1624 = getelementptr i8, ptr %1622, i64 32
 %1625 = load double, ptr %1624, align 8
 %1626 = getelementptr i8, ptr %1606, i64 112
 %1627 = load double, ptr %1626, align 8
 %1628 = fmul nsz contract double %1625, %1627
 %1629 = fadd nsz contract double %1623, %1628
 %1630 = getelementptr i8, ptr %1622, i64 40
 %1631 = load double, ptr %1630, align 8
 %1632 = getelementptr i8, ptr %1606, i64 104
 %1633 = load double, ptr %1632, align 8
 %1634 = fmul nsz contract double %1631, %1633
 %1635 = fsub nsz contract double %1629, %1634
 %1636 = load double, ptr %1617, align 8
 %1637 = getelementptr i8, ptr %1617, i64 32
 %1638 = load double, ptr %1637, align 8
 %1639 = getelementptr i8, ptr %1606, i64 88
 %1640 = load double, ptr %1639, align 8
 %1641 = fmul nsz contract double %1638, %1640
 %1642 = fadd nsz contract double %1636, %1641
 %1643 = getelementptr i8, ptr %1617, i64 40
 %1644 = load double, ptr %1643, align 8
 %1645 = getelementptr i8, ptr %1606, i64 80
 %1646 = load double, ptr %1645, align 8
 %1647 = fmul nsz contract double %1644, %1646
 %1648 = fsub nsz contract double %1647, %1642
 %1649 = fadd nsz contract double %1635, %1648
 %1650 = getelementptr i8, ptr %1622, i64 8
 %1651 = load double, ptr %1650, align 8
 %1652 = getelementptr i8, ptr %1606, i64 96
 %1653 = load double, ptr %1652, align 8
 %1654 = fmul nsz contract double %1631, %1653
 %1655 = fadd nsz contract double %1651, %1654
 %1656 = getelementptr i8, ptr %1622, i64 24
 %1657 = load double, ptr %1656, align 8
 %1658 = fmul nsz contract double %1627, %1657
 %1659 = fsub nsz contract double %1655, %1658
 %1660 = getelementptr i8, ptr %1617, i64 8
 %1661 = load double, ptr %1660, align 8
 %1662 = getelementptr i8, ptr %1606, i64 72
 %1663 = load double, ptr %1662, align 8
 %1664 = fmul nsz contract double %1644, %1663
 %1665 = fadd nsz contract double %1661, %1664
 %1666 = getelementptr i8, ptr %1617, i64 24
 %1667 = load double, ptr %1666, align 8
 %1668 = fmul nsz contract double %1640, %1667
 %1669 = fsub nsz contract double %1668, %1665
 %1670 = fadd nsz contract double %1659, %1669
 %1671 = getelementptr i8, ptr %1622, i64 16
 %1672 = load double, ptr %1671, align 8
 %1673 = fmul nsz contract double %1633, %1657
 %1674 = fadd nsz contract double %1673, %1672
 %1675 = fmul nsz contract double %1625, %1653
 %1676 = fsub nsz contract double %1674, %1675
 %1677 = getelementptr i8, ptr %1617, i64 16
 %1678 = load double, ptr %1677, align 8
 %1679 = fmul nsz contract double %1646, %1667
 %1680 = fadd nsz contract double %1679, %1678
 %1681 = fmul nsz contract double %1638, %1663
 %1682 = fsub nsz contract double %1681, %1680
 %1683 = fadd nsz contract double %1676, %1682
 %1684 = load double, ptr %1606, align 8
 %1685 = fmul nsz contract double %1649, %1684
 %1686 = getelementptr i8, ptr %1606, i64 8
 %1687 = load double, ptr %1686, align 8
 %1688 = fmul nsz contract double %1670, %1687
 %1689 = fadd nsz contract double %1685, %1688
 %1690 = getelementptr i8, ptr %1606, i64 16
 %1691 = load double, ptr %1690, align 8
 %1692 = fmul nsz contract double %1691, %1683
 %1693 = fadd nsz contract double %1689, %1692
 store double %1693, ptr %1115, align 8
 %1694 = getelementptr i8, ptr %1606, i64 24
 %1695 = load double, ptr %1694, align 8
 %1696 = fmul nsz contract double %1649, %1695
 %1697 = getelementptr i8, ptr %1606, i64 32
 %1698 = load double, ptr %1697, align 8
 %1699 = fmul nsz contract double %1670, %1698
 %1700 = fadd nsz contract double %1696, %1699
 %1701 = getelementptr i8, ptr %1606, i64 40
 %1702 = load double, ptr %1701, align 8
 %1703 = fmul nsz contract double %1683, %1702
 %1704 = fadd nsz contract double %1700, %1703
 store double %1704, ptr %1124, align 8
 %1705 = getelementptr i8, ptr %1606, i64 48
 %1706 = load double, ptr %1705, align 8
 %1707 = fmul nsz contract double %1649, %1706
 %1708 = getelementptr i8, ptr %1606, i64 56
 %1709 = load double, ptr %1708, align 8
 %1710 = fmul nsz contract double %1670, %1709
 %1711 = fadd nsz contract double %1707, %1710
 %1712 = getelementptr i8, ptr %1606, i64 64
 %1713 = load double, ptr %1712, align 8
 %1714 = fmul nsz contract double %1683, %1713
 %1715 = fadd nsz contract double %1711, %1714
 store double %1715, ptr %1125, align 8
 %1716 = getelementptr double, ptr %1082, i64 %1604
 %1717 = load double, ptr %1716, align 8
 %1718 = mul nuw nsw i64 %1604, 3
 br label %1719
1719:
 %1720 = phi i64 [ 0, %1603 ], [ %1721, %1719 ]
 %1721 = add nuw nsw i64 %1720, 1
 %1722 = getelementptr double, ptr %1115, i64 %1720
 %1723 = load double, ptr %1722, align 8
 %1724 = add nuw nsw i64 %1720, %1718
 %1725 = getelementptr double, ptr %1100, i64 %1724
 store double %1723, ptr %1725, align 8
 %1726 = getelementptr double, ptr %1088, i64 %1724
 store double %1723, ptr %1726, align 8
 %1727 = getelementptr double, ptr %1097, i64 %1724
 store double 0.000000e+00, ptr %1727, align 8
 %1728 = getelementptr double, ptr %1102, i64 %1724
 %1729 = load double, ptr %1728, align 8
 %1730 = getelementptr double, ptr %1606, i64 %1720
 %1731 = getelementptr i8, ptr %1730, i64 184
 store double %1729, ptr %1731, align 8
 %1732 = icmp eq i64 %1721, 3
 br i1 %1732, label %1131, label %1719
1733:
 %1734 = getelementptr i8, ptr %1150, i64 16
 %1735 = load double, ptr %1734, align 8
 br label %1736
1736:
 %1737 = phi double [ %1743, %1736 ], [ 1.000000e+00, %1733 ]
 %1738 = phi double [ %1745, %1736 ], [ %1735, %1733 ]
 %1739 = phi i64 [ %1744, %1736 ], [ 2, %1733 ]
 %1740 = and i64 %1739, 1
 %1741 = icmp eq i64 %1740, 0
 %1742 = fmul nsz contract double %1737, %1738
 %1743 = select i1 %1741, double %1737, double %1742
 %1744 = lshr i64 %1739, 1
 %1745 = fmul nsz contract double %1738, %1738
 %1746 = icmp eq i64 %1744, 0
 br i1 %1746, label %1747, label %1736
1747:
 %1748 = fadd nsz contract double %1192, %1743
 %1749 = tail call nsz contract double @llvm.sqrt.f64(double %1748)
 %1750 = load i64, ptr %1061, align 1
 %1751 = load i64, ptr %1063, align 1
 %1752 = inttoptr i64 %1750 to ptr
 %1753 = load i64, ptr %87, align 1
 %1754 = inttoptr i64 %1753 to ptr
 %1755 = getelementptr i8, ptr %1754, i64 %1140
 %1756 = getelementptr i8, ptr %1755, i64 16
 %1757 = load i64, ptr %1756, align 8
 %1758 = icmp slt i64 %1757, 0
 %1759 = select i1 %1758, i64 %1751, i64 0
 %1760 = add i64 %1759, %1757
 %1761 = shl i64 %1760, 5
 %1762 = getelementptr i8, ptr %1752, i64 %1761
 %1763 = getelementptr i8, ptr %1762, i64 8
 %1764 = load double, ptr %1763, align 8
 %1765 = getelementptr i8, ptr %1762, i64 16
 %1766 = load double, ptr %1765, align 8
 %1767 = fcmp nsz contract oeq double %1764, %1766
 br i1 %1767, label %1787, label %1768
1768:
 %1769 = load i64, ptr %930, align 1
 %1770 = inttoptr i64 %1769 to ptr
 %1771 = getelementptr i64, ptr %1770, i64 %1718
 %1772 = load i64, ptr %1771, align 8
 switch i64 %1772, label %1786 [
  i64 1, label %1787
  i64 0, label %1773
 ]
1773:
 %1774 = load i64, ptr %919, align 1
 %1775 = inttoptr i64 %1774 to ptr
 %1776 = getelementptr double, ptr %1775, i64 %1718
 %1777 = load double, ptr %1776, align 8
 %1778 = fmul nsz contract double %1764, %1777
 %1779 = load i64, ptr %1083, align 1
 %1780 = inttoptr i64 %1779 to ptr
 %1781 = getelementptr i8, ptr %1780, i64 %1180
 %1782 = getelementptr i8, ptr %1781, i64 32
 %1783 = load double, ptr %1782, align 8
 %1784 = fmul nsz contract double %1778, %1783
 %1785 = fcmp nsz contract ugt double %1749, %1784
 br i1 %1785, label %1786, label %1787
1786:
 br label %1787
1787:
 %1788 = phi double [ %1764, %1747 ], [ %1766, %1786 ], [ %1764, %1768 ], [ %1764, %1773 ]
 %1789 = getelementptr i8, ptr %1606, i64 176
 store double %1788, ptr %1789, align 8
 %1790 = icmp eq i64 %1116, %1132
 br i1 %1790, label %1196, label %1603
1791:
 %1792 = phi i64 [ %1200, %1199 ], [ 0, %1196 ]
 %1793 = shl i64 %1792, 7
 %1794 = getelementptr i8, ptr %1109, i64 %1793
 %1795 = mul i64 %1792, 144
 %1796 = getelementptr i8, ptr %1112, i64 %1795
 br label %1797
1797:
 %1798 = phi i64 [ 0, %1791 ], [ %1799, %1797 ]
 %1799 = add nuw nsw i64 %1798, 1
 %1800 = getelementptr double, ptr %1794, i64 %1798
 %1801 = load double, ptr %1800, align 8
 %1802 = getelementptr double, ptr %1796, i64 %1798
 store double %1801, ptr %1802, align 8
 %1803 = icmp eq i64 %1799, 6
 br i1 %1803, label %1199, label %1797
1804:
 %1805 = phi i64 [ %1806, %1208 ], [ 0, %1202 ]
 %1806 = add nuw nsw i64 %1805, 1
 %1807 = shl i64 %1805, 8
 %1808 = getelementptr i8, ptr %1105, i64 %1807
 %1809 = getelementptr i8, ptr %1808, i64 184
 %1810 = load double, ptr %1809, align 8
 %1811 = fcmp nsz contract une double %1810, 0.000000e+00
 br i1 %1811, label %1203, label %1208
1812:
 %1813 = phi i64 [ %1814, %1812 ], [ 0, %1258 ]
 %1814 = add nuw nsw i64 %1813, 1
 %1815 = mul i64 %1813, 24
 %1816 = getelementptr i8, ptr %1097, i64 %1815
 %1817 = load double, ptr %1816, align 8
 %1818 = shl i64 %1813, 8
 %1819 = getelementptr i8, ptr %1105, i64 %1818
 %1820 = getelementptr i8, ptr %1819, i64 168
 store double %1817, ptr %1820, align 8
 %1821 = icmp eq i64 %1116, %1814
 br i1 %1821, label %1259, label %1812
1822:
 call fastcc void @f9(ptr %64, ptr readonly %27, ptr %28, ptr %1074, i64 6)
 br label %4801
1823:
 call fastcc void @f9(ptr %67, ptr readonly %27, ptr %28, ptr %1077, i64 6)
 br label %1266
1824:
 %1825 = phi i64 [ %1270, %1269 ], [ 0, %1266 ]
 %1826 = mul i64 %1825, 6
 br label %1827
1827:
 %1828 = phi i64 [ 0, %1824 ], [ %1829, %1827 ]
 %1829 = add nuw nsw i64 %1828, 1
 %1830 = add i64 %1828, %1826
 %1831 = getelementptr double, ptr %1077, i64 %1830
 %1832 = load double, ptr %1831, align 8
 %1833 = getelementptr double, ptr %1074, i64 %1830
 store double %1832, ptr %1833, align 8
 %1834 = icmp eq i64 %1829, 6
 br i1 %1834, label %1269, label %1827
1835:
 %1836 = load i64, ptr %75, align 1
 %1837 = load i64, ptr %77, align 1
 %1838 = inttoptr i64 %1836 to ptr
 %1839 = getelementptr inbounds nuw i8, ptr %27, i64 304
 %1840 = load i64, ptr %1839, align 1
 %1841 = getelementptr inbounds nuw i8, ptr %27, i64 192
 %1842 = load i64, ptr %1841, align 1
 %1843 = inttoptr i64 %1840 to ptr
 %1844 = getelementptr inbounds nuw i8, ptr %27, i64 320
 %1845 = load i64, ptr %1844, align 1
 %1846 = getelementptr inbounds nuw i8, ptr %27, i64 168
 %1847 = load i64, ptr %1846, align 1
 %1848 = inttoptr i64 %1845 to ptr
 %1849 = getelementptr inbounds nuw i8, ptr %27, i64 328
 %1850 = load i64, ptr %1849, align 1
 %1851 = inttoptr i64 %1850 to ptr
 %1852 = load i64, ptr %80, align 1
 %1853 = inttoptr i64 %1852 to ptr
 %1854 = getelementptr inbounds nuw i8, ptr %28, i64 400
 %1855 = load i64, ptr %1854, align 1
 %1856 = inttoptr i64 %1855 to ptr
 %1857 = load i64, ptr %96, align 1
 %1858 = load i64, ptr %98, align 1
 %1859 = inttoptr i64 %1857 to ptr
 %1860 = load i64, ptr %84, align 1
 %1861 = inttoptr i64 %1860 to ptr
 %1862 = load i64, ptr %87, align 1
 %1863 = inttoptr i64 %1862 to ptr
 %1864 = getelementptr inbounds nuw i8, ptr %28, i64 504
 %1865 = load i64, ptr %1864, align 1
 %1866 = inttoptr i64 %1865 to ptr
 %1867 = getelementptr inbounds nuw i8, ptr %28, i64 592
 %1868 = load i64, ptr %1867, align 1
 %1869 = inttoptr i64 %1868 to ptr
 %1870 = getelementptr inbounds nuw i8, ptr %28, i64 624
 %1871 = load i64, ptr %1870, align 1
 %1872 = inttoptr i64 %1871 to ptr
 %1873 = getelementptr inbounds nuw i8, ptr %28, i64 752
 %1874 = load i64, ptr %1873, align 1
 %1875 = inttoptr i64 %1874 to ptr
 %1876 = getelementptr inbounds nuw i8, ptr %28, i64 760
 %1877 = load i64, ptr %1876, align 1
 %1878 = inttoptr i64 %1877 to ptr
 %1879 = getelementptr inbounds nuw i8, ptr %28, i64 632
 %1880 = load i64, ptr %1879, align 1
 %1881 = inttoptr i64 %1880 to ptr
 %1882 = getelementptr inbounds nuw i8, ptr %28, i64 960
 %1883 = load i64, ptr %1882, align 1
 %1884 = getelementptr inbounds nuw i8, ptr %28, i64 136
 %1885 = load i64, ptr %1884, align 1
 %1886 = inttoptr i64 %1883 to ptr
 %1887 = getelementptr inbounds nuw i8, ptr %28, i64 968
 %1888 = load i64, ptr %1887, align 1
 %1889 = inttoptr i64 %1888 to ptr
 %1890 = getelementptr inbounds nuw i8, ptr %28, i64 976
 %1891 = load i64, ptr %1890, align 1
 %1892 = inttoptr i64 %1891 to ptr
 %1893 = getelementptr inbounds nuw i8, ptr %28, i64 984
 %1894 = load i64, ptr %1893, align 1
 %1895 = inttoptr i64 %1894 to ptr
 %1896 = getelementptr inbounds nuw i8, ptr %28, i64 992
 %1897 = load i64, ptr %1896, align 1
 %1898 = inttoptr i64 %1897 to ptr
 %1899 = getelementptr inbounds nuw i8, ptr %28, i64 712
 %1900 = load i64, ptr %1899, align 1
 %1901 = inttoptr i64 %1900 to ptr
 %1902 = load i64, ptr %403, align 1
 %1903 = getelementptr inbounds nuw i8, ptr %28, i64 88
 %1904 = load i64, ptr %1903, align 1
 %1905 = add nsw i64 %1904, %1847
 %1906 = getelementptr inbounds nuw i8, ptr %28, i64 184
 store i64 0, ptr %1906, align 1
 %1907 = load i64, ptr %1846, align 1
 %1908 = icmp slt i64 %1907, 1
 br i1 %1908, label %1952, label %1909
1909:
 %1910 = fmul nsz contract double %29, 2.000000e+00
 %1911 = getelementptr inbounds nuw i8, ptr %27, i64 88
 br label %3371
1912:
 %1913 = add nsw i64 %3372, %1905
 %1914 = getelementptr double, ptr %1859, i64 %1913
 %1915 = icmp slt i64 %1913, 0
 %1916 = select i1 %1915, i64 %1858, i64 0
 %1917 = getelementptr double, ptr %1914, i64 %1916
 %1918 = load double, ptr %1917, align 8
 %1919 = tail call nsz contract double @llvm.fabs.f64(double %1918)
 %1920 = fmul nsz contract double %1910, %1919
 %1921 = shl i64 %3372, 4
 %1922 = getelementptr i8, ptr %1851, i64 %1921
 %1923 = getelementptr i8, ptr %1922, i64 8
 %1924 = load double, ptr %1923, align 8
 %1925 = fmul nsz contract double %1924, 1.000000e-03
 %1926 = fadd nsz contract double %1920, %1925
 %1927 = fcmp nsz contract ult double %3379, %1926
 br i1 %1927, label %1928, label %3366
1928:
 %1929 = load i64, ptr %1911, align 1
 %1930 = icmp eq i64 %1929, 0
 br i1 %1930, label %1931, label %1938
1931:
 %1932 = getelementptr i64, ptr %1856, i64 %3372
 %1933 = load i64, ptr %1932, align 8
 %1934 = icmp slt i64 %1933, 0
 br i1 %1934, label %1935, label %1938
1935:
 store i64 -2, ptr %1932, align 8
 %1936 = load i64, ptr %90, align 1
 %1937 = add nsw i64 %1936, 1
 store i64 %1937, ptr %90, align 1
 br label %3366
1938:
 %1939 = select i1 %3382, double %3379, double 0x7FF0000000000000
 %1940 = load i64, ptr %1906, align 1
 %1941 = icmp slt i64 %1940, 0
 %1942 = select i1 %1941, i64 %1847, i64 0
 %1943 = getelementptr i64, ptr %1898, i64 %1940
 %1944 = getelementptr i64, ptr %1943, i64 %1942
 store i64 %3372, ptr %1944, align 8
 %1945 = load i64, ptr %1906, align 1
 %1946 = icmp slt i64 %1945, 0
 %1947 = select i1 %1946, i64 %1847, i64 0
 %1948 = getelementptr double, ptr %1895, i64 %1945
 %1949 = getelementptr double, ptr %1948, i64 %1947
 store double %1939, ptr %1949, align 8
 %1950 = load i64, ptr %1906, align 1
 %1951 = add nsw i64 %1950, 1
 store i64 %1951, ptr %1906, align 1
 br label %3366
1952:
 %1953 = getelementptr inbounds nuw i8, ptr %27, i64 88
 %1954 = load i64, ptr %1953, align 1
 %1955 = icmp eq i64 %1954, 1
 br i1 %1955, label %1956, label %3122
1956:
 %1957 = load i64, ptr %75, align 1
 %1958 = load i64, ptr %77, align 1
 %1959 = inttoptr i64 %1957 to ptr
 %1960 = load i64, ptr %87, align 1
 %1961 = inttoptr i64 %1960 to ptr
 %1962 = load i64, ptr %80, align 1
 %1963 = load i64, ptr %82, align 1
 %1964 = inttoptr i64 %1962 to ptr
 %1965 = getelementptr inbounds nuw i8, ptr %28, i64 864
 %1966 = load i64, ptr %1965, align 1
 %1967 = inttoptr i64 %1966 to ptr
 %1968 = load i64, ptr %1896, align 1
 %1969 = load i64, ptr %1846, align 1
 %1970 = inttoptr i64 %1968 to ptr
 %1971 = load i64, ptr %1854, align 1
 %1972 = inttoptr i64 %1971 to ptr
 %1973 = icmp slt i64 %1963, 1
 br i1 %1973, label %1976, label %1974
1974:
 %1975 = shl nuw i64 %1963, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %1964, i8 -1, i64 %1975, i1 false)
 br label %1976
1976:
 %1977 = load i64, ptr %403, align 1
 %1978 = icmp slt i64 %1977, 1
 br i1 %1978, label %1994, label %2001
1979:
 %1980 = add nuw nsw i64 %2003, 1
 %1981 = icmp eq i64 %1977, %1980
 br i1 %1981, label %1994, label %2001
1982:
 %1983 = getelementptr i64, ptr %1964, i64 %2016
 %1984 = load i64, ptr %1983, align 8
 %1985 = icmp slt i64 %1984, 0
 br i1 %1985, label %1986, label %1992
1986:
 store i64 %2007, ptr %1983, align 8
 %1987 = icmp slt i64 %2007, 0
 %1988 = select i1 %1987, i64 %1963, i64 0
 %1989 = getelementptr i64, ptr %1967, i64 %2007
 %1990 = getelementptr i64, ptr %1989, i64 %1988
 store i64 %2016, ptr %1990, align 8
 %1991 = add nsw i64 %2007, 1
 br label %1992
1992:
 %1993 = phi i64 [ %1991, %1986 ], [ %2007, %1982 ], [ %2007, %2006 ]
 br i1 %2008, label %1979, label %2006
1994:
 %1995 = phi i64 [ 0, %1976 ], [ %1993, %1979 ]
 %1996 = load i64, ptr %1906, align 1
 %1997 = icmp slt i64 %1996, 1
 %1998 = mul nsw i64 %1995, 6
 br i1 %1997, label %2029, label %2018
1999:
 %2000 = load i64, ptr %1906, align 1
 br label %2029
2001:
 %2002 = phi i64 [ %1993, %1979 ], [ 0, %1976 ]
 %2003 = phi i64 [ %1980, %1979 ], [ 0, %1976 ]
 %2004 = shl i64 %2003, 5
 %2005 = getelementptr i8, ptr %1961, i64 %2004
 br label %2006
2006:
 %2007 = phi i64 [ %2002, %2001 ], [ %1993, %1992 ]
 %2008 = phi i1 [ false, %2001 ], [ true, %1992 ]
 %2009 = phi i64 [ 0, %2001 ], [ 1, %1992 ]
 %2010 = getelementptr i64, ptr %2005, i64 %2009
 %2011 = load i64, ptr %2010, align 8
 %2012 = icmp slt i64 %2011, 0
 %2013 = select i1 %2012, i64 %1958, i64 0
 %2014 = getelementptr i64, ptr %1959, i64 %2011
 %2015 = getelementptr i64, ptr %2014, i64 %2013
 %2016 = load i64, ptr %2015, align 8
 %2017 = icmp sgt i64 %2016, -1
 br i1 %2017, label %1982, label %1992
2018:
 %2019 = phi i64 [ %2020, %2018 ], [ 0, %1994 ]
 %2020 = add nuw nsw i64 %2019, 1
 %2021 = add nsw i64 %2019, %1998
 %2022 = getelementptr i64, ptr %1970, i64 %2019
 %2023 = load i64, ptr %2022, align 8
 %2024 = icmp slt i64 %2023, 0
 %2025 = select i1 %2024, i64 %1969, i64 0
 %2026 = getelementptr i64, ptr %1972, i64 %2023
 %2027 = getelementptr i64, ptr %2026, i64 %2025
 store i64 %2021, ptr %2027, align 8
 %2028 = icmp eq i64 %2020, %1996
 br i1 %2028, label %1999, label %2018
2029:
 %2030 = phi i64 [ %2000, %1999 ], [ %1996, %1994 ]
 %2031 = add nsw i64 %2030, %1998
 %2032 = getelementptr inbounds nuw i8, ptr %28, i64 248
 store i64 %1995, ptr %2032, align 1
 %2033 = getelementptr inbounds nuw i8, ptr %28, i64 64
 store i64 %2031, ptr %2033, align 1
 %2034 = getelementptr inbounds nuw i8, ptr %27, i64 64
 %2035 = load i64, ptr %2034, align 1
 %2036 = load i64, ptr %96, align 1
 %2037 = load i64, ptr %98, align 1
 %2038 = inttoptr i64 %2036 to ptr
 %2039 = getelementptr inbounds nuw i8, ptr %28, i64 936
 %2040 = load i64, ptr %2039, align 1
 %2041 = mul nsw i64 %2035, %2035
 %2042 = inttoptr i64 %2040 to ptr
 %2043 = getelementptr inbounds nuw i8, ptr %28, i64 944
 %2044 = load i64, ptr %2043, align 1
 %2045 = inttoptr i64 %2044 to ptr
 %2046 = getelementptr inbounds nuw i8, ptr %28, i64 952
 %2047 = load i64, ptr %2046, align 1
 %2048 = inttoptr i64 %2047 to ptr
 %2049 = icmp slt i64 %2035, 1
 br i1 %2049, label %2089, label %2050
2050:
 %2051 = getelementptr inbounds nuw i8, ptr %28, i64 256
 %2052 = load i64, ptr %2051, align 1
 br label %2069
2053:
 %2054 = icmp slt i64 %2076, 0
 %2055 = select i1 %2054, i64 %2041, i64 0
 %2056 = add i64 %2055, %2076
 %2057 = getelementptr double, ptr %2042, i64 %2056
 store double %2084, ptr %2057, align 8
 %2058 = getelementptr i64, ptr %2048, i64 %2056
 store i64 %2077, ptr %2058, align 8
 %2059 = add nsw i64 %2076, 1
 br label %2060
2060:
 %2061 = phi i64 [ %2059, %2053 ], [ %2076, %2075 ]
 %2062 = icmp eq i64 %2078, %2072
 br i1 %2062, label %2063, label %2075
2063:
 %2064 = phi i64 [ %2071, %2069 ], [ %2061, %2060 ]
 %2065 = add nsw i64 %2072, %2070
 %2066 = getelementptr i64, ptr %2045, i64 %2072
 %2067 = getelementptr i8, ptr %2066, i64 8
 store i64 %2064, ptr %2067, align 8
 %2068 = icmp eq i64 %2035, %2073
 br i1 %2068, label %2086, label %2069
2069:
 %2070 = phi i64 [ %2065, %2063 ], [ %2052, %2050 ]
 %2071 = phi i64 [ %2064, %2063 ], [ 0, %2050 ]
 %2072 = phi i64 [ %2073, %2063 ], [ 0, %2050 ]
 %2073 = add nuw nsw i64 %2072, 1
 %2074 = icmp eq i64 %2072, 0
 br i1 %2074, label %2063, label %2075
2075:
 %2076 = phi i64 [ %2061, %2060 ], [ %2071, %2069 ]
 %2077 = phi i64 [ %2078, %2060 ], [ 0, %2069 ]
 %2078 = add nuw nsw i64 %2077, 1
 %2079 = add nsw i64 %2077, %2070
 %2080 = icmp slt i64 %2079, 0
 %2081 = select i1 %2080, i64 %2037, i64 0
 %2082 = getelementptr double, ptr %2038, i64 %2079
 %2083 = getelementptr double, ptr %2082, i64 %2081
 %2084 = load double, ptr %2083, align 8
 %2085 = fcmp nsz contract une double %2084, 0.000000e+00
 br i1 %2085, label %2053, label %2060
2086:
 %2087 = load i64, ptr %2032, align 1
 %2088 = load i64, ptr %1906, align 1
 br label %2089
2089:
 %2090 = phi i64 [ %2088, %2086 ], [ %2030, %2029 ]
 %2091 = phi i64 [ %2087, %2086 ], [ %1995, %2029 ]
 %2092 = icmp slt i64 %2091, 1
 br i1 %2092, label %2113, label %2093
2093:
 %2094 = getelementptr inbounds nuw i8, ptr %28, i64 872
 %2095 = getelementptr inbounds nuw i8, ptr %28, i64 912
 %2096 = getelementptr inbounds nuw i8, ptr %27, i64 384
 %2097 = getelementptr inbounds nuw i8, ptr %27, i64 96
 %2098 = getelementptr inbounds nuw i8, ptr %27, i64 392
 %2099 = getelementptr inbounds nuw i8, ptr %27, i64 400
 %2100 = getelementptr inbounds nuw i8, ptr %27, i64 104
 %2101 = getelementptr inbounds nuw i8, ptr %28, i64 832
 %2102 = getelementptr inbounds nuw i8, ptr %28, i64 264
 %2103 = getelementptr inbounds nuw i8, ptr %28, i64 880
 %2104 = getelementptr inbounds nuw i8, ptr %28, i64 920
 %2105 = getelementptr inbounds nuw i8, ptr %28, i64 256
 %2106 = getelementptr inbounds nuw i8, ptr %28, i64 928
 %2107 = getelementptr inbounds nuw i8, ptr %28, i64 904
 %2108 = getelementptr inbounds nuw i8, ptr %28, i64 840
 br label %2136
2109:
 %2110 = icmp eq i64 %2091, %2138
 br i1 %2110, label %2113, label %2136
2111:
 %2112 = icmp eq i64 %2528, %2137
 br i1 %2112, label %2109, label %2527
2113:
 %2114 = icmp slt i64 %2090, 1
 br i1 %2114, label %3122, label %2115
2115:
 %2116 = getelementptr inbounds nuw i8, ptr %28, i64 888
 %2117 = getelementptr inbounds nuw i8, ptr %28, i64 912
 %2118 = getelementptr inbounds nuw i8, ptr %28, i64 832
 %2119 = getelementptr inbounds nuw i8, ptr %27, i64 408
 %2120 = getelementptr inbounds nuw i8, ptr %27, i64 416
 %2121 = getelementptr inbounds nuw i8, ptr %27, i64 112
 %2122 = getelementptr inbounds nuw i8, ptr %28, i64 272
 %2123 = getelementptr inbounds nuw i8, ptr %28, i64 896
 %2124 = getelementptr inbounds nuw i8, ptr %28, i64 920
 %2125 = getelementptr inbounds nuw i8, ptr %28, i64 256
 %2126 = getelementptr inbounds nuw i8, ptr %28, i64 928
 %2127 = getelementptr inbounds nuw i8, ptr %28, i64 904
 %2128 = getelementptr inbounds nuw i8, ptr %28, i64 872
 %2129 = getelementptr inbounds nuw i8, ptr %28, i64 840
 br label %2671
2130:
 %2131 = icmp sgt i64 %2672, 1
 br i1 %2131, label %2671, label %3122
2132:
 %2133 = icmp eq i64 %2091, %2905
 br i1 %2133, label %2134, label %2903
2134:
 %2135 = sub i64 %2675, %2091
 br label %3011
2136:
 %2137 = phi i64 [ 0, %2093 ], [ %2138, %2109 ]
 %2138 = add nuw nsw i64 %2137, 1
 %2139 = load i64, ptr %2034, align 1
 %2140 = load i64, ptr %1965, align 1
 %2141 = load i64, ptr %82, align 1
 %2142 = inttoptr i64 %2140 to ptr
 %2143 = getelementptr i64, ptr %2142, i64 %2137
 %2144 = load i64, ptr %2143, align 8
 %2145 = load i64, ptr %96, align 1
 %2146 = load i64, ptr %98, align 1
 %2147 = inttoptr i64 %2145 to ptr
 %2148 = load i64, ptr %2094, align 1
 %2149 = mul nsw i64 %2139, %2138
 %2150 = inttoptr i64 %2148 to ptr
 %2151 = load i64, ptr %2095, align 1
 %2152 = inttoptr i64 %2151 to ptr
 %2153 = load i64, ptr %2096, align 1
 %2154 = load i64, ptr %2097, align 1
 %2155 = inttoptr i64 %2153 to ptr
 %2156 = load i64, ptr %2098, align 1
 %2157 = add nsw i64 %2141, 1
 %2158 = inttoptr i64 %2156 to ptr
 %2159 = load i64, ptr %2099, align 1
 %2160 = load i64, ptr %2100, align 1
 %2161 = inttoptr i64 %2159 to ptr
 %2162 = load i64, ptr %102, align 1
 %2163 = inttoptr i64 %2162 to ptr
 %2164 = icmp slt i64 %2144, 0
 %2165 = select i1 %2164, i64 %2141, i64 0
 %2166 = add i64 %2165, %2144
 %2167 = mul i64 %2166, 96
 %2168 = getelementptr i8, ptr %2163, i64 %2167
 %2169 = load i64, ptr %2101, align 1
 %2170 = inttoptr i64 %2169 to ptr
 %2171 = mul nuw nsw i64 %2137, 6
 %2172 = getelementptr double, ptr %2170, i64 %2171
 %2173 = icmp slt i64 %2139, 1
 %2174 = mul nsw i64 %2139, %2137
 br i1 %2173, label %2175, label %2214
2175:
 %2176 = select i1 %2164, i64 %2157, i64 0
 %2177 = getelementptr i64, ptr %2158, i64 %2144
 %2178 = getelementptr i64, ptr %2177, i64 %2176
 %2179 = load i64, ptr %2178, align 8
 %2180 = icmp slt i64 %2144, -1
 %2181 = select i1 %2180, i64 %2157, i64 0
 %2182 = getelementptr i8, ptr %2177, i64 8
 %2183 = getelementptr i64, ptr %2182, i64 %2181
 %2184 = load i64, ptr %2183, align 8
 %2185 = sub i64 %2184, %2179
 %2186 = icmp slt i64 %2185, 1
 br i1 %2186, label %2366, label %2187
2187:
 %2188 = getelementptr i8, ptr %2168, i64 72
 %2189 = getelementptr i8, ptr %2168, i64 80
 %2190 = getelementptr i8, ptr %2168, i64 88
 %2191 = getelementptr i8, ptr %2168, i64 24
 %2192 = getelementptr i8, ptr %2168, i64 48
 %2193 = getelementptr i8, ptr %2168, i64 8
 %2194 = getelementptr i8, ptr %2168, i64 32
 %2195 = getelementptr i8, ptr %2168, i64 56
 %2196 = getelementptr i8, ptr %2168, i64 16
 %2197 = getelementptr i8, ptr %2168, i64 40
 %2198 = getelementptr i8, ptr %2168, i64 64
 br label %2222
2199:
 %2200 = mul i64 %2376, 48
 %2201 = getelementptr i8, ptr %2371, i64 %2200
 %2202 = load double, ptr %2201, align 8
 %2203 = getelementptr double, ptr %2147, i64 %2374
 %2204 = load double, ptr %2203, align 8
 %2205 = fmul nsz contract double %2202, %2204
 %2206 = fadd nsz contract double %2373, %2205
 br label %2207
2207:
 %2208 = phi double [ %2206, %2199 ], [ %2373, %2372 ]
 %2209 = icmp eq i64 %2139, %2375
 br i1 %2209, label %2210, label %2372
2210:
 %2211 = phi double [ 0.000000e+00, %2367 ], [ %2208, %2207 ]
 %2212 = getelementptr double, ptr %2172, i64 %2368
 store double %2211, ptr %2212, align 8
 %2213 = icmp eq i64 %2369, 6
 br i1 %2213, label %2380, label %2367
2214:
 %2215 = phi i64 [ %2216, %2214 ], [ 0, %2136 ]
 %2216 = add nuw nsw i64 %2215, 1
 %2217 = add nuw nsw i64 %2215, %2174
 %2218 = getelementptr i64, ptr %2152, i64 %2217
 store i64 0, ptr %2218, align 8
 %2219 = mul i64 %2217, 48
 %2220 = getelementptr i8, ptr %2150, i64 %2219
 %2221 = icmp eq i64 %2139, %2216
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %2220, i8 0, i64 48, i1 false)
 br i1 %2221, label %2175, label %2214
2222:
 %2223 = phi i64 [ %2185, %2187 ], [ %2225, %2249 ]
 %2224 = phi i64 [ %2179, %2187 ], [ %2226, %2249 ]
 %2225 = add nsw i64 %2223, -1
 %2226 = add i64 %2224, 1
 %2227 = icmp slt i64 %2224, 0
 %2228 = select i1 %2227, i64 %2160, i64 0
 %2229 = getelementptr i64, ptr %2161, i64 %2224
 %2230 = getelementptr i64, ptr %2229, i64 %2228
 %2231 = load i64, ptr %2230, align 8
 %2232 = icmp slt i64 %2231, 0
 %2233 = select i1 %2232, i64 %2154, i64 0
 %2234 = getelementptr i64, ptr %2155, i64 %2231
 %2235 = getelementptr i64, ptr %2234, i64 %2233
 %2236 = load i64, ptr %2235, align 8
 %2237 = load i64, ptr %2102, align 1
 %2238 = mul nsw i64 %2231, 9
 %2239 = add nsw i64 %2237, %2238
 %2240 = icmp slt i64 %2239, 0
 %2241 = select i1 %2240, i64 %2146, i64 0
 %2242 = add i64 %2241, %2239
 %2243 = icmp slt i64 %2242, 0
 br i1 %2243, label %2244, label %2245
2244:
 br label %2245
2245:
 %2246 = phi i64 [ 0, %2244 ], [ %2242, %2222 ]
 %2247 = icmp slt i64 %2242, %2146
 br i1 %2247, label %2249, label %2248
2248:
 br label %2249
2249:
 %2250 = phi i64 [ %2146, %2248 ], [ %2246, %2245 ]
 %2251 = getelementptr double, ptr %2147, i64 %2250
 %2252 = add nsw i64 %2236, %2174
 %2253 = icmp slt i64 %2252, 0
 %2254 = select i1 %2253, i64 %2149, i64 0
 %2255 = add i64 %2254, %2252
 %2256 = mul i64 %2255, 48
 %2257 = getelementptr i8, ptr %2150, i64 %2256
 %2258 = load double, ptr %2188, align 8
 %2259 = getelementptr i8, ptr %2251, i64 48
 %2260 = load double, ptr %2259, align 8
 %2261 = fsub nsz contract double %2258, %2260
 %2262 = load double, ptr %2189, align 8
 %2263 = getelementptr i8, ptr %2251, i64 56
 %2264 = load double, ptr %2263, align 8
 %2265 = fsub nsz contract double %2262, %2264
 %2266 = load double, ptr %2190, align 8
 %2267 = getelementptr i8, ptr %2251, i64 64
 %2268 = load double, ptr %2267, align 8
 %2269 = fsub nsz contract double %2266, %2268
 %2270 = getelementptr i8, ptr %2251, i64 24
 %2271 = load double, ptr %2270, align 8
 %2272 = getelementptr i8, ptr %2251, i64 8
 %2273 = load double, ptr %2272, align 8
 %2274 = fmul nsz contract double %2269, %2273
 %2275 = fadd nsz contract double %2271, %2274
 %2276 = getelementptr i8, ptr %2251, i64 16
 %2277 = load double, ptr %2276, align 8
 %2278 = fmul nsz contract double %2265, %2277
 %2279 = fsub nsz contract double %2275, %2278
 %2280 = getelementptr i8, ptr %2251, i64 32
 %2281 = load double, ptr %2280, align 8
 %2282 = fmul nsz contract double %2261, %2277
 %2283 = fadd nsz contract double %2281, %2282
 %2284 = load double, ptr %2251, align 8
 %2285 = fmul nsz contract double %2269, %2284
 %2286 = fsub nsz contract double %2283, %2285
 %2287 = getelementptr i8, ptr %2251, i64 40
 %2288 = load double, ptr %2287, align 8
 %2289 = fmul nsz contract double %2265, %2284
 %2290 = fadd nsz contract double %2288, %2289
 %2291 = fmul nsz contract double %2261, %2273
 %2292 = fsub nsz contract double %2290, %2291
 %2293 = load double, ptr %2257, align 8
 %2294 = load double, ptr %2168, align 8
 %2295 = fmul nsz contract double %2284, %2294
 %2296 = load double, ptr %2191, align 8
 %2297 = fmul nsz contract double %2273, %2296
 %2298 = fadd nsz contract double %2295, %2297
 %2299 = load double, ptr %2192, align 8
 %2300 = fmul nsz contract double %2277, %2299
 %2301 = fadd nsz contract double %2298, %2300
 %2302 = fadd nsz contract double %2293, %2301
 store double %2302, ptr %2257, align 8
 %2303 = getelementptr i8, ptr %2257, i64 8
 %2304 = load double, ptr %2303, align 8
 %2305 = load double, ptr %2193, align 8
 %2306 = load double, ptr %2251, align 8
 %2307 = fmul nsz contract double %2305, %2306
 %2308 = load double, ptr %2194, align 8
 %2309 = load double, ptr %2272, align 8
 %2310 = fmul nsz contract double %2308, %2309
 %2311 = fadd nsz contract double %2307, %2310
 %2312 = load double, ptr %2195, align 8
 %2313 = load double, ptr %2276, align 8
 %2314 = fmul nsz contract double %2312, %2313
 %2315 = fadd nsz contract double %2311, %2314
 %2316 = fadd nsz contract double %2304, %2315
 store double %2316, ptr %2303, align 8
 %2317 = getelementptr i8, ptr %2257, i64 16
 %2318 = load double, ptr %2317, align 8
 %2319 = load double, ptr %2196, align 8
 %2320 = load double, ptr %2251, align 8
 %2321 = fmul nsz contract double %2319, %2320
 %2322 = load double, ptr %2197, align 8
 %2323 = load double, ptr %2272, align 8
 %2324 = fmul nsz contract double %2322, %2323
 %2325 = fadd nsz contract double %2321, %2324
 %2326 = load double, ptr %2198, align 8
 %2327 = load double, ptr %2276, align 8
 %2328 = fmul nsz contract double %2326, %2327
 %2329 = fadd nsz contract double %2325, %2328
 %2330 = fadd nsz contract double %2318, %2329
 store double %2330, ptr %2317, align 8
 %2331 = getelementptr i8, ptr %2257, i64 24
 %2332 = load double, ptr %2331, align 8
 %2333 = load double, ptr %2168, align 8
 %2334 = fmul nsz contract double %2279, %2333
 %2335 = load double, ptr %2191, align 8
 %2336 = fmul nsz contract double %2286, %2335
 %2337 = fadd nsz contract double %2334, %2336
 %2338 = load double, ptr %2192, align 8
 %2339 = fmul nsz contract double %2292, %2338
 %2340 = fadd nsz contract double %2337, %2339
 %2341 = fadd nsz contract double %2332, %2340
 store double %2341, ptr %2331, align 8
 %2342 = getelementptr i8, ptr %2257, i64 32
 %2343 = load double, ptr %2342, align 8
 %2344 = load double, ptr %2193, align 8
 %2345 = fmul nsz contract double %2279, %2344
 %2346 = load double, ptr %2194, align 8
 %2347 = fmul nsz contract double %2286, %2346
 %2348 = fadd nsz contract double %2345, %2347
 %2349 = load double, ptr %2195, align 8
 %2350 = fmul nsz contract double %2292, %2349
 %2351 = fadd nsz contract double %2348, %2350
 %2352 = fadd nsz contract double %2343, %2351
 store double %2352, ptr %2342, align 8
 %2353 = getelementptr i8, ptr %2257, i64 40
 %2354 = load double, ptr %2353, align 8
 %2355 = load double, ptr %2196, align 8
 %2356 = fmul nsz contract double %2279, %2355
 %2357 = load double, ptr %2197, align 8
 %2358 = fmul nsz contract double %2286, %2357
 %2359 = fadd nsz contract double %2356, %2358
 %2360 = load double, ptr %2198, align 8
 %2361 = fmul nsz contract double %2292, %2360
 %2362 = fadd nsz contract double %2359, %2361
 %2363 = fadd nsz contract double %2354, %2362
 store double %2363, ptr %2353, align 8
 %2364 = getelementptr i64, ptr %2152, i64 %2255
 store i64 1, ptr %2364, align 8
 %2365 = icmp samesign ugt i64 %2223, 1
 br i1 %2365, label %2222, label %2366
2366:
 br label %2367
2367:
 %2368 = phi i64 [ %2369, %2210 ], [ 0, %2366 ]
 %2369 = add nuw nsw i64 %2368, 1
 br i1 %2173, label %2210, label %2370
2370:
 %2371 = getelementptr double, ptr %2150, i64 %2368
 br label %2372
2372:
 %2373 = phi double [ 0.000000e+00, %2370 ], [ %2208, %2207 ]
 %2374 = phi i64 [ 0, %2370 ], [ %2375, %2207 ]
 %2375 = add nuw nsw i64 %2374, 1
 %2376 = add nuw nsw i64 %2374, %2174
 %2377 = getelementptr i64, ptr %2152, i64 %2376
 %2378 = load i64, ptr %2377, align 8
 %2379 = icmp eq i64 %2378, 1
 br i1 %2379, label %2199, label %2207
2380:
 %2381 = load i64, ptr %2034, align 1
 %2382 = load i64, ptr %2094, align 1
 %2383 = mul nsw i64 %2381, %2138
 %2384 = inttoptr i64 %2382 to ptr
 %2385 = load i64, ptr %2103, align 1
 %2386 = inttoptr i64 %2385 to ptr
 %2387 = load i64, ptr %2043, align 1
 %2388 = inttoptr i64 %2387 to ptr
 %2389 = load i64, ptr %2046, align 1
 %2390 = mul nsw i64 %2381, %2381
 %2391 = inttoptr i64 %2389 to ptr
 %2392 = load i64, ptr %2039, align 1
 %2393 = inttoptr i64 %2392 to ptr
 %2394 = load i64, ptr %2095, align 1
 %2395 = inttoptr i64 %2394 to ptr
 %2396 = load i64, ptr %2104, align 1
 %2397 = inttoptr i64 %2396 to ptr
 %2398 = load i64, ptr %96, align 1
 %2399 = load i64, ptr %98, align 1
 %2400 = inttoptr i64 %2398 to ptr
 %2401 = load i64, ptr %2105, align 1
 %2402 = add nsw i64 %2381, -1
 %2403 = mul nsw i64 %2402, %2381
 %2404 = ashr i64 %2403, 1
 %2405 = add nsw i64 %2401, %2404
 %2406 = icmp slt i64 %2405, 0
 %2407 = select i1 %2406, i64 %2399, i64 0
 %2408 = add i64 %2407, %2405
 %2409 = icmp slt i64 %2408, 0
 br i1 %2409, label %2455, label %2456
2410:
 %2411 = add nsw i64 %2467, %2465
 %2412 = icmp slt i64 %2411, 0
 %2413 = select i1 %2412, i64 %2383, i64 0
 %2414 = getelementptr i64, ptr %2397, i64 %2411
 %2415 = getelementptr i64, ptr %2414, i64 %2413
 store i64 %2469, ptr %2415, align 8
 %2416 = add nsw i64 %2467, 1
 %2417 = mul i64 %2475, 6
 %2418 = getelementptr double, ptr %2384, i64 %2417
 %2419 = getelementptr double, ptr %2386, i64 %2417
 %2420 = load double, ptr %2418, align 8
 %2421 = getelementptr i8, ptr %2418, i64 8
 %2422 = load double, ptr %2421, align 8
 %2423 = getelementptr i8, ptr %2418, i64 16
 %2424 = load double, ptr %2423, align 8
 %2425 = getelementptr i8, ptr %2418, i64 24
 %2426 = load double, ptr %2425, align 8
 %2427 = getelementptr i8, ptr %2418, i64 32
 %2428 = load double, ptr %2427, align 8
 %2429 = getelementptr i8, ptr %2418, i64 40
 %2430 = load double, ptr %2429, align 8
 %2431 = getelementptr i64, ptr %2388, i64 %2469
 %2432 = load i64, ptr %2431, align 8
 %2433 = getelementptr i8, ptr %2431, i64 8
 %2434 = load i64, ptr %2433, align 8
 %2435 = sub i64 %2434, %2432
 %2436 = icmp slt i64 %2435, 1
 br i1 %2436, label %2437, label %2479
2437:
 %2438 = getelementptr double, ptr %2462, i64 %2469
 %2439 = load double, ptr %2438, align 8
 %2440 = fdiv nsz contract double 1.000000e+00, %2439
 %2441 = fmul nsz contract double %2420, %2440
 %2442 = fmul nsz contract double %2422, %2440
 %2443 = fmul nsz contract double %2424, %2440
 %2444 = fmul nsz contract double %2426, %2440
 %2445 = fmul nsz contract double %2428, %2440
 %2446 = fmul nsz contract double %2430, %2440
 store double %2441, ptr %2419, align 8
 %2447 = getelementptr i8, ptr %2419, i64 8
 store double %2442, ptr %2447, align 8
 %2448 = getelementptr i8, ptr %2419, i64 16
 store double %2443, ptr %2448, align 8
 %2449 = getelementptr i8, ptr %2419, i64 24
 store double %2444, ptr %2449, align 8
 %2450 = getelementptr i8, ptr %2419, i64 32
 store double %2445, ptr %2450, align 8
 %2451 = getelementptr i8, ptr %2419, i64 40
 store double %2446, ptr %2451, align 8
 br label %2452
2452:
 %2453 = phi i64 [ %2416, %2437 ], [ %2467, %2466 ]
 %2454 = icmp samesign ugt i64 %2468, 1
 br i1 %2454, label %2466, label %2522
2455:
 br label %2456
2456:
 %2457 = phi i64 [ 0, %2455 ], [ %2408, %2380 ]
 %2458 = icmp slt i64 %2408, %2399
 br i1 %2458, label %2460, label %2459
2459:
 br label %2460
2460:
 %2461 = phi i64 [ %2399, %2459 ], [ %2457, %2456 ]
 %2462 = getelementptr double, ptr %2400, i64 %2461
 %2463 = icmp slt i64 %2381, 1
 br i1 %2463, label %2522, label %2464
2464:
 %2465 = mul nuw nsw i64 %2381, %2137
 br label %2466
2466:
 %2467 = phi i64 [ 0, %2464 ], [ %2453, %2452 ]
 %2468 = phi i64 [ %2381, %2464 ], [ %2470, %2452 ]
 %2469 = phi i64 [ %2402, %2464 ], [ %2471, %2452 ]
 %2470 = add nsw i64 %2468, -1
 %2471 = add nsw i64 %2469, -1
 %2472 = add nsw i64 %2469, %2465
 %2473 = icmp slt i64 %2472, 0
 %2474 = select i1 %2473, i64 %2383, i64 0
 %2475 = add i64 %2474, %2472
 %2476 = getelementptr i64, ptr %2395, i64 %2475
 %2477 = load i64, ptr %2476, align 8
 %2478 = icmp eq i64 %2477, 0
 br i1 %2478, label %2452, label %2410
2479:
 %2480 = phi i64 [ %2482, %2479 ], [ %2435, %2410 ]
 %2481 = phi i64 [ %2483, %2479 ], [ %2432, %2410 ]
 %2482 = add nsw i64 %2480, -1
 %2483 = add i64 %2481, 1
 %2484 = icmp slt i64 %2481, 0
 %2485 = select i1 %2484, i64 %2390, i64 0
 %2486 = add i64 %2485, %2481
 %2487 = getelementptr i64, ptr %2391, i64 %2486
 %2488 = load i64, ptr %2487, align 8
 %2489 = add nsw i64 %2488, %2465
 %2490 = icmp slt i64 %2489, 0
 %2491 = select i1 %2490, i64 %2383, i64 0
 %2492 = add i64 %2491, %2489
 %2493 = mul i64 %2492, 48
 %2494 = getelementptr i8, ptr %2384, i64 %2493
 %2495 = getelementptr double, ptr %2393, i64 %2486
 %2496 = load double, ptr %2495, align 8
 %2497 = getelementptr i64, ptr %2395, i64 %2492
 store i64 1, ptr %2497, align 8
 %2498 = load double, ptr %2494, align 8
 %2499 = fmul nsz contract double %2420, %2496
 %2500 = fsub nsz contract double %2498, %2499
 store double %2500, ptr %2494, align 8
 %2501 = getelementptr i8, ptr %2494, i64 8
 %2502 = load double, ptr %2501, align 8
 %2503 = fmul nsz contract double %2422, %2496
 %2504 = fsub nsz contract double %2502, %2503
 store double %2504, ptr %2501, align 8
 %2505 = getelementptr i8, ptr %2494, i64 16
 %2506 = load double, ptr %2505, align 8
 %2507 = fmul nsz contract double %2424, %2496
 %2508 = fsub nsz contract double %2506, %2507
 store double %2508, ptr %2505, align 8
 %2509 = getelementptr i8, ptr %2494, i64 24
 %2510 = load double, ptr %2509, align 8
 %2511 = fmul nsz contract double %2426, %2496
 %2512 = fsub nsz contract double %2510, %2511
 store double %2512, ptr %2509, align 8
 %2513 = getelementptr i8, ptr %2494, i64 32
 %2514 = load double, ptr %2513, align 8
 %2515 = fmul nsz contract double %2428, %2496
 %2516 = fsub nsz contract double %2514, %2515
 store double %2516, ptr %2513, align 8
 %2517 = getelementptr i8, ptr %2494, i64 40
 %2518 = load double, ptr %2517, align 8
 %2519 = fmul nsz contract double %2430, %2496
 %2520 = fsub nsz contract double %2518, %2519
 store double %2520, ptr %2517, align 8
 %2521 = icmp samesign ugt i64 %2480, 1
 br i1 %2521, label %2479, label %2437
2522:
 %2523 = phi i64 [ 0, %2460 ], [ %2453, %2452 ]
 %2524 = load i64, ptr %2106, align 1
 %2525 = inttoptr i64 %2524 to ptr
 %2526 = getelementptr i64, ptr %2525, i64 %2137
 store i64 %2523, ptr %2526, align 8
 br label %2527
2527:
 %2528 = phi i64 [ %2529, %2111 ], [ 0, %2522 ]
 %2529 = add nuw nsw i64 %2528, 1
 %2530 = load i64, ptr %2034, align 1
 %2531 = load i64, ptr %2033, align 1
 %2532 = load i64, ptr %2095, align 1
 %2533 = mul nsw i64 %2530, %2138
 %2534 = inttoptr i64 %2532 to ptr
 %2535 = load i64, ptr %2104, align 1
 %2536 = inttoptr i64 %2535 to ptr
 %2537 = load i64, ptr %2107, align 1
 %2538 = inttoptr i64 %2537 to ptr
 %2539 = load i64, ptr %2106, align 1
 %2540 = inttoptr i64 %2539 to ptr
 %2541 = getelementptr i64, ptr %2540, i64 %2528
 %2542 = load i64, ptr %2541, align 8
 %2543 = icmp slt i64 %2542, 1
 %2544 = mul nsw i64 %2530, %2528
 %2545 = mul nsw i64 %2530, %2137
 br i1 %2543, label %2575, label %2555
2546:
 %2547 = icmp slt i64 %2556, 0
 %2548 = select i1 %2547, i64 %2530, i64 0
 %2549 = getelementptr i64, ptr %2538, i64 %2556
 %2550 = getelementptr i64, ptr %2549, i64 %2548
 store i64 %2564, ptr %2550, align 8
 %2551 = add nsw i64 %2556, 1
 br label %2552
2552:
 %2553 = phi i64 [ %2551, %2546 ], [ %2556, %2555 ]
 %2554 = icmp eq i64 %2558, %2542
 br i1 %2554, label %2572, label %2555
2555:
 %2556 = phi i64 [ %2553, %2552 ], [ 0, %2527 ]
 %2557 = phi i64 [ %2558, %2552 ], [ 0, %2527 ]
 %2558 = add nuw nsw i64 %2557, 1
 %2559 = add nsw i64 %2557, %2544
 %2560 = icmp slt i64 %2559, 0
 %2561 = select i1 %2560, i64 %2533, i64 0
 %2562 = getelementptr i64, ptr %2536, i64 %2559
 %2563 = getelementptr i64, ptr %2562, i64 %2561
 %2564 = load i64, ptr %2563, align 8
 %2565 = add nsw i64 %2564, %2545
 %2566 = icmp slt i64 %2565, 0
 %2567 = select i1 %2566, i64 %2533, i64 0
 %2568 = getelementptr i64, ptr %2534, i64 %2565
 %2569 = getelementptr i64, ptr %2568, i64 %2567
 %2570 = load i64, ptr %2569, align 8
 %2571 = icmp eq i64 %2570, 1
 br i1 %2571, label %2546, label %2552
2572:
 %2573 = load i64, ptr %2107, align 1
 %2574 = inttoptr i64 %2573 to ptr
 br label %2575
2575:
 %2576 = phi ptr [ %2574, %2572 ], [ %2538, %2527 ]
 %2577 = phi i64 [ %2553, %2572 ], [ 0, %2527 ]
 %2578 = load i64, ptr %2094, align 1
 %2579 = inttoptr i64 %2578 to ptr
 %2580 = load i64, ptr %2103, align 1
 %2581 = inttoptr i64 %2580 to ptr
 %2582 = load i64, ptr %2108, align 1
 %2583 = inttoptr i64 %2582 to ptr
 %2584 = icmp slt i64 %2577, 1
 %2585 = mul nuw nsw i64 %2528, 6
 %2586 = icmp slt i64 %2171, %2531
 br label %2589
2587:
 %2588 = icmp eq i64 %2591, 6
 br i1 %2588, label %2111, label %2589
2589:
 %2590 = phi i64 [ 0, %2575 ], [ %2591, %2587 ]
 %2591 = add nuw nsw i64 %2590, 1
 br i1 %2584, label %2642, label %2592
2592:
 %2593 = getelementptr double, ptr %2581, i64 %2590
 br label %2594
2594:
 %2595 = phi double [ 0.000000e+00, %2592 ], [ %2640, %2594 ]
 %2596 = phi double [ 0.000000e+00, %2592 ], [ %2636, %2594 ]
 %2597 = phi double [ 0.000000e+00, %2592 ], [ %2632, %2594 ]
 %2598 = phi double [ 0.000000e+00, %2592 ], [ %2628, %2594 ]
 %2599 = phi double [ 0.000000e+00, %2592 ], [ %2624, %2594 ]
 %2600 = phi double [ 0.000000e+00, %2592 ], [ %2620, %2594 ]
 %2601 = phi i64 [ 0, %2592 ], [ %2602, %2594 ]
 %2602 = add nuw nsw i64 %2601, 1
 %2603 = getelementptr i64, ptr %2576, i64 %2601
 %2604 = load i64, ptr %2603, align 8
 %2605 = add nsw i64 %2604, %2544
 %2606 = icmp slt i64 %2605, 0
 %2607 = select i1 %2606, i64 %2533, i64 0
 %2608 = add i64 %2607, %2605
 %2609 = mul i64 %2608, 48
 %2610 = getelementptr i8, ptr %2593, i64 %2609
 %2611 = load double, ptr %2610, align 8
 %2612 = add nsw i64 %2604, %2545
 %2613 = icmp slt i64 %2612, 0
 %2614 = select i1 %2613, i64 %2533, i64 0
 %2615 = add i64 %2614, %2612
 %2616 = mul i64 %2615, 48
 %2617 = getelementptr i8, ptr %2579, i64 %2616
 %2618 = load double, ptr %2617, align 8
 %2619 = fmul nsz contract double %2611, %2618
 %2620 = fadd nsz contract double %2600, %2619
 %2621 = getelementptr i8, ptr %2617, i64 8
 %2622 = load double, ptr %2621, align 8
 %2623 = fmul nsz contract double %2611, %2622
 %2624 = fadd nsz contract double %2599, %2623
 %2625 = getelementptr i8, ptr %2617, i64 16
 %2626 = load double, ptr %2625, align 8
 %2627 = fmul nsz contract double %2611, %2626
 %2628 = fadd nsz contract double %2598, %2627
 %2629 = getelementptr i8, ptr %2617, i64 24
 %2630 = load double, ptr %2629, align 8
 %2631 = fmul nsz contract double %2611, %2630
 %2632 = fadd nsz contract double %2597, %2631
 %2633 = getelementptr i8, ptr %2617, i64 32
 %2634 = load double, ptr %2633, align 8
 %2635 = fmul nsz contract double %2611, %2634
 %2636 = fadd nsz contract double %2596, %2635
 %2637 = getelementptr i8, ptr %2617, i64 40
 %2638 = load double, ptr %2637, align 8
 %2639 = fmul nsz contract double %2611, %2638
 %2640 = fadd nsz contract double %2595, %2639
 %2641 = icmp eq i64 %2577, %2602
 br i1 %2641, label %2642, label %2594
2642:
 %2643 = phi double [ 0.000000e+00, %2589 ], [ %2620, %2594 ]
 %2644 = phi double [ 0.000000e+00, %2589 ], [ %2624, %2594 ]
 %2645 = phi double [ 0.000000e+00, %2589 ], [ %2628, %2594 ]
 %2646 = phi double [ 0.000000e+00, %2589 ], [ %2632, %2594 ]
 %2647 = phi double [ 0.000000e+00, %2589 ], [ %2636, %2594 ]
 %2648 = phi double [ 0.000000e+00, %2589 ], [ %2640, %2594 ]
 %2649 = add nuw nsw i64 %2590, %2585
 br i1 %2586, label %2651, label %2650
2650:
 br label %2651
2651:
 %2652 = phi i64 [ %2531, %2650 ], [ %2171, %2642 ]
 %2653 = mul i64 %2649, %2531
 %2654 = getelementptr double, ptr %2583, i64 %2653
 %2655 = getelementptr double, ptr %2654, i64 %2652
 store double %2643, ptr %2655, align 8
 %2656 = getelementptr i8, ptr %2655, i64 8
 store double %2644, ptr %2656, align 8
 %2657 = getelementptr i8, ptr %2655, i64 16
 store double %2645, ptr %2657, align 8
 %2658 = getelementptr i8, ptr %2655, i64 24
 store double %2646, ptr %2658, align 8
 %2659 = getelementptr i8, ptr %2655, i64 32
 store double %2647, ptr %2659, align 8
 %2660 = getelementptr i8, ptr %2655, i64 40
 store double %2648, ptr %2660, align 8
 %2661 = getelementptr double, ptr %2583, i64 %2649
 br label %2662
2662:
 %2663 = phi i64 [ 0, %2651 ], [ %2664, %2662 ]
 %2664 = add nuw nsw i64 %2663, 1
 %2665 = getelementptr double, ptr %2655, i64 %2663
 %2666 = load double, ptr %2665, align 8
 %2667 = add nuw nsw i64 %2663, %2171
 %2668 = mul i64 %2667, %2531
 %2669 = getelementptr double, ptr %2661, i64 %2668
 store double %2666, ptr %2669, align 8
 %2670 = icmp eq i64 %2664, 6
 br i1 %2670, label %2587, label %2662
2671:
 %2672 = phi i64 [ %2090, %2115 ], [ %2674, %2130 ]
 %2673 = phi i64 [ %2091, %2115 ], [ %2675, %2130 ]
 %2674 = add nsw i64 %2672, -1
 %2675 = add i64 %2673, 1
 %2676 = load i64, ptr %2034, align 1
 %2677 = load i64, ptr %2032, align 1
 %2678 = sub nsw i64 %2673, %2677
 %2679 = mul nsw i64 %2678, %2676
 %2680 = load i64, ptr %1896, align 1
 %2681 = load i64, ptr %1846, align 1
 %2682 = inttoptr i64 %2680 to ptr
 %2683 = icmp slt i64 %2678, 0
 %2684 = select i1 %2683, i64 %2681, i64 0
 %2685 = getelementptr i64, ptr %2682, i64 %2678
 %2686 = getelementptr i64, ptr %2685, i64 %2684
 %2687 = load i64, ptr %2686, align 8
 %2688 = load i64, ptr %96, align 1
 %2689 = load i64, ptr %98, align 1
 %2690 = inttoptr i64 %2688 to ptr
 %2691 = load i64, ptr %2116, align 1
 %2692 = load i64, ptr %1906, align 1
 %2693 = mul nsw i64 %2692, %2676
 %2694 = inttoptr i64 %2691 to ptr
 %2695 = load i64, ptr %2117, align 1
 %2696 = mul nsw i64 %2676, %2675
 %2697 = inttoptr i64 %2695 to ptr
 %2698 = load i64, ptr %2118, align 1
 %2699 = load i64, ptr %2033, align 1
 %2700 = load i64, ptr %2119, align 1
 %2701 = add nsw i64 %2681, 1
 %2702 = inttoptr i64 %2700 to ptr
 %2703 = load i64, ptr %2120, align 1
 %2704 = load i64, ptr %2121, align 1
 %2705 = inttoptr i64 %2703 to ptr
 %2706 = icmp slt i64 %2676, 1
 br i1 %2706, label %2709, label %2707
2707:
 %2708 = mul nsw i64 %2676, %2673
 br label %2724
2709:
 %2710 = icmp slt i64 %2687, 0
 %2711 = select i1 %2710, i64 %2701, i64 0
 %2712 = getelementptr i64, ptr %2702, i64 %2687
 %2713 = getelementptr i64, ptr %2712, i64 %2711
 %2714 = load i64, ptr %2713, align 8
 %2715 = icmp slt i64 %2687, -1
 %2716 = select i1 %2715, i64 %2701, i64 0
 %2717 = getelementptr i8, ptr %2712, i64 8
 %2718 = getelementptr i64, ptr %2717, i64 %2716
 %2719 = load i64, ptr %2718, align 8
 %2720 = sub i64 %2719, %2714
 %2721 = icmp slt i64 %2720, 1
 br i1 %2721, label %2774, label %2722
2722:
 %2723 = mul nsw i64 %2676, %2673
 br label %2738
2724:
 %2725 = phi i64 [ 0, %2707 ], [ %2726, %2724 ]
 %2726 = add nuw nsw i64 %2725, 1
 %2727 = add nsw i64 %2725, %2679
 %2728 = icmp slt i64 %2727, 0
 %2729 = select i1 %2728, i64 %2693, i64 0
 %2730 = getelementptr double, ptr %2694, i64 %2727
 %2731 = getelementptr double, ptr %2730, i64 %2729
 store double 0.000000e+00, ptr %2731, align 8
 %2732 = add nsw i64 %2725, %2708
 %2733 = icmp slt i64 %2732, 0
 %2734 = select i1 %2733, i64 %2696, i64 0
 %2735 = getelementptr i64, ptr %2697, i64 %2732
 %2736 = getelementptr i64, ptr %2735, i64 %2734
 store i64 0, ptr %2736, align 8
 %2737 = icmp eq i64 %2726, %2676
 br i1 %2737, label %2709, label %2724
2738:
 %2739 = phi double [ 0.000000e+00, %2722 ], [ %2772, %2738 ]
 %2740 = phi i64 [ %2720, %2722 ], [ %2742, %2738 ]
 %2741 = phi i64 [ %2714, %2722 ], [ %2743, %2738 ]
 %2742 = add nsw i64 %2740, -1
 %2743 = add i64 %2741, 1
 %2744 = icmp slt i64 %2741, 0
 %2745 = select i1 %2744, i64 %2704, i64 0
 %2746 = getelementptr i64, ptr %2705, i64 %2741
 %2747 = getelementptr i64, ptr %2746, i64 %2745
 %2748 = load i64, ptr %2747, align 8
 %2749 = load i64, ptr %2122, align 1
 %2750 = add nsw i64 %2749, %2741
 %2751 = icmp slt i64 %2750, 0
 %2752 = select i1 %2751, i64 %2689, i64 0
 %2753 = getelementptr double, ptr %2690, i64 %2750
 %2754 = getelementptr double, ptr %2753, i64 %2752
 %2755 = load double, ptr %2754, align 8
 %2756 = add nsw i64 %2748, %2679
 %2757 = icmp slt i64 %2756, 0
 %2758 = select i1 %2757, i64 %2693, i64 0
 %2759 = getelementptr double, ptr %2694, i64 %2756
 %2760 = getelementptr double, ptr %2759, i64 %2758
 store double %2755, ptr %2760, align 8
 %2761 = add nsw i64 %2748, %2723
 %2762 = icmp slt i64 %2761, 0
 %2763 = select i1 %2762, i64 %2696, i64 0
 %2764 = getelementptr i64, ptr %2697, i64 %2761
 %2765 = getelementptr i64, ptr %2764, i64 %2763
 store i64 1, ptr %2765, align 8
 %2766 = icmp slt i64 %2748, 0
 %2767 = select i1 %2766, i64 %2689, i64 0
 %2768 = getelementptr double, ptr %2690, i64 %2748
 %2769 = getelementptr double, ptr %2768, i64 %2767
 %2770 = load double, ptr %2769, align 8
 %2771 = fmul nsz contract double %2755, %2770
 %2772 = fadd nsz contract double %2739, %2771
 %2773 = icmp samesign ugt i64 %2740, 1
 br i1 %2773, label %2738, label %2774
2774:
 %2775 = phi double [ 0.000000e+00, %2709 ], [ %2772, %2738 ]
 %2776 = inttoptr i64 %2698 to ptr
 %2777 = mul nsw i64 %2677, 5
 %2778 = add nsw i64 %2777, %2673
 %2779 = icmp slt i64 %2778, 0
 %2780 = select i1 %2779, i64 %2699, i64 0
 %2781 = getelementptr double, ptr %2776, i64 %2778
 %2782 = getelementptr double, ptr %2781, i64 %2780
 store double %2775, ptr %2782, align 8
 %2783 = load i64, ptr %2034, align 1
 %2784 = load i64, ptr %2032, align 1
 %2785 = sub nsw i64 %2673, %2784
 %2786 = mul nsw i64 %2785, %2783
 %2787 = load i64, ptr %2116, align 1
 %2788 = load i64, ptr %1906, align 1
 %2789 = mul nsw i64 %2788, %2783
 %2790 = inttoptr i64 %2787 to ptr
 %2791 = load i64, ptr %2123, align 1
 %2792 = inttoptr i64 %2791 to ptr
 %2793 = load i64, ptr %2043, align 1
 %2794 = inttoptr i64 %2793 to ptr
 %2795 = load i64, ptr %2046, align 1
 %2796 = mul nsw i64 %2783, %2783
 %2797 = inttoptr i64 %2795 to ptr
 %2798 = load i64, ptr %2039, align 1
 %2799 = inttoptr i64 %2798 to ptr
 %2800 = load i64, ptr %2117, align 1
 %2801 = mul nsw i64 %2783, %2675
 %2802 = inttoptr i64 %2800 to ptr
 %2803 = load i64, ptr %2124, align 1
 %2804 = inttoptr i64 %2803 to ptr
 %2805 = load i64, ptr %96, align 1
 %2806 = load i64, ptr %98, align 1
 %2807 = inttoptr i64 %2805 to ptr
 %2808 = load i64, ptr %2125, align 1
 %2809 = add nsw i64 %2783, -1
 %2810 = mul nsw i64 %2809, %2783
 %2811 = ashr i64 %2810, 1
 %2812 = add nsw i64 %2808, %2811
 %2813 = icmp slt i64 %2812, 0
 %2814 = select i1 %2813, i64 %2806, i64 0
 %2815 = add i64 %2814, %2812
 %2816 = icmp slt i64 %2815, 0
 br i1 %2816, label %2844, label %2845
2817:
 %2818 = add nsw i64 %2856, %2854
 %2819 = icmp slt i64 %2818, 0
 %2820 = select i1 %2819, i64 %2801, i64 0
 %2821 = getelementptr i64, ptr %2804, i64 %2818
 %2822 = getelementptr i64, ptr %2821, i64 %2820
 store i64 %2858, ptr %2822, align 8
 %2823 = add nsw i64 %2856, 1
 %2824 = add nsw i64 %2858, %2786
 %2825 = icmp slt i64 %2824, 0
 %2826 = select i1 %2825, i64 %2789, i64 0
 %2827 = add i64 %2826, %2824
 %2828 = getelementptr double, ptr %2790, i64 %2827
 %2829 = load double, ptr %2828, align 8
 %2830 = getelementptr i64, ptr %2794, i64 %2858
 %2831 = load i64, ptr %2830, align 8
 %2832 = getelementptr i8, ptr %2830, i64 8
 %2833 = load i64, ptr %2832, align 8
 %2834 = sub i64 %2833, %2831
 %2835 = icmp slt i64 %2834, 1
 br i1 %2835, label %2836, label %2868
2836:
 %2837 = getelementptr double, ptr %2851, i64 %2858
 %2838 = load double, ptr %2837, align 8
 %2839 = fdiv nsz contract double %2829, %2838
 %2840 = getelementptr double, ptr %2792, i64 %2827
 store double %2839, ptr %2840, align 8
 br label %2841
2841:
 %2842 = phi i64 [ %2823, %2836 ], [ %2856, %2855 ]
 %2843 = icmp samesign ugt i64 %2857, 1
 br i1 %2843, label %2855, label %2895
2844:
 br label %2845
2845:
 %2846 = phi i64 [ 0, %2844 ], [ %2815, %2774 ]
 %2847 = icmp slt i64 %2815, %2806
 br i1 %2847, label %2849, label %2848
2848:
 br label %2849
2849:
 %2850 = phi i64 [ %2806, %2848 ], [ %2846, %2845 ]
 %2851 = getelementptr double, ptr %2807, i64 %2850
 %2852 = icmp slt i64 %2783, 1
 br i1 %2852, label %2895, label %2853
2853:
 %2854 = mul nsw i64 %2783, %2673
 br label %2855
2855:
 %2856 = phi i64 [ 0, %2853 ], [ %2842, %2841 ]
 %2857 = phi i64 [ %2783, %2853 ], [ %2859, %2841 ]
 %2858 = phi i64 [ %2809, %2853 ], [ %2860, %2841 ]
 %2859 = add nsw i64 %2857, -1
 %2860 = add nsw i64 %2858, -1
 %2861 = add nsw i64 %2858, %2854
 %2862 = icmp slt i64 %2861, 0
 %2863 = select i1 %2862, i64 %2801, i64 0
 %2864 = getelementptr i64, ptr %2802, i64 %2861
 %2865 = getelementptr i64, ptr %2864, i64 %2863
 %2866 = load i64, ptr %2865, align 8
 %2867 = icmp eq i64 %2866, 0
 br i1 %2867, label %2841, label %2817
2868:
 %2869 = phi i64 [ %2871, %2868 ], [ %2834, %2817 ]
 %2870 = phi i64 [ %2872, %2868 ], [ %2831, %2817 ]
 %2871 = add nsw i64 %2869, -1
 %2872 = add i64 %2870, 1
 %2873 = icmp slt i64 %2870, 0
 %2874 = select i1 %2873, i64 %2796, i64 0
 %2875 = add i64 %2874, %2870
 %2876 = getelementptr i64, ptr %2797, i64 %2875
 %2877 = load i64, ptr %2876, align 8
 %2878 = add nsw i64 %2877, %2854
 %2879 = icmp slt i64 %2878, 0
 %2880 = select i1 %2879, i64 %2801, i64 0
 %2881 = getelementptr i64, ptr %2802, i64 %2878
 %2882 = getelementptr i64, ptr %2881, i64 %2880
 store i64 1, ptr %2882, align 8
 %2883 = load i64, ptr %2876, align 8
 %2884 = add nsw i64 %2883, %2786
 %2885 = icmp slt i64 %2884, 0
 %2886 = select i1 %2885, i64 %2789, i64 0
 %2887 = getelementptr double, ptr %2790, i64 %2884
 %2888 = getelementptr double, ptr %2887, i64 %2886
 %2889 = load double, ptr %2888, align 8
 %2890 = getelementptr double, ptr %2799, i64 %2875
 %2891 = load double, ptr %2890, align 8
 %2892 = fmul nsz contract double %2829, %2891
 %2893 = fsub nsz contract double %2889, %2892
 store double %2893, ptr %2888, align 8
 %2894 = icmp samesign ugt i64 %2869, 1
 br i1 %2894, label %2868, label %2836
2895:
 %2896 = phi i64 [ 0, %2849 ], [ %2842, %2841 ]
 %2897 = load i64, ptr %2126, align 1
 %2898 = inttoptr i64 %2897 to ptr
 %2899 = icmp slt i64 %2673, 0
 %2900 = select i1 %2899, i64 %2675, i64 0
 %2901 = getelementptr i64, ptr %2898, i64 %2673
 %2902 = getelementptr i64, ptr %2901, i64 %2900
 store i64 %2896, ptr %2902, align 8
 br i1 %2092, label %2134, label %2903
2903:
 %2904 = phi i64 [ %2905, %2132 ], [ 0, %2895 ]
 %2905 = add nuw nsw i64 %2904, 1
 %2906 = load i64, ptr %2034, align 1
 %2907 = load i64, ptr %2032, align 1
 %2908 = load i64, ptr %2033, align 1
 %2909 = load i64, ptr %2117, align 1
 %2910 = mul nsw i64 %2906, %2675
 %2911 = inttoptr i64 %2909 to ptr
 %2912 = load i64, ptr %2124, align 1
 %2913 = inttoptr i64 %2912 to ptr
 %2914 = load i64, ptr %2127, align 1
 %2915 = inttoptr i64 %2914 to ptr
 %2916 = load i64, ptr %2126, align 1
 %2917 = inttoptr i64 %2916 to ptr
 %2918 = getelementptr i64, ptr %2917, i64 %2904
 %2919 = load i64, ptr %2918, align 8
 %2920 = icmp slt i64 %2919, 1
 %2921 = mul nsw i64 %2906, %2904
 br i1 %2920, label %2953, label %2922
2922:
 %2923 = mul nsw i64 %2906, %2673
 br label %2933
2924:
 %2925 = icmp slt i64 %2934, 0
 %2926 = select i1 %2925, i64 %2906, i64 0
 %2927 = getelementptr i64, ptr %2915, i64 %2934
 %2928 = getelementptr i64, ptr %2927, i64 %2926
 store i64 %2942, ptr %2928, align 8
 %2929 = add nsw i64 %2934, 1
 br label %2930
2930:
 %2931 = phi i64 [ %2929, %2924 ], [ %2934, %2933 ]
 %2932 = icmp eq i64 %2936, %2919
 br i1 %2932, label %2950, label %2933
2933:
 %2934 = phi i64 [ 0, %2922 ], [ %2931, %2930 ]
 %2935 = phi i64 [ 0, %2922 ], [ %2936, %2930 ]
 %2936 = add nuw nsw i64 %2935, 1
 %2937 = add nsw i64 %2935, %2921
 %2938 = icmp slt i64 %2937, 0
 %2939 = select i1 %2938, i64 %2910, i64 0
 %2940 = getelementptr i64, ptr %2913, i64 %2937
 %2941 = getelementptr i64, ptr %2940, i64 %2939
 %2942 = load i64, ptr %2941, align 8
 %2943 = add nsw i64 %2942, %2923
 %2944 = icmp slt i64 %2943, 0
 %2945 = select i1 %2944, i64 %2910, i64 0
 %2946 = getelementptr i64, ptr %2911, i64 %2943
 %2947 = getelementptr i64, ptr %2946, i64 %2945
 %2948 = load i64, ptr %2947, align 8
 %2949 = icmp eq i64 %2948, 1
 br i1 %2949, label %2924, label %2930
2950:
 %2951 = load i64, ptr %2127, align 1
 %2952 = inttoptr i64 %2951 to ptr
 br label %2953
2953:
 %2954 = phi ptr [ %2952, %2950 ], [ %2915, %2903 ]
 %2955 = phi i64 [ %2931, %2950 ], [ 0, %2903 ]
 %2956 = load i64, ptr %2128, align 1
 %2957 = mul nsw i64 %2907, %2906
 %2958 = inttoptr i64 %2956 to ptr
 %2959 = load i64, ptr %2123, align 1
 %2960 = load i64, ptr %1906, align 1
 %2961 = mul nsw i64 %2960, %2906
 %2962 = inttoptr i64 %2959 to ptr
 %2963 = load i64, ptr %2129, align 1
 %2964 = inttoptr i64 %2963 to ptr
 %2965 = icmp slt i64 %2955, 1
 %2966 = mul nuw nsw i64 %2904, 6
 %2967 = mul nsw i64 %2907, 5
 %2968 = add nsw i64 %2967, %2673
 %2969 = icmp slt i64 %2968, 0
 %2970 = select i1 %2969, i64 %2908, i64 0
 %2971 = add i64 %2970, %2968
 %2972 = getelementptr double, ptr %2964, i64 %2971
 %2973 = mul i64 %2971, %2908
 %2974 = getelementptr double, ptr %2964, i64 %2973
 %2975 = sub nsw i64 %2673, %2907
 %2976 = mul nsw i64 %2975, %2906
 br label %2984
2977:
 %2978 = phi double [ 0.000000e+00, %2984 ], [ %3009, %2989 ]
 %2979 = add nuw nsw i64 %2985, %2966
 %2980 = mul i64 %2979, %2908
 %2981 = getelementptr double, ptr %2972, i64 %2980
 store double %2978, ptr %2981, align 8
 %2982 = getelementptr double, ptr %2974, i64 %2979
 store double %2978, ptr %2982, align 8
 %2983 = icmp eq i64 %2986, 6
 br i1 %2983, label %2132, label %2984
2984:
 %2985 = phi i64 [ 0, %2953 ], [ %2986, %2977 ]
 %2986 = add nuw nsw i64 %2985, 1
 br i1 %2965, label %2977, label %2987
2987:
 %2988 = getelementptr double, ptr %2958, i64 %2985
 br label %2989
2989:
 %2990 = phi double [ 0.000000e+00, %2987 ], [ %3009, %2989 ]
 %2991 = phi i64 [ 0, %2987 ], [ %2992, %2989 ]
 %2992 = add nuw nsw i64 %2991, 1
 %2993 = getelementptr i64, ptr %2954, i64 %2991
 %2994 = load i64, ptr %2993, align 8
 %2995 = add nsw i64 %2994, %2921
 %2996 = icmp slt i64 %2995, 0
 %2997 = select i1 %2996, i64 %2957, i64 0
 %2998 = add i64 %2997, %2995
 %2999 = mul i64 %2998, 48
 %3000 = getelementptr i8, ptr %2988, i64 %2999
 %3001 = load double, ptr %3000, align 8
 %3002 = add nsw i64 %2994, %2976
 %3003 = icmp slt i64 %3002, 0
 %3004 = select i1 %3003, i64 %2961, i64 0
 %3005 = getelementptr double, ptr %2962, i64 %3002
 %3006 = getelementptr double, ptr %3005, i64 %3004
 %3007 = load double, ptr %3006, align 8
 %3008 = fmul nsz contract double %3001, %3007
 %3009 = fadd nsz contract double %2990, %3008
 %3010 = icmp eq i64 %2955, %2992
 br i1 %3010, label %2977, label %2989
3011:
 %3012 = phi i64 [ %3014, %3102 ], [ %2135, %2134 ]
 %3013 = phi i64 [ %3015, %3102 ], [ %2091, %2134 ]
 %3014 = add nsw i64 %3012, -1
 %3015 = add i64 %3013, 1
 %3016 = load i64, ptr %2034, align 1
 %3017 = load i64, ptr %2032, align 1
 %3018 = load i64, ptr %2033, align 1
 %3019 = load i64, ptr %2117, align 1
 %3020 = mul nsw i64 %3016, %2675
 %3021 = inttoptr i64 %3019 to ptr
 %3022 = load i64, ptr %2124, align 1
 %3023 = inttoptr i64 %3022 to ptr
 %3024 = load i64, ptr %2127, align 1
 %3025 = inttoptr i64 %3024 to ptr
 %3026 = load i64, ptr %2126, align 1
 %3027 = inttoptr i64 %3026 to ptr
 %3028 = icmp slt i64 %3013, 0
 %3029 = select i1 %3028, i64 %2675, i64 0
 %3030 = getelementptr i64, ptr %3027, i64 %3013
 %3031 = getelementptr i64, ptr %3030, i64 %3029
 %3032 = load i64, ptr %3031, align 8
 %3033 = icmp slt i64 %3032, 1
 br i1 %3033, label %3034, label %3036
3034:
 %3035 = load i64, ptr %2129, align 1
 br label %3102
3036:
 %3037 = mul nsw i64 %3016, %3013
 %3038 = mul nsw i64 %3016, %2673
 br label %3048
3039:
 %3040 = icmp slt i64 %3049, 0
 %3041 = select i1 %3040, i64 %3016, i64 0
 %3042 = getelementptr i64, ptr %3025, i64 %3049
 %3043 = getelementptr i64, ptr %3042, i64 %3041
 store i64 %3057, ptr %3043, align 8
 %3044 = add i64 %3049, 1
 br label %3045
3045:
 %3046 = phi i64 [ %3044, %3039 ], [ %3049, %3048 ]
 %3047 = icmp eq i64 %3051, %3032
 br i1 %3047, label %3065, label %3048
3048:
 %3049 = phi i64 [ 0, %3036 ], [ %3046, %3045 ]
 %3050 = phi i64 [ 0, %3036 ], [ %3051, %3045 ]
 %3051 = add nuw nsw i64 %3050, 1
 %3052 = add nsw i64 %3050, %3037
 %3053 = icmp slt i64 %3052, 0
 %3054 = select i1 %3053, i64 %3020, i64 0
 %3055 = getelementptr i64, ptr %3023, i64 %3052
 %3056 = getelementptr i64, ptr %3055, i64 %3054
 %3057 = load i64, ptr %3056, align 8
 %3058 = add nsw i64 %3057, %3038
 %3059 = icmp slt i64 %3058, 0
 %3060 = select i1 %3059, i64 %3020, i64 0
 %3061 = getelementptr i64, ptr %3021, i64 %3058
 %3062 = getelementptr i64, ptr %3061, i64 %3060
 %3063 = load i64, ptr %3062, align 8
 %3064 = icmp eq i64 %3063, 1
 br i1 %3064, label %3039, label %3045
3065:
 %3066 = load i64, ptr %2127, align 1
 %3067 = inttoptr i64 %3066 to ptr
 %3068 = load i64, ptr %2116, align 1
 %3069 = load i64, ptr %1906, align 1
 %3070 = mul nsw i64 %3069, %3016
 %3071 = inttoptr i64 %3068 to ptr
 %3072 = load i64, ptr %2123, align 1
 %3073 = inttoptr i64 %3072 to ptr
 %3074 = load i64, ptr %2129, align 1
 %3075 = icmp slt i64 %3046, 1
 br i1 %3075, label %3102, label %3076
3076:
 %3077 = sub nsw i64 %3013, %3017
 %3078 = mul nsw i64 %3077, %3016
 %3079 = sub nsw i64 %2673, %3017
 %3080 = mul nsw i64 %3079, %3016
 br label %3081
3081:
 %3082 = phi double [ 0.000000e+00, %3076 ], [ %3100, %3081 ]
 %3083 = phi i64 [ 0, %3076 ], [ %3084, %3081 ]
 %3084 = add nuw nsw i64 %3083, 1
 %3085 = getelementptr i64, ptr %3067, i64 %3083
 %3086 = load i64, ptr %3085, align 8
 %3087 = add nsw i64 %3086, %3078
 %3088 = icmp slt i64 %3087, 0
 %3089 = select i1 %3088, i64 %3070, i64 0
 %3090 = getelementptr double, ptr %3071, i64 %3087
 %3091 = getelementptr double, ptr %3090, i64 %3089
 %3092 = load double, ptr %3091, align 8
 %3093 = add nsw i64 %3086, %3080
 %3094 = icmp slt i64 %3093, 0
 %3095 = select i1 %3094, i64 %3070, i64 0
 %3096 = getelementptr double, ptr %3073, i64 %3093
 %3097 = getelementptr double, ptr %3096, i64 %3095
 %3098 = load double, ptr %3097, align 8
 %3099 = fmul nsz contract double %3092, %3098
 %3100 = fadd nsz contract double %3082, %3099
 %3101 = icmp eq i64 %3084, %3046
 br i1 %3101, label %3102, label %3081
3102:
 %3103 = phi i64 [ %3074, %3065 ], [ %3035, %3034 ], [ %3074, %3081 ]
 %3104 = phi double [ 0.000000e+00, %3065 ], [ 0.000000e+00, %3034 ], [ %3100, %3081 ]
 %3105 = inttoptr i64 %3103 to ptr
 %3106 = mul nsw i64 %3017, 5
 %3107 = add nsw i64 %3106, %3013
 %3108 = add nsw i64 %3106, %2673
 %3109 = icmp slt i64 %3107, 0
 %3110 = select i1 %3109, i64 %3018, i64 0
 %3111 = add i64 %3110, %3107
 %3112 = icmp slt i64 %3108, 0
 %3113 = select i1 %3112, i64 %3018, i64 0
 %3114 = add i64 %3113, %3108
 %3115 = mul i64 %3111, %3018
 %3116 = getelementptr double, ptr %3105, i64 %3115
 %3117 = getelementptr double, ptr %3116, i64 %3114
 store double %3104, ptr %3117, align 8
 %3118 = mul i64 %3114, %3018
 %3119 = getelementptr double, ptr %3105, i64 %3118
 %3120 = getelementptr double, ptr %3119, i64 %3111
 store double %3104, ptr %3120, align 8
 %3121 = icmp sgt i64 %3012, 1
 br i1 %3121, label %3011, label %2130
3122:
 %3123 = load i64, ptr %1906, align 1
 %3124 = getelementptr inbounds nuw i8, ptr %28, i64 64
 %3125 = load i64, ptr %3124, align 1
 %3126 = getelementptr inbounds nuw i8, ptr %28, i64 600
 %3127 = load i64, ptr %3126, align 1
 %3128 = inttoptr i64 %3127 to ptr
 %3129 = getelementptr inbounds nuw i8, ptr %28, i64 832
 %3130 = load i64, ptr %3129, align 1
 %3131 = inttoptr i64 %3130 to ptr
 %3132 = getelementptr inbounds nuw i8, ptr %28, i64 840
 %3133 = load i64, ptr %3132, align 1
 %3134 = inttoptr i64 %3133 to ptr
 %3135 = mul nsw i64 %1902, 3
 %3136 = add nsw i64 %3123, %3135
 %3137 = getelementptr inbounds nuw i8, ptr %28, i64 192
 store i64 %3136, ptr %3137, align 1
 %3138 = icmp slt i64 %3136, 1
 br i1 %3138, label %3506, label %3139
3139:
 %3140 = icmp sgt i64 %3125, 0
 %3141 = icmp slt i64 %3125, 1
 %3142 = shl i64 %3125, 3
 br label %3143
3143:
 %3144 = phi i64 [ 0, %3139 ], [ %3145, %3327 ]
 %3145 = add nuw nsw i64 %3144, 1
 br i1 %3140, label %3146, label %3149
3146:
 %3147 = mul i64 %3142, %3144
 %3148 = getelementptr i8, ptr %3128, i64 %3147
 tail call void @llvm.memset.p0.i64(ptr align 8 %3148, i8 0, i64 %3142, i1 false)
 br label %3149
3149:
 %3150 = icmp slt i64 %3144, %3135
 br i1 %3150, label %3383, label %3231
3151:
 %3152 = getelementptr i64, ptr %1853, i64 %3403
 %3153 = load i64, ptr %3152, align 8
 %3154 = mul nsw i64 %3153, 6
 %3155 = mul i64 %3403, 48
 %3156 = getelementptr i8, ptr %1861, i64 %3155
 %3157 = mul nuw nsw i64 %3396, 48
 %3158 = getelementptr i8, ptr %3387, i64 %3157
 br label %3405
3159:
 %3160 = icmp slt i64 %3153, 0
 %3161 = select i1 %3160, i64 %3125, i64 0
 %3162 = add i64 %3161, %3154
 %3163 = mul i64 %3162, %3125
 %3164 = getelementptr double, ptr %3134, i64 %3163
 %3165 = or disjoint i64 %3154, 1
 %3166 = add i64 %3165, %3161
 %3167 = mul i64 %3166, %3125
 %3168 = getelementptr double, ptr %3134, i64 %3167
 %3169 = add nsw i64 %3154, 2
 %3170 = add i64 %3169, %3161
 %3171 = mul i64 %3170, %3125
 %3172 = getelementptr double, ptr %3134, i64 %3171
 %3173 = add nsw i64 %3154, 3
 %3174 = add i64 %3173, %3161
 %3175 = mul i64 %3174, %3125
 %3176 = getelementptr double, ptr %3134, i64 %3175
 %3177 = add nsw i64 %3154, 4
 %3178 = add i64 %3177, %3161
 %3179 = mul i64 %3178, %3125
 %3180 = getelementptr double, ptr %3134, i64 %3179
 %3181 = add nsw i64 %3154, 5
 %3182 = add i64 %3181, %3161
 %3183 = mul i64 %3182, %3125
 %3184 = getelementptr double, ptr %3134, i64 %3183
 %3185 = load double, ptr %3158, align 8
 %3186 = getelementptr i8, ptr %3158, i64 8
 %3187 = load double, ptr %3186, align 8
 %3188 = getelementptr i8, ptr %3158, i64 16
 %3189 = load double, ptr %3188, align 8
 %3190 = getelementptr i8, ptr %3158, i64 24
 %3191 = load double, ptr %3190, align 8
 %3192 = getelementptr i8, ptr %3158, i64 32
 %3193 = load double, ptr %3192, align 8
 %3194 = getelementptr i8, ptr %3158, i64 40
 %3195 = load double, ptr %3194, align 8
 br i1 %3140, label %3425, label %3368
3196:
 %3197 = getelementptr double, ptr %1872, i64 %3144
 store double %3370, ptr %3197, align 8
 %3198 = getelementptr double, ptr %1875, i64 %3144
 store double 0.000000e+00, ptr %3198, align 8
 %3199 = icmp eq i64 %3385, 0
 br i1 %3199, label %3200, label %3327
3200:
 %3201 = getelementptr double, ptr %1866, i64 %3384
 %3202 = load double, ptr %3201, align 8
 %3203 = getelementptr i8, ptr %3391, i64 16
 %3204 = load i64, ptr %3203, align 8
 %3205 = icmp slt i64 %3204, 0
 %3206 = select i1 %3205, i64 %1842, i64 0
 %3207 = add i64 %3206, %3204
 %3208 = shl i64 %3207, 5
 %3209 = getelementptr i8, ptr %1843, i64 %3208
 %3210 = load double, ptr %3209, align 8
 %3211 = fcmp nsz contract ogt double %3210, 0.000000e+00
 %3212 = fcmp nsz contract olt double %3370, 0.000000e+00
 %3213 = select i1 %3211, i1 %3212, i1 false
 br i1 %3213, label %3214, label %3225
3214:
 %3215 = fmul nsz contract double %29, %3369
 %3216 = fadd nsz contract double %3215, %3202
 %3217 = fcmp nsz contract olt double %3216, 0.000000e+00
 br i1 %3217, label %3218, label %3225
3218:
 %3219 = fneg nsz contract double %3370
 %3220 = fsub nsz contract double %3369, %3370
 %3221 = tail call nsz contract double @llvm.fabs.f64(double %3220)
 %3222 = fcmp nsz contract olt double %3221, %3219
 br i1 %3222, label %3223, label %3225
3223:
 %3224 = fmul nsz contract double %3370, %3210
 br label %3229
3225:
 %3226 = fcmp nsz contract ogt double %3202, 0.000000e+00
 %3227 = fdiv nsz contract double %3202, %29
 %3228 = select i1 %3226, double %3227, double 0.000000e+00
 br label %3229
3229:
 %3230 = phi double [ %3228, %3225 ], [ %3224, %3223 ]
 store double %3230, ptr %3198, align 8
 br label %3327
3231:
 %3232 = sub nsw i64 %3144, %3135
 %3233 = getelementptr i64, ptr %1898, i64 %3232
 %3234 = load i64, ptr %3233, align 8
 %3235 = icmp slt i64 %3234, 0
 %3236 = select i1 %3235, i64 %1847, i64 0
 %3237 = add i64 %3236, %3234
 %3238 = getelementptr i64, ptr %1856, i64 %3237
 %3239 = load i64, ptr %3238, align 8
 %3240 = icmp slt i64 %3239, 0
 %3241 = select i1 %3240, i64 %3125, i64 0
 %3242 = add i64 %3241, %3239
 %3243 = getelementptr double, ptr %3131, i64 %3242
 %3244 = load double, ptr %3243, align 8
 br i1 %3141, label %3250, label %3245
3245:
 %3246 = mul i64 %3242, %3125
 %3247 = getelementptr double, ptr %3134, i64 %3246
 %3248 = mul i64 %3144, %3125
 %3249 = getelementptr double, ptr %3128, i64 %3248
 br label %3455
3250:
 %3251 = add nsw i64 %3234, %1905
 %3252 = icmp slt i64 %3251, 0
 %3253 = select i1 %3252, i64 %1858, i64 0
 %3254 = getelementptr double, ptr %1859, i64 %3251
 %3255 = getelementptr double, ptr %3254, i64 %3253
 %3256 = load double, ptr %3255, align 8
 %3257 = getelementptr double, ptr %1872, i64 %3144
 store double %3256, ptr %3257, align 8
 %3258 = getelementptr double, ptr %1875, i64 %3144
 store double 0.000000e+00, ptr %3258, align 8
 %3259 = getelementptr i64, ptr %1848, i64 %3237
 %3260 = load i64, ptr %3259, align 8
 %3261 = icmp eq i64 %3260, 0
 br i1 %3261, label %3262, label %3291
3262:
 %3263 = getelementptr double, ptr %1895, i64 %3232
 %3264 = load double, ptr %3263, align 8
 %3265 = shl i64 %3237, 4
 %3266 = getelementptr i8, ptr %1851, i64 %3265
 %3267 = load double, ptr %3266, align 8
 %3268 = load double, ptr %3257, align 8
 %3269 = fcmp nsz contract ogt double %3267, 0.000000e+00
 %3270 = fcmp nsz contract olt double %3268, 0.000000e+00
 %3271 = select i1 %3269, i1 %3270, i1 false
 br i1 %3271, label %3272, label %3283
3272:
 %3273 = fmul nsz contract double %29, %3244
 %3274 = fadd nsz contract double %3273, %3264
 %3275 = fcmp nsz contract olt double %3274, 0.000000e+00
 br i1 %3275, label %3276, label %3283
3276:
 %3277 = fneg nsz contract double %3268
 %3278 = fsub nsz contract double %3244, %3268
 %3279 = tail call nsz contract double @llvm.fabs.f64(double %3278)
 %3280 = fcmp nsz contract olt double %3279, %3277
 br i1 %3280, label %3281, label %3283
3281:
 %3282 = fmul nsz contract double %3267, %3268
 br label %3287
3283:
 %3284 = fcmp nsz contract ogt double %3264, 0.000000e+00
 %3285 = fdiv nsz contract double %3264, %29
 %3286 = select i1 %3284, double %3285, double 0.000000e+00
 br label %3287
3287:
 %3288 = phi double [ %3286, %3283 ], [ %3282, %3281 ]
 store double %3288, ptr %3258, align 8
 %3289 = getelementptr double, ptr %1889, i64 %3232
 store double 0.000000e+00, ptr %3289, align 8
 %3290 = getelementptr double, ptr %1892, i64 %3232
 store double 0x7FF0000000000000, ptr %3290, align 8
 br label %3327
3291:
 %3292 = load i64, ptr %1846, align 1
 %3293 = shl nsw i64 %3234, 1
 %3294 = add i64 %3293, %1905
 %3295 = add i64 %3294, %3292
 %3296 = mul i64 %3237, 24
 %3297 = getelementptr i8, ptr %1901, i64 %3296
 %3298 = load i64, ptr %3297, align 8
 switch i64 %3298, label %3314 [
  i64 1, label %3316
  i64 0, label %3299
 ]
3299:
 %3300 = getelementptr double, ptr %1859, i64 %3295
 %3301 = icmp slt i64 %3295, 0
 %3302 = select i1 %3301, i64 %1858, i64 0
 %3303 = getelementptr double, ptr %3300, i64 %3302
 %3304 = load double, ptr %3303, align 8
 %3305 = fmul nsz contract double %29, %3304
 %3306 = mul i64 %3144, %3125
 %3307 = getelementptr double, ptr %3128, i64 %3306
 %3308 = getelementptr double, ptr %3307, i64 %3242
 %3309 = load double, ptr %3308, align 8
 %3310 = fmul nsz contract double %3305, %3309
 %3311 = load double, ptr %3257, align 8
 %3312 = tail call nsz contract double @llvm.fabs.f64(double %3311)
 %3313 = fcmp nsz contract ugt double %3312, %3310
 br i1 %3313, label %3314, label %3316
3314:
 %3315 = add nsw i64 %3295, 1
 br label %3316
3316:
 %3317 = phi i64 [ %3315, %3314 ], [ %3295, %3299 ], [ %3295, %3291 ]
 %3318 = icmp slt i64 %3317, 0
 %3319 = select i1 %3318, i64 %1858, i64 0
 %3320 = getelementptr double, ptr %1859, i64 %3317
 %3321 = getelementptr double, ptr %3320, i64 %3319
 %3322 = load double, ptr %3321, align 8
 %3323 = fmul nsz contract double %29, %3322
 %3324 = getelementptr double, ptr %1892, i64 %3232
 store double %3323, ptr %3324, align 8
 %3325 = fneg nsz contract double %3323
 %3326 = getelementptr double, ptr %1889, i64 %3232
 store double %3325, ptr %3326, align 8
 br label %3327
3327:
 %3328 = phi double [ %3244, %3316 ], [ %3244, %3287 ], [ %3369, %3229 ], [ %3369, %3196 ]
 %3329 = getelementptr double, ptr %1881, i64 %3144
 store double %3328, ptr %3329, align 8
 %3330 = getelementptr double, ptr %1875, i64 %3144
 %3331 = load double, ptr %3330, align 8
 %3332 = fadd nsz contract double %3328, %3331
 %3333 = getelementptr double, ptr %1878, i64 %3144
 store double %3332, ptr %3333, align 8
 %3334 = icmp eq i64 %3136, %3145
 br i1 %3334, label %3462, label %3143
3335:
 %3336 = add nuw nsw i64 %3463, 1
 %3337 = icmp eq i64 %3136, %3336
 br i1 %3337, label %3506, label %3462
3338:
 %3339 = getelementptr i64, ptr %1853, i64 %3489
 %3340 = load i64, ptr %3339, align 8
 %3341 = mul nsw i64 %3340, 6
 %3342 = mul nuw nsw i64 %3482, 48
 %3343 = getelementptr i8, ptr %3476, i64 %3342
 br label %3491
3344:
 %3345 = phi double [ %3480, %3479 ], [ %3504, %3491 ]
 br i1 %3481, label %3360, label %3479
3346:
 %3347 = sub nsw i64 %3470, %3135
 %3348 = getelementptr i64, ptr %1898, i64 %3347
 %3349 = load i64, ptr %3348, align 8
 %3350 = icmp slt i64 %3349, 0
 %3351 = select i1 %3350, i64 %1847, i64 0
 %3352 = getelementptr i64, ptr %1856, i64 %3349
 %3353 = getelementptr i64, ptr %3352, i64 %3351
 %3354 = load i64, ptr %3353, align 8
 %3355 = icmp slt i64 %3354, 0
 %3356 = select i1 %3355, i64 %3125, i64 0
 %3357 = getelementptr double, ptr %3465, i64 %3354
 %3358 = getelementptr double, ptr %3357, i64 %3356
 %3359 = load double, ptr %3358, align 8
 br label %3360
3360:
 %3361 = phi double [ %3359, %3346 ], [ %3345, %3344 ]
 %3362 = getelementptr double, ptr %3467, i64 %3470
 store double %3361, ptr %3362, align 8
 %3363 = mul i64 %3470, %1885
 %3364 = getelementptr double, ptr %3468, i64 %3363
 store double %3361, ptr %3364, align 8
 %3365 = icmp eq i64 %3470, %3463
 br i1 %3365, label %3335, label %3469
3366:
 %3367 = icmp eq i64 %3373, %1907
 br i1 %3367, label %1952, label %3371
3368:
 %3369 = phi double [ %3394, %3392 ], [ %3423, %3159 ], [ %3423, %3425 ]
 %3370 = phi double [ %3393, %3392 ], [ %3415, %3159 ], [ %3415, %3425 ]
 br i1 %3395, label %3196, label %3392
3371:
 %3372 = phi i64 [ 0, %1909 ], [ %3373, %3366 ]
 %3373 = add nuw nsw i64 %3372, 1
 %3374 = add nsw i64 %3372, %1904
 %3375 = icmp slt i64 %3374, 0
 %3376 = select i1 %3375, i64 %1858, i64 0
 %3377 = getelementptr double, ptr %1859, i64 %3374
 %3378 = getelementptr double, ptr %3377, i64 %3376
 %3379 = load double, ptr %3378, align 8
 %3380 = getelementptr i64, ptr %1848, i64 %3372
 %3381 = load i64, ptr %3380, align 8
 %3382 = icmp eq i64 %3381, 0
 br i1 %3382, label %1912, label %1928
3383:
 %3384 = udiv i64 %3144, 3
 %3385 = urem i64 %3144, 3
 %3386 = mul i64 %3144, 96
 %3387 = getelementptr i8, ptr %1869, i64 %3386
 %3388 = mul i64 %3144, %3125
 %3389 = getelementptr double, ptr %3128, i64 %3388
 %3390 = shl i64 %3384, 5
 %3391 = getelementptr i8, ptr %1863, i64 %3390
 br label %3392
3392:
 %3393 = phi double [ 0.000000e+00, %3383 ], [ %3370, %3368 ]
 %3394 = phi double [ 0.000000e+00, %3383 ], [ %3369, %3368 ]
 %3395 = phi i1 [ false, %3383 ], [ true, %3368 ]
 %3396 = phi i64 [ 0, %3383 ], [ 1, %3368 ]
 %3397 = getelementptr i64, ptr %3391, i64 %3396
 %3398 = load i64, ptr %3397, align 8
 %3399 = icmp slt i64 %3398, 0
 %3400 = select i1 %3399, i64 %1837, i64 0
 %3401 = getelementptr i64, ptr %1838, i64 %3398
 %3402 = getelementptr i64, ptr %3401, i64 %3400
 %3403 = load i64, ptr %3402, align 8
 %3404 = icmp slt i64 %3403, 0
 br i1 %3404, label %3368, label %3151
3405:
 %3406 = phi double [ %3393, %3151 ], [ %3415, %3405 ]
 %3407 = phi double [ %3394, %3151 ], [ %3423, %3405 ]
 %3408 = phi i64 [ 0, %3151 ], [ %3409, %3405 ]
 %3409 = add nuw nsw i64 %3408, 1
 %3410 = getelementptr double, ptr %3158, i64 %3408
 %3411 = load double, ptr %3410, align 8
 %3412 = getelementptr double, ptr %3156, i64 %3408
 %3413 = load double, ptr %3412, align 8
 %3414 = fmul nsz contract double %3411, %3413
 %3415 = fadd nsz contract double %3406, %3414
 %3416 = add nsw i64 %3408, %3154
 %3417 = icmp slt i64 %3416, 0
 %3418 = select i1 %3417, i64 %3125, i64 0
 %3419 = getelementptr double, ptr %3131, i64 %3416
 %3420 = getelementptr double, ptr %3419, i64 %3418
 %3421 = load double, ptr %3420, align 8
 %3422 = fmul nsz contract double %3411, %3421
 %3423 = fadd nsz contract double %3407, %3422
 %3424 = icmp eq i64 %3409, 6
 br i1 %3424, label %3159, label %3405
3425:
 %3426 = phi i64 [ %3427, %3425 ], [ 0, %3159 ]
 %3427 = add nuw nsw i64 %3426, 1
 %3428 = getelementptr double, ptr %3389, i64 %3426
 %3429 = load double, ptr %3428, align 8
 %3430 = getelementptr double, ptr %3164, i64 %3426
 %3431 = load double, ptr %3430, align 8
 %3432 = fmul nsz contract double %3185, %3431
 %3433 = fadd nsz contract double %3429, %3432
 %3434 = getelementptr double, ptr %3168, i64 %3426
 %3435 = load double, ptr %3434, align 8
 %3436 = fmul nsz contract double %3187, %3435
 %3437 = fadd nsz contract double %3433, %3436
 %3438 = getelementptr double, ptr %3172, i64 %3426
 %3439 = load double, ptr %3438, align 8
 %3440 = fmul nsz contract double %3189, %3439
 %3441 = fadd nsz contract double %3437, %3440
 %3442 = getelementptr double, ptr %3176, i64 %3426
 %3443 = load double, ptr %3442, align 8
 %3444 = fmul nsz contract double %3191, %3443
 %3445 = fadd nsz contract double %3441, %3444
 %3446 = getelementptr double, ptr %3180, i64 %3426
 %3447 = load double, ptr %3446, align 8
 %3448 = fmul nsz contract double %3193, %3447
 %3449 = fadd nsz contract double %3445, %3448
 %3450 = getelementptr double, ptr %3184, i64 %3426
 %3451 = load double, ptr %3450, align 8
 %3452 = fmul nsz contract double %3195, %3451
 %3453 = fadd nsz contract double %3449, %3452
 store double %3453, ptr %3428, align 8
 %3454 = icmp eq i64 %3125, %3427
 br i1 %3454, label %3368, label %3425
3455:
 %3456 = phi i64 [ 0, %3245 ], [ %3457, %3455 ]
 %3457 = add nuw nsw i64 %3456, 1
 %3458 = getelementptr double, ptr %3247, i64 %3456
 %3459 = load double, ptr %3458, align 8
 %3460 = getelementptr double, ptr %3249, i64 %3456
 store double %3459, ptr %3460, align 8
 %3461 = icmp eq i64 %3125, %3457
 br i1 %3461, label %3250, label %3455
3462:
 %3463 = phi i64 [ %3336, %3335 ], [ 0, %3327 ]
 %3464 = mul i64 %3463, %3125
 %3465 = getelementptr double, ptr %3128, i64 %3464
 %3466 = mul i64 %3463, %1885
 %3467 = getelementptr double, ptr %1886, i64 %3466
 %3468 = getelementptr double, ptr %1886, i64 %3463
 br label %3469
3469:
 %3470 = phi i64 [ 0, %3462 ], [ %3471, %3360 ]
 %3471 = add nuw nsw i64 %3470, 1
 %3472 = icmp slt i64 %3470, %3135
 br i1 %3472, label %3473, label %3346
3473:
 %3474 = udiv i64 %3470, 3
 %3475 = mul i64 %3470, 96
 %3476 = getelementptr i8, ptr %1869, i64 %3475
 %3477 = shl i64 %3474, 5
 %3478 = getelementptr i8, ptr %1863, i64 %3477
 br label %3479
3479:
 %3480 = phi double [ 0.000000e+00, %3473 ], [ %3345, %3344 ]
 %3481 = phi i1 [ false, %3473 ], [ true, %3344 ]
 %3482 = phi i64 [ 0, %3473 ], [ 1, %3344 ]
 %3483 = getelementptr i64, ptr %3478, i64 %3482
 %3484 = load i64, ptr %3483, align 8
 %3485 = icmp slt i64 %3484, 0
 %3486 = select i1 %3485, i64 %1837, i64 0
 %3487 = getelementptr i64, ptr %1838, i64 %3484
 %3488 = getelementptr i64, ptr %3487, i64 %3486
 %3489 = load i64, ptr %3488, align 8
 %3490 = icmp sgt i64 %3489, -1
 br i1 %3490, label %3338, label %3344
3491:
 %3492 = phi double [ %3480, %3338 ], [ %3504, %3491 ]
 %3493 = phi i64 [ 0, %3338 ], [ %3494, %3491 ]
 %3494 = add nuw nsw i64 %3493, 1
 %3495 = add nsw i64 %3493, %3341
 %3496 = icmp slt i64 %3495, 0
 %3497 = select i1 %3496, i64 %3125, i64 0
 %3498 = getelementptr double, ptr %3465, i64 %3495
 %3499 = getelementptr double, ptr %3498, i64 %3497
 %3500 = load double, ptr %3499, align 8
 %3501 = getelementptr double, ptr %3343, i64 %3493
 %3502 = load double, ptr %3501, align 8
 %3503 = fmul nsz contract double %3500, %3502
 %3504 = fadd nsz contract double %3492, %3503
 %3505 = icmp eq i64 %3494, 6
 br i1 %3505, label %3344, label %3491
3506:
 %3507 = load i64, ptr %90, align 1
 %3508 = icmp sgt i64 %3507, 0
 br i1 %3508, label %3509, label %3510
3509:
 store double 0x7FF8000000000000, ptr %0, align 8
 br label %912
3510:
 store ptr null, ptr %49, align 8
 store ptr null, ptr %52, align 8
 %3511 = getelementptr inbounds nuw i8, ptr %28, i64 1000
 %3512 = load i64, ptr %3511, align 1
 %3513 = load i64, ptr %1846, align 1
 %3514 = inttoptr i64 %3512 to ptr
 %3515 = load i64, ptr %1896, align 1
 %3516 = inttoptr i64 %3515 to ptr
 %3517 = load i64, ptr %1887, align 1
 %3518 = inttoptr i64 %3517 to ptr
 %3519 = load i64, ptr %1890, align 1
 %3520 = inttoptr i64 %3519 to ptr
 %3521 = getelementptr inbounds nuw i8, ptr %28, i64 608
 %3522 = load i64, ptr %3521, align 1
 %3523 = getelementptr inbounds nuw i8, ptr %28, i64 120
 %3524 = load i64, ptr %3523, align 1
 %3525 = inttoptr i64 %3522 to ptr
 %3526 = getelementptr inbounds nuw i8, ptr %28, i64 616
 %3527 = load i64, ptr %3526, align 1
 %3528 = inttoptr i64 %3527 to ptr
 %3529 = load i64, ptr %1870, align 1
 %3530 = getelementptr inbounds nuw i8, ptr %28, i64 128
 %3531 = load i64, ptr %3530, align 1
 %3532 = inttoptr i64 %3529 to ptr
 %3533 = load i64, ptr %1876, align 1
 %3534 = inttoptr i64 %3533 to ptr
 %3535 = load i64, ptr %919, align 1
 %3536 = inttoptr i64 %3535 to ptr
 %3537 = load i64, ptr %1882, align 1
 %3538 = load i64, ptr %1884, align 1
 %3539 = inttoptr i64 %3537 to ptr
 %3540 = getelementptr inbounds nuw i8, ptr %28, i64 640
 %3541 = load i64, ptr %3540, align 1
 %3542 = add nsw i64 %3524, %3513
 %3543 = inttoptr i64 %3541 to ptr
 %3544 = load i64, ptr %3137, align 1
 %3545 = load i64, ptr %403, align 1
 %3546 = load i64, ptr %1906, align 1
 %3547 = icmp sgt i64 %3545, 0
 br i1 %3547, label %3567, label %3551
3548:
 %3549 = phi double [ %3568, %3567 ], [ %3583, %3575 ]
 %3550 = icmp eq i64 %3545, %3570
 br i1 %3550, label %3551, label %3567
3551:
 %3552 = phi double [ 0.000000e+00, %3510 ], [ %3549, %3548 ]
 %3553 = icmp sgt i64 %3546, 0
 br i1 %3553, label %3554, label %3596
3554:
 %3555 = mul nsw i64 %3545, 3
 br label %3585
3556:
 %3557 = getelementptr double, ptr %3518, i64 %3587
 %3558 = load double, ptr %3557, align 8
 %3559 = fcmp nsz contract olt double %3558, 0.000000e+00
 br i1 %3559, label %3560, label %3564
3560:
 %3561 = tail call nsz contract double @llvm.fabs.f64(double %3594)
 %3562 = fcmp nsz contract ogt double %3561, %3586
 %3563 = select i1 %3562, double %3561, double %3586
 br label %3564
3564:
 %3565 = phi double [ %3563, %3560 ], [ %3586, %3556 ]
 %3566 = icmp eq i64 %3588, %3546
 br i1 %3566, label %3596, label %3585
3567:
 %3568 = phi double [ %3549, %3548 ], [ 0.000000e+00, %3510 ]
 %3569 = phi i64 [ %3570, %3548 ], [ 0, %3510 ]
 %3570 = add nuw nsw i64 %3569, 1
 %3571 = mul i64 %3569, 24
 %3572 = getelementptr i8, ptr %3534, i64 %3571
 %3573 = load double, ptr %3572, align 8
 %3574 = fcmp nsz contract olt double %3573, 0.000000e+00
 br i1 %3574, label %3575, label %3548
3575:
 %3576 = phi double [ %3583, %3575 ], [ %3568, %3567 ]
 %3577 = phi i64 [ %3578, %3575 ], [ 0, %3567 ]
 %3578 = add nuw nsw i64 %3577, 1
 %3579 = getelementptr double, ptr %3572, i64 %3577
 %3580 = load double, ptr %3579, align 8
 %3581 = tail call nsz contract double @llvm.fabs.f64(double %3580)
 %3582 = fcmp nsz contract ogt double %3581, %3576
 %3583 = select i1 %3582, double %3581, double %3576
 %3584 = icmp eq i64 %3578, 3
 br i1 %3584, label %3548, label %3575
3585:
 %3586 = phi double [ %3552, %3554 ], [ %3565, %3564 ]
 %3587 = phi i64 [ 0, %3554 ], [ %3588, %3564 ]
 %3588 = add nuw nsw i64 %3587, 1
 %3589 = add nsw i64 %3587, %3555
 %3590 = icmp slt i64 %3589, 0
 %3591 = select i1 %3590, i64 %3531, i64 0
 %3592 = getelementptr double, ptr %3534, i64 %3589
 %3593 = getelementptr double, ptr %3592, i64 %3591
 %3594 = load double, ptr %3593, align 8
 %3595 = fcmp nsz contract olt double %3594, 0.000000e+00
 br i1 %3595, label %3560, label %3556
3596:
 %3597 = phi double [ %3552, %3551 ], [ %3565, %3564 ]
 %3598 = getelementptr inbounds nuw i8, ptr %27, i64 16
 %3599 = load double, ptr %3598, align 1
 %3600 = fmul nsz contract double %3597, %3599
 br i1 %3547, label %3601, label %3603
3601:
 %3602 = add i64 %3538, 1
 br label %3625
3603:
 br i1 %3553, label %3604, label %3606
3604:
 %3605 = mul nsw i64 %3545, 3
 br label %3715
3606:
 %3607 = icmp slt i64 %3544, 1
 br i1 %3607, label %3610, label %3745
3608:
 %3609 = icmp eq i64 %3544, %3747
 br i1 %3609, label %3610, label %3745
3610:
 %3611 = call fastcc i32 @f14(ptr %48, ptr %49, ptr readonly %27, ptr %28, double %3600)
 %3612 = icmp eq i32 %3611, 0
 br i1 %3612, label %3765, label %4868
3613:
 %3614 = call fastcc i32 @f14(ptr %51, ptr %52, ptr readonly %27, ptr %28, double %3600)
 %3615 = icmp eq i32 %3614, 0
 br i1 %3615, label %3616, label %4868
3616:
 %3617 = load i64, ptr %1846, align 1
 %3618 = icmp slt i64 %3617, 1
 br i1 %3618, label %3621, label %3619
3619:
 %3620 = shl nuw i64 %3617, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %3514, i8 0, i64 %3620, i1 false)
 br label %3621
3621:
 %3622 = icmp slt i64 %3546, 1
 br i1 %3622, label %3785, label %3623
3623:
 %3624 = mul nsw i64 %3545, 3
 br label %3768
3625:
 %3626 = phi i64 [ 0, %3601 ], [ %3667, %3708 ]
 %3627 = mul nuw nsw i64 %3626, 3
 %3628 = mul i64 %3627, %3602
 %3629 = getelementptr double, ptr %3539, i64 %3628
 %3630 = load double, ptr %3629, align 8
 %3631 = add nuw nsw i64 %3627, 1
 %3632 = mul i64 %3631, %3602
 %3633 = getelementptr double, ptr %3539, i64 %3632
 %3634 = load double, ptr %3633, align 8
 %3635 = mul i64 %3626, 72
 %3636 = getelementptr i8, ptr %3525, i64 %3635
 store double %3630, ptr %3636, align 8
 %3637 = getelementptr i8, ptr %3636, i64 32
 store double %3634, ptr %3637, align 8
 %3638 = getelementptr double, ptr %3532, i64 %3631
 %3639 = load double, ptr %3638, align 8
 br label %3640
3640:
 %3641 = phi double [ %3647, %3640 ], [ 1.000000e+00, %3625 ]
 %3642 = phi double [ %3649, %3640 ], [ %3639, %3625 ]
 %3643 = phi i64 [ %3648, %3640 ], [ 2, %3625 ]
 %3644 = and i64 %3643, 1
 %3645 = icmp eq i64 %3644, 0
 %3646 = fmul nsz contract double %3641, %3642
 %3647 = select i1 %3645, double %3641, double %3646
 %3648 = lshr i64 %3643, 1
 %3649 = fmul nsz contract double %3642, %3642
 %3650 = icmp eq i64 %3648, 0
 br i1 %3650, label %3651, label %3640
3651:
 %3652 = getelementptr double, ptr %3532, i64 %3627
 %3653 = getelementptr i8, ptr %3652, i64 16
 %3654 = load double, ptr %3653, align 8
 br label %3655
3655:
 %3656 = phi double [ %3662, %3655 ], [ 1.000000e+00, %3651 ]
 %3657 = phi double [ %3664, %3655 ], [ %3654, %3651 ]
 %3658 = phi i64 [ %3663, %3655 ], [ 2, %3651 ]
 %3659 = and i64 %3658, 1
 %3660 = icmp eq i64 %3659, 0
 %3661 = fmul nsz contract double %3656, %3657
 %3662 = select i1 %3660, double %3656, double %3661
 %3663 = lshr i64 %3658, 1
 %3664 = fmul nsz contract double %3657, %3657
 %3665 = icmp eq i64 %3663, 0
 br i1 %3665, label %3666, label %3655
3666:
 %3667 = add nuw nsw i64 %3626, 1
 %3668 = fadd nsz contract double %3647, %3662
 %3669 = tail call nsz contract double @llvm.sqrt.f64(double %3668)
 %3670 = load i64, ptr %1839, align 1
 %3671 = load i64, ptr %1841, align 1
 %3672 = inttoptr i64 %3670 to ptr
 %3673 = load i64, ptr %87, align 1
 %3674 = inttoptr i64 %3673 to ptr
 %3675 = shl i64 %3626, 5
 %3676 = getelementptr i8, ptr %3674, i64 %3675
 %3677 = getelementptr i8, ptr %3676, i64 16
 %3678 = load i64, ptr %3677, align 8
 %3679 = icmp slt i64 %3678, 0
 %3680 = select i1 %3679, i64 %3671, i64 0
 %3681 = add i64 %3680, %3678
 %3682 = shl i64 %3681, 5
 %3683 = getelementptr i8, ptr %3672, i64 %3682
 %3684 = getelementptr i8, ptr %3683, i64 8
 %3685 = load double, ptr %3684, align 8
 %3686 = getelementptr i8, ptr %3683, i64 16
 %3687 = load double, ptr %3686, align 8
 %3688 = fcmp nsz contract oeq double %3685, %3687
 br i1 %3688, label %3708, label %3689
3689:
 %3690 = load i64, ptr %930, align 1
 %3691 = inttoptr i64 %3690 to ptr
 %3692 = getelementptr i64, ptr %3691, i64 %3627
 %3693 = load i64, ptr %3692, align 8
 switch i64 %3693, label %3707 [
  i64 1, label %3708
  i64 0, label %3694
 ]
3694:
 %3695 = load i64, ptr %919, align 1
 %3696 = inttoptr i64 %3695 to ptr
 %3697 = getelementptr double, ptr %3696, i64 %3627
 %3698 = load double, ptr %3697, align 8
 %3699 = fmul nsz contract double %3685, %3698
 %3700 = load i64, ptr %3521, align 1
 %3701 = inttoptr i64 %3700 to ptr
 %3702 = getelementptr i8, ptr %3701, i64 %3635
 %3703 = getelementptr i8, ptr %3702, i64 32
 %3704 = load double, ptr %3703, align 8
 %3705 = fmul nsz contract double %3699, %3704
 %3706 = fcmp nsz contract ugt double %3669, %3705
 br i1 %3706, label %3707, label %3708
3707:
 br label %3708
3708:
 %3709 = phi double [ %3685, %3666 ], [ %3687, %3707 ], [ %3685, %3689 ], [ %3685, %3694 ]
 %3710 = getelementptr double, ptr %3528, i64 %3626
 store double %3709, ptr %3710, align 8
 %3711 = getelementptr double, ptr %3536, i64 %3627
 %3712 = load double, ptr %3711, align 8
 %3713 = getelementptr double, ptr %3543, i64 %3626
 store double %3712, ptr %3713, align 8
 %3714 = icmp eq i64 %3667, %3545
 br i1 %3714, label %3603, label %3625
3715:
 %3716 = phi i64 [ 0, %3604 ], [ %3717, %3715 ]
 %3717 = add nuw nsw i64 %3716, 1
 %3718 = getelementptr i64, ptr %3516, i64 %3716
 %3719 = load i64, ptr %3718, align 8
 %3720 = icmp slt i64 %3719, 0
 %3721 = select i1 %3720, i64 %3513, i64 0
 %3722 = getelementptr double, ptr %3514, i64 %3719
 %3723 = getelementptr double, ptr %3722, i64 %3721
 %3724 = load double, ptr %3723, align 8
 %3725 = fmul nsz contract double %29, %3724
 %3726 = getelementptr double, ptr %3518, i64 %3716
 %3727 = load double, ptr %3726, align 8
 %3728 = fcmp nsz contract ogt double %3727, %3725
 %3729 = select i1 %3728, double %3727, double %3725
 %3730 = getelementptr double, ptr %3520, i64 %3716
 %3731 = load double, ptr %3730, align 8
 %3732 = fcmp nsz contract olt double %3731, %3729
 %3733 = select i1 %3732, double %3731, double %3729
 %3734 = add nsw i64 %3716, %3605
 %3735 = icmp slt i64 %3734, 0
 %3736 = select i1 %3735, i64 %3531, i64 0
 %3737 = getelementptr double, ptr %3536, i64 %3734
 %3738 = getelementptr double, ptr %3737, i64 %3736
 store double %3733, ptr %3738, align 8
 %3739 = add nsw i64 %3716, %3545
 %3740 = icmp slt i64 %3739, 0
 %3741 = select i1 %3740, i64 %3542, i64 0
 %3742 = getelementptr double, ptr %3543, i64 %3739
 %3743 = getelementptr double, ptr %3742, i64 %3741
 store double %3733, ptr %3743, align 8
 %3744 = icmp eq i64 %3546, %3717
 br i1 %3744, label %3606, label %3715
3745:
 %3746 = phi i64 [ %3747, %3608 ], [ 0, %3606 ]
 %3747 = add nuw nsw i64 %3746, 1
 %3748 = getelementptr double, ptr %3536, i64 %3746
 %3749 = load double, ptr %3748, align 8
 %3750 = fcmp nsz contract oeq double %3749, 0.000000e+00
 br i1 %3750, label %3608, label %3751
3751:
 %3752 = mul i64 %3746, %3538
 %3753 = getelementptr double, ptr %3539, i64 %3752
 br label %3754
3754:
 %3755 = phi i64 [ 0, %3751 ], [ %3756, %3754 ]
 %3756 = add nuw nsw i64 %3755, 1
 %3757 = getelementptr double, ptr %3534, i64 %3755
 %3758 = load double, ptr %3757, align 8
 %3759 = getelementptr double, ptr %3753, i64 %3755
 %3760 = load double, ptr %3759, align 8
 %3761 = load double, ptr %3748, align 8
 %3762 = fmul nsz contract double %3760, %3761
 %3763 = fadd nsz contract double %3758, %3762
 store double %3763, ptr %3757, align 8
 %3764 = icmp eq i64 %3544, %3756
 br i1 %3764, label %3608, label %3754
3765:
 store i8 0, ptr %50, align 1
 call fastcc void @f15(ptr %50, ptr readonly %27, ptr %28)
 %3766 = load i8, ptr %50, align 1
 %3767 = icmp eq i8 %3766, 0
 br i1 %3767, label %3616, label %3613
3768:
 %3769 = phi i64 [ 0, %3623 ], [ %3770, %3768 ]
 %3770 = add nuw nsw i64 %3769, 1
 %3771 = add nsw i64 %3769, %3624
 %3772 = icmp slt i64 %3771, 0
 %3773 = select i1 %3772, i64 %3531, i64 0
 %3774 = getelementptr double, ptr %3536, i64 %3771
 %3775 = getelementptr double, ptr %3774, i64 %3773
 %3776 = load double, ptr %3775, align 8
 %3777 = fdiv nsz contract double %3776, %29
 %3778 = getelementptr i64, ptr %3516, i64 %3769
 %3779 = load i64, ptr %3778, align 8
 %3780 = icmp slt i64 %3779, 0
 %3781 = select i1 %3780, i64 %3513, i64 0
 %3782 = getelementptr double, ptr %3514, i64 %3779
 %3783 = getelementptr double, ptr %3782, i64 %3781
 store double %3777, ptr %3783, align 8
 %3784 = icmp eq i64 %3546, %3770
 br i1 %3784, label %3785, label %3768
3785:
 %3786 = getelementptr inbounds nuw i8, ptr %28, i64 456
 %3787 = load i64, ptr %3786, align 1
 %3788 = getelementptr inbounds nuw i8, ptr %28, i64 464
 %3789 = load i64, ptr %3788, align 1
 %3790 = inttoptr i64 %3787 to ptr
 %3791 = inttoptr i64 %3789 to ptr
 br label %3792
3792:
 %3793 = phi ptr [ %3791, %3785 ], [ %4811, %4863 ]
 %3794 = phi ptr [ %3790, %3785 ], [ %4809, %4863 ]
 store ptr null, ptr %44, align 8
 store ptr null, ptr %45, align 8
 store ptr null, ptr %46, align 8
 store ptr null, ptr %47, align 8
 %3795 = getelementptr inbounds nuw i8, ptr %27, i64 376
 %3796 = load i64, ptr %3795, align 1
 %3797 = inttoptr i64 %3796 to ptr
 %3798 = load i64, ptr %96, align 1
 %3799 = load i64, ptr %98, align 1
 %3800 = inttoptr i64 %3798 to ptr
 %3801 = getelementptr inbounds nuw i8, ptr %28, i64 456
 %3802 = getelementptr inbounds nuw i8, ptr %28, i64 464
 %3803 = getelementptr inbounds nuw i8, ptr %28, i64 824
 %3804 = load i64, ptr %3803, align 1
 %3805 = getelementptr inbounds nuw i8, ptr %28, i64 64
 %3806 = load i64, ptr %3805, align 1
 %3807 = inttoptr i64 %3804 to ptr
 %3808 = getelementptr inbounds nuw i8, ptr %28, i64 1008
 %3809 = load i64, ptr %3808, align 1
 %3810 = getelementptr inbounds nuw i8, ptr %28, i64 120
 %3811 = getelementptr inbounds nuw i8, ptr %27, i64 168
 %3812 = inttoptr i64 %3809 to ptr
 %3813 = getelementptr inbounds nuw i8, ptr %28, i64 680
 %3814 = load i64, ptr %3813, align 1
 %3815 = getelementptr inbounds nuw i8, ptr %27, i64 64
 %3816 = load i64, ptr %3815, align 1
 %3817 = inttoptr i64 %3814 to ptr
 %3818 = getelementptr inbounds nuw i8, ptr %28, i64 856
 %3819 = load i64, ptr %3818, align 1
 %3820 = inttoptr i64 %3819 to ptr
 %3821 = load i64, ptr %403, align 1
 %3822 = getelementptr inbounds nuw i8, ptr %28, i64 184
 %3823 = load i64, ptr %3822, align 1
 %3824 = getelementptr inbounds nuw i8, ptr %27, i64 72
 %3825 = load i64, ptr %3824, align 1
 %3826 = add i64 %3816, %3825
 %3827 = sub i64 %18, %3826
 %3828 = load i64, ptr %105, align 1
 %3829 = icmp eq i64 %3828, 1
 br i1 %3829, label %3830, label %4295
3830:
 %3831 = load i64, ptr %82, align 1
 %3832 = icmp slt i64 %3831, 1
 br i1 %3832, label %3842, label %4605
3833:
 %3834 = add nuw nsw i64 %4606, 1
 %3835 = icmp eq i64 %3831, %3834
 br i1 %3835, label %3836, label %4605
3836:
 %3837 = load i64, ptr %82, align 1
 %3838 = load i64, ptr %3795, align 1
 %3839 = load i64, ptr %3802, align 1
 %3840 = inttoptr i64 %3838 to ptr
 %3841 = inttoptr i64 %3839 to ptr
 br label %3842
3842:
 %3843 = phi ptr [ %3841, %3836 ], [ %3793, %3830 ]
 %3844 = phi ptr [ %3840, %3836 ], [ %3797, %3830 ]
 %3845 = phi i64 [ %3837, %3836 ], [ %3831, %3830 ]
 %3846 = getelementptr inbounds nuw i8, ptr %27, i64 344
 %3847 = load i64, ptr %3846, align 1
 %3848 = inttoptr i64 %3847 to ptr
 %3849 = load i64, ptr %84, align 1
 %3850 = inttoptr i64 %3849 to ptr
 %3851 = getelementptr inbounds nuw i8, ptr %28, i64 792
 %3852 = load i64, ptr %3851, align 1
 %3853 = inttoptr i64 %3852 to ptr
 %3854 = load i64, ptr %102, align 1
 %3855 = inttoptr i64 %3854 to ptr
 %3856 = getelementptr inbounds nuw i8, ptr %28, i64 1064
 %3857 = load i64, ptr %3856, align 1
 %3858 = inttoptr i64 %3857 to ptr
 %3859 = getelementptr inbounds nuw i8, ptr %28, i64 1088
 %3860 = load i64, ptr %3859, align 1
 %3861 = inttoptr i64 %3860 to ptr
 %3862 = getelementptr inbounds nuw i8, ptr %28, i64 1072
 %3863 = load i64, ptr %3862, align 1
 %3864 = inttoptr i64 %3863 to ptr
 %3865 = icmp slt i64 %3845, 1
 br i1 %3865, label %4635, label %3866
3866:
 %3867 = getelementptr i8, ptr %3864, i64 8
 %3868 = getelementptr i8, ptr %3861, i64 16
 %3869 = getelementptr i8, ptr %3864, i64 16
 %3870 = getelementptr i8, ptr %3861, i64 8
 %3871 = getelementptr i8, ptr %3864, i64 24
 %3872 = getelementptr i8, ptr %3861, i64 48
 %3873 = getelementptr i8, ptr %3861, i64 56
 %3874 = getelementptr i8, ptr %3861, i64 64
 %3875 = getelementptr i8, ptr %3861, i64 72
 %3876 = getelementptr i8, ptr %3861, i64 88
 %3877 = getelementptr i8, ptr %3861, i64 80
 %3878 = getelementptr i8, ptr %3861, i64 96
 %3879 = getelementptr i8, ptr %3861, i64 104
 %3880 = getelementptr i8, ptr %3861, i64 112
 %3881 = getelementptr i8, ptr %3861, i64 24
 %3882 = getelementptr i8, ptr %3861, i64 32
 %3883 = getelementptr i8, ptr %3861, i64 40
 %3884 = getelementptr i8, ptr %3858, i64 24
 br label %4039
3885:
 %3886 = icmp eq i64 %3918, %3845
 br i1 %3886, label %4633, label %4039
3887:
 %3888 = add nuw nsw i64 %4095, 1
 %3889 = icmp eq i64 %3888, 3
 br i1 %3889, label %3890, label %4094
3890:
 br label %3910
3891:
 %3892 = phi i64 [ %3922, %3907 ], [ 60, %3917 ]
 %3893 = icmp eq i64 %3892, 0
 br i1 %3893, label %4122, label %3921
3894:
 %3895 = add nuw nsw i64 %3972, 1
 %3896 = getelementptr double, ptr %3858, i64 %3972
 %3897 = load double, ptr %3896, align 8
 %3898 = fsub nsz contract double %3989, %3897
 %3899 = tail call nsz contract double @llvm.fabs.f64(double %3898)
 %3900 = fcmp nsz contract ogt double %3899, %3971
 %3901 = select i1 %3900, double %3899, double %3971
 %3902 = tail call nsz contract double @llvm.fabs.f64(double %3989)
 %3903 = fcmp nsz contract ogt double %3902, %3970
 %3904 = select i1 %3903, double %3902, double %3970
 %3905 = getelementptr i8, ptr %3896, i64 24
 store double %3989, ptr %3905, align 8
 %3906 = icmp eq i64 %3895, 3
 br i1 %3906, label %3907, label %3969
3907:
 tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 dereferenceable(24) %3858, ptr align 8 dereferenceable(24) %3884, i64 24, i1 false)
 %3908 = fmul nsz contract double %3904, 1.000000e-15
 %3909 = fcmp nsz contract ugt double %3901, %3908
 br i1 %3909, label %3891, label %4122
3910:
 %3911 = phi i64 [ 0, %3890 ], [ %3912, %3910 ]
 %3912 = add nuw nsw i64 %3911, 1
 %3913 = getelementptr double, ptr %4092, i64 %3911
 %3914 = load double, ptr %3913, align 8
 %3915 = getelementptr double, ptr %3858, i64 %3911
 store double %3914, ptr %3915, align 8
 %3916 = icmp eq i64 %3912, 3
 br i1 %3916, label %3917, label %3910
3917:
 %3918 = add nuw nsw i64 %4040, 1
 %3919 = mul i64 %4040, 96
 %3920 = getelementptr i8, ptr %3855, i64 %3919
 br label %3891
3921:
 %3922 = add nsw i64 %3892, -1
 %3923 = call fastcc i32 @f13(ptr %42, ptr %3858, double %29, ptr %3864)
 %3924 = icmp eq i32 %3923, 0
 br i1 %3924, label %3925, label %4121
3925:
 %3926 = load double, ptr %3867, align 8
 %3927 = load double, ptr %3868, align 8
 %3928 = fmul nsz contract double %3926, %3927
 %3929 = load double, ptr %3869, align 8
 %3930 = load double, ptr %3870, align 8
 %3931 = fmul nsz contract double %3929, %3930
 %3932 = fsub nsz contract double %3928, %3931
 %3933 = load double, ptr %3861, align 8
 %3934 = fmul nsz contract double %3929, %3933
 %3935 = load double, ptr %3864, align 8
 %3936 = fmul nsz contract double %3927, %3935
 %3937 = fsub nsz contract double %3934, %3936
 %3938 = fmul nsz contract double %3930, %3935
 %3939 = fmul nsz contract double %3926, %3933
 %3940 = fsub nsz contract double %3938, %3939
 %3941 = load double, ptr %3871, align 8
 %3942 = fmul nsz contract double %3932, %3941
 %3943 = fmul nsz contract double %3926, %3940
 %3944 = fmul nsz contract double %3929, %3937
 %3945 = fsub nsz contract double %3944, %3943
 %3946 = fadd nsz contract double %3942, %3945
 %3947 = fmul nsz contract double %3946, 2.000000e+00
 %3948 = fsub nsz contract double %3933, %3947
 store double %3948, ptr %3872, align 8
 %3949 = load double, ptr %3871, align 8
 %3950 = fmul nsz contract double %3937, %3949
 %3951 = load double, ptr %3869, align 8
 %3952 = fmul nsz contract double %3932, %3951
 %3953 = load double, ptr %3864, align 8
 %3954 = fmul nsz contract double %3940, %3953
 %3955 = fsub nsz contract double %3954, %3952
 %3956 = fadd nsz contract double %3950, %3955
 %3957 = fmul nsz contract double %3956, 2.000000e+00
 %3958 = fsub nsz contract double %3930, %3957
 store double %3958, ptr %3873, align 8
 %3959 = load double, ptr %3871, align 8
 %3960 = fmul nsz contract double %3940, %3959
 %3961 = load double, ptr %3864, align 8
 %3962 = fmul nsz contract double %3937, %3961
 %3963 = load double, ptr %3867, align 8
 %3964 = fmul nsz contract double %3932, %3963
 %3965 = fsub nsz contract double %3964, %3962
 %3966 = fadd nsz contract double %3960, %3965
 %3967 = fmul nsz contract double %3966, 2.000000e+00
 %3968 = fsub nsz contract double %3927, %3967
 store double %3968, ptr %3874, align 8
 br label %3969
3969:
 %3970 = phi double [ 0.000000e+00, %3925 ], [ %3904, %3894 ]
 %3971 = phi double [ 0.000000e+00, %3925 ], [ %3901, %3894 ]
 %3972 = phi i64 [ 0, %3925 ], [ %3895, %3894 ]
 %3973 = mul nuw nsw i64 %3972, 48
 %3974 = getelementptr i8, ptr %4042, i64 %3973
 %3975 = getelementptr i8, ptr %3974, i64 384
 br label %3976
3976:
 %3977 = phi double [ 0.000000e+00, %3969 ], [ %3989, %3976 ]
 %3978 = phi i64 [ 0, %3969 ], [ %3979, %3976 ]
 %3979 = add nuw nsw i64 %3978, 1
 %3980 = getelementptr double, ptr %3975, i64 %3978
 %3981 = load double, ptr %3980, align 8
 %3982 = fmul nsz contract double %3981, 5.000000e-01
 %3983 = getelementptr double, ptr %3861, i64 %3978
 %3984 = load double, ptr %3983, align 8
 %3985 = getelementptr i8, ptr %3983, i64 48
 %3986 = load double, ptr %3985, align 8
 %3987 = fadd nsz contract double %3984, %3986
 %3988 = fmul nsz contract double %3982, %3987
 %3989 = fadd nsz contract double %3977, %3988
 %3990 = icmp eq i64 %3979, 3
 br i1 %3990, label %3894, label %3976
3991:
 %3992 = load double, ptr %3864, align 8
 %3993 = fneg nsz contract double %3992
 %3994 = load double, ptr %3867, align 8
 %3995 = fneg nsz contract double %3994
 %3996 = load double, ptr %3869, align 8
 %3997 = fneg nsz contract double %3996
 store double %3993, ptr %3864, align 8
 store double %3995, ptr %3867, align 8
 store double %3997, ptr %3869, align 8
 %3998 = load double, ptr %3876, align 8
 %3999 = load double, ptr %3877, align 8
 %4000 = fmul nsz contract double %3996, %3999
 %4001 = fmul nsz contract double %3994, %3998
 %4002 = fsub nsz contract double %4000, %4001
 %4003 = load double, ptr %3875, align 8
 %4004 = fmul nsz contract double %3992, %3998
 %4005 = fmul nsz contract double %3996, %4003
 %4006 = fsub nsz contract double %4004, %4005
 %4007 = fmul nsz contract double %3994, %4003
 %4008 = fmul nsz contract double %3992, %3999
 %4009 = fsub nsz contract double %4007, %4008
 %4010 = load double, ptr %3871, align 8
 %4011 = fmul nsz contract double %4002, %4010
 %4012 = fmul nsz contract double %3994, %4009
 %4013 = fmul nsz contract double %3996, %4006
 %4014 = fsub nsz contract double %4012, %4013
 %4015 = fadd nsz contract double %4011, %4014
 %4016 = fmul nsz contract double %4015, 2.000000e+00
 %4017 = fsub nsz contract double %4003, %4016
 store double %4017, ptr %3878, align 8
 %4018 = load double, ptr %3871, align 8
 %4019 = fmul nsz contract double %4006, %4018
 %4020 = load double, ptr %3869, align 8
 %4021 = fmul nsz contract double %4002, %4020
 %4022 = load double, ptr %3864, align 8
 %4023 = fmul nsz contract double %4009, %4022
 %4024 = fsub nsz contract double %4023, %4021
 %4025 = fadd nsz contract double %4019, %4024
 %4026 = fmul nsz contract double %4025, 2.000000e+00
 %4027 = fsub nsz contract double %3999, %4026
 store double %4027, ptr %3879, align 8
 %4028 = load double, ptr %3871, align 8
 %4029 = fmul nsz contract double %4009, %4028
 %4030 = load double, ptr %3864, align 8
 %4031 = fmul nsz contract double %4006, %4030
 %4032 = load double, ptr %3867, align 8
 %4033 = fmul nsz contract double %4002, %4032
 %4034 = fsub nsz contract double %4033, %4031
 %4035 = fadd nsz contract double %4029, %4034
 %4036 = fmul nsz contract double %4035, 2.000000e+00
 %4037 = fsub nsz contract double %3998, %4036
 store double %4037, ptr %3880, align 8
 %4038 = add nsw i64 %4046, 3
 br label %4207
4039:
 %4040 = phi i64 [ 0, %3866 ], [ %3918, %3885 ]
 %4041 = mul i64 %4040, 768
 %4042 = getelementptr i8, ptr %3848, i64 %4041
 %4043 = shl i64 %4040, 4
 %4044 = getelementptr i8, ptr %3844, i64 %4043
 %4045 = getelementptr i8, ptr %4044, i64 8
 %4046 = load i64, ptr %4045, align 8
 %4047 = mul i64 %4040, 6
 %4048 = getelementptr double, ptr %3850, i64 %4047
 br label %4052
4049:
 %4050 = add nuw nsw i64 %4053, 1
 %4051 = icmp eq i64 %4050, 3
 br i1 %4051, label %4070, label %4052
4052:
 %4053 = phi i64 [ 0, %4039 ], [ %4050, %4049 ]
 %4054 = getelementptr double, ptr %3858, i64 %4053
 %4055 = getelementptr i8, ptr %4054, i64 24
 store double 0.000000e+00, ptr %4055, align 8
 %4056 = mul nuw nsw i64 %4053, 24
 %4057 = getelementptr i8, ptr %4042, i64 %4056
 %4058 = getelementptr i8, ptr %4057, i64 672
 br label %4059
4059:
 %4060 = phi i64 [ 0, %4052 ], [ %4062, %4059 ]
 %4061 = phi double [ 0.000000e+00, %4052 ], [ %4068, %4059 ]
 %4062 = add nuw nsw i64 %4060, 1
 %4063 = getelementptr double, ptr %4058, i64 %4060
 %4064 = load double, ptr %4063, align 8
 %4065 = getelementptr double, ptr %4048, i64 %4060
 %4066 = load double, ptr %4065, align 8
 %4067 = fmul nsz contract double %4064, %4066
 %4068 = fadd nsz contract double %4061, %4067
 store double %4068, ptr %4055, align 8
 %4069 = icmp eq i64 %4062, 3
 br i1 %4069, label %4049, label %4059
4070:
 %4071 = phi i64 [ %4072, %4070 ], [ 0, %4049 ]
 %4072 = add nuw nsw i64 %4071, 1
 %4073 = icmp eq i64 %4072, 3
 %4074 = select i1 %4073, i64 0, i64 %4072
 %4075 = add nuw nsw i64 %4071, 2
 %4076 = urem i64 %4075, 3
 %4077 = getelementptr double, ptr %4048, i64 %4074
 %4078 = load double, ptr %4077, align 8
 %4079 = getelementptr double, ptr %3858, i64 %4076
 %4080 = getelementptr i8, ptr %4079, i64 24
 %4081 = load double, ptr %4080, align 8
 %4082 = fmul nsz contract double %4078, %4081
 %4083 = getelementptr double, ptr %4048, i64 %4076
 %4084 = load double, ptr %4083, align 8
 %4085 = getelementptr double, ptr %3858, i64 %4074
 %4086 = getelementptr i8, ptr %4085, i64 24
 %4087 = load double, ptr %4086, align 8
 %4088 = fmul nsz contract double %4084, %4087
 %4089 = fsub nsz contract double %4082, %4088
 %4090 = getelementptr double, ptr %3858, i64 %4071
 store double %4089, ptr %4090, align 8
 br i1 %4073, label %4091, label %4070
4091:
 %4092 = getelementptr double, ptr %3853, i64 %4047
 %4093 = getelementptr double, ptr %3843, i64 %4047
 br label %4094
4094:
 %4095 = phi i64 [ %3888, %3887 ], [ 0, %4091 ]
 %4096 = getelementptr double, ptr %3858, i64 %4095
 %4097 = load double, ptr %4096, align 8
 %4098 = fmul nsz contract double %29, %4097
 %4099 = getelementptr double, ptr %3861, i64 %4095
 store double %4098, ptr %4099, align 8
 %4100 = getelementptr i8, ptr %4099, i64 120
 store double %4098, ptr %4100, align 8
 %4101 = mul nuw nsw i64 %4095, 24
 %4102 = getelementptr i8, ptr %4042, i64 %4101
 %4103 = getelementptr i8, ptr %4102, i64 672
 br label %4104
4104:
 %4105 = phi double [ %4098, %4094 ], [ %4119, %4104 ]
 %4106 = phi double [ %4098, %4094 ], [ %4114, %4104 ]
 %4107 = phi i64 [ 0, %4094 ], [ %4108, %4104 ]
 %4108 = add nuw nsw i64 %4107, 1
 %4109 = getelementptr double, ptr %4103, i64 %4107
 %4110 = load double, ptr %4109, align 8
 %4111 = getelementptr double, ptr %4092, i64 %4107
 %4112 = load double, ptr %4111, align 8
 %4113 = fmul nsz contract double %4110, %4112
 %4114 = fadd nsz contract double %4106, %4113
 store double %4114, ptr %4099, align 8
 %4115 = load double, ptr %4109, align 8
 %4116 = getelementptr double, ptr %4093, i64 %4107
 %4117 = load double, ptr %4116, align 8
 %4118 = fmul nsz contract double %4115, %4117
 %4119 = fadd nsz contract double %4105, %4118
 store double %4119, ptr %4100, align 8
 %4120 = icmp eq i64 %4108, 3
 br i1 %4120, label %3887, label %4104
4121:
 br label %4871
4122:
 %4123 = call fastcc i32 @f13(ptr %43, ptr %3858, double %29, ptr %3864)
 %4124 = icmp eq i32 %4123, 0
 br i1 %4124, label %4125, label %4871
4125:
 %4126 = load double, ptr %3867, align 8
 %4127 = load double, ptr %3868, align 8
 %4128 = fmul nsz contract double %4126, %4127
 %4129 = load double, ptr %3869, align 8
 %4130 = load double, ptr %3870, align 8
 %4131 = fmul nsz contract double %4129, %4130
 %4132 = fsub nsz contract double %4128, %4131
 %4133 = load double, ptr %3861, align 8
 %4134 = fmul nsz contract double %4129, %4133
 %4135 = load double, ptr %3864, align 8
 %4136 = fmul nsz contract double %4127, %4135
 %4137 = fsub nsz contract double %4134, %4136
 %4138 = fmul nsz contract double %4130, %4135
 %4139 = fmul nsz contract double %4126, %4133
 %4140 = fsub nsz contract double %4138, %4139
 %4141 = load double, ptr %3871, align 8
 %4142 = fmul nsz contract double %4132, %4141
 %4143 = fmul nsz contract double %4126, %4140
 %4144 = fmul nsz contract double %4129, %4137
 %4145 = fsub nsz contract double %4144, %4143
 %4146 = fadd nsz contract double %4142, %4145
 %4147 = fmul nsz contract double %4146, 2.000000e+00
 %4148 = fsub nsz contract double %4133, %4147
 store double %4148, ptr %3872, align 8
 %4149 = load double, ptr %3871, align 8
 %4150 = fmul nsz contract double %4137, %4149
 %4151 = load double, ptr %3869, align 8
 %4152 = fmul nsz contract double %4132, %4151
 %4153 = load double, ptr %3864, align 8
 %4154 = fmul nsz contract double %4140, %4153
 %4155 = fsub nsz contract double %4154, %4152
 %4156 = fadd nsz contract double %4150, %4155
 %4157 = fmul nsz contract double %4156, 2.000000e+00
 %4158 = fsub nsz contract double %4130, %4157
 store double %4158, ptr %3873, align 8
 %4159 = load double, ptr %3871, align 8
 %4160 = fmul nsz contract double %4140, %4159
 %4161 = load double, ptr %3864, align 8
 %4162 = fmul nsz contract double %4137, %4161
 %4163 = load double, ptr %3867, align 8
 %4164 = fmul nsz contract double %4132, %4163
 %4165 = fsub nsz contract double %4164, %4162
 %4166 = fadd nsz contract double %4160, %4165
 %4167 = fmul nsz contract double %4166, 2.000000e+00
 %4168 = fsub nsz contract double %4127, %4167
 store double %4168, ptr %3874, align 8
 br label %4169
4169:
 %4170 = phi i64 [ 0, %4125 ], [ %4171, %4169 ]
 %4171 = add nuw nsw i64 %4170, 1
 %4172 = icmp eq i64 %4171, 3
 %4173 = select i1 %4172, i64 0, i64 %4171
 %4174 = add nuw nsw i64 %4170, 2
 %4175 = urem i64 %4174, 3
 %4176 = getelementptr double, ptr %3858, i64 %4170
 %4177 = load double, ptr %4176, align 8
 %4178 = fmul nsz contract double %29, %4177
 %4179 = add nsw i64 %4170, %4046
 %4180 = icmp slt i64 %4179, 0
 %4181 = select i1 %4180, i64 %16, i64 0
 %4182 = getelementptr double, ptr %15, i64 %4179
 %4183 = getelementptr double, ptr %4182, i64 %4181
 store double %4178, ptr %4183, align 8
 %4184 = add nuw nsw i64 %4170, 3
 %4185 = getelementptr double, ptr %4092, i64 %4184
 %4186 = load double, ptr %4185, align 8
 %4187 = getelementptr double, ptr %4092, i64 %4173
 %4188 = load double, ptr %4187, align 8
 %4189 = getelementptr double, ptr %4042, i64 %4175
 %4190 = getelementptr i8, ptr %4189, i64 744
 %4191 = load double, ptr %4190, align 8
 %4192 = fmul nsz contract double %4188, %4191
 %4193 = fadd nsz contract double %4186, %4192
 %4194 = getelementptr double, ptr %4092, i64 %4175
 %4195 = load double, ptr %4194, align 8
 %4196 = getelementptr double, ptr %4042, i64 %4173
 %4197 = getelementptr i8, ptr %4196, i64 744
 %4198 = load double, ptr %4197, align 8
 %4199 = fmul nsz contract double %4195, %4198
 %4200 = fsub nsz contract double %4193, %4199
 %4201 = getelementptr double, ptr %3861, i64 %4184
 store double %4200, ptr %4201, align 8
 %4202 = getelementptr double, ptr %4042, i64 %4170
 %4203 = getelementptr i8, ptr %4202, i64 744
 %4204 = load double, ptr %4203, align 8
 %4205 = getelementptr double, ptr %3861, i64 %4170
 %4206 = getelementptr i8, ptr %4205, i64 72
 store double %4204, ptr %4206, align 8
 br i1 %4172, label %3991, label %4169
4207:
 %4208 = phi i64 [ 0, %3991 ], [ %4209, %4207 ]
 %4209 = add nuw nsw i64 %4208, 1
 %4210 = getelementptr double, ptr %3861, i64 %4208
 %4211 = getelementptr i8, ptr %4210, i64 24
 %4212 = load double, ptr %4211, align 8
 %4213 = fmul nsz contract double %29, %4212
 %4214 = getelementptr double, ptr %4042, i64 %4208
 %4215 = getelementptr i8, ptr %4214, i64 744
 %4216 = load double, ptr %4215, align 8
 %4217 = fadd nsz contract double %4213, %4216
 %4218 = getelementptr i8, ptr %4210, i64 96
 %4219 = load double, ptr %4218, align 8
 %4220 = fsub nsz contract double %4217, %4219
 %4221 = add nsw i64 %4038, %4208
 %4222 = icmp slt i64 %4221, 0
 %4223 = select i1 %4222, i64 %16, i64 0
 %4224 = getelementptr double, ptr %15, i64 %4221
 %4225 = getelementptr double, ptr %4224, i64 %4223
 store double %4220, ptr %4225, align 8
 %4226 = icmp eq i64 %4209, 3
 br i1 %4226, label %4227, label %4207
4227:
 %4228 = phi i64 [ %4229, %4227 ], [ 0, %4207 ]
 %4229 = add nuw nsw i64 %4228, 1
 %4230 = icmp eq i64 %4229, 3
 %4231 = select i1 %4230, i64 0, i64 %4229
 %4232 = add nuw nsw i64 %4228, 2
 %4233 = urem i64 %4232, 3
 %4234 = getelementptr double, ptr %3861, i64 %4228
 %4235 = getelementptr i8, ptr %4234, i64 120
 %4236 = load double, ptr %4235, align 8
 store double %4236, ptr %4234, align 8
 %4237 = add nuw nsw i64 %4228, 3
 %4238 = getelementptr double, ptr %4093, i64 %4237
 %4239 = load double, ptr %4238, align 8
 %4240 = getelementptr double, ptr %4093, i64 %4231
 %4241 = load double, ptr %4240, align 8
 %4242 = getelementptr double, ptr %4042, i64 %4233
 %4243 = getelementptr i8, ptr %4242, i64 744
 %4244 = load double, ptr %4243, align 8
 %4245 = fmul nsz contract double %4241, %4244
 %4246 = fadd nsz contract double %4239, %4245
 %4247 = getelementptr double, ptr %4093, i64 %4233
 %4248 = load double, ptr %4247, align 8
 %4249 = getelementptr double, ptr %4042, i64 %4231
 %4250 = getelementptr i8, ptr %4249, i64 744
 %4251 = load double, ptr %4250, align 8
 %4252 = fmul nsz contract double %4248, %4251
 %4253 = fsub nsz contract double %4246, %4252
 %4254 = getelementptr double, ptr %3861, i64 %4237
 store double %4253, ptr %4254, align 8
 br i1 %4230, label %4255, label %4227
4255:
 %4256 = phi i64 [ %4257, %4255 ], [ 0, %4227 ]
 %4257 = add nuw nsw i64 %4256, 1
 %4258 = mul nuw nsw i64 %4256, 24
 %4259 = getelementptr i8, ptr %3920, i64 %4258
 %4260 = load double, ptr %4259, align 8
 %4261 = load double, ptr %3861, align 8
 %4262 = fmul nsz contract double %4260, %4261
 %4263 = getelementptr i8, ptr %4259, i64 8
 %4264 = load double, ptr %4263, align 8
 %4265 = load double, ptr %3870, align 8
 %4266 = fmul nsz contract double %4264, %4265
 %4267 = fadd nsz contract double %4262, %4266
 %4268 = getelementptr i8, ptr %4259, i64 16
 %4269 = load double, ptr %4268, align 8
 %4270 = load double, ptr %3868, align 8
 %4271 = fmul nsz contract double %4269, %4270
 %4272 = fadd nsz contract double %4267, %4271
 %4273 = getelementptr double, ptr %4093, i64 %4256
 store double %4272, ptr %4273, align 8
 %4274 = load double, ptr %4259, align 8
 %4275 = load double, ptr %3881, align 8
 %4276 = fmul nsz contract double %4274, %4275
 %4277 = load double, ptr %4263, align 8
 %4278 = load double, ptr %3882, align 8
 %4279 = fmul nsz contract double %4277, %4278
 %4280 = fadd nsz contract double %4276, %4279
 %4281 = load double, ptr %4268, align 8
 %4282 = load double, ptr %3883, align 8
 %4283 = fmul nsz contract double %4281, %4282
 %4284 = fadd nsz contract double %4280, %4283
 %4285 = getelementptr i8, ptr %4273, i64 24
 store double %4284, ptr %4285, align 8
 %4286 = icmp eq i64 %4257, 3
 br i1 %4286, label %3885, label %4255
4287:
 %4288 = add nuw nsw i64 %4716, 1
 %4289 = icmp eq i64 %4713, %4288
 br i1 %4289, label %4290, label %4715
4290:
 %4291 = getelementptr inbounds nuw i8, ptr %28, i64 312
 %4292 = load i64, ptr %4291, align 1
 %4293 = zext i1 %4658 to i64
 %4294 = add nsw i64 %4292, %4293
 store i64 %4294, ptr %4291, align 1
 br label %4872
4295:
 %4296 = load i64, ptr %919, align 1
 %4297 = inttoptr i64 %4296 to ptr
 %4298 = icmp sgt i64 %3806, 0
 br i1 %4298, label %4299, label %4301
4299:
 %4300 = shl nuw i64 %3806, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %3807, i8 0, i64 %4300, i1 false)
 br label %4301
4301:
 %4302 = mul nsw i64 %3821, 3
 %4303 = add nsw i64 %4302, %3823
 %4304 = icmp slt i64 %4303, 1
 br i1 %4304, label %4314, label %4308
4305:
 call fastcc void @f6(ptr %41, ptr readonly %27, ptr readonly %28, i64 %4309, double %4312, i64 %3821)
 br label %4306
4306:
 %4307 = icmp eq i64 %4303, %4310
 br i1 %4307, label %4314, label %4308
4308:
 %4309 = phi i64 [ %4310, %4306 ], [ 0, %4301 ]
 %4310 = add nuw nsw i64 %4309, 1
 %4311 = getelementptr double, ptr %4297, i64 %4309
 %4312 = load double, ptr %4311, align 8
 %4313 = fcmp nsz contract une double %4312, 0.000000e+00
 br i1 %4313, label %4305, label %4306
4314:
 call fastcc void @f7(ptr %44, ptr readonly %27, ptr %28)
 %4315 = icmp sgt i64 %3816, 0
 br i1 %4315, label %4734, label %4316
4316:
 %4317 = getelementptr inbounds nuw i8, ptr %28, i64 224
 %4318 = load i64, ptr %4317, align 1
 %4319 = icmp eq i64 %4318, 1
 br i1 %4319, label %4320, label %4340
4320:
 %4321 = getelementptr inbounds nuw i8, ptr %28, i64 776
 %4322 = load i64, ptr %4321, align 1
 %4323 = inttoptr i64 %4322 to ptr
 br i1 %4298, label %4324, label %4328
4324:
 %4325 = load i64, ptr %3803, align 1
 %4326 = inttoptr i64 %4325 to ptr
 %4327 = shl nuw i64 %3806, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %4326, i8 0, i64 %4327, i1 false)
 br label %4328
4328:
 br i1 %4304, label %4338, label %4332
4329:
 call fastcc void @f6(ptr %40, ptr readonly %27, ptr readonly %28, i64 %4333, double %4336, i64 %3821)
 br label %4330
4330:
 %4331 = icmp eq i64 %4303, %4334
 br i1 %4331, label %4338, label %4332
4332:
 %4333 = phi i64 [ %4334, %4330 ], [ 0, %4328 ]
 %4334 = add nuw nsw i64 %4333, 1
 %4335 = getelementptr double, ptr %4323, i64 %4333
 %4336 = load double, ptr %4335, align 8
 %4337 = fcmp nsz contract une double %4336, 0.000000e+00
 br i1 %4337, label %4329, label %4330
4338:
 call fastcc void @f7(ptr %45, ptr readonly %27, ptr %28)
 %4339 = icmp slt i64 %3816, 1
 br i1 %4339, label %4340, label %4757
4340:
 %4341 = load i64, ptr %3824, align 1
 %4342 = icmp slt i64 %4341, 1
 br i1 %4342, label %4345, label %4343
4343:
 %4344 = shl nsw i64 %3816, 1
 br label %4768
4345:
 %4346 = getelementptr inbounds nuw i8, ptr %27, i64 48
 %4347 = load i64, ptr %4346, align 1
 %4348 = icmp eq i64 %4347, 0
 br i1 %4348, label %4453, label %4349
4349:
 %4350 = getelementptr inbounds nuw i8, ptr %27, i64 360
 %4351 = load i64, ptr %4350, align 1
 %4352 = getelementptr inbounds nuw i8, ptr %27, i64 208
 %4353 = inttoptr i64 %4351 to ptr
 %4354 = getelementptr inbounds nuw i8, ptr %28, i64 424
 %4355 = load i64, ptr %4354, align 1
 %4356 = shl nsw i64 %18, 1
 %4357 = load i64, ptr %3815, align 1
 %4358 = add nsw i64 %4357, %4356
 %4359 = add nsw i64 %4358, 1
 %4360 = inttoptr i64 %4355 to ptr
 %4361 = getelementptr inbounds nuw i8, ptr %28, i64 432
 %4362 = load i64, ptr %4361, align 1
 %4363 = inttoptr i64 %4362 to ptr
 %4364 = load i64, ptr %3824, align 1
 %4365 = icmp slt i64 %18, 1
 br i1 %4365, label %4373, label %4366
4366:
 %4367 = phi i64 [ %4368, %4366 ], [ 0, %4349 ]
 %4368 = add nuw nsw i64 %4367, 1
 %4369 = getelementptr double, ptr %17, i64 %4367
 %4370 = load double, ptr %4369, align 8
 %4371 = getelementptr double, ptr %4360, i64 %4367
 store double %4370, ptr %4371, align 8
 %4372 = icmp eq i64 %18, %4368
 br i1 %4372, label %4373, label %4366
4373:
 %4374 = icmp slt i64 %4357, 1
 br i1 %4374, label %4379, label %4375
4375:
 %4376 = getelementptr double, ptr %15, i64 %4357
 %4377 = add i64 %4357, %4364
 %4378 = sub i64 %18, %4377
 br label %4411
4379:
 %4380 = icmp slt i64 %4358, 0
 %4381 = select i1 %4380, i64 %4359, i64 0
 %4382 = getelementptr double, ptr %4360, i64 %4358
 %4383 = getelementptr double, ptr %4382, i64 %4381
 store double %29, ptr %4383, align 8
 %4384 = load i64, ptr %3815, align 1
 %4385 = load i64, ptr %4354, align 1
 %4386 = or disjoint i64 %4356, 1
 %4387 = add i64 %4386, %4384
 %4388 = inttoptr i64 %4385 to ptr
 %4389 = load i64, ptr %4361, align 1
 br i1 %4365, label %4403, label %4390
4390:
 %4391 = add nsw i64 %4384, %18
 br label %4392
4392:
 %4393 = phi i64 [ 0, %4390 ], [ %4394, %4392 ]
 %4394 = add nuw nsw i64 %4393, 1
 %4395 = getelementptr double, ptr %17, i64 %4393
 %4396 = load double, ptr %4395, align 8
 %4397 = add nsw i64 %4391, %4393
 %4398 = icmp slt i64 %4397, 0
 %4399 = select i1 %4398, i64 %4387, i64 0
 %4400 = getelementptr double, ptr %4388, i64 %4397
 %4401 = getelementptr double, ptr %4400, i64 %4399
 store double %4396, ptr %4401, align 8
 %4402 = icmp eq i64 %4394, %18
 br i1 %4402, label %4403, label %4392
4403:
 %4404 = inttoptr i64 %4389 to ptr
 %4405 = load i64, ptr %4346, align 1
 %4406 = inttoptr i64 %4405 to ptr
 tail call void %4406(ptr %4388, ptr %4404)
 %4407 = load i64, ptr %4352, align 1
 %4408 = icmp slt i64 %4407, 1
 br i1 %4408, label %4453, label %4409
4409:
 %4410 = fmul nsz contract double %29, 5.000000e-01
 br label %4429
4411:
 %4412 = phi i64 [ 0, %4375 ], [ %4413, %4411 ]
 %4413 = add nuw nsw i64 %4412, 1
 %4414 = add nsw i64 %4378, %4412
 %4415 = icmp slt i64 %4414, 0
 %4416 = select i1 %4415, i64 %18, i64 0
 %4417 = getelementptr double, ptr %17, i64 %4414
 %4418 = getelementptr double, ptr %4417, i64 %4416
 %4419 = load double, ptr %4418, align 8
 %4420 = getelementptr double, ptr %4376, i64 %4412
 %4421 = load double, ptr %4420, align 8
 %4422 = fadd nsz contract double %4419, %4421
 %4423 = add nsw i64 %4412, %18
 %4424 = icmp slt i64 %4423, 0
 %4425 = select i1 %4424, i64 %4359, i64 0
 %4426 = getelementptr double, ptr %4360, i64 %4423
 %4427 = getelementptr double, ptr %4426, i64 %4425
 store double %4422, ptr %4427, align 8
 %4428 = icmp eq i64 %4413, %4357
 br i1 %4428, label %4379, label %4411
4429:
 %4430 = phi i64 [ 0, %4409 ], [ %4431, %4429 ]
 %4431 = add nuw nsw i64 %4430, 1
 %4432 = getelementptr i64, ptr %4353, i64 %4430
 %4433 = load i64, ptr %4432, align 8
 %4434 = icmp slt i64 %4433, 0
 %4435 = select i1 %4434, i64 %16, i64 0
 %4436 = getelementptr double, ptr %15, i64 %4433
 %4437 = getelementptr double, ptr %4436, i64 %4435
 %4438 = load double, ptr %4437, align 8
 %4439 = select i1 %4434, i64 %4357, i64 0
 %4440 = getelementptr double, ptr %4363, i64 %4433
 %4441 = getelementptr double, ptr %4440, i64 %4439
 %4442 = load double, ptr %4441, align 8
 %4443 = add nsw i64 %4433, %18
 %4444 = icmp slt i64 %4443, 0
 %4445 = select i1 %4444, i64 %4359, i64 0
 %4446 = getelementptr double, ptr %4360, i64 %4443
 %4447 = getelementptr double, ptr %4446, i64 %4445
 %4448 = load double, ptr %4447, align 8
 %4449 = fsub nsz contract double %4442, %4448
 %4450 = fmul nsz contract double %4410, %4449
 %4451 = fadd nsz contract double %4438, %4450
 store double %4451, ptr %4437, align 8
 %4452 = icmp eq i64 %4431, %4407
 br i1 %4452, label %4453, label %4429
4453:
 %4454 = getelementptr inbounds nuw i8, ptr %27, i64 144
 %4455 = load i64, ptr %4454, align 1
 %4456 = getelementptr inbounds nuw i8, ptr %27, i64 24
 %4457 = load double, ptr %4456, align 1
 %4458 = getelementptr inbounds nuw i8, ptr %28, i64 504
 %4459 = load i64, ptr %4458, align 1
 %4460 = load i64, ptr %3810, align 1
 %4461 = inttoptr i64 %4459 to ptr
 %4462 = getelementptr inbounds nuw i8, ptr %28, i64 960
 %4463 = load i64, ptr %4462, align 1
 %4464 = getelementptr inbounds nuw i8, ptr %28, i64 136
 %4465 = load i64, ptr %4464, align 1
 %4466 = inttoptr i64 %4463 to ptr
 %4467 = getelementptr inbounds nuw i8, ptr %28, i64 984
 %4468 = load i64, ptr %4467, align 1
 %4469 = load i64, ptr %3811, align 1
 %4470 = inttoptr i64 %4468 to ptr
 %4471 = load i64, ptr %3808, align 1
 %4472 = add nsw i64 %4469, %4460
 %4473 = inttoptr i64 %4471 to ptr
 %4474 = getelementptr inbounds nuw i8, ptr %28, i64 1016
 %4475 = load i64, ptr %4474, align 1
 %4476 = inttoptr i64 %4475 to ptr
 %4477 = icmp slt i64 %3821, 1
 br i1 %4477, label %4478, label %4509
4478:
 %4479 = phi double [ 0.000000e+00, %4453 ], [ %4520, %4509 ]
 %4480 = icmp slt i64 %3823, 1
 br i1 %4480, label %4481, label %4522
4481:
 %4482 = phi double [ %4479, %4478 ], [ %4537, %4522 ]
 %4483 = fcmp nsz contract ugt double %4482, %4457
 br i1 %4483, label %4484, label %4872
4484:
 %4485 = tail call i64 @llvm.smax.i64(i64 %4455, i64 0)
 %4486 = fmul nsz contract double %4457, 1.000000e-01
 %4487 = fmul nsz contract double %4482, 1.000000e-02
 %4488 = fcmp nsz contract ogt double %4487, %4486
 %4489 = select i1 %4488, double %4487, double %4486
 %4490 = add i64 %3823, %3821
 %4491 = icmp slt i64 %4490, 1
 %4492 = shl nsw i64 %3821, 1
 br label %4493
4493:
 %4494 = phi i64 [ %4485, %4484 ], [ %4540, %4506 ]
 %4495 = icmp sgt i64 %4494, 0
 br i1 %4495, label %4539, label %4583
4496:
 store double %4563, ptr %4549, align 8
 %4497 = load double, ptr %4558, align 8
 br label %4566
4498:
 %4499 = tail call nsz contract double @llvm.fabs.f64(double %4564)
 %4500 = fmul nsz contract double %4499, %4497
 %4501 = fcmp nsz contract ogt double %4500, %4542
 %4502 = select i1 %4501, double %4500, double %4542
 br label %4503
4503:
 %4504 = phi double [ %4542, %4541 ], [ %4502, %4498 ]
 %4505 = icmp eq i64 %4490, %4544
 br i1 %4505, label %4506, label %4541
4506:
 %4507 = phi double [ 0.000000e+00, %4539 ], [ %4504, %4503 ]
 %4508 = fcmp nsz contract ugt double %4507, %4489
 br i1 %4508, label %4493, label %4583
4509:
 %4510 = phi double [ %4520, %4509 ], [ 0.000000e+00, %4453 ]
 %4511 = phi i64 [ %4512, %4509 ], [ 0, %4453 ]
 %4512 = add nuw nsw i64 %4511, 1
 %4513 = getelementptr double, ptr %4461, i64 %4511
 %4514 = load double, ptr %4513, align 8
 %4515 = getelementptr double, ptr %4476, i64 %4511
 store double %4514, ptr %4515, align 8
 %4516 = getelementptr double, ptr %4473, i64 %4511
 store double 0.000000e+00, ptr %4516, align 8
 %4517 = load double, ptr %4513, align 8
 %4518 = fneg nsz contract double %4517
 %4519 = fcmp nsz contract olt double %4510, %4518
 %4520 = select i1 %4519, double %4518, double %4510
 %4521 = icmp eq i64 %3821, %4512
 br i1 %4521, label %4478, label %4509
4522:
 %4523 = phi double [ %4537, %4522 ], [ %4479, %4478 ]
 %4524 = phi i64 [ %4525, %4522 ], [ 0, %4478 ]
 %4525 = add nuw nsw i64 %4524, 1
 %4526 = getelementptr double, ptr %4470, i64 %4524
 %4527 = load double, ptr %4526, align 8
 %4528 = add nsw i64 %4524, %3821
 %4529 = icmp slt i64 %4528, 0
 %4530 = select i1 %4529, i64 %4472, i64 0
 %4531 = add i64 %4530, %4528
 %4532 = getelementptr double, ptr %4476, i64 %4531
 store double %4527, ptr %4532, align 8
 %4533 = getelementptr double, ptr %4473, i64 %4531
 store double 0.000000e+00, ptr %4533, align 8
 %4534 = load double, ptr %4526, align 8
 %4535 = fneg nsz contract double %4534
 %4536 = fcmp nsz contract olt double %4523, %4535
 %4537 = select i1 %4536, double %4535, double %4523
 %4538 = icmp eq i64 %3823, %4525
 br i1 %4538, label %4481, label %4522
4539:
 %4540 = add nsw i64 %4494, -1
 br i1 %4491, label %4506, label %4541
4541:
 %4542 = phi double [ %4504, %4503 ], [ 0.000000e+00, %4539 ]
 %4543 = phi i64 [ %4544, %4503 ], [ 0, %4539 ]
 %4544 = add nuw nsw i64 %4543, 1
 %4545 = icmp slt i64 %4543, %3821
 %4546 = mul nuw nsw i64 %4543, 3
 %4547 = add nsw i64 %4543, %4492
 %4548 = select i1 %4545, i64 %4546, i64 %4547
 %4549 = getelementptr double, ptr %4473, i64 %4543
 %4550 = load double, ptr %4549, align 8
 %4551 = getelementptr double, ptr %4476, i64 %4543
 %4552 = load double, ptr %4551, align 8
 %4553 = icmp slt i64 %4548, 0
 %4554 = select i1 %4553, i64 %4465, i64 0
 %4555 = add i64 %4554, %4548
 %4556 = mul i64 %4555, %4465
 %4557 = getelementptr double, ptr %4466, i64 %4556
 %4558 = getelementptr double, ptr %4557, i64 %4555
 %4559 = load double, ptr %4558, align 8
 %4560 = fdiv nsz contract double %4552, %4559
 %4561 = fsub nsz contract double %4550, %4560
 %4562 = fcmp nsz contract olt double %4561, 0.000000e+00
 %4563 = select i1 %4562, double 0.000000e+00, double %4561
 %4564 = fsub nsz contract double %4563, %4550
 %4565 = fcmp nsz contract une double %4564, 0.000000e+00
 br i1 %4565, label %4496, label %4503
4566:
 %4567 = phi i64 [ 0, %4496 ], [ %4568, %4566 ]
 %4568 = add nuw nsw i64 %4567, 1
 %4569 = icmp slt i64 %4567, %3821
 %4570 = mul nuw nsw i64 %4567, 3
 %4571 = add nsw i64 %4567, %4492
 %4572 = select i1 %4569, i64 %4570, i64 %4571
 %4573 = getelementptr double, ptr %4476, i64 %4567
 %4574 = load double, ptr %4573, align 8
 %4575 = icmp slt i64 %4572, 0
 %4576 = select i1 %4575, i64 %4465, i64 0
 %4577 = getelementptr double, ptr %4557, i64 %4572
 %4578 = getelementptr double, ptr %4577, i64 %4576
 %4579 = load double, ptr %4578, align 8
 %4580 = fmul nsz contract double %4564, %4579
 %4581 = fadd nsz contract double %4574, %4580
 store double %4581, ptr %4573, align 8
 %4582 = icmp eq i64 %4490, %4568
 br i1 %4582, label %4498, label %4566
4583:
 %4584 = getelementptr inbounds nuw i8, ptr %28, i64 312
 %4585 = load i64, ptr %4584, align 1
 %4586 = add nsw i64 %4585, 1
 store i64 %4586, ptr %4584, align 1
 br i1 %4298, label %4587, label %4589
4587:
 %4588 = shl nuw i64 %3806, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %3807, i8 0, i64 %4588, i1 false)
 br label %4589
4589:
 br i1 %4491, label %4597, label %4784
4590:
 %4591 = icmp slt i64 %4785, %3821
 %4592 = mul nuw nsw i64 %4785, 3
 %4593 = add nsw i64 %4785, %4492
 %4594 = select i1 %4591, i64 %4592, i64 %4593
 call fastcc void @f6(ptr %46, ptr readonly %27, ptr %28, i64 %4594, double %4788, i64 %3821)
 br label %4595
4595:
 %4596 = icmp eq i64 %4786, %4490
 br i1 %4596, label %4597, label %4784
4597:
 call fastcc void @f7(ptr %47, ptr readonly %27, ptr %28)
 br i1 %4315, label %4598, label %4872
4598:
 %4599 = phi i64 [ %4600, %4598 ], [ 0, %4597 ]
 %4600 = add nuw nsw i64 %4599, 1
 %4601 = getelementptr double, ptr %3820, i64 %4599
 %4602 = load double, ptr %4601, align 8
 %4603 = getelementptr double, ptr %3817, i64 %4599
 store double %4602, ptr %4603, align 8
 %4604 = icmp eq i64 %3816, %4600
 br i1 %4604, label %4872, label %4598
4605:
 %4606 = phi i64 [ %3834, %3833 ], [ 0, %3830 ]
 %4607 = shl i64 %4606, 4
 %4608 = getelementptr i8, ptr %3797, i64 %4607
 %4609 = getelementptr i8, ptr %4608, i64 8
 %4610 = load i64, ptr %4609, align 8
 %4611 = mul i64 %4606, 48
 %4612 = getelementptr i8, ptr %3793, i64 %4611
 %4613 = add nsw i64 %4610, %3827
 %4614 = add nsw i64 %4610, %3816
 br label %4615
4615:
 %4616 = phi i64 [ 0, %4605 ], [ %4617, %4615 ]
 %4617 = add nuw nsw i64 %4616, 1
 %4618 = getelementptr double, ptr %4612, i64 %4616
 %4619 = load double, ptr %4618, align 8
 %4620 = add nsw i64 %4613, %4616
 %4621 = icmp slt i64 %4620, 0
 %4622 = select i1 %4621, i64 %18, i64 0
 %4623 = getelementptr double, ptr %17, i64 %4620
 %4624 = getelementptr double, ptr %4623, i64 %4622
 %4625 = load double, ptr %4624, align 8
 %4626 = fsub nsz contract double %4619, %4625
 %4627 = add nsw i64 %4614, %4616
 %4628 = icmp slt i64 %4627, 0
 %4629 = select i1 %4628, i64 %16, i64 0
 %4630 = getelementptr double, ptr %15, i64 %4627
 %4631 = getelementptr double, ptr %4630, i64 %4629
 store double %4626, ptr %4631, align 8
 %4632 = icmp eq i64 %4617, 6
 br i1 %4632, label %3833, label %4615
4633:
 %4634 = load i64, ptr %82, align 1
 br label %4635
4635:
 %4636 = phi i64 [ %4634, %4633 ], [ %3845, %3842 ]
 %4637 = load i64, ptr %3801, align 1
 %4638 = inttoptr i64 %4637 to ptr
 %4639 = getelementptr inbounds nuw i8, ptr %28, i64 504
 %4640 = load i64, ptr %4639, align 1
 %4641 = inttoptr i64 %4640 to ptr
 %4642 = getelementptr inbounds nuw i8, ptr %28, i64 536
 %4643 = load i64, ptr %4642, align 1
 %4644 = inttoptr i64 %4643 to ptr
 %4645 = getelementptr inbounds nuw i8, ptr %28, i64 544
 %4646 = load i64, ptr %4645, align 1
 %4647 = inttoptr i64 %4646 to ptr
 %4648 = getelementptr inbounds nuw i8, ptr %28, i64 552
 %4649 = load i64, ptr %4648, align 1
 %4650 = inttoptr i64 %4649 to ptr
 %4651 = load i64, ptr %403, align 1
 %4652 = tail call i64 @llvm.smax.i64(i64 %4651, i64 0)
 %4653 = icmp slt i64 %4651, 1
 br i1 %4653, label %4654, label %4680
4654:
 %4655 = phi double [ 0.000000e+00, %4635 ], [ %4688, %4680 ]
 %4656 = getelementptr inbounds nuw i8, ptr %27, i64 24
 %4657 = load double, ptr %4656, align 1
 %4658 = fcmp nsz contract ugt double %4655, %4657
 br i1 %4658, label %4659, label %4712
4659:
 %4660 = icmp slt i64 %4636, 1
 br i1 %4660, label %4667, label %4690
4661:
 %4662 = add nuw nsw i64 %4691, 1
 %4663 = icmp eq i64 %4636, %4662
 br i1 %4663, label %4664, label %4690
4664:
 %4665 = load i64, ptr %403, align 1
 %4666 = tail call i64 @llvm.smax.i64(i64 %4665, i64 0)
 br label %4667
4667:
 %4668 = phi i64 [ %4666, %4664 ], [ %4652, %4659 ]
 %4669 = phi i64 [ %4665, %4664 ], [ %4651, %4659 ]
 %4670 = icmp slt i64 %4669, 1
 br i1 %4670, label %4671, label %4702
4671:
 %4672 = getelementptr inbounds nuw i8, ptr %27, i64 144
 %4673 = load i64, ptr %4672, align 1
 %4674 = load double, ptr %4656, align 1
 %4675 = fmul nsz contract double %4674, 1.000000e-01
 %4676 = fmul nsz contract double %4655, 1.000000e-02
 %4677 = fcmp nsz contract ogt double %4676, %4675
 %4678 = select i1 %4677, double %4676, double %4675
 call fastcc void @f8(ptr %38, ptr readonly %27, ptr readonly %28, i64 %4673, double 0.000000e+00, double %4678)
 call fastcc void @f9(ptr %39, ptr readonly %27, ptr readonly %28, ptr %4638, i64 6)
 %4679 = load i64, ptr %82, align 1
 br label %4712
4680:
 %4681 = phi double [ %4688, %4680 ], [ 0.000000e+00, %4635 ]
 %4682 = phi i64 [ %4683, %4680 ], [ 0, %4635 ]
 %4683 = add nuw nsw i64 %4682, 1
 %4684 = getelementptr double, ptr %4641, i64 %4682
 %4685 = load double, ptr %4684, align 8
 %4686 = fneg nsz contract double %4685
 %4687 = fcmp nsz contract olt double %4681, %4686
 %4688 = select i1 %4687, double %4686, double %4681
 %4689 = icmp eq i64 %4651, %4683
 br i1 %4689, label %4654, label %4680
4690:
 %4691 = phi i64 [ %4662, %4661 ], [ 0, %4659 ]
 %4692 = shl i64 %4691, 7
 %4693 = getelementptr i8, ptr %4647, i64 %4692
 %4694 = mul i64 %4691, 144
 %4695 = getelementptr i8, ptr %4650, i64 %4694
 br label %4696
4696:
 %4697 = phi i64 [ 0, %4690 ], [ %4698, %4696 ]
 %4698 = add nuw nsw i64 %4697, 1
 %4699 = getelementptr double, ptr %4693, i64 %4697
 store double 0.000000e+00, ptr %4699, align 8
 %4700 = getelementptr double, ptr %4695, i64 %4697
 store double 0.000000e+00, ptr %4700, align 8
 %4701 = icmp eq i64 %4698, 6
 br i1 %4701, label %4661, label %4696
4702:
 %4703 = phi i64 [ %4704, %4702 ], [ 0, %4667 ]
 %4704 = add nuw nsw i64 %4703, 1
 %4705 = shl i64 %4703, 8
 %4706 = getelementptr i8, ptr %4644, i64 %4705
 %4707 = getelementptr double, ptr %4641, i64 %4703
 %4708 = load double, ptr %4707, align 8
 %4709 = getelementptr i8, ptr %4706, i64 168
 store double %4708, ptr %4709, align 8
 %4710 = getelementptr i8, ptr %4706, i64 176
 %4711 = icmp eq i64 %4704, %4668
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(32) %4710, i8 0, i64 32, i1 false)
 br i1 %4711, label %4671, label %4702
4712:
 %4713 = phi i64 [ %4636, %4654 ], [ %4679, %4671 ]
 %4714 = icmp slt i64 %4713, 1
 br i1 %4714, label %4290, label %4715
4715:
 %4716 = phi i64 [ %4288, %4287 ], [ 0, %4712 ]
 %4717 = shl i64 %4716, 4
 %4718 = getelementptr i8, ptr %3797, i64 %4717
 %4719 = getelementptr i8, ptr %4718, i64 8
 %4720 = load i64, ptr %4719, align 8
 %4721 = mul i64 %4716, 48
 %4722 = getelementptr i8, ptr %3794, i64 %4721
 br label %4723
4723:
 %4724 = phi i64 [ 0, %4715 ], [ %4725, %4723 ]
 %4725 = add nuw nsw i64 %4724, 1
 %4726 = getelementptr double, ptr %4722, i64 %4724
 %4727 = load double, ptr %4726, align 8
 %4728 = add nsw i64 %4724, %4720
 %4729 = icmp slt i64 %4728, 0
 %4730 = select i1 %4729, i64 %3816, i64 0
 %4731 = getelementptr double, ptr %3817, i64 %4728
 %4732 = getelementptr double, ptr %4731, i64 %4730
 store double %4727, ptr %4732, align 8
 %4733 = icmp eq i64 %4725, 6
 br i1 %4733, label %4287, label %4723
4734:
 %4735 = phi i64 [ %4736, %4734 ], [ 0, %4314 ]
 %4736 = add nuw nsw i64 %4735, 1
 %4737 = getelementptr double, ptr %3800, i64 %4735
 %4738 = load double, ptr %4737, align 8
 %4739 = add nuw i64 %4735, %3816
 %4740 = getelementptr double, ptr %3820, i64 %4735
 %4741 = load double, ptr %4740, align 8
 %4742 = fadd nsz contract double %4738, %4741
 %4743 = add nsw i64 %4735, %3827
 %4744 = icmp slt i64 %4743, 0
 %4745 = select i1 %4744, i64 %18, i64 0
 %4746 = getelementptr double, ptr %17, i64 %4743
 %4747 = getelementptr double, ptr %4746, i64 %4745
 %4748 = load double, ptr %4747, align 8
 %4749 = fsub nsz contract double %4742, %4748
 %4750 = icmp slt i64 %4739, 0
 %4751 = select i1 %4750, i64 %16, i64 0
 %4752 = getelementptr double, ptr %15, i64 %4739
 %4753 = getelementptr double, ptr %4752, i64 %4751
 store double %4749, ptr %4753, align 8
 %4754 = fmul nsz contract double %29, %4742
 %4755 = getelementptr double, ptr %15, i64 %4735
 store double %4754, ptr %4755, align 8
 %4756 = icmp eq i64 %3816, %4736
 br i1 %4756, label %4316, label %4734
4757:
 %4758 = phi i64 [ %4759, %4757 ], [ 0, %4338 ]
 %4759 = add nuw nsw i64 %4758, 1
 %4760 = getelementptr double, ptr %3800, i64 %4758
 %4761 = load double, ptr %4760, align 8
 %4762 = getelementptr double, ptr %3820, i64 %4758
 %4763 = load double, ptr %4762, align 8
 %4764 = fadd nsz contract double %4761, %4763
 %4765 = fmul nsz contract double %29, %4764
 %4766 = getelementptr double, ptr %15, i64 %4758
 store double %4765, ptr %4766, align 8
 %4767 = icmp eq i64 %3816, %4759
 br i1 %4767, label %4340, label %4757
4768:
 %4769 = phi i64 [ 0, %4343 ], [ %4770, %4768 ]
 %4770 = add nuw nsw i64 %4769, 1
 %4771 = add nsw i64 %4769, %3816
 %4772 = icmp slt i64 %4771, 0
 %4773 = select i1 %4772, i64 %3799, i64 0
 %4774 = getelementptr double, ptr %3800, i64 %4771
 %4775 = getelementptr double, ptr %4774, i64 %4773
 %4776 = load double, ptr %4775, align 8
 %4777 = fmul nsz contract double %29, %4776
 %4778 = add nsw i64 %4769, %4344
 %4779 = icmp slt i64 %4778, 0
 %4780 = select i1 %4779, i64 %16, i64 0
 %4781 = getelementptr double, ptr %15, i64 %4778
 %4782 = getelementptr double, ptr %4781, i64 %4780
 store double %4777, ptr %4782, align 8
 %4783 = icmp eq i64 %4770, %4341
 br i1 %4783, label %4345, label %4768
4784:
 %4785 = phi i64 [ %4786, %4595 ], [ 0, %4589 ]
 %4786 = add nuw nsw i64 %4785, 1
 %4787 = getelementptr double, ptr %3812, i64 %4785
 %4788 = load double, ptr %4787, align 8
 %4789 = fcmp nsz contract une double %4788, 0.000000e+00
 br i1 %4789, label %4590, label %4595
4790:
 %4791 = phi double [ %5969, %5973 ], [ 0x7FF8000000000000, %5976 ]
 store double %4791, ptr %0, align 8
 br label %912
4792:
 %4793 = phi ptr [ %705, %704 ], [ %680, %679 ], [ %729, %728 ]
 store ptr %4793, ptr %1, align 8
 br label %912
4794:
 %4795 = getelementptr inbounds nuw i8, ptr %28, i64 208
 %4796 = load i64, ptr %4795, align 1
 %4797 = icmp eq i64 %4796, 0
 br i1 %4797, label %915, label %914
4798:
 %4799 = phi ptr [ %59, %1251 ], [ %63, %1259 ], [ %66, %1263 ]
 %4800 = load ptr, ptr %4799, align 8
 store ptr %4800, ptr %1, align 8
 br label %912
4801:
 %4802 = getelementptr inbounds nuw i8, ptr %27, i64 344
 %4803 = load i64, ptr %4802, align 1
 %4804 = load i64, ptr %82, align 1
 %4805 = inttoptr i64 %4803 to ptr
 %4806 = load i64, ptr %84, align 1
 %4807 = inttoptr i64 %4806 to ptr
 %4808 = load i64, ptr %1069, align 1
 %4809 = inttoptr i64 %4808 to ptr
 %4810 = load i64, ptr %1072, align 1
 %4811 = inttoptr i64 %4810 to ptr
 %4812 = icmp slt i64 %4804, 1
 br i1 %4812, label %4863, label %4819
4813:
 %4814 = add nuw nsw i64 %4822, 1
 %4815 = icmp eq i64 %4804, %4814
 br i1 %4815, label %4863, label %4819
4816:
 %4817 = add nuw nsw i64 %4832, 1
 %4818 = icmp eq i64 %4817, 6
 br i1 %4818, label %4813, label %4829
4819:
 %4820 = phi double [ %4861, %4813 ], [ 0.000000e+00, %4801 ]
 %4821 = phi double [ %4856, %4813 ], [ 0.000000e+00, %4801 ]
 %4822 = phi i64 [ %4814, %4813 ], [ 0, %4801 ]
 %4823 = mul i64 %4822, 768
 %4824 = getelementptr i8, ptr %4805, i64 %4823
 %4825 = mul i64 %4822, 6
 %4826 = getelementptr double, ptr %4807, i64 %4825
 %4827 = getelementptr double, ptr %4809, i64 %4825
 %4828 = getelementptr double, ptr %4811, i64 %4825
 br label %4829
4829:
 %4830 = phi double [ %4820, %4819 ], [ %4861, %4816 ]
 %4831 = phi double [ %4821, %4819 ], [ %4856, %4816 ]
 %4832 = phi i64 [ 0, %4819 ], [ %4817, %4816 ]
 %4833 = getelementptr double, ptr %4826, i64 %4832
 %4834 = load double, ptr %4833, align 8
 %4835 = getelementptr double, ptr %4828, i64 %4832
 %4836 = load double, ptr %4835, align 8
 %4837 = fadd nsz contract double %4834, %4836
 %4838 = fmul nsz contract double %4837, 5.000000e-01
 %4839 = mul nuw nsw i64 %4832, 48
 %4840 = getelementptr i8, ptr %4824, i64 %4839
 %4841 = getelementptr i8, ptr %4840, i64 96
 br label %4842
4842:
 %4843 = phi double [ %4830, %4829 ], [ %4861, %4842 ]
 %4844 = phi double [ %4831, %4829 ], [ %4856, %4842 ]
 %4845 = phi i64 [ 0, %4829 ], [ %4846, %4842 ]
 %4846 = add nuw nsw i64 %4845, 1
 %4847 = getelementptr double, ptr %4841, i64 %4845
 %4848 = load double, ptr %4847, align 8
 %4849 = fmul nsz contract double %4838, %4848
 %4850 = getelementptr double, ptr %4827, i64 %4845
 %4851 = load double, ptr %4850, align 8
 %4852 = getelementptr double, ptr %4826, i64 %4845
 %4853 = load double, ptr %4852, align 8
 %4854 = fsub nsz contract double %4851, %4853
 %4855 = fmul nsz contract double %4849, %4854
 %4856 = fadd nsz contract double %4844, %4855
 %4857 = getelementptr double, ptr %4828, i64 %4845
 %4858 = load double, ptr %4857, align 8
 %4859 = fsub nsz contract double %4858, %4853
 %4860 = fmul nsz contract double %4849, %4859
 %4861 = fadd nsz contract double %4843, %4860
 %4862 = icmp eq i64 %4846, 6
 br i1 %4862, label %4816, label %4842
4863:
 %4864 = phi double [ 0.000000e+00, %4801 ], [ %4856, %4813 ]
 %4865 = phi double [ 0.000000e+00, %4801 ], [ %4861, %4813 ]
 %4866 = getelementptr inbounds nuw i8, ptr %28, i64 24
 store double %4864, ptr %4866, align 1
 %4867 = getelementptr inbounds nuw i8, ptr %28, i64 32
 store double %4865, ptr %4867, align 1
 br label %3792
4868:
 %4869 = phi ptr [ %49, %3610 ], [ %52, %3613 ]
 %4870 = load ptr, ptr %4869, align 8
 store ptr %4870, ptr %1, align 8
 br label %912
4871:
 store ptr null, ptr %1, align 8
 br label %912
4872:
 %4873 = phi i1 [ true, %4597 ], [ %4658, %4290 ], [ false, %4481 ], [ true, %4598 ]
 %4874 = load i64, ptr %91, align 1
 %4875 = load i64, ptr %93, align 1
 %4876 = inttoptr i64 %4874 to ptr
 %4877 = getelementptr inbounds nuw i8, ptr %28, i64 416
 %4878 = load i64, ptr %4877, align 1
 %4879 = load i64, ptr %3815, align 1
 %4880 = add nsw i64 %4879, %4875
 %4881 = inttoptr i64 %4878 to ptr
 %4882 = load i64, ptr %96, align 1
 %4883 = load i64, ptr %98, align 1
 %4884 = inttoptr i64 %4882 to ptr
 %4885 = icmp slt i64 %22, 1
 br i1 %4885, label %4886, label %5089
4886:
 %4887 = getelementptr inbounds nuw i8, ptr %27, i64 32
 %4888 = load i64, ptr %4887, align 1
 %4889 = icmp eq i64 %4888, 0
 br i1 %4889, label %4912, label %4890
4890:
 %4891 = load i64, ptr %93, align 1
 %4892 = getelementptr inbounds nuw i8, ptr %28, i64 96
 %4893 = load i64, ptr %4892, align 1
 %4894 = icmp slt i64 %4891, 1
 br i1 %4894, label %4902, label %4895
4895:
 %4896 = phi i64 [ %4897, %4895 ], [ 0, %4890 ]
 %4897 = add nuw nsw i64 %4896, 1
 %4898 = getelementptr double, ptr %4876, i64 %4896
 %4899 = load double, ptr %4898, align 8
 %4900 = getelementptr double, ptr %4881, i64 %4896
 store double %4899, ptr %4900, align 8
 %4901 = icmp eq i64 %4891, %4897
 br i1 %4901, label %4902, label %4895
4902:
 %4903 = load i64, ptr %3815, align 1
 %4904 = icmp slt i64 %4903, 1
 br i1 %4904, label %4905, label %5098
4905:
 %4906 = load i64, ptr %4887, align 1
 %4907 = inttoptr i64 %4906 to ptr
 tail call void %4907(ptr %4881, ptr %4884)
 %4908 = icmp slt i64 %4, 0
 %4909 = select i1 %4908, i64 %16, i64 0
 %4910 = add i64 %4909, %4
 %4911 = icmp slt i64 %4910, 0
 br i1 %4911, label %5124, label %5125
4912:
 %4913 = getelementptr inbounds nuw i8, ptr %27, i64 312
 %4914 = load i64, ptr %4913, align 1
 %4915 = getelementptr inbounds nuw i8, ptr %27, i64 192
 %4916 = load i64, ptr %4915, align 1
 %4917 = shl nsw i64 %4916, 1
 %4918 = inttoptr i64 %4914 to ptr
 %4919 = getelementptr inbounds nuw i8, ptr %27, i64 336
 %4920 = load i64, ptr %4919, align 1
 %4921 = load i64, ptr %3811, align 1
 %4922 = inttoptr i64 %4920 to ptr
 %4923 = getelementptr inbounds nuw i8, ptr %27, i64 320
 %4924 = load i64, ptr %4923, align 1
 %4925 = inttoptr i64 %4924 to ptr
 %4926 = load i64, ptr %87, align 1
 %4927 = load i64, ptr %3810, align 1
 %4928 = inttoptr i64 %4926 to ptr
 %4929 = getelementptr inbounds nuw i8, ptr %28, i64 992
 %4930 = load i64, ptr %4929, align 1
 %4931 = inttoptr i64 %4930 to ptr
 %4932 = getelementptr inbounds nuw i8, ptr %28, i64 648
 %4933 = load i64, ptr %4932, align 1
 %4934 = add nsw i64 %4927, %4921
 %4935 = inttoptr i64 %4933 to ptr
 %4936 = getelementptr inbounds nuw i8, ptr %28, i64 688
 %4937 = load i64, ptr %4936, align 1
 %4938 = inttoptr i64 %4937 to ptr
 %4939 = getelementptr inbounds nuw i8, ptr %28, i64 664
 %4940 = load i64, ptr %4939, align 1
 %4941 = inttoptr i64 %4940 to ptr
 %4942 = getelementptr inbounds nuw i8, ptr %28, i64 672
 %4943 = load i64, ptr %4942, align 1
 %4944 = inttoptr i64 %4943 to ptr
 %4945 = load i64, ptr %403, align 1
 store i8 0, ptr %36, align 1
 call fastcc void @f4(ptr %36, ptr readonly %27, ptr %28)
 %4946 = load i8, ptr %36, align 1
 %4947 = icmp eq i8 %4946, 0
 br i1 %4947, label %4949, label %4948
4948:
 call fastcc void @f5(ptr %37, ptr readonly %27, ptr %28)
 br label %4949
4949:
 %4950 = load i64, ptr %3822, align 1
 %4951 = add nsw i64 %4950, %4945
 %4952 = icmp slt i64 %4951, 1
 br i1 %4952, label %5153, label %4953
4953:
 %4954 = getelementptr inbounds nuw i8, ptr %28, i64 656
 %4955 = getelementptr inbounds nuw i8, ptr %28, i64 624
 %4956 = getelementptr inbounds nuw i8, ptr %28, i64 752
 %4957 = getelementptr inbounds nuw i8, ptr %28, i64 760
 br label %5080
4958:
 %4959 = load i64, ptr %4954, align 1
 %4960 = load i64, ptr %3810, align 1
 %4961 = load i64, ptr %3811, align 1
 %4962 = add nsw i64 %4961, %4960
 %4963 = inttoptr i64 %4959 to ptr
 %4964 = getelementptr i64, ptr %4963, i64 %5082
 %4965 = load i64, ptr %4964, align 8
 %4966 = icmp eq i64 %4965, %5082
 br i1 %4966, label %4985, label %4967
4967:
 %4968 = phi i64 [ %4978, %4967 ], [ %5082, %4958 ]
 %4969 = icmp slt i64 %4968, 0
 %4970 = select i1 %4969, i64 %4962, i64 0
 %4971 = getelementptr i64, ptr %4963, i64 %4968
 %4972 = getelementptr i64, ptr %4971, i64 %4970
 %4973 = load i64, ptr %4972, align 8
 %4974 = icmp slt i64 %4973, 0
 %4975 = select i1 %4974, i64 %4962, i64 0
 %4976 = getelementptr i64, ptr %4963, i64 %4973
 %4977 = getelementptr i64, ptr %4976, i64 %4975
 %4978 = load i64, ptr %4977, align 8
 store i64 %4978, ptr %4972, align 8
 %4979 = icmp slt i64 %4978, 0
 %4980 = select i1 %4979, i64 %4962, i64 0
 %4981 = getelementptr i64, ptr %4963, i64 %4978
 %4982 = getelementptr i64, ptr %4981, i64 %4980
 %4983 = load i64, ptr %4982, align 8
 %4984 = icmp eq i64 %4983, %4978
 br i1 %4984, label %4985, label %4967
4985:
 %4986 = phi i64 [ %5082, %4958 ], [ %4978, %4967 ]
 %4987 = icmp slt i64 %4986, 0
 %4988 = select i1 %4987, i64 %4934, i64 0
 %4989 = add i64 %4988, %4986
 %4990 = getelementptr double, ptr %4941, i64 %4989
 %4991 = load double, ptr %4990, align 8
 %4992 = fcmp nsz contract ogt double %4991, 0.000000e+00
 %4993 = fcmp nsz contract ogt double %5085, 0.000000e+00
 %4994 = select i1 %4992, i1 %4993, i1 false
 br i1 %4994, label %4995, label %5042
4995:
 %4996 = getelementptr double, ptr %4944, i64 %4989
 %4997 = load double, ptr %4996, align 8
 %4998 = fdiv nsz contract double %4991, %4997
 %4999 = fcmp nsz contract ogt double %4998, 1.000000e+00
 %5000 = select i1 %4999, double 1.000000e+00, double %4998
 %5001 = fmul nsz contract double %5085, %5000
 br label %5042
5002:
 %5003 = icmp slt i64 %5082, %4945
 br i1 %5003, label %5004, label %5029
5004:
 %5005 = mul nuw nsw i64 %5082, 3
 %5006 = load i64, ptr %4955, align 1
 %5007 = inttoptr i64 %5006 to ptr
 %5008 = load i64, ptr %4956, align 1
 %5009 = inttoptr i64 %5008 to ptr
 %5010 = load i64, ptr %4957, align 1
 %5011 = inttoptr i64 %5010 to ptr
 %5012 = load i64, ptr %919, align 1
 %5013 = inttoptr i64 %5012 to ptr
 %5014 = getelementptr double, ptr %5007, i64 %5005
 %5015 = load double, ptr %5014, align 8
 %5016 = getelementptr double, ptr %5011, i64 %5005
 %5017 = load double, ptr %5016, align 8
 %5018 = fadd nsz contract double %5015, %5017
 %5019 = getelementptr double, ptr %5009, i64 %5005
 %5020 = load double, ptr %5019, align 8
 %5021 = fsub nsz contract double %5018, %5020
 %5022 = fmul nsz contract double %5021, 5.000000e-01
 %5023 = getelementptr double, ptr %5013, i64 %5005
 %5024 = load double, ptr %5023, align 8
 %5025 = fmul nsz contract double %5024, %5022
 %5026 = fadd nsz contract double %5085, %5025
 %5027 = fcmp nsz contract olt double %5026, 0.000000e+00
 %5028 = select i1 %5027, double 0.000000e+00, double %5026
 br label %5042
5029:
 %5030 = sub nsw i64 %5082, %4945
 %5031 = getelementptr i64, ptr %4931, i64 %5030
 %5032 = load i64, ptr %5031, align 8
 %5033 = icmp slt i64 %5032, 0
 %5034 = select i1 %5033, i64 %4921, i64 0
 %5035 = getelementptr i64, ptr %4925, i64 %5032
 %5036 = getelementptr i64, ptr %5035, i64 %5034
 %5037 = load i64, ptr %5036, align 8
 %5038 = icmp eq i64 %5037, 0
 br i1 %5038, label %5042, label %5039
5039:
 %5040 = fcmp nsz contract olt double %5085, 0.000000e+00
 %5041 = select i1 %5040, double 0.000000e+00, double %5085
 br label %5042
5042:
 %5043 = phi double [ 0.000000e+00, %5029 ], [ %5028, %5004 ], [ %5041, %5039 ], [ %5001, %4995 ], [ 0.000000e+00, %4985 ]
 %5044 = icmp slt i64 %5082, %4945
 br i1 %5044, label %5053, label %5045
5045:
 %5046 = sub nsw i64 %5082, %4945
 %5047 = getelementptr i64, ptr %4931, i64 %5046
 %5048 = load i64, ptr %5047, align 8
 %5049 = icmp slt i64 %5048, 0
 %5050 = select i1 %5049, i64 %4921, i64 0
 %5051 = getelementptr i64, ptr %4922, i64 %5048
 %5052 = getelementptr i64, ptr %5051, i64 %5050
 br label %5067
5053:
 %5054 = shl i64 %5082, 5
 %5055 = getelementptr i8, ptr %4928, i64 %5054
 %5056 = getelementptr i8, ptr %5055, i64 16
 %5057 = load i64, ptr %5056, align 8
 %5058 = load i64, ptr %5086, align 8
 %5059 = icmp eq i64 %5058, 0
 %5060 = zext i1 %5059 to i64
 %5061 = icmp slt i64 %5057, 0
 %5062 = select i1 %5061, i64 %4917, i64 0
 %5063 = shl i64 %5057, 4
 %5064 = getelementptr i8, ptr %4918, i64 %5063
 %5065 = getelementptr i64, ptr %5064, i64 %5060
 %5066 = getelementptr i64, ptr %5065, i64 %5062
 br label %5067
5067:
 %5068 = phi ptr [ %5066, %5053 ], [ %5052, %5045 ]
 %5069 = load i64, ptr %5068, align 8
 %5070 = add nsw i64 %5069, %4
 %5071 = icmp slt i64 %5070, 0
 %5072 = select i1 %5071, i64 %16, i64 0
 %5073 = getelementptr double, ptr %15, i64 %5070
 %5074 = getelementptr double, ptr %5073, i64 %5072
 %5075 = load double, ptr %5074, align 8
 %5076 = fadd nsz contract double %5043, %5075
 store double %5076, ptr %5074, align 8
 %5077 = fsub nsz contract double %5085, %5043
 %5078 = fadd nsz contract double %5081, %5077
 store double %5043, ptr %5084, align 8
 %5079 = icmp eq i64 %5083, %4951
 br i1 %5079, label %5153, label %5080
5080:
 %5081 = phi double [ 0.000000e+00, %4953 ], [ %5078, %5067 ]
 %5082 = phi i64 [ 0, %4953 ], [ %5083, %5067 ]
 %5083 = add nuw nsw i64 %5082, 1
 %5084 = getelementptr double, ptr %4935, i64 %5082
 %5085 = load double, ptr %5084, align 8
 %5086 = getelementptr i64, ptr %4938, i64 %5082
 %5087 = load i64, ptr %5086, align 8
 %5088 = icmp eq i64 %5087, 0
 br i1 %5088, label %5002, label %4958
5089:
 %5090 = phi i64 [ %5091, %5089 ], [ 0, %4872 ]
 %5091 = add nuw nsw i64 %5090, 1
 %5092 = add nsw i64 %5090, %4
 %5093 = icmp slt i64 %5092, 0
 %5094 = select i1 %5093, i64 %16, i64 0
 %5095 = getelementptr double, ptr %15, i64 %5092
 %5096 = getelementptr double, ptr %5095, i64 %5094
 store double 0.000000e+00, ptr %5096, align 8
 %5097 = icmp eq i64 %22, %5091
 br i1 %5097, label %4886, label %5089
5098:
 %5099 = phi i64 [ %5100, %5098 ], [ 0, %4902 ]
 %5100 = add nuw nsw i64 %5099, 1
 %5101 = load i64, ptr %3815, align 1
 %5102 = load i64, ptr %3824, align 1
 %5103 = add i64 %5099, %18
 %5104 = add i64 %5101, %5102
 %5105 = sub i64 %5103, %5104
 %5106 = icmp slt i64 %5105, 0
 %5107 = select i1 %5106, i64 %18, i64 0
 %5108 = getelementptr double, ptr %17, i64 %5105
 %5109 = getelementptr double, ptr %5108, i64 %5107
 %5110 = load double, ptr %5109, align 8
 %5111 = add nsw i64 %5101, %5099
 %5112 = icmp slt i64 %5111, 0
 %5113 = select i1 %5112, i64 %16, i64 0
 %5114 = getelementptr double, ptr %15, i64 %5111
 %5115 = getelementptr double, ptr %5114, i64 %5113
 %5116 = load double, ptr %5115, align 8
 %5117 = fadd nsz contract double %5110, %5116
 %5118 = add nsw i64 %5099, %4891
 %5119 = icmp slt i64 %5118, 0
 %5120 = select i1 %5119, i64 %4880, i64 0
 %5121 = getelementptr double, ptr %4881, i64 %5118
 %5122 = getelementptr double, ptr %5121, i64 %5120
 store double %5117, ptr %5122, align 8
 %5123 = icmp eq i64 %5100, %4903
 br i1 %5123, label %4905, label %5098
5124:
 br label %5125
5125:
 %5126 = phi i64 [ 0, %5124 ], [ %4910, %4905 ]
 %5127 = icmp slt i64 %4910, %16
 br i1 %5127, label %5129, label %5128
5128:
 br label %5129
5129:
 %5130 = phi i64 [ %16, %5128 ], [ %5126, %5125 ]
 %5131 = getelementptr double, ptr %15, i64 %5130
 %5132 = icmp slt i64 %4893, 1
 br i1 %5132, label %5140, label %5133
5133:
 %5134 = phi i64 [ %5135, %5133 ], [ 0, %5129 ]
 %5135 = add nuw nsw i64 %5134, 1
 %5136 = getelementptr double, ptr %4884, i64 %5134
 %5137 = load double, ptr %5136, align 8
 %5138 = getelementptr double, ptr %5131, i64 %5134
 store double %5137, ptr %5138, align 8
 %5139 = icmp eq i64 %4893, %5135
 br i1 %5139, label %5140, label %5133
5140:
 %5141 = icmp slt i64 %4893, 0
 %5142 = select i1 %5141, i64 %4883, i64 0
 %5143 = getelementptr double, ptr %4884, i64 %4893
 %5144 = getelementptr double, ptr %5143, i64 %5142
 %5145 = load double, ptr %5144, align 8
 %5146 = icmp slt i64 %4893, -1
 %5147 = select i1 %5146, i64 %4883, i64 0
 %5148 = getelementptr i8, ptr %5143, i64 8
 %5149 = getelementptr double, ptr %5148, i64 %5147
 %5150 = load double, ptr %5149, align 8
 %5151 = getelementptr inbounds nuw i8, ptr %28, i64 32
 store double %5145, ptr %5151, align 1
 %5152 = getelementptr inbounds nuw i8, ptr %28, i64 24
 store double %5150, ptr %5152, align 1
 br label %4912
5153:
 %5154 = phi double [ 0.000000e+00, %4949 ], [ %5078, %5067 ]
 %5155 = getelementptr inbounds nuw i8, ptr %28, i64 40
 store double %5154, ptr %5155, align 1
 store double 0.000000e+00, ptr %34, align 8
 store double 0.000000e+00, ptr %35, align 8
 %5156 = load i64, ptr %3813, align 1
 %5157 = inttoptr i64 %5156 to ptr
 %5158 = icmp slt i64 %18, 0
 %5159 = select i1 %5158, i64 %14, i64 0
 %5160 = add i64 %5159, %18
 %5161 = icmp slt i64 %5160, 0
 br i1 %5161, label %5921, label %5922
5162:
 %5163 = getelementptr inbounds nuw i8, ptr %27, i64 48
 %5164 = load i64, ptr %5163, align 1
 %5165 = icmp eq i64 %5164, 0
 br i1 %5165, label %5391, label %5326
5166:
 %5167 = load i64, ptr %3815, align 1
 %5168 = getelementptr inbounds nuw i8, ptr %27, i64 344
 %5169 = load i64, ptr %5168, align 1
 %5170 = inttoptr i64 %5169 to ptr
 %5171 = load i64, ptr %3795, align 1
 %5172 = inttoptr i64 %5171 to ptr
 %5173 = getelementptr inbounds nuw i8, ptr %27, i64 352
 %5174 = load i64, ptr %5173, align 1
 %5175 = inttoptr i64 %5174 to ptr
 %5176 = load i64, ptr %3802, align 1
 %5177 = inttoptr i64 %5176 to ptr
 %5178 = load i64, ptr %102, align 1
 %5179 = inttoptr i64 %5178 to ptr
 %5180 = getelementptr inbounds nuw i8, ptr %28, i64 1064
 %5181 = load i64, ptr %5180, align 1
 %5182 = inttoptr i64 %5181 to ptr
 %5183 = sub nsw i64 %18, %5167
 call fastcc void @f1(ptr %33, ptr readonly %27, ptr readonly %28, ptr %19, i64 %20, double 0.000000e+00, ptr %5175)
 %5184 = load i64, ptr %82, align 1
 %5185 = icmp slt i64 %5184, 1
 br i1 %5185, label %5325, label %5205
5186:
 %5187 = add nuw nsw i64 %5206, 1
 %5188 = icmp eq i64 %5184, %5187
 br i1 %5188, label %5325, label %5205
5189:
 %5190 = mul i64 %5206, 768
 %5191 = getelementptr i8, ptr %5170, i64 %5190
 %5192 = add nsw i64 %5214, %5183
 br label %5252
5193:
 %5194 = add nsw i64 %5192, 3
 br label %5268
5195:
 %5196 = add nuw nsw i64 %5253, 1
 %5197 = add nsw i64 %5253, %5192
 %5198 = icmp slt i64 %5197, 0
 %5199 = select i1 %5198, i64 %20, i64 0
 %5200 = getelementptr double, ptr %19, i64 %5197
 %5201 = getelementptr double, ptr %5200, i64 %5199
 store double %5266, ptr %5201, align 8
 %5202 = icmp eq i64 %5196, 3
 br i1 %5202, label %5193, label %5252
5203:
 %5204 = add nsw i64 %5214, %5167
 br label %5305
5205:
 %5206 = phi i64 [ %5187, %5186 ], [ 0, %5166 ]
 %5207 = mul i64 %5206, 96
 %5208 = getelementptr i8, ptr %5179, i64 %5207
 %5209 = mul i64 %5206, 48
 %5210 = getelementptr i8, ptr %5177, i64 %5209
 %5211 = shl i64 %5206, 4
 %5212 = getelementptr i8, ptr %5172, i64 %5211
 %5213 = getelementptr i8, ptr %5212, i64 8
 %5214 = load i64, ptr %5213, align 8
 %5215 = getelementptr i8, ptr %5210, i64 8
 %5216 = getelementptr i8, ptr %5210, i64 16
 %5217 = getelementptr i8, ptr %5210, i64 24
 %5218 = getelementptr i8, ptr %5210, i64 32
 %5219 = getelementptr i8, ptr %5210, i64 40
 br label %5220
5220:
 %5221 = phi i64 [ 0, %5205 ], [ %5222, %5220 ]
 %5222 = add nuw nsw i64 %5221, 1
 %5223 = getelementptr double, ptr %5208, i64 %5221
 %5224 = load double, ptr %5223, align 8
 %5225 = load double, ptr %5210, align 8
 %5226 = fmul nsz contract double %5224, %5225
 %5227 = add nuw nsw i64 %5221, 3
 %5228 = getelementptr double, ptr %5208, i64 %5227
 %5229 = load double, ptr %5228, align 8
 %5230 = load double, ptr %5215, align 8
 %5231 = fmul nsz contract double %5229, %5230
 %5232 = fadd nsz contract double %5226, %5231
 %5233 = getelementptr i8, ptr %5223, i64 48
 %5234 = load double, ptr %5233, align 8
 %5235 = load double, ptr %5216, align 8
 %5236 = fmul nsz contract double %5234, %5235
 %5237 = fadd nsz contract double %5232, %5236
 %5238 = getelementptr double, ptr %5182, i64 %5221
 store double %5237, ptr %5238, align 8
 %5239 = load double, ptr %5223, align 8
 %5240 = load double, ptr %5217, align 8
 %5241 = fmul nsz contract double %5239, %5240
 %5242 = load double, ptr %5228, align 8
 %5243 = load double, ptr %5218, align 8
 %5244 = fmul nsz contract double %5242, %5243
 %5245 = fadd nsz contract double %5241, %5244
 %5246 = load double, ptr %5233, align 8
 %5247 = load double, ptr %5219, align 8
 %5248 = fmul nsz contract double %5246, %5247
 %5249 = fadd nsz contract double %5245, %5248
 %5250 = getelementptr double, ptr %5182, i64 %5227
 store double %5249, ptr %5250, align 8
 %5251 = icmp eq i64 %5222, 3
 br i1 %5251, label %5189, label %5220
5252:
 %5253 = phi i64 [ 0, %5189 ], [ %5196, %5195 ]
 %5254 = mul nuw nsw i64 %5253, 48
 %5255 = getelementptr i8, ptr %5191, i64 %5254
 %5256 = getelementptr i8, ptr %5255, i64 384
 br label %5257
5257:
 %5258 = phi double [ 0.000000e+00, %5252 ], [ %5266, %5257 ]
 %5259 = phi i64 [ 0, %5252 ], [ %5260, %5257 ]
 %5260 = add nuw nsw i64 %5259, 1
 %5261 = getelementptr double, ptr %5256, i64 %5259
 %5262 = load double, ptr %5261, align 8
 %5263 = getelementptr double, ptr %5182, i64 %5259
 %5264 = load double, ptr %5263, align 8
 %5265 = fmul nsz contract double %5262, %5264
 %5266 = fadd nsz contract double %5258, %5265
 %5267 = icmp eq i64 %5260, 3
 br i1 %5267, label %5195, label %5257
5268:
 %5269 = phi i64 [ 0, %5193 ], [ %5270, %5268 ]
 %5270 = add nuw nsw i64 %5269, 1
 %5271 = icmp eq i64 %5270, 3
 %5272 = select i1 %5271, i64 0, i64 %5270
 %5273 = add nuw nsw i64 %5269, 2
 %5274 = urem i64 %5273, 3
 %5275 = getelementptr double, ptr %5182, i64 %5269
 %5276 = getelementptr i8, ptr %5275, i64 24
 %5277 = load double, ptr %5276, align 8
 %5278 = add nsw i64 %5272, %5192
 %5279 = icmp slt i64 %5278, 0
 %5280 = select i1 %5279, i64 %20, i64 0
 %5281 = getelementptr double, ptr %19, i64 %5278
 %5282 = getelementptr double, ptr %5281, i64 %5280
 %5283 = load double, ptr %5282, align 8
 %5284 = getelementptr double, ptr %5191, i64 %5274
 %5285 = getelementptr i8, ptr %5284, i64 744
 %5286 = load double, ptr %5285, align 8
 %5287 = fmul nsz contract double %5283, %5286
 %5288 = add nsw i64 %5274, %5192
 %5289 = icmp slt i64 %5288, 0
 %5290 = select i1 %5289, i64 %20, i64 0
 %5291 = getelementptr double, ptr %19, i64 %5288
 %5292 = getelementptr double, ptr %5291, i64 %5290
 %5293 = load double, ptr %5292, align 8
 %5294 = getelementptr double, ptr %5191, i64 %5272
 %5295 = getelementptr i8, ptr %5294, i64 744
 %5296 = load double, ptr %5295, align 8
 %5297 = fmul nsz contract double %5293, %5296
 %5298 = fsub nsz contract double %5297, %5287
 %5299 = fadd nsz contract double %5277, %5298
 %5300 = add nsw i64 %5194, %5269
 %5301 = icmp slt i64 %5300, 0
 %5302 = select i1 %5301, i64 %20, i64 0
 %5303 = getelementptr double, ptr %19, i64 %5300
 %5304 = getelementptr double, ptr %5303, i64 %5302
 store double %5299, ptr %5304, align 8
 br i1 %5271, label %5203, label %5268
5305:
 %5306 = phi i64 [ 0, %5203 ], [ %5307, %5305 ]
 %5307 = add nuw nsw i64 %5306, 1
 %5308 = add nsw i64 %5306, %5192
 %5309 = icmp slt i64 %5308, 0
 %5310 = select i1 %5309, i64 %20, i64 0
 %5311 = getelementptr double, ptr %19, i64 %5308
 %5312 = getelementptr double, ptr %5311, i64 %5310
 %5313 = load double, ptr %5312, align 8
 %5314 = select i1 %5309, i64 %18, i64 0
 %5315 = getelementptr double, ptr %17, i64 %5308
 %5316 = getelementptr double, ptr %5315, i64 %5314
 %5317 = load double, ptr %5316, align 8
 %5318 = fsub nsz contract double %5313, %5317
 %5319 = add nsw i64 %5204, %5306
 %5320 = icmp slt i64 %5319, 0
 %5321 = select i1 %5320, i64 %16, i64 0
 %5322 = getelementptr double, ptr %15, i64 %5319
 %5323 = getelementptr double, ptr %5322, i64 %5321
 store double %5318, ptr %5323, align 8
 %5324 = icmp eq i64 %5307, 6
 br i1 %5324, label %5186, label %5305
5325:
 br label %5391
5326:
 %5327 = getelementptr inbounds nuw i8, ptr %27, i64 360
 %5328 = load i64, ptr %5327, align 1
 %5329 = getelementptr inbounds nuw i8, ptr %27, i64 208
 %5330 = inttoptr i64 %5328 to ptr
 %5331 = getelementptr inbounds nuw i8, ptr %28, i64 432
 %5332 = load i64, ptr %5331, align 1
 %5333 = load i64, ptr %3815, align 1
 %5334 = inttoptr i64 %5332 to ptr
 %5335 = load i64, ptr %3824, align 1
 %5336 = getelementptr inbounds nuw i8, ptr %28, i64 424
 %5337 = load i64, ptr %5336, align 1
 %5338 = shl nsw i64 %18, 1
 %5339 = or disjoint i64 %5338, 1
 %5340 = add i64 %5339, %5333
 %5341 = inttoptr i64 %5337 to ptr
 %5342 = icmp slt i64 %18, 1
 br i1 %5342, label %5358, label %5343
5343:
 %5344 = add nsw i64 %5333, %18
 br label %5345
5345:
 %5346 = phi i64 [ 0, %5343 ], [ %5347, %5345 ]
 %5347 = add nuw nsw i64 %5346, 1
 %5348 = getelementptr double, ptr %19, i64 %5346
 %5349 = load double, ptr %5348, align 8
 %5350 = add nsw i64 %5344, %5346
 %5351 = icmp slt i64 %5350, 0
 %5352 = select i1 %5351, i64 %5340, i64 0
 %5353 = getelementptr double, ptr %5341, i64 %5350
 %5354 = getelementptr double, ptr %5353, i64 %5352
 store double %5349, ptr %5354, align 8
 %5355 = icmp eq i64 %5347, %18
 br i1 %5355, label %5356, label %5345
5356:
 %5357 = load i64, ptr %5163, align 1
 br label %5358
5358:
 %5359 = phi i64 [ %5357, %5356 ], [ %5164, %5326 ]
 %5360 = inttoptr i64 %5359 to ptr
 tail call void %5360(ptr %5341, ptr %5334)
 %5361 = load i64, ptr %5329, align 1
 %5362 = icmp slt i64 %5361, 1
 br i1 %5362, label %5391, label %5363
5363:
 %5364 = add i64 %5333, %5335
 %5365 = sub i64 %18, %5364
 br label %5366
5366:
 %5367 = phi i64 [ 0, %5363 ], [ %5368, %5366 ]
 %5368 = add nuw nsw i64 %5367, 1
 %5369 = getelementptr i64, ptr %5330, i64 %5367
 %5370 = load i64, ptr %5369, align 8
 %5371 = icmp slt i64 %5370, 0
 %5372 = add i64 %5370, %5333
 %5373 = select i1 %5371, i64 %5372, i64 %5370
 %5374 = getelementptr double, ptr %5334, i64 %5373
 %5375 = load double, ptr %5374, align 8
 %5376 = add nsw i64 %5365, %5370
 %5377 = icmp slt i64 %5376, 0
 %5378 = select i1 %5377, i64 %20, i64 0
 %5379 = getelementptr double, ptr %19, i64 %5376
 %5380 = getelementptr double, ptr %5379, i64 %5378
 store double %5375, ptr %5380, align 8
 %5381 = select i1 %5377, i64 %18, i64 0
 %5382 = getelementptr double, ptr %17, i64 %5376
 %5383 = getelementptr double, ptr %5382, i64 %5381
 %5384 = load double, ptr %5383, align 8
 %5385 = fsub nsz contract double %5375, %5384
 %5386 = icmp slt i64 %5372, 0
 %5387 = select i1 %5386, i64 %16, i64 0
 %5388 = getelementptr double, ptr %15, i64 %5372
 %5389 = getelementptr double, ptr %5388, i64 %5387
 store double %5385, ptr %5389, align 8
 %5390 = icmp eq i64 %5368, %5361
 br i1 %5390, label %5391, label %5366
5391:
 %5392 = phi i1 [ false, %5162 ], [ true, %5325 ], [ true, %5358 ], [ true, %5366 ]
 store double 0.000000e+00, ptr %34, align 8
 call fastcc void @f0(ptr %34, ptr readonly %27, ptr readonly %28, ptr %19, i64 %20)
 %5393 = load double, ptr %34, align 8
 br i1 %4873, label %5394, label %5557
5394:
 %5395 = load i64, ptr %3815, align 1
 %5396 = icmp slt i64 %5395, 1
 br i1 %5396, label %5950, label %5941
5397:
 %5398 = load i64, ptr %3815, align 1
 %5399 = getelementptr inbounds nuw i8, ptr %27, i64 344
 %5400 = load i64, ptr %5399, align 1
 %5401 = inttoptr i64 %5400 to ptr
 %5402 = load i64, ptr %3795, align 1
 %5403 = inttoptr i64 %5402 to ptr
 %5404 = getelementptr inbounds nuw i8, ptr %27, i64 352
 %5405 = load i64, ptr %5404, align 1
 %5406 = inttoptr i64 %5405 to ptr
 %5407 = load i64, ptr %3802, align 1
 %5408 = inttoptr i64 %5407 to ptr
 %5409 = load i64, ptr %102, align 1
 %5410 = inttoptr i64 %5409 to ptr
 %5411 = getelementptr inbounds nuw i8, ptr %28, i64 1064
 %5412 = load i64, ptr %5411, align 1
 %5413 = inttoptr i64 %5412 to ptr
 %5414 = sub nsw i64 %18, %5398
 call fastcc void @f1(ptr %32, ptr readonly %27, ptr readonly %28, ptr %19, i64 %20, double 0.000000e+00, ptr %5406)
 %5415 = load i64, ptr %82, align 1
 %5416 = icmp slt i64 %5415, 1
 br i1 %5416, label %5556, label %5436
5417:
 %5418 = add nuw nsw i64 %5437, 1
 %5419 = icmp eq i64 %5415, %5418
 br i1 %5419, label %5556, label %5436
5420:
 %5421 = mul i64 %5437, 768
 %5422 = getelementptr i8, ptr %5401, i64 %5421
 %5423 = add nsw i64 %5445, %5414
 br label %5483
5424:
 %5425 = add nsw i64 %5423, 3
 br label %5499
5426:
 %5427 = add nuw nsw i64 %5484, 1
 %5428 = add nsw i64 %5484, %5423
 %5429 = icmp slt i64 %5428, 0
 %5430 = select i1 %5429, i64 %20, i64 0
 %5431 = getelementptr double, ptr %19, i64 %5428
 %5432 = getelementptr double, ptr %5431, i64 %5430
 store double %5497, ptr %5432, align 8
 %5433 = icmp eq i64 %5427, 3
 br i1 %5433, label %5424, label %5483
5434:
 %5435 = add nsw i64 %5445, %5398
 br label %5536
5436:
 %5437 = phi i64 [ %5418, %5417 ], [ 0, %5397 ]
 %5438 = mul i64 %5437, 96
 %5439 = getelementptr i8, ptr %5410, i64 %5438
 %5440 = mul i64 %5437, 48
 %5441 = getelementptr i8, ptr %5408, i64 %5440
 %5442 = shl i64 %5437, 4
 %5443 = getelementptr i8, ptr %5403, i64 %5442
 %5444 = getelementptr i8, ptr %5443, i64 8
 %5445 = load i64, ptr %5444, align 8
 %5446 = getelementptr i8, ptr %5441, i64 8
 %5447 = getelementptr i8, ptr %5441, i64 16
 %5448 = getelementptr i8, ptr %5441, i64 24
 %5449 = getelementptr i8, ptr %5441, i64 32
 %5450 = getelementptr i8, ptr %5441, i64 40
 br label %5451
5451:
 %5452 = phi i64 [ 0, %5436 ], [ %5453, %5451 ]
 %5453 = add nuw nsw i64 %5452, 1
 %5454 = getelementptr double, ptr %5439, i64 %5452
 %5455 = load double, ptr %5454, align 8
 %5456 = load double, ptr %5441, align 8
 %5457 = fmul nsz contract double %5455, %5456
 %5458 = add nuw nsw i64 %5452, 3
 %5459 = getelementptr double, ptr %5439, i64 %5458
 %5460 = load double, ptr %5459, align 8
 %5461 = load double, ptr %5446, align 8
 %5462 = fmul nsz contract double %5460, %5461
 %5463 = fadd nsz contract double %5457, %5462
 %5464 = getelementptr i8, ptr %5454, i64 48
 %5465 = load double, ptr %5464, align 8
 %5466 = load double, ptr %5447, align 8
 %5467 = fmul nsz contract double %5465, %5466
 %5468 = fadd nsz contract double %5463, %5467
 %5469 = getelementptr double, ptr %5413, i64 %5452
 store double %5468, ptr %5469, align 8
 %5470 = load double, ptr %5454, align 8
 %5471 = load double, ptr %5448, align 8
 %5472 = fmul nsz contract double %5470, %5471
 %5473 = load double, ptr %5459, align 8
 %5474 = load double, ptr %5449, align 8
 %5475 = fmul nsz contract double %5473, %5474
 %5476 = fadd nsz contract double %5472, %5475
 %5477 = load double, ptr %5464, align 8
 %5478 = load double, ptr %5450, align 8
 %5479 = fmul nsz contract double %5477, %5478
 %5480 = fadd nsz contract double %5476, %5479
 %5481 = getelementptr double, ptr %5413, i64 %5458
 store double %5480, ptr %5481, align 8
 %5482 = icmp eq i64 %5453, 3
 br i1 %5482, label %5420, label %5451
5483:
 %5484 = phi i64 [ 0, %5420 ], [ %5427, %5426 ]
 %5485 = mul nuw nsw i64 %5484, 48
 %5486 = getelementptr i8, ptr %5422, i64 %5485
 %5487 = getelementptr i8, ptr %5486, i64 384
 br label %5488
5488:
 %5489 = phi double [ 0.000000e+00, %5483 ], [ %5497, %5488 ]
 %5490 = phi i64 [ 0, %5483 ], [ %5491, %5488 ]
 %5491 = add nuw nsw i64 %5490, 1
 %5492 = getelementptr double, ptr %5487, i64 %5490
 %5493 = load double, ptr %5492, align 8
 %5494 = getelementptr double, ptr %5413, i64 %5490
 %5495 = load double, ptr %5494, align 8
 %5496 = fmul nsz contract double %5493, %5495
 %5497 = fadd nsz contract double %5489, %5496
 %5498 = icmp eq i64 %5491, 3
 br i1 %5498, label %5426, label %5488
5499:
 %5500 = phi i64 [ 0, %5424 ], [ %5501, %5499 ]
 %5501 = add nuw nsw i64 %5500, 1
 %5502 = icmp eq i64 %5501, 3
 %5503 = select i1 %5502, i64 0, i64 %5501
 %5504 = add nuw nsw i64 %5500, 2
 %5505 = urem i64 %5504, 3
 %5506 = getelementptr double, ptr %5413, i64 %5500
 %5507 = getelementptr i8, ptr %5506, i64 24
 %5508 = load double, ptr %5507, align 8
 %5509 = add nsw i64 %5503, %5423
 %5510 = icmp slt i64 %5509, 0
 %5511 = select i1 %5510, i64 %20, i64 0
 %5512 = getelementptr double, ptr %19, i64 %5509
 %5513 = getelementptr double, ptr %5512, i64 %5511
 %5514 = load double, ptr %5513, align 8
 %5515 = getelementptr double, ptr %5422, i64 %5505
 %5516 = getelementptr i8, ptr %5515, i64 744
 %5517 = load double, ptr %5516, align 8
 %5518 = fmul nsz contract double %5514, %5517
 %5519 = add nsw i64 %5505, %5423
 %5520 = icmp slt i64 %5519, 0
 %5521 = select i1 %5520, i64 %20, i64 0
 %5522 = getelementptr double, ptr %19, i64 %5519
 %5523 = getelementptr double, ptr %5522, i64 %5521
 %5524 = load double, ptr %5523, align 8
 %5525 = getelementptr double, ptr %5422, i64 %5503
 %5526 = getelementptr i8, ptr %5525, i64 744
 %5527 = load double, ptr %5526, align 8
 %5528 = fmul nsz contract double %5524, %5527
 %5529 = fsub nsz contract double %5528, %5518
 %5530 = fadd nsz contract double %5508, %5529
 %5531 = add nsw i64 %5425, %5500
 %5532 = icmp slt i64 %5531, 0
 %5533 = select i1 %5532, i64 %20, i64 0
 %5534 = getelementptr double, ptr %19, i64 %5531
 %5535 = getelementptr double, ptr %5534, i64 %5533
 store double %5530, ptr %5535, align 8
 br i1 %5502, label %5434, label %5499
5536:
 %5537 = phi i64 [ 0, %5434 ], [ %5538, %5536 ]
 %5538 = add nuw nsw i64 %5537, 1
 %5539 = add nsw i64 %5537, %5423
 %5540 = icmp slt i64 %5539, 0
 %5541 = select i1 %5540, i64 %20, i64 0
 %5542 = getelementptr double, ptr %19, i64 %5539
 %5543 = getelementptr double, ptr %5542, i64 %5541
 %5544 = load double, ptr %5543, align 8
 %5545 = select i1 %5540, i64 %18, i64 0
 %5546 = getelementptr double, ptr %17, i64 %5539
 %5547 = getelementptr double, ptr %5546, i64 %5545
 %5548 = load double, ptr %5547, align 8
 %5549 = fsub nsz contract double %5544, %5548
 %5550 = add nsw i64 %5435, %5537
 %5551 = icmp slt i64 %5550, 0
 %5552 = select i1 %5551, i64 %16, i64 0
 %5553 = getelementptr double, ptr %15, i64 %5550
 %5554 = getelementptr double, ptr %5553, i64 %5552
 store double %5549, ptr %5554, align 8
 %5555 = icmp eq i64 %5538, 6
 br i1 %5555, label %5417, label %5536
5556:
 br label %5557
5557:
 %5558 = tail call i64 @llvm.smax.i64(i64 %18, i64 0)
 br label %5559
5559:
 %5560 = phi i64 [ 0, %5557 ], [ %5563, %5562 ]
 %5561 = icmp eq i64 %5560, %5558
 br i1 %5561, label %5568, label %5562
5562:
 %5563 = add nuw i64 %5560, 1
 %5564 = getelementptr double, ptr %19, i64 %5560
 %5565 = load double, ptr %5564, align 8
 %5566 = fsub nsz contract double %5565, %5565
 %5567 = fcmp nsz contract ord double %5566, 0.000000e+00
 br i1 %5567, label %5559, label %5568
5568:
 %5569 = phi i64 [ %5560, %5562 ], [ -1, %5559 ]
 %5570 = icmp slt i64 %5569, 0
 %5571 = icmp ne i64 %3, 0
 %5572 = select i1 %5570, i1 %5571, i1 false
 br i1 %5572, label %5573, label %5615
5573:
 %5574 = icmp slt i64 %20, 1
 %5575 = inttoptr i64 %3 to ptr
 %5576 = tail call i64 @llvm.smax.i64(i64 %20, i64 -2)
 %5577 = add nsw i64 %5576, 2
 %5578 = icmp slt i64 %20, 0
 %5579 = select i1 %5578, i64 %24, i64 0
 %5580 = getelementptr double, ptr %23, i64 %20
 %5581 = getelementptr double, ptr %5580, i64 %5579
 br label %5582
5582:
 %5583 = phi i64 [ 12, %5573 ], [ %5597, %5593 ]
 %5584 = icmp eq i64 %5583, 0
 br i1 %5584, label %5968, label %5596
5585:
 br i1 %5574, label %5593, label %5586
5586:
 %5587 = phi i64 [ %5588, %5586 ], [ 0, %5585 ]
 %5588 = add nuw nsw i64 %5587, 1
 %5589 = getelementptr double, ptr %23, i64 %5587
 %5590 = load double, ptr %5589, align 8
 %5591 = getelementptr double, ptr %19, i64 %5587
 store double %5590, ptr %5591, align 8
 %5592 = icmp eq i64 %20, %5588
 br i1 %5592, label %5593, label %5586
5593:
 %5594 = load double, ptr %5581, align 8
 %5595 = fcmp nsz contract ugt double %5594, %5
 br i1 %5595, label %5582, label %5615
5596:
 %5597 = add nsw i64 %5583, -1
 br i1 %5574, label %5605, label %5598
5598:
 %5599 = phi i64 [ %5600, %5598 ], [ 0, %5596 ]
 %5600 = add nuw nsw i64 %5599, 1
 %5601 = getelementptr double, ptr %19, i64 %5599
 %5602 = load double, ptr %5601, align 8
 %5603 = getelementptr double, ptr %25, i64 %5599
 store double %5602, ptr %5603, align 8
 %5604 = icmp eq i64 %20, %5600
 br i1 %5604, label %5605, label %5598
5605:
 tail call void %5575(ptr %25, ptr %23)
 br label %5606
5606:
 %5607 = phi i64 [ 0, %5605 ], [ %5610, %5609 ]
 %5608 = icmp eq i64 %5607, %5577
 br i1 %5608, label %5585, label %5609
5609:
 %5610 = add nuw i64 %5607, 1
 %5611 = getelementptr double, ptr %23, i64 %5607
 %5612 = load double, ptr %5611, align 8
 %5613 = fsub nsz contract double %5612, %5612
 %5614 = fcmp nsz contract ord double %5613, 0.000000e+00
 br i1 %5614, label %5606, label %5968
5615:
 %5616 = and i1 %5571, %5392
 br i1 %5616, label %5617, label %5885
5617:
 %5618 = getelementptr inbounds nuw i8, ptr %27, i64 360
 %5619 = load i64, ptr %5618, align 1
 %5620 = getelementptr inbounds nuw i8, ptr %27, i64 208
 %5621 = inttoptr i64 %5619 to ptr
 %5622 = getelementptr inbounds nuw i8, ptr %28, i64 432
 %5623 = load i64, ptr %5622, align 1
 %5624 = load i64, ptr %3815, align 1
 %5625 = inttoptr i64 %5623 to ptr
 %5626 = load i64, ptr %3824, align 1
 %5627 = load i64, ptr %105, align 1
 %5628 = icmp eq i64 %5627, 1
 br i1 %5628, label %5629, label %5788
5629:
 %5630 = getelementptr inbounds nuw i8, ptr %27, i64 344
 %5631 = load i64, ptr %5630, align 1
 %5632 = inttoptr i64 %5631 to ptr
 %5633 = load i64, ptr %3795, align 1
 %5634 = inttoptr i64 %5633 to ptr
 %5635 = getelementptr inbounds nuw i8, ptr %27, i64 352
 %5636 = load i64, ptr %5635, align 1
 %5637 = inttoptr i64 %5636 to ptr
 %5638 = load i64, ptr %3802, align 1
 %5639 = inttoptr i64 %5638 to ptr
 %5640 = load i64, ptr %102, align 1
 %5641 = inttoptr i64 %5640 to ptr
 %5642 = getelementptr inbounds nuw i8, ptr %28, i64 1064
 %5643 = load i64, ptr %5642, align 1
 %5644 = inttoptr i64 %5643 to ptr
 %5645 = sub nsw i64 %18, %5624
 call fastcc void @f1(ptr %31, ptr readonly %27, ptr readonly %28, ptr %19, i64 %20, double 0.000000e+00, ptr %5637)
 %5646 = load i64, ptr %82, align 1
 %5647 = icmp slt i64 %5646, 1
 br i1 %5647, label %5787, label %5667
5648:
 %5649 = add nuw nsw i64 %5668, 1
 %5650 = icmp eq i64 %5646, %5649
 br i1 %5650, label %5787, label %5667
5651:
 %5652 = mul i64 %5668, 768
 %5653 = getelementptr i8, ptr %5632, i64 %5652
 %5654 = add nsw i64 %5676, %5645
 br label %5714
5655:
 %5656 = add nsw i64 %5654, 3
 br label %5730
5657:
 %5658 = add nuw nsw i64 %5715, 1
 %5659 = add nsw i64 %5715, %5654
 %5660 = icmp slt i64 %5659, 0
 %5661 = select i1 %5660, i64 %20, i64 0
 %5662 = getelementptr double, ptr %19, i64 %5659
 %5663 = getelementptr double, ptr %5662, i64 %5661
 store double %5728, ptr %5663, align 8
 %5664 = icmp eq i64 %5658, 3
 br i1 %5664, label %5655, label %5714
5665:
 %5666 = add nsw i64 %5676, %5624
 br label %5767
5667:
 %5668 = phi i64 [ %5649, %5648 ], [ 0, %5629 ]
 %5669 = mul i64 %5668, 96
 %5670 = getelementptr i8, ptr %5641, i64 %5669
 %5671 = mul i64 %5668, 48
 %5672 = getelementptr i8, ptr %5639, i64 %5671
 %5673 = shl i64 %5668, 4
 %5674 = getelementptr i8, ptr %5634, i64 %5673
 %5675 = getelementptr i8, ptr %5674, i64 8
 %5676 = load i64, ptr %5675, align 8
 %5677 = getelementptr i8, ptr %5672, i64 8
 %5678 = getelementptr i8, ptr %5672, i64 16
 %5679 = getelementptr i8, ptr %5672, i64 24
 %5680 = getelementptr i8, ptr %5672, i64 32
 %5681 = getelementptr i8, ptr %5672, i64 40
 br label %5682
5682:
 %5683 = phi i64 [ 0, %5667 ], [ %5684, %5682 ]
 %5684 = add nuw nsw i64 %5683, 1
 %5685 = getelementptr double, ptr %5670, i64 %5683
 %5686 = load double, ptr %5685, align 8
 %5687 = load double, ptr %5672, align 8
 %5688 = fmul nsz contract double %5686, %5687
 %5689 = add nuw nsw i64 %5683, 3
 %5690 = getelementptr double, ptr %5670, i64 %5689
 %5691 = load double, ptr %5690, align 8
 %5692 = load double, ptr %5677, align 8
 %5693 = fmul nsz contract double %5691, %5692
 %5694 = fadd nsz contract double %5688, %5693
 %5695 = getelementptr i8, ptr %5685, i64 48
 %5696 = load double, ptr %5695, align 8
 %5697 = load double, ptr %5678, align 8
 %5698 = fmul nsz contract double %5696, %5697
 %5699 = fadd nsz contract double %5694, %5698
 %5700 = getelementptr double, ptr %5644, i64 %5683
 store double %5699, ptr %5700, align 8
 %5701 = load double, ptr %5685, align 8
 %5702 = load double, ptr %5679, align 8
 %5703 = fmul nsz contract double %5701, %5702
 %5704 = load double, ptr %5690, align 8
 %5705 = load double, ptr %5680, align 8
 %5706 = fmul nsz contract double %5704, %5705
 %5707 = fadd nsz contract double %5703, %5706
 %5708 = load double, ptr %5695, align 8
 %5709 = load double, ptr %5681, align 8
 %5710 = fmul nsz contract double %5708, %5709
 %5711 = fadd nsz contract double %5707, %5710
 %5712 = getelementptr double, ptr %5644, i64 %5689
 store double %5711, ptr %5712, align 8
 %5713 = icmp eq i64 %5684, 3
 br i1 %5713, label %5651, label %5682
5714:
 %5715 = phi i64 [ 0, %5651 ], [ %5658, %5657 ]
 %5716 = mul nuw nsw i64 %5715, 48
 %5717 = getelementptr i8, ptr %5653, i64 %5716
 %5718 = getelementptr i8, ptr %5717, i64 384
 br label %5719
5719:
 %5720 = phi double [ 0.000000e+00, %5714 ], [ %5728, %5719 ]
 %5721 = phi i64 [ 0, %5714 ], [ %5722, %5719 ]
 %5722 = add nuw nsw i64 %5721, 1
 %5723 = getelementptr double, ptr %5718, i64 %5721
 %5724 = load double, ptr %5723, align 8
 %5725 = getelementptr double, ptr %5644, i64 %5721
 %5726 = load double, ptr %5725, align 8
 %5727 = fmul nsz contract double %5724, %5726
 %5728 = fadd nsz contract double %5720, %5727
 %5729 = icmp eq i64 %5722, 3
 br i1 %5729, label %5657, label %5719
5730:
 %5731 = phi i64 [ 0, %5655 ], [ %5732, %5730 ]
 %5732 = add nuw nsw i64 %5731, 1
 %5733 = icmp eq i64 %5732, 3
 %5734 = select i1 %5733, i64 0, i64 %5732
 %5735 = add nuw nsw i64 %5731, 2
 %5736 = urem i64 %5735, 3
 %5737 = getelementptr double, ptr %5644, i64 %5731
 %5738 = getelementptr i8, ptr %5737, i64 24
 %5739 = load double, ptr %5738, align 8
 %5740 = add nsw i64 %5734, %5654
 %5741 = icmp slt i64 %5740, 0
 %5742 = select i1 %5741, i64 %20, i64 0
 %5743 = getelementptr double, ptr %19, i64 %5740
 %5744 = getelementptr double, ptr %5743, i64 %5742
 %5745 = load double, ptr %5744, align 8
 %5746 = getelementptr double, ptr %5653, i64 %5736
 %5747 = getelementptr i8, ptr %5746, i64 744
 %5748 = load double, ptr %5747, align 8
 %5749 = fmul nsz contract double %5745, %5748
 %5750 = add nsw i64 %5736, %5654
 %5751 = icmp slt i64 %5750, 0
 %5752 = select i1 %5751, i64 %20, i64 0
 %5753 = getelementptr double, ptr %19, i64 %5750
 %5754 = getelementptr double, ptr %5753, i64 %5752
 %5755 = load double, ptr %5754, align 8
 %5756 = getelementptr double, ptr %5653, i64 %5734
 %5757 = getelementptr i8, ptr %5756, i64 744
 %5758 = load double, ptr %5757, align 8
 %5759 = fmul nsz contract double %5755, %5758
 %5760 = fsub nsz contract double %5759, %5749
 %5761 = fadd nsz contract double %5739, %5760
 %5762 = add nsw i64 %5656, %5731
 %5763 = icmp slt i64 %5762, 0
 %5764 = select i1 %5763, i64 %20, i64 0
 %5765 = getelementptr double, ptr %19, i64 %5762
 %5766 = getelementptr double, ptr %5765, i64 %5764
 store double %5761, ptr %5766, align 8
 br i1 %5733, label %5665, label %5730
5767:
 %5768 = phi i64 [ 0, %5665 ], [ %5769, %5767 ]
 %5769 = add nuw nsw i64 %5768, 1
 %5770 = add nsw i64 %5768, %5654
 %5771 = icmp slt i64 %5770, 0
 %5772 = select i1 %5771, i64 %20, i64 0
 %5773 = getelementptr double, ptr %19, i64 %5770
 %5774 = getelementptr double, ptr %5773, i64 %5772
 %5775 = load double, ptr %5774, align 8
 %5776 = select i1 %5771, i64 %18, i64 0
 %5777 = getelementptr double, ptr %17, i64 %5770
 %5778 = getelementptr double, ptr %5777, i64 %5776
 %5779 = load double, ptr %5778, align 8
 %5780 = fsub nsz contract double %5775, %5779
 %5781 = add nsw i64 %5666, %5768
 %5782 = icmp slt i64 %5781, 0
 %5783 = select i1 %5782, i64 %16, i64 0
 %5784 = getelementptr double, ptr %15, i64 %5781
 %5785 = getelementptr double, ptr %5784, i64 %5783
 store double %5780, ptr %5785, align 8
 %5786 = icmp eq i64 %5769, 6
 br i1 %5786, label %5648, label %5767
5787:
 br label %5843
5788:
 %5789 = getelementptr inbounds nuw i8, ptr %28, i64 424
 %5790 = load i64, ptr %5789, align 1
 %5791 = shl nsw i64 %18, 1
 %5792 = or disjoint i64 %5791, 1
 %5793 = add i64 %5792, %5624
 %5794 = inttoptr i64 %5790 to ptr
 %5795 = icmp slt i64 %18, 1
 br i1 %5795, label %5809, label %5796
5796:
 %5797 = add nsw i64 %5624, %18
 br label %5798
5798:
 %5799 = phi i64 [ 0, %5796 ], [ %5800, %5798 ]
 %5800 = add nuw nsw i64 %5799, 1
 %5801 = getelementptr double, ptr %19, i64 %5799
 %5802 = load double, ptr %5801, align 8
 %5803 = add nsw i64 %5797, %5799
 %5804 = icmp slt i64 %5803, 0
 %5805 = select i1 %5804, i64 %5793, i64 0
 %5806 = getelementptr double, ptr %5794, i64 %5803
 %5807 = getelementptr double, ptr %5806, i64 %5805
 store double %5802, ptr %5807, align 8
 %5808 = icmp eq i64 %5800, %18
 br i1 %5808, label %5809, label %5798
5809:
 %5810 = getelementptr inbounds nuw i8, ptr %27, i64 48
 %5811 = load i64, ptr %5810, align 1
 %5812 = inttoptr i64 %5811 to ptr
 tail call void %5812(ptr %5794, ptr %5625)
 %5813 = load i64, ptr %5620, align 1
 %5814 = icmp slt i64 %5813, 1
 br i1 %5814, label %5843, label %5815
5815:
 %5816 = add i64 %5624, %5626
 %5817 = sub i64 %18, %5816
 br label %5818
5818:
 %5819 = phi i64 [ 0, %5815 ], [ %5820, %5818 ]
 %5820 = add nuw nsw i64 %5819, 1
 %5821 = getelementptr i64, ptr %5621, i64 %5819
 %5822 = load i64, ptr %5821, align 8
 %5823 = icmp slt i64 %5822, 0
 %5824 = add i64 %5822, %5624
 %5825 = select i1 %5823, i64 %5824, i64 %5822
 %5826 = getelementptr double, ptr %5625, i64 %5825
 %5827 = load double, ptr %5826, align 8
 %5828 = add nsw i64 %5817, %5822
 %5829 = icmp slt i64 %5828, 0
 %5830 = select i1 %5829, i64 %20, i64 0
 %5831 = getelementptr double, ptr %19, i64 %5828
 %5832 = getelementptr double, ptr %5831, i64 %5830
 store double %5827, ptr %5832, align 8
 %5833 = select i1 %5829, i64 %18, i64 0
 %5834 = getelementptr double, ptr %17, i64 %5828
 %5835 = getelementptr double, ptr %5834, i64 %5833
 %5836 = load double, ptr %5835, align 8
 %5837 = fsub nsz contract double %5827, %5836
 %5838 = icmp slt i64 %5824, 0
 %5839 = select i1 %5838, i64 %16, i64 0
 %5840 = getelementptr double, ptr %15, i64 %5824
 %5841 = getelementptr double, ptr %5840, i64 %5839
 store double %5837, ptr %5841, align 8
 %5842 = icmp eq i64 %5820, %5813
 br i1 %5842, label %5843, label %5818
5843:
 %5844 = icmp slt i64 %20, 1
 %5845 = inttoptr i64 %3 to ptr
 %5846 = tail call i64 @llvm.smax.i64(i64 %20, i64 -2)
 %5847 = add nsw i64 %5846, 2
 %5848 = icmp slt i64 %20, 0
 %5849 = select i1 %5848, i64 %24, i64 0
 %5850 = getelementptr double, ptr %23, i64 %20
 %5851 = getelementptr double, ptr %5850, i64 %5849
 br label %5852
5852:
 %5853 = phi i64 [ 12, %5843 ], [ %5867, %5863 ]
 %5854 = icmp eq i64 %5853, 0
 br i1 %5854, label %5968, label %5866
5855:
 br i1 %5844, label %5863, label %5856
5856:
 %5857 = phi i64 [ %5858, %5856 ], [ 0, %5855 ]
 %5858 = add nuw nsw i64 %5857, 1
 %5859 = getelementptr double, ptr %23, i64 %5857
 %5860 = load double, ptr %5859, align 8
 %5861 = getelementptr double, ptr %19, i64 %5857
 store double %5860, ptr %5861, align 8
 %5862 = icmp eq i64 %20, %5858
 br i1 %5862, label %5863, label %5856
5863:
 %5864 = load double, ptr %5851, align 8
 %5865 = fcmp nsz contract ugt double %5864, %5
 br i1 %5865, label %5852, label %5885
5866:
 %5867 = add nsw i64 %5853, -1
 br i1 %5844, label %5875, label %5868
5868:
 %5869 = phi i64 [ %5870, %5868 ], [ 0, %5866 ]
 %5870 = add nuw nsw i64 %5869, 1
 %5871 = getelementptr double, ptr %19, i64 %5869
 %5872 = load double, ptr %5871, align 8
 %5873 = getelementptr double, ptr %25, i64 %5869
 store double %5872, ptr %5873, align 8
 %5874 = icmp eq i64 %20, %5870
 br i1 %5874, label %5875, label %5868
5875:
 tail call void %5845(ptr %25, ptr %23)
 br label %5876
5876:
 %5877 = phi i64 [ 0, %5875 ], [ %5880, %5879 ]
 %5878 = icmp eq i64 %5877, %5847
 br i1 %5878, label %5855, label %5879
5879:
 %5880 = add nuw i64 %5877, 1
 %5881 = getelementptr double, ptr %23, i64 %5877
 %5882 = load double, ptr %5881, align 8
 %5883 = fsub nsz contract double %5882, %5882
 %5884 = fcmp nsz contract ord double %5883, 0.000000e+00
 br i1 %5884, label %5876, label %5968
5885:
 %5886 = select i1 %4873, i1 true, i1 %5571
 br i1 %5886, label %5887, label %5889
5887:
 store double 0.000000e+00, ptr %35, align 8
 call fastcc void @f0(ptr %35, ptr readonly %27, ptr readonly %28, ptr %19, i64 %20)
 %5888 = load double, ptr %35, align 8
 br label %5889
5889:
 %5890 = phi double [ %5888, %5887 ], [ %5393, %5885 ]
 %5891 = getelementptr inbounds nuw i8, ptr %27, i64 136
 %5892 = load i64, ptr %5891, align 1
 %5893 = add nsw i64 %5892, %4
 %5894 = icmp slt i64 %5893, 0
 %5895 = select i1 %5894, i64 %16, i64 0
 %5896 = getelementptr double, ptr %15, i64 %5893
 %5897 = getelementptr double, ptr %5896, i64 %5895
 %5898 = load double, ptr %5897, align 8
 %5899 = load double, ptr %5155, align 1
 %5900 = getelementptr inbounds nuw i8, ptr %28, i64 24
 %5901 = load double, ptr %5900, align 1
 %5902 = getelementptr inbounds nuw i8, ptr %28, i64 8
 %5903 = load double, ptr %5902, align 1
 %5904 = fsub nsz contract double %5393, %5903
 %5905 = getelementptr inbounds nuw i8, ptr %28, i64 32
 %5906 = load double, ptr %5905, align 1
 %5907 = fsub nsz contract double %5904, %5906
 %5908 = fadd nsz contract double %5901, %5907
 %5909 = fsub nsz contract double %5899, %5908
 %5910 = fadd nsz contract double %5898, %5909
 store double %5910, ptr %5897, align 8
 %5911 = getelementptr inbounds nuw i8, ptr %27, i64 200
 %5912 = load i64, ptr %5911, align 1
 %5913 = add nsw i64 %5912, %4
 %5914 = icmp slt i64 %5913, 0
 %5915 = select i1 %5914, i64 %16, i64 0
 %5916 = getelementptr double, ptr %15, i64 %5913
 %5917 = getelementptr double, ptr %5916, i64 %5915
 %5918 = load double, ptr %5917, align 8
 %5919 = fsub nsz contract double %5393, %5890
 %5920 = fadd nsz contract double %5919, %5918
 store double %5920, ptr %5917, align 8
 br label %5968
5921:
 br label %5922
5922:
 %5923 = phi i64 [ 0, %5921 ], [ %5160, %5153 ]
 %5924 = icmp slt i64 %5160, %14
 br i1 %5924, label %5926, label %5925
5925:
 br label %5926
5926:
 %5927 = phi i64 [ %14, %5925 ], [ %5923, %5922 ]
 %5928 = getelementptr double, ptr %13, i64 %5927
 %5929 = icmp slt i64 %4, 1
 br i1 %5929, label %5937, label %5930
5930:
 %5931 = phi i64 [ %5932, %5930 ], [ 0, %5926 ]
 %5932 = add nuw nsw i64 %5931, 1
 %5933 = getelementptr double, ptr %15, i64 %5931
 %5934 = load double, ptr %5933, align 8
 %5935 = getelementptr double, ptr %5928, i64 %5931
 store double %5934, ptr %5935, align 8
 %5936 = icmp eq i64 %4, %5932
 br i1 %5936, label %5937, label %5930
5937:
 %5938 = inttoptr i64 %2 to ptr
 tail call void %5938(ptr %13, ptr %19)
 %5939 = load i64, ptr %105, align 1
 %5940 = icmp eq i64 %5939, 1
 br i1 %5940, label %5166, label %5162
5941:
 %5942 = phi i64 [ %5943, %5941 ], [ 0, %5394 ]
 %5943 = add nuw nsw i64 %5942, 1
 %5944 = getelementptr double, ptr %15, i64 %5942
 %5945 = load double, ptr %5944, align 8
 %5946 = getelementptr double, ptr %5157, i64 %5942
 %5947 = load double, ptr %5946, align 8
 %5948 = fadd nsz contract double %5945, %5947
 store double %5948, ptr %5944, align 8
 %5949 = icmp eq i64 %5395, %5943
 br i1 %5949, label %5950, label %5941
5950:
 br i1 %5161, label %5951, label %5952
5951:
 br label %5952
5952:
 %5953 = phi i64 [ 0, %5951 ], [ %5160, %5950 ]
 br i1 %5924, label %5955, label %5954
5954:
 br label %5955
5955:
 %5956 = phi i64 [ %14, %5954 ], [ %5953, %5952 ]
 %5957 = getelementptr double, ptr %13, i64 %5956
 br i1 %5929, label %5965, label %5958
5958:
 %5959 = phi i64 [ %5960, %5958 ], [ 0, %5955 ]
 %5960 = add nuw nsw i64 %5959, 1
 %5961 = getelementptr double, ptr %15, i64 %5959
 %5962 = load double, ptr %5961, align 8
 %5963 = getelementptr double, ptr %5957, i64 %5959
 store double %5962, ptr %5963, align 8
 %5964 = icmp eq i64 %4, %5960
 br i1 %5964, label %5965, label %5958
5965:
 tail call void %5938(ptr %13, ptr %19)
 %5966 = load i64, ptr %105, align 1
 %5967 = icmp eq i64 %5966, 1
 br i1 %5967, label %5397, label %5557
5968:
 %5969 = phi double [ %5890, %5889 ], [ 0x7FF8000000000000, %5852 ], [ 0x7FF8000000000000, %5609 ], [ 0x7FF8000000000000, %5879 ], [ 0x7FF8000000000000, %5582 ]
 %5970 = getelementptr inbounds nuw i8, ptr %28, i64 48
 store double %5969, ptr %5970, align 1
 %5971 = add nsw i64 %22, %4
 %5972 = tail call i64 @llvm.smax.i64(i64 %5971, i64 0)
 br label %5973
5973:
 %5974 = phi i64 [ 0, %5968 ], [ %5977, %5976 ]
 %5975 = icmp eq i64 %5974, %5972
 br i1 %5975, label %4790, label %5976
5976:
 %5977 = add nuw i64 %5974, 1
 %5978 = getelementptr double, ptr %15, i64 %5974
 %5979 = load double, ptr %5978, align 8
 %5980 = fsub nsz contract double %5979, %5979
 %5981 = fcmp nsz contract ord double %5980, 0.000000e+00
 br i1 %5981, label %5973, label %4790
}
define internal fastcc void @f4(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2) unnamed_addr {
3:
 %4 = getelementptr inbounds nuw i8, ptr %1, i64 320
 %5 = load i64, ptr %4, align 1
 %6 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %7 = load i64, ptr %6, align 1
 %8 = inttoptr i64 %5 to ptr
 %9 = getelementptr inbounds nuw i8, ptr %2, i64 992
 %10 = load i64, ptr %9, align 1
 %11 = inttoptr i64 %10 to ptr
 %12 = getelementptr inbounds nuw i8, ptr %2, i64 624
 %13 = load i64, ptr %12, align 1
 %14 = getelementptr inbounds nuw i8, ptr %2, i64 128
 %15 = load i64, ptr %14, align 1
 %16 = inttoptr i64 %13 to ptr
 %17 = getelementptr inbounds nuw i8, ptr %2, i64 632
 %18 = load i64, ptr %17, align 1
 %19 = inttoptr i64 %18 to ptr
 %20 = getelementptr inbounds nuw i8, ptr %2, i64 768
 %21 = load i64, ptr %20, align 1
 %22 = inttoptr i64 %21 to ptr
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 648
 %24 = load i64, ptr %23, align 1
 %25 = inttoptr i64 %24 to ptr
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 688
 %27 = load i64, ptr %26, align 1
 %28 = inttoptr i64 %27 to ptr
 %29 = getelementptr inbounds nuw i8, ptr %2, i64 696
 %30 = load i64, ptr %29, align 1
 %31 = inttoptr i64 %30 to ptr
 %32 = getelementptr inbounds nuw i8, ptr %2, i64 712
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
 %44 = getelementptr inbounds nuw i8, ptr %2, i64 752
 %45 = getelementptr inbounds nuw i8, ptr %2, i64 760
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
 %4 = getelementptr inbounds nuw i8, ptr %1, i64 320
 %5 = load i64, ptr %4, align 1
 %6 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %7 = load i64, ptr %6, align 1
 %8 = inttoptr i64 %5 to ptr
 %9 = getelementptr inbounds nuw i8, ptr %2, i64 992
 %10 = load i64, ptr %9, align 1
 %11 = inttoptr i64 %10 to ptr
 %12 = getelementptr inbounds nuw i8, ptr %2, i64 768
 %13 = load i64, ptr %12, align 1
 %14 = getelementptr inbounds nuw i8, ptr %2, i64 128
 %15 = load i64, ptr %14, align 1
 %16 = inttoptr i64 %13 to ptr
 %17 = getelementptr inbounds nuw i8, ptr %2, i64 640
 %18 = load i64, ptr %17, align 1
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %20 = load i64, ptr %19, align 1
 %21 = add nsw i64 %20, %7
 %22 = inttoptr i64 %18 to ptr
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 648
 %24 = load i64, ptr %23, align 1
 %25 = inttoptr i64 %24 to ptr
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 688
 %27 = load i64, ptr %26, align 1
 %28 = inttoptr i64 %27 to ptr
 %29 = getelementptr inbounds nuw i8, ptr %2, i64 664
 %30 = load i64, ptr %29, align 1
 %31 = inttoptr i64 %30 to ptr
 %32 = getelementptr inbounds nuw i8, ptr %2, i64 672
 %33 = load i64, ptr %32, align 1
 %34 = inttoptr i64 %33 to ptr
 %35 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %36 = load i64, ptr %35, align 1
 %37 = getelementptr inbounds nuw i8, ptr %1, i64 232
 %38 = load i64, ptr %37, align 1
 %39 = getelementptr inbounds nuw i8, ptr %1, i64 160
 %40 = load i64, ptr %39, align 1
 %41 = inttoptr i64 %38 to ptr
 %42 = getelementptr inbounds nuw i8, ptr %2, i64 496
 %43 = load i64, ptr %42, align 1
 %44 = inttoptr i64 %43 to ptr
 %45 = getelementptr inbounds nuw i8, ptr %2, i64 656
 %46 = load i64, ptr %45, align 1
 %47 = inttoptr i64 %46 to ptr
 %48 = getelementptr inbounds nuw i8, ptr %2, i64 744
 %49 = load i64, ptr %48, align 1
 %50 = getelementptr inbounds nuw i8, ptr %1, i64 152
 %51 = inttoptr i64 %49 to ptr
 %52 = getelementptr inbounds nuw i8, ptr %2, i64 960
 %53 = load i64, ptr %52, align 1
 %54 = getelementptr inbounds nuw i8, ptr %2, i64 136
 %55 = load i64, ptr %54, align 1
 %56 = inttoptr i64 %53 to ptr
 %57 = getelementptr inbounds nuw i8, ptr %2, i64 184
 %58 = load i64, ptr %57, align 1
 %59 = add nsw i64 %58, %36
 %60 = icmp slt i64 %59, 1
 br i1 %60, label %61, label %251
61:
 %62 = getelementptr inbounds nuw i8, ptr %1, i64 80
 %63 = load i64, ptr %62, align 1
 %64 = icmp eq i64 %63, 1
 br i1 %64, label %71, label %314
65:
 %66 = getelementptr inbounds nuw i8, ptr %1, i64 80
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
 %7 = getelementptr inbounds nuw i8, ptr %1, i64 232
 %8 = load i64, ptr %7, align 1
 %9 = getelementptr inbounds nuw i8, ptr %1, i64 160
 %10 = load i64, ptr %9, align 1
 %11 = inttoptr i64 %8 to ptr
 %12 = getelementptr inbounds nuw i8, ptr %2, i64 392
 %13 = load i64, ptr %12, align 1
 %14 = inttoptr i64 %13 to ptr
 %15 = getelementptr inbounds nuw i8, ptr %2, i64 824
 %16 = load i64, ptr %15, align 1
 %17 = getelementptr inbounds nuw i8, ptr %2, i64 64
 %18 = load i64, ptr %17, align 1
 %19 = inttoptr i64 %16 to ptr
 %20 = mul nsw i64 %5, 3
 %21 = icmp slt i64 %3, %20
 br i1 %21, label %22, label %48
22:
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 496
 %24 = load i64, ptr %23, align 1
 %25 = inttoptr i64 %24 to ptr
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 592
 %27 = load i64, ptr %26, align 1
 %28 = inttoptr i64 %27 to ptr
 %29 = getelementptr inbounds nuw i8, ptr %2, i64 128
 %30 = load i64, ptr %29, align 1
 %31 = getelementptr inbounds nuw i8, ptr %2, i64 120
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
 %49 = getelementptr inbounds nuw i8, ptr %2, i64 992
 %50 = load i64, ptr %49, align 1
 %51 = inttoptr i64 %50 to ptr
 %52 = getelementptr inbounds nuw i8, ptr %2, i64 400
 %53 = load i64, ptr %52, align 1
 %54 = inttoptr i64 %53 to ptr
 %55 = getelementptr inbounds nuw i8, ptr %1, i64 168
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
define internal fastcc void @f7(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2) unnamed_addr {
3:
 %4 = getelementptr inbounds nuw i8, ptr %1, i64 64
 %5 = load i64, ptr %4, align 1
 %6 = getelementptr inbounds nuw i8, ptr %2, i64 248
 %7 = load i64, ptr %6, align 1
 %8 = getelementptr inbounds nuw i8, ptr %2, i64 64
 %9 = load i64, ptr %8, align 1
 %10 = getelementptr inbounds nuw i8, ptr %2, i64 824
 %11 = load i64, ptr %10, align 1
 %12 = inttoptr i64 %11 to ptr
 %13 = getelementptr inbounds nuw i8, ptr %2, i64 856
 %14 = load i64, ptr %13, align 1
 %15 = inttoptr i64 %14 to ptr
 %16 = getelementptr inbounds nuw i8, ptr %1, i64 88
 %17 = load i64, ptr %16, align 1
 %18 = icmp eq i64 %17, 0
 br i1 %18, label %19, label %31
19:
 %20 = getelementptr inbounds nuw i8, ptr %2, i64 848
 %21 = load i64, ptr %20, align 1
 %22 = inttoptr i64 %21 to ptr
 %23 = icmp slt i64 %5, 1
 br i1 %23, label %30, label %24
24:
 %25 = icmp slt i64 %9, 1
 br label %76
26:
 %27 = phi double [ 0.000000e+00, %76 ], [ %91, %82 ]
 %28 = getelementptr double, ptr %15, i64 %77
 store double %27, ptr %28, align 8
 %29 = icmp eq i64 %78, %5
 br i1 %29, label %30, label %76
30:
 store ptr null, ptr %0, align 8
 ret void
31:
 %32 = getelementptr inbounds nuw i8, ptr %2, i64 880
 %33 = load i64, ptr %32, align 1
 %34 = mul nsw i64 %7, %5
 %35 = inttoptr i64 %33 to ptr
 %36 = getelementptr inbounds nuw i8, ptr %2, i64 896
 %37 = load i64, ptr %36, align 1
 %38 = getelementptr inbounds nuw i8, ptr %2, i64 184
 %39 = load i64, ptr %38, align 1
 %40 = mul nsw i64 %39, %5
 %41 = inttoptr i64 %37 to ptr
 %42 = getelementptr inbounds nuw i8, ptr %2, i64 920
 %43 = load i64, ptr %42, align 1
 %44 = add nsw i64 %39, %7
 %45 = mul nsw i64 %44, %5
 %46 = inttoptr i64 %43 to ptr
 %47 = getelementptr inbounds nuw i8, ptr %2, i64 928
 %48 = load i64, ptr %47, align 1
 %49 = inttoptr i64 %48 to ptr
 %50 = getelementptr inbounds nuw i8, ptr %2, i64 944
 %51 = load i64, ptr %50, align 1
 %52 = inttoptr i64 %51 to ptr
 %53 = getelementptr inbounds nuw i8, ptr %2, i64 952
 %54 = load i64, ptr %53, align 1
 %55 = mul nsw i64 %5, %5
 %56 = inttoptr i64 %54 to ptr
 %57 = getelementptr inbounds nuw i8, ptr %2, i64 936
 %58 = load i64, ptr %57, align 1
 %59 = inttoptr i64 %58 to ptr
 %60 = icmp slt i64 %5, 1
 br i1 %60, label %61, label %93
61:
 %62 = icmp slt i64 %7, 1
 br i1 %62, label %65, label %98
63:
 %64 = icmp eq i64 %7, %100
 br i1 %64, label %65, label %98
65:
 %66 = load i64, ptr %38, align 1
 %67 = icmp slt i64 %66, 1
 br i1 %67, label %72, label %68
68:
 %69 = mul nsw i64 %7, 5
 br label %167
70:
 %71 = icmp samesign ugt i64 %168, 1
 br i1 %71, label %167, label %72
72:
 br i1 %60, label %30, label %211
73:
 %74 = phi double [ %215, %211 ], [ %241, %222 ]
 store double %74, ptr %214, align 8
 %75 = icmp eq i64 %5, %213
 br i1 %75, label %30, label %211
76:
 %77 = phi i64 [ 0, %24 ], [ %78, %26 ]
 %78 = add nuw nsw i64 %77, 1
 br i1 %25, label %26, label %79
79:
 %80 = mul i64 %77, %9
 %81 = getelementptr double, ptr %22, i64 %80
 br label %82
82:
 %83 = phi double [ 0.000000e+00, %79 ], [ %91, %82 ]
 %84 = phi i64 [ 0, %79 ], [ %85, %82 ]
 %85 = add nuw nsw i64 %84, 1
 %86 = getelementptr double, ptr %81, i64 %84
 %87 = load double, ptr %86, align 8
 %88 = getelementptr double, ptr %12, i64 %84
 %89 = load double, ptr %88, align 8
 %90 = fmul nsz contract double %87, %89
 %91 = fadd nsz contract double %83, %90
 %92 = icmp eq i64 %9, %85
 br i1 %92, label %26, label %82
93:
 %94 = phi i64 [ %95, %93 ], [ 0, %31 ]
 %95 = add nuw nsw i64 %94, 1
 %96 = getelementptr double, ptr %15, i64 %94
 store double 0.000000e+00, ptr %96, align 8
 %97 = icmp eq i64 %5, %95
 br i1 %97, label %61, label %93
98:
 %99 = phi i64 [ %100, %63 ], [ 0, %61 ]
 %100 = add nuw nsw i64 %99, 1
 %101 = mul nuw nsw i64 %99, 6
 %102 = icmp slt i64 %101, %9
 br i1 %102, label %104, label %103
103:
 br label %104
104:
 %105 = phi i64 [ %9, %103 ], [ %101, %98 ]
 %106 = getelementptr double, ptr %12, i64 %105
 %107 = getelementptr i64, ptr %49, i64 %99
 %108 = load i64, ptr %107, align 8
 %109 = icmp slt i64 %108, 1
 br i1 %109, label %63, label %110
110:
 %111 = mul nsw i64 %99, %5
 %112 = getelementptr i8, ptr %106, i64 8
 %113 = getelementptr i8, ptr %106, i64 16
 %114 = getelementptr i8, ptr %106, i64 24
 %115 = getelementptr i8, ptr %106, i64 32
 %116 = getelementptr i8, ptr %106, i64 40
 br label %117
117:
 %118 = phi i64 [ 0, %110 ], [ %119, %117 ]
 %119 = add nuw nsw i64 %118, 1
 %120 = add nsw i64 %118, %111
 %121 = icmp slt i64 %120, 0
 %122 = select i1 %121, i64 %45, i64 0
 %123 = getelementptr i64, ptr %46, i64 %120
 %124 = getelementptr i64, ptr %123, i64 %122
 %125 = load i64, ptr %124, align 8
 %126 = add nsw i64 %125, %111
 %127 = icmp slt i64 %126, 0
 %128 = select i1 %127, i64 %34, i64 0
 %129 = add i64 %128, %126
 %130 = mul i64 %129, 48
 %131 = getelementptr i8, ptr %35, i64 %130
 %132 = icmp slt i64 %125, 0
 %133 = select i1 %132, i64 %5, i64 0
 %134 = getelementptr double, ptr %15, i64 %125
 %135 = getelementptr double, ptr %134, i64 %133
 %136 = load double, ptr %135, align 8
 %137 = load double, ptr %131, align 8
 %138 = load double, ptr %106, align 8
 %139 = fmul nsz contract double %137, %138
 %140 = getelementptr i8, ptr %131, i64 8
 %141 = load double, ptr %140, align 8
 %142 = load double, ptr %112, align 8
 %143 = fmul nsz contract double %141, %142
 %144 = fadd nsz contract double %139, %143
 %145 = getelementptr i8, ptr %131, i64 16
 %146 = load double, ptr %145, align 8
 %147 = load double, ptr %113, align 8
 %148 = fmul nsz contract double %146, %147
 %149 = fadd nsz contract double %144, %148
 %150 = getelementptr i8, ptr %131, i64 24
 %151 = load double, ptr %150, align 8
 %152 = load double, ptr %114, align 8
 %153 = fmul nsz contract double %151, %152
 %154 = fadd nsz contract double %149, %153
 %155 = getelementptr i8, ptr %131, i64 32
 %156 = load double, ptr %155, align 8
 %157 = load double, ptr %115, align 8
 %158 = fmul nsz contract double %156, %157
 %159 = fadd nsz contract double %154, %158
 %160 = getelementptr i8, ptr %131, i64 40
 %161 = load double, ptr %160, align 8
 %162 = load double, ptr %116, align 8
 %163 = fmul nsz contract double %161, %162
 %164 = fadd nsz contract double %159, %163
 %165 = fadd nsz contract double %136, %164
 store double %165, ptr %135, align 8
 %166 = icmp eq i64 %119, %108
 br i1 %166, label %63, label %117
167:
 %168 = phi i64 [ %66, %68 ], [ %170, %70 ]
 %169 = phi i64 [ %7, %68 ], [ %171, %70 ]
 %170 = add nsw i64 %168, -1
 %171 = add i64 %169, 1
 %172 = icmp slt i64 %169, 0
 %173 = select i1 %172, i64 %44, i64 0
 %174 = getelementptr i64, ptr %49, i64 %169
 %175 = getelementptr i64, ptr %174, i64 %173
 %176 = load i64, ptr %175, align 8
 %177 = icmp slt i64 %176, 1
 br i1 %177, label %70, label %178
178:
 %179 = mul nsw i64 %169, %5
 %180 = sub nsw i64 %169, %7
 %181 = mul nsw i64 %180, %5
 %182 = add nsw i64 %169, %69
 %183 = icmp slt i64 %182, 0
 %184 = select i1 %183, i64 %9, i64 0
 %185 = getelementptr double, ptr %12, i64 %182
 %186 = getelementptr double, ptr %185, i64 %184
 br label %187
187:
 %188 = phi i64 [ 0, %178 ], [ %189, %187 ]
 %189 = add nuw nsw i64 %188, 1
 %190 = add nsw i64 %188, %179
 %191 = icmp slt i64 %190, 0
 %192 = select i1 %191, i64 %45, i64 0
 %193 = getelementptr i64, ptr %46, i64 %190
 %194 = getelementptr i64, ptr %193, i64 %192
 %195 = load i64, ptr %194, align 8
 %196 = icmp slt i64 %195, 0
 %197 = select i1 %196, i64 %5, i64 0
 %198 = getelementptr double, ptr %15, i64 %195
 %199 = getelementptr double, ptr %198, i64 %197
 %200 = load double, ptr %199, align 8
 %201 = add nsw i64 %195, %181
 %202 = icmp slt i64 %201, 0
 %203 = select i1 %202, i64 %40, i64 0
 %204 = getelementptr double, ptr %41, i64 %201
 %205 = getelementptr double, ptr %204, i64 %203
 %206 = load double, ptr %205, align 8
 %207 = load double, ptr %186, align 8
 %208 = fmul nsz contract double %206, %207
 %209 = fadd nsz contract double %200, %208
 store double %209, ptr %199, align 8
 %210 = icmp eq i64 %189, %176
 br i1 %210, label %70, label %187
211:
 %212 = phi i64 [ %213, %73 ], [ 0, %72 ]
 %213 = add nuw nsw i64 %212, 1
 %214 = getelementptr double, ptr %15, i64 %212
 %215 = load double, ptr %214, align 8
 %216 = getelementptr i64, ptr %52, i64 %212
 %217 = load i64, ptr %216, align 8
 %218 = getelementptr i8, ptr %216, i64 8
 %219 = load i64, ptr %218, align 8
 %220 = sub i64 %219, %217
 %221 = icmp slt i64 %220, 1
 br i1 %221, label %73, label %222
222:
 %223 = phi double [ %241, %222 ], [ %215, %211 ]
 %224 = phi i64 [ %226, %222 ], [ %220, %211 ]
 %225 = phi i64 [ %227, %222 ], [ %217, %211 ]
 %226 = add nsw i64 %224, -1
 %227 = add i64 %225, 1
 %228 = icmp slt i64 %225, 0
 %229 = select i1 %228, i64 %55, i64 0
 %230 = add i64 %229, %225
 %231 = getelementptr double, ptr %59, i64 %230
 %232 = load double, ptr %231, align 8
 %233 = getelementptr i64, ptr %56, i64 %230
 %234 = load i64, ptr %233, align 8
 %235 = icmp slt i64 %234, 0
 %236 = select i1 %235, i64 %5, i64 0
 %237 = getelementptr double, ptr %15, i64 %234
 %238 = getelementptr double, ptr %237, i64 %236
 %239 = load double, ptr %238, align 8
 %240 = fmul nsz contract double %232, %239
 %241 = fsub nsz contract double %223, %240
 %242 = icmp samesign ugt i64 %224, 1
 br i1 %242, label %222, label %73
}
define internal fastcc void @f8(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, i64 %3, double %4, double %5) unnamed_addr {
6:
 %7 = alloca double, align 8
 store double 0.000000e+00, ptr %7, align 8
 %8 = getelementptr inbounds nuw i8, ptr %2, i64 536
 %9 = load i64, ptr %8, align 1
 %10 = inttoptr i64 %9 to ptr
 %11 = getelementptr inbounds nuw i8, ptr %2, i64 544
 %12 = load i64, ptr %11, align 1
 %13 = getelementptr inbounds nuw i8, ptr %1, i64 152
 %14 = load i64, ptr %13, align 1
 %15 = add nsw i64 %14, 1
 %16 = inttoptr i64 %12 to ptr
 %17 = getelementptr inbounds nuw i8, ptr %2, i64 552
 %18 = load i64, ptr %17, align 1
 %19 = inttoptr i64 %18 to ptr
 %20 = getelementptr inbounds nuw i8, ptr %2, i64 560
 %21 = load i64, ptr %20, align 1
 %22 = inttoptr i64 %21 to ptr
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 1064
 %24 = load i64, ptr %23, align 1
 %25 = inttoptr i64 %24 to ptr
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 1072
 %27 = load i64, ptr %26, align 1
 %28 = inttoptr i64 %27 to ptr
 %29 = getelementptr inbounds nuw i8, ptr %2, i64 1080
 %30 = load i64, ptr %29, align 1
 %31 = inttoptr i64 %30 to ptr
 %32 = icmp sgt i64 %3, 0
 br i1 %32, label %33, label %122
33:
 %34 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %35 = load i64, ptr %34, align 1
 %36 = icmp slt i64 %35, 1
 %37 = fmul nsz contract double %4, %4
 br label %38
38:
 %39 = phi i64 [ %102, %135 ], [ %14, %33 ]
 %40 = phi i64 [ %101, %135 ], [ 0, %33 ]
 %41 = phi i64 [ %136, %135 ], [ %3, %33 ]
 %42 = phi i1 [ %137, %135 ], [ false, %33 ]
 %43 = phi double [ %111, %135 ], [ 1.000000e+00, %33 ]
 %44 = icmp eq i64 %40, 0
 br i1 %44, label %79, label %45
45:
 %46 = fmul nsz contract double %43, 4.000000e+00
 %47 = fmul nsz contract double %43, %46
 %48 = fadd nsz contract double %47, 1.000000e+00
 %49 = tail call nsz contract double @llvm.sqrt.f64(double %48)
 %50 = fadd nsz contract double %49, 1.000000e+00
 %51 = fmul nsz contract double %50, 5.000000e-01
 %52 = fadd nsz contract double %43, -1.000000e+00
 %53 = fdiv nsz contract double %52, %51
 %54 = fcmp nsz contract ogt double %53, 9.000000e-01
 %55 = select i1 %54, double 9.000000e-01, double %53
 br i1 %36, label %73, label %141
56:
 %57 = add nuw nsw i64 %142, 1
 %58 = icmp eq i64 %35, %57
 br i1 %58, label %71, label %141
59:
 %60 = getelementptr double, ptr %22, i64 %153
 %61 = load double, ptr %60, align 8
 %62 = fcmp nsz contract une double %61, 0.000000e+00
 br i1 %62, label %63, label %69
63:
 %64 = getelementptr double, ptr %22, i64 %153
 %65 = load double, ptr %64, align 8
 %66 = fsub nsz contract double %151, %65
 %67 = fmul nsz contract double %55, %66
 %68 = fadd nsz contract double %151, %67
 store double %68, ptr %150, align 8
 store double %151, ptr %64, align 8
 br label %69
69:
 %70 = icmp eq i64 %148, 3
 br i1 %70, label %56, label %146
71:
 %72 = load i64, ptr %13, align 1
 br label %73
73:
 %74 = phi i64 [ %72, %71 ], [ %39, %45 ]
 %75 = icmp slt i64 %74, 1
 br i1 %75, label %91, label %154
76:
 %77 = add nuw nsw i64 %155, 1
 %78 = icmp eq i64 %74, %77
 br i1 %78, label %91, label %154
79:
 br i1 %36, label %85, label %172
80:
 %81 = add nuw nsw i64 %173, 1
 %82 = icmp eq i64 %35, %81
 br i1 %82, label %83, label %172
83:
 %84 = load i64, ptr %13, align 1
 br label %85
85:
 %86 = phi i64 [ %84, %83 ], [ %39, %79 ]
 %87 = icmp slt i64 %86, 1
 br i1 %87, label %91, label %186
88:
 %89 = add nuw nsw i64 %187, 1
 %90 = icmp eq i64 %86, %89
 br i1 %90, label %91, label %186
91:
 %92 = phi double [ %43, %85 ], [ %51, %73 ], [ %43, %88 ], [ %51, %76 ]
 %93 = load i64, ptr %13, align 1
 %94 = icmp slt i64 %93, 1
 br i1 %94, label %98, label %200
95:
 %96 = add nuw nsw i64 %201, 1
 %97 = icmp eq i64 %93, %96
 br i1 %97, label %98, label %200
98:
 br i1 %36, label %99, label %214
99:
 %100 = phi double [ 0.000000e+00, %98 ], [ %222, %214 ]
 %101 = add nuw nsw i64 %40, 1
 %102 = load i64, ptr %13, align 1
 %103 = icmp slt i64 %102, 1
 br i1 %103, label %110, label %224
104:
 %105 = add nuw nsw i64 %229, 1
 %106 = icmp eq i64 %102, %105
 br i1 %106, label %107, label %224
107:
 %108 = fcmp nsz contract ogt double %266, 0.000000e+00
 %109 = select i1 %108, double 1.000000e+00, double %92
 br label %110
110:
 %111 = phi double [ %92, %99 ], [ %109, %107 ]
 %112 = phi double [ 0.000000e+00, %99 ], [ %268, %107 ]
 %113 = phi double [ 0.000000e+00, %99 ], [ %273, %107 ]
 %114 = phi double [ 0.000000e+00, %99 ], [ %276, %107 ]
 %115 = fcmp nsz contract ugt double %100, %5
 %116 = fmul nsz contract double %113, 1.000000e-28
 %117 = fcmp nsz contract ugt double %112, %116
 %118 = fsub nsz contract double %112, %112
 %119 = fcmp nsz contract ord double %118, 0.000000e+00
 %120 = and i1 %117, %119
 %121 = select i1 %115, i1 %120, i1 false
 br i1 %121, label %127, label %122
122:
 %123 = phi i64 [ 0, %6 ], [ %101, %139 ], [ %101, %110 ], [ %101, %130 ]
 %124 = phi i8 [ 0, %6 ], [ %140, %139 ], [ 1, %110 ], [ 1, %130 ]
 %125 = insertvalue { i64, i8 } undef, i64 %123, 0
 %126 = insertvalue { i64, i8 } %125, i8 %124, 1
 store { i64, i8 } %126, ptr %0, align 8
 ret void
127:
 %128 = fmul nsz contract double %37, %113
 %129 = fcmp nsz contract ugt double %112, %128
 br i1 %129, label %135, label %130
130:
 %131 = tail call i64 @llvm.smin.i64(i64 %101, i64 %3)
 %132 = select i1 %42, i64 %41, i64 %131
 %133 = fmul nsz contract double %37, %114
 %134 = fcmp nsz contract ugt double %112, %133
 br i1 %134, label %135, label %122
135:
 %136 = phi i64 [ %132, %130 ], [ %41, %127 ]
 %137 = phi i1 [ true, %130 ], [ %42, %127 ]
 %138 = icmp slt i64 %101, %136
 br i1 %138, label %38, label %139
139:
 %140 = zext i1 %137 to i8
 br label %122
141:
 %142 = phi i64 [ %57, %56 ], [ 0, %45 ]
 %143 = shl i64 %142, 8
 %144 = getelementptr i8, ptr %10, i64 %143
 %145 = mul nuw nsw i64 %142, 3
 br label %146
146:
 %147 = phi i64 [ 0, %141 ], [ %148, %69 ]
 %148 = add nuw nsw i64 %147, 1
 %149 = getelementptr double, ptr %144, i64 %147
 %150 = getelementptr i8, ptr %149, i64 184
 %151 = load double, ptr %150, align 8
 %152 = fcmp nsz contract une double %151, 0.000000e+00
 %153 = add nuw nsw i64 %147, %145
 br i1 %152, label %63, label %59
154:
 %155 = phi i64 [ %77, %76 ], [ 0, %73 ]
 %156 = shl i64 %155, 7
 %157 = getelementptr i8, ptr %16, i64 %156
 %158 = mul i64 %155, 144
 %159 = getelementptr i8, ptr %19, i64 %158
 br label %160
160:
 %161 = phi i64 [ 0, %154 ], [ %162, %160 ]
 %162 = add nuw nsw i64 %161, 1
 %163 = getelementptr double, ptr %157, i64 %161
 %164 = load double, ptr %163, align 8
 %165 = getelementptr double, ptr %159, i64 %161
 %166 = getelementptr i8, ptr %165, i64 48
 %167 = load double, ptr %166, align 8
 %168 = fsub nsz contract double %164, %167
 %169 = fmul nsz contract double %55, %168
 %170 = fadd nsz contract double %164, %169
 store double %170, ptr %163, align 8
 store double %164, ptr %166, align 8
 %171 = icmp eq i64 %162, 6
 br i1 %171, label %76, label %160
172:
 %173 = phi i64 [ %81, %80 ], [ 0, %79 ]
 %174 = shl i64 %173, 8
 %175 = getelementptr i8, ptr %10, i64 %174
 %176 = mul i64 %173, 24
 %177 = getelementptr i8, ptr %22, i64 %176
 br label %178
178:
 %179 = phi i64 [ 0, %172 ], [ %180, %178 ]
 %180 = add nuw nsw i64 %179, 1
 %181 = getelementptr double, ptr %175, i64 %179
 %182 = getelementptr i8, ptr %181, i64 184
 %183 = load double, ptr %182, align 8
 %184 = getelementptr double, ptr %177, i64 %179
 store double %183, ptr %184, align 8
 %185 = icmp eq i64 %180, 3
 br i1 %185, label %80, label %178
186:
 %187 = phi i64 [ %89, %88 ], [ 0, %85 ]
 %188 = shl i64 %187, 7
 %189 = getelementptr i8, ptr %16, i64 %188
 %190 = mul i64 %187, 144
 %191 = getelementptr i8, ptr %19, i64 %190
 br label %192
192:
 %193 = phi i64 [ 0, %186 ], [ %194, %192 ]
 %194 = add nuw nsw i64 %193, 1
 %195 = getelementptr double, ptr %189, i64 %193
 %196 = load double, ptr %195, align 8
 %197 = getelementptr double, ptr %191, i64 %193
 %198 = getelementptr i8, ptr %197, i64 48
 store double %196, ptr %198, align 8
 %199 = icmp eq i64 %194, 6
 br i1 %199, label %88, label %192
200:
 %201 = phi i64 [ %96, %95 ], [ 0, %91 ]
 %202 = shl i64 %201, 7
 %203 = getelementptr i8, ptr %16, i64 %202
 %204 = mul i64 %201, 144
 %205 = getelementptr i8, ptr %19, i64 %204
 br label %206
206:
 %207 = phi i64 [ 0, %200 ], [ %208, %206 ]
 %208 = add nuw nsw i64 %207, 1
 %209 = getelementptr double, ptr %203, i64 %207
 %210 = load double, ptr %209, align 8
 %211 = getelementptr double, ptr %205, i64 %207
 %212 = getelementptr i8, ptr %211, i64 96
 store double %210, ptr %212, align 8
 %213 = icmp eq i64 %208, 6
 br i1 %213, label %95, label %206
214:
 %215 = phi double [ %222, %214 ], [ 0.000000e+00, %98 ]
 %216 = phi i64 [ %217, %214 ], [ 0, %98 ]
 %217 = add nuw nsw i64 %216, 1
 %218 = shl i64 %216, 8
 %219 = getelementptr i8, ptr %10, i64 %218
 store double 0.000000e+00, ptr %7, align 8
 call fastcc void @f10(ptr %7, ptr %16, i64 %15, i64 16, ptr %219, ptr %28, ptr %31, ptr %25)
 %220 = load double, ptr %7, align 8
 %221 = fcmp nsz contract ogt double %220, %215
 %222 = select i1 %221, double %220, double %215
 %223 = icmp eq i64 %35, %217
 br i1 %223, label %99, label %214
224:
 %225 = phi double [ %276, %104 ], [ 0.000000e+00, %99 ]
 %226 = phi double [ %273, %104 ], [ 0.000000e+00, %99 ]
 %227 = phi double [ %268, %104 ], [ 0.000000e+00, %99 ]
 %228 = phi double [ %266, %104 ], [ 0.000000e+00, %99 ]
 %229 = phi i64 [ %105, %104 ], [ 0, %99 ]
 %230 = shl i64 %229, 7
 %231 = getelementptr i8, ptr %16, i64 %230
 %232 = getelementptr i8, ptr %231, i64 48
 %233 = load double, ptr %232, align 8
 %234 = fdiv nsz contract double 1.000000e+00, %233
 %235 = getelementptr i8, ptr %231, i64 56
 %236 = load double, ptr %235, align 8
 %237 = getelementptr i8, ptr %231, i64 64
 %238 = load double, ptr %237, align 8
 %239 = fadd nsz contract double %236, %238
 %240 = getelementptr i8, ptr %231, i64 72
 %241 = load double, ptr %240, align 8
 %242 = fadd nsz contract double %239, %241
 %243 = fdiv nsz contract double 3.000000e+00, %242
 %244 = mul i64 %229, 144
 %245 = getelementptr i8, ptr %19, i64 %244
 br label %246
246:
 %247 = phi double [ %225, %224 ], [ %276, %246 ]
 %248 = phi double [ %226, %224 ], [ %273, %246 ]
 %249 = phi double [ %227, %224 ], [ %268, %246 ]
 %250 = phi double [ %228, %224 ], [ %266, %246 ]
 %251 = phi i64 [ 0, %224 ], [ %252, %246 ]
 %252 = add nuw nsw i64 %251, 1
 %253 = icmp samesign ult i64 %251, 3
 %254 = select i1 %253, double %234, double %243
 %255 = getelementptr double, ptr %231, i64 %251
 %256 = load double, ptr %255, align 8
 %257 = getelementptr double, ptr %245, i64 %251
 %258 = getelementptr i8, ptr %257, i64 96
 %259 = load double, ptr %258, align 8
 %260 = fsub nsz contract double %256, %259
 %261 = fmul nsz contract double %254, %260
 %262 = getelementptr i8, ptr %257, i64 48
 %263 = load double, ptr %262, align 8
 %264 = fsub nsz contract double %256, %263
 %265 = fmul nsz contract double %261, %264
 %266 = fsub nsz contract double %250, %265
 %267 = fmul nsz contract double %260, %261
 %268 = fadd nsz contract double %249, %267
 %269 = load double, ptr %257, align 8
 %270 = fsub nsz contract double %256, %269
 %271 = fmul nsz contract double %254, %270
 %272 = fmul nsz contract double %270, %271
 %273 = fadd nsz contract double %248, %272
 %274 = fmul nsz contract double %254, %256
 %275 = fmul nsz contract double %256, %274
 %276 = fadd nsz contract double %247, %275
 %277 = icmp eq i64 %252, 6
 br i1 %277, label %104, label %246
}
define internal fastcc void @f9(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr captures(none) %3, i64 %4) unnamed_addr {
5:
 %6 = getelementptr inbounds nuw i8, ptr %1, i64 344
 %7 = load i64, ptr %6, align 1
 %8 = getelementptr inbounds nuw i8, ptr %1, i64 152
 %9 = load i64, ptr %8, align 1
 %10 = inttoptr i64 %7 to ptr
 %11 = getelementptr inbounds nuw i8, ptr %2, i64 472
 %12 = load i64, ptr %11, align 1
 %13 = inttoptr i64 %12 to ptr
 %14 = getelementptr inbounds nuw i8, ptr %2, i64 544
 %15 = load i64, ptr %14, align 1
 %16 = inttoptr i64 %15 to ptr
 %17 = getelementptr inbounds nuw i8, ptr %2, i64 1064
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
define internal fastcc void @f10(ptr noalias writeonly captures(none) %0, ptr captures(none) %1, i64 %2, i64 %3, ptr captures(none) %4, ptr captures(none) %5, ptr captures(none) initializes((0, 24)) %6, ptr captures(none) %7) unnamed_addr {
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
 call fastcc void @f11(ptr %9, ptr %5, ptr %6, double %160, ptr %7)
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
 call fastcc void @f12(ptr %10, ptr %1, i64 %2, i64 %3, ptr %4, double %162, double %164, double %166)
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
define internal fastcc void @f11(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, double %3, ptr writeonly captures(none) initializes((0, 24)) %4) unnamed_addr {
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
define internal fastcc void @f12(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr captures(none) %1, i64 %2, i64 %3, ptr readonly captures(none) %4, double %5, double %6, double %7) unnamed_addr {
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
define internal fastcc range(i32 0, 2) i32 @f13(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, double %2, ptr writeonly captures(none) %3) unnamed_addr {
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
define internal fastcc range(i32 0, 2) i32 @f14(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, ptr readonly captures(none) %2, ptr captures(none) %3, double %4) unnamed_addr {
5:
 %6 = alloca ptr, align 8
 %7 = alloca i8, align 1
 %8 = alloca ptr, align 8
 %9 = alloca i8, align 1
 %10 = call fastcc i32 @f16(ptr %6, ptr %2, ptr %3, double %4)
 %11 = icmp eq i32 %10, 0
 br i1 %11, label %25, label %22
12:
 %13 = phi i64 [ %17, %16 ], [ 0, %25 ]
 %14 = call fastcc i32 @f16(ptr %8, ptr %2, ptr %3, double %4)
 %15 = icmp eq i32 %14, 0
 br i1 %15, label %28, label %22
16:
 %17 = add nuw nsw i64 %13, 1
 %18 = icmp eq i64 %17, 3
 store i8 0, ptr %9, align 1
 %19 = zext i1 %18 to i8
 call fastcc void @f17(ptr %9, ptr %2, ptr %3, i8 %19)
 %20 = load i8, ptr %9, align 1
 %21 = icmp eq i8 %20, 0
 br i1 %21, label %22, label %12
22:
 %23 = phi ptr [ %1, %5 ], [ %0, %25 ], [ %0, %28 ], [ %0, %16 ], [ %1, %12 ]
 %24 = phi i32 [ 1, %5 ], [ 0, %25 ], [ 0, %28 ], [ 0, %16 ], [ 1, %12 ]
 store ptr null, ptr %23, align 8
 ret i32 %24
25:
 store i8 0, ptr %7, align 1
 call fastcc void @f17(ptr %7, ptr %2, ptr %3, i8 0)
 %26 = load i8, ptr %7, align 1
 %27 = icmp eq i8 %26, 0
 br i1 %27, label %22, label %12
28:
 %29 = icmp eq i64 %13, 3
 br i1 %29, label %22, label %16
}
define internal fastcc void @f15(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2) unnamed_addr {
3:
 %4 = getelementptr inbounds nuw i8, ptr %1, i64 320
 %5 = load i64, ptr %4, align 1
 %6 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %7 = load i64, ptr %6, align 1
 %8 = inttoptr i64 %5 to ptr
 %9 = getelementptr inbounds nuw i8, ptr %2, i64 992
 %10 = load i64, ptr %9, align 1
 %11 = inttoptr i64 %10 to ptr
 %12 = getelementptr inbounds nuw i8, ptr %2, i64 624
 %13 = load i64, ptr %12, align 1
 %14 = getelementptr inbounds nuw i8, ptr %2, i64 128
 %15 = load i64, ptr %14, align 1
 %16 = inttoptr i64 %13 to ptr
 %17 = getelementptr inbounds nuw i8, ptr %2, i64 632
 %18 = load i64, ptr %17, align 1
 %19 = inttoptr i64 %18 to ptr
 %20 = getelementptr inbounds nuw i8, ptr %2, i64 752
 %21 = load i64, ptr %20, align 1
 %22 = inttoptr i64 %21 to ptr
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 760
 %24 = load i64, ptr %23, align 1
 %25 = inttoptr i64 %24 to ptr
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 768
 %27 = load i64, ptr %26, align 1
 %28 = inttoptr i64 %27 to ptr
 %29 = getelementptr inbounds nuw i8, ptr %2, i64 776
 %30 = load i64, ptr %29, align 1
 %31 = inttoptr i64 %30 to ptr
 %32 = getelementptr inbounds nuw i8, ptr %2, i64 784
 %33 = load i64, ptr %32, align 1
 %34 = inttoptr i64 %33 to ptr
 %35 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %36 = load i64, ptr %35, align 1
 %37 = getelementptr inbounds nuw i8, ptr %2, i64 184
 %38 = load i64, ptr %37, align 1
 %39 = add nsw i64 %38, %36
 %40 = icmp slt i64 %39, 1
 br i1 %40, label %81, label %41
41:
 %42 = shl nsw i64 %36, 1
 br label %43
43:
 %44 = phi i1 [ true, %113 ], [ false, %41 ]
 %45 = phi i64 [ %120, %113 ], [ 0, %41 ]
 br label %118
46:
 %47 = sub nsw i64 %119, %36
 %48 = getelementptr i64, ptr %11, i64 %47
 %49 = load i64, ptr %48, align 8
 %50 = icmp slt i64 %49, 0
 %51 = select i1 %50, i64 %7, i64 0
 %52 = getelementptr i64, ptr %8, i64 %49
 %53 = getelementptr i64, ptr %52, i64 %51
 %54 = load i64, ptr %53, align 8
 %55 = icmp eq i64 %54, 0
 br i1 %55, label %56, label %111
56:
 %57 = icmp slt i64 %124, 0
 %58 = select i1 %57, i64 %15, i64 0
 %59 = add i64 %58, %124
 %60 = getelementptr double, ptr %16, i64 %59
 %61 = load double, ptr %60, align 8
 %62 = getelementptr double, ptr %22, i64 %59
 %63 = load double, ptr %62, align 8
 %64 = fcmp nsz contract ogt double %63, 0.000000e+00
 br i1 %64, label %65, label %111
65:
 %66 = getelementptr double, ptr %28, i64 %59
 %67 = load double, ptr %66, align 8
 %68 = fcmp nsz contract ogt double %67, 0.000000e+00
 %69 = fcmp nsz contract olt double %61, 0.000000e+00
 %70 = select i1 %68, i1 %69, i1 false
 br i1 %70, label %71, label %111
71:
 %72 = fneg nsz contract double %61
 %73 = getelementptr double, ptr %19, i64 %59
 %74 = load double, ptr %73, align 8
 %75 = fsub nsz contract double %74, %61
 %76 = tail call nsz contract double @llvm.fabs.f64(double %75)
 %77 = fcmp nsz contract olt double %76, %72
 br i1 %77, label %113, label %111
78:
 %79 = zext i1 %44 to i64
 %80 = getelementptr inbounds nuw i8, ptr %2, i64 224
 store i64 %79, ptr %80, align 1
 br i1 %44, label %85, label %83
81:
 %82 = getelementptr inbounds nuw i8, ptr %2, i64 224
 store i64 0, ptr %82, align 1
 br label %83
83:
 %84 = phi i8 [ 0, %78 ], [ 0, %81 ], [ 1, %92 ], [ 1, %109 ]
 store i8 %84, ptr %0, align 1
 ret void
85:
 %86 = mul nsw i64 %36, 3
 %87 = load i64, ptr %37, align 1
 %88 = add nsw i64 %87, %86
 %89 = icmp slt i64 %88, 1
 br i1 %89, label %92, label %126
90:
 %91 = load i64, ptr %37, align 1
 br label %92
92:
 %93 = phi i64 [ %91, %90 ], [ %87, %85 ]
 %94 = add nsw i64 %93, %36
 %95 = icmp slt i64 %94, 1
 br i1 %95, label %83, label %133
96:
 %97 = icmp slt i64 %134, %36
 %98 = mul nuw nsw i64 %134, 3
 %99 = add nsw i64 %134, %42
 %100 = select i1 %97, i64 %98, i64 %99
 %101 = icmp slt i64 %100, 0
 %102 = select i1 %101, i64 %15, i64 0
 %103 = add i64 %102, %100
 %104 = getelementptr double, ptr %25, i64 %103
 %105 = load double, ptr %104, align 8
 %106 = getelementptr double, ptr %22, i64 %103
 %107 = load double, ptr %106, align 8
 %108 = fsub nsz contract double %105, %107
 store double %108, ptr %104, align 8
 store double 0.000000e+00, ptr %106, align 8
 br label %109
109:
 %110 = icmp eq i64 %135, %94
 br i1 %110, label %83, label %133
111:
 %112 = icmp eq i64 %120, %39
 br i1 %112, label %78, label %118
113:
 %114 = getelementptr i64, ptr %34, i64 %119
 store i64 1, ptr %114, align 8
 %115 = icmp eq i64 %120, %39
 br i1 %115, label %116, label %43
116:
 %117 = getelementptr inbounds nuw i8, ptr %2, i64 224
 store i64 1, ptr %117, align 1
 br label %85
118:
 %119 = phi i64 [ %120, %111 ], [ %45, %43 ]
 %120 = add nuw nsw i64 %119, 1
 %121 = icmp slt i64 %119, %36
 %122 = mul nuw nsw i64 %119, 3
 %123 = add nsw i64 %119, %42
 %124 = select i1 %121, i64 %122, i64 %123
 %125 = getelementptr i64, ptr %34, i64 %119
 store i64 0, ptr %125, align 8
 br i1 %121, label %56, label %46
126:
 %127 = phi i64 [ %128, %126 ], [ 0, %85 ]
 %128 = add nuw nsw i64 %127, 1
 %129 = getelementptr double, ptr %28, i64 %127
 %130 = load double, ptr %129, align 8
 %131 = getelementptr double, ptr %31, i64 %127
 store double %130, ptr %131, align 8
 %132 = icmp eq i64 %88, %128
 br i1 %132, label %90, label %126
133:
 %134 = phi i64 [ %135, %109 ], [ 0, %92 ]
 %135 = add nuw nsw i64 %134, 1
 %136 = getelementptr i64, ptr %34, i64 %134
 %137 = load i64, ptr %136, align 8
 %138 = icmp eq i64 %137, 1
 br i1 %138, label %96, label %109
}
define internal fastcc range(i32 0, 2) i32 @f16(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, double %3) unnamed_addr {
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
 %14 = getelementptr inbounds nuw i8, ptr %1, i64 144
 %15 = load i64, ptr %14, align 1
 %16 = icmp sgt i64 %15, 0
 br i1 %16, label %17, label %569
17:
 %18 = getelementptr inbounds nuw i8, ptr %2, i64 192
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 616
 %20 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 760
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 128
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 768
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 960
 %25 = getelementptr inbounds nuw i8, ptr %2, i64 136
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 968
 %27 = getelementptr inbounds nuw i8, ptr %2, i64 976
 %28 = getelementptr inbounds nuw i8, ptr %2, i64 1064
 %29 = getelementptr inbounds nuw i8, ptr %2, i64 1072
 %30 = getelementptr inbounds nuw i8, ptr %2, i64 1080
 %31 = icmp slt i64 %8, 1
 %32 = icmp slt i64 %10, 1
 %33 = mul nsw i64 %8, 3
 %34 = fmul nsz contract double %3, 1.000000e-09
 %35 = getelementptr inbounds nuw i8, ptr %2, i64 568
 %36 = getelementptr inbounds nuw i8, ptr %2, i64 168
 %37 = getelementptr inbounds nuw i8, ptr %2, i64 576
 %38 = getelementptr inbounds nuw i8, ptr %2, i64 584
 %39 = getelementptr inbounds nuw i8, ptr %2, i64 608
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
 call fastcc void @f11(ptr %6, ptr %68, ptr %70, double %84, ptr %66)
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
 call fastcc void @f18(ptr %5, ptr readonly %2, i64 %8, i64 %488)
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
 %571 = getelementptr inbounds nuw i8, ptr %2, i64 280
 %572 = load i64, ptr %571, align 1
 %573 = add nsw i64 %572, %570
 store i64 %573, ptr %571, align 1
 %574 = getelementptr inbounds nuw i8, ptr %2, i64 288
 %575 = load i64, ptr %574, align 1
 %576 = tail call i64 @llvm.smax.i64(i64 %570, i64 %575)
 store i64 %576, ptr %574, align 1
 %577 = getelementptr inbounds nuw i8, ptr %2, i64 296
 %578 = load i64, ptr %577, align 1
 %579 = add nsw i64 %578, 1
 store i64 %579, ptr %577, align 1
 br label %580
580:
 store ptr null, ptr %0, align 8
 ret i32 0
581:
 %582 = phi i64 [ %257, %589 ], [ 0, %4 ], [ %257, %564 ], [ %257, %590 ]
 %583 = getelementptr inbounds nuw i8, ptr %2, i64 280
 %584 = load i64, ptr %583, align 1
 %585 = add nsw i64 %584, %582
 store i64 %585, ptr %583, align 1
 %586 = getelementptr inbounds nuw i8, ptr %2, i64 288
 %587 = load i64, ptr %586, align 1
 %588 = tail call i64 @llvm.smax.i64(i64 %582, i64 %587)
 store i64 %588, ptr %586, align 1
 br label %580
589:
 br label %581
590:
 br i1 %258, label %581, label %565
}
define internal fastcc void @f17(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i8 range(i8 0, 2) %3) unnamed_addr {
4:
 %5 = icmp eq i8 %3, 0
 %6 = alloca i8, align 1
 %7 = alloca ptr, align 8
 %8 = getelementptr inbounds nuw i8, ptr %2, i64 624
 %9 = load i64, ptr %8, align 1
 %10 = getelementptr inbounds nuw i8, ptr %2, i64 128
 %11 = load i64, ptr %10, align 1
 %12 = inttoptr i64 %9 to ptr
 %13 = getelementptr inbounds nuw i8, ptr %2, i64 752
 %14 = load i64, ptr %13, align 1
 %15 = inttoptr i64 %14 to ptr
 %16 = getelementptr inbounds nuw i8, ptr %2, i64 760
 %17 = load i64, ptr %16, align 1
 %18 = inttoptr i64 %17 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 768
 %20 = load i64, ptr %19, align 1
 %21 = inttoptr i64 %20 to ptr
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 688
 %23 = load i64, ptr %22, align 1
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %25 = load i64, ptr %24, align 1
 %26 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %27 = load i64, ptr %26, align 1
 %28 = add nsw i64 %27, %25
 %29 = inttoptr i64 %23 to ptr
 %30 = getelementptr inbounds nuw i8, ptr %2, i64 664
 %31 = load i64, ptr %30, align 1
 %32 = inttoptr i64 %31 to ptr
 %33 = getelementptr inbounds nuw i8, ptr %2, i64 672
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
 %81 = getelementptr inbounds nuw i8, ptr %2, i64 656
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
 %137 = getelementptr inbounds nuw i8, ptr %2, i64 656
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
 %203 = getelementptr inbounds nuw i8, ptr %2, i64 368
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
define internal fastcc void @f18(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 range(i64 1, 0) %3) unnamed_addr {
4:
 %5 = alloca i8, align 1
 %6 = alloca i8, align 1
 store i8 0, ptr %6, align 1
 %7 = getelementptr inbounds nuw i8, ptr %1, i64 568
 %8 = load i64, ptr %7, align 1
 %9 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %10 = load i64, ptr %9, align 1
 %11 = inttoptr i64 %8 to ptr
 %12 = getelementptr inbounds nuw i8, ptr %1, i64 576
 %13 = load i64, ptr %12, align 1
 %14 = shl nsw i64 %10, 1
 %15 = add nsw i64 %14, 3
 %16 = inttoptr i64 %13 to ptr
 %17 = getelementptr inbounds nuw i8, ptr %1, i64 584
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
 %58 = getelementptr inbounds nuw i8, ptr %1, i64 760
 %59 = load i64, ptr %58, align 1
 %60 = getelementptr inbounds nuw i8, ptr %1, i64 128
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
 %181 = getelementptr inbounds nuw i8, ptr %1, i64 760
 %182 = getelementptr inbounds nuw i8, ptr %1, i64 128
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
 call fastcc void @f19(ptr %5, ptr %1, i64 %2, i64 %3)
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
 %381 = getelementptr inbounds nuw i8, ptr %1, i64 768
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
 call fastcc void @f19(ptr %6, ptr %1, i64 %2, i64 %3)
 %566 = load i8, ptr %6, align 1
 %567 = icmp ne i8 %566, 0
 %568 = zext i1 %567 to i8
 br label %169
}
define internal fastcc void @f19(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 range(i64 1, 0) %3) unnamed_addr {
4:
 %5 = getelementptr inbounds nuw i8, ptr %1, i64 616
 %6 = load i64, ptr %5, align 1
 %7 = getelementptr inbounds nuw i8, ptr %1, i64 120
 %8 = load i64, ptr %7, align 1
 %9 = inttoptr i64 %6 to ptr
 %10 = getelementptr inbounds nuw i8, ptr %1, i64 768
 %11 = load i64, ptr %10, align 1
 %12 = getelementptr inbounds nuw i8, ptr %1, i64 128
 %13 = load i64, ptr %12, align 1
 %14 = inttoptr i64 %11 to ptr
 %15 = getelementptr inbounds nuw i8, ptr %1, i64 968
 %16 = load i64, ptr %15, align 1
 %17 = inttoptr i64 %16 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %1, i64 976
 %19 = load i64, ptr %18, align 1
 %20 = inttoptr i64 %19 to ptr
 %21 = getelementptr inbounds nuw i8, ptr %1, i64 576
 %22 = load i64, ptr %21, align 1
 %23 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %24 = load i64, ptr %23, align 1
 %25 = shl nsw i64 %24, 1
 %26 = add nsw i64 %25, 3
 %27 = inttoptr i64 %22 to ptr
 %28 = getelementptr inbounds nuw i8, ptr %1, i64 584
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
define internal fastcc void @f20(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, i64 %4) unnamed_addr {
5:
 %6 = getelementptr inbounds nuw i8, ptr %1, i64 344
 %7 = load i64, ptr %6, align 1
 %8 = getelementptr inbounds nuw i8, ptr %1, i64 152
 %9 = load i64, ptr %8, align 1
 %10 = inttoptr i64 %7 to ptr
 %11 = getelementptr inbounds nuw i8, ptr %2, i64 472
 %12 = load i64, ptr %11, align 1
 %13 = inttoptr i64 %12 to ptr
 %14 = getelementptr inbounds nuw i8, ptr %2, i64 544
 %15 = load i64, ptr %14, align 1
 %16 = add nsw i64 %9, 1
 %17 = inttoptr i64 %15 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %2, i64 1064
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
define internal fastcc range(i32 0, 2) i32 @f21(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, ptr readonly captures(none) %2, ptr captures(none) %3) unnamed_addr {
4:
 %5 = alloca ptr, align 8
 %6 = alloca i8, align 1
 %7 = alloca ptr, align 8
 %8 = alloca i8, align 1
 %9 = getelementptr inbounds nuw i8, ptr %3, i64 752
 %10 = load i64, ptr %9, align 1
 %11 = inttoptr i64 %10 to ptr
 %12 = getelementptr inbounds nuw i8, ptr %3, i64 536
 %13 = load i64, ptr %12, align 1
 %14 = inttoptr i64 %13 to ptr
 %15 = call fastcc i32 @f23(ptr %5, ptr %2, ptr %3)
 %16 = icmp eq i32 %15, 0
 br i1 %16, label %33, label %30
17:
 %18 = phi i64 [ %25, %24 ], [ 0, %36 ]
 %19 = load i64, ptr %37, align 1
 %20 = icmp slt i64 %19, 1
 br i1 %20, label %21, label %38
21:
 %22 = call fastcc i32 @f23(ptr %7, ptr %2, ptr %3)
 %23 = icmp eq i32 %22, 0
 br i1 %23, label %48, label %30
24:
 %25 = add nuw nsw i64 %18, 1
 %26 = icmp eq i64 %25, 3
 store i8 0, ptr %8, align 1
 %27 = zext i1 %26 to i8
 call fastcc void @f17(ptr %8, ptr %2, ptr %3, i8 %27)
 %28 = load i8, ptr %8, align 1
 %29 = icmp eq i8 %28, 0
 br i1 %29, label %30, label %17
30:
 %31 = phi ptr [ %1, %4 ], [ %0, %33 ], [ %0, %48 ], [ %0, %24 ], [ %1, %21 ]
 %32 = phi i32 [ 1, %4 ], [ 0, %33 ], [ 0, %48 ], [ 0, %24 ], [ 1, %21 ]
 store ptr null, ptr %31, align 8
 ret i32 %32
33:
 store i8 0, ptr %6, align 1
 call fastcc void @f17(ptr %6, ptr %2, ptr %3, i8 0)
 %34 = load i8, ptr %6, align 1
 %35 = icmp eq i8 %34, 0
 br i1 %35, label %30, label %36
36:
 %37 = getelementptr inbounds nuw i8, ptr %3, i64 176
 br label %17
38:
 %39 = phi i64 [ %40, %38 ], [ 0, %17 ]
 %40 = add nuw nsw i64 %39, 1
 %41 = mul i64 %39, 24
 %42 = getelementptr i8, ptr %11, i64 %41
 %43 = load double, ptr %42, align 8
 %44 = shl i64 %39, 8
 %45 = getelementptr i8, ptr %14, i64 %44
 %46 = getelementptr i8, ptr %45, i64 168
 store double %43, ptr %46, align 8
 %47 = icmp eq i64 %19, %40
 br i1 %47, label %21, label %38
48:
 %49 = icmp eq i64 %18, 3
 br i1 %49, label %30, label %24
}
define internal fastcc void @f22(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1) unnamed_addr {
2:
 %3 = getelementptr inbounds nuw i8, ptr %1, i64 544
 %4 = load i64, ptr %3, align 1
 %5 = getelementptr inbounds nuw i8, ptr %1, i64 160
 %6 = load i64, ptr %5, align 1
 %7 = inttoptr i64 %4 to ptr
 %8 = getelementptr inbounds nuw i8, ptr %1, i64 752
 %9 = load i64, ptr %8, align 1
 %10 = inttoptr i64 %9 to ptr
 %11 = getelementptr inbounds nuw i8, ptr %1, i64 760
 %12 = load i64, ptr %11, align 1
 %13 = inttoptr i64 %12 to ptr
 %14 = getelementptr inbounds nuw i8, ptr %1, i64 768
 %15 = load i64, ptr %14, align 1
 %16 = inttoptr i64 %15 to ptr
 %17 = getelementptr inbounds nuw i8, ptr %1, i64 616
 %18 = load i64, ptr %17, align 1
 %19 = inttoptr i64 %18 to ptr
 %20 = getelementptr inbounds nuw i8, ptr %1, i64 536
 %21 = load i64, ptr %20, align 1
 %22 = inttoptr i64 %21 to ptr
 %23 = getelementptr inbounds nuw i8, ptr %1, i64 1080
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
define internal fastcc range(i32 0, 2) i32 @f23(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2) unnamed_addr {
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
 %15 = getelementptr inbounds nuw i8, ptr %1, i64 144
 %16 = load i64, ptr %15, align 1
 %17 = getelementptr inbounds nuw i8, ptr %1, i64 16
 %18 = load double, ptr %17, align 1
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 536
 %20 = load i64, ptr %19, align 1
 %21 = inttoptr i64 %20 to ptr
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 544
 %23 = load i64, ptr %22, align 1
 %24 = getelementptr inbounds nuw i8, ptr %1, i64 152
 %25 = load i64, ptr %24, align 1
 %26 = add nsw i64 %25, 1
 %27 = inttoptr i64 %23 to ptr
 %28 = getelementptr inbounds nuw i8, ptr %2, i64 552
 %29 = load i64, ptr %28, align 1
 %30 = inttoptr i64 %29 to ptr
 %31 = getelementptr inbounds nuw i8, ptr %2, i64 560
 %32 = load i64, ptr %31, align 1
 %33 = inttoptr i64 %32 to ptr
 %34 = getelementptr inbounds nuw i8, ptr %2, i64 1064
 %35 = load i64, ptr %34, align 1
 %36 = inttoptr i64 %35 to ptr
 %37 = getelementptr inbounds nuw i8, ptr %2, i64 1072
 %38 = load i64, ptr %37, align 1
 %39 = inttoptr i64 %38 to ptr
 %40 = getelementptr inbounds nuw i8, ptr %2, i64 1080
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
 call fastcc void @f10(ptr %8, ptr %27, i64 %26, i64 16, ptr %225, ptr %39, ptr %42, ptr %36)
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
 %287 = getelementptr inbounds nuw i8, ptr %2, i64 280
 %288 = load i64, ptr %287, align 1
 %289 = add nsw i64 %288, %285
 store i64 %289, ptr %287, align 1
 %290 = getelementptr inbounds nuw i8, ptr %2, i64 288
 %291 = load i64, ptr %290, align 1
 %292 = tail call i64 @llvm.smax.i64(i64 %285, i64 %291)
 store i64 %292, ptr %290, align 1
 store ptr null, ptr %9, align 8
 call fastcc void @f22(ptr %9, ptr %2)
 %293 = load i64, ptr %22, align 1
 %294 = getelementptr inbounds nuw i8, ptr %2, i64 160
 %295 = load i64, ptr %294, align 1
 %296 = inttoptr i64 %293 to ptr
 %297 = load i64, ptr %28, align 1
 %298 = inttoptr i64 %297 to ptr
 %299 = getelementptr inbounds nuw i8, ptr %2, i64 760
 %300 = load i64, ptr %299, align 1
 %301 = getelementptr inbounds nuw i8, ptr %2, i64 128
 %302 = load i64, ptr %301, align 1
 %303 = inttoptr i64 %300 to ptr
 %304 = load i64, ptr %19, align 1
 %305 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %306 = load i64, ptr %305, align 1
 %307 = inttoptr i64 %304 to ptr
 %308 = getelementptr inbounds nuw i8, ptr %2, i64 568
 %309 = load i64, ptr %308, align 1
 %310 = getelementptr inbounds nuw i8, ptr %2, i64 168
 %311 = load i64, ptr %310, align 1
 %312 = inttoptr i64 %309 to ptr
 %313 = getelementptr inbounds nuw i8, ptr %2, i64 576
 %314 = load i64, ptr %313, align 1
 %315 = shl nsw i64 %311, 1
 %316 = add nsw i64 %315, 3
 %317 = inttoptr i64 %314 to ptr
 %318 = getelementptr inbounds nuw i8, ptr %2, i64 584
 %319 = load i64, ptr %318, align 1
 %320 = inttoptr i64 %319 to ptr
 %321 = load i64, ptr %40, align 1
 %322 = inttoptr i64 %321 to ptr
 %323 = load i64, ptr %10, align 1
 %324 = getelementptr inbounds nuw i8, ptr %2, i64 616
 %325 = load i64, ptr %324, align 1
 %326 = inttoptr i64 %325 to ptr
 %327 = getelementptr inbounds nuw i8, ptr %2, i64 768
 %328 = load i64, ptr %327, align 1
 %329 = inttoptr i64 %328 to ptr
 %330 = getelementptr inbounds nuw i8, ptr %2, i64 608
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
 call fastcc void @f12(ptr %4, ptr %296, i64 %295, i64 16, ptr %708, double %460, double %462, double %464)
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
 call fastcc void @f18(ptr %5, ptr readonly %2, i64 %323, i64 %382)
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
 call fastcc void @f22(ptr %7, ptr readonly %2)
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
 call fastcc void @f12(ptr %6, ptr %296, i64 %295, i64 16, ptr %817, double %827, double %829, double %831)
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
 %882 = getelementptr inbounds nuw i8, ptr %2, i64 296
 %883 = load i64, ptr %882, align 1
 %884 = add nsw i64 %883, %881
 store i64 %884, ptr %882, align 1
 br label %13
}
define internal fastcc range(i32 0, 2) i32 @f24(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, ptr readonly captures(none) %2, ptr captures(none) %3, i64 %4, i64 %5, double %6) unnamed_addr {
7:
 %8 = alloca ptr, align 8
 %9 = alloca ptr, align 8
 %10 = alloca ptr, align 8
 %11 = alloca ptr, align 8
 %12 = alloca ptr, align 8
 %13 = alloca ptr, align 8
 %14 = getelementptr inbounds nuw i8, ptr %2, i64 224
 %15 = load i64, ptr %14, align 1
 %16 = getelementptr inbounds nuw i8, ptr %2, i64 160
 %17 = load i64, ptr %16, align 1
 %18 = inttoptr i64 %15 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 256
 %20 = load i64, ptr %19, align 1
 %21 = inttoptr i64 %20 to ptr
 %22 = getelementptr inbounds nuw i8, ptr %3, i64 480
 %23 = load i64, ptr %22, align 1
 %24 = inttoptr i64 %23 to ptr
 %25 = getelementptr inbounds nuw i8, ptr %3, i64 488
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
 %89 = call fastcc i32 @f25(ptr %10, ptr readonly %2, ptr %3, i64 %4, i64 %5, double %43, i64 %4, i64 %5, double 1.000000e+00)
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
 %98 = getelementptr inbounds nuw i8, ptr %2, i64 240
 %99 = load i64, ptr %98, align 1
 %100 = inttoptr i64 %99 to ptr
 %101 = getelementptr inbounds nuw i8, ptr %3, i64 1088
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
 %255 = getelementptr inbounds nuw i8, ptr %3, i64 1096
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
 %415 = getelementptr inbounds nuw i8, ptr %3, i64 496
 %416 = load i64, ptr %415, align 1
 %417 = getelementptr inbounds nuw i8, ptr %3, i64 120
 %418 = load i64, ptr %417, align 1
 %419 = shl nsw i64 %418, 2
 %420 = inttoptr i64 %416 to ptr
 %421 = getelementptr inbounds nuw i8, ptr %3, i64 504
 %422 = load i64, ptr %421, align 1
 %423 = inttoptr i64 %422 to ptr
 %424 = getelementptr inbounds nuw i8, ptr %3, i64 512
 %425 = load i64, ptr %424, align 1
 %426 = inttoptr i64 %425 to ptr
 %427 = getelementptr inbounds nuw i8, ptr %3, i64 520
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
 call fastcc void @f28(ptr %8, ptr readonly %2, ptr %3, i64 %4, i64 %5, i64 %236, double %43, i64 %4, i64 %5, double 1.000000e+00)
 br label %661
550:
 %551 = add nsw i64 %236, -3
 call fastcc void @f28(ptr %9, ptr readonly %2, ptr %3, i64 %5, i64 %4, i64 %551, double %43, i64 %4, i64 %5, double -1.000000e+00)
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
 call fastcc void @f26(ptr %12, ptr readonly %2, ptr %3, i64 %4, i64 %5, double %43, i64 %4, i64 %5, double 1.000000e+00)
 br label %1049
664:
 br i1 %95, label %665, label %666
665:
 call fastcc void @f26(ptr %13, ptr readonly %2, ptr %3, i64 %5, i64 %4, double %43, i64 %4, i64 %5, double -1.000000e+00)
 br label %1049
666:
 %667 = getelementptr inbounds nuw i8, ptr %2, i64 240
 %668 = load i64, ptr %667, align 1
 %669 = inttoptr i64 %668 to ptr
 %670 = getelementptr inbounds nuw i8, ptr %3, i64 1096
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
 %716 = getelementptr inbounds nuw i8, ptr %3, i64 1088
 %717 = getelementptr inbounds nuw i8, ptr %3, i64 496
 %718 = getelementptr inbounds nuw i8, ptr %3, i64 120
 %719 = getelementptr inbounds nuw i8, ptr %3, i64 504
 %720 = getelementptr inbounds nuw i8, ptr %3, i64 512
 %721 = getelementptr inbounds nuw i8, ptr %3, i64 520
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
 %867 = getelementptr inbounds nuw i8, ptr %3, i64 1088
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
 %888 = getelementptr inbounds nuw i8, ptr %3, i64 496
 %889 = load i64, ptr %888, align 1
 %890 = getelementptr inbounds nuw i8, ptr %3, i64 120
 %891 = load i64, ptr %890, align 1
 %892 = shl nsw i64 %891, 2
 %893 = inttoptr i64 %889 to ptr
 %894 = getelementptr inbounds nuw i8, ptr %3, i64 504
 %895 = load i64, ptr %894, align 1
 %896 = inttoptr i64 %895 to ptr
 %897 = getelementptr inbounds nuw i8, ptr %3, i64 512
 %898 = load i64, ptr %897, align 1
 %899 = inttoptr i64 %898 to ptr
 %900 = getelementptr inbounds nuw i8, ptr %3, i64 520
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
 %1051 = call fastcc i32 @f25(ptr %11, ptr readonly %2, ptr %3, i64 %5, i64 %4, double %43, i64 %4, i64 %5, double -1.000000e+00)
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
define internal fastcc range(i32 0, 2) i32 @f25(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, double %5, i64 %6, i64 %7, double %8) unnamed_addr {
9:
 %10 = alloca i64, align 8
 %11 = getelementptr inbounds nuw i8, ptr %1, i64 224
 %12 = load i64, ptr %11, align 1
 %13 = getelementptr inbounds nuw i8, ptr %1, i64 160
 %14 = load i64, ptr %13, align 1
 %15 = inttoptr i64 %12 to ptr
 %16 = getelementptr inbounds nuw i8, ptr %1, i64 240
 %17 = load i64, ptr %16, align 1
 %18 = inttoptr i64 %17 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 480
 %20 = load i64, ptr %19, align 1
 %21 = inttoptr i64 %20 to ptr
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 1088
 %23 = load i64, ptr %22, align 1
 %24 = inttoptr i64 %23 to ptr
 %25 = getelementptr inbounds nuw i8, ptr %2, i64 1096
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
 %64 = getelementptr inbounds nuw i8, ptr %2, i64 496
 %65 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %66 = getelementptr inbounds nuw i8, ptr %2, i64 504
 %67 = getelementptr inbounds nuw i8, ptr %2, i64 512
 %68 = getelementptr inbounds nuw i8, ptr %2, i64 520
 %69 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %70 = getelementptr inbounds nuw i8, ptr %2, i64 208
 br label %230
71:
 store i64 0, ptr %10, align 8
 call fastcc void @f29(ptr %10, ptr %1, ptr %2, i64 %3, i64 %4, i64 %231)
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
define internal fastcc void @f26(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, double %5, i64 %6, i64 %7, double %8) unnamed_addr {
9:
 %10 = alloca double, align 8
 %11 = alloca double, align 8
 %12 = alloca double, align 8
 %13 = getelementptr inbounds nuw i8, ptr %1, i64 224
 %14 = load i64, ptr %13, align 1
 %15 = getelementptr inbounds nuw i8, ptr %1, i64 160
 %16 = load i64, ptr %15, align 1
 %17 = inttoptr i64 %14 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %1, i64 240
 %19 = load i64, ptr %18, align 1
 %20 = inttoptr i64 %19 to ptr
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 480
 %22 = load i64, ptr %21, align 1
 %23 = inttoptr i64 %22 to ptr
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 1088
 %25 = load i64, ptr %24, align 1
 %26 = inttoptr i64 %25 to ptr
 %27 = getelementptr inbounds nuw i8, ptr %2, i64 1096
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
 call fastcc void @f27(ptr %10, ptr %34, ptr %41, ptr %29, ptr %26)
 %55 = load double, ptr %10, align 8
 br label %158
56:
 %57 = add nsw i64 %140, -1
 store double 0.000000e+00, ptr %11, align 8
 call fastcc void @f27(ptr %11, ptr %34, ptr %41, ptr %29, ptr %26)
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
 %75 = getelementptr inbounds nuw i8, ptr %2, i64 496
 %76 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %77 = getelementptr inbounds nuw i8, ptr %2, i64 504
 %78 = getelementptr inbounds nuw i8, ptr %2, i64 512
 %79 = getelementptr inbounds nuw i8, ptr %2, i64 520
 %80 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %81 = getelementptr inbounds nuw i8, ptr %2, i64 208
 br label %172
82:
 store double 0.000000e+00, ptr %12, align 8
 call fastcc void @f27(ptr %12, ptr %34, ptr %41, ptr %29, ptr %26)
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
define internal fastcc void @f27(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr captures(none) %4) unnamed_addr {
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
define internal fastcc void @f28(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 range(i64 -9223372036854775808, 9223372036854775805) %5, double %6, i64 %7, i64 %8, double %9) unnamed_addr {
10:
 %11 = getelementptr inbounds nuw i8, ptr %1, i64 240
 %12 = load i64, ptr %11, align 1
 %13 = getelementptr inbounds nuw i8, ptr %1, i64 160
 %14 = load i64, ptr %13, align 1
 %15 = getelementptr inbounds nuw i8, ptr %2, i64 480
 %16 = load i64, ptr %15, align 1
 %17 = inttoptr i64 %16 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %2, i64 1088
 %19 = load i64, ptr %18, align 1
 %20 = getelementptr inbounds nuw i8, ptr %2, i64 1096
 %21 = load i64, ptr %20, align 1
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 1104
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
 %148 = getelementptr inbounds nuw i8, ptr %2, i64 496
 %149 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %150 = getelementptr inbounds nuw i8, ptr %2, i64 504
 %151 = getelementptr inbounds nuw i8, ptr %2, i64 512
 %152 = getelementptr inbounds nuw i8, ptr %2, i64 520
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
define internal fastcc void @f29(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, i64 %3, i64 %4, i64 %5) unnamed_addr {
6:
 %7 = getelementptr inbounds nuw i8, ptr %1, i64 264
 %8 = load i64, ptr %7, align 1
 %9 = getelementptr inbounds nuw i8, ptr %1, i64 160
 %10 = load i64, ptr %9, align 1
 %11 = inttoptr i64 %8 to ptr
 %12 = getelementptr inbounds nuw i8, ptr %1, i64 272
 %13 = load i64, ptr %12, align 1
 %14 = inttoptr i64 %13 to ptr
 %15 = getelementptr inbounds nuw i8, ptr %1, i64 280
 %16 = load i64, ptr %15, align 1
 %17 = getelementptr inbounds nuw i8, ptr %1, i64 176
 %18 = load i64, ptr %17, align 1
 %19 = inttoptr i64 %16 to ptr
 %20 = getelementptr inbounds nuw i8, ptr %2, i64 480
 %21 = load i64, ptr %20, align 1
 %22 = inttoptr i64 %21 to ptr
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 1096
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
define internal fastcc range(i32 0, 2) i32 @f30(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, ptr readonly captures(none) %2, ptr captures(none) %3, i64 %4, i64 %5, i64 %6, double %7) unnamed_addr {
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
 %15 = getelementptr inbounds nuw i8, ptr %2, i64 224
 %16 = load i64, ptr %15, align 1
 %17 = getelementptr inbounds nuw i8, ptr %2, i64 160
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
 %32 = call fastcc i32 @f31(ptr %11, ptr %2, ptr %3, i64 %4, i64 %5, i64 %6, double %7, i64 %4, i64 %5, double 1.000000e+00)
 %33 = icmp eq i32 %32, 0
 br i1 %33, label %1015, label %1014
34:
 %35 = icmp eq i64 %29, 3
 br i1 %35, label %36, label %40
36:
 %37 = call fastcc i32 @f31(ptr %12, ptr %2, ptr %3, i64 %5, i64 %4, i64 %6, double %7, i64 %4, i64 %5, double -1.000000e+00)
 %38 = icmp eq i32 %37, 0
 %39 = select i1 %38, ptr %0, ptr %1
 br label %1015
40:
 %41 = icmp eq i64 %24, 2
 %42 = icmp eq i64 %29, 2
 %43 = select i1 %41, i1 %42, i1 false
 br i1 %43, label %44, label %618
44:
 %45 = getelementptr inbounds nuw i8, ptr %2, i64 240
 %46 = load i64, ptr %45, align 1
 %47 = inttoptr i64 %46 to ptr
 %48 = getelementptr inbounds nuw i8, ptr %3, i64 480
 %49 = load i64, ptr %48, align 1
 %50 = inttoptr i64 %49 to ptr
 %51 = getelementptr inbounds nuw i8, ptr %3, i64 1088
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
 %211 = getelementptr inbounds nuw i8, ptr %3, i64 1096
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
 %371 = getelementptr inbounds nuw i8, ptr %3, i64 496
 %372 = load i64, ptr %371, align 1
 %373 = getelementptr inbounds nuw i8, ptr %3, i64 120
 %374 = load i64, ptr %373, align 1
 %375 = shl nsw i64 %374, 2
 %376 = inttoptr i64 %372 to ptr
 %377 = getelementptr inbounds nuw i8, ptr %3, i64 504
 %378 = load i64, ptr %377, align 1
 %379 = inttoptr i64 %378 to ptr
 %380 = getelementptr inbounds nuw i8, ptr %3, i64 512
 %381 = load i64, ptr %380, align 1
 %382 = inttoptr i64 %381 to ptr
 %383 = getelementptr inbounds nuw i8, ptr %3, i64 520
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
 call fastcc void @f33(ptr %9, ptr readonly %2, ptr %3, i64 %4, i64 %5, i64 %6, i64 %192, double %7, i64 %4, i64 %5, double 1.000000e+00)
 br label %617
506:
 %507 = add nsw i64 %192, -3
 call fastcc void @f33(ptr %10, ptr readonly %2, ptr %3, i64 %5, i64 %4, i64 %6, i64 %507, double %7, i64 %4, i64 %5, double -1.000000e+00)
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
 call fastcc void @f32(ptr %13, ptr %2, ptr %3, i64 %4, i64 %5, i64 %6, double %7, i64 %4, i64 %5, double 1.000000e+00)
 br label %1015
620:
 br i1 %42, label %621, label %622
621:
 call fastcc void @f32(ptr %14, ptr %2, ptr %3, i64 %5, i64 %4, i64 %6, double %7, i64 %4, i64 %5, double -1.000000e+00)
 br label %1015
622:
 %623 = getelementptr inbounds nuw i8, ptr %2, i64 240
 %624 = load i64, ptr %623, align 1
 %625 = inttoptr i64 %624 to ptr
 %626 = getelementptr inbounds nuw i8, ptr %3, i64 480
 %627 = load i64, ptr %626, align 1
 %628 = inttoptr i64 %627 to ptr
 %629 = getelementptr inbounds nuw i8, ptr %3, i64 1096
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
 %682 = getelementptr inbounds nuw i8, ptr %3, i64 1088
 %683 = getelementptr inbounds nuw i8, ptr %3, i64 496
 %684 = getelementptr inbounds nuw i8, ptr %3, i64 120
 %685 = getelementptr inbounds nuw i8, ptr %3, i64 504
 %686 = getelementptr inbounds nuw i8, ptr %3, i64 512
 %687 = getelementptr inbounds nuw i8, ptr %3, i64 520
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
 %833 = getelementptr inbounds nuw i8, ptr %3, i64 1088
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
 %854 = getelementptr inbounds nuw i8, ptr %3, i64 496
 %855 = load i64, ptr %854, align 1
 %856 = getelementptr inbounds nuw i8, ptr %3, i64 120
 %857 = load i64, ptr %856, align 1
 %858 = shl nsw i64 %857, 2
 %859 = inttoptr i64 %855 to ptr
 %860 = getelementptr inbounds nuw i8, ptr %3, i64 504
 %861 = load i64, ptr %860, align 1
 %862 = inttoptr i64 %861 to ptr
 %863 = getelementptr inbounds nuw i8, ptr %3, i64 512
 %864 = load i64, ptr %863, align 1
 %865 = inttoptr i64 %864 to ptr
 %866 = getelementptr inbounds nuw i8, ptr %3, i64 520
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
define internal fastcc range(i32 0, 2) i32 @f31(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 %5, double %6, i64 %7, i64 %8, double %9) unnamed_addr {
10:
 %11 = alloca i64, align 8
 %12 = getelementptr inbounds nuw i8, ptr %1, i64 224
 %13 = load i64, ptr %12, align 1
 %14 = getelementptr inbounds nuw i8, ptr %1, i64 160
 %15 = load i64, ptr %14, align 1
 %16 = inttoptr i64 %13 to ptr
 %17 = getelementptr inbounds nuw i8, ptr %1, i64 240
 %18 = load i64, ptr %17, align 1
 %19 = inttoptr i64 %18 to ptr
 %20 = getelementptr inbounds nuw i8, ptr %2, i64 480
 %21 = load i64, ptr %20, align 1
 %22 = inttoptr i64 %21 to ptr
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 1088
 %24 = load i64, ptr %23, align 1
 %25 = inttoptr i64 %24 to ptr
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 1096
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
 %65 = getelementptr inbounds nuw i8, ptr %2, i64 496
 %66 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %67 = getelementptr inbounds nuw i8, ptr %2, i64 504
 %68 = getelementptr inbounds nuw i8, ptr %2, i64 512
 %69 = getelementptr inbounds nuw i8, ptr %2, i64 520
 %70 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %71 = getelementptr inbounds nuw i8, ptr %2, i64 208
 br label %231
72:
 store i64 0, ptr %11, align 8
 call fastcc void @f29(ptr %11, ptr %1, ptr %2, i64 %3, i64 %4, i64 %232)
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
define internal fastcc void @f32(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 %5, double %6, i64 %7, i64 %8, double %9) unnamed_addr {
10:
 %11 = alloca double, align 8
 %12 = alloca double, align 8
 %13 = alloca double, align 8
 %14 = getelementptr inbounds nuw i8, ptr %1, i64 224
 %15 = load i64, ptr %14, align 1
 %16 = getelementptr inbounds nuw i8, ptr %1, i64 160
 %17 = load i64, ptr %16, align 1
 %18 = inttoptr i64 %15 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %1, i64 240
 %20 = load i64, ptr %19, align 1
 %21 = inttoptr i64 %20 to ptr
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 480
 %23 = load i64, ptr %22, align 1
 %24 = inttoptr i64 %23 to ptr
 %25 = getelementptr inbounds nuw i8, ptr %2, i64 1088
 %26 = load i64, ptr %25, align 1
 %27 = inttoptr i64 %26 to ptr
 %28 = getelementptr inbounds nuw i8, ptr %2, i64 1096
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
 call fastcc void @f27(ptr %11, ptr %35, ptr %42, ptr %30, ptr %27)
 %56 = load double, ptr %11, align 8
 br label %159
57:
 %58 = add nsw i64 %141, -1
 store double 0.000000e+00, ptr %12, align 8
 call fastcc void @f27(ptr %12, ptr %35, ptr %42, ptr %30, ptr %27)
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
 %76 = getelementptr inbounds nuw i8, ptr %2, i64 496
 %77 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %78 = getelementptr inbounds nuw i8, ptr %2, i64 504
 %79 = getelementptr inbounds nuw i8, ptr %2, i64 512
 %80 = getelementptr inbounds nuw i8, ptr %2, i64 520
 %81 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %82 = getelementptr inbounds nuw i8, ptr %2, i64 208
 br label %173
83:
 store double 0.000000e+00, ptr %13, align 8
 call fastcc void @f27(ptr %13, ptr %35, ptr %42, ptr %30, ptr %27)
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
define internal fastcc void @f33(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 %5, i64 range(i64 -9223372036854775808, 9223372036854775805) %6, double %7, i64 %8, i64 %9, double %10) unnamed_addr {
11:
 %12 = getelementptr inbounds nuw i8, ptr %1, i64 240
 %13 = load i64, ptr %12, align 1
 %14 = getelementptr inbounds nuw i8, ptr %1, i64 160
 %15 = load i64, ptr %14, align 1
 %16 = getelementptr inbounds nuw i8, ptr %2, i64 480
 %17 = load i64, ptr %16, align 1
 %18 = inttoptr i64 %17 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 1088
 %20 = load i64, ptr %19, align 1
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 1096
 %22 = load i64, ptr %21, align 1
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 1104
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
 %149 = getelementptr inbounds nuw i8, ptr %2, i64 496
 %150 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %151 = getelementptr inbounds nuw i8, ptr %2, i64 504
 %152 = getelementptr inbounds nuw i8, ptr %2, i64 512
 %153 = getelementptr inbounds nuw i8, ptr %2, i64 520
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
 %4 = alloca double, align 8
 %5 = alloca double, align 8
 %6 = alloca ptr, align 8
 %7 = alloca double, align 8
 %8 = alloca ptr, align 8
 %9 = alloca double, align 8
 %10 = alloca ptr, align 8
 %11 = add i64 %0, 8
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = add i64 %0, 16
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = add i64 %0, 104
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = add i64 %0, 120
 %21 = inttoptr i64 %20 to ptr
 %22 = load double, ptr %21, align 8
 %23 = add i64 %0, 136
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = add i64 %0, 192
 %27 = inttoptr i64 %26 to ptr
 %28 = load double, ptr %27, align 8
 %29 = add i64 %0, 200
 %30 = inttoptr i64 %29 to ptr
 %31 = load double, ptr %30, align 8
 %32 = add i64 %0, 208
 %33 = inttoptr i64 %32 to ptr
 %34 = load double, ptr %33, align 8
 %35 = add i64 %0, 216
 %36 = inttoptr i64 %35 to ptr
 %37 = load i64, ptr %36, align 8
 %38 = add i64 %0, 224
 %39 = inttoptr i64 %38 to ptr
 %40 = load i64, ptr %39, align 8
 %41 = add i64 %0, 232
 %42 = inttoptr i64 %41 to ptr
 %43 = load i64, ptr %42, align 8
 %44 = add i64 %0, 240
 %45 = inttoptr i64 %44 to ptr
 %46 = load i64, ptr %45, align 8
 %47 = inttoptr i64 %40 to ptr
 %48 = add i64 %0, 248
 %49 = inttoptr i64 %48 to ptr
 %50 = load i64, ptr %49, align 8
 %51 = add i64 %0, 256
 %52 = inttoptr i64 %51 to ptr
 %53 = load i64, ptr %52, align 8
 %54 = add i64 %0, 264
 %55 = inttoptr i64 %54 to ptr
 %56 = load i64, ptr %55, align 8
 %57 = add i64 %0, 272
 %58 = inttoptr i64 %57 to ptr
 %59 = load i64, ptr %58, align 8
 %60 = inttoptr i64 %50 to ptr
 %61 = mul i64 %59, %56
 %62 = add i64 %0, 280
 %63 = inttoptr i64 %62 to ptr
 %64 = load i64, ptr %63, align 8
 %65 = add i64 %0, 288
 %66 = inttoptr i64 %65 to ptr
 %67 = load i64, ptr %66, align 8
 %68 = inttoptr i64 %64 to ptr
 %69 = add i64 %0, 296
 %70 = inttoptr i64 %69 to ptr
 %71 = load i64, ptr %70, align 8
 %72 = inttoptr i64 %71 to ptr
 %73 = add i64 %0, 312
 %74 = inttoptr i64 %73 to ptr
 %75 = load i64, ptr %74, align 8
 %76 = add i64 %0, 320
 %77 = inttoptr i64 %76 to ptr
 %78 = load i64, ptr %77, align 8
 %79 = inttoptr i64 %75 to ptr
 %80 = add i64 %0, 344
 %81 = inttoptr i64 %80 to ptr
 %82 = load i64, ptr %81, align 8
 %83 = add i64 %0, 352
 %84 = inttoptr i64 %83 to ptr
 %85 = load i64, ptr %84, align 8
 %86 = add i64 %0, 360
 %87 = inttoptr i64 %86 to ptr
 %88 = load i64, ptr %87, align 8
 %89 = add i64 %0, 368
 %90 = inttoptr i64 %89 to ptr
 %91 = load i64, ptr %90, align 8
 %92 = inttoptr i64 %85 to ptr
 %93 = add i64 %0, 376
 %94 = inttoptr i64 %93 to ptr
 %95 = load i64, ptr %94, align 8
 %96 = add i64 %0, 384
 %97 = inttoptr i64 %96 to ptr
 %98 = load i64, ptr %97, align 8
 %99 = inttoptr i64 %95 to ptr
 %100 = add i64 %0, 392
 %101 = inttoptr i64 %100 to ptr
 %102 = load i64, ptr %101, align 8
 %103 = add i64 %0, 400
 %104 = inttoptr i64 %103 to ptr
 %105 = load i64, ptr %104, align 8
 %106 = inttoptr i64 %102 to ptr
 %107 = add i64 %0, 408
 %108 = inttoptr i64 %107 to ptr
 %109 = load i64, ptr %108, align 8
 %110 = inttoptr i64 %109 to ptr
 %111 = add i64 %0, 424
 %112 = inttoptr i64 %111 to ptr
 %113 = load i64, ptr %112, align 8
 %114 = add i64 %0, 432
 %115 = inttoptr i64 %114 to ptr
 %116 = load i64, ptr %115, align 8
 %117 = inttoptr i64 %113 to ptr
 %118 = add i64 %0, 440
 %119 = inttoptr i64 %118 to ptr
 %120 = load i64, ptr %119, align 8
 %121 = inttoptr i64 %120 to ptr
 %122 = add i64 %0, 456
 %123 = inttoptr i64 %122 to ptr
 %124 = load i64, ptr %123, align 8
 %125 = inttoptr i64 %124 to ptr
 %126 = add i64 %0, 488
 %127 = inttoptr i64 %126 to ptr
 %128 = load i64, ptr %127, align 8
 %129 = add i64 %0, 496
 %130 = inttoptr i64 %129 to ptr
 %131 = load i64, ptr %130, align 8
 %132 = inttoptr i64 %128 to ptr
 %133 = add i64 %0, 504
 %134 = inttoptr i64 %133 to ptr
 %135 = load i64, ptr %134, align 8
 %136 = inttoptr i64 %135 to ptr
 %137 = add i64 %0, 520
 %138 = inttoptr i64 %137 to ptr
 %139 = load i64, ptr %138, align 8
 %140 = add i64 %0, 528
 %141 = inttoptr i64 %140 to ptr
 %142 = load i64, ptr %141, align 8
 %143 = add i64 %0, 536
 %144 = inttoptr i64 %143 to ptr
 %145 = load i64, ptr %144, align 8
 %146 = inttoptr i64 %139 to ptr
 %147 = add i64 %0, 544
 %148 = inttoptr i64 %147 to ptr
 %149 = load i64, ptr %148, align 8
 %150 = add i64 %0, 552
 %151 = inttoptr i64 %150 to ptr
 %152 = load i64, ptr %151, align 8
 %153 = add i64 %0, 560
 %154 = inttoptr i64 %153 to ptr
 %155 = load i64, ptr %154, align 8
 %156 = inttoptr i64 %149 to ptr
 %157 = add i64 %0, 568
 %158 = inttoptr i64 %157 to ptr
 %159 = load i64, ptr %158, align 8
 %160 = add i64 %0, 576
 %161 = inttoptr i64 %160 to ptr
 %162 = load i64, ptr %161, align 8
 %163 = add i64 %0, 584
 %164 = inttoptr i64 %163 to ptr
 %165 = load i64, ptr %164, align 8
 %166 = inttoptr i64 %159 to ptr
 %167 = add i64 %0, 592
 %168 = inttoptr i64 %167 to ptr
 %169 = load i64, ptr %168, align 8
 %170 = add i64 %0, 600
 %171 = inttoptr i64 %170 to ptr
 %172 = load i64, ptr %171, align 8
 %173 = add i64 %0, 608
 %174 = inttoptr i64 %173 to ptr
 %175 = load i64, ptr %174, align 8
 %176 = shl i64 %175, 3
 %177 = inttoptr i64 %169 to ptr
 %178 = add i64 %0, 616
 %179 = inttoptr i64 %178 to ptr
 %180 = load i64, ptr %179, align 8
 %181 = inttoptr i64 %180 to ptr
 %182 = add i64 %0, 632
 %183 = inttoptr i64 %182 to ptr
 %184 = load i64, ptr %183, align 8
 %185 = inttoptr i64 %184 to ptr
 %186 = add i64 %0, 640
 %187 = inttoptr i64 %186 to ptr
 %188 = load i64, ptr %187, align 8
 %189 = inttoptr i64 %188 to ptr
 store ptr null, ptr %10, align 8
 %190 = icmp slt i64 %1, 1
 br i1 %190, label %2544, label %191
191:
 %192 = getelementptr inbounds nuw i8, ptr %189, i64 320
 %193 = getelementptr inbounds nuw i8, ptr %189, i64 328
 %194 = getelementptr inbounds nuw i8, ptr %189, i64 120
 %195 = getelementptr inbounds nuw i8, ptr %185, i64 168
 %196 = getelementptr inbounds nuw i8, ptr %185, i64 216
 %197 = getelementptr inbounds nuw i8, ptr %181, i64 72
 %198 = getelementptr inbounds nuw i8, ptr %181, i64 128
 %199 = getelementptr inbounds nuw i8, ptr %181, i64 136
 %200 = fcmp nsz contract ogt double %31, 0.000000e+00
 %201 = getelementptr inbounds nuw i8, ptr %181, i64 96
 %202 = getelementptr inbounds nuw i8, ptr %181, i64 32
 %203 = getelementptr inbounds nuw i8, ptr %181, i64 8
 %204 = getelementptr inbounds nuw i8, ptr %181, i64 24
 %205 = getelementptr inbounds nuw i8, ptr %181, i64 16
 %206 = getelementptr inbounds nuw i8, ptr %181, i64 176
 %207 = fmul nsz contract double %31, 0x3EB0C6F7A0B5ED8D
 %208 = add nsw i64 %43, -1
 %209 = tail call i64 @llvm.smin.i64(i64 %43, i64 0)
 %210 = add i64 %208, %209
 %211 = mul i64 %210, %46
 %212 = getelementptr double, ptr %47, i64 %211
 %213 = getelementptr i8, ptr %212, i64 8
 %214 = getelementptr inbounds nuw i8, ptr %181, i64 184
 %215 = getelementptr inbounds nuw i8, ptr %181, i64 192
 %216 = fmul nsz contract double %31, 1.000000e-09
 %217 = getelementptr inbounds nuw i8, ptr %181, i64 120
 %218 = getelementptr inbounds nuw i8, ptr %189, i64 216
 %219 = getelementptr inbounds nuw i8, ptr %189, i64 208
 %220 = getelementptr inbounds nuw i8, ptr %185, i64 368
 %221 = getelementptr inbounds nuw i8, ptr %189, i64 816
 %222 = getelementptr inbounds nuw i8, ptr %189, i64 240
 %223 = getelementptr inbounds nuw i8, ptr %189, i64 800
 %224 = getelementptr inbounds nuw i8, ptr %189, i64 808
 %225 = icmp slt i64 %105, 1
 %226 = icmp slt i64 %105, 0
 %227 = icmp slt i64 %59, 1
 %228 = add nsw i64 %105, 1
 %229 = getelementptr inbounds nuw i8, ptr %185, i64 56
 %230 = getelementptr inbounds nuw i8, ptr %189, i64 48
 %231 = getelementptr inbounds nuw i8, ptr %189, i64 232
 %232 = icmp sgt i64 %25, 0
 %233 = getelementptr inbounds nuw i8, ptr %181, i64 104
 %234 = getelementptr inbounds nuw i8, ptr %181, i64 112
 %235 = icmp slt i64 %98, 1
 %236 = sub i64 %82, %25
 %237 = icmp slt i64 %236, 1
 %238 = icmp slt i64 %82, 1
 %239 = tail call i64 @llvm.smax.i64(i64 %19, i64 0)
 %240 = icmp slt i64 %19, 1
 %241 = inttoptr i64 %13 to ptr
 %242 = icmp eq i64 %16, 0
 %243 = icmp slt i64 %145, 1
 %244 = inttoptr i64 %16 to ptr
 %245 = tail call i64 @llvm.smax.i64(i64 %145, i64 -2)
 %246 = add nsw i64 %245, 2
 %247 = icmp slt i64 %145, 0
 %248 = select i1 %247, i64 %131, i64 0
 %249 = getelementptr double, ptr %132, i64 %145
 %250 = getelementptr double, ptr %249, i64 %248
 %251 = icmp slt i64 %145, -1
 %252 = select i1 %251, i64 %131, i64 0
 %253 = getelementptr i8, ptr %249, i64 8
 %254 = getelementptr double, ptr %253, i64 %252
 %255 = tail call i64 @llvm.smax.i64(i64 %145, i64 0)
 %256 = add nsw i64 %67, -1
 %257 = icmp slt i64 %25, 1
 %258 = select i1 %242, i64 1, i64 2
 %259 = getelementptr inbounds nuw i8, ptr %181, i64 80
 %260 = getelementptr inbounds nuw i8, ptr %181, i64 88
 %261 = shl nuw nsw i64 %258, 3
 %262 = getelementptr inbounds nuw i8, ptr %181, i64 %261
 %263 = getelementptr inbounds nuw i8, ptr %262, i64 200
 %264 = getelementptr inbounds nuw i8, ptr %181, i64 40
 %265 = getelementptr inbounds nuw i8, ptr %185, i64 304
 %266 = getelementptr inbounds nuw i8, ptr %185, i64 192
 %267 = getelementptr inbounds nuw i8, ptr %189, i64 496
 %268 = getelementptr inbounds nuw i8, ptr %189, i64 504
 %269 = getelementptr inbounds nuw i8, ptr %189, i64 616
 %270 = getelementptr inbounds nuw i8, ptr %189, i64 624
 %271 = getelementptr inbounds nuw i8, ptr %189, i64 632
 %272 = getelementptr inbounds nuw i8, ptr %189, i64 752
 %273 = getelementptr inbounds nuw i8, ptr %189, i64 760
 %274 = getelementptr inbounds nuw i8, ptr %189, i64 768
 %275 = getelementptr inbounds nuw i8, ptr %189, i64 648
 %276 = getelementptr inbounds nuw i8, ptr %189, i64 688
 %277 = getelementptr inbounds nuw i8, ptr %189, i64 784
 %278 = getelementptr inbounds nuw i8, ptr %189, i64 696
 %279 = getelementptr inbounds nuw i8, ptr %189, i64 704
 %280 = getelementptr inbounds nuw i8, ptr %189, i64 1024
 %281 = getelementptr inbounds nuw i8, ptr %189, i64 736
 %282 = getelementptr inbounds nuw i8, ptr %189, i64 176
 %283 = getelementptr inbounds nuw i8, ptr %185, i64 24
 %284 = getelementptr inbounds nuw i8, ptr %185, i64 16
 %285 = getelementptr inbounds nuw i8, ptr %189, i64 224
 %286 = getelementptr inbounds nuw i8, ptr %189, i64 352
 %287 = getelementptr inbounds nuw i8, ptr %185, i64 160
 %288 = getelementptr inbounds nuw i8, ptr %189, i64 336
 %289 = getelementptr inbounds nuw i8, ptr %189, i64 720
 %290 = getelementptr inbounds nuw i8, ptr %189, i64 344
 %291 = getelementptr inbounds nuw i8, ptr %189, i64 728
 %292 = getelementptr inbounds nuw i8, ptr %189, i64 200
 %293 = getelementptr inbounds nuw i8, ptr %185, i64 320
 %294 = getelementptr inbounds nuw i8, ptr %189, i64 992
 %295 = getelementptr inbounds nuw i8, ptr %189, i64 984
 %296 = getelementptr inbounds nuw i8, ptr %189, i64 976
 %297 = getelementptr inbounds nuw i8, ptr %189, i64 128
 %298 = getelementptr inbounds nuw i8, ptr %189, i64 712
 %299 = getelementptr inbounds nuw i8, ptr %189, i64 184
 %300 = getelementptr inbounds nuw i8, ptr %189, i64 528
 %301 = getelementptr inbounds nuw i8, ptr %189, i64 1032
 %302 = getelementptr inbounds nuw i8, ptr %189, i64 1040
 %303 = getelementptr inbounds nuw i8, ptr %189, i64 144
 %304 = getelementptr inbounds nuw i8, ptr %189, i64 304
 %305 = getelementptr inbounds nuw i8, ptr %189, i64 8
 %306 = icmp sgt i64 %116, 0
 %307 = getelementptr inbounds nuw i8, ptr %185, i64 128
 %308 = getelementptr inbounds nuw i8, ptr %189, i64 376
 %309 = icmp slt i64 %155, 1
 %310 = getelementptr inbounds nuw i8, ptr %185, i64 136
 %311 = getelementptr inbounds nuw i8, ptr %181, i64 48
 %312 = icmp slt i64 %175, 1
 %313 = getelementptr inbounds nuw i8, ptr %189, i64 16
 %314 = fsub nsz contract double 8.000000e-03, %22
 %315 = tail call nsz contract double @llvm.pow.f64(double 0x3C9CD2B297D889BC, double %314)
 %316 = fmul nsz contract double %315, 9.000000e-01
 %317 = load i64, ptr %192, align 1
 %318 = load i64, ptr %193, align 1
 %319 = sub nsw i64 %317, %318
 %320 = load i64, ptr %194, align 1
 %321 = mul nsw i64 %320, 3
 %322 = load i64, ptr %195, align 1
 %323 = shl nsw i64 %322, 1
 %324 = add nsw i64 %323, %321
 %325 = load i64, ptr %196, align 1
 %326 = add nsw i64 %324, %325
 %327 = icmp slt i64 %319, %326
 br i1 %327, label %328, label %330
328:
 %329 = getelementptr inbounds nuw i8, ptr %189, i64 360
 store i64 1, ptr %329, align 1
 br label %2544
330:
 %331 = phi i64 [ %332, %1141 ], [ %1, %191 ]
 %332 = add nsw i64 %331, -1
 %333 = load i64, ptr %197, align 1
 %334 = icmp eq i64 %333, 0
 br i1 %334, label %335, label %2544
335:
 %336 = load i64, ptr %198, align 1
 %337 = load i64, ptr %199, align 1
 %338 = add nsw i64 %337, %336
 %339 = icmp slt i64 %338, %37
 br i1 %339, label %340, label %476
340:
 %341 = load i64, ptr %201, align 1
 %342 = icmp slt i64 %341, 0
 %343 = select i1 %342, i64 %43, i64 0
 %344 = add i64 %343, %341
 %345 = mul i64 %344, %46
 %346 = getelementptr double, ptr %47, i64 %345
 %347 = getelementptr i8, ptr %346, i64 8
 %348 = load double, ptr %347, align 8
 %349 = load double, ptr %202, align 1
 %350 = fcmp nsz contract olt double %349, %348
 %351 = select i1 %350, double %349, double %348
 br i1 %200, label %352, label %392
352:
 %353 = load double, ptr %47, align 8
 %354 = load i64, ptr %206, align 1
 %355 = add nsw i64 %354, 1
 %356 = sitofp i64 %355 to double
 %357 = fmul nsz contract double %31, %356
 %358 = fadd nsz contract double %353, %357
 %359 = fsub nsz contract double %351, %207
 %360 = fcmp nsz contract ogt double %358, %359
 br i1 %360, label %361, label %373
361:
 %362 = fadd nsz contract double %207, %351
 %363 = fcmp nsz contract ogt double %358, %362
 br i1 %363, label %364, label %373
364:
 %365 = load double, ptr %213, align 8
 %366 = fcmp nsz contract olt double %351, %365
 br i1 %366, label %367, label %373
367:
 %368 = load i64, ptr %214, align 1
 %369 = icmp eq i64 %368, %355
 br i1 %369, label %373, label %370
370:
 store i64 %355, ptr %214, align 1
 %371 = load i64, ptr %215, align 1
 %372 = add nsw i64 %371, 1
 store i64 %372, ptr %215, align 1
 br label %373
373:
 %374 = phi double [ %358, %352 ], [ %351, %361 ], [ %351, %364 ], [ %351, %367 ], [ %351, %370 ]
 %375 = load double, ptr %181, align 1
 %376 = fsub nsz contract double %374, %375
 %377 = load double, ptr %203, align 1
 %378 = fmul nsz contract double %376, 0x3FEFFFFDE7210BE9
 %379 = fcmp nsz contract olt double %377, %378
 br i1 %379, label %380, label %386
380:
 %381 = fmul nsz contract double %377, 2.000000e+00
 %382 = fcmp nsz contract ult double %376, %381
 %383 = fmul nsz contract double %376, 5.000000e-01
 %384 = select i1 %382, double %383, double %377
 %385 = fadd nsz contract double %375, %384
 br label %409
386:
 %387 = fsub nsz contract double %376, %31
 %388 = tail call nsz contract double @llvm.fabs.f64(double %387)
 %389 = fcmp nsz contract ugt double %388, %216
 %390 = select i1 %389, double %376, double %31
 store double %374, ptr %204, align 1
 %391 = load double, ptr %347, align 8
 store double %390, ptr %205, align 1
 br i1 %360, label %443, label %414
392:
 %393 = load double, ptr %203, align 1
 %394 = getelementptr i8, ptr %346, i64 32
 %395 = load double, ptr %394, align 8
 %396 = fcmp nsz contract olt double %395, %393
 %397 = select i1 %396, double %395, double %393
 %398 = load double, ptr %181, align 1
 %399 = fsub nsz contract double %351, %398
 %400 = fmul nsz contract double %397, 1.010000e+00
 %401 = fcmp nsz contract ugt double %399, %400
 br i1 %401, label %403, label %402
402:
 store double %351, ptr %204, align 1
 store double %399, ptr %205, align 1
 br label %443
403:
 %404 = fmul nsz contract double %397, 2.000000e+00
 %405 = fcmp nsz contract olt double %399, %404
 %406 = fmul nsz contract double %399, 5.000000e-01
 %407 = select i1 %405, double %406, double %397
 %408 = fadd nsz contract double %398, %407
 br label %409
409:
 %410 = phi double [ %408, %403 ], [ %385, %380 ]
 %411 = phi double [ %407, %403 ], [ %384, %380 ]
 %412 = phi double [ %398, %403 ], [ %375, %380 ]
 store double %410, ptr %204, align 1
 %413 = load double, ptr %347, align 8
 store double %411, ptr %205, align 1
 br label %414
414:
 %415 = phi double [ %391, %386 ], [ %413, %409 ]
 %416 = phi double [ %390, %386 ], [ %411, %409 ]
 %417 = phi double [ %375, %386 ], [ %412, %409 ]
 %418 = phi double [ %374, %386 ], [ %410, %409 ]
 %419 = tail call nsz contract double @llvm.fabs.f64(double %417)
 %420 = fcmp nsz contract olt double %419, 0x16687E92154EF7AC
 br i1 %420, label %421, label %429
421:
 %422 = fmul nsz contract double %419, 0x4670000000000000
 %423 = fmul nsz contract double %422, 0x3CA0000000000001
 %424 = fadd nsz contract double %422, %423
 %425 = fsub nsz contract double %424, %422
 %426 = fmul nsz contract double %425, 0x3970000000000000
 %427 = fcmp nsz contract olt double %426, 4.940660e-324
 %428 = select i1 %427, double 4.940660e-324, double %426
 br label %433
429:
 %430 = fmul nsz contract double %419, 0x3CA0000000000001
 %431 = fadd nsz contract double %419, %430
 %432 = fsub nsz contract double %431, %419
 br label %433
433:
 %434 = phi double [ %432, %429 ], [ %428, %421 ]
 %435 = fmul nsz contract double %434, 1.600000e+01
 %436 = load double, ptr %47, align 8
 %437 = fsub nsz contract double %415, %436
 %438 = tail call nsz contract double @llvm.fabs.f64(double %437)
 %439 = fmul nsz contract double %438, 1.000000e-30
 %440 = fcmp nsz contract ogt double %439, %435
 %441 = select i1 %440, double %439, double %435
 %442 = fcmp nsz contract ugt double %416, %441
 br i1 %442, label %443, label %476
443:
 %444 = phi i1 [ true, %386 ], [ false, %433 ], [ true, %402 ]
 %445 = phi double [ %390, %386 ], [ %416, %433 ], [ %399, %402 ]
 %446 = phi double [ %374, %386 ], [ %418, %433 ], [ %351, %402 ]
 %447 = tail call nsz contract double @llvm.fabs.f64(double %446)
 %448 = fcmp nsz contract olt double %447, 0x16687E92154EF7AC
 br i1 %448, label %449, label %457
449:
 %450 = fmul nsz contract double %447, 0x4670000000000000
 %451 = fmul nsz contract double %450, 0x3CA0000000000001
 %452 = fadd nsz contract double %450, %451
 %453 = fsub nsz contract double %452, %450
 %454 = fmul nsz contract double %453, 0x3970000000000000
 %455 = fcmp nsz contract olt double %454, 4.940660e-324
 %456 = select i1 %455, double 4.940660e-324, double %454
 br label %461
457:
 %458 = fmul nsz contract double %447, 0x3CA0000000000001
 %459 = fadd nsz contract double %447, %458
 %460 = fsub nsz contract double %459, %447
 br label %461
461:
 %462 = phi double [ %460, %457 ], [ %456, %449 ]
 %463 = load i64, ptr %217, align 1
 %464 = icmp slt i64 %463, %67
 br i1 %464, label %465, label %474
465:
 %466 = fmul nsz contract double %462, 2.000000e+00
 %467 = icmp slt i64 %463, 0
 %468 = select i1 %467, i64 %67, i64 0
 %469 = getelementptr double, ptr %68, i64 %463
 %470 = getelementptr double, ptr %469, i64 %468
 %471 = load double, ptr %470, align 8
 %472 = fadd nsz contract double %446, %466
 %473 = fcmp nsz contract ugt double %471, %472
 br i1 %473, label %474, label %476
474:
 %475 = fcmp nsz contract ugt double %445, 0.000000e+00
 br i1 %475, label %478, label %2544
476:
 %477 = phi i64 [ 2, %433 ], [ 3, %335 ], [ 7, %465 ]
 store i64 %477, ptr %197, align 1
 br label %2544
478:
 store double 0.000000e+00, ptr %9, align 8
 %479 = call fastcc i32 @f3(ptr %9, ptr %10, i64 %13, i64 %16, i64 %25, double %28, ptr readonly %47, i64 %43, i64 %46, ptr readonly %60, i64 %53, i64 %56, i64 %59, ptr %79, i64 %78, ptr %92, i64 %91, ptr %99, i64 %98, ptr %106, i64 %105, ptr readonly %110, i64 %116, ptr %132, i64 %131, ptr %136, ptr %181, ptr %185, ptr %189, double %445)
 %480 = icmp eq i32 %479, 0
 %481 = load double, ptr %9, align 8
 br i1 %480, label %2085, label %2544
482:
 %483 = load i64, ptr %219, align 1
 %484 = icmp sgt i64 %483, 0
 br i1 %484, label %2544, label %2088
485:
 %486 = load i64, ptr %196, align 1
 %487 = icmp sgt i64 %486, 0
 br i1 %487, label %488, label %898
488:
 %489 = load double, ptr %204, align 1
 %490 = load i64, ptr %220, align 1
 %491 = inttoptr i64 %490 to ptr
 %492 = load i64, ptr %221, align 1
 %493 = load i64, ptr %222, align 1
 %494 = inttoptr i64 %492 to ptr
 %495 = load i64, ptr %223, align 1
 %496 = shl nuw nsw i64 %486, 1
 %497 = inttoptr i64 %495 to ptr
 %498 = load i64, ptr %224, align 1
 %499 = inttoptr i64 %498 to ptr
 br i1 %225, label %507, label %500
500:
 %501 = phi i64 [ %502, %500 ], [ 0, %488 ]
 %502 = add nuw nsw i64 %501, 1
 %503 = getelementptr double, ptr %106, i64 %501
 %504 = load double, ptr %503, align 8
 %505 = getelementptr double, ptr %494, i64 %501
 store double %504, ptr %505, align 8
 %506 = icmp eq i64 %105, %502
 br i1 %506, label %507, label %500
507:
 %508 = load i64, ptr %201, align 1
 %509 = icmp slt i64 %508, 0
 %510 = select i1 %509, i64 %43, i64 0
 %511 = add i64 %510, %508
 %512 = mul i64 %511, %46
 %513 = getelementptr double, ptr %47, i64 %512
 %514 = getelementptr i8, ptr %513, i64 16
 %515 = load double, ptr %514, align 8
 %516 = fcmp nsz contract ogt double %515, %489
 %517 = select i1 %516, double %515, double %489
 %518 = getelementptr i8, ptr %513, i64 24
 %519 = load double, ptr %518, align 8
 %520 = fcmp nsz contract olt double %519, %517
 %521 = select i1 %520, double %519, double %517
 %522 = select i1 %226, i64 %493, i64 0
 %523 = getelementptr double, ptr %494, i64 %105
 %524 = getelementptr double, ptr %523, i64 %522
 store double %521, ptr %524, align 8
 br i1 %227, label %551, label %525
525:
 %526 = select i1 %509, i64 %53, i64 0
 %527 = add i64 %526, %508
 %528 = mul i64 %527, %61
 %529 = getelementptr double, ptr %60, i64 %528
 %530 = getelementptr double, ptr %529, i64 %59
 br label %531
531:
 %532 = phi i64 [ 0, %525 ], [ %533, %531 ]
 %533 = add nuw nsw i64 %532, 1
 %534 = getelementptr double, ptr %110, i64 %532
 %535 = load double, ptr %534, align 8
 %536 = getelementptr double, ptr %529, i64 %532
 %537 = load double, ptr %536, align 8
 %538 = getelementptr double, ptr %530, i64 %532
 %539 = load double, ptr %538, align 8
 %540 = load double, ptr %513, align 8
 %541 = fsub nsz contract double %521, %540
 %542 = fmul nsz contract double %539, %541
 %543 = fadd nsz contract double %537, %542
 %544 = fadd nsz contract double %535, %543
 %545 = add nsw i64 %532, %228
 %546 = icmp slt i64 %545, 0
 %547 = select i1 %546, i64 %493, i64 0
 %548 = getelementptr double, ptr %494, i64 %545
 %549 = getelementptr double, ptr %548, i64 %547
 store double %544, ptr %549, align 8
 %550 = icmp eq i64 %533, %59
 br i1 %550, label %551, label %531
551:
 %552 = load i64, ptr %229, align 1
 %553 = inttoptr i64 %552 to ptr
 tail call void %553(ptr %494, ptr %497)
 %554 = load i64, ptr %196, align 1
 %555 = icmp slt i64 %554, 1
 br i1 %555, label %898, label %570
556:
 %557 = getelementptr i64, ptr %491, i64 %574
 %558 = load i64, ptr %557, align 8
 %559 = icmp eq i64 %558, %579
 br i1 %559, label %560, label %562
560:
 %561 = icmp eq i64 %554, %575
 br i1 %561, label %589, label %573
562:
 %563 = load i64, ptr %196, align 1
 %564 = add nsw i64 %563, %574
 %565 = icmp slt i64 %564, 0
 %566 = select i1 %565, i64 %496, i64 0
 %567 = getelementptr i64, ptr %499, i64 %564
 %568 = getelementptr i64, ptr %567, i64 %566
 store i64 %579, ptr %568, align 8
 %569 = icmp eq i64 %554, %575
 br i1 %569, label %590, label %570
570:
 %571 = phi i1 [ true, %562 ], [ false, %551 ]
 %572 = phi i64 [ %575, %562 ], [ 0, %551 ]
 br label %573
573:
 %574 = phi i64 [ %575, %560 ], [ %572, %570 ]
 %575 = add nuw nsw i64 %574, 1
 %576 = getelementptr double, ptr %497, i64 %574
 %577 = load double, ptr %576, align 8
 %578 = getelementptr i64, ptr %499, i64 %574
 %579 = load i64, ptr %578, align 8
 %580 = load i64, ptr %196, align 1
 %581 = add nsw i64 %580, %574
 %582 = icmp slt i64 %581, 0
 %583 = select i1 %582, i64 %496, i64 0
 %584 = getelementptr i64, ptr %499, i64 %581
 %585 = getelementptr i64, ptr %584, i64 %583
 store i64 0, ptr %585, align 8
 %586 = sitofp i64 %579 to double
 %587 = fmul nsz contract double %577, %586
 %588 = fcmp nsz contract olt double %587, 0.000000e+00
 br i1 %588, label %556, label %560
589:
 br i1 %571, label %590, label %898
590:
 %591 = fmul nsz contract double %445, 1.000000e-10
 br label %623
592:
 %593 = load i64, ptr %196, align 1
 %594 = load i64, ptr %223, align 1
 %595 = shl nsw i64 %593, 1
 %596 = inttoptr i64 %594 to ptr
 %597 = icmp slt i64 %593, 1
 br i1 %597, label %610, label %598
598:
 %599 = phi i64 [ %600, %598 ], [ 0, %592 ]
 %600 = add nuw nsw i64 %599, 1
 %601 = getelementptr double, ptr %596, i64 %599
 %602 = load double, ptr %601, align 8
 %603 = load i64, ptr %196, align 1
 %604 = add nsw i64 %603, %599
 %605 = icmp slt i64 %604, 0
 %606 = select i1 %605, i64 %595, i64 0
 %607 = getelementptr double, ptr %596, i64 %604
 %608 = getelementptr double, ptr %607, i64 %606
 store double %602, ptr %608, align 8
 %609 = icmp eq i64 %593, %600
 br i1 %609, label %610, label %598
610:
 %611 = call fastcc i32 @f3(ptr %7, ptr %8, i64 %13, i64 %16, i64 %25, double %28, ptr readonly %47, i64 %43, i64 %46, ptr readonly %60, i64 %53, i64 %56, i64 %59, ptr %79, i64 %78, ptr %92, i64 %91, ptr readonly %99, i64 %98, ptr %106, i64 %105, ptr readonly %110, i64 %116, ptr %132, i64 %131, ptr %136, ptr %181, ptr %185, ptr %189, double %624)
 %612 = icmp eq i32 %611, 0
 br i1 %612, label %799, label %2091
613:
 %614 = phi double [ %621, %619 ], [ %624, %645 ]
 %615 = fcmp nsz contract olt double %614, %445
 br i1 %615, label %616, label %2092
616:
 %617 = load double, ptr %181, align 1
 %618 = fadd nsz contract double %614, %617
 store double %618, ptr %204, align 1
 br label %2092
619:
 %620 = phi double [ %625, %798 ], [ %692, %864 ], [ %692, %880 ], [ %625, %771 ]
 %621 = phi double [ %692, %798 ], [ %624, %864 ], [ %624, %880 ], [ %692, %771 ]
 %622 = icmp eq i64 %627, 100
 br i1 %622, label %613, label %623
623:
 %624 = phi double [ %445, %590 ], [ %621, %619 ]
 %625 = phi double [ 0.000000e+00, %590 ], [ %620, %619 ]
 %626 = phi i64 [ 0, %590 ], [ %627, %619 ]
 %627 = add nuw nsw i64 %626, 1
 %628 = urem i64 %626, 3
 %629 = fsub nsz contract double %624, %625
 %630 = load double, ptr %181, align 1
 %631 = tail call nsz contract double @llvm.fabs.f64(double %630)
 %632 = fcmp nsz contract olt double %631, 0x16687E92154EF7AC
 br i1 %632, label %633, label %641
633:
 %634 = fmul nsz contract double %631, 0x4670000000000000
 %635 = fmul nsz contract double %634, 0x3CA0000000000001
 %636 = fadd nsz contract double %634, %635
 %637 = fsub nsz contract double %636, %634
 %638 = fmul nsz contract double %637, 0x3970000000000000
 %639 = fcmp nsz contract olt double %638, 4.940660e-324
 %640 = select i1 %639, double 4.940660e-324, double %638
 br label %645
641:
 %642 = fmul nsz contract double %631, 0x3CA0000000000001
 %643 = fadd nsz contract double %631, %642
 %644 = fsub nsz contract double %643, %631
 br label %645
645:
 %646 = phi double [ %644, %641 ], [ %640, %633 ]
 %647 = fmul nsz contract double %646, 4.000000e+00
 %648 = fcmp nsz contract ogt double %647, %591
 %649 = select i1 %648, double %647, double %591
 %650 = fcmp nsz contract ugt double %629, %649
 br i1 %650, label %651, label %613
651:
 %652 = icmp eq i64 %628, 2
 %653 = load i64, ptr %223, align 1
 %654 = load i64, ptr %196, align 1
 %655 = inttoptr i64 %653 to ptr
 %656 = load i64, ptr %224, align 1
 %657 = inttoptr i64 %656 to ptr
 %658 = icmp slt i64 %654, 1
 br i1 %658, label %674, label %681
659:
 %660 = getelementptr double, ptr %655, i64 %685
 %661 = load double, ptr %660, align 8
 %662 = getelementptr double, ptr %655, i64 %683
 %663 = load double, ptr %662, align 8
 %664 = fmul nsz contract double %661, %663
 %665 = fcmp nsz contract olt double %664, 0.000000e+00
 br i1 %665, label %666, label %671
666:
 %667 = fsub nsz contract double %661, %663
 %668 = fdiv nsz contract double %661, %667
 %669 = fcmp nsz contract olt double %668, %682
 %670 = select i1 %669, double %668, double %682
 br label %671
671:
 %672 = phi double [ %670, %666 ], [ %682, %659 ], [ %682, %681 ]
 %673 = icmp eq i64 %654, %684
 br i1 %673, label %674, label %681
674:
 %675 = phi double [ 1.000000e+00, %651 ], [ %672, %671 ]
 br i1 %652, label %689, label %676
676:
 %677 = fcmp nsz contract olt double %675, 5.000000e-02
 %678 = select i1 %677, double 5.000000e-02, double %675
 %679 = fcmp nsz contract ogt double %678, 0x3FEE666666666666
 %680 = select i1 %679, double 0x3FEE666666666666, double %678
 br label %689
681:
 %682 = phi double [ %672, %671 ], [ 1.000000e+00, %651 ]
 %683 = phi i64 [ %684, %671 ], [ 0, %651 ]
 %684 = add nuw nsw i64 %683, 1
 %685 = add nuw nsw i64 %683, %654
 %686 = getelementptr i64, ptr %657, i64 %685
 %687 = load i64, ptr %686, align 8
 %688 = icmp eq i64 %687, 0
 br i1 %688, label %671, label %659
689:
 %690 = phi double [ %680, %676 ], [ 5.000000e-01, %674 ]
 %691 = fmul nsz contract double %629, %690
 %692 = fadd nsz contract double %625, %691
 %693 = call fastcc i32 @f3(ptr %5, ptr %6, i64 %13, i64 %16, i64 %25, double %28, ptr readonly %47, i64 %43, i64 %46, ptr readonly %60, i64 %53, i64 %56, i64 %59, ptr %79, i64 %78, ptr %92, i64 %91, ptr readonly %99, i64 %98, ptr %106, i64 %105, ptr readonly %110, i64 %116, ptr %132, i64 %131, ptr %136, ptr %181, ptr %185, ptr %189, double %692)
 %694 = icmp eq i32 %693, 0
 br i1 %694, label %695, label %2091
695:
 %696 = load double, ptr %181, align 1
 %697 = fadd nsz contract double %692, %696
 %698 = load i64, ptr %220, align 1
 %699 = load i64, ptr %196, align 1
 %700 = inttoptr i64 %698 to ptr
 %701 = load i64, ptr %221, align 1
 %702 = load i64, ptr %222, align 1
 %703 = inttoptr i64 %701 to ptr
 %704 = load i64, ptr %223, align 1
 %705 = shl nsw i64 %699, 1
 %706 = inttoptr i64 %704 to ptr
 %707 = load i64, ptr %224, align 1
 %708 = inttoptr i64 %707 to ptr
 br i1 %225, label %716, label %709
709:
 %710 = phi i64 [ %711, %709 ], [ 0, %695 ]
 %711 = add nuw nsw i64 %710, 1
 %712 = getelementptr double, ptr %106, i64 %710
 %713 = load double, ptr %712, align 8
 %714 = getelementptr double, ptr %703, i64 %710
 store double %713, ptr %714, align 8
 %715 = icmp eq i64 %105, %711
 br i1 %715, label %716, label %709
716:
 %717 = load i64, ptr %201, align 1
 %718 = icmp slt i64 %717, 0
 %719 = select i1 %718, i64 %43, i64 0
 %720 = add i64 %719, %717
 %721 = mul i64 %720, %46
 %722 = getelementptr double, ptr %47, i64 %721
 %723 = getelementptr i8, ptr %722, i64 16
 %724 = load double, ptr %723, align 8
 %725 = fcmp nsz contract ogt double %724, %697
 %726 = select i1 %725, double %724, double %697
 %727 = getelementptr i8, ptr %722, i64 24
 %728 = load double, ptr %727, align 8
 %729 = fcmp nsz contract olt double %728, %726
 %730 = select i1 %729, double %728, double %726
 %731 = select i1 %226, i64 %702, i64 0
 %732 = getelementptr double, ptr %703, i64 %105
 %733 = getelementptr double, ptr %732, i64 %731
 store double %730, ptr %733, align 8
 br i1 %227, label %760, label %734
734:
 %735 = select i1 %718, i64 %53, i64 0
 %736 = add i64 %735, %717
 %737 = mul i64 %736, %61
 %738 = getelementptr double, ptr %60, i64 %737
 %739 = getelementptr double, ptr %738, i64 %59
 br label %740
740:
 %741 = phi i64 [ 0, %734 ], [ %742, %740 ]
 %742 = add nuw nsw i64 %741, 1
 %743 = getelementptr double, ptr %110, i64 %741
 %744 = load double, ptr %743, align 8
 %745 = getelementptr double, ptr %738, i64 %741
 %746 = load double, ptr %745, align 8
 %747 = getelementptr double, ptr %739, i64 %741
 %748 = load double, ptr %747, align 8
 %749 = load double, ptr %722, align 8
 %750 = fsub nsz contract double %730, %749
 %751 = fmul nsz contract double %748, %750
 %752 = fadd nsz contract double %746, %751
 %753 = fadd nsz contract double %744, %752
 %754 = add nsw i64 %741, %228
 %755 = icmp slt i64 %754, 0
 %756 = select i1 %755, i64 %702, i64 0
 %757 = getelementptr double, ptr %703, i64 %754
 %758 = getelementptr double, ptr %757, i64 %756
 store double %753, ptr %758, align 8
 %759 = icmp eq i64 %742, %59
 br i1 %759, label %760, label %740
760:
 %761 = load i64, ptr %229, align 1
 %762 = inttoptr i64 %761 to ptr
 tail call void %762(ptr %703, ptr %706)
 %763 = load i64, ptr %196, align 1
 %764 = icmp slt i64 %763, 1
 br i1 %764, label %610, label %779
765:
 %766 = getelementptr i64, ptr %700, i64 %783
 %767 = load i64, ptr %766, align 8
 %768 = icmp eq i64 %767, %788
 br i1 %768, label %769, label %771
769:
 %770 = icmp eq i64 %763, %784
 br i1 %770, label %798, label %782
771:
 %772 = load i64, ptr %196, align 1
 %773 = add nsw i64 %772, %783
 %774 = icmp slt i64 %773, 0
 %775 = select i1 %774, i64 %705, i64 0
 %776 = getelementptr i64, ptr %708, i64 %773
 %777 = getelementptr i64, ptr %776, i64 %775
 store i64 %788, ptr %777, align 8
 %778 = icmp eq i64 %763, %784
 br i1 %778, label %619, label %779
779:
 %780 = phi i1 [ true, %771 ], [ false, %760 ]
 %781 = phi i64 [ %784, %771 ], [ 0, %760 ]
 br label %782
782:
 %783 = phi i64 [ %784, %769 ], [ %781, %779 ]
 %784 = add nuw nsw i64 %783, 1
 %785 = getelementptr double, ptr %706, i64 %783
 %786 = load double, ptr %785, align 8
 %787 = getelementptr i64, ptr %708, i64 %783
 %788 = load i64, ptr %787, align 8
 %789 = load i64, ptr %196, align 1
 %790 = add nsw i64 %789, %783
 %791 = icmp slt i64 %790, 0
 %792 = select i1 %791, i64 %705, i64 0
 %793 = getelementptr i64, ptr %708, i64 %790
 %794 = getelementptr i64, ptr %793, i64 %792
 store i64 0, ptr %794, align 8
 %795 = sitofp i64 %788 to double
 %796 = fmul nsz contract double %786, %795
 %797 = fcmp nsz contract olt double %796, 0.000000e+00
 br i1 %797, label %765, label %769
798:
 br i1 %780, label %619, label %592
799:
 %800 = load double, ptr %181, align 1
 %801 = fadd nsz contract double %624, %800
 %802 = load i64, ptr %220, align 1
 %803 = load i64, ptr %196, align 1
 %804 = inttoptr i64 %802 to ptr
 %805 = load i64, ptr %221, align 1
 %806 = load i64, ptr %222, align 1
 %807 = inttoptr i64 %805 to ptr
 %808 = load i64, ptr %223, align 1
 %809 = shl nsw i64 %803, 1
 %810 = inttoptr i64 %808 to ptr
 %811 = load i64, ptr %224, align 1
 %812 = inttoptr i64 %811 to ptr
 br i1 %225, label %820, label %813
813:
 %814 = phi i64 [ %815, %813 ], [ 0, %799 ]
 %815 = add nuw nsw i64 %814, 1
 %816 = getelementptr double, ptr %106, i64 %814
 %817 = load double, ptr %816, align 8
 %818 = getelementptr double, ptr %807, i64 %814
 store double %817, ptr %818, align 8
 %819 = icmp eq i64 %105, %815
 br i1 %819, label %820, label %813
820:
 %821 = load i64, ptr %201, align 1
 %822 = icmp slt i64 %821, 0
 %823 = select i1 %822, i64 %43, i64 0
 %824 = add i64 %823, %821
 %825 = mul i64 %824, %46
 %826 = getelementptr double, ptr %47, i64 %825
 %827 = getelementptr i8, ptr %826, i64 16
 %828 = load double, ptr %827, align 8
 %829 = fcmp nsz contract ogt double %828, %801
 %830 = select i1 %829, double %828, double %801
 %831 = getelementptr i8, ptr %826, i64 24
 %832 = load double, ptr %831, align 8
 %833 = fcmp nsz contract olt double %832, %830
 %834 = select i1 %833, double %832, double %830
 %835 = select i1 %226, i64 %806, i64 0
 %836 = getelementptr double, ptr %807, i64 %105
 %837 = getelementptr double, ptr %836, i64 %835
 store double %834, ptr %837, align 8
 br i1 %227, label %864, label %838
838:
 %839 = select i1 %822, i64 %53, i64 0
 %840 = add i64 %839, %821
 %841 = mul i64 %840, %61
 %842 = getelementptr double, ptr %60, i64 %841
 %843 = getelementptr double, ptr %842, i64 %59
 br label %844
844:
 %845 = phi i64 [ 0, %838 ], [ %846, %844 ]
 %846 = add nuw nsw i64 %845, 1
 %847 = getelementptr double, ptr %110, i64 %845
 %848 = load double, ptr %847, align 8
 %849 = getelementptr double, ptr %842, i64 %845
 %850 = load double, ptr %849, align 8
 %851 = getelementptr double, ptr %843, i64 %845
 %852 = load double, ptr %851, align 8
 %853 = load double, ptr %826, align 8
 %854 = fsub nsz contract double %834, %853
 %855 = fmul nsz contract double %852, %854
 %856 = fadd nsz contract double %850, %855
 %857 = fadd nsz contract double %848, %856
 %858 = add nsw i64 %845, %228
 %859 = icmp slt i64 %858, 0
 %860 = select i1 %859, i64 %806, i64 0
 %861 = getelementptr double, ptr %807, i64 %858
 %862 = getelementptr double, ptr %861, i64 %860
 store double %857, ptr %862, align 8
 %863 = icmp eq i64 %846, %59
 br i1 %863, label %864, label %844
864:
 %865 = load i64, ptr %229, align 1
 %866 = inttoptr i64 %865 to ptr
 tail call void %866(ptr %807, ptr %810)
 %867 = load i64, ptr %196, align 1
 %868 = icmp slt i64 %867, 1
 br i1 %868, label %619, label %882
869:
 %870 = getelementptr i64, ptr %804, i64 %883
 %871 = load i64, ptr %870, align 8
 %872 = icmp eq i64 %871, %888
 br i1 %872, label %880, label %873
873:
 %874 = load i64, ptr %196, align 1
 %875 = add nsw i64 %874, %883
 %876 = icmp slt i64 %875, 0
 %877 = select i1 %876, i64 %809, i64 0
 %878 = getelementptr i64, ptr %812, i64 %875
 %879 = getelementptr i64, ptr %878, i64 %877
 store i64 %888, ptr %879, align 8
 br label %880
880:
 %881 = icmp eq i64 %867, %884
 br i1 %881, label %619, label %882
882:
 %883 = phi i64 [ %884, %880 ], [ 0, %864 ]
 %884 = add nuw nsw i64 %883, 1
 %885 = getelementptr double, ptr %810, i64 %883
 %886 = load double, ptr %885, align 8
 %887 = getelementptr i64, ptr %812, i64 %883
 %888 = load i64, ptr %887, align 8
 %889 = load i64, ptr %196, align 1
 %890 = add nsw i64 %889, %883
 %891 = icmp slt i64 %890, 0
 %892 = select i1 %891, i64 %809, i64 0
 %893 = getelementptr i64, ptr %812, i64 %890
 %894 = getelementptr i64, ptr %893, i64 %892
 store i64 0, ptr %894, align 8
 %895 = sitofp i64 %888 to double
 %896 = fmul nsz contract double %886, %895
 %897 = fcmp nsz contract olt double %896, 0.000000e+00
 br i1 %897, label %869, label %880
898:
 %899 = phi double [ %481, %551 ], [ %481, %485 ], [ %2095, %2092 ], [ %481, %589 ]
 %900 = phi i1 [ %444, %551 ], [ %444, %485 ], [ %2094, %2092 ], [ %444, %589 ]
 %901 = phi double [ %445, %551 ], [ %445, %485 ], [ %614, %2092 ], [ %445, %589 ]
 br i1 %232, label %2096, label %902
902:
 %903 = load double, ptr %204, align 1
 %904 = load i64, ptr %233, align 1
 %905 = tail call nsz contract double @llvm.fabs.f64(double %903)
 %906 = fcmp nsz contract olt double %905, 0x16687E92154EF7AC
 br i1 %906, label %907, label %915
907:
 %908 = fmul nsz contract double %905, 0x4670000000000000
 %909 = fmul nsz contract double %908, 0x3CA0000000000001
 %910 = fadd nsz contract double %908, %909
 %911 = fsub nsz contract double %910, %908
 %912 = fmul nsz contract double %911, 0x3970000000000000
 %913 = fcmp nsz contract olt double %912, 4.940660e-324
 %914 = select i1 %913, double 4.940660e-324, double %912
 br label %919
915:
 %916 = fmul nsz contract double %905, 0x3CA0000000000001
 %917 = fadd nsz contract double %905, %916
 %918 = fsub nsz contract double %917, %905
 br label %919
919:
 %920 = phi double [ %918, %915 ], [ %914, %907 ]
 %921 = fmul nsz contract double %920, 2.000000e+00
 %922 = icmp slt i64 %904, %67
 br i1 %922, label %923, label %1102
923:
 %924 = icmp slt i64 %904, 0
 %925 = select i1 %924, i64 %67, i64 0
 %926 = getelementptr double, ptr %68, i64 %904
 %927 = getelementptr double, ptr %926, i64 %925
 %928 = load double, ptr %927, align 8
 %929 = fadd nsz contract double %903, %921
 %930 = fcmp nsz contract ugt double %928, %929
 br i1 %930, label %1102, label %931
931:
 %932 = fsub nsz contract double %903, %921
 br label %933
933:
 %934 = phi i64 [ %1053, %1052 ], [ %904, %931 ]
 %935 = load i64, ptr %234, align 1
 %936 = sub nsw i64 %934, %935
 %937 = icmp slt i64 %936, 0
 %938 = select i1 %937, i64 %142, i64 0
 %939 = add i64 %938, %936
 %940 = mul i64 %939, %145
 %941 = getelementptr double, ptr %146, i64 %940
 %942 = icmp slt i64 %934, 0
 %943 = select i1 %942, i64 %67, i64 0
 %944 = getelementptr double, ptr %68, i64 %934
 %945 = getelementptr double, ptr %944, i64 %943
 %946 = load double, ptr %945, align 8
 %947 = fcmp nsz contract ult double %946, %932
 br i1 %947, label %962, label %948
948:
 br i1 %235, label %956, label %949
949:
 %950 = phi i64 [ %951, %949 ], [ 0, %948 ]
 %951 = add nuw nsw i64 %950, 1
 %952 = getelementptr double, ptr %106, i64 %950
 %953 = load double, ptr %952, align 8
 %954 = getelementptr double, ptr %941, i64 %950
 store double %953, ptr %954, align 8
 %955 = icmp eq i64 %98, %951
 br i1 %955, label %956, label %949
956:
 br i1 %237, label %988, label %957
957:
 %958 = select i1 %937, i64 %152, i64 0
 %959 = add i64 %958, %936
 %960 = mul i64 %959, %155
 %961 = getelementptr double, ptr %156, i64 %960
 br label %1065
962:
 %963 = load double, ptr %181, align 1
 %964 = fsub nsz contract double %946, %963
 %965 = fdiv nsz contract double %964, %901
 br i1 %238, label %987, label %966
966:
 %967 = fsub nsz contract double 1.000000e+00, %965
 %968 = select i1 %937, i64 %152, i64 0
 %969 = add i64 %968, %936
 %970 = mul i64 %969, %155
 %971 = getelementptr double, ptr %156, i64 %970
 br label %1079
972:
 %973 = phi double [ 0.000000e+00, %1079 ], [ %1100, %1084 ]
 %974 = icmp slt i64 %1080, %25
 br i1 %974, label %975, label %981
975:
 %976 = add nsw i64 %1080, %98
 %977 = icmp slt i64 %976, 0
 %978 = select i1 %977, i64 %78, i64 0
 %979 = getelementptr double, ptr %79, i64 %976
 %980 = getelementptr double, ptr %979, i64 %978
 store double %973, ptr %980, align 8
 br label %1063
981:
 %982 = sub nsw i64 %1080, %25
 %983 = getelementptr double, ptr %117, i64 %982
 %984 = load double, ptr %983, align 8
 %985 = fadd nsz contract double %973, %984
 %986 = getelementptr double, ptr %971, i64 %982
 store double %985, ptr %986, align 8
 br label %1063
987:
 tail call void %241(ptr %79, ptr %941)
 br label %988
988:
 %989 = select i1 %937, i64 %162, i64 0
 %990 = add i64 %989, %936
 %991 = mul i64 %990, %165
 %992 = getelementptr double, ptr %166, i64 %991
 br i1 %242, label %993, label %1002
993:
 %994 = phi i64 [ %997, %996 ], [ 0, %988 ]
 %995 = icmp eq i64 %994, %255
 br i1 %995, label %1050, label %996
996:
 %997 = add nuw i64 %994, 1
 %998 = getelementptr double, ptr %941, i64 %994
 %999 = load double, ptr %998, align 8
 %1000 = fsub nsz contract double %999, %999
 %1001 = fcmp nsz contract ord double %1000, 0.000000e+00
 br i1 %1001, label %993, label %1107
1002:
 %1003 = phi i64 [ %1017, %1013 ], [ 12, %988 ]
 %1004 = icmp eq i64 %1003, 0
 br i1 %1004, label %1035, label %1016
1005:
 br i1 %243, label %1013, label %1006
1006:
 %1007 = phi i64 [ %1008, %1006 ], [ 0, %1005 ]
 %1008 = add nuw nsw i64 %1007, 1
 %1009 = getelementptr double, ptr %132, i64 %1007
 %1010 = load double, ptr %1009, align 8
 %1011 = getelementptr double, ptr %941, i64 %1007
 store double %1010, ptr %1011, align 8
 %1012 = icmp eq i64 %145, %1008
 br i1 %1012, label %1013, label %1006
1013:
 %1014 = load double, ptr %250, align 8
 %1015 = fcmp nsz contract ugt double %1014, %28
 br i1 %1015, label %1002, label %1035
1016:
 %1017 = add nsw i64 %1003, -1
 br i1 %243, label %1025, label %1018
1018:
 %1019 = phi i64 [ %1020, %1018 ], [ 0, %1016 ]
 %1020 = add nuw nsw i64 %1019, 1
 %1021 = getelementptr double, ptr %941, i64 %1019
 %1022 = load double, ptr %1021, align 8
 %1023 = getelementptr double, ptr %136, i64 %1019
 store double %1022, ptr %1023, align 8
 %1024 = icmp eq i64 %145, %1020
 br i1 %1024, label %1025, label %1018
1025:
 tail call void %244(ptr %136, ptr %132)
 br label %1026
1026:
 %1027 = phi i64 [ 0, %1025 ], [ %1030, %1029 ]
 %1028 = icmp eq i64 %1027, %246
 br i1 %1028, label %1005, label %1029
1029:
 %1030 = add nuw i64 %1027, 1
 %1031 = getelementptr double, ptr %132, i64 %1027
 %1032 = load double, ptr %1031, align 8
 %1033 = fsub nsz contract double %1032, %1032
 %1034 = fcmp nsz contract ord double %1033, 0.000000e+00
 br i1 %1034, label %1026, label %1035
1035:
 %1036 = phi i1 [ true, %1029 ], [ %1004, %1002 ], [ %1004, %1013 ]
 br i1 %243, label %1044, label %1037
1037:
 %1038 = phi i64 [ %1039, %1037 ], [ 0, %1035 ]
 %1039 = add nuw nsw i64 %1038, 1
 %1040 = getelementptr double, ptr %941, i64 %1038
 %1041 = load double, ptr %1040, align 8
 %1042 = getelementptr double, ptr %136, i64 %1038
 store double %1041, ptr %1042, align 8
 %1043 = icmp eq i64 %145, %1039
 br i1 %1043, label %1044, label %1037
1044:
 tail call void %244(ptr %136, ptr %132)
 %1045 = load double, ptr %250, align 8
 %1046 = load double, ptr %254, align 8
 store double %1045, ptr %992, align 8
 %1047 = getelementptr i8, ptr %992, i64 8
 store double %1046, ptr %1047, align 8
 %1048 = fcmp nsz contract ugt double %1045, %28
 %1049 = select i1 %1036, i1 true, i1 %1048
 br i1 %1049, label %1107, label %1050
1050:
 %1051 = icmp eq i64 %934, %256
 br i1 %1051, label %1060, label %1052
1052:
 %1053 = add i64 %934, 1
 %1054 = icmp slt i64 %934, -1
 %1055 = select i1 %1054, i64 %67, i64 0
 %1056 = getelementptr double, ptr %68, i64 %1053
 %1057 = getelementptr double, ptr %1056, i64 %1055
 %1058 = load double, ptr %1057, align 8
 %1059 = fcmp nsz contract ugt double %1058, %929
 br i1 %1059, label %1060, label %933
1060:
 %1061 = phi i64 [ %67, %1050 ], [ %1053, %1052 ]
 %1062 = load i64, ptr %233, align 1
 br label %1102
1063:
 %1064 = icmp eq i64 %82, %1081
 br i1 %1064, label %987, label %1079
1065:
 %1066 = phi i64 [ 0, %957 ], [ %1067, %1065 ]
 %1067 = add nuw nsw i64 %1066, 1
 %1068 = getelementptr double, ptr %117, i64 %1066
 %1069 = load double, ptr %1068, align 8
 %1070 = add nsw i64 %1066, %25
 %1071 = icmp slt i64 %1070, 0
 %1072 = select i1 %1071, i64 %91, i64 0
 %1073 = getelementptr double, ptr %92, i64 %1070
 %1074 = getelementptr double, ptr %1073, i64 %1072
 %1075 = load double, ptr %1074, align 8
 %1076 = fadd nsz contract double %1069, %1075
 %1077 = getelementptr double, ptr %961, i64 %1066
 store double %1076, ptr %1077, align 8
 %1078 = icmp eq i64 %236, %1067
 br i1 %1078, label %988, label %1065
1079:
 %1080 = phi i64 [ 0, %966 ], [ %1081, %1063 ]
 %1081 = add nuw nsw i64 %1080, 1
 br i1 %240, label %972, label %1082
1082:
 %1083 = getelementptr double, ptr %92, i64 %1080
 br label %1084
1084:
 %1085 = phi double [ 0.000000e+00, %1082 ], [ %1100, %1084 ]
 %1086 = phi i64 [ %239, %1082 ], [ %1089, %1084 ]
 %1087 = phi i64 [ %19, %1082 ], [ %1088, %1084 ]
 %1088 = add i64 %1087, -1
 %1089 = add nsw i64 %1086, -1
 %1090 = icmp slt i64 %1088, 0
 %1091 = select i1 %1090, i64 %88, i64 0
 %1092 = add i64 %1091, %1088
 %1093 = mul i64 %1092, %91
 %1094 = getelementptr double, ptr %1083, i64 %1093
 %1095 = load double, ptr %1094, align 8
 %1096 = fadd nsz contract double %1085, %1095
 %1097 = and i64 %1088, 1
 %1098 = icmp eq i64 %1097, 0
 %1099 = select i1 %1098, double %965, double %967
 %1100 = fmul nsz contract double %1096, %1099
 %1101 = icmp sgt i64 %1086, 1
 br i1 %1101, label %1084, label %972
1102:
 %1103 = phi i64 [ %904, %923 ], [ %904, %919 ], [ %1062, %1060 ]
 %1104 = phi i64 [ %904, %923 ], [ %904, %919 ], [ %1061, %1060 ]
 %1105 = sub nsw i64 %1104, %1103
 %1106 = icmp sgt i64 %1105, -1
 br i1 %1106, label %1153, label %1107
1107:
 %1108 = phi double [ %445, %2088 ], [ %901, %1102 ], [ %901, %996 ], [ %901, %1044 ]
 br i1 %235, label %1116, label %1109
1109:
 %1110 = phi i64 [ %1111, %1109 ], [ 0, %1107 ]
 %1111 = add nuw nsw i64 %1110, 1
 %1112 = getelementptr double, ptr %99, i64 %1110
 %1113 = load double, ptr %1112, align 8
 %1114 = getelementptr double, ptr %79, i64 %1110
 store double %1113, ptr %1114, align 8
 %1115 = icmp eq i64 %98, %1111
 br i1 %1115, label %1116, label %1109
1116:
 br i1 %257, label %1127, label %1117
1117:
 %1118 = phi i64 [ %1120, %1117 ], [ %25, %1116 ]
 %1119 = phi i64 [ %1121, %1117 ], [ %98, %1116 ]
 %1120 = add nsw i64 %1118, -1
 %1121 = add i64 %1119, 1
 %1122 = icmp slt i64 %1119, 0
 %1123 = select i1 %1122, i64 %78, i64 0
 %1124 = getelementptr double, ptr %79, i64 %1119
 %1125 = getelementptr double, ptr %1124, i64 %1123
 store double 0.000000e+00, ptr %1125, align 8
 %1126 = icmp samesign ugt i64 %1118, 1
 br i1 %1126, label %1117, label %1127
1127:
 store i64 0, ptr %231, align 1
 store i64 %258, ptr %259, align 1
 store i64 0, ptr %260, align 1
 %1128 = load i64, ptr %199, align 1
 %1129 = add nsw i64 %1128, 1
 store i64 %1129, ptr %199, align 1
 %1130 = fmul nsz contract double %1108, 5.000000e-01
 store double %1130, ptr %203, align 1
 br i1 %200, label %1131, label %1139
1131:
 %1132 = load i64, ptr %214, align 1
 %1133 = load i64, ptr %206, align 1
 %1134 = add nsw i64 %1133, 1
 %1135 = icmp eq i64 %1132, %1134
 br i1 %1135, label %1139, label %1136
1136:
 store i64 %1134, ptr %214, align 1
 %1137 = load i64, ptr %263, align 1
 %1138 = add nsw i64 %1137, 1
 store i64 %1138, ptr %263, align 1
 br label %1139
1139:
 store double 2.000000e+00, ptr %264, align 1
 %1140 = icmp sgt i64 %331, 1
 br i1 %1140, label %1141, label %2544
1141:
 %1142 = load i64, ptr %192, align 1
 %1143 = load i64, ptr %193, align 1
 %1144 = sub nsw i64 %1142, %1143
 %1145 = load i64, ptr %194, align 1
 %1146 = mul nsw i64 %1145, 3
 %1147 = load i64, ptr %195, align 1
 %1148 = shl nsw i64 %1147, 1
 %1149 = add nsw i64 %1148, %1146
 %1150 = load i64, ptr %196, align 1
 %1151 = add nsw i64 %1149, %1150
 %1152 = icmp slt i64 %1144, %1151
 br i1 %1152, label %328, label %330
1153:
 %1154 = load double, ptr %204, align 1
 %1155 = load i64, ptr %265, align 1
 %1156 = load i64, ptr %266, align 1
 %1157 = inttoptr i64 %1155 to ptr
 %1158 = load i64, ptr %267, align 1
 %1159 = inttoptr i64 %1158 to ptr
 %1160 = load i64, ptr %268, align 1
 %1161 = inttoptr i64 %1160 to ptr
 %1162 = load i64, ptr %269, align 1
 %1163 = inttoptr i64 %1162 to ptr
 %1164 = load i64, ptr %270, align 1
 %1165 = inttoptr i64 %1164 to ptr
 %1166 = load i64, ptr %271, align 1
 %1167 = inttoptr i64 %1166 to ptr
 %1168 = load i64, ptr %272, align 1
 %1169 = inttoptr i64 %1168 to ptr
 %1170 = load i64, ptr %273, align 1
 %1171 = inttoptr i64 %1170 to ptr
 %1172 = load i64, ptr %274, align 1
 %1173 = inttoptr i64 %1172 to ptr
 %1174 = load i64, ptr %275, align 1
 %1175 = inttoptr i64 %1174 to ptr
 %1176 = load i64, ptr %276, align 1
 %1177 = inttoptr i64 %1176 to ptr
 %1178 = load i64, ptr %277, align 1
 %1179 = inttoptr i64 %1178 to ptr
 %1180 = load i64, ptr %278, align 1
 %1181 = inttoptr i64 %1180 to ptr
 %1182 = load i64, ptr %279, align 1
 %1183 = inttoptr i64 %1182 to ptr
 %1184 = load i64, ptr %280, align 1
 %1185 = inttoptr i64 %1184 to ptr
 %1186 = load i64, ptr %281, align 1
 %1187 = inttoptr i64 %1186 to ptr
 %1188 = load i64, ptr %282, align 1
 %1189 = icmp slt i64 %1188, 1
 br i1 %1189, label %1555, label %1190
1190:
 %1191 = phi i64 [ %1192, %1553 ], [ 0, %1153 ]
 %1192 = add nuw nsw i64 %1191, 1
 %1193 = mul nuw nsw i64 %1191, 3
 %1194 = shl i64 %1191, 5
 %1195 = getelementptr i8, ptr %1159, i64 %1194
 %1196 = getelementptr i8, ptr %1195, i64 16
 %1197 = load i64, ptr %1196, align 8
 %1198 = getelementptr i64, ptr %1181, i64 %1193
 %1199 = load i64, ptr %1198, align 8
 %1200 = add nuw nsw i64 %1193, 1
 %1201 = getelementptr i64, ptr %1181, i64 %1200
 %1202 = load i64, ptr %1201, align 8
 %1203 = getelementptr i64, ptr %1177, i64 %1191
 %1204 = load i64, ptr %1203, align 8
 %1205 = getelementptr double, ptr %1165, i64 %1193
 %1206 = load double, ptr %1205, align 8
 %1207 = tail call nsz contract double @llvm.fabs.f64(double %1206)
 %1208 = getelementptr double, ptr %1167, i64 %1193
 %1209 = load double, ptr %1208, align 8
 %1210 = tail call nsz contract double @llvm.fabs.f64(double %1209)
 %1211 = fadd nsz contract double %1207, %1210
 %1212 = load double, ptr %283, align 1
 %1213 = load double, ptr %284, align 1
 %1214 = fmul nsz contract double %901, %1213
 %1215 = fmul nsz contract double %1211, %1214
 %1216 = fadd nsz contract double %1212, %1215
 %1217 = fmul nsz contract double %1216, 1.000000e+01
 %1218 = fsub nsz contract double %1209, %1206
 %1219 = tail call nsz contract double @llvm.fabs.f64(double %1218)
 %1220 = fmul nsz contract double %901, %1219
 %1221 = fadd nsz contract double %1220, %1217
 %1222 = load i64, ptr %285, align 1
 %1223 = icmp eq i64 %1222, 1
 br i1 %1223, label %1224, label %1228
1224:
 %1225 = getelementptr i64, ptr %1179, i64 %1191
 %1226 = load i64, ptr %1225, align 8
 %1227 = icmp eq i64 %1226, 1
 br i1 %1227, label %1243, label %1228
1228:
 %1229 = getelementptr double, ptr %1161, i64 %1191
 %1230 = load double, ptr %1229, align 8
 %1231 = getelementptr double, ptr %1171, i64 %1193
 %1232 = load double, ptr %1231, align 8
 %1233 = getelementptr double, ptr %1169, i64 %1193
 %1234 = load double, ptr %1233, align 8
 %1235 = fsub nsz contract double %1232, %1234
 %1236 = fmul nsz contract double %901, %1235
 %1237 = fadd nsz contract double %1230, %1236
 %1238 = icmp eq i64 %1199, 0
 %1239 = fmul nsz contract double %1221, 2.000000e+00
 %1240 = select i1 %1238, double %1221, double %1239
 %1241 = fcmp nsz contract ugt double %1237, %1240
 br i1 %1241, label %1243, label %1242
1242:
 br label %1243
1243:
 %1244 = phi i1 [ false, %1228 ], [ true, %1224 ], [ false, %1242 ]
 %1245 = phi i1 [ true, %1228 ], [ false, %1224 ], [ false, %1242 ]
 %1246 = icmp slt i64 %1197, 0
 %1247 = select i1 %1246, i64 %1156, i64 0
 %1248 = add i64 %1247, %1197
 %1249 = shl i64 %1248, 5
 %1250 = getelementptr i8, ptr %1157, i64 %1249
 %1251 = getelementptr i8, ptr %1250, i64 8
 %1252 = load double, ptr %1251, align 8
 %1253 = getelementptr i8, ptr %1250, i64 16
 %1254 = load double, ptr %1253, align 8
 %1255 = getelementptr double, ptr %1173, i64 %1200
 %1256 = load double, ptr %1255, align 8
 br label %1257
1257:
 %1258 = phi double [ %1264, %1257 ], [ 1.000000e+00, %1243 ]
 %1259 = phi double [ %1266, %1257 ], [ %1256, %1243 ]
 %1260 = phi i64 [ %1265, %1257 ], [ 2, %1243 ]
 %1261 = and i64 %1260, 1
 %1262 = icmp eq i64 %1261, 0
 %1263 = fmul nsz contract double %1258, %1259
 %1264 = select i1 %1262, double %1258, double %1263
 %1265 = lshr i64 %1260, 1
 %1266 = fmul nsz contract double %1259, %1259
 %1267 = icmp eq i64 %1265, 0
 br i1 %1267, label %1592, label %1257
1268:
 %1269 = getelementptr double, ptr %1171, i64 %1200
 %1270 = load double, ptr %1269, align 8
 br label %1271
1271:
 %1272 = phi double [ %1278, %1271 ], [ 1.000000e+00, %1268 ]
 %1273 = phi double [ %1280, %1271 ], [ %1270, %1268 ]
 %1274 = phi i64 [ %1279, %1271 ], [ 2, %1268 ]
 %1275 = and i64 %1274, 1
 %1276 = icmp eq i64 %1275, 0
 %1277 = fmul nsz contract double %1272, %1273
 %1278 = select i1 %1276, double %1272, double %1277
 %1279 = lshr i64 %1274, 1
 %1280 = fmul nsz contract double %1273, %1273
 %1281 = icmp eq i64 %1279, 0
 br i1 %1281, label %1616, label %1271
1282:
 %1283 = fadd nsz contract double %1278, %1626
 %1284 = tail call nsz contract double @llvm.sqrt.f64(double %1283)
 %1285 = fmul nsz contract double %1213, 1.000000e+01
 %1286 = fmul nsz contract double %1285, %1642
 %1287 = icmp eq i64 %1199, 1
 %1288 = fmul nsz contract double %1286, 2.000000e+00
 %1289 = select i1 %1287, double %1288, double %1286
 %1290 = fcmp nsz contract ogt double %1284, %1289
 br i1 %1290, label %1291, label %1300
1291:
 %1292 = getelementptr double, ptr %1163, i64 %1191
 %1293 = load double, ptr %1292, align 8
 %1294 = fmul nsz contract double %1293, 0x3FEFFFFDE7210BE9
 %1295 = getelementptr double, ptr %1173, i64 %1193
 %1296 = load double, ptr %1295, align 8
 %1297 = fmul nsz contract double %1294, %1296
 %1298 = fcmp nsz contract ult double %1612, %1297
 br i1 %1298, label %1300, label %1299
1299:
 br label %1300
1300:
 %1301 = phi i64 [ 2, %1299 ], [ 1, %1291 ], [ 1, %1282 ], [ %1615, %1607 ]
 %1302 = load i64, ptr %286, align 1
 %1303 = icmp eq i64 %1302, 0
 br i1 %1303, label %1304, label %1311
1304:
 %1305 = getelementptr double, ptr %1161, i64 %1191
 %1306 = load double, ptr %1305, align 8
 %1307 = fcmp nsz contract ugt double %1306, %1221
 %1308 = icmp eq i64 %1204, 1
 %1309 = select i1 %1307, i1 true, i1 %1308
 %1310 = select i1 %1309, i64 %1199, i64 %1301
 br label %1311
1311:
 %1312 = phi i64 [ %1310, %1304 ], [ %1199, %1300 ]
 %1313 = load i64, ptr %267, align 1
 %1314 = inttoptr i64 %1313 to ptr
 %1315 = getelementptr i8, ptr %1314, i64 %1194
 %1316 = load i64, ptr %1315, align 8
 %1317 = load i64, ptr %287, align 1
 %1318 = mul nsw i64 %1317, %1316
 %1319 = getelementptr i8, ptr %1315, i64 8
 %1320 = load i64, ptr %1319, align 8
 %1321 = add nsw i64 %1318, %1320
 %1322 = shl nsw i64 %1321, 16
 %1323 = getelementptr i8, ptr %1315, i64 24
 %1324 = load i64, ptr %1323, align 8
 %1325 = add nsw i64 %1322, %1324
 %1326 = icmp eq i64 %1312, %1301
 %1327 = icmp eq i64 %1204, 0
 %1328 = select i1 %1326, i1 %1327, i1 false
 br i1 %1328, label %1491, label %1329
1329:
 %1330 = getelementptr double, ptr %1173, i64 %1193
 %1331 = load double, ptr %1330, align 8
 %1332 = getelementptr double, ptr %1175, i64 %1191
 %1333 = load double, ptr %1332, align 8
 %1334 = select i1 %1327, double 0.000000e+00, double %1331
 %1335 = select i1 %1327, double 0.000000e+00, double %1333
 %1336 = icmp eq i64 %1301, 0
 %1337 = or i64 %1312, %1301
 %1338 = icmp eq i64 %1337, 0
 br i1 %1338, label %1339, label %1372
1339:
 %1340 = icmp eq i64 %1204, 1
 br i1 %1340, label %1341, label %1491
1341:
 %1342 = load i64, ptr %192, align 1
 %1343 = load i64, ptr %193, align 1
 %1344 = icmp slt i64 %1343, %1342
 br i1 %1344, label %1348, label %1345
1345:
 %1346 = load i64, ptr %290, align 1
 %1347 = add nsw i64 %1346, 1
 store i64 %1347, ptr %290, align 1
 br label %1491
1348:
 %1349 = load i64, ptr %291, align 1
 %1350 = inttoptr i64 %1349 to ptr
 %1351 = mul nsw i64 %1342, 3
 %1352 = load i64, ptr %289, align 1
 %1353 = inttoptr i64 %1352 to ptr
 %1354 = icmp slt i64 %1343, 0
 %1355 = select i1 %1354, i64 %1342, i64 0
 %1356 = add i64 %1355, %1343
 %1357 = mul i64 %1356, 24
 %1358 = getelementptr i8, ptr %1353, i64 %1357
 store double %1154, ptr %1358, align 8
 %1359 = getelementptr i8, ptr %1358, i64 8
 store double %1331, ptr %1359, align 8
 %1360 = getelementptr i8, ptr %1358, i64 16
 store double %1333, ptr %1360, align 8
 %1361 = select i1 %1354, i64 %1351, i64 0
 %1362 = mul i64 %1343, 24
 %1363 = getelementptr i8, ptr %1350, i64 %1362
 %1364 = getelementptr i64, ptr %1363, i64 %1361
 store i64 %1325, ptr %1364, align 8
 %1365 = getelementptr i8, ptr %1363, i64 8
 %1366 = getelementptr i64, ptr %1365, i64 %1361
 store i64 %1197, ptr %1366, align 8
 %1367 = getelementptr i8, ptr %1363, i64 16
 %1368 = getelementptr i64, ptr %1367, i64 %1361
 store i64 0, ptr %1368, align 8
 %1369 = add nsw i64 %1343, 1
 store i64 %1369, ptr %193, align 1
 %1370 = load i64, ptr %288, align 1
 %1371 = add i64 %1370, %1369
 br label %1491
1372:
 %1373 = icmp eq i64 %1312, 0
 br i1 %1373, label %1374, label %1405
1374:
 %1375 = load i64, ptr %192, align 1
 %1376 = load i64, ptr %193, align 1
 %1377 = icmp slt i64 %1376, %1375
 br i1 %1377, label %1381, label %1378
1378:
 %1379 = load i64, ptr %290, align 1
 %1380 = add nsw i64 %1379, 1
 store i64 %1380, ptr %290, align 1
 br label %1491
1381:
 %1382 = load i64, ptr %291, align 1
 %1383 = inttoptr i64 %1382 to ptr
 %1384 = mul nsw i64 %1375, 3
 %1385 = load i64, ptr %289, align 1
 %1386 = inttoptr i64 %1385 to ptr
 %1387 = icmp slt i64 %1376, 0
 %1388 = select i1 %1387, i64 %1375, i64 0
 %1389 = add i64 %1388, %1376
 %1390 = mul i64 %1389, 24
 %1391 = getelementptr i8, ptr %1386, i64 %1390
 store double %1154, ptr %1391, align 8
 %1392 = getelementptr i8, ptr %1391, i64 8
 store double %1334, ptr %1392, align 8
 %1393 = getelementptr i8, ptr %1391, i64 16
 store double %1335, ptr %1393, align 8
 %1394 = select i1 %1387, i64 %1384, i64 0
 %1395 = mul i64 %1376, 24
 %1396 = getelementptr i8, ptr %1383, i64 %1395
 %1397 = getelementptr i64, ptr %1396, i64 %1394
 store i64 %1325, ptr %1397, align 8
 %1398 = getelementptr i8, ptr %1396, i64 8
 %1399 = getelementptr i64, ptr %1398, i64 %1394
 store i64 %1197, ptr %1399, align 8
 %1400 = getelementptr i8, ptr %1396, i64 16
 %1401 = getelementptr i64, ptr %1400, i64 %1394
 store i64 1, ptr %1401, align 8
 %1402 = add nsw i64 %1376, 1
 store i64 %1402, ptr %193, align 1
 %1403 = load i64, ptr %288, align 1
 %1404 = add i64 %1403, %1402
 br label %1491
1405:
 br i1 %1336, label %1406, label %1437
1406:
 %1407 = load i64, ptr %192, align 1
 %1408 = load i64, ptr %193, align 1
 %1409 = icmp slt i64 %1408, %1407
 br i1 %1409, label %1413, label %1410
1410:
 %1411 = load i64, ptr %290, align 1
 %1412 = add nsw i64 %1411, 1
 store i64 %1412, ptr %290, align 1
 br label %1491
1413:
 %1414 = load i64, ptr %291, align 1
 %1415 = inttoptr i64 %1414 to ptr
 %1416 = mul nsw i64 %1407, 3
 %1417 = load i64, ptr %289, align 1
 %1418 = inttoptr i64 %1417 to ptr
 %1419 = icmp slt i64 %1408, 0
 %1420 = select i1 %1419, i64 %1407, i64 0
 %1421 = add i64 %1420, %1408
 %1422 = mul i64 %1421, 24
 %1423 = getelementptr i8, ptr %1418, i64 %1422
 store double %1154, ptr %1423, align 8
 %1424 = getelementptr i8, ptr %1423, i64 8
 store double %1334, ptr %1424, align 8
 %1425 = getelementptr i8, ptr %1423, i64 16
 store double %1335, ptr %1425, align 8
 %1426 = select i1 %1419, i64 %1416, i64 0
 %1427 = mul i64 %1408, 24
 %1428 = getelementptr i8, ptr %1415, i64 %1427
 %1429 = getelementptr i64, ptr %1428, i64 %1426
 store i64 %1325, ptr %1429, align 8
 %1430 = getelementptr i8, ptr %1428, i64 8
 %1431 = getelementptr i64, ptr %1430, i64 %1426
 store i64 %1197, ptr %1431, align 8
 %1432 = getelementptr i8, ptr %1428, i64 16
 %1433 = getelementptr i64, ptr %1432, i64 %1426
 store i64 16, ptr %1433, align 8
 %1434 = add nsw i64 %1408, 1
 store i64 %1434, ptr %193, align 1
 %1435 = load i64, ptr %288, align 1
 %1436 = add i64 %1435, %1434
 br label %1491
1437:
 br i1 %1327, label %1491, label %1438
1438:
 %1439 = load i64, ptr %288, align 1
 %1440 = xor i64 %1439, -1
 %1441 = add i64 %1202, %1440
 %1442 = icmp slt i64 %1202, 1
 %1443 = icmp slt i64 %1441, 0
 %1444 = select i1 %1442, i1 true, i1 %1443
 br i1 %1444, label %1456, label %1445
1445:
 %1446 = load i64, ptr %289, align 1
 %1447 = inttoptr i64 %1446 to ptr
 %1448 = mul i64 %1441, 24
 %1449 = getelementptr i8, ptr %1447, i64 %1448
 %1450 = getelementptr i8, ptr %1449, i64 8
 %1451 = load double, ptr %1450, align 8
 %1452 = fadd nsz contract double %1331, %1451
 store double %1452, ptr %1450, align 8
 %1453 = getelementptr i8, ptr %1449, i64 16
 %1454 = load double, ptr %1453, align 8
 %1455 = fadd nsz contract double %1333, %1454
 store double %1455, ptr %1453, align 8
 br label %1491
1456:
 %1457 = icmp ne i64 %1202, 0
 %1458 = fcmp nsz contract ogt double %1333, 0.000000e+00
 %1459 = select i1 %1457, i1 true, i1 %1458
 br i1 %1459, label %1460, label %1491
1460:
 %1461 = load i64, ptr %192, align 1
 %1462 = load i64, ptr %193, align 1
 %1463 = icmp slt i64 %1462, %1461
 br i1 %1463, label %1467, label %1464
1464:
 %1465 = load i64, ptr %290, align 1
 %1466 = add nsw i64 %1465, 1
 store i64 %1466, ptr %290, align 1
 br label %1491
1467:
 %1468 = load i64, ptr %291, align 1
 %1469 = inttoptr i64 %1468 to ptr
 %1470 = mul nsw i64 %1461, 3
 %1471 = load i64, ptr %289, align 1
 %1472 = inttoptr i64 %1471 to ptr
 %1473 = icmp slt i64 %1462, 0
 %1474 = select i1 %1473, i64 %1461, i64 0
 %1475 = add i64 %1474, %1462
 %1476 = mul i64 %1475, 24
 %1477 = getelementptr i8, ptr %1472, i64 %1476
 store double %1154, ptr %1477, align 8
 %1478 = getelementptr i8, ptr %1477, i64 8
 store double %1331, ptr %1478, align 8
 %1479 = getelementptr i8, ptr %1477, i64 16
 store double %1333, ptr %1479, align 8
 %1480 = select i1 %1473, i64 %1470, i64 0
 %1481 = mul i64 %1462, 24
 %1482 = getelementptr i8, ptr %1469, i64 %1481
 %1483 = getelementptr i64, ptr %1482, i64 %1480
 store i64 %1325, ptr %1483, align 8
 %1484 = getelementptr i8, ptr %1482, i64 8
 %1485 = getelementptr i64, ptr %1484, i64 %1480
 store i64 %1197, ptr %1485, align 8
 %1486 = getelementptr i8, ptr %1482, i64 16
 %1487 = getelementptr i64, ptr %1486, i64 %1480
 store i64 17, ptr %1487, align 8
 %1488 = add nsw i64 %1462, 1
 store i64 %1488, ptr %193, align 1
 %1489 = load i64, ptr %288, align 1
 %1490 = add i64 %1489, %1488
 br label %1491
1491:
 %1492 = phi i64 [ 0, %1311 ], [ -1, %1410 ], [ -1, %1378 ], [ -1, %1345 ], [ -1, %1464 ], [ 0, %1339 ], [ %1371, %1348 ], [ %1404, %1381 ], [ %1436, %1413 ], [ %1490, %1467 ], [ 0, %1445 ], [ 0, %1456 ], [ 0, %1437 ]
 %1493 = select i1 %1326, i1 true, i1 %1610
 br i1 %1493, label %1527, label %1494
1494:
 %1495 = load i64, ptr %192, align 1
 %1496 = load i64, ptr %193, align 1
 %1497 = icmp slt i64 %1496, %1495
 br i1 %1497, label %1501, label %1498
1498:
 %1499 = load i64, ptr %290, align 1
 %1500 = add nsw i64 %1499, 1
 store i64 %1500, ptr %290, align 1
 br label %1527
1501:
 %1502 = select i1 %1327, double 0.000000e+00, double %1612
 %1503 = shl i64 %1312, 4
 %1504 = add i64 %1503, 68
 %1505 = or disjoint i64 %1504, %1301
 %1506 = load i64, ptr %291, align 1
 %1507 = inttoptr i64 %1506 to ptr
 %1508 = mul nsw i64 %1495, 3
 %1509 = load i64, ptr %289, align 1
 %1510 = inttoptr i64 %1509 to ptr
 %1511 = icmp slt i64 %1496, 0
 %1512 = select i1 %1511, i64 %1495, i64 0
 %1513 = add i64 %1512, %1496
 %1514 = mul i64 %1513, 24
 %1515 = getelementptr i8, ptr %1510, i64 %1514
 store double %1154, ptr %1515, align 8
 %1516 = getelementptr i8, ptr %1515, i64 8
 store double %1502, ptr %1516, align 8
 %1517 = getelementptr i8, ptr %1515, i64 16
 store double 0.000000e+00, ptr %1517, align 8
 %1518 = select i1 %1511, i64 %1508, i64 0
 %1519 = mul i64 %1496, 24
 %1520 = getelementptr i8, ptr %1507, i64 %1519
 %1521 = getelementptr i64, ptr %1520, i64 %1518
 store i64 %1325, ptr %1521, align 8
 %1522 = getelementptr i8, ptr %1520, i64 8
 %1523 = getelementptr i64, ptr %1522, i64 %1518
 store i64 %1197, ptr %1523, align 8
 %1524 = getelementptr i8, ptr %1520, i64 16
 %1525 = getelementptr i64, ptr %1524, i64 %1518
 store i64 %1505, ptr %1525, align 8
 %1526 = add nsw i64 %1496, 1
 store i64 %1526, ptr %193, align 1
 br label %1527
1527:
 %1528 = icmp slt i64 %1202, 1
 %1529 = select i1 %1528, i1 true, i1 %1610
 %1530 = select i1 %1529, i1 true, i1 %1327
 br i1 %1530, label %1543, label %1531
1531:
 %1532 = load i64, ptr %288, align 1
 %1533 = sub i64 %1202, %1532
 %1534 = icmp slt i64 %1533, 0
 br i1 %1534, label %1543, label %1535
1535:
 %1536 = load i64, ptr %289, align 1
 %1537 = inttoptr i64 %1536 to ptr
 %1538 = mul i64 %1533, 24
 %1539 = getelementptr i8, ptr %1537, i64 %1538
 %1540 = getelementptr i8, ptr %1539, i64 8
 %1541 = load double, ptr %1540, align 8
 %1542 = fadd nsz contract double %1612, %1541
 store double %1542, ptr %1540, align 8
 br label %1543
1543:
 store i64 %1301, ptr %1198, align 8
 store i64 0, ptr %1201, align 8
 %1544 = getelementptr i64, ptr %1181, i64 %1593
 store i64 %1197, ptr %1544, align 8
 %1545 = icmp ne i64 %1312, 0
 %1546 = or i1 %1245, %1545
 br i1 %1546, label %1553, label %1547
1547:
 %1548 = getelementptr double, ptr %1161, i64 %1191
 %1549 = load double, ptr %1548, align 8
 %1550 = fcmp nsz contract ule double %1549, %1221
 %1551 = or i1 %1244, %1550
 br i1 %1551, label %1553, label %1552
1552:
 store i64 %1492, ptr %1201, align 8
 br label %1553
1553:
 %1554 = icmp eq i64 %1192, %1188
 br i1 %1554, label %1555, label %1190
1555:
 %1556 = load i64, ptr %292, align 1
 %1557 = icmp slt i64 %1556, 1
 br i1 %1557, label %1655, label %1644
1558:
 %1559 = load i64, ptr %192, align 1
 %1560 = load i64, ptr %193, align 1
 %1561 = icmp slt i64 %1560, %1559
 br i1 %1561, label %1565, label %1562
1562:
 %1563 = load i64, ptr %290, align 1
 %1564 = add nsw i64 %1563, 1
 store i64 %1564, ptr %290, align 1
 br label %1590
1565:
 %1566 = getelementptr i8, ptr %1648, i64 16
 %1567 = load i64, ptr %1566, align 8
 %1568 = getelementptr i64, ptr %1185, i64 %1645
 %1569 = load i64, ptr %1568, align 8
 %1570 = load i64, ptr %291, align 1
 %1571 = inttoptr i64 %1570 to ptr
 %1572 = mul nsw i64 %1559, 3
 %1573 = load i64, ptr %289, align 1
 %1574 = inttoptr i64 %1573 to ptr
 %1575 = icmp slt i64 %1560, 0
 %1576 = select i1 %1575, i64 %1559, i64 0
 %1577 = add i64 %1576, %1560
 %1578 = mul i64 %1577, 24
 %1579 = getelementptr i8, ptr %1574, i64 %1578
 store double %1154, ptr %1579, align 8
 %1580 = getelementptr i8, ptr %1579, i64 8
 %1581 = select i1 %1575, i64 %1572, i64 0
 %1582 = mul i64 %1560, 24
 %1583 = getelementptr i8, ptr %1571, i64 %1582
 %1584 = getelementptr i64, ptr %1583, i64 %1581
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %1580, i8 0, i64 16, i1 false)
 store i64 %1569, ptr %1584, align 8
 %1585 = getelementptr i8, ptr %1583, i64 8
 %1586 = getelementptr i64, ptr %1585, i64 %1581
 store i64 %1567, ptr %1586, align 8
 %1587 = getelementptr i8, ptr %1583, i64 16
 %1588 = getelementptr i64, ptr %1587, i64 %1581
 store i64 16, ptr %1588, align 8
 %1589 = add nsw i64 %1560, 1
 store i64 %1589, ptr %193, align 1
 br label %1590
1590:
 %1591 = icmp eq i64 %1646, %1556
 br i1 %1591, label %1655, label %1644
1592:
 %1593 = add nuw nsw i64 %1193, 2
 %1594 = getelementptr double, ptr %1173, i64 %1593
 %1595 = load double, ptr %1594, align 8
 br label %1596
1596:
 %1597 = phi double [ %1603, %1596 ], [ 1.000000e+00, %1592 ]
 %1598 = phi double [ %1605, %1596 ], [ %1595, %1592 ]
 %1599 = phi i64 [ %1604, %1596 ], [ 2, %1592 ]
 %1600 = and i64 %1599, 1
 %1601 = icmp eq i64 %1600, 0
 %1602 = fmul nsz contract double %1597, %1598
 %1603 = select i1 %1601, double %1597, double %1602
 %1604 = lshr i64 %1599, 1
 %1605 = fmul nsz contract double %1598, %1598
 %1606 = icmp eq i64 %1604, 0
 br i1 %1606, label %1607, label %1596
1607:
 %1608 = fcmp nsz contract ogt double %1254, %1252
 %1609 = select i1 %1608, double %1254, double %1252
 %1610 = fcmp nsz contract ule double %1609, 0.000000e+00
 %1611 = fadd nsz contract double %1264, %1603
 %1612 = tail call nsz contract double @llvm.sqrt.f64(double %1611)
 %1613 = select i1 %1245, i1 true, i1 %1610
 %1614 = xor i1 %1245, true
 %1615 = zext i1 %1614 to i64
 br i1 %1613, label %1300, label %1268
1616:
 %1617 = getelementptr double, ptr %1171, i64 %1593
 %1618 = load double, ptr %1617, align 8
 br label %1619
1619:
 %1620 = phi double [ %1626, %1619 ], [ 1.000000e+00, %1616 ]
 %1621 = phi double [ %1628, %1619 ], [ %1618, %1616 ]
 %1622 = phi i64 [ %1627, %1619 ], [ 2, %1616 ]
 %1623 = and i64 %1622, 1
 %1624 = icmp eq i64 %1623, 0
 %1625 = fmul nsz contract double %1620, %1621
 %1626 = select i1 %1624, double %1620, double %1625
 %1627 = lshr i64 %1622, 1
 %1628 = fmul nsz contract double %1621, %1621
 %1629 = icmp eq i64 %1627, 0
 br i1 %1629, label %1630, label %1619
1630:
 %1631 = phi double [ %1642, %1630 ], [ %1211, %1619 ]
 %1632 = phi i64 [ %1633, %1630 ], [ 1, %1619 ]
 %1633 = add nuw nsw i64 %1632, 1
 %1634 = add nuw nsw i64 %1632, %1193
 %1635 = getelementptr double, ptr %1165, i64 %1634
 %1636 = load double, ptr %1635, align 8
 %1637 = tail call nsz contract double @llvm.fabs.f64(double %1636)
 %1638 = getelementptr double, ptr %1167, i64 %1634
 %1639 = load double, ptr %1638, align 8
 %1640 = tail call nsz contract double @llvm.fabs.f64(double %1639)
 %1641 = fadd nsz contract double %1637, %1640
 %1642 = fadd nsz contract double %1631, %1641
 %1643 = icmp eq i64 %1633, 3
 br i1 %1643, label %1282, label %1630
1644:
 %1645 = phi i64 [ %1646, %1590 ], [ 0, %1555 ]
 %1646 = add nuw nsw i64 %1645, 1
 %1647 = mul i64 %1645, 24
 %1648 = getelementptr i8, ptr %1183, i64 %1647
 %1649 = load i64, ptr %1648, align 8
 %1650 = getelementptr i64, ptr %1187, i64 %1645
 %1651 = load i64, ptr %1650, align 8
 %1652 = icmp eq i64 %1651, 0
 %1653 = icmp ne i64 %1649, 0
 %1654 = select i1 %1652, i1 %1653, i1 false
 br i1 %1654, label %1558, label %1590
1655:
 %1656 = load i64, ptr %293, align 1
 %1657 = load i64, ptr %195, align 1
 %1658 = inttoptr i64 %1656 to ptr
 %1659 = load i64, ptr %294, align 1
 %1660 = inttoptr i64 %1659 to ptr
 %1661 = load i64, ptr %295, align 1
 %1662 = inttoptr i64 %1661 to ptr
 %1663 = load i64, ptr %296, align 1
 %1664 = inttoptr i64 %1663 to ptr
 %1665 = load i64, ptr %270, align 1
 %1666 = load i64, ptr %297, align 1
 %1667 = inttoptr i64 %1665 to ptr
 %1668 = load i64, ptr %271, align 1
 %1669 = inttoptr i64 %1668 to ptr
 %1670 = load i64, ptr %272, align 1
 %1671 = inttoptr i64 %1670 to ptr
 %1672 = load i64, ptr %273, align 1
 %1673 = inttoptr i64 %1672 to ptr
 %1674 = load i64, ptr %274, align 1
 %1675 = inttoptr i64 %1674 to ptr
 %1676 = load i64, ptr %275, align 1
 %1677 = load i64, ptr %194, align 1
 %1678 = add nsw i64 %1677, %1657
 %1679 = inttoptr i64 %1676 to ptr
 %1680 = load i64, ptr %276, align 1
 %1681 = inttoptr i64 %1680 to ptr
 %1682 = load i64, ptr %277, align 1
 %1683 = inttoptr i64 %1682 to ptr
 %1684 = load i64, ptr %298, align 1
 %1685 = mul nsw i64 %1657, 3
 %1686 = inttoptr i64 %1684 to ptr
 %1687 = load i64, ptr %299, align 1
 %1688 = icmp slt i64 %1687, 1
 br i1 %1688, label %2109, label %1970
1689:
 %1690 = getelementptr double, ptr %1673, i64 %1995
 %1691 = load double, ptr %1690, align 8
 %1692 = load double, ptr %284, align 1
 %1693 = fmul nsz contract double %1692, 1.000000e+01
 %1694 = fmul nsz contract double %2002, %1693
 %1695 = tail call nsz contract double @llvm.fabs.f64(double %1691)
 %1696 = icmp eq i64 %1989, 1
 %1697 = fmul nsz contract double %1694, 2.000000e+00
 %1698 = select i1 %1696, double %1697, double %1694
 %1699 = fcmp nsz contract ogt double %1695, %1698
 br i1 %1699, label %1700, label %1711
1700:
 %1701 = getelementptr double, ptr %1675, i64 %1995
 %1702 = load double, ptr %1701, align 8
 %1703 = tail call nsz contract double @llvm.fabs.f64(double %1702)
 %1704 = getelementptr double, ptr %1664, i64 %1971
 %1705 = load double, ptr %1704, align 8
 %1706 = fmul nsz contract double %1705, 0x3FEFFFFDE7210BE9
 %1707 = fcmp nsz contract ult double %1703, %1706
 br i1 %1707, label %1711, label %1708
1708:
 %1709 = fcmp nsz contract ogt double %1691, 0.000000e+00
 %1710 = select i1 %1709, i64 2, i64 3
 br label %1711
1711:
 %1712 = phi i64 [ %1710, %1708 ], [ 1, %1700 ], [ 1, %1689 ]
 %1713 = icmp eq i64 %1989, 0
 %1714 = icmp eq i64 %1989, %1712
 %1715 = select i1 %1713, i1 true, i1 %1714
 br i1 %1715, label %1748, label %1716
1716:
 %1717 = load i64, ptr %192, align 1
 %1718 = load i64, ptr %193, align 1
 %1719 = icmp slt i64 %1718, %1717
 br i1 %1719, label %1723, label %1720
1720:
 %1721 = load i64, ptr %290, align 1
 %1722 = add nsw i64 %1721, 1
 store i64 %1722, ptr %290, align 1
 br label %1748
1723:
 %1724 = shl i64 %1989, 4
 %1725 = add i64 %1724, 68
 %1726 = or disjoint i64 %1712, %1725
 %1727 = xor i64 %1974, -1
 %1728 = load i64, ptr %291, align 1
 %1729 = inttoptr i64 %1728 to ptr
 %1730 = mul nsw i64 %1717, 3
 %1731 = load i64, ptr %289, align 1
 %1732 = inttoptr i64 %1731 to ptr
 %1733 = icmp slt i64 %1718, 0
 %1734 = select i1 %1733, i64 %1717, i64 0
 %1735 = add i64 %1734, %1718
 %1736 = mul i64 %1735, 24
 %1737 = getelementptr i8, ptr %1732, i64 %1736
 store double %1154, ptr %1737, align 8
 %1738 = getelementptr i8, ptr %1737, i64 8
 %1739 = select i1 %1733, i64 %1730, i64 0
 %1740 = mul i64 %1718, 24
 %1741 = getelementptr i8, ptr %1729, i64 %1740
 %1742 = getelementptr i64, ptr %1741, i64 %1739
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %1738, i8 0, i64 16, i1 false)
 store i64 %1727, ptr %1742, align 8
 %1743 = getelementptr i8, ptr %1741, i64 8
 %1744 = getelementptr i64, ptr %1743, i64 %1739
 store i64 0, ptr %1744, align 8
 %1745 = getelementptr i8, ptr %1741, i64 16
 %1746 = getelementptr i64, ptr %1745, i64 %1739
 store i64 %1726, ptr %1746, align 8
 %1747 = add nsw i64 %1718, 1
 store i64 %1747, ptr %193, align 1
 br label %1748
1748:
 store i64 %1712, ptr %1988, align 8
 br label %1968
1749:
 %1750 = load double, ptr %283, align 1
 %1751 = load double, ptr %284, align 1
 %1752 = fmul nsz contract double %901, %1751
 %1753 = fmul nsz contract double %2002, %1752
 %1754 = fadd nsz contract double %1750, %1753
 %1755 = fmul nsz contract double %1754, 1.000000e+01
 %1756 = fsub nsz contract double %2000, %1997
 %1757 = tail call nsz contract double @llvm.fabs.f64(double %1756)
 %1758 = fmul nsz contract double %901, %1757
 %1759 = fadd nsz contract double %1758, %1755
 %1760 = load i64, ptr %285, align 1
 %1761 = icmp eq i64 %1760, 1
 br i1 %1761, label %1762, label %1766
1762:
 %1763 = getelementptr i64, ptr %1683, i64 %1981
 %1764 = load i64, ptr %1763, align 8
 %1765 = icmp eq i64 %1764, 1
 br i1 %1765, label %1781, label %1766
1766:
 %1767 = getelementptr double, ptr %1662, i64 %1971
 %1768 = load double, ptr %1767, align 8
 %1769 = getelementptr double, ptr %1673, i64 %1995
 %1770 = load double, ptr %1769, align 8
 %1771 = getelementptr double, ptr %1671, i64 %1995
 %1772 = load double, ptr %1771, align 8
 %1773 = fsub nsz contract double %1770, %1772
 %1774 = fmul nsz contract double %901, %1773
 %1775 = fadd nsz contract double %1768, %1774
 %1776 = icmp eq i64 %1989, 0
 %1777 = fmul nsz contract double %1759, 2.000000e+00
 %1778 = select i1 %1776, double %1759, double %1777
 %1779 = fcmp nsz contract ugt double %1775, %1778
 br i1 %1779, label %1781, label %1780
1780:
 br label %1781
1781:
 %1782 = phi i1 [ false, %1766 ], [ true, %1762 ], [ false, %1780 ]
 %1783 = phi i1 [ true, %1766 ], [ false, %1762 ], [ false, %1780 ]
 %1784 = phi i64 [ 0, %1766 ], [ 1, %1762 ], [ 1, %1780 ]
 %1785 = load i64, ptr %286, align 1
 %1786 = icmp eq i64 %1785, 0
 br i1 %1786, label %1787, label %1794
1787:
 %1788 = getelementptr double, ptr %1662, i64 %1971
 %1789 = load double, ptr %1788, align 8
 %1790 = fcmp nsz contract ugt double %1789, %1759
 %1791 = icmp eq i64 %1983, 1
 %1792 = select i1 %1790, i1 true, i1 %1791
 %1793 = select i1 %1792, i64 %1989, i64 %1784
 br label %1794
1794:
 %1795 = phi i64 [ %1793, %1787 ], [ %1989, %1781 ]
 %1796 = icmp eq i64 %1795, %1784
 %1797 = icmp eq i64 %1983, 0
 %1798 = select i1 %1796, i1 %1797, i1 false
 br i1 %1798, label %1958, label %1799
1799:
 %1800 = xor i64 %1974, -1
 %1801 = getelementptr double, ptr %1675, i64 %1995
 %1802 = load double, ptr %1801, align 8
 %1803 = getelementptr double, ptr %1679, i64 %1978
 %1804 = getelementptr double, ptr %1803, i64 %1980
 %1805 = load double, ptr %1804, align 8
 %1806 = select i1 %1797, double 0.000000e+00, double %1802
 %1807 = select i1 %1797, double 0.000000e+00, double %1805
 %1808 = icmp eq i64 %1795, 0
 %1809 = and i1 %1783, %1808
 br i1 %1809, label %1810, label %1843
1810:
 %1811 = icmp eq i64 %1983, 1
 br i1 %1811, label %1812, label %1958
1812:
 %1813 = load i64, ptr %192, align 1
 %1814 = load i64, ptr %193, align 1
 %1815 = icmp slt i64 %1814, %1813
 br i1 %1815, label %1819, label %1816
1816:
 %1817 = load i64, ptr %290, align 1
 %1818 = add nsw i64 %1817, 1
 store i64 %1818, ptr %290, align 1
 br label %1958
1819:
 %1820 = load i64, ptr %291, align 1
 %1821 = inttoptr i64 %1820 to ptr
 %1822 = mul nsw i64 %1813, 3
 %1823 = load i64, ptr %289, align 1
 %1824 = inttoptr i64 %1823 to ptr
 %1825 = icmp slt i64 %1814, 0
 %1826 = select i1 %1825, i64 %1813, i64 0
 %1827 = add i64 %1826, %1814
 %1828 = mul i64 %1827, 24
 %1829 = getelementptr i8, ptr %1824, i64 %1828
 store double %1154, ptr %1829, align 8
 %1830 = getelementptr i8, ptr %1829, i64 8
 store double %1802, ptr %1830, align 8
 %1831 = getelementptr i8, ptr %1829, i64 16
 store double %1805, ptr %1831, align 8
 %1832 = select i1 %1825, i64 %1822, i64 0
 %1833 = mul i64 %1814, 24
 %1834 = getelementptr i8, ptr %1821, i64 %1833
 %1835 = getelementptr i64, ptr %1834, i64 %1832
 store i64 %1800, ptr %1835, align 8
 %1836 = getelementptr i8, ptr %1834, i64 8
 %1837 = getelementptr i64, ptr %1836, i64 %1832
 store i64 0, ptr %1837, align 8
 %1838 = getelementptr i8, ptr %1834, i64 16
 %1839 = getelementptr i64, ptr %1838, i64 %1832
 store i64 0, ptr %1839, align 8
 %1840 = add nsw i64 %1814, 1
 store i64 %1840, ptr %193, align 1
 %1841 = load i64, ptr %288, align 1
 %1842 = add i64 %1841, %1840
 br label %1958
1843:
 br i1 %1808, label %1844, label %1875
1844:
 %1845 = load i64, ptr %192, align 1
 %1846 = load i64, ptr %193, align 1
 %1847 = icmp slt i64 %1846, %1845
 br i1 %1847, label %1851, label %1848
1848:
 %1849 = load i64, ptr %290, align 1
 %1850 = add nsw i64 %1849, 1
 store i64 %1850, ptr %290, align 1
 br label %1958
1851:
 %1852 = load i64, ptr %291, align 1
 %1853 = inttoptr i64 %1852 to ptr
 %1854 = mul nsw i64 %1845, 3
 %1855 = load i64, ptr %289, align 1
 %1856 = inttoptr i64 %1855 to ptr
 %1857 = icmp slt i64 %1846, 0
 %1858 = select i1 %1857, i64 %1845, i64 0
 %1859 = add i64 %1858, %1846
 %1860 = mul i64 %1859, 24
 %1861 = getelementptr i8, ptr %1856, i64 %1860
 store double %1154, ptr %1861, align 8
 %1862 = getelementptr i8, ptr %1861, i64 8
 store double %1806, ptr %1862, align 8
 %1863 = getelementptr i8, ptr %1861, i64 16
 store double %1807, ptr %1863, align 8
 %1864 = select i1 %1857, i64 %1854, i64 0
 %1865 = mul i64 %1846, 24
 %1866 = getelementptr i8, ptr %1853, i64 %1865
 %1867 = getelementptr i64, ptr %1866, i64 %1864
 store i64 %1800, ptr %1867, align 8
 %1868 = getelementptr i8, ptr %1866, i64 8
 %1869 = getelementptr i64, ptr %1868, i64 %1864
 store i64 0, ptr %1869, align 8
 %1870 = getelementptr i8, ptr %1866, i64 16
 %1871 = getelementptr i64, ptr %1870, i64 %1864
 store i64 1, ptr %1871, align 8
 %1872 = add nsw i64 %1846, 1
 store i64 %1872, ptr %193, align 1
 %1873 = load i64, ptr %288, align 1
 %1874 = add i64 %1873, %1872
 br label %1958
1875:
 br i1 %1783, label %1876, label %1905
1876:
 %1877 = load i64, ptr %192, align 1
 %1878 = load i64, ptr %193, align 1
 %1879 = icmp slt i64 %1878, %1877
 br i1 %1879, label %1883, label %1880
1880:
 %1881 = load i64, ptr %290, align 1
 %1882 = add nsw i64 %1881, 1
 store i64 %1882, ptr %290, align 1
 br label %1957
1883:
 %1884 = load i64, ptr %291, align 1
 %1885 = inttoptr i64 %1884 to ptr
 %1886 = mul nsw i64 %1877, 3
 %1887 = load i64, ptr %289, align 1
 %1888 = inttoptr i64 %1887 to ptr
 %1889 = icmp slt i64 %1878, 0
 %1890 = select i1 %1889, i64 %1877, i64 0
 %1891 = add i64 %1890, %1878
 %1892 = mul i64 %1891, 24
 %1893 = getelementptr i8, ptr %1888, i64 %1892
 store double %1154, ptr %1893, align 8
 %1894 = getelementptr i8, ptr %1893, i64 8
 store double %1806, ptr %1894, align 8
 %1895 = getelementptr i8, ptr %1893, i64 16
 store double %1807, ptr %1895, align 8
 %1896 = select i1 %1889, i64 %1886, i64 0
 %1897 = mul i64 %1878, 24
 %1898 = getelementptr i8, ptr %1885, i64 %1897
 %1899 = getelementptr i64, ptr %1898, i64 %1896
 store i64 %1800, ptr %1899, align 8
 %1900 = getelementptr i8, ptr %1898, i64 8
 %1901 = getelementptr i64, ptr %1900, i64 %1896
 store i64 0, ptr %1901, align 8
 %1902 = getelementptr i8, ptr %1898, i64 16
 %1903 = getelementptr i64, ptr %1902, i64 %1896
 store i64 16, ptr %1903, align 8
 %1904 = add nsw i64 %1878, 1
 store i64 %1904, ptr %193, align 1
 br label %1957
1905:
 br i1 %1797, label %1957, label %1906
1906:
 %1907 = load i64, ptr %288, align 1
 %1908 = xor i64 %1907, -1
 %1909 = add i64 %1992, %1908
 %1910 = icmp slt i64 %1992, 1
 %1911 = icmp slt i64 %1909, 0
 %1912 = select i1 %1910, i1 true, i1 %1911
 br i1 %1912, label %1924, label %1913
1913:
 %1914 = load i64, ptr %289, align 1
 %1915 = inttoptr i64 %1914 to ptr
 %1916 = mul i64 %1909, 24
 %1917 = getelementptr i8, ptr %1915, i64 %1916
 %1918 = getelementptr i8, ptr %1917, i64 8
 %1919 = load double, ptr %1918, align 8
 %1920 = fadd nsz contract double %1802, %1919
 store double %1920, ptr %1918, align 8
 %1921 = getelementptr i8, ptr %1917, i64 16
 %1922 = load double, ptr %1921, align 8
 %1923 = fadd nsz contract double %1805, %1922
 store double %1923, ptr %1921, align 8
 br label %1957
1924:
 %1925 = icmp ne i64 %1992, 0
 %1926 = fcmp nsz contract ogt double %1805, 0.000000e+00
 %1927 = select i1 %1925, i1 true, i1 %1926
 br i1 %1927, label %1928, label %1957
1928:
 %1929 = load i64, ptr %192, align 1
 %1930 = load i64, ptr %193, align 1
 %1931 = icmp slt i64 %1930, %1929
 br i1 %1931, label %1935, label %1932
1932:
 %1933 = load i64, ptr %290, align 1
 %1934 = add nsw i64 %1933, 1
 store i64 %1934, ptr %290, align 1
 br label %1957
1935:
 %1936 = load i64, ptr %291, align 1
 %1937 = inttoptr i64 %1936 to ptr
 %1938 = mul nsw i64 %1929, 3
 %1939 = load i64, ptr %289, align 1
 %1940 = inttoptr i64 %1939 to ptr
 %1941 = icmp slt i64 %1930, 0
 %1942 = select i1 %1941, i64 %1929, i64 0
 %1943 = add i64 %1942, %1930
 %1944 = mul i64 %1943, 24
 %1945 = getelementptr i8, ptr %1940, i64 %1944
 store double %1154, ptr %1945, align 8
 %1946 = getelementptr i8, ptr %1945, i64 8
 store double %1802, ptr %1946, align 8
 %1947 = getelementptr i8, ptr %1945, i64 16
 store double %1805, ptr %1947, align 8
 %1948 = select i1 %1941, i64 %1938, i64 0
 %1949 = mul i64 %1930, 24
 %1950 = getelementptr i8, ptr %1937, i64 %1949
 %1951 = getelementptr i64, ptr %1950, i64 %1948
 store i64 %1800, ptr %1951, align 8
 %1952 = getelementptr i8, ptr %1950, i64 8
 %1953 = getelementptr i64, ptr %1952, i64 %1948
 store i64 0, ptr %1953, align 8
 %1954 = getelementptr i8, ptr %1950, i64 16
 %1955 = getelementptr i64, ptr %1954, i64 %1948
 store i64 17, ptr %1955, align 8
 %1956 = add nsw i64 %1930, 1
 store i64 %1956, ptr %193, align 1
 br label %1957
1957:
 store i64 %1784, ptr %1988, align 8
 store i64 0, ptr %1991, align 8
 br label %1968
1958:
 %1959 = phi i64 [ 0, %1794 ], [ %1842, %1819 ], [ -1, %1848 ], [ -1, %1816 ], [ %1874, %1851 ], [ 0, %1810 ]
 store i64 %1784, ptr %1988, align 8
 store i64 0, ptr %1991, align 8
 %1960 = icmp ne i64 %1795, 0
 %1961 = or i1 %1783, %1960
 br i1 %1961, label %1968, label %1962
1962:
 %1963 = getelementptr double, ptr %1662, i64 %1971
 %1964 = load double, ptr %1963, align 8
 %1965 = fcmp nsz contract ule double %1964, %1759
 %1966 = or i1 %1782, %1965
 br i1 %1966, label %1968, label %1967
1967:
 store i64 %1959, ptr %1991, align 8
 br label %1968
1968:
 %1969 = icmp eq i64 %1972, %1687
 br i1 %1969, label %2105, label %1970
1970:
 %1971 = phi i64 [ %1972, %1968 ], [ 0, %1655 ]
 %1972 = add nuw nsw i64 %1971, 1
 %1973 = getelementptr i64, ptr %1660, i64 %1971
 %1974 = load i64, ptr %1973, align 8
 %1975 = load i64, ptr %282, align 1
 %1976 = mul nsw i64 %1975, 3
 %1977 = add nsw i64 %1976, %1971
 %1978 = add nsw i64 %1975, %1971
 %1979 = icmp slt i64 %1978, 0
 %1980 = select i1 %1979, i64 %1678, i64 0
 %1981 = add i64 %1980, %1978
 %1982 = getelementptr i64, ptr %1681, i64 %1981
 %1983 = load i64, ptr %1982, align 8
 %1984 = icmp slt i64 %1974, 0
 %1985 = select i1 %1984, i64 %1685, i64 0
 %1986 = mul i64 %1974, 24
 %1987 = getelementptr i8, ptr %1686, i64 %1986
 %1988 = getelementptr i64, ptr %1987, i64 %1985
 %1989 = load i64, ptr %1988, align 8
 %1990 = getelementptr i8, ptr %1987, i64 8
 %1991 = getelementptr i64, ptr %1990, i64 %1985
 %1992 = load i64, ptr %1991, align 8
 %1993 = icmp slt i64 %1977, 0
 %1994 = select i1 %1993, i64 %1666, i64 0
 %1995 = add i64 %1994, %1977
 %1996 = getelementptr double, ptr %1667, i64 %1995
 %1997 = load double, ptr %1996, align 8
 %1998 = tail call nsz contract double @llvm.fabs.f64(double %1997)
 %1999 = getelementptr double, ptr %1669, i64 %1995
 %2000 = load double, ptr %1999, align 8
 %2001 = tail call nsz contract double @llvm.fabs.f64(double %2000)
 %2002 = fadd nsz contract double %1998, %2001
 %2003 = select i1 %1984, i64 %1657, i64 0
 %2004 = getelementptr i64, ptr %1658, i64 %1974
 %2005 = getelementptr i64, ptr %2004, i64 %2003
 %2006 = load i64, ptr %2005, align 8
 %2007 = icmp eq i64 %2006, 0
 br i1 %2007, label %1749, label %1689
2008:
 %2009 = load i64, ptr %223, align 1
 %2010 = shl nuw nsw i64 %2542, 1
 %2011 = inttoptr i64 %2009 to ptr
 %2012 = load i64, ptr %224, align 1
 %2013 = inttoptr i64 %2012 to ptr
 br label %2022
2014:
 %2015 = fcmp nsz contract ogt double %2026, 0.000000e+00
 %2016 = fcmp nsz contract olt double %2026, 0.000000e+00
 %2017 = sext i1 %2016 to i64
 %2018 = select i1 %2015, i64 1, i64 %2017
 %2019 = getelementptr i64, ptr %2013, i64 %2023
 store i64 %2018, ptr %2019, align 8
 br label %2020
2020:
 %2021 = icmp eq i64 %2542, %2024
 br i1 %2021, label %2034, label %2022
2022:
 %2023 = phi i64 [ %2024, %2020 ], [ 0, %2008 ]
 %2024 = add nuw nsw i64 %2023, 1
 %2025 = getelementptr double, ptr %2011, i64 %2023
 %2026 = load double, ptr %2025, align 8
 %2027 = load i64, ptr %196, align 1
 %2028 = add nsw i64 %2027, %2023
 %2029 = icmp slt i64 %2028, 0
 %2030 = select i1 %2029, i64 %2010, i64 0
 %2031 = getelementptr double, ptr %2011, i64 %2028
 %2032 = getelementptr double, ptr %2031, i64 %2030
 store double %2026, ptr %2032, align 8
 %2033 = fcmp nsz contract une double %2026, 0.000000e+00
 br i1 %2033, label %2014, label %2020
2034:
 %2035 = load i64, ptr %198, align 1
 %2036 = add nsw i64 %2035, 1
 store i64 %2036, ptr %198, align 1
 %2037 = load double, ptr %181, align 1
 %2038 = load double, ptr %213, align 8
 %2039 = fcmp nsz contract ult double %2037, %2038
 br i1 %2039, label %2040, label %2043
2040:
 %2041 = load double, ptr %202, align 1
 %2042 = fcmp nsz contract ult double %2037, %2041
 br i1 %2042, label %2045, label %2043
2043:
 %2044 = phi i64 [ 1, %2034 ], [ 6, %2040 ]
 store i64 %2044, ptr %197, align 1
 br label %2045
2045:
 br i1 %200, label %2046, label %2056
2046:
 store double %31, ptr %203, align 1
 %2047 = load double, ptr %47, align 8
 %2048 = load i64, ptr %206, align 1
 %2049 = add nsw i64 %2048, 1
 %2050 = sitofp i64 %2049 to double
 %2051 = fadd nsz contract double %2050, 0xBEB0C6F7A0B5ED8D
 %2052 = fmul nsz contract double %31, %2051
 %2053 = fadd nsz contract double %2047, %2052
 %2054 = fcmp nsz contract ult double %2037, %2053
 br i1 %2054, label %2080, label %2055
2055:
 store i64 %2049, ptr %206, align 1
 br label %2080
2056:
 %2057 = load double, ptr %264, align 1
 %2058 = fcmp nsz contract ogt double %2057, 1.000000e+00
 %2059 = select i1 %2058, double 1.000000e+00, double 6.000000e+00
 %2060 = fcmp nsz contract olt double %2057, 1.000000e-04
 %2061 = select i1 %2060, double 1.000000e-04, double %2057
 %2062 = fcmp nsz contract ogt double %2061, 1.000000e+00
 %2063 = select i1 %2062, double 1.000000e+00, double %2061
 %2064 = tail call nsz contract double @llvm.pow.f64(double %2063, double 4.000000e-02)
 %2065 = fmul nsz contract double %316, %2064
 %2066 = fcmp nsz contract olt double %2065, 0x3FD5555555555555
 %2067 = select i1 %2066, double 0x3FD5555555555555, double %2065
 %2068 = fcmp nsz contract olt double %2059, %2067
 %2069 = select i1 %2068, double %2059, double %2067
 %2070 = fmul nsz contract double %901, %2069
 %2071 = load double, ptr %203, align 1
 %2072 = fcmp nsz contract olt double %901, %2071
 %2073 = fcmp nsz contract oge double %2065, 1.000000e+00
 %2074 = select i1 %2072, i1 %2073, i1 false
 %2075 = fcmp nsz contract ogt double %2071, %2070
 %2076 = select i1 %2074, i1 %2075, i1 false
 %2077 = select i1 %2076, double %2071, double %2070
 %2078 = fcmp nsz contract olt double %34, %2077
 %2079 = select i1 %2078, double %34, double %2077
 store double %2079, ptr %203, align 1
 store double 1.000000e-04, ptr %264, align 1
 br label %2080
2080:
 %2081 = load i64, ptr %231, align 1
 %2082 = icmp ne i64 %2081, 1
 %2083 = icmp sgt i64 %331, 1
 %2084 = select i1 %2082, i1 %2083, i1 false
 br i1 %2084, label %1141, label %2544
2085:
 %2086 = load i64, ptr %218, align 1
 %2087 = icmp sgt i64 %2086, 0
 br i1 %2087, label %2544, label %482
2088:
 %2089 = fsub nsz contract double %481, %481
 %2090 = fcmp nsz contract ord double %2089, 0.000000e+00
 br i1 %2090, label %485, label %1107
2091:
 br label %2544
2092:
 %2093 = fcmp nsz contract oeq double %614, %445
 %2094 = select i1 %444, i1 %2093, i1 false
 %2095 = load double, ptr %230, align 1
 store i64 1, ptr %231, align 1
 br label %898
2096:
 %2097 = phi i64 [ %2098, %2096 ], [ 0, %898 ]
 %2098 = add nuw nsw i64 %2097, 1
 %2099 = add nsw i64 %2097, %98
 %2100 = icmp slt i64 %2099, 0
 %2101 = select i1 %2100, i64 %78, i64 0
 %2102 = getelementptr double, ptr %79, i64 %2099
 %2103 = getelementptr double, ptr %2102, i64 %2101
 store double 0.000000e+00, ptr %2103, align 8
 %2104 = icmp eq i64 %25, %2098
 br i1 %2104, label %902, label %2096
2105:
 %2106 = load i64, ptr %194, align 1
 %2107 = load i64, ptr %274, align 1
 %2108 = inttoptr i64 %2107 to ptr
 br label %2109
2109:
 %2110 = phi ptr [ %2108, %2105 ], [ %1675, %1655 ]
 %2111 = phi i64 [ %2106, %2105 ], [ %1677, %1655 ]
 store i64 1, ptr %286, align 1
 %2112 = load i64, ptr %300, align 1
 %2113 = inttoptr i64 %2112 to ptr
 %2114 = load i64, ptr %280, align 1
 %2115 = inttoptr i64 %2114 to ptr
 %2116 = load i64, ptr %301, align 1
 %2117 = inttoptr i64 %2116 to ptr
 %2118 = mul nsw i64 %2111, 3
 %2119 = load i64, ptr %302, align 1
 %2120 = load i64, ptr %303, align 1
 %2121 = inttoptr i64 %2119 to ptr
 %2122 = load i64, ptr %278, align 1
 %2123 = inttoptr i64 %2122 to ptr
 %2124 = load i64, ptr %279, align 1
 %2125 = inttoptr i64 %2124 to ptr
 %2126 = load i64, ptr %292, align 1
 %2127 = icmp slt i64 %2126, 1
 br i1 %2127, label %2147, label %2196
2128:
 %2129 = phi i64 [ %2137, %2128 ], [ %2238, %2237 ]
 %2130 = icmp slt i64 %2129, 0
 %2131 = select i1 %2130, i64 %2120, i64 0
 %2132 = getelementptr i64, ptr %2121, i64 %2129
 %2133 = getelementptr i64, ptr %2132, i64 %2131
 store i64 -1, ptr %2133, align 8
 %2134 = add nsw i64 %2129, 1
 %2135 = load i64, ptr %303, align 1
 %2136 = add nsw i64 %2135, -1
 %2137 = and i64 %2136, %2134
 %2138 = icmp slt i64 %2137, 0
 %2139 = select i1 %2138, i64 %2120, i64 0
 %2140 = getelementptr i64, ptr %2121, i64 %2137
 %2141 = getelementptr i64, ptr %2140, i64 %2139
 %2142 = load i64, ptr %2141, align 8
 %2143 = icmp sgt i64 %2142, -1
 br i1 %2143, label %2128, label %2144
2144:
 %2145 = phi i64 [ %2197, %2237 ], [ %2135, %2128 ]
 %2146 = icmp eq i64 %2126, %2199
 br i1 %2146, label %2147, label %2196
2147:
 store i64 0, ptr %292, align 1
 %2148 = load i64, ptr %282, align 1
 %2149 = icmp slt i64 %2148, 1
 br i1 %2149, label %2329, label %2245
2150:
 %2151 = getelementptr i64, ptr %2123, i64 %2249
 %2152 = load i64, ptr %2151, align 8
 %2153 = icmp eq i64 %2152, 0
 br i1 %2153, label %2191, label %2154
2154:
 %2155 = load i64, ptr %267, align 1
 %2156 = inttoptr i64 %2155 to ptr
 %2157 = shl i64 %2247, 5
 %2158 = getelementptr i8, ptr %2156, i64 %2157
 %2159 = load i64, ptr %2158, align 8
 %2160 = load i64, ptr %287, align 1
 %2161 = mul nsw i64 %2160, %2159
 %2162 = getelementptr i8, ptr %2158, i64 8
 %2163 = load i64, ptr %2162, align 8
 %2164 = add nsw i64 %2161, %2163
 %2165 = shl nsw i64 %2164, 16
 %2166 = getelementptr i8, ptr %2158, i64 24
 %2167 = load i64, ptr %2166, align 8
 %2168 = add nsw i64 %2165, %2167
 %2169 = icmp slt i64 %2246, 0
 %2170 = select i1 %2169, i64 %2111, i64 0
 %2171 = getelementptr i64, ptr %2115, i64 %2246
 %2172 = getelementptr i64, ptr %2171, i64 %2170
 store i64 %2168, ptr %2172, align 8
 %2173 = getelementptr i64, ptr %2123, i64 %2249
 br label %2253
2174:
 %2175 = mul i64 %2247, 72
 %2176 = getelementptr i8, ptr %2113, i64 %2175
 br label %2266
2177:
 %2178 = add nuw nsw i64 %2267, 1
 %2179 = fdiv nsz contract double %2279, %901
 %2180 = load i64, ptr %292, align 1
 %2181 = icmp slt i64 %2180, 0
 %2182 = select i1 %2181, i64 %2111, i64 0
 %2183 = add i64 %2182, %2180
 %2184 = mul i64 %2183, 24
 %2185 = getelementptr i8, ptr %2117, i64 %2184
 %2186 = getelementptr double, ptr %2185, i64 %2267
 store double %2179, ptr %2186, align 8
 %2187 = icmp eq i64 %2178, 3
 br i1 %2187, label %2188, label %2266
2188:
 %2189 = load i64, ptr %292, align 1
 %2190 = add nsw i64 %2189, 1
 store i64 %2190, ptr %292, align 1
 br label %2191
2191:
 %2192 = phi i64 [ %2190, %2188 ], [ %2246, %2150 ]
 %2193 = icmp eq i64 %2248, %2148
 br i1 %2193, label %2194, label %2245
2194:
 %2195 = icmp slt i64 %2192, 1
 br i1 %2195, label %2329, label %2281
2196:
 %2197 = phi i64 [ %2145, %2144 ], [ %2120, %2109 ]
 %2198 = phi i64 [ %2199, %2144 ], [ 0, %2109 ]
 %2199 = add nuw nsw i64 %2198, 1
 %2200 = getelementptr i64, ptr %2115, i64 %2198
 %2201 = load i64, ptr %2200, align 8
 %2202 = load i64, ptr %280, align 1
 %2203 = inttoptr i64 %2202 to ptr
 %2204 = load i64, ptr %302, align 1
 %2205 = inttoptr i64 %2204 to ptr
 %2206 = add nsw i64 %2197, -1
 %2207 = srem i64 %2201, 1000003
 %2208 = icmp slt i64 %2207, 0
 %2209 = add nsw i64 %2207, 1000003
 %2210 = select i1 %2208, i64 %2209, i64 %2207
 %2211 = mul nsw i64 %2210, 2654435761
 %2212 = and i64 %2211, %2206
 %2213 = icmp slt i64 %2212, 0
 %2214 = select i1 %2213, i64 %2197, i64 0
 %2215 = getelementptr i64, ptr %2205, i64 %2212
 %2216 = getelementptr i64, ptr %2215, i64 %2214
 %2217 = load i64, ptr %2216, align 8
 %2218 = icmp sgt i64 %2217, -1
 br i1 %2218, label %2219, label %2237
2219:
 %2220 = getelementptr i64, ptr %2203, i64 %2217
 %2221 = load i64, ptr %2220, align 8
 %2222 = icmp eq i64 %2221, %2201
 br i1 %2222, label %2237, label %2223
2223:
 %2224 = phi i64 [ %2226, %2233 ], [ %2212, %2219 ]
 %2225 = add nsw i64 %2224, 1
 %2226 = and i64 %2225, %2206
 %2227 = icmp slt i64 %2226, 0
 %2228 = select i1 %2227, i64 %2197, i64 0
 %2229 = getelementptr i64, ptr %2205, i64 %2226
 %2230 = getelementptr i64, ptr %2229, i64 %2228
 %2231 = load i64, ptr %2230, align 8
 %2232 = icmp sgt i64 %2231, -1
 br i1 %2232, label %2233, label %2237
2233:
 %2234 = getelementptr i64, ptr %2203, i64 %2231
 %2235 = load i64, ptr %2234, align 8
 %2236 = icmp eq i64 %2235, %2201
 br i1 %2236, label %2237, label %2223
2237:
 %2238 = phi i64 [ %2212, %2219 ], [ %2212, %2196 ], [ %2226, %2223 ], [ %2226, %2233 ]
 %2239 = icmp slt i64 %2238, 0
 %2240 = select i1 %2239, i64 %2120, i64 0
 %2241 = getelementptr i64, ptr %2121, i64 %2238
 %2242 = getelementptr i64, ptr %2241, i64 %2240
 %2243 = load i64, ptr %2242, align 8
 %2244 = icmp sgt i64 %2243, -1
 br i1 %2244, label %2128, label %2144
2245:
 %2246 = phi i64 [ %2192, %2191 ], [ 0, %2147 ]
 %2247 = phi i64 [ %2248, %2191 ], [ 0, %2147 ]
 %2248 = add nuw nsw i64 %2247, 1
 %2249 = mul nuw nsw i64 %2247, 3
 %2250 = getelementptr double, ptr %2110, i64 %2249
 %2251 = load double, ptr %2250, align 8
 %2252 = fcmp nsz contract ogt double %2251, 0.000000e+00
 br i1 %2252, label %2154, label %2150
2253:
 %2254 = phi i64 [ 0, %2154 ], [ %2255, %2253 ]
 %2255 = add nuw nsw i64 %2254, 1
 %2256 = getelementptr i64, ptr %2173, i64 %2254
 %2257 = load i64, ptr %2256, align 8
 %2258 = load i64, ptr %292, align 1
 %2259 = mul nsw i64 %2258, 3
 %2260 = add nsw i64 %2259, %2254
 %2261 = icmp slt i64 %2260, 0
 %2262 = select i1 %2261, i64 %2118, i64 0
 %2263 = getelementptr i64, ptr %2125, i64 %2260
 %2264 = getelementptr i64, ptr %2263, i64 %2262
 store i64 %2257, ptr %2264, align 8
 %2265 = icmp eq i64 %2255, 3
 br i1 %2265, label %2174, label %2253
2266:
 %2267 = phi i64 [ 0, %2174 ], [ %2178, %2177 ]
 %2268 = getelementptr double, ptr %2176, i64 %2267
 br label %2269
2269:
 %2270 = phi double [ 0.000000e+00, %2266 ], [ %2279, %2269 ]
 %2271 = phi i64 [ 0, %2266 ], [ %2272, %2269 ]
 %2272 = add nuw nsw i64 %2271, 1
 %2273 = mul nuw nsw i64 %2271, 24
 %2274 = getelementptr i8, ptr %2268, i64 %2273
 %2275 = load double, ptr %2274, align 8
 %2276 = getelementptr double, ptr %2250, i64 %2271
 %2277 = load double, ptr %2276, align 8
 %2278 = fmul nsz contract double %2275, %2277
 %2279 = fadd nsz contract double %2270, %2278
 %2280 = icmp eq i64 %2272, 3
 br i1 %2280, label %2177, label %2269
2281:
 %2282 = phi i64 [ %2283, %2322 ], [ 0, %2194 ]
 %2283 = add nuw nsw i64 %2282, 1
 %2284 = getelementptr i64, ptr %2115, i64 %2282
 %2285 = load i64, ptr %2284, align 8
 %2286 = load i64, ptr %280, align 1
 %2287 = inttoptr i64 %2286 to ptr
 %2288 = load i64, ptr %302, align 1
 %2289 = load i64, ptr %303, align 1
 %2290 = inttoptr i64 %2288 to ptr
 %2291 = add nsw i64 %2289, -1
 %2292 = srem i64 %2285, 1000003
 %2293 = icmp slt i64 %2292, 0
 %2294 = add nsw i64 %2292, 1000003
 %2295 = select i1 %2293, i64 %2294, i64 %2292
 %2296 = mul nsw i64 %2295, 2654435761
 %2297 = and i64 %2291, %2296
 %2298 = icmp slt i64 %2297, 0
 %2299 = select i1 %2298, i64 %2289, i64 0
 %2300 = getelementptr i64, ptr %2290, i64 %2297
 %2301 = getelementptr i64, ptr %2300, i64 %2299
 %2302 = load i64, ptr %2301, align 8
 %2303 = icmp sgt i64 %2302, -1
 br i1 %2303, label %2304, label %2322
2304:
 %2305 = getelementptr i64, ptr %2287, i64 %2302
 %2306 = load i64, ptr %2305, align 8
 %2307 = icmp eq i64 %2306, %2285
 br i1 %2307, label %2322, label %2308
2308:
 %2309 = phi i64 [ %2311, %2318 ], [ %2297, %2304 ]
 %2310 = add nsw i64 %2309, 1
 %2311 = and i64 %2310, %2291
 %2312 = icmp slt i64 %2311, 0
 %2313 = select i1 %2312, i64 %2289, i64 0
 %2314 = getelementptr i64, ptr %2290, i64 %2311
 %2315 = getelementptr i64, ptr %2314, i64 %2313
 %2316 = load i64, ptr %2315, align 8
 %2317 = icmp sgt i64 %2316, -1
 br i1 %2317, label %2318, label %2322
2318:
 %2319 = getelementptr i64, ptr %2287, i64 %2316
 %2320 = load i64, ptr %2319, align 8
 %2321 = icmp eq i64 %2320, %2285
 br i1 %2321, label %2322, label %2308
2322:
 %2323 = phi i64 [ %2297, %2304 ], [ %2297, %2281 ], [ %2311, %2308 ], [ %2311, %2318 ]
 %2324 = icmp slt i64 %2323, 0
 %2325 = select i1 %2324, i64 %2120, i64 0
 %2326 = getelementptr i64, ptr %2121, i64 %2323
 %2327 = getelementptr i64, ptr %2326, i64 %2325
 store i64 %2282, ptr %2327, align 8
 %2328 = icmp eq i64 %2192, %2283
 br i1 %2328, label %2329, label %2281
2329:
 %2330 = load i64, ptr %304, align 1
 %2331 = load i64, ptr %282, align 1
 %2332 = add nsw i64 %2331, %2330
 store i64 %2332, ptr %304, align 1
 %2333 = load double, ptr %204, align 1
 %2334 = load i64, ptr %201, align 1
 %2335 = tail call nsz contract double @llvm.fabs.f64(double %2333)
 %2336 = fcmp nsz contract olt double %2335, 0x16687E92154EF7AC
 br i1 %2336, label %2337, label %2345
2337:
 %2338 = fmul nsz contract double %2335, 0x4670000000000000
 %2339 = fmul nsz contract double %2338, 0x3CA0000000000001
 %2340 = fadd nsz contract double %2338, %2339
 %2341 = fsub nsz contract double %2340, %2338
 %2342 = fmul nsz contract double %2341, 0x3970000000000000
 %2343 = fcmp nsz contract olt double %2342, 4.940660e-324
 %2344 = select i1 %2343, double 4.940660e-324, double %2342
 br label %2349
2345:
 %2346 = fmul nsz contract double %2335, 0x3CA0000000000001
 %2347 = fadd nsz contract double %2335, %2346
 %2348 = fsub nsz contract double %2347, %2335
 br label %2349
2349:
 %2350 = phi double [ %2348, %2345 ], [ %2344, %2337 ]
 %2351 = fmul nsz contract double %2350, 2.000000e+00
 br i1 %900, label %2352, label %2365
2352:
 %2353 = icmp slt i64 %2334, 0
 %2354 = select i1 %2353, i64 %43, i64 0
 %2355 = add i64 %2354, %2334
 %2356 = mul i64 %2355, %46
 %2357 = getelementptr double, ptr %47, i64 %2356
 %2358 = getelementptr i8, ptr %2357, i64 8
 %2359 = load double, ptr %2358, align 8
 %2360 = fcmp nsz contract ult double %2333, %2359
 br i1 %2360, label %2365, label %2361
2361:
 %2362 = add nsw i64 %2334, 1
 %2363 = icmp slt i64 %2362, %43
 %2364 = select i1 %2363, i64 %2362, i64 %2334
 br label %2365
2365:
 %2366 = phi i64 [ %2334, %2349 ], [ %2364, %2361 ], [ %2334, %2352 ]
 %2367 = load double, ptr %305, align 1
 %2368 = load double, ptr %189, align 1
 %2369 = fsub nsz contract double %2368, %2367
 br i1 %306, label %2370, label %2383
2370:
 %2371 = load i64, ptr %307, align 1
 br label %2372
2372:
 %2373 = phi double [ %2369, %2370 ], [ %2381, %2372 ]
 %2374 = phi i64 [ 0, %2370 ], [ %2375, %2372 ]
 %2375 = add nuw nsw i64 %2374, 1
 %2376 = icmp slt i64 %2374, %2371
 %2377 = getelementptr double, ptr %117, i64 %2374
 %2378 = load double, ptr %2377, align 8
 %2379 = fneg nsz contract double %2378
 %2380 = select i1 %2376, double %2378, double %2379
 %2381 = fadd nsz contract double %2373, %2380
 %2382 = icmp eq i64 %2375, %116
 br i1 %2382, label %2383, label %2372
2383:
 %2384 = phi double [ %2369, %2365 ], [ %2381, %2372 ]
 %2385 = icmp eq i64 %1105, 0
 br i1 %2385, label %2435, label %2386
2386:
 %2387 = load i64, ptr %233, align 1
 %2388 = fsub nsz contract double %2333, %2351
 br label %2469
2389:
 call fastcc void @f2(ptr %3, ptr readonly %185, ptr readonly %189, double %901, i64 %2475)
 br label %2390
2390:
 %2391 = icmp slt i64 %2470, 0
 %2392 = select i1 %2391, i64 %67, i64 0
 %2393 = getelementptr double, ptr %68, i64 %2470
 %2394 = getelementptr double, ptr %2393, i64 %2392
 %2395 = load double, ptr %2394, align 8
 %2396 = fcmp nsz contract olt double %2395, %2388
 br i1 %2396, label %2397, label %2433
2397:
 %2398 = icmp slt i64 %2475, 0
 %2399 = select i1 %2398, i64 %142, i64 0
 %2400 = add i64 %2399, %2475
 %2401 = mul i64 %2400, %145
 %2402 = getelementptr double, ptr %146, i64 %2401
 store double 0.000000e+00, ptr %4, align 8
 call fastcc void @f0(ptr %4, ptr readonly %185, ptr readonly %189, ptr %2402, i64 %145)
 %2403 = load double, ptr %4, align 8
 %2404 = select i1 %2398, i64 %152, i64 0
 %2405 = add i64 %2404, %2475
 %2406 = mul i64 %2405, %155
 %2407 = getelementptr double, ptr %156, i64 %2406
 %2408 = load double, ptr %189, align 1
 %2409 = fsub nsz contract double %2408, %2403
 br i1 %309, label %2423, label %2410
2410:
 %2411 = load i64, ptr %307, align 1
 br label %2412
2412:
 %2413 = phi double [ %2409, %2410 ], [ %2421, %2412 ]
 %2414 = phi i64 [ 0, %2410 ], [ %2415, %2412 ]
 %2415 = add nuw nsw i64 %2414, 1
 %2416 = icmp slt i64 %2414, %2411
 %2417 = getelementptr double, ptr %2407, i64 %2414
 %2418 = load double, ptr %2417, align 8
 %2419 = fneg nsz contract double %2418
 %2420 = select i1 %2416, double %2418, double %2419
 %2421 = fadd nsz contract double %2413, %2420
 %2422 = icmp eq i64 %2415, %155
 br i1 %2422, label %2423, label %2412
2423:
 %2424 = phi double [ %2409, %2397 ], [ %2421, %2412 ]
 %2425 = load i64, ptr %310, align 1
 %2426 = icmp slt i64 %2425, 0
 %2427 = select i1 %2426, i64 %155, i64 0
 %2428 = getelementptr double, ptr %2407, i64 %2425
 %2429 = getelementptr double, ptr %2428, i64 %2427
 %2430 = load double, ptr %2429, align 8
 %2431 = fsub nsz contract double %2424, %2384
 %2432 = fadd nsz contract double %2431, %2430
 store double %2432, ptr %2429, align 8
 br label %2433
2433:
 %2434 = icmp samesign ugt i64 %2471, 1
 br i1 %2434, label %2469, label %2435
2435:
 br i1 %235, label %2443, label %2436
2436:
 %2437 = phi i64 [ %2438, %2436 ], [ 0, %2435 ]
 %2438 = add nuw nsw i64 %2437, 1
 %2439 = getelementptr double, ptr %106, i64 %2437
 %2440 = load double, ptr %2439, align 8
 %2441 = getelementptr double, ptr %99, i64 %2437
 store double %2440, ptr %2441, align 8
 %2442 = icmp eq i64 %98, %2438
 br i1 %2442, label %2443, label %2436
2443:
 br i1 %306, label %2478, label %2444
2444:
 %2445 = load i64, ptr %233, align 1
 br i1 %2385, label %2448, label %2504
2446:
 %2447 = load i64, ptr %233, align 1
 br label %2448
2448:
 %2449 = phi i64 [ %2447, %2446 ], [ %2445, %2444 ]
 %2450 = add nsw i64 %2449, %1105
 store i64 %2450, ptr %233, align 1
 store i64 %2366, ptr %201, align 1
 store double %2333, ptr %181, align 1
 br i1 %235, label %2458, label %2451
2451:
 %2452 = phi i64 [ %2453, %2451 ], [ 0, %2448 ]
 %2453 = add nuw nsw i64 %2452, 1
 %2454 = getelementptr double, ptr %99, i64 %2452
 %2455 = load double, ptr %2454, align 8
 %2456 = getelementptr double, ptr %79, i64 %2452
 store double %2455, ptr %2456, align 8
 %2457 = icmp eq i64 %98, %2453
 br i1 %2457, label %2458, label %2451
2458:
 br i1 %232, label %2459, label %2541
2459:
 %2460 = phi i64 [ %2462, %2459 ], [ %25, %2458 ]
 %2461 = phi i64 [ %2463, %2459 ], [ %98, %2458 ]
 %2462 = add nsw i64 %2460, -1
 %2463 = add i64 %2461, 1
 %2464 = icmp slt i64 %2461, 0
 %2465 = select i1 %2464, i64 %78, i64 0
 %2466 = getelementptr double, ptr %79, i64 %2461
 %2467 = getelementptr double, ptr %2466, i64 %2465
 store double 0.000000e+00, ptr %2467, align 8
 %2468 = icmp samesign ugt i64 %2460, 1
 br i1 %2468, label %2459, label %2541
2469:
 %2470 = phi i64 [ %2387, %2386 ], [ %2473, %2433 ]
 %2471 = phi i64 [ %1105, %2386 ], [ %2472, %2433 ]
 %2472 = add nsw i64 %2471, -1
 %2473 = add i64 %2470, 1
 %2474 = load i64, ptr %234, align 1
 %2475 = sub nsw i64 %2470, %2474
 %2476 = load i64, ptr %308, align 1
 %2477 = icmp sgt i64 %2476, 0
 br i1 %2477, label %2389, label %2390
2478:
 %2479 = phi i64 [ %2480, %2478 ], [ 0, %2443 ]
 %2480 = add nuw nsw i64 %2479, 1
 %2481 = getelementptr double, ptr %117, i64 %2479
 %2482 = load double, ptr %2481, align 8
 %2483 = add nsw i64 %2479, %25
 %2484 = icmp slt i64 %2483, 0
 %2485 = select i1 %2484, i64 %91, i64 0
 %2486 = getelementptr double, ptr %92, i64 %2483
 %2487 = getelementptr double, ptr %2486, i64 %2485
 %2488 = load double, ptr %2487, align 8
 %2489 = fadd nsz contract double %2482, %2488
 store double %2489, ptr %2481, align 8
 %2490 = load double, ptr %311, align 1
 %2491 = load double, ptr %2487, align 8
 %2492 = tail call nsz contract double @llvm.fabs.f64(double %2491)
 %2493 = fadd nsz contract double %2490, %2492
 store double %2493, ptr %311, align 1
 %2494 = getelementptr double, ptr %121, i64 %2479
 %2495 = load double, ptr %2494, align 8
 %2496 = load double, ptr %2481, align 8
 %2497 = fcmp nsz contract olt double %2496, %2495
 %2498 = select i1 %2497, double %2496, double %2495
 %2499 = getelementptr double, ptr %125, i64 %2479
 %2500 = load double, ptr %2499, align 8
 %2501 = fcmp nsz contract ogt double %2496, %2500
 %2502 = select i1 %2501, double %2496, double %2500
 store double %2498, ptr %2494, align 8
 store double %2502, ptr %2499, align 8
 %2503 = icmp eq i64 %2480, %116
 br i1 %2503, label %2444, label %2478
2504:
 %2505 = phi i64 [ %2507, %2539 ], [ %1105, %2444 ]
 %2506 = phi i64 [ %2508, %2539 ], [ %2445, %2444 ]
 %2507 = add nsw i64 %2505, -1
 %2508 = add i64 %2506, 1
 %2509 = load i64, ptr %234, align 1
 %2510 = sub i64 %2506, %2509
 %2511 = icmp slt i64 %2510, 0
 %2512 = select i1 %2511, i64 %172, i64 0
 %2513 = add i64 %2512, %2510
 %2514 = mul i64 %2513, %175
 %2515 = getelementptr double, ptr %177, i64 %2514
 br i1 %312, label %2519, label %2516
2516:
 %2517 = shl i64 %2514, 3
 %2518 = getelementptr i8, ptr %177, i64 %2517
 tail call void @llvm.memset.p0.i64(ptr align 8 %2518, i8 0, i64 %176, i1 false)
 br label %2519
2519:
 %2520 = load double, ptr %311, align 1
 store double %2520, ptr %2515, align 8
 br i1 %306, label %2521, label %2539
2521:
 %2522 = phi i64 [ %2523, %2521 ], [ 0, %2519 ]
 %2523 = add nuw nsw i64 %2522, 1
 %2524 = getelementptr i64, ptr %72, i64 %2522
 %2525 = load i64, ptr %2524, align 8
 %2526 = icmp slt i64 %2525, -1
 %2527 = select i1 %2526, i64 %175, i64 0
 %2528 = getelementptr double, ptr %2515, i64 %2525
 %2529 = getelementptr i8, ptr %2528, i64 8
 %2530 = getelementptr double, ptr %2529, i64 %2527
 %2531 = load double, ptr %2530, align 8
 %2532 = getelementptr double, ptr %125, i64 %2522
 %2533 = load double, ptr %2532, align 8
 %2534 = getelementptr double, ptr %121, i64 %2522
 %2535 = load double, ptr %2534, align 8
 %2536 = fsub nsz contract double %2533, %2535
 %2537 = fadd nsz contract double %2531, %2536
 store double %2537, ptr %2530, align 8
 %2538 = icmp eq i64 %116, %2523
 br i1 %2538, label %2539, label %2521
2539:
 %2540 = icmp sgt i64 %2505, 1
 br i1 %2540, label %2504, label %2446
2541:
 store double %899, ptr %305, align 1
 store double %901, ptr %313, align 1
 %2542 = load i64, ptr %196, align 1
 %2543 = icmp sgt i64 %2542, 0
 br i1 %2543, label %2008, label %2034
2544:
 ret i64 0
}
define i64 @restart(i64 %0, i64 %1) {
 %3 = alloca double, align 8
 %4 = add i64 %0, 16
 %5 = inttoptr i64 %4 to ptr
 %6 = load i64, ptr %5, align 8
 %7 = add i64 %0, 136
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = add i64 %0, 192
 %11 = inttoptr i64 %10 to ptr
 %12 = load double, ptr %11, align 8
 %13 = add i64 %0, 224
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = add i64 %0, 232
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = add i64 %0, 240
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = inttoptr i64 %15 to ptr
 %23 = add i64 %0, 248
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = add i64 %0, 256
 %27 = inttoptr i64 %26 to ptr
 %28 = load i64, ptr %27, align 8
 %29 = add i64 %0, 264
 %30 = inttoptr i64 %29 to ptr
 %31 = load i64, ptr %30, align 8
 %32 = add i64 %0, 272
 %33 = inttoptr i64 %32 to ptr
 %34 = load i64, ptr %33, align 8
 %35 = inttoptr i64 %25 to ptr
 %36 = add i64 %0, 312
 %37 = inttoptr i64 %36 to ptr
 %38 = load i64, ptr %37, align 8
 %39 = add i64 %0, 320
 %40 = inttoptr i64 %39 to ptr
 %41 = load i64, ptr %40, align 8
 %42 = inttoptr i64 %38 to ptr
 %43 = add i64 %0, 376
 %44 = inttoptr i64 %43 to ptr
 %45 = load i64, ptr %44, align 8
 %46 = add i64 %0, 384
 %47 = inttoptr i64 %46 to ptr
 %48 = load i64, ptr %47, align 8
 %49 = inttoptr i64 %45 to ptr
 %50 = add i64 %0, 408
 %51 = inttoptr i64 %50 to ptr
 %52 = load i64, ptr %51, align 8
 %53 = inttoptr i64 %52 to ptr
 %54 = add i64 %0, 488
 %55 = inttoptr i64 %54 to ptr
 %56 = load i64, ptr %55, align 8
 %57 = add i64 %0, 496
 %58 = inttoptr i64 %57 to ptr
 %59 = load i64, ptr %58, align 8
 %60 = inttoptr i64 %56 to ptr
 %61 = add i64 %0, 504
 %62 = inttoptr i64 %61 to ptr
 %63 = load i64, ptr %62, align 8
 %64 = inttoptr i64 %63 to ptr
 %65 = add i64 %0, 616
 %66 = inttoptr i64 %65 to ptr
 %67 = load i64, ptr %66, align 8
 %68 = inttoptr i64 %67 to ptr
 %69 = add i64 %0, 632
 %70 = inttoptr i64 %69 to ptr
 %71 = load i64, ptr %70, align 8
 %72 = inttoptr i64 %71 to ptr
 %73 = add i64 %0, 640
 %74 = inttoptr i64 %73 to ptr
 %75 = load i64, ptr %74, align 8
 %76 = inttoptr i64 %75 to ptr
 %77 = icmp eq i64 %6, 0
 br i1 %77, label %120, label %78
78:
 %79 = icmp slt i64 %48, 1
 %80 = inttoptr i64 %6 to ptr
 %81 = tail call i64 @llvm.smax.i64(i64 %48, i64 -2)
 %82 = add nsw i64 %81, 2
 %83 = icmp slt i64 %48, 0
 %84 = select i1 %83, i64 %59, i64 0
 %85 = getelementptr double, ptr %60, i64 %48
 %86 = getelementptr double, ptr %85, i64 %84
 br label %87
87:
 %88 = phi i64 [ 12, %78 ], [ %102, %98 ]
 %89 = icmp eq i64 %88, 0
 br i1 %89, label %120, label %101
90:
 br i1 %79, label %98, label %91
91:
 %92 = phi i64 [ %93, %91 ], [ 0, %90 ]
 %93 = add nuw nsw i64 %92, 1
 %94 = getelementptr double, ptr %60, i64 %92
 %95 = load double, ptr %94, align 8
 %96 = getelementptr double, ptr %49, i64 %92
 store double %95, ptr %96, align 8
 %97 = icmp eq i64 %48, %93
 br i1 %97, label %98, label %91
98:
 %99 = load double, ptr %86, align 8
 %100 = fcmp nsz contract ugt double %99, %12
 br i1 %100, label %87, label %120
101:
 %102 = add nsw i64 %88, -1
 br i1 %79, label %110, label %103
103:
 %104 = phi i64 [ %105, %103 ], [ 0, %101 ]
 %105 = add nuw nsw i64 %104, 1
 %106 = getelementptr double, ptr %49, i64 %104
 %107 = load double, ptr %106, align 8
 %108 = getelementptr double, ptr %64, i64 %104
 store double %107, ptr %108, align 8
 %109 = icmp eq i64 %48, %105
 br i1 %109, label %110, label %103
110:
 tail call void %80(ptr %64, ptr %60)
 br label %111
111:
 %112 = phi i64 [ 0, %110 ], [ %115, %114 ]
 %113 = icmp eq i64 %112, %82
 br i1 %113, label %90, label %114
114:
 %115 = add nuw i64 %112, 1
 %116 = getelementptr double, ptr %60, i64 %112
 %117 = load double, ptr %116, align 8
 %118 = fsub nsz contract double %117, %117
 %119 = fcmp nsz contract ord double %118, 0.000000e+00
 br i1 %119, label %111, label %120
120:
 %121 = icmp slt i64 %48, 1
 br i1 %121, label %129, label %122
122:
 %123 = phi i64 [ %124, %122 ], [ 0, %120 ]
 %124 = add nuw nsw i64 %123, 1
 %125 = getelementptr double, ptr %49, i64 %123
 %126 = load double, ptr %125, align 8
 %127 = getelementptr double, ptr %42, i64 %123
 store double %126, ptr %127, align 8
 %128 = icmp eq i64 %48, %124
 br i1 %128, label %129, label %122
129:
 %130 = icmp slt i64 %9, 1
 br i1 %130, label %141, label %131
131:
 %132 = phi i64 [ %134, %131 ], [ %9, %129 ]
 %133 = phi i64 [ %135, %131 ], [ %48, %129 ]
 %134 = add nsw i64 %132, -1
 %135 = add i64 %133, 1
 %136 = icmp slt i64 %133, 0
 %137 = select i1 %136, i64 %41, i64 0
 %138 = getelementptr double, ptr %42, i64 %133
 %139 = getelementptr double, ptr %138, i64 %137
 store double 0.000000e+00, ptr %139, align 8
 %140 = icmp samesign ugt i64 %132, 1
 br i1 %140, label %131, label %141
141:
 store double 0.000000e+00, ptr %3, align 8
 call fastcc void @f0(ptr %3, ptr readonly %72, ptr %76, ptr %49, i64 %48)
 %142 = load double, ptr %3, align 8
 %143 = getelementptr inbounds nuw i8, ptr %76, i64 8
 store double %142, ptr %143, align 1
 %144 = load double, ptr %68, align 1
 %145 = getelementptr inbounds nuw i8, ptr %72, i64 368
 %146 = load i64, ptr %145, align 1
 %147 = getelementptr inbounds nuw i8, ptr %72, i64 216
 %148 = load i64, ptr %147, align 1
 %149 = inttoptr i64 %146 to ptr
 %150 = getelementptr inbounds nuw i8, ptr %76, i64 816
 %151 = load i64, ptr %150, align 1
 %152 = getelementptr inbounds nuw i8, ptr %76, i64 240
 %153 = load i64, ptr %152, align 1
 %154 = inttoptr i64 %151 to ptr
 %155 = getelementptr inbounds nuw i8, ptr %76, i64 800
 %156 = load i64, ptr %155, align 1
 %157 = shl nsw i64 %148, 1
 %158 = inttoptr i64 %156 to ptr
 %159 = getelementptr inbounds nuw i8, ptr %76, i64 808
 %160 = load i64, ptr %159, align 1
 %161 = inttoptr i64 %160 to ptr
 br i1 %121, label %169, label %162
162:
 %163 = phi i64 [ %164, %162 ], [ 0, %141 ]
 %164 = add nuw nsw i64 %163, 1
 %165 = getelementptr double, ptr %49, i64 %163
 %166 = load double, ptr %165, align 8
 %167 = getelementptr double, ptr %154, i64 %163
 store double %166, ptr %167, align 8
 %168 = icmp eq i64 %48, %164
 br i1 %168, label %169, label %162
169:
 %170 = getelementptr inbounds nuw i8, ptr %68, i64 96
 %171 = load i64, ptr %170, align 1
 %172 = icmp slt i64 %171, 0
 %173 = select i1 %172, i64 %18, i64 0
 %174 = add i64 %173, %171
 %175 = mul i64 %174, %21
 %176 = getelementptr double, ptr %22, i64 %175
 %177 = getelementptr i8, ptr %176, i64 16
 %178 = load double, ptr %177, align 8
 %179 = fcmp nsz contract ogt double %178, %144
 %180 = select i1 %179, double %178, double %144
 %181 = getelementptr i8, ptr %176, i64 24
 %182 = load double, ptr %181, align 8
 %183 = fcmp nsz contract olt double %182, %180
 %184 = select i1 %183, double %182, double %180
 %185 = icmp slt i64 %48, 0
 %186 = select i1 %185, i64 %153, i64 0
 %187 = getelementptr double, ptr %154, i64 %48
 %188 = getelementptr double, ptr %187, i64 %186
 store double %184, ptr %188, align 8
 %189 = icmp slt i64 %34, 1
 br i1 %189, label %218, label %190
190:
 %191 = select i1 %172, i64 %28, i64 0
 %192 = add i64 %191, %171
 %193 = mul i64 %34, %31
 %194 = mul i64 %193, %192
 %195 = getelementptr double, ptr %35, i64 %194
 %196 = getelementptr double, ptr %195, i64 %34
 %197 = add nsw i64 %48, 1
 br label %198
198:
 %199 = phi i64 [ 0, %190 ], [ %200, %198 ]
 %200 = add nuw nsw i64 %199, 1
 %201 = getelementptr double, ptr %53, i64 %199
 %202 = load double, ptr %201, align 8
 %203 = getelementptr double, ptr %195, i64 %199
 %204 = load double, ptr %203, align 8
 %205 = getelementptr double, ptr %196, i64 %199
 %206 = load double, ptr %205, align 8
 %207 = load double, ptr %176, align 8
 %208 = fsub nsz contract double %184, %207
 %209 = fmul nsz contract double %206, %208
 %210 = fadd nsz contract double %204, %209
 %211 = fadd nsz contract double %202, %210
 %212 = add nsw i64 %197, %199
 %213 = icmp slt i64 %212, 0
 %214 = select i1 %213, i64 %153, i64 0
 %215 = getelementptr double, ptr %154, i64 %212
 %216 = getelementptr double, ptr %215, i64 %214
 store double %211, ptr %216, align 8
 %217 = icmp eq i64 %200, %34
 br i1 %217, label %218, label %198
218:
 %219 = getelementptr inbounds nuw i8, ptr %72, i64 56
 %220 = load i64, ptr %219, align 1
 %221 = inttoptr i64 %220 to ptr
 tail call void %221(ptr %154, ptr %158)
 %222 = load i64, ptr %147, align 1
 %223 = icmp slt i64 %222, 1
 br i1 %223, label %278, label %237
224:
 %225 = getelementptr i64, ptr %149, i64 %238
 %226 = load i64, ptr %225, align 8
 %227 = icmp eq i64 %226, %243
 br i1 %227, label %235, label %228
228:
 %229 = load i64, ptr %147, align 1
 %230 = add nsw i64 %229, %238
 %231 = icmp slt i64 %230, 0
 %232 = select i1 %231, i64 %157, i64 0
 %233 = getelementptr i64, ptr %161, i64 %230
 %234 = getelementptr i64, ptr %233, i64 %232
 store i64 %243, ptr %234, align 8
 br label %235
235:
 %236 = icmp eq i64 %222, %239
 br i1 %236, label %253, label %237
237:
 %238 = phi i64 [ %239, %235 ], [ 0, %218 ]
 %239 = add nuw nsw i64 %238, 1
 %240 = getelementptr double, ptr %158, i64 %238
 %241 = load double, ptr %240, align 8
 %242 = getelementptr i64, ptr %161, i64 %238
 %243 = load i64, ptr %242, align 8
 %244 = load i64, ptr %147, align 1
 %245 = add nsw i64 %244, %238
 %246 = icmp slt i64 %245, 0
 %247 = select i1 %246, i64 %157, i64 0
 %248 = getelementptr i64, ptr %161, i64 %245
 %249 = getelementptr i64, ptr %248, i64 %247
 store i64 0, ptr %249, align 8
 %250 = sitofp i64 %243 to double
 %251 = fmul nsz contract double %241, %250
 %252 = fcmp nsz contract olt double %251, 0.000000e+00
 br i1 %252, label %224, label %235
253:
 %254 = load i64, ptr %147, align 1
 %255 = load i64, ptr %155, align 1
 %256 = shl nsw i64 %254, 1
 %257 = inttoptr i64 %255 to ptr
 %258 = load i64, ptr %159, align 1
 %259 = inttoptr i64 %258 to ptr
 %260 = icmp slt i64 %254, 1
 br i1 %260, label %278, label %261
261:
 %262 = phi i64 [ %263, %261 ], [ 0, %253 ]
 %263 = add nuw nsw i64 %262, 1
 %264 = getelementptr double, ptr %257, i64 %262
 %265 = load double, ptr %264, align 8
 %266 = load i64, ptr %147, align 1
 %267 = add nsw i64 %266, %262
 %268 = icmp slt i64 %267, 0
 %269 = select i1 %268, i64 %256, i64 0
 %270 = getelementptr double, ptr %257, i64 %267
 %271 = getelementptr double, ptr %270, i64 %269
 store double %265, ptr %271, align 8
 %272 = fcmp nsz contract ogt double %265, 0.000000e+00
 %273 = fcmp nsz contract olt double %265, 0.000000e+00
 %274 = sext i1 %273 to i64
 %275 = select i1 %272, i64 1, i64 %274
 %276 = getelementptr i64, ptr %259, i64 %262
 store i64 %275, ptr %276, align 8
 %277 = icmp eq i64 %254, %263
 br i1 %277, label %278, label %261
278:
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
 %17 = getelementptr inbounds nuw i8, ptr %12, i64 288
 %18 = load i64, ptr %17, align 1
 %19 = getelementptr inbounds nuw i8, ptr %12, i64 184
 %20 = inttoptr i64 %18 to ptr
 %21 = getelementptr inbounds nuw i8, ptr %12, i64 256
 %22 = load i64, ptr %21, align 1
 %23 = getelementptr inbounds nuw i8, ptr %12, i64 160
 %24 = load i64, ptr %23, align 1
 %25 = inttoptr i64 %22 to ptr
 %26 = getelementptr inbounds nuw i8, ptr %16, i64 408
 %27 = load i64, ptr %26, align 1
 %28 = inttoptr i64 %27 to ptr
 %29 = getelementptr inbounds nuw i8, ptr %16, i64 440
 %30 = load i64, ptr %29, align 1
 %31 = getelementptr inbounds nuw i8, ptr %16, i64 112
 %32 = load i64, ptr %31, align 1
 %33 = inttoptr i64 %30 to ptr
 %34 = getelementptr inbounds nuw i8, ptr %16, i64 448
 %35 = load i64, ptr %34, align 1
 %36 = getelementptr inbounds nuw i8, ptr %12, i64 152
 %37 = inttoptr i64 %35 to ptr
 %38 = getelementptr inbounds nuw i8, ptr %16, i64 472
 %39 = load i64, ptr %38, align 1
 %40 = inttoptr i64 %39 to ptr
 %41 = getelementptr inbounds nuw i8, ptr %16, i64 480
 %42 = load i64, ptr %41, align 1
 %43 = inttoptr i64 %42 to ptr
 %44 = getelementptr inbounds nuw i8, ptr %16, i64 496
 %45 = load i64, ptr %44, align 1
 %46 = inttoptr i64 %45 to ptr
 %47 = getelementptr inbounds nuw i8, ptr %16, i64 504
 %48 = load i64, ptr %47, align 1
 %49 = inttoptr i64 %48 to ptr
 %50 = getelementptr inbounds nuw i8, ptr %16, i64 512
 %51 = load i64, ptr %50, align 1
 %52 = inttoptr i64 %51 to ptr
 %53 = getelementptr inbounds nuw i8, ptr %16, i64 520
 %54 = load i64, ptr %53, align 1
 %55 = inttoptr i64 %54 to ptr
 %56 = getelementptr inbounds nuw i8, ptr %16, i64 1120
 %57 = load i64, ptr %56, align 1
 %58 = inttoptr i64 %57 to ptr
 %59 = getelementptr inbounds nuw i8, ptr %16, i64 1128
 %60 = load i64, ptr %59, align 1
 %61 = getelementptr inbounds nuw i8, ptr %16, i64 376
 %62 = load i64, ptr %61, align 1
 %63 = inttoptr i64 %60 to ptr
 %64 = getelementptr inbounds nuw i8, ptr %12, i64 80
 %65 = load i64, ptr %64, align 1
 %66 = icmp eq i64 %65, 1
 br i1 %66, label %67, label %71
67:
 %68 = getelementptr inbounds nuw i8, ptr %12, i64 352
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
 %81 = getelementptr inbounds nuw i8, ptr %16, i64 56
 %82 = load i64, ptr %81, align 1
 %83 = inttoptr i64 %82 to ptr
 tail call void %83(ptr %28, ptr %33)
 %84 = load i64, ptr %36, align 1
 %85 = icmp slt i64 %84, 1
 br i1 %85, label %96, label %86
86:
 %87 = getelementptr inbounds nuw i8, ptr %16, i64 72
 %88 = getelementptr inbounds nuw i8, ptr %16, i64 80
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
 %97 = getelementptr inbounds nuw i8, ptr %12, i64 232
 %98 = load i64, ptr %97, align 1
 %99 = load i64, ptr %23, align 1
 %100 = inttoptr i64 %98 to ptr
 %101 = getelementptr inbounds nuw i8, ptr %12, i64 248
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
 %186 = getelementptr inbounds nuw i8, ptr %16, i64 1112
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
 %263 = call fastcc i32 @f30(ptr %4, ptr %5, ptr readonly %12, ptr %16, i64 %258, i64 %260, i64 %262, double 0x7FF0000000000000)
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
