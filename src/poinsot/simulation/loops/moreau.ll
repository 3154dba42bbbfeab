; what: loops for any machine, written by `make loops` from their texts in Python: don't edit
; sources: fc08a9021750733820b54a37c62b43a034d5ff888d3fd55261919ebda3a21de0
; text: 920184488cd606f1900e748ee3a7a09f2321de12868ba352a1af33a462c40bdb
; calls: pow memset
; begin: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | ({length=f,fall=f,tolerance=f,deep=f,books=i,energy=i,nv=i,slow=i,free=i,grid=i,ports=i,remainder=i,sweeps=i,links=i,shapes=i,rows=i,corners=i,pair_count=i,materials=i,kind=i,link=i,size=i,shape=i,reach=i,first=i,count=i,vertices=i,pairs=i,group=i,numbers=i,losses=i,row_kind=i,row_numbers=i,row_losses=i,bodies=i,gravity=i,at=i}) | ({energy=f,residual=f,data=i,columns=i,twists_at=i,poses_at=i,gaps_at=i,booked=i,given_size=i,out_size=i,most=i,wide=i,dense=i,reply=i,table_size=i,cells=i,count=i,rows=i,size=i,old=i,overflow=i,wanted=i,swept=i,hardest=i,unsolved=i,contacts=i,pushed=i,column=i,row_column=i,given=i,asked=i,out=i,twist=i,freely=i,after=i,pose=i,place=i,speed=i,who=i,gap=i,normal=i,point=i,frame=i,coefficient=i,response=i,own=i,friction=i,before=i,bias=i,u=i,impulse=i,force=i,W=i,low=i,high=i,row_gap=i,row=i,row_known=i,push=i,left=i,key=i,known=i,table=i,head=i,following=i,local=i,block=i,right=i,spare=i,corner=i,clipped=i})
; take: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | ({length=f,fall=f,tolerance=f,deep=f,books=i,energy=i,nv=i,slow=i,free=i,grid=i,ports=i,remainder=i,sweeps=i,links=i,shapes=i,rows=i,corners=i,pair_count=i,materials=i,kind=i,link=i,size=i,shape=i,reach=i,first=i,count=i,vertices=i,pairs=i,group=i,numbers=i,losses=i,row_kind=i,row_numbers=i,row_losses=i,bodies=i,gravity=i,at=i}) | ({energy=f,residual=f,data=i,columns=i,twists_at=i,poses_at=i,gaps_at=i,booked=i,given_size=i,out_size=i,most=i,wide=i,dense=i,reply=i,table_size=i,cells=i,count=i,rows=i,size=i,old=i,overflow=i,wanted=i,swept=i,hardest=i,unsolved=i,contacts=i,pushed=i,column=i,row_column=i,given=i,asked=i,out=i,twist=i,freely=i,after=i,pose=i,place=i,speed=i,who=i,gap=i,normal=i,point=i,frame=i,coefficient=i,response=i,own=i,friction=i,before=i,bias=i,u=i,impulse=i,force=i,W=i,low=i,high=i,row_gap=i,row=i,row_known=i,push=i,left=i,key=i,known=i,table=i,head=i,following=i,local=i,block=i,right=i,spare=i,corner=i,clipped=i})
; advance: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | ({length=f,fall=f,tolerance=f,deep=f,books=i,energy=i,nv=i,slow=i,free=i,grid=i,ports=i,remainder=i,sweeps=i,links=i,shapes=i,rows=i,corners=i,pair_count=i,materials=i,kind=i,link=i,size=i,shape=i,reach=i,first=i,count=i,vertices=i,pairs=i,group=i,numbers=i,losses=i,row_kind=i,row_numbers=i,row_losses=i,bodies=i,gravity=i,at=i}) | ({energy=f,residual=f,data=i,columns=i,twists_at=i,poses_at=i,gaps_at=i,booked=i,given_size=i,out_size=i,most=i,wide=i,dense=i,reply=i,table_size=i,cells=i,count=i,rows=i,size=i,old=i,overflow=i,wanted=i,swept=i,hardest=i,unsolved=i,contacts=i,pushed=i,column=i,row_column=i,given=i,asked=i,out=i,twist=i,freely=i,after=i,pose=i,place=i,speed=i,who=i,gap=i,normal=i,point=i,frame=i,coefficient=i,response=i,own=i,friction=i,before=i,bias=i,u=i,impulse=i,force=i,W=i,low=i,high=i,row_gap=i,row=i,row_known=i,push=i,left=i,key=i,known=i,table=i,head=i,following=i,local=i,block=i,right=i,spare=i,corner=i,clipped=i})
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
 %11 = getelementptr inbounds nuw i8, ptr %1, i64 280
 %12 = load i64, ptr %11, align 1
 %13 = inttoptr i64 %12 to ptr
 %14 = getelementptr inbounds nuw i8, ptr %1, i64 272
 %15 = load i64, ptr %14, align 1
 %16 = getelementptr inbounds nuw i8, ptr %1, i64 104
 %17 = inttoptr i64 %15 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %2, i64 256
 %19 = load i64, ptr %18, align 1
 %20 = inttoptr i64 %19 to ptr
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 280
 %22 = load i64, ptr %21, align 1
 %23 = inttoptr i64 %22 to ptr
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 520
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
 %109 = getelementptr inbounds nuw i8, ptr %2, i64 544
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
 %8 = getelementptr inbounds nuw i8, ptr %1, i64 272
 %9 = load i64, ptr %8, align 1
 %10 = getelementptr inbounds nuw i8, ptr %1, i64 104
 %11 = load i64, ptr %10, align 1
 %12 = inttoptr i64 %9 to ptr
 %13 = getelementptr inbounds nuw i8, ptr %1, i64 288
 %14 = load i64, ptr %13, align 1
 %15 = inttoptr i64 %14 to ptr
 %16 = getelementptr inbounds nuw i8, ptr %2, i64 256
 %17 = load i64, ptr %16, align 1
 %18 = inttoptr i64 %17 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 264
 %20 = load i64, ptr %19, align 1
 %21 = inttoptr i64 %20 to ptr
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 280
 %23 = load i64, ptr %22, align 1
 %24 = inttoptr i64 %23 to ptr
 %25 = getelementptr inbounds nuw i8, ptr %2, i64 520
 %26 = load i64, ptr %25, align 1
 %27 = inttoptr i64 %26 to ptr
 %28 = getelementptr inbounds nuw i8, ptr %2, i64 544
 %29 = load i64, ptr %28, align 1
 %30 = inttoptr i64 %29 to ptr
 %31 = getelementptr inbounds nuw i8, ptr %2, i64 560
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
 br label %401
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
 %211 = fsub nsz contract double %210, %210
 %212 = fcmp nsz contract ord double %211, 0.000000e+00
 br i1 %212, label %215, label %213
213:
 %214 = getelementptr inbounds nuw i8, ptr %118, i64 72
 store i64 4, ptr %214, align 1
 br label %401
215:
 %216 = load double, ptr %30, align 8
 %217 = load double, ptr %118, align 1
 %218 = fcmp nsz contract ugt double %216, %217
 br i1 %218, label %387, label %219
219:
 %220 = getelementptr inbounds nuw i8, ptr %118, i64 104
 %221 = load i64, ptr %220, align 1
 %222 = getelementptr inbounds nuw i8, ptr %118, i64 112
 %223 = load i64, ptr %222, align 1
 %224 = sub nsw i64 %221, %223
 %225 = icmp slt i64 %224, 0
 %226 = select i1 %225, i64 %80, i64 0
 %227 = add i64 %226, %224
 %228 = mul i64 %227, %83
 %229 = getelementptr double, ptr %84, i64 %228
 br i1 %189, label %237, label %230
230:
 %231 = phi i64 [ %232, %230 ], [ 0, %219 ]
 %232 = add nuw nsw i64 %231, 1
 %233 = getelementptr double, ptr %48, i64 %231
 %234 = load double, ptr %233, align 8
 %235 = getelementptr double, ptr %229, i64 %231
 store double %234, ptr %235, align 8
 %236 = icmp eq i64 %47, %232
 br i1 %236, label %237, label %230
237:
 %238 = select i1 %225, i64 %90, i64 0
 %239 = add i64 %238, %224
 %240 = mul i64 %239, %93
 %241 = getelementptr double, ptr %94, i64 %240
 %242 = icmp slt i64 %54, 1
 br i1 %242, label %250, label %243
243:
 %244 = phi i64 [ %245, %243 ], [ 0, %237 ]
 %245 = add nuw nsw i64 %244, 1
 %246 = getelementptr double, ptr %55, i64 %244
 %247 = load double, ptr %246, align 8
 %248 = getelementptr double, ptr %241, i64 %244
 store double %247, ptr %248, align 8
 %249 = icmp eq i64 %54, %245
 br i1 %249, label %250, label %243
250:
 %251 = select i1 %225, i64 %100, i64 0
 %252 = add i64 %251, %224
 %253 = mul i64 %252, %103
 %254 = getelementptr double, ptr %104, i64 %253
 br i1 %127, label %313, label %255
255:
 %256 = icmp slt i64 %83, 1
 %257 = inttoptr i64 %7 to ptr
 %258 = tail call i64 @llvm.smax.i64(i64 %83, i64 -2)
 %259 = add nsw i64 %258, 2
 %260 = icmp slt i64 %83, 0
 %261 = select i1 %260, i64 %69, i64 0
 %262 = getelementptr double, ptr %70, i64 %83
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
 %271 = getelementptr double, ptr %70, i64 %269
 %272 = load double, ptr %271, align 8
 %273 = getelementptr double, ptr %229, i64 %269
 store double %272, ptr %273, align 8
 %274 = icmp eq i64 %83, %270
 br i1 %274, label %275, label %268
275:
 %276 = load double, ptr %263, align 8
 %277 = fcmp nsz contract ugt double %276, %13
 br i1 %277, label %264, label %297
278:
 %279 = add nsw i64 %265, -1
 br i1 %256, label %287, label %280
280:
 %281 = phi i64 [ %282, %280 ], [ 0, %278 ]
 %282 = add nuw nsw i64 %281, 1
 %283 = getelementptr double, ptr %229, i64 %281
 %284 = load double, ptr %283, align 8
 %285 = getelementptr double, ptr %74, i64 %281
 store double %284, ptr %285, align 8
 %286 = icmp eq i64 %83, %282
 br i1 %286, label %287, label %280
287:
 tail call void %257(ptr %74, ptr %70)
 br label %288
288:
 %289 = phi i64 [ 0, %287 ], [ %292, %291 ]
 %290 = icmp eq i64 %289, %259
 br i1 %290, label %267, label %291
291:
 %292 = add nuw i64 %289, 1
 %293 = getelementptr double, ptr %70, i64 %289
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
 %303 = getelementptr double, ptr %74, i64 %299
 store double %302, ptr %303, align 8
 %304 = icmp eq i64 %83, %300
 br i1 %304, label %305, label %298
305:
 tail call void %257(ptr %74, ptr %70)
 %306 = load double, ptr %263, align 8
 %307 = icmp slt i64 %83, -1
 %308 = select i1 %307, i64 %69, i64 0
 %309 = getelementptr i8, ptr %262, i64 8
 %310 = getelementptr double, ptr %309, i64 %308
 %311 = load double, ptr %310, align 8
 store double %306, ptr %254, align 8
 %312 = getelementptr i8, ptr %254, i64 8
 store double %311, ptr %312, align 8
 br label %313
313:
 %314 = load double, ptr %126, align 1
 store double 0.000000e+00, ptr %3, align 8
 call fastcc void @f0(ptr %3, ptr readonly %122, ptr readonly %126, ptr %229, i64 %83)
 %315 = load double, ptr %3, align 8
 %316 = fsub nsz contract double %314, %315
 %317 = icmp slt i64 %93, 1
 br i1 %317, label %341, label %318
318:
 %319 = getelementptr inbounds nuw i8, ptr %122, i64 80
 %320 = load i64, ptr %319, align 1
 %321 = getelementptr inbounds nuw i8, ptr %122, i64 88
 br label %336
322:
 %323 = getelementptr double, ptr %241, i64 %338
 %324 = load double, ptr %323, align 8
 %325 = fadd nsz contract double %337, %324
 br label %333
326:
 %327 = load i64, ptr %321, align 1
 %328 = icmp eq i64 %338, %327
 br i1 %328, label %333, label %329
329:
 %330 = getelementptr double, ptr %241, i64 %338
 %331 = load double, ptr %330, align 8
 %332 = fsub nsz contract double %337, %331
 br label %333
333:
 %334 = phi double [ %325, %322 ], [ %332, %329 ], [ %337, %326 ]
 %335 = icmp eq i64 %339, %93
 br i1 %335, label %341, label %336
336:
 %337 = phi double [ %316, %318 ], [ %334, %333 ]
 %338 = phi i64 [ 0, %318 ], [ %339, %333 ]
 %339 = add nuw nsw i64 %338, 1
 %340 = icmp slt i64 %338, %320
 br i1 %340, label %322, label %326
341:
 %342 = phi double [ %316, %313 ], [ %334, %333 ]
 %343 = getelementptr inbounds nuw i8, ptr %122, i64 88
 %344 = load i64, ptr %343, align 1
 %345 = icmp slt i64 %344, 0
 %346 = select i1 %345, i64 %93, i64 0
 %347 = getelementptr double, ptr %241, i64 %344
 %348 = getelementptr double, ptr %347, i64 %346
 store double %342, ptr %348, align 8
 %349 = load i64, ptr %220, align 1
 %350 = load i64, ptr %222, align 1
 %351 = sub i64 %349, %350
 %352 = icmp slt i64 %351, 0
 %353 = select i1 %352, i64 %110, i64 0
 %354 = add i64 %353, %351
 %355 = mul i64 %354, %113
 %356 = getelementptr double, ptr %114, i64 %355
 %357 = icmp slt i64 %113, 1
 br i1 %357, label %362, label %358
358:
 %359 = shl i64 %355, 3
 %360 = getelementptr i8, ptr %114, i64 %359
 %361 = shl i64 %113, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %360, i8 0, i64 %361, i1 false)
 br label %362
362:
 %363 = getelementptr inbounds nuw i8, ptr %118, i64 48
 %364 = load double, ptr %363, align 1
 store double %364, ptr %356, align 8
 br i1 %242, label %383, label %365
365:
 %366 = phi i64 [ %367, %365 ], [ 0, %362 ]
 %367 = add nuw nsw i64 %366, 1
 %368 = getelementptr i64, ptr %34, i64 %366
 %369 = load i64, ptr %368, align 8
 %370 = icmp slt i64 %369, -1
 %371 = select i1 %370, i64 %113, i64 0
 %372 = getelementptr double, ptr %356, i64 %369
 %373 = getelementptr i8, ptr %372, i64 8
 %374 = getelementptr double, ptr %373, i64 %371
 %375 = load double, ptr %374, align 8
 %376 = getelementptr double, ptr %63, i64 %366
 %377 = load double, ptr %376, align 8
 %378 = getelementptr double, ptr %59, i64 %366
 %379 = load double, ptr %378, align 8
 %380 = fsub nsz contract double %377, %379
 %381 = fadd nsz contract double %375, %380
 store double %381, ptr %374, align 8
 %382 = icmp eq i64 %54, %367
 br i1 %382, label %383, label %365
383:
 %384 = load i64, ptr %220, align 1
 %385 = add nsw i64 %384, 1
 store i64 %385, ptr %220, align 1
 %386 = load double, ptr %118, align 1
 br label %387
387:
 %388 = phi double [ %386, %383 ], [ %217, %215 ]
 %389 = add nsw i64 %22, -1
 %390 = tail call i64 @llvm.smin.i64(i64 %22, i64 0)
 %391 = add i64 %389, %390
 %392 = mul i64 %391, %25
 %393 = getelementptr double, ptr %26, i64 %392
 %394 = getelementptr i8, ptr %393, i64 8
 %395 = load double, ptr %394, align 8
 %396 = fcmp nsz contract ult double %388, %395
 br i1 %396, label %399, label %397
397:
 %398 = getelementptr inbounds nuw i8, ptr %118, i64 72
 store i64 1, ptr %398, align 1
 br label %401
399:
 %400 = getelementptr inbounds nuw i8, ptr %118, i64 8
 store double %16, ptr %400, align 1
 br label %401
401:
 ret i64 0
}
define i64 @take(i64 %0, i64 %1) {
 %3 = alloca double, align 8
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
 %131 = select i1 %104, i64 %72, i64 0
 %132 = add i64 %131, %103
 %133 = mul i64 %132, %75
 %134 = getelementptr double, ptr %76, i64 %133
 %135 = icmp eq i64 %6, 0
 br i1 %135, label %194, label %136
136:
 %137 = icmp slt i64 %55, 1
 %138 = inttoptr i64 %6 to ptr
 %139 = tail call i64 @llvm.smax.i64(i64 %55, i64 -2)
 %140 = add nsw i64 %139, 2
 %141 = icmp slt i64 %55, 0
 %142 = select i1 %141, i64 %41, i64 0
 %143 = getelementptr double, ptr %42, i64 %55
 %144 = getelementptr double, ptr %143, i64 %142
 br label %145
145:
 %146 = phi i64 [ 12, %136 ], [ %160, %156 ]
 %147 = icmp eq i64 %146, 0
 br i1 %147, label %178, label %159
148:
 br i1 %137, label %156, label %149
149:
 %150 = phi i64 [ %151, %149 ], [ 0, %148 ]
 %151 = add nuw nsw i64 %150, 1
 %152 = getelementptr double, ptr %42, i64 %150
 %153 = load double, ptr %152, align 8
 %154 = getelementptr double, ptr %108, i64 %150
 store double %153, ptr %154, align 8
 %155 = icmp eq i64 %55, %151
 br i1 %155, label %156, label %149
156:
 %157 = load double, ptr %144, align 8
 %158 = fcmp nsz contract ugt double %157, %9
 br i1 %158, label %145, label %178
159:
 %160 = add nsw i64 %146, -1
 br i1 %137, label %168, label %161
161:
 %162 = phi i64 [ %163, %161 ], [ 0, %159 ]
 %163 = add nuw nsw i64 %162, 1
 %164 = getelementptr double, ptr %108, i64 %162
 %165 = load double, ptr %164, align 8
 %166 = getelementptr double, ptr %46, i64 %162
 store double %165, ptr %166, align 8
 %167 = icmp eq i64 %55, %163
 br i1 %167, label %168, label %161
168:
 tail call void %138(ptr %46, ptr %42)
 br label %169
169:
 %170 = phi i64 [ 0, %168 ], [ %173, %172 ]
 %171 = icmp eq i64 %170, %140
 br i1 %171, label %148, label %172
172:
 %173 = add nuw i64 %170, 1
 %174 = getelementptr double, ptr %42, i64 %170
 %175 = load double, ptr %174, align 8
 %176 = fsub nsz contract double %175, %175
 %177 = fcmp nsz contract ord double %176, 0.000000e+00
 br i1 %177, label %169, label %178
178:
 br i1 %137, label %186, label %179
179:
 %180 = phi i64 [ %181, %179 ], [ 0, %178 ]
 %181 = add nuw nsw i64 %180, 1
 %182 = getelementptr double, ptr %108, i64 %180
 %183 = load double, ptr %182, align 8
 %184 = getelementptr double, ptr %46, i64 %180
 store double %183, ptr %184, align 8
 %185 = icmp eq i64 %55, %181
 br i1 %185, label %186, label %179
186:
 tail call void %138(ptr %46, ptr %42)
 %187 = load double, ptr %144, align 8
 %188 = icmp slt i64 %55, -1
 %189 = select i1 %188, i64 %41, i64 0
 %190 = getelementptr i8, ptr %143, i64 8
 %191 = getelementptr double, ptr %190, i64 %189
 %192 = load double, ptr %191, align 8
 store double %187, ptr %134, align 8
 %193 = getelementptr i8, ptr %134, i64 8
 store double %192, ptr %193, align 8
 br label %194
194:
 %195 = load double, ptr %98, align 1
 store double 0.000000e+00, ptr %3, align 8
 call fastcc void @f0(ptr %3, ptr readonly %94, ptr readonly %98, ptr %108, i64 %55)
 %196 = load double, ptr %3, align 8
 %197 = fsub nsz contract double %195, %196
 %198 = icmp slt i64 %65, 1
 br i1 %198, label %222, label %199
199:
 %200 = getelementptr inbounds nuw i8, ptr %94, i64 80
 %201 = load i64, ptr %200, align 1
 %202 = getelementptr inbounds nuw i8, ptr %94, i64 88
 br label %217
203:
 %204 = getelementptr double, ptr %121, i64 %219
 %205 = load double, ptr %204, align 8
 %206 = fadd nsz contract double %218, %205
 br label %214
207:
 %208 = load i64, ptr %202, align 1
 %209 = icmp eq i64 %219, %208
 br i1 %209, label %214, label %210
210:
 %211 = getelementptr double, ptr %121, i64 %219
 %212 = load double, ptr %211, align 8
 %213 = fsub nsz contract double %218, %212
 br label %214
214:
 %215 = phi double [ %206, %203 ], [ %213, %210 ], [ %218, %207 ]
 %216 = icmp eq i64 %220, %65
 br i1 %216, label %222, label %217
217:
 %218 = phi double [ %197, %199 ], [ %215, %214 ]
 %219 = phi i64 [ 0, %199 ], [ %220, %214 ]
 %220 = add nuw nsw i64 %219, 1
 %221 = icmp slt i64 %219, %201
 br i1 %221, label %203, label %207
222:
 %223 = phi double [ %197, %194 ], [ %215, %214 ]
 %224 = getelementptr inbounds nuw i8, ptr %94, i64 88
 %225 = load i64, ptr %224, align 1
 %226 = icmp slt i64 %225, 0
 %227 = select i1 %226, i64 %65, i64 0
 %228 = getelementptr double, ptr %121, i64 %225
 %229 = getelementptr double, ptr %228, i64 %227
 store double %223, ptr %229, align 8
 %230 = load i64, ptr %99, align 1
 %231 = load i64, ptr %101, align 1
 %232 = sub i64 %230, %231
 %233 = icmp slt i64 %232, 0
 %234 = select i1 %233, i64 %82, i64 0
 %235 = add i64 %234, %232
 %236 = mul i64 %235, %85
 %237 = getelementptr double, ptr %86, i64 %236
 %238 = icmp slt i64 %85, 1
 br i1 %238, label %243, label %239
239:
 %240 = shl i64 %236, 3
 %241 = getelementptr i8, ptr %86, i64 %240
 %242 = shl i64 %85, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %241, i8 0, i64 %242, i1 false)
 br label %243
243:
 %244 = getelementptr inbounds nuw i8, ptr %90, i64 48
 %245 = load double, ptr %244, align 1
 store double %245, ptr %237, align 8
 br i1 %122, label %264, label %246
246:
 %247 = phi i64 [ %248, %246 ], [ 0, %243 ]
 %248 = add nuw nsw i64 %247, 1
 %249 = getelementptr i64, ptr %13, i64 %247
 %250 = load i64, ptr %249, align 8
 %251 = icmp slt i64 %250, -1
 %252 = select i1 %251, i64 %85, i64 0
 %253 = getelementptr double, ptr %237, i64 %250
 %254 = getelementptr i8, ptr %253, i64 8
 %255 = getelementptr double, ptr %254, i64 %252
 %256 = load double, ptr %255, align 8
 %257 = getelementptr double, ptr %35, i64 %247
 %258 = load double, ptr %257, align 8
 %259 = getelementptr double, ptr %31, i64 %247
 %260 = load double, ptr %259, align 8
 %261 = fsub nsz contract double %258, %260
 %262 = fadd nsz contract double %256, %261
 store double %262, ptr %255, align 8
 %263 = icmp eq i64 %26, %248
 br i1 %263, label %264, label %246
264:
 %265 = load i64, ptr %99, align 1
 %266 = add nsw i64 %265, 1
 store i64 %266, ptr %99, align 1
 ret i64 0
}
define internal fastcc void @f2(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, double %4, i64 %5, double %6, double %7, double %8, i64 %9, ptr readonly captures(none) %10, i64 %11, i64 %12, ptr readonly captures(none) %13, i64 %14, i64 %15, i64 %16, ptr readonly captures(none) %17, i64 %18, ptr readonly captures(none) %19, ptr %20, i64 %21, i64 %22, ptr captures(none) %23, i64 %24, i64 %25, ptr captures(none) %26, i64 %27, ptr %28, i64 %29, ptr readonly captures(none) %30, ptr captures(none) %31, i64 %32, ptr captures(none) %33, i64 %34, ptr captures(none) %35, i64 %36, ptr %37, i64 %38, ptr %39, ptr %40, i64 %41, i64 %42, ptr captures(none) %43, i64 %44, i64 %45, ptr writeonly captures(none) %46, i64 %47, i64 %48, ptr captures(none) %49, i64 %50, i64 %51, ptr captures(none) %52, ptr readonly %53, ptr %54, i64 %55) unnamed_addr {
56:
 %57 = alloca double, align 8
 %58 = alloca ptr, align 8
 %59 = alloca ptr, align 8
 %60 = alloca ptr, align 8
 %61 = alloca ptr, align 8
 %62 = alloca ptr, align 8
 %63 = alloca ptr, align 8
 %64 = alloca ptr, align 8
 %65 = alloca ptr, align 8
 %66 = alloca ptr, align 8
 %67 = alloca ptr, align 8
 %68 = alloca ptr, align 8
 %69 = alloca ptr, align 8
 %70 = alloca ptr, align 8
 %71 = icmp slt i64 %55, 1
 br i1 %71, label %260, label %72
72:
 %73 = getelementptr inbounds nuw i8, ptr %52, i64 72
 %74 = getelementptr inbounds nuw i8, ptr %52, i64 128
 %75 = getelementptr inbounds nuw i8, ptr %52, i64 136
 %76 = fcmp nsz contract ogt double %7, 0.000000e+00
 %77 = getelementptr inbounds nuw i8, ptr %52, i64 96
 %78 = getelementptr inbounds nuw i8, ptr %52, i64 32
 %79 = getelementptr inbounds nuw i8, ptr %52, i64 8
 %80 = getelementptr inbounds nuw i8, ptr %52, i64 24
 %81 = getelementptr inbounds nuw i8, ptr %52, i64 16
 %82 = getelementptr inbounds nuw i8, ptr %52, i64 176
 %83 = fmul nsz contract double %7, 0x3EB0C6F7A0B5ED8D
 %84 = add nsw i64 %11, -1
 %85 = tail call i64 @llvm.smin.i64(i64 %11, i64 0)
 %86 = add i64 %84, %85
 %87 = mul i64 %86, %12
 %88 = getelementptr double, ptr %10, i64 %87
 %89 = getelementptr i8, ptr %88, i64 8
 %90 = getelementptr inbounds nuw i8, ptr %52, i64 184
 %91 = getelementptr inbounds nuw i8, ptr %52, i64 192
 %92 = fmul nsz contract double %7, 1.000000e-09
 %93 = getelementptr inbounds nuw i8, ptr %52, i64 120
 %94 = getelementptr inbounds nuw i8, ptr %53, i64 160
 %95 = getelementptr inbounds nuw i8, ptr %53, i64 112
 %96 = getelementptr inbounds nuw i8, ptr %54, i64 216
 %97 = getelementptr inbounds nuw i8, ptr %53, i64 104
 %98 = getelementptr inbounds nuw i8, ptr %54, i64 256
 %99 = getelementptr inbounds nuw i8, ptr %54, i64 304
 %100 = getelementptr inbounds nuw i8, ptr %54, i64 80
 %101 = getelementptr inbounds nuw i8, ptr %54, i64 168
 %102 = getelementptr inbounds nuw i8, ptr %54, i64 232
 %103 = getelementptr inbounds nuw i8, ptr %54, i64 64
 %104 = getelementptr inbounds nuw i8, ptr %54, i64 248
 %105 = getelementptr inbounds nuw i8, ptr %54, i64 72
 %106 = getelementptr inbounds nuw i8, ptr %54, i64 280
 %107 = getelementptr inbounds nuw i8, ptr %53, i64 64
 %108 = icmp slt i64 %27, 1
 %109 = icmp slt i64 %27, 0
 %110 = icmp slt i64 %16, 1
 %111 = mul i64 %16, %15
 %112 = add nsw i64 %27, 1
 %113 = getelementptr inbounds nuw i8, ptr %54, i64 16
 %114 = getelementptr inbounds nuw i8, ptr %52, i64 144
 %115 = getelementptr inbounds nuw i8, ptr %54, i64 32
 %116 = getelementptr inbounds nuw i8, ptr %54, i64 40
 %117 = getelementptr inbounds nuw i8, ptr %53, i64 280
 %118 = getelementptr inbounds nuw i8, ptr %53, i64 176
 %119 = getelementptr inbounds nuw i8, ptr %54, i64 288
 %120 = getelementptr inbounds nuw i8, ptr %53, i64 184
 %121 = getelementptr inbounds nuw i8, ptr %54, i64 296
 %122 = getelementptr inbounds nuw i8, ptr %53, i64 8
 %123 = getelementptr inbounds nuw i8, ptr %53, i64 216
 %124 = getelementptr inbounds nuw i8, ptr %54, i64 504
 %125 = getelementptr inbounds nuw i8, ptr %54, i64 120
 %126 = getelementptr inbounds nuw i8, ptr %54, i64 512
 %127 = getelementptr inbounds nuw i8, ptr %54, i64 128
 %128 = getelementptr inbounds nuw i8, ptr %53, i64 72
 %129 = getelementptr inbounds nuw i8, ptr %53, i64 224
 %130 = getelementptr inbounds nuw i8, ptr %53, i64 136
 %131 = getelementptr inbounds nuw i8, ptr %53, i64 152
 %132 = getelementptr inbounds nuw i8, ptr %53, i64 168
 %133 = getelementptr inbounds nuw i8, ptr %54, i64 552
 %134 = getelementptr inbounds nuw i8, ptr %54, i64 544
 %135 = getelementptr inbounds nuw i8, ptr %54, i64 312
 %136 = getelementptr inbounds nuw i8, ptr %54, i64 320
 %137 = getelementptr inbounds nuw i8, ptr %54, i64 328
 %138 = getelementptr inbounds nuw i8, ptr %54, i64 160
 %139 = getelementptr inbounds nuw i8, ptr %54, i64 336
 %140 = getelementptr inbounds nuw i8, ptr %54, i64 344
 %141 = getelementptr inbounds nuw i8, ptr %54, i64 400
 %142 = getelementptr inbounds nuw i8, ptr %54, i64 480
 %143 = getelementptr inbounds nuw i8, ptr %54, i64 488
 %144 = getelementptr inbounds nuw i8, ptr %54, i64 496
 %145 = getelementptr inbounds nuw i8, ptr %54, i64 112
 %146 = getelementptr inbounds nuw i8, ptr %53, i64 232
 %147 = getelementptr inbounds nuw i8, ptr %53, i64 144
 %148 = getelementptr inbounds nuw i8, ptr %53, i64 248
 %149 = getelementptr inbounds nuw i8, ptr %53, i64 120
 %150 = getelementptr inbounds nuw i8, ptr %53, i64 256
 %151 = getelementptr inbounds nuw i8, ptr %54, i64 224
 %152 = getelementptr inbounds nuw i8, ptr %54, i64 352
 %153 = getelementptr inbounds nuw i8, ptr %54, i64 104
 %154 = getelementptr inbounds nuw i8, ptr %54, i64 376
 %155 = getelementptr inbounds nuw i8, ptr %54, i64 384
 %156 = getelementptr inbounds nuw i8, ptr %54, i64 392
 %157 = getelementptr inbounds nuw i8, ptr %54, i64 416
 %158 = getelementptr inbounds nuw i8, ptr %54, i64 96
 %159 = getelementptr inbounds nuw i8, ptr %54, i64 424
 %160 = getelementptr inbounds nuw i8, ptr %54, i64 432
 %161 = getelementptr inbounds nuw i8, ptr %54, i64 440
 %162 = getelementptr inbounds nuw i8, ptr %54, i64 448
 %163 = getelementptr inbounds nuw i8, ptr %54, i64 24
 %164 = getelementptr inbounds nuw i8, ptr %53, i64 48
 %165 = getelementptr inbounds nuw i8, ptr %53, i64 56
 %166 = getelementptr inbounds nuw i8, ptr %54, i64 48
 %167 = getelementptr inbounds nuw i8, ptr %54, i64 136
 %168 = getelementptr inbounds nuw i8, ptr %54, i64 144
 %169 = getelementptr inbounds nuw i8, ptr %54, i64 456
 %170 = getelementptr inbounds nuw i8, ptr %54, i64 360
 %171 = getelementptr inbounds nuw i8, ptr %54, i64 368
 %172 = getelementptr inbounds nuw i8, ptr %54, i64 88
 %173 = getelementptr inbounds nuw i8, ptr %53, i64 16
 %174 = getelementptr inbounds nuw i8, ptr %53, i64 96
 %175 = getelementptr inbounds nuw i8, ptr %54, i64 520
 %176 = getelementptr inbounds nuw i8, ptr %54, i64 528
 %177 = getelementptr inbounds nuw i8, ptr %54, i64 536
 %178 = getelementptr inbounds nuw i8, ptr %54, i64 176
 %179 = getelementptr inbounds nuw i8, ptr %54, i64 184
 %180 = getelementptr inbounds nuw i8, ptr %54, i64 192
 %181 = getelementptr inbounds nuw i8, ptr %54, i64 264
 %182 = getelementptr inbounds nuw i8, ptr %54, i64 272
 %183 = getelementptr inbounds nuw i8, ptr %53, i64 272
 %184 = getelementptr inbounds nuw i8, ptr %53, i64 288
 %185 = getelementptr inbounds nuw i8, ptr %54, i64 408
 %186 = getelementptr inbounds nuw i8, ptr %54, i64 464
 %187 = getelementptr inbounds nuw i8, ptr %53, i64 24
 %188 = getelementptr inbounds nuw i8, ptr %54, i64 472
 %189 = getelementptr inbounds nuw i8, ptr %54, i64 208
 %190 = getelementptr inbounds nuw i8, ptr %53, i64 240
 %191 = getelementptr inbounds nuw i8, ptr %53, i64 264
 %192 = getelementptr inbounds nuw i8, ptr %54, i64 240
 %193 = icmp slt i64 %32, 1
 %194 = getelementptr inbounds nuw i8, ptr %53, i64 32
 %195 = icmp slt i64 %5, 0
 %196 = select i1 %195, i64 %25, i64 0
 %197 = add i64 %196, %5
 %198 = icmp slt i64 %197, 0
 %199 = icmp slt i64 %197, %25
 %200 = getelementptr inbounds nuw i8, ptr %54, i64 56
 %201 = select i1 %109, i64 %21, i64 0
 %202 = add i64 %201, %27
 %203 = icmp slt i64 %202, 0
 %204 = icmp slt i64 %202, %21
 %205 = icmp sgt i64 %5, 0
 %206 = inttoptr i64 %1 to ptr
 %207 = tail call i64 @llvm.smax.i64(i64 %27, i64 0)
 %208 = add nsw i64 %32, %5
 %209 = tail call i64 @llvm.smax.i64(i64 %208, i64 0)
 %210 = icmp eq i64 %2, 0
 %211 = icmp slt i64 %29, 1
 %212 = inttoptr i64 %2 to ptr
 %213 = tail call i64 @llvm.smax.i64(i64 %29, i64 -2)
 %214 = add nsw i64 %213, 2
 %215 = icmp slt i64 %29, 0
 %216 = select i1 %215, i64 %38, i64 0
 %217 = getelementptr double, ptr %37, i64 %29
 %218 = getelementptr double, ptr %217, i64 %216
 %219 = getelementptr inbounds nuw i8, ptr %52, i64 104
 %220 = getelementptr inbounds nuw i8, ptr %52, i64 112
 %221 = sub i64 %22, %5
 %222 = icmp slt i64 %221, 1
 %223 = icmp slt i64 %22, 1
 %224 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
 %225 = icmp slt i64 %3, 1
 %226 = icmp slt i64 %42, 1
 %227 = tail call i64 @llvm.smax.i64(i64 %42, i64 -2)
 %228 = add nsw i64 %227, 2
 %229 = icmp slt i64 %42, 0
 %230 = select i1 %229, i64 %38, i64 0
 %231 = getelementptr double, ptr %37, i64 %42
 %232 = getelementptr double, ptr %231, i64 %230
 %233 = icmp slt i64 %42, -1
 %234 = select i1 %233, i64 %38, i64 0
 %235 = getelementptr i8, ptr %231, i64 8
 %236 = getelementptr double, ptr %235, i64 %234
 %237 = tail call i64 @llvm.smax.i64(i64 %42, i64 0)
 %238 = add nsw i64 %18, -1
 %239 = select i1 %210, i64 1, i64 2
 %240 = getelementptr inbounds nuw i8, ptr %52, i64 80
 %241 = getelementptr inbounds nuw i8, ptr %52, i64 88
 %242 = shl nuw nsw i64 %239, 3
 %243 = getelementptr inbounds nuw i8, ptr %52, i64 %242
 %244 = getelementptr inbounds nuw i8, ptr %243, i64 200
 %245 = getelementptr inbounds nuw i8, ptr %52, i64 40
 %246 = getelementptr inbounds nuw i8, ptr %54, i64 152
 %247 = getelementptr inbounds nuw i8, ptr %54, i64 200
 %248 = icmp sgt i64 %32, 0
 %249 = getelementptr inbounds nuw i8, ptr %52, i64 48
 %250 = icmp slt i64 %45, 1
 %251 = getelementptr inbounds nuw i8, ptr %53, i64 80
 %252 = getelementptr inbounds nuw i8, ptr %53, i64 88
 %253 = icmp slt i64 %51, 1
 %254 = shl i64 %51, 3
 %255 = fsub nsz contract double 8.000000e-03, %4
 %256 = tail call nsz contract double @llvm.pow.f64(double 0x3C9CD2B297D889BC, double %255)
 %257 = fmul nsz contract double %256, 9.000000e-01
 %258 = add nsw i64 %112, %16
 %259 = icmp slt i64 %258, 0
 br label %5074
260:
 store ptr null, ptr %0, align 8
 ret void
261:
 %262 = phi i64 [ 2, %5177 ], [ 3, %5079 ], [ 7, %5209 ]
 store i64 %262, ptr %73, align 1
 br label %260
263:
 %264 = load i64, ptr %94, align 1
 %265 = load i64, ptr %95, align 1
 %266 = inttoptr i64 %264 to ptr
 %267 = load i64, ptr %96, align 1
 %268 = inttoptr i64 %267 to ptr
 %269 = load i64, ptr %98, align 1
 %270 = inttoptr i64 %269 to ptr
 %271 = load i64, ptr %99, align 1
 %272 = inttoptr i64 %271 to ptr
 store i64 0, ptr %101, align 1
 %273 = load i64, ptr %102, align 1
 %274 = load i64, ptr %103, align 1
 %275 = inttoptr i64 %273 to ptr
 %276 = load i64, ptr %104, align 1
 %277 = load i64, ptr %105, align 1
 %278 = inttoptr i64 %276 to ptr
 %279 = load i64, ptr %97, align 1
 %280 = load i64, ptr %106, align 1
 %281 = inttoptr i64 %280 to ptr
 %282 = load i64, ptr %107, align 1
 %283 = icmp eq i64 %282, 1
 br i1 %283, label %284, label %287
284:
 %285 = load i64, ptr %117, align 1
 %286 = inttoptr i64 %285 to ptr
 call fastcc void @f1(ptr %70, ptr readonly %53, ptr readonly %54, ptr readonly %26, i64 %27, double %5189, ptr %286)
 br label %389
287:
 br i1 %108, label %295, label %288
288:
 %289 = phi i64 [ %290, %288 ], [ 0, %287 ]
 %290 = add nuw nsw i64 %289, 1
 %291 = getelementptr double, ptr %26, i64 %289
 %292 = load double, ptr %291, align 8
 %293 = getelementptr double, ptr %275, i64 %289
 store double %292, ptr %293, align 8
 %294 = icmp eq i64 %27, %290
 br i1 %294, label %295, label %288
295:
 %296 = load double, ptr %52, align 1
 %297 = fmul nsz contract double %5189, 5.000000e-01
 %298 = fadd nsz contract double %297, %296
 %299 = load i64, ptr %77, align 1
 %300 = icmp slt i64 %299, 0
 %301 = select i1 %300, i64 %11, i64 0
 %302 = add i64 %301, %299
 %303 = mul i64 %302, %12
 %304 = getelementptr double, ptr %10, i64 %303
 %305 = getelementptr i8, ptr %304, i64 16
 %306 = load double, ptr %305, align 8
 %307 = fcmp nsz contract ogt double %306, %298
 %308 = select i1 %307, double %306, double %298
 %309 = getelementptr i8, ptr %304, i64 24
 %310 = load double, ptr %309, align 8
 %311 = fcmp nsz contract olt double %310, %308
 %312 = select i1 %311, double %310, double %308
 %313 = select i1 %109, i64 %274, i64 0
 %314 = getelementptr double, ptr %275, i64 %27
 %315 = getelementptr double, ptr %314, i64 %313
 store double %312, ptr %315, align 8
 br i1 %110, label %342, label %316
316:
 %317 = select i1 %300, i64 %14, i64 0
 %318 = add i64 %317, %299
 %319 = mul i64 %111, %318
 %320 = getelementptr double, ptr %13, i64 %319
 %321 = getelementptr double, ptr %320, i64 %16
 br label %322
322:
 %323 = phi i64 [ 0, %316 ], [ %324, %322 ]
 %324 = add nuw nsw i64 %323, 1
 %325 = getelementptr double, ptr %30, i64 %323
 %326 = load double, ptr %325, align 8
 %327 = getelementptr double, ptr %320, i64 %323
 %328 = load double, ptr %327, align 8
 %329 = getelementptr double, ptr %321, i64 %323
 %330 = load double, ptr %329, align 8
 %331 = load double, ptr %304, align 8
 %332 = fsub nsz contract double %312, %331
 %333 = fmul nsz contract double %330, %332
 %334 = fadd nsz contract double %328, %333
 %335 = fadd nsz contract double %326, %334
 %336 = add nsw i64 %323, %112
 %337 = icmp slt i64 %336, 0
 %338 = select i1 %337, i64 %274, i64 0
 %339 = getelementptr double, ptr %275, i64 %336
 %340 = getelementptr double, ptr %339, i64 %338
 store double %335, ptr %340, align 8
 %341 = icmp eq i64 %324, %16
 br i1 %341, label %342, label %322
342:
 %343 = select i1 %259, i64 %274, i64 0
 %344 = getelementptr double, ptr %275, i64 %258
 %345 = getelementptr double, ptr %344, i64 %343
 store double %5189, ptr %345, align 8
 %346 = load i64, ptr %113, align 1
 %347 = inttoptr i64 %346 to ptr
 tail call void %347(ptr %275, ptr %278)
 %348 = load i64, ptr %114, align 1
 %349 = add nsw i64 %348, 1
 store i64 %349, ptr %114, align 1
 %350 = load i64, ptr %115, align 1
 %351 = load i64, ptr %116, align 1
 %352 = icmp slt i64 %279, 1
 br i1 %352, label %389, label %361
353:
 %354 = add nuw nsw i64 %362, 1
 %355 = icmp eq i64 %279, %354
 br i1 %355, label %389, label %361
356:
 %357 = mul nuw nsw i64 %362, 12
 %358 = add nsw i64 %357, %351
 %359 = mul i64 %362, 96
 %360 = getelementptr i8, ptr %281, i64 %359
 br label %378
361:
 %362 = phi i64 [ %354, %353 ], [ 0, %342 ]
 %363 = mul nuw nsw i64 %362, 6
 %364 = add nsw i64 %363, %350
 %365 = mul i64 %362, 48
 %366 = getelementptr i8, ptr %270, i64 %365
 br label %367
367:
 %368 = phi i64 [ 0, %361 ], [ %369, %367 ]
 %369 = add nuw nsw i64 %368, 1
 %370 = add nsw i64 %364, %368
 %371 = icmp slt i64 %370, 0
 %372 = select i1 %371, i64 %277, i64 0
 %373 = getelementptr double, ptr %278, i64 %370
 %374 = getelementptr double, ptr %373, i64 %372
 %375 = load double, ptr %374, align 8
 %376 = getelementptr double, ptr %366, i64 %368
 store double %375, ptr %376, align 8
 %377 = icmp eq i64 %369, 6
 br i1 %377, label %356, label %367
378:
 %379 = phi i64 [ 0, %356 ], [ %380, %378 ]
 %380 = add nuw nsw i64 %379, 1
 %381 = add nsw i64 %358, %379
 %382 = icmp slt i64 %381, 0
 %383 = select i1 %382, i64 %277, i64 0
 %384 = getelementptr double, ptr %278, i64 %381
 %385 = getelementptr double, ptr %384, i64 %383
 %386 = load double, ptr %385, align 8
 %387 = getelementptr double, ptr %360, i64 %379
 store double %386, ptr %387, align 8
 %388 = icmp eq i64 %380, 12
 br i1 %388, label %353, label %378
389:
 %390 = load i64, ptr %94, align 1
 %391 = load i64, ptr %95, align 1
 %392 = inttoptr i64 %390 to ptr
 %393 = load i64, ptr %118, align 1
 %394 = inttoptr i64 %393 to ptr
 %395 = load i64, ptr %106, align 1
 %396 = inttoptr i64 %395 to ptr
 %397 = load i64, ptr %119, align 1
 %398 = inttoptr i64 %397 to ptr
 %399 = icmp slt i64 %391, 1
 br i1 %399, label %400, label %416
400:
 %401 = load i64, ptr %120, align 1
 %402 = inttoptr i64 %401 to ptr
 %403 = load i64, ptr %121, align 1
 %404 = inttoptr i64 %403 to ptr
 br label %537
405:
 %406 = mul i64 %423, 96
 %407 = getelementptr i8, ptr %396, i64 %406
 %408 = getelementptr i8, ptr %421, i64 72
 %409 = getelementptr i8, ptr %421, i64 80
 %410 = getelementptr i8, ptr %421, i64 88
 br label %432
411:
 %412 = add nuw nsw i64 %433, 1
 %413 = icmp eq i64 %412, 3
 br i1 %413, label %414, label %432
414:
 %415 = icmp eq i64 %391, %418
 br i1 %415, label %474, label %416
416:
 %417 = phi i64 [ %418, %414 ], [ 0, %389 ]
 %418 = add nuw nsw i64 %417, 1
 %419 = mul i64 %417, 12
 %420 = getelementptr double, ptr %398, i64 %419
 %421 = getelementptr double, ptr %394, i64 %419
 %422 = getelementptr i64, ptr %392, i64 %417
 %423 = load i64, ptr %422, align 8
 %424 = icmp slt i64 %423, 0
 br i1 %424, label %425, label %405
425:
 %426 = phi i64 [ %427, %425 ], [ 0, %416 ]
 %427 = add nuw nsw i64 %426, 1
 %428 = getelementptr double, ptr %421, i64 %426
 %429 = load double, ptr %428, align 8
 %430 = getelementptr double, ptr %420, i64 %426
 store double %429, ptr %430, align 8
 %431 = icmp eq i64 %427, 12
 br i1 %431, label %414, label %425
432:
 %433 = phi i64 [ 0, %405 ], [ %412, %411 ]
 %434 = add nuw nsw i64 %433, 9
 %435 = getelementptr double, ptr %407, i64 %434
 %436 = load double, ptr %435, align 8
 %437 = mul nuw nsw i64 %433, 3
 %438 = getelementptr double, ptr %407, i64 %437
 %439 = load double, ptr %438, align 8
 %440 = load double, ptr %408, align 8
 %441 = fmul nsz contract double %439, %440
 %442 = fadd nsz contract double %436, %441
 %443 = getelementptr i8, ptr %438, i64 8
 %444 = load double, ptr %443, align 8
 %445 = load double, ptr %409, align 8
 %446 = fmul nsz contract double %444, %445
 %447 = fadd nsz contract double %442, %446
 %448 = getelementptr i8, ptr %438, i64 16
 %449 = load double, ptr %448, align 8
 %450 = load double, ptr %410, align 8
 %451 = fmul nsz contract double %449, %450
 %452 = fadd nsz contract double %447, %451
 %453 = getelementptr double, ptr %420, i64 %434
 store double %452, ptr %453, align 8
 %454 = getelementptr double, ptr %420, i64 %437
 br label %455
455:
 %456 = phi i64 [ 0, %432 ], [ %457, %455 ]
 %457 = add nuw nsw i64 %456, 1
 %458 = load double, ptr %438, align 8
 %459 = getelementptr double, ptr %421, i64 %456
 %460 = load double, ptr %459, align 8
 %461 = fmul nsz contract double %458, %460
 %462 = load double, ptr %443, align 8
 %463 = getelementptr i8, ptr %459, i64 24
 %464 = load double, ptr %463, align 8
 %465 = fmul nsz contract double %462, %464
 %466 = fadd nsz contract double %461, %465
 %467 = load double, ptr %448, align 8
 %468 = getelementptr i8, ptr %459, i64 48
 %469 = load double, ptr %468, align 8
 %470 = fmul nsz contract double %467, %469
 %471 = fadd nsz contract double %466, %470
 %472 = getelementptr double, ptr %454, i64 %456
 store double %471, ptr %472, align 8
 %473 = icmp eq i64 %457, 3
 br i1 %473, label %411, label %455
474:
 %475 = load i64, ptr %94, align 1
 %476 = load i64, ptr %95, align 1
 %477 = load i64, ptr %118, align 1
 %478 = inttoptr i64 %475 to ptr
 %479 = inttoptr i64 %477 to ptr
 %480 = load i64, ptr %120, align 1
 %481 = inttoptr i64 %480 to ptr
 %482 = load i64, ptr %121, align 1
 %483 = inttoptr i64 %482 to ptr
 %484 = icmp slt i64 %476, 1
 br i1 %484, label %537, label %489
485:
 %486 = phi double [ %531, %520 ], [ 0.000000e+00, %489 ]
 %487 = getelementptr double, ptr %483, i64 %490
 store double %486, ptr %487, align 8
 %488 = icmp eq i64 %491, %476
 br i1 %488, label %532, label %489
489:
 %490 = phi i64 [ %491, %485 ], [ 0, %474 ]
 %491 = add nuw nsw i64 %490, 1
 %492 = getelementptr i64, ptr %478, i64 %490
 %493 = load i64, ptr %492, align 8
 %494 = icmp sgt i64 %493, -1
 br i1 %494, label %495, label %485
495:
 %496 = mul i64 %493, 48
 %497 = getelementptr i8, ptr %270, i64 %496
 %498 = mul i64 %490, 96
 %499 = getelementptr i8, ptr %479, i64 %498
 br label %500
500:
 %501 = phi double [ 0.000000e+00, %495 ], [ %518, %500 ]
 %502 = phi double [ 0.000000e+00, %495 ], [ %509, %500 ]
 %503 = phi double [ 0.000000e+00, %495 ], [ %513, %500 ]
 %504 = phi i64 [ 0, %495 ], [ %505, %500 ]
 %505 = add nuw nsw i64 %504, 1
 %506 = getelementptr double, ptr %497, i64 %504
 %507 = load double, ptr %506, align 8
 %508 = fmul nsz contract double %507, %507
 %509 = fadd nsz contract double %502, %508
 %510 = getelementptr i8, ptr %506, i64 24
 %511 = load double, ptr %510, align 8
 %512 = fmul nsz contract double %511, %511
 %513 = fadd nsz contract double %503, %512
 %514 = getelementptr double, ptr %499, i64 %504
 %515 = getelementptr i8, ptr %514, i64 72
 %516 = load double, ptr %515, align 8
 %517 = fmul nsz contract double %516, %516
 %518 = fadd nsz contract double %501, %517
 %519 = icmp eq i64 %505, 3
 br i1 %519, label %520, label %500
520:
 %521 = tail call nsz contract double @llvm.sqrt.f64(double %513)
 %522 = tail call nsz contract double @llvm.sqrt.f64(double %509)
 %523 = tail call nsz contract double @llvm.sqrt.f64(double %518)
 %524 = getelementptr double, ptr %481, i64 %490
 %525 = load double, ptr %524, align 8
 %526 = fadd nsz contract double %523, %525
 %527 = fmul nsz contract double %522, %526
 %528 = fadd nsz contract double %521, %527
 %529 = load double, ptr %122, align 1
 %530 = fmul nsz contract double %5189, %529
 %531 = fadd nsz contract double %530, %528
 br label %485
532:
 %533 = load i64, ptr %120, align 1
 %534 = load i64, ptr %121, align 1
 %535 = inttoptr i64 %533 to ptr
 %536 = inttoptr i64 %534 to ptr
 br label %537
537:
 %538 = phi ptr [ %536, %532 ], [ %483, %474 ], [ %404, %400 ]
 %539 = phi ptr [ %535, %532 ], [ %481, %474 ], [ %402, %400 ]
 store ptr null, ptr %68, align 8
 store ptr null, ptr %69, align 8
 %540 = load i64, ptr %123, align 1
 %541 = inttoptr i64 %540 to ptr
 %542 = load i64, ptr %119, align 1
 %543 = inttoptr i64 %542 to ptr
 %544 = load i64, ptr %124, align 1
 %545 = load i64, ptr %125, align 1
 %546 = inttoptr i64 %544 to ptr
 %547 = load i64, ptr %126, align 1
 %548 = inttoptr i64 %547 to ptr
 store i64 0, ptr %127, align 1
 %549 = load i64, ptr %128, align 1
 %550 = icmp eq i64 %549, 0
 br i1 %550, label %551, label %556
551:
 %552 = load i64, ptr %130, align 1
 %553 = icmp slt i64 %552, 1
 br i1 %553, label %1796, label %554
554:
 %555 = fmul nsz contract double %5189, 2.000000e+00
 br label %714
556:
 %557 = load i64, ptr %95, align 1
 %558 = icmp slt i64 %557, 1
 br i1 %558, label %572, label %1751
559:
 %560 = fcmp nsz contract ogt double %1757, %1753
 %561 = select i1 %560, double %1757, double %1753
 %562 = getelementptr double, ptr %538, i64 %1754
 %563 = load double, ptr %562, align 8
 %564 = fcmp nsz contract ogt double %563, %1752
 %565 = select i1 %564, double %563, double %1752
 br label %566
566:
 %567 = phi double [ %561, %559 ], [ %1753, %1751 ]
 %568 = phi double [ %565, %559 ], [ %1752, %1751 ]
 %569 = icmp eq i64 %557, %1755
 br i1 %569, label %570, label %1751
570:
 %571 = fmul nsz contract double %567, 2.000000e+00
 br label %572
572:
 %573 = phi double [ 0.000000e+00, %556 ], [ %571, %570 ]
 %574 = phi double [ 0.000000e+00, %556 ], [ %568, %570 ]
 %575 = fmul nsz contract double %5189, 4.000000e+00
 %576 = fmul nsz contract double %575, %574
 %577 = fadd nsz contract double %573, %576
 %578 = load double, ptr %53, align 1
 %579 = fmul nsz contract double %578, 1.000000e-03
 %580 = fadd nsz contract double %577, %579
 %581 = icmp slt i64 %545, 1
 br i1 %581, label %585, label %582
582:
 %583 = shl nuw i64 %545, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %546, i8 -1, i64 %583, i1 false)
 %584 = load i64, ptr %95, align 1
 br label %585
585:
 %586 = phi i64 [ %584, %582 ], [ %557, %572 ]
 %587 = icmp slt i64 %586, 1
 br i1 %587, label %1796, label %588
588:
 %589 = add nsw i64 %545, -1
 br label %1760
590:
 %591 = load i64, ptr %95, align 1
 %592 = icmp slt i64 %591, 1
 br i1 %592, label %712, label %593
593:
 %594 = shl i64 %1761, 4
 br label %1767
595:
 %596 = load i64, ptr %94, align 1
 %597 = inttoptr i64 %596 to ptr
 %598 = getelementptr i64, ptr %597, i64 %1768
 %599 = load i64, ptr %598, align 8
 %600 = getelementptr i64, ptr %597, i64 %1761
 %601 = load i64, ptr %600, align 8
 %602 = icmp eq i64 %599, %601
 br i1 %602, label %620, label %603
603:
 %604 = load i64, ptr %129, align 1
 %605 = inttoptr i64 %604 to ptr
 %606 = shl i64 %1768, 4
 %607 = getelementptr i8, ptr %605, i64 %606
 %608 = load i64, ptr %607, align 8
 %609 = getelementptr i8, ptr %605, i64 %594
 %610 = getelementptr i8, ptr %609, i64 8
 %611 = load i64, ptr %610, align 8
 %612 = and i64 %611, %608
 %613 = load i64, ptr %609, align 8
 %614 = getelementptr i8, ptr %607, i64 8
 %615 = load i64, ptr %614, align 8
 %616 = and i64 %615, %613
 %617 = or i64 %616, %612
 %618 = icmp eq i64 %617, 0
 br i1 %618, label %620, label %619
619:
 call fastcc void @f5(ptr %68, ptr readonly %53, ptr %54, i64 %1761, i64 %1768, double %5189)
 br label %620
620:
 %621 = icmp eq i64 %1769, %591
 br i1 %621, label %712, label %1767
622:
 %623 = mul i64 %1761, 96
 %624 = getelementptr i8, ptr %543, i64 %623
 %625 = getelementptr i8, ptr %624, i64 72
 %626 = load double, ptr %625, align 8
 %627 = fdiv nsz contract double %626, %580
 %628 = tail call nsz contract double @llvm.floor.f64(double %627)
 %629 = getelementptr i8, ptr %624, i64 80
 %630 = load double, ptr %629, align 8
 %631 = fdiv nsz contract double %630, %580
 %632 = tail call nsz contract double @llvm.floor.f64(double %631)
 %633 = getelementptr i8, ptr %624, i64 88
 %634 = load double, ptr %633, align 8
 %635 = fdiv nsz contract double %634, %580
 %636 = tail call nsz contract double @llvm.floor.f64(double %635)
 %637 = fptosi double %632 to i64
 %638 = fptosi double %628 to i64
 %639 = fptosi double %636 to i64
 %640 = add i64 %638, -1
 %641 = add i64 %637, -1
 %642 = add i64 %639, -1
 %643 = shl i64 %1761, 4
 br label %1774
644:
 %645 = phi i64 [ %695, %693 ], [ %1794, %1774 ]
 %646 = mul i64 %645, 96
 %647 = getelementptr i8, ptr %543, i64 %646
 %648 = getelementptr i8, ptr %647, i64 72
 %649 = load double, ptr %648, align 8
 %650 = fdiv nsz contract double %649, %580
 %651 = tail call nsz contract double @llvm.floor.f64(double %650)
 %652 = getelementptr i8, ptr %647, i64 80
 %653 = load double, ptr %652, align 8
 %654 = fdiv nsz contract double %653, %580
 %655 = tail call nsz contract double @llvm.floor.f64(double %654)
 %656 = getelementptr i8, ptr %647, i64 88
 %657 = load double, ptr %656, align 8
 %658 = fdiv nsz contract double %657, %580
 %659 = tail call nsz contract double @llvm.floor.f64(double %658)
 %660 = fptosi double %655 to i64
 %661 = fptosi double %651 to i64
 %662 = fptosi double %659 to i64
 %663 = icmp eq i64 %1778, %661
 %664 = icmp eq i64 %1781, %660
 %665 = select i1 %663, i1 %664, i1 false
 %666 = icmp eq i64 %1783, %662
 %667 = select i1 %665, i1 %666, i1 false
 br i1 %667, label %668, label %693
668:
 %669 = load i64, ptr %94, align 1
 %670 = inttoptr i64 %669 to ptr
 %671 = getelementptr i64, ptr %670, i64 %645
 %672 = load i64, ptr %671, align 8
 %673 = getelementptr i64, ptr %670, i64 %1761
 %674 = load i64, ptr %673, align 8
 %675 = icmp eq i64 %672, %674
 br i1 %675, label %693, label %676
676:
 %677 = load i64, ptr %129, align 1
 %678 = inttoptr i64 %677 to ptr
 %679 = shl i64 %645, 4
 %680 = getelementptr i8, ptr %678, i64 %679
 %681 = load i64, ptr %680, align 8
 %682 = getelementptr i8, ptr %678, i64 %643
 %683 = getelementptr i8, ptr %682, i64 8
 %684 = load i64, ptr %683, align 8
 %685 = and i64 %684, %681
 %686 = load i64, ptr %682, align 8
 %687 = getelementptr i8, ptr %680, i64 8
 %688 = load i64, ptr %687, align 8
 %689 = and i64 %688, %686
 %690 = or i64 %689, %685
 %691 = icmp eq i64 %690, 0
 br i1 %691, label %693, label %692
692:
 call fastcc void @f5(ptr %69, ptr readonly %53, ptr %54, i64 %645, i64 %1761, double %5189)
 br label %693
693:
 %694 = getelementptr i64, ptr %548, i64 %645
 %695 = load i64, ptr %694, align 8
 %696 = icmp sgt i64 %695, -1
 br i1 %696, label %644, label %697
697:
 %698 = icmp eq i64 %1776, 27
 br i1 %698, label %699, label %1774
699:
 %700 = mul nsw i64 %638, 73856093
 %701 = mul nsw i64 %637, 19349663
 %702 = xor i64 %701, %700
 %703 = mul nsw i64 %639, 83492791
 %704 = xor i64 %702, %703
 %705 = and i64 %704, %589
 %706 = icmp slt i64 %705, 0
 %707 = select i1 %706, i64 %545, i64 0
 %708 = getelementptr i64, ptr %546, i64 %705
 %709 = getelementptr i64, ptr %708, i64 %707
 %710 = load i64, ptr %709, align 8
 %711 = getelementptr i64, ptr %548, i64 %1761
 store i64 %710, ptr %711, align 8
 store i64 %1761, ptr %709, align 8
 br label %712
712:
 %713 = icmp eq i64 %1762, %586
 br i1 %713, label %1796, label %1760
714:
 %715 = phi i64 [ 0, %554 ], [ %716, %1749 ]
 %716 = add nuw nsw i64 %715, 1
 %717 = mul i64 %715, 24
 %718 = getelementptr i8, ptr %541, i64 %717
 %719 = load i64, ptr %718, align 8
 %720 = getelementptr i8, ptr %718, i64 8
 %721 = load i64, ptr %720, align 8
 %722 = getelementptr i8, ptr %718, i64 16
 %723 = load i64, ptr %722, align 8
 %724 = load i64, ptr %131, align 1
 %725 = load i64, ptr %95, align 1
 %726 = inttoptr i64 %724 to ptr
 %727 = load i64, ptr %120, align 1
 %728 = inttoptr i64 %727 to ptr
 %729 = load i64, ptr %119, align 1
 %730 = inttoptr i64 %729 to ptr
 %731 = load i64, ptr %121, align 1
 %732 = inttoptr i64 %731 to ptr
 %733 = icmp slt i64 %719, 0
 %734 = select i1 %733, i64 %725, i64 0
 %735 = add i64 %734, %719
 %736 = getelementptr double, ptr %732, i64 %735
 %737 = load double, ptr %736, align 8
 %738 = icmp slt i64 %721, 0
 %739 = select i1 %738, i64 %725, i64 0
 %740 = add i64 %739, %721
 %741 = getelementptr double, ptr %732, i64 %740
 %742 = load double, ptr %741, align 8
 %743 = fadd nsz contract double %737, %742
 %744 = fmul nsz contract double %555, %743
 %745 = load double, ptr %53, align 1
 %746 = fmul nsz contract double %745, 1.000000e-03
 %747 = fadd nsz contract double %744, %746
 %748 = mul i64 %735, 96
 %749 = getelementptr i8, ptr %730, i64 %748
 %750 = mul i64 %740, 96
 %751 = getelementptr i8, ptr %730, i64 %750
 %752 = getelementptr i64, ptr %726, i64 %735
 %753 = load i64, ptr %752, align 8
 %754 = icmp eq i64 %753, 3
 %755 = getelementptr i64, ptr %726, i64 %740
 %756 = load i64, ptr %755, align 8
 %757 = freeze i64 %756
 %758 = icmp eq i64 %757, 3
 br i1 %754, label %760, label %759
759:
 br i1 %758, label %762, label %1736
760:
 br i1 %758, label %762, label %761
761:
 br label %762
762:
 %763 = phi i64 [ %750, %761 ], [ %748, %759 ], [ %748, %760 ]
 %764 = phi i64 [ %740, %761 ], [ %735, %759 ], [ %735, %760 ]
 %765 = phi ptr [ %749, %761 ], [ %751, %759 ], [ %751, %760 ]
 %766 = getelementptr i8, ptr %730, i64 %763
 br label %1719
767:
 %768 = getelementptr double, ptr %728, i64 %764
 %769 = load double, ptr %768, align 8
 %770 = fsub nsz contract double %1734, %769
 %771 = fcmp nsz contract ult double %770, %747
 br i1 %771, label %781, label %1749
772:
 %773 = getelementptr double, ptr %728, i64 %735
 %774 = load double, ptr %773, align 8
 %775 = fadd nsz contract double %747, %774
 %776 = getelementptr double, ptr %728, i64 %740
 %777 = load double, ptr %776, align 8
 %778 = fadd nsz contract double %775, %777
 %779 = fmul nsz contract double %778, %778
 %780 = fcmp nsz contract ult double %1747, %779
 br i1 %780, label %781, label %1749
781:
 store ptr null, ptr %64, align 8
 store ptr null, ptr %65, align 8
 store ptr null, ptr %66, align 8
 store ptr null, ptr %67, align 8
 %782 = getelementptr i64, ptr %726, i64 %719
 %783 = getelementptr i64, ptr %782, i64 %734
 %784 = load i64, ptr %783, align 8
 %785 = getelementptr i64, ptr %726, i64 %721
 %786 = getelementptr i64, ptr %785, i64 %739
 %787 = load i64, ptr %786, align 8
 %788 = icmp eq i64 %784, 3
 br i1 %788, label %789, label %790
789:
 call fastcc void @f10(ptr %64, ptr readonly %53, ptr %54, i64 %719, i64 %721, i64 %723, double %747, i64 %719, i64 %721, double 1.000000e+00)
 br label %1718
790:
 %791 = icmp eq i64 %787, 3
 br i1 %791, label %792, label %793
792:
 call fastcc void @f10(ptr %65, ptr readonly %53, ptr %54, i64 %721, i64 %719, i64 %723, double %747, i64 %719, i64 %721, double -1.000000e+00)
 br label %1718
793:
 %794 = icmp eq i64 %784, 2
 %795 = icmp eq i64 %787, 2
 %796 = select i1 %794, i1 %795, i1 false
 br i1 %796, label %797, label %1352
797:
 %798 = load i64, ptr %132, align 1
 %799 = inttoptr i64 %798 to ptr
 %800 = load i64, ptr %134, align 1
 %801 = shl i64 %735, 5
 %802 = getelementptr i8, ptr %799, i64 %801
 %803 = shl i64 %740, 5
 %804 = getelementptr i8, ptr %799, i64 %803
 %805 = getelementptr i8, ptr %802, i64 8
 %806 = load double, ptr %805, align 8
 %807 = getelementptr i8, ptr %802, i64 16
 %808 = load double, ptr %807, align 8
 %809 = fcmp nsz contract olt double %808, %806
 %810 = select i1 %809, double %808, double %806
 %811 = getelementptr i8, ptr %802, i64 24
 %812 = load double, ptr %811, align 8
 %813 = getelementptr i8, ptr %804, i64 8
 %814 = load double, ptr %813, align 8
 %815 = getelementptr i8, ptr %804, i64 16
 %816 = load double, ptr %815, align 8
 %817 = getelementptr i8, ptr %804, i64 24
 %818 = load double, ptr %817, align 8
 %819 = fcmp nsz contract olt double %818, %816
 %820 = select i1 %819, double %818, double %816
 %821 = fcmp nsz contract olt double %820, %814
 %822 = select i1 %821, double %820, double %814
 %823 = fcmp nsz contract olt double %822, %812
 %824 = select i1 %823, double %822, double %812
 %825 = fcmp nsz contract olt double %824, %810
 %826 = select i1 %825, double %824, double %810
 %827 = fmul nsz contract double %826, 1.000000e-03
 br label %1242
828:
 %829 = inttoptr i64 %800 to ptr
 br label %1248
830:
 %831 = getelementptr double, ptr %802, i64 %1245
 %832 = getelementptr i8, ptr %831, i64 8
 %833 = load double, ptr %832, align 8
 %834 = getelementptr double, ptr %749, i64 %1245
 br label %844
835:
 %836 = add nuw nsw i64 %862, 1
 %837 = tail call nsz contract double @llvm.fabs.f64(double %874)
 %838 = getelementptr double, ptr %804, i64 %862
 %839 = getelementptr i8, ptr %838, i64 8
 %840 = load double, ptr %839, align 8
 %841 = fmul nsz contract double %837, %840
 %842 = fadd nsz contract double %861, %841
 %843 = icmp eq i64 %836, 3
 br i1 %843, label %923, label %860
844:
 %845 = phi double [ 0.000000e+00, %830 ], [ %858, %844 ]
 %846 = phi i64 [ 0, %830 ], [ %847, %844 ]
 %847 = add nuw nsw i64 %846, 1
 %848 = mul nuw nsw i64 %846, 24
 %849 = getelementptr i8, ptr %834, i64 %848
 %850 = load double, ptr %849, align 8
 %851 = add nuw nsw i64 %846, 9
 %852 = getelementptr double, ptr %751, i64 %851
 %853 = load double, ptr %852, align 8
 %854 = getelementptr double, ptr %749, i64 %851
 %855 = load double, ptr %854, align 8
 %856 = fsub nsz contract double %853, %855
 %857 = fmul nsz contract double %850, %856
 %858 = fadd nsz contract double %845, %857
 %859 = icmp eq i64 %847, 3
 br i1 %859, label %860, label %844
860:
 %861 = phi double [ %842, %835 ], [ %833, %844 ]
 %862 = phi i64 [ %836, %835 ], [ 0, %844 ]
 %863 = getelementptr double, ptr %751, i64 %862
 br label %864
864:
 %865 = phi double [ 0.000000e+00, %860 ], [ %874, %864 ]
 %866 = phi i64 [ 0, %860 ], [ %867, %864 ]
 %867 = add nuw nsw i64 %866, 1
 %868 = mul nuw nsw i64 %866, 3
 %869 = getelementptr double, ptr %834, i64 %868
 %870 = load double, ptr %869, align 8
 %871 = getelementptr double, ptr %863, i64 %868
 %872 = load double, ptr %871, align 8
 %873 = fmul nsz contract double %870, %872
 %874 = fadd nsz contract double %865, %873
 %875 = icmp eq i64 %867, 3
 br i1 %875, label %835, label %864
876:
 %877 = add nsw i64 %1245, -3
 %878 = getelementptr double, ptr %804, i64 %877
 %879 = getelementptr i8, ptr %878, i64 8
 %880 = load double, ptr %879, align 8
 %881 = getelementptr double, ptr %751, i64 %877
 br label %891
882:
 %883 = add nuw nsw i64 %909, 1
 %884 = tail call nsz contract double @llvm.fabs.f64(double %921)
 %885 = getelementptr double, ptr %802, i64 %909
 %886 = getelementptr i8, ptr %885, i64 8
 %887 = load double, ptr %886, align 8
 %888 = fmul nsz contract double %884, %887
 %889 = fadd nsz contract double %908, %888
 %890 = icmp eq i64 %883, 3
 br i1 %890, label %923, label %907
891:
 %892 = phi double [ 0.000000e+00, %876 ], [ %905, %891 ]
 %893 = phi i64 [ 0, %876 ], [ %894, %891 ]
 %894 = add nuw nsw i64 %893, 1
 %895 = mul nuw nsw i64 %893, 24
 %896 = getelementptr i8, ptr %881, i64 %895
 %897 = load double, ptr %896, align 8
 %898 = add nuw nsw i64 %893, 9
 %899 = getelementptr double, ptr %749, i64 %898
 %900 = load double, ptr %899, align 8
 %901 = getelementptr double, ptr %751, i64 %898
 %902 = load double, ptr %901, align 8
 %903 = fsub nsz contract double %900, %902
 %904 = fmul nsz contract double %897, %903
 %905 = fadd nsz contract double %892, %904
 %906 = icmp eq i64 %894, 3
 br i1 %906, label %907, label %891
907:
 %908 = phi double [ %889, %882 ], [ %880, %891 ]
 %909 = phi i64 [ %883, %882 ], [ 0, %891 ]
 %910 = getelementptr double, ptr %749, i64 %909
 br label %911
911:
 %912 = phi double [ 0.000000e+00, %907 ], [ %921, %911 ]
 %913 = phi i64 [ 0, %907 ], [ %914, %911 ]
 %914 = add nuw nsw i64 %913, 1
 %915 = mul nuw nsw i64 %913, 3
 %916 = getelementptr double, ptr %881, i64 %915
 %917 = load double, ptr %916, align 8
 %918 = getelementptr double, ptr %910, i64 %915
 %919 = load double, ptr %918, align 8
 %920 = fmul nsz contract double %917, %919
 %921 = fadd nsz contract double %912, %920
 %922 = icmp eq i64 %914, 3
 br i1 %922, label %882, label %911
923:
 %924 = phi double [ %858, %835 ], [ %905, %882 ]
 %925 = phi double [ %842, %835 ], [ %889, %882 ]
 %926 = tail call nsz contract double @llvm.fabs.f64(double %924)
 %927 = fsub nsz contract double %926, %925
 %928 = icmp samesign ult i64 %1244, 3
 %929 = icmp samesign ugt i64 %1245, 2
 %930 = and i1 %928, %929
 %931 = select i1 %930, double %827, double 0.000000e+00
 %932 = fadd nsz contract double %1243, %931
 %933 = fcmp nsz contract ogt double %927, %932
 %934 = select i1 %933, i64 %1245, i64 %1244
 %935 = select i1 %933, double %927, double %1243
 %936 = icmp eq i64 %1246, 6
 br i1 %936, label %828, label %1242
937:
 %938 = fcmp nsz contract ogt double %1349, %935
 %939 = select i1 %938, double %1349, double %935
 %940 = fcmp nsz contract ult double %939, %747
 br i1 %940, label %941, label %1351
941:
 %942 = icmp sgt i64 %1348, -1
 %943 = fadd nsz contract double %827, %935
 %944 = fcmp nsz contract ogt double %1349, %943
 %945 = select i1 %942, i1 %944, i1 false
 br i1 %945, label %946, label %1237
946:
 %947 = load i64, ptr %132, align 1
 %948 = load i64, ptr %95, align 1
 %949 = load i64, ptr %119, align 1
 %950 = inttoptr i64 %949 to ptr
 %951 = load i64, ptr %134, align 1
 %952 = inttoptr i64 %951 to ptr
 %953 = load i64, ptr %133, align 1
 %954 = select i1 %733, i64 %948, i64 0
 %955 = add i64 %954, %719
 %956 = mul i64 %955, 96
 %957 = getelementptr i8, ptr %950, i64 %956
 %958 = select i1 %738, i64 %948, i64 0
 %959 = add i64 %958, %721
 %960 = mul i64 %959, 96
 %961 = getelementptr i8, ptr %950, i64 %960
 %962 = udiv i64 %1348, 3
 %963 = urem i64 %1348, 3
 %964 = getelementptr double, ptr %957, i64 %962
 %965 = getelementptr double, ptr %961, i64 %963
 br label %983
966:
 %967 = fcmp nsz contract olt double %1030, 0.000000e+00
 br i1 %967, label %1032, label %968
968:
 %969 = tail call nsz contract double @llvm.fabs.f64(double %1030)
 br label %1039
970:
 %971 = add nuw nsw i64 %1041, 1
 %972 = tail call nsz contract double @llvm.fabs.f64(double %1054)
 %973 = getelementptr double, ptr %1011, i64 %971
 %974 = load double, ptr %973, align 8
 %975 = fmul nsz contract double %972, %974
 %976 = tail call nsz contract double @llvm.fabs.f64(double %1058)
 %977 = getelementptr double, ptr %1013, i64 %971
 %978 = load double, ptr %977, align 8
 %979 = fmul nsz contract double %976, %978
 %980 = fadd nsz contract double %975, %979
 %981 = fsub nsz contract double %1040, %980
 %982 = icmp eq i64 %971, 3
 br i1 %982, label %1060, label %1039
983:
 %984 = phi double [ 0.000000e+00, %946 ], [ %1006, %983 ]
 %985 = phi i64 [ 0, %946 ], [ %986, %983 ]
 %986 = add nuw nsw i64 %985, 1
 %987 = icmp eq i64 %986, 3
 %988 = add nuw nsw i64 %985, 2
 %989 = urem i64 %988, 3
 %990 = mul nuw nsw i64 %986, 3
 %991 = select i1 %987, i64 0, i64 %990
 %992 = getelementptr double, ptr %964, i64 %991
 %993 = load double, ptr %992, align 8
 %994 = mul nuw nsw i64 %989, 3
 %995 = getelementptr double, ptr %965, i64 %994
 %996 = load double, ptr %995, align 8
 %997 = fmul nsz contract double %993, %996
 %998 = getelementptr double, ptr %964, i64 %994
 %999 = load double, ptr %998, align 8
 %1000 = getelementptr double, ptr %965, i64 %991
 %1001 = load double, ptr %1000, align 8
 %1002 = fmul nsz contract double %999, %1001
 %1003 = fsub nsz contract double %997, %1002
 %1004 = getelementptr double, ptr %952, i64 %985
 store double %1003, ptr %1004, align 8
 %1005 = fmul nsz contract double %1003, %1003
 %1006 = fadd nsz contract double %984, %1005
 br i1 %987, label %1007, label %983
1007:
 %1008 = inttoptr i64 %947 to ptr
 %1009 = inttoptr i64 %953 to ptr
 %1010 = shl i64 %955, 5
 %1011 = getelementptr i8, ptr %1008, i64 %1010
 %1012 = shl i64 %959, 5
 %1013 = getelementptr i8, ptr %1008, i64 %1012
 %1014 = tail call nsz contract double @llvm.sqrt.f64(double %1006)
 %1015 = fcmp nsz contract olt double %1014, 0x3EB0C6F7A0B5ED8D
 br i1 %1015, label %1060, label %1016
1016:
 %1017 = phi double [ %1030, %1016 ], [ 0.000000e+00, %1007 ]
 %1018 = phi i64 [ %1019, %1016 ], [ 0, %1007 ]
 %1019 = add nuw nsw i64 %1018, 1
 %1020 = getelementptr double, ptr %952, i64 %1018
 %1021 = load double, ptr %1020, align 8
 %1022 = fdiv nsz contract double %1021, %1014
 store double %1022, ptr %1020, align 8
 %1023 = add nuw nsw i64 %1018, 9
 %1024 = getelementptr double, ptr %961, i64 %1023
 %1025 = load double, ptr %1024, align 8
 %1026 = getelementptr double, ptr %957, i64 %1023
 %1027 = load double, ptr %1026, align 8
 %1028 = fsub nsz contract double %1025, %1027
 %1029 = fmul nsz contract double %1022, %1028
 %1030 = fadd nsz contract double %1017, %1029
 %1031 = icmp eq i64 %1019, 3
 br i1 %1031, label %966, label %1016
1032:
 %1033 = phi i64 [ %1034, %1032 ], [ 0, %966 ]
 %1034 = add nuw nsw i64 %1033, 1
 %1035 = getelementptr double, ptr %952, i64 %1033
 %1036 = load double, ptr %1035, align 8
 %1037 = fneg nsz contract double %1036
 store double %1037, ptr %1035, align 8
 %1038 = icmp eq i64 %1034, 3
 br i1 %1038, label %968, label %1032
1039:
 %1040 = phi double [ %969, %968 ], [ %981, %970 ]
 %1041 = phi i64 [ 0, %968 ], [ %971, %970 ]
 br label %1042
1042:
 %1043 = phi double [ 0.000000e+00, %1039 ], [ %1058, %1042 ]
 %1044 = phi double [ 0.000000e+00, %1039 ], [ %1054, %1042 ]
 %1045 = phi i64 [ 0, %1039 ], [ %1046, %1042 ]
 %1046 = add nuw nsw i64 %1045, 1
 %1047 = getelementptr double, ptr %952, i64 %1045
 %1048 = load double, ptr %1047, align 8
 %1049 = mul nuw nsw i64 %1045, 3
 %1050 = add nuw nsw i64 %1049, %1041
 %1051 = getelementptr double, ptr %957, i64 %1050
 %1052 = load double, ptr %1051, align 8
 %1053 = fmul nsz contract double %1048, %1052
 %1054 = fadd nsz contract double %1044, %1053
 %1055 = getelementptr double, ptr %961, i64 %1050
 %1056 = load double, ptr %1055, align 8
 %1057 = fmul nsz contract double %1048, %1056
 %1058 = fadd nsz contract double %1043, %1057
 %1059 = icmp eq i64 %1046, 3
 br i1 %1059, label %970, label %1042
1060:
 %1061 = phi double [ 0xFFF0000000000000, %1007 ], [ %981, %970 ]
 %1062 = getelementptr i8, ptr %1009, i64 24
 br label %1159
1063:
 %1064 = add nuw nsw i64 %1171, 1
 %1065 = icmp eq i64 %1064, 3
 br i1 %1065, label %1193, label %1170
1066:
 %1067 = icmp eq i64 %1171, %962
 %1068 = icmp eq i64 %1171, %963
 %1069 = fcmp nsz contract ogt double %1184, 0.000000e+00
 %1070 = getelementptr double, ptr %1011, i64 %1171
 %1071 = getelementptr i8, ptr %1070, i64 8
 %1072 = fcmp nsz contract ogt double %1188, 0.000000e+00
 %1073 = getelementptr double, ptr %1013, i64 %1171
 %1074 = getelementptr i8, ptr %1073, i64 8
 %1075 = getelementptr double, ptr %957, i64 %1171
 %1076 = getelementptr double, ptr %961, i64 %1171
 br label %1190
1077:
 %1078 = getelementptr double, ptr %1009, i64 %1191
 %1079 = load double, ptr %1078, align 8
 %1080 = mul nuw nsw i64 %1191, 24
 %1081 = getelementptr i8, ptr %1075, i64 %1080
 %1082 = load double, ptr %1081, align 8
 %1083 = load double, ptr %1071, align 8
 %1084 = fneg nsz contract double %1083
 %1085 = select i1 %1069, double %1083, double %1084
 %1086 = fmul nsz contract double %1082, %1085
 %1087 = fadd nsz contract double %1079, %1086
 store double %1087, ptr %1078, align 8
 br label %1088
1088:
 br i1 %1068, label %1100, label %1089
1089:
 %1090 = getelementptr double, ptr %1062, i64 %1191
 %1091 = load double, ptr %1090, align 8
 %1092 = mul nuw nsw i64 %1191, 24
 %1093 = getelementptr i8, ptr %1076, i64 %1092
 %1094 = load double, ptr %1093, align 8
 %1095 = load double, ptr %1074, align 8
 %1096 = fneg nsz contract double %1095
 %1097 = select i1 %1072, double %1095, double %1096
 %1098 = fmul nsz contract double %1094, %1097
 %1099 = fsub nsz contract double %1091, %1098
 store double %1099, ptr %1090, align 8
 br label %1100
1100:
 %1101 = icmp eq i64 %1192, 3
 br i1 %1101, label %1063, label %1190
1102:
 %1103 = fmul nsz contract double %1205, %1214
 %1104 = fsub nsz contract double %1212, %1103
 %1105 = fmul nsz contract double %1205, %1205
 %1106 = fsub nsz contract double 1.000000e+00, %1105
 %1107 = fdiv nsz contract double %1104, %1106
 %1108 = fmul nsz contract double %1205, %1107
 %1109 = fsub nsz contract double %1108, %1214
 br label %1216
1110:
 %1111 = add nuw nsw i64 %1348, 100
 %1112 = load i64, ptr %99, align 1
 %1113 = load i64, ptr %100, align 1
 %1114 = shl nsw i64 %1113, 2
 %1115 = inttoptr i64 %1112 to ptr
 %1116 = load i64, ptr %135, align 1
 %1117 = inttoptr i64 %1116 to ptr
 %1118 = load i64, ptr %136, align 1
 %1119 = inttoptr i64 %1118 to ptr
 %1120 = load i64, ptr %137, align 1
 %1121 = inttoptr i64 %1120 to ptr
 %1122 = fcmp nsz contract olt double %1061, %747
 br i1 %1122, label %1123, label %1351
1123:
 %1124 = load i64, ptr %127, align 1
 %1125 = icmp slt i64 %1124, %1113
 br i1 %1125, label %1129, label %1126
1126:
 %1127 = load i64, ptr %138, align 1
 %1128 = add nsw i64 %1127, 1
 store i64 %1128, ptr %138, align 1
 br label %1351
1129:
 %1130 = icmp slt i64 %1124, 0
 %1131 = select i1 %1130, i64 %1114, i64 0
 %1132 = shl i64 %1124, 5
 %1133 = getelementptr i8, ptr %1115, i64 %1132
 %1134 = getelementptr i64, ptr %1133, i64 %1131
 store i64 %719, ptr %1134, align 8
 %1135 = getelementptr i8, ptr %1133, i64 8
 %1136 = getelementptr i64, ptr %1135, i64 %1131
 store i64 %721, ptr %1136, align 8
 %1137 = getelementptr i8, ptr %1133, i64 16
 %1138 = getelementptr i64, ptr %1137, i64 %1131
 store i64 %723, ptr %1138, align 8
 %1139 = getelementptr i8, ptr %1133, i64 24
 %1140 = getelementptr i64, ptr %1139, i64 %1131
 store i64 %1111, ptr %1140, align 8
 %1141 = select i1 %1130, i64 %1113, i64 0
 %1142 = add i64 %1141, %1124
 %1143 = getelementptr double, ptr %1117, i64 %1142
 store double %1061, ptr %1143, align 8
 %1144 = mul i64 %1142, 3
 br label %1148
1145:
 %1146 = load i64, ptr %127, align 1
 %1147 = add nsw i64 %1146, 1
 store i64 %1147, ptr %127, align 1
 br label %1351
1148:
 %1149 = phi i64 [ 0, %1129 ], [ %1150, %1148 ]
 %1150 = add nuw nsw i64 %1149, 1
 %1151 = getelementptr double, ptr %952, i64 %1149
 %1152 = load double, ptr %1151, align 8
 %1153 = getelementptr i8, ptr %1151, i64 24
 %1154 = load double, ptr %1153, align 8
 %1155 = add i64 %1149, %1144
 %1156 = getelementptr double, ptr %1119, i64 %1155
 store double %1152, ptr %1156, align 8
 %1157 = getelementptr double, ptr %1121, i64 %1155
 store double %1154, ptr %1157, align 8
 %1158 = icmp eq i64 %1150, 3
 br i1 %1158, label %1145, label %1148
1159:
 %1160 = phi i64 [ 0, %1060 ], [ %1161, %1159 ]
 %1161 = add nuw nsw i64 %1160, 1
 %1162 = add nuw nsw i64 %1160, 9
 %1163 = getelementptr double, ptr %957, i64 %1162
 %1164 = load double, ptr %1163, align 8
 %1165 = getelementptr double, ptr %961, i64 %1162
 %1166 = load double, ptr %1165, align 8
 %1167 = getelementptr double, ptr %1009, i64 %1160
 store double %1164, ptr %1167, align 8
 %1168 = getelementptr double, ptr %1062, i64 %1160
 store double %1166, ptr %1168, align 8
 %1169 = icmp eq i64 %1161, 3
 br i1 %1169, label %1170, label %1159
1170:
 %1171 = phi i64 [ %1064, %1063 ], [ 0, %1159 ]
 br label %1172
1172:
 %1173 = phi double [ 0.000000e+00, %1170 ], [ %1188, %1172 ]
 %1174 = phi double [ 0.000000e+00, %1170 ], [ %1184, %1172 ]
 %1175 = phi i64 [ 0, %1170 ], [ %1176, %1172 ]
 %1176 = add nuw nsw i64 %1175, 1
 %1177 = getelementptr double, ptr %952, i64 %1175
 %1178 = load double, ptr %1177, align 8
 %1179 = mul nuw nsw i64 %1175, 3
 %1180 = add nuw nsw i64 %1179, %1171
 %1181 = getelementptr double, ptr %957, i64 %1180
 %1182 = load double, ptr %1181, align 8
 %1183 = fmul nsz contract double %1178, %1182
 %1184 = fadd nsz contract double %1174, %1183
 %1185 = getelementptr double, ptr %961, i64 %1180
 %1186 = load double, ptr %1185, align 8
 %1187 = fmul nsz contract double %1178, %1186
 %1188 = fadd nsz contract double %1173, %1187
 %1189 = icmp eq i64 %1176, 3
 br i1 %1189, label %1066, label %1172
1190:
 %1191 = phi i64 [ 0, %1066 ], [ %1192, %1100 ]
 %1192 = add nuw nsw i64 %1191, 1
 br i1 %1067, label %1088, label %1077
1193:
 %1194 = phi double [ %1214, %1193 ], [ 0.000000e+00, %1063 ]
 %1195 = phi double [ %1212, %1193 ], [ 0.000000e+00, %1063 ]
 %1196 = phi double [ %1205, %1193 ], [ 0.000000e+00, %1063 ]
 %1197 = phi i64 [ %1198, %1193 ], [ 0, %1063 ]
 %1198 = add nuw nsw i64 %1197, 1
 %1199 = mul nuw nsw i64 %1197, 3
 %1200 = getelementptr double, ptr %964, i64 %1199
 %1201 = load double, ptr %1200, align 8
 %1202 = getelementptr double, ptr %965, i64 %1199
 %1203 = load double, ptr %1202, align 8
 %1204 = fmul nsz contract double %1201, %1203
 %1205 = fadd nsz contract double %1196, %1204
 %1206 = getelementptr double, ptr %1062, i64 %1197
 %1207 = load double, ptr %1206, align 8
 %1208 = getelementptr double, ptr %1009, i64 %1197
 %1209 = load double, ptr %1208, align 8
 %1210 = fsub nsz contract double %1207, %1209
 %1211 = fmul nsz contract double %1201, %1210
 %1212 = fadd nsz contract double %1195, %1211
 %1213 = fmul nsz contract double %1203, %1210
 %1214 = fadd nsz contract double %1194, %1213
 %1215 = icmp eq i64 %1198, 3
 br i1 %1215, label %1102, label %1193
1216:
 %1217 = phi i64 [ 0, %1102 ], [ %1218, %1216 ]
 %1218 = add nuw nsw i64 %1217, 1
 %1219 = getelementptr double, ptr %1009, i64 %1217
 %1220 = load double, ptr %1219, align 8
 %1221 = mul nuw nsw i64 %1217, 3
 %1222 = getelementptr double, ptr %964, i64 %1221
 %1223 = load double, ptr %1222, align 8
 %1224 = fmul nsz contract double %1107, %1223
 %1225 = fadd nsz contract double %1220, %1224
 %1226 = getelementptr double, ptr %1062, i64 %1217
 %1227 = load double, ptr %1226, align 8
 %1228 = fadd nsz contract double %1227, %1225
 %1229 = getelementptr double, ptr %965, i64 %1221
 %1230 = load double, ptr %1229, align 8
 %1231 = fmul nsz contract double %1109, %1230
 %1232 = fadd nsz contract double %1228, %1231
 %1233 = fmul nsz contract double %1232, 5.000000e-01
 %1234 = getelementptr double, ptr %952, i64 %1217
 %1235 = getelementptr i8, ptr %1234, i64 24
 store double %1233, ptr %1235, align 8
 %1236 = icmp eq i64 %1218, 3
 br i1 %1236, label %1110, label %1216
1237:
 %1238 = icmp samesign ult i64 %934, 3
 br i1 %1238, label %1239, label %1240
1239:
 call fastcc void @f12(ptr %62, ptr readonly %53, ptr %54, i64 %719, i64 %721, i64 %723, i64 %934, double %747, i64 %719, i64 %721, double 1.000000e+00)
 br label %1351
1240:
 %1241 = add nsw i64 %934, -3
 call fastcc void @f12(ptr %63, ptr readonly %53, ptr %54, i64 %721, i64 %719, i64 %723, i64 %1241, double %747, i64 %719, i64 %721, double -1.000000e+00)
 br label %1351
1242:
 %1243 = phi double [ 0xFFF0000000000000, %797 ], [ %935, %923 ]
 %1244 = phi i64 [ 0, %797 ], [ %934, %923 ]
 %1245 = phi i64 [ 0, %797 ], [ %1246, %923 ]
 %1246 = add nuw nsw i64 %1245, 1
 %1247 = icmp samesign ult i64 %1245, 3
 br i1 %1247, label %830, label %876
1248:
 %1249 = phi double [ 0xFFF0000000000000, %828 ], [ %1349, %1345 ]
 %1250 = phi i64 [ -1, %828 ], [ %1348, %1345 ]
 %1251 = phi i64 [ 0, %828 ], [ %1298, %1345 ]
 %1252 = udiv i64 %1251, 3
 %1253 = urem i64 %1251, 3
 %1254 = getelementptr double, ptr %749, i64 %1252
 %1255 = getelementptr double, ptr %751, i64 %1253
 br label %1273
1256:
 %1257 = fcmp nsz contract olt double %1315, 0.000000e+00
 br i1 %1257, label %1317, label %1258
1258:
 %1259 = tail call nsz contract double @llvm.fabs.f64(double %1315)
 br label %1324
1260:
 %1261 = add nuw nsw i64 %1326, 1
 %1262 = tail call nsz contract double @llvm.fabs.f64(double %1339)
 %1263 = getelementptr double, ptr %802, i64 %1261
 %1264 = load double, ptr %1263, align 8
 %1265 = fmul nsz contract double %1262, %1264
 %1266 = tail call nsz contract double @llvm.fabs.f64(double %1343)
 %1267 = getelementptr double, ptr %804, i64 %1261
 %1268 = load double, ptr %1267, align 8
 %1269 = fmul nsz contract double %1266, %1268
 %1270 = fadd nsz contract double %1265, %1269
 %1271 = fsub nsz contract double %1325, %1270
 %1272 = icmp eq i64 %1261, 3
 br i1 %1272, label %1345, label %1324
1273:
 %1274 = phi double [ 0.000000e+00, %1248 ], [ %1296, %1273 ]
 %1275 = phi i64 [ 0, %1248 ], [ %1276, %1273 ]
 %1276 = add nuw nsw i64 %1275, 1
 %1277 = icmp eq i64 %1276, 3
 %1278 = add nuw nsw i64 %1275, 2
 %1279 = urem i64 %1278, 3
 %1280 = mul nuw nsw i64 %1276, 3
 %1281 = select i1 %1277, i64 0, i64 %1280
 %1282 = getelementptr double, ptr %1254, i64 %1281
 %1283 = load double, ptr %1282, align 8
 %1284 = mul nuw nsw i64 %1279, 3
 %1285 = getelementptr double, ptr %1255, i64 %1284
 %1286 = load double, ptr %1285, align 8
 %1287 = fmul nsz contract double %1283, %1286
 %1288 = getelementptr double, ptr %1254, i64 %1284
 %1289 = load double, ptr %1288, align 8
 %1290 = getelementptr double, ptr %1255, i64 %1281
 %1291 = load double, ptr %1290, align 8
 %1292 = fmul nsz contract double %1289, %1291
 %1293 = fsub nsz contract double %1287, %1292
 %1294 = getelementptr double, ptr %829, i64 %1275
 store double %1293, ptr %1294, align 8
 %1295 = fmul nsz contract double %1293, %1293
 %1296 = fadd nsz contract double %1274, %1295
 br i1 %1277, label %1297, label %1273
1297:
 %1298 = add nuw nsw i64 %1251, 1
 %1299 = tail call nsz contract double @llvm.sqrt.f64(double %1296)
 %1300 = fcmp nsz contract olt double %1299, 0x3EB0C6F7A0B5ED8D
 br i1 %1300, label %1345, label %1301
1301:
 %1302 = phi double [ %1315, %1301 ], [ 0.000000e+00, %1297 ]
 %1303 = phi i64 [ %1304, %1301 ], [ 0, %1297 ]
 %1304 = add nuw nsw i64 %1303, 1
 %1305 = getelementptr double, ptr %829, i64 %1303
 %1306 = load double, ptr %1305, align 8
 %1307 = fdiv nsz contract double %1306, %1299
 store double %1307, ptr %1305, align 8
 %1308 = add nuw nsw i64 %1303, 9
 %1309 = getelementptr double, ptr %751, i64 %1308
 %1310 = load double, ptr %1309, align 8
 %1311 = getelementptr double, ptr %749, i64 %1308
 %1312 = load double, ptr %1311, align 8
 %1313 = fsub nsz contract double %1310, %1312
 %1314 = fmul nsz contract double %1307, %1313
 %1315 = fadd nsz contract double %1302, %1314
 %1316 = icmp eq i64 %1304, 3
 br i1 %1316, label %1256, label %1301
1317:
 %1318 = phi i64 [ %1319, %1317 ], [ 0, %1256 ]
 %1319 = add nuw nsw i64 %1318, 1
 %1320 = getelementptr double, ptr %829, i64 %1318
 %1321 = load double, ptr %1320, align 8
 %1322 = fneg nsz contract double %1321
 store double %1322, ptr %1320, align 8
 %1323 = icmp eq i64 %1319, 3
 br i1 %1323, label %1258, label %1317
1324:
 %1325 = phi double [ %1259, %1258 ], [ %1271, %1260 ]
 %1326 = phi i64 [ 0, %1258 ], [ %1261, %1260 ]
 br label %1327
1327:
 %1328 = phi double [ 0.000000e+00, %1324 ], [ %1343, %1327 ]
 %1329 = phi double [ 0.000000e+00, %1324 ], [ %1339, %1327 ]
 %1330 = phi i64 [ 0, %1324 ], [ %1331, %1327 ]
 %1331 = add nuw nsw i64 %1330, 1
 %1332 = getelementptr double, ptr %829, i64 %1330
 %1333 = load double, ptr %1332, align 8
 %1334 = mul nuw nsw i64 %1330, 3
 %1335 = add nuw nsw i64 %1334, %1326
 %1336 = getelementptr double, ptr %749, i64 %1335
 %1337 = load double, ptr %1336, align 8
 %1338 = fmul nsz contract double %1333, %1337
 %1339 = fadd nsz contract double %1329, %1338
 %1340 = getelementptr double, ptr %751, i64 %1335
 %1341 = load double, ptr %1340, align 8
 %1342 = fmul nsz contract double %1333, %1341
 %1343 = fadd nsz contract double %1328, %1342
 %1344 = icmp eq i64 %1331, 3
 br i1 %1344, label %1260, label %1327
1345:
 %1346 = phi double [ 0xFFF0000000000000, %1297 ], [ %1271, %1260 ]
 %1347 = fcmp nsz contract ogt double %1346, %1249
 %1348 = select i1 %1347, i64 %1251, i64 %1250
 %1349 = select i1 %1347, double %1346, double %1249
 %1350 = icmp eq i64 %1298, 9
 br i1 %1350, label %937, label %1248
1351:
 br label %1718
1352:
 br i1 %794, label %1353, label %1354
1353:
 call fastcc void @f11(ptr %66, ptr readonly %53, ptr %54, i64 %719, i64 %721, i64 %723, double %747, i64 %719, i64 %721, double 1.000000e+00)
 br label %1718
1354:
 br i1 %795, label %1355, label %1356
1355:
 call fastcc void @f11(ptr %67, ptr readonly %53, ptr %54, i64 %721, i64 %719, i64 %723, double %747, i64 %719, i64 %721, double -1.000000e+00)
 br label %1718
1356:
 %1357 = load i64, ptr %132, align 1
 %1358 = inttoptr i64 %1357 to ptr
 %1359 = load i64, ptr %133, align 1
 %1360 = inttoptr i64 %1359 to ptr
 %1361 = getelementptr i8, ptr %1360, i64 24
 %1362 = getelementptr i8, ptr %1360, i64 48
 %1363 = shl i64 %735, 5
 %1364 = getelementptr i8, ptr %1358, i64 %1363
 %1365 = load double, ptr %1364, align 8
 %1366 = shl i64 %740, 5
 %1367 = getelementptr i8, ptr %1358, i64 %1366
 %1368 = load double, ptr %1367, align 8
 store double %1365, ptr %1362, align 8
 %1369 = getelementptr i8, ptr %1360, i64 56
 store double %1368, ptr %1369, align 8
 %1370 = load i64, ptr %752, align 8
 %1371 = icmp eq i64 %1370, 1
 br i1 %1371, label %1372, label %1375
1372:
 %1373 = getelementptr i8, ptr %1364, i64 24
 %1374 = load double, ptr %1373, align 8
 br label %1375
1375:
 %1376 = phi double [ %1374, %1372 ], [ 0.000000e+00, %1356 ]
 %1377 = load i64, ptr %755, align 8
 %1378 = icmp eq i64 %1377, 1
 br i1 %1378, label %1379, label %1382
1379:
 %1380 = getelementptr i8, ptr %1367, i64 24
 %1381 = load double, ptr %1380, align 8
 br label %1382
1382:
 %1383 = phi double [ %1381, %1379 ], [ 0.000000e+00, %1375 ]
 br label %1644
1384:
 %1385 = fmul nsz contract double %1657, %1657
 %1386 = fsub nsz contract double 1.000000e+00, %1385
 %1387 = fcmp nsz contract ogt double %1376, 0.000000e+00
 %1388 = fcmp nsz contract ogt double %1383, 0.000000e+00
 %1389 = select i1 %1387, i1 %1388, i1 false
 %1390 = fcmp nsz contract olt double %1386, 0x3EB0C6F7A0B5ED8D
 %1391 = select i1 %1389, i1 %1390, i1 false
 br i1 %1391, label %1392, label %1503
1392:
 %1393 = fcmp nsz contract ogt double %1657, 0.000000e+00
 %1394 = fneg nsz contract double %1376
 %1395 = fsub nsz contract double %1665, %1383
 %1396 = fcmp nsz contract ogt double %1395, %1394
 %1397 = select i1 %1396, double %1395, double %1394
 %1398 = fadd nsz contract double %1383, %1665
 %1399 = fcmp nsz contract olt double %1398, %1376
 %1400 = select i1 %1399, double %1398, double %1376
 %1401 = fcmp nsz contract olt double %1397, %1400
 br i1 %1401, label %1669, label %1503
1402:
 %1403 = load i64, ptr %134, align 1
 %1404 = inttoptr i64 %1403 to ptr
 br label %1470
1405:
 %1406 = getelementptr double, ptr %1404, i64 %1487
 %1407 = load double, ptr %1406, align 8
 %1408 = fdiv nsz contract double %1407, %1484
 br label %1412
1409:
 %1410 = icmp eq i64 %1487, 2
 %1411 = select i1 %1410, double 1.000000e+00, double 0.000000e+00
 br label %1412
1412:
 %1413 = phi double [ %1408, %1405 ], [ %1411, %1409 ]
 %1414 = getelementptr double, ptr %1404, i64 %1487
 store double %1413, ptr %1414, align 8
 %1415 = icmp eq i64 %1488, 3
 br i1 %1415, label %1416, label %1486
1416:
 %1417 = load double, ptr %1362, align 8
 %1418 = fsub nsz contract double %1484, %1417
 %1419 = load double, ptr %1369, align 8
 %1420 = fsub nsz contract double %1418, %1419
 %1421 = fmul nsz contract double %1420, 5.000000e-01
 br label %1489
1422:
 %1423 = load i64, ptr %99, align 1
 %1424 = load i64, ptr %100, align 1
 %1425 = shl nsw i64 %1424, 2
 %1426 = inttoptr i64 %1423 to ptr
 %1427 = load i64, ptr %135, align 1
 %1428 = inttoptr i64 %1427 to ptr
 %1429 = load i64, ptr %136, align 1
 %1430 = inttoptr i64 %1429 to ptr
 %1431 = load i64, ptr %137, align 1
 %1432 = inttoptr i64 %1431 to ptr
 %1433 = fcmp nsz contract olt double %1420, %747
 br i1 %1433, label %1434, label %1502
1434:
 %1435 = load i64, ptr %127, align 1
 %1436 = icmp slt i64 %1435, %1424
 br i1 %1436, label %1440, label %1437
1437:
 %1438 = load i64, ptr %138, align 1
 %1439 = add nsw i64 %1438, 1
 store i64 %1439, ptr %138, align 1
 br label %1502
1440:
 %1441 = icmp slt i64 %1435, 0
 %1442 = select i1 %1441, i64 %1425, i64 0
 %1443 = shl i64 %1435, 5
 %1444 = getelementptr i8, ptr %1426, i64 %1443
 %1445 = getelementptr i64, ptr %1444, i64 %1442
 store i64 %719, ptr %1445, align 8
 %1446 = getelementptr i8, ptr %1444, i64 8
 %1447 = getelementptr i64, ptr %1446, i64 %1442
 store i64 %721, ptr %1447, align 8
 %1448 = getelementptr i8, ptr %1444, i64 16
 %1449 = getelementptr i64, ptr %1448, i64 %1442
 store i64 %723, ptr %1449, align 8
 %1450 = getelementptr i8, ptr %1444, i64 24
 %1451 = getelementptr i64, ptr %1450, i64 %1442
 store i64 %1672, ptr %1451, align 8
 %1452 = select i1 %1441, i64 %1424, i64 0
 %1453 = add i64 %1452, %1435
 %1454 = getelementptr double, ptr %1428, i64 %1453
 store double %1420, ptr %1454, align 8
 %1455 = mul i64 %1453, 3
 br label %1459
1456:
 %1457 = load i64, ptr %127, align 1
 %1458 = add nsw i64 %1457, 1
 store i64 %1458, ptr %127, align 1
 br label %1502
1459:
 %1460 = phi i64 [ 0, %1440 ], [ %1461, %1459 ]
 %1461 = add nuw nsw i64 %1460, 1
 %1462 = getelementptr double, ptr %1404, i64 %1460
 %1463 = load double, ptr %1462, align 8
 %1464 = getelementptr i8, ptr %1462, i64 24
 %1465 = load double, ptr %1464, align 8
 %1466 = add i64 %1460, %1455
 %1467 = getelementptr double, ptr %1430, i64 %1466
 store double %1463, ptr %1467, align 8
 %1468 = getelementptr double, ptr %1432, i64 %1466
 store double %1465, ptr %1468, align 8
 %1469 = icmp eq i64 %1461, 3
 br i1 %1469, label %1456, label %1459
1470:
 %1471 = phi double [ 0.000000e+00, %1402 ], [ %1481, %1470 ]
 %1472 = phi i64 [ 0, %1402 ], [ %1473, %1470 ]
 %1473 = add nuw nsw i64 %1472, 1
 %1474 = getelementptr double, ptr %1361, i64 %1472
 %1475 = load double, ptr %1474, align 8
 %1476 = getelementptr double, ptr %1360, i64 %1472
 %1477 = load double, ptr %1476, align 8
 %1478 = fsub nsz contract double %1475, %1477
 %1479 = getelementptr double, ptr %1404, i64 %1472
 store double %1478, ptr %1479, align 8
 %1480 = fmul nsz contract double %1478, %1478
 %1481 = fadd nsz contract double %1471, %1480
 %1482 = icmp eq i64 %1473, 3
 br i1 %1482, label %1483, label %1470
1483:
 %1484 = tail call nsz contract double @llvm.sqrt.f64(double %1481)
 %1485 = fcmp nsz contract ogt double %1484, 0.000000e+00
 br label %1486
1486:
 %1487 = phi i64 [ 0, %1483 ], [ %1488, %1412 ]
 %1488 = add nuw nsw i64 %1487, 1
 br i1 %1485, label %1405, label %1409
1489:
 %1490 = phi i64 [ 0, %1416 ], [ %1491, %1489 ]
 %1491 = add nuw nsw i64 %1490, 1
 %1492 = getelementptr double, ptr %1360, i64 %1490
 %1493 = load double, ptr %1492, align 8
 %1494 = getelementptr double, ptr %1404, i64 %1490
 %1495 = load double, ptr %1494, align 8
 %1496 = load double, ptr %1362, align 8
 %1497 = fadd nsz contract double %1421, %1496
 %1498 = fmul nsz contract double %1495, %1497
 %1499 = fadd nsz contract double %1493, %1498
 %1500 = getelementptr i8, ptr %1494, i64 24
 store double %1499, ptr %1500, align 8
 %1501 = icmp eq i64 %1491, 3
 br i1 %1501, label %1422, label %1489
1502:
 br i1 %1671, label %1718, label %1669
1503:
 br i1 %1387, label %1504, label %1522
1504:
 %1505 = fcmp nsz contract oge double %1386, 0x3EB0C6F7A0B5ED8D
 %1506 = select i1 %1388, i1 %1505, i1 false
 br i1 %1506, label %1507, label %1516
1507:
 %1508 = fmul nsz contract double %1657, %1667
 %1509 = fsub nsz contract double %1665, %1508
 %1510 = fdiv nsz contract double %1509, %1386
 %1511 = fneg nsz contract double %1376
 %1512 = fcmp nsz contract olt double %1510, %1511
 %1513 = select i1 %1512, double %1511, double %1510
 %1514 = fcmp nsz contract olt double %1376, %1513
 %1515 = select i1 %1514, double %1376, double %1513
 br label %1522
1516:
 %1517 = fneg nsz contract double %1376
 %1518 = fcmp nsz contract olt double %1665, %1517
 %1519 = select i1 %1518, double %1517, double %1665
 %1520 = fcmp nsz contract olt double %1376, %1519
 %1521 = select i1 %1520, double %1376, double %1519
 br label %1522
1522:
 %1523 = phi double [ 0.000000e+00, %1503 ], [ %1515, %1507 ], [ %1521, %1516 ]
 %1524 = fmul nsz contract double %1657, %1523
 %1525 = fsub nsz contract double %1524, %1667
 %1526 = tail call nsz contract double @llvm.fabs.f64(double %1525)
 %1527 = fcmp nsz contract ogt double %1526, %1383
 br i1 %1527, label %1528, label %1541
1528:
 %1529 = fneg nsz contract double %1383
 %1530 = fcmp nsz contract olt double %1525, %1529
 %1531 = select i1 %1530, double %1529, double %1525
 %1532 = fcmp nsz contract olt double %1383, %1531
 %1533 = select i1 %1532, double %1383, double %1531
 %1534 = fmul nsz contract double %1657, %1533
 %1535 = fadd nsz contract double %1665, %1534
 %1536 = fneg nsz contract double %1376
 %1537 = fcmp nsz contract olt double %1535, %1536
 %1538 = select i1 %1537, double %1536, double %1535
 %1539 = fcmp nsz contract olt double %1376, %1538
 %1540 = select i1 %1539, double %1376, double %1538
 br label %1541
1541:
 %1542 = phi double [ %1540, %1528 ], [ %1523, %1522 ]
 %1543 = phi double [ %1533, %1528 ], [ %1525, %1522 ]
 br label %1697
1544:
 %1545 = load i64, ptr %134, align 1
 %1546 = inttoptr i64 %1545 to ptr
 br label %1612
1547:
 %1548 = getelementptr double, ptr %1546, i64 %1629
 %1549 = load double, ptr %1548, align 8
 %1550 = fdiv nsz contract double %1549, %1626
 br label %1554
1551:
 %1552 = icmp eq i64 %1629, 2
 %1553 = select i1 %1552, double 1.000000e+00, double 0.000000e+00
 br label %1554
1554:
 %1555 = phi double [ %1550, %1547 ], [ %1553, %1551 ]
 %1556 = getelementptr double, ptr %1546, i64 %1629
 store double %1555, ptr %1556, align 8
 %1557 = icmp eq i64 %1630, 3
 br i1 %1557, label %1558, label %1628
1558:
 %1559 = load double, ptr %1362, align 8
 %1560 = fsub nsz contract double %1626, %1559
 %1561 = load double, ptr %1369, align 8
 %1562 = fsub nsz contract double %1560, %1561
 %1563 = fmul nsz contract double %1562, 5.000000e-01
 br label %1631
1564:
 %1565 = load i64, ptr %99, align 1
 %1566 = load i64, ptr %100, align 1
 %1567 = shl nsw i64 %1566, 2
 %1568 = inttoptr i64 %1565 to ptr
 %1569 = load i64, ptr %135, align 1
 %1570 = inttoptr i64 %1569 to ptr
 %1571 = load i64, ptr %136, align 1
 %1572 = inttoptr i64 %1571 to ptr
 %1573 = load i64, ptr %137, align 1
 %1574 = inttoptr i64 %1573 to ptr
 %1575 = fcmp nsz contract olt double %1562, %747
 br i1 %1575, label %1576, label %1718
1576:
 %1577 = load i64, ptr %127, align 1
 %1578 = icmp slt i64 %1577, %1566
 br i1 %1578, label %1582, label %1579
1579:
 %1580 = load i64, ptr %138, align 1
 %1581 = add nsw i64 %1580, 1
 store i64 %1581, ptr %138, align 1
 br label %1718
1582:
 %1583 = icmp slt i64 %1577, 0
 %1584 = select i1 %1583, i64 %1567, i64 0
 %1585 = shl i64 %1577, 5
 %1586 = getelementptr i8, ptr %1568, i64 %1585
 %1587 = getelementptr i64, ptr %1586, i64 %1584
 store i64 %719, ptr %1587, align 8
 %1588 = getelementptr i8, ptr %1586, i64 8
 %1589 = getelementptr i64, ptr %1588, i64 %1584
 store i64 %721, ptr %1589, align 8
 %1590 = getelementptr i8, ptr %1586, i64 16
 %1591 = getelementptr i64, ptr %1590, i64 %1584
 store i64 %723, ptr %1591, align 8
 %1592 = getelementptr i8, ptr %1586, i64 24
 %1593 = getelementptr i64, ptr %1592, i64 %1584
 store i64 0, ptr %1593, align 8
 %1594 = select i1 %1583, i64 %1566, i64 0
 %1595 = add i64 %1594, %1577
 %1596 = getelementptr double, ptr %1570, i64 %1595
 store double %1562, ptr %1596, align 8
 %1597 = mul i64 %1595, 3
 br label %1601
1598:
 %1599 = load i64, ptr %127, align 1
 %1600 = add nsw i64 %1599, 1
 store i64 %1600, ptr %127, align 1
 br label %1718
1601:
 %1602 = phi i64 [ 0, %1582 ], [ %1603, %1601 ]
 %1603 = add nuw nsw i64 %1602, 1
 %1604 = getelementptr double, ptr %1546, i64 %1602
 %1605 = load double, ptr %1604, align 8
 %1606 = getelementptr i8, ptr %1604, i64 24
 %1607 = load double, ptr %1606, align 8
 %1608 = add i64 %1602, %1597
 %1609 = getelementptr double, ptr %1572, i64 %1608
 store double %1605, ptr %1609, align 8
 %1610 = getelementptr double, ptr %1574, i64 %1608
 store double %1607, ptr %1610, align 8
 %1611 = icmp eq i64 %1603, 3
 br i1 %1611, label %1598, label %1601
1612:
 %1613 = phi double [ 0.000000e+00, %1544 ], [ %1623, %1612 ]
 %1614 = phi i64 [ 0, %1544 ], [ %1615, %1612 ]
 %1615 = add nuw nsw i64 %1614, 1
 %1616 = getelementptr double, ptr %1361, i64 %1614
 %1617 = load double, ptr %1616, align 8
 %1618 = getelementptr double, ptr %1360, i64 %1614
 %1619 = load double, ptr %1618, align 8
 %1620 = fsub nsz contract double %1617, %1619
 %1621 = getelementptr double, ptr %1546, i64 %1614
 store double %1620, ptr %1621, align 8
 %1622 = fmul nsz contract double %1620, %1620
 %1623 = fadd nsz contract double %1613, %1622
 %1624 = icmp eq i64 %1615, 3
 br i1 %1624, label %1625, label %1612
1625:
 %1626 = tail call nsz contract double @llvm.sqrt.f64(double %1623)
 %1627 = fcmp nsz contract ogt double %1626, 0.000000e+00
 br label %1628
1628:
 %1629 = phi i64 [ 0, %1625 ], [ %1630, %1554 ]
 %1630 = add nuw nsw i64 %1629, 1
 br i1 %1627, label %1547, label %1551
1631:
 %1632 = phi i64 [ 0, %1558 ], [ %1633, %1631 ]
 %1633 = add nuw nsw i64 %1632, 1
 %1634 = getelementptr double, ptr %1360, i64 %1632
 %1635 = load double, ptr %1634, align 8
 %1636 = getelementptr double, ptr %1546, i64 %1632
 %1637 = load double, ptr %1636, align 8
 %1638 = load double, ptr %1362, align 8
 %1639 = fadd nsz contract double %1563, %1638
 %1640 = fmul nsz contract double %1637, %1639
 %1641 = fadd nsz contract double %1635, %1640
 %1642 = getelementptr i8, ptr %1636, i64 24
 store double %1641, ptr %1642, align 8
 %1643 = icmp eq i64 %1633, 3
 br i1 %1643, label %1564, label %1631
1644:
 %1645 = phi double [ 0.000000e+00, %1382 ], [ %1667, %1644 ]
 %1646 = phi double [ 0.000000e+00, %1382 ], [ %1665, %1644 ]
 %1647 = phi double [ 0.000000e+00, %1382 ], [ %1657, %1644 ]
 %1648 = phi i64 [ 0, %1382 ], [ %1649, %1644 ]
 %1649 = add nuw nsw i64 %1648, 1
 %1650 = mul nuw nsw i64 %1648, 3
 %1651 = add nuw nsw i64 %1650, 2
 %1652 = getelementptr double, ptr %749, i64 %1651
 %1653 = load double, ptr %1652, align 8
 %1654 = getelementptr double, ptr %751, i64 %1651
 %1655 = load double, ptr %1654, align 8
 %1656 = fmul nsz contract double %1653, %1655
 %1657 = fadd nsz contract double %1647, %1656
 %1658 = add nuw nsw i64 %1648, 9
 %1659 = getelementptr double, ptr %751, i64 %1658
 %1660 = load double, ptr %1659, align 8
 %1661 = getelementptr double, ptr %749, i64 %1658
 %1662 = load double, ptr %1661, align 8
 %1663 = fsub nsz contract double %1660, %1662
 %1664 = fmul nsz contract double %1653, %1663
 %1665 = fadd nsz contract double %1646, %1664
 %1666 = fmul nsz contract double %1655, %1663
 %1667 = fadd nsz contract double %1645, %1666
 %1668 = icmp eq i64 %1649, 3
 br i1 %1668, label %1384, label %1644
1669:
 %1670 = phi double [ %1400, %1502 ], [ %1397, %1392 ]
 %1671 = phi i1 [ true, %1502 ], [ false, %1392 ]
 %1672 = phi i64 [ 2, %1502 ], [ 1, %1392 ]
 %1673 = fsub nsz contract double %1670, %1665
 br label %1674
1674:
 %1675 = phi i64 [ 0, %1669 ], [ %1676, %1674 ]
 %1676 = add nuw nsw i64 %1675, 1
 %1677 = add nuw nsw i64 %1675, 9
 %1678 = getelementptr double, ptr %749, i64 %1677
 %1679 = load double, ptr %1678, align 8
 %1680 = mul nuw nsw i64 %1675, 3
 %1681 = add nuw nsw i64 %1680, 2
 %1682 = getelementptr double, ptr %749, i64 %1681
 %1683 = load double, ptr %1682, align 8
 %1684 = fmul nsz contract double %1670, %1683
 %1685 = fadd nsz contract double %1679, %1684
 %1686 = getelementptr double, ptr %1360, i64 %1675
 store double %1685, ptr %1686, align 8
 %1687 = getelementptr double, ptr %751, i64 %1677
 %1688 = load double, ptr %1687, align 8
 %1689 = getelementptr double, ptr %751, i64 %1681
 %1690 = load double, ptr %1689, align 8
 %1691 = fneg nsz contract double %1690
 %1692 = select nsz contract i1 %1393, double %1690, double %1691
 %1693 = fmul nsz contract double %1673, %1692
 %1694 = fadd nsz contract double %1688, %1693
 %1695 = getelementptr double, ptr %1361, i64 %1675
 store double %1694, ptr %1695, align 8
 %1696 = icmp eq i64 %1676, 3
 br i1 %1696, label %1402, label %1674
1697:
 %1698 = phi i64 [ 0, %1541 ], [ %1699, %1697 ]
 %1699 = add nuw nsw i64 %1698, 1
 %1700 = add nuw nsw i64 %1698, 9
 %1701 = getelementptr double, ptr %749, i64 %1700
 %1702 = load double, ptr %1701, align 8
 %1703 = mul nuw nsw i64 %1698, 3
 %1704 = add nuw nsw i64 %1703, 2
 %1705 = getelementptr double, ptr %749, i64 %1704
 %1706 = load double, ptr %1705, align 8
 %1707 = fmul nsz contract double %1542, %1706
 %1708 = fadd nsz contract double %1702, %1707
 %1709 = getelementptr double, ptr %1360, i64 %1698
 store double %1708, ptr %1709, align 8
 %1710 = getelementptr double, ptr %751, i64 %1700
 %1711 = load double, ptr %1710, align 8
 %1712 = getelementptr double, ptr %751, i64 %1704
 %1713 = load double, ptr %1712, align 8
 %1714 = fmul nsz contract double %1543, %1713
 %1715 = fadd nsz contract double %1711, %1714
 %1716 = getelementptr double, ptr %1361, i64 %1698
 store double %1715, ptr %1716, align 8
 %1717 = icmp eq i64 %1699, 3
 br i1 %1717, label %1544, label %1697
1718:
 br label %1749
1719:
 %1720 = phi double [ 0.000000e+00, %762 ], [ %1734, %1719 ]
 %1721 = phi i64 [ 0, %762 ], [ %1722, %1719 ]
 %1722 = add nuw nsw i64 %1721, 1
 %1723 = mul nuw nsw i64 %1721, 24
 %1724 = getelementptr i8, ptr %765, i64 %1723
 %1725 = getelementptr i8, ptr %1724, i64 16
 %1726 = load double, ptr %1725, align 8
 %1727 = add nuw nsw i64 %1721, 9
 %1728 = getelementptr double, ptr %766, i64 %1727
 %1729 = load double, ptr %1728, align 8
 %1730 = getelementptr double, ptr %765, i64 %1727
 %1731 = load double, ptr %1730, align 8
 %1732 = fsub nsz contract double %1729, %1731
 %1733 = fmul nsz contract double %1726, %1732
 %1734 = fadd nsz contract double %1720, %1733
 %1735 = icmp eq i64 %1722, 3
 br i1 %1735, label %767, label %1719
1736:
 %1737 = phi double [ %1747, %1736 ], [ 0.000000e+00, %759 ]
 %1738 = phi i64 [ %1739, %1736 ], [ 0, %759 ]
 %1739 = add nuw nsw i64 %1738, 1
 %1740 = add nuw nsw i64 %1738, 9
 %1741 = getelementptr double, ptr %751, i64 %1740
 %1742 = load double, ptr %1741, align 8
 %1743 = getelementptr double, ptr %749, i64 %1740
 %1744 = load double, ptr %1743, align 8
 %1745 = fsub nsz contract double %1742, %1744
 %1746 = fmul nsz contract double %1745, %1745
 %1747 = fadd nsz contract double %1737, %1746
 %1748 = icmp eq i64 %1739, 3
 br i1 %1748, label %772, label %1736
1749:
 %1750 = icmp eq i64 %716, %552
 br i1 %1750, label %1796, label %714
1751:
 %1752 = phi double [ %568, %566 ], [ 0.000000e+00, %556 ]
 %1753 = phi double [ %567, %566 ], [ 0.000000e+00, %556 ]
 %1754 = phi i64 [ %1755, %566 ], [ 0, %556 ]
 %1755 = add nuw nsw i64 %1754, 1
 %1756 = getelementptr double, ptr %539, i64 %1754
 %1757 = load double, ptr %1756, align 8
 %1758 = fsub nsz contract double %1757, %1757
 %1759 = fcmp nsz contract ord double %1758, 0.000000e+00
 br i1 %1759, label %559, label %566
1760:
 %1761 = phi i64 [ 0, %588 ], [ %1762, %712 ]
 %1762 = add nuw nsw i64 %1761, 1
 %1763 = getelementptr double, ptr %539, i64 %1761
 %1764 = load double, ptr %1763, align 8
 %1765 = fsub nsz contract double %1764, %1764
 %1766 = fcmp nsz contract ord double %1765, 0.000000e+00
 br i1 %1766, label %622, label %590
1767:
 %1768 = phi i64 [ 0, %593 ], [ %1769, %620 ]
 %1769 = add nuw nsw i64 %1768, 1
 %1770 = getelementptr double, ptr %539, i64 %1768
 %1771 = load double, ptr %1770, align 8
 %1772 = fsub nsz contract double %1771, %1771
 %1773 = fcmp nsz contract ord double %1772, 0.000000e+00
 br i1 %1773, label %595, label %620
1774:
 %1775 = phi i64 [ 0, %622 ], [ %1776, %697 ]
 %1776 = add nuw nsw i64 %1775, 1
 %1777 = urem i64 %1775, 3
 %1778 = add i64 %640, %1777
 %1779 = udiv i64 %1775, 3
 %1780 = urem i64 %1779, 3
 %1781 = add i64 %641, %1780
 %1782 = udiv i64 %1775, 9
 %1783 = add i64 %642, %1782
 %1784 = mul nsw i64 %1778, 73856093
 %1785 = mul nsw i64 %1781, 19349663
 %1786 = mul nsw i64 %1783, 83492791
 %1787 = xor i64 %1786, %1784
 %1788 = xor i64 %1787, %1785
 %1789 = and i64 %1788, %589
 %1790 = icmp slt i64 %1789, 0
 %1791 = select i1 %1790, i64 %545, i64 0
 %1792 = getelementptr i64, ptr %546, i64 %1789
 %1793 = getelementptr i64, ptr %1792, i64 %1791
 %1794 = load i64, ptr %1793, align 8
 %1795 = icmp sgt i64 %1794, -1
 br i1 %1795, label %644, label %697
1796:
 %1797 = load i64, ptr %127, align 1
 %1798 = icmp slt i64 %1797, 1
 br i1 %1798, label %1945, label %1948
1799:
 %1800 = add nuw nsw i64 %1949, 1
 %1801 = icmp eq i64 %1800, %1797
 br i1 %1801, label %1945, label %1948
1802:
 %1803 = getelementptr i64, ptr %268, i64 %1961
 %1804 = load i64, ptr %1803, align 8
 %1805 = icmp slt i64 %1804, 0
 br i1 %1805, label %1806, label %1809
1806:
 %1807 = load i64, ptr %101, align 1
 %1808 = add nsw i64 %1807, 1
 store i64 %1808, ptr %101, align 1
 br label %1809
1809:
 br i1 %1953, label %1810, label %1952
1810:
 %1811 = load i64, ptr %136, align 1
 %1812 = inttoptr i64 %1811 to ptr
 %1813 = load i64, ptr %139, align 1
 %1814 = mul i64 %1949, 24
 %1815 = getelementptr i8, ptr %1812, i64 %1814
 %1816 = getelementptr i8, ptr %1815, i64 16
 %1817 = load double, ptr %1816, align 8
 %1818 = fcmp nsz contract ult double %1817, 0.000000e+00
 %1819 = select i1 %1818, double -1.000000e+00, double 1.000000e+00
 %1820 = inttoptr i64 %1813 to ptr
 %1821 = mul i64 %1949, 72
 %1822 = getelementptr i8, ptr %1820, i64 %1821
 %1823 = fadd nsz contract double %1817, %1819
 %1824 = fdiv nsz contract double -1.000000e+00, %1823
 %1825 = load double, ptr %1815, align 8
 %1826 = getelementptr i8, ptr %1815, i64 8
 %1827 = load double, ptr %1826, align 8
 %1828 = fmul nsz contract double %1825, %1827
 %1829 = fmul nsz contract double %1828, %1824
 store double %1825, ptr %1822, align 8
 %1830 = getelementptr i8, ptr %1822, i64 8
 store double %1827, ptr %1830, align 8
 %1831 = getelementptr i8, ptr %1822, i64 16
 store double %1817, ptr %1831, align 8
 %1832 = load double, ptr %1815, align 8
 %1833 = fmul nsz contract double %1819, %1832
 %1834 = fmul nsz contract double %1832, %1833
 %1835 = fmul nsz contract double %1824, %1834
 %1836 = fadd nsz contract double %1835, 1.000000e+00
 %1837 = fmul nsz contract double %1819, %1829
 %1838 = fneg nsz contract double %1819
 %1839 = fmul nsz contract double %1832, %1838
 %1840 = getelementptr i8, ptr %1822, i64 24
 store double %1836, ptr %1840, align 8
 %1841 = getelementptr i8, ptr %1822, i64 32
 store double %1837, ptr %1841, align 8
 %1842 = getelementptr i8, ptr %1822, i64 40
 store double %1839, ptr %1842, align 8
 %1843 = load double, ptr %1826, align 8
 %1844 = fmul nsz contract double %1843, %1843
 %1845 = fmul nsz contract double %1824, %1844
 %1846 = fadd nsz contract double %1819, %1845
 %1847 = fneg nsz contract double %1843
 %1848 = getelementptr i8, ptr %1822, i64 48
 store double %1829, ptr %1848, align 8
 %1849 = getelementptr i8, ptr %1822, i64 56
 store double %1846, ptr %1849, align 8
 %1850 = getelementptr i8, ptr %1822, i64 64
 store double %1847, ptr %1850, align 8
 %1851 = load i64, ptr %94, align 1
 %1852 = load i64, ptr %95, align 1
 %1853 = inttoptr i64 %1851 to ptr
 %1854 = load i64, ptr %106, align 1
 %1855 = inttoptr i64 %1854 to ptr
 %1856 = load i64, ptr %99, align 1
 %1857 = inttoptr i64 %1856 to ptr
 %1858 = load i64, ptr %137, align 1
 %1859 = inttoptr i64 %1858 to ptr
 %1860 = load i64, ptr %139, align 1
 %1861 = inttoptr i64 %1860 to ptr
 %1862 = load i64, ptr %140, align 1
 %1863 = inttoptr i64 %1862 to ptr
 %1864 = getelementptr i8, ptr %1859, i64 %1814
 %1865 = getelementptr i8, ptr %1861, i64 %1821
 %1866 = mul nuw nsw i64 %1949, 3
 %1867 = getelementptr i8, ptr %1857, i64 %1950
 br label %1877
1868:
 %1869 = add nuw nsw i64 %1878, 1
 %1870 = icmp eq i64 %1869, 3
 br i1 %1870, label %1799, label %1877
1871:
 %1872 = mul i64 %1894, 96
 %1873 = getelementptr i8, ptr %1855, i64 %1872
 %1874 = getelementptr i8, ptr %1896, i64 24
 br label %1898
1875:
 br i1 %1901, label %1876, label %1898
1876:
 br i1 %1886, label %1868, label %1884
1877:
 %1878 = phi i64 [ 0, %1810 ], [ %1869, %1868 ]
 %1879 = add nuw nsw i64 %1878, %1866
 %1880 = mul i64 %1879, 96
 %1881 = getelementptr i8, ptr %1863, i64 %1880
 %1882 = mul nuw nsw i64 %1878, 24
 %1883 = getelementptr i8, ptr %1865, i64 %1882
 br label %1884
1884:
 %1885 = phi double [ -1.000000e+00, %1877 ], [ 1.000000e+00, %1876 ]
 %1886 = phi i1 [ false, %1877 ], [ true, %1876 ]
 %1887 = phi i64 [ 0, %1877 ], [ 1, %1876 ]
 %1888 = getelementptr i64, ptr %1867, i64 %1887
 %1889 = load i64, ptr %1888, align 8
 %1890 = icmp slt i64 %1889, 0
 %1891 = select i1 %1890, i64 %1852, i64 0
 %1892 = getelementptr i64, ptr %1853, i64 %1889
 %1893 = getelementptr i64, ptr %1892, i64 %1891
 %1894 = load i64, ptr %1893, align 8
 %1895 = mul nuw nsw i64 %1887, 48
 %1896 = getelementptr i8, ptr %1881, i64 %1895
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(48) %1896, i8 0, i64 48, i1 false)
 %1897 = icmp slt i64 %1894, 0
 br i1 %1897, label %1876, label %1871
1898:
 %1899 = phi i64 [ 0, %1871 ], [ %1900, %1875 ]
 %1900 = add nuw nsw i64 %1899, 1
 %1901 = icmp eq i64 %1900, 3
 %1902 = select i1 %1901, i64 0, i64 %1900
 %1903 = add nuw nsw i64 %1899, 2
 %1904 = urem i64 %1903, 3
 %1905 = getelementptr double, ptr %1864, i64 %1902
 %1906 = load double, ptr %1905, align 8
 %1907 = getelementptr double, ptr %1873, i64 %1902
 %1908 = getelementptr i8, ptr %1907, i64 72
 %1909 = load double, ptr %1908, align 8
 %1910 = fsub nsz contract double %1906, %1909
 %1911 = getelementptr double, ptr %1883, i64 %1904
 %1912 = load double, ptr %1911, align 8
 %1913 = fmul nsz contract double %1910, %1912
 %1914 = getelementptr double, ptr %1864, i64 %1904
 %1915 = load double, ptr %1914, align 8
 %1916 = getelementptr double, ptr %1873, i64 %1904
 %1917 = getelementptr i8, ptr %1916, i64 72
 %1918 = load double, ptr %1917, align 8
 %1919 = fsub nsz contract double %1915, %1918
 %1920 = getelementptr double, ptr %1883, i64 %1902
 %1921 = load double, ptr %1920, align 8
 %1922 = fmul nsz contract double %1919, %1921
 %1923 = fsub nsz contract double %1913, %1922
 %1924 = getelementptr double, ptr %1883, i64 %1899
 %1925 = mul nuw nsw i64 %1899, 24
 %1926 = getelementptr i8, ptr %1873, i64 %1925
 br label %1927
1927:
 %1928 = phi i64 [ 0, %1898 ], [ %1929, %1927 ]
 %1929 = add nuw nsw i64 %1928, 1
 %1930 = getelementptr double, ptr %1896, i64 %1928
 %1931 = load double, ptr %1930, align 8
 %1932 = getelementptr double, ptr %1926, i64 %1928
 %1933 = load double, ptr %1932, align 8
 %1934 = fmul nsz contract double %1885, %1933
 %1935 = fmul nsz contract double %1923, %1934
 %1936 = fadd nsz contract double %1931, %1935
 store double %1936, ptr %1930, align 8
 %1937 = getelementptr double, ptr %1874, i64 %1928
 %1938 = load double, ptr %1937, align 8
 %1939 = load double, ptr %1932, align 8
 %1940 = fmul nsz contract double %1885, %1939
 %1941 = load double, ptr %1924, align 8
 %1942 = fmul nsz contract double %1940, %1941
 %1943 = fadd nsz contract double %1938, %1942
 store double %1943, ptr %1937, align 8
 %1944 = icmp eq i64 %1929, 3
 br i1 %1944, label %1875, label %1927
1945:
 %1946 = load i64, ptr %101, align 1
 %1947 = icmp eq i64 %1946, 0
 br i1 %1947, label %1966, label %260
1948:
 %1949 = phi i64 [ %1800, %1799 ], [ 0, %1796 ]
 %1950 = shl i64 %1949, 5
 %1951 = getelementptr i8, ptr %272, i64 %1950
 br label %1952
1952:
 %1953 = phi i1 [ false, %1948 ], [ true, %1809 ]
 %1954 = phi i64 [ 0, %1948 ], [ 1, %1809 ]
 %1955 = getelementptr i64, ptr %1951, i64 %1954
 %1956 = load i64, ptr %1955, align 8
 %1957 = icmp slt i64 %1956, 0
 %1958 = select i1 %1957, i64 %265, i64 0
 %1959 = getelementptr i64, ptr %266, i64 %1956
 %1960 = getelementptr i64, ptr %1959, i64 %1958
 %1961 = load i64, ptr %1960, align 8
 %1962 = load i64, ptr %107, align 1
 %1963 = icmp eq i64 %1962, 0
 %1964 = icmp sgt i64 %1961, -1
 %1965 = select i1 %1963, i1 %1964, i1 false
 br i1 %1965, label %1802, label %1809
1966:
 %1967 = load i64, ptr %138, align 1
 %1968 = icmp eq i64 %1967, 0
 br i1 %1968, label %1969, label %260
1969:
 %1970 = load i64, ptr %139, align 1
 %1971 = load i64, ptr %100, align 1
 %1972 = inttoptr i64 %1970 to ptr
 %1973 = load i64, ptr %141, align 1
 %1974 = inttoptr i64 %1973 to ptr
 %1975 = load i64, ptr %142, align 1
 %1976 = inttoptr i64 %1975 to ptr
 %1977 = load i64, ptr %143, align 1
 %1978 = inttoptr i64 %1977 to ptr
 %1979 = load i64, ptr %144, align 1
 %1980 = load i64, ptr %145, align 1
 %1981 = inttoptr i64 %1979 to ptr
 %1982 = add nsw i64 %1980, -1
 %1983 = load i64, ptr %127, align 1
 %1984 = icmp slt i64 %1983, 1
 br i1 %1984, label %2068, label %2020
1985:
 %1986 = icmp eq i64 %2022, %1983
 br i1 %1986, label %2068, label %2020
1987:
 %1988 = phi i64 [ %2002, %2000 ], [ %2042, %2020 ]
 %1989 = icmp slt i64 %1988, 0
 %1990 = select i1 %1989, i64 %1980, i64 0
 %1991 = getelementptr i64, ptr %1981, i64 %1988
 %1992 = getelementptr i64, ptr %1991, i64 %1990
 %1993 = load i64, ptr %1992, align 8
 %1994 = icmp slt i64 %1993, 0
 %1995 = select i1 %1994, i64 %1971, i64 0
 %1996 = getelementptr i64, ptr %1976, i64 %1993
 %1997 = getelementptr i64, ptr %1996, i64 %1995
 %1998 = load i64, ptr %1997, align 8
 %1999 = icmp eq i64 %1998, %2036
 br i1 %1999, label %2009, label %2000
2000:
 %2001 = add nsw i64 %1988, 1
 %2002 = and i64 %2001, %1982
 %2003 = icmp slt i64 %2002, 0
 %2004 = select i1 %2003, i64 %1980, i64 0
 %2005 = getelementptr i64, ptr %1981, i64 %2002
 %2006 = getelementptr i64, ptr %2005, i64 %2004
 %2007 = load i64, ptr %2006, align 8
 %2008 = icmp sgt i64 %2007, -1
 br i1 %2008, label %1987, label %2009
2009:
 %2010 = phi i64 [ -1, %2020 ], [ -1, %2000 ], [ %1993, %1987 ]
 %2011 = icmp sgt i64 %2010, -1
 %2012 = mul i64 %2021, 72
 %2013 = getelementptr i8, ptr %1972, i64 %2012
 %2014 = mul i64 %2010, 24
 %2015 = getelementptr i8, ptr %1978, i64 %2014
 %2016 = mul i64 %2021, 24
 %2017 = getelementptr i8, ptr %1974, i64 %2016
 br label %2049
2018:
 %2019 = icmp eq i64 %2051, 3
 br i1 %2019, label %1985, label %2049
2020:
 %2021 = phi i64 [ %2022, %1985 ], [ 0, %1969 ]
 %2022 = add nuw nsw i64 %2021, 1
 %2023 = load i64, ptr %99, align 1
 %2024 = inttoptr i64 %2023 to ptr
 %2025 = shl i64 %2021, 5
 %2026 = getelementptr i8, ptr %2024, i64 %2025
 %2027 = load i64, ptr %2026, align 8
 %2028 = load i64, ptr %95, align 1
 %2029 = mul nsw i64 %2028, %2027
 %2030 = getelementptr i8, ptr %2026, i64 8
 %2031 = load i64, ptr %2030, align 8
 %2032 = add nsw i64 %2029, %2031
 %2033 = shl nsw i64 %2032, 16
 %2034 = getelementptr i8, ptr %2026, i64 24
 %2035 = load i64, ptr %2034, align 8
 %2036 = add nsw i64 %2033, %2035
 %2037 = srem i64 %2036, 1000003
 %2038 = icmp slt i64 %2037, 0
 %2039 = add nsw i64 %2037, 1000003
 %2040 = select i1 %2038, i64 %2039, i64 %2037
 %2041 = mul nsw i64 %2040, 2654435761
 %2042 = and i64 %2041, %1982
 %2043 = icmp slt i64 %2042, 0
 %2044 = select i1 %2043, i64 %1980, i64 0
 %2045 = getelementptr i64, ptr %1981, i64 %2042
 %2046 = getelementptr i64, ptr %2045, i64 %2044
 %2047 = load i64, ptr %2046, align 8
 %2048 = icmp sgt i64 %2047, -1
 br i1 %2048, label %1987, label %2009
2049:
 %2050 = phi i64 [ 0, %2009 ], [ %2051, %2018 ]
 %2051 = add nuw nsw i64 %2050, 1
 %2052 = getelementptr double, ptr %2017, i64 %2050
 store double 0.000000e+00, ptr %2052, align 8
 br i1 %2011, label %2053, label %2018
2053:
 %2054 = mul nuw nsw i64 %2050, 24
 %2055 = getelementptr i8, ptr %2013, i64 %2054
 br label %2056
2056:
 %2057 = phi i64 [ 0, %2053 ], [ %2059, %2056 ]
 %2058 = phi double [ 0.000000e+00, %2053 ], [ %2066, %2056 ]
 %2059 = add nuw nsw i64 %2057, 1
 %2060 = getelementptr double, ptr %2055, i64 %2057
 %2061 = load double, ptr %2060, align 8
 %2062 = fmul nsz contract double %5189, %2061
 %2063 = getelementptr double, ptr %2015, i64 %2057
 %2064 = load double, ptr %2063, align 8
 %2065 = fmul nsz contract double %2062, %2064
 %2066 = fadd nsz contract double %2058, %2065
 store double %2066, ptr %2052, align 8
 %2067 = icmp eq i64 %2059, 3
 br i1 %2067, label %2018, label %2056
2068:
 %2069 = load i64, ptr %107, align 1
 %2070 = icmp eq i64 %2069, 1
 br i1 %2070, label %2071, label %2871
2071:
 %2072 = load i64, ptr %146, align 1
 %2073 = load i64, ptr %147, align 1
 %2074 = inttoptr i64 %2072 to ptr
 %2075 = load i64, ptr %98, align 1
 %2076 = inttoptr i64 %2075 to ptr
 %2077 = load i64, ptr %181, align 1
 %2078 = inttoptr i64 %2077 to ptr
 %2079 = load i64, ptr %182, align 1
 %2080 = inttoptr i64 %2079 to ptr
 %2081 = load i64, ptr %99, align 1
 %2082 = inttoptr i64 %2081 to ptr
 %2083 = load i64, ptr %135, align 1
 %2084 = inttoptr i64 %2083 to ptr
 %2085 = load i64, ptr %171, align 1
 %2086 = inttoptr i64 %2085 to ptr
 %2087 = load i64, ptr %154, align 1
 %2088 = inttoptr i64 %2087 to ptr
 %2089 = load i64, ptr %155, align 1
 %2090 = inttoptr i64 %2089 to ptr
 %2091 = load i64, ptr %156, align 1
 %2092 = inttoptr i64 %2091 to ptr
 %2093 = load i64, ptr %141, align 1
 %2094 = inttoptr i64 %2093 to ptr
 %2095 = load i64, ptr %127, align 1
 store i64 0, ptr %167, align 1
 %2096 = load i64, ptr %97, align 1
 %2097 = icmp slt i64 %2096, 1
 br i1 %2097, label %2101, label %2595
2098:
 %2099 = add nuw nsw i64 %2596, 1
 %2100 = icmp eq i64 %2096, %2099
 br i1 %2100, label %2101, label %2595
2101:
 %2102 = icmp slt i64 %2095, 1
 br i1 %2102, label %2183, label %2606
2103:
 %2104 = add nuw nsw i64 %2607, 1
 %2105 = getelementptr i8, ptr %2082, i64 %2622
 %2106 = getelementptr i8, ptr %2105, i64 16
 %2107 = load i64, ptr %2106, align 8
 %2108 = icmp slt i64 %2107, 0
 %2109 = select i1 %2108, i64 %2073, i64 0
 %2110 = add i64 %2109, %2107
 %2111 = shl i64 %2110, 5
 %2112 = getelementptr i8, ptr %2074, i64 %2111
 %2113 = load double, ptr %2112, align 8
 %2114 = getelementptr double, ptr %2084, i64 %2607
 %2115 = load double, ptr %2114, align 8
 %2116 = getelementptr double, ptr %2088, i64 %2621
 %2117 = load double, ptr %2116, align 8
 %2118 = getelementptr double, ptr %2092, i64 %2621
 %2119 = load double, ptr %2118, align 8
 %2120 = fcmp nsz contract ogt double %2113, 0.000000e+00
 %2121 = fcmp nsz contract olt double %2117, 0.000000e+00
 %2122 = select i1 %2120, i1 %2121, i1 false
 br i1 %2122, label %2123, label %2134
2123:
 %2124 = fmul nsz contract double %5189, %2119
 %2125 = fadd nsz contract double %2115, %2124
 %2126 = fcmp nsz contract olt double %2125, 0.000000e+00
 br i1 %2126, label %2127, label %2134
2127:
 %2128 = fneg nsz contract double %2117
 %2129 = fsub nsz contract double %2119, %2117
 %2130 = tail call nsz contract double @llvm.fabs.f64(double %2129)
 %2131 = fcmp nsz contract olt double %2130, %2128
 br i1 %2131, label %2132, label %2134
2132:
 %2133 = fmul nsz contract double %2113, %2117
 br label %2138
2134:
 %2135 = fcmp nsz contract ogt double %2115, 0.000000e+00
 %2136 = fdiv nsz contract double %2115, %5189
 %2137 = select i1 %2135, double %2136, double 0.000000e+00
 br label %2138
2138:
 %2139 = phi double [ %2137, %2134 ], [ %2133, %2132 ]
 %2140 = getelementptr double, ptr %2090, i64 %2621
 store double %2139, ptr %2140, align 8
 %2141 = load double, ptr %2118, align 8
 %2142 = fadd nsz contract double %2139, %2141
 store double %2142, ptr %2118, align 8
 %2143 = getelementptr i8, ptr %2116, i64 8
 %2144 = load double, ptr %2143, align 8
 br label %2145
2145:
 %2146 = phi double [ 1.000000e+00, %2138 ], [ %2151, %2145 ]
 %2147 = phi double [ %2144, %2138 ], [ %2152, %2145 ]
 %2148 = phi i1 [ false, %2138 ], [ true, %2145 ]
 %2149 = phi i1 [ true, %2138 ], [ false, %2145 ]
 %2150 = fmul nsz contract double %2146, %2147
 %2151 = select i1 %2149, double %2146, double %2150
 %2152 = fmul nsz contract double %2147, %2147
 br i1 %2148, label %2153, label %2145
2153:
 %2154 = getelementptr i8, ptr %2116, i64 16
 %2155 = load double, ptr %2154, align 8
 br label %2156
2156:
 %2157 = phi double [ 1.000000e+00, %2153 ], [ %2162, %2156 ]
 %2158 = phi double [ %2155, %2153 ], [ %2163, %2156 ]
 %2159 = phi i1 [ false, %2153 ], [ true, %2156 ]
 %2160 = phi i1 [ true, %2153 ], [ false, %2156 ]
 %2161 = fmul nsz contract double %2157, %2158
 %2162 = select i1 %2160, double %2157, double %2161
 %2163 = fmul nsz contract double %2158, %2158
 br i1 %2159, label %2164, label %2156
2164:
 %2165 = load i64, ptr %146, align 1
 %2166 = load i64, ptr %147, align 1
 %2167 = inttoptr i64 %2165 to ptr
 %2168 = load i64, ptr %99, align 1
 %2169 = inttoptr i64 %2168 to ptr
 %2170 = getelementptr i8, ptr %2169, i64 %2622
 %2171 = getelementptr i8, ptr %2170, i64 16
 %2172 = load i64, ptr %2171, align 8
 %2173 = icmp slt i64 %2172, 0
 %2174 = select i1 %2173, i64 %2166, i64 0
 %2175 = add i64 %2174, %2172
 %2176 = shl i64 %2175, 5
 %2177 = getelementptr i8, ptr %2167, i64 %2176
 %2178 = getelementptr i8, ptr %2177, i64 8
 %2179 = load double, ptr %2178, align 8
 %2180 = getelementptr i8, ptr %2177, i64 16
 %2181 = load double, ptr %2180, align 8
 %2182 = fcmp nsz contract oeq double %2179, %2181
 br i1 %2182, label %2802, label %2785
2183:
 %2184 = load i64, ptr %156, align 1
 %2185 = load i64, ptr %172, align 1
 %2186 = inttoptr i64 %2184 to ptr
 %2187 = load i64, ptr %159, align 1
 %2188 = inttoptr i64 %2187 to ptr
 %2189 = load i64, ptr %127, align 1
 %2190 = icmp slt i64 %2189, 1
 br i1 %2190, label %2194, label %2211
2191:
 %2192 = phi double [ %2212, %2211 ], [ %2227, %2219 ]
 %2193 = icmp eq i64 %2189, %2214
 br i1 %2193, label %2194, label %2211
2194:
 %2195 = phi double [ 0.000000e+00, %2183 ], [ %2192, %2191 ]
 %2196 = load i64, ptr %167, align 1
 %2197 = icmp slt i64 %2196, 1
 br i1 %2197, label %2240, label %2198
2198:
 %2199 = mul nsw i64 %2189, 3
 br label %2229
2200:
 %2201 = getelementptr double, ptr %2188, i64 %2231
 %2202 = load double, ptr %2201, align 8
 %2203 = fcmp nsz contract olt double %2202, 0.000000e+00
 br i1 %2203, label %2204, label %2208
2204:
 %2205 = tail call nsz contract double @llvm.fabs.f64(double %2238)
 %2206 = fcmp nsz contract ogt double %2205, %2230
 %2207 = select i1 %2206, double %2205, double %2230
 br label %2208
2208:
 %2209 = phi double [ %2207, %2204 ], [ %2230, %2200 ]
 %2210 = icmp eq i64 %2232, %2196
 br i1 %2210, label %2240, label %2229
2211:
 %2212 = phi double [ %2192, %2191 ], [ 0.000000e+00, %2183 ]
 %2213 = phi i64 [ %2214, %2191 ], [ 0, %2183 ]
 %2214 = add nuw nsw i64 %2213, 1
 %2215 = mul i64 %2213, 24
 %2216 = getelementptr i8, ptr %2186, i64 %2215
 %2217 = load double, ptr %2216, align 8
 %2218 = fcmp nsz contract olt double %2217, 0.000000e+00
 br i1 %2218, label %2219, label %2191
2219:
 %2220 = phi double [ %2227, %2219 ], [ %2212, %2211 ]
 %2221 = phi i64 [ %2222, %2219 ], [ 0, %2211 ]
 %2222 = add nuw nsw i64 %2221, 1
 %2223 = getelementptr double, ptr %2216, i64 %2221
 %2224 = load double, ptr %2223, align 8
 %2225 = tail call nsz contract double @llvm.fabs.f64(double %2224)
 %2226 = fcmp nsz contract ogt double %2225, %2220
 %2227 = select i1 %2226, double %2225, double %2220
 %2228 = icmp eq i64 %2222, 3
 br i1 %2228, label %2191, label %2219
2229:
 %2230 = phi double [ %2195, %2198 ], [ %2209, %2208 ]
 %2231 = phi i64 [ 0, %2198 ], [ %2232, %2208 ]
 %2232 = add nuw nsw i64 %2231, 1
 %2233 = add nsw i64 %2231, %2199
 %2234 = icmp slt i64 %2233, 0
 %2235 = select i1 %2234, i64 %2185, i64 0
 %2236 = getelementptr double, ptr %2186, i64 %2233
 %2237 = getelementptr double, ptr %2236, i64 %2235
 %2238 = load double, ptr %2237, align 8
 %2239 = fcmp nsz contract olt double %2238, 0.000000e+00
 br i1 %2239, label %2204, label %2200
2240:
 %2241 = phi double [ %2195, %2194 ], [ %2209, %2208 ]
 %2242 = load double, ptr %173, align 1
 %2243 = fmul nsz contract double %2241, %2242
 br i1 %2102, label %2288, label %2806
2244:
 %2245 = add nuw nsw i64 %2807, 1
 %2246 = icmp eq i64 %2095, %2245
 br i1 %2246, label %2290, label %2806
2247:
 %2248 = load i64, ptr %94, align 1
 %2249 = load i64, ptr %95, align 1
 %2250 = inttoptr i64 %2248 to ptr
 %2251 = load i64, ptr %99, align 1
 %2252 = inttoptr i64 %2251 to ptr
 %2253 = load i64, ptr %152, align 1
 %2254 = load i64, ptr %153, align 1
 %2255 = inttoptr i64 %2253 to ptr
 %2256 = mul i64 %2254, %2813
 %2257 = getelementptr double, ptr %2255, i64 %2256
 %2258 = getelementptr i8, ptr %2252, i64 %2809
 br label %2260
2259:
 br i1 %2261, label %2286, label %2260
2260:
 %2261 = phi i1 [ false, %2247 ], [ true, %2259 ]
 %2262 = phi i64 [ 0, %2247 ], [ 1, %2259 ]
 %2263 = getelementptr i64, ptr %2258, i64 %2262
 %2264 = load i64, ptr %2263, align 8
 %2265 = icmp slt i64 %2264, 0
 %2266 = select i1 %2265, i64 %2249, i64 0
 %2267 = getelementptr i64, ptr %2250, i64 %2264
 %2268 = getelementptr i64, ptr %2267, i64 %2266
 %2269 = load i64, ptr %2268, align 8
 %2270 = icmp sgt i64 %2269, -1
 br i1 %2270, label %2271, label %2259
2271:
 %2272 = mul i64 %2269, 48
 %2273 = getelementptr i8, ptr %2080, i64 %2272
 %2274 = mul nuw nsw i64 %2262, 48
 %2275 = getelementptr i8, ptr %2257, i64 %2274
 br label %2276
2276:
 %2277 = phi i64 [ 0, %2271 ], [ %2278, %2276 ]
 %2278 = add nuw nsw i64 %2277, 1
 %2279 = getelementptr double, ptr %2273, i64 %2277
 %2280 = load double, ptr %2279, align 8
 %2281 = getelementptr double, ptr %2275, i64 %2277
 %2282 = load double, ptr %2281, align 8
 %2283 = fmul nsz contract double %2815, %2282
 %2284 = fadd nsz contract double %2280, %2283
 store double %2284, ptr %2279, align 8
 %2285 = icmp eq i64 %2278, 6
 br i1 %2285, label %2259, label %2276
2286:
 %2287 = icmp eq i64 %2812, 3
 br i1 %2287, label %2244, label %2810
2288:
 %2289 = icmp eq i64 %2095, 0
 br i1 %2289, label %2585, label %2290
2290:
 %2291 = load i64, ptr %174, align 1
 %2292 = icmp sgt i64 %2291, 0
 br i1 %2292, label %2293, label %2577
2293:
 %2294 = phi i64 [ %2573, %2574 ], [ 0, %2290 ]
 %2295 = and i64 %2294, 1
 %2296 = icmp eq i64 %2295, 0
 %2297 = load i64, ptr %182, align 1
 %2298 = inttoptr i64 %2297 to ptr
 %2299 = load i64, ptr %170, align 1
 %2300 = load i64, ptr %100, align 1
 %2301 = inttoptr i64 %2299 to ptr
 %2302 = load i64, ptr %171, align 1
 %2303 = inttoptr i64 %2302 to ptr
 %2304 = load i64, ptr %155, align 1
 %2305 = load i64, ptr %172, align 1
 %2306 = inttoptr i64 %2304 to ptr
 %2307 = load i64, ptr %141, align 1
 %2308 = inttoptr i64 %2307 to ptr
 %2309 = load i64, ptr %175, align 1
 %2310 = inttoptr i64 %2309 to ptr
 %2311 = load i64, ptr %177, align 1
 %2312 = inttoptr i64 %2311 to ptr
 br i1 %2102, label %2570, label %2313
2313:
 %2314 = getelementptr i8, ptr %2310, i64 8
 %2315 = getelementptr i8, ptr %2310, i64 16
 br label %2385
2316:
 %2317 = add nuw nsw i64 %2511, 1
 %2318 = icmp eq i64 %2317, 3
 br i1 %2318, label %2319, label %2510
2319:
 %2320 = getelementptr double, ptr %2303, i64 %2443
 %2321 = load double, ptr %2320, align 8
 call fastcc void @f4(ptr %61, ptr %2445, ptr %2312, double %2321, ptr %2310)
 br label %2531
2322:
 %2323 = load double, ptr %2310, align 8
 %2324 = load double, ptr %2314, align 8
 %2325 = load double, ptr %2315, align 8
 br label %2544
2326:
 %2327 = add nsw i64 %2565, %2401
 %2328 = icmp slt i64 %2327, 0
 %2329 = select i1 %2328, i64 %2305, i64 0
 %2330 = getelementptr double, ptr %2308, i64 %2327
 %2331 = getelementptr double, ptr %2330, i64 %2329
 %2332 = load double, ptr %2331, align 8
 %2333 = fadd nsz contract double %2568, %2332
 store double %2333, ptr %2331, align 8
 %2334 = load double, ptr %2567, align 8
 %2335 = load i64, ptr %94, align 1
 %2336 = load i64, ptr %95, align 1
 %2337 = inttoptr i64 %2335 to ptr
 %2338 = load i64, ptr %99, align 1
 %2339 = load i64, ptr %100, align 1
 %2340 = inttoptr i64 %2338 to ptr
 %2341 = load i64, ptr %152, align 1
 %2342 = load i64, ptr %172, align 1
 %2343 = load i64, ptr %153, align 1
 %2344 = inttoptr i64 %2341 to ptr
 %2345 = select i1 %2328, i64 %2342, i64 0
 %2346 = add i64 %2345, %2327
 %2347 = mul i64 %2346, %2343
 %2348 = getelementptr double, ptr %2344, i64 %2347
 %2349 = select i1 %2391, i64 %2339, i64 0
 %2350 = add i64 %2349, %2390
 %2351 = shl i64 %2350, 5
 %2352 = getelementptr i8, ptr %2340, i64 %2351
 br label %2354
2353:
 br i1 %2355, label %2380, label %2354
2354:
 %2355 = phi i1 [ false, %2326 ], [ true, %2353 ]
 %2356 = phi i64 [ 0, %2326 ], [ 1, %2353 ]
 %2357 = getelementptr i64, ptr %2352, i64 %2356
 %2358 = load i64, ptr %2357, align 8
 %2359 = icmp slt i64 %2358, 0
 %2360 = select i1 %2359, i64 %2336, i64 0
 %2361 = getelementptr i64, ptr %2337, i64 %2358
 %2362 = getelementptr i64, ptr %2361, i64 %2360
 %2363 = load i64, ptr %2362, align 8
 %2364 = icmp sgt i64 %2363, -1
 br i1 %2364, label %2365, label %2353
2365:
 %2366 = mul i64 %2363, 48
 %2367 = getelementptr i8, ptr %2298, i64 %2366
 %2368 = mul nuw nsw i64 %2356, 48
 %2369 = getelementptr i8, ptr %2348, i64 %2368
 br label %2370
2370:
 %2371 = phi i64 [ 0, %2365 ], [ %2372, %2370 ]
 %2372 = add nuw nsw i64 %2371, 1
 %2373 = getelementptr double, ptr %2367, i64 %2371
 %2374 = load double, ptr %2373, align 8
 %2375 = getelementptr double, ptr %2369, i64 %2371
 %2376 = load double, ptr %2375, align 8
 %2377 = fmul nsz contract double %2334, %2376
 %2378 = fadd nsz contract double %2374, %2377
 store double %2378, ptr %2373, align 8
 %2379 = icmp eq i64 %2372, 6
 br i1 %2379, label %2353, label %2370
2380:
 %2381 = icmp eq i64 %2566, 3
 br i1 %2381, label %2382, label %2564
2382:
 %2383 = phi double [ %2386, %2440 ], [ %2562, %2380 ]
 %2384 = icmp eq i64 %2095, %2441
 br i1 %2384, label %2570, label %2385
2385:
 %2386 = phi double [ 0.000000e+00, %2313 ], [ %2383, %2382 ]
 %2387 = phi i64 [ 0, %2313 ], [ %2441, %2382 ]
 %2388 = xor i64 %2387, -1
 %2389 = add nsw i64 %2095, %2388
 %2390 = select i1 %2296, i64 %2387, i64 %2389
 %2391 = icmp slt i64 %2390, 0
 %2392 = load i64, ptr %94, align 1
 %2393 = load i64, ptr %95, align 1
 %2394 = inttoptr i64 %2392 to ptr
 %2395 = load i64, ptr %99, align 1
 %2396 = load i64, ptr %100, align 1
 %2397 = inttoptr i64 %2395 to ptr
 %2398 = load i64, ptr %140, align 1
 %2399 = load i64, ptr %172, align 1
 %2400 = inttoptr i64 %2398 to ptr
 %2401 = mul nsw i64 %2390, 3
 %2402 = select i1 %2391, i64 %2399, i64 0
 %2403 = add i64 %2402, %2401
 %2404 = mul i64 %2403, 96
 %2405 = getelementptr i8, ptr %2400, i64 %2404
 %2406 = select i1 %2391, i64 %2396, i64 0
 %2407 = add i64 %2406, %2390
 %2408 = shl i64 %2407, 5
 %2409 = getelementptr i8, ptr %2397, i64 %2408
 br label %2412
2410:
 %2411 = phi double [ %2413, %2412 ], [ %2438, %2429 ]
 br i1 %2414, label %2440, label %2412
2412:
 %2413 = phi double [ 0.000000e+00, %2385 ], [ %2411, %2410 ]
 %2414 = phi i1 [ false, %2385 ], [ true, %2410 ]
 %2415 = phi i64 [ 0, %2385 ], [ 1, %2410 ]
 %2416 = getelementptr i64, ptr %2409, i64 %2415
 %2417 = load i64, ptr %2416, align 8
 %2418 = icmp slt i64 %2417, 0
 %2419 = select i1 %2418, i64 %2393, i64 0
 %2420 = getelementptr i64, ptr %2394, i64 %2417
 %2421 = getelementptr i64, ptr %2420, i64 %2419
 %2422 = load i64, ptr %2421, align 8
 %2423 = icmp sgt i64 %2422, -1
 br i1 %2423, label %2424, label %2410
2424:
 %2425 = mul i64 %2422, 48
 %2426 = getelementptr i8, ptr %2298, i64 %2425
 %2427 = mul nuw nsw i64 %2415, 48
 %2428 = getelementptr i8, ptr %2405, i64 %2427
 br label %2429
2429:
 %2430 = phi double [ %2413, %2424 ], [ %2438, %2429 ]
 %2431 = phi i64 [ 0, %2424 ], [ %2432, %2429 ]
 %2432 = add nuw nsw i64 %2431, 1
 %2433 = getelementptr double, ptr %2428, i64 %2431
 %2434 = load double, ptr %2433, align 8
 %2435 = getelementptr double, ptr %2426, i64 %2431
 %2436 = load double, ptr %2435, align 8
 %2437 = fmul nsz contract double %2434, %2436
 %2438 = fadd nsz contract double %2430, %2437
 %2439 = icmp eq i64 %2432, 6
 br i1 %2439, label %2410, label %2429
2440:
 %2441 = add nuw nsw i64 %2387, 1
 %2442 = select i1 %2391, i64 %2300, i64 0
 %2443 = add i64 %2442, %2390
 %2444 = mul i64 %2443, 72
 %2445 = getelementptr i8, ptr %2301, i64 %2444
 %2446 = select i1 %2391, i64 %2305, i64 0
 %2447 = add i64 %2446, %2401
 %2448 = getelementptr double, ptr %2306, i64 %2447
 %2449 = load double, ptr %2448, align 8
 %2450 = fadd nsz contract double %2411, %2449
 store double %2450, ptr %2312, align 8
 %2451 = getelementptr double, ptr %2308, i64 %2447
 %2452 = load double, ptr %2451, align 8
 %2453 = fcmp nsz contract une double %2452, 0.000000e+00
 %2454 = fcmp nsz contract ult double %2450, 0.000000e+00
 %2455 = select i1 %2453, i1 true, i1 %2454
 br i1 %2455, label %2456, label %2382
2456:
 %2457 = phi i1 [ true, %2508 ], [ false, %2440 ]
 %2458 = phi i64 [ 2, %2508 ], [ 1, %2440 ]
 %2459 = load i64, ptr %94, align 1
 %2460 = load i64, ptr %95, align 1
 %2461 = inttoptr i64 %2459 to ptr
 %2462 = load i64, ptr %99, align 1
 %2463 = load i64, ptr %100, align 1
 %2464 = inttoptr i64 %2462 to ptr
 %2465 = load i64, ptr %140, align 1
 %2466 = load i64, ptr %172, align 1
 %2467 = inttoptr i64 %2465 to ptr
 %2468 = add nsw i64 %2458, %2401
 %2469 = icmp slt i64 %2468, 0
 %2470 = select i1 %2469, i64 %2466, i64 0
 %2471 = add i64 %2470, %2468
 %2472 = mul i64 %2471, 96
 %2473 = getelementptr i8, ptr %2467, i64 %2472
 %2474 = select i1 %2391, i64 %2463, i64 0
 %2475 = add i64 %2474, %2390
 %2476 = shl i64 %2475, 5
 %2477 = getelementptr i8, ptr %2464, i64 %2476
 br label %2480
2478:
 %2479 = phi double [ %2481, %2480 ], [ %2506, %2497 ]
 br i1 %2482, label %2508, label %2480
2480:
 %2481 = phi double [ 0.000000e+00, %2456 ], [ %2479, %2478 ]
 %2482 = phi i1 [ false, %2456 ], [ true, %2478 ]
 %2483 = phi i64 [ 0, %2456 ], [ 1, %2478 ]
 %2484 = getelementptr i64, ptr %2477, i64 %2483
 %2485 = load i64, ptr %2484, align 8
 %2486 = icmp slt i64 %2485, 0
 %2487 = select i1 %2486, i64 %2460, i64 0
 %2488 = getelementptr i64, ptr %2461, i64 %2485
 %2489 = getelementptr i64, ptr %2488, i64 %2487
 %2490 = load i64, ptr %2489, align 8
 %2491 = icmp sgt i64 %2490, -1
 br i1 %2491, label %2492, label %2478
2492:
 %2493 = mul i64 %2490, 48
 %2494 = getelementptr i8, ptr %2298, i64 %2493
 %2495 = mul nuw nsw i64 %2483, 48
 %2496 = getelementptr i8, ptr %2473, i64 %2495
 br label %2497
2497:
 %2498 = phi double [ %2481, %2492 ], [ %2506, %2497 ]
 %2499 = phi i64 [ 0, %2492 ], [ %2500, %2497 ]
 %2500 = add nuw nsw i64 %2499, 1
 %2501 = getelementptr double, ptr %2496, i64 %2499
 %2502 = load double, ptr %2501, align 8
 %2503 = getelementptr double, ptr %2494, i64 %2499
 %2504 = load double, ptr %2503, align 8
 %2505 = fmul nsz contract double %2502, %2504
 %2506 = fadd nsz contract double %2498, %2505
 %2507 = icmp eq i64 %2500, 6
 br i1 %2507, label %2478, label %2497
2508:
 %2509 = getelementptr double, ptr %2312, i64 %2458
 store double %2479, ptr %2509, align 8
 br i1 %2457, label %2510, label %2456
2510:
 %2511 = phi i64 [ %2317, %2316 ], [ 0, %2508 ]
 %2512 = getelementptr double, ptr %2312, i64 %2511
 %2513 = load double, ptr %2512, align 8
 %2514 = mul nuw nsw i64 %2511, 24
 %2515 = getelementptr i8, ptr %2445, i64 %2514
 br label %2516
2516:
 %2517 = phi i64 [ 0, %2510 ], [ %2519, %2516 ]
 %2518 = phi double [ %2513, %2510 ], [ %2529, %2516 ]
 %2519 = add nuw nsw i64 %2517, 1
 %2520 = getelementptr double, ptr %2515, i64 %2517
 %2521 = load double, ptr %2520, align 8
 %2522 = add nsw i64 %2517, %2401
 %2523 = icmp slt i64 %2522, 0
 %2524 = select i1 %2523, i64 %2305, i64 0
 %2525 = getelementptr double, ptr %2308, i64 %2522
 %2526 = getelementptr double, ptr %2525, i64 %2524
 %2527 = load double, ptr %2526, align 8
 %2528 = fmul nsz contract double %2521, %2527
 %2529 = fsub nsz contract double %2518, %2528
 store double %2529, ptr %2512, align 8
 %2530 = icmp eq i64 %2519, 3
 br i1 %2530, label %2316, label %2516
2531:
 %2532 = phi i64 [ 0, %2319 ], [ %2533, %2531 ]
 %2533 = add nuw nsw i64 %2532, 1
 %2534 = getelementptr double, ptr %2310, i64 %2532
 %2535 = load double, ptr %2534, align 8
 %2536 = add nsw i64 %2532, %2401
 %2537 = icmp slt i64 %2536, 0
 %2538 = select i1 %2537, i64 %2305, i64 0
 %2539 = getelementptr double, ptr %2308, i64 %2536
 %2540 = getelementptr double, ptr %2539, i64 %2538
 %2541 = load double, ptr %2540, align 8
 %2542 = fsub nsz contract double %2535, %2541
 store double %2542, ptr %2534, align 8
 %2543 = icmp eq i64 %2533, 3
 br i1 %2543, label %2322, label %2531
2544:
 %2545 = phi double [ %2386, %2322 ], [ %2562, %2544 ]
 %2546 = phi i64 [ 0, %2322 ], [ %2547, %2544 ]
 %2547 = add nuw nsw i64 %2546, 1
 %2548 = mul nuw nsw i64 %2546, 24
 %2549 = getelementptr i8, ptr %2445, i64 %2548
 %2550 = load double, ptr %2549, align 8
 %2551 = fmul nsz contract double %2323, %2550
 %2552 = getelementptr i8, ptr %2549, i64 8
 %2553 = load double, ptr %2552, align 8
 %2554 = fmul nsz contract double %2324, %2553
 %2555 = fadd nsz contract double %2551, %2554
 %2556 = getelementptr i8, ptr %2549, i64 16
 %2557 = load double, ptr %2556, align 8
 %2558 = fmul nsz contract double %2325, %2557
 %2559 = fadd nsz contract double %2555, %2558
 %2560 = tail call nsz contract double @llvm.fabs.f64(double %2559)
 %2561 = fcmp nsz contract ogt double %2560, %2545
 %2562 = select i1 %2561, double %2560, double %2545
 %2563 = icmp eq i64 %2547, 3
 br i1 %2563, label %2564, label %2544
2564:
 %2565 = phi i64 [ %2566, %2380 ], [ 0, %2544 ]
 %2566 = add nuw nsw i64 %2565, 1
 %2567 = getelementptr double, ptr %2310, i64 %2565
 %2568 = load double, ptr %2567, align 8
 %2569 = fcmp nsz contract une double %2568, 0.000000e+00
 br i1 %2569, label %2326, label %2380
2570:
 %2571 = phi double [ 0.000000e+00, %2293 ], [ %2383, %2382 ]
 %2572 = fcmp nsz contract ugt double %2571, %2243
 %2573 = add nuw nsw i64 %2294, 1
 br i1 %2572, label %2574, label %2585
2574:
 %2575 = load i64, ptr %174, align 1
 %2576 = icmp slt i64 %2573, %2575
 br i1 %2576, label %2293, label %2577
2577:
 %2578 = phi i64 [ 0, %2290 ], [ %2573, %2574 ]
 %2579 = load i64, ptr %178, align 1
 %2580 = add nsw i64 %2579, %2578
 store i64 %2580, ptr %178, align 1
 %2581 = load i64, ptr %179, align 1
 %2582 = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %2578, i64 %2581)
 store i64 %2582, ptr %179, align 1
 %2583 = load i64, ptr %180, align 1
 %2584 = add nsw i64 %2583, 1
 store i64 %2584, ptr %180, align 1
 br label %2591
2585:
 %2586 = phi i64 [ 0, %2288 ], [ %2573, %2570 ]
 %2587 = load i64, ptr %178, align 1
 %2588 = add nsw i64 %2587, %2586
 store i64 %2588, ptr %178, align 1
 %2589 = load i64, ptr %179, align 1
 %2590 = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %2586, i64 %2589)
 store i64 %2590, ptr %179, align 1
 br label %2591
2591:
 br i1 %2102, label %3754, label %2817
2592:
 %2593 = add nuw nsw i64 %2818, 1
 %2594 = icmp eq i64 %2095, %2593
 br i1 %2594, label %3754, label %2817
2595:
 %2596 = phi i64 [ %2099, %2098 ], [ 0, %2071 ]
 %2597 = mul i64 %2596, 6
 br label %2598
2598:
 %2599 = phi i64 [ 0, %2595 ], [ %2600, %2598 ]
 %2600 = add nuw nsw i64 %2599, 1
 %2601 = add i64 %2599, %2597
 %2602 = getelementptr double, ptr %2078, i64 %2601
 %2603 = load double, ptr %2602, align 8
 %2604 = getelementptr double, ptr %2080, i64 %2601
 store double %2603, ptr %2604, align 8
 %2605 = icmp eq i64 %2600, 6
 br i1 %2605, label %2098, label %2598
2606:
 %2607 = phi i64 [ %2104, %2802 ], [ 0, %2101 ]
 %2608 = load i64, ptr %94, align 1
 %2609 = load i64, ptr %95, align 1
 %2610 = inttoptr i64 %2608 to ptr
 %2611 = load i64, ptr %183, align 1
 %2612 = inttoptr i64 %2611 to ptr
 %2613 = load i64, ptr %99, align 1
 %2614 = inttoptr i64 %2613 to ptr
 %2615 = load i64, ptr %140, align 1
 %2616 = inttoptr i64 %2615 to ptr
 %2617 = load i64, ptr %152, align 1
 %2618 = load i64, ptr %153, align 1
 %2619 = inttoptr i64 %2617 to ptr
 %2620 = load i64, ptr %170, align 1
 %2621 = mul nuw nsw i64 %2607, 3
 %2622 = shl i64 %2607, 5
 %2623 = getelementptr i8, ptr %2614, i64 %2622
 br label %2641
2624:
 %2625 = add nuw nsw i64 %2642, 1
 %2626 = icmp eq i64 %2625, 3
 br i1 %2626, label %2627, label %2641
2627:
 %2628 = inttoptr i64 %2620 to ptr
 %2629 = mul i64 %2607, 72
 %2630 = getelementptr i8, ptr %2628, i64 %2629
 br label %2683
2631:
 br i1 %2649, label %2624, label %2648
2632:
 %2633 = icmp eq i64 %2666, 6
 br i1 %2633, label %2631, label %2664
2634:
 %2635 = add nuw nsw i64 %2684, 1
 %2636 = icmp eq i64 %2635, 3
 br i1 %2636, label %2706, label %2683
2637:
 %2638 = add nuw nsw i64 %2691, 1
 %2639 = getelementptr double, ptr %2689, i64 %2691
 store double %2704, ptr %2639, align 8
 %2640 = icmp eq i64 %2638, 3
 br i1 %2640, label %2634, label %2690
2641:
 %2642 = phi i64 [ 0, %2606 ], [ %2625, %2624 ]
 %2643 = add nuw nsw i64 %2642, %2621
 %2644 = mul i64 %2643, 96
 %2645 = getelementptr i8, ptr %2616, i64 %2644
 %2646 = mul i64 %2643, %2618
 %2647 = getelementptr double, ptr %2619, i64 %2646
 br label %2648
2648:
 %2649 = phi i1 [ false, %2641 ], [ true, %2631 ]
 %2650 = phi i64 [ 0, %2641 ], [ 1, %2631 ]
 %2651 = getelementptr i64, ptr %2623, i64 %2650
 %2652 = load i64, ptr %2651, align 8
 %2653 = icmp slt i64 %2652, 0
 %2654 = select i1 %2653, i64 %2609, i64 0
 %2655 = getelementptr i64, ptr %2610, i64 %2652
 %2656 = getelementptr i64, ptr %2655, i64 %2654
 %2657 = load i64, ptr %2656, align 8
 %2658 = mul nuw nsw i64 %2650, 6
 %2659 = icmp sgt i64 %2657, -1
 %2660 = mul i64 %2657, 672
 %2661 = getelementptr i8, ptr %2612, i64 %2660
 %2662 = getelementptr double, ptr %2647, i64 %2658
 %2663 = getelementptr double, ptr %2645, i64 %2658
 br label %2664
2664:
 %2665 = phi i64 [ 0, %2648 ], [ %2666, %2632 ]
 %2666 = add nuw nsw i64 %2665, 1
 %2667 = getelementptr double, ptr %2662, i64 %2665
 store double 0.000000e+00, ptr %2667, align 8
 br i1 %2659, label %2668, label %2632
2668:
 %2669 = mul nuw nsw i64 %2665, 48
 %2670 = getelementptr i8, ptr %2661, i64 %2669
 %2671 = getelementptr i8, ptr %2670, i64 384
 br label %2672
2672:
 %2673 = phi i64 [ 0, %2668 ], [ %2675, %2672 ]
 %2674 = phi double [ 0.000000e+00, %2668 ], [ %2681, %2672 ]
 %2675 = add nuw nsw i64 %2673, 1
 %2676 = getelementptr double, ptr %2671, i64 %2673
 %2677 = load double, ptr %2676, align 8
 %2678 = getelementptr double, ptr %2663, i64 %2673
 %2679 = load double, ptr %2678, align 8
 %2680 = fmul nsz contract double %2677, %2679
 %2681 = fadd nsz contract double %2674, %2680
 store double %2681, ptr %2667, align 8
 %2682 = icmp eq i64 %2675, 6
 br i1 %2682, label %2632, label %2672
2683:
 %2684 = phi i64 [ 0, %2627 ], [ %2635, %2634 ]
 %2685 = add nuw nsw i64 %2684, %2621
 %2686 = mul i64 %2685, 96
 %2687 = getelementptr i8, ptr %2616, i64 %2686
 %2688 = mul nuw nsw i64 %2684, 24
 %2689 = getelementptr i8, ptr %2630, i64 %2688
 br label %2690
2690:
 %2691 = phi i64 [ 0, %2683 ], [ %2638, %2637 ]
 %2692 = add nuw nsw i64 %2691, %2621
 %2693 = mul i64 %2692, %2618
 %2694 = getelementptr double, ptr %2619, i64 %2693
 br label %2695
2695:
 %2696 = phi double [ 0.000000e+00, %2690 ], [ %2704, %2695 ]
 %2697 = phi i64 [ 0, %2690 ], [ %2698, %2695 ]
 %2698 = add nuw nsw i64 %2697, 1
 %2699 = getelementptr double, ptr %2687, i64 %2697
 %2700 = load double, ptr %2699, align 8
 %2701 = getelementptr double, ptr %2694, i64 %2697
 %2702 = load double, ptr %2701, align 8
 %2703 = fmul nsz contract double %2700, %2702
 %2704 = fadd nsz contract double %2696, %2703
 %2705 = icmp eq i64 %2698, 12
 br i1 %2705, label %2637, label %2695
2706:
 %2707 = phi i64 [ %2780, %2779 ], [ 0, %2634 ]
 %2708 = add nuw nsw i64 %2707, %2621
 %2709 = load i64, ptr %94, align 1
 %2710 = load i64, ptr %95, align 1
 %2711 = inttoptr i64 %2709 to ptr
 %2712 = load i64, ptr %99, align 1
 %2713 = inttoptr i64 %2712 to ptr
 %2714 = load i64, ptr %140, align 1
 %2715 = inttoptr i64 %2714 to ptr
 %2716 = mul i64 %2708, 96
 %2717 = getelementptr i8, ptr %2715, i64 %2716
 %2718 = getelementptr i8, ptr %2713, i64 %2622
 br label %2721
2719:
 %2720 = phi double [ %2722, %2721 ], [ %2747, %2738 ]
 br i1 %2723, label %2751, label %2721
2721:
 %2722 = phi double [ 0.000000e+00, %2706 ], [ %2720, %2719 ]
 %2723 = phi i1 [ false, %2706 ], [ true, %2719 ]
 %2724 = phi i64 [ 0, %2706 ], [ 1, %2719 ]
 %2725 = getelementptr i64, ptr %2718, i64 %2724
 %2726 = load i64, ptr %2725, align 8
 %2727 = icmp slt i64 %2726, 0
 %2728 = select i1 %2727, i64 %2710, i64 0
 %2729 = getelementptr i64, ptr %2711, i64 %2726
 %2730 = getelementptr i64, ptr %2729, i64 %2728
 %2731 = load i64, ptr %2730, align 8
 %2732 = icmp sgt i64 %2731, -1
 br i1 %2732, label %2733, label %2719
2733:
 %2734 = mul i64 %2731, 48
 %2735 = getelementptr i8, ptr %2076, i64 %2734
 %2736 = mul nuw nsw i64 %2724, 48
 %2737 = getelementptr i8, ptr %2717, i64 %2736
 br label %2738
2738:
 %2739 = phi double [ %2722, %2733 ], [ %2747, %2738 ]
 %2740 = phi i64 [ 0, %2733 ], [ %2741, %2738 ]
 %2741 = add nuw nsw i64 %2740, 1
 %2742 = getelementptr double, ptr %2737, i64 %2740
 %2743 = load double, ptr %2742, align 8
 %2744 = getelementptr double, ptr %2735, i64 %2740
 %2745 = load double, ptr %2744, align 8
 %2746 = fmul nsz contract double %2743, %2745
 %2747 = fadd nsz contract double %2739, %2746
 %2748 = icmp eq i64 %2741, 6
 br i1 %2748, label %2719, label %2738
2749:
 %2750 = phi double [ %2752, %2751 ], [ %2777, %2768 ]
 br i1 %2753, label %2779, label %2751
2751:
 %2752 = phi double [ %2750, %2749 ], [ 0.000000e+00, %2719 ]
 %2753 = phi i1 [ true, %2749 ], [ false, %2719 ]
 %2754 = phi i64 [ 1, %2749 ], [ 0, %2719 ]
 %2755 = getelementptr i64, ptr %2718, i64 %2754
 %2756 = load i64, ptr %2755, align 8
 %2757 = icmp slt i64 %2756, 0
 %2758 = select i1 %2757, i64 %2710, i64 0
 %2759 = getelementptr i64, ptr %2711, i64 %2756
 %2760 = getelementptr i64, ptr %2759, i64 %2758
 %2761 = load i64, ptr %2760, align 8
 %2762 = icmp sgt i64 %2761, -1
 br i1 %2762, label %2763, label %2749
2763:
 %2764 = mul i64 %2761, 48
 %2765 = getelementptr i8, ptr %2078, i64 %2764
 %2766 = mul nuw nsw i64 %2754, 48
 %2767 = getelementptr i8, ptr %2717, i64 %2766
 br label %2768
2768:
 %2769 = phi double [ %2752, %2763 ], [ %2777, %2768 ]
 %2770 = phi i64 [ 0, %2763 ], [ %2771, %2768 ]
 %2771 = add nuw nsw i64 %2770, 1
 %2772 = getelementptr double, ptr %2767, i64 %2770
 %2773 = load double, ptr %2772, align 8
 %2774 = getelementptr double, ptr %2765, i64 %2770
 %2775 = load double, ptr %2774, align 8
 %2776 = fmul nsz contract double %2773, %2775
 %2777 = fadd nsz contract double %2769, %2776
 %2778 = icmp eq i64 %2771, 6
 br i1 %2778, label %2749, label %2768
2779:
 %2780 = add nuw nsw i64 %2707, 1
 %2781 = getelementptr double, ptr %2088, i64 %2708
 store double %2720, ptr %2781, align 8
 %2782 = getelementptr double, ptr %2092, i64 %2708
 store double %2750, ptr %2782, align 8
 %2783 = getelementptr double, ptr %2090, i64 %2708
 store double 0.000000e+00, ptr %2783, align 8
 %2784 = icmp eq i64 %2780, 3
 br i1 %2784, label %2103, label %2706
2785:
 %2786 = fadd nsz contract double %2151, %2162
 %2787 = tail call nsz contract double @llvm.sqrt.f64(double %2786)
 %2788 = load i64, ptr %141, align 1
 %2789 = inttoptr i64 %2788 to ptr
 %2790 = load i64, ptr %170, align 1
 %2791 = inttoptr i64 %2790 to ptr
 %2792 = mul i64 %2607, 24
 %2793 = getelementptr i8, ptr %2789, i64 %2792
 %2794 = load double, ptr %2793, align 8
 %2795 = fmul nsz contract double %2179, %2794
 %2796 = getelementptr i8, ptr %2791, i64 %2629
 %2797 = getelementptr i8, ptr %2796, i64 32
 %2798 = load double, ptr %2797, align 8
 %2799 = fmul nsz contract double %2795, %2798
 %2800 = fcmp nsz contract ugt double %2787, %2799
 %2801 = select i1 %2800, double %2181, double %2179
 br label %2802
2802:
 %2803 = phi double [ %2801, %2785 ], [ %2179, %2164 ]
 %2804 = getelementptr double, ptr %2086, i64 %2607
 store double %2803, ptr %2804, align 8
 %2805 = icmp eq i64 %2095, %2104
 br i1 %2805, label %2183, label %2606
2806:
 %2807 = phi i64 [ %2245, %2244 ], [ 0, %2240 ]
 %2808 = mul nuw nsw i64 %2807, 3
 %2809 = shl i64 %2807, 5
 br label %2810
2810:
 %2811 = phi i64 [ 0, %2806 ], [ %2812, %2286 ]
 %2812 = add nuw nsw i64 %2811, 1
 %2813 = add nuw nsw i64 %2811, %2808
 %2814 = getelementptr double, ptr %2094, i64 %2813
 %2815 = load double, ptr %2814, align 8
 %2816 = fcmp nsz contract une double %2815, 0.000000e+00
 br i1 %2816, label %2247, label %2286
2817:
 %2818 = phi i64 [ %2593, %2592 ], [ 0, %2591 ]
 %2819 = mul nuw nsw i64 %2818, 3
 %2820 = shl i64 %2818, 5
 br label %2821
2821:
 %2822 = phi i64 [ 0, %2817 ], [ %2865, %2864 ]
 %2823 = load i64, ptr %94, align 1
 %2824 = load i64, ptr %95, align 1
 %2825 = inttoptr i64 %2823 to ptr
 %2826 = load i64, ptr %99, align 1
 %2827 = inttoptr i64 %2826 to ptr
 %2828 = load i64, ptr %140, align 1
 %2829 = inttoptr i64 %2828 to ptr
 %2830 = add nuw nsw i64 %2822, %2819
 %2831 = mul i64 %2830, 96
 %2832 = getelementptr i8, ptr %2829, i64 %2831
 %2833 = getelementptr i8, ptr %2827, i64 %2820
 br label %2836
2834:
 %2835 = phi double [ %2837, %2836 ], [ %2862, %2853 ]
 br i1 %2838, label %2864, label %2836
2836:
 %2837 = phi double [ 0.000000e+00, %2821 ], [ %2835, %2834 ]
 %2838 = phi i1 [ false, %2821 ], [ true, %2834 ]
 %2839 = phi i64 [ 0, %2821 ], [ 1, %2834 ]
 %2840 = getelementptr i64, ptr %2833, i64 %2839
 %2841 = load i64, ptr %2840, align 8
 %2842 = icmp slt i64 %2841, 0
 %2843 = select i1 %2842, i64 %2824, i64 0
 %2844 = getelementptr i64, ptr %2825, i64 %2841
 %2845 = getelementptr i64, ptr %2844, i64 %2843
 %2846 = load i64, ptr %2845, align 8
 %2847 = icmp sgt i64 %2846, -1
 br i1 %2847, label %2848, label %2834
2848:
 %2849 = mul i64 %2846, 48
 %2850 = getelementptr i8, ptr %2080, i64 %2849
 %2851 = mul nuw nsw i64 %2839, 48
 %2852 = getelementptr i8, ptr %2832, i64 %2851
 br label %2853
2853:
 %2854 = phi double [ %2837, %2848 ], [ %2862, %2853 ]
 %2855 = phi i64 [ 0, %2848 ], [ %2856, %2853 ]
 %2856 = add nuw nsw i64 %2855, 1
 %2857 = getelementptr double, ptr %2852, i64 %2855
 %2858 = load double, ptr %2857, align 8
 %2859 = getelementptr double, ptr %2850, i64 %2855
 %2860 = load double, ptr %2859, align 8
 %2861 = fmul nsz contract double %2858, %2860
 %2862 = fadd nsz contract double %2854, %2861
 %2863 = icmp eq i64 %2856, 6
 br i1 %2863, label %2834, label %2853
2864:
 %2865 = add nuw nsw i64 %2822, 1
 %2866 = getelementptr double, ptr %2090, i64 %2830
 %2867 = load double, ptr %2866, align 8
 %2868 = fadd nsz contract double %2835, %2867
 %2869 = getelementptr double, ptr %2092, i64 %2830
 store double %2868, ptr %2869, align 8
 %2870 = icmp eq i64 %2865, 3
 br i1 %2870, label %2592, label %2821
2871:
 %2872 = load i64, ptr %94, align 1
 %2873 = load i64, ptr %95, align 1
 %2874 = inttoptr i64 %2872 to ptr
 %2875 = load i64, ptr %146, align 1
 %2876 = load i64, ptr %147, align 1
 %2877 = inttoptr i64 %2875 to ptr
 %2878 = load i64, ptr %148, align 1
 %2879 = load i64, ptr %149, align 1
 %2880 = inttoptr i64 %2878 to ptr
 %2881 = load i64, ptr %150, align 1
 %2882 = inttoptr i64 %2881 to ptr
 %2883 = load i64, ptr %96, align 1
 %2884 = inttoptr i64 %2883 to ptr
 %2885 = load i64, ptr %151, align 1
 %2886 = inttoptr i64 %2885 to ptr
 %2887 = load i64, ptr %104, align 1
 %2888 = load i64, ptr %105, align 1
 %2889 = inttoptr i64 %2887 to ptr
 %2890 = load i64, ptr %98, align 1
 %2891 = inttoptr i64 %2890 to ptr
 %2892 = load i64, ptr %99, align 1
 %2893 = inttoptr i64 %2892 to ptr
 %2894 = load i64, ptr %135, align 1
 %2895 = inttoptr i64 %2894 to ptr
 %2896 = load i64, ptr %140, align 1
 %2897 = inttoptr i64 %2896 to ptr
 %2898 = load i64, ptr %152, align 1
 %2899 = load i64, ptr %153, align 1
 %2900 = inttoptr i64 %2898 to ptr
 %2901 = load i64, ptr %154, align 1
 %2902 = inttoptr i64 %2901 to ptr
 %2903 = load i64, ptr %155, align 1
 %2904 = inttoptr i64 %2903 to ptr
 %2905 = load i64, ptr %156, align 1
 %2906 = inttoptr i64 %2905 to ptr
 %2907 = load i64, ptr %157, align 1
 %2908 = load i64, ptr %158, align 1
 %2909 = inttoptr i64 %2907 to ptr
 %2910 = load i64, ptr %159, align 1
 %2911 = inttoptr i64 %2910 to ptr
 %2912 = load i64, ptr %160, align 1
 %2913 = inttoptr i64 %2912 to ptr
 %2914 = load i64, ptr %161, align 1
 %2915 = inttoptr i64 %2914 to ptr
 %2916 = load i64, ptr %162, align 1
 %2917 = inttoptr i64 %2916 to ptr
 %2918 = load i64, ptr %163, align 1
 %2919 = load i64, ptr %164, align 1
 %2920 = load i64, ptr %165, align 1
 %2921 = add nsw i64 %2920, %2919
 %2922 = add nsw i64 %2921, %2918
 %2923 = load i64, ptr %127, align 1
 %2924 = load i64, ptr %166, align 1
 %2925 = add nsw i64 %2924, %2879
 store i64 0, ptr %167, align 1
 %2926 = load i64, ptr %149, align 1
 %2927 = icmp slt i64 %2926, 1
 br i1 %2927, label %2964, label %2928
2928:
 %2929 = fmul nsz contract double %5189, 2.000000e+00
 br label %3156
2930:
 %2931 = add nsw i64 %3157, %2925
 %2932 = getelementptr double, ptr %2889, i64 %2931
 %2933 = icmp slt i64 %2931, 0
 %2934 = select i1 %2933, i64 %2888, i64 0
 %2935 = getelementptr double, ptr %2932, i64 %2934
 %2936 = load double, ptr %2935, align 8
 %2937 = tail call nsz contract double @llvm.fabs.f64(double %2936)
 %2938 = fmul nsz contract double %2929, %2937
 %2939 = fadd nsz contract double %2938, 1.000000e-03
 %2940 = fcmp nsz contract ult double %3164, %2939
 br i1 %2940, label %2941, label %3151
2941:
 %2942 = getelementptr i64, ptr %2886, i64 %3157
 %2943 = load i64, ptr %2942, align 8
 %2944 = icmp slt i64 %2943, 0
 br i1 %2944, label %2945, label %2948
2945:
 store i64 -2, ptr %2942, align 8
 %2946 = load i64, ptr %101, align 1
 %2947 = add nsw i64 %2946, 1
 store i64 %2947, ptr %101, align 1
 br label %3151
2948:
 %2949 = select i1 %3167, double %3164, double 0x7FF0000000000000
 %2950 = load i64, ptr %167, align 1
 %2951 = icmp slt i64 %2950, 0
 %2952 = select i1 %2951, i64 %2879, i64 0
 %2953 = getelementptr i64, ptr %2917, i64 %2950
 %2954 = getelementptr i64, ptr %2953, i64 %2952
 store i64 %3157, ptr %2954, align 8
 %2955 = load i64, ptr %167, align 1
 %2956 = icmp slt i64 %2955, 0
 %2957 = select i1 %2956, i64 %2879, i64 0
 %2958 = getelementptr double, ptr %2915, i64 %2955
 %2959 = getelementptr double, ptr %2958, i64 %2957
 store double %2949, ptr %2959, align 8
 %2960 = load i64, ptr %167, align 1
 %2961 = add nsw i64 %2960, 1
 store i64 %2961, ptr %167, align 1
 br label %3151
2962:
 %2963 = load i64, ptr %167, align 1
 br label %2964
2964:
 %2965 = phi i64 [ %2963, %2962 ], [ 0, %2871 ]
 %2966 = mul nsw i64 %2923, 3
 %2967 = add nsw i64 %2965, %2966
 store i64 %2967, ptr %168, align 1
 %2968 = icmp slt i64 %2967, 1
 br i1 %2968, label %3287, label %2969
2969:
 %2970 = icmp slt i64 %2918, 1
 %2971 = shl i64 %2899, 3
 %2972 = shl nuw i64 %2918, 3
 br label %3168
2973:
 %2974 = icmp slt i64 %3169, %2966
 br i1 %2974, label %3174, label %3021
2975:
 %2976 = getelementptr i64, ptr %2884, i64 %3194
 %2977 = load i64, ptr %2976, align 8
 %2978 = mul nsw i64 %2977, 6
 %2979 = mul i64 %3194, 48
 %2980 = getelementptr i8, ptr %2891, i64 %2979
 %2981 = add nsw i64 %2978, %2921
 %2982 = mul nuw nsw i64 %3187, 48
 %2983 = getelementptr i8, ptr %3178, i64 %2982
 br label %3196
2984:
 %2985 = icmp eq i64 %3200, 6
 br i1 %2985, label %3153, label %3196
2986:
 %2987 = getelementptr double, ptr %2902, i64 %3169
 store double %3155, ptr %2987, align 8
 %2988 = getelementptr double, ptr %2904, i64 %3169
 store double 0.000000e+00, ptr %2988, align 8
 %2989 = icmp eq i64 %3176, 0
 br i1 %2989, label %2990, label %3113
2990:
 %2991 = getelementptr double, ptr %2895, i64 %3175
 %2992 = load double, ptr %2991, align 8
 %2993 = getelementptr i8, ptr %3182, i64 16
 %2994 = load i64, ptr %2993, align 8
 %2995 = icmp slt i64 %2994, 0
 %2996 = select i1 %2995, i64 %2876, i64 0
 %2997 = add i64 %2996, %2994
 %2998 = shl i64 %2997, 5
 %2999 = getelementptr i8, ptr %2877, i64 %2998
 %3000 = load double, ptr %2999, align 8
 %3001 = fcmp nsz contract ogt double %3000, 0.000000e+00
 %3002 = fcmp nsz contract olt double %3155, 0.000000e+00
 %3003 = select i1 %3001, i1 %3002, i1 false
 br i1 %3003, label %3004, label %3015
3004:
 %3005 = fmul nsz contract double %5189, %3154
 %3006 = fadd nsz contract double %3005, %2992
 %3007 = fcmp nsz contract olt double %3006, 0.000000e+00
 br i1 %3007, label %3008, label %3015
3008:
 %3009 = fneg nsz contract double %3155
 %3010 = fsub nsz contract double %3154, %3155
 %3011 = tail call nsz contract double @llvm.fabs.f64(double %3010)
 %3012 = fcmp nsz contract olt double %3011, %3009
 br i1 %3012, label %3013, label %3015
3013:
 %3014 = fmul nsz contract double %3155, %3000
 br label %3019
3015:
 %3016 = fcmp nsz contract ogt double %2992, 0.000000e+00
 %3017 = fdiv nsz contract double %2992, %5189
 %3018 = select i1 %3016, double %3017, double 0.000000e+00
 br label %3019
3019:
 %3020 = phi double [ %3018, %3015 ], [ %3014, %3013 ]
 store double %3020, ptr %2988, align 8
 br label %3113
3021:
 %3022 = sub nsw i64 %3169, %2966
 %3023 = getelementptr i64, ptr %2917, i64 %3022
 %3024 = load i64, ptr %3023, align 8
 %3025 = icmp slt i64 %3024, 0
 %3026 = select i1 %3025, i64 %2879, i64 0
 %3027 = add i64 %3026, %3024
 %3028 = getelementptr i64, ptr %2886, i64 %3027
 %3029 = load i64, ptr %3028, align 8
 %3030 = add nsw i64 %3029, %2921
 %3031 = icmp slt i64 %3030, 0
 %3032 = select i1 %3031, i64 %2888, i64 0
 %3033 = getelementptr double, ptr %2889, i64 %3030
 %3034 = getelementptr double, ptr %3033, i64 %3032
 %3035 = load double, ptr %3034, align 8
 br i1 %2970, label %3041, label %3036
3036:
 %3037 = mul nsw i64 %3029, %2918
 %3038 = add nsw i64 %3037, %2922
 %3039 = mul i64 %3169, %2899
 %3040 = getelementptr double, ptr %2900, i64 %3039
 br label %3232
3041:
 %3042 = add nsw i64 %3024, %2925
 %3043 = icmp slt i64 %3042, 0
 %3044 = select i1 %3043, i64 %2888, i64 0
 %3045 = getelementptr double, ptr %2889, i64 %3042
 %3046 = getelementptr double, ptr %3045, i64 %3044
 %3047 = load double, ptr %3046, align 8
 %3048 = getelementptr double, ptr %2902, i64 %3169
 store double %3047, ptr %3048, align 8
 %3049 = getelementptr double, ptr %2904, i64 %3169
 store double 0.000000e+00, ptr %3049, align 8
 %3050 = getelementptr i64, ptr %2880, i64 %3027
 %3051 = load i64, ptr %3050, align 8
 %3052 = icmp eq i64 %3051, 0
 %3053 = load double, ptr %3048, align 8
 br i1 %3052, label %3054, label %3081
3054:
 %3055 = getelementptr double, ptr %2915, i64 %3022
 %3056 = load double, ptr %3055, align 8
 %3057 = getelementptr double, ptr %2882, i64 %3027
 %3058 = load double, ptr %3057, align 8
 %3059 = fcmp nsz contract ogt double %3058, 0.000000e+00
 %3060 = fcmp nsz contract olt double %3053, 0.000000e+00
 %3061 = select i1 %3059, i1 %3060, i1 false
 br i1 %3061, label %3062, label %3073
3062:
 %3063 = fmul nsz contract double %5189, %3035
 %3064 = fadd nsz contract double %3063, %3056
 %3065 = fcmp nsz contract olt double %3064, 0.000000e+00
 br i1 %3065, label %3066, label %3073
3066:
 %3067 = fneg nsz contract double %3053
 %3068 = fsub nsz contract double %3035, %3053
 %3069 = tail call nsz contract double @llvm.fabs.f64(double %3068)
 %3070 = fcmp nsz contract olt double %3069, %3067
 br i1 %3070, label %3071, label %3073
3071:
 %3072 = fmul nsz contract double %3053, %3058
 br label %3077
3073:
 %3074 = fcmp nsz contract ogt double %3056, 0.000000e+00
 %3075 = fdiv nsz contract double %3056, %5189
 %3076 = select i1 %3074, double %3075, double 0.000000e+00
 br label %3077
3077:
 %3078 = phi double [ %3076, %3073 ], [ %3072, %3071 ]
 store double %3078, ptr %3049, align 8
 %3079 = getelementptr double, ptr %2911, i64 %3022
 store double 0.000000e+00, ptr %3079, align 8
 %3080 = getelementptr double, ptr %2913, i64 %3022
 store double 0x7FF0000000000000, ptr %3080, align 8
 br label %3113
3081:
 %3082 = load i64, ptr %149, align 1
 %3083 = shl nsw i64 %3024, 1
 %3084 = add i64 %3083, %2925
 %3085 = add i64 %3084, %3082
 %3086 = tail call nsz contract double @llvm.fabs.f64(double %3053)
 %3087 = icmp slt i64 %3085, 0
 %3088 = select i1 %3087, i64 %2888, i64 0
 %3089 = getelementptr double, ptr %2889, i64 %3085
 %3090 = getelementptr double, ptr %3089, i64 %3088
 %3091 = load double, ptr %3090, align 8
 %3092 = fmul nsz contract double %5189, %3091
 %3093 = icmp slt i64 %3029, 0
 %3094 = select i1 %3093, i64 %2899, i64 0
 %3095 = mul i64 %3169, %2899
 %3096 = getelementptr double, ptr %2900, i64 %3095
 %3097 = getelementptr double, ptr %3096, i64 %3029
 %3098 = getelementptr double, ptr %3097, i64 %3094
 %3099 = load double, ptr %3098, align 8
 %3100 = fmul nsz contract double %3092, %3099
 %3101 = fcmp nsz contract ugt double %3086, %3100
 %3102 = zext i1 %3101 to i64
 %3103 = add nsw i64 %3085, %3102
 %3104 = icmp slt i64 %3103, 0
 %3105 = select i1 %3104, i64 %2888, i64 0
 %3106 = getelementptr double, ptr %2889, i64 %3103
 %3107 = getelementptr double, ptr %3106, i64 %3105
 %3108 = load double, ptr %3107, align 8
 %3109 = fmul nsz contract double %5189, %3108
 %3110 = getelementptr double, ptr %2913, i64 %3022
 store double %3109, ptr %3110, align 8
 %3111 = fneg nsz contract double %3109
 %3112 = getelementptr double, ptr %2911, i64 %3022
 store double %3111, ptr %3112, align 8
 br label %3113
3113:
 %3114 = phi double [ %3035, %3081 ], [ %3035, %3077 ], [ %3154, %3019 ], [ %3154, %2986 ]
 %3115 = getelementptr double, ptr %2904, i64 %3169
 %3116 = load double, ptr %3115, align 8
 %3117 = fadd nsz contract double %3114, %3116
 %3118 = getelementptr double, ptr %2906, i64 %3169
 store double %3117, ptr %3118, align 8
 %3119 = icmp eq i64 %2967, %3170
 br i1 %3119, label %3243, label %3168
3120:
 %3121 = add nuw nsw i64 %3244, 1
 %3122 = icmp eq i64 %2967, %3121
 br i1 %3122, label %3287, label %3243
3123:
 %3124 = getelementptr i64, ptr %2884, i64 %3270
 %3125 = load i64, ptr %3124, align 8
 %3126 = mul nsw i64 %3125, 6
 %3127 = mul nuw nsw i64 %3263, 48
 %3128 = getelementptr i8, ptr %3257, i64 %3127
 br label %3272
3129:
 %3130 = phi double [ %3261, %3260 ], [ %3285, %3272 ]
 br i1 %3262, label %3145, label %3260
3131:
 %3132 = sub nsw i64 %3251, %2966
 %3133 = getelementptr i64, ptr %2917, i64 %3132
 %3134 = load i64, ptr %3133, align 8
 %3135 = icmp slt i64 %3134, 0
 %3136 = select i1 %3135, i64 %2879, i64 0
 %3137 = getelementptr i64, ptr %2886, i64 %3134
 %3138 = getelementptr i64, ptr %3137, i64 %3136
 %3139 = load i64, ptr %3138, align 8
 %3140 = icmp slt i64 %3139, 0
 %3141 = select i1 %3140, i64 %2899, i64 0
 %3142 = getelementptr double, ptr %3246, i64 %3139
 %3143 = getelementptr double, ptr %3142, i64 %3141
 %3144 = load double, ptr %3143, align 8
 br label %3145
3145:
 %3146 = phi double [ %3144, %3131 ], [ %3130, %3129 ]
 %3147 = getelementptr double, ptr %3248, i64 %3251
 store double %3146, ptr %3147, align 8
 %3148 = mul i64 %3251, %2908
 %3149 = getelementptr double, ptr %3249, i64 %3148
 store double %3146, ptr %3149, align 8
 %3150 = icmp eq i64 %3251, %3244
 br i1 %3150, label %3120, label %3250
3151:
 %3152 = icmp eq i64 %3158, %2926
 br i1 %3152, label %2962, label %3156
3153:
 %3154 = phi double [ %3185, %3183 ], [ %3214, %2984 ]
 %3155 = phi double [ %3184, %3183 ], [ %3206, %2984 ]
 br i1 %3186, label %2986, label %3183
3156:
 %3157 = phi i64 [ 0, %2928 ], [ %3158, %3151 ]
 %3158 = add nuw nsw i64 %3157, 1
 %3159 = add nsw i64 %3157, %2924
 %3160 = icmp slt i64 %3159, 0
 %3161 = select i1 %3160, i64 %2888, i64 0
 %3162 = getelementptr double, ptr %2889, i64 %3159
 %3163 = getelementptr double, ptr %3162, i64 %3161
 %3164 = load double, ptr %3163, align 8
 %3165 = getelementptr i64, ptr %2880, i64 %3157
 %3166 = load i64, ptr %3165, align 8
 %3167 = icmp eq i64 %3166, 0
 br i1 %3167, label %2930, label %2941
3168:
 %3169 = phi i64 [ 0, %2969 ], [ %3170, %3113 ]
 %3170 = add nuw nsw i64 %3169, 1
 br i1 %2970, label %2973, label %3171
3171:
 %3172 = mul i64 %2971, %3169
 %3173 = getelementptr i8, ptr %2900, i64 %3172
 tail call void @llvm.memset.p0.i64(ptr align 8 %3173, i8 0, i64 %2972, i1 false)
 br label %2973
3174:
 %3175 = udiv i64 %3169, 3
 %3176 = urem i64 %3169, 3
 %3177 = mul i64 %3169, 96
 %3178 = getelementptr i8, ptr %2897, i64 %3177
 %3179 = mul i64 %3169, %2899
 %3180 = getelementptr double, ptr %2900, i64 %3179
 %3181 = shl i64 %3175, 5
 %3182 = getelementptr i8, ptr %2893, i64 %3181
 br label %3183
3183:
 %3184 = phi double [ 0.000000e+00, %3174 ], [ %3155, %3153 ]
 %3185 = phi double [ 0.000000e+00, %3174 ], [ %3154, %3153 ]
 %3186 = phi i1 [ false, %3174 ], [ true, %3153 ]
 %3187 = phi i64 [ 0, %3174 ], [ 1, %3153 ]
 %3188 = getelementptr i64, ptr %3182, i64 %3187
 %3189 = load i64, ptr %3188, align 8
 %3190 = icmp slt i64 %3189, 0
 %3191 = select i1 %3190, i64 %2873, i64 0
 %3192 = getelementptr i64, ptr %2874, i64 %3189
 %3193 = getelementptr i64, ptr %3192, i64 %3191
 %3194 = load i64, ptr %3193, align 8
 %3195 = icmp slt i64 %3194, 0
 br i1 %3195, label %3153, label %2975
3196:
 %3197 = phi double [ %3184, %2975 ], [ %3206, %2984 ]
 %3198 = phi double [ %3185, %2975 ], [ %3214, %2984 ]
 %3199 = phi i64 [ 0, %2975 ], [ %3200, %2984 ]
 %3200 = add nuw nsw i64 %3199, 1
 %3201 = getelementptr double, ptr %2983, i64 %3199
 %3202 = load double, ptr %3201, align 8
 %3203 = getelementptr double, ptr %2980, i64 %3199
 %3204 = load double, ptr %3203, align 8
 %3205 = fmul nsz contract double %3202, %3204
 %3206 = fadd nsz contract double %3197, %3205
 %3207 = add nsw i64 %2981, %3199
 %3208 = icmp slt i64 %3207, 0
 %3209 = select i1 %3208, i64 %2888, i64 0
 %3210 = getelementptr double, ptr %2889, i64 %3207
 %3211 = getelementptr double, ptr %3210, i64 %3209
 %3212 = load double, ptr %3211, align 8
 %3213 = fmul nsz contract double %3202, %3212
 %3214 = fadd nsz contract double %3198, %3213
 %3215 = add nsw i64 %3199, %2978
 %3216 = mul nsw i64 %3215, %2918
 %3217 = add nsw i64 %3216, %2922
 br i1 %2970, label %2984, label %3218
3218:
 %3219 = phi i64 [ %3220, %3218 ], [ 0, %3196 ]
 %3220 = add nuw nsw i64 %3219, 1
 %3221 = getelementptr double, ptr %3180, i64 %3219
 %3222 = load double, ptr %3221, align 8
 %3223 = add nsw i64 %3217, %3219
 %3224 = icmp slt i64 %3223, 0
 %3225 = select i1 %3224, i64 %2888, i64 0
 %3226 = getelementptr double, ptr %2889, i64 %3223
 %3227 = getelementptr double, ptr %3226, i64 %3225
 %3228 = load double, ptr %3227, align 8
 %3229 = fmul nsz contract double %3202, %3228
 %3230 = fadd nsz contract double %3222, %3229
 store double %3230, ptr %3221, align 8
 %3231 = icmp eq i64 %2918, %3220
 br i1 %3231, label %2984, label %3218
3232:
 %3233 = phi i64 [ 0, %3036 ], [ %3234, %3232 ]
 %3234 = add nuw nsw i64 %3233, 1
 %3235 = add nsw i64 %3038, %3233
 %3236 = icmp slt i64 %3235, 0
 %3237 = select i1 %3236, i64 %2888, i64 0
 %3238 = getelementptr double, ptr %2889, i64 %3235
 %3239 = getelementptr double, ptr %3238, i64 %3237
 %3240 = load double, ptr %3239, align 8
 %3241 = getelementptr double, ptr %3040, i64 %3233
 store double %3240, ptr %3241, align 8
 %3242 = icmp eq i64 %2918, %3234
 br i1 %3242, label %3041, label %3232
3243:
 %3244 = phi i64 [ %3121, %3120 ], [ 0, %3113 ]
 %3245 = mul i64 %3244, %2899
 %3246 = getelementptr double, ptr %2900, i64 %3245
 %3247 = mul i64 %3244, %2908
 %3248 = getelementptr double, ptr %2909, i64 %3247
 %3249 = getelementptr double, ptr %2909, i64 %3244
 br label %3250
3250:
 %3251 = phi i64 [ 0, %3243 ], [ %3252, %3145 ]
 %3252 = add nuw nsw i64 %3251, 1
 %3253 = icmp slt i64 %3251, %2966
 br i1 %3253, label %3254, label %3131
3254:
 %3255 = udiv i64 %3251, 3
 %3256 = mul i64 %3251, 96
 %3257 = getelementptr i8, ptr %2897, i64 %3256
 %3258 = shl i64 %3255, 5
 %3259 = getelementptr i8, ptr %2893, i64 %3258
 br label %3260
3260:
 %3261 = phi double [ 0.000000e+00, %3254 ], [ %3130, %3129 ]
 %3262 = phi i1 [ false, %3254 ], [ true, %3129 ]
 %3263 = phi i64 [ 0, %3254 ], [ 1, %3129 ]
 %3264 = getelementptr i64, ptr %3259, i64 %3263
 %3265 = load i64, ptr %3264, align 8
 %3266 = icmp slt i64 %3265, 0
 %3267 = select i1 %3266, i64 %2873, i64 0
 %3268 = getelementptr i64, ptr %2874, i64 %3265
 %3269 = getelementptr i64, ptr %3268, i64 %3267
 %3270 = load i64, ptr %3269, align 8
 %3271 = icmp sgt i64 %3270, -1
 br i1 %3271, label %3123, label %3129
3272:
 %3273 = phi double [ %3261, %3123 ], [ %3285, %3272 ]
 %3274 = phi i64 [ 0, %3123 ], [ %3275, %3272 ]
 %3275 = add nuw nsw i64 %3274, 1
 %3276 = add nsw i64 %3274, %3126
 %3277 = icmp slt i64 %3276, 0
 %3278 = select i1 %3277, i64 %2899, i64 0
 %3279 = getelementptr double, ptr %3246, i64 %3276
 %3280 = getelementptr double, ptr %3279, i64 %3278
 %3281 = load double, ptr %3280, align 8
 %3282 = getelementptr double, ptr %3128, i64 %3274
 %3283 = load double, ptr %3282, align 8
 %3284 = fmul nsz contract double %3281, %3283
 %3285 = fadd nsz contract double %3273, %3284
 %3286 = icmp eq i64 %3275, 6
 br i1 %3286, label %3129, label %3272
3287:
 %3288 = load i64, ptr %101, align 1
 %3289 = icmp sgt i64 %3288, 0
 br i1 %3289, label %260, label %3290
3290:
 %3291 = load i64, ptr %169, align 1
 %3292 = load i64, ptr %149, align 1
 %3293 = inttoptr i64 %3291 to ptr
 %3294 = load i64, ptr %162, align 1
 %3295 = inttoptr i64 %3294 to ptr
 %3296 = load i64, ptr %159, align 1
 %3297 = inttoptr i64 %3296 to ptr
 %3298 = load i64, ptr %160, align 1
 %3299 = inttoptr i64 %3298 to ptr
 %3300 = load i64, ptr %170, align 1
 %3301 = inttoptr i64 %3300 to ptr
 %3302 = load i64, ptr %171, align 1
 %3303 = inttoptr i64 %3302 to ptr
 %3304 = load i64, ptr %154, align 1
 %3305 = load i64, ptr %172, align 1
 %3306 = inttoptr i64 %3304 to ptr
 %3307 = load i64, ptr %156, align 1
 %3308 = inttoptr i64 %3307 to ptr
 %3309 = load i64, ptr %141, align 1
 %3310 = inttoptr i64 %3309 to ptr
 %3311 = load i64, ptr %157, align 1
 %3312 = load i64, ptr %158, align 1
 %3313 = inttoptr i64 %3311 to ptr
 %3314 = load i64, ptr %168, align 1
 %3315 = load i64, ptr %127, align 1
 %3316 = load i64, ptr %167, align 1
 %3317 = icmp sgt i64 %3315, 0
 br i1 %3317, label %3337, label %3321
3318:
 %3319 = phi double [ %3338, %3337 ], [ %3353, %3345 ]
 %3320 = icmp eq i64 %3315, %3340
 br i1 %3320, label %3321, label %3337
3321:
 %3322 = phi double [ 0.000000e+00, %3290 ], [ %3319, %3318 ]
 %3323 = icmp sgt i64 %3316, 0
 br i1 %3323, label %3324, label %3366
3324:
 %3325 = mul nsw i64 %3315, 3
 br label %3355
3326:
 %3327 = getelementptr double, ptr %3297, i64 %3357
 %3328 = load double, ptr %3327, align 8
 %3329 = fcmp nsz contract olt double %3328, 0.000000e+00
 br i1 %3329, label %3330, label %3334
3330:
 %3331 = tail call nsz contract double @llvm.fabs.f64(double %3364)
 %3332 = fcmp nsz contract ogt double %3331, %3356
 %3333 = select i1 %3332, double %3331, double %3356
 br label %3334
3334:
 %3335 = phi double [ %3333, %3330 ], [ %3356, %3326 ]
 %3336 = icmp eq i64 %3358, %3316
 br i1 %3336, label %3366, label %3355
3337:
 %3338 = phi double [ %3319, %3318 ], [ 0.000000e+00, %3290 ]
 %3339 = phi i64 [ %3340, %3318 ], [ 0, %3290 ]
 %3340 = add nuw nsw i64 %3339, 1
 %3341 = mul i64 %3339, 24
 %3342 = getelementptr i8, ptr %3308, i64 %3341
 %3343 = load double, ptr %3342, align 8
 %3344 = fcmp nsz contract olt double %3343, 0.000000e+00
 br i1 %3344, label %3345, label %3318
3345:
 %3346 = phi double [ %3353, %3345 ], [ %3338, %3337 ]
 %3347 = phi i64 [ %3348, %3345 ], [ 0, %3337 ]
 %3348 = add nuw nsw i64 %3347, 1
 %3349 = getelementptr double, ptr %3342, i64 %3347
 %3350 = load double, ptr %3349, align 8
 %3351 = tail call nsz contract double @llvm.fabs.f64(double %3350)
 %3352 = fcmp nsz contract ogt double %3351, %3346
 %3353 = select i1 %3352, double %3351, double %3346
 %3354 = icmp eq i64 %3348, 3
 br i1 %3354, label %3318, label %3345
3355:
 %3356 = phi double [ %3322, %3324 ], [ %3335, %3334 ]
 %3357 = phi i64 [ 0, %3324 ], [ %3358, %3334 ]
 %3358 = add nuw nsw i64 %3357, 1
 %3359 = add nsw i64 %3357, %3325
 %3360 = icmp slt i64 %3359, 0
 %3361 = select i1 %3360, i64 %3305, i64 0
 %3362 = getelementptr double, ptr %3308, i64 %3359
 %3363 = getelementptr double, ptr %3362, i64 %3361
 %3364 = load double, ptr %3363, align 8
 %3365 = fcmp nsz contract olt double %3364, 0.000000e+00
 br i1 %3365, label %3330, label %3326
3366:
 %3367 = phi double [ %3322, %3321 ], [ %3335, %3334 ]
 %3368 = load double, ptr %173, align 1
 %3369 = fmul nsz contract double %3367, %3368
 br i1 %3317, label %3370, label %3372
3370:
 %3371 = add i64 %3312, 1
 br label %3618
3372:
 br i1 %3323, label %3373, label %3375
3373:
 %3374 = mul nsw i64 %3315, 3
 br label %3692
3375:
 %3376 = icmp sgt i64 %3314, 0
 br i1 %3376, label %3717, label %3379
3377:
 %3378 = icmp eq i64 %3314, %3719
 br i1 %3378, label %3379, label %3717
3379:
 %3380 = sub i64 0, %3316
 %3381 = icmp eq i64 %3315, %3380
 br i1 %3381, label %3599, label %3382
3382:
 %3383 = load i64, ptr %174, align 1
 %3384 = icmp sgt i64 %3383, 0
 br i1 %3384, label %3385, label %3599
3385:
 %3386 = mul nsw i64 %3315, 3
 br label %3387
3387:
 %3388 = phi i64 [ %3595, %3596 ], [ 0, %3385 ]
 %3389 = and i64 %3388, 1
 %3390 = icmp eq i64 %3389, 0
 %3391 = load i64, ptr %171, align 1
 %3392 = load i64, ptr %100, align 1
 %3393 = inttoptr i64 %3391 to ptr
 %3394 = load i64, ptr %156, align 1
 %3395 = load i64, ptr %172, align 1
 %3396 = inttoptr i64 %3394 to ptr
 %3397 = load i64, ptr %141, align 1
 %3398 = inttoptr i64 %3397 to ptr
 %3399 = load i64, ptr %157, align 1
 %3400 = load i64, ptr %158, align 1
 %3401 = inttoptr i64 %3399 to ptr
 %3402 = load i64, ptr %159, align 1
 %3403 = inttoptr i64 %3402 to ptr
 %3404 = load i64, ptr %160, align 1
 %3405 = inttoptr i64 %3404 to ptr
 %3406 = load i64, ptr %175, align 1
 %3407 = inttoptr i64 %3406 to ptr
 %3408 = load i64, ptr %176, align 1
 %3409 = inttoptr i64 %3408 to ptr
 %3410 = load i64, ptr %177, align 1
 %3411 = inttoptr i64 %3410 to ptr
 br i1 %3317, label %3458, label %3445
3412:
 %3413 = getelementptr double, ptr %3396, i64 %3468
 %3414 = load double, ptr %3413, align 8
 %3415 = fcmp nsz contract ult double %3414, 0.000000e+00
 br i1 %3415, label %3472, label %3455
3416:
 %3417 = add nuw nsw i64 %3474, 1
 %3418 = icmp eq i64 %3417, 3
 br i1 %3418, label %3419, label %3473
3419:
 %3420 = select i1 %3466, i64 %3392, i64 0
 %3421 = getelementptr double, ptr %3393, i64 %3464
 %3422 = getelementptr double, ptr %3421, i64 %3420
 %3423 = load double, ptr %3422, align 8
 call fastcc void @f4(ptr %60, ptr %3409, ptr %3411, double %3423, ptr %3407)
 br label %3506
3424:
 %3425 = add nuw nsw i64 %3521, 1
 %3426 = tail call nsz contract double @llvm.fabs.f64(double %3533)
 %3427 = fcmp nsz contract ogt double %3426, %3520
 %3428 = select i1 %3427, double %3426, double %3520
 %3429 = icmp eq i64 %3425, 3
 br i1 %3429, label %3535, label %3519
3430:
 %3431 = add nsw i64 %3536, %3465
 %3432 = icmp slt i64 %3431, 0
 %3433 = select i1 %3432, i64 %3395, i64 0
 %3434 = getelementptr double, ptr %3398, i64 %3431
 %3435 = getelementptr double, ptr %3434, i64 %3433
 %3436 = load double, ptr %3435, align 8
 %3437 = fadd nsz contract double %3539, %3436
 store double %3437, ptr %3435, align 8
 br i1 %3376, label %3438, label %3443
3438:
 %3439 = select i1 %3432, i64 %3400, i64 0
 %3440 = add i64 %3439, %3431
 %3441 = mul i64 %3440, %3400
 %3442 = getelementptr double, ptr %3401, i64 %3441
 br label %3541
3443:
 %3444 = icmp eq i64 %3537, 3
 br i1 %3444, label %3455, label %3535
3445:
 %3446 = phi double [ 0.000000e+00, %3387 ], [ %3456, %3455 ]
 br i1 %3323, label %3552, label %3592
3447:
 %3448 = tail call nsz contract double @llvm.fabs.f64(double %3580)
 %3449 = fmul nsz contract double %3569, %3448
 %3450 = fcmp nsz contract ogt double %3449, %3553
 %3451 = select i1 %3450, double %3449, double %3553
 store double %3579, ptr %3560, align 8
 br i1 %3376, label %3582, label %3452
3452:
 %3453 = phi double [ %3553, %3552 ], [ %3451, %3447 ], [ %3451, %3582 ]
 %3454 = icmp eq i64 %3555, %3316
 br i1 %3454, label %3592, label %3552
3455:
 %3456 = phi double [ %3459, %3412 ], [ %3428, %3443 ]
 %3457 = icmp eq i64 %3461, %3315
 br i1 %3457, label %3445, label %3458
3458:
 %3459 = phi double [ %3456, %3455 ], [ 0.000000e+00, %3387 ]
 %3460 = phi i64 [ %3461, %3455 ], [ 0, %3387 ]
 %3461 = add nuw nsw i64 %3460, 1
 %3462 = xor i64 %3460, -1
 %3463 = add nsw i64 %3315, %3462
 %3464 = select i1 %3390, i64 %3460, i64 %3463
 %3465 = mul nsw i64 %3464, 3
 %3466 = icmp slt i64 %3464, 0
 %3467 = select i1 %3466, i64 %3395, i64 0
 %3468 = add i64 %3467, %3465
 %3469 = getelementptr double, ptr %3398, i64 %3468
 %3470 = load double, ptr %3469, align 8
 %3471 = fcmp nsz contract oeq double %3470, 0.000000e+00
 br i1 %3471, label %3412, label %3472
3472:
 br label %3473
3473:
 %3474 = phi i64 [ %3417, %3416 ], [ 0, %3472 ]
 %3475 = add nsw i64 %3474, %3465
 %3476 = icmp slt i64 %3475, 0
 %3477 = select i1 %3476, i64 %3395, i64 0
 %3478 = getelementptr double, ptr %3396, i64 %3475
 %3479 = getelementptr double, ptr %3478, i64 %3477
 %3480 = load double, ptr %3479, align 8
 %3481 = getelementptr double, ptr %3411, i64 %3474
 %3482 = select i1 %3476, i64 %3400, i64 0
 %3483 = add i64 %3482, %3475
 %3484 = mul i64 %3483, %3400
 %3485 = getelementptr double, ptr %3401, i64 %3484
 store double %3480, ptr %3481, align 8
 %3486 = mul nuw nsw i64 %3474, 24
 %3487 = getelementptr i8, ptr %3409, i64 %3486
 br label %3488
3488:
 %3489 = phi i64 [ 0, %3473 ], [ %3490, %3488 ]
 %3490 = add nuw nsw i64 %3489, 1
 %3491 = add nsw i64 %3489, %3465
 %3492 = icmp slt i64 %3491, 0
 %3493 = select i1 %3492, i64 %3400, i64 0
 %3494 = getelementptr double, ptr %3485, i64 %3491
 %3495 = getelementptr double, ptr %3494, i64 %3493
 %3496 = load double, ptr %3495, align 8
 %3497 = getelementptr double, ptr %3487, i64 %3489
 store double %3496, ptr %3497, align 8
 %3498 = load double, ptr %3481, align 8
 %3499 = select i1 %3492, i64 %3395, i64 0
 %3500 = getelementptr double, ptr %3398, i64 %3491
 %3501 = getelementptr double, ptr %3500, i64 %3499
 %3502 = load double, ptr %3501, align 8
 %3503 = fmul nsz contract double %3496, %3502
 %3504 = fsub nsz contract double %3498, %3503
 store double %3504, ptr %3481, align 8
 %3505 = icmp eq i64 %3490, 3
 br i1 %3505, label %3416, label %3488
3506:
 %3507 = phi i64 [ 0, %3419 ], [ %3508, %3506 ]
 %3508 = add nuw nsw i64 %3507, 1
 %3509 = getelementptr double, ptr %3407, i64 %3507
 %3510 = load double, ptr %3509, align 8
 %3511 = add nsw i64 %3507, %3465
 %3512 = icmp slt i64 %3511, 0
 %3513 = select i1 %3512, i64 %3395, i64 0
 %3514 = getelementptr double, ptr %3398, i64 %3511
 %3515 = getelementptr double, ptr %3514, i64 %3513
 %3516 = load double, ptr %3515, align 8
 %3517 = fsub nsz contract double %3510, %3516
 store double %3517, ptr %3509, align 8
 %3518 = icmp eq i64 %3508, 3
 br i1 %3518, label %3519, label %3506
3519:
 %3520 = phi double [ %3428, %3424 ], [ %3459, %3506 ]
 %3521 = phi i64 [ %3425, %3424 ], [ 0, %3506 ]
 %3522 = mul nuw nsw i64 %3521, 24
 %3523 = getelementptr i8, ptr %3409, i64 %3522
 br label %3524
3524:
 %3525 = phi double [ 0.000000e+00, %3519 ], [ %3533, %3524 ]
 %3526 = phi i64 [ 0, %3519 ], [ %3527, %3524 ]
 %3527 = add nuw nsw i64 %3526, 1
 %3528 = getelementptr double, ptr %3523, i64 %3526
 %3529 = load double, ptr %3528, align 8
 %3530 = getelementptr double, ptr %3407, i64 %3526
 %3531 = load double, ptr %3530, align 8
 %3532 = fmul nsz contract double %3529, %3531
 %3533 = fadd nsz contract double %3525, %3532
 %3534 = icmp eq i64 %3527, 3
 br i1 %3534, label %3424, label %3524
3535:
 %3536 = phi i64 [ %3537, %3443 ], [ 0, %3424 ]
 %3537 = add nuw nsw i64 %3536, 1
 %3538 = getelementptr double, ptr %3407, i64 %3536
 %3539 = load double, ptr %3538, align 8
 %3540 = fcmp nsz contract une double %3539, 0.000000e+00
 br i1 %3540, label %3430, label %3443
3541:
 %3542 = phi i64 [ 0, %3438 ], [ %3543, %3541 ]
 %3543 = add nuw nsw i64 %3542, 1
 %3544 = getelementptr double, ptr %3396, i64 %3542
 %3545 = load double, ptr %3544, align 8
 %3546 = getelementptr double, ptr %3442, i64 %3542
 %3547 = load double, ptr %3546, align 8
 %3548 = load double, ptr %3538, align 8
 %3549 = fmul nsz contract double %3547, %3548
 %3550 = fadd nsz contract double %3545, %3549
 store double %3550, ptr %3544, align 8
 %3551 = icmp eq i64 %3314, %3543
 br i1 %3551, label %3443, label %3541
3552:
 %3553 = phi double [ %3453, %3452 ], [ %3446, %3445 ]
 %3554 = phi i64 [ %3555, %3452 ], [ 0, %3445 ]
 %3555 = add nuw nsw i64 %3554, 1
 %3556 = add nsw i64 %3554, %3386
 %3557 = icmp slt i64 %3556, 0
 %3558 = select i1 %3557, i64 %3395, i64 0
 %3559 = add i64 %3558, %3556
 %3560 = getelementptr double, ptr %3398, i64 %3559
 %3561 = load double, ptr %3560, align 8
 %3562 = getelementptr double, ptr %3396, i64 %3559
 %3563 = load double, ptr %3562, align 8
 %3564 = select i1 %3557, i64 %3400, i64 0
 %3565 = add i64 %3564, %3556
 %3566 = mul i64 %3565, %3400
 %3567 = getelementptr double, ptr %3401, i64 %3566
 %3568 = getelementptr double, ptr %3567, i64 %3565
 %3569 = load double, ptr %3568, align 8
 %3570 = fdiv nsz contract double %3563, %3569
 %3571 = fsub nsz contract double %3561, %3570
 %3572 = getelementptr double, ptr %3403, i64 %3554
 %3573 = load double, ptr %3572, align 8
 %3574 = fcmp nsz contract ogt double %3573, %3571
 %3575 = select i1 %3574, double %3573, double %3571
 %3576 = getelementptr double, ptr %3405, i64 %3554
 %3577 = load double, ptr %3576, align 8
 %3578 = fcmp nsz contract olt double %3577, %3575
 %3579 = select i1 %3578, double %3577, double %3575
 %3580 = fsub nsz contract double %3579, %3561
 %3581 = fcmp nsz contract une double %3580, 0.000000e+00
 br i1 %3581, label %3447, label %3452
3582:
 %3583 = phi i64 [ %3584, %3582 ], [ 0, %3447 ]
 %3584 = add nuw nsw i64 %3583, 1
 %3585 = getelementptr double, ptr %3396, i64 %3583
 %3586 = load double, ptr %3585, align 8
 %3587 = getelementptr double, ptr %3567, i64 %3583
 %3588 = load double, ptr %3587, align 8
 %3589 = fmul nsz contract double %3580, %3588
 %3590 = fadd nsz contract double %3586, %3589
 store double %3590, ptr %3585, align 8
 %3591 = icmp eq i64 %3314, %3584
 br i1 %3591, label %3452, label %3582
3592:
 %3593 = phi double [ %3446, %3445 ], [ %3453, %3452 ]
 %3594 = fcmp nsz contract ole double %3593, %3369
 %3595 = add nuw nsw i64 %3388, 1
 br i1 %3594, label %3599, label %3596
3596:
 %3597 = load i64, ptr %174, align 1
 %3598 = icmp slt i64 %3595, %3597
 br i1 %3598, label %3387, label %3599
3599:
 %3600 = phi i64 [ 0, %3379 ], [ 0, %3382 ], [ %3595, %3592 ], [ %3595, %3596 ]
 %3601 = phi i1 [ true, %3379 ], [ false, %3382 ], [ %3594, %3592 ], [ %3594, %3596 ]
 %3602 = load i64, ptr %149, align 1
 %3603 = icmp slt i64 %3602, 1
 br i1 %3603, label %3606, label %3604
3604:
 %3605 = shl nuw i64 %3602, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %3293, i8 0, i64 %3605, i1 false)
 br label %3606
3606:
 %3607 = icmp slt i64 %3316, 1
 br i1 %3607, label %3610, label %3608
3608:
 %3609 = mul nsw i64 %3315, 3
 br label %3737
3610:
 %3611 = load i64, ptr %178, align 1
 %3612 = add nsw i64 %3611, %3600
 store i64 %3612, ptr %178, align 1
 %3613 = load i64, ptr %179, align 1
 %3614 = tail call i64 @llvm.smax.i64(i64 range(i64 -9223372036854775807, -9223372036854775808) %3600, i64 %3613)
 store i64 %3614, ptr %179, align 1
 br i1 %3601, label %3754, label %3615
3615:
 %3616 = load i64, ptr %180, align 1
 %3617 = add nsw i64 %3616, 1
 store i64 %3617, ptr %180, align 1
 br label %3754
3618:
 %3619 = phi i64 [ 0, %3370 ], [ %3651, %3688 ]
 %3620 = mul nuw nsw i64 %3619, 3
 %3621 = add nuw nsw i64 %3620, 1
 %3622 = mul i64 %3621, %3371
 %3623 = getelementptr double, ptr %3313, i64 %3622
 %3624 = load double, ptr %3623, align 8
 %3625 = mul i64 %3619, 72
 %3626 = getelementptr i8, ptr %3301, i64 %3625
 %3627 = getelementptr i8, ptr %3626, i64 32
 store double %3624, ptr %3627, align 8
 %3628 = getelementptr double, ptr %3306, i64 %3621
 %3629 = load double, ptr %3628, align 8
 br label %3630
3630:
 %3631 = phi double [ 1.000000e+00, %3618 ], [ %3636, %3630 ]
 %3632 = phi double [ %3629, %3618 ], [ %3637, %3630 ]
 %3633 = phi i1 [ false, %3618 ], [ true, %3630 ]
 %3634 = phi i1 [ true, %3618 ], [ false, %3630 ]
 %3635 = fmul nsz contract double %3631, %3632
 %3636 = select i1 %3634, double %3631, double %3635
 %3637 = fmul nsz contract double %3632, %3632
 br i1 %3633, label %3638, label %3630
3638:
 %3639 = getelementptr double, ptr %3306, i64 %3620
 %3640 = getelementptr i8, ptr %3639, i64 16
 %3641 = load double, ptr %3640, align 8
 br label %3642
3642:
 %3643 = phi double [ 1.000000e+00, %3638 ], [ %3648, %3642 ]
 %3644 = phi double [ %3641, %3638 ], [ %3649, %3642 ]
 %3645 = phi i1 [ false, %3638 ], [ true, %3642 ]
 %3646 = phi i1 [ true, %3638 ], [ false, %3642 ]
 %3647 = fmul nsz contract double %3643, %3644
 %3648 = select i1 %3646, double %3643, double %3647
 %3649 = fmul nsz contract double %3644, %3644
 br i1 %3645, label %3650, label %3642
3650:
 %3651 = add nuw nsw i64 %3619, 1
 %3652 = load i64, ptr %146, align 1
 %3653 = load i64, ptr %147, align 1
 %3654 = inttoptr i64 %3652 to ptr
 %3655 = load i64, ptr %99, align 1
 %3656 = inttoptr i64 %3655 to ptr
 %3657 = shl i64 %3619, 5
 %3658 = getelementptr i8, ptr %3656, i64 %3657
 %3659 = getelementptr i8, ptr %3658, i64 16
 %3660 = load i64, ptr %3659, align 8
 %3661 = icmp slt i64 %3660, 0
 %3662 = select i1 %3661, i64 %3653, i64 0
 %3663 = add i64 %3662, %3660
 %3664 = shl i64 %3663, 5
 %3665 = getelementptr i8, ptr %3654, i64 %3664
 %3666 = getelementptr i8, ptr %3665, i64 8
 %3667 = load double, ptr %3666, align 8
 %3668 = getelementptr i8, ptr %3665, i64 16
 %3669 = load double, ptr %3668, align 8
 %3670 = fcmp nsz contract oeq double %3667, %3669
 br i1 %3670, label %3688, label %3671
3671:
 %3672 = fadd nsz contract double %3636, %3648
 %3673 = tail call nsz contract double @llvm.sqrt.f64(double %3672)
 %3674 = load i64, ptr %141, align 1
 %3675 = inttoptr i64 %3674 to ptr
 %3676 = load i64, ptr %170, align 1
 %3677 = inttoptr i64 %3676 to ptr
 %3678 = mul i64 %3619, 24
 %3679 = getelementptr i8, ptr %3675, i64 %3678
 %3680 = load double, ptr %3679, align 8
 %3681 = fmul nsz contract double %3667, %3680
 %3682 = getelementptr i8, ptr %3677, i64 %3625
 %3683 = getelementptr i8, ptr %3682, i64 32
 %3684 = load double, ptr %3683, align 8
 %3685 = fmul nsz contract double %3681, %3684
 %3686 = fcmp nsz contract ugt double %3673, %3685
 %3687 = select i1 %3686, double %3669, double %3667
 br label %3688
3688:
 %3689 = phi double [ %3687, %3671 ], [ %3667, %3650 ]
 %3690 = getelementptr double, ptr %3303, i64 %3619
 store double %3689, ptr %3690, align 8
 %3691 = icmp eq i64 %3651, %3315
 br i1 %3691, label %3372, label %3618
3692:
 %3693 = phi i64 [ 0, %3373 ], [ %3694, %3692 ]
 %3694 = add nuw nsw i64 %3693, 1
 %3695 = getelementptr i64, ptr %3295, i64 %3693
 %3696 = load i64, ptr %3695, align 8
 %3697 = icmp slt i64 %3696, 0
 %3698 = select i1 %3697, i64 %3292, i64 0
 %3699 = getelementptr double, ptr %3293, i64 %3696
 %3700 = getelementptr double, ptr %3699, i64 %3698
 %3701 = load double, ptr %3700, align 8
 %3702 = fmul nsz contract double %5189, %3701
 %3703 = getelementptr double, ptr %3297, i64 %3693
 %3704 = load double, ptr %3703, align 8
 %3705 = fcmp nsz contract ogt double %3704, %3702
 %3706 = select i1 %3705, double %3704, double %3702
 %3707 = getelementptr double, ptr %3299, i64 %3693
 %3708 = load double, ptr %3707, align 8
 %3709 = fcmp nsz contract olt double %3708, %3706
 %3710 = select i1 %3709, double %3708, double %3706
 %3711 = add nsw i64 %3693, %3374
 %3712 = icmp slt i64 %3711, 0
 %3713 = select i1 %3712, i64 %3305, i64 0
 %3714 = getelementptr double, ptr %3310, i64 %3711
 %3715 = getelementptr double, ptr %3714, i64 %3713
 store double %3710, ptr %3715, align 8
 %3716 = icmp eq i64 %3316, %3694
 br i1 %3716, label %3375, label %3692
3717:
 %3718 = phi i64 [ %3719, %3377 ], [ 0, %3375 ]
 %3719 = add nuw nsw i64 %3718, 1
 %3720 = getelementptr double, ptr %3310, i64 %3718
 %3721 = load double, ptr %3720, align 8
 %3722 = fcmp nsz contract oeq double %3721, 0.000000e+00
 br i1 %3722, label %3377, label %3723
3723:
 %3724 = mul i64 %3718, %3312
 %3725 = getelementptr double, ptr %3313, i64 %3724
 br label %3726
3726:
 %3727 = phi i64 [ 0, %3723 ], [ %3728, %3726 ]
 %3728 = add nuw nsw i64 %3727, 1
 %3729 = getelementptr double, ptr %3308, i64 %3727
 %3730 = load double, ptr %3729, align 8
 %3731 = getelementptr double, ptr %3725, i64 %3727
 %3732 = load double, ptr %3731, align 8
 %3733 = load double, ptr %3720, align 8
 %3734 = fmul nsz contract double %3732, %3733
 %3735 = fadd nsz contract double %3730, %3734
 store double %3735, ptr %3729, align 8
 %3736 = icmp eq i64 %3314, %3728
 br i1 %3736, label %3377, label %3726
3737:
 %3738 = phi i64 [ 0, %3608 ], [ %3739, %3737 ]
 %3739 = add nuw nsw i64 %3738, 1
 %3740 = add nsw i64 %3738, %3609
 %3741 = icmp slt i64 %3740, 0
 %3742 = select i1 %3741, i64 %3305, i64 0
 %3743 = getelementptr double, ptr %3310, i64 %3740
 %3744 = getelementptr double, ptr %3743, i64 %3742
 %3745 = load double, ptr %3744, align 8
 %3746 = fdiv nsz contract double %3745, %5189
 %3747 = getelementptr i64, ptr %3295, i64 %3738
 %3748 = load i64, ptr %3747, align 8
 %3749 = icmp slt i64 %3748, 0
 %3750 = select i1 %3749, i64 %3292, i64 0
 %3751 = getelementptr double, ptr %3293, i64 %3748
 %3752 = getelementptr double, ptr %3751, i64 %3750
 store double %3746, ptr %3752, align 8
 %3753 = icmp eq i64 %3316, %3739
 br i1 %3753, label %3610, label %3737
3754:
 store ptr null, ptr %59, align 8
 %3755 = load i64, ptr %184, align 1
 %3756 = inttoptr i64 %3755 to ptr
 %3757 = load i64, ptr %104, align 1
 %3758 = load i64, ptr %105, align 1
 %3759 = inttoptr i64 %3757 to ptr
 %3760 = load i64, ptr %181, align 1
 %3761 = inttoptr i64 %3760 to ptr
 %3762 = load i64, ptr %182, align 1
 %3763 = inttoptr i64 %3762 to ptr
 %3764 = load i64, ptr %185, align 1
 %3765 = load i64, ptr %163, align 1
 %3766 = inttoptr i64 %3764 to ptr
 %3767 = load i64, ptr %186, align 1
 %3768 = inttoptr i64 %3767 to ptr
 %3769 = load i64, ptr %164, align 1
 %3770 = load i64, ptr %127, align 1
 %3771 = load i64, ptr %167, align 1
 %3772 = load i64, ptr %165, align 1
 %3773 = add i64 %3772, %3769
 %3774 = sub i64 %27, %3773
 %3775 = load i64, ptr %107, align 1
 %3776 = icmp eq i64 %3775, 1
 br i1 %3776, label %3777, label %3966
3777:
 %3778 = load i64, ptr %174, align 1
 %3779 = load double, ptr %187, align 1
 %3780 = load i64, ptr %135, align 1
 %3781 = inttoptr i64 %3780 to ptr
 %3782 = load i64, ptr %170, align 1
 %3783 = inttoptr i64 %3782 to ptr
 %3784 = icmp slt i64 %3770, 1
 br i1 %3784, label %3785, label %3852
3785:
 %3786 = phi double [ 0.000000e+00, %3777 ], [ %3861, %3852 ]
 %3787 = load i64, ptr %97, align 1
 %3788 = icmp slt i64 %3787, 1
 br i1 %3788, label %3791, label %3789
3789:
 %3790 = mul nuw i64 %3787, 48
 tail call void @llvm.memset.p0.i64(ptr align 8 %3761, i8 0, i64 %3790, i1 false)
 br label %3791
3791:
 %3792 = fcmp nsz contract ugt double %3786, %3779
 br i1 %3792, label %3793, label %3931
3793:
 %3794 = tail call i64 @llvm.smax.i64(i64 %3778, i64 0)
 %3795 = fmul nsz contract double %3779, 1.000000e-01
 %3796 = fmul nsz contract double %3786, 1.000000e-02
 %3797 = fcmp nsz contract ogt double %3796, %3795
 %3798 = select i1 %3797, double %3796, double %3795
 br label %3799
3799:
 %3800 = phi i64 [ %3794, %3793 ], [ %3864, %3925 ]
 %3801 = icmp sgt i64 %3800, 0
 br i1 %3801, label %3863, label %3931
3802:
 %3803 = mul nuw nsw i64 %3867, 3
 %3804 = fadd nsz contract double %3915, %3923
 store double %3804, ptr %3914, align 8
 %3805 = load double, ptr %3917, align 8
 %3806 = load i64, ptr %94, align 1
 %3807 = load i64, ptr %95, align 1
 %3808 = inttoptr i64 %3806 to ptr
 %3809 = load i64, ptr %99, align 1
 %3810 = inttoptr i64 %3809 to ptr
 %3811 = load i64, ptr %152, align 1
 %3812 = load i64, ptr %153, align 1
 %3813 = inttoptr i64 %3811 to ptr
 %3814 = mul i64 %3803, %3812
 %3815 = getelementptr double, ptr %3813, i64 %3814
 %3816 = getelementptr i8, ptr %3810, i64 %3879
 br label %3818
3817:
 br i1 %3819, label %3844, label %3818
3818:
 %3819 = phi i1 [ false, %3802 ], [ true, %3817 ]
 %3820 = phi i64 [ 0, %3802 ], [ 1, %3817 ]
 %3821 = getelementptr i64, ptr %3816, i64 %3820
 %3822 = load i64, ptr %3821, align 8
 %3823 = icmp slt i64 %3822, 0
 %3824 = select i1 %3823, i64 %3807, i64 0
 %3825 = getelementptr i64, ptr %3808, i64 %3822
 %3826 = getelementptr i64, ptr %3825, i64 %3824
 %3827 = load i64, ptr %3826, align 8
 %3828 = icmp sgt i64 %3827, -1
 br i1 %3828, label %3829, label %3817
3829:
 %3830 = mul i64 %3827, 48
 %3831 = getelementptr i8, ptr %3761, i64 %3830
 %3832 = mul nuw nsw i64 %3820, 48
 %3833 = getelementptr i8, ptr %3815, i64 %3832
 br label %3834
3834:
 %3835 = phi i64 [ 0, %3829 ], [ %3836, %3834 ]
 %3836 = add nuw nsw i64 %3835, 1
 %3837 = getelementptr double, ptr %3831, i64 %3835
 %3838 = load double, ptr %3837, align 8
 %3839 = getelementptr double, ptr %3833, i64 %3835
 %3840 = load double, ptr %3839, align 8
 %3841 = fmul nsz contract double %3923, %3840
 %3842 = fadd nsz contract double %3838, %3841
 store double %3842, ptr %3837, align 8
 %3843 = icmp eq i64 %3836, 6
 br i1 %3843, label %3817, label %3834
3844:
 %3845 = tail call nsz contract double @llvm.fabs.f64(double %3923)
 %3846 = fmul nsz contract double %3845, %3805
 %3847 = fcmp nsz contract ogt double %3846, %3866
 %3848 = select i1 %3847, double %3846, double %3866
 br label %3849
3849:
 %3850 = phi double [ %3866, %3911 ], [ %3848, %3844 ]
 %3851 = icmp eq i64 %3770, %3912
 br i1 %3851, label %3925, label %3865
3852:
 %3853 = phi double [ %3861, %3852 ], [ 0.000000e+00, %3777 ]
 %3854 = phi i64 [ %3855, %3852 ], [ 0, %3777 ]
 %3855 = add nuw nsw i64 %3854, 1
 %3856 = getelementptr double, ptr %3768, i64 %3854
 store double 0.000000e+00, ptr %3856, align 8
 %3857 = getelementptr double, ptr %3781, i64 %3854
 %3858 = load double, ptr %3857, align 8
 %3859 = fneg nsz contract double %3858
 %3860 = fcmp nsz contract olt double %3853, %3859
 %3861 = select i1 %3860, double %3859, double %3853
 %3862 = icmp eq i64 %3770, %3855
 br i1 %3862, label %3785, label %3852
3863:
 %3864 = add nsw i64 %3800, -1
 br i1 %3784, label %3925, label %3865
3865:
 %3866 = phi double [ %3850, %3849 ], [ 0.000000e+00, %3863 ]
 %3867 = phi i64 [ %3912, %3849 ], [ 0, %3863 ]
 %3868 = getelementptr double, ptr %3781, i64 %3867
 %3869 = load double, ptr %3868, align 8
 %3870 = load i64, ptr %94, align 1
 %3871 = load i64, ptr %95, align 1
 %3872 = inttoptr i64 %3870 to ptr
 %3873 = load i64, ptr %99, align 1
 %3874 = inttoptr i64 %3873 to ptr
 %3875 = load i64, ptr %140, align 1
 %3876 = inttoptr i64 %3875 to ptr
 %3877 = mul i64 %3867, 288
 %3878 = getelementptr i8, ptr %3876, i64 %3877
 %3879 = shl i64 %3867, 5
 %3880 = getelementptr i8, ptr %3874, i64 %3879
 br label %3883
3881:
 %3882 = phi double [ %3884, %3883 ], [ %3909, %3900 ]
 br i1 %3885, label %3911, label %3883
3883:
 %3884 = phi double [ 0.000000e+00, %3865 ], [ %3882, %3881 ]
 %3885 = phi i1 [ false, %3865 ], [ true, %3881 ]
 %3886 = phi i64 [ 0, %3865 ], [ 1, %3881 ]
 %3887 = getelementptr i64, ptr %3880, i64 %3886
 %3888 = load i64, ptr %3887, align 8
 %3889 = icmp slt i64 %3888, 0
 %3890 = select i1 %3889, i64 %3871, i64 0
 %3891 = getelementptr i64, ptr %3872, i64 %3888
 %3892 = getelementptr i64, ptr %3891, i64 %3890
 %3893 = load i64, ptr %3892, align 8
 %3894 = icmp sgt i64 %3893, -1
 br i1 %3894, label %3895, label %3881
3895:
 %3896 = mul i64 %3893, 48
 %3897 = getelementptr i8, ptr %3761, i64 %3896
 %3898 = mul nuw nsw i64 %3886, 48
 %3899 = getelementptr i8, ptr %3878, i64 %3898
 br label %3900
3900:
 %3901 = phi double [ %3884, %3895 ], [ %3909, %3900 ]
 %3902 = phi i64 [ 0, %3895 ], [ %3903, %3900 ]
 %3903 = add nuw nsw i64 %3902, 1
 %3904 = getelementptr double, ptr %3899, i64 %3902
 %3905 = load double, ptr %3904, align 8
 %3906 = getelementptr double, ptr %3897, i64 %3902
 %3907 = load double, ptr %3906, align 8
 %3908 = fmul nsz contract double %3905, %3907
 %3909 = fadd nsz contract double %3901, %3908
 %3910 = icmp eq i64 %3903, 6
 br i1 %3910, label %3881, label %3900
3911:
 %3912 = add nuw nsw i64 %3867, 1
 %3913 = fadd nsz contract double %3869, %3882
 %3914 = getelementptr double, ptr %3768, i64 %3867
 %3915 = load double, ptr %3914, align 8
 %3916 = mul i64 %3867, 72
 %3917 = getelementptr i8, ptr %3783, i64 %3916
 %3918 = load double, ptr %3917, align 8
 %3919 = fdiv nsz contract double %3913, %3918
 %3920 = fsub nsz contract double %3915, %3919
 %3921 = fcmp nsz contract olt double %3920, 0.000000e+00
 %3922 = select i1 %3921, double 0.000000e+00, double %3920
 %3923 = fsub nsz contract double %3922, %3915
 %3924 = fcmp nsz contract une double %3923, 0.000000e+00
 br i1 %3924, label %3802, label %3849
3925:
 %3926 = phi double [ 0.000000e+00, %3863 ], [ %3850, %3849 ]
 %3927 = fsub nsz contract double %3926, %3926
 %3928 = fcmp nsz contract ord double %3927, 0.000000e+00
 %3929 = fcmp nsz contract ugt double %3926, %3798
 %3930 = select i1 %3928, i1 %3929, i1 false
 br i1 %3930, label %3799, label %3931
3931:
 %3932 = load i64, ptr %97, align 1
 %3933 = icmp slt i64 %3932, 1
 br i1 %3933, label %3962, label %4150
3934:
 %3935 = add nuw nsw i64 %4151, 1
 %3936 = icmp eq i64 %3932, %3935
 br i1 %3936, label %3962, label %4150
3937:
 %3938 = getelementptr double, ptr %3761, i64 %4162
 %3939 = load double, ptr %3938, align 8
 br label %3940
3940:
 %3941 = phi double [ %3939, %3937 ], [ 0.000000e+00, %4159 ]
 %3942 = fadd nsz contract double %4165, %3941
 %3943 = add nsw i64 %4160, %4155
 %3944 = icmp slt i64 %3943, 0
 %3945 = select i1 %3944, i64 %25, i64 0
 %3946 = getelementptr double, ptr %23, i64 %3943
 %3947 = getelementptr double, ptr %3946, i64 %3945
 store double %3942, ptr %3947, align 8
 %3948 = load double, ptr %4163, align 8
 %3949 = add nsw i64 %4157, %4160
 %3950 = icmp slt i64 %3949, 0
 %3951 = select i1 %3950, i64 %27, i64 0
 %3952 = getelementptr double, ptr %26, i64 %3949
 %3953 = getelementptr double, ptr %3952, i64 %3951
 %3954 = load double, ptr %3953, align 8
 %3955 = fsub nsz contract double %3948, %3954
 %3956 = add nsw i64 %4158, %4160
 %3957 = icmp slt i64 %3956, 0
 %3958 = select i1 %3957, i64 %25, i64 0
 %3959 = getelementptr double, ptr %23, i64 %3956
 %3960 = getelementptr double, ptr %3959, i64 %3958
 store double %3955, ptr %3960, align 8
 %3961 = icmp eq i64 %4161, 6
 br i1 %3961, label %3934, label %4159
3962:
 %3963 = load i64, ptr %189, align 1
 %3964 = zext i1 %3792 to i64
 %3965 = add nsw i64 %3963, %3964
 store i64 %3965, ptr %189, align 1
 br label %4234
3966:
 %3967 = add i64 %3765, 1
 %3968 = mul i64 %3967, %3765
 %3969 = add i64 %3773, %3968
 %3970 = load i64, ptr %141, align 1
 %3971 = inttoptr i64 %3970 to ptr
 %3972 = icmp sgt i64 %3765, 0
 br i1 %3972, label %3973, label %3975
3973:
 %3974 = shl nuw i64 %3765, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %3766, i8 0, i64 %3974, i1 false)
 br label %3975
3975:
 %3976 = mul nsw i64 %3770, 3
 %3977 = add nsw i64 %3976, %3771
 %3978 = icmp slt i64 %3977, 1
 br i1 %3978, label %3988, label %3982
3979:
 call fastcc void @f3(ptr %58, ptr readonly %53, ptr readonly %54, i64 %3983, double %3986, i64 %3770)
 br label %3980
3980:
 %3981 = icmp eq i64 %3977, %3984
 br i1 %3981, label %3988, label %3982
3982:
 %3983 = phi i64 [ %3984, %3980 ], [ 0, %3975 ]
 %3984 = add nuw nsw i64 %3983, 1
 %3985 = getelementptr double, ptr %3971, i64 %3983
 %3986 = load double, ptr %3985, align 8
 %3987 = fcmp nsz contract une double %3986, 0.000000e+00
 br i1 %3987, label %3979, label %3980
3988:
 %3989 = icmp slt i64 %3769, 1
 br i1 %3989, label %4005, label %3990
3990:
 %3991 = getelementptr double, ptr %23, i64 %3769
 br label %4166
3992:
 %3993 = phi double [ %4170, %4166 ], [ %4187, %4174 ]
 %3994 = add nsw i64 %4167, %3774
 %3995 = icmp slt i64 %3994, 0
 %3996 = select i1 %3995, i64 %27, i64 0
 %3997 = getelementptr double, ptr %26, i64 %3994
 %3998 = getelementptr double, ptr %3997, i64 %3996
 %3999 = load double, ptr %3998, align 8
 %4000 = fsub nsz contract double %3993, %3999
 %4001 = getelementptr double, ptr %3991, i64 %4167
 store double %4000, ptr %4001, align 8
 %4002 = fmul nsz contract double %5189, %3993
 %4003 = getelementptr double, ptr %23, i64 %4167
 store double %4002, ptr %4003, align 8
 %4004 = icmp eq i64 %3769, %4168
 br i1 %4004, label %4005, label %4166
4005:
 %4006 = load i64, ptr %165, align 1
 %4007 = icmp slt i64 %4006, 1
 br i1 %4007, label %4010, label %4008
4008:
 %4009 = shl nsw i64 %3769, 1
 br label %4189
4010:
 %4011 = load i64, ptr %174, align 1
 %4012 = load double, ptr %187, align 1
 %4013 = load i64, ptr %135, align 1
 %4014 = load i64, ptr %100, align 1
 %4015 = inttoptr i64 %4013 to ptr
 %4016 = load i64, ptr %157, align 1
 %4017 = load i64, ptr %158, align 1
 %4018 = inttoptr i64 %4016 to ptr
 %4019 = load i64, ptr %161, align 1
 %4020 = load i64, ptr %149, align 1
 %4021 = inttoptr i64 %4019 to ptr
 %4022 = load i64, ptr %186, align 1
 %4023 = add nsw i64 %4020, %4014
 %4024 = inttoptr i64 %4022 to ptr
 %4025 = load i64, ptr %188, align 1
 %4026 = inttoptr i64 %4025 to ptr
 %4027 = icmp slt i64 %3770, 1
 br i1 %4027, label %4028, label %4059
4028:
 %4029 = phi double [ 0.000000e+00, %4010 ], [ %4070, %4059 ]
 %4030 = icmp slt i64 %3771, 1
 br i1 %4030, label %4031, label %4072
4031:
 %4032 = phi double [ %4029, %4028 ], [ %4087, %4072 ]
 %4033 = fcmp nsz contract ugt double %4032, %4012
 br i1 %4033, label %4034, label %4234
4034:
 %4035 = tail call i64 @llvm.smax.i64(i64 %4011, i64 0)
 %4036 = fmul nsz contract double %4012, 1.000000e-01
 %4037 = fmul nsz contract double %4032, 1.000000e-02
 %4038 = fcmp nsz contract ogt double %4037, %4036
 %4039 = select i1 %4038, double %4037, double %4036
 %4040 = add i64 %3771, %3770
 %4041 = icmp slt i64 %4040, 1
 %4042 = shl nsw i64 %3770, 1
 br label %4043
4043:
 %4044 = phi i64 [ %4035, %4034 ], [ %4090, %4056 ]
 %4045 = icmp sgt i64 %4044, 0
 br i1 %4045, label %4089, label %4133
4046:
 store double %4113, ptr %4099, align 8
 %4047 = load double, ptr %4108, align 8
 br label %4116
4048:
 %4049 = tail call nsz contract double @llvm.fabs.f64(double %4114)
 %4050 = fmul nsz contract double %4049, %4047
 %4051 = fcmp nsz contract ogt double %4050, %4092
 %4052 = select i1 %4051, double %4050, double %4092
 br label %4053
4053:
 %4054 = phi double [ %4092, %4091 ], [ %4052, %4048 ]
 %4055 = icmp eq i64 %4040, %4094
 br i1 %4055, label %4056, label %4091
4056:
 %4057 = phi double [ 0.000000e+00, %4089 ], [ %4054, %4053 ]
 %4058 = fcmp nsz contract ugt double %4057, %4039
 br i1 %4058, label %4043, label %4133
4059:
 %4060 = phi double [ %4070, %4059 ], [ 0.000000e+00, %4010 ]
 %4061 = phi i64 [ %4062, %4059 ], [ 0, %4010 ]
 %4062 = add nuw nsw i64 %4061, 1
 %4063 = getelementptr double, ptr %4015, i64 %4061
 %4064 = load double, ptr %4063, align 8
 %4065 = getelementptr double, ptr %4026, i64 %4061
 store double %4064, ptr %4065, align 8
 %4066 = getelementptr double, ptr %4024, i64 %4061
 store double 0.000000e+00, ptr %4066, align 8
 %4067 = load double, ptr %4063, align 8
 %4068 = fneg nsz contract double %4067
 %4069 = fcmp nsz contract olt double %4060, %4068
 %4070 = select i1 %4069, double %4068, double %4060
 %4071 = icmp eq i64 %3770, %4062
 br i1 %4071, label %4028, label %4059
4072:
 %4073 = phi double [ %4087, %4072 ], [ %4029, %4028 ]
 %4074 = phi i64 [ %4075, %4072 ], [ 0, %4028 ]
 %4075 = add nuw nsw i64 %4074, 1
 %4076 = getelementptr double, ptr %4021, i64 %4074
 %4077 = load double, ptr %4076, align 8
 %4078 = add nsw i64 %4074, %3770
 %4079 = icmp slt i64 %4078, 0
 %4080 = select i1 %4079, i64 %4023, i64 0
 %4081 = add i64 %4080, %4078
 %4082 = getelementptr double, ptr %4026, i64 %4081
 store double %4077, ptr %4082, align 8
 %4083 = getelementptr double, ptr %4024, i64 %4081
 store double 0.000000e+00, ptr %4083, align 8
 %4084 = load double, ptr %4076, align 8
 %4085 = fneg nsz contract double %4084
 %4086 = fcmp nsz contract olt double %4073, %4085
 %4087 = select i1 %4086, double %4085, double %4073
 %4088 = icmp eq i64 %3771, %4075
 br i1 %4088, label %4031, label %4072
4089:
 %4090 = add nsw i64 %4044, -1
 br i1 %4041, label %4056, label %4091
4091:
 %4092 = phi double [ %4054, %4053 ], [ 0.000000e+00, %4089 ]
 %4093 = phi i64 [ %4094, %4053 ], [ 0, %4089 ]
 %4094 = add nuw nsw i64 %4093, 1
 %4095 = icmp slt i64 %4093, %3770
 %4096 = mul nuw nsw i64 %4093, 3
 %4097 = add nsw i64 %4093, %4042
 %4098 = select i1 %4095, i64 %4096, i64 %4097
 %4099 = getelementptr double, ptr %4024, i64 %4093
 %4100 = load double, ptr %4099, align 8
 %4101 = getelementptr double, ptr %4026, i64 %4093
 %4102 = load double, ptr %4101, align 8
 %4103 = icmp slt i64 %4098, 0
 %4104 = select i1 %4103, i64 %4017, i64 0
 %4105 = add i64 %4104, %4098
 %4106 = mul i64 %4105, %4017
 %4107 = getelementptr double, ptr %4018, i64 %4106
 %4108 = getelementptr double, ptr %4107, i64 %4105
 %4109 = load double, ptr %4108, align 8
 %4110 = fdiv nsz contract double %4102, %4109
 %4111 = fsub nsz contract double %4100, %4110
 %4112 = fcmp nsz contract olt double %4111, 0.000000e+00
 %4113 = select i1 %4112, double 0.000000e+00, double %4111
 %4114 = fsub nsz contract double %4113, %4100
 %4115 = fcmp nsz contract une double %4114, 0.000000e+00
 br i1 %4115, label %4046, label %4053
4116:
 %4117 = phi i64 [ 0, %4046 ], [ %4118, %4116 ]
 %4118 = add nuw nsw i64 %4117, 1
 %4119 = icmp slt i64 %4117, %3770
 %4120 = mul nuw nsw i64 %4117, 3
 %4121 = add nsw i64 %4117, %4042
 %4122 = select i1 %4119, i64 %4120, i64 %4121
 %4123 = getelementptr double, ptr %4026, i64 %4117
 %4124 = load double, ptr %4123, align 8
 %4125 = icmp slt i64 %4122, 0
 %4126 = select i1 %4125, i64 %4017, i64 0
 %4127 = getelementptr double, ptr %4107, i64 %4122
 %4128 = getelementptr double, ptr %4127, i64 %4126
 %4129 = load double, ptr %4128, align 8
 %4130 = fmul nsz contract double %4114, %4129
 %4131 = fadd nsz contract double %4124, %4130
 store double %4131, ptr %4123, align 8
 %4132 = icmp eq i64 %4040, %4118
 br i1 %4132, label %4048, label %4116
4133:
 %4134 = load i64, ptr %189, align 1
 %4135 = add nsw i64 %4134, 1
 store i64 %4135, ptr %189, align 1
 %4136 = icmp slt i64 %3765, 1
 br i1 %4136, label %4139, label %4137
4137:
 %4138 = shl nuw i64 %3765, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %3766, i8 0, i64 %4138, i1 false)
 br label %4139
4139:
 br i1 %4041, label %4140, label %4205
4140:
 br i1 %3989, label %4234, label %4211
4141:
 %4142 = icmp slt i64 %4206, %3770
 %4143 = mul nuw nsw i64 %4206, 3
 %4144 = add nsw i64 %4206, %4042
 %4145 = select i1 %4142, i64 %4143, i64 %4144
 call fastcc void @f3(ptr %59, ptr readonly %53, ptr %54, i64 %4145, double %4209, i64 %3770)
 br label %4146
4146:
 %4147 = icmp eq i64 %4207, %4040
 br i1 %4147, label %4140, label %4205
4148:
 %4149 = icmp eq i64 %3769, %4213
 br i1 %4149, label %4234, label %4211
4150:
 %4151 = phi i64 [ %3935, %3934 ], [ 0, %3931 ]
 %4152 = shl i64 %4151, 4
 %4153 = getelementptr i8, ptr %3756, i64 %4152
 %4154 = getelementptr i8, ptr %4153, i64 8
 %4155 = load i64, ptr %4154, align 8
 %4156 = mul i64 %4151, 6
 %4157 = add nsw i64 %4155, %3774
 %4158 = add nsw i64 %4155, %3769
 br label %4159
4159:
 %4160 = phi i64 [ 0, %4150 ], [ %4161, %3940 ]
 %4161 = add nuw nsw i64 %4160, 1
 %4162 = add i64 %4160, %4156
 %4163 = getelementptr double, ptr %3763, i64 %4162
 %4164 = load double, ptr %4163, align 8
 %4165 = fmul nsz contract double %5189, %4164
 br i1 %3792, label %3937, label %3940
4166:
 %4167 = phi i64 [ 0, %3990 ], [ %4168, %3992 ]
 %4168 = add nuw nsw i64 %4167, 1
 %4169 = getelementptr double, ptr %3759, i64 %4167
 %4170 = load double, ptr %4169, align 8
 br i1 %3972, label %4171, label %3992
4171:
 %4172 = mul nuw nsw i64 %4167, %3765
 %4173 = add nsw i64 %4172, %3969
 br label %4174
4174:
 %4175 = phi double [ %4170, %4171 ], [ %4187, %4174 ]
 %4176 = phi i64 [ 0, %4171 ], [ %4177, %4174 ]
 %4177 = add nuw nsw i64 %4176, 1
 %4178 = add nsw i64 %4173, %4176
 %4179 = icmp slt i64 %4178, 0
 %4180 = select i1 %4179, i64 %3758, i64 0
 %4181 = getelementptr double, ptr %3759, i64 %4178
 %4182 = getelementptr double, ptr %4181, i64 %4180
 %4183 = load double, ptr %4182, align 8
 %4184 = getelementptr double, ptr %3766, i64 %4176
 %4185 = load double, ptr %4184, align 8
 %4186 = fmul nsz contract double %4183, %4185
 %4187 = fadd nsz contract double %4175, %4186
 %4188 = icmp eq i64 %3765, %4177
 br i1 %4188, label %3992, label %4174
4189:
 %4190 = phi i64 [ 0, %4008 ], [ %4191, %4189 ]
 %4191 = add nuw nsw i64 %4190, 1
 %4192 = add nsw i64 %4190, %3769
 %4193 = icmp slt i64 %4192, 0
 %4194 = select i1 %4193, i64 %3758, i64 0
 %4195 = getelementptr double, ptr %3759, i64 %4192
 %4196 = getelementptr double, ptr %4195, i64 %4194
 %4197 = load double, ptr %4196, align 8
 %4198 = fmul nsz contract double %5189, %4197
 %4199 = add nsw i64 %4190, %4009
 %4200 = icmp slt i64 %4199, 0
 %4201 = select i1 %4200, i64 %25, i64 0
 %4202 = getelementptr double, ptr %23, i64 %4199
 %4203 = getelementptr double, ptr %4202, i64 %4201
 store double %4198, ptr %4203, align 8
 %4204 = icmp eq i64 %4191, %4006
 br i1 %4204, label %4010, label %4189
4205:
 %4206 = phi i64 [ %4207, %4146 ], [ 0, %4139 ]
 %4207 = add nuw nsw i64 %4206, 1
 %4208 = getelementptr double, ptr %3768, i64 %4206
 %4209 = load double, ptr %4208, align 8
 %4210 = fcmp nsz contract une double %4209, 0.000000e+00
 br i1 %4210, label %4141, label %4146
4211:
 %4212 = phi i64 [ %4213, %4148 ], [ 0, %4140 ]
 %4213 = add nuw nsw i64 %4212, 1
 br i1 %4136, label %4148, label %4214
4214:
 %4215 = getelementptr double, ptr %23, i64 %4212
 %4216 = mul nuw nsw i64 %4212, %3765
 %4217 = add nsw i64 %4216, %3969
 %4218 = load double, ptr %4215, align 8
 br label %4219
4219:
 %4220 = phi double [ %4218, %4214 ], [ %4232, %4219 ]
 %4221 = phi i64 [ 0, %4214 ], [ %4222, %4219 ]
 %4222 = add nuw nsw i64 %4221, 1
 %4223 = add nsw i64 %4217, %4221
 %4224 = icmp slt i64 %4223, 0
 %4225 = select i1 %4224, i64 %3758, i64 0
 %4226 = getelementptr double, ptr %3759, i64 %4223
 %4227 = getelementptr double, ptr %4226, i64 %4225
 %4228 = load double, ptr %4227, align 8
 %4229 = getelementptr double, ptr %3766, i64 %4221
 %4230 = load double, ptr %4229, align 8
 %4231 = fmul nsz contract double %4228, %4230
 %4232 = fadd nsz contract double %4220, %4231
 store double %4232, ptr %4215, align 8
 %4233 = icmp eq i64 %3765, %4222
 br i1 %4233, label %4148, label %4219
4234:
 %4235 = load i64, ptr %190, align 1
 %4236 = load i64, ptr %147, align 1
 %4237 = shl nsw i64 %4236, 1
 %4238 = inttoptr i64 %4235 to ptr
 %4239 = load i64, ptr %191, align 1
 %4240 = load i64, ptr %149, align 1
 %4241 = inttoptr i64 %4239 to ptr
 %4242 = load i64, ptr %102, align 1
 %4243 = load i64, ptr %103, align 1
 %4244 = inttoptr i64 %4242 to ptr
 %4245 = load i64, ptr %192, align 1
 %4246 = load i64, ptr %164, align 1
 %4247 = add nsw i64 %4246, %4243
 %4248 = inttoptr i64 %4245 to ptr
 %4249 = load i64, ptr %104, align 1
 %4250 = inttoptr i64 %4249 to ptr
 %4251 = load i64, ptr %99, align 1
 %4252 = inttoptr i64 %4251 to ptr
 %4253 = load i64, ptr %154, align 1
 %4254 = load i64, ptr %172, align 1
 %4255 = inttoptr i64 %4253 to ptr
 %4256 = load i64, ptr %155, align 1
 %4257 = inttoptr i64 %4256 to ptr
 %4258 = load i64, ptr %156, align 1
 %4259 = inttoptr i64 %4258 to ptr
 %4260 = load i64, ptr %141, align 1
 %4261 = inttoptr i64 %4260 to ptr
 %4262 = load i64, ptr %162, align 1
 %4263 = inttoptr i64 %4262 to ptr
 br i1 %193, label %4264, label %4292
4264:
 %4265 = load i64, ptr %194, align 1
 %4266 = icmp eq i64 %4265, 0
 br i1 %4266, label %4283, label %4267
4267:
 %4268 = load i64, ptr %103, align 1
 %4269 = icmp slt i64 %4268, 1
 br i1 %4269, label %4277, label %4270
4270:
 %4271 = phi i64 [ %4272, %4270 ], [ 0, %4267 ]
 %4272 = add nuw nsw i64 %4271, 1
 %4273 = getelementptr double, ptr %4244, i64 %4271
 %4274 = load double, ptr %4273, align 8
 %4275 = getelementptr double, ptr %4248, i64 %4271
 store double %4274, ptr %4275, align 8
 %4276 = icmp eq i64 %4268, %4272
 br i1 %4276, label %4277, label %4270
4277:
 %4278 = load i64, ptr %164, align 1
 %4279 = icmp slt i64 %4278, 1
 br i1 %4279, label %4280, label %4301
4280:
 %4281 = load i64, ptr %194, align 1
 %4282 = inttoptr i64 %4281 to ptr
 tail call void %4282(ptr %4248, ptr %4250)
 br i1 %198, label %4327, label %4328
4283:
 %4284 = load i64, ptr %127, align 1
 %4285 = icmp slt i64 %4284, 1
 br i1 %4285, label %4289, label %4343
4286:
 %4287 = add nuw nsw i64 %4344, 1
 %4288 = icmp eq i64 %4284, %4287
 br i1 %4288, label %4289, label %4343
4289:
 %4290 = load i64, ptr %167, align 1
 %4291 = icmp slt i64 %4290, 1
 br i1 %4291, label %4418, label %4382
4292:
 %4293 = phi i64 [ %4294, %4292 ], [ 0, %4234 ]
 %4294 = add nuw nsw i64 %4293, 1
 %4295 = add nsw i64 %4293, %5
 %4296 = icmp slt i64 %4295, 0
 %4297 = select i1 %4296, i64 %25, i64 0
 %4298 = getelementptr double, ptr %23, i64 %4295
 %4299 = getelementptr double, ptr %4298, i64 %4297
 store double 0.000000e+00, ptr %4299, align 8
 %4300 = icmp eq i64 %32, %4294
 br i1 %4300, label %4264, label %4292
4301:
 %4302 = phi i64 [ %4303, %4301 ], [ 0, %4277 ]
 %4303 = add nuw nsw i64 %4302, 1
 %4304 = load i64, ptr %164, align 1
 %4305 = load i64, ptr %165, align 1
 %4306 = add i64 %4302, %27
 %4307 = add i64 %4304, %4305
 %4308 = sub i64 %4306, %4307
 %4309 = icmp slt i64 %4308, 0
 %4310 = select i1 %4309, i64 %27, i64 0
 %4311 = getelementptr double, ptr %26, i64 %4308
 %4312 = getelementptr double, ptr %4311, i64 %4310
 %4313 = load double, ptr %4312, align 8
 %4314 = add nsw i64 %4304, %4302
 %4315 = icmp slt i64 %4314, 0
 %4316 = select i1 %4315, i64 %25, i64 0
 %4317 = getelementptr double, ptr %23, i64 %4314
 %4318 = getelementptr double, ptr %4317, i64 %4316
 %4319 = load double, ptr %4318, align 8
 %4320 = fadd nsz contract double %4313, %4319
 %4321 = add nsw i64 %4302, %4268
 %4322 = icmp slt i64 %4321, 0
 %4323 = select i1 %4322, i64 %4247, i64 0
 %4324 = getelementptr double, ptr %4248, i64 %4321
 %4325 = getelementptr double, ptr %4324, i64 %4323
 store double %4320, ptr %4325, align 8
 %4326 = icmp eq i64 %4303, %4278
 br i1 %4326, label %4280, label %4301
4327:
 br label %4328
4328:
 %4329 = phi i64 [ 0, %4327 ], [ %197, %4280 ]
 br i1 %199, label %4331, label %4330
4330:
 br label %4331
4331:
 %4332 = phi i64 [ %25, %4330 ], [ %4329, %4328 ]
 %4333 = getelementptr double, ptr %23, i64 %4332
 %4334 = load i64, ptr %200, align 1
 %4335 = icmp slt i64 %4334, 1
 br i1 %4335, label %4283, label %4336
4336:
 %4337 = phi i64 [ %4338, %4336 ], [ 0, %4331 ]
 %4338 = add nuw nsw i64 %4337, 1
 %4339 = getelementptr double, ptr %4250, i64 %4337
 %4340 = load double, ptr %4339, align 8
 %4341 = getelementptr double, ptr %4333, i64 %4337
 store double %4340, ptr %4341, align 8
 %4342 = icmp eq i64 %4334, %4338
 br i1 %4342, label %4283, label %4336
4343:
 %4344 = phi i64 [ %4287, %4286 ], [ 0, %4283 ]
 %4345 = shl i64 %4344, 5
 %4346 = getelementptr i8, ptr %4252, i64 %4345
 %4347 = getelementptr i8, ptr %4346, i64 16
 %4348 = load i64, ptr %4347, align 8
 %4349 = mul nuw nsw i64 %4344, 3
 %4350 = shl nsw i64 %4348, 1
 br label %4351
4351:
 %4352 = phi i64 [ 0, %4343 ], [ %4353, %4351 ]
 %4353 = add nuw nsw i64 %4352, 1
 %4354 = add nuw nsw i64 %4352, %4349
 %4355 = getelementptr double, ptr %4255, i64 %4354
 %4356 = load double, ptr %4355, align 8
 %4357 = getelementptr double, ptr %4259, i64 %4354
 %4358 = load double, ptr %4357, align 8
 %4359 = fadd nsz contract double %4356, %4358
 %4360 = getelementptr double, ptr %4257, i64 %4354
 %4361 = load double, ptr %4360, align 8
 %4362 = fsub nsz contract double %4359, %4361
 %4363 = fmul nsz contract double %4362, 5.000000e-01
 %4364 = getelementptr double, ptr %4261, i64 %4354
 %4365 = load double, ptr %4364, align 8
 %4366 = fmul nsz contract double %4365, %4363
 %4367 = icmp eq i64 %4352, 0
 %4368 = select i1 %4367, i64 %4350, i64 1
 %4369 = icmp slt i64 %4368, 0
 %4370 = select i1 %4369, i64 %4237, i64 0
 %4371 = getelementptr i64, ptr %4238, i64 %4368
 %4372 = getelementptr i64, ptr %4371, i64 %4370
 %4373 = load i64, ptr %4372, align 8
 %4374 = add nsw i64 %4373, %5
 %4375 = icmp slt i64 %4374, 0
 %4376 = select i1 %4375, i64 %25, i64 0
 %4377 = getelementptr double, ptr %23, i64 %4374
 %4378 = getelementptr double, ptr %4377, i64 %4376
 %4379 = load double, ptr %4378, align 8
 %4380 = fsub nsz contract double %4379, %4366
 store double %4380, ptr %4378, align 8
 %4381 = icmp eq i64 %4353, 3
 br i1 %4381, label %4286, label %4351
4382:
 %4383 = phi i64 [ %4384, %4382 ], [ 0, %4289 ]
 %4384 = add nuw nsw i64 %4383, 1
 %4385 = load i64, ptr %127, align 1
 %4386 = mul nsw i64 %4385, 3
 %4387 = add nsw i64 %4386, %4383
 %4388 = icmp slt i64 %4387, 0
 %4389 = select i1 %4388, i64 %4254, i64 0
 %4390 = add i64 %4389, %4387
 %4391 = getelementptr double, ptr %4255, i64 %4390
 %4392 = load double, ptr %4391, align 8
 %4393 = getelementptr double, ptr %4259, i64 %4390
 %4394 = load double, ptr %4393, align 8
 %4395 = fadd nsz contract double %4392, %4394
 %4396 = getelementptr double, ptr %4257, i64 %4390
 %4397 = load double, ptr %4396, align 8
 %4398 = fsub nsz contract double %4395, %4397
 %4399 = fmul nsz contract double %4398, 5.000000e-01
 %4400 = getelementptr double, ptr %4261, i64 %4390
 %4401 = load double, ptr %4400, align 8
 %4402 = fmul nsz contract double %4401, %4399
 %4403 = getelementptr i64, ptr %4263, i64 %4383
 %4404 = load i64, ptr %4403, align 8
 %4405 = icmp slt i64 %4404, 0
 %4406 = select i1 %4405, i64 %4240, i64 0
 %4407 = getelementptr i64, ptr %4241, i64 %4404
 %4408 = getelementptr i64, ptr %4407, i64 %4406
 %4409 = load i64, ptr %4408, align 8
 %4410 = add nsw i64 %4409, %5
 %4411 = icmp slt i64 %4410, 0
 %4412 = select i1 %4411, i64 %25, i64 0
 %4413 = getelementptr double, ptr %23, i64 %4410
 %4414 = getelementptr double, ptr %4413, i64 %4412
 %4415 = load double, ptr %4414, align 8
 %4416 = fsub nsz contract double %4415, %4402
 store double %4416, ptr %4414, align 8
 %4417 = icmp eq i64 %4290, %4384
 br i1 %4417, label %4418, label %4382
4418:
 br i1 %203, label %5220, label %5221
4419:
 %4420 = phi i64 [ %4423, %4422 ], [ 0, %5235 ]
 %4421 = icmp eq i64 %4420, %209
 br i1 %4421, label %4428, label %4422
4422:
 %4423 = add nuw i64 %4420, 1
 %4424 = getelementptr double, ptr %23, i64 %4420
 %4425 = load double, ptr %4424, align 8
 %4426 = fsub nsz contract double %4425, %4425
 %4427 = fcmp nsz contract ord double %4426, 0.000000e+00
 br i1 %4427, label %4419, label %4668
4428:
 br i1 %210, label %4462, label %4429
4429:
 %4430 = phi i64 [ %4444, %4440 ], [ 12, %4428 ]
 %4431 = icmp eq i64 %4430, 0
 br i1 %4431, label %4668, label %4443
4432:
 br i1 %211, label %4440, label %4433
4433:
 %4434 = phi i64 [ %4435, %4433 ], [ 0, %4432 ]
 %4435 = add nuw nsw i64 %4434, 1
 %4436 = getelementptr double, ptr %37, i64 %4434
 %4437 = load double, ptr %4436, align 8
 %4438 = getelementptr double, ptr %28, i64 %4434
 store double %4437, ptr %4438, align 8
 %4439 = icmp eq i64 %29, %4435
 br i1 %4439, label %4440, label %4433
4440:
 %4441 = load double, ptr %218, align 8
 %4442 = fcmp nsz contract ugt double %4441, %6
 br i1 %4442, label %4429, label %4462
4443:
 %4444 = add nsw i64 %4430, -1
 br i1 %211, label %4452, label %4445
4445:
 %4446 = phi i64 [ %4447, %4445 ], [ 0, %4443 ]
 %4447 = add nuw nsw i64 %4446, 1
 %4448 = getelementptr double, ptr %28, i64 %4446
 %4449 = load double, ptr %4448, align 8
 %4450 = getelementptr double, ptr %39, i64 %4446
 store double %4449, ptr %4450, align 8
 %4451 = icmp eq i64 %29, %4447
 br i1 %4451, label %4452, label %4445
4452:
 tail call void %212(ptr %39, ptr %37)
 br label %4453
4453:
 %4454 = phi i64 [ 0, %4452 ], [ %4457, %4456 ]
 %4455 = icmp eq i64 %4454, %214
 br i1 %4455, label %4432, label %4456
4456:
 %4457 = add nuw i64 %4454, 1
 %4458 = getelementptr double, ptr %37, i64 %4454
 %4459 = load double, ptr %4458, align 8
 %4460 = fsub nsz contract double %4459, %4459
 %4461 = fcmp nsz contract ord double %4460, 0.000000e+00
 br i1 %4461, label %4453, label %4668
4462:
 br i1 %205, label %5244, label %4463
4463:
 %4464 = load double, ptr %80, align 1
 %4465 = load i64, ptr %219, align 1
 %4466 = tail call nsz contract double @llvm.fabs.f64(double %4464)
 %4467 = fcmp nsz contract olt double %4466, 0x16687E92154EF7AC
 br i1 %4467, label %4468, label %4476
4468:
 %4469 = fmul nsz contract double %4466, 0x4670000000000000
 %4470 = fmul nsz contract double %4469, 0x3CA0000000000001
 %4471 = fadd nsz contract double %4469, %4470
 %4472 = fsub nsz contract double %4471, %4469
 %4473 = fmul nsz contract double %4472, 0x3970000000000000
 %4474 = fcmp nsz contract olt double %4473, 4.940660e-324
 %4475 = select i1 %4474, double 4.940660e-324, double %4473
 br label %4480
4476:
 %4477 = fmul nsz contract double %4466, 0x3CA0000000000001
 %4478 = fadd nsz contract double %4466, %4477
 %4479 = fsub nsz contract double %4478, %4466
 br label %4480
4480:
 %4481 = phi double [ %4479, %4476 ], [ %4475, %4468 ]
 %4482 = fmul nsz contract double %4481, 2.000000e+00
 %4483 = icmp slt i64 %4465, %18
 br i1 %4483, label %4484, label %4663
4484:
 %4485 = icmp slt i64 %4465, 0
 %4486 = select i1 %4485, i64 %18, i64 0
 %4487 = getelementptr double, ptr %17, i64 %4465
 %4488 = getelementptr double, ptr %4487, i64 %4486
 %4489 = load double, ptr %4488, align 8
 %4490 = fadd nsz contract double %4464, %4482
 %4491 = fcmp nsz contract ugt double %4489, %4490
 br i1 %4491, label %4663, label %4492
4492:
 %4493 = fsub nsz contract double %4464, %4482
 br label %4494
4494:
 %4495 = phi i64 [ %4614, %4613 ], [ %4465, %4492 ]
 %4496 = load i64, ptr %220, align 1
 %4497 = sub nsw i64 %4495, %4496
 %4498 = icmp slt i64 %4497, 0
 %4499 = select i1 %4498, i64 %41, i64 0
 %4500 = add i64 %4499, %4497
 %4501 = mul i64 %4500, %42
 %4502 = getelementptr double, ptr %40, i64 %4501
 %4503 = icmp slt i64 %4495, 0
 %4504 = select i1 %4503, i64 %18, i64 0
 %4505 = getelementptr double, ptr %17, i64 %4495
 %4506 = getelementptr double, ptr %4505, i64 %4504
 %4507 = load double, ptr %4506, align 8
 %4508 = fcmp nsz contract ult double %4507, %4493
 br i1 %4508, label %4523, label %4509
4509:
 br i1 %108, label %4517, label %4510
4510:
 %4511 = phi i64 [ %4512, %4510 ], [ 0, %4509 ]
 %4512 = add nuw nsw i64 %4511, 1
 %4513 = getelementptr double, ptr %28, i64 %4511
 %4514 = load double, ptr %4513, align 8
 %4515 = getelementptr double, ptr %4502, i64 %4511
 store double %4514, ptr %4515, align 8
 %4516 = icmp eq i64 %27, %4512
 br i1 %4516, label %4517, label %4510
4517:
 br i1 %222, label %4549, label %4518
4518:
 %4519 = select i1 %4498, i64 %44, i64 0
 %4520 = add i64 %4519, %4497
 %4521 = mul i64 %4520, %45
 %4522 = getelementptr double, ptr %43, i64 %4521
 br label %4626
4523:
 %4524 = load double, ptr %52, align 1
 %4525 = fsub nsz contract double %4507, %4524
 %4526 = fdiv nsz contract double %4525, %5189
 br i1 %223, label %4548, label %4527
4527:
 %4528 = fsub nsz contract double 1.000000e+00, %4526
 %4529 = select i1 %4498, i64 %44, i64 0
 %4530 = add i64 %4529, %4497
 %4531 = mul i64 %4530, %45
 %4532 = getelementptr double, ptr %43, i64 %4531
 br label %4640
4533:
 %4534 = phi double [ 0.000000e+00, %4640 ], [ %4661, %4645 ]
 %4535 = icmp slt i64 %4641, %5
 br i1 %4535, label %4536, label %4542
4536:
 %4537 = add nsw i64 %4641, %27
 %4538 = icmp slt i64 %4537, 0
 %4539 = select i1 %4538, i64 %21, i64 0
 %4540 = getelementptr double, ptr %20, i64 %4537
 %4541 = getelementptr double, ptr %4540, i64 %4539
 store double %4534, ptr %4541, align 8
 br label %4624
4542:
 %4543 = sub nsw i64 %4641, %5
 %4544 = getelementptr double, ptr %31, i64 %4543
 %4545 = load double, ptr %4544, align 8
 %4546 = fadd nsz contract double %4534, %4545
 %4547 = getelementptr double, ptr %4532, i64 %4543
 store double %4546, ptr %4547, align 8
 br label %4624
4548:
 tail call void %206(ptr %20, ptr %4502)
 br label %4549
4549:
 %4550 = select i1 %4498, i64 %47, i64 0
 %4551 = add i64 %4550, %4497
 %4552 = mul i64 %4551, %48
 %4553 = getelementptr double, ptr %46, i64 %4552
 br i1 %210, label %4554, label %4563
4554:
 %4555 = phi i64 [ %4558, %4557 ], [ 0, %4549 ]
 %4556 = icmp eq i64 %4555, %237
 br i1 %4556, label %4611, label %4557
4557:
 %4558 = add nuw i64 %4555, 1
 %4559 = getelementptr double, ptr %4502, i64 %4555
 %4560 = load double, ptr %4559, align 8
 %4561 = fsub nsz contract double %4560, %4560
 %4562 = fcmp nsz contract ord double %4561, 0.000000e+00
 br i1 %4562, label %4554, label %4668
4563:
 %4564 = phi i64 [ %4578, %4574 ], [ 12, %4549 ]
 %4565 = icmp eq i64 %4564, 0
 br i1 %4565, label %4596, label %4577
4566:
 br i1 %226, label %4574, label %4567
4567:
 %4568 = phi i64 [ %4569, %4567 ], [ 0, %4566 ]
 %4569 = add nuw nsw i64 %4568, 1
 %4570 = getelementptr double, ptr %37, i64 %4568
 %4571 = load double, ptr %4570, align 8
 %4572 = getelementptr double, ptr %4502, i64 %4568
 store double %4571, ptr %4572, align 8
 %4573 = icmp eq i64 %42, %4569
 br i1 %4573, label %4574, label %4567
4574:
 %4575 = load double, ptr %232, align 8
 %4576 = fcmp nsz contract ugt double %4575, %6
 br i1 %4576, label %4563, label %4596
4577:
 %4578 = add nsw i64 %4564, -1
 br i1 %226, label %4586, label %4579
4579:
 %4580 = phi i64 [ %4581, %4579 ], [ 0, %4577 ]
 %4581 = add nuw nsw i64 %4580, 1
 %4582 = getelementptr double, ptr %4502, i64 %4580
 %4583 = load double, ptr %4582, align 8
 %4584 = getelementptr double, ptr %39, i64 %4580
 store double %4583, ptr %4584, align 8
 %4585 = icmp eq i64 %42, %4581
 br i1 %4585, label %4586, label %4579
4586:
 tail call void %212(ptr %39, ptr %37)
 br label %4587
4587:
 %4588 = phi i64 [ 0, %4586 ], [ %4591, %4590 ]
 %4589 = icmp eq i64 %4588, %228
 br i1 %4589, label %4566, label %4590
4590:
 %4591 = add nuw i64 %4588, 1
 %4592 = getelementptr double, ptr %37, i64 %4588
 %4593 = load double, ptr %4592, align 8
 %4594 = fsub nsz contract double %4593, %4593
 %4595 = fcmp nsz contract ord double %4594, 0.000000e+00
 br i1 %4595, label %4587, label %4596
4596:
 %4597 = phi i1 [ true, %4590 ], [ %4565, %4563 ], [ %4565, %4574 ]
 br i1 %226, label %4605, label %4598
4598:
 %4599 = phi i64 [ %4600, %4598 ], [ 0, %4596 ]
 %4600 = add nuw nsw i64 %4599, 1
 %4601 = getelementptr double, ptr %4502, i64 %4599
 %4602 = load double, ptr %4601, align 8
 %4603 = getelementptr double, ptr %39, i64 %4599
 store double %4602, ptr %4603, align 8
 %4604 = icmp eq i64 %42, %4600
 br i1 %4604, label %4605, label %4598
4605:
 tail call void %212(ptr %39, ptr %37)
 %4606 = load double, ptr %232, align 8
 %4607 = load double, ptr %236, align 8
 store double %4606, ptr %4553, align 8
 %4608 = getelementptr i8, ptr %4553, i64 8
 store double %4607, ptr %4608, align 8
 %4609 = fcmp nsz contract ugt double %4606, %6
 %4610 = select i1 %4597, i1 true, i1 %4609
 br i1 %4610, label %4668, label %4611
4611:
 %4612 = icmp eq i64 %4495, %238
 br i1 %4612, label %4621, label %4613
4613:
 %4614 = add i64 %4495, 1
 %4615 = icmp slt i64 %4495, -1
 %4616 = select i1 %4615, i64 %18, i64 0
 %4617 = getelementptr double, ptr %17, i64 %4614
 %4618 = getelementptr double, ptr %4617, i64 %4616
 %4619 = load double, ptr %4618, align 8
 %4620 = fcmp nsz contract ugt double %4619, %4490
 br i1 %4620, label %4621, label %4494
4621:
 %4622 = phi i64 [ %18, %4611 ], [ %4614, %4613 ]
 %4623 = load i64, ptr %219, align 1
 br label %4663
4624:
 %4625 = icmp eq i64 %22, %4642
 br i1 %4625, label %4548, label %4640
4626:
 %4627 = phi i64 [ 0, %4518 ], [ %4628, %4626 ]
 %4628 = add nuw nsw i64 %4627, 1
 %4629 = getelementptr double, ptr %31, i64 %4627
 %4630 = load double, ptr %4629, align 8
 %4631 = add nsw i64 %4627, %5
 %4632 = icmp slt i64 %4631, 0
 %4633 = select i1 %4632, i64 %25, i64 0
 %4634 = getelementptr double, ptr %23, i64 %4631
 %4635 = getelementptr double, ptr %4634, i64 %4633
 %4636 = load double, ptr %4635, align 8
 %4637 = fadd nsz contract double %4630, %4636
 %4638 = getelementptr double, ptr %4522, i64 %4627
 store double %4637, ptr %4638, align 8
 %4639 = icmp eq i64 %221, %4628
 br i1 %4639, label %4549, label %4626
4640:
 %4641 = phi i64 [ 0, %4527 ], [ %4642, %4624 ]
 %4642 = add nuw nsw i64 %4641, 1
 br i1 %225, label %4533, label %4643
4643:
 %4644 = getelementptr double, ptr %23, i64 %4641
 br label %4645
4645:
 %4646 = phi double [ 0.000000e+00, %4643 ], [ %4661, %4645 ]
 %4647 = phi i64 [ %224, %4643 ], [ %4650, %4645 ]
 %4648 = phi i64 [ %3, %4643 ], [ %4649, %4645 ]
 %4649 = add i64 %4648, -1
 %4650 = add nsw i64 %4647, -1
 %4651 = icmp slt i64 %4649, 0
 %4652 = select i1 %4651, i64 %24, i64 0
 %4653 = add i64 %4652, %4649
 %4654 = mul i64 %4653, %25
 %4655 = getelementptr double, ptr %4644, i64 %4654
 %4656 = load double, ptr %4655, align 8
 %4657 = fadd nsz contract double %4646, %4656
 %4658 = and i64 %4649, 1
 %4659 = icmp eq i64 %4658, 0
 %4660 = select i1 %4659, double %4526, double %4528
 %4661 = fmul nsz contract double %4657, %4660
 %4662 = icmp sgt i64 %4647, 1
 br i1 %4662, label %4645, label %4533
4663:
 %4664 = phi i64 [ %4465, %4484 ], [ %4465, %4480 ], [ %4623, %4621 ]
 %4665 = phi i64 [ %4465, %4484 ], [ %4465, %4480 ], [ %4622, %4621 ]
 %4666 = sub nsw i64 %4665, %4664
 %4667 = icmp sgt i64 %4666, -1
 br i1 %4667, label %4700, label %4668
4668:
 br i1 %108, label %4676, label %4669
4669:
 %4670 = phi i64 [ %4671, %4669 ], [ 0, %4668 ]
 %4671 = add nuw nsw i64 %4670, 1
 %4672 = getelementptr double, ptr %26, i64 %4670
 %4673 = load double, ptr %4672, align 8
 %4674 = getelementptr double, ptr %20, i64 %4670
 store double %4673, ptr %4674, align 8
 %4675 = icmp eq i64 %27, %4671
 br i1 %4675, label %4676, label %4669
4676:
 br i1 %205, label %4677, label %4687
4677:
 %4678 = phi i64 [ %4680, %4677 ], [ %5, %4676 ]
 %4679 = phi i64 [ %4681, %4677 ], [ %27, %4676 ]
 %4680 = add nsw i64 %4678, -1
 %4681 = add i64 %4679, 1
 %4682 = icmp slt i64 %4679, 0
 %4683 = select i1 %4682, i64 %21, i64 0
 %4684 = getelementptr double, ptr %20, i64 %4679
 %4685 = getelementptr double, ptr %4684, i64 %4683
 store double 0.000000e+00, ptr %4685, align 8
 %4686 = icmp samesign ugt i64 %4678, 1
 br i1 %4686, label %4677, label %4687
4687:
 store i64 %239, ptr %240, align 1
 store i64 0, ptr %241, align 1
 %4688 = load i64, ptr %75, align 1
 %4689 = add nsw i64 %4688, 1
 store i64 %4689, ptr %75, align 1
 %4690 = fmul nsz contract double %5189, 5.000000e-01
 store double %4690, ptr %79, align 1
 br i1 %76, label %4691, label %4699
4691:
 %4692 = load i64, ptr %90, align 1
 %4693 = load i64, ptr %82, align 1
 %4694 = add nsw i64 %4693, 1
 %4695 = icmp eq i64 %4692, %4694
 br i1 %4695, label %4699, label %4696
4696:
 store i64 %4694, ptr %90, align 1
 %4697 = load i64, ptr %244, align 1
 %4698 = add nsw i64 %4697, 1
 store i64 %4698, ptr %244, align 1
 br label %4699
4699:
 store double 2.000000e+00, ptr %245, align 1
 br label %5072
4700:
 %4701 = load i64, ptr %139, align 1
 %4702 = load i64, ptr %100, align 1
 %4703 = inttoptr i64 %4701 to ptr
 %4704 = load i64, ptr %141, align 1
 %4705 = inttoptr i64 %4704 to ptr
 %4706 = load i64, ptr %142, align 1
 %4707 = inttoptr i64 %4706 to ptr
 %4708 = load i64, ptr %143, align 1
 %4709 = inttoptr i64 %4708 to ptr
 %4710 = load i64, ptr %144, align 1
 %4711 = load i64, ptr %145, align 1
 %4712 = inttoptr i64 %4710 to ptr
 %4713 = add nsw i64 %4711, -1
 %4714 = load i64, ptr %246, align 1
 %4715 = icmp slt i64 %4714, 1
 br i1 %4715, label %4732, label %4791
4716:
 %4717 = phi i64 [ %4723, %4716 ], [ %4801, %4791 ]
 %4718 = icmp slt i64 %4717, 0
 %4719 = select i1 %4718, i64 %4711, i64 0
 %4720 = getelementptr i64, ptr %4712, i64 %4717
 %4721 = getelementptr i64, ptr %4720, i64 %4719
 store i64 -1, ptr %4721, align 8
 %4722 = add nsw i64 %4717, 1
 %4723 = and i64 %4722, %4713
 %4724 = icmp slt i64 %4723, 0
 %4725 = select i1 %4724, i64 %4711, i64 0
 %4726 = getelementptr i64, ptr %4712, i64 %4723
 %4727 = getelementptr i64, ptr %4726, i64 %4725
 %4728 = load i64, ptr %4727, align 8
 %4729 = icmp sgt i64 %4728, -1
 br i1 %4729, label %4716, label %4730
4730:
 %4731 = icmp eq i64 %4714, %4793
 br i1 %4731, label %4732, label %4791
4732:
 store i64 0, ptr %246, align 1
 %4733 = load i64, ptr %127, align 1
 %4734 = icmp slt i64 %4733, 1
 br i1 %4734, label %4848, label %4808
4735:
 %4736 = load i64, ptr %99, align 1
 %4737 = inttoptr i64 %4736 to ptr
 %4738 = shl i64 %4810, 5
 %4739 = getelementptr i8, ptr %4737, i64 %4738
 %4740 = load i64, ptr %4739, align 8
 %4741 = load i64, ptr %95, align 1
 %4742 = mul nsw i64 %4741, %4740
 %4743 = getelementptr i8, ptr %4739, i64 8
 %4744 = load i64, ptr %4743, align 8
 %4745 = add nsw i64 %4742, %4744
 %4746 = shl nsw i64 %4745, 16
 %4747 = getelementptr i8, ptr %4739, i64 24
 %4748 = load i64, ptr %4747, align 8
 %4749 = add nsw i64 %4746, %4748
 %4750 = icmp slt i64 %4809, 0
 %4751 = select i1 %4750, i64 %4702, i64 0
 %4752 = getelementptr i64, ptr %4707, i64 %4809
 %4753 = getelementptr i64, ptr %4752, i64 %4751
 store i64 %4749, ptr %4753, align 8
 %4754 = mul i64 %4810, 72
 %4755 = getelementptr i8, ptr %4703, i64 %4754
 br label %4816
4756:
 %4757 = add nuw nsw i64 %4817, 1
 %4758 = fdiv nsz contract double %4829, %5189
 %4759 = load i64, ptr %246, align 1
 %4760 = icmp slt i64 %4759, 0
 %4761 = select i1 %4760, i64 %4702, i64 0
 %4762 = add i64 %4761, %4759
 %4763 = mul i64 %4762, 24
 %4764 = getelementptr i8, ptr %4709, i64 %4763
 %4765 = getelementptr double, ptr %4764, i64 %4817
 store double %4758, ptr %4765, align 8
 %4766 = icmp eq i64 %4757, 3
 br i1 %4766, label %4767, label %4816
4767:
 %4768 = load i64, ptr %246, align 1
 %4769 = add nsw i64 %4768, 1
 store i64 %4769, ptr %246, align 1
 br label %4770
4770:
 %4771 = phi i64 [ %4769, %4767 ], [ %4809, %4808 ]
 %4772 = icmp eq i64 %4811, %4733
 br i1 %4772, label %4773, label %4808
4773:
 %4774 = icmp slt i64 %4771, 1
 br i1 %4774, label %4848, label %4831
4775:
 %4776 = phi i64 [ %4778, %4775 ], [ %4841, %4831 ]
 %4777 = add nsw i64 %4776, 1
 %4778 = and i64 %4777, %4713
 %4779 = icmp slt i64 %4778, 0
 %4780 = select i1 %4779, i64 %4711, i64 0
 %4781 = getelementptr i64, ptr %4712, i64 %4778
 %4782 = getelementptr i64, ptr %4781, i64 %4780
 %4783 = load i64, ptr %4782, align 8
 %4784 = icmp sgt i64 %4783, -1
 br i1 %4784, label %4775, label %4785
4785:
 %4786 = phi i64 [ %4843, %4831 ], [ %4780, %4775 ]
 %4787 = phi i64 [ %4841, %4831 ], [ %4778, %4775 ]
 %4788 = getelementptr i64, ptr %4712, i64 %4787
 %4789 = getelementptr i64, ptr %4788, i64 %4786
 store i64 %4832, ptr %4789, align 8
 %4790 = icmp eq i64 %4771, %4833
 br i1 %4790, label %4848, label %4831
4791:
 %4792 = phi i64 [ %4793, %4730 ], [ 0, %4700 ]
 %4793 = add nuw nsw i64 %4792, 1
 %4794 = getelementptr i64, ptr %4707, i64 %4792
 %4795 = load i64, ptr %4794, align 8
 %4796 = srem i64 %4795, 1000003
 %4797 = icmp slt i64 %4796, 0
 %4798 = add nsw i64 %4796, 1000003
 %4799 = select i1 %4797, i64 %4798, i64 %4796
 %4800 = mul nsw i64 %4799, 2654435761
 %4801 = and i64 %4800, %4713
 %4802 = icmp slt i64 %4801, 0
 %4803 = select i1 %4802, i64 %4711, i64 0
 %4804 = getelementptr i64, ptr %4712, i64 %4801
 %4805 = getelementptr i64, ptr %4804, i64 %4803
 %4806 = load i64, ptr %4805, align 8
 %4807 = icmp sgt i64 %4806, -1
 br i1 %4807, label %4716, label %4730
4808:
 %4809 = phi i64 [ %4771, %4770 ], [ 0, %4732 ]
 %4810 = phi i64 [ %4811, %4770 ], [ 0, %4732 ]
 %4811 = add nuw nsw i64 %4810, 1
 %4812 = mul i64 %4810, 24
 %4813 = getelementptr i8, ptr %4705, i64 %4812
 %4814 = load double, ptr %4813, align 8
 %4815 = fcmp nsz contract ogt double %4814, 0.000000e+00
 br i1 %4815, label %4735, label %4770
4816:
 %4817 = phi i64 [ 0, %4735 ], [ %4757, %4756 ]
 %4818 = getelementptr double, ptr %4755, i64 %4817
 br label %4819
4819:
 %4820 = phi double [ 0.000000e+00, %4816 ], [ %4829, %4819 ]
 %4821 = phi i64 [ 0, %4816 ], [ %4822, %4819 ]
 %4822 = add nuw nsw i64 %4821, 1
 %4823 = mul nuw nsw i64 %4821, 24
 %4824 = getelementptr i8, ptr %4818, i64 %4823
 %4825 = load double, ptr %4824, align 8
 %4826 = getelementptr double, ptr %4813, i64 %4821
 %4827 = load double, ptr %4826, align 8
 %4828 = fmul nsz contract double %4825, %4827
 %4829 = fadd nsz contract double %4820, %4828
 %4830 = icmp eq i64 %4822, 3
 br i1 %4830, label %4756, label %4819
4831:
 %4832 = phi i64 [ %4833, %4785 ], [ 0, %4773 ]
 %4833 = add nuw nsw i64 %4832, 1
 %4834 = getelementptr i64, ptr %4707, i64 %4832
 %4835 = load i64, ptr %4834, align 8
 %4836 = srem i64 %4835, 1000003
 %4837 = icmp slt i64 %4836, 0
 %4838 = add nsw i64 %4836, 1000003
 %4839 = select i1 %4837, i64 %4838, i64 %4836
 %4840 = mul nsw i64 %4839, 2654435761
 %4841 = and i64 %4840, %4713
 %4842 = icmp slt i64 %4841, 0
 %4843 = select i1 %4842, i64 %4711, i64 0
 %4844 = getelementptr i64, ptr %4712, i64 %4841
 %4845 = getelementptr i64, ptr %4844, i64 %4843
 %4846 = load i64, ptr %4845, align 8
 %4847 = icmp sgt i64 %4846, -1
 br i1 %4847, label %4775, label %4785
4848:
 %4849 = load i64, ptr %247, align 1
 %4850 = load i64, ptr %127, align 1
 %4851 = add nsw i64 %4850, %4849
 store i64 %4851, ptr %247, align 1
 %4852 = load double, ptr %80, align 1
 %4853 = load i64, ptr %77, align 1
 br i1 %5188, label %4867, label %4854
4854:
 %4855 = icmp slt i64 %4853, 0
 %4856 = select i1 %4855, i64 %11, i64 0
 %4857 = add i64 %4856, %4853
 %4858 = mul i64 %4857, %12
 %4859 = getelementptr double, ptr %10, i64 %4858
 %4860 = getelementptr i8, ptr %4859, i64 8
 %4861 = load double, ptr %4860, align 8
 %4862 = fcmp nsz contract ult double %4852, %4861
 br i1 %4862, label %4867, label %4863
4863:
 %4864 = add nsw i64 %4853, 1
 %4865 = icmp slt i64 %4864, %11
 %4866 = select i1 %4865, i64 %4864, i64 %4853
 br label %4867
4867:
 %4868 = phi i64 [ %4853, %4848 ], [ %4866, %4863 ], [ %4853, %4854 ]
 br i1 %108, label %4876, label %4869
4869:
 %4870 = phi i64 [ %4871, %4869 ], [ 0, %4867 ]
 %4871 = add nuw nsw i64 %4870, 1
 %4872 = getelementptr double, ptr %28, i64 %4870
 %4873 = load double, ptr %4872, align 8
 %4874 = getelementptr double, ptr %26, i64 %4870
 store double %4873, ptr %4874, align 8
 %4875 = icmp eq i64 %27, %4871
 br i1 %4875, label %4876, label %4869
4876:
 br i1 %248, label %4902, label %4877
4877:
 %4878 = icmp eq i64 %4666, 0
 br i1 %4878, label %4881, label %4879
4879:
 %4880 = load i64, ptr %219, align 1
 br label %4928
4881:
 %4882 = load i64, ptr %219, align 1
 %4883 = add nsw i64 %4882, %4666
 store i64 %4883, ptr %219, align 1
 store i64 %4868, ptr %77, align 1
 store double %4852, ptr %52, align 1
 br i1 %108, label %4891, label %4884
4884:
 %4885 = phi i64 [ %4886, %4884 ], [ 0, %4881 ]
 %4886 = add nuw nsw i64 %4885, 1
 %4887 = getelementptr double, ptr %26, i64 %4885
 %4888 = load double, ptr %4887, align 8
 %4889 = getelementptr double, ptr %20, i64 %4885
 store double %4888, ptr %4889, align 8
 %4890 = icmp eq i64 %27, %4886
 br i1 %4890, label %4891, label %4884
4891:
 br i1 %205, label %4892, label %5026
4892:
 %4893 = phi i64 [ %4895, %4892 ], [ %5, %4891 ]
 %4894 = phi i64 [ %4896, %4892 ], [ %27, %4891 ]
 %4895 = add nsw i64 %4893, -1
 %4896 = add i64 %4894, 1
 %4897 = icmp slt i64 %4894, 0
 %4898 = select i1 %4897, i64 %21, i64 0
 %4899 = getelementptr double, ptr %20, i64 %4894
 %4900 = getelementptr double, ptr %4899, i64 %4898
 store double 0.000000e+00, ptr %4900, align 8
 %4901 = icmp samesign ugt i64 %4893, 1
 br i1 %4901, label %4892, label %5026
4902:
 %4903 = phi i64 [ %4904, %4902 ], [ 0, %4876 ]
 %4904 = add nuw nsw i64 %4903, 1
 %4905 = getelementptr double, ptr %31, i64 %4903
 %4906 = load double, ptr %4905, align 8
 %4907 = add nsw i64 %4903, %5
 %4908 = icmp slt i64 %4907, 0
 %4909 = select i1 %4908, i64 %25, i64 0
 %4910 = getelementptr double, ptr %23, i64 %4907
 %4911 = getelementptr double, ptr %4910, i64 %4909
 %4912 = load double, ptr %4911, align 8
 %4913 = fadd nsz contract double %4906, %4912
 store double %4913, ptr %4905, align 8
 %4914 = load double, ptr %249, align 1
 %4915 = load double, ptr %4911, align 8
 %4916 = tail call nsz contract double @llvm.fabs.f64(double %4915)
 %4917 = fadd nsz contract double %4914, %4916
 store double %4917, ptr %249, align 1
 %4918 = getelementptr double, ptr %33, i64 %4903
 %4919 = load double, ptr %4918, align 8
 %4920 = load double, ptr %4905, align 8
 %4921 = fcmp nsz contract olt double %4920, %4919
 %4922 = select i1 %4921, double %4920, double %4919
 %4923 = getelementptr double, ptr %35, i64 %4903
 %4924 = load double, ptr %4923, align 8
 %4925 = fcmp nsz contract ogt double %4920, %4924
 %4926 = select i1 %4925, double %4920, double %4924
 store double %4922, ptr %4918, align 8
 store double %4926, ptr %4923, align 8
 %4927 = icmp eq i64 %4904, %32
 br i1 %4927, label %4877, label %4902
4928:
 %4929 = phi i64 [ %4666, %4879 ], [ %4931, %5024 ]
 %4930 = phi i64 [ %4880, %4879 ], [ %4932, %5024 ]
 %4931 = add nsw i64 %4929, -1
 %4932 = add i64 %4930, 1
 %4933 = load i64, ptr %220, align 1
 %4934 = sub nsw i64 %4930, %4933
 %4935 = icmp slt i64 %4934, 0
 %4936 = select i1 %4935, i64 %41, i64 0
 %4937 = add i64 %4936, %4934
 %4938 = mul i64 %4937, %42
 %4939 = getelementptr double, ptr %40, i64 %4938
 %4940 = select i1 %4935, i64 %44, i64 0
 %4941 = add i64 %4940, %4934
 %4942 = mul i64 %4941, %45
 %4943 = getelementptr double, ptr %43, i64 %4942
 %4944 = load double, ptr %54, align 1
 store double 0.000000e+00, ptr %57, align 8
 call fastcc void @f0(ptr %57, ptr readonly %53, ptr readonly %54, ptr %4939, i64 %42)
 %4945 = load double, ptr %57, align 8
 %4946 = fsub nsz contract double %4944, %4945
 br i1 %250, label %4968, label %4947
4947:
 %4948 = load i64, ptr %251, align 1
 br label %4963
4949:
 %4950 = getelementptr double, ptr %4943, i64 %4965
 %4951 = load double, ptr %4950, align 8
 %4952 = fadd nsz contract double %4964, %4951
 br label %4960
4953:
 %4954 = load i64, ptr %252, align 1
 %4955 = icmp eq i64 %4965, %4954
 br i1 %4955, label %4960, label %4956
4956:
 %4957 = getelementptr double, ptr %4943, i64 %4965
 %4958 = load double, ptr %4957, align 8
 %4959 = fsub nsz contract double %4964, %4958
 br label %4960
4960:
 %4961 = phi double [ %4952, %4949 ], [ %4959, %4956 ], [ %4964, %4953 ]
 %4962 = icmp eq i64 %4966, %45
 br i1 %4962, label %4968, label %4963
4963:
 %4964 = phi double [ %4946, %4947 ], [ %4961, %4960 ]
 %4965 = phi i64 [ 0, %4947 ], [ %4966, %4960 ]
 %4966 = add nuw nsw i64 %4965, 1
 %4967 = icmp slt i64 %4965, %4948
 br i1 %4967, label %4949, label %4953
4968:
 %4969 = phi double [ %4946, %4928 ], [ %4961, %4960 ]
 %4970 = load i64, ptr %252, align 1
 %4971 = icmp slt i64 %4970, 0
 %4972 = select i1 %4971, i64 %45, i64 0
 %4973 = getelementptr double, ptr %4943, i64 %4970
 %4974 = getelementptr double, ptr %4973, i64 %4972
 store double %4969, ptr %4974, align 8
 %4975 = load i64, ptr %252, align 1
 %4976 = icmp slt i64 %4975, 0
 %4977 = select i1 %4976, i64 %34, i64 0
 %4978 = getelementptr double, ptr %33, i64 %4975
 %4979 = getelementptr double, ptr %4978, i64 %4977
 %4980 = load double, ptr %4979, align 8
 %4981 = select i1 %4976, i64 %45, i64 0
 %4982 = getelementptr double, ptr %4943, i64 %4975
 %4983 = getelementptr double, ptr %4982, i64 %4981
 %4984 = load double, ptr %4983, align 8
 %4985 = fcmp nsz contract olt double %4984, %4980
 %4986 = select i1 %4985, double %4984, double %4980
 store double %4986, ptr %4979, align 8
 %4987 = select i1 %4976, i64 %36, i64 0
 %4988 = getelementptr double, ptr %35, i64 %4975
 %4989 = getelementptr double, ptr %4988, i64 %4987
 %4990 = load double, ptr %4989, align 8
 %4991 = load double, ptr %4983, align 8
 %4992 = fcmp nsz contract ogt double %4991, %4990
 %4993 = select i1 %4992, double %4991, double %4990
 store double %4993, ptr %4989, align 8
 %4994 = load i64, ptr %220, align 1
 %4995 = sub i64 %4930, %4994
 %4996 = icmp slt i64 %4995, 0
 %4997 = select i1 %4996, i64 %50, i64 0
 %4998 = add i64 %4997, %4995
 %4999 = mul i64 %4998, %51
 %5000 = getelementptr double, ptr %49, i64 %4999
 br i1 %253, label %5004, label %5001
5001:
 %5002 = shl i64 %4999, 3
 %5003 = getelementptr i8, ptr %49, i64 %5002
 tail call void @llvm.memset.p0.i64(ptr align 8 %5003, i8 0, i64 %254, i1 false)
 br label %5004
5004:
 %5005 = load double, ptr %249, align 1
 store double %5005, ptr %5000, align 8
 br i1 %248, label %5006, label %5024
5006:
 %5007 = phi i64 [ %5008, %5006 ], [ 0, %5004 ]
 %5008 = add nuw nsw i64 %5007, 1
 %5009 = getelementptr i64, ptr %19, i64 %5007
 %5010 = load i64, ptr %5009, align 8
 %5011 = icmp slt i64 %5010, -1
 %5012 = select i1 %5011, i64 %51, i64 0
 %5013 = getelementptr double, ptr %5000, i64 %5010
 %5014 = getelementptr i8, ptr %5013, i64 8
 %5015 = getelementptr double, ptr %5014, i64 %5012
 %5016 = load double, ptr %5015, align 8
 %5017 = getelementptr double, ptr %35, i64 %5007
 %5018 = load double, ptr %5017, align 8
 %5019 = getelementptr double, ptr %33, i64 %5007
 %5020 = load double, ptr %5019, align 8
 %5021 = fsub nsz contract double %5018, %5020
 %5022 = fadd nsz contract double %5016, %5021
 store double %5022, ptr %5015, align 8
 %5023 = icmp eq i64 %32, %5008
 br i1 %5023, label %5024, label %5006
5024:
 %5025 = icmp sgt i64 %4929, 1
 br i1 %5025, label %4928, label %4881
5026:
 %5027 = load i64, ptr %74, align 1
 %5028 = add nsw i64 %5027, 1
 store i64 %5028, ptr %74, align 1
 %5029 = load double, ptr %52, align 1
 %5030 = load double, ptr %89, align 8
 %5031 = fcmp nsz contract ult double %5029, %5030
 br i1 %5031, label %5032, label %5035
5032:
 %5033 = load double, ptr %78, align 1
 %5034 = fcmp nsz contract ult double %5029, %5033
 br i1 %5034, label %5037, label %5035
5035:
 %5036 = phi i64 [ 1, %5026 ], [ 6, %5032 ]
 store i64 %5036, ptr %73, align 1
 br label %5037
5037:
 br i1 %76, label %5038, label %5048
5038:
 store double %7, ptr %79, align 1
 %5039 = load double, ptr %10, align 8
 %5040 = load i64, ptr %82, align 1
 %5041 = add nsw i64 %5040, 1
 %5042 = sitofp i64 %5041 to double
 %5043 = fadd nsz contract double %5042, 0xBEB0C6F7A0B5ED8D
 %5044 = fmul nsz contract double %7, %5043
 %5045 = fadd nsz contract double %5039, %5044
 %5046 = fcmp nsz contract ult double %5029, %5045
 br i1 %5046, label %5072, label %5047
5047:
 store i64 %5041, ptr %82, align 1
 br label %5072
5048:
 %5049 = load double, ptr %245, align 1
 %5050 = fcmp nsz contract ogt double %5049, 1.000000e+00
 %5051 = select i1 %5050, double 1.000000e+00, double 6.000000e+00
 %5052 = fcmp nsz contract olt double %5049, 1.000000e-04
 %5053 = select i1 %5052, double 1.000000e-04, double %5049
 %5054 = fcmp nsz contract ogt double %5053, 1.000000e+00
 %5055 = select i1 %5054, double 1.000000e+00, double %5053
 %5056 = tail call nsz contract double @llvm.pow.f64(double %5055, double 4.000000e-02)
 %5057 = fmul nsz contract double %257, %5056
 %5058 = fcmp nsz contract olt double %5057, 0x3FD5555555555555
 %5059 = select i1 %5058, double 0x3FD5555555555555, double %5057
 %5060 = fcmp nsz contract olt double %5051, %5059
 %5061 = select i1 %5060, double %5051, double %5059
 %5062 = fmul nsz contract double %5189, %5061
 %5063 = load double, ptr %79, align 1
 %5064 = fcmp nsz contract olt double %5189, %5063
 %5065 = fcmp nsz contract oge double %5057, 1.000000e+00
 %5066 = select i1 %5064, i1 %5065, i1 false
 %5067 = fcmp nsz contract ogt double %5063, %5062
 %5068 = select i1 %5066, i1 %5067, i1 false
 %5069 = select i1 %5068, double %5063, double %5062
 %5070 = fcmp nsz contract olt double %8, %5069
 %5071 = select i1 %5070, double %8, double %5069
 store double %5071, ptr %79, align 1
 store double 1.000000e-04, ptr %245, align 1
 br label %5072
5072:
 %5073 = icmp sgt i64 %5075, 1
 br i1 %5073, label %5074, label %260
5074:
 %5075 = phi i64 [ %55, %72 ], [ %5076, %5072 ]
 %5076 = add nsw i64 %5075, -1
 %5077 = load i64, ptr %73, align 1
 %5078 = icmp eq i64 %5077, 0
 br i1 %5078, label %5079, label %260
5079:
 %5080 = load i64, ptr %74, align 1
 %5081 = load i64, ptr %75, align 1
 %5082 = add nsw i64 %5081, %5080
 %5083 = icmp slt i64 %5082, %9
 br i1 %5083, label %5084, label %261
5084:
 %5085 = load i64, ptr %77, align 1
 %5086 = icmp slt i64 %5085, 0
 %5087 = select i1 %5086, i64 %11, i64 0
 %5088 = add i64 %5087, %5085
 %5089 = mul i64 %5088, %12
 %5090 = getelementptr double, ptr %10, i64 %5089
 %5091 = getelementptr i8, ptr %5090, i64 8
 %5092 = load double, ptr %5091, align 8
 %5093 = load double, ptr %78, align 1
 %5094 = fcmp nsz contract olt double %5093, %5092
 %5095 = select i1 %5094, double %5093, double %5092
 br i1 %76, label %5096, label %5136
5096:
 %5097 = load double, ptr %10, align 8
 %5098 = load i64, ptr %82, align 1
 %5099 = add nsw i64 %5098, 1
 %5100 = sitofp i64 %5099 to double
 %5101 = fmul nsz contract double %7, %5100
 %5102 = fadd nsz contract double %5097, %5101
 %5103 = fsub nsz contract double %5095, %83
 %5104 = fcmp nsz contract ogt double %5102, %5103
 br i1 %5104, label %5105, label %5117
5105:
 %5106 = fadd nsz contract double %83, %5095
 %5107 = fcmp nsz contract ogt double %5102, %5106
 br i1 %5107, label %5108, label %5117
5108:
 %5109 = load double, ptr %89, align 8
 %5110 = fcmp nsz contract olt double %5095, %5109
 br i1 %5110, label %5111, label %5117
5111:
 %5112 = load i64, ptr %90, align 1
 %5113 = icmp eq i64 %5112, %5099
 br i1 %5113, label %5117, label %5114
5114:
 store i64 %5099, ptr %90, align 1
 %5115 = load i64, ptr %91, align 1
 %5116 = add nsw i64 %5115, 1
 store i64 %5116, ptr %91, align 1
 br label %5117
5117:
 %5118 = phi double [ %5102, %5096 ], [ %5095, %5105 ], [ %5095, %5108 ], [ %5095, %5111 ], [ %5095, %5114 ]
 %5119 = load double, ptr %52, align 1
 %5120 = fsub nsz contract double %5118, %5119
 %5121 = load double, ptr %79, align 1
 %5122 = fmul nsz contract double %5120, 0x3FEFFFFDE7210BE9
 %5123 = fcmp nsz contract olt double %5121, %5122
 br i1 %5123, label %5124, label %5130
5124:
 %5125 = fmul nsz contract double %5121, 2.000000e+00
 %5126 = fcmp nsz contract ult double %5120, %5125
 %5127 = fmul nsz contract double %5120, 5.000000e-01
 %5128 = select i1 %5126, double %5127, double %5121
 %5129 = fadd nsz contract double %5119, %5128
 br label %5153
5130:
 %5131 = fsub nsz contract double %5120, %7
 %5132 = tail call nsz contract double @llvm.fabs.f64(double %5131)
 %5133 = fcmp nsz contract ugt double %5132, %92
 %5134 = select i1 %5133, double %5120, double %7
 store double %5118, ptr %80, align 1
 %5135 = load double, ptr %5091, align 8
 store double %5134, ptr %81, align 1
 br i1 %5104, label %5187, label %5158
5136:
 %5137 = load double, ptr %79, align 1
 %5138 = getelementptr i8, ptr %5090, i64 32
 %5139 = load double, ptr %5138, align 8
 %5140 = fcmp nsz contract olt double %5139, %5137
 %5141 = select i1 %5140, double %5139, double %5137
 %5142 = load double, ptr %52, align 1
 %5143 = fsub nsz contract double %5095, %5142
 %5144 = fmul nsz contract double %5141, 1.010000e+00
 %5145 = fcmp nsz contract ugt double %5143, %5144
 br i1 %5145, label %5147, label %5146
5146:
 store double %5095, ptr %80, align 1
 store double %5143, ptr %81, align 1
 br label %5187
5147:
 %5148 = fmul nsz contract double %5141, 2.000000e+00
 %5149 = fcmp nsz contract olt double %5143, %5148
 %5150 = fmul nsz contract double %5143, 5.000000e-01
 %5151 = select i1 %5149, double %5150, double %5141
 %5152 = fadd nsz contract double %5142, %5151
 br label %5153
5153:
 %5154 = phi double [ %5152, %5147 ], [ %5129, %5124 ]
 %5155 = phi double [ %5151, %5147 ], [ %5128, %5124 ]
 %5156 = phi double [ %5142, %5147 ], [ %5119, %5124 ]
 store double %5154, ptr %80, align 1
 %5157 = load double, ptr %5091, align 8
 store double %5155, ptr %81, align 1
 br label %5158
5158:
 %5159 = phi double [ %5135, %5130 ], [ %5157, %5153 ]
 %5160 = phi double [ %5134, %5130 ], [ %5155, %5153 ]
 %5161 = phi double [ %5119, %5130 ], [ %5156, %5153 ]
 %5162 = phi double [ %5118, %5130 ], [ %5154, %5153 ]
 %5163 = tail call nsz contract double @llvm.fabs.f64(double %5161)
 %5164 = fcmp nsz contract olt double %5163, 0x16687E92154EF7AC
 br i1 %5164, label %5165, label %5173
5165:
 %5166 = fmul nsz contract double %5163, 0x4670000000000000
 %5167 = fmul nsz contract double %5166, 0x3CA0000000000001
 %5168 = fadd nsz contract double %5166, %5167
 %5169 = fsub nsz contract double %5168, %5166
 %5170 = fmul nsz contract double %5169, 0x3970000000000000
 %5171 = fcmp nsz contract olt double %5170, 4.940660e-324
 %5172 = select i1 %5171, double 4.940660e-324, double %5170
 br label %5177
5173:
 %5174 = fmul nsz contract double %5163, 0x3CA0000000000001
 %5175 = fadd nsz contract double %5163, %5174
 %5176 = fsub nsz contract double %5175, %5163
 br label %5177
5177:
 %5178 = phi double [ %5176, %5173 ], [ %5172, %5165 ]
 %5179 = fmul nsz contract double %5178, 1.600000e+01
 %5180 = load double, ptr %10, align 8
 %5181 = fsub nsz contract double %5159, %5180
 %5182 = tail call nsz contract double @llvm.fabs.f64(double %5181)
 %5183 = fmul nsz contract double %5182, 1.000000e-30
 %5184 = fcmp nsz contract ogt double %5183, %5179
 %5185 = select i1 %5184, double %5183, double %5179
 %5186 = fcmp nsz contract ugt double %5160, %5185
 br i1 %5186, label %5187, label %261
5187:
 %5188 = phi i1 [ false, %5130 ], [ true, %5177 ], [ false, %5146 ]
 %5189 = phi double [ %5134, %5130 ], [ %5160, %5177 ], [ %5143, %5146 ]
 %5190 = phi double [ %5118, %5130 ], [ %5162, %5177 ], [ %5095, %5146 ]
 %5191 = tail call nsz contract double @llvm.fabs.f64(double %5190)
 %5192 = fcmp nsz contract olt double %5191, 0x16687E92154EF7AC
 br i1 %5192, label %5193, label %5201
5193:
 %5194 = fmul nsz contract double %5191, 0x4670000000000000
 %5195 = fmul nsz contract double %5194, 0x3CA0000000000001
 %5196 = fadd nsz contract double %5194, %5195
 %5197 = fsub nsz contract double %5196, %5194
 %5198 = fmul nsz contract double %5197, 0x3970000000000000
 %5199 = fcmp nsz contract olt double %5198, 4.940660e-324
 %5200 = select i1 %5199, double 4.940660e-324, double %5198
 br label %5205
5201:
 %5202 = fmul nsz contract double %5191, 0x3CA0000000000001
 %5203 = fadd nsz contract double %5191, %5202
 %5204 = fsub nsz contract double %5203, %5191
 br label %5205
5205:
 %5206 = phi double [ %5204, %5201 ], [ %5200, %5193 ]
 %5207 = load i64, ptr %93, align 1
 %5208 = icmp slt i64 %5207, %18
 br i1 %5208, label %5209, label %5218
5209:
 %5210 = fmul nsz contract double %5206, 2.000000e+00
 %5211 = icmp slt i64 %5207, 0
 %5212 = select i1 %5211, i64 %18, i64 0
 %5213 = getelementptr double, ptr %17, i64 %5207
 %5214 = getelementptr double, ptr %5213, i64 %5212
 %5215 = load double, ptr %5214, align 8
 %5216 = fadd nsz contract double %5190, %5210
 %5217 = fcmp nsz contract ugt double %5215, %5216
 br i1 %5217, label %5218, label %261
5218:
 %5219 = fcmp nsz contract ugt double %5189, 0.000000e+00
 br i1 %5219, label %263, label %260
5220:
 br label %5221
5221:
 %5222 = phi i64 [ 0, %5220 ], [ %202, %4418 ]
 br i1 %204, label %5224, label %5223
5223:
 br label %5224
5224:
 %5225 = phi i64 [ %21, %5223 ], [ %5222, %5221 ]
 %5226 = getelementptr double, ptr %20, i64 %5225
 br i1 %205, label %5227, label %5234
5227:
 %5228 = phi i64 [ %5229, %5227 ], [ 0, %5224 ]
 %5229 = add nuw nsw i64 %5228, 1
 %5230 = getelementptr double, ptr %23, i64 %5228
 %5231 = load double, ptr %5230, align 8
 %5232 = getelementptr double, ptr %5226, i64 %5228
 store double %5231, ptr %5232, align 8
 %5233 = icmp eq i64 %5, %5229
 br i1 %5233, label %5234, label %5227
5234:
 tail call void %206(ptr %20, ptr %28)
 br label %5235
5235:
 %5236 = phi i64 [ 0, %5234 ], [ %5239, %5238 ]
 %5237 = icmp eq i64 %5236, %207
 br i1 %5237, label %4419, label %5238
5238:
 %5239 = add nuw i64 %5236, 1
 %5240 = getelementptr double, ptr %28, i64 %5236
 %5241 = load double, ptr %5240, align 8
 %5242 = fsub nsz contract double %5241, %5241
 %5243 = fcmp nsz contract ord double %5242, 0.000000e+00
 br i1 %5243, label %5235, label %4668
5244:
 %5245 = phi i64 [ %5246, %5244 ], [ 0, %4462 ]
 %5246 = add nuw nsw i64 %5245, 1
 %5247 = add nsw i64 %5245, %27
 %5248 = icmp slt i64 %5247, 0
 %5249 = select i1 %5248, i64 %21, i64 0
 %5250 = getelementptr double, ptr %20, i64 %5247
 %5251 = getelementptr double, ptr %5250, i64 %5249
 store double 0.000000e+00, ptr %5251, align 8
 %5252 = icmp eq i64 %5, %5246
 br i1 %5252, label %4463, label %5244
}
define internal fastcc void @f3(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, i64 %3, double %4, i64 %5) unnamed_addr {
6:
 %7 = getelementptr inbounds nuw i8, ptr %1, i64 160
 %8 = load i64, ptr %7, align 1
 %9 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %10 = load i64, ptr %9, align 1
 %11 = inttoptr i64 %8 to ptr
 %12 = getelementptr inbounds nuw i8, ptr %2, i64 216
 %13 = load i64, ptr %12, align 1
 %14 = inttoptr i64 %13 to ptr
 %15 = getelementptr inbounds nuw i8, ptr %2, i64 408
 %16 = load i64, ptr %15, align 1
 %17 = getelementptr inbounds nuw i8, ptr %2, i64 24
 %18 = load i64, ptr %17, align 1
 %19 = inttoptr i64 %16 to ptr
 %20 = mul nsw i64 %5, 3
 %21 = icmp slt i64 %3, %20
 br i1 %21, label %22, label %48
22:
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 304
 %24 = load i64, ptr %23, align 1
 %25 = inttoptr i64 %24 to ptr
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 344
 %27 = load i64, ptr %26, align 1
 %28 = inttoptr i64 %27 to ptr
 %29 = getelementptr inbounds nuw i8, ptr %2, i64 88
 %30 = load i64, ptr %29, align 1
 %31 = getelementptr inbounds nuw i8, ptr %2, i64 80
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
 %49 = getelementptr inbounds nuw i8, ptr %2, i64 448
 %50 = load i64, ptr %49, align 1
 %51 = inttoptr i64 %50 to ptr
 %52 = getelementptr inbounds nuw i8, ptr %2, i64 224
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
define internal fastcc void @f4(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, double %3, ptr writeonly captures(none) initializes((0, 24)) %4) unnamed_addr {
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
 %46 = fmul nsz contract double %32, %32
 %47 = fmul nsz contract double %32, %44
 %48 = fmul nsz contract double %32, %40
 %49 = fmul nsz contract double %45, 0x3D06849B86A12B9B
 br label %112
50:
 store double %133, ptr %4, align 8
 store double %124, ptr %6, align 8
 store double %127, ptr %7, align 8
 br label %10
51:
 %52 = fcmp nsz contract ogt double %139, 0.000000e+00
 %53 = select i1 %52, double %115, double %113
 %54 = select i1 %52, double %113, double %114
 %55 = tail call nsz contract double @llvm.fabs.f64(double %139)
 %56 = fmul nsz contract double %137, 0x3D06849B86A12B9B
 %57 = fcmp nsz contract ugt double %55, %56
 %58 = fsub nsz contract double %54, %53
 %59 = fcmp nsz contract ugt double %58, %49
 %60 = select i1 %57, i1 %59, i1 false
 br i1 %60, label %61, label %102
61:
 %62 = fmul nsz contract double %119, %124
 %63 = fmul nsz contract double %32, %127
 %64 = fsub nsz contract double %63, %62
 %65 = fdiv nsz contract double %64, %121
 %66 = fmul nsz contract double %118, %127
 %67 = fmul nsz contract double %32, %124
 %68 = fsub nsz contract double %67, %66
 %69 = fdiv nsz contract double %68, %121
 %70 = fmul nsz contract double %19, %65
 %71 = fmul nsz contract double %23, %69
 %72 = fadd nsz contract double %70, %71
 %73 = fneg nsz contract double %72
 %74 = fdiv nsz contract double %73, %20
 %75 = fmul nsz contract double %3, %74
 %76 = fdiv nsz contract double %75, %137
 %77 = fmul nsz contract double %124, %65
 %78 = fmul nsz contract double %127, %69
 %79 = fadd nsz contract double %77, %78
 %80 = fmul nsz contract double %138, %79
 %81 = fmul nsz contract double %137, %137
 %82 = fmul nsz contract double %137, %81
 %83 = fdiv nsz contract double %80, %82
 %84 = fsub nsz contract double %76, %83
 %85 = fdiv nsz contract double %138, %137
 %86 = fadd nsz contract double %85, -1.000000e+00
 %87 = fdiv nsz contract double %86, %84
 %88 = fsub nsz contract double %113, %87
 %89 = fcmp nsz contract olt double %53, %88
 %90 = fcmp nsz contract olt double %88, %54
 %91 = select i1 %89, i1 %90, i1 false
 br i1 %91, label %99, label %92
92:
 %93 = fcmp nsz contract ueq double %54, 0x7FF0000000000000
 %94 = fadd nsz contract double %53, %54
 %95 = fmul nsz contract double %94, 5.000000e-01
 %96 = fmul nsz contract double %113, 4.000000e+00
 %97 = fadd nsz contract double %45, %96
 %98 = select i1 %93, double %97, double %95
 br label %99
99:
 %100 = phi double [ %88, %61 ], [ %98, %92 ]
 %101 = icmp samesign ugt i64 %116, 1
 br i1 %101, label %112, label %102
102:
 %103 = fcmp nsz contract olt double %133, 0.000000e+00
 %104 = select i1 %103, double 0.000000e+00, double %133
 store double %104, ptr %4, align 8
 %105 = fcmp nsz contract ogt double %136, 0.000000e+00
 br i1 %105, label %106, label %10
106:
 %107 = fmul nsz contract double %3, %104
 %108 = fmul nsz contract double %124, %107
 %109 = fdiv nsz contract double %108, %137
 %110 = fmul nsz contract double %127, %107
 %111 = fdiv nsz contract double %110, %137
 store double %109, ptr %6, align 8
 store double %111, ptr %7, align 8
 br label %10
112:
 %113 = phi double [ 0.000000e+00, %17 ], [ %100, %99 ]
 %114 = phi double [ 0x7FF0000000000000, %17 ], [ %54, %99 ]
 %115 = phi double [ 0.000000e+00, %17 ], [ %53, %99 ]
 %116 = phi i64 [ 60, %17 ], [ %117, %99 ]
 %117 = add nsw i64 %116, -1
 %118 = fadd nsz contract double %28, %113
 %119 = fadd nsz contract double %36, %113
 %120 = fmul nsz contract double %118, %119
 %121 = fsub nsz contract double %120, %46
 %122 = fmul nsz contract double %40, %119
 %123 = fsub nsz contract double %47, %122
 %124 = fdiv nsz contract double %123, %121
 %125 = fmul nsz contract double %44, %118
 %126 = fsub nsz contract double %48, %125
 %127 = fdiv nsz contract double %126, %121
 %128 = fmul nsz contract double %19, %124
 %129 = fadd nsz contract double %8, %128
 %130 = fmul nsz contract double %23, %127
 %131 = fadd nsz contract double %130, %129
 %132 = fneg nsz contract double %131
 %133 = fdiv nsz contract double %132, %20
 %134 = fmul nsz contract double %124, %124
 %135 = fmul nsz contract double %127, %127
 %136 = fadd nsz contract double %134, %135
 %137 = tail call nsz contract double @llvm.sqrt.f64(double %136)
 %138 = fmul nsz contract double %3, %133
 %139 = fsub nsz contract double %138, %137
 %140 = fcmp nsz contract oeq double %113, 0.000000e+00
 %141 = fcmp nsz contract oge double %139, 0.000000e+00
 %142 = select i1 %140, i1 %141, i1 false
 br i1 %142, label %50, label %51
}
define internal fastcc void @f5(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, double %5) unnamed_addr {
6:
 %7 = alloca ptr, align 8
 %8 = alloca ptr, align 8
 %9 = alloca ptr, align 8
 %10 = alloca ptr, align 8
 %11 = alloca ptr, align 8
 %12 = alloca ptr, align 8
 %13 = getelementptr inbounds nuw i8, ptr %1, i64 152
 %14 = load i64, ptr %13, align 1
 %15 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %16 = load i64, ptr %15, align 1
 %17 = inttoptr i64 %14 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %1, i64 184
 %19 = load i64, ptr %18, align 1
 %20 = inttoptr i64 %19 to ptr
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 288
 %22 = load i64, ptr %21, align 1
 %23 = inttoptr i64 %22 to ptr
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 296
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
 call fastcc void @f6(ptr %9, ptr readonly %1, ptr %2, i64 %3, i64 %4, double %42, i64 %3, i64 %4, double 1.000000e+00)
 br label %1044
86:
 %87 = icmp eq i64 %83, 3
 br i1 %87, label %88, label %89
88:
 call fastcc void @f6(ptr %10, ptr readonly %1, ptr %2, i64 %4, i64 %3, double %42, i64 %3, i64 %4, double -1.000000e+00)
 br label %1044
89:
 %90 = icmp eq i64 %80, 2
 %91 = icmp eq i64 %83, 2
 %92 = select i1 %90, i1 %91, i1 false
 br i1 %92, label %93, label %658
93:
 %94 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %95 = load i64, ptr %94, align 1
 %96 = inttoptr i64 %95 to ptr
 %97 = getelementptr inbounds nuw i8, ptr %2, i64 544
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
 %251 = getelementptr inbounds nuw i8, ptr %2, i64 552
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
 %411 = getelementptr inbounds nuw i8, ptr %2, i64 304
 %412 = load i64, ptr %411, align 1
 %413 = getelementptr inbounds nuw i8, ptr %2, i64 80
 %414 = load i64, ptr %413, align 1
 %415 = shl nsw i64 %414, 2
 %416 = inttoptr i64 %412 to ptr
 %417 = getelementptr inbounds nuw i8, ptr %2, i64 312
 %418 = load i64, ptr %417, align 1
 %419 = inttoptr i64 %418 to ptr
 %420 = getelementptr inbounds nuw i8, ptr %2, i64 320
 %421 = load i64, ptr %420, align 1
 %422 = inttoptr i64 %421 to ptr
 %423 = getelementptr inbounds nuw i8, ptr %2, i64 328
 %424 = load i64, ptr %423, align 1
 %425 = inttoptr i64 %424 to ptr
 %426 = fcmp nsz contract olt double %360, %42
 br i1 %426, label %427, label %657
427:
 %428 = getelementptr inbounds nuw i8, ptr %2, i64 128
 %429 = load i64, ptr %428, align 1
 %430 = icmp slt i64 %429, %414
 br i1 %430, label %435, label %431
431:
 %432 = getelementptr inbounds nuw i8, ptr %2, i64 160
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
 call fastcc void @f9(ptr %7, ptr readonly %1, ptr %2, i64 %3, i64 %4, i64 %232, double %42, i64 %3, i64 %4, double 1.000000e+00)
 br label %657
546:
 %547 = add nsw i64 %232, -3
 call fastcc void @f9(ptr %8, ptr readonly %1, ptr %2, i64 %4, i64 %3, i64 %547, double %42, i64 %3, i64 %4, double -1.000000e+00)
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
 call fastcc void @f7(ptr %11, ptr readonly %1, ptr %2, i64 %3, i64 %4, double %42, i64 %3, i64 %4, double 1.000000e+00)
 br label %1044
660:
 br i1 %91, label %661, label %662
661:
 call fastcc void @f7(ptr %12, ptr readonly %1, ptr %2, i64 %4, i64 %3, double %42, i64 %3, i64 %4, double -1.000000e+00)
 br label %1044
662:
 %663 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %664 = load i64, ptr %663, align 1
 %665 = inttoptr i64 %664 to ptr
 %666 = getelementptr inbounds nuw i8, ptr %2, i64 552
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
 %712 = getelementptr inbounds nuw i8, ptr %2, i64 544
 %713 = getelementptr inbounds nuw i8, ptr %2, i64 304
 %714 = getelementptr inbounds nuw i8, ptr %2, i64 80
 %715 = getelementptr inbounds nuw i8, ptr %2, i64 312
 %716 = getelementptr inbounds nuw i8, ptr %2, i64 320
 %717 = getelementptr inbounds nuw i8, ptr %2, i64 328
 %718 = getelementptr inbounds nuw i8, ptr %2, i64 128
 %719 = getelementptr inbounds nuw i8, ptr %2, i64 160
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
 %863 = getelementptr inbounds nuw i8, ptr %2, i64 544
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
 %884 = getelementptr inbounds nuw i8, ptr %2, i64 304
 %885 = load i64, ptr %884, align 1
 %886 = getelementptr inbounds nuw i8, ptr %2, i64 80
 %887 = load i64, ptr %886, align 1
 %888 = shl nsw i64 %887, 2
 %889 = inttoptr i64 %885 to ptr
 %890 = getelementptr inbounds nuw i8, ptr %2, i64 312
 %891 = load i64, ptr %890, align 1
 %892 = inttoptr i64 %891 to ptr
 %893 = getelementptr inbounds nuw i8, ptr %2, i64 320
 %894 = load i64, ptr %893, align 1
 %895 = inttoptr i64 %894 to ptr
 %896 = getelementptr inbounds nuw i8, ptr %2, i64 328
 %897 = load i64, ptr %896, align 1
 %898 = inttoptr i64 %897 to ptr
 %899 = fcmp nsz contract olt double %881, %42
 br i1 %899, label %900, label %1044
900:
 %901 = getelementptr inbounds nuw i8, ptr %2, i64 128
 %902 = load i64, ptr %901, align 1
 %903 = icmp slt i64 %902, %887
 br i1 %903, label %908, label %904
904:
 %905 = getelementptr inbounds nuw i8, ptr %2, i64 160
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
define internal fastcc void @f6(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, double %5, i64 %6, i64 %7, double %8) unnamed_addr {
9:
 %10 = getelementptr inbounds nuw i8, ptr %1, i64 152
 %11 = load i64, ptr %10, align 1
 %12 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %13 = load i64, ptr %12, align 1
 %14 = inttoptr i64 %11 to ptr
 %15 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %16 = load i64, ptr %15, align 1
 %17 = inttoptr i64 %16 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %1, i64 192
 %19 = load i64, ptr %18, align 1
 %20 = inttoptr i64 %19 to ptr
 %21 = getelementptr inbounds nuw i8, ptr %1, i64 208
 %22 = load i64, ptr %21, align 1
 %23 = getelementptr inbounds nuw i8, ptr %1, i64 128
 %24 = load i64, ptr %23, align 1
 %25 = inttoptr i64 %22 to ptr
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 288
 %27 = load i64, ptr %26, align 1
 %28 = inttoptr i64 %27 to ptr
 %29 = getelementptr inbounds nuw i8, ptr %2, i64 544
 %30 = load i64, ptr %29, align 1
 %31 = inttoptr i64 %30 to ptr
 %32 = getelementptr inbounds nuw i8, ptr %2, i64 552
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
 %53 = getelementptr inbounds nuw i8, ptr %1, i64 200
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
 %70 = getelementptr inbounds nuw i8, ptr %2, i64 304
 %71 = getelementptr inbounds nuw i8, ptr %2, i64 80
 %72 = getelementptr inbounds nuw i8, ptr %2, i64 312
 %73 = getelementptr inbounds nuw i8, ptr %2, i64 320
 %74 = getelementptr inbounds nuw i8, ptr %2, i64 328
 %75 = getelementptr inbounds nuw i8, ptr %2, i64 128
 %76 = getelementptr inbounds nuw i8, ptr %2, i64 160
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
define internal fastcc void @f7(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, double %5, i64 %6, i64 %7, double %8) unnamed_addr {
9:
 %10 = alloca double, align 8
 %11 = alloca double, align 8
 %12 = alloca double, align 8
 %13 = getelementptr inbounds nuw i8, ptr %1, i64 152
 %14 = load i64, ptr %13, align 1
 %15 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %16 = load i64, ptr %15, align 1
 %17 = inttoptr i64 %14 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %19 = load i64, ptr %18, align 1
 %20 = inttoptr i64 %19 to ptr
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 288
 %22 = load i64, ptr %21, align 1
 %23 = inttoptr i64 %22 to ptr
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 544
 %25 = load i64, ptr %24, align 1
 %26 = inttoptr i64 %25 to ptr
 %27 = getelementptr inbounds nuw i8, ptr %2, i64 552
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
 call fastcc void @f8(ptr %10, ptr %34, ptr %41, ptr %29, ptr %26)
 %55 = load double, ptr %10, align 8
 br label %158
56:
 %57 = add nsw i64 %140, -1
 store double 0.000000e+00, ptr %11, align 8
 call fastcc void @f8(ptr %11, ptr %34, ptr %41, ptr %29, ptr %26)
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
 %75 = getelementptr inbounds nuw i8, ptr %2, i64 304
 %76 = getelementptr inbounds nuw i8, ptr %2, i64 80
 %77 = getelementptr inbounds nuw i8, ptr %2, i64 312
 %78 = getelementptr inbounds nuw i8, ptr %2, i64 320
 %79 = getelementptr inbounds nuw i8, ptr %2, i64 328
 %80 = getelementptr inbounds nuw i8, ptr %2, i64 128
 %81 = getelementptr inbounds nuw i8, ptr %2, i64 160
 br label %172
82:
 store double 0.000000e+00, ptr %12, align 8
 call fastcc void @f8(ptr %12, ptr %34, ptr %41, ptr %29, ptr %26)
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
define internal fastcc void @f8(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, ptr captures(none) %4) unnamed_addr {
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
define internal fastcc void @f9(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 range(i64 -9223372036854775808, 9223372036854775805) %5, double %6, i64 %7, i64 %8, double %9) unnamed_addr {
10:
 %11 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %12 = load i64, ptr %11, align 1
 %13 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %14 = load i64, ptr %13, align 1
 %15 = getelementptr inbounds nuw i8, ptr %2, i64 288
 %16 = load i64, ptr %15, align 1
 %17 = inttoptr i64 %16 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %2, i64 544
 %19 = load i64, ptr %18, align 1
 %20 = getelementptr inbounds nuw i8, ptr %2, i64 552
 %21 = load i64, ptr %20, align 1
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 560
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
 %148 = getelementptr inbounds nuw i8, ptr %2, i64 304
 %149 = getelementptr inbounds nuw i8, ptr %2, i64 80
 %150 = getelementptr inbounds nuw i8, ptr %2, i64 312
 %151 = getelementptr inbounds nuw i8, ptr %2, i64 320
 %152 = getelementptr inbounds nuw i8, ptr %2, i64 328
 %153 = getelementptr inbounds nuw i8, ptr %2, i64 128
 %154 = getelementptr inbounds nuw i8, ptr %2, i64 160
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
define internal fastcc void @f10(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 %5, double %6, i64 %7, i64 %8, double %9) unnamed_addr {
10:
 %11 = getelementptr inbounds nuw i8, ptr %1, i64 152
 %12 = load i64, ptr %11, align 1
 %13 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %14 = load i64, ptr %13, align 1
 %15 = inttoptr i64 %12 to ptr
 %16 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %17 = load i64, ptr %16, align 1
 %18 = inttoptr i64 %17 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %1, i64 192
 %20 = load i64, ptr %19, align 1
 %21 = inttoptr i64 %20 to ptr
 %22 = getelementptr inbounds nuw i8, ptr %1, i64 208
 %23 = load i64, ptr %22, align 1
 %24 = getelementptr inbounds nuw i8, ptr %1, i64 128
 %25 = load i64, ptr %24, align 1
 %26 = inttoptr i64 %23 to ptr
 %27 = getelementptr inbounds nuw i8, ptr %2, i64 288
 %28 = load i64, ptr %27, align 1
 %29 = inttoptr i64 %28 to ptr
 %30 = getelementptr inbounds nuw i8, ptr %2, i64 544
 %31 = load i64, ptr %30, align 1
 %32 = inttoptr i64 %31 to ptr
 %33 = getelementptr inbounds nuw i8, ptr %2, i64 552
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
 %54 = getelementptr inbounds nuw i8, ptr %1, i64 200
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
 %71 = getelementptr inbounds nuw i8, ptr %2, i64 304
 %72 = getelementptr inbounds nuw i8, ptr %2, i64 80
 %73 = getelementptr inbounds nuw i8, ptr %2, i64 312
 %74 = getelementptr inbounds nuw i8, ptr %2, i64 320
 %75 = getelementptr inbounds nuw i8, ptr %2, i64 328
 %76 = getelementptr inbounds nuw i8, ptr %2, i64 128
 %77 = getelementptr inbounds nuw i8, ptr %2, i64 160
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
define internal fastcc void @f11(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 %5, double %6, i64 %7, i64 %8, double %9) unnamed_addr {
10:
 %11 = alloca double, align 8
 %12 = alloca double, align 8
 %13 = alloca double, align 8
 %14 = getelementptr inbounds nuw i8, ptr %1, i64 152
 %15 = load i64, ptr %14, align 1
 %16 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %17 = load i64, ptr %16, align 1
 %18 = inttoptr i64 %15 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %20 = load i64, ptr %19, align 1
 %21 = inttoptr i64 %20 to ptr
 %22 = getelementptr inbounds nuw i8, ptr %2, i64 288
 %23 = load i64, ptr %22, align 1
 %24 = inttoptr i64 %23 to ptr
 %25 = getelementptr inbounds nuw i8, ptr %2, i64 544
 %26 = load i64, ptr %25, align 1
 %27 = inttoptr i64 %26 to ptr
 %28 = getelementptr inbounds nuw i8, ptr %2, i64 552
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
 call fastcc void @f8(ptr %11, ptr %35, ptr %42, ptr %30, ptr %27)
 %56 = load double, ptr %11, align 8
 br label %159
57:
 %58 = add nsw i64 %141, -1
 store double 0.000000e+00, ptr %12, align 8
 call fastcc void @f8(ptr %12, ptr %35, ptr %42, ptr %30, ptr %27)
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
 %76 = getelementptr inbounds nuw i8, ptr %2, i64 304
 %77 = getelementptr inbounds nuw i8, ptr %2, i64 80
 %78 = getelementptr inbounds nuw i8, ptr %2, i64 312
 %79 = getelementptr inbounds nuw i8, ptr %2, i64 320
 %80 = getelementptr inbounds nuw i8, ptr %2, i64 328
 %81 = getelementptr inbounds nuw i8, ptr %2, i64 128
 %82 = getelementptr inbounds nuw i8, ptr %2, i64 160
 br label %173
83:
 store double 0.000000e+00, ptr %13, align 8
 call fastcc void @f8(ptr %13, ptr %35, ptr %42, ptr %30, ptr %27)
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
define internal fastcc void @f12(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr captures(none) %2, i64 %3, i64 %4, i64 %5, i64 range(i64 -9223372036854775808, 9223372036854775805) %6, double %7, i64 %8, i64 %9, double %10) unnamed_addr {
11:
 %12 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %13 = load i64, ptr %12, align 1
 %14 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %15 = load i64, ptr %14, align 1
 %16 = getelementptr inbounds nuw i8, ptr %2, i64 288
 %17 = load i64, ptr %16, align 1
 %18 = inttoptr i64 %17 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %2, i64 544
 %20 = load i64, ptr %19, align 1
 %21 = getelementptr inbounds nuw i8, ptr %2, i64 552
 %22 = load i64, ptr %21, align 1
 %23 = getelementptr inbounds nuw i8, ptr %2, i64 560
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
 %149 = getelementptr inbounds nuw i8, ptr %2, i64 304
 %150 = getelementptr inbounds nuw i8, ptr %2, i64 80
 %151 = getelementptr inbounds nuw i8, ptr %2, i64 312
 %152 = getelementptr inbounds nuw i8, ptr %2, i64 320
 %153 = getelementptr inbounds nuw i8, ptr %2, i64 328
 %154 = getelementptr inbounds nuw i8, ptr %2, i64 128
 %155 = getelementptr inbounds nuw i8, ptr %2, i64 160
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
 %113 = add i64 %0, 448
 %114 = inttoptr i64 %113 to ptr
 %115 = load i64, ptr %114, align 8
 %116 = inttoptr i64 %112 to ptr
 %117 = add i64 %0, 456
 %118 = inttoptr i64 %117 to ptr
 %119 = load i64, ptr %118, align 8
 %120 = add i64 %0, 464
 %121 = inttoptr i64 %120 to ptr
 %122 = load i64, ptr %121, align 8
 %123 = inttoptr i64 %119 to ptr
 %124 = add i64 %0, 488
 %125 = inttoptr i64 %124 to ptr
 %126 = load i64, ptr %125, align 8
 %127 = add i64 %0, 496
 %128 = inttoptr i64 %127 to ptr
 %129 = load i64, ptr %128, align 8
 %130 = inttoptr i64 %126 to ptr
 %131 = add i64 %0, 504
 %132 = inttoptr i64 %131 to ptr
 %133 = load i64, ptr %132, align 8
 %134 = inttoptr i64 %133 to ptr
 %135 = add i64 %0, 520
 %136 = inttoptr i64 %135 to ptr
 %137 = load i64, ptr %136, align 8
 %138 = add i64 %0, 528
 %139 = inttoptr i64 %138 to ptr
 %140 = load i64, ptr %139, align 8
 %141 = add i64 %0, 536
 %142 = inttoptr i64 %141 to ptr
 %143 = load i64, ptr %142, align 8
 %144 = inttoptr i64 %137 to ptr
 %145 = add i64 %0, 544
 %146 = inttoptr i64 %145 to ptr
 %147 = load i64, ptr %146, align 8
 %148 = add i64 %0, 552
 %149 = inttoptr i64 %148 to ptr
 %150 = load i64, ptr %149, align 8
 %151 = add i64 %0, 560
 %152 = inttoptr i64 %151 to ptr
 %153 = load i64, ptr %152, align 8
 %154 = inttoptr i64 %147 to ptr
 %155 = add i64 %0, 568
 %156 = inttoptr i64 %155 to ptr
 %157 = load i64, ptr %156, align 8
 %158 = add i64 %0, 576
 %159 = inttoptr i64 %158 to ptr
 %160 = load i64, ptr %159, align 8
 %161 = add i64 %0, 584
 %162 = inttoptr i64 %161 to ptr
 %163 = load i64, ptr %162, align 8
 %164 = inttoptr i64 %157 to ptr
 %165 = add i64 %0, 592
 %166 = inttoptr i64 %165 to ptr
 %167 = load i64, ptr %166, align 8
 %168 = add i64 %0, 600
 %169 = inttoptr i64 %168 to ptr
 %170 = load i64, ptr %169, align 8
 %171 = add i64 %0, 608
 %172 = inttoptr i64 %171 to ptr
 %173 = load i64, ptr %172, align 8
 %174 = inttoptr i64 %167 to ptr
 %175 = add i64 %0, 616
 %176 = inttoptr i64 %175 to ptr
 %177 = load i64, ptr %176, align 8
 %178 = inttoptr i64 %177 to ptr
 %179 = add i64 %0, 632
 %180 = inttoptr i64 %179 to ptr
 %181 = load i64, ptr %180, align 8
 %182 = inttoptr i64 %181 to ptr
 %183 = add i64 %0, 640
 %184 = inttoptr i64 %183 to ptr
 %185 = load i64, ptr %184, align 8
 %186 = inttoptr i64 %185 to ptr
 call fastcc void @f2(ptr %3, i64 %6, i64 %9, i64 %12, double %15, i64 %18, double %21, double %24, double %27, i64 %30, ptr %40, i64 %36, i64 %39, ptr %53, i64 %46, i64 %49, i64 %52, ptr %60, i64 %59, ptr %64, ptr %71, i64 %70, i64 %74, ptr %84, i64 %80, i64 %83, ptr %91, i64 %90, ptr %98, i64 %97, ptr %102, ptr %109, i64 %108, ptr %116, i64 %115, ptr %123, i64 %122, ptr %130, i64 %129, ptr %134, ptr %144, i64 %140, i64 %143, ptr %154, i64 %150, i64 %153, ptr %164, i64 %160, i64 %163, ptr %174, i64 %170, i64 %173, ptr %178, ptr %182, ptr %186, i64 %1)
 ret i64 0
}
