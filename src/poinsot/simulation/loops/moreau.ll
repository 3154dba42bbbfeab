; what: loops for any machine, written by `make loops` from their texts in Python: don't edit
; sources: 6ebb653da5b683a1c33f8d3f16b8d90d47915743aadeb7818ff8b3ebaa2cbd2e
; text: 56a84195c56f22f25dfc4478ae53dd182e9c1317980e120541378c4984d28184
; calls: pow memset
; begin: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | ({length=f,fall=f,tolerance=f,deep=f,books=i,energy=i,nv=i,slow=i,free=i,grid=i,ports=i,remainder=i,sweeps=i,links=i,shapes=i,rows=i,corners=i,pair_count=i,materials=i,correction=i,kind=i,link=i,size=i,shape=i,reach=i,first=i,count=i,vertices=i,pairs=i,group=i,numbers=i,losses=i,row_kind=i,row_numbers=i,row_losses=i,bodies=i,gravity=i,at=i}) | ({energy=f,now=f,smooth=f,kinetic=f,scheme=f,data=i,columns=i,twists_at=i,poses_at=i,gaps_at=i,booked=i,given_size=i,out_size=i,most=i,wide=i,dense=i,reply=i,table_size=i,cells=i,count=i,rows=i,size=i,old=i,overflow=i,wanted=i,swept=i,hardest=i,unsolved=i,contacts=i,pushed=i,log_size=i,logged=i,drained=i,left_out=i,noted=i,full=i,relented=i,column=i,row_column=i,given=i,asked=i,out=i,twist=i,freely=i,after=i,pose=i,place=i,speed=i,who=i,gap=i,normal=i,point=i,frame=i,coefficient=i,response=i,own=i,friction=i,before=i,free=i,warm=i,lost=i,root=i,total=i,some=i,shift=i,hit=i,mode=i,mode_known=i,row_mode=i,told=i,event=i,seen=i,last=i,bias=i,u=i,impulse=i,force=i,W=i,low=i,high=i,row_gap=i,row=i,row_known=i,push=i,left=i,key=i,known=i,table=i,head=i,following=i,local=i,block=i,right=i,spare=i,corner=i,clipped=i})
; take: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | ({length=f,fall=f,tolerance=f,deep=f,books=i,energy=i,nv=i,slow=i,free=i,grid=i,ports=i,remainder=i,sweeps=i,links=i,shapes=i,rows=i,corners=i,pair_count=i,materials=i,correction=i,kind=i,link=i,size=i,shape=i,reach=i,first=i,count=i,vertices=i,pairs=i,group=i,numbers=i,losses=i,row_kind=i,row_numbers=i,row_losses=i,bodies=i,gravity=i,at=i}) | ({energy=f,now=f,smooth=f,kinetic=f,scheme=f,data=i,columns=i,twists_at=i,poses_at=i,gaps_at=i,booked=i,given_size=i,out_size=i,most=i,wide=i,dense=i,reply=i,table_size=i,cells=i,count=i,rows=i,size=i,old=i,overflow=i,wanted=i,swept=i,hardest=i,unsolved=i,contacts=i,pushed=i,log_size=i,logged=i,drained=i,left_out=i,noted=i,full=i,relented=i,column=i,row_column=i,given=i,asked=i,out=i,twist=i,freely=i,after=i,pose=i,place=i,speed=i,who=i,gap=i,normal=i,point=i,frame=i,coefficient=i,response=i,own=i,friction=i,before=i,free=i,warm=i,lost=i,root=i,total=i,some=i,shift=i,hit=i,mode=i,mode_known=i,row_mode=i,told=i,event=i,seen=i,last=i,bias=i,u=i,impulse=i,force=i,W=i,low=i,high=i,row_gap=i,row=i,row_known=i,push=i,left=i,key=i,known=i,table=i,head=i,following=i,local=i,block=i,right=i,spare=i,corner=i,clipped=i})
; advance: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | ({length=f,fall=f,tolerance=f,deep=f,books=i,energy=i,nv=i,slow=i,free=i,grid=i,ports=i,remainder=i,sweeps=i,links=i,shapes=i,rows=i,corners=i,pair_count=i,materials=i,correction=i,kind=i,link=i,size=i,shape=i,reach=i,first=i,count=i,vertices=i,pairs=i,group=i,numbers=i,losses=i,row_kind=i,row_numbers=i,row_losses=i,bodies=i,gravity=i,at=i}) | ({energy=f,now=f,smooth=f,kinetic=f,scheme=f,data=i,columns=i,twists_at=i,poses_at=i,gaps_at=i,booked=i,given_size=i,out_size=i,most=i,wide=i,dense=i,reply=i,table_size=i,cells=i,count=i,rows=i,size=i,old=i,overflow=i,wanted=i,swept=i,hardest=i,unsolved=i,contacts=i,pushed=i,log_size=i,logged=i,drained=i,left_out=i,noted=i,full=i,relented=i,column=i,row_column=i,given=i,asked=i,out=i,twist=i,freely=i,after=i,pose=i,place=i,speed=i,who=i,gap=i,normal=i,point=i,frame=i,coefficient=i,response=i,own=i,friction=i,before=i,free=i,warm=i,lost=i,root=i,total=i,some=i,shift=i,hit=i,mode=i,mode_known=i,row_mode=i,told=i,event=i,seen=i,last=i,bias=i,u=i,impulse=i,force=i,W=i,low=i,high=i,row_gap=i,row=i,row_known=i,push=i,left=i,key=i,known=i,table=i,head=i,following=i,local=i,block=i,right=i,spare=i,corner=i,clipped=i})
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
 %18 = getelementptr inbounds nuw i8, ptr %2, i64 336
 %19 = load i64, ptr %18, align 1
 %20 = inttoptr i64 %19 to ptr
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 360
 %22 = load i64, ptr %21, align 1
 %23 = inttoptr i64 %22 to ptr
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 720
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
 %109 = getelementptr inbounds nuw i8, ptr %2, i64 744
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
 %16 = getelementptr inbounds nuw i8, ptr %2, i64 336
 %17 = load i64, ptr %16, align 1
 %18 = inttoptr i64 %17 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 344
 %20 = load i64, ptr %19, align 1
 %21 = inttoptr i64 %20 to ptr
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 360
 %23 = load i64, ptr %22, align 1
 %24 = inttoptr i64 %23 to ptr
 %25 = getelementptr inbounds nuw i8, ptr %2, i64 720
 %26 = load i64, ptr %25, align 1
 %27 = inttoptr i64 %26 to ptr
 %28 = getelementptr inbounds nuw i8, ptr %2, i64 744
 %29 = load i64, ptr %28, align 1
 %30 = inttoptr i64 %29 to ptr
 %31 = getelementptr inbounds nuw i8, ptr %2, i64 760
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
define i64 @begin(i64 %0, i64 %1) {
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
 %13 = add i64 %0, 200
 %14 = inttoptr i64 %13 to ptr
 %15 = load double, ptr %14, align 8
 %16 = add i64 %0, 224
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = add i64 %0, 232
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = add i64 %0, 240
 %23 = inttoptr i64 %22 to ptr
 %24 = load i64, ptr %23, align 8
 %25 = inttoptr i64 %18 to ptr
 %26 = add i64 %0, 280
 %27 = inttoptr i64 %26 to ptr
 %28 = load i64, ptr %27, align 8
 %29 = inttoptr i64 %28 to ptr
 %30 = add i64 %0, 296
 %31 = inttoptr i64 %30 to ptr
 %32 = load i64, ptr %31, align 8
 %33 = inttoptr i64 %32 to ptr
 %34 = add i64 %0, 312
 %35 = inttoptr i64 %34 to ptr
 %36 = load i64, ptr %35, align 8
 %37 = add i64 %0, 320
 %38 = inttoptr i64 %37 to ptr
 %39 = load i64, ptr %38, align 8
 %40 = inttoptr i64 %36 to ptr
 %41 = add i64 %0, 376
 %42 = inttoptr i64 %41 to ptr
 %43 = load i64, ptr %42, align 8
 %44 = add i64 %0, 384
 %45 = inttoptr i64 %44 to ptr
 %46 = load i64, ptr %45, align 8
 %47 = inttoptr i64 %43 to ptr
 %48 = add i64 %0, 424
 %49 = inttoptr i64 %48 to ptr
 %50 = load i64, ptr %49, align 8
 %51 = add i64 %0, 432
 %52 = inttoptr i64 %51 to ptr
 %53 = load i64, ptr %52, align 8
 %54 = inttoptr i64 %50 to ptr
 %55 = add i64 %0, 440
 %56 = inttoptr i64 %55 to ptr
 %57 = load i64, ptr %56, align 8
 %58 = inttoptr i64 %57 to ptr
 %59 = add i64 %0, 456
 %60 = inttoptr i64 %59 to ptr
 %61 = load i64, ptr %60, align 8
 %62 = inttoptr i64 %61 to ptr
 %63 = add i64 %0, 488
 %64 = inttoptr i64 %63 to ptr
 %65 = load i64, ptr %64, align 8
 %66 = add i64 %0, 496
 %67 = inttoptr i64 %66 to ptr
 %68 = load i64, ptr %67, align 8
 %69 = inttoptr i64 %65 to ptr
 %70 = add i64 %0, 504
 %71 = inttoptr i64 %70 to ptr
 %72 = load i64, ptr %71, align 8
 %73 = inttoptr i64 %72 to ptr
 %74 = add i64 %0, 520
 %75 = inttoptr i64 %74 to ptr
 %76 = load i64, ptr %75, align 8
 %77 = add i64 %0, 528
 %78 = inttoptr i64 %77 to ptr
 %79 = load i64, ptr %78, align 8
 %80 = add i64 %0, 536
 %81 = inttoptr i64 %80 to ptr
 %82 = load i64, ptr %81, align 8
 %83 = inttoptr i64 %76 to ptr
 %84 = add i64 %0, 544
 %85 = inttoptr i64 %84 to ptr
 %86 = load i64, ptr %85, align 8
 %87 = add i64 %0, 552
 %88 = inttoptr i64 %87 to ptr
 %89 = load i64, ptr %88, align 8
 %90 = add i64 %0, 560
 %91 = inttoptr i64 %90 to ptr
 %92 = load i64, ptr %91, align 8
 %93 = inttoptr i64 %86 to ptr
 %94 = add i64 %0, 568
 %95 = inttoptr i64 %94 to ptr
 %96 = load i64, ptr %95, align 8
 %97 = add i64 %0, 576
 %98 = inttoptr i64 %97 to ptr
 %99 = load i64, ptr %98, align 8
 %100 = add i64 %0, 584
 %101 = inttoptr i64 %100 to ptr
 %102 = load i64, ptr %101, align 8
 %103 = inttoptr i64 %96 to ptr
 %104 = add i64 %0, 592
 %105 = inttoptr i64 %104 to ptr
 %106 = load i64, ptr %105, align 8
 %107 = add i64 %0, 600
 %108 = inttoptr i64 %107 to ptr
 %109 = load i64, ptr %108, align 8
 %110 = add i64 %0, 608
 %111 = inttoptr i64 %110 to ptr
 %112 = load i64, ptr %111, align 8
 %113 = inttoptr i64 %106 to ptr
 %114 = add i64 %0, 616
 %115 = inttoptr i64 %114 to ptr
 %116 = load i64, ptr %115, align 8
 %117 = inttoptr i64 %116 to ptr
 %118 = add i64 %0, 632
 %119 = inttoptr i64 %118 to ptr
 %120 = load i64, ptr %119, align 8
 %121 = inttoptr i64 %120 to ptr
 %122 = add i64 %0, 640
 %123 = inttoptr i64 %122 to ptr
 %124 = load i64, ptr %123, align 8
 %125 = inttoptr i64 %124 to ptr
 %126 = icmp eq i64 %6, 0
 br i1 %126, label %187, label %127
127:
 %128 = icmp slt i64 %46, 1
 br i1 %128, label %136, label %129
129:
 %130 = phi i64 [ %131, %129 ], [ 0, %127 ]
 %131 = add nuw nsw i64 %130, 1
 %132 = getelementptr double, ptr %47, i64 %130
 %133 = load double, ptr %132, align 8
 %134 = getelementptr double, ptr %73, i64 %130
 store double %133, ptr %134, align 8
 %135 = icmp eq i64 %46, %131
 br i1 %135, label %136, label %129
136:
 %137 = inttoptr i64 %6 to ptr
 tail call void %137(ptr %73, ptr %69)
 %138 = icmp slt i64 %46, 0
 %139 = select i1 %138, i64 %68, i64 0
 %140 = getelementptr double, ptr %69, i64 %46
 %141 = getelementptr double, ptr %140, i64 %139
 %142 = load double, ptr %141, align 8
 %143 = icmp slt i64 %46, -1
 %144 = select i1 %143, i64 %68, i64 0
 %145 = getelementptr i8, ptr %140, i64 8
 %146 = getelementptr double, ptr %145, i64 %144
 %147 = load double, ptr %146, align 8
 %148 = getelementptr inbounds nuw i8, ptr %117, i64 56
 store double %142, ptr %148, align 1
 %149 = getelementptr inbounds nuw i8, ptr %117, i64 64
 store double %147, ptr %149, align 1
 %150 = tail call i64 @llvm.smax.i64(i64 %46, i64 -2)
 %151 = add nsw i64 %150, 2
 br label %152
152:
 %153 = phi i64 [ 12, %136 ], [ %167, %163 ]
 %154 = icmp eq i64 %153, 0
 br i1 %154, label %185, label %166
155:
 br i1 %128, label %163, label %156
156:
 %157 = phi i64 [ %158, %156 ], [ 0, %155 ]
 %158 = add nuw nsw i64 %157, 1
 %159 = getelementptr double, ptr %69, i64 %157
 %160 = load double, ptr %159, align 8
 %161 = getelementptr double, ptr %47, i64 %157
 store double %160, ptr %161, align 8
 %162 = icmp eq i64 %46, %158
 br i1 %162, label %163, label %156
163:
 %164 = load double, ptr %141, align 8
 %165 = fcmp nsz contract ugt double %164, %12
 br i1 %165, label %152, label %187
166:
 %167 = add nsw i64 %153, -1
 br i1 %128, label %175, label %168
168:
 %169 = phi i64 [ %170, %168 ], [ 0, %166 ]
 %170 = add nuw nsw i64 %169, 1
 %171 = getelementptr double, ptr %47, i64 %169
 %172 = load double, ptr %171, align 8
 %173 = getelementptr double, ptr %73, i64 %169
 store double %172, ptr %173, align 8
 %174 = icmp eq i64 %46, %170
 br i1 %174, label %175, label %168
175:
 tail call void %137(ptr %73, ptr %69)
 br label %176
176:
 %177 = phi i64 [ 0, %175 ], [ %180, %179 ]
 %178 = icmp eq i64 %177, %151
 br i1 %178, label %155, label %179
179:
 %180 = add nuw i64 %177, 1
 %181 = getelementptr double, ptr %69, i64 %177
 %182 = load double, ptr %181, align 8
 %183 = fsub nsz contract double %182, %182
 %184 = fcmp nsz contract ord double %183, 0.000000e+00
 br i1 %184, label %176, label %185
185:
 %186 = getelementptr inbounds nuw i8, ptr %117, i64 72
 store i64 5, ptr %186, align 1
 br label %366
187:
 %188 = icmp slt i64 %46, 1
 br i1 %188, label %196, label %189
189:
 %190 = phi i64 [ %191, %189 ], [ 0, %187 ]
 %191 = add nuw nsw i64 %190, 1
 %192 = getelementptr double, ptr %47, i64 %190
 %193 = load double, ptr %192, align 8
 %194 = getelementptr double, ptr %40, i64 %190
 store double %193, ptr %194, align 8
 %195 = icmp eq i64 %46, %191
 br i1 %195, label %196, label %189
196:
 %197 = icmp slt i64 %9, 1
 br i1 %197, label %208, label %198
198:
 %199 = phi i64 [ %201, %198 ], [ %9, %196 ]
 %200 = phi i64 [ %202, %198 ], [ %46, %196 ]
 %201 = add nsw i64 %199, -1
 %202 = add i64 %200, 1
 %203 = icmp slt i64 %200, 0
 %204 = select i1 %203, i64 %39, i64 0
 %205 = getelementptr double, ptr %40, i64 %200
 %206 = getelementptr double, ptr %205, i64 %204
 store double 0.000000e+00, ptr %206, align 8
 %207 = icmp samesign ugt i64 %199, 1
 br i1 %207, label %198, label %208
208:
 store double 0.000000e+00, ptr %3, align 8
 call fastcc void @f0(ptr %3, ptr readonly %121, ptr %125, ptr %47, i64 %46)
 %209 = load double, ptr %3, align 8
 store double %209, ptr %125, align 1
 %210 = getelementptr inbounds nuw i8, ptr %125, i64 8
 store double %209, ptr %210, align 1
 %211 = fsub nsz contract double %209, %209
 %212 = fcmp nsz contract ord double %211, 0.000000e+00
 br i1 %212, label %215, label %213
213:
 %214 = getelementptr inbounds nuw i8, ptr %117, i64 72
 store i64 4, ptr %214, align 1
 br label %366
215:
 %216 = load double, ptr %29, align 8
 %217 = load double, ptr %117, align 1
 %218 = fcmp nsz contract ugt double %216, %217
 br i1 %218, label %352, label %219
219:
 %220 = getelementptr inbounds nuw i8, ptr %117, i64 104
 %221 = load i64, ptr %220, align 1
 %222 = getelementptr inbounds nuw i8, ptr %117, i64 112
 %223 = load i64, ptr %222, align 1
 %224 = sub nsw i64 %221, %223
 %225 = icmp slt i64 %224, 0
 %226 = select i1 %225, i64 %79, i64 0
 %227 = add i64 %226, %224
 %228 = mul i64 %227, %82
 %229 = getelementptr double, ptr %83, i64 %228
 br i1 %188, label %237, label %230
230:
 %231 = phi i64 [ %232, %230 ], [ 0, %219 ]
 %232 = add nuw nsw i64 %231, 1
 %233 = getelementptr double, ptr %47, i64 %231
 %234 = load double, ptr %233, align 8
 %235 = getelementptr double, ptr %229, i64 %231
 store double %234, ptr %235, align 8
 %236 = icmp eq i64 %46, %232
 br i1 %236, label %237, label %230
237:
 %238 = select i1 %225, i64 %89, i64 0
 %239 = add i64 %238, %224
 %240 = mul i64 %239, %92
 %241 = getelementptr double, ptr %93, i64 %240
 %242 = icmp slt i64 %53, 1
 br i1 %242, label %250, label %243
243:
 %244 = phi i64 [ %245, %243 ], [ 0, %237 ]
 %245 = add nuw nsw i64 %244, 1
 %246 = getelementptr double, ptr %54, i64 %244
 %247 = load double, ptr %246, align 8
 %248 = getelementptr double, ptr %241, i64 %244
 store double %247, ptr %248, align 8
 %249 = icmp eq i64 %53, %245
 br i1 %249, label %250, label %243
250:
 %251 = select i1 %225, i64 %99, i64 0
 %252 = add i64 %251, %224
 %253 = mul i64 %252, %102
 %254 = getelementptr double, ptr %103, i64 %253
 br i1 %126, label %313, label %255
255:
 %256 = icmp slt i64 %82, 1
 %257 = inttoptr i64 %6 to ptr
 %258 = tail call i64 @llvm.smax.i64(i64 %82, i64 -2)
 %259 = add nsw i64 %258, 2
 %260 = icmp slt i64 %82, 0
 %261 = select i1 %260, i64 %68, i64 0
 %262 = getelementptr double, ptr %69, i64 %82
 %263 = getelementptr double, ptr %262, i64 %261
 br label %264
264:
 %265 = phi i64 [ 12, %255 ], [ %279, %275 ]
 %266 = icmp eq i64 %265, 0
 br i1 %266, label %297, label %278
267:
 br i1 %256, label %275, label %268
268:
 %269 = phi i64 [ %270, %268 ], [ 0, %267 ]
 %270 = add nuw nsw i64 %269, 1
 %271 = getelementptr double, ptr %69, i64 %269
 %272 = load double, ptr %271, align 8
 %273 = getelementptr double, ptr %229, i64 %269
 store double %272, ptr %273, align 8
 %274 = icmp eq i64 %82, %270
 br i1 %274, label %275, label %268
275:
 %276 = load double, ptr %263, align 8
 %277 = fcmp nsz contract ugt double %276, %12
 br i1 %277, label %264, label %297
278:
 %279 = add nsw i64 %265, -1
 br i1 %256, label %287, label %280
280:
 %281 = phi i64 [ %282, %280 ], [ 0, %278 ]
 %282 = add nuw nsw i64 %281, 1
 %283 = getelementptr double, ptr %229, i64 %281
 %284 = load double, ptr %283, align 8
 %285 = getelementptr double, ptr %73, i64 %281
 store double %284, ptr %285, align 8
 %286 = icmp eq i64 %82, %282
 br i1 %286, label %287, label %280
287:
 tail call void %257(ptr %73, ptr %69)
 br label %288
288:
 %289 = phi i64 [ 0, %287 ], [ %292, %291 ]
 %290 = icmp eq i64 %289, %259
 br i1 %290, label %267, label %291
291:
 %292 = add nuw i64 %289, 1
 %293 = getelementptr double, ptr %69, i64 %289
 %294 = load double, ptr %293, align 8
 %295 = fsub nsz contract double %294, %294
 %296 = fcmp nsz contract ord double %295, 0.000000e+00
 br i1 %296, label %288, label %297
297:
 br i1 %256, label %305, label %298
298:
 %299 = phi i64 [ %300, %298 ], [ 0, %297 ]
 %300 = add nuw nsw i64 %299, 1
 %301 = getelementptr double, ptr %229, i64 %299
 %302 = load double, ptr %301, align 8
 %303 = getelementptr double, ptr %73, i64 %299
 store double %302, ptr %303, align 8
 %304 = icmp eq i64 %82, %300
 br i1 %304, label %305, label %298
305:
 tail call void %257(ptr %73, ptr %69)
 %306 = load double, ptr %263, align 8
 %307 = icmp slt i64 %82, -1
 %308 = select i1 %307, i64 %68, i64 0
 %309 = getelementptr i8, ptr %262, i64 8
 %310 = getelementptr double, ptr %309, i64 %308
 %311 = load double, ptr %310, align 8
 store double %306, ptr %254, align 8
 %312 = getelementptr i8, ptr %254, i64 8
 store double %311, ptr %312, align 8
 br label %313
313:
 %314 = load i64, ptr %220, align 1
 %315 = load i64, ptr %222, align 1
 %316 = sub i64 %314, %315
 %317 = icmp slt i64 %316, 0
 %318 = select i1 %317, i64 %109, i64 0
 %319 = add i64 %318, %316
 %320 = mul i64 %319, %112
 %321 = getelementptr double, ptr %113, i64 %320
 %322 = icmp slt i64 %112, 1
 br i1 %322, label %327, label %323
323:
 %324 = shl i64 %320, 3
 %325 = getelementptr i8, ptr %113, i64 %324
 %326 = shl i64 %112, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %325, i8 0, i64 %326, i1 false)
 br label %327
327:
 %328 = getelementptr inbounds nuw i8, ptr %117, i64 48
 %329 = load double, ptr %328, align 1
 store double %329, ptr %321, align 8
 br i1 %242, label %348, label %330
330:
 %331 = phi i64 [ %332, %330 ], [ 0, %327 ]
 %332 = add nuw nsw i64 %331, 1
 %333 = getelementptr i64, ptr %33, i64 %331
 %334 = load i64, ptr %333, align 8
 %335 = icmp slt i64 %334, -1
 %336 = select i1 %335, i64 %112, i64 0
 %337 = getelementptr double, ptr %321, i64 %334
 %338 = getelementptr i8, ptr %337, i64 8
 %339 = getelementptr double, ptr %338, i64 %336
 %340 = load double, ptr %339, align 8
 %341 = getelementptr double, ptr %62, i64 %331
 %342 = load double, ptr %341, align 8
 %343 = getelementptr double, ptr %58, i64 %331
 %344 = load double, ptr %343, align 8
 %345 = fsub nsz contract double %342, %344
 %346 = fadd nsz contract double %340, %345
 store double %346, ptr %339, align 8
 %347 = icmp eq i64 %53, %332
 br i1 %347, label %348, label %330
348:
 %349 = load i64, ptr %220, align 1
 %350 = add nsw i64 %349, 1
 store i64 %350, ptr %220, align 1
 %351 = load double, ptr %117, align 1
 br label %352
352:
 %353 = phi double [ %351, %348 ], [ %217, %215 ]
 %354 = add nsw i64 %21, -1
 %355 = tail call i64 @llvm.smin.i64(i64 %21, i64 0)
 %356 = add i64 %354, %355
 %357 = mul i64 %356, %24
 %358 = getelementptr double, ptr %25, i64 %357
 %359 = getelementptr i8, ptr %358, i64 8
 %360 = load double, ptr %359, align 8
 %361 = fcmp nsz contract ult double %353, %360
 br i1 %361, label %364, label %362
362:
 %363 = getelementptr inbounds nuw i8, ptr %117, i64 72
 store i64 1, ptr %363, align 1
 br label %366
364:
 %365 = getelementptr inbounds nuw i8, ptr %117, i64 8
 store double %15, ptr %365, align 1
 br label %366
366:
 ret i64 0
}
define i64 @take(i64 %0, i64 %1) {
 %3 = add i64 %0, 16
 %4 = inttoptr i64 %3 to ptr
 %5 = load i64, ptr %4, align 8
 %6 = add i64 %0, 192
 %7 = inttoptr i64 %6 to ptr
 %8 = load double, ptr %7, align 8
 %9 = add i64 %0, 296
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = inttoptr i64 %11 to ptr
 %13 = add i64 %0, 376
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = add i64 %0, 384
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = inttoptr i64 %15 to ptr
 %20 = add i64 %0, 424
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = add i64 %0, 432
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = inttoptr i64 %22 to ptr
 %27 = add i64 %0, 440
 %28 = inttoptr i64 %27 to ptr
 %29 = load i64, ptr %28, align 8
 %30 = inttoptr i64 %29 to ptr
 %31 = add i64 %0, 456
 %32 = inttoptr i64 %31 to ptr
 %33 = load i64, ptr %32, align 8
 %34 = inttoptr i64 %33 to ptr
 %35 = add i64 %0, 488
 %36 = inttoptr i64 %35 to ptr
 %37 = load i64, ptr %36, align 8
 %38 = add i64 %0, 496
 %39 = inttoptr i64 %38 to ptr
 %40 = load i64, ptr %39, align 8
 %41 = inttoptr i64 %37 to ptr
 %42 = add i64 %0, 504
 %43 = inttoptr i64 %42 to ptr
 %44 = load i64, ptr %43, align 8
 %45 = inttoptr i64 %44 to ptr
 %46 = add i64 %0, 520
 %47 = inttoptr i64 %46 to ptr
 %48 = load i64, ptr %47, align 8
 %49 = add i64 %0, 528
 %50 = inttoptr i64 %49 to ptr
 %51 = load i64, ptr %50, align 8
 %52 = add i64 %0, 536
 %53 = inttoptr i64 %52 to ptr
 %54 = load i64, ptr %53, align 8
 %55 = inttoptr i64 %48 to ptr
 %56 = add i64 %0, 544
 %57 = inttoptr i64 %56 to ptr
 %58 = load i64, ptr %57, align 8
 %59 = add i64 %0, 552
 %60 = inttoptr i64 %59 to ptr
 %61 = load i64, ptr %60, align 8
 %62 = add i64 %0, 560
 %63 = inttoptr i64 %62 to ptr
 %64 = load i64, ptr %63, align 8
 %65 = inttoptr i64 %58 to ptr
 %66 = add i64 %0, 568
 %67 = inttoptr i64 %66 to ptr
 %68 = load i64, ptr %67, align 8
 %69 = add i64 %0, 576
 %70 = inttoptr i64 %69 to ptr
 %71 = load i64, ptr %70, align 8
 %72 = add i64 %0, 584
 %73 = inttoptr i64 %72 to ptr
 %74 = load i64, ptr %73, align 8
 %75 = inttoptr i64 %68 to ptr
 %76 = add i64 %0, 592
 %77 = inttoptr i64 %76 to ptr
 %78 = load i64, ptr %77, align 8
 %79 = add i64 %0, 600
 %80 = inttoptr i64 %79 to ptr
 %81 = load i64, ptr %80, align 8
 %82 = add i64 %0, 608
 %83 = inttoptr i64 %82 to ptr
 %84 = load i64, ptr %83, align 8
 %85 = inttoptr i64 %78 to ptr
 %86 = add i64 %0, 616
 %87 = inttoptr i64 %86 to ptr
 %88 = load i64, ptr %87, align 8
 %89 = inttoptr i64 %88 to ptr
 %90 = getelementptr inbounds nuw i8, ptr %89, i64 104
 %91 = load i64, ptr %90, align 1
 %92 = getelementptr inbounds nuw i8, ptr %89, i64 112
 %93 = load i64, ptr %92, align 1
 %94 = sub nsw i64 %91, %93
 %95 = icmp slt i64 %94, 0
 %96 = select i1 %95, i64 %51, i64 0
 %97 = add i64 %96, %94
 %98 = mul i64 %97, %54
 %99 = getelementptr double, ptr %55, i64 %98
 %100 = icmp slt i64 %18, 1
 br i1 %100, label %108, label %101
101:
 %102 = phi i64 [ %103, %101 ], [ 0, %2 ]
 %103 = add nuw nsw i64 %102, 1
 %104 = getelementptr double, ptr %19, i64 %102
 %105 = load double, ptr %104, align 8
 %106 = getelementptr double, ptr %99, i64 %102
 store double %105, ptr %106, align 8
 %107 = icmp eq i64 %18, %103
 br i1 %107, label %108, label %101
108:
 %109 = select i1 %95, i64 %61, i64 0
 %110 = add i64 %109, %94
 %111 = mul i64 %110, %64
 %112 = getelementptr double, ptr %65, i64 %111
 %113 = icmp slt i64 %25, 1
 br i1 %113, label %121, label %114
114:
 %115 = phi i64 [ %116, %114 ], [ 0, %108 ]
 %116 = add nuw nsw i64 %115, 1
 %117 = getelementptr double, ptr %26, i64 %115
 %118 = load double, ptr %117, align 8
 %119 = getelementptr double, ptr %112, i64 %115
 store double %118, ptr %119, align 8
 %120 = icmp eq i64 %25, %116
 br i1 %120, label %121, label %114
121:
 %122 = select i1 %95, i64 %71, i64 0
 %123 = add i64 %122, %94
 %124 = mul i64 %123, %74
 %125 = getelementptr double, ptr %75, i64 %124
 %126 = icmp eq i64 %5, 0
 br i1 %126, label %185, label %127
127:
 %128 = icmp slt i64 %54, 1
 %129 = inttoptr i64 %5 to ptr
 %130 = tail call i64 @llvm.smax.i64(i64 %54, i64 -2)
 %131 = add nsw i64 %130, 2
 %132 = icmp slt i64 %54, 0
 %133 = select i1 %132, i64 %40, i64 0
 %134 = getelementptr double, ptr %41, i64 %54
 %135 = getelementptr double, ptr %134, i64 %133
 br label %136
136:
 %137 = phi i64 [ 12, %127 ], [ %151, %147 ]
 %138 = icmp eq i64 %137, 0
 br i1 %138, label %169, label %150
139:
 br i1 %128, label %147, label %140
140:
 %141 = phi i64 [ %142, %140 ], [ 0, %139 ]
 %142 = add nuw nsw i64 %141, 1
 %143 = getelementptr double, ptr %41, i64 %141
 %144 = load double, ptr %143, align 8
 %145 = getelementptr double, ptr %99, i64 %141
 store double %144, ptr %145, align 8
 %146 = icmp eq i64 %54, %142
 br i1 %146, label %147, label %140
147:
 %148 = load double, ptr %135, align 8
 %149 = fcmp nsz contract ugt double %148, %8
 br i1 %149, label %136, label %169
150:
 %151 = add nsw i64 %137, -1
 br i1 %128, label %159, label %152
152:
 %153 = phi i64 [ %154, %152 ], [ 0, %150 ]
 %154 = add nuw nsw i64 %153, 1
 %155 = getelementptr double, ptr %99, i64 %153
 %156 = load double, ptr %155, align 8
 %157 = getelementptr double, ptr %45, i64 %153
 store double %156, ptr %157, align 8
 %158 = icmp eq i64 %54, %154
 br i1 %158, label %159, label %152
159:
 tail call void %129(ptr %45, ptr %41)
 br label %160
160:
 %161 = phi i64 [ 0, %159 ], [ %164, %163 ]
 %162 = icmp eq i64 %161, %131
 br i1 %162, label %139, label %163
163:
 %164 = add nuw i64 %161, 1
 %165 = getelementptr double, ptr %41, i64 %161
 %166 = load double, ptr %165, align 8
 %167 = fsub nsz contract double %166, %166
 %168 = fcmp nsz contract ord double %167, 0.000000e+00
 br i1 %168, label %160, label %169
169:
 br i1 %128, label %177, label %170
170:
 %171 = phi i64 [ %172, %170 ], [ 0, %169 ]
 %172 = add nuw nsw i64 %171, 1
 %173 = getelementptr double, ptr %99, i64 %171
 %174 = load double, ptr %173, align 8
 %175 = getelementptr double, ptr %45, i64 %171
 store double %174, ptr %175, align 8
 %176 = icmp eq i64 %54, %172
 br i1 %176, label %177, label %170
177:
 tail call void %129(ptr %45, ptr %41)
 %178 = load double, ptr %135, align 8
 %179 = icmp slt i64 %54, -1
 %180 = select i1 %179, i64 %40, i64 0
 %181 = getelementptr i8, ptr %134, i64 8
 %182 = getelementptr double, ptr %181, i64 %180
 %183 = load double, ptr %182, align 8
 store double %178, ptr %125, align 8
 %184 = getelementptr i8, ptr %125, i64 8
 store double %183, ptr %184, align 8
 br label %185
185:
 %186 = load i64, ptr %90, align 1
 %187 = load i64, ptr %92, align 1
 %188 = sub i64 %186, %187
 %189 = icmp slt i64 %188, 0
 %190 = select i1 %189, i64 %81, i64 0
 %191 = add i64 %190, %188
 %192 = mul i64 %191, %84
 %193 = getelementptr double, ptr %85, i64 %192
 %194 = icmp slt i64 %84, 1
 br i1 %194, label %199, label %195
195:
 %196 = shl i64 %192, 3
 %197 = getelementptr i8, ptr %85, i64 %196
 %198 = shl i64 %84, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %197, i8 0, i64 %198, i1 false)
 br label %199
199:
 %200 = getelementptr inbounds nuw i8, ptr %89, i64 48
 %201 = load double, ptr %200, align 1
 store double %201, ptr %193, align 8
 br i1 %113, label %220, label %202
202:
 %203 = phi i64 [ %204, %202 ], [ 0, %199 ]
 %204 = add nuw nsw i64 %203, 1
 %205 = getelementptr i64, ptr %12, i64 %203
 %206 = load i64, ptr %205, align 8
 %207 = icmp slt i64 %206, -1
 %208 = select i1 %207, i64 %84, i64 0
 %209 = getelementptr double, ptr %193, i64 %206
 %210 = getelementptr i8, ptr %209, i64 8
 %211 = getelementptr double, ptr %210, i64 %208
 %212 = load double, ptr %211, align 8
 %213 = getelementptr double, ptr %34, i64 %203
 %214 = load double, ptr %213, align 8
 %215 = getelementptr double, ptr %30, i64 %203
 %216 = load double, ptr %215, align 8
 %217 = fsub nsz contract double %214, %216
 %218 = fadd nsz contract double %212, %217
 store double %218, ptr %211, align 8
 %219 = icmp eq i64 %25, %204
 br i1 %219, label %220, label %202
220:
 %221 = load i64, ptr %90, align 1
 %222 = add nsw i64 %221, 1
 store i64 %222, ptr %90, align 1
 ret i64 0
}
define internal fastcc void @f2(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, double %4, i64 %5, double %6, double %7, double %8, i64 %9, ptr readonly captures(none) %10, i64 %11, i64 %12, ptr readonly captures(none) %13, i64 %14, i64 %15, i64 %16, ptr readonly captures(none) %17, i64 %18, ptr readonly captures(none) %19, ptr %20, i64 %21, i64 %22, ptr captures(none) %23, i64 %24, i64 %25, ptr captures(none) %26, i64 %27, ptr %28, i64 %29, ptr readonly captures(none) %30, ptr captures(none) %31, i64 %32, ptr captures(none) %33, ptr captures(none) %34, ptr %35, i64 %36, ptr %37, ptr %38, i64 %39, i64 %40, ptr captures(none) %41, i64 %42, i64 %43, ptr writeonly captures(none) %44, i64 %45, i64 %46, ptr captures(none) %47, i64 %48, i64 %49, ptr captures(none) %50, ptr readonly %51, ptr %52, i64 %53) unnamed_addr {
54:
 %55 = alloca double, align 8
 %56 = alloca double, align 8
 %57 = alloca double, align 8
 %58 = alloca i8, align 1
 %59 = alloca ptr, align 8
 %60 = alloca ptr, align 8
 %61 = alloca ptr, align 8
 %62 = alloca ptr, align 8
 %63 = alloca i8, align 1
 %64 = alloca ptr, align 8
 %65 = alloca i8, align 1
 %66 = alloca ptr, align 8
 %67 = alloca i8, align 1
 %68 = alloca ptr, align 8
 %69 = alloca i8, align 1
 %70 = alloca ptr, align 8
 %71 = alloca ptr, align 8
 %72 = alloca ptr, align 8
 %73 = alloca ptr, align 8
 %74 = alloca ptr, align 8
 %75 = alloca ptr, align 8
 %76 = alloca ptr, align 8
 %77 = alloca ptr, align 8
 %78 = alloca ptr, align 8
 %79 = icmp slt i64 %53, 1
 br i1 %79, label %287, label %80
80:
 %81 = getelementptr inbounds nuw i8, ptr %52, i64 240
 %82 = getelementptr inbounds nuw i8, ptr %52, i64 248
 %83 = getelementptr inbounds nuw i8, ptr %52, i64 104
 %84 = getelementptr inbounds nuw i8, ptr %51, i64 120
 %85 = getelementptr inbounds nuw i8, ptr %50, i64 72
 %86 = getelementptr inbounds nuw i8, ptr %50, i64 128
 %87 = getelementptr inbounds nuw i8, ptr %50, i64 136
 %88 = fcmp nsz contract ogt double %7, 0.000000e+00
 %89 = getelementptr inbounds nuw i8, ptr %50, i64 96
 %90 = getelementptr inbounds nuw i8, ptr %50, i64 32
 %91 = getelementptr inbounds nuw i8, ptr %50, i64 8
 %92 = getelementptr inbounds nuw i8, ptr %50, i64 24
 %93 = getelementptr inbounds nuw i8, ptr %50, i64 16
 %94 = getelementptr inbounds nuw i8, ptr %50, i64 176
 %95 = fmul nsz contract double %7, 0x3EB0C6F7A0B5ED8D
 %96 = add nsw i64 %11, -1
 %97 = tail call i64 @llvm.smin.i64(i64 %11, i64 0)
 %98 = add i64 %96, %97
 %99 = mul i64 %98, %12
 %100 = getelementptr double, ptr %10, i64 %99
 %101 = getelementptr i8, ptr %100, i64 8
 %102 = getelementptr inbounds nuw i8, ptr %50, i64 184
 %103 = getelementptr inbounds nuw i8, ptr %50, i64 192
 %104 = fmul nsz contract double %7, 1.000000e-09
 %105 = getelementptr inbounds nuw i8, ptr %50, i64 120
 %106 = getelementptr inbounds nuw i8, ptr %51, i64 168
 %107 = getelementptr inbounds nuw i8, ptr %51, i64 112
 %108 = getelementptr inbounds nuw i8, ptr %52, i64 296
 %109 = getelementptr inbounds nuw i8, ptr %51, i64 104
 %110 = getelementptr inbounds nuw i8, ptr %52, i64 336
 %111 = getelementptr inbounds nuw i8, ptr %52, i64 384
 %112 = getelementptr inbounds nuw i8, ptr %52, i64 192
 %113 = getelementptr inbounds nuw i8, ptr %52, i64 312
 %114 = getelementptr inbounds nuw i8, ptr %52, i64 88
 %115 = getelementptr inbounds nuw i8, ptr %52, i64 328
 %116 = getelementptr inbounds nuw i8, ptr %52, i64 96
 %117 = getelementptr inbounds nuw i8, ptr %52, i64 360
 %118 = getelementptr inbounds nuw i8, ptr %51, i64 64
 %119 = icmp slt i64 %27, 1
 %120 = icmp slt i64 %27, 0
 %121 = icmp slt i64 %16, 1
 %122 = mul i64 %16, %15
 %123 = add nsw i64 %27, 1
 %124 = getelementptr inbounds nuw i8, ptr %52, i64 40
 %125 = getelementptr inbounds nuw i8, ptr %50, i64 144
 %126 = getelementptr inbounds nuw i8, ptr %52, i64 56
 %127 = getelementptr inbounds nuw i8, ptr %52, i64 64
 %128 = getelementptr inbounds nuw i8, ptr %51, i64 288
 %129 = getelementptr inbounds nuw i8, ptr %51, i64 184
 %130 = getelementptr inbounds nuw i8, ptr %52, i64 368
 %131 = getelementptr inbounds nuw i8, ptr %51, i64 192
 %132 = getelementptr inbounds nuw i8, ptr %52, i64 376
 %133 = getelementptr inbounds nuw i8, ptr %51, i64 8
 %134 = getelementptr inbounds nuw i8, ptr %51, i64 224
 %135 = getelementptr inbounds nuw i8, ptr %52, i64 704
 %136 = getelementptr inbounds nuw i8, ptr %52, i64 144
 %137 = getelementptr inbounds nuw i8, ptr %52, i64 712
 %138 = getelementptr inbounds nuw i8, ptr %52, i64 152
 %139 = getelementptr inbounds nuw i8, ptr %51, i64 72
 %140 = getelementptr inbounds nuw i8, ptr %51, i64 232
 %141 = getelementptr inbounds nuw i8, ptr %51, i64 136
 %142 = getelementptr inbounds nuw i8, ptr %51, i64 160
 %143 = getelementptr inbounds nuw i8, ptr %51, i64 176
 %144 = getelementptr inbounds nuw i8, ptr %52, i64 752
 %145 = getelementptr inbounds nuw i8, ptr %52, i64 744
 %146 = getelementptr inbounds nuw i8, ptr %52, i64 392
 %147 = getelementptr inbounds nuw i8, ptr %52, i64 400
 %148 = getelementptr inbounds nuw i8, ptr %52, i64 408
 %149 = getelementptr inbounds nuw i8, ptr %52, i64 184
 %150 = getelementptr inbounds nuw i8, ptr %52, i64 416
 %151 = getelementptr inbounds nuw i8, ptr %52, i64 424
 %152 = getelementptr inbounds nuw i8, ptr %52, i64 600
 %153 = getelementptr inbounds nuw i8, ptr %52, i64 680
 %154 = getelementptr inbounds nuw i8, ptr %52, i64 688
 %155 = getelementptr inbounds nuw i8, ptr %52, i64 696
 %156 = getelementptr inbounds nuw i8, ptr %52, i64 136
 %157 = getelementptr inbounds nuw i8, ptr %52, i64 528
 %158 = getelementptr inbounds nuw i8, ptr %52, i64 536
 %159 = getelementptr inbounds nuw i8, ptr %52, i64 568
 %160 = getelementptr inbounds nuw i8, ptr %52, i64 176
 %161 = getelementptr inbounds nuw i8, ptr %51, i64 240
 %162 = getelementptr inbounds nuw i8, ptr %51, i64 144
 %163 = getelementptr inbounds nuw i8, ptr %51, i64 256
 %164 = getelementptr inbounds nuw i8, ptr %51, i64 264
 %165 = getelementptr inbounds nuw i8, ptr %52, i64 304
 %166 = getelementptr inbounds nuw i8, ptr %52, i64 432
 %167 = getelementptr inbounds nuw i8, ptr %52, i64 128
 %168 = getelementptr inbounds nuw i8, ptr %52, i64 456
 %169 = getelementptr inbounds nuw i8, ptr %52, i64 584
 %170 = getelementptr inbounds nuw i8, ptr %52, i64 592
 %171 = getelementptr inbounds nuw i8, ptr %52, i64 464
 %172 = getelementptr inbounds nuw i8, ptr %52, i64 616
 %173 = getelementptr inbounds nuw i8, ptr %52, i64 120
 %174 = getelementptr inbounds nuw i8, ptr %52, i64 624
 %175 = getelementptr inbounds nuw i8, ptr %52, i64 632
 %176 = getelementptr inbounds nuw i8, ptr %52, i64 640
 %177 = getelementptr inbounds nuw i8, ptr %52, i64 648
 %178 = getelementptr inbounds nuw i8, ptr %52, i64 48
 %179 = getelementptr inbounds nuw i8, ptr %51, i64 48
 %180 = getelementptr inbounds nuw i8, ptr %51, i64 56
 %181 = getelementptr inbounds nuw i8, ptr %52, i64 72
 %182 = getelementptr inbounds nuw i8, ptr %52, i64 160
 %183 = getelementptr inbounds nuw i8, ptr %52, i64 168
 %184 = getelementptr inbounds nuw i8, ptr %52, i64 656
 %185 = getelementptr inbounds nuw i8, ptr %52, i64 440
 %186 = getelementptr inbounds nuw i8, ptr %52, i64 448
 %187 = getelementptr inbounds nuw i8, ptr %52, i64 112
 %188 = getelementptr inbounds nuw i8, ptr %52, i64 472
 %189 = getelementptr inbounds nuw i8, ptr %51, i64 16
 %190 = getelementptr inbounds nuw i8, ptr %52, i64 344
 %191 = getelementptr inbounds nuw i8, ptr %52, i64 352
 %192 = getelementptr inbounds nuw i8, ptr %51, i64 280
 %193 = getelementptr inbounds nuw i8, ptr %52, i64 16
 %194 = getelementptr inbounds nuw i8, ptr %52, i64 24
 %195 = getelementptr inbounds nuw i8, ptr %51, i64 296
 %196 = getelementptr inbounds nuw i8, ptr %52, i64 608
 %197 = getelementptr inbounds nuw i8, ptr %52, i64 664
 %198 = getelementptr inbounds nuw i8, ptr %52, i64 512
 %199 = getelementptr inbounds nuw i8, ptr %51, i64 96
 %200 = getelementptr inbounds nuw i8, ptr %51, i64 24
 %201 = getelementptr inbounds nuw i8, ptr %52, i64 672
 %202 = getelementptr inbounds nuw i8, ptr %52, i64 232
 %203 = getelementptr inbounds nuw i8, ptr %52, i64 320
 %204 = icmp slt i64 %32, 1
 %205 = getelementptr inbounds nuw i8, ptr %51, i64 32
 %206 = getelementptr inbounds nuw i8, ptr %52, i64 80
 %207 = icmp slt i64 %5, 0
 %208 = select i1 %207, i64 %25, i64 0
 %209 = add i64 %208, %5
 %210 = icmp slt i64 %209, 0
 %211 = icmp slt i64 %209, %25
 %212 = getelementptr inbounds nuw i8, ptr %51, i64 248
 %213 = getelementptr inbounds nuw i8, ptr %51, i64 272
 %214 = getelementptr inbounds nuw i8, ptr %52, i64 480
 %215 = getelementptr inbounds nuw i8, ptr %52, i64 520
 %216 = getelementptr inbounds nuw i8, ptr %52, i64 496
 %217 = getelementptr inbounds nuw i8, ptr %52, i64 504
 %218 = getelementptr inbounds nuw i8, ptr %52, i64 488
 %219 = getelementptr inbounds nuw i8, ptr %52, i64 32
 %220 = select i1 %120, i64 %21, i64 0
 %221 = add i64 %220, %27
 %222 = icmp slt i64 %221, 0
 %223 = icmp slt i64 %221, %21
 %224 = icmp sgt i64 %5, 0
 %225 = inttoptr i64 %1 to ptr
 %226 = tail call i64 @llvm.smax.i64(i64 %27, i64 0)
 %227 = icmp ne i64 %2, 0
 %228 = icmp slt i64 %29, 1
 %229 = inttoptr i64 %2 to ptr
 %230 = tail call i64 @llvm.smax.i64(i64 %29, i64 -2)
 %231 = add nsw i64 %230, 2
 %232 = icmp slt i64 %29, 0
 %233 = select i1 %232, i64 %36, i64 0
 %234 = getelementptr double, ptr %35, i64 %29
 %235 = getelementptr double, ptr %234, i64 %233
 %236 = getelementptr inbounds nuw i8, ptr %51, i64 88
 %237 = getelementptr inbounds nuw i8, ptr %52, i64 8
 %238 = getelementptr inbounds nuw i8, ptr %51, i64 152
 %239 = add nsw i64 %32, %5
 %240 = tail call i64 @llvm.smax.i64(i64 %239, i64 0)
 %241 = getelementptr inbounds nuw i8, ptr %50, i64 104
 %242 = getelementptr inbounds nuw i8, ptr %50, i64 112
 %243 = sub i64 %22, %5
 %244 = icmp slt i64 %243, 1
 %245 = icmp slt i64 %22, 1
 %246 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
 %247 = icmp slt i64 %3, 1
 %248 = icmp eq i64 %2, 0
 %249 = icmp slt i64 %40, 1
 %250 = tail call i64 @llvm.smax.i64(i64 %40, i64 -2)
 %251 = add nsw i64 %250, 2
 %252 = icmp slt i64 %40, 0
 %253 = select i1 %252, i64 %36, i64 0
 %254 = getelementptr double, ptr %35, i64 %40
 %255 = getelementptr double, ptr %254, i64 %253
 %256 = icmp slt i64 %40, -1
 %257 = select i1 %256, i64 %36, i64 0
 %258 = getelementptr i8, ptr %254, i64 8
 %259 = getelementptr double, ptr %258, i64 %257
 %260 = tail call i64 @llvm.smax.i64(i64 %40, i64 0)
 %261 = add nsw i64 %18, -1
 %262 = select i1 %248, i64 1, i64 2
 %263 = getelementptr inbounds nuw i8, ptr %50, i64 80
 %264 = getelementptr inbounds nuw i8, ptr %50, i64 88
 %265 = shl nuw nsw i64 %262, 3
 %266 = getelementptr inbounds nuw i8, ptr %50, i64 %265
 %267 = getelementptr inbounds nuw i8, ptr %266, i64 200
 %268 = getelementptr inbounds nuw i8, ptr %50, i64 40
 %269 = getelementptr inbounds nuw i8, ptr %52, i64 272
 %270 = getelementptr inbounds nuw i8, ptr %52, i64 256
 %271 = getelementptr inbounds nuw i8, ptr %52, i64 552
 %272 = getelementptr inbounds nuw i8, ptr %52, i64 264
 %273 = getelementptr inbounds nuw i8, ptr %52, i64 560
 %274 = getelementptr inbounds nuw i8, ptr %52, i64 544
 %275 = getelementptr inbounds nuw i8, ptr %52, i64 224
 %276 = icmp sgt i64 %32, 0
 %277 = getelementptr inbounds nuw i8, ptr %51, i64 80
 %278 = icmp slt i64 %43, 1
 %279 = getelementptr inbounds nuw i8, ptr %50, i64 48
 %280 = icmp slt i64 %49, 1
 %281 = shl i64 %49, 3
 %282 = fsub nsz contract double 8.000000e-03, %4
 %283 = tail call nsz contract double @llvm.pow.f64(double 0x3C9CD2B297D889BC, double %282)
 %284 = fmul nsz contract double %283, 9.000000e-01
 %285 = add nsw i64 %123, %16
 %286 = icmp slt i64 %285, 0
 br label %5819
287:
 store ptr null, ptr %0, align 8
 ret void
288:
 %289 = getelementptr inbounds nuw i8, ptr %52, i64 280
 store i64 1, ptr %289, align 1
 br label %287
290:
 %291 = load i64, ptr %85, align 1
 %292 = icmp eq i64 %291, 0
 br i1 %292, label %293, label %287
293:
 %294 = load i64, ptr %86, align 1
 %295 = load i64, ptr %87, align 1
 %296 = add nsw i64 %295, %294
 %297 = icmp slt i64 %296, %9
 br i1 %297, label %298, label %434
298:
 %299 = load i64, ptr %89, align 1
 %300 = icmp slt i64 %299, 0
 %301 = select i1 %300, i64 %11, i64 0
 %302 = add i64 %301, %299
 %303 = mul i64 %302, %12
 %304 = getelementptr double, ptr %10, i64 %303
 %305 = getelementptr i8, ptr %304, i64 8
 %306 = load double, ptr %305, align 8
 %307 = load double, ptr %90, align 1
 %308 = fcmp nsz contract olt double %307, %306
 %309 = select i1 %308, double %307, double %306
 br i1 %88, label %310, label %350
310:
 %311 = load double, ptr %10, align 8
 %312 = load i64, ptr %94, align 1
 %313 = add nsw i64 %312, 1
 %314 = sitofp i64 %313 to double
 %315 = fmul nsz contract double %7, %314
 %316 = fadd nsz contract double %311, %315
 %317 = fsub nsz contract double %309, %95
 %318 = fcmp nsz contract ogt double %316, %317
 br i1 %318, label %319, label %331
319:
 %320 = fadd nsz contract double %95, %309
 %321 = fcmp nsz contract ogt double %316, %320
 br i1 %321, label %322, label %331
322:
 %323 = load double, ptr %101, align 8
 %324 = fcmp nsz contract olt double %309, %323
 br i1 %324, label %325, label %331
325:
 %326 = load i64, ptr %102, align 1
 %327 = icmp eq i64 %326, %313
 br i1 %327, label %331, label %328
328:
 store i64 %313, ptr %102, align 1
 %329 = load i64, ptr %103, align 1
 %330 = add nsw i64 %329, 1
 store i64 %330, ptr %103, align 1
 br label %331
331:
 %332 = phi double [ %316, %310 ], [ %309, %319 ], [ %309, %322 ], [ %309, %325 ], [ %309, %328 ]
 %333 = load double, ptr %50, align 1
 %334 = fsub nsz contract double %332, %333
 %335 = load double, ptr %91, align 1
 %336 = fmul nsz contract double %334, 0x3FEFFFFDE7210BE9
 %337 = fcmp nsz contract olt double %335, %336
 br i1 %337, label %338, label %344
338:
 %339 = fmul nsz contract double %335, 2.000000e+00
 %340 = fcmp nsz contract ult double %334, %339
 %341 = fmul nsz contract double %334, 5.000000e-01
 %342 = select i1 %340, double %341, double %335
 %343 = fadd nsz contract double %333, %342
 br label %367
344:
 %345 = fsub nsz contract double %334, %7
 %346 = tail call nsz contract double @llvm.fabs.f64(double %345)
 %347 = fcmp nsz contract ugt double %346, %104
 %348 = select i1 %347, double %334, double %7
 store double %332, ptr %92, align 1
 %349 = load double, ptr %305, align 8
 store double %348, ptr %93, align 1
 br i1 %318, label %401, label %372
350:
 %351 = load double, ptr %91, align 1
 %352 = getelementptr i8, ptr %304, i64 32
 %353 = load double, ptr %352, align 8
 %354 = fcmp nsz contract olt double %353, %351
 %355 = select i1 %354, double %353, double %351
 %356 = load double, ptr %50, align 1
 %357 = fsub nsz contract double %309, %356
 %358 = fmul nsz contract double %355, 1.010000e+00
 %359 = fcmp nsz contract ugt double %357, %358
 br i1 %359, label %361, label %360
360:
 store double %309, ptr %92, align 1
 store double %357, ptr %93, align 1
 br label %401
361:
 %362 = fmul nsz contract double %355, 2.000000e+00
 %363 = fcmp nsz contract olt double %357, %362
 %364 = fmul nsz contract double %357, 5.000000e-01
 %365 = select i1 %363, double %364, double %355
 %366 = fadd nsz contract double %356, %365
 br label %367
367:
 %368 = phi double [ %366, %361 ], [ %343, %338 ]
 %369 = phi double [ %365, %361 ], [ %342, %338 ]
 %370 = phi double [ %356, %361 ], [ %333, %338 ]
 store double %368, ptr %92, align 1
 %371 = load double, ptr %305, align 8
 store double %369, ptr %93, align 1
 br label %372
372:
 %373 = phi double [ %349, %344 ], [ %371, %367 ]
 %374 = phi double [ %348, %344 ], [ %369, %367 ]
 %375 = phi double [ %333, %344 ], [ %370, %367 ]
 %376 = phi double [ %332, %344 ], [ %368, %367 ]
 %377 = tail call nsz contract double @llvm.fabs.f64(double %375)
 %378 = fcmp nsz contract olt double %377, 0x16687E92154EF7AC
 br i1 %378, label %379, label %387
379:
 %380 = fmul nsz contract double %377, 0x4670000000000000
 %381 = fmul nsz contract double %380, 0x3CA0000000000001
 %382 = fadd nsz contract double %380, %381
 %383 = fsub nsz contract double %382, %380
 %384 = fmul nsz contract double %383, 0x3970000000000000
 %385 = fcmp nsz contract olt double %384, 4.940660e-324
 %386 = select i1 %385, double 4.940660e-324, double %384
 br label %391
387:
 %388 = fmul nsz contract double %377, 0x3CA0000000000001
 %389 = fadd nsz contract double %377, %388
 %390 = fsub nsz contract double %389, %377
 br label %391
391:
 %392 = phi double [ %390, %387 ], [ %386, %379 ]
 %393 = fmul nsz contract double %392, 1.600000e+01
 %394 = load double, ptr %10, align 8
 %395 = fsub nsz contract double %373, %394
 %396 = tail call nsz contract double @llvm.fabs.f64(double %395)
 %397 = fmul nsz contract double %396, 1.000000e-30
 %398 = fcmp nsz contract ogt double %397, %393
 %399 = select i1 %398, double %397, double %393
 %400 = fcmp nsz contract ugt double %374, %399
 br i1 %400, label %401, label %434
401:
 %402 = phi i1 [ false, %344 ], [ true, %391 ], [ false, %360 ]
 %403 = phi double [ %348, %344 ], [ %374, %391 ], [ %357, %360 ]
 %404 = phi double [ %332, %344 ], [ %376, %391 ], [ %309, %360 ]
 %405 = tail call nsz contract double @llvm.fabs.f64(double %404)
 %406 = fcmp nsz contract olt double %405, 0x16687E92154EF7AC
 br i1 %406, label %407, label %415
407:
 %408 = fmul nsz contract double %405, 0x4670000000000000
 %409 = fmul nsz contract double %408, 0x3CA0000000000001
 %410 = fadd nsz contract double %408, %409
 %411 = fsub nsz contract double %410, %408
 %412 = fmul nsz contract double %411, 0x3970000000000000
 %413 = fcmp nsz contract olt double %412, 4.940660e-324
 %414 = select i1 %413, double 4.940660e-324, double %412
 br label %419
415:
 %416 = fmul nsz contract double %405, 0x3CA0000000000001
 %417 = fadd nsz contract double %405, %416
 %418 = fsub nsz contract double %417, %405
 br label %419
419:
 %420 = phi double [ %418, %415 ], [ %414, %407 ]
 %421 = load i64, ptr %105, align 1
 %422 = icmp slt i64 %421, %18
 br i1 %422, label %423, label %432
423:
 %424 = fmul nsz contract double %420, 2.000000e+00
 %425 = icmp slt i64 %421, 0
 %426 = select i1 %425, i64 %18, i64 0
 %427 = getelementptr double, ptr %17, i64 %421
 %428 = getelementptr double, ptr %427, i64 %426
 %429 = load double, ptr %428, align 8
 %430 = fadd nsz contract double %404, %424
 %431 = fcmp nsz contract ugt double %429, %430
 br i1 %431, label %432, label %434
432:
 %433 = fcmp nsz contract ugt double %403, 0.000000e+00
 br i1 %433, label %436, label %287
434:
 %435 = phi i64 [ 2, %391 ], [ 3, %293 ], [ 7, %423 ]
 store i64 %435, ptr %85, align 1
 br label %287
436:
 %437 = load i64, ptr %106, align 1
 %438 = load i64, ptr %107, align 1
 %439 = inttoptr i64 %437 to ptr
 %440 = load i64, ptr %108, align 1
 %441 = inttoptr i64 %440 to ptr
 %442 = load i64, ptr %110, align 1
 %443 = inttoptr i64 %442 to ptr
 %444 = load i64, ptr %111, align 1
 %445 = inttoptr i64 %444 to ptr
 store i64 0, ptr %112, align 1
 %446 = load i64, ptr %113, align 1
 %447 = load i64, ptr %114, align 1
 %448 = inttoptr i64 %446 to ptr
 %449 = load i64, ptr %115, align 1
 %450 = load i64, ptr %116, align 1
 %451 = inttoptr i64 %449 to ptr
 %452 = load i64, ptr %109, align 1
 %453 = load i64, ptr %117, align 1
 %454 = inttoptr i64 %453 to ptr
 %455 = load i64, ptr %118, align 1
 %456 = icmp eq i64 %455, 1
 br i1 %456, label %457, label %460
457:
 %458 = load i64, ptr %128, align 1
 %459 = inttoptr i64 %458 to ptr
 call fastcc void @f1(ptr %78, ptr readonly %51, ptr readonly %52, ptr readonly %26, i64 %27, double %403, ptr %459)
 br label %562
460:
 br i1 %119, label %468, label %461
461:
 %462 = phi i64 [ %463, %461 ], [ 0, %460 ]
 %463 = add nuw nsw i64 %462, 1
 %464 = getelementptr double, ptr %26, i64 %462
 %465 = load double, ptr %464, align 8
 %466 = getelementptr double, ptr %448, i64 %462
 store double %465, ptr %466, align 8
 %467 = icmp eq i64 %27, %463
 br i1 %467, label %468, label %461
468:
 %469 = load double, ptr %50, align 1
 %470 = fmul nsz contract double %403, 5.000000e-01
 %471 = fadd nsz contract double %470, %469
 %472 = load i64, ptr %89, align 1
 %473 = icmp slt i64 %472, 0
 %474 = select i1 %473, i64 %11, i64 0
 %475 = add i64 %474, %472
 %476 = mul i64 %475, %12
 %477 = getelementptr double, ptr %10, i64 %476
 %478 = getelementptr i8, ptr %477, i64 16
 %479 = load double, ptr %478, align 8
 %480 = fcmp nsz contract ogt double %479, %471
 %481 = select i1 %480, double %479, double %471
 %482 = getelementptr i8, ptr %477, i64 24
 %483 = load double, ptr %482, align 8
 %484 = fcmp nsz contract olt double %483, %481
 %485 = select i1 %484, double %483, double %481
 %486 = select i1 %120, i64 %447, i64 0
 %487 = getelementptr double, ptr %448, i64 %27
 %488 = getelementptr double, ptr %487, i64 %486
 store double %485, ptr %488, align 8
 br i1 %121, label %515, label %489
489:
 %490 = select i1 %473, i64 %14, i64 0
 %491 = add i64 %490, %472
 %492 = mul i64 %122, %491
 %493 = getelementptr double, ptr %13, i64 %492
 %494 = getelementptr double, ptr %493, i64 %16
 br label %495
495:
 %496 = phi i64 [ 0, %489 ], [ %497, %495 ]
 %497 = add nuw nsw i64 %496, 1
 %498 = getelementptr double, ptr %30, i64 %496
 %499 = load double, ptr %498, align 8
 %500 = getelementptr double, ptr %493, i64 %496
 %501 = load double, ptr %500, align 8
 %502 = getelementptr double, ptr %494, i64 %496
 %503 = load double, ptr %502, align 8
 %504 = load double, ptr %477, align 8
 %505 = fsub nsz contract double %485, %504
 %506 = fmul nsz contract double %503, %505
 %507 = fadd nsz contract double %501, %506
 %508 = fadd nsz contract double %499, %507
 %509 = add nsw i64 %496, %123
 %510 = icmp slt i64 %509, 0
 %511 = select i1 %510, i64 %447, i64 0
 %512 = getelementptr double, ptr %448, i64 %509
 %513 = getelementptr double, ptr %512, i64 %511
 store double %508, ptr %513, align 8
 %514 = icmp eq i64 %497, %16
 br i1 %514, label %515, label %495
515:
 %516 = select i1 %286, i64 %447, i64 0
 %517 = getelementptr double, ptr %448, i64 %285
 %518 = getelementptr double, ptr %517, i64 %516
 store double %403, ptr %518, align 8
 %519 = load i64, ptr %124, align 1
 %520 = inttoptr i64 %519 to ptr
 tail call void %520(ptr %448, ptr %451)
 %521 = load i64, ptr %125, align 1
 %522 = add nsw i64 %521, 1
 store i64 %522, ptr %125, align 1
 %523 = load i64, ptr %126, align 1
 %524 = load i64, ptr %127, align 1
 %525 = icmp slt i64 %452, 1
 br i1 %525, label %562, label %534
526:
 %527 = add nuw nsw i64 %535, 1
 %528 = icmp eq i64 %452, %527
 br i1 %528, label %562, label %534
529:
 %530 = mul nuw nsw i64 %535, 12
 %531 = add nsw i64 %530, %524
 %532 = mul i64 %535, 96
 %533 = getelementptr i8, ptr %454, i64 %532
 br label %551
534:
 %535 = phi i64 [ %527, %526 ], [ 0, %515 ]
 %536 = mul nuw nsw i64 %535, 6
 %537 = add nsw i64 %536, %523
 %538 = mul i64 %535, 48
 %539 = getelementptr i8, ptr %443, i64 %538
 br label %540
540:
 %541 = phi i64 [ 0, %534 ], [ %542, %540 ]
 %542 = add nuw nsw i64 %541, 1
 %543 = add nsw i64 %537, %541
 %544 = icmp slt i64 %543, 0
 %545 = select i1 %544, i64 %450, i64 0
 %546 = getelementptr double, ptr %451, i64 %543
 %547 = getelementptr double, ptr %546, i64 %545
 %548 = load double, ptr %547, align 8
 %549 = getelementptr double, ptr %539, i64 %541
 store double %548, ptr %549, align 8
 %550 = icmp eq i64 %542, 6
 br i1 %550, label %529, label %540
551:
 %552 = phi i64 [ 0, %529 ], [ %553, %551 ]
 %553 = add nuw nsw i64 %552, 1
 %554 = add nsw i64 %531, %552
 %555 = icmp slt i64 %554, 0
 %556 = select i1 %555, i64 %450, i64 0
 %557 = getelementptr double, ptr %451, i64 %554
 %558 = getelementptr double, ptr %557, i64 %556
 %559 = load double, ptr %558, align 8
 %560 = getelementptr double, ptr %533, i64 %552
 store double %559, ptr %560, align 8
 %561 = icmp eq i64 %553, 12
 br i1 %561, label %526, label %551
562:
 %563 = load i64, ptr %106, align 1
 %564 = load i64, ptr %107, align 1
 %565 = inttoptr i64 %563 to ptr
 %566 = load i64, ptr %129, align 1
 %567 = inttoptr i64 %566 to ptr
 %568 = load i64, ptr %117, align 1
 %569 = inttoptr i64 %568 to ptr
 %570 = load i64, ptr %130, align 1
 %571 = inttoptr i64 %570 to ptr
 %572 = icmp slt i64 %564, 1
 br i1 %572, label %573, label %589
573:
 %574 = load i64, ptr %131, align 1
 %575 = inttoptr i64 %574 to ptr
 %576 = load i64, ptr %132, align 1
 %577 = inttoptr i64 %576 to ptr
 br label %710
578:
 %579 = mul i64 %596, 96
 %580 = getelementptr i8, ptr %569, i64 %579
 %581 = getelementptr i8, ptr %594, i64 72
 %582 = getelementptr i8, ptr %594, i64 80
 %583 = getelementptr i8, ptr %594, i64 88
 br label %605
584:
 %585 = add nuw nsw i64 %606, 1
 %586 = icmp eq i64 %585, 3
 br i1 %586, label %587, label %605
587:
 %588 = icmp eq i64 %564, %591
 br i1 %588, label %647, label %589
589:
 %590 = phi i64 [ %591, %587 ], [ 0, %562 ]
 %591 = add nuw nsw i64 %590, 1
 %592 = mul i64 %590, 12
 %593 = getelementptr double, ptr %571, i64 %592
 %594 = getelementptr double, ptr %567, i64 %592
 %595 = getelementptr i64, ptr %565, i64 %590
 %596 = load i64, ptr %595, align 8
 %597 = icmp slt i64 %596, 0
 br i1 %597, label %598, label %578
598:
 %599 = phi i64 [ %600, %598 ], [ 0, %589 ]
 %600 = add nuw nsw i64 %599, 1
 %601 = getelementptr double, ptr %594, i64 %599
 %602 = load double, ptr %601, align 8
 %603 = getelementptr double, ptr %593, i64 %599
 store double %602, ptr %603, align 8
 %604 = icmp eq i64 %600, 12
 br i1 %604, label %587, label %598
605:
 %606 = phi i64 [ 0, %578 ], [ %585, %584 ]
 %607 = add nuw nsw i64 %606, 9
 %608 = getelementptr double, ptr %580, i64 %607
 %609 = load double, ptr %608, align 8
 %610 = mul nuw nsw i64 %606, 3
 %611 = getelementptr double, ptr %580, i64 %610
 %612 = load double, ptr %611, align 8
 %613 = load double, ptr %581, align 8
 %614 = fmul nsz contract double %612, %613
 %615 = fadd nsz contract double %609, %614
 %616 = getelementptr i8, ptr %611, i64 8
 %617 = load double, ptr %616, align 8
 %618 = load double, ptr %582, align 8
 %619 = fmul nsz contract double %617, %618
 %620 = fadd nsz contract double %615, %619
 %621 = getelementptr i8, ptr %611, i64 16
 %622 = load double, ptr %621, align 8
 %623 = load double, ptr %583, align 8
 %624 = fmul nsz contract double %622, %623
 %625 = fadd nsz contract double %620, %624
 %626 = getelementptr double, ptr %593, i64 %607
 store double %625, ptr %626, align 8
 %627 = getelementptr double, ptr %593, i64 %610
 br label %628
628:
 %629 = phi i64 [ 0, %605 ], [ %630, %628 ]
 %630 = add nuw nsw i64 %629, 1
 %631 = load double, ptr %611, align 8
 %632 = getelementptr double, ptr %594, i64 %629
 %633 = load double, ptr %632, align 8
 %634 = fmul nsz contract double %631, %633
 %635 = load double, ptr %616, align 8
 %636 = getelementptr i8, ptr %632, i64 24
 %637 = load double, ptr %636, align 8
 %638 = fmul nsz contract double %635, %637
 %639 = fadd nsz contract double %634, %638
 %640 = load double, ptr %621, align 8
 %641 = getelementptr i8, ptr %632, i64 48
 %642 = load double, ptr %641, align 8
 %643 = fmul nsz contract double %640, %642
 %644 = fadd nsz contract double %639, %643
 %645 = getelementptr double, ptr %627, i64 %629
 store double %644, ptr %645, align 8
 %646 = icmp eq i64 %630, 3
 br i1 %646, label %584, label %628
647:
 %648 = load i64, ptr %106, align 1
 %649 = load i64, ptr %107, align 1
 %650 = load i64, ptr %129, align 1
 %651 = inttoptr i64 %648 to ptr
 %652 = inttoptr i64 %650 to ptr
 %653 = load i64, ptr %131, align 1
 %654 = inttoptr i64 %653 to ptr
 %655 = load i64, ptr %132, align 1
 %656 = inttoptr i64 %655 to ptr
 %657 = icmp slt i64 %649, 1
 br i1 %657, label %710, label %662
658:
 %659 = phi double [ %704, %693 ], [ 0.000000e+00, %662 ]
 %660 = getelementptr double, ptr %656, i64 %663
 store double %659, ptr %660, align 8
 %661 = icmp eq i64 %664, %649
 br i1 %661, label %705, label %662
662:
 %663 = phi i64 [ %664, %658 ], [ 0, %647 ]
 %664 = add nuw nsw i64 %663, 1
 %665 = getelementptr i64, ptr %651, i64 %663
 %666 = load i64, ptr %665, align 8
 %667 = icmp sgt i64 %666, -1
 br i1 %667, label %668, label %658
668:
 %669 = mul i64 %666, 48
 %670 = getelementptr i8, ptr %443, i64 %669
 %671 = mul i64 %663, 96
 %672 = getelementptr i8, ptr %652, i64 %671
 br label %673
673:
 %674 = phi double [ 0.000000e+00, %668 ], [ %691, %673 ]
 %675 = phi double [ 0.000000e+00, %668 ], [ %682, %673 ]
 %676 = phi double [ 0.000000e+00, %668 ], [ %686, %673 ]
 %677 = phi i64 [ 0, %668 ], [ %678, %673 ]
 %678 = add nuw nsw i64 %677, 1
 %679 = getelementptr double, ptr %670, i64 %677
 %680 = load double, ptr %679, align 8
 %681 = fmul nsz contract double %680, %680
 %682 = fadd nsz contract double %675, %681
 %683 = getelementptr i8, ptr %679, i64 24
 %684 = load double, ptr %683, align 8
 %685 = fmul nsz contract double %684, %684
 %686 = fadd nsz contract double %676, %685
 %687 = getelementptr double, ptr %672, i64 %677
 %688 = getelementptr i8, ptr %687, i64 72
 %689 = load double, ptr %688, align 8
 %690 = fmul nsz contract double %689, %689
 %691 = fadd nsz contract double %674, %690
 %692 = icmp eq i64 %678, 3
 br i1 %692, label %693, label %673
693:
 %694 = tail call nsz contract double @llvm.sqrt.f64(double %686)
 %695 = tail call nsz contract double @llvm.sqrt.f64(double %682)
 %696 = tail call nsz contract double @llvm.sqrt.f64(double %691)
 %697 = getelementptr double, ptr %654, i64 %663
 %698 = load double, ptr %697, align 8
 %699 = fadd nsz contract double %696, %698
 %700 = fmul nsz contract double %695, %699
 %701 = fadd nsz contract double %694, %700
 %702 = load double, ptr %133, align 1
 %703 = fmul nsz contract double %403, %702
 %704 = fadd nsz contract double %703, %701
 br label %658
705:
 %706 = load i64, ptr %131, align 1
 %707 = load i64, ptr %132, align 1
 %708 = inttoptr i64 %706 to ptr
 %709 = inttoptr i64 %707 to ptr
 br label %710
710:
 %711 = phi ptr [ %709, %705 ], [ %656, %647 ], [ %577, %573 ]
 %712 = phi ptr [ %708, %705 ], [ %654, %647 ], [ %575, %573 ]
 store ptr null, ptr %76, align 8
 store ptr null, ptr %77, align 8
 %713 = load i64, ptr %134, align 1
 %714 = inttoptr i64 %713 to ptr
 %715 = load i64, ptr %130, align 1
 %716 = inttoptr i64 %715 to ptr
 %717 = load i64, ptr %135, align 1
 %718 = load i64, ptr %136, align 1
 %719 = inttoptr i64 %717 to ptr
 %720 = load i64, ptr %137, align 1
 %721 = inttoptr i64 %720 to ptr
 store i64 0, ptr %138, align 1
 %722 = load i64, ptr %139, align 1
 %723 = icmp eq i64 %722, 0
 br i1 %723, label %724, label %729
724:
 %725 = load i64, ptr %141, align 1
 %726 = icmp slt i64 %725, 1
 br i1 %726, label %1969, label %727
727:
 %728 = fmul nsz contract double %403, 2.000000e+00
 br label %887
729:
 %730 = load i64, ptr %107, align 1
 %731 = icmp slt i64 %730, 1
 br i1 %731, label %745, label %1924
732:
 %733 = fcmp nsz contract ogt double %1930, %1926
 %734 = select i1 %733, double %1930, double %1926
 %735 = getelementptr double, ptr %711, i64 %1927
 %736 = load double, ptr %735, align 8
 %737 = fcmp nsz contract ogt double %736, %1925
 %738 = select i1 %737, double %736, double %1925
 br label %739
739:
 %740 = phi double [ %734, %732 ], [ %1926, %1924 ]
 %741 = phi double [ %738, %732 ], [ %1925, %1924 ]
 %742 = icmp eq i64 %730, %1928
 br i1 %742, label %743, label %1924
743:
 %744 = fmul nsz contract double %740, 2.000000e+00
 br label %745
745:
 %746 = phi double [ 0.000000e+00, %729 ], [ %744, %743 ]
 %747 = phi double [ 0.000000e+00, %729 ], [ %741, %743 ]
 %748 = fmul nsz contract double %403, 4.000000e+00
 %749 = fmul nsz contract double %748, %747
 %750 = fadd nsz contract double %746, %749
 %751 = load double, ptr %51, align 1
 %752 = fmul nsz contract double %751, 1.000000e-03
 %753 = fadd nsz contract double %750, %752
 %754 = icmp slt i64 %718, 1
 br i1 %754, label %758, label %755
755:
 %756 = shl nuw i64 %718, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %719, i8 -1, i64 %756, i1 false)
 %757 = load i64, ptr %107, align 1
 br label %758
758:
 %759 = phi i64 [ %757, %755 ], [ %730, %745 ]
 %760 = icmp slt i64 %759, 1
 br i1 %760, label %1969, label %761
761:
 %762 = add nsw i64 %718, -1
 br label %1933
763:
 %764 = load i64, ptr %107, align 1
 %765 = icmp slt i64 %764, 1
 br i1 %765, label %885, label %766
766:
 %767 = shl i64 %1934, 4
 br label %1940
768:
 %769 = load i64, ptr %106, align 1
 %770 = inttoptr i64 %769 to ptr
 %771 = getelementptr i64, ptr %770, i64 %1941
 %772 = load i64, ptr %771, align 8
 %773 = getelementptr i64, ptr %770, i64 %1934
 %774 = load i64, ptr %773, align 8
 %775 = icmp eq i64 %772, %774
 br i1 %775, label %793, label %776
776:
 %777 = load i64, ptr %140, align 1
 %778 = inttoptr i64 %777 to ptr
 %779 = shl i64 %1941, 4
 %780 = getelementptr i8, ptr %778, i64 %779
 %781 = load i64, ptr %780, align 8
 %782 = getelementptr i8, ptr %778, i64 %767
 %783 = getelementptr i8, ptr %782, i64 8
 %784 = load i64, ptr %783, align 8
 %785 = and i64 %784, %781
 %786 = load i64, ptr %782, align 8
 %787 = getelementptr i8, ptr %780, i64 8
 %788 = load i64, ptr %787, align 8
 %789 = and i64 %788, %786
 %790 = or i64 %789, %785
 %791 = icmp eq i64 %790, 0
 br i1 %791, label %793, label %792
792:
 call fastcc void @f10(ptr %76, ptr readonly %51, ptr %52, i64 %1934, i64 %1941, double %403)
 br label %793
793:
 %794 = icmp eq i64 %1942, %764
 br i1 %794, label %885, label %1940
795:
 %796 = mul i64 %1934, 96
 %797 = getelementptr i8, ptr %716, i64 %796
 %798 = getelementptr i8, ptr %797, i64 72
 %799 = load double, ptr %798, align 8
 %800 = fdiv nsz contract double %799, %753
 %801 = tail call nsz contract double @llvm.floor.f64(double %800)
 %802 = getelementptr i8, ptr %797, i64 80
 %803 = load double, ptr %802, align 8
 %804 = fdiv nsz contract double %803, %753
 %805 = tail call nsz contract double @llvm.floor.f64(double %804)
 %806 = getelementptr i8, ptr %797, i64 88
 %807 = load double, ptr %806, align 8
 %808 = fdiv nsz contract double %807, %753
 %809 = tail call nsz contract double @llvm.floor.f64(double %808)
 %810 = fptosi double %805 to i64
 %811 = fptosi double %801 to i64
 %812 = fptosi double %809 to i64
 %813 = add i64 %811, -1
 %814 = add i64 %810, -1
 %815 = add i64 %812, -1
 %816 = shl i64 %1934, 4
 br label %1947
817:
 %818 = phi i64 [ %868, %866 ], [ %1967, %1947 ]
 %819 = mul i64 %818, 96
 %820 = getelementptr i8, ptr %716, i64 %819
 %821 = getelementptr i8, ptr %820, i64 72
 %822 = load double, ptr %821, align 8
 %823 = fdiv nsz contract double %822, %753
 %824 = tail call nsz contract double @llvm.floor.f64(double %823)
 %825 = getelementptr i8, ptr %820, i64 80
 %826 = load double, ptr %825, align 8
 %827 = fdiv nsz contract double %826, %753
 %828 = tail call nsz contract double @llvm.floor.f64(double %827)
 %829 = getelementptr i8, ptr %820, i64 88
 %830 = load double, ptr %829, align 8
 %831 = fdiv nsz contract double %830, %753
 %832 = tail call nsz contract double @llvm.floor.f64(double %831)
 %833 = fptosi double %828 to i64
 %834 = fptosi double %824 to i64
 %835 = fptosi double %832 to i64
 %836 = icmp eq i64 %1951, %834
 %837 = icmp eq i64 %1954, %833
 %838 = select i1 %836, i1 %837, i1 false
 %839 = icmp eq i64 %1956, %835
 %840 = select i1 %838, i1 %839, i1 false
 br i1 %840, label %841, label %866
841:
 %842 = load i64, ptr %106, align 1
 %843 = inttoptr i64 %842 to ptr
 %844 = getelementptr i64, ptr %843, i64 %818
 %845 = load i64, ptr %844, align 8
 %846 = getelementptr i64, ptr %843, i64 %1934
 %847 = load i64, ptr %846, align 8
 %848 = icmp eq i64 %845, %847
 br i1 %848, label %866, label %849
849:
 %850 = load i64, ptr %140, align 1
 %851 = inttoptr i64 %850 to ptr
 %852 = shl i64 %818, 4
 %853 = getelementptr i8, ptr %851, i64 %852
 %854 = load i64, ptr %853, align 8
 %855 = getelementptr i8, ptr %851, i64 %816
 %856 = getelementptr i8, ptr %855, i64 8
 %857 = load i64, ptr %856, align 8
 %858 = and i64 %857, %854
 %859 = load i64, ptr %855, align 8
 %860 = getelementptr i8, ptr %853, i64 8
 %861 = load i64, ptr %860, align 8
 %862 = and i64 %861, %859
 %863 = or i64 %862, %858
 %864 = icmp eq i64 %863, 0
 br i1 %864, label %866, label %865
865:
 call fastcc void @f10(ptr %77, ptr readonly %51, ptr %52, i64 %818, i64 %1934, double %403)
 br label %866
866:
 %867 = getelementptr i64, ptr %721, i64 %818
 %868 = load i64, ptr %867, align 8
 %869 = icmp sgt i64 %868, -1
 br i1 %869, label %817, label %870
870:
 %871 = icmp eq i64 %1949, 27
 br i1 %871, label %872, label %1947
872:
 %873 = mul nsw i64 %811, 73856093
 %874 = mul nsw i64 %810, 19349663
 %875 = xor i64 %874, %873
 %876 = mul nsw i64 %812, 83492791
 %877 = xor i64 %875, %876
 %878 = and i64 %877, %762
 %879 = icmp slt i64 %878, 0
 %880 = select i1 %879, i64 %718, i64 0
 %881 = getelementptr i64, ptr %719, i64 %878
 %882 = getelementptr i64, ptr %881, i64 %880
 %883 = load i64, ptr %882, align 8
 %884 = getelementptr i64, ptr %721, i64 %1934
 store i64 %883, ptr %884, align 8
 store i64 %1934, ptr %882, align 8
 br label %885
885:
 %886 = icmp eq i64 %1935, %759
 br i1 %886, label %1969, label %1933
887:
 %888 = phi i64 [ 0, %727 ], [ %889, %1922 ]
 %889 = add nuw nsw i64 %888, 1
 %890 = mul i64 %888, 24
 %891 = getelementptr i8, ptr %714, i64 %890
 %892 = load i64, ptr %891, align 8
 %893 = getelementptr i8, ptr %891, i64 8
 %894 = load i64, ptr %893, align 8
 %895 = getelementptr i8, ptr %891, i64 16
 %896 = load i64, ptr %895, align 8
 %897 = load i64, ptr %142, align 1
 %898 = load i64, ptr %107, align 1
 %899 = inttoptr i64 %897 to ptr
 %900 = load i64, ptr %131, align 1
 %901 = inttoptr i64 %900 to ptr
 %902 = load i64, ptr %130, align 1
 %903 = inttoptr i64 %902 to ptr
 %904 = load i64, ptr %132, align 1
 %905 = inttoptr i64 %904 to ptr
 %906 = icmp slt i64 %892, 0
 %907 = select i1 %906, i64 %898, i64 0
 %908 = add i64 %907, %892
 %909 = getelementptr double, ptr %905, i64 %908
 %910 = load double, ptr %909, align 8
 %911 = icmp slt i64 %894, 0
 %912 = select i1 %911, i64 %898, i64 0
 %913 = add i64 %912, %894
 %914 = getelementptr double, ptr %905, i64 %913
 %915 = load double, ptr %914, align 8
 %916 = fadd nsz contract double %910, %915
 %917 = fmul nsz contract double %728, %916
 %918 = load double, ptr %51, align 1
 %919 = fmul nsz contract double %918, 1.000000e-03
 %920 = fadd nsz contract double %917, %919
 %921 = mul i64 %908, 96
 %922 = getelementptr i8, ptr %903, i64 %921
 %923 = mul i64 %913, 96
 %924 = getelementptr i8, ptr %903, i64 %923
 %925 = getelementptr i64, ptr %899, i64 %908
 %926 = load i64, ptr %925, align 8
 %927 = icmp eq i64 %926, 3
 %928 = getelementptr i64, ptr %899, i64 %913
 %929 = load i64, ptr %928, align 8
 %930 = freeze i64 %929
 %931 = icmp eq i64 %930, 3
 br i1 %927, label %933, label %932
932:
 br i1 %931, label %935, label %1909
933:
 br i1 %931, label %935, label %934
934:
 br label %935
935:
 %936 = phi i64 [ %923, %934 ], [ %921, %932 ], [ %921, %933 ]
 %937 = phi i64 [ %913, %934 ], [ %908, %932 ], [ %908, %933 ]
 %938 = phi ptr [ %922, %934 ], [ %924, %932 ], [ %924, %933 ]
 %939 = getelementptr i8, ptr %903, i64 %936
 br label %1892
940:
 %941 = getelementptr double, ptr %901, i64 %937
 %942 = load double, ptr %941, align 8
 %943 = fsub nsz contract double %1907, %942
 %944 = fcmp nsz contract ult double %943, %920
 br i1 %944, label %954, label %1922
945:
 %946 = getelementptr double, ptr %901, i64 %908
 %947 = load double, ptr %946, align 8
 %948 = fadd nsz contract double %920, %947
 %949 = getelementptr double, ptr %901, i64 %913
 %950 = load double, ptr %949, align 8
 %951 = fadd nsz contract double %948, %950
 %952 = fmul nsz contract double %951, %951
 %953 = fcmp nsz contract ult double %1920, %952
 br i1 %953, label %954, label %1922
954:
 store ptr null, ptr %72, align 8
 store ptr null, ptr %73, align 8
 store ptr null, ptr %74, align 8
 store ptr null, ptr %75, align 8
 %955 = getelementptr i64, ptr %899, i64 %892
 %956 = getelementptr i64, ptr %955, i64 %907
 %957 = load i64, ptr %956, align 8
 %958 = getelementptr i64, ptr %899, i64 %894
 %959 = getelementptr i64, ptr %958, i64 %912
 %960 = load i64, ptr %959, align 8
 %961 = icmp eq i64 %957, 3
 br i1 %961, label %962, label %963
962:
 call fastcc void @f15(ptr %72, ptr readonly %51, ptr %52, i64 %892, i64 %894, i64 %896, double %920, i64 %892, i64 %894, double 1.000000e+00)
 br label %1891
963:
 %964 = icmp eq i64 %960, 3
 br i1 %964, label %965, label %966
965:
 call fastcc void @f15(ptr %73, ptr readonly %51, ptr %52, i64 %894, i64 %892, i64 %896, double %920, i64 %892, i64 %894, double -1.000000e+00)
 br label %1891
966:
 %967 = icmp eq i64 %957, 2
 %968 = icmp eq i64 %960, 2
 %969 = select i1 %967, i1 %968, i1 false
 br i1 %969, label %970, label %1525
970:
 %971 = load i64, ptr %143, align 1
 %972 = inttoptr i64 %971 to ptr
 %973 = load i64, ptr %145, align 1
 %974 = shl i64 %908, 5
 %975 = getelementptr i8, ptr %972, i64 %974
 %976 = shl i64 %913, 5
 %977 = getelementptr i8, ptr %972, i64 %976
 %978 = getelementptr i8, ptr %975, i64 8
 %979 = load double, ptr %978, align 8
 %980 = getelementptr i8, ptr %975, i64 16
 %981 = load double, ptr %980, align 8
 %982 = fcmp nsz contract olt double %981, %979
 %983 = select i1 %982, double %981, double %979
 %984 = getelementptr i8, ptr %975, i64 24
 %985 = load double, ptr %984, align 8
 %986 = getelementptr i8, ptr %977, i64 8
 %987 = load double, ptr %986, align 8
 %988 = getelementptr i8, ptr %977, i64 16
 %989 = load double, ptr %988, align 8
 %990 = getelementptr i8, ptr %977, i64 24
 %991 = load double, ptr %990, align 8
 %992 = fcmp nsz contract olt double %991, %989
 %993 = select i1 %992, double %991, double %989
 %994 = fcmp nsz contract olt double %993, %987
 %995 = select i1 %994, double %993, double %987
 %996 = fcmp nsz contract olt double %995, %985
 %997 = select i1 %996, double %995, double %985
 %998 = fcmp nsz contract olt double %997, %983
 %999 = select i1 %998, double %997, double %983
 %1000 = fmul nsz contract double %999, 1.000000e-03
 br label %1415
1001:
 %1002 = inttoptr i64 %973 to ptr
 br label %1421
1003:
 %1004 = getelementptr double, ptr %975, i64 %1418
 %1005 = getelementptr i8, ptr %1004, i64 8
 %1006 = load double, ptr %1005, align 8
 %1007 = getelementptr double, ptr %922, i64 %1418
 br label %1017
1008:
 %1009 = add nuw nsw i64 %1035, 1
 %1010 = tail call nsz contract double @llvm.fabs.f64(double %1047)
 %1011 = getelementptr double, ptr %977, i64 %1035
 %1012 = getelementptr i8, ptr %1011, i64 8
 %1013 = load double, ptr %1012, align 8
 %1014 = fmul nsz contract double %1010, %1013
 %1015 = fadd nsz contract double %1034, %1014
 %1016 = icmp eq i64 %1009, 3
 br i1 %1016, label %1096, label %1033
1017:
 %1018 = phi double [ 0.000000e+00, %1003 ], [ %1031, %1017 ]
 %1019 = phi i64 [ 0, %1003 ], [ %1020, %1017 ]
 %1020 = add nuw nsw i64 %1019, 1
 %1021 = mul nuw nsw i64 %1019, 24
 %1022 = getelementptr i8, ptr %1007, i64 %1021
 %1023 = load double, ptr %1022, align 8
 %1024 = add nuw nsw i64 %1019, 9
 %1025 = getelementptr double, ptr %924, i64 %1024
 %1026 = load double, ptr %1025, align 8
 %1027 = getelementptr double, ptr %922, i64 %1024
 %1028 = load double, ptr %1027, align 8
 %1029 = fsub nsz contract double %1026, %1028
 %1030 = fmul nsz contract double %1023, %1029
 %1031 = fadd nsz contract double %1018, %1030
 %1032 = icmp eq i64 %1020, 3
 br i1 %1032, label %1033, label %1017
1033:
 %1034 = phi double [ %1015, %1008 ], [ %1006, %1017 ]
 %1035 = phi i64 [ %1009, %1008 ], [ 0, %1017 ]
 %1036 = getelementptr double, ptr %924, i64 %1035
 br label %1037
1037:
 %1038 = phi double [ 0.000000e+00, %1033 ], [ %1047, %1037 ]
 %1039 = phi i64 [ 0, %1033 ], [ %1040, %1037 ]
 %1040 = add nuw nsw i64 %1039, 1
 %1041 = mul nuw nsw i64 %1039, 3
 %1042 = getelementptr double, ptr %1007, i64 %1041
 %1043 = load double, ptr %1042, align 8
 %1044 = getelementptr double, ptr %1036, i64 %1041
 %1045 = load double, ptr %1044, align 8
 %1046 = fmul nsz contract double %1043, %1045
 %1047 = fadd nsz contract double %1038, %1046
 %1048 = icmp eq i64 %1040, 3
 br i1 %1048, label %1008, label %1037
1049:
 %1050 = add nsw i64 %1418, -3
 %1051 = getelementptr double, ptr %977, i64 %1050
 %1052 = getelementptr i8, ptr %1051, i64 8
 %1053 = load double, ptr %1052, align 8
 %1054 = getelementptr double, ptr %924, i64 %1050
 br label %1064
1055:
 %1056 = add nuw nsw i64 %1082, 1
 %1057 = tail call nsz contract double @llvm.fabs.f64(double %1094)
 %1058 = getelementptr double, ptr %975, i64 %1082
 %1059 = getelementptr i8, ptr %1058, i64 8
 %1060 = load double, ptr %1059, align 8
 %1061 = fmul nsz contract double %1057, %1060
 %1062 = fadd nsz contract double %1081, %1061
 %1063 = icmp eq i64 %1056, 3
 br i1 %1063, label %1096, label %1080
1064:
 %1065 = phi double [ 0.000000e+00, %1049 ], [ %1078, %1064 ]
 %1066 = phi i64 [ 0, %1049 ], [ %1067, %1064 ]
 %1067 = add nuw nsw i64 %1066, 1
 %1068 = mul nuw nsw i64 %1066, 24
 %1069 = getelementptr i8, ptr %1054, i64 %1068
 %1070 = load double, ptr %1069, align 8
 %1071 = add nuw nsw i64 %1066, 9
 %1072 = getelementptr double, ptr %922, i64 %1071
 %1073 = load double, ptr %1072, align 8
 %1074 = getelementptr double, ptr %924, i64 %1071
 %1075 = load double, ptr %1074, align 8
 %1076 = fsub nsz contract double %1073, %1075
 %1077 = fmul nsz contract double %1070, %1076
 %1078 = fadd nsz contract double %1065, %1077
 %1079 = icmp eq i64 %1067, 3
 br i1 %1079, label %1080, label %1064
1080:
 %1081 = phi double [ %1062, %1055 ], [ %1053, %1064 ]
 %1082 = phi i64 [ %1056, %1055 ], [ 0, %1064 ]
 %1083 = getelementptr double, ptr %922, i64 %1082
 br label %1084
1084:
 %1085 = phi double [ 0.000000e+00, %1080 ], [ %1094, %1084 ]
 %1086 = phi i64 [ 0, %1080 ], [ %1087, %1084 ]
 %1087 = add nuw nsw i64 %1086, 1
 %1088 = mul nuw nsw i64 %1086, 3
 %1089 = getelementptr double, ptr %1054, i64 %1088
 %1090 = load double, ptr %1089, align 8
 %1091 = getelementptr double, ptr %1083, i64 %1088
 %1092 = load double, ptr %1091, align 8
 %1093 = fmul nsz contract double %1090, %1092
 %1094 = fadd nsz contract double %1085, %1093
 %1095 = icmp eq i64 %1087, 3
 br i1 %1095, label %1055, label %1084
1096:
 %1097 = phi double [ %1031, %1008 ], [ %1078, %1055 ]
 %1098 = phi double [ %1015, %1008 ], [ %1062, %1055 ]
 %1099 = tail call nsz contract double @llvm.fabs.f64(double %1097)
 %1100 = fsub nsz contract double %1099, %1098
 %1101 = icmp samesign ult i64 %1417, 3
 %1102 = icmp samesign ugt i64 %1418, 2
 %1103 = and i1 %1101, %1102
 %1104 = select i1 %1103, double %1000, double 0.000000e+00
 %1105 = fadd nsz contract double %1416, %1104
 %1106 = fcmp nsz contract ogt double %1100, %1105
 %1107 = select i1 %1106, i64 %1418, i64 %1417
 %1108 = select i1 %1106, double %1100, double %1416
 %1109 = icmp eq i64 %1419, 6
 br i1 %1109, label %1001, label %1415
1110:
 %1111 = fcmp nsz contract ogt double %1522, %1108
 %1112 = select i1 %1111, double %1522, double %1108
 %1113 = fcmp nsz contract ult double %1112, %920
 br i1 %1113, label %1114, label %1524
1114:
 %1115 = icmp sgt i64 %1521, -1
 %1116 = fadd nsz contract double %1000, %1108
 %1117 = fcmp nsz contract ogt double %1522, %1116
 %1118 = select i1 %1115, i1 %1117, i1 false
 br i1 %1118, label %1119, label %1410
1119:
 %1120 = load i64, ptr %143, align 1
 %1121 = load i64, ptr %107, align 1
 %1122 = load i64, ptr %130, align 1
 %1123 = inttoptr i64 %1122 to ptr
 %1124 = load i64, ptr %145, align 1
 %1125 = inttoptr i64 %1124 to ptr
 %1126 = load i64, ptr %144, align 1
 %1127 = select i1 %906, i64 %1121, i64 0
 %1128 = add i64 %1127, %892
 %1129 = mul i64 %1128, 96
 %1130 = getelementptr i8, ptr %1123, i64 %1129
 %1131 = select i1 %911, i64 %1121, i64 0
 %1132 = add i64 %1131, %894
 %1133 = mul i64 %1132, 96
 %1134 = getelementptr i8, ptr %1123, i64 %1133
 %1135 = udiv i64 %1521, 3
 %1136 = urem i64 %1521, 3
 %1137 = getelementptr double, ptr %1130, i64 %1135
 %1138 = getelementptr double, ptr %1134, i64 %1136
 br label %1156
1139:
 %1140 = fcmp nsz contract olt double %1203, 0.000000e+00
 br i1 %1140, label %1205, label %1141
1141:
 %1142 = tail call nsz contract double @llvm.fabs.f64(double %1203)
 br label %1212
1143:
 %1144 = add nuw nsw i64 %1214, 1
 %1145 = tail call nsz contract double @llvm.fabs.f64(double %1227)
 %1146 = getelementptr double, ptr %1184, i64 %1144
 %1147 = load double, ptr %1146, align 8
 %1148 = fmul nsz contract double %1145, %1147
 %1149 = tail call nsz contract double @llvm.fabs.f64(double %1231)
 %1150 = getelementptr double, ptr %1186, i64 %1144
 %1151 = load double, ptr %1150, align 8
 %1152 = fmul nsz contract double %1149, %1151
 %1153 = fadd nsz contract double %1148, %1152
 %1154 = fsub nsz contract double %1213, %1153
 %1155 = icmp eq i64 %1144, 3
 br i1 %1155, label %1233, label %1212
1156:
 %1157 = phi double [ 0.000000e+00, %1119 ], [ %1179, %1156 ]
 %1158 = phi i64 [ 0, %1119 ], [ %1159, %1156 ]
 %1159 = add nuw nsw i64 %1158, 1
 %1160 = icmp eq i64 %1159, 3
 %1161 = add nuw nsw i64 %1158, 2
 %1162 = urem i64 %1161, 3
 %1163 = mul nuw nsw i64 %1159, 3
 %1164 = select i1 %1160, i64 0, i64 %1163
 %1165 = getelementptr double, ptr %1137, i64 %1164
 %1166 = load double, ptr %1165, align 8
 %1167 = mul nuw nsw i64 %1162, 3
 %1168 = getelementptr double, ptr %1138, i64 %1167
 %1169 = load double, ptr %1168, align 8
 %1170 = fmul nsz contract double %1166, %1169
 %1171 = getelementptr double, ptr %1137, i64 %1167
 %1172 = load double, ptr %1171, align 8
 %1173 = getelementptr double, ptr %1138, i64 %1164
 %1174 = load double, ptr %1173, align 8
 %1175 = fmul nsz contract double %1172, %1174
 %1176 = fsub nsz contract double %1170, %1175
 %1177 = getelementptr double, ptr %1125, i64 %1158
 store double %1176, ptr %1177, align 8
 %1178 = fmul nsz contract double %1176, %1176
 %1179 = fadd nsz contract double %1157, %1178
 br i1 %1160, label %1180, label %1156
1180:
 %1181 = inttoptr i64 %1120 to ptr
 %1182 = inttoptr i64 %1126 to ptr
 %1183 = shl i64 %1128, 5
 %1184 = getelementptr i8, ptr %1181, i64 %1183
 %1185 = shl i64 %1132, 5
 %1186 = getelementptr i8, ptr %1181, i64 %1185
 %1187 = tail call nsz contract double @llvm.sqrt.f64(double %1179)
 %1188 = fcmp nsz contract olt double %1187, 0x3EB0C6F7A0B5ED8D
 br i1 %1188, label %1233, label %1189
1189:
 %1190 = phi double [ %1203, %1189 ], [ 0.000000e+00, %1180 ]
 %1191 = phi i64 [ %1192, %1189 ], [ 0, %1180 ]
 %1192 = add nuw nsw i64 %1191, 1
 %1193 = getelementptr double, ptr %1125, i64 %1191
 %1194 = load double, ptr %1193, align 8
 %1195 = fdiv nsz contract double %1194, %1187
 store double %1195, ptr %1193, align 8
 %1196 = add nuw nsw i64 %1191, 9
 %1197 = getelementptr double, ptr %1134, i64 %1196
 %1198 = load double, ptr %1197, align 8
 %1199 = getelementptr double, ptr %1130, i64 %1196
 %1200 = load double, ptr %1199, align 8
 %1201 = fsub nsz contract double %1198, %1200
 %1202 = fmul nsz contract double %1195, %1201
 %1203 = fadd nsz contract double %1190, %1202
 %1204 = icmp eq i64 %1192, 3
 br i1 %1204, label %1139, label %1189
1205:
 %1206 = phi i64 [ %1207, %1205 ], [ 0, %1139 ]
 %1207 = add nuw nsw i64 %1206, 1
 %1208 = getelementptr double, ptr %1125, i64 %1206
 %1209 = load double, ptr %1208, align 8
 %1210 = fneg nsz contract double %1209
 store double %1210, ptr %1208, align 8
 %1211 = icmp eq i64 %1207, 3
 br i1 %1211, label %1141, label %1205
1212:
 %1213 = phi double [ %1142, %1141 ], [ %1154, %1143 ]
 %1214 = phi i64 [ 0, %1141 ], [ %1144, %1143 ]
 br label %1215
1215:
 %1216 = phi double [ 0.000000e+00, %1212 ], [ %1231, %1215 ]
 %1217 = phi double [ 0.000000e+00, %1212 ], [ %1227, %1215 ]
 %1218 = phi i64 [ 0, %1212 ], [ %1219, %1215 ]
 %1219 = add nuw nsw i64 %1218, 1
 %1220 = getelementptr double, ptr %1125, i64 %1218
 %1221 = load double, ptr %1220, align 8
 %1222 = mul nuw nsw i64 %1218, 3
 %1223 = add nuw nsw i64 %1222, %1214
 %1224 = getelementptr double, ptr %1130, i64 %1223
 %1225 = load double, ptr %1224, align 8
 %1226 = fmul nsz contract double %1221, %1225
 %1227 = fadd nsz contract double %1217, %1226
 %1228 = getelementptr double, ptr %1134, i64 %1223
 %1229 = load double, ptr %1228, align 8
 %1230 = fmul nsz contract double %1221, %1229
 %1231 = fadd nsz contract double %1216, %1230
 %1232 = icmp eq i64 %1219, 3
 br i1 %1232, label %1143, label %1215
1233:
 %1234 = phi double [ 0xFFF0000000000000, %1180 ], [ %1154, %1143 ]
 %1235 = getelementptr i8, ptr %1182, i64 24
 br label %1332
1236:
 %1237 = add nuw nsw i64 %1344, 1
 %1238 = icmp eq i64 %1237, 3
 br i1 %1238, label %1366, label %1343
1239:
 %1240 = icmp eq i64 %1344, %1135
 %1241 = icmp eq i64 %1344, %1136
 %1242 = fcmp nsz contract ogt double %1357, 0.000000e+00
 %1243 = getelementptr double, ptr %1184, i64 %1344
 %1244 = getelementptr i8, ptr %1243, i64 8
 %1245 = fcmp nsz contract ogt double %1361, 0.000000e+00
 %1246 = getelementptr double, ptr %1186, i64 %1344
 %1247 = getelementptr i8, ptr %1246, i64 8
 %1248 = getelementptr double, ptr %1130, i64 %1344
 %1249 = getelementptr double, ptr %1134, i64 %1344
 br label %1363
1250:
 %1251 = getelementptr double, ptr %1182, i64 %1364
 %1252 = load double, ptr %1251, align 8
 %1253 = mul nuw nsw i64 %1364, 24
 %1254 = getelementptr i8, ptr %1248, i64 %1253
 %1255 = load double, ptr %1254, align 8
 %1256 = load double, ptr %1244, align 8
 %1257 = fneg nsz contract double %1256
 %1258 = select i1 %1242, double %1256, double %1257
 %1259 = fmul nsz contract double %1255, %1258
 %1260 = fadd nsz contract double %1252, %1259
 store double %1260, ptr %1251, align 8
 br label %1261
1261:
 br i1 %1241, label %1273, label %1262
1262:
 %1263 = getelementptr double, ptr %1235, i64 %1364
 %1264 = load double, ptr %1263, align 8
 %1265 = mul nuw nsw i64 %1364, 24
 %1266 = getelementptr i8, ptr %1249, i64 %1265
 %1267 = load double, ptr %1266, align 8
 %1268 = load double, ptr %1247, align 8
 %1269 = fneg nsz contract double %1268
 %1270 = select i1 %1245, double %1268, double %1269
 %1271 = fmul nsz contract double %1267, %1270
 %1272 = fsub nsz contract double %1264, %1271
 store double %1272, ptr %1263, align 8
 br label %1273
1273:
 %1274 = icmp eq i64 %1365, 3
 br i1 %1274, label %1236, label %1363
1275:
 %1276 = fmul nsz contract double %1378, %1387
 %1277 = fsub nsz contract double %1385, %1276
 %1278 = fmul nsz contract double %1378, %1378
 %1279 = fsub nsz contract double 1.000000e+00, %1278
 %1280 = fdiv nsz contract double %1277, %1279
 %1281 = fmul nsz contract double %1378, %1280
 %1282 = fsub nsz contract double %1281, %1387
 br label %1389
1283:
 %1284 = add nuw nsw i64 %1521, 100
 %1285 = load i64, ptr %111, align 1
 %1286 = load i64, ptr %83, align 1
 %1287 = shl nsw i64 %1286, 2
 %1288 = inttoptr i64 %1285 to ptr
 %1289 = load i64, ptr %146, align 1
 %1290 = inttoptr i64 %1289 to ptr
 %1291 = load i64, ptr %147, align 1
 %1292 = inttoptr i64 %1291 to ptr
 %1293 = load i64, ptr %148, align 1
 %1294 = inttoptr i64 %1293 to ptr
 %1295 = fcmp nsz contract olt double %1234, %920
 br i1 %1295, label %1296, label %1524
1296:
 %1297 = load i64, ptr %138, align 1
 %1298 = icmp slt i64 %1297, %1286
 br i1 %1298, label %1302, label %1299
1299:
 %1300 = load i64, ptr %149, align 1
 %1301 = add nsw i64 %1300, 1
 store i64 %1301, ptr %149, align 1
 br label %1524
1302:
 %1303 = icmp slt i64 %1297, 0
 %1304 = select i1 %1303, i64 %1287, i64 0
 %1305 = shl i64 %1297, 5
 %1306 = getelementptr i8, ptr %1288, i64 %1305
 %1307 = getelementptr i64, ptr %1306, i64 %1304
 store i64 %892, ptr %1307, align 8
 %1308 = getelementptr i8, ptr %1306, i64 8
 %1309 = getelementptr i64, ptr %1308, i64 %1304
 store i64 %894, ptr %1309, align 8
 %1310 = getelementptr i8, ptr %1306, i64 16
 %1311 = getelementptr i64, ptr %1310, i64 %1304
 store i64 %896, ptr %1311, align 8
 %1312 = getelementptr i8, ptr %1306, i64 24
 %1313 = getelementptr i64, ptr %1312, i64 %1304
 store i64 %1284, ptr %1313, align 8
 %1314 = select i1 %1303, i64 %1286, i64 0
 %1315 = add i64 %1314, %1297
 %1316 = getelementptr double, ptr %1290, i64 %1315
 store double %1234, ptr %1316, align 8
 %1317 = mul i64 %1315, 3
 br label %1321
1318:
 %1319 = load i64, ptr %138, align 1
 %1320 = add nsw i64 %1319, 1
 store i64 %1320, ptr %138, align 1
 br label %1524
1321:
 %1322 = phi i64 [ 0, %1302 ], [ %1323, %1321 ]
 %1323 = add nuw nsw i64 %1322, 1
 %1324 = getelementptr double, ptr %1125, i64 %1322
 %1325 = load double, ptr %1324, align 8
 %1326 = getelementptr i8, ptr %1324, i64 24
 %1327 = load double, ptr %1326, align 8
 %1328 = add i64 %1322, %1317
 %1329 = getelementptr double, ptr %1292, i64 %1328
 store double %1325, ptr %1329, align 8
 %1330 = getelementptr double, ptr %1294, i64 %1328
 store double %1327, ptr %1330, align 8
 %1331 = icmp eq i64 %1323, 3
 br i1 %1331, label %1318, label %1321
1332:
 %1333 = phi i64 [ 0, %1233 ], [ %1334, %1332 ]
 %1334 = add nuw nsw i64 %1333, 1
 %1335 = add nuw nsw i64 %1333, 9
 %1336 = getelementptr double, ptr %1130, i64 %1335
 %1337 = load double, ptr %1336, align 8
 %1338 = getelementptr double, ptr %1134, i64 %1335
 %1339 = load double, ptr %1338, align 8
 %1340 = getelementptr double, ptr %1182, i64 %1333
 store double %1337, ptr %1340, align 8
 %1341 = getelementptr double, ptr %1235, i64 %1333
 store double %1339, ptr %1341, align 8
 %1342 = icmp eq i64 %1334, 3
 br i1 %1342, label %1343, label %1332
1343:
 %1344 = phi i64 [ %1237, %1236 ], [ 0, %1332 ]
 br label %1345
1345:
 %1346 = phi double [ 0.000000e+00, %1343 ], [ %1361, %1345 ]
 %1347 = phi double [ 0.000000e+00, %1343 ], [ %1357, %1345 ]
 %1348 = phi i64 [ 0, %1343 ], [ %1349, %1345 ]
 %1349 = add nuw nsw i64 %1348, 1
 %1350 = getelementptr double, ptr %1125, i64 %1348
 %1351 = load double, ptr %1350, align 8
 %1352 = mul nuw nsw i64 %1348, 3
 %1353 = add nuw nsw i64 %1352, %1344
 %1354 = getelementptr double, ptr %1130, i64 %1353
 %1355 = load double, ptr %1354, align 8
 %1356 = fmul nsz contract double %1351, %1355
 %1357 = fadd nsz contract double %1347, %1356
 %1358 = getelementptr double, ptr %1134, i64 %1353
 %1359 = load double, ptr %1358, align 8
 %1360 = fmul nsz contract double %1351, %1359
 %1361 = fadd nsz contract double %1346, %1360
 %1362 = icmp eq i64 %1349, 3
 br i1 %1362, label %1239, label %1345
1363:
 %1364 = phi i64 [ 0, %1239 ], [ %1365, %1273 ]
 %1365 = add nuw nsw i64 %1364, 1
 br i1 %1240, label %1261, label %1250
1366:
 %1367 = phi double [ %1387, %1366 ], [ 0.000000e+00, %1236 ]
 %1368 = phi double [ %1385, %1366 ], [ 0.000000e+00, %1236 ]
 %1369 = phi double [ %1378, %1366 ], [ 0.000000e+00, %1236 ]
 %1370 = phi i64 [ %1371, %1366 ], [ 0, %1236 ]
 %1371 = add nuw nsw i64 %1370, 1
 %1372 = mul nuw nsw i64 %1370, 3
 %1373 = getelementptr double, ptr %1137, i64 %1372
 %1374 = load double, ptr %1373, align 8
 %1375 = getelementptr double, ptr %1138, i64 %1372
 %1376 = load double, ptr %1375, align 8
 %1377 = fmul nsz contract double %1374, %1376
 %1378 = fadd nsz contract double %1369, %1377
 %1379 = getelementptr double, ptr %1235, i64 %1370
 %1380 = load double, ptr %1379, align 8
 %1381 = getelementptr double, ptr %1182, i64 %1370
 %1382 = load double, ptr %1381, align 8
 %1383 = fsub nsz contract double %1380, %1382
 %1384 = fmul nsz contract double %1374, %1383
 %1385 = fadd nsz contract double %1368, %1384
 %1386 = fmul nsz contract double %1376, %1383
 %1387 = fadd nsz contract double %1367, %1386
 %1388 = icmp eq i64 %1371, 3
 br i1 %1388, label %1275, label %1366
1389:
 %1390 = phi i64 [ 0, %1275 ], [ %1391, %1389 ]
 %1391 = add nuw nsw i64 %1390, 1
 %1392 = getelementptr double, ptr %1182, i64 %1390
 %1393 = load double, ptr %1392, align 8
 %1394 = mul nuw nsw i64 %1390, 3
 %1395 = getelementptr double, ptr %1137, i64 %1394
 %1396 = load double, ptr %1395, align 8
 %1397 = fmul nsz contract double %1280, %1396
 %1398 = fadd nsz contract double %1393, %1397
 %1399 = getelementptr double, ptr %1235, i64 %1390
 %1400 = load double, ptr %1399, align 8
 %1401 = fadd nsz contract double %1400, %1398
 %1402 = getelementptr double, ptr %1138, i64 %1394
 %1403 = load double, ptr %1402, align 8
 %1404 = fmul nsz contract double %1282, %1403
 %1405 = fadd nsz contract double %1401, %1404
 %1406 = fmul nsz contract double %1405, 5.000000e-01
 %1407 = getelementptr double, ptr %1125, i64 %1390
 %1408 = getelementptr i8, ptr %1407, i64 24
 store double %1406, ptr %1408, align 8
 %1409 = icmp eq i64 %1391, 3
 br i1 %1409, label %1283, label %1389
1410:
 %1411 = icmp samesign ult i64 %1107, 3
 br i1 %1411, label %1412, label %1413
1412:
 call fastcc void @f17(ptr %70, ptr readonly %51, ptr %52, i64 %892, i64 %894, i64 %896, i64 %1107, double %920, i64 %892, i64 %894, double 1.000000e+00)
 br label %1524
1413:
 %1414 = add nsw i64 %1107, -3
 call fastcc void @f17(ptr %71, ptr readonly %51, ptr %52, i64 %894, i64 %892, i64 %896, i64 %1414, double %920, i64 %892, i64 %894, double -1.000000e+00)
 br label %1524
1415:
 %1416 = phi double [ 0xFFF0000000000000, %970 ], [ %1108, %1096 ]
 %1417 = phi i64 [ 0, %970 ], [ %1107, %1096 ]
 %1418 = phi i64 [ 0, %970 ], [ %1419, %1096 ]
 %1419 = add nuw nsw i64 %1418, 1
 %1420 = icmp samesign ult i64 %1418, 3
 br i1 %1420, label %1003, label %1049
1421:
 %1422 = phi double [ 0xFFF0000000000000, %1001 ], [ %1522, %1518 ]
 %1423 = phi i64 [ -1, %1001 ], [ %1521, %1518 ]
 %1424 = phi i64 [ 0, %1001 ], [ %1471, %1518 ]
 %1425 = udiv i64 %1424, 3
 %1426 = urem i64 %1424, 3
 %1427 = getelementptr double, ptr %922, i64 %1425
 %1428 = getelementptr double, ptr %924, i64 %1426
 br label %1446
1429:
 %1430 = fcmp nsz contract olt double %1488, 0.000000e+00
 br i1 %1430, label %1490, label %1431
1431:
 %1432 = tail call nsz contract double @llvm.fabs.f64(double %1488)
 br label %1497
1433:
 %1434 = add nuw nsw i64 %1499, 1
 %1435 = tail call nsz contract double @llvm.fabs.f64(double %1512)
 %1436 = getelementptr double, ptr %975, i64 %1434
 %1437 = load double, ptr %1436, align 8
 %1438 = fmul nsz contract double %1435, %1437
 %1439 = tail call nsz contract double @llvm.fabs.f64(double %1516)
 %1440 = getelementptr double, ptr %977, i64 %1434
 %1441 = load double, ptr %1440, align 8
 %1442 = fmul nsz contract double %1439, %1441
 %1443 = fadd nsz contract double %1438, %1442
 %1444 = fsub nsz contract double %1498, %1443
 %1445 = icmp eq i64 %1434, 3
 br i1 %1445, label %1518, label %1497
1446:
 %1447 = phi double [ 0.000000e+00, %1421 ], [ %1469, %1446 ]
 %1448 = phi i64 [ 0, %1421 ], [ %1449, %1446 ]
 %1449 = add nuw nsw i64 %1448, 1
 %1450 = icmp eq i64 %1449, 3
 %1451 = add nuw nsw i64 %1448, 2
 %1452 = urem i64 %1451, 3
 %1453 = mul nuw nsw i64 %1449, 3
 %1454 = select i1 %1450, i64 0, i64 %1453
 %1455 = getelementptr double, ptr %1427, i64 %1454
 %1456 = load double, ptr %1455, align 8
 %1457 = mul nuw nsw i64 %1452, 3
 %1458 = getelementptr double, ptr %1428, i64 %1457
 %1459 = load double, ptr %1458, align 8
 %1460 = fmul nsz contract double %1456, %1459
 %1461 = getelementptr double, ptr %1427, i64 %1457
 %1462 = load double, ptr %1461, align 8
 %1463 = getelementptr double, ptr %1428, i64 %1454
 %1464 = load double, ptr %1463, align 8
 %1465 = fmul nsz contract double %1462, %1464
 %1466 = fsub nsz contract double %1460, %1465
 %1467 = getelementptr double, ptr %1002, i64 %1448
 store double %1466, ptr %1467, align 8
 %1468 = fmul nsz contract double %1466, %1466
 %1469 = fadd nsz contract double %1447, %1468
 br i1 %1450, label %1470, label %1446
1470:
 %1471 = add nuw nsw i64 %1424, 1
 %1472 = tail call nsz contract double @llvm.sqrt.f64(double %1469)
 %1473 = fcmp nsz contract olt double %1472, 0x3EB0C6F7A0B5ED8D
 br i1 %1473, label %1518, label %1474
1474:
 %1475 = phi double [ %1488, %1474 ], [ 0.000000e+00, %1470 ]
 %1476 = phi i64 [ %1477, %1474 ], [ 0, %1470 ]
 %1477 = add nuw nsw i64 %1476, 1
 %1478 = getelementptr double, ptr %1002, i64 %1476
 %1479 = load double, ptr %1478, align 8
 %1480 = fdiv nsz contract double %1479, %1472
 store double %1480, ptr %1478, align 8
 %1481 = add nuw nsw i64 %1476, 9
 %1482 = getelementptr double, ptr %924, i64 %1481
 %1483 = load double, ptr %1482, align 8
 %1484 = getelementptr double, ptr %922, i64 %1481
 %1485 = load double, ptr %1484, align 8
 %1486 = fsub nsz contract double %1483, %1485
 %1487 = fmul nsz contract double %1480, %1486
 %1488 = fadd nsz contract double %1475, %1487
 %1489 = icmp eq i64 %1477, 3
 br i1 %1489, label %1429, label %1474
1490:
 %1491 = phi i64 [ %1492, %1490 ], [ 0, %1429 ]
 %1492 = add nuw nsw i64 %1491, 1
 %1493 = getelementptr double, ptr %1002, i64 %1491
 %1494 = load double, ptr %1493, align 8
 %1495 = fneg nsz contract double %1494
 store double %1495, ptr %1493, align 8
 %1496 = icmp eq i64 %1492, 3
 br i1 %1496, label %1431, label %1490
1497:
 %1498 = phi double [ %1432, %1431 ], [ %1444, %1433 ]
 %1499 = phi i64 [ 0, %1431 ], [ %1434, %1433 ]
 br label %1500
1500:
 %1501 = phi double [ 0.000000e+00, %1497 ], [ %1516, %1500 ]
 %1502 = phi double [ 0.000000e+00, %1497 ], [ %1512, %1500 ]
 %1503 = phi i64 [ 0, %1497 ], [ %1504, %1500 ]
 %1504 = add nuw nsw i64 %1503, 1
 %1505 = getelementptr double, ptr %1002, i64 %1503
 %1506 = load double, ptr %1505, align 8
 %1507 = mul nuw nsw i64 %1503, 3
 %1508 = add nuw nsw i64 %1507, %1499
 %1509 = getelementptr double, ptr %922, i64 %1508
 %1510 = load double, ptr %1509, align 8
 %1511 = fmul nsz contract double %1506, %1510
 %1512 = fadd nsz contract double %1502, %1511
 %1513 = getelementptr double, ptr %924, i64 %1508
 %1514 = load double, ptr %1513, align 8
 %1515 = fmul nsz contract double %1506, %1514
 %1516 = fadd nsz contract double %1501, %1515
 %1517 = icmp eq i64 %1504, 3
 br i1 %1517, label %1433, label %1500
1518:
 %1519 = phi double [ 0xFFF0000000000000, %1470 ], [ %1444, %1433 ]
 %1520 = fcmp nsz contract ogt double %1519, %1422
 %1521 = select i1 %1520, i64 %1424, i64 %1423
 %1522 = select i1 %1520, double %1519, double %1422
 %1523 = icmp eq i64 %1471, 9
 br i1 %1523, label %1110, label %1421
1524:
 br label %1891
1525:
 br i1 %967, label %1526, label %1527
1526:
 call fastcc void @f16(ptr %74, ptr readonly %51, ptr %52, i64 %892, i64 %894, i64 %896, double %920, i64 %892, i64 %894, double 1.000000e+00)
 br label %1891
1527:
 br i1 %968, label %1528, label %1529
1528:
 call fastcc void @f16(ptr %75, ptr readonly %51, ptr %52, i64 %894, i64 %892, i64 %896, double %920, i64 %892, i64 %894, double -1.000000e+00)
 br label %1891
1529:
 %1530 = load i64, ptr %143, align 1
 %1531 = inttoptr i64 %1530 to ptr
 %1532 = load i64, ptr %144, align 1
 %1533 = inttoptr i64 %1532 to ptr
 %1534 = getelementptr i8, ptr %1533, i64 24
 %1535 = getelementptr i8, ptr %1533, i64 48
 %1536 = shl i64 %908, 5
 %1537 = getelementptr i8, ptr %1531, i64 %1536
 %1538 = load double, ptr %1537, align 8
 %1539 = shl i64 %913, 5
 %1540 = getelementptr i8, ptr %1531, i64 %1539
 %1541 = load double, ptr %1540, align 8
 store double %1538, ptr %1535, align 8
 %1542 = getelementptr i8, ptr %1533, i64 56
 store double %1541, ptr %1542, align 8
 %1543 = load i64, ptr %925, align 8
 %1544 = icmp eq i64 %1543, 1
 br i1 %1544, label %1545, label %1548
1545:
 %1546 = getelementptr i8, ptr %1537, i64 24
 %1547 = load double, ptr %1546, align 8
 br label %1548
1548:
 %1549 = phi double [ %1547, %1545 ], [ 0.000000e+00, %1529 ]
 %1550 = load i64, ptr %928, align 8
 %1551 = icmp eq i64 %1550, 1
 br i1 %1551, label %1552, label %1555
1552:
 %1553 = getelementptr i8, ptr %1540, i64 24
 %1554 = load double, ptr %1553, align 8
 br label %1555
1555:
 %1556 = phi double [ %1554, %1552 ], [ 0.000000e+00, %1548 ]
 br label %1817
1557:
 %1558 = fmul nsz contract double %1830, %1830
 %1559 = fsub nsz contract double 1.000000e+00, %1558
 %1560 = fcmp nsz contract ogt double %1549, 0.000000e+00
 %1561 = fcmp nsz contract ogt double %1556, 0.000000e+00
 %1562 = select i1 %1560, i1 %1561, i1 false
 %1563 = fcmp nsz contract olt double %1559, 0x3EB0C6F7A0B5ED8D
 %1564 = select i1 %1562, i1 %1563, i1 false
 br i1 %1564, label %1565, label %1676
1565:
 %1566 = fcmp nsz contract ogt double %1830, 0.000000e+00
 %1567 = fneg nsz contract double %1549
 %1568 = fsub nsz contract double %1838, %1556
 %1569 = fcmp nsz contract ogt double %1568, %1567
 %1570 = select i1 %1569, double %1568, double %1567
 %1571 = fadd nsz contract double %1556, %1838
 %1572 = fcmp nsz contract olt double %1571, %1549
 %1573 = select i1 %1572, double %1571, double %1549
 %1574 = fcmp nsz contract olt double %1570, %1573
 br i1 %1574, label %1842, label %1676
1575:
 %1576 = load i64, ptr %145, align 1
 %1577 = inttoptr i64 %1576 to ptr
 br label %1643
1578:
 %1579 = getelementptr double, ptr %1577, i64 %1660
 %1580 = load double, ptr %1579, align 8
 %1581 = fdiv nsz contract double %1580, %1657
 br label %1585
1582:
 %1583 = icmp eq i64 %1660, 2
 %1584 = select i1 %1583, double 1.000000e+00, double 0.000000e+00
 br label %1585
1585:
 %1586 = phi double [ %1581, %1578 ], [ %1584, %1582 ]
 %1587 = getelementptr double, ptr %1577, i64 %1660
 store double %1586, ptr %1587, align 8
 %1588 = icmp eq i64 %1661, 3
 br i1 %1588, label %1589, label %1659
1589:
 %1590 = load double, ptr %1535, align 8
 %1591 = fsub nsz contract double %1657, %1590
 %1592 = load double, ptr %1542, align 8
 %1593 = fsub nsz contract double %1591, %1592
 %1594 = fmul nsz contract double %1593, 5.000000e-01
 br label %1662
1595:
 %1596 = load i64, ptr %111, align 1
 %1597 = load i64, ptr %83, align 1
 %1598 = shl nsw i64 %1597, 2
 %1599 = inttoptr i64 %1596 to ptr
 %1600 = load i64, ptr %146, align 1
 %1601 = inttoptr i64 %1600 to ptr
 %1602 = load i64, ptr %147, align 1
 %1603 = inttoptr i64 %1602 to ptr
 %1604 = load i64, ptr %148, align 1
 %1605 = inttoptr i64 %1604 to ptr
 %1606 = fcmp nsz contract olt double %1593, %920
 br i1 %1606, label %1607, label %1675
1607:
 %1608 = load i64, ptr %138, align 1
 %1609 = icmp slt i64 %1608, %1597
 br i1 %1609, label %1613, label %1610
1610:
 %1611 = load i64, ptr %149, align 1
 %1612 = add nsw i64 %1611, 1
 store i64 %1612, ptr %149, align 1
 br label %1675
1613:
 %1614 = icmp slt i64 %1608, 0
 %1615 = select i1 %1614, i64 %1598, i64 0
 %1616 = shl i64 %1608, 5
 %1617 = getelementptr i8, ptr %1599, i64 %1616
 %1618 = getelementptr i64, ptr %1617, i64 %1615
 store i64 %892, ptr %1618, align 8
 %1619 = getelementptr i8, ptr %1617, i64 8
 %1620 = getelementptr i64, ptr %1619, i64 %1615
 store i64 %894, ptr %1620, align 8
 %1621 = getelementptr i8, ptr %1617, i64 16
 %1622 = getelementptr i64, ptr %1621, i64 %1615
 store i64 %896, ptr %1622, align 8
 %1623 = getelementptr i8, ptr %1617, i64 24
 %1624 = getelementptr i64, ptr %1623, i64 %1615
 store i64 %1845, ptr %1624, align 8
 %1625 = select i1 %1614, i64 %1597, i64 0
 %1626 = add i64 %1625, %1608
 %1627 = getelementptr double, ptr %1601, i64 %1626
 store double %1593, ptr %1627, align 8
 %1628 = mul i64 %1626, 3
 br label %1632
1629:
 %1630 = load i64, ptr %138, align 1
 %1631 = add nsw i64 %1630, 1
 store i64 %1631, ptr %138, align 1
 br label %1675
1632:
 %1633 = phi i64 [ 0, %1613 ], [ %1634, %1632 ]
 %1634 = add nuw nsw i64 %1633, 1
 %1635 = getelementptr double, ptr %1577, i64 %1633
 %1636 = load double, ptr %1635, align 8
 %1637 = getelementptr i8, ptr %1635, i64 24
 %1638 = load double, ptr %1637, align 8
 %1639 = add i64 %1633, %1628
 %1640 = getelementptr double, ptr %1603, i64 %1639
 store double %1636, ptr %1640, align 8
 %1641 = getelementptr double, ptr %1605, i64 %1639
 store double %1638, ptr %1641, align 8
 %1642 = icmp eq i64 %1634, 3
 br i1 %1642, label %1629, label %1632
1643:
 %1644 = phi double [ 0.000000e+00, %1575 ], [ %1654, %1643 ]
 %1645 = phi i64 [ 0, %1575 ], [ %1646, %1643 ]
 %1646 = add nuw nsw i64 %1645, 1
 %1647 = getelementptr double, ptr %1534, i64 %1645
 %1648 = load double, ptr %1647, align 8
 %1649 = getelementptr double, ptr %1533, i64 %1645
 %1650 = load double, ptr %1649, align 8
 %1651 = fsub nsz contract double %1648, %1650
 %1652 = getelementptr double, ptr %1577, i64 %1645
 store double %1651, ptr %1652, align 8
 %1653 = fmul nsz contract double %1651, %1651
 %1654 = fadd nsz contract double %1644, %1653
 %1655 = icmp eq i64 %1646, 3
 br i1 %1655, label %1656, label %1643
1656:
 %1657 = tail call nsz contract double @llvm.sqrt.f64(double %1654)
 %1658 = fcmp nsz contract ogt double %1657, 0.000000e+00
 br label %1659
1659:
 %1660 = phi i64 [ 0, %1656 ], [ %1661, %1585 ]
 %1661 = add nuw nsw i64 %1660, 1
 br i1 %1658, label %1578, label %1582
1662:
 %1663 = phi i64 [ 0, %1589 ], [ %1664, %1662 ]
 %1664 = add nuw nsw i64 %1663, 1
 %1665 = getelementptr double, ptr %1533, i64 %1663
 %1666 = load double, ptr %1665, align 8
 %1667 = getelementptr double, ptr %1577, i64 %1663
 %1668 = load double, ptr %1667, align 8
 %1669 = load double, ptr %1535, align 8
 %1670 = fadd nsz contract double %1594, %1669
 %1671 = fmul nsz contract double %1668, %1670
 %1672 = fadd nsz contract double %1666, %1671
 %1673 = getelementptr i8, ptr %1667, i64 24
 store double %1672, ptr %1673, align 8
 %1674 = icmp eq i64 %1664, 3
 br i1 %1674, label %1595, label %1662
1675:
 br i1 %1844, label %1891, label %1842
1676:
 br i1 %1560, label %1677, label %1695
1677:
 %1678 = fcmp nsz contract oge double %1559, 0x3EB0C6F7A0B5ED8D
 %1679 = select i1 %1561, i1 %1678, i1 false
 br i1 %1679, label %1680, label %1689
1680:
 %1681 = fmul nsz contract double %1830, %1840
 %1682 = fsub nsz contract double %1838, %1681
 %1683 = fdiv nsz contract double %1682, %1559
 %1684 = fneg nsz contract double %1549
 %1685 = fcmp nsz contract olt double %1683, %1684
 %1686 = select i1 %1685, double %1684, double %1683
 %1687 = fcmp nsz contract olt double %1549, %1686
 %1688 = select i1 %1687, double %1549, double %1686
 br label %1695
1689:
 %1690 = fneg nsz contract double %1549
 %1691 = fcmp nsz contract olt double %1838, %1690
 %1692 = select i1 %1691, double %1690, double %1838
 %1693 = fcmp nsz contract olt double %1549, %1692
 %1694 = select i1 %1693, double %1549, double %1692
 br label %1695
1695:
 %1696 = phi double [ 0.000000e+00, %1676 ], [ %1688, %1680 ], [ %1694, %1689 ]
 %1697 = fmul nsz contract double %1830, %1696
 %1698 = fsub nsz contract double %1697, %1840
 %1699 = tail call nsz contract double @llvm.fabs.f64(double %1698)
 %1700 = fcmp nsz contract ogt double %1699, %1556
 br i1 %1700, label %1701, label %1714
1701:
 %1702 = fneg nsz contract double %1556
 %1703 = fcmp nsz contract olt double %1698, %1702
 %1704 = select i1 %1703, double %1702, double %1698
 %1705 = fcmp nsz contract olt double %1556, %1704
 %1706 = select i1 %1705, double %1556, double %1704
 %1707 = fmul nsz contract double %1830, %1706
 %1708 = fadd nsz contract double %1838, %1707
 %1709 = fneg nsz contract double %1549
 %1710 = fcmp nsz contract olt double %1708, %1709
 %1711 = select i1 %1710, double %1709, double %1708
 %1712 = fcmp nsz contract olt double %1549, %1711
 %1713 = select i1 %1712, double %1549, double %1711
 br label %1714
1714:
 %1715 = phi double [ %1713, %1701 ], [ %1696, %1695 ]
 %1716 = phi double [ %1706, %1701 ], [ %1698, %1695 ]
 br label %1870
1717:
 %1718 = load i64, ptr %145, align 1
 %1719 = inttoptr i64 %1718 to ptr
 br label %1785
1720:
 %1721 = getelementptr double, ptr %1719, i64 %1802
 %1722 = load double, ptr %1721, align 8
 %1723 = fdiv nsz contract double %1722, %1799
 br label %1727
1724:
 %1725 = icmp eq i64 %1802, 2
 %1726 = select i1 %1725, double 1.000000e+00, double 0.000000e+00
 br label %1727
1727:
 %1728 = phi double [ %1723, %1720 ], [ %1726, %1724 ]
 %1729 = getelementptr double, ptr %1719, i64 %1802
 store double %1728, ptr %1729, align 8
 %1730 = icmp eq i64 %1803, 3
 br i1 %1730, label %1731, label %1801
1731:
 %1732 = load double, ptr %1535, align 8
 %1733 = fsub nsz contract double %1799, %1732
 %1734 = load double, ptr %1542, align 8
 %1735 = fsub nsz contract double %1733, %1734
 %1736 = fmul nsz contract double %1735, 5.000000e-01
 br label %1804
1737:
 %1738 = load i64, ptr %111, align 1
 %1739 = load i64, ptr %83, align 1
 %1740 = shl nsw i64 %1739, 2
 %1741 = inttoptr i64 %1738 to ptr
 %1742 = load i64, ptr %146, align 1
 %1743 = inttoptr i64 %1742 to ptr
 %1744 = load i64, ptr %147, align 1
 %1745 = inttoptr i64 %1744 to ptr
 %1746 = load i64, ptr %148, align 1
 %1747 = inttoptr i64 %1746 to ptr
 %1748 = fcmp nsz contract olt double %1735, %920
 br i1 %1748, label %1749, label %1891
1749:
 %1750 = load i64, ptr %138, align 1
 %1751 = icmp slt i64 %1750, %1739
 br i1 %1751, label %1755, label %1752
1752:
 %1753 = load i64, ptr %149, align 1
 %1754 = add nsw i64 %1753, 1
 store i64 %1754, ptr %149, align 1
 br label %1891
1755:
 %1756 = icmp slt i64 %1750, 0
 %1757 = select i1 %1756, i64 %1740, i64 0
 %1758 = shl i64 %1750, 5
 %1759 = getelementptr i8, ptr %1741, i64 %1758
 %1760 = getelementptr i64, ptr %1759, i64 %1757
 store i64 %892, ptr %1760, align 8
 %1761 = getelementptr i8, ptr %1759, i64 8
 %1762 = getelementptr i64, ptr %1761, i64 %1757
 store i64 %894, ptr %1762, align 8
 %1763 = getelementptr i8, ptr %1759, i64 16
 %1764 = getelementptr i64, ptr %1763, i64 %1757
 store i64 %896, ptr %1764, align 8
 %1765 = getelementptr i8, ptr %1759, i64 24
 %1766 = getelementptr i64, ptr %1765, i64 %1757
 store i64 0, ptr %1766, align 8
 %1767 = select i1 %1756, i64 %1739, i64 0
 %1768 = add i64 %1767, %1750
 %1769 = getelementptr double, ptr %1743, i64 %1768
 store double %1735, ptr %1769, align 8
 %1770 = mul i64 %1768, 3
 br label %1774
1771:
 %1772 = load i64, ptr %138, align 1
 %1773 = add nsw i64 %1772, 1
 store i64 %1773, ptr %138, align 1
 br label %1891
1774:
 %1775 = phi i64 [ 0, %1755 ], [ %1776, %1774 ]
 %1776 = add nuw nsw i64 %1775, 1
 %1777 = getelementptr double, ptr %1719, i64 %1775
 %1778 = load double, ptr %1777, align 8
 %1779 = getelementptr i8, ptr %1777, i64 24
 %1780 = load double, ptr %1779, align 8
 %1781 = add i64 %1775, %1770
 %1782 = getelementptr double, ptr %1745, i64 %1781
 store double %1778, ptr %1782, align 8
 %1783 = getelementptr double, ptr %1747, i64 %1781
 store double %1780, ptr %1783, align 8
 %1784 = icmp eq i64 %1776, 3
 br i1 %1784, label %1771, label %1774
1785:
 %1786 = phi double [ 0.000000e+00, %1717 ], [ %1796, %1785 ]
 %1787 = phi i64 [ 0, %1717 ], [ %1788, %1785 ]
 %1788 = add nuw nsw i64 %1787, 1
 %1789 = getelementptr double, ptr %1534, i64 %1787
 %1790 = load double, ptr %1789, align 8
 %1791 = getelementptr double, ptr %1533, i64 %1787
 %1792 = load double, ptr %1791, align 8
 %1793 = fsub nsz contract double %1790, %1792
 %1794 = getelementptr double, ptr %1719, i64 %1787
 store double %1793, ptr %1794, align 8
 %1795 = fmul nsz contract double %1793, %1793
 %1796 = fadd nsz contract double %1786, %1795
 %1797 = icmp eq i64 %1788, 3
 br i1 %1797, label %1798, label %1785
1798:
 %1799 = tail call nsz contract double @llvm.sqrt.f64(double %1796)
 %1800 = fcmp nsz contract ogt double %1799, 0.000000e+00
 br label %1801
1801:
 %1802 = phi i64 [ 0, %1798 ], [ %1803, %1727 ]
 %1803 = add nuw nsw i64 %1802, 1
 br i1 %1800, label %1720, label %1724
1804:
 %1805 = phi i64 [ 0, %1731 ], [ %1806, %1804 ]
 %1806 = add nuw nsw i64 %1805, 1
 %1807 = getelementptr double, ptr %1533, i64 %1805
 %1808 = load double, ptr %1807, align 8
 %1809 = getelementptr double, ptr %1719, i64 %1805
 %1810 = load double, ptr %1809, align 8
 %1811 = load double, ptr %1535, align 8
 %1812 = fadd nsz contract double %1736, %1811
 %1813 = fmul nsz contract double %1810, %1812
 %1814 = fadd nsz contract double %1808, %1813
 %1815 = getelementptr i8, ptr %1809, i64 24
 store double %1814, ptr %1815, align 8
 %1816 = icmp eq i64 %1806, 3
 br i1 %1816, label %1737, label %1804
1817:
 %1818 = phi double [ 0.000000e+00, %1555 ], [ %1840, %1817 ]
 %1819 = phi double [ 0.000000e+00, %1555 ], [ %1838, %1817 ]
 %1820 = phi double [ 0.000000e+00, %1555 ], [ %1830, %1817 ]
 %1821 = phi i64 [ 0, %1555 ], [ %1822, %1817 ]
 %1822 = add nuw nsw i64 %1821, 1
 %1823 = mul nuw nsw i64 %1821, 3
 %1824 = add nuw nsw i64 %1823, 2
 %1825 = getelementptr double, ptr %922, i64 %1824
 %1826 = load double, ptr %1825, align 8
 %1827 = getelementptr double, ptr %924, i64 %1824
 %1828 = load double, ptr %1827, align 8
 %1829 = fmul nsz contract double %1826, %1828
 %1830 = fadd nsz contract double %1820, %1829
 %1831 = add nuw nsw i64 %1821, 9
 %1832 = getelementptr double, ptr %924, i64 %1831
 %1833 = load double, ptr %1832, align 8
 %1834 = getelementptr double, ptr %922, i64 %1831
 %1835 = load double, ptr %1834, align 8
 %1836 = fsub nsz contract double %1833, %1835
 %1837 = fmul nsz contract double %1826, %1836
 %1838 = fadd nsz contract double %1819, %1837
 %1839 = fmul nsz contract double %1828, %1836
 %1840 = fadd nsz contract double %1818, %1839
 %1841 = icmp eq i64 %1822, 3
 br i1 %1841, label %1557, label %1817
1842:
 %1843 = phi double [ %1573, %1675 ], [ %1570, %1565 ]
 %1844 = phi i1 [ true, %1675 ], [ false, %1565 ]
 %1845 = phi i64 [ 2, %1675 ], [ 1, %1565 ]
 %1846 = fsub nsz contract double %1843, %1838
 br label %1847
1847:
 %1848 = phi i64 [ 0, %1842 ], [ %1849, %1847 ]
 %1849 = add nuw nsw i64 %1848, 1
 %1850 = add nuw nsw i64 %1848, 9
 %1851 = getelementptr double, ptr %922, i64 %1850
 %1852 = load double, ptr %1851, align 8
 %1853 = mul nuw nsw i64 %1848, 3
 %1854 = add nuw nsw i64 %1853, 2
 %1855 = getelementptr double, ptr %922, i64 %1854
 %1856 = load double, ptr %1855, align 8
 %1857 = fmul nsz contract double %1843, %1856
 %1858 = fadd nsz contract double %1852, %1857
 %1859 = getelementptr double, ptr %1533, i64 %1848
 store double %1858, ptr %1859, align 8
 %1860 = getelementptr double, ptr %924, i64 %1850
 %1861 = load double, ptr %1860, align 8
 %1862 = getelementptr double, ptr %924, i64 %1854
 %1863 = load double, ptr %1862, align 8
 %1864 = fneg nsz contract double %1863
 %1865 = select nsz contract i1 %1566, double %1863, double %1864
 %1866 = fmul nsz contract double %1846, %1865
 %1867 = fadd nsz contract double %1861, %1866
 %1868 = getelementptr double, ptr %1534, i64 %1848
 store double %1867, ptr %1868, align 8
 %1869 = icmp eq i64 %1849, 3
 br i1 %1869, label %1575, label %1847
1870:
 %1871 = phi i64 [ 0, %1714 ], [ %1872, %1870 ]
 %1872 = add nuw nsw i64 %1871, 1
 %1873 = add nuw nsw i64 %1871, 9
 %1874 = getelementptr double, ptr %922, i64 %1873
 %1875 = load double, ptr %1874, align 8
 %1876 = mul nuw nsw i64 %1871, 3
 %1877 = add nuw nsw i64 %1876, 2
 %1878 = getelementptr double, ptr %922, i64 %1877
 %1879 = load double, ptr %1878, align 8
 %1880 = fmul nsz contract double %1715, %1879
 %1881 = fadd nsz contract double %1875, %1880
 %1882 = getelementptr double, ptr %1533, i64 %1871
 store double %1881, ptr %1882, align 8
 %1883 = getelementptr double, ptr %924, i64 %1873
 %1884 = load double, ptr %1883, align 8
 %1885 = getelementptr double, ptr %924, i64 %1877
 %1886 = load double, ptr %1885, align 8
 %1887 = fmul nsz contract double %1716, %1886
 %1888 = fadd nsz contract double %1884, %1887
 %1889 = getelementptr double, ptr %1534, i64 %1871
 store double %1888, ptr %1889, align 8
 %1890 = icmp eq i64 %1872, 3
 br i1 %1890, label %1717, label %1870
1891:
 br label %1922
1892:
 %1893 = phi double [ 0.000000e+00, %935 ], [ %1907, %1892 ]
 %1894 = phi i64 [ 0, %935 ], [ %1895, %1892 ]
 %1895 = add nuw nsw i64 %1894, 1
 %1896 = mul nuw nsw i64 %1894, 24
 %1897 = getelementptr i8, ptr %938, i64 %1896
 %1898 = getelementptr i8, ptr %1897, i64 16
 %1899 = load double, ptr %1898, align 8
 %1900 = add nuw nsw i64 %1894, 9
 %1901 = getelementptr double, ptr %939, i64 %1900
 %1902 = load double, ptr %1901, align 8
 %1903 = getelementptr double, ptr %938, i64 %1900
 %1904 = load double, ptr %1903, align 8
 %1905 = fsub nsz contract double %1902, %1904
 %1906 = fmul nsz contract double %1899, %1905
 %1907 = fadd nsz contract double %1893, %1906
 %1908 = icmp eq i64 %1895, 3
 br i1 %1908, label %940, label %1892
1909:
 %1910 = phi double [ %1920, %1909 ], [ 0.000000e+00, %932 ]
 %1911 = phi i64 [ %1912, %1909 ], [ 0, %932 ]
 %1912 = add nuw nsw i64 %1911, 1
 %1913 = add nuw nsw i64 %1911, 9
 %1914 = getelementptr double, ptr %924, i64 %1913
 %1915 = load double, ptr %1914, align 8
 %1916 = getelementptr double, ptr %922, i64 %1913
 %1917 = load double, ptr %1916, align 8
 %1918 = fsub nsz contract double %1915, %1917
 %1919 = fmul nsz contract double %1918, %1918
 %1920 = fadd nsz contract double %1910, %1919
 %1921 = icmp eq i64 %1912, 3
 br i1 %1921, label %945, label %1909
1922:
 %1923 = icmp eq i64 %889, %725
 br i1 %1923, label %1969, label %887
1924:
 %1925 = phi double [ %741, %739 ], [ 0.000000e+00, %729 ]
 %1926 = phi double [ %740, %739 ], [ 0.000000e+00, %729 ]
 %1927 = phi i64 [ %1928, %739 ], [ 0, %729 ]
 %1928 = add nuw nsw i64 %1927, 1
 %1929 = getelementptr double, ptr %712, i64 %1927
 %1930 = load double, ptr %1929, align 8
 %1931 = fsub nsz contract double %1930, %1930
 %1932 = fcmp nsz contract ord double %1931, 0.000000e+00
 br i1 %1932, label %732, label %739
1933:
 %1934 = phi i64 [ 0, %761 ], [ %1935, %885 ]
 %1935 = add nuw nsw i64 %1934, 1
 %1936 = getelementptr double, ptr %712, i64 %1934
 %1937 = load double, ptr %1936, align 8
 %1938 = fsub nsz contract double %1937, %1937
 %1939 = fcmp nsz contract ord double %1938, 0.000000e+00
 br i1 %1939, label %795, label %763
1940:
 %1941 = phi i64 [ 0, %766 ], [ %1942, %793 ]
 %1942 = add nuw nsw i64 %1941, 1
 %1943 = getelementptr double, ptr %712, i64 %1941
 %1944 = load double, ptr %1943, align 8
 %1945 = fsub nsz contract double %1944, %1944
 %1946 = fcmp nsz contract ord double %1945, 0.000000e+00
 br i1 %1946, label %768, label %793
1947:
 %1948 = phi i64 [ 0, %795 ], [ %1949, %870 ]
 %1949 = add nuw nsw i64 %1948, 1
 %1950 = urem i64 %1948, 3
 %1951 = add i64 %813, %1950
 %1952 = udiv i64 %1948, 3
 %1953 = urem i64 %1952, 3
 %1954 = add i64 %814, %1953
 %1955 = udiv i64 %1948, 9
 %1956 = add i64 %815, %1955
 %1957 = mul nsw i64 %1951, 73856093
 %1958 = mul nsw i64 %1954, 19349663
 %1959 = mul nsw i64 %1956, 83492791
 %1960 = xor i64 %1959, %1957
 %1961 = xor i64 %1960, %1958
 %1962 = and i64 %1961, %762
 %1963 = icmp slt i64 %1962, 0
 %1964 = select i1 %1963, i64 %718, i64 0
 %1965 = getelementptr i64, ptr %719, i64 %1962
 %1966 = getelementptr i64, ptr %1965, i64 %1964
 %1967 = load i64, ptr %1966, align 8
 %1968 = icmp sgt i64 %1967, -1
 br i1 %1968, label %817, label %870
1969:
 %1970 = load i64, ptr %138, align 1
 %1971 = icmp slt i64 %1970, 1
 br i1 %1971, label %2118, label %2121
1972:
 %1973 = add nuw nsw i64 %2122, 1
 %1974 = icmp eq i64 %1973, %1970
 br i1 %1974, label %2118, label %2121
1975:
 %1976 = getelementptr i64, ptr %441, i64 %2134
 %1977 = load i64, ptr %1976, align 8
 %1978 = icmp slt i64 %1977, 0
 br i1 %1978, label %1979, label %1982
1979:
 %1980 = load i64, ptr %112, align 1
 %1981 = add nsw i64 %1980, 1
 store i64 %1981, ptr %112, align 1
 br label %1982
1982:
 br i1 %2126, label %1983, label %2125
1983:
 %1984 = load i64, ptr %147, align 1
 %1985 = inttoptr i64 %1984 to ptr
 %1986 = load i64, ptr %150, align 1
 %1987 = mul i64 %2122, 24
 %1988 = getelementptr i8, ptr %1985, i64 %1987
 %1989 = getelementptr i8, ptr %1988, i64 16
 %1990 = load double, ptr %1989, align 8
 %1991 = fcmp nsz contract ult double %1990, 0.000000e+00
 %1992 = select i1 %1991, double -1.000000e+00, double 1.000000e+00
 %1993 = inttoptr i64 %1986 to ptr
 %1994 = mul i64 %2122, 72
 %1995 = getelementptr i8, ptr %1993, i64 %1994
 %1996 = fadd nsz contract double %1990, %1992
 %1997 = fdiv nsz contract double -1.000000e+00, %1996
 %1998 = load double, ptr %1988, align 8
 %1999 = getelementptr i8, ptr %1988, i64 8
 %2000 = load double, ptr %1999, align 8
 %2001 = fmul nsz contract double %1998, %2000
 %2002 = fmul nsz contract double %2001, %1997
 store double %1998, ptr %1995, align 8
 %2003 = getelementptr i8, ptr %1995, i64 8
 store double %2000, ptr %2003, align 8
 %2004 = getelementptr i8, ptr %1995, i64 16
 store double %1990, ptr %2004, align 8
 %2005 = load double, ptr %1988, align 8
 %2006 = fmul nsz contract double %1992, %2005
 %2007 = fmul nsz contract double %2005, %2006
 %2008 = fmul nsz contract double %1997, %2007
 %2009 = fadd nsz contract double %2008, 1.000000e+00
 %2010 = fmul nsz contract double %1992, %2002
 %2011 = fneg nsz contract double %1992
 %2012 = fmul nsz contract double %2005, %2011
 %2013 = getelementptr i8, ptr %1995, i64 24
 store double %2009, ptr %2013, align 8
 %2014 = getelementptr i8, ptr %1995, i64 32
 store double %2010, ptr %2014, align 8
 %2015 = getelementptr i8, ptr %1995, i64 40
 store double %2012, ptr %2015, align 8
 %2016 = load double, ptr %1999, align 8
 %2017 = fmul nsz contract double %2016, %2016
 %2018 = fmul nsz contract double %1997, %2017
 %2019 = fadd nsz contract double %1992, %2018
 %2020 = fneg nsz contract double %2016
 %2021 = getelementptr i8, ptr %1995, i64 48
 store double %2002, ptr %2021, align 8
 %2022 = getelementptr i8, ptr %1995, i64 56
 store double %2019, ptr %2022, align 8
 %2023 = getelementptr i8, ptr %1995, i64 64
 store double %2020, ptr %2023, align 8
 %2024 = load i64, ptr %106, align 1
 %2025 = load i64, ptr %107, align 1
 %2026 = inttoptr i64 %2024 to ptr
 %2027 = load i64, ptr %117, align 1
 %2028 = inttoptr i64 %2027 to ptr
 %2029 = load i64, ptr %111, align 1
 %2030 = inttoptr i64 %2029 to ptr
 %2031 = load i64, ptr %148, align 1
 %2032 = inttoptr i64 %2031 to ptr
 %2033 = load i64, ptr %150, align 1
 %2034 = inttoptr i64 %2033 to ptr
 %2035 = load i64, ptr %151, align 1
 %2036 = inttoptr i64 %2035 to ptr
 %2037 = getelementptr i8, ptr %2032, i64 %1987
 %2038 = getelementptr i8, ptr %2034, i64 %1994
 %2039 = mul nuw nsw i64 %2122, 3
 %2040 = getelementptr i8, ptr %2030, i64 %2123
 br label %2050
2041:
 %2042 = add nuw nsw i64 %2051, 1
 %2043 = icmp eq i64 %2042, 3
 br i1 %2043, label %1972, label %2050
2044:
 %2045 = mul i64 %2067, 96
 %2046 = getelementptr i8, ptr %2028, i64 %2045
 %2047 = getelementptr i8, ptr %2069, i64 24
 br label %2071
2048:
 br i1 %2074, label %2049, label %2071
2049:
 br i1 %2059, label %2041, label %2057
2050:
 %2051 = phi i64 [ 0, %1983 ], [ %2042, %2041 ]
 %2052 = add nuw nsw i64 %2051, %2039
 %2053 = mul i64 %2052, 96
 %2054 = getelementptr i8, ptr %2036, i64 %2053
 %2055 = mul nuw nsw i64 %2051, 24
 %2056 = getelementptr i8, ptr %2038, i64 %2055
 br label %2057
2057:
 %2058 = phi double [ -1.000000e+00, %2050 ], [ 1.000000e+00, %2049 ]
 %2059 = phi i1 [ false, %2050 ], [ true, %2049 ]
 %2060 = phi i64 [ 0, %2050 ], [ 1, %2049 ]
 %2061 = getelementptr i64, ptr %2040, i64 %2060
 %2062 = load i64, ptr %2061, align 8
 %2063 = icmp slt i64 %2062, 0
 %2064 = select i1 %2063, i64 %2025, i64 0
 %2065 = getelementptr i64, ptr %2026, i64 %2062
 %2066 = getelementptr i64, ptr %2065, i64 %2064
 %2067 = load i64, ptr %2066, align 8
 %2068 = mul nuw nsw i64 %2060, 48
 %2069 = getelementptr i8, ptr %2054, i64 %2068
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %2069, i8 0, i64 48, i1 false)
 %2070 = icmp slt i64 %2067, 0
 br i1 %2070, label %2049, label %2044
2071:
 %2072 = phi i64 [ 0, %2044 ], [ %2073, %2048 ]
 %2073 = add nuw nsw i64 %2072, 1
 %2074 = icmp eq i64 %2073, 3
 %2075 = select i1 %2074, i64 0, i64 %2073
 %2076 = add nuw nsw i64 %2072, 2
 %2077 = urem i64 %2076, 3
 %2078 = getelementptr double, ptr %2037, i64 %2075
 %2079 = load double, ptr %2078, align 8
 %2080 = getelementptr double, ptr %2046, i64 %2075
 %2081 = getelementptr i8, ptr %2080, i64 72
 %2082 = load double, ptr %2081, align 8
 %2083 = fsub nsz contract double %2079, %2082
 %2084 = getelementptr double, ptr %2056, i64 %2077
 %2085 = load double, ptr %2084, align 8
 %2086 = fmul nsz contract double %2083, %2085
 %2087 = getelementptr double, ptr %2037, i64 %2077
 %2088 = load double, ptr %2087, align 8
 %2089 = getelementptr double, ptr %2046, i64 %2077
 %2090 = getelementptr i8, ptr %2089, i64 72
 %2091 = load double, ptr %2090, align 8
 %2092 = fsub nsz contract double %2088, %2091
 %2093 = getelementptr double, ptr %2056, i64 %2075
 %2094 = load double, ptr %2093, align 8
 %2095 = fmul nsz contract double %2092, %2094
 %2096 = fsub nsz contract double %2086, %2095
 %2097 = getelementptr double, ptr %2056, i64 %2072
 %2098 = mul nuw nsw i64 %2072, 24
 %2099 = getelementptr i8, ptr %2046, i64 %2098
 br label %2100
2100:
 %2101 = phi i64 [ 0, %2071 ], [ %2102, %2100 ]
 %2102 = add nuw nsw i64 %2101, 1
 %2103 = getelementptr double, ptr %2069, i64 %2101
 %2104 = load double, ptr %2103, align 8
 %2105 = getelementptr double, ptr %2099, i64 %2101
 %2106 = load double, ptr %2105, align 8
 %2107 = fmul nsz contract double %2058, %2106
 %2108 = fmul nsz contract double %2096, %2107
 %2109 = fadd nsz contract double %2104, %2108
 store double %2109, ptr %2103, align 8
 %2110 = getelementptr double, ptr %2047, i64 %2101
 %2111 = load double, ptr %2110, align 8
 %2112 = load double, ptr %2105, align 8
 %2113 = fmul nsz contract double %2058, %2112
 %2114 = load double, ptr %2097, align 8
 %2115 = fmul nsz contract double %2113, %2114
 %2116 = fadd nsz contract double %2111, %2115
 store double %2116, ptr %2110, align 8
 %2117 = icmp eq i64 %2102, 3
 br i1 %2117, label %2048, label %2100
2118:
 %2119 = load i64, ptr %112, align 1
 %2120 = icmp eq i64 %2119, 0
 br i1 %2120, label %2139, label %287
2121:
 %2122 = phi i64 [ %1973, %1972 ], [ 0, %1969 ]
 %2123 = shl i64 %2122, 5
 %2124 = getelementptr i8, ptr %445, i64 %2123
 br label %2125
2125:
 %2126 = phi i1 [ false, %2121 ], [ true, %1982 ]
 %2127 = phi i64 [ 0, %2121 ], [ 1, %1982 ]
 %2128 = getelementptr i64, ptr %2124, i64 %2127
 %2129 = load i64, ptr %2128, align 8
 %2130 = icmp slt i64 %2129, 0
 %2131 = select i1 %2130, i64 %438, i64 0
 %2132 = getelementptr i64, ptr %439, i64 %2129
 %2133 = getelementptr i64, ptr %2132, i64 %2131
 %2134 = load i64, ptr %2133, align 8
 %2135 = load i64, ptr %118, align 1
 %2136 = icmp eq i64 %2135, 0
 %2137 = icmp sgt i64 %2134, -1
 %2138 = select i1 %2136, i1 %2137, i1 false
 br i1 %2138, label %1975, label %1982
2139:
 %2140 = load i64, ptr %149, align 1
 %2141 = icmp eq i64 %2140, 0
 br i1 %2141, label %2142, label %287
2142:
 %2143 = load i64, ptr %150, align 1
 %2144 = load i64, ptr %83, align 1
 %2145 = inttoptr i64 %2143 to ptr
 %2146 = load i64, ptr %152, align 1
 %2147 = inttoptr i64 %2146 to ptr
 %2148 = load i64, ptr %153, align 1
 %2149 = inttoptr i64 %2148 to ptr
 %2150 = load i64, ptr %154, align 1
 %2151 = inttoptr i64 %2150 to ptr
 %2152 = load i64, ptr %155, align 1
 %2153 = load i64, ptr %156, align 1
 %2154 = inttoptr i64 %2152 to ptr
 %2155 = load i64, ptr %157, align 1
 %2156 = inttoptr i64 %2155 to ptr
 %2157 = load i64, ptr %158, align 1
 %2158 = inttoptr i64 %2157 to ptr
 %2159 = load i64, ptr %159, align 1
 %2160 = inttoptr i64 %2159 to ptr
 %2161 = add nsw i64 %2153, -1
 %2162 = load i64, ptr %160, align 1
 %2163 = icmp slt i64 %2162, 1
 br i1 %2163, label %2166, label %2164
2164:
 %2165 = shl nuw i64 %2162, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %2160, i8 0, i64 %2165, i1 false)
 br label %2166
2166:
 %2167 = load i64, ptr %138, align 1
 %2168 = icmp slt i64 %2167, 1
 br i1 %2168, label %2269, label %2218
2169:
 %2170 = icmp eq i64 %2220, %2167
 br i1 %2170, label %2269, label %2218
2171:
 %2172 = phi i64 [ %2186, %2184 ], [ %2240, %2218 ]
 %2173 = icmp slt i64 %2172, 0
 %2174 = select i1 %2173, i64 %2153, i64 0
 %2175 = getelementptr i64, ptr %2154, i64 %2172
 %2176 = getelementptr i64, ptr %2175, i64 %2174
 %2177 = load i64, ptr %2176, align 8
 %2178 = icmp slt i64 %2177, 0
 %2179 = select i1 %2178, i64 %2144, i64 0
 %2180 = getelementptr i64, ptr %2149, i64 %2177
 %2181 = getelementptr i64, ptr %2180, i64 %2179
 %2182 = load i64, ptr %2181, align 8
 %2183 = icmp eq i64 %2182, %2234
 br i1 %2183, label %2193, label %2184
2184:
 %2185 = add nsw i64 %2172, 1
 %2186 = and i64 %2185, %2161
 %2187 = icmp slt i64 %2186, 0
 %2188 = select i1 %2187, i64 %2153, i64 0
 %2189 = getelementptr i64, ptr %2154, i64 %2186
 %2190 = getelementptr i64, ptr %2189, i64 %2188
 %2191 = load i64, ptr %2190, align 8
 %2192 = icmp sgt i64 %2191, -1
 br i1 %2192, label %2171, label %2193
2193:
 %2194 = phi i64 [ -1, %2218 ], [ -1, %2184 ], [ %2177, %2171 ]
 %2195 = icmp sgt i64 %2194, -1
 %2196 = mul nuw nsw i64 %2219, 3
 %2197 = getelementptr i64, ptr %2156, i64 %2196
 %2198 = mul i64 %2194, 24
 %2199 = getelementptr i8, ptr %2158, i64 %2198
 br label %2247
2200:
 %2201 = getelementptr i64, ptr %2199, i64 %2248
 %2202 = load i64, ptr %2201, align 8
 %2203 = getelementptr i64, ptr %2197, i64 %2248
 store i64 %2202, ptr %2203, align 8
 %2204 = icmp eq i64 %2249, 3
 br i1 %2204, label %2209, label %2208
2205:
 %2206 = getelementptr i64, ptr %2197, i64 %2248
 store i64 0, ptr %2206, align 8
 %2207 = icmp eq i64 %2249, 3
 br i1 %2207, label %2211, label %2208
2208:
 br label %2247
2209:
 %2210 = getelementptr i64, ptr %2160, i64 %2194
 store i64 1, ptr %2210, align 8
 br label %2211
2211:
 %2212 = mul i64 %2219, 72
 %2213 = getelementptr i8, ptr %2145, i64 %2212
 %2214 = getelementptr i8, ptr %2151, i64 %2198
 %2215 = getelementptr double, ptr %2147, i64 %2196
 br label %2250
2216:
 %2217 = icmp eq i64 %2252, 3
 br i1 %2217, label %2169, label %2250
2218:
 %2219 = phi i64 [ %2220, %2169 ], [ 0, %2166 ]
 %2220 = add nuw nsw i64 %2219, 1
 %2221 = load i64, ptr %111, align 1
 %2222 = inttoptr i64 %2221 to ptr
 %2223 = shl i64 %2219, 5
 %2224 = getelementptr i8, ptr %2222, i64 %2223
 %2225 = load i64, ptr %2224, align 8
 %2226 = load i64, ptr %107, align 1
 %2227 = mul nsw i64 %2226, %2225
 %2228 = getelementptr i8, ptr %2224, i64 8
 %2229 = load i64, ptr %2228, align 8
 %2230 = add nsw i64 %2227, %2229
 %2231 = shl nsw i64 %2230, 16
 %2232 = getelementptr i8, ptr %2224, i64 24
 %2233 = load i64, ptr %2232, align 8
 %2234 = add nsw i64 %2231, %2233
 %2235 = srem i64 %2234, 1000003
 %2236 = icmp slt i64 %2235, 0
 %2237 = add nsw i64 %2235, 1000003
 %2238 = select i1 %2236, i64 %2237, i64 %2235
 %2239 = mul nsw i64 %2238, 2654435761
 %2240 = and i64 %2239, %2161
 %2241 = icmp slt i64 %2240, 0
 %2242 = select i1 %2241, i64 %2153, i64 0
 %2243 = getelementptr i64, ptr %2154, i64 %2240
 %2244 = getelementptr i64, ptr %2243, i64 %2242
 %2245 = load i64, ptr %2244, align 8
 %2246 = icmp sgt i64 %2245, -1
 br i1 %2246, label %2171, label %2193
2247:
 %2248 = phi i64 [ 0, %2193 ], [ %2249, %2208 ]
 %2249 = add nuw nsw i64 %2248, 1
 br i1 %2195, label %2200, label %2205
2250:
 %2251 = phi i64 [ 0, %2211 ], [ %2252, %2216 ]
 %2252 = add nuw nsw i64 %2251, 1
 %2253 = getelementptr double, ptr %2215, i64 %2251
 store double 0.000000e+00, ptr %2253, align 8
 br i1 %2195, label %2254, label %2216
2254:
 %2255 = mul nuw nsw i64 %2251, 24
 %2256 = getelementptr i8, ptr %2213, i64 %2255
 br label %2257
2257:
 %2258 = phi i64 [ 0, %2254 ], [ %2260, %2257 ]
 %2259 = phi double [ 0.000000e+00, %2254 ], [ %2267, %2257 ]
 %2260 = add nuw nsw i64 %2258, 1
 %2261 = getelementptr double, ptr %2256, i64 %2258
 %2262 = load double, ptr %2261, align 8
 %2263 = fmul nsz contract double %403, %2262
 %2264 = getelementptr double, ptr %2214, i64 %2258
 %2265 = load double, ptr %2264, align 8
 %2266 = fmul nsz contract double %2263, %2265
 %2267 = fadd nsz contract double %2259, %2266
 store double %2267, ptr %2253, align 8
 %2268 = icmp eq i64 %2260, 3
 br i1 %2268, label %2216, label %2257
2269:
 %2270 = load i64, ptr %118, align 1
 %2271 = icmp eq i64 %2270, 1
 br i1 %2271, label %2272, label %2796
2272:
 store i8 0, ptr %69, align 1
 %2273 = load i64, ptr %161, align 1
 %2274 = load i64, ptr %162, align 1
 %2275 = inttoptr i64 %2273 to ptr
 %2276 = load i64, ptr %110, align 1
 %2277 = inttoptr i64 %2276 to ptr
 %2278 = load i64, ptr %190, align 1
 %2279 = inttoptr i64 %2278 to ptr
 %2280 = load i64, ptr %191, align 1
 %2281 = inttoptr i64 %2280 to ptr
 %2282 = load i64, ptr %111, align 1
 %2283 = inttoptr i64 %2282 to ptr
 %2284 = load i64, ptr %146, align 1
 %2285 = inttoptr i64 %2284 to ptr
 %2286 = load i64, ptr %186, align 1
 %2287 = inttoptr i64 %2286 to ptr
 %2288 = load i64, ptr %168, align 1
 %2289 = inttoptr i64 %2288 to ptr
 %2290 = load i64, ptr %169, align 1
 %2291 = inttoptr i64 %2290 to ptr
 %2292 = load i64, ptr %170, align 1
 %2293 = inttoptr i64 %2292 to ptr
 %2294 = load i64, ptr %152, align 1
 %2295 = inttoptr i64 %2294 to ptr
 %2296 = load i64, ptr %171, align 1
 %2297 = inttoptr i64 %2296 to ptr
 %2298 = load i64, ptr %188, align 1
 %2299 = inttoptr i64 %2298 to ptr
 %2300 = load i64, ptr %138, align 1
 store i64 0, ptr %182, align 1
 %2301 = load i64, ptr %109, align 1
 %2302 = icmp slt i64 %2301, 1
 br i1 %2302, label %2306, label %2508
2303:
 %2304 = add nuw nsw i64 %2509, 1
 %2305 = icmp eq i64 %2301, %2304
 br i1 %2305, label %2306, label %2508
2306:
 %2307 = icmp slt i64 %2300, 1
 br i1 %2307, label %2391, label %2519
2308:
 %2309 = add nuw nsw i64 %2520, 1
 %2310 = getelementptr double, ptr %2295, i64 %2534
 %2311 = load double, ptr %2310, align 8
 %2312 = getelementptr double, ptr %2299, i64 %2520
 store double %2311, ptr %2312, align 8
 %2313 = getelementptr i8, ptr %2283, i64 %2535
 %2314 = getelementptr i8, ptr %2313, i64 16
 %2315 = load i64, ptr %2314, align 8
 %2316 = icmp slt i64 %2315, 0
 %2317 = select i1 %2316, i64 %2274, i64 0
 %2318 = add i64 %2317, %2315
 %2319 = shl i64 %2318, 5
 %2320 = getelementptr i8, ptr %2275, i64 %2319
 %2321 = load double, ptr %2320, align 8
 %2322 = getelementptr double, ptr %2285, i64 %2520
 %2323 = load double, ptr %2322, align 8
 %2324 = getelementptr double, ptr %2289, i64 %2534
 %2325 = load double, ptr %2324, align 8
 %2326 = getelementptr double, ptr %2293, i64 %2534
 %2327 = load double, ptr %2326, align 8
 %2328 = fcmp nsz contract ogt double %2321, 0.000000e+00
 %2329 = fcmp nsz contract olt double %2325, 0.000000e+00
 %2330 = select i1 %2328, i1 %2329, i1 false
 br i1 %2330, label %2331, label %2342
2331:
 %2332 = fmul nsz contract double %403, %2327
 %2333 = fadd nsz contract double %2323, %2332
 %2334 = fcmp nsz contract olt double %2333, 0.000000e+00
 br i1 %2334, label %2335, label %2342
2335:
 %2336 = fneg nsz contract double %2325
 %2337 = fsub nsz contract double %2327, %2325
 %2338 = tail call nsz contract double @llvm.fabs.f64(double %2337)
 %2339 = fcmp nsz contract olt double %2338, %2336
 br i1 %2339, label %2340, label %2342
2340:
 %2341 = fmul nsz contract double %2321, %2325
 br label %2346
2342:
 %2343 = fcmp nsz contract ogt double %2323, 0.000000e+00
 %2344 = fdiv nsz contract double %2323, %403
 %2345 = select i1 %2343, double %2344, double 0.000000e+00
 br label %2346
2346:
 %2347 = phi double [ %2345, %2342 ], [ %2341, %2340 ]
 %2348 = getelementptr double, ptr %2291, i64 %2534
 store double %2347, ptr %2348, align 8
 %2349 = load double, ptr %2326, align 8
 %2350 = fadd nsz contract double %2347, %2349
 store double %2350, ptr %2326, align 8
 %2351 = getelementptr i8, ptr %2324, i64 8
 %2352 = load double, ptr %2351, align 8
 br label %2353
2353:
 %2354 = phi double [ 1.000000e+00, %2346 ], [ %2359, %2353 ]
 %2355 = phi double [ %2352, %2346 ], [ %2360, %2353 ]
 %2356 = phi i1 [ false, %2346 ], [ true, %2353 ]
 %2357 = phi i1 [ true, %2346 ], [ false, %2353 ]
 %2358 = fmul nsz contract double %2354, %2355
 %2359 = select i1 %2357, double %2354, double %2358
 %2360 = fmul nsz contract double %2355, %2355
 br i1 %2356, label %2361, label %2353
2361:
 %2362 = getelementptr i8, ptr %2324, i64 16
 %2363 = load double, ptr %2362, align 8
 br label %2364
2364:
 %2365 = phi double [ 1.000000e+00, %2361 ], [ %2370, %2364 ]
 %2366 = phi double [ %2363, %2361 ], [ %2371, %2364 ]
 %2367 = phi i1 [ false, %2361 ], [ true, %2364 ]
 %2368 = phi i1 [ true, %2361 ], [ false, %2364 ]
 %2369 = fmul nsz contract double %2365, %2366
 %2370 = select i1 %2368, double %2365, double %2369
 %2371 = fmul nsz contract double %2366, %2366
 br i1 %2367, label %2372, label %2364
2372:
 %2373 = load i64, ptr %161, align 1
 %2374 = load i64, ptr %162, align 1
 %2375 = inttoptr i64 %2373 to ptr
 %2376 = load i64, ptr %111, align 1
 %2377 = inttoptr i64 %2376 to ptr
 %2378 = getelementptr i8, ptr %2377, i64 %2535
 %2379 = getelementptr i8, ptr %2378, i64 16
 %2380 = load i64, ptr %2379, align 8
 %2381 = icmp slt i64 %2380, 0
 %2382 = select i1 %2381, i64 %2374, i64 0
 %2383 = add i64 %2382, %2380
 %2384 = shl i64 %2383, 5
 %2385 = getelementptr i8, ptr %2375, i64 %2384
 %2386 = getelementptr i8, ptr %2385, i64 8
 %2387 = load double, ptr %2386, align 8
 %2388 = getelementptr i8, ptr %2385, i64 16
 %2389 = load double, ptr %2388, align 8
 %2390 = fcmp nsz contract oeq double %2387, %2389
 br i1 %2390, label %2717, label %2700
2391:
 %2392 = load i64, ptr %170, align 1
 %2393 = load i64, ptr %187, align 1
 %2394 = inttoptr i64 %2392 to ptr
 %2395 = load i64, ptr %174, align 1
 %2396 = inttoptr i64 %2395 to ptr
 %2397 = load i64, ptr %138, align 1
 %2398 = icmp slt i64 %2397, 1
 br i1 %2398, label %2402, label %2419
2399:
 %2400 = phi double [ %2420, %2419 ], [ %2435, %2427 ]
 %2401 = icmp eq i64 %2397, %2422
 br i1 %2401, label %2402, label %2419
2402:
 %2403 = phi double [ 0.000000e+00, %2391 ], [ %2400, %2399 ]
 %2404 = load i64, ptr %182, align 1
 %2405 = icmp slt i64 %2404, 1
 br i1 %2405, label %2448, label %2406
2406:
 %2407 = mul nsw i64 %2397, 3
 br label %2437
2408:
 %2409 = getelementptr double, ptr %2396, i64 %2439
 %2410 = load double, ptr %2409, align 8
 %2411 = fcmp nsz contract olt double %2410, 0.000000e+00
 br i1 %2411, label %2412, label %2416
2412:
 %2413 = tail call nsz contract double @llvm.fabs.f64(double %2446)
 %2414 = fcmp nsz contract ogt double %2413, %2438
 %2415 = select i1 %2414, double %2413, double %2438
 br label %2416
2416:
 %2417 = phi double [ %2415, %2412 ], [ %2438, %2408 ]
 %2418 = icmp eq i64 %2440, %2404
 br i1 %2418, label %2448, label %2437
2419:
 %2420 = phi double [ %2400, %2399 ], [ 0.000000e+00, %2391 ]
 %2421 = phi i64 [ %2422, %2399 ], [ 0, %2391 ]
 %2422 = add nuw nsw i64 %2421, 1
 %2423 = mul i64 %2421, 24
 %2424 = getelementptr i8, ptr %2394, i64 %2423
 %2425 = load double, ptr %2424, align 8
 %2426 = fcmp nsz contract olt double %2425, 0.000000e+00
 br i1 %2426, label %2427, label %2399
2427:
 %2428 = phi double [ %2435, %2427 ], [ %2420, %2419 ]
 %2429 = phi i64 [ %2430, %2427 ], [ 0, %2419 ]
 %2430 = add nuw nsw i64 %2429, 1
 %2431 = getelementptr double, ptr %2424, i64 %2429
 %2432 = load double, ptr %2431, align 8
 %2433 = tail call nsz contract double @llvm.fabs.f64(double %2432)
 %2434 = fcmp nsz contract ogt double %2433, %2428
 %2435 = select i1 %2434, double %2433, double %2428
 %2436 = icmp eq i64 %2430, 3
 br i1 %2436, label %2399, label %2427
2437:
 %2438 = phi double [ %2403, %2406 ], [ %2417, %2416 ]
 %2439 = phi i64 [ 0, %2406 ], [ %2440, %2416 ]
 %2440 = add nuw nsw i64 %2439, 1
 %2441 = add nsw i64 %2439, %2407
 %2442 = icmp slt i64 %2441, 0
 %2443 = select i1 %2442, i64 %2393, i64 0
 %2444 = getelementptr double, ptr %2394, i64 %2441
 %2445 = getelementptr double, ptr %2444, i64 %2443
 %2446 = load double, ptr %2445, align 8
 %2447 = fcmp nsz contract olt double %2446, 0.000000e+00
 br i1 %2447, label %2412, label %2408
2448:
 %2449 = phi double [ %2403, %2402 ], [ %2417, %2416 ]
 %2450 = load double, ptr %189, align 1
 %2451 = fmul nsz contract double %2449, %2450
 br i1 %2307, label %2496, label %2721
2452:
 %2453 = add nuw nsw i64 %2722, 1
 %2454 = icmp eq i64 %2300, %2453
 br i1 %2454, label %2496, label %2721
2455:
 %2456 = load i64, ptr %106, align 1
 %2457 = load i64, ptr %107, align 1
 %2458 = inttoptr i64 %2456 to ptr
 %2459 = load i64, ptr %111, align 1
 %2460 = inttoptr i64 %2459 to ptr
 %2461 = load i64, ptr %166, align 1
 %2462 = load i64, ptr %167, align 1
 %2463 = inttoptr i64 %2461 to ptr
 %2464 = mul i64 %2462, %2728
 %2465 = getelementptr double, ptr %2463, i64 %2464
 %2466 = getelementptr i8, ptr %2460, i64 %2724
 br label %2468
2467:
 br i1 %2469, label %2494, label %2468
2468:
 %2469 = phi i1 [ false, %2455 ], [ true, %2467 ]
 %2470 = phi i64 [ 0, %2455 ], [ 1, %2467 ]
 %2471 = getelementptr i64, ptr %2466, i64 %2470
 %2472 = load i64, ptr %2471, align 8
 %2473 = icmp slt i64 %2472, 0
 %2474 = select i1 %2473, i64 %2457, i64 0
 %2475 = getelementptr i64, ptr %2458, i64 %2472
 %2476 = getelementptr i64, ptr %2475, i64 %2474
 %2477 = load i64, ptr %2476, align 8
 %2478 = icmp sgt i64 %2477, -1
 br i1 %2478, label %2479, label %2467
2479:
 %2480 = mul i64 %2477, 48
 %2481 = getelementptr i8, ptr %2281, i64 %2480
 %2482 = mul nuw nsw i64 %2470, 48
 %2483 = getelementptr i8, ptr %2465, i64 %2482
 br label %2484
2484:
 %2485 = phi i64 [ 0, %2479 ], [ %2486, %2484 ]
 %2486 = add nuw nsw i64 %2485, 1
 %2487 = getelementptr double, ptr %2481, i64 %2485
 %2488 = load double, ptr %2487, align 8
 %2489 = getelementptr double, ptr %2483, i64 %2485
 %2490 = load double, ptr %2489, align 8
 %2491 = fmul nsz contract double %2730, %2490
 %2492 = fadd nsz contract double %2488, %2491
 store double %2492, ptr %2487, align 8
 %2493 = icmp eq i64 %2486, 6
 br i1 %2493, label %2467, label %2484
2494:
 %2495 = icmp eq i64 %2727, 3
 br i1 %2495, label %2452, label %2725
2496:
 call fastcc void @f9(ptr %66, ptr readonly %51, ptr %52, double %2451)
 store i8 0, ptr %67, align 1
 call fastcc void @f7(ptr %67, ptr readonly %51, ptr %52, i8 0)
 %2497 = load i8, ptr %67, align 1
 %2498 = icmp eq i8 %2497, 0
 br i1 %2498, label %2732, label %2499
2499:
 %2500 = phi i64 [ %2503, %2502 ], [ 0, %2496 ]
 call fastcc void @f9(ptr %68, ptr readonly %51, ptr %52, double %2451)
 %2501 = icmp eq i64 %2500, 3
 br i1 %2501, label %2732, label %2502
2502:
 %2503 = add nuw nsw i64 %2500, 1
 %2504 = icmp eq i64 %2503, 3
 store i8 0, ptr %69, align 1
 %2505 = zext i1 %2504 to i8
 call fastcc void @f7(ptr %69, ptr readonly %51, ptr %52, i8 %2505)
 %2506 = load i8, ptr %69, align 1
 %2507 = icmp eq i8 %2506, 0
 br i1 %2507, label %2732, label %2499
2508:
 %2509 = phi i64 [ %2304, %2303 ], [ 0, %2272 ]
 %2510 = mul i64 %2509, 6
 br label %2511
2511:
 %2512 = phi i64 [ 0, %2508 ], [ %2513, %2511 ]
 %2513 = add nuw nsw i64 %2512, 1
 %2514 = add i64 %2512, %2510
 %2515 = getelementptr double, ptr %2279, i64 %2514
 %2516 = load double, ptr %2515, align 8
 %2517 = getelementptr double, ptr %2281, i64 %2514
 store double %2516, ptr %2517, align 8
 %2518 = icmp eq i64 %2513, 6
 br i1 %2518, label %2303, label %2511
2519:
 %2520 = phi i64 [ %2309, %2717 ], [ 0, %2306 ]
 %2521 = load i64, ptr %106, align 1
 %2522 = load i64, ptr %107, align 1
 %2523 = inttoptr i64 %2521 to ptr
 %2524 = load i64, ptr %192, align 1
 %2525 = inttoptr i64 %2524 to ptr
 %2526 = load i64, ptr %111, align 1
 %2527 = inttoptr i64 %2526 to ptr
 %2528 = load i64, ptr %151, align 1
 %2529 = inttoptr i64 %2528 to ptr
 %2530 = load i64, ptr %166, align 1
 %2531 = load i64, ptr %167, align 1
 %2532 = inttoptr i64 %2530 to ptr
 %2533 = load i64, ptr %185, align 1
 %2534 = mul nuw nsw i64 %2520, 3
 %2535 = shl i64 %2520, 5
 %2536 = getelementptr i8, ptr %2527, i64 %2535
 br label %2554
2537:
 %2538 = add nuw nsw i64 %2555, 1
 %2539 = icmp eq i64 %2538, 3
 br i1 %2539, label %2540, label %2554
2540:
 %2541 = inttoptr i64 %2533 to ptr
 %2542 = mul i64 %2520, 72
 %2543 = getelementptr i8, ptr %2541, i64 %2542
 br label %2596
2544:
 br i1 %2562, label %2537, label %2561
2545:
 %2546 = icmp eq i64 %2579, 6
 br i1 %2546, label %2544, label %2577
2547:
 %2548 = add nuw nsw i64 %2597, 1
 %2549 = icmp eq i64 %2548, 3
 br i1 %2549, label %2619, label %2596
2550:
 %2551 = add nuw nsw i64 %2604, 1
 %2552 = getelementptr double, ptr %2602, i64 %2604
 store double %2617, ptr %2552, align 8
 %2553 = icmp eq i64 %2551, 3
 br i1 %2553, label %2547, label %2603
2554:
 %2555 = phi i64 [ 0, %2519 ], [ %2538, %2537 ]
 %2556 = add nuw nsw i64 %2555, %2534
 %2557 = mul i64 %2556, 96
 %2558 = getelementptr i8, ptr %2529, i64 %2557
 %2559 = mul i64 %2556, %2531
 %2560 = getelementptr double, ptr %2532, i64 %2559
 br label %2561
2561:
 %2562 = phi i1 [ false, %2554 ], [ true, %2544 ]
 %2563 = phi i64 [ 0, %2554 ], [ 1, %2544 ]
 %2564 = getelementptr i64, ptr %2536, i64 %2563
 %2565 = load i64, ptr %2564, align 8
 %2566 = icmp slt i64 %2565, 0
 %2567 = select i1 %2566, i64 %2522, i64 0
 %2568 = getelementptr i64, ptr %2523, i64 %2565
 %2569 = getelementptr i64, ptr %2568, i64 %2567
 %2570 = load i64, ptr %2569, align 8
 %2571 = mul nuw nsw i64 %2563, 6
 %2572 = icmp sgt i64 %2570, -1
 %2573 = mul i64 %2570, 672
 %2574 = getelementptr i8, ptr %2525, i64 %2573
 %2575 = getelementptr double, ptr %2560, i64 %2571
 %2576 = getelementptr double, ptr %2558, i64 %2571
 br label %2577
2577:
 %2578 = phi i64 [ 0, %2561 ], [ %2579, %2545 ]
 %2579 = add nuw nsw i64 %2578, 1
 %2580 = getelementptr double, ptr %2575, i64 %2578
 store double 0.000000e+00, ptr %2580, align 8
 br i1 %2572, label %2581, label %2545
2581:
 %2582 = mul nuw nsw i64 %2578, 48
 %2583 = getelementptr i8, ptr %2574, i64 %2582
 %2584 = getelementptr i8, ptr %2583, i64 384
 br label %2585
2585:
 %2586 = phi i64 [ 0, %2581 ], [ %2588, %2585 ]
 %2587 = phi double [ 0.000000e+00, %2581 ], [ %2594, %2585 ]
 %2588 = add nuw nsw i64 %2586, 1
 %2589 = getelementptr double, ptr %2584, i64 %2586
 %2590 = load double, ptr %2589, align 8
 %2591 = getelementptr double, ptr %2576, i64 %2586
 %2592 = load double, ptr %2591, align 8
 %2593 = fmul nsz contract double %2590, %2592
 %2594 = fadd nsz contract double %2587, %2593
 store double %2594, ptr %2580, align 8
 %2595 = icmp eq i64 %2588, 6
 br i1 %2595, label %2545, label %2585
2596:
 %2597 = phi i64 [ 0, %2540 ], [ %2548, %2547 ]
 %2598 = add nuw nsw i64 %2597, %2534
 %2599 = mul i64 %2598, 96
 %2600 = getelementptr i8, ptr %2529, i64 %2599
 %2601 = mul nuw nsw i64 %2597, 24
 %2602 = getelementptr i8, ptr %2543, i64 %2601
 br label %2603
2603:
 %2604 = phi i64 [ 0, %2596 ], [ %2551, %2550 ]
 %2605 = add nuw nsw i64 %2604, %2534
 %2606 = mul i64 %2605, %2531
 %2607 = getelementptr double, ptr %2532, i64 %2606
 br label %2608
2608:
 %2609 = phi double [ 0.000000e+00, %2603 ], [ %2617, %2608 ]
 %2610 = phi i64 [ 0, %2603 ], [ %2611, %2608 ]
 %2611 = add nuw nsw i64 %2610, 1
 %2612 = getelementptr double, ptr %2600, i64 %2610
 %2613 = load double, ptr %2612, align 8
 %2614 = getelementptr double, ptr %2607, i64 %2610
 %2615 = load double, ptr %2614, align 8
 %2616 = fmul nsz contract double %2613, %2615
 %2617 = fadd nsz contract double %2609, %2616
 %2618 = icmp eq i64 %2611, 12
 br i1 %2618, label %2550, label %2608
2619:
 %2620 = phi i64 [ %2693, %2692 ], [ 0, %2547 ]
 %2621 = add nuw nsw i64 %2620, %2534
 %2622 = load i64, ptr %106, align 1
 %2623 = load i64, ptr %107, align 1
 %2624 = inttoptr i64 %2622 to ptr
 %2625 = load i64, ptr %111, align 1
 %2626 = inttoptr i64 %2625 to ptr
 %2627 = load i64, ptr %151, align 1
 %2628 = inttoptr i64 %2627 to ptr
 %2629 = mul i64 %2621, 96
 %2630 = getelementptr i8, ptr %2628, i64 %2629
 %2631 = getelementptr i8, ptr %2626, i64 %2535
 br label %2634
2632:
 %2633 = phi double [ %2635, %2634 ], [ %2660, %2651 ]
 br i1 %2636, label %2664, label %2634
2634:
 %2635 = phi double [ 0.000000e+00, %2619 ], [ %2633, %2632 ]
 %2636 = phi i1 [ false, %2619 ], [ true, %2632 ]
 %2637 = phi i64 [ 0, %2619 ], [ 1, %2632 ]
 %2638 = getelementptr i64, ptr %2631, i64 %2637
 %2639 = load i64, ptr %2638, align 8
 %2640 = icmp slt i64 %2639, 0
 %2641 = select i1 %2640, i64 %2623, i64 0
 %2642 = getelementptr i64, ptr %2624, i64 %2639
 %2643 = getelementptr i64, ptr %2642, i64 %2641
 %2644 = load i64, ptr %2643, align 8
 %2645 = icmp sgt i64 %2644, -1
 br i1 %2645, label %2646, label %2632
2646:
 %2647 = mul i64 %2644, 48
 %2648 = getelementptr i8, ptr %2277, i64 %2647
 %2649 = mul nuw nsw i64 %2637, 48
 %2650 = getelementptr i8, ptr %2630, i64 %2649
 br label %2651
2651:
 %2652 = phi double [ %2635, %2646 ], [ %2660, %2651 ]
 %2653 = phi i64 [ 0, %2646 ], [ %2654, %2651 ]
 %2654 = add nuw nsw i64 %2653, 1
 %2655 = getelementptr double, ptr %2650, i64 %2653
 %2656 = load double, ptr %2655, align 8
 %2657 = getelementptr double, ptr %2648, i64 %2653
 %2658 = load double, ptr %2657, align 8
 %2659 = fmul nsz contract double %2656, %2658
 %2660 = fadd nsz contract double %2652, %2659
 %2661 = icmp eq i64 %2654, 6
 br i1 %2661, label %2632, label %2651
2662:
 %2663 = phi double [ %2665, %2664 ], [ %2690, %2681 ]
 br i1 %2666, label %2692, label %2664
2664:
 %2665 = phi double [ %2663, %2662 ], [ 0.000000e+00, %2632 ]
 %2666 = phi i1 [ true, %2662 ], [ false, %2632 ]
 %2667 = phi i64 [ 1, %2662 ], [ 0, %2632 ]
 %2668 = getelementptr i64, ptr %2631, i64 %2667
 %2669 = load i64, ptr %2668, align 8
 %2670 = icmp slt i64 %2669, 0
 %2671 = select i1 %2670, i64 %2623, i64 0
 %2672 = getelementptr i64, ptr %2624, i64 %2669
 %2673 = getelementptr i64, ptr %2672, i64 %2671
 %2674 = load i64, ptr %2673, align 8
 %2675 = icmp sgt i64 %2674, -1
 br i1 %2675, label %2676, label %2662
2676:
 %2677 = mul i64 %2674, 48
 %2678 = getelementptr i8, ptr %2279, i64 %2677
 %2679 = mul nuw nsw i64 %2667, 48
 %2680 = getelementptr i8, ptr %2630, i64 %2679
 br label %2681
2681:
 %2682 = phi double [ %2665, %2676 ], [ %2690, %2681 ]
 %2683 = phi i64 [ 0, %2676 ], [ %2684, %2681 ]
 %2684 = add nuw nsw i64 %2683, 1
 %2685 = getelementptr double, ptr %2680, i64 %2683
 %2686 = load double, ptr %2685, align 8
 %2687 = getelementptr double, ptr %2678, i64 %2683
 %2688 = load double, ptr %2687, align 8
 %2689 = fmul nsz contract double %2686, %2688
 %2690 = fadd nsz contract double %2682, %2689
 %2691 = icmp eq i64 %2684, 6
 br i1 %2691, label %2662, label %2681
2692:
 %2693 = add nuw nsw i64 %2620, 1
 %2694 = getelementptr double, ptr %2289, i64 %2621
 store double %2633, ptr %2694, align 8
 %2695 = getelementptr double, ptr %2293, i64 %2621
 store double %2663, ptr %2695, align 8
 %2696 = getelementptr double, ptr %2291, i64 %2621
 store double 0.000000e+00, ptr %2696, align 8
 %2697 = load double, ptr %2695, align 8
 %2698 = getelementptr double, ptr %2297, i64 %2621
 store double %2697, ptr %2698, align 8
 %2699 = icmp eq i64 %2693, 3
 br i1 %2699, label %2308, label %2619
2700:
 %2701 = fadd nsz contract double %2359, %2370
 %2702 = tail call nsz contract double @llvm.sqrt.f64(double %2701)
 %2703 = load i64, ptr %152, align 1
 %2704 = inttoptr i64 %2703 to ptr
 %2705 = load i64, ptr %185, align 1
 %2706 = inttoptr i64 %2705 to ptr
 %2707 = mul i64 %2520, 24
 %2708 = getelementptr i8, ptr %2704, i64 %2707
 %2709 = load double, ptr %2708, align 8
 %2710 = fmul nsz contract double %2387, %2709
 %2711 = getelementptr i8, ptr %2706, i64 %2542
 %2712 = getelementptr i8, ptr %2711, i64 32
 %2713 = load double, ptr %2712, align 8
 %2714 = fmul nsz contract double %2710, %2713
 %2715 = fcmp nsz contract ugt double %2702, %2714
 %2716 = select i1 %2715, double %2389, double %2387
 br label %2717
2717:
 %2718 = phi double [ %2716, %2700 ], [ %2387, %2372 ]
 %2719 = getelementptr double, ptr %2287, i64 %2520
 store double %2718, ptr %2719, align 8
 %2720 = icmp eq i64 %2300, %2309
 br i1 %2720, label %2391, label %2519
2721:
 %2722 = phi i64 [ %2453, %2452 ], [ 0, %2448 ]
 %2723 = mul nuw nsw i64 %2722, 3
 %2724 = shl i64 %2722, 5
 br label %2725
2725:
 %2726 = phi i64 [ 0, %2721 ], [ %2727, %2494 ]
 %2727 = add nuw nsw i64 %2726, 1
 %2728 = add nuw nsw i64 %2726, %2723
 %2729 = getelementptr double, ptr %2295, i64 %2728
 %2730 = load double, ptr %2729, align 8
 %2731 = fcmp nsz contract une double %2730, 0.000000e+00
 br i1 %2731, label %2455, label %2494
2732:
 %2733 = load i64, ptr %192, align 1
 %2734 = load i64, ptr %109, align 1
 %2735 = inttoptr i64 %2733 to ptr
 %2736 = load i64, ptr %110, align 1
 %2737 = inttoptr i64 %2736 to ptr
 %2738 = load i64, ptr %190, align 1
 %2739 = inttoptr i64 %2738 to ptr
 %2740 = load i64, ptr %191, align 1
 %2741 = inttoptr i64 %2740 to ptr
 %2742 = icmp slt i64 %2734, 1
 br i1 %2742, label %2793, label %2749
2743:
 %2744 = add nuw nsw i64 %2752, 1
 %2745 = icmp eq i64 %2734, %2744
 br i1 %2745, label %2793, label %2749
2746:
 %2747 = add nuw nsw i64 %2762, 1
 %2748 = icmp eq i64 %2747, 6
 br i1 %2748, label %2743, label %2759
2749:
 %2750 = phi double [ %2791, %2743 ], [ 0.000000e+00, %2732 ]
 %2751 = phi double [ %2786, %2743 ], [ 0.000000e+00, %2732 ]
 %2752 = phi i64 [ %2744, %2743 ], [ 0, %2732 ]
 %2753 = mul i64 %2752, 672
 %2754 = getelementptr i8, ptr %2735, i64 %2753
 %2755 = mul i64 %2752, 6
 %2756 = getelementptr double, ptr %2737, i64 %2755
 %2757 = getelementptr double, ptr %2739, i64 %2755
 %2758 = getelementptr double, ptr %2741, i64 %2755
 br label %2759
2759:
 %2760 = phi double [ %2750, %2749 ], [ %2791, %2746 ]
 %2761 = phi double [ %2751, %2749 ], [ %2786, %2746 ]
 %2762 = phi i64 [ 0, %2749 ], [ %2747, %2746 ]
 %2763 = getelementptr double, ptr %2756, i64 %2762
 %2764 = load double, ptr %2763, align 8
 %2765 = getelementptr double, ptr %2758, i64 %2762
 %2766 = load double, ptr %2765, align 8
 %2767 = fadd nsz contract double %2764, %2766
 %2768 = fmul nsz contract double %2767, 5.000000e-01
 %2769 = mul nuw nsw i64 %2762, 48
 %2770 = getelementptr i8, ptr %2754, i64 %2769
 %2771 = getelementptr i8, ptr %2770, i64 96
 br label %2772
2772:
 %2773 = phi double [ %2760, %2759 ], [ %2791, %2772 ]
 %2774 = phi double [ %2761, %2759 ], [ %2786, %2772 ]
 %2775 = phi i64 [ 0, %2759 ], [ %2776, %2772 ]
 %2776 = add nuw nsw i64 %2775, 1
 %2777 = getelementptr double, ptr %2771, i64 %2775
 %2778 = load double, ptr %2777, align 8
 %2779 = fmul nsz contract double %2768, %2778
 %2780 = getelementptr double, ptr %2757, i64 %2775
 %2781 = load double, ptr %2780, align 8
 %2782 = getelementptr double, ptr %2756, i64 %2775
 %2783 = load double, ptr %2782, align 8
 %2784 = fsub nsz contract double %2781, %2783
 %2785 = fmul nsz contract double %2779, %2784
 %2786 = fadd nsz contract double %2774, %2785
 %2787 = getelementptr double, ptr %2758, i64 %2775
 %2788 = load double, ptr %2787, align 8
 %2789 = fsub nsz contract double %2788, %2783
 %2790 = fmul nsz contract double %2779, %2789
 %2791 = fadd nsz contract double %2773, %2790
 %2792 = icmp eq i64 %2776, 6
 br i1 %2792, label %2746, label %2772
2793:
 %2794 = phi double [ 0.000000e+00, %2732 ], [ %2786, %2743 ]
 %2795 = phi double [ 0.000000e+00, %2732 ], [ %2791, %2743 ]
 store double %2794, ptr %193, align 1
 store double %2795, ptr %194, align 1
 br label %3481
2796:
 %2797 = load i64, ptr %106, align 1
 %2798 = load i64, ptr %107, align 1
 %2799 = inttoptr i64 %2797 to ptr
 %2800 = load i64, ptr %161, align 1
 %2801 = load i64, ptr %162, align 1
 %2802 = inttoptr i64 %2800 to ptr
 %2803 = load i64, ptr %163, align 1
 %2804 = load i64, ptr %84, align 1
 %2805 = inttoptr i64 %2803 to ptr
 %2806 = load i64, ptr %164, align 1
 %2807 = inttoptr i64 %2806 to ptr
 %2808 = load i64, ptr %108, align 1
 %2809 = inttoptr i64 %2808 to ptr
 %2810 = load i64, ptr %165, align 1
 %2811 = inttoptr i64 %2810 to ptr
 %2812 = load i64, ptr %115, align 1
 %2813 = load i64, ptr %116, align 1
 %2814 = inttoptr i64 %2812 to ptr
 %2815 = load i64, ptr %110, align 1
 %2816 = inttoptr i64 %2815 to ptr
 %2817 = load i64, ptr %111, align 1
 %2818 = inttoptr i64 %2817 to ptr
 %2819 = load i64, ptr %146, align 1
 %2820 = inttoptr i64 %2819 to ptr
 %2821 = load i64, ptr %151, align 1
 %2822 = inttoptr i64 %2821 to ptr
 %2823 = load i64, ptr %166, align 1
 %2824 = load i64, ptr %167, align 1
 %2825 = inttoptr i64 %2823 to ptr
 %2826 = load i64, ptr %168, align 1
 %2827 = inttoptr i64 %2826 to ptr
 %2828 = load i64, ptr %169, align 1
 %2829 = inttoptr i64 %2828 to ptr
 %2830 = load i64, ptr %170, align 1
 %2831 = inttoptr i64 %2830 to ptr
 %2832 = load i64, ptr %171, align 1
 %2833 = inttoptr i64 %2832 to ptr
 %2834 = load i64, ptr %172, align 1
 %2835 = load i64, ptr %173, align 1
 %2836 = inttoptr i64 %2834 to ptr
 %2837 = load i64, ptr %174, align 1
 %2838 = inttoptr i64 %2837 to ptr
 %2839 = load i64, ptr %175, align 1
 %2840 = inttoptr i64 %2839 to ptr
 %2841 = load i64, ptr %176, align 1
 %2842 = inttoptr i64 %2841 to ptr
 %2843 = load i64, ptr %177, align 1
 %2844 = inttoptr i64 %2843 to ptr
 %2845 = load i64, ptr %178, align 1
 %2846 = load i64, ptr %179, align 1
 %2847 = load i64, ptr %180, align 1
 %2848 = add nsw i64 %2847, %2846
 %2849 = add nsw i64 %2848, %2845
 %2850 = load i64, ptr %138, align 1
 %2851 = load i64, ptr %181, align 1
 %2852 = add nsw i64 %2851, %2804
 store i64 0, ptr %182, align 1
 %2853 = load i64, ptr %84, align 1
 %2854 = icmp slt i64 %2853, 1
 br i1 %2854, label %2891, label %2855
2855:
 %2856 = fmul nsz contract double %403, 2.000000e+00
 br label %3084
2857:
 %2858 = add nsw i64 %3085, %2852
 %2859 = getelementptr double, ptr %2814, i64 %2858
 %2860 = icmp slt i64 %2858, 0
 %2861 = select i1 %2860, i64 %2813, i64 0
 %2862 = getelementptr double, ptr %2859, i64 %2861
 %2863 = load double, ptr %2862, align 8
 %2864 = tail call nsz contract double @llvm.fabs.f64(double %2863)
 %2865 = fmul nsz contract double %2856, %2864
 %2866 = fadd nsz contract double %2865, 1.000000e-03
 %2867 = fcmp nsz contract ult double %3092, %2866
 br i1 %2867, label %2868, label %3079
2868:
 %2869 = getelementptr i64, ptr %2811, i64 %3085
 %2870 = load i64, ptr %2869, align 8
 %2871 = icmp slt i64 %2870, 0
 br i1 %2871, label %2872, label %2875
2872:
 store i64 -2, ptr %2869, align 8
 %2873 = load i64, ptr %112, align 1
 %2874 = add nsw i64 %2873, 1
 store i64 %2874, ptr %112, align 1
 br label %3079
2875:
 %2876 = select i1 %3095, double %3092, double 0x7FF0000000000000
 %2877 = load i64, ptr %182, align 1
 %2878 = icmp slt i64 %2877, 0
 %2879 = select i1 %2878, i64 %2804, i64 0
 %2880 = getelementptr i64, ptr %2844, i64 %2877
 %2881 = getelementptr i64, ptr %2880, i64 %2879
 store i64 %3085, ptr %2881, align 8
 %2882 = load i64, ptr %182, align 1
 %2883 = icmp slt i64 %2882, 0
 %2884 = select i1 %2883, i64 %2804, i64 0
 %2885 = getelementptr double, ptr %2842, i64 %2882
 %2886 = getelementptr double, ptr %2885, i64 %2884
 store double %2876, ptr %2886, align 8
 %2887 = load i64, ptr %182, align 1
 %2888 = add nsw i64 %2887, 1
 store i64 %2888, ptr %182, align 1
 br label %3079
2889:
 %2890 = load i64, ptr %182, align 1
 br label %2891
2891:
 %2892 = phi i64 [ %2890, %2889 ], [ 0, %2796 ]
 %2893 = mul nsw i64 %2850, 3
 %2894 = add nsw i64 %2892, %2893
 store i64 %2894, ptr %183, align 1
 %2895 = icmp slt i64 %2894, 1
 br i1 %2895, label %3215, label %2896
2896:
 %2897 = icmp slt i64 %2845, 1
 %2898 = shl i64 %2824, 3
 %2899 = shl nuw i64 %2845, 3
 br label %3096
2900:
 %2901 = icmp slt i64 %3097, %2893
 br i1 %2901, label %3102, label %2948
2902:
 %2903 = getelementptr i64, ptr %2809, i64 %3122
 %2904 = load i64, ptr %2903, align 8
 %2905 = mul nsw i64 %2904, 6
 %2906 = mul i64 %3122, 48
 %2907 = getelementptr i8, ptr %2816, i64 %2906
 %2908 = add nsw i64 %2905, %2848
 %2909 = mul nuw nsw i64 %3115, 48
 %2910 = getelementptr i8, ptr %3106, i64 %2909
 br label %3124
2911:
 %2912 = icmp eq i64 %3128, 6
 br i1 %2912, label %3081, label %3124
2913:
 %2914 = getelementptr double, ptr %2827, i64 %3097
 store double %3083, ptr %2914, align 8
 %2915 = getelementptr double, ptr %2829, i64 %3097
 store double 0.000000e+00, ptr %2915, align 8
 %2916 = icmp eq i64 %3104, 0
 br i1 %2916, label %2917, label %3040
2917:
 %2918 = getelementptr double, ptr %2820, i64 %3103
 %2919 = load double, ptr %2918, align 8
 %2920 = getelementptr i8, ptr %3110, i64 16
 %2921 = load i64, ptr %2920, align 8
 %2922 = icmp slt i64 %2921, 0
 %2923 = select i1 %2922, i64 %2801, i64 0
 %2924 = add i64 %2923, %2921
 %2925 = shl i64 %2924, 5
 %2926 = getelementptr i8, ptr %2802, i64 %2925
 %2927 = load double, ptr %2926, align 8
 %2928 = fcmp nsz contract ogt double %2927, 0.000000e+00
 %2929 = fcmp nsz contract olt double %3083, 0.000000e+00
 %2930 = select i1 %2928, i1 %2929, i1 false
 br i1 %2930, label %2931, label %2942
2931:
 %2932 = fmul nsz contract double %403, %3082
 %2933 = fadd nsz contract double %2932, %2919
 %2934 = fcmp nsz contract olt double %2933, 0.000000e+00
 br i1 %2934, label %2935, label %2942
2935:
 %2936 = fneg nsz contract double %3083
 %2937 = fsub nsz contract double %3082, %3083
 %2938 = tail call nsz contract double @llvm.fabs.f64(double %2937)
 %2939 = fcmp nsz contract olt double %2938, %2936
 br i1 %2939, label %2940, label %2942
2940:
 %2941 = fmul nsz contract double %3083, %2927
 br label %2946
2942:
 %2943 = fcmp nsz contract ogt double %2919, 0.000000e+00
 %2944 = fdiv nsz contract double %2919, %403
 %2945 = select i1 %2943, double %2944, double 0.000000e+00
 br label %2946
2946:
 %2947 = phi double [ %2945, %2942 ], [ %2941, %2940 ]
 store double %2947, ptr %2915, align 8
 br label %3040
2948:
 %2949 = sub nsw i64 %3097, %2893
 %2950 = getelementptr i64, ptr %2844, i64 %2949
 %2951 = load i64, ptr %2950, align 8
 %2952 = icmp slt i64 %2951, 0
 %2953 = select i1 %2952, i64 %2804, i64 0
 %2954 = add i64 %2953, %2951
 %2955 = getelementptr i64, ptr %2811, i64 %2954
 %2956 = load i64, ptr %2955, align 8
 %2957 = add nsw i64 %2956, %2848
 %2958 = icmp slt i64 %2957, 0
 %2959 = select i1 %2958, i64 %2813, i64 0
 %2960 = getelementptr double, ptr %2814, i64 %2957
 %2961 = getelementptr double, ptr %2960, i64 %2959
 %2962 = load double, ptr %2961, align 8
 br i1 %2897, label %2968, label %2963
2963:
 %2964 = mul nsw i64 %2956, %2845
 %2965 = add nsw i64 %2964, %2849
 %2966 = mul i64 %3097, %2824
 %2967 = getelementptr double, ptr %2825, i64 %2966
 br label %3160
2968:
 %2969 = add nsw i64 %2951, %2852
 %2970 = icmp slt i64 %2969, 0
 %2971 = select i1 %2970, i64 %2813, i64 0
 %2972 = getelementptr double, ptr %2814, i64 %2969
 %2973 = getelementptr double, ptr %2972, i64 %2971
 %2974 = load double, ptr %2973, align 8
 %2975 = getelementptr double, ptr %2827, i64 %3097
 store double %2974, ptr %2975, align 8
 %2976 = getelementptr double, ptr %2829, i64 %3097
 store double 0.000000e+00, ptr %2976, align 8
 %2977 = getelementptr i64, ptr %2805, i64 %2954
 %2978 = load i64, ptr %2977, align 8
 %2979 = icmp eq i64 %2978, 0
 %2980 = load double, ptr %2975, align 8
 br i1 %2979, label %2981, label %3008
2981:
 %2982 = getelementptr double, ptr %2842, i64 %2949
 %2983 = load double, ptr %2982, align 8
 %2984 = getelementptr double, ptr %2807, i64 %2954
 %2985 = load double, ptr %2984, align 8
 %2986 = fcmp nsz contract ogt double %2985, 0.000000e+00
 %2987 = fcmp nsz contract olt double %2980, 0.000000e+00
 %2988 = select i1 %2986, i1 %2987, i1 false
 br i1 %2988, label %2989, label %3000
2989:
 %2990 = fmul nsz contract double %403, %2962
 %2991 = fadd nsz contract double %2990, %2983
 %2992 = fcmp nsz contract olt double %2991, 0.000000e+00
 br i1 %2992, label %2993, label %3000
2993:
 %2994 = fneg nsz contract double %2980
 %2995 = fsub nsz contract double %2962, %2980
 %2996 = tail call nsz contract double @llvm.fabs.f64(double %2995)
 %2997 = fcmp nsz contract olt double %2996, %2994
 br i1 %2997, label %2998, label %3000
2998:
 %2999 = fmul nsz contract double %2980, %2985
 br label %3004
3000:
 %3001 = fcmp nsz contract ogt double %2983, 0.000000e+00
 %3002 = fdiv nsz contract double %2983, %403
 %3003 = select i1 %3001, double %3002, double 0.000000e+00
 br label %3004
3004:
 %3005 = phi double [ %3003, %3000 ], [ %2999, %2998 ]
 store double %3005, ptr %2976, align 8
 %3006 = getelementptr double, ptr %2838, i64 %2949
 store double 0.000000e+00, ptr %3006, align 8
 %3007 = getelementptr double, ptr %2840, i64 %2949
 store double 0x7FF0000000000000, ptr %3007, align 8
 br label %3040
3008:
 %3009 = load i64, ptr %84, align 1
 %3010 = shl nsw i64 %2951, 1
 %3011 = add i64 %3010, %2852
 %3012 = add i64 %3011, %3009
 %3013 = tail call nsz contract double @llvm.fabs.f64(double %2980)
 %3014 = icmp slt i64 %3012, 0
 %3015 = select i1 %3014, i64 %2813, i64 0
 %3016 = getelementptr double, ptr %2814, i64 %3012
 %3017 = getelementptr double, ptr %3016, i64 %3015
 %3018 = load double, ptr %3017, align 8
 %3019 = fmul nsz contract double %403, %3018
 %3020 = icmp slt i64 %2956, 0
 %3021 = select i1 %3020, i64 %2824, i64 0
 %3022 = mul i64 %3097, %2824
 %3023 = getelementptr double, ptr %2825, i64 %3022
 %3024 = getelementptr double, ptr %3023, i64 %2956
 %3025 = getelementptr double, ptr %3024, i64 %3021
 %3026 = load double, ptr %3025, align 8
 %3027 = fmul nsz contract double %3019, %3026
 %3028 = fcmp nsz contract ugt double %3013, %3027
 %3029 = zext i1 %3028 to i64
 %3030 = add nsw i64 %3012, %3029
 %3031 = icmp slt i64 %3030, 0
 %3032 = select i1 %3031, i64 %2813, i64 0
 %3033 = getelementptr double, ptr %2814, i64 %3030
 %3034 = getelementptr double, ptr %3033, i64 %3032
 %3035 = load double, ptr %3034, align 8
 %3036 = fmul nsz contract double %403, %3035
 %3037 = getelementptr double, ptr %2840, i64 %2949
 store double %3036, ptr %3037, align 8
 %3038 = fneg nsz contract double %3036
 %3039 = getelementptr double, ptr %2838, i64 %2949
 store double %3038, ptr %3039, align 8
 br label %3040
3040:
 %3041 = phi double [ %2962, %3008 ], [ %2962, %3004 ], [ %3082, %2946 ], [ %3082, %2913 ]
 %3042 = getelementptr double, ptr %2833, i64 %3097
 store double %3041, ptr %3042, align 8
 %3043 = getelementptr double, ptr %2829, i64 %3097
 %3044 = load double, ptr %3043, align 8
 %3045 = fadd nsz contract double %3041, %3044
 %3046 = getelementptr double, ptr %2831, i64 %3097
 store double %3045, ptr %3046, align 8
 %3047 = icmp eq i64 %2894, %3098
 br i1 %3047, label %3171, label %3096
3048:
 %3049 = add nuw nsw i64 %3172, 1
 %3050 = icmp eq i64 %2894, %3049
 br i1 %3050, label %3215, label %3171
3051:
 %3052 = getelementptr i64, ptr %2809, i64 %3198
 %3053 = load i64, ptr %3052, align 8
 %3054 = mul nsw i64 %3053, 6
 %3055 = mul nuw nsw i64 %3191, 48
 %3056 = getelementptr i8, ptr %3185, i64 %3055
 br label %3200
3057:
 %3058 = phi double [ %3189, %3188 ], [ %3213, %3200 ]
 br i1 %3190, label %3073, label %3188
3059:
 %3060 = sub nsw i64 %3179, %2893
 %3061 = getelementptr i64, ptr %2844, i64 %3060
 %3062 = load i64, ptr %3061, align 8
 %3063 = icmp slt i64 %3062, 0
 %3064 = select i1 %3063, i64 %2804, i64 0
 %3065 = getelementptr i64, ptr %2811, i64 %3062
 %3066 = getelementptr i64, ptr %3065, i64 %3064
 %3067 = load i64, ptr %3066, align 8
 %3068 = icmp slt i64 %3067, 0
 %3069 = select i1 %3068, i64 %2824, i64 0
 %3070 = getelementptr double, ptr %3174, i64 %3067
 %3071 = getelementptr double, ptr %3070, i64 %3069
 %3072 = load double, ptr %3071, align 8
 br label %3073
3073:
 %3074 = phi double [ %3072, %3059 ], [ %3058, %3057 ]
 %3075 = getelementptr double, ptr %3176, i64 %3179
 store double %3074, ptr %3075, align 8
 %3076 = mul i64 %3179, %2835
 %3077 = getelementptr double, ptr %3177, i64 %3076
 store double %3074, ptr %3077, align 8
 %3078 = icmp eq i64 %3179, %3172
 br i1 %3078, label %3048, label %3178
3079:
 %3080 = icmp eq i64 %3086, %2853
 br i1 %3080, label %2889, label %3084
3081:
 %3082 = phi double [ %3113, %3111 ], [ %3142, %2911 ]
 %3083 = phi double [ %3112, %3111 ], [ %3134, %2911 ]
 br i1 %3114, label %2913, label %3111
3084:
 %3085 = phi i64 [ 0, %2855 ], [ %3086, %3079 ]
 %3086 = add nuw nsw i64 %3085, 1
 %3087 = add nsw i64 %3085, %2851
 %3088 = icmp slt i64 %3087, 0
 %3089 = select i1 %3088, i64 %2813, i64 0
 %3090 = getelementptr double, ptr %2814, i64 %3087
 %3091 = getelementptr double, ptr %3090, i64 %3089
 %3092 = load double, ptr %3091, align 8
 %3093 = getelementptr i64, ptr %2805, i64 %3085
 %3094 = load i64, ptr %3093, align 8
 %3095 = icmp eq i64 %3094, 0
 br i1 %3095, label %2857, label %2868
3096:
 %3097 = phi i64 [ 0, %2896 ], [ %3098, %3040 ]
 %3098 = add nuw nsw i64 %3097, 1
 br i1 %2897, label %2900, label %3099
3099:
 %3100 = mul i64 %2898, %3097
 %3101 = getelementptr i8, ptr %2825, i64 %3100
 tail call void @llvm.memset.p0.i64(ptr align 8 %3101, i8 0, i64 %2899, i1 false)
 br label %2900
3102:
 %3103 = udiv i64 %3097, 3
 %3104 = urem i64 %3097, 3
 %3105 = mul i64 %3097, 96
 %3106 = getelementptr i8, ptr %2822, i64 %3105
 %3107 = mul i64 %3097, %2824
 %3108 = getelementptr double, ptr %2825, i64 %3107
 %3109 = shl i64 %3103, 5
 %3110 = getelementptr i8, ptr %2818, i64 %3109
 br label %3111
3111:
 %3112 = phi double [ 0.000000e+00, %3102 ], [ %3083, %3081 ]
 %3113 = phi double [ 0.000000e+00, %3102 ], [ %3082, %3081 ]
 %3114 = phi i1 [ false, %3102 ], [ true, %3081 ]
 %3115 = phi i64 [ 0, %3102 ], [ 1, %3081 ]
 %3116 = getelementptr i64, ptr %3110, i64 %3115
 %3117 = load i64, ptr %3116, align 8
 %3118 = icmp slt i64 %3117, 0
 %3119 = select i1 %3118, i64 %2798, i64 0
 %3120 = getelementptr i64, ptr %2799, i64 %3117
 %3121 = getelementptr i64, ptr %3120, i64 %3119
 %3122 = load i64, ptr %3121, align 8
 %3123 = icmp slt i64 %3122, 0
 br i1 %3123, label %3081, label %2902
3124:
 %3125 = phi double [ %3112, %2902 ], [ %3134, %2911 ]
 %3126 = phi double [ %3113, %2902 ], [ %3142, %2911 ]
 %3127 = phi i64 [ 0, %2902 ], [ %3128, %2911 ]
 %3128 = add nuw nsw i64 %3127, 1
 %3129 = getelementptr double, ptr %2910, i64 %3127
 %3130 = load double, ptr %3129, align 8
 %3131 = getelementptr double, ptr %2907, i64 %3127
 %3132 = load double, ptr %3131, align 8
 %3133 = fmul nsz contract double %3130, %3132
 %3134 = fadd nsz contract double %3125, %3133
 %3135 = add nsw i64 %2908, %3127
 %3136 = icmp slt i64 %3135, 0
 %3137 = select i1 %3136, i64 %2813, i64 0
 %3138 = getelementptr double, ptr %2814, i64 %3135
 %3139 = getelementptr double, ptr %3138, i64 %3137
 %3140 = load double, ptr %3139, align 8
 %3141 = fmul nsz contract double %3130, %3140
 %3142 = fadd nsz contract double %3126, %3141
 %3143 = add nsw i64 %3127, %2905
 %3144 = mul nsw i64 %3143, %2845
 %3145 = add nsw i64 %3144, %2849
 br i1 %2897, label %2911, label %3146
3146:
 %3147 = phi i64 [ %3148, %3146 ], [ 0, %3124 ]
 %3148 = add nuw nsw i64 %3147, 1
 %3149 = getelementptr double, ptr %3108, i64 %3147
 %3150 = load double, ptr %3149, align 8
 %3151 = add nsw i64 %3145, %3147
 %3152 = icmp slt i64 %3151, 0
 %3153 = select i1 %3152, i64 %2813, i64 0
 %3154 = getelementptr double, ptr %2814, i64 %3151
 %3155 = getelementptr double, ptr %3154, i64 %3153
 %3156 = load double, ptr %3155, align 8
 %3157 = fmul nsz contract double %3130, %3156
 %3158 = fadd nsz contract double %3150, %3157
 store double %3158, ptr %3149, align 8
 %3159 = icmp eq i64 %2845, %3148
 br i1 %3159, label %2911, label %3146
3160:
 %3161 = phi i64 [ 0, %2963 ], [ %3162, %3160 ]
 %3162 = add nuw nsw i64 %3161, 1
 %3163 = add nsw i64 %2965, %3161
 %3164 = icmp slt i64 %3163, 0
 %3165 = select i1 %3164, i64 %2813, i64 0
 %3166 = getelementptr double, ptr %2814, i64 %3163
 %3167 = getelementptr double, ptr %3166, i64 %3165
 %3168 = load double, ptr %3167, align 8
 %3169 = getelementptr double, ptr %2967, i64 %3161
 store double %3168, ptr %3169, align 8
 %3170 = icmp eq i64 %2845, %3162
 br i1 %3170, label %2968, label %3160
3171:
 %3172 = phi i64 [ %3049, %3048 ], [ 0, %3040 ]
 %3173 = mul i64 %3172, %2824
 %3174 = getelementptr double, ptr %2825, i64 %3173
 %3175 = mul i64 %3172, %2835
 %3176 = getelementptr double, ptr %2836, i64 %3175
 %3177 = getelementptr double, ptr %2836, i64 %3172
 br label %3178
3178:
 %3179 = phi i64 [ 0, %3171 ], [ %3180, %3073 ]
 %3180 = add nuw nsw i64 %3179, 1
 %3181 = icmp slt i64 %3179, %2893
 br i1 %3181, label %3182, label %3059
3182:
 %3183 = udiv i64 %3179, 3
 %3184 = mul i64 %3179, 96
 %3185 = getelementptr i8, ptr %2822, i64 %3184
 %3186 = shl i64 %3183, 5
 %3187 = getelementptr i8, ptr %2818, i64 %3186
 br label %3188
3188:
 %3189 = phi double [ 0.000000e+00, %3182 ], [ %3058, %3057 ]
 %3190 = phi i1 [ false, %3182 ], [ true, %3057 ]
 %3191 = phi i64 [ 0, %3182 ], [ 1, %3057 ]
 %3192 = getelementptr i64, ptr %3187, i64 %3191
 %3193 = load i64, ptr %3192, align 8
 %3194 = icmp slt i64 %3193, 0
 %3195 = select i1 %3194, i64 %2798, i64 0
 %3196 = getelementptr i64, ptr %2799, i64 %3193
 %3197 = getelementptr i64, ptr %3196, i64 %3195
 %3198 = load i64, ptr %3197, align 8
 %3199 = icmp sgt i64 %3198, -1
 br i1 %3199, label %3051, label %3057
3200:
 %3201 = phi double [ %3189, %3051 ], [ %3213, %3200 ]
 %3202 = phi i64 [ 0, %3051 ], [ %3203, %3200 ]
 %3203 = add nuw nsw i64 %3202, 1
 %3204 = add nsw i64 %3202, %3054
 %3205 = icmp slt i64 %3204, 0
 %3206 = select i1 %3205, i64 %2824, i64 0
 %3207 = getelementptr double, ptr %3174, i64 %3204
 %3208 = getelementptr double, ptr %3207, i64 %3206
 %3209 = load double, ptr %3208, align 8
 %3210 = getelementptr double, ptr %3056, i64 %3202
 %3211 = load double, ptr %3210, align 8
 %3212 = fmul nsz contract double %3209, %3211
 %3213 = fadd nsz contract double %3201, %3212
 %3214 = icmp eq i64 %3203, 6
 br i1 %3214, label %3057, label %3200
3215:
 %3216 = load i64, ptr %112, align 1
 %3217 = icmp sgt i64 %3216, 0
 br i1 %3217, label %287, label %3218
3218:
 %3219 = load i64, ptr %184, align 1
 %3220 = load i64, ptr %84, align 1
 %3221 = inttoptr i64 %3219 to ptr
 %3222 = load i64, ptr %177, align 1
 %3223 = inttoptr i64 %3222 to ptr
 %3224 = load i64, ptr %174, align 1
 %3225 = inttoptr i64 %3224 to ptr
 %3226 = load i64, ptr %175, align 1
 %3227 = inttoptr i64 %3226 to ptr
 %3228 = load i64, ptr %185, align 1
 %3229 = load i64, ptr %83, align 1
 %3230 = inttoptr i64 %3228 to ptr
 %3231 = load i64, ptr %186, align 1
 %3232 = inttoptr i64 %3231 to ptr
 %3233 = load i64, ptr %168, align 1
 %3234 = load i64, ptr %187, align 1
 %3235 = inttoptr i64 %3233 to ptr
 %3236 = load i64, ptr %170, align 1
 %3237 = inttoptr i64 %3236 to ptr
 %3238 = load i64, ptr %152, align 1
 %3239 = inttoptr i64 %3238 to ptr
 %3240 = load i64, ptr %172, align 1
 %3241 = load i64, ptr %173, align 1
 %3242 = inttoptr i64 %3240 to ptr
 %3243 = load i64, ptr %188, align 1
 %3244 = add nsw i64 %3229, %3220
 %3245 = inttoptr i64 %3243 to ptr
 %3246 = load i64, ptr %183, align 1
 %3247 = load i64, ptr %138, align 1
 %3248 = load i64, ptr %182, align 1
 %3249 = icmp sgt i64 %3247, 0
 br i1 %3249, label %3269, label %3253
3250:
 %3251 = phi double [ %3270, %3269 ], [ %3285, %3277 ]
 %3252 = icmp eq i64 %3247, %3272
 br i1 %3252, label %3253, label %3269
3253:
 %3254 = phi double [ 0.000000e+00, %3218 ], [ %3251, %3250 ]
 %3255 = icmp sgt i64 %3248, 0
 br i1 %3255, label %3256, label %3298
3256:
 %3257 = mul nsw i64 %3247, 3
 br label %3287
3258:
 %3259 = getelementptr double, ptr %3225, i64 %3289
 %3260 = load double, ptr %3259, align 8
 %3261 = fcmp nsz contract olt double %3260, 0.000000e+00
 br i1 %3261, label %3262, label %3266
3262:
 %3263 = tail call nsz contract double @llvm.fabs.f64(double %3296)
 %3264 = fcmp nsz contract ogt double %3263, %3288
 %3265 = select i1 %3264, double %3263, double %3288
 br label %3266
3266:
 %3267 = phi double [ %3265, %3262 ], [ %3288, %3258 ]
 %3268 = icmp eq i64 %3290, %3248
 br i1 %3268, label %3298, label %3287
3269:
 %3270 = phi double [ %3251, %3250 ], [ 0.000000e+00, %3218 ]
 %3271 = phi i64 [ %3272, %3250 ], [ 0, %3218 ]
 %3272 = add nuw nsw i64 %3271, 1
 %3273 = mul i64 %3271, 24
 %3274 = getelementptr i8, ptr %3237, i64 %3273
 %3275 = load double, ptr %3274, align 8
 %3276 = fcmp nsz contract olt double %3275, 0.000000e+00
 br i1 %3276, label %3277, label %3250
3277:
 %3278 = phi double [ %3285, %3277 ], [ %3270, %3269 ]
 %3279 = phi i64 [ %3280, %3277 ], [ 0, %3269 ]
 %3280 = add nuw nsw i64 %3279, 1
 %3281 = getelementptr double, ptr %3274, i64 %3279
 %3282 = load double, ptr %3281, align 8
 %3283 = tail call nsz contract double @llvm.fabs.f64(double %3282)
 %3284 = fcmp nsz contract ogt double %3283, %3278
 %3285 = select i1 %3284, double %3283, double %3278
 %3286 = icmp eq i64 %3280, 3
 br i1 %3286, label %3250, label %3277
3287:
 %3288 = phi double [ %3254, %3256 ], [ %3267, %3266 ]
 %3289 = phi i64 [ 0, %3256 ], [ %3290, %3266 ]
 %3290 = add nuw nsw i64 %3289, 1
 %3291 = add nsw i64 %3289, %3257
 %3292 = icmp slt i64 %3291, 0
 %3293 = select i1 %3292, i64 %3234, i64 0
 %3294 = getelementptr double, ptr %3237, i64 %3291
 %3295 = getelementptr double, ptr %3294, i64 %3293
 %3296 = load double, ptr %3295, align 8
 %3297 = fcmp nsz contract olt double %3296, 0.000000e+00
 br i1 %3297, label %3262, label %3258
3298:
 %3299 = phi double [ %3254, %3253 ], [ %3267, %3266 ]
 %3300 = load double, ptr %189, align 1
 %3301 = fmul nsz contract double %3299, %3300
 br i1 %3249, label %3302, label %3304
3302:
 %3303 = add i64 %3241, 1
 br label %3332
3304:
 br i1 %3255, label %3305, label %3307
3305:
 %3306 = mul nsw i64 %3247, 3
 br label %3409
3307:
 %3308 = icmp slt i64 %3246, 1
 br i1 %3308, label %3311, label %3439
3309:
 %3310 = icmp eq i64 %3246, %3441
 br i1 %3310, label %3311, label %3439
3311:
 call fastcc void @f6(ptr %62, ptr readonly %51, ptr %52, double %3301)
 store i8 0, ptr %63, align 1
 call fastcc void @f7(ptr %63, ptr readonly %51, ptr %52, i8 0)
 %3312 = load i8, ptr %63, align 1
 %3313 = icmp eq i8 %3312, 0
 br i1 %3313, label %3323, label %3314
3314:
 %3315 = phi i64 [ %3318, %3317 ], [ 0, %3311 ]
 call fastcc void @f6(ptr %64, ptr readonly %51, ptr %52, double %3301)
 %3316 = icmp eq i64 %3315, 3
 br i1 %3316, label %3323, label %3317
3317:
 %3318 = add nuw nsw i64 %3315, 1
 %3319 = icmp eq i64 %3318, 3
 store i8 0, ptr %65, align 1
 %3320 = zext i1 %3319 to i8
 call fastcc void @f7(ptr %65, ptr readonly %51, ptr %52, i8 %3320)
 %3321 = load i8, ptr %65, align 1
 %3322 = icmp eq i8 %3321, 0
 br i1 %3322, label %3323, label %3314
3323:
 %3324 = load i64, ptr %84, align 1
 %3325 = icmp slt i64 %3324, 1
 br i1 %3325, label %3328, label %3326
3326:
 %3327 = shl nuw i64 %3324, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %3221, i8 0, i64 %3327, i1 false)
 br label %3328
3328:
 %3329 = icmp slt i64 %3248, 1
 br i1 %3329, label %3476, label %3330
3330:
 %3331 = mul nsw i64 %3247, 3
 br label %3459
3332:
 %3333 = phi i64 [ 0, %3302 ], [ %3365, %3402 ]
 %3334 = mul nuw nsw i64 %3333, 3
 %3335 = add nuw nsw i64 %3334, 1
 %3336 = mul i64 %3335, %3303
 %3337 = getelementptr double, ptr %3242, i64 %3336
 %3338 = load double, ptr %3337, align 8
 %3339 = mul i64 %3333, 72
 %3340 = getelementptr i8, ptr %3230, i64 %3339
 %3341 = getelementptr i8, ptr %3340, i64 32
 store double %3338, ptr %3341, align 8
 %3342 = getelementptr double, ptr %3235, i64 %3335
 %3343 = load double, ptr %3342, align 8
 br label %3344
3344:
 %3345 = phi double [ 1.000000e+00, %3332 ], [ %3350, %3344 ]
 %3346 = phi double [ %3343, %3332 ], [ %3351, %3344 ]
 %3347 = phi i1 [ false, %3332 ], [ true, %3344 ]
 %3348 = phi i1 [ true, %3332 ], [ false, %3344 ]
 %3349 = fmul nsz contract double %3345, %3346
 %3350 = select i1 %3348, double %3345, double %3349
 %3351 = fmul nsz contract double %3346, %3346
 br i1 %3347, label %3352, label %3344
3352:
 %3353 = getelementptr double, ptr %3235, i64 %3334
 %3354 = getelementptr i8, ptr %3353, i64 16
 %3355 = load double, ptr %3354, align 8
 br label %3356
3356:
 %3357 = phi double [ 1.000000e+00, %3352 ], [ %3362, %3356 ]
 %3358 = phi double [ %3355, %3352 ], [ %3363, %3356 ]
 %3359 = phi i1 [ false, %3352 ], [ true, %3356 ]
 %3360 = phi i1 [ true, %3352 ], [ false, %3356 ]
 %3361 = fmul nsz contract double %3357, %3358
 %3362 = select i1 %3360, double %3357, double %3361
 %3363 = fmul nsz contract double %3358, %3358
 br i1 %3359, label %3364, label %3356
3364:
 %3365 = add nuw nsw i64 %3333, 1
 %3366 = load i64, ptr %161, align 1
 %3367 = load i64, ptr %162, align 1
 %3368 = inttoptr i64 %3366 to ptr
 %3369 = load i64, ptr %111, align 1
 %3370 = inttoptr i64 %3369 to ptr
 %3371 = shl i64 %3333, 5
 %3372 = getelementptr i8, ptr %3370, i64 %3371
 %3373 = getelementptr i8, ptr %3372, i64 16
 %3374 = load i64, ptr %3373, align 8
 %3375 = icmp slt i64 %3374, 0
 %3376 = select i1 %3375, i64 %3367, i64 0
 %3377 = add i64 %3376, %3374
 %3378 = shl i64 %3377, 5
 %3379 = getelementptr i8, ptr %3368, i64 %3378
 %3380 = getelementptr i8, ptr %3379, i64 8
 %3381 = load double, ptr %3380, align 8
 %3382 = getelementptr i8, ptr %3379, i64 16
 %3383 = load double, ptr %3382, align 8
 %3384 = fcmp nsz contract oeq double %3381, %3383
 br i1 %3384, label %3402, label %3385
3385:
 %3386 = fadd nsz contract double %3350, %3362
 %3387 = tail call nsz contract double @llvm.sqrt.f64(double %3386)
 %3388 = load i64, ptr %152, align 1
 %3389 = inttoptr i64 %3388 to ptr
 %3390 = load i64, ptr %185, align 1
 %3391 = inttoptr i64 %3390 to ptr
 %3392 = mul i64 %3333, 24
 %3393 = getelementptr i8, ptr %3389, i64 %3392
 %3394 = load double, ptr %3393, align 8
 %3395 = fmul nsz contract double %3381, %3394
 %3396 = getelementptr i8, ptr %3391, i64 %3339
 %3397 = getelementptr i8, ptr %3396, i64 32
 %3398 = load double, ptr %3397, align 8
 %3399 = fmul nsz contract double %3395, %3398
 %3400 = fcmp nsz contract ugt double %3387, %3399
 %3401 = select i1 %3400, double %3383, double %3381
 br label %3402
3402:
 %3403 = phi double [ %3401, %3385 ], [ %3381, %3364 ]
 %3404 = getelementptr double, ptr %3232, i64 %3333
 store double %3403, ptr %3404, align 8
 %3405 = getelementptr double, ptr %3239, i64 %3334
 %3406 = load double, ptr %3405, align 8
 %3407 = getelementptr double, ptr %3245, i64 %3333
 store double %3406, ptr %3407, align 8
 %3408 = icmp eq i64 %3365, %3247
 br i1 %3408, label %3304, label %3332
3409:
 %3410 = phi i64 [ 0, %3305 ], [ %3411, %3409 ]
 %3411 = add nuw nsw i64 %3410, 1
 %3412 = getelementptr i64, ptr %3223, i64 %3410
 %3413 = load i64, ptr %3412, align 8
 %3414 = icmp slt i64 %3413, 0
 %3415 = select i1 %3414, i64 %3220, i64 0
 %3416 = getelementptr double, ptr %3221, i64 %3413
 %3417 = getelementptr double, ptr %3416, i64 %3415
 %3418 = load double, ptr %3417, align 8
 %3419 = fmul nsz contract double %403, %3418
 %3420 = getelementptr double, ptr %3225, i64 %3410
 %3421 = load double, ptr %3420, align 8
 %3422 = fcmp nsz contract ogt double %3421, %3419
 %3423 = select i1 %3422, double %3421, double %3419
 %3424 = getelementptr double, ptr %3227, i64 %3410
 %3425 = load double, ptr %3424, align 8
 %3426 = fcmp nsz contract olt double %3425, %3423
 %3427 = select i1 %3426, double %3425, double %3423
 %3428 = add nsw i64 %3410, %3306
 %3429 = icmp slt i64 %3428, 0
 %3430 = select i1 %3429, i64 %3234, i64 0
 %3431 = getelementptr double, ptr %3239, i64 %3428
 %3432 = getelementptr double, ptr %3431, i64 %3430
 store double %3427, ptr %3432, align 8
 %3433 = add nsw i64 %3410, %3247
 %3434 = icmp slt i64 %3433, 0
 %3435 = select i1 %3434, i64 %3244, i64 0
 %3436 = getelementptr double, ptr %3245, i64 %3433
 %3437 = getelementptr double, ptr %3436, i64 %3435
 store double %3427, ptr %3437, align 8
 %3438 = icmp eq i64 %3248, %3411
 br i1 %3438, label %3307, label %3409
3439:
 %3440 = phi i64 [ %3441, %3309 ], [ 0, %3307 ]
 %3441 = add nuw nsw i64 %3440, 1
 %3442 = getelementptr double, ptr %3239, i64 %3440
 %3443 = load double, ptr %3442, align 8
 %3444 = fcmp nsz contract oeq double %3443, 0.000000e+00
 br i1 %3444, label %3309, label %3445
3445:
 %3446 = mul i64 %3440, %3241
 %3447 = getelementptr double, ptr %3242, i64 %3446
 br label %3448
3448:
 %3449 = phi i64 [ 0, %3445 ], [ %3450, %3448 ]
 %3450 = add nuw nsw i64 %3449, 1
 %3451 = getelementptr double, ptr %3237, i64 %3449
 %3452 = load double, ptr %3451, align 8
 %3453 = getelementptr double, ptr %3447, i64 %3449
 %3454 = load double, ptr %3453, align 8
 %3455 = load double, ptr %3442, align 8
 %3456 = fmul nsz contract double %3454, %3455
 %3457 = fadd nsz contract double %3452, %3456
 store double %3457, ptr %3451, align 8
 %3458 = icmp eq i64 %3246, %3450
 br i1 %3458, label %3309, label %3448
3459:
 %3460 = phi i64 [ 0, %3330 ], [ %3461, %3459 ]
 %3461 = add nuw nsw i64 %3460, 1
 %3462 = add nsw i64 %3460, %3331
 %3463 = icmp slt i64 %3462, 0
 %3464 = select i1 %3463, i64 %3234, i64 0
 %3465 = getelementptr double, ptr %3239, i64 %3462
 %3466 = getelementptr double, ptr %3465, i64 %3464
 %3467 = load double, ptr %3466, align 8
 %3468 = fdiv nsz contract double %3467, %403
 %3469 = getelementptr i64, ptr %3223, i64 %3460
 %3470 = load i64, ptr %3469, align 8
 %3471 = icmp slt i64 %3470, 0
 %3472 = select i1 %3471, i64 %3220, i64 0
 %3473 = getelementptr double, ptr %3221, i64 %3470
 %3474 = getelementptr double, ptr %3473, i64 %3472
 store double %3468, ptr %3474, align 8
 %3475 = icmp eq i64 %3248, %3461
 br i1 %3475, label %3476, label %3459
3476:
 %3477 = load i64, ptr %190, align 1
 %3478 = load i64, ptr %191, align 1
 %3479 = inttoptr i64 %3477 to ptr
 %3480 = inttoptr i64 %3478 to ptr
 br label %3481
3481:
 %3482 = phi ptr [ %2741, %2793 ], [ %3480, %3476 ]
 %3483 = phi ptr [ %2739, %2793 ], [ %3479, %3476 ]
 store ptr null, ptr %61, align 8
 %3484 = load i64, ptr %195, align 1
 %3485 = inttoptr i64 %3484 to ptr
 %3486 = load i64, ptr %115, align 1
 %3487 = load i64, ptr %116, align 1
 %3488 = inttoptr i64 %3486 to ptr
 %3489 = load i64, ptr %196, align 1
 %3490 = load i64, ptr %178, align 1
 %3491 = inttoptr i64 %3489 to ptr
 %3492 = load i64, ptr %197, align 1
 %3493 = inttoptr i64 %3492 to ptr
 %3494 = load i64, ptr %198, align 1
 %3495 = load i64, ptr %179, align 1
 %3496 = inttoptr i64 %3494 to ptr
 %3497 = load i64, ptr %138, align 1
 %3498 = load i64, ptr %182, align 1
 %3499 = load i64, ptr %180, align 1
 %3500 = add i64 %3499, %3495
 %3501 = sub i64 %27, %3500
 %3502 = load i64, ptr %118, align 1
 %3503 = icmp eq i64 %3502, 1
 br i1 %3503, label %3504, label %3668
3504:
 %3505 = load i64, ptr %199, align 1
 %3506 = load double, ptr %200, align 1
 %3507 = load i64, ptr %146, align 1
 %3508 = inttoptr i64 %3507 to ptr
 %3509 = load i64, ptr %185, align 1
 %3510 = inttoptr i64 %3509 to ptr
 %3511 = icmp slt i64 %3497, 1
 br i1 %3511, label %3512, label %3579
3512:
 %3513 = phi double [ 0.000000e+00, %3504 ], [ %3588, %3579 ]
 %3514 = load i64, ptr %109, align 1
 %3515 = icmp slt i64 %3514, 1
 br i1 %3515, label %3518, label %3516
3516:
 %3517 = mul nuw i64 %3514, 48
 tail call void @llvm.memset.p0.i64(ptr align 8 %3483, i8 0, i64 %3517, i1 false)
 br label %3518
3518:
 %3519 = fcmp nsz contract ugt double %3513, %3506
 br i1 %3519, label %3520, label %3658
3520:
 %3521 = tail call i64 @llvm.smax.i64(i64 %3505, i64 0)
 %3522 = fmul nsz contract double %3506, 1.000000e-01
 %3523 = fmul nsz contract double %3513, 1.000000e-02
 %3524 = fcmp nsz contract ogt double %3523, %3522
 %3525 = select i1 %3524, double %3523, double %3522
 br label %3526
3526:
 %3527 = phi i64 [ %3521, %3520 ], [ %3591, %3652 ]
 %3528 = icmp sgt i64 %3527, 0
 br i1 %3528, label %3590, label %3658
3529:
 %3530 = mul nuw nsw i64 %3594, 3
 %3531 = fadd nsz contract double %3642, %3650
 store double %3531, ptr %3641, align 8
 %3532 = load double, ptr %3644, align 8
 %3533 = load i64, ptr %106, align 1
 %3534 = load i64, ptr %107, align 1
 %3535 = inttoptr i64 %3533 to ptr
 %3536 = load i64, ptr %111, align 1
 %3537 = inttoptr i64 %3536 to ptr
 %3538 = load i64, ptr %166, align 1
 %3539 = load i64, ptr %167, align 1
 %3540 = inttoptr i64 %3538 to ptr
 %3541 = mul i64 %3530, %3539
 %3542 = getelementptr double, ptr %3540, i64 %3541
 %3543 = getelementptr i8, ptr %3537, i64 %3606
 br label %3545
3544:
 br i1 %3546, label %3571, label %3545
3545:
 %3546 = phi i1 [ false, %3529 ], [ true, %3544 ]
 %3547 = phi i64 [ 0, %3529 ], [ 1, %3544 ]
 %3548 = getelementptr i64, ptr %3543, i64 %3547
 %3549 = load i64, ptr %3548, align 8
 %3550 = icmp slt i64 %3549, 0
 %3551 = select i1 %3550, i64 %3534, i64 0
 %3552 = getelementptr i64, ptr %3535, i64 %3549
 %3553 = getelementptr i64, ptr %3552, i64 %3551
 %3554 = load i64, ptr %3553, align 8
 %3555 = icmp sgt i64 %3554, -1
 br i1 %3555, label %3556, label %3544
3556:
 %3557 = mul i64 %3554, 48
 %3558 = getelementptr i8, ptr %3483, i64 %3557
 %3559 = mul nuw nsw i64 %3547, 48
 %3560 = getelementptr i8, ptr %3542, i64 %3559
 br label %3561
3561:
 %3562 = phi i64 [ 0, %3556 ], [ %3563, %3561 ]
 %3563 = add nuw nsw i64 %3562, 1
 %3564 = getelementptr double, ptr %3558, i64 %3562
 %3565 = load double, ptr %3564, align 8
 %3566 = getelementptr double, ptr %3560, i64 %3562
 %3567 = load double, ptr %3566, align 8
 %3568 = fmul nsz contract double %3650, %3567
 %3569 = fadd nsz contract double %3565, %3568
 store double %3569, ptr %3564, align 8
 %3570 = icmp eq i64 %3563, 6
 br i1 %3570, label %3544, label %3561
3571:
 %3572 = tail call nsz contract double @llvm.fabs.f64(double %3650)
 %3573 = fmul nsz contract double %3572, %3532
 %3574 = fcmp nsz contract ogt double %3573, %3593
 %3575 = select i1 %3574, double %3573, double %3593
 br label %3576
3576:
 %3577 = phi double [ %3593, %3638 ], [ %3575, %3571 ]
 %3578 = icmp eq i64 %3497, %3639
 br i1 %3578, label %3652, label %3592
3579:
 %3580 = phi double [ %3588, %3579 ], [ 0.000000e+00, %3504 ]
 %3581 = phi i64 [ %3582, %3579 ], [ 0, %3504 ]
 %3582 = add nuw nsw i64 %3581, 1
 %3583 = getelementptr double, ptr %3493, i64 %3581
 store double 0.000000e+00, ptr %3583, align 8
 %3584 = getelementptr double, ptr %3508, i64 %3581
 %3585 = load double, ptr %3584, align 8
 %3586 = fneg nsz contract double %3585
 %3587 = fcmp nsz contract olt double %3580, %3586
 %3588 = select i1 %3587, double %3586, double %3580
 %3589 = icmp eq i64 %3497, %3582
 br i1 %3589, label %3512, label %3579
3590:
 %3591 = add nsw i64 %3527, -1
 br i1 %3511, label %3652, label %3592
3592:
 %3593 = phi double [ %3577, %3576 ], [ 0.000000e+00, %3590 ]
 %3594 = phi i64 [ %3639, %3576 ], [ 0, %3590 ]
 %3595 = getelementptr double, ptr %3508, i64 %3594
 %3596 = load double, ptr %3595, align 8
 %3597 = load i64, ptr %106, align 1
 %3598 = load i64, ptr %107, align 1
 %3599 = inttoptr i64 %3597 to ptr
 %3600 = load i64, ptr %111, align 1
 %3601 = inttoptr i64 %3600 to ptr
 %3602 = load i64, ptr %151, align 1
 %3603 = inttoptr i64 %3602 to ptr
 %3604 = mul i64 %3594, 288
 %3605 = getelementptr i8, ptr %3603, i64 %3604
 %3606 = shl i64 %3594, 5
 %3607 = getelementptr i8, ptr %3601, i64 %3606
 br label %3610
3608:
 %3609 = phi double [ %3611, %3610 ], [ %3636, %3627 ]
 br i1 %3612, label %3638, label %3610
3610:
 %3611 = phi double [ 0.000000e+00, %3592 ], [ %3609, %3608 ]
 %3612 = phi i1 [ false, %3592 ], [ true, %3608 ]
 %3613 = phi i64 [ 0, %3592 ], [ 1, %3608 ]
 %3614 = getelementptr i64, ptr %3607, i64 %3613
 %3615 = load i64, ptr %3614, align 8
 %3616 = icmp slt i64 %3615, 0
 %3617 = select i1 %3616, i64 %3598, i64 0
 %3618 = getelementptr i64, ptr %3599, i64 %3615
 %3619 = getelementptr i64, ptr %3618, i64 %3617
 %3620 = load i64, ptr %3619, align 8
 %3621 = icmp sgt i64 %3620, -1
 br i1 %3621, label %3622, label %3608
3622:
 %3623 = mul i64 %3620, 48
 %3624 = getelementptr i8, ptr %3483, i64 %3623
 %3625 = mul nuw nsw i64 %3613, 48
 %3626 = getelementptr i8, ptr %3605, i64 %3625
 br label %3627
3627:
 %3628 = phi double [ %3611, %3622 ], [ %3636, %3627 ]
 %3629 = phi i64 [ 0, %3622 ], [ %3630, %3627 ]
 %3630 = add nuw nsw i64 %3629, 1
 %3631 = getelementptr double, ptr %3626, i64 %3629
 %3632 = load double, ptr %3631, align 8
 %3633 = getelementptr double, ptr %3624, i64 %3629
 %3634 = load double, ptr %3633, align 8
 %3635 = fmul nsz contract double %3632, %3634
 %3636 = fadd nsz contract double %3628, %3635
 %3637 = icmp eq i64 %3630, 6
 br i1 %3637, label %3608, label %3627
3638:
 %3639 = add nuw nsw i64 %3594, 1
 %3640 = fadd nsz contract double %3596, %3609
 %3641 = getelementptr double, ptr %3493, i64 %3594
 %3642 = load double, ptr %3641, align 8
 %3643 = mul i64 %3594, 72
 %3644 = getelementptr i8, ptr %3510, i64 %3643
 %3645 = load double, ptr %3644, align 8
 %3646 = fdiv nsz contract double %3640, %3645
 %3647 = fsub nsz contract double %3642, %3646
 %3648 = fcmp nsz contract olt double %3647, 0.000000e+00
 %3649 = select i1 %3648, double 0.000000e+00, double %3647
 %3650 = fsub nsz contract double %3649, %3642
 %3651 = fcmp nsz contract une double %3650, 0.000000e+00
 br i1 %3651, label %3529, label %3576
3652:
 %3653 = phi double [ 0.000000e+00, %3590 ], [ %3577, %3576 ]
 %3654 = fsub nsz contract double %3653, %3653
 %3655 = fcmp nsz contract ord double %3654, 0.000000e+00
 %3656 = fcmp nsz contract ugt double %3653, %3525
 %3657 = select i1 %3655, i1 %3656, i1 false
 br i1 %3657, label %3526, label %3658
3658:
 %3659 = load i64, ptr %109, align 1
 %3660 = icmp slt i64 %3659, 1
 br i1 %3660, label %3664, label %3852
3661:
 %3662 = add nuw nsw i64 %3853, 1
 %3663 = icmp eq i64 %3659, %3662
 br i1 %3663, label %3664, label %3852
3664:
 %3665 = load i64, ptr %202, align 1
 %3666 = zext i1 %3519 to i64
 %3667 = add nsw i64 %3665, %3666
 store i64 %3667, ptr %202, align 1
 br label %3959
3668:
 %3669 = add i64 %3490, 1
 %3670 = mul i64 %3669, %3490
 %3671 = add i64 %3500, %3670
 %3672 = load i64, ptr %152, align 1
 %3673 = inttoptr i64 %3672 to ptr
 %3674 = icmp sgt i64 %3490, 0
 br i1 %3674, label %3675, label %3677
3675:
 %3676 = shl nuw i64 %3490, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %3491, i8 0, i64 %3676, i1 false)
 br label %3677
3677:
 %3678 = mul nsw i64 %3497, 3
 %3679 = add nsw i64 %3678, %3498
 %3680 = icmp slt i64 %3679, 1
 br i1 %3680, label %3690, label %3684
3681:
 call fastcc void @f5(ptr %60, ptr readonly %51, ptr readonly %52, i64 %3685, double %3688, i64 %3497)
 br label %3682
3682:
 %3683 = icmp eq i64 %3679, %3686
 br i1 %3683, label %3690, label %3684
3684:
 %3685 = phi i64 [ %3686, %3682 ], [ 0, %3677 ]
 %3686 = add nuw nsw i64 %3685, 1
 %3687 = getelementptr double, ptr %3673, i64 %3685
 %3688 = load double, ptr %3687, align 8
 %3689 = fcmp nsz contract une double %3688, 0.000000e+00
 br i1 %3689, label %3681, label %3682
3690:
 %3691 = icmp slt i64 %3495, 1
 br i1 %3691, label %3707, label %3692
3692:
 %3693 = getelementptr double, ptr %23, i64 %3495
 br label %3892
3694:
 %3695 = phi double [ %3896, %3892 ], [ %3913, %3900 ]
 %3696 = add nsw i64 %3893, %3501
 %3697 = icmp slt i64 %3696, 0
 %3698 = select i1 %3697, i64 %27, i64 0
 %3699 = getelementptr double, ptr %26, i64 %3696
 %3700 = getelementptr double, ptr %3699, i64 %3698
 %3701 = load double, ptr %3700, align 8
 %3702 = fsub nsz contract double %3695, %3701
 %3703 = getelementptr double, ptr %3693, i64 %3893
 store double %3702, ptr %3703, align 8
 %3704 = fmul nsz contract double %403, %3695
 %3705 = getelementptr double, ptr %23, i64 %3893
 store double %3704, ptr %3705, align 8
 %3706 = icmp eq i64 %3495, %3894
 br i1 %3706, label %3707, label %3892
3707:
 %3708 = load i64, ptr %180, align 1
 %3709 = icmp slt i64 %3708, 1
 br i1 %3709, label %3712, label %3710
3710:
 %3711 = shl nsw i64 %3495, 1
 br label %3915
3712:
 %3713 = load i64, ptr %199, align 1
 %3714 = load double, ptr %200, align 1
 %3715 = load i64, ptr %146, align 1
 %3716 = load i64, ptr %83, align 1
 %3717 = inttoptr i64 %3715 to ptr
 %3718 = load i64, ptr %172, align 1
 %3719 = load i64, ptr %173, align 1
 %3720 = inttoptr i64 %3718 to ptr
 %3721 = load i64, ptr %176, align 1
 %3722 = load i64, ptr %84, align 1
 %3723 = inttoptr i64 %3721 to ptr
 %3724 = load i64, ptr %197, align 1
 %3725 = add nsw i64 %3722, %3716
 %3726 = inttoptr i64 %3724 to ptr
 %3727 = load i64, ptr %201, align 1
 %3728 = inttoptr i64 %3727 to ptr
 %3729 = icmp slt i64 %3497, 1
 br i1 %3729, label %3730, label %3761
3730:
 %3731 = phi double [ 0.000000e+00, %3712 ], [ %3772, %3761 ]
 %3732 = icmp slt i64 %3498, 1
 br i1 %3732, label %3733, label %3774
3733:
 %3734 = phi double [ %3731, %3730 ], [ %3789, %3774 ]
 %3735 = fcmp nsz contract ugt double %3734, %3714
 br i1 %3735, label %3736, label %3959
3736:
 %3737 = tail call i64 @llvm.smax.i64(i64 %3713, i64 0)
 %3738 = fmul nsz contract double %3714, 1.000000e-01
 %3739 = fmul nsz contract double %3734, 1.000000e-02
 %3740 = fcmp nsz contract ogt double %3739, %3738
 %3741 = select i1 %3740, double %3739, double %3738
 %3742 = add i64 %3498, %3497
 %3743 = icmp slt i64 %3742, 1
 %3744 = shl nsw i64 %3497, 1
 br label %3745
3745:
 %3746 = phi i64 [ %3737, %3736 ], [ %3792, %3758 ]
 %3747 = icmp sgt i64 %3746, 0
 br i1 %3747, label %3791, label %3835
3748:
 store double %3815, ptr %3801, align 8
 %3749 = load double, ptr %3810, align 8
 br label %3818
3750:
 %3751 = tail call nsz contract double @llvm.fabs.f64(double %3816)
 %3752 = fmul nsz contract double %3751, %3749
 %3753 = fcmp nsz contract ogt double %3752, %3794
 %3754 = select i1 %3753, double %3752, double %3794
 br label %3755
3755:
 %3756 = phi double [ %3794, %3793 ], [ %3754, %3750 ]
 %3757 = icmp eq i64 %3742, %3796
 br i1 %3757, label %3758, label %3793
3758:
 %3759 = phi double [ 0.000000e+00, %3791 ], [ %3756, %3755 ]
 %3760 = fcmp nsz contract ugt double %3759, %3741
 br i1 %3760, label %3745, label %3835
3761:
 %3762 = phi double [ %3772, %3761 ], [ 0.000000e+00, %3712 ]
 %3763 = phi i64 [ %3764, %3761 ], [ 0, %3712 ]
 %3764 = add nuw nsw i64 %3763, 1
 %3765 = getelementptr double, ptr %3717, i64 %3763
 %3766 = load double, ptr %3765, align 8
 %3767 = getelementptr double, ptr %3728, i64 %3763
 store double %3766, ptr %3767, align 8
 %3768 = getelementptr double, ptr %3726, i64 %3763
 store double 0.000000e+00, ptr %3768, align 8
 %3769 = load double, ptr %3765, align 8
 %3770 = fneg nsz contract double %3769
 %3771 = fcmp nsz contract olt double %3762, %3770
 %3772 = select i1 %3771, double %3770, double %3762
 %3773 = icmp eq i64 %3497, %3764
 br i1 %3773, label %3730, label %3761
3774:
 %3775 = phi double [ %3789, %3774 ], [ %3731, %3730 ]
 %3776 = phi i64 [ %3777, %3774 ], [ 0, %3730 ]
 %3777 = add nuw nsw i64 %3776, 1
 %3778 = getelementptr double, ptr %3723, i64 %3776
 %3779 = load double, ptr %3778, align 8
 %3780 = add nsw i64 %3776, %3497
 %3781 = icmp slt i64 %3780, 0
 %3782 = select i1 %3781, i64 %3725, i64 0
 %3783 = add i64 %3782, %3780
 %3784 = getelementptr double, ptr %3728, i64 %3783
 store double %3779, ptr %3784, align 8
 %3785 = getelementptr double, ptr %3726, i64 %3783
 store double 0.000000e+00, ptr %3785, align 8
 %3786 = load double, ptr %3778, align 8
 %3787 = fneg nsz contract double %3786
 %3788 = fcmp nsz contract olt double %3775, %3787
 %3789 = select i1 %3788, double %3787, double %3775
 %3790 = icmp eq i64 %3498, %3777
 br i1 %3790, label %3733, label %3774
3791:
 %3792 = add nsw i64 %3746, -1
 br i1 %3743, label %3758, label %3793
3793:
 %3794 = phi double [ %3756, %3755 ], [ 0.000000e+00, %3791 ]
 %3795 = phi i64 [ %3796, %3755 ], [ 0, %3791 ]
 %3796 = add nuw nsw i64 %3795, 1
 %3797 = icmp slt i64 %3795, %3497
 %3798 = mul nuw nsw i64 %3795, 3
 %3799 = add nsw i64 %3795, %3744
 %3800 = select i1 %3797, i64 %3798, i64 %3799
 %3801 = getelementptr double, ptr %3726, i64 %3795
 %3802 = load double, ptr %3801, align 8
 %3803 = getelementptr double, ptr %3728, i64 %3795
 %3804 = load double, ptr %3803, align 8
 %3805 = icmp slt i64 %3800, 0
 %3806 = select i1 %3805, i64 %3719, i64 0
 %3807 = add i64 %3806, %3800
 %3808 = mul i64 %3807, %3719
 %3809 = getelementptr double, ptr %3720, i64 %3808
 %3810 = getelementptr double, ptr %3809, i64 %3807
 %3811 = load double, ptr %3810, align 8
 %3812 = fdiv nsz contract double %3804, %3811
 %3813 = fsub nsz contract double %3802, %3812
 %3814 = fcmp nsz contract olt double %3813, 0.000000e+00
 %3815 = select i1 %3814, double 0.000000e+00, double %3813
 %3816 = fsub nsz contract double %3815, %3802
 %3817 = fcmp nsz contract une double %3816, 0.000000e+00
 br i1 %3817, label %3748, label %3755
3818:
 %3819 = phi i64 [ 0, %3748 ], [ %3820, %3818 ]
 %3820 = add nuw nsw i64 %3819, 1
 %3821 = icmp slt i64 %3819, %3497
 %3822 = mul nuw nsw i64 %3819, 3
 %3823 = add nsw i64 %3819, %3744
 %3824 = select i1 %3821, i64 %3822, i64 %3823
 %3825 = getelementptr double, ptr %3728, i64 %3819
 %3826 = load double, ptr %3825, align 8
 %3827 = icmp slt i64 %3824, 0
 %3828 = select i1 %3827, i64 %3719, i64 0
 %3829 = getelementptr double, ptr %3809, i64 %3824
 %3830 = getelementptr double, ptr %3829, i64 %3828
 %3831 = load double, ptr %3830, align 8
 %3832 = fmul nsz contract double %3816, %3831
 %3833 = fadd nsz contract double %3826, %3832
 store double %3833, ptr %3825, align 8
 %3834 = icmp eq i64 %3742, %3820
 br i1 %3834, label %3750, label %3818
3835:
 %3836 = load i64, ptr %202, align 1
 %3837 = add nsw i64 %3836, 1
 store i64 %3837, ptr %202, align 1
 %3838 = icmp slt i64 %3490, 1
 br i1 %3838, label %3841, label %3839
3839:
 %3840 = shl nuw i64 %3490, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %3491, i8 0, i64 %3840, i1 false)
 br label %3841
3841:
 br i1 %3743, label %3842, label %3931
3842:
 br i1 %3691, label %3959, label %3937
3843:
 %3844 = icmp slt i64 %3932, %3497
 %3845 = mul nuw nsw i64 %3932, 3
 %3846 = add nsw i64 %3932, %3744
 %3847 = select i1 %3844, i64 %3845, i64 %3846
 call fastcc void @f5(ptr %61, ptr readonly %51, ptr %52, i64 %3847, double %3935, i64 %3497)
 br label %3848
3848:
 %3849 = icmp eq i64 %3933, %3742
 br i1 %3849, label %3842, label %3931
3850:
 %3851 = icmp eq i64 %3495, %3939
 br i1 %3851, label %3959, label %3937
3852:
 %3853 = phi i64 [ %3662, %3661 ], [ 0, %3658 ]
 %3854 = shl i64 %3853, 4
 %3855 = getelementptr i8, ptr %3485, i64 %3854
 %3856 = getelementptr i8, ptr %3855, i64 8
 %3857 = load i64, ptr %3856, align 8
 %3858 = mul i64 %3853, 6
 %3859 = add nsw i64 %3857, %3501
 %3860 = add nsw i64 %3857, %3495
 br label %3861
3861:
 %3862 = phi i64 [ 0, %3852 ], [ %3863, %3861 ]
 %3863 = add nuw nsw i64 %3862, 1
 %3864 = add i64 %3862, %3858
 %3865 = getelementptr double, ptr %3482, i64 %3864
 %3866 = load double, ptr %3865, align 8
 %3867 = fmul nsz contract double %403, %3866
 %3868 = add nsw i64 %3862, %3857
 %3869 = icmp slt i64 %3868, 0
 %3870 = select i1 %3869, i64 %25, i64 0
 %3871 = getelementptr double, ptr %23, i64 %3868
 %3872 = getelementptr double, ptr %3871, i64 %3870
 store double %3867, ptr %3872, align 8
 %3873 = getelementptr double, ptr %3483, i64 %3864
 %3874 = load double, ptr %3873, align 8
 %3875 = select i1 %3869, i64 %3495, i64 0
 %3876 = getelementptr double, ptr %3496, i64 %3868
 %3877 = getelementptr double, ptr %3876, i64 %3875
 store double %3874, ptr %3877, align 8
 %3878 = load double, ptr %3865, align 8
 %3879 = add nsw i64 %3859, %3862
 %3880 = icmp slt i64 %3879, 0
 %3881 = select i1 %3880, i64 %27, i64 0
 %3882 = getelementptr double, ptr %26, i64 %3879
 %3883 = getelementptr double, ptr %3882, i64 %3881
 %3884 = load double, ptr %3883, align 8
 %3885 = fsub nsz contract double %3878, %3884
 %3886 = add nsw i64 %3860, %3862
 %3887 = icmp slt i64 %3886, 0
 %3888 = select i1 %3887, i64 %25, i64 0
 %3889 = getelementptr double, ptr %23, i64 %3886
 %3890 = getelementptr double, ptr %3889, i64 %3888
 store double %3885, ptr %3890, align 8
 %3891 = icmp eq i64 %3863, 6
 br i1 %3891, label %3661, label %3861
3892:
 %3893 = phi i64 [ 0, %3692 ], [ %3894, %3694 ]
 %3894 = add nuw nsw i64 %3893, 1
 %3895 = getelementptr double, ptr %3488, i64 %3893
 %3896 = load double, ptr %3895, align 8
 br i1 %3674, label %3897, label %3694
3897:
 %3898 = mul nuw nsw i64 %3893, %3490
 %3899 = add nsw i64 %3898, %3671
 br label %3900
3900:
 %3901 = phi double [ %3896, %3897 ], [ %3913, %3900 ]
 %3902 = phi i64 [ 0, %3897 ], [ %3903, %3900 ]
 %3903 = add nuw nsw i64 %3902, 1
 %3904 = add nsw i64 %3899, %3902
 %3905 = icmp slt i64 %3904, 0
 %3906 = select i1 %3905, i64 %3487, i64 0
 %3907 = getelementptr double, ptr %3488, i64 %3904
 %3908 = getelementptr double, ptr %3907, i64 %3906
 %3909 = load double, ptr %3908, align 8
 %3910 = getelementptr double, ptr %3491, i64 %3902
 %3911 = load double, ptr %3910, align 8
 %3912 = fmul nsz contract double %3909, %3911
 %3913 = fadd nsz contract double %3901, %3912
 %3914 = icmp eq i64 %3490, %3903
 br i1 %3914, label %3694, label %3900
3915:
 %3916 = phi i64 [ 0, %3710 ], [ %3917, %3915 ]
 %3917 = add nuw nsw i64 %3916, 1
 %3918 = add nsw i64 %3916, %3495
 %3919 = icmp slt i64 %3918, 0
 %3920 = select i1 %3919, i64 %3487, i64 0
 %3921 = getelementptr double, ptr %3488, i64 %3918
 %3922 = getelementptr double, ptr %3921, i64 %3920
 %3923 = load double, ptr %3922, align 8
 %3924 = fmul nsz contract double %403, %3923
 %3925 = add nsw i64 %3916, %3711
 %3926 = icmp slt i64 %3925, 0
 %3927 = select i1 %3926, i64 %25, i64 0
 %3928 = getelementptr double, ptr %23, i64 %3925
 %3929 = getelementptr double, ptr %3928, i64 %3927
 store double %3924, ptr %3929, align 8
 %3930 = icmp eq i64 %3917, %3708
 br i1 %3930, label %3712, label %3915
3931:
 %3932 = phi i64 [ %3933, %3848 ], [ 0, %3841 ]
 %3933 = add nuw nsw i64 %3932, 1
 %3934 = getelementptr double, ptr %3493, i64 %3932
 %3935 = load double, ptr %3934, align 8
 %3936 = fcmp nsz contract une double %3935, 0.000000e+00
 br i1 %3936, label %3843, label %3848
3937:
 %3938 = phi i64 [ %3939, %3850 ], [ 0, %3842 ]
 %3939 = add nuw nsw i64 %3938, 1
 %3940 = getelementptr double, ptr %3496, i64 %3938
 store double 0.000000e+00, ptr %3940, align 8
 br i1 %3838, label %3850, label %3941
3941:
 %3942 = mul nuw nsw i64 %3938, %3490
 %3943 = add nsw i64 %3942, %3671
 br label %3944
3944:
 %3945 = phi i64 [ 0, %3941 ], [ %3947, %3944 ]
 %3946 = phi double [ 0.000000e+00, %3941 ], [ %3957, %3944 ]
 %3947 = add nuw nsw i64 %3945, 1
 %3948 = add nsw i64 %3943, %3945
 %3949 = icmp slt i64 %3948, 0
 %3950 = select i1 %3949, i64 %3487, i64 0
 %3951 = getelementptr double, ptr %3488, i64 %3948
 %3952 = getelementptr double, ptr %3951, i64 %3950
 %3953 = load double, ptr %3952, align 8
 %3954 = getelementptr double, ptr %3491, i64 %3945
 %3955 = load double, ptr %3954, align 8
 %3956 = fmul nsz contract double %3953, %3955
 %3957 = fadd nsz contract double %3946, %3956
 store double %3957, ptr %3940, align 8
 %3958 = icmp eq i64 %3490, %3947
 br i1 %3958, label %3850, label %3944
3959:
 %3960 = phi i1 [ false, %3733 ], [ %3519, %3664 ], [ true, %3842 ], [ true, %3850 ]
 %3961 = load i64, ptr %113, align 1
 %3962 = load i64, ptr %114, align 1
 %3963 = inttoptr i64 %3961 to ptr
 %3964 = load i64, ptr %203, align 1
 %3965 = load i64, ptr %179, align 1
 %3966 = add nsw i64 %3965, %3962
 %3967 = inttoptr i64 %3964 to ptr
 %3968 = load i64, ptr %115, align 1
 %3969 = load i64, ptr %116, align 1
 %3970 = inttoptr i64 %3968 to ptr
 br i1 %204, label %3971, label %4154
3971:
 %3972 = load i64, ptr %205, align 1
 %3973 = icmp eq i64 %3972, 0
 br i1 %3973, label %3991, label %3974
3974:
 %3975 = load i64, ptr %114, align 1
 %3976 = load i64, ptr %206, align 1
 %3977 = icmp slt i64 %3975, 1
 br i1 %3977, label %3985, label %3978
3978:
 %3979 = phi i64 [ %3980, %3978 ], [ 0, %3974 ]
 %3980 = add nuw nsw i64 %3979, 1
 %3981 = getelementptr double, ptr %3963, i64 %3979
 %3982 = load double, ptr %3981, align 8
 %3983 = getelementptr double, ptr %3967, i64 %3979
 store double %3982, ptr %3983, align 8
 %3984 = icmp eq i64 %3975, %3980
 br i1 %3984, label %3985, label %3978
3985:
 %3986 = load i64, ptr %179, align 1
 %3987 = icmp slt i64 %3986, 1
 br i1 %3987, label %3988, label %4163
3988:
 %3989 = load i64, ptr %205, align 1
 %3990 = inttoptr i64 %3989 to ptr
 tail call void %3990(ptr %3967, ptr %3970)
 br i1 %210, label %4189, label %4190
3991:
 %3992 = load i64, ptr %212, align 1
 %3993 = load i64, ptr %162, align 1
 %3994 = shl nsw i64 %3993, 1
 %3995 = inttoptr i64 %3992 to ptr
 %3996 = load i64, ptr %213, align 1
 %3997 = load i64, ptr %84, align 1
 %3998 = inttoptr i64 %3996 to ptr
 %3999 = load i64, ptr %163, align 1
 %4000 = inttoptr i64 %3999 to ptr
 %4001 = load i64, ptr %111, align 1
 %4002 = load i64, ptr %83, align 1
 %4003 = inttoptr i64 %4001 to ptr
 %4004 = load i64, ptr %177, align 1
 %4005 = inttoptr i64 %4004 to ptr
 %4006 = load i64, ptr %214, align 1
 %4007 = add nsw i64 %4002, %3997
 %4008 = inttoptr i64 %4006 to ptr
 %4009 = load i64, ptr %215, align 1
 %4010 = inttoptr i64 %4009 to ptr
 %4011 = load i64, ptr %216, align 1
 %4012 = inttoptr i64 %4011 to ptr
 %4013 = load i64, ptr %217, align 1
 %4014 = inttoptr i64 %4013 to ptr
 %4015 = load i64, ptr %138, align 1
 store i8 0, ptr %58, align 1
 call fastcc void @f3(ptr %58, ptr readonly %51, ptr %52)
 %4016 = load i8, ptr %58, align 1
 %4017 = icmp eq i8 %4016, 0
 br i1 %4017, label %4019, label %4018
4018:
 call fastcc void @f4(ptr %59, ptr readonly %51, ptr %52)
 br label %4019
4019:
 %4020 = load i64, ptr %182, align 1
 %4021 = add nsw i64 %4020, %4015
 %4022 = icmp slt i64 %4021, 1
 br i1 %4022, label %4215, label %4145
4023:
 %4024 = load i64, ptr %218, align 1
 %4025 = load i64, ptr %83, align 1
 %4026 = load i64, ptr %84, align 1
 %4027 = add nsw i64 %4026, %4025
 %4028 = inttoptr i64 %4024 to ptr
 %4029 = getelementptr i64, ptr %4028, i64 %4147
 %4030 = load i64, ptr %4029, align 8
 %4031 = icmp eq i64 %4030, %4147
 br i1 %4031, label %4050, label %4032
4032:
 %4033 = phi i64 [ %4043, %4032 ], [ %4147, %4023 ]
 %4034 = icmp slt i64 %4033, 0
 %4035 = select i1 %4034, i64 %4027, i64 0
 %4036 = getelementptr i64, ptr %4028, i64 %4033
 %4037 = getelementptr i64, ptr %4036, i64 %4035
 %4038 = load i64, ptr %4037, align 8
 %4039 = icmp slt i64 %4038, 0
 %4040 = select i1 %4039, i64 %4027, i64 0
 %4041 = getelementptr i64, ptr %4028, i64 %4038
 %4042 = getelementptr i64, ptr %4041, i64 %4040
 %4043 = load i64, ptr %4042, align 8
 store i64 %4043, ptr %4037, align 8
 %4044 = icmp slt i64 %4043, 0
 %4045 = select i1 %4044, i64 %4027, i64 0
 %4046 = getelementptr i64, ptr %4028, i64 %4043
 %4047 = getelementptr i64, ptr %4046, i64 %4045
 %4048 = load i64, ptr %4047, align 8
 %4049 = icmp eq i64 %4048, %4043
 br i1 %4049, label %4050, label %4032
4050:
 %4051 = phi i64 [ %4147, %4023 ], [ %4043, %4032 ]
 %4052 = icmp slt i64 %4051, 0
 %4053 = select i1 %4052, i64 %4007, i64 0
 %4054 = add i64 %4053, %4051
 %4055 = getelementptr double, ptr %4012, i64 %4054
 %4056 = load double, ptr %4055, align 8
 %4057 = fcmp nsz contract ogt double %4056, 0.000000e+00
 %4058 = fcmp nsz contract ogt double %4150, 0.000000e+00
 %4059 = select i1 %4057, i1 %4058, i1 false
 br i1 %4059, label %4060, label %4107
4060:
 %4061 = getelementptr double, ptr %4014, i64 %4054
 %4062 = load double, ptr %4061, align 8
 %4063 = fdiv nsz contract double %4056, %4062
 %4064 = fcmp nsz contract ogt double %4063, 1.000000e+00
 %4065 = select i1 %4064, double 1.000000e+00, double %4063
 %4066 = fmul nsz contract double %4150, %4065
 br label %4107
4067:
 %4068 = icmp slt i64 %4147, %4015
 br i1 %4068, label %4069, label %4094
4069:
 %4070 = mul nuw nsw i64 %4147, 3
 %4071 = load i64, ptr %168, align 1
 %4072 = inttoptr i64 %4071 to ptr
 %4073 = load i64, ptr %169, align 1
 %4074 = inttoptr i64 %4073 to ptr
 %4075 = load i64, ptr %170, align 1
 %4076 = inttoptr i64 %4075 to ptr
 %4077 = load i64, ptr %152, align 1
 %4078 = inttoptr i64 %4077 to ptr
 %4079 = getelementptr double, ptr %4072, i64 %4070
 %4080 = load double, ptr %4079, align 8
 %4081 = getelementptr double, ptr %4076, i64 %4070
 %4082 = load double, ptr %4081, align 8
 %4083 = fadd nsz contract double %4080, %4082
 %4084 = getelementptr double, ptr %4074, i64 %4070
 %4085 = load double, ptr %4084, align 8
 %4086 = fsub nsz contract double %4083, %4085
 %4087 = fmul nsz contract double %4086, 5.000000e-01
 %4088 = getelementptr double, ptr %4078, i64 %4070
 %4089 = load double, ptr %4088, align 8
 %4090 = fmul nsz contract double %4089, %4087
 %4091 = fadd nsz contract double %4150, %4090
 %4092 = fcmp nsz contract olt double %4091, 0.000000e+00
 %4093 = select i1 %4092, double 0.000000e+00, double %4091
 br label %4107
4094:
 %4095 = sub nsw i64 %4147, %4015
 %4096 = getelementptr i64, ptr %4005, i64 %4095
 %4097 = load i64, ptr %4096, align 8
 %4098 = icmp slt i64 %4097, 0
 %4099 = select i1 %4098, i64 %3997, i64 0
 %4100 = getelementptr i64, ptr %4000, i64 %4097
 %4101 = getelementptr i64, ptr %4100, i64 %4099
 %4102 = load i64, ptr %4101, align 8
 %4103 = icmp eq i64 %4102, 0
 br i1 %4103, label %4107, label %4104
4104:
 %4105 = fcmp nsz contract olt double %4150, 0.000000e+00
 %4106 = select i1 %4105, double 0.000000e+00, double %4150
 br label %4107
4107:
 %4108 = phi double [ 0.000000e+00, %4094 ], [ %4093, %4069 ], [ %4106, %4104 ], [ %4066, %4060 ], [ 0.000000e+00, %4050 ]
 %4109 = icmp slt i64 %4147, %4015
 br i1 %4109, label %4118, label %4110
4110:
 %4111 = sub nsw i64 %4147, %4015
 %4112 = getelementptr i64, ptr %4005, i64 %4111
 %4113 = load i64, ptr %4112, align 8
 %4114 = icmp slt i64 %4113, 0
 %4115 = select i1 %4114, i64 %3997, i64 0
 %4116 = getelementptr i64, ptr %3998, i64 %4113
 %4117 = getelementptr i64, ptr %4116, i64 %4115
 br label %4132
4118:
 %4119 = shl i64 %4147, 5
 %4120 = getelementptr i8, ptr %4003, i64 %4119
 %4121 = getelementptr i8, ptr %4120, i64 16
 %4122 = load i64, ptr %4121, align 8
 %4123 = load i64, ptr %4151, align 8
 %4124 = icmp eq i64 %4123, 0
 %4125 = zext i1 %4124 to i64
 %4126 = icmp slt i64 %4122, 0
 %4127 = select i1 %4126, i64 %3994, i64 0
 %4128 = shl i64 %4122, 4
 %4129 = getelementptr i8, ptr %3995, i64 %4128
 %4130 = getelementptr i64, ptr %4129, i64 %4125
 %4131 = getelementptr i64, ptr %4130, i64 %4127
 br label %4132
4132:
 %4133 = phi ptr [ %4131, %4118 ], [ %4117, %4110 ]
 %4134 = load i64, ptr %4133, align 8
 %4135 = add nsw i64 %4134, %5
 %4136 = icmp slt i64 %4135, 0
 %4137 = select i1 %4136, i64 %25, i64 0
 %4138 = getelementptr double, ptr %23, i64 %4135
 %4139 = getelementptr double, ptr %4138, i64 %4137
 %4140 = load double, ptr %4139, align 8
 %4141 = fadd nsz contract double %4108, %4140
 store double %4141, ptr %4139, align 8
 %4142 = fsub nsz contract double %4150, %4108
 %4143 = fadd nsz contract double %4146, %4142
 store double %4108, ptr %4149, align 8
 %4144 = icmp eq i64 %4148, %4021
 br i1 %4144, label %4215, label %4145
4145:
 %4146 = phi double [ %4143, %4132 ], [ 0.000000e+00, %4019 ]
 %4147 = phi i64 [ %4148, %4132 ], [ 0, %4019 ]
 %4148 = add nuw nsw i64 %4147, 1
 %4149 = getelementptr double, ptr %4008, i64 %4147
 %4150 = load double, ptr %4149, align 8
 %4151 = getelementptr i64, ptr %4010, i64 %4147
 %4152 = load i64, ptr %4151, align 8
 %4153 = icmp eq i64 %4152, 0
 br i1 %4153, label %4067, label %4023
4154:
 %4155 = phi i64 [ %4156, %4154 ], [ 0, %3959 ]
 %4156 = add nuw nsw i64 %4155, 1
 %4157 = add nsw i64 %4155, %5
 %4158 = icmp slt i64 %4157, 0
 %4159 = select i1 %4158, i64 %25, i64 0
 %4160 = getelementptr double, ptr %23, i64 %4157
 %4161 = getelementptr double, ptr %4160, i64 %4159
 store double 0.000000e+00, ptr %4161, align 8
 %4162 = icmp eq i64 %32, %4156
 br i1 %4162, label %3971, label %4154
4163:
 %4164 = phi i64 [ %4165, %4163 ], [ 0, %3985 ]
 %4165 = add nuw nsw i64 %4164, 1
 %4166 = load i64, ptr %179, align 1
 %4167 = load i64, ptr %180, align 1
 %4168 = add i64 %4164, %27
 %4169 = add i64 %4166, %4167
 %4170 = sub i64 %4168, %4169
 %4171 = icmp slt i64 %4170, 0
 %4172 = select i1 %4171, i64 %27, i64 0
 %4173 = getelementptr double, ptr %26, i64 %4170
 %4174 = getelementptr double, ptr %4173, i64 %4172
 %4175 = load double, ptr %4174, align 8
 %4176 = add nsw i64 %4166, %4164
 %4177 = icmp slt i64 %4176, 0
 %4178 = select i1 %4177, i64 %25, i64 0
 %4179 = getelementptr double, ptr %23, i64 %4176
 %4180 = getelementptr double, ptr %4179, i64 %4178
 %4181 = load double, ptr %4180, align 8
 %4182 = fadd nsz contract double %4175, %4181
 %4183 = add nsw i64 %4164, %3975
 %4184 = icmp slt i64 %4183, 0
 %4185 = select i1 %4184, i64 %3966, i64 0
 %4186 = getelementptr double, ptr %3967, i64 %4183
 %4187 = getelementptr double, ptr %4186, i64 %4185
 store double %4182, ptr %4187, align 8
 %4188 = icmp eq i64 %4165, %3986
 br i1 %4188, label %3988, label %4163
4189:
 br label %4190
4190:
 %4191 = phi i64 [ 0, %4189 ], [ %209, %3988 ]
 br i1 %211, label %4193, label %4192
4192:
 br label %4193
4193:
 %4194 = phi i64 [ %25, %4192 ], [ %4191, %4190 ]
 %4195 = getelementptr double, ptr %23, i64 %4194
 %4196 = icmp slt i64 %3976, 1
 br i1 %4196, label %4204, label %4197
4197:
 %4198 = phi i64 [ %4199, %4197 ], [ 0, %4193 ]
 %4199 = add nuw nsw i64 %4198, 1
 %4200 = getelementptr double, ptr %3970, i64 %4198
 %4201 = load double, ptr %4200, align 8
 %4202 = getelementptr double, ptr %4195, i64 %4198
 store double %4201, ptr %4202, align 8
 %4203 = icmp eq i64 %3976, %4199
 br i1 %4203, label %4204, label %4197
4204:
 %4205 = icmp slt i64 %3976, 0
 %4206 = select i1 %4205, i64 %3969, i64 0
 %4207 = getelementptr double, ptr %3970, i64 %3976
 %4208 = getelementptr double, ptr %4207, i64 %4206
 %4209 = load double, ptr %4208, align 8
 %4210 = icmp slt i64 %3976, -1
 %4211 = select i1 %4210, i64 %3969, i64 0
 %4212 = getelementptr i8, ptr %4207, i64 8
 %4213 = getelementptr double, ptr %4212, i64 %4211
 %4214 = load double, ptr %4213, align 8
 store double %4209, ptr %194, align 1
 store double %4214, ptr %193, align 1
 br label %3991
4215:
 %4216 = phi double [ 0.000000e+00, %4019 ], [ %4143, %4132 ]
 store double %4216, ptr %219, align 1
 %4217 = load i64, ptr %198, align 1
 %4218 = inttoptr i64 %4217 to ptr
 br i1 %222, label %4299, label %4300
4219:
 %4220 = load i64, ptr %179, align 1
 %4221 = icmp slt i64 %4220, 1
 br i1 %4221, label %4325, label %4316
4222:
 %4223 = phi i64 [ %4226, %4225 ], [ 0, %4315 ]
 %4224 = icmp eq i64 %4223, %226
 br i1 %4224, label %4231, label %4225
4225:
 %4226 = add nuw i64 %4223, 1
 %4227 = getelementptr double, ptr %28, i64 %4223
 %4228 = load double, ptr %4227, align 8
 %4229 = fsub nsz contract double %4228, %4228
 %4230 = fcmp nsz contract ord double %4229, 0.000000e+00
 br i1 %4230, label %4222, label %4231
4231:
 %4232 = phi i64 [ %4223, %4225 ], [ -1, %4222 ]
 %4233 = icmp slt i64 %4232, 0
 %4234 = select i1 %4233, i1 %227, i1 false
 br i1 %4234, label %4235, label %4268
4235:
 %4236 = phi i64 [ %4250, %4246 ], [ 12, %4231 ]
 %4237 = icmp eq i64 %4236, 0
 br i1 %4237, label %4341, label %4249
4238:
 br i1 %228, label %4246, label %4239
4239:
 %4240 = phi i64 [ %4241, %4239 ], [ 0, %4238 ]
 %4241 = add nuw nsw i64 %4240, 1
 %4242 = getelementptr double, ptr %35, i64 %4240
 %4243 = load double, ptr %4242, align 8
 %4244 = getelementptr double, ptr %28, i64 %4240
 store double %4243, ptr %4244, align 8
 %4245 = icmp eq i64 %29, %4241
 br i1 %4245, label %4246, label %4239
4246:
 %4247 = load double, ptr %235, align 8
 %4248 = fcmp nsz contract ugt double %4247, %6
 br i1 %4248, label %4235, label %4268
4249:
 %4250 = add nsw i64 %4236, -1
 br i1 %228, label %4258, label %4251
4251:
 %4252 = phi i64 [ %4253, %4251 ], [ 0, %4249 ]
 %4253 = add nuw nsw i64 %4252, 1
 %4254 = getelementptr double, ptr %28, i64 %4252
 %4255 = load double, ptr %4254, align 8
 %4256 = getelementptr double, ptr %37, i64 %4252
 store double %4255, ptr %4256, align 8
 %4257 = icmp eq i64 %29, %4253
 br i1 %4257, label %4258, label %4251
4258:
 tail call void %229(ptr %37, ptr %35)
 br label %4259
4259:
 %4260 = phi i64 [ 0, %4258 ], [ %4263, %4262 ]
 %4261 = icmp eq i64 %4260, %231
 br i1 %4261, label %4238, label %4262
4262:
 %4263 = add nuw i64 %4260, 1
 %4264 = getelementptr double, ptr %35, i64 %4260
 %4265 = load double, ptr %4264, align 8
 %4266 = fsub nsz contract double %4265, %4265
 %4267 = fcmp nsz contract ord double %4266, 0.000000e+00
 br i1 %4267, label %4259, label %4341
4268:
 %4269 = select i1 %3960, i1 true, i1 %227
 br i1 %4269, label %4270, label %4272
4270:
 store double 0.000000e+00, ptr %57, align 8
 call fastcc void @f0(ptr %57, ptr readonly %51, ptr readonly %52, ptr %28, i64 %29)
 %4271 = load double, ptr %57, align 8
 br label %4272
4272:
 %4273 = phi double [ %4271, %4270 ], [ %4314, %4268 ]
 %4274 = load i64, ptr %236, align 1
 %4275 = add nsw i64 %4274, %5
 %4276 = icmp slt i64 %4275, 0
 %4277 = select i1 %4276, i64 %25, i64 0
 %4278 = getelementptr double, ptr %23, i64 %4275
 %4279 = getelementptr double, ptr %4278, i64 %4277
 %4280 = load double, ptr %4279, align 8
 %4281 = load double, ptr %219, align 1
 %4282 = load double, ptr %193, align 1
 %4283 = load double, ptr %237, align 1
 %4284 = fsub nsz contract double %4314, %4283
 %4285 = load double, ptr %194, align 1
 %4286 = fsub nsz contract double %4284, %4285
 %4287 = fadd nsz contract double %4282, %4286
 %4288 = fsub nsz contract double %4281, %4287
 %4289 = fadd nsz contract double %4280, %4288
 store double %4289, ptr %4279, align 8
 %4290 = load i64, ptr %238, align 1
 %4291 = add nsw i64 %4290, %5
 %4292 = icmp slt i64 %4291, 0
 %4293 = select i1 %4292, i64 %25, i64 0
 %4294 = getelementptr double, ptr %23, i64 %4291
 %4295 = getelementptr double, ptr %4294, i64 %4293
 %4296 = load double, ptr %4295, align 8
 %4297 = fsub nsz contract double %4314, %4273
 %4298 = fadd nsz contract double %4297, %4296
 store double %4298, ptr %4295, align 8
 br label %4341
4299:
 br label %4300
4300:
 %4301 = phi i64 [ 0, %4299 ], [ %221, %4215 ]
 br i1 %223, label %4303, label %4302
4302:
 br label %4303
4303:
 %4304 = phi i64 [ %21, %4302 ], [ %4301, %4300 ]
 %4305 = getelementptr double, ptr %20, i64 %4304
 br i1 %224, label %4306, label %4313
4306:
 %4307 = phi i64 [ %4308, %4306 ], [ 0, %4303 ]
 %4308 = add nuw nsw i64 %4307, 1
 %4309 = getelementptr double, ptr %23, i64 %4307
 %4310 = load double, ptr %4309, align 8
 %4311 = getelementptr double, ptr %4305, i64 %4307
 store double %4310, ptr %4311, align 8
 %4312 = icmp eq i64 %5, %4308
 br i1 %4312, label %4313, label %4306
4313:
 tail call void %225(ptr %20, ptr %28)
 store double 0.000000e+00, ptr %56, align 8
 call fastcc void @f0(ptr %56, ptr readonly %51, ptr readonly %52, ptr %28, i64 %29)
 %4314 = load double, ptr %56, align 8
 br i1 %3960, label %4219, label %4315
4315:
 br label %4222
4316:
 %4317 = phi i64 [ %4318, %4316 ], [ 0, %4219 ]
 %4318 = add nuw nsw i64 %4317, 1
 %4319 = getelementptr double, ptr %23, i64 %4317
 %4320 = load double, ptr %4319, align 8
 %4321 = getelementptr double, ptr %4218, i64 %4317
 %4322 = load double, ptr %4321, align 8
 %4323 = fadd nsz contract double %4320, %4322
 store double %4323, ptr %4319, align 8
 %4324 = icmp eq i64 %4220, %4318
 br i1 %4324, label %4325, label %4316
4325:
 br i1 %222, label %4326, label %4327
4326:
 br label %4327
4327:
 %4328 = phi i64 [ 0, %4326 ], [ %221, %4325 ]
 br i1 %223, label %4330, label %4329
4329:
 br label %4330
4330:
 %4331 = phi i64 [ %21, %4329 ], [ %4328, %4327 ]
 %4332 = getelementptr double, ptr %20, i64 %4331
 br i1 %224, label %4333, label %4340
4333:
 %4334 = phi i64 [ %4335, %4333 ], [ 0, %4330 ]
 %4335 = add nuw nsw i64 %4334, 1
 %4336 = getelementptr double, ptr %23, i64 %4334
 %4337 = load double, ptr %4336, align 8
 %4338 = getelementptr double, ptr %4332, i64 %4334
 store double %4337, ptr %4338, align 8
 %4339 = icmp eq i64 %5, %4335
 br i1 %4339, label %4340, label %4333
4340:
 tail call void %225(ptr %20, ptr %28)
 br label %4315
4341:
 %4342 = phi double [ %4273, %4272 ], [ 0x7FF8000000000000, %4262 ], [ 0x7FF8000000000000, %4235 ]
 %4343 = fsub nsz contract double %4342, %4342
 %4344 = fcmp nsz contract ord double %4343, 0.000000e+00
 br i1 %4344, label %4345, label %4560
4345:
 %4346 = phi i64 [ %4349, %4348 ], [ 0, %4341 ]
 %4347 = icmp eq i64 %4346, %240
 br i1 %4347, label %4354, label %4348
4348:
 %4349 = add nuw i64 %4346, 1
 %4350 = getelementptr double, ptr %23, i64 %4346
 %4351 = load double, ptr %4350, align 8
 %4352 = fsub nsz contract double %4351, %4351
 %4353 = fcmp nsz contract ord double %4352, 0.000000e+00
 br i1 %4353, label %4345, label %4560
4354:
 br i1 %224, label %5831, label %4355
4355:
 %4356 = load double, ptr %92, align 1
 %4357 = load i64, ptr %241, align 1
 %4358 = tail call nsz contract double @llvm.fabs.f64(double %4356)
 %4359 = fcmp nsz contract olt double %4358, 0x16687E92154EF7AC
 br i1 %4359, label %4360, label %4368
4360:
 %4361 = fmul nsz contract double %4358, 0x4670000000000000
 %4362 = fmul nsz contract double %4361, 0x3CA0000000000001
 %4363 = fadd nsz contract double %4361, %4362
 %4364 = fsub nsz contract double %4363, %4361
 %4365 = fmul nsz contract double %4364, 0x3970000000000000
 %4366 = fcmp nsz contract olt double %4365, 4.940660e-324
 %4367 = select i1 %4366, double 4.940660e-324, double %4365
 br label %4372
4368:
 %4369 = fmul nsz contract double %4358, 0x3CA0000000000001
 %4370 = fadd nsz contract double %4358, %4369
 %4371 = fsub nsz contract double %4370, %4358
 br label %4372
4372:
 %4373 = phi double [ %4371, %4368 ], [ %4367, %4360 ]
 %4374 = fmul nsz contract double %4373, 2.000000e+00
 %4375 = icmp slt i64 %4357, %18
 br i1 %4375, label %4376, label %4555
4376:
 %4377 = icmp slt i64 %4357, 0
 %4378 = select i1 %4377, i64 %18, i64 0
 %4379 = getelementptr double, ptr %17, i64 %4357
 %4380 = getelementptr double, ptr %4379, i64 %4378
 %4381 = load double, ptr %4380, align 8
 %4382 = fadd nsz contract double %4356, %4374
 %4383 = fcmp nsz contract ugt double %4381, %4382
 br i1 %4383, label %4555, label %4384
4384:
 %4385 = fsub nsz contract double %4356, %4374
 br label %4386
4386:
 %4387 = phi i64 [ %4506, %4505 ], [ %4357, %4384 ]
 %4388 = load i64, ptr %242, align 1
 %4389 = sub nsw i64 %4387, %4388
 %4390 = icmp slt i64 %4389, 0
 %4391 = select i1 %4390, i64 %39, i64 0
 %4392 = add i64 %4391, %4389
 %4393 = mul i64 %4392, %40
 %4394 = getelementptr double, ptr %38, i64 %4393
 %4395 = icmp slt i64 %4387, 0
 %4396 = select i1 %4395, i64 %18, i64 0
 %4397 = getelementptr double, ptr %17, i64 %4387
 %4398 = getelementptr double, ptr %4397, i64 %4396
 %4399 = load double, ptr %4398, align 8
 %4400 = fcmp nsz contract ult double %4399, %4385
 br i1 %4400, label %4415, label %4401
4401:
 br i1 %119, label %4409, label %4402
4402:
 %4403 = phi i64 [ %4404, %4402 ], [ 0, %4401 ]
 %4404 = add nuw nsw i64 %4403, 1
 %4405 = getelementptr double, ptr %28, i64 %4403
 %4406 = load double, ptr %4405, align 8
 %4407 = getelementptr double, ptr %4394, i64 %4403
 store double %4406, ptr %4407, align 8
 %4408 = icmp eq i64 %27, %4404
 br i1 %4408, label %4409, label %4402
4409:
 br i1 %244, label %4441, label %4410
4410:
 %4411 = select i1 %4390, i64 %42, i64 0
 %4412 = add i64 %4411, %4389
 %4413 = mul i64 %4412, %43
 %4414 = getelementptr double, ptr %41, i64 %4413
 br label %4518
4415:
 %4416 = load double, ptr %50, align 1
 %4417 = fsub nsz contract double %4399, %4416
 %4418 = fdiv nsz contract double %4417, %403
 br i1 %245, label %4440, label %4419
4419:
 %4420 = fsub nsz contract double 1.000000e+00, %4418
 %4421 = select i1 %4390, i64 %42, i64 0
 %4422 = add i64 %4421, %4389
 %4423 = mul i64 %4422, %43
 %4424 = getelementptr double, ptr %41, i64 %4423
 br label %4532
4425:
 %4426 = phi double [ 0.000000e+00, %4532 ], [ %4553, %4537 ]
 %4427 = icmp slt i64 %4533, %5
 br i1 %4427, label %4428, label %4434
4428:
 %4429 = add nsw i64 %4533, %27
 %4430 = icmp slt i64 %4429, 0
 %4431 = select i1 %4430, i64 %21, i64 0
 %4432 = getelementptr double, ptr %20, i64 %4429
 %4433 = getelementptr double, ptr %4432, i64 %4431
 store double %4426, ptr %4433, align 8
 br label %4516
4434:
 %4435 = sub nsw i64 %4533, %5
 %4436 = getelementptr double, ptr %31, i64 %4435
 %4437 = load double, ptr %4436, align 8
 %4438 = fadd nsz contract double %4426, %4437
 %4439 = getelementptr double, ptr %4424, i64 %4435
 store double %4438, ptr %4439, align 8
 br label %4516
4440:
 tail call void %225(ptr %20, ptr %4394)
 br label %4441
4441:
 %4442 = select i1 %4390, i64 %45, i64 0
 %4443 = add i64 %4442, %4389
 %4444 = mul i64 %4443, %46
 %4445 = getelementptr double, ptr %44, i64 %4444
 br i1 %248, label %4446, label %4455
4446:
 %4447 = phi i64 [ %4450, %4449 ], [ 0, %4441 ]
 %4448 = icmp eq i64 %4447, %260
 br i1 %4448, label %4503, label %4449
4449:
 %4450 = add nuw i64 %4447, 1
 %4451 = getelementptr double, ptr %4394, i64 %4447
 %4452 = load double, ptr %4451, align 8
 %4453 = fsub nsz contract double %4452, %4452
 %4454 = fcmp nsz contract ord double %4453, 0.000000e+00
 br i1 %4454, label %4446, label %4560
4455:
 %4456 = phi i64 [ %4470, %4466 ], [ 12, %4441 ]
 %4457 = icmp eq i64 %4456, 0
 br i1 %4457, label %4488, label %4469
4458:
 br i1 %249, label %4466, label %4459
4459:
 %4460 = phi i64 [ %4461, %4459 ], [ 0, %4458 ]
 %4461 = add nuw nsw i64 %4460, 1
 %4462 = getelementptr double, ptr %35, i64 %4460
 %4463 = load double, ptr %4462, align 8
 %4464 = getelementptr double, ptr %4394, i64 %4460
 store double %4463, ptr %4464, align 8
 %4465 = icmp eq i64 %40, %4461
 br i1 %4465, label %4466, label %4459
4466:
 %4467 = load double, ptr %255, align 8
 %4468 = fcmp nsz contract ugt double %4467, %6
 br i1 %4468, label %4455, label %4488
4469:
 %4470 = add nsw i64 %4456, -1
 br i1 %249, label %4478, label %4471
4471:
 %4472 = phi i64 [ %4473, %4471 ], [ 0, %4469 ]
 %4473 = add nuw nsw i64 %4472, 1
 %4474 = getelementptr double, ptr %4394, i64 %4472
 %4475 = load double, ptr %4474, align 8
 %4476 = getelementptr double, ptr %37, i64 %4472
 store double %4475, ptr %4476, align 8
 %4477 = icmp eq i64 %40, %4473
 br i1 %4477, label %4478, label %4471
4478:
 tail call void %229(ptr %37, ptr %35)
 br label %4479
4479:
 %4480 = phi i64 [ 0, %4478 ], [ %4483, %4482 ]
 %4481 = icmp eq i64 %4480, %251
 br i1 %4481, label %4458, label %4482
4482:
 %4483 = add nuw i64 %4480, 1
 %4484 = getelementptr double, ptr %35, i64 %4480
 %4485 = load double, ptr %4484, align 8
 %4486 = fsub nsz contract double %4485, %4485
 %4487 = fcmp nsz contract ord double %4486, 0.000000e+00
 br i1 %4487, label %4479, label %4488
4488:
 %4489 = phi i1 [ true, %4482 ], [ %4457, %4455 ], [ %4457, %4466 ]
 br i1 %249, label %4497, label %4490
4490:
 %4491 = phi i64 [ %4492, %4490 ], [ 0, %4488 ]
 %4492 = add nuw nsw i64 %4491, 1
 %4493 = getelementptr double, ptr %4394, i64 %4491
 %4494 = load double, ptr %4493, align 8
 %4495 = getelementptr double, ptr %37, i64 %4491
 store double %4494, ptr %4495, align 8
 %4496 = icmp eq i64 %40, %4492
 br i1 %4496, label %4497, label %4490
4497:
 tail call void %229(ptr %37, ptr %35)
 %4498 = load double, ptr %255, align 8
 %4499 = load double, ptr %259, align 8
 store double %4498, ptr %4445, align 8
 %4500 = getelementptr i8, ptr %4445, i64 8
 store double %4499, ptr %4500, align 8
 %4501 = fcmp nsz contract ugt double %4498, %6
 %4502 = select i1 %4489, i1 true, i1 %4501
 br i1 %4502, label %4560, label %4503
4503:
 %4504 = icmp eq i64 %4387, %261
 br i1 %4504, label %4513, label %4505
4505:
 %4506 = add i64 %4387, 1
 %4507 = icmp slt i64 %4387, -1
 %4508 = select i1 %4507, i64 %18, i64 0
 %4509 = getelementptr double, ptr %17, i64 %4506
 %4510 = getelementptr double, ptr %4509, i64 %4508
 %4511 = load double, ptr %4510, align 8
 %4512 = fcmp nsz contract ugt double %4511, %4382
 br i1 %4512, label %4513, label %4386
4513:
 %4514 = phi i64 [ %18, %4503 ], [ %4506, %4505 ]
 %4515 = load i64, ptr %241, align 1
 br label %4555
4516:
 %4517 = icmp eq i64 %22, %4534
 br i1 %4517, label %4440, label %4532
4518:
 %4519 = phi i64 [ 0, %4410 ], [ %4520, %4518 ]
 %4520 = add nuw nsw i64 %4519, 1
 %4521 = getelementptr double, ptr %31, i64 %4519
 %4522 = load double, ptr %4521, align 8
 %4523 = add nsw i64 %4519, %5
 %4524 = icmp slt i64 %4523, 0
 %4525 = select i1 %4524, i64 %25, i64 0
 %4526 = getelementptr double, ptr %23, i64 %4523
 %4527 = getelementptr double, ptr %4526, i64 %4525
 %4528 = load double, ptr %4527, align 8
 %4529 = fadd nsz contract double %4522, %4528
 %4530 = getelementptr double, ptr %4414, i64 %4519
 store double %4529, ptr %4530, align 8
 %4531 = icmp eq i64 %243, %4520
 br i1 %4531, label %4441, label %4518
4532:
 %4533 = phi i64 [ 0, %4419 ], [ %4534, %4516 ]
 %4534 = add nuw nsw i64 %4533, 1
 br i1 %247, label %4425, label %4535
4535:
 %4536 = getelementptr double, ptr %23, i64 %4533
 br label %4537
4537:
 %4538 = phi double [ 0.000000e+00, %4535 ], [ %4553, %4537 ]
 %4539 = phi i64 [ %246, %4535 ], [ %4542, %4537 ]
 %4540 = phi i64 [ %3, %4535 ], [ %4541, %4537 ]
 %4541 = add i64 %4540, -1
 %4542 = add nsw i64 %4539, -1
 %4543 = icmp slt i64 %4541, 0
 %4544 = select i1 %4543, i64 %24, i64 0
 %4545 = add i64 %4544, %4541
 %4546 = mul i64 %4545, %25
 %4547 = getelementptr double, ptr %4536, i64 %4546
 %4548 = load double, ptr %4547, align 8
 %4549 = fadd nsz contract double %4538, %4548
 %4550 = and i64 %4541, 1
 %4551 = icmp eq i64 %4550, 0
 %4552 = select i1 %4551, double %4418, double %4420
 %4553 = fmul nsz contract double %4549, %4552
 %4554 = icmp sgt i64 %4539, 1
 br i1 %4554, label %4537, label %4425
4555:
 %4556 = phi i64 [ %4357, %4376 ], [ %4357, %4372 ], [ %4515, %4513 ]
 %4557 = phi i64 [ %4357, %4376 ], [ %4357, %4372 ], [ %4514, %4513 ]
 %4558 = sub nsw i64 %4557, %4556
 %4559 = icmp sgt i64 %4558, -1
 br i1 %4559, label %4592, label %4560
4560:
 br i1 %119, label %4568, label %4561
4561:
 %4562 = phi i64 [ %4563, %4561 ], [ 0, %4560 ]
 %4563 = add nuw nsw i64 %4562, 1
 %4564 = getelementptr double, ptr %26, i64 %4562
 %4565 = load double, ptr %4564, align 8
 %4566 = getelementptr double, ptr %20, i64 %4562
 store double %4565, ptr %4566, align 8
 %4567 = icmp eq i64 %27, %4563
 br i1 %4567, label %4568, label %4561
4568:
 br i1 %224, label %4569, label %4579
4569:
 %4570 = phi i64 [ %4572, %4569 ], [ %5, %4568 ]
 %4571 = phi i64 [ %4573, %4569 ], [ %27, %4568 ]
 %4572 = add nsw i64 %4570, -1
 %4573 = add i64 %4571, 1
 %4574 = icmp slt i64 %4571, 0
 %4575 = select i1 %4574, i64 %21, i64 0
 %4576 = getelementptr double, ptr %20, i64 %4571
 %4577 = getelementptr double, ptr %4576, i64 %4575
 store double 0.000000e+00, ptr %4577, align 8
 %4578 = icmp samesign ugt i64 %4570, 1
 br i1 %4578, label %4569, label %4579
4579:
 store i64 %262, ptr %263, align 1
 store i64 0, ptr %264, align 1
 %4580 = load i64, ptr %87, align 1
 %4581 = add nsw i64 %4580, 1
 store i64 %4581, ptr %87, align 1
 %4582 = fmul nsz contract double %403, 5.000000e-01
 store double %4582, ptr %91, align 1
 br i1 %88, label %4583, label %4591
4583:
 %4584 = load i64, ptr %102, align 1
 %4585 = load i64, ptr %94, align 1
 %4586 = add nsw i64 %4585, 1
 %4587 = icmp eq i64 %4584, %4586
 br i1 %4587, label %4591, label %4588
4588:
 store i64 %4586, ptr %102, align 1
 %4589 = load i64, ptr %267, align 1
 %4590 = add nsw i64 %4589, 1
 store i64 %4590, ptr %267, align 1
 br label %4591
4591:
 store double 2.000000e+00, ptr %268, align 1
 br label %5817
4592:
 %4593 = load double, ptr %92, align 1
 %4594 = load i64, ptr %161, align 1
 %4595 = load i64, ptr %162, align 1
 %4596 = inttoptr i64 %4594 to ptr
 %4597 = load i64, ptr %111, align 1
 %4598 = inttoptr i64 %4597 to ptr
 %4599 = load i64, ptr %146, align 1
 %4600 = inttoptr i64 %4599 to ptr
 %4601 = load i64, ptr %186, align 1
 %4602 = inttoptr i64 %4601 to ptr
 %4603 = load i64, ptr %168, align 1
 %4604 = inttoptr i64 %4603 to ptr
 %4605 = load i64, ptr %171, align 1
 %4606 = inttoptr i64 %4605 to ptr
 %4607 = load i64, ptr %169, align 1
 %4608 = inttoptr i64 %4607 to ptr
 %4609 = load i64, ptr %170, align 1
 %4610 = inttoptr i64 %4609 to ptr
 %4611 = load i64, ptr %152, align 1
 %4612 = inttoptr i64 %4611 to ptr
 %4613 = load i64, ptr %214, align 1
 %4614 = inttoptr i64 %4613 to ptr
 %4615 = load i64, ptr %215, align 1
 %4616 = inttoptr i64 %4615 to ptr
 %4617 = load i64, ptr %157, align 1
 %4618 = inttoptr i64 %4617 to ptr
 %4619 = load i64, ptr %158, align 1
 %4620 = inttoptr i64 %4619 to ptr
 %4621 = load i64, ptr %153, align 1
 %4622 = inttoptr i64 %4621 to ptr
 %4623 = load i64, ptr %159, align 1
 %4624 = inttoptr i64 %4623 to ptr
 %4625 = load i64, ptr %138, align 1
 %4626 = icmp slt i64 %4625, 1
 br i1 %4626, label %4915, label %4952
4627:
 %4628 = getelementptr double, ptr %4610, i64 %4961
 %4629 = load double, ptr %4628, align 8
 br label %4630
4630:
 %4631 = phi double [ 1.000000e+00, %4627 ], [ %4636, %4630 ]
 %4632 = phi double [ %4629, %4627 ], [ %4637, %4630 ]
 %4633 = phi i1 [ false, %4627 ], [ true, %4630 ]
 %4634 = phi i1 [ true, %4627 ], [ false, %4630 ]
 %4635 = fmul nsz contract double %4631, %4632
 %4636 = select i1 %4634, double %4631, double %4635
 %4637 = fmul nsz contract double %4632, %4632
 br i1 %4633, label %4638, label %4630
4638:
 %4639 = getelementptr double, ptr %4610, i64 %4998
 %4640 = load double, ptr %4639, align 8
 br label %4641
4641:
 %4642 = phi double [ 1.000000e+00, %4638 ], [ %4647, %4641 ]
 %4643 = phi double [ %4640, %4638 ], [ %4648, %4641 ]
 %4644 = phi i1 [ false, %4638 ], [ true, %4641 ]
 %4645 = phi i1 [ true, %4638 ], [ false, %4641 ]
 %4646 = fmul nsz contract double %4642, %4643
 %4647 = select i1 %4645, double %4642, double %4646
 %4648 = fmul nsz contract double %4643, %4643
 br i1 %4644, label %5033, label %4641
4649:
 %4650 = fadd nsz contract double %4636, %4647
 %4651 = tail call nsz contract double @llvm.sqrt.f64(double %4650)
 %4652 = fmul nsz contract double %4971, 1.000000e+01
 %4653 = fmul nsz contract double %4652, %5045
 %4654 = icmp eq i64 %4960, 1
 %4655 = fmul nsz contract double %4653, 2.000000e+00
 %4656 = select i1 %4654, double %4655, double %4653
 %4657 = fcmp nsz contract ogt double %4651, %4656
 br i1 %4657, label %4658, label %4667
4658:
 %4659 = getelementptr double, ptr %4602, i64 %4953
 %4660 = load double, ptr %4659, align 8
 %4661 = fmul nsz contract double %4660, 0x3FEFFFFDE7210BE9
 %4662 = getelementptr double, ptr %4612, i64 %4954
 %4663 = load double, ptr %4662, align 8
 %4664 = fmul nsz contract double %4661, %4663
 %4665 = fcmp nsz contract ult double %5029, %4664
 br i1 %4665, label %4667, label %4666
4666:
 br label %4667
4667:
 %4668 = phi i64 [ 2, %4666 ], [ 1, %4658 ], [ 1, %4649 ], [ %5032, %5009 ]
 %4669 = load i64, ptr %269, align 1
 %4670 = icmp eq i64 %4669, 0
 %4671 = fcmp nsz contract ugt double %4973, %5017
 %4672 = icmp eq i64 %4965, 1
 %4673 = select i1 %4671, i1 true, i1 %4672
 %4674 = select i1 %4673, i64 %4960, i64 %4668
 %4675 = select i1 %4670, i64 %4674, i64 %4960
 %4676 = load i64, ptr %111, align 1
 %4677 = inttoptr i64 %4676 to ptr
 %4678 = getelementptr i8, ptr %4677, i64 %4955
 %4679 = load i64, ptr %4678, align 8
 %4680 = load i64, ptr %107, align 1
 %4681 = mul nsw i64 %4680, %4679
 %4682 = getelementptr i8, ptr %4678, i64 8
 %4683 = load i64, ptr %4682, align 8
 %4684 = add nsw i64 %4681, %4683
 %4685 = shl nsw i64 %4684, 16
 %4686 = getelementptr i8, ptr %4678, i64 24
 %4687 = load i64, ptr %4686, align 8
 %4688 = add nsw i64 %4685, %4687
 %4689 = icmp eq i64 %4675, %4668
 %4690 = icmp eq i64 %4965, 0
 %4691 = select i1 %4689, i1 %4690, i1 false
 br i1 %4691, label %4853, label %4692
4692:
 %4693 = getelementptr double, ptr %4612, i64 %4954
 %4694 = load double, ptr %4693, align 8
 %4695 = getelementptr double, ptr %4614, i64 %4953
 %4696 = load double, ptr %4695, align 8
 %4697 = select i1 %4690, double 0.000000e+00, double %4694
 %4698 = select i1 %4690, double 0.000000e+00, double %4696
 %4699 = icmp eq i64 %4668, 0
 %4700 = or i64 %4675, %4668
 %4701 = icmp eq i64 %4700, 0
 br i1 %4701, label %4702, label %4734
4702:
 br i1 %4672, label %4703, label %4853
4703:
 %4704 = load i64, ptr %81, align 1
 %4705 = load i64, ptr %82, align 1
 %4706 = icmp slt i64 %4705, %4704
 br i1 %4706, label %4710, label %4707
4707:
 %4708 = load i64, ptr %272, align 1
 %4709 = add nsw i64 %4708, 1
 store i64 %4709, ptr %272, align 1
 br label %4853
4710:
 %4711 = load i64, ptr %273, align 1
 %4712 = inttoptr i64 %4711 to ptr
 %4713 = mul nsw i64 %4704, 3
 %4714 = load i64, ptr %271, align 1
 %4715 = inttoptr i64 %4714 to ptr
 %4716 = icmp slt i64 %4705, 0
 %4717 = select i1 %4716, i64 %4704, i64 0
 %4718 = add i64 %4717, %4705
 %4719 = mul i64 %4718, 24
 %4720 = getelementptr i8, ptr %4715, i64 %4719
 store double %4593, ptr %4720, align 8
 %4721 = getelementptr i8, ptr %4720, i64 8
 store double %4694, ptr %4721, align 8
 %4722 = getelementptr i8, ptr %4720, i64 16
 store double %4696, ptr %4722, align 8
 %4723 = select i1 %4716, i64 %4713, i64 0
 %4724 = mul i64 %4705, 24
 %4725 = getelementptr i8, ptr %4712, i64 %4724
 %4726 = getelementptr i64, ptr %4725, i64 %4723
 store i64 %4688, ptr %4726, align 8
 %4727 = getelementptr i8, ptr %4725, i64 8
 %4728 = getelementptr i64, ptr %4727, i64 %4723
 store i64 %4958, ptr %4728, align 8
 %4729 = getelementptr i8, ptr %4725, i64 16
 %4730 = getelementptr i64, ptr %4729, i64 %4723
 store i64 0, ptr %4730, align 8
 %4731 = add nsw i64 %4705, 1
 store i64 %4731, ptr %82, align 1
 %4732 = load i64, ptr %270, align 1
 %4733 = add i64 %4732, %4731
 br label %4853
4734:
 %4735 = icmp eq i64 %4675, 0
 br i1 %4735, label %4736, label %4767
4736:
 %4737 = load i64, ptr %81, align 1
 %4738 = load i64, ptr %82, align 1
 %4739 = icmp slt i64 %4738, %4737
 br i1 %4739, label %4743, label %4740
4740:
 %4741 = load i64, ptr %272, align 1
 %4742 = add nsw i64 %4741, 1
 store i64 %4742, ptr %272, align 1
 br label %4853
4743:
 %4744 = load i64, ptr %273, align 1
 %4745 = inttoptr i64 %4744 to ptr
 %4746 = mul nsw i64 %4737, 3
 %4747 = load i64, ptr %271, align 1
 %4748 = inttoptr i64 %4747 to ptr
 %4749 = icmp slt i64 %4738, 0
 %4750 = select i1 %4749, i64 %4737, i64 0
 %4751 = add i64 %4750, %4738
 %4752 = mul i64 %4751, 24
 %4753 = getelementptr i8, ptr %4748, i64 %4752
 store double %4593, ptr %4753, align 8
 %4754 = getelementptr i8, ptr %4753, i64 8
 store double %4697, ptr %4754, align 8
 %4755 = getelementptr i8, ptr %4753, i64 16
 store double %4698, ptr %4755, align 8
 %4756 = select i1 %4749, i64 %4746, i64 0
 %4757 = mul i64 %4738, 24
 %4758 = getelementptr i8, ptr %4745, i64 %4757
 %4759 = getelementptr i64, ptr %4758, i64 %4756
 store i64 %4688, ptr %4759, align 8
 %4760 = getelementptr i8, ptr %4758, i64 8
 %4761 = getelementptr i64, ptr %4760, i64 %4756
 store i64 %4958, ptr %4761, align 8
 %4762 = getelementptr i8, ptr %4758, i64 16
 %4763 = getelementptr i64, ptr %4762, i64 %4756
 store i64 1, ptr %4763, align 8
 %4764 = add nsw i64 %4738, 1
 store i64 %4764, ptr %82, align 1
 %4765 = load i64, ptr %270, align 1
 %4766 = add i64 %4765, %4764
 br label %4853
4767:
 br i1 %4699, label %4768, label %4799
4768:
 %4769 = load i64, ptr %81, align 1
 %4770 = load i64, ptr %82, align 1
 %4771 = icmp slt i64 %4770, %4769
 br i1 %4771, label %4775, label %4772
4772:
 %4773 = load i64, ptr %272, align 1
 %4774 = add nsw i64 %4773, 1
 store i64 %4774, ptr %272, align 1
 br label %4853
4775:
 %4776 = load i64, ptr %273, align 1
 %4777 = inttoptr i64 %4776 to ptr
 %4778 = mul nsw i64 %4769, 3
 %4779 = load i64, ptr %271, align 1
 %4780 = inttoptr i64 %4779 to ptr
 %4781 = icmp slt i64 %4770, 0
 %4782 = select i1 %4781, i64 %4769, i64 0
 %4783 = add i64 %4782, %4770
 %4784 = mul i64 %4783, 24
 %4785 = getelementptr i8, ptr %4780, i64 %4784
 store double %4593, ptr %4785, align 8
 %4786 = getelementptr i8, ptr %4785, i64 8
 store double %4697, ptr %4786, align 8
 %4787 = getelementptr i8, ptr %4785, i64 16
 store double %4698, ptr %4787, align 8
 %4788 = select i1 %4781, i64 %4778, i64 0
 %4789 = mul i64 %4770, 24
 %4790 = getelementptr i8, ptr %4777, i64 %4789
 %4791 = getelementptr i64, ptr %4790, i64 %4788
 store i64 %4688, ptr %4791, align 8
 %4792 = getelementptr i8, ptr %4790, i64 8
 %4793 = getelementptr i64, ptr %4792, i64 %4788
 store i64 %4958, ptr %4793, align 8
 %4794 = getelementptr i8, ptr %4790, i64 16
 %4795 = getelementptr i64, ptr %4794, i64 %4788
 store i64 16, ptr %4795, align 8
 %4796 = add nsw i64 %4770, 1
 store i64 %4796, ptr %82, align 1
 %4797 = load i64, ptr %270, align 1
 %4798 = add i64 %4797, %4796
 br label %4853
4799:
 br i1 %4690, label %4853, label %4800
4800:
 %4801 = load i64, ptr %270, align 1
 %4802 = xor i64 %4801, -1
 %4803 = add i64 %4963, %4802
 %4804 = icmp slt i64 %4963, 1
 %4805 = icmp slt i64 %4803, 0
 %4806 = select i1 %4804, i1 true, i1 %4805
 br i1 %4806, label %4818, label %4807
4807:
 %4808 = load i64, ptr %271, align 1
 %4809 = inttoptr i64 %4808 to ptr
 %4810 = mul i64 %4803, 24
 %4811 = getelementptr i8, ptr %4809, i64 %4810
 %4812 = getelementptr i8, ptr %4811, i64 8
 %4813 = load double, ptr %4812, align 8
 %4814 = fadd nsz contract double %4694, %4813
 store double %4814, ptr %4812, align 8
 %4815 = getelementptr i8, ptr %4811, i64 16
 %4816 = load double, ptr %4815, align 8
 %4817 = fadd nsz contract double %4696, %4816
 store double %4817, ptr %4815, align 8
 br label %4853
4818:
 %4819 = icmp ne i64 %4963, 0
 %4820 = fcmp nsz contract ogt double %4696, 0.000000e+00
 %4821 = select i1 %4819, i1 true, i1 %4820
 br i1 %4821, label %4822, label %4853
4822:
 %4823 = load i64, ptr %81, align 1
 %4824 = load i64, ptr %82, align 1
 %4825 = icmp slt i64 %4824, %4823
 br i1 %4825, label %4829, label %4826
4826:
 %4827 = load i64, ptr %272, align 1
 %4828 = add nsw i64 %4827, 1
 store i64 %4828, ptr %272, align 1
 br label %4853
4829:
 %4830 = load i64, ptr %273, align 1
 %4831 = inttoptr i64 %4830 to ptr
 %4832 = mul nsw i64 %4823, 3
 %4833 = load i64, ptr %271, align 1
 %4834 = inttoptr i64 %4833 to ptr
 %4835 = icmp slt i64 %4824, 0
 %4836 = select i1 %4835, i64 %4823, i64 0
 %4837 = add i64 %4836, %4824
 %4838 = mul i64 %4837, 24
 %4839 = getelementptr i8, ptr %4834, i64 %4838
 store double %4593, ptr %4839, align 8
 %4840 = getelementptr i8, ptr %4839, i64 8
 store double %4694, ptr %4840, align 8
 %4841 = getelementptr i8, ptr %4839, i64 16
 store double %4696, ptr %4841, align 8
 %4842 = select i1 %4835, i64 %4832, i64 0
 %4843 = mul i64 %4824, 24
 %4844 = getelementptr i8, ptr %4831, i64 %4843
 %4845 = getelementptr i64, ptr %4844, i64 %4842
 store i64 %4688, ptr %4845, align 8
 %4846 = getelementptr i8, ptr %4844, i64 8
 %4847 = getelementptr i64, ptr %4846, i64 %4842
 store i64 %4958, ptr %4847, align 8
 %4848 = getelementptr i8, ptr %4844, i64 16
 %4849 = getelementptr i64, ptr %4848, i64 %4842
 store i64 17, ptr %4849, align 8
 %4850 = add nsw i64 %4824, 1
 store i64 %4850, ptr %82, align 1
 %4851 = load i64, ptr %270, align 1
 %4852 = add i64 %4851, %4850
 br label %4853
4853:
 %4854 = phi i64 [ 0, %4667 ], [ -1, %4772 ], [ -1, %4740 ], [ -1, %4707 ], [ -1, %4826 ], [ 0, %4702 ], [ %4733, %4710 ], [ %4766, %4743 ], [ %4798, %4775 ], [ %4852, %4829 ], [ 0, %4807 ], [ 0, %4818 ], [ 0, %4799 ]
 %4855 = select i1 %4689, i1 true, i1 %5027
 br i1 %4855, label %4889, label %4856
4856:
 %4857 = load i64, ptr %81, align 1
 %4858 = load i64, ptr %82, align 1
 %4859 = icmp slt i64 %4858, %4857
 br i1 %4859, label %4863, label %4860
4860:
 %4861 = load i64, ptr %272, align 1
 %4862 = add nsw i64 %4861, 1
 store i64 %4862, ptr %272, align 1
 br label %4889
4863:
 %4864 = select i1 %4690, double 0.000000e+00, double %5029
 %4865 = shl i64 %4675, 4
 %4866 = add i64 %4865, 68
 %4867 = or disjoint i64 %4866, %4668
 %4868 = load i64, ptr %273, align 1
 %4869 = inttoptr i64 %4868 to ptr
 %4870 = mul nsw i64 %4857, 3
 %4871 = load i64, ptr %271, align 1
 %4872 = inttoptr i64 %4871 to ptr
 %4873 = icmp slt i64 %4858, 0
 %4874 = select i1 %4873, i64 %4857, i64 0
 %4875 = add i64 %4874, %4858
 %4876 = mul i64 %4875, 24
 %4877 = getelementptr i8, ptr %4872, i64 %4876
 store double %4593, ptr %4877, align 8
 %4878 = getelementptr i8, ptr %4877, i64 8
 store double %4864, ptr %4878, align 8
 %4879 = getelementptr i8, ptr %4877, i64 16
 store double 0.000000e+00, ptr %4879, align 8
 %4880 = select i1 %4873, i64 %4870, i64 0
 %4881 = mul i64 %4858, 24
 %4882 = getelementptr i8, ptr %4869, i64 %4881
 %4883 = getelementptr i64, ptr %4882, i64 %4880
 store i64 %4688, ptr %4883, align 8
 %4884 = getelementptr i8, ptr %4882, i64 8
 %4885 = getelementptr i64, ptr %4884, i64 %4880
 store i64 %4958, ptr %4885, align 8
 %4886 = getelementptr i8, ptr %4882, i64 16
 %4887 = getelementptr i64, ptr %4886, i64 %4880
 store i64 %4867, ptr %4887, align 8
 %4888 = add nsw i64 %4858, 1
 store i64 %4888, ptr %82, align 1
 br label %4889
4889:
 %4890 = icmp slt i64 %4963, 1
 %4891 = select i1 %4890, i1 true, i1 %5027
 %4892 = select i1 %4891, i1 true, i1 %4690
 br i1 %4892, label %4905, label %4893
4893:
 %4894 = load i64, ptr %270, align 1
 %4895 = sub i64 %4963, %4894
 %4896 = icmp slt i64 %4895, 0
 br i1 %4896, label %4905, label %4897
4897:
 %4898 = load i64, ptr %271, align 1
 %4899 = inttoptr i64 %4898 to ptr
 %4900 = mul i64 %4895, 24
 %4901 = getelementptr i8, ptr %4899, i64 %4900
 %4902 = getelementptr i8, ptr %4901, i64 8
 %4903 = load double, ptr %4902, align 8
 %4904 = fadd nsz contract double %5029, %4903
 store double %4904, ptr %4902, align 8
 br label %4905
4905:
 store i64 %4668, ptr %4959, align 8
 store i64 0, ptr %4962, align 8
 %4906 = getelementptr i64, ptr %4618, i64 %4998
 store i64 %4958, ptr %4906, align 8
 %4907 = icmp ne i64 %4675, 0
 %4908 = or i1 %5024, %4907
 br i1 %4908, label %4913, label %4909
4909:
 %4910 = load double, ptr %4972, align 8
 %4911 = fcmp nsz contract ogt double %4910, %5017
 br i1 %4911, label %4912, label %4913
4912:
 store i64 %4854, ptr %4962, align 8
 br label %4913
4913:
 %4914 = icmp eq i64 %5010, %4625
 br i1 %4914, label %4915, label %4952
4915:
 %4916 = load i64, ptr %160, align 1
 %4917 = icmp slt i64 %4916, 1
 br i1 %4917, label %5058, label %5047
4918:
 %4919 = load i64, ptr %81, align 1
 %4920 = load i64, ptr %82, align 1
 %4921 = icmp slt i64 %4920, %4919
 br i1 %4921, label %4925, label %4922
4922:
 %4923 = load i64, ptr %272, align 1
 %4924 = add nsw i64 %4923, 1
 store i64 %4924, ptr %272, align 1
 br label %4950
4925:
 %4926 = getelementptr i8, ptr %5051, i64 16
 %4927 = load i64, ptr %4926, align 8
 %4928 = getelementptr i64, ptr %4622, i64 %5048
 %4929 = load i64, ptr %4928, align 8
 %4930 = load i64, ptr %273, align 1
 %4931 = inttoptr i64 %4930 to ptr
 %4932 = mul nsw i64 %4919, 3
 %4933 = load i64, ptr %271, align 1
 %4934 = inttoptr i64 %4933 to ptr
 %4935 = icmp slt i64 %4920, 0
 %4936 = select i1 %4935, i64 %4919, i64 0
 %4937 = add i64 %4936, %4920
 %4938 = mul i64 %4937, 24
 %4939 = getelementptr i8, ptr %4934, i64 %4938
 store double %4593, ptr %4939, align 8
 %4940 = getelementptr i8, ptr %4939, i64 8
 %4941 = select i1 %4935, i64 %4932, i64 0
 %4942 = mul i64 %4920, 24
 %4943 = getelementptr i8, ptr %4931, i64 %4942
 %4944 = getelementptr i64, ptr %4943, i64 %4941
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %4940, i8 0, i64 16, i1 false)
 store i64 %4929, ptr %4944, align 8
 %4945 = getelementptr i8, ptr %4943, i64 8
 %4946 = getelementptr i64, ptr %4945, i64 %4941
 store i64 %4927, ptr %4946, align 8
 %4947 = getelementptr i8, ptr %4943, i64 16
 %4948 = getelementptr i64, ptr %4947, i64 %4941
 store i64 16, ptr %4948, align 8
 %4949 = add nsw i64 %4920, 1
 store i64 %4949, ptr %82, align 1
 br label %4950
4950:
 %4951 = icmp eq i64 %5049, %4916
 br i1 %4951, label %5058, label %5047
4952:
 %4953 = phi i64 [ %5010, %4913 ], [ 0, %4592 ]
 %4954 = mul nuw nsw i64 %4953, 3
 %4955 = shl i64 %4953, 5
 %4956 = getelementptr i8, ptr %4598, i64 %4955
 %4957 = getelementptr i8, ptr %4956, i64 16
 %4958 = load i64, ptr %4957, align 8
 %4959 = getelementptr i64, ptr %4618, i64 %4954
 %4960 = load i64, ptr %4959, align 8
 %4961 = add nuw nsw i64 %4954, 1
 %4962 = getelementptr i64, ptr %4618, i64 %4961
 %4963 = load i64, ptr %4962, align 8
 %4964 = getelementptr i64, ptr %4616, i64 %4953
 %4965 = load i64, ptr %4964, align 8
 %4966 = getelementptr double, ptr %4604, i64 %4954
 %4967 = load double, ptr %4966, align 8
 %4968 = getelementptr double, ptr %4606, i64 %4954
 %4969 = load double, ptr %4968, align 8
 %4970 = load double, ptr %200, align 1
 %4971 = load double, ptr %189, align 1
 %4972 = getelementptr double, ptr %4600, i64 %4953
 %4973 = load double, ptr %4972, align 8
 %4974 = getelementptr double, ptr %4610, i64 %4954
 %4975 = load double, ptr %4974, align 8
 %4976 = getelementptr double, ptr %4608, i64 %4954
 %4977 = load double, ptr %4976, align 8
 %4978 = icmp slt i64 %4958, 0
 %4979 = select i1 %4978, i64 %4595, i64 0
 %4980 = add i64 %4979, %4958
 %4981 = shl i64 %4980, 5
 %4982 = getelementptr i8, ptr %4596, i64 %4981
 %4983 = getelementptr i8, ptr %4982, i64 8
 %4984 = load double, ptr %4983, align 8
 %4985 = getelementptr i8, ptr %4982, i64 16
 %4986 = load double, ptr %4985, align 8
 %4987 = getelementptr double, ptr %4612, i64 %4961
 %4988 = load double, ptr %4987, align 8
 br label %4989
4989:
 %4990 = phi double [ 1.000000e+00, %4952 ], [ %4995, %4989 ]
 %4991 = phi double [ %4988, %4952 ], [ %4996, %4989 ]
 %4992 = phi i1 [ false, %4952 ], [ true, %4989 ]
 %4993 = phi i1 [ true, %4952 ], [ false, %4989 ]
 %4994 = fmul nsz contract double %4990, %4991
 %4995 = select i1 %4993, double %4990, double %4994
 %4996 = fmul nsz contract double %4991, %4991
 br i1 %4992, label %4997, label %4989
4997:
 %4998 = add nuw nsw i64 %4954, 2
 %4999 = getelementptr double, ptr %4612, i64 %4998
 %5000 = load double, ptr %4999, align 8
 br label %5001
5001:
 %5002 = phi double [ 1.000000e+00, %4997 ], [ %5007, %5001 ]
 %5003 = phi double [ %5000, %4997 ], [ %5008, %5001 ]
 %5004 = phi i1 [ false, %4997 ], [ true, %5001 ]
 %5005 = phi i1 [ true, %4997 ], [ false, %5001 ]
 %5006 = fmul nsz contract double %5002, %5003
 %5007 = select i1 %5005, double %5002, double %5006
 %5008 = fmul nsz contract double %5003, %5003
 br i1 %5004, label %5009, label %5001
5009:
 %5010 = add nuw nsw i64 %4953, 1
 %5011 = tail call nsz contract double @llvm.fabs.f64(double %4967)
 %5012 = tail call nsz contract double @llvm.fabs.f64(double %4969)
 %5013 = fadd nsz contract double %5011, %5012
 %5014 = fmul nsz contract double %403, %4971
 %5015 = fmul nsz contract double %5013, %5014
 %5016 = fadd nsz contract double %4970, %5015
 %5017 = fmul nsz contract double %5016, 1.000000e+01
 %5018 = fsub nsz contract double %4975, %4977
 %5019 = fmul nsz contract double %403, %5018
 %5020 = fadd nsz contract double %4973, %5019
 %5021 = icmp eq i64 %4960, 0
 %5022 = fmul nsz contract double %5017, 2.000000e+00
 %5023 = select i1 %5021, double %5017, double %5022
 %5024 = fcmp nsz contract ugt double %5020, %5023
 %5025 = fcmp nsz contract ogt double %4986, %4984
 %5026 = select i1 %5025, double %4986, double %4984
 %5027 = fcmp nsz contract ule double %5026, 0.000000e+00
 %5028 = fadd nsz contract double %4995, %5007
 %5029 = tail call nsz contract double @llvm.sqrt.f64(double %5028)
 %5030 = select i1 %5024, i1 true, i1 %5027
 %5031 = xor i1 %5024, true
 %5032 = zext i1 %5031 to i64
 br i1 %5030, label %4667, label %4627
5033:
 %5034 = phi double [ %5045, %5033 ], [ %5013, %4641 ]
 %5035 = phi i64 [ %5036, %5033 ], [ 1, %4641 ]
 %5036 = add nuw nsw i64 %5035, 1
 %5037 = add nuw nsw i64 %5035, %4954
 %5038 = getelementptr double, ptr %4604, i64 %5037
 %5039 = load double, ptr %5038, align 8
 %5040 = tail call nsz contract double @llvm.fabs.f64(double %5039)
 %5041 = getelementptr double, ptr %4606, i64 %5037
 %5042 = load double, ptr %5041, align 8
 %5043 = tail call nsz contract double @llvm.fabs.f64(double %5042)
 %5044 = fadd nsz contract double %5040, %5043
 %5045 = fadd nsz contract double %5034, %5044
 %5046 = icmp eq i64 %5036, 3
 br i1 %5046, label %4649, label %5033
5047:
 %5048 = phi i64 [ %5049, %4950 ], [ 0, %4915 ]
 %5049 = add nuw nsw i64 %5048, 1
 %5050 = mul i64 %5048, 24
 %5051 = getelementptr i8, ptr %4620, i64 %5050
 %5052 = load i64, ptr %5051, align 8
 %5053 = getelementptr i64, ptr %4624, i64 %5048
 %5054 = load i64, ptr %5053, align 8
 %5055 = icmp eq i64 %5054, 0
 %5056 = icmp ne i64 %5052, 0
 %5057 = select i1 %5055, i1 %5056, i1 false
 br i1 %5057, label %4918, label %4950
5058:
 %5059 = load i64, ptr %163, align 1
 %5060 = load i64, ptr %84, align 1
 %5061 = inttoptr i64 %5059 to ptr
 %5062 = load i64, ptr %177, align 1
 %5063 = inttoptr i64 %5062 to ptr
 %5064 = load i64, ptr %176, align 1
 %5065 = inttoptr i64 %5064 to ptr
 %5066 = load i64, ptr %175, align 1
 %5067 = inttoptr i64 %5066 to ptr
 %5068 = load i64, ptr %168, align 1
 %5069 = load i64, ptr %187, align 1
 %5070 = inttoptr i64 %5068 to ptr
 %5071 = load i64, ptr %171, align 1
 %5072 = inttoptr i64 %5071 to ptr
 %5073 = load i64, ptr %169, align 1
 %5074 = inttoptr i64 %5073 to ptr
 %5075 = load i64, ptr %170, align 1
 %5076 = inttoptr i64 %5075 to ptr
 %5077 = load i64, ptr %152, align 1
 %5078 = inttoptr i64 %5077 to ptr
 %5079 = load i64, ptr %214, align 1
 %5080 = load i64, ptr %83, align 1
 %5081 = add nsw i64 %5080, %5060
 %5082 = inttoptr i64 %5079 to ptr
 %5083 = load i64, ptr %215, align 1
 %5084 = inttoptr i64 %5083 to ptr
 %5085 = load i64, ptr %274, align 1
 %5086 = mul nsw i64 %5060, 3
 %5087 = inttoptr i64 %5085 to ptr
 %5088 = load i64, ptr %182, align 1
 %5089 = icmp slt i64 %5088, 1
 br i1 %5089, label %5392, label %5353
5090:
 %5091 = getelementptr double, ptr %5076, i64 %5375
 %5092 = load double, ptr %5091, align 8
 %5093 = load double, ptr %189, align 1
 %5094 = fmul nsz contract double %5093, 1.000000e+01
 %5095 = fmul nsz contract double %5382, %5094
 %5096 = tail call nsz contract double @llvm.fabs.f64(double %5092)
 %5097 = icmp eq i64 %5369, 1
 %5098 = fmul nsz contract double %5095, 2.000000e+00
 %5099 = select i1 %5097, double %5098, double %5095
 %5100 = fcmp nsz contract ogt double %5096, %5099
 br i1 %5100, label %5101, label %5112
5101:
 %5102 = getelementptr double, ptr %5078, i64 %5375
 %5103 = load double, ptr %5102, align 8
 %5104 = tail call nsz contract double @llvm.fabs.f64(double %5103)
 %5105 = getelementptr double, ptr %5067, i64 %5354
 %5106 = load double, ptr %5105, align 8
 %5107 = fmul nsz contract double %5106, 0x3FEFFFFDE7210BE9
 %5108 = fcmp nsz contract ult double %5104, %5107
 br i1 %5108, label %5112, label %5109
5109:
 %5110 = fcmp nsz contract ogt double %5092, 0.000000e+00
 %5111 = select i1 %5110, i64 2, i64 3
 br label %5112
5112:
 %5113 = phi i64 [ %5111, %5109 ], [ 1, %5101 ], [ 1, %5090 ]
 %5114 = icmp eq i64 %5369, 0
 %5115 = icmp eq i64 %5369, %5113
 %5116 = select i1 %5114, i1 true, i1 %5115
 br i1 %5116, label %5149, label %5117
5117:
 %5118 = load i64, ptr %81, align 1
 %5119 = load i64, ptr %82, align 1
 %5120 = icmp slt i64 %5119, %5118
 br i1 %5120, label %5124, label %5121
5121:
 %5122 = load i64, ptr %272, align 1
 %5123 = add nsw i64 %5122, 1
 store i64 %5123, ptr %272, align 1
 br label %5149
5124:
 %5125 = shl i64 %5369, 4
 %5126 = add i64 %5125, 68
 %5127 = or disjoint i64 %5113, %5126
 %5128 = xor i64 %5357, -1
 %5129 = load i64, ptr %273, align 1
 %5130 = inttoptr i64 %5129 to ptr
 %5131 = mul nsw i64 %5118, 3
 %5132 = load i64, ptr %271, align 1
 %5133 = inttoptr i64 %5132 to ptr
 %5134 = icmp slt i64 %5119, 0
 %5135 = select i1 %5134, i64 %5118, i64 0
 %5136 = add i64 %5135, %5119
 %5137 = mul i64 %5136, 24
 %5138 = getelementptr i8, ptr %5133, i64 %5137
 store double %4593, ptr %5138, align 8
 %5139 = getelementptr i8, ptr %5138, i64 8
 %5140 = select i1 %5134, i64 %5131, i64 0
 %5141 = mul i64 %5119, 24
 %5142 = getelementptr i8, ptr %5130, i64 %5141
 %5143 = getelementptr i64, ptr %5142, i64 %5140
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %5139, i8 0, i64 16, i1 false)
 store i64 %5128, ptr %5143, align 8
 %5144 = getelementptr i8, ptr %5142, i64 8
 %5145 = getelementptr i64, ptr %5144, i64 %5140
 store i64 0, ptr %5145, align 8
 %5146 = getelementptr i8, ptr %5142, i64 16
 %5147 = getelementptr i64, ptr %5146, i64 %5140
 store i64 %5127, ptr %5147, align 8
 %5148 = add nsw i64 %5119, 1
 store i64 %5148, ptr %82, align 1
 br label %5149
5149:
 store i64 %5113, ptr %5368, align 8
 br label %5351
5150:
 %5151 = getelementptr i64, ptr %5084, i64 %5361
 %5152 = getelementptr i64, ptr %5151, i64 %5363
 %5153 = load i64, ptr %5152, align 8
 %5154 = load double, ptr %200, align 1
 %5155 = load double, ptr %189, align 1
 %5156 = fmul nsz contract double %403, %5155
 %5157 = fmul nsz contract double %5382, %5156
 %5158 = fadd nsz contract double %5154, %5157
 %5159 = fmul nsz contract double %5158, 1.000000e+01
 %5160 = getelementptr double, ptr %5065, i64 %5354
 %5161 = load double, ptr %5160, align 8
 %5162 = getelementptr double, ptr %5076, i64 %5375
 %5163 = load double, ptr %5162, align 8
 %5164 = getelementptr double, ptr %5074, i64 %5375
 %5165 = load double, ptr %5164, align 8
 %5166 = fsub nsz contract double %5163, %5165
 %5167 = fmul nsz contract double %403, %5166
 %5168 = fadd nsz contract double %5161, %5167
 %5169 = icmp eq i64 %5369, 0
 %5170 = fmul nsz contract double %5159, 2.000000e+00
 %5171 = select i1 %5169, double %5159, double %5170
 %5172 = fcmp nsz contract ugt double %5168, %5171
 %5173 = xor i1 %5172, true
 %5174 = zext i1 %5173 to i64
 %5175 = load i64, ptr %269, align 1
 %5176 = icmp eq i64 %5175, 0
 %5177 = fcmp nsz contract ugt double %5161, %5159
 %5178 = icmp eq i64 %5153, 1
 %5179 = select i1 %5177, i1 true, i1 %5178
 %5180 = select i1 %5179, i64 %5369, i64 %5174
 %5181 = select i1 %5176, i64 %5180, i64 %5369
 %5182 = icmp eq i64 %5181, %5174
 %5183 = icmp eq i64 %5153, 0
 %5184 = select i1 %5182, i1 %5183, i1 false
 br i1 %5184, label %5343, label %5185
5185:
 %5186 = xor i64 %5357, -1
 %5187 = getelementptr double, ptr %5078, i64 %5375
 %5188 = load double, ptr %5187, align 8
 %5189 = getelementptr double, ptr %5082, i64 %5361
 %5190 = getelementptr double, ptr %5189, i64 %5363
 %5191 = load double, ptr %5190, align 8
 %5192 = select i1 %5183, double 0.000000e+00, double %5188
 %5193 = select i1 %5183, double 0.000000e+00, double %5191
 %5194 = icmp eq i64 %5181, 0
 %5195 = and i1 %5172, %5194
 br i1 %5195, label %5196, label %5228
5196:
 br i1 %5178, label %5197, label %5343
5197:
 %5198 = load i64, ptr %81, align 1
 %5199 = load i64, ptr %82, align 1
 %5200 = icmp slt i64 %5199, %5198
 br i1 %5200, label %5204, label %5201
5201:
 %5202 = load i64, ptr %272, align 1
 %5203 = add nsw i64 %5202, 1
 store i64 %5203, ptr %272, align 1
 br label %5343
5204:
 %5205 = load i64, ptr %273, align 1
 %5206 = inttoptr i64 %5205 to ptr
 %5207 = mul nsw i64 %5198, 3
 %5208 = load i64, ptr %271, align 1
 %5209 = inttoptr i64 %5208 to ptr
 %5210 = icmp slt i64 %5199, 0
 %5211 = select i1 %5210, i64 %5198, i64 0
 %5212 = add i64 %5211, %5199
 %5213 = mul i64 %5212, 24
 %5214 = getelementptr i8, ptr %5209, i64 %5213
 store double %4593, ptr %5214, align 8
 %5215 = getelementptr i8, ptr %5214, i64 8
 store double %5188, ptr %5215, align 8
 %5216 = getelementptr i8, ptr %5214, i64 16
 store double %5191, ptr %5216, align 8
 %5217 = select i1 %5210, i64 %5207, i64 0
 %5218 = mul i64 %5199, 24
 %5219 = getelementptr i8, ptr %5206, i64 %5218
 %5220 = getelementptr i64, ptr %5219, i64 %5217
 store i64 %5186, ptr %5220, align 8
 %5221 = getelementptr i8, ptr %5219, i64 8
 %5222 = getelementptr i64, ptr %5221, i64 %5217
 store i64 0, ptr %5222, align 8
 %5223 = getelementptr i8, ptr %5219, i64 16
 %5224 = getelementptr i64, ptr %5223, i64 %5217
 store i64 0, ptr %5224, align 8
 %5225 = add nsw i64 %5199, 1
 store i64 %5225, ptr %82, align 1
 %5226 = load i64, ptr %270, align 1
 %5227 = add i64 %5226, %5225
 br label %5343
5228:
 br i1 %5194, label %5229, label %5260
5229:
 %5230 = load i64, ptr %81, align 1
 %5231 = load i64, ptr %82, align 1
 %5232 = icmp slt i64 %5231, %5230
 br i1 %5232, label %5236, label %5233
5233:
 %5234 = load i64, ptr %272, align 1
 %5235 = add nsw i64 %5234, 1
 store i64 %5235, ptr %272, align 1
 br label %5343
5236:
 %5237 = load i64, ptr %273, align 1
 %5238 = inttoptr i64 %5237 to ptr
 %5239 = mul nsw i64 %5230, 3
 %5240 = load i64, ptr %271, align 1
 %5241 = inttoptr i64 %5240 to ptr
 %5242 = icmp slt i64 %5231, 0
 %5243 = select i1 %5242, i64 %5230, i64 0
 %5244 = add i64 %5243, %5231
 %5245 = mul i64 %5244, 24
 %5246 = getelementptr i8, ptr %5241, i64 %5245
 store double %4593, ptr %5246, align 8
 %5247 = getelementptr i8, ptr %5246, i64 8
 store double %5192, ptr %5247, align 8
 %5248 = getelementptr i8, ptr %5246, i64 16
 store double %5193, ptr %5248, align 8
 %5249 = select i1 %5242, i64 %5239, i64 0
 %5250 = mul i64 %5231, 24
 %5251 = getelementptr i8, ptr %5238, i64 %5250
 %5252 = getelementptr i64, ptr %5251, i64 %5249
 store i64 %5186, ptr %5252, align 8
 %5253 = getelementptr i8, ptr %5251, i64 8
 %5254 = getelementptr i64, ptr %5253, i64 %5249
 store i64 0, ptr %5254, align 8
 %5255 = getelementptr i8, ptr %5251, i64 16
 %5256 = getelementptr i64, ptr %5255, i64 %5249
 store i64 1, ptr %5256, align 8
 %5257 = add nsw i64 %5231, 1
 store i64 %5257, ptr %82, align 1
 %5258 = load i64, ptr %270, align 1
 %5259 = add i64 %5258, %5257
 br label %5343
5260:
 br i1 %5172, label %5261, label %5290
5261:
 %5262 = load i64, ptr %81, align 1
 %5263 = load i64, ptr %82, align 1
 %5264 = icmp slt i64 %5263, %5262
 br i1 %5264, label %5268, label %5265
5265:
 %5266 = load i64, ptr %272, align 1
 %5267 = add nsw i64 %5266, 1
 store i64 %5267, ptr %272, align 1
 br label %5342
5268:
 %5269 = load i64, ptr %273, align 1
 %5270 = inttoptr i64 %5269 to ptr
 %5271 = mul nsw i64 %5262, 3
 %5272 = load i64, ptr %271, align 1
 %5273 = inttoptr i64 %5272 to ptr
 %5274 = icmp slt i64 %5263, 0
 %5275 = select i1 %5274, i64 %5262, i64 0
 %5276 = add i64 %5275, %5263
 %5277 = mul i64 %5276, 24
 %5278 = getelementptr i8, ptr %5273, i64 %5277
 store double %4593, ptr %5278, align 8
 %5279 = getelementptr i8, ptr %5278, i64 8
 store double %5192, ptr %5279, align 8
 %5280 = getelementptr i8, ptr %5278, i64 16
 store double %5193, ptr %5280, align 8
 %5281 = select i1 %5274, i64 %5271, i64 0
 %5282 = mul i64 %5263, 24
 %5283 = getelementptr i8, ptr %5270, i64 %5282
 %5284 = getelementptr i64, ptr %5283, i64 %5281
 store i64 %5186, ptr %5284, align 8
 %5285 = getelementptr i8, ptr %5283, i64 8
 %5286 = getelementptr i64, ptr %5285, i64 %5281
 store i64 0, ptr %5286, align 8
 %5287 = getelementptr i8, ptr %5283, i64 16
 %5288 = getelementptr i64, ptr %5287, i64 %5281
 store i64 16, ptr %5288, align 8
 %5289 = add nsw i64 %5263, 1
 store i64 %5289, ptr %82, align 1
 br label %5342
5290:
 br i1 %5183, label %5342, label %5291
5291:
 %5292 = load i64, ptr %270, align 1
 %5293 = xor i64 %5292, -1
 %5294 = add i64 %5372, %5293
 %5295 = icmp slt i64 %5372, 1
 %5296 = icmp slt i64 %5294, 0
 %5297 = select i1 %5295, i1 true, i1 %5296
 br i1 %5297, label %5309, label %5298
5298:
 %5299 = load i64, ptr %271, align 1
 %5300 = inttoptr i64 %5299 to ptr
 %5301 = mul i64 %5294, 24
 %5302 = getelementptr i8, ptr %5300, i64 %5301
 %5303 = getelementptr i8, ptr %5302, i64 8
 %5304 = load double, ptr %5303, align 8
 %5305 = fadd nsz contract double %5188, %5304
 store double %5305, ptr %5303, align 8
 %5306 = getelementptr i8, ptr %5302, i64 16
 %5307 = load double, ptr %5306, align 8
 %5308 = fadd nsz contract double %5191, %5307
 store double %5308, ptr %5306, align 8
 br label %5342
5309:
 %5310 = icmp ne i64 %5372, 0
 %5311 = fcmp nsz contract ogt double %5191, 0.000000e+00
 %5312 = select i1 %5310, i1 true, i1 %5311
 br i1 %5312, label %5313, label %5342
5313:
 %5314 = load i64, ptr %81, align 1
 %5315 = load i64, ptr %82, align 1
 %5316 = icmp slt i64 %5315, %5314
 br i1 %5316, label %5320, label %5317
5317:
 %5318 = load i64, ptr %272, align 1
 %5319 = add nsw i64 %5318, 1
 store i64 %5319, ptr %272, align 1
 br label %5342
5320:
 %5321 = load i64, ptr %273, align 1
 %5322 = inttoptr i64 %5321 to ptr
 %5323 = mul nsw i64 %5314, 3
 %5324 = load i64, ptr %271, align 1
 %5325 = inttoptr i64 %5324 to ptr
 %5326 = icmp slt i64 %5315, 0
 %5327 = select i1 %5326, i64 %5314, i64 0
 %5328 = add i64 %5327, %5315
 %5329 = mul i64 %5328, 24
 %5330 = getelementptr i8, ptr %5325, i64 %5329
 store double %4593, ptr %5330, align 8
 %5331 = getelementptr i8, ptr %5330, i64 8
 store double %5188, ptr %5331, align 8
 %5332 = getelementptr i8, ptr %5330, i64 16
 store double %5191, ptr %5332, align 8
 %5333 = select i1 %5326, i64 %5323, i64 0
 %5334 = mul i64 %5315, 24
 %5335 = getelementptr i8, ptr %5322, i64 %5334
 %5336 = getelementptr i64, ptr %5335, i64 %5333
 store i64 %5186, ptr %5336, align 8
 %5337 = getelementptr i8, ptr %5335, i64 8
 %5338 = getelementptr i64, ptr %5337, i64 %5333
 store i64 0, ptr %5338, align 8
 %5339 = getelementptr i8, ptr %5335, i64 16
 %5340 = getelementptr i64, ptr %5339, i64 %5333
 store i64 17, ptr %5340, align 8
 %5341 = add nsw i64 %5315, 1
 store i64 %5341, ptr %82, align 1
 br label %5342
5342:
 store i64 %5174, ptr %5368, align 8
 store i64 0, ptr %5371, align 8
 br label %5351
5343:
 %5344 = phi i64 [ 0, %5150 ], [ %5227, %5204 ], [ -1, %5233 ], [ -1, %5201 ], [ %5259, %5236 ], [ 0, %5196 ]
 store i64 %5174, ptr %5368, align 8
 store i64 0, ptr %5371, align 8
 %5345 = icmp ne i64 %5181, 0
 %5346 = or i1 %5172, %5345
 br i1 %5346, label %5351, label %5347
5347:
 %5348 = load double, ptr %5160, align 8
 %5349 = fcmp nsz contract ogt double %5348, %5159
 br i1 %5349, label %5350, label %5351
5350:
 store i64 %5344, ptr %5371, align 8
 br label %5351
5351:
 %5352 = icmp eq i64 %5355, %5088
 br i1 %5352, label %5388, label %5353
5353:
 %5354 = phi i64 [ %5355, %5351 ], [ 0, %5058 ]
 %5355 = add nuw nsw i64 %5354, 1
 %5356 = getelementptr i64, ptr %5063, i64 %5354
 %5357 = load i64, ptr %5356, align 8
 %5358 = load i64, ptr %138, align 1
 %5359 = mul nsw i64 %5358, 3
 %5360 = add nsw i64 %5359, %5354
 %5361 = add nsw i64 %5358, %5354
 %5362 = icmp slt i64 %5361, 0
 %5363 = select i1 %5362, i64 %5081, i64 0
 %5364 = icmp slt i64 %5357, 0
 %5365 = select i1 %5364, i64 %5086, i64 0
 %5366 = mul i64 %5357, 24
 %5367 = getelementptr i8, ptr %5087, i64 %5366
 %5368 = getelementptr i64, ptr %5367, i64 %5365
 %5369 = load i64, ptr %5368, align 8
 %5370 = getelementptr i8, ptr %5367, i64 8
 %5371 = getelementptr i64, ptr %5370, i64 %5365
 %5372 = load i64, ptr %5371, align 8
 %5373 = icmp slt i64 %5360, 0
 %5374 = select i1 %5373, i64 %5069, i64 0
 %5375 = add i64 %5374, %5360
 %5376 = getelementptr double, ptr %5070, i64 %5375
 %5377 = load double, ptr %5376, align 8
 %5378 = tail call nsz contract double @llvm.fabs.f64(double %5377)
 %5379 = getelementptr double, ptr %5072, i64 %5375
 %5380 = load double, ptr %5379, align 8
 %5381 = tail call nsz contract double @llvm.fabs.f64(double %5380)
 %5382 = fadd nsz contract double %5378, %5381
 %5383 = select i1 %5364, i64 %5060, i64 0
 %5384 = getelementptr i64, ptr %5061, i64 %5357
 %5385 = getelementptr i64, ptr %5384, i64 %5383
 %5386 = load i64, ptr %5385, align 8
 %5387 = icmp eq i64 %5386, 0
 br i1 %5387, label %5150, label %5090
5388:
 %5389 = load i64, ptr %83, align 1
 %5390 = load i64, ptr %152, align 1
 %5391 = inttoptr i64 %5390 to ptr
 br label %5392
5392:
 %5393 = phi ptr [ %5391, %5388 ], [ %5078, %5058 ]
 %5394 = phi i64 [ %5389, %5388 ], [ %5080, %5058 ]
 store i64 1, ptr %269, align 1
 %5395 = load i64, ptr %150, align 1
 %5396 = inttoptr i64 %5395 to ptr
 %5397 = load i64, ptr %153, align 1
 %5398 = inttoptr i64 %5397 to ptr
 %5399 = load i64, ptr %154, align 1
 %5400 = inttoptr i64 %5399 to ptr
 %5401 = mul nsw i64 %5394, 3
 %5402 = load i64, ptr %155, align 1
 %5403 = load i64, ptr %156, align 1
 %5404 = inttoptr i64 %5402 to ptr
 %5405 = load i64, ptr %157, align 1
 %5406 = inttoptr i64 %5405 to ptr
 %5407 = load i64, ptr %158, align 1
 %5408 = inttoptr i64 %5407 to ptr
 %5409 = add nsw i64 %5403, -1
 %5410 = load i64, ptr %160, align 1
 %5411 = icmp slt i64 %5410, 1
 br i1 %5411, label %5428, label %5493
5412:
 %5413 = phi i64 [ %5419, %5412 ], [ %5503, %5493 ]
 %5414 = icmp slt i64 %5413, 0
 %5415 = select i1 %5414, i64 %5403, i64 0
 %5416 = getelementptr i64, ptr %5404, i64 %5413
 %5417 = getelementptr i64, ptr %5416, i64 %5415
 store i64 -1, ptr %5417, align 8
 %5418 = add nsw i64 %5413, 1
 %5419 = and i64 %5418, %5409
 %5420 = icmp slt i64 %5419, 0
 %5421 = select i1 %5420, i64 %5403, i64 0
 %5422 = getelementptr i64, ptr %5404, i64 %5419
 %5423 = getelementptr i64, ptr %5422, i64 %5421
 %5424 = load i64, ptr %5423, align 8
 %5425 = icmp sgt i64 %5424, -1
 br i1 %5425, label %5412, label %5426
5426:
 %5427 = icmp eq i64 %5410, %5495
 br i1 %5427, label %5428, label %5493
5428:
 store i64 0, ptr %160, align 1
 %5429 = load i64, ptr %138, align 1
 %5430 = icmp slt i64 %5429, 1
 br i1 %5430, label %5563, label %5510
5431:
 %5432 = getelementptr i64, ptr %5406, i64 %5514
 %5433 = load i64, ptr %5432, align 8
 %5434 = icmp eq i64 %5433, 0
 br i1 %5434, label %5472, label %5435
5435:
 %5436 = load i64, ptr %111, align 1
 %5437 = inttoptr i64 %5436 to ptr
 %5438 = shl i64 %5512, 5
 %5439 = getelementptr i8, ptr %5437, i64 %5438
 %5440 = load i64, ptr %5439, align 8
 %5441 = load i64, ptr %107, align 1
 %5442 = mul nsw i64 %5441, %5440
 %5443 = getelementptr i8, ptr %5439, i64 8
 %5444 = load i64, ptr %5443, align 8
 %5445 = add nsw i64 %5442, %5444
 %5446 = shl nsw i64 %5445, 16
 %5447 = getelementptr i8, ptr %5439, i64 24
 %5448 = load i64, ptr %5447, align 8
 %5449 = add nsw i64 %5446, %5448
 %5450 = icmp slt i64 %5511, 0
 %5451 = select i1 %5450, i64 %5394, i64 0
 %5452 = getelementptr i64, ptr %5398, i64 %5511
 %5453 = getelementptr i64, ptr %5452, i64 %5451
 store i64 %5449, ptr %5453, align 8
 %5454 = getelementptr i64, ptr %5406, i64 %5514
 br label %5518
5455:
 %5456 = mul i64 %5512, 72
 %5457 = getelementptr i8, ptr %5396, i64 %5456
 br label %5531
5458:
 %5459 = add nuw nsw i64 %5532, 1
 %5460 = fdiv nsz contract double %5544, %403
 %5461 = load i64, ptr %160, align 1
 %5462 = icmp slt i64 %5461, 0
 %5463 = select i1 %5462, i64 %5394, i64 0
 %5464 = add i64 %5463, %5461
 %5465 = mul i64 %5464, 24
 %5466 = getelementptr i8, ptr %5400, i64 %5465
 %5467 = getelementptr double, ptr %5466, i64 %5532
 store double %5460, ptr %5467, align 8
 %5468 = icmp eq i64 %5459, 3
 br i1 %5468, label %5469, label %5531
5469:
 %5470 = load i64, ptr %160, align 1
 %5471 = add nsw i64 %5470, 1
 store i64 %5471, ptr %160, align 1
 br label %5472
5472:
 %5473 = phi i64 [ %5471, %5469 ], [ %5511, %5431 ]
 %5474 = icmp eq i64 %5513, %5429
 br i1 %5474, label %5475, label %5510
5475:
 %5476 = icmp slt i64 %5473, 1
 br i1 %5476, label %5563, label %5546
5477:
 %5478 = phi i64 [ %5480, %5477 ], [ %5556, %5546 ]
 %5479 = add nsw i64 %5478, 1
 %5480 = and i64 %5479, %5409
 %5481 = icmp slt i64 %5480, 0
 %5482 = select i1 %5481, i64 %5403, i64 0
 %5483 = getelementptr i64, ptr %5404, i64 %5480
 %5484 = getelementptr i64, ptr %5483, i64 %5482
 %5485 = load i64, ptr %5484, align 8
 %5486 = icmp sgt i64 %5485, -1
 br i1 %5486, label %5477, label %5487
5487:
 %5488 = phi i64 [ %5558, %5546 ], [ %5482, %5477 ]
 %5489 = phi i64 [ %5556, %5546 ], [ %5480, %5477 ]
 %5490 = getelementptr i64, ptr %5404, i64 %5489
 %5491 = getelementptr i64, ptr %5490, i64 %5488
 store i64 %5547, ptr %5491, align 8
 %5492 = icmp eq i64 %5473, %5548
 br i1 %5492, label %5563, label %5546
5493:
 %5494 = phi i64 [ %5495, %5426 ], [ 0, %5392 ]
 %5495 = add nuw nsw i64 %5494, 1
 %5496 = getelementptr i64, ptr %5398, i64 %5494
 %5497 = load i64, ptr %5496, align 8
 %5498 = srem i64 %5497, 1000003
 %5499 = icmp slt i64 %5498, 0
 %5500 = add nsw i64 %5498, 1000003
 %5501 = select i1 %5499, i64 %5500, i64 %5498
 %5502 = mul nsw i64 %5501, 2654435761
 %5503 = and i64 %5502, %5409
 %5504 = icmp slt i64 %5503, 0
 %5505 = select i1 %5504, i64 %5403, i64 0
 %5506 = getelementptr i64, ptr %5404, i64 %5503
 %5507 = getelementptr i64, ptr %5506, i64 %5505
 %5508 = load i64, ptr %5507, align 8
 %5509 = icmp sgt i64 %5508, -1
 br i1 %5509, label %5412, label %5426
5510:
 %5511 = phi i64 [ %5473, %5472 ], [ 0, %5428 ]
 %5512 = phi i64 [ %5513, %5472 ], [ 0, %5428 ]
 %5513 = add nuw nsw i64 %5512, 1
 %5514 = mul nuw nsw i64 %5512, 3
 %5515 = getelementptr double, ptr %5393, i64 %5514
 %5516 = load double, ptr %5515, align 8
 %5517 = fcmp nsz contract ogt double %5516, 0.000000e+00
 br i1 %5517, label %5435, label %5431
5518:
 %5519 = phi i64 [ 0, %5435 ], [ %5520, %5518 ]
 %5520 = add nuw nsw i64 %5519, 1
 %5521 = getelementptr i64, ptr %5454, i64 %5519
 %5522 = load i64, ptr %5521, align 8
 %5523 = load i64, ptr %160, align 1
 %5524 = mul nsw i64 %5523, 3
 %5525 = add nsw i64 %5524, %5519
 %5526 = icmp slt i64 %5525, 0
 %5527 = select i1 %5526, i64 %5401, i64 0
 %5528 = getelementptr i64, ptr %5408, i64 %5525
 %5529 = getelementptr i64, ptr %5528, i64 %5527
 store i64 %5522, ptr %5529, align 8
 %5530 = icmp eq i64 %5520, 3
 br i1 %5530, label %5455, label %5518
5531:
 %5532 = phi i64 [ 0, %5455 ], [ %5459, %5458 ]
 %5533 = getelementptr double, ptr %5457, i64 %5532
 br label %5534
5534:
 %5535 = phi double [ 0.000000e+00, %5531 ], [ %5544, %5534 ]
 %5536 = phi i64 [ 0, %5531 ], [ %5537, %5534 ]
 %5537 = add nuw nsw i64 %5536, 1
 %5538 = mul nuw nsw i64 %5536, 24
 %5539 = getelementptr i8, ptr %5533, i64 %5538
 %5540 = load double, ptr %5539, align 8
 %5541 = getelementptr double, ptr %5515, i64 %5536
 %5542 = load double, ptr %5541, align 8
 %5543 = fmul nsz contract double %5540, %5542
 %5544 = fadd nsz contract double %5535, %5543
 %5545 = icmp eq i64 %5537, 3
 br i1 %5545, label %5458, label %5534
5546:
 %5547 = phi i64 [ %5548, %5487 ], [ 0, %5475 ]
 %5548 = add nuw nsw i64 %5547, 1
 %5549 = getelementptr i64, ptr %5398, i64 %5547
 %5550 = load i64, ptr %5549, align 8
 %5551 = srem i64 %5550, 1000003
 %5552 = icmp slt i64 %5551, 0
 %5553 = add nsw i64 %5551, 1000003
 %5554 = select i1 %5552, i64 %5553, i64 %5551
 %5555 = mul nsw i64 %5554, 2654435761
 %5556 = and i64 %5555, %5409
 %5557 = icmp slt i64 %5556, 0
 %5558 = select i1 %5557, i64 %5403, i64 0
 %5559 = getelementptr i64, ptr %5404, i64 %5556
 %5560 = getelementptr i64, ptr %5559, i64 %5558
 %5561 = load i64, ptr %5560, align 8
 %5562 = icmp sgt i64 %5561, -1
 br i1 %5562, label %5477, label %5487
5563:
 %5564 = load i64, ptr %275, align 1
 %5565 = load i64, ptr %138, align 1
 %5566 = add nsw i64 %5565, %5564
 store i64 %5566, ptr %275, align 1
 %5567 = load double, ptr %92, align 1
 %5568 = load i64, ptr %89, align 1
 %5569 = tail call nsz contract double @llvm.fabs.f64(double %5567)
 %5570 = fcmp nsz contract olt double %5569, 0x16687E92154EF7AC
 br i1 %5570, label %5571, label %5579
5571:
 %5572 = fmul nsz contract double %5569, 0x4670000000000000
 %5573 = fmul nsz contract double %5572, 0x3CA0000000000001
 %5574 = fadd nsz contract double %5572, %5573
 %5575 = fsub nsz contract double %5574, %5572
 %5576 = fmul nsz contract double %5575, 0x3970000000000000
 %5577 = fcmp nsz contract olt double %5576, 4.940660e-324
 %5578 = select i1 %5577, double 4.940660e-324, double %5576
 br label %5583
5579:
 %5580 = fmul nsz contract double %5569, 0x3CA0000000000001
 %5581 = fadd nsz contract double %5569, %5580
 %5582 = fsub nsz contract double %5581, %5569
 br label %5583
5583:
 %5584 = phi double [ %5582, %5579 ], [ %5578, %5571 ]
 %5585 = fmul nsz contract double %5584, 2.000000e+00
 br i1 %402, label %5599, label %5586
5586:
 %5587 = icmp slt i64 %5568, 0
 %5588 = select i1 %5587, i64 %11, i64 0
 %5589 = add i64 %5588, %5568
 %5590 = mul i64 %5589, %12
 %5591 = getelementptr double, ptr %10, i64 %5590
 %5592 = getelementptr i8, ptr %5591, i64 8
 %5593 = load double, ptr %5592, align 8
 %5594 = fcmp nsz contract ult double %5567, %5593
 br i1 %5594, label %5599, label %5595
5595:
 %5596 = add nsw i64 %5568, 1
 %5597 = icmp slt i64 %5596, %11
 %5598 = select i1 %5597, i64 %5596, i64 %5568
 br label %5599
5599:
 %5600 = phi i64 [ %5568, %5583 ], [ %5598, %5595 ], [ %5568, %5586 ]
 %5601 = load double, ptr %237, align 1
 %5602 = load double, ptr %52, align 1
 %5603 = fsub nsz contract double %5602, %5601
 br i1 %276, label %5604, label %5617
5604:
 %5605 = load i64, ptr %277, align 1
 br label %5606
5606:
 %5607 = phi double [ %5603, %5604 ], [ %5615, %5606 ]
 %5608 = phi i64 [ 0, %5604 ], [ %5609, %5606 ]
 %5609 = add nuw nsw i64 %5608, 1
 %5610 = icmp slt i64 %5608, %5605
 %5611 = getelementptr double, ptr %31, i64 %5608
 %5612 = load double, ptr %5611, align 8
 %5613 = fneg nsz contract double %5612
 %5614 = select i1 %5610, double %5612, double %5613
 %5615 = fadd nsz contract double %5607, %5614
 %5616 = icmp eq i64 %5609, %32
 br i1 %5616, label %5617, label %5606
5617:
 %5618 = phi double [ %5603, %5599 ], [ %5615, %5606 ]
 %5619 = icmp eq i64 %4558, 0
 br i1 %5619, label %5663, label %5620
5620:
 %5621 = load i64, ptr %241, align 1
 %5622 = fsub nsz contract double %5567, %5585
 br label %5697
5623:
 %5624 = load i64, ptr %242, align 1
 %5625 = sub nsw i64 %5698, %5624
 %5626 = icmp slt i64 %5625, 0
 %5627 = select i1 %5626, i64 %39, i64 0
 %5628 = add i64 %5627, %5625
 %5629 = mul i64 %5628, %40
 %5630 = getelementptr double, ptr %38, i64 %5629
 store double 0.000000e+00, ptr %55, align 8
 call fastcc void @f0(ptr %55, ptr readonly %51, ptr readonly %52, ptr %5630, i64 %40)
 %5631 = load double, ptr %55, align 8
 %5632 = select i1 %5626, i64 %42, i64 0
 %5633 = add i64 %5632, %5625
 %5634 = mul i64 %5633, %43
 %5635 = getelementptr double, ptr %41, i64 %5634
 %5636 = load double, ptr %52, align 1
 %5637 = fsub nsz contract double %5636, %5631
 br i1 %278, label %5651, label %5638
5638:
 %5639 = load i64, ptr %277, align 1
 br label %5640
5640:
 %5641 = phi double [ %5637, %5638 ], [ %5649, %5640 ]
 %5642 = phi i64 [ 0, %5638 ], [ %5643, %5640 ]
 %5643 = add nuw nsw i64 %5642, 1
 %5644 = icmp slt i64 %5642, %5639
 %5645 = getelementptr double, ptr %5635, i64 %5642
 %5646 = load double, ptr %5645, align 8
 %5647 = fneg nsz contract double %5646
 %5648 = select i1 %5644, double %5646, double %5647
 %5649 = fadd nsz contract double %5641, %5648
 %5650 = icmp eq i64 %5643, %43
 br i1 %5650, label %5651, label %5640
5651:
 %5652 = phi double [ %5637, %5623 ], [ %5649, %5640 ]
 %5653 = load i64, ptr %236, align 1
 %5654 = icmp slt i64 %5653, 0
 %5655 = select i1 %5654, i64 %43, i64 0
 %5656 = getelementptr double, ptr %5635, i64 %5653
 %5657 = getelementptr double, ptr %5656, i64 %5655
 %5658 = load double, ptr %5657, align 8
 %5659 = fsub nsz contract double %5652, %5618
 %5660 = fadd nsz contract double %5659, %5658
 store double %5660, ptr %5657, align 8
 br label %5661
5661:
 %5662 = icmp samesign ugt i64 %5699, 1
 br i1 %5662, label %5697, label %5663
5663:
 br i1 %119, label %5671, label %5664
5664:
 %5665 = phi i64 [ %5666, %5664 ], [ 0, %5663 ]
 %5666 = add nuw nsw i64 %5665, 1
 %5667 = getelementptr double, ptr %28, i64 %5665
 %5668 = load double, ptr %5667, align 8
 %5669 = getelementptr double, ptr %26, i64 %5665
 store double %5668, ptr %5669, align 8
 %5670 = icmp eq i64 %27, %5666
 br i1 %5670, label %5671, label %5664
5671:
 br i1 %276, label %5708, label %5672
5672:
 %5673 = load i64, ptr %241, align 1
 br i1 %5619, label %5676, label %5734
5674:
 %5675 = load i64, ptr %241, align 1
 br label %5676
5676:
 %5677 = phi i64 [ %5675, %5674 ], [ %5673, %5672 ]
 %5678 = add nsw i64 %5677, %4558
 store i64 %5678, ptr %241, align 1
 store i64 %5600, ptr %89, align 1
 store double %5567, ptr %50, align 1
 br i1 %119, label %5686, label %5679
5679:
 %5680 = phi i64 [ %5681, %5679 ], [ 0, %5676 ]
 %5681 = add nuw nsw i64 %5680, 1
 %5682 = getelementptr double, ptr %26, i64 %5680
 %5683 = load double, ptr %5682, align 8
 %5684 = getelementptr double, ptr %20, i64 %5680
 store double %5683, ptr %5684, align 8
 %5685 = icmp eq i64 %27, %5681
 br i1 %5685, label %5686, label %5679
5686:
 br i1 %224, label %5687, label %5771
5687:
 %5688 = phi i64 [ %5690, %5687 ], [ %5, %5686 ]
 %5689 = phi i64 [ %5691, %5687 ], [ %27, %5686 ]
 %5690 = add nsw i64 %5688, -1
 %5691 = add i64 %5689, 1
 %5692 = icmp slt i64 %5689, 0
 %5693 = select i1 %5692, i64 %21, i64 0
 %5694 = getelementptr double, ptr %20, i64 %5689
 %5695 = getelementptr double, ptr %5694, i64 %5693
 store double 0.000000e+00, ptr %5695, align 8
 %5696 = icmp samesign ugt i64 %5688, 1
 br i1 %5696, label %5687, label %5771
5697:
 %5698 = phi i64 [ %5621, %5620 ], [ %5701, %5661 ]
 %5699 = phi i64 [ %4558, %5620 ], [ %5700, %5661 ]
 %5700 = add nsw i64 %5699, -1
 %5701 = add i64 %5698, 1
 %5702 = icmp slt i64 %5698, 0
 %5703 = select i1 %5702, i64 %18, i64 0
 %5704 = getelementptr double, ptr %17, i64 %5698
 %5705 = getelementptr double, ptr %5704, i64 %5703
 %5706 = load double, ptr %5705, align 8
 %5707 = fcmp nsz contract olt double %5706, %5622
 br i1 %5707, label %5623, label %5661
5708:
 %5709 = phi i64 [ %5710, %5708 ], [ 0, %5671 ]
 %5710 = add nuw nsw i64 %5709, 1
 %5711 = getelementptr double, ptr %31, i64 %5709
 %5712 = load double, ptr %5711, align 8
 %5713 = add nsw i64 %5709, %5
 %5714 = icmp slt i64 %5713, 0
 %5715 = select i1 %5714, i64 %25, i64 0
 %5716 = getelementptr double, ptr %23, i64 %5713
 %5717 = getelementptr double, ptr %5716, i64 %5715
 %5718 = load double, ptr %5717, align 8
 %5719 = fadd nsz contract double %5712, %5718
 store double %5719, ptr %5711, align 8
 %5720 = load double, ptr %279, align 1
 %5721 = load double, ptr %5717, align 8
 %5722 = tail call nsz contract double @llvm.fabs.f64(double %5721)
 %5723 = fadd nsz contract double %5720, %5722
 store double %5723, ptr %279, align 1
 %5724 = getelementptr double, ptr %33, i64 %5709
 %5725 = load double, ptr %5724, align 8
 %5726 = load double, ptr %5711, align 8
 %5727 = fcmp nsz contract olt double %5726, %5725
 %5728 = select i1 %5727, double %5726, double %5725
 %5729 = getelementptr double, ptr %34, i64 %5709
 %5730 = load double, ptr %5729, align 8
 %5731 = fcmp nsz contract ogt double %5726, %5730
 %5732 = select i1 %5731, double %5726, double %5730
 store double %5728, ptr %5724, align 8
 store double %5732, ptr %5729, align 8
 %5733 = icmp eq i64 %5710, %32
 br i1 %5733, label %5672, label %5708
5734:
 %5735 = phi i64 [ %5737, %5769 ], [ %4558, %5672 ]
 %5736 = phi i64 [ %5738, %5769 ], [ %5673, %5672 ]
 %5737 = add nsw i64 %5735, -1
 %5738 = add i64 %5736, 1
 %5739 = load i64, ptr %242, align 1
 %5740 = sub i64 %5736, %5739
 %5741 = icmp slt i64 %5740, 0
 %5742 = select i1 %5741, i64 %48, i64 0
 %5743 = add i64 %5742, %5740
 %5744 = mul i64 %5743, %49
 %5745 = getelementptr double, ptr %47, i64 %5744
 br i1 %280, label %5749, label %5746
5746:
 %5747 = shl i64 %5744, 3
 %5748 = getelementptr i8, ptr %47, i64 %5747
 tail call void @llvm.memset.p0.i64(ptr align 8 %5748, i8 0, i64 %281, i1 false)
 br label %5749
5749:
 %5750 = load double, ptr %279, align 1
 store double %5750, ptr %5745, align 8
 br i1 %276, label %5751, label %5769
5751:
 %5752 = phi i64 [ %5753, %5751 ], [ 0, %5749 ]
 %5753 = add nuw nsw i64 %5752, 1
 %5754 = getelementptr i64, ptr %19, i64 %5752
 %5755 = load i64, ptr %5754, align 8
 %5756 = icmp slt i64 %5755, -1
 %5757 = select i1 %5756, i64 %49, i64 0
 %5758 = getelementptr double, ptr %5745, i64 %5755
 %5759 = getelementptr i8, ptr %5758, i64 8
 %5760 = getelementptr double, ptr %5759, i64 %5757
 %5761 = load double, ptr %5760, align 8
 %5762 = getelementptr double, ptr %34, i64 %5752
 %5763 = load double, ptr %5762, align 8
 %5764 = getelementptr double, ptr %33, i64 %5752
 %5765 = load double, ptr %5764, align 8
 %5766 = fsub nsz contract double %5763, %5765
 %5767 = fadd nsz contract double %5761, %5766
 store double %5767, ptr %5760, align 8
 %5768 = icmp eq i64 %32, %5753
 br i1 %5768, label %5769, label %5751
5769:
 %5770 = icmp sgt i64 %5735, 1
 br i1 %5770, label %5734, label %5674
5771:
 store double %4342, ptr %237, align 1
 %5772 = load i64, ptr %86, align 1
 %5773 = add nsw i64 %5772, 1
 store i64 %5773, ptr %86, align 1
 %5774 = load double, ptr %50, align 1
 %5775 = load double, ptr %101, align 8
 %5776 = fcmp nsz contract ult double %5774, %5775
 br i1 %5776, label %5777, label %5780
5777:
 %5778 = load double, ptr %90, align 1
 %5779 = fcmp nsz contract ult double %5774, %5778
 br i1 %5779, label %5782, label %5780
5780:
 %5781 = phi i64 [ 1, %5771 ], [ 6, %5777 ]
 store i64 %5781, ptr %85, align 1
 br label %5782
5782:
 br i1 %88, label %5783, label %5793
5783:
 store double %7, ptr %91, align 1
 %5784 = load double, ptr %10, align 8
 %5785 = load i64, ptr %94, align 1
 %5786 = add nsw i64 %5785, 1
 %5787 = sitofp i64 %5786 to double
 %5788 = fadd nsz contract double %5787, 0xBEB0C6F7A0B5ED8D
 %5789 = fmul nsz contract double %7, %5788
 %5790 = fadd nsz contract double %5784, %5789
 %5791 = fcmp nsz contract ult double %5774, %5790
 br i1 %5791, label %5817, label %5792
5792:
 store i64 %5786, ptr %94, align 1
 br label %5817
5793:
 %5794 = load double, ptr %268, align 1
 %5795 = fcmp nsz contract ogt double %5794, 1.000000e+00
 %5796 = select i1 %5795, double 1.000000e+00, double 6.000000e+00
 %5797 = fcmp nsz contract olt double %5794, 1.000000e-04
 %5798 = select i1 %5797, double 1.000000e-04, double %5794
 %5799 = fcmp nsz contract ogt double %5798, 1.000000e+00
 %5800 = select i1 %5799, double 1.000000e+00, double %5798
 %5801 = tail call nsz contract double @llvm.pow.f64(double %5800, double 4.000000e-02)
 %5802 = fmul nsz contract double %284, %5801
 %5803 = fcmp nsz contract olt double %5802, 0x3FD5555555555555
 %5804 = select i1 %5803, double 0x3FD5555555555555, double %5802
 %5805 = fcmp nsz contract olt double %5796, %5804
 %5806 = select i1 %5805, double %5796, double %5804
 %5807 = fmul nsz contract double %403, %5806
 %5808 = load double, ptr %91, align 1
 %5809 = fcmp nsz contract olt double %403, %5808
 %5810 = fcmp nsz contract oge double %5802, 1.000000e+00
 %5811 = select i1 %5809, i1 %5810, i1 false
 %5812 = fcmp nsz contract ogt double %5808, %5807
 %5813 = select i1 %5811, i1 %5812, i1 false
 %5814 = select i1 %5813, double %5808, double %5807
 %5815 = fcmp nsz contract olt double %8, %5814
 %5816 = select i1 %5815, double %8, double %5814
 store double %5816, ptr %91, align 1
 store double 1.000000e-04, ptr %268, align 1
 br label %5817
5817:
 %5818 = icmp sgt i64 %5820, 1
 br i1 %5818, label %5819, label %287
5819:
 %5820 = phi i64 [ %53, %80 ], [ %5821, %5817 ]
 %5821 = add nsw i64 %5820, -1
 %5822 = load i64, ptr %81, align 1
 %5823 = load i64, ptr %82, align 1
 %5824 = sub nsw i64 %5822, %5823
 %5825 = load i64, ptr %83, align 1
 %5826 = mul nsw i64 %5825, 3
 %5827 = load i64, ptr %84, align 1
 %5828 = shl nsw i64 %5827, 1
 %5829 = add nsw i64 %5828, %5826
 %5830 = icmp slt i64 %5824, %5829
 br i1 %5830, label %288, label %290
5831:
 %5832 = phi i64 [ %5833, %5831 ], [ 0, %4354 ]
 %5833 = add nuw nsw i64 %5832, 1
 %5834 = add nsw i64 %5832, %27
 %5835 = icmp slt i64 %5834, 0
 %5836 = select i1 %5835, i64 %21, i64 0
 %5837 = getelementptr double, ptr %20, i64 %5834
 %5838 = getelementptr double, ptr %5837, i64 %5836
 store double 0.000000e+00, ptr %5838, align 8
 %5839 = icmp eq i64 %5, %5833
 br i1 %5839, label %4355, label %5831
}
define internal fastcc void @f3(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2) unnamed_addr {
3:
 %4 = getelementptr inbounds nuw i8, ptr %1, i64 256
 %5 = load i64, ptr %4, align 1
 %6 = getelementptr inbounds nuw i8, ptr %1, i64 120
 %7 = load i64, ptr %6, align 1
 %8 = inttoptr i64 %5 to ptr
 %9 = getelementptr inbounds nuw i8, ptr %2, i64 648
 %10 = load i64, ptr %9, align 1
 %11 = inttoptr i64 %10 to ptr
 %12 = getelementptr inbounds nuw i8, ptr %2, i64 456
 %13 = load i64, ptr %12, align 1
 %14 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %15 = load i64, ptr %14, align 1
 %16 = inttoptr i64 %13 to ptr
 %17 = getelementptr inbounds nuw i8, ptr %2, i64 464
 %18 = load i64, ptr %17, align 1
 %19 = inttoptr i64 %18 to ptr
 %20 = getelementptr inbounds nuw i8, ptr %2, i64 600
 %21 = load i64, ptr %20, align 1
 %22 = inttoptr i64 %21 to ptr
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 480
 %24 = load i64, ptr %23, align 1
 %25 = inttoptr i64 %24 to ptr
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 520
 %27 = load i64, ptr %26, align 1
 %28 = inttoptr i64 %27 to ptr
 %29 = getelementptr inbounds nuw i8, ptr %2, i64 528
 %30 = load i64, ptr %29, align 1
 %31 = inttoptr i64 %30 to ptr
 %32 = getelementptr inbounds nuw i8, ptr %2, i64 544
 %33 = load i64, ptr %32, align 1
 %34 = mul nsw i64 %7, 3
 %35 = inttoptr i64 %33 to ptr
 %36 = getelementptr inbounds nuw i8, ptr %2, i64 152
 %37 = load i64, ptr %36, align 1
 %38 = getelementptr inbounds nuw i8, ptr %2, i64 160
 %39 = load i64, ptr %38, align 1
 %40 = add nsw i64 %39, %37
 %41 = icmp slt i64 %40, 1
 br i1 %41, label %131, label %42
42:
 %43 = shl nsw i64 %37, 1
 %44 = getelementptr inbounds nuw i8, ptr %2, i64 584
 %45 = getelementptr inbounds nuw i8, ptr %2, i64 592
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
define internal fastcc void @f4(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2) unnamed_addr {
3:
 %4 = getelementptr inbounds nuw i8, ptr %1, i64 256
 %5 = load i64, ptr %4, align 1
 %6 = getelementptr inbounds nuw i8, ptr %1, i64 120
 %7 = load i64, ptr %6, align 1
 %8 = inttoptr i64 %5 to ptr
 %9 = getelementptr inbounds nuw i8, ptr %2, i64 648
 %10 = load i64, ptr %9, align 1
 %11 = inttoptr i64 %10 to ptr
 %12 = getelementptr inbounds nuw i8, ptr %2, i64 600
 %13 = load i64, ptr %12, align 1
 %14 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %15 = load i64, ptr %14, align 1
 %16 = inttoptr i64 %13 to ptr
 %17 = getelementptr inbounds nuw i8, ptr %2, i64 472
 %18 = load i64, ptr %17, align 1
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 104
 %20 = load i64, ptr %19, align 1
 %21 = add nsw i64 %20, %7
 %22 = inttoptr i64 %18 to ptr
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 480
 %24 = load i64, ptr %23, align 1
 %25 = inttoptr i64 %24 to ptr
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 520
 %27 = load i64, ptr %26, align 1
 %28 = inttoptr i64 %27 to ptr
 %29 = getelementptr inbounds nuw i8, ptr %2, i64 496
 %30 = load i64, ptr %29, align 1
 %31 = inttoptr i64 %30 to ptr
 %32 = getelementptr inbounds nuw i8, ptr %2, i64 504
 %33 = load i64, ptr %32, align 1
 %34 = inttoptr i64 %33 to ptr
 %35 = getelementptr inbounds nuw i8, ptr %2, i64 152
 %36 = load i64, ptr %35, align 1
 %37 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %38 = load i64, ptr %37, align 1
 %39 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %40 = load i64, ptr %39, align 1
 %41 = inttoptr i64 %38 to ptr
 %42 = getelementptr inbounds nuw i8, ptr %2, i64 384
 %43 = load i64, ptr %42, align 1
 %44 = inttoptr i64 %43 to ptr
 %45 = getelementptr inbounds nuw i8, ptr %2, i64 488
 %46 = load i64, ptr %45, align 1
 %47 = inttoptr i64 %46 to ptr
 %48 = getelementptr inbounds nuw i8, ptr %2, i64 576
 %49 = load i64, ptr %48, align 1
 %50 = getelementptr inbounds nuw i8, ptr %1, i64 104
 %51 = inttoptr i64 %49 to ptr
 %52 = getelementptr inbounds nuw i8, ptr %2, i64 616
 %53 = load i64, ptr %52, align 1
 %54 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %55 = load i64, ptr %54, align 1
 %56 = inttoptr i64 %53 to ptr
 %57 = getelementptr inbounds nuw i8, ptr %2, i64 160
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
define internal fastcc void @f5(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, i64 %3, double %4, i64 %5) unnamed_addr {
6:
 %7 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %8 = load i64, ptr %7, align 1
 %9 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %10 = load i64, ptr %9, align 1
 %11 = inttoptr i64 %8 to ptr
 %12 = getelementptr inbounds nuw i8, ptr %2, i64 296
 %13 = load i64, ptr %12, align 1
 %14 = inttoptr i64 %13 to ptr
 %15 = getelementptr inbounds nuw i8, ptr %2, i64 608
 %16 = load i64, ptr %15, align 1
 %17 = getelementptr inbounds nuw i8, ptr %2, i64 48
 %18 = load i64, ptr %17, align 1
 %19 = inttoptr i64 %16 to ptr
 %20 = mul nsw i64 %5, 3
 %21 = icmp slt i64 %3, %20
 br i1 %21, label %22, label %48
22:
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 384
 %24 = load i64, ptr %23, align 1
 %25 = inttoptr i64 %24 to ptr
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %27 = load i64, ptr %26, align 1
 %28 = inttoptr i64 %27 to ptr
 %29 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %30 = load i64, ptr %29, align 1
 %31 = getelementptr inbounds nuw i8, ptr %2, i64 104
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
 %49 = getelementptr inbounds nuw i8, ptr %2, i64 648
 %50 = load i64, ptr %49, align 1
 %51 = inttoptr i64 %50 to ptr
 %52 = getelementptr inbounds nuw i8, ptr %2, i64 304
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
define internal fastcc void @f6(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, double %3) unnamed_addr {
4:
 %5 = alloca ptr, align 8
 %6 = getelementptr inbounds nuw i8, ptr %2, i64 152
 %7 = load i64, ptr %6, align 1
 %8 = getelementptr inbounds nuw i8, ptr %2, i64 160
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
 %17 = getelementptr inbounds nuw i8, ptr %2, i64 168
 %18 = getelementptr inbounds nuw i8, ptr %2, i64 448
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 104
 %20 = getelementptr inbounds nuw i8, ptr %2, i64 592
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 600
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 616
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %25 = getelementptr inbounds nuw i8, ptr %2, i64 624
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 632
 %27 = getelementptr inbounds nuw i8, ptr %2, i64 720
 %28 = getelementptr inbounds nuw i8, ptr %2, i64 728
 %29 = getelementptr inbounds nuw i8, ptr %2, i64 736
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
 call fastcc void @f8(ptr %5, ptr %56, ptr %58, double %72, ptr %54)
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
 %252 = getelementptr inbounds nuw i8, ptr %2, i64 200
 %253 = load i64, ptr %252, align 1
 %254 = add nsw i64 %253, %251
 store i64 %254, ptr %252, align 1
 %255 = getelementptr inbounds nuw i8, ptr %2, i64 208
 %256 = load i64, ptr %255, align 1
 %257 = tail call i64 @llvm.smax.i64(i64 %251, i64 %256)
 store i64 %257, ptr %255, align 1
 %258 = getelementptr inbounds nuw i8, ptr %2, i64 216
 %259 = load i64, ptr %258, align 1
 %260 = add nsw i64 %259, 1
 store i64 %260, ptr %258, align 1
 br label %269
261:
 %262 = phi i64 [ 0, %4 ], [ %246, %243 ]
 %263 = getelementptr inbounds nuw i8, ptr %2, i64 200
 %264 = load i64, ptr %263, align 1
 %265 = add nsw i64 %264, %262
 store i64 %265, ptr %263, align 1
 %266 = getelementptr inbounds nuw i8, ptr %2, i64 208
 %267 = load i64, ptr %266, align 1
 %268 = tail call i64 @llvm.smax.i64(i64 %262, i64 %267)
 store i64 %268, ptr %266, align 1
 br label %269
269:
 store ptr null, ptr %0, align 8
 ret void
}
define internal fastcc void @f7(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i8 range(i8 0, 2) %3) unnamed_addr {
4:
 %5 = icmp eq i8 %3, 0
 %6 = alloca i8, align 1
 %7 = alloca ptr, align 8
 %8 = getelementptr inbounds nuw i8, ptr %2, i64 456
 %9 = load i64, ptr %8, align 1
 %10 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %11 = load i64, ptr %10, align 1
 %12 = inttoptr i64 %9 to ptr
 %13 = getelementptr inbounds nuw i8, ptr %2, i64 584
 %14 = load i64, ptr %13, align 1
 %15 = inttoptr i64 %14 to ptr
 %16 = getelementptr inbounds nuw i8, ptr %2, i64 592
 %17 = load i64, ptr %16, align 1
 %18 = inttoptr i64 %17 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 600
 %20 = load i64, ptr %19, align 1
 %21 = inttoptr i64 %20 to ptr
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 520
 %23 = load i64, ptr %22, align 1
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 104
 %25 = load i64, ptr %24, align 1
 %26 = getelementptr inbounds nuw i8, ptr %1, i64 120
 %27 = load i64, ptr %26, align 1
 %28 = add nsw i64 %27, %25
 %29 = inttoptr i64 %23 to ptr
 %30 = getelementptr inbounds nuw i8, ptr %2, i64 496
 %31 = load i64, ptr %30, align 1
 %32 = inttoptr i64 %31 to ptr
 %33 = getelementptr inbounds nuw i8, ptr %2, i64 504
 %34 = load i64, ptr %33, align 1
 %35 = inttoptr i64 %34 to ptr
 %36 = getelementptr inbounds nuw i8, ptr %2, i64 152
 %37 = load i64, ptr %36, align 1
 %38 = getelementptr inbounds nuw i8, ptr %2, i64 160
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
 call fastcc void @f3(ptr %6, ptr %1, ptr %2)
 %68 = load i8, ptr %6, align 1
 %69 = icmp eq i8 %68, 0
 br i1 %69, label %70, label %72
70:
 %71 = phi i8 [ %207, %201 ], [ 0, %67 ], [ 0, %66 ], [ 0, %4 ], [ 0, %64 ]
 store i8 %71, ptr %0, align 1
 ret void
72:
 call fastcc void @f4(ptr %7, ptr %1, ptr %2)
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
 %81 = getelementptr inbounds nuw i8, ptr %2, i64 488
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
 %137 = getelementptr inbounds nuw i8, ptr %2, i64 488
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
 %203 = getelementptr inbounds nuw i8, ptr %2, i64 288
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
define internal fastcc void @f8(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, double %3, ptr writeonly captures(none) initializes((0, 24)) %4) unnamed_addr {
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
 %46 = fmul nsz contract double %28, %36
 %47 = fmul nsz contract double %32, %32
 %48 = fsub nsz contract double %46, %47
 %49 = fmul nsz contract double %45, 0x3D719799812DEA11
 %50 = fmul nsz contract double %45, %49
 %51 = fcmp nsz contract ugt double %48, %50
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
 %178 = fsub nsz contract double %177, %47
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
define internal fastcc void @f9(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, double %3) unnamed_addr {
4:
 %5 = alloca ptr, align 8
 %6 = getelementptr inbounds nuw i8, ptr %2, i64 352
 %7 = load i64, ptr %6, align 1
 %8 = inttoptr i64 %7 to ptr
 %9 = getelementptr inbounds nuw i8, ptr %2, i64 584
 %10 = load i64, ptr %9, align 1
 %11 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %12 = inttoptr i64 %10 to ptr
 %13 = getelementptr inbounds nuw i8, ptr %2, i64 592
 %14 = load i64, ptr %13, align 1
 %15 = inttoptr i64 %14 to ptr
 %16 = getelementptr inbounds nuw i8, ptr %2, i64 152
 %17 = load i64, ptr %16, align 1
 %18 = icmp eq i64 %17, 0
 br i1 %18, label %333, label %19
19:
 %20 = getelementptr inbounds nuw i8, ptr %1, i64 96
 %21 = load i64, ptr %20, align 1
 %22 = icmp sgt i64 %21, 0
 br i1 %22, label %23, label %322
23:
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 440
 %25 = getelementptr inbounds nuw i8, ptr %2, i64 104
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 448
 %27 = getelementptr inbounds nuw i8, ptr %2, i64 600
 %28 = getelementptr inbounds nuw i8, ptr %2, i64 720
 %29 = getelementptr inbounds nuw i8, ptr %2, i64 736
 %30 = tail call i64 @llvm.smax.i64(i64 range(i64 1, 0) %17, i64 0)
 %31 = icmp eq i64 %30, 0
 %32 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %33 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %34 = getelementptr inbounds nuw i8, ptr %2, i64 384
 %35 = getelementptr inbounds nuw i8, ptr %2, i64 424
 %36 = getelementptr inbounds nuw i8, ptr %2, i64 432
 %37 = getelementptr inbounds nuw i8, ptr %2, i64 128
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
 call fastcc void @f8(ptr %5, ptr %190, ptr %57, double %66, ptr %55)
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
 %324 = getelementptr inbounds nuw i8, ptr %2, i64 200
 %325 = load i64, ptr %324, align 1
 %326 = add nsw i64 %325, %323
 store i64 %326, ptr %324, align 1
 %327 = getelementptr inbounds nuw i8, ptr %2, i64 208
 %328 = load i64, ptr %327, align 1
 %329 = tail call i64 @llvm.smax.i64(i64 %323, i64 %328)
 store i64 %329, ptr %327, align 1
 %330 = getelementptr inbounds nuw i8, ptr %2, i64 216
 %331 = load i64, ptr %330, align 1
 %332 = add nsw i64 %331, 1
 store i64 %332, ptr %330, align 1
 br label %341
333:
 %334 = phi i64 [ 0, %4 ], [ %318, %315 ]
 %335 = getelementptr inbounds nuw i8, ptr %2, i64 200
 %336 = load i64, ptr %335, align 1
 %337 = add nsw i64 %336, %334
 store i64 %337, ptr %335, align 1
 %338 = getelementptr inbounds nuw i8, ptr %2, i64 208
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
 %346 = getelementptr inbounds nuw i8, ptr %2, i64 384
 %347 = getelementptr inbounds nuw i8, ptr %2, i64 424
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
define internal fastcc void @f10(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, double %5) unnamed_addr {
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
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 368
 %22 = load i64, ptr %21, align 1
 %23 = inttoptr i64 %22 to ptr
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 376
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
 call fastcc void @f11(ptr %9, ptr readonly %1, ptr %2, i64 %3, i64 %4, double %42, i64 %3, i64 %4, double 1.000000e+00)
 br label %1044
86:
 %87 = icmp eq i64 %83, 3
 br i1 %87, label %88, label %89
88:
 call fastcc void @f11(ptr %10, ptr readonly %1, ptr %2, i64 %4, i64 %3, double %42, i64 %3, i64 %4, double -1.000000e+00)
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
 %97 = getelementptr inbounds nuw i8, ptr %2, i64 744
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
 %251 = getelementptr inbounds nuw i8, ptr %2, i64 752
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
 %411 = getelementptr inbounds nuw i8, ptr %2, i64 384
 %412 = load i64, ptr %411, align 1
 %413 = getelementptr inbounds nuw i8, ptr %2, i64 104
 %414 = load i64, ptr %413, align 1
 %415 = shl nsw i64 %414, 2
 %416 = inttoptr i64 %412 to ptr
 %417 = getelementptr inbounds nuw i8, ptr %2, i64 392
 %418 = load i64, ptr %417, align 1
 %419 = inttoptr i64 %418 to ptr
 %420 = getelementptr inbounds nuw i8, ptr %2, i64 400
 %421 = load i64, ptr %420, align 1
 %422 = inttoptr i64 %421 to ptr
 %423 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %424 = load i64, ptr %423, align 1
 %425 = inttoptr i64 %424 to ptr
 %426 = fcmp nsz contract olt double %360, %42
 br i1 %426, label %427, label %657
427:
 %428 = getelementptr inbounds nuw i8, ptr %2, i64 152
 %429 = load i64, ptr %428, align 1
 %430 = icmp slt i64 %429, %414
 br i1 %430, label %435, label %431
431:
 %432 = getelementptr inbounds nuw i8, ptr %2, i64 184
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
 call fastcc void @f14(ptr %7, ptr readonly %1, ptr %2, i64 %3, i64 %4, i64 %232, double %42, i64 %3, i64 %4, double 1.000000e+00)
 br label %657
546:
 %547 = add nsw i64 %232, -3
 call fastcc void @f14(ptr %8, ptr readonly %1, ptr %2, i64 %4, i64 %3, i64 %547, double %42, i64 %3, i64 %4, double -1.000000e+00)
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
 call fastcc void @f12(ptr %11, ptr readonly %1, ptr %2, i64 %3, i64 %4, double %42, i64 %3, i64 %4, double 1.000000e+00)
 br label %1044
660:
 br i1 %91, label %661, label %662
661:
 call fastcc void @f12(ptr %12, ptr readonly %1, ptr %2, i64 %4, i64 %3, double %42, i64 %3, i64 %4, double -1.000000e+00)
 br label %1044
662:
 %663 = getelementptr inbounds nuw i8, ptr %1, i64 176
 %664 = load i64, ptr %663, align 1
 %665 = inttoptr i64 %664 to ptr
 %666 = getelementptr inbounds nuw i8, ptr %2, i64 752
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
 %712 = getelementptr inbounds nuw i8, ptr %2, i64 744
 %713 = getelementptr inbounds nuw i8, ptr %2, i64 384
 %714 = getelementptr inbounds nuw i8, ptr %2, i64 104
 %715 = getelementptr inbounds nuw i8, ptr %2, i64 392
 %716 = getelementptr inbounds nuw i8, ptr %2, i64 400
 %717 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %718 = getelementptr inbounds nuw i8, ptr %2, i64 152
 %719 = getelementptr inbounds nuw i8, ptr %2, i64 184
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
 %863 = getelementptr inbounds nuw i8, ptr %2, i64 744
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
 %884 = getelementptr inbounds nuw i8, ptr %2, i64 384
 %885 = load i64, ptr %884, align 1
 %886 = getelementptr inbounds nuw i8, ptr %2, i64 104
 %887 = load i64, ptr %886, align 1
 %888 = shl nsw i64 %887, 2
 %889 = inttoptr i64 %885 to ptr
 %890 = getelementptr inbounds nuw i8, ptr %2, i64 392
 %891 = load i64, ptr %890, align 1
 %892 = inttoptr i64 %891 to ptr
 %893 = getelementptr inbounds nuw i8, ptr %2, i64 400
 %894 = load i64, ptr %893, align 1
 %895 = inttoptr i64 %894 to ptr
 %896 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %897 = load i64, ptr %896, align 1
 %898 = inttoptr i64 %897 to ptr
 %899 = fcmp nsz contract olt double %881, %42
 br i1 %899, label %900, label %1044
900:
 %901 = getelementptr inbounds nuw i8, ptr %2, i64 152
 %902 = load i64, ptr %901, align 1
 %903 = icmp slt i64 %902, %887
 br i1 %903, label %908, label %904
904:
 %905 = getelementptr inbounds nuw i8, ptr %2, i64 184
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
define internal fastcc void @f11(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, double %5, i64 %6, i64 %7, double %8) unnamed_addr {
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
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 368
 %27 = load i64, ptr %26, align 1
 %28 = inttoptr i64 %27 to ptr
 %29 = getelementptr inbounds nuw i8, ptr %2, i64 744
 %30 = load i64, ptr %29, align 1
 %31 = inttoptr i64 %30 to ptr
 %32 = getelementptr inbounds nuw i8, ptr %2, i64 752
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
 %70 = getelementptr inbounds nuw i8, ptr %2, i64 384
 %71 = getelementptr inbounds nuw i8, ptr %2, i64 104
 %72 = getelementptr inbounds nuw i8, ptr %2, i64 392
 %73 = getelementptr inbounds nuw i8, ptr %2, i64 400
 %74 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %75 = getelementptr inbounds nuw i8, ptr %2, i64 152
 %76 = getelementptr inbounds nuw i8, ptr %2, i64 184
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
define internal fastcc void @f12(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, double %5, i64 %6, i64 %7, double %8) unnamed_addr {
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
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 368
 %22 = load i64, ptr %21, align 1
 %23 = inttoptr i64 %22 to ptr
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 744
 %25 = load i64, ptr %24, align 1
 %26 = inttoptr i64 %25 to ptr
 %27 = getelementptr inbounds nuw i8, ptr %2, i64 752
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
 call fastcc void @f13(ptr %10, ptr %34, ptr %41, ptr %29, ptr %26)
 %55 = load double, ptr %10, align 8
 br label %158
56:
 %57 = add nsw i64 %140, -1
 store double 0.000000e+00, ptr %11, align 8
 call fastcc void @f13(ptr %11, ptr %34, ptr %41, ptr %29, ptr %26)
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
 %75 = getelementptr inbounds nuw i8, ptr %2, i64 384
 %76 = getelementptr inbounds nuw i8, ptr %2, i64 104
 %77 = getelementptr inbounds nuw i8, ptr %2, i64 392
 %78 = getelementptr inbounds nuw i8, ptr %2, i64 400
 %79 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %80 = getelementptr inbounds nuw i8, ptr %2, i64 152
 %81 = getelementptr inbounds nuw i8, ptr %2, i64 184
 br label %172
82:
 store double 0.000000e+00, ptr %12, align 8
 call fastcc void @f13(ptr %12, ptr %34, ptr %41, ptr %29, ptr %26)
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
define internal fastcc void @f13(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr captures(none) %4) unnamed_addr {
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
define internal fastcc void @f14(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 range(i64 -9223372036854775808, 9223372036854775805) %5, double %6, i64 %7, i64 %8, double %9) unnamed_addr {
10:
 %11 = getelementptr inbounds nuw i8, ptr %1, i64 176
 %12 = load i64, ptr %11, align 1
 %13 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %14 = load i64, ptr %13, align 1
 %15 = getelementptr inbounds nuw i8, ptr %2, i64 368
 %16 = load i64, ptr %15, align 1
 %17 = inttoptr i64 %16 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %2, i64 744
 %19 = load i64, ptr %18, align 1
 %20 = getelementptr inbounds nuw i8, ptr %2, i64 752
 %21 = load i64, ptr %20, align 1
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 760
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
 %148 = getelementptr inbounds nuw i8, ptr %2, i64 384
 %149 = getelementptr inbounds nuw i8, ptr %2, i64 104
 %150 = getelementptr inbounds nuw i8, ptr %2, i64 392
 %151 = getelementptr inbounds nuw i8, ptr %2, i64 400
 %152 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %153 = getelementptr inbounds nuw i8, ptr %2, i64 152
 %154 = getelementptr inbounds nuw i8, ptr %2, i64 184
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
define internal fastcc void @f15(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 %5, double %6, i64 %7, i64 %8, double %9) unnamed_addr {
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
 %27 = getelementptr inbounds nuw i8, ptr %2, i64 368
 %28 = load i64, ptr %27, align 1
 %29 = inttoptr i64 %28 to ptr
 %30 = getelementptr inbounds nuw i8, ptr %2, i64 744
 %31 = load i64, ptr %30, align 1
 %32 = inttoptr i64 %31 to ptr
 %33 = getelementptr inbounds nuw i8, ptr %2, i64 752
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
 %71 = getelementptr inbounds nuw i8, ptr %2, i64 384
 %72 = getelementptr inbounds nuw i8, ptr %2, i64 104
 %73 = getelementptr inbounds nuw i8, ptr %2, i64 392
 %74 = getelementptr inbounds nuw i8, ptr %2, i64 400
 %75 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %76 = getelementptr inbounds nuw i8, ptr %2, i64 152
 %77 = getelementptr inbounds nuw i8, ptr %2, i64 184
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
define internal fastcc void @f16(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 %5, double %6, i64 %7, i64 %8, double %9) unnamed_addr {
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
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 368
 %23 = load i64, ptr %22, align 1
 %24 = inttoptr i64 %23 to ptr
 %25 = getelementptr inbounds nuw i8, ptr %2, i64 744
 %26 = load i64, ptr %25, align 1
 %27 = inttoptr i64 %26 to ptr
 %28 = getelementptr inbounds nuw i8, ptr %2, i64 752
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
 call fastcc void @f13(ptr %11, ptr %35, ptr %42, ptr %30, ptr %27)
 %56 = load double, ptr %11, align 8
 br label %159
57:
 %58 = add nsw i64 %141, -1
 store double 0.000000e+00, ptr %12, align 8
 call fastcc void @f13(ptr %12, ptr %35, ptr %42, ptr %30, ptr %27)
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
 %76 = getelementptr inbounds nuw i8, ptr %2, i64 384
 %77 = getelementptr inbounds nuw i8, ptr %2, i64 104
 %78 = getelementptr inbounds nuw i8, ptr %2, i64 392
 %79 = getelementptr inbounds nuw i8, ptr %2, i64 400
 %80 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %81 = getelementptr inbounds nuw i8, ptr %2, i64 152
 %82 = getelementptr inbounds nuw i8, ptr %2, i64 184
 br label %173
83:
 store double 0.000000e+00, ptr %13, align 8
 call fastcc void @f13(ptr %13, ptr %35, ptr %42, ptr %30, ptr %27)
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
define internal fastcc void @f17(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 %5, i64 range(i64 -9223372036854775808, 9223372036854775805) %6, double %7, i64 %8, i64 %9, double %10) unnamed_addr {
11:
 %12 = getelementptr inbounds nuw i8, ptr %1, i64 176
 %13 = load i64, ptr %12, align 1
 %14 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %15 = load i64, ptr %14, align 1
 %16 = getelementptr inbounds nuw i8, ptr %2, i64 368
 %17 = load i64, ptr %16, align 1
 %18 = inttoptr i64 %17 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 744
 %20 = load i64, ptr %19, align 1
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 752
 %22 = load i64, ptr %21, align 1
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 760
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
 %149 = getelementptr inbounds nuw i8, ptr %2, i64 384
 %150 = getelementptr inbounds nuw i8, ptr %2, i64 104
 %151 = getelementptr inbounds nuw i8, ptr %2, i64 392
 %152 = getelementptr inbounds nuw i8, ptr %2, i64 400
 %153 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %154 = getelementptr inbounds nuw i8, ptr %2, i64 152
 %155 = getelementptr inbounds nuw i8, ptr %2, i64 184
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
 call fastcc void @f2(ptr %3, i64 %6, i64 %9, i64 %12, double %15, i64 %18, double %21, double %24, double %27, i64 %30, ptr %40, i64 %36, i64 %39, ptr %53, i64 %46, i64 %49, i64 %52, ptr %60, i64 %59, ptr %64, ptr %71, i64 %70, i64 %74, ptr %84, i64 %80, i64 %83, ptr %91, i64 %90, ptr %98, i64 %97, ptr %102, ptr %109, i64 %108, ptr %113, ptr %117, ptr %124, i64 %123, ptr %128, ptr %138, i64 %134, i64 %137, ptr %148, i64 %144, i64 %147, ptr %158, i64 %154, i64 %157, ptr %168, i64 %164, i64 %167, ptr %172, ptr %176, ptr %180, i64 %1)
 ret i64 0
}
