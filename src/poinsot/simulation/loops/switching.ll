; what: loops for any machine, written by `make loops` from their texts in Python: don't edit
; sources: 6a6a2b6c7fdb1acbf3e0a58439954bc18f0fce081a9c548a44e3c6c5c284cfd2
; text: fa7113ed37e8781fb51eba2f391a1650cd2241d77479c7eea179f40a010e1cab
; calls: pow memset
; begin: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | Switch(i i i i i i i1 i1 i1 i1 i1 i1 f1 f1 f1 i1 i1 f1 f1 i1 f1 f i1 i1 i1 i1 i1 f1 f1 f1 f2 f2) | Rows(i1 f1 i1 i1 f1 f1 f1 f1 f2 f2 f2 i2 f1 f1 f1 f1 f1 f2 f2 f2 f2 f1 f1 f1 f1 f1 f1 i1 f1 f2 f2 f1 i1 i1 f1 i1 i1 f1 f2 i1 i1 f1 f1 i1 f1 f1 f1 f1 f1 f1 i2 f2 i1 f2 f1 i1 f1 {time=f,impulse=f,energy=f,row=i,before=i,after=i}1 {rounds=i,row=i,other=i,mended=i,doubtful=i,amount=f,pivot=f}1 {mark=f,since=f,slope=f,window=f,stage=i,entry=i,closed=i,watching=i,fired=i,changes=i,logged=i,refusal=i,jumped=i,ending=i,launched=i,begun=i,blind=i,idle=i,flurry=i,event=i,located=i,decided=i,row=i,known=i,spread=i,code=i,straight=i}1)
; sample: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | Switch(i i i i i i i1 i1 i1 i1 i1 i1 f1 f1 f1 i1 i1 f1 f1 i1 f1 f i1 i1 i1 i1 i1 f1 f1 f1 f2 f2) | Rows(i1 f1 i1 i1 f1 f1 f1 f1 f2 f2 f2 i2 f1 f1 f1 f1 f1 f2 f2 f2 f2 f1 f1 f1 f1 f1 f1 i1 f1 f2 f2 f1 i1 i1 f1 i1 i1 f1 f2 i1 i1 f1 f1 i1 f1 f1 f1 f1 f1 f1 i2 f2 i1 f2 f1 i1 f1 {time=f,impulse=f,energy=f,row=i,before=i,after=i}1 {rounds=i,row=i,other=i,mended=i,doubtful=i,amount=f,pivot=f}1 {mark=f,since=f,slope=f,window=f,stage=i,entry=i,closed=i,watching=i,fired=i,changes=i,logged=i,refusal=i,jumped=i,ending=i,launched=i,begun=i,blind=i,idle=i,flurry=i,event=i,located=i,decided=i,row=i,known=i,spread=i,code=i,straight=i}1)
; advance: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | Switch(i i i i i i i1 i1 i1 i1 i1 i1 f1 f1 f1 i1 i1 f1 f1 i1 f1 f i1 i1 i1 i1 i1 f1 f1 f1 f2 f2) | Rows(i1 f1 i1 i1 f1 f1 f1 f1 f2 f2 f2 i2 f1 f1 f1 f1 f1 f2 f2 f2 f2 f1 f1 f1 f1 f1 f1 i1 f1 f2 f2 f1 i1 i1 f1 i1 i1 f1 f2 i1 i1 f1 f1 i1 f1 f1 f1 f1 f1 f1 i2 f2 i1 f2 f1 i1 f1 {time=f,impulse=f,energy=f,row=i,before=i,after=i}1 {rounds=i,row=i,other=i,mended=i,doubtful=i,amount=f,pivot=f}1 {mark=f,since=f,slope=f,window=f,stage=i,entry=i,closed=i,watching=i,fired=i,changes=i,logged=i,refusal=i,jumped=i,ending=i,launched=i,begun=i,blind=i,idle=i,flurry=i,event=i,located=i,decided=i,row=i,known=i,spread=i,code=i,straight=i}1)
; advance_implicit: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | Switch(i i i i i i i1 i1 i1 i1 i1 i1 f1 f1 f1 i1 i1 f1 f1 i1 f1 f i1 i1 i1 i1 i1 f1 f1 f1 f2 f2) | Rows(i1 f1 i1 i1 f1 f1 f1 f1 f2 f2 f2 i2 f1 f1 f1 f1 f1 f2 f2 f2 f2 f1 f1 f1 f1 f1 f1 i1 f1 f2 f2 f1 i1 i1 f1 i1 i1 f1 f2 i1 i1 f1 f1 i1 f1 f1 f1 f1 f1 f1 i2 f2 i1 f2 f1 i1 f1 {time=f,impulse=f,energy=f,row=i,before=i,after=i}1 {rounds=i,row=i,other=i,mended=i,doubtful=i,amount=f,pivot=f}1 {mark=f,since=f,slope=f,window=f,stage=i,entry=i,closed=i,watching=i,fired=i,changes=i,logged=i,refusal=i,jumped=i,ending=i,launched=i,begun=i,blind=i,idle=i,flurry=i,event=i,located=i,decided=i,row=i,known=i,spread=i,code=i,straight=i}1) | Solver(i i i i i f1 f f2 f f2 f2 f2 f1 f1 f2 i1 f2 f1 f2 i1 f3 f3 i2 f1 f1 f2 f1 f2 f2 f2 f1 {step=f,before=f,theta=f,eta=f,wanted=i,current=i,below=i,above=i}1) | Solver(i i i i i f1 f f2 f f2 f2 f2 f1 f1 f2 i1 f2 f1 f2 i1 f3 f3 i2 f1 f1 f2 f1 f2 f2 f2 f1 {step=f,before=f,theta=f,eta=f,wanted=i,current=i,below=i,above=i}1)
declare double @hypot(double, double)
declare double @llvm.fabs.f64(double)
declare double @llvm.pow.f64(double, double)
declare double @llvm.sqrt.f64(double)
declare i64 @llvm.abs.i64(i64, i1)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define internal fastcc void @f0(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2) unnamed_addr {
3:
 %4 = alloca i8, align 1
 %5 = add i64 %2, 304
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = inttoptr i64 %7 to ptr
 %9 = add i64 %2, 72
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = add i64 %2, 64
 %13 = inttoptr i64 %12 to ptr
 %14 = load i64, ptr %13, align 8
 %15 = inttoptr i64 %14 to ptr
 %16 = add i64 %1, 16
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = icmp eq i64 %18, 0
 br i1 %19, label %59, label %20
20:
 %21 = add i64 %2, 192
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = inttoptr i64 %23 to ptr
 %25 = icmp slt i64 %11, 1
 br i1 %25, label %33, label %26
26:
 %27 = phi i64 [ %28, %26 ], [ 0, %20 ]
 %28 = add nuw nsw i64 %27, 1
 %29 = getelementptr double, ptr %15, i64 %27
 %30 = load double, ptr %29, align 8
 %31 = getelementptr double, ptr %24, i64 %27
 store double %30, ptr %31, align 8
 %32 = icmp eq i64 %11, %28
 br i1 %32, label %33, label %26
33:
 %34 = add i64 %2, 184
 %35 = inttoptr i64 %34 to ptr
 %36 = load i64, ptr %35, align 8
 %37 = add i64 %2, 176
 %38 = inttoptr i64 %37 to ptr
 %39 = load i64, ptr %38, align 8
 %40 = inttoptr i64 %39 to ptr
 %41 = inttoptr i64 %18 to ptr
 tail call void %41(ptr %24, ptr %40)
 %42 = icmp slt i64 %11, 0
 %43 = select i1 %42, i64 %36, i64 0
 %44 = getelementptr double, ptr %40, i64 %11
 %45 = getelementptr double, ptr %44, i64 %43
 %46 = load double, ptr %45, align 8
 %47 = icmp slt i64 %11, -1
 %48 = select i1 %47, i64 %36, i64 0
 %49 = getelementptr i8, ptr %44, i64 8
 %50 = getelementptr double, ptr %49, i64 %48
 %51 = load double, ptr %50, align 8
 %52 = getelementptr inbounds nuw i8, ptr %8, i64 56
 store double %46, ptr %52, align 1
 %53 = getelementptr inbounds nuw i8, ptr %8, i64 64
 store double %51, ptr %53, align 1
 %54 = add i64 %1, 192
 %55 = inttoptr i64 %54 to ptr
 %56 = load double, ptr %55, align 8
 store i8 0, ptr %4, align 1
 call fastcc void @f3(ptr %4, i64 %18, double %56, ptr %15, i64 %11, ptr %40, i64 %36, ptr %24)
 %57 = load i8, ptr %4, align 1
 %58 = icmp eq i8 %57, 0
 br i1 %58, label %61, label %59
59:
 %60 = phi i8 [ 0, %61 ], [ 1, %33 ], [ 1, %3 ]
 store i8 %60, ptr %0, align 1
 ret void
61:
 %62 = getelementptr inbounds nuw i8, ptr %8, i64 72
 store i64 5, ptr %62, align 1
 br label %59
}
define internal fastcc void @f1(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2) unnamed_addr {
3:
 %4 = alloca i8, align 1
 %5 = alloca ptr, align 8
 %6 = add i64 %2, 304
 %7 = inttoptr i64 %6 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = inttoptr i64 %8 to ptr
 %10 = getelementptr inbounds nuw i8, ptr %9, i64 104
 %11 = load i64, ptr %10, align 1
 %12 = getelementptr inbounds nuw i8, ptr %9, i64 112
 %13 = load i64, ptr %12, align 1
 %14 = sub nsw i64 %11, %13
 %15 = add i64 %2, 216
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = add i64 %2, 224
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = add i64 %2, 208
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = inttoptr i64 %23 to ptr
 %25 = icmp slt i64 %14, 0
 %26 = select i1 %25, i64 %17, i64 0
 %27 = add i64 %26, %14
 %28 = mul i64 %27, %20
 %29 = getelementptr double, ptr %24, i64 %28
 %30 = add i64 %2, 72
 %31 = inttoptr i64 %30 to ptr
 %32 = load i64, ptr %31, align 8
 %33 = add i64 %2, 64
 %34 = inttoptr i64 %33 to ptr
 %35 = load i64, ptr %34, align 8
 %36 = inttoptr i64 %35 to ptr
 %37 = icmp slt i64 %32, 1
 br i1 %37, label %45, label %38
38:
 %39 = phi i64 [ %40, %38 ], [ 0, %3 ]
 %40 = add nuw nsw i64 %39, 1
 %41 = getelementptr double, ptr %36, i64 %39
 %42 = load double, ptr %41, align 8
 %43 = getelementptr double, ptr %29, i64 %39
 store double %42, ptr %43, align 8
 %44 = icmp eq i64 %32, %40
 br i1 %44, label %45, label %38
45:
 %46 = add i64 %2, 120
 %47 = inttoptr i64 %46 to ptr
 %48 = load i64, ptr %47, align 8
 %49 = add i64 %2, 112
 %50 = inttoptr i64 %49 to ptr
 %51 = load i64, ptr %50, align 8
 %52 = inttoptr i64 %51 to ptr
 %53 = add i64 %2, 240
 %54 = inttoptr i64 %53 to ptr
 %55 = load i64, ptr %54, align 8
 %56 = add i64 %2, 248
 %57 = inttoptr i64 %56 to ptr
 %58 = load i64, ptr %57, align 8
 %59 = add i64 %2, 232
 %60 = inttoptr i64 %59 to ptr
 %61 = load i64, ptr %60, align 8
 %62 = inttoptr i64 %61 to ptr
 %63 = select i1 %25, i64 %55, i64 0
 %64 = add i64 %63, %14
 %65 = mul i64 %64, %58
 %66 = getelementptr double, ptr %62, i64 %65
 %67 = icmp slt i64 %48, 1
 br i1 %67, label %75, label %68
68:
 %69 = phi i64 [ %70, %68 ], [ 0, %45 ]
 %70 = add nuw nsw i64 %69, 1
 %71 = getelementptr double, ptr %52, i64 %69
 %72 = load double, ptr %71, align 8
 %73 = getelementptr double, ptr %66, i64 %69
 store double %72, ptr %73, align 8
 %74 = icmp eq i64 %48, %70
 br i1 %74, label %75, label %68
75:
 %76 = add i64 %1, 16
 %77 = inttoptr i64 %76 to ptr
 %78 = load i64, ptr %77, align 8
 %79 = add i64 %2, 264
 %80 = inttoptr i64 %79 to ptr
 %81 = load i64, ptr %80, align 8
 %82 = add i64 %2, 272
 %83 = inttoptr i64 %82 to ptr
 %84 = load i64, ptr %83, align 8
 %85 = add i64 %2, 256
 %86 = inttoptr i64 %85 to ptr
 %87 = load i64, ptr %86, align 8
 %88 = inttoptr i64 %87 to ptr
 %89 = select i1 %25, i64 %81, i64 0
 %90 = add i64 %89, %14
 %91 = mul i64 %90, %84
 %92 = getelementptr double, ptr %88, i64 %91
 %93 = add i64 %2, 184
 %94 = inttoptr i64 %93 to ptr
 %95 = load i64, ptr %94, align 8
 %96 = add i64 %2, 176
 %97 = inttoptr i64 %96 to ptr
 %98 = load i64, ptr %97, align 8
 %99 = inttoptr i64 %98 to ptr
 %100 = add i64 %2, 192
 %101 = inttoptr i64 %100 to ptr
 %102 = load i64, ptr %101, align 8
 %103 = inttoptr i64 %102 to ptr
 %104 = icmp eq i64 %78, 0
 br i1 %104, label %130, label %105
105:
 %106 = add i64 %1, 192
 %107 = inttoptr i64 %106 to ptr
 %108 = load double, ptr %107, align 8
 call fastcc void @f3(ptr %4, i64 %78, double %108, ptr %29, i64 %20, ptr %99, i64 %95, ptr %103)
 %109 = icmp slt i64 %20, 1
 br i1 %109, label %117, label %110
110:
 %111 = phi i64 [ %112, %110 ], [ 0, %105 ]
 %112 = add nuw nsw i64 %111, 1
 %113 = getelementptr double, ptr %29, i64 %111
 %114 = load double, ptr %113, align 8
 %115 = getelementptr double, ptr %103, i64 %111
 store double %114, ptr %115, align 8
 %116 = icmp eq i64 %20, %112
 br i1 %116, label %117, label %110
117:
 %118 = inttoptr i64 %78 to ptr
 tail call void %118(ptr %103, ptr %99)
 %119 = icmp slt i64 %20, 0
 %120 = select i1 %119, i64 %95, i64 0
 %121 = getelementptr double, ptr %99, i64 %20
 %122 = getelementptr double, ptr %121, i64 %120
 %123 = load double, ptr %122, align 8
 %124 = icmp slt i64 %20, -1
 %125 = select i1 %124, i64 %95, i64 0
 %126 = getelementptr i8, ptr %121, i64 8
 %127 = getelementptr double, ptr %126, i64 %125
 %128 = load double, ptr %127, align 8
 store double %123, ptr %92, align 8
 %129 = getelementptr i8, ptr %92, i64 8
 store double %128, ptr %129, align 8
 br label %130
130:
 %131 = load i64, ptr %10, align 1
 call fastcc void @f2(ptr %5, i64 %1, i64 %2, i64 %131)
 %132 = load i64, ptr %10, align 1
 %133 = add nsw i64 %132, 1
 store i64 %133, ptr %10, align 1
 store ptr null, ptr %0, align 8
 ret void
}
define internal fastcc void @f2(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3) unnamed_addr {
4:
 %5 = add i64 %2, 288
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = add i64 %2, 296
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = add i64 %2, 280
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = inttoptr i64 %13 to ptr
 %15 = add i64 %2, 304
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = inttoptr i64 %17 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %18, i64 112
 %20 = load i64, ptr %19, align 1
 %21 = sub i64 %3, %20
 %22 = icmp slt i64 %21, 0
 %23 = select i1 %22, i64 %7, i64 0
 %24 = add i64 %23, %21
 %25 = mul i64 %24, %10
 %26 = getelementptr double, ptr %14, i64 %25
 %27 = icmp slt i64 %10, 1
 br i1 %27, label %33, label %29
28:
 store ptr null, ptr %0, align 8
 ret void
29:
 %30 = shl i64 %25, 3
 %31 = getelementptr i8, ptr %14, i64 %30
 %32 = shl i64 %10, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %31, i8 0, i64 %32, i1 false)
 br label %33
33:
 %34 = getelementptr inbounds nuw i8, ptr %18, i64 48
 %35 = load double, ptr %34, align 1
 store double %35, ptr %26, align 8
 %36 = add i64 %2, 120
 %37 = inttoptr i64 %36 to ptr
 %38 = load i64, ptr %37, align 8
 %39 = icmp slt i64 %38, 1
 br i1 %39, label %28, label %40
40:
 %41 = add i64 %1, 296
 %42 = inttoptr i64 %41 to ptr
 %43 = load i64, ptr %42, align 8
 %44 = inttoptr i64 %43 to ptr
 %45 = add i64 %2, 144
 %46 = inttoptr i64 %45 to ptr
 %47 = load i64, ptr %46, align 8
 %48 = inttoptr i64 %47 to ptr
 %49 = add i64 %2, 128
 %50 = inttoptr i64 %49 to ptr
 %51 = load i64, ptr %50, align 8
 %52 = inttoptr i64 %51 to ptr
 br label %53
53:
 %54 = phi i64 [ 0, %40 ], [ %55, %53 ]
 %55 = add nuw nsw i64 %54, 1
 %56 = getelementptr i64, ptr %44, i64 %54
 %57 = load i64, ptr %56, align 8
 %58 = icmp slt i64 %57, -1
 %59 = select i1 %58, i64 %10, i64 0
 %60 = getelementptr double, ptr %26, i64 %57
 %61 = getelementptr i8, ptr %60, i64 8
 %62 = getelementptr double, ptr %61, i64 %59
 %63 = load double, ptr %62, align 8
 %64 = getelementptr double, ptr %48, i64 %54
 %65 = load double, ptr %64, align 8
 %66 = getelementptr double, ptr %52, i64 %54
 %67 = load double, ptr %66, align 8
 %68 = fsub nsz contract double %65, %67
 %69 = fadd nsz contract double %63, %68
 store double %69, ptr %62, align 8
 %70 = icmp eq i64 %55, %38
 br i1 %70, label %28, label %53
}
define internal fastcc void @f3(ptr noalias writeonly captures(none) %0, i64 range(i64 1, 0) %1, double %2, ptr captures(none) %3, i64 %4, ptr %5, i64 %6, ptr %7) unnamed_addr {
8:
 %9 = icmp slt i64 %4, 1
 %10 = inttoptr i64 %1 to ptr
 %11 = tail call i64 @llvm.smax.i64(i64 %4, i64 -2)
 %12 = add nsw i64 %11, 2
 %13 = icmp slt i64 %4, 0
 %14 = select i1 %13, i64 %6, i64 0
 %15 = getelementptr double, ptr %5, i64 %4
 %16 = getelementptr double, ptr %15, i64 %14
 br label %17
17:
 %18 = phi i64 [ 12, %8 ], [ %34, %30 ]
 %19 = icmp eq i64 %18, 0
 br i1 %19, label %20, label %33
20:
 %21 = phi i8 [ 0, %46 ], [ 0, %17 ], [ 1, %30 ]
 store i8 %21, ptr %0, align 1
 ret void
22:
 br i1 %9, label %30, label %23
23:
 %24 = phi i64 [ %25, %23 ], [ 0, %22 ]
 %25 = add nuw nsw i64 %24, 1
 %26 = getelementptr double, ptr %5, i64 %24
 %27 = load double, ptr %26, align 8
 %28 = getelementptr double, ptr %3, i64 %24
 store double %27, ptr %28, align 8
 %29 = icmp eq i64 %4, %25
 br i1 %29, label %30, label %23
30:
 %31 = load double, ptr %16, align 8
 %32 = fcmp nsz contract ugt double %31, %2
 br i1 %32, label %17, label %20
33:
 %34 = add nsw i64 %18, -1
 br i1 %9, label %42, label %35
35:
 %36 = phi i64 [ %37, %35 ], [ 0, %33 ]
 %37 = add nuw nsw i64 %36, 1
 %38 = getelementptr double, ptr %3, i64 %36
 %39 = load double, ptr %38, align 8
 %40 = getelementptr double, ptr %7, i64 %36
 store double %39, ptr %40, align 8
 %41 = icmp eq i64 %4, %37
 br i1 %41, label %42, label %35
42:
 tail call void %10(ptr %7, ptr %5)
 br label %43
43:
 %44 = phi i64 [ 0, %42 ], [ %47, %46 ]
 %45 = icmp eq i64 %44, %12
 br i1 %45, label %22, label %46
46:
 %47 = add nuw i64 %44, 1
 %48 = getelementptr double, ptr %5, i64 %44
 %49 = load double, ptr %48, align 8
 %50 = fsub nsz contract double %49, %49
 %51 = fcmp nsz contract ord double %50, 0.000000e+00
 br i1 %51, label %43, label %20
}
define i64 @begin(i64 %0, i64 %1) {
 %3 = alloca i8, align 1
 %4 = alloca ptr, align 8
 %5 = add i64 %0, 624
 %6 = add i64 %0, 2472
 %7 = inttoptr i64 %6 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = inttoptr i64 %8 to ptr
 store i8 0, ptr %3, align 1
 call fastcc void @f0(ptr %3, i64 %0, i64 %5)
 %10 = load i8, ptr %3, align 1
 %11 = icmp eq i8 %10, 0
 br i1 %11, label %29, label %12
12:
 %13 = add i64 %0, 928
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = inttoptr i64 %15 to ptr
 %17 = add i64 %0, 280
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = inttoptr i64 %19 to ptr
 %21 = load double, ptr %20, align 8
 %22 = load double, ptr %16, align 1
 %23 = fcmp nsz contract ugt double %21, %22
 br i1 %23, label %25, label %24
24:
 call fastcc void @f1(ptr %4, i64 %0, i64 %5)
 br label %25
25:
 %26 = getelementptr inbounds nuw i8, ptr %9, i64 32
 store i64 1, ptr %26, align 1
 %27 = getelementptr inbounds nuw i8, ptr %9, i64 112
 store i64 0, ptr %27, align 1
 %28 = getelementptr inbounds nuw i8, ptr %9, i64 120
 store i64 1, ptr %28, align 1
 br label %29
29:
 ret i64 0
}
define i64 @sample(i64 %0, i64 %1) {
 %3 = alloca ptr, align 8
 %4 = add i64 %0, 312
 %5 = add i64 %0, 624
 %6 = add i64 %0, 928
 %7 = inttoptr i64 %6 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = inttoptr i64 %8 to ptr
 %10 = add i64 %0, 2472
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = inttoptr i64 %12 to ptr
 %14 = getelementptr inbounds nuw i8, ptr %13, i64 48
 %15 = load i64, ptr %14, align 1
 %16 = icmp eq i64 %15, 0
 %17 = select i1 %16, i64 %0, i64 %4
 call fastcc void @f1(ptr %3, i64 %17, i64 %5)
 %18 = getelementptr inbounds nuw i8, ptr %9, i64 104
 %19 = load i64, ptr %18, align 1
 %20 = getelementptr inbounds nuw i8, ptr %9, i64 112
 %21 = load i64, ptr %20, align 1
 %22 = xor i64 %21, -1
 %23 = add i64 %19, %22
 %24 = add i64 %0, 2376
 %25 = inttoptr i64 %24 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = add i64 %0, 2384
 %28 = inttoptr i64 %27 to ptr
 %29 = load i64, ptr %28, align 8
 %30 = add i64 %0, 2368
 %31 = inttoptr i64 %30 to ptr
 %32 = load i64, ptr %31, align 8
 %33 = inttoptr i64 %32 to ptr
 %34 = add i64 %0, 632
 %35 = inttoptr i64 %34 to ptr
 %36 = load i64, ptr %35, align 8
 %37 = inttoptr i64 %5 to ptr
 %38 = load i64, ptr %37, align 8
 %39 = inttoptr i64 %38 to ptr
 %40 = sub nsw i64 %36, %29
 %41 = icmp slt i64 %40, 0
 %42 = select i1 %41, i64 %36, i64 0
 %43 = add i64 %42, %40
 %44 = icmp slt i64 %43, 0
 br i1 %44, label %45, label %46
45:
 br label %46
46:
 %47 = phi i64 [ 0, %45 ], [ %43, %2 ]
 %48 = icmp slt i64 %43, %36
 br i1 %48, label %50, label %49
49:
 br label %50
50:
 %51 = phi i64 [ %36, %49 ], [ %47, %46 ]
 %52 = getelementptr double, ptr %39, i64 %51
 %53 = icmp slt i64 %23, 0
 %54 = select i1 %53, i64 %26, i64 0
 %55 = add i64 %54, %23
 %56 = mul i64 %55, %29
 %57 = getelementptr double, ptr %33, i64 %56
 %58 = icmp slt i64 %29, 1
 br i1 %58, label %66, label %59
59:
 %60 = phi i64 [ %61, %59 ], [ 0, %50 ]
 %61 = add nuw nsw i64 %60, 1
 %62 = getelementptr double, ptr %52, i64 %60
 %63 = load double, ptr %62, align 8
 %64 = getelementptr double, ptr %57, i64 %60
 store double %63, ptr %64, align 8
 %65 = icmp eq i64 %29, %61
 br i1 %65, label %66, label %59
66:
 ret i64 0
}
define internal fastcc void @f4(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7) unnamed_addr {
8:
 %9 = alloca ptr, align 8
 %10 = alloca ptr, align 8
 store ptr null, ptr %10, align 8
 %11 = call fastcc i32 @f5(ptr %9, ptr %10, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7)
 %12 = icmp eq i32 %11, 0
 br i1 %12, label %16, label %13
13:
 %14 = load ptr, ptr %10, align 8
 store ptr %14, ptr %1, align 8
 br label %15
15:
 ret void
16:
 store ptr null, ptr %0, align 8
 br label %15
}
define internal fastcc range(i32 0, 2) i32 @f5(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7) unnamed_addr {
8:
 %9 = alloca i8, align 1
 %10 = alloca ptr, align 8
 store ptr null, ptr %10, align 8
 %11 = alloca i8, align 1
 %12 = alloca ptr, align 8
 %13 = alloca { double, i8 }, align 8
 store double 0.000000e+00, ptr %13, align 8
 %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
 store i8 0, ptr %14, align 8
 %15 = alloca ptr, align 8
 %16 = alloca ptr, align 8
 store ptr null, ptr %16, align 8
 %17 = add i64 %4, 304
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = inttoptr i64 %19 to ptr
 %21 = add i64 %6, 1056
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = inttoptr i64 %23 to ptr
 %25 = tail call i64 @llvm.smax.i64(i64 %7, i64 -1)
 %26 = add nsw i64 %25, 1
 %27 = getelementptr inbounds nuw i8, ptr %20, i64 72
 %28 = getelementptr inbounds nuw i8, ptr %24, i64 32
 %29 = getelementptr inbounds nuw i8, ptr %24, i64 48
 %30 = getelementptr inbounds nuw i8, ptr %24, i64 112
 %31 = getelementptr inbounds nuw i8, ptr %24, i64 120
 %32 = add i64 %2, 232
 %33 = inttoptr i64 %32 to ptr
 %34 = add i64 %2, 240
 %35 = inttoptr i64 %34 to ptr
 %36 = add i64 %2, 224
 %37 = inttoptr i64 %36 to ptr
 br label %38
38:
 %39 = phi i64 [ 0, %8 ], [ %99, %90 ]
 %40 = phi i64 [ %26, %8 ], [ %98, %90 ]
 %41 = icmp sgt i64 %40, 0
 br i1 %41, label %97, label %96
42:
 %43 = phi i32 [ 0, %44 ], [ 0, %51 ], [ 0, %85 ], [ 0, %89 ], [ 0, %96 ], [ 1, %107 ], [ 1, %102 ]
 ret i32 %43
44:
 store ptr null, ptr %0, align 8
 br label %42
45:
 %46 = load i64, ptr %28, align 1
 %47 = icmp eq i64 %46, 0
 br i1 %47, label %52, label %48
48:
 store i8 0, ptr %9, align 1
 %49 = call fastcc i32 @f6(ptr %9, ptr %10, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6)
 %50 = icmp eq i32 %49, 0
 br i1 %50, label %104, label %102
51:
 store ptr null, ptr %0, align 8
 br label %42
52:
 %53 = load i64, ptr %29, align 1
 %54 = icmp eq i64 %53, 0
 %55 = select i1 %54, i64 %2, i64 %3
 %56 = load i64, ptr %30, align 1
 %57 = icmp eq i64 %56, 0
 br i1 %57, label %58, label %65
58:
 %59 = load i64, ptr %31, align 1
 %60 = icmp eq i64 %59, 0
 br i1 %60, label %65, label %61
61:
 store i64 1, ptr %30, align 1
 store i8 0, ptr %11, align 1
 call fastcc void @f7(ptr %11, i64 %55, i64 %4)
 %62 = load i8, ptr %11, align 1
 %63 = icmp eq i8 %62, 0
 br i1 %63, label %65, label %64
64:
 call fastcc void @f8(ptr %12, i64 %55, i64 %4)
 br label %65
65:
 %66 = load double, ptr %20, align 1
 %67 = load i64, ptr %33, align 8
 %68 = load i64, ptr %35, align 8
 %69 = load i64, ptr %37, align 8
 %70 = inttoptr i64 %69 to ptr
 %71 = add nsw i64 %67, -1
 %72 = tail call i64 @llvm.smin.i64(i64 %67, i64 0)
 %73 = add i64 %71, %72
 %74 = mul i64 %73, %68
 %75 = getelementptr double, ptr %70, i64 %74
 %76 = getelementptr i8, ptr %75, i64 8
 %77 = load double, ptr %76, align 8
 %78 = fcmp nsz contract ult double %66, %77
 br i1 %78, label %80, label %79
79:
 store i64 1, ptr %27, align 1
 br label %80
80:
 %81 = icmp eq i64 %39, %7
 br i1 %81, label %85, label %82
82:
 %83 = load i64, ptr %27, align 1
 %84 = icmp eq i64 %83, 0
 br i1 %84, label %86, label %85
85:
 store ptr null, ptr %0, align 8
 br label %42
86:
 call fastcc void @f9(ptr %13, i64 %55, ptr %20)
 %87 = load double, ptr %13, align 8
 %88 = fcmp nsz contract oeq double %87, 0.000000e+00
 br i1 %88, label %89, label %90
89:
 store ptr null, ptr %0, align 8
 br label %42
90:
 %91 = load i8, ptr %14, align 8
 %92 = icmp ne i8 %91, 0
 %93 = zext i1 %92 to i8
 %94 = call fastcc i32 @f10(ptr %15, ptr %16, i64 %55, i64 %4, i64 %5, i64 %6, double %87, i8 %93)
 %95 = icmp eq i32 %94, 0
 br i1 %95, label %38, label %107
96:
 store ptr null, ptr %0, align 8
 br label %42
97:
 %98 = add nsw i64 %40, -1
 %99 = add nuw i64 %39, 1
 %100 = load i64, ptr %27, align 1
 %101 = icmp eq i64 %100, 0
 br i1 %101, label %45, label %44
102:
 %103 = load ptr, ptr %10, align 8
 store ptr %103, ptr %1, align 8
 br label %42
104:
 %105 = load i8, ptr %9, align 1
 %106 = icmp eq i8 %105, 0
 br i1 %106, label %51, label %52
107:
 %108 = load ptr, ptr %16, align 8
 store ptr %108, ptr %1, align 8
 br label %42
}
define internal fastcc range(i32 0, 2) i32 @f6(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) unnamed_addr {
7:
 %8 = alloca i8, align 1
 %9 = alloca i8, align 1
 %10 = alloca i8, align 1
 %11 = alloca ptr, align 8
 store ptr null, ptr %11, align 8
 %12 = alloca ptr, align 8
 %13 = alloca ptr, align 8
 store ptr null, ptr %13, align 8
 %14 = alloca ptr, align 8
 %15 = alloca i8, align 1
 store i8 0, ptr %15, align 1
 %16 = add i64 %4, 304
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = inttoptr i64 %18 to ptr
 %20 = add i64 %6, 1056
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = inttoptr i64 %22 to ptr
 %24 = getelementptr inbounds nuw i8, ptr %23, i64 32
 %25 = load i64, ptr %24, align 1
 switch i64 %25, label %39 [
  i64 1, label %26
  i64 2, label %33
 ]
26:
 store i8 0, ptr %8, align 1
 call fastcc void @f60(ptr %8, i64 %2, i64 %4, i64 %5, i64 %6)
 %27 = load i8, ptr %8, align 1
 %28 = icmp eq i8 %27, 0
 br i1 %28, label %31, label %32
29:
 %30 = phi i32 [ 0, %31 ], [ 0, %38 ], [ 0, %64 ], [ 0, %99 ], [ 0, %119 ], [ 1, %125 ], [ 1, %120 ], [ 0, %115 ]
 ret i32 %30
31:
 store i8 0, ptr %0, align 1
 br label %29
32:
 store i64 3, ptr %24, align 1
 br label %43
33:
 store i8 0, ptr %9, align 1
 call fastcc void @f61(ptr %9, i64 %2, i64 %4, i64 %5, i64 %6)
 %34 = load i8, ptr %9, align 1
 %35 = icmp eq i8 %34, 0
 br i1 %35, label %38, label %36
36:
 %37 = load i64, ptr %24, align 1
 br label %39
38:
 store i8 0, ptr %0, align 1
 br label %29
39:
 %40 = phi i64 [ %37, %36 ], [ %25, %7 ]
 %41 = add i64 %40, -3
 %42 = icmp ult i64 %41, 2
 br i1 %42, label %43, label %112
43:
 %44 = phi i64 [ 3, %32 ], [ %40, %39 ]
 %45 = add i64 %6, 8
 %46 = inttoptr i64 %45 to ptr
 %47 = add i64 %6, 936
 %48 = inttoptr i64 %47 to ptr
 %49 = add i64 %6, 904
 %50 = inttoptr i64 %49 to ptr
 %51 = add i64 %6, 888
 %52 = inttoptr i64 %51 to ptr
 %53 = add i64 %6, 48
 %54 = inttoptr i64 %53 to ptr
 %55 = getelementptr inbounds nuw i8, ptr %23, i64 40
 %56 = getelementptr inbounds nuw i8, ptr %23, i64 96
 %57 = getelementptr inbounds nuw i8, ptr %23, i64 48
 br label %58
58:
 %59 = phi i64 [ %109, %108 ], [ %44, %43 ]
 %60 = icmp eq i64 %59, 3
 br i1 %60, label %61, label %66
61:
 store i8 0, ptr %10, align 1
 %62 = call fastcc i32 @f62(ptr %10, ptr %11, i64 %2, i64 %4, i64 %5, i64 %6)
 %63 = icmp eq i32 %62, 0
 br i1 %63, label %122, label %120
64:
 store i8 0, ptr %0, align 1
 br label %29
65:
 store i64 4, ptr %24, align 1
 br label %66
66:
 %67 = load i64, ptr %46, align 8
 %68 = load i64, ptr %48, align 8
 %69 = inttoptr i64 %68 to ptr
 %70 = load i64, ptr %69, align 8
 %71 = tail call i64 @llvm.smax.i64(i64 %70, i64 0)
 %72 = icmp slt i64 %67, 1
 br label %73
73:
 %74 = phi i64 [ 0, %66 ], [ %94, %92 ]
 %75 = icmp eq i64 %74, %71
 br i1 %75, label %99, label %93
76:
 %77 = load i64, ptr %50, align 8
 %78 = load i64, ptr %52, align 8
 %79 = inttoptr i64 %78 to ptr
 %80 = mul i64 %77, %74
 %81 = getelementptr i64, ptr %79, i64 %80
 %82 = getelementptr i64, ptr %81, i64 %97
 %83 = load i64, ptr %82, align 8
 %84 = load i64, ptr %54, align 8
 %85 = inttoptr i64 %84 to ptr
 %86 = getelementptr i64, ptr %85, i64 %97
 %87 = load i64, ptr %86, align 8
 %88 = icmp eq i64 %83, %87
 br label %89
89:
 %90 = phi i1 [ %88, %76 ], [ false, %95 ]
 %91 = icmp eq i64 %67, %98
 br i1 %91, label %92, label %95
92:
 br i1 %90, label %101, label %73
93:
 %94 = add nuw i64 %74, 1
 br i1 %72, label %101, label %95
95:
 %96 = phi i1 [ %90, %89 ], [ true, %93 ]
 %97 = phi i64 [ %98, %89 ], [ 0, %93 ]
 %98 = add nuw nsw i64 %97, 1
 br i1 %96, label %76, label %89
99:
 store i64 -1, ptr %55, align 1
 %100 = getelementptr inbounds nuw i8, ptr %19, i64 72
 store i64 9, ptr %100, align 1
 store i8 0, ptr %0, align 1
 br label %29
101:
 %102 = phi i64 [ 0, %93 ], [ %74, %92 ]
 store i64 %102, ptr %55, align 1
 %103 = call fastcc i32 @f63(ptr %12, ptr %13, i64 %4, i64 %5, i64 %6)
 %104 = icmp eq i32 %103, 0
 br i1 %104, label %127, label %125
105:
 %106 = load i64, ptr %57, align 1
 %107 = icmp eq i64 %106, 0
 br i1 %107, label %115, label %108
108:
 call fastcc void @f64(ptr %14, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6)
 %109 = load i64, ptr %24, align 1
 %110 = add i64 %109, -3
 %111 = icmp ult i64 %110, 2
 br i1 %111, label %58, label %112
112:
 %113 = phi i64 [ %40, %39 ], [ %109, %108 ]
 %114 = icmp eq i64 %113, 5
 br i1 %114, label %115, label %119
115:
 store i8 0, ptr %15, align 1
 call fastcc void @f65(ptr %15, i64 %2, i64 %4, i64 %5, i64 %6)
 %116 = load i8, ptr %15, align 1
 %117 = icmp ne i8 %116, 0
 %118 = zext i1 %117 to i8
 store i8 %118, ptr %0, align 1
 br label %29
119:
 store i8 1, ptr %0, align 1
 br label %29
120:
 %121 = load ptr, ptr %11, align 8
 store ptr %121, ptr %1, align 8
 br label %29
122:
 %123 = load i8, ptr %10, align 1
 %124 = icmp eq i8 %123, 0
 br i1 %124, label %64, label %65
125:
 %126 = load ptr, ptr %13, align 8
 store ptr %126, ptr %1, align 8
 br label %29
127:
 store i64 5, ptr %24, align 1
 %128 = load i64, ptr %56, align 1
 %129 = icmp eq i64 %128, 0
 br i1 %129, label %105, label %108
}
define internal fastcc void @f7(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2) unnamed_addr {
3:
 %4 = alloca ptr, align 8
 %5 = add i64 %2, 304
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = inttoptr i64 %7 to ptr
 %9 = add i64 %2, 8
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = inttoptr i64 %2 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = inttoptr i64 %13 to ptr
 %15 = add i64 %2, 72
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = add i64 %2, 64
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = inttoptr i64 %20 to ptr
 %22 = add i64 %1, 136
 %23 = inttoptr i64 %22 to ptr
 %24 = load i64, ptr %23, align 8
 %25 = icmp slt i64 %17, 1
 br i1 %25, label %33, label %26
26:
 %27 = phi i64 [ %28, %26 ], [ 0, %3 ]
 %28 = add nuw nsw i64 %27, 1
 %29 = getelementptr double, ptr %21, i64 %27
 %30 = load double, ptr %29, align 8
 %31 = getelementptr double, ptr %14, i64 %27
 store double %30, ptr %31, align 8
 %32 = icmp eq i64 %17, %28
 br i1 %32, label %33, label %26
33:
 %34 = icmp slt i64 %24, 1
 br i1 %34, label %45, label %35
35:
 %36 = phi i64 [ %38, %35 ], [ %24, %33 ]
 %37 = phi i64 [ %39, %35 ], [ %17, %33 ]
 %38 = add nsw i64 %36, -1
 %39 = add i64 %37, 1
 %40 = icmp slt i64 %37, 0
 %41 = select i1 %40, i64 %11, i64 0
 %42 = getelementptr double, ptr %14, i64 %37
 %43 = getelementptr double, ptr %42, i64 %41
 store double 0.000000e+00, ptr %43, align 8
 %44 = icmp samesign ugt i64 %36, 1
 br i1 %44, label %35, label %45
45:
 %46 = load double, ptr %8, align 1
 %47 = getelementptr inbounds nuw i8, ptr %8, i64 96
 %48 = load i64, ptr %47, align 1
 call fastcc void @f28(ptr %4, i64 %1, i64 %2, double %46, i64 %48)
 %49 = add i64 %2, 32
 %50 = inttoptr i64 %49 to ptr
 %51 = load i64, ptr %50, align 8
 %52 = add i64 %2, 16
 %53 = inttoptr i64 %52 to ptr
 %54 = load i64, ptr %53, align 8
 %55 = inttoptr i64 %54 to ptr
 %56 = tail call i64 @llvm.smax.i64(i64 %51, i64 0)
 br label %57
57:
 %58 = phi i64 [ 0, %45 ], [ %61, %60 ]
 %59 = icmp eq i64 %58, %56
 br i1 %59, label %68, label %60
60:
 %61 = add nuw i64 %58, 1
 %62 = getelementptr double, ptr %55, i64 %58
 %63 = load double, ptr %62, align 8
 %64 = fsub nsz contract double %63, %63
 %65 = fcmp nsz contract ord double %64, 0.000000e+00
 br i1 %65, label %57, label %66
66:
 %67 = getelementptr inbounds nuw i8, ptr %8, i64 88
 store i64 %58, ptr %67, align 1
 br label %68
68:
 %69 = phi i64 [ 72, %66 ], [ 88, %57 ]
 %70 = phi i64 [ 4, %66 ], [ -1, %57 ]
 %71 = phi i8 [ 0, %66 ], [ 1, %57 ]
 %72 = getelementptr inbounds nuw i8, ptr %8, i64 %69
 store i64 %70, ptr %72, align 1
 store i8 %71, ptr %0, align 1
 ret void
}
define internal fastcc void @f8(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2) unnamed_addr {
3:
 %4 = alloca double, align 8
 %5 = add i64 %2, 304
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = inttoptr i64 %7 to ptr
 %9 = load double, ptr %8, align 1
 %10 = add i64 %1, 232
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = add i64 %1, 240
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = add i64 %1, 224
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = inttoptr i64 %18 to ptr
 %20 = add nsw i64 %12, -1
 %21 = tail call i64 @llvm.smin.i64(i64 %12, i64 0)
 %22 = add i64 %20, %21
 %23 = mul i64 %22, %15
 %24 = getelementptr double, ptr %19, i64 %23
 %25 = getelementptr i8, ptr %24, i64 8
 %26 = load double, ptr %25, align 8
 %27 = fcmp nsz contract ult double %9, %26
 br i1 %27, label %31, label %29
28:
 store ptr null, ptr %0, align 8
 ret void
29:
 %30 = getelementptr inbounds nuw i8, ptr %8, i64 72
 store i64 1, ptr %30, align 1
 br label %28
31:
 %32 = add i64 %1, 200
 %33 = inttoptr i64 %32 to ptr
 %34 = load double, ptr %33, align 8
 %35 = fcmp nsz contract ogt double %34, 0.000000e+00
 br i1 %35, label %38, label %36
36:
 store double 0.000000e+00, ptr %4, align 8
 call fastcc void @f59(ptr %4, i64 %1, i64 %2)
 %37 = load double, ptr %4, align 8
 br label %38
38:
 %39 = phi double [ %37, %36 ], [ %34, %31 ]
 %40 = getelementptr inbounds nuw i8, ptr %8, i64 8
 store double %39, ptr %40, align 1
 %41 = add i64 %2, 8
 %42 = inttoptr i64 %41 to ptr
 %43 = load i64, ptr %42, align 8
 %44 = inttoptr i64 %2 to ptr
 %45 = load i64, ptr %44, align 8
 %46 = inttoptr i64 %45 to ptr
 %47 = add i64 %2, 72
 %48 = inttoptr i64 %47 to ptr
 %49 = load i64, ptr %48, align 8
 %50 = add i64 %2, 64
 %51 = inttoptr i64 %50 to ptr
 %52 = load i64, ptr %51, align 8
 %53 = inttoptr i64 %52 to ptr
 %54 = add i64 %1, 136
 %55 = inttoptr i64 %54 to ptr
 %56 = load i64, ptr %55, align 8
 %57 = icmp slt i64 %49, 1
 br i1 %57, label %65, label %58
58:
 %59 = phi i64 [ %60, %58 ], [ 0, %38 ]
 %60 = add nuw nsw i64 %59, 1
 %61 = getelementptr double, ptr %53, i64 %59
 %62 = load double, ptr %61, align 8
 %63 = getelementptr double, ptr %46, i64 %59
 store double %62, ptr %63, align 8
 %64 = icmp eq i64 %49, %60
 br i1 %64, label %65, label %58
65:
 %66 = icmp slt i64 %56, 1
 br i1 %66, label %28, label %67
67:
 %68 = phi i64 [ %70, %67 ], [ %56, %65 ]
 %69 = phi i64 [ %71, %67 ], [ %49, %65 ]
 %70 = add nsw i64 %68, -1
 %71 = add i64 %69, 1
 %72 = icmp slt i64 %69, 0
 %73 = select i1 %72, i64 %43, i64 0
 %74 = getelementptr double, ptr %46, i64 %69
 %75 = getelementptr double, ptr %74, i64 %73
 store double 0.000000e+00, ptr %75, align 8
 %76 = icmp samesign ugt i64 %68, 1
 br i1 %76, label %67, label %28
}
define internal fastcc void @f9(ptr noalias writeonly captures(none) initializes((0, 16)) %0, i64 %1, ptr captures(none) %2) unnamed_addr {
3:
 %4 = alloca { double, i8 }, align 8
 %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
 %6 = getelementptr inbounds nuw i8, ptr %2, i64 72
 %7 = load i64, ptr %6, align 1
 %8 = icmp eq i64 %7, 0
 br i1 %8, label %11, label %10
9:
 ret void
10:
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
 br label %9
11:
 %12 = getelementptr inbounds nuw i8, ptr %2, i64 128
 %13 = load i64, ptr %12, align 1
 %14 = getelementptr inbounds nuw i8, ptr %2, i64 136
 %15 = load i64, ptr %14, align 1
 %16 = add nsw i64 %15, %13
 %17 = add i64 %1, 216
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = icmp slt i64 %16, %19
 br i1 %20, label %22, label %21
21:
 store i64 3, ptr %6, align 1
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
 br label %9
22:
 %23 = add i64 %1, 200
 %24 = inttoptr i64 %23 to ptr
 %25 = load double, ptr %24, align 8
 %26 = fcmp nsz contract ogt double %25, 0.000000e+00
 br i1 %26, label %27, label %39
27:
 call fastcc void @f57(ptr %4, i64 %1, ptr %2)
 %28 = load double, ptr %4, align 8
 %29 = load i8, ptr %5, align 8
 %30 = icmp ne i8 %29, 0
 %31 = getelementptr inbounds nuw i8, ptr %2, i64 96
 %32 = load i64, ptr %31, align 1
 %33 = add i64 %1, 232
 %34 = inttoptr i64 %33 to ptr
 %35 = add i64 %1, 240
 %36 = inttoptr i64 %35 to ptr
 %37 = add i64 %1, 224
 %38 = inttoptr i64 %37 to ptr
 br label %83
39:
 %40 = add i64 %1, 232
 %41 = inttoptr i64 %40 to ptr
 %42 = load i64, ptr %41, align 8
 %43 = add i64 %1, 240
 %44 = inttoptr i64 %43 to ptr
 %45 = load i64, ptr %44, align 8
 %46 = add i64 %1, 224
 %47 = inttoptr i64 %46 to ptr
 %48 = load i64, ptr %47, align 8
 %49 = inttoptr i64 %48 to ptr
 %50 = getelementptr inbounds nuw i8, ptr %2, i64 96
 %51 = load i64, ptr %50, align 1
 %52 = icmp slt i64 %51, 0
 %53 = select i1 %52, i64 %42, i64 0
 %54 = add i64 %53, %51
 %55 = mul i64 %54, %45
 %56 = getelementptr double, ptr %49, i64 %55
 %57 = getelementptr i8, ptr %56, i64 8
 %58 = load double, ptr %57, align 8
 %59 = getelementptr inbounds nuw i8, ptr %2, i64 32
 %60 = load double, ptr %59, align 1
 %61 = fcmp nsz contract olt double %60, %58
 %62 = select i1 %61, double %60, double %58
 %63 = getelementptr inbounds nuw i8, ptr %2, i64 8
 %64 = load double, ptr %63, align 1
 %65 = getelementptr i8, ptr %56, i64 32
 %66 = load double, ptr %65, align 8
 %67 = fcmp nsz contract olt double %66, %64
 %68 = select i1 %67, double %66, double %64
 %69 = load double, ptr %2, align 1
 %70 = fsub nsz contract double %62, %69
 %71 = fmul nsz contract double %68, 1.010000e+00
 %72 = fcmp nsz contract ole double %70, %71
 br i1 %72, label %79, label %73
73:
 %74 = fmul nsz contract double %68, 2.000000e+00
 %75 = fcmp nsz contract olt double %70, %74
 %76 = fmul nsz contract double %70, 5.000000e-01
 %77 = select i1 %75, double %76, double %68
 %78 = fadd nsz contract double %69, %77
 br label %79
79:
 %80 = phi double [ %77, %73 ], [ %70, %39 ]
 %81 = phi double [ %78, %73 ], [ %62, %39 ]
 %82 = getelementptr inbounds nuw i8, ptr %2, i64 24
 store double %81, ptr %82, align 1
 br label %83
83:
 %84 = phi ptr [ %38, %27 ], [ %47, %79 ]
 %85 = phi ptr [ %36, %27 ], [ %44, %79 ]
 %86 = phi ptr [ %34, %27 ], [ %41, %79 ]
 %87 = phi i64 [ %32, %27 ], [ %51, %79 ]
 %88 = phi double [ %28, %27 ], [ %80, %79 ]
 %89 = phi i1 [ %30, %27 ], [ %72, %79 ]
 %90 = load i64, ptr %86, align 8
 %91 = load i64, ptr %85, align 8
 %92 = load i64, ptr %84, align 8
 %93 = inttoptr i64 %92 to ptr
 %94 = icmp slt i64 %87, 0
 %95 = select i1 %94, i64 %90, i64 0
 %96 = add i64 %95, %87
 %97 = mul i64 %96, %91
 %98 = getelementptr double, ptr %93, i64 %97
 %99 = getelementptr i8, ptr %98, i64 8
 %100 = load double, ptr %99, align 8
 %101 = getelementptr inbounds nuw i8, ptr %2, i64 16
 store double %88, ptr %101, align 1
 br i1 %89, label %129, label %102
102:
 %103 = load double, ptr %2, align 1
 %104 = tail call nsz contract double @llvm.fabs.f64(double %103)
 %105 = fcmp nsz contract olt double %104, 0x16687E92154EF7AC
 br i1 %105, label %106, label %114
106:
 %107 = fmul nsz contract double %104, 0x4670000000000000
 %108 = fmul nsz contract double %107, 0x3CA0000000000001
 %109 = fadd nsz contract double %107, %108
 %110 = fsub nsz contract double %109, %107
 %111 = fmul nsz contract double %110, 0x3970000000000000
 %112 = fcmp nsz contract olt double %111, 4.940660e-324
 %113 = select i1 %112, double 4.940660e-324, double %111
 br label %118
114:
 %115 = fmul nsz contract double %104, 0x3CA0000000000001
 %116 = fadd nsz contract double %104, %115
 %117 = fsub nsz contract double %116, %104
 br label %118
118:
 %119 = phi double [ %117, %114 ], [ %113, %106 ]
 %120 = fmul nsz contract double %119, 1.600000e+01
 %121 = load double, ptr %93, align 8
 %122 = fsub nsz contract double %100, %121
 %123 = tail call nsz contract double @llvm.fabs.f64(double %122)
 %124 = fmul nsz contract double %123, 1.000000e-30
 %125 = fcmp nsz contract ogt double %124, %120
 %126 = select i1 %125, double %124, double %120
 %127 = fcmp nsz contract ugt double %88, %126
 br i1 %127, label %129, label %128
128:
 store i64 2, ptr %6, align 1
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
 br label %9
129:
 %130 = getelementptr inbounds nuw i8, ptr %2, i64 24
 %131 = load double, ptr %130, align 1
 %132 = tail call nsz contract double @llvm.fabs.f64(double %131)
 %133 = fcmp nsz contract olt double %132, 0x16687E92154EF7AC
 br i1 %133, label %134, label %142
134:
 %135 = fmul nsz contract double %132, 0x4670000000000000
 %136 = fmul nsz contract double %135, 0x3CA0000000000001
 %137 = fadd nsz contract double %135, %136
 %138 = fsub nsz contract double %137, %135
 %139 = fmul nsz contract double %138, 0x3970000000000000
 %140 = fcmp nsz contract olt double %139, 4.940660e-324
 %141 = select i1 %140, double 4.940660e-324, double %139
 br label %146
142:
 %143 = fmul nsz contract double %132, 0x3CA0000000000001
 %144 = fadd nsz contract double %132, %143
 %145 = fsub nsz contract double %144, %132
 br label %146
146:
 %147 = phi double [ %145, %142 ], [ %141, %134 ]
 %148 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %149 = load i64, ptr %148, align 1
 %150 = add i64 %1, 288
 %151 = inttoptr i64 %150 to ptr
 %152 = load i64, ptr %151, align 8
 %153 = icmp slt i64 %149, %152
 br i1 %153, label %154, label %168
154:
 %155 = add i64 %1, 280
 %156 = inttoptr i64 %155 to ptr
 %157 = load i64, ptr %156, align 8
 %158 = inttoptr i64 %157 to ptr
 %159 = fmul nsz contract double %147, 2.000000e+00
 %160 = icmp slt i64 %149, 0
 %161 = select i1 %160, i64 %152, i64 0
 %162 = getelementptr double, ptr %158, i64 %149
 %163 = getelementptr double, ptr %162, i64 %161
 %164 = load double, ptr %163, align 8
 %165 = fadd nsz contract double %131, %159
 %166 = fcmp nsz contract ugt double %164, %165
 br i1 %166, label %168, label %167
167:
 store i64 7, ptr %6, align 1
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
 br label %9
168:
 %169 = zext i1 %89 to i8
 %170 = insertvalue { double, i8 } undef, double %88, 0
 %171 = insertvalue { double, i8 } %170, i8 %169, 1
 store { double, i8 } %171, ptr %0, align 8
 br label %9
}
define internal fastcc range(i32 0, 2) i32 @f10(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, double %6, i8 range(i8 0, 2) %7) unnamed_addr {
8:
 %9 = alloca ptr, align 8
 %10 = alloca i8, align 1
 %11 = alloca ptr, align 8
 %12 = alloca i8, align 1
 %13 = alloca ptr, align 8
 %14 = alloca double, align 8
 %15 = alloca ptr, align 8
 %16 = icmp ne i8 %7, 0
 %17 = alloca ptr, align 8
 store ptr null, ptr %17, align 8
 %18 = alloca double, align 8
 store double 0.000000e+00, ptr %18, align 8
 %19 = alloca ptr, align 8
 store ptr null, ptr %19, align 8
 %20 = alloca ptr, align 8
 store ptr null, ptr %20, align 8
 %21 = alloca i8, align 1
 store i8 0, ptr %21, align 1
 %22 = alloca ptr, align 8
 store ptr null, ptr %22, align 8
 %23 = alloca ptr, align 8
 store ptr null, ptr %23, align 8
 %24 = alloca [2 x double], align 8
 %25 = getelementptr inbounds nuw i8, ptr %24, i64 8
 %26 = alloca ptr, align 8
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %24, i8 0, i64 16, i1 false)
 store ptr null, ptr %26, align 8
 %27 = alloca ptr, align 8
 store ptr null, ptr %27, align 8
 %28 = alloca ptr, align 8
 store ptr null, ptr %28, align 8
 %29 = alloca ptr, align 8
 store ptr null, ptr %29, align 8
 %30 = alloca double, align 8
 store double 0.000000e+00, ptr %30, align 8
 %31 = alloca i64, align 8
 store i64 0, ptr %31, align 8
 %32 = alloca i8, align 1
 store i8 0, ptr %32, align 1
 %33 = alloca ptr, align 8
 store ptr null, ptr %33, align 8
 %34 = alloca ptr, align 8
 store ptr null, ptr %34, align 8
 %35 = alloca ptr, align 8
 store ptr null, ptr %35, align 8
 %36 = alloca ptr, align 8
 store ptr null, ptr %36, align 8
 %37 = add i64 %3, 304
 %38 = inttoptr i64 %37 to ptr
 %39 = load i64, ptr %38, align 8
 %40 = inttoptr i64 %39 to ptr
 %41 = add i64 %5, 1056
 %42 = inttoptr i64 %41 to ptr
 %43 = load i64, ptr %42, align 8
 %44 = inttoptr i64 %43 to ptr
 %45 = getelementptr inbounds nuw i8, ptr %40, i64 96
 %46 = load i64, ptr %45, align 1
 store ptr null, ptr %15, align 8
 %47 = getelementptr inbounds nuw i8, ptr %44, i64 192
 store i64 0, ptr %47, align 1
 store double 0.000000e+00, ptr %14, align 8
 %48 = call fastcc i32 @f53(ptr %14, ptr %15, i64 %2, i64 %3, double %6)
 %49 = icmp eq i32 %48, 0
 br i1 %49, label %401, label %399
50:
 call fastcc void @f11(ptr %17, i64 %2, ptr %40, double %6, double %402)
 store ptr null, ptr %0, align 8
 br label %427
51:
 store double 0.000000e+00, ptr %18, align 8
 %52 = call fastcc i32 @f12(ptr %18, ptr %19, i64 %2, i64 %3, i64 %4, i64 %5, double %6, double %404)
 %53 = icmp eq i32 %52, 0
 %54 = load double, ptr %18, align 8
 br i1 %53, label %431, label %429
55:
 %56 = getelementptr inbounds nuw i8, ptr %44, i64 176
 %57 = load i64, ptr %56, align 1
 %58 = add nsw i64 %57, 1
 store i64 %58, ptr %425, align 1
 %59 = getelementptr inbounds nuw i8, ptr %40, i64 80
 store i64 1, ptr %59, align 1
 %60 = getelementptr inbounds nuw i8, ptr %40, i64 88
 store i64 0, ptr %60, align 1
 call fastcc void @f11(ptr %20, i64 %2, ptr %40, double %6, double -2.500000e-01)
 store ptr null, ptr %0, align 8
 br label %427
61:
 %62 = fcmp nsz contract une double %54, 2.000000e+00
 br i1 %62, label %63, label %202
63:
 %64 = load double, ptr %40, align 1
 %65 = tail call nsz contract double @llvm.fabs.f64(double %64)
 %66 = fcmp nsz contract olt double %65, 0x16687E92154EF7AC
 br i1 %66, label %67, label %75
67:
 %68 = fmul nsz contract double %65, 0x4670000000000000
 %69 = fmul nsz contract double %68, 0x3CA0000000000001
 %70 = fadd nsz contract double %68, %69
 %71 = fsub nsz contract double %70, %68
 %72 = fmul nsz contract double %71, 0x3970000000000000
 %73 = fcmp nsz contract olt double %72, 4.940660e-324
 %74 = select i1 %73, double 4.940660e-324, double %72
 br label %79
75:
 %76 = fmul nsz contract double %65, 0x3CA0000000000001
 %77 = fadd nsz contract double %65, %76
 %78 = fsub nsz contract double %77, %65
 br label %79
79:
 %80 = phi double [ %78, %75 ], [ %74, %67 ]
 %81 = fmul nsz contract double %80, 1.600000e+01
 %82 = fmul nsz contract double %6, %54
 %83 = fcmp nsz contract ugt double %82, %81
 br i1 %83, label %125, label %84
84:
 %85 = add i64 %3, 8
 %86 = inttoptr i64 %85 to ptr
 %87 = load i64, ptr %86, align 8
 %88 = inttoptr i64 %3 to ptr
 %89 = load i64, ptr %88, align 8
 %90 = inttoptr i64 %89 to ptr
 %91 = add i64 %3, 72
 %92 = inttoptr i64 %91 to ptr
 %93 = load i64, ptr %92, align 8
 %94 = add i64 %3, 64
 %95 = inttoptr i64 %94 to ptr
 %96 = load i64, ptr %95, align 8
 %97 = inttoptr i64 %96 to ptr
 %98 = add i64 %2, 136
 %99 = inttoptr i64 %98 to ptr
 %100 = load i64, ptr %99, align 8
 %101 = icmp slt i64 %93, 1
 br i1 %101, label %109, label %102
102:
 %103 = phi i64 [ %104, %102 ], [ 0, %84 ]
 %104 = add nuw nsw i64 %103, 1
 %105 = getelementptr double, ptr %97, i64 %103
 %106 = load double, ptr %105, align 8
 %107 = getelementptr double, ptr %90, i64 %103
 store double %106, ptr %107, align 8
 %108 = icmp eq i64 %93, %104
 br i1 %108, label %109, label %102
109:
 %110 = icmp slt i64 %100, 1
 br i1 %110, label %121, label %111
111:
 %112 = phi i64 [ %114, %111 ], [ %100, %109 ]
 %113 = phi i64 [ %115, %111 ], [ %93, %109 ]
 %114 = add nsw i64 %112, -1
 %115 = add i64 %113, 1
 %116 = icmp slt i64 %113, 0
 %117 = select i1 %116, i64 %87, i64 0
 %118 = getelementptr double, ptr %90, i64 %113
 %119 = getelementptr double, ptr %118, i64 %117
 store double 0.000000e+00, ptr %119, align 8
 %120 = icmp samesign ugt i64 %112, 1
 br i1 %120, label %111, label %121
121:
 %122 = load double, ptr %40, align 1
 %123 = call fastcc i32 @f18(ptr %21, ptr %22, i64 %2, i64 %3, i64 %4, i64 %5, double %122)
 %124 = icmp eq i32 %123, 0
 br i1 %124, label %435, label %433
125:
 %126 = fcmp nsz contract olt double %54, 1.000000e+00
 br i1 %126, label %127, label %145
127:
 %128 = fsub nsz contract double 1.000000e+00, %54
 %129 = fmul nsz contract double %6, %128
 %130 = fcmp nsz contract ogt double %129, %81
 br i1 %130, label %131, label %145
131:
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %24, i8 0, i64 16, i1 false)
 %132 = call fastcc i32 @f13(ptr %24, ptr %26, i64 %2, i64 %3, i64 %4, i64 %5, double %82)
 %133 = icmp eq i32 %132, 0
 %134 = load double, ptr %24, align 8
 %135 = load double, ptr %25, align 8
 br i1 %133, label %438, label %436
136:
 call fastcc void @f11(ptr %27, i64 %2, ptr %40, double %134, double %135)
 store ptr null, ptr %0, align 8
 br label %427
137:
 %138 = load double, ptr %40, align 1
 %139 = fadd nsz contract double %134, %138
 %140 = load double, ptr %403, align 1
 %141 = fsub nsz contract double %140, %139
 %142 = fcmp nsz contract ole double %141, %81
 %143 = select i1 %142, i1 %16, i1 false
 %144 = select i1 %142, double %140, double %139
 br label %202
145:
 store ptr null, ptr %13, align 8
 %146 = add i64 %3, 72
 %147 = inttoptr i64 %146 to ptr
 %148 = load i64, ptr %147, align 8
 %149 = add i64 %3, 64
 %150 = inttoptr i64 %149 to ptr
 %151 = load i64, ptr %150, align 8
 %152 = inttoptr i64 %151 to ptr
 %153 = add i64 %3, 80
 %154 = inttoptr i64 %153 to ptr
 %155 = load i64, ptr %154, align 8
 %156 = inttoptr i64 %155 to ptr
 %157 = add i64 %3, 8
 %158 = inttoptr i64 %157 to ptr
 %159 = load i64, ptr %158, align 8
 %160 = inttoptr i64 %3 to ptr
 %161 = load i64, ptr %160, align 8
 %162 = inttoptr i64 %161 to ptr
 %163 = icmp slt i64 %148, 1
 br i1 %163, label %171, label %164
164:
 %165 = phi i64 [ %166, %164 ], [ 0, %145 ]
 %166 = add nuw nsw i64 %165, 1
 %167 = getelementptr double, ptr %156, i64 %165
 %168 = load double, ptr %167, align 8
 %169 = getelementptr double, ptr %162, i64 %165
 store double %168, ptr %169, align 8
 %170 = icmp eq i64 %148, %166
 br i1 %170, label %171, label %164
171:
 %172 = add i64 %2, 136
 %173 = inttoptr i64 %172 to ptr
 %174 = load i64, ptr %173, align 8
 %175 = icmp slt i64 %174, 1
 br i1 %175, label %176, label %181
176:
 store i8 0, ptr %12, align 1
 %177 = call fastcc i32 @f18(ptr %12, ptr %13, i64 %2, i64 %3, i64 %4, i64 %5, double %404)
 %178 = icmp eq i32 %177, 0
 %179 = load i8, ptr %12, align 1
 %180 = icmp eq i8 %179, 0
 br i1 %178, label %191, label %440
181:
 %182 = phi i64 [ %184, %181 ], [ %174, %171 ]
 %183 = phi i64 [ %185, %181 ], [ %148, %171 ]
 %184 = add nsw i64 %182, -1
 %185 = add i64 %183, 1
 %186 = icmp slt i64 %183, 0
 %187 = select i1 %186, i64 %159, i64 0
 %188 = getelementptr double, ptr %162, i64 %183
 %189 = getelementptr double, ptr %188, i64 %187
 store double 0.000000e+00, ptr %189, align 8
 %190 = icmp samesign ugt i64 %182, 1
 br i1 %190, label %181, label %176
191:
 br i1 %163, label %442, label %192
192:
 %193 = phi i64 [ %194, %192 ], [ 0, %191 ]
 %194 = add nuw nsw i64 %193, 1
 %195 = getelementptr double, ptr %152, i64 %193
 %196 = load double, ptr %195, align 8
 %197 = getelementptr double, ptr %162, i64 %193
 store double %196, ptr %197, align 8
 %198 = icmp eq i64 %148, %194
 br i1 %198, label %442, label %192
199:
 %200 = getelementptr inbounds nuw i8, ptr %40, i64 80
 store i64 1, ptr %200, align 1
 %201 = getelementptr inbounds nuw i8, ptr %40, i64 88
 store i64 0, ptr %201, align 1
 call fastcc void @f11(ptr %28, i64 %2, ptr %40, double %6, double -2.500000e-01)
 store ptr null, ptr %0, align 8
 br label %427
202:
 %203 = phi double [ %134, %137 ], [ %6, %442 ], [ %6, %61 ]
 %204 = phi double [ %144, %137 ], [ %404, %442 ], [ %404, %61 ]
 %205 = phi i1 [ %143, %137 ], [ %16, %442 ], [ %16, %61 ]
 %206 = fcmp nsz contract oeq double %54, 2.000000e+00
 %207 = select i1 %206, i1 %205, i1 false
 br i1 %207, label %208, label %286
208:
 %209 = add i64 %2, 232
 %210 = inttoptr i64 %209 to ptr
 %211 = load i64, ptr %210, align 8
 %212 = add i64 %2, 240
 %213 = inttoptr i64 %212 to ptr
 %214 = load i64, ptr %213, align 8
 %215 = add i64 %2, 224
 %216 = inttoptr i64 %215 to ptr
 %217 = load i64, ptr %216, align 8
 %218 = inttoptr i64 %217 to ptr
 %219 = add nsw i64 %211, -1
 %220 = tail call i64 @llvm.smin.i64(i64 %211, i64 0)
 %221 = add i64 %219, %220
 %222 = mul i64 %221, %214
 %223 = getelementptr double, ptr %218, i64 %222
 %224 = getelementptr i8, ptr %223, i64 8
 %225 = load double, ptr %224, align 8
 %226 = fcmp nsz contract ult double %204, %225
 br i1 %226, label %286, label %227
227:
 store ptr null, ptr %11, align 8
 %228 = add i64 %3, 72
 %229 = inttoptr i64 %228 to ptr
 %230 = load i64, ptr %229, align 8
 %231 = add i64 %3, 64
 %232 = inttoptr i64 %231 to ptr
 %233 = load i64, ptr %232, align 8
 %234 = inttoptr i64 %233 to ptr
 %235 = add i64 %3, 80
 %236 = inttoptr i64 %235 to ptr
 %237 = load i64, ptr %236, align 8
 %238 = inttoptr i64 %237 to ptr
 %239 = add i64 %3, 8
 %240 = inttoptr i64 %239 to ptr
 %241 = load i64, ptr %240, align 8
 %242 = inttoptr i64 %3 to ptr
 %243 = load i64, ptr %242, align 8
 %244 = inttoptr i64 %243 to ptr
 %245 = icmp slt i64 %230, 1
 br i1 %245, label %253, label %246
246:
 %247 = phi i64 [ %248, %246 ], [ 0, %227 ]
 %248 = add nuw nsw i64 %247, 1
 %249 = getelementptr double, ptr %238, i64 %247
 %250 = load double, ptr %249, align 8
 %251 = getelementptr double, ptr %244, i64 %247
 store double %250, ptr %251, align 8
 %252 = icmp eq i64 %230, %248
 br i1 %252, label %253, label %246
253:
 %254 = add i64 %2, 136
 %255 = inttoptr i64 %254 to ptr
 %256 = load i64, ptr %255, align 8
 %257 = icmp slt i64 %256, 1
 br i1 %257, label %258, label %263
258:
 store i8 0, ptr %10, align 1
 %259 = call fastcc i32 @f18(ptr %10, ptr %11, i64 %2, i64 %3, i64 %4, i64 %5, double %204)
 %260 = icmp eq i32 %259, 0
 %261 = load i8, ptr %10, align 1
 %262 = icmp eq i8 %261, 0
 br i1 %260, label %273, label %443
263:
 %264 = phi i64 [ %266, %263 ], [ %256, %253 ]
 %265 = phi i64 [ %267, %263 ], [ %230, %253 ]
 %266 = add nsw i64 %264, -1
 %267 = add i64 %265, 1
 %268 = icmp slt i64 %265, 0
 %269 = select i1 %268, i64 %241, i64 0
 %270 = getelementptr double, ptr %244, i64 %265
 %271 = getelementptr double, ptr %270, i64 %269
 store double 0.000000e+00, ptr %271, align 8
 %272 = icmp samesign ugt i64 %264, 1
 br i1 %272, label %263, label %258
273:
 br i1 %245, label %445, label %274
274:
 %275 = phi i64 [ %276, %274 ], [ 0, %273 ]
 %276 = add nuw nsw i64 %275, 1
 %277 = getelementptr double, ptr %234, i64 %275
 %278 = load double, ptr %277, align 8
 %279 = getelementptr double, ptr %244, i64 %275
 store double %278, ptr %279, align 8
 %280 = icmp eq i64 %230, %276
 br i1 %280, label %445, label %274
281:
 %282 = getelementptr inbounds nuw i8, ptr %40, i64 80
 store i64 1, ptr %282, align 1
 %283 = getelementptr inbounds nuw i8, ptr %40, i64 88
 store i64 0, ptr %283, align 1
 call fastcc void @f11(ptr %29, i64 %2, ptr %40, double %6, double -2.500000e-01)
 store ptr null, ptr %0, align 8
 br label %427
284:
 store double 0.000000e+00, ptr %30, align 8
 call fastcc void @f14(ptr %30, i64 %4, i64 %5)
 %285 = load double, ptr %30, align 8
 br label %286
286:
 %287 = phi double [ %285, %284 ], [ 2.000000e+00, %208 ], [ %54, %202 ]
 %288 = getelementptr inbounds nuw i8, ptr %40, i64 104
 %289 = load i64, ptr %288, align 1
 %290 = add i64 %2, 288
 %291 = inttoptr i64 %290 to ptr
 %292 = load i64, ptr %291, align 8
 %293 = icmp slt i64 %289, %292
 br i1 %293, label %294, label %355
294:
 %295 = add i64 %2, 280
 %296 = inttoptr i64 %295 to ptr
 %297 = load i64, ptr %296, align 8
 %298 = inttoptr i64 %297 to ptr
 %299 = icmp slt i64 %289, 0
 %300 = select i1 %299, i64 %292, i64 0
 %301 = getelementptr double, ptr %298, i64 %289
 %302 = getelementptr double, ptr %301, i64 %300
 %303 = load double, ptr %302, align 8
 %304 = tail call nsz contract double @llvm.fabs.f64(double %204)
 %305 = fcmp nsz contract olt double %304, 0x16687E92154EF7AC
 br i1 %305, label %306, label %314
306:
 %307 = fmul nsz contract double %304, 0x4670000000000000
 %308 = fmul nsz contract double %307, 0x3CA0000000000001
 %309 = fadd nsz contract double %307, %308
 %310 = fsub nsz contract double %309, %307
 %311 = fmul nsz contract double %310, 0x3970000000000000
 %312 = fcmp nsz contract olt double %311, 4.940660e-324
 %313 = select i1 %312, double 4.940660e-324, double %311
 br label %318
314:
 %315 = fmul nsz contract double %304, 0x3CA0000000000001
 %316 = fadd nsz contract double %304, %315
 %317 = fsub nsz contract double %316, %304
 br label %318
318:
 %319 = phi double [ %317, %314 ], [ %313, %306 ]
 %320 = fmul nsz contract double %319, 2.000000e+00
 %321 = fadd nsz contract double %204, %320
 %322 = fcmp nsz contract ugt double %303, %321
 br i1 %322, label %355, label %323
323:
 %324 = add i64 %3, 32
 %325 = inttoptr i64 %324 to ptr
 %326 = load i64, ptr %325, align 8
 %327 = load i64, ptr %47, align 1
 call fastcc void @f29(ptr %9, i64 %2, i64 %3, double %203, i64 %326, i64 %327)
 store i64 1, ptr %47, align 1
 store i64 0, ptr %31, align 8
 call fastcc void @f19(ptr %31, i64 %2, i64 %3, double %203, double %204)
 %328 = load i64, ptr %31, align 8
 %329 = icmp slt i64 %328, 1
 br i1 %329, label %355, label %330
330:
 %331 = getelementptr inbounds nuw i8, ptr %40, i64 112
 %332 = add i64 %5, 960
 %333 = inttoptr i64 %332 to ptr
 %334 = load i64, ptr %333, align 8
 %335 = add i64 %5, 968
 %336 = inttoptr i64 %335 to ptr
 %337 = load i64, ptr %336, align 8
 %338 = add i64 %5, 952
 %339 = inttoptr i64 %338 to ptr
 %340 = load i64, ptr %339, align 8
 %341 = inttoptr i64 %340 to ptr
 %342 = add i64 %3, 8
 %343 = inttoptr i64 %342 to ptr
 %344 = load i64, ptr %343, align 8
 %345 = inttoptr i64 %3 to ptr
 %346 = load i64, ptr %345, align 8
 %347 = inttoptr i64 %346 to ptr
 %348 = sub nsw i64 %344, %337
 %349 = icmp slt i64 %348, 0
 %350 = select i1 %349, i64 %344, i64 0
 %351 = add i64 %350, %348
 %352 = icmp slt i64 %351, 0
 %353 = icmp slt i64 %351, %344
 %354 = icmp slt i64 %337, 1
 br label %446
355:
 %356 = phi i64 [ 0, %286 ], [ 0, %318 ], [ %328, %323 ], [ %328, %472 ]
 store i8 0, ptr %32, align 1
 %357 = zext i1 %205 to i8
 call fastcc void @f15(ptr %32, i64 %2, i64 %3, double %204, i8 %357, i64 %356)
 %358 = load i8, ptr %32, align 1
 %359 = icmp eq i8 %358, 0
 br i1 %359, label %360, label %362
360:
 %361 = getelementptr inbounds nuw i8, ptr %44, i64 184
 store i64 0, ptr %361, align 1
 call fastcc void @f11(ptr %33, i64 %2, ptr %40, double %203, double -2.000000e-01)
 store ptr null, ptr %0, align 8
 br label %427
362:
 %363 = fcmp nsz contract une double %287, 2.000000e+00
 br i1 %363, label %364, label %365
364:
 call fastcc void @f16(ptr %34, i64 %4, i64 %5, double %424)
 br label %379
365:
 %366 = add i64 %5, 616
 %367 = inttoptr i64 %366 to ptr
 %368 = load i64, ptr %367, align 8
 %369 = add i64 %5, 608
 %370 = inttoptr i64 %369 to ptr
 %371 = load i64, ptr %370, align 8
 %372 = inttoptr i64 %371 to ptr
 %373 = icmp slt i64 %368, 1
 br i1 %373, label %374, label %474
374:
 %375 = call fastcc i32 @f17(ptr %35, i64 %4, i64 %5, i64 %3)
 %376 = icmp eq i32 %375, 0
 br i1 %376, label %480, label %479
377:
 %378 = getelementptr inbounds nuw i8, ptr %44, i64 32
 store i64 3, ptr %378, align 1
 br label %379
379:
 call fastcc void @f11(ptr %36, i64 %2, ptr %40, double %6, double %402)
 %380 = getelementptr inbounds nuw i8, ptr %40, i64 72
 %381 = load i64, ptr %380, align 1
 %382 = icmp eq i64 %381, 1
 br i1 %382, label %383, label %388
383:
 %384 = getelementptr inbounds nuw i8, ptr %44, i64 32
 %385 = load i64, ptr %384, align 1
 %386 = icmp eq i64 %385, 2
 br i1 %386, label %387, label %388
387:
 store i64 0, ptr %380, align 1
 br label %388
388:
 %389 = getelementptr inbounds nuw i8, ptr %44, i64 200
 %390 = load i64, ptr %389, align 1
 %391 = add i64 %5, 984
 %392 = inttoptr i64 %391 to ptr
 %393 = load i64, ptr %392, align 8
 %394 = add i64 %5, 976
 %395 = inttoptr i64 %394 to ptr
 %396 = load i64, ptr %395, align 8
 %397 = inttoptr i64 %396 to ptr
 %398 = icmp eq i64 %393, 0
 br i1 %398, label %487, label %483
399:
 %400 = load ptr, ptr %15, align 8
 store ptr %400, ptr %1, align 8
 br label %427
401:
 %402 = load double, ptr %14, align 8
 %403 = getelementptr inbounds nuw i8, ptr %40, i64 24
 %404 = load double, ptr %403, align 1
 %405 = load double, ptr %40, align 1
 %406 = tail call nsz contract double @llvm.fabs.f64(double %405)
 %407 = fadd nsz contract double %6, %406
 %408 = fcmp nsz contract olt double %407, 0x16687E92154EF7AC
 br i1 %408, label %409, label %417
409:
 %410 = fmul nsz contract double %407, 0x4670000000000000
 %411 = fmul nsz contract double %410, 0x3CA0000000000001
 %412 = fadd nsz contract double %410, %411
 %413 = fsub nsz contract double %412, %410
 %414 = fmul nsz contract double %413, 0x3970000000000000
 %415 = fcmp nsz contract olt double %414, 4.940660e-324
 %416 = select i1 %415, double 4.940660e-324, double %414
 br label %421
417:
 %418 = fmul nsz contract double %407, 0x3CA0000000000001
 %419 = fadd nsz contract double %407, %418
 %420 = fsub nsz contract double %419, %407
 br label %421
421:
 %422 = phi double [ %420, %417 ], [ %416, %409 ]
 %423 = fmul nsz contract double %6, 0x3D06849B86A12B9B
 %424 = fadd nsz contract double %423, %422
 %425 = getelementptr inbounds nuw i8, ptr %44, i64 128
 store i64 0, ptr %425, align 1
 %426 = fcmp nsz contract olt double %402, 0.000000e+00
 br i1 %426, label %50, label %51
427:
 %428 = phi i32 [ 0, %487 ], [ 1, %399 ], [ 0, %50 ], [ 1, %436 ], [ 1, %479 ], [ 1, %429 ], [ 0, %55 ], [ 1, %440 ], [ 1, %443 ], [ 0, %199 ], [ 0, %281 ], [ 0, %435 ], [ 1, %433 ], [ 0, %360 ], [ 0, %136 ]
 ret i32 %428
429:
 %430 = load ptr, ptr %19, align 8
 store ptr %430, ptr %1, align 8
 br label %427
431:
 %432 = fcmp nsz contract oeq double %54, -1.000000e+00
 br i1 %432, label %55, label %61
433:
 %434 = load ptr, ptr %22, align 8
 store ptr %434, ptr %1, align 8
 br label %427
435:
 call fastcc void @f16(ptr %23, i64 %4, i64 %5, double %424)
 store ptr null, ptr %0, align 8
 br label %427
436:
 %437 = load ptr, ptr %26, align 8
 store ptr %437, ptr %1, align 8
 br label %427
438:
 %439 = fcmp nsz contract olt double %135, 0.000000e+00
 br i1 %439, label %136, label %137
440:
 %441 = load ptr, ptr %13, align 8
 store ptr %441, ptr %1, align 8
 br label %427
442:
 br i1 %180, label %199, label %202
443:
 %444 = load ptr, ptr %11, align 8
 store ptr %444, ptr %1, align 8
 br label %427
445:
 br i1 %262, label %281, label %284
446:
 %447 = phi i64 [ 0, %330 ], [ %448, %472 ]
 %448 = add nuw nsw i64 %447, 1
 %449 = load i64, ptr %288, align 1
 %450 = load i64, ptr %331, align 1
 %451 = sub nsw i64 %449, %450
 %452 = add nsw i64 %451, %447
 br i1 %352, label %453, label %454
453:
 br label %454
454:
 %455 = phi i64 [ 0, %453 ], [ %351, %446 ]
 br i1 %353, label %457, label %456
456:
 br label %457
457:
 %458 = phi i64 [ %344, %456 ], [ %455, %454 ]
 %459 = getelementptr double, ptr %347, i64 %458
 %460 = icmp slt i64 %452, 0
 %461 = select i1 %460, i64 %334, i64 0
 %462 = add i64 %461, %452
 %463 = mul i64 %462, %337
 %464 = getelementptr double, ptr %341, i64 %463
 br i1 %354, label %472, label %465
465:
 %466 = phi i64 [ %467, %465 ], [ 0, %457 ]
 %467 = add nuw nsw i64 %466, 1
 %468 = getelementptr double, ptr %459, i64 %466
 %469 = load double, ptr %468, align 8
 %470 = getelementptr double, ptr %464, i64 %466
 store double %469, ptr %470, align 8
 %471 = icmp eq i64 %337, %467
 br i1 %471, label %472, label %465
472:
 %473 = icmp eq i64 %448, %328
 br i1 %473, label %355, label %446
474:
 %475 = phi i64 [ %476, %474 ], [ 0, %365 ]
 %476 = add nuw nsw i64 %475, 1
 %477 = getelementptr i64, ptr %372, i64 %475
 store i64 0, ptr %477, align 8
 %478 = icmp eq i64 %368, %476
 br i1 %478, label %374, label %474
479:
 store ptr null, ptr %1, align 8
 br label %427
480:
 %481 = load i64, ptr %45, align 1
 %482 = icmp eq i64 %481, %46
 br i1 %482, label %379, label %377
483:
 %484 = icmp ne i64 %390, -9223372036854775808
 %485 = icmp ne i64 %393, -1
 %486 = or i1 %484, %485
 br i1 %486, label %517, label %487
487:
 %488 = phi i64 [ 0, %388 ], [ %524, %517 ], [ 0, %483 ]
 %489 = getelementptr inbounds nuw i8, ptr %40, i64 8
 %490 = load double, ptr %489, align 1
 %491 = getelementptr inbounds nuw i8, ptr %44, i64 24
 %492 = load double, ptr %491, align 1
 %493 = icmp slt i64 %488, 0
 %494 = select i1 %493, i64 %393, i64 0
 %495 = getelementptr double, ptr %397, i64 %488
 %496 = getelementptr double, ptr %495, i64 %494
 store double %490, ptr %496, align 8
 %497 = add i64 %5, 1000
 %498 = inttoptr i64 %497 to ptr
 %499 = load i64, ptr %498, align 8
 %500 = add i64 %5, 992
 %501 = inttoptr i64 %500 to ptr
 %502 = load i64, ptr %501, align 8
 %503 = inttoptr i64 %502 to ptr
 %504 = select i1 %493, i64 %499, i64 0
 %505 = getelementptr i64, ptr %503, i64 %488
 %506 = getelementptr i64, ptr %505, i64 %504
 store i64 %390, ptr %506, align 8
 %507 = add i64 %5, 1016
 %508 = inttoptr i64 %507 to ptr
 %509 = load i64, ptr %508, align 8
 %510 = add i64 %5, 1008
 %511 = inttoptr i64 %510 to ptr
 %512 = load i64, ptr %511, align 8
 %513 = inttoptr i64 %512 to ptr
 %514 = select i1 %493, i64 %509, i64 0
 %515 = getelementptr double, ptr %513, i64 %488
 %516 = getelementptr double, ptr %515, i64 %514
 store double %492, ptr %516, align 8
 store ptr null, ptr %0, align 8
 br label %427
517:
 %518 = srem i64 %390, %393
 %519 = xor i64 %518, %393
 %520 = icmp slt i64 %519, 0
 %521 = icmp ne i64 %518, 0
 %522 = and i1 %521, %520
 %523 = select i1 %522, i64 %393, i64 0
 %524 = add i64 %523, %518
 br label %487
}
define internal fastcc void @f11(ptr noalias writeonly captures(none) initializes((0, 8)) %0, i64 %1, ptr captures(none) %2, double %3, double %4) unnamed_addr {
5:
 %6 = alloca ptr, align 8
 %7 = fcmp nsz contract olt double %4, 0.000000e+00
 br i1 %7, label %8, label %25
8:
 %9 = getelementptr inbounds nuw i8, ptr %2, i64 136
 %10 = load i64, ptr %9, align 1
 %11 = add nsw i64 %10, 1
 store i64 %11, ptr %9, align 1
 %12 = fneg nsz contract double %4
 %13 = fmul nsz contract double %3, %12
 %14 = getelementptr inbounds nuw i8, ptr %2, i64 8
 store double %13, ptr %14, align 1
 %15 = add i64 %1, 200
 %16 = inttoptr i64 %15 to ptr
 %17 = load double, ptr %16, align 8
 %18 = fcmp nsz contract ogt double %17, 0.000000e+00
 br i1 %18, label %19, label %23
19:
 %20 = getelementptr inbounds nuw i8, ptr %2, i64 80
 %21 = load i64, ptr %20, align 1
 call fastcc void @f52(ptr %6, ptr %2, i64 %21)
 br label %23
22:
 store ptr null, ptr %0, align 8
 ret void
23:
 %24 = getelementptr inbounds nuw i8, ptr %2, i64 40
 store double 2.000000e+00, ptr %24, align 1
 br label %22
25:
 %26 = getelementptr inbounds nuw i8, ptr %2, i64 128
 %27 = load i64, ptr %26, align 1
 %28 = add nsw i64 %27, 1
 store i64 %28, ptr %26, align 1
 %29 = load double, ptr %2, align 1
 %30 = add i64 %1, 232
 %31 = inttoptr i64 %30 to ptr
 %32 = load i64, ptr %31, align 8
 %33 = add i64 %1, 240
 %34 = inttoptr i64 %33 to ptr
 %35 = load i64, ptr %34, align 8
 %36 = add i64 %1, 224
 %37 = inttoptr i64 %36 to ptr
 %38 = load i64, ptr %37, align 8
 %39 = inttoptr i64 %38 to ptr
 %40 = add nsw i64 %32, -1
 %41 = tail call i64 @llvm.smin.i64(i64 %32, i64 0)
 %42 = add i64 %40, %41
 %43 = mul i64 %42, %35
 %44 = getelementptr double, ptr %39, i64 %43
 %45 = getelementptr i8, ptr %44, i64 8
 %46 = load double, ptr %45, align 8
 %47 = fcmp nsz contract ult double %29, %46
 br i1 %47, label %48, label %52
48:
 %49 = getelementptr inbounds nuw i8, ptr %2, i64 32
 %50 = load double, ptr %49, align 1
 %51 = fcmp nsz contract ult double %29, %50
 br i1 %51, label %55, label %52
52:
 %53 = phi i64 [ 1, %25 ], [ 6, %48 ]
 %54 = getelementptr inbounds nuw i8, ptr %2, i64 72
 store i64 %53, ptr %54, align 1
 br label %55
55:
 %56 = add i64 %1, 200
 %57 = inttoptr i64 %56 to ptr
 %58 = load double, ptr %57, align 8
 %59 = fcmp nsz contract ogt double %58, 0.000000e+00
 br i1 %59, label %60, label %72
60:
 %61 = getelementptr inbounds nuw i8, ptr %2, i64 8
 store double %58, ptr %61, align 1
 %62 = load double, ptr %39, align 8
 %63 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %64 = load i64, ptr %63, align 1
 %65 = add nsw i64 %64, 1
 %66 = sitofp i64 %65 to double
 %67 = fadd nsz contract double %66, 0xBEB0C6F7A0B5ED8D
 %68 = fmul nsz contract double %58, %67
 %69 = fadd nsz contract double %62, %68
 %70 = fcmp nsz contract ult double %29, %69
 br i1 %70, label %22, label %71
71:
 store i64 %65, ptr %63, align 1
 br label %22
72:
 %73 = getelementptr inbounds nuw i8, ptr %2, i64 40
 %74 = load double, ptr %73, align 1
 %75 = fcmp nsz contract ogt double %74, 1.000000e+00
 %76 = select i1 %75, double 1.000000e+00, double 6.000000e+00
 %77 = fcmp nsz contract olt double %74, 1.000000e-04
 %78 = select i1 %77, double 1.000000e-04, double %74
 %79 = fcmp nsz contract ogt double %78, 1.000000e+00
 %80 = select i1 %79, double 1.000000e+00, double %78
 %81 = fcmp nsz contract olt double %4, 0x3C9CD2B297D889BC
 %82 = select i1 %81, double 0x3C9CD2B297D889BC, double %4
 %83 = add i64 %1, 120
 %84 = inttoptr i64 %83 to ptr
 %85 = load double, ptr %84, align 8
 %86 = fsub nsz contract double 8.000000e-03, %85
 %87 = tail call nsz contract double @llvm.pow.f64(double %82, double %86)
 %88 = fmul nsz contract double %87, 9.000000e-01
 %89 = tail call nsz contract double @llvm.pow.f64(double %80, double 4.000000e-02)
 %90 = fmul nsz contract double %88, %89
 %91 = fcmp nsz contract olt double %90, 0x3FD5555555555555
 %92 = select i1 %91, double 0x3FD5555555555555, double %90
 %93 = fcmp nsz contract olt double %76, %92
 %94 = select i1 %93, double %76, double %92
 %95 = fmul nsz contract double %3, %94
 %96 = getelementptr inbounds nuw i8, ptr %2, i64 8
 %97 = load double, ptr %96, align 1
 %98 = fcmp nsz contract olt double %3, %97
 %99 = fcmp nsz contract oge double %90, 1.000000e+00
 %100 = select i1 %98, i1 %99, i1 false
 %101 = fcmp nsz contract ogt double %97, %95
 %102 = select i1 %100, i1 %101, i1 false
 %103 = select i1 %102, double %97, double %95
 %104 = add i64 %1, 208
 %105 = inttoptr i64 %104 to ptr
 %106 = load double, ptr %105, align 8
 %107 = fcmp nsz contract olt double %106, %103
 %108 = select i1 %107, double %106, double %103
 store double %108, ptr %96, align 1
 %109 = fcmp nsz contract olt double %4, 1.000000e-04
 %110 = select i1 %109, double 1.000000e-04, double %4
 store double %110, ptr %73, align 1
 br label %22
}
define internal fastcc range(i32 0, 2) i32 @f12(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, double %6, double %7) unnamed_addr {
8:
 %9 = alloca ptr, align 8
 %10 = alloca double, align 8
 %11 = alloca ptr, align 8
 store ptr null, ptr %11, align 8
 %12 = alloca double, align 8
 %13 = alloca i8, align 1
 %14 = alloca ptr, align 8
 store ptr null, ptr %14, align 8
 %15 = alloca i8, align 1
 %16 = alloca ptr, align 8
 store ptr null, ptr %16, align 8
 %17 = alloca double, align 8
 %18 = alloca ptr, align 8
 store ptr null, ptr %18, align 8
 %19 = alloca [2 x double], align 8
 %20 = getelementptr inbounds nuw i8, ptr %19, i64 8
 %21 = alloca ptr, align 8
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %19, i8 0, i64 16, i1 false)
 store ptr null, ptr %21, align 8
 %22 = alloca double, align 8
 store double 0.000000e+00, ptr %22, align 8
 %23 = alloca ptr, align 8
 store ptr null, ptr %23, align 8
 %24 = add i64 %5, 1056
 %25 = inttoptr i64 %24 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = inttoptr i64 %26 to ptr
 %28 = add i64 %5, 472
 %29 = inttoptr i64 %28 to ptr
 %30 = load i64, ptr %29, align 8
 %31 = add i64 %5, 464
 %32 = inttoptr i64 %31 to ptr
 %33 = load i64, ptr %32, align 8
 %34 = inttoptr i64 %33 to ptr
 %35 = getelementptr inbounds nuw i8, ptr %27, i64 64
 store i64 -1, ptr %35, align 1
 %36 = getelementptr inbounds nuw i8, ptr %27, i64 56
 %37 = load i64, ptr %36, align 1
 %38 = icmp eq i64 %37, 0
 br i1 %38, label %39, label %56
39:
 store double 0.000000e+00, ptr %10, align 8
 %40 = call fastcc i32 @f33(ptr %10, ptr %11, i64 %2, i64 %3, i64 %4, i64 %5, double %6, double %7)
 %41 = icmp eq i32 %40, 0
 %42 = load double, ptr %10, align 8
 br i1 %41, label %135, label %133
43:
 %44 = phi i32 [ 0, %45 ], [ 0, %139 ], [ 0, %60 ], [ 0, %123 ], [ 0, %129 ], [ 0, %191 ], [ 1, %175 ], [ 1, %133 ], [ 1, %189 ], [ 1, %137 ], [ 1, %179 ], [ 1, %143 ]
 ret i32 %44
45:
 store double %42, ptr %0, align 8
 br label %43
46:
 store double 0.000000e+00, ptr %12, align 8
 call fastcc void @f34(ptr %12, i64 %4, i64 %5, double %6)
 %47 = load double, ptr %12, align 8
 %48 = getelementptr inbounds nuw i8, ptr %27, i64 208
 %49 = load i64, ptr %48, align 1
 %50 = icmp ne i64 %49, 0
 %51 = fcmp nsz contract olt double %47, 1.000000e+00
 %52 = select i1 %50, i1 %51, i1 false
 br i1 %52, label %53, label %56
53:
 store i64 2, ptr %48, align 1
 store i8 0, ptr %13, align 1
 %54 = call fastcc i32 @f35(ptr %13, ptr %14, i64 %2, i64 %3, i64 %4, i64 %5)
 %55 = icmp eq i32 %54, 0
 br i1 %55, label %139, label %137
56:
 %57 = phi double [ 2.000000e+00, %8 ], [ %47, %46 ]
 store i8 0, ptr %15, align 1
 %58 = call fastcc i32 @f35(ptr %15, ptr %16, i64 %2, i64 %3, i64 %4, i64 %5)
 %59 = icmp eq i32 %58, 0
 br i1 %59, label %145, label %143
60:
 store double -1.000000e+00, ptr %0, align 8
 br label %43
61:
 %62 = icmp slt i64 %30, 1
 br i1 %62, label %114, label %63
63:
 %64 = add i64 %5, 480
 %65 = inttoptr i64 %64 to ptr
 %66 = load i64, ptr %65, align 8
 %67 = inttoptr i64 %66 to ptr
 %68 = add i64 %5, 8
 %69 = inttoptr i64 %68 to ptr
 %70 = load i64, ptr %69, align 8
 %71 = add i64 %5, 448
 %72 = inttoptr i64 %71 to ptr
 %73 = add i64 %5, 552
 %74 = inttoptr i64 %73 to ptr
 %75 = load i64, ptr %74, align 8
 %76 = inttoptr i64 %75 to ptr
 %77 = add i64 %5, 496
 %78 = inttoptr i64 %77 to ptr
 %79 = load i64, ptr %78, align 8
 %80 = inttoptr i64 %79 to ptr
 %81 = inttoptr i64 %5 to ptr
 %82 = add i64 %4, 80
 %83 = inttoptr i64 %82 to ptr
 %84 = add i64 %5, 272
 %85 = inttoptr i64 %84 to ptr
 %86 = add i64 %5, 528
 %87 = inttoptr i64 %86 to ptr
 %88 = load i64, ptr %87, align 8
 %89 = inttoptr i64 %88 to ptr
 br label %148
90:
 %91 = load i64, ptr %81, align 8
 %92 = inttoptr i64 %91 to ptr
 %93 = getelementptr i64, ptr %92, i64 %149
 %94 = load i64, ptr %93, align 8
 %95 = icmp eq i64 %94, 0
 br i1 %95, label %96, label %110
96:
 %97 = load i64, ptr %83, align 8
 %98 = inttoptr i64 %97 to ptr
 %99 = getelementptr i64, ptr %98, i64 %149
 %100 = load i64, ptr %99, align 8
 %101 = icmp eq i64 %100, 2
 br i1 %101, label %102, label %110
102:
 %103 = load i64, ptr %85, align 8
 %104 = inttoptr i64 %103 to ptr
 %105 = getelementptr double, ptr %104, i64 %149
 %106 = load double, ptr %105, align 8
 %107 = fcmp nsz contract ogt double %106, 0.000000e+00
 br i1 %107, label %108, label %110
108:
 %109 = fmul nsz contract double %6, %106
 br label %110
110:
 %111 = phi double [ %174, %168 ], [ %109, %108 ], [ -1.000000e+00, %90 ], [ -1.000000e+00, %96 ], [ -1.000000e+00, %102 ], [ %167, %156 ]
 %112 = getelementptr double, ptr %89, i64 %149
 store double %111, ptr %112, align 8
 %113 = icmp eq i64 %150, %30
 br i1 %113, label %114, label %148
114:
 %115 = add i64 %2, 136
 %116 = inttoptr i64 %115 to ptr
 %117 = load i64, ptr %116, align 8
 %118 = getelementptr inbounds nuw i8, ptr %27, i64 192
 %119 = load i64, ptr %118, align 1
 call fastcc void @f29(ptr %9, i64 %2, i64 %3, double %6, i64 %117, i64 %119)
 store i64 1, ptr %118, align 1
 store double 0.000000e+00, ptr %17, align 8
 %120 = call fastcc i32 @f38(ptr %17, ptr %18, i64 %2, i64 %3, i64 %4, i64 %5, double %6)
 %121 = icmp eq i32 %120, 0
 %122 = load double, ptr %17, align 8
 br i1 %121, label %177, label %175
123:
 store double %122, ptr %0, align 8
 br label %43
124:
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %19, i8 0, i64 16, i1 false)
 %125 = call fastcc i32 @f36(ptr %19, ptr %21, i64 %2, i64 %3, i64 %4, i64 %5, double %6)
 %126 = icmp eq i32 %125, 0
 %127 = load double, ptr %19, align 8
 %128 = load double, ptr %20, align 8
 br i1 %126, label %181, label %179
129:
 store double %128, ptr %0, align 8
 br label %43
130:
 store double 0.000000e+00, ptr %22, align 8
 %131 = call fastcc i32 @f37(ptr %22, ptr %23, i64 %2, i64 %3, i64 %4, i64 %5, double %6, double %127, double %128)
 %132 = icmp eq i32 %131, 0
 br i1 %132, label %191, label %189
133:
 %134 = load ptr, ptr %11, align 8
 store ptr %134, ptr %1, align 8
 br label %43
135:
 %136 = fcmp nsz contract une double %42, 0.000000e+00
 br i1 %136, label %45, label %46
137:
 %138 = load ptr, ptr %14, align 8
 store ptr %138, ptr %1, align 8
 br label %43
139:
 %140 = load i8, ptr %13, align 1
 %141 = icmp eq i8 %140, 0
 %142 = select i1 %141, double -1.000000e+00, double %47
 store double %142, ptr %0, align 8
 br label %43
143:
 %144 = load ptr, ptr %16, align 8
 store ptr %144, ptr %1, align 8
 br label %43
145:
 %146 = load i8, ptr %15, align 1
 %147 = icmp eq i8 %146, 0
 br i1 %147, label %60, label %61
148:
 %149 = phi i64 [ 0, %63 ], [ %150, %110 ]
 %150 = add nuw nsw i64 %149, 1
 %151 = getelementptr double, ptr %34, i64 %149
 %152 = load double, ptr %151, align 8
 %153 = getelementptr double, ptr %67, i64 %149
 %154 = load double, ptr %153, align 8
 %155 = icmp slt i64 %149, %70
 br i1 %155, label %168, label %156
156:
 %157 = load i64, ptr %72, align 8
 %158 = inttoptr i64 %157 to ptr
 %159 = sub nsw i64 %149, %70
 %160 = getelementptr double, ptr %158, i64 %159
 %161 = load double, ptr %160, align 8
 %162 = fsub nsz contract double %152, %154
 %163 = getelementptr double, ptr %76, i64 %149
 store double %161, ptr %163, align 8
 %164 = getelementptr i64, ptr %80, i64 %149
 %165 = load i64, ptr %164, align 8
 %166 = icmp eq i64 %165, 0
 %167 = select i1 %166, double %162, double -1.000000e+00
 br label %110
168:
 %169 = fsub nsz contract double %152, %154
 %170 = getelementptr double, ptr %76, i64 %149
 store double %169, ptr %170, align 8
 %171 = getelementptr i64, ptr %80, i64 %149
 %172 = load i64, ptr %171, align 8
 %173 = icmp eq i64 %172, 0
 %174 = select i1 %173, double %169, double -1.000000e+00
 br i1 %173, label %110, label %90
175:
 %176 = load ptr, ptr %18, align 8
 store ptr %176, ptr %1, align 8
 br label %43
177:
 %178 = fcmp nsz contract une double %122, 2.000000e+00
 br i1 %178, label %123, label %124
179:
 %180 = load ptr, ptr %21, align 8
 store ptr %180, ptr %1, align 8
 br label %43
181:
 %182 = phi i64 [ %187, %184 ], [ 0, %124 ]
 %183 = icmp eq i64 %182, 2
 br i1 %183, label %130, label %184
184:
 %185 = trunc nuw i64 %182 to i1
 %186 = select i1 %185, double 2.000000e+00, double -1.000000e+00
 %187 = add nuw nsw i64 %182, 1
 %188 = fcmp nsz contract oeq double %186, %128
 br i1 %188, label %129, label %181
189:
 %190 = load ptr, ptr %23, align 8
 store ptr %190, ptr %1, align 8
 br label %43
191:
 %192 = load double, ptr %22, align 8
 %193 = fsub nsz contract double %192, %57
 %194 = tail call nsz contract double @llvm.fabs.f64(double %193)
 %195 = fcmp nsz contract ole double %194, 0x3D719799812DEA11
 %196 = zext i1 %195 to i64
 %197 = getelementptr inbounds nuw i8, ptr %27, i64 208
 store i64 %196, ptr %197, align 1
 store double %192, ptr %0, align 8
 br label %43
}
define internal fastcc range(i32 0, 2) i32 @f13(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, double %6) unnamed_addr {
7:
 %8 = alloca double, align 8
 %9 = alloca ptr, align 8
 %10 = alloca double, align 8
 %11 = alloca i8, align 1
 %12 = alloca ptr, align 8
 %13 = add i64 %3, 304
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = inttoptr i64 %15 to ptr
 %17 = add i64 %5, 1056
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = inttoptr i64 %19 to ptr
 %21 = getelementptr inbounds nuw i8, ptr %16, i64 16
 %22 = load double, ptr %21, align 1
 %23 = getelementptr inbounds nuw i8, ptr %20, i64 192
 %24 = getelementptr inbounds nuw i8, ptr %20, i64 160
 %25 = add i64 %3, 72
 %26 = inttoptr i64 %25 to ptr
 %27 = add i64 %3, 64
 %28 = inttoptr i64 %27 to ptr
 %29 = add i64 %3, 80
 %30 = inttoptr i64 %29 to ptr
 %31 = add i64 %3, 8
 %32 = inttoptr i64 %31 to ptr
 %33 = inttoptr i64 %3 to ptr
 %34 = add i64 %2, 136
 %35 = inttoptr i64 %34 to ptr
 %36 = add i64 %5, 472
 %37 = inttoptr i64 %36 to ptr
 %38 = add i64 %5, 464
 %39 = inttoptr i64 %38 to ptr
 %40 = getelementptr inbounds nuw i8, ptr %20, i64 64
 %41 = getelementptr inbounds nuw i8, ptr %20, i64 16
 %42 = getelementptr inbounds nuw i8, ptr %20, i64 208
 %43 = add i64 %5, 496
 %44 = inttoptr i64 %43 to ptr
 %45 = add i64 %5, 480
 %46 = inttoptr i64 %45 to ptr
 store ptr null, ptr %9, align 8
 store i64 0, ptr %23, align 1
 store double 0.000000e+00, ptr %8, align 8
 %47 = call fastcc i32 @f53(ptr %8, ptr %9, i64 %2, i64 %3, double %6)
 %48 = icmp eq i32 %47, 0
 br i1 %48, label %190, label %188
49:
 %50 = phi i32 [ 0, %51 ], [ 0, %98 ], [ 0, %150 ], [ 0, %186 ], [ 1, %188 ], [ 1, %198 ]
 ret i32 %50
51:
 store double %193, ptr %0, align 8
 %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store double %194, ptr %52, align 8
 br label %49
53:
 %54 = load double, ptr %16, align 1
 %55 = fadd nsz contract double %193, %54
 store ptr null, ptr %12, align 8
 %56 = load i64, ptr %26, align 8
 %57 = load i64, ptr %28, align 8
 %58 = inttoptr i64 %57 to ptr
 %59 = load i64, ptr %30, align 8
 %60 = inttoptr i64 %59 to ptr
 %61 = load i64, ptr %32, align 8
 %62 = load i64, ptr %33, align 8
 %63 = inttoptr i64 %62 to ptr
 %64 = icmp slt i64 %56, 1
 br i1 %64, label %72, label %65
65:
 %66 = phi i64 [ %67, %65 ], [ 0, %53 ]
 %67 = add nuw nsw i64 %66, 1
 %68 = getelementptr double, ptr %60, i64 %66
 %69 = load double, ptr %68, align 8
 %70 = getelementptr double, ptr %63, i64 %66
 store double %69, ptr %70, align 8
 %71 = icmp eq i64 %56, %67
 br i1 %71, label %72, label %65
72:
 %73 = load i64, ptr %35, align 8
 %74 = icmp slt i64 %73, 1
 br i1 %74, label %75, label %80
75:
 store i8 0, ptr %11, align 1
 %76 = call fastcc i32 @f18(ptr %11, ptr %12, i64 %2, i64 %3, i64 %4, i64 %5, double %55)
 %77 = icmp eq i32 %76, 0
 %78 = load i8, ptr %11, align 1
 %79 = icmp eq i8 %78, 0
 br i1 %77, label %90, label %198
80:
 %81 = phi i64 [ %83, %80 ], [ %73, %72 ]
 %82 = phi i64 [ %84, %80 ], [ %56, %72 ]
 %83 = add nsw i64 %81, -1
 %84 = add i64 %82, 1
 %85 = icmp slt i64 %82, 0
 %86 = select i1 %85, i64 %61, i64 0
 %87 = getelementptr double, ptr %63, i64 %82
 %88 = getelementptr double, ptr %87, i64 %86
 store double 0.000000e+00, ptr %88, align 8
 %89 = icmp samesign ugt i64 %81, 1
 br i1 %89, label %80, label %75
90:
 br i1 %64, label %200, label %91
91:
 %92 = phi i64 [ %93, %91 ], [ 0, %90 ]
 %93 = add nuw nsw i64 %92, 1
 %94 = getelementptr double, ptr %58, i64 %92
 %95 = load double, ptr %94, align 8
 %96 = getelementptr double, ptr %63, i64 %92
 store double %95, ptr %96, align 8
 %97 = icmp eq i64 %56, %93
 br i1 %97, label %200, label %91
98:
 store double %193, ptr %0, align 8
 %99 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store double -2.500000e-01, ptr %99, align 8
 br label %49
100:
 %101 = load i64, ptr %37, align 8
 %102 = load i64, ptr %39, align 8
 %103 = inttoptr i64 %102 to ptr
 %104 = load i64, ptr %40, align 1
 %105 = icmp slt i64 %104, 0
 %106 = select i1 %105, i64 %101, i64 0
 %107 = getelementptr double, ptr %103, i64 %104
 %108 = getelementptr double, ptr %107, i64 %106
 %109 = load double, ptr %108, align 8
 %110 = fneg nsz contract double %109
 %111 = load double, ptr %41, align 1
 %112 = fdiv nsz contract double %110, %111
 %113 = load i64, ptr %42, align 1
 %114 = icmp eq i64 %113, 2
 br i1 %114, label %115, label %152
115:
 %116 = tail call nsz contract double @llvm.fabs.f64(double %112)
 %117 = load double, ptr %21, align 1
 %118 = fmul nsz contract double %117, 0x3D719799812DEA11
 %119 = fcmp nsz contract ole double %116, %118
 %120 = zext i1 %119 to i64
 store i64 %120, ptr %42, align 1
 %121 = icmp slt i64 %101, 1
 br i1 %121, label %122, label %144
122:
 br label %152
123:
 %124 = load i64, ptr %44, align 8
 %125 = inttoptr i64 %124 to ptr
 %126 = getelementptr i64, ptr %125, i64 %146
 %127 = load i64, ptr %126, align 8
 %128 = icmp ne i64 %127, 0
 %129 = select i1 %145, i1 true, i1 %128
 br i1 %129, label %141, label %130
130:
 %131 = getelementptr double, ptr %103, i64 %146
 %132 = load double, ptr %131, align 8
 %133 = load i64, ptr %46, align 8
 %134 = inttoptr i64 %133 to ptr
 %135 = getelementptr double, ptr %134, i64 %146
 %136 = load double, ptr %135, align 8
 call fastcc void @f27(ptr %10, i64 %4, i64 %5, i64 %146)
 %137 = load double, ptr %10, align 8
 %138 = fsub nsz contract double %132, %136
 %139 = fmul nsz contract double %137, -2.000000e+00
 %140 = fcmp nsz contract olt double %138, %139
 br label %141
141:
 %142 = phi i1 [ %145, %123 ], [ %140, %130 ], [ %145, %144 ]
 %143 = icmp eq i64 %147, %101
 br i1 %143, label %149, label %144
144:
 %145 = phi i1 [ %142, %141 ], [ false, %115 ]
 %146 = phi i64 [ %147, %141 ], [ 0, %115 ]
 %147 = add nuw nsw i64 %146, 1
 %148 = icmp eq i64 %146, %104
 br i1 %148, label %141, label %123
149:
 br i1 %142, label %150, label %152
150:
 store i64 0, ptr %42, align 1
 store double %193, ptr %0, align 8
 %151 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store double -1.000000e+00, ptr %151, align 8
 br label %49
152:
 br i1 %191, label %186, label %153
153:
 %154 = tail call nsz contract double @llvm.fabs.f64(double %112)
 %155 = fmul nsz contract double %193, 1.000000e-01
 %156 = fcmp nsz contract ugt double %154, %155
 br i1 %156, label %186, label %157
157:
 %158 = load double, ptr %16, align 1
 %159 = tail call nsz contract double @llvm.fabs.f64(double %158)
 %160 = fadd nsz contract double %193, %159
 %161 = fcmp nsz contract olt double %160, 0x16687E92154EF7AC
 br i1 %161, label %162, label %170
162:
 %163 = fmul nsz contract double %160, 0x4670000000000000
 %164 = fmul nsz contract double %163, 0x3CA0000000000001
 %165 = fadd nsz contract double %163, %164
 %166 = fsub nsz contract double %165, %163
 %167 = fmul nsz contract double %166, 0x3970000000000000
 %168 = fcmp nsz contract olt double %167, 4.940660e-324
 %169 = select i1 %168, double 4.940660e-324, double %167
 br label %174
170:
 %171 = fmul nsz contract double %160, 0x3CA0000000000001
 %172 = fadd nsz contract double %160, %171
 %173 = fsub nsz contract double %172, %160
 br label %174
174:
 %175 = phi double [ %173, %170 ], [ %169, %162 ]
 %176 = fmul nsz contract double %175, 4.000000e+00
 %177 = fcmp nsz contract ugt double %154, %176
 br i1 %177, label %178, label %186
178:
 %179 = fadd nsz contract double %193, %112
 %180 = fcmp nsz contract olt double %22, %179
 %181 = select i1 %180, double %22, double %179
 %182 = add nuw nsw i64 %192, 1
 %183 = icmp eq i64 %192, 2
 store ptr null, ptr %9, align 8
 store i64 0, ptr %23, align 1
 store double 0.000000e+00, ptr %8, align 8
 %184 = call fastcc i32 @f53(ptr %8, ptr %9, i64 %2, i64 %3, double %181)
 %185 = icmp eq i32 %184, 0
 br i1 %185, label %190, label %188
186:
 store double %193, ptr %0, align 8
 %187 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store double %194, ptr %187, align 8
 br label %49
188:
 %189 = load ptr, ptr %9, align 8
 store ptr %189, ptr %1, align 8
 br label %49
190:
 %191 = phi i1 [ %183, %178 ], [ false, %7 ]
 %192 = phi i64 [ %182, %178 ], [ 1, %7 ]
 %193 = phi double [ %181, %178 ], [ %6, %7 ]
 %194 = load double, ptr %8, align 8
 %195 = load i64, ptr %24, align 1
 %196 = add nsw i64 %195, 1
 store i64 %196, ptr %24, align 1
 %197 = fcmp nsz contract olt double %194, 0.000000e+00
 br i1 %197, label %51, label %53
198:
 %199 = load ptr, ptr %12, align 8
 store ptr %199, ptr %1, align 8
 br label %49
200:
 br i1 %79, label %98, label %100
}
define internal fastcc void @f14(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2) unnamed_addr {
3:
 %4 = add i64 %2, 600
 %5 = inttoptr i64 %4 to ptr
 %6 = load i64, ptr %5, align 8
 %7 = add i64 %2, 592
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = inttoptr i64 %9 to ptr
 %11 = icmp slt i64 %6, 1
 br i1 %11, label %60, label %12
12:
 %13 = add i64 %2, 8
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = add i64 %2, 568
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = add i64 %2, 552
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = inttoptr i64 %21 to ptr
 %23 = mul i64 %18, 40
 %24 = getelementptr i8, ptr %22, i64 %23
 %25 = add i64 %2, 504
 %26 = inttoptr i64 %25 to ptr
 %27 = add i64 %2, 496
 %28 = inttoptr i64 %27 to ptr
 %29 = add i64 %2, 448
 %30 = inttoptr i64 %29 to ptr
 %31 = add i64 %1, 328
 %32 = inttoptr i64 %31 to ptr
 br label %70
33:
 %34 = load i64, ptr %26, align 8
 %35 = load i64, ptr %28, align 8
 %36 = inttoptr i64 %35 to ptr
 %37 = select i1 %74, i64 %34, i64 0
 %38 = getelementptr i64, ptr %36, i64 %73
 %39 = getelementptr i64, ptr %38, i64 %37
 %40 = load i64, ptr %39, align 8
 %41 = icmp eq i64 %40, 0
 br i1 %41, label %42, label %68
42:
 %43 = getelementptr i64, ptr %10, i64 %71
 %44 = load i64, ptr %43, align 8
 %45 = load i64, ptr %30, align 8
 %46 = inttoptr i64 %45 to ptr
 %47 = getelementptr double, ptr %46, i64 %71
 %48 = load double, ptr %47, align 8
 %49 = sitofp i64 %44 to double
 %50 = fmul nsz contract double %48, %49
 %51 = fcmp nsz contract ugt double %50, 0.000000e+00
 %52 = icmp eq i64 %44, 0
 %53 = or i1 %52, %51
 br i1 %53, label %68, label %54
54:
 %55 = load i64, ptr %32, align 8
 %56 = inttoptr i64 %55 to ptr
 %57 = getelementptr i64, ptr %56, i64 %71
 %58 = load i64, ptr %57, align 8
 %59 = icmp eq i64 %58, %44
 br i1 %59, label %68, label %62
60:
 %61 = phi double [ 1.000000e+00, %62 ], [ 2.000000e+00, %3 ], [ 2.000000e+00, %68 ]
 store double %61, ptr %0, align 8
 ret void
62:
 %63 = add i64 %2, 1056
 %64 = inttoptr i64 %63 to ptr
 %65 = load i64, ptr %64, align 8
 %66 = inttoptr i64 %65 to ptr
 %67 = getelementptr inbounds nuw i8, ptr %66, i64 64
 store i64 %73, ptr %67, align 1
 br label %60
68:
 %69 = icmp eq i64 %72, %6
 br i1 %69, label %60, label %70
70:
 %71 = phi i64 [ 0, %12 ], [ %72, %68 ]
 %72 = add nuw nsw i64 %71, 1
 %73 = add nsw i64 %15, %71
 %74 = icmp slt i64 %73, 0
 %75 = select i1 %74, i64 %18, i64 0
 %76 = getelementptr double, ptr %24, i64 %73
 %77 = getelementptr double, ptr %76, i64 %75
 %78 = load double, ptr %77, align 8
 %79 = fcmp nsz contract une double %78, 0.000000e+00
 br i1 %79, label %33, label %68
}
define internal fastcc void @f15(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3, i8 range(i8 0, 2) %4, i64 %5) unnamed_addr {
6:
 %7 = icmp eq i8 %4, 0
 %8 = alloca ptr, align 8
 %9 = alloca ptr, align 8
 %10 = add i64 %2, 304
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = inttoptr i64 %12 to ptr
 %14 = add i64 %2, 72
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = add i64 %2, 64
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = inttoptr i64 %19 to ptr
 %21 = add i64 %1, 136
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = add i64 %2, 32
 %25 = inttoptr i64 %24 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = add i64 %2, 16
 %28 = inttoptr i64 %27 to ptr
 %29 = load i64, ptr %28, align 8
 %30 = inttoptr i64 %29 to ptr
 %31 = getelementptr inbounds nuw i8, ptr %13, i64 96
 %32 = load i64, ptr %31, align 1
 br i1 %7, label %56, label %33
33:
 %34 = add i64 %1, 232
 %35 = inttoptr i64 %34 to ptr
 %36 = load i64, ptr %35, align 8
 %37 = add i64 %1, 240
 %38 = inttoptr i64 %37 to ptr
 %39 = load i64, ptr %38, align 8
 %40 = add i64 %1, 224
 %41 = inttoptr i64 %40 to ptr
 %42 = load i64, ptr %41, align 8
 %43 = inttoptr i64 %42 to ptr
 %44 = icmp slt i64 %32, 0
 %45 = select i1 %44, i64 %36, i64 0
 %46 = add i64 %45, %32
 %47 = mul i64 %46, %39
 %48 = getelementptr double, ptr %43, i64 %47
 %49 = getelementptr i8, ptr %48, i64 8
 %50 = load double, ptr %49, align 8
 %51 = fcmp nsz contract ult double %3, %50
 br i1 %51, label %56, label %52
52:
 %53 = add nsw i64 %32, 1
 %54 = icmp slt i64 %53, %36
 %55 = select i1 %54, i64 %53, i64 %32
 br label %56
56:
 %57 = phi i64 [ %32, %6 ], [ %55, %52 ], [ %32, %33 ]
 %58 = icmp sgt i64 %5, -1
 br i1 %58, label %59, label %106
59:
 %60 = add i64 %2, 8
 %61 = inttoptr i64 %60 to ptr
 %62 = load i64, ptr %61, align 8
 %63 = inttoptr i64 %2 to ptr
 %64 = load i64, ptr %63, align 8
 %65 = inttoptr i64 %64 to ptr
 %66 = add i64 %2, 88
 %67 = inttoptr i64 %66 to ptr
 %68 = load i64, ptr %67, align 8
 %69 = add i64 %2, 80
 %70 = inttoptr i64 %69 to ptr
 %71 = load i64, ptr %70, align 8
 %72 = inttoptr i64 %71 to ptr
 %73 = icmp slt i64 %68, 1
 br i1 %73, label %81, label %74
74:
 %75 = phi i64 [ %76, %74 ], [ 0, %59 ]
 %76 = add nuw nsw i64 %75, 1
 %77 = getelementptr double, ptr %72, i64 %75
 %78 = load double, ptr %77, align 8
 %79 = getelementptr double, ptr %65, i64 %75
 store double %78, ptr %79, align 8
 %80 = icmp eq i64 %68, %76
 br i1 %80, label %81, label %74
81:
 %82 = icmp slt i64 %23, 1
 br i1 %82, label %93, label %83
83:
 %84 = phi i64 [ %86, %83 ], [ %23, %81 ]
 %85 = phi i64 [ %87, %83 ], [ %68, %81 ]
 %86 = add nsw i64 %84, -1
 %87 = add i64 %85, 1
 %88 = icmp slt i64 %85, 0
 %89 = select i1 %88, i64 %62, i64 0
 %90 = getelementptr double, ptr %65, i64 %85
 %91 = getelementptr double, ptr %90, i64 %89
 store double 0.000000e+00, ptr %91, align 8
 %92 = icmp samesign ugt i64 %84, 1
 br i1 %92, label %83, label %93
93:
 call fastcc void @f28(ptr %8, i64 %1, i64 %2, double %3, i64 %57)
 %94 = tail call i64 @llvm.smax.i64(i64 %26, i64 0)
 br label %95
95:
 %96 = phi i64 [ 0, %93 ], [ %99, %98 ]
 %97 = icmp eq i64 %96, %94
 br i1 %97, label %133, label %98
98:
 %99 = add nuw i64 %96, 1
 %100 = getelementptr double, ptr %30, i64 %96
 %101 = load double, ptr %100, align 8
 %102 = fsub nsz contract double %101, %101
 %103 = fcmp nsz contract ord double %102, 0.000000e+00
 br i1 %103, label %95, label %104
104:
 %105 = icmp sgt i64 %96, -1
 br i1 %105, label %106, label %133
106:
 %107 = phi i64 [ %96, %104 ], [ -1, %56 ]
 %108 = getelementptr inbounds nuw i8, ptr %13, i64 152
 store i64 1, ptr %108, align 1
 %109 = add i64 %2, 184
 %110 = inttoptr i64 %109 to ptr
 %111 = load i64, ptr %110, align 8
 %112 = add i64 %2, 176
 %113 = inttoptr i64 %112 to ptr
 %114 = load i64, ptr %113, align 8
 %115 = inttoptr i64 %114 to ptr
 %116 = icmp slt i64 %16, 0
 %117 = select i1 %116, i64 %111, i64 0
 %118 = getelementptr double, ptr %115, i64 %16
 %119 = getelementptr double, ptr %118, i64 %117
 %120 = load double, ptr %119, align 8
 %121 = getelementptr inbounds nuw i8, ptr %13, i64 56
 store double %120, ptr %121, align 1
 br i1 %58, label %128, label %122
122:
 %123 = add i64 %1, 16
 %124 = inttoptr i64 %123 to ptr
 %125 = load i64, ptr %124, align 8
 %126 = icmp eq i64 %125, 0
 %127 = select i1 %126, i64 1, i64 2
 br label %128
128:
 %129 = phi i64 [ 1, %106 ], [ %127, %122 ]
 %130 = getelementptr inbounds nuw i8, ptr %13, i64 80
 store i64 %129, ptr %130, align 1
 %131 = tail call i64 @llvm.smax.i64(i64 %107, i64 0)
 %132 = getelementptr inbounds nuw i8, ptr %13, i64 88
 store i64 %131, ptr %132, align 1
 br label %170
133:
 %134 = icmp slt i64 %16, 1
 br i1 %134, label %142, label %135
135:
 %136 = phi i64 [ %137, %135 ], [ 0, %133 ]
 %137 = add nuw nsw i64 %136, 1
 %138 = getelementptr double, ptr %72, i64 %136
 %139 = load double, ptr %138, align 8
 %140 = getelementptr double, ptr %20, i64 %136
 store double %139, ptr %140, align 8
 %141 = icmp eq i64 %16, %137
 br i1 %141, label %142, label %135
142:
 %143 = sub nsw i64 %26, %23
 %144 = icmp slt i64 %143, 1
 br i1 %144, label %166, label %145
145:
 %146 = add i64 %2, 112
 %147 = inttoptr i64 %146 to ptr
 %148 = load i64, ptr %147, align 8
 %149 = inttoptr i64 %148 to ptr
 %150 = add i64 %2, 56
 %151 = inttoptr i64 %150 to ptr
 %152 = load i64, ptr %151, align 8
 %153 = add i64 %2, 40
 %154 = inttoptr i64 %153 to ptr
 %155 = load i64, ptr %154, align 8
 %156 = inttoptr i64 %155 to ptr
 %157 = getelementptr inbounds nuw i8, ptr %13, i64 48
 %158 = add i64 %2, 128
 %159 = inttoptr i64 %158 to ptr
 %160 = load i64, ptr %159, align 8
 %161 = inttoptr i64 %160 to ptr
 %162 = add i64 %2, 144
 %163 = inttoptr i64 %162 to ptr
 %164 = load i64, ptr %163, align 8
 %165 = inttoptr i64 %164 to ptr
 br label %177
166:
 %167 = getelementptr inbounds nuw i8, ptr %13, i64 104
 %168 = load i64, ptr %167, align 1
 %169 = icmp eq i64 %5, 0
 br i1 %169, label %174, label %203
170:
 %171 = phi i8 [ 1, %174 ], [ 0, %128 ]
 store i8 %171, ptr %0, align 1
 ret void
172:
 %173 = load i64, ptr %167, align 1
 br label %174
174:
 %175 = phi i64 [ %173, %172 ], [ %168, %166 ]
 %176 = add nsw i64 %175, %5
 store i64 %176, ptr %167, align 1
 store i64 %57, ptr %31, align 1
 store double %3, ptr %13, align 1
 br label %170
177:
 %178 = phi i64 [ 0, %145 ], [ %179, %177 ]
 %179 = add nuw nsw i64 %178, 1
 %180 = getelementptr double, ptr %149, i64 %178
 %181 = load double, ptr %180, align 8
 %182 = add nsw i64 %178, %23
 %183 = icmp slt i64 %182, 0
 %184 = select i1 %183, i64 %152, i64 0
 %185 = getelementptr double, ptr %156, i64 %182
 %186 = getelementptr double, ptr %185, i64 %184
 %187 = load double, ptr %186, align 8
 %188 = fadd nsz contract double %181, %187
 store double %188, ptr %180, align 8
 %189 = load double, ptr %157, align 1
 %190 = load double, ptr %186, align 8
 %191 = tail call nsz contract double @llvm.fabs.f64(double %190)
 %192 = fadd nsz contract double %189, %191
 store double %192, ptr %157, align 1
 %193 = getelementptr double, ptr %161, i64 %178
 %194 = load double, ptr %193, align 8
 %195 = load double, ptr %180, align 8
 %196 = fcmp nsz contract olt double %195, %194
 %197 = select i1 %196, double %195, double %194
 %198 = getelementptr double, ptr %165, i64 %178
 %199 = load double, ptr %198, align 8
 %200 = fcmp nsz contract ogt double %195, %199
 %201 = select i1 %200, double %195, double %199
 store double %197, ptr %193, align 8
 store double %201, ptr %198, align 8
 %202 = icmp eq i64 %179, %143
 br i1 %202, label %166, label %177
203:
 %204 = phi i64 [ %206, %203 ], [ %5, %166 ]
 %205 = phi i64 [ %207, %203 ], [ %168, %166 ]
 %206 = add nsw i64 %204, -1
 %207 = add i64 %205, 1
 call fastcc void @f2(ptr %9, i64 %1, i64 %2, i64 %205)
 %208 = icmp sgt i64 %204, 1
 br i1 %208, label %203, label %172
}
define internal fastcc void @f16(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3) unnamed_addr {
4:
 %5 = alloca double, align 8
 %6 = add i64 %2, 1056
 %7 = inttoptr i64 %6 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = inttoptr i64 %8 to ptr
 %10 = add i64 %2, 8
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = add i64 %2, 472
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = add i64 %2, 464
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = inttoptr i64 %18 to ptr
 %20 = icmp slt i64 %15, 1
 br i1 %20, label %133, label %21
21:
 %22 = getelementptr inbounds nuw i8, ptr %9, i64 64
 %23 = add i64 %2, 496
 %24 = inttoptr i64 %23 to ptr
 %25 = add i64 %2, 480
 %26 = inttoptr i64 %25 to ptr
 %27 = add i64 %2, 448
 %28 = inttoptr i64 %27 to ptr
 %29 = add i64 %2, 624
 %30 = inttoptr i64 %29 to ptr
 %31 = add i64 %2, 608
 %32 = inttoptr i64 %31 to ptr
 %33 = add i64 %2, 592
 %34 = inttoptr i64 %33 to ptr
 %35 = add i64 %1, 328
 %36 = inttoptr i64 %35 to ptr
 %37 = add i64 %2, 640
 %38 = inttoptr i64 %37 to ptr
 %39 = add i64 %2, 512
 %40 = inttoptr i64 %39 to ptr
 %41 = add i64 %2, 32
 %42 = inttoptr i64 %41 to ptr
 %43 = add i64 %1, 112
 %44 = inttoptr i64 %43 to ptr
 br label %137
45:
 %46 = load i64, ptr %24, align 8
 %47 = inttoptr i64 %46 to ptr
 %48 = getelementptr i64, ptr %47, i64 %138
 %49 = load i64, ptr %48, align 8
 %50 = icmp eq i64 %49, 0
 br i1 %50, label %51, label %62
51:
 %52 = load i64, ptr %26, align 8
 %53 = inttoptr i64 %52 to ptr
 %54 = getelementptr double, ptr %53, i64 %138
 %55 = load double, ptr %54, align 8
 %56 = fcmp nsz contract oeq double %55, 0.000000e+00
 br i1 %56, label %57, label %62
57:
 %58 = getelementptr double, ptr %19, i64 %138
 %59 = load double, ptr %58, align 8
 call fastcc void @f27(ptr %5, i64 %1, i64 %2, i64 %138)
 %60 = load double, ptr %5, align 8
 %61 = fcmp nsz contract ole double %59, %60
 br label %62
62:
 %63 = phi i1 [ false, %45 ], [ %61, %57 ], [ false, %51 ]
 %64 = icmp slt i64 %138, %12
 br i1 %64, label %71, label %85
65:
 %66 = icmp slt i64 %138, %12
 br i1 %66, label %67, label %85
67:
 %68 = load i64, ptr %42, align 8
 %69 = inttoptr i64 %68 to ptr
 %70 = getelementptr i64, ptr %69, i64 %138
 store i64 1, ptr %70, align 8
 br label %76
71:
 %72 = zext i1 %63 to i64
 %73 = load i64, ptr %42, align 8
 %74 = inttoptr i64 %73 to ptr
 %75 = getelementptr i64, ptr %74, i64 %138
 store i64 %72, ptr %75, align 8
 br i1 %63, label %76, label %135
76:
 %77 = phi ptr [ %69, %67 ], [ %74, %71 ]
 %78 = load i64, ptr %44, align 8
 %79 = inttoptr i64 %78 to ptr
 %80 = getelementptr i64, ptr %79, i64 %138
 %81 = load i64, ptr %80, align 8
 %82 = icmp sgt i64 %81, -1
 br i1 %82, label %83, label %135
83:
 %84 = getelementptr i64, ptr %77, i64 %81
 store i64 1, ptr %84, align 8
 br label %135
85:
 %86 = phi i1 [ true, %65 ], [ %63, %62 ]
 %87 = sub nsw i64 %138, %12
 %88 = load i64, ptr %28, align 8
 %89 = inttoptr i64 %88 to ptr
 %90 = getelementptr double, ptr %89, i64 %87
 %91 = load double, ptr %90, align 8
 %92 = tail call nsz contract double @llvm.fabs.f64(double %91)
 %93 = load i64, ptr %30, align 8
 %94 = inttoptr i64 %93 to ptr
 %95 = getelementptr double, ptr %94, i64 %87
 %96 = load double, ptr %95, align 8
 %97 = fcmp nsz contract ogt double %92, %96
 br i1 %97, label %98, label %102
98:
 %99 = load i64, ptr %32, align 8
 %100 = inttoptr i64 %99 to ptr
 %101 = getelementptr i64, ptr %100, i64 %87
 store i64 0, ptr %101, align 8
 br label %102
102:
 br i1 %86, label %103, label %135
103:
 %104 = load i64, ptr %34, align 8
 %105 = inttoptr i64 %104 to ptr
 %106 = getelementptr i64, ptr %105, i64 %87
 %107 = load i64, ptr %106, align 8
 %108 = icmp eq i64 %107, 0
 br i1 %108, label %135, label %109
109:
 %110 = load i64, ptr %36, align 8
 %111 = inttoptr i64 %110 to ptr
 %112 = getelementptr i64, ptr %111, i64 %87
 %113 = load i64, ptr %112, align 8
 %114 = icmp eq i64 %113, %107
 br i1 %114, label %135, label %115
115:
 %116 = sub i64 0, %107
 %117 = load i64, ptr %38, align 8
 %118 = inttoptr i64 %117 to ptr
 %119 = getelementptr i64, ptr %118, i64 %87
 store i64 1, ptr %119, align 8
 %120 = load i64, ptr %32, align 8
 %121 = inttoptr i64 %120 to ptr
 %122 = getelementptr i64, ptr %121, i64 %87
 store i64 1, ptr %122, align 8
 store i64 %116, ptr %106, align 8
 %123 = load double, ptr %90, align 8
 %124 = tail call nsz contract double @llvm.fabs.f64(double %123)
 %125 = load i64, ptr %40, align 8
 %126 = inttoptr i64 %125 to ptr
 %127 = getelementptr double, ptr %126, i64 %138
 %128 = load double, ptr %127, align 8
 %129 = tail call nsz contract double @llvm.fabs.f64(double %128)
 %130 = fmul nsz contract double %3, %129
 %131 = fadd nsz contract double %124, %130
 %132 = fmul nsz contract double %131, 2.560000e+02
 store double %132, ptr %95, align 8
 br label %135
133:
 %134 = getelementptr inbounds nuw i8, ptr %9, i64 32
 store i64 2, ptr %134, align 1
 store ptr null, ptr %0, align 8
 ret void
135:
 %136 = icmp eq i64 %139, %15
 br i1 %136, label %133, label %137
137:
 %138 = phi i64 [ 0, %21 ], [ %139, %135 ]
 %139 = add nuw nsw i64 %138, 1
 %140 = load i64, ptr %22, align 1
 %141 = icmp eq i64 %138, %140
 br i1 %141, label %65, label %45
}
define internal fastcc range(i32 0, 2) i32 @f17(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3) unnamed_addr {
4:
 %5 = add i64 %2, 968
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = add i64 %2, 8
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = inttoptr i64 %2 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = inttoptr i64 %12 to ptr
 %14 = icmp slt i64 %10, 1
 br i1 %14, label %61, label %15
15:
 %16 = add i64 %1, 112
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = inttoptr i64 %18 to ptr
 %20 = add i64 %2, 280
 %21 = inttoptr i64 %20 to ptr
 %22 = add i64 %2, 272
 %23 = inttoptr i64 %22 to ptr
 %24 = add i64 %1, 240
 %25 = inttoptr i64 %24 to ptr
 %26 = add i64 %2, 24
 %27 = inttoptr i64 %26 to ptr
 %28 = add i64 %2, 16
 %29 = inttoptr i64 %28 to ptr
 %30 = sub nsw i64 %7, %10
 %31 = add i64 %3, 8
 %32 = inttoptr i64 %31 to ptr
 %33 = inttoptr i64 %3 to ptr
 %34 = add i64 %3, 200
 %35 = inttoptr i64 %34 to ptr
 %36 = add i64 %3, 192
 %37 = inttoptr i64 %36 to ptr
 br label %62
38:
 %39 = getelementptr i64, ptr %13, i64 %63
 %40 = load i64, ptr %39, align 8
 %41 = icmp sgt i64 %40, 1
 br i1 %41, label %42, label %59
42:
 %43 = load i64, ptr %21, align 8
 %44 = load i64, ptr %23, align 8
 %45 = inttoptr i64 %44 to ptr
 %46 = getelementptr double, ptr %45, i64 %63
 %47 = load double, ptr %46, align 8
 br label %48
48:
 %49 = phi double [ %55, %48 ], [ 1.000000e+00, %42 ]
 %50 = phi double [ %57, %48 ], [ %47, %42 ]
 %51 = phi i64 [ %56, %48 ], [ 2, %42 ]
 %52 = and i64 %51, 1
 %53 = icmp eq i64 %52, 0
 %54 = fmul nsz contract double %49, %50
 %55 = select i1 %53, double %49, double %54
 %56 = lshr i64 %51, 1
 %57 = fmul nsz contract double %50, %50
 %58 = icmp eq i64 %56, 0
 br i1 %58, label %68, label %48
59:
 %60 = icmp eq i64 %64, %10
 br i1 %60, label %61, label %62
61:
 store ptr null, ptr %0, align 8
 ret i32 0
62:
 %63 = phi i64 [ 0, %15 ], [ %64, %59 ]
 %64 = add nuw nsw i64 %63, 1
 %65 = getelementptr i64, ptr %19, i64 %63
 %66 = load i64, ptr %65, align 8
 %67 = icmp sgt i64 %66, %63
 br i1 %67, label %38, label %59
68:
 %69 = icmp slt i64 %66, 0
 %70 = select i1 %69, i64 %43, i64 0
 %71 = getelementptr double, ptr %45, i64 %66
 %72 = getelementptr double, ptr %71, i64 %70
 %73 = load double, ptr %72, align 8
 br label %74
74:
 %75 = phi double [ %81, %74 ], [ 1.000000e+00, %68 ]
 %76 = phi double [ %83, %74 ], [ %73, %68 ]
 %77 = phi i64 [ %82, %74 ], [ 2, %68 ]
 %78 = and i64 %77, 1
 %79 = icmp eq i64 %78, 0
 %80 = fmul nsz contract double %75, %76
 %81 = select i1 %79, double %75, double %80
 %82 = lshr i64 %77, 1
 %83 = fmul nsz contract double %76, %76
 %84 = icmp eq i64 %82, 0
 br i1 %84, label %85, label %74
85:
 %86 = fadd nsz contract double %55, %81
 %87 = tail call nsz contract double @llvm.sqrt.f64(double %86)
 %88 = fcmp nsz contract oeq double %86, 0xFFF0000000000000
 %89 = select nsz contract i1 %88, double 0x7FF0000000000000, double %87
 %90 = load i64, ptr %25, align 8
 %91 = inttoptr i64 %90 to ptr
 %92 = getelementptr double, ptr %91, i64 %63
 %93 = load double, ptr %92, align 8
 %94 = fcmp nsz contract ogt double %89, %93
 br i1 %94, label %95, label %59
95:
 %96 = load i64, ptr %27, align 8
 %97 = load i64, ptr %29, align 8
 %98 = inttoptr i64 %97 to ptr
 %99 = load i64, ptr %32, align 8
 %100 = load i64, ptr %33, align 8
 %101 = inttoptr i64 %100 to ptr
 %102 = sub nsw i64 %99, %7
 %103 = load i64, ptr %35, align 8
 %104 = load i64, ptr %37, align 8
 %105 = inttoptr i64 %104 to ptr
 %106 = sub nsw i64 %103, %7
 br label %107
107:
 %108 = phi i1 [ true, %95 ], [ false, %107 ]
 %109 = phi i64 [ %63, %95 ], [ %66, %107 ]
 %110 = icmp slt i64 %109, 0
 %111 = select i1 %110, i64 %43, i64 0
 %112 = getelementptr double, ptr %45, i64 %109
 %113 = getelementptr double, ptr %112, i64 %111
 %114 = load double, ptr %113, align 8
 %115 = fdiv nsz contract double %114, %89
 %116 = select i1 %110, i64 %96, i64 0
 %117 = getelementptr double, ptr %98, i64 %109
 %118 = getelementptr double, ptr %117, i64 %116
 store double %115, ptr %118, align 8
 %119 = add nsw i64 %109, %30
 %120 = add nsw i64 %102, %119
 %121 = icmp slt i64 %120, 0
 %122 = select i1 %121, i64 %99, i64 0
 %123 = getelementptr double, ptr %101, i64 %120
 %124 = getelementptr double, ptr %123, i64 %122
 store double %115, ptr %124, align 8
 %125 = load double, ptr %118, align 8
 %126 = add nsw i64 %106, %119
 %127 = icmp slt i64 %126, 0
 %128 = select i1 %127, i64 %103, i64 0
 %129 = getelementptr double, ptr %105, i64 %126
 %130 = getelementptr double, ptr %129, i64 %128
 store double %125, ptr %130, align 8
 br i1 %108, label %107, label %59
}
define internal fastcc range(i32 0, 2) i32 @f18(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, double %6) unnamed_addr {
7:
 %8 = alloca i64, align 8
 %9 = alloca ptr, align 8
 %10 = alloca double, align 8
 %11 = add i64 %5, 1056
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = inttoptr i64 %13 to ptr
 %15 = add i64 %5, 8
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = inttoptr i64 %5 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = inttoptr i64 %19 to ptr
 %21 = add i64 %5, 600
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = add i64 %3, 72
 %25 = inttoptr i64 %24 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = add i64 %2, 136
 %28 = inttoptr i64 %27 to ptr
 %29 = load i64, ptr %28, align 8
 %30 = add nsw i64 %29, %26
 %31 = add i64 %3, 8
 %32 = inttoptr i64 %31 to ptr
 %33 = load i64, ptr %32, align 8
 %34 = inttoptr i64 %3 to ptr
 %35 = load i64, ptr %34, align 8
 %36 = inttoptr i64 %35 to ptr
 %37 = add i64 %2, 232
 %38 = inttoptr i64 %37 to ptr
 %39 = load i64, ptr %38, align 8
 %40 = add i64 %2, 240
 %41 = inttoptr i64 %40 to ptr
 %42 = load i64, ptr %41, align 8
 %43 = add i64 %2, 224
 %44 = inttoptr i64 %43 to ptr
 %45 = load i64, ptr %44, align 8
 %46 = inttoptr i64 %45 to ptr
 %47 = add i64 %2, 272
 %48 = inttoptr i64 %47 to ptr
 %49 = load i64, ptr %48, align 8
 %50 = add i64 %3, 96
 %51 = inttoptr i64 %50 to ptr
 %52 = load i64, ptr %51, align 8
 %53 = inttoptr i64 %52 to ptr
 %54 = add i64 %3, 304
 %55 = inttoptr i64 %54 to ptr
 %56 = load i64, ptr %55, align 8
 %57 = inttoptr i64 %56 to ptr
 %58 = getelementptr inbounds nuw i8, ptr %57, i64 96
 %59 = load i64, ptr %58, align 1
 %60 = icmp slt i64 %59, 0
 %61 = select i1 %60, i64 %39, i64 0
 %62 = add i64 %61, %59
 %63 = mul i64 %62, %42
 %64 = getelementptr double, ptr %46, i64 %63
 %65 = getelementptr i8, ptr %64, i64 16
 %66 = load double, ptr %65, align 8
 %67 = fcmp nsz contract ogt double %66, %6
 %68 = select i1 %67, double %66, double %6
 %69 = getelementptr i8, ptr %64, i64 24
 %70 = load double, ptr %69, align 8
 %71 = fcmp nsz contract olt double %70, %68
 %72 = select i1 %71, double %70, double %68
 %73 = icmp slt i64 %30, 0
 %74 = select i1 %73, i64 %33, i64 0
 %75 = getelementptr double, ptr %36, i64 %30
 %76 = getelementptr double, ptr %75, i64 %74
 store double %72, ptr %76, align 8
 %77 = icmp slt i64 %49, 1
 br i1 %77, label %116, label %78
78:
 %79 = add i64 %2, 248
 %80 = inttoptr i64 %79 to ptr
 %81 = load i64, ptr %80, align 8
 %82 = inttoptr i64 %81 to ptr
 %83 = add i64 %2, 264
 %84 = inttoptr i64 %83 to ptr
 %85 = load i64, ptr %84, align 8
 %86 = add i64 %2, 256
 %87 = inttoptr i64 %86 to ptr
 %88 = load i64, ptr %87, align 8
 %89 = select i1 %60, i64 %88, i64 0
 %90 = add i64 %89, %59
 %91 = mul i64 %85, %49
 %92 = mul i64 %91, %90
 %93 = getelementptr double, ptr %82, i64 %92
 %94 = getelementptr double, ptr %93, i64 %49
 %95 = add nsw i64 %30, 1
 br label %96
96:
 %97 = phi i64 [ 0, %78 ], [ %98, %96 ]
 %98 = add nuw nsw i64 %97, 1
 %99 = getelementptr double, ptr %53, i64 %97
 %100 = load double, ptr %99, align 8
 %101 = getelementptr double, ptr %93, i64 %97
 %102 = load double, ptr %101, align 8
 %103 = getelementptr double, ptr %94, i64 %97
 %104 = load double, ptr %103, align 8
 %105 = load double, ptr %64, align 8
 %106 = fsub nsz contract double %72, %105
 %107 = fmul nsz contract double %104, %106
 %108 = fadd nsz contract double %102, %107
 %109 = fadd nsz contract double %100, %108
 %110 = add nsw i64 %95, %97
 %111 = icmp slt i64 %110, 0
 %112 = select i1 %111, i64 %33, i64 0
 %113 = getelementptr double, ptr %36, i64 %110
 %114 = getelementptr double, ptr %113, i64 %112
 store double %109, ptr %114, align 8
 %115 = icmp eq i64 %98, %49
 br i1 %115, label %116, label %96
116:
 %117 = icmp sgt i64 %17, 0
 br i1 %117, label %118, label %170
118:
 %119 = getelementptr inbounds nuw i8, ptr %14, i64 56
 %120 = load i64, ptr %119, align 1
 switch i64 %120, label %150 [
  i64 2, label %121
  i64 3, label %141
 ]
121:
 %122 = add i64 %4, 8
 %123 = inttoptr i64 %122 to ptr
 %124 = load i64, ptr %123, align 8
 %125 = add i64 %5, 240
 %126 = inttoptr i64 %125 to ptr
 %127 = load i64, ptr %126, align 8
 %128 = inttoptr i64 %127 to ptr
 %129 = inttoptr i64 %124 to ptr
 tail call void %129(ptr %36, ptr %128)
 %130 = add i64 %5, 16
 %131 = inttoptr i64 %130 to ptr
 %132 = load i64, ptr %131, align 8
 %133 = inttoptr i64 %132 to ptr
 %134 = add i64 %5, 408
 %135 = inttoptr i64 %134 to ptr
 %136 = load i64, ptr %135, align 8
 %137 = add i64 %5, 400
 %138 = inttoptr i64 %137 to ptr
 %139 = load i64, ptr %138, align 8
 %140 = inttoptr i64 %139 to ptr
 call fastcc void @f20(ptr %8, i64 %4, i64 %5, ptr %20, ptr %133, ptr %140, i64 %136)
 br label %167
141:
 %142 = add i64 %4, 16
 %143 = inttoptr i64 %142 to ptr
 %144 = load i64, ptr %143, align 8
 %145 = add i64 %5, 432
 %146 = inttoptr i64 %145 to ptr
 %147 = load i64, ptr %146, align 8
 %148 = inttoptr i64 %147 to ptr
 %149 = inttoptr i64 %144 to ptr
 tail call void %149(ptr %36, ptr %148)
 call fastcc void @f21(ptr %9, i64 %5, i64 %17)
 br label %167
150:
 %151 = inttoptr i64 %4 to ptr
 %152 = load i64, ptr %151, align 8
 %153 = add i64 %5, 416
 %154 = inttoptr i64 %153 to ptr
 %155 = load i64, ptr %154, align 8
 %156 = inttoptr i64 %155 to ptr
 %157 = inttoptr i64 %152 to ptr
 tail call void %157(ptr %36, ptr %156)
 %158 = add i64 %5, 256
 %159 = inttoptr i64 %158 to ptr
 %160 = load i64, ptr %159, align 8
 %161 = inttoptr i64 %160 to ptr
 %162 = add i64 %5, 272
 %163 = inttoptr i64 %162 to ptr
 %164 = load i64, ptr %163, align 8
 %165 = inttoptr i64 %164 to ptr
 %166 = getelementptr double, ptr %156, i64 %17
 br label %232
167:
 %168 = add i64 %5, 464
 %169 = inttoptr i64 %168 to ptr
 br label %242
170:
 %171 = icmp sgt i64 %23, 0
 br i1 %171, label %172, label %209
172:
 %173 = add i64 %2, 8
 %174 = inttoptr i64 %173 to ptr
 %175 = load i64, ptr %174, align 8
 %176 = add i64 %5, 816
 %177 = inttoptr i64 %176 to ptr
 %178 = load i64, ptr %177, align 8
 %179 = add i64 %5, 808
 %180 = inttoptr i64 %179 to ptr
 %181 = load i64, ptr %180, align 8
 %182 = inttoptr i64 %181 to ptr
 %183 = inttoptr i64 %175 to ptr
 tail call void %183(ptr %36, ptr %182)
 %184 = icmp sgt i64 %49, -1
 br i1 %184, label %185, label %187
185:
 %186 = add nuw nsw i64 %49, 1
 br label %256
187:
 %188 = add i64 %4, 40
 %189 = inttoptr i64 %188 to ptr
 %190 = load i64, ptr %189, align 8
 %191 = add i64 %5, 448
 %192 = inttoptr i64 %191 to ptr
 %193 = load i64, ptr %192, align 8
 %194 = inttoptr i64 %193 to ptr
 %195 = inttoptr i64 %190 to ptr
 tail call void %195(ptr %182, ptr %194)
 %196 = add i64 %5, 592
 %197 = inttoptr i64 %196 to ptr
 %198 = load i64, ptr %197, align 8
 %199 = inttoptr i64 %198 to ptr
 %200 = add i64 %4, 328
 %201 = inttoptr i64 %200 to ptr
 %202 = add i64 %5, 472
 %203 = inttoptr i64 %202 to ptr
 %204 = load i64, ptr %203, align 8
 %205 = add i64 %5, 464
 %206 = inttoptr i64 %205 to ptr
 %207 = load i64, ptr %206, align 8
 %208 = inttoptr i64 %207 to ptr
 br label %273
209:
 %210 = add i64 %5, 464
 %211 = inttoptr i64 %210 to ptr
 %212 = load i64, ptr %211, align 8
 %213 = inttoptr i64 %212 to ptr
 %214 = add nsw i64 %23, %17
 %215 = tail call i64 @llvm.smax.i64(i64 %214, i64 0)
 br label %216
216:
 %217 = phi i64 [ 0, %209 ], [ %220, %219 ]
 %218 = icmp eq i64 %217, %215
 br i1 %218, label %225, label %219
219:
 %220 = add nuw i64 %217, 1
 %221 = getelementptr double, ptr %213, i64 %217
 %222 = load double, ptr %221, align 8
 %223 = fsub nsz contract double %222, %222
 %224 = fcmp nsz contract ord double %223, 0.000000e+00
 br i1 %224, label %216, label %225
225:
 %226 = phi i64 [ %217, %219 ], [ -1, %216 ]
 %227 = getelementptr inbounds nuw i8, ptr %14, i64 176
 store i64 %226, ptr %227, align 1
 %228 = lshr i64 %226, 63
 %229 = trunc nuw nsw i64 %228 to i8
 store i8 %229, ptr %0, align 1
 br label %230
230:
 %231 = phi i32 [ 1, %247 ], [ 0, %225 ]
 ret i32 %231
232:
 %233 = phi i64 [ 0, %150 ], [ %234, %232 ]
 %234 = add nuw nsw i64 %233, 1
 %235 = getelementptr double, ptr %156, i64 %233
 %236 = load double, ptr %235, align 8
 %237 = getelementptr double, ptr %166, i64 %233
 %238 = load double, ptr %237, align 8
 %239 = getelementptr double, ptr %161, i64 %233
 store double %236, ptr %239, align 8
 %240 = getelementptr double, ptr %165, i64 %233
 store double %238, ptr %240, align 8
 %241 = icmp eq i64 %234, %17
 br i1 %241, label %167, label %232
242:
 %243 = phi i64 [ %17, %167 ], [ %250, %248 ]
 %244 = phi i64 [ 0, %167 ], [ %249, %248 ]
 store double 0.000000e+00, ptr %10, align 8
 %245 = call fastcc i32 @f22(ptr %10, i64 %4, i64 %5, i64 %244)
 %246 = icmp eq i32 %245, 0
 br i1 %246, label %248, label %247
247:
 store ptr null, ptr %1, align 8
 br label %230
248:
 %249 = add nuw nsw i64 %244, 1
 %250 = add nsw i64 %243, -1
 %251 = load double, ptr %10, align 8
 %252 = load i64, ptr %169, align 8
 %253 = inttoptr i64 %252 to ptr
 %254 = getelementptr double, ptr %253, i64 %244
 store double %251, ptr %254, align 8
 %255 = icmp sgt i64 %243, 1
 br i1 %255, label %242, label %170
256:
 %257 = phi i64 [ %259, %256 ], [ %186, %185 ]
 %258 = phi i64 [ %260, %256 ], [ 0, %185 ]
 %259 = add nsw i64 %257, -1
 %260 = add nuw nsw i64 %258, 1
 %261 = add nsw i64 %258, %30
 %262 = icmp slt i64 %261, 0
 %263 = select i1 %262, i64 %33, i64 0
 %264 = getelementptr double, ptr %36, i64 %261
 %265 = getelementptr double, ptr %264, i64 %263
 %266 = load double, ptr %265, align 8
 %267 = add nsw i64 %258, %26
 %268 = icmp slt i64 %267, 0
 %269 = select i1 %268, i64 %178, i64 0
 %270 = getelementptr double, ptr %182, i64 %267
 %271 = getelementptr double, ptr %270, i64 %269
 store double %266, ptr %271, align 8
 %272 = icmp samesign ugt i64 %257, 1
 br i1 %272, label %256, label %187
273:
 %274 = phi i64 [ %23, %187 ], [ %276, %298 ]
 %275 = phi i64 [ 0, %187 ], [ %277, %298 ]
 %276 = add nsw i64 %274, -1
 %277 = add nuw nsw i64 %275, 1
 %278 = getelementptr i64, ptr %199, i64 %275
 %279 = load i64, ptr %278, align 8
 %280 = icmp eq i64 %279, 0
 br i1 %280, label %287, label %281
281:
 %282 = load i64, ptr %201, align 8
 %283 = inttoptr i64 %282 to ptr
 %284 = getelementptr i64, ptr %283, i64 %275
 %285 = load i64, ptr %284, align 8
 %286 = icmp eq i64 %285, %279
 br i1 %286, label %287, label %293
287:
 %288 = getelementptr double, ptr %194, i64 %275
 %289 = load double, ptr %288, align 8
 %290 = fsub nsz contract double %289, %289
 %291 = fcmp nsz contract ord double %290, 0.000000e+00
 br i1 %291, label %298, label %292
292:
 br label %298
293:
 %294 = getelementptr double, ptr %194, i64 %275
 %295 = load double, ptr %294, align 8
 %296 = sitofp i64 %279 to double
 %297 = fmul nsz contract double %295, %296
 br label %298
298:
 %299 = phi double [ %297, %293 ], [ %289, %292 ], [ 1.000000e+00, %287 ]
 %300 = add nsw i64 %275, %17
 %301 = icmp slt i64 %300, 0
 %302 = select i1 %301, i64 %204, i64 0
 %303 = getelementptr double, ptr %208, i64 %300
 %304 = getelementptr double, ptr %303, i64 %302
 store double %299, ptr %304, align 8
 %305 = icmp samesign ugt i64 %274, 1
 br i1 %305, label %273, label %209
}
define internal fastcc void @f19(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3, double %4) unnamed_addr {
5:
 %6 = alloca i8, align 1
 %7 = add i64 %2, 304
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = inttoptr i64 %9 to ptr
 %11 = add i64 %2, 72
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = add i64 %1, 136
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = add i64 %2, 32
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = add i64 %1, 104
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = getelementptr inbounds nuw i8, ptr %10, i64 104
 %24 = load i64, ptr %23, align 1
 %25 = tail call nsz contract double @llvm.fabs.f64(double %4)
 %26 = fcmp nsz contract olt double %25, 0x16687E92154EF7AC
 br i1 %26, label %27, label %35
27:
 %28 = fmul nsz contract double %25, 0x4670000000000000
 %29 = fmul nsz contract double %28, 0x3CA0000000000001
 %30 = fadd nsz contract double %28, %29
 %31 = fsub nsz contract double %30, %28
 %32 = fmul nsz contract double %31, 0x3970000000000000
 %33 = fcmp nsz contract olt double %32, 4.940660e-324
 %34 = select i1 %33, double 4.940660e-324, double %32
 br label %39
35:
 %36 = fmul nsz contract double %25, 0x3CA0000000000001
 %37 = fadd nsz contract double %25, %36
 %38 = fsub nsz contract double %37, %25
 br label %39
39:
 %40 = phi double [ %38, %35 ], [ %34, %27 ]
 %41 = fmul nsz contract double %40, 2.000000e+00
 %42 = add i64 %1, 288
 %43 = inttoptr i64 %42 to ptr
 %44 = load i64, ptr %43, align 8
 %45 = add i64 %1, 280
 %46 = inttoptr i64 %45 to ptr
 %47 = load i64, ptr %46, align 8
 %48 = inttoptr i64 %47 to ptr
 %49 = icmp slt i64 %24, %44
 br i1 %49, label %50, label %266
50:
 %51 = icmp slt i64 %24, 0
 %52 = select i1 %51, i64 %44, i64 0
 %53 = getelementptr double, ptr %48, i64 %24
 %54 = getelementptr double, ptr %53, i64 %52
 %55 = load double, ptr %54, align 8
 %56 = fadd nsz contract double %4, %41
 %57 = fcmp nsz contract ugt double %55, %56
 br i1 %57, label %266, label %58
58:
 %59 = getelementptr inbounds nuw i8, ptr %10, i64 112
 %60 = add i64 %2, 216
 %61 = inttoptr i64 %60 to ptr
 %62 = load i64, ptr %61, align 8
 %63 = add i64 %2, 224
 %64 = inttoptr i64 %63 to ptr
 %65 = load i64, ptr %64, align 8
 %66 = add i64 %2, 208
 %67 = inttoptr i64 %66 to ptr
 %68 = load i64, ptr %67, align 8
 %69 = inttoptr i64 %68 to ptr
 %70 = fsub nsz contract double %4, %41
 %71 = add i64 %2, 80
 %72 = inttoptr i64 %71 to ptr
 %73 = icmp slt i64 %13, 1
 %74 = sub i64 %19, %16
 %75 = icmp slt i64 %74, 1
 %76 = add i64 %2, 112
 %77 = inttoptr i64 %76 to ptr
 %78 = add i64 %2, 56
 %79 = inttoptr i64 %78 to ptr
 %80 = add i64 %2, 40
 %81 = inttoptr i64 %80 to ptr
 %82 = add i64 %2, 240
 %83 = inttoptr i64 %82 to ptr
 %84 = add i64 %2, 248
 %85 = inttoptr i64 %84 to ptr
 %86 = add i64 %2, 232
 %87 = inttoptr i64 %86 to ptr
 %88 = icmp slt i64 %19, 1
 %89 = tail call i64 @llvm.smax.i64(i64 %22, i64 0)
 %90 = icmp slt i64 %22, 1
 %91 = add i64 %2, 48
 %92 = inttoptr i64 %91 to ptr
 %93 = add i64 %2, 8
 %94 = inttoptr i64 %93 to ptr
 %95 = inttoptr i64 %2 to ptr
 %96 = add i64 %1, 8
 %97 = inttoptr i64 %96 to ptr
 %98 = add i64 %1, 16
 %99 = inttoptr i64 %98 to ptr
 %100 = add i64 %1, 192
 %101 = inttoptr i64 %100 to ptr
 %102 = add i64 %2, 264
 %103 = inttoptr i64 %102 to ptr
 %104 = add i64 %2, 272
 %105 = inttoptr i64 %104 to ptr
 %106 = add i64 %2, 256
 %107 = inttoptr i64 %106 to ptr
 %108 = add i64 %2, 184
 %109 = inttoptr i64 %108 to ptr
 %110 = add i64 %2, 176
 %111 = inttoptr i64 %110 to ptr
 %112 = add i64 %2, 192
 %113 = inttoptr i64 %112 to ptr
 %114 = icmp slt i64 %65, 1
 %115 = icmp slt i64 %65, 0
 %116 = icmp slt i64 %65, -1
 %117 = tail call i64 @llvm.smax.i64(i64 %65, i64 0)
 %118 = add nsw i64 %44, -1
 br label %119
119:
 %120 = phi i64 [ %256, %255 ], [ %24, %58 ]
 %121 = load i64, ptr %59, align 1
 %122 = sub nsw i64 %120, %121
 %123 = icmp slt i64 %122, 0
 %124 = select i1 %123, i64 %62, i64 0
 %125 = add i64 %124, %122
 %126 = mul i64 %125, %65
 %127 = getelementptr double, ptr %69, i64 %126
 %128 = icmp slt i64 %120, 0
 %129 = select i1 %128, i64 %44, i64 0
 %130 = getelementptr double, ptr %48, i64 %120
 %131 = getelementptr double, ptr %130, i64 %129
 %132 = load double, ptr %131, align 8
 %133 = fcmp nsz contract ult double %132, %70
 br i1 %133, label %159, label %134
134:
 %135 = load i64, ptr %72, align 8
 %136 = inttoptr i64 %135 to ptr
 br i1 %73, label %144, label %137
137:
 %138 = phi i64 [ %139, %137 ], [ 0, %134 ]
 %139 = add nuw nsw i64 %138, 1
 %140 = getelementptr double, ptr %136, i64 %138
 %141 = load double, ptr %140, align 8
 %142 = getelementptr double, ptr %127, i64 %138
 store double %141, ptr %142, align 8
 %143 = icmp eq i64 %13, %139
 br i1 %143, label %144, label %137
144:
 br i1 %75, label %198, label %145
145:
 %146 = load i64, ptr %77, align 8
 %147 = inttoptr i64 %146 to ptr
 %148 = load i64, ptr %79, align 8
 %149 = load i64, ptr %81, align 8
 %150 = inttoptr i64 %149 to ptr
 %151 = load i64, ptr %83, align 8
 %152 = load i64, ptr %85, align 8
 %153 = load i64, ptr %87, align 8
 %154 = inttoptr i64 %153 to ptr
 %155 = select i1 %123, i64 %151, i64 0
 %156 = add i64 %155, %122
 %157 = mul i64 %156, %152
 %158 = getelementptr double, ptr %154, i64 %157
 br label %272
159:
 %160 = load double, ptr %10, align 1
 %161 = fsub nsz contract double %132, %160
 %162 = fdiv nsz contract double %161, %3
 br i1 %88, label %193, label %163
163:
 %164 = fsub nsz contract double 1.000000e+00, %162
 br label %286
165:
 %166 = phi double [ 0.000000e+00, %286 ], [ %311, %295 ]
 %167 = icmp slt i64 %287, %16
 br i1 %167, label %168, label %177
168:
 %169 = load i64, ptr %94, align 8
 %170 = load i64, ptr %95, align 8
 %171 = inttoptr i64 %170 to ptr
 %172 = add nsw i64 %287, %13
 %173 = icmp slt i64 %172, 0
 %174 = select i1 %173, i64 %169, i64 0
 %175 = getelementptr double, ptr %171, i64 %172
 %176 = getelementptr double, ptr %175, i64 %174
 store double %166, ptr %176, align 8
 br label %270
177:
 %178 = load i64, ptr %77, align 8
 %179 = inttoptr i64 %178 to ptr
 %180 = sub nsw i64 %287, %16
 %181 = getelementptr double, ptr %179, i64 %180
 %182 = load double, ptr %181, align 8
 %183 = fadd nsz contract double %166, %182
 %184 = load i64, ptr %83, align 8
 %185 = load i64, ptr %85, align 8
 %186 = load i64, ptr %87, align 8
 %187 = inttoptr i64 %186 to ptr
 %188 = select i1 %123, i64 %184, i64 0
 %189 = add i64 %188, %122
 %190 = mul i64 %189, %185
 %191 = getelementptr double, ptr %187, i64 %190
 %192 = getelementptr double, ptr %191, i64 %180
 store double %183, ptr %192, align 8
 br label %270
193:
 %194 = load i64, ptr %97, align 8
 %195 = load i64, ptr %95, align 8
 %196 = inttoptr i64 %195 to ptr
 %197 = inttoptr i64 %194 to ptr
 tail call void %197(ptr %196, ptr %127)
 br label %198
198:
 %199 = load i64, ptr %99, align 8
 %200 = load double, ptr %101, align 8
 %201 = load i64, ptr %103, align 8
 %202 = load i64, ptr %105, align 8
 %203 = load i64, ptr %107, align 8
 %204 = inttoptr i64 %203 to ptr
 %205 = select i1 %123, i64 %201, i64 0
 %206 = add i64 %205, %122
 %207 = mul i64 %206, %202
 %208 = getelementptr double, ptr %204, i64 %207
 %209 = load i64, ptr %109, align 8
 %210 = load i64, ptr %111, align 8
 %211 = inttoptr i64 %210 to ptr
 %212 = load i64, ptr %113, align 8
 %213 = inttoptr i64 %212 to ptr
 %214 = icmp eq i64 %199, 0
 br i1 %214, label %215, label %227
215:
 %216 = phi i64 [ %220, %219 ], [ 0, %198 ]
 %217 = icmp eq i64 %216, %117
 br i1 %217, label %218, label %219
218:
 br label %253
219:
 %220 = add nuw i64 %216, 1
 %221 = getelementptr double, ptr %127, i64 %216
 %222 = load double, ptr %221, align 8
 %223 = fsub nsz contract double %222, %222
 %224 = fcmp nsz contract ord double %223, 0.000000e+00
 br i1 %224, label %215, label %225
225:
 %226 = icmp sgt i64 %216, -1
 br i1 %226, label %251, label %253
227:
 store i8 0, ptr %6, align 1
 call fastcc void @f3(ptr %6, i64 %199, double %200, ptr %127, i64 %65, ptr %211, i64 %209, ptr %213)
 %228 = load i8, ptr %6, align 1
 %229 = icmp eq i8 %228, 0
 br i1 %114, label %237, label %230
230:
 %231 = phi i64 [ %232, %230 ], [ 0, %227 ]
 %232 = add nuw nsw i64 %231, 1
 %233 = getelementptr double, ptr %127, i64 %231
 %234 = load double, ptr %233, align 8
 %235 = getelementptr double, ptr %213, i64 %231
 store double %234, ptr %235, align 8
 %236 = icmp eq i64 %65, %232
 br i1 %236, label %237, label %230
237:
 %238 = inttoptr i64 %199 to ptr
 tail call void %238(ptr %213, ptr %211)
 %239 = select i1 %115, i64 %209, i64 0
 %240 = getelementptr double, ptr %211, i64 %65
 %241 = getelementptr double, ptr %240, i64 %239
 %242 = load double, ptr %241, align 8
 %243 = select i1 %116, i64 %209, i64 0
 %244 = getelementptr i8, ptr %240, i64 8
 %245 = getelementptr double, ptr %244, i64 %243
 %246 = load double, ptr %245, align 8
 store double %242, ptr %208, align 8
 %247 = getelementptr i8, ptr %208, i64 8
 store double %246, ptr %247, align 8
 br i1 %229, label %248, label %249
248:
 br label %251
249:
 %250 = fcmp nsz contract ugt double %242, %200
 br i1 %250, label %251, label %253
251:
 %252 = phi i64 [ %269, %266 ], [ -1, %248 ], [ -1, %225 ], [ -1, %249 ]
 store i64 %252, ptr %0, align 8
 ret void
253:
 %254 = icmp eq i64 %120, %118
 br i1 %254, label %263, label %255
255:
 %256 = add i64 %120, 1
 %257 = icmp slt i64 %120, -1
 %258 = select i1 %257, i64 %44, i64 0
 %259 = getelementptr double, ptr %48, i64 %256
 %260 = getelementptr double, ptr %259, i64 %258
 %261 = load double, ptr %260, align 8
 %262 = fcmp nsz contract ugt double %261, %56
 br i1 %262, label %263, label %119
263:
 %264 = phi i64 [ %44, %253 ], [ %256, %255 ]
 %265 = load i64, ptr %23, align 1
 br label %266
266:
 %267 = phi i64 [ %24, %50 ], [ %24, %39 ], [ %265, %263 ]
 %268 = phi i64 [ %24, %50 ], [ %24, %39 ], [ %264, %263 ]
 %269 = sub nsw i64 %268, %267
 br label %251
270:
 %271 = icmp eq i64 %19, %288
 br i1 %271, label %193, label %286
272:
 %273 = phi i64 [ 0, %145 ], [ %274, %272 ]
 %274 = add nuw nsw i64 %273, 1
 %275 = getelementptr double, ptr %147, i64 %273
 %276 = load double, ptr %275, align 8
 %277 = add nsw i64 %273, %16
 %278 = icmp slt i64 %277, 0
 %279 = select i1 %278, i64 %148, i64 0
 %280 = getelementptr double, ptr %150, i64 %277
 %281 = getelementptr double, ptr %280, i64 %279
 %282 = load double, ptr %281, align 8
 %283 = fadd nsz contract double %276, %282
 %284 = getelementptr double, ptr %158, i64 %273
 store double %283, ptr %284, align 8
 %285 = icmp eq i64 %74, %274
 br i1 %285, label %198, label %272
286:
 %287 = phi i64 [ 0, %163 ], [ %288, %270 ]
 %288 = add nuw nsw i64 %287, 1
 br i1 %90, label %165, label %289
289:
 %290 = load i64, ptr %92, align 8
 %291 = load i64, ptr %79, align 8
 %292 = load i64, ptr %81, align 8
 %293 = inttoptr i64 %292 to ptr
 %294 = getelementptr double, ptr %293, i64 %287
 br label %295
295:
 %296 = phi double [ 0.000000e+00, %289 ], [ %311, %295 ]
 %297 = phi i64 [ %89, %289 ], [ %300, %295 ]
 %298 = phi i64 [ %22, %289 ], [ %299, %295 ]
 %299 = add i64 %298, -1
 %300 = add nsw i64 %297, -1
 %301 = icmp slt i64 %299, 0
 %302 = select i1 %301, i64 %290, i64 0
 %303 = add i64 %302, %299
 %304 = mul i64 %303, %291
 %305 = getelementptr double, ptr %294, i64 %304
 %306 = load double, ptr %305, align 8
 %307 = fadd nsz contract double %296, %306
 %308 = and i64 %299, 1
 %309 = icmp eq i64 %308, 0
 %310 = select i1 %309, double %162, double %164
 %311 = fmul nsz contract double %310, %307
 %312 = icmp sgt i64 %297, 1
 br i1 %312, label %295, label %165
}
define internal fastcc void @f20(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, ptr readonly captures(none) %3, ptr readonly captures(none) %4, ptr captures(none) %5, i64 %6) unnamed_addr {
7:
 %8 = alloca i64, align 8
 %9 = add i64 %1, 72
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = add i64 %2, 216
 %13 = inttoptr i64 %12 to ptr
 %14 = load i64, ptr %13, align 8
 %15 = add i64 %2, 200
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = inttoptr i64 %17 to ptr
 %19 = getelementptr i64, ptr %18, i64 %14
 %20 = icmp slt i64 %11, 1
 br i1 %20, label %83, label %21
21:
 %22 = add i64 %2, 192
 %23 = inttoptr i64 %22 to ptr
 %24 = add i64 %2, 176
 %25 = inttoptr i64 %24 to ptr
 %26 = add i64 %1, 96
 %27 = inttoptr i64 %26 to ptr
 %28 = add i64 %1, 184
 %29 = inttoptr i64 %28 to ptr
 %30 = add i64 %1, 176
 %31 = inttoptr i64 %30 to ptr
 %32 = add i64 %1, 48
 %33 = inttoptr i64 %32 to ptr
 %34 = add i64 %2, 368
 %35 = inttoptr i64 %34 to ptr
 %36 = add i64 %2, 352
 %37 = inttoptr i64 %36 to ptr
 br label %92
38:
 store i64 4, ptr %98, align 8
 %39 = load i64, ptr %23, align 8
 %40 = load i64, ptr %25, align 8
 %41 = inttoptr i64 %40 to ptr
 %42 = getelementptr double, ptr %41, i64 %39
 %43 = getelementptr double, ptr %42, i64 %93
 store double 0.000000e+00, ptr %43, align 8
 %44 = load i64, ptr %27, align 8
 %45 = inttoptr i64 %44 to ptr
 %46 = getelementptr i64, ptr %45, i64 %93
 %47 = load i64, ptr %46, align 8
 %48 = icmp sgt i64 %47, -1
 br i1 %48, label %49, label %66
49:
 %50 = getelementptr double, ptr %4, i64 %93
 %51 = load double, ptr %50, align 8
 %52 = fneg nsz contract double %51
 %53 = load i64, ptr %29, align 8
 %54 = load i64, ptr %31, align 8
 %55 = inttoptr i64 %54 to ptr
 %56 = load i64, ptr %33, align 8
 %57 = inttoptr i64 %56 to ptr
 %58 = getelementptr i64, ptr %57, i64 %93
 %59 = load i64, ptr %58, align 8
 %60 = icmp slt i64 %59, 0
 %61 = select i1 %60, i64 %53, i64 0
 %62 = getelementptr double, ptr %55, i64 %59
 %63 = getelementptr double, ptr %62, i64 %61
 %64 = load double, ptr %63, align 8
 %65 = fmul nsz contract double %64, %52
 store double %65, ptr %43, align 8
 br label %66
66:
 %67 = getelementptr double, ptr %4, i64 %93
 %68 = load double, ptr %67, align 8
 %69 = fneg nsz contract double %68
 %70 = load i64, ptr %35, align 8
 %71 = load i64, ptr %37, align 8
 %72 = inttoptr i64 %71 to ptr
 %73 = mul i64 %93, %70
 %74 = getelementptr double, ptr %72, i64 %73
 %75 = getelementptr i8, ptr %74, i64 8
 %76 = load double, ptr %75, align 8
 %77 = fmul nsz contract double %76, %69
 %78 = shl i64 %39, 4
 %79 = getelementptr i8, ptr %41, i64 %78
 %80 = getelementptr double, ptr %79, i64 %93
 store double %77, ptr %80, align 8
 br label %81
81:
 %82 = icmp eq i64 %94, %11
 br i1 %82, label %83, label %92
83:
 %84 = add i64 %2, 296
 %85 = inttoptr i64 %84 to ptr
 %86 = load i64, ptr %85, align 8
 %87 = add i64 %2, 288
 %88 = inttoptr i64 %87 to ptr
 %89 = load i64, ptr %88, align 8
 %90 = inttoptr i64 %89 to ptr
 store i64 0, ptr %8, align 8
 call fastcc void @f23(ptr %8, i64 %1, i64 %2, ptr %90, i64 %86, ptr %5, i64 %6)
 %91 = load i64, ptr %8, align 8
 store i64 %91, ptr %0, align 8
 ret void
92:
 %93 = phi i64 [ 0, %21 ], [ %94, %81 ]
 %94 = add nuw nsw i64 %93, 1
 %95 = getelementptr i64, ptr %3, i64 %93
 %96 = load i64, ptr %95, align 8
 %97 = getelementptr i64, ptr %19, i64 %93
 store i64 %96, ptr %97, align 8
 %98 = getelementptr i64, ptr %18, i64 %93
 store i64 0, ptr %98, align 8
 %99 = load i64, ptr %95, align 8
 %100 = icmp sgt i64 %99, 1
 br i1 %100, label %38, label %81
}
define internal fastcc void @f21(ptr noalias writeonly captures(none) %0, i64 %1, i64 range(i64 1, -9223372036854775808) %2) unnamed_addr {
3:
 %4 = add i64 %1, 432
 %5 = inttoptr i64 %4 to ptr
 %6 = load i64, ptr %5, align 8
 %7 = inttoptr i64 %6 to ptr
 %8 = add i64 %1, 256
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = inttoptr i64 %10 to ptr
 %12 = add i64 %1, 272
 %13 = inttoptr i64 %12 to ptr
 %14 = load i64, ptr %13, align 8
 %15 = inttoptr i64 %14 to ptr
 %16 = add i64 %1, 400
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = inttoptr i64 %18 to ptr
 %20 = add i64 %1, 368
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = add i64 %1, 352
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = inttoptr i64 %25 to ptr
 %27 = add i64 %1, 392
 %28 = inttoptr i64 %27 to ptr
 %29 = load i64, ptr %28, align 8
 %30 = add i64 %1, 376
 %31 = inttoptr i64 %30 to ptr
 %32 = load i64, ptr %31, align 8
 %33 = inttoptr i64 %32 to ptr
 %34 = getelementptr double, ptr %7, i64 %2
 %35 = shl i64 %2, 4
 %36 = getelementptr i8, ptr %7, i64 %35
 %37 = mul i64 %2, 24
 %38 = getelementptr i8, ptr %7, i64 %37
 %39 = mul i64 %2, 40
 %40 = getelementptr i8, ptr %7, i64 %39
 br label %45
41:
 %42 = add nuw nsw i64 %46, 1
 %43 = icmp eq i64 %42, %2
 br i1 %43, label %44, label %45
44:
 store ptr null, ptr %0, align 8
 ret void
45:
 %46 = phi i64 [ 0, %3 ], [ %42, %41 ]
 %47 = getelementptr double, ptr %7, i64 %46
 %48 = load double, ptr %47, align 8
 %49 = getelementptr double, ptr %34, i64 %46
 %50 = load double, ptr %49, align 8
 %51 = getelementptr double, ptr %36, i64 %46
 %52 = load double, ptr %51, align 8
 %53 = getelementptr double, ptr %11, i64 %46
 store double %48, ptr %53, align 8
 %54 = getelementptr double, ptr %15, i64 %46
 store double %50, ptr %54, align 8
 %55 = getelementptr double, ptr %19, i64 %46
 store double %52, ptr %55, align 8
 %56 = shl nuw nsw i64 %46, 1
 %57 = mul i64 %46, %22
 %58 = getelementptr double, ptr %26, i64 %57
 %59 = mul i64 %46, %29
 %60 = getelementptr double, ptr %33, i64 %59
 %61 = getelementptr double, ptr %38, i64 %56
 %62 = getelementptr double, ptr %40, i64 %56
 br label %63
63:
 %64 = phi i64 [ 0, %45 ], [ %65, %63 ]
 %65 = add nuw nsw i64 %64, 1
 %66 = getelementptr double, ptr %61, i64 %64
 %67 = load double, ptr %66, align 8
 %68 = getelementptr double, ptr %58, i64 %64
 store double %67, ptr %68, align 8
 %69 = getelementptr double, ptr %62, i64 %64
 %70 = load double, ptr %69, align 8
 %71 = getelementptr double, ptr %60, i64 %64
 store double %70, ptr %71, align 8
 %72 = icmp eq i64 %65, 2
 br i1 %72, label %41, label %63
}
define internal fastcc range(i32 0, 2) i32 @f22(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3) unnamed_addr {
4:
 %5 = add i64 %2, 8
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = inttoptr i64 %2 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = inttoptr i64 %9 to ptr
 %11 = icmp slt i64 %3, 0
 %12 = select i1 %11, i64 %7, i64 0
 %13 = getelementptr i64, ptr %10, i64 %3
 %14 = getelementptr i64, ptr %13, i64 %12
 %15 = load i64, ptr %14, align 8
 %16 = add i64 %1, 72
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = add i64 %1, 64
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = inttoptr i64 %21 to ptr
 %23 = select i1 %11, i64 %18, i64 0
 %24 = getelementptr i64, ptr %22, i64 %3
 %25 = getelementptr i64, ptr %24, i64 %23
 %26 = load i64, ptr %25, align 8
 %27 = add i64 %1, 120
 %28 = inttoptr i64 %27 to ptr
 %29 = load i64, ptr %28, align 8
 %30 = add i64 %1, 112
 %31 = inttoptr i64 %30 to ptr
 %32 = load i64, ptr %31, align 8
 %33 = inttoptr i64 %32 to ptr
 %34 = select i1 %11, i64 %29, i64 0
 %35 = getelementptr i64, ptr %33, i64 %3
 %36 = getelementptr i64, ptr %35, i64 %34
 %37 = load i64, ptr %36, align 8
 %38 = add i64 %1, 104
 %39 = inttoptr i64 %38 to ptr
 %40 = load i64, ptr %39, align 8
 %41 = add i64 %1, 96
 %42 = inttoptr i64 %41 to ptr
 %43 = load i64, ptr %42, align 8
 %44 = inttoptr i64 %43 to ptr
 %45 = select i1 %11, i64 %40, i64 0
 %46 = getelementptr i64, ptr %44, i64 %3
 %47 = getelementptr i64, ptr %46, i64 %45
 %48 = load i64, ptr %47, align 8
 switch i64 %26, label %262 [
  i64 1, label %49
  i64 2, label %242
  i64 3, label %264
 ]
49:
 %50 = icmp sgt i64 %37, -1
 %51 = icmp slt i64 %37, %3
 %52 = and i1 %50, %51
 br i1 %52, label %53, label %55
53:
 %54 = phi double [ %357, %328 ], [ %325, %309 ], [ %308, %293 ], [ %441, %439 ], [ %438, %435 ], [ %393, %370 ], [ %234, %211 ], [ %369, %358 ], [ %261, %242 ], [ 1.000000e+00, %58 ], [ %434, %426 ], [ %241, %235 ], [ %425, %424 ], [ 1.000000e+00, %49 ]
 store double %54, ptr %0, align 8
 ret i32 0
55:
 switch i64 %15, label %211 [
  i64 0, label %56
  i64 1, label %116
 ]
56:
 %57 = icmp sgt i64 %48, -1
 br i1 %57, label %58, label %62
58:
 %59 = getelementptr i64, ptr %10, i64 %48
 %60 = load i64, ptr %59, align 8
 %61 = icmp eq i64 %60, 1
 br i1 %61, label %62, label %53
62:
 %63 = add i64 %1, 248
 %64 = inttoptr i64 %63 to ptr
 %65 = load i64, ptr %64, align 8
 %66 = add i64 %1, 240
 %67 = inttoptr i64 %66 to ptr
 %68 = load i64, ptr %67, align 8
 %69 = inttoptr i64 %68 to ptr
 %70 = select i1 %11, i64 %65, i64 0
 %71 = getelementptr double, ptr %69, i64 %3
 %72 = getelementptr double, ptr %71, i64 %70
 %73 = load double, ptr %72, align 8
 %74 = add i64 %2, 280
 %75 = inttoptr i64 %74 to ptr
 %76 = load i64, ptr %75, align 8
 %77 = add i64 %2, 272
 %78 = inttoptr i64 %77 to ptr
 %79 = load i64, ptr %78, align 8
 %80 = inttoptr i64 %79 to ptr
 %81 = icmp slt i64 %37, 0
 %82 = select i1 %11, i64 %76, i64 0
 %83 = getelementptr double, ptr %80, i64 %3
 %84 = getelementptr double, ptr %83, i64 %82
 %85 = load double, ptr %84, align 8
 br i1 %81, label %86, label %88
86:
 %87 = tail call nsz contract double @llvm.fabs.f64(double %85)
 br label %435
88:
 %89 = phi double [ %95, %88 ], [ 1.000000e+00, %62 ]
 %90 = phi double [ %97, %88 ], [ %85, %62 ]
 %91 = phi i64 [ %96, %88 ], [ 2, %62 ]
 %92 = and i64 %91, 1
 %93 = icmp eq i64 %92, 0
 %94 = fmul nsz contract double %89, %90
 %95 = select i1 %93, double %89, double %94
 %96 = lshr i64 %91, 1
 %97 = fmul nsz contract double %90, %90
 %98 = icmp eq i64 %96, 0
 br i1 %98, label %99, label %88
99:
 %100 = getelementptr double, ptr %80, i64 %37
 %101 = load double, ptr %100, align 8
 br label %102
102:
 %103 = phi double [ %109, %102 ], [ 1.000000e+00, %99 ]
 %104 = phi double [ %111, %102 ], [ %101, %99 ]
 %105 = phi i64 [ %110, %102 ], [ 2, %99 ]
 %106 = and i64 %105, 1
 %107 = icmp eq i64 %106, 0
 %108 = fmul nsz contract double %103, %104
 %109 = select i1 %107, double %103, double %108
 %110 = lshr i64 %105, 1
 %111 = fmul nsz contract double %104, %104
 %112 = icmp eq i64 %110, 0
 br i1 %112, label %113, label %102
113:
 %114 = fadd nsz contract double %95, %109
 %115 = tail call nsz contract double @llvm.sqrt.f64(double %114)
 br label %435
116:
 %117 = add i64 %2, 360
 %118 = inttoptr i64 %117 to ptr
 %119 = load i64, ptr %118, align 8
 %120 = add i64 %2, 368
 %121 = inttoptr i64 %120 to ptr
 %122 = load i64, ptr %121, align 8
 %123 = add i64 %2, 352
 %124 = inttoptr i64 %123 to ptr
 %125 = load i64, ptr %124, align 8
 %126 = inttoptr i64 %125 to ptr
 %127 = select i1 %11, i64 %119, i64 0
 %128 = add i64 %127, %3
 %129 = mul i64 %128, %122
 %130 = getelementptr double, ptr %126, i64 %129
 %131 = load double, ptr %130, align 8
 %132 = icmp sgt i64 %48, -1
 br i1 %132, label %136, label %133
133:
 %134 = add i64 %2, 400
 %135 = inttoptr i64 %134 to ptr
 br label %168
136:
 %137 = add i64 %1, 168
 %138 = inttoptr i64 %137 to ptr
 %139 = load i64, ptr %138, align 8
 %140 = add i64 %1, 160
 %141 = inttoptr i64 %140 to ptr
 %142 = load i64, ptr %141, align 8
 %143 = inttoptr i64 %142 to ptr
 %144 = add i64 %1, 56
 %145 = inttoptr i64 %144 to ptr
 %146 = load i64, ptr %145, align 8
 %147 = add i64 %1, 48
 %148 = inttoptr i64 %147 to ptr
 %149 = load i64, ptr %148, align 8
 %150 = inttoptr i64 %149 to ptr
 %151 = select i1 %11, i64 %146, i64 0
 %152 = getelementptr i64, ptr %150, i64 %3
 %153 = getelementptr i64, ptr %152, i64 %151
 %154 = load i64, ptr %153, align 8
 %155 = icmp slt i64 %154, 0
 %156 = select i1 %155, i64 %139, i64 0
 %157 = getelementptr double, ptr %143, i64 %154
 %158 = getelementptr double, ptr %157, i64 %156
 %159 = load double, ptr %158, align 8
 %160 = add i64 %2, 400
 %161 = inttoptr i64 %160 to ptr
 %162 = load i64, ptr %161, align 8
 %163 = inttoptr i64 %162 to ptr
 %164 = getelementptr double, ptr %163, i64 %48
 %165 = load double, ptr %164, align 8
 %166 = fmul nsz contract double %159, %165
 %167 = fadd nsz contract double %131, %166
 br label %168
168:
 %169 = phi ptr [ %135, %133 ], [ %161, %136 ]
 %170 = phi double [ %131, %133 ], [ %167, %136 ]
 %171 = add i64 %2, 408
 %172 = inttoptr i64 %171 to ptr
 %173 = load i64, ptr %172, align 8
 %174 = load i64, ptr %169, align 8
 %175 = inttoptr i64 %174 to ptr
 %176 = icmp slt i64 %37, 0
 %177 = select i1 %11, i64 %173, i64 0
 %178 = getelementptr double, ptr %175, i64 %3
 %179 = getelementptr double, ptr %178, i64 %177
 %180 = load double, ptr %179, align 8
 br i1 %176, label %181, label %183
181:
 %182 = tail call nsz contract double @llvm.fabs.f64(double %180)
 br label %439
183:
 %184 = phi double [ %190, %183 ], [ 1.000000e+00, %168 ]
 %185 = phi double [ %192, %183 ], [ %180, %168 ]
 %186 = phi i64 [ %191, %183 ], [ 2, %168 ]
 %187 = and i64 %186, 1
 %188 = icmp eq i64 %187, 0
 %189 = fmul nsz contract double %184, %185
 %190 = select i1 %188, double %184, double %189
 %191 = lshr i64 %186, 1
 %192 = fmul nsz contract double %185, %185
 %193 = icmp eq i64 %191, 0
 br i1 %193, label %194, label %183
194:
 %195 = getelementptr double, ptr %175, i64 %37
 %196 = load double, ptr %195, align 8
 br label %197
197:
 %198 = phi double [ %204, %197 ], [ 1.000000e+00, %194 ]
 %199 = phi double [ %206, %197 ], [ %196, %194 ]
 %200 = phi i64 [ %205, %197 ], [ 2, %194 ]
 %201 = and i64 %200, 1
 %202 = icmp eq i64 %201, 0
 %203 = fmul nsz contract double %198, %199
 %204 = select i1 %202, double %198, double %203
 %205 = lshr i64 %200, 1
 %206 = fmul nsz contract double %199, %199
 %207 = icmp eq i64 %205, 0
 br i1 %207, label %208, label %197
208:
 %209 = fadd nsz contract double %190, %204
 %210 = tail call nsz contract double @llvm.sqrt.f64(double %209)
 br label %439
211:
 %212 = add i64 %2, 24
 %213 = inttoptr i64 %212 to ptr
 %214 = load i64, ptr %213, align 8
 %215 = add i64 %2, 16
 %216 = inttoptr i64 %215 to ptr
 %217 = load i64, ptr %216, align 8
 %218 = inttoptr i64 %217 to ptr
 %219 = select i1 %11, i64 %214, i64 0
 %220 = getelementptr double, ptr %218, i64 %3
 %221 = getelementptr double, ptr %220, i64 %219
 %222 = load double, ptr %221, align 8
 %223 = add i64 %2, 280
 %224 = inttoptr i64 %223 to ptr
 %225 = load i64, ptr %224, align 8
 %226 = add i64 %2, 272
 %227 = inttoptr i64 %226 to ptr
 %228 = load i64, ptr %227, align 8
 %229 = inttoptr i64 %228 to ptr
 %230 = select i1 %11, i64 %225, i64 0
 %231 = getelementptr double, ptr %229, i64 %3
 %232 = getelementptr double, ptr %231, i64 %230
 %233 = load double, ptr %232, align 8
 %234 = fmul nsz contract double %222, %233
 br i1 %50, label %235, label %53
235:
 %236 = getelementptr double, ptr %218, i64 %37
 %237 = load double, ptr %236, align 8
 %238 = getelementptr double, ptr %229, i64 %37
 %239 = load double, ptr %238, align 8
 %240 = fmul nsz contract double %237, %239
 %241 = fadd nsz contract double %234, %240
 br label %53
242:
 %243 = add i64 %2, 384
 %244 = inttoptr i64 %243 to ptr
 %245 = load i64, ptr %244, align 8
 %246 = add i64 %2, 392
 %247 = inttoptr i64 %246 to ptr
 %248 = load i64, ptr %247, align 8
 %249 = add i64 %2, 376
 %250 = inttoptr i64 %249 to ptr
 %251 = load i64, ptr %250, align 8
 %252 = inttoptr i64 %251 to ptr
 %253 = icmp ne i64 %15, 0
 %254 = zext i1 %253 to i64
 %255 = select i1 %11, i64 %245, i64 0
 %256 = add i64 %255, %3
 %257 = mul i64 %256, %248
 %258 = getelementptr double, ptr %252, i64 %257
 %259 = getelementptr double, ptr %258, i64 %254
 %260 = load double, ptr %259, align 8
 %261 = fneg nsz contract double %260
 br label %53
262:
 %263 = icmp eq i64 %15, 1
 br i1 %263, label %358, label %370
264:
 %265 = add i64 %1, 136
 %266 = inttoptr i64 %265 to ptr
 %267 = load i64, ptr %266, align 8
 %268 = add i64 %1, 128
 %269 = inttoptr i64 %268 to ptr
 %270 = load i64, ptr %269, align 8
 %271 = inttoptr i64 %270 to ptr
 %272 = select i1 %11, i64 %267, i64 0
 %273 = getelementptr i64, ptr %271, i64 %3
 %274 = getelementptr i64, ptr %273, i64 %272
 %275 = load i64, ptr %274, align 8
 %276 = icmp eq i64 %275, 0
 br i1 %276, label %277, label %326
277:
 %278 = icmp eq i64 %15, 0
 %279 = add i64 %2, 384
 %280 = inttoptr i64 %279 to ptr
 %281 = load i64, ptr %280, align 8
 %282 = add i64 %2, 392
 %283 = inttoptr i64 %282 to ptr
 %284 = load i64, ptr %283, align 8
 %285 = add i64 %2, 376
 %286 = inttoptr i64 %285 to ptr
 %287 = load i64, ptr %286, align 8
 %288 = inttoptr i64 %287 to ptr
 %289 = select i1 %11, i64 %281, i64 0
 %290 = add i64 %289, %3
 %291 = mul i64 %290, %284
 %292 = getelementptr double, ptr %288, i64 %291
 br i1 %278, label %293, label %309
293:
 %294 = add i64 %2, 280
 %295 = inttoptr i64 %294 to ptr
 %296 = load i64, ptr %295, align 8
 %297 = add i64 %2, 272
 %298 = inttoptr i64 %297 to ptr
 %299 = load i64, ptr %298, align 8
 %300 = inttoptr i64 %299 to ptr
 %301 = select i1 %11, i64 %296, i64 0
 %302 = getelementptr double, ptr %300, i64 %3
 %303 = getelementptr double, ptr %302, i64 %301
 %304 = load double, ptr %303, align 8
 %305 = load double, ptr %292, align 8
 %306 = fneg nsz contract double %305
 %307 = fcmp nsz contract olt double %304, %306
 %308 = select i1 %307, double %306, double %304
 br label %53
309:
 %310 = add i64 %2, 408
 %311 = inttoptr i64 %310 to ptr
 %312 = load i64, ptr %311, align 8
 %313 = add i64 %2, 400
 %314 = inttoptr i64 %313 to ptr
 %315 = load i64, ptr %314, align 8
 %316 = inttoptr i64 %315 to ptr
 %317 = select i1 %11, i64 %312, i64 0
 %318 = getelementptr double, ptr %316, i64 %3
 %319 = getelementptr double, ptr %318, i64 %317
 %320 = load double, ptr %319, align 8
 %321 = getelementptr i8, ptr %292, i64 8
 %322 = load double, ptr %321, align 8
 %323 = fneg nsz contract double %322
 %324 = fcmp nsz contract ogt double %320, %323
 %325 = select i1 %324, double %323, double %320
 br label %53
326:
 %327 = icmp eq i64 %15, 1
 br i1 %327, label %328, label %370
328:
 %329 = add i64 %2, 408
 %330 = inttoptr i64 %329 to ptr
 %331 = load i64, ptr %330, align 8
 %332 = add i64 %2, 400
 %333 = inttoptr i64 %332 to ptr
 %334 = load i64, ptr %333, align 8
 %335 = inttoptr i64 %334 to ptr
 %336 = select i1 %11, i64 %331, i64 0
 %337 = getelementptr double, ptr %335, i64 %3
 %338 = getelementptr double, ptr %337, i64 %336
 %339 = load double, ptr %338, align 8
 %340 = add i64 %2, 384
 %341 = inttoptr i64 %340 to ptr
 %342 = load i64, ptr %341, align 8
 %343 = add i64 %2, 392
 %344 = inttoptr i64 %343 to ptr
 %345 = load i64, ptr %344, align 8
 %346 = add i64 %2, 376
 %347 = inttoptr i64 %346 to ptr
 %348 = load i64, ptr %347, align 8
 %349 = inttoptr i64 %348 to ptr
 %350 = select i1 %11, i64 %342, i64 0
 %351 = add i64 %350, %3
 %352 = mul i64 %351, %345
 %353 = getelementptr double, ptr %349, i64 %352
 %354 = load double, ptr %353, align 8
 %355 = fneg nsz contract double %354
 %356 = fcmp nsz contract olt double %339, %355
 %357 = select i1 %356, double %355, double %339
 br label %53
358:
 %359 = add i64 %2, 408
 %360 = inttoptr i64 %359 to ptr
 %361 = load i64, ptr %360, align 8
 %362 = add i64 %2, 400
 %363 = inttoptr i64 %362 to ptr
 %364 = load i64, ptr %363, align 8
 %365 = inttoptr i64 %364 to ptr
 %366 = select i1 %11, i64 %361, i64 0
 %367 = getelementptr double, ptr %365, i64 %3
 %368 = getelementptr double, ptr %367, i64 %366
 %369 = load double, ptr %368, align 8
 br label %53
370:
 %371 = add i64 %1, 88
 %372 = inttoptr i64 %371 to ptr
 %373 = load i64, ptr %372, align 8
 %374 = add i64 %1, 80
 %375 = inttoptr i64 %374 to ptr
 %376 = load i64, ptr %375, align 8
 %377 = inttoptr i64 %376 to ptr
 %378 = select i1 %11, i64 %373, i64 0
 %379 = getelementptr i64, ptr %377, i64 %3
 %380 = getelementptr i64, ptr %379, i64 %378
 %381 = load i64, ptr %380, align 8
 %382 = icmp eq i64 %381, 2
 %383 = add i64 %2, 280
 %384 = inttoptr i64 %383 to ptr
 %385 = load i64, ptr %384, align 8
 %386 = add i64 %2, 272
 %387 = inttoptr i64 %386 to ptr
 %388 = load i64, ptr %387, align 8
 %389 = inttoptr i64 %388 to ptr
 %390 = select i1 %11, i64 %385, i64 0
 %391 = getelementptr double, ptr %389, i64 %3
 %392 = getelementptr double, ptr %391, i64 %390
 %393 = load double, ptr %392, align 8
 br i1 %382, label %394, label %53
394:
 %395 = fcmp nsz contract ogt double %393, 0.000000e+00
 %396 = add i64 %2, 264
 %397 = inttoptr i64 %396 to ptr
 br i1 %395, label %401, label %398
398:
 %399 = add i64 %2, 256
 %400 = inttoptr i64 %399 to ptr
 br label %426
401:
 %402 = load i64, ptr %397, align 8
 %403 = add i64 %2, 256
 %404 = inttoptr i64 %403 to ptr
 %405 = load i64, ptr %404, align 8
 %406 = inttoptr i64 %405 to ptr
 %407 = select i1 %11, i64 %402, i64 0
 %408 = getelementptr double, ptr %406, i64 %3
 %409 = getelementptr double, ptr %408, i64 %407
 %410 = load double, ptr %409, align 8
 %411 = add i64 %1, 232
 %412 = inttoptr i64 %411 to ptr
 %413 = load i64, ptr %412, align 8
 %414 = add i64 %1, 224
 %415 = inttoptr i64 %414 to ptr
 %416 = load i64, ptr %415, align 8
 %417 = inttoptr i64 %416 to ptr
 %418 = select i1 %11, i64 %413, i64 0
 %419 = getelementptr double, ptr %417, i64 %3
 %420 = getelementptr double, ptr %419, i64 %418
 %421 = load double, ptr %420, align 8
 %422 = fneg nsz contract double %421
 %423 = fcmp nsz contract ult double %410, %422
 br i1 %423, label %426, label %424
424:
 %425 = tail call nsz contract double @llvm.fabs.f64(double %410)
 br label %53
426:
 %427 = phi ptr [ %400, %398 ], [ %404, %401 ]
 %428 = load i64, ptr %397, align 8
 %429 = load i64, ptr %427, align 8
 %430 = inttoptr i64 %429 to ptr
 %431 = select i1 %11, i64 %428, i64 0
 %432 = getelementptr double, ptr %430, i64 %3
 %433 = getelementptr double, ptr %432, i64 %431
 %434 = load double, ptr %433, align 8
 br label %53
435:
 %436 = phi double [ %87, %86 ], [ %115, %113 ]
 %437 = fmul nsz contract double %73, 2.000000e+00
 %438 = fsub nsz contract double %437, %436
 br label %53
439:
 %440 = phi double [ %182, %181 ], [ %210, %208 ]
 %441 = fsub nsz contract double %170, %440
 br label %53
}
define internal fastcc void @f23(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, ptr readonly captures(none) %3, i64 %4, ptr captures(none) %5, i64 %6) unnamed_addr {
7:
 %8 = alloca ptr, align 8
 %9 = alloca i64, align 8
 %10 = add i64 %1, 72
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = add i64 %2, 160
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = add i64 %2, 168
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = add i64 %2, 152
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = inttoptr i64 %21 to ptr
 %23 = add i64 %2, 216
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = add i64 %2, 200
 %27 = inttoptr i64 %26 to ptr
 %28 = load i64, ptr %27, align 8
 %29 = inttoptr i64 %28 to ptr
 %30 = getelementptr i64, ptr %29, i64 %25
 %31 = shl i64 %25, 5
 %32 = getelementptr i8, ptr %29, i64 %31
 %33 = add i64 %2, 192
 %34 = inttoptr i64 %33 to ptr
 %35 = load i64, ptr %34, align 8
 %36 = add i64 %2, 176
 %37 = inttoptr i64 %36 to ptr
 %38 = load i64, ptr %37, align 8
 %39 = inttoptr i64 %38 to ptr
 %40 = getelementptr double, ptr %39, i64 %35
 %41 = shl i64 %35, 4
 %42 = getelementptr i8, ptr %39, i64 %41
 %43 = mul i64 %35, 40
 %44 = getelementptr i8, ptr %39, i64 %43
 %45 = mul i64 %35, 24
 %46 = getelementptr i8, ptr %39, i64 %45
 %47 = mul i64 %35, 88
 %48 = getelementptr i8, ptr %39, i64 %47
 %49 = icmp slt i64 %12, 1
 br i1 %49, label %347, label %50
50:
 %51 = add i64 %1, 80
 %52 = inttoptr i64 %51 to ptr
 br label %416
53:
 %54 = icmp slt i64 %418, 0
 %55 = select i1 %54, i64 %25, i64 0
 %56 = getelementptr i64, ptr %32, i64 %418
 %57 = getelementptr i64, ptr %56, i64 %55
 store i64 %419, ptr %57, align 8
 %58 = add nsw i64 %418, 1
 br i1 %417, label %65, label %59
59:
 %60 = load i64, ptr %52, align 8
 %61 = inttoptr i64 %60 to ptr
 %62 = getelementptr i64, ptr %61, i64 %419
 %63 = load i64, ptr %62, align 8
 %64 = icmp eq i64 %63, 0
 br label %65
65:
 %66 = phi i64 [ %418, %416 ], [ %58, %59 ], [ %58, %53 ]
 %67 = phi i1 [ %417, %416 ], [ %64, %59 ], [ true, %53 ]
 %68 = icmp eq i64 %12, %420
 br i1 %68, label %69, label %416
69:
 %70 = icmp slt i64 %66, 1
 br i1 %70, label %88, label %71
71:
 %72 = add i64 %2, 312
 %73 = inttoptr i64 %72 to ptr
 %74 = load i64, ptr %73, align 8
 %75 = add i64 %2, 320
 %76 = inttoptr i64 %75 to ptr
 %77 = load i64, ptr %76, align 8
 %78 = add i64 %2, 304
 %79 = inttoptr i64 %78 to ptr
 %80 = load i64, ptr %79, align 8
 %81 = inttoptr i64 %80 to ptr
 %82 = add i64 %2, 336
 %83 = inttoptr i64 %82 to ptr
 %84 = add i64 %2, 344
 %85 = inttoptr i64 %84 to ptr
 %86 = add i64 %2, 328
 %87 = inttoptr i64 %86 to ptr
 br label %425
88:
 br i1 %67, label %346, label %347
89:
 %90 = add i64 %1, 88
 %91 = inttoptr i64 %90 to ptr
 %92 = add i64 %1, 80
 %93 = inttoptr i64 %92 to ptr
 %94 = add i64 %2, 280
 %95 = inttoptr i64 %94 to ptr
 %96 = add i64 %2, 272
 %97 = inttoptr i64 %96 to ptr
 %98 = add i64 %2, 72
 %99 = inttoptr i64 %98 to ptr
 %100 = add i64 %2, 64
 %101 = inttoptr i64 %100 to ptr
 %102 = add i64 %2, 312
 %103 = inttoptr i64 %102 to ptr
 %104 = add i64 %2, 320
 %105 = inttoptr i64 %104 to ptr
 %106 = add i64 %2, 304
 %107 = inttoptr i64 %106 to ptr
 %108 = add i64 %2, 336
 %109 = inttoptr i64 %108 to ptr
 %110 = add i64 %2, 344
 %111 = inttoptr i64 %110 to ptr
 %112 = add i64 %2, 328
 %113 = inttoptr i64 %112 to ptr
 %114 = add i64 %1, 104
 %115 = inttoptr i64 %114 to ptr
 %116 = add i64 %1, 96
 %117 = inttoptr i64 %116 to ptr
 %118 = shl i64 %66, 4
 %119 = add nsw i64 %12, -1
 %120 = load i64, ptr %103, align 8
 %121 = load i64, ptr %105, align 8
 %122 = load i64, ptr %107, align 8
 %123 = inttoptr i64 %122 to ptr
 %124 = getelementptr double, ptr %22, i64 %66
 br label %130
125:
 %126 = fcmp nsz contract ogt double %465, 0.000000e+00
 %127 = tail call nsz contract double @llvm.sqrt.f64(double %465)
 %128 = fdiv nsz contract double 1.000000e+00, %127
 %129 = select i1 %126, double %128, double 1.000000e+00
 br label %410
130:
 %131 = phi i64 [ 0, %89 ], [ %132, %343 ]
 %132 = add nuw nsw i64 %131, 1
 %133 = getelementptr i64, ptr %32, i64 %131
 %134 = load i64, ptr %133, align 8
 %135 = icmp slt i64 %134, 0
 %136 = select i1 %135, i64 %4, i64 0
 %137 = getelementptr double, ptr %3, i64 %134
 %138 = getelementptr double, ptr %137, i64 %136
 %139 = load double, ptr %138, align 8
 %140 = fneg nsz contract double %139
 br i1 %67, label %143, label %141
141:
 %142 = phi double [ 0.000000e+00, %130 ], [ 0.000000e+00, %143 ], [ %160, %152 ]
 br label %467
143:
 %144 = load i64, ptr %91, align 8
 %145 = load i64, ptr %93, align 8
 %146 = inttoptr i64 %145 to ptr
 %147 = select i1 %135, i64 %144, i64 0
 %148 = getelementptr i64, ptr %146, i64 %134
 %149 = getelementptr i64, ptr %148, i64 %147
 %150 = load i64, ptr %149, align 8
 %151 = icmp eq i64 %150, 0
 br i1 %151, label %152, label %141
152:
 %153 = load i64, ptr %95, align 8
 %154 = load i64, ptr %97, align 8
 %155 = inttoptr i64 %154 to ptr
 %156 = select i1 %135, i64 %153, i64 0
 %157 = getelementptr double, ptr %155, i64 %134
 %158 = getelementptr double, ptr %157, i64 %156
 %159 = load double, ptr %158, align 8
 %160 = fneg nsz contract double %159
 br label %141
161:
 %162 = select i1 %135, i64 %120, i64 0
 %163 = add i64 %162, %134
 %164 = mul i64 %163, %121
 %165 = getelementptr double, ptr %123, i64 %164
 %166 = select i1 %135, i64 %35, i64 0
 %167 = getelementptr double, ptr %46, i64 %134
 %168 = getelementptr double, ptr %167, i64 %166
 %169 = mul i64 %131, %18
 %170 = getelementptr double, ptr %22, i64 %169
 %171 = getelementptr double, ptr %170, i64 %66
 %172 = getelementptr i8, ptr %171, i64 8
 br label %323
173:
 %174 = getelementptr i64, ptr %29, i64 %470
 %175 = load i64, ptr %174, align 8
 %176 = load i64, ptr %101, align 8
 %177 = inttoptr i64 %176 to ptr
 %178 = getelementptr double, ptr %177, i64 %470
 %179 = load double, ptr %178, align 8
 %180 = getelementptr double, ptr %42, i64 %470
 %181 = load double, ptr %180, align 8
 %182 = icmp eq i64 %175, 3
 %183 = fmul nsz contract double %179, %181
 %184 = select i1 %182, double %183, double %181
 %185 = load i64, ptr %103, align 8
 %186 = load i64, ptr %105, align 8
 %187 = load i64, ptr %107, align 8
 %188 = inttoptr i64 %187 to ptr
 %189 = select i1 %135, i64 %185, i64 0
 %190 = add i64 %189, %134
 %191 = mul i64 %190, %186
 %192 = getelementptr double, ptr %188, i64 %191
 %193 = getelementptr double, ptr %192, i64 %470
 %194 = load double, ptr %193, align 8
 %195 = fmul nsz contract double %184, %194
 %196 = fsub nsz contract double %469, %195
 br i1 %67, label %197, label %210
197:
 %198 = load i64, ptr %109, align 8
 %199 = load i64, ptr %111, align 8
 %200 = load i64, ptr %113, align 8
 %201 = inttoptr i64 %200 to ptr
 %202 = select i1 %135, i64 %198, i64 0
 %203 = add i64 %202, %134
 %204 = mul i64 %203, %199
 %205 = getelementptr double, ptr %201, i64 %204
 %206 = getelementptr double, ptr %205, i64 %470
 %207 = load double, ptr %206, align 8
 %208 = fmul nsz contract double %184, %207
 %209 = fsub nsz contract double %468, %208
 br label %210
210:
 %211 = phi double [ %196, %197 ], [ %196, %173 ], [ %469, %467 ]
 %212 = phi double [ %209, %197 ], [ %468, %173 ], [ %468, %467 ]
 %213 = icmp eq i64 %12, %471
 br i1 %213, label %161, label %467
214:
 %215 = load i64, ptr %109, align 8
 %216 = load i64, ptr %111, align 8
 %217 = load i64, ptr %113, align 8
 %218 = inttoptr i64 %217 to ptr
 %219 = select i1 %135, i64 %215, i64 0
 %220 = add i64 %219, %134
 %221 = select i1 %480, i64 %216, i64 0
 %222 = mul i64 %220, %216
 %223 = getelementptr double, ptr %218, i64 %222
 %224 = getelementptr double, ptr %223, i64 %479
 %225 = getelementptr double, ptr %224, i64 %221
 %226 = load double, ptr %225, align 8
 br label %227
227:
 %228 = phi double [ %226, %214 ], [ 0.000000e+00, %475 ]
 %229 = add nsw i64 %479, 1
 %230 = icmp slt i64 %229, %12
 br i1 %230, label %231, label %303
231:
 %232 = load i64, ptr %115, align 8
 %233 = load i64, ptr %117, align 8
 %234 = inttoptr i64 %233 to ptr
 %235 = icmp slt i64 %479, -1
 %236 = select i1 %235, i64 %232, i64 0
 %237 = getelementptr i64, ptr %234, i64 %229
 %238 = getelementptr i64, ptr %237, i64 %236
 %239 = load i64, ptr %238, align 8
 %240 = icmp eq i64 %239, %479
 br i1 %240, label %241, label %303
241:
 %242 = phi i64 [ %296, %295 ], [ %229, %231 ]
 %243 = phi double [ %292, %295 ], [ %228, %231 ]
 %244 = phi double [ %293, %295 ], [ %484, %231 ]
 %245 = icmp slt i64 %242, 0
 %246 = select i1 %245, i64 %25, i64 0
 %247 = add i64 %246, %242
 %248 = getelementptr i64, ptr %30, i64 %247
 %249 = load i64, ptr %248, align 8
 %250 = icmp sgt i64 %249, 1
 br i1 %250, label %251, label %291
251:
 %252 = getelementptr i64, ptr %29, i64 %247
 %253 = load i64, ptr %252, align 8
 %254 = load i64, ptr %99, align 8
 %255 = load i64, ptr %101, align 8
 %256 = inttoptr i64 %255 to ptr
 %257 = select i1 %245, i64 %254, i64 0
 %258 = getelementptr double, ptr %256, i64 %242
 %259 = getelementptr double, ptr %258, i64 %257
 %260 = load double, ptr %259, align 8
 %261 = select i1 %245, i64 %35, i64 0
 %262 = getelementptr double, ptr %40, i64 %242
 %263 = getelementptr double, ptr %262, i64 %261
 %264 = load double, ptr %263, align 8
 %265 = icmp eq i64 %253, 3
 %266 = fmul nsz contract double %260, %264
 %267 = select i1 %265, double %266, double %264
 %268 = select i1 %245, i64 %121, i64 0
 %269 = getelementptr double, ptr %165, i64 %242
 %270 = getelementptr double, ptr %269, i64 %268
 %271 = load double, ptr %270, align 8
 %272 = fmul nsz contract double %271, %267
 %273 = fadd nsz contract double %244, %272
 br i1 %67, label %274, label %288
274:
 %275 = load i64, ptr %109, align 8
 %276 = load i64, ptr %111, align 8
 %277 = load i64, ptr %113, align 8
 %278 = inttoptr i64 %277 to ptr
 %279 = select i1 %135, i64 %275, i64 0
 %280 = add i64 %279, %134
 %281 = select i1 %245, i64 %276, i64 0
 %282 = mul i64 %280, %276
 %283 = getelementptr double, ptr %278, i64 %282
 %284 = getelementptr double, ptr %283, i64 %242
 %285 = getelementptr double, ptr %284, i64 %281
 %286 = load double, ptr %285, align 8
 %287 = fmul nsz contract double %267, %286
 br label %288
288:
 %289 = phi double [ %287, %274 ], [ 0.000000e+00, %251 ]
 %290 = fadd nsz contract double %243, %289
 br label %291
291:
 %292 = phi double [ %290, %288 ], [ %243, %241 ]
 %293 = phi double [ %273, %288 ], [ %244, %241 ]
 %294 = icmp eq i64 %242, %119
 br i1 %294, label %303, label %295
295:
 %296 = add i64 %242, 1
 %297 = icmp slt i64 %242, -1
 %298 = select i1 %297, i64 %232, i64 0
 %299 = getelementptr i64, ptr %234, i64 %296
 %300 = getelementptr i64, ptr %299, i64 %298
 %301 = load i64, ptr %300, align 8
 %302 = icmp eq i64 %301, %479
 br i1 %302, label %241, label %303
303:
 %304 = phi double [ %228, %231 ], [ %228, %227 ], [ %292, %291 ], [ %292, %295 ]
 %305 = phi double [ %484, %231 ], [ %484, %227 ], [ %293, %291 ], [ %293, %295 ]
 %306 = load double, ptr %168, align 8
 %307 = fmul nsz contract double %305, %306
 %308 = select i1 %480, i64 %35, i64 0
 %309 = getelementptr double, ptr %46, i64 %479
 %310 = getelementptr double, ptr %309, i64 %308
 %311 = load double, ptr %310, align 8
 %312 = fmul nsz contract double %307, %311
 %313 = getelementptr double, ptr %170, i64 %476
 store double %312, ptr %313, align 8
 br i1 %67, label %314, label %326
314:
 %315 = getelementptr double, ptr %309, i64 %308
 %316 = load double, ptr %315, align 8
 %317 = fmul nsz contract double %304, %316
 %318 = getelementptr double, ptr %172, i64 %476
 store double %317, ptr %318, align 8
 %319 = tail call nsz contract double @llvm.fabs.f64(double %317)
 %320 = fcmp nsz contract ogt double %319, %324
 %321 = select i1 %320, double %319, double %324
 %322 = icmp eq i64 %66, %477
 br i1 %322, label %332, label %323
323:
 %324 = phi double [ %321, %314 ], [ 0.000000e+00, %161 ]
 %325 = phi i64 [ %477, %314 ], [ 0, %161 ]
 br label %475
326:
 %327 = icmp eq i64 %66, %477
 br i1 %327, label %328, label %475
328:
 %329 = load double, ptr %168, align 8
 %330 = fmul nsz contract double %211, %329
 %331 = getelementptr double, ptr %124, i64 %169
 store double %330, ptr %331, align 8
 br label %343
332:
 %333 = load double, ptr %168, align 8
 %334 = fmul nsz contract double %211, %333
 %335 = getelementptr double, ptr %22, i64 %169
 %336 = getelementptr double, ptr %335, i64 %66
 store double %334, ptr %336, align 8
 %337 = getelementptr i8, ptr %335, i64 %118
 %338 = getelementptr i8, ptr %337, i64 8
 store double %212, ptr %338, align 8
 %339 = fcmp nsz contract ogt double %321, 0.000000e+00
 %340 = fdiv nsz contract double 1.000000e+00, %321
 %341 = select i1 %339, double %340, double 0.000000e+00
 %342 = getelementptr double, ptr %48, i64 %131
 store double %341, ptr %342, align 8
 br label %343
343:
 %344 = icmp eq i64 %66, %132
 br i1 %344, label %345, label %130
345:
 br i1 %67, label %346, label %347
346:
 call fastcc void @f24(ptr %8, i64 %66, ptr %22, i64 %18, ptr %46, i64 %35, ptr %32, ptr %48)
 br label %347
347:
 %348 = phi i1 [ true, %88 ], [ %70, %346 ], [ false, %345 ], [ true, %7 ]
 %349 = phi i8 [ 0, %88 ], [ 1, %346 ], [ 0, %345 ], [ 0, %7 ]
 %350 = phi i64 [ %66, %88 ], [ %66, %346 ], [ %66, %345 ], [ 0, %7 ]
 %351 = mul i64 %25, 40
 %352 = getelementptr i8, ptr %29, i64 %351
 store i64 0, ptr %9, align 8
 call fastcc void @f25(ptr %9, i64 %350, i8 %349, ptr %22, i64 %15, i64 %18, ptr %352, i64 %25, ptr %44, i64 %35)
 %353 = load i64, ptr %9, align 8
 %354 = sub i64 %350, %353
 %355 = icmp slt i64 %354, 1
 br i1 %355, label %363, label %356
356:
 %357 = add i64 %2, 752
 %358 = inttoptr i64 %357 to ptr
 %359 = add i64 %2, 744
 %360 = inttoptr i64 %359 to ptr
 br label %485
361:
 %362 = icmp samesign ugt i64 %486, 1
 br i1 %362, label %485, label %363
363:
 br i1 %348, label %371, label %533
364:
 %365 = fdiv nsz contract double %519, %521
 %366 = icmp slt i64 %487, 0
 %367 = select i1 %366, i64 %15, i64 0
 %368 = add i64 %367, %487
 %369 = mul i64 %368, %18
 %370 = getelementptr double, ptr %22, i64 %369
 br label %523
371:
 br i1 %49, label %409, label %372
372:
 %373 = add i64 %2, 64
 %374 = inttoptr i64 %373 to ptr
 %375 = add i64 %1, 96
 %376 = inttoptr i64 %375 to ptr
 br label %550
377:
 %378 = getelementptr i64, ptr %29, i64 %551
 %379 = load i64, ptr %378, align 8
 %380 = load i64, ptr %374, align 8
 %381 = inttoptr i64 %380 to ptr
 %382 = getelementptr double, ptr %381, i64 %551
 %383 = load double, ptr %382, align 8
 %384 = getelementptr double, ptr %42, i64 %551
 %385 = load double, ptr %384, align 8
 %386 = icmp eq i64 %379, 3
 %387 = fmul nsz contract double %383, %385
 %388 = select i1 %386, double %387, double %385
 %389 = getelementptr double, ptr %5, i64 %551
 store double %388, ptr %389, align 8
 %390 = load i64, ptr %376, align 8
 %391 = inttoptr i64 %390 to ptr
 %392 = getelementptr i64, ptr %391, i64 %551
 %393 = load i64, ptr %392, align 8
 %394 = icmp sgt i64 %393, -1
 br i1 %394, label %395, label %407
395:
 %396 = load i64, ptr %378, align 8
 %397 = load double, ptr %382, align 8
 %398 = getelementptr double, ptr %40, i64 %551
 %399 = load double, ptr %398, align 8
 %400 = icmp eq i64 %396, 3
 %401 = fmul nsz contract double %397, %399
 %402 = select i1 %400, double %401, double %399
 %403 = getelementptr double, ptr %5, i64 %393
 %404 = load double, ptr %403, align 8
 %405 = fmul nsz contract double %404, %402
 %406 = fadd nsz contract double %388, %405
 store double %406, ptr %389, align 8
 br label %407
407:
 %408 = icmp eq i64 %12, %552
 br i1 %408, label %409, label %550
409:
 store i64 %354, ptr %0, align 8
 ret void
410:
 %411 = phi double [ %451, %449 ], [ %129, %125 ]
 %412 = select i1 %430, i64 %35, i64 0
 %413 = getelementptr double, ptr %46, i64 %429
 %414 = getelementptr double, ptr %413, i64 %412
 store double %411, ptr %414, align 8
 %415 = icmp eq i64 %66, %427
 br i1 %415, label %89, label %425
416:
 %417 = phi i1 [ false, %50 ], [ %67, %65 ]
 %418 = phi i64 [ 0, %50 ], [ %66, %65 ]
 %419 = phi i64 [ 0, %50 ], [ %420, %65 ]
 %420 = add nuw nsw i64 %419, 1
 %421 = getelementptr double, ptr %5, i64 %419
 store double 0.000000e+00, ptr %421, align 8
 %422 = getelementptr i64, ptr %30, i64 %419
 %423 = load i64, ptr %422, align 8
 %424 = icmp eq i64 %423, 1
 br i1 %424, label %53, label %65
425:
 %426 = phi i64 [ 0, %71 ], [ %427, %410 ]
 %427 = add nuw nsw i64 %426, 1
 %428 = getelementptr i64, ptr %32, i64 %426
 %429 = load i64, ptr %428, align 8
 %430 = icmp slt i64 %429, 0
 %431 = select i1 %430, i64 %74, i64 0
 %432 = add i64 %431, %429
 %433 = select i1 %430, i64 %77, i64 0
 %434 = mul i64 %432, %77
 %435 = getelementptr double, ptr %81, i64 %434
 %436 = getelementptr double, ptr %435, i64 %429
 %437 = getelementptr double, ptr %436, i64 %433
 %438 = load double, ptr %437, align 8
 %439 = fcmp nsz contract ogt double %438, 0.000000e+00
 br i1 %439, label %449, label %440
440:
 %441 = load i64, ptr %83, align 8
 %442 = load i64, ptr %85, align 8
 %443 = load i64, ptr %87, align 8
 %444 = inttoptr i64 %443 to ptr
 %445 = select i1 %430, i64 %441, i64 0
 %446 = add i64 %445, %429
 %447 = mul i64 %446, %442
 %448 = getelementptr double, ptr %444, i64 %447
 br label %452
449:
 %450 = tail call nsz contract double @llvm.sqrt.f64(double %438)
 %451 = fdiv nsz contract double 1.000000e+00, %450
 br label %410
452:
 %453 = phi double [ 0.000000e+00, %440 ], [ %465, %452 ]
 %454 = phi i64 [ 0, %440 ], [ %455, %452 ]
 %455 = add nuw nsw i64 %454, 1
 %456 = getelementptr i64, ptr %32, i64 %454
 %457 = load i64, ptr %456, align 8
 %458 = icmp slt i64 %457, 0
 %459 = select i1 %458, i64 %442, i64 0
 %460 = getelementptr double, ptr %448, i64 %457
 %461 = getelementptr double, ptr %460, i64 %459
 %462 = load double, ptr %461, align 8
 %463 = tail call nsz contract double @llvm.fabs.f64(double %462)
 %464 = fcmp nsz contract ogt double %463, %453
 %465 = select i1 %464, double %463, double %453
 %466 = icmp eq i64 %66, %455
 br i1 %466, label %125, label %452
467:
 %468 = phi double [ %212, %210 ], [ %142, %141 ]
 %469 = phi double [ %211, %210 ], [ %140, %141 ]
 %470 = phi i64 [ %471, %210 ], [ 0, %141 ]
 %471 = add nuw nsw i64 %470, 1
 %472 = getelementptr i64, ptr %30, i64 %470
 %473 = load i64, ptr %472, align 8
 %474 = icmp sgt i64 %473, 1
 br i1 %474, label %173, label %210
475:
 %476 = phi i64 [ %477, %326 ], [ %325, %323 ]
 %477 = add nuw nsw i64 %476, 1
 %478 = getelementptr i64, ptr %32, i64 %476
 %479 = load i64, ptr %478, align 8
 %480 = icmp slt i64 %479, 0
 %481 = select i1 %480, i64 %121, i64 0
 %482 = getelementptr double, ptr %165, i64 %479
 %483 = getelementptr double, ptr %482, i64 %481
 %484 = load double, ptr %483, align 8
 br i1 %67, label %214, label %227
485:
 %486 = phi i64 [ %354, %356 ], [ %488, %361 ]
 %487 = phi i64 [ %353, %356 ], [ %489, %361 ]
 %488 = add nsw i64 %486, -1
 %489 = add i64 %487, 1
 br i1 %348, label %361, label %490
490:
 %491 = icmp slt i64 %487, 0
 %492 = select i1 %491, i64 %15, i64 0
 %493 = add i64 %492, %487
 %494 = mul i64 %493, %18
 %495 = getelementptr double, ptr %22, i64 %494
 %496 = load i64, ptr %358, align 8
 %497 = load i64, ptr %360, align 8
 %498 = inttoptr i64 %497 to ptr
 br label %499
499:
 %500 = phi double [ 0.000000e+00, %490 ], [ %521, %499 ]
 %501 = phi double [ 0.000000e+00, %490 ], [ %519, %499 ]
 %502 = phi i64 [ 0, %490 ], [ %503, %499 ]
 %503 = add nuw nsw i64 %502, 1
 %504 = getelementptr double, ptr %495, i64 %502
 %505 = load double, ptr %504, align 8
 %506 = getelementptr i64, ptr %32, i64 %502
 %507 = load i64, ptr %506, align 8
 %508 = icmp slt i64 %507, 0
 %509 = select i1 %508, i64 %496, i64 0
 %510 = getelementptr double, ptr %498, i64 %507
 %511 = getelementptr double, ptr %510, i64 %509
 %512 = load double, ptr %511, align 8
 %513 = fmul nsz contract double %505, %512
 %514 = select i1 %508, i64 %35, i64 0
 %515 = getelementptr double, ptr %46, i64 %507
 %516 = getelementptr double, ptr %515, i64 %514
 %517 = load double, ptr %516, align 8
 %518 = fdiv nsz contract double %513, %517
 %519 = fadd nsz contract double %501, %518
 %520 = fmul nsz contract double %505, %505
 %521 = fadd nsz contract double %500, %520
 %522 = icmp eq i64 %350, %503
 br i1 %522, label %364, label %499
523:
 %524 = phi i64 [ 0, %364 ], [ %525, %523 ]
 %525 = add nuw nsw i64 %524, 1
 %526 = getelementptr double, ptr %44, i64 %524
 %527 = load double, ptr %526, align 8
 %528 = getelementptr double, ptr %370, i64 %524
 %529 = load double, ptr %528, align 8
 %530 = fmul nsz contract double %365, %529
 %531 = fadd nsz contract double %527, %530
 store double %531, ptr %526, align 8
 %532 = icmp eq i64 %350, %525
 br i1 %532, label %361, label %523
533:
 %534 = phi i64 [ %535, %533 ], [ 0, %363 ]
 %535 = add nuw nsw i64 %534, 1
 %536 = getelementptr double, ptr %44, i64 %534
 %537 = load double, ptr %536, align 8
 %538 = getelementptr i64, ptr %32, i64 %534
 %539 = load i64, ptr %538, align 8
 %540 = icmp slt i64 %539, 0
 %541 = select i1 %540, i64 %35, i64 0
 %542 = getelementptr double, ptr %46, i64 %539
 %543 = getelementptr double, ptr %542, i64 %541
 %544 = load double, ptr %543, align 8
 %545 = fmul nsz contract double %537, %544
 %546 = select i1 %540, i64 %6, i64 0
 %547 = getelementptr double, ptr %5, i64 %539
 %548 = getelementptr double, ptr %547, i64 %546
 store double %545, ptr %548, align 8
 %549 = icmp eq i64 %350, %535
 br i1 %549, label %371, label %533
550:
 %551 = phi i64 [ 0, %372 ], [ %552, %407 ]
 %552 = add nuw nsw i64 %551, 1
 %553 = getelementptr i64, ptr %30, i64 %551
 %554 = load i64, ptr %553, align 8
 %555 = icmp sgt i64 %554, 1
 br i1 %555, label %377, label %407
}
define internal fastcc void @f24(ptr noalias writeonly captures(none) %0, i64 %1, ptr captures(none) %2, i64 %3, ptr readonly captures(none) %4, i64 %5, ptr readonly captures(none) %6, ptr readonly captures(none) %7) unnamed_addr {
8:
 %9 = icmp slt i64 %1, 1
 br i1 %9, label %32, label %33
10:
 %11 = fcmp nsz contract ogt double %15, 0.000000e+00
 %12 = select i1 %11, double %15, double 1.000000e+00
 %13 = add nuw nsw i64 %1, 1
 br label %62
14:
 %15 = phi double [ %34, %33 ], [ %60, %50 ]
 %16 = icmp eq i64 %1, %36
 br i1 %16, label %10, label %33
17:
 %18 = getelementptr i64, ptr %6, i64 %63
 %19 = load i64, ptr %18, align 8
 %20 = icmp slt i64 %19, 0
 %21 = select i1 %20, i64 %5, i64 0
 %22 = getelementptr double, ptr %4, i64 %19
 %23 = getelementptr double, ptr %22, i64 %21
 %24 = load double, ptr %23, align 8
 %25 = fdiv nsz contract double %66, %24
 %26 = fdiv nsz contract double %25, %12
 %27 = mul i64 %63, %3
 %28 = getelementptr double, ptr %2, i64 %27
 %29 = getelementptr double, ptr %28, i64 %13
 br label %68
30:
 %31 = icmp eq i64 %1, %64
 br i1 %31, label %32, label %62
32:
 store ptr null, ptr %0, align 8
 ret void
33:
 %34 = phi double [ %15, %14 ], [ 0.000000e+00, %8 ]
 %35 = phi i64 [ %36, %14 ], [ 0, %8 ]
 %36 = add nuw nsw i64 %35, 1
 %37 = getelementptr double, ptr %7, i64 %35
 %38 = load double, ptr %37, align 8
 %39 = fcmp nsz contract ule double %38, 0.000000e+00
 br i1 %39, label %14, label %40
40:
 %41 = mul i64 %35, %3
 %42 = getelementptr double, ptr %2, i64 %41
 %43 = getelementptr i64, ptr %6, i64 %35
 %44 = load i64, ptr %43, align 8
 %45 = icmp slt i64 %44, 0
 %46 = select i1 %45, i64 %5, i64 0
 %47 = getelementptr double, ptr %4, i64 %44
 %48 = getelementptr double, ptr %47, i64 %46
 %49 = load double, ptr %48, align 8
 br label %50
50:
 %51 = phi double [ %34, %40 ], [ %60, %50 ]
 %52 = phi i64 [ 0, %40 ], [ %53, %50 ]
 %53 = add nuw nsw i64 %52, 1
 %54 = getelementptr double, ptr %42, i64 %52
 %55 = load double, ptr %54, align 8
 %56 = tail call nsz contract double @llvm.fabs.f64(double %55)
 %57 = fmul nsz contract double %38, %56
 %58 = fdiv nsz contract double %57, %49
 %59 = fcmp nsz contract ogt double %58, %51
 %60 = select i1 %59, double %58, double %51
 %61 = icmp eq i64 %1, %53
 br i1 %61, label %14, label %50
62:
 %63 = phi i64 [ 0, %10 ], [ %64, %30 ]
 %64 = add nuw nsw i64 %63, 1
 %65 = getelementptr double, ptr %7, i64 %63
 %66 = load double, ptr %65, align 8
 %67 = fcmp nsz contract ogt double %66, 0.000000e+00
 br i1 %67, label %17, label %30
68:
 %69 = phi i64 [ %13, %17 ], [ %71, %68 ]
 %70 = phi i64 [ 0, %17 ], [ %72, %68 ]
 %71 = add nsw i64 %69, -1
 %72 = add nuw nsw i64 %70, 1
 %73 = getelementptr double, ptr %28, i64 %70
 %74 = load double, ptr %73, align 8
 %75 = fmul nsz contract double %26, %74
 store double %75, ptr %73, align 8
 %76 = getelementptr double, ptr %29, i64 %70
 %77 = load double, ptr %76, align 8
 %78 = load double, ptr %65, align 8
 %79 = fmul nsz contract double %77, %78
 store double %79, ptr %76, align 8
 %80 = icmp sgt i64 %69, 1
 br i1 %80, label %68, label %30
}
define internal fastcc void @f25(ptr noalias writeonly captures(none) %0, i64 %1, i8 range(i8 0, 2) %2, ptr captures(none) %3, i64 %4, i64 %5, ptr captures(none) %6, i64 %7, ptr captures(none) %8, i64 %9) unnamed_addr {
10:
 %11 = icmp eq i8 %2, 0
 %12 = alloca ptr, align 8
 %13 = shl nsw i64 %1, 1
 %14 = add nsw i64 %13, 2
 %15 = add nsw i64 %1, 1
 %16 = select i1 %11, i64 %15, i64 %14
 %17 = tail call i64 @llvm.smax.i64(i64 %1, i64 0)
 %18 = icmp slt i64 %1, 1
 br i1 %18, label %63, label %126
19:
 br i1 %11, label %63, label %132
20:
 %21 = icmp eq i64 %1, %134
 br i1 %21, label %46, label %132
22:
 %23 = getelementptr i64, ptr %6, i64 %133
 %24 = load i64, ptr %23, align 8
 store i64 %179, ptr %23, align 8
 store i64 %24, ptr %178, align 8
 %25 = icmp eq i64 %174, %133
 br i1 %25, label %37, label %26
26:
 %27 = mul i64 %133, %5
 %28 = getelementptr double, ptr %3, i64 %27
 br label %29
29:
 %30 = phi i64 [ 0, %26 ], [ %31, %29 ]
 %31 = add nuw nsw i64 %30, 1
 %32 = getelementptr double, ptr %188, i64 %30
 %33 = load double, ptr %32, align 8
 %34 = getelementptr double, ptr %28, i64 %30
 %35 = load double, ptr %34, align 8
 store double %33, ptr %34, align 8
 store double %35, ptr %32, align 8
 %36 = icmp eq i64 %31, %16
 br i1 %36, label %37, label %29
37:
 %38 = icmp sgt i64 %1, %134
 br i1 %38, label %39, label %20
39:
 %40 = mul i64 %133, %5
 %41 = getelementptr double, ptr %3, i64 %40
 %42 = getelementptr double, ptr %41, i64 %186
 br label %193
43:
 store double 0.000000e+00, ptr %201, align 8
 br label %44
44:
 %45 = icmp eq i64 %195, %1
 br i1 %45, label %20, label %193
46:
 %47 = phi i64 [ %17, %20 ], [ %133, %172 ]
 %48 = icmp eq i64 %47, 0
 br i1 %48, label %63, label %49
49:
 %50 = sub nsw i64 %1, %47
 %51 = tail call i64 @llvm.smax.i64(i64 %50, i64 0)
 %52 = icmp slt i64 %50, 1
 %53 = add nuw i64 %47, %51
 br label %218
54:
 %55 = icmp eq i64 %220, %47
 br i1 %55, label %63, label %218
56:
 br i1 %52, label %54, label %57
57:
 %58 = getelementptr i64, ptr %6, i64 %219
 %59 = mul i64 %219, %5
 %60 = getelementptr double, ptr %3, i64 %59
 br label %233
61:
 %62 = icmp eq i64 %235, %53
 br i1 %62, label %54, label %233
63:
 %64 = phi i64 [ 0, %10 ], [ %47, %46 ], [ 0, %19 ], [ %47, %54 ]
 %65 = sub i64 %1, %64
 %66 = icmp slt i64 %65, 1
 br i1 %66, label %104, label %67
67:
 %68 = icmp slt i64 %1, 0
 %69 = tail call i64 @llvm.smax.i64(i64 %15, i64 0)
 br label %263
70:
 %71 = icmp eq i64 %265, %1
 br i1 %71, label %104, label %263
72:
 %73 = icmp slt i64 %264, 0
 %74 = select i1 %73, i64 %7, i64 0
 %75 = getelementptr i64, ptr %6, i64 %264
 %76 = getelementptr i64, ptr %75, i64 %74
 %77 = load i64, ptr %76, align 8
 store i64 %311, ptr %76, align 8
 store i64 %77, ptr %310, align 8
 %78 = icmp eq i64 %303, %264
 %79 = or i1 %78, %68
 br i1 %79, label %93, label %80
80:
 %81 = select i1 %73, i64 %4, i64 0
 %82 = add i64 %81, %264
 %83 = mul i64 %82, %5
 %84 = getelementptr double, ptr %3, i64 %83
 br label %85
85:
 %86 = phi i64 [ 0, %80 ], [ %87, %85 ]
 %87 = add nuw nsw i64 %86, 1
 %88 = getelementptr double, ptr %319, i64 %86
 %89 = load double, ptr %88, align 8
 %90 = getelementptr double, ptr %84, i64 %86
 %91 = load double, ptr %90, align 8
 store double %89, ptr %90, align 8
 store double %91, ptr %88, align 8
 %92 = icmp eq i64 %86, %1
 br i1 %92, label %93, label %85
93:
 %94 = sub i64 %1, %265
 %95 = icmp slt i64 %94, 1
 br i1 %95, label %70, label %96
96:
 %97 = select i1 %73, i64 %4, i64 0
 %98 = add i64 %97, %264
 %99 = mul i64 %98, %5
 %100 = getelementptr double, ptr %3, i64 %99
 %101 = getelementptr double, ptr %100, i64 %317
 br label %324
102:
 %103 = icmp samesign ugt i64 %325, 1
 br i1 %103, label %324, label %70
104:
 %105 = phi i64 [ %64, %63 ], [ %1, %70 ], [ %264, %306 ]
 %106 = icmp slt i64 %105, 1
 br i1 %106, label %122, label %107
107:
 %108 = icmp slt i64 %1, 0
 %109 = select i1 %108, i64 %5, i64 0
 br label %352
110:
 %111 = phi double [ %361, %352 ], [ %385, %364 ]
 %112 = icmp slt i64 %356, 0
 %113 = select i1 %112, i64 %5, i64 0
 %114 = getelementptr double, ptr %358, i64 %356
 %115 = getelementptr double, ptr %114, i64 %113
 %116 = load double, ptr %115, align 8
 %117 = fdiv nsz contract double %111, %116
 %118 = select i1 %112, i64 %9, i64 0
 %119 = getelementptr double, ptr %8, i64 %356
 %120 = getelementptr double, ptr %119, i64 %118
 store double %117, ptr %120, align 8
 %121 = icmp samesign ugt i64 %353, 1
 br i1 %121, label %352, label %122
122:
 %123 = icmp slt i64 %105, %1
 br i1 %123, label %124, label %125
124:
 call fastcc void @f26(ptr %12, i64 %1, i64 %105, ptr %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8)
 br label %125
125:
 store i64 %105, ptr %0, align 8
 ret void
126:
 %127 = phi i64 [ %128, %126 ], [ 0, %10 ]
 %128 = add nuw nsw i64 %127, 1
 %129 = getelementptr i64, ptr %6, i64 %127
 store i64 %127, ptr %129, align 8
 %130 = getelementptr double, ptr %8, i64 %127
 store double 0.000000e+00, ptr %130, align 8
 %131 = icmp eq i64 %1, %128
 br i1 %131, label %19, label %126
132:
 %133 = phi i64 [ %134, %20 ], [ 0, %19 ]
 %134 = add nuw nsw i64 %133, 1
 %135 = icmp sgt i64 %1, %133
 br i1 %135, label %139, label %172
136:
 %137 = add i64 %143, 1
 %138 = icmp eq i64 %137, %1
 br i1 %138, label %172, label %139
139:
 %140 = phi double [ %170, %136 ], [ 0.000000e+00, %132 ]
 %141 = phi i64 [ %169, %136 ], [ %133, %132 ]
 %142 = phi i64 [ %168, %136 ], [ %133, %132 ]
 %143 = phi i64 [ %137, %136 ], [ %133, %132 ]
 %144 = icmp slt i64 %143, 0
 %145 = select i1 %144, i64 %4, i64 0
 %146 = add i64 %145, %143
 %147 = mul i64 %146, %5
 %148 = getelementptr double, ptr %3, i64 %147
 br label %149
149:
 %150 = phi double [ %140, %139 ], [ %170, %149 ]
 %151 = phi i64 [ %141, %139 ], [ %169, %149 ]
 %152 = phi i64 [ %142, %139 ], [ %168, %149 ]
 %153 = phi i64 [ %133, %139 ], [ %154, %149 ]
 %154 = add nuw i64 %153, 1
 %155 = icmp slt i64 %153, 0
 %156 = select i1 %155, i64 %7, i64 0
 %157 = getelementptr i64, ptr %6, i64 %153
 %158 = getelementptr i64, ptr %157, i64 %156
 %159 = load i64, ptr %158, align 8
 %160 = add nsw i64 %159, %15
 %161 = icmp slt i64 %160, 0
 %162 = select i1 %161, i64 %5, i64 0
 %163 = getelementptr double, ptr %148, i64 %160
 %164 = getelementptr double, ptr %163, i64 %162
 %165 = load double, ptr %164, align 8
 %166 = tail call nsz contract double @llvm.fabs.f64(double %165)
 %167 = fcmp nsz contract ogt double %166, %150
 %168 = select i1 %167, i64 %153, i64 %152
 %169 = select i1 %167, i64 %143, i64 %151
 %170 = select i1 %167, double %166, double %150
 %171 = icmp eq i64 %154, %1
 br i1 %171, label %136, label %149
172:
 %173 = phi i64 [ %133, %132 ], [ %168, %136 ]
 %174 = phi i64 [ %133, %132 ], [ %169, %136 ]
 %175 = icmp slt i64 %173, 0
 %176 = select i1 %175, i64 %7, i64 0
 %177 = getelementptr i64, ptr %6, i64 %173
 %178 = getelementptr i64, ptr %177, i64 %176
 %179 = load i64, ptr %178, align 8
 %180 = add nsw i64 %179, %15
 %181 = icmp slt i64 %174, 0
 %182 = select i1 %181, i64 %4, i64 0
 %183 = add i64 %182, %174
 %184 = icmp slt i64 %180, 0
 %185 = select i1 %184, i64 %5, i64 0
 %186 = add i64 %185, %180
 %187 = mul i64 %183, %5
 %188 = getelementptr double, ptr %3, i64 %187
 %189 = getelementptr double, ptr %188, i64 %186
 %190 = load double, ptr %189, align 8
 %191 = tail call nsz contract double @llvm.fabs.f64(double %190)
 %192 = fcmp nsz contract ugt double %191, 0x3DA5FD7FE1796495
 br i1 %192, label %22, label %46
193:
 %194 = phi i64 [ %134, %39 ], [ %195, %44 ]
 %195 = add nuw i64 %194, 1
 %196 = icmp slt i64 %194, 0
 %197 = select i1 %196, i64 %4, i64 0
 %198 = add i64 %197, %194
 %199 = mul i64 %198, %5
 %200 = getelementptr double, ptr %3, i64 %199
 %201 = getelementptr double, ptr %200, i64 %186
 %202 = load double, ptr %201, align 8
 %203 = load double, ptr %42, align 8
 %204 = fdiv nsz contract double %202, %203
 %205 = fcmp nsz contract une double %204, 0.000000e+00
 br i1 %205, label %206, label %44
206:
 %207 = phi i64 [ %209, %206 ], [ %14, %193 ]
 %208 = phi i64 [ %210, %206 ], [ 0, %193 ]
 %209 = add nsw i64 %207, -1
 %210 = add nuw nsw i64 %208, 1
 %211 = getelementptr double, ptr %200, i64 %208
 %212 = load double, ptr %211, align 8
 %213 = getelementptr double, ptr %41, i64 %208
 %214 = load double, ptr %213, align 8
 %215 = fmul nsz contract double %204, %214
 %216 = fsub nsz contract double %212, %215
 store double %216, ptr %211, align 8
 %217 = icmp sgt i64 %207, 1
 br i1 %217, label %206, label %43
218:
 %219 = phi i64 [ 0, %49 ], [ %220, %54 ]
 %220 = add nuw nsw i64 %219, 1
 %221 = mul i64 %219, %5
 %222 = getelementptr double, ptr %3, i64 %221
 %223 = getelementptr double, ptr %222, i64 %15
 br label %224
224:
 %225 = phi i64 [ %15, %218 ], [ %227, %224 ]
 %226 = phi i64 [ 0, %218 ], [ %228, %224 ]
 %227 = add nsw i64 %225, -1
 %228 = add nuw nsw i64 %226, 1
 %229 = getelementptr double, ptr %223, i64 %226
 %230 = load double, ptr %229, align 8
 %231 = getelementptr double, ptr %222, i64 %226
 store double %230, ptr %231, align 8
 %232 = icmp sgt i64 %225, 1
 br i1 %232, label %224, label %56
233:
 %234 = phi i64 [ %47, %57 ], [ %235, %61 ]
 %235 = add nuw i64 %234, 1
 %236 = load i64, ptr %58, align 8
 %237 = icmp slt i64 %234, 0
 %238 = select i1 %237, i64 %4, i64 0
 %239 = add i64 %238, %234
 %240 = icmp slt i64 %236, 0
 %241 = select i1 %240, i64 %5, i64 0
 %242 = add i64 %241, %236
 %243 = mul i64 %239, %5
 %244 = getelementptr double, ptr %3, i64 %243
 %245 = getelementptr double, ptr %244, i64 %242
 %246 = load double, ptr %245, align 8
 %247 = getelementptr double, ptr %60, i64 %242
 %248 = load double, ptr %247, align 8
 %249 = fdiv nsz contract double %246, %248
 %250 = fcmp nsz contract oeq double %249, 0.000000e+00
 br i1 %250, label %61, label %251
251:
 %252 = phi i64 [ %254, %251 ], [ %15, %233 ]
 %253 = phi i64 [ %255, %251 ], [ 0, %233 ]
 %254 = add nsw i64 %252, -1
 %255 = add nuw nsw i64 %253, 1
 %256 = getelementptr double, ptr %244, i64 %253
 %257 = load double, ptr %256, align 8
 %258 = getelementptr double, ptr %60, i64 %253
 %259 = load double, ptr %258, align 8
 %260 = fmul nsz contract double %249, %259
 %261 = fsub nsz contract double %257, %260
 store double %261, ptr %256, align 8
 %262 = icmp sgt i64 %252, 1
 br i1 %262, label %251, label %61
263:
 %264 = phi i64 [ %64, %67 ], [ %265, %70 ]
 %265 = add nuw i64 %264, 1
 %266 = sub i64 %1, %264
 br label %271
267:
 %268 = add nsw i64 %275, -1
 %269 = add i64 %276, 1
 %270 = icmp samesign ugt i64 %275, 1
 br i1 %270, label %271, label %306
271:
 %272 = phi double [ %304, %267 ], [ 0.000000e+00, %263 ]
 %273 = phi i64 [ %303, %267 ], [ %264, %263 ]
 %274 = phi i64 [ %302, %267 ], [ %264, %263 ]
 %275 = phi i64 [ %268, %267 ], [ %266, %263 ]
 %276 = phi i64 [ %269, %267 ], [ %264, %263 ]
 %277 = icmp slt i64 %276, 0
 %278 = select i1 %277, i64 %4, i64 0
 %279 = add i64 %278, %276
 %280 = mul i64 %279, %5
 %281 = getelementptr double, ptr %3, i64 %280
 br label %282
282:
 %283 = phi double [ %272, %271 ], [ %304, %282 ]
 %284 = phi i64 [ %273, %271 ], [ %303, %282 ]
 %285 = phi i64 [ %274, %271 ], [ %302, %282 ]
 %286 = phi i64 [ %266, %271 ], [ %288, %282 ]
 %287 = phi i64 [ %264, %271 ], [ %289, %282 ]
 %288 = add nsw i64 %286, -1
 %289 = add i64 %287, 1
 %290 = icmp slt i64 %287, 0
 %291 = select i1 %290, i64 %7, i64 0
 %292 = getelementptr i64, ptr %6, i64 %287
 %293 = getelementptr i64, ptr %292, i64 %291
 %294 = load i64, ptr %293, align 8
 %295 = icmp slt i64 %294, 0
 %296 = select i1 %295, i64 %5, i64 0
 %297 = getelementptr double, ptr %281, i64 %294
 %298 = getelementptr double, ptr %297, i64 %296
 %299 = load double, ptr %298, align 8
 %300 = tail call nsz contract double @llvm.fabs.f64(double %299)
 %301 = fcmp nsz contract ogt double %300, %283
 %302 = select i1 %301, i64 %287, i64 %285
 %303 = select i1 %301, i64 %276, i64 %284
 %304 = select i1 %301, double %300, double %283
 %305 = icmp sgt i64 %286, 1
 br i1 %305, label %282, label %267
306:
 %307 = icmp slt i64 %302, 0
 %308 = select i1 %307, i64 %7, i64 0
 %309 = getelementptr i64, ptr %6, i64 %302
 %310 = getelementptr i64, ptr %309, i64 %308
 %311 = load i64, ptr %310, align 8
 %312 = icmp slt i64 %303, 0
 %313 = select i1 %312, i64 %4, i64 0
 %314 = add i64 %313, %303
 %315 = icmp slt i64 %311, 0
 %316 = select i1 %315, i64 %5, i64 0
 %317 = add i64 %316, %311
 %318 = mul i64 %314, %5
 %319 = getelementptr double, ptr %3, i64 %318
 %320 = getelementptr double, ptr %319, i64 %317
 %321 = load double, ptr %320, align 8
 %322 = tail call nsz contract double @llvm.fabs.f64(double %321)
 %323 = fcmp nsz contract ugt double %322, 0x3DA5FD7FE1796495
 br i1 %323, label %72, label %104
324:
 %325 = phi i64 [ %94, %96 ], [ %327, %102 ]
 %326 = phi i64 [ %265, %96 ], [ %328, %102 ]
 %327 = add nsw i64 %325, -1
 %328 = add i64 %326, 1
 %329 = icmp slt i64 %326, 0
 %330 = select i1 %329, i64 %4, i64 0
 %331 = add i64 %330, %326
 %332 = mul i64 %331, %5
 %333 = getelementptr double, ptr %3, i64 %332
 %334 = getelementptr double, ptr %333, i64 %317
 %335 = load double, ptr %334, align 8
 %336 = load double, ptr %101, align 8
 %337 = fdiv nsz contract double %335, %336
 %338 = fcmp nsz contract oeq double %337, 0.000000e+00
 %339 = or i1 %338, %68
 br i1 %339, label %102, label %340
340:
 %341 = phi i64 [ %343, %340 ], [ %69, %324 ]
 %342 = phi i64 [ %344, %340 ], [ 0, %324 ]
 %343 = add nsw i64 %341, -1
 %344 = add nuw nsw i64 %342, 1
 %345 = getelementptr double, ptr %333, i64 %342
 %346 = load double, ptr %345, align 8
 %347 = getelementptr double, ptr %100, i64 %342
 %348 = load double, ptr %347, align 8
 %349 = fmul nsz contract double %337, %348
 %350 = fsub nsz contract double %346, %349
 store double %350, ptr %345, align 8
 %351 = icmp sgt i64 %341, 1
 br i1 %351, label %340, label %102
352:
 %353 = phi i64 [ %105, %107 ], [ %354, %110 ]
 %354 = add nsw i64 %353, -1
 %355 = getelementptr i64, ptr %6, i64 %354
 %356 = load i64, ptr %355, align 8
 %357 = mul i64 %354, %5
 %358 = getelementptr double, ptr %3, i64 %357
 %359 = getelementptr double, ptr %358, i64 %1
 %360 = getelementptr double, ptr %359, i64 %109
 %361 = load double, ptr %360, align 8
 %362 = sub nuw nsw i64 %105, %353
 %363 = icmp eq i64 %362, 0
 br i1 %363, label %110, label %364
364:
 %365 = phi double [ %385, %364 ], [ %361, %352 ]
 %366 = phi i64 [ %368, %364 ], [ %362, %352 ]
 %367 = phi i64 [ %369, %364 ], [ %353, %352 ]
 %368 = add nsw i64 %366, -1
 %369 = add i64 %367, 1
 %370 = icmp slt i64 %367, 0
 %371 = select i1 %370, i64 %7, i64 0
 %372 = getelementptr i64, ptr %6, i64 %367
 %373 = getelementptr i64, ptr %372, i64 %371
 %374 = load i64, ptr %373, align 8
 %375 = icmp slt i64 %374, 0
 %376 = select i1 %375, i64 %5, i64 0
 %377 = getelementptr double, ptr %358, i64 %374
 %378 = getelementptr double, ptr %377, i64 %376
 %379 = load double, ptr %378, align 8
 %380 = select i1 %375, i64 %9, i64 0
 %381 = getelementptr double, ptr %8, i64 %374
 %382 = getelementptr double, ptr %381, i64 %380
 %383 = load double, ptr %382, align 8
 %384 = fmul nsz contract double %379, %383
 %385 = fsub nsz contract double %365, %384
 %386 = icmp sgt i64 %366, 1
 br i1 %386, label %364, label %110
}
define internal fastcc void @f26(ptr noalias writeonly captures(none) %0, i64 range(i64 -9223372036854775806, -9223372036854775808) %1, i64 range(i64 -9223372036854775807, -9223372036854775808) %2, ptr captures(none) %3, i64 %4, i64 %5, ptr readonly captures(none) %6, i64 %7, ptr captures(none) %8) unnamed_addr {
9:
 %10 = sub i64 %1, %2
 %11 = icmp slt i64 %10, 1
 br i1 %11, label %61, label %12
12:
 %13 = icmp slt i64 %1, 1
 %14 = tail call i64 @llvm.smax.i64(i64 %2, i64 0)
 %15 = icmp slt i64 %2, 1
 br label %62
16:
 %17 = icmp sgt i64 %63, 1
 br i1 %17, label %62, label %61
18:
 %19 = icmp slt i64 %64, 0
 %20 = select i1 %19, i64 %7, i64 0
 %21 = getelementptr i64, ptr %6, i64 %64
 %22 = getelementptr i64, ptr %21, i64 %20
 %23 = load i64, ptr %22, align 8
 %24 = select i1 %19, i64 %4, i64 0
 %25 = add i64 %24, %64
 %26 = icmp slt i64 %23, 0
 %27 = select i1 %26, i64 %5, i64 0
 %28 = mul i64 %25, %5
 %29 = getelementptr double, ptr %3, i64 %28
 %30 = getelementptr double, ptr %29, i64 %23
 %31 = getelementptr double, ptr %30, i64 %27
 store double 1.000000e+00, ptr %31, align 8
 br i1 %15, label %47, label %78
32:
 %33 = phi double [ %93, %78 ], [ %115, %96 ]
 %34 = fneg nsz contract double %33
 %35 = select i1 %84, i64 %7, i64 0
 %36 = getelementptr i64, ptr %6, i64 %81
 %37 = getelementptr i64, ptr %36, i64 %35
 %38 = load i64, ptr %37, align 8
 %39 = icmp slt i64 %38, 0
 %40 = select i1 %39, i64 %5, i64 0
 %41 = add i64 %40, %38
 %42 = getelementptr double, ptr %90, i64 %41
 %43 = load double, ptr %42, align 8
 %44 = fdiv nsz contract double %34, %43
 %45 = getelementptr double, ptr %29, i64 %41
 store double %44, ptr %45, align 8
 %46 = icmp sgt i64 %79, 1
 br i1 %46, label %78, label %47
47:
 %48 = sub i64 %66, %2
 br label %117
49:
 %50 = icmp sgt i64 %118, 1
 br i1 %50, label %117, label %16
51:
 %52 = icmp eq i64 %119, %64
 %53 = fdiv nsz contract double %140, %142
 %54 = icmp slt i64 %119, 0
 %55 = select i1 %54, i64 %4, i64 0
 %56 = add i64 %55, %119
 %57 = mul i64 %56, %5
 %58 = getelementptr double, ptr %3, i64 %57
 %59 = select i1 %52, ptr %8, ptr %29
 %60 = select i1 %52, ptr %29, ptr %58
 br label %144
61:
 store ptr null, ptr %0, align 8
 ret void
62:
 %63 = phi i64 [ %10, %12 ], [ %65, %16 ]
 %64 = phi i64 [ %2, %12 ], [ %66, %16 ]
 %65 = add nsw i64 %63, -1
 %66 = add i64 %64, 1
 br i1 %13, label %18, label %67
67:
 %68 = icmp slt i64 %64, 0
 %69 = select i1 %68, i64 %4, i64 0
 %70 = add i64 %69, %64
 %71 = mul i64 %70, %5
 %72 = getelementptr double, ptr %3, i64 %71
 br label %73
73:
 %74 = phi i64 [ 0, %67 ], [ %75, %73 ]
 %75 = add nuw nsw i64 %74, 1
 %76 = getelementptr double, ptr %72, i64 %74
 store double 0.000000e+00, ptr %76, align 8
 %77 = icmp eq i64 %1, %75
 br i1 %77, label %18, label %73
78:
 %79 = phi i64 [ %82, %32 ], [ %14, %18 ]
 %80 = phi i64 [ %81, %32 ], [ %2, %18 ]
 %81 = add i64 %80, -1
 %82 = add nsw i64 %79, -1
 %83 = load i64, ptr %22, align 8
 %84 = icmp slt i64 %81, 0
 %85 = select i1 %84, i64 %4, i64 0
 %86 = add i64 %85, %81
 %87 = icmp slt i64 %83, 0
 %88 = select i1 %87, i64 %5, i64 0
 %89 = mul i64 %86, %5
 %90 = getelementptr double, ptr %3, i64 %89
 %91 = getelementptr double, ptr %90, i64 %83
 %92 = getelementptr double, ptr %91, i64 %88
 %93 = load double, ptr %92, align 8
 %94 = sub i64 %2, %80
 %95 = icmp eq i64 %94, 0
 br i1 %95, label %32, label %96
96:
 %97 = phi double [ %115, %96 ], [ %93, %78 ]
 %98 = phi i64 [ %100, %96 ], [ %94, %78 ]
 %99 = phi i64 [ %101, %96 ], [ %80, %78 ]
 %100 = add nsw i64 %98, -1
 %101 = add i64 %99, 1
 %102 = icmp slt i64 %99, 0
 %103 = select i1 %102, i64 %7, i64 0
 %104 = getelementptr i64, ptr %6, i64 %99
 %105 = getelementptr i64, ptr %104, i64 %103
 %106 = load i64, ptr %105, align 8
 %107 = icmp slt i64 %106, 0
 %108 = select i1 %107, i64 %5, i64 0
 %109 = add i64 %108, %106
 %110 = getelementptr double, ptr %90, i64 %109
 %111 = load double, ptr %110, align 8
 %112 = getelementptr double, ptr %29, i64 %109
 %113 = load double, ptr %112, align 8
 %114 = fmul nsz contract double %111, %113
 %115 = fadd nsz contract double %97, %114
 %116 = icmp sgt i64 %98, 1
 br i1 %116, label %96, label %32
117:
 %118 = phi i64 [ %120, %49 ], [ %48, %47 ]
 %119 = phi i64 [ %121, %49 ], [ %2, %47 ]
 %120 = add nsw i64 %118, -1
 %121 = add i64 %119, 1
 br i1 %13, label %49, label %122
122:
 %123 = icmp slt i64 %119, 0
 %124 = select i1 %123, i64 %4, i64 0
 %125 = add i64 %124, %119
 %126 = mul i64 %125, %5
 %127 = getelementptr double, ptr %3, i64 %126
 %128 = icmp eq i64 %119, %64
 %129 = select i1 %128, ptr %8, ptr %29
 br label %130
130:
 %131 = phi double [ 0.000000e+00, %122 ], [ %142, %130 ]
 %132 = phi double [ 0.000000e+00, %122 ], [ %140, %130 ]
 %133 = phi i64 [ 0, %122 ], [ %134, %130 ]
 %134 = add nuw nsw i64 %133, 1
 %135 = getelementptr double, ptr %127, i64 %133
 %136 = load double, ptr %135, align 8
 %137 = getelementptr double, ptr %129, i64 %133
 %138 = load double, ptr %137, align 8
 %139 = fmul nsz contract double %136, %138
 %140 = fadd nsz contract double %132, %139
 %141 = fmul nsz contract double %136, %136
 %142 = fadd nsz contract double %131, %141
 %143 = icmp eq i64 %1, %134
 br i1 %143, label %51, label %130
144:
 %145 = phi i64 [ 0, %51 ], [ %146, %144 ]
 %146 = add nuw nsw i64 %145, 1
 %147 = getelementptr double, ptr %59, i64 %145
 %148 = load double, ptr %147, align 8
 %149 = getelementptr double, ptr %60, i64 %145
 %150 = load double, ptr %149, align 8
 %151 = fmul nsz contract double %53, %150
 %152 = fsub nsz contract double %148, %151
 store double %152, ptr %147, align 8
 %153 = icmp eq i64 %1, %146
 br i1 %153, label %49, label %144
}
define internal fastcc void @f27(ptr noalias writeonly captures(none) initializes((0, 8)) %0, i64 %1, i64 %2, i64 %3) unnamed_addr {
4:
 %5 = add i64 %2, 8
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = icmp slt i64 %3, %7
 br i1 %8, label %11, label %9
9:
 %10 = phi double [ %59, %34 ], [ %101, %90 ], [ %89, %78 ], [ 0.000000e+00, %11 ], [ 0.000000e+00, %4 ], [ 0.000000e+00, %60 ]
 store double %10, ptr %0, align 8
 ret void
11:
 %12 = inttoptr i64 %2 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = inttoptr i64 %13 to ptr
 %15 = icmp slt i64 %3, 0
 %16 = select i1 %15, i64 %7, i64 0
 %17 = getelementptr i64, ptr %14, i64 %3
 %18 = getelementptr i64, ptr %17, i64 %16
 %19 = load i64, ptr %18, align 8
 %20 = add i64 %1, 72
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = add i64 %1, 64
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = inttoptr i64 %25 to ptr
 %27 = select i1 %15, i64 %22, i64 0
 %28 = getelementptr i64, ptr %26, i64 %3
 %29 = getelementptr i64, ptr %28, i64 %27
 %30 = load i64, ptr %29, align 8
 %31 = icmp eq i64 %30, 2
 br i1 %31, label %9, label %32
32:
 %33 = icmp eq i64 %19, 1
 br i1 %33, label %34, label %60
34:
 %35 = add i64 %2, 584
 %36 = inttoptr i64 %35 to ptr
 %37 = load i64, ptr %36, align 8
 %38 = add i64 %2, 576
 %39 = inttoptr i64 %38 to ptr
 %40 = load i64, ptr %39, align 8
 %41 = inttoptr i64 %40 to ptr
 %42 = select i1 %15, i64 %37, i64 0
 %43 = getelementptr double, ptr %41, i64 %3
 %44 = getelementptr double, ptr %43, i64 %42
 %45 = load double, ptr %44, align 8
 %46 = fmul nsz contract double %45, 1.000000e-09
 %47 = add i64 %1, 280
 %48 = inttoptr i64 %47 to ptr
 %49 = load i64, ptr %48, align 8
 %50 = add i64 %1, 272
 %51 = inttoptr i64 %50 to ptr
 %52 = load i64, ptr %51, align 8
 %53 = inttoptr i64 %52 to ptr
 %54 = select i1 %15, i64 %49, i64 0
 %55 = getelementptr double, ptr %53, i64 %3
 %56 = getelementptr double, ptr %55, i64 %54
 %57 = load double, ptr %56, align 8
 %58 = fcmp nsz contract ogt double %57, %46
 %59 = select i1 %58, double %57, double %46
 br label %9
60:
 %61 = icmp eq i64 %30, 1
 %62 = icmp eq i64 %19, 0
 %63 = select i1 %61, i1 %62, i1 false
 br i1 %63, label %9, label %64
64:
 br i1 %62, label %65, label %90
65:
 %66 = add i64 %1, 88
 %67 = inttoptr i64 %66 to ptr
 %68 = load i64, ptr %67, align 8
 %69 = add i64 %1, 80
 %70 = inttoptr i64 %69 to ptr
 %71 = load i64, ptr %70, align 8
 %72 = inttoptr i64 %71 to ptr
 %73 = select i1 %15, i64 %68, i64 0
 %74 = getelementptr i64, ptr %72, i64 %3
 %75 = getelementptr i64, ptr %74, i64 %73
 %76 = load i64, ptr %75, align 8
 %77 = icmp eq i64 %76, 2
 br i1 %77, label %78, label %90
78:
 %79 = add i64 %1, 232
 %80 = inttoptr i64 %79 to ptr
 %81 = load i64, ptr %80, align 8
 %82 = add i64 %1, 224
 %83 = inttoptr i64 %82 to ptr
 %84 = load i64, ptr %83, align 8
 %85 = inttoptr i64 %84 to ptr
 %86 = select i1 %15, i64 %81, i64 0
 %87 = getelementptr double, ptr %85, i64 %3
 %88 = getelementptr double, ptr %87, i64 %86
 %89 = load double, ptr %88, align 8
 br label %9
90:
 %91 = add i64 %1, 248
 %92 = inttoptr i64 %91 to ptr
 %93 = load i64, ptr %92, align 8
 %94 = add i64 %1, 240
 %95 = inttoptr i64 %94 to ptr
 %96 = load i64, ptr %95, align 8
 %97 = inttoptr i64 %96 to ptr
 %98 = select i1 %15, i64 %93, i64 0
 %99 = getelementptr double, ptr %97, i64 %3
 %100 = getelementptr double, ptr %99, i64 %98
 %101 = load double, ptr %100, align 8
 br label %9
}
define internal fastcc void @f28(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3, i64 %4) unnamed_addr {
5:
 %6 = add i64 %2, 72
 %7 = inttoptr i64 %6 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = add i64 %1, 136
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = add nsw i64 %11, %8
 %13 = add i64 %2, 8
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = inttoptr i64 %2 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = inttoptr i64 %17 to ptr
 %19 = add i64 %1, 232
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = add i64 %1, 240
 %23 = inttoptr i64 %22 to ptr
 %24 = load i64, ptr %23, align 8
 %25 = add i64 %1, 224
 %26 = inttoptr i64 %25 to ptr
 %27 = load i64, ptr %26, align 8
 %28 = inttoptr i64 %27 to ptr
 %29 = add i64 %1, 272
 %30 = inttoptr i64 %29 to ptr
 %31 = load i64, ptr %30, align 8
 %32 = add i64 %2, 96
 %33 = inttoptr i64 %32 to ptr
 %34 = load i64, ptr %33, align 8
 %35 = inttoptr i64 %34 to ptr
 %36 = icmp slt i64 %4, 0
 %37 = select i1 %36, i64 %21, i64 0
 %38 = add i64 %37, %4
 %39 = mul i64 %38, %24
 %40 = getelementptr double, ptr %28, i64 %39
 %41 = getelementptr i8, ptr %40, i64 16
 %42 = load double, ptr %41, align 8
 %43 = fcmp nsz contract ogt double %42, %3
 %44 = select i1 %43, double %42, double %3
 %45 = getelementptr i8, ptr %40, i64 24
 %46 = load double, ptr %45, align 8
 %47 = fcmp nsz contract olt double %46, %44
 %48 = select i1 %47, double %46, double %44
 %49 = icmp slt i64 %12, 0
 %50 = select i1 %49, i64 %15, i64 0
 %51 = getelementptr double, ptr %18, i64 %12
 %52 = getelementptr double, ptr %51, i64 %50
 store double %48, ptr %52, align 8
 %53 = icmp slt i64 %31, 1
 br i1 %53, label %92, label %54
54:
 %55 = add i64 %1, 248
 %56 = inttoptr i64 %55 to ptr
 %57 = load i64, ptr %56, align 8
 %58 = inttoptr i64 %57 to ptr
 %59 = add i64 %1, 264
 %60 = inttoptr i64 %59 to ptr
 %61 = load i64, ptr %60, align 8
 %62 = add i64 %1, 256
 %63 = inttoptr i64 %62 to ptr
 %64 = load i64, ptr %63, align 8
 %65 = select i1 %36, i64 %64, i64 0
 %66 = add i64 %65, %4
 %67 = mul i64 %61, %31
 %68 = mul i64 %67, %66
 %69 = getelementptr double, ptr %58, i64 %68
 %70 = getelementptr double, ptr %69, i64 %31
 %71 = add nsw i64 %12, 1
 br label %72
72:
 %73 = phi i64 [ 0, %54 ], [ %74, %72 ]
 %74 = add nuw nsw i64 %73, 1
 %75 = getelementptr double, ptr %35, i64 %73
 %76 = load double, ptr %75, align 8
 %77 = getelementptr double, ptr %69, i64 %73
 %78 = load double, ptr %77, align 8
 %79 = getelementptr double, ptr %70, i64 %73
 %80 = load double, ptr %79, align 8
 %81 = load double, ptr %40, align 8
 %82 = fsub nsz contract double %48, %81
 %83 = fmul nsz contract double %80, %82
 %84 = fadd nsz contract double %78, %83
 %85 = fadd nsz contract double %76, %84
 %86 = add nsw i64 %71, %73
 %87 = icmp slt i64 %86, 0
 %88 = select i1 %87, i64 %15, i64 0
 %89 = getelementptr double, ptr %18, i64 %86
 %90 = getelementptr double, ptr %89, i64 %88
 store double %85, ptr %90, align 8
 %91 = icmp eq i64 %74, %31
 br i1 %91, label %92, label %72
92:
 %93 = inttoptr i64 %1 to ptr
 %94 = load i64, ptr %93, align 8
 %95 = add i64 %2, 16
 %96 = inttoptr i64 %95 to ptr
 %97 = load i64, ptr %96, align 8
 %98 = inttoptr i64 %97 to ptr
 %99 = inttoptr i64 %94 to ptr
 tail call void %99(ptr %18, ptr %98)
 %100 = add i64 %2, 304
 %101 = inttoptr i64 %100 to ptr
 %102 = load i64, ptr %101, align 8
 %103 = inttoptr i64 %102 to ptr
 %104 = getelementptr inbounds nuw i8, ptr %103, i64 144
 %105 = load i64, ptr %104, align 1
 %106 = add nsw i64 %105, 1
 store i64 %106, ptr %104, align 1
 store ptr null, ptr %0, align 8
 ret void
}
define internal fastcc void @f29(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3, i64 %4, i64 %5) unnamed_addr {
6:
 %7 = alloca ptr, align 8
 %8 = alloca ptr, align 8
 %9 = alloca ptr, align 8
 %10 = add i64 %2, 304
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = inttoptr i64 %12 to ptr
 %14 = add i64 %2, 32
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = add i64 %2, 16
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = inttoptr i64 %19 to ptr
 %21 = add i64 %2, 72
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = add i64 %2, 64
 %25 = inttoptr i64 %24 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = inttoptr i64 %26 to ptr
 %28 = add i64 %1, 136
 %29 = inttoptr i64 %28 to ptr
 %30 = load i64, ptr %29, align 8
 %31 = add i64 %1, 64
 %32 = inttoptr i64 %31 to ptr
 %33 = load i64, ptr %32, align 8
 %34 = add i64 %1, 56
 %35 = inttoptr i64 %34 to ptr
 %36 = load i64, ptr %35, align 8
 %37 = inttoptr i64 %36 to ptr
 %38 = add i64 %2, 8
 %39 = inttoptr i64 %38 to ptr
 %40 = load i64, ptr %39, align 8
 %41 = inttoptr i64 %2 to ptr
 %42 = load i64, ptr %41, align 8
 %43 = inttoptr i64 %42 to ptr
 %44 = icmp slt i64 %23, 1
 br i1 %44, label %52, label %45
45:
 %46 = phi i64 [ %47, %45 ], [ 0, %6 ]
 %47 = add nuw nsw i64 %46, 1
 %48 = getelementptr double, ptr %27, i64 %46
 %49 = load double, ptr %48, align 8
 %50 = getelementptr double, ptr %43, i64 %46
 store double %49, ptr %50, align 8
 %51 = icmp eq i64 %23, %47
 br i1 %51, label %52, label %45
52:
 %53 = icmp eq i64 %5, 0
 br i1 %53, label %54, label %72
54:
 %55 = add i64 %1, 24
 %56 = inttoptr i64 %55 to ptr
 %57 = load i64, ptr %56, align 8
 %58 = sub i64 %33, %57
 %59 = icmp slt i64 %58, 1
 br i1 %59, label %72, label %60
60:
 %61 = add i64 %1, 40
 %62 = inttoptr i64 %61 to ptr
 %63 = load i64, ptr %62, align 8
 %64 = add i64 %1, 48
 %65 = inttoptr i64 %64 to ptr
 %66 = load i64, ptr %65, align 8
 %67 = add i64 %1, 32
 %68 = inttoptr i64 %67 to ptr
 %69 = load i64, ptr %68, align 8
 %70 = inttoptr i64 %69 to ptr
 %71 = getelementptr inbounds nuw i8, ptr %13, i64 96
 br label %93
72:
 %73 = add i64 %1, 104
 %74 = inttoptr i64 %73 to ptr
 %75 = load i64, ptr %74, align 8
 %76 = add i64 %1, 112
 %77 = inttoptr i64 %76 to ptr
 %78 = load i64, ptr %77, align 8
 %79 = add i64 %1, 96
 %80 = inttoptr i64 %79 to ptr
 %81 = load i64, ptr %80, align 8
 %82 = inttoptr i64 %81 to ptr
 %83 = icmp slt i64 %75, 1
 br i1 %83, label %92, label %84
84:
 %85 = add i64 %2, 56
 %86 = inttoptr i64 %85 to ptr
 %87 = load i64, ptr %86, align 8
 %88 = add i64 %2, 40
 %89 = inttoptr i64 %88 to ptr
 %90 = load i64, ptr %89, align 8
 %91 = inttoptr i64 %90 to ptr
 br label %108
92:
 store ptr null, ptr %0, align 8
 ret void
93:
 %94 = phi i64 [ %58, %60 ], [ %96, %93 ]
 %95 = phi i64 [ %57, %60 ], [ %97, %93 ]
 %96 = add nsw i64 %94, -1
 %97 = add i64 %95, 1
 call fastcc void @f30(ptr %7, double %3, ptr %70, i64 %63, i64 %66, i64 %95, i64 %95, ptr %20, i64 %16, ptr %43, i64 %40, i64 %23, i64 %30)
 %98 = load double, ptr %13, align 1
 %99 = icmp slt i64 %95, 0
 %100 = select i1 %99, i64 %33, i64 0
 %101 = getelementptr double, ptr %37, i64 %95
 %102 = getelementptr double, ptr %101, i64 %100
 %103 = load double, ptr %102, align 8
 %104 = fmul nsz contract double %3, %103
 %105 = fadd nsz contract double %98, %104
 %106 = load i64, ptr %71, align 1
 call fastcc void @f32(ptr %8, i64 %1, i64 %2, double %105, i64 %106, i64 %95)
 %107 = icmp samesign ugt i64 %94, 1
 br i1 %107, label %93, label %72
108:
 %109 = phi i64 [ 0, %84 ], [ %110, %108 ]
 %110 = add nuw nsw i64 %109, 1
 %111 = mul i64 %109, %87
 %112 = getelementptr double, ptr %91, i64 %111
 call fastcc void @f31(ptr %9, double %3, ptr %82, i64 %75, i64 %78, i64 %109, i64 %33, ptr %20, i64 %16, ptr %112, i64 %87, i64 %4)
 %113 = icmp eq i64 %110, %75
 br i1 %113, label %92, label %108
}
define internal fastcc void @f30(ptr noalias writeonly captures(none) %0, double %1, ptr readonly captures(none) %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr readonly captures(none) %7, i64 %8, ptr writeonly captures(none) %9, i64 %10, i64 %11, i64 %12) unnamed_addr {
13:
 %14 = icmp sgt i64 %12, 7
 br i1 %14, label %15, label %115
15:
 %16 = icmp slt i64 %6, 1
 %17 = icmp slt i64 %5, 0
 %18 = select i1 %17, i64 %3, i64 0
 %19 = add i64 %18, %5
 %20 = mul i64 %19, %4
 %21 = getelementptr double, ptr %2, i64 %20
 br label %22
22:
 %23 = phi i64 [ %112, %70 ], [ 0, %15 ]
 %24 = getelementptr double, ptr %7, i64 %23
 br i1 %16, label %70, label %201
25:
 %26 = fmul nsz contract double %1, %213
 %27 = mul i64 %210, %8
 %28 = getelementptr double, ptr %24, i64 %27
 %29 = load double, ptr %28, align 8
 %30 = fmul nsz contract double %26, %29
 %31 = fadd nsz contract double %209, %30
 %32 = getelementptr i8, ptr %28, i64 8
 %33 = load double, ptr %32, align 8
 %34 = fmul nsz contract double %26, %33
 %35 = fadd nsz contract double %208, %34
 %36 = getelementptr i8, ptr %28, i64 16
 %37 = load double, ptr %36, align 8
 %38 = fmul nsz contract double %26, %37
 %39 = fadd nsz contract double %207, %38
 %40 = getelementptr i8, ptr %28, i64 24
 %41 = load double, ptr %40, align 8
 %42 = fmul nsz contract double %26, %41
 %43 = fadd nsz contract double %206, %42
 %44 = getelementptr i8, ptr %28, i64 32
 %45 = load double, ptr %44, align 8
 %46 = fmul nsz contract double %26, %45
 %47 = fadd nsz contract double %205, %46
 %48 = getelementptr i8, ptr %28, i64 40
 %49 = load double, ptr %48, align 8
 %50 = fmul nsz contract double %26, %49
 %51 = fadd nsz contract double %204, %50
 %52 = getelementptr i8, ptr %28, i64 48
 %53 = load double, ptr %52, align 8
 %54 = fmul nsz contract double %26, %53
 %55 = fadd nsz contract double %203, %54
 %56 = getelementptr i8, ptr %28, i64 56
 %57 = load double, ptr %56, align 8
 %58 = fmul nsz contract double %26, %57
 %59 = fadd nsz contract double %202, %58
 br label %60
60:
 %61 = phi double [ %31, %25 ], [ %209, %201 ]
 %62 = phi double [ %35, %25 ], [ %208, %201 ]
 %63 = phi double [ %39, %25 ], [ %207, %201 ]
 %64 = phi double [ %43, %25 ], [ %206, %201 ]
 %65 = phi double [ %47, %25 ], [ %205, %201 ]
 %66 = phi double [ %51, %25 ], [ %204, %201 ]
 %67 = phi double [ %55, %25 ], [ %203, %201 ]
 %68 = phi double [ %59, %25 ], [ %202, %201 ]
 %69 = icmp eq i64 %6, %211
 br i1 %69, label %70, label %201
70:
 %71 = phi double [ 0.000000e+00, %22 ], [ %61, %60 ]
 %72 = phi double [ 0.000000e+00, %22 ], [ %62, %60 ]
 %73 = phi double [ 0.000000e+00, %22 ], [ %63, %60 ]
 %74 = phi double [ 0.000000e+00, %22 ], [ %64, %60 ]
 %75 = phi double [ 0.000000e+00, %22 ], [ %65, %60 ]
 %76 = phi double [ 0.000000e+00, %22 ], [ %66, %60 ]
 %77 = phi double [ 0.000000e+00, %22 ], [ %67, %60 ]
 %78 = phi double [ 0.000000e+00, %22 ], [ %68, %60 ]
 %79 = add nsw i64 %23, %11
 %80 = icmp slt i64 %79, 0
 %81 = select i1 %80, i64 %10, i64 0
 %82 = getelementptr double, ptr %9, i64 %79
 %83 = getelementptr double, ptr %82, i64 %81
 store double %71, ptr %83, align 8
 %84 = icmp slt i64 %79, -1
 %85 = select i1 %84, i64 %10, i64 0
 %86 = getelementptr i8, ptr %82, i64 8
 %87 = getelementptr double, ptr %86, i64 %85
 store double %72, ptr %87, align 8
 %88 = icmp slt i64 %79, -2
 %89 = select i1 %88, i64 %10, i64 0
 %90 = getelementptr i8, ptr %82, i64 16
 %91 = getelementptr double, ptr %90, i64 %89
 store double %73, ptr %91, align 8
 %92 = icmp slt i64 %79, -3
 %93 = select i1 %92, i64 %10, i64 0
 %94 = getelementptr i8, ptr %82, i64 24
 %95 = getelementptr double, ptr %94, i64 %93
 store double %74, ptr %95, align 8
 %96 = icmp slt i64 %79, -4
 %97 = select i1 %96, i64 %10, i64 0
 %98 = getelementptr i8, ptr %82, i64 32
 %99 = getelementptr double, ptr %98, i64 %97
 store double %75, ptr %99, align 8
 %100 = icmp slt i64 %79, -5
 %101 = select i1 %100, i64 %10, i64 0
 %102 = getelementptr i8, ptr %82, i64 40
 %103 = getelementptr double, ptr %102, i64 %101
 store double %76, ptr %103, align 8
 %104 = icmp slt i64 %79, -6
 %105 = select i1 %104, i64 %10, i64 0
 %106 = getelementptr i8, ptr %82, i64 48
 %107 = getelementptr double, ptr %106, i64 %105
 store double %77, ptr %107, align 8
 %108 = icmp slt i64 %79, -7
 %109 = select i1 %108, i64 %10, i64 0
 %110 = getelementptr i8, ptr %82, i64 56
 %111 = getelementptr double, ptr %110, i64 %109
 store double %78, ptr %111, align 8
 %112 = add nuw nsw i64 %23, 8
 %113 = add nuw nsw i64 %23, 16
 %114 = icmp sgt i64 %113, %12
 br i1 %114, label %115, label %22
115:
 %116 = phi i64 [ 0, %13 ], [ %112, %70 ]
 %117 = icmp slt i64 %116, %12
 br i1 %117, label %118, label %200
118:
 %119 = add nsw i64 %12, -1
 %120 = icmp slt i64 %6, 1
 %121 = icmp slt i64 %5, 0
 %122 = select i1 %121, i64 %3, i64 0
 %123 = add i64 %122, %5
 %124 = mul i64 %123, %4
 %125 = getelementptr double, ptr %2, i64 %124
 br label %126
126:
 %127 = phi i64 [ %198, %173 ], [ %116, %118 ]
 %128 = add nsw i64 %127, 1
 %129 = tail call i64 @llvm.smin.i64(i64 %119, i64 range(i64 -9223372036854775807, -9223372036854775808) %128)
 %130 = add nsw i64 %127, 2
 %131 = tail call i64 @llvm.smin.i64(i64 %119, i64 range(i64 -9223372036854775807, -9223372036854775808) %130)
 %132 = add nsw i64 %127, 3
 %133 = tail call i64 @llvm.smin.i64(i64 %119, i64 range(i64 -9223372036854775807, -9223372036854775808) %132)
 br i1 %120, label %173, label %134
134:
 %135 = icmp slt i64 %127, 0
 %136 = select i1 %135, i64 %8, i64 0
 %137 = icmp slt i64 %129, 0
 %138 = select i1 %137, i64 %8, i64 0
 %139 = icmp slt i64 %131, 0
 %140 = select i1 %139, i64 %8, i64 0
 %141 = icmp slt i64 %133, 0
 %142 = select i1 %141, i64 %8, i64 0
 br label %215
143:
 %144 = fmul nsz contract double %1, %223
 %145 = mul i64 %220, %8
 %146 = getelementptr double, ptr %7, i64 %145
 %147 = getelementptr double, ptr %146, i64 %127
 %148 = getelementptr double, ptr %147, i64 %136
 %149 = load double, ptr %148, align 8
 %150 = fmul nsz contract double %144, %149
 %151 = fadd nsz contract double %219, %150
 %152 = getelementptr double, ptr %146, i64 %129
 %153 = getelementptr double, ptr %152, i64 %138
 %154 = load double, ptr %153, align 8
 %155 = fmul nsz contract double %144, %154
 %156 = fadd nsz contract double %218, %155
 %157 = getelementptr double, ptr %146, i64 %131
 %158 = getelementptr double, ptr %157, i64 %140
 %159 = load double, ptr %158, align 8
 %160 = fmul nsz contract double %144, %159
 %161 = fadd nsz contract double %217, %160
 %162 = getelementptr double, ptr %146, i64 %133
 %163 = getelementptr double, ptr %162, i64 %142
 %164 = load double, ptr %163, align 8
 %165 = fmul nsz contract double %144, %164
 %166 = fadd nsz contract double %216, %165
 br label %167
167:
 %168 = phi double [ %151, %143 ], [ %219, %215 ]
 %169 = phi double [ %156, %143 ], [ %218, %215 ]
 %170 = phi double [ %161, %143 ], [ %217, %215 ]
 %171 = phi double [ %166, %143 ], [ %216, %215 ]
 %172 = icmp eq i64 %6, %221
 br i1 %172, label %173, label %215
173:
 %174 = phi double [ 0.000000e+00, %126 ], [ %168, %167 ]
 %175 = phi double [ 0.000000e+00, %126 ], [ %169, %167 ]
 %176 = phi double [ 0.000000e+00, %126 ], [ %170, %167 ]
 %177 = phi double [ 0.000000e+00, %126 ], [ %171, %167 ]
 %178 = add nsw i64 %133, %11
 %179 = icmp slt i64 %178, 0
 %180 = select i1 %179, i64 %10, i64 0
 %181 = getelementptr double, ptr %9, i64 %178
 %182 = getelementptr double, ptr %181, i64 %180
 store double %177, ptr %182, align 8
 %183 = add nsw i64 %131, %11
 %184 = icmp slt i64 %183, 0
 %185 = select i1 %184, i64 %10, i64 0
 %186 = getelementptr double, ptr %9, i64 %183
 %187 = getelementptr double, ptr %186, i64 %185
 store double %176, ptr %187, align 8
 %188 = add nsw i64 %129, %11
 %189 = icmp slt i64 %188, 0
 %190 = select i1 %189, i64 %10, i64 0
 %191 = getelementptr double, ptr %9, i64 %188
 %192 = getelementptr double, ptr %191, i64 %190
 store double %175, ptr %192, align 8
 %193 = add nsw i64 %127, %11
 %194 = icmp slt i64 %193, 0
 %195 = select i1 %194, i64 %10, i64 0
 %196 = getelementptr double, ptr %9, i64 %193
 %197 = getelementptr double, ptr %196, i64 %195
 store double %174, ptr %197, align 8
 %198 = add nsw i64 %127, 4
 %199 = icmp slt i64 %198, %12
 br i1 %199, label %126, label %200
200:
 store ptr null, ptr %0, align 8
 ret void
201:
 %202 = phi double [ %68, %60 ], [ 0.000000e+00, %22 ]
 %203 = phi double [ %67, %60 ], [ 0.000000e+00, %22 ]
 %204 = phi double [ %66, %60 ], [ 0.000000e+00, %22 ]
 %205 = phi double [ %65, %60 ], [ 0.000000e+00, %22 ]
 %206 = phi double [ %64, %60 ], [ 0.000000e+00, %22 ]
 %207 = phi double [ %63, %60 ], [ 0.000000e+00, %22 ]
 %208 = phi double [ %62, %60 ], [ 0.000000e+00, %22 ]
 %209 = phi double [ %61, %60 ], [ 0.000000e+00, %22 ]
 %210 = phi i64 [ %211, %60 ], [ 0, %22 ]
 %211 = add nuw nsw i64 %210, 1
 %212 = getelementptr double, ptr %21, i64 %210
 %213 = load double, ptr %212, align 8
 %214 = fcmp nsz contract une double %213, 0.000000e+00
 br i1 %214, label %25, label %60
215:
 %216 = phi double [ 0.000000e+00, %134 ], [ %171, %167 ]
 %217 = phi double [ 0.000000e+00, %134 ], [ %170, %167 ]
 %218 = phi double [ 0.000000e+00, %134 ], [ %169, %167 ]
 %219 = phi double [ 0.000000e+00, %134 ], [ %168, %167 ]
 %220 = phi i64 [ 0, %134 ], [ %221, %167 ]
 %221 = add nuw nsw i64 %220, 1
 %222 = getelementptr double, ptr %125, i64 %220
 %223 = load double, ptr %222, align 8
 %224 = fcmp nsz contract une double %223, 0.000000e+00
 br i1 %224, label %143, label %167
}
define internal fastcc void @f31(ptr noalias writeonly captures(none) %0, double %1, ptr readonly captures(none) %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr readonly captures(none) %7, i64 %8, ptr writeonly captures(none) %9, i64 %10, i64 %11) unnamed_addr {
12:
 %13 = icmp sgt i64 %11, 7
 br i1 %13, label %14, label %89
14:
 %15 = icmp slt i64 %6, 1
 %16 = icmp slt i64 %5, 0
 %17 = select i1 %16, i64 %3, i64 0
 %18 = add i64 %17, %5
 %19 = mul i64 %18, %4
 %20 = getelementptr double, ptr %2, i64 %19
 br label %21
21:
 %22 = phi i64 [ %86, %69 ], [ 0, %14 ]
 %23 = getelementptr double, ptr %7, i64 %22
 br i1 %15, label %69, label %171
24:
 %25 = fmul nsz contract double %1, %183
 %26 = mul i64 %180, %8
 %27 = getelementptr double, ptr %23, i64 %26
 %28 = load double, ptr %27, align 8
 %29 = fmul nsz contract double %25, %28
 %30 = fadd nsz contract double %179, %29
 %31 = getelementptr i8, ptr %27, i64 8
 %32 = load double, ptr %31, align 8
 %33 = fmul nsz contract double %25, %32
 %34 = fadd nsz contract double %178, %33
 %35 = getelementptr i8, ptr %27, i64 16
 %36 = load double, ptr %35, align 8
 %37 = fmul nsz contract double %25, %36
 %38 = fadd nsz contract double %177, %37
 %39 = getelementptr i8, ptr %27, i64 24
 %40 = load double, ptr %39, align 8
 %41 = fmul nsz contract double %25, %40
 %42 = fadd nsz contract double %176, %41
 %43 = getelementptr i8, ptr %27, i64 32
 %44 = load double, ptr %43, align 8
 %45 = fmul nsz contract double %25, %44
 %46 = fadd nsz contract double %175, %45
 %47 = getelementptr i8, ptr %27, i64 40
 %48 = load double, ptr %47, align 8
 %49 = fmul nsz contract double %25, %48
 %50 = fadd nsz contract double %174, %49
 %51 = getelementptr i8, ptr %27, i64 48
 %52 = load double, ptr %51, align 8
 %53 = fmul nsz contract double %25, %52
 %54 = fadd nsz contract double %173, %53
 %55 = getelementptr i8, ptr %27, i64 56
 %56 = load double, ptr %55, align 8
 %57 = fmul nsz contract double %25, %56
 %58 = fadd nsz contract double %172, %57
 br label %59
59:
 %60 = phi double [ %30, %24 ], [ %179, %171 ]
 %61 = phi double [ %34, %24 ], [ %178, %171 ]
 %62 = phi double [ %38, %24 ], [ %177, %171 ]
 %63 = phi double [ %42, %24 ], [ %176, %171 ]
 %64 = phi double [ %46, %24 ], [ %175, %171 ]
 %65 = phi double [ %50, %24 ], [ %174, %171 ]
 %66 = phi double [ %54, %24 ], [ %173, %171 ]
 %67 = phi double [ %58, %24 ], [ %172, %171 ]
 %68 = icmp eq i64 %6, %181
 br i1 %68, label %69, label %171
69:
 %70 = phi double [ 0.000000e+00, %21 ], [ %60, %59 ]
 %71 = phi double [ 0.000000e+00, %21 ], [ %61, %59 ]
 %72 = phi double [ 0.000000e+00, %21 ], [ %62, %59 ]
 %73 = phi double [ 0.000000e+00, %21 ], [ %63, %59 ]
 %74 = phi double [ 0.000000e+00, %21 ], [ %64, %59 ]
 %75 = phi double [ 0.000000e+00, %21 ], [ %65, %59 ]
 %76 = phi double [ 0.000000e+00, %21 ], [ %66, %59 ]
 %77 = phi double [ 0.000000e+00, %21 ], [ %67, %59 ]
 %78 = getelementptr double, ptr %9, i64 %22
 store double %70, ptr %78, align 8
 %79 = getelementptr i8, ptr %78, i64 8
 store double %71, ptr %79, align 8
 %80 = getelementptr i8, ptr %78, i64 16
 store double %72, ptr %80, align 8
 %81 = getelementptr i8, ptr %78, i64 24
 store double %73, ptr %81, align 8
 %82 = getelementptr i8, ptr %78, i64 32
 store double %74, ptr %82, align 8
 %83 = getelementptr i8, ptr %78, i64 40
 store double %75, ptr %83, align 8
 %84 = getelementptr i8, ptr %78, i64 48
 store double %76, ptr %84, align 8
 %85 = getelementptr i8, ptr %78, i64 56
 store double %77, ptr %85, align 8
 %86 = add nuw nsw i64 %22, 8
 %87 = add nuw nsw i64 %22, 16
 %88 = icmp sgt i64 %87, %11
 br i1 %88, label %89, label %21
89:
 %90 = phi i64 [ 0, %12 ], [ %86, %69 ]
 %91 = icmp slt i64 %90, %11
 br i1 %91, label %92, label %170
92:
 %93 = add nsw i64 %11, -1
 %94 = icmp slt i64 %6, 1
 %95 = icmp slt i64 %5, 0
 %96 = select i1 %95, i64 %3, i64 0
 %97 = add i64 %96, %5
 %98 = mul i64 %97, %4
 %99 = getelementptr double, ptr %2, i64 %98
 br label %100
100:
 %101 = phi i64 [ %168, %147 ], [ %90, %92 ]
 %102 = add nsw i64 %101, 1
 %103 = tail call i64 @llvm.smin.i64(i64 %93, i64 range(i64 -9223372036854775807, -9223372036854775808) %102)
 %104 = add nsw i64 %101, 2
 %105 = tail call i64 @llvm.smin.i64(i64 %93, i64 range(i64 -9223372036854775807, -9223372036854775808) %104)
 %106 = add nsw i64 %101, 3
 %107 = tail call i64 @llvm.smin.i64(i64 %93, i64 range(i64 -9223372036854775807, -9223372036854775808) %106)
 br i1 %94, label %147, label %108
108:
 %109 = icmp slt i64 %101, 0
 %110 = select i1 %109, i64 %8, i64 0
 %111 = icmp slt i64 %103, 0
 %112 = select i1 %111, i64 %8, i64 0
 %113 = icmp slt i64 %105, 0
 %114 = select i1 %113, i64 %8, i64 0
 %115 = icmp slt i64 %107, 0
 %116 = select i1 %115, i64 %8, i64 0
 br label %185
117:
 %118 = fmul nsz contract double %1, %193
 %119 = mul i64 %190, %8
 %120 = getelementptr double, ptr %7, i64 %119
 %121 = getelementptr double, ptr %120, i64 %101
 %122 = getelementptr double, ptr %121, i64 %110
 %123 = load double, ptr %122, align 8
 %124 = fmul nsz contract double %118, %123
 %125 = fadd nsz contract double %189, %124
 %126 = getelementptr double, ptr %120, i64 %103
 %127 = getelementptr double, ptr %126, i64 %112
 %128 = load double, ptr %127, align 8
 %129 = fmul nsz contract double %118, %128
 %130 = fadd nsz contract double %188, %129
 %131 = getelementptr double, ptr %120, i64 %105
 %132 = getelementptr double, ptr %131, i64 %114
 %133 = load double, ptr %132, align 8
 %134 = fmul nsz contract double %118, %133
 %135 = fadd nsz contract double %187, %134
 %136 = getelementptr double, ptr %120, i64 %107
 %137 = getelementptr double, ptr %136, i64 %116
 %138 = load double, ptr %137, align 8
 %139 = fmul nsz contract double %118, %138
 %140 = fadd nsz contract double %186, %139
 br label %141
141:
 %142 = phi double [ %125, %117 ], [ %189, %185 ]
 %143 = phi double [ %130, %117 ], [ %188, %185 ]
 %144 = phi double [ %135, %117 ], [ %187, %185 ]
 %145 = phi double [ %140, %117 ], [ %186, %185 ]
 %146 = icmp eq i64 %6, %191
 br i1 %146, label %147, label %185
147:
 %148 = phi double [ 0.000000e+00, %100 ], [ %142, %141 ]
 %149 = phi double [ 0.000000e+00, %100 ], [ %143, %141 ]
 %150 = phi double [ 0.000000e+00, %100 ], [ %144, %141 ]
 %151 = phi double [ 0.000000e+00, %100 ], [ %145, %141 ]
 %152 = icmp slt i64 %107, 0
 %153 = select i1 %152, i64 %10, i64 0
 %154 = getelementptr double, ptr %9, i64 %107
 %155 = getelementptr double, ptr %154, i64 %153
 store double %151, ptr %155, align 8
 %156 = icmp slt i64 %105, 0
 %157 = select i1 %156, i64 %10, i64 0
 %158 = getelementptr double, ptr %9, i64 %105
 %159 = getelementptr double, ptr %158, i64 %157
 store double %150, ptr %159, align 8
 %160 = icmp slt i64 %103, 0
 %161 = select i1 %160, i64 %10, i64 0
 %162 = getelementptr double, ptr %9, i64 %103
 %163 = getelementptr double, ptr %162, i64 %161
 store double %149, ptr %163, align 8
 %164 = icmp slt i64 %101, 0
 %165 = select i1 %164, i64 %10, i64 0
 %166 = getelementptr double, ptr %9, i64 %101
 %167 = getelementptr double, ptr %166, i64 %165
 store double %148, ptr %167, align 8
 %168 = add nsw i64 %101, 4
 %169 = icmp slt i64 %168, %11
 br i1 %169, label %100, label %170
170:
 store ptr null, ptr %0, align 8
 ret void
171:
 %172 = phi double [ %67, %59 ], [ 0.000000e+00, %21 ]
 %173 = phi double [ %66, %59 ], [ 0.000000e+00, %21 ]
 %174 = phi double [ %65, %59 ], [ 0.000000e+00, %21 ]
 %175 = phi double [ %64, %59 ], [ 0.000000e+00, %21 ]
 %176 = phi double [ %63, %59 ], [ 0.000000e+00, %21 ]
 %177 = phi double [ %62, %59 ], [ 0.000000e+00, %21 ]
 %178 = phi double [ %61, %59 ], [ 0.000000e+00, %21 ]
 %179 = phi double [ %60, %59 ], [ 0.000000e+00, %21 ]
 %180 = phi i64 [ %181, %59 ], [ 0, %21 ]
 %181 = add nuw nsw i64 %180, 1
 %182 = getelementptr double, ptr %20, i64 %180
 %183 = load double, ptr %182, align 8
 %184 = fcmp nsz contract une double %183, 0.000000e+00
 br i1 %184, label %24, label %59
185:
 %186 = phi double [ 0.000000e+00, %108 ], [ %145, %141 ]
 %187 = phi double [ 0.000000e+00, %108 ], [ %144, %141 ]
 %188 = phi double [ 0.000000e+00, %108 ], [ %143, %141 ]
 %189 = phi double [ 0.000000e+00, %108 ], [ %142, %141 ]
 %190 = phi i64 [ 0, %108 ], [ %191, %141 ]
 %191 = add nuw nsw i64 %190, 1
 %192 = getelementptr double, ptr %99, i64 %190
 %193 = load double, ptr %192, align 8
 %194 = fcmp nsz contract une double %193, 0.000000e+00
 br i1 %194, label %117, label %141
}
define internal fastcc void @f32(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3, i64 %4, i64 %5) unnamed_addr {
6:
 %7 = add i64 %2, 72
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = add i64 %1, 136
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = add nsw i64 %12, %9
 %14 = add i64 %2, 8
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = inttoptr i64 %2 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = inttoptr i64 %18 to ptr
 %20 = add i64 %1, 232
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = add i64 %1, 240
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = add i64 %1, 224
 %27 = inttoptr i64 %26 to ptr
 %28 = load i64, ptr %27, align 8
 %29 = inttoptr i64 %28 to ptr
 %30 = add i64 %1, 272
 %31 = inttoptr i64 %30 to ptr
 %32 = load i64, ptr %31, align 8
 %33 = add i64 %2, 96
 %34 = inttoptr i64 %33 to ptr
 %35 = load i64, ptr %34, align 8
 %36 = inttoptr i64 %35 to ptr
 %37 = icmp slt i64 %4, 0
 %38 = select i1 %37, i64 %22, i64 0
 %39 = add i64 %38, %4
 %40 = mul i64 %39, %25
 %41 = getelementptr double, ptr %29, i64 %40
 %42 = getelementptr i8, ptr %41, i64 16
 %43 = load double, ptr %42, align 8
 %44 = fcmp nsz contract ogt double %43, %3
 %45 = select i1 %44, double %43, double %3
 %46 = getelementptr i8, ptr %41, i64 24
 %47 = load double, ptr %46, align 8
 %48 = fcmp nsz contract olt double %47, %45
 %49 = select i1 %48, double %47, double %45
 %50 = icmp slt i64 %13, 0
 %51 = select i1 %50, i64 %16, i64 0
 %52 = getelementptr double, ptr %19, i64 %13
 %53 = getelementptr double, ptr %52, i64 %51
 store double %49, ptr %53, align 8
 %54 = icmp slt i64 %32, 1
 br i1 %54, label %93, label %55
55:
 %56 = add i64 %1, 248
 %57 = inttoptr i64 %56 to ptr
 %58 = load i64, ptr %57, align 8
 %59 = inttoptr i64 %58 to ptr
 %60 = add i64 %1, 264
 %61 = inttoptr i64 %60 to ptr
 %62 = load i64, ptr %61, align 8
 %63 = add i64 %1, 256
 %64 = inttoptr i64 %63 to ptr
 %65 = load i64, ptr %64, align 8
 %66 = select i1 %37, i64 %65, i64 0
 %67 = add i64 %66, %4
 %68 = mul i64 %62, %32
 %69 = mul i64 %68, %67
 %70 = getelementptr double, ptr %59, i64 %69
 %71 = getelementptr double, ptr %70, i64 %32
 %72 = add nsw i64 %13, 1
 br label %73
73:
 %74 = phi i64 [ 0, %55 ], [ %75, %73 ]
 %75 = add nuw nsw i64 %74, 1
 %76 = getelementptr double, ptr %36, i64 %74
 %77 = load double, ptr %76, align 8
 %78 = getelementptr double, ptr %70, i64 %74
 %79 = load double, ptr %78, align 8
 %80 = getelementptr double, ptr %71, i64 %74
 %81 = load double, ptr %80, align 8
 %82 = load double, ptr %41, align 8
 %83 = fsub nsz contract double %49, %82
 %84 = fmul nsz contract double %81, %83
 %85 = fadd nsz contract double %79, %84
 %86 = fadd nsz contract double %77, %85
 %87 = add nsw i64 %72, %74
 %88 = icmp slt i64 %87, 0
 %89 = select i1 %88, i64 %16, i64 0
 %90 = getelementptr double, ptr %19, i64 %87
 %91 = getelementptr double, ptr %90, i64 %89
 store double %86, ptr %91, align 8
 %92 = icmp eq i64 %75, %32
 br i1 %92, label %93, label %73
93:
 %94 = inttoptr i64 %1 to ptr
 %95 = load i64, ptr %94, align 8
 %96 = add i64 %2, 24
 %97 = inttoptr i64 %96 to ptr
 %98 = load i64, ptr %97, align 8
 %99 = add i64 %2, 32
 %100 = inttoptr i64 %99 to ptr
 %101 = load i64, ptr %100, align 8
 %102 = add i64 %2, 16
 %103 = inttoptr i64 %102 to ptr
 %104 = load i64, ptr %103, align 8
 %105 = inttoptr i64 %104 to ptr
 %106 = icmp slt i64 %5, 0
 %107 = select i1 %106, i64 %98, i64 0
 %108 = add i64 %107, %5
 %109 = mul i64 %108, %101
 %110 = getelementptr double, ptr %105, i64 %109
 %111 = inttoptr i64 %95 to ptr
 tail call void %111(ptr %19, ptr %110)
 %112 = add i64 %2, 304
 %113 = inttoptr i64 %112 to ptr
 %114 = load i64, ptr %113, align 8
 %115 = inttoptr i64 %114 to ptr
 %116 = getelementptr inbounds nuw i8, ptr %115, i64 144
 %117 = load i64, ptr %116, align 1
 %118 = add nsw i64 %117, 1
 store i64 %118, ptr %116, align 1
 store ptr null, ptr %0, align 8
 ret void
}
define internal fastcc range(i32 0, 2) i32 @f33(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, double %6, double %7) unnamed_addr {
8:
 %9 = alloca i8, align 1
 %10 = alloca ptr, align 8
 %11 = alloca i8, align 1
 %12 = alloca ptr, align 8
 store ptr null, ptr %12, align 8
 %13 = add i64 %5, 1056
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = inttoptr i64 %15 to ptr
 %17 = add i64 %5, 8
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = getelementptr inbounds nuw i8, ptr %16, i64 184
 %21 = load i64, ptr %20, align 1
 %22 = icmp eq i64 %21, 0
 br i1 %22, label %23, label %58
23:
 store i8 0, ptr %11, align 1
 %24 = call fastcc i32 @f35(ptr %11, ptr %12, i64 %2, i64 %3, i64 %4, i64 %5)
 %25 = icmp eq i32 %24, 0
 br i1 %25, label %209, label %207
26:
 %27 = phi i32 [ 0, %28 ], [ 0, %112 ], [ 0, %178 ], [ 1, %227 ], [ 1, %207 ], [ 0, %251 ]
 ret i32 %27
28:
 store double -1.000000e+00, ptr %0, align 8
 br label %26
29:
 %30 = add i64 %5, 256
 %31 = inttoptr i64 %30 to ptr
 %32 = load i64, ptr %31, align 8
 %33 = inttoptr i64 %32 to ptr
 %34 = add i64 %5, 440
 %35 = inttoptr i64 %34 to ptr
 %36 = load i64, ptr %35, align 8
 %37 = add i64 %5, 432
 %38 = inttoptr i64 %37 to ptr
 %39 = load i64, ptr %38, align 8
 %40 = inttoptr i64 %39 to ptr
 %41 = icmp slt i64 %19, 1
 br i1 %41, label %49, label %42
42:
 %43 = phi i64 [ %44, %42 ], [ 0, %29 ]
 %44 = add nuw nsw i64 %43, 1
 %45 = getelementptr double, ptr %33, i64 %43
 %46 = load double, ptr %45, align 8
 %47 = getelementptr double, ptr %40, i64 %43
 store double %46, ptr %47, align 8
 %48 = icmp eq i64 %19, %44
 br i1 %48, label %49, label %42
49:
 %50 = add i64 %5, 272
 %51 = inttoptr i64 %50 to ptr
 %52 = load i64, ptr %51, align 8
 %53 = inttoptr i64 %52 to ptr
 %54 = icmp slt i64 %19, 0
 %55 = select i1 %54, i64 %36, i64 0
 %56 = add i64 %55, %19
 %57 = icmp slt i64 %56, 0
 br i1 %57, label %212, label %213
58:
 store i64 0, ptr %20, align 1
 store ptr null, ptr %10, align 8
 %59 = add i64 %3, 72
 %60 = inttoptr i64 %59 to ptr
 %61 = load i64, ptr %60, align 8
 %62 = add i64 %3, 64
 %63 = inttoptr i64 %62 to ptr
 %64 = load i64, ptr %63, align 8
 %65 = inttoptr i64 %64 to ptr
 %66 = add i64 %3, 80
 %67 = inttoptr i64 %66 to ptr
 %68 = load i64, ptr %67, align 8
 %69 = inttoptr i64 %68 to ptr
 %70 = add i64 %3, 8
 %71 = inttoptr i64 %70 to ptr
 %72 = load i64, ptr %71, align 8
 %73 = inttoptr i64 %3 to ptr
 %74 = load i64, ptr %73, align 8
 %75 = inttoptr i64 %74 to ptr
 %76 = icmp slt i64 %61, 1
 br i1 %76, label %84, label %77
77:
 %78 = phi i64 [ %79, %77 ], [ 0, %58 ]
 %79 = add nuw nsw i64 %78, 1
 %80 = getelementptr double, ptr %69, i64 %78
 %81 = load double, ptr %80, align 8
 %82 = getelementptr double, ptr %75, i64 %78
 store double %81, ptr %82, align 8
 %83 = icmp eq i64 %61, %79
 br i1 %83, label %84, label %77
84:
 %85 = add i64 %2, 136
 %86 = inttoptr i64 %85 to ptr
 %87 = load i64, ptr %86, align 8
 %88 = icmp slt i64 %87, 1
 br i1 %88, label %89, label %94
89:
 store i8 0, ptr %9, align 1
 %90 = call fastcc i32 @f18(ptr %9, ptr %10, i64 %2, i64 %3, i64 %4, i64 %5, double %7)
 %91 = icmp eq i32 %90, 0
 %92 = load i8, ptr %9, align 1
 %93 = icmp eq i8 %92, 0
 br i1 %91, label %104, label %227
94:
 %95 = phi i64 [ %97, %94 ], [ %87, %84 ]
 %96 = phi i64 [ %98, %94 ], [ %61, %84 ]
 %97 = add nsw i64 %95, -1
 %98 = add i64 %96, 1
 %99 = icmp slt i64 %96, 0
 %100 = select i1 %99, i64 %72, i64 0
 %101 = getelementptr double, ptr %75, i64 %96
 %102 = getelementptr double, ptr %101, i64 %100
 store double 0.000000e+00, ptr %102, align 8
 %103 = icmp samesign ugt i64 %95, 1
 br i1 %103, label %94, label %89
104:
 br i1 %76, label %229, label %105
105:
 %106 = phi i64 [ %107, %105 ], [ 0, %104 ]
 %107 = add nuw nsw i64 %106, 1
 %108 = getelementptr double, ptr %65, i64 %106
 %109 = load double, ptr %108, align 8
 %110 = getelementptr double, ptr %75, i64 %106
 store double %109, ptr %110, align 8
 %111 = icmp eq i64 %61, %107
 br i1 %111, label %229, label %105
112:
 store double -1.000000e+00, ptr %0, align 8
 br label %26
113:
 %114 = icmp sgt i64 %19, 0
 br i1 %114, label %123, label %115
115:
 %116 = add i64 %5, 432
 %117 = inttoptr i64 %116 to ptr
 %118 = add i64 %5, 440
 %119 = inttoptr i64 %118 to ptr
 %120 = load i64, ptr %119, align 8
 %121 = load i64, ptr %117, align 8
 %122 = inttoptr i64 %121 to ptr
 br label %196
123:
 %124 = add i64 %4, 64
 %125 = inttoptr i64 %124 to ptr
 %126 = load i64, ptr %125, align 8
 %127 = inttoptr i64 %126 to ptr
 %128 = add i64 %5, 432
 %129 = inttoptr i64 %128 to ptr
 %130 = add i64 %5, 256
 %131 = inttoptr i64 %130 to ptr
 %132 = add i64 %5, 272
 %133 = inttoptr i64 %132 to ptr
 %134 = add i64 %4, 224
 %135 = inttoptr i64 %134 to ptr
 br label %230
136:
 %137 = load i64, ptr %129, align 8
 %138 = inttoptr i64 %137 to ptr
 %139 = getelementptr double, ptr %138, i64 %231
 %140 = load double, ptr %139, align 8
 %141 = load i64, ptr %131, align 8
 %142 = inttoptr i64 %141 to ptr
 %143 = getelementptr double, ptr %142, i64 %231
 %144 = load double, ptr %143, align 8
 %145 = getelementptr double, ptr %138, i64 %231
 %146 = getelementptr double, ptr %145, i64 %19
 %147 = load double, ptr %146, align 8
 %148 = fmul nsz contract double %6, %147
 %149 = fdiv nsz contract double %148, 3.000000e+00
 %150 = fadd nsz contract double %140, %149
 %151 = load i64, ptr %133, align 8
 %152 = inttoptr i64 %151 to ptr
 %153 = getelementptr double, ptr %152, i64 %231
 %154 = load double, ptr %153, align 8
 %155 = fmul nsz contract double %6, %154
 %156 = fdiv nsz contract double %155, 3.000000e+00
 %157 = fsub nsz contract double %144, %156
 %158 = fcmp nsz contract olt double %144, %140
 %159 = select i1 %158, double %144, double %140
 %160 = fcmp nsz contract olt double %157, %150
 %161 = select i1 %160, double %157, double %150
 %162 = fcmp nsz contract olt double %161, %159
 %163 = select i1 %162, double %161, double %159
 %164 = fcmp nsz contract ogt double %144, %140
 %165 = select i1 %164, double %144, double %140
 %166 = fcmp nsz contract ogt double %157, %150
 %167 = select i1 %166, double %157, double %150
 %168 = fcmp nsz contract ogt double %167, %165
 %169 = select i1 %168, double %167, double %165
 %170 = fsub nsz contract double %169, %163
 %171 = fmul nsz contract double %170, 1.000000e-01
 %172 = load i64, ptr %135, align 8
 %173 = inttoptr i64 %172 to ptr
 %174 = getelementptr double, ptr %173, i64 %231
 %175 = load double, ptr %174, align 8
 %176 = fadd nsz contract double %175, %171
 %177 = fcmp nsz contract ogt double %163, %176
 br i1 %177, label %179, label %178
178:
 store double 0.000000e+00, ptr %0, align 8
 br label %26
179:
 %180 = icmp eq i64 %232, %19
 br i1 %180, label %181, label %230
181:
 %182 = add i64 %5, 440
 %183 = inttoptr i64 %182 to ptr
 %184 = load i64, ptr %131, align 8
 %185 = inttoptr i64 %184 to ptr
 %186 = load i64, ptr %183, align 8
 %187 = load i64, ptr %129, align 8
 %188 = inttoptr i64 %187 to ptr
 br label %189
189:
 %190 = phi i64 [ %191, %189 ], [ 0, %181 ]
 %191 = add nuw nsw i64 %190, 1
 %192 = getelementptr double, ptr %185, i64 %190
 %193 = load double, ptr %192, align 8
 %194 = getelementptr double, ptr %188, i64 %190
 store double %193, ptr %194, align 8
 %195 = icmp eq i64 %19, %191
 br i1 %195, label %196, label %189
196:
 %197 = phi ptr [ %122, %115 ], [ %188, %189 ]
 %198 = phi i64 [ %120, %115 ], [ %186, %189 ]
 %199 = add i64 %5, 272
 %200 = inttoptr i64 %199 to ptr
 %201 = load i64, ptr %200, align 8
 %202 = inttoptr i64 %201 to ptr
 %203 = icmp slt i64 %19, 0
 %204 = select i1 %203, i64 %198, i64 0
 %205 = add i64 %204, %19
 %206 = icmp slt i64 %205, 0
 br i1 %206, label %236, label %237
207:
 %208 = load ptr, ptr %12, align 8
 store ptr %208, ptr %1, align 8
 br label %26
209:
 %210 = load i8, ptr %11, align 1
 %211 = icmp eq i8 %210, 0
 br i1 %211, label %28, label %29
212:
 br label %213
213:
 %214 = phi i64 [ 0, %212 ], [ %56, %49 ]
 %215 = icmp slt i64 %56, %36
 br i1 %215, label %217, label %216
216:
 br label %217
217:
 %218 = phi i64 [ %36, %216 ], [ %214, %213 ]
 %219 = getelementptr double, ptr %40, i64 %218
 br i1 %41, label %58, label %220
220:
 %221 = phi i64 [ %222, %220 ], [ 0, %217 ]
 %222 = add nuw nsw i64 %221, 1
 %223 = getelementptr double, ptr %53, i64 %221
 %224 = load double, ptr %223, align 8
 %225 = getelementptr double, ptr %219, i64 %221
 store double %224, ptr %225, align 8
 %226 = icmp eq i64 %19, %222
 br i1 %226, label %58, label %220
227:
 %228 = load ptr, ptr %10, align 8
 store ptr %228, ptr %1, align 8
 br label %26
229:
 br i1 %93, label %112, label %113
230:
 %231 = phi i64 [ 0, %123 ], [ %232, %179 ]
 %232 = add nuw nsw i64 %231, 1
 %233 = getelementptr i64, ptr %127, i64 %231
 %234 = load i64, ptr %233, align 8
 %235 = icmp eq i64 %234, 0
 br i1 %235, label %136, label %179
236:
 br label %237
237:
 %238 = phi i64 [ 0, %236 ], [ %205, %196 ]
 %239 = icmp slt i64 %205, %198
 br i1 %239, label %241, label %240
240:
 br label %241
241:
 %242 = phi i64 [ %198, %240 ], [ %238, %237 ]
 %243 = getelementptr double, ptr %197, i64 %242
 br i1 %114, label %244, label %251
244:
 %245 = phi i64 [ %246, %244 ], [ 0, %241 ]
 %246 = add nuw nsw i64 %245, 1
 %247 = getelementptr double, ptr %202, i64 %245
 %248 = load double, ptr %247, align 8
 %249 = getelementptr double, ptr %243, i64 %245
 store double %248, ptr %249, align 8
 %250 = icmp eq i64 %19, %246
 br i1 %250, label %251, label %244
251:
 store i64 1, ptr %20, align 1
 store double 2.000000e+00, ptr %0, align 8
 br label %26
}
define internal fastcc void @f34(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3) unnamed_addr {
4:
 %5 = add i64 %2, 8
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = icmp slt i64 %7, 1
 br i1 %8, label %98, label %9
9:
 %10 = add i64 %2, 1056
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = inttoptr i64 %12 to ptr
 %14 = add i64 %2, 432
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = inttoptr i64 %16 to ptr
 %18 = add i64 %2, 256
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = inttoptr i64 %20 to ptr
 %22 = add i64 %1, 64
 %23 = inttoptr i64 %22 to ptr
 %24 = load i64, ptr %23, align 8
 %25 = inttoptr i64 %24 to ptr
 %26 = add i64 %1, 224
 %27 = inttoptr i64 %26 to ptr
 %28 = add i64 %2, 272
 %29 = inttoptr i64 %28 to ptr
 %30 = getelementptr inbounds nuw i8, ptr %13, i64 64
 %31 = getelementptr inbounds nuw i8, ptr %13, i64 16
 %32 = getelementptr double, ptr %17, i64 %7
 br label %105
33:
 %34 = load i64, ptr %27, align 8
 %35 = inttoptr i64 %34 to ptr
 %36 = getelementptr double, ptr %35, i64 %107
 %37 = load double, ptr %36, align 8
 %38 = fcmp nsz contract ogt double %112, %37
 br i1 %38, label %102, label %39
39:
 %40 = getelementptr double, ptr %32, i64 %107
 %41 = load double, ptr %40, align 8
 %42 = fmul nsz contract double %3, %41
 %43 = fsub nsz contract double %112, %110
 %44 = fsub nsz contract double %43, %42
 %45 = load i64, ptr %29, align 8
 %46 = inttoptr i64 %45 to ptr
 %47 = getelementptr double, ptr %46, i64 %107
 %48 = load double, ptr %47, align 8
 %49 = fmul nsz contract double %3, %48
 %50 = fsub nsz contract double %49, %42
 %51 = fmul nsz contract double %44, 2.000000e+00
 %52 = fsub nsz contract double %50, %51
 %53 = tail call nsz contract double @llvm.fabs.f64(double %52)
 %54 = tail call nsz contract double @llvm.fabs.f64(double %42)
 %55 = tail call nsz contract double @llvm.fabs.f64(double %44)
 %56 = fadd nsz contract double %54, %55
 %57 = fmul nsz contract double %56, 0x3D719799812DEA11
 %58 = fcmp nsz contract ule double %53, %57
 %59 = fcmp nsz contract olt double %44, 0.000000e+00
 %60 = select i1 %58, i1 %59, i1 false
 br i1 %60, label %63, label %61
61:
 %62 = phi double [ %101, %98 ], [ 2.000000e+00, %39 ]
 store double %62, ptr %0, align 8
 ret void
63:
 %64 = fcmp nsz contract ugt double %110, %37
 br i1 %64, label %68, label %65
65:
 %66 = fneg nsz contract double %42
 %67 = fdiv nsz contract double %66, %44
 br label %77
68:
 %69 = fmul nsz contract double %110, -2.000000e+00
 %70 = fmul nsz contract double %42, %42
 %71 = fmul nsz contract double %44, 4.000000e+00
 %72 = fmul nsz contract double %110, %71
 %73 = fsub nsz contract double %70, %72
 %74 = tail call nsz contract double @llvm.sqrt.f64(double %73)
 %75 = fsub nsz contract double %42, %74
 %76 = fdiv nsz contract double %69, %75
 br label %77
77:
 %78 = phi double [ %67, %65 ], [ %76, %68 ]
 %79 = fcmp nsz contract ogt double %110, %37
 %80 = fcmp nsz contract ogt double %42, 0.000000e+00
 %81 = select i1 %79, i1 %80, i1 false
 br i1 %81, label %82, label %91
82:
 %83 = fmul nsz contract double %42, %42
 %84 = fmul nsz contract double %44, 4.000000e+00
 %85 = fmul nsz contract double %110, %84
 %86 = fsub nsz contract double %83, %85
 %87 = tail call nsz contract double @llvm.sqrt.f64(double %86)
 %88 = fadd nsz contract double %42, %87
 %89 = fmul nsz contract double %88, -5.000000e-01
 %90 = fdiv nsz contract double %89, %44
 br label %91
91:
 %92 = phi double [ %90, %82 ], [ %78, %77 ]
 %93 = fcmp nsz contract olt double %92, %106
 br i1 %93, label %94, label %102
94:
 %95 = fmul nsz contract double %51, %92
 %96 = fadd nsz contract double %42, %95
 %97 = fdiv nsz contract double %96, %3
 store i64 %107, ptr %30, align 1
 store double %97, ptr %31, align 1
 br label %102
98:
 %99 = phi double [ 2.000000e+00, %4 ], [ %103, %102 ]
 %100 = fcmp nsz contract ogt double %99, 1.000000e-10
 %101 = select i1 %100, double %99, double 2.000000e+00
 br label %61
102:
 %103 = phi double [ %106, %105 ], [ %106, %33 ], [ %92, %94 ], [ %106, %91 ]
 %104 = icmp eq i64 %108, %7
 br i1 %104, label %98, label %105
105:
 %106 = phi double [ 2.000000e+00, %9 ], [ %103, %102 ]
 %107 = phi i64 [ 0, %9 ], [ %108, %102 ]
 %108 = add nuw nsw i64 %107, 1
 %109 = getelementptr double, ptr %17, i64 %107
 %110 = load double, ptr %109, align 8
 %111 = getelementptr double, ptr %21, i64 %107
 %112 = load double, ptr %111, align 8
 %113 = getelementptr i64, ptr %25, i64 %107
 %114 = load i64, ptr %113, align 8
 %115 = icmp eq i64 %114, 0
 br i1 %115, label %33, label %102
}
define internal fastcc range(i32 0, 2) i32 @f35(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) unnamed_addr {
6:
 %7 = alloca i8, align 1
 %8 = alloca ptr, align 8
 store ptr null, ptr %8, align 8
 %9 = alloca ptr, align 8
 %10 = alloca ptr, align 8
 %11 = alloca double, align 8
 store double 0.000000e+00, ptr %11, align 8
 %12 = alloca double, align 8
 store double 0.000000e+00, ptr %12, align 8
 %13 = alloca i8, align 1
 store i8 0, ptr %13, align 1
 %14 = add i64 %3, 304
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = inttoptr i64 %16 to ptr
 %18 = add i64 %5, 8
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = inttoptr i64 %5 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = inttoptr i64 %22 to ptr
 %24 = add i64 %5, 600
 %25 = inttoptr i64 %24 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = add i64 %3, 72
 %28 = inttoptr i64 %27 to ptr
 %29 = load i64, ptr %28, align 8
 %30 = add i64 %3, 64
 %31 = inttoptr i64 %30 to ptr
 %32 = load i64, ptr %31, align 8
 %33 = inttoptr i64 %32 to ptr
 %34 = add i64 %3, 8
 %35 = inttoptr i64 %34 to ptr
 %36 = load i64, ptr %35, align 8
 %37 = inttoptr i64 %3 to ptr
 %38 = load i64, ptr %37, align 8
 %39 = inttoptr i64 %38 to ptr
 %40 = icmp slt i64 %29, 1
 br i1 %40, label %48, label %41
41:
 %42 = phi i64 [ %43, %41 ], [ 0, %6 ]
 %43 = add nuw nsw i64 %42, 1
 %44 = getelementptr double, ptr %33, i64 %42
 %45 = load double, ptr %44, align 8
 %46 = getelementptr double, ptr %39, i64 %42
 store double %45, ptr %46, align 8
 %47 = icmp eq i64 %29, %43
 br i1 %47, label %48, label %41
48:
 %49 = add i64 %2, 136
 %50 = inttoptr i64 %49 to ptr
 %51 = load i64, ptr %50, align 8
 %52 = icmp slt i64 %51, 1
 br i1 %52, label %53, label %170
53:
 %54 = load double, ptr %17, align 1
 store i8 0, ptr %7, align 1
 %55 = call fastcc i32 @f18(ptr %7, ptr %8, i64 %2, i64 %3, i64 %4, i64 %5, double %54)
 %56 = icmp eq i32 %55, 0
 br i1 %56, label %182, label %180
57:
 %58 = phi i32 [ 0, %59 ], [ 0, %167 ], [ 1, %180 ]
 ret i32 %58
59:
 store i8 0, ptr %0, align 1
 br label %57
60:
 call fastcc void @f48(ptr %9, i64 %4, i64 %5)
 %61 = icmp slt i64 %20, 1
 br i1 %61, label %94, label %62
62:
 %63 = add i64 %5, 576
 %64 = inttoptr i64 %63 to ptr
 %65 = add i64 %5, 400
 %66 = inttoptr i64 %65 to ptr
 %67 = add i64 %4, 96
 %68 = inttoptr i64 %67 to ptr
 br label %185
69:
 %70 = load i64, ptr %64, align 8
 %71 = inttoptr i64 %70 to ptr
 %72 = getelementptr double, ptr %71, i64 %186
 %73 = load double, ptr %72, align 8
 %74 = load i64, ptr %66, align 8
 %75 = inttoptr i64 %74 to ptr
 %76 = getelementptr double, ptr %75, i64 %186
 %77 = load double, ptr %76, align 8
 %78 = tail call nsz contract double @llvm.fabs.f64(double %77)
 %79 = fcmp nsz contract ogt double %78, %73
 %80 = select i1 %79, double %78, double %73
 store double %80, ptr %72, align 8
 %81 = load i64, ptr %68, align 8
 %82 = inttoptr i64 %81 to ptr
 %83 = getelementptr i64, ptr %82, i64 %186
 %84 = load i64, ptr %83, align 8
 %85 = icmp sgt i64 %84, -1
 br i1 %85, label %86, label %92
86:
 %87 = getelementptr double, ptr %75, i64 %84
 %88 = load double, ptr %87, align 8
 %89 = tail call nsz contract double @llvm.fabs.f64(double %88)
 %90 = fcmp nsz contract ogt double %89, %80
 %91 = select i1 %90, double %89, double %80
 store double %91, ptr %72, align 8
 br label %92
92:
 %93 = icmp eq i64 %187, %20
 br i1 %93, label %94, label %185
94:
 %95 = add nsw i64 %26, %20
 %96 = icmp slt i64 %95, 1
 br i1 %96, label %167, label %97
97:
 %98 = add i64 %5, 464
 %99 = inttoptr i64 %98 to ptr
 %100 = load i64, ptr %99, align 8
 %101 = inttoptr i64 %100 to ptr
 %102 = add i64 %5, 480
 %103 = inttoptr i64 %102 to ptr
 %104 = load i64, ptr %103, align 8
 %105 = inttoptr i64 %104 to ptr
 %106 = add i64 %5, 496
 %107 = inttoptr i64 %106 to ptr
 %108 = load i64, ptr %107, align 8
 %109 = inttoptr i64 %108 to ptr
 %110 = add i64 %4, 64
 %111 = inttoptr i64 %110 to ptr
 %112 = add i64 %4, 80
 %113 = inttoptr i64 %112 to ptr
 %114 = add i64 %5, 776
 %115 = inttoptr i64 %114 to ptr
 br label %191
116:
 %117 = sub nsw i64 %192, %20
 call fastcc void @f49(ptr %10, i64 %4, i64 %5, i64 %117, i64 %192)
 br label %168
118:
 %119 = load i64, ptr %111, align 8
 %120 = inttoptr i64 %119 to ptr
 %121 = getelementptr i64, ptr %120, i64 %192
 %122 = load i64, ptr %121, align 8
 %123 = icmp eq i64 %122, 1
 br i1 %123, label %124, label %131
124:
 %125 = getelementptr i64, ptr %23, i64 %192
 %126 = load i64, ptr %125, align 8
 %127 = icmp eq i64 %126, 0
 br i1 %127, label %128, label %131
128:
 %129 = fcmp nsz contract ogt double %195, 0.000000e+00
 %130 = select i1 %129, double 0.000000e+00, double 0xFFF0000000000000
 store double %130, ptr %196, align 8
 br label %168
131:
 call fastcc void @f27(ptr %11, i64 %4, i64 %5, i64 %192)
 %132 = load double, ptr %11, align 8
 %133 = fcmp nsz contract ogt double %195, %132
 br i1 %133, label %134, label %138
134:
 %135 = load i64, ptr %115, align 8
 %136 = inttoptr i64 %135 to ptr
 %137 = getelementptr i64, ptr %136, i64 %192
 store i64 0, ptr %137, align 8
 br label %168
138:
 %139 = load i64, ptr %113, align 8
 %140 = inttoptr i64 %139 to ptr
 %141 = getelementptr i64, ptr %140, i64 %192
 %142 = load i64, ptr %141, align 8
 %143 = icmp eq i64 %142, 0
 br i1 %143, label %150, label %144
144:
 %145 = load i64, ptr %115, align 8
 %146 = inttoptr i64 %145 to ptr
 %147 = getelementptr i64, ptr %146, i64 %192
 %148 = load i64, ptr %147, align 8
 %149 = icmp eq i64 %148, 0
 br i1 %149, label %153, label %150
150:
 call fastcc void @f27(ptr %12, i64 %4, i64 %5, i64 %192)
 %151 = load double, ptr %12, align 8
 %152 = fneg nsz contract double %151
 store double %152, ptr %196, align 8
 br label %168
153:
 call fastcc void @f50(ptr %13, i64 %4, i64 %5, i64 %192)
 %154 = load i8, ptr %13, align 1
 %155 = icmp eq i8 %154, 0
 br i1 %155, label %166, label %156
156:
 %157 = icmp eq i64 %142, 2
 %158 = select i1 %157, i64 224, i64 240
 %159 = add i64 %4, %158
 %160 = inttoptr i64 %159 to ptr
 %161 = load i64, ptr %160, align 8
 %162 = inttoptr i64 %161 to ptr
 %163 = getelementptr double, ptr %162, i64 %192
 %164 = load double, ptr %163, align 8
 %165 = fneg nsz contract double %164
 store double %165, ptr %196, align 8
 br label %168
166:
 store double %195, ptr %196, align 8
 store i64 1, ptr %197, align 8
 br label %168
167:
 store i8 1, ptr %0, align 1
 br label %57
168:
 %169 = icmp eq i64 %193, %95
 br i1 %169, label %167, label %191
170:
 %171 = phi i64 [ %174, %170 ], [ %29, %48 ]
 %172 = phi i64 [ %173, %170 ], [ %51, %48 ]
 %173 = add nsw i64 %172, -1
 %174 = add i64 %171, 1
 %175 = icmp slt i64 %171, 0
 %176 = select i1 %175, i64 %36, i64 0
 %177 = getelementptr double, ptr %39, i64 %171
 %178 = getelementptr double, ptr %177, i64 %176
 store double 0.000000e+00, ptr %178, align 8
 %179 = icmp samesign ugt i64 %172, 1
 br i1 %179, label %170, label %53
180:
 %181 = load ptr, ptr %8, align 8
 store ptr %181, ptr %1, align 8
 br label %57
182:
 %183 = load i8, ptr %7, align 1
 %184 = icmp eq i8 %183, 0
 br i1 %184, label %59, label %60
185:
 %186 = phi i64 [ 0, %62 ], [ %187, %92 ]
 %187 = add nuw nsw i64 %186, 1
 %188 = getelementptr i64, ptr %23, i64 %186
 %189 = load i64, ptr %188, align 8
 %190 = icmp eq i64 %189, 1
 br i1 %190, label %69, label %92
191:
 %192 = phi i64 [ 0, %97 ], [ %193, %168 ]
 %193 = add nuw nsw i64 %192, 1
 %194 = getelementptr double, ptr %101, i64 %192
 %195 = load double, ptr %194, align 8
 %196 = getelementptr double, ptr %105, i64 %192
 store double 0.000000e+00, ptr %196, align 8
 %197 = getelementptr i64, ptr %109, i64 %192
 store i64 0, ptr %197, align 8
 %198 = icmp slt i64 %192, %20
 br i1 %198, label %118, label %116
}
define internal fastcc range(i32 0, 2) i32 @f36(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, double %6) unnamed_addr {
7:
 %8 = alloca i8, align 1
 %9 = alloca ptr, align 8
 store ptr null, ptr %9, align 8
 %10 = alloca double, align 8
 %11 = alloca { double, double, i64 }, align 8
 %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
 %13 = getelementptr inbounds nuw i8, ptr %11, i64 16
 %14 = alloca ptr, align 8
 store ptr null, ptr %14, align 8
 %15 = add i64 %5, 1056
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = inttoptr i64 %17 to ptr
 %19 = add i64 %5, 472
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = getelementptr inbounds nuw i8, ptr %18, i64 24
 %23 = load double, ptr %22, align 1
 %24 = fcmp nsz contract ogt double %23, 0.000000e+00
 %25 = fdiv nsz contract double %23, %6
 %26 = select i1 %24, double %25, double 3.906250e-03
 %27 = add i64 %4, 408
 %28 = inttoptr i64 %27 to ptr
 %29 = load i64, ptr %28, align 8
 %30 = inttoptr i64 %29 to ptr
 %31 = icmp slt i64 %21, 1
 %32 = add i64 %5, 8
 %33 = inttoptr i64 %32 to ptr
 %34 = add i64 %5, 448
 %35 = inttoptr i64 %34 to ptr
 %36 = add i64 %5, 464
 %37 = inttoptr i64 %36 to ptr
 %38 = add i64 %5, 480
 %39 = inttoptr i64 %38 to ptr
 %40 = add i64 %5, 568
 %41 = inttoptr i64 %40 to ptr
 %42 = add i64 %5, 552
 %43 = inttoptr i64 %42 to ptr
 br label %44
44:
 %45 = phi double [ 0.000000e+00, %7 ], [ %157, %156 ]
 %46 = phi double [ %26, %7 ], [ %161, %156 ]
 %47 = phi i64 [ 0, %7 ], [ %159, %156 ]
 %48 = phi i64 [ 0, %7 ], [ %160, %156 ]
 %49 = fsub nsz contract double 1.000000e+00, %45
 %50 = fcmp nsz contract ult double %46, %49
 br i1 %50, label %51, label %56
51:
 %52 = fmul nsz contract double %46, 2.000000e+00
 %53 = fcmp nsz contract ogt double %52, %49
 br i1 %53, label %54, label %56
54:
 %55 = fmul nsz contract double %49, 5.000000e-01
 br label %56
56:
 %57 = phi double [ %46, %51 ], [ %55, %54 ], [ %49, %44 ]
 br label %58
58:
 %59 = phi i64 [ 0, %56 ], [ %60, %77 ]
 %60 = add nuw nsw i64 %59, 1
 %61 = getelementptr double, ptr %30, i64 %60
 %62 = load double, ptr %61, align 8
 %63 = fmul nsz contract double %57, %62
 %64 = fadd nsz contract double %45, %63
 %65 = fcmp nsz contract ogt double %64, 1.000000e+00
 %66 = select i1 %65, double 1.000000e+00, double %64
 store i8 0, ptr %8, align 1
 %67 = call fastcc i32 @f39(ptr %8, ptr %9, i64 %2, i64 %3, i64 %4, i64 %5, double %6, double %66)
 %68 = icmp eq i32 %67, 0
 br i1 %68, label %171, label %169
69:
 br i1 %31, label %77, label %70
70:
 %71 = load i64, ptr %33, align 8
 %72 = load i64, ptr %41, align 8
 %73 = load i64, ptr %43, align 8
 %74 = inttoptr i64 %73 to ptr
 %75 = mul i64 %72, %60
 %76 = getelementptr double, ptr %74, i64 %75
 br label %174
77:
 %78 = icmp eq i64 %60, 6
 br i1 %78, label %79, label %58
79:
 store double 0.000000e+00, ptr %10, align 8
 call fastcc void @f42(ptr %10, i64 %4, i64 %5, double %45)
 %80 = load double, ptr %10, align 8
 br label %81
81:
 %82 = phi i64 [ 6, %79 ], [ %59, %171 ]
 %83 = phi double [ %80, %79 ], [ 0.000000e+00, %171 ]
 %84 = icmp slt i64 %48, 4
 %85 = icmp slt i64 %47, 12
 %86 = select i1 %84, i1 %85, i1 false
 %87 = fcmp nsz contract ogt double %57, 1.000000e-10
 %88 = and i1 %86, %87
 %89 = fcmp nsz contract ogt double %83, 1.000000e+00
 %90 = and i1 %88, %89
 br i1 %90, label %164, label %91
91:
 %92 = xor i1 %84, true
 %93 = or i1 %88, %92
 %94 = xor i1 %93, true
 %95 = zext i1 %94 to i64
 %96 = add nsw i64 %48, %95
 %97 = select i1 %93, double %83, double 0.000000e+00
 %98 = zext i1 %88 to i8
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %11, i8 0, i64 24, i1 false)
 %99 = call fastcc i32 @f43(ptr %11, ptr %14, i64 %2, i64 %3, i64 %4, i64 %5, double %6, double %45, double %57, i64 %82, i8 %98)
 %100 = icmp eq i32 %99, 0
 %101 = load double, ptr %11, align 8
 %102 = load double, ptr %12, align 8
 br i1 %100, label %200, label %198
103:
 %104 = load i64, ptr %41, align 8
 %105 = load i64, ptr %43, align 8
 %106 = inttoptr i64 %105 to ptr
 %107 = mul i64 %104, %201
 %108 = getelementptr double, ptr %106, i64 %107
 br i1 %31, label %164, label %109
109:
 %110 = phi i64 [ %111, %109 ], [ 0, %103 ]
 %111 = add nuw nsw i64 %110, 1
 %112 = getelementptr double, ptr %108, i64 %110
 %113 = load double, ptr %112, align 8
 %114 = getelementptr double, ptr %106, i64 %110
 store double %113, ptr %114, align 8
 %115 = icmp eq i64 %21, %111
 br i1 %115, label %164, label %109
116:
 %117 = fcmp nsz contract oeq double %102, 2.000000e+00
 %118 = icmp samesign ult i64 %82, 6
 %119 = and i1 %118, %117
 br i1 %119, label %122, label %124
120:
 %121 = phi i32 [ 0, %122 ], [ 0, %136 ], [ 0, %162 ], [ 1, %169 ], [ 1, %198 ]
 ret i32 %121
122:
 store double %101, ptr %0, align 8
 %123 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store double -1.000000e+00, ptr %123, align 8
 br label %120
124:
 %125 = fcmp nsz contract olt double %97, 5.000000e-06
 %126 = icmp eq i64 %96, 4
 %127 = select i1 %125, i1 true, i1 %126
 br i1 %127, label %131, label %128
128:
 %129 = tail call nsz contract double @llvm.pow.f64(double %97, double -2.000000e-01)
 %130 = fmul nsz contract double %129, 9.000000e-01
 br label %131
131:
 %132 = phi double [ %130, %128 ], [ 1.000000e+01, %124 ]
 %133 = fmul nsz contract double %6, %57
 %134 = fmul nsz contract double %133, %132
 store double %134, ptr %22, align 1
 %135 = fcmp nsz contract une double %102, 2.000000e+00
 br i1 %135, label %136, label %138
136:
 store double %101, ptr %0, align 8
 %137 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store double %102, ptr %137, align 8
 br label %120
138:
 %139 = load i64, ptr %41, align 8
 %140 = load i64, ptr %43, align 8
 %141 = inttoptr i64 %140 to ptr
 %142 = mul i64 %139, 48
 %143 = getelementptr i8, ptr %141, i64 %142
 br i1 %31, label %151, label %144
144:
 %145 = phi i64 [ %146, %144 ], [ 0, %138 ]
 %146 = add nuw nsw i64 %145, 1
 %147 = getelementptr double, ptr %143, i64 %145
 %148 = load double, ptr %147, align 8
 %149 = getelementptr double, ptr %141, i64 %145
 store double %148, ptr %149, align 8
 %150 = icmp eq i64 %21, %146
 br i1 %150, label %151, label %144
151:
 %152 = fcmp nsz contract olt double %57, %49
 %153 = fadd nsz contract double %45, %57
 %154 = select i1 %152, double %153, double 1.000000e+00
 %155 = fcmp nsz contract olt double %154, 1.000000e+00
 br i1 %155, label %156, label %162
156:
 %157 = phi double [ %154, %151 ], [ %165, %164 ]
 %158 = phi double [ %132, %151 ], [ 5.000000e-01, %164 ]
 %159 = phi i64 [ 0, %151 ], [ %167, %164 ]
 %160 = phi i64 [ %96, %151 ], [ %166, %164 ]
 %161 = fmul nsz contract double %57, %158
 br label %44
162:
 store double 1.000000e+00, ptr %0, align 8
 %163 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store double 2.000000e+00, ptr %163, align 8
 br label %120
164:
 %165 = phi double [ %45, %81 ], [ %101, %103 ], [ %101, %109 ]
 %166 = phi i64 [ %48, %81 ], [ %96, %103 ], [ %96, %109 ]
 %167 = add nsw i64 %47, 1
 %168 = fcmp nsz contract olt double %165, 1.000000e+00
 br i1 %168, label %156, label %162
169:
 %170 = load ptr, ptr %9, align 8
 store ptr %170, ptr %1, align 8
 br label %120
171:
 %172 = load i8, ptr %8, align 1
 %173 = icmp eq i8 %172, 0
 br i1 %173, label %81, label %69
174:
 %175 = phi i64 [ 0, %70 ], [ %176, %194 ]
 %176 = add nuw nsw i64 %175, 1
 %177 = icmp slt i64 %175, %71
 br i1 %177, label %178, label %188
178:
 %179 = load i64, ptr %37, align 8
 %180 = inttoptr i64 %179 to ptr
 %181 = getelementptr double, ptr %180, i64 %175
 %182 = load double, ptr %181, align 8
 %183 = load i64, ptr %39, align 8
 %184 = inttoptr i64 %183 to ptr
 %185 = getelementptr double, ptr %184, i64 %175
 %186 = load double, ptr %185, align 8
 %187 = fsub nsz contract double %182, %186
 br label %194
188:
 %189 = load i64, ptr %35, align 8
 %190 = inttoptr i64 %189 to ptr
 %191 = sub nsw i64 %175, %71
 %192 = getelementptr double, ptr %190, i64 %191
 %193 = load double, ptr %192, align 8
 br label %194
194:
 %195 = phi double [ %187, %178 ], [ %193, %188 ]
 %196 = getelementptr double, ptr %76, i64 %175
 store double %195, ptr %196, align 8
 %197 = icmp eq i64 %21, %176
 br i1 %197, label %77, label %174
198:
 %199 = load ptr, ptr %14, align 8
 store ptr %199, ptr %1, align 8
 br label %120
200:
 %201 = load i64, ptr %13, align 8
 %202 = icmp sgt i64 %201, -1
 br i1 %202, label %103, label %116
}
define internal fastcc range(i32 0, 2) i32 @f37(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, double %6, double %7, double %8) unnamed_addr {
9:
 %10 = alloca i64, align 8
 %11 = alloca i8, align 1
 %12 = alloca ptr, align 8
 store ptr null, ptr %12, align 8
 %13 = alloca double, align 8
 %14 = alloca ptr, align 8
 store ptr null, ptr %14, align 8
 %15 = fcmp nsz contract oeq double %7, 0.000000e+00
 br i1 %15, label %16, label %116
16:
 %17 = add i64 %5, 472
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = icmp sgt i64 %19, 0
 %21 = add i64 %5, 544
 %22 = inttoptr i64 %21 to ptr
 %23 = add i64 %5, 528
 %24 = inttoptr i64 %23 to ptr
 %25 = add i64 %5, 464
 %26 = inttoptr i64 %25 to ptr
 %27 = add i64 %5, 480
 %28 = inttoptr i64 %27 to ptr
 %29 = add i64 %5, 496
 %30 = inttoptr i64 %29 to ptr
 br i1 %20, label %31, label %116
31:
 %32 = phi double [ %8, %16 ], [ %54, %109 ]
 br label %121
33:
 %34 = load i64, ptr %22, align 8
 %35 = load i64, ptr %24, align 8
 %36 = inttoptr i64 %35 to ptr
 %37 = getelementptr double, ptr %36, i64 %34
 %38 = getelementptr double, ptr %37, i64 %123
 %39 = load double, ptr %38, align 8
 %40 = fcmp nsz contract olt double %39, 0.000000e+00
 br i1 %40, label %41, label %50
41:
 %42 = getelementptr double, ptr %36, i64 %123
 %43 = load double, ptr %42, align 8
 %44 = fcmp nsz contract olt double %43, 0.000000e+00
 br label %45
45:
 %46 = phi i1 [ true, %121 ], [ %44, %41 ]
 %47 = icmp eq i64 %19, %124
 br i1 %47, label %52, label %48
48:
 %49 = phi i1 [ %46, %45 ], [ false, %50 ]
 br label %121
50:
 %51 = icmp eq i64 %19, %124
 br i1 %51, label %116, label %48
52:
 br i1 %46, label %53, label %116
53:
 %54 = fmul nsz contract double %32, 2.500000e-01
 %55 = fcmp nsz contract olt double %54, 1.000000e-10
 br i1 %55, label %56, label %63
56:
 store i64 0, ptr %10, align 8
 call fastcc void @f40(ptr %10, i64 %5)
 %57 = load i64, ptr %10, align 8
 %58 = add i64 %5, 1056
 %59 = inttoptr i64 %58 to ptr
 %60 = load i64, ptr %59, align 8
 %61 = inttoptr i64 %60 to ptr
 %62 = getelementptr inbounds nuw i8, ptr %61, i64 64
 store i64 %57, ptr %62, align 1
 store double 0.000000e+00, ptr %0, align 8
 br label %66
63:
 store i8 0, ptr %11, align 1
 %64 = call fastcc i32 @f39(ptr %11, ptr %12, i64 %2, i64 %3, i64 %4, i64 %5, double %6, double %54)
 %65 = icmp eq i32 %64, 0
 br i1 %65, label %127, label %125
66:
 %67 = phi i32 [ 0, %68 ], [ 1, %130 ], [ 0, %56 ], [ 1, %125 ], [ 0, %132 ]
 ret i32 %67
68:
 store double -1.000000e+00, ptr %0, align 8
 br label %66
69:
 %70 = load i64, ptr %26, align 8
 %71 = inttoptr i64 %70 to ptr
 %72 = load i64, ptr %28, align 8
 %73 = inttoptr i64 %72 to ptr
 %74 = load i64, ptr %30, align 8
 %75 = inttoptr i64 %74 to ptr
 %76 = load i64, ptr %22, align 8
 %77 = load i64, ptr %24, align 8
 %78 = inttoptr i64 %77 to ptr
 %79 = shl i64 %76, 4
 %80 = getelementptr i8, ptr %78, i64 %79
 br label %81
81:
 %82 = phi i1 [ true, %69 ], [ %97, %81 ]
 %83 = phi i64 [ 0, %69 ], [ %84, %81 ]
 %84 = add nuw nsw i64 %83, 1
 %85 = getelementptr double, ptr %71, i64 %83
 %86 = load double, ptr %85, align 8
 %87 = getelementptr double, ptr %73, i64 %83
 %88 = load double, ptr %87, align 8
 %89 = fsub nsz contract double %86, %88
 %90 = getelementptr i64, ptr %75, i64 %83
 %91 = load i64, ptr %90, align 8
 %92 = icmp eq i64 %91, 0
 %93 = fdiv nsz contract double %89, %54
 %94 = select i1 %92, double %89, double %93
 %95 = getelementptr double, ptr %80, i64 %83
 store double %94, ptr %95, align 8
 %96 = fcmp nsz contract oge double %94, 0.000000e+00
 %97 = select i1 %82, i1 %96, i1 false
 %98 = icmp eq i64 %84, %19
 br i1 %98, label %99, label %81
99:
 br i1 %97, label %100, label %107
100:
 %101 = phi i64 [ %102, %100 ], [ 0, %99 ]
 %102 = add nuw nsw i64 %101, 1
 %103 = getelementptr double, ptr %80, i64 %101
 %104 = load double, ptr %103, align 8
 %105 = getelementptr double, ptr %78, i64 %101
 store double %104, ptr %105, align 8
 %106 = icmp eq i64 %19, %102
 br i1 %106, label %116, label %100
107:
 %108 = getelementptr double, ptr %78, i64 %76
 br label %109
109:
 %110 = phi i64 [ %111, %109 ], [ 0, %107 ]
 %111 = add nuw nsw i64 %110, 1
 %112 = getelementptr double, ptr %80, i64 %110
 %113 = load double, ptr %112, align 8
 %114 = getelementptr double, ptr %108, i64 %110
 store double %113, ptr %114, align 8
 %115 = icmp eq i64 %19, %111
 br i1 %115, label %31, label %109
116:
 %117 = phi double [ %7, %9 ], [ %7, %50 ], [ %7, %16 ], [ %54, %100 ], [ %7, %52 ]
 %118 = phi double [ %8, %9 ], [ %32, %50 ], [ %8, %16 ], [ %32, %100 ], [ %32, %52 ]
 store double 0.000000e+00, ptr %13, align 8
 %119 = call fastcc i32 @f41(ptr %13, ptr %14, i64 %2, i64 %3, i64 %4, i64 %5, double %6, double %117, double %118)
 %120 = icmp eq i32 %119, 0
 br i1 %120, label %132, label %130
121:
 %122 = phi i1 [ false, %31 ], [ %49, %48 ]
 %123 = phi i64 [ 0, %31 ], [ %124, %48 ]
 %124 = add nuw nsw i64 %123, 1
 br i1 %122, label %45, label %33
125:
 %126 = load ptr, ptr %12, align 8
 store ptr %126, ptr %1, align 8
 br label %66
127:
 %128 = load i8, ptr %11, align 1
 %129 = icmp eq i8 %128, 0
 br i1 %129, label %68, label %69
130:
 %131 = load ptr, ptr %14, align 8
 store ptr %131, ptr %1, align 8
 br label %66
132:
 %133 = load double, ptr %13, align 8
 store double %133, ptr %0, align 8
 br label %66
}
define internal fastcc range(i32 0, 2) i32 @f38(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, double %6) unnamed_addr {
7:
 %8 = alloca i8, align 1
 %9 = alloca ptr, align 8
 store ptr null, ptr %9, align 8
 %10 = add i64 %5, 8
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = add i64 %5, 600
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = add i64 %5, 592
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = inttoptr i64 %18 to ptr
 %20 = icmp sgt i64 %15, 0
 br i1 %20, label %21, label %153
21:
 %22 = add i64 %5, 608
 %23 = inttoptr i64 %22 to ptr
 %24 = add i64 %5, 568
 %25 = inttoptr i64 %24 to ptr
 %26 = add i64 %5, 552
 %27 = inttoptr i64 %26 to ptr
 %28 = add i64 %5, 624
 %29 = inttoptr i64 %28 to ptr
 %30 = add i64 %5, 504
 %31 = inttoptr i64 %30 to ptr
 %32 = add i64 %5, 496
 %33 = inttoptr i64 %32 to ptr
 %34 = add i64 %5, 448
 %35 = inttoptr i64 %34 to ptr
 %36 = add i64 %5, 488
 %37 = inttoptr i64 %36 to ptr
 %38 = add i64 %5, 480
 %39 = inttoptr i64 %38 to ptr
 %40 = add i64 %5, 544
 %41 = inttoptr i64 %40 to ptr
 %42 = add i64 %5, 528
 %43 = inttoptr i64 %42 to ptr
 br label %44
44:
 %45 = phi double [ %150, %149 ], [ 0x3D06849B86A12B9B, %21 ]
 br label %156
46:
 %47 = add nsw i64 %158, %12
 %48 = load i64, ptr %23, align 8
 %49 = inttoptr i64 %48 to ptr
 %50 = getelementptr i64, ptr %49, i64 %158
 %51 = load i64, ptr %50, align 8
 %52 = icmp eq i64 %51, 2
 br i1 %52, label %53, label %77
53:
 %54 = load i64, ptr %25, align 8
 %55 = load i64, ptr %27, align 8
 %56 = inttoptr i64 %55 to ptr
 %57 = icmp slt i64 %47, 0
 %58 = select i1 %57, i64 %54, i64 0
 %59 = getelementptr double, ptr %56, i64 %47
 %60 = getelementptr double, ptr %59, i64 %58
 %61 = load double, ptr %60, align 8
 %62 = tail call nsz contract double @llvm.fabs.f64(double %61)
 %63 = load i64, ptr %29, align 8
 %64 = inttoptr i64 %63 to ptr
 %65 = getelementptr double, ptr %64, i64 %158
 %66 = load double, ptr %65, align 8
 %67 = fcmp nsz contract ugt double %62, %66
 br i1 %67, label %77, label %68
68:
 %69 = load i64, ptr %31, align 8
 %70 = load i64, ptr %33, align 8
 %71 = inttoptr i64 %70 to ptr
 %72 = select i1 %57, i64 %69, i64 0
 %73 = getelementptr i64, ptr %71, i64 %47
 %74 = getelementptr i64, ptr %73, i64 %72
 %75 = load i64, ptr %74, align 8
 %76 = icmp eq i64 %75, 0
 br label %77
77:
 %78 = phi i1 [ false, %46 ], [ %76, %68 ], [ false, %53 ]
 %79 = icmp eq i64 %159, %15
 br i1 %79, label %84, label %80
80:
 %81 = phi i1 [ %78, %77 ], [ true, %82 ]
 br label %156
82:
 %83 = icmp eq i64 %159, %15
 br i1 %83, label %85, label %80
84:
 br i1 %78, label %85, label %91
85:
 store i8 0, ptr %8, align 1
 %86 = call fastcc i32 @f39(ptr %8, ptr %9, i64 %2, i64 %3, i64 %4, i64 %5, double %6, double %45)
 %87 = icmp eq i32 %86, 0
 br i1 %87, label %162, label %160
88:
 %89 = phi i32 [ 0, %90 ], [ 0, %121 ], [ 0, %153 ], [ 1, %160 ]
 ret i32 %89
90:
 store double -1.000000e+00, ptr %0, align 8
 br label %88
91:
 %92 = phi i1 [ true, %162 ], [ false, %84 ]
 %93 = load i64, ptr %35, align 8
 %94 = inttoptr i64 %93 to ptr
 %95 = load i64, ptr %25, align 8
 %96 = load i64, ptr %27, align 8
 %97 = inttoptr i64 %96 to ptr
 %98 = load i64, ptr %23, align 8
 %99 = inttoptr i64 %98 to ptr
 br label %165
100:
 %101 = getelementptr i64, ptr %19, i64 %166
 %102 = load i64, ptr %101, align 8
 %103 = icmp eq i64 %102, 0
 br i1 %103, label %104, label %112
104:
 %105 = tail call nsz contract double @llvm.fabs.f64(double %176)
 %106 = fmul nsz contract double %185, 3.906250e-03
 %107 = fcmp nsz contract ogt double %105, %106
 br i1 %107, label %108, label %154
108:
 %109 = fcmp nsz contract ogt double %176, 0.000000e+00
 %110 = select i1 %109, i64 1, i64 -1
 store i64 %110, ptr %101, align 8
 %111 = load double, ptr %184, align 8
 br label %112
112:
 %113 = phi double [ %111, %108 ], [ %185, %100 ]
 %114 = phi i64 [ %110, %108 ], [ %102, %100 ]
 %115 = tail call nsz contract double @llvm.fabs.f64(double %170)
 %116 = fcmp nsz contract ogt double %115, %113
 br i1 %116, label %117, label %154
117:
 %118 = sitofp i64 %114 to double
 %119 = fmul nsz contract double %170, %118
 %120 = fcmp nsz contract olt double %119, 0.000000e+00
 br i1 %120, label %121, label %133
121:
 %122 = add i64 %5, 1056
 %123 = inttoptr i64 %122 to ptr
 %124 = load i64, ptr %123, align 8
 %125 = inttoptr i64 %124 to ptr
 %126 = getelementptr inbounds nuw i8, ptr %125, i64 64
 store i64 %168, ptr %126, align 1
 %127 = getelementptr inbounds nuw i8, ptr %125, i64 136
 store i64 4294967296, ptr %127, align 1
 %128 = add i64 %3, 304
 %129 = inttoptr i64 %128 to ptr
 %130 = load i64, ptr %129, align 8
 %131 = inttoptr i64 %130 to ptr
 %132 = load double, ptr %131, align 1
 store double %132, ptr %125, align 1
 store double 0.000000e+00, ptr %0, align 8
 br label %88
133:
 %134 = load double, ptr %174, align 8
 %135 = fmul nsz contract double %134, %118
 %136 = load i64, ptr %37, align 8
 %137 = load i64, ptr %39, align 8
 %138 = inttoptr i64 %137 to ptr
 %139 = select i1 %171, i64 %136, i64 0
 %140 = getelementptr double, ptr %138, i64 %168
 %141 = getelementptr double, ptr %140, i64 %139
 store double %135, ptr %141, align 8
 store i64 1, ptr %193, align 8
 %142 = fdiv nsz contract double %115, %45
 %143 = load i64, ptr %41, align 8
 %144 = load i64, ptr %43, align 8
 %145 = inttoptr i64 %144 to ptr
 %146 = select i1 %171, i64 %143, i64 0
 %147 = getelementptr double, ptr %145, i64 %168
 %148 = getelementptr double, ptr %147, i64 %146
 store double %142, ptr %148, align 8
 br label %154
149:
 %150 = fmul nsz contract double %45, 8.000000e+00
 %151 = fcmp nsz contract olt double %150, 3.906250e-03
 %152 = select i1 %92, i1 %151, i1 false
 br i1 %152, label %44, label %153
153:
 store double 2.000000e+00, ptr %0, align 8
 br label %88
154:
 %155 = icmp eq i64 %167, %15
 br i1 %155, label %149, label %165
156:
 %157 = phi i1 [ false, %44 ], [ %81, %80 ]
 %158 = phi i64 [ 0, %44 ], [ %159, %80 ]
 %159 = add nuw nsw i64 %158, 1
 br i1 %157, label %82, label %46
160:
 %161 = load ptr, ptr %9, align 8
 store ptr %161, ptr %1, align 8
 br label %88
162:
 %163 = load i8, ptr %8, align 1
 %164 = icmp eq i8 %163, 0
 br i1 %164, label %90, label %91
165:
 %166 = phi i64 [ 0, %91 ], [ %167, %154 ]
 %167 = add nuw nsw i64 %166, 1
 %168 = add nsw i64 %166, %12
 %169 = getelementptr double, ptr %94, i64 %166
 %170 = load double, ptr %169, align 8
 %171 = icmp slt i64 %168, 0
 %172 = select i1 %171, i64 %95, i64 0
 %173 = getelementptr double, ptr %97, i64 %168
 %174 = getelementptr double, ptr %173, i64 %172
 %175 = load double, ptr %174, align 8
 %176 = fsub nsz contract double %170, %175
 %177 = getelementptr i64, ptr %99, i64 %166
 %178 = load i64, ptr %177, align 8
 %179 = icmp eq i64 %178, 2
 br i1 %179, label %180, label %154
180:
 %181 = tail call nsz contract double @llvm.fabs.f64(double %175)
 %182 = load i64, ptr %29, align 8
 %183 = inttoptr i64 %182 to ptr
 %184 = getelementptr double, ptr %183, i64 %166
 %185 = load double, ptr %184, align 8
 %186 = fcmp nsz contract ugt double %181, %185
 br i1 %186, label %154, label %187
187:
 %188 = load i64, ptr %31, align 8
 %189 = load i64, ptr %33, align 8
 %190 = inttoptr i64 %189 to ptr
 %191 = select i1 %171, i64 %188, i64 0
 %192 = getelementptr i64, ptr %190, i64 %168
 %193 = getelementptr i64, ptr %192, i64 %191
 %194 = load i64, ptr %193, align 8
 %195 = icmp eq i64 %194, 0
 br i1 %195, label %100, label %154
}
define internal fastcc range(i32 0, 2) i32 @f39(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, double %6, double %7) unnamed_addr {
8:
 %9 = alloca i8, align 1
 %10 = alloca ptr, align 8
 store ptr null, ptr %10, align 8
 %11 = add i64 %3, 72
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = add i64 %2, 136
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = icmp slt i64 %16, 1
 br i1 %17, label %45, label %18
18:
 %19 = add i64 %2, 104
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = tail call i64 @llvm.smax.i64(i64 %21, i64 0)
 %23 = icmp slt i64 %21, 1
 %24 = add i64 %3, 48
 %25 = inttoptr i64 %24 to ptr
 %26 = add i64 %3, 56
 %27 = inttoptr i64 %26 to ptr
 %28 = add i64 %3, 40
 %29 = inttoptr i64 %28 to ptr
 %30 = fsub nsz contract double 1.000000e+00, %7
 %31 = add i64 %3, 8
 %32 = inttoptr i64 %31 to ptr
 %33 = load i64, ptr %32, align 8
 %34 = inttoptr i64 %3 to ptr
 %35 = load i64, ptr %34, align 8
 %36 = inttoptr i64 %35 to ptr
 br label %57
37:
 %38 = phi double [ 0.000000e+00, %57 ], [ %82, %66 ]
 %39 = add nsw i64 %58, %13
 %40 = icmp slt i64 %39, 0
 %41 = select i1 %40, i64 %33, i64 0
 %42 = getelementptr double, ptr %36, i64 %39
 %43 = getelementptr double, ptr %42, i64 %41
 store double %38, ptr %43, align 8
 %44 = icmp eq i64 %59, %16
 br i1 %44, label %45, label %57
45:
 %46 = add i64 %3, 304
 %47 = inttoptr i64 %46 to ptr
 %48 = load i64, ptr %47, align 8
 %49 = inttoptr i64 %48 to ptr
 %50 = load double, ptr %49, align 1
 %51 = fmul nsz contract double %6, %7
 %52 = fadd nsz contract double %51, %50
 store i8 0, ptr %9, align 1
 %53 = call fastcc i32 @f18(ptr %9, ptr %10, i64 %2, i64 %3, i64 %4, i64 %5, double %52)
 %54 = icmp eq i32 %53, 0
 br i1 %54, label %86, label %84
55:
 %56 = phi i32 [ 1, %84 ], [ 0, %86 ]
 ret i32 %56
57:
 %58 = phi i64 [ 0, %18 ], [ %59, %37 ]
 %59 = add nuw nsw i64 %58, 1
 br i1 %23, label %37, label %60
60:
 %61 = load i64, ptr %25, align 8
 %62 = load i64, ptr %27, align 8
 %63 = load i64, ptr %29, align 8
 %64 = inttoptr i64 %63 to ptr
 %65 = getelementptr double, ptr %64, i64 %58
 br label %66
66:
 %67 = phi double [ 0.000000e+00, %60 ], [ %82, %66 ]
 %68 = phi i64 [ %22, %60 ], [ %71, %66 ]
 %69 = phi i64 [ %21, %60 ], [ %70, %66 ]
 %70 = add i64 %69, -1
 %71 = add nsw i64 %68, -1
 %72 = icmp slt i64 %70, 0
 %73 = select i1 %72, i64 %61, i64 0
 %74 = add i64 %73, %70
 %75 = mul i64 %74, %62
 %76 = getelementptr double, ptr %65, i64 %75
 %77 = load double, ptr %76, align 8
 %78 = fadd nsz contract double %67, %77
 %79 = and i64 %70, 1
 %80 = icmp eq i64 %79, 0
 %81 = select i1 %80, double %7, double %30
 %82 = fmul nsz contract double %81, %78
 %83 = icmp sgt i64 %68, 1
 br i1 %83, label %66, label %37
84:
 %85 = load ptr, ptr %10, align 8
 store ptr %85, ptr %1, align 8
 br label %55
86:
 %87 = load i8, ptr %9, align 1
 %88 = icmp ne i8 %87, 0
 %89 = zext i1 %88 to i8
 store i8 %89, ptr %0, align 1
 br label %55
}
define internal fastcc void @f40(ptr noalias writeonly captures(none) %0, i64 %1) unnamed_addr {
2:
 %3 = add i64 %1, 472
 %4 = inttoptr i64 %3 to ptr
 %5 = load i64, ptr %4, align 8
 %6 = icmp slt i64 %5, 1
 br i1 %6, label %16, label %7
7:
 %8 = add i64 %1, 544
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = add i64 %1, 528
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = inttoptr i64 %13 to ptr
 %15 = getelementptr double, ptr %14, i64 %10
 br label %18
16:
 %17 = phi i64 [ 0, %2 ], [ %27, %18 ]
 store i64 %17, ptr %0, align 8
 ret void
18:
 %19 = phi i64 [ 0, %7 ], [ %27, %18 ]
 %20 = phi i64 [ 0, %7 ], [ %21, %18 ]
 %21 = add nuw nsw i64 %20, 1
 %22 = getelementptr double, ptr %15, i64 %20
 %23 = load double, ptr %22, align 8
 %24 = getelementptr double, ptr %15, i64 %19
 %25 = load double, ptr %24, align 8
 %26 = fcmp nsz contract olt double %23, %25
 %27 = select i1 %26, i64 %20, i64 %19
 %28 = icmp eq i64 %21, %5
 br i1 %28, label %16, label %18
}
define internal fastcc range(i32 0, 2) i32 @f41(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, double %6, double %7, double %8) unnamed_addr {
9:
 %10 = alloca i8, align 1
 %11 = alloca ptr, align 8
 store ptr null, ptr %11, align 8
 %12 = alloca i8, align 1
 %13 = alloca ptr, align 8
 store ptr null, ptr %13, align 8
 %14 = alloca i8, align 1
 %15 = alloca ptr, align 8
 store ptr null, ptr %15, align 8
 %16 = add i64 %5, 1056
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = inttoptr i64 %18 to ptr
 %20 = add i64 %5, 472
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = icmp sgt i64 %22, 0
 %24 = add i64 %5, 544
 %25 = inttoptr i64 %24 to ptr
 br i1 %23, label %30, label %26
26:
 %27 = add i64 %5, 528
 %28 = inttoptr i64 %27 to ptr
 %29 = load i64, ptr %25, align 8
 br label %60
30:
 %31 = load i64, ptr %25, align 8
 %32 = add i64 %5, 528
 %33 = inttoptr i64 %32 to ptr
 %34 = load i64, ptr %33, align 8
 %35 = inttoptr i64 %34 to ptr
 %36 = getelementptr double, ptr %35, i64 %31
 br label %48
37:
 %38 = getelementptr double, ptr %35, i64 %51
 %39 = load double, ptr %38, align 8
 %40 = fsub nsz contract double %39, %54
 %41 = fdiv nsz contract double %39, %40
 %42 = fcmp nsz contract olt double %41, %50
 br i1 %42, label %43, label %44
43:
 br label %44
44:
 %45 = phi i64 [ %51, %43 ], [ %49, %37 ], [ %49, %48 ]
 %46 = phi double [ %41, %43 ], [ %50, %37 ], [ %50, %48 ]
 %47 = icmp eq i64 %52, %22
 br i1 %47, label %56, label %48
48:
 %49 = phi i64 [ -1, %30 ], [ %45, %44 ]
 %50 = phi double [ 2.000000e+00, %30 ], [ %46, %44 ]
 %51 = phi i64 [ 0, %30 ], [ %52, %44 ]
 %52 = add i64 %51, 1
 %53 = getelementptr double, ptr %36, i64 %51
 %54 = load double, ptr %53, align 8
 %55 = fcmp nsz contract olt double %54, 0.000000e+00
 br i1 %55, label %37, label %44
56:
 %57 = load i64, ptr %25, align 8
 %58 = icmp slt i64 %45, 0
 %59 = select i1 %58, i64 %57, i64 0
 br label %60
60:
 %61 = phi ptr [ %33, %56 ], [ %28, %26 ]
 %62 = phi i64 [ %57, %56 ], [ %29, %26 ]
 %63 = phi i64 [ %45, %56 ], [ -1, %26 ]
 %64 = phi i64 [ %59, %56 ], [ %29, %26 ]
 %65 = add i64 %5, 536
 %66 = inttoptr i64 %65 to ptr
 %67 = load i64, ptr %66, align 8
 %68 = load i64, ptr %61, align 8
 %69 = inttoptr i64 %68 to ptr
 %70 = add i64 %64, %63
 %71 = getelementptr double, ptr %69, i64 %70
 %72 = load double, ptr %71, align 8
 %73 = tail call nsz contract double @llvm.fabs.f64(double %72)
 %74 = getelementptr double, ptr %69, i64 %62
 %75 = getelementptr double, ptr %74, i64 %70
 %76 = load double, ptr %75, align 8
 %77 = tail call nsz contract double @llvm.fabs.f64(double %76)
 %78 = fcmp nsz contract ogt double %77, %73
 %79 = select i1 %78, double %77, double %73
 %80 = fmul nsz contract double %79, 0x3D06849B86A12B9B
 %81 = add i64 %5, 464
 %82 = inttoptr i64 %81 to ptr
 %83 = add i64 %5, 480
 %84 = inttoptr i64 %83 to ptr
 %85 = add i64 %5, 496
 %86 = inttoptr i64 %85 to ptr
 br label %352
87:
 br i1 %23, label %88, label %149
88:
 %89 = icmp slt i64 %357, 0
 %90 = select i1 %89, i64 %67, i64 0
 %91 = add i64 %90, %357
 %92 = mul i64 %91, %62
 %93 = getelementptr double, ptr %69, i64 %92
 %94 = icmp slt i64 %358, 0
 %95 = select i1 %94, i64 %67, i64 0
 %96 = add i64 %95, %358
 %97 = mul i64 %96, %62
 %98 = getelementptr double, ptr %69, i64 %97
 br label %110
99:
 %100 = getelementptr double, ptr %98, i64 %113
 %101 = load double, ptr %100, align 8
 %102 = fsub nsz contract double %101, %116
 %103 = fdiv nsz contract double %101, %102
 %104 = fcmp nsz contract olt double %103, %112
 br i1 %104, label %105, label %106
105:
 br label %106
106:
 %107 = phi i64 [ %113, %105 ], [ %111, %99 ], [ %111, %110 ]
 %108 = phi double [ %103, %105 ], [ %112, %99 ], [ %112, %110 ]
 %109 = icmp eq i64 %114, %22
 br i1 %109, label %152, label %110
110:
 %111 = phi i64 [ -1, %88 ], [ %107, %106 ]
 %112 = phi double [ 2.000000e+00, %88 ], [ %108, %106 ]
 %113 = phi i64 [ 0, %88 ], [ %114, %106 ]
 %114 = add nuw nsw i64 %113, 1
 %115 = getelementptr double, ptr %93, i64 %113
 %116 = load double, ptr %115, align 8
 %117 = fcmp nsz contract olt double %116, 0.000000e+00
 br i1 %117, label %99, label %106
118:
 br i1 %23, label %119, label %149
119:
 %120 = icmp slt i64 %358, 0
 %121 = select i1 %120, i64 %67, i64 0
 %122 = add i64 %121, %358
 %123 = mul i64 %122, %62
 %124 = getelementptr double, ptr %69, i64 %123
 %125 = icmp slt i64 %357, 0
 %126 = select i1 %125, i64 %67, i64 0
 %127 = add i64 %126, %357
 %128 = mul i64 %127, %62
 %129 = getelementptr double, ptr %69, i64 %128
 br label %141
130:
 %131 = getelementptr double, ptr %129, i64 %144
 %132 = load double, ptr %131, align 8
 %133 = fsub nsz contract double %132, %147
 %134 = fdiv nsz contract double %132, %133
 %135 = fcmp nsz contract olt double %134, %143
 br i1 %135, label %136, label %137
136:
 br label %137
137:
 %138 = phi i64 [ %144, %136 ], [ %142, %130 ], [ %142, %141 ]
 %139 = phi double [ %134, %136 ], [ %143, %130 ], [ %143, %141 ]
 %140 = icmp eq i64 %145, %22
 br i1 %140, label %152, label %141
141:
 %142 = phi i64 [ -1, %119 ], [ %138, %137 ]
 %143 = phi double [ 2.000000e+00, %119 ], [ %139, %137 ]
 %144 = phi i64 [ 0, %119 ], [ %145, %137 ]
 %145 = add nuw nsw i64 %144, 1
 %146 = getelementptr double, ptr %124, i64 %144
 %147 = load double, ptr %146, align 8
 %148 = fcmp nsz contract olt double %147, 0.000000e+00
 br i1 %148, label %130, label %137
149:
 %150 = icmp slt i64 %358, 0
 %151 = select i1 %150, i64 %67, i64 0
 br label %158
152:
 %153 = phi i64 [ %95, %106 ], [ %121, %137 ]
 %154 = phi i64 [ %107, %106 ], [ %138, %137 ]
 %155 = freeze i64 %154
 %156 = icmp slt i64 %155, 0
 %157 = select i1 %156, i64 %62, i64 0
 br label %158
158:
 %159 = phi i64 [ %153, %152 ], [ %151, %149 ]
 %160 = phi i64 [ %155, %152 ], [ -1, %149 ]
 %161 = phi i64 [ %157, %152 ], [ %62, %149 ]
 %162 = add i64 %159, %358
 %163 = add i64 %161, %160
 %164 = mul i64 %162, %62
 %165 = getelementptr double, ptr %69, i64 %164
 %166 = getelementptr double, ptr %165, i64 %163
 %167 = load double, ptr %166, align 8
 %168 = icmp slt i64 %357, 0
 %169 = select i1 %168, i64 %67, i64 0
 %170 = add i64 %169, %357
 %171 = mul i64 %170, %62
 %172 = getelementptr double, ptr %69, i64 %171
 %173 = getelementptr double, ptr %172, i64 %163
 %174 = load double, ptr %173, align 8
 %175 = fsub nsz contract double %360, %361
 %176 = tail call nsz contract double @llvm.fabs.f64(double %175)
 %177 = tail call nsz contract double @llvm.fabs.f64(double %167)
 %178 = fcmp nsz contract ole double %177, %80
 %179 = fcmp nsz contract ole double %176, 0x3D06849B86A12B9B
 %180 = select i1 %178, i1 true, i1 %179
 br i1 %180, label %289, label %181
181:
 %182 = fsub nsz contract double %167, %174
 %183 = fdiv nsz contract double %167, %182
 br i1 %353, label %184, label %226
184:
 %185 = icmp slt i64 %356, 0
 %186 = select i1 %185, i64 %67, i64 0
 %187 = add i64 %186, %356
 %188 = mul i64 %187, %62
 %189 = getelementptr double, ptr %69, i64 %188
 %190 = getelementptr double, ptr %189, i64 %163
 %191 = load double, ptr %190, align 8
 %192 = fsub nsz contract double %361, %360
 %193 = fsub nsz contract double %359, %360
 %194 = fdiv nsz contract double %192, %193
 %195 = fsub nsz contract double %191, %174
 %196 = fdiv nsz contract double %182, %195
 %197 = fmul nsz contract double %196, %196
 %198 = fcmp nsz contract olt double %197, %194
 br i1 %198, label %199, label %226
199:
 %200 = fsub nsz contract double 1.000000e+00, %196
 br label %201
201:
 %202 = phi double [ %208, %201 ], [ 1.000000e+00, %199 ]
 %203 = phi double [ %210, %201 ], [ %200, %199 ]
 %204 = phi i64 [ %209, %201 ], [ 2, %199 ]
 %205 = and i64 %204, 1
 %206 = icmp eq i64 %205, 0
 %207 = fmul nsz contract double %202, %203
 %208 = select i1 %206, double %202, double %207
 %209 = lshr i64 %204, 1
 %210 = fmul nsz contract double %203, %203
 %211 = icmp eq i64 %209, 0
 br i1 %211, label %364, label %201
212:
 %213 = fsub nsz contract double %174, %167
 %214 = fdiv nsz contract double %167, %213
 %215 = fmul nsz contract double %214, %191
 %216 = fsub nsz contract double %174, %191
 %217 = fdiv nsz contract double %215, %216
 %218 = fsub nsz contract double %359, %361
 %219 = fdiv nsz contract double %218, %175
 %220 = fmul nsz contract double %219, %167
 %221 = fsub nsz contract double %191, %167
 %222 = fdiv nsz contract double %220, %221
 %223 = fmul nsz contract double %174, %222
 %224 = fdiv nsz contract double %223, %195
 %225 = fadd nsz contract double %217, %224
 br label %226
226:
 %227 = phi double [ %225, %212 ], [ %183, %181 ], [ 5.000000e-01, %364 ], [ 5.000000e-01, %184 ]
 %228 = fdiv nsz contract double 2.500000e-15, %176
 %229 = fcmp nsz contract ogt double %228, 5.000000e-01
 %230 = select i1 %229, double 5.000000e-01, double %228
 %231 = fcmp nsz contract ogt double %230, %227
 %232 = select i1 %231, double %230, double %227
 %233 = fsub nsz contract double 1.000000e+00, %230
 %234 = fcmp nsz contract olt double %233, %232
 %235 = select i1 %234, double %233, double %232
 %236 = fmul nsz contract double %175, %235
 %237 = fadd nsz contract double %361, %236
 store i8 0, ptr %10, align 1
 %238 = call fastcc i32 @f39(ptr %10, ptr %11, i64 %2, i64 %3, i64 %4, i64 %5, double %6, double %237)
 %239 = icmp eq i32 %238, 0
 br i1 %239, label %369, label %367
240:
 %241 = phi i32 [ 0, %242 ], [ 0, %321 ], [ 0, %342 ], [ 0, %346 ], [ 1, %367 ], [ 1, %377 ], [ 1, %372 ]
 ret i32 %241
242:
 store double -1.000000e+00, ptr %0, align 8
 br label %240
243:
 %244 = load i64, ptr %82, align 8
 %245 = inttoptr i64 %244 to ptr
 br i1 %23, label %247, label %246
246:
 br i1 %354, label %279, label %277
247:
 %248 = load i64, ptr %84, align 8
 %249 = inttoptr i64 %248 to ptr
 %250 = load i64, ptr %86, align 8
 %251 = inttoptr i64 %250 to ptr
 %252 = icmp slt i64 %355, 0
 %253 = select i1 %252, i64 %67, i64 0
 %254 = add i64 %253, %355
 %255 = mul i64 %254, %62
 %256 = getelementptr double, ptr %69, i64 %255
 br label %257
257:
 %258 = phi i1 [ true, %247 ], [ %273, %257 ]
 %259 = phi i64 [ 0, %247 ], [ %260, %257 ]
 %260 = add nuw nsw i64 %259, 1
 %261 = getelementptr double, ptr %245, i64 %259
 %262 = load double, ptr %261, align 8
 %263 = getelementptr double, ptr %249, i64 %259
 %264 = load double, ptr %263, align 8
 %265 = fsub nsz contract double %262, %264
 %266 = getelementptr i64, ptr %251, i64 %259
 %267 = load i64, ptr %266, align 8
 %268 = icmp eq i64 %267, 0
 %269 = fdiv nsz contract double %265, %237
 %270 = select i1 %268, double %265, double %269
 %271 = getelementptr double, ptr %256, i64 %259
 store double %270, ptr %271, align 8
 %272 = fcmp nsz contract oge double %270, 0.000000e+00
 %273 = select i1 %258, i1 %272, i1 false
 %274 = icmp eq i64 %260, %22
 br i1 %274, label %275, label %257
275:
 %276 = xor i1 %354, %273
 br i1 %276, label %277, label %279
277:
 %278 = phi i1 [ true, %246 ], [ %273, %275 ]
 br label %279
279:
 %280 = phi i1 [ %278, %277 ], [ %273, %275 ], [ true, %246 ]
 %281 = phi double [ %361, %277 ], [ %360, %275 ], [ %360, %246 ]
 %282 = phi i64 [ %358, %277 ], [ %357, %275 ], [ %357, %246 ]
 %283 = phi i64 [ %357, %277 ], [ %358, %275 ], [ %358, %246 ]
 %284 = phi double [ %360, %277 ], [ %361, %275 ], [ %361, %246 ]
 %285 = add i64 %355, %282
 %286 = add i64 %285, %283
 %287 = sub i64 6, %286
 %288 = icmp samesign ugt i64 %362, 1
 br i1 %288, label %352, label %289
289:
 %290 = phi double [ %237, %279 ], [ %361, %158 ]
 %291 = phi double [ %281, %279 ], [ %360, %158 ]
 %292 = phi i64 [ %355, %279 ], [ %358, %158 ]
 %293 = phi i64 [ %282, %279 ], [ %357, %158 ]
 %294 = getelementptr inbounds nuw i8, ptr %19, i64 64
 store i64 %160, ptr %294, align 1
 %295 = icmp slt i64 %292, 0
 %296 = select i1 %295, i64 %67, i64 0
 %297 = add i64 %296, %292
 %298 = icmp slt i64 %160, 0
 %299 = select i1 %298, i64 %62, i64 0
 %300 = add i64 %299, %160
 %301 = mul i64 %297, %62
 %302 = getelementptr double, ptr %69, i64 %301
 %303 = getelementptr double, ptr %302, i64 %300
 %304 = load double, ptr %303, align 8
 %305 = tail call nsz contract double @llvm.fabs.f64(double %304)
 %306 = icmp slt i64 %293, 0
 %307 = select i1 %306, i64 %67, i64 0
 %308 = add i64 %307, %293
 %309 = mul i64 %308, %62
 %310 = getelementptr double, ptr %69, i64 %309
 %311 = getelementptr double, ptr %310, i64 %300
 %312 = load double, ptr %311, align 8
 %313 = tail call nsz contract double @llvm.fabs.f64(double %312)
 %314 = fcmp nsz contract ugt double %305, %313
 %315 = select i1 %314, double %291, double %290
 %316 = fcmp nsz contract ogt double %315, 0.000000e+00
 %317 = fmul nsz contract double %315, 0x3FEFF7CED916872B
 %318 = select i1 %316, double %317, double 0x3D06849B86A12B9B
 store i8 0, ptr %12, align 1
 %319 = call fastcc i32 @f39(ptr %12, ptr %13, i64 %2, i64 %3, i64 %4, i64 %5, double %6, double %318)
 %320 = icmp eq i32 %319, 0
 br i1 %320, label %374, label %372
321:
 store double -1.000000e+00, ptr %0, align 8
 br label %240
322:
 %323 = load i64, ptr %82, align 8
 %324 = inttoptr i64 %323 to ptr
 %325 = add i64 %5, 520
 %326 = inttoptr i64 %325 to ptr
 %327 = load i64, ptr %326, align 8
 %328 = add i64 %5, 512
 %329 = inttoptr i64 %328 to ptr
 %330 = load i64, ptr %329, align 8
 %331 = inttoptr i64 %330 to ptr
 br i1 %23, label %332, label %339
332:
 %333 = phi i64 [ %334, %332 ], [ 0, %322 ]
 %334 = add nuw nsw i64 %333, 1
 %335 = getelementptr double, ptr %324, i64 %333
 %336 = load double, ptr %335, align 8
 %337 = getelementptr double, ptr %331, i64 %333
 store double %336, ptr %337, align 8
 %338 = icmp eq i64 %22, %334
 br i1 %338, label %339, label %332
339:
 store i8 0, ptr %14, align 1
 %340 = call fastcc i32 @f39(ptr %14, ptr %15, i64 %2, i64 %3, i64 %4, i64 %5, double %6, double %315)
 %341 = icmp eq i32 %340, 0
 br i1 %341, label %379, label %377
342:
 store double -1.000000e+00, ptr %0, align 8
 br label %240
343:
 br i1 %23, label %344, label %346
344:
 %345 = fsub nsz contract double %315, %318
 br label %382
346:
 %347 = select i1 %298, i64 %327, i64 0
 %348 = getelementptr double, ptr %331, i64 %160
 %349 = getelementptr double, ptr %348, i64 %347
 %350 = load double, ptr %349, align 8
 %351 = getelementptr inbounds nuw i8, ptr %19, i64 16
 store double %350, ptr %351, align 1
 store double %315, ptr %0, align 8
 br label %240
352:
 %353 = phi i1 [ false, %60 ], [ true, %279 ]
 %354 = phi i1 [ false, %60 ], [ %280, %279 ]
 %355 = phi i64 [ 2, %60 ], [ %287, %279 ]
 %356 = phi i64 [ 3, %60 ], [ %283, %279 ]
 %357 = phi i64 [ 0, %60 ], [ %282, %279 ]
 %358 = phi i64 [ 1, %60 ], [ %355, %279 ]
 %359 = phi double [ %8, %60 ], [ %284, %279 ]
 %360 = phi double [ %7, %60 ], [ %281, %279 ]
 %361 = phi double [ %8, %60 ], [ %237, %279 ]
 %362 = phi i64 [ 100, %60 ], [ %363, %279 ]
 %363 = add nsw i64 %362, -1
 br i1 %354, label %87, label %118
364:
 %365 = fsub nsz contract double 1.000000e+00, %194
 %366 = fcmp nsz contract olt double %208, %365
 br i1 %366, label %212, label %226
367:
 %368 = load ptr, ptr %11, align 8
 store ptr %368, ptr %1, align 8
 br label %240
369:
 %370 = load i8, ptr %10, align 1
 %371 = icmp eq i8 %370, 0
 br i1 %371, label %242, label %243
372:
 %373 = load ptr, ptr %13, align 8
 store ptr %373, ptr %1, align 8
 br label %240
374:
 %375 = load i8, ptr %12, align 1
 %376 = icmp eq i8 %375, 0
 br i1 %376, label %321, label %322
377:
 %378 = load ptr, ptr %15, align 8
 store ptr %378, ptr %1, align 8
 br label %240
379:
 %380 = load i8, ptr %14, align 1
 %381 = icmp eq i8 %380, 0
 br i1 %381, label %342, label %343
382:
 %383 = phi i64 [ 0, %344 ], [ %384, %382 ]
 %384 = add nuw nsw i64 %383, 1
 %385 = getelementptr double, ptr %324, i64 %383
 %386 = load double, ptr %385, align 8
 %387 = getelementptr double, ptr %331, i64 %383
 %388 = load double, ptr %387, align 8
 %389 = fsub nsz contract double %386, %388
 %390 = fdiv nsz contract double %389, %345
 %391 = fdiv nsz contract double %390, %6
 store double %391, ptr %387, align 8
 %392 = icmp eq i64 %384, %22
 br i1 %392, label %346, label %382
}
define internal fastcc void @f42(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3) unnamed_addr {
4:
 %5 = alloca double, align 8
 %6 = add i64 %2, 472
 %7 = inttoptr i64 %6 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = icmp slt i64 %8, 1
 br i1 %9, label %76, label %10
10:
 %11 = add i64 %2, 568
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = add i64 %2, 552
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = inttoptr i64 %16 to ptr
 %18 = fcmp nsz contract ogt double %3, 0.000000e+00
 %19 = add i64 %2, 496
 %20 = inttoptr i64 %19 to ptr
 %21 = add i64 %1, 440
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = add i64 %1, 424
 %25 = inttoptr i64 %24 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = inttoptr i64 %26 to ptr
 %28 = shl i64 %13, 6
 %29 = getelementptr i8, ptr %17, i64 %28
 br label %78
30:
 %31 = load i64, ptr %20, align 8
 %32 = inttoptr i64 %31 to ptr
 %33 = getelementptr i64, ptr %32, i64 %80
 %34 = load i64, ptr %33, align 8
 %35 = icmp eq i64 %34, 0
 br i1 %35, label %36, label %40
36:
 %37 = tail call nsz contract double @llvm.fabs.f64(double %90)
 %38 = fcmp nsz contract olt double %37, %85
 %39 = select i1 %38, double %37, double %85
 br label %40
40:
 %41 = phi double [ %39, %36 ], [ %85, %30 ]
 %42 = icmp eq i64 %87, 7
 br i1 %42, label %97, label %82
43:
 %44 = tail call nsz contract double @llvm.fabs.f64(double %112)
 %45 = fcmp nsz contract ogt double %44, %98
 %46 = select i1 %45, double %44, double %98
 br i1 %99, label %47, label %97
47:
 %48 = add nuw nsw i64 %80, 1
 %49 = getelementptr double, ptr %29, i64 %80
 store double %46, ptr %49, align 8
 %50 = fcmp nsz contract oge double %92, 0.000000e+00
 %51 = fcmp nsz contract ole double %94, 0.000000e+00
 %52 = select i1 %50, i1 true, i1 %51
 %53 = fmul nsz contract double %41, 2.500000e-01
 %54 = select i1 %52, double %53, double 0.000000e+00
 %55 = fsub nsz contract double %94, %92
 %56 = fmul nsz contract double %55, 1.000000e-02
 %57 = fcmp nsz contract ogt double %56, %54
 %58 = select i1 %57, double %56, double %54
 call fastcc void @f27(ptr %5, i64 %1, i64 %2, i64 %80)
 %59 = load double, ptr %5, align 8
 %60 = tail call nsz contract double @llvm.fabs.f64(double %92)
 %61 = tail call nsz contract double @llvm.fabs.f64(double %94)
 %62 = fcmp nsz contract ogt double %61, %60
 %63 = select i1 %62, double %61, double %60
 %64 = fadd nsz contract double %58, %59
 %65 = fmul nsz contract double %63, 1.000000e-13
 %66 = fadd nsz contract double %65, %64
 %67 = fmul nsz contract double %79, %66
 %68 = fcmp nsz contract ogt double %46, %67
 br i1 %68, label %69, label %73
69:
 %70 = fcmp nsz contract ogt double %66, 0.000000e+00
 %71 = fdiv nsz contract double %46, %66
 %72 = select i1 %70, double %71, double 0x7FF0000000000000
 br label %73
73:
 %74 = phi double [ %72, %69 ], [ %79, %47 ]
 %75 = icmp eq i64 %48, %8
 br i1 %75, label %76, label %78
76:
 %77 = phi double [ 0.000000e+00, %4 ], [ %74, %73 ]
 store double %77, ptr %0, align 8
 ret void
78:
 %79 = phi double [ 0.000000e+00, %10 ], [ %74, %73 ]
 %80 = phi i64 [ 0, %10 ], [ %48, %73 ]
 %81 = getelementptr double, ptr %17, i64 %80
 br label %82
82:
 %83 = phi double [ 0x7FF0000000000000, %78 ], [ %92, %40 ]
 %84 = phi double [ 0xFFF0000000000000, %78 ], [ %94, %40 ]
 %85 = phi double [ 0x7FF0000000000000, %78 ], [ %41, %40 ]
 %86 = phi i64 [ 0, %78 ], [ %87, %40 ]
 %87 = add nuw nsw i64 %86, 1
 %88 = mul i64 %86, %13
 %89 = getelementptr double, ptr %81, i64 %88
 %90 = load double, ptr %89, align 8
 %91 = fcmp nsz contract olt double %90, %83
 %92 = select i1 %91, double %90, double %83
 %93 = fcmp nsz contract ogt double %90, %84
 %94 = select i1 %93, double %90, double %84
 %95 = icmp ne i64 %86, 0
 %96 = select i1 %95, i1 true, i1 %18
 br i1 %96, label %36, label %30
97:
 %98 = phi double [ %46, %43 ], [ 0.000000e+00, %40 ]
 %99 = phi i1 [ true, %43 ], [ false, %40 ]
 %100 = phi i64 [ %23, %43 ], [ 0, %40 ]
 %101 = getelementptr double, ptr %27, i64 %100
 br label %102
102:
 %103 = phi double [ 0.000000e+00, %97 ], [ %112, %102 ]
 %104 = phi i64 [ 0, %97 ], [ %105, %102 ]
 %105 = add nuw nsw i64 %104, 1
 %106 = getelementptr double, ptr %101, i64 %104
 %107 = load double, ptr %106, align 8
 %108 = mul i64 %104, %13
 %109 = getelementptr double, ptr %81, i64 %108
 %110 = load double, ptr %109, align 8
 %111 = fmul nsz contract double %107, %110
 %112 = fadd nsz contract double %103, %111
 %113 = icmp eq i64 %105, 7
 br i1 %113, label %43, label %102
}
define internal fastcc range(i32 0, 2) i32 @f43(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, double %6, double %7, double %8, i64 %9, i8 range(i8 0, 2) %10) unnamed_addr {
11:
 %12 = icmp eq i8 %10, 0
 %13 = alloca { double, i64 }, align 8
 %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
 %15 = alloca i8, align 1
 %16 = alloca ptr, align 8
 store ptr null, ptr %16, align 8
 %17 = alloca i8, align 1
 %18 = alloca ptr, align 8
 %19 = alloca { double, i64 }, align 8
 %20 = getelementptr inbounds nuw i8, ptr %19, i64 8
 %21 = alloca i8, align 1
 %22 = alloca ptr, align 8
 %23 = add i64 %5, 472
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = icmp slt i64 %9, 1
 br i1 %26, label %151, label %27
27:
 %28 = icmp eq i64 %9, 6
 %29 = icmp sgt i64 %25, 0
 %30 = add i64 %5, 8
 %31 = inttoptr i64 %30 to ptr
 %32 = add i64 %5, 448
 %33 = inttoptr i64 %32 to ptr
 %34 = add i64 %5, 464
 %35 = inttoptr i64 %34 to ptr
 %36 = add i64 %5, 480
 %37 = inttoptr i64 %36 to ptr
 %38 = add i64 %5, 568
 %39 = inttoptr i64 %38 to ptr
 %40 = add i64 %5, 552
 %41 = inttoptr i64 %40 to ptr
 %42 = add i64 %5, 544
 %43 = inttoptr i64 %42 to ptr
 %44 = add i64 %5, 528
 %45 = inttoptr i64 %44 to ptr
 %46 = add i64 %4, 408
 %47 = inttoptr i64 %46 to ptr
 %48 = icmp slt i64 %25, 1
 br label %155
49:
 %50 = phi double [ %51, %118 ], [ %156, %163 ]
 %51 = phi double [ %119, %118 ], [ %160, %163 ]
 %52 = phi i64 [ %120, %118 ], [ %164, %163 ]
 store i8 0, ptr %15, align 1
 %53 = call fastcc i32 @f39(ptr %15, ptr %16, i64 %2, i64 %3, i64 %4, i64 %5, double %6, double %51)
 %54 = icmp eq i32 %53, 0
 br i1 %54, label %167, label %165
55:
 %56 = phi i32 [ 0, %57 ], [ 0, %71 ], [ 0, %103 ], [ 0, %134 ], [ 0, %151 ], [ 1, %165 ]
 ret i32 %56
57:
 store double %50, ptr %0, align 8
 %58 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store double -1.000000e+00, ptr %58, align 8
 %59 = getelementptr inbounds nuw i8, ptr %0, i64 16
 store i64 -1, ptr %59, align 8
 br label %55
60:
 br i1 %29, label %61, label %68
61:
 %62 = load i64, ptr %31, align 8
 %63 = load i64, ptr %39, align 8
 %64 = load i64, ptr %41, align 8
 %65 = inttoptr i64 %64 to ptr
 %66 = mul i64 %63, 56
 %67 = getelementptr i8, ptr %65, i64 %66
 br label %170
68:
 store i8 0, ptr %17, align 1
 call fastcc void @f45(ptr %17, i64 %4, i64 %5, double %51)
 %69 = load i8, ptr %17, align 1
 %70 = icmp eq i8 %69, 0
 br i1 %70, label %71, label %74
71:
 store double %50, ptr %0, align 8
 %72 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store double %51, ptr %72, align 8
 %73 = getelementptr inbounds nuw i8, ptr %0, i64 16
 store i64 -1, ptr %73, align 8
 br label %55
74:
 %75 = load i64, ptr %39, align 8
 %76 = load i64, ptr %41, align 8
 %77 = inttoptr i64 %76 to ptr
 %78 = icmp slt i64 %52, 0
 %79 = select i1 %78, i64 %75, i64 0
 %80 = add i64 %79, %52
 %81 = mul i64 %158, %75
 %82 = getelementptr double, ptr %77, i64 %81
 %83 = getelementptr double, ptr %82, i64 %80
 %84 = load double, ptr %83, align 8
 %85 = fcmp nsz contract ogt double %84, 0.000000e+00
 %86 = mul i64 %75, 56
 %87 = getelementptr i8, ptr %77, i64 %86
 %88 = getelementptr double, ptr %87, i64 %80
 %89 = load double, ptr %88, align 8
 %90 = fneg nsz contract double %89
 %91 = select i1 %85, double %89, double %90
 %92 = fcmp nsz contract ult double %91, 0.000000e+00
 %93 = select i1 %12, i1 true, i1 %92
 br i1 %93, label %106, label %94
94:
 %95 = shl i64 %75, 6
 %96 = getelementptr i8, ptr %77, i64 %95
 %97 = getelementptr double, ptr %96, i64 %80
 %98 = load double, ptr %97, align 8
 %99 = fmul nsz contract double %98, 5.000000e-02
 %100 = fcmp nsz contract olt double %91, %99
 %101 = fcmp nsz contract olt double %50, %51
 %102 = select i1 %100, i1 %101, i1 false
 br i1 %102, label %103, label %106
103:
 store double %50, ptr %0, align 8
 %104 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store double 2.000000e+00, ptr %104, align 8
 %105 = getelementptr inbounds nuw i8, ptr %0, i64 16
 store i64 %157, ptr %105, align 8
 br label %55
106:
 %107 = load i64, ptr %43, align 8
 %108 = load i64, ptr %45, align 8
 %109 = inttoptr i64 %108 to ptr
 %110 = getelementptr double, ptr %109, i64 %107
 br i1 %29, label %111, label %118
111:
 %112 = phi i64 [ %113, %111 ], [ 0, %106 ]
 %113 = add nuw nsw i64 %112, 1
 %114 = getelementptr double, ptr %110, i64 %112
 %115 = load double, ptr %114, align 8
 %116 = getelementptr double, ptr %109, i64 %112
 store double %115, ptr %116, align 8
 %117 = icmp eq i64 %25, %113
 br i1 %117, label %118, label %111
118:
 call fastcc void @f46(ptr %18, i64 %4, i64 %5)
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %19, i8 0, i64 16, i1 false)
 call fastcc void @f44(ptr %19, i64 %4, i64 %5, double %7, double %8, i64 %158, double %51)
 %119 = load double, ptr %19, align 8
 %120 = load i64, ptr %20, align 8
 %121 = fcmp nsz contract olt double %119, 2.000000e+00
 br i1 %121, label %49, label %122
122:
 %123 = phi double [ %156, %155 ], [ %51, %118 ]
 %124 = load i64, ptr %47, align 8
 %125 = inttoptr i64 %124 to ptr
 %126 = getelementptr double, ptr %125, i64 %158
 %127 = load double, ptr %126, align 8
 %128 = fmul nsz contract double %8, %127
 %129 = fadd nsz contract double %7, %128
 %130 = fcmp nsz contract ogt double %129, 1.000000e+00
 %131 = select i1 %130, double 1.000000e+00, double %129
 store i8 0, ptr %21, align 1
 call fastcc void @f47(ptr %21, i64 %4, i64 %5, i64 %158, double %131)
 %132 = load i8, ptr %21, align 1
 %133 = icmp eq i8 %132, 0
 br i1 %133, label %134, label %137
134:
 store double %123, ptr %0, align 8
 %135 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store double %131, ptr %135, align 8
 %136 = getelementptr inbounds nuw i8, ptr %0, i64 16
 store i64 -1, ptr %136, align 8
 br label %55
137:
 %138 = load i64, ptr %43, align 8
 %139 = load i64, ptr %45, align 8
 %140 = inttoptr i64 %139 to ptr
 %141 = getelementptr double, ptr %140, i64 %138
 br i1 %48, label %149, label %142
142:
 %143 = phi i64 [ %144, %142 ], [ 0, %137 ]
 %144 = add nuw nsw i64 %143, 1
 %145 = getelementptr double, ptr %141, i64 %143
 %146 = load double, ptr %145, align 8
 %147 = getelementptr double, ptr %140, i64 %143
 store double %146, ptr %147, align 8
 %148 = icmp eq i64 %25, %144
 br i1 %148, label %149, label %142
149:
 call fastcc void @f46(ptr %22, i64 %4, i64 %5)
 %150 = icmp eq i64 %158, %9
 br i1 %150, label %151, label %155
151:
 %152 = phi double [ %7, %11 ], [ %131, %149 ]
 store double %152, ptr %0, align 8
 %153 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store double 2.000000e+00, ptr %153, align 8
 %154 = getelementptr inbounds nuw i8, ptr %0, i64 16
 store i64 -1, ptr %154, align 8
 br label %55
155:
 %156 = phi double [ %7, %27 ], [ %131, %149 ]
 %157 = phi i64 [ 0, %27 ], [ %158, %149 ]
 %158 = phi i64 [ 1, %27 ], [ %159, %149 ]
 %159 = add nuw i64 %158, 1
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %13, i8 0, i64 16, i1 false)
 call fastcc void @f44(ptr %13, i64 %4, i64 %5, double %7, double %8, i64 %158, double %156)
 %160 = load double, ptr %13, align 8
 %161 = fcmp nsz contract olt double %160, 2.000000e+00
 %162 = select i1 %28, i1 %161, i1 false
 br i1 %162, label %163, label %122
163:
 %164 = load i64, ptr %14, align 8
 br label %49
165:
 %166 = load ptr, ptr %16, align 8
 store ptr %166, ptr %1, align 8
 br label %55
167:
 %168 = load i8, ptr %15, align 1
 %169 = icmp eq i8 %168, 0
 br i1 %169, label %57, label %60
170:
 %171 = phi i64 [ 0, %61 ], [ %172, %190 ]
 %172 = add nuw nsw i64 %171, 1
 %173 = icmp slt i64 %171, %62
 br i1 %173, label %174, label %184
174:
 %175 = load i64, ptr %35, align 8
 %176 = inttoptr i64 %175 to ptr
 %177 = getelementptr double, ptr %176, i64 %171
 %178 = load double, ptr %177, align 8
 %179 = load i64, ptr %37, align 8
 %180 = inttoptr i64 %179 to ptr
 %181 = getelementptr double, ptr %180, i64 %171
 %182 = load double, ptr %181, align 8
 %183 = fsub nsz contract double %178, %182
 br label %190
184:
 %185 = load i64, ptr %33, align 8
 %186 = inttoptr i64 %185 to ptr
 %187 = sub nsw i64 %171, %62
 %188 = getelementptr double, ptr %186, i64 %187
 %189 = load double, ptr %188, align 8
 br label %190
190:
 %191 = phi double [ %183, %174 ], [ %189, %184 ]
 %192 = getelementptr double, ptr %67, i64 %171
 store double %191, ptr %192, align 8
 %193 = icmp eq i64 %25, %172
 br i1 %193, label %68, label %170
}
define internal fastcc void @f44(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3, double %4, i64 %5, double %6) unnamed_addr {
7:
 %8 = add i64 %1, 416
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = add i64 %1, 408
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = inttoptr i64 %13 to ptr
 %15 = icmp slt i64 %5, 0
 %16 = select i1 %15, i64 %10, i64 0
 %17 = getelementptr double, ptr %14, i64 %5
 %18 = getelementptr double, ptr %17, i64 %16
 %19 = load double, ptr %18, align 8
 %20 = add nsw i64 %5, -1
 %21 = icmp slt i64 %5, 1
 %22 = select i1 %21, i64 %10, i64 0
 %23 = getelementptr double, ptr %14, i64 %20
 %24 = getelementptr double, ptr %23, i64 %22
 %25 = load double, ptr %24, align 8
 %26 = fsub nsz contract double %19, %25
 %27 = add i64 %2, 472
 %28 = inttoptr i64 %27 to ptr
 %29 = load i64, ptr %28, align 8
 %30 = icmp slt i64 %29, 1
 br i1 %30, label %147, label %31
31:
 %32 = add i64 %2, 560
 %33 = inttoptr i64 %32 to ptr
 %34 = load i64, ptr %33, align 8
 %35 = add i64 %2, 568
 %36 = inttoptr i64 %35 to ptr
 %37 = load i64, ptr %36, align 8
 %38 = add i64 %2, 552
 %39 = inttoptr i64 %38 to ptr
 %40 = load i64, ptr %39, align 8
 %41 = inttoptr i64 %40 to ptr
 %42 = select i1 %21, i64 %34, i64 0
 %43 = add i64 %42, %20
 %44 = mul i64 %43, %37
 %45 = getelementptr double, ptr %41, i64 %44
 %46 = select i1 %15, i64 %34, i64 0
 %47 = add i64 %46, %5
 %48 = mul i64 %47, %37
 %49 = getelementptr double, ptr %41, i64 %48
 %50 = icmp eq i64 %5, 1
 %51 = fcmp nsz contract oeq double %3, 0.000000e+00
 %52 = select i1 %50, i1 %51, i1 false
 %53 = add i64 %2, 496
 %54 = inttoptr i64 %53 to ptr
 %55 = add i64 %1, 456
 %56 = inttoptr i64 %55 to ptr
 %57 = add i64 %1, 464
 %58 = inttoptr i64 %57 to ptr
 %59 = add i64 %1, 448
 %60 = inttoptr i64 %59 to ptr
 %61 = shl i64 %37, 6
 %62 = getelementptr i8, ptr %41, i64 %61
 br label %155
63:
 br i1 %52, label %64, label %70
64:
 %65 = load i64, ptr %54, align 8
 %66 = inttoptr i64 %65 to ptr
 %67 = getelementptr i64, ptr %66, i64 %158
 %68 = load i64, ptr %67, align 8
 %69 = icmp eq i64 %68, 0
 br i1 %69, label %70, label %151
70:
 %71 = load i64, ptr %56, align 8
 %72 = load i64, ptr %58, align 8
 %73 = load i64, ptr %60, align 8
 %74 = inttoptr i64 %73 to ptr
 %75 = select i1 %21, i64 %71, i64 0
 %76 = add i64 %75, %20
 %77 = mul i64 %76, %72
 %78 = getelementptr double, ptr %74, i64 %77
 %79 = getelementptr double, ptr %41, i64 %158
 %80 = select i1 %15, i64 %71, i64 0
 %81 = add i64 %80, %5
 %82 = mul i64 %81, %72
 %83 = getelementptr double, ptr %74, i64 %82
 br label %166
84:
 %85 = fmul nsz contract double %26, %177
 %86 = fmul nsz contract double %26, %181
 %87 = fcmp nsz contract olt double %161, 0.000000e+00
 br i1 %87, label %88, label %93
88:
 %89 = fneg nsz contract double %161
 %90 = fneg nsz contract double %163
 %91 = fneg nsz contract double %85
 %92 = fneg nsz contract double %86
 br label %93
93:
 %94 = phi double [ %90, %88 ], [ %163, %84 ]
 %95 = phi double [ %89, %88 ], [ %161, %84 ]
 %96 = phi double [ %92, %88 ], [ %86, %84 ]
 %97 = phi double [ %91, %88 ], [ %85, %84 ]
 %98 = getelementptr double, ptr %62, i64 %158
 %99 = load double, ptr %98, align 8
 %100 = fcmp nsz contract olt double %97, 0.000000e+00
 %101 = fcmp nsz contract ogt double %96, 0.000000e+00
 %102 = select i1 %100, i1 %101, i1 false
 br i1 %102, label %103, label %151
103:
 %104 = fdiv nsz contract double %97, 3.000000e+00
 %105 = fadd nsz contract double %95, %104
 %106 = fdiv nsz contract double %96, 3.000000e+00
 %107 = fsub nsz contract double %94, %106
 %108 = fcmp nsz contract olt double %107, %105
 %109 = select i1 %108, double %107, double %105
 %110 = fcmp nsz contract ogt double %109, %99
 br i1 %110, label %151, label %111
111:
 %112 = fsub nsz contract double %94, %95
 %113 = fmul nsz contract double %112, 3.000000e+00
 %114 = fmul nsz contract double %97, 2.000000e+00
 %115 = fsub nsz contract double %113, %114
 %116 = fsub nsz contract double %115, %96
 %117 = fsub nsz contract double %95, %94
 %118 = fmul nsz contract double %117, 2.000000e+00
 %119 = fadd nsz contract double %118, %97
 %120 = fadd nsz contract double %96, %119
 %121 = fneg nsz contract double %97
 %122 = fmul nsz contract double %116, %116
 %123 = fmul nsz contract double %120, 3.000000e+00
 %124 = fmul nsz contract double %97, %123
 %125 = fsub nsz contract double %122, %124
 %126 = fcmp nsz contract olt double %125, 0.000000e+00
 %127 = select i1 %126, double 0.000000e+00, double %125
 %128 = tail call nsz contract double @llvm.sqrt.f64(double %127)
 %129 = fadd nsz contract double %116, %128
 %130 = fdiv nsz contract double %121, %129
 %131 = fmul nsz contract double %26, %130
 %132 = fadd nsz contract double %25, %131
 %133 = fmul nsz contract double %4, %132
 %134 = fadd nsz contract double %3, %133
 %135 = fmul nsz contract double %120, %130
 %136 = fadd nsz contract double %116, %135
 %137 = fmul nsz contract double %130, %136
 %138 = fadd nsz contract double %97, %137
 %139 = fmul nsz contract double %130, %138
 %140 = fadd nsz contract double %95, %139
 %141 = fcmp nsz contract ole double %140, %99
 %142 = fcmp nsz contract olt double %6, %134
 %143 = select i1 %141, i1 %142, i1 false
 %144 = fcmp nsz contract olt double %134, %157
 %145 = select i1 %143, i1 %144, i1 false
 br i1 %145, label %146, label %151
146:
 br label %151
147:
 %148 = phi double [ 2.000000e+00, %7 ], [ %153, %151 ]
 %149 = phi i64 [ -1, %7 ], [ %152, %151 ]
 store double %148, ptr %0, align 8
 %150 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store i64 %149, ptr %150, align 8
 ret void
151:
 %152 = phi i64 [ %156, %111 ], [ %156, %155 ], [ %158, %146 ], [ %156, %64 ], [ %156, %93 ], [ %156, %103 ]
 %153 = phi double [ %157, %111 ], [ %157, %155 ], [ %134, %146 ], [ %157, %64 ], [ %157, %93 ], [ %157, %103 ]
 %154 = icmp eq i64 %159, %29
 br i1 %154, label %147, label %155
155:
 %156 = phi i64 [ -1, %31 ], [ %152, %151 ]
 %157 = phi double [ 2.000000e+00, %31 ], [ %153, %151 ]
 %158 = phi i64 [ 0, %31 ], [ %159, %151 ]
 %159 = add nuw nsw i64 %158, 1
 %160 = getelementptr double, ptr %45, i64 %158
 %161 = load double, ptr %160, align 8
 %162 = getelementptr double, ptr %49, i64 %158
 %163 = load double, ptr %162, align 8
 %164 = fmul nsz contract double %161, %163
 %165 = fcmp nsz contract ogt double %164, 0.000000e+00
 br i1 %165, label %63, label %151
166:
 %167 = phi double [ 0.000000e+00, %70 ], [ %181, %166 ]
 %168 = phi double [ 0.000000e+00, %70 ], [ %177, %166 ]
 %169 = phi i64 [ 0, %70 ], [ %170, %166 ]
 %170 = add nuw nsw i64 %169, 1
 %171 = getelementptr double, ptr %78, i64 %169
 %172 = load double, ptr %171, align 8
 %173 = mul i64 %169, %37
 %174 = getelementptr double, ptr %79, i64 %173
 %175 = load double, ptr %174, align 8
 %176 = fmul nsz contract double %172, %175
 %177 = fadd nsz contract double %168, %176
 %178 = getelementptr double, ptr %83, i64 %169
 %179 = load double, ptr %178, align 8
 %180 = fmul nsz contract double %175, %179
 %181 = fadd nsz contract double %167, %180
 %182 = icmp eq i64 %170, 7
 br i1 %182, label %84, label %166
}
define internal fastcc void @f45(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3) unnamed_addr {
4:
 %5 = add i64 %2, 8
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = add i64 %2, 472
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = icmp slt i64 %10, 1
 br i1 %11, label %85, label %12
12:
 %13 = add i64 %2, 568
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = add i64 %2, 552
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = inttoptr i64 %18 to ptr
 %20 = mul i64 %15, 56
 %21 = getelementptr i8, ptr %19, i64 %20
 %22 = add i64 %2, 448
 %23 = inttoptr i64 %22 to ptr
 %24 = add i64 %2, 592
 %25 = inttoptr i64 %24 to ptr
 %26 = add i64 %1, 328
 %27 = inttoptr i64 %26 to ptr
 %28 = add i64 %2, 480
 %29 = inttoptr i64 %28 to ptr
 %30 = add i64 %2, 496
 %31 = inttoptr i64 %30 to ptr
 %32 = load i64, ptr %31, align 8
 %33 = inttoptr i64 %32 to ptr
 %34 = add i64 %2, 544
 %35 = inttoptr i64 %34 to ptr
 %36 = load i64, ptr %35, align 8
 %37 = add i64 %2, 528
 %38 = inttoptr i64 %37 to ptr
 %39 = load i64, ptr %38, align 8
 %40 = inttoptr i64 %39 to ptr
 %41 = getelementptr double, ptr %40, i64 %36
 br label %87
42:
 %43 = load i64, ptr %23, align 8
 %44 = inttoptr i64 %43 to ptr
 %45 = sub nsw i64 %89, %7
 %46 = getelementptr double, ptr %44, i64 %45
 store double %92, ptr %46, align 8
 %47 = load i64, ptr %25, align 8
 %48 = inttoptr i64 %47 to ptr
 %49 = getelementptr i64, ptr %48, i64 %45
 %50 = load i64, ptr %49, align 8
 %51 = icmp eq i64 %50, 0
 br i1 %51, label %58, label %52
52:
 %53 = load i64, ptr %27, align 8
 %54 = inttoptr i64 %53 to ptr
 %55 = getelementptr i64, ptr %54, i64 %45
 %56 = load i64, ptr %55, align 8
 %57 = icmp eq i64 %56, %50
 br i1 %57, label %58, label %62
58:
 %59 = fsub nsz contract double %92, %92
 %60 = fcmp nsz contract ord double %59, 0.000000e+00
 br i1 %60, label %65, label %61
61:
 br label %65
62:
 %63 = sitofp i64 %50 to double
 %64 = fmul nsz contract double %92, %63
 br label %65
65:
 %66 = phi double [ %64, %62 ], [ %92, %61 ], [ 1.000000e+00, %58 ]
 %67 = load i64, ptr %29, align 8
 %68 = inttoptr i64 %67 to ptr
 %69 = getelementptr double, ptr %68, i64 %89
 %70 = load double, ptr %69, align 8
 %71 = fsub nsz contract double %66, %70
 br label %72
72:
 %73 = phi double [ %71, %65 ], [ %92, %87 ]
 %74 = getelementptr i64, ptr %33, i64 %89
 %75 = load i64, ptr %74, align 8
 %76 = icmp eq i64 %75, 0
 %77 = fdiv nsz contract double %73, %3
 %78 = select i1 %76, double %73, double %77
 %79 = getelementptr double, ptr %41, i64 %89
 store double %78, ptr %79, align 8
 %80 = fcmp nsz contract oge double %78, 0.000000e+00
 %81 = select i1 %88, i1 %80, i1 false
 %82 = icmp eq i64 %90, %10
 br i1 %82, label %83, label %87
83:
 %84 = zext i1 %81 to i8
 br label %85
85:
 %86 = phi i8 [ 1, %4 ], [ %84, %83 ]
 store i8 %86, ptr %0, align 1
 ret void
87:
 %88 = phi i1 [ true, %12 ], [ %81, %72 ]
 %89 = phi i64 [ 0, %12 ], [ %90, %72 ]
 %90 = add nuw nsw i64 %89, 1
 %91 = getelementptr double, ptr %21, i64 %89
 %92 = load double, ptr %91, align 8
 %93 = icmp slt i64 %89, %7
 br i1 %93, label %72, label %42
}
define internal fastcc void @f46(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2) unnamed_addr {
3:
 %4 = add i64 %2, 8
 %5 = inttoptr i64 %4 to ptr
 %6 = load i64, ptr %5, align 8
 %7 = add i64 %2, 600
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = add i64 %2, 592
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = inttoptr i64 %12 to ptr
 %14 = icmp slt i64 %9, 1
 br i1 %14, label %66, label %15
15:
 %16 = add i64 %2, 448
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = inttoptr i64 %18 to ptr
 %20 = add i64 %1, 328
 %21 = inttoptr i64 %20 to ptr
 %22 = add i64 %2, 488
 %23 = inttoptr i64 %22 to ptr
 %24 = add i64 %2, 480
 %25 = inttoptr i64 %24 to ptr
 %26 = add i64 %2, 504
 %27 = inttoptr i64 %26 to ptr
 %28 = add i64 %2, 496
 %29 = inttoptr i64 %28 to ptr
 %30 = add i64 %2, 544
 %31 = inttoptr i64 %30 to ptr
 %32 = add i64 %2, 528
 %33 = inttoptr i64 %32 to ptr
 br label %67
34:
 %35 = icmp eq i64 %73, 0
 br i1 %35, label %42, label %36
36:
 %37 = load i64, ptr %21, align 8
 %38 = inttoptr i64 %37 to ptr
 %39 = getelementptr i64, ptr %38, i64 %68
 %40 = load i64, ptr %39, align 8
 %41 = icmp eq i64 %40, %73
 br i1 %41, label %42, label %64
42:
 store i64 %75, ptr %72, align 8
 %43 = load i64, ptr %23, align 8
 %44 = load i64, ptr %25, align 8
 %45 = inttoptr i64 %44 to ptr
 %46 = add nsw i64 %68, %6
 %47 = icmp slt i64 %46, 0
 %48 = select i1 %47, i64 %43, i64 0
 %49 = getelementptr double, ptr %45, i64 %46
 %50 = getelementptr double, ptr %49, i64 %48
 store double 0.000000e+00, ptr %50, align 8
 %51 = load i64, ptr %27, align 8
 %52 = load i64, ptr %29, align 8
 %53 = inttoptr i64 %52 to ptr
 %54 = select i1 %47, i64 %51, i64 0
 %55 = getelementptr i64, ptr %53, i64 %46
 %56 = getelementptr i64, ptr %55, i64 %54
 store i64 0, ptr %56, align 8
 %57 = tail call nsz contract double @llvm.fabs.f64(double %71)
 %58 = load i64, ptr %31, align 8
 %59 = load i64, ptr %33, align 8
 %60 = inttoptr i64 %59 to ptr
 %61 = select i1 %47, i64 %58, i64 0
 %62 = getelementptr double, ptr %60, i64 %46
 %63 = getelementptr double, ptr %62, i64 %61
 store double %57, ptr %63, align 8
 br label %64
64:
 %65 = icmp eq i64 %69, %9
 br i1 %65, label %66, label %67
66:
 store ptr null, ptr %0, align 8
 ret void
67:
 %68 = phi i64 [ 0, %15 ], [ %69, %64 ]
 %69 = add nuw nsw i64 %68, 1
 %70 = getelementptr double, ptr %19, i64 %68
 %71 = load double, ptr %70, align 8
 %72 = getelementptr i64, ptr %13, i64 %68
 %73 = load i64, ptr %72, align 8
 %74 = fcmp nsz contract ogt double %71, 0.000000e+00
 %75 = select i1 %74, i64 1, i64 -1
 %76 = fcmp nsz contract oeq double %71, 0.000000e+00
 %77 = icmp eq i64 %75, %73
 %78 = select i1 %76, i1 true, i1 %77
 br i1 %78, label %64, label %34
}
define internal fastcc void @f47(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, double %4) unnamed_addr {
5:
 %6 = add i64 %2, 8
 %7 = inttoptr i64 %6 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = add i64 %2, 472
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = icmp slt i64 %11, 1
 br i1 %12, label %92, label %13
13:
 %14 = add i64 %2, 560
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = add i64 %2, 568
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = add i64 %2, 552
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = inttoptr i64 %22 to ptr
 %24 = icmp slt i64 %3, 0
 %25 = select i1 %24, i64 %16, i64 0
 %26 = add i64 %25, %3
 %27 = mul i64 %26, %19
 %28 = getelementptr double, ptr %23, i64 %27
 %29 = add i64 %2, 448
 %30 = inttoptr i64 %29 to ptr
 %31 = add i64 %2, 592
 %32 = inttoptr i64 %31 to ptr
 %33 = add i64 %1, 328
 %34 = inttoptr i64 %33 to ptr
 %35 = add i64 %2, 480
 %36 = inttoptr i64 %35 to ptr
 %37 = add i64 %2, 496
 %38 = inttoptr i64 %37 to ptr
 %39 = load i64, ptr %38, align 8
 %40 = inttoptr i64 %39 to ptr
 %41 = add i64 %2, 544
 %42 = inttoptr i64 %41 to ptr
 %43 = load i64, ptr %42, align 8
 %44 = add i64 %2, 528
 %45 = inttoptr i64 %44 to ptr
 %46 = load i64, ptr %45, align 8
 %47 = inttoptr i64 %46 to ptr
 %48 = getelementptr double, ptr %47, i64 %43
 br label %94
49:
 %50 = load i64, ptr %30, align 8
 %51 = inttoptr i64 %50 to ptr
 %52 = sub nsw i64 %96, %8
 %53 = getelementptr double, ptr %51, i64 %52
 store double %99, ptr %53, align 8
 %54 = load i64, ptr %32, align 8
 %55 = inttoptr i64 %54 to ptr
 %56 = getelementptr i64, ptr %55, i64 %52
 %57 = load i64, ptr %56, align 8
 %58 = icmp eq i64 %57, 0
 br i1 %58, label %65, label %59
59:
 %60 = load i64, ptr %34, align 8
 %61 = inttoptr i64 %60 to ptr
 %62 = getelementptr i64, ptr %61, i64 %52
 %63 = load i64, ptr %62, align 8
 %64 = icmp eq i64 %63, %57
 br i1 %64, label %65, label %69
65:
 %66 = fsub nsz contract double %99, %99
 %67 = fcmp nsz contract ord double %66, 0.000000e+00
 br i1 %67, label %72, label %68
68:
 br label %72
69:
 %70 = sitofp i64 %57 to double
 %71 = fmul nsz contract double %99, %70
 br label %72
72:
 %73 = phi double [ %71, %69 ], [ %99, %68 ], [ 1.000000e+00, %65 ]
 %74 = load i64, ptr %36, align 8
 %75 = inttoptr i64 %74 to ptr
 %76 = getelementptr double, ptr %75, i64 %96
 %77 = load double, ptr %76, align 8
 %78 = fsub nsz contract double %73, %77
 br label %79
79:
 %80 = phi double [ %78, %72 ], [ %99, %94 ]
 %81 = getelementptr i64, ptr %40, i64 %96
 %82 = load i64, ptr %81, align 8
 %83 = icmp eq i64 %82, 0
 %84 = fdiv nsz contract double %80, %4
 %85 = select i1 %83, double %80, double %84
 %86 = getelementptr double, ptr %48, i64 %96
 store double %85, ptr %86, align 8
 %87 = fcmp nsz contract oge double %85, 0.000000e+00
 %88 = select i1 %95, i1 %87, i1 false
 %89 = icmp eq i64 %97, %11
 br i1 %89, label %90, label %94
90:
 %91 = zext i1 %88 to i8
 br label %92
92:
 %93 = phi i8 [ 1, %5 ], [ %91, %90 ]
 store i8 %93, ptr %0, align 1
 ret void
94:
 %95 = phi i1 [ true, %13 ], [ %88, %79 ]
 %96 = phi i64 [ 0, %13 ], [ %97, %79 ]
 %97 = add nuw nsw i64 %96, 1
 %98 = getelementptr double, ptr %28, i64 %96
 %99 = load double, ptr %98, align 8
 %100 = icmp slt i64 %96, %8
 br i1 %100, label %79, label %49
}
define internal fastcc void @f48(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2) unnamed_addr {
3:
 %4 = add i64 %2, 8
 %5 = inttoptr i64 %4 to ptr
 %6 = load i64, ptr %5, align 8
 %7 = inttoptr i64 %2 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = inttoptr i64 %8 to ptr
 %10 = icmp slt i64 %6, 1
 br i1 %10, label %137, label %11
11:
 %12 = add i64 %2, 32
 %13 = inttoptr i64 %12 to ptr
 %14 = add i64 %2, 272
 %15 = inttoptr i64 %14 to ptr
 %16 = add i64 %1, 64
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %15, align 8
 %19 = inttoptr i64 %18 to ptr
 %20 = add i64 %2, 288
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = inttoptr i64 %22 to ptr
 %24 = add i64 %1, 288
 %25 = inttoptr i64 %24 to ptr
 %26 = load double, ptr %25, align 8
 %27 = add i64 %2, 320
 %28 = inttoptr i64 %27 to ptr
 %29 = add i64 %2, 304
 %30 = inttoptr i64 %29 to ptr
 %31 = add i64 %2, 760
 %32 = inttoptr i64 %31 to ptr
 br label %138
33:
 %34 = add i64 %1, 256
 %35 = inttoptr i64 %34 to ptr
 %36 = load i64, ptr %35, align 8
 %37 = inttoptr i64 %36 to ptr
 %38 = add i64 %2, 760
 %39 = inttoptr i64 %38 to ptr
 %40 = add i64 %2, 320
 %41 = inttoptr i64 %40 to ptr
 %42 = add i64 %2, 304
 %43 = inttoptr i64 %42 to ptr
 %44 = add i64 %1, 240
 %45 = inttoptr i64 %44 to ptr
 br label %148
46:
 %47 = load i64, ptr %13, align 8
 %48 = inttoptr i64 %47 to ptr
 %49 = getelementptr i64, ptr %48, i64 %139
 %50 = load i64, ptr %49, align 8
 %51 = icmp eq i64 %50, 0
 br i1 %51, label %62, label %52
52:
 %53 = getelementptr double, ptr %19, i64 %139
 %54 = load double, ptr %53, align 8
 %55 = fcmp nsz contract olt double %54, 0.000000e+00
 br i1 %55, label %56, label %62
56:
 %57 = load i64, ptr %17, align 8
 %58 = inttoptr i64 %57 to ptr
 %59 = getelementptr i64, ptr %58, i64 %139
 %60 = load i64, ptr %59, align 8
 %61 = icmp eq i64 %60, 0
 br label %62
62:
 %63 = phi i1 [ %61, %56 ], [ false, %52 ], [ false, %46 ], [ false, %138 ]
 %64 = getelementptr double, ptr %19, i64 %139
 %65 = load double, ptr %64, align 8
 %66 = tail call nsz contract double @llvm.fabs.f64(double %65)
 %67 = getelementptr double, ptr %23, i64 %139
 %68 = load double, ptr %67, align 8
 %69 = tail call nsz contract double @llvm.fabs.f64(double %68)
 %70 = fmul nsz contract double %69, 1.000000e-13
 %71 = fmul nsz contract double %26, %70
 %72 = fcmp nsz contract ogt double %66, %71
 br i1 %72, label %73, label %111
73:
 %74 = load i64, ptr %28, align 8
 %75 = load i64, ptr %30, align 8
 %76 = inttoptr i64 %75 to ptr
 %77 = mul i64 %139, %74
 %78 = getelementptr double, ptr %76, i64 %77
 %79 = getelementptr double, ptr %78, i64 %139
 %80 = load double, ptr %79, align 8
 %81 = fcmp nsz contract ogt double %80, 0.000000e+00
 br i1 %81, label %82, label %111
82:
 br i1 %63, label %91, label %83
83:
 %84 = icmp sgt i64 %142, 1
 br i1 %84, label %85, label %111
85:
 %86 = load i64, ptr %13, align 8
 %87 = inttoptr i64 %86 to ptr
 %88 = getelementptr i64, ptr %87, i64 %139
 %89 = load i64, ptr %88, align 8
 %90 = icmp eq i64 %89, 0
 br i1 %90, label %91, label %111
91:
 %92 = getelementptr double, ptr %76, i64 %139
 br label %144
93:
 %94 = mul i64 %145, %74
 %95 = getelementptr double, ptr %92, i64 %94
 %96 = load double, ptr %95, align 8
 %97 = fcmp nsz contract une double %96, 0.000000e+00
 br i1 %97, label %98, label %109
98:
 %99 = load i64, ptr %32, align 8
 %100 = inttoptr i64 %99 to ptr
 %101 = getelementptr double, ptr %100, i64 %145
 %102 = load double, ptr %101, align 8
 %103 = load double, ptr %64, align 8
 %104 = fmul nsz contract double %103, %103
 %105 = load double, ptr %79, align 8
 %106 = fdiv nsz contract double %104, %105
 %107 = fcmp nsz contract ogt double %106, %102
 %108 = select i1 %107, double %106, double %102
 store double %108, ptr %101, align 8
 br label %109
109:
 %110 = icmp eq i64 %6, %146
 br i1 %110, label %111, label %144
111:
 %112 = icmp eq i64 %6, %140
 br i1 %112, label %33, label %138
113:
 %114 = load i64, ptr %39, align 8
 %115 = inttoptr i64 %114 to ptr
 %116 = getelementptr double, ptr %115, i64 %149
 %117 = load double, ptr %116, align 8
 %118 = fcmp nsz contract ogt double %117, 0.000000e+00
 br i1 %118, label %119, label %135
119:
 %120 = load i64, ptr %41, align 8
 %121 = load i64, ptr %43, align 8
 %122 = inttoptr i64 %121 to ptr
 %123 = mul i64 %149, %120
 %124 = getelementptr double, ptr %122, i64 %123
 %125 = getelementptr double, ptr %124, i64 %149
 %126 = load double, ptr %125, align 8
 %127 = fcmp nsz contract ogt double %126, 0.000000e+00
 br i1 %127, label %128, label %135
128:
 %129 = fmul nsz contract double %117, %126
 %130 = tail call nsz contract double @llvm.sqrt.f64(double %129)
 %131 = fmul nsz contract double %130, 1.000000e-10
 %132 = load i64, ptr %45, align 8
 %133 = inttoptr i64 %132 to ptr
 %134 = getelementptr double, ptr %133, i64 %149
 store double %131, ptr %134, align 8
 br label %135
135:
 %136 = icmp eq i64 %6, %150
 br i1 %136, label %137, label %148
137:
 store ptr null, ptr %0, align 8
 ret void
138:
 %139 = phi i64 [ 0, %11 ], [ %140, %111 ]
 %140 = add nuw nsw i64 %139, 1
 %141 = getelementptr i64, ptr %9, i64 %139
 %142 = load i64, ptr %141, align 8
 %143 = icmp eq i64 %142, 0
 br i1 %143, label %46, label %62
144:
 %145 = phi i64 [ %146, %109 ], [ 0, %91 ]
 %146 = add nuw nsw i64 %145, 1
 %147 = icmp eq i64 %145, %139
 br i1 %147, label %98, label %93
148:
 %149 = phi i64 [ 0, %33 ], [ %150, %135 ]
 %150 = add nuw nsw i64 %149, 1
 %151 = getelementptr i64, ptr %37, i64 %149
 %152 = load i64, ptr %151, align 8
 %153 = icmp eq i64 %152, 0
 br i1 %153, label %135, label %113
}
define internal fastcc void @f49(ptr noalias writeonly captures(none) initializes((0, 8)) %0, i64 %1, i64 %2, i64 %3, i64 %4) unnamed_addr {
5:
 %6 = add i64 %2, 456
 %7 = inttoptr i64 %6 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = add i64 %2, 448
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = inttoptr i64 %11 to ptr
 %13 = icmp slt i64 %3, 0
 %14 = select i1 %13, i64 %8, i64 0
 %15 = getelementptr double, ptr %12, i64 %3
 %16 = getelementptr double, ptr %15, i64 %14
 %17 = load double, ptr %16, align 8
 %18 = add i64 %2, 616
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = add i64 %2, 608
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = inttoptr i64 %23 to ptr
 %25 = select i1 %13, i64 %20, i64 0
 %26 = getelementptr i64, ptr %24, i64 %3
 %27 = getelementptr i64, ptr %26, i64 %25
 %28 = load i64, ptr %27, align 8
 %29 = icmp ne i64 %28, 0
 br i1 %29, label %30, label %57
30:
 %31 = tail call nsz contract double @llvm.fabs.f64(double %17)
 %32 = add i64 %2, 632
 %33 = inttoptr i64 %32 to ptr
 %34 = load i64, ptr %33, align 8
 %35 = add i64 %2, 624
 %36 = inttoptr i64 %35 to ptr
 %37 = load i64, ptr %36, align 8
 %38 = inttoptr i64 %37 to ptr
 %39 = select i1 %13, i64 %34, i64 0
 %40 = getelementptr double, ptr %38, i64 %3
 %41 = getelementptr double, ptr %40, i64 %39
 %42 = load double, ptr %41, align 8
 %43 = fcmp nsz contract ugt double %31, %42
 br i1 %43, label %57, label %44
44:
 %45 = icmp eq i64 %28, 2
 br i1 %45, label %46, label %59
46:
 %47 = add i64 %2, 600
 %48 = inttoptr i64 %47 to ptr
 %49 = load i64, ptr %48, align 8
 %50 = add i64 %2, 592
 %51 = inttoptr i64 %50 to ptr
 %52 = load i64, ptr %51, align 8
 %53 = inttoptr i64 %52 to ptr
 %54 = select i1 %13, i64 %49, i64 0
 %55 = getelementptr i64, ptr %53, i64 %3
 %56 = getelementptr i64, ptr %55, i64 %54
 store i64 0, ptr %56, align 8
 br label %111
57:
 %58 = fcmp nsz contract oeq double %17, 0.000000e+00
 br i1 %58, label %59, label %94
59:
 %60 = add i64 %2, 600
 %61 = inttoptr i64 %60 to ptr
 %62 = load i64, ptr %61, align 8
 %63 = add i64 %2, 592
 %64 = inttoptr i64 %63 to ptr
 %65 = load i64, ptr %64, align 8
 %66 = inttoptr i64 %65 to ptr
 %67 = select i1 %13, i64 %62, i64 0
 %68 = getelementptr i64, ptr %66, i64 %3
 %69 = getelementptr i64, ptr %68, i64 %67
 %70 = load i64, ptr %69, align 8
 %71 = sitofp i64 %70 to double
 %72 = fmul nsz contract double %17, %71
 %73 = add i64 %2, 488
 %74 = inttoptr i64 %73 to ptr
 %75 = load i64, ptr %74, align 8
 %76 = add i64 %2, 480
 %77 = inttoptr i64 %76 to ptr
 %78 = load i64, ptr %77, align 8
 %79 = inttoptr i64 %78 to ptr
 %80 = icmp slt i64 %4, 0
 %81 = select i1 %80, i64 %75, i64 0
 %82 = getelementptr double, ptr %79, i64 %4
 %83 = getelementptr double, ptr %82, i64 %81
 store double %72, ptr %83, align 8
 %84 = add i64 %2, 504
 %85 = inttoptr i64 %84 to ptr
 %86 = load i64, ptr %85, align 8
 %87 = add i64 %2, 496
 %88 = inttoptr i64 %87 to ptr
 %89 = load i64, ptr %88, align 8
 %90 = inttoptr i64 %89 to ptr
 %91 = select i1 %80, i64 %86, i64 0
 %92 = getelementptr i64, ptr %90, i64 %4
 %93 = getelementptr i64, ptr %92, i64 %91
 store i64 1, ptr %93, align 8
 br label %111
94:
 %95 = add i64 %2, 600
 %96 = inttoptr i64 %95 to ptr
 %97 = load i64, ptr %96, align 8
 %98 = add i64 %2, 592
 %99 = inttoptr i64 %98 to ptr
 %100 = load i64, ptr %99, align 8
 %101 = inttoptr i64 %100 to ptr
 %102 = select i1 %13, i64 %97, i64 0
 %103 = getelementptr i64, ptr %101, i64 %3
 %104 = getelementptr i64, ptr %103, i64 %102
 %105 = load i64, ptr %104, align 8
 %106 = icmp eq i64 %105, 0
 %107 = or i1 %29, %106
 br i1 %107, label %108, label %111
108:
 %109 = fcmp nsz contract ogt double %17, 0.000000e+00
 %110 = select i1 %109, i64 1, i64 -1
 store i64 %110, ptr %104, align 8
 br label %111
111:
 %112 = phi ptr [ %99, %94 ], [ %99, %108 ], [ %64, %59 ], [ %51, %46 ]
 %113 = phi ptr [ %96, %94 ], [ %96, %108 ], [ %61, %59 ], [ %48, %46 ]
 %114 = load i64, ptr %113, align 8
 %115 = load i64, ptr %112, align 8
 %116 = inttoptr i64 %115 to ptr
 %117 = select i1 %13, i64 %114, i64 0
 %118 = getelementptr i64, ptr %116, i64 %3
 %119 = getelementptr i64, ptr %118, i64 %117
 %120 = load i64, ptr %119, align 8
 %121 = icmp eq i64 %120, 0
 br i1 %121, label %122, label %124
122:
 %123 = load double, ptr %16, align 8
 br label %138
124:
 %125 = add i64 %1, 336
 %126 = inttoptr i64 %125 to ptr
 %127 = load i64, ptr %126, align 8
 %128 = add i64 %1, 328
 %129 = inttoptr i64 %128 to ptr
 %130 = load i64, ptr %129, align 8
 %131 = inttoptr i64 %130 to ptr
 %132 = select i1 %13, i64 %127, i64 0
 %133 = getelementptr i64, ptr %131, i64 %3
 %134 = getelementptr i64, ptr %133, i64 %132
 %135 = load i64, ptr %134, align 8
 %136 = icmp eq i64 %135, %120
 %137 = load double, ptr %16, align 8
 br i1 %136, label %138, label %143
138:
 %139 = phi double [ %123, %122 ], [ %137, %124 ]
 %140 = fsub nsz contract double %139, %139
 %141 = fcmp nsz contract ord double %140, 0.000000e+00
 br i1 %141, label %146, label %142
142:
 br label %146
143:
 %144 = sitofp i64 %120 to double
 %145 = fmul nsz contract double %137, %144
 br label %146
146:
 %147 = phi double [ %145, %143 ], [ %139, %142 ], [ 1.000000e+00, %138 ]
 %148 = add i64 %2, 472
 %149 = inttoptr i64 %148 to ptr
 %150 = load i64, ptr %149, align 8
 %151 = add i64 %2, 464
 %152 = inttoptr i64 %151 to ptr
 %153 = load i64, ptr %152, align 8
 %154 = inttoptr i64 %153 to ptr
 %155 = icmp slt i64 %4, 0
 %156 = select i1 %155, i64 %150, i64 0
 %157 = getelementptr double, ptr %154, i64 %4
 %158 = getelementptr double, ptr %157, i64 %156
 store double %147, ptr %158, align 8
 store ptr null, ptr %0, align 8
 ret void
}
define internal fastcc void @f50(ptr noalias writeonly captures(none) initializes((0, 1)) %0, i64 %1, i64 %2, i64 %3) unnamed_addr {
4:
 %5 = alloca i8, align 1
 %6 = alloca i8, align 1
 %7 = add i64 %2, 8
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = inttoptr i64 %2 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = inttoptr i64 %11 to ptr
 %13 = icmp slt i64 %3, 0
 %14 = select i1 %13, i64 %9, i64 0
 %15 = getelementptr i64, ptr %12, i64 %3
 %16 = getelementptr i64, ptr %15, i64 %14
 %17 = load i64, ptr %16, align 8
 %18 = icmp eq i64 %17, 1
 br i1 %18, label %27, label %19
19:
 %20 = add i64 %2, 1056
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = inttoptr i64 %22 to ptr
 %24 = getelementptr inbounds nuw i8, ptr %23, i64 56
 %25 = load i64, ptr %24, align 1
 %26 = icmp eq i64 %25, 2
 br i1 %26, label %29, label %27
27:
 %28 = phi i8 [ 0, %29 ], [ 0, %4 ], [ 0, %19 ], [ 1, %47 ], [ %63, %60 ], [ 0, %44 ]
 store i8 %28, ptr %0, align 1
 ret void
29:
 %30 = add i64 %1, 72
 %31 = inttoptr i64 %30 to ptr
 %32 = load i64, ptr %31, align 8
 %33 = add i64 %1, 64
 %34 = inttoptr i64 %33 to ptr
 %35 = load i64, ptr %34, align 8
 %36 = inttoptr i64 %35 to ptr
 %37 = select i1 %13, i64 %32, i64 0
 %38 = getelementptr i64, ptr %36, i64 %3
 %39 = getelementptr i64, ptr %38, i64 %37
 %40 = load i64, ptr %39, align 8
 %41 = icmp ne i64 %17, 0
 %42 = zext i1 %41 to i64
 %43 = icmp eq i64 %40, %42
 br i1 %43, label %44, label %27
44:
 store i8 0, ptr %5, align 1
 call fastcc void @f51(ptr %5, i64 %1, i64 %2, i64 %3)
 %45 = load i8, ptr %5, align 1
 %46 = icmp eq i8 %45, 0
 br i1 %46, label %27, label %47
47:
 %48 = add i64 %1, 120
 %49 = inttoptr i64 %48 to ptr
 %50 = load i64, ptr %49, align 8
 %51 = add i64 %1, 112
 %52 = inttoptr i64 %51 to ptr
 %53 = load i64, ptr %52, align 8
 %54 = inttoptr i64 %53 to ptr
 %55 = select i1 %13, i64 %50, i64 0
 %56 = getelementptr i64, ptr %54, i64 %3
 %57 = getelementptr i64, ptr %56, i64 %55
 %58 = load i64, ptr %57, align 8
 %59 = icmp slt i64 %58, 0
 br i1 %59, label %27, label %60
60:
 store i8 0, ptr %6, align 1
 call fastcc void @f51(ptr %6, i64 %1, i64 %2, i64 %58)
 %61 = load i8, ptr %6, align 1
 %62 = icmp ne i8 %61, 0
 %63 = zext i1 %62 to i8
 br label %27
}
define internal fastcc void @f51(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3) unnamed_addr {
4:
 %5 = add i64 %2, 296
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = add i64 %2, 288
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = inttoptr i64 %10 to ptr
 %12 = icmp slt i64 %3, 0
 %13 = select i1 %12, i64 %7, i64 0
 %14 = getelementptr double, ptr %11, i64 %3
 %15 = getelementptr double, ptr %14, i64 %13
 %16 = load double, ptr %15, align 8
 %17 = tail call nsz contract double @llvm.fabs.f64(double %16)
 %18 = add i64 %2, 8
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = icmp slt i64 %20, 1
 br i1 %21, label %41, label %22
22:
 %23 = add i64 %2, 312
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = add i64 %2, 320
 %27 = inttoptr i64 %26 to ptr
 %28 = load i64, ptr %27, align 8
 %29 = add i64 %2, 304
 %30 = inttoptr i64 %29 to ptr
 %31 = load i64, ptr %30, align 8
 %32 = inttoptr i64 %31 to ptr
 %33 = select i1 %12, i64 %25, i64 0
 %34 = add i64 %33, %3
 %35 = mul i64 %34, %28
 %36 = getelementptr double, ptr %32, i64 %35
 %37 = add i64 %2, 400
 %38 = inttoptr i64 %37 to ptr
 %39 = load i64, ptr %38, align 8
 %40 = inttoptr i64 %39 to ptr
 br label %75
41:
 %42 = phi double [ %16, %4 ], [ %85, %75 ]
 %43 = phi double [ %17, %4 ], [ %87, %75 ]
 %44 = add i64 %2, 280
 %45 = inttoptr i64 %44 to ptr
 %46 = load i64, ptr %45, align 8
 %47 = add i64 %2, 272
 %48 = inttoptr i64 %47 to ptr
 %49 = load i64, ptr %48, align 8
 %50 = inttoptr i64 %49 to ptr
 %51 = select i1 %12, i64 %46, i64 0
 %52 = getelementptr double, ptr %50, i64 %3
 %53 = getelementptr double, ptr %52, i64 %51
 %54 = load double, ptr %53, align 8
 %55 = tail call nsz contract double @llvm.fabs.f64(double %54)
 %56 = add i64 %1, 248
 %57 = inttoptr i64 %56 to ptr
 %58 = load i64, ptr %57, align 8
 %59 = add i64 %1, 240
 %60 = inttoptr i64 %59 to ptr
 %61 = load i64, ptr %60, align 8
 %62 = inttoptr i64 %61 to ptr
 %63 = select i1 %12, i64 %58, i64 0
 %64 = getelementptr double, ptr %62, i64 %3
 %65 = getelementptr double, ptr %64, i64 %63
 %66 = load double, ptr %65, align 8
 %67 = fcmp nsz contract ugt double %55, %66
 br i1 %67, label %73, label %68
68:
 %69 = tail call nsz contract double @llvm.fabs.f64(double %42)
 %70 = fmul nsz contract double %43, 1.000000e-09
 %71 = fcmp nsz contract ole double %69, %70
 %72 = zext i1 %71 to i8
 br label %73
73:
 %74 = phi i8 [ %72, %68 ], [ 0, %41 ]
 store i8 %74, ptr %0, align 1
 ret void
75:
 %76 = phi double [ %17, %22 ], [ %87, %75 ]
 %77 = phi double [ %16, %22 ], [ %85, %75 ]
 %78 = phi i64 [ 0, %22 ], [ %79, %75 ]
 %79 = add nuw nsw i64 %78, 1
 %80 = getelementptr double, ptr %36, i64 %78
 %81 = load double, ptr %80, align 8
 %82 = getelementptr double, ptr %40, i64 %78
 %83 = load double, ptr %82, align 8
 %84 = fmul nsz contract double %81, %83
 %85 = fadd nsz contract double %77, %84
 %86 = tail call nsz contract double @llvm.fabs.f64(double %84)
 %87 = fadd nsz contract double %76, %86
 %88 = icmp eq i64 %79, %20
 br i1 %88, label %41, label %75
}
define internal fastcc void @f52(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr captures(none) %1, i64 %2) unnamed_addr {
3:
 %4 = getelementptr inbounds nuw i8, ptr %1, i64 184
 %5 = load i64, ptr %4, align 1
 %6 = getelementptr inbounds nuw i8, ptr %1, i64 176
 %7 = load i64, ptr %6, align 1
 %8 = add nsw i64 %7, 1
 %9 = icmp eq i64 %5, %8
 br i1 %9, label %18, label %19
10:
 %11 = shl nuw nsw i64 %2, 3
 %12 = add nuw nsw i64 %11, 200
 br label %13
13:
 %14 = phi i64 [ 192, %19 ], [ %12, %10 ], [ 224, %21 ]
 %15 = getelementptr inbounds nuw i8, ptr %1, i64 %14
 %16 = load i64, ptr %15, align 1
 %17 = add nsw i64 %16, 1
 store i64 %17, ptr %15, align 1
 br label %18
18:
 store ptr null, ptr %0, align 8
 ret void
19:
 store i64 %8, ptr %4, align 1
 %20 = icmp slt i64 %2, 0
 br i1 %20, label %13, label %21
21:
 %22 = icmp ult i64 %2, 3
 br i1 %22, label %10, label %13
}
define internal fastcc range(i32 0, 2) i32 @f53(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, double %4) unnamed_addr {
5:
 %6 = alloca ptr, align 8
 %7 = alloca ptr, align 8
 %8 = alloca ptr, align 8
 %9 = alloca ptr, align 8
 %10 = alloca ptr, align 8
 %11 = alloca { double, i64 }, align 8
 %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
 %13 = alloca ptr, align 8
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false)
 store ptr null, ptr %13, align 8
 %14 = alloca i8, align 1
 store i8 0, ptr %14, align 1
 %15 = add i64 %3, 304
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = inttoptr i64 %17 to ptr
 %19 = add i64 %3, 8
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = inttoptr i64 %3 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = inttoptr i64 %23 to ptr
 %25 = add i64 %3, 32
 %26 = inttoptr i64 %25 to ptr
 %27 = load i64, ptr %26, align 8
 %28 = add i64 %3, 16
 %29 = inttoptr i64 %28 to ptr
 %30 = load i64, ptr %29, align 8
 %31 = inttoptr i64 %30 to ptr
 %32 = add i64 %3, 56
 %33 = inttoptr i64 %32 to ptr
 %34 = load i64, ptr %33, align 8
 %35 = add i64 %3, 40
 %36 = inttoptr i64 %35 to ptr
 %37 = load i64, ptr %36, align 8
 %38 = inttoptr i64 %37 to ptr
 %39 = add i64 %3, 72
 %40 = inttoptr i64 %39 to ptr
 %41 = load i64, ptr %40, align 8
 %42 = add i64 %3, 64
 %43 = inttoptr i64 %42 to ptr
 %44 = load i64, ptr %43, align 8
 %45 = inttoptr i64 %44 to ptr
 %46 = add i64 %2, 136
 %47 = inttoptr i64 %46 to ptr
 %48 = load i64, ptr %47, align 8
 %49 = getelementptr inbounds nuw i8, ptr %18, i64 96
 %50 = load i64, ptr %49, align 1
 %51 = icmp slt i64 %41, 1
 br i1 %51, label %59, label %52
52:
 %53 = phi i64 [ %54, %52 ], [ 0, %5 ]
 %54 = add nuw nsw i64 %53, 1
 %55 = getelementptr double, ptr %45, i64 %53
 %56 = load double, ptr %55, align 8
 %57 = getelementptr double, ptr %24, i64 %53
 store double %56, ptr %57, align 8
 %58 = icmp eq i64 %41, %54
 br i1 %58, label %59, label %52
59:
 %60 = icmp slt i64 %48, 1
 br i1 %60, label %71, label %61
61:
 %62 = phi i64 [ %64, %61 ], [ %48, %59 ]
 %63 = phi i64 [ %65, %61 ], [ %41, %59 ]
 %64 = add nsw i64 %62, -1
 %65 = add i64 %63, 1
 %66 = icmp slt i64 %63, 0
 %67 = select i1 %66, i64 %21, i64 0
 %68 = getelementptr double, ptr %24, i64 %63
 %69 = getelementptr double, ptr %68, i64 %67
 store double 0.000000e+00, ptr %69, align 8
 %70 = icmp samesign ugt i64 %62, 1
 br i1 %70, label %61, label %71
71:
 %72 = getelementptr inbounds nuw i8, ptr %18, i64 152
 %73 = load i64, ptr %72, align 1
 %74 = icmp eq i64 %73, 0
 br i1 %74, label %77, label %75
75:
 %76 = load double, ptr %18, align 1
 call fastcc void @f28(ptr %6, i64 %2, i64 %3, double %76, i64 %50)
 store i64 0, ptr %72, align 1
 br label %77
77:
 %78 = add i64 %2, 24
 %79 = inttoptr i64 %78 to ptr
 %80 = load i64, ptr %79, align 8
 %81 = add i64 %80, -1
 %82 = icmp slt i64 %81, 1
 %83 = add i64 %2, 40
 %84 = inttoptr i64 %83 to ptr
 br i1 %82, label %85, label %90
85:
 %86 = add i64 %2, 48
 %87 = inttoptr i64 %86 to ptr
 %88 = add i64 %2, 32
 %89 = inttoptr i64 %88 to ptr
 br label %101
90:
 %91 = load i64, ptr %84, align 8
 %92 = add i64 %2, 48
 %93 = inttoptr i64 %92 to ptr
 %94 = load i64, ptr %93, align 8
 %95 = add i64 %2, 32
 %96 = inttoptr i64 %95 to ptr
 %97 = load i64, ptr %96, align 8
 %98 = inttoptr i64 %97 to ptr
 %99 = add i64 %2, 56
 %100 = inttoptr i64 %99 to ptr
 br label %222
101:
 %102 = phi ptr [ %89, %85 ], [ %96, %222 ]
 %103 = phi ptr [ %87, %85 ], [ %93, %222 ]
 %104 = load i64, ptr %84, align 8
 %105 = load i64, ptr %103, align 8
 %106 = load i64, ptr %102, align 8
 %107 = inttoptr i64 %106 to ptr
 call fastcc void @f31(ptr %9, double %4, ptr %107, i64 %104, i64 %105, i64 %80, i64 %80, ptr %31, i64 %27, ptr %38, i64 %34, i64 %27)
 %108 = tail call i64 @llvm.smax.i64(i64 %27, i64 0)
 br label %109
109:
 %110 = phi i64 [ 0, %101 ], [ %113, %112 ]
 %111 = icmp eq i64 %110, %108
 br i1 %111, label %121, label %112
112:
 %113 = add nuw i64 %110, 1
 %114 = getelementptr double, ptr %38, i64 %110
 %115 = load double, ptr %114, align 8
 %116 = fsub nsz contract double %115, %115
 %117 = fcmp nsz contract ord double %116, 0.000000e+00
 br i1 %117, label %109, label %118
118:
 %119 = getelementptr inbounds nuw i8, ptr %18, i64 80
 store i64 1, ptr %119, align 1
 %120 = getelementptr inbounds nuw i8, ptr %18, i64 88
 store i64 %110, ptr %120, align 1
 store double -2.000000e-01, ptr %0, align 8
 br label %218
121:
 %122 = add i64 %2, 144
 %123 = inttoptr i64 %122 to ptr
 %124 = select i1 %60, i64 0, i64 %48
 br label %125
125:
 %126 = phi i64 [ %234, %233 ], [ %124, %121 ]
 %127 = phi i64 [ %235, %233 ], [ 0, %121 ]
 %128 = icmp sgt i64 %126, 0
 br i1 %128, label %233, label %137
129:
 %130 = fmul nsz contract double %247, 9.000000e-01
 %131 = fdiv nsz contract double %130, %243
 %132 = fcmp nsz contract ogt double %131, 5.000000e-01
 %133 = getelementptr inbounds nuw i8, ptr %18, i64 80
 store i64 0, ptr %133, align 1
 %134 = getelementptr inbounds nuw i8, ptr %18, i64 88
 store i64 %127, ptr %134, align 1
 %135 = fneg nsz contract double %131
 %136 = select nsz contract i1 %132, double -5.000000e-01, double %135
 store double %136, ptr %0, align 8
 br label %218
137:
 %138 = add i64 %2, 8
 %139 = inttoptr i64 %138 to ptr
 %140 = load i64, ptr %139, align 8
 %141 = add i64 %3, 88
 %142 = inttoptr i64 %141 to ptr
 %143 = load i64, ptr %142, align 8
 %144 = add i64 %3, 80
 %145 = inttoptr i64 %144 to ptr
 %146 = load i64, ptr %145, align 8
 %147 = inttoptr i64 %146 to ptr
 %148 = inttoptr i64 %140 to ptr
 tail call void %148(ptr %24, ptr %147)
 %149 = add i64 %2, 80
 %150 = inttoptr i64 %149 to ptr
 %151 = load i64, ptr %150, align 8
 %152 = add i64 %2, 88
 %153 = inttoptr i64 %152 to ptr
 %154 = load i64, ptr %153, align 8
 %155 = add i64 %2, 72
 %156 = inttoptr i64 %155 to ptr
 %157 = load i64, ptr %156, align 8
 %158 = inttoptr i64 %157 to ptr
 %159 = add i64 %2, 200
 %160 = inttoptr i64 %159 to ptr
 %161 = load double, ptr %160, align 8
 %162 = fcmp nsz contract ugt double %161, 0.000000e+00
 br i1 %162, label %185, label %163
163:
 %164 = icmp slt i64 %151, 1
 br i1 %164, label %165, label %249
165:
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false)
 %166 = call fastcc i32 @f54(ptr %11, ptr %13, i64 %2, i64 %3, i64 %151)
 %167 = icmp eq i32 %166, 0
 br i1 %167, label %257, label %255
168:
 %169 = getelementptr inbounds nuw i8, ptr %18, i64 80
 store i64 1, ptr %169, align 1
 %170 = getelementptr inbounds nuw i8, ptr %18, i64 88
 store i64 %258, ptr %170, align 1
 store double -2.000000e-01, ptr %0, align 8
 br label %218
171:
 %172 = fcmp nsz contract ogt double %259, 1.000000e+00
 br i1 %172, label %173, label %185
173:
 %174 = add i64 %2, 120
 %175 = inttoptr i64 %174 to ptr
 %176 = load double, ptr %175, align 8
 %177 = fneg nsz contract double %176
 %178 = tail call nsz contract double @llvm.pow.f64(double %259, double %177)
 %179 = fmul nsz contract double %178, 9.000000e-01
 %180 = fcmp nsz contract ogt double %179, 0x3FD5555555555555
 %181 = getelementptr inbounds nuw i8, ptr %18, i64 80
 store i64 0, ptr %181, align 1
 %182 = getelementptr inbounds nuw i8, ptr %18, i64 88
 store i64 %258, ptr %182, align 1
 %183 = fneg nsz contract double %179
 %184 = select nsz contract i1 %180, double %183, double 0xBFD5555555555555
 store double %184, ptr %0, align 8
 br label %218
185:
 %186 = phi i64 [ %258, %171 ], [ 0, %137 ]
 %187 = phi double [ %259, %171 ], [ 0.000000e+00, %137 ]
 %188 = add i64 %2, 16
 %189 = inttoptr i64 %188 to ptr
 %190 = load i64, ptr %189, align 8
 %191 = icmp eq i64 %190, 0
 br i1 %191, label %220, label %192
192:
 %193 = add i64 %2, 192
 %194 = inttoptr i64 %193 to ptr
 %195 = load double, ptr %194, align 8
 %196 = add i64 %3, 184
 %197 = inttoptr i64 %196 to ptr
 %198 = load i64, ptr %197, align 8
 %199 = add i64 %3, 176
 %200 = inttoptr i64 %199 to ptr
 %201 = load i64, ptr %200, align 8
 %202 = inttoptr i64 %201 to ptr
 %203 = add i64 %3, 192
 %204 = inttoptr i64 %203 to ptr
 %205 = load i64, ptr %204, align 8
 %206 = inttoptr i64 %205 to ptr
 store i8 0, ptr %14, align 1
 call fastcc void @f3(ptr %14, i64 %190, double %195, ptr %147, i64 %143, ptr %202, i64 %198, ptr %206)
 %207 = load i8, ptr %14, align 1
 %208 = icmp eq i8 %207, 0
 br i1 %208, label %209, label %220
209:
 %210 = icmp slt i64 %41, 0
 %211 = select i1 %210, i64 %198, i64 0
 %212 = getelementptr double, ptr %202, i64 %41
 %213 = getelementptr double, ptr %212, i64 %211
 %214 = load double, ptr %213, align 8
 %215 = getelementptr inbounds nuw i8, ptr %18, i64 56
 store double %214, ptr %215, align 1
 %216 = getelementptr inbounds nuw i8, ptr %18, i64 80
 store i64 2, ptr %216, align 1
 %217 = getelementptr inbounds nuw i8, ptr %18, i64 88
 store i64 %186, ptr %217, align 1
 store double -2.500000e-01, ptr %0, align 8
 br label %218
218:
 %219 = phi i32 [ 0, %220 ], [ 0, %118 ], [ 0, %168 ], [ 1, %255 ], [ 0, %209 ], [ 0, %129 ], [ 0, %173 ]
 ret i32 %219
220:
 %221 = getelementptr inbounds nuw i8, ptr %18, i64 88
 store i64 %186, ptr %221, align 1
 store double %187, ptr %0, align 8
 br label %218
222:
 %223 = phi i64 [ 1, %90 ], [ %224, %222 ]
 %224 = add nuw i64 %223, 1
 call fastcc void @f30(ptr %7, double %4, ptr %98, i64 %91, i64 %94, i64 %223, i64 %223, ptr %31, i64 %27, ptr %24, i64 %21, i64 %41, i64 %48)
 %225 = load double, ptr %18, align 1
 %226 = load i64, ptr %100, align 8
 %227 = inttoptr i64 %226 to ptr
 %228 = getelementptr double, ptr %227, i64 %223
 %229 = load double, ptr %228, align 8
 %230 = fmul nsz contract double %4, %229
 %231 = fadd nsz contract double %225, %230
 call fastcc void @f32(ptr %8, i64 %2, i64 %3, double %231, i64 %50, i64 %223)
 %232 = icmp eq i64 %224, %80
 br i1 %232, label %101, label %222
233:
 %234 = add nsw i64 %126, -1
 %235 = add nuw i64 %127, 1
 %236 = getelementptr double, ptr %38, i64 %127
 %237 = load double, ptr %236, align 8
 %238 = add nsw i64 %127, %41
 %239 = icmp slt i64 %238, 0
 %240 = select i1 %239, i64 %21, i64 0
 %241 = getelementptr double, ptr %24, i64 %238
 %242 = getelementptr double, ptr %241, i64 %240
 store double %237, ptr %242, align 8
 %243 = tail call nsz contract double @llvm.fabs.f64(double %237)
 %244 = load i64, ptr %123, align 8
 %245 = inttoptr i64 %244 to ptr
 %246 = getelementptr double, ptr %245, i64 %127
 %247 = load double, ptr %246, align 8
 %248 = fcmp nsz contract ogt double %243, %247
 br i1 %248, label %129, label %125
249:
 %250 = phi i64 [ %251, %249 ], [ 0, %163 ]
 %251 = add nuw nsw i64 %250, 1
 %252 = mul i64 %251, %34
 %253 = getelementptr double, ptr %38, i64 %252
 call fastcc void @f31(ptr %10, double %4, ptr %158, i64 %151, i64 %154, i64 %250, i64 %80, ptr %31, i64 %27, ptr %253, i64 %34, i64 %27)
 %254 = icmp eq i64 %151, %251
 br i1 %254, label %165, label %249
255:
 %256 = load ptr, ptr %13, align 8
 store ptr %256, ptr %1, align 8
 br label %218
257:
 %258 = load i64, ptr %12, align 8
 %259 = load double, ptr %11, align 8
 %260 = fsub nsz contract double %259, %259
 %261 = fcmp nsz contract ord double %260, 0.000000e+00
 br i1 %261, label %171, label %168
}
define internal fastcc range(i32 0, 2) i32 @f54(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4) unnamed_addr {
5:
 %6 = alloca ptr, align 8
 %7 = alloca { double, i64 }, align 8
 %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
 %9 = add i64 %3, 48
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = add i64 %3, 56
 %13 = inttoptr i64 %12 to ptr
 %14 = load i64, ptr %13, align 8
 %15 = add i64 %3, 40
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = inttoptr i64 %17 to ptr
 %19 = add i64 %3, 168
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = add i64 %3, 160
 %23 = inttoptr i64 %22 to ptr
 %24 = load i64, ptr %23, align 8
 %25 = inttoptr i64 %24 to ptr
 %26 = add i64 %2, 136
 %27 = inttoptr i64 %26 to ptr
 %28 = load i64, ptr %27, align 8
 %29 = add i64 %2, 128
 %30 = inttoptr i64 %29 to ptr
 %31 = load i64, ptr %30, align 8
 %32 = inttoptr i64 %31 to ptr
 %33 = add i64 %3, 64
 %34 = inttoptr i64 %33 to ptr
 %35 = load i64, ptr %34, align 8
 %36 = inttoptr i64 %35 to ptr
 %37 = add i64 %3, 80
 %38 = inttoptr i64 %37 to ptr
 %39 = load i64, ptr %38, align 8
 %40 = inttoptr i64 %39 to ptr
 %41 = add i64 %2, 160
 %42 = inttoptr i64 %41 to ptr
 %43 = load double, ptr %42, align 8
 %44 = add i64 %2, 168
 %45 = inttoptr i64 %44 to ptr
 %46 = load i64, ptr %45, align 8
 %47 = inttoptr i64 %46 to ptr
 call fastcc void @f55(ptr %6, ptr %36, ptr %40, ptr %32, i64 %28, double %43, ptr %47, ptr %25)
 %48 = sub i64 %21, %28
 %49 = tail call i64 @llvm.smax.i64(i64 %48, i64 0)
 %50 = icmp slt i64 %48, 1
 br i1 %50, label %64, label %51
51:
 %52 = add i64 %3, 304
 %53 = inttoptr i64 %52 to ptr
 %54 = load i64, ptr %53, align 8
 %55 = inttoptr i64 %54 to ptr
 %56 = getelementptr inbounds nuw i8, ptr %55, i64 48
 %57 = load double, ptr %56, align 1
 br label %75
58:
 %59 = add i64 %2, 184
 %60 = inttoptr i64 %59 to ptr
 %61 = load double, ptr %60, align 8
 %62 = fmul nsz contract double %43, %87
 %63 = fadd nsz contract double %62, %61
 br label %89
64:
 %65 = getelementptr double, ptr %18, i64 %14
 %66 = icmp slt i64 %4, 0
 %67 = select i1 %66, i64 %11, i64 0
 %68 = add i64 %67, %4
 %69 = mul i64 %68, %14
 %70 = getelementptr double, ptr %18, i64 %69
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %7, i8 0, i64 16, i1 false)
 %71 = call fastcc i32 @f56(ptr %7, ptr %65, ptr %70, i64 %4, ptr %25, i64 %21)
 %72 = icmp eq i32 %71, 0
 br i1 %72, label %100, label %99
73:
 %74 = phi i32 [ 1, %99 ], [ 0, %100 ]
 ret i32 %74
75:
 %76 = phi double [ %87, %75 ], [ %57, %51 ]
 %77 = phi i64 [ %79, %75 ], [ %49, %51 ]
 %78 = phi i64 [ %80, %75 ], [ %28, %51 ]
 %79 = add nsw i64 %77, -1
 %80 = add i64 %78, 1
 %81 = icmp slt i64 %78, 0
 %82 = select i1 %81, i64 %14, i64 0
 %83 = getelementptr double, ptr %18, i64 %78
 %84 = getelementptr double, ptr %83, i64 %82
 %85 = load double, ptr %84, align 8
 %86 = tail call nsz contract double @llvm.fabs.f64(double %85)
 %87 = fadd nsz contract double %76, %86
 %88 = icmp samesign ugt i64 %77, 1
 br i1 %88, label %75, label %58
89:
 %90 = phi i64 [ %49, %58 ], [ %92, %89 ]
 %91 = phi i64 [ %28, %58 ], [ %93, %89 ]
 %92 = add nsw i64 %90, -1
 %93 = add i64 %91, 1
 %94 = icmp slt i64 %91, 0
 %95 = select i1 %94, i64 %21, i64 0
 %96 = getelementptr double, ptr %25, i64 %91
 %97 = getelementptr double, ptr %96, i64 %95
 store double %63, ptr %97, align 8
 %98 = icmp samesign ugt i64 %90, 1
 br i1 %98, label %89, label %64
99:
 store ptr null, ptr %1, align 8
 br label %73
100:
 %101 = load double, ptr %7, align 8
 %102 = load i64, ptr %8, align 8
 store double %101, ptr %0, align 8
 %103 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store i64 %102, ptr %103, align 8
 br label %73
}
define internal fastcc void @f55(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, i64 %4, double %5, ptr readonly captures(none) %6, ptr writeonly captures(none) %7) unnamed_addr {
8:
 %9 = icmp slt i64 %4, 1
 br i1 %9, label %27, label %28
10:
 %11 = getelementptr double, ptr %1, i64 %32
 %12 = load double, ptr %11, align 8
 %13 = tail call nsz contract double @llvm.fabs.f64(double %12)
 %14 = getelementptr double, ptr %2, i64 %32
 %15 = load double, ptr %14, align 8
 %16 = tail call nsz contract double @llvm.fabs.f64(double %15)
 %17 = fcmp nsz contract ogt double %16, %13
 %18 = select i1 %17, double %16, double %13
 br label %19
19:
 %20 = phi double [ %18, %10 ], [ 1.000000e+00, %28 ]
 %21 = getelementptr double, ptr %6, i64 %29
 %22 = load double, ptr %21, align 8
 %23 = fmul nsz contract double %5, %20
 %24 = fadd nsz contract double %22, %23
 %25 = getelementptr double, ptr %7, i64 %29
 store double %24, ptr %25, align 8
 %26 = icmp eq i64 %4, %30
 br i1 %26, label %27, label %28
27:
 store ptr null, ptr %0, align 8
 ret void
28:
 %29 = phi i64 [ %30, %19 ], [ 0, %8 ]
 %30 = add nuw nsw i64 %29, 1
 %31 = getelementptr i64, ptr %3, i64 %29
 %32 = load i64, ptr %31, align 8
 %33 = icmp slt i64 %32, 0
 br i1 %33, label %19, label %10
}
define internal fastcc range(i32 0, 2) i32 @f56(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, i64 %3, ptr readonly captures(none) %4, i64 %5) unnamed_addr {
6:
 %7 = icmp slt i64 %5, 1
 br i1 %7, label %46, label %8
8:
 %9 = icmp ne i64 %3, 2
 br label %10
10:
 %11 = phi i64 [ 0, %8 ], [ %44, %42 ]
 %12 = phi double [ 0.000000e+00, %8 ], [ %43, %42 ]
 %13 = phi i64 [ 0, %8 ], [ %14, %42 ]
 %14 = add nuw nsw i64 %13, 1
 %15 = getelementptr double, ptr %1, i64 %13
 %16 = load double, ptr %15, align 8
 %17 = tail call nsz contract double @llvm.fabs.f64(double %16)
 %18 = fcmp nsz contract ueq double %16, 0.000000e+00
 %19 = select i1 %9, i1 true, i1 %18
 br i1 %19, label %36, label %20
20:
 %21 = getelementptr double, ptr %2, i64 %13
 %22 = load double, ptr %21, align 8
 %23 = fmul nsz contract double %22, 1.000000e-01
 %24 = fdiv nsz contract double %23, %17
 br label %25
25:
 %26 = phi double [ %32, %25 ], [ 1.000000e+00, %20 ]
 %27 = phi double [ %34, %25 ], [ %24, %20 ]
 %28 = phi i64 [ %33, %25 ], [ 2, %20 ]
 %29 = and i64 %28, 1
 %30 = icmp eq i64 %29, 0
 %31 = fmul nsz contract double %26, %27
 %32 = select i1 %30, double %26, double %31
 %33 = lshr i64 %28, 1
 %34 = fmul nsz contract double %27, %27
 %35 = icmp eq i64 %33, 0
 br i1 %35, label %50, label %25
36:
 %37 = phi double [ %53, %50 ], [ %17, %10 ]
 %38 = getelementptr double, ptr %4, i64 %13
 %39 = load double, ptr %38, align 8
 %40 = fdiv nsz contract double %37, %39
 %41 = fcmp nsz contract ugt double %40, %12
 br i1 %41, label %54, label %42
42:
 %43 = phi double [ %12, %36 ], [ %40, %54 ]
 %44 = phi i64 [ %11, %36 ], [ %13, %54 ]
 %45 = icmp eq i64 %14, %5
 br i1 %45, label %46, label %10
46:
 %47 = phi double [ 0.000000e+00, %6 ], [ %40, %54 ], [ %43, %42 ]
 %48 = phi i64 [ 0, %6 ], [ %13, %54 ], [ %44, %42 ]
 store double %47, ptr %0, align 8
 %49 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store i64 %48, ptr %49, align 8
 ret i32 0
50:
 %51 = fadd nsz contract double %32, 1.000000e+00
 %52 = tail call nsz contract double @llvm.sqrt.f64(double %51)
 %53 = fdiv nsz contract double %17, %52
 br label %36
54:
 %55 = fsub nsz contract double %40, %40
 %56 = fcmp nsz contract ord double %55, 0.000000e+00
 br i1 %56, label %42, label %46
}
define internal fastcc void @f57(ptr noalias writeonly captures(none) initializes((0, 16)) %0, i64 %1, ptr captures(none) %2) unnamed_addr {
3:
 %4 = alloca ptr, align 8
 %5 = add i64 %1, 200
 %6 = inttoptr i64 %5 to ptr
 %7 = load double, ptr %6, align 8
 %8 = add i64 %1, 232
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = add i64 %1, 240
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = add i64 %1, 224
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = inttoptr i64 %16 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %2, i64 96
 %19 = load i64, ptr %18, align 1
 %20 = icmp slt i64 %19, 0
 %21 = select i1 %20, i64 %10, i64 0
 %22 = add i64 %21, %19
 %23 = mul i64 %22, %13
 %24 = getelementptr double, ptr %17, i64 %23
 %25 = getelementptr i8, ptr %24, i64 8
 %26 = load double, ptr %25, align 8
 %27 = getelementptr inbounds nuw i8, ptr %2, i64 32
 %28 = load double, ptr %27, align 1
 %29 = fcmp nsz contract olt double %28, %26
 %30 = select i1 %29, double %28, double %26
 %31 = load double, ptr %17, align 8
 %32 = getelementptr inbounds nuw i8, ptr %2, i64 176
 %33 = load i64, ptr %32, align 1
 %34 = add nsw i64 %33, 1
 %35 = sitofp i64 %34 to double
 %36 = fmul nsz contract double %7, %35
 %37 = fadd nsz contract double %31, %36
 %38 = fmul nsz contract double %7, 0x3EB0C6F7A0B5ED8D
 %39 = fsub nsz contract double %30, %38
 %40 = fcmp nsz contract ogt double %37, %39
 br i1 %40, label %41, label %54
41:
 %42 = fadd nsz contract double %38, %30
 %43 = fcmp nsz contract ogt double %37, %42
 br i1 %43, label %44, label %54
44:
 %45 = add nsw i64 %10, -1
 %46 = tail call i64 @llvm.smin.i64(i64 %10, i64 0)
 %47 = add i64 %45, %46
 %48 = mul i64 %47, %13
 %49 = getelementptr double, ptr %17, i64 %48
 %50 = getelementptr i8, ptr %49, i64 8
 %51 = load double, ptr %50, align 8
 %52 = fcmp nsz contract olt double %30, %51
 br i1 %52, label %53, label %54
53:
 call fastcc void @f58(ptr %4, ptr %2)
 br label %54
54:
 %55 = phi double [ %37, %3 ], [ %30, %53 ], [ %30, %44 ], [ %30, %41 ]
 %56 = load double, ptr %2, align 1
 %57 = fsub nsz contract double %55, %56
 %58 = getelementptr inbounds nuw i8, ptr %2, i64 8
 %59 = load double, ptr %58, align 1
 %60 = fmul nsz contract double %57, 0x3FEFFFFDE7210BE9
 %61 = fcmp nsz contract olt double %59, %60
 br i1 %61, label %62, label %75
62:
 %63 = fmul nsz contract double %59, 2.000000e+00
 %64 = fcmp nsz contract ult double %57, %63
 %65 = fmul nsz contract double %57, 5.000000e-01
 %66 = select i1 %64, double %65, double %59
 %67 = fadd nsz contract double %56, %66
 br label %68
68:
 %69 = phi double [ %67, %62 ], [ %55, %75 ]
 %70 = phi double [ %66, %62 ], [ %80, %75 ]
 %71 = phi i8 [ 0, %62 ], [ %81, %75 ]
 %72 = getelementptr inbounds nuw i8, ptr %2, i64 24
 store double %69, ptr %72, align 1
 %73 = insertvalue { double, i8 } undef, double %70, 0
 %74 = insertvalue { double, i8 } %73, i8 %71, 1
 store { double, i8 } %74, ptr %0, align 8
 ret void
75:
 %76 = fsub nsz contract double %57, %7
 %77 = tail call nsz contract double @llvm.fabs.f64(double %76)
 %78 = fmul nsz contract double %7, 1.000000e-09
 %79 = fcmp nsz contract ugt double %77, %78
 %80 = select i1 %79, double %57, double %7
 %81 = zext i1 %40 to i8
 br label %68
}
define internal fastcc void @f58(ptr noalias writeonly captures(none) initializes((0, 8)) %0, ptr captures(none) %1) unnamed_addr {
2:
 %3 = getelementptr inbounds nuw i8, ptr %1, i64 184
 %4 = load i64, ptr %3, align 1
 %5 = getelementptr inbounds nuw i8, ptr %1, i64 176
 %6 = load i64, ptr %5, align 1
 %7 = add nsw i64 %6, 1
 %8 = icmp eq i64 %4, %7
 br i1 %8, label %9, label %10
9:
 store ptr null, ptr %0, align 8
 ret void
10:
 store i64 %7, ptr %3, align 1
 %11 = getelementptr inbounds nuw i8, ptr %1, i64 192
 %12 = load i64, ptr %11, align 1
 %13 = add nsw i64 %12, 1
 store i64 %13, ptr %11, align 1
 br label %9
}
define internal fastcc void @f59(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2) unnamed_addr {
3:
 %4 = alloca ptr, align 8
 %5 = add i64 %2, 304
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = inttoptr i64 %7 to ptr
 %9 = add i64 %2, 72
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = add i64 %2, 64
 %13 = inttoptr i64 %12 to ptr
 %14 = load i64, ptr %13, align 8
 %15 = inttoptr i64 %14 to ptr
 %16 = add i64 %1, 136
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = add i64 %1, 128
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = inttoptr i64 %21 to ptr
 %23 = add i64 %1, 160
 %24 = inttoptr i64 %23 to ptr
 %25 = load double, ptr %24, align 8
 %26 = add i64 %1, 168
 %27 = inttoptr i64 %26 to ptr
 %28 = load i64, ptr %27, align 8
 %29 = inttoptr i64 %28 to ptr
 %30 = add i64 %2, 160
 %31 = inttoptr i64 %30 to ptr
 %32 = load i64, ptr %31, align 8
 %33 = inttoptr i64 %32 to ptr
 call fastcc void @f55(ptr %4, ptr %15, ptr %15, ptr %22, i64 %18, double %25, ptr %29, ptr %33)
 %34 = icmp slt i64 %18, 1
 br i1 %34, label %60, label %35
35:
 %36 = add i64 %2, 16
 %37 = inttoptr i64 %36 to ptr
 %38 = load i64, ptr %37, align 8
 %39 = inttoptr i64 %38 to ptr
 br label %209
40:
 %41 = getelementptr double, ptr %15, i64 %215
 %42 = load double, ptr %41, align 8
 %43 = tail call nsz contract double @llvm.fabs.f64(double %42)
 br label %44
44:
 %45 = phi double [ %43, %40 ], [ 1.000000e+00, %209 ]
 %46 = getelementptr double, ptr %33, i64 %212
 %47 = load double, ptr %46, align 8
 %48 = fdiv nsz contract double %45, %47
 %49 = fcmp nsz contract ogt double %48, %210
 %50 = select i1 %49, double %48, double %210
 %51 = getelementptr double, ptr %39, i64 %212
 %52 = load double, ptr %51, align 8
 %53 = tail call nsz contract double @llvm.fabs.f64(double %52)
 %54 = fdiv nsz contract double %53, %47
 %55 = fcmp nsz contract ogt double %54, %211
 %56 = select i1 %55, double %54, double %211
 %57 = icmp eq i64 %18, %213
 br i1 %57, label %58, label %209
58:
 %59 = fmul nsz contract double %50, 1.000000e-02
 br label %60
60:
 %61 = phi double [ 0.000000e+00, %3 ], [ %56, %58 ]
 %62 = phi double [ 0.000000e+00, %3 ], [ %59, %58 ]
 %63 = add i64 %1, 224
 %64 = inttoptr i64 %63 to ptr
 %65 = load i64, ptr %64, align 8
 %66 = inttoptr i64 %65 to ptr
 %67 = getelementptr i8, ptr %66, i64 8
 %68 = load double, ptr %67, align 8
 %69 = getelementptr inbounds nuw i8, ptr %8, i64 32
 %70 = load double, ptr %69, align 1
 %71 = fcmp nsz contract olt double %70, %68
 %72 = select i1 %71, double %70, double %68
 %73 = load double, ptr %8, align 1
 %74 = fsub nsz contract double %72, %73
 %75 = add i64 %1, 208
 %76 = inttoptr i64 %75 to ptr
 %77 = load double, ptr %76, align 8
 %78 = getelementptr i8, ptr %66, i64 32
 %79 = load double, ptr %78, align 8
 %80 = fcmp nsz contract olt double %79, %77
 %81 = select i1 %80, double %79, double %77
 %82 = fcmp nsz contract olt double %74, %81
 %83 = select i1 %82, double %74, double %81
 %84 = fmul nsz contract double %74, 0x3EB0C6F7A0B5ED8D
 %85 = fcmp nsz contract olt double %61, 1.000000e-05
 %86 = select i1 %85, double 1.000000e-05, double %61
 %87 = fdiv nsz contract double %62, %86
 %88 = fcmp nsz contract ogt double %87, %84
 %89 = select i1 %88, double %87, double %84
 %90 = fcmp nsz contract olt double %83, %89
 %91 = select i1 %90, double %83, double %89
 br i1 %34, label %92, label %96
92:
 %93 = add i64 %2, 8
 %94 = inttoptr i64 %93 to ptr
 %95 = inttoptr i64 %2 to ptr
 br label %109
96:
 %97 = add i64 %2, 16
 %98 = inttoptr i64 %97 to ptr
 %99 = load i64, ptr %98, align 8
 %100 = inttoptr i64 %99 to ptr
 %101 = add i64 %2, 8
 %102 = inttoptr i64 %101 to ptr
 %103 = load i64, ptr %102, align 8
 %104 = inttoptr i64 %2 to ptr
 %105 = load i64, ptr %104, align 8
 %106 = inttoptr i64 %105 to ptr
 br label %217
107:
 %108 = load double, ptr %8, align 1
 br label %109
109:
 %110 = phi ptr [ %95, %92 ], [ %104, %107 ]
 %111 = phi ptr [ %94, %92 ], [ %102, %107 ]
 %112 = phi double [ %73, %92 ], [ %108, %107 ]
 %113 = fadd nsz contract double %91, %112
 %114 = add nsw i64 %18, %11
 %115 = load i64, ptr %111, align 8
 %116 = load i64, ptr %110, align 8
 %117 = inttoptr i64 %116 to ptr
 %118 = add i64 %1, 272
 %119 = inttoptr i64 %118 to ptr
 %120 = load i64, ptr %119, align 8
 %121 = add i64 %1, 248
 %122 = inttoptr i64 %121 to ptr
 %123 = load i64, ptr %122, align 8
 %124 = inttoptr i64 %123 to ptr
 %125 = add i64 %2, 96
 %126 = inttoptr i64 %125 to ptr
 %127 = load i64, ptr %126, align 8
 %128 = inttoptr i64 %127 to ptr
 %129 = getelementptr i8, ptr %66, i64 16
 %130 = load double, ptr %129, align 8
 %131 = fcmp nsz contract ogt double %130, %113
 %132 = select i1 %131, double %130, double %113
 %133 = getelementptr i8, ptr %66, i64 24
 %134 = load double, ptr %133, align 8
 %135 = fcmp nsz contract olt double %134, %132
 %136 = select i1 %135, double %134, double %132
 %137 = icmp slt i64 %114, 0
 %138 = select i1 %137, i64 %115, i64 0
 %139 = getelementptr double, ptr %117, i64 %114
 %140 = getelementptr double, ptr %139, i64 %138
 store double %136, ptr %140, align 8
 %141 = icmp slt i64 %120, 1
 br i1 %141, label %165, label %142
142:
 %143 = getelementptr double, ptr %124, i64 %120
 %144 = add nsw i64 %114, 1
 br label %145
145:
 %146 = phi i64 [ 0, %142 ], [ %147, %145 ]
 %147 = add nuw nsw i64 %146, 1
 %148 = getelementptr double, ptr %128, i64 %146
 %149 = load double, ptr %148, align 8
 %150 = getelementptr double, ptr %124, i64 %146
 %151 = load double, ptr %150, align 8
 %152 = getelementptr double, ptr %143, i64 %146
 %153 = load double, ptr %152, align 8
 %154 = load double, ptr %66, align 8
 %155 = fsub nsz contract double %136, %154
 %156 = fmul nsz contract double %153, %155
 %157 = fadd nsz contract double %151, %156
 %158 = fadd nsz contract double %149, %157
 %159 = add nsw i64 %144, %146
 %160 = icmp slt i64 %159, 0
 %161 = select i1 %160, i64 %115, i64 0
 %162 = getelementptr double, ptr %117, i64 %159
 %163 = getelementptr double, ptr %162, i64 %161
 store double %158, ptr %163, align 8
 %164 = icmp eq i64 %147, %120
 br i1 %164, label %165, label %145
165:
 %166 = inttoptr i64 %1 to ptr
 %167 = load i64, ptr %166, align 8
 %168 = add i64 %2, 32
 %169 = inttoptr i64 %168 to ptr
 %170 = load i64, ptr %169, align 8
 %171 = add i64 %2, 16
 %172 = inttoptr i64 %171 to ptr
 %173 = load i64, ptr %172, align 8
 %174 = inttoptr i64 %173 to ptr
 %175 = getelementptr double, ptr %174, i64 %170
 %176 = inttoptr i64 %167 to ptr
 tail call void %176(ptr %117, ptr %175)
 %177 = getelementptr inbounds nuw i8, ptr %8, i64 144
 %178 = load i64, ptr %177, align 1
 %179 = add nsw i64 %178, 1
 store i64 %179, ptr %177, align 1
 br i1 %34, label %180, label %229
180:
 %181 = phi double [ 0.000000e+00, %165 ], [ %244, %229 ]
 %182 = fcmp nsz contract ogt double %181, %61
 %183 = select i1 %182, double %181, double %61
 %184 = fsub nsz contract double %183, %183
 %185 = fcmp nsz contract ord double %184, 0.000000e+00
 br i1 %185, label %190, label %188
186:
 %187 = phi double [ %189, %188 ], [ %208, %202 ]
 store double %187, ptr %0, align 8
 ret void
188:
 %189 = fmul nsz contract double %91, 1.000000e-03
 br label %186
190:
 %191 = fcmp nsz contract ugt double %183, 1.000000e-15
 br i1 %191, label %196, label %192
192:
 %193 = fmul nsz contract double %91, 1.000000e-03
 %194 = fcmp nsz contract ogt double %193, %84
 %195 = select i1 %194, double %193, double %84
 br label %202
196:
 %197 = fdiv nsz contract double 1.000000e-02, %183
 %198 = add i64 %1, 120
 %199 = inttoptr i64 %198 to ptr
 %200 = load double, ptr %199, align 8
 %201 = tail call nsz contract double @llvm.pow.f64(double %197, double %200)
 br label %202
202:
 %203 = phi double [ %195, %192 ], [ %201, %196 ]
 %204 = fmul nsz contract double %91, 1.000000e+02
 %205 = fcmp nsz contract olt double %203, %204
 %206 = select i1 %205, double %203, double %204
 %207 = fcmp nsz contract olt double %83, %206
 %208 = select i1 %207, double %83, double %206
 br label %186
209:
 %210 = phi double [ 0.000000e+00, %35 ], [ %50, %44 ]
 %211 = phi double [ 0.000000e+00, %35 ], [ %56, %44 ]
 %212 = phi i64 [ 0, %35 ], [ %213, %44 ]
 %213 = add nuw nsw i64 %212, 1
 %214 = getelementptr i64, ptr %22, i64 %212
 %215 = load i64, ptr %214, align 8
 %216 = icmp slt i64 %215, 0
 br i1 %216, label %44, label %40
217:
 %218 = phi i64 [ 0, %96 ], [ %219, %217 ]
 %219 = add nuw nsw i64 %218, 1
 %220 = getelementptr double, ptr %100, i64 %218
 %221 = load double, ptr %220, align 8
 %222 = fmul nsz contract double %91, %221
 %223 = add nsw i64 %218, %11
 %224 = icmp slt i64 %223, 0
 %225 = select i1 %224, i64 %103, i64 0
 %226 = getelementptr double, ptr %106, i64 %223
 %227 = getelementptr double, ptr %226, i64 %225
 store double %222, ptr %227, align 8
 %228 = icmp eq i64 %18, %219
 br i1 %228, label %107, label %217
229:
 %230 = phi double [ %244, %229 ], [ 0.000000e+00, %165 ]
 %231 = phi i64 [ %232, %229 ], [ 0, %165 ]
 %232 = add nuw nsw i64 %231, 1
 %233 = getelementptr double, ptr %175, i64 %231
 %234 = load double, ptr %233, align 8
 %235 = getelementptr double, ptr %174, i64 %231
 %236 = load double, ptr %235, align 8
 %237 = fsub nsz contract double %234, %236
 %238 = tail call nsz contract double @llvm.fabs.f64(double %237)
 %239 = getelementptr double, ptr %33, i64 %231
 %240 = load double, ptr %239, align 8
 %241 = fmul nsz contract double %91, %240
 %242 = fdiv nsz contract double %238, %241
 %243 = fcmp nsz contract ogt double %242, %230
 %244 = select i1 %243, double %242, double %230
 %245 = icmp eq i64 %18, %232
 br i1 %245, label %180, label %229
}
define internal fastcc void @f60(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, i64 %4) unnamed_addr {
5:
 %6 = alloca ptr, align 8
 %7 = add i64 %2, 304
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = inttoptr i64 %9 to ptr
 %11 = add i64 %4, 1056
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = inttoptr i64 %13 to ptr
 %15 = add i64 %4, 8
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = load double, ptr %10, align 1
 store double %18, ptr %14, align 1
 %19 = getelementptr inbounds nuw i8, ptr %14, i64 72
 store i64 0, ptr %19, align 1
 %20 = icmp eq i64 %17, 0
 br i1 %20, label %21, label %23
21:
 %22 = phi i8 [ 1, %5 ], [ 0, %116 ], [ 1, %73 ], [ 1, %119 ]
 store i8 %22, ptr %0, align 1
 ret void
23:
 call fastcc void @f77(ptr %6, i64 %1, i64 %2)
 %24 = inttoptr i64 %3 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = inttoptr i64 %2 to ptr
 %27 = load i64, ptr %26, align 8
 %28 = inttoptr i64 %27 to ptr
 %29 = add i64 %4, 424
 %30 = inttoptr i64 %29 to ptr
 %31 = load i64, ptr %30, align 8
 %32 = add i64 %4, 416
 %33 = inttoptr i64 %32 to ptr
 %34 = load i64, ptr %33, align 8
 %35 = inttoptr i64 %34 to ptr
 %36 = inttoptr i64 %25 to ptr
 tail call void %36(ptr %28, ptr %35)
 %37 = add i64 %4, 256
 %38 = inttoptr i64 %37 to ptr
 %39 = load i64, ptr %38, align 8
 %40 = inttoptr i64 %39 to ptr
 %41 = icmp slt i64 %17, 1
 br i1 %41, label %49, label %42
42:
 %43 = phi i64 [ %44, %42 ], [ 0, %23 ]
 %44 = add nuw nsw i64 %43, 1
 %45 = getelementptr double, ptr %35, i64 %43
 %46 = load double, ptr %45, align 8
 %47 = getelementptr double, ptr %40, i64 %43
 store double %46, ptr %47, align 8
 %48 = icmp eq i64 %17, %44
 br i1 %48, label %49, label %42
49:
 %50 = icmp slt i64 %17, 0
 %51 = select i1 %50, i64 %31, i64 0
 %52 = add i64 %51, %17
 %53 = icmp slt i64 %52, 0
 br i1 %53, label %54, label %55
54:
 br label %55
55:
 %56 = phi i64 [ 0, %54 ], [ %52, %49 ]
 %57 = icmp slt i64 %52, %31
 br i1 %57, label %59, label %58
58:
 br label %59
59:
 %60 = phi i64 [ %31, %58 ], [ %56, %55 ]
 %61 = getelementptr double, ptr %35, i64 %60
 %62 = add i64 %4, 272
 %63 = inttoptr i64 %62 to ptr
 %64 = load i64, ptr %63, align 8
 %65 = inttoptr i64 %64 to ptr
 br i1 %41, label %73, label %66
66:
 %67 = phi i64 [ %68, %66 ], [ 0, %59 ]
 %68 = add nuw nsw i64 %67, 1
 %69 = getelementptr double, ptr %61, i64 %67
 %70 = load double, ptr %69, align 8
 %71 = getelementptr double, ptr %65, i64 %67
 store double %70, ptr %71, align 8
 %72 = icmp eq i64 %17, %68
 br i1 %72, label %74, label %66
73:
 br label %21
74:
 %75 = add i64 %3, 256
 %76 = inttoptr i64 %75 to ptr
 %77 = load i64, ptr %76, align 8
 %78 = inttoptr i64 %77 to ptr
 %79 = add i64 %3, 224
 %80 = inttoptr i64 %79 to ptr
 %81 = add i64 %3, 64
 %82 = inttoptr i64 %81 to ptr
 %83 = load i64, ptr %82, align 8
 %84 = inttoptr i64 %83 to ptr
 %85 = add i64 %3, 80
 %86 = inttoptr i64 %85 to ptr
 br label %121
87:
 %88 = getelementptr double, ptr %40, i64 %122
 %89 = load double, ptr %88, align 8
 %90 = load i64, ptr %80, align 8
 %91 = inttoptr i64 %90 to ptr
 %92 = getelementptr double, ptr %91, i64 %122
 %93 = load double, ptr %92, align 8
 %94 = fcmp nsz contract ogt double %89, %93
 br i1 %94, label %95, label %97
95:
 %96 = fmul nsz contract double %89, 1.000000e-10
 store double %96, ptr %92, align 8
 br label %97
97:
 %98 = getelementptr i64, ptr %84, i64 %122
 %99 = load i64, ptr %98, align 8
 %100 = icmp eq i64 %99, 0
 br i1 %100, label %101, label %119
101:
 %102 = load i64, ptr %86, align 8
 %103 = inttoptr i64 %102 to ptr
 %104 = getelementptr i64, ptr %103, i64 %122
 %105 = load i64, ptr %104, align 8
 %106 = icmp eq i64 %105, 2
 br i1 %106, label %107, label %119
107:
 %108 = getelementptr double, ptr %40, i64 %122
 %109 = load double, ptr %108, align 8
 %110 = load i64, ptr %80, align 8
 %111 = inttoptr i64 %110 to ptr
 %112 = getelementptr double, ptr %111, i64 %122
 %113 = load double, ptr %112, align 8
 %114 = fneg nsz contract double %113
 %115 = fcmp nsz contract ult double %109, %114
 br i1 %115, label %116, label %119
116:
 %117 = getelementptr inbounds nuw i8, ptr %14, i64 176
 store i64 %122, ptr %117, align 1
 %118 = getelementptr inbounds nuw i8, ptr %10, i64 72
 store i64 15, ptr %118, align 1
 br label %21
119:
 %120 = icmp eq i64 %123, %17
 br i1 %120, label %21, label %121
121:
 %122 = phi i64 [ 0, %74 ], [ %123, %119 ]
 %123 = add nuw nsw i64 %122, 1
 %124 = getelementptr i64, ptr %78, i64 %122
 %125 = load i64, ptr %124, align 8
 %126 = icmp eq i64 %125, 2
 br i1 %126, label %87, label %97
}
define internal fastcc void @f61(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, i64 %4) unnamed_addr {
5:
 %6 = alloca ptr, align 8
 %7 = alloca i8, align 1
 store i8 0, ptr %7, align 1
 %8 = alloca ptr, align 8
 %9 = add i64 %2, 304
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = inttoptr i64 %11 to ptr
 %13 = add i64 %4, 1056
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = inttoptr i64 %15 to ptr
 %17 = add i64 %4, 8
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = add i64 %2, 72
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = add i64 %2, 64
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = inttoptr i64 %25 to ptr
 %27 = add i64 %1, 136
 %28 = inttoptr i64 %27 to ptr
 %29 = load i64, ptr %28, align 8
 %30 = add nsw i64 %29, %22
 %31 = add i64 %4, 648
 %32 = inttoptr i64 %31 to ptr
 %33 = load i64, ptr %32, align 8
 %34 = add i64 %4, 640
 %35 = inttoptr i64 %34 to ptr
 %36 = load i64, ptr %35, align 8
 %37 = inttoptr i64 %36 to ptr
 %38 = icmp slt i64 %33, 1
 br i1 %38, label %200, label %39
39:
 %40 = getelementptr inbounds nuw i8, ptr %16, i64 80
 %41 = add i64 %4, 1032
 %42 = inttoptr i64 %41 to ptr
 %43 = add i64 %3, 344
 %44 = inttoptr i64 %43 to ptr
 %45 = getelementptr inbounds nuw i8, ptr %16, i64 152
 %46 = add i64 %4, 592
 %47 = inttoptr i64 %46 to ptr
 %48 = add i64 %4, 1024
 %49 = inttoptr i64 %48 to ptr
 %50 = add i64 %3, 312
 %51 = inttoptr i64 %50 to ptr
 %52 = getelementptr inbounds nuw i8, ptr %16, i64 104
 %53 = add i64 %3, 296
 %54 = inttoptr i64 %53 to ptr
 br label %237
55:
 %56 = load i64, ptr %40, align 1
 %57 = load i64, ptr %42, align 8
 %58 = icmp slt i64 %56, %57
 br i1 %58, label %63, label %61
59:
 %60 = phi i8 [ 0, %205 ], [ 1, %231 ], [ 0, %198 ], [ 0, %195 ], [ 0, %61 ]
 store i8 %60, ptr %0, align 1
 ret void
61:
 %62 = getelementptr inbounds nuw i8, ptr %12, i64 72
 store i64 11, ptr %62, align 1
 br label %59
63:
 store i64 0, ptr %241, align 8
 %64 = load i64, ptr %44, align 8
 %65 = inttoptr i64 %64 to ptr
 %66 = getelementptr i64, ptr %65, i64 %239
 %67 = load i64, ptr %66, align 8
 %68 = icmp eq i64 %67, 0
 br i1 %68, label %69, label %234
69:
 store i64 %239, ptr %45, align 1
 %70 = load double, ptr %12, align 1
 %71 = add nsw i64 %239, %19
 %72 = load i64, ptr %47, align 8
 %73 = inttoptr i64 %72 to ptr
 %74 = getelementptr i64, ptr %73, i64 %239
 %75 = load i64, ptr %74, align 8
 %76 = sub i64 0, %75
 %77 = load i64, ptr %49, align 8
 %78 = inttoptr i64 %77 to ptr
 %79 = load i64, ptr %40, align 1
 %80 = icmp slt i64 %79, 0
 %81 = select i1 %80, i64 %57, i64 0
 %82 = getelementptr [48 x i8], ptr %78, i64 %79
 %83 = getelementptr [48 x i8], ptr %82, i64 %81
 store double %70, ptr %83, align 1
 %84 = getelementptr inbounds nuw i8, ptr %83, i64 24
 store i64 %71, ptr %84, align 1
 %85 = getelementptr inbounds nuw i8, ptr %83, i64 32
 store i64 %76, ptr %85, align 1
 %86 = getelementptr inbounds nuw i8, ptr %83, i64 40
 store i64 %75, ptr %86, align 1
 %87 = getelementptr inbounds nuw i8, ptr %83, i64 8
 tail call void @llvm.memset.p0.i64(ptr align 1 dereferenceable(16) %87, i8 0, i64 16, i1 false)
 %88 = load i64, ptr %40, align 1
 %89 = add nsw i64 %88, 1
 store i64 %89, ptr %40, align 1
 %90 = load i64, ptr %51, align 8
 %91 = inttoptr i64 %90 to ptr
 %92 = getelementptr i64, ptr %91, i64 %239
 %93 = load i64, ptr %92, align 8
 %94 = icmp eq i64 %93, 0
 br i1 %94, label %99, label %95
95:
 %96 = load i64, ptr %52, align 1
 %97 = icmp eq i64 %96, 0
 br i1 %97, label %98, label %99
98:
 store i64 %240, ptr %52, align 1
 br label %99
99:
 %100 = load i64, ptr %54, align 8
 %101 = inttoptr i64 %100 to ptr
 %102 = getelementptr i64, ptr %101, i64 %239
 %103 = load i64, ptr %102, align 8
 %104 = icmp eq i64 %103, 0
 br i1 %104, label %234, label %105
105:
 %106 = getelementptr i64, ptr %101, i64 %239
 call fastcc void @f77(ptr %6, i64 %1, i64 %2)
 %107 = add i64 %4, 872
 %108 = inttoptr i64 %107 to ptr
 %109 = load i64, ptr %108, align 8
 %110 = inttoptr i64 %109 to ptr
 %111 = icmp slt i64 %22, 1
 br i1 %111, label %112, label %120
112:
 %113 = add i64 %4, 816
 %114 = inttoptr i64 %113 to ptr
 %115 = load i64, ptr %114, align 8
 %116 = add i64 %4, 808
 %117 = inttoptr i64 %116 to ptr
 %118 = load i64, ptr %117, align 8
 %119 = inttoptr i64 %118 to ptr
 br label %142
120:
 %121 = phi i64 [ %122, %120 ], [ 0, %105 ]
 %122 = add nuw nsw i64 %121, 1
 %123 = getelementptr double, ptr %26, i64 %121
 %124 = load double, ptr %123, align 8
 %125 = getelementptr double, ptr %110, i64 %121
 store double %124, ptr %125, align 8
 %126 = icmp eq i64 %22, %122
 br i1 %126, label %127, label %120
127:
 %128 = add i64 %4, 816
 %129 = inttoptr i64 %128 to ptr
 %130 = load i64, ptr %129, align 8
 %131 = add i64 %4, 808
 %132 = inttoptr i64 %131 to ptr
 %133 = load i64, ptr %132, align 8
 %134 = inttoptr i64 %133 to ptr
 br label %135
135:
 %136 = phi i64 [ %137, %135 ], [ 0, %127 ]
 %137 = add nuw nsw i64 %136, 1
 %138 = getelementptr double, ptr %26, i64 %136
 %139 = load double, ptr %138, align 8
 %140 = getelementptr double, ptr %134, i64 %136
 store double %139, ptr %140, align 8
 %141 = icmp eq i64 %22, %137
 br i1 %141, label %142, label %135
142:
 %143 = phi ptr [ %119, %112 ], [ %134, %135 ]
 %144 = phi i64 [ %115, %112 ], [ %130, %135 ]
 %145 = add i64 %1, 272
 %146 = inttoptr i64 %145 to ptr
 %147 = load i64, ptr %146, align 8
 %148 = icmp sgt i64 %147, -1
 br i1 %148, label %149, label %157
149:
 %150 = add nuw nsw i64 %147, 1
 %151 = add i64 %2, 8
 %152 = inttoptr i64 %151 to ptr
 %153 = load i64, ptr %152, align 8
 %154 = inttoptr i64 %2 to ptr
 %155 = load i64, ptr %154, align 8
 %156 = inttoptr i64 %155 to ptr
 br label %244
157:
 %158 = load i64, ptr %106, align 8
 %159 = inttoptr i64 %158 to ptr
 tail call void %159(ptr %143, ptr %26)
 %160 = getelementptr inbounds nuw i8, ptr %16, i64 96
 store i64 1, ptr %160, align 1
 %161 = getelementptr inbounds nuw i8, ptr %16, i64 184
 store i64 0, ptr %161, align 1
 %162 = getelementptr inbounds nuw i8, ptr %12, i64 152
 store i64 1, ptr %162, align 1
 %163 = tail call i64 @llvm.smax.i64(i64 %22, i64 0)
 br label %164
164:
 %165 = phi i64 [ 0, %157 ], [ %168, %167 ]
 %166 = icmp eq i64 %165, %163
 br i1 %166, label %173, label %167
167:
 %168 = add nuw i64 %165, 1
 %169 = getelementptr double, ptr %26, i64 %165
 %170 = load double, ptr %169, align 8
 %171 = fsub nsz contract double %170, %170
 %172 = fcmp nsz contract ord double %171, 0.000000e+00
 br i1 %172, label %164, label %195
173:
 %174 = add i64 %1, 16
 %175 = inttoptr i64 %174 to ptr
 %176 = load i64, ptr %175, align 8
 %177 = icmp eq i64 %176, 0
 br i1 %177, label %198, label %178
178:
 %179 = add i64 %1, 192
 %180 = inttoptr i64 %179 to ptr
 %181 = load double, ptr %180, align 8
 %182 = add i64 %2, 184
 %183 = inttoptr i64 %182 to ptr
 %184 = load i64, ptr %183, align 8
 %185 = add i64 %2, 176
 %186 = inttoptr i64 %185 to ptr
 %187 = load i64, ptr %186, align 8
 %188 = inttoptr i64 %187 to ptr
 %189 = add i64 %2, 192
 %190 = inttoptr i64 %189 to ptr
 %191 = load i64, ptr %190, align 8
 %192 = inttoptr i64 %191 to ptr
 store i8 0, ptr %7, align 1
 call fastcc void @f3(ptr %7, i64 %176, double %181, ptr %26, i64 %22, ptr %188, i64 %184, ptr %192)
 %193 = load i8, ptr %7, align 1
 %194 = icmp eq i8 %193, 0
 br i1 %194, label %195, label %198
195:
 %196 = getelementptr inbounds nuw i8, ptr %16, i64 176
 store i64 %71, ptr %196, align 1
 %197 = getelementptr inbounds nuw i8, ptr %12, i64 72
 store i64 16, ptr %197, align 1
 br label %59
198:
 %199 = getelementptr inbounds nuw i8, ptr %12, i64 72
 store i64 10, ptr %199, align 1
 br label %59
200:
 %201 = phi i1 [ false, %5 ], [ %235, %234 ]
 %202 = getelementptr inbounds nuw i8, ptr %16, i64 104
 %203 = load i64, ptr %202, align 1
 %204 = icmp eq i64 %203, 0
 br i1 %204, label %210, label %205
205:
 call fastcc void @f67(ptr %8, i64 %1, i64 %2, i64 %4)
 %206 = load i64, ptr %202, align 1
 %207 = add nsw i64 %206, -1
 %208 = getelementptr inbounds nuw i8, ptr %16, i64 152
 store i64 %207, ptr %208, align 1
 %209 = getelementptr inbounds nuw i8, ptr %12, i64 72
 store i64 12, ptr %209, align 1
 br label %59
210:
 %211 = icmp slt i64 %19, 1
 br i1 %211, label %224, label %212
212:
 %213 = add i64 %4, 32
 %214 = inttoptr i64 %213 to ptr
 br label %261
215:
 %216 = load i64, ptr %214, align 8
 %217 = inttoptr i64 %216 to ptr
 %218 = getelementptr i64, ptr %217, i64 %263
 %219 = load i64, ptr %218, align 8
 %220 = icmp ne i64 %219, 0
 br label %221
221:
 %222 = phi i1 [ true, %261 ], [ %220, %215 ]
 %223 = icmp eq i64 %264, %19
 br i1 %223, label %224, label %261
224:
 %225 = phi i1 [ %201, %210 ], [ %222, %221 ]
 br i1 %225, label %231, label %226
226:
 %227 = getelementptr inbounds nuw i8, ptr %16, i64 96
 %228 = load i64, ptr %227, align 1
 %229 = icmp eq i64 %228, 0
 %230 = select i1 %229, i64 5, i64 3
 br label %231
231:
 %232 = phi i64 [ 3, %224 ], [ %230, %226 ]
 %233 = getelementptr inbounds nuw i8, ptr %16, i64 32
 store i64 %232, ptr %233, align 1
 br label %59
234:
 %235 = phi i1 [ %238, %63 ], [ %238, %237 ], [ true, %99 ]
 %236 = icmp eq i64 %240, %33
 br i1 %236, label %200, label %237
237:
 %238 = phi i1 [ false, %39 ], [ %235, %234 ]
 %239 = phi i64 [ 0, %39 ], [ %240, %234 ]
 %240 = add nuw nsw i64 %239, 1
 %241 = getelementptr i64, ptr %37, i64 %239
 %242 = load i64, ptr %241, align 8
 %243 = icmp eq i64 %242, 0
 br i1 %243, label %234, label %55
244:
 %245 = phi i64 [ %150, %149 ], [ %247, %244 ]
 %246 = phi i64 [ 0, %149 ], [ %248, %244 ]
 %247 = add nsw i64 %245, -1
 %248 = add nuw nsw i64 %246, 1
 %249 = add nsw i64 %30, %246
 %250 = icmp slt i64 %249, 0
 %251 = select i1 %250, i64 %153, i64 0
 %252 = getelementptr double, ptr %156, i64 %249
 %253 = getelementptr double, ptr %252, i64 %251
 %254 = load double, ptr %253, align 8
 %255 = add nsw i64 %246, %22
 %256 = icmp slt i64 %255, 0
 %257 = select i1 %256, i64 %144, i64 0
 %258 = getelementptr double, ptr %143, i64 %255
 %259 = getelementptr double, ptr %258, i64 %257
 store double %254, ptr %259, align 8
 %260 = icmp samesign ugt i64 %245, 1
 br i1 %260, label %244, label %157
261:
 %262 = phi i1 [ %201, %212 ], [ %222, %221 ]
 %263 = phi i64 [ 0, %212 ], [ %264, %221 ]
 %264 = add nuw nsw i64 %263, 1
 br i1 %262, label %221, label %215
}
define internal fastcc range(i32 0, 2) i32 @f62(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) unnamed_addr {
6:
 %7 = alloca ptr, align 8
 %8 = alloca i8, align 1
 %9 = alloca ptr, align 8
 %10 = alloca i64, align 8
 %11 = alloca ptr, align 8
 store ptr null, ptr %11, align 8
 %12 = alloca ptr, align 8
 %13 = add i64 %3, 304
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = inttoptr i64 %15 to ptr
 %17 = add i64 %5, 1056
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = inttoptr i64 %19 to ptr
 %21 = add i64 %5, 8
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = inttoptr i64 %5 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = inttoptr i64 %25 to ptr
 %27 = getelementptr inbounds nuw i8, ptr %20, i64 80
 %28 = load i64, ptr %27, align 1
 %29 = add nsw i64 %28, %23
 %30 = add i64 %5, 1032
 %31 = inttoptr i64 %30 to ptr
 %32 = load i64, ptr %31, align 8
 %33 = icmp sgt i64 %29, %32
 br i1 %33, label %36, label %38
34:
 %35 = phi i32 [ 0, %36 ], [ 0, %72 ], [ 0, %85 ], [ 0, %87 ], [ 0, %88 ], [ 0, %115 ], [ 1, %126 ]
 ret i32 %35
36:
 %37 = getelementptr inbounds nuw i8, ptr %16, i64 72
 store i64 11, ptr %37, align 1
 store i8 0, ptr %0, align 1
 br label %34
38:
 call fastcc void @f68(ptr %7, i64 %3, i64 %4, i64 %5)
 %39 = add i64 %5, 48
 %40 = inttoptr i64 %39 to ptr
 %41 = load i64, ptr %40, align 8
 %42 = inttoptr i64 %41 to ptr
 %43 = icmp sgt i64 %23, 0
 br i1 %43, label %44, label %67
44:
 %45 = phi i64 [ %46, %44 ], [ 0, %38 ]
 %46 = add nuw nsw i64 %45, 1
 %47 = getelementptr i64, ptr %26, i64 %45
 %48 = load i64, ptr %47, align 8
 %49 = getelementptr i64, ptr %42, i64 %45
 store i64 %48, ptr %49, align 8
 %50 = icmp eq i64 %23, %46
 br i1 %50, label %51, label %44
51:
 %52 = add i64 %5, 16
 %53 = inttoptr i64 %52 to ptr
 %54 = load i64, ptr %53, align 8
 %55 = inttoptr i64 %54 to ptr
 %56 = add i64 %5, 64
 %57 = inttoptr i64 %56 to ptr
 %58 = load i64, ptr %57, align 8
 %59 = inttoptr i64 %58 to ptr
 br label %60
60:
 %61 = phi i64 [ %62, %60 ], [ 0, %51 ]
 %62 = add nuw nsw i64 %61, 1
 %63 = getelementptr double, ptr %55, i64 %61
 %64 = load double, ptr %63, align 8
 %65 = getelementptr double, ptr %59, i64 %61
 store double %64, ptr %65, align 8
 %66 = icmp eq i64 %23, %62
 br i1 %66, label %69, label %60
67:
 %68 = icmp eq i64 %23, 0
 br i1 %68, label %72, label %69
69:
 store i8 0, ptr %8, align 1
 call fastcc void @f80(ptr %8, i64 %2, i64 %3, i64 %4, i64 %5)
 %70 = load i8, ptr %8, align 1
 %71 = icmp eq i8 %70, 0
 br i1 %71, label %73, label %72
72:
 store i8 1, ptr %0, align 1
 br label %34
73:
 %74 = add i64 %4, 8
 %75 = inttoptr i64 %74 to ptr
 %76 = load i64, ptr %75, align 8
 %77 = icmp eq i64 %76, 0
 br i1 %77, label %85, label %78
78:
 %79 = add i64 %5, 80
 %80 = inttoptr i64 %79 to ptr
 %81 = add i64 %5, 712
 %82 = inttoptr i64 %81 to ptr
 %83 = add i64 %5, 1040
 %84 = inttoptr i64 %83 to ptr
 br label %120
85:
 %86 = getelementptr inbounds nuw i8, ptr %16, i64 72
 store i64 8, ptr %86, align 1
 store i8 0, ptr %0, align 1
 br label %34
87:
 store i8 1, ptr %0, align 1
 br label %34
88:
 %89 = load i64, ptr %84, align 8
 %90 = inttoptr i64 %89 to ptr
 %91 = getelementptr inbounds nuw i8, ptr %90, i64 8
 %92 = load i64, ptr %91, align 1
 %93 = getelementptr inbounds nuw i8, ptr %20, i64 88
 store i64 %129, ptr %93, align 1
 %94 = getelementptr inbounds nuw i8, ptr %20, i64 176
 store i64 %92, ptr %94, align 1
 %95 = getelementptr inbounds nuw i8, ptr %16, i64 72
 store i64 13, ptr %95, align 1
 store i8 0, ptr %0, align 1
 br label %34
96:
 br i1 %43, label %97, label %109
97:
 %98 = load i64, ptr %80, align 8
 %99 = inttoptr i64 %98 to ptr
 %100 = load i64, ptr %82, align 8
 %101 = inttoptr i64 %100 to ptr
 br label %130
102:
 %103 = getelementptr i64, ptr %101, i64 %131
 %104 = load i64, ptr %103, align 8
 br label %105
105:
 %106 = phi i64 [ %104, %102 ], [ 1, %130 ]
 %107 = getelementptr i64, ptr %101, i64 %131
 store i64 %106, ptr %107, align 8
 %108 = icmp eq i64 %23, %132
 br i1 %108, label %109, label %130
109:
 call fastcc void @f72(ptr %12, i64 %2, i64 %3, i64 %4, i64 %5)
 %110 = load i64, ptr %84, align 8
 %111 = inttoptr i64 %110 to ptr
 %112 = load i64, ptr %111, align 1
 %113 = add nsw i64 %112, 1
 store i64 %113, ptr %111, align 1
 %114 = icmp samesign ugt i64 %121, 1
 br i1 %114, label %120, label %115
115:
 %116 = getelementptr inbounds nuw i8, ptr %111, i64 8
 %117 = load i64, ptr %116, align 1
 %118 = getelementptr inbounds nuw i8, ptr %20, i64 176
 store i64 %117, ptr %118, align 1
 %119 = getelementptr inbounds nuw i8, ptr %16, i64 72
 store i64 14, ptr %119, align 1
 store i8 0, ptr %0, align 1
 br label %34
120:
 %121 = phi i64 [ 1000, %78 ], [ %122, %109 ]
 %122 = add nsw i64 %121, -1
 call fastcc void @f71(ptr %9, i64 %2, i64 %3, i64 %4, i64 %5)
 %123 = load double, ptr %16, align 1
 store i64 0, ptr %10, align 8
 %124 = call fastcc i32 @f81(ptr %10, ptr %11, i64 %4, i64 %5, double %123)
 %125 = icmp eq i32 %124, 0
 br i1 %125, label %128, label %126
126:
 %127 = load ptr, ptr %11, align 8
 store ptr %127, ptr %1, align 8
 br label %34
128:
 %129 = load i64, ptr %10, align 8
 switch i64 %129, label %88 [
  i64 0, label %87
  i64 1, label %96
 ]
130:
 %131 = phi i64 [ 0, %97 ], [ %132, %105 ]
 %132 = add nuw nsw i64 %131, 1
 %133 = getelementptr double, ptr %99, i64 %131
 %134 = load double, ptr %133, align 8
 %135 = fcmp nsz contract une double %134, 0.000000e+00
 br i1 %135, label %105, label %102
}
define internal fastcc range(i32 0, 2) i32 @f63(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4) unnamed_addr {
5:
 %6 = alloca ptr, align 8
 %7 = add i64 %4, 8
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = inttoptr i64 %4 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = inttoptr i64 %11 to ptr
 %13 = add i64 %4, 1056
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = inttoptr i64 %15 to ptr
 %17 = getelementptr inbounds nuw i8, ptr %16, i64 40
 %18 = load i64, ptr %17, align 1
 %19 = add i64 %4, 920
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = add i64 %4, 928
 %23 = inttoptr i64 %22 to ptr
 %24 = load i64, ptr %23, align 8
 %25 = add i64 %4, 912
 %26 = inttoptr i64 %25 to ptr
 %27 = load i64, ptr %26, align 8
 %28 = inttoptr i64 %27 to ptr
 %29 = add i64 %2, 8
 %30 = inttoptr i64 %29 to ptr
 %31 = load i64, ptr %30, align 8
 %32 = inttoptr i64 %2 to ptr
 %33 = load i64, ptr %32, align 8
 %34 = inttoptr i64 %33 to ptr
 %35 = add i64 %24, %9
 %36 = sub i64 %31, %35
 %37 = icmp slt i64 %36, 0
 %38 = select i1 %37, i64 %31, i64 0
 %39 = add i64 %38, %36
 %40 = icmp slt i64 %39, 0
 br i1 %40, label %113, label %114
41:
 %42 = load i64, ptr %173, align 8
 %43 = inttoptr i64 %42 to ptr
 %44 = getelementptr double, ptr %43, i64 %185
 store double 0.000000e+00, ptr %44, align 8
 %45 = load i64, ptr %175, align 8
 %46 = inttoptr i64 %45 to ptr
 %47 = getelementptr inbounds nuw i8, ptr %46, i64 152
 store i64 1, ptr %47, align 1
 %48 = load i64, ptr %187, align 8
 br label %49
49:
 %50 = phi i64 [ %48, %41 ], [ %188, %184 ]
 %51 = getelementptr double, ptr %179, i64 %185
 %52 = load double, ptr %51, align 8
 store i64 %50, ptr %189, align 8
 %53 = getelementptr double, ptr %183, i64 %185
 store double %52, ptr %53, align 8
 %54 = load double, ptr %51, align 8
 %55 = add nsw i64 %185, %24
 %56 = icmp slt i64 %55, 0
 %57 = select i1 %56, i64 %121, i64 0
 %58 = getelementptr double, ptr %122, i64 %55
 %59 = getelementptr double, ptr %58, i64 %57
 store double %54, ptr %59, align 8
 %60 = select i1 %56, i64 %143, i64 0
 %61 = getelementptr double, ptr %144, i64 %55
 %62 = getelementptr double, ptr %61, i64 %60
 store double %54, ptr %62, align 8
 %63 = icmp eq i64 %186, %9
 br i1 %63, label %64, label %184
64:
 %65 = getelementptr inbounds nuw i8, ptr %16, i64 200
 %66 = load i64, ptr %65, align 1
 %67 = call fastcc i32 @f79(ptr %6, i64 %3, i64 %4)
 %68 = icmp eq i32 %67, 0
 br i1 %68, label %192, label %108
69:
 %70 = add i64 %4, 1000
 %71 = inttoptr i64 %70 to ptr
 %72 = load i64, ptr %71, align 8
 %73 = add i64 %4, 992
 %74 = inttoptr i64 %73 to ptr
 %75 = load i64, ptr %74, align 8
 %76 = inttoptr i64 %75 to ptr
 %77 = icmp slt i64 %208, 0
 %78 = select i1 %77, i64 %72, i64 0
 %79 = getelementptr i64, ptr %76, i64 %208
 %80 = getelementptr i64, ptr %79, i64 %78
 %81 = load i64, ptr %80, align 8
 %82 = icmp eq i64 %81, %194
 br i1 %82, label %83, label %111
83:
 %84 = select i1 %77, i64 %197, i64 0
 %85 = getelementptr double, ptr %201, i64 %208
 %86 = getelementptr double, ptr %85, i64 %84
 %87 = load double, ptr %86, align 8
 %88 = fcmp nsz contract ogt double %87, 0.000000e+00
 br i1 %88, label %89, label %111
89:
 %90 = add i64 %4, 1016
 %91 = inttoptr i64 %90 to ptr
 %92 = load i64, ptr %91, align 8
 %93 = add i64 %4, 1008
 %94 = inttoptr i64 %93 to ptr
 %95 = load i64, ptr %94, align 8
 %96 = inttoptr i64 %95 to ptr
 %97 = select i1 %77, i64 %92, i64 0
 %98 = getelementptr double, ptr %96, i64 %208
 %99 = getelementptr double, ptr %98, i64 %97
 %100 = load double, ptr %99, align 8
 %101 = getelementptr inbounds nuw i8, ptr %16, i64 24
 store double %100, ptr %101, align 1
 %102 = load double, ptr %86, align 8
 %103 = add i64 %2, 304
 %104 = inttoptr i64 %103 to ptr
 %105 = load i64, ptr %104, align 8
 %106 = inttoptr i64 %105 to ptr
 %107 = getelementptr inbounds nuw i8, ptr %106, i64 8
 store double %102, ptr %107, align 1
 br label %108
108:
 %109 = phi ptr [ %0, %207 ], [ %0, %111 ], [ %0, %89 ], [ %1, %64 ]
 %110 = phi i32 [ 0, %207 ], [ 0, %111 ], [ 0, %89 ], [ 1, %64 ]
 store ptr null, ptr %109, align 8
 ret i32 %110
111:
 %112 = getelementptr inbounds nuw i8, ptr %16, i64 24
 store double 0.000000e+00, ptr %112, align 1
 br label %108
113:
 br label %114
114:
 %115 = phi i64 [ 0, %113 ], [ %39, %5 ]
 %116 = icmp slt i64 %39, %31
 br i1 %116, label %118, label %117
117:
 br label %118
118:
 %119 = phi i64 [ %31, %117 ], [ %115, %114 ]
 %120 = sub i64 %31, %119
 %121 = tail call i64 @llvm.smax.i64(i64 %120, i64 0)
 %122 = getelementptr double, ptr %34, i64 %119
 %123 = add i64 %2, 200
 %124 = inttoptr i64 %123 to ptr
 %125 = load i64, ptr %124, align 8
 %126 = add i64 %2, 192
 %127 = inttoptr i64 %126 to ptr
 %128 = load i64, ptr %127, align 8
 %129 = inttoptr i64 %128 to ptr
 %130 = sub i64 %125, %35
 %131 = icmp slt i64 %130, 0
 %132 = select i1 %131, i64 %125, i64 0
 %133 = add i64 %132, %130
 %134 = icmp slt i64 %133, 0
 br i1 %134, label %135, label %136
135:
 br label %136
136:
 %137 = phi i64 [ 0, %135 ], [ %133, %118 ]
 %138 = icmp slt i64 %133, %125
 br i1 %138, label %140, label %139
139:
 br label %140
140:
 %141 = phi i64 [ %125, %139 ], [ %137, %136 ]
 %142 = sub i64 %125, %141
 %143 = tail call i64 @llvm.smax.i64(i64 %142, i64 0)
 %144 = getelementptr double, ptr %129, i64 %141
 %145 = icmp slt i64 %18, 0
 %146 = select i1 %145, i64 %21, i64 0
 %147 = add i64 %146, %18
 %148 = mul i64 %147, %24
 %149 = getelementptr double, ptr %28, i64 %148
 %150 = icmp slt i64 %24, 1
 br i1 %150, label %165, label %151
151:
 %152 = phi i64 [ %153, %151 ], [ 0, %140 ]
 %153 = add nuw nsw i64 %152, 1
 %154 = getelementptr double, ptr %149, i64 %152
 %155 = load double, ptr %154, align 8
 %156 = getelementptr double, ptr %122, i64 %152
 store double %155, ptr %156, align 8
 %157 = icmp eq i64 %24, %153
 br i1 %157, label %158, label %151
158:
 %159 = phi i64 [ %160, %158 ], [ 0, %151 ]
 %160 = add nuw nsw i64 %159, 1
 %161 = getelementptr double, ptr %149, i64 %159
 %162 = load double, ptr %161, align 8
 %163 = getelementptr double, ptr %144, i64 %159
 store double %162, ptr %163, align 8
 %164 = icmp eq i64 %24, %160
 br i1 %164, label %165, label %158
165:
 %166 = icmp slt i64 %9, 1
 br i1 %166, label %64, label %167
167:
 %168 = add i64 %4, 48
 %169 = inttoptr i64 %168 to ptr
 %170 = load i64, ptr %169, align 8
 %171 = inttoptr i64 %170 to ptr
 %172 = add i64 %4, 576
 %173 = inttoptr i64 %172 to ptr
 %174 = add i64 %2, 304
 %175 = inttoptr i64 %174 to ptr
 %176 = add i64 %4, 64
 %177 = inttoptr i64 %176 to ptr
 %178 = load i64, ptr %177, align 8
 %179 = inttoptr i64 %178 to ptr
 %180 = add i64 %4, 16
 %181 = inttoptr i64 %180 to ptr
 %182 = load i64, ptr %181, align 8
 %183 = inttoptr i64 %182 to ptr
 br label %184
184:
 %185 = phi i64 [ 0, %167 ], [ %186, %49 ]
 %186 = add nuw nsw i64 %185, 1
 %187 = getelementptr i64, ptr %171, i64 %185
 %188 = load i64, ptr %187, align 8
 %189 = getelementptr i64, ptr %12, i64 %185
 %190 = load i64, ptr %189, align 8
 %191 = icmp eq i64 %188, %190
 br i1 %191, label %49, label %41
192:
 %193 = getelementptr inbounds nuw i8, ptr %16, i64 184
 store i64 0, ptr %193, align 1
 %194 = load i64, ptr %65, align 1
 %195 = add i64 %4, 984
 %196 = inttoptr i64 %195 to ptr
 %197 = load i64, ptr %196, align 8
 %198 = add i64 %4, 976
 %199 = inttoptr i64 %198 to ptr
 %200 = load i64, ptr %199, align 8
 %201 = inttoptr i64 %200 to ptr
 %202 = icmp eq i64 %197, 0
 br i1 %202, label %207, label %203
203:
 %204 = icmp ne i64 %194, -9223372036854775808
 %205 = icmp ne i64 %197, -1
 %206 = or i1 %204, %205
 br i1 %206, label %210, label %207
207:
 %208 = phi i64 [ 0, %192 ], [ %217, %210 ], [ 0, %203 ]
 %209 = icmp eq i64 %194, %66
 br i1 %209, label %108, label %69
210:
 %211 = srem i64 %194, %197
 %212 = xor i64 %211, %197
 %213 = icmp slt i64 %212, 0
 %214 = icmp ne i64 %211, 0
 %215 = and i1 %214, %213
 %216 = select i1 %215, i64 %197, i64 0
 %217 = add i64 %216, %211
 br label %207
}
define internal fastcc void @f64(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5) unnamed_addr {
6:
 %7 = alloca ptr, align 8
 %8 = alloca i64, align 8
 %9 = alloca ptr, align 8
 %10 = alloca i8, align 1
 %11 = add i64 %5, 1056
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = inttoptr i64 %13 to ptr
 %15 = getelementptr inbounds nuw i8, ptr %14, i64 48
 %16 = add i64 %4, 8
 %17 = inttoptr i64 %16 to ptr
 %18 = inttoptr i64 %5 to ptr
 br label %19
19:
 %20 = phi i64 [ 2, %6 ], [ %107, %33 ]
 %21 = icmp eq i64 %20, 0
 %22 = load i64, ptr %15, align 1
 br i1 %21, label %44, label %106
23:
 %24 = load i64, ptr %17, align 8
 %25 = icmp eq i64 %24, 0
 br i1 %25, label %44, label %26
26:
 call fastcc void @f71(ptr %7, i64 %1, i64 %3, i64 %4, i64 %5)
 %27 = load i64, ptr %18, align 8
 %28 = inttoptr i64 %27 to ptr
 store i64 0, ptr %8, align 8
 call fastcc void @f73(ptr %8, i64 %4, i64 %5, ptr %28)
 %29 = load i64, ptr %8, align 8
 %30 = icmp eq i64 %29, 0
 br i1 %30, label %31, label %33
31:
 %32 = load i64, ptr %15, align 1
 br label %44
33:
 call fastcc void @f72(ptr %9, i64 %1, i64 %3, i64 %4, i64 %5)
 %34 = icmp eq i64 %29, 1
 br i1 %34, label %36, label %19
35:
 store ptr null, ptr %0, align 8
 ret void
36:
 %37 = getelementptr inbounds nuw i8, ptr %14, i64 32
 store i64 3, ptr %37, align 1
 %38 = add i64 %5, 1040
 %39 = inttoptr i64 %38 to ptr
 %40 = load i64, ptr %39, align 8
 %41 = inttoptr i64 %40 to ptr
 %42 = load i64, ptr %41, align 1
 %43 = add nsw i64 %42, 1
 store i64 %43, ptr %41, align 1
 br label %35
44:
 %45 = phi i64 [ %32, %31 ], [ %22, %19 ], [ 0, %106 ], [ 1, %23 ]
 %46 = icmp eq i64 %45, 0
 %47 = select i1 %46, i64 %1, i64 %2
 %48 = add i64 %47, 16
 %49 = inttoptr i64 %48 to ptr
 %50 = load i64, ptr %49, align 8
 %51 = icmp eq i64 %50, 0
 br i1 %51, label %35, label %52
52:
 %53 = add i64 %3, 72
 %54 = inttoptr i64 %53 to ptr
 %55 = load i64, ptr %54, align 8
 %56 = add i64 %3, 64
 %57 = inttoptr i64 %56 to ptr
 %58 = load i64, ptr %57, align 8
 %59 = inttoptr i64 %58 to ptr
 %60 = add i64 %3, 88
 %61 = inttoptr i64 %60 to ptr
 %62 = load i64, ptr %61, align 8
 %63 = add i64 %3, 80
 %64 = inttoptr i64 %63 to ptr
 %65 = load i64, ptr %64, align 8
 %66 = inttoptr i64 %65 to ptr
 %67 = icmp slt i64 %55, 1
 br i1 %67, label %75, label %68
68:
 %69 = phi i64 [ %70, %68 ], [ 0, %52 ]
 %70 = add nuw nsw i64 %69, 1
 %71 = getelementptr double, ptr %59, i64 %69
 %72 = load double, ptr %71, align 8
 %73 = getelementptr double, ptr %66, i64 %69
 store double %72, ptr %73, align 8
 %74 = icmp eq i64 %55, %70
 br i1 %74, label %75, label %68
75:
 %76 = add i64 %1, 192
 %77 = inttoptr i64 %76 to ptr
 %78 = load double, ptr %77, align 8
 %79 = add i64 %3, 184
 %80 = inttoptr i64 %79 to ptr
 %81 = load i64, ptr %80, align 8
 %82 = add i64 %3, 176
 %83 = inttoptr i64 %82 to ptr
 %84 = load i64, ptr %83, align 8
 %85 = inttoptr i64 %84 to ptr
 %86 = add i64 %3, 192
 %87 = inttoptr i64 %86 to ptr
 %88 = load i64, ptr %87, align 8
 %89 = inttoptr i64 %88 to ptr
 store i8 0, ptr %10, align 1
 call fastcc void @f3(ptr %10, i64 %50, double %78, ptr %66, i64 %62, ptr %85, i64 %81, ptr %89)
 %90 = load i8, ptr %10, align 1
 %91 = icmp eq i8 %90, 0
 br i1 %91, label %100, label %92
92:
 br i1 %67, label %35, label %93
93:
 %94 = phi i64 [ %95, %93 ], [ 0, %92 ]
 %95 = add nuw nsw i64 %94, 1
 %96 = getelementptr double, ptr %66, i64 %94
 %97 = load double, ptr %96, align 8
 %98 = getelementptr double, ptr %59, i64 %94
 store double %97, ptr %98, align 8
 %99 = icmp eq i64 %55, %95
 br i1 %99, label %35, label %93
100:
 %101 = add i64 %3, 304
 %102 = inttoptr i64 %101 to ptr
 %103 = load i64, ptr %102, align 8
 %104 = inttoptr i64 %103 to ptr
 %105 = getelementptr inbounds nuw i8, ptr %104, i64 80
 store i64 2, ptr %105, align 1
 br label %35
106:
 %107 = add nsw i64 %20, -1
 %108 = icmp eq i64 %22, 0
 br i1 %108, label %44, label %23
}
define internal fastcc void @f65(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, i64 %4) unnamed_addr {
5:
 %6 = alloca i8, align 1
 %7 = alloca ptr, align 8
 %8 = alloca ptr, align 8
 %9 = alloca ptr, align 8
 %10 = add i64 %2, 304
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = inttoptr i64 %12 to ptr
 %14 = add i64 %4, 1056
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = inttoptr i64 %16 to ptr
 %18 = add i64 %4, 8
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = inttoptr i64 %4 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = inttoptr i64 %22 to ptr
 %24 = load double, ptr %13, align 1
 call fastcc void @f66(ptr %6, i64 %3, i64 %4, double %24)
 %25 = load i8, ptr %6, align 1
 %26 = icmp eq i8 %25, 0
 call fastcc void @f68(ptr %7, i64 %2, i64 %3, i64 %4)
 call fastcc void @f69(ptr %8, i64 %3, i64 %4)
 %27 = icmp slt i64 %20, 1
 br i1 %27, label %90, label %28
28:
 %29 = add i64 %4, 656
 %30 = inttoptr i64 %29 to ptr
 %31 = load i64, ptr %30, align 8
 %32 = inttoptr i64 %31 to ptr
 %33 = add i64 %4, 712
 %34 = inttoptr i64 %33 to ptr
 %35 = add i64 %4, 704
 %36 = inttoptr i64 %35 to ptr
 %37 = add i64 %4, 688
 %38 = inttoptr i64 %37 to ptr
 %39 = add i64 %4, 1032
 %40 = inttoptr i64 %39 to ptr
 %41 = add i64 %4, 1024
 %42 = inttoptr i64 %41 to ptr
 %43 = getelementptr inbounds nuw i8, ptr %17, i64 80
 %44 = add i64 %4, 32
 %45 = inttoptr i64 %44 to ptr
 %46 = load i64, ptr %45, align 8
 %47 = inttoptr i64 %46 to ptr
 %48 = load i64, ptr %34, align 8
 %49 = inttoptr i64 %48 to ptr
 %50 = load i64, ptr %36, align 8
 %51 = load i64, ptr %38, align 8
 %52 = inttoptr i64 %51 to ptr
 br label %171
53:
 %54 = getelementptr i64, ptr %49, i64 %173
 %55 = load i64, ptr %54, align 8
 %56 = icmp eq i64 %55, 0
 br i1 %56, label %57, label %59
57:
 %58 = mul i64 %173, %50
 br label %82
59:
 %60 = load double, ptr %13, align 1
 %61 = mul i64 %173, %50
 %62 = getelementptr double, ptr %52, i64 %61
 %63 = load double, ptr %62, align 8
 %64 = getelementptr i8, ptr %62, i64 8
 %65 = load double, ptr %64, align 8
 %66 = load i64, ptr %40, align 8
 %67 = load i64, ptr %42, align 8
 %68 = inttoptr i64 %67 to ptr
 %69 = load i64, ptr %43, align 1
 %70 = icmp slt i64 %69, 0
 %71 = select i1 %70, i64 %66, i64 0
 %72 = getelementptr [48 x i8], ptr %68, i64 %69
 %73 = getelementptr [48 x i8], ptr %72, i64 %71
 store double %60, ptr %73, align 1
 %74 = getelementptr inbounds nuw i8, ptr %73, i64 24
 store i64 %173, ptr %74, align 1
 %75 = getelementptr inbounds nuw i8, ptr %73, i64 32
 store i64 %178, ptr %75, align 1
 %76 = getelementptr inbounds nuw i8, ptr %73, i64 40
 store i64 %176, ptr %76, align 1
 %77 = getelementptr inbounds nuw i8, ptr %73, i64 8
 store double %63, ptr %77, align 1
 %78 = getelementptr inbounds nuw i8, ptr %73, i64 16
 store double %65, ptr %78, align 1
 %79 = load i64, ptr %43, align 1
 %80 = add nsw i64 %79, 1
 store i64 %80, ptr %43, align 1
 %81 = load i64, ptr %175, align 8
 br label %82
82:
 %83 = phi i64 [ %58, %57 ], [ %61, %59 ]
 %84 = phi i64 [ %176, %57 ], [ %81, %59 ]
 %85 = or i1 %172, %179
 store i64 %84, ptr %177, align 8
 %86 = getelementptr i64, ptr %47, i64 %173
 store i64 0, ptr %86, align 8
 %87 = getelementptr i64, ptr %49, i64 %173
 store i64 0, ptr %87, align 8
 %88 = getelementptr double, ptr %52, i64 %83
 %89 = icmp eq i64 %174, %20
 tail call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %88, i8 0, i64 16, i1 false)
 br i1 %89, label %90, label %171
90:
 %91 = phi i1 [ false, %5 ], [ %85, %82 ]
 %92 = add i64 %4, 520
 %93 = inttoptr i64 %92 to ptr
 %94 = load i64, ptr %93, align 8
 %95 = icmp slt i64 %94, 1
 br i1 %95, label %121, label %115
96:
 %97 = add i64 %4, 600
 %98 = inttoptr i64 %97 to ptr
 %99 = load i64, ptr %98, align 8
 %100 = add i64 %4, 592
 %101 = inttoptr i64 %100 to ptr
 %102 = load i64, ptr %101, align 8
 %103 = inttoptr i64 %102 to ptr
 %104 = icmp slt i64 %99, 1
 br i1 %104, label %131, label %105
105:
 %106 = add i64 %4, 608
 %107 = inttoptr i64 %106 to ptr
 %108 = load i64, ptr %107, align 8
 %109 = inttoptr i64 %108 to ptr
 br label %125
110:
 store i64 2, ptr %128, align 8
 br label %113
111:
 %112 = getelementptr i64, ptr %103, i64 %126
 store i64 0, ptr %112, align 8
 br label %113
113:
 %114 = icmp eq i64 %127, %99
 br i1 %114, label %131, label %125
115:
 %116 = add i64 %4, 512
 %117 = inttoptr i64 %116 to ptr
 %118 = load i64, ptr %117, align 8
 %119 = inttoptr i64 %118 to ptr
 %120 = shl i64 %94, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %119, i8 0, i64 %120, i1 false)
 br label %121
121:
 %122 = getelementptr inbounds nuw i8, ptr %17, i64 96
 %123 = load i64, ptr %122, align 1
 %124 = icmp eq i64 %123, 0
 br i1 %124, label %131, label %96
125:
 %126 = phi i64 [ 0, %105 ], [ %127, %113 ]
 %127 = add nuw nsw i64 %126, 1
 %128 = getelementptr i64, ptr %109, i64 %126
 %129 = load i64, ptr %128, align 8
 %130 = icmp eq i64 %129, 0
 br i1 %130, label %111, label %110
131:
 %132 = add i64 %4, 1040
 %133 = inttoptr i64 %132 to ptr
 %134 = load i64, ptr %133, align 8
 %135 = inttoptr i64 %134 to ptr
 store i64 0, ptr %135, align 1
 store i64 0, ptr %122, align 1
 %136 = getelementptr inbounds nuw i8, ptr %17, i64 32
 store i64 0, ptr %136, align 1
 %137 = getelementptr inbounds nuw i8, ptr %17, i64 64
 store i64 -1, ptr %137, align 1
 %138 = getelementptr inbounds nuw i8, ptr %17, i64 168
 %139 = load i64, ptr %138, align 1
 %140 = add nsw i64 %139, 1
 store i64 %140, ptr %138, align 1
 %141 = getelementptr inbounds nuw i8, ptr %17, i64 136
 %142 = load i64, ptr %141, align 1
 %143 = add nsw i64 %142, 1
 store i64 %143, ptr %141, align 1
 %144 = getelementptr inbounds nuw i8, ptr %17, i64 72
 %145 = load i64, ptr %144, align 1
 %146 = zext i1 %91 to i64
 %147 = add nsw i64 %145, %146
 store i64 %147, ptr %144, align 1
 br i1 %91, label %148, label %158
148:
 br i1 %26, label %153, label %149
149:
 %150 = getelementptr inbounds nuw i8, ptr %17, i64 144
 %151 = load i64, ptr %150, align 1
 %152 = add nsw i64 %151, 1
 br label %153
153:
 %154 = phi i64 [ %152, %149 ], [ 0, %148 ]
 %155 = load double, ptr %13, align 1
 %156 = getelementptr inbounds nuw i8, ptr %17, i64 144
 store i64 %154, ptr %156, align 1
 %157 = getelementptr inbounds nuw i8, ptr %17, i64 8
 store double %155, ptr %157, align 1
 br label %158
158:
 %159 = icmp sgt i64 %147, 100
 %160 = icmp sgt i64 %142, 9999
 %161 = select i1 %159, i1 true, i1 %160
 br i1 %161, label %168, label %162
162:
 %163 = getelementptr inbounds nuw i8, ptr %17, i64 144
 %164 = load i64, ptr %163, align 1
 %165 = icmp sgt i64 %164, 1000
 br i1 %165, label %168, label %170
166:
 %167 = phi i8 [ 1, %170 ], [ 0, %168 ]
 store i8 %167, ptr %0, align 1
 ret void
168:
 %169 = getelementptr inbounds nuw i8, ptr %13, i64 72
 store i64 14, ptr %169, align 1
 br label %166
170:
 call fastcc void @f67(ptr %9, i64 %1, i64 %2, i64 %4)
 br label %166
171:
 %172 = phi i1 [ false, %28 ], [ %85, %82 ]
 %173 = phi i64 [ 0, %28 ], [ %174, %82 ]
 %174 = add nuw nsw i64 %173, 1
 %175 = getelementptr i64, ptr %23, i64 %173
 %176 = load i64, ptr %175, align 8
 %177 = getelementptr i64, ptr %32, i64 %173
 %178 = load i64, ptr %177, align 8
 %179 = icmp ne i64 %176, %178
 br i1 %179, label %59, label %53
}
define internal fastcc void @f66(ptr noalias writeonly captures(none) initializes((0, 1)) %0, i64 %1, i64 %2, double %3) unnamed_addr {
4:
 %5 = add i64 %2, 1056
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = inttoptr i64 %7 to ptr
 %9 = getelementptr inbounds nuw i8, ptr %8, i64 64
 %10 = load i64, ptr %9, align 1
 %11 = icmp slt i64 %10, 0
 br i1 %11, label %33, label %12
12:
 %13 = add i64 %2, 8
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = icmp slt i64 %10, %15
 br i1 %16, label %17, label %33
17:
 %18 = add i64 %2, 656
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = inttoptr i64 %20 to ptr
 %22 = getelementptr i64, ptr %21, i64 %10
 %23 = load i64, ptr %22, align 8
 %24 = icmp eq i64 %23, 1
 br i1 %24, label %33, label %25
25:
 %26 = add i64 %1, 64
 %27 = inttoptr i64 %26 to ptr
 %28 = load i64, ptr %27, align 8
 %29 = inttoptr i64 %28 to ptr
 %30 = getelementptr i64, ptr %29, i64 %10
 %31 = load i64, ptr %30, align 8
 %32 = icmp eq i64 %31, 2
 br i1 %32, label %33, label %35
33:
 %34 = phi i8 [ %63, %46 ], [ 0, %25 ], [ 0, %17 ], [ 0, %12 ], [ 0, %4 ]
 store i8 %34, ptr %0, align 1
 ret void
35:
 %36 = icmp eq i64 %23, 0
 br i1 %36, label %37, label %45
37:
 %38 = add i64 %1, 80
 %39 = inttoptr i64 %38 to ptr
 %40 = load i64, ptr %39, align 8
 %41 = inttoptr i64 %40 to ptr
 %42 = getelementptr i64, ptr %41, i64 %10
 %43 = load i64, ptr %42, align 8
 %44 = icmp eq i64 %43, 2
 br i1 %44, label %46, label %45
45:
 br label %46
46:
 %47 = phi i64 [ 240, %45 ], [ 224, %37 ]
 %48 = add i64 %1, %47
 %49 = inttoptr i64 %48 to ptr
 %50 = load i64, ptr %49, align 8
 %51 = inttoptr i64 %50 to ptr
 %52 = getelementptr double, ptr %51, i64 %10
 %53 = load double, ptr %52, align 8
 %54 = getelementptr inbounds nuw i8, ptr %8, i64 16
 %55 = load double, ptr %54, align 1
 %56 = tail call nsz contract double @llvm.fabs.f64(double %55)
 %57 = getelementptr inbounds nuw i8, ptr %8, i64 8
 %58 = load double, ptr %57, align 1
 %59 = fsub nsz contract double %3, %58
 %60 = fmul nsz contract double %56, %59
 %61 = fmul nsz contract double %53, 1.000000e+01
 %62 = fcmp nsz contract ole double %60, %61
 %63 = zext i1 %62 to i8
 br label %33
}
define internal fastcc void @f67(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3) unnamed_addr {
4:
 %5 = alloca ptr, align 8
 %6 = add i64 %2, 304
 %7 = inttoptr i64 %6 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = inttoptr i64 %8 to ptr
 %10 = getelementptr inbounds nuw i8, ptr %9, i64 104
 %11 = load i64, ptr %10, align 1
 %12 = getelementptr inbounds nuw i8, ptr %9, i64 112
 %13 = load i64, ptr %12, align 1
 %14 = icmp sgt i64 %11, %13
 br i1 %14, label %16, label %15
15:
 store ptr null, ptr %0, align 8
 ret void
16:
 %17 = add nsw i64 %11, -1
 %18 = sub nsw i64 %17, %13
 %19 = add i64 %1, 288
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = add i64 %1, 280
 %23 = inttoptr i64 %22 to ptr
 %24 = load i64, ptr %23, align 8
 %25 = inttoptr i64 %24 to ptr
 %26 = icmp sgt i64 %11, 0
 %27 = select i1 %26, i64 0, i64 %21
 %28 = getelementptr double, ptr %25, i64 %17
 %29 = getelementptr double, ptr %28, i64 %27
 %30 = load double, ptr %29, align 8
 %31 = load double, ptr %9, align 1
 %32 = tail call nsz contract double @llvm.fabs.f64(double %31)
 %33 = fcmp nsz contract olt double %32, 0x16687E92154EF7AC
 br i1 %33, label %34, label %42
34:
 %35 = fmul nsz contract double %32, 0x4670000000000000
 %36 = fmul nsz contract double %35, 0x3CA0000000000001
 %37 = fadd nsz contract double %35, %36
 %38 = fsub nsz contract double %37, %35
 %39 = fmul nsz contract double %38, 0x3970000000000000
 %40 = fcmp nsz contract olt double %39, 4.940660e-324
 %41 = select i1 %40, double 4.940660e-324, double %39
 br label %46
42:
 %43 = fmul nsz contract double %32, 0x3CA0000000000001
 %44 = fadd nsz contract double %32, %43
 %45 = fsub nsz contract double %44, %32
 br label %46
46:
 %47 = phi double [ %45, %42 ], [ %41, %34 ]
 %48 = fmul nsz contract double %47, 8.000000e+00
 %49 = fsub nsz contract double %31, %48
 %50 = fcmp nsz contract ult double %30, %49
 br i1 %50, label %15, label %51
51:
 %52 = icmp sgt i64 %11, 1
 br i1 %52, label %53, label %54
53:
 call fastcc void @f70(ptr %5, i64 %1, i64 %2, i64 %18)
 br label %54
54:
 %55 = add i64 %3, 968
 %56 = inttoptr i64 %55 to ptr
 %57 = load i64, ptr %56, align 8
 %58 = add i64 %3, 952
 %59 = inttoptr i64 %58 to ptr
 %60 = load i64, ptr %59, align 8
 %61 = inttoptr i64 %60 to ptr
 %62 = add i64 %2, 8
 %63 = inttoptr i64 %62 to ptr
 %64 = load i64, ptr %63, align 8
 %65 = inttoptr i64 %2 to ptr
 %66 = load i64, ptr %65, align 8
 %67 = inttoptr i64 %66 to ptr
 %68 = sub nsw i64 %64, %57
 %69 = icmp slt i64 %68, 0
 %70 = select i1 %69, i64 %64, i64 0
 %71 = add i64 %70, %68
 %72 = icmp slt i64 %71, 0
 br i1 %72, label %73, label %74
73:
 br label %74
74:
 %75 = phi i64 [ 0, %73 ], [ %71, %54 ]
 %76 = icmp slt i64 %71, %64
 br i1 %76, label %78, label %77
77:
 br label %78
78:
 %79 = phi i64 [ %64, %77 ], [ %75, %74 ]
 %80 = getelementptr double, ptr %67, i64 %79
 %81 = mul i64 %18, %57
 %82 = getelementptr double, ptr %61, i64 %81
 %83 = icmp slt i64 %57, 1
 br i1 %83, label %15, label %84
84:
 %85 = phi i64 [ %86, %84 ], [ 0, %78 ]
 %86 = add nuw nsw i64 %85, 1
 %87 = getelementptr double, ptr %80, i64 %85
 %88 = load double, ptr %87, align 8
 %89 = getelementptr double, ptr %82, i64 %85
 store double %88, ptr %89, align 8
 %90 = icmp eq i64 %57, %86
 br i1 %90, label %15, label %84
}
define internal fastcc void @f68(ptr noalias writeonly captures(none) initializes((0, 8)) %0, i64 %1, i64 %2, i64 %3) unnamed_addr {
4:
 %5 = add i64 %1, 304
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = inttoptr i64 %7 to ptr
 %9 = add i64 %3, 1056
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = inttoptr i64 %11 to ptr
 %13 = load double, ptr %8, align 1
 %14 = load double, ptr %12, align 1
 %15 = fsub nsz contract double %13, %14
 %16 = add i64 %2, 288
 %17 = inttoptr i64 %16 to ptr
 %18 = load double, ptr %17, align 8
 %19 = fmul nsz contract double %18, 0x3D719799812DEA11
 %20 = fcmp nsz contract ogt double %15, %19
 br i1 %20, label %21, label %28
21:
 store double %13, ptr %12, align 1
 %22 = getelementptr inbounds nuw i8, ptr %12, i64 72
 store i64 0, ptr %22, align 1
 %23 = getelementptr inbounds nuw i8, ptr %12, i64 136
 store i64 0, ptr %23, align 1
 %24 = add i64 %3, 736
 %25 = inttoptr i64 %24 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = icmp slt i64 %26, 1
 br i1 %27, label %28, label %29
28:
 store ptr null, ptr %0, align 8
 ret void
29:
 %30 = add i64 %3, 728
 %31 = inttoptr i64 %30 to ptr
 %32 = load i64, ptr %31, align 8
 %33 = inttoptr i64 %32 to ptr
 %34 = shl i64 %26, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %33, i8 0, i64 %34, i1 false)
 br label %28
}
define internal fastcc void @f69(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2) unnamed_addr {
3:
 %4 = add i64 %2, 8
 %5 = inttoptr i64 %4 to ptr
 %6 = load i64, ptr %5, align 8
 %7 = inttoptr i64 %2 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = inttoptr i64 %8 to ptr
 %10 = icmp slt i64 %6, 1
 br i1 %10, label %77, label %11
11:
 %12 = add i64 %2, 656
 %13 = inttoptr i64 %12 to ptr
 br label %78
14:
 %15 = add i64 %1, 64
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = inttoptr i64 %17 to ptr
 %19 = add i64 %2, 1040
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = inttoptr i64 %21 to ptr
 %23 = add i64 %2, 32
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = inttoptr i64 %25 to ptr
 %27 = add i64 %2, 728
 %28 = inttoptr i64 %27 to ptr
 %29 = add i64 %2, 776
 %30 = inttoptr i64 %29 to ptr
 %31 = add i64 %2, 656
 %32 = inttoptr i64 %31 to ptr
 br label %82
33:
 %34 = getelementptr i64, ptr %9, i64 %80
 %35 = load i64, ptr %34, align 8
 %36 = load i64, ptr %13, align 8
 %37 = inttoptr i64 %36 to ptr
 %38 = getelementptr i64, ptr %37, i64 %80
 %39 = load i64, ptr %38, align 8
 %40 = icmp eq i64 %35, %39
 br label %41
41:
 %42 = phi i1 [ %40, %33 ], [ false, %78 ]
 %43 = icmp eq i64 %6, %81
 br i1 %43, label %14, label %78
44:
 %45 = load i64, ptr %28, align 8
 %46 = inttoptr i64 %45 to ptr
 %47 = getelementptr i64, ptr %46, i64 %83
 %48 = load i64, ptr %47, align 8
 %49 = add nsw i64 %48, 1
 store i64 %49, ptr %47, align 8
 %50 = xor i1 %87, true
 %51 = icmp sgt i64 %48, 1
 %52 = select i1 %42, i1 true, i1 %51
 %53 = select i1 %50, i1 %52, i1 false
 br i1 %53, label %54, label %58
54:
 %55 = load i64, ptr %30, align 8
 %56 = inttoptr i64 %55 to ptr
 %57 = getelementptr i64, ptr %56, i64 %83
 store i64 1, ptr %57, align 8
 br label %58
58:
 %59 = load i64, ptr %85, align 8
 %60 = icmp eq i64 %59, 1
 br i1 %60, label %61, label %75
61:
 %62 = getelementptr i64, ptr %9, i64 %83
 %63 = load i64, ptr %62, align 8
 %64 = icmp sgt i64 %63, 1
 br i1 %64, label %65, label %75
65:
 %66 = load i64, ptr %32, align 8
 %67 = inttoptr i64 %66 to ptr
 %68 = getelementptr i64, ptr %67, i64 %83
 %69 = load i64, ptr %68, align 8
 %70 = icmp eq i64 %69, 1
 br i1 %70, label %71, label %75
71:
 %72 = load i64, ptr %30, align 8
 %73 = inttoptr i64 %72 to ptr
 %74 = getelementptr i64, ptr %73, i64 %83
 store i64 1, ptr %74, align 8
 br label %75
75:
 %76 = icmp eq i64 %6, %84
 br i1 %76, label %77, label %82
77:
 store ptr null, ptr %0, align 8
 ret void
78:
 %79 = phi i1 [ true, %11 ], [ %42, %41 ]
 %80 = phi i64 [ 0, %11 ], [ %81, %41 ]
 %81 = add nuw nsw i64 %80, 1
 br i1 %79, label %33, label %41
82:
 %83 = phi i64 [ 0, %14 ], [ %84, %75 ]
 %84 = add nuw nsw i64 %83, 1
 %85 = getelementptr i64, ptr %18, i64 %83
 %86 = load i64, ptr %85, align 8
 %87 = icmp eq i64 %86, 2
 %88 = load i64, ptr %22, align 1
 %89 = icmp slt i64 %88, 1
 %90 = getelementptr i64, ptr %26, i64 %83
 %91 = load i64, ptr %90, align 8
 %92 = icmp ne i64 %91, 0
 %93 = select i1 %87, i1 true, i1 %89
 %94 = select i1 %92, i1 %93, i1 false
 br i1 %94, label %44, label %58
}
define internal fastcc void @f70(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3) unnamed_addr {
4:
 %5 = alloca i8, align 1
 %6 = add i64 %2, 72
 %7 = inttoptr i64 %6 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = add i64 %2, 64
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = inttoptr i64 %11 to ptr
 %13 = add i64 %2, 216
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = add i64 %2, 224
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = add i64 %2, 208
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = inttoptr i64 %21 to ptr
 %23 = icmp slt i64 %3, 0
 %24 = select i1 %23, i64 %15, i64 0
 %25 = add i64 %24, %3
 %26 = mul i64 %25, %18
 %27 = getelementptr double, ptr %22, i64 %26
 %28 = icmp slt i64 %8, 1
 br i1 %28, label %36, label %29
29:
 %30 = phi i64 [ %31, %29 ], [ 0, %4 ]
 %31 = add nuw nsw i64 %30, 1
 %32 = getelementptr double, ptr %12, i64 %30
 %33 = load double, ptr %32, align 8
 %34 = getelementptr double, ptr %27, i64 %30
 store double %33, ptr %34, align 8
 %35 = icmp eq i64 %8, %31
 br i1 %35, label %36, label %29
36:
 %37 = add i64 %2, 120
 %38 = inttoptr i64 %37 to ptr
 %39 = load i64, ptr %38, align 8
 %40 = add i64 %2, 112
 %41 = inttoptr i64 %40 to ptr
 %42 = load i64, ptr %41, align 8
 %43 = inttoptr i64 %42 to ptr
 %44 = add i64 %2, 240
 %45 = inttoptr i64 %44 to ptr
 %46 = load i64, ptr %45, align 8
 %47 = add i64 %2, 248
 %48 = inttoptr i64 %47 to ptr
 %49 = load i64, ptr %48, align 8
 %50 = add i64 %2, 232
 %51 = inttoptr i64 %50 to ptr
 %52 = load i64, ptr %51, align 8
 %53 = inttoptr i64 %52 to ptr
 %54 = select i1 %23, i64 %46, i64 0
 %55 = add i64 %54, %3
 %56 = mul i64 %55, %49
 %57 = getelementptr double, ptr %53, i64 %56
 %58 = icmp sgt i64 %39, 0
 br i1 %58, label %59, label %66
59:
 %60 = phi i64 [ %61, %59 ], [ 0, %36 ]
 %61 = add nuw nsw i64 %60, 1
 %62 = getelementptr double, ptr %43, i64 %60
 %63 = load double, ptr %62, align 8
 %64 = getelementptr double, ptr %57, i64 %60
 store double %63, ptr %64, align 8
 %65 = icmp eq i64 %39, %61
 br i1 %65, label %66, label %59
66:
 %67 = add i64 %1, 16
 %68 = inttoptr i64 %67 to ptr
 %69 = load i64, ptr %68, align 8
 %70 = add i64 %2, 264
 %71 = inttoptr i64 %70 to ptr
 %72 = load i64, ptr %71, align 8
 %73 = add i64 %2, 272
 %74 = inttoptr i64 %73 to ptr
 %75 = load i64, ptr %74, align 8
 %76 = add i64 %2, 256
 %77 = inttoptr i64 %76 to ptr
 %78 = load i64, ptr %77, align 8
 %79 = inttoptr i64 %78 to ptr
 %80 = select i1 %23, i64 %72, i64 0
 %81 = add i64 %80, %3
 %82 = mul i64 %81, %75
 %83 = getelementptr double, ptr %79, i64 %82
 %84 = add i64 %2, 184
 %85 = inttoptr i64 %84 to ptr
 %86 = load i64, ptr %85, align 8
 %87 = add i64 %2, 176
 %88 = inttoptr i64 %87 to ptr
 %89 = load i64, ptr %88, align 8
 %90 = inttoptr i64 %89 to ptr
 %91 = add i64 %2, 192
 %92 = inttoptr i64 %91 to ptr
 %93 = load i64, ptr %92, align 8
 %94 = inttoptr i64 %93 to ptr
 %95 = icmp eq i64 %69, 0
 br i1 %95, label %121, label %96
96:
 %97 = add i64 %1, 192
 %98 = inttoptr i64 %97 to ptr
 %99 = load double, ptr %98, align 8
 call fastcc void @f3(ptr %5, i64 %69, double %99, ptr %27, i64 %18, ptr %90, i64 %86, ptr %94)
 %100 = icmp slt i64 %18, 1
 br i1 %100, label %108, label %101
101:
 %102 = phi i64 [ %103, %101 ], [ 0, %96 ]
 %103 = add nuw nsw i64 %102, 1
 %104 = getelementptr double, ptr %27, i64 %102
 %105 = load double, ptr %104, align 8
 %106 = getelementptr double, ptr %94, i64 %102
 store double %105, ptr %106, align 8
 %107 = icmp eq i64 %18, %103
 br i1 %107, label %108, label %101
108:
 %109 = inttoptr i64 %69 to ptr
 tail call void %109(ptr %94, ptr %90)
 %110 = icmp slt i64 %18, 0
 %111 = select i1 %110, i64 %86, i64 0
 %112 = getelementptr double, ptr %90, i64 %18
 %113 = getelementptr double, ptr %112, i64 %111
 %114 = load double, ptr %113, align 8
 %115 = icmp slt i64 %18, -1
 %116 = select i1 %115, i64 %86, i64 0
 %117 = getelementptr i8, ptr %112, i64 8
 %118 = getelementptr double, ptr %117, i64 %116
 %119 = load double, ptr %118, align 8
 store double %114, ptr %83, align 8
 %120 = getelementptr i8, ptr %83, i64 8
 store double %119, ptr %120, align 8
 br label %121
121:
 %122 = add i64 %2, 288
 %123 = inttoptr i64 %122 to ptr
 %124 = load i64, ptr %123, align 8
 %125 = add i64 %2, 296
 %126 = inttoptr i64 %125 to ptr
 %127 = load i64, ptr %126, align 8
 %128 = add i64 %2, 280
 %129 = inttoptr i64 %128 to ptr
 %130 = load i64, ptr %129, align 8
 %131 = inttoptr i64 %130 to ptr
 %132 = select i1 %23, i64 %124, i64 0
 %133 = add i64 %132, %3
 %134 = mul i64 %133, %127
 %135 = getelementptr double, ptr %131, i64 %134
 %136 = icmp slt i64 %127, 1
 br i1 %136, label %142, label %138
137:
 store ptr null, ptr %0, align 8
 ret void
138:
 %139 = shl i64 %134, 3
 %140 = getelementptr i8, ptr %131, i64 %139
 %141 = shl i64 %127, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %140, i8 0, i64 %141, i1 false)
 br label %142
142:
 %143 = add i64 %2, 304
 %144 = inttoptr i64 %143 to ptr
 %145 = load i64, ptr %144, align 8
 %146 = inttoptr i64 %145 to ptr
 %147 = getelementptr inbounds nuw i8, ptr %146, i64 48
 %148 = load double, ptr %147, align 1
 store double %148, ptr %135, align 8
 br i1 %58, label %149, label %137
149:
 %150 = add i64 %1, 296
 %151 = inttoptr i64 %150 to ptr
 %152 = load i64, ptr %151, align 8
 %153 = inttoptr i64 %152 to ptr
 %154 = add i64 %2, 144
 %155 = inttoptr i64 %154 to ptr
 %156 = load i64, ptr %155, align 8
 %157 = inttoptr i64 %156 to ptr
 %158 = add i64 %2, 128
 %159 = inttoptr i64 %158 to ptr
 %160 = load i64, ptr %159, align 8
 %161 = inttoptr i64 %160 to ptr
 br label %162
162:
 %163 = phi i64 [ 0, %149 ], [ %164, %162 ]
 %164 = add nuw nsw i64 %163, 1
 %165 = getelementptr i64, ptr %153, i64 %163
 %166 = load i64, ptr %165, align 8
 %167 = icmp slt i64 %166, -1
 %168 = select i1 %167, i64 %127, i64 0
 %169 = getelementptr double, ptr %135, i64 %166
 %170 = getelementptr i8, ptr %169, i64 8
 %171 = getelementptr double, ptr %170, i64 %168
 %172 = load double, ptr %171, align 8
 %173 = getelementptr double, ptr %157, i64 %163
 %174 = load double, ptr %173, align 8
 %175 = getelementptr double, ptr %161, i64 %163
 %176 = load double, ptr %175, align 8
 %177 = fsub nsz contract double %174, %176
 %178 = fadd nsz contract double %172, %177
 store double %178, ptr %171, align 8
 %179 = icmp eq i64 %164, %39
 br i1 %179, label %137, label %162
}
define internal fastcc void @f71(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, i64 %4) unnamed_addr {
5:
 %6 = alloca ptr, align 8
 %7 = alloca ptr, align 8
 %8 = alloca ptr, align 8
 call fastcc void @f77(ptr %6, i64 %1, i64 %2)
 %9 = add i64 %3, 8
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = inttoptr i64 %2 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = inttoptr i64 %13 to ptr
 %15 = add i64 %4, 240
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = inttoptr i64 %17 to ptr
 %19 = inttoptr i64 %11 to ptr
 tail call void %19(ptr %14, ptr %18)
 call fastcc void @f48(ptr %7, i64 %3, i64 %4)
 %20 = add i64 %4, 8
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = inttoptr i64 %4 to ptr
 %24 = load i64, ptr %23, align 8
 %25 = inttoptr i64 %24 to ptr
 %26 = icmp slt i64 %22, 1
 br i1 %26, label %71, label %27
27:
 %28 = add i64 %4, 32
 %29 = inttoptr i64 %28 to ptr
 %30 = load i64, ptr %29, align 8
 %31 = inttoptr i64 %30 to ptr
 %32 = add i64 %3, 64
 %33 = inttoptr i64 %32 to ptr
 %34 = add i64 %3, 128
 %35 = inttoptr i64 %34 to ptr
 %36 = add i64 %4, 392
 %37 = inttoptr i64 %36 to ptr
 %38 = add i64 %4, 376
 %39 = inttoptr i64 %38 to ptr
 br label %83
40:
 %41 = load i64, ptr %33, align 8
 %42 = inttoptr i64 %41 to ptr
 %43 = getelementptr i64, ptr %42, i64 %84
 %44 = load i64, ptr %43, align 8
 %45 = and i64 %44, -2
 %46 = icmp eq i64 %45, 2
 br i1 %46, label %47, label %69
47:
 %48 = getelementptr i64, ptr %25, i64 %84
 %49 = load i64, ptr %48, align 8
 %50 = icmp eq i64 %49, 0
 br i1 %50, label %58, label %51
51:
 %52 = load i64, ptr %35, align 8
 %53 = inttoptr i64 %52 to ptr
 %54 = getelementptr i64, ptr %53, i64 %84
 %55 = load i64, ptr %54, align 8
 %56 = icmp eq i64 %55, 0
 %57 = zext i1 %56 to i64
 br label %58
58:
 %59 = phi i64 [ 0, %47 ], [ %57, %51 ]
 %60 = load i64, ptr %37, align 8
 %61 = load i64, ptr %39, align 8
 %62 = inttoptr i64 %61 to ptr
 %63 = mul i64 %84, %60
 %64 = getelementptr double, ptr %62, i64 %63
 %65 = getelementptr double, ptr %64, i64 %59
 %66 = load double, ptr %65, align 8
 %67 = fcmp nsz contract olt double %66, 0.000000e+00
 %68 = select i1 %67, double 0.000000e+00, double %66
 store double %68, ptr %65, align 8
 br label %69
69:
 %70 = icmp eq i64 %85, %22
 br i1 %70, label %71, label %83
71:
 %72 = add i64 %1, 272
 %73 = inttoptr i64 %72 to ptr
 %74 = load i64, ptr %73, align 8
 %75 = icmp sgt i64 %74, 0
 br i1 %75, label %76, label %82
76:
 %77 = add i64 %3, 16
 %78 = inttoptr i64 %77 to ptr
 %79 = load i64, ptr %78, align 8
 %80 = icmp eq i64 %79, 0
 br i1 %80, label %82, label %81
81:
 call fastcc void @f78(ptr %8, i64 %1, i64 %2, i64 %3, i64 %4)
 br label %82
82:
 store ptr null, ptr %0, align 8
 ret void
83:
 %84 = phi i64 [ 0, %27 ], [ %85, %69 ]
 %85 = add nuw nsw i64 %84, 1
 %86 = getelementptr i64, ptr %31, i64 %84
 %87 = load i64, ptr %86, align 8
 %88 = icmp eq i64 %87, 0
 br i1 %88, label %69, label %40
}
define internal fastcc void @f72(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, i64 %4) unnamed_addr {
5:
 %6 = alloca ptr, align 8
 %7 = alloca ptr, align 8
 %8 = alloca ptr, align 8
 %9 = alloca ptr, align 8
 %10 = alloca ptr, align 8
 %11 = alloca ptr, align 8
 %12 = alloca ptr, align 8
 %13 = add i64 %2, 304
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = inttoptr i64 %15 to ptr
 %17 = add i64 %4, 1056
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = inttoptr i64 %19 to ptr
 %21 = add i64 %4, 8
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = add i64 %2, 72
 %25 = inttoptr i64 %24 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = add i64 %2, 64
 %28 = inttoptr i64 %27 to ptr
 %29 = load i64, ptr %28, align 8
 %30 = inttoptr i64 %29 to ptr
 %31 = add i64 %3, 384
 %32 = inttoptr i64 %31 to ptr
 %33 = load i64, ptr %32, align 8
 %34 = add i64 %3, 376
 %35 = inttoptr i64 %34 to ptr
 %36 = load i64, ptr %35, align 8
 %37 = inttoptr i64 %36 to ptr
 %38 = add i64 %4, 800
 %39 = inttoptr i64 %38 to ptr
 %40 = load i64, ptr %39, align 8
 %41 = add i64 %4, 792
 %42 = inttoptr i64 %41 to ptr
 %43 = load i64, ptr %42, align 8
 %44 = inttoptr i64 %43 to ptr
 %45 = icmp slt i64 %26, 1
 br i1 %45, label %53, label %46
46:
 %47 = phi i64 [ %48, %46 ], [ 0, %5 ]
 %48 = add nuw nsw i64 %47, 1
 %49 = getelementptr double, ptr %30, i64 %47
 %50 = load double, ptr %49, align 8
 %51 = getelementptr double, ptr %44, i64 %47
 store double %50, ptr %51, align 8
 %52 = icmp eq i64 %26, %48
 br i1 %52, label %53, label %46
53:
 %54 = add i64 %4, 864
 %55 = inttoptr i64 %54 to ptr
 %56 = load i64, ptr %55, align 8
 %57 = add i64 %4, 856
 %58 = inttoptr i64 %57 to ptr
 %59 = load i64, ptr %58, align 8
 %60 = inttoptr i64 %59 to ptr
 %61 = icmp slt i64 %56, 1
 br i1 %61, label %204, label %202
62:
 call fastcc void @f75(ptr %7, i64 %1, i64 %2, i64 %3, i64 %4, double 5.000000e-01)
 br label %65
63:
 %64 = icmp slt i64 %33, 1
 br i1 %64, label %65, label %68
65:
 %66 = add i64 %4, 80
 %67 = inttoptr i64 %66 to ptr
 br label %134
68:
 %69 = add i64 %4, 80
 %70 = inttoptr i64 %69 to ptr
 %71 = add i64 %3, 24
 %72 = inttoptr i64 %71 to ptr
 %73 = load i64, ptr %72, align 8
 %74 = inttoptr i64 %73 to ptr
 %75 = inttoptr i64 %3 to ptr
 %76 = inttoptr i64 %2 to ptr
 %77 = add i64 %4, 424
 %78 = inttoptr i64 %77 to ptr
 %79 = add i64 %4, 416
 %80 = inttoptr i64 %79 to ptr
 %81 = add i64 %4, 256
 %82 = inttoptr i64 %81 to ptr
 %83 = icmp slt i64 %23, 0
 %84 = add i64 %3, 392
 %85 = inttoptr i64 %84 to ptr
 br label %230
86:
 tail call void %74(ptr %44, ptr %30)
 call fastcc void @f77(ptr %6, i64 %1, i64 %2)
 %87 = load i64, ptr %75, align 8
 %88 = load i64, ptr %76, align 8
 %89 = inttoptr i64 %88 to ptr
 %90 = load i64, ptr %78, align 8
 %91 = load i64, ptr %80, align 8
 %92 = inttoptr i64 %91 to ptr
 %93 = inttoptr i64 %87 to ptr
 tail call void %93(ptr %89, ptr %92)
 %94 = load i64, ptr %82, align 8
 %95 = inttoptr i64 %94 to ptr
 br i1 %216, label %96, label %103
96:
 %97 = phi i64 [ %98, %96 ], [ 0, %86 ]
 %98 = add nuw nsw i64 %97, 1
 %99 = getelementptr double, ptr %92, i64 %97
 %100 = load double, ptr %99, align 8
 %101 = getelementptr double, ptr %95, i64 %97
 store double %100, ptr %101, align 8
 %102 = icmp eq i64 %23, %98
 br i1 %102, label %103, label %96
103:
 %104 = select i1 %83, i64 %90, i64 0
 %105 = add i64 %104, %23
 %106 = icmp slt i64 %105, 0
 br i1 %106, label %107, label %108
107:
 br label %108
108:
 %109 = phi i64 [ 0, %107 ], [ %105, %103 ]
 %110 = icmp slt i64 %105, %90
 br i1 %110, label %112, label %111
111:
 br label %112
112:
 %113 = phi i64 [ %90, %111 ], [ %109, %108 ]
 %114 = getelementptr double, ptr %92, i64 %113
 br i1 %216, label %115, label %122
115:
 %116 = phi i64 [ %117, %115 ], [ 0, %112 ]
 %117 = add nuw nsw i64 %116, 1
 %118 = getelementptr double, ptr %114, i64 %116
 %119 = load double, ptr %118, align 8
 %120 = getelementptr double, ptr %208, i64 %116
 store double %119, ptr %120, align 8
 %121 = icmp eq i64 %23, %117
 br i1 %121, label %125, label %115
122:
 %123 = load i64, ptr %85, align 8
 %124 = inttoptr i64 %123 to ptr
 br label %129
125:
 %126 = load i64, ptr %85, align 8
 %127 = inttoptr i64 %126 to ptr
 %128 = getelementptr double, ptr %127, i64 %231
 br label %250
129:
 %130 = phi ptr [ %124, %122 ], [ %127, %250 ]
 %131 = getelementptr double, ptr %130, i64 %231
 %132 = load double, ptr %131, align 8
 call fastcc void @f75(ptr %8, i64 %1, i64 %2, i64 %3, i64 %4, double %132)
 %133 = icmp eq i64 %232, %33
 br i1 %133, label %134, label %230
134:
 %135 = phi ptr [ %67, %65 ], [ %70, %129 ]
 %136 = load i64, ptr %135, align 8
 %137 = inttoptr i64 %136 to ptr
 %138 = icmp slt i64 %26, 0
 %139 = select i1 %138, i64 %40, i64 0
 %140 = add i64 %139, %26
 %141 = icmp slt i64 %140, 0
 br i1 %141, label %261, label %262
142:
 call fastcc void @f75(ptr %10, i64 %1, i64 %2, i64 %3, i64 %4, double 5.000000e-01)
 br label %143
143:
 %144 = add i64 %4, 848
 %145 = inttoptr i64 %144 to ptr
 %146 = load i64, ptr %145, align 8
 %147 = icmp slt i64 %146, 1
 br i1 %147, label %148, label %284
148:
 %149 = icmp slt i64 %23, 1
 br i1 %149, label %201, label %150
150:
 %151 = icmp sgt i64 %33, 0
 %152 = add i64 %4, 704
 %153 = inttoptr i64 %152 to ptr
 %154 = load i64, ptr %153, align 8
 %155 = add i64 %4, 688
 %156 = inttoptr i64 %155 to ptr
 %157 = load i64, ptr %156, align 8
 %158 = inttoptr i64 %157 to ptr
 %159 = add i64 %3, 216
 %160 = inttoptr i64 %159 to ptr
 %161 = load i64, ptr %160, align 8
 %162 = add i64 %3, 208
 %163 = inttoptr i64 %162 to ptr
 %164 = load i64, ptr %163, align 8
 %165 = inttoptr i64 %164 to ptr
 %166 = add i64 %3, 48
 %167 = inttoptr i64 %166 to ptr
 %168 = load i64, ptr %167, align 8
 %169 = inttoptr i64 %168 to ptr
 br label %290
170:
 %171 = getelementptr double, ptr %215, i64 %291
 %172 = load double, ptr %171, align 8
 br label %180
173:
 %174 = getelementptr double, ptr %208, i64 %291
 %175 = load double, ptr %174, align 8
 %176 = getelementptr double, ptr %215, i64 %291
 %177 = load double, ptr %176, align 8
 %178 = fadd nsz contract double %175, %177
 %179 = fmul nsz contract double %178, 5.000000e-01
 br label %180
180:
 %181 = phi double [ %172, %170 ], [ %179, %173 ]
 %182 = getelementptr double, ptr %137, i64 %291
 %183 = load double, ptr %182, align 8
 %184 = fneg nsz contract double %183
 %185 = fmul nsz contract double %181, %184
 %186 = mul i64 %291, %154
 %187 = getelementptr double, ptr %158, i64 %186
 %188 = load double, ptr %187, align 8
 %189 = fadd nsz contract double %183, %188
 store double %189, ptr %187, align 8
 %190 = getelementptr i8, ptr %187, i64 8
 %191 = load double, ptr %190, align 8
 %192 = fadd nsz contract double %185, %191
 store double %192, ptr %190, align 8
 %193 = getelementptr i64, ptr %169, i64 %291
 %194 = load i64, ptr %193, align 8
 %195 = icmp slt i64 %194, 0
 %196 = select i1 %195, i64 %161, i64 0
 %197 = getelementptr i64, ptr %165, i64 %194
 %198 = getelementptr i64, ptr %197, i64 %196
 %199 = load i64, ptr %198, align 8
 call fastcc void @f76(ptr %12, i64 %2, i64 %199, double %185)
 %200 = icmp eq i64 %292, %23
 br i1 %200, label %201, label %290
201:
 store ptr null, ptr %0, align 8
 ret void
202:
 %203 = shl i64 %56, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %60, i8 0, i64 %203, i1 false)
 br label %204
204:
 %205 = add i64 %4, 272
 %206 = inttoptr i64 %205 to ptr
 %207 = load i64, ptr %206, align 8
 %208 = inttoptr i64 %207 to ptr
 %209 = add i64 %4, 680
 %210 = inttoptr i64 %209 to ptr
 %211 = load i64, ptr %210, align 8
 %212 = add i64 %4, 672
 %213 = inttoptr i64 %212 to ptr
 %214 = load i64, ptr %213, align 8
 %215 = inttoptr i64 %214 to ptr
 %216 = icmp sgt i64 %23, 0
 br i1 %216, label %217, label %224
217:
 %218 = phi i64 [ %219, %217 ], [ 0, %204 ]
 %219 = add nuw nsw i64 %218, 1
 %220 = getelementptr double, ptr %208, i64 %218
 %221 = load double, ptr %220, align 8
 %222 = getelementptr double, ptr %215, i64 %218
 store double %221, ptr %222, align 8
 %223 = icmp eq i64 %23, %219
 br i1 %223, label %224, label %217
224:
 %225 = icmp eq i64 %33, 0
 br i1 %225, label %62, label %226
226:
 %227 = icmp slt i64 %211, 1
 br i1 %227, label %63, label %228
228:
 %229 = shl i64 %211, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %215, i8 0, i64 %229, i1 false)
 br label %63
230:
 %231 = phi i64 [ 0, %68 ], [ %232, %129 ]
 %232 = add nuw nsw i64 %231, 1
 br i1 %216, label %233, label %86
233:
 %234 = getelementptr double, ptr %37, i64 %231
 %235 = load i64, ptr %70, align 8
 %236 = inttoptr i64 %235 to ptr
 br label %237
237:
 %238 = phi i64 [ 0, %233 ], [ %239, %237 ]
 %239 = add nuw nsw i64 %238, 1
 %240 = load double, ptr %234, align 8
 %241 = getelementptr double, ptr %236, i64 %238
 %242 = load double, ptr %241, align 8
 %243 = fmul nsz contract double %240, %242
 %244 = add nsw i64 %238, %26
 %245 = icmp slt i64 %244, 0
 %246 = select i1 %245, i64 %40, i64 0
 %247 = getelementptr double, ptr %44, i64 %244
 %248 = getelementptr double, ptr %247, i64 %246
 store double %243, ptr %248, align 8
 %249 = icmp eq i64 %23, %239
 br i1 %249, label %86, label %237
250:
 %251 = phi i64 [ 0, %125 ], [ %252, %250 ]
 %252 = add nuw nsw i64 %251, 1
 %253 = getelementptr double, ptr %215, i64 %251
 %254 = load double, ptr %253, align 8
 %255 = load double, ptr %128, align 8
 %256 = getelementptr double, ptr %208, i64 %251
 %257 = load double, ptr %256, align 8
 %258 = fmul nsz contract double %255, %257
 %259 = fadd nsz contract double %254, %258
 store double %259, ptr %253, align 8
 %260 = icmp eq i64 %23, %252
 br i1 %260, label %129, label %250
261:
 br label %262
262:
 %263 = phi i64 [ 0, %261 ], [ %140, %134 ]
 %264 = icmp slt i64 %140, %40
 br i1 %264, label %266, label %265
265:
 br label %266
266:
 %267 = phi i64 [ %40, %265 ], [ %263, %262 ]
 %268 = getelementptr double, ptr %44, i64 %267
 br i1 %216, label %269, label %276
269:
 %270 = phi i64 [ %271, %269 ], [ 0, %266 ]
 %271 = add nuw nsw i64 %270, 1
 %272 = getelementptr double, ptr %137, i64 %270
 %273 = load double, ptr %272, align 8
 %274 = getelementptr double, ptr %268, i64 %270
 store double %273, ptr %274, align 8
 %275 = icmp eq i64 %23, %271
 br i1 %275, label %276, label %269
276:
 %277 = add i64 %3, 24
 %278 = inttoptr i64 %277 to ptr
 %279 = load i64, ptr %278, align 8
 %280 = inttoptr i64 %279 to ptr
 tail call void %280(ptr %44, ptr %30)
 %281 = getelementptr inbounds nuw i8, ptr %20, i64 96
 store i64 1, ptr %281, align 1
 %282 = getelementptr inbounds nuw i8, ptr %20, i64 184
 store i64 0, ptr %282, align 1
 %283 = getelementptr inbounds nuw i8, ptr %16, i64 152
 store i64 1, ptr %283, align 1
 call fastcc void @f71(ptr %9, i64 %1, i64 %2, i64 %3, i64 %4)
 br i1 %225, label %142, label %143
284:
 %285 = phi i64 [ %286, %284 ], [ 0, %143 ]
 %286 = add nuw nsw i64 %285, 1
 %287 = getelementptr double, ptr %60, i64 %285
 %288 = load double, ptr %287, align 8
 call fastcc void @f76(ptr %11, i64 %2, i64 %285, double %288)
 %289 = icmp eq i64 %146, %286
 br i1 %289, label %148, label %284
290:
 %291 = phi i64 [ 0, %150 ], [ %292, %180 ]
 %292 = add nuw nsw i64 %291, 1
 br i1 %151, label %170, label %173
}
define internal fastcc void @f73(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, ptr readonly captures(none) %3) unnamed_addr {
4:
 %5 = alloca i64, align 8
 %6 = add i64 %1, 72
 %7 = inttoptr i64 %6 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = add i64 %2, 88
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = add i64 %2, 80
 %13 = inttoptr i64 %12 to ptr
 %14 = load i64, ptr %13, align 8
 %15 = inttoptr i64 %14 to ptr
 %16 = add i64 %2, 192
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = add i64 %2, 176
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = inttoptr i64 %21 to ptr
 %23 = mul i64 %18, 48
 %24 = getelementptr i8, ptr %22, i64 %23
 %25 = icmp slt i64 %8, 1
 br i1 %25, label %26, label %27
26:
 call fastcc void @f74(ptr %5, i64 %1, i64 %2, ptr %24, i64 %18, ptr %15, i64 %11)
 br label %77
27:
 %28 = add i64 %2, 272
 %29 = inttoptr i64 %28 to ptr
 %30 = load i64, ptr %29, align 8
 %31 = inttoptr i64 %30 to ptr
 %32 = add i64 %2, 216
 %33 = inttoptr i64 %32 to ptr
 %34 = load i64, ptr %33, align 8
 %35 = add i64 %2, 200
 %36 = inttoptr i64 %35 to ptr
 %37 = load i64, ptr %36, align 8
 %38 = inttoptr i64 %37 to ptr
 %39 = getelementptr i64, ptr %38, i64 %34
 br label %83
40:
 call fastcc void @f74(ptr %5, i64 %1, i64 %2, ptr %24, i64 %18, ptr %15, i64 %11)
 %41 = add i64 %2, 320
 %42 = inttoptr i64 %41 to ptr
 %43 = add i64 %2, 304
 %44 = inttoptr i64 %43 to ptr
 %45 = add i64 %2, 272
 %46 = inttoptr i64 %45 to ptr
 %47 = load i64, ptr %46, align 8
 %48 = inttoptr i64 %47 to ptr
 %49 = add i64 %2, 224
 %50 = inttoptr i64 %49 to ptr
 %51 = load i64, ptr %50, align 8
 %52 = inttoptr i64 %51 to ptr
 %53 = add i64 %1, 240
 %54 = inttoptr i64 %53 to ptr
 %55 = load i64, ptr %54, align 8
 %56 = inttoptr i64 %55 to ptr
 %57 = load i64, ptr %42, align 8
 %58 = load i64, ptr %44, align 8
 %59 = inttoptr i64 %58 to ptr
 br label %96
60:
 %61 = getelementptr double, ptr %48, i64 %98
 %62 = load double, ptr %61, align 8
 %63 = fmul nsz contract double %111, 5.000000e-01
 %64 = fadd nsz contract double %63, %62
 %65 = fneg nsz contract double %64
 %66 = getelementptr double, ptr %15, i64 %98
 %67 = load double, ptr %66, align 8
 %68 = fmul nsz contract double %67, %65
 %69 = getelementptr double, ptr %52, i64 %98
 store double %68, ptr %69, align 8
 %70 = tail call nsz contract double @llvm.fabs.f64(double %111)
 %71 = getelementptr double, ptr %56, i64 %98
 %72 = load double, ptr %71, align 8
 %73 = fdiv nsz contract double %70, %72
 %74 = fcmp nsz contract ogt double %73, %97
 %75 = select i1 %74, double %73, double %97
 %76 = icmp eq i64 %8, %99
 br i1 %76, label %77, label %96
77:
 %78 = phi double [ 0.000000e+00, %26 ], [ %75, %60 ]
 %79 = fcmp nsz contract oeq double %78, 0.000000e+00
 %80 = fcmp nsz contract ogt double %78, 1.000000e+00
 %81 = select i1 %80, i64 1, i64 2
 %82 = select i1 %79, i64 0, i64 %81
 store i64 %82, ptr %0, align 8
 ret void
83:
 %84 = phi i64 [ 0, %27 ], [ %85, %83 ]
 %85 = add nuw nsw i64 %84, 1
 %86 = getelementptr double, ptr %31, i64 %84
 %87 = load double, ptr %86, align 8
 %88 = getelementptr double, ptr %24, i64 %84
 store double %87, ptr %88, align 8
 %89 = getelementptr i64, ptr %3, i64 %84
 %90 = load i64, ptr %89, align 8
 %91 = icmp eq i64 %90, 1
 %92 = zext i1 %91 to i64
 %93 = getelementptr i64, ptr %38, i64 %84
 store i64 0, ptr %93, align 8
 %94 = getelementptr i64, ptr %39, i64 %84
 store i64 %92, ptr %94, align 8
 %95 = icmp eq i64 %8, %85
 br i1 %95, label %40, label %83
96:
 %97 = phi double [ 0.000000e+00, %40 ], [ %75, %60 ]
 %98 = phi i64 [ 0, %40 ], [ %99, %60 ]
 %99 = add nuw nsw i64 %98, 1
 %100 = mul i64 %98, %57
 %101 = getelementptr double, ptr %59, i64 %100
 br label %102
102:
 %103 = phi double [ 0.000000e+00, %96 ], [ %111, %102 ]
 %104 = phi i64 [ 0, %96 ], [ %105, %102 ]
 %105 = add nuw nsw i64 %104, 1
 %106 = getelementptr double, ptr %101, i64 %104
 %107 = load double, ptr %106, align 8
 %108 = getelementptr double, ptr %15, i64 %104
 %109 = load double, ptr %108, align 8
 %110 = fmul nsz contract double %107, %109
 %111 = fadd nsz contract double %103, %110
 %112 = icmp eq i64 %8, %105
 br i1 %112, label %60, label %102
}
define internal fastcc void @f74(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, ptr readonly captures(none) %3, i64 %4, ptr captures(none) %5, i64 %6) unnamed_addr {
7:
 %8 = alloca ptr, align 8
 %9 = alloca i64, align 8
 %10 = add i64 %1, 72
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = add i64 %2, 160
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = add i64 %2, 168
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = add i64 %2, 152
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = inttoptr i64 %21 to ptr
 %23 = add i64 %2, 216
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = add i64 %2, 200
 %27 = inttoptr i64 %26 to ptr
 %28 = load i64, ptr %27, align 8
 %29 = inttoptr i64 %28 to ptr
 %30 = getelementptr i64, ptr %29, i64 %25
 %31 = shl i64 %25, 5
 %32 = getelementptr i8, ptr %29, i64 %31
 %33 = add i64 %2, 192
 %34 = inttoptr i64 %33 to ptr
 %35 = load i64, ptr %34, align 8
 %36 = add i64 %2, 176
 %37 = inttoptr i64 %36 to ptr
 %38 = load i64, ptr %37, align 8
 %39 = inttoptr i64 %38 to ptr
 %40 = getelementptr double, ptr %39, i64 %35
 %41 = shl i64 %35, 4
 %42 = getelementptr i8, ptr %39, i64 %41
 %43 = mul i64 %35, 40
 %44 = getelementptr i8, ptr %39, i64 %43
 %45 = mul i64 %35, 24
 %46 = getelementptr i8, ptr %39, i64 %45
 %47 = mul i64 %35, 88
 %48 = getelementptr i8, ptr %39, i64 %47
 %49 = icmp slt i64 %12, 1
 br i1 %49, label %294, label %50
50:
 %51 = add i64 %1, 80
 %52 = inttoptr i64 %51 to ptr
 br label %347
53:
 %54 = icmp slt i64 %349, 0
 %55 = select i1 %54, i64 %25, i64 0
 %56 = getelementptr i64, ptr %32, i64 %349
 %57 = getelementptr i64, ptr %56, i64 %55
 store i64 %350, ptr %57, align 8
 %58 = add nsw i64 %349, 1
 br i1 %348, label %65, label %59
59:
 %60 = load i64, ptr %52, align 8
 %61 = inttoptr i64 %60 to ptr
 %62 = getelementptr i64, ptr %61, i64 %350
 %63 = load i64, ptr %62, align 8
 %64 = icmp eq i64 %63, 0
 br label %65
65:
 %66 = phi i64 [ %349, %347 ], [ %58, %59 ], [ %58, %53 ]
 %67 = phi i1 [ %348, %347 ], [ %64, %59 ], [ true, %53 ]
 %68 = icmp eq i64 %12, %351
 br i1 %68, label %69, label %347
69:
 %70 = icmp slt i64 %66, 1
 br i1 %70, label %88, label %71
71:
 %72 = add i64 %2, 312
 %73 = inttoptr i64 %72 to ptr
 %74 = load i64, ptr %73, align 8
 %75 = add i64 %2, 320
 %76 = inttoptr i64 %75 to ptr
 %77 = load i64, ptr %76, align 8
 %78 = add i64 %2, 304
 %79 = inttoptr i64 %78 to ptr
 %80 = load i64, ptr %79, align 8
 %81 = inttoptr i64 %80 to ptr
 %82 = add i64 %2, 336
 %83 = inttoptr i64 %82 to ptr
 %84 = add i64 %2, 344
 %85 = inttoptr i64 %84 to ptr
 %86 = add i64 %2, 328
 %87 = inttoptr i64 %86 to ptr
 br label %356
88:
 br i1 %67, label %293, label %294
89:
 %90 = add i64 %2, 72
 %91 = inttoptr i64 %90 to ptr
 %92 = add i64 %2, 64
 %93 = inttoptr i64 %92 to ptr
 %94 = add i64 %2, 312
 %95 = inttoptr i64 %94 to ptr
 %96 = add i64 %2, 320
 %97 = inttoptr i64 %96 to ptr
 %98 = add i64 %2, 304
 %99 = inttoptr i64 %98 to ptr
 %100 = add i64 %2, 336
 %101 = inttoptr i64 %100 to ptr
 %102 = add i64 %2, 344
 %103 = inttoptr i64 %102 to ptr
 %104 = add i64 %2, 328
 %105 = inttoptr i64 %104 to ptr
 %106 = add i64 %1, 104
 %107 = inttoptr i64 %106 to ptr
 %108 = add i64 %1, 96
 %109 = inttoptr i64 %108 to ptr
 %110 = shl i64 %66, 4
 %111 = add nsw i64 %12, -1
 %112 = load i64, ptr %95, align 8
 %113 = load i64, ptr %97, align 8
 %114 = load i64, ptr %99, align 8
 %115 = inttoptr i64 %114 to ptr
 %116 = getelementptr double, ptr %22, i64 %66
 br label %398
117:
 %118 = fcmp nsz contract ogt double %396, 0.000000e+00
 %119 = tail call nsz contract double @llvm.sqrt.f64(double %396)
 %120 = fdiv nsz contract double 1.000000e+00, %119
 %121 = select i1 %118, double %120, double 1.000000e+00
 br label %341
122:
 %123 = select i1 %403, i64 %112, i64 0
 %124 = add i64 %123, %402
 %125 = mul i64 %124, %113
 %126 = getelementptr double, ptr %115, i64 %125
 %127 = select i1 %403, i64 %35, i64 0
 %128 = getelementptr double, ptr %46, i64 %402
 %129 = getelementptr double, ptr %128, i64 %127
 %130 = mul i64 %399, %18
 %131 = getelementptr double, ptr %22, i64 %130
 %132 = getelementptr double, ptr %131, i64 %66
 %133 = getelementptr i8, ptr %132, i64 8
 br label %270
134:
 %135 = getelementptr i64, ptr %29, i64 %411
 %136 = load i64, ptr %135, align 8
 %137 = load i64, ptr %93, align 8
 %138 = inttoptr i64 %137 to ptr
 %139 = getelementptr double, ptr %138, i64 %411
 %140 = load double, ptr %139, align 8
 %141 = getelementptr double, ptr %42, i64 %411
 %142 = load double, ptr %141, align 8
 %143 = icmp eq i64 %136, 3
 %144 = fmul nsz contract double %140, %142
 %145 = select i1 %143, double %144, double %142
 %146 = load i64, ptr %95, align 8
 %147 = load i64, ptr %97, align 8
 %148 = load i64, ptr %99, align 8
 %149 = inttoptr i64 %148 to ptr
 %150 = select i1 %403, i64 %146, i64 0
 %151 = add i64 %150, %402
 %152 = mul i64 %151, %147
 %153 = getelementptr double, ptr %149, i64 %152
 %154 = getelementptr double, ptr %153, i64 %411
 %155 = load double, ptr %154, align 8
 %156 = fmul nsz contract double %145, %155
 %157 = fsub nsz contract double %410, %156
 br label %158
158:
 %159 = phi double [ %410, %409 ], [ %157, %134 ]
 %160 = icmp eq i64 %12, %412
 br i1 %160, label %122, label %409
161:
 %162 = load i64, ptr %101, align 8
 %163 = load i64, ptr %103, align 8
 %164 = load i64, ptr %105, align 8
 %165 = inttoptr i64 %164 to ptr
 %166 = select i1 %403, i64 %162, i64 0
 %167 = add i64 %166, %402
 %168 = select i1 %421, i64 %163, i64 0
 %169 = mul i64 %167, %163
 %170 = getelementptr double, ptr %165, i64 %169
 %171 = getelementptr double, ptr %170, i64 %420
 %172 = getelementptr double, ptr %171, i64 %168
 %173 = load double, ptr %172, align 8
 br label %174
174:
 %175 = phi double [ %173, %161 ], [ 0.000000e+00, %416 ]
 %176 = add nsw i64 %420, 1
 %177 = icmp slt i64 %176, %12
 br i1 %177, label %178, label %250
178:
 %179 = load i64, ptr %107, align 8
 %180 = load i64, ptr %109, align 8
 %181 = inttoptr i64 %180 to ptr
 %182 = icmp slt i64 %420, -1
 %183 = select i1 %182, i64 %179, i64 0
 %184 = getelementptr i64, ptr %181, i64 %176
 %185 = getelementptr i64, ptr %184, i64 %183
 %186 = load i64, ptr %185, align 8
 %187 = icmp eq i64 %186, %420
 br i1 %187, label %188, label %250
188:
 %189 = phi i64 [ %243, %242 ], [ %176, %178 ]
 %190 = phi double [ %239, %242 ], [ %175, %178 ]
 %191 = phi double [ %240, %242 ], [ %425, %178 ]
 %192 = icmp slt i64 %189, 0
 %193 = select i1 %192, i64 %25, i64 0
 %194 = add i64 %193, %189
 %195 = getelementptr i64, ptr %30, i64 %194
 %196 = load i64, ptr %195, align 8
 %197 = icmp sgt i64 %196, 1
 br i1 %197, label %198, label %238
198:
 %199 = getelementptr i64, ptr %29, i64 %194
 %200 = load i64, ptr %199, align 8
 %201 = load i64, ptr %91, align 8
 %202 = load i64, ptr %93, align 8
 %203 = inttoptr i64 %202 to ptr
 %204 = select i1 %192, i64 %201, i64 0
 %205 = getelementptr double, ptr %203, i64 %189
 %206 = getelementptr double, ptr %205, i64 %204
 %207 = load double, ptr %206, align 8
 %208 = select i1 %192, i64 %35, i64 0
 %209 = getelementptr double, ptr %40, i64 %189
 %210 = getelementptr double, ptr %209, i64 %208
 %211 = load double, ptr %210, align 8
 %212 = icmp eq i64 %200, 3
 %213 = fmul nsz contract double %207, %211
 %214 = select i1 %212, double %213, double %211
 %215 = select i1 %192, i64 %113, i64 0
 %216 = getelementptr double, ptr %126, i64 %189
 %217 = getelementptr double, ptr %216, i64 %215
 %218 = load double, ptr %217, align 8
 %219 = fmul nsz contract double %218, %214
 %220 = fadd nsz contract double %191, %219
 br i1 %67, label %221, label %235
221:
 %222 = load i64, ptr %101, align 8
 %223 = load i64, ptr %103, align 8
 %224 = load i64, ptr %105, align 8
 %225 = inttoptr i64 %224 to ptr
 %226 = select i1 %403, i64 %222, i64 0
 %227 = add i64 %226, %402
 %228 = select i1 %192, i64 %223, i64 0
 %229 = mul i64 %227, %223
 %230 = getelementptr double, ptr %225, i64 %229
 %231 = getelementptr double, ptr %230, i64 %189
 %232 = getelementptr double, ptr %231, i64 %228
 %233 = load double, ptr %232, align 8
 %234 = fmul nsz contract double %214, %233
 br label %235
235:
 %236 = phi double [ %234, %221 ], [ 0.000000e+00, %198 ]
 %237 = fadd nsz contract double %190, %236
 br label %238
238:
 %239 = phi double [ %237, %235 ], [ %190, %188 ]
 %240 = phi double [ %220, %235 ], [ %191, %188 ]
 %241 = icmp eq i64 %189, %111
 br i1 %241, label %250, label %242
242:
 %243 = add i64 %189, 1
 %244 = icmp slt i64 %189, -1
 %245 = select i1 %244, i64 %179, i64 0
 %246 = getelementptr i64, ptr %181, i64 %243
 %247 = getelementptr i64, ptr %246, i64 %245
 %248 = load i64, ptr %247, align 8
 %249 = icmp eq i64 %248, %420
 br i1 %249, label %188, label %250
250:
 %251 = phi double [ %175, %178 ], [ %175, %174 ], [ %239, %238 ], [ %239, %242 ]
 %252 = phi double [ %425, %178 ], [ %425, %174 ], [ %240, %238 ], [ %240, %242 ]
 %253 = load double, ptr %129, align 8
 %254 = fmul nsz contract double %252, %253
 %255 = select i1 %421, i64 %35, i64 0
 %256 = getelementptr double, ptr %46, i64 %420
 %257 = getelementptr double, ptr %256, i64 %255
 %258 = load double, ptr %257, align 8
 %259 = fmul nsz contract double %254, %258
 %260 = getelementptr double, ptr %131, i64 %417
 store double %259, ptr %260, align 8
 br i1 %67, label %261, label %273
261:
 %262 = getelementptr double, ptr %256, i64 %255
 %263 = load double, ptr %262, align 8
 %264 = fmul nsz contract double %251, %263
 %265 = getelementptr double, ptr %133, i64 %417
 store double %264, ptr %265, align 8
 %266 = tail call nsz contract double @llvm.fabs.f64(double %264)
 %267 = fcmp nsz contract ogt double %266, %271
 %268 = select i1 %267, double %266, double %271
 %269 = icmp eq i64 %66, %418
 br i1 %269, label %279, label %270
270:
 %271 = phi double [ %268, %261 ], [ 0.000000e+00, %122 ]
 %272 = phi i64 [ %418, %261 ], [ 0, %122 ]
 br label %416
273:
 %274 = icmp eq i64 %66, %418
 br i1 %274, label %275, label %416
275:
 %276 = load double, ptr %129, align 8
 %277 = fmul nsz contract double %159, %276
 %278 = getelementptr double, ptr %116, i64 %130
 store double %277, ptr %278, align 8
 br label %290
279:
 %280 = load double, ptr %129, align 8
 %281 = fmul nsz contract double %159, %280
 %282 = getelementptr double, ptr %22, i64 %130
 %283 = getelementptr double, ptr %282, i64 %66
 store double %281, ptr %283, align 8
 %284 = getelementptr i8, ptr %282, i64 %110
 %285 = getelementptr i8, ptr %284, i64 8
 store double 0.000000e+00, ptr %285, align 8
 %286 = fcmp nsz contract ogt double %268, 0.000000e+00
 %287 = fdiv nsz contract double 1.000000e+00, %268
 %288 = select i1 %286, double %287, double 0.000000e+00
 %289 = getelementptr double, ptr %48, i64 %399
 store double %288, ptr %289, align 8
 br label %290
290:
 %291 = icmp eq i64 %66, %400
 br i1 %291, label %292, label %398
292:
 br i1 %67, label %293, label %294
293:
 call fastcc void @f24(ptr %8, i64 %66, ptr %22, i64 %18, ptr %46, i64 %35, ptr %32, ptr %48)
 br label %294
294:
 %295 = phi i1 [ true, %88 ], [ %70, %293 ], [ false, %292 ], [ true, %7 ]
 %296 = phi i8 [ 0, %88 ], [ 1, %293 ], [ 0, %292 ], [ 0, %7 ]
 %297 = phi i64 [ %66, %88 ], [ %66, %293 ], [ %66, %292 ], [ 0, %7 ]
 %298 = mul i64 %25, 40
 %299 = getelementptr i8, ptr %29, i64 %298
 store i64 0, ptr %9, align 8
 call fastcc void @f25(ptr %9, i64 %297, i8 %296, ptr %22, i64 %15, i64 %18, ptr %299, i64 %25, ptr %44, i64 %35)
 %300 = load i64, ptr %9, align 8
 br i1 %295, label %301, label %426
301:
 br i1 %49, label %339, label %302
302:
 %303 = add i64 %2, 64
 %304 = inttoptr i64 %303 to ptr
 %305 = add i64 %1, 96
 %306 = inttoptr i64 %305 to ptr
 br label %443
307:
 %308 = getelementptr i64, ptr %29, i64 %444
 %309 = load i64, ptr %308, align 8
 %310 = load i64, ptr %304, align 8
 %311 = inttoptr i64 %310 to ptr
 %312 = getelementptr double, ptr %311, i64 %444
 %313 = load double, ptr %312, align 8
 %314 = getelementptr double, ptr %42, i64 %444
 %315 = load double, ptr %314, align 8
 %316 = icmp eq i64 %309, 3
 %317 = fmul nsz contract double %313, %315
 %318 = select i1 %316, double %317, double %315
 %319 = getelementptr double, ptr %5, i64 %444
 store double %318, ptr %319, align 8
 %320 = load i64, ptr %306, align 8
 %321 = inttoptr i64 %320 to ptr
 %322 = getelementptr i64, ptr %321, i64 %444
 %323 = load i64, ptr %322, align 8
 %324 = icmp sgt i64 %323, -1
 br i1 %324, label %325, label %337
325:
 %326 = load i64, ptr %308, align 8
 %327 = load double, ptr %312, align 8
 %328 = getelementptr double, ptr %40, i64 %444
 %329 = load double, ptr %328, align 8
 %330 = icmp eq i64 %326, 3
 %331 = fmul nsz contract double %327, %329
 %332 = select i1 %330, double %331, double %329
 %333 = getelementptr double, ptr %5, i64 %323
 %334 = load double, ptr %333, align 8
 %335 = fmul nsz contract double %334, %332
 %336 = fadd nsz contract double %318, %335
 store double %336, ptr %319, align 8
 br label %337
337:
 %338 = icmp eq i64 %12, %445
 br i1 %338, label %339, label %443
339:
 %340 = sub nsw i64 %297, %300
 store i64 %340, ptr %0, align 8
 ret void
341:
 %342 = phi double [ %382, %380 ], [ %121, %117 ]
 %343 = select i1 %361, i64 %35, i64 0
 %344 = getelementptr double, ptr %46, i64 %360
 %345 = getelementptr double, ptr %344, i64 %343
 store double %342, ptr %345, align 8
 %346 = icmp eq i64 %66, %358
 br i1 %346, label %89, label %356
347:
 %348 = phi i1 [ false, %50 ], [ %67, %65 ]
 %349 = phi i64 [ 0, %50 ], [ %66, %65 ]
 %350 = phi i64 [ 0, %50 ], [ %351, %65 ]
 %351 = add nuw nsw i64 %350, 1
 %352 = getelementptr double, ptr %5, i64 %350
 store double 0.000000e+00, ptr %352, align 8
 %353 = getelementptr i64, ptr %30, i64 %350
 %354 = load i64, ptr %353, align 8
 %355 = icmp eq i64 %354, 1
 br i1 %355, label %53, label %65
356:
 %357 = phi i64 [ 0, %71 ], [ %358, %341 ]
 %358 = add nuw nsw i64 %357, 1
 %359 = getelementptr i64, ptr %32, i64 %357
 %360 = load i64, ptr %359, align 8
 %361 = icmp slt i64 %360, 0
 %362 = select i1 %361, i64 %74, i64 0
 %363 = add i64 %362, %360
 %364 = select i1 %361, i64 %77, i64 0
 %365 = mul i64 %363, %77
 %366 = getelementptr double, ptr %81, i64 %365
 %367 = getelementptr double, ptr %366, i64 %360
 %368 = getelementptr double, ptr %367, i64 %364
 %369 = load double, ptr %368, align 8
 %370 = fcmp nsz contract ogt double %369, 0.000000e+00
 br i1 %370, label %380, label %371
371:
 %372 = load i64, ptr %83, align 8
 %373 = load i64, ptr %85, align 8
 %374 = load i64, ptr %87, align 8
 %375 = inttoptr i64 %374 to ptr
 %376 = select i1 %361, i64 %372, i64 0
 %377 = add i64 %376, %360
 %378 = mul i64 %377, %373
 %379 = getelementptr double, ptr %375, i64 %378
 br label %383
380:
 %381 = tail call nsz contract double @llvm.sqrt.f64(double %369)
 %382 = fdiv nsz contract double 1.000000e+00, %381
 br label %341
383:
 %384 = phi double [ 0.000000e+00, %371 ], [ %396, %383 ]
 %385 = phi i64 [ 0, %371 ], [ %386, %383 ]
 %386 = add nuw nsw i64 %385, 1
 %387 = getelementptr i64, ptr %32, i64 %385
 %388 = load i64, ptr %387, align 8
 %389 = icmp slt i64 %388, 0
 %390 = select i1 %389, i64 %373, i64 0
 %391 = getelementptr double, ptr %379, i64 %388
 %392 = getelementptr double, ptr %391, i64 %390
 %393 = load double, ptr %392, align 8
 %394 = tail call nsz contract double @llvm.fabs.f64(double %393)
 %395 = fcmp nsz contract ogt double %394, %384
 %396 = select i1 %395, double %394, double %384
 %397 = icmp eq i64 %66, %386
 br i1 %397, label %117, label %383
398:
 %399 = phi i64 [ 0, %89 ], [ %400, %290 ]
 %400 = add nuw nsw i64 %399, 1
 %401 = getelementptr i64, ptr %32, i64 %399
 %402 = load i64, ptr %401, align 8
 %403 = icmp slt i64 %402, 0
 %404 = select i1 %403, i64 %4, i64 0
 %405 = getelementptr double, ptr %3, i64 %402
 %406 = getelementptr double, ptr %405, i64 %404
 %407 = load double, ptr %406, align 8
 %408 = fneg nsz contract double %407
 br label %409
409:
 %410 = phi double [ %159, %158 ], [ %408, %398 ]
 %411 = phi i64 [ %412, %158 ], [ 0, %398 ]
 %412 = add nuw nsw i64 %411, 1
 %413 = getelementptr i64, ptr %30, i64 %411
 %414 = load i64, ptr %413, align 8
 %415 = icmp sgt i64 %414, 1
 br i1 %415, label %134, label %158
416:
 %417 = phi i64 [ %418, %273 ], [ %272, %270 ]
 %418 = add nuw nsw i64 %417, 1
 %419 = getelementptr i64, ptr %32, i64 %417
 %420 = load i64, ptr %419, align 8
 %421 = icmp slt i64 %420, 0
 %422 = select i1 %421, i64 %113, i64 0
 %423 = getelementptr double, ptr %126, i64 %420
 %424 = getelementptr double, ptr %423, i64 %422
 %425 = load double, ptr %424, align 8
 br i1 %67, label %161, label %174
426:
 %427 = phi i64 [ %428, %426 ], [ 0, %294 ]
 %428 = add nuw nsw i64 %427, 1
 %429 = getelementptr double, ptr %44, i64 %427
 %430 = load double, ptr %429, align 8
 %431 = getelementptr i64, ptr %32, i64 %427
 %432 = load i64, ptr %431, align 8
 %433 = icmp slt i64 %432, 0
 %434 = select i1 %433, i64 %35, i64 0
 %435 = getelementptr double, ptr %46, i64 %432
 %436 = getelementptr double, ptr %435, i64 %434
 %437 = load double, ptr %436, align 8
 %438 = fmul nsz contract double %430, %437
 %439 = select i1 %433, i64 %6, i64 0
 %440 = getelementptr double, ptr %5, i64 %432
 %441 = getelementptr double, ptr %440, i64 %439
 store double %438, ptr %441, align 8
 %442 = icmp eq i64 %297, %428
 br i1 %442, label %301, label %426
443:
 %444 = phi i64 [ 0, %302 ], [ %445, %337 ]
 %445 = add nuw nsw i64 %444, 1
 %446 = getelementptr i64, ptr %30, i64 %444
 %447 = load i64, ptr %446, align 8
 %448 = icmp sgt i64 %447, 1
 br i1 %448, label %307, label %337
}
define internal fastcc void @f75(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, i64 %4, double %5) unnamed_addr {
6:
 %7 = add i64 %3, 32
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = icmp eq i64 %9, 0
 br i1 %10, label %11, label %12
11:
 store ptr null, ptr %0, align 8
 ret void
12:
 %13 = add i64 %2, 72
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = add i64 %2, 64
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = inttoptr i64 %18 to ptr
 %20 = add i64 %1, 272
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = add i64 %4, 832
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = add i64 %4, 824
 %27 = inttoptr i64 %26 to ptr
 %28 = load i64, ptr %27, align 8
 %29 = inttoptr i64 %28 to ptr
 %30 = icmp slt i64 %15, 1
 br i1 %30, label %38, label %31
31:
 %32 = phi i64 [ %33, %31 ], [ 0, %12 ]
 %33 = add nuw nsw i64 %32, 1
 %34 = getelementptr double, ptr %19, i64 %32
 %35 = load double, ptr %34, align 8
 %36 = getelementptr double, ptr %29, i64 %32
 store double %35, ptr %36, align 8
 %37 = icmp eq i64 %15, %33
 br i1 %37, label %38, label %31
38:
 %39 = add i64 %2, 8
 %40 = inttoptr i64 %39 to ptr
 %41 = load i64, ptr %40, align 8
 %42 = inttoptr i64 %2 to ptr
 %43 = load i64, ptr %42, align 8
 %44 = inttoptr i64 %43 to ptr
 %45 = add i64 %1, 136
 %46 = inttoptr i64 %45 to ptr
 %47 = load i64, ptr %46, align 8
 %48 = add nsw i64 %47, %15
 %49 = icmp slt i64 %48, 0
 %50 = select i1 %49, i64 %41, i64 0
 %51 = add i64 %50, %48
 %52 = icmp slt i64 %51, 0
 br i1 %52, label %53, label %54
53:
 br label %54
54:
 %55 = phi i64 [ 0, %53 ], [ %51, %38 ]
 %56 = icmp slt i64 %51, %41
 br i1 %56, label %58, label %57
57:
 br label %58
58:
 %59 = phi i64 [ %41, %57 ], [ %55, %54 ]
 %60 = getelementptr double, ptr %44, i64 %59
 %61 = icmp slt i64 %15, 0
 %62 = select i1 %61, i64 %25, i64 0
 %63 = add i64 %62, %15
 %64 = icmp slt i64 %63, 0
 br i1 %64, label %65, label %66
65:
 br label %66
66:
 %67 = phi i64 [ 0, %65 ], [ %63, %58 ]
 %68 = icmp slt i64 %63, %25
 br i1 %68, label %70, label %69
69:
 br label %70
70:
 %71 = phi i64 [ %25, %69 ], [ %67, %66 ]
 %72 = getelementptr double, ptr %29, i64 %71
 %73 = icmp slt i64 %22, 0
 br i1 %73, label %81, label %74
74:
 %75 = phi i64 [ %76, %74 ], [ 0, %70 ]
 %76 = add nuw nsw i64 %75, 1
 %77 = getelementptr double, ptr %60, i64 %75
 %78 = load double, ptr %77, align 8
 %79 = getelementptr double, ptr %72, i64 %75
 store double %78, ptr %79, align 8
 %80 = icmp eq i64 %22, %75
 br i1 %80, label %81, label %74
81:
 %82 = add i64 %4, 80
 %83 = inttoptr i64 %82 to ptr
 %84 = load i64, ptr %83, align 8
 %85 = inttoptr i64 %84 to ptr
 %86 = add i64 %15, 1
 %87 = add i64 %86, %22
 %88 = icmp slt i64 %87, 0
 %89 = select i1 %88, i64 %25, i64 0
 %90 = add i64 %89, %87
 %91 = icmp slt i64 %90, 0
 br i1 %91, label %92, label %93
92:
 br label %93
93:
 %94 = phi i64 [ 0, %92 ], [ %90, %81 ]
 %95 = icmp slt i64 %90, %25
 br i1 %95, label %97, label %96
96:
 br label %97
97:
 %98 = phi i64 [ %25, %96 ], [ %94, %93 ]
 %99 = getelementptr double, ptr %29, i64 %98
 %100 = add i64 %4, 8
 %101 = inttoptr i64 %100 to ptr
 %102 = load i64, ptr %101, align 8
 %103 = icmp slt i64 %102, 1
 br i1 %103, label %111, label %104
104:
 %105 = phi i64 [ %106, %104 ], [ 0, %97 ]
 %106 = add nuw nsw i64 %105, 1
 %107 = getelementptr double, ptr %85, i64 %105
 %108 = load double, ptr %107, align 8
 %109 = getelementptr double, ptr %99, i64 %105
 store double %108, ptr %109, align 8
 %110 = icmp eq i64 %102, %106
 br i1 %110, label %111, label %104
111:
 %112 = add i64 %4, 848
 %113 = inttoptr i64 %112 to ptr
 %114 = load i64, ptr %113, align 8
 %115 = add i64 %4, 840
 %116 = inttoptr i64 %115 to ptr
 %117 = load i64, ptr %116, align 8
 %118 = inttoptr i64 %117 to ptr
 %119 = inttoptr i64 %9 to ptr
 tail call void %119(ptr %29, ptr %118)
 %120 = icmp slt i64 %114, 1
 br i1 %120, label %11, label %121
121:
 %122 = add i64 %4, 856
 %123 = inttoptr i64 %122 to ptr
 %124 = load i64, ptr %123, align 8
 %125 = inttoptr i64 %124 to ptr
 br label %126
126:
 %127 = phi i64 [ 0, %121 ], [ %128, %126 ]
 %128 = add nuw nsw i64 %127, 1
 %129 = getelementptr double, ptr %125, i64 %127
 %130 = load double, ptr %129, align 8
 %131 = getelementptr double, ptr %118, i64 %127
 %132 = load double, ptr %131, align 8
 %133 = fmul nsz contract double %5, %132
 %134 = fadd nsz contract double %130, %133
 store double %134, ptr %129, align 8
 %135 = icmp eq i64 %128, %114
 br i1 %135, label %11, label %126
}
define internal fastcc void @f76(ptr noalias writeonly captures(none) initializes((0, 8)) %0, i64 %1, i64 %2, double %3) unnamed_addr {
4:
 %5 = add i64 %1, 120
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = add i64 %1, 112
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = inttoptr i64 %10 to ptr
 %12 = icmp slt i64 %2, 0
 %13 = select i1 %12, i64 %7, i64 0
 %14 = getelementptr double, ptr %11, i64 %2
 %15 = getelementptr double, ptr %14, i64 %13
 %16 = load double, ptr %15, align 8
 %17 = fadd nsz contract double %3, %16
 store double %17, ptr %15, align 8
 %18 = add i64 %1, 304
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = inttoptr i64 %20 to ptr
 %22 = getelementptr inbounds nuw i8, ptr %21, i64 48
 %23 = load double, ptr %22, align 1
 %24 = tail call nsz contract double @llvm.fabs.f64(double %3)
 %25 = fadd nsz contract double %24, %23
 store double %25, ptr %22, align 1
 %26 = add i64 %1, 136
 %27 = inttoptr i64 %26 to ptr
 %28 = load i64, ptr %27, align 8
 %29 = add i64 %1, 128
 %30 = inttoptr i64 %29 to ptr
 %31 = load i64, ptr %30, align 8
 %32 = inttoptr i64 %31 to ptr
 %33 = select i1 %12, i64 %28, i64 0
 %34 = getelementptr double, ptr %32, i64 %2
 %35 = getelementptr double, ptr %34, i64 %33
 %36 = load double, ptr %35, align 8
 %37 = load double, ptr %15, align 8
 %38 = fcmp nsz contract olt double %37, %36
 %39 = select i1 %38, double %37, double %36
 %40 = add i64 %1, 152
 %41 = inttoptr i64 %40 to ptr
 %42 = load i64, ptr %41, align 8
 %43 = add i64 %1, 144
 %44 = inttoptr i64 %43 to ptr
 %45 = load i64, ptr %44, align 8
 %46 = inttoptr i64 %45 to ptr
 %47 = select i1 %12, i64 %42, i64 0
 %48 = getelementptr double, ptr %46, i64 %2
 %49 = getelementptr double, ptr %48, i64 %47
 %50 = load double, ptr %49, align 8
 %51 = fcmp nsz contract ogt double %37, %50
 %52 = select i1 %51, double %37, double %50
 store double %39, ptr %35, align 8
 store double %52, ptr %49, align 8
 store ptr null, ptr %0, align 8
 ret void
}
define internal fastcc void @f77(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2) unnamed_addr {
3:
 %4 = add i64 %1, 136
 %5 = inttoptr i64 %4 to ptr
 %6 = load i64, ptr %5, align 8
 %7 = add i64 %2, 8
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = inttoptr i64 %2 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = inttoptr i64 %11 to ptr
 %13 = add i64 %2, 72
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = add i64 %2, 64
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = inttoptr i64 %18 to ptr
 %20 = icmp slt i64 %15, 1
 br i1 %20, label %28, label %21
21:
 %22 = phi i64 [ %23, %21 ], [ 0, %3 ]
 %23 = add nuw nsw i64 %22, 1
 %24 = getelementptr double, ptr %19, i64 %22
 %25 = load double, ptr %24, align 8
 %26 = getelementptr double, ptr %12, i64 %22
 store double %25, ptr %26, align 8
 %27 = icmp eq i64 %15, %23
 br i1 %27, label %28, label %21
28:
 %29 = icmp slt i64 %6, 1
 br i1 %29, label %40, label %30
30:
 %31 = phi i64 [ %33, %30 ], [ %6, %28 ]
 %32 = phi i64 [ %34, %30 ], [ %15, %28 ]
 %33 = add nsw i64 %31, -1
 %34 = add i64 %32, 1
 %35 = icmp slt i64 %32, 0
 %36 = select i1 %35, i64 %9, i64 0
 %37 = getelementptr double, ptr %12, i64 %32
 %38 = getelementptr double, ptr %37, i64 %36
 store double 0.000000e+00, ptr %38, align 8
 %39 = icmp samesign ugt i64 %31, 1
 br i1 %39, label %30, label %40
40:
 %41 = add i64 %2, 304
 %42 = inttoptr i64 %41 to ptr
 %43 = load i64, ptr %42, align 8
 %44 = inttoptr i64 %43 to ptr
 %45 = add nsw i64 %15, %6
 %46 = load double, ptr %44, align 1
 %47 = add i64 %1, 232
 %48 = inttoptr i64 %47 to ptr
 %49 = load i64, ptr %48, align 8
 %50 = add i64 %1, 240
 %51 = inttoptr i64 %50 to ptr
 %52 = load i64, ptr %51, align 8
 %53 = add i64 %1, 224
 %54 = inttoptr i64 %53 to ptr
 %55 = load i64, ptr %54, align 8
 %56 = inttoptr i64 %55 to ptr
 %57 = add i64 %1, 272
 %58 = inttoptr i64 %57 to ptr
 %59 = load i64, ptr %58, align 8
 %60 = add i64 %2, 96
 %61 = inttoptr i64 %60 to ptr
 %62 = load i64, ptr %61, align 8
 %63 = inttoptr i64 %62 to ptr
 %64 = getelementptr inbounds nuw i8, ptr %44, i64 96
 %65 = load i64, ptr %64, align 1
 %66 = icmp slt i64 %65, 0
 %67 = select i1 %66, i64 %49, i64 0
 %68 = add i64 %67, %65
 %69 = mul i64 %68, %52
 %70 = getelementptr double, ptr %56, i64 %69
 %71 = getelementptr i8, ptr %70, i64 16
 %72 = load double, ptr %71, align 8
 %73 = fcmp nsz contract ogt double %72, %46
 %74 = select i1 %73, double %72, double %46
 %75 = getelementptr i8, ptr %70, i64 24
 %76 = load double, ptr %75, align 8
 %77 = fcmp nsz contract olt double %76, %74
 %78 = select i1 %77, double %76, double %74
 %79 = icmp slt i64 %45, 0
 %80 = select i1 %79, i64 %9, i64 0
 %81 = getelementptr double, ptr %12, i64 %45
 %82 = getelementptr double, ptr %81, i64 %80
 store double %78, ptr %82, align 8
 %83 = icmp slt i64 %59, 1
 br i1 %83, label %122, label %84
84:
 %85 = add i64 %1, 248
 %86 = inttoptr i64 %85 to ptr
 %87 = load i64, ptr %86, align 8
 %88 = inttoptr i64 %87 to ptr
 %89 = add i64 %1, 264
 %90 = inttoptr i64 %89 to ptr
 %91 = load i64, ptr %90, align 8
 %92 = add i64 %1, 256
 %93 = inttoptr i64 %92 to ptr
 %94 = load i64, ptr %93, align 8
 %95 = select i1 %66, i64 %94, i64 0
 %96 = add i64 %95, %65
 %97 = mul i64 %91, %59
 %98 = mul i64 %97, %96
 %99 = getelementptr double, ptr %88, i64 %98
 %100 = getelementptr double, ptr %99, i64 %59
 %101 = add nsw i64 %45, 1
 br label %102
102:
 %103 = phi i64 [ 0, %84 ], [ %104, %102 ]
 %104 = add nuw nsw i64 %103, 1
 %105 = getelementptr double, ptr %63, i64 %103
 %106 = load double, ptr %105, align 8
 %107 = getelementptr double, ptr %99, i64 %103
 %108 = load double, ptr %107, align 8
 %109 = getelementptr double, ptr %100, i64 %103
 %110 = load double, ptr %109, align 8
 %111 = load double, ptr %70, align 8
 %112 = fsub nsz contract double %78, %111
 %113 = fmul nsz contract double %110, %112
 %114 = fadd nsz contract double %108, %113
 %115 = fadd nsz contract double %106, %114
 %116 = add nsw i64 %101, %103
 %117 = icmp slt i64 %116, 0
 %118 = select i1 %117, i64 %9, i64 0
 %119 = getelementptr double, ptr %12, i64 %116
 %120 = getelementptr double, ptr %119, i64 %118
 store double %115, ptr %120, align 8
 %121 = icmp eq i64 %104, %59
 br i1 %121, label %122, label %102
122:
 store ptr null, ptr %0, align 8
 ret void
}
define internal fastcc void @f78(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, i64 %4) unnamed_addr {
5:
 %6 = alloca ptr, align 8
 %7 = add i64 %4, 8
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = add i64 %2, 304
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = inttoptr i64 %12 to ptr
 %14 = getelementptr inbounds nuw i8, ptr %13, i64 96
 %15 = load i64, ptr %14, align 1
 %16 = add i64 %1, 232
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = add i64 %1, 240
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = add i64 %1, 224
 %23 = inttoptr i64 %22 to ptr
 %24 = load i64, ptr %23, align 8
 %25 = inttoptr i64 %24 to ptr
 %26 = icmp slt i64 %15, 0
 %27 = select i1 %26, i64 %18, i64 0
 %28 = add i64 %27, %15
 %29 = mul i64 %28, %21
 %30 = getelementptr double, ptr %25, i64 %29
 %31 = getelementptr i8, ptr %30, i64 8
 %32 = load double, ptr %31, align 8
 %33 = load double, ptr %30, align 8
 %34 = fsub nsz contract double %32, %33
 %35 = add i64 %1, 272
 %36 = inttoptr i64 %35 to ptr
 %37 = load i64, ptr %36, align 8
 %38 = icmp slt i64 %37, 1
 br i1 %38, label %93, label %39
39:
 %40 = add i64 %1, 248
 %41 = inttoptr i64 %40 to ptr
 %42 = load i64, ptr %41, align 8
 %43 = inttoptr i64 %42 to ptr
 %44 = getelementptr double, ptr %43, i64 %37
 %45 = add i64 %1, 264
 %46 = inttoptr i64 %45 to ptr
 %47 = load i64, ptr %46, align 8
 %48 = add i64 %1, 256
 %49 = inttoptr i64 %48 to ptr
 %50 = load i64, ptr %49, align 8
 %51 = add i64 %1, 136
 %52 = inttoptr i64 %51 to ptr
 %53 = load i64, ptr %52, align 8
 %54 = add i64 %2, 72
 %55 = inttoptr i64 %54 to ptr
 %56 = load i64, ptr %55, align 8
 %57 = select i1 %26, i64 %50, i64 0
 %58 = add i64 %57, %15
 %59 = mul i64 %37, %47
 %60 = mul i64 %59, %58
 %61 = getelementptr double, ptr %44, i64 %60
 %62 = add i64 %2, 8
 %63 = inttoptr i64 %62 to ptr
 %64 = load i64, ptr %63, align 8
 %65 = inttoptr i64 %2 to ptr
 %66 = load i64, ptr %65, align 8
 %67 = inttoptr i64 %66 to ptr
 %68 = add i64 %56, 1
 %69 = add i64 %68, %53
 br label %94
70:
 %71 = fcmp nsz contract ogt double %34, 0.000000e+00
 %72 = select i1 %101, i1 %71, i1 false
 br i1 %72, label %73, label %93
73:
 %74 = inttoptr i64 %3 to ptr
 %75 = load i64, ptr %74, align 8
 %76 = add i64 %4, 416
 %77 = inttoptr i64 %76 to ptr
 %78 = load i64, ptr %77, align 8
 %79 = inttoptr i64 %78 to ptr
 %80 = inttoptr i64 %75 to ptr
 tail call void %80(ptr %67, ptr %79)
 %81 = icmp slt i64 %9, 1
 br i1 %81, label %92, label %82
82:
 %83 = add i64 %4, 288
 %84 = inttoptr i64 %83 to ptr
 %85 = load i64, ptr %84, align 8
 %86 = inttoptr i64 %85 to ptr
 %87 = add i64 %4, 272
 %88 = inttoptr i64 %87 to ptr
 %89 = load i64, ptr %88, align 8
 %90 = inttoptr i64 %89 to ptr
 %91 = getelementptr double, ptr %79, i64 %9
 br label %111
92:
 call fastcc void @f77(ptr %6, i64 %1, i64 %2)
 br label %93
93:
 store ptr null, ptr %0, align 8
 ret void
94:
 %95 = phi i1 [ false, %39 ], [ %101, %94 ]
 %96 = phi i64 [ 0, %39 ], [ %97, %94 ]
 %97 = add nuw nsw i64 %96, 1
 %98 = getelementptr double, ptr %61, i64 %96
 %99 = load double, ptr %98, align 8
 %100 = fcmp nsz contract une double %99, 0.000000e+00
 %101 = select i1 %95, i1 true, i1 %100
 %102 = add nsw i64 %69, %96
 %103 = icmp slt i64 %102, 0
 %104 = select i1 %103, i64 %64, i64 0
 %105 = getelementptr double, ptr %67, i64 %102
 %106 = getelementptr double, ptr %105, i64 %104
 %107 = load double, ptr %106, align 8
 %108 = fmul nsz contract double %34, %99
 %109 = fadd nsz contract double %107, %108
 store double %109, ptr %106, align 8
 %110 = icmp eq i64 %97, %37
 br i1 %110, label %70, label %94
111:
 %112 = phi i64 [ 0, %82 ], [ %113, %111 ]
 %113 = add nuw nsw i64 %112, 1
 %114 = getelementptr double, ptr %86, i64 %112
 %115 = load double, ptr %114, align 8
 %116 = getelementptr double, ptr %91, i64 %112
 %117 = load double, ptr %116, align 8
 %118 = getelementptr double, ptr %90, i64 %112
 %119 = load double, ptr %118, align 8
 %120 = fsub nsz contract double %117, %119
 %121 = fdiv nsz contract double %120, %34
 %122 = fadd nsz contract double %115, %121
 store double %122, ptr %114, align 8
 %123 = icmp eq i64 %113, %9
 br i1 %123, label %92, label %111
}
define internal fastcc range(i32 0, 2) i32 @f79(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2) unnamed_addr {
3:
 %4 = add i64 %2, 1056
 %5 = inttoptr i64 %4 to ptr
 %6 = load i64, ptr %5, align 8
 %7 = inttoptr i64 %6 to ptr
 %8 = add i64 %2, 8
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = inttoptr i64 %2 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = inttoptr i64 %12 to ptr
 %14 = getelementptr inbounds nuw i8, ptr %7, i64 200
 store i64 1, ptr %14, align 1
 %15 = add i64 %2, 600
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = icmp ne i64 %17, 0
 %19 = zext i1 %18 to i64
 %20 = getelementptr inbounds nuw i8, ptr %7, i64 48
 store i64 0, ptr %20, align 1
 %21 = getelementptr inbounds nuw i8, ptr %7, i64 56
 store i64 %19, ptr %21, align 1
 %22 = icmp slt i64 %10, 1
 br i1 %22, label %74, label %23
23:
 %24 = add i64 %1, 64
 %25 = inttoptr i64 %24 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = inttoptr i64 %26 to ptr
 %28 = add i64 %1, 80
 %29 = inttoptr i64 %28 to ptr
 %30 = add i64 %1, 96
 %31 = inttoptr i64 %30 to ptr
 br label %75
32:
 store i64 1, ptr %20, align 1
 br label %33
33:
 br label %34
34:
 %35 = phi i64 [ %39, %37 ], [ 0, %33 ]
 %36 = icmp ne i64 %35, 2
 br i1 %36, label %37, label %93
37:
 %38 = or i64 %35, 2
 %39 = add nuw nsw i64 %35, 1
 %40 = icmp eq i64 %38, %85
 br i1 %40, label %93, label %34
41:
 %42 = load i64, ptr %29, align 8
 %43 = inttoptr i64 %42 to ptr
 %44 = getelementptr i64, ptr %43, i64 %80
 %45 = load i64, ptr %44, align 8
 %46 = icmp eq i64 %45, 0
 br label %47
47:
 %48 = phi i1 [ true, %93 ], [ %46, %41 ]
 br i1 %97, label %62, label %49
49:
 switch i64 %85, label %63 [
  i64 0, label %50
  i64 1, label %56
 ]
50:
 %51 = load i64, ptr %29, align 8
 %52 = inttoptr i64 %51 to ptr
 %53 = getelementptr i64, ptr %52, i64 %80
 %54 = load i64, ptr %53, align 8
 %55 = icmp slt i64 %54, 2
 br i1 %55, label %62, label %63
56:
 %57 = load i64, ptr %31, align 8
 %58 = inttoptr i64 %57 to ptr
 %59 = getelementptr i64, ptr %58, i64 %80
 %60 = load i64, ptr %59, align 8
 %61 = icmp slt i64 %60, 0
 br i1 %61, label %62, label %63
62:
 store i64 1, ptr %21, align 1
 br label %63
63:
 %64 = icmp eq i64 %81, %10
 br i1 %64, label %65, label %75
65:
 %66 = select i1 %98, i1 %48, i1 false
 %67 = select i1 %96, i1 true, i1 %66
 br i1 %67, label %68, label %74
68:
 %69 = add i64 %1, 16
 %70 = inttoptr i64 %69 to ptr
 %71 = load i64, ptr %70, align 8
 %72 = icmp eq i64 %71, 0
 %73 = select i1 %72, i64 2, i64 3
 store i64 %73, ptr %21, align 1
 br label %74
74:
 store ptr null, ptr %0, align 8
 ret i32 0
75:
 %76 = phi i64 [ 1, %23 ], [ %91, %63 ]
 %77 = phi i1 [ false, %23 ], [ %48, %63 ]
 %78 = phi i1 [ false, %23 ], [ %98, %63 ]
 %79 = phi i1 [ false, %23 ], [ %96, %63 ]
 %80 = phi i64 [ 0, %23 ], [ %81, %63 ]
 %81 = add nuw nsw i64 %80, 1
 %82 = getelementptr i64, ptr %13, i64 %80
 %83 = load i64, ptr %82, align 8
 %84 = getelementptr i64, ptr %27, i64 %80
 %85 = load i64, ptr %84, align 8
 %86 = mul nsw i64 %76, 5
 %87 = add nsw i64 %86, %83
 %88 = srem i64 %87, 1000003
 %89 = icmp slt i64 %88, 0
 %90 = add nsw i64 %88, 1000003
 %91 = select i1 %89, i64 %90, i64 %88
 store i64 %91, ptr %14, align 1
 %92 = icmp eq i64 %83, 0
 br i1 %92, label %33, label %32
93:
 %94 = icmp eq i64 %83, 1
 %95 = or i1 %94, %36
 %96 = select i1 %95, i1 true, i1 %79
 %97 = icmp sgt i64 %83, 1
 %98 = or i1 %78, %97
 br i1 %77, label %47, label %41
}
define internal fastcc void @f80(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, i64 %4) unnamed_addr {
5:
 %6 = alloca ptr, align 8
 %7 = add i64 %4, 8
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = inttoptr i64 %4 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = inttoptr i64 %11 to ptr
 %13 = icmp sgt i64 %9, 0
 br i1 %13, label %14, label %41
14:
 %15 = add i64 %3, 64
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = inttoptr i64 %17 to ptr
 %19 = add i64 %3, 80
 %20 = inttoptr i64 %19 to ptr
 %21 = add i64 %3, 96
 %22 = inttoptr i64 %21 to ptr
 br label %115
23:
 br i1 %123, label %25, label %37
24:
 br i1 %123, label %31, label %37
25:
 %26 = load i64, ptr %20, align 8
 %27 = inttoptr i64 %26 to ptr
 %28 = getelementptr i64, ptr %27, i64 %116
 %29 = load i64, ptr %28, align 8
 %30 = icmp eq i64 %29, 2
 br i1 %30, label %39, label %31
31:
 %32 = load i64, ptr %22, align 8
 %33 = inttoptr i64 %32 to ptr
 %34 = getelementptr i64, ptr %33, i64 %116
 %35 = load i64, ptr %34, align 8
 %36 = icmp sgt i64 %35, -1
 br i1 %36, label %39, label %37
37:
 %38 = phi i8 [ %114, %113 ], [ 1, %83 ], [ 0, %31 ], [ 0, %23 ], [ 0, %24 ]
 store i8 %38, ptr %0, align 1
 ret void
39:
 %40 = icmp eq i64 %9, %117
 br i1 %40, label %41, label %115
41:
 call fastcc void @f77(ptr %6, i64 %1, i64 %2)
 %42 = inttoptr i64 %3 to ptr
 %43 = load i64, ptr %42, align 8
 %44 = inttoptr i64 %2 to ptr
 %45 = load i64, ptr %44, align 8
 %46 = inttoptr i64 %45 to ptr
 %47 = add i64 %4, 424
 %48 = inttoptr i64 %47 to ptr
 %49 = load i64, ptr %48, align 8
 %50 = add i64 %4, 416
 %51 = inttoptr i64 %50 to ptr
 %52 = load i64, ptr %51, align 8
 %53 = inttoptr i64 %52 to ptr
 %54 = inttoptr i64 %43 to ptr
 tail call void %54(ptr %46, ptr %53)
 %55 = add i64 %4, 256
 %56 = inttoptr i64 %55 to ptr
 %57 = load i64, ptr %56, align 8
 %58 = inttoptr i64 %57 to ptr
 br i1 %13, label %59, label %66
59:
 %60 = phi i64 [ %61, %59 ], [ 0, %41 ]
 %61 = add nuw nsw i64 %60, 1
 %62 = getelementptr double, ptr %53, i64 %60
 %63 = load double, ptr %62, align 8
 %64 = getelementptr double, ptr %58, i64 %60
 store double %63, ptr %64, align 8
 %65 = icmp eq i64 %9, %61
 br i1 %65, label %66, label %59
66:
 %67 = icmp slt i64 %9, 0
 %68 = select i1 %67, i64 %49, i64 0
 %69 = add i64 %68, %9
 %70 = icmp slt i64 %69, 0
 br i1 %70, label %71, label %72
71:
 br label %72
72:
 %73 = phi i64 [ 0, %71 ], [ %69, %66 ]
 %74 = icmp slt i64 %69, %49
 br i1 %74, label %76, label %75
75:
 br label %76
76:
 %77 = phi i64 [ %49, %75 ], [ %73, %72 ]
 %78 = getelementptr double, ptr %53, i64 %77
 %79 = add i64 %4, 272
 %80 = inttoptr i64 %79 to ptr
 %81 = load i64, ptr %80, align 8
 %82 = inttoptr i64 %81 to ptr
 br i1 %13, label %84, label %83
83:
 br label %37
84:
 %85 = phi i64 [ %86, %84 ], [ 0, %76 ]
 %86 = add nuw nsw i64 %85, 1
 %87 = getelementptr double, ptr %78, i64 %85
 %88 = load double, ptr %87, align 8
 %89 = getelementptr double, ptr %82, i64 %85
 store double %88, ptr %89, align 8
 %90 = icmp eq i64 %9, %86
 br i1 %90, label %91, label %84
91:
 %92 = add i64 %3, 64
 %93 = inttoptr i64 %92 to ptr
 %94 = add i64 %3, 224
 %95 = inttoptr i64 %94 to ptr
 br label %124
96:
 %97 = load i64, ptr %93, align 8
 %98 = inttoptr i64 %97 to ptr
 %99 = getelementptr i64, ptr %98, i64 %126
 %100 = load i64, ptr %99, align 8
 %101 = icmp eq i64 %100, 0
 br i1 %101, label %102, label %110
102:
 %103 = getelementptr double, ptr %58, i64 %126
 %104 = load double, ptr %103, align 8
 %105 = load i64, ptr %95, align 8
 %106 = inttoptr i64 %105 to ptr
 %107 = getelementptr double, ptr %106, i64 %126
 %108 = load double, ptr %107, align 8
 %109 = fcmp nsz contract ogt double %104, %108
 br label %110
110:
 %111 = phi i1 [ true, %96 ], [ %109, %102 ], [ false, %124 ]
 %112 = icmp eq i64 %9, %127
 br i1 %112, label %113, label %124
113:
 %114 = zext i1 %111 to i8
 br label %37
115:
 %116 = phi i64 [ 0, %14 ], [ %117, %39 ]
 %117 = add nuw nsw i64 %116, 1
 %118 = getelementptr i64, ptr %18, i64 %116
 %119 = load i64, ptr %118, align 8
 %120 = icmp eq i64 %119, 0
 %121 = getelementptr i64, ptr %12, i64 %116
 %122 = load i64, ptr %121, align 8
 %123 = icmp eq i64 %122, 0
 br i1 %120, label %23, label %24
124:
 %125 = phi i1 [ true, %91 ], [ %111, %110 ]
 %126 = phi i64 [ 0, %91 ], [ %127, %110 ]
 %127 = add nuw nsw i64 %126, 1
 br i1 %125, label %96, label %110
}
define internal fastcc range(i32 0, 2) i32 @f81(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, double %4) unnamed_addr {
5:
 %6 = alloca double, align 8
 %7 = alloca i64, align 8
 %8 = alloca ptr, align 8
 store ptr null, ptr %8, align 8
 %9 = alloca i64, align 8
 %10 = alloca ptr, align 8
 store ptr null, ptr %10, align 8
 %11 = add i64 %2, 72
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = add i64 %3, 1040
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = inttoptr i64 %16 to ptr
 %18 = getelementptr inbounds nuw i8, ptr %17, i64 8
 %19 = getelementptr inbounds nuw i8, ptr %17, i64 32
 store i64 -1, ptr %19, align 1
 tail call void @llvm.memset.p0.i64(ptr align 1 dereferenceable(16) %18, i8 -1, i64 16, i1 false)
 %20 = load i64, ptr %17, align 1
 %21 = icmp eq i64 %20, 0
 br i1 %21, label %22, label %24
22:
 %23 = getelementptr inbounds nuw i8, ptr %17, i64 24
 store i64 -1, ptr %23, align 1
 br label %24
24:
 %25 = getelementptr inbounds nuw i8, ptr %17, i64 40
 %26 = icmp sgt i64 %13, 0
 %27 = tail call i64 @llvm.smax.i64(i64 %13, i64 0)
 %28 = add i64 %3, 272
 %29 = inttoptr i64 %28 to ptr
 %30 = add i64 %3, 288
 %31 = inttoptr i64 %30 to ptr
 %32 = add i64 %3, 256
 %33 = inttoptr i64 %32 to ptr
 %34 = add i64 %3, 320
 %35 = inttoptr i64 %34 to ptr
 %36 = add i64 %3, 304
 %37 = inttoptr i64 %36 to ptr
 %38 = add i64 %3, 344
 %39 = inttoptr i64 %38 to ptr
 %40 = add i64 %3, 328
 %41 = inttoptr i64 %40 to ptr
 tail call void @llvm.memset.p0.i64(ptr align 1 dereferenceable(16) %25, i8 0, i64 16, i1 false)
 br label %42
42:
 %43 = phi i64 [ 0, %24 ], [ %104, %66 ]
 %44 = icmp eq i64 %43, %27
 br i1 %44, label %71, label %103
45:
 %46 = load i64, ptr %35, align 8
 %47 = load i64, ptr %37, align 8
 %48 = inttoptr i64 %47 to ptr
 %49 = mul i64 %43, %46
 %50 = getelementptr double, ptr %48, i64 %49
 %51 = getelementptr double, ptr %50, i64 %123
 %52 = load double, ptr %51, align 8
 %53 = load i64, ptr %39, align 8
 %54 = load i64, ptr %41, align 8
 %55 = inttoptr i64 %54 to ptr
 %56 = mul i64 %43, %53
 %57 = getelementptr double, ptr %55, i64 %56
 %58 = getelementptr double, ptr %57, i64 %123
 %59 = load double, ptr %58, align 8
 %60 = fadd nsz contract double %52, %59
 %61 = fsub nsz contract double %60, %60
 %62 = fcmp nsz contract uno double %61, 0.000000e+00
 br label %63
63:
 %64 = phi i1 [ true, %121 ], [ %62, %45 ]
 %65 = icmp eq i64 %13, %124
 br i1 %65, label %66, label %121
66:
 %67 = phi i1 [ %120, %103 ], [ %64, %63 ]
 br i1 %67, label %70, label %42
68:
 %69 = phi i32 [ 0, %70 ], [ 1, %129 ], [ 0, %131 ], [ 0, %99 ], [ 1, %125 ]
 ret i32 %69
70:
 store i64 %43, ptr %18, align 1
 store i64 5, ptr %0, align 8
 br label %68
71:
 br i1 %26, label %72, label %93
72:
 %73 = add i64 %2, 80
 %74 = inttoptr i64 %73 to ptr
 br label %86
75:
 %76 = load i64, ptr %74, align 8
 %77 = inttoptr i64 %76 to ptr
 %78 = getelementptr i64, ptr %77, i64 %88
 %79 = load i64, ptr %78, align 8
 %80 = icmp eq i64 %79, 0
 %81 = icmp eq i64 %89, %13
 br i1 %81, label %90, label %82
82:
 %83 = phi i1 [ %80, %75 ], [ true, %84 ]
 br label %86
84:
 %85 = icmp eq i64 %89, %13
 br i1 %85, label %91, label %82
86:
 %87 = phi i1 [ false, %72 ], [ %83, %82 ]
 %88 = phi i64 [ 0, %72 ], [ %89, %82 ]
 %89 = add nuw nsw i64 %88, 1
 br i1 %87, label %84, label %75
90:
 br i1 %80, label %91, label %93
91:
 store double 0.000000e+00, ptr %6, align 8
 call fastcc void @f82(ptr %6, i64 %2, i64 %3)
 %92 = load double, ptr %6, align 8
 br label %93
93:
 %94 = phi i8 [ 1, %91 ], [ 0, %90 ], [ 0, %71 ]
 %95 = phi double [ %92, %91 ], [ 1.000000e+00, %90 ], [ 1.000000e+00, %71 ]
 store i64 0, ptr %7, align 8
 %96 = call fastcc i32 @f83(ptr %7, ptr %8, i64 %2, i64 %3, double %4, double %95, i8 %94)
 %97 = icmp eq i32 %96, 0
 %98 = load i64, ptr %7, align 8
 br i1 %97, label %127, label %125
99:
 store i64 %98, ptr %0, align 8
 br label %68
100:
 store i64 0, ptr %9, align 8
 %101 = call fastcc i32 @f84(ptr %9, ptr %10, i64 %2, i64 %3, double %95, i8 %94)
 %102 = icmp eq i32 %101, 0
 br i1 %102, label %131, label %129
103:
 %104 = add nuw i64 %43, 1
 %105 = load i64, ptr %29, align 8
 %106 = inttoptr i64 %105 to ptr
 %107 = getelementptr double, ptr %106, i64 %43
 %108 = load double, ptr %107, align 8
 %109 = load i64, ptr %31, align 8
 %110 = inttoptr i64 %109 to ptr
 %111 = getelementptr double, ptr %110, i64 %43
 %112 = load double, ptr %111, align 8
 %113 = fadd nsz contract double %108, %112
 %114 = load i64, ptr %33, align 8
 %115 = inttoptr i64 %114 to ptr
 %116 = getelementptr double, ptr %115, i64 %43
 %117 = load double, ptr %116, align 8
 %118 = fadd nsz contract double %113, %117
 %119 = fsub nsz contract double %118, %118
 %120 = fcmp nsz contract uno double %119, 0.000000e+00
 br i1 %26, label %121, label %66
121:
 %122 = phi i1 [ %64, %63 ], [ %120, %103 ]
 %123 = phi i64 [ %124, %63 ], [ 0, %103 ]
 %124 = add nuw nsw i64 %123, 1
 br i1 %122, label %63, label %45
125:
 %126 = load ptr, ptr %8, align 8
 store ptr %126, ptr %1, align 8
 br label %68
127:
 %128 = icmp eq i64 %98, 0
 br i1 %128, label %100, label %99
129:
 %130 = load ptr, ptr %10, align 8
 store ptr %130, ptr %1, align 8
 br label %68
131:
 %132 = load i64, ptr %9, align 8
 store i64 %132, ptr %0, align 8
 br label %68
}
define internal fastcc void @f82(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2) unnamed_addr {
3:
 %4 = add i64 %1, 72
 %5 = inttoptr i64 %4 to ptr
 %6 = load i64, ptr %5, align 8
 %7 = icmp slt i64 %6, 1
 br i1 %7, label %67, label %8
8:
 %9 = add i64 %2, 320
 %10 = inttoptr i64 %9 to ptr
 %11 = add i64 %2, 304
 %12 = inttoptr i64 %11 to ptr
 %13 = add i64 %2, 344
 %14 = inttoptr i64 %13 to ptr
 %15 = add i64 %2, 328
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %10, align 8
 %18 = load i64, ptr %12, align 8
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %14, align 8
 %21 = load i64, ptr %16, align 8
 %22 = inttoptr i64 %21 to ptr
 br label %43
23:
 %24 = icmp eq i64 %6, %46
 br i1 %24, label %67, label %43
25:
 %26 = tail call nsz contract double @llvm.fabs.f64(double %63)
 %27 = tail call nsz contract double @llvm.sqrt.f64(double %61)
 %28 = fdiv nsz contract double %26, %27
 %29 = fcmp nsz contract olt double %28, %54
 %30 = select i1 %29, double %28, double %54
 br label %31
31:
 %32 = phi double [ %30, %25 ], [ %54, %53 ]
 %33 = icmp eq i64 %6, %56
 br i1 %33, label %23, label %53
34:
 %35 = fmul nsz contract double %68, 1.000000e-09
 br label %41
36:
 %37 = add i64 %1, 288
 %38 = inttoptr i64 %37 to ptr
 %39 = load double, ptr %38, align 8
 %40 = fmul nsz contract double %39, 0x3D719799812DEA12
 br label %41
41:
 %42 = phi double [ %35, %34 ], [ %40, %36 ]
 store double %42, ptr %0, align 8
 ret void
43:
 %44 = phi double [ 0x7FF0000000000000, %8 ], [ %32, %23 ]
 %45 = phi i64 [ 0, %8 ], [ %46, %23 ]
 %46 = add nuw nsw i64 %45, 1
 %47 = mul i64 %45, %17
 %48 = getelementptr double, ptr %19, i64 %47
 %49 = getelementptr double, ptr %48, i64 %45
 %50 = load double, ptr %49, align 8
 %51 = mul i64 %45, %20
 %52 = getelementptr double, ptr %22, i64 %51
 br label %53
53:
 %54 = phi double [ %44, %43 ], [ %32, %31 ]
 %55 = phi i64 [ 0, %43 ], [ %56, %31 ]
 %56 = add nuw nsw i64 %55, 1
 %57 = mul i64 %55, %17
 %58 = getelementptr double, ptr %19, i64 %57
 %59 = getelementptr double, ptr %58, i64 %55
 %60 = load double, ptr %59, align 8
 %61 = fmul nsz contract double %50, %60
 %62 = getelementptr double, ptr %52, i64 %55
 %63 = load double, ptr %62, align 8
 %64 = fcmp nsz contract une double %63, 0.000000e+00
 %65 = fcmp nsz contract ogt double %61, 0.000000e+00
 %66 = select i1 %64, i1 %65, i1 false
 br i1 %66, label %25, label %31
67:
 %68 = phi double [ 0x7FF0000000000000, %3 ], [ %32, %23 ]
 %69 = fsub nsz contract double %68, %68
 %70 = fcmp nsz contract ord double %69, 0.000000e+00
 br i1 %70, label %34, label %36
}
define internal fastcc range(i32 0, 2) i32 @f83(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, double %4, double %5, i8 range(i8 0, 2) %6) unnamed_addr {
7:
 %8 = icmp eq i8 %6, 0
 %9 = alloca i8, align 1
 %10 = alloca i64, align 8
 %11 = alloca i64, align 8
 %12 = alloca ptr, align 8
 store ptr null, ptr %12, align 8
 %13 = alloca [2 x double], align 8
 %14 = getelementptr inbounds nuw i8, ptr %13, i64 8
 %15 = alloca i64, align 8
 %16 = alloca i64, align 8
 %17 = add i64 %2, 72
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = add i64 %2, 64
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = inttoptr i64 %22 to ptr
 %24 = add i64 %3, 1040
 %25 = inttoptr i64 %24 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = inttoptr i64 %26 to ptr
 store i8 0, ptr %9, align 1
 call fastcc void @f127(ptr %9, i64 %2, i64 %3)
 %28 = load i8, ptr %9, align 1
 %29 = icmp eq i8 %28, 0
 br i1 %29, label %32, label %33
30:
 %31 = phi i32 [ 0, %32 ], [ 0, %124 ], [ 0, %104 ], [ 1, %116 ], [ 0, %106 ], [ 1, %123 ], [ 1, %120 ], [ 1, %105 ]
 ret i32 %31
32:
 store i64 0, ptr %0, align 8
 br label %30
33:
 %34 = load i64, ptr %27, align 1
 %35 = shl nsw i64 %19, 2
 %36 = add nsw i64 %35, 10
 %37 = icmp sgt i64 %34, %36
 br i1 %37, label %40, label %38
38:
 %39 = getelementptr inbounds nuw i8, ptr %27, i64 24
 br label %109
40:
 store i64 0, ptr %10, align 8
 %41 = call fastcc i32 @f128(ptr %10, i64 %2, i64 %3)
 %42 = icmp eq i32 %41, 0
 br i1 %42, label %106, label %105
43:
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %13, i8 0, i64 16, i1 false)
 call fastcc void @f130(ptr %13, i64 %2, i64 %3)
 %44 = load double, ptr %14, align 8
 %45 = load double, ptr %13, align 8
 %46 = fneg nsz contract double %44
 %47 = fcmp nsz contract ult double %45, %46
 br i1 %47, label %48, label %56
48:
 %49 = icmp eq i64 %111, 0
 br i1 %49, label %50, label %53
50:
 store i64 0, ptr %15, align 8
 %51 = call fastcc i32 @f128(ptr %15, i64 %2, i64 %3)
 %52 = icmp eq i32 %51, 0
 br i1 %52, label %121, label %120
53:
 %54 = phi i1 [ true, %121 ], [ true, %48 ], [ %110, %118 ]
 %55 = icmp eq i64 %112, 3
 br i1 %55, label %56, label %109
56:
 %57 = phi i1 [ %54, %53 ], [ false, %43 ]
 %58 = icmp ne i64 %115, 0
 %59 = select i1 %58, i1 true, i1 %57
 br i1 %59, label %60, label %63
60:
 store i64 0, ptr %16, align 8
 %61 = call fastcc i32 @f128(ptr %16, i64 %2, i64 %3)
 %62 = icmp eq i32 %61, 0
 br i1 %62, label %124, label %123
63:
 %64 = icmp slt i64 %19, 1
 br i1 %64, label %104, label %65
65:
 %66 = add i64 %3, 80
 %67 = inttoptr i64 %66 to ptr
 %68 = load i64, ptr %67, align 8
 %69 = inttoptr i64 %68 to ptr
 %70 = add i64 %3, 96
 %71 = inttoptr i64 %70 to ptr
 %72 = add i64 %3, 112
 %73 = inttoptr i64 %72 to ptr
 %74 = inttoptr i64 %3 to ptr
 %75 = load i64, ptr %74, align 8
 %76 = inttoptr i64 %75 to ptr
 %77 = add i64 %3, 32
 %78 = inttoptr i64 %77 to ptr
 br label %130
79:
 %80 = getelementptr i64, ptr %23, i64 %131
 %81 = load i64, ptr %80, align 8
 %82 = icmp eq i64 %81, 1
 br i1 %82, label %94, label %83
83:
 %84 = load i64, ptr %71, align 8
 %85 = inttoptr i64 %84 to ptr
 %86 = getelementptr double, ptr %85, i64 %131
 %87 = load double, ptr %86, align 8
 %88 = fcmp nsz contract ogt double %4, %87
 br i1 %88, label %89, label %94
89:
 %90 = fsub nsz contract double %4, %87
 %91 = load i64, ptr %73, align 8
 %92 = inttoptr i64 %91 to ptr
 %93 = getelementptr double, ptr %92, i64 %131
 store double %90, ptr %93, align 8
 store double %4, ptr %86, align 8
 br label %94
94:
 %95 = getelementptr i64, ptr %76, i64 %131
 %96 = load i64, ptr %95, align 8
 %97 = icmp eq i64 %96, 0
 br i1 %97, label %102, label %98
98:
 %99 = load i64, ptr %78, align 8
 %100 = inttoptr i64 %99 to ptr
 %101 = getelementptr i64, ptr %100, i64 %131
 store i64 0, ptr %101, align 8
 br label %102
102:
 %103 = icmp eq i64 %132, %19
 br i1 %103, label %104, label %130
104:
 store i64 1, ptr %0, align 8
 br label %30
105:
 store ptr null, ptr %1, align 8
 br label %30
106:
 %107 = load i64, ptr %10, align 8
 %108 = getelementptr inbounds nuw i8, ptr %27, i64 8
 store i64 %107, ptr %108, align 1
 store i64 4, ptr %0, align 8
 br label %30
109:
 %110 = phi i1 [ false, %38 ], [ %54, %53 ]
 %111 = phi i64 [ 0, %38 ], [ %112, %53 ]
 %112 = add nuw nsw i64 %111, 1
 store i64 0, ptr %11, align 8
 %113 = call fastcc i32 @f129(ptr %11, ptr %12, i64 %2, i64 %3, double %4, double %5, i8 %6, i64 %111)
 %114 = icmp eq i32 %113, 0
 %115 = load i64, ptr %11, align 8
 br i1 %114, label %118, label %116
116:
 %117 = load ptr, ptr %12, align 8
 store ptr %117, ptr %1, align 8
 br label %30
118:
 %119 = icmp eq i64 %115, 0
 br i1 %119, label %43, label %53
120:
 store ptr null, ptr %1, align 8
 br label %30
121:
 %122 = load i64, ptr %15, align 8
 store i64 %122, ptr %39, align 1
 br label %53
123:
 store ptr null, ptr %1, align 8
 br label %30
124:
 %125 = load i64, ptr %16, align 8
 %126 = getelementptr inbounds nuw i8, ptr %27, i64 8
 store i64 %125, ptr %126, align 1
 %127 = getelementptr inbounds nuw i8, ptr %27, i64 16
 store i64 -1, ptr %127, align 1
 %128 = getelementptr inbounds nuw i8, ptr %27, i64 48
 store double 0.000000e+00, ptr %128, align 1
 %129 = select i1 %8, i64 2, i64 3
 store i64 %129, ptr %0, align 8
 br label %30
130:
 %131 = phi i64 [ 0, %65 ], [ %132, %102 ]
 %132 = add nuw nsw i64 %131, 1
 %133 = getelementptr double, ptr %69, i64 %131
 %134 = load double, ptr %133, align 8
 %135 = fcmp nsz contract ogt double %134, 0.000000e+00
 br i1 %135, label %79, label %94
}
define internal fastcc range(i32 0, 2) i32 @f84(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, double %4, i8 range(i8 0, 2) %5) unnamed_addr {
6:
 %7 = icmp eq i8 %5, 0
 %8 = alloca ptr, align 8
 %9 = alloca ptr, align 8
 %10 = alloca double, align 8
 store double 0.000000e+00, ptr %10, align 8
 %11 = alloca i64, align 8
 store i64 0, ptr %11, align 8
 %12 = alloca i64, align 8
 store i64 0, ptr %12, align 8
 %13 = alloca double, align 8
 store double 0.000000e+00, ptr %13, align 8
 %14 = alloca i8, align 1
 store i8 0, ptr %14, align 1
 %15 = alloca i8, align 1
 store i8 0, ptr %15, align 1
 %16 = alloca ptr, align 8
 %17 = alloca ptr, align 8
 %18 = add i64 %2, 72
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = add i64 %3, 216
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = add i64 %3, 200
 %25 = inttoptr i64 %24 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = inttoptr i64 %26 to ptr
 %28 = getelementptr i64, ptr %27, i64 %23
 %29 = add i64 %3, 192
 %30 = inttoptr i64 %29 to ptr
 %31 = load i64, ptr %30, align 8
 %32 = add i64 %3, 176
 %33 = inttoptr i64 %32 to ptr
 %34 = load i64, ptr %33, align 8
 %35 = inttoptr i64 %34 to ptr
 %36 = shl i64 %31, 5
 %37 = getelementptr i8, ptr %35, i64 %36
 %38 = mul i64 %31, 48
 %39 = getelementptr i8, ptr %35, i64 %38
 call fastcc void @f85(ptr %8, i64 %2, i64 %3)
 call fastcc void @f92(ptr %9, i64 %2, i64 %3)
 br i1 %7, label %48, label %40
40:
 %41 = add i64 %3, 1040
 %42 = inttoptr i64 %41 to ptr
 %43 = load i64, ptr %42, align 8
 %44 = inttoptr i64 %43 to ptr
 %45 = load i64, ptr %44, align 1
 %46 = icmp eq i64 %45, 0
 %47 = zext i1 %46 to i8
 br label %48
48:
 %49 = phi i8 [ %47, %40 ], [ 0, %6 ]
 store double 0.000000e+00, ptr %10, align 8
 call fastcc void @f86(ptr %10, i64 %2, i64 %3)
 %50 = icmp slt i64 %20, 0
 br i1 %50, label %137, label %51
51:
 %52 = shl nuw nsw i64 %20, 1
 %53 = add nuw nsw i64 %52, 2
 %54 = load double, ptr %10, align 8
 %55 = icmp eq i64 %20, 0
 %56 = add i64 %2, 80
 %57 = inttoptr i64 %56 to ptr
 %58 = add i64 %3, 272
 %59 = inttoptr i64 %58 to ptr
 %60 = add i64 %3, 296
 %61 = inttoptr i64 %60 to ptr
 %62 = add i64 %3, 288
 %63 = inttoptr i64 %62 to ptr
 %64 = shl i64 %23, 6
 %65 = getelementptr i8, ptr %27, i64 %64
 %66 = add i64 %3, 320
 %67 = inttoptr i64 %66 to ptr
 %68 = add i64 %3, 304
 %69 = inttoptr i64 %68 to ptr
 %70 = load i64, ptr %61, align 8
 %71 = load i64, ptr %63, align 8
 %72 = inttoptr i64 %71 to ptr
 %73 = inttoptr i64 %71 to ptr
 br label %143
74:
 %75 = getelementptr double, ptr %72, i64 %152
 %76 = load double, ptr %75, align 8
 br label %86
77:
 %78 = load i64, ptr %59, align 8
 %79 = inttoptr i64 %78 to ptr
 %80 = getelementptr double, ptr %79, i64 %152
 %81 = load double, ptr %80, align 8
 %82 = getelementptr double, ptr %73, i64 %152
 %83 = load double, ptr %82, align 8
 %84 = fmul nsz contract double %4, %83
 %85 = fadd nsz contract double %81, %84
 br label %86
86:
 %87 = phi double [ %76, %74 ], [ %85, %77 ]
 %88 = getelementptr double, ptr %35, i64 %152
 store double %87, ptr %88, align 8
 %89 = getelementptr i64, ptr %65, i64 %152
 %90 = load i64, ptr %89, align 8
 %91 = icmp eq i64 %90, 5
 br i1 %91, label %92, label %102
92:
 %93 = load i64, ptr %67, align 8
 %94 = load i64, ptr %69, align 8
 %95 = inttoptr i64 %94 to ptr
 %96 = mul i64 %152, %93
 %97 = getelementptr double, ptr %95, i64 %96
 %98 = getelementptr double, ptr %97, i64 %152
 %99 = load double, ptr %98, align 8
 %100 = tail call nsz contract double @llvm.sqrt.f64(double %99)
 %101 = fmul nsz contract double %144, %100
 br label %102
102:
 %103 = phi double [ %101, %92 ], [ 0.000000e+00, %86 ]
 %104 = fsub nsz contract double %87, %103
 store double %104, ptr %88, align 8
 %105 = icmp sgt i64 %151, 1
 br i1 %105, label %150, label %106
106:
 store i64 0, ptr %11, align 8
 call fastcc void @f87(ptr %11, i64 %2, i64 %3, double %4, i8 %5, ptr %72, i64 %70, i8 %49, ptr %37, i64 %31)
 %107 = load i64, ptr %11, align 8
 %108 = icmp eq i64 %107, 0
 br i1 %108, label %114, label %109
109:
 %110 = fcmp nsz contract oeq double %144, 0.000000e+00
 br i1 %110, label %111, label %138
111:
 store i64 0, ptr %12, align 8
 %112 = call fastcc i32 @f88(ptr %12, i64 %2, i64 %3, i8 %5)
 %113 = icmp eq i32 %112, 0
 br i1 %113, label %159, label %158
114:
 store double 0.000000e+00, ptr %13, align 8
 call fastcc void @f89(ptr %13, i64 %2, i64 %3, ptr %39)
 %115 = load double, ptr %13, align 8
 %116 = fmul nsz contract double %115, 1.000000e-09
 store i8 0, ptr %14, align 1
 %117 = call fastcc i32 @f93(ptr %14, i64 %2, i64 %3, ptr %39, double %116)
 %118 = icmp eq i32 %117, 0
 br i1 %118, label %162, label %161
119:
 store i8 0, ptr %15, align 1
 call fastcc void @f90(ptr %15, i64 %2, i64 %3, ptr %39, double %116)
 %120 = load i8, ptr %15, align 1
 %121 = icmp eq i8 %120, 0
 br i1 %121, label %122, label %138
122:
 %123 = icmp eq i64 %20, 0
 br i1 %123, label %137, label %124
124:
 %125 = add i64 %3, 48
 %126 = inttoptr i64 %125 to ptr
 %127 = load i64, ptr %126, align 8
 %128 = inttoptr i64 %127 to ptr
 %129 = add i64 %3, 64
 %130 = inttoptr i64 %129 to ptr
 br label %165
131:
 %132 = load i64, ptr %130, align 8
 %133 = inttoptr i64 %132 to ptr
 %134 = getelementptr double, ptr %133, i64 %166
 store double 0.000000e+00, ptr %134, align 8
 br label %135
135:
 %136 = icmp eq i64 %167, %20
 br i1 %136, label %137, label %165
137:
 call fastcc void @f91(ptr %16, i64 %2, i64 %3)
 call fastcc void @f94(ptr %17, i64 %2, i64 %3, double %4, i8 %5)
 store i64 0, ptr %0, align 8
 br label %141
138:
 %139 = phi double [ 0.000000e+00, %109 ], [ %144, %119 ], [ %144, %162 ]
 %140 = icmp sgt i64 %145, 1
 br i1 %140, label %143, label %122
141:
 %142 = phi i32 [ 1, %158 ], [ 1, %161 ], [ 0, %137 ], [ 0, %159 ]
 ret i32 %142
143:
 %144 = phi double [ %54, %51 ], [ %139, %138 ]
 %145 = phi i64 [ %53, %51 ], [ %146, %138 ]
 %146 = add nsw i64 %145, -1
 br i1 %55, label %106, label %147
147:
 %148 = load i64, ptr %57, align 8
 %149 = inttoptr i64 %148 to ptr
 br label %150
150:
 %151 = phi i64 [ %20, %147 ], [ %153, %102 ]
 %152 = phi i64 [ 0, %147 ], [ %154, %102 ]
 %153 = add nsw i64 %151, -1
 %154 = add nuw nsw i64 %152, 1
 %155 = getelementptr i64, ptr %149, i64 %152
 %156 = load i64, ptr %155, align 8
 %157 = icmp sgt i64 %156, 0
 br i1 %157, label %74, label %77
158:
 store ptr null, ptr %1, align 8
 br label %141
159:
 %160 = load i64, ptr %12, align 8
 store i64 %160, ptr %0, align 8
 br label %141
161:
 store ptr null, ptr %1, align 8
 br label %141
162:
 %163 = load i8, ptr %14, align 1
 %164 = icmp eq i8 %163, 0
 br i1 %164, label %119, label %138
165:
 %166 = phi i64 [ 0, %124 ], [ %167, %135 ]
 %167 = add nuw nsw i64 %166, 1
 %168 = getelementptr i64, ptr %28, i64 %166
 %169 = load i64, ptr %168, align 8
 %170 = getelementptr i64, ptr %128, i64 %166
 store i64 %169, ptr %170, align 8
 %171 = icmp slt i64 %169, 2
 br i1 %171, label %131, label %135
}
define internal fastcc void @f85(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2) unnamed_addr {
3:
 %4 = alloca i64, align 8
 %5 = add i64 %2, 216
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = add i64 %2, 200
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = inttoptr i64 %10 to ptr
 %12 = shl i64 %7, 6
 %13 = getelementptr i8, ptr %11, i64 %12
 %14 = add i64 %1, 72
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = add i64 %1, 64
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = inttoptr i64 %19 to ptr
 %21 = icmp slt i64 %16, 1
 br i1 %21, label %125, label %22
22:
 %23 = add i64 %2, 64
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = inttoptr i64 %25 to ptr
 %27 = add i64 %2, 32
 %28 = inttoptr i64 %27 to ptr
 %29 = inttoptr i64 %2 to ptr
 %30 = add i64 %1, 80
 %31 = inttoptr i64 %30 to ptr
 %32 = add i64 %1, 224
 %33 = inttoptr i64 %32 to ptr
 %34 = add i64 %2, 256
 %35 = inttoptr i64 %34 to ptr
 %36 = add i64 %2, 1040
 %37 = inttoptr i64 %36 to ptr
 %38 = add i64 %2, 272
 %39 = inttoptr i64 %38 to ptr
 %40 = add i64 %1, 240
 %41 = inttoptr i64 %40 to ptr
 br label %128
42:
 %43 = load i64, ptr %28, align 8
 %44 = inttoptr i64 %43 to ptr
 %45 = getelementptr i64, ptr %44, i64 %129
 %46 = load i64, ptr %45, align 8
 %47 = icmp eq i64 %46, 0
 br i1 %47, label %54, label %48
48:
 %49 = load i64, ptr %29, align 8
 %50 = inttoptr i64 %49 to ptr
 %51 = getelementptr i64, ptr %50, i64 %129
 %52 = load i64, ptr %51, align 8
 %53 = icmp eq i64 %52, 0
 br i1 %53, label %77, label %54
54:
 %55 = load i64, ptr %31, align 8
 %56 = inttoptr i64 %55 to ptr
 %57 = getelementptr i64, ptr %56, i64 %129
 %58 = load i64, ptr %57, align 8
 %59 = icmp slt i64 %58, 2
 br i1 %59, label %77, label %60
60:
 %61 = load i64, ptr %29, align 8
 %62 = inttoptr i64 %61 to ptr
 %63 = getelementptr i64, ptr %62, i64 %129
 %64 = load i64, ptr %63, align 8
 %65 = icmp eq i64 %64, 1
 %66 = load i64, ptr %33, align 8
 %67 = inttoptr i64 %66 to ptr
 %68 = getelementptr double, ptr %67, i64 %129
 %69 = load double, ptr %68, align 8
 %70 = fmul nsz contract double %69, 1.000000e+03
 %71 = select i1 %65, double %70, double %69
 %72 = load i64, ptr %35, align 8
 %73 = inttoptr i64 %72 to ptr
 %74 = getelementptr double, ptr %73, i64 %129
 %75 = load double, ptr %74, align 8
 %76 = fcmp nsz contract ugt double %75, %71
 br i1 %76, label %126, label %77
77:
 call fastcc void @f126(ptr %4, i64 %1, i64 %2, i64 %129)
 %78 = load i64, ptr %4, align 8
 store i64 %78, ptr %131, align 8
 %79 = icmp eq i64 %78, 1
 br i1 %79, label %80, label %126
80:
 %81 = load i64, ptr %31, align 8
 %82 = inttoptr i64 %81 to ptr
 %83 = getelementptr i64, ptr %82, i64 %129
 %84 = load i64, ptr %83, align 8
 %85 = icmp sgt i64 %84, 0
 br i1 %85, label %86, label %126
86:
 %87 = icmp eq i64 %84, 1
 br i1 %87, label %88, label %96
88:
 %89 = load i64, ptr %45, align 8
 %90 = icmp eq i64 %89, 0
 br i1 %90, label %96, label %91
91:
 %92 = load i64, ptr %37, align 8
 %93 = inttoptr i64 %92 to ptr
 %94 = load i64, ptr %93, align 1
 %95 = icmp eq i64 %94, 0
 br label %96
96:
 %97 = phi i1 [ %95, %91 ], [ false, %88 ], [ false, %86 ]
 %98 = load i64, ptr %39, align 8
 %99 = inttoptr i64 %98 to ptr
 %100 = getelementptr double, ptr %99, i64 %129
 %101 = load double, ptr %100, align 8
 %102 = load i64, ptr %41, align 8
 %103 = inttoptr i64 %102 to ptr
 %104 = getelementptr double, ptr %103, i64 %129
 %105 = load double, ptr %104, align 8
 %106 = fcmp nsz contract ogt double %101, %105
 br i1 %106, label %107, label %115
107:
 br i1 %97, label %108, label %114
108:
 %109 = load i64, ptr %29, align 8
 %110 = inttoptr i64 %109 to ptr
 %111 = getelementptr i64, ptr %110, i64 %129
 %112 = load i64, ptr %111, align 8
 %113 = icmp eq i64 %112, 0
 br i1 %113, label %115, label %114
114:
 store i64 0, ptr %131, align 8
 br label %126
115:
 %116 = load i64, ptr %45, align 8
 %117 = icmp eq i64 %116, 0
 br i1 %117, label %126, label %118
118:
 %119 = load i64, ptr %29, align 8
 %120 = inttoptr i64 %119 to ptr
 %121 = getelementptr i64, ptr %120, i64 %129
 %122 = load i64, ptr %121, align 8
 %123 = icmp eq i64 %122, 1
 br i1 %123, label %124, label %126
124:
 store i64 0, ptr %131, align 8
 store i64 1, ptr %132, align 8
 br label %126
125:
 store ptr null, ptr %0, align 8
 ret void
126:
 %127 = icmp eq i64 %130, %16
 br i1 %127, label %125, label %128
128:
 %129 = phi i64 [ 0, %22 ], [ %130, %126 ]
 %130 = add nuw nsw i64 %129, 1
 %131 = getelementptr i64, ptr %11, i64 %129
 store i64 0, ptr %131, align 8
 %132 = getelementptr i64, ptr %13, i64 %129
 store i64 0, ptr %132, align 8
 %133 = getelementptr double, ptr %26, i64 %129
 store double 0.000000e+00, ptr %133, align 8
 %134 = getelementptr i64, ptr %20, i64 %129
 %135 = load i64, ptr %134, align 8
 %136 = icmp eq i64 %135, 1
 br i1 %136, label %126, label %42
}
define internal fastcc void @f86(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2) unnamed_addr {
3:
 %4 = add i64 %1, 72
 %5 = inttoptr i64 %4 to ptr
 %6 = load i64, ptr %5, align 8
 %7 = icmp slt i64 %6, 1
 br i1 %7, label %139, label %8
8:
 %9 = add i64 %2, 320
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = add i64 %2, 304
 %13 = inttoptr i64 %12 to ptr
 %14 = load i64, ptr %13, align 8
 %15 = inttoptr i64 %14 to ptr
 %16 = add i64 %2, 288
 %17 = inttoptr i64 %16 to ptr
 br label %145
18:
 %19 = add i64 %2, 32
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = inttoptr i64 %21 to ptr
 %23 = inttoptr i64 %2 to ptr
 %24 = add i64 %2, 728
 %25 = inttoptr i64 %24 to ptr
 %26 = add i64 %2, 1040
 %27 = inttoptr i64 %26 to ptr
 %28 = add i64 %2, 216
 %29 = inttoptr i64 %28 to ptr
 %30 = add i64 %2, 200
 %31 = inttoptr i64 %30 to ptr
 %32 = add i64 %1, 80
 %33 = inttoptr i64 %32 to ptr
 %34 = add i64 %2, 320
 %35 = inttoptr i64 %34 to ptr
 %36 = add i64 %2, 304
 %37 = inttoptr i64 %36 to ptr
 %38 = add i64 %2, 272
 %39 = inttoptr i64 %38 to ptr
 %40 = load i64, ptr %39, align 8
 %41 = inttoptr i64 %40 to ptr
 %42 = add i64 %1, 240
 %43 = inttoptr i64 %42 to ptr
 %44 = load i64, ptr %43, align 8
 %45 = inttoptr i64 %44 to ptr
 %46 = add i64 %2, 288
 %47 = inttoptr i64 %46 to ptr
 %48 = fmul nsz contract double %63, 0x3D06849B86A12B9B
 br label %49
49:
 %50 = phi i1 [ true, %130 ], [ false, %18 ]
 %51 = phi i64 [ %156, %130 ], [ 0, %18 ]
 br label %154
52:
 %53 = load i64, ptr %17, align 8
 %54 = inttoptr i64 %53 to ptr
 %55 = getelementptr double, ptr %54, i64 %147
 %56 = load double, ptr %55, align 8
 %57 = tail call nsz contract double @llvm.fabs.f64(double %56)
 %58 = tail call nsz contract double @llvm.sqrt.f64(double %152)
 %59 = fdiv nsz contract double %57, %58
 %60 = fcmp nsz contract ogt double %59, %146
 %61 = select i1 %60, double %59, double %146
 br label %62
62:
 %63 = phi double [ %61, %52 ], [ %146, %145 ]
 %64 = icmp eq i64 %6, %148
 br i1 %64, label %18, label %145
65:
 %66 = load i64, ptr %23, align 8
 %67 = inttoptr i64 %66 to ptr
 %68 = getelementptr i64, ptr %67, i64 %155
 %69 = load i64, ptr %68, align 8
 %70 = icmp eq i64 %69, 0
 br i1 %70, label %71, label %103
71:
 %72 = load i64, ptr %25, align 8
 %73 = inttoptr i64 %72 to ptr
 %74 = getelementptr i64, ptr %73, i64 %155
 %75 = load i64, ptr %74, align 8
 %76 = icmp eq i64 %75, 0
 br i1 %76, label %77, label %103
77:
 %78 = load i64, ptr %27, align 8
 %79 = inttoptr i64 %78 to ptr
 %80 = load i64, ptr %79, align 1
 %81 = icmp eq i64 %80, 0
 br i1 %81, label %82, label %103
82:
 %83 = load i64, ptr %31, align 8
 %84 = inttoptr i64 %83 to ptr
 %85 = getelementptr i64, ptr %84, i64 %155
 %86 = load i64, ptr %85, align 8
 %87 = icmp eq i64 %86, 1
 br i1 %87, label %88, label %103
88:
 %89 = load i64, ptr %33, align 8
 %90 = inttoptr i64 %89 to ptr
 %91 = getelementptr i64, ptr %90, i64 %155
 %92 = load i64, ptr %91, align 8
 %93 = icmp sgt i64 %92, 0
 br i1 %93, label %94, label %103
94:
 %95 = load i64, ptr %35, align 8
 %96 = load i64, ptr %37, align 8
 %97 = inttoptr i64 %96 to ptr
 %98 = mul i64 %155, %95
 %99 = getelementptr double, ptr %97, i64 %98
 %100 = getelementptr double, ptr %99, i64 %155
 %101 = load double, ptr %100, align 8
 %102 = fcmp nsz contract ule double %101, 0.000000e+00
 br label %103
103:
 %104 = phi i1 [ %102, %94 ], [ true, %88 ], [ true, %82 ], [ true, %77 ], [ true, %154 ], [ true, %65 ], [ true, %71 ]
 %105 = getelementptr double, ptr %41, i64 %155
 %106 = load double, ptr %105, align 8
 %107 = tail call nsz contract double @llvm.fabs.f64(double %106)
 %108 = getelementptr double, ptr %45, i64 %155
 %109 = load double, ptr %108, align 8
 %110 = fcmp nsz contract ugt double %107, %109
 br i1 %110, label %128, label %111
111:
 %112 = load i64, ptr %47, align 8
 %113 = inttoptr i64 %112 to ptr
 %114 = getelementptr double, ptr %113, i64 %155
 %115 = load double, ptr %114, align 8
 %116 = tail call nsz contract double @llvm.fabs.f64(double %115)
 %117 = load i64, ptr %35, align 8
 %118 = load i64, ptr %37, align 8
 %119 = inttoptr i64 %118 to ptr
 %120 = mul i64 %155, %117
 %121 = getelementptr double, ptr %119, i64 %120
 %122 = getelementptr double, ptr %121, i64 %155
 %123 = load double, ptr %122, align 8
 %124 = tail call nsz contract double @llvm.sqrt.f64(double %123)
 %125 = fmul nsz contract double %48, %124
 %126 = fcmp nsz contract ugt double %116, %125
 %127 = select i1 %104, i1 true, i1 %126
 br i1 %127, label %128, label %130
128:
 %129 = icmp eq i64 %6, %156
 br i1 %129, label %138, label %154
130:
 %131 = load i64, ptr %29, align 8
 %132 = load i64, ptr %31, align 8
 %133 = inttoptr i64 %132 to ptr
 %134 = shl i64 %131, 6
 %135 = getelementptr i8, ptr %133, i64 %134
 %136 = getelementptr i64, ptr %135, i64 %155
 store i64 5, ptr %136, align 8
 %137 = icmp eq i64 %6, %156
 br i1 %137, label %141, label %49
138:
 br i1 %50, label %141, label %139
139:
 %140 = phi double [ %144, %141 ], [ 0.000000e+00, %138 ], [ 0.000000e+00, %3 ]
 store double %140, ptr %0, align 8
 ret void
141:
 %142 = fcmp nsz contract ogt double %63, 0.000000e+00
 %143 = fmul nsz contract double %63, 1.000000e-09
 %144 = select i1 %142, double %143, double 1.000000e+00
 br label %139
145:
 %146 = phi double [ 0.000000e+00, %8 ], [ %63, %62 ]
 %147 = phi i64 [ 0, %8 ], [ %148, %62 ]
 %148 = add nuw nsw i64 %147, 1
 %149 = mul i64 %147, %11
 %150 = getelementptr double, ptr %15, i64 %149
 %151 = getelementptr double, ptr %150, i64 %147
 %152 = load double, ptr %151, align 8
 %153 = fcmp nsz contract ogt double %152, 0.000000e+00
 br i1 %153, label %52, label %62
154:
 %155 = phi i64 [ %156, %128 ], [ %51, %49 ]
 %156 = add nuw nsw i64 %155, 1
 %157 = getelementptr i64, ptr %22, i64 %155
 %158 = load i64, ptr %157, align 8
 %159 = icmp eq i64 %158, 0
 br i1 %159, label %103, label %65
}
define internal fastcc void @f87(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3, i8 range(i8 0, 2) %4, ptr readonly captures(none) %5, i64 %6, i8 range(i8 0, 2) %7, ptr captures(none) %8, i64 %9) unnamed_addr {
10:
 %11 = alloca i64, align 8
 %12 = alloca i64, align 8
 %13 = alloca i64, align 8
 %14 = alloca ptr, align 8
 %15 = alloca i64, align 8
 store i64 0, ptr %15, align 8
 %16 = alloca i8, align 1
 store i8 0, ptr %16, align 1
 %17 = alloca ptr, align 8
 %18 = alloca i8, align 1
 store i8 0, ptr %18, align 1
 %19 = alloca ptr, align 8
 %20 = alloca i64, align 8
 %21 = add i64 %2, 192
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = add i64 %2, 176
 %25 = inttoptr i64 %24 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = inttoptr i64 %26 to ptr
 %28 = mul i64 %23, 72
 %29 = getelementptr i8, ptr %27, i64 %28
 store i64 0, ptr %11, align 8
 call fastcc void @f125(ptr %11, i64 %1, i64 %2, double %3, i8 %4, i8 %7)
 %30 = load i64, ptr %11, align 8
 %31 = add i64 %1, 72
 %32 = inttoptr i64 %31 to ptr
 %33 = load i64, ptr %32, align 8
 %34 = icmp slt i64 %33, 1
 br i1 %34, label %66, label %35
35:
 %36 = add i64 %2, 744
 %37 = inttoptr i64 %36 to ptr
 %38 = load i64, ptr %37, align 8
 %39 = inttoptr i64 %38 to ptr
 %40 = add i64 %1, 112
 %41 = inttoptr i64 %40 to ptr
 %42 = add i64 %2, 216
 %43 = inttoptr i64 %42 to ptr
 %44 = add i64 %2, 200
 %45 = inttoptr i64 %44 to ptr
 br label %123
46:
 %47 = load i64, ptr %41, align 8
 %48 = inttoptr i64 %47 to ptr
 %49 = getelementptr i64, ptr %48, i64 %125
 %50 = load i64, ptr %49, align 8
 %51 = icmp sgt i64 %50, -1
 br i1 %51, label %52, label %63
52:
 %53 = load i64, ptr %45, align 8
 %54 = inttoptr i64 %53 to ptr
 %55 = getelementptr i64, ptr %54, i64 %125
 %56 = load i64, ptr %55, align 8
 %57 = icmp eq i64 %56, 3
 br label %58
58:
 %59 = phi i1 [ true, %123 ], [ %57, %52 ]
 %60 = icmp eq i64 %126, %33
 br i1 %60, label %65, label %61
61:
 %62 = phi i1 [ %59, %58 ], [ false, %63 ]
 br label %123
63:
 %64 = icmp eq i64 %126, %33
 br i1 %64, label %66, label %61
65:
 br i1 %59, label %68, label %66
66:
 %67 = icmp eq i64 %30, 0
 br i1 %67, label %110, label %113
68:
 %69 = icmp eq i64 %30, 0
 br i1 %69, label %70, label %71
70:
 call fastcc void @f23(ptr %13, i64 %1, i64 %2, ptr %5, i64 %6, ptr %8, i64 %9)
 br label %71
71:
 call fastcc void @f97(ptr %14, i64 %1, i64 %2, double %3, i8 %4)
 store i64 0, ptr %15, align 8
 call fastcc void @f101(ptr %15, i64 %1, i64 %2, double %3)
 %72 = load i64, ptr %15, align 8
 %73 = load i64, ptr %43, align 8
 %74 = load i64, ptr %45, align 8
 %75 = inttoptr i64 %74 to ptr
 %76 = shl i64 %73, 5
 %77 = getelementptr i8, ptr %75, i64 %76
 %78 = icmp slt i64 %72, 1
 br i1 %78, label %99, label %79
79:
 %80 = mul i64 %23, 24
 %81 = getelementptr i8, ptr %27, i64 %80
 br label %128
82:
 %83 = getelementptr i64, ptr %77, i64 %129
 %84 = load i64, ptr %83, align 8
 %85 = icmp slt i64 %84, 0
 %86 = select i1 %85, i64 %9, i64 0
 %87 = getelementptr double, ptr %8, i64 %84
 %88 = getelementptr double, ptr %87, i64 %86
 %89 = load double, ptr %88, align 8
 %90 = select i1 %85, i64 %23, i64 0
 %91 = getelementptr double, ptr %81, i64 %84
 %92 = getelementptr double, ptr %91, i64 %90
 %93 = load double, ptr %92, align 8
 %94 = fdiv nsz contract double %89, %93
 br label %95
95:
 %96 = phi double [ %94, %82 ], [ 0.000000e+00, %128 ]
 %97 = getelementptr double, ptr %29, i64 %129
 store double %96, ptr %97, align 8
 %98 = icmp eq i64 %72, %130
 br i1 %98, label %99, label %128
99:
 br i1 %69, label %100, label %104
100:
 store i8 0, ptr %16, align 1
 call fastcc void @f98(ptr %16, i64 %1, i64 %2, i64 %72, ptr %29, i64 %23)
 %101 = load i8, ptr %16, align 1
 %102 = freeze i8 %101
 %103 = icmp eq i8 %102, 0
 br i1 %103, label %104, label %115
104:
 br label %131
105:
 %106 = icmp samesign ugt i64 %132, 1
 br i1 %106, label %131, label %113
107:
 store i8 0, ptr %18, align 1
 call fastcc void @f98(ptr %18, i64 %1, i64 %2, i64 %72, ptr %29, i64 %23)
 %108 = load i8, ptr %18, align 1
 %109 = icmp eq i8 %108, 0
 br i1 %109, label %105, label %115
110:
 %111 = phi ptr [ %20, %122 ], [ %12, %66 ]
 %112 = phi i64 [ 0, %122 ], [ %30, %66 ]
 call fastcc void @f23(ptr %111, i64 %1, i64 %2, ptr %5, i64 %6, ptr %8, i64 %9)
 br label %113
113:
 %114 = phi i64 [ %112, %110 ], [ %30, %66 ], [ 1, %105 ]
 store i64 %114, ptr %0, align 8
 ret void
115:
 br i1 %78, label %122, label %116
116:
 %117 = mul i64 %23, 24
 %118 = getelementptr i8, ptr %27, i64 %117
 %119 = add i64 %2, 752
 %120 = inttoptr i64 %119 to ptr
 %121 = load i64, ptr %120, align 8
 br label %148
122:
 call fastcc void @f100(ptr %19, i64 %1, i64 %2, i64 %72, ptr %29, i64 %23)
 br label %110
123:
 %124 = phi i1 [ false, %35 ], [ %62, %61 ]
 %125 = phi i64 [ 0, %35 ], [ %126, %61 ]
 %126 = add nuw nsw i64 %125, 1
 %127 = getelementptr double, ptr %39, i64 %125
 store double 0.000000e+00, ptr %127, align 8
 br i1 %124, label %58, label %46
128:
 %129 = phi i64 [ 0, %79 ], [ %130, %95 ]
 %130 = add nuw nsw i64 %129, 1
 br i1 %69, label %82, label %95
131:
 %132 = phi i64 [ %133, %105 ], [ 3, %104 ]
 %133 = add nsw i64 %132, -1
 br i1 %78, label %143, label %134
134:
 %135 = phi i64 [ %136, %134 ], [ 0, %131 ]
 %136 = add nuw nsw i64 %135, 1
 %137 = getelementptr double, ptr %29, i64 %135
 %138 = load double, ptr %137, align 8
 %139 = fsub nsz contract double %138, %138
 %140 = fcmp nsz contract ord double %139, 0.000000e+00
 %141 = select i1 %140, double %138, double 0.000000e+00
 store double %141, ptr %137, align 8
 %142 = icmp eq i64 %72, %136
 br i1 %142, label %143, label %134
143:
 br label %144
144:
 %145 = phi i64 [ %146, %144 ], [ 400, %143 ]
 %146 = add nsw i64 %145, -1
 call fastcc void @f99(ptr %17, i64 %1, i64 %2, i64 %72, ptr %29, i64 %23)
 %147 = icmp samesign ugt i64 %145, 1
 br i1 %147, label %144, label %107
148:
 %149 = phi i64 [ 0, %116 ], [ %150, %148 ]
 %150 = add nuw nsw i64 %149, 1
 %151 = getelementptr double, ptr %29, i64 %149
 %152 = load double, ptr %151, align 8
 %153 = getelementptr i64, ptr %77, i64 %149
 %154 = load i64, ptr %153, align 8
 %155 = icmp slt i64 %154, 0
 %156 = select i1 %155, i64 %23, i64 0
 %157 = getelementptr double, ptr %118, i64 %154
 %158 = getelementptr double, ptr %157, i64 %156
 %159 = load double, ptr %158, align 8
 %160 = fmul nsz contract double %152, %159
 %161 = select i1 %155, i64 %121, i64 0
 %162 = getelementptr double, ptr %39, i64 %154
 %163 = getelementptr double, ptr %162, i64 %161
 store double %160, ptr %163, align 8
 %164 = icmp eq i64 %72, %150
 br i1 %164, label %122, label %148
}
define internal fastcc range(i32 0, 2) i32 @f88(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i8 range(i8 0, 2) %3) unnamed_addr {
4:
 %5 = icmp eq i8 %3, 0
 %6 = alloca double, align 8
 %7 = add i64 %2, 1040
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = inttoptr i64 %9 to ptr
 %11 = add i64 %1, 72
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = icmp slt i64 %13, 1
 br i1 %14, label %54, label %15
15:
 %16 = add i64 %2, 200
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = inttoptr i64 %18 to ptr
 %20 = add i64 %1, 80
 %21 = inttoptr i64 %20 to ptr
 %22 = add i64 %2, 320
 %23 = inttoptr i64 %22 to ptr
 %24 = add i64 %2, 304
 %25 = inttoptr i64 %24 to ptr
 %26 = getelementptr inbounds nuw i8, ptr %10, i64 8
 %27 = getelementptr inbounds nuw i8, ptr %10, i64 48
 br label %79
28:
 %29 = load i64, ptr %21, align 8
 %30 = inttoptr i64 %29 to ptr
 %31 = getelementptr i64, ptr %30, i64 %81
 %32 = load i64, ptr %31, align 8
 %33 = icmp sgt i64 %32, 0
 br i1 %33, label %34, label %47
34:
 store double 0.000000e+00, ptr %6, align 8
 call fastcc void @f122(ptr %6, i64 %1, i64 %2, i64 %81)
 %35 = load double, ptr %6, align 8
 %36 = load i64, ptr %23, align 8
 %37 = load i64, ptr %25, align 8
 %38 = inttoptr i64 %37 to ptr
 %39 = mul i64 %81, %36
 %40 = getelementptr double, ptr %38, i64 %39
 %41 = getelementptr double, ptr %40, i64 %81
 %42 = load double, ptr %41, align 8
 %43 = fmul nsz contract double %80, %42
 %44 = fcmp nsz contract olt double %35, %43
 br i1 %44, label %45, label %47
45:
 %46 = fdiv nsz contract double %35, %42
 store i64 %81, ptr %26, align 1
 store double %35, ptr %27, align 1
 br label %47
47:
 %48 = phi double [ %46, %45 ], [ %80, %34 ], [ %80, %28 ], [ %80, %79 ]
 %49 = icmp eq i64 %13, %82
 br i1 %49, label %50, label %79
50:
 %51 = getelementptr inbounds nuw i8, ptr %10, i64 8
 %52 = load i64, ptr %51, align 1
 %53 = icmp sgt i64 %52, -1
 br i1 %53, label %65, label %58
54:
 %55 = getelementptr inbounds nuw i8, ptr %10, i64 8
 %56 = load i64, ptr %55, align 1
 %57 = icmp sgt i64 %56, -1
 br i1 %57, label %65, label %77
58:
 %59 = add i64 %2, 200
 %60 = inttoptr i64 %59 to ptr
 %61 = load i64, ptr %60, align 8
 %62 = inttoptr i64 %61 to ptr
 %63 = add i64 %2, 176
 %64 = inttoptr i64 %63 to ptr
 br label %86
65:
 %66 = phi i64 [ %78, %77 ], [ 2, %50 ], [ 2, %54 ]
 store i64 %66, ptr %0, align 8
 ret i32 0
67:
 %68 = load i64, ptr %64, align 8
 %69 = inttoptr i64 %68 to ptr
 %70 = getelementptr double, ptr %69, i64 %88
 %71 = load double, ptr %70, align 8
 %72 = fcmp nsz contract olt double %71, %87
 br i1 %72, label %73, label %74
73:
 store i64 %88, ptr %51, align 1
 br label %74
74:
 %75 = phi double [ %71, %73 ], [ %87, %67 ], [ %87, %86 ]
 %76 = icmp eq i64 %13, %89
 br i1 %76, label %77, label %86
77:
 %78 = select i1 %5, i64 2, i64 3
 br label %65
79:
 %80 = phi double [ 0.000000e+00, %15 ], [ %48, %47 ]
 %81 = phi i64 [ 0, %15 ], [ %82, %47 ]
 %82 = add nuw nsw i64 %81, 1
 %83 = getelementptr i64, ptr %19, i64 %81
 %84 = load i64, ptr %83, align 8
 %85 = icmp eq i64 %84, 1
 br i1 %85, label %28, label %47
86:
 %87 = phi double [ %48, %58 ], [ %75, %74 ]
 %88 = phi i64 [ 0, %58 ], [ %89, %74 ]
 %89 = add nuw nsw i64 %88, 1
 %90 = getelementptr i64, ptr %62, i64 %88
 %91 = load i64, ptr %90, align 8
 %92 = add i64 %91, -3
 %93 = icmp ult i64 %92, -2
 br i1 %93, label %74, label %67
}
define internal fastcc void @f89(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, ptr writeonly captures(none) %3) unnamed_addr {
4:
 %5 = add i64 %1, 72
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = add i64 %2, 192
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = add i64 %2, 176
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = inttoptr i64 %13 to ptr
 %15 = shl i64 %10, 5
 %16 = getelementptr i8, ptr %14, i64 %15
 %17 = icmp slt i64 %7, 1
 br i1 %17, label %61, label %18
18:
 %19 = add i64 %2, 288
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = inttoptr i64 %21 to ptr
 %23 = add i64 %2, 320
 %24 = inttoptr i64 %23 to ptr
 %25 = add i64 %2, 304
 %26 = inttoptr i64 %25 to ptr
 %27 = load i64, ptr %24, align 8
 %28 = load i64, ptr %26, align 8
 %29 = inttoptr i64 %28 to ptr
 %30 = add i64 %2, 216
 %31 = inttoptr i64 %30 to ptr
 %32 = load i64, ptr %31, align 8
 %33 = add i64 %2, 200
 %34 = inttoptr i64 %33 to ptr
 %35 = load i64, ptr %34, align 8
 %36 = inttoptr i64 %35 to ptr
 %37 = shl i64 %32, 6
 %38 = getelementptr i8, ptr %36, i64 %37
 br label %63
39:
 %40 = getelementptr double, ptr %29, i64 %71
 %41 = getelementptr double, ptr %40, i64 %65
 %42 = load double, ptr %41, align 8
 %43 = fcmp nsz contract ogt double %42, 0.000000e+00
 br i1 %43, label %90, label %44
44:
 %45 = phi double [ %92, %90 ], [ 1.000000e+00, %39 ]
 %46 = getelementptr double, ptr %14, i64 %65
 store double %45, ptr %46, align 8
 %47 = getelementptr i64, ptr %36, i64 %65
 %48 = load i64, ptr %47, align 8
 %49 = icmp eq i64 %48, 0
 br i1 %49, label %50, label %54
50:
 %51 = getelementptr i64, ptr %38, i64 %65
 %52 = load i64, ptr %51, align 8
 %53 = icmp eq i64 %52, 0
 br i1 %53, label %58, label %54
54:
 %55 = fmul nsz contract double %88, %45
 %56 = fcmp nsz contract ogt double %55, %64
 %57 = select i1 %56, double %55, double %64
 br label %58
58:
 %59 = phi double [ %57, %54 ], [ %64, %50 ]
 %60 = icmp eq i64 %7, %66
 br i1 %60, label %61, label %63
61:
 %62 = phi double [ 0.000000e+00, %4 ], [ %59, %58 ]
 store double %62, ptr %0, align 8
 ret void
63:
 %64 = phi double [ 0.000000e+00, %18 ], [ %59, %58 ]
 %65 = phi i64 [ 0, %18 ], [ %66, %58 ]
 %66 = add nuw nsw i64 %65, 1
 %67 = getelementptr double, ptr %22, i64 %65
 %68 = load double, ptr %67, align 8
 %69 = getelementptr double, ptr %3, i64 %65
 store double %68, ptr %69, align 8
 %70 = tail call nsz contract double @llvm.fabs.f64(double %68)
 %71 = mul i64 %65, %27
 %72 = getelementptr double, ptr %29, i64 %71
 br label %73
73:
 %74 = phi double [ %68, %63 ], [ %83, %73 ]
 %75 = phi double [ %70, %63 ], [ %88, %73 ]
 %76 = phi i64 [ 0, %63 ], [ %77, %73 ]
 %77 = add nuw nsw i64 %76, 1
 %78 = getelementptr double, ptr %72, i64 %76
 %79 = load double, ptr %78, align 8
 %80 = getelementptr double, ptr %16, i64 %76
 %81 = load double, ptr %80, align 8
 %82 = fmul nsz contract double %79, %81
 %83 = fadd nsz contract double %74, %82
 store double %83, ptr %69, align 8
 %84 = load double, ptr %78, align 8
 %85 = load double, ptr %80, align 8
 %86 = fmul nsz contract double %84, %85
 %87 = tail call nsz contract double @llvm.fabs.f64(double %86)
 %88 = fadd nsz contract double %75, %87
 %89 = icmp eq i64 %7, %77
 br i1 %89, label %39, label %73
90:
 %91 = tail call nsz contract double @llvm.sqrt.f64(double %42)
 %92 = fdiv nsz contract double 1.000000e+00, %91
 br label %44
}
define internal fastcc void @f90(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, ptr readonly captures(none) %3, double %4) unnamed_addr {
5:
 %6 = alloca i8, align 1
 %7 = alloca i64, align 8
 %8 = alloca i8, align 1
 %9 = alloca i64, align 8
 %10 = alloca ptr, align 8
 %11 = add i64 %1, 72
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = add i64 %1, 64
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = inttoptr i64 %16 to ptr
 %18 = add i64 %2, 216
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = add i64 %2, 200
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = inttoptr i64 %23 to ptr
 %25 = getelementptr i64, ptr %24, i64 %20
 %26 = add i64 %2, 192
 %27 = inttoptr i64 %26 to ptr
 %28 = load i64, ptr %27, align 8
 %29 = add i64 %2, 176
 %30 = inttoptr i64 %29 to ptr
 %31 = load i64, ptr %30, align 8
 %32 = inttoptr i64 %31 to ptr
 %33 = shl i64 %28, 5
 %34 = getelementptr i8, ptr %32, i64 %33
 %35 = icmp slt i64 %13, 1
 br i1 %35, label %153, label %36
36:
 %37 = add i64 %1, 112
 %38 = inttoptr i64 %37 to ptr
 %39 = add i64 %1, 80
 %40 = inttoptr i64 %39 to ptr
 %41 = add i64 %2, 320
 %42 = inttoptr i64 %41 to ptr
 %43 = add i64 %2, 304
 %44 = inttoptr i64 %43 to ptr
 %45 = add i64 %2, 272
 %46 = inttoptr i64 %45 to ptr
 %47 = add i64 %1, 240
 %48 = inttoptr i64 %47 to ptr
 %49 = add i64 %2, 32
 %50 = inttoptr i64 %49 to ptr
 %51 = add i64 %2, 296
 %52 = inttoptr i64 %51 to ptr
 %53 = add i64 %2, 288
 %54 = inttoptr i64 %53 to ptr
 %55 = shl i64 %20, 6
 %56 = getelementptr i8, ptr %24, i64 %55
 %57 = fneg nsz contract double %4
 br label %155
58:
 %59 = load i64, ptr %38, align 8
 %60 = inttoptr i64 %59 to ptr
 %61 = getelementptr i64, ptr %60, i64 %157
 %62 = load i64, ptr %61, align 8
 %63 = icmp slt i64 %62, 0
 br i1 %63, label %64, label %148
64:
 %65 = load i64, ptr %40, align 8
 %66 = inttoptr i64 %65 to ptr
 %67 = getelementptr i64, ptr %66, i64 %157
 %68 = load i64, ptr %67, align 8
 %69 = icmp sgt i64 %68, 0
 br i1 %69, label %70, label %148
70:
 %71 = getelementptr i64, ptr %25, i64 %157
 %72 = load i64, ptr %71, align 8
 %73 = icmp sgt i64 %72, 1
 br i1 %73, label %74, label %148
74:
 %75 = load i64, ptr %42, align 8
 %76 = load i64, ptr %44, align 8
 %77 = inttoptr i64 %76 to ptr
 %78 = mul i64 %157, %75
 %79 = getelementptr double, ptr %77, i64 %78
 %80 = getelementptr double, ptr %79, i64 %157
 %81 = load double, ptr %80, align 8
 %82 = fcmp nsz contract ogt double %81, 0.000000e+00
 br i1 %82, label %83, label %148
83:
 %84 = getelementptr double, ptr %3, i64 %157
 %85 = load double, ptr %84, align 8
 %86 = tail call nsz contract double @llvm.fabs.f64(double %85)
 %87 = getelementptr double, ptr %32, i64 %157
 %88 = load double, ptr %87, align 8
 %89 = fmul nsz contract double %86, %88
 %90 = fcmp nsz contract ugt double %89, %4
 br i1 %90, label %148, label %91
91:
 %92 = load i64, ptr %46, align 8
 %93 = inttoptr i64 %92 to ptr
 %94 = getelementptr double, ptr %93, i64 %157
 %95 = load double, ptr %94, align 8
 %96 = tail call nsz contract double @llvm.fabs.f64(double %95)
 %97 = load i64, ptr %48, align 8
 %98 = inttoptr i64 %97 to ptr
 %99 = getelementptr double, ptr %98, i64 %157
 %100 = load double, ptr %99, align 8
 %101 = fcmp nsz contract ugt double %96, %100
 br i1 %101, label %102, label %108
102:
 %103 = load i64, ptr %50, align 8
 %104 = inttoptr i64 %103 to ptr
 %105 = getelementptr i64, ptr %104, i64 %157
 %106 = load i64, ptr %105, align 8
 %107 = icmp eq i64 %106, 0
 br i1 %107, label %148, label %108
108:
 store i8 0, ptr %6, align 1
 call fastcc void @f123(ptr %6, i64 %1, i64 %2, i64 %157)
 %109 = load i8, ptr %6, align 1
 %110 = icmp eq i8 %109, 0
 br i1 %110, label %148, label %111
111:
 %112 = load i64, ptr %71, align 8
 store i64 0, ptr %71, align 8
 %113 = load i64, ptr %52, align 8
 %114 = load i64, ptr %54, align 8
 %115 = inttoptr i64 %114 to ptr
 call fastcc void @f23(ptr %7, i64 %1, i64 %2, ptr %115, i64 %113, ptr %34, i64 %28)
 store i8 0, ptr %8, align 1
 call fastcc void @f124(ptr %8, i64 %1, i64 %2, ptr %34, double %4)
 %116 = load i8, ptr %8, align 1
 %117 = icmp eq i8 %116, 0
 br i1 %117, label %118, label %148
118:
 %119 = getelementptr i64, ptr %56, i64 %157
 br label %162
120:
 %121 = getelementptr i64, ptr %25, i64 %164
 %122 = load i64, ptr %121, align 8
 %123 = icmp eq i64 %122, 1
 br i1 %123, label %124, label %143
124:
 %125 = getelementptr i64, ptr %56, i64 %164
 %126 = load i64, ptr %125, align 8
 %127 = icmp eq i64 %126, 0
 br i1 %127, label %128, label %143
128:
 %129 = load i64, ptr %119, align 8
 %130 = icmp eq i64 %129, 1
 br i1 %130, label %143, label %131
131:
 %132 = getelementptr i64, ptr %66, i64 %164
 %133 = load i64, ptr %132, align 8
 %134 = icmp sgt i64 %133, 0
 br i1 %134, label %135, label %143
135:
 %136 = getelementptr double, ptr %34, i64 %164
 %137 = load double, ptr %136, align 8
 %138 = getelementptr double, ptr %32, i64 %164
 %139 = load double, ptr %138, align 8
 %140 = fmul nsz contract double %139, %57
 %141 = fcmp nsz contract olt double %137, %140
 br i1 %141, label %142, label %143
142:
 store i64 0, ptr %166, align 8
 store i64 4, ptr %125, align 8
 br label %143
143:
 %144 = phi i1 [ true, %142 ], [ %163, %135 ], [ %163, %131 ], [ %163, %128 ], [ %163, %120 ], [ %163, %162 ], [ %163, %124 ]
 %145 = icmp eq i64 %13, %165
 br i1 %145, label %146, label %162
146:
 store i64 %112, ptr %71, align 8
 call fastcc void @f23(ptr %9, i64 %1, i64 %2, ptr %115, i64 %113, ptr %34, i64 %28)
 br i1 %144, label %147, label %148
147:
 call fastcc void @f120(ptr %10, i64 %1, i64 %2, i64 %157)
 store i64 3, ptr %119, align 8
 br label %148
148:
 %149 = phi i1 [ %156, %111 ], [ true, %147 ], [ %156, %146 ], [ %156, %108 ], [ %156, %102 ], [ %156, %83 ], [ %156, %64 ], [ %156, %58 ], [ %156, %155 ], [ %156, %70 ], [ %156, %74 ]
 %150 = icmp eq i64 %13, %158
 br i1 %150, label %151, label %155
151:
 %152 = zext i1 %149 to i8
 br label %153
153:
 %154 = phi i8 [ 0, %5 ], [ %152, %151 ]
 store i8 %154, ptr %0, align 1
 ret void
155:
 %156 = phi i1 [ false, %36 ], [ %149, %148 ]
 %157 = phi i64 [ 0, %36 ], [ %158, %148 ]
 %158 = add nuw nsw i64 %157, 1
 %159 = getelementptr i64, ptr %17, i64 %157
 %160 = load i64, ptr %159, align 8
 %161 = icmp eq i64 %160, 1
 br i1 %161, label %58, label %148
162:
 %163 = phi i1 [ false, %118 ], [ %144, %143 ]
 %164 = phi i64 [ 0, %118 ], [ %165, %143 ]
 %165 = add nuw nsw i64 %164, 1
 %166 = getelementptr i64, ptr %24, i64 %164
 %167 = load i64, ptr %166, align 8
 %168 = icmp eq i64 %167, 1
 br i1 %168, label %120, label %143
}
define internal fastcc void @f91(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2) unnamed_addr {
3:
 %4 = alloca double, align 8
 %5 = alloca double, align 8
 %6 = add i64 %1, 72
 %7 = inttoptr i64 %6 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = icmp slt i64 %8, 1
 br i1 %9, label %44, label %10
10:
 %11 = add i64 %2, 216
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = add i64 %2, 200
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = inttoptr i64 %16 to ptr
 %18 = getelementptr i64, ptr %17, i64 %13
 %19 = add i64 %1, 80
 %20 = inttoptr i64 %19 to ptr
 %21 = add i64 %2, 1040
 %22 = inttoptr i64 %21 to ptr
 br label %45
23:
 %24 = getelementptr i64, ptr %18, i64 %46
 %25 = load i64, ptr %24, align 8
 %26 = icmp eq i64 %25, 0
 br i1 %26, label %27, label %42
27:
 %28 = load i64, ptr %20, align 8
 %29 = inttoptr i64 %28 to ptr
 %30 = getelementptr i64, ptr %29, i64 %46
 %31 = load i64, ptr %30, align 8
 %32 = icmp sgt i64 %31, 0
 br i1 %32, label %33, label %42
33:
 store double 0.000000e+00, ptr %4, align 8
 call fastcc void @f122(ptr %4, i64 %1, i64 %2, i64 %46)
 %34 = load double, ptr %4, align 8
 %35 = fcmp nsz contract olt double %34, 0.000000e+00
 br i1 %35, label %36, label %42
36:
 store double 0.000000e+00, ptr %5, align 8
 call fastcc void @f122(ptr %5, i64 %1, i64 %2, i64 %46)
 %37 = load double, ptr %5, align 8
 %38 = load i64, ptr %22, align 8
 %39 = inttoptr i64 %38 to ptr
 %40 = getelementptr inbounds nuw i8, ptr %39, i64 32
 store i64 %46, ptr %40, align 1
 %41 = getelementptr inbounds nuw i8, ptr %39, i64 48
 store double %37, ptr %41, align 1
 br label %42
42:
 %43 = icmp eq i64 %47, %8
 br i1 %43, label %44, label %45
44:
 store ptr null, ptr %0, align 8
 ret void
45:
 %46 = phi i64 [ 0, %10 ], [ %47, %42 ]
 %47 = add nuw nsw i64 %46, 1
 %48 = getelementptr i64, ptr %17, i64 %46
 %49 = load i64, ptr %48, align 8
 %50 = icmp eq i64 %49, 1
 br i1 %50, label %23, label %42
}
define internal fastcc void @f92(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2) unnamed_addr {
3:
 %4 = alloca i64, align 8
 %5 = alloca ptr, align 8
 %6 = alloca ptr, align 8
 %7 = alloca ptr, align 8
 %8 = alloca ptr, align 8
 %9 = alloca ptr, align 8
 %10 = add i64 %1, 72
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = add i64 %1, 64
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = inttoptr i64 %15 to ptr
 %17 = inttoptr i64 %2 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = inttoptr i64 %18 to ptr
 %20 = add i64 %2, 192
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = add i64 %2, 176
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = inttoptr i64 %25 to ptr
 %27 = shl i64 %22, 5
 %28 = getelementptr i8, ptr %26, i64 %27
 %29 = tail call i64 @llvm.smax.i64(i64 %12, i64 0)
 %30 = icmp slt i64 %12, 1
 br i1 %30, label %379, label %31
31:
 %32 = add i64 %2, 32
 %33 = inttoptr i64 %32 to ptr
 br label %382
34:
 %35 = getelementptr i64, ptr %16, i64 %384
 %36 = load i64, ptr %35, align 8
 %37 = icmp eq i64 %36, 1
 br i1 %37, label %38, label %48
38:
 %39 = load i64, ptr %33, align 8
 %40 = inttoptr i64 %39 to ptr
 %41 = getelementptr i64, ptr %40, i64 %384
 %42 = load i64, ptr %41, align 8
 %43 = icmp eq i64 %42, 0
 br i1 %43, label %48, label %44
44:
 %45 = getelementptr i64, ptr %19, i64 %384
 %46 = load i64, ptr %45, align 8
 %47 = icmp eq i64 %46, 1
 br label %48
48:
 %49 = phi i1 [ false, %34 ], [ %47, %44 ], [ false, %38 ]
 %50 = icmp eq i64 %12, %385
 br i1 %50, label %55, label %51
51:
 %52 = phi i1 [ %49, %48 ], [ true, %53 ]
 br label %382
53:
 %54 = icmp eq i64 %12, %385
 br i1 %54, label %56, label %51
55:
 br i1 %49, label %56, label %71
56:
 %57 = add i64 %2, 216
 %58 = inttoptr i64 %57 to ptr
 %59 = load i64, ptr %58, align 8
 %60 = add i64 %2, 200
 %61 = inttoptr i64 %60 to ptr
 %62 = load i64, ptr %61, align 8
 %63 = inttoptr i64 %62 to ptr
 %64 = mul i64 %59, 72
 %65 = getelementptr i8, ptr %63, i64 %64
 br label %386
66:
 %67 = add i64 %2, 16
 %68 = inttoptr i64 %67 to ptr
 %69 = load i64, ptr %68, align 8
 %70 = inttoptr i64 %69 to ptr
 call fastcc void @f20(ptr %4, i64 %1, i64 %2, ptr %19, ptr %70, ptr %28, i64 %22)
 br label %393
71:
 %72 = add i64 %1, 96
 %73 = inttoptr i64 %72 to ptr
 %74 = add i64 %1, 112
 %75 = inttoptr i64 %74 to ptr
 %76 = add i64 %2, 272
 %77 = inttoptr i64 %76 to ptr
 %78 = add i64 %2, 200
 %79 = inttoptr i64 %78 to ptr
 %80 = add i64 %2, 368
 %81 = inttoptr i64 %80 to ptr
 %82 = add i64 %2, 352
 %83 = inttoptr i64 %82 to ptr
 %84 = add i64 %1, 168
 %85 = inttoptr i64 %84 to ptr
 %86 = add i64 %1, 160
 %87 = inttoptr i64 %86 to ptr
 %88 = add i64 %1, 48
 %89 = inttoptr i64 %88 to ptr
 %90 = add i64 %1, 80
 %91 = inttoptr i64 %90 to ptr
 %92 = add i64 %1, 240
 %93 = inttoptr i64 %92 to ptr
 %94 = add i64 %2, 32
 %95 = inttoptr i64 %94 to ptr
 %96 = add i64 %2, 216
 %97 = inttoptr i64 %96 to ptr
 %98 = add i64 %2, 320
 %99 = inttoptr i64 %98 to ptr
 %100 = add i64 %2, 304
 %101 = inttoptr i64 %100 to ptr
 %102 = add i64 %2, 288
 %103 = inttoptr i64 %102 to ptr
 %104 = add i64 %2, 64
 %105 = inttoptr i64 %104 to ptr
 %106 = add i64 %1, 184
 %107 = inttoptr i64 %106 to ptr
 %108 = add i64 %1, 176
 %109 = inttoptr i64 %108 to ptr
 %110 = getelementptr double, ptr %26, i64 %22
 %111 = shl i64 %22, 4
 %112 = getelementptr i8, ptr %26, i64 %111
 %113 = add i64 %2, 1040
 %114 = inttoptr i64 %113 to ptr
 br label %115
115:
 %116 = phi i64 [ 0, %71 ], [ %117, %380 ]
 %117 = add nuw nsw i64 %116, 1
 %118 = getelementptr i64, ptr %16, i64 %116
 %119 = load i64, ptr %118, align 8
 %120 = icmp eq i64 %119, 1
 br i1 %120, label %121, label %380
121:
 %122 = load i64, ptr %73, align 8
 %123 = inttoptr i64 %122 to ptr
 %124 = getelementptr i64, ptr %123, i64 %116
 %125 = load i64, ptr %124, align 8
 %126 = load i64, ptr %75, align 8
 %127 = inttoptr i64 %126 to ptr
 %128 = getelementptr i64, ptr %127, i64 %116
 %129 = load i64, ptr %128, align 8
 %130 = load i64, ptr %77, align 8
 %131 = inttoptr i64 %130 to ptr
 %132 = getelementptr double, ptr %131, i64 %116
 %133 = load double, ptr %132, align 8
 %134 = icmp slt i64 %129, 0
 br i1 %134, label %135, label %137
135:
 %136 = tail call nsz contract double @llvm.fabs.f64(double %133)
 br label %141
137:
 %138 = getelementptr double, ptr %131, i64 %129
 %139 = load double, ptr %138, align 8
 %140 = tail call nsz contract double @hypot(double %133, double %139)
 br label %141
141:
 %142 = phi double [ %136, %135 ], [ %140, %137 ]
 %143 = icmp sgt i64 %125, -1
 br i1 %143, label %144, label %150
144:
 %145 = load i64, ptr %79, align 8
 %146 = inttoptr i64 %145 to ptr
 %147 = getelementptr i64, ptr %146, i64 %125
 %148 = load i64, ptr %147, align 8
 %149 = icmp eq i64 %148, 0
 br i1 %149, label %380, label %156
150:
 %151 = load i64, ptr %81, align 8
 %152 = load i64, ptr %83, align 8
 %153 = inttoptr i64 %152 to ptr
 %154 = mul i64 %116, %151
 %155 = getelementptr double, ptr %153, i64 %154
 br label %174
156:
 %157 = load i64, ptr %81, align 8
 %158 = load i64, ptr %83, align 8
 %159 = inttoptr i64 %158 to ptr
 %160 = mul i64 %116, %157
 %161 = getelementptr double, ptr %159, i64 %160
 %162 = load i64, ptr %85, align 8
 %163 = load i64, ptr %87, align 8
 %164 = inttoptr i64 %163 to ptr
 %165 = load i64, ptr %89, align 8
 %166 = inttoptr i64 %165 to ptr
 %167 = getelementptr i64, ptr %166, i64 %116
 %168 = load i64, ptr %167, align 8
 %169 = icmp slt i64 %168, 0
 %170 = select i1 %169, i64 %162, i64 0
 %171 = getelementptr double, ptr %164, i64 %168
 %172 = getelementptr double, ptr %171, i64 %170
 %173 = load double, ptr %172, align 8
 br label %174
174:
 %175 = phi ptr [ %161, %156 ], [ %155, %150 ]
 %176 = phi double [ %173, %156 ], [ 0.000000e+00, %150 ]
 %177 = load double, ptr %175, align 8
 %178 = fadd nsz contract double %177, %176
 %179 = load i64, ptr %91, align 8
 %180 = inttoptr i64 %179 to ptr
 %181 = getelementptr i64, ptr %180, i64 %116
 %182 = load i64, ptr %181, align 8
 %183 = icmp eq i64 %182, 0
 br i1 %183, label %184, label %185
184:
 call fastcc void @f120(ptr %5, i64 %1, i64 %2, i64 %116)
 br label %380
185:
 %186 = load i64, ptr %93, align 8
 %187 = inttoptr i64 %186 to ptr
 %188 = getelementptr double, ptr %187, i64 %116
 %189 = load double, ptr %188, align 8
 %190 = fcmp nsz contract ogt double %142, %189
 br i1 %190, label %191, label %203
191:
 %192 = load i64, ptr %95, align 8
 %193 = inttoptr i64 %192 to ptr
 %194 = getelementptr i64, ptr %193, i64 %116
 %195 = load i64, ptr %194, align 8
 %196 = icmp eq i64 %195, 0
 br i1 %196, label %201, label %197
197:
 %198 = getelementptr i64, ptr %19, i64 %116
 %199 = load i64, ptr %198, align 8
 %200 = icmp slt i64 %199, 2
 br i1 %200, label %201, label %203
201:
 %202 = fdiv nsz contract double %133, %142
 call fastcc void @f121(ptr %6, i64 %1, i64 %2, i64 %116, double %202)
 br label %380
203:
 %204 = fcmp nsz contract ugt double %178, 0.000000e+00
 br i1 %204, label %209, label %205
205:
 %206 = load i64, ptr %79, align 8
 %207 = inttoptr i64 %206 to ptr
 %208 = getelementptr i64, ptr %207, i64 %116
 store i64 0, ptr %208, align 8
 br label %380
209:
 %210 = icmp sgt i64 %129, -1
 br i1 %210, label %211, label %265
211:
 %212 = load i64, ptr %95, align 8
 %213 = inttoptr i64 %212 to ptr
 %214 = getelementptr i64, ptr %213, i64 %116
 %215 = load i64, ptr %214, align 8
 %216 = getelementptr i64, ptr %213, i64 %129
 %217 = load i64, ptr %216, align 8
 %218 = add nsw i64 %217, %215
 %219 = icmp slt i64 %218, 1
 %220 = getelementptr i64, ptr %19, i64 %116
 %221 = load i64, ptr %220, align 8
 br i1 %219, label %224, label %222
222:
 %223 = icmp eq i64 %221, 1
 br i1 %223, label %231, label %264
224:
 %225 = icmp sgt i64 %221, 1
 br i1 %225, label %226, label %264
226:
 %227 = load i64, ptr %114, align 8
 %228 = inttoptr i64 %227 to ptr
 %229 = load i64, ptr %228, align 1
 %230 = icmp eq i64 %229, 0
 br i1 %230, label %231, label %264
231:
 %232 = phi double [ 1.000000e+00, %226 ], [ 0x3FEFFFFFCA501ACB, %222 ]
 %233 = load i64, ptr %97, align 8
 %234 = load i64, ptr %79, align 8
 %235 = inttoptr i64 %234 to ptr
 %236 = getelementptr i64, ptr %235, i64 %116
 store i64 3, ptr %236, align 8
 %237 = shl i64 %233, 6
 %238 = getelementptr i8, ptr %235, i64 %237
 %239 = getelementptr i64, ptr %238, i64 %116
 store i64 3, ptr %239, align 8
 %240 = load i64, ptr %124, align 8
 %241 = icmp sgt i64 %240, -1
 %242 = fneg nsz contract double %232
 br i1 %241, label %243, label %257
243:
 %244 = load i64, ptr %107, align 8
 %245 = load i64, ptr %109, align 8
 %246 = inttoptr i64 %245 to ptr
 %247 = load i64, ptr %89, align 8
 %248 = inttoptr i64 %247 to ptr
 %249 = getelementptr i64, ptr %248, i64 %116
 %250 = load i64, ptr %249, align 8
 %251 = icmp slt i64 %250, 0
 %252 = select i1 %251, i64 %244, i64 0
 %253 = getelementptr double, ptr %246, i64 %250
 %254 = getelementptr double, ptr %253, i64 %252
 %255 = load double, ptr %254, align 8
 %256 = fmul nsz contract double %255, %242
 br label %257
257:
 %258 = phi double [ %256, %243 ], [ 0.000000e+00, %231 ]
 %259 = getelementptr double, ptr %110, i64 %116
 store double %258, ptr %259, align 8
 %260 = getelementptr i8, ptr %175, i64 8
 %261 = load double, ptr %260, align 8
 %262 = fmul nsz contract double %261, %242
 %263 = getelementptr double, ptr %112, i64 %116
 store double %262, ptr %263, align 8
 br label %380
264:
 call fastcc void @f120(ptr %7, i64 %1, i64 %2, i64 %116)
 br label %380
265:
 %266 = icmp slt i64 %125, 0
 br i1 %266, label %267, label %283
267:
 %268 = load i64, ptr %99, align 8
 %269 = load i64, ptr %101, align 8
 %270 = inttoptr i64 %269 to ptr
 %271 = mul i64 %116, %268
 %272 = getelementptr double, ptr %270, i64 %271
 %273 = getelementptr double, ptr %272, i64 %116
 %274 = load double, ptr %273, align 8
 %275 = fcmp nsz contract ugt double %274, 0.000000e+00
 br i1 %275, label %283, label %276
276:
 %277 = load i64, ptr %103, align 8
 %278 = inttoptr i64 %277 to ptr
 %279 = getelementptr double, ptr %278, i64 %116
 %280 = load double, ptr %279, align 8
 %281 = fcmp nsz contract ult double %280, 0.000000e+00
 %282 = select i1 %281, double -1.000000e+00, double 1.000000e+00
 call fastcc void @f121(ptr %8, i64 %1, i64 %2, i64 %116, double %282)
 br label %380
283:
 %284 = load i64, ptr %95, align 8
 %285 = inttoptr i64 %284 to ptr
 %286 = getelementptr i64, ptr %285, i64 %116
 %287 = load i64, ptr %286, align 8
 %288 = icmp eq i64 %287, 0
 %289 = getelementptr i64, ptr %19, i64 %116
 %290 = load i64, ptr %289, align 8
 br i1 %288, label %334, label %291
291:
 %292 = icmp eq i64 %290, 1
 br i1 %292, label %293, label %378
293:
 %294 = getelementptr double, ptr %28, i64 %116
 %295 = load double, ptr %294, align 8
 %296 = fcmp nsz contract une double %295, 0.000000e+00
 br i1 %296, label %297, label %378
297:
 %298 = fcmp nsz contract ogt double %295, 0.000000e+00
 %299 = select i1 %298, double -1.000000e+00, double 1.000000e+00
 %300 = load i64, ptr %97, align 8
 %301 = load i64, ptr %79, align 8
 %302 = inttoptr i64 %301 to ptr
 %303 = getelementptr i64, ptr %302, i64 %116
 store i64 4, ptr %303, align 8
 %304 = shl i64 %300, 6
 %305 = getelementptr i8, ptr %302, i64 %304
 %306 = getelementptr i64, ptr %305, i64 %116
 store i64 1, ptr %306, align 8
 %307 = load i64, ptr %105, align 8
 %308 = inttoptr i64 %307 to ptr
 %309 = getelementptr double, ptr %308, i64 %116
 store double %299, ptr %309, align 8
 %310 = load i64, ptr %124, align 8
 %311 = icmp sgt i64 %310, -1
 %312 = fneg nsz contract double %299
 br i1 %311, label %313, label %327
313:
 %314 = load i64, ptr %107, align 8
 %315 = load i64, ptr %109, align 8
 %316 = inttoptr i64 %315 to ptr
 %317 = load i64, ptr %89, align 8
 %318 = inttoptr i64 %317 to ptr
 %319 = getelementptr i64, ptr %318, i64 %116
 %320 = load i64, ptr %319, align 8
 %321 = icmp slt i64 %320, 0
 %322 = select i1 %321, i64 %314, i64 0
 %323 = getelementptr double, ptr %316, i64 %320
 %324 = getelementptr double, ptr %323, i64 %322
 %325 = load double, ptr %324, align 8
 %326 = fmul nsz contract double %325, %312
 br label %327
327:
 %328 = phi double [ %326, %313 ], [ 0.000000e+00, %297 ]
 %329 = getelementptr double, ptr %110, i64 %116
 store double %328, ptr %329, align 8
 %330 = getelementptr i8, ptr %175, i64 8
 %331 = load double, ptr %330, align 8
 %332 = fmul nsz contract double %331, %312
 %333 = getelementptr double, ptr %112, i64 %116
 store double %332, ptr %333, align 8
 br label %380
334:
 %335 = icmp sgt i64 %290, 1
 br i1 %335, label %336, label %378
336:
 %337 = load i64, ptr %114, align 8
 %338 = inttoptr i64 %337 to ptr
 %339 = load i64, ptr %338, align 1
 %340 = icmp eq i64 %339, 0
 br i1 %340, label %341, label %378
341:
 %342 = icmp eq i64 %290, 2
 %343 = select i1 %342, double 1.000000e+00, double -1.000000e+00
 %344 = load i64, ptr %97, align 8
 %345 = load i64, ptr %79, align 8
 %346 = inttoptr i64 %345 to ptr
 %347 = getelementptr i64, ptr %346, i64 %116
 store i64 4, ptr %347, align 8
 %348 = shl i64 %344, 6
 %349 = getelementptr i8, ptr %346, i64 %348
 %350 = getelementptr i64, ptr %349, i64 %116
 store i64 2, ptr %350, align 8
 %351 = load i64, ptr %105, align 8
 %352 = inttoptr i64 %351 to ptr
 %353 = getelementptr double, ptr %352, i64 %116
 store double %343, ptr %353, align 8
 %354 = load i64, ptr %124, align 8
 %355 = icmp sgt i64 %354, -1
 %356 = fneg nsz contract double %343
 br i1 %355, label %357, label %371
357:
 %358 = load i64, ptr %107, align 8
 %359 = load i64, ptr %109, align 8
 %360 = inttoptr i64 %359 to ptr
 %361 = load i64, ptr %89, align 8
 %362 = inttoptr i64 %361 to ptr
 %363 = getelementptr i64, ptr %362, i64 %116
 %364 = load i64, ptr %363, align 8
 %365 = icmp slt i64 %364, 0
 %366 = select i1 %365, i64 %358, i64 0
 %367 = getelementptr double, ptr %360, i64 %364
 %368 = getelementptr double, ptr %367, i64 %366
 %369 = load double, ptr %368, align 8
 %370 = fmul nsz contract double %369, %356
 br label %371
371:
 %372 = phi double [ %370, %357 ], [ 0.000000e+00, %341 ]
 %373 = getelementptr double, ptr %110, i64 %116
 store double %372, ptr %373, align 8
 %374 = getelementptr i8, ptr %175, i64 8
 %375 = load double, ptr %374, align 8
 %376 = fmul nsz contract double %375, %356
 %377 = getelementptr double, ptr %112, i64 %116
 store double %376, ptr %377, align 8
 br label %380
378:
 call fastcc void @f120(ptr %9, i64 %1, i64 %2, i64 %116)
 br label %380
379:
 store ptr null, ptr %0, align 8
 ret void
380:
 %381 = icmp eq i64 %12, %117
 br i1 %381, label %379, label %115
382:
 %383 = phi i1 [ false, %31 ], [ %52, %51 ]
 %384 = phi i64 [ 0, %31 ], [ %385, %51 ]
 %385 = add nuw nsw i64 %384, 1
 br i1 %383, label %53, label %34
386:
 %387 = phi i64 [ %388, %386 ], [ 0, %56 ]
 %388 = add nuw nsw i64 %387, 1
 %389 = getelementptr i64, ptr %63, i64 %387
 %390 = load i64, ptr %389, align 8
 %391 = getelementptr i64, ptr %65, i64 %387
 store i64 %390, ptr %391, align 8
 %392 = icmp eq i64 %12, %388
 br i1 %392, label %66, label %386
393:
 %394 = phi i64 [ %396, %393 ], [ %29, %66 ]
 %395 = phi i64 [ %397, %393 ], [ 0, %66 ]
 %396 = add nsw i64 %394, -1
 %397 = add nuw nsw i64 %395, 1
 %398 = getelementptr i64, ptr %65, i64 %395
 %399 = load i64, ptr %398, align 8
 %400 = getelementptr i64, ptr %63, i64 %395
 store i64 %399, ptr %400, align 8
 %401 = icmp sgt i64 %394, 1
 br i1 %401, label %393, label %71
}
define internal fastcc range(i32 0, 2) i32 @f93(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, ptr readonly captures(none) %3, double %4) unnamed_addr {
5:
 %6 = alloca ptr, align 8
 %7 = add i64 %1, 72
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = add i64 %2, 216
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = add i64 %2, 200
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = inttoptr i64 %15 to ptr
 %17 = getelementptr i64, ptr %16, i64 %12
 %18 = shl i64 %12, 6
 %19 = getelementptr i8, ptr %16, i64 %18
 %20 = icmp slt i64 %9, 1
 br i1 %20, label %369, label %21
21:
 %22 = add i64 %1, 80
 %23 = inttoptr i64 %22 to ptr
 %24 = load i64, ptr %23, align 8
 %25 = inttoptr i64 %24 to ptr
 %26 = add i64 %1, 56
 %27 = inttoptr i64 %26 to ptr
 %28 = add i64 %1, 48
 %29 = inttoptr i64 %28 to ptr
 %30 = add i64 %2, 192
 %31 = inttoptr i64 %30 to ptr
 %32 = add i64 %2, 176
 %33 = inttoptr i64 %32 to ptr
 %34 = add i64 %2, 8
 %35 = inttoptr i64 %34 to ptr
 %36 = inttoptr i64 %2 to ptr
 %37 = fneg nsz contract double %4
 %38 = add i64 %2, 288
 %39 = inttoptr i64 %38 to ptr
 %40 = add i64 %2, 320
 %41 = inttoptr i64 %40 to ptr
 %42 = add i64 %2, 304
 %43 = inttoptr i64 %42 to ptr
 %44 = add i64 %2, 576
 %45 = inttoptr i64 %44 to ptr
 %46 = add i64 %2, 64
 %47 = inttoptr i64 %46 to ptr
 %48 = add i64 %1, 104
 %49 = inttoptr i64 %48 to ptr
 %50 = add i64 %1, 96
 %51 = inttoptr i64 %50 to ptr
 %52 = add i64 %1, 168
 %53 = inttoptr i64 %52 to ptr
 %54 = add i64 %1, 160
 %55 = inttoptr i64 %54 to ptr
 %56 = add i64 %1, 184
 %57 = inttoptr i64 %56 to ptr
 %58 = add i64 %1, 176
 %59 = inttoptr i64 %58 to ptr
 %60 = add i64 %1, 112
 %61 = inttoptr i64 %60 to ptr
 %62 = add i64 %2, 368
 %63 = inttoptr i64 %62 to ptr
 %64 = add i64 %2, 352
 %65 = inttoptr i64 %64 to ptr
 %66 = add i64 %2, 360
 %67 = inttoptr i64 %66 to ptr
 br label %68
68:
 %69 = phi i1 [ false, %21 ], [ %373, %371 ]
 %70 = phi i1 [ false, %21 ], [ %372, %371 ]
 %71 = phi i64 [ 0, %21 ], [ %72, %371 ]
 %72 = add nuw nsw i64 %71, 1
 %73 = getelementptr i64, ptr %25, i64 %71
 %74 = load i64, ptr %73, align 8
 %75 = icmp eq i64 %74, 0
 br i1 %75, label %371, label %76
76:
 %77 = load i64, ptr %27, align 8
 %78 = load i64, ptr %29, align 8
 %79 = inttoptr i64 %78 to ptr
 %80 = getelementptr i64, ptr %79, i64 %71
 %81 = load i64, ptr %80, align 8
 %82 = load i64, ptr %31, align 8
 %83 = load i64, ptr %33, align 8
 %84 = inttoptr i64 %83 to ptr
 %85 = getelementptr double, ptr %84, i64 %71
 %86 = load double, ptr %85, align 8
 %87 = getelementptr i64, ptr %16, i64 %71
 %88 = load i64, ptr %87, align 8
 %89 = icmp eq i64 %88, 1
 br i1 %89, label %90, label %151
90:
 %91 = getelementptr i64, ptr %17, i64 %71
 %92 = load i64, ptr %91, align 8
 %93 = icmp eq i64 %92, 1
 br i1 %93, label %94, label %371
94:
 %95 = getelementptr i64, ptr %19, i64 %71
 %96 = load i64, ptr %95, align 8
 %97 = icmp ne i64 %96, 0
 %98 = select i1 %97, i1 true, i1 %69
 %99 = xor i1 %97, true
 %100 = select i1 %99, i1 true, i1 %69
 br i1 %98, label %371, label %101
101:
 %102 = load i64, ptr %35, align 8
 %103 = load i64, ptr %36, align 8
 %104 = inttoptr i64 %103 to ptr
 %105 = getelementptr i64, ptr %104, i64 %71
 %106 = load i64, ptr %105, align 8
 %107 = icmp eq i64 %106, 0
 br i1 %107, label %108, label %138
108:
 %109 = load i64, ptr %39, align 8
 %110 = inttoptr i64 %109 to ptr
 %111 = getelementptr double, ptr %110, i64 %71
 %112 = load double, ptr %111, align 8
 %113 = tail call nsz contract double @llvm.fabs.f64(double %112)
 %114 = icmp slt i64 %102, 1
 br i1 %114, label %135, label %115
115:
 %116 = load i64, ptr %41, align 8
 %117 = load i64, ptr %43, align 8
 %118 = inttoptr i64 %117 to ptr
 %119 = mul i64 %71, %116
 %120 = getelementptr double, ptr %118, i64 %119
 %121 = shl i64 %82, 5
 %122 = getelementptr i8, ptr %84, i64 %121
 br label %123
123:
 %124 = phi double [ %113, %115 ], [ %133, %123 ]
 %125 = phi i64 [ 0, %115 ], [ %126, %123 ]
 %126 = add nuw nsw i64 %125, 1
 %127 = getelementptr double, ptr %120, i64 %125
 %128 = load double, ptr %127, align 8
 %129 = getelementptr double, ptr %122, i64 %125
 %130 = load double, ptr %129, align 8
 %131 = fmul nsz contract double %128, %130
 %132 = tail call nsz contract double @llvm.fabs.f64(double %131)
 %133 = fadd nsz contract double %124, %132
 %134 = icmp eq i64 %126, %102
 br i1 %134, label %135, label %123
135:
 %136 = phi double [ %113, %108 ], [ %133, %123 ]
 %137 = fmul nsz contract double %136, 1.000000e-13
 br label %140
138:
 %139 = fdiv nsz contract double %37, %86
 br label %140
140:
 %141 = phi double [ %137, %135 ], [ %139, %138 ]
 %142 = shl i64 %82, 5
 %143 = getelementptr i8, ptr %84, i64 %142
 %144 = getelementptr double, ptr %143, i64 %71
 %145 = load double, ptr %144, align 8
 %146 = fmul nsz contract double %86, %141
 %147 = fmul nsz contract double %86, %146
 %148 = fcmp nsz contract olt double %145, %147
 br i1 %148, label %149, label %371
149:
 store i64 0, ptr %87, align 8
 store i64 4, ptr %95, align 8
 %150 = load i64, ptr %87, align 8
 br label %151
151:
 %152 = phi i64 [ %88, %76 ], [ %150, %149 ]
 %153 = phi i1 [ %70, %76 ], [ true, %149 ]
 %154 = phi i1 [ %69, %76 ], [ true, %149 ]
 switch i64 %152, label %371 [
  i64 3, label %155
  i64 4, label %323
  i64 0, label %343
 ]
155:
 %156 = getelementptr i64, ptr %17, i64 %71
 %157 = load i64, ptr %156, align 8
 %158 = icmp sgt i64 %157, 1
 br i1 %158, label %159, label %371
159:
 %160 = load i64, ptr %49, align 8
 %161 = load i64, ptr %51, align 8
 %162 = inttoptr i64 %161 to ptr
 %163 = getelementptr i64, ptr %162, i64 %71
 %164 = load i64, ptr %163, align 8
 %165 = icmp sgt i64 %164, -1
 br i1 %165, label %166, label %182
166:
 %167 = load i64, ptr %53, align 8
 %168 = load i64, ptr %55, align 8
 %169 = inttoptr i64 %168 to ptr
 %170 = icmp slt i64 %81, 0
 %171 = select i1 %170, i64 %167, i64 0
 %172 = getelementptr double, ptr %169, i64 %81
 %173 = getelementptr double, ptr %172, i64 %171
 %174 = load double, ptr %173, align 8
 %175 = load i64, ptr %57, align 8
 %176 = load i64, ptr %59, align 8
 %177 = inttoptr i64 %176 to ptr
 %178 = select i1 %170, i64 %175, i64 0
 %179 = getelementptr double, ptr %177, i64 %81
 %180 = getelementptr double, ptr %179, i64 %178
 %181 = load double, ptr %180, align 8
 br label %182
182:
 %183 = phi double [ %181, %166 ], [ 0.000000e+00, %159 ]
 %184 = phi double [ %174, %166 ], [ 0.000000e+00, %159 ]
 %185 = load i64, ptr %47, align 8
 %186 = inttoptr i64 %185 to ptr
 %187 = getelementptr double, ptr %186, i64 %71
 %188 = load double, ptr %187, align 8
 %189 = load i64, ptr %61, align 8
 %190 = inttoptr i64 %189 to ptr
 %191 = getelementptr i64, ptr %190, i64 %71
 %192 = load i64, ptr %191, align 8
 %193 = getelementptr double, ptr %3, i64 %71
 %194 = load double, ptr %193, align 8
 %195 = fmul nsz contract double %188, %194
 %196 = icmp sgt i64 %192, -1
 br i1 %196, label %197, label %203
197:
 %198 = getelementptr double, ptr %3, i64 %192
 %199 = load double, ptr %198, align 8
 %200 = getelementptr double, ptr %186, i64 %192
 %201 = load double, ptr %200, align 8
 %202 = fmul nsz contract double %199, %201
 br label %203
203:
 %204 = phi double [ %202, %197 ], [ 0.000000e+00, %182 ]
 %205 = fadd nsz contract double %195, %204
 %206 = fcmp nsz contract une double %184, %183
 br i1 %206, label %217, label %207
207:
 %208 = load i64, ptr %63, align 8
 %209 = load i64, ptr %65, align 8
 %210 = inttoptr i64 %209 to ptr
 %211 = mul i64 %71, %208
 %212 = getelementptr double, ptr %210, i64 %211
 %213 = load double, ptr %212, align 8
 %214 = getelementptr i8, ptr %212, i64 8
 %215 = load double, ptr %214, align 8
 %216 = fcmp nsz contract une double %213, %215
 br i1 %216, label %217, label %371
217:
 %218 = getelementptr i64, ptr %19, i64 %71
 %219 = load i64, ptr %218, align 8
 %220 = icmp eq i64 %219, 0
 %221 = fmul nsz contract double %86, %205
 %222 = fcmp nsz contract ogt double %221, %4
 %223 = select i1 %220, i1 %222, i1 false
 br i1 %223, label %224, label %371
224:
 br i1 %196, label %225, label %293
225:
 store i64 3, ptr %87, align 8
 store i64 3, ptr %218, align 8
 %226 = load i64, ptr %163, align 8
 %227 = icmp sgt i64 %226, -1
 br i1 %227, label %228, label %239
228:
 %229 = load i64, ptr %57, align 8
 %230 = load i64, ptr %59, align 8
 %231 = inttoptr i64 %230 to ptr
 %232 = load i64, ptr %80, align 8
 %233 = icmp slt i64 %232, 0
 %234 = select i1 %233, i64 %229, i64 0
 %235 = getelementptr double, ptr %231, i64 %232
 %236 = getelementptr double, ptr %235, i64 %234
 %237 = load double, ptr %236, align 8
 %238 = fneg nsz contract double %237
 br label %239
239:
 %240 = phi double [ %238, %228 ], [ 0.000000e+00, %225 ]
 %241 = getelementptr double, ptr %84, i64 %82
 %242 = getelementptr double, ptr %241, i64 %71
 store double %240, ptr %242, align 8
 %243 = load i64, ptr %67, align 8
 %244 = load i64, ptr %63, align 8
 %245 = load i64, ptr %65, align 8
 %246 = inttoptr i64 %245 to ptr
 %247 = mul i64 %71, %244
 %248 = getelementptr double, ptr %246, i64 %247
 %249 = getelementptr i8, ptr %248, i64 8
 %250 = load double, ptr %249, align 8
 %251 = fneg nsz contract double %250
 %252 = shl i64 %82, 4
 %253 = getelementptr i8, ptr %84, i64 %252
 %254 = getelementptr double, ptr %253, i64 %71
 store double %251, ptr %254, align 8
 %255 = load i64, ptr %191, align 8
 %256 = icmp slt i64 %255, 0
 %257 = select i1 %256, i64 %12, i64 0
 %258 = add i64 %257, %255
 %259 = getelementptr i64, ptr %16, i64 %258
 store i64 3, ptr %259, align 8
 %260 = getelementptr i64, ptr %19, i64 %258
 store i64 3, ptr %260, align 8
 %261 = select i1 %256, i64 %160, i64 0
 %262 = getelementptr i64, ptr %162, i64 %255
 %263 = getelementptr i64, ptr %262, i64 %261
 %264 = load i64, ptr %263, align 8
 %265 = icmp sgt i64 %264, -1
 br i1 %265, label %266, label %280
266:
 %267 = load i64, ptr %57, align 8
 %268 = load i64, ptr %59, align 8
 %269 = inttoptr i64 %268 to ptr
 %270 = select i1 %256, i64 %77, i64 0
 %271 = getelementptr i64, ptr %79, i64 %255
 %272 = getelementptr i64, ptr %271, i64 %270
 %273 = load i64, ptr %272, align 8
 %274 = icmp slt i64 %273, 0
 %275 = select i1 %274, i64 %267, i64 0
 %276 = getelementptr double, ptr %269, i64 %273
 %277 = getelementptr double, ptr %276, i64 %275
 %278 = load double, ptr %277, align 8
 %279 = fneg nsz contract double %278
 br label %280
280:
 %281 = phi double [ %279, %266 ], [ 0.000000e+00, %239 ]
 %282 = select i1 %256, i64 %82, i64 0
 %283 = add i64 %282, %255
 %284 = getelementptr double, ptr %241, i64 %283
 store double %281, ptr %284, align 8
 %285 = select i1 %256, i64 %243, i64 0
 %286 = add i64 %285, %255
 %287 = mul i64 %286, %244
 %288 = getelementptr double, ptr %246, i64 %287
 %289 = getelementptr i8, ptr %288, i64 8
 %290 = load double, ptr %289, align 8
 %291 = fneg nsz contract double %290
 %292 = getelementptr double, ptr %253, i64 %283
 store double %291, ptr %292, align 8
 br label %371
293:
 store i64 4, ptr %87, align 8
 store i64 3, ptr %218, align 8
 store double %188, ptr %187, align 8
 %294 = load i64, ptr %163, align 8
 %295 = icmp sgt i64 %294, -1
 %296 = fneg nsz contract double %188
 br i1 %295, label %297, label %308
297:
 %298 = load i64, ptr %57, align 8
 %299 = load i64, ptr %59, align 8
 %300 = inttoptr i64 %299 to ptr
 %301 = load i64, ptr %80, align 8
 %302 = icmp slt i64 %301, 0
 %303 = select i1 %302, i64 %298, i64 0
 %304 = getelementptr double, ptr %300, i64 %301
 %305 = getelementptr double, ptr %304, i64 %303
 %306 = load double, ptr %305, align 8
 %307 = fmul nsz contract double %306, %296
 br label %308
308:
 %309 = phi double [ %307, %297 ], [ 0.000000e+00, %293 ]
 %310 = getelementptr double, ptr %84, i64 %82
 %311 = getelementptr double, ptr %310, i64 %71
 store double %309, ptr %311, align 8
 %312 = load i64, ptr %63, align 8
 %313 = load i64, ptr %65, align 8
 %314 = inttoptr i64 %313 to ptr
 %315 = mul i64 %71, %312
 %316 = getelementptr double, ptr %314, i64 %315
 %317 = getelementptr i8, ptr %316, i64 8
 %318 = load double, ptr %317, align 8
 %319 = fmul nsz contract double %318, %296
 %320 = shl i64 %82, 4
 %321 = getelementptr i8, ptr %84, i64 %320
 %322 = getelementptr double, ptr %321, i64 %71
 store double %319, ptr %322, align 8
 br label %371
323:
 %324 = getelementptr i64, ptr %19, i64 %71
 %325 = load i64, ptr %324, align 8
 %326 = add i64 %325, -3
 %327 = icmp ult i64 %326, -2
 br i1 %327, label %371, label %328
328:
 %329 = getelementptr i64, ptr %17, i64 %71
 %330 = load i64, ptr %329, align 8
 %331 = icmp sgt i64 %330, 1
 br i1 %331, label %332, label %371
332:
 %333 = getelementptr double, ptr %3, i64 %71
 %334 = load double, ptr %333, align 8
 %335 = load i64, ptr %47, align 8
 %336 = inttoptr i64 %335 to ptr
 %337 = getelementptr double, ptr %336, i64 %71
 %338 = load double, ptr %337, align 8
 %339 = fmul nsz contract double %334, %338
 %340 = fmul nsz contract double %86, %339
 %341 = fcmp nsz contract olt double %340, %37
 br i1 %341, label %342, label %371
342:
 call fastcc void @f120(ptr %6, i64 %1, i64 %2, i64 %71)
 store i64 3, ptr %324, align 8
 br label %371
343:
 %344 = getelementptr i64, ptr %19, i64 %71
 %345 = load i64, ptr %344, align 8
 switch i64 %345, label %371 [
  i64 1, label %346
  i64 4, label %361
 ]
346:
 %347 = getelementptr double, ptr %3, i64 %71
 %348 = load double, ptr %347, align 8
 %349 = load i64, ptr %45, align 8
 %350 = inttoptr i64 %349 to ptr
 %351 = getelementptr double, ptr %350, i64 %71
 %352 = load double, ptr %351, align 8
 %353 = fmul nsz contract double %352, 0x3EB0C6F7A0B5ED8D
 %354 = fdiv nsz contract double %353, %86
 %355 = fcmp nsz contract ogt double %354, %4
 %356 = select i1 %355, double %354, double %4
 %357 = fmul nsz contract double %86, %348
 %358 = fneg nsz contract double %356
 %359 = fcmp nsz contract olt double %357, %358
 br i1 %359, label %360, label %371
360:
 store i64 1, ptr %87, align 8
 store i64 0, ptr %344, align 8
 br label %371
361:
 %362 = getelementptr double, ptr %3, i64 %71
 %363 = load double, ptr %362, align 8
 %364 = fmul nsz contract double %86, %363
 %365 = fcmp nsz contract olt double %364, %37
 br i1 %365, label %366, label %371
366:
 store i64 1, ptr %87, align 8
 store i64 3, ptr %344, align 8
 br label %371
367:
 %368 = zext i1 %372 to i8
 br label %369
369:
 %370 = phi i8 [ 0, %5 ], [ %368, %367 ]
 store i8 %370, ptr %0, align 1
 ret i32 0
371:
 %372 = phi i1 [ %153, %332 ], [ %70, %68 ], [ true, %308 ], [ true, %360 ], [ %153, %217 ], [ %153, %207 ], [ true, %280 ], [ true, %342 ], [ true, %366 ], [ %153, %361 ], [ %153, %343 ], [ %153, %155 ], [ %153, %151 ], [ %153, %328 ], [ %70, %140 ], [ %153, %323 ], [ %70, %90 ], [ %70, %94 ], [ %153, %346 ]
 %373 = phi i1 [ %154, %332 ], [ %69, %68 ], [ %154, %308 ], [ %154, %360 ], [ %154, %217 ], [ %154, %207 ], [ %154, %280 ], [ %154, %342 ], [ %154, %366 ], [ %154, %361 ], [ %154, %343 ], [ %154, %155 ], [ %154, %151 ], [ %154, %328 ], [ false, %140 ], [ %154, %323 ], [ %69, %90 ], [ %100, %94 ], [ %154, %346 ]
 %374 = icmp eq i64 %72, %9
 br i1 %374, label %367, label %68
}
define internal fastcc void @f94(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3, i8 range(i8 0, 2) %4) unnamed_addr {
5:
 %6 = alloca i64, align 8
 %7 = alloca i64, align 8
 store i64 0, ptr %7, align 8
 %8 = add i64 %1, 72
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = add i64 %2, 192
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = add i64 %2, 176
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = inttoptr i64 %16 to ptr
 %18 = shl i64 %13, 5
 %19 = getelementptr i8, ptr %17, i64 %18
 %20 = mul i64 %13, 56
 %21 = getelementptr i8, ptr %17, i64 %20
 %22 = add i64 %2, 216
 %23 = inttoptr i64 %22 to ptr
 %24 = load i64, ptr %23, align 8
 %25 = add i64 %2, 200
 %26 = inttoptr i64 %25 to ptr
 %27 = load i64, ptr %26, align 8
 %28 = inttoptr i64 %27 to ptr
 %29 = getelementptr i64, ptr %28, i64 %24
 %30 = getelementptr double, ptr %17, i64 %13
 %31 = shl i64 %13, 4
 %32 = getelementptr i8, ptr %17, i64 %31
 %33 = tail call i64 @llvm.smax.i64(i64 %10, i64 0)
 %34 = icmp slt i64 %10, 1
 br i1 %34, label %80, label %35
35:
 %36 = add i64 %1, 112
 %37 = inttoptr i64 %36 to ptr
 br label %151
38:
 %39 = getelementptr i64, ptr %28, i64 %153
 %40 = load i64, ptr %39, align 8
 %41 = icmp eq i64 %40, 3
 br i1 %41, label %42, label %52
42:
 %43 = load i64, ptr %37, align 8
 %44 = inttoptr i64 %43 to ptr
 %45 = getelementptr i64, ptr %44, i64 %153
 %46 = load i64, ptr %45, align 8
 %47 = icmp sgt i64 %46, -1
 br i1 %47, label %48, label %52
48:
 %49 = getelementptr i64, ptr %29, i64 %153
 %50 = load i64, ptr %49, align 8
 %51 = icmp eq i64 %50, 1
 br label %52
52:
 %53 = phi i1 [ false, %38 ], [ %51, %48 ], [ false, %42 ]
 %54 = icmp eq i64 %10, %154
 br i1 %54, label %59, label %55
55:
 %56 = phi i1 [ %53, %52 ], [ true, %57 ]
 br label %151
57:
 %58 = icmp eq i64 %10, %154
 br i1 %58, label %60, label %55
59:
 br i1 %53, label %60, label %80
60:
 %61 = add i64 %2, 296
 %62 = inttoptr i64 %61 to ptr
 %63 = load i64, ptr %62, align 8
 %64 = add i64 %2, 288
 %65 = inttoptr i64 %64 to ptr
 %66 = load i64, ptr %65, align 8
 %67 = inttoptr i64 %66 to ptr
 store i64 0, ptr %6, align 8
 call fastcc void @f23(ptr %6, i64 %1, i64 %2, ptr %67, i64 %63, ptr %19, i64 %13)
 %68 = load i64, ptr %6, align 8
 %69 = icmp eq i64 %68, 0
 br i1 %69, label %80, label %70
70:
 %71 = add i64 %2, 744
 %72 = inttoptr i64 %71 to ptr
 %73 = load i64, ptr %72, align 8
 %74 = inttoptr i64 %73 to ptr
 %75 = add i64 %2, 64
 %76 = inttoptr i64 %75 to ptr
 %77 = load i64, ptr %76, align 8
 %78 = inttoptr i64 %77 to ptr
 %79 = getelementptr double, ptr %21, i64 %10
 br label %155
80:
 store ptr null, ptr %0, align 8
 ret void
81:
 %82 = add i64 %2, 48
 %83 = inttoptr i64 %82 to ptr
 br label %98
84:
 %85 = getelementptr i64, ptr %29, i64 %156
 %86 = load i64, ptr %85, align 8
 %87 = icmp sgt i64 %86, 1
 br i1 %87, label %88, label %96
88:
 %89 = load double, ptr %160, align 8
 %90 = getelementptr double, ptr %30, i64 %156
 %91 = load double, ptr %90, align 8
 %92 = fmul nsz contract double %89, %91
 %93 = getelementptr double, ptr %32, i64 %156
 %94 = load double, ptr %93, align 8
 %95 = fmul nsz contract double %89, %94
 store i64 4, ptr %164, align 8
 store double %92, ptr %90, align 8
 store double %95, ptr %93, align 8
 br label %96
96:
 %97 = icmp eq i64 %10, %157
 br i1 %97, label %81, label %155
98:
 %99 = phi i64 [ %105, %138 ], [ 1, %81 ]
 %100 = phi i64 [ %104, %138 ], [ 3, %81 ]
 %101 = phi double [ %107, %138 ], [ 1.000000e+00, %81 ]
 %102 = icmp eq i64 %99, 4
 br i1 %102, label %139, label %103
103:
 %104 = add nsw i64 %100, -1
 %105 = add nuw nsw i64 %99, 1
 %106 = uitofp nneg i64 %99 to double
 %107 = fmul nsz contract double %106, 2.500000e-01
 %108 = fdiv nsz contract double %107, %101
 br label %167
109:
 %110 = load i64, ptr %37, align 8
 %111 = inttoptr i64 %110 to ptr
 %112 = getelementptr i64, ptr %111, i64 %169
 %113 = load i64, ptr %112, align 8
 %114 = icmp sgt i64 %113, -1
 br i1 %114, label %115, label %122
115:
 %116 = getelementptr double, ptr %30, i64 %169
 %117 = load double, ptr %116, align 8
 %118 = fmul nsz contract double %108, %117
 store double %118, ptr %116, align 8
 %119 = getelementptr double, ptr %32, i64 %169
 %120 = load double, ptr %119, align 8
 %121 = fmul nsz contract double %108, %120
 store double %121, ptr %119, align 8
 br label %122
122:
 %123 = icmp sgt i64 %168, 1
 br i1 %123, label %167, label %124
124:
 store i64 0, ptr %7, align 8
 call fastcc void @f95(ptr %7, i64 %1, i64 %2, double %3, i8 %4, ptr %67, i64 %63, ptr %19, i64 %13)
 %125 = load i64, ptr %7, align 8
 %126 = icmp eq i64 %125, 0
 br label %175
127:
 %128 = getelementptr i64, ptr %29, i64 %178
 %129 = load i64, ptr %128, align 8
 %130 = load i64, ptr %83, align 8
 %131 = inttoptr i64 %130 to ptr
 %132 = getelementptr i64, ptr %131, i64 %178
 %133 = load i64, ptr %132, align 8
 %134 = icmp eq i64 %129, %133
 br label %135
135:
 %136 = phi i1 [ %134, %127 ], [ false, %175 ]
 %137 = icmp sgt i64 %177, 1
 br i1 %137, label %175, label %138
138:
 br i1 %136, label %139, label %98
139:
 %140 = icmp eq i64 %100, 0
 %141 = add i64 %2, 744
 %142 = inttoptr i64 %141 to ptr
 %143 = load i64, ptr %142, align 8
 %144 = inttoptr i64 %143 to ptr
 %145 = add i64 %2, 64
 %146 = inttoptr i64 %145 to ptr
 %147 = load i64, ptr %146, align 8
 %148 = inttoptr i64 %147 to ptr
 %149 = getelementptr double, ptr %21, i64 %10
 %150 = select i1 %140, ptr %21, ptr %144
 br label %181
151:
 %152 = phi i1 [ false, %35 ], [ %56, %55 ]
 %153 = phi i64 [ 0, %35 ], [ %154, %55 ]
 %154 = add nuw nsw i64 %153, 1
 br i1 %152, label %57, label %38
155:
 %156 = phi i64 [ 0, %70 ], [ %157, %96 ]
 %157 = add nuw nsw i64 %156, 1
 %158 = getelementptr double, ptr %74, i64 %156
 %159 = load double, ptr %158, align 8
 %160 = getelementptr double, ptr %78, i64 %156
 %161 = load double, ptr %160, align 8
 %162 = getelementptr double, ptr %21, i64 %156
 store double %159, ptr %162, align 8
 %163 = getelementptr double, ptr %79, i64 %156
 store double %161, ptr %163, align 8
 %164 = getelementptr i64, ptr %28, i64 %156
 %165 = load i64, ptr %164, align 8
 %166 = icmp eq i64 %165, 3
 br i1 %166, label %84, label %96
167:
 %168 = phi i64 [ %33, %103 ], [ %170, %122 ]
 %169 = phi i64 [ 0, %103 ], [ %171, %122 ]
 %170 = add nsw i64 %168, -1
 %171 = add nuw nsw i64 %169, 1
 %172 = getelementptr i64, ptr %28, i64 %169
 %173 = load i64, ptr %172, align 8
 %174 = icmp eq i64 %173, 3
 br i1 %174, label %109, label %122
175:
 %176 = phi i1 [ %136, %135 ], [ %126, %124 ]
 %177 = phi i64 [ %179, %135 ], [ %33, %124 ]
 %178 = phi i64 [ %180, %135 ], [ 0, %124 ]
 %179 = add nsw i64 %177, -1
 %180 = add nuw nsw i64 %178, 1
 br i1 %176, label %127, label %135
181:
 %182 = phi i64 [ %33, %139 ], [ %184, %181 ]
 %183 = phi i64 [ 0, %139 ], [ %185, %181 ]
 %184 = add nsw i64 %182, -1
 %185 = add nuw nsw i64 %183, 1
 %186 = getelementptr double, ptr %150, i64 %183
 %187 = load double, ptr %186, align 8
 %188 = getelementptr double, ptr %144, i64 %183
 store double %187, ptr %188, align 8
 %189 = getelementptr double, ptr %149, i64 %183
 %190 = load double, ptr %189, align 8
 %191 = getelementptr double, ptr %148, i64 %183
 store double %190, ptr %191, align 8
 %192 = icmp sgt i64 %182, 1
 br i1 %192, label %181, label %80
}
define internal fastcc void @f95(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3, i8 range(i8 0, 2) %4, ptr readonly captures(none) %5, i64 %6, ptr captures(none) %7, i64 %8) unnamed_addr {
9:
 %10 = alloca i64, align 8
 %11 = alloca i64, align 8
 %12 = alloca i64, align 8
 %13 = alloca ptr, align 8
 %14 = alloca i64, align 8
 store i64 0, ptr %14, align 8
 %15 = alloca i8, align 1
 store i8 0, ptr %15, align 1
 %16 = alloca ptr, align 8
 %17 = alloca i8, align 1
 store i8 0, ptr %17, align 1
 %18 = alloca ptr, align 8
 %19 = alloca i64, align 8
 %20 = add i64 %2, 192
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = add i64 %2, 176
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = inttoptr i64 %25 to ptr
 %27 = mul i64 %22, 72
 %28 = getelementptr i8, ptr %26, i64 %27
 store i64 0, ptr %10, align 8
 call fastcc void @f96(ptr %10, i64 %1, i64 %2, double %3, i8 %4)
 %29 = load i64, ptr %10, align 8
 %30 = add i64 %1, 72
 %31 = inttoptr i64 %30 to ptr
 %32 = load i64, ptr %31, align 8
 %33 = icmp slt i64 %32, 1
 br i1 %33, label %65, label %34
34:
 %35 = add i64 %2, 744
 %36 = inttoptr i64 %35 to ptr
 %37 = load i64, ptr %36, align 8
 %38 = inttoptr i64 %37 to ptr
 %39 = add i64 %1, 112
 %40 = inttoptr i64 %39 to ptr
 %41 = add i64 %2, 216
 %42 = inttoptr i64 %41 to ptr
 %43 = add i64 %2, 200
 %44 = inttoptr i64 %43 to ptr
 br label %122
45:
 %46 = load i64, ptr %40, align 8
 %47 = inttoptr i64 %46 to ptr
 %48 = getelementptr i64, ptr %47, i64 %124
 %49 = load i64, ptr %48, align 8
 %50 = icmp sgt i64 %49, -1
 br i1 %50, label %51, label %62
51:
 %52 = load i64, ptr %44, align 8
 %53 = inttoptr i64 %52 to ptr
 %54 = getelementptr i64, ptr %53, i64 %124
 %55 = load i64, ptr %54, align 8
 %56 = icmp eq i64 %55, 3
 br label %57
57:
 %58 = phi i1 [ true, %122 ], [ %56, %51 ]
 %59 = icmp eq i64 %125, %32
 br i1 %59, label %64, label %60
60:
 %61 = phi i1 [ %58, %57 ], [ false, %62 ]
 br label %122
62:
 %63 = icmp eq i64 %125, %32
 br i1 %63, label %65, label %60
64:
 br i1 %58, label %67, label %65
65:
 %66 = icmp eq i64 %29, 0
 br i1 %66, label %109, label %112
67:
 %68 = icmp eq i64 %29, 0
 br i1 %68, label %69, label %70
69:
 call fastcc void @f23(ptr %12, i64 %1, i64 %2, ptr %5, i64 %6, ptr %7, i64 %8)
 br label %70
70:
 call fastcc void @f97(ptr %13, i64 %1, i64 %2, double %3, i8 %4)
 store i64 0, ptr %14, align 8
 call fastcc void @f101(ptr %14, i64 %1, i64 %2, double %3)
 %71 = load i64, ptr %14, align 8
 %72 = load i64, ptr %42, align 8
 %73 = load i64, ptr %44, align 8
 %74 = inttoptr i64 %73 to ptr
 %75 = shl i64 %72, 5
 %76 = getelementptr i8, ptr %74, i64 %75
 %77 = icmp slt i64 %71, 1
 br i1 %77, label %98, label %78
78:
 %79 = mul i64 %22, 24
 %80 = getelementptr i8, ptr %26, i64 %79
 br label %127
81:
 %82 = getelementptr i64, ptr %76, i64 %128
 %83 = load i64, ptr %82, align 8
 %84 = icmp slt i64 %83, 0
 %85 = select i1 %84, i64 %8, i64 0
 %86 = getelementptr double, ptr %7, i64 %83
 %87 = getelementptr double, ptr %86, i64 %85
 %88 = load double, ptr %87, align 8
 %89 = select i1 %84, i64 %22, i64 0
 %90 = getelementptr double, ptr %80, i64 %83
 %91 = getelementptr double, ptr %90, i64 %89
 %92 = load double, ptr %91, align 8
 %93 = fdiv nsz contract double %88, %92
 br label %94
94:
 %95 = phi double [ %93, %81 ], [ 0.000000e+00, %127 ]
 %96 = getelementptr double, ptr %28, i64 %128
 store double %95, ptr %96, align 8
 %97 = icmp eq i64 %71, %129
 br i1 %97, label %98, label %127
98:
 br i1 %68, label %99, label %103
99:
 store i8 0, ptr %15, align 1
 call fastcc void @f98(ptr %15, i64 %1, i64 %2, i64 %71, ptr %28, i64 %22)
 %100 = load i8, ptr %15, align 1
 %101 = freeze i8 %100
 %102 = icmp eq i8 %101, 0
 br i1 %102, label %103, label %114
103:
 br label %130
104:
 %105 = icmp samesign ugt i64 %131, 1
 br i1 %105, label %130, label %112
106:
 store i8 0, ptr %17, align 1
 call fastcc void @f98(ptr %17, i64 %1, i64 %2, i64 %71, ptr %28, i64 %22)
 %107 = load i8, ptr %17, align 1
 %108 = icmp eq i8 %107, 0
 br i1 %108, label %104, label %114
109:
 %110 = phi ptr [ %19, %121 ], [ %11, %65 ]
 %111 = phi i64 [ 0, %121 ], [ %29, %65 ]
 call fastcc void @f23(ptr %110, i64 %1, i64 %2, ptr %5, i64 %6, ptr %7, i64 %8)
 br label %112
112:
 %113 = phi i64 [ %111, %109 ], [ %29, %65 ], [ 1, %104 ]
 store i64 %113, ptr %0, align 8
 ret void
114:
 br i1 %77, label %121, label %115
115:
 %116 = mul i64 %22, 24
 %117 = getelementptr i8, ptr %26, i64 %116
 %118 = add i64 %2, 752
 %119 = inttoptr i64 %118 to ptr
 %120 = load i64, ptr %119, align 8
 br label %147
121:
 call fastcc void @f100(ptr %18, i64 %1, i64 %2, i64 %71, ptr %28, i64 %22)
 br label %109
122:
 %123 = phi i1 [ false, %34 ], [ %61, %60 ]
 %124 = phi i64 [ 0, %34 ], [ %125, %60 ]
 %125 = add nuw nsw i64 %124, 1
 %126 = getelementptr double, ptr %38, i64 %124
 store double 0.000000e+00, ptr %126, align 8
 br i1 %123, label %57, label %45
127:
 %128 = phi i64 [ 0, %78 ], [ %129, %94 ]
 %129 = add nuw nsw i64 %128, 1
 br i1 %68, label %81, label %94
130:
 %131 = phi i64 [ %132, %104 ], [ 3, %103 ]
 %132 = add nsw i64 %131, -1
 br i1 %77, label %142, label %133
133:
 %134 = phi i64 [ %135, %133 ], [ 0, %130 ]
 %135 = add nuw nsw i64 %134, 1
 %136 = getelementptr double, ptr %28, i64 %134
 %137 = load double, ptr %136, align 8
 %138 = fsub nsz contract double %137, %137
 %139 = fcmp nsz contract ord double %138, 0.000000e+00
 %140 = select i1 %139, double %137, double 0.000000e+00
 store double %140, ptr %136, align 8
 %141 = icmp eq i64 %71, %135
 br i1 %141, label %142, label %133
142:
 br label %143
143:
 %144 = phi i64 [ %145, %143 ], [ 400, %142 ]
 %145 = add nsw i64 %144, -1
 call fastcc void @f99(ptr %16, i64 %1, i64 %2, i64 %71, ptr %28, i64 %22)
 %146 = icmp samesign ugt i64 %144, 1
 br i1 %146, label %143, label %106
147:
 %148 = phi i64 [ 0, %115 ], [ %149, %147 ]
 %149 = add nuw nsw i64 %148, 1
 %150 = getelementptr double, ptr %28, i64 %148
 %151 = load double, ptr %150, align 8
 %152 = getelementptr i64, ptr %76, i64 %148
 %153 = load i64, ptr %152, align 8
 %154 = icmp slt i64 %153, 0
 %155 = select i1 %154, i64 %22, i64 0
 %156 = getelementptr double, ptr %117, i64 %153
 %157 = getelementptr double, ptr %156, i64 %155
 %158 = load double, ptr %157, align 8
 %159 = fmul nsz contract double %151, %158
 %160 = select i1 %154, i64 %120, i64 0
 %161 = getelementptr double, ptr %38, i64 %153
 %162 = getelementptr double, ptr %161, i64 %160
 store double %159, ptr %162, align 8
 %163 = icmp eq i64 %71, %149
 br i1 %163, label %121, label %147
}
define internal fastcc void @f96(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3, i8 range(i8 0, 2) %4) unnamed_addr {
5:
 %6 = alloca ptr, align 8
 %7 = alloca i64, align 8
 %8 = alloca double, align 8
 %9 = alloca i64, align 8
 %10 = alloca i64, align 8
 %11 = add i64 %1, 72
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = add i64 %2, 216
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = add i64 %2, 200
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = inttoptr i64 %19 to ptr
 %21 = getelementptr i64, ptr %20, i64 %16
 %22 = mul i64 %16, 48
 %23 = getelementptr i8, ptr %20, i64 %22
 %24 = mul i64 %16, 56
 %25 = getelementptr i8, ptr %20, i64 %24
 %26 = shl i64 %16, 4
 %27 = getelementptr i8, ptr %20, i64 %26
 call fastcc void @f97(ptr %6, i64 %1, i64 %2, double %3, i8 %4)
 store i64 0, ptr %7, align 8
 call fastcc void @f109(ptr %7, i64 %1, i64 %2)
 %28 = load i64, ptr %7, align 8
 %29 = mul i64 %16, 24
 %30 = getelementptr i8, ptr %20, i64 %29
 %31 = icmp slt i64 %28, 1
 %32 = shl nsw i64 %28, 1
 %33 = icmp slt i64 %28, 0
 %34 = select i1 %33, i64 %16, i64 0
 %35 = getelementptr i64, ptr %30, i64 %28
 %36 = getelementptr i64, ptr %35, i64 %34
 %37 = add i64 %2, 136
 %38 = inttoptr i64 %37 to ptr
 %39 = add i64 %2, 144
 %40 = inttoptr i64 %39 to ptr
 %41 = add i64 %2, 128
 %42 = inttoptr i64 %41 to ptr
 br label %131
43:
 store i64 %32, ptr %36, align 8
 %44 = load i64, ptr %38, align 8
 %45 = load i64, ptr %40, align 8
 %46 = load i64, ptr %42, align 8
 %47 = inttoptr i64 %46 to ptr
 store i64 0, ptr %9, align 8
 call fastcc void @f107(ptr %9, i64 %28, ptr %47, i64 %44, i64 %45, ptr %27, i64 %16, ptr %30, i64 %16)
 %48 = load i64, ptr %9, align 8
 %49 = icmp eq i64 %48, 0
 br i1 %49, label %52, label %117
50:
 store i64 0, ptr %10, align 8
 call fastcc void @f108(ptr %10, i64 %1, i64 %2, double %3, i64 %28)
 %51 = load i64, ptr %10, align 8
 br label %52
52:
 %53 = phi i64 [ %51, %50 ], [ 0, %43 ]
 %54 = icmp slt i64 %13, 1
 br i1 %54, label %73, label %55
55:
 %56 = add i64 %2, 64
 %57 = inttoptr i64 %56 to ptr
 %58 = add i64 %1, 112
 %59 = inttoptr i64 %58 to ptr
 br label %141
60:
 %61 = load i64, ptr %57, align 8
 %62 = inttoptr i64 %61 to ptr
 %63 = getelementptr double, ptr %62, i64 %142
 %64 = load double, ptr %63, align 8
 %65 = fcmp nsz contract ult double %64, 0.000000e+00
 br i1 %65, label %66, label %119
66:
 %67 = load i64, ptr %59, align 8
 %68 = inttoptr i64 %67 to ptr
 %69 = getelementptr i64, ptr %68, i64 %142
 %70 = load i64, ptr %69, align 8
 %71 = icmp sgt i64 %70, -1
 %72 = select i1 %71, i64 2, i64 3
 br label %119
73:
 br i1 %31, label %74, label %150
74:
 br i1 %54, label %116, label %75
75:
 %76 = add i64 %2, 64
 %77 = inttoptr i64 %76 to ptr
 %78 = add i64 %1, 96
 %79 = inttoptr i64 %78 to ptr
 %80 = load i64, ptr %79, align 8
 %81 = inttoptr i64 %80 to ptr
 br label %156
82:
 %83 = sub nsw i64 %154, %28
 %84 = getelementptr i64, ptr %23, i64 %83
 %85 = load i64, ptr %84, align 8
 %86 = getelementptr i64, ptr %25, i64 %83
 %87 = load i64, ptr %86, align 8
 switch i64 %87, label %129 [
  i64 0, label %123
  i64 3, label %88
  i64 4, label %95
 ]
88:
 %89 = icmp slt i64 %85, 0
 %90 = select i1 %89, i64 %16, i64 0
 %91 = getelementptr i64, ptr %21, i64 %85
 %92 = getelementptr i64, ptr %91, i64 %90
 %93 = load i64, ptr %92, align 8
 %94 = icmp eq i64 %93, 2
 br i1 %94, label %123, label %129
95:
 br label %123
96:
 %97 = getelementptr i64, ptr %21, i64 %157
 %98 = load i64, ptr %97, align 8
 %99 = icmp eq i64 %98, 2
 %100 = select i1 %99, double 1.000000e+00, double -1.000000e+00
 %101 = load i64, ptr %77, align 8
 %102 = inttoptr i64 %101 to ptr
 %103 = getelementptr double, ptr %102, i64 %157
 store double %100, ptr %103, align 8
 br label %104
104:
 %105 = getelementptr i64, ptr %81, i64 %157
 %106 = load i64, ptr %105, align 8
 %107 = icmp sgt i64 %106, -1
 br i1 %107, label %108, label %114
108:
 %109 = getelementptr i64, ptr %21, i64 %106
 %110 = load i64, ptr %109, align 8
 %111 = icmp eq i64 %110, 1
 br i1 %111, label %114, label %112
112:
 %113 = getelementptr i64, ptr %21, i64 %157
 store i64 0, ptr %113, align 8
 br label %114
114:
 %115 = icmp eq i64 %13, %158
 br i1 %115, label %116, label %156
116:
 store i64 %53, ptr %0, align 8
 ret void
117:
 %118 = icmp eq i64 %133, 3
 br i1 %118, label %50, label %131
119:
 %120 = phi i64 [ 2, %141 ], [ 2, %60 ], [ %72, %66 ]
 store i64 %120, ptr %148, align 8
 br label %121
121:
 %122 = icmp eq i64 %13, %143
 br i1 %122, label %73, label %141
123:
 %124 = phi i64 [ 3, %95 ], [ 1, %82 ], [ 1, %88 ]
 %125 = icmp slt i64 %85, 0
 %126 = select i1 %125, i64 %16, i64 0
 %127 = getelementptr i64, ptr %21, i64 %85
 %128 = getelementptr i64, ptr %127, i64 %126
 store i64 %124, ptr %128, align 8
 br label %129
129:
 %130 = icmp eq i64 %28, %152
 br i1 %130, label %74, label %150
131:
 %132 = phi i64 [ 0, %5 ], [ %133, %117 ]
 %133 = add nuw nsw i64 %132, 1
 call fastcc void @f110(ptr %8, i64 %1, i64 %2, double %3, i64 %28, i64 %132)
 br i1 %31, label %43, label %134
134:
 %135 = phi i64 [ %136, %134 ], [ 0, %131 ]
 %136 = add nuw nsw i64 %135, 1
 %137 = add nuw nsw i64 %135, %28
 %138 = getelementptr i64, ptr %27, i64 %135
 store i64 %135, ptr %138, align 8
 %139 = getelementptr i64, ptr %30, i64 %135
 store i64 %137, ptr %139, align 8
 %140 = icmp eq i64 %28, %136
 br i1 %140, label %43, label %134
141:
 %142 = phi i64 [ 0, %55 ], [ %143, %121 ]
 %143 = add nuw nsw i64 %142, 1
 %144 = getelementptr i64, ptr %20, i64 %142
 %145 = load i64, ptr %144, align 8
 %146 = icmp eq i64 %145, 2
 %147 = zext i1 %146 to i64
 %148 = getelementptr i64, ptr %21, i64 %142
 store i64 %147, ptr %148, align 8
 %149 = load i64, ptr %144, align 8
 switch i64 %149, label %121 [
  i64 3, label %119
  i64 4, label %60
 ]
150:
 %151 = phi i64 [ %152, %129 ], [ 0, %73 ]
 %152 = add nuw nsw i64 %151, 1
 %153 = getelementptr i64, ptr %27, i64 %151
 %154 = load i64, ptr %153, align 8
 %155 = icmp slt i64 %154, %28
 br i1 %155, label %129, label %82
156:
 %157 = phi i64 [ 0, %75 ], [ %158, %114 ]
 %158 = add nuw nsw i64 %157, 1
 %159 = getelementptr i64, ptr %20, i64 %157
 %160 = load i64, ptr %159, align 8
 %161 = icmp eq i64 %160, 3
 br i1 %161, label %96, label %104
}
define internal fastcc void @f97(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3, i8 range(i8 0, 2) %4) unnamed_addr {
5:
 %6 = icmp eq i8 %4, 0
 %7 = add i64 %1, 72
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = add i64 %2, 200
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = inttoptr i64 %12 to ptr
 %14 = add i64 %2, 192
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = add i64 %2, 176
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = inttoptr i64 %19 to ptr
 %21 = mul i64 %16, 24
 %22 = getelementptr i8, ptr %20, i64 %21
 %23 = icmp slt i64 %9, 1
 br i1 %23, label %90, label %24
24:
 %25 = add i64 %2, 320
 %26 = inttoptr i64 %25 to ptr
 %27 = add i64 %2, 304
 %28 = inttoptr i64 %27 to ptr
 br label %212
29:
 %30 = add i64 %1, 80
 %31 = inttoptr i64 %30 to ptr
 %32 = add i64 %2, 344
 %33 = inttoptr i64 %32 to ptr
 %34 = add i64 %2, 328
 %35 = inttoptr i64 %34 to ptr
 %36 = add i64 %2, 320
 %37 = inttoptr i64 %36 to ptr
 %38 = add i64 %2, 304
 %39 = inttoptr i64 %38 to ptr
 %40 = fcmp nsz contract ogt double %55, 0.000000e+00
 %41 = tail call nsz contract double @llvm.sqrt.f64(double %55)
 %42 = fdiv nsz contract double 1.000000e+00, %41
 %43 = select i1 %40, double %42, double 1.000000e+00
 br label %220
44:
 %45 = load i64, ptr %26, align 8
 %46 = load i64, ptr %28, align 8
 %47 = inttoptr i64 %46 to ptr
 %48 = mul i64 %214, %45
 %49 = getelementptr double, ptr %47, i64 %48
 %50 = getelementptr double, ptr %49, i64 %214
 %51 = load double, ptr %50, align 8
 %52 = fcmp nsz contract ogt double %51, %213
 %53 = select i1 %52, double %51, double %213
 br label %54
54:
 %55 = phi double [ %53, %44 ], [ %213, %212 ]
 %56 = icmp eq i64 %9, %215
 br i1 %56, label %29, label %212
57:
 %58 = load i64, ptr %31, align 8
 %59 = inttoptr i64 %58 to ptr
 %60 = getelementptr i64, ptr %59, i64 %221
 %61 = load i64, ptr %60, align 8
 %62 = icmp sgt i64 %61, 0
 br i1 %62, label %63, label %72
63:
 %64 = load i64, ptr %37, align 8
 %65 = load i64, ptr %39, align 8
 %66 = inttoptr i64 %65 to ptr
 %67 = mul i64 %221, %64
 %68 = getelementptr double, ptr %66, i64 %67
 %69 = getelementptr double, ptr %68, i64 %221
 %70 = load double, ptr %69, align 8
 %71 = fcmp nsz contract ogt double %70, 0.000000e+00
 br i1 %71, label %226, label %207
72:
 %73 = load i64, ptr %33, align 8
 %74 = load i64, ptr %35, align 8
 %75 = inttoptr i64 %74 to ptr
 %76 = mul i64 %221, %73
 %77 = getelementptr double, ptr %75, i64 %76
 %78 = getelementptr double, ptr %77, i64 %221
 %79 = load double, ptr %78, align 8
 %80 = load i64, ptr %37, align 8
 %81 = load i64, ptr %39, align 8
 %82 = inttoptr i64 %81 to ptr
 %83 = mul i64 %221, %80
 %84 = getelementptr double, ptr %82, i64 %83
 %85 = getelementptr double, ptr %84, i64 %221
 %86 = load double, ptr %85, align 8
 %87 = fmul nsz contract double %3, %86
 %88 = fadd nsz contract double %79, %87
 %89 = fcmp nsz contract ogt double %88, 0.000000e+00
 br i1 %89, label %226, label %210
90:
 br i1 %6, label %104, label %91
91:
 %92 = add i64 %1, 80
 %93 = inttoptr i64 %92 to ptr
 %94 = add i64 %2, 344
 %95 = inttoptr i64 %94 to ptr
 %96 = add i64 %2, 328
 %97 = inttoptr i64 %96 to ptr
 %98 = add i64 %2, 320
 %99 = inttoptr i64 %98 to ptr
 %100 = add i64 %2, 304
 %101 = inttoptr i64 %100 to ptr
 br label %230
102:
 %103 = icmp eq i64 %232, 7
 br i1 %103, label %104, label %230
104:
 br i1 %23, label %206, label %105
105:
 %106 = add i64 %1, 112
 %107 = inttoptr i64 %106 to ptr
 %108 = load i64, ptr %107, align 8
 %109 = inttoptr i64 %108 to ptr
 br label %247
110:
 %111 = load i64, ptr %93, align 8
 %112 = inttoptr i64 %111 to ptr
 %113 = getelementptr i64, ptr %112, i64 %235
 %114 = load i64, ptr %113, align 8
 %115 = icmp eq i64 %114, 0
 br i1 %115, label %116, label %186
116:
 br i1 %233, label %121, label %117
117:
 %118 = getelementptr double, ptr %22, i64 %235
 %119 = load double, ptr %118, align 8
 %120 = fcmp nsz contract oeq double %119, 0.000000e+00
 br i1 %120, label %121, label %186
121:
 br label %240
122:
 %123 = load i64, ptr %95, align 8
 %124 = load i64, ptr %97, align 8
 %125 = inttoptr i64 %124 to ptr
 %126 = mul i64 %235, %123
 %127 = getelementptr double, ptr %125, i64 %126
 %128 = getelementptr double, ptr %127, i64 %242
 %129 = load double, ptr %128, align 8
 %130 = load i64, ptr %99, align 8
 %131 = load i64, ptr %101, align 8
 %132 = inttoptr i64 %131 to ptr
 %133 = mul i64 %235, %130
 %134 = getelementptr double, ptr %132, i64 %133
 %135 = getelementptr double, ptr %134, i64 %242
 %136 = load double, ptr %135, align 8
 %137 = fmul nsz contract double %3, %136
 %138 = fadd nsz contract double %129, %137
 %139 = tail call nsz contract double @llvm.fabs.f64(double %138)
 %140 = getelementptr double, ptr %22, i64 %242
 %141 = load double, ptr %140, align 8
 %142 = fmul nsz contract double %141, %139
 %143 = fcmp nsz contract ogt double %142, %241
 %144 = select i1 %143, double %142, double %241
 %145 = getelementptr i64, ptr %112, i64 %242
 %146 = load i64, ptr %145, align 8
 %147 = icmp sgt i64 %146, 0
 br i1 %147, label %148, label %153
148:
 %149 = mul i64 %242, %130
 %150 = getelementptr double, ptr %132, i64 %149
 %151 = getelementptr double, ptr %150, i64 %235
 %152 = load double, ptr %151, align 8
 br label %164
153:
 %154 = mul i64 %242, %123
 %155 = getelementptr double, ptr %125, i64 %154
 %156 = getelementptr double, ptr %155, i64 %235
 %157 = load double, ptr %156, align 8
 %158 = mul i64 %242, %130
 %159 = getelementptr double, ptr %132, i64 %158
 %160 = getelementptr double, ptr %159, i64 %235
 %161 = load double, ptr %160, align 8
 %162 = fmul nsz contract double %3, %161
 %163 = fadd nsz contract double %157, %162
 br label %164
164:
 %165 = phi double [ %152, %148 ], [ %163, %153 ]
 %166 = tail call nsz contract double @llvm.fabs.f64(double %165)
 %167 = fmul nsz contract double %141, %166
 %168 = fcmp nsz contract ogt double %167, %144
 %169 = select i1 %168, double %167, double %144
 br label %170
170:
 %171 = phi double [ %169, %164 ], [ %241, %240 ]
 %172 = icmp eq i64 %9, %243
 br i1 %172, label %173, label %240
173:
 %174 = fcmp nsz contract ogt double %171, 0.000000e+00
 br i1 %174, label %175, label %186
175:
 %176 = getelementptr double, ptr %22, i64 %235
 %177 = load double, ptr %176, align 8
 %178 = fcmp nsz contract oeq double %177, 0.000000e+00
 br i1 %178, label %179, label %181
179:
 %180 = fdiv nsz contract double 1.000000e+00, %171
 br label %184
181:
 %182 = fdiv nsz contract double %177, %171
 %183 = tail call nsz contract double @llvm.sqrt.f64(double %182)
 br label %184
184:
 %185 = phi double [ %180, %179 ], [ %183, %181 ]
 store double %185, ptr %176, align 8
 br label %186
186:
 %187 = icmp eq i64 %9, %236
 br i1 %187, label %102, label %234
188:
 store double 1.000000e+00, ptr %250, align 8
 br label %189
189:
 %190 = phi double [ 1.000000e+00, %188 ], [ %251, %247 ]
 %191 = getelementptr i64, ptr %109, i64 %248
 %192 = load i64, ptr %191, align 8
 %193 = icmp ult i64 %192, %248
 br i1 %193, label %194, label %204
194:
 %195 = getelementptr double, ptr %22, i64 %192
 %196 = load double, ptr %195, align 8
 %197 = fcmp nsz contract olt double %196, %190
 %198 = select i1 %197, double %196, double %190
 store double %198, ptr %250, align 8
 %199 = load i64, ptr %191, align 8
 %200 = icmp slt i64 %199, 0
 %201 = select i1 %200, i64 %16, i64 0
 %202 = getelementptr double, ptr %22, i64 %199
 %203 = getelementptr double, ptr %202, i64 %201
 store double %198, ptr %203, align 8
 br label %204
204:
 %205 = icmp eq i64 %9, %249
 br i1 %205, label %206, label %247
206:
 store ptr null, ptr %0, align 8
 ret void
207:
 %208 = phi double [ %229, %226 ], [ %43, %63 ]
 %209 = getelementptr double, ptr %22, i64 %221
 store double %208, ptr %209, align 8
 br label %210
210:
 %211 = icmp eq i64 %9, %222
 br i1 %211, label %90, label %220
212:
 %213 = phi double [ 0.000000e+00, %24 ], [ %55, %54 ]
 %214 = phi i64 [ 0, %24 ], [ %215, %54 ]
 %215 = add nuw nsw i64 %214, 1
 %216 = getelementptr double, ptr %22, i64 %214
 store double 0.000000e+00, ptr %216, align 8
 %217 = getelementptr i64, ptr %13, i64 %214
 %218 = load i64, ptr %217, align 8
 %219 = icmp eq i64 %218, 0
 br i1 %219, label %54, label %44
220:
 %221 = phi i64 [ 0, %29 ], [ %222, %210 ]
 %222 = add nuw nsw i64 %221, 1
 %223 = getelementptr i64, ptr %13, i64 %221
 %224 = load i64, ptr %223, align 8
 %225 = icmp eq i64 %224, 0
 br i1 %225, label %210, label %57
226:
 %227 = phi double [ %88, %72 ], [ %70, %63 ]
 %228 = tail call nsz contract double @llvm.sqrt.f64(double %227)
 %229 = fdiv nsz contract double 1.000000e+00, %228
 br label %207
230:
 %231 = phi i64 [ 0, %91 ], [ %232, %102 ]
 %232 = add nuw nsw i64 %231, 1
 %233 = icmp samesign ugt i64 %231, 3
 br i1 %23, label %102, label %234
234:
 %235 = phi i64 [ %236, %186 ], [ 0, %230 ]
 %236 = add nuw nsw i64 %235, 1
 %237 = getelementptr i64, ptr %13, i64 %235
 %238 = load i64, ptr %237, align 8
 %239 = icmp eq i64 %238, 0
 br i1 %239, label %186, label %110
240:
 %241 = phi double [ %171, %170 ], [ 0.000000e+00, %121 ]
 %242 = phi i64 [ %243, %170 ], [ 0, %121 ]
 %243 = add nuw nsw i64 %242, 1
 %244 = getelementptr i64, ptr %13, i64 %242
 %245 = load i64, ptr %244, align 8
 %246 = icmp eq i64 %245, 0
 br i1 %246, label %170, label %122
247:
 %248 = phi i64 [ 0, %105 ], [ %249, %204 ]
 %249 = add nuw nsw i64 %248, 1
 %250 = getelementptr double, ptr %22, i64 %248
 %251 = load double, ptr %250, align 8
 %252 = fcmp nsz contract oeq double %251, 0.000000e+00
 br i1 %252, label %188, label %189
}
define internal fastcc void @f98(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, ptr captures(none) %4, i64 %5) unnamed_addr {
6:
 %7 = alloca double, align 8
 %8 = alloca ptr, align 8
 %9 = alloca double, align 8
 %10 = alloca double, align 8
 %11 = add i64 %2, 192
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = add i64 %2, 176
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = inttoptr i64 %16 to ptr
 %18 = mul i64 %13, 96
 %19 = getelementptr i8, ptr %17, i64 %18
 %20 = mul i64 %13, 88
 %21 = getelementptr i8, ptr %17, i64 %20
 store double 0.000000e+00, ptr %7, align 8
 call fastcc void @f102(ptr %7, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5)
 %22 = load double, ptr %7, align 8
 %23 = icmp slt i64 %3, 1
 %24 = add i64 %2, 144
 %25 = inttoptr i64 %24 to ptr
 %26 = add i64 %2, 128
 %27 = inttoptr i64 %26 to ptr
 br label %50
28:
 %29 = icmp samesign ugt i64 %52, 1
 br i1 %29, label %50, label %34
30:
 %31 = phi double [ 0.000000e+00, %50 ], [ %73, %59 ]
 %32 = fmul nsz contract double %31, 1.000000e-13
 %33 = fcmp nsz contract ugt double %51, %32
 br i1 %33, label %36, label %34
34:
 %35 = phi i8 [ %49, %46 ], [ 1, %30 ], [ 0, %28 ]
 store i8 %35, ptr %0, align 1
 ret void
36:
 call fastcc void @f104(ptr %8, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5)
 br label %75
37:
 store double 0.000000e+00, ptr %9, align 8
 call fastcc void @f102(ptr %9, i64 %1, i64 %2, i64 %3, ptr %21, i64 %13)
 %38 = load double, ptr %9, align 8
 %39 = fcmp nsz contract uge double %38, %51
 %40 = fmul nsz contract double %76, 5.000000e-01
 %41 = icmp samesign ugt i64 %77, 1
 %42 = select i1 %39, i1 %41, i1 false
 br i1 %42, label %75, label %43
43:
 %44 = fcmp nsz contract olt double %38, %51
 br i1 %44, label %45, label %46
45:
 br i1 %23, label %28, label %90
46:
 call fastcc void @f102(ptr %10, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5)
 %47 = fmul nsz contract double %31, 1.000000e-10
 %48 = fcmp nsz contract ole double %51, %47
 %49 = zext i1 %48 to i8
 br label %34
50:
 %51 = phi double [ %22, %6 ], [ %38, %28 ]
 %52 = phi i64 [ 40, %6 ], [ %53, %28 ]
 %53 = add nsw i64 %52, -1
 br i1 %23, label %30, label %54
54:
 %55 = load i64, ptr %25, align 8
 %56 = load i64, ptr %27, align 8
 %57 = inttoptr i64 %56 to ptr
 %58 = getelementptr double, ptr %57, i64 %3
 br label %59
59:
 %60 = phi double [ 0.000000e+00, %54 ], [ %73, %59 ]
 %61 = phi i64 [ 0, %54 ], [ %62, %59 ]
 %62 = add nuw nsw i64 %61, 1
 %63 = getelementptr double, ptr %4, i64 %61
 %64 = load double, ptr %63, align 8
 %65 = tail call nsz contract double @llvm.fabs.f64(double %64)
 %66 = mul i64 %61, %55
 %67 = getelementptr double, ptr %58, i64 %66
 %68 = load double, ptr %67, align 8
 %69 = tail call nsz contract double @llvm.fabs.f64(double %68)
 %70 = fcmp nsz contract ogt double %65, %60
 %71 = select i1 %70, double %65, double %60
 %72 = fcmp nsz contract ogt double %69, %71
 %73 = select i1 %72, double %69, double %71
 %74 = icmp eq i64 %3, %62
 br i1 %74, label %30, label %59
75:
 %76 = phi double [ 1.000000e+00, %36 ], [ %40, %37 ]
 %77 = phi i64 [ 6, %36 ], [ %78, %37 ]
 %78 = add nsw i64 %77, -1
 br i1 %23, label %37, label %79
79:
 %80 = phi i64 [ %81, %79 ], [ 0, %75 ]
 %81 = add nuw nsw i64 %80, 1
 %82 = getelementptr double, ptr %4, i64 %80
 %83 = load double, ptr %82, align 8
 %84 = getelementptr double, ptr %19, i64 %80
 %85 = load double, ptr %84, align 8
 %86 = fmul nsz contract double %76, %85
 %87 = fadd nsz contract double %83, %86
 %88 = getelementptr double, ptr %21, i64 %80
 store double %87, ptr %88, align 8
 %89 = icmp eq i64 %3, %81
 br i1 %89, label %37, label %79
90:
 %91 = phi i64 [ %92, %90 ], [ 0, %45 ]
 %92 = add nuw nsw i64 %91, 1
 %93 = getelementptr double, ptr %21, i64 %91
 %94 = load double, ptr %93, align 8
 %95 = getelementptr double, ptr %4, i64 %91
 store double %94, ptr %95, align 8
 %96 = icmp eq i64 %3, %92
 br i1 %96, label %28, label %90
}
define internal fastcc void @f99(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, ptr captures(none) %4, i64 %5) unnamed_addr {
6:
 %7 = alloca { double, double, i64 }, align 8
 %8 = add i64 %2, 144
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = add i64 %2, 128
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = inttoptr i64 %13 to ptr
 %15 = add i64 %2, 216
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = add i64 %2, 200
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = inttoptr i64 %20 to ptr
 %22 = shl i64 %17, 5
 %23 = getelementptr i8, ptr %21, i64 %22
 %24 = icmp slt i64 %3, 1
 br i1 %24, label %118, label %25
25:
 %26 = add i64 %1, 120
 %27 = inttoptr i64 %26 to ptr
 %28 = load i64, ptr %27, align 8
 %29 = add i64 %1, 112
 %30 = inttoptr i64 %29 to ptr
 %31 = load i64, ptr %30, align 8
 %32 = inttoptr i64 %31 to ptr
 %33 = getelementptr double, ptr %14, i64 %3
 %34 = add i64 %10, 1
 br label %121
35:
 %36 = phi i64 [ %39, %38 ], [ 0, %121 ]
 %37 = icmp eq i64 %36, %3
 br i1 %37, label %49, label %38
38:
 %39 = add nuw i64 %36, 1
 %40 = getelementptr i64, ptr %23, i64 %36
 %41 = load i64, ptr %40, align 8
 %42 = icmp eq i64 %41, %134
 br i1 %42, label %43, label %35
43:
 %44 = icmp samesign ult i64 %36, %122
 br i1 %44, label %119, label %45
45:
 %46 = mul i64 %36, %10
 %47 = getelementptr double, ptr %33, i64 %46
 %48 = load double, ptr %47, align 8
 br label %49
49:
 %50 = phi i64 [ %36, %45 ], [ -1, %121 ], [ -1, %35 ]
 %51 = phi i1 [ true, %45 ], [ false, %121 ], [ false, %35 ]
 %52 = phi double [ %48, %45 ], [ 0.000000e+00, %121 ], [ 0.000000e+00, %35 ]
 %53 = mul i64 %122, %10
 %54 = getelementptr double, ptr %14, i64 %53
 %55 = getelementptr double, ptr %54, i64 %3
 %56 = load double, ptr %55, align 8
 %57 = getelementptr double, ptr %54, i64 %122
 %58 = load double, ptr %57, align 8
 %59 = tail call nsz contract double @llvm.fabs.f64(double %58)
 %60 = fcmp nsz contract olt double %59, 1.000000e-03
 %61 = select i1 %60, double 1.000000e-03, double %59
 %62 = mul i64 %50, %10
 %63 = getelementptr double, ptr %14, i64 %62
 br label %64
64:
 %65 = phi double [ %145, %68 ], [ %56, %49 ]
 %66 = phi double [ %72, %68 ], [ %52, %49 ]
 %67 = phi i64 [ %139, %68 ], [ 0, %49 ]
 br label %136
68:
 %69 = getelementptr double, ptr %63, i64 %138
 %70 = load double, ptr %69, align 8
 %71 = fmul nsz contract double %143, %70
 %72 = fadd nsz contract double %66, %71
 %73 = icmp eq i64 %3, %139
 br i1 %73, label %76, label %64
74:
 %75 = icmp eq i64 %3, %139
 br i1 %75, label %87, label %136
76:
 %77 = mul i64 %50, %34
 %78 = getelementptr double, ptr %14, i64 %77
 %79 = load double, ptr %78, align 8
 %80 = tail call nsz contract double @llvm.fabs.f64(double %79)
 %81 = fcmp nsz contract ogt double %80, %61
 %82 = select i1 %81, double %80, double %61
 %83 = getelementptr double, ptr %54, i64 %50
 %84 = load double, ptr %83, align 8
 %85 = tail call nsz contract double @llvm.fabs.f64(double %84)
 %86 = fadd nsz contract double %85, %82
 br label %87
87:
 %88 = phi double [ %72, %76 ], [ %66, %74 ]
 %89 = phi double [ %86, %76 ], [ %61, %74 ]
 %90 = getelementptr double, ptr %4, i64 %122
 %91 = load double, ptr %90, align 8
 %92 = fdiv nsz contract double %145, %89
 %93 = fsub nsz contract double %91, %92
 %94 = icmp eq i64 %130, 3
 br i1 %94, label %95, label %112
95:
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
 call fastcc void @f103(ptr %7, i64 %1, i64 %2, i64 %3, i64 %122, ptr %4, i64 %5)
 %96 = load double, ptr %7, align 8
 br i1 %51, label %97, label %102
97:
 %98 = getelementptr double, ptr %4, i64 %50
 %99 = load double, ptr %98, align 8
 %100 = fdiv nsz contract double %88, %89
 %101 = fsub nsz contract double %99, %100
 br label %102
102:
 %103 = phi double [ %101, %97 ], [ 0.000000e+00, %95 ]
 %104 = tail call nsz contract double @hypot(double %93, double %103)
 %105 = fcmp nsz contract ogt double %104, %96
 %106 = fdiv nsz contract double %96, %104
 %107 = select i1 %105, double %106, double 1.000000e+00
 %108 = fmul nsz contract double %93, %107
 br i1 %51, label %109, label %112
109:
 %110 = fmul nsz contract double %103, %107
 %111 = getelementptr double, ptr %4, i64 %50
 store double %110, ptr %111, align 8
 br label %112
112:
 %113 = phi double [ %108, %109 ], [ %108, %102 ], [ %93, %87 ]
 %114 = icmp eq i64 %130, 1
 %115 = fcmp nsz contract olt double %113, 0.000000e+00
 %116 = select i1 %114, i1 %115, i1 false
 %117 = select i1 %116, double 0.000000e+00, double %113
 store double %117, ptr %90, align 8
 br label %119
118:
 store ptr null, ptr %0, align 8
 ret void
119:
 %120 = icmp eq i64 %3, %123
 br i1 %120, label %118, label %121
121:
 %122 = phi i64 [ 0, %25 ], [ %123, %119 ]
 %123 = add nuw nsw i64 %122, 1
 %124 = getelementptr i64, ptr %23, i64 %122
 %125 = load i64, ptr %124, align 8
 %126 = icmp slt i64 %125, 0
 %127 = select i1 %126, i64 %17, i64 0
 %128 = getelementptr i64, ptr %21, i64 %125
 %129 = getelementptr i64, ptr %128, i64 %127
 %130 = load i64, ptr %129, align 8
 %131 = select i1 %126, i64 %28, i64 0
 %132 = getelementptr i64, ptr %32, i64 %125
 %133 = getelementptr i64, ptr %132, i64 %131
 %134 = load i64, ptr %133, align 8
 %135 = icmp sgt i64 %134, -1
 br i1 %135, label %35, label %49
136:
 %137 = phi double [ %145, %74 ], [ %65, %64 ]
 %138 = phi i64 [ %139, %74 ], [ %67, %64 ]
 %139 = add nuw nsw i64 %138, 1
 %140 = getelementptr double, ptr %54, i64 %138
 %141 = load double, ptr %140, align 8
 %142 = getelementptr double, ptr %4, i64 %138
 %143 = load double, ptr %142, align 8
 %144 = fmul nsz contract double %141, %143
 %145 = fadd nsz contract double %137, %144
 br i1 %51, label %68, label %74
}
define internal fastcc void @f100(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, ptr readonly captures(none) %4, i64 %5) unnamed_addr {
6:
 %7 = alloca double, align 8
 %8 = alloca { double, double, i64 }, align 8
 %9 = add i64 %2, 216
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = add i64 %2, 200
 %13 = inttoptr i64 %12 to ptr
 %14 = load i64, ptr %13, align 8
 %15 = inttoptr i64 %14 to ptr
 %16 = shl i64 %11, 5
 %17 = getelementptr i8, ptr %15, i64 %16
 %18 = add i64 %2, 192
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = add i64 %2, 176
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = inttoptr i64 %23 to ptr
 %25 = shl i64 %20, 6
 %26 = getelementptr i8, ptr %24, i64 %25
 %27 = getelementptr i64, ptr %15, i64 %11
 call fastcc void @f102(ptr %7, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5)
 %28 = icmp slt i64 %3, 1
 br i1 %28, label %97, label %29
29:
 %30 = add i64 %1, 120
 %31 = inttoptr i64 %30 to ptr
 %32 = load i64, ptr %31, align 8
 %33 = add i64 %1, 112
 %34 = inttoptr i64 %33 to ptr
 %35 = load i64, ptr %34, align 8
 %36 = inttoptr i64 %35 to ptr
 %37 = add i64 %2, 72
 %38 = inttoptr i64 %37 to ptr
 %39 = add i64 %2, 64
 %40 = inttoptr i64 %39 to ptr
 br label %118
41:
 %42 = getelementptr double, ptr %4, i64 %119
 %43 = load double, ptr %42, align 8
 %44 = getelementptr double, ptr %26, i64 %119
 %45 = load double, ptr %44, align 8
 %46 = fcmp nsz contract ogt double %43, %45
 %47 = zext i1 %46 to i64
 %48 = getelementptr i64, ptr %27, i64 %125
 store i64 %47, ptr %48, align 8
 br label %116
49:
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %8, i8 0, i64 24, i1 false)
 call fastcc void @f103(ptr %8, i64 %1, i64 %2, i64 %3, i64 %119, ptr %4, i64 %5)
 %50 = load double, ptr %8, align 8
 %51 = icmp sgt i64 %131, -1
 br i1 %51, label %52, label %60
52:
 %53 = phi i64 [ %56, %55 ], [ 0, %49 ]
 %54 = icmp eq i64 %53, %3
 br i1 %54, label %60, label %55
55:
 %56 = add nuw i64 %53, 1
 %57 = getelementptr i64, ptr %17, i64 %53
 %58 = load i64, ptr %57, align 8
 %59 = icmp eq i64 %58, %131
 br i1 %59, label %66, label %52
60:
 %61 = getelementptr double, ptr %4, i64 %119
 %62 = load double, ptr %61, align 8
 %63 = getelementptr double, ptr %26, i64 %119
 %64 = load double, ptr %63, align 8
 %65 = fsub nsz contract double %62, %64
 br label %77
66:
 %67 = getelementptr double, ptr %4, i64 %119
 %68 = load double, ptr %67, align 8
 %69 = getelementptr double, ptr %26, i64 %119
 %70 = load double, ptr %69, align 8
 %71 = fsub nsz contract double %68, %70
 %72 = getelementptr double, ptr %4, i64 %53
 %73 = load double, ptr %72, align 8
 %74 = getelementptr double, ptr %26, i64 %53
 %75 = load double, ptr %74, align 8
 %76 = fsub nsz contract double %73, %75
 br label %77
77:
 %78 = phi i1 [ true, %66 ], [ false, %60 ]
 %79 = phi double [ %71, %66 ], [ %65, %60 ]
 %80 = phi double [ %76, %66 ], [ 0.000000e+00, %60 ]
 %81 = tail call nsz contract double @hypot(double %79, double %80)
 %82 = getelementptr i64, ptr %27, i64 %125
 store i64 1, ptr %82, align 8
 %83 = fmul nsz contract double %50, 0x3FF000000044B830
 %84 = fcmp nsz contract ogt double %81, %83
 br i1 %84, label %85, label %116
85:
 %86 = fneg nsz contract double %79
 %87 = fdiv nsz contract double %86, %81
 %88 = load i64, ptr %38, align 8
 %89 = load i64, ptr %40, align 8
 %90 = inttoptr i64 %89 to ptr
 %91 = select i1 %123, i64 %88, i64 0
 %92 = getelementptr double, ptr %90, i64 %122
 %93 = getelementptr double, ptr %92, i64 %91
 store double %87, ptr %93, align 8
 %94 = fcmp nsz contract olt double %79, 0.000000e+00
 %95 = select i1 %78, i1 true, i1 %94
 %96 = select i1 %95, i64 2, i64 3
 store i64 %96, ptr %82, align 8
 br label %116
97:
 %98 = add i64 %1, 72
 %99 = inttoptr i64 %98 to ptr
 %100 = load i64, ptr %99, align 8
 %101 = icmp slt i64 %100, 1
 br i1 %101, label %115, label %102
102:
 %103 = add i64 %1, 96
 %104 = inttoptr i64 %103 to ptr
 %105 = load i64, ptr %104, align 8
 %106 = inttoptr i64 %105 to ptr
 br label %132
107:
 %108 = getelementptr i64, ptr %27, i64 %136
 %109 = load i64, ptr %108, align 8
 %110 = icmp eq i64 %109, 1
 br i1 %110, label %113, label %111
111:
 %112 = getelementptr i64, ptr %27, i64 %133
 store i64 0, ptr %112, align 8
 br label %113
113:
 %114 = icmp eq i64 %134, %100
 br i1 %114, label %115, label %132
115:
 store ptr null, ptr %0, align 8
 ret void
116:
 %117 = icmp eq i64 %120, %3
 br i1 %117, label %97, label %118
118:
 %119 = phi i64 [ 0, %29 ], [ %120, %116 ]
 %120 = add nuw nsw i64 %119, 1
 %121 = getelementptr i64, ptr %17, i64 %119
 %122 = load i64, ptr %121, align 8
 %123 = icmp slt i64 %122, 0
 %124 = select i1 %123, i64 %11, i64 0
 %125 = add i64 %124, %122
 %126 = getelementptr i64, ptr %15, i64 %125
 %127 = load i64, ptr %126, align 8
 %128 = select i1 %123, i64 %32, i64 0
 %129 = getelementptr i64, ptr %36, i64 %122
 %130 = getelementptr i64, ptr %129, i64 %128
 %131 = load i64, ptr %130, align 8
 switch i64 %127, label %116 [
  i64 1, label %41
  i64 3, label %49
 ]
132:
 %133 = phi i64 [ 0, %102 ], [ %134, %113 ]
 %134 = add nuw nsw i64 %133, 1
 %135 = getelementptr i64, ptr %106, i64 %133
 %136 = load i64, ptr %135, align 8
 %137 = icmp sgt i64 %136, -1
 br i1 %137, label %107, label %113
}
define internal fastcc void @f101(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3) unnamed_addr {
4:
 %5 = add i64 %1, 72
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = add i64 %2, 144
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = add i64 %2, 128
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = inttoptr i64 %13 to ptr
 %15 = add i64 %2, 216
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = add i64 %2, 200
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = inttoptr i64 %20 to ptr
 %22 = shl i64 %17, 5
 %23 = getelementptr i8, ptr %21, i64 %22
 %24 = add i64 %2, 192
 %25 = inttoptr i64 %24 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = add i64 %2, 176
 %28 = inttoptr i64 %27 to ptr
 %29 = load i64, ptr %28, align 8
 %30 = inttoptr i64 %29 to ptr
 %31 = getelementptr double, ptr %30, i64 %26
 %32 = shl i64 %26, 4
 %33 = getelementptr i8, ptr %30, i64 %32
 %34 = mul i64 %26, 24
 %35 = getelementptr i8, ptr %30, i64 %34
 %36 = icmp slt i64 %7, 1
 br i1 %36, label %222, label %224
37:
 %38 = icmp slt i64 %225, 0
 %39 = select i1 %38, i64 %17, i64 0
 %40 = getelementptr i64, ptr %23, i64 %225
 %41 = getelementptr i64, ptr %40, i64 %39
 store i64 %226, ptr %41, align 8
 %42 = add nsw i64 %225, 1
 br label %43
43:
 %44 = phi i64 [ %42, %37 ], [ %225, %224 ], [ %225, %224 ]
 %45 = icmp eq i64 %7, %227
 br i1 %45, label %46, label %224
46:
 %47 = icmp slt i64 %44, 1
 br i1 %47, label %222, label %48
48:
 %49 = add i64 %1, 88
 %50 = inttoptr i64 %49 to ptr
 %51 = add i64 %1, 80
 %52 = inttoptr i64 %51 to ptr
 %53 = add i64 %2, 336
 %54 = inttoptr i64 %53 to ptr
 %55 = add i64 %2, 344
 %56 = inttoptr i64 %55 to ptr
 %57 = add i64 %2, 328
 %58 = inttoptr i64 %57 to ptr
 %59 = add i64 %2, 312
 %60 = inttoptr i64 %59 to ptr
 %61 = add i64 %2, 320
 %62 = inttoptr i64 %61 to ptr
 %63 = add i64 %2, 304
 %64 = inttoptr i64 %63 to ptr
 %65 = add i64 %1, 104
 %66 = inttoptr i64 %65 to ptr
 %67 = add i64 %1, 96
 %68 = inttoptr i64 %67 to ptr
 %69 = add nsw i64 %7, -1
 %70 = load i64, ptr %50, align 8
 %71 = load i64, ptr %52, align 8
 %72 = inttoptr i64 %71 to ptr
 br label %230
73:
 %74 = icmp eq i64 %44, %232
 br i1 %74, label %222, label %230
75:
 %76 = load i64, ptr %50, align 8
 %77 = load i64, ptr %52, align 8
 %78 = inttoptr i64 %77 to ptr
 %79 = select i1 %235, i64 %76, i64 0
 %80 = getelementptr i64, ptr %78, i64 %234
 %81 = getelementptr i64, ptr %80, i64 %79
 %82 = load i64, ptr %81, align 8
 %83 = icmp sgt i64 %82, 0
 br i1 %83, label %84, label %95
84:
 %85 = load i64, ptr %60, align 8
 %86 = load i64, ptr %62, align 8
 %87 = load i64, ptr %64, align 8
 %88 = inttoptr i64 %87 to ptr
 %89 = select i1 %235, i64 %85, i64 0
 %90 = add i64 %89, %234
 %91 = mul i64 %90, %86
 %92 = getelementptr double, ptr %88, i64 %91
 %93 = getelementptr double, ptr %92, i64 %242
 %94 = load double, ptr %93, align 8
 br label %118
95:
 %96 = load i64, ptr %54, align 8
 %97 = load i64, ptr %56, align 8
 %98 = load i64, ptr %58, align 8
 %99 = inttoptr i64 %98 to ptr
 %100 = select i1 %235, i64 %96, i64 0
 %101 = add i64 %100, %234
 %102 = mul i64 %101, %97
 %103 = getelementptr double, ptr %99, i64 %102
 %104 = getelementptr double, ptr %103, i64 %242
 %105 = load double, ptr %104, align 8
 %106 = load i64, ptr %60, align 8
 %107 = load i64, ptr %62, align 8
 %108 = load i64, ptr %64, align 8
 %109 = inttoptr i64 %108 to ptr
 %110 = select i1 %235, i64 %106, i64 0
 %111 = add i64 %110, %234
 %112 = mul i64 %111, %107
 %113 = getelementptr double, ptr %109, i64 %112
 %114 = getelementptr double, ptr %113, i64 %242
 %115 = load double, ptr %114, align 8
 %116 = fmul nsz contract double %3, %115
 %117 = fadd nsz contract double %105, %116
 br label %118
118:
 %119 = phi double [ %94, %84 ], [ %117, %95 ]
 %120 = getelementptr double, ptr %33, i64 %242
 %121 = load double, ptr %120, align 8
 %122 = fmul nsz contract double %119, %121
 %123 = fadd nsz contract double %241, %122
 br label %124
124:
 %125 = phi double [ %123, %118 ], [ %241, %240 ]
 %126 = icmp eq i64 %7, %243
 br i1 %126, label %127, label %240
127:
 %128 = getelementptr double, ptr %35, i64 %237
 %129 = load double, ptr %128, align 8
 %130 = fmul nsz contract double %125, %129
 %131 = mul i64 %231, %10
 %132 = getelementptr double, ptr %14, i64 %131
 %133 = getelementptr double, ptr %132, i64 %44
 store double %130, ptr %133, align 8
 %134 = select i1 %235, i64 %70, i64 0
 %135 = getelementptr i64, ptr %72, i64 %234
 %136 = getelementptr i64, ptr %135, i64 %134
 br label %247
137:
 %138 = load i64, ptr %66, align 8
 %139 = load i64, ptr %68, align 8
 %140 = inttoptr i64 %139 to ptr
 %141 = icmp slt i64 %251, -1
 %142 = select i1 %141, i64 %138, i64 0
 %143 = getelementptr i64, ptr %140, i64 %300
 %144 = getelementptr i64, ptr %143, i64 %142
 %145 = load i64, ptr %144, align 8
 %146 = icmp eq i64 %145, %251
 br i1 %146, label %147, label %211
147:
 %148 = inttoptr i64 %296 to ptr
 %149 = select i1 %235, i64 %298, i64 0
 %150 = add i64 %149, %234
 %151 = mul i64 %150, %297
 %152 = getelementptr double, ptr %148, i64 %151
 %153 = inttoptr i64 %296 to ptr
 %154 = select i1 %235, i64 %298, i64 0
 %155 = add i64 %154, %234
 %156 = mul i64 %155, %297
 %157 = getelementptr double, ptr %153, i64 %156
 br label %158
158:
 %159 = phi i64 [ %204, %203 ], [ %300, %147 ]
 %160 = phi double [ %201, %203 ], [ %299, %147 ]
 %161 = icmp slt i64 %159, 0
 %162 = select i1 %161, i64 %17, i64 0
 %163 = getelementptr i64, ptr %21, i64 %159
 %164 = getelementptr i64, ptr %163, i64 %162
 %165 = load i64, ptr %164, align 8
 %166 = icmp eq i64 %165, 4
 br i1 %166, label %167, label %200
167:
 br i1 %253, label %168, label %173
168:
 %169 = select i1 %161, i64 %297, i64 0
 %170 = getelementptr double, ptr %157, i64 %159
 %171 = getelementptr double, ptr %170, i64 %169
 %172 = load double, ptr %171, align 8
 br label %192
173:
 %174 = load i64, ptr %54, align 8
 %175 = load i64, ptr %56, align 8
 %176 = load i64, ptr %58, align 8
 %177 = inttoptr i64 %176 to ptr
 %178 = select i1 %235, i64 %174, i64 0
 %179 = add i64 %178, %234
 %180 = select i1 %161, i64 %175, i64 0
 %181 = mul i64 %179, %175
 %182 = getelementptr double, ptr %177, i64 %181
 %183 = getelementptr double, ptr %182, i64 %159
 %184 = getelementptr double, ptr %183, i64 %180
 %185 = load double, ptr %184, align 8
 %186 = select i1 %161, i64 %297, i64 0
 %187 = getelementptr double, ptr %152, i64 %159
 %188 = getelementptr double, ptr %187, i64 %186
 %189 = load double, ptr %188, align 8
 %190 = fmul nsz contract double %3, %189
 %191 = fadd nsz contract double %185, %190
 br label %192
192:
 %193 = phi double [ %172, %168 ], [ %191, %173 ]
 %194 = select i1 %161, i64 %26, i64 0
 %195 = getelementptr double, ptr %31, i64 %159
 %196 = getelementptr double, ptr %195, i64 %194
 %197 = load double, ptr %196, align 8
 %198 = fmul nsz contract double %193, %197
 %199 = fadd nsz contract double %160, %198
 br label %200
200:
 %201 = phi double [ %199, %192 ], [ %160, %158 ]
 %202 = icmp eq i64 %159, %69
 br i1 %202, label %211, label %203
203:
 %204 = add i64 %159, 1
 %205 = icmp slt i64 %159, -1
 %206 = select i1 %205, i64 %138, i64 0
 %207 = getelementptr i64, ptr %140, i64 %204
 %208 = getelementptr i64, ptr %207, i64 %206
 %209 = load i64, ptr %208, align 8
 %210 = icmp eq i64 %209, %251
 br i1 %210, label %158, label %211
211:
 %212 = phi double [ %299, %137 ], [ %299, %295 ], [ %201, %200 ], [ %201, %203 ]
 %213 = load double, ptr %128, align 8
 %214 = fmul nsz contract double %212, %213
 %215 = select i1 %254, i64 %26, i64 0
 %216 = getelementptr double, ptr %35, i64 %251
 %217 = getelementptr double, ptr %216, i64 %215
 %218 = load double, ptr %217, align 8
 %219 = fmul nsz contract double %214, %218
 %220 = getelementptr double, ptr %132, i64 %248
 store double %219, ptr %220, align 8
 %221 = icmp eq i64 %44, %249
 br i1 %221, label %73, label %247
222:
 %223 = phi i64 [ 0, %4 ], [ %44, %46 ], [ %44, %73 ]
 store i64 %223, ptr %0, align 8
 ret void
224:
 %225 = phi i64 [ %44, %43 ], [ 0, %4 ]
 %226 = phi i64 [ %227, %43 ], [ 0, %4 ]
 %227 = add nuw nsw i64 %226, 1
 %228 = getelementptr i64, ptr %21, i64 %226
 %229 = load i64, ptr %228, align 8
 switch i64 %229, label %37 [
  i64 0, label %43
  i64 4, label %43
 ]
230:
 %231 = phi i64 [ 0, %48 ], [ %232, %73 ]
 %232 = add nuw nsw i64 %231, 1
 %233 = getelementptr i64, ptr %23, i64 %231
 %234 = load i64, ptr %233, align 8
 %235 = icmp slt i64 %234, 0
 %236 = select i1 %235, i64 %26, i64 0
 %237 = add i64 %236, %234
 %238 = getelementptr double, ptr %30, i64 %237
 %239 = load double, ptr %238, align 8
 br label %240
240:
 %241 = phi double [ %125, %124 ], [ %239, %230 ]
 %242 = phi i64 [ %243, %124 ], [ 0, %230 ]
 %243 = add nuw nsw i64 %242, 1
 %244 = getelementptr i64, ptr %21, i64 %242
 %245 = load i64, ptr %244, align 8
 %246 = icmp eq i64 %245, 4
 br i1 %246, label %75, label %124
247:
 %248 = phi i64 [ 0, %127 ], [ %249, %211 ]
 %249 = add nuw nsw i64 %248, 1
 %250 = getelementptr i64, ptr %23, i64 %248
 %251 = load i64, ptr %250, align 8
 %252 = load i64, ptr %136, align 8
 %253 = icmp sgt i64 %252, 0
 %254 = icmp slt i64 %251, 0
 br i1 %253, label %255, label %268
255:
 %256 = load i64, ptr %60, align 8
 %257 = load i64, ptr %62, align 8
 %258 = load i64, ptr %64, align 8
 %259 = inttoptr i64 %258 to ptr
 %260 = select i1 %235, i64 %256, i64 0
 %261 = add i64 %260, %234
 %262 = select i1 %254, i64 %257, i64 0
 %263 = mul i64 %261, %257
 %264 = getelementptr double, ptr %259, i64 %263
 %265 = getelementptr double, ptr %264, i64 %251
 %266 = getelementptr double, ptr %265, i64 %262
 %267 = load double, ptr %266, align 8
 br label %295
268:
 %269 = load i64, ptr %54, align 8
 %270 = load i64, ptr %56, align 8
 %271 = load i64, ptr %58, align 8
 %272 = inttoptr i64 %271 to ptr
 %273 = select i1 %235, i64 %269, i64 0
 %274 = add i64 %273, %234
 %275 = select i1 %254, i64 %270, i64 0
 %276 = mul i64 %274, %270
 %277 = getelementptr double, ptr %272, i64 %276
 %278 = getelementptr double, ptr %277, i64 %251
 %279 = getelementptr double, ptr %278, i64 %275
 %280 = load double, ptr %279, align 8
 %281 = load i64, ptr %60, align 8
 %282 = load i64, ptr %62, align 8
 %283 = load i64, ptr %64, align 8
 %284 = inttoptr i64 %283 to ptr
 %285 = select i1 %235, i64 %281, i64 0
 %286 = add i64 %285, %234
 %287 = select i1 %254, i64 %282, i64 0
 %288 = mul i64 %286, %282
 %289 = getelementptr double, ptr %284, i64 %288
 %290 = getelementptr double, ptr %289, i64 %251
 %291 = getelementptr double, ptr %290, i64 %287
 %292 = load double, ptr %291, align 8
 %293 = fmul nsz contract double %3, %292
 %294 = fadd nsz contract double %280, %293
 br label %295
295:
 %296 = phi i64 [ %258, %255 ], [ %283, %268 ]
 %297 = phi i64 [ %257, %255 ], [ %282, %268 ]
 %298 = phi i64 [ %256, %255 ], [ %281, %268 ]
 %299 = phi double [ %267, %255 ], [ %294, %268 ]
 %300 = add nsw i64 %251, 1
 %301 = icmp slt i64 %300, %7
 br i1 %301, label %137, label %211
}
define internal fastcc void @f102(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, ptr readonly captures(none) %4, i64 %5) unnamed_addr {
6:
 %7 = alloca { double, double, i64 }, align 8
 %8 = add i64 %2, 144
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = add i64 %2, 128
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = inttoptr i64 %13 to ptr
 %15 = add i64 %2, 192
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = add i64 %2, 176
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = inttoptr i64 %20 to ptr
 %22 = shl i64 %17, 6
 %23 = getelementptr i8, ptr %21, i64 %22
 %24 = mul i64 %17, 80
 %25 = getelementptr i8, ptr %21, i64 %24
 %26 = add i64 %2, 216
 %27 = inttoptr i64 %26 to ptr
 %28 = load i64, ptr %27, align 8
 %29 = add i64 %2, 200
 %30 = inttoptr i64 %29 to ptr
 %31 = load i64, ptr %30, align 8
 %32 = inttoptr i64 %31 to ptr
 %33 = shl i64 %28, 5
 %34 = getelementptr i8, ptr %32, i64 %33
 %35 = icmp slt i64 %3, 1
 br i1 %35, label %103, label %105
36:
 %37 = icmp eq i64 %3, %107
 br i1 %37, label %38, label %105
38:
 %39 = add i64 %1, 120
 %40 = inttoptr i64 %39 to ptr
 %41 = load i64, ptr %40, align 8
 %42 = add i64 %1, 112
 %43 = inttoptr i64 %42 to ptr
 %44 = load i64, ptr %43, align 8
 %45 = inttoptr i64 %44 to ptr
 br label %124
46:
 %47 = getelementptr double, ptr %23, i64 %126
 %48 = load double, ptr %47, align 8
 br label %96
49:
 %50 = getelementptr double, ptr %4, i64 %126
 %51 = load double, ptr %50, align 8
 %52 = getelementptr double, ptr %23, i64 %126
 %53 = load double, ptr %52, align 8
 %54 = fcmp nsz contract olt double %53, %51
 %55 = select i1 %54, double %53, double %51
 br label %96
56:
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
 call fastcc void @f103(ptr %7, i64 %1, i64 %2, i64 %3, i64 %126, ptr %4, i64 %5)
 %57 = load double, ptr %7, align 8
 %58 = icmp sgt i64 %138, -1
 br i1 %58, label %59, label %79
59:
 %60 = phi i64 [ %63, %62 ], [ 0, %56 ]
 %61 = icmp eq i64 %60, %3
 br i1 %61, label %79, label %62
62:
 %63 = add nuw i64 %60, 1
 %64 = getelementptr i64, ptr %34, i64 %60
 %65 = load i64, ptr %64, align 8
 %66 = icmp eq i64 %65, %138
 br i1 %66, label %67, label %59
67:
 %68 = getelementptr double, ptr %4, i64 %126
 %69 = load double, ptr %68, align 8
 %70 = getelementptr double, ptr %23, i64 %126
 %71 = load double, ptr %70, align 8
 %72 = fsub nsz contract double %69, %71
 %73 = getelementptr double, ptr %4, i64 %60
 %74 = load double, ptr %73, align 8
 %75 = getelementptr double, ptr %23, i64 %60
 %76 = load double, ptr %75, align 8
 %77 = fsub nsz contract double %74, %76
 %78 = tail call nsz contract double @hypot(double %72, double %77)
 br label %86
79:
 %80 = getelementptr double, ptr %4, i64 %126
 %81 = load double, ptr %80, align 8
 %82 = getelementptr double, ptr %23, i64 %126
 %83 = load double, ptr %82, align 8
 %84 = fsub nsz contract double %81, %83
 %85 = tail call nsz contract double @llvm.fabs.f64(double %84)
 br label %86
86:
 %87 = phi double [ %81, %79 ], [ %69, %67 ]
 %88 = phi double [ %83, %79 ], [ %71, %67 ]
 %89 = phi double [ %85, %79 ], [ %78, %67 ]
 %90 = fcmp nsz contract ugt double %89, %57
 %91 = fsub nsz contract double %87, %88
 %92 = fmul nsz contract double %57, %91
 %93 = fdiv nsz contract double %92, %89
 %94 = fsub nsz contract double %87, %93
 %95 = select i1 %90, double %94, double %88
 br label %96
96:
 %97 = phi double [ %55, %49 ], [ %95, %86 ], [ %48, %46 ]
 %98 = getelementptr double, ptr %25, i64 %126
 store double %97, ptr %98, align 8
 %99 = tail call nsz contract double @llvm.fabs.f64(double %97)
 %100 = fcmp nsz contract ogt double %99, %125
 %101 = select i1 %100, double %99, double %125
 %102 = icmp eq i64 %3, %127
 br i1 %102, label %103, label %124
103:
 %104 = phi double [ 0.000000e+00, %6 ], [ %101, %96 ]
 store double %104, ptr %0, align 8
 ret void
105:
 %106 = phi i64 [ %107, %36 ], [ 0, %6 ]
 %107 = add nuw nsw i64 %106, 1
 %108 = mul i64 %106, %10
 %109 = getelementptr double, ptr %14, i64 %108
 %110 = getelementptr double, ptr %109, i64 %3
 %111 = load double, ptr %110, align 8
 %112 = getelementptr double, ptr %23, i64 %106
 store double %111, ptr %112, align 8
 br label %113
113:
 %114 = phi i64 [ %116, %113 ], [ 0, %105 ]
 %115 = phi double [ %122, %113 ], [ %111, %105 ]
 %116 = add nuw nsw i64 %114, 1
 %117 = getelementptr double, ptr %109, i64 %114
 %118 = load double, ptr %117, align 8
 %119 = getelementptr double, ptr %4, i64 %114
 %120 = load double, ptr %119, align 8
 %121 = fmul nsz contract double %118, %120
 %122 = fadd nsz contract double %115, %121
 store double %122, ptr %112, align 8
 %123 = icmp eq i64 %3, %116
 br i1 %123, label %36, label %113
124:
 %125 = phi double [ 0.000000e+00, %38 ], [ %101, %96 ]
 %126 = phi i64 [ 0, %38 ], [ %127, %96 ]
 %127 = add nuw nsw i64 %126, 1
 %128 = getelementptr i64, ptr %34, i64 %126
 %129 = load i64, ptr %128, align 8
 %130 = icmp slt i64 %129, 0
 %131 = select i1 %130, i64 %28, i64 0
 %132 = getelementptr i64, ptr %32, i64 %129
 %133 = getelementptr i64, ptr %132, i64 %131
 %134 = load i64, ptr %133, align 8
 %135 = select i1 %130, i64 %41, i64 0
 %136 = getelementptr i64, ptr %45, i64 %129
 %137 = getelementptr i64, ptr %136, i64 %135
 %138 = load i64, ptr %137, align 8
 switch i64 %134, label %56 [
  i64 2, label %46
  i64 1, label %49
 ]
}
define internal fastcc void @f103(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr readonly captures(none) %5, i64 %6) unnamed_addr {
7:
 %8 = add i64 %2, 192
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = add i64 %2, 176
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = inttoptr i64 %13 to ptr
 %15 = mul i64 %10, 24
 %16 = getelementptr i8, ptr %14, i64 %15
 %17 = add i64 %2, 216
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = add i64 %2, 200
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = inttoptr i64 %22 to ptr
 %24 = shl i64 %19, 5
 %25 = getelementptr i8, ptr %23, i64 %24
 %26 = icmp slt i64 %4, 0
 %27 = select i1 %26, i64 %19, i64 0
 %28 = getelementptr i64, ptr %25, i64 %4
 %29 = getelementptr i64, ptr %28, i64 %27
 %30 = load i64, ptr %29, align 8
 %31 = add i64 %1, 104
 %32 = inttoptr i64 %31 to ptr
 %33 = load i64, ptr %32, align 8
 %34 = add i64 %1, 96
 %35 = inttoptr i64 %34 to ptr
 %36 = load i64, ptr %35, align 8
 %37 = inttoptr i64 %36 to ptr
 %38 = icmp slt i64 %30, 0
 %39 = select i1 %38, i64 %33, i64 0
 %40 = getelementptr i64, ptr %37, i64 %30
 %41 = getelementptr i64, ptr %40, i64 %39
 %42 = load i64, ptr %41, align 8
 %43 = select i1 %38, i64 %10, i64 0
 %44 = add i64 %43, %30
 %45 = shl i64 %10, 4
 %46 = getelementptr i8, ptr %14, i64 %45
 %47 = getelementptr double, ptr %46, i64 %44
 %48 = load double, ptr %47, align 8
 %49 = fneg nsz contract double %48
 %50 = getelementptr double, ptr %16, i64 %44
 %51 = load double, ptr %50, align 8
 %52 = fdiv nsz contract double %49, %51
 %53 = icmp sgt i64 %42, -1
 br i1 %53, label %54, label %82
54:
 %55 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
 br label %56
56:
 %57 = phi i64 [ 0, %54 ], [ %60, %59 ]
 %58 = icmp eq i64 %57, %55
 br i1 %58, label %64, label %59
59:
 %60 = add nuw i64 %57, 1
 %61 = getelementptr i64, ptr %25, i64 %57
 %62 = load i64, ptr %61, align 8
 %63 = icmp eq i64 %62, %42
 br i1 %63, label %64, label %56
64:
 %65 = phi i64 [ %57, %59 ], [ -1, %56 ]
 %66 = phi i64 [ 0, %59 ], [ %6, %56 ]
 %67 = getelementptr double, ptr %14, i64 %10
 %68 = getelementptr double, ptr %67, i64 %44
 %69 = load double, ptr %68, align 8
 %70 = getelementptr double, ptr %16, i64 %42
 %71 = load double, ptr %70, align 8
 %72 = getelementptr double, ptr %5, i64 %65
 %73 = getelementptr double, ptr %72, i64 %66
 %74 = load double, ptr %73, align 8
 %75 = fcmp nsz contract olt double %74, 0.000000e+00
 %76 = select i1 %75, double 0.000000e+00, double %74
 %77 = fneg nsz contract double %69
 %78 = fmul nsz contract double %71, %77
 %79 = fdiv nsz contract double %78, %51
 %80 = fmul nsz contract double %79, %76
 %81 = fadd nsz contract double %52, %80
 br label %82
82:
 %83 = phi i64 [ %65, %64 ], [ -1, %7 ]
 %84 = phi double [ %79, %64 ], [ 0.000000e+00, %7 ]
 %85 = phi double [ %81, %64 ], [ %52, %7 ]
 store double %85, ptr %0, align 8
 %86 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store double %84, ptr %86, align 8
 %87 = getelementptr inbounds nuw i8, ptr %0, i64 16
 store i64 %83, ptr %87, align 8
 ret void
}
define internal fastcc void @f104(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, ptr readonly captures(none) %4, i64 %5) unnamed_addr {
6:
 %7 = alloca { double, double, i64 }, align 8
 %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
 %9 = getelementptr inbounds nuw i8, ptr %7, i64 16
 %10 = alloca i64, align 8
 %11 = add i64 %2, 144
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = add i64 %2, 128
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = inttoptr i64 %16 to ptr
 %18 = add i64 %2, 168
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = add i64 %2, 152
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = inttoptr i64 %23 to ptr
 %25 = add i64 %2, 192
 %26 = inttoptr i64 %25 to ptr
 %27 = load i64, ptr %26, align 8
 %28 = add i64 %2, 176
 %29 = inttoptr i64 %28 to ptr
 %30 = load i64, ptr %29, align 8
 %31 = inttoptr i64 %30 to ptr
 %32 = shl i64 %27, 6
 %33 = getelementptr i8, ptr %31, i64 %32
 %34 = mul i64 %27, 80
 %35 = getelementptr i8, ptr %31, i64 %34
 %36 = add i64 %2, 216
 %37 = inttoptr i64 %36 to ptr
 %38 = load i64, ptr %37, align 8
 %39 = add i64 %2, 200
 %40 = inttoptr i64 %39 to ptr
 %41 = load i64, ptr %40, align 8
 %42 = inttoptr i64 %41 to ptr
 %43 = shl i64 %38, 5
 %44 = getelementptr i8, ptr %42, i64 %43
 %45 = icmp slt i64 %3, 1
 br i1 %45, label %161, label %46
46:
 %47 = getelementptr double, ptr %24, i64 %3
 %48 = add i64 %1, 120
 %49 = inttoptr i64 %48 to ptr
 %50 = load i64, ptr %49, align 8
 %51 = add i64 %1, 112
 %52 = inttoptr i64 %51 to ptr
 %53 = load i64, ptr %52, align 8
 %54 = inttoptr i64 %53 to ptr
 br label %169
55:
 %56 = getelementptr double, ptr %33, i64 %170
 %57 = load double, ptr %56, align 8
 %58 = getelementptr double, ptr %4, i64 %170
 %59 = load double, ptr %58, align 8
 %60 = fcmp nsz contract olt double %57, %59
 br label %103
61:
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false)
 call fastcc void @f103(ptr %7, i64 %1, i64 %2, i64 %3, i64 %170, ptr %4, i64 %5)
 %62 = load double, ptr %7, align 8
 %63 = load double, ptr %8, align 8
 %64 = load i64, ptr %9, align 8
 %65 = icmp sgt i64 %182, -1
 br i1 %65, label %66, label %74
66:
 %67 = phi i64 [ %70, %69 ], [ 0, %61 ]
 %68 = icmp eq i64 %67, %3
 br i1 %68, label %74, label %69
69:
 %70 = add nuw i64 %67, 1
 %71 = getelementptr i64, ptr %44, i64 %67
 %72 = load i64, ptr %71, align 8
 %73 = icmp eq i64 %72, %182
 br i1 %73, label %80, label %66
74:
 %75 = getelementptr double, ptr %4, i64 %170
 %76 = load double, ptr %75, align 8
 %77 = getelementptr double, ptr %33, i64 %170
 %78 = load double, ptr %77, align 8
 %79 = fsub nsz contract double %76, %78
 br label %91
80:
 %81 = getelementptr double, ptr %4, i64 %170
 %82 = load double, ptr %81, align 8
 %83 = getelementptr double, ptr %33, i64 %170
 %84 = load double, ptr %83, align 8
 %85 = fsub nsz contract double %82, %84
 %86 = getelementptr double, ptr %4, i64 %67
 %87 = load double, ptr %86, align 8
 %88 = getelementptr double, ptr %33, i64 %67
 %89 = load double, ptr %88, align 8
 %90 = fsub nsz contract double %87, %89
 br label %91
91:
 %92 = phi double [ %85, %80 ], [ %79, %74 ]
 %93 = phi i64 [ %67, %80 ], [ -1, %74 ]
 %94 = phi double [ %90, %80 ], [ 0.000000e+00, %74 ]
 %95 = tail call nsz contract double @hypot(double %92, double %94)
 %96 = fcmp nsz contract ole double %95, %62
 %97 = fcmp nsz contract olt double %95, 1.000000e-300
 %98 = select i1 %97, double 1.000000e-300, double %95
 %99 = fdiv nsz contract double %92, %98
 %100 = fdiv nsz contract double %94, %98
 %101 = fmul nsz contract double %63, %99
 br label %103
102:
 br label %103
103:
 %104 = phi i1 [ true, %91 ], [ false, %55 ], [ false, %169 ], [ false, %102 ]
 %105 = phi double [ %62, %91 ], [ 0.000000e+00, %55 ], [ 0.000000e+00, %169 ], [ 0.000000e+00, %102 ]
 %106 = phi double [ %101, %91 ], [ 0.000000e+00, %55 ], [ 0.000000e+00, %169 ], [ 0.000000e+00, %102 ]
 %107 = phi i64 [ %64, %91 ], [ -1, %55 ], [ -1, %169 ], [ -1, %102 ]
 %108 = phi i64 [ %93, %91 ], [ -1, %55 ], [ -1, %169 ], [ -1, %102 ]
 %109 = phi double [ %99, %91 ], [ 0.000000e+00, %55 ], [ 0.000000e+00, %169 ], [ 0.000000e+00, %102 ]
 %110 = phi double [ %100, %91 ], [ 0.000000e+00, %55 ], [ 0.000000e+00, %169 ], [ 0.000000e+00, %102 ]
 %111 = phi double [ %95, %91 ], [ 0.000000e+00, %55 ], [ 0.000000e+00, %169 ], [ 0.000000e+00, %102 ]
 %112 = phi i1 [ %96, %91 ], [ %60, %55 ], [ true, %169 ], [ false, %102 ]
 %113 = icmp sgt i64 %108, -1
 %114 = mul i64 %170, %13
 %115 = getelementptr double, ptr %17, i64 %114
 %116 = mul i64 %108, %13
 %117 = getelementptr double, ptr %17, i64 %116
 %118 = fdiv nsz contract double %105, %111
 %119 = mul i64 %170, %20
 %120 = getelementptr double, ptr %24, i64 %119
 %121 = getelementptr double, ptr %4, i64 %107
 br label %183
122:
 %123 = getelementptr double, ptr %115, i64 %184
 %124 = load double, ptr %123, align 8
 br label %151
125:
 br i1 %104, label %126, label %151
126:
 br i1 %113, label %127, label %143
127:
 %128 = getelementptr double, ptr %115, i64 %184
 %129 = load double, ptr %128, align 8
 %130 = fsub nsz contract double %187, %129
 %131 = icmp eq i64 %184, %108
 %132 = select i1 %131, double 1.000000e+00, double 0.000000e+00
 %133 = getelementptr double, ptr %117, i64 %184
 %134 = load double, ptr %133, align 8
 %135 = fsub nsz contract double %132, %134
 %136 = fmul nsz contract double %109, %130
 %137 = fmul nsz contract double %110, %135
 %138 = fadd nsz contract double %136, %137
 %139 = fmul nsz contract double %109, %138
 %140 = fsub nsz contract double %130, %139
 %141 = fmul nsz contract double %118, %140
 %142 = fsub nsz contract double %187, %141
 br label %143
143:
 %144 = phi double [ %142, %127 ], [ %187, %126 ]
 %145 = icmp eq i64 %184, %107
 br i1 %145, label %146, label %151
146:
 %147 = load double, ptr %121, align 8
 %148 = fcmp nsz contract ogt double %147, 0.000000e+00
 br i1 %148, label %149, label %151
149:
 %150 = fsub nsz contract double %144, %106
 br label %151
151:
 %152 = phi double [ %124, %122 ], [ %150, %149 ], [ %144, %146 ], [ %144, %143 ], [ %187, %125 ]
 %153 = getelementptr double, ptr %120, i64 %184
 store double %152, ptr %153, align 8
 %154 = icmp eq i64 %3, %185
 br i1 %154, label %155, label %183
155:
 %156 = getelementptr double, ptr %35, i64 %170
 %157 = load double, ptr %156, align 8
 %158 = fneg nsz contract double %157
 %159 = getelementptr double, ptr %47, i64 %119
 store double %158, ptr %159, align 8
 %160 = icmp eq i64 %3, %171
 br i1 %160, label %161, label %169
161:
 %162 = add i64 %2, 160
 %163 = inttoptr i64 %162 to ptr
 %164 = load i64, ptr %163, align 8
 %165 = mul i64 %38, 40
 %166 = getelementptr i8, ptr %42, i64 %165
 %167 = mul i64 %27, 96
 %168 = getelementptr i8, ptr %31, i64 %167
 call fastcc void @f105(ptr %10, i64 %3, ptr %24, i64 %164, i64 %20, ptr %166, i64 %38, ptr %168, i64 %27)
 store ptr null, ptr %0, align 8
 ret void
169:
 %170 = phi i64 [ 0, %46 ], [ %171, %155 ]
 %171 = add nuw nsw i64 %170, 1
 %172 = getelementptr i64, ptr %44, i64 %170
 %173 = load i64, ptr %172, align 8
 %174 = icmp slt i64 %173, 0
 %175 = select i1 %174, i64 %38, i64 0
 %176 = getelementptr i64, ptr %42, i64 %173
 %177 = getelementptr i64, ptr %176, i64 %175
 %178 = load i64, ptr %177, align 8
 %179 = select i1 %174, i64 %50, i64 0
 %180 = getelementptr i64, ptr %54, i64 %173
 %181 = getelementptr i64, ptr %180, i64 %179
 %182 = load i64, ptr %181, align 8
 switch i64 %178, label %102 [
  i64 2, label %103
  i64 1, label %55
  i64 3, label %61
 ]
183:
 %184 = phi i64 [ 0, %103 ], [ %185, %151 ]
 %185 = add nuw nsw i64 %184, 1
 %186 = icmp eq i64 %170, %184
 %187 = select i1 %186, double 1.000000e+00, double 0.000000e+00
 br i1 %112, label %122, label %125
}
define internal fastcc void @f105(ptr noalias writeonly captures(none) %0, i64 %1, ptr captures(none) %2, i64 %3, i64 %4, ptr captures(none) %5, i64 %6, ptr captures(none) %7, i64 %8) unnamed_addr {
9:
 %10 = alloca ptr, align 8
 %11 = tail call i64 @llvm.smax.i64(i64 %1, i64 0)
 %12 = icmp slt i64 %1, 1
 br i1 %12, label %55, label %60
13:
 %14 = add nuw nsw i64 %1, 1
 br label %66
15:
 %16 = icmp eq i64 %1, %68
 br i1 %16, label %40, label %66
17:
 %18 = getelementptr i64, ptr %5, i64 %67
 %19 = load i64, ptr %18, align 8
 store i64 %112, ptr %18, align 8
 store i64 %19, ptr %111, align 8
 %20 = icmp eq i64 %107, %67
 br i1 %20, label %32, label %21
21:
 %22 = mul i64 %67, %4
 %23 = getelementptr double, ptr %2, i64 %22
 br label %24
24:
 %25 = phi i64 [ 0, %21 ], [ %26, %24 ]
 %26 = add nuw nsw i64 %25, 1
 %27 = getelementptr double, ptr %120, i64 %25
 %28 = load double, ptr %27, align 8
 %29 = getelementptr double, ptr %23, i64 %25
 %30 = load double, ptr %29, align 8
 store double %28, ptr %29, align 8
 store double %30, ptr %27, align 8
 %31 = icmp eq i64 %25, %1
 br i1 %31, label %32, label %24
32:
 %33 = icmp sgt i64 %1, %68
 br i1 %33, label %34, label %15
34:
 %35 = mul i64 %67, %4
 %36 = getelementptr double, ptr %2, i64 %35
 %37 = getelementptr double, ptr %36, i64 %118
 br label %125
38:
 %39 = icmp eq i64 %127, %1
 br i1 %39, label %15, label %125
40:
 %41 = phi i64 [ %11, %15 ], [ %67, %105 ]
 %42 = icmp eq i64 %41, 0
 br i1 %42, label %55, label %150
43:
 %44 = phi double [ %158, %150 ], [ %179, %160 ]
 %45 = icmp slt i64 %154, 0
 %46 = select i1 %45, i64 %4, i64 0
 %47 = getelementptr double, ptr %156, i64 %154
 %48 = getelementptr double, ptr %47, i64 %46
 %49 = load double, ptr %48, align 8
 %50 = fdiv nsz contract double %44, %49
 %51 = select i1 %45, i64 %8, i64 0
 %52 = getelementptr double, ptr %7, i64 %154
 %53 = getelementptr double, ptr %52, i64 %51
 store double %50, ptr %53, align 8
 %54 = icmp samesign ugt i64 %151, 1
 br i1 %54, label %150, label %55
55:
 %56 = phi i64 [ 0, %9 ], [ %41, %40 ], [ %41, %43 ]
 %57 = icmp slt i64 %56, %1
 br i1 %57, label %58, label %59
58:
 call fastcc void @f26(ptr %10, i64 %1, i64 %56, ptr %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7)
 br label %59
59:
 store i64 %56, ptr %0, align 8
 ret void
60:
 %61 = phi i64 [ %62, %60 ], [ 0, %9 ]
 %62 = add nuw nsw i64 %61, 1
 %63 = getelementptr i64, ptr %5, i64 %61
 store i64 %61, ptr %63, align 8
 %64 = getelementptr double, ptr %7, i64 %61
 store double 0.000000e+00, ptr %64, align 8
 %65 = icmp eq i64 %1, %62
 br i1 %65, label %13, label %60
66:
 %67 = phi i64 [ 0, %13 ], [ %68, %15 ]
 %68 = add nuw nsw i64 %67, 1
 %69 = icmp sgt i64 %1, %67
 br i1 %69, label %73, label %105
70:
 %71 = add i64 %77, 1
 %72 = icmp eq i64 %71, %1
 br i1 %72, label %105, label %73
73:
 %74 = phi double [ %103, %70 ], [ 0.000000e+00, %66 ]
 %75 = phi i64 [ %102, %70 ], [ %67, %66 ]
 %76 = phi i64 [ %101, %70 ], [ %67, %66 ]
 %77 = phi i64 [ %71, %70 ], [ %67, %66 ]
 %78 = icmp slt i64 %77, 0
 %79 = select i1 %78, i64 %3, i64 0
 %80 = add i64 %79, %77
 %81 = mul i64 %80, %4
 %82 = getelementptr double, ptr %2, i64 %81
 br label %83
83:
 %84 = phi double [ %74, %73 ], [ %103, %83 ]
 %85 = phi i64 [ %75, %73 ], [ %102, %83 ]
 %86 = phi i64 [ %76, %73 ], [ %101, %83 ]
 %87 = phi i64 [ %67, %73 ], [ %88, %83 ]
 %88 = add nuw i64 %87, 1
 %89 = icmp slt i64 %87, 0
 %90 = select i1 %89, i64 %6, i64 0
 %91 = getelementptr i64, ptr %5, i64 %87
 %92 = getelementptr i64, ptr %91, i64 %90
 %93 = load i64, ptr %92, align 8
 %94 = icmp slt i64 %93, 0
 %95 = select i1 %94, i64 %4, i64 0
 %96 = getelementptr double, ptr %82, i64 %93
 %97 = getelementptr double, ptr %96, i64 %95
 %98 = load double, ptr %97, align 8
 %99 = tail call nsz contract double @llvm.fabs.f64(double %98)
 %100 = fcmp nsz contract ogt double %99, %84
 %101 = select i1 %100, i64 %87, i64 %86
 %102 = select i1 %100, i64 %77, i64 %85
 %103 = select i1 %100, double %99, double %84
 %104 = icmp eq i64 %88, %1
 br i1 %104, label %70, label %83
105:
 %106 = phi i64 [ %67, %66 ], [ %101, %70 ]
 %107 = phi i64 [ %67, %66 ], [ %102, %70 ]
 %108 = icmp slt i64 %106, 0
 %109 = select i1 %108, i64 %6, i64 0
 %110 = getelementptr i64, ptr %5, i64 %106
 %111 = getelementptr i64, ptr %110, i64 %109
 %112 = load i64, ptr %111, align 8
 %113 = icmp slt i64 %107, 0
 %114 = select i1 %113, i64 %3, i64 0
 %115 = add i64 %114, %107
 %116 = icmp slt i64 %112, 0
 %117 = select i1 %116, i64 %4, i64 0
 %118 = add i64 %117, %112
 %119 = mul i64 %115, %4
 %120 = getelementptr double, ptr %2, i64 %119
 %121 = getelementptr double, ptr %120, i64 %118
 %122 = load double, ptr %121, align 8
 %123 = tail call nsz contract double @llvm.fabs.f64(double %122)
 %124 = fcmp nsz contract ugt double %123, 0x3DA5FD7FE1796495
 br i1 %124, label %17, label %40
125:
 %126 = phi i64 [ %68, %34 ], [ %127, %38 ]
 %127 = add nuw i64 %126, 1
 %128 = icmp slt i64 %126, 0
 %129 = select i1 %128, i64 %3, i64 0
 %130 = add i64 %129, %126
 %131 = mul i64 %130, %4
 %132 = getelementptr double, ptr %2, i64 %131
 %133 = getelementptr double, ptr %132, i64 %118
 %134 = load double, ptr %133, align 8
 %135 = load double, ptr %37, align 8
 %136 = fdiv nsz contract double %134, %135
 %137 = fcmp nsz contract oeq double %136, 0.000000e+00
 br i1 %137, label %38, label %138
138:
 %139 = phi i64 [ %141, %138 ], [ %14, %125 ]
 %140 = phi i64 [ %142, %138 ], [ 0, %125 ]
 %141 = add nsw i64 %139, -1
 %142 = add nuw nsw i64 %140, 1
 %143 = getelementptr double, ptr %132, i64 %140
 %144 = load double, ptr %143, align 8
 %145 = getelementptr double, ptr %36, i64 %140
 %146 = load double, ptr %145, align 8
 %147 = fmul nsz contract double %136, %146
 %148 = fsub nsz contract double %144, %147
 store double %148, ptr %143, align 8
 %149 = icmp sgt i64 %139, 1
 br i1 %149, label %138, label %38
150:
 %151 = phi i64 [ %152, %43 ], [ %41, %40 ]
 %152 = add nsw i64 %151, -1
 %153 = getelementptr i64, ptr %5, i64 %152
 %154 = load i64, ptr %153, align 8
 %155 = mul i64 %152, %4
 %156 = getelementptr double, ptr %2, i64 %155
 %157 = getelementptr double, ptr %156, i64 %1
 %158 = load double, ptr %157, align 8
 %159 = icmp eq i64 %41, %151
 br i1 %159, label %43, label %160
160:
 %161 = phi double [ %179, %160 ], [ %158, %150 ]
 %162 = phi i64 [ %163, %160 ], [ %151, %150 ]
 %163 = add nuw i64 %162, 1
 %164 = icmp slt i64 %162, 0
 %165 = select i1 %164, i64 %6, i64 0
 %166 = getelementptr i64, ptr %5, i64 %162
 %167 = getelementptr i64, ptr %166, i64 %165
 %168 = load i64, ptr %167, align 8
 %169 = icmp slt i64 %168, 0
 %170 = select i1 %169, i64 %4, i64 0
 %171 = getelementptr double, ptr %156, i64 %168
 %172 = getelementptr double, ptr %171, i64 %170
 %173 = load double, ptr %172, align 8
 %174 = select i1 %169, i64 %8, i64 0
 %175 = getelementptr double, ptr %7, i64 %168
 %176 = getelementptr double, ptr %175, i64 %174
 %177 = load double, ptr %176, align 8
 %178 = fmul nsz contract double %173, %177
 %179 = fsub nsz contract double %161, %178
 %180 = icmp eq i64 %163, %41
 br i1 %180, label %43, label %160
}
define internal fastcc void @f106(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3, i64 %4, double %5) unnamed_addr {
6:
 %7 = alloca i8, align 1
 %8 = freeze i64 %4
 %9 = alloca i64, align 8
 %10 = alloca ptr, align 8
 %11 = alloca ptr, align 8
 %12 = alloca double, align 8
 store double 0.000000e+00, ptr %12, align 8
 %13 = alloca ptr, align 8
 %14 = add i64 %1, 72
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = add i64 %2, 136
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = add i64 %2, 144
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = add i64 %2, 128
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = inttoptr i64 %25 to ptr
 %27 = add i64 %2, 192
 %28 = inttoptr i64 %27 to ptr
 %29 = load i64, ptr %28, align 8
 %30 = add i64 %2, 176
 %31 = inttoptr i64 %30 to ptr
 %32 = load i64, ptr %31, align 8
 %33 = inttoptr i64 %32 to ptr
 %34 = shl i64 %29, 6
 %35 = getelementptr i8, ptr %33, i64 %34
 %36 = mul i64 %29, 72
 %37 = getelementptr i8, ptr %33, i64 %36
 %38 = mul i64 %29, 80
 %39 = getelementptr i8, ptr %33, i64 %38
 %40 = add i64 %2, 216
 %41 = inttoptr i64 %40 to ptr
 %42 = load i64, ptr %41, align 8
 %43 = add i64 %2, 200
 %44 = inttoptr i64 %43 to ptr
 %45 = load i64, ptr %44, align 8
 %46 = inttoptr i64 %45 to ptr
 %47 = mul i64 %42, 48
 %48 = getelementptr i8, ptr %46, i64 %47
 %49 = mul i64 %42, 56
 %50 = getelementptr i8, ptr %46, i64 %49
 %51 = mul i64 %42, 72
 %52 = getelementptr i8, ptr %46, i64 %51
 %53 = shl i64 %42, 4
 %54 = getelementptr i8, ptr %46, i64 %53
 %55 = mul i64 %42, 24
 %56 = getelementptr i8, ptr %46, i64 %55
 %57 = mul i64 %29, 24
 %58 = getelementptr i8, ptr %33, i64 %57
 store i8 0, ptr %7, align 1
 call fastcc void @f115(ptr %7, i64 %1, i64 %2, ptr %35, i64 %29)
 %59 = load i8, ptr %7, align 1
 %60 = icmp eq i8 %59, 0
 br i1 %60, label %61, label %63
61:
 %62 = phi i8 [ 1, %320 ], [ 0, %6 ], [ 0, %358 ], [ 0, %246 ], [ 0, %244 ]
 store i8 %62, ptr %0, align 1
 ret void
63:
 store i64 0, ptr %9, align 8
 call fastcc void @f116(ptr %9, i64 %1, i64 %2, i64 %8, double %5, ptr %35, i64 %29, ptr %37, ptr %52)
 %64 = load i64, ptr %9, align 8
 call fastcc void @f118(ptr %10, i64 %1, i64 %2, ptr %35, ptr %39)
 %65 = getelementptr double, ptr %26, i64 %8
 %66 = icmp slt i64 %8, 1
 br i1 %66, label %201, label %67
67:
 %68 = add i64 %1, 88
 %69 = inttoptr i64 %68 to ptr
 %70 = add i64 %1, 80
 %71 = inttoptr i64 %70 to ptr
 %72 = add i64 %2, 296
 %73 = inttoptr i64 %72 to ptr
 %74 = add i64 %2, 288
 %75 = inttoptr i64 %74 to ptr
 %76 = icmp slt i64 %16, 1
 %77 = add i64 %2, 312
 %78 = inttoptr i64 %77 to ptr
 %79 = add i64 %2, 320
 %80 = inttoptr i64 %79 to ptr
 %81 = add i64 %2, 304
 %82 = inttoptr i64 %81 to ptr
 %83 = add i64 %2, 336
 %84 = inttoptr i64 %83 to ptr
 %85 = add i64 %2, 344
 %86 = inttoptr i64 %85 to ptr
 %87 = add i64 %2, 328
 %88 = inttoptr i64 %87 to ptr
 br label %328
89:
 %90 = getelementptr i64, ptr %50, i64 %329
 %91 = load i64, ptr %90, align 8
 %92 = icmp eq i64 %91, 4
 br i1 %92, label %195, label %93
93:
 %94 = load i64, ptr %69, align 8
 %95 = load i64, ptr %71, align 8
 %96 = inttoptr i64 %95 to ptr
 %97 = icmp slt i64 %332, 0
 %98 = select i1 %97, i64 %94, i64 0
 %99 = getelementptr i64, ptr %96, i64 %332
 %100 = getelementptr i64, ptr %99, i64 %98
 %101 = load i64, ptr %100, align 8
 %102 = icmp eq i64 %101, 0
 br i1 %102, label %103, label %111
103:
 %104 = load i64, ptr %73, align 8
 %105 = load i64, ptr %75, align 8
 %106 = inttoptr i64 %105 to ptr
 %107 = select i1 %97, i64 %104, i64 0
 %108 = getelementptr double, ptr %106, i64 %332
 %109 = getelementptr double, ptr %108, i64 %107
 %110 = load double, ptr %109, align 8
 br label %111
111:
 %112 = phi double [ %110, %103 ], [ 0.000000e+00, %93 ]
 br i1 %76, label %113, label %336
113:
 %114 = fmul nsz contract double %3, %112
 br label %178
115:
 %116 = load i64, ptr %78, align 8
 %117 = load i64, ptr %80, align 8
 %118 = load i64, ptr %82, align 8
 %119 = inttoptr i64 %118 to ptr
 %120 = select i1 %97, i64 %116, i64 0
 %121 = add i64 %120, %332
 %122 = mul i64 %121, %117
 %123 = getelementptr double, ptr %119, i64 %122
 %124 = getelementptr double, ptr %123, i64 %338
 %125 = load double, ptr %124, align 8
 %126 = getelementptr double, ptr %35, i64 %338
 %127 = load double, ptr %126, align 8
 %128 = fmul nsz contract double %125, %127
 br label %129
129:
 %130 = phi double [ %128, %115 ], [ 0.000000e+00, %336 ]
 %131 = fadd nsz contract double %337, %130
 %132 = icmp eq i64 %16, %339
 br i1 %132, label %133, label %336
133:
 %134 = fmul nsz contract double %3, %131
 %135 = icmp sgt i64 %101, 0
 br label %340
136:
 br i1 %135, label %137, label %148
137:
 %138 = load i64, ptr %78, align 8
 %139 = load i64, ptr %80, align 8
 %140 = load i64, ptr %82, align 8
 %141 = inttoptr i64 %140 to ptr
 %142 = select i1 %97, i64 %138, i64 0
 %143 = add i64 %142, %332
 %144 = mul i64 %143, %139
 %145 = getelementptr double, ptr %141, i64 %144
 %146 = getelementptr double, ptr %145, i64 %342
 %147 = load double, ptr %146, align 8
 br label %171
148:
 %149 = load i64, ptr %84, align 8
 %150 = load i64, ptr %86, align 8
 %151 = load i64, ptr %88, align 8
 %152 = inttoptr i64 %151 to ptr
 %153 = select i1 %97, i64 %149, i64 0
 %154 = add i64 %153, %332
 %155 = mul i64 %154, %150
 %156 = getelementptr double, ptr %152, i64 %155
 %157 = getelementptr double, ptr %156, i64 %342
 %158 = load double, ptr %157, align 8
 %159 = load i64, ptr %78, align 8
 %160 = load i64, ptr %80, align 8
 %161 = load i64, ptr %82, align 8
 %162 = inttoptr i64 %161 to ptr
 %163 = select i1 %97, i64 %159, i64 0
 %164 = add i64 %163, %332
 %165 = mul i64 %164, %160
 %166 = getelementptr double, ptr %162, i64 %165
 %167 = getelementptr double, ptr %166, i64 %342
 %168 = load double, ptr %167, align 8
 %169 = fmul nsz contract double %3, %168
 %170 = fadd nsz contract double %158, %169
 br label %171
171:
 %172 = phi double [ %147, %137 ], [ %170, %148 ]
 %173 = fmul nsz contract double %345, %172
 %174 = fadd nsz contract double %341, %173
 br label %175
175:
 %176 = phi double [ %174, %171 ], [ %341, %340 ]
 %177 = icmp eq i64 %16, %343
 br i1 %177, label %178, label %340
178:
 %179 = phi double [ %114, %113 ], [ %176, %175 ]
 %180 = icmp eq i64 %91, 2
 %181 = select i1 %97, i64 %29, i64 0
 %182 = getelementptr double, ptr %58, i64 %332
 %183 = getelementptr double, ptr %182, i64 %181
 %184 = load double, ptr %183, align 8
 %185 = fneg nsz contract double %184
 %186 = select i1 %180, double %185, double %184
 %187 = fdiv nsz contract double %186, %5
 %188 = fmul nsz contract double %179, %187
 br label %195
189:
 %190 = mul i64 %329, %22
 %191 = getelementptr double, ptr %26, i64 %190
 %192 = getelementptr double, ptr %191, i64 %8
 %193 = getelementptr i8, ptr %192, i64 8
 %194 = load double, ptr %193, align 8
 br label %347
195:
 %196 = phi double [ %188, %178 ], [ 0.000000e+00, %89 ], [ %356, %347 ]
 %197 = mul i64 %329, %22
 %198 = getelementptr double, ptr %65, i64 %197
 %199 = getelementptr i8, ptr %198, i64 8
 store double %196, ptr %199, align 8
 %200 = icmp eq i64 %8, %330
 br i1 %200, label %201, label %328
201:
 %202 = icmp slt i64 %64, 1
 br i1 %202, label %206, label %203
203:
 %204 = add nsw i64 %8, 2
 %205 = icmp slt i64 %8, 1
 br label %358
206:
 br i1 %66, label %320, label %377
207:
 %208 = phi i64 [ %363, %361 ], [ %363, %211 ], [ %241, %240 ]
 %209 = phi i64 [ %362, %361 ], [ %362, %211 ], [ %242, %240 ]
 %210 = icmp eq i64 %8, %365
 br i1 %210, label %244, label %361
211:
 %212 = getelementptr i64, ptr %52, i64 %364
 %213 = load i64, ptr %212, align 8
 %214 = icmp eq i64 %213, 0
 %215 = or i1 %214, %205
 br i1 %215, label %207, label %216
216:
 %217 = mul i64 %364, %22
 %218 = getelementptr double, ptr %26, i64 %217
 br label %369
219:
 %220 = sub nsw i64 %375, %8
 %221 = getelementptr i64, ptr %52, i64 %220
 %222 = load i64, ptr %221, align 8
 %223 = icmp eq i64 %222, 0
 br i1 %223, label %240, label %224
224:
 %225 = icmp slt i64 %371, 0
 br i1 %225, label %239, label %226
226:
 %227 = getelementptr double, ptr %218, i64 %372
 %228 = load double, ptr %227, align 8
 %229 = tail call nsz contract double @llvm.fabs.f64(double %228)
 %230 = icmp slt i64 %370, 0
 %231 = select i1 %230, i64 %22, i64 0
 %232 = mul i64 %371, %22
 %233 = getelementptr double, ptr %26, i64 %232
 %234 = getelementptr double, ptr %233, i64 %370
 %235 = getelementptr double, ptr %234, i64 %231
 %236 = load double, ptr %235, align 8
 %237 = tail call nsz contract double @llvm.fabs.f64(double %236)
 %238 = fcmp nsz contract ogt double %229, %237
 br i1 %238, label %239, label %240
239:
 br label %240
240:
 %241 = phi i64 [ %364, %239 ], [ %371, %226 ], [ %371, %219 ], [ %371, %369 ]
 %242 = phi i64 [ %372, %239 ], [ %370, %226 ], [ %370, %219 ], [ %370, %369 ]
 %243 = icmp eq i64 %373, %8
 br i1 %243, label %207, label %369
244:
 %245 = icmp slt i64 %208, 0
 br i1 %245, label %61, label %246
246:
 %247 = icmp slt i64 %209, 0
 %248 = select i1 %247, i64 %22, i64 0
 %249 = mul i64 %208, %22
 %250 = getelementptr double, ptr %26, i64 %249
 %251 = getelementptr double, ptr %250, i64 %209
 %252 = getelementptr double, ptr %251, i64 %248
 %253 = load double, ptr %252, align 8
 %254 = tail call nsz contract double @llvm.fabs.f64(double %253)
 %255 = fcmp nsz contract olt double %254, 0x3DA5FD7FE1796495
 br i1 %255, label %61, label %256
256:
 call fastcc void @f113(ptr %11, ptr %26, i64 %19, i64 %22, i64 %8, i64 %204, i64 %208, i64 %209)
 %257 = select i1 %247, i64 %42, i64 0
 %258 = getelementptr i64, ptr %56, i64 %209
 %259 = getelementptr i64, ptr %258, i64 %257
 %260 = load i64, ptr %259, align 8
 %261 = getelementptr i64, ptr %54, i64 %208
 %262 = load i64, ptr %261, align 8
 store i64 %260, ptr %261, align 8
 store i64 %262, ptr %259, align 8
 %263 = icmp sgt i64 %359, 1
 br i1 %263, label %358, label %206
264:
 %265 = fcmp nsz contract ogt double %285, 0.000000e+00
 %266 = fmul nsz contract double %5, %285
 %267 = add i64 %2, 520
 %268 = inttoptr i64 %267 to ptr
 %269 = add i64 %2, 512
 %270 = inttoptr i64 %269 to ptr
 br label %385
271:
 %272 = getelementptr double, ptr %65, i64 %384
 %273 = getelementptr i8, ptr %272, i64 8
 %274 = load double, ptr %273, align 8
 %275 = sub nsw i64 %382, %8
 %276 = getelementptr double, ptr %37, i64 %275
 %277 = load double, ptr %276, align 8
 %278 = fadd nsz contract double %274, %277
 store double %278, ptr %273, align 8
 br label %279
279:
 %280 = getelementptr double, ptr %65, i64 %384
 %281 = getelementptr i8, ptr %280, i64 8
 %282 = load double, ptr %281, align 8
 %283 = tail call nsz contract double @llvm.fabs.f64(double %282)
 %284 = fcmp nsz contract ogt double %283, %378
 %285 = select i1 %284, double %283, double %378
 %286 = icmp eq i64 %8, %380
 br i1 %286, label %264, label %377
287:
 %288 = getelementptr i8, ptr %389, i64 8
 %289 = load double, ptr %288, align 8
 %290 = fdiv nsz contract double %289, %285
 store double %290, ptr %288, align 8
 %291 = load i64, ptr %390, align 8
 %292 = icmp slt i64 %291, %8
 br i1 %292, label %293, label %303
293:
 store double 0.000000e+00, ptr %12, align 8
 call fastcc void @f117(ptr %12, i64 %1, i64 %2, i64 %399, ptr %35)
 %294 = load double, ptr %12, align 8
 %295 = fmul nsz contract double %294, 1.000000e-13
 %296 = icmp slt i64 %399, 0
 %297 = select i1 %296, i64 %29, i64 0
 %298 = getelementptr double, ptr %58, i64 %399
 %299 = getelementptr double, ptr %298, i64 %297
 %300 = load double, ptr %299, align 8
 %301 = fmul nsz contract double %295, %300
 %302 = fdiv nsz contract double %301, %266
 br label %303
303:
 %304 = phi double [ %302, %293 ], [ 1.000000e-13, %287 ]
 %305 = fneg nsz contract double %304
 %306 = fcmp nsz contract ogt double %290, %305
 br i1 %306, label %307, label %326
307:
 %308 = load i64, ptr %268, align 8
 %309 = load i64, ptr %270, align 8
 %310 = inttoptr i64 %309 to ptr
 %311 = icmp slt i64 %399, 0
 %312 = select i1 %311, i64 %308, i64 0
 %313 = getelementptr double, ptr %310, i64 %399
 %314 = getelementptr double, ptr %313, i64 %312
 %315 = load double, ptr %314, align 8
 %316 = fcmp nsz contract une double %315, 0.000000e+00
 %317 = select i1 %316, double %304, double 0.000000e+00
 %318 = fcmp nsz contract olt double %290, %317
 br i1 %318, label %319, label %326
319:
 store double 0.000000e+00, ptr %288, align 8
 br label %326
320:
 %321 = phi double [ 0.000000e+00, %206 ], [ %285, %326 ]
 %322 = fcmp nsz contract olt double %321, 1.000000e-300
 %323 = select i1 %322, double 1.000000e-300, double %321
 %324 = fmul nsz contract double %5, %323
 %325 = fdiv nsz contract double %3, %324
 call fastcc void @f119(ptr %13, i64 %1, i64 %2, double %325, i64 %8)
 br label %61
326:
 %327 = icmp eq i64 %8, %387
 br i1 %327, label %320, label %385
328:
 %329 = phi i64 [ 0, %67 ], [ %330, %195 ]
 %330 = add nuw nsw i64 %329, 1
 %331 = getelementptr i64, ptr %48, i64 %329
 %332 = load i64, ptr %331, align 8
 %333 = getelementptr i64, ptr %52, i64 %329
 %334 = load i64, ptr %333, align 8
 %335 = icmp eq i64 %334, 0
 br i1 %335, label %189, label %89
336:
 %337 = phi double [ %131, %129 ], [ %112, %111 ]
 %338 = phi i64 [ %339, %129 ], [ 0, %111 ]
 %339 = add nuw nsw i64 %338, 1
 br i1 %102, label %115, label %129
340:
 %341 = phi double [ %134, %133 ], [ %176, %175 ]
 %342 = phi i64 [ 0, %133 ], [ %343, %175 ]
 %343 = add nuw nsw i64 %342, 1
 %344 = getelementptr double, ptr %39, i64 %342
 %345 = load double, ptr %344, align 8
 %346 = fcmp nsz contract une double %345, 0.000000e+00
 br i1 %346, label %136, label %175
347:
 %348 = phi double [ %356, %347 ], [ %194, %189 ]
 %349 = phi i64 [ %350, %347 ], [ 0, %189 ]
 %350 = add nuw nsw i64 %349, 1
 %351 = getelementptr double, ptr %191, i64 %349
 %352 = load double, ptr %351, align 8
 %353 = getelementptr double, ptr %37, i64 %349
 %354 = load double, ptr %353, align 8
 %355 = fmul nsz contract double %352, %354
 %356 = fadd nsz contract double %348, %355
 %357 = icmp eq i64 %8, %350
 br i1 %357, label %195, label %347
358:
 %359 = phi i64 [ %64, %203 ], [ %360, %256 ]
 %360 = add nsw i64 %359, -1
 br i1 %66, label %61, label %361
361:
 %362 = phi i64 [ %209, %207 ], [ -1, %358 ]
 %363 = phi i64 [ %208, %207 ], [ -1, %358 ]
 %364 = phi i64 [ %365, %207 ], [ 0, %358 ]
 %365 = add nuw nsw i64 %364, 1
 %366 = getelementptr i64, ptr %54, i64 %364
 %367 = load i64, ptr %366, align 8
 %368 = icmp slt i64 %367, %8
 br i1 %368, label %211, label %207
369:
 %370 = phi i64 [ %362, %216 ], [ %242, %240 ]
 %371 = phi i64 [ %363, %216 ], [ %241, %240 ]
 %372 = phi i64 [ 0, %216 ], [ %373, %240 ]
 %373 = add nuw nsw i64 %372, 1
 %374 = getelementptr i64, ptr %56, i64 %372
 %375 = load i64, ptr %374, align 8
 %376 = icmp slt i64 %375, %8
 br i1 %376, label %240, label %219
377:
 %378 = phi double [ %285, %279 ], [ 0.000000e+00, %206 ]
 %379 = phi i64 [ %380, %279 ], [ 0, %206 ]
 %380 = add nuw nsw i64 %379, 1
 %381 = getelementptr i64, ptr %54, i64 %379
 %382 = load i64, ptr %381, align 8
 %383 = icmp slt i64 %382, %8
 %384 = mul i64 %379, %22
 br i1 %383, label %279, label %271
385:
 %386 = phi i64 [ 0, %264 ], [ %387, %326 ]
 %387 = add nuw nsw i64 %386, 1
 %388 = mul i64 %386, %22
 %389 = getelementptr double, ptr %65, i64 %388
 store double 1.000000e+00, ptr %389, align 8
 %390 = getelementptr i64, ptr %54, i64 %386
 %391 = load i64, ptr %390, align 8
 %392 = icmp slt i64 %391, %8
 %393 = select i1 %392, i64 0, i64 %8
 %394 = sub nsw i64 %391, %393
 %395 = icmp slt i64 %394, 0
 %396 = select i1 %395, i64 %42, i64 0
 %397 = getelementptr i64, ptr %48, i64 %394
 %398 = getelementptr i64, ptr %397, i64 %396
 %399 = load i64, ptr %398, align 8
 br i1 %265, label %287, label %326
}
define internal fastcc void @f107(ptr noalias writeonly captures(none) %0, i64 %1, ptr captures(none) %2, i64 %3, i64 %4, ptr captures(none) %5, i64 %6, ptr captures(none) %7, i64 %8) unnamed_addr {
9:
 %10 = alloca ptr, align 8
 %11 = alloca i64, align 8
 %12 = icmp slt i64 %1, 1
 br i1 %12, label %15, label %13
13:
 %14 = add nuw nsw i64 %1, 1
 br label %52
15:
 %16 = icmp eq i64 %1, 0
 br i1 %16, label %28, label %17
17:
 %18 = phi i64 [ 0, %15 ], [ %71, %52 ]
 %19 = add nsw i64 %1, 1
 %20 = icmp slt i64 %1, -1
 %21 = select i1 %20, i64 %4, i64 0
 %22 = mul i64 %18, %4
 %23 = getelementptr double, ptr %2, i64 %22
 %24 = getelementptr double, ptr %23, i64 %19
 %25 = getelementptr double, ptr %24, i64 %21
 %26 = load double, ptr %25, align 8
 %27 = fcmp nsz contract ult double %26, 0.000000e+00
 br i1 %27, label %30, label %28
28:
 %29 = phi i64 [ 0, %15 ], [ 0, %17 ], [ 1, %48 ], [ 0, %73 ], [ 2, %39 ]
 store i64 %29, ptr %0, align 8
 ret void
30:
 %31 = mul nsw i64 %1, 10
 %32 = add nsw i64 %31, 20
 %33 = add nsw i64 %1, 2
 %34 = shl nsw i64 %1, 1
 %35 = sub i64 0, %1
 %36 = tail call i64 @llvm.smax.i64(i64 %19, i64 0)
 %37 = icmp slt i64 %1, 0
 %38 = select i1 %20, i64 0, i64 %32
 br label %39
39:
 %40 = phi i64 [ %74, %48 ], [ %38, %30 ]
 %41 = phi i64 [ %49, %48 ], [ %1, %30 ]
 %42 = phi i64 [ %50, %48 ], [ %18, %30 ]
 %43 = icmp sgt i64 %40, 0
 br i1 %43, label %73, label %28
44:
 %45 = icmp slt i64 %84, %1
 %46 = select i1 %45, i64 %1, i64 %35
 %47 = add i64 %46, %84
 br i1 %37, label %48, label %86
48:
 %49 = phi i64 [ %41, %44 ], [ %95, %86 ]
 store i64 0, ptr %11, align 8
 call fastcc void @f114(ptr %11, ptr %2, i64 %4, i64 %1, i64 %49, ptr %5)
 %50 = load i64, ptr %11, align 8
 %51 = icmp slt i64 %50, 0
 br i1 %51, label %28, label %39
52:
 %53 = phi i64 [ 0, %13 ], [ %71, %52 ]
 %54 = phi i64 [ 0, %13 ], [ %55, %52 ]
 %55 = add nuw nsw i64 %54, 1
 %56 = mul i64 %54, %4
 %57 = getelementptr double, ptr %2, i64 %56
 %58 = getelementptr double, ptr %57, i64 %14
 %59 = load double, ptr %58, align 8
 %60 = getelementptr double, ptr %57, i64 %1
 %61 = load double, ptr %60, align 8
 %62 = fdiv nsz contract double %59, %61
 %63 = mul i64 %53, %4
 %64 = getelementptr double, ptr %2, i64 %63
 %65 = getelementptr double, ptr %64, i64 %14
 %66 = load double, ptr %65, align 8
 %67 = getelementptr double, ptr %64, i64 %1
 %68 = load double, ptr %67, align 8
 %69 = fdiv nsz contract double %66, %68
 %70 = fcmp nsz contract olt double %62, %69
 %71 = select i1 %70, i64 %54, i64 %53
 %72 = icmp eq i64 %55, %1
 br i1 %72, label %17, label %52
73:
 %74 = add nsw i64 %40, -1
 call fastcc void @f113(ptr %10, ptr %2, i64 %3, i64 %4, i64 %1, i64 %33, i64 %42, i64 %41)
 %75 = icmp slt i64 %41, 0
 %76 = select i1 %75, i64 %8, i64 0
 %77 = getelementptr i64, ptr %7, i64 %41
 %78 = getelementptr i64, ptr %77, i64 %76
 %79 = load i64, ptr %78, align 8
 %80 = icmp slt i64 %42, 0
 %81 = select i1 %80, i64 %6, i64 0
 %82 = getelementptr i64, ptr %5, i64 %42
 %83 = getelementptr i64, ptr %82, i64 %81
 %84 = load i64, ptr %83, align 8
 store i64 %79, ptr %83, align 8
 store i64 %84, ptr %78, align 8
 %85 = icmp eq i64 %84, %34
 br i1 %85, label %28, label %44
86:
 %87 = phi i64 [ %95, %86 ], [ %41, %44 ]
 %88 = phi i64 [ %90, %86 ], [ %36, %44 ]
 %89 = phi i64 [ %91, %86 ], [ 0, %44 ]
 %90 = add nsw i64 %88, -1
 %91 = add nuw nsw i64 %89, 1
 %92 = getelementptr i64, ptr %7, i64 %89
 %93 = load i64, ptr %92, align 8
 %94 = icmp eq i64 %93, %47
 %95 = select i1 %94, i64 %89, i64 %87
 %96 = icmp sgt i64 %88, 1
 br i1 %96, label %86, label %48
}
define internal fastcc void @f108(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3, i64 %4) unnamed_addr {
5:
 %6 = alloca double, align 8
 %7 = alloca i64, align 8
 %8 = alloca double, align 8
 %9 = add i64 %2, 136
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = add i64 %2, 144
 %13 = inttoptr i64 %12 to ptr
 %14 = load i64, ptr %13, align 8
 %15 = add i64 %2, 128
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = inttoptr i64 %17 to ptr
 %19 = add i64 %2, 192
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = add i64 %2, 176
 %23 = inttoptr i64 %22 to ptr
 %24 = load i64, ptr %23, align 8
 %25 = inttoptr i64 %24 to ptr
 %26 = mul i64 %21, 40
 %27 = getelementptr i8, ptr %25, i64 %26
 %28 = add i64 %2, 216
 %29 = inttoptr i64 %28 to ptr
 %30 = load i64, ptr %29, align 8
 %31 = add i64 %2, 200
 %32 = inttoptr i64 %31 to ptr
 %33 = load i64, ptr %32, align 8
 %34 = inttoptr i64 %33 to ptr
 %35 = shl i64 %30, 5
 %36 = getelementptr i8, ptr %34, i64 %35
 %37 = shl i64 %30, 4
 %38 = getelementptr i8, ptr %34, i64 %37
 %39 = icmp slt i64 %4, 11
 %40 = shl nuw nsw i64 1, %4
 %41 = select i1 %39, i64 %40, i64 0
 %42 = icmp slt i64 %4, 1
 %43 = getelementptr double, ptr %18, i64 %4
 %44 = icmp slt i64 %4, -1
 %45 = select i1 %44, i64 %14, i64 0
 %46 = mul i64 %30, 40
 %47 = getelementptr i8, ptr %34, i64 %46
 br label %48
48:
 %49 = phi i64 [ 0, %5 ], [ %112, %107 ]
 %50 = icmp eq i64 %49, %41
 br i1 %50, label %109, label %111
51:
 %52 = add nuw nsw i64 %115, %4
 %53 = icmp slt i64 %114, 0
 %54 = select i1 %53, i64 %30, i64 0
 %55 = getelementptr i64, ptr %36, i64 %114
 %56 = getelementptr i64, ptr %55, i64 %54
 store i64 %115, ptr %56, align 8
 store i64 %52, ptr %117, align 8
 %57 = add nsw i64 %114, 1
 br label %58
58:
 %59 = phi i64 [ %57, %51 ], [ %114, %113 ]
 %60 = icmp eq i64 %4, %116
 br i1 %60, label %61, label %113
61:
 %62 = icmp slt i64 %59, 1
 br i1 %62, label %79, label %63
63:
 %64 = getelementptr double, ptr %18, i64 %59
 br label %121
65:
 %66 = add nuw nsw i64 %122, 1
 %67 = load i64, ptr %123, align 8
 %68 = icmp slt i64 %67, 0
 %69 = select i1 %68, i64 %11, i64 0
 %70 = add i64 %69, %67
 %71 = mul i64 %70, %14
 %72 = getelementptr double, ptr %43, i64 %71
 %73 = getelementptr i8, ptr %72, i64 8
 %74 = getelementptr double, ptr %73, i64 %45
 %75 = load double, ptr %74, align 8
 %76 = fneg nsz contract double %75
 %77 = getelementptr double, ptr %64, i64 %124
 store double %76, ptr %77, align 8
 %78 = icmp eq i64 %59, %66
 br i1 %78, label %79, label %121
79:
 %80 = phi i1 [ true, %111 ], [ true, %61 ], [ false, %65 ]
 %81 = phi i64 [ 0, %111 ], [ %59, %61 ], [ %59, %65 ]
 call fastcc void @f105(ptr %7, i64 %81, ptr %18, i64 %11, i64 %14, ptr %47, i64 %30, ptr %27, i64 %21)
 call fastcc void @f112(ptr %8, i64 %1, i64 %2, double %3, i64 %4)
 br i1 %42, label %82, label %144
82:
 %83 = phi i1 [ true, %79 ], [ %98, %97 ]
 br i1 %80, label %107, label %173
84:
 %85 = phi double [ 1.000000e+00, %144 ], [ %171, %154 ]
 %86 = phi double [ %153, %144 ], [ %169, %154 ]
 %87 = fmul nsz contract double %85, -1.000000e-09
 %88 = fcmp nsz contract oge double %86, %87
 %89 = select i1 %145, i1 %88, i1 false
 br i1 %89, label %90, label %97
90:
 %91 = getelementptr i64, ptr %38, i64 %146
 %92 = load i64, ptr %91, align 8
 %93 = icmp eq i64 %92, %146
 br i1 %93, label %97, label %94
94:
 %95 = fmul nsz contract double %85, 1.000000e-09
 %96 = fcmp nsz contract ole double %86, %95
 br label %97
97:
 %98 = phi i1 [ true, %90 ], [ %96, %94 ], [ false, %84 ]
 %99 = icmp eq i64 %4, %147
 br i1 %99, label %82, label %144
100:
 %101 = getelementptr double, ptr %27, i64 %175
 %102 = load double, ptr %101, align 8
 %103 = fcmp nsz contract oge double %102, -1.000000e-09
 br label %104
104:
 %105 = phi i1 [ %103, %100 ], [ false, %173 ]
 %106 = icmp eq i64 %81, %176
 br i1 %106, label %107, label %173
107:
 %108 = phi i1 [ %83, %82 ], [ %105, %104 ]
 br i1 %108, label %109, label %48
109:
 %110 = phi i64 [ 0, %107 ], [ 1, %48 ]
 store i64 %110, ptr %0, align 8
 ret void
111:
 %112 = add nuw i64 %49, 1
 call fastcc void @f112(ptr %6, i64 %1, i64 %2, double %3, i64 %4)
 br i1 %42, label %79, label %113
113:
 %114 = phi i64 [ %59, %58 ], [ 0, %111 ]
 %115 = phi i64 [ %116, %58 ], [ 0, %111 ]
 %116 = add nuw nsw i64 %115, 1
 %117 = getelementptr i64, ptr %38, i64 %115
 store i64 %115, ptr %117, align 8
 %118 = shl nuw i64 1, %115
 %119 = and i64 %118, %49
 %120 = icmp eq i64 %119, 0
 br i1 %120, label %58, label %51
121:
 %122 = phi i64 [ 0, %63 ], [ %66, %65 ]
 %123 = getelementptr i64, ptr %36, i64 %122
 %124 = mul i64 %122, %14
 %125 = getelementptr double, ptr %18, i64 %124
 br label %126
126:
 %127 = phi i64 [ 0, %121 ], [ %128, %126 ]
 %128 = add nuw nsw i64 %127, 1
 %129 = load i64, ptr %123, align 8
 %130 = getelementptr i64, ptr %36, i64 %127
 %131 = load i64, ptr %130, align 8
 %132 = icmp slt i64 %129, 0
 %133 = select i1 %132, i64 %11, i64 0
 %134 = add i64 %133, %129
 %135 = icmp slt i64 %131, 0
 %136 = select i1 %135, i64 %14, i64 0
 %137 = mul i64 %134, %14
 %138 = getelementptr double, ptr %18, i64 %137
 %139 = getelementptr double, ptr %138, i64 %131
 %140 = getelementptr double, ptr %139, i64 %136
 %141 = load double, ptr %140, align 8
 %142 = getelementptr double, ptr %125, i64 %127
 store double %141, ptr %142, align 8
 %143 = icmp eq i64 %59, %128
 br i1 %143, label %65, label %126
144:
 %145 = phi i1 [ %98, %97 ], [ true, %79 ]
 %146 = phi i64 [ %147, %97 ], [ 0, %79 ]
 %147 = add nuw nsw i64 %146, 1
 %148 = mul i64 %146, %14
 %149 = getelementptr double, ptr %18, i64 %148
 %150 = getelementptr double, ptr %149, i64 %4
 %151 = getelementptr i8, ptr %150, i64 8
 %152 = getelementptr double, ptr %151, i64 %45
 %153 = load double, ptr %152, align 8
 br i1 %80, label %84, label %154
154:
 %155 = phi double [ %169, %154 ], [ %153, %144 ]
 %156 = phi double [ %171, %154 ], [ 1.000000e+00, %144 ]
 %157 = phi i64 [ %158, %154 ], [ 0, %144 ]
 %158 = add nuw nsw i64 %157, 1
 %159 = getelementptr i64, ptr %36, i64 %157
 %160 = load i64, ptr %159, align 8
 %161 = icmp slt i64 %160, 0
 %162 = select i1 %161, i64 %14, i64 0
 %163 = getelementptr double, ptr %149, i64 %160
 %164 = getelementptr double, ptr %163, i64 %162
 %165 = load double, ptr %164, align 8
 %166 = getelementptr double, ptr %27, i64 %157
 %167 = load double, ptr %166, align 8
 %168 = fmul nsz contract double %165, %167
 %169 = fadd nsz contract double %155, %168
 %170 = tail call nsz contract double @llvm.fabs.f64(double %168)
 %171 = fadd nsz contract double %156, %170
 %172 = icmp eq i64 %81, %158
 br i1 %172, label %84, label %154
173:
 %174 = phi i1 [ %105, %104 ], [ %83, %82 ]
 %175 = phi i64 [ %176, %104 ], [ 0, %82 ]
 %176 = add nuw nsw i64 %175, 1
 br i1 %174, label %100, label %104
}
define internal fastcc void @f109(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2) unnamed_addr {
3:
 %4 = add i64 %1, 72
 %5 = inttoptr i64 %4 to ptr
 %6 = load i64, ptr %5, align 8
 %7 = add i64 %2, 216
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = add i64 %2, 200
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = inttoptr i64 %12 to ptr
 %14 = mul i64 %9, 48
 %15 = getelementptr i8, ptr %13, i64 %14
 %16 = mul i64 %9, 56
 %17 = getelementptr i8, ptr %13, i64 %16
 %18 = icmp slt i64 %6, 1
 br i1 %18, label %39, label %50
19:
 %20 = icmp slt i64 %51, 0
 %21 = select i1 %20, i64 %9, i64 0
 %22 = add i64 %21, %51
 %23 = getelementptr i64, ptr %15, i64 %22
 store i64 %52, ptr %23, align 8
 br label %41
24:
 %25 = icmp slt i64 %51, 0
 %26 = select i1 %25, i64 %9, i64 0
 %27 = add i64 %26, %51
 %28 = getelementptr i64, ptr %15, i64 %27
 store i64 %52, ptr %28, align 8
 %29 = add nsw i64 %51, 1
 %30 = icmp slt i64 %51, -1
 %31 = select i1 %30, i64 %9, i64 0
 %32 = add i64 %29, %31
 %33 = getelementptr i64, ptr %15, i64 %32
 store i64 %52, ptr %33, align 8
 %34 = load i64, ptr %54, align 8
 %35 = icmp eq i64 %34, 2
 %36 = select i1 %35, i64 2, i64 4
 %37 = select i1 %35, i64 1, i64 3
 %38 = getelementptr i64, ptr %17, i64 %27
 store i64 %37, ptr %38, align 8
 br label %41
39:
 %40 = phi i64 [ 0, %3 ], [ %48, %47 ]
 store i64 %40, ptr %0, align 8
 ret void
41:
 %42 = phi i64 [ %32, %24 ], [ %22, %19 ]
 %43 = phi i64 [ %36, %24 ], [ 0, %19 ]
 %44 = phi i64 [ 2, %24 ], [ 1, %19 ]
 %45 = getelementptr i64, ptr %17, i64 %42
 store i64 %43, ptr %45, align 8
 %46 = add nsw i64 %51, %44
 br label %47
47:
 %48 = phi i64 [ %51, %50 ], [ %46, %41 ]
 %49 = icmp eq i64 %6, %53
 br i1 %49, label %39, label %50
50:
 %51 = phi i64 [ %48, %47 ], [ 0, %3 ]
 %52 = phi i64 [ %53, %47 ], [ 0, %3 ]
 %53 = add nuw nsw i64 %52, 1
 %54 = getelementptr i64, ptr %13, i64 %52
 %55 = load i64, ptr %54, align 8
 switch i64 %55, label %47 [
  i64 1, label %19
  i64 2, label %24
  i64 3, label %24
 ]
}
define internal fastcc void @f110(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3, i64 %4, i64 %5) unnamed_addr {
6:
 %7 = alloca double, align 8
 %8 = add i64 %2, 144
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = add i64 %2, 128
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = inttoptr i64 %13 to ptr
 %15 = add i64 %2, 216
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = add i64 %2, 200
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = inttoptr i64 %20 to ptr
 %22 = mul i64 %17, 48
 %23 = getelementptr i8, ptr %21, i64 %22
 %24 = mul i64 %17, 56
 %25 = getelementptr i8, ptr %21, i64 %24
 %26 = add i64 %2, 192
 %27 = inttoptr i64 %26 to ptr
 %28 = load i64, ptr %27, align 8
 %29 = add i64 %2, 176
 %30 = inttoptr i64 %29 to ptr
 %31 = load i64, ptr %30, align 8
 %32 = inttoptr i64 %31 to ptr
 %33 = getelementptr double, ptr %32, i64 %28
 %34 = shl i64 %28, 4
 %35 = getelementptr i8, ptr %32, i64 %34
 %36 = mul i64 %28, 24
 %37 = getelementptr i8, ptr %32, i64 %36
 %38 = getelementptr double, ptr %14, i64 %4
 %39 = icmp slt i64 %4, 1
 br i1 %39, label %265, label %40
40:
 %41 = add i64 %1, 72
 %42 = inttoptr i64 %41 to ptr
 %43 = load i64, ptr %42, align 8
 %44 = icmp slt i64 %43, 1
 %45 = add i64 %1, 88
 %46 = inttoptr i64 %45 to ptr
 %47 = add i64 %1, 80
 %48 = inttoptr i64 %47 to ptr
 %49 = add i64 %2, 336
 %50 = inttoptr i64 %49 to ptr
 %51 = add i64 %2, 344
 %52 = inttoptr i64 %51 to ptr
 %53 = add i64 %2, 328
 %54 = inttoptr i64 %53 to ptr
 %55 = add i64 %2, 312
 %56 = inttoptr i64 %55 to ptr
 %57 = add i64 %2, 320
 %58 = inttoptr i64 %57 to ptr
 %59 = add i64 %2, 304
 %60 = inttoptr i64 %59 to ptr
 %61 = add i64 %1, 104
 %62 = inttoptr i64 %61 to ptr
 %63 = add i64 %1, 96
 %64 = inttoptr i64 %63 to ptr
 br label %275
65:
 %66 = sitofp i64 %5 to double
 %67 = fcmp nsz contract ogt double %257, 0.000000e+00
 br label %320
68:
 %69 = getelementptr i64, ptr %25, i64 %299
 %70 = load i64, ptr %69, align 8
 %71 = icmp eq i64 %70, 2
 %72 = load double, ptr %296, align 8
 %73 = icmp slt i64 %303, 0
 %74 = select i1 %73, i64 %28, i64 0
 %75 = getelementptr double, ptr %37, i64 %303
 %76 = getelementptr double, ptr %75, i64 %74
 %77 = load double, ptr %76, align 8
 %78 = load double, ptr %297, align 8
 %79 = select i1 %71, double 2.000000e+00, double -2.000000e+00
 %80 = fmul nsz contract double %72, %79
 %81 = fmul nsz contract double %80, %77
 %82 = fdiv nsz contract double %81, %78
 store double %82, ptr %301, align 8
 br label %269
83:
 %84 = icmp eq i64 %277, 0
 %85 = select i1 %84, i64 %10, i64 0
 %86 = getelementptr double, ptr %14, i64 %285
 %87 = getelementptr double, ptr %86, i64 %277
 %88 = getelementptr i8, ptr %87, i64 -8
 %89 = getelementptr double, ptr %88, i64 %85
 store double -1.000000e+00, ptr %89, align 8
 %90 = icmp slt i64 %280, 0
 %91 = select i1 %90, i64 %28, i64 0
 %92 = add i64 %91, %280
 %93 = getelementptr double, ptr %35, i64 %92
 %94 = load double, ptr %93, align 8
 %95 = fmul nsz contract double %94, -2.000000e+00
 %96 = getelementptr double, ptr %37, i64 %92
 %97 = load double, ptr %96, align 8
 %98 = fdiv nsz contract double %95, %97
 %99 = getelementptr double, ptr %86, i64 %4
 %100 = getelementptr i8, ptr %99, i64 8
 store double %98, ptr %100, align 8
 br label %250
101:
 %102 = icmp slt i64 %280, 0
 %103 = select i1 %102, i64 %28, i64 0
 %104 = add i64 %103, %280
 %105 = getelementptr double, ptr %32, i64 %104
 %106 = load double, ptr %105, align 8
 br i1 %44, label %161, label %306
107:
 %108 = getelementptr double, ptr %35, i64 %308
 %109 = load double, ptr %108, align 8
 %110 = fcmp nsz contract une double %109, 0.000000e+00
 br i1 %110, label %111, label %158
111:
 %112 = load i64, ptr %46, align 8
 %113 = load i64, ptr %48, align 8
 %114 = inttoptr i64 %113 to ptr
 %115 = select i1 %102, i64 %112, i64 0
 %116 = getelementptr i64, ptr %114, i64 %280
 %117 = getelementptr i64, ptr %116, i64 %115
 %118 = load i64, ptr %117, align 8
 %119 = icmp sgt i64 %118, 0
 br i1 %119, label %120, label %131
120:
 %121 = load i64, ptr %56, align 8
 %122 = load i64, ptr %58, align 8
 %123 = load i64, ptr %60, align 8
 %124 = inttoptr i64 %123 to ptr
 %125 = select i1 %102, i64 %121, i64 0
 %126 = add i64 %125, %280
 %127 = mul i64 %126, %122
 %128 = getelementptr double, ptr %124, i64 %127
 %129 = getelementptr double, ptr %128, i64 %308
 %130 = load double, ptr %129, align 8
 br label %154
131:
 %132 = load i64, ptr %50, align 8
 %133 = load i64, ptr %52, align 8
 %134 = load i64, ptr %54, align 8
 %135 = inttoptr i64 %134 to ptr
 %136 = select i1 %102, i64 %132, i64 0
 %137 = add i64 %136, %280
 %138 = mul i64 %137, %133
 %139 = getelementptr double, ptr %135, i64 %138
 %140 = getelementptr double, ptr %139, i64 %308
 %141 = load double, ptr %140, align 8
 %142 = load i64, ptr %56, align 8
 %143 = load i64, ptr %58, align 8
 %144 = load i64, ptr %60, align 8
 %145 = inttoptr i64 %144 to ptr
 %146 = select i1 %102, i64 %142, i64 0
 %147 = add i64 %146, %280
 %148 = mul i64 %147, %143
 %149 = getelementptr double, ptr %145, i64 %148
 %150 = getelementptr double, ptr %149, i64 %308
 %151 = load double, ptr %150, align 8
 %152 = fmul nsz contract double %3, %151
 %153 = fadd nsz contract double %141, %152
 br label %154
154:
 %155 = phi double [ %130, %120 ], [ %153, %131 ]
 %156 = fmul nsz contract double %109, %155
 %157 = fadd nsz contract double %307, %156
 br label %158
158:
 %159 = phi double [ %157, %154 ], [ %307, %107 ], [ %307, %306 ]
 %160 = icmp eq i64 %43, %309
 br i1 %160, label %161, label %306
161:
 %162 = phi double [ %106, %101 ], [ %159, %158 ]
 %163 = icmp eq i64 %282, 2
 %164 = select i1 %163, double -1.000000e+00, double 1.000000e+00
 %165 = fmul nsz contract double %164, %162
 %166 = getelementptr double, ptr %37, i64 %104
 %167 = load double, ptr %166, align 8
 %168 = fmul nsz contract double %165, %167
 %169 = mul i64 %277, %10
 %170 = getelementptr double, ptr %14, i64 %169
 %171 = getelementptr double, ptr %170, i64 %4
 %172 = getelementptr i8, ptr %171, i64 8
 store double %168, ptr %172, align 8
 %173 = fneg nsz contract double %164
 br label %313
174:
 %175 = icmp eq i64 %317, %280
 %176 = select i1 %175, double 1.000000e+00, double 0.000000e+00
 br label %271
177:
 %178 = load double, ptr %166, align 8
 %179 = icmp slt i64 %317, 0
 %180 = select i1 %179, i64 %28, i64 0
 %181 = getelementptr double, ptr %37, i64 %317
 %182 = getelementptr double, ptr %181, i64 %180
 %183 = load double, ptr %182, align 8
 %184 = load i64, ptr %46, align 8
 %185 = load i64, ptr %48, align 8
 %186 = inttoptr i64 %185 to ptr
 %187 = select i1 %102, i64 %184, i64 0
 %188 = getelementptr i64, ptr %186, i64 %280
 %189 = getelementptr i64, ptr %188, i64 %187
 %190 = load i64, ptr %189, align 8
 %191 = icmp sgt i64 %190, 0
 br i1 %191, label %192, label %205
192:
 %193 = load i64, ptr %56, align 8
 %194 = load i64, ptr %58, align 8
 %195 = load i64, ptr %60, align 8
 %196 = inttoptr i64 %195 to ptr
 %197 = select i1 %102, i64 %193, i64 0
 %198 = add i64 %197, %280
 %199 = select i1 %179, i64 %194, i64 0
 %200 = mul i64 %198, %194
 %201 = getelementptr double, ptr %196, i64 %200
 %202 = getelementptr double, ptr %201, i64 %317
 %203 = getelementptr double, ptr %202, i64 %199
 %204 = load double, ptr %203, align 8
 br label %232
205:
 %206 = load i64, ptr %50, align 8
 %207 = load i64, ptr %52, align 8
 %208 = load i64, ptr %54, align 8
 %209 = inttoptr i64 %208 to ptr
 %210 = select i1 %102, i64 %206, i64 0
 %211 = add i64 %210, %280
 %212 = select i1 %179, i64 %207, i64 0
 %213 = mul i64 %211, %207
 %214 = getelementptr double, ptr %209, i64 %213
 %215 = getelementptr double, ptr %214, i64 %317
 %216 = getelementptr double, ptr %215, i64 %212
 %217 = load double, ptr %216, align 8
 %218 = load i64, ptr %56, align 8
 %219 = load i64, ptr %58, align 8
 %220 = load i64, ptr %60, align 8
 %221 = inttoptr i64 %220 to ptr
 %222 = select i1 %102, i64 %218, i64 0
 %223 = add i64 %222, %280
 %224 = select i1 %179, i64 %219, i64 0
 %225 = mul i64 %223, %219
 %226 = getelementptr double, ptr %221, i64 %225
 %227 = getelementptr double, ptr %226, i64 %317
 %228 = getelementptr double, ptr %227, i64 %224
 %229 = load double, ptr %228, align 8
 %230 = fmul nsz contract double %3, %229
 %231 = fadd nsz contract double %217, %230
 br label %232
232:
 %233 = phi double [ %204, %192 ], [ %231, %205 ]
 %234 = fmul nsz contract double %164, %178
 %235 = fmul nsz contract double %234, %183
 %236 = fmul nsz contract double %235, %233
 br label %271
237:
 store double 0.000000e+00, ptr %7, align 8
 call fastcc void @f111(ptr %7, i64 %1, i64 %2, double %3, i64 %280, i64 %317)
 %238 = load double, ptr %7, align 8
 %239 = icmp eq i64 %319, 2
 %240 = select i1 %239, double %173, double %164
 %241 = load double, ptr %166, align 8
 %242 = fmul nsz contract double %240, %241
 %243 = icmp slt i64 %317, 0
 %244 = select i1 %243, i64 %28, i64 0
 %245 = getelementptr double, ptr %37, i64 %317
 %246 = getelementptr double, ptr %245, i64 %244
 %247 = load double, ptr %246, align 8
 %248 = fmul nsz contract double %242, %247
 %249 = fmul nsz contract double %238, %248
 br label %271
250:
 %251 = phi i64 [ %285, %83 ], [ %169, %271 ]
 %252 = getelementptr double, ptr %38, i64 %251
 %253 = getelementptr i8, ptr %252, i64 8
 %254 = load double, ptr %253, align 8
 %255 = tail call nsz contract double @llvm.fabs.f64(double %254)
 %256 = fcmp nsz contract ogt double %255, %276
 %257 = select i1 %256, double %255, double %276
 %258 = icmp eq i64 %4, %278
 br i1 %258, label %65, label %275
259:
 %260 = getelementptr i8, ptr %331, i64 8
 %261 = load double, ptr %260, align 8
 %262 = fdiv nsz contract double %261, %257
 store double %262, ptr %260, align 8
 br label %263
263:
 %264 = icmp eq i64 %4, %322
 br i1 %264, label %265, label %320
265:
 %266 = phi double [ 0.000000e+00, %6 ], [ %257, %263 ]
 %267 = fcmp nsz contract ogt double %266, 0.000000e+00
 %268 = select i1 %267, double %266, double 1.000000e+00
 store double %268, ptr %0, align 8
 ret void
269:
 %270 = icmp eq i64 %4, %300
 br i1 %270, label %83, label %298
271:
 %272 = phi double [ %236, %232 ], [ %249, %237 ], [ %176, %174 ]
 %273 = getelementptr double, ptr %170, i64 %314
 store double %272, ptr %273, align 8
 %274 = icmp eq i64 %4, %315
 br i1 %274, label %250, label %313
275:
 %276 = phi double [ 0.000000e+00, %40 ], [ %257, %250 ]
 %277 = phi i64 [ 0, %40 ], [ %278, %250 ]
 %278 = add nuw nsw i64 %277, 1
 %279 = getelementptr i64, ptr %23, i64 %277
 %280 = load i64, ptr %279, align 8
 %281 = getelementptr i64, ptr %25, i64 %277
 %282 = load i64, ptr %281, align 8
 %283 = icmp eq i64 %282, 4
 br i1 %283, label %284, label %101
284:
 %285 = mul i64 %277, %10
 %286 = getelementptr double, ptr %14, i64 %285
 %287 = load i64, ptr %62, align 8
 %288 = load i64, ptr %64, align 8
 %289 = inttoptr i64 %288 to ptr
 %290 = icmp slt i64 %280, 0
 %291 = select i1 %290, i64 %287, i64 0
 %292 = getelementptr i64, ptr %289, i64 %280
 %293 = getelementptr i64, ptr %292, i64 %291
 %294 = select i1 %290, i64 %28, i64 0
 %295 = add i64 %294, %280
 %296 = getelementptr double, ptr %33, i64 %295
 %297 = getelementptr double, ptr %37, i64 %295
 br label %298
298:
 %299 = phi i64 [ 0, %284 ], [ %300, %269 ]
 %300 = add nuw nsw i64 %299, 1
 %301 = getelementptr double, ptr %286, i64 %299
 store double 0.000000e+00, ptr %301, align 8
 %302 = getelementptr i64, ptr %23, i64 %299
 %303 = load i64, ptr %302, align 8
 %304 = load i64, ptr %293, align 8
 %305 = icmp eq i64 %303, %304
 br i1 %305, label %68, label %269
306:
 %307 = phi double [ %159, %158 ], [ %106, %101 ]
 %308 = phi i64 [ %309, %158 ], [ 0, %101 ]
 %309 = add nuw nsw i64 %308, 1
 %310 = getelementptr i64, ptr %21, i64 %308
 %311 = load i64, ptr %310, align 8
 %312 = icmp sgt i64 %311, 2
 br i1 %312, label %107, label %158
313:
 %314 = phi i64 [ 0, %161 ], [ %315, %271 ]
 %315 = add nuw nsw i64 %314, 1
 %316 = getelementptr i64, ptr %23, i64 %314
 %317 = load i64, ptr %316, align 8
 %318 = getelementptr i64, ptr %25, i64 %314
 %319 = load i64, ptr %318, align 8
 switch i64 %319, label %237 [
  i64 4, label %174
  i64 3, label %177
 ]
320:
 %321 = phi i64 [ 0, %65 ], [ %322, %263 ]
 %322 = add nuw nsw i64 %321, 1
 %323 = uitofp nneg i64 %322 to double
 %324 = fmul nsz contract double %323, 3.700000e-01
 %325 = frem nsz contract double %324, 1.000000e+00
 %326 = fcmp nsz contract oeq double %325, 0.000000e+00
 %327 = select i1 %326, double 0.000000e+00, double %325
 %328 = fmul nsz contract double %327, %66
 %329 = fadd nsz contract double %328, 1.000000e+00
 %330 = mul i64 %321, %10
 %331 = getelementptr double, ptr %38, i64 %330
 store double %329, ptr %331, align 8
 br i1 %67, label %259, label %263
}
define internal fastcc void @f111(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3, i64 %4, i64 %5) unnamed_addr {
6:
 %7 = add i64 %1, 72
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = add i64 %2, 192
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = add i64 %2, 176
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = inttoptr i64 %15 to ptr
 %17 = getelementptr double, ptr %16, i64 %12
 %18 = add i64 %2, 216
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = add i64 %2, 200
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = inttoptr i64 %23 to ptr
 %25 = add i64 %1, 88
 %26 = inttoptr i64 %25 to ptr
 %27 = load i64, ptr %26, align 8
 %28 = add i64 %1, 80
 %29 = inttoptr i64 %28 to ptr
 %30 = load i64, ptr %29, align 8
 %31 = inttoptr i64 %30 to ptr
 %32 = icmp slt i64 %4, 0
 %33 = select i1 %32, i64 %27, i64 0
 %34 = getelementptr i64, ptr %31, i64 %4
 %35 = getelementptr i64, ptr %34, i64 %33
 %36 = load i64, ptr %35, align 8
 %37 = icmp sgt i64 %36, 0
 %38 = icmp slt i64 %5, 0
 br i1 %37, label %39, label %58
39:
 %40 = add i64 %2, 312
 %41 = inttoptr i64 %40 to ptr
 %42 = load i64, ptr %41, align 8
 %43 = add i64 %2, 320
 %44 = inttoptr i64 %43 to ptr
 %45 = load i64, ptr %44, align 8
 %46 = add i64 %2, 304
 %47 = inttoptr i64 %46 to ptr
 %48 = load i64, ptr %47, align 8
 %49 = inttoptr i64 %48 to ptr
 %50 = select i1 %32, i64 %42, i64 0
 %51 = add i64 %50, %4
 %52 = select i1 %38, i64 %45, i64 0
 %53 = mul i64 %51, %45
 %54 = getelementptr double, ptr %49, i64 %53
 %55 = getelementptr double, ptr %54, i64 %5
 %56 = getelementptr double, ptr %55, i64 %52
 %57 = load double, ptr %56, align 8
 br label %97
58:
 %59 = add i64 %2, 336
 %60 = inttoptr i64 %59 to ptr
 %61 = load i64, ptr %60, align 8
 %62 = add i64 %2, 344
 %63 = inttoptr i64 %62 to ptr
 %64 = load i64, ptr %63, align 8
 %65 = add i64 %2, 328
 %66 = inttoptr i64 %65 to ptr
 %67 = load i64, ptr %66, align 8
 %68 = inttoptr i64 %67 to ptr
 %69 = select i1 %32, i64 %61, i64 0
 %70 = add i64 %69, %4
 %71 = select i1 %38, i64 %64, i64 0
 %72 = mul i64 %70, %64
 %73 = getelementptr double, ptr %68, i64 %72
 %74 = getelementptr double, ptr %73, i64 %5
 %75 = getelementptr double, ptr %74, i64 %71
 %76 = load double, ptr %75, align 8
 %77 = add i64 %2, 312
 %78 = inttoptr i64 %77 to ptr
 %79 = load i64, ptr %78, align 8
 %80 = add i64 %2, 320
 %81 = inttoptr i64 %80 to ptr
 %82 = load i64, ptr %81, align 8
 %83 = add i64 %2, 304
 %84 = inttoptr i64 %83 to ptr
 %85 = load i64, ptr %84, align 8
 %86 = inttoptr i64 %85 to ptr
 %87 = select i1 %32, i64 %79, i64 0
 %88 = add i64 %87, %4
 %89 = select i1 %38, i64 %82, i64 0
 %90 = mul i64 %88, %82
 %91 = getelementptr double, ptr %86, i64 %90
 %92 = getelementptr double, ptr %91, i64 %5
 %93 = getelementptr double, ptr %92, i64 %89
 %94 = load double, ptr %93, align 8
 %95 = fmul nsz contract double %3, %94
 %96 = fadd nsz contract double %76, %95
 br label %97
97:
 %98 = phi double [ %57, %39 ], [ %96, %58 ]
 %99 = add nsw i64 %5, 1
 %100 = icmp slt i64 %99, %9
 br i1 %100, label %101, label %198
101:
 %102 = add i64 %1, 104
 %103 = inttoptr i64 %102 to ptr
 %104 = load i64, ptr %103, align 8
 %105 = add i64 %1, 96
 %106 = inttoptr i64 %105 to ptr
 %107 = load i64, ptr %106, align 8
 %108 = inttoptr i64 %107 to ptr
 %109 = icmp slt i64 %5, -1
 %110 = select i1 %109, i64 %104, i64 0
 %111 = getelementptr i64, ptr %108, i64 %99
 %112 = getelementptr i64, ptr %111, i64 %110
 %113 = load i64, ptr %112, align 8
 %114 = icmp eq i64 %113, %5
 br i1 %114, label %115, label %198
115:
 %116 = add i64 %2, 336
 %117 = inttoptr i64 %116 to ptr
 %118 = add i64 %2, 344
 %119 = inttoptr i64 %118 to ptr
 %120 = add i64 %2, 328
 %121 = inttoptr i64 %120 to ptr
 %122 = add i64 %2, 312
 %123 = inttoptr i64 %122 to ptr
 %124 = add i64 %2, 320
 %125 = inttoptr i64 %124 to ptr
 %126 = add i64 %2, 304
 %127 = inttoptr i64 %126 to ptr
 %128 = add nsw i64 %9, -1
 br label %129
129:
 %130 = phi double [ %188, %190 ], [ %98, %115 ]
 %131 = phi i64 [ %191, %190 ], [ %99, %115 ]
 %132 = icmp slt i64 %131, 0
 %133 = select i1 %132, i64 %20, i64 0
 %134 = getelementptr i64, ptr %24, i64 %131
 %135 = getelementptr i64, ptr %134, i64 %133
 %136 = load i64, ptr %135, align 8
 %137 = icmp sgt i64 %136, 2
 br i1 %137, label %138, label %187
138:
 br i1 %37, label %139, label %152
139:
 %140 = load i64, ptr %123, align 8
 %141 = load i64, ptr %125, align 8
 %142 = load i64, ptr %127, align 8
 %143 = inttoptr i64 %142 to ptr
 %144 = select i1 %32, i64 %140, i64 0
 %145 = add i64 %144, %4
 %146 = select i1 %132, i64 %141, i64 0
 %147 = mul i64 %145, %141
 %148 = getelementptr double, ptr %143, i64 %147
 %149 = getelementptr double, ptr %148, i64 %131
 %150 = getelementptr double, ptr %149, i64 %146
 %151 = load double, ptr %150, align 8
 br label %179
152:
 %153 = load i64, ptr %117, align 8
 %154 = load i64, ptr %119, align 8
 %155 = load i64, ptr %121, align 8
 %156 = inttoptr i64 %155 to ptr
 %157 = select i1 %32, i64 %153, i64 0
 %158 = add i64 %157, %4
 %159 = select i1 %132, i64 %154, i64 0
 %160 = mul i64 %158, %154
 %161 = getelementptr double, ptr %156, i64 %160
 %162 = getelementptr double, ptr %161, i64 %131
 %163 = getelementptr double, ptr %162, i64 %159
 %164 = load double, ptr %163, align 8
 %165 = load i64, ptr %123, align 8
 %166 = load i64, ptr %125, align 8
 %167 = load i64, ptr %127, align 8
 %168 = inttoptr i64 %167 to ptr
 %169 = select i1 %32, i64 %165, i64 0
 %170 = add i64 %169, %4
 %171 = select i1 %132, i64 %166, i64 0
 %172 = mul i64 %170, %166
 %173 = getelementptr double, ptr %168, i64 %172
 %174 = getelementptr double, ptr %173, i64 %131
 %175 = getelementptr double, ptr %174, i64 %171
 %176 = load double, ptr %175, align 8
 %177 = fmul nsz contract double %3, %176
 %178 = fadd nsz contract double %164, %177
 br label %179
179:
 %180 = phi double [ %151, %139 ], [ %178, %152 ]
 %181 = select i1 %132, i64 %12, i64 0
 %182 = getelementptr double, ptr %17, i64 %131
 %183 = getelementptr double, ptr %182, i64 %181
 %184 = load double, ptr %183, align 8
 %185 = fmul nsz contract double %180, %184
 %186 = fadd nsz contract double %130, %185
 br label %187
187:
 %188 = phi double [ %186, %179 ], [ %130, %129 ]
 %189 = icmp eq i64 %131, %128
 br i1 %189, label %198, label %190
190:
 %191 = add i64 %131, 1
 %192 = icmp slt i64 %131, -1
 %193 = select i1 %192, i64 %104, i64 0
 %194 = getelementptr i64, ptr %108, i64 %191
 %195 = getelementptr i64, ptr %194, i64 %193
 %196 = load i64, ptr %195, align 8
 %197 = icmp eq i64 %196, %5
 br i1 %197, label %129, label %198
198:
 %199 = phi double [ %98, %101 ], [ %98, %97 ], [ %188, %187 ], [ %188, %190 ]
 store double %199, ptr %0, align 8
 ret void
}
define internal fastcc void @f112(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3, i64 %4) unnamed_addr {
5:
 %6 = alloca double, align 8
 %7 = add i64 %2, 144
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = add i64 %2, 128
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = inttoptr i64 %12 to ptr
 %14 = add i64 %2, 216
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = add i64 %2, 200
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = inttoptr i64 %19 to ptr
 %21 = mul i64 %16, 48
 %22 = getelementptr i8, ptr %20, i64 %21
 %23 = mul i64 %16, 56
 %24 = getelementptr i8, ptr %20, i64 %23
 %25 = add i64 %2, 192
 %26 = inttoptr i64 %25 to ptr
 %27 = load i64, ptr %26, align 8
 %28 = add i64 %2, 176
 %29 = inttoptr i64 %28 to ptr
 %30 = load i64, ptr %29, align 8
 %31 = inttoptr i64 %30 to ptr
 %32 = getelementptr double, ptr %31, i64 %27
 %33 = shl i64 %27, 4
 %34 = getelementptr i8, ptr %31, i64 %33
 %35 = mul i64 %27, 24
 %36 = getelementptr i8, ptr %31, i64 %35
 %37 = getelementptr double, ptr %13, i64 %4
 %38 = icmp slt i64 %4, 1
 br i1 %38, label %263, label %39
39:
 %40 = add i64 %1, 72
 %41 = inttoptr i64 %40 to ptr
 %42 = load i64, ptr %41, align 8
 %43 = icmp slt i64 %42, 1
 %44 = add i64 %1, 88
 %45 = inttoptr i64 %44 to ptr
 %46 = add i64 %1, 80
 %47 = inttoptr i64 %46 to ptr
 %48 = add i64 %2, 336
 %49 = inttoptr i64 %48 to ptr
 %50 = add i64 %2, 344
 %51 = inttoptr i64 %50 to ptr
 %52 = add i64 %2, 328
 %53 = inttoptr i64 %52 to ptr
 %54 = add i64 %2, 312
 %55 = inttoptr i64 %54 to ptr
 %56 = add i64 %2, 320
 %57 = inttoptr i64 %56 to ptr
 %58 = add i64 %2, 304
 %59 = inttoptr i64 %58 to ptr
 %60 = add i64 %1, 104
 %61 = inttoptr i64 %60 to ptr
 %62 = add i64 %1, 96
 %63 = inttoptr i64 %62 to ptr
 br label %273
64:
 %65 = fcmp nsz contract ogt double %255, 0.000000e+00
 br label %318
66:
 %67 = getelementptr i64, ptr %24, i64 %297
 %68 = load i64, ptr %67, align 8
 %69 = icmp eq i64 %68, 2
 %70 = load double, ptr %294, align 8
 %71 = icmp slt i64 %301, 0
 %72 = select i1 %71, i64 %27, i64 0
 %73 = getelementptr double, ptr %36, i64 %301
 %74 = getelementptr double, ptr %73, i64 %72
 %75 = load double, ptr %74, align 8
 %76 = load double, ptr %295, align 8
 %77 = select i1 %69, double 2.000000e+00, double -2.000000e+00
 %78 = fmul nsz contract double %70, %77
 %79 = fmul nsz contract double %78, %75
 %80 = fdiv nsz contract double %79, %76
 store double %80, ptr %299, align 8
 br label %267
81:
 %82 = icmp eq i64 %275, 0
 %83 = select i1 %82, i64 %9, i64 0
 %84 = getelementptr double, ptr %13, i64 %283
 %85 = getelementptr double, ptr %84, i64 %275
 %86 = getelementptr i8, ptr %85, i64 -8
 %87 = getelementptr double, ptr %86, i64 %83
 store double -1.000000e+00, ptr %87, align 8
 %88 = icmp slt i64 %278, 0
 %89 = select i1 %88, i64 %27, i64 0
 %90 = add i64 %89, %278
 %91 = getelementptr double, ptr %34, i64 %90
 %92 = load double, ptr %91, align 8
 %93 = fmul nsz contract double %92, -2.000000e+00
 %94 = getelementptr double, ptr %36, i64 %90
 %95 = load double, ptr %94, align 8
 %96 = fdiv nsz contract double %93, %95
 %97 = getelementptr double, ptr %84, i64 %4
 %98 = getelementptr i8, ptr %97, i64 8
 store double %96, ptr %98, align 8
 br label %248
99:
 %100 = icmp slt i64 %278, 0
 %101 = select i1 %100, i64 %27, i64 0
 %102 = add i64 %101, %278
 %103 = getelementptr double, ptr %31, i64 %102
 %104 = load double, ptr %103, align 8
 br i1 %43, label %159, label %304
105:
 %106 = getelementptr double, ptr %34, i64 %306
 %107 = load double, ptr %106, align 8
 %108 = fcmp nsz contract une double %107, 0.000000e+00
 br i1 %108, label %109, label %156
109:
 %110 = load i64, ptr %45, align 8
 %111 = load i64, ptr %47, align 8
 %112 = inttoptr i64 %111 to ptr
 %113 = select i1 %100, i64 %110, i64 0
 %114 = getelementptr i64, ptr %112, i64 %278
 %115 = getelementptr i64, ptr %114, i64 %113
 %116 = load i64, ptr %115, align 8
 %117 = icmp sgt i64 %116, 0
 br i1 %117, label %118, label %129
118:
 %119 = load i64, ptr %55, align 8
 %120 = load i64, ptr %57, align 8
 %121 = load i64, ptr %59, align 8
 %122 = inttoptr i64 %121 to ptr
 %123 = select i1 %100, i64 %119, i64 0
 %124 = add i64 %123, %278
 %125 = mul i64 %124, %120
 %126 = getelementptr double, ptr %122, i64 %125
 %127 = getelementptr double, ptr %126, i64 %306
 %128 = load double, ptr %127, align 8
 br label %152
129:
 %130 = load i64, ptr %49, align 8
 %131 = load i64, ptr %51, align 8
 %132 = load i64, ptr %53, align 8
 %133 = inttoptr i64 %132 to ptr
 %134 = select i1 %100, i64 %130, i64 0
 %135 = add i64 %134, %278
 %136 = mul i64 %135, %131
 %137 = getelementptr double, ptr %133, i64 %136
 %138 = getelementptr double, ptr %137, i64 %306
 %139 = load double, ptr %138, align 8
 %140 = load i64, ptr %55, align 8
 %141 = load i64, ptr %57, align 8
 %142 = load i64, ptr %59, align 8
 %143 = inttoptr i64 %142 to ptr
 %144 = select i1 %100, i64 %140, i64 0
 %145 = add i64 %144, %278
 %146 = mul i64 %145, %141
 %147 = getelementptr double, ptr %143, i64 %146
 %148 = getelementptr double, ptr %147, i64 %306
 %149 = load double, ptr %148, align 8
 %150 = fmul nsz contract double %3, %149
 %151 = fadd nsz contract double %139, %150
 br label %152
152:
 %153 = phi double [ %128, %118 ], [ %151, %129 ]
 %154 = fmul nsz contract double %107, %153
 %155 = fadd nsz contract double %305, %154
 br label %156
156:
 %157 = phi double [ %155, %152 ], [ %305, %105 ], [ %305, %304 ]
 %158 = icmp eq i64 %42, %307
 br i1 %158, label %159, label %304
159:
 %160 = phi double [ %104, %99 ], [ %157, %156 ]
 %161 = icmp eq i64 %280, 2
 %162 = select i1 %161, double -1.000000e+00, double 1.000000e+00
 %163 = fmul nsz contract double %162, %160
 %164 = getelementptr double, ptr %36, i64 %102
 %165 = load double, ptr %164, align 8
 %166 = fmul nsz contract double %163, %165
 %167 = mul i64 %275, %9
 %168 = getelementptr double, ptr %13, i64 %167
 %169 = getelementptr double, ptr %168, i64 %4
 %170 = getelementptr i8, ptr %169, i64 8
 store double %166, ptr %170, align 8
 %171 = fneg nsz contract double %162
 br label %311
172:
 %173 = icmp eq i64 %315, %278
 %174 = select i1 %173, double 1.000000e+00, double 0.000000e+00
 br label %269
175:
 %176 = load double, ptr %164, align 8
 %177 = icmp slt i64 %315, 0
 %178 = select i1 %177, i64 %27, i64 0
 %179 = getelementptr double, ptr %36, i64 %315
 %180 = getelementptr double, ptr %179, i64 %178
 %181 = load double, ptr %180, align 8
 %182 = load i64, ptr %45, align 8
 %183 = load i64, ptr %47, align 8
 %184 = inttoptr i64 %183 to ptr
 %185 = select i1 %100, i64 %182, i64 0
 %186 = getelementptr i64, ptr %184, i64 %278
 %187 = getelementptr i64, ptr %186, i64 %185
 %188 = load i64, ptr %187, align 8
 %189 = icmp sgt i64 %188, 0
 br i1 %189, label %190, label %203
190:
 %191 = load i64, ptr %55, align 8
 %192 = load i64, ptr %57, align 8
 %193 = load i64, ptr %59, align 8
 %194 = inttoptr i64 %193 to ptr
 %195 = select i1 %100, i64 %191, i64 0
 %196 = add i64 %195, %278
 %197 = select i1 %177, i64 %192, i64 0
 %198 = mul i64 %196, %192
 %199 = getelementptr double, ptr %194, i64 %198
 %200 = getelementptr double, ptr %199, i64 %315
 %201 = getelementptr double, ptr %200, i64 %197
 %202 = load double, ptr %201, align 8
 br label %230
203:
 %204 = load i64, ptr %49, align 8
 %205 = load i64, ptr %51, align 8
 %206 = load i64, ptr %53, align 8
 %207 = inttoptr i64 %206 to ptr
 %208 = select i1 %100, i64 %204, i64 0
 %209 = add i64 %208, %278
 %210 = select i1 %177, i64 %205, i64 0
 %211 = mul i64 %209, %205
 %212 = getelementptr double, ptr %207, i64 %211
 %213 = getelementptr double, ptr %212, i64 %315
 %214 = getelementptr double, ptr %213, i64 %210
 %215 = load double, ptr %214, align 8
 %216 = load i64, ptr %55, align 8
 %217 = load i64, ptr %57, align 8
 %218 = load i64, ptr %59, align 8
 %219 = inttoptr i64 %218 to ptr
 %220 = select i1 %100, i64 %216, i64 0
 %221 = add i64 %220, %278
 %222 = select i1 %177, i64 %217, i64 0
 %223 = mul i64 %221, %217
 %224 = getelementptr double, ptr %219, i64 %223
 %225 = getelementptr double, ptr %224, i64 %315
 %226 = getelementptr double, ptr %225, i64 %222
 %227 = load double, ptr %226, align 8
 %228 = fmul nsz contract double %3, %227
 %229 = fadd nsz contract double %215, %228
 br label %230
230:
 %231 = phi double [ %202, %190 ], [ %229, %203 ]
 %232 = fmul nsz contract double %162, %176
 %233 = fmul nsz contract double %232, %181
 %234 = fmul nsz contract double %233, %231
 br label %269
235:
 store double 0.000000e+00, ptr %6, align 8
 call fastcc void @f111(ptr %6, i64 %1, i64 %2, double %3, i64 %278, i64 %315)
 %236 = load double, ptr %6, align 8
 %237 = icmp eq i64 %317, 2
 %238 = select i1 %237, double %171, double %162
 %239 = load double, ptr %164, align 8
 %240 = fmul nsz contract double %238, %239
 %241 = icmp slt i64 %315, 0
 %242 = select i1 %241, i64 %27, i64 0
 %243 = getelementptr double, ptr %36, i64 %315
 %244 = getelementptr double, ptr %243, i64 %242
 %245 = load double, ptr %244, align 8
 %246 = fmul nsz contract double %240, %245
 %247 = fmul nsz contract double %236, %246
 br label %269
248:
 %249 = phi i64 [ %283, %81 ], [ %167, %269 ]
 %250 = getelementptr double, ptr %37, i64 %249
 %251 = getelementptr i8, ptr %250, i64 8
 %252 = load double, ptr %251, align 8
 %253 = tail call nsz contract double @llvm.fabs.f64(double %252)
 %254 = fcmp nsz contract ogt double %253, %274
 %255 = select i1 %254, double %253, double %274
 %256 = icmp eq i64 %4, %276
 br i1 %256, label %64, label %273
257:
 %258 = getelementptr i8, ptr %329, i64 8
 %259 = load double, ptr %258, align 8
 %260 = fdiv nsz contract double %259, %255
 store double %260, ptr %258, align 8
 br label %261
261:
 %262 = icmp eq i64 %4, %320
 br i1 %262, label %263, label %318
263:
 %264 = phi double [ 0.000000e+00, %5 ], [ %255, %261 ]
 %265 = fcmp nsz contract ogt double %264, 0.000000e+00
 %266 = select i1 %265, double %264, double 1.000000e+00
 store double %266, ptr %0, align 8
 ret void
267:
 %268 = icmp eq i64 %4, %298
 br i1 %268, label %81, label %296
269:
 %270 = phi double [ %234, %230 ], [ %247, %235 ], [ %174, %172 ]
 %271 = getelementptr double, ptr %168, i64 %312
 store double %270, ptr %271, align 8
 %272 = icmp eq i64 %4, %313
 br i1 %272, label %248, label %311
273:
 %274 = phi double [ 0.000000e+00, %39 ], [ %255, %248 ]
 %275 = phi i64 [ 0, %39 ], [ %276, %248 ]
 %276 = add nuw nsw i64 %275, 1
 %277 = getelementptr i64, ptr %22, i64 %275
 %278 = load i64, ptr %277, align 8
 %279 = getelementptr i64, ptr %24, i64 %275
 %280 = load i64, ptr %279, align 8
 %281 = icmp eq i64 %280, 4
 br i1 %281, label %282, label %99
282:
 %283 = mul i64 %275, %9
 %284 = getelementptr double, ptr %13, i64 %283
 %285 = load i64, ptr %61, align 8
 %286 = load i64, ptr %63, align 8
 %287 = inttoptr i64 %286 to ptr
 %288 = icmp slt i64 %278, 0
 %289 = select i1 %288, i64 %285, i64 0
 %290 = getelementptr i64, ptr %287, i64 %278
 %291 = getelementptr i64, ptr %290, i64 %289
 %292 = select i1 %288, i64 %27, i64 0
 %293 = add i64 %292, %278
 %294 = getelementptr double, ptr %32, i64 %293
 %295 = getelementptr double, ptr %36, i64 %293
 br label %296
296:
 %297 = phi i64 [ 0, %282 ], [ %298, %267 ]
 %298 = add nuw nsw i64 %297, 1
 %299 = getelementptr double, ptr %284, i64 %297
 store double 0.000000e+00, ptr %299, align 8
 %300 = getelementptr i64, ptr %22, i64 %297
 %301 = load i64, ptr %300, align 8
 %302 = load i64, ptr %291, align 8
 %303 = icmp eq i64 %301, %302
 br i1 %303, label %66, label %267
304:
 %305 = phi double [ %157, %156 ], [ %104, %99 ]
 %306 = phi i64 [ %307, %156 ], [ 0, %99 ]
 %307 = add nuw nsw i64 %306, 1
 %308 = getelementptr i64, ptr %20, i64 %306
 %309 = load i64, ptr %308, align 8
 %310 = icmp sgt i64 %309, 2
 br i1 %310, label %105, label %156
311:
 %312 = phi i64 [ 0, %159 ], [ %313, %269 ]
 %313 = add nuw nsw i64 %312, 1
 %314 = getelementptr i64, ptr %22, i64 %312
 %315 = load i64, ptr %314, align 8
 %316 = getelementptr i64, ptr %24, i64 %312
 %317 = load i64, ptr %316, align 8
 switch i64 %317, label %235 [
  i64 4, label %172
  i64 3, label %175
 ]
318:
 %319 = phi i64 [ 0, %64 ], [ %320, %261 ]
 %320 = add nuw nsw i64 %319, 1
 %321 = uitofp nneg i64 %320 to double
 %322 = fmul nsz contract double %321, 3.700000e-01
 %323 = frem nsz contract double %322, 1.000000e+00
 %324 = fcmp nsz contract oeq double %323, 0.000000e+00
 %325 = fmul nsz contract double %323, 0.000000e+00
 %326 = fadd nsz contract double %325, 1.000000e+00
 %327 = select i1 %324, double 1.000000e+00, double %326
 %328 = mul i64 %319, %9
 %329 = getelementptr double, ptr %37, i64 %328
 store double %327, ptr %329, align 8
 br i1 %65, label %257, label %261
}
define internal fastcc void @f113(ptr noalias writeonly captures(none) %0, ptr captures(none) %1, i64 %2, i64 %3, i64 %4, i64 range(i64 -9223372036854775806, -9223372036854775808) %5, i64 %6, i64 %7) unnamed_addr {
8:
 %9 = icmp slt i64 %6, 0
 %10 = select i1 %9, i64 %2, i64 0
 %11 = add i64 %10, %6
 %12 = icmp slt i64 %7, 0
 %13 = select i1 %12, i64 %3, i64 0
 %14 = add i64 %13, %7
 %15 = mul i64 %11, %3
 %16 = getelementptr double, ptr %1, i64 %15
 %17 = getelementptr double, ptr %16, i64 %14
 %18 = load double, ptr %17, align 8
 %19 = fdiv nsz contract double 1.000000e+00, %18
 %20 = icmp slt i64 %5, 1
 br i1 %20, label %23, label %21
21:
 %22 = fneg nsz contract double %19
 br label %29
23:
 store double %19, ptr %17, align 8
 %24 = icmp slt i64 %4, 1
 br i1 %24, label %28, label %36
25:
 store double 0.000000e+00, ptr %41, align 8
 br i1 %20, label %26, label %46
26:
 %27 = icmp eq i64 %38, %4
 br i1 %27, label %28, label %36
28:
 store ptr null, ptr %0, align 8
 ret void
29:
 %30 = phi i64 [ 0, %21 ], [ %31, %29 ]
 %31 = add nuw nsw i64 %30, 1
 %32 = getelementptr double, ptr %16, i64 %30
 %33 = load double, ptr %32, align 8
 %34 = fmul nsz contract double %33, %22
 store double %34, ptr %32, align 8
 %35 = icmp eq i64 %5, %31
 br i1 %35, label %23, label %29
36:
 %37 = phi i64 [ %38, %26 ], [ 0, %23 ]
 %38 = add nuw nsw i64 %37, 1
 %39 = mul i64 %37, %3
 %40 = getelementptr double, ptr %1, i64 %39
 %41 = getelementptr double, ptr %40, i64 %14
 %42 = load double, ptr %41, align 8
 %43 = icmp ne i64 %37, %6
 %44 = fcmp nsz contract une double %42, 0.000000e+00
 %45 = select i1 %43, i1 %44, i1 false
 br i1 %45, label %25, label %26
46:
 %47 = phi i64 [ %48, %46 ], [ 0, %25 ]
 %48 = add nuw nsw i64 %47, 1
 %49 = getelementptr double, ptr %40, i64 %47
 %50 = load double, ptr %49, align 8
 %51 = getelementptr double, ptr %16, i64 %47
 %52 = load double, ptr %51, align 8
 %53 = fmul nsz contract double %42, %52
 %54 = fadd nsz contract double %50, %53
 store double %54, ptr %49, align 8
 %55 = icmp eq i64 %5, %48
 br i1 %55, label %26, label %46
}
define internal fastcc void @f114(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 range(i64 1, 0) %3, i64 %4, ptr readonly captures(none) %5) unnamed_addr {
6:
 %7 = tail call i64 @llvm.smax.i64(i64 %3, i64 0)
 %8 = icmp eq i64 %7, 0
 br i1 %8, label %61, label %9
9:
 %10 = icmp slt i64 %4, 0
 %11 = select i1 %10, i64 %2, i64 0
 %12 = icmp slt i64 %3, -1
 %13 = select i1 %12, i64 %2, i64 0
 br label %74
14:
 %15 = icmp slt i64 %4, 0
 %16 = select i1 %15, i64 %2, i64 0
 %17 = add i64 %16, %4
 %18 = icmp slt i64 %3, -1
 %19 = select i1 %18, i64 %2, i64 0
 %20 = fmul nsz contract double %36, 0x3D719799812DEA11
 %21 = fadd nsz contract double %36, %20
 %22 = shl nsw i64 %3, 1
 %23 = getelementptr double, ptr %1, i64 %17
 br label %38
24:
 %25 = getelementptr double, ptr %79, i64 %3
 %26 = getelementptr i8, ptr %25, i64 8
 %27 = getelementptr double, ptr %26, i64 %13
 %28 = load double, ptr %27, align 8
 %29 = fcmp nsz contract olt double %28, 0.000000e+00
 %30 = select i1 %29, double 0.000000e+00, double %28
 %31 = fneg nsz contract double %82
 %32 = fdiv nsz contract double %30, %31
 %33 = fcmp nsz contract olt double %32, %75
 %34 = select i1 %33, double %32, double %75
 br label %35
35:
 %36 = phi double [ %34, %24 ], [ %75, %74 ]
 %37 = icmp eq i64 %3, %77
 br i1 %37, label %14, label %74
38:
 %39 = phi i64 [ -1, %14 ], [ %72, %71 ]
 %40 = phi i64 [ 0, %14 ], [ %41, %71 ]
 %41 = add nuw nsw i64 %40, 1
 %42 = mul i64 %40, %2
 %43 = getelementptr double, ptr %1, i64 %42
 %44 = getelementptr double, ptr %43, i64 %17
 %45 = load double, ptr %44, align 8
 %46 = fcmp nsz contract olt double %45, 0xBDA5FD7FE1796495
 br i1 %46, label %47, label %71
47:
 %48 = getelementptr double, ptr %43, i64 %3
 %49 = getelementptr i8, ptr %48, i64 8
 %50 = getelementptr double, ptr %49, i64 %19
 %51 = load double, ptr %50, align 8
 %52 = fcmp nsz contract olt double %51, 0.000000e+00
 %53 = select i1 %52, double 0.000000e+00, double %51
 %54 = fneg nsz contract double %45
 %55 = fdiv nsz contract double %53, %54
 %56 = fcmp nsz contract ugt double %55, %21
 br i1 %56, label %71, label %57
57:
 %58 = getelementptr i64, ptr %5, i64 %40
 %59 = load i64, ptr %58, align 8
 %60 = icmp eq i64 %59, %22
 br i1 %60, label %61, label %63
61:
 %62 = phi i64 [ -1, %6 ], [ %72, %71 ], [ %40, %57 ]
 store i64 %62, ptr %0, align 8
 ret void
63:
 %64 = icmp slt i64 %39, 0
 br i1 %64, label %70, label %65
65:
 %66 = mul i64 %39, %2
 %67 = getelementptr double, ptr %23, i64 %66
 %68 = load double, ptr %67, align 8
 %69 = fcmp nsz contract olt double %45, %68
 br i1 %69, label %70, label %71
70:
 br label %71
71:
 %72 = phi i64 [ %40, %70 ], [ %39, %65 ], [ %39, %47 ], [ %39, %38 ]
 %73 = icmp eq i64 %3, %41
 br i1 %73, label %61, label %38
74:
 %75 = phi double [ 0x7FF0000000000000, %9 ], [ %36, %35 ]
 %76 = phi i64 [ 0, %9 ], [ %77, %35 ]
 %77 = add nuw nsw i64 %76, 1
 %78 = mul i64 %76, %2
 %79 = getelementptr double, ptr %1, i64 %78
 %80 = getelementptr double, ptr %79, i64 %4
 %81 = getelementptr double, ptr %80, i64 %11
 %82 = load double, ptr %81, align 8
 %83 = fcmp nsz contract olt double %82, 0xBDA5FD7FE1796495
 br i1 %83, label %24, label %35
}
define internal fastcc void @f115(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, ptr captures(none) %3, i64 %4) unnamed_addr {
5:
 %6 = alloca i64, align 8
 %7 = add i64 %1, 72
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = add i64 %2, 216
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = add i64 %2, 200
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = inttoptr i64 %15 to ptr
 %17 = mul i64 %12, 72
 %18 = getelementptr i8, ptr %16, i64 %17
 %19 = add i64 %2, 192
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = add i64 %2, 176
 %23 = inttoptr i64 %22 to ptr
 %24 = load i64, ptr %23, align 8
 %25 = inttoptr i64 %24 to ptr
 %26 = getelementptr double, ptr %25, i64 %21
 %27 = shl i64 %21, 4
 %28 = getelementptr i8, ptr %25, i64 %27
 %29 = mul i64 %21, 24
 %30 = getelementptr i8, ptr %25, i64 %29
 %31 = mul i64 %21, 96
 %32 = getelementptr i8, ptr %25, i64 %31
 %33 = mul i64 %21, 80
 %34 = getelementptr i8, ptr %25, i64 %33
 %35 = icmp slt i64 %9, 1
 br i1 %35, label %93, label %36
36:
 %37 = add i64 %2, 64
 %38 = inttoptr i64 %37 to ptr
 %39 = load i64, ptr %38, align 8
 %40 = inttoptr i64 %39 to ptr
 br label %103
41:
 %42 = inttoptr i64 %2 to ptr
 %43 = load i64, ptr %42, align 8
 %44 = inttoptr i64 %43 to ptr
 %45 = add i64 %2, 16
 %46 = inttoptr i64 %45 to ptr
 %47 = load i64, ptr %46, align 8
 %48 = inttoptr i64 %47 to ptr
 call fastcc void @f20(ptr %6, i64 %1, i64 %2, ptr %44, ptr %48, ptr %3, i64 %4)
 %49 = add i64 %2, 64
 %50 = inttoptr i64 %49 to ptr
 %51 = load i64, ptr %50, align 8
 %52 = inttoptr i64 %51 to ptr
 %53 = add i64 %1, 80
 %54 = inttoptr i64 %53 to ptr
 %55 = add i64 %2, 272
 %56 = inttoptr i64 %55 to ptr
 %57 = add i64 %2, 344
 %58 = inttoptr i64 %57 to ptr
 %59 = add i64 %2, 328
 %60 = inttoptr i64 %59 to ptr
 %61 = add i64 %1, 240
 %62 = inttoptr i64 %61 to ptr
 br label %123
63:
 %64 = load i64, ptr %54, align 8
 %65 = inttoptr i64 %64 to ptr
 %66 = getelementptr i64, ptr %65, i64 %125
 %67 = load i64, ptr %66, align 8
 %68 = icmp eq i64 %67, 0
 br i1 %68, label %69, label %88
69:
 %70 = load i64, ptr %56, align 8
 %71 = inttoptr i64 %70 to ptr
 %72 = getelementptr double, ptr %71, i64 %125
 %73 = load double, ptr %72, align 8
 %74 = load i64, ptr %58, align 8
 %75 = load i64, ptr %60, align 8
 %76 = inttoptr i64 %75 to ptr
 %77 = mul i64 %125, %74
 %78 = getelementptr double, ptr %76, i64 %77
 br label %146
79:
 br i1 %124, label %80, label %88
80:
 %81 = tail call nsz contract double @llvm.fabs.f64(double %155)
 %82 = load i64, ptr %62, align 8
 %83 = inttoptr i64 %82 to ptr
 %84 = getelementptr double, ptr %83, i64 %125
 %85 = load double, ptr %84, align 8
 %86 = fmul nsz contract double %85, 1.000000e+03
 %87 = fcmp nsz contract ole double %81, %86
 br label %88
88:
 %89 = phi i1 [ %124, %123 ], [ %124, %63 ], [ %87, %80 ], [ false, %79 ]
 %90 = icmp eq i64 %9, %126
 br i1 %90, label %91, label %123
91:
 %92 = zext i1 %89 to i8
 br label %101
93:
 %94 = inttoptr i64 %2 to ptr
 %95 = load i64, ptr %94, align 8
 %96 = inttoptr i64 %95 to ptr
 %97 = add i64 %2, 16
 %98 = inttoptr i64 %97 to ptr
 %99 = load i64, ptr %98, align 8
 %100 = inttoptr i64 %99 to ptr
 call fastcc void @f20(ptr %6, i64 %1, i64 %2, ptr %96, ptr %100, ptr %3, i64 %4)
 br label %101
101:
 %102 = phi i8 [ 1, %93 ], [ %92, %91 ]
 store i8 %102, ptr %0, align 1
 ret void
103:
 %104 = phi i64 [ 0, %36 ], [ %105, %103 ]
 %105 = add nuw nsw i64 %104, 1
 %106 = getelementptr i64, ptr %16, i64 %104
 %107 = load i64, ptr %106, align 8
 %108 = getelementptr double, ptr %40, i64 %104
 %109 = load double, ptr %108, align 8
 %110 = getelementptr double, ptr %30, i64 %104
 %111 = load double, ptr %110, align 8
 %112 = getelementptr i64, ptr %18, i64 %104
 store i64 %107, ptr %112, align 8
 %113 = getelementptr double, ptr %34, i64 %104
 store double %109, ptr %113, align 8
 %114 = add nuw nsw i64 %104, %9
 %115 = getelementptr double, ptr %34, i64 %114
 store double %111, ptr %115, align 8
 %116 = getelementptr double, ptr %26, i64 %104
 %117 = load double, ptr %116, align 8
 %118 = getelementptr double, ptr %28, i64 %104
 %119 = load double, ptr %118, align 8
 %120 = getelementptr double, ptr %32, i64 %104
 store double %117, ptr %120, align 8
 %121 = getelementptr double, ptr %32, i64 %114
 store double %119, ptr %121, align 8
 %122 = icmp eq i64 %9, %105
 br i1 %122, label %41, label %103
123:
 %124 = phi i1 [ true, %41 ], [ %89, %88 ]
 %125 = phi i64 [ 0, %41 ], [ %126, %88 ]
 %126 = add nuw nsw i64 %125, 1
 %127 = getelementptr i64, ptr %18, i64 %125
 %128 = load i64, ptr %127, align 8
 %129 = getelementptr double, ptr %34, i64 %125
 %130 = load double, ptr %129, align 8
 %131 = add nuw nsw i64 %125, %9
 %132 = getelementptr double, ptr %34, i64 %131
 %133 = load double, ptr %132, align 8
 %134 = getelementptr i64, ptr %16, i64 %125
 store i64 %128, ptr %134, align 8
 %135 = getelementptr double, ptr %52, i64 %125
 store double %130, ptr %135, align 8
 %136 = getelementptr double, ptr %30, i64 %125
 store double %133, ptr %136, align 8
 %137 = getelementptr double, ptr %32, i64 %125
 %138 = load double, ptr %137, align 8
 %139 = getelementptr double, ptr %32, i64 %131
 %140 = load double, ptr %139, align 8
 %141 = getelementptr double, ptr %26, i64 %125
 store double %138, ptr %141, align 8
 %142 = getelementptr double, ptr %28, i64 %125
 store double %140, ptr %142, align 8
 %143 = getelementptr i64, ptr %44, i64 %125
 %144 = load i64, ptr %143, align 8
 %145 = icmp eq i64 %144, 1
 br i1 %145, label %63, label %88
146:
 %147 = phi double [ %73, %69 ], [ %155, %146 ]
 %148 = phi i64 [ 0, %69 ], [ %149, %146 ]
 %149 = add nuw nsw i64 %148, 1
 %150 = getelementptr double, ptr %78, i64 %148
 %151 = load double, ptr %150, align 8
 %152 = getelementptr double, ptr %3, i64 %148
 %153 = load double, ptr %152, align 8
 %154 = fmul nsz contract double %151, %153
 %155 = fadd nsz contract double %147, %154
 %156 = icmp eq i64 %9, %149
 br i1 %156, label %79, label %146
}
define internal fastcc void @f116(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, double %4, ptr readonly captures(none) %5, i64 %6, ptr writeonly captures(none) %7, ptr captures(none) %8) unnamed_addr {
9:
 %10 = add i64 %2, 192
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = add i64 %2, 176
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = inttoptr i64 %15 to ptr
 %17 = mul i64 %12, 24
 %18 = getelementptr i8, ptr %16, i64 %17
 %19 = add i64 %2, 216
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = add i64 %2, 200
 %23 = inttoptr i64 %22 to ptr
 %24 = load i64, ptr %23, align 8
 %25 = inttoptr i64 %24 to ptr
 %26 = icmp slt i64 %3, 1
 br i1 %26, label %180, label %27
27:
 %28 = mul i64 %21, 48
 %29 = getelementptr i8, ptr %25, i64 %28
 %30 = mul i64 %21, 56
 %31 = getelementptr i8, ptr %25, i64 %30
 %32 = add i64 %2, 8
 %33 = inttoptr i64 %32 to ptr
 %34 = load i64, ptr %33, align 8
 %35 = inttoptr i64 %2 to ptr
 %36 = load i64, ptr %35, align 8
 %37 = inttoptr i64 %36 to ptr
 %38 = shl i64 %12, 4
 %39 = getelementptr i8, ptr %16, i64 %38
 %40 = add i64 %1, 104
 %41 = inttoptr i64 %40 to ptr
 %42 = add i64 %1, 96
 %43 = inttoptr i64 %42 to ptr
 %44 = getelementptr double, ptr %16, i64 %12
 %45 = add i64 %1, 88
 %46 = inttoptr i64 %45 to ptr
 %47 = add i64 %1, 80
 %48 = inttoptr i64 %47 to ptr
 %49 = add i64 %1, 72
 %50 = inttoptr i64 %49 to ptr
 br label %182
51:
 %52 = select i1 %190, i64 %12, i64 0
 %53 = add i64 %52, %187
 %54 = getelementptr double, ptr %39, i64 %53
 %55 = load double, ptr %54, align 8
 %56 = fneg nsz contract double %55
 %57 = load i64, ptr %41, align 8
 %58 = load i64, ptr %43, align 8
 %59 = inttoptr i64 %58 to ptr
 %60 = select i1 %190, i64 %57, i64 0
 %61 = getelementptr i64, ptr %59, i64 %187
 %62 = getelementptr i64, ptr %61, i64 %60
 %63 = load i64, ptr %62, align 8
 %64 = icmp sgt i64 %63, -1
 br i1 %64, label %65, label %72
65:
 %66 = getelementptr double, ptr %44, i64 %53
 %67 = load double, ptr %66, align 8
 %68 = getelementptr double, ptr %5, i64 %63
 %69 = load double, ptr %68, align 8
 %70 = fmul nsz contract double %67, %69
 %71 = fsub nsz contract double %56, %70
 br label %72
72:
 %73 = phi double [ %71, %65 ], [ %56, %51 ], [ 0.000000e+00, %182 ]
 %74 = icmp eq i64 %194, 1
 br i1 %74, label %75, label %104
75:
 switch i64 %189, label %76 [
  i64 0, label %90
  i64 3, label %90
 ]
76:
 %77 = icmp eq i64 %189, 1
 %78 = select i1 %190, i64 %6, i64 0
 %79 = getelementptr double, ptr %5, i64 %187
 %80 = getelementptr double, ptr %79, i64 %78
 %81 = load double, ptr %80, align 8
 %82 = fcmp ult double %81, 0.000000e+00
 %83 = xor i1 %77, %82
 %84 = icmp ne i64 %189, 4
 %85 = and i1 %84, %83
 br i1 %85, label %86, label %176
86:
 %87 = icmp eq i64 %189, 2
 br i1 %87, label %88, label %90
88:
 %89 = fneg nsz contract double %81
 br label %96
90:
 %91 = select i1 %190, i64 %6, i64 0
 %92 = getelementptr double, ptr %5, i64 %187
 %93 = getelementptr double, ptr %92, i64 %91
 %94 = load double, ptr %93, align 8
 %95 = fadd nsz contract double %73, %94
 br label %96
96:
 %97 = phi double [ %89, %88 ], [ %95, %90 ]
 %98 = select i1 %190, i64 %12, i64 0
 %99 = getelementptr double, ptr %18, i64 %187
 %100 = getelementptr double, ptr %99, i64 %98
 %101 = load double, ptr %100, align 8
 %102 = fmul nsz contract double %4, %101
 %103 = fdiv nsz contract double %97, %102
 br label %174
104:
 %105 = icmp eq i64 %194, 3
 %106 = icmp eq i64 %189, 3
 %107 = select i1 %105, i1 %106, i1 false
 br i1 %107, label %108, label %120
108:
 %109 = select i1 %190, i64 %6, i64 0
 %110 = getelementptr double, ptr %5, i64 %187
 %111 = getelementptr double, ptr %110, i64 %109
 %112 = load double, ptr %111, align 8
 %113 = fadd nsz contract double %73, %112
 %114 = select i1 %190, i64 %12, i64 0
 %115 = getelementptr double, ptr %18, i64 %187
 %116 = getelementptr double, ptr %115, i64 %114
 %117 = load double, ptr %116, align 8
 %118 = fmul nsz contract double %4, %117
 %119 = fdiv nsz contract double %113, %118
 br label %174
120:
 %121 = icmp eq i64 %189, 4
 %122 = select i1 %105, i1 %121, i1 false
 br i1 %122, label %123, label %176
123:
 %124 = load i64, ptr %46, align 8
 %125 = load i64, ptr %48, align 8
 %126 = inttoptr i64 %125 to ptr
 %127 = select i1 %190, i64 %124, i64 0
 %128 = getelementptr i64, ptr %126, i64 %187
 %129 = getelementptr i64, ptr %128, i64 %127
 %130 = load i64, ptr %129, align 8
 %131 = icmp eq i64 %130, 0
 %132 = select i1 %131, i64 280, i64 296
 %133 = add i64 %2, %132
 %134 = inttoptr i64 %133 to ptr
 %135 = select i1 %131, i64 272, i64 288
 %136 = add i64 %2, %135
 %137 = inttoptr i64 %136 to ptr
 %138 = load i64, ptr %134, align 8
 %139 = load i64, ptr %137, align 8
 %140 = inttoptr i64 %139 to ptr
 %141 = select i1 %190, i64 %138, i64 0
 %142 = getelementptr double, ptr %140, i64 %187
 %143 = getelementptr double, ptr %142, i64 %141
 %144 = load double, ptr %143, align 8
 %145 = load i64, ptr %50, align 8
 %146 = icmp slt i64 %145, 1
 br i1 %146, label %165, label %147
147:
 %148 = select i1 %131, i64 336, i64 312
 %149 = add i64 %2, %148
 %150 = inttoptr i64 %149 to ptr
 %151 = select i1 %131, i64 344, i64 320
 %152 = add i64 %2, %151
 %153 = inttoptr i64 %152 to ptr
 %154 = select i1 %131, i64 328, i64 304
 %155 = add i64 %2, %154
 %156 = inttoptr i64 %155 to ptr
 %157 = load i64, ptr %150, align 8
 %158 = load i64, ptr %153, align 8
 %159 = load i64, ptr %156, align 8
 %160 = inttoptr i64 %159 to ptr
 %161 = select i1 %190, i64 %157, i64 0
 %162 = add i64 %161, %187
 %163 = mul i64 %162, %158
 %164 = getelementptr double, ptr %160, i64 %163
 br label %202
165:
 %166 = phi double [ %144, %123 ], [ %211, %202 ]
 %167 = fneg nsz contract double %166
 %168 = select i1 %190, i64 %12, i64 0
 %169 = getelementptr double, ptr %18, i64 %187
 %170 = getelementptr double, ptr %169, i64 %168
 %171 = load double, ptr %170, align 8
 %172 = fmul nsz contract double %171, %167
 %173 = fdiv nsz contract double %172, %4
 br label %174
174:
 %175 = phi double [ %173, %165 ], [ %119, %108 ], [ %103, %96 ]
 store i64 1, ptr %195, align 8
 store double %175, ptr %196, align 8
 br label %176
176:
 %177 = load i64, ptr %195, align 8
 %178 = add nsw i64 %177, %183
 %179 = icmp eq i64 %185, %3
 br i1 %179, label %180, label %182
180:
 %181 = phi i64 [ 0, %9 ], [ %178, %176 ]
 store i64 %181, ptr %0, align 8
 ret void
182:
 %183 = phi i64 [ 0, %27 ], [ %178, %176 ]
 %184 = phi i64 [ 0, %27 ], [ %185, %176 ]
 %185 = add nuw nsw i64 %184, 1
 %186 = getelementptr i64, ptr %29, i64 %184
 %187 = load i64, ptr %186, align 8
 %188 = getelementptr i64, ptr %31, i64 %184
 %189 = load i64, ptr %188, align 8
 %190 = icmp slt i64 %187, 0
 %191 = select i1 %190, i64 %34, i64 0
 %192 = getelementptr i64, ptr %37, i64 %187
 %193 = getelementptr i64, ptr %192, i64 %191
 %194 = load i64, ptr %193, align 8
 %195 = getelementptr i64, ptr %8, i64 %184
 store i64 0, ptr %195, align 8
 %196 = getelementptr double, ptr %7, i64 %184
 store double 0.000000e+00, ptr %196, align 8
 %197 = select i1 %190, i64 %21, i64 0
 %198 = getelementptr i64, ptr %25, i64 %187
 %199 = getelementptr i64, ptr %198, i64 %197
 %200 = load i64, ptr %199, align 8
 %201 = icmp eq i64 %200, 3
 br i1 %201, label %51, label %72
202:
 %203 = phi double [ %211, %202 ], [ %144, %147 ]
 %204 = phi i64 [ %205, %202 ], [ 0, %147 ]
 %205 = add nuw nsw i64 %204, 1
 %206 = getelementptr double, ptr %164, i64 %204
 %207 = load double, ptr %206, align 8
 %208 = getelementptr double, ptr %5, i64 %204
 %209 = load double, ptr %208, align 8
 %210 = fmul nsz contract double %207, %209
 %211 = fadd nsz contract double %203, %210
 %212 = icmp eq i64 %145, %205
 br i1 %212, label %165, label %202
}
define internal fastcc void @f117(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, ptr readonly captures(none) %4) unnamed_addr {
5:
 %6 = add i64 %1, 88
 %7 = inttoptr i64 %6 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = add i64 %1, 80
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = inttoptr i64 %11 to ptr
 %13 = icmp slt i64 %3, 0
 %14 = select i1 %13, i64 %8, i64 0
 %15 = getelementptr i64, ptr %12, i64 %3
 %16 = getelementptr i64, ptr %15, i64 %14
 %17 = load i64, ptr %16, align 8
 %18 = icmp eq i64 %17, 0
 %19 = select i1 %18, i64 280, i64 296
 %20 = select i1 %18, i64 272, i64 288
 %21 = add i64 %2, %19
 %22 = add i64 %2, %20
 %23 = inttoptr i64 %21 to ptr
 %24 = load i64, ptr %23, align 8
 %25 = inttoptr i64 %22 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = inttoptr i64 %26 to ptr
 %28 = select i1 %13, i64 %24, i64 0
 %29 = getelementptr double, ptr %27, i64 %3
 %30 = getelementptr double, ptr %29, i64 %28
 %31 = load double, ptr %30, align 8
 %32 = tail call nsz contract double @llvm.fabs.f64(double %31)
 %33 = add i64 %1, 72
 %34 = inttoptr i64 %33 to ptr
 %35 = load i64, ptr %34, align 8
 %36 = icmp slt i64 %35, 1
 br i1 %36, label %55, label %37
37:
 %38 = select i1 %18, i64 328, i64 304
 %39 = add i64 %2, %38
 %40 = select i1 %18, i64 344, i64 320
 %41 = add i64 %2, %40
 %42 = select i1 %18, i64 336, i64 312
 %43 = add i64 %2, %42
 %44 = inttoptr i64 %41 to ptr
 %45 = load i64, ptr %44, align 8
 %46 = inttoptr i64 %39 to ptr
 %47 = load i64, ptr %46, align 8
 %48 = inttoptr i64 %47 to ptr
 %49 = inttoptr i64 %43 to ptr
 %50 = load i64, ptr %49, align 8
 %51 = select i1 %13, i64 %50, i64 0
 %52 = add i64 %51, %3
 %53 = mul i64 %52, %45
 %54 = getelementptr double, ptr %48, i64 %53
 br label %57
55:
 %56 = phi double [ %32, %5 ], [ %67, %57 ]
 store double %56, ptr %0, align 8
 ret void
57:
 %58 = phi double [ %32, %37 ], [ %67, %57 ]
 %59 = phi i64 [ 0, %37 ], [ %60, %57 ]
 %60 = add nuw nsw i64 %59, 1
 %61 = getelementptr double, ptr %54, i64 %59
 %62 = load double, ptr %61, align 8
 %63 = getelementptr double, ptr %4, i64 %59
 %64 = load double, ptr %63, align 8
 %65 = fmul nsz contract double %62, %64
 %66 = tail call nsz contract double @llvm.fabs.f64(double %65)
 %67 = fadd nsz contract double %58, %66
 %68 = icmp eq i64 %60, %35
 br i1 %68, label %55, label %57
}
define internal fastcc void @f118(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, ptr readonly captures(none) %3, ptr writeonly captures(none) %4) unnamed_addr {
5:
 %6 = add i64 %2, 200
 %7 = inttoptr i64 %6 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = inttoptr i64 %8 to ptr
 %10 = inttoptr i64 %2 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = inttoptr i64 %11 to ptr
 %13 = add i64 %1, 72
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = icmp slt i64 %15, 1
 br i1 %16, label %65, label %17
17:
 %18 = add i64 %2, 192
 %19 = inttoptr i64 %18 to ptr
 %20 = add i64 %2, 176
 %21 = inttoptr i64 %20 to ptr
 %22 = add i64 %1, 96
 %23 = inttoptr i64 %22 to ptr
 br label %66
24:
 %25 = getelementptr double, ptr %3, i64 %67
 %26 = load double, ptr %25, align 8
 %27 = fneg nsz contract double %26
 br label %28
28:
 %29 = phi double [ %27, %24 ], [ 0.000000e+00, %66 ]
 %30 = getelementptr double, ptr %4, i64 %67
 store double %29, ptr %30, align 8
 %31 = load i64, ptr %69, align 8
 switch i64 %31, label %63 [
  i64 4, label %35
  i64 3, label %32
 ]
32:
 %33 = getelementptr i64, ptr %12, i64 %67
 %34 = load i64, ptr %33, align 8
 switch i64 %34, label %35 [
  i64 1, label %63
  i64 3, label %63
 ]
35:
 %36 = load i64, ptr %19, align 8
 %37 = load i64, ptr %21, align 8
 %38 = inttoptr i64 %37 to ptr
 %39 = shl i64 %36, 4
 %40 = getelementptr i8, ptr %38, i64 %39
 %41 = getelementptr double, ptr %40, i64 %67
 %42 = load double, ptr %41, align 8
 %43 = getelementptr double, ptr %3, i64 %67
 %44 = load double, ptr %43, align 8
 %45 = fsub nsz contract double %42, %44
 store double %45, ptr %30, align 8
 %46 = load i64, ptr %23, align 8
 %47 = inttoptr i64 %46 to ptr
 %48 = getelementptr i64, ptr %47, i64 %67
 %49 = load i64, ptr %48, align 8
 %50 = icmp sgt i64 %49, -1
 br i1 %50, label %51, label %63
51:
 %52 = getelementptr i64, ptr %12, i64 %49
 %53 = load i64, ptr %52, align 8
 %54 = icmp eq i64 %53, 1
 br i1 %54, label %55, label %63
55:
 %56 = getelementptr double, ptr %38, i64 %36
 %57 = getelementptr double, ptr %56, i64 %67
 %58 = load double, ptr %57, align 8
 %59 = getelementptr double, ptr %3, i64 %49
 %60 = load double, ptr %59, align 8
 %61 = fmul nsz contract double %58, %60
 %62 = fadd nsz contract double %45, %61
 store double %62, ptr %30, align 8
 br label %63
63:
 %64 = icmp eq i64 %68, %15
 br i1 %64, label %65, label %66
65:
 store ptr null, ptr %0, align 8
 ret void
66:
 %67 = phi i64 [ 0, %17 ], [ %68, %63 ]
 %68 = add nuw nsw i64 %67, 1
 %69 = getelementptr i64, ptr %9, i64 %67
 %70 = load i64, ptr %69, align 8
 %71 = icmp eq i64 %70, 0
 br i1 %71, label %24, label %28
}
define internal fastcc void @f119(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3, i64 %4) unnamed_addr {
5:
 %6 = add i64 %2, 144
 %7 = inttoptr i64 %6 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = add i64 %2, 128
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = inttoptr i64 %11 to ptr
 %13 = add i64 %2, 216
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = add i64 %2, 200
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = inttoptr i64 %18 to ptr
 %20 = mul i64 %15, 48
 %21 = getelementptr i8, ptr %19, i64 %20
 %22 = shl i64 %15, 4
 %23 = getelementptr i8, ptr %19, i64 %22
 %24 = add i64 %2, 192
 %25 = inttoptr i64 %24 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = add i64 %2, 176
 %28 = inttoptr i64 %27 to ptr
 %29 = load i64, ptr %28, align 8
 %30 = inttoptr i64 %29 to ptr
 %31 = mul i64 %26, 72
 %32 = getelementptr i8, ptr %30, i64 %31
 %33 = getelementptr double, ptr %12, i64 %4
 %34 = icmp slt i64 %4, 1
 br i1 %34, label %148, label %35
35:
 %36 = add i64 %1, 88
 %37 = inttoptr i64 %36 to ptr
 %38 = load i64, ptr %37, align 8
 %39 = add i64 %1, 80
 %40 = inttoptr i64 %39 to ptr
 %41 = load i64, ptr %40, align 8
 %42 = inttoptr i64 %41 to ptr
 %43 = add i64 %2, 40
 %44 = inttoptr i64 %43 to ptr
 %45 = add i64 %2, 32
 %46 = inttoptr i64 %45 to ptr
 %47 = mul i64 %26, 24
 %48 = getelementptr i8, ptr %30, i64 %47
 %49 = add i64 %2, 520
 %50 = inttoptr i64 %49 to ptr
 %51 = add i64 %2, 512
 %52 = inttoptr i64 %51 to ptr
 br label %151
53:
 %54 = add i64 %1, 88
 %55 = inttoptr i64 %54 to ptr
 %56 = load i64, ptr %55, align 8
 %57 = add i64 %1, 80
 %58 = inttoptr i64 %57 to ptr
 %59 = load i64, ptr %58, align 8
 %60 = inttoptr i64 %59 to ptr
 %61 = add i64 %2, 40
 %62 = inttoptr i64 %61 to ptr
 %63 = add i64 %2, 32
 %64 = inttoptr i64 %63 to ptr
 %65 = fcmp nsz contract ogt double %110, 0.000000e+00
 %66 = fmul nsz contract double %110, 1.000000e-03
 br label %172
67:
 %68 = mul i64 %153, %8
 %69 = getelementptr double, ptr %33, i64 %68
 %70 = getelementptr i8, ptr %69, i64 8
 %71 = load double, ptr %70, align 8
 %72 = fcmp nsz contract olt double %71, 0x3EB0C6F7A0B5ED8D
 br i1 %72, label %73, label %109
73:
 %74 = load i64, ptr %44, align 8
 %75 = load i64, ptr %46, align 8
 %76 = inttoptr i64 %75 to ptr
 %77 = select i1 %166, i64 %74, i64 0
 %78 = getelementptr i64, ptr %76, i64 %164
 %79 = getelementptr i64, ptr %78, i64 %77
 %80 = load i64, ptr %79, align 8
 %81 = icmp eq i64 %80, 0
 br i1 %81, label %82, label %88
82:
 %83 = select i1 %166, i64 %15, i64 0
 %84 = getelementptr i64, ptr %19, i64 %164
 %85 = getelementptr i64, ptr %84, i64 %83
 %86 = load i64, ptr %85, align 8
 %87 = icmp eq i64 %86, 1
 br i1 %87, label %88, label %109
88:
 %89 = load i64, ptr %155, align 8
 %90 = icmp slt i64 %89, %4
 %91 = select i1 %166, i64 %26, i64 0
 %92 = getelementptr double, ptr %48, i64 %164
 %93 = getelementptr double, ptr %92, i64 %91
 %94 = load double, ptr %93, align 8
 %95 = fdiv nsz contract double 1.000000e+00, %94
 %96 = select i1 %90, double %94, double %95
 %97 = load i64, ptr %50, align 8
 %98 = load i64, ptr %52, align 8
 %99 = inttoptr i64 %98 to ptr
 %100 = select i1 %166, i64 %97, i64 0
 %101 = getelementptr double, ptr %99, i64 %164
 %102 = getelementptr double, ptr %101, i64 %100
 %103 = load double, ptr %102, align 8
 %104 = fmul nsz contract double %3, %103
 %105 = fmul nsz contract double %96, %104
 store double %105, ptr %165, align 8
 %106 = tail call nsz contract double @llvm.fabs.f64(double %105)
 %107 = fcmp nsz contract ogt double %106, %152
 %108 = select i1 %107, double %106, double %152
 br label %109
109:
 %110 = phi double [ %108, %88 ], [ %152, %82 ], [ %152, %67 ], [ %152, %151 ]
 %111 = icmp eq i64 %4, %154
 br i1 %111, label %53, label %151
112:
 %113 = getelementptr double, ptr %33, i64 %191
 %114 = getelementptr i8, ptr %113, i64 8
 %115 = load double, ptr %114, align 8
 %116 = fcmp nsz contract olt double %115, 0x3EB0C6F7A0B5ED8D
 br i1 %116, label %117, label %138
117:
 %118 = load i64, ptr %62, align 8
 %119 = load i64, ptr %64, align 8
 %120 = inttoptr i64 %119 to ptr
 %121 = select i1 %185, i64 %118, i64 0
 %122 = getelementptr i64, ptr %120, i64 %184
 %123 = getelementptr i64, ptr %122, i64 %121
 %124 = load i64, ptr %123, align 8
 %125 = icmp eq i64 %124, 0
 br i1 %125, label %138, label %126
126:
 br i1 %65, label %131, label %127
127:
 %128 = fcmp nsz contract ogt double %115, 0.000000e+00
 %129 = select i1 %128, double 0.000000e+00, double %115
 %130 = fsub nsz contract double 1.000000e-09, %129
 br label %131
131:
 %132 = phi double [ %130, %127 ], [ %66, %126 ]
 %133 = getelementptr double, ptr %32, i64 %173
 %134 = load double, ptr %133, align 8
 %135 = fneg nsz contract double %132
 %136 = fcmp nsz contract ogt double %134, %135
 %137 = select i1 %136, double %135, double %134
 store double %137, ptr %114, align 8
 br label %149
138:
 %139 = getelementptr double, ptr %33, i64 %191
 %140 = getelementptr i8, ptr %139, i64 8
 %141 = load double, ptr %140, align 8
 %142 = fcmp nsz contract oeq double %141, 0.000000e+00
 br i1 %142, label %143, label %149
143:
 %144 = getelementptr double, ptr %32, i64 %173
 %145 = load double, ptr %144, align 8
 %146 = fcmp nsz contract olt double %145, 0.000000e+00
 %147 = select i1 %146, double 0.000000e+00, double %145
 store double %147, ptr %140, align 8
 br label %149
148:
 store ptr null, ptr %0, align 8
 ret void
149:
 %150 = icmp eq i64 %4, %174
 br i1 %150, label %148, label %172
151:
 %152 = phi double [ 0.000000e+00, %35 ], [ %110, %109 ]
 %153 = phi i64 [ 0, %35 ], [ %154, %109 ]
 %154 = add nuw nsw i64 %153, 1
 %155 = getelementptr i64, ptr %23, i64 %153
 %156 = load i64, ptr %155, align 8
 %157 = icmp slt i64 %156, %4
 %158 = select i1 %157, i64 0, i64 %4
 %159 = sub nsw i64 %156, %158
 %160 = icmp slt i64 %159, 0
 %161 = select i1 %160, i64 %15, i64 0
 %162 = getelementptr i64, ptr %21, i64 %159
 %163 = getelementptr i64, ptr %162, i64 %161
 %164 = load i64, ptr %163, align 8
 %165 = getelementptr double, ptr %32, i64 %153
 store double 0.000000e+00, ptr %165, align 8
 %166 = icmp slt i64 %164, 0
 %167 = select i1 %166, i64 %38, i64 0
 %168 = getelementptr i64, ptr %42, i64 %164
 %169 = getelementptr i64, ptr %168, i64 %167
 %170 = load i64, ptr %169, align 8
 %171 = icmp eq i64 %170, 0
 br i1 %171, label %67, label %109
172:
 %173 = phi i64 [ 0, %53 ], [ %174, %149 ]
 %174 = add nuw nsw i64 %173, 1
 %175 = getelementptr i64, ptr %23, i64 %173
 %176 = load i64, ptr %175, align 8
 %177 = icmp slt i64 %176, %4
 %178 = select i1 %177, i64 0, i64 %4
 %179 = sub nsw i64 %176, %178
 %180 = icmp slt i64 %179, 0
 %181 = select i1 %180, i64 %15, i64 0
 %182 = getelementptr i64, ptr %21, i64 %179
 %183 = getelementptr i64, ptr %182, i64 %181
 %184 = load i64, ptr %183, align 8
 %185 = icmp slt i64 %184, 0
 %186 = select i1 %185, i64 %56, i64 0
 %187 = getelementptr i64, ptr %60, i64 %184
 %188 = getelementptr i64, ptr %187, i64 %186
 %189 = load i64, ptr %188, align 8
 %190 = icmp eq i64 %189, 0
 %191 = mul i64 %173, %8
 br i1 %190, label %112, label %138
}
define internal fastcc void @f120(ptr noalias writeonly captures(none) initializes((0, 8)) %0, i64 %1, i64 %2, i64 %3) unnamed_addr {
4:
 %5 = add i64 %2, 216
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = add i64 %2, 200
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = inttoptr i64 %10 to ptr
 %12 = icmp slt i64 %3, 0
 %13 = select i1 %12, i64 %7, i64 0
 %14 = add i64 %13, %3
 %15 = getelementptr i64, ptr %11, i64 %14
 store i64 3, ptr %15, align 8
 %16 = shl i64 %7, 6
 %17 = getelementptr i8, ptr %11, i64 %16
 %18 = getelementptr i64, ptr %17, i64 %14
 store i64 0, ptr %18, align 8
 %19 = add i64 %2, 72
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = add i64 %2, 64
 %23 = inttoptr i64 %22 to ptr
 %24 = load i64, ptr %23, align 8
 %25 = inttoptr i64 %24 to ptr
 %26 = select i1 %12, i64 %21, i64 0
 %27 = getelementptr double, ptr %25, i64 %3
 %28 = getelementptr double, ptr %27, i64 %26
 store double 1.000000e+00, ptr %28, align 8
 %29 = add i64 %1, 104
 %30 = inttoptr i64 %29 to ptr
 %31 = load i64, ptr %30, align 8
 %32 = add i64 %1, 96
 %33 = inttoptr i64 %32 to ptr
 %34 = load i64, ptr %33, align 8
 %35 = inttoptr i64 %34 to ptr
 %36 = select i1 %12, i64 %31, i64 0
 %37 = getelementptr i64, ptr %35, i64 %3
 %38 = getelementptr i64, ptr %37, i64 %36
 %39 = load i64, ptr %38, align 8
 %40 = icmp sgt i64 %39, -1
 br i1 %40, label %41, label %66
41:
 %42 = add i64 %1, 168
 %43 = inttoptr i64 %42 to ptr
 %44 = load i64, ptr %43, align 8
 %45 = add i64 %1, 160
 %46 = inttoptr i64 %45 to ptr
 %47 = load i64, ptr %46, align 8
 %48 = inttoptr i64 %47 to ptr
 %49 = add i64 %1, 56
 %50 = inttoptr i64 %49 to ptr
 %51 = load i64, ptr %50, align 8
 %52 = add i64 %1, 48
 %53 = inttoptr i64 %52 to ptr
 %54 = load i64, ptr %53, align 8
 %55 = inttoptr i64 %54 to ptr
 %56 = select i1 %12, i64 %51, i64 0
 %57 = getelementptr i64, ptr %55, i64 %3
 %58 = getelementptr i64, ptr %57, i64 %56
 %59 = load i64, ptr %58, align 8
 %60 = icmp slt i64 %59, 0
 %61 = select i1 %60, i64 %44, i64 0
 %62 = getelementptr double, ptr %48, i64 %59
 %63 = getelementptr double, ptr %62, i64 %61
 %64 = load double, ptr %63, align 8
 %65 = fneg nsz contract double %64
 br label %66
66:
 %67 = phi double [ %65, %41 ], [ 0.000000e+00, %4 ]
 %68 = add i64 %2, 192
 %69 = inttoptr i64 %68 to ptr
 %70 = load i64, ptr %69, align 8
 %71 = add i64 %2, 176
 %72 = inttoptr i64 %71 to ptr
 %73 = load i64, ptr %72, align 8
 %74 = inttoptr i64 %73 to ptr
 %75 = select i1 %12, i64 %70, i64 0
 %76 = add i64 %75, %3
 %77 = getelementptr double, ptr %74, i64 %70
 %78 = getelementptr double, ptr %77, i64 %76
 store double %67, ptr %78, align 8
 %79 = add i64 %2, 360
 %80 = inttoptr i64 %79 to ptr
 %81 = load i64, ptr %80, align 8
 %82 = add i64 %2, 368
 %83 = inttoptr i64 %82 to ptr
 %84 = load i64, ptr %83, align 8
 %85 = add i64 %2, 352
 %86 = inttoptr i64 %85 to ptr
 %87 = load i64, ptr %86, align 8
 %88 = inttoptr i64 %87 to ptr
 %89 = select i1 %12, i64 %81, i64 0
 %90 = add i64 %89, %3
 %91 = mul i64 %90, %84
 %92 = getelementptr double, ptr %88, i64 %91
 %93 = load double, ptr %92, align 8
 %94 = fneg nsz contract double %93
 %95 = shl i64 %70, 4
 %96 = getelementptr i8, ptr %74, i64 %95
 %97 = getelementptr double, ptr %96, i64 %76
 store double %94, ptr %97, align 8
 store ptr null, ptr %0, align 8
 ret void
}
define internal fastcc void @f121(ptr noalias writeonly captures(none) initializes((0, 8)) %0, i64 %1, i64 %2, i64 %3, double %4) unnamed_addr {
5:
 %6 = add i64 %2, 216
 %7 = inttoptr i64 %6 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = add i64 %2, 200
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = inttoptr i64 %11 to ptr
 %13 = icmp slt i64 %3, 0
 %14 = select i1 %13, i64 %8, i64 0
 %15 = add i64 %14, %3
 %16 = getelementptr i64, ptr %12, i64 %15
 store i64 4, ptr %16, align 8
 %17 = shl i64 %8, 6
 %18 = getelementptr i8, ptr %12, i64 %17
 %19 = getelementptr i64, ptr %18, i64 %15
 store i64 0, ptr %19, align 8
 %20 = add i64 %2, 72
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = add i64 %2, 64
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = inttoptr i64 %25 to ptr
 %27 = select i1 %13, i64 %22, i64 0
 %28 = getelementptr double, ptr %26, i64 %3
 %29 = getelementptr double, ptr %28, i64 %27
 store double %4, ptr %29, align 8
 %30 = add i64 %1, 104
 %31 = inttoptr i64 %30 to ptr
 %32 = load i64, ptr %31, align 8
 %33 = add i64 %1, 96
 %34 = inttoptr i64 %33 to ptr
 %35 = load i64, ptr %34, align 8
 %36 = inttoptr i64 %35 to ptr
 %37 = select i1 %13, i64 %32, i64 0
 %38 = getelementptr i64, ptr %36, i64 %3
 %39 = getelementptr i64, ptr %38, i64 %37
 %40 = load i64, ptr %39, align 8
 %41 = icmp sgt i64 %40, -1
 %42 = fneg nsz contract double %4
 br i1 %41, label %43, label %68
43:
 %44 = add i64 %1, 184
 %45 = inttoptr i64 %44 to ptr
 %46 = load i64, ptr %45, align 8
 %47 = add i64 %1, 176
 %48 = inttoptr i64 %47 to ptr
 %49 = load i64, ptr %48, align 8
 %50 = inttoptr i64 %49 to ptr
 %51 = add i64 %1, 56
 %52 = inttoptr i64 %51 to ptr
 %53 = load i64, ptr %52, align 8
 %54 = add i64 %1, 48
 %55 = inttoptr i64 %54 to ptr
 %56 = load i64, ptr %55, align 8
 %57 = inttoptr i64 %56 to ptr
 %58 = select i1 %13, i64 %53, i64 0
 %59 = getelementptr i64, ptr %57, i64 %3
 %60 = getelementptr i64, ptr %59, i64 %58
 %61 = load i64, ptr %60, align 8
 %62 = icmp slt i64 %61, 0
 %63 = select i1 %62, i64 %46, i64 0
 %64 = getelementptr double, ptr %50, i64 %61
 %65 = getelementptr double, ptr %64, i64 %63
 %66 = load double, ptr %65, align 8
 %67 = fmul nsz contract double %66, %42
 br label %68
68:
 %69 = phi double [ %67, %43 ], [ 0.000000e+00, %5 ]
 %70 = add i64 %2, 192
 %71 = inttoptr i64 %70 to ptr
 %72 = load i64, ptr %71, align 8
 %73 = add i64 %2, 176
 %74 = inttoptr i64 %73 to ptr
 %75 = load i64, ptr %74, align 8
 %76 = inttoptr i64 %75 to ptr
 %77 = select i1 %13, i64 %72, i64 0
 %78 = add i64 %77, %3
 %79 = getelementptr double, ptr %76, i64 %72
 %80 = getelementptr double, ptr %79, i64 %78
 store double %69, ptr %80, align 8
 %81 = add i64 %2, 360
 %82 = inttoptr i64 %81 to ptr
 %83 = load i64, ptr %82, align 8
 %84 = add i64 %2, 368
 %85 = inttoptr i64 %84 to ptr
 %86 = load i64, ptr %85, align 8
 %87 = add i64 %2, 352
 %88 = inttoptr i64 %87 to ptr
 %89 = load i64, ptr %88, align 8
 %90 = inttoptr i64 %89 to ptr
 %91 = select i1 %13, i64 %83, i64 0
 %92 = add i64 %91, %3
 %93 = mul i64 %92, %86
 %94 = getelementptr double, ptr %90, i64 %93
 %95 = getelementptr i8, ptr %94, i64 8
 %96 = load double, ptr %95, align 8
 %97 = fmul nsz contract double %96, %42
 %98 = shl i64 %72, 4
 %99 = getelementptr i8, ptr %76, i64 %98
 %100 = getelementptr double, ptr %99, i64 %78
 store double %97, ptr %100, align 8
 store ptr null, ptr %0, align 8
 ret void
}
define internal fastcc void @f122(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3) unnamed_addr {
4:
 %5 = add i64 %1, 72
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = add i64 %2, 312
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = add i64 %2, 320
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = add i64 %2, 304
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = inttoptr i64 %16 to ptr
 %18 = icmp slt i64 %3, 0
 %19 = select i1 %18, i64 %10, i64 0
 %20 = add i64 %19, %3
 %21 = select i1 %18, i64 %13, i64 0
 %22 = mul i64 %20, %13
 %23 = getelementptr double, ptr %17, i64 %22
 %24 = getelementptr double, ptr %23, i64 %3
 %25 = getelementptr double, ptr %24, i64 %21
 %26 = load double, ptr %25, align 8
 %27 = add nsw i64 %3, 1
 %28 = icmp slt i64 %27, %7
 br i1 %28, label %29, label %91
29:
 %30 = add i64 %1, 104
 %31 = inttoptr i64 %30 to ptr
 %32 = load i64, ptr %31, align 8
 %33 = add i64 %1, 96
 %34 = inttoptr i64 %33 to ptr
 %35 = load i64, ptr %34, align 8
 %36 = inttoptr i64 %35 to ptr
 %37 = icmp slt i64 %3, -1
 %38 = select i1 %37, i64 %32, i64 0
 %39 = getelementptr i64, ptr %36, i64 %27
 %40 = getelementptr i64, ptr %39, i64 %38
 %41 = load i64, ptr %40, align 8
 %42 = icmp eq i64 %41, %3
 br i1 %42, label %43, label %91
43:
 %44 = add i64 %2, 216
 %45 = inttoptr i64 %44 to ptr
 %46 = load i64, ptr %45, align 8
 %47 = add i64 %2, 200
 %48 = inttoptr i64 %47 to ptr
 %49 = load i64, ptr %48, align 8
 %50 = inttoptr i64 %49 to ptr
 %51 = add i64 %2, 192
 %52 = inttoptr i64 %51 to ptr
 %53 = add i64 %2, 176
 %54 = inttoptr i64 %53 to ptr
 %55 = add nsw i64 %7, -1
 br label %56
56:
 %57 = phi i64 [ %84, %83 ], [ %27, %43 ]
 %58 = phi double [ %81, %83 ], [ %26, %43 ]
 %59 = icmp slt i64 %57, 0
 %60 = select i1 %59, i64 %46, i64 0
 %61 = getelementptr i64, ptr %50, i64 %57
 %62 = getelementptr i64, ptr %61, i64 %60
 %63 = load i64, ptr %62, align 8
 %64 = icmp eq i64 %63, 4
 br i1 %64, label %65, label %80
65:
 %66 = select i1 %59, i64 %13, i64 0
 %67 = getelementptr double, ptr %23, i64 %57
 %68 = getelementptr double, ptr %67, i64 %66
 %69 = load double, ptr %68, align 8
 %70 = load i64, ptr %52, align 8
 %71 = load i64, ptr %54, align 8
 %72 = inttoptr i64 %71 to ptr
 %73 = select i1 %59, i64 %70, i64 0
 %74 = getelementptr double, ptr %72, i64 %70
 %75 = getelementptr double, ptr %74, i64 %57
 %76 = getelementptr double, ptr %75, i64 %73
 %77 = load double, ptr %76, align 8
 %78 = fmul nsz contract double %69, %77
 %79 = fadd nsz contract double %58, %78
 br label %80
80:
 %81 = phi double [ %79, %65 ], [ %58, %56 ]
 %82 = icmp eq i64 %57, %55
 br i1 %82, label %91, label %83
83:
 %84 = add i64 %57, 1
 %85 = icmp slt i64 %57, -1
 %86 = select i1 %85, i64 %32, i64 0
 %87 = getelementptr i64, ptr %36, i64 %84
 %88 = getelementptr i64, ptr %87, i64 %86
 %89 = load i64, ptr %88, align 8
 %90 = icmp eq i64 %89, %3
 br i1 %90, label %56, label %91
91:
 %92 = phi double [ %26, %29 ], [ %26, %4 ], [ %81, %80 ], [ %81, %83 ]
 store double %92, ptr %0, align 8
 ret void
}
define internal fastcc void @f123(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3) unnamed_addr {
4:
 %5 = alloca i64, align 8
 %6 = add i64 %2, 160
 %7 = inttoptr i64 %6 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = add i64 %2, 168
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = add i64 %2, 152
 %13 = inttoptr i64 %12 to ptr
 %14 = load i64, ptr %13, align 8
 %15 = inttoptr i64 %14 to ptr
 %16 = add i64 %2, 216
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = add i64 %2, 200
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = inttoptr i64 %21 to ptr
 %23 = shl i64 %18, 5
 %24 = getelementptr i8, ptr %22, i64 %23
 %25 = add i64 %2, 192
 %26 = inttoptr i64 %25 to ptr
 %27 = load i64, ptr %26, align 8
 %28 = add i64 %2, 176
 %29 = inttoptr i64 %28 to ptr
 %30 = load i64, ptr %29, align 8
 %31 = inttoptr i64 %30 to ptr
 %32 = mul i64 %27, 40
 %33 = getelementptr i8, ptr %31, i64 %32
 %34 = add i64 %1, 72
 %35 = inttoptr i64 %34 to ptr
 %36 = load i64, ptr %35, align 8
 %37 = icmp slt i64 %36, 1
 br i1 %37, label %72, label %38
38:
 %39 = getelementptr i64, ptr %22, i64 %18
 %40 = add i64 %1, 80
 %41 = inttoptr i64 %40 to ptr
 %42 = add i64 %2, 320
 %43 = inttoptr i64 %42 to ptr
 %44 = add i64 %2, 304
 %45 = inttoptr i64 %44 to ptr
 br label %137
46:
 %47 = load i64, ptr %41, align 8
 %48 = inttoptr i64 %47 to ptr
 %49 = getelementptr i64, ptr %48, i64 %139
 %50 = load i64, ptr %49, align 8
 %51 = icmp sgt i64 %50, 0
 br i1 %51, label %52, label %67
52:
 %53 = load i64, ptr %43, align 8
 %54 = load i64, ptr %45, align 8
 %55 = inttoptr i64 %54 to ptr
 %56 = mul i64 %139, %53
 %57 = getelementptr double, ptr %55, i64 %56
 %58 = getelementptr double, ptr %57, i64 %139
 %59 = load double, ptr %58, align 8
 %60 = fcmp nsz contract ogt double %59, 0.000000e+00
 br i1 %60, label %61, label %67
61:
 %62 = icmp slt i64 %138, 0
 %63 = select i1 %62, i64 %18, i64 0
 %64 = getelementptr i64, ptr %24, i64 %138
 %65 = getelementptr i64, ptr %64, i64 %63
 store i64 %139, ptr %65, align 8
 %66 = add nsw i64 %138, 1
 br label %67
67:
 %68 = phi i64 [ %66, %61 ], [ %138, %52 ], [ %138, %46 ], [ %138, %137 ]
 %69 = icmp eq i64 %140, %36
 br i1 %69, label %70, label %137
70:
 %71 = icmp slt i64 %68, 1
 br i1 %71, label %72, label %80
72:
 %73 = phi i64 [ %68, %70 ], [ 0, %4 ]
 %74 = add i64 %2, 312
 %75 = inttoptr i64 %74 to ptr
 %76 = add i64 %2, 320
 %77 = inttoptr i64 %76 to ptr
 %78 = add i64 %2, 304
 %79 = inttoptr i64 %78 to ptr
 br label %111
80:
 %81 = getelementptr double, ptr %15, i64 %68
 %82 = add i64 %2, 312
 %83 = inttoptr i64 %82 to ptr
 %84 = add i64 %2, 320
 %85 = inttoptr i64 %84 to ptr
 %86 = add i64 %2, 304
 %87 = inttoptr i64 %86 to ptr
 %88 = load i64, ptr %83, align 8
 %89 = load i64, ptr %85, align 8
 %90 = load i64, ptr %87, align 8
 %91 = inttoptr i64 %90 to ptr
 %92 = icmp slt i64 %3, 0
 %93 = select i1 %92, i64 %89, i64 0
 br label %144
94:
 %95 = icmp slt i64 %148, 0
 %96 = select i1 %95, i64 %88, i64 0
 %97 = add i64 %96, %148
 %98 = mul i64 %97, %89
 %99 = getelementptr double, ptr %91, i64 %98
 %100 = getelementptr double, ptr %99, i64 %3
 %101 = getelementptr double, ptr %100, i64 %93
 %102 = load double, ptr %101, align 8
 %103 = select i1 %95, i64 %89, i64 0
 %104 = getelementptr double, ptr %99, i64 %148
 %105 = getelementptr double, ptr %104, i64 %103
 %106 = load double, ptr %105, align 8
 %107 = tail call nsz contract double @llvm.sqrt.f64(double %106)
 %108 = fdiv nsz contract double %102, %107
 %109 = getelementptr double, ptr %81, i64 %157
 store double %108, ptr %109, align 8
 %110 = icmp eq i64 %68, %146
 br i1 %110, label %111, label %144
111:
 %112 = phi i1 [ true, %72 ], [ false, %94 ]
 %113 = phi i64 [ %73, %72 ], [ %68, %94 ]
 %114 = phi ptr [ %79, %72 ], [ %87, %94 ]
 %115 = phi ptr [ %77, %72 ], [ %85, %94 ]
 %116 = phi ptr [ %75, %72 ], [ %83, %94 ]
 %117 = mul i64 %18, 40
 %118 = getelementptr i8, ptr %22, i64 %117
 call fastcc void @f105(ptr %5, i64 %113, ptr %15, i64 %8, i64 %11, ptr %118, i64 %18, ptr %33, i64 %27)
 %119 = load i64, ptr %116, align 8
 %120 = load i64, ptr %115, align 8
 %121 = load i64, ptr %114, align 8
 %122 = inttoptr i64 %121 to ptr
 %123 = icmp slt i64 %3, 0
 %124 = select i1 %123, i64 %119, i64 0
 %125 = add i64 %124, %3
 %126 = select i1 %123, i64 %120, i64 0
 %127 = mul i64 %125, %120
 %128 = getelementptr double, ptr %122, i64 %127
 %129 = getelementptr double, ptr %128, i64 %3
 %130 = getelementptr double, ptr %129, i64 %126
 %131 = load double, ptr %130, align 8
 br i1 %112, label %132, label %181
132:
 %133 = phi double [ %131, %111 ], [ %203, %181 ]
 %134 = fmul nsz contract double %131, 1.000000e-09
 %135 = fcmp nsz contract ole double %133, %134
 %136 = zext i1 %135 to i8
 store i8 %136, ptr %0, align 1
 ret void
137:
 %138 = phi i64 [ 0, %38 ], [ %68, %67 ]
 %139 = phi i64 [ 0, %38 ], [ %140, %67 ]
 %140 = add nuw nsw i64 %139, 1
 %141 = getelementptr i64, ptr %39, i64 %139
 %142 = load i64, ptr %141, align 8
 %143 = icmp eq i64 %142, 1
 br i1 %143, label %46, label %67
144:
 %145 = phi i64 [ 0, %80 ], [ %146, %94 ]
 %146 = add nuw nsw i64 %145, 1
 %147 = getelementptr i64, ptr %24, i64 %145
 %148 = load i64, ptr %147, align 8
 %149 = icmp slt i64 %148, 0
 %150 = select i1 %149, i64 %88, i64 0
 %151 = add i64 %150, %148
 %152 = mul i64 %151, %89
 %153 = getelementptr double, ptr %91, i64 %152
 %154 = select i1 %149, i64 %89, i64 0
 %155 = getelementptr double, ptr %153, i64 %148
 %156 = getelementptr double, ptr %155, i64 %154
 %157 = mul i64 %145, %11
 %158 = getelementptr double, ptr %15, i64 %157
 br label %159
159:
 %160 = phi i64 [ 0, %144 ], [ %161, %159 ]
 %161 = add nuw nsw i64 %160, 1
 %162 = getelementptr i64, ptr %24, i64 %160
 %163 = load i64, ptr %162, align 8
 %164 = icmp slt i64 %163, 0
 %165 = select i1 %164, i64 %89, i64 0
 %166 = add i64 %165, %163
 %167 = getelementptr double, ptr %153, i64 %166
 %168 = load double, ptr %167, align 8
 %169 = load double, ptr %156, align 8
 %170 = select i1 %164, i64 %88, i64 0
 %171 = add i64 %170, %163
 %172 = mul i64 %171, %89
 %173 = getelementptr double, ptr %91, i64 %172
 %174 = getelementptr double, ptr %173, i64 %166
 %175 = load double, ptr %174, align 8
 %176 = fmul nsz contract double %169, %175
 %177 = tail call nsz contract double @llvm.sqrt.f64(double %176)
 %178 = fdiv nsz contract double %168, %177
 %179 = getelementptr double, ptr %158, i64 %160
 store double %178, ptr %179, align 8
 %180 = icmp eq i64 %68, %161
 br i1 %180, label %94, label %159
181:
 %182 = phi double [ %203, %181 ], [ %131, %111 ]
 %183 = phi i64 [ %184, %181 ], [ 0, %111 ]
 %184 = add nuw nsw i64 %183, 1
 %185 = getelementptr i64, ptr %24, i64 %183
 %186 = load i64, ptr %185, align 8
 %187 = icmp slt i64 %186, 0
 %188 = select i1 %187, i64 %120, i64 0
 %189 = add i64 %188, %186
 %190 = getelementptr double, ptr %128, i64 %189
 %191 = load double, ptr %190, align 8
 %192 = getelementptr double, ptr %33, i64 %183
 %193 = load double, ptr %192, align 8
 %194 = fmul nsz contract double %191, %193
 %195 = select i1 %187, i64 %119, i64 0
 %196 = add i64 %195, %186
 %197 = mul i64 %196, %120
 %198 = getelementptr double, ptr %122, i64 %197
 %199 = getelementptr double, ptr %198, i64 %189
 %200 = load double, ptr %199, align 8
 %201 = tail call nsz contract double @llvm.sqrt.f64(double %200)
 %202 = fdiv nsz contract double %194, %201
 %203 = fsub nsz contract double %182, %202
 %204 = icmp eq i64 %113, %184
 br i1 %204, label %132, label %181
}
define internal fastcc void @f124(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, ptr readonly captures(none) %3, double %4) unnamed_addr {
5:
 %6 = add i64 %1, 72
 %7 = inttoptr i64 %6 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = add i64 %1, 64
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = inttoptr i64 %11 to ptr
 %13 = icmp slt i64 %8, 1
 br i1 %13, label %106, label %14
14:
 %15 = add i64 %2, 216
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = add i64 %2, 200
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = inttoptr i64 %20 to ptr
 %22 = getelementptr i64, ptr %21, i64 %17
 %23 = add i64 %1, 80
 %24 = inttoptr i64 %23 to ptr
 %25 = add i64 %2, 176
 %26 = inttoptr i64 %25 to ptr
 %27 = fneg nsz contract double %4
 %28 = add i64 %2, 368
 %29 = inttoptr i64 %28 to ptr
 %30 = add i64 %2, 352
 %31 = inttoptr i64 %30 to ptr
 %32 = add i64 %1, 96
 %33 = inttoptr i64 %32 to ptr
 %34 = add i64 %1, 168
 %35 = inttoptr i64 %34 to ptr
 %36 = add i64 %1, 160
 %37 = inttoptr i64 %36 to ptr
 %38 = add i64 %1, 48
 %39 = inttoptr i64 %38 to ptr
 br label %111
40:
 %41 = load i64, ptr %24, align 8
 %42 = inttoptr i64 %41 to ptr
 %43 = getelementptr i64, ptr %42, i64 %113
 %44 = load i64, ptr %43, align 8
 %45 = icmp sgt i64 %44, 0
 br i1 %45, label %46, label %108
46:
 %47 = load i64, ptr %26, align 8
 %48 = inttoptr i64 %47 to ptr
 %49 = getelementptr double, ptr %48, i64 %113
 %50 = load double, ptr %49, align 8
 %51 = getelementptr i64, ptr %12, i64 %113
 %52 = load i64, ptr %51, align 8
 %53 = icmp eq i64 %52, 1
 br i1 %53, label %54, label %92
54:
 %55 = load i64, ptr %29, align 8
 %56 = load i64, ptr %31, align 8
 %57 = inttoptr i64 %56 to ptr
 %58 = mul i64 %113, %55
 %59 = getelementptr double, ptr %57, i64 %58
 %60 = load double, ptr %59, align 8
 %61 = load i64, ptr %33, align 8
 %62 = inttoptr i64 %61 to ptr
 %63 = getelementptr i64, ptr %62, i64 %113
 %64 = load i64, ptr %63, align 8
 %65 = icmp sgt i64 %64, -1
 br i1 %65, label %66, label %83
66:
 %67 = load i64, ptr %35, align 8
 %68 = load i64, ptr %37, align 8
 %69 = inttoptr i64 %68 to ptr
 %70 = load i64, ptr %39, align 8
 %71 = inttoptr i64 %70 to ptr
 %72 = getelementptr i64, ptr %71, i64 %113
 %73 = load i64, ptr %72, align 8
 %74 = icmp slt i64 %73, 0
 %75 = select i1 %74, i64 %67, i64 0
 %76 = getelementptr double, ptr %69, i64 %73
 %77 = getelementptr double, ptr %76, i64 %75
 %78 = load double, ptr %77, align 8
 %79 = getelementptr double, ptr %3, i64 %64
 %80 = load double, ptr %79, align 8
 %81 = fmul nsz contract double %78, %80
 %82 = fadd nsz contract double %60, %81
 br label %83
83:
 %84 = phi double [ %82, %66 ], [ %60, %54 ]
 br i1 %112, label %85, label %108
85:
 %86 = getelementptr double, ptr %3, i64 %113
 %87 = load double, ptr %86, align 8
 %88 = tail call nsz contract double @llvm.fabs.f64(double %87)
 %89 = fmul nsz contract double %4, %50
 %90 = fadd nsz contract double %89, %84
 %91 = fcmp nsz contract ole double %88, %90
 br label %108
92:
 %93 = getelementptr i64, ptr %21, i64 %113
 %94 = load i64, ptr %93, align 8
 %95 = icmp ne i64 %94, 1
 %96 = xor i1 %112, true
 %97 = select i1 %95, i1 true, i1 %96
 %98 = select i1 %95, i1 %112, i1 false
 br i1 %97, label %108, label %99
99:
 %100 = getelementptr double, ptr %3, i64 %113
 %101 = load double, ptr %100, align 8
 %102 = fmul nsz contract double %50, %27
 %103 = fcmp nsz contract oge double %101, %102
 br label %108
104:
 %105 = zext i1 %109 to i8
 br label %106
106:
 %107 = phi i8 [ 1, %5 ], [ %105, %104 ]
 store i8 %107, ptr %0, align 1
 ret void
108:
 %109 = phi i1 [ false, %83 ], [ %91, %85 ], [ %112, %111 ], [ %98, %92 ], [ %112, %40 ], [ %103, %99 ]
 %110 = icmp eq i64 %114, %8
 br i1 %110, label %104, label %111
111:
 %112 = phi i1 [ true, %14 ], [ %109, %108 ]
 %113 = phi i64 [ 0, %14 ], [ %114, %108 ]
 %114 = add nuw nsw i64 %113, 1
 %115 = getelementptr i64, ptr %22, i64 %113
 %116 = load i64, ptr %115, align 8
 %117 = icmp eq i64 %116, 1
 br i1 %117, label %40, label %108
}
define internal fastcc void @f125(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3, i8 range(i8 0, 2) %4, i8 range(i8 0, 2) %5) unnamed_addr {
6:
 %7 = alloca ptr, align 8
 %8 = alloca i64, align 8
 %9 = alloca double, align 8
 %10 = alloca i8, align 1
 store i8 0, ptr %10, align 1
 %11 = alloca i64, align 8
 store i64 0, ptr %11, align 8
 %12 = alloca i64, align 8
 store i64 0, ptr %12, align 8
 %13 = add i64 %1, 72
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = add i64 %2, 216
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = add i64 %2, 200
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = inttoptr i64 %21 to ptr
 %23 = getelementptr i64, ptr %22, i64 %18
 %24 = mul i64 %18, 48
 %25 = getelementptr i8, ptr %22, i64 %24
 %26 = mul i64 %18, 56
 %27 = getelementptr i8, ptr %22, i64 %26
 %28 = shl i64 %18, 4
 %29 = getelementptr i8, ptr %22, i64 %28
 call fastcc void @f97(ptr %7, i64 %1, i64 %2, double %3, i8 %4)
 store i64 0, ptr %8, align 8
 call fastcc void @f109(ptr %8, i64 %1, i64 %2)
 %30 = load i64, ptr %8, align 8
 %31 = sub nsw i8 0, %5
 %32 = sext i8 %31 to i64
 %33 = sub nsw i64 3, %32
 %34 = mul i64 %18, 24
 %35 = getelementptr i8, ptr %22, i64 %34
 %36 = icmp slt i64 %30, 1
 %37 = shl nsw i64 %30, 1
 %38 = icmp slt i64 %30, 0
 %39 = select i1 %38, i64 %18, i64 0
 %40 = getelementptr i64, ptr %35, i64 %30
 %41 = getelementptr i64, ptr %40, i64 %39
 %42 = add i64 %2, 136
 %43 = inttoptr i64 %42 to ptr
 %44 = add i64 %2, 144
 %45 = inttoptr i64 %44 to ptr
 %46 = add i64 %2, 128
 %47 = inttoptr i64 %46 to ptr
 br label %140
48:
 store i8 0, ptr %10, align 1
 call fastcc void @f106(ptr %10, i64 %1, i64 %2, double %3, i64 %30, double %146)
 %49 = load i8, ptr %10, align 1
 %50 = icmp eq i8 %49, 0
 br i1 %50, label %126, label %51
51:
 %52 = load i64, ptr %43, align 8
 %53 = load i64, ptr %45, align 8
 %54 = load i64, ptr %47, align 8
 %55 = inttoptr i64 %54 to ptr
 store i64 0, ptr %11, align 8
 call fastcc void @f107(ptr %11, i64 %30, ptr %55, i64 %52, i64 %53, ptr %29, i64 %18, ptr %35, i64 %18)
 %56 = load i64, ptr %11, align 8
 %57 = icmp eq i64 %56, 0
 br i1 %57, label %60, label %126
58:
 store i64 0, ptr %12, align 8
 call fastcc void @f108(ptr %12, i64 %1, i64 %2, double %3, i64 %30)
 %59 = load i64, ptr %12, align 8
 br label %60
60:
 %61 = phi i64 [ %59, %58 ], [ 0, %51 ]
 %62 = icmp slt i64 %15, 1
 br i1 %62, label %81, label %63
63:
 %64 = add i64 %2, 64
 %65 = inttoptr i64 %64 to ptr
 %66 = add i64 %1, 112
 %67 = inttoptr i64 %66 to ptr
 br label %156
68:
 %69 = load i64, ptr %65, align 8
 %70 = inttoptr i64 %69 to ptr
 %71 = getelementptr double, ptr %70, i64 %157
 %72 = load double, ptr %71, align 8
 %73 = fcmp nsz contract ult double %72, 0.000000e+00
 br i1 %73, label %74, label %128
74:
 %75 = load i64, ptr %67, align 8
 %76 = inttoptr i64 %75 to ptr
 %77 = getelementptr i64, ptr %76, i64 %157
 %78 = load i64, ptr %77, align 8
 %79 = icmp sgt i64 %78, -1
 %80 = select i1 %79, i64 2, i64 3
 br label %128
81:
 %82 = icmp slt i64 %30, 1
 br i1 %82, label %83, label %165
83:
 br i1 %62, label %125, label %84
84:
 %85 = add i64 %2, 64
 %86 = inttoptr i64 %85 to ptr
 %87 = add i64 %1, 96
 %88 = inttoptr i64 %87 to ptr
 %89 = load i64, ptr %88, align 8
 %90 = inttoptr i64 %89 to ptr
 br label %171
91:
 %92 = sub nsw i64 %169, %30
 %93 = getelementptr i64, ptr %25, i64 %92
 %94 = load i64, ptr %93, align 8
 %95 = getelementptr i64, ptr %27, i64 %92
 %96 = load i64, ptr %95, align 8
 switch i64 %96, label %138 [
  i64 0, label %132
  i64 3, label %97
  i64 4, label %104
 ]
97:
 %98 = icmp slt i64 %94, 0
 %99 = select i1 %98, i64 %18, i64 0
 %100 = getelementptr i64, ptr %23, i64 %94
 %101 = getelementptr i64, ptr %100, i64 %99
 %102 = load i64, ptr %101, align 8
 %103 = icmp eq i64 %102, 2
 br i1 %103, label %132, label %138
104:
 br label %132
105:
 %106 = getelementptr i64, ptr %23, i64 %172
 %107 = load i64, ptr %106, align 8
 %108 = icmp eq i64 %107, 2
 %109 = select i1 %108, double 1.000000e+00, double -1.000000e+00
 %110 = load i64, ptr %86, align 8
 %111 = inttoptr i64 %110 to ptr
 %112 = getelementptr double, ptr %111, i64 %172
 store double %109, ptr %112, align 8
 br label %113
113:
 %114 = getelementptr i64, ptr %90, i64 %172
 %115 = load i64, ptr %114, align 8
 %116 = icmp sgt i64 %115, -1
 br i1 %116, label %117, label %123
117:
 %118 = getelementptr i64, ptr %23, i64 %115
 %119 = load i64, ptr %118, align 8
 %120 = icmp eq i64 %119, 1
 br i1 %120, label %123, label %121
121:
 %122 = getelementptr i64, ptr %23, i64 %172
 store i64 0, ptr %122, align 8
 br label %123
123:
 %124 = icmp eq i64 %15, %173
 br i1 %124, label %125, label %171
125:
 store i64 %61, ptr %0, align 8
 ret void
126:
 %127 = icmp samesign ugt i64 %142, 1
 br i1 %127, label %140, label %58
128:
 %129 = phi i64 [ 2, %156 ], [ 2, %68 ], [ %80, %74 ]
 store i64 %129, ptr %163, align 8
 br label %130
130:
 %131 = icmp eq i64 %15, %158
 br i1 %131, label %81, label %156
132:
 %133 = phi i64 [ 3, %104 ], [ 1, %91 ], [ 1, %97 ]
 %134 = icmp slt i64 %94, 0
 %135 = select i1 %134, i64 %18, i64 0
 %136 = getelementptr i64, ptr %23, i64 %94
 %137 = getelementptr i64, ptr %136, i64 %135
 store i64 %133, ptr %137, align 8
 br label %138
138:
 %139 = icmp eq i64 %30, %167
 br i1 %139, label %83, label %165
140:
 %141 = phi i64 [ %32, %6 ], [ %144, %126 ]
 %142 = phi i64 [ %33, %6 ], [ %143, %126 ]
 %143 = add nsw i64 %142, -1
 %144 = add nsw i64 %141, 1
 %145 = tail call i64 @llvm.smax.i64(i64 %141, i64 0)
 store double 0.000000e+00, ptr %9, align 8
 call fastcc void @f110(ptr %9, i64 %1, i64 %2, double %3, i64 %30, i64 %145)
 %146 = load double, ptr %9, align 8
 br i1 %36, label %154, label %147
147:
 %148 = phi i64 [ %149, %147 ], [ 0, %140 ]
 %149 = add nuw nsw i64 %148, 1
 %150 = add nuw nsw i64 %148, %30
 %151 = getelementptr i64, ptr %29, i64 %148
 store i64 %148, ptr %151, align 8
 %152 = getelementptr i64, ptr %35, i64 %148
 store i64 %150, ptr %152, align 8
 %153 = icmp eq i64 %30, %149
 br i1 %153, label %154, label %147
154:
 store i64 %37, ptr %41, align 8
 %155 = icmp slt i64 %141, 0
 br i1 %155, label %48, label %51
156:
 %157 = phi i64 [ 0, %63 ], [ %158, %130 ]
 %158 = add nuw nsw i64 %157, 1
 %159 = getelementptr i64, ptr %22, i64 %157
 %160 = load i64, ptr %159, align 8
 %161 = icmp eq i64 %160, 2
 %162 = zext i1 %161 to i64
 %163 = getelementptr i64, ptr %23, i64 %157
 store i64 %162, ptr %163, align 8
 %164 = load i64, ptr %159, align 8
 switch i64 %164, label %130 [
  i64 3, label %128
  i64 4, label %68
 ]
165:
 %166 = phi i64 [ %167, %138 ], [ 0, %81 ]
 %167 = add nuw nsw i64 %166, 1
 %168 = getelementptr i64, ptr %29, i64 %166
 %169 = load i64, ptr %168, align 8
 %170 = icmp slt i64 %169, %30
 br i1 %170, label %138, label %91
171:
 %172 = phi i64 [ 0, %84 ], [ %173, %123 ]
 %173 = add nuw nsw i64 %172, 1
 %174 = getelementptr i64, ptr %22, i64 %172
 %175 = load i64, ptr %174, align 8
 %176 = icmp eq i64 %175, 3
 br i1 %176, label %105, label %113
}
define internal fastcc void @f126(ptr noalias writeonly captures(none) initializes((0, 8)) %0, i64 %1, i64 %2, i64 %3) unnamed_addr {
4:
 %5 = add i64 %1, 72
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = add i64 %1, 64
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = inttoptr i64 %10 to ptr
 %12 = icmp slt i64 %3, 0
 %13 = select i1 %12, i64 %7, i64 0
 %14 = getelementptr i64, ptr %11, i64 %3
 %15 = getelementptr i64, ptr %14, i64 %13
 %16 = load i64, ptr %15, align 8
 %17 = add i64 %2, 384
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = add i64 %2, 392
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = add i64 %2, 376
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = inttoptr i64 %25 to ptr
 %27 = select i1 %12, i64 %19, i64 0
 %28 = add i64 %27, %3
 %29 = mul i64 %28, %22
 %30 = getelementptr double, ptr %26, i64 %29
 %31 = load double, ptr %30, align 8
 %32 = fcmp nsz contract oge double %31, 0.000000e+00
 %33 = icmp eq i64 %16, 2
 br i1 %33, label %34, label %112
34:
 %35 = add i64 %2, 40
 %36 = inttoptr i64 %35 to ptr
 %37 = load i64, ptr %36, align 8
 %38 = add i64 %2, 32
 %39 = inttoptr i64 %38 to ptr
 %40 = load i64, ptr %39, align 8
 %41 = inttoptr i64 %40 to ptr
 %42 = select i1 %12, i64 %37, i64 0
 %43 = getelementptr i64, ptr %41, i64 %3
 %44 = getelementptr i64, ptr %43, i64 %42
 %45 = load i64, ptr %44, align 8
 %46 = icmp eq i64 %45, 0
 br i1 %46, label %67, label %47
47:
 %48 = getelementptr i8, ptr %30, i64 8
 %49 = load double, ptr %48, align 8
 %50 = fcmp nsz contract ult double %49, 0.000000e+00
 br i1 %50, label %67, label %51
51:
 %52 = add i64 %2, 664
 %53 = inttoptr i64 %52 to ptr
 %54 = load i64, ptr %53, align 8
 %55 = add i64 %2, 656
 %56 = inttoptr i64 %55 to ptr
 %57 = load i64, ptr %56, align 8
 %58 = inttoptr i64 %57 to ptr
 %59 = select i1 %12, i64 %54, i64 0
 %60 = getelementptr i64, ptr %58, i64 %3
 %61 = getelementptr i64, ptr %60, i64 %59
 %62 = load i64, ptr %61, align 8
 %63 = icmp eq i64 %62, 1
 %64 = select i1 %63, i64 0, i64 2
 br label %65
65:
 %66 = phi i64 [ 1, %147 ], [ 0, %94 ], [ %140, %138 ], [ %64, %51 ], [ %92, %80 ], [ 2, %111 ], [ 0, %106 ], [ 0, %143 ], [ 0, %141 ]
 store i64 %66, ptr %0, align 8
 ret void
67:
 %68 = add i64 %2, 736
 %69 = inttoptr i64 %68 to ptr
 %70 = load i64, ptr %69, align 8
 %71 = add i64 %2, 728
 %72 = inttoptr i64 %71 to ptr
 %73 = load i64, ptr %72, align 8
 %74 = inttoptr i64 %73 to ptr
 %75 = select i1 %12, i64 %70, i64 0
 %76 = getelementptr i64, ptr %74, i64 %3
 %77 = getelementptr i64, ptr %76, i64 %75
 %78 = load i64, ptr %77, align 8
 %79 = icmp sgt i64 %78, 0
 br i1 %79, label %80, label %93
80:
 %81 = add i64 %2, 8
 %82 = inttoptr i64 %81 to ptr
 %83 = load i64, ptr %82, align 8
 %84 = inttoptr i64 %2 to ptr
 %85 = load i64, ptr %84, align 8
 %86 = inttoptr i64 %85 to ptr
 %87 = select i1 %12, i64 %83, i64 0
 %88 = getelementptr i64, ptr %86, i64 %3
 %89 = getelementptr i64, ptr %88, i64 %87
 %90 = load i64, ptr %89, align 8
 %91 = icmp eq i64 %90, 1
 %92 = select i1 %91, i64 2, i64 0
 br label %65
93:
 br i1 %32, label %111, label %94
94:
 %95 = add i64 %2, 8
 %96 = inttoptr i64 %95 to ptr
 %97 = load i64, ptr %96, align 8
 %98 = inttoptr i64 %2 to ptr
 %99 = load i64, ptr %98, align 8
 %100 = inttoptr i64 %99 to ptr
 %101 = select i1 %12, i64 %97, i64 0
 %102 = getelementptr i64, ptr %100, i64 %3
 %103 = getelementptr i64, ptr %102, i64 %101
 %104 = load i64, ptr %103, align 8
 %105 = icmp eq i64 %104, 1
 br i1 %105, label %106, label %65
106:
 %107 = getelementptr i8, ptr %30, i64 8
 %108 = load double, ptr %107, align 8
 %109 = freeze double %108
 %110 = fcmp nsz contract olt double %109, 0.000000e+00
 br i1 %110, label %111, label %65
111:
 br label %65
112:
 %113 = icmp ne i64 %16, 3
 %114 = select i1 %113, i1 true, i1 %32
 br i1 %114, label %147, label %115
115:
 %116 = add i64 %1, 136
 %117 = inttoptr i64 %116 to ptr
 %118 = load i64, ptr %117, align 8
 %119 = add i64 %1, 128
 %120 = inttoptr i64 %119 to ptr
 %121 = load i64, ptr %120, align 8
 %122 = inttoptr i64 %121 to ptr
 %123 = select i1 %12, i64 %118, i64 0
 %124 = getelementptr i64, ptr %122, i64 %3
 %125 = getelementptr i64, ptr %124, i64 %123
 %126 = load i64, ptr %125, align 8
 %127 = icmp eq i64 %126, 0
 %128 = add i64 %2, 8
 %129 = inttoptr i64 %128 to ptr
 %130 = load i64, ptr %129, align 8
 %131 = inttoptr i64 %2 to ptr
 %132 = load i64, ptr %131, align 8
 %133 = inttoptr i64 %132 to ptr
 %134 = select i1 %12, i64 %130, i64 0
 %135 = getelementptr i64, ptr %133, i64 %3
 %136 = getelementptr i64, ptr %135, i64 %134
 %137 = load i64, ptr %136, align 8
 br i1 %127, label %141, label %138
138:
 %139 = icmp eq i64 %137, 0
 %140 = select i1 %139, i64 1, i64 2
 br label %65
141:
 %142 = icmp eq i64 %137, 1
 br i1 %142, label %143, label %65
143:
 %144 = getelementptr i8, ptr %30, i64 8
 %145 = load double, ptr %144, align 8
 %146 = fcmp nsz contract ult double %145, 0.000000e+00
 br i1 %146, label %147, label %65
147:
 br label %65
}
define internal fastcc void @f127(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2) unnamed_addr {
3:
 %4 = alloca i64, align 8
 %5 = add i64 %1, 72
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = add i64 %1, 64
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = inttoptr i64 %10 to ptr
 %12 = add i64 %2, 200
 %13 = inttoptr i64 %12 to ptr
 %14 = load i64, ptr %13, align 8
 %15 = inttoptr i64 %14 to ptr
 %16 = icmp slt i64 %7, 1
 br i1 %16, label %133, label %17
17:
 %18 = add i64 %2, 32
 %19 = inttoptr i64 %18 to ptr
 %20 = inttoptr i64 %2 to ptr
 %21 = add i64 %1, 80
 %22 = inttoptr i64 %21 to ptr
 %23 = add i64 %1, 224
 %24 = inttoptr i64 %23 to ptr
 %25 = add i64 %2, 256
 %26 = inttoptr i64 %25 to ptr
 %27 = add i64 %2, 272
 %28 = inttoptr i64 %27 to ptr
 %29 = add i64 %1, 240
 %30 = inttoptr i64 %29 to ptr
 br label %135
31:
 %32 = zext i1 %109 to i8
 %33 = add i64 %1, 96
 %34 = inttoptr i64 %33 to ptr
 %35 = load i64, ptr %34, align 8
 %36 = inttoptr i64 %35 to ptr
 %37 = add i64 %1, 184
 %38 = inttoptr i64 %37 to ptr
 %39 = add i64 %1, 176
 %40 = inttoptr i64 %39 to ptr
 %41 = add i64 %1, 48
 %42 = inttoptr i64 %41 to ptr
 br label %143
43:
 %44 = load i64, ptr %19, align 8
 %45 = inttoptr i64 %44 to ptr
 %46 = getelementptr i64, ptr %45, i64 %137
 %47 = load i64, ptr %46, align 8
 %48 = icmp eq i64 %47, 0
 br i1 %48, label %49, label %51
49:
 %50 = load i64, ptr %22, align 8
 br label %60
51:
 %52 = load i64, ptr %20, align 8
 %53 = inttoptr i64 %52 to ptr
 %54 = getelementptr i64, ptr %53, i64 %137
 %55 = load i64, ptr %54, align 8
 %56 = icmp eq i64 %55, 0
 %57 = load i64, ptr %22, align 8
 br i1 %56, label %58, label %60
58:
 %59 = inttoptr i64 %57 to ptr
 br label %83
60:
 %61 = phi i64 [ %50, %49 ], [ %57, %51 ]
 %62 = inttoptr i64 %61 to ptr
 %63 = getelementptr i64, ptr %62, i64 %137
 %64 = load i64, ptr %63, align 8
 %65 = icmp slt i64 %64, 2
 br i1 %65, label %83, label %66
66:
 %67 = load i64, ptr %20, align 8
 %68 = inttoptr i64 %67 to ptr
 %69 = getelementptr i64, ptr %68, i64 %137
 %70 = load i64, ptr %69, align 8
 %71 = icmp eq i64 %70, 1
 %72 = load i64, ptr %24, align 8
 %73 = inttoptr i64 %72 to ptr
 %74 = getelementptr double, ptr %73, i64 %137
 %75 = load double, ptr %74, align 8
 %76 = fmul nsz contract double %75, 1.000000e+03
 %77 = select i1 %71, double %76, double %75
 %78 = load i64, ptr %26, align 8
 %79 = inttoptr i64 %78 to ptr
 %80 = getelementptr double, ptr %79, i64 %137
 %81 = load double, ptr %80, align 8
 %82 = fcmp nsz contract ugt double %81, %77
 br i1 %82, label %108, label %83
83:
 %84 = phi ptr [ %59, %58 ], [ %62, %60 ], [ %62, %66 ]
 call fastcc void @f126(ptr %4, i64 %1, i64 %2, i64 %137)
 %85 = load i64, ptr %4, align 8
 store i64 %85, ptr %139, align 8
 %86 = getelementptr i64, ptr %84, i64 %137
 %87 = load i64, ptr %86, align 8
 %88 = icmp slt i64 %87, 1
 %89 = icmp eq i64 %85, 0
 %90 = select i1 %88, i1 true, i1 %89
 %91 = select i1 %90, i1 true, i1 %136
 %92 = xor i1 %90, true
 %93 = select i1 %92, i1 true, i1 %136
 br i1 %91, label %108, label %94
94:
 %95 = icmp eq i64 %85, 1
 %96 = load i64, ptr %28, align 8
 %97 = inttoptr i64 %96 to ptr
 %98 = getelementptr double, ptr %97, i64 %137
 %99 = load double, ptr %98, align 8
 %100 = fneg nsz contract double %99
 %101 = tail call nsz contract double @llvm.fabs.f64(double %99)
 %102 = select i1 %95, double %100, double %101
 %103 = load i64, ptr %30, align 8
 %104 = inttoptr i64 %103 to ptr
 %105 = getelementptr double, ptr %104, i64 %137
 %106 = load double, ptr %105, align 8
 %107 = fcmp nsz contract ogt double %102, %106
 br label %108
108:
 %109 = phi i1 [ %136, %66 ], [ %136, %135 ], [ %93, %83 ], [ %107, %94 ]
 %110 = icmp eq i64 %7, %138
 br i1 %110, label %31, label %135
111:
 %112 = getelementptr i64, ptr %15, i64 %147
 %113 = load i64, ptr %112, align 8
 %114 = icmp eq i64 %113, 0
 br i1 %114, label %131, label %115
115:
 %116 = load i64, ptr %38, align 8
 %117 = load i64, ptr %40, align 8
 %118 = inttoptr i64 %117 to ptr
 %119 = load i64, ptr %42, align 8
 %120 = inttoptr i64 %119 to ptr
 %121 = getelementptr i64, ptr %120, i64 %144
 %122 = load i64, ptr %121, align 8
 %123 = icmp slt i64 %122, 0
 %124 = select i1 %123, i64 %116, i64 0
 %125 = getelementptr double, ptr %118, i64 %122
 %126 = getelementptr double, ptr %125, i64 %124
 %127 = load double, ptr %126, align 8
 %128 = fcmp nsz contract ogt double %127, 0.000000e+00
 br i1 %128, label %129, label %131
129:
 %130 = getelementptr i64, ptr %15, i64 %144
 store i64 3, ptr %130, align 8
 br label %131
131:
 %132 = icmp eq i64 %7, %145
 br i1 %132, label %133, label %143
133:
 %134 = phi i8 [ 0, %3 ], [ %32, %131 ]
 store i8 %134, ptr %0, align 1
 ret void
135:
 %136 = phi i1 [ false, %17 ], [ %109, %108 ]
 %137 = phi i64 [ 0, %17 ], [ %138, %108 ]
 %138 = add nuw nsw i64 %137, 1
 %139 = getelementptr i64, ptr %15, i64 %137
 store i64 0, ptr %139, align 8
 %140 = getelementptr i64, ptr %11, i64 %137
 %141 = load i64, ptr %140, align 8
 %142 = icmp eq i64 %141, 1
 br i1 %142, label %108, label %43
143:
 %144 = phi i64 [ 0, %31 ], [ %145, %131 ]
 %145 = add nuw nsw i64 %144, 1
 %146 = getelementptr i64, ptr %36, i64 %144
 %147 = load i64, ptr %146, align 8
 %148 = icmp sgt i64 %147, -1
 br i1 %148, label %111, label %131
}
define internal fastcc range(i32 0, 2) i32 @f128(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2) unnamed_addr {
3:
 %4 = add i64 %1, 72
 %5 = inttoptr i64 %4 to ptr
 %6 = load i64, ptr %5, align 8
 %7 = icmp slt i64 %6, 1
 br i1 %7, label %34, label %8
8:
 %9 = add i64 %2, 200
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = inttoptr i64 %11 to ptr
 %13 = add i64 %2, 272
 %14 = inttoptr i64 %13 to ptr
 %15 = add i64 %1, 240
 %16 = inttoptr i64 %15 to ptr
 br label %36
17:
 %18 = load i64, ptr %14, align 8
 %19 = inttoptr i64 %18 to ptr
 %20 = getelementptr double, ptr %19, i64 %39
 %21 = load double, ptr %20, align 8
 %22 = tail call nsz contract double @llvm.fabs.f64(double %21)
 %23 = load i64, ptr %16, align 8
 %24 = inttoptr i64 %23 to ptr
 %25 = getelementptr double, ptr %24, i64 %39
 %26 = load double, ptr %25, align 8
 %27 = fdiv nsz contract double %22, %26
 %28 = fcmp nsz contract ogt double %27, %38
 br i1 %28, label %29, label %30
29:
 br label %30
30:
 %31 = phi i64 [ %39, %29 ], [ %37, %17 ], [ %37, %36 ]
 %32 = phi double [ %27, %29 ], [ %38, %17 ], [ %38, %36 ]
 %33 = icmp eq i64 %40, %6
 br i1 %33, label %34, label %36
34:
 %35 = phi i64 [ 0, %3 ], [ %31, %30 ]
 store i64 %35, ptr %0, align 8
 ret i32 0
36:
 %37 = phi i64 [ 0, %8 ], [ %31, %30 ]
 %38 = phi double [ -1.000000e+00, %8 ], [ %32, %30 ]
 %39 = phi i64 [ 0, %8 ], [ %40, %30 ]
 %40 = add nuw nsw i64 %39, 1
 %41 = getelementptr i64, ptr %12, i64 %39
 %42 = load i64, ptr %41, align 8
 %43 = add i64 %42, -3
 %44 = icmp ult i64 %43, -2
 br i1 %44, label %30, label %17
}
define internal fastcc range(i32 0, 2) i32 @f129(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, double %4, double %5, i8 range(i8 0, 2) %6, i64 %7) unnamed_addr {
8:
 %9 = alloca ptr, align 8
 %10 = alloca i64, align 8
 %11 = alloca i8, align 1
 %12 = alloca double, align 8
 %13 = alloca i64, align 8
 store i64 0, ptr %13, align 8
 %14 = add i64 %2, 72
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = add i64 %3, 200
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = inttoptr i64 %19 to ptr
 %21 = add i64 %3, 88
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = add i64 %3, 80
 %25 = inttoptr i64 %24 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = inttoptr i64 %26 to ptr
 %28 = add i64 %3, 192
 %29 = inttoptr i64 %28 to ptr
 %30 = load i64, ptr %29, align 8
 %31 = add i64 %3, 176
 %32 = inttoptr i64 %31 to ptr
 %33 = load i64, ptr %32, align 8
 %34 = inttoptr i64 %33 to ptr
 %35 = mul i64 %30, 48
 %36 = getelementptr i8, ptr %34, i64 %35
 %37 = icmp sgt i64 %16, 0
 br i1 %37, label %38, label %95
38:
 %39 = add i64 %3, 272
 %40 = inttoptr i64 %39 to ptr
 %41 = load i64, ptr %40, align 8
 %42 = inttoptr i64 %41 to ptr
 %43 = add i64 %3, 224
 %44 = inttoptr i64 %43 to ptr
 %45 = load i64, ptr %44, align 8
 %46 = inttoptr i64 %45 to ptr
 %47 = add i64 %2, 80
 %48 = inttoptr i64 %47 to ptr
 %49 = icmp ne i64 %7, 2
 %50 = add i64 %2, 200
 %51 = inttoptr i64 %50 to ptr
 %52 = add i64 %2, 192
 %53 = inttoptr i64 %52 to ptr
 %54 = add i64 %2, 48
 %55 = inttoptr i64 %54 to ptr
 %56 = icmp eq i64 %7, 1
 br label %118
57:
 %58 = load i64, ptr %48, align 8
 %59 = inttoptr i64 %58 to ptr
 %60 = getelementptr i64, ptr %59, i64 %120
 %61 = load i64, ptr %60, align 8
 %62 = icmp sgt i64 %61, 0
 br i1 %62, label %63, label %115
63:
 %64 = load double, ptr %122, align 8
 %65 = fcmp nsz contract olt double %64, 0.000000e+00
 %66 = select i1 %65, i1 %49, i1 false
 br i1 %66, label %67, label %115
67:
 store double 0.000000e+00, ptr %12, align 8
 %68 = call fastcc i32 @f131(ptr %12, i64 %2, i64 %3, double %4, i64 %120)
 %69 = icmp eq i32 %68, 0
 %70 = load double, ptr %12, align 8
 br i1 %69, label %130, label %129
71:
 store double %70, ptr %125, align 8
 %72 = fcmp nsz contract ogt double %70, 0.000000e+00
 %73 = select i1 %119, i1 true, i1 %72
 br label %115
74:
 %75 = load double, ptr %124, align 8
 %76 = fmul nsz contract double %64, %70
 %77 = fadd nsz contract double %76, %75
 store double %77, ptr %124, align 8
 br label %115
78:
 %79 = add i64 %2, 80
 %80 = inttoptr i64 %79 to ptr
 %81 = load i64, ptr %80, align 8
 %82 = inttoptr i64 %81 to ptr
 br label %83
83:
 %84 = phi i64 [ 0, %78 ], [ %85, %83 ]
 %85 = add nuw nsw i64 %84, 1
 %86 = getelementptr i64, ptr %82, i64 %84
 %87 = load i64, ptr %86, align 8
 %88 = icmp sgt i64 %87, 0
 %89 = select i1 %88, double 1.000000e+00, double %5
 %90 = getelementptr double, ptr %36, i64 %84
 %91 = load double, ptr %90, align 8
 %92 = fmul nsz contract double %91, %89
 %93 = getelementptr double, ptr %34, i64 %84
 store double %92, ptr %93, align 8
 %94 = icmp eq i64 %85, %16
 br i1 %94, label %95, label %83
95:
 %96 = phi i1 [ false, %8 ], [ %116, %83 ]
 br label %104
97:
 br i1 %106, label %109, label %98
98:
 store i8 0, ptr %11, align 1
 call fastcc void @f134(ptr %11, i64 %2, i64 %3, ptr %27)
 %99 = load i8, ptr %11, align 1
 %100 = icmp eq i8 %99, 0
 br i1 %100, label %101, label %109
101:
 br label %104
102:
 br i1 %106, label %103, label %101
103:
 br label %112
104:
 %105 = phi i8 [ 1, %95 ], [ 0, %101 ]
 %106 = phi i1 [ false, %95 ], [ true, %101 ]
 call fastcc void @f133(ptr %9, i64 %2, i64 %3, i8 %105)
 store i64 0, ptr %10, align 8
 call fastcc void @f135(ptr %10, i64 %2, i64 %3, double %5, i8 range(i8 0, 2) %6, ptr %36, i64 %30, ptr %27, i64 %23)
 %107 = load i64, ptr %10, align 8
 %108 = icmp eq i64 %107, 0
 br i1 %108, label %97, label %102
109:
 br i1 %96, label %113, label %112
110:
 %111 = phi i32 [ 0, %112 ], [ 1, %129 ], [ 0, %113 ]
 ret i32 %111
112:
 store i64 %107, ptr %0, align 8
 br label %110
113:
 store i64 0, ptr %13, align 8
 call fastcc void @f132(ptr %13, i64 %2, i64 %3, double %5, i8 %6)
 %114 = load i64, ptr %13, align 8
 store i64 %114, ptr %0, align 8
 br label %110
115:
 %116 = phi i1 [ %73, %71 ], [ %119, %74 ], [ %119, %63 ], [ %119, %57 ], [ %119, %118 ]
 %117 = icmp eq i64 %121, %16
 br i1 %117, label %78, label %118
118:
 %119 = phi i1 [ false, %38 ], [ %116, %115 ]
 %120 = phi i64 [ 0, %38 ], [ %121, %115 ]
 %121 = add nuw nsw i64 %120, 1
 %122 = getelementptr double, ptr %42, i64 %120
 %123 = load double, ptr %122, align 8
 %124 = getelementptr double, ptr %36, i64 %120
 store double %123, ptr %124, align 8
 %125 = getelementptr double, ptr %46, i64 %120
 store double 0.000000e+00, ptr %125, align 8
 %126 = getelementptr i64, ptr %20, i64 %120
 %127 = load i64, ptr %126, align 8
 %128 = icmp eq i64 %127, 1
 br i1 %128, label %57, label %115
129:
 store ptr null, ptr %1, align 8
 br label %110
130:
 %131 = load i64, ptr %51, align 8
 %132 = load i64, ptr %53, align 8
 %133 = inttoptr i64 %132 to ptr
 %134 = load i64, ptr %55, align 8
 %135 = inttoptr i64 %134 to ptr
 %136 = getelementptr i64, ptr %135, i64 %120
 %137 = load i64, ptr %136, align 8
 %138 = icmp slt i64 %137, 0
 %139 = select i1 %138, i64 %131, i64 0
 %140 = getelementptr i64, ptr %133, i64 %137
 %141 = getelementptr i64, ptr %140, i64 %139
 %142 = load i64, ptr %141, align 8
 %143 = icmp ne i64 %142, 0
 %144 = select i1 %143, i1 true, i1 %56
 br i1 %144, label %71, label %74
}
define internal fastcc void @f130(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2) unnamed_addr {
3:
 %4 = add i64 %1, 72
 %5 = inttoptr i64 %4 to ptr
 %6 = load i64, ptr %5, align 8
 %7 = add i64 %2, 80
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = inttoptr i64 %9 to ptr
 %11 = icmp slt i64 %6, 1
 br i1 %11, label %50, label %12
12:
 %13 = add i64 %2, 320
 %14 = inttoptr i64 %13 to ptr
 %15 = add i64 %2, 304
 %16 = inttoptr i64 %15 to ptr
 %17 = add i64 %2, 272
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = inttoptr i64 %19 to ptr
 %21 = add i64 %2, 224
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %14, align 8
 %26 = load i64, ptr %16, align 8
 %27 = inttoptr i64 %26 to ptr
 br label %54
28:
 %29 = getelementptr double, ptr %20, i64 %57
 %30 = load double, ptr %29, align 8
 %31 = fmul nsz contract double %70, 5.000000e-01
 %32 = fadd nsz contract double %31, %30
 %33 = fneg nsz contract double %32
 %34 = getelementptr double, ptr %10, i64 %57
 %35 = load double, ptr %34, align 8
 %36 = fmul nsz contract double %35, %33
 %37 = getelementptr double, ptr %24, i64 %57
 store double %36, ptr %37, align 8
 %38 = fadd nsz contract double %56, %36
 %39 = load double, ptr %29, align 8
 %40 = tail call nsz contract double @llvm.fabs.f64(double %39)
 %41 = tail call nsz contract double @llvm.fabs.f64(double %70)
 %42 = fadd nsz contract double %41, %40
 %43 = load double, ptr %34, align 8
 %44 = tail call nsz contract double @llvm.fabs.f64(double %43)
 %45 = fmul nsz contract double %42, %44
 %46 = fadd nsz contract double %55, %45
 %47 = icmp eq i64 %6, %58
 br i1 %47, label %48, label %54
48:
 %49 = fmul nsz contract double %46, 0x3D719799812DEA11
 br label %50
50:
 %51 = phi double [ 0.000000e+00, %3 ], [ %38, %48 ]
 %52 = phi double [ 0.000000e+00, %3 ], [ %49, %48 ]
 store double %51, ptr %0, align 8
 %53 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store double %52, ptr %53, align 8
 ret void
54:
 %55 = phi double [ 0.000000e+00, %12 ], [ %46, %28 ]
 %56 = phi double [ 0.000000e+00, %12 ], [ %38, %28 ]
 %57 = phi i64 [ 0, %12 ], [ %58, %28 ]
 %58 = add nuw nsw i64 %57, 1
 %59 = mul i64 %57, %25
 %60 = getelementptr double, ptr %27, i64 %59
 br label %61
61:
 %62 = phi double [ 0.000000e+00, %54 ], [ %70, %61 ]
 %63 = phi i64 [ 0, %54 ], [ %64, %61 ]
 %64 = add nuw nsw i64 %63, 1
 %65 = getelementptr double, ptr %60, i64 %63
 %66 = load double, ptr %65, align 8
 %67 = getelementptr double, ptr %10, i64 %63
 %68 = load double, ptr %67, align 8
 %69 = fmul nsz contract double %66, %68
 %70 = fadd nsz contract double %62, %69
 %71 = icmp eq i64 %6, %64
 br i1 %71, label %28, label %61
}
define internal fastcc range(i32 0, 2) i32 @f131(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3, i64 %4) unnamed_addr {
5:
 %6 = add i64 %1, 152
 %7 = inttoptr i64 %6 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = add i64 %1, 144
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = inttoptr i64 %11 to ptr
 %13 = add i64 %1, 56
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = add i64 %1, 48
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = inttoptr i64 %18 to ptr
 %20 = icmp slt i64 %4, 0
 %21 = select i1 %20, i64 %15, i64 0
 %22 = getelementptr i64, ptr %19, i64 %4
 %23 = getelementptr i64, ptr %22, i64 %21
 %24 = load i64, ptr %23, align 8
 %25 = icmp slt i64 %24, 0
 %26 = select i1 %25, i64 %8, i64 0
 %27 = getelementptr double, ptr %12, i64 %24
 %28 = getelementptr double, ptr %27, i64 %26
 %29 = load double, ptr %28, align 8
 %30 = fcmp nsz contract ugt double %29, 0.000000e+00
 br i1 %30, label %31, label %57
31:
 %32 = add i64 %2, 272
 %33 = inttoptr i64 %32 to ptr
 %34 = load i64, ptr %33, align 8
 %35 = inttoptr i64 %34 to ptr
 %36 = getelementptr double, ptr %35, i64 %4
 %37 = add i64 %2, 280
 %38 = inttoptr i64 %37 to ptr
 %39 = load i64, ptr %38, align 8
 %40 = select i1 %20, i64 %39, i64 0
 %41 = getelementptr double, ptr %36, i64 %40
 %42 = load double, ptr %41, align 8
 %43 = fneg nsz contract double %42
 %44 = fmul nsz contract double %29, %43
 %45 = add i64 %1, 248
 %46 = inttoptr i64 %45 to ptr
 %47 = load i64, ptr %46, align 8
 %48 = add i64 %1, 240
 %49 = inttoptr i64 %48 to ptr
 %50 = load i64, ptr %49, align 8
 %51 = inttoptr i64 %50 to ptr
 %52 = select i1 %20, i64 %47, i64 0
 %53 = getelementptr double, ptr %51, i64 %4
 %54 = getelementptr double, ptr %53, i64 %52
 %55 = load double, ptr %54, align 8
 %56 = fcmp nsz contract olt double %44, %55
 br i1 %56, label %57, label %59
57:
 %58 = phi double [ %29, %123 ], [ 0.000000e+00, %124 ], [ 0.000000e+00, %5 ], [ 0.000000e+00, %31 ], [ 0.000000e+00, %113 ]
 store double %58, ptr %0, align 8
 ret i32 0
59:
 %60 = add i64 %1, 88
 %61 = inttoptr i64 %60 to ptr
 %62 = load i64, ptr %61, align 8
 %63 = add i64 %1, 80
 %64 = inttoptr i64 %63 to ptr
 %65 = load i64, ptr %64, align 8
 %66 = inttoptr i64 %65 to ptr
 %67 = select i1 %20, i64 %62, i64 0
 %68 = getelementptr i64, ptr %66, i64 %4
 %69 = getelementptr i64, ptr %68, i64 %67
 %70 = load i64, ptr %69, align 8
 %71 = icmp eq i64 %70, 2
 br i1 %71, label %72, label %83
72:
 %73 = phi double [ %79, %72 ], [ 1.000000e+00, %59 ]
 %74 = phi double [ %81, %72 ], [ %44, %59 ]
 %75 = phi i64 [ %80, %72 ], [ 2, %59 ]
 %76 = and i64 %75, 1
 %77 = icmp eq i64 %76, 0
 %78 = fmul nsz contract double %73, %74
 %79 = select i1 %77, double %73, double %78
 %80 = lshr i64 %75, 1
 %81 = fmul nsz contract double %74, %74
 %82 = icmp eq i64 %80, 0
 br i1 %82, label %124, label %72
83:
 %84 = add i64 %2, 104
 %85 = inttoptr i64 %84 to ptr
 %86 = load i64, ptr %85, align 8
 %87 = add i64 %2, 96
 %88 = inttoptr i64 %87 to ptr
 %89 = load i64, ptr %88, align 8
 %90 = inttoptr i64 %89 to ptr
 %91 = select i1 %20, i64 %86, i64 0
 %92 = getelementptr double, ptr %90, i64 %4
 %93 = getelementptr double, ptr %92, i64 %91
 %94 = load double, ptr %93, align 8
 %95 = fsub nsz contract double %3, %94
 %96 = add i64 %2, 120
 %97 = inttoptr i64 %96 to ptr
 %98 = load i64, ptr %97, align 8
 %99 = add i64 %2, 112
 %100 = inttoptr i64 %99 to ptr
 %101 = load i64, ptr %100, align 8
 %102 = inttoptr i64 %101 to ptr
 %103 = select i1 %20, i64 %98, i64 0
 %104 = getelementptr double, ptr %102, i64 %4
 %105 = getelementptr double, ptr %104, i64 %103
 %106 = load double, ptr %105, align 8
 %107 = fcmp nsz contract ogt double %95, 0.000000e+00
 %108 = fcmp nsz contract olt double %95, %106
 %109 = fsub nsz contract double %106, %106
 %110 = fcmp nsz contract ord double %109, 0.000000e+00
 %111 = and i1 %108, %110
 %112 = select i1 %107, i1 %111, i1 false
 br i1 %112, label %113, label %123
113:
 %114 = fdiv nsz contract double %95, %106
 %115 = fmul nsz contract double %95, %114
 %116 = fsub nsz contract double 1.000000e+00, %114
 %117 = fdiv nsz contract double %115, %116
 %118 = add i64 %1, 288
 %119 = inttoptr i64 %118 to ptr
 %120 = load double, ptr %119, align 8
 %121 = fmul nsz contract double %120, 0x3D719799812DEA11
 %122 = fcmp nsz contract olt double %117, %121
 br i1 %122, label %57, label %123
123:
 br label %57
124:
 %125 = add i64 %2, 296
 %126 = inttoptr i64 %125 to ptr
 %127 = load i64, ptr %126, align 8
 %128 = add i64 %2, 288
 %129 = inttoptr i64 %128 to ptr
 %130 = load i64, ptr %129, align 8
 %131 = inttoptr i64 %130 to ptr
 %132 = select i1 %20, i64 %127, i64 0
 %133 = getelementptr double, ptr %131, i64 %4
 %134 = getelementptr double, ptr %133, i64 %132
 %135 = load double, ptr %134, align 8
 %136 = fmul nsz contract double %135, -2.000000e+00
 %137 = add i64 %2, 264
 %138 = inttoptr i64 %137 to ptr
 %139 = load i64, ptr %138, align 8
 %140 = add i64 %2, 256
 %141 = inttoptr i64 %140 to ptr
 %142 = load i64, ptr %141, align 8
 %143 = inttoptr i64 %142 to ptr
 %144 = select i1 %20, i64 %139, i64 0
 %145 = getelementptr double, ptr %143, i64 %4
 %146 = getelementptr double, ptr %145, i64 %144
 %147 = load double, ptr %146, align 8
 %148 = tail call nsz contract double @llvm.fabs.f64(double %147)
 %149 = fmul nsz contract double %136, %148
 %150 = fcmp nsz contract olt double %79, %149
 br i1 %150, label %57, label %83
}
define internal fastcc void @f132(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3, i8 range(i8 0, 2) %4) unnamed_addr {
5:
 %6 = alloca i64, align 8
 %7 = add i64 %1, 72
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = add i64 %2, 200
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = inttoptr i64 %12 to ptr
 %14 = add i64 %2, 80
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = inttoptr i64 %16 to ptr
 %18 = add i64 %2, 192
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = add i64 %2, 176
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = inttoptr i64 %23 to ptr
 %25 = mul i64 %20, 48
 %26 = getelementptr i8, ptr %24, i64 %25
 %27 = mul i64 %20, 56
 %28 = getelementptr i8, ptr %24, i64 %27
 %29 = icmp sgt i64 %9, 0
 br i1 %29, label %30, label %117
30:
 %31 = add i64 %2, 224
 %32 = inttoptr i64 %31 to ptr
 br label %122
33:
 %34 = add i64 %2, 320
 %35 = inttoptr i64 %34 to ptr
 %36 = add i64 %2, 304
 %37 = inttoptr i64 %36 to ptr
 %38 = load i64, ptr %35, align 8
 %39 = load i64, ptr %37, align 8
 %40 = inttoptr i64 %39 to ptr
 br label %128
41:
 %42 = load i64, ptr %32, align 8
 %43 = inttoptr i64 %42 to ptr
 %44 = getelementptr double, ptr %43, i64 %123
 %45 = load double, ptr %44, align 8
 %46 = getelementptr double, ptr %17, i64 %123
 %47 = load double, ptr %46, align 8
 %48 = fmul nsz contract double %45, %47
 br label %49
49:
 %50 = phi double [ %48, %41 ], [ 0.000000e+00, %122 ]
 %51 = getelementptr double, ptr %28, i64 %123
 store double %50, ptr %51, align 8
 %52 = icmp eq i64 %9, %124
 br i1 %52, label %33, label %122
53:
 %54 = icmp eq i64 %9, %130
 br i1 %54, label %55, label %128
55:
 %56 = add i64 %1, 80
 %57 = inttoptr i64 %56 to ptr
 %58 = load i64, ptr %57, align 8
 %59 = inttoptr i64 %58 to ptr
 br label %60
60:
 %61 = phi i64 [ 0, %55 ], [ %62, %60 ]
 %62 = add nuw nsw i64 %61, 1
 %63 = getelementptr i64, ptr %59, i64 %61
 %64 = load i64, ptr %63, align 8
 %65 = icmp sgt i64 %64, 0
 %66 = select i1 %65, double 1.000000e+00, double %3
 %67 = getelementptr double, ptr %26, i64 %61
 %68 = load double, ptr %67, align 8
 %69 = fmul nsz contract double %68, %66
 %70 = getelementptr double, ptr %24, i64 %61
 store double %69, ptr %70, align 8
 %71 = icmp eq i64 %62, %9
 br i1 %71, label %149, label %60
72:
 %73 = add i64 %2, 64
 %74 = inttoptr i64 %73 to ptr
 %75 = add i64 %1, 184
 %76 = inttoptr i64 %75 to ptr
 %77 = add i64 %1, 176
 %78 = inttoptr i64 %77 to ptr
 %79 = add i64 %1, 48
 %80 = inttoptr i64 %79 to ptr
 %81 = add i64 %1, 96
 %82 = inttoptr i64 %81 to ptr
 %83 = getelementptr double, ptr %24, i64 %20
 %84 = shl i64 %20, 4
 %85 = getelementptr i8, ptr %24, i64 %84
 br label %158
86:
 store i64 3, ptr %161, align 8
 %87 = load i64, ptr %74, align 8
 %88 = inttoptr i64 %87 to ptr
 %89 = getelementptr double, ptr %88, i64 %159
 store double 1.000000e+00, ptr %89, align 8
 %90 = load i64, ptr %76, align 8
 %91 = load i64, ptr %78, align 8
 %92 = inttoptr i64 %91 to ptr
 %93 = load i64, ptr %80, align 8
 %94 = inttoptr i64 %93 to ptr
 %95 = getelementptr i64, ptr %94, i64 %159
 %96 = load i64, ptr %95, align 8
 %97 = icmp slt i64 %96, 0
 %98 = select i1 %97, i64 %90, i64 0
 %99 = getelementptr double, ptr %92, i64 %96
 %100 = getelementptr double, ptr %99, i64 %98
 %101 = load double, ptr %100, align 8
 %102 = fneg nsz contract double %101
 %103 = load i64, ptr %82, align 8
 %104 = inttoptr i64 %103 to ptr
 %105 = getelementptr i64, ptr %104, i64 %159
 %106 = load i64, ptr %105, align 8
 %107 = icmp slt i64 %106, 0
 %108 = select i1 %107, i64 %20, i64 0
 %109 = getelementptr double, ptr %28, i64 %106
 %110 = getelementptr double, ptr %109, i64 %108
 %111 = load double, ptr %110, align 8
 %112 = fmul nsz contract double %111, %102
 %113 = getelementptr double, ptr %83, i64 %159
 store double %102, ptr %113, align 8
 %114 = getelementptr double, ptr %85, i64 %159
 store double %112, ptr %114, align 8
 br label %115
115:
 %116 = icmp eq i64 %9, %160
 br i1 %116, label %117, label %158
117:
 store i64 0, ptr %6, align 8
 call fastcc void @f135(ptr %6, i64 %1, i64 %2, double %3, i8 %4, ptr %26, i64 %20, ptr %28, i64 %20)
 %118 = load i64, ptr %6, align 8
 %119 = icmp eq i64 %118, 0
 %120 = and i1 %119, %29
 br i1 %120, label %164, label %121
121:
 store i64 %118, ptr %0, align 8
 ret void
122:
 %123 = phi i64 [ 0, %30 ], [ %124, %49 ]
 %124 = add nuw nsw i64 %123, 1
 %125 = getelementptr i64, ptr %13, i64 %123
 %126 = load i64, ptr %125, align 8
 %127 = icmp eq i64 %126, 1
 br i1 %127, label %41, label %49
128:
 %129 = phi i64 [ 0, %33 ], [ %130, %53 ]
 %130 = add nuw nsw i64 %129, 1
 %131 = getelementptr double, ptr %26, i64 %129
 %132 = mul i64 %129, %38
 %133 = getelementptr double, ptr %40, i64 %132
 %134 = load double, ptr %131, align 8
 br label %135
135:
 %136 = phi double [ %134, %128 ], [ %147, %135 ]
 %137 = phi i64 [ 0, %128 ], [ %138, %135 ]
 %138 = add nuw nsw i64 %137, 1
 %139 = getelementptr double, ptr %133, i64 %137
 %140 = load double, ptr %139, align 8
 %141 = getelementptr double, ptr %17, i64 %137
 %142 = load double, ptr %141, align 8
 %143 = getelementptr double, ptr %28, i64 %137
 %144 = load double, ptr %143, align 8
 %145 = fadd nsz contract double %142, %144
 %146 = fmul nsz contract double %140, %145
 %147 = fadd nsz contract double %136, %146
 store double %147, ptr %131, align 8
 %148 = icmp eq i64 %9, %138
 br i1 %148, label %53, label %135
149:
 %150 = phi i64 [ %151, %149 ], [ 0, %60 ]
 %151 = add nuw nsw i64 %150, 1
 %152 = getelementptr double, ptr %17, i64 %150
 %153 = load double, ptr %152, align 8
 %154 = getelementptr double, ptr %28, i64 %150
 %155 = load double, ptr %154, align 8
 %156 = fadd nsz contract double %153, %155
 store double %156, ptr %152, align 8
 %157 = icmp eq i64 %9, %151
 br i1 %157, label %72, label %149
158:
 %159 = phi i64 [ 0, %72 ], [ %160, %115 ]
 %160 = add nuw nsw i64 %159, 1
 %161 = getelementptr i64, ptr %13, i64 %159
 %162 = load i64, ptr %161, align 8
 %163 = icmp sgt i64 %162, 2
 br i1 %163, label %86, label %115
164:
 %165 = phi i64 [ %166, %164 ], [ 0, %117 ]
 %166 = add nuw nsw i64 %165, 1
 %167 = getelementptr double, ptr %17, i64 %165
 %168 = load double, ptr %167, align 8
 %169 = getelementptr double, ptr %28, i64 %165
 %170 = load double, ptr %169, align 8
 %171 = fadd nsz contract double %168, %170
 store double %171, ptr %167, align 8
 %172 = icmp eq i64 %9, %166
 br i1 %172, label %121, label %164
}
define internal fastcc void @f133(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i8 range(i8 0, 2) %3) unnamed_addr {
4:
 %5 = icmp eq i8 %3, 0
 %6 = add i64 %1, 72
 %7 = inttoptr i64 %6 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = add i64 %2, 200
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = inttoptr i64 %11 to ptr
 %13 = add i64 %2, 192
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = add i64 %2, 176
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = inttoptr i64 %18 to ptr
 %20 = getelementptr double, ptr %19, i64 %15
 %21 = shl i64 %15, 4
 %22 = getelementptr i8, ptr %19, i64 %21
 %23 = icmp slt i64 %8, 1
 br i1 %23, label %88, label %24
24:
 %25 = add i64 %1, 184
 %26 = inttoptr i64 %25 to ptr
 %27 = add i64 %1, 176
 %28 = inttoptr i64 %27 to ptr
 %29 = add i64 %1, 48
 %30 = inttoptr i64 %29 to ptr
 %31 = add i64 %2, 272
 %32 = inttoptr i64 %31 to ptr
 %33 = add i64 %1, 240
 %34 = inttoptr i64 %33 to ptr
 %35 = add i64 %1, 112
 %36 = inttoptr i64 %35 to ptr
 %37 = add i64 %2, 64
 %38 = inttoptr i64 %37 to ptr
 br label %89
39:
 %40 = load i64, ptr %26, align 8
 %41 = load i64, ptr %28, align 8
 %42 = inttoptr i64 %41 to ptr
 %43 = load i64, ptr %30, align 8
 %44 = inttoptr i64 %43 to ptr
 %45 = getelementptr i64, ptr %44, i64 %90
 %46 = load i64, ptr %45, align 8
 %47 = icmp slt i64 %46, 0
 %48 = select i1 %47, i64 %40, i64 0
 %49 = getelementptr double, ptr %42, i64 %46
 %50 = getelementptr double, ptr %49, i64 %48
 %51 = load double, ptr %50, align 8
 %52 = load i64, ptr %32, align 8
 %53 = inttoptr i64 %52 to ptr
 br i1 %5, label %71, label %54
54:
 %55 = getelementptr double, ptr %53, i64 %90
 %56 = load double, ptr %55, align 8
 %57 = tail call nsz contract double @llvm.fabs.f64(double %56)
 %58 = load i64, ptr %34, align 8
 %59 = inttoptr i64 %58 to ptr
 %60 = getelementptr double, ptr %59, i64 %90
 %61 = load double, ptr %60, align 8
 %62 = fcmp nsz contract ogt double %57, %61
 br i1 %62, label %63, label %71
63:
 %64 = load i64, ptr %36, align 8
 %65 = inttoptr i64 %64 to ptr
 %66 = getelementptr i64, ptr %65, i64 %90
 %67 = load i64, ptr %66, align 8
 %68 = freeze i64 %67
 %69 = icmp sgt i64 %68, -1
 %70 = select i1 %69, i64 3, i64 4
 br label %71
71:
 %72 = phi i1 [ true, %54 ], [ %69, %63 ], [ true, %39 ]
 %73 = phi i64 [ 3, %54 ], [ %70, %63 ], [ 3, %39 ]
 store i64 %73, ptr %92, align 8
 %74 = getelementptr double, ptr %53, i64 %90
 %75 = load double, ptr %74, align 8
 %76 = fcmp nsz contract oge double %75, 0.000000e+00
 %77 = or i1 %72, %76
 %78 = select i1 %77, double 1.000000e+00, double -1.000000e+00
 %79 = load i64, ptr %38, align 8
 %80 = inttoptr i64 %79 to ptr
 %81 = getelementptr double, ptr %80, i64 %90
 store double %78, ptr %81, align 8
 %82 = fneg nsz contract double %51
 %83 = fmul nsz contract double %78, %82
 %84 = getelementptr double, ptr %20, i64 %90
 store double %83, ptr %84, align 8
 %85 = getelementptr double, ptr %22, i64 %90
 store double 0.000000e+00, ptr %85, align 8
 br label %86
86:
 %87 = icmp eq i64 %91, %8
 br i1 %87, label %88, label %89
88:
 store ptr null, ptr %0, align 8
 ret void
89:
 %90 = phi i64 [ 0, %24 ], [ %91, %86 ]
 %91 = add nuw nsw i64 %90, 1
 %92 = getelementptr i64, ptr %12, i64 %90
 %93 = load i64, ptr %92, align 8
 %94 = icmp sgt i64 %93, 2
 br i1 %94, label %39, label %86
}
define internal fastcc void @f134(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, ptr readonly captures(none) %3) unnamed_addr {
4:
 %5 = add i64 %1, 72
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = add i64 %2, 216
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = add i64 %2, 200
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = inttoptr i64 %13 to ptr
 %15 = getelementptr i64, ptr %14, i64 %10
 %16 = icmp slt i64 %7, 1
 br i1 %16, label %47, label %17
17:
 %18 = add i64 %2, 272
 %19 = inttoptr i64 %18 to ptr
 %20 = add i64 %2, 320
 %21 = inttoptr i64 %20 to ptr
 %22 = add i64 %2, 304
 %23 = inttoptr i64 %22 to ptr
 %24 = add i64 %2, 64
 %25 = inttoptr i64 %24 to ptr
 br label %51
26:
 %27 = getelementptr i64, ptr %15, i64 %52
 %28 = load i64, ptr %27, align 8
 %29 = icmp sgt i64 %28, 1
 br i1 %29, label %30, label %49
30:
 %31 = load i64, ptr %19, align 8
 %32 = inttoptr i64 %31 to ptr
 %33 = getelementptr double, ptr %32, i64 %52
 %34 = load double, ptr %33, align 8
 %35 = load i64, ptr %21, align 8
 %36 = load i64, ptr %23, align 8
 %37 = inttoptr i64 %36 to ptr
 %38 = mul i64 %52, %35
 %39 = getelementptr double, ptr %37, i64 %38
 br label %57
40:
 %41 = load i64, ptr %25, align 8
 %42 = inttoptr i64 %41 to ptr
 %43 = getelementptr double, ptr %42, i64 %52
 %44 = load double, ptr %43, align 8
 %45 = fmul nsz contract double %66, %44
 %46 = fcmp nsz contract olt double %45, 0.000000e+00
 br i1 %46, label %47, label %49
47:
 %48 = phi i8 [ 1, %4 ], [ 1, %49 ], [ 0, %40 ]
 store i8 %48, ptr %0, align 1
 ret void
49:
 %50 = icmp eq i64 %7, %53
 br i1 %50, label %47, label %51
51:
 %52 = phi i64 [ 0, %17 ], [ %53, %49 ]
 %53 = add nuw nsw i64 %52, 1
 %54 = getelementptr i64, ptr %14, i64 %52
 %55 = load i64, ptr %54, align 8
 %56 = icmp eq i64 %55, 4
 br i1 %56, label %26, label %49
57:
 %58 = phi double [ %34, %30 ], [ %66, %57 ]
 %59 = phi i64 [ 0, %30 ], [ %60, %57 ]
 %60 = add nuw nsw i64 %59, 1
 %61 = getelementptr double, ptr %39, i64 %59
 %62 = load double, ptr %61, align 8
 %63 = getelementptr double, ptr %3, i64 %59
 %64 = load double, ptr %63, align 8
 %65 = fmul nsz contract double %62, %64
 %66 = fadd nsz contract double %58, %65
 %67 = icmp eq i64 %7, %60
 br i1 %67, label %40, label %57
}
define internal fastcc void @f135(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3, i8 range(i8 0, 2) %4, ptr readonly captures(none) %5, i64 %6, ptr captures(none) %7, i64 %8) unnamed_addr {
9:
 %10 = alloca i64, align 8
 %11 = alloca i64, align 8
 %12 = alloca i64, align 8
 %13 = alloca ptr, align 8
 %14 = alloca i64, align 8
 store i64 0, ptr %14, align 8
 %15 = alloca i8, align 1
 store i8 0, ptr %15, align 1
 %16 = alloca ptr, align 8
 %17 = alloca i8, align 1
 store i8 0, ptr %17, align 1
 %18 = alloca ptr, align 8
 %19 = alloca i64, align 8
 %20 = add i64 %2, 192
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = add i64 %2, 176
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = inttoptr i64 %25 to ptr
 %27 = mul i64 %22, 72
 %28 = getelementptr i8, ptr %26, i64 %27
 store i64 0, ptr %10, align 8
 call fastcc void @f96(ptr %10, i64 %1, i64 %2, double %3, i8 %4)
 %29 = load i64, ptr %10, align 8
 %30 = add i64 %1, 72
 %31 = inttoptr i64 %30 to ptr
 %32 = load i64, ptr %31, align 8
 %33 = icmp slt i64 %32, 1
 br i1 %33, label %65, label %34
34:
 %35 = add i64 %2, 744
 %36 = inttoptr i64 %35 to ptr
 %37 = load i64, ptr %36, align 8
 %38 = inttoptr i64 %37 to ptr
 %39 = add i64 %1, 112
 %40 = inttoptr i64 %39 to ptr
 %41 = add i64 %2, 216
 %42 = inttoptr i64 %41 to ptr
 %43 = add i64 %2, 200
 %44 = inttoptr i64 %43 to ptr
 br label %122
45:
 %46 = load i64, ptr %40, align 8
 %47 = inttoptr i64 %46 to ptr
 %48 = getelementptr i64, ptr %47, i64 %124
 %49 = load i64, ptr %48, align 8
 %50 = icmp sgt i64 %49, -1
 br i1 %50, label %51, label %62
51:
 %52 = load i64, ptr %44, align 8
 %53 = inttoptr i64 %52 to ptr
 %54 = getelementptr i64, ptr %53, i64 %124
 %55 = load i64, ptr %54, align 8
 %56 = icmp eq i64 %55, 3
 br label %57
57:
 %58 = phi i1 [ true, %122 ], [ %56, %51 ]
 %59 = icmp eq i64 %125, %32
 br i1 %59, label %64, label %60
60:
 %61 = phi i1 [ %58, %57 ], [ false, %62 ]
 br label %122
62:
 %63 = icmp eq i64 %125, %32
 br i1 %63, label %65, label %60
64:
 br i1 %58, label %67, label %65
65:
 %66 = icmp eq i64 %29, 0
 br i1 %66, label %109, label %112
67:
 %68 = icmp eq i64 %29, 0
 br i1 %68, label %69, label %70
69:
 call fastcc void @f74(ptr %12, i64 %1, i64 %2, ptr %5, i64 %6, ptr %7, i64 %8)
 br label %70
70:
 call fastcc void @f97(ptr %13, i64 %1, i64 %2, double %3, i8 %4)
 store i64 0, ptr %14, align 8
 call fastcc void @f101(ptr %14, i64 %1, i64 %2, double %3)
 %71 = load i64, ptr %14, align 8
 %72 = load i64, ptr %42, align 8
 %73 = load i64, ptr %44, align 8
 %74 = inttoptr i64 %73 to ptr
 %75 = shl i64 %72, 5
 %76 = getelementptr i8, ptr %74, i64 %75
 %77 = icmp slt i64 %71, 1
 br i1 %77, label %98, label %78
78:
 %79 = mul i64 %22, 24
 %80 = getelementptr i8, ptr %26, i64 %79
 br label %127
81:
 %82 = getelementptr i64, ptr %76, i64 %128
 %83 = load i64, ptr %82, align 8
 %84 = icmp slt i64 %83, 0
 %85 = select i1 %84, i64 %8, i64 0
 %86 = getelementptr double, ptr %7, i64 %83
 %87 = getelementptr double, ptr %86, i64 %85
 %88 = load double, ptr %87, align 8
 %89 = select i1 %84, i64 %22, i64 0
 %90 = getelementptr double, ptr %80, i64 %83
 %91 = getelementptr double, ptr %90, i64 %89
 %92 = load double, ptr %91, align 8
 %93 = fdiv nsz contract double %88, %92
 br label %94
94:
 %95 = phi double [ %93, %81 ], [ 0.000000e+00, %127 ]
 %96 = getelementptr double, ptr %28, i64 %128
 store double %95, ptr %96, align 8
 %97 = icmp eq i64 %71, %129
 br i1 %97, label %98, label %127
98:
 br i1 %68, label %99, label %103
99:
 store i8 0, ptr %15, align 1
 call fastcc void @f98(ptr %15, i64 %1, i64 %2, i64 %71, ptr %28, i64 %22)
 %100 = load i8, ptr %15, align 1
 %101 = freeze i8 %100
 %102 = icmp eq i8 %101, 0
 br i1 %102, label %103, label %114
103:
 br label %130
104:
 %105 = icmp samesign ugt i64 %131, 1
 br i1 %105, label %130, label %112
106:
 store i8 0, ptr %17, align 1
 call fastcc void @f98(ptr %17, i64 %1, i64 %2, i64 %71, ptr %28, i64 %22)
 %107 = load i8, ptr %17, align 1
 %108 = icmp eq i8 %107, 0
 br i1 %108, label %104, label %114
109:
 %110 = phi ptr [ %19, %121 ], [ %11, %65 ]
 %111 = phi i64 [ 0, %121 ], [ %29, %65 ]
 call fastcc void @f74(ptr %110, i64 %1, i64 %2, ptr %5, i64 %6, ptr %7, i64 %8)
 br label %112
112:
 %113 = phi i64 [ %111, %109 ], [ %29, %65 ], [ 1, %104 ]
 store i64 %113, ptr %0, align 8
 ret void
114:
 br i1 %77, label %121, label %115
115:
 %116 = mul i64 %22, 24
 %117 = getelementptr i8, ptr %26, i64 %116
 %118 = add i64 %2, 752
 %119 = inttoptr i64 %118 to ptr
 %120 = load i64, ptr %119, align 8
 br label %147
121:
 call fastcc void @f100(ptr %18, i64 %1, i64 %2, i64 %71, ptr %28, i64 %22)
 br label %109
122:
 %123 = phi i1 [ false, %34 ], [ %61, %60 ]
 %124 = phi i64 [ 0, %34 ], [ %125, %60 ]
 %125 = add nuw nsw i64 %124, 1
 %126 = getelementptr double, ptr %38, i64 %124
 store double 0.000000e+00, ptr %126, align 8
 br i1 %123, label %57, label %45
127:
 %128 = phi i64 [ 0, %78 ], [ %129, %94 ]
 %129 = add nuw nsw i64 %128, 1
 br i1 %68, label %81, label %94
130:
 %131 = phi i64 [ %132, %104 ], [ 3, %103 ]
 %132 = add nsw i64 %131, -1
 br i1 %77, label %142, label %133
133:
 %134 = phi i64 [ %135, %133 ], [ 0, %130 ]
 %135 = add nuw nsw i64 %134, 1
 %136 = getelementptr double, ptr %28, i64 %134
 %137 = load double, ptr %136, align 8
 %138 = fsub nsz contract double %137, %137
 %139 = fcmp nsz contract ord double %138, 0.000000e+00
 %140 = select i1 %139, double %137, double 0.000000e+00
 store double %140, ptr %136, align 8
 %141 = icmp eq i64 %71, %135
 br i1 %141, label %142, label %133
142:
 br label %143
143:
 %144 = phi i64 [ %145, %143 ], [ 400, %142 ]
 %145 = add nsw i64 %144, -1
 call fastcc void @f99(ptr %16, i64 %1, i64 %2, i64 %71, ptr %28, i64 %22)
 %146 = icmp samesign ugt i64 %144, 1
 br i1 %146, label %143, label %106
147:
 %148 = phi i64 [ 0, %115 ], [ %149, %147 ]
 %149 = add nuw nsw i64 %148, 1
 %150 = getelementptr double, ptr %28, i64 %148
 %151 = load double, ptr %150, align 8
 %152 = getelementptr i64, ptr %76, i64 %148
 %153 = load i64, ptr %152, align 8
 %154 = icmp slt i64 %153, 0
 %155 = select i1 %154, i64 %22, i64 0
 %156 = getelementptr double, ptr %117, i64 %153
 %157 = getelementptr double, ptr %156, i64 %155
 %158 = load double, ptr %157, align 8
 %159 = fmul nsz contract double %151, %158
 %160 = select i1 %154, i64 %120, i64 0
 %161 = getelementptr double, ptr %38, i64 %153
 %162 = getelementptr double, ptr %161, i64 %160
 store double %159, ptr %162, align 8
 %163 = icmp eq i64 %71, %149
 br i1 %163, label %121, label %147
}
define i64 @advance(i64 %0, i64 %1) {
2:
 %3 = alloca ptr, align 8
 %4 = alloca ptr, align 8
 %5 = add i64 %0, 312
 %6 = add i64 %0, 624
 %7 = add i64 %0, 944
 %8 = add i64 %0, 1416
 call fastcc void @f4(ptr %3, ptr %4, i64 %0, i64 %5, i64 %6, i64 %7, i64 %8, i64 %1)
 ret i64 0
}
define internal fastcc void @f136(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9) unnamed_addr {
10:
 %11 = alloca i8, align 1
 %12 = alloca ptr, align 8
 store ptr null, ptr %12, align 8
 %13 = alloca i8, align 1
 %14 = alloca ptr, align 8
 %15 = alloca { double, i8 }, align 8
 store double 0.000000e+00, ptr %15, align 8
 %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
 store i8 0, ptr %16, align 8
 %17 = alloca ptr, align 8
 %18 = alloca ptr, align 8
 store ptr null, ptr %18, align 8
 %19 = add i64 %4, 304
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = inttoptr i64 %21 to ptr
 %23 = icmp sgt i64 %9, -1
 br i1 %23, label %24, label %117
24:
 %25 = add nuw nsw i64 %9, 1
 %26 = add i64 %6, 1056
 %27 = inttoptr i64 %26 to ptr
 %28 = load i64, ptr %27, align 8
 %29 = inttoptr i64 %28 to ptr
 %30 = getelementptr inbounds nuw i8, ptr %22, i64 72
 %31 = getelementptr inbounds nuw i8, ptr %29, i64 32
 %32 = add i64 %7, 568
 %33 = inttoptr i64 %32 to ptr
 %34 = getelementptr inbounds nuw i8, ptr %29, i64 48
 %35 = getelementptr inbounds nuw i8, ptr %29, i64 112
 %36 = getelementptr inbounds nuw i8, ptr %29, i64 120
 %37 = add i64 %2, 232
 %38 = inttoptr i64 %37 to ptr
 %39 = add i64 %2, 240
 %40 = inttoptr i64 %39 to ptr
 %41 = add i64 %2, 224
 %42 = inttoptr i64 %41 to ptr
 %43 = add i64 %2, 200
 %44 = inttoptr i64 %43 to ptr
 %45 = getelementptr inbounds nuw i8, ptr %22, i64 8
 br label %120
46:
 ret void
47:
 store ptr null, ptr %0, align 8
 br label %46
48:
 %49 = load i64, ptr %31, align 1
 %50 = icmp eq i64 %49, 0
 br i1 %50, label %60, label %51
51:
 store i8 0, ptr %11, align 1
 %52 = call fastcc i32 @f6(ptr %11, ptr %12, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6)
 %53 = icmp eq i32 %52, 0
 br i1 %53, label %129, label %127
54:
 store ptr null, ptr %0, align 8
 br label %46
55:
 %56 = load i64, ptr %33, align 8
 %57 = inttoptr i64 %56 to ptr
 %58 = getelementptr inbounds nuw i8, ptr %57, i64 8
 store double 0.000000e+00, ptr %58, align 1
 %59 = getelementptr inbounds nuw i8, ptr %57, i64 32
 store i64 1, ptr %59, align 1
 br label %60
60:
 %61 = load i64, ptr %34, align 1
 %62 = icmp eq i64 %61, 0
 %63 = select i1 %62, i64 %2, i64 %3
 %64 = load i64, ptr %35, align 1
 %65 = icmp eq i64 %64, 0
 br i1 %65, label %66, label %73
66:
 %67 = load i64, ptr %36, align 1
 %68 = icmp eq i64 %67, 0
 br i1 %68, label %73, label %69
69:
 store i64 1, ptr %35, align 1
 store i8 0, ptr %13, align 1
 call fastcc void @f7(ptr %13, i64 %63, i64 %4)
 %70 = load i8, ptr %13, align 1
 %71 = icmp eq i8 %70, 0
 br i1 %71, label %73, label %72
72:
 call fastcc void @f8(ptr %14, i64 %63, i64 %4)
 br label %73
73:
 %74 = load double, ptr %22, align 1
 %75 = load i64, ptr %38, align 8
 %76 = load i64, ptr %40, align 8
 %77 = load i64, ptr %42, align 8
 %78 = inttoptr i64 %77 to ptr
 %79 = add nsw i64 %75, -1
 %80 = tail call i64 @llvm.smin.i64(i64 %75, i64 0)
 %81 = add i64 %79, %80
 %82 = mul i64 %81, %76
 %83 = getelementptr double, ptr %78, i64 %82
 %84 = getelementptr i8, ptr %83, i64 8
 %85 = load double, ptr %84, align 8
 %86 = fcmp nsz contract ult double %74, %85
 br i1 %86, label %88, label %87
87:
 store i64 1, ptr %30, align 1
 br label %88
88:
 %89 = icmp eq i64 %122, %9
 br i1 %89, label %93, label %90
90:
 %91 = load i64, ptr %30, align 1
 %92 = icmp eq i64 %91, 0
 br i1 %92, label %94, label %93
93:
 store ptr null, ptr %0, align 8
 br label %46
94:
 call fastcc void @f9(ptr %15, i64 %63, ptr %22)
 %95 = load double, ptr %15, align 8
 %96 = fcmp nsz contract oeq double %95, 0.000000e+00
 br i1 %96, label %97, label %98
97:
 store ptr null, ptr %0, align 8
 br label %46
98:
 %99 = load i8, ptr %16, align 8
 %100 = icmp ne i8 %99, 0
 %101 = load i64, ptr %34, align 1
 %102 = icmp eq i64 %101, 0
 %103 = select i1 %102, i64 %7, i64 %8
 %104 = zext i1 %100 to i8
 %105 = call fastcc i32 @f137(ptr %17, ptr %18, i64 %63, i64 %4, i64 %5, i64 %6, i64 %103, double %95, i8 %104)
 %106 = icmp eq i32 %105, 0
 br i1 %106, label %134, label %132
107:
 %108 = load double, ptr %44, align 8
 %109 = fcmp nsz contract ugt double %108, 0.000000e+00
 br i1 %109, label %118, label %110
110:
 %111 = load double, ptr %45, align 1
 %112 = fcmp nsz contract ole double %95, %111
 %113 = fmul nsz contract double %95, 1.200000e+00
 %114 = fcmp nsz contract olt double %111, %113
 %115 = and i1 %112, %114
 br i1 %115, label %116, label %118
116:
 store double %95, ptr %45, align 1
 br label %118
117:
 store ptr null, ptr %0, align 8
 br label %46
118:
 %119 = icmp samesign ugt i64 %121, 1
 br i1 %119, label %120, label %117
120:
 %121 = phi i64 [ %25, %24 ], [ %123, %118 ]
 %122 = phi i64 [ 0, %24 ], [ %124, %118 ]
 %123 = add nsw i64 %121, -1
 %124 = add nuw nsw i64 %122, 1
 %125 = load i64, ptr %30, align 1
 %126 = icmp eq i64 %125, 0
 br i1 %126, label %48, label %47
127:
 %128 = load ptr, ptr %12, align 8
 store ptr %128, ptr %1, align 8
 br label %46
129:
 %130 = load i8, ptr %11, align 1
 %131 = icmp eq i8 %130, 0
 br i1 %131, label %54, label %55
132:
 %133 = load ptr, ptr %18, align 8
 store ptr %133, ptr %1, align 8
 br label %46
134:
 %135 = add i64 %103, 568
 %136 = inttoptr i64 %135 to ptr
 %137 = load i64, ptr %136, align 8
 %138 = inttoptr i64 %137 to ptr
 %139 = getelementptr inbounds nuw i8, ptr %138, i64 32
 %140 = load i64, ptr %139, align 1
 %141 = icmp eq i64 %140, 0
 br i1 %141, label %107, label %118
}
define internal fastcc range(i32 0, 2) i32 @f137(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, double %7, i8 range(i8 0, 2) %8) unnamed_addr {
9:
 %10 = alloca i8, align 1
 %11 = alloca ptr, align 8
 %12 = alloca i8, align 1
 %13 = alloca ptr, align 8
 %14 = alloca double, align 8
 %15 = alloca ptr, align 8
 %16 = icmp ne i8 %8, 0
 %17 = alloca ptr, align 8
 store ptr null, ptr %17, align 8
 %18 = alloca double, align 8
 store double 0.000000e+00, ptr %18, align 8
 %19 = alloca ptr, align 8
 store ptr null, ptr %19, align 8
 %20 = alloca ptr, align 8
 store ptr null, ptr %20, align 8
 %21 = alloca i8, align 1
 store i8 0, ptr %21, align 1
 %22 = alloca ptr, align 8
 store ptr null, ptr %22, align 8
 %23 = alloca ptr, align 8
 store ptr null, ptr %23, align 8
 %24 = alloca [2 x double], align 8
 %25 = getelementptr inbounds nuw i8, ptr %24, i64 8
 %26 = alloca ptr, align 8
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %24, i8 0, i64 16, i1 false)
 store ptr null, ptr %26, align 8
 %27 = alloca ptr, align 8
 store ptr null, ptr %27, align 8
 %28 = alloca ptr, align 8
 store ptr null, ptr %28, align 8
 %29 = alloca ptr, align 8
 store ptr null, ptr %29, align 8
 %30 = alloca double, align 8
 store double 0.000000e+00, ptr %30, align 8
 %31 = alloca ptr, align 8
 store ptr null, ptr %31, align 8
 %32 = alloca i64, align 8
 store i64 0, ptr %32, align 8
 %33 = alloca i8, align 1
 store i8 0, ptr %33, align 1
 %34 = alloca ptr, align 8
 store ptr null, ptr %34, align 8
 %35 = alloca ptr, align 8
 store ptr null, ptr %35, align 8
 %36 = alloca ptr, align 8
 store ptr null, ptr %36, align 8
 %37 = alloca ptr, align 8
 store ptr null, ptr %37, align 8
 %38 = add i64 %3, 304
 %39 = inttoptr i64 %38 to ptr
 %40 = load i64, ptr %39, align 8
 %41 = inttoptr i64 %40 to ptr
 %42 = add i64 %5, 1056
 %43 = inttoptr i64 %42 to ptr
 %44 = load i64, ptr %43, align 8
 %45 = inttoptr i64 %44 to ptr
 %46 = getelementptr inbounds nuw i8, ptr %41, i64 96
 %47 = load i64, ptr %46, align 1
 store ptr null, ptr %15, align 8
 %48 = getelementptr inbounds nuw i8, ptr %45, i64 192
 store i64 0, ptr %48, align 1
 store double 0.000000e+00, ptr %14, align 8
 %49 = call fastcc i32 @f142(ptr %14, ptr %15, i64 %2, i64 %3, i64 %6, double %7)
 %50 = icmp eq i32 %49, 0
 br i1 %50, label %429, label %427
51:
 call fastcc void @f11(ptr %17, i64 %2, ptr %41, double %7, double %430)
 store ptr null, ptr %0, align 8
 br label %455
52:
 store double 0.000000e+00, ptr %18, align 8
 %53 = call fastcc i32 @f138(ptr %18, ptr %19, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, double %7, double %432)
 %54 = icmp eq i32 %53, 0
 %55 = load double, ptr %18, align 8
 br i1 %54, label %459, label %457
56:
 %57 = getelementptr inbounds nuw i8, ptr %45, i64 176
 %58 = load i64, ptr %57, align 1
 %59 = add nsw i64 %58, 1
 store i64 %59, ptr %453, align 1
 %60 = getelementptr inbounds nuw i8, ptr %41, i64 80
 store i64 1, ptr %60, align 1
 %61 = getelementptr inbounds nuw i8, ptr %41, i64 88
 store i64 0, ptr %61, align 1
 call fastcc void @f11(ptr %20, i64 %2, ptr %41, double %7, double -2.500000e-01)
 store ptr null, ptr %0, align 8
 br label %455
62:
 %63 = fcmp nsz contract une double %55, 2.000000e+00
 br i1 %63, label %64, label %203
64:
 %65 = load double, ptr %41, align 1
 %66 = tail call nsz contract double @llvm.fabs.f64(double %65)
 %67 = fcmp nsz contract olt double %66, 0x16687E92154EF7AC
 br i1 %67, label %68, label %76
68:
 %69 = fmul nsz contract double %66, 0x4670000000000000
 %70 = fmul nsz contract double %69, 0x3CA0000000000001
 %71 = fadd nsz contract double %69, %70
 %72 = fsub nsz contract double %71, %69
 %73 = fmul nsz contract double %72, 0x3970000000000000
 %74 = fcmp nsz contract olt double %73, 4.940660e-324
 %75 = select i1 %74, double 4.940660e-324, double %73
 br label %80
76:
 %77 = fmul nsz contract double %66, 0x3CA0000000000001
 %78 = fadd nsz contract double %66, %77
 %79 = fsub nsz contract double %78, %66
 br label %80
80:
 %81 = phi double [ %79, %76 ], [ %75, %68 ]
 %82 = fmul nsz contract double %81, 1.600000e+01
 %83 = fmul nsz contract double %7, %55
 %84 = fcmp nsz contract ugt double %83, %82
 br i1 %84, label %126, label %85
85:
 %86 = add i64 %3, 8
 %87 = inttoptr i64 %86 to ptr
 %88 = load i64, ptr %87, align 8
 %89 = inttoptr i64 %3 to ptr
 %90 = load i64, ptr %89, align 8
 %91 = inttoptr i64 %90 to ptr
 %92 = add i64 %3, 72
 %93 = inttoptr i64 %92 to ptr
 %94 = load i64, ptr %93, align 8
 %95 = add i64 %3, 64
 %96 = inttoptr i64 %95 to ptr
 %97 = load i64, ptr %96, align 8
 %98 = inttoptr i64 %97 to ptr
 %99 = add i64 %2, 136
 %100 = inttoptr i64 %99 to ptr
 %101 = load i64, ptr %100, align 8
 %102 = icmp slt i64 %94, 1
 br i1 %102, label %110, label %103
103:
 %104 = phi i64 [ %105, %103 ], [ 0, %85 ]
 %105 = add nuw nsw i64 %104, 1
 %106 = getelementptr double, ptr %98, i64 %104
 %107 = load double, ptr %106, align 8
 %108 = getelementptr double, ptr %91, i64 %104
 store double %107, ptr %108, align 8
 %109 = icmp eq i64 %94, %105
 br i1 %109, label %110, label %103
110:
 %111 = icmp slt i64 %101, 1
 br i1 %111, label %122, label %112
112:
 %113 = phi i64 [ %115, %112 ], [ %101, %110 ]
 %114 = phi i64 [ %116, %112 ], [ %94, %110 ]
 %115 = add nsw i64 %113, -1
 %116 = add i64 %114, 1
 %117 = icmp slt i64 %114, 0
 %118 = select i1 %117, i64 %88, i64 0
 %119 = getelementptr double, ptr %91, i64 %114
 %120 = getelementptr double, ptr %119, i64 %118
 store double 0.000000e+00, ptr %120, align 8
 %121 = icmp samesign ugt i64 %113, 1
 br i1 %121, label %112, label %122
122:
 %123 = load double, ptr %41, align 1
 %124 = call fastcc i32 @f18(ptr %21, ptr %22, i64 %2, i64 %3, i64 %4, i64 %5, double %123)
 %125 = icmp eq i32 %124, 0
 br i1 %125, label %463, label %461
126:
 %127 = fcmp nsz contract olt double %55, 1.000000e+00
 br i1 %127, label %128, label %146
128:
 %129 = fsub nsz contract double 1.000000e+00, %55
 %130 = fmul nsz contract double %7, %129
 %131 = fcmp nsz contract ogt double %130, %82
 br i1 %131, label %132, label %146
132:
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %24, i8 0, i64 16, i1 false)
 %133 = call fastcc i32 @f139(ptr %24, ptr %26, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, double %83)
 %134 = icmp eq i32 %133, 0
 %135 = load double, ptr %24, align 8
 %136 = load double, ptr %25, align 8
 br i1 %134, label %466, label %464
137:
 call fastcc void @f11(ptr %27, i64 %2, ptr %41, double %135, double %136)
 store ptr null, ptr %0, align 8
 br label %455
138:
 %139 = load double, ptr %41, align 1
 %140 = fadd nsz contract double %135, %139
 %141 = load double, ptr %431, align 1
 %142 = fsub nsz contract double %141, %140
 %143 = fcmp nsz contract ole double %142, %82
 %144 = select i1 %143, i1 %16, i1 false
 %145 = select i1 %143, double %141, double %140
 br label %203
146:
 store ptr null, ptr %13, align 8
 %147 = add i64 %3, 72
 %148 = inttoptr i64 %147 to ptr
 %149 = load i64, ptr %148, align 8
 %150 = add i64 %3, 64
 %151 = inttoptr i64 %150 to ptr
 %152 = load i64, ptr %151, align 8
 %153 = inttoptr i64 %152 to ptr
 %154 = add i64 %3, 80
 %155 = inttoptr i64 %154 to ptr
 %156 = load i64, ptr %155, align 8
 %157 = inttoptr i64 %156 to ptr
 %158 = add i64 %3, 8
 %159 = inttoptr i64 %158 to ptr
 %160 = load i64, ptr %159, align 8
 %161 = inttoptr i64 %3 to ptr
 %162 = load i64, ptr %161, align 8
 %163 = inttoptr i64 %162 to ptr
 %164 = icmp slt i64 %149, 1
 br i1 %164, label %172, label %165
165:
 %166 = phi i64 [ %167, %165 ], [ 0, %146 ]
 %167 = add nuw nsw i64 %166, 1
 %168 = getelementptr double, ptr %157, i64 %166
 %169 = load double, ptr %168, align 8
 %170 = getelementptr double, ptr %163, i64 %166
 store double %169, ptr %170, align 8
 %171 = icmp eq i64 %149, %167
 br i1 %171, label %172, label %165
172:
 %173 = add i64 %2, 136
 %174 = inttoptr i64 %173 to ptr
 %175 = load i64, ptr %174, align 8
 %176 = icmp slt i64 %175, 1
 br i1 %176, label %177, label %182
177:
 store i8 0, ptr %12, align 1
 %178 = call fastcc i32 @f18(ptr %12, ptr %13, i64 %2, i64 %3, i64 %4, i64 %5, double %432)
 %179 = icmp eq i32 %178, 0
 %180 = load i8, ptr %12, align 1
 %181 = icmp eq i8 %180, 0
 br i1 %179, label %192, label %468
182:
 %183 = phi i64 [ %185, %182 ], [ %175, %172 ]
 %184 = phi i64 [ %186, %182 ], [ %149, %172 ]
 %185 = add nsw i64 %183, -1
 %186 = add i64 %184, 1
 %187 = icmp slt i64 %184, 0
 %188 = select i1 %187, i64 %160, i64 0
 %189 = getelementptr double, ptr %163, i64 %184
 %190 = getelementptr double, ptr %189, i64 %188
 store double 0.000000e+00, ptr %190, align 8
 %191 = icmp samesign ugt i64 %183, 1
 br i1 %191, label %182, label %177
192:
 br i1 %164, label %470, label %193
193:
 %194 = phi i64 [ %195, %193 ], [ 0, %192 ]
 %195 = add nuw nsw i64 %194, 1
 %196 = getelementptr double, ptr %153, i64 %194
 %197 = load double, ptr %196, align 8
 %198 = getelementptr double, ptr %163, i64 %194
 store double %197, ptr %198, align 8
 %199 = icmp eq i64 %149, %195
 br i1 %199, label %470, label %193
200:
 %201 = getelementptr inbounds nuw i8, ptr %41, i64 80
 store i64 1, ptr %201, align 1
 %202 = getelementptr inbounds nuw i8, ptr %41, i64 88
 store i64 0, ptr %202, align 1
 call fastcc void @f11(ptr %28, i64 %2, ptr %41, double %7, double -2.500000e-01)
 store ptr null, ptr %0, align 8
 br label %455
203:
 %204 = phi double [ %135, %138 ], [ %7, %470 ], [ %7, %62 ]
 %205 = phi double [ %145, %138 ], [ %432, %470 ], [ %432, %62 ]
 %206 = phi i1 [ %144, %138 ], [ %16, %470 ], [ %16, %62 ]
 %207 = fcmp nsz contract oeq double %55, 2.000000e+00
 %208 = select i1 %207, i1 %206, i1 false
 br i1 %208, label %209, label %287
209:
 %210 = add i64 %2, 232
 %211 = inttoptr i64 %210 to ptr
 %212 = load i64, ptr %211, align 8
 %213 = add i64 %2, 240
 %214 = inttoptr i64 %213 to ptr
 %215 = load i64, ptr %214, align 8
 %216 = add i64 %2, 224
 %217 = inttoptr i64 %216 to ptr
 %218 = load i64, ptr %217, align 8
 %219 = inttoptr i64 %218 to ptr
 %220 = add nsw i64 %212, -1
 %221 = tail call i64 @llvm.smin.i64(i64 %212, i64 0)
 %222 = add i64 %220, %221
 %223 = mul i64 %222, %215
 %224 = getelementptr double, ptr %219, i64 %223
 %225 = getelementptr i8, ptr %224, i64 8
 %226 = load double, ptr %225, align 8
 %227 = fcmp nsz contract ult double %205, %226
 br i1 %227, label %287, label %228
228:
 store ptr null, ptr %11, align 8
 %229 = add i64 %3, 72
 %230 = inttoptr i64 %229 to ptr
 %231 = load i64, ptr %230, align 8
 %232 = add i64 %3, 64
 %233 = inttoptr i64 %232 to ptr
 %234 = load i64, ptr %233, align 8
 %235 = inttoptr i64 %234 to ptr
 %236 = add i64 %3, 80
 %237 = inttoptr i64 %236 to ptr
 %238 = load i64, ptr %237, align 8
 %239 = inttoptr i64 %238 to ptr
 %240 = add i64 %3, 8
 %241 = inttoptr i64 %240 to ptr
 %242 = load i64, ptr %241, align 8
 %243 = inttoptr i64 %3 to ptr
 %244 = load i64, ptr %243, align 8
 %245 = inttoptr i64 %244 to ptr
 %246 = icmp slt i64 %231, 1
 br i1 %246, label %254, label %247
247:
 %248 = phi i64 [ %249, %247 ], [ 0, %228 ]
 %249 = add nuw nsw i64 %248, 1
 %250 = getelementptr double, ptr %239, i64 %248
 %251 = load double, ptr %250, align 8
 %252 = getelementptr double, ptr %245, i64 %248
 store double %251, ptr %252, align 8
 %253 = icmp eq i64 %231, %249
 br i1 %253, label %254, label %247
254:
 %255 = add i64 %2, 136
 %256 = inttoptr i64 %255 to ptr
 %257 = load i64, ptr %256, align 8
 %258 = icmp slt i64 %257, 1
 br i1 %258, label %259, label %264
259:
 store i8 0, ptr %10, align 1
 %260 = call fastcc i32 @f18(ptr %10, ptr %11, i64 %2, i64 %3, i64 %4, i64 %5, double %205)
 %261 = icmp eq i32 %260, 0
 %262 = load i8, ptr %10, align 1
 %263 = icmp eq i8 %262, 0
 br i1 %261, label %274, label %471
264:
 %265 = phi i64 [ %267, %264 ], [ %257, %254 ]
 %266 = phi i64 [ %268, %264 ], [ %231, %254 ]
 %267 = add nsw i64 %265, -1
 %268 = add i64 %266, 1
 %269 = icmp slt i64 %266, 0
 %270 = select i1 %269, i64 %242, i64 0
 %271 = getelementptr double, ptr %245, i64 %266
 %272 = getelementptr double, ptr %271, i64 %270
 store double 0.000000e+00, ptr %272, align 8
 %273 = icmp samesign ugt i64 %265, 1
 br i1 %273, label %264, label %259
274:
 br i1 %246, label %473, label %275
275:
 %276 = phi i64 [ %277, %275 ], [ 0, %274 ]
 %277 = add nuw nsw i64 %276, 1
 %278 = getelementptr double, ptr %235, i64 %276
 %279 = load double, ptr %278, align 8
 %280 = getelementptr double, ptr %245, i64 %276
 store double %279, ptr %280, align 8
 %281 = icmp eq i64 %231, %277
 br i1 %281, label %473, label %275
282:
 %283 = getelementptr inbounds nuw i8, ptr %41, i64 80
 store i64 1, ptr %283, align 1
 %284 = getelementptr inbounds nuw i8, ptr %41, i64 88
 store i64 0, ptr %284, align 1
 call fastcc void @f11(ptr %29, i64 %2, ptr %41, double %7, double -2.500000e-01)
 store ptr null, ptr %0, align 8
 br label %455
285:
 store double 0.000000e+00, ptr %30, align 8
 call fastcc void @f14(ptr %30, i64 %4, i64 %5)
 %286 = load double, ptr %30, align 8
 br label %287
287:
 %288 = phi double [ %286, %285 ], [ 2.000000e+00, %209 ], [ %55, %203 ]
 %289 = getelementptr inbounds nuw i8, ptr %41, i64 104
 %290 = load i64, ptr %289, align 1
 %291 = add i64 %2, 288
 %292 = inttoptr i64 %291 to ptr
 %293 = load i64, ptr %292, align 8
 %294 = icmp slt i64 %290, %293
 br i1 %294, label %295, label %352
295:
 %296 = add i64 %2, 280
 %297 = inttoptr i64 %296 to ptr
 %298 = load i64, ptr %297, align 8
 %299 = inttoptr i64 %298 to ptr
 %300 = icmp slt i64 %290, 0
 %301 = select i1 %300, i64 %293, i64 0
 %302 = getelementptr double, ptr %299, i64 %290
 %303 = getelementptr double, ptr %302, i64 %301
 %304 = load double, ptr %303, align 8
 %305 = tail call nsz contract double @llvm.fabs.f64(double %205)
 %306 = fcmp nsz contract olt double %305, 0x16687E92154EF7AC
 br i1 %306, label %307, label %315
307:
 %308 = fmul nsz contract double %305, 0x4670000000000000
 %309 = fmul nsz contract double %308, 0x3CA0000000000001
 %310 = fadd nsz contract double %308, %309
 %311 = fsub nsz contract double %310, %308
 %312 = fmul nsz contract double %311, 0x3970000000000000
 %313 = fcmp nsz contract olt double %312, 4.940660e-324
 %314 = select i1 %313, double 4.940660e-324, double %312
 br label %319
315:
 %316 = fmul nsz contract double %305, 0x3CA0000000000001
 %317 = fadd nsz contract double %305, %316
 %318 = fsub nsz contract double %317, %305
 br label %319
319:
 %320 = phi double [ %318, %315 ], [ %314, %307 ]
 %321 = fmul nsz contract double %320, 2.000000e+00
 %322 = fadd nsz contract double %205, %321
 %323 = fcmp nsz contract ugt double %304, %322
 br i1 %323, label %352, label %324
324:
 call fastcc void @f140(ptr %31, i64 %2, i64 %3, i64 %6, double %204)
 store i64 0, ptr %32, align 8
 call fastcc void @f19(ptr %32, i64 %2, i64 %3, double %204, double %205)
 %325 = load i64, ptr %32, align 8
 %326 = icmp slt i64 %325, 1
 br i1 %326, label %352, label %327
327:
 %328 = getelementptr inbounds nuw i8, ptr %41, i64 112
 %329 = add i64 %5, 960
 %330 = inttoptr i64 %329 to ptr
 %331 = load i64, ptr %330, align 8
 %332 = add i64 %5, 968
 %333 = inttoptr i64 %332 to ptr
 %334 = load i64, ptr %333, align 8
 %335 = add i64 %5, 952
 %336 = inttoptr i64 %335 to ptr
 %337 = load i64, ptr %336, align 8
 %338 = inttoptr i64 %337 to ptr
 %339 = add i64 %3, 8
 %340 = inttoptr i64 %339 to ptr
 %341 = load i64, ptr %340, align 8
 %342 = inttoptr i64 %3 to ptr
 %343 = load i64, ptr %342, align 8
 %344 = inttoptr i64 %343 to ptr
 %345 = sub nsw i64 %341, %334
 %346 = icmp slt i64 %345, 0
 %347 = select i1 %346, i64 %341, i64 0
 %348 = add i64 %347, %345
 %349 = icmp slt i64 %348, 0
 %350 = icmp slt i64 %348, %341
 %351 = icmp slt i64 %334, 1
 br label %474
352:
 %353 = phi i64 [ 0, %287 ], [ 0, %319 ], [ %325, %324 ], [ %325, %500 ]
 store i8 0, ptr %33, align 1
 %354 = zext i1 %206 to i8
 call fastcc void @f15(ptr %33, i64 %2, i64 %3, double %205, i8 %354, i64 %353)
 %355 = load i8, ptr %33, align 1
 %356 = icmp eq i8 %355, 0
 br i1 %356, label %357, label %364
357:
 %358 = getelementptr inbounds nuw i8, ptr %45, i64 184
 store i64 0, ptr %358, align 1
 %359 = add i64 %6, 568
 %360 = inttoptr i64 %359 to ptr
 %361 = load i64, ptr %360, align 8
 %362 = inttoptr i64 %361 to ptr
 %363 = getelementptr inbounds nuw i8, ptr %362, i64 8
 store double 0.000000e+00, ptr %363, align 1
 call fastcc void @f11(ptr %34, i64 %2, ptr %41, double %204, double -2.000000e-01)
 store ptr null, ptr %0, align 8
 br label %455
364:
 %365 = fcmp nsz contract une double %288, 2.000000e+00
 br i1 %365, label %366, label %367
366:
 call fastcc void @f16(ptr %35, i64 %4, i64 %5, double %452)
 br label %381
367:
 %368 = add i64 %5, 616
 %369 = inttoptr i64 %368 to ptr
 %370 = load i64, ptr %369, align 8
 %371 = add i64 %5, 608
 %372 = inttoptr i64 %371 to ptr
 %373 = load i64, ptr %372, align 8
 %374 = inttoptr i64 %373 to ptr
 %375 = icmp slt i64 %370, 1
 br i1 %375, label %376, label %502
376:
 %377 = call fastcc i32 @f17(ptr %36, i64 %4, i64 %5, i64 %3)
 %378 = icmp eq i32 %377, 0
 br i1 %378, label %508, label %507
379:
 %380 = getelementptr inbounds nuw i8, ptr %45, i64 32
 store i64 3, ptr %380, align 1
 br label %381
381:
 %382 = add i64 %6, 568
 %383 = inttoptr i64 %382 to ptr
 %384 = load i64, ptr %383, align 8
 %385 = inttoptr i64 %384 to ptr
 %386 = load i64, ptr %46, align 1
 %387 = icmp ne i64 %386, %47
 %388 = or i1 %387, %365
 %389 = getelementptr inbounds nuw i8, ptr %385, i64 40
 store i64 0, ptr %389, align 1
 %390 = select i1 %388, double 0.000000e+00, double %204
 %391 = getelementptr inbounds nuw i8, ptr %385, i64 8
 store double %390, ptr %391, align 1
 br i1 %388, label %405, label %392
392:
 %393 = getelementptr inbounds nuw i8, ptr %385, i64 16
 %394 = load double, ptr %393, align 1
 %395 = fcmp nsz contract ogt double %394, 1.000000e-03
 br i1 %395, label %405, label %396
396:
 %397 = add i64 %2, 136
 %398 = inttoptr i64 %397 to ptr
 %399 = load i64, ptr %398, align 8
 %400 = add i64 %2, 24
 %401 = inttoptr i64 %400 to ptr
 %402 = load i64, ptr %401, align 8
 %403 = shl nsw i64 %402, 1
 %404 = icmp sgt i64 %399, %403
 br i1 %404, label %407, label %405
405:
 %406 = getelementptr inbounds nuw i8, ptr %385, i64 32
 store i64 1, ptr %406, align 1
 br label %407
407:
 call fastcc void @f11(ptr %37, i64 %2, ptr %41, double %7, double %430)
 %408 = getelementptr inbounds nuw i8, ptr %41, i64 72
 %409 = load i64, ptr %408, align 1
 %410 = icmp eq i64 %409, 1
 br i1 %410, label %411, label %416
411:
 %412 = getelementptr inbounds nuw i8, ptr %45, i64 32
 %413 = load i64, ptr %412, align 1
 %414 = icmp eq i64 %413, 2
 br i1 %414, label %415, label %416
415:
 store i64 0, ptr %408, align 1
 br label %416
416:
 %417 = getelementptr inbounds nuw i8, ptr %45, i64 200
 %418 = load i64, ptr %417, align 1
 %419 = add i64 %5, 984
 %420 = inttoptr i64 %419 to ptr
 %421 = load i64, ptr %420, align 8
 %422 = add i64 %5, 976
 %423 = inttoptr i64 %422 to ptr
 %424 = load i64, ptr %423, align 8
 %425 = inttoptr i64 %424 to ptr
 %426 = icmp eq i64 %421, 0
 br i1 %426, label %515, label %511
427:
 %428 = load ptr, ptr %15, align 8
 store ptr %428, ptr %1, align 8
 br label %455
429:
 %430 = load double, ptr %14, align 8
 %431 = getelementptr inbounds nuw i8, ptr %41, i64 24
 %432 = load double, ptr %431, align 1
 %433 = load double, ptr %41, align 1
 %434 = tail call nsz contract double @llvm.fabs.f64(double %433)
 %435 = fadd nsz contract double %7, %434
 %436 = fcmp nsz contract olt double %435, 0x16687E92154EF7AC
 br i1 %436, label %437, label %445
437:
 %438 = fmul nsz contract double %435, 0x4670000000000000
 %439 = fmul nsz contract double %438, 0x3CA0000000000001
 %440 = fadd nsz contract double %438, %439
 %441 = fsub nsz contract double %440, %438
 %442 = fmul nsz contract double %441, 0x3970000000000000
 %443 = fcmp nsz contract olt double %442, 4.940660e-324
 %444 = select i1 %443, double 4.940660e-324, double %442
 br label %449
445:
 %446 = fmul nsz contract double %435, 0x3CA0000000000001
 %447 = fadd nsz contract double %435, %446
 %448 = fsub nsz contract double %447, %435
 br label %449
449:
 %450 = phi double [ %448, %445 ], [ %444, %437 ]
 %451 = fmul nsz contract double %7, 0x3D06849B86A12B9B
 %452 = fadd nsz contract double %451, %450
 %453 = getelementptr inbounds nuw i8, ptr %45, i64 128
 store i64 0, ptr %453, align 1
 %454 = fcmp nsz contract olt double %430, 0.000000e+00
 br i1 %454, label %51, label %52
455:
 %456 = phi i32 [ 0, %515 ], [ 1, %427 ], [ 0, %51 ], [ 1, %464 ], [ 0, %357 ], [ 1, %457 ], [ 0, %56 ], [ 1, %507 ], [ 0, %200 ], [ 1, %468 ], [ 1, %471 ], [ 0, %463 ], [ 1, %461 ], [ 0, %282 ], [ 0, %137 ]
 ret i32 %456
457:
 %458 = load ptr, ptr %19, align 8
 store ptr %458, ptr %1, align 8
 br label %455
459:
 %460 = fcmp nsz contract oeq double %55, -1.000000e+00
 br i1 %460, label %56, label %62
461:
 %462 = load ptr, ptr %22, align 8
 store ptr %462, ptr %1, align 8
 br label %455
463:
 call fastcc void @f16(ptr %23, i64 %4, i64 %5, double %452)
 store ptr null, ptr %0, align 8
 br label %455
464:
 %465 = load ptr, ptr %26, align 8
 store ptr %465, ptr %1, align 8
 br label %455
466:
 %467 = fcmp nsz contract olt double %136, 0.000000e+00
 br i1 %467, label %137, label %138
468:
 %469 = load ptr, ptr %13, align 8
 store ptr %469, ptr %1, align 8
 br label %455
470:
 br i1 %181, label %200, label %203
471:
 %472 = load ptr, ptr %11, align 8
 store ptr %472, ptr %1, align 8
 br label %455
473:
 br i1 %263, label %282, label %285
474:
 %475 = phi i64 [ 0, %327 ], [ %476, %500 ]
 %476 = add nuw nsw i64 %475, 1
 %477 = load i64, ptr %289, align 1
 %478 = load i64, ptr %328, align 1
 %479 = sub nsw i64 %477, %478
 %480 = add nsw i64 %479, %475
 br i1 %349, label %481, label %482
481:
 br label %482
482:
 %483 = phi i64 [ 0, %481 ], [ %348, %474 ]
 br i1 %350, label %485, label %484
484:
 br label %485
485:
 %486 = phi i64 [ %341, %484 ], [ %483, %482 ]
 %487 = getelementptr double, ptr %344, i64 %486
 %488 = icmp slt i64 %480, 0
 %489 = select i1 %488, i64 %331, i64 0
 %490 = add i64 %489, %480
 %491 = mul i64 %490, %334
 %492 = getelementptr double, ptr %338, i64 %491
 br i1 %351, label %500, label %493
493:
 %494 = phi i64 [ %495, %493 ], [ 0, %485 ]
 %495 = add nuw nsw i64 %494, 1
 %496 = getelementptr double, ptr %487, i64 %494
 %497 = load double, ptr %496, align 8
 %498 = getelementptr double, ptr %492, i64 %494
 store double %497, ptr %498, align 8
 %499 = icmp eq i64 %334, %495
 br i1 %499, label %500, label %493
500:
 %501 = icmp eq i64 %476, %325
 br i1 %501, label %352, label %474
502:
 %503 = phi i64 [ %504, %502 ], [ 0, %367 ]
 %504 = add nuw nsw i64 %503, 1
 %505 = getelementptr i64, ptr %374, i64 %503
 store i64 0, ptr %505, align 8
 %506 = icmp eq i64 %370, %504
 br i1 %506, label %376, label %502
507:
 store ptr null, ptr %1, align 8
 br label %455
508:
 %509 = load i64, ptr %46, align 1
 %510 = icmp eq i64 %509, %47
 br i1 %510, label %381, label %379
511:
 %512 = icmp ne i64 %418, -9223372036854775808
 %513 = icmp ne i64 %421, -1
 %514 = or i1 %512, %513
 br i1 %514, label %545, label %515
515:
 %516 = phi i64 [ 0, %416 ], [ %552, %545 ], [ 0, %511 ]
 %517 = getelementptr inbounds nuw i8, ptr %41, i64 8
 %518 = load double, ptr %517, align 1
 %519 = getelementptr inbounds nuw i8, ptr %45, i64 24
 %520 = load double, ptr %519, align 1
 %521 = icmp slt i64 %516, 0
 %522 = select i1 %521, i64 %421, i64 0
 %523 = getelementptr double, ptr %425, i64 %516
 %524 = getelementptr double, ptr %523, i64 %522
 store double %518, ptr %524, align 8
 %525 = add i64 %5, 1000
 %526 = inttoptr i64 %525 to ptr
 %527 = load i64, ptr %526, align 8
 %528 = add i64 %5, 992
 %529 = inttoptr i64 %528 to ptr
 %530 = load i64, ptr %529, align 8
 %531 = inttoptr i64 %530 to ptr
 %532 = select i1 %521, i64 %527, i64 0
 %533 = getelementptr i64, ptr %531, i64 %516
 %534 = getelementptr i64, ptr %533, i64 %532
 store i64 %418, ptr %534, align 8
 %535 = add i64 %5, 1016
 %536 = inttoptr i64 %535 to ptr
 %537 = load i64, ptr %536, align 8
 %538 = add i64 %5, 1008
 %539 = inttoptr i64 %538 to ptr
 %540 = load i64, ptr %539, align 8
 %541 = inttoptr i64 %540 to ptr
 %542 = select i1 %521, i64 %537, i64 0
 %543 = getelementptr double, ptr %541, i64 %516
 %544 = getelementptr double, ptr %543, i64 %542
 store double %520, ptr %544, align 8
 store ptr null, ptr %0, align 8
 br label %455
545:
 %546 = srem i64 %418, %421
 %547 = xor i64 %546, %421
 %548 = icmp slt i64 %547, 0
 %549 = icmp ne i64 %546, 0
 %550 = and i1 %549, %548
 %551 = select i1 %550, i64 %421, i64 0
 %552 = add i64 %551, %546
 br label %515
}
define internal fastcc range(i32 0, 2) i32 @f138(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, double %7, double %8) unnamed_addr {
9:
 %10 = alloca double, align 8
 %11 = alloca ptr, align 8
 store ptr null, ptr %11, align 8
 %12 = alloca double, align 8
 %13 = alloca i8, align 1
 %14 = alloca ptr, align 8
 store ptr null, ptr %14, align 8
 %15 = alloca i8, align 1
 %16 = alloca ptr, align 8
 store ptr null, ptr %16, align 8
 %17 = alloca ptr, align 8
 %18 = alloca double, align 8
 %19 = alloca ptr, align 8
 store ptr null, ptr %19, align 8
 %20 = alloca [2 x double], align 8
 %21 = getelementptr inbounds nuw i8, ptr %20, i64 8
 %22 = alloca ptr, align 8
 store ptr null, ptr %22, align 8
 %23 = alloca double, align 8
 %24 = alloca ptr, align 8
 store ptr null, ptr %24, align 8
 %25 = add i64 %5, 1056
 %26 = inttoptr i64 %25 to ptr
 %27 = load i64, ptr %26, align 8
 %28 = inttoptr i64 %27 to ptr
 %29 = add i64 %5, 472
 %30 = inttoptr i64 %29 to ptr
 %31 = load i64, ptr %30, align 8
 %32 = add i64 %5, 464
 %33 = inttoptr i64 %32 to ptr
 %34 = load i64, ptr %33, align 8
 %35 = inttoptr i64 %34 to ptr
 %36 = getelementptr inbounds nuw i8, ptr %28, i64 64
 store i64 -1, ptr %36, align 1
 %37 = getelementptr inbounds nuw i8, ptr %28, i64 56
 %38 = load i64, ptr %37, align 1
 %39 = icmp eq i64 %38, 0
 br i1 %39, label %40, label %57
40:
 store double 0.000000e+00, ptr %10, align 8
 %41 = call fastcc i32 @f33(ptr %10, ptr %11, i64 %2, i64 %3, i64 %4, i64 %5, double %7, double %8)
 %42 = icmp eq i32 %41, 0
 %43 = load double, ptr %10, align 8
 br i1 %42, label %131, label %129
44:
 %45 = phi i32 [ 0, %46 ], [ 0, %135 ], [ 0, %61 ], [ 0, %119 ], [ 0, %125 ], [ 0, %187 ], [ 1, %171 ], [ 1, %129 ], [ 1, %185 ], [ 1, %133 ], [ 1, %175 ], [ 1, %139 ]
 ret i32 %45
46:
 store double %43, ptr %0, align 8
 br label %44
47:
 store double 0.000000e+00, ptr %12, align 8
 call fastcc void @f34(ptr %12, i64 %4, i64 %5, double %7)
 %48 = load double, ptr %12, align 8
 %49 = getelementptr inbounds nuw i8, ptr %28, i64 208
 %50 = load i64, ptr %49, align 1
 %51 = icmp ne i64 %50, 0
 %52 = fcmp nsz contract olt double %48, 1.000000e+00
 %53 = select i1 %51, i1 %52, i1 false
 br i1 %53, label %54, label %57
54:
 store i64 2, ptr %49, align 1
 store i8 0, ptr %13, align 1
 %55 = call fastcc i32 @f35(ptr %13, ptr %14, i64 %2, i64 %3, i64 %4, i64 %5)
 %56 = icmp eq i32 %55, 0
 br i1 %56, label %135, label %133
57:
 %58 = phi double [ 2.000000e+00, %9 ], [ %48, %47 ]
 store i8 0, ptr %15, align 1
 %59 = call fastcc i32 @f35(ptr %15, ptr %16, i64 %2, i64 %3, i64 %4, i64 %5)
 %60 = icmp eq i32 %59, 0
 br i1 %60, label %141, label %139
61:
 store double -1.000000e+00, ptr %0, align 8
 br label %44
62:
 %63 = icmp slt i64 %31, 1
 br i1 %63, label %115, label %64
64:
 %65 = add i64 %5, 480
 %66 = inttoptr i64 %65 to ptr
 %67 = load i64, ptr %66, align 8
 %68 = inttoptr i64 %67 to ptr
 %69 = add i64 %5, 8
 %70 = inttoptr i64 %69 to ptr
 %71 = load i64, ptr %70, align 8
 %72 = add i64 %5, 448
 %73 = inttoptr i64 %72 to ptr
 %74 = add i64 %5, 552
 %75 = inttoptr i64 %74 to ptr
 %76 = load i64, ptr %75, align 8
 %77 = inttoptr i64 %76 to ptr
 %78 = add i64 %5, 496
 %79 = inttoptr i64 %78 to ptr
 %80 = load i64, ptr %79, align 8
 %81 = inttoptr i64 %80 to ptr
 %82 = inttoptr i64 %5 to ptr
 %83 = add i64 %4, 80
 %84 = inttoptr i64 %83 to ptr
 %85 = add i64 %5, 272
 %86 = inttoptr i64 %85 to ptr
 %87 = add i64 %5, 528
 %88 = inttoptr i64 %87 to ptr
 %89 = load i64, ptr %88, align 8
 %90 = inttoptr i64 %89 to ptr
 br label %144
91:
 %92 = load i64, ptr %82, align 8
 %93 = inttoptr i64 %92 to ptr
 %94 = getelementptr i64, ptr %93, i64 %145
 %95 = load i64, ptr %94, align 8
 %96 = icmp eq i64 %95, 0
 br i1 %96, label %97, label %111
97:
 %98 = load i64, ptr %84, align 8
 %99 = inttoptr i64 %98 to ptr
 %100 = getelementptr i64, ptr %99, i64 %145
 %101 = load i64, ptr %100, align 8
 %102 = icmp eq i64 %101, 2
 br i1 %102, label %103, label %111
103:
 %104 = load i64, ptr %86, align 8
 %105 = inttoptr i64 %104 to ptr
 %106 = getelementptr double, ptr %105, i64 %145
 %107 = load double, ptr %106, align 8
 %108 = fcmp nsz contract ogt double %107, 0.000000e+00
 br i1 %108, label %109, label %111
109:
 %110 = fmul nsz contract double %7, %107
 br label %111
111:
 %112 = phi double [ %170, %164 ], [ %110, %109 ], [ -1.000000e+00, %91 ], [ -1.000000e+00, %97 ], [ -1.000000e+00, %103 ], [ %163, %152 ]
 %113 = getelementptr double, ptr %90, i64 %145
 store double %112, ptr %113, align 8
 %114 = icmp eq i64 %146, %31
 br i1 %114, label %115, label %144
115:
 call fastcc void @f140(ptr %17, i64 %2, i64 %3, i64 %6, double %7)
 store double 0.000000e+00, ptr %18, align 8
 %116 = call fastcc i32 @f38(ptr %18, ptr %19, i64 %2, i64 %3, i64 %4, i64 %5, double %7)
 %117 = icmp eq i32 %116, 0
 %118 = load double, ptr %18, align 8
 br i1 %117, label %173, label %171
119:
 store double %118, ptr %0, align 8
 br label %44
120:
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %20, i8 0, i64 16, i1 false)
 %121 = call fastcc i32 @f36(ptr %20, ptr %22, i64 %2, i64 %3, i64 %4, i64 %5, double %7)
 %122 = icmp eq i32 %121, 0
 %123 = load double, ptr %20, align 8
 %124 = load double, ptr %21, align 8
 br i1 %122, label %177, label %175
125:
 store double %124, ptr %0, align 8
 br label %44
126:
 store double 0.000000e+00, ptr %23, align 8
 %127 = call fastcc i32 @f37(ptr %23, ptr %24, i64 %2, i64 %3, i64 %4, i64 %5, double %7, double %123, double %124)
 %128 = icmp eq i32 %127, 0
 br i1 %128, label %187, label %185
129:
 %130 = load ptr, ptr %11, align 8
 store ptr %130, ptr %1, align 8
 br label %44
131:
 %132 = fcmp nsz contract une double %43, 0.000000e+00
 br i1 %132, label %46, label %47
133:
 %134 = load ptr, ptr %14, align 8
 store ptr %134, ptr %1, align 8
 br label %44
135:
 %136 = load i8, ptr %13, align 1
 %137 = icmp eq i8 %136, 0
 %138 = select i1 %137, double -1.000000e+00, double %48
 store double %138, ptr %0, align 8
 br label %44
139:
 %140 = load ptr, ptr %16, align 8
 store ptr %140, ptr %1, align 8
 br label %44
141:
 %142 = load i8, ptr %15, align 1
 %143 = icmp eq i8 %142, 0
 br i1 %143, label %61, label %62
144:
 %145 = phi i64 [ 0, %64 ], [ %146, %111 ]
 %146 = add nuw nsw i64 %145, 1
 %147 = getelementptr double, ptr %35, i64 %145
 %148 = load double, ptr %147, align 8
 %149 = getelementptr double, ptr %68, i64 %145
 %150 = load double, ptr %149, align 8
 %151 = icmp slt i64 %145, %71
 br i1 %151, label %164, label %152
152:
 %153 = load i64, ptr %73, align 8
 %154 = inttoptr i64 %153 to ptr
 %155 = sub nsw i64 %145, %71
 %156 = getelementptr double, ptr %154, i64 %155
 %157 = load double, ptr %156, align 8
 %158 = fsub nsz contract double %148, %150
 %159 = getelementptr double, ptr %77, i64 %145
 store double %157, ptr %159, align 8
 %160 = getelementptr i64, ptr %81, i64 %145
 %161 = load i64, ptr %160, align 8
 %162 = icmp eq i64 %161, 0
 %163 = select i1 %162, double %158, double -1.000000e+00
 br label %111
164:
 %165 = fsub nsz contract double %148, %150
 %166 = getelementptr double, ptr %77, i64 %145
 store double %165, ptr %166, align 8
 %167 = getelementptr i64, ptr %81, i64 %145
 %168 = load i64, ptr %167, align 8
 %169 = icmp eq i64 %168, 0
 %170 = select i1 %169, double %165, double -1.000000e+00
 br i1 %169, label %111, label %91
171:
 %172 = load ptr, ptr %19, align 8
 store ptr %172, ptr %1, align 8
 br label %44
173:
 %174 = fcmp nsz contract une double %118, 2.000000e+00
 br i1 %174, label %119, label %120
175:
 %176 = load ptr, ptr %22, align 8
 store ptr %176, ptr %1, align 8
 br label %44
177:
 %178 = phi i64 [ %183, %180 ], [ 0, %120 ]
 %179 = icmp eq i64 %178, 2
 br i1 %179, label %126, label %180
180:
 %181 = trunc nuw i64 %178 to i1
 %182 = select i1 %181, double 2.000000e+00, double -1.000000e+00
 %183 = add nuw nsw i64 %178, 1
 %184 = fcmp nsz contract oeq double %182, %124
 br i1 %184, label %125, label %177
185:
 %186 = load ptr, ptr %24, align 8
 store ptr %186, ptr %1, align 8
 br label %44
187:
 %188 = load double, ptr %23, align 8
 %189 = fsub nsz contract double %188, %58
 %190 = tail call nsz contract double @llvm.fabs.f64(double %189)
 %191 = fcmp nsz contract ole double %190, 0x3D719799812DEA11
 %192 = zext i1 %191 to i64
 %193 = getelementptr inbounds nuw i8, ptr %28, i64 208
 store i64 %192, ptr %193, align 1
 store double %188, ptr %0, align 8
 br label %44
}
define internal fastcc range(i32 0, 2) i32 @f139(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, double %7) unnamed_addr {
8:
 %9 = alloca double, align 8
 %10 = alloca ptr, align 8
 %11 = alloca double, align 8
 %12 = alloca i8, align 1
 %13 = alloca ptr, align 8
 %14 = add i64 %3, 304
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = inttoptr i64 %16 to ptr
 %18 = add i64 %5, 1056
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = inttoptr i64 %20 to ptr
 %22 = getelementptr inbounds nuw i8, ptr %17, i64 16
 %23 = load double, ptr %22, align 1
 %24 = add i64 %6, 568
 %25 = inttoptr i64 %24 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = inttoptr i64 %26 to ptr
 %28 = getelementptr inbounds nuw i8, ptr %27, i64 8
 %29 = getelementptr inbounds nuw i8, ptr %21, i64 192
 %30 = getelementptr inbounds nuw i8, ptr %21, i64 160
 %31 = add i64 %3, 72
 %32 = inttoptr i64 %31 to ptr
 %33 = add i64 %3, 64
 %34 = inttoptr i64 %33 to ptr
 %35 = add i64 %3, 80
 %36 = inttoptr i64 %35 to ptr
 %37 = add i64 %3, 8
 %38 = inttoptr i64 %37 to ptr
 %39 = inttoptr i64 %3 to ptr
 %40 = add i64 %2, 136
 %41 = inttoptr i64 %40 to ptr
 %42 = add i64 %5, 472
 %43 = inttoptr i64 %42 to ptr
 %44 = add i64 %5, 464
 %45 = inttoptr i64 %44 to ptr
 %46 = getelementptr inbounds nuw i8, ptr %21, i64 64
 %47 = getelementptr inbounds nuw i8, ptr %21, i64 16
 %48 = getelementptr inbounds nuw i8, ptr %21, i64 208
 %49 = add i64 %5, 496
 %50 = inttoptr i64 %49 to ptr
 %51 = add i64 %5, 480
 %52 = inttoptr i64 %51 to ptr
 %53 = fneg nsz contract double %23
 store double %53, ptr %28, align 1
 store ptr null, ptr %10, align 8
 store i64 0, ptr %29, align 1
 store double 0.000000e+00, ptr %9, align 8
 %54 = call fastcc i32 @f142(ptr %9, ptr %10, i64 %2, i64 %3, i64 %6, double %7)
 %55 = icmp eq i32 %54, 0
 br i1 %55, label %198, label %196
56:
 %57 = phi i32 [ 0, %58 ], [ 0, %105 ], [ 0, %157 ], [ 0, %194 ], [ 1, %196 ], [ 1, %206 ]
 ret i32 %57
58:
 store double %201, ptr %0, align 8
 %59 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store double %202, ptr %59, align 8
 br label %56
60:
 %61 = load double, ptr %17, align 1
 %62 = fadd nsz contract double %201, %61
 store ptr null, ptr %13, align 8
 %63 = load i64, ptr %32, align 8
 %64 = load i64, ptr %34, align 8
 %65 = inttoptr i64 %64 to ptr
 %66 = load i64, ptr %36, align 8
 %67 = inttoptr i64 %66 to ptr
 %68 = load i64, ptr %38, align 8
 %69 = load i64, ptr %39, align 8
 %70 = inttoptr i64 %69 to ptr
 %71 = icmp slt i64 %63, 1
 br i1 %71, label %79, label %72
72:
 %73 = phi i64 [ %74, %72 ], [ 0, %60 ]
 %74 = add nuw nsw i64 %73, 1
 %75 = getelementptr double, ptr %67, i64 %73
 %76 = load double, ptr %75, align 8
 %77 = getelementptr double, ptr %70, i64 %73
 store double %76, ptr %77, align 8
 %78 = icmp eq i64 %63, %74
 br i1 %78, label %79, label %72
79:
 %80 = load i64, ptr %41, align 8
 %81 = icmp slt i64 %80, 1
 br i1 %81, label %82, label %87
82:
 store i8 0, ptr %12, align 1
 %83 = call fastcc i32 @f18(ptr %12, ptr %13, i64 %2, i64 %3, i64 %4, i64 %5, double %62)
 %84 = icmp eq i32 %83, 0
 %85 = load i8, ptr %12, align 1
 %86 = icmp eq i8 %85, 0
 br i1 %84, label %97, label %206
87:
 %88 = phi i64 [ %90, %87 ], [ %80, %79 ]
 %89 = phi i64 [ %91, %87 ], [ %63, %79 ]
 %90 = add nsw i64 %88, -1
 %91 = add i64 %89, 1
 %92 = icmp slt i64 %89, 0
 %93 = select i1 %92, i64 %68, i64 0
 %94 = getelementptr double, ptr %70, i64 %89
 %95 = getelementptr double, ptr %94, i64 %93
 store double 0.000000e+00, ptr %95, align 8
 %96 = icmp samesign ugt i64 %88, 1
 br i1 %96, label %87, label %82
97:
 br i1 %71, label %208, label %98
98:
 %99 = phi i64 [ %100, %98 ], [ 0, %97 ]
 %100 = add nuw nsw i64 %99, 1
 %101 = getelementptr double, ptr %65, i64 %99
 %102 = load double, ptr %101, align 8
 %103 = getelementptr double, ptr %70, i64 %99
 store double %102, ptr %103, align 8
 %104 = icmp eq i64 %63, %100
 br i1 %104, label %208, label %98
105:
 store double %201, ptr %0, align 8
 %106 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store double -2.500000e-01, ptr %106, align 8
 br label %56
107:
 %108 = load i64, ptr %43, align 8
 %109 = load i64, ptr %45, align 8
 %110 = inttoptr i64 %109 to ptr
 %111 = load i64, ptr %46, align 1
 %112 = icmp slt i64 %111, 0
 %113 = select i1 %112, i64 %108, i64 0
 %114 = getelementptr double, ptr %110, i64 %111
 %115 = getelementptr double, ptr %114, i64 %113
 %116 = load double, ptr %115, align 8
 %117 = fneg nsz contract double %116
 %118 = load double, ptr %47, align 1
 %119 = fdiv nsz contract double %117, %118
 %120 = load i64, ptr %48, align 1
 %121 = icmp eq i64 %120, 2
 br i1 %121, label %122, label %159
122:
 %123 = tail call nsz contract double @llvm.fabs.f64(double %119)
 %124 = load double, ptr %22, align 1
 %125 = fmul nsz contract double %124, 0x3D719799812DEA11
 %126 = fcmp nsz contract ole double %123, %125
 %127 = zext i1 %126 to i64
 store i64 %127, ptr %48, align 1
 %128 = icmp slt i64 %108, 1
 br i1 %128, label %129, label %151
129:
 br label %159
130:
 %131 = load i64, ptr %50, align 8
 %132 = inttoptr i64 %131 to ptr
 %133 = getelementptr i64, ptr %132, i64 %153
 %134 = load i64, ptr %133, align 8
 %135 = icmp ne i64 %134, 0
 %136 = select i1 %152, i1 true, i1 %135
 br i1 %136, label %148, label %137
137:
 %138 = getelementptr double, ptr %110, i64 %153
 %139 = load double, ptr %138, align 8
 %140 = load i64, ptr %52, align 8
 %141 = inttoptr i64 %140 to ptr
 %142 = getelementptr double, ptr %141, i64 %153
 %143 = load double, ptr %142, align 8
 call fastcc void @f27(ptr %11, i64 %4, i64 %5, i64 %153)
 %144 = load double, ptr %11, align 8
 %145 = fsub nsz contract double %139, %143
 %146 = fmul nsz contract double %144, -2.000000e+00
 %147 = fcmp nsz contract olt double %145, %146
 br label %148
148:
 %149 = phi i1 [ %152, %130 ], [ %147, %137 ], [ %152, %151 ]
 %150 = icmp eq i64 %154, %108
 br i1 %150, label %156, label %151
151:
 %152 = phi i1 [ %149, %148 ], [ false, %122 ]
 %153 = phi i64 [ %154, %148 ], [ 0, %122 ]
 %154 = add nuw nsw i64 %153, 1
 %155 = icmp eq i64 %153, %111
 br i1 %155, label %148, label %130
156:
 br i1 %149, label %157, label %159
157:
 store i64 0, ptr %48, align 1
 store double %201, ptr %0, align 8
 %158 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store double -1.000000e+00, ptr %158, align 8
 br label %56
159:
 br i1 %199, label %194, label %160
160:
 %161 = tail call nsz contract double @llvm.fabs.f64(double %119)
 %162 = fmul nsz contract double %201, 1.000000e-01
 %163 = fcmp nsz contract ugt double %161, %162
 br i1 %163, label %194, label %164
164:
 %165 = load double, ptr %17, align 1
 %166 = tail call nsz contract double @llvm.fabs.f64(double %165)
 %167 = fadd nsz contract double %201, %166
 %168 = fcmp nsz contract olt double %167, 0x16687E92154EF7AC
 br i1 %168, label %169, label %177
169:
 %170 = fmul nsz contract double %167, 0x4670000000000000
 %171 = fmul nsz contract double %170, 0x3CA0000000000001
 %172 = fadd nsz contract double %170, %171
 %173 = fsub nsz contract double %172, %170
 %174 = fmul nsz contract double %173, 0x3970000000000000
 %175 = fcmp nsz contract olt double %174, 4.940660e-324
 %176 = select i1 %175, double 4.940660e-324, double %174
 br label %181
177:
 %178 = fmul nsz contract double %167, 0x3CA0000000000001
 %179 = fadd nsz contract double %167, %178
 %180 = fsub nsz contract double %179, %167
 br label %181
181:
 %182 = phi double [ %180, %177 ], [ %176, %169 ]
 %183 = fmul nsz contract double %182, 4.000000e+00
 %184 = fcmp nsz contract ugt double %161, %183
 br i1 %184, label %185, label %194
185:
 %186 = fadd nsz contract double %201, %119
 %187 = fcmp nsz contract olt double %23, %186
 %188 = select i1 %187, double %23, double %186
 %189 = add nuw nsw i64 %200, 1
 %190 = icmp eq i64 %200, 2
 %191 = fneg nsz contract double %201
 store double %191, ptr %28, align 1
 store ptr null, ptr %10, align 8
 store i64 0, ptr %29, align 1
 store double 0.000000e+00, ptr %9, align 8
 %192 = call fastcc i32 @f142(ptr %9, ptr %10, i64 %2, i64 %3, i64 %6, double %188)
 %193 = icmp eq i32 %192, 0
 br i1 %193, label %198, label %196
194:
 store double %201, ptr %0, align 8
 %195 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store double %202, ptr %195, align 8
 br label %56
196:
 %197 = load ptr, ptr %10, align 8
 store ptr %197, ptr %1, align 8
 br label %56
198:
 %199 = phi i1 [ %190, %185 ], [ false, %8 ]
 %200 = phi i64 [ %189, %185 ], [ 1, %8 ]
 %201 = phi double [ %188, %185 ], [ %7, %8 ]
 %202 = load double, ptr %9, align 8
 %203 = load i64, ptr %30, align 1
 %204 = add nsw i64 %203, 1
 store i64 %204, ptr %30, align 1
 %205 = fcmp nsz contract olt double %202, 0.000000e+00
 br i1 %205, label %58, label %60
206:
 %207 = load ptr, ptr %13, align 8
 store ptr %207, ptr %1, align 8
 br label %56
208:
 br i1 %86, label %105, label %107
}
define internal fastcc void @f140(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, double %4) unnamed_addr {
5:
 %6 = alloca ptr, align 8
 %7 = add i64 %1, 24
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = icmp slt i64 %9, 1
 br i1 %10, label %64, label %11
11:
 %12 = add i64 %1, 104
 %13 = inttoptr i64 %12 to ptr
 %14 = load i64, ptr %13, align 8
 %15 = add i64 %1, 112
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = add i64 %1, 96
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = inttoptr i64 %20 to ptr
 %22 = add nuw nsw i64 %9, 1
 %23 = add i64 %2, 32
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = add i64 %2, 16
 %27 = inttoptr i64 %26 to ptr
 %28 = load i64, ptr %27, align 8
 %29 = inttoptr i64 %28 to ptr
 %30 = add i64 %2, 56
 %31 = inttoptr i64 %30 to ptr
 %32 = load i64, ptr %31, align 8
 %33 = add i64 %2, 40
 %34 = inttoptr i64 %33 to ptr
 %35 = load i64, ptr %34, align 8
 %36 = inttoptr i64 %35 to ptr
 %37 = add i64 %3, 544
 %38 = inttoptr i64 %37 to ptr
 %39 = add i64 %3, 528
 %40 = inttoptr i64 %39 to ptr
 %41 = add i64 %1, 136
 %42 = inttoptr i64 %41 to ptr
 br label %43
43:
 %44 = phi i64 [ 0, %11 ], [ %45, %62 ]
 %45 = add nuw nsw i64 %44, 1
 %46 = mul i64 %44, %32
 %47 = getelementptr double, ptr %36, i64 %46
 call fastcc void @f141(ptr %6, double %4, ptr %21, i64 %14, i64 %17, i64 %44, i64 %22, ptr %29, i64 %25, ptr %47, i64 %25)
 %48 = load i64, ptr %38, align 8
 %49 = load i64, ptr %40, align 8
 %50 = inttoptr i64 %49 to ptr
 %51 = mul i64 %48, %44
 %52 = getelementptr double, ptr %50, i64 %51
 %53 = load i64, ptr %42, align 8
 %54 = icmp slt i64 %53, 1
 br i1 %54, label %62, label %55
55:
 %56 = phi i64 [ %57, %55 ], [ 0, %43 ]
 %57 = add nuw nsw i64 %56, 1
 %58 = getelementptr double, ptr %52, i64 %56
 %59 = load double, ptr %58, align 8
 %60 = getelementptr double, ptr %47, i64 %56
 store double %59, ptr %60, align 8
 %61 = icmp eq i64 %53, %57
 br i1 %61, label %62, label %55
62:
 %63 = icmp eq i64 %45, %9
 br i1 %63, label %64, label %43
64:
 store ptr null, ptr %0, align 8
 ret void
}
define internal fastcc void @f141(ptr noalias writeonly captures(none) %0, double %1, ptr readonly captures(none) %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr readonly captures(none) %7, i64 %8, ptr captures(none) %9, i64 %10) unnamed_addr {
11:
 %12 = icmp slt i64 %10, 1
 br i1 %12, label %13, label %29
13:
 %14 = icmp slt i64 %6, 1
 br i1 %14, label %28, label %15
15:
 %16 = icmp slt i64 %5, 0
 %17 = select i1 %16, i64 %3, i64 0
 %18 = add i64 %17, %5
 %19 = mul i64 %18, %4
 %20 = getelementptr double, ptr %2, i64 %19
 br label %34
21:
 %22 = fmul nsz contract double %1, %38
 br i1 %12, label %26, label %23
23:
 %24 = mul i64 %35, %8
 %25 = getelementptr double, ptr %7, i64 %24
 br label %40
26:
 %27 = icmp eq i64 %36, %6
 br i1 %27, label %28, label %34
28:
 store ptr null, ptr %0, align 8
 ret void
29:
 %30 = phi i64 [ %31, %29 ], [ 0, %11 ]
 %31 = add nuw nsw i64 %30, 1
 %32 = getelementptr double, ptr %9, i64 %30
 store double 0.000000e+00, ptr %32, align 8
 %33 = icmp eq i64 %10, %31
 br i1 %33, label %13, label %29
34:
 %35 = phi i64 [ 0, %15 ], [ %36, %26 ]
 %36 = add nuw nsw i64 %35, 1
 %37 = getelementptr double, ptr %20, i64 %35
 %38 = load double, ptr %37, align 8
 %39 = fcmp nsz contract une double %38, 0.000000e+00
 br i1 %39, label %21, label %26
40:
 %41 = phi i64 [ 0, %23 ], [ %42, %40 ]
 %42 = add nuw nsw i64 %41, 1
 %43 = getelementptr double, ptr %9, i64 %41
 %44 = load double, ptr %43, align 8
 %45 = getelementptr double, ptr %25, i64 %41
 %46 = load double, ptr %45, align 8
 %47 = fmul nsz contract double %22, %46
 %48 = fadd nsz contract double %44, %47
 store double %48, ptr %43, align 8
 %49 = icmp eq i64 %10, %42
 br i1 %49, label %26, label %40
}
define internal fastcc range(i32 0, 2) i32 @f142(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, double %5) unnamed_addr {
6:
 %7 = alloca ptr, align 8
 store ptr null, ptr %7, align 8
 %8 = alloca i8, align 1
 store i8 0, ptr %8, align 1
 %9 = alloca ptr, align 8
 store ptr null, ptr %9, align 8
 %10 = alloca ptr, align 8
 store ptr null, ptr %10, align 8
 %11 = alloca i8, align 1
 store i8 0, ptr %11, align 1
 %12 = alloca ptr, align 8
 store ptr null, ptr %12, align 8
 %13 = alloca i64, align 8
 store i64 0, ptr %13, align 8
 %14 = alloca ptr, align 8
 store ptr null, ptr %14, align 8
 %15 = alloca { double, i64 }, align 8
 %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %15, i8 0, i64 16, i1 false)
 %17 = alloca ptr, align 8
 store ptr null, ptr %17, align 8
 %18 = alloca { double, i64 }, align 8
 %19 = getelementptr inbounds nuw i8, ptr %18, i64 8
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %18, i8 0, i64 16, i1 false)
 %20 = alloca { double, i64 }, align 8
 %21 = getelementptr inbounds nuw i8, ptr %20, i64 8
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %20, i8 0, i64 16, i1 false)
 %22 = alloca i8, align 1
 store i8 0, ptr %22, align 1
 %23 = alloca ptr, align 8
 %24 = add i64 %3, 304
 %25 = inttoptr i64 %24 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = inttoptr i64 %26 to ptr
 %28 = add i64 %4, 568
 %29 = inttoptr i64 %28 to ptr
 %30 = load i64, ptr %29, align 8
 %31 = inttoptr i64 %30 to ptr
 %32 = add i64 %3, 8
 %33 = inttoptr i64 %32 to ptr
 %34 = load i64, ptr %33, align 8
 %35 = inttoptr i64 %3 to ptr
 %36 = load i64, ptr %35, align 8
 %37 = inttoptr i64 %36 to ptr
 %38 = add i64 %3, 56
 %39 = inttoptr i64 %38 to ptr
 %40 = load i64, ptr %39, align 8
 %41 = add i64 %3, 40
 %42 = inttoptr i64 %41 to ptr
 %43 = load i64, ptr %42, align 8
 %44 = inttoptr i64 %43 to ptr
 %45 = add i64 %3, 72
 %46 = inttoptr i64 %45 to ptr
 %47 = load i64, ptr %46, align 8
 %48 = add i64 %3, 64
 %49 = inttoptr i64 %48 to ptr
 %50 = load i64, ptr %49, align 8
 %51 = inttoptr i64 %50 to ptr
 %52 = add i64 %2, 136
 %53 = inttoptr i64 %52 to ptr
 %54 = load i64, ptr %53, align 8
 %55 = add i64 %3, 32
 %56 = inttoptr i64 %55 to ptr
 %57 = load i64, ptr %56, align 8
 %58 = add i64 %3, 16
 %59 = inttoptr i64 %58 to ptr
 %60 = load i64, ptr %59, align 8
 %61 = inttoptr i64 %60 to ptr
 %62 = getelementptr inbounds nuw i8, ptr %27, i64 96
 %63 = load i64, ptr %62, align 1
 %64 = icmp slt i64 %47, 1
 br i1 %64, label %72, label %65
65:
 %66 = phi i64 [ %67, %65 ], [ 0, %6 ]
 %67 = add nuw nsw i64 %66, 1
 %68 = getelementptr double, ptr %51, i64 %66
 %69 = load double, ptr %68, align 8
 %70 = getelementptr double, ptr %37, i64 %66
 store double %69, ptr %70, align 8
 %71 = icmp eq i64 %47, %67
 br i1 %71, label %72, label %65
72:
 %73 = icmp slt i64 %54, 1
 br i1 %73, label %84, label %74
74:
 %75 = phi i64 [ %77, %74 ], [ %54, %72 ]
 %76 = phi i64 [ %78, %74 ], [ %47, %72 ]
 %77 = add nsw i64 %75, -1
 %78 = add i64 %76, 1
 %79 = icmp slt i64 %76, 0
 %80 = select i1 %79, i64 %34, i64 0
 %81 = getelementptr double, ptr %37, i64 %76
 %82 = getelementptr double, ptr %81, i64 %80
 store double 0.000000e+00, ptr %82, align 8
 %83 = icmp samesign ugt i64 %75, 1
 br i1 %83, label %74, label %84
84:
 %85 = getelementptr inbounds nuw i8, ptr %27, i64 152
 %86 = load i64, ptr %85, align 1
 %87 = icmp eq i64 %86, 0
 br i1 %87, label %90, label %88
88:
 %89 = load double, ptr %27, align 1
 call fastcc void @f28(ptr %7, i64 %2, i64 %3, double %89, i64 %63)
 store i64 0, ptr %85, align 1
 br label %90
90:
 %91 = getelementptr inbounds nuw i8, ptr %31, i64 40
 %92 = getelementptr inbounds nuw i8, ptr %31, i64 32
 br label %309
93:
 %94 = phi i32 [ 0, %95 ], [ 0, %104 ], [ 0, %307 ], [ 0, %240 ], [ 0, %119 ], [ 0, %169 ], [ 0, %235 ], [ 1, %314 ], [ 0, %276 ], [ 1, %319 ]
 ret i32 %94
95:
 store double -2.500000e-01, ptr %0, align 8
 br label %93
96:
 call fastcc void @f144(ptr %10, i64 %2, i64 %4, double %5)
 store i8 0, ptr %11, align 1
 %97 = call fastcc i32 @f149(ptr %11, ptr %12, i64 %2, i64 %3, i64 %4, double %5)
 %98 = icmp eq i32 %97, 0
 br i1 %98, label %321, label %319
99:
 %100 = load i64, ptr %91, align 1
 %101 = icmp eq i64 %100, 0
 br i1 %101, label %102, label %104
102:
 store i64 1, ptr %92, align 1
 %103 = icmp samesign ugt i64 %310, 1
 br i1 %103, label %309, label %104
104:
 %105 = getelementptr inbounds nuw i8, ptr %31, i64 8
 store double 0.000000e+00, ptr %105, align 1
 store double -2.500000e-01, ptr %0, align 8
 br label %93
106:
 %107 = icmp sgt i64 %57, %54
 br i1 %107, label %113, label %108
108:
 %109 = add i64 %4, 56
 %110 = inttoptr i64 %109 to ptr
 %111 = load double, ptr %110, align 8
 %112 = fcmp nsz contract oeq double %111, 0.000000e+00
 br i1 %112, label %113, label %122
113:
 store i64 0, ptr %13, align 8
 call fastcc void @f145(ptr %13, i64 %2, i64 %3, i64 %4, double %5)
 %114 = load i64, ptr %13, align 8
 %115 = icmp sgt i64 %114, -1
 br i1 %115, label %119, label %116
116:
 %117 = add i64 %4, 56
 %118 = inttoptr i64 %117 to ptr
 br label %122
119:
 %120 = getelementptr inbounds nuw i8, ptr %27, i64 80
 store i64 1, ptr %120, align 1
 %121 = getelementptr inbounds nuw i8, ptr %27, i64 88
 store i64 %114, ptr %121, align 1
 store double -2.500000e-01, ptr %0, align 8
 br label %93
122:
 %123 = phi ptr [ %118, %116 ], [ %110, %108 ]
 %124 = add i64 %2, 32
 %125 = inttoptr i64 %124 to ptr
 %126 = load i64, ptr %125, align 8
 %127 = inttoptr i64 %126 to ptr
 %128 = add i64 %2, 24
 %129 = inttoptr i64 %128 to ptr
 %130 = load i64, ptr %129, align 8
 %131 = add nsw i64 %130, 1
 call fastcc void @f146(ptr %14, double %5, ptr %127, i64 %131, ptr %61, i64 %57, ptr %44, i64 %57)
 %132 = icmp slt i64 %130, 1
 %133 = add i64 %4, 168
 %134 = inttoptr i64 %133 to ptr
 %135 = add i64 %4, 496
 %136 = inttoptr i64 %135 to ptr
 %137 = add i64 %4, 480
 %138 = inttoptr i64 %137 to ptr
 %139 = add i64 %2, 144
 %140 = inttoptr i64 %139 to ptr
 %141 = select i1 %73, i64 0, i64 %54
 br label %142
142:
 %143 = phi i64 [ %325, %154 ], [ %141, %122 ]
 %144 = phi i64 [ %326, %154 ], [ 0, %122 ]
 %145 = icmp sgt i64 %143, 0
 br i1 %145, label %324, label %177
146:
 store double 0.000000e+00, ptr %329, align 8
 br i1 %132, label %154, label %147
147:
 %148 = load i64, ptr %134, align 8
 %149 = inttoptr i64 %148 to ptr
 %150 = load i64, ptr %136, align 8
 %151 = load i64, ptr %138, align 8
 %152 = inttoptr i64 %151 to ptr
 %153 = getelementptr double, ptr %152, i64 %144
 br label %332
154:
 %155 = phi double [ %331, %330 ], [ 0.000000e+00, %146 ], [ %342, %332 ]
 %156 = getelementptr double, ptr %44, i64 %144
 %157 = add nsw i64 %144, %47
 %158 = icmp slt i64 %157, 0
 %159 = select i1 %158, i64 %34, i64 0
 %160 = getelementptr double, ptr %37, i64 %157
 %161 = getelementptr double, ptr %160, i64 %159
 store double %155, ptr %161, align 8
 %162 = load double, ptr %156, align 8
 %163 = tail call nsz contract double @llvm.fabs.f64(double %162)
 %164 = load i64, ptr %140, align 8
 %165 = inttoptr i64 %164 to ptr
 %166 = getelementptr double, ptr %165, i64 %144
 %167 = load double, ptr %166, align 8
 %168 = fcmp nsz contract ogt double %163, %167
 br i1 %168, label %169, label %142
169:
 %170 = fmul nsz contract double %167, 9.000000e-01
 %171 = fdiv nsz contract double %170, %163
 %172 = fcmp nsz contract ogt double %171, 5.000000e-01
 %173 = getelementptr inbounds nuw i8, ptr %27, i64 80
 store i64 0, ptr %173, align 1
 %174 = getelementptr inbounds nuw i8, ptr %27, i64 88
 store i64 %144, ptr %174, align 1
 %175 = fneg nsz contract double %171
 %176 = select nsz contract i1 %172, double -5.000000e-01, double %175
 store double %176, ptr %0, align 8
 br label %93
177:
 %178 = add i64 %2, 8
 %179 = inttoptr i64 %178 to ptr
 %180 = load i64, ptr %179, align 8
 %181 = add i64 %3, 88
 %182 = inttoptr i64 %181 to ptr
 %183 = load i64, ptr %182, align 8
 %184 = add i64 %3, 80
 %185 = inttoptr i64 %184 to ptr
 %186 = load i64, ptr %185, align 8
 %187 = inttoptr i64 %186 to ptr
 %188 = inttoptr i64 %180 to ptr
 tail call void %188(ptr %37, ptr %187)
 %189 = add i64 %2, 200
 %190 = inttoptr i64 %189 to ptr
 %191 = load double, ptr %190, align 8
 %192 = fcmp nsz contract ugt double %191, 0.000000e+00
 br i1 %192, label %252, label %193
193:
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %15, i8 0, i64 16, i1 false)
 call fastcc void @f147(ptr %15, i64 %2, i64 %3, i64 %4, double %5)
 %194 = load double, ptr %15, align 8
 %195 = load i64, ptr %16, align 8
 %196 = fcmp nsz contract ogt double %194, 1.000000e+00
 br i1 %196, label %197, label %211
197:
 %198 = getelementptr inbounds nuw i8, ptr %31, i64 8
 %199 = load double, ptr %198, align 1
 %200 = fcmp nsz contract oeq double %199, 0.000000e+00
 br i1 %200, label %205, label %201
201:
 %202 = getelementptr inbounds nuw i8, ptr %27, i64 40
 %203 = load double, ptr %202, align 1
 %204 = fcmp nsz contract ogt double %203, 1.000000e+00
 br i1 %204, label %205, label %211
205:
 %206 = getelementptr double, ptr %44, i64 %40
 %207 = icmp slt i64 %47, 0
 %208 = select i1 %207, i64 %34, i64 0
 %209 = add i64 %208, %47
 %210 = icmp slt i64 %209, 0
 br i1 %210, label %344, label %345
211:
 %212 = phi double [ %362, %359 ], [ %194, %201 ], [ %194, %193 ]
 %213 = phi i64 [ %361, %359 ], [ %195, %201 ], [ %195, %193 ]
 %214 = add i64 %2, 64
 %215 = inttoptr i64 %214 to ptr
 %216 = load i64, ptr %215, align 8
 %217 = add i64 %2, 56
 %218 = inttoptr i64 %217 to ptr
 %219 = load i64, ptr %218, align 8
 %220 = inttoptr i64 %219 to ptr
 %221 = icmp sgt i64 %130, 0
 %222 = select i1 %221, i64 0, i64 %216
 %223 = getelementptr double, ptr %220, i64 %130
 %224 = getelementptr i8, ptr %223, i64 -8
 %225 = getelementptr double, ptr %224, i64 %222
 %226 = load double, ptr %225, align 8
 %227 = fcmp nsz contract uge double %226, 1.000000e+00
 %228 = fcmp nsz contract ugt double %212, 1.000000e+00
 %229 = select i1 %227, i1 true, i1 %228
 br i1 %229, label %363, label %230
230:
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %20, i8 0, i64 16, i1 false)
 call fastcc void @f148(ptr %20, i64 %2, i64 %3, i64 %4, double %5)
 %231 = load double, ptr %20, align 8
 %232 = fcmp nsz contract ugt double %231, %212
 br i1 %232, label %233, label %363
233:
 %234 = load i64, ptr %21, align 8
 br label %363
235:
 %236 = getelementptr inbounds nuw i8, ptr %27, i64 80
 store i64 1, ptr %236, align 1
 %237 = getelementptr inbounds nuw i8, ptr %27, i64 88
 store i64 %365, ptr %237, align 1
 store double -2.500000e-01, ptr %0, align 8
 br label %93
238:
 %239 = fcmp nsz contract ogt double %364, 1.000000e+00
 br i1 %239, label %240, label %252
240:
 %241 = add i64 %2, 120
 %242 = inttoptr i64 %241 to ptr
 %243 = load double, ptr %242, align 8
 %244 = fneg nsz contract double %243
 %245 = tail call nsz contract double @llvm.pow.f64(double %364, double %244)
 %246 = fmul nsz contract double %245, 9.000000e-01
 %247 = fcmp nsz contract ogt double %246, 0x3FD5555555555555
 %248 = getelementptr inbounds nuw i8, ptr %27, i64 80
 store i64 0, ptr %248, align 1
 %249 = getelementptr inbounds nuw i8, ptr %27, i64 88
 store i64 %365, ptr %249, align 1
 %250 = fneg nsz contract double %246
 %251 = select nsz contract i1 %247, double %250, double 0xBFD5555555555555
 store double %251, ptr %0, align 8
 br label %93
252:
 %253 = phi double [ %364, %238 ], [ 0.000000e+00, %177 ]
 %254 = phi i64 [ %365, %238 ], [ 0, %177 ]
 %255 = add i64 %2, 16
 %256 = inttoptr i64 %255 to ptr
 %257 = load i64, ptr %256, align 8
 %258 = icmp eq i64 %257, 0
 br i1 %258, label %285, label %259
259:
 %260 = add i64 %2, 192
 %261 = inttoptr i64 %260 to ptr
 %262 = load double, ptr %261, align 8
 %263 = add i64 %3, 184
 %264 = inttoptr i64 %263 to ptr
 %265 = load i64, ptr %264, align 8
 %266 = add i64 %3, 176
 %267 = inttoptr i64 %266 to ptr
 %268 = load i64, ptr %267, align 8
 %269 = inttoptr i64 %268 to ptr
 %270 = add i64 %3, 192
 %271 = inttoptr i64 %270 to ptr
 %272 = load i64, ptr %271, align 8
 %273 = inttoptr i64 %272 to ptr
 store i8 0, ptr %22, align 1
 call fastcc void @f3(ptr %22, i64 %257, double %262, ptr %187, i64 %183, ptr %269, i64 %265, ptr %273)
 %274 = load i8, ptr %22, align 1
 %275 = icmp eq i8 %274, 0
 br i1 %275, label %276, label %285
276:
 %277 = icmp slt i64 %47, 0
 %278 = select i1 %277, i64 %265, i64 0
 %279 = getelementptr double, ptr %269, i64 %47
 %280 = getelementptr double, ptr %279, i64 %278
 %281 = load double, ptr %280, align 8
 %282 = getelementptr inbounds nuw i8, ptr %27, i64 56
 store double %281, ptr %282, align 1
 %283 = getelementptr inbounds nuw i8, ptr %27, i64 80
 store i64 2, ptr %283, align 1
 %284 = getelementptr inbounds nuw i8, ptr %27, i64 88
 store i64 %254, ptr %284, align 1
 store double -2.500000e-01, ptr %0, align 8
 br label %93
285:
 br i1 %132, label %307, label %286
286:
 %287 = add i64 %4, 208
 %288 = inttoptr i64 %287 to ptr
 %289 = load i64, ptr %288, align 8
 %290 = add i64 %4, 216
 %291 = inttoptr i64 %290 to ptr
 %292 = load i64, ptr %291, align 8
 %293 = add i64 %4, 200
 %294 = inttoptr i64 %293 to ptr
 %295 = load i64, ptr %294, align 8
 %296 = inttoptr i64 %295 to ptr
 %297 = load i64, ptr %136, align 8
 %298 = load i64, ptr %138, align 8
 %299 = inttoptr i64 %298 to ptr
 %300 = add i64 %4, 544
 %301 = inttoptr i64 %300 to ptr
 %302 = load i64, ptr %301, align 8
 %303 = add i64 %4, 528
 %304 = inttoptr i64 %303 to ptr
 %305 = load i64, ptr %304, align 8
 %306 = inttoptr i64 %305 to ptr
 br label %368
307:
 %308 = getelementptr inbounds nuw i8, ptr %27, i64 88
 store i64 %254, ptr %308, align 1
 store double %253, ptr %0, align 8
 br label %93
309:
 %310 = phi i64 [ 2, %90 ], [ %311, %102 ]
 %311 = add nsw i64 %310, -1
 store i8 0, ptr %8, align 1
 %312 = call fastcc i32 @f143(ptr %8, ptr %9, i64 %2, i64 %3, i64 %4, double %5)
 %313 = icmp eq i32 %312, 0
 br i1 %313, label %316, label %314
314:
 %315 = load ptr, ptr %9, align 8
 store ptr %315, ptr %1, align 8
 br label %93
316:
 %317 = load i8, ptr %8, align 1
 %318 = icmp eq i8 %317, 0
 br i1 %318, label %95, label %96
319:
 %320 = load ptr, ptr %12, align 8
 store ptr %320, ptr %1, align 8
 br label %93
321:
 %322 = load i8, ptr %11, align 1
 %323 = icmp eq i8 %322, 0
 br i1 %323, label %99, label %106
324:
 %325 = add nsw i64 %143, -1
 %326 = add nuw i64 %144, 1
 %327 = load double, ptr %123, align 8
 %328 = fcmp nsz contract ogt double %327, 0.000000e+00
 %329 = getelementptr double, ptr %44, i64 %144
 br i1 %328, label %146, label %330
330:
 %331 = load double, ptr %329, align 8
 br label %154
332:
 %333 = phi double [ 0.000000e+00, %147 ], [ %342, %332 ]
 %334 = phi i64 [ 0, %147 ], [ %335, %332 ]
 %335 = add nuw nsw i64 %334, 1
 %336 = getelementptr double, ptr %149, i64 %334
 %337 = load double, ptr %336, align 8
 %338 = mul i64 %334, %150
 %339 = getelementptr double, ptr %153, i64 %338
 %340 = load double, ptr %339, align 8
 %341 = fmul nsz contract double %337, %340
 %342 = fadd nsz contract double %333, %341
 store double %342, ptr %329, align 8
 %343 = icmp eq i64 %130, %335
 br i1 %343, label %154, label %332
344:
 br label %345
345:
 %346 = phi i64 [ 0, %344 ], [ %209, %205 ]
 %347 = icmp slt i64 %209, %34
 br i1 %347, label %349, label %348
348:
 br label %349
349:
 %350 = phi i64 [ %34, %348 ], [ %346, %345 ]
 %351 = getelementptr double, ptr %37, i64 %350
 br i1 %73, label %359, label %352
352:
 %353 = phi i64 [ %354, %352 ], [ 0, %349 ]
 %354 = add nuw nsw i64 %353, 1
 %355 = getelementptr double, ptr %206, i64 %353
 %356 = load double, ptr %355, align 8
 %357 = getelementptr double, ptr %351, i64 %353
 store double %356, ptr %357, align 8
 %358 = icmp eq i64 %54, %354
 br i1 %358, label %359, label %352
359:
 %360 = load double, ptr %27, align 1
 call fastcc void @f32(ptr %17, i64 %2, i64 %3, double %360, i64 %63, i64 %131)
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %18, i8 0, i64 16, i1 false)
 call fastcc void @f150(ptr %18, i64 %2, i64 %3, i64 %4, double %5, i64 %131)
 %361 = load i64, ptr %19, align 8
 %362 = load double, ptr %18, align 8
 br label %211
363:
 %364 = phi double [ %212, %230 ], [ %231, %233 ], [ %212, %211 ]
 %365 = phi i64 [ %213, %230 ], [ %234, %233 ], [ %213, %211 ]
 %366 = fsub nsz contract double %364, %364
 %367 = fcmp nsz contract ord double %366, 0.000000e+00
 br i1 %367, label %238, label %235
368:
 %369 = phi i64 [ 0, %286 ], [ %370, %368 ]
 %370 = add nuw nsw i64 %369, 1
 %371 = mul i64 %369, %302
 %372 = getelementptr double, ptr %306, i64 %371
 call fastcc void @f141(ptr %23, double 1.000000e+00, ptr %296, i64 %289, i64 %292, i64 %369, i64 %130, ptr %299, i64 %297, ptr %372, i64 %54)
 %373 = icmp eq i64 %370, %130
 br i1 %373, label %307, label %368
}
define internal fastcc range(i32 0, 2) i32 @f143(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, double %5) unnamed_addr {
6:
 %7 = alloca ptr, align 8
 %8 = alloca i8, align 1
 %9 = alloca i8, align 1
 %10 = alloca ptr, align 8
 store ptr null, ptr %10, align 8
 %11 = add i64 %3, 304
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = inttoptr i64 %13 to ptr
 %15 = add i64 %4, 568
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = inttoptr i64 %17 to ptr
 %19 = getelementptr inbounds nuw i8, ptr %18, i64 32
 %20 = load i64, ptr %19, align 1
 %21 = icmp eq i64 %20, 0
 br i1 %21, label %37, label %22
22:
 store double 0.000000e+00, ptr %18, align 1
 %23 = add i64 %4, 8
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = icmp eq i64 %25, 0
 br i1 %26, label %28, label %27
27:
 call fastcc void @f159(ptr %7, i64 %2, i64 %3, i64 %4)
 br label %35
28:
 store i8 0, ptr %8, align 1
 call fastcc void @f160(ptr %8, i64 %2, i64 %3, i64 %4)
 %29 = load i8, ptr %8, align 1
 %30 = icmp eq i8 %29, 0
 br i1 %30, label %33, label %35
31:
 %32 = phi i32 [ 0, %33 ], [ 0, %46 ], [ 0, %49 ], [ 1, %50 ]
 ret i32 %32
33:
 %34 = getelementptr inbounds nuw i8, ptr %14, i64 80
 store i64 1, ptr %34, align 1
 store i8 0, ptr %0, align 1
 br label %31
35:
 store i64 0, ptr %19, align 1
 %36 = getelementptr inbounds nuw i8, ptr %18, i64 40
 store i64 1, ptr %36, align 1
 br label %37
37:
 %38 = load double, ptr %18, align 1
 %39 = fcmp nsz contract une double %38, %5
 br i1 %39, label %40, label %49
40:
 store double 0.000000e+00, ptr %18, align 1
 %41 = getelementptr inbounds nuw i8, ptr %14, i64 168
 %42 = load i64, ptr %41, align 1
 %43 = add nsw i64 %42, 1
 store i64 %43, ptr %41, align 1
 store i8 0, ptr %9, align 1
 %44 = call fastcc i32 @f161(ptr %9, ptr %10, i64 %4, double %5)
 %45 = icmp eq i32 %44, 0
 br i1 %45, label %52, label %50
46:
 %47 = getelementptr inbounds nuw i8, ptr %14, i64 80
 store i64 3, ptr %47, align 1
 store i8 0, ptr %0, align 1
 br label %31
48:
 store double %5, ptr %18, align 1
 br label %49
49:
 store i8 1, ptr %0, align 1
 br label %31
50:
 %51 = load ptr, ptr %10, align 8
 store ptr %51, ptr %1, align 8
 br label %31
52:
 %53 = load i8, ptr %9, align 1
 %54 = icmp eq i8 %53, 0
 br i1 %54, label %46, label %48
}
define internal fastcc void @f144(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, double %3) unnamed_addr {
4:
 %5 = add i64 %2, 544
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = add i64 %2, 528
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = inttoptr i64 %10 to ptr
 %12 = add i64 %1, 24
 %13 = inttoptr i64 %12 to ptr
 %14 = load i64, ptr %13, align 8
 %15 = icmp slt i64 %14, 1
 br i1 %15, label %74, label %16
16:
 %17 = add i64 %2, 568
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = inttoptr i64 %19 to ptr
 %21 = getelementptr inbounds nuw i8, ptr %20, i64 8
 %22 = add i64 %1, 56
 %23 = inttoptr i64 %22 to ptr
 %24 = icmp slt i64 %7, 1
 %25 = add i64 %2, 496
 %26 = inttoptr i64 %25 to ptr
 %27 = add i64 %2, 480
 %28 = inttoptr i64 %27 to ptr
 br label %75
29:
 %30 = icmp eq i64 %77, %14
 br i1 %30, label %74, label %75
31:
 %32 = load i64, ptr %23, align 8
 %33 = inttoptr i64 %32 to ptr
 %34 = getelementptr double, ptr %33, i64 %76
 %35 = load double, ptr %34, align 8
 %36 = fmul nsz contract double %3, %35
 %37 = fdiv nsz contract double %36, %78
 %38 = fadd nsz contract double %37, 1.000000e+00
 br label %39
39:
 %40 = phi double [ %38, %31 ], [ 1.000000e+00, %75 ]
 %41 = fcmp nsz contract olt double %78, 0.000000e+00
 br i1 %41, label %42, label %50
42:
 %43 = load i64, ptr %23, align 8
 %44 = inttoptr i64 %43 to ptr
 %45 = getelementptr double, ptr %44, i64 %76
 %46 = load double, ptr %45, align 8
 %47 = fneg nsz contract double %46
 %48 = fmul nsz contract double %3, %47
 %49 = fdiv nsz contract double %48, %78
 br label %50
50:
 %51 = phi double [ %49, %42 ], [ %40, %39 ]
 br i1 %24, label %29, label %52
52:
 %53 = fsub nsz contract double 1.000000e+00, %51
 %54 = load i64, ptr %26, align 8
 %55 = load i64, ptr %28, align 8
 %56 = inttoptr i64 %55 to ptr
 %57 = mul i64 %76, %54
 %58 = getelementptr double, ptr %56, i64 %57
 br label %80
59:
 %60 = load double, ptr %21, align 1
 %61 = fcmp nsz contract une double %60, 0.000000e+00
 br i1 %61, label %62, label %70
62:
 %63 = fcmp nsz contract ogt double %60, 0.000000e+00
 br i1 %63, label %64, label %67
64:
 %65 = getelementptr double, ptr %11, i64 %81
 %66 = load double, ptr %65, align 8
 br label %67
67:
 %68 = phi double [ %66, %64 ], [ 0.000000e+00, %62 ]
 %69 = fsub nsz contract double %95, %68
 br label %70
70:
 %71 = phi double [ %69, %67 ], [ 0.000000e+00, %59 ]
 %72 = getelementptr double, ptr %58, i64 %81
 store double %71, ptr %72, align 8
 %73 = icmp eq i64 %7, %82
 br i1 %73, label %29, label %80
74:
 store ptr null, ptr %0, align 8
 ret void
75:
 %76 = phi i64 [ 0, %16 ], [ %77, %29 ]
 %77 = add nuw nsw i64 %76, 1
 %78 = load double, ptr %21, align 1
 %79 = fcmp nsz contract ogt double %78, 0.000000e+00
 br i1 %79, label %31, label %39
80:
 %81 = phi i64 [ 0, %52 ], [ %82, %70 ]
 %82 = add nuw nsw i64 %81, 1
 %83 = getelementptr double, ptr %11, i64 %81
 br label %84
84:
 %85 = phi double [ 0.000000e+00, %80 ], [ %95, %84 ]
 %86 = phi i64 [ %14, %80 ], [ %87, %84 ]
 %87 = add nsw i64 %86, -1
 %88 = mul i64 %87, %7
 %89 = getelementptr double, ptr %83, i64 %88
 %90 = load double, ptr %89, align 8
 %91 = fadd nsz contract double %85, %90
 %92 = and i64 %87, 1
 %93 = icmp eq i64 %92, 0
 %94 = select i1 %93, double %51, double %53
 %95 = fmul nsz contract double %94, %91
 %96 = icmp sgt i64 %86, 1
 br i1 %96, label %84, label %59
}
define internal fastcc void @f145(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, double %4) unnamed_addr {
5:
 %6 = alloca ptr, align 8
 %7 = add i64 %2, 304
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = inttoptr i64 %9 to ptr
 %11 = add i64 %2, 32
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = add i64 %2, 16
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = inttoptr i64 %16 to ptr
 %18 = add i64 %2, 72
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = add i64 %1, 136
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = getelementptr inbounds nuw i8, ptr %10, i64 96
 %25 = load i64, ptr %24, align 1
 %26 = add i64 %1, 24
 %27 = inttoptr i64 %26 to ptr
 %28 = load i64, ptr %27, align 8
 %29 = tail call i64 @llvm.smax.i64(i64 %28, i64 0)
 %30 = icmp slt i64 %23, 1
 %31 = add i64 %3, 496
 %32 = inttoptr i64 %31 to ptr
 %33 = add i64 %3, 480
 %34 = inttoptr i64 %33 to ptr
 %35 = add i64 %2, 8
 %36 = inttoptr i64 %35 to ptr
 %37 = inttoptr i64 %2 to ptr
 %38 = add i64 %1, 56
 %39 = inttoptr i64 %38 to ptr
 %40 = tail call i64 @llvm.smax.i64(i64 %13, i64 0)
 br label %41
41:
 %42 = phi i64 [ 0, %5 ], [ %69, %63 ]
 %43 = icmp eq i64 %42, %29
 br i1 %43, label %66, label %68
44:
 %45 = load double, ptr %10, align 1
 %46 = load i64, ptr %39, align 8
 %47 = inttoptr i64 %46 to ptr
 %48 = getelementptr double, ptr %47, i64 %42
 %49 = load double, ptr %48, align 8
 %50 = fmul nsz contract double %4, %49
 %51 = fadd nsz contract double %45, %50
 call fastcc void @f32(ptr %6, i64 %1, i64 %2, double %51, i64 %25, i64 %69)
 %52 = mul i64 %69, %13
 %53 = getelementptr double, ptr %17, i64 %52
 br label %54
54:
 %55 = phi i64 [ 0, %44 ], [ %58, %57 ]
 %56 = icmp eq i64 %55, %40
 br i1 %56, label %63, label %57
57:
 %58 = add nuw i64 %55, 1
 %59 = getelementptr double, ptr %53, i64 %55
 %60 = load double, ptr %59, align 8
 %61 = fsub nsz contract double %60, %60
 %62 = fcmp nsz contract ord double %61, 0.000000e+00
 br i1 %62, label %54, label %63
63:
 %64 = phi i64 [ %55, %57 ], [ -1, %54 ]
 %65 = icmp sgt i64 %64, -1
 br i1 %65, label %66, label %41
66:
 %67 = phi i64 [ %64, %63 ], [ -1, %41 ]
 store i64 %67, ptr %0, align 8
 ret void
68:
 %69 = add nuw i64 %42, 1
 br i1 %30, label %44, label %70
70:
 %71 = load i64, ptr %32, align 8
 %72 = load i64, ptr %34, align 8
 %73 = inttoptr i64 %72 to ptr
 %74 = mul i64 %42, %71
 %75 = getelementptr double, ptr %73, i64 %74
 %76 = load i64, ptr %36, align 8
 %77 = load i64, ptr %37, align 8
 %78 = inttoptr i64 %77 to ptr
 br label %79
79:
 %80 = phi i64 [ 0, %70 ], [ %81, %79 ]
 %81 = add nuw nsw i64 %80, 1
 %82 = getelementptr double, ptr %75, i64 %80
 %83 = load double, ptr %82, align 8
 %84 = add nsw i64 %80, %20
 %85 = icmp slt i64 %84, 0
 %86 = select i1 %85, i64 %76, i64 0
 %87 = getelementptr double, ptr %78, i64 %84
 %88 = getelementptr double, ptr %87, i64 %86
 store double %83, ptr %88, align 8
 %89 = icmp eq i64 %23, %81
 br i1 %89, label %44, label %79
}
define internal fastcc void @f146(ptr noalias writeonly captures(none) %0, double %1, ptr readonly captures(none) %2, i64 range(i64 -9223372036854775807, -9223372036854775808) %3, ptr readonly captures(none) %4, i64 %5, ptr captures(none) %6, i64 %7) unnamed_addr {
8:
 %9 = icmp slt i64 %7, 1
 br i1 %9, label %10, label %20
10:
 %11 = icmp slt i64 %3, 1
 br i1 %11, label %19, label %25
12:
 %13 = fmul nsz contract double %1, %29
 br i1 %9, label %17, label %14
14:
 %15 = mul i64 %26, %5
 %16 = getelementptr double, ptr %4, i64 %15
 br label %31
17:
 %18 = icmp eq i64 %27, %3
 br i1 %18, label %19, label %25
19:
 store ptr null, ptr %0, align 8
 ret void
20:
 %21 = phi i64 [ %22, %20 ], [ 0, %8 ]
 %22 = add nuw nsw i64 %21, 1
 %23 = getelementptr double, ptr %6, i64 %21
 store double 0.000000e+00, ptr %23, align 8
 %24 = icmp eq i64 %7, %22
 br i1 %24, label %10, label %20
25:
 %26 = phi i64 [ %27, %17 ], [ 0, %10 ]
 %27 = add nuw nsw i64 %26, 1
 %28 = getelementptr double, ptr %2, i64 %26
 %29 = load double, ptr %28, align 8
 %30 = fcmp nsz contract une double %29, 0.000000e+00
 br i1 %30, label %12, label %17
31:
 %32 = phi i64 [ 0, %14 ], [ %33, %31 ]
 %33 = add nuw nsw i64 %32, 1
 %34 = getelementptr double, ptr %6, i64 %32
 %35 = load double, ptr %34, align 8
 %36 = getelementptr double, ptr %16, i64 %32
 %37 = load double, ptr %36, align 8
 %38 = fmul nsz contract double %13, %37
 %39 = fadd nsz contract double %35, %38
 store double %39, ptr %34, align 8
 %40 = icmp eq i64 %7, %33
 br i1 %40, label %17, label %31
}
define internal fastcc void @f147(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, double %4) unnamed_addr {
5:
 %6 = alloca ptr, align 8
 %7 = alloca { double, i64 }, align 8
 %8 = alloca ptr, align 8
 %9 = add i64 %1, 72
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = inttoptr i64 %11 to ptr
 %13 = add i64 %1, 24
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = add nsw i64 %15, 1
 %17 = add i64 %2, 32
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = add i64 %2, 16
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = inttoptr i64 %22 to ptr
 %24 = add i64 %2, 56
 %25 = inttoptr i64 %24 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = add i64 %2, 40
 %28 = inttoptr i64 %27 to ptr
 %29 = load i64, ptr %28, align 8
 %30 = inttoptr i64 %29 to ptr
 %31 = getelementptr double, ptr %30, i64 %26
 call fastcc void @f146(ptr %8, double %4, ptr %12, i64 %16, ptr %23, i64 %19, ptr %31, i64 %19)
 %32 = add i64 %1, 136
 %33 = inttoptr i64 %32 to ptr
 %34 = load i64, ptr %33, align 8
 %35 = icmp sgt i64 %34, 0
 br i1 %35, label %37, label %36
36:
 call fastcc void @f151(ptr %6, i64 %3)
 br label %84
37:
 %38 = add i64 %3, 224
 %39 = inttoptr i64 %38 to ptr
 %40 = load i64, ptr %39, align 8
 %41 = inttoptr i64 %40 to ptr
 %42 = add i64 %3, 520
 %43 = inttoptr i64 %42 to ptr
 %44 = load i64, ptr %43, align 8
 %45 = add i64 %3, 504
 %46 = inttoptr i64 %45 to ptr
 %47 = load i64, ptr %46, align 8
 %48 = inttoptr i64 %47 to ptr
 %49 = icmp slt i64 %15, 1
 %50 = add i64 %3, 88
 %51 = inttoptr i64 %50 to ptr
 %52 = add i64 %3, 184
 %53 = inttoptr i64 %52 to ptr
 %54 = add i64 %3, 496
 %55 = inttoptr i64 %54 to ptr
 %56 = add i64 %3, 480
 %57 = inttoptr i64 %56 to ptr
 br label %89
58:
 %59 = icmp eq i64 %91, %34
 br i1 %59, label %60, label %89
60:
 call fastcc void @f151(ptr %6, i64 %3)
 %61 = add i64 %3, 520
 %62 = inttoptr i64 %61 to ptr
 %63 = load i64, ptr %62, align 8
 %64 = add i64 %3, 504
 %65 = inttoptr i64 %64 to ptr
 %66 = load i64, ptr %65, align 8
 %67 = inttoptr i64 %66 to ptr
 %68 = add i64 %3, 224
 %69 = inttoptr i64 %68 to ptr
 %70 = load i64, ptr %69, align 8
 %71 = inttoptr i64 %70 to ptr
 br label %72
72:
 %73 = phi i64 [ 0, %60 ], [ %74, %72 ]
 %74 = add nuw nsw i64 %73, 1
 %75 = getelementptr i64, ptr %71, i64 %73
 %76 = load i64, ptr %75, align 8
 %77 = icmp slt i64 %76, 0
 %78 = select i1 %77, i64 %63, i64 0
 %79 = getelementptr double, ptr %67, i64 %76
 %80 = getelementptr double, ptr %79, i64 %78
 %81 = load double, ptr %80, align 8
 %82 = getelementptr double, ptr %31, i64 %73
 store double %81, ptr %82, align 8
 %83 = icmp eq i64 %74, %34
 br i1 %83, label %84, label %72
84:
 %85 = getelementptr inbounds nuw i8, ptr %7, i64 8
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %7, i8 0, i64 16, i1 false)
 call fastcc void @f152(ptr %7, i64 %1, i64 %2)
 %86 = load double, ptr %7, align 8
 %87 = load i64, ptr %85, align 8
 store double %86, ptr %0, align 8
 %88 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store i64 %87, ptr %88, align 8
 ret void
89:
 %90 = phi i64 [ 0, %37 ], [ %91, %58 ]
 %91 = add nuw nsw i64 %90, 1
 %92 = getelementptr i64, ptr %41, i64 %90
 %93 = load i64, ptr %92, align 8
 %94 = getelementptr double, ptr %23, i64 %90
 %95 = load double, ptr %94, align 8
 %96 = icmp slt i64 %93, 0
 %97 = select i1 %96, i64 %44, i64 0
 %98 = getelementptr double, ptr %48, i64 %93
 %99 = getelementptr double, ptr %98, i64 %97
 store double %95, ptr %99, align 8
 br i1 %49, label %58, label %100
100:
 %101 = load double, ptr %51, align 8
 %102 = fdiv nsz contract double %101, %4
 %103 = load i64, ptr %53, align 8
 %104 = inttoptr i64 %103 to ptr
 %105 = load i64, ptr %55, align 8
 %106 = load i64, ptr %57, align 8
 %107 = inttoptr i64 %106 to ptr
 %108 = getelementptr double, ptr %107, i64 %90
 br label %109
109:
 %110 = phi double [ %95, %100 ], [ %120, %109 ]
 %111 = phi i64 [ 0, %100 ], [ %112, %109 ]
 %112 = add nuw nsw i64 %111, 1
 %113 = getelementptr double, ptr %104, i64 %111
 %114 = load double, ptr %113, align 8
 %115 = fmul nsz contract double %102, %114
 %116 = mul i64 %111, %105
 %117 = getelementptr double, ptr %108, i64 %116
 %118 = load double, ptr %117, align 8
 %119 = fmul nsz contract double %115, %118
 %120 = fadd nsz contract double %110, %119
 store double %120, ptr %99, align 8
 %121 = icmp eq i64 %15, %112
 br i1 %121, label %58, label %109
}
define internal fastcc void @f148(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, double %4) unnamed_addr {
5:
 %6 = alloca ptr, align 8
 %7 = alloca { double, i64 }, align 8
 %8 = alloca ptr, align 8
 %9 = add i64 %1, 136
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = add i64 %1, 24
 %13 = inttoptr i64 %12 to ptr
 %14 = load i64, ptr %13, align 8
 %15 = add i64 %2, 56
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = add i64 %2, 40
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = inttoptr i64 %20 to ptr
 %22 = add i64 %2, 8
 %23 = inttoptr i64 %22 to ptr
 %24 = load i64, ptr %23, align 8
 %25 = inttoptr i64 %2 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = inttoptr i64 %26 to ptr
 %28 = add i64 %2, 72
 %29 = inttoptr i64 %28 to ptr
 %30 = load i64, ptr %29, align 8
 %31 = icmp slt i64 %30, 0
 %32 = select i1 %31, i64 %24, i64 0
 %33 = add i64 %32, %30
 %34 = icmp slt i64 %33, 0
 br i1 %34, label %86, label %87
35:
 %36 = icmp eq i64 %140, %114
 br i1 %36, label %37, label %138
37:
 br i1 %94, label %38, label %55
38:
 %39 = add i64 %3, 88
 %40 = inttoptr i64 %39 to ptr
 %41 = load double, ptr %40, align 8
 %42 = fdiv nsz contract double %41, %4
 %43 = getelementptr double, ptr %21, i64 %17
 %44 = add i64 %3, 520
 %45 = inttoptr i64 %44 to ptr
 %46 = load i64, ptr %45, align 8
 %47 = add i64 %3, 504
 %48 = inttoptr i64 %47 to ptr
 %49 = load i64, ptr %48, align 8
 %50 = inttoptr i64 %49 to ptr
 %51 = add i64 %3, 224
 %52 = inttoptr i64 %51 to ptr
 %53 = load i64, ptr %52, align 8
 %54 = inttoptr i64 %53 to ptr
 br label %165
55:
 call fastcc void @f151(ptr %6, i64 %3)
 br label %81
56:
 call fastcc void @f151(ptr %6, i64 %3)
 %57 = add i64 %3, 520
 %58 = inttoptr i64 %57 to ptr
 %59 = load i64, ptr %58, align 8
 %60 = add i64 %3, 504
 %61 = inttoptr i64 %60 to ptr
 %62 = load i64, ptr %61, align 8
 %63 = inttoptr i64 %62 to ptr
 %64 = add i64 %3, 224
 %65 = inttoptr i64 %64 to ptr
 %66 = load i64, ptr %65, align 8
 %67 = inttoptr i64 %66 to ptr
 %68 = getelementptr double, ptr %21, i64 %17
 br label %69
69:
 %70 = phi i64 [ 0, %56 ], [ %71, %69 ]
 %71 = add nuw nsw i64 %70, 1
 %72 = getelementptr i64, ptr %67, i64 %70
 %73 = load i64, ptr %72, align 8
 %74 = icmp slt i64 %73, 0
 %75 = select i1 %74, i64 %59, i64 0
 %76 = getelementptr double, ptr %63, i64 %73
 %77 = getelementptr double, ptr %76, i64 %75
 %78 = load double, ptr %77, align 8
 %79 = getelementptr double, ptr %68, i64 %70
 store double %78, ptr %79, align 8
 %80 = icmp eq i64 %71, %11
 br i1 %80, label %81, label %69
81:
 %82 = getelementptr inbounds nuw i8, ptr %7, i64 8
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %7, i8 0, i64 16, i1 false)
 call fastcc void @f152(ptr %7, i64 %1, i64 %2)
 %83 = load double, ptr %7, align 8
 %84 = load i64, ptr %82, align 8
 store double %83, ptr %0, align 8
 %85 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store i64 %84, ptr %85, align 8
 ret void
86:
 br label %87
87:
 %88 = phi i64 [ 0, %86 ], [ %33, %5 ]
 %89 = icmp slt i64 %33, %24
 br i1 %89, label %91, label %90
90:
 br label %91
91:
 %92 = phi i64 [ %24, %90 ], [ %88, %87 ]
 %93 = getelementptr double, ptr %27, i64 %92
 %94 = icmp sgt i64 %11, 0
 br i1 %94, label %95, label %102
95:
 %96 = phi i64 [ %97, %95 ], [ 0, %91 ]
 %97 = add nuw nsw i64 %96, 1
 %98 = getelementptr double, ptr %21, i64 %96
 %99 = load double, ptr %98, align 8
 %100 = getelementptr double, ptr %93, i64 %96
 store double %99, ptr %100, align 8
 %101 = icmp eq i64 %11, %97
 br i1 %101, label %102, label %95
102:
 %103 = add i64 %2, 304
 %104 = inttoptr i64 %103 to ptr
 %105 = load i64, ptr %104, align 8
 %106 = inttoptr i64 %105 to ptr
 %107 = load double, ptr %106, align 1
 %108 = fadd nsz contract double %4, %107
 %109 = getelementptr inbounds nuw i8, ptr %106, i64 96
 %110 = load i64, ptr %109, align 1
 %111 = add nsw i64 %14, 1
 call fastcc void @f32(ptr %8, i64 %1, i64 %2, double %108, i64 %110, i64 %111)
 %112 = add i64 %2, 32
 %113 = inttoptr i64 %112 to ptr
 %114 = load i64, ptr %113, align 8
 %115 = add i64 %2, 16
 %116 = inttoptr i64 %115 to ptr
 %117 = load i64, ptr %116, align 8
 %118 = inttoptr i64 %117 to ptr
 %119 = icmp slt i64 %114, 1
 br i1 %119, label %37, label %120
120:
 %121 = add i64 %2, 24
 %122 = inttoptr i64 %121 to ptr
 %123 = load i64, ptr %122, align 8
 %124 = add i64 %1, 88
 %125 = inttoptr i64 %124 to ptr
 %126 = load i64, ptr %125, align 8
 %127 = add i64 %1, 72
 %128 = inttoptr i64 %127 to ptr
 %129 = load i64, ptr %128, align 8
 %130 = inttoptr i64 %129 to ptr
 %131 = icmp slt i64 %14, -1
 %132 = select i1 %131, i64 %123, i64 0
 %133 = add i64 %132, %111
 %134 = mul i64 %133, %114
 %135 = getelementptr double, ptr %118, i64 %134
 %136 = getelementptr double, ptr %21, i64 %17
 %137 = icmp slt i64 %14, 1
 br label %138
138:
 %139 = phi i64 [ 0, %120 ], [ %140, %35 ]
 %140 = add nuw nsw i64 %139, 1
 %141 = load double, ptr %130, align 8
 %142 = fmul nsz contract double %4, %141
 %143 = getelementptr double, ptr %135, i64 %139
 %144 = load double, ptr %143, align 8
 %145 = fmul nsz contract double %142, %144
 %146 = getelementptr double, ptr %136, i64 %139
 store double %145, ptr %146, align 8
 %147 = getelementptr double, ptr %118, i64 %139
 br i1 %137, label %35, label %148
148:
 %149 = phi double [ %163, %148 ], [ %145, %138 ]
 %150 = phi i64 [ %151, %148 ], [ 0, %138 ]
 %151 = add nuw nsw i64 %150, 1
 %152 = sub nsw i64 %14, %150
 %153 = icmp slt i64 %152, 0
 %154 = select i1 %153, i64 %126, i64 0
 %155 = getelementptr double, ptr %130, i64 %152
 %156 = getelementptr double, ptr %155, i64 %154
 %157 = load double, ptr %156, align 8
 %158 = fmul nsz contract double %4, %157
 %159 = mul i64 %151, %114
 %160 = getelementptr double, ptr %147, i64 %159
 %161 = load double, ptr %160, align 8
 %162 = fmul nsz contract double %158, %161
 %163 = fadd nsz contract double %149, %162
 store double %163, ptr %146, align 8
 %164 = icmp eq i64 %14, %151
 br i1 %164, label %35, label %148
165:
 %166 = phi i64 [ 0, %38 ], [ %167, %165 ]
 %167 = add nuw nsw i64 %166, 1
 %168 = getelementptr double, ptr %43, i64 %166
 %169 = load double, ptr %168, align 8
 %170 = fmul nsz contract double %42, %169
 %171 = getelementptr i64, ptr %54, i64 %166
 %172 = load i64, ptr %171, align 8
 %173 = icmp slt i64 %172, 0
 %174 = select i1 %173, i64 %46, i64 0
 %175 = getelementptr double, ptr %50, i64 %172
 %176 = getelementptr double, ptr %175, i64 %174
 store double %170, ptr %176, align 8
 %177 = icmp eq i64 %167, %11
 br i1 %177, label %56, label %165
}
define internal fastcc range(i32 0, 2) i32 @f149(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, double %5) unnamed_addr {
6:
 %7 = alloca ptr, align 8
 %8 = alloca i64, align 8
 %9 = alloca { double, i64 }, align 8
 %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
 %11 = alloca ptr, align 8
 store ptr null, ptr %11, align 8
 %12 = add i64 %3, 304
 %13 = inttoptr i64 %12 to ptr
 %14 = load i64, ptr %13, align 8
 %15 = inttoptr i64 %14 to ptr
 %16 = add i64 %4, 568
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = inttoptr i64 %18 to ptr
 %20 = add i64 %3, 64
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = inttoptr i64 %22 to ptr
 %24 = add i64 %2, 136
 %25 = inttoptr i64 %24 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = add i64 %2, 128
 %28 = inttoptr i64 %27 to ptr
 %29 = load i64, ptr %28, align 8
 %30 = inttoptr i64 %29 to ptr
 %31 = add i64 %2, 160
 %32 = inttoptr i64 %31 to ptr
 %33 = load double, ptr %32, align 8
 %34 = add i64 %2, 168
 %35 = inttoptr i64 %34 to ptr
 %36 = load i64, ptr %35, align 8
 %37 = inttoptr i64 %36 to ptr
 %38 = add i64 %3, 160
 %39 = inttoptr i64 %38 to ptr
 %40 = load i64, ptr %39, align 8
 %41 = inttoptr i64 %40 to ptr
 call fastcc void @f55(ptr %7, ptr %23, ptr %23, ptr %30, i64 %26, double %33, ptr %37, ptr %41)
 %42 = fdiv nsz contract double 0x3CB0000000000000, %33
 %43 = add i64 %4, 56
 %44 = inttoptr i64 %43 to ptr
 %45 = load double, ptr %44, align 8
 %46 = fmul nsz contract double %42, 1.000000e-02
 %47 = fcmp nsz contract ogt double %46, %45
 %48 = select i1 %47, double %46, double %45
 %49 = getelementptr inbounds nuw i8, ptr %19, i64 24
 %50 = load double, ptr %49, align 1
 %51 = fcmp nsz contract olt double %50, 0x3CB0000000000000
 %52 = select i1 %51, double 0x3CB0000000000000, double %50
 %53 = tail call nsz contract double @llvm.pow.f64(double %52, double 8.000000e-01)
 store double %53, ptr %49, align 1
 %54 = add i64 %2, 200
 %55 = inttoptr i64 %54 to ptr
 %56 = load double, ptr %55, align 8
 %57 = fcmp nsz contract ugt double %56, 0.000000e+00
 %58 = select i1 %57, i64 50, i64 10
 %59 = getelementptr inbounds nuw i8, ptr %19, i64 16
 br label %110
60:
 %61 = phi i32 [ 0, %62 ], [ 0, %80 ], [ 0, %106 ], [ 0, %107 ], [ 1, %116 ]
 ret i32 %61
62:
 %63 = getelementptr inbounds nuw i8, ptr %15, i64 80
 store i64 1, ptr %63, align 1
 %64 = getelementptr inbounds nuw i8, ptr %15, i64 88
 store i64 %114, ptr %64, align 1
 store i8 0, ptr %0, align 1
 br label %60
65:
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %9, i8 0, i64 16, i1 false)
 %66 = call fastcc i32 @f156(ptr %9, ptr %11, i64 %2, i64 %3, i64 %4, double %5)
 %67 = icmp eq i32 %66, 0
 %68 = load double, ptr %9, align 8
 %69 = load i64, ptr %10, align 8
 br i1 %67, label %118, label %116
70:
 %71 = fdiv nsz contract double %68, %111
 store double %71, ptr %59, align 1
 %72 = fcmp nsz contract olt double %71, 1.000000e+00
 br i1 %72, label %73, label %103
73:
 %74 = fsub nsz contract double 1.000000e+00, %71
 %75 = fdiv nsz contract double %71, %74
 store double %75, ptr %49, align 1
 br label %76
76:
 %77 = phi double [ %121, %120 ], [ %75, %73 ]
 %78 = fmul nsz contract double %68, %77
 %79 = fcmp nsz contract ugt double %78, %48
 br i1 %79, label %81, label %80
80:
 store i8 1, ptr %0, align 1
 br label %60
81:
 %82 = load double, ptr %59, align 1
 %83 = xor i64 %112, -1
 %84 = add nsw i64 %58, %83
 %85 = tail call i64 @llvm.abs.i64(i64 range(i64 -9223372036854775798, -9223372036854775808) %84, i1 true)
 %86 = icmp samesign ugt i64 %85, 65536
 br i1 %86, label %87, label %90
87:
 %88 = sitofp i64 %84 to double
 %89 = tail call nsz contract double @llvm.pow.f64(double %82, double %88)
 br label %122
90:
 %91 = icmp eq i64 %84, 0
 br i1 %91, label %122, label %92
92:
 %93 = phi double [ %99, %92 ], [ 1.000000e+00, %90 ]
 %94 = phi double [ %101, %92 ], [ %82, %90 ]
 %95 = phi i64 [ %100, %92 ], [ %85, %90 ]
 %96 = and i64 %95, 1
 %97 = icmp eq i64 %96, 0
 %98 = fmul nsz contract double %93, %94
 %99 = select i1 %97, double %93, double %98
 %100 = lshr i64 %95, 1
 %101 = fmul nsz contract double %94, %94
 %102 = icmp eq i64 %100, 0
 br i1 %102, label %122, label %92
103:
 %104 = fmul nsz contract double %42, 1.000000e+02
 %105 = fcmp nsz contract ugt double %68, %104
 br i1 %105, label %107, label %106
106:
 store i8 1, ptr %0, align 1
 br label %60
107:
 %108 = getelementptr inbounds nuw i8, ptr %15, i64 80
 store i64 3, ptr %108, align 1
 %109 = getelementptr inbounds nuw i8, ptr %15, i64 88
 store i64 %69, ptr %109, align 1
 store i8 0, ptr %0, align 1
 br label %60
110:
 %111 = phi double [ 0x7FF0000000000000, %6 ], [ %68, %122 ]
 %112 = phi i64 [ 0, %6 ], [ %113, %122 ]
 %113 = add nuw nsw i64 %112, 1
 store i64 0, ptr %8, align 8
 call fastcc void @f145(ptr %8, i64 %2, i64 %3, i64 %4, double %5)
 %114 = load i64, ptr %8, align 8
 %115 = icmp sgt i64 %114, -1
 br i1 %115, label %62, label %65
116:
 %117 = load ptr, ptr %11, align 8
 store ptr %117, ptr %1, align 8
 br label %60
118:
 %119 = icmp ne i64 %112, 0
 br i1 %119, label %70, label %120
120:
 %121 = load double, ptr %49, align 1
 br label %76
122:
 %123 = phi double [ %89, %87 ], [ 1.000000e+00, %90 ], [ %99, %92 ]
 %124 = fmul nsz contract double %78, %123
 %125 = fcmp nsz contract ogt double %124, %48
 %126 = and i1 %119, %125
 %127 = icmp eq i64 %113, %58
 %128 = select i1 %126, i1 true, i1 %127
 br i1 %128, label %103, label %110
}
define internal fastcc void @f150(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3, double %4, i64 range(i64 -9223372036854775807, -9223372036854775808) %5) unnamed_addr {
6:
 %7 = alloca ptr, align 8
 %8 = alloca { double, i64 }, align 8
 %9 = alloca ptr, align 8
 %10 = add i64 %1, 72
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = inttoptr i64 %12 to ptr
 %14 = add i64 %1, 24
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = add nsw i64 %16, 1
 %18 = add i64 %2, 32
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = add i64 %2, 16
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = inttoptr i64 %23 to ptr
 %25 = add i64 %2, 56
 %26 = inttoptr i64 %25 to ptr
 %27 = load i64, ptr %26, align 8
 %28 = add i64 %2, 40
 %29 = inttoptr i64 %28 to ptr
 %30 = load i64, ptr %29, align 8
 %31 = inttoptr i64 %30 to ptr
 %32 = getelementptr double, ptr %31, i64 %27
 call fastcc void @f146(ptr %9, double %4, ptr %13, i64 %17, ptr %24, i64 %20, ptr %32, i64 %20)
 %33 = add i64 %1, 136
 %34 = inttoptr i64 %33 to ptr
 %35 = load i64, ptr %34, align 8
 %36 = icmp sgt i64 %35, 0
 br i1 %36, label %38, label %37
37:
 call fastcc void @f151(ptr %7, i64 %3)
 br label %93
38:
 %39 = add i64 %2, 24
 %40 = inttoptr i64 %39 to ptr
 %41 = load i64, ptr %40, align 8
 %42 = add i64 %3, 224
 %43 = inttoptr i64 %42 to ptr
 %44 = load i64, ptr %43, align 8
 %45 = inttoptr i64 %44 to ptr
 %46 = icmp slt i64 %5, 0
 %47 = select i1 %46, i64 %41, i64 0
 %48 = add i64 %47, %5
 %49 = mul i64 %48, %20
 %50 = getelementptr double, ptr %24, i64 %49
 %51 = add i64 %3, 520
 %52 = inttoptr i64 %51 to ptr
 %53 = load i64, ptr %52, align 8
 %54 = add i64 %3, 504
 %55 = inttoptr i64 %54 to ptr
 %56 = load i64, ptr %55, align 8
 %57 = inttoptr i64 %56 to ptr
 %58 = icmp slt i64 %16, 1
 %59 = add i64 %3, 88
 %60 = inttoptr i64 %59 to ptr
 %61 = add i64 %3, 184
 %62 = inttoptr i64 %61 to ptr
 %63 = add i64 %3, 496
 %64 = inttoptr i64 %63 to ptr
 %65 = add i64 %3, 480
 %66 = inttoptr i64 %65 to ptr
 br label %98
67:
 %68 = icmp eq i64 %100, %35
 br i1 %68, label %69, label %98
69:
 call fastcc void @f151(ptr %7, i64 %3)
 %70 = add i64 %3, 520
 %71 = inttoptr i64 %70 to ptr
 %72 = load i64, ptr %71, align 8
 %73 = add i64 %3, 504
 %74 = inttoptr i64 %73 to ptr
 %75 = load i64, ptr %74, align 8
 %76 = inttoptr i64 %75 to ptr
 %77 = add i64 %3, 224
 %78 = inttoptr i64 %77 to ptr
 %79 = load i64, ptr %78, align 8
 %80 = inttoptr i64 %79 to ptr
 br label %81
81:
 %82 = phi i64 [ 0, %69 ], [ %83, %81 ]
 %83 = add nuw nsw i64 %82, 1
 %84 = getelementptr i64, ptr %80, i64 %82
 %85 = load i64, ptr %84, align 8
 %86 = icmp slt i64 %85, 0
 %87 = select i1 %86, i64 %72, i64 0
 %88 = getelementptr double, ptr %76, i64 %85
 %89 = getelementptr double, ptr %88, i64 %87
 %90 = load double, ptr %89, align 8
 %91 = getelementptr double, ptr %32, i64 %82
 store double %90, ptr %91, align 8
 %92 = icmp eq i64 %83, %35
 br i1 %92, label %93, label %81
93:
 %94 = getelementptr inbounds nuw i8, ptr %8, i64 8
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %8, i8 0, i64 16, i1 false)
 call fastcc void @f152(ptr %8, i64 %1, i64 %2)
 %95 = load double, ptr %8, align 8
 %96 = load i64, ptr %94, align 8
 store double %95, ptr %0, align 8
 %97 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store i64 %96, ptr %97, align 8
 ret void
98:
 %99 = phi i64 [ 0, %38 ], [ %100, %67 ]
 %100 = add nuw nsw i64 %99, 1
 %101 = getelementptr i64, ptr %45, i64 %99
 %102 = load i64, ptr %101, align 8
 %103 = getelementptr double, ptr %50, i64 %99
 %104 = load double, ptr %103, align 8
 %105 = icmp slt i64 %102, 0
 %106 = select i1 %105, i64 %53, i64 0
 %107 = getelementptr double, ptr %57, i64 %102
 %108 = getelementptr double, ptr %107, i64 %106
 store double %104, ptr %108, align 8
 br i1 %58, label %67, label %109
109:
 %110 = load double, ptr %60, align 8
 %111 = fdiv nsz contract double %110, %4
 %112 = load i64, ptr %62, align 8
 %113 = inttoptr i64 %112 to ptr
 %114 = load i64, ptr %64, align 8
 %115 = load i64, ptr %66, align 8
 %116 = inttoptr i64 %115 to ptr
 %117 = getelementptr double, ptr %116, i64 %99
 br label %118
118:
 %119 = phi double [ %104, %109 ], [ %129, %118 ]
 %120 = phi i64 [ 0, %109 ], [ %121, %118 ]
 %121 = add nuw nsw i64 %120, 1
 %122 = getelementptr double, ptr %113, i64 %120
 %123 = load double, ptr %122, align 8
 %124 = fmul nsz contract double %111, %123
 %125 = mul i64 %120, %114
 %126 = getelementptr double, ptr %117, i64 %125
 %127 = load double, ptr %126, align 8
 %128 = fmul nsz contract double %124, %127
 %129 = fadd nsz contract double %119, %128
 store double %129, ptr %108, align 8
 %130 = icmp eq i64 %16, %121
 br i1 %130, label %67, label %118
}
define internal fastcc void @f151(ptr noalias writeonly captures(none) initializes((0, 8)) %0, i64 %1) unnamed_addr {
2:
 %3 = alloca ptr, align 8
 %4 = alloca ptr, align 8
 %5 = add i64 %1, 8
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = icmp eq i64 %7, 0
 br i1 %8, label %31, label %9
9:
 %10 = add i64 %1, 16
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = add i64 %1, 432
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = add i64 %1, 424
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = inttoptr i64 %18 to ptr
 %20 = add i64 %1, 520
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = add i64 %1, 504
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = inttoptr i64 %25 to ptr
 %27 = add i64 %1, 464
 %28 = inttoptr i64 %27 to ptr
 %29 = load i64, ptr %28, align 8
 %30 = inttoptr i64 %29 to ptr
 call fastcc void @f154(ptr %3, i64 %12, ptr %19, i64 %15, ptr %26, i64 %22, ptr %30)
 br label %61
31:
 %32 = add i64 %1, 288
 %33 = inttoptr i64 %32 to ptr
 %34 = load i64, ptr %33, align 8
 %35 = add i64 %1, 296
 %36 = inttoptr i64 %35 to ptr
 %37 = load i64, ptr %36, align 8
 %38 = add i64 %1, 280
 %39 = inttoptr i64 %38 to ptr
 %40 = load i64, ptr %39, align 8
 %41 = inttoptr i64 %40 to ptr
 %42 = add i64 %1, 304
 %43 = inttoptr i64 %42 to ptr
 %44 = load i64, ptr %43, align 8
 %45 = inttoptr i64 %44 to ptr
 %46 = add i64 %1, 568
 %47 = inttoptr i64 %46 to ptr
 %48 = load i64, ptr %47, align 8
 %49 = inttoptr i64 %48 to ptr
 %50 = getelementptr inbounds nuw i8, ptr %49, i64 48
 %51 = load i64, ptr %50, align 1
 %52 = getelementptr inbounds nuw i8, ptr %49, i64 56
 %53 = load i64, ptr %52, align 1
 %54 = add i64 %1, 520
 %55 = inttoptr i64 %54 to ptr
 %56 = load i64, ptr %55, align 8
 %57 = add i64 %1, 504
 %58 = inttoptr i64 %57 to ptr
 %59 = load i64, ptr %58, align 8
 %60 = inttoptr i64 %59 to ptr
 call fastcc void @f155(ptr %4, ptr %41, i64 %34, i64 %37, ptr %45, i64 %51, i64 %53, ptr %60, i64 %56)
 br label %61
61:
 store ptr null, ptr %0, align 8
 ret void
}
define internal fastcc void @f152(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2) unnamed_addr {
3:
 %4 = alloca ptr, align 8
 %5 = alloca { double, i64 }, align 8
 %6 = add i64 %2, 56
 %7 = inttoptr i64 %6 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = add i64 %2, 40
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = inttoptr i64 %11 to ptr
 %13 = add i64 %2, 168
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = add i64 %2, 160
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = inttoptr i64 %18 to ptr
 %20 = add i64 %1, 136
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = add i64 %1, 128
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = inttoptr i64 %25 to ptr
 %27 = add i64 %2, 64
 %28 = inttoptr i64 %27 to ptr
 %29 = load i64, ptr %28, align 8
 %30 = inttoptr i64 %29 to ptr
 %31 = add i64 %2, 80
 %32 = inttoptr i64 %31 to ptr
 %33 = load i64, ptr %32, align 8
 %34 = inttoptr i64 %33 to ptr
 %35 = add i64 %1, 160
 %36 = inttoptr i64 %35 to ptr
 %37 = load double, ptr %36, align 8
 %38 = add i64 %1, 168
 %39 = inttoptr i64 %38 to ptr
 %40 = load i64, ptr %39, align 8
 %41 = inttoptr i64 %40 to ptr
 call fastcc void @f55(ptr %4, ptr %30, ptr %34, ptr %26, i64 %22, double %37, ptr %41, ptr %19)
 %42 = sub i64 %15, %22
 %43 = tail call i64 @llvm.smax.i64(i64 %42, i64 0)
 %44 = icmp slt i64 %42, 1
 br i1 %44, label %58, label %45
45:
 %46 = add i64 %2, 304
 %47 = inttoptr i64 %46 to ptr
 %48 = load i64, ptr %47, align 8
 %49 = inttoptr i64 %48 to ptr
 %50 = getelementptr inbounds nuw i8, ptr %49, i64 48
 %51 = load double, ptr %50, align 1
 br label %64
52:
 %53 = add i64 %1, 184
 %54 = inttoptr i64 %53 to ptr
 %55 = load double, ptr %54, align 8
 %56 = fmul nsz contract double %37, %76
 %57 = fadd nsz contract double %56, %55
 br label %78
58:
 %59 = getelementptr inbounds nuw i8, ptr %5, i64 8
 %60 = getelementptr double, ptr %12, i64 %8
 call void @llvm.memset.p0.i64(ptr align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
 call fastcc void @f153(ptr %5, ptr %60, ptr %19, i64 %15)
 %61 = load double, ptr %5, align 8
 %62 = load i64, ptr %59, align 8
 store double %61, ptr %0, align 8
 %63 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store i64 %62, ptr %63, align 8
 ret void
64:
 %65 = phi double [ %76, %64 ], [ %51, %45 ]
 %66 = phi i64 [ %68, %64 ], [ %43, %45 ]
 %67 = phi i64 [ %69, %64 ], [ %22, %45 ]
 %68 = add nsw i64 %66, -1
 %69 = add i64 %67, 1
 %70 = icmp slt i64 %67, 0
 %71 = select i1 %70, i64 %8, i64 0
 %72 = getelementptr double, ptr %12, i64 %67
 %73 = getelementptr double, ptr %72, i64 %71
 %74 = load double, ptr %73, align 8
 %75 = tail call nsz contract double @llvm.fabs.f64(double %74)
 %76 = fadd nsz contract double %65, %75
 %77 = icmp samesign ugt i64 %66, 1
 br i1 %77, label %64, label %52
78:
 %79 = phi i64 [ %43, %52 ], [ %81, %78 ]
 %80 = phi i64 [ %22, %52 ], [ %82, %78 ]
 %81 = add nsw i64 %79, -1
 %82 = add i64 %80, 1
 %83 = icmp slt i64 %80, 0
 %84 = select i1 %83, i64 %15, i64 0
 %85 = getelementptr double, ptr %19, i64 %80
 %86 = getelementptr double, ptr %85, i64 %84
 store double %57, ptr %86, align 8
 %87 = icmp samesign ugt i64 %79, 1
 br i1 %87, label %78, label %58
}
define internal fastcc void @f153(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, ptr readonly captures(none) %2, i64 %3) unnamed_addr {
4:
 %5 = icmp slt i64 %3, 1
 br i1 %5, label %22, label %6
6:
 %7 = phi double [ %19, %18 ], [ 0.000000e+00, %4 ]
 %8 = phi i64 [ %20, %18 ], [ 0, %4 ]
 %9 = phi i64 [ %10, %18 ], [ 0, %4 ]
 %10 = add nuw nsw i64 %9, 1
 %11 = getelementptr double, ptr %1, i64 %9
 %12 = load double, ptr %11, align 8
 %13 = tail call nsz contract double @llvm.fabs.f64(double %12)
 %14 = getelementptr double, ptr %2, i64 %9
 %15 = load double, ptr %14, align 8
 %16 = fdiv nsz contract double %13, %15
 %17 = fcmp nsz contract ugt double %16, %7
 br i1 %17, label %26, label %18
18:
 %19 = phi double [ %7, %6 ], [ %16, %26 ]
 %20 = phi i64 [ %8, %6 ], [ %9, %26 ]
 %21 = icmp eq i64 %3, %10
 br i1 %21, label %22, label %6
22:
 %23 = phi double [ 0.000000e+00, %4 ], [ %19, %18 ], [ %16, %26 ]
 %24 = phi i64 [ 0, %4 ], [ %20, %18 ], [ %9, %26 ]
 store double %23, ptr %0, align 8
 %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store i64 %24, ptr %25, align 8
 ret void
26:
 %27 = fsub nsz contract double %16, %16
 %28 = fcmp nsz contract ord double %27, 0.000000e+00
 br i1 %28, label %18, label %22
}
define internal fastcc void @f154(ptr noalias writeonly captures(none) %0, i64 %1, ptr %2, i64 %3, ptr captures(none) %4, i64 %5, ptr %6) unnamed_addr {
7:
 %8 = sub i64 %3, %5
 %9 = icmp slt i64 %5, 1
 br i1 %9, label %10, label %13
10:
 %11 = inttoptr i64 %1 to ptr
 tail call void %11(ptr %2, ptr %6)
 br label %12
12:
 store ptr null, ptr %0, align 8
 ret void
13:
 %14 = phi i64 [ %15, %13 ], [ 0, %7 ]
 %15 = add nuw nsw i64 %14, 1
 %16 = getelementptr double, ptr %4, i64 %14
 %17 = load double, ptr %16, align 8
 %18 = add nsw i64 %8, %14
 %19 = icmp slt i64 %18, 0
 %20 = select i1 %19, i64 %3, i64 0
 %21 = getelementptr double, ptr %2, i64 %18
 %22 = getelementptr double, ptr %21, i64 %20
 store double %17, ptr %22, align 8
 %23 = icmp eq i64 %5, %15
 br i1 %23, label %24, label %13
24:
 %25 = inttoptr i64 %1 to ptr
 tail call void %25(ptr %2, ptr %6)
 br label %26
26:
 %27 = phi i64 [ 0, %24 ], [ %28, %26 ]
 %28 = add nuw nsw i64 %27, 1
 %29 = getelementptr double, ptr %6, i64 %27
 %30 = load double, ptr %29, align 8
 %31 = getelementptr double, ptr %4, i64 %27
 store double %30, ptr %31, align 8
 %32 = icmp eq i64 %5, %28
 br i1 %32, label %12, label %26
}
define internal fastcc void @f155(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, ptr readonly captures(none) %4, i64 %5, i64 %6, ptr captures(none) %7, i64 %8) unnamed_addr {
9:
 %10 = icmp slt i64 %2, 1
 br i1 %10, label %32, label %11
11:
 %12 = add i64 %5, 1
 br label %33
13:
 %14 = add i64 %12, %34
 %15 = tail call i64 @llvm.smin.i64(i64 %2, i64 range(i64 -9223372036854775807, -9223372036854775808) %14)
 %16 = sub i64 %15, %35
 %17 = icmp slt i64 %16, 1
 br i1 %17, label %21, label %18
18:
 %19 = mul i64 %34, %3
 %20 = getelementptr double, ptr %1, i64 %19
 br label %47
21:
 %22 = icmp eq i64 %35, %2
 br i1 %22, label %23, label %33
23:
 %24 = add i64 %6, %5
 br label %64
25:
 %26 = sub i64 %66, %24
 %27 = tail call i64 @llvm.smax.i64(i64 %26, i64 0)
 %28 = sub i64 %66, %27
 %29 = icmp slt i64 %28, 1
 br i1 %29, label %30, label %75
30:
 %31 = icmp samesign ugt i64 %65, 1
 br i1 %31, label %64, label %32
32:
 store ptr null, ptr %0, align 8
 ret void
33:
 %34 = phi i64 [ 0, %11 ], [ %35, %21 ]
 %35 = add nuw nsw i64 %34, 1
 %36 = getelementptr i64, ptr %4, i64 %34
 %37 = load i64, ptr %36, align 8
 %38 = icmp slt i64 %37, 0
 %39 = select i1 %38, i64 %8, i64 0
 %40 = getelementptr double, ptr %7, i64 %37
 %41 = getelementptr double, ptr %40, i64 %39
 %42 = load double, ptr %41, align 8
 %43 = getelementptr double, ptr %7, i64 %34
 %44 = load double, ptr %43, align 8
 store double %42, ptr %43, align 8
 store double %44, ptr %41, align 8
 %45 = load double, ptr %43, align 8
 %46 = fcmp nsz contract une double %45, 0.000000e+00
 br i1 %46, label %13, label %21
47:
 %48 = phi i64 [ %16, %18 ], [ %50, %47 ]
 %49 = phi i64 [ %35, %18 ], [ %51, %47 ]
 %50 = add nsw i64 %48, -1
 %51 = add nuw i64 %49, 1
 %52 = icmp slt i64 %49, 0
 %53 = select i1 %52, i64 %8, i64 0
 %54 = getelementptr double, ptr %7, i64 %49
 %55 = getelementptr double, ptr %54, i64 %53
 %56 = load double, ptr %55, align 8
 %57 = select i1 %52, i64 %3, i64 0
 %58 = getelementptr double, ptr %20, i64 %49
 %59 = getelementptr double, ptr %58, i64 %57
 %60 = load double, ptr %59, align 8
 %61 = fmul nsz contract double %45, %60
 %62 = fsub nsz contract double %56, %61
 store double %62, ptr %55, align 8
 %63 = icmp samesign ugt i64 %48, 1
 br i1 %63, label %47, label %21
64:
 %65 = phi i64 [ %2, %23 ], [ %66, %30 ]
 %66 = add nsw i64 %65, -1
 %67 = getelementptr double, ptr %7, i64 %66
 %68 = load double, ptr %67, align 8
 %69 = mul i64 %66, %3
 %70 = getelementptr double, ptr %1, i64 %69
 %71 = getelementptr double, ptr %70, i64 %66
 %72 = load double, ptr %71, align 8
 %73 = fdiv nsz contract double %68, %72
 store double %73, ptr %67, align 8
 %74 = fcmp nsz contract une double %73, 0.000000e+00
 br i1 %74, label %25, label %30
75:
 %76 = phi i64 [ %78, %75 ], [ %28, %25 ]
 %77 = phi i64 [ %79, %75 ], [ %27, %25 ]
 %78 = add nsw i64 %76, -1
 %79 = add nuw i64 %77, 1
 %80 = icmp slt i64 %77, 0
 %81 = select i1 %80, i64 %8, i64 0
 %82 = getelementptr double, ptr %7, i64 %77
 %83 = getelementptr double, ptr %82, i64 %81
 %84 = load double, ptr %83, align 8
 %85 = select i1 %80, i64 %3, i64 0
 %86 = getelementptr double, ptr %70, i64 %77
 %87 = getelementptr double, ptr %86, i64 %85
 %88 = load double, ptr %87, align 8
 %89 = fmul nsz contract double %73, %88
 %90 = fsub nsz contract double %84, %89
 store double %90, ptr %83, align 8
 %91 = icmp samesign ugt i64 %76, 1
 br i1 %91, label %75, label %30
}
define internal fastcc range(i32 0, 2) i32 @f156(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, i64 %3, i64 %4, double %5) unnamed_addr {
6:
 %7 = alloca ptr, align 8
 %8 = alloca ptr, align 8
 %9 = alloca ptr, align 8
 %10 = add i64 %2, 24
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = add i64 %4, 496
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = add i64 %4, 480
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = inttoptr i64 %18 to ptr
 %20 = add i64 %4, 512
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = add i64 %4, 520
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = add i64 %4, 504
 %27 = inttoptr i64 %26 to ptr
 %28 = load i64, ptr %27, align 8
 %29 = inttoptr i64 %28 to ptr
 %30 = add i64 %4, 552
 %31 = inttoptr i64 %30 to ptr
 %32 = load i64, ptr %31, align 8
 %33 = inttoptr i64 %32 to ptr
 %34 = add i64 %4, 224
 %35 = inttoptr i64 %34 to ptr
 %36 = load i64, ptr %35, align 8
 %37 = inttoptr i64 %36 to ptr
 %38 = icmp slt i64 %15, 1
 br i1 %38, label %65, label %39
39:
 %40 = icmp slt i64 %12, 1
 %41 = add i64 %3, 32
 %42 = inttoptr i64 %41 to ptr
 %43 = add i64 %3, 16
 %44 = inttoptr i64 %43 to ptr
 %45 = add i64 %4, 80
 %46 = inttoptr i64 %45 to ptr
 %47 = add i64 %4, 64
 %48 = inttoptr i64 %47 to ptr
 %49 = add i64 %4, 160
 %50 = inttoptr i64 %49 to ptr
 %51 = add i64 %4, 144
 %52 = inttoptr i64 %51 to ptr
 br label %189
53:
 %54 = icmp eq i64 %15, %191
 br i1 %54, label %65, label %189
55:
 %56 = icmp eq i64 %12, %203
 br i1 %56, label %57, label %201
57:
 %58 = getelementptr i64, ptr %37, i64 %190
 %59 = load i64, ptr %50, align 8
 %60 = load i64, ptr %52, align 8
 %61 = inttoptr i64 %60 to ptr
 br label %223
62:
 %63 = add nuw nsw i64 %224, 1
 %64 = icmp eq i64 %12, %63
 br i1 %64, label %53, label %223
65:
 %66 = add i64 %4, 568
 %67 = inttoptr i64 %66 to ptr
 %68 = load i64, ptr %67, align 8
 %69 = inttoptr i64 %68 to ptr
 %70 = getelementptr inbounds nuw i8, ptr %69, i64 48
 %71 = load i64, ptr %70, align 1
 %72 = getelementptr inbounds nuw i8, ptr %69, i64 56
 %73 = load i64, ptr %72, align 1
 call fastcc void @f151(ptr %7, i64 %4)
 %74 = add i64 %4, 104
 %75 = inttoptr i64 %74 to ptr
 %76 = load i64, ptr %75, align 8
 %77 = icmp slt i64 %76, 1
 br i1 %77, label %107, label %78
78:
 %79 = add i64 %4, 8
 %80 = inttoptr i64 %79 to ptr
 %81 = load i64, ptr %80, align 8
 %82 = icmp eq i64 %81, 0
 %83 = add i64 %4, 32
 %84 = inttoptr i64 %83 to ptr
 %85 = add i64 %4, 456
 %86 = inttoptr i64 %85 to ptr
 %87 = add i64 %4, 440
 %88 = inttoptr i64 %87 to ptr
 %89 = add i64 %4, 464
 %90 = inttoptr i64 %89 to ptr
 %91 = add i64 %4, 336
 %92 = inttoptr i64 %91 to ptr
 %93 = add i64 %4, 344
 %94 = inttoptr i64 %93 to ptr
 %95 = add i64 %4, 320
 %96 = inttoptr i64 %95 to ptr
 %97 = add i64 %4, 368
 %98 = inttoptr i64 %97 to ptr
 %99 = add i64 %4, 376
 %100 = inttoptr i64 %99 to ptr
 %101 = add i64 %4, 352
 %102 = inttoptr i64 %101 to ptr
 %103 = add i64 %4, 400
 %104 = inttoptr i64 %103 to ptr
 %105 = add i64 %4, 384
 %106 = inttoptr i64 %105 to ptr
 br label %250
107:
 br i1 %38, label %183, label %108
108:
 %109 = icmp slt i64 %12, 1
 %110 = add i64 %4, 136
 %111 = inttoptr i64 %110 to ptr
 %112 = add i64 %4, 120
 %113 = inttoptr i64 %112 to ptr
 %114 = add i64 %3, 160
 %115 = inttoptr i64 %114 to ptr
 br label %254
116:
 %117 = load i64, ptr %84, align 8
 %118 = load i64, ptr %86, align 8
 %119 = load i64, ptr %88, align 8
 %120 = inttoptr i64 %119 to ptr
 %121 = mul i64 %251, %118
 %122 = getelementptr double, ptr %120, i64 %121
 %123 = shl nuw nsw i64 %251, 1
 %124 = or disjoint i64 %123, 1
 %125 = load i64, ptr %90, align 8
 %126 = inttoptr i64 %125 to ptr
 call fastcc void @f157(ptr %8, i64 %117, ptr %122, i64 %118, ptr %29, i64 %22, i64 %25, i64 %124, ptr %126)
 br label %187
127:
 %128 = load i64, ptr %92, align 8
 %129 = load i64, ptr %94, align 8
 %130 = load i64, ptr %96, align 8
 %131 = inttoptr i64 %130 to ptr
 %132 = mul i64 %129, %128
 %133 = mul i64 %132, %251
 %134 = getelementptr double, ptr %131, i64 %133
 %135 = load i64, ptr %98, align 8
 %136 = load i64, ptr %100, align 8
 %137 = load i64, ptr %102, align 8
 %138 = inttoptr i64 %137 to ptr
 %139 = mul i64 %136, %135
 %140 = mul i64 %139, %251
 %141 = getelementptr double, ptr %138, i64 %140
 %142 = load i64, ptr %104, align 8
 %143 = load i64, ptr %106, align 8
 %144 = inttoptr i64 %143 to ptr
 %145 = mul i64 %251, %142
 %146 = getelementptr i64, ptr %144, i64 %145
 %147 = shl nuw nsw i64 %251, 1
 %148 = or disjoint i64 %147, 1
 %149 = mul i64 %148, %25
 %150 = getelementptr double, ptr %29, i64 %149
 %151 = add nuw nsw i64 %147, 2
 %152 = mul i64 %151, %25
 %153 = getelementptr double, ptr %29, i64 %152
 %154 = call fastcc i32 @f158(ptr %9, ptr %134, i64 %128, i64 %129, ptr %141, i64 %136, ptr %146, i64 %71, i64 %73, ptr %150, i64 %25, ptr %153, i64 %25)
 %155 = icmp eq i32 %154, 0
 br i1 %155, label %187, label %253
156:
 %157 = phi double [ %256, %254 ], [ %178, %168 ]
 %158 = phi i64 [ %255, %254 ], [ %179, %168 ]
 %159 = icmp eq i64 %15, %258
 br i1 %159, label %183, label %254
160:
 %161 = getelementptr double, ptr %19, i64 %257
 %162 = load i64, ptr %115, align 8
 %163 = inttoptr i64 %162 to ptr
 %164 = getelementptr double, ptr %163, i64 %257
 %165 = load i64, ptr %111, align 8
 %166 = load i64, ptr %113, align 8
 %167 = inttoptr i64 %166 to ptr
 br label %274
168:
 %169 = add nuw nsw i64 %277, 1
 %170 = mul i64 %277, %15
 %171 = getelementptr double, ptr %161, i64 %170
 %172 = load double, ptr %171, align 8
 %173 = fadd nsz contract double %289, %172
 store double %173, ptr %171, align 8
 %174 = tail call nsz contract double @llvm.fabs.f64(double %289)
 %175 = load double, ptr %164, align 8
 %176 = fdiv nsz contract double %174, %175
 %177 = fcmp nsz contract ugt double %176, %276
 %178 = select i1 %177, double %176, double %276
 %179 = select i1 %177, i64 %257, i64 %275
 %180 = icmp eq i64 %12, %169
 br i1 %180, label %156, label %274
181:
 %182 = phi i32 [ 0, %183 ], [ 1, %253 ]
 ret i32 %182
183:
 %184 = phi double [ 0.000000e+00, %107 ], [ %157, %156 ]
 %185 = phi i64 [ 0, %107 ], [ %158, %156 ]
 store double %184, ptr %0, align 8
 %186 = getelementptr inbounds nuw i8, ptr %0, i64 8
 store i64 %185, ptr %186, align 8
 br label %181
187:
 %188 = icmp eq i64 %252, %76
 br i1 %188, label %107, label %250
189:
 %190 = phi i64 [ 0, %39 ], [ %191, %53 ]
 %191 = add nuw nsw i64 %190, 1
 br i1 %40, label %53, label %192
192:
 %193 = load i64, ptr %42, align 8
 %194 = load i64, ptr %44, align 8
 %195 = inttoptr i64 %194 to ptr
 %196 = getelementptr double, ptr %195, i64 %190
 %197 = getelementptr double, ptr %19, i64 %190
 %198 = load i64, ptr %46, align 8
 %199 = load i64, ptr %48, align 8
 %200 = inttoptr i64 %199 to ptr
 br label %201
201:
 %202 = phi i64 [ 0, %192 ], [ %203, %55 ]
 %203 = add nuw nsw i64 %202, 1
 %204 = mul i64 %203, %193
 %205 = getelementptr double, ptr %196, i64 %204
 %206 = load double, ptr %205, align 8
 %207 = getelementptr double, ptr %33, i64 %202
 store double %206, ptr %207, align 8
 %208 = mul i64 %202, %198
 %209 = getelementptr double, ptr %200, i64 %208
 br label %210
210:
 %211 = phi i64 [ 0, %201 ], [ %213, %210 ]
 %212 = phi double [ %206, %201 ], [ %221, %210 ]
 %213 = add nuw nsw i64 %211, 1
 %214 = getelementptr double, ptr %209, i64 %211
 %215 = load double, ptr %214, align 8
 %216 = mul i64 %211, %15
 %217 = getelementptr double, ptr %197, i64 %216
 %218 = load double, ptr %217, align 8
 %219 = fmul nsz contract double %215, %218
 %220 = fdiv nsz contract double %219, %5
 %221 = fsub nsz contract double %212, %220
 store double %221, ptr %207, align 8
 %222 = icmp eq i64 %12, %213
 br i1 %222, label %55, label %210
223:
 %224 = phi i64 [ 0, %57 ], [ %63, %62 ]
 %225 = load i64, ptr %58, align 8
 %226 = icmp slt i64 %225, 0
 %227 = select i1 %226, i64 %25, i64 0
 %228 = mul i64 %224, %25
 %229 = getelementptr double, ptr %29, i64 %228
 %230 = getelementptr double, ptr %229, i64 %225
 %231 = getelementptr double, ptr %230, i64 %227
 store double 0.000000e+00, ptr %231, align 8
 %232 = mul i64 %224, %59
 %233 = getelementptr double, ptr %61, i64 %232
 br label %234
234:
 %235 = phi i64 [ 0, %223 ], [ %236, %234 ]
 %236 = add nuw nsw i64 %235, 1
 %237 = load i64, ptr %58, align 8
 %238 = icmp slt i64 %237, 0
 %239 = select i1 %238, i64 %25, i64 0
 %240 = getelementptr double, ptr %229, i64 %237
 %241 = getelementptr double, ptr %240, i64 %239
 %242 = load double, ptr %241, align 8
 %243 = getelementptr double, ptr %233, i64 %235
 %244 = load double, ptr %243, align 8
 %245 = getelementptr double, ptr %33, i64 %235
 %246 = load double, ptr %245, align 8
 %247 = fmul nsz contract double %244, %246
 %248 = fadd nsz contract double %242, %247
 store double %248, ptr %241, align 8
 %249 = icmp eq i64 %12, %236
 br i1 %249, label %62, label %234
250:
 %251 = phi i64 [ 0, %78 ], [ %252, %187 ]
 %252 = add nuw nsw i64 %251, 1
 br i1 %82, label %127, label %116
253:
 store ptr null, ptr %1, align 8
 br label %181
254:
 %255 = phi i64 [ 0, %108 ], [ %158, %156 ]
 %256 = phi double [ 0.000000e+00, %108 ], [ %157, %156 ]
 %257 = phi i64 [ 0, %108 ], [ %258, %156 ]
 %258 = add nuw nsw i64 %257, 1
 br i1 %109, label %156, label %259
259:
 %260 = getelementptr i64, ptr %37, i64 %257
 br label %261
261:
 %262 = phi i64 [ 0, %259 ], [ %263, %261 ]
 %263 = add nuw nsw i64 %262, 1
 %264 = load i64, ptr %260, align 8
 %265 = icmp slt i64 %264, 0
 %266 = select i1 %265, i64 %25, i64 0
 %267 = mul i64 %262, %25
 %268 = getelementptr double, ptr %29, i64 %267
 %269 = getelementptr double, ptr %268, i64 %264
 %270 = getelementptr double, ptr %269, i64 %266
 %271 = load double, ptr %270, align 8
 %272 = getelementptr double, ptr %33, i64 %262
 store double %271, ptr %272, align 8
 %273 = icmp eq i64 %12, %263
 br i1 %273, label %160, label %261
274:
 %275 = phi i64 [ %255, %160 ], [ %179, %168 ]
 %276 = phi double [ %256, %160 ], [ %178, %168 ]
 %277 = phi i64 [ 0, %160 ], [ %169, %168 ]
 %278 = mul i64 %277, %165
 %279 = getelementptr double, ptr %167, i64 %278
 br label %280
280:
 %281 = phi double [ 0.000000e+00, %274 ], [ %289, %280 ]
 %282 = phi i64 [ 0, %274 ], [ %283, %280 ]
 %283 = add nuw nsw i64 %282, 1
 %284 = getelementptr double, ptr %279, i64 %282
 %285 = load double, ptr %284, align 8
 %286 = getelementptr double, ptr %33, i64 %282
 %287 = load double, ptr %286, align 8
 %288 = fmul nsz contract double %285, %287
 %289 = fadd nsz contract double %281, %288
 %290 = icmp eq i64 %12, %283
 br i1 %290, label %168, label %280
}
define internal fastcc void @f157(ptr noalias writeonly captures(none) %0, i64 %1, ptr %2, i64 %3, ptr captures(none) %4, i64 %5, i64 %6, i64 range(i64 -9223372036854775807, -9223372036854775808) %7, ptr %8) unnamed_addr {
9:
 %10 = shl i64 %6, 1
 %11 = sub i64 %3, %10
 %12 = icmp slt i64 %6, 1
 br label %18
13:
 br i1 %19, label %14, label %18
14:
 %15 = inttoptr i64 %1 to ptr
 tail call void %15(ptr %2, ptr %8)
 br label %41
16:
 br i1 %42, label %17, label %41
17:
 store ptr null, ptr %0, align 8
 ret void
18:
 %19 = phi i1 [ false, %9 ], [ true, %13 ]
 %20 = phi i64 [ 0, %9 ], [ 1, %13 ]
 br i1 %12, label %13, label %21
21:
 %22 = add nsw i64 %20, %7
 %23 = icmp slt i64 %22, 0
 %24 = select i1 %23, i64 %5, i64 0
 %25 = add i64 %24, %22
 %26 = mul i64 %25, %6
 %27 = getelementptr double, ptr %4, i64 %26
 %28 = mul nuw nsw i64 %20, %6
 %29 = add nsw i64 %11, %28
 br label %30
30:
 %31 = phi i64 [ 0, %21 ], [ %32, %30 ]
 %32 = add nuw nsw i64 %31, 1
 %33 = getelementptr double, ptr %27, i64 %31
 %34 = load double, ptr %33, align 8
 %35 = add nsw i64 %29, %31
 %36 = icmp slt i64 %35, 0
 %37 = select i1 %36, i64 %3, i64 0
 %38 = getelementptr double, ptr %2, i64 %35
 %39 = getelementptr double, ptr %38, i64 %37
 store double %34, ptr %39, align 8
 %40 = icmp eq i64 %6, %32
 br i1 %40, label %13, label %30
41:
 %42 = phi i1 [ false, %14 ], [ true, %16 ]
 %43 = phi i64 [ 0, %14 ], [ 1, %16 ]
 br i1 %12, label %16, label %44
44:
 %45 = mul nuw nsw i64 %43, %6
 %46 = add nsw i64 %43, %7
 %47 = icmp slt i64 %46, 0
 %48 = select i1 %47, i64 %5, i64 0
 %49 = add i64 %48, %46
 %50 = mul i64 %49, %6
 %51 = getelementptr double, ptr %4, i64 %50
 %52 = getelementptr double, ptr %8, i64 %45
 br label %53
53:
 %54 = phi i64 [ 0, %44 ], [ %55, %53 ]
 %55 = add nuw nsw i64 %54, 1
 %56 = getelementptr double, ptr %52, i64 %54
 %57 = load double, ptr %56, align 8
 %58 = getelementptr double, ptr %51, i64 %54
 store double %57, ptr %58, align 8
 %59 = icmp eq i64 %6, %55
 br i1 %59, label %16, label %53
}
define internal fastcc range(i32 0, 2) i32 @f158(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, ptr readonly captures(none) %4, i64 %5, ptr readonly captures(none) %6, i64 %7, i64 %8, ptr captures(none) %9, i64 %10, ptr captures(none) %11, i64 %12) unnamed_addr {
13:
 %14 = icmp slt i64 %2, 1
 br i1 %14, label %38, label %15
15:
 %16 = add i64 %7, 1
 br label %39
17:
 %18 = add i64 %16, %40
 %19 = tail call i64 @llvm.smin.i64(i64 %2, i64 range(i64 -9223372036854775807, -9223372036854775808) %18)
 %20 = sub i64 %19, %41
 %21 = icmp slt i64 %20, 1
 br i1 %21, label %27, label %22
22:
 %23 = mul i64 %40, %3
 %24 = getelementptr double, ptr %1, i64 %23
 %25 = mul i64 %40, %5
 %26 = getelementptr double, ptr %4, i64 %25
 br label %62
27:
 %28 = icmp eq i64 %41, %2
 br i1 %28, label %29, label %39
29:
 %30 = add i64 %8, %7
 br label %95
31:
 %32 = sub i64 %97, %30
 %33 = tail call i64 @llvm.smax.i64(i64 %32, i64 0)
 %34 = sub i64 %97, %33
 %35 = icmp slt i64 %34, 1
 br i1 %35, label %36, label %146
36:
 %37 = icmp samesign ugt i64 %96, 1
 br i1 %37, label %95, label %38
38:
 store ptr null, ptr %0, align 8
 ret i32 0
39:
 %40 = phi i64 [ 0, %15 ], [ %41, %27 ]
 %41 = add nuw nsw i64 %40, 1
 %42 = getelementptr i64, ptr %6, i64 %40
 %43 = load i64, ptr %42, align 8
 %44 = icmp slt i64 %43, 0
 %45 = select i1 %44, i64 %10, i64 0
 %46 = getelementptr double, ptr %9, i64 %43
 %47 = getelementptr double, ptr %46, i64 %45
 %48 = load double, ptr %47, align 8
 %49 = getelementptr double, ptr %9, i64 %40
 %50 = load double, ptr %49, align 8
 store double %48, ptr %49, align 8
 store double %50, ptr %47, align 8
 %51 = select i1 %44, i64 %12, i64 0
 %52 = getelementptr double, ptr %11, i64 %43
 %53 = getelementptr double, ptr %52, i64 %51
 %54 = load double, ptr %53, align 8
 %55 = getelementptr double, ptr %11, i64 %40
 %56 = load double, ptr %55, align 8
 store double %54, ptr %55, align 8
 store double %56, ptr %53, align 8
 %57 = load double, ptr %49, align 8
 %58 = load double, ptr %55, align 8
 %59 = fcmp nsz contract une double %57, 0.000000e+00
 %60 = fcmp nsz contract une double %58, 0.000000e+00
 %61 = select i1 %59, i1 true, i1 %60
 br i1 %61, label %17, label %27
62:
 %63 = phi i64 [ %20, %22 ], [ %65, %62 ]
 %64 = phi i64 [ %41, %22 ], [ %66, %62 ]
 %65 = add nsw i64 %63, -1
 %66 = add nuw i64 %64, 1
 %67 = icmp slt i64 %64, 0
 %68 = select i1 %67, i64 %10, i64 0
 %69 = getelementptr double, ptr %9, i64 %64
 %70 = getelementptr double, ptr %69, i64 %68
 %71 = load double, ptr %70, align 8
 %72 = select i1 %67, i64 %3, i64 0
 %73 = getelementptr double, ptr %24, i64 %64
 %74 = getelementptr double, ptr %73, i64 %72
 %75 = load double, ptr %74, align 8
 %76 = fmul nsz contract double %57, %75
 %77 = select i1 %67, i64 %5, i64 0
 %78 = getelementptr double, ptr %26, i64 %64
 %79 = getelementptr double, ptr %78, i64 %77
 %80 = load double, ptr %79, align 8
 %81 = fmul nsz contract double %58, %80
 %82 = fsub nsz contract double %81, %76
 %83 = fadd nsz contract double %71, %82
 store double %83, ptr %70, align 8
 %84 = select i1 %67, i64 %12, i64 0
 %85 = getelementptr double, ptr %11, i64 %64
 %86 = getelementptr double, ptr %85, i64 %84
 %87 = load double, ptr %86, align 8
 %88 = load double, ptr %79, align 8
 %89 = fmul nsz contract double %57, %88
 %90 = load double, ptr %74, align 8
 %91 = fmul nsz contract double %58, %90
 %92 = fadd nsz contract double %89, %91
 %93 = fsub nsz contract double %87, %92
 store double %93, ptr %86, align 8
 %94 = icmp samesign ugt i64 %63, 1
 br i1 %94, label %62, label %27
95:
 %96 = phi i64 [ %2, %29 ], [ %97, %36 ]
 %97 = add nsw i64 %96, -1
 %98 = mul i64 %97, %3
 %99 = getelementptr double, ptr %1, i64 %98
 %100 = getelementptr double, ptr %99, i64 %97
 %101 = load double, ptr %100, align 8
 br label %102
102:
 %103 = phi double [ %109, %102 ], [ 1.000000e+00, %95 ]
 %104 = phi double [ %111, %102 ], [ %101, %95 ]
 %105 = phi i64 [ %110, %102 ], [ 2, %95 ]
 %106 = and i64 %105, 1
 %107 = icmp eq i64 %106, 0
 %108 = fmul nsz contract double %103, %104
 %109 = select i1 %107, double %103, double %108
 %110 = lshr i64 %105, 1
 %111 = fmul nsz contract double %104, %104
 %112 = icmp eq i64 %110, 0
 br i1 %112, label %113, label %102
113:
 %114 = mul i64 %97, %5
 %115 = getelementptr double, ptr %4, i64 %114
 %116 = getelementptr double, ptr %115, i64 %97
 %117 = load double, ptr %116, align 8
 br label %118
118:
 %119 = phi double [ %125, %118 ], [ 1.000000e+00, %113 ]
 %120 = phi double [ %127, %118 ], [ %117, %113 ]
 %121 = phi i64 [ %126, %118 ], [ 2, %113 ]
 %122 = and i64 %121, 1
 %123 = icmp eq i64 %122, 0
 %124 = fmul nsz contract double %119, %120
 %125 = select i1 %123, double %119, double %124
 %126 = lshr i64 %121, 1
 %127 = fmul nsz contract double %120, %120
 %128 = icmp eq i64 %126, 0
 br i1 %128, label %129, label %118
129:
 %130 = fadd nsz contract double %109, %125
 %131 = getelementptr double, ptr %9, i64 %97
 %132 = load double, ptr %131, align 8
 %133 = fmul nsz contract double %101, %132
 %134 = getelementptr double, ptr %11, i64 %97
 %135 = load double, ptr %134, align 8
 %136 = fmul nsz contract double %117, %135
 %137 = fadd nsz contract double %133, %136
 %138 = fdiv nsz contract double %137, %130
 %139 = fmul nsz contract double %101, %135
 %140 = fmul nsz contract double %117, %132
 %141 = fsub nsz contract double %139, %140
 %142 = fdiv nsz contract double %141, %130
 store double %138, ptr %131, align 8
 store double %142, ptr %134, align 8
 %143 = fcmp nsz contract une double %138, 0.000000e+00
 %144 = fcmp nsz contract une double %142, 0.000000e+00
 %145 = or i1 %143, %144
 br i1 %145, label %31, label %36
146:
 %147 = phi i64 [ %149, %146 ], [ %34, %31 ]
 %148 = phi i64 [ %150, %146 ], [ %33, %31 ]
 %149 = add nsw i64 %147, -1
 %150 = add nuw i64 %148, 1
 %151 = icmp slt i64 %148, 0
 %152 = select i1 %151, i64 %10, i64 0
 %153 = getelementptr double, ptr %9, i64 %148
 %154 = getelementptr double, ptr %153, i64 %152
 %155 = load double, ptr %154, align 8
 %156 = select i1 %151, i64 %3, i64 0
 %157 = getelementptr double, ptr %99, i64 %148
 %158 = getelementptr double, ptr %157, i64 %156
 %159 = load double, ptr %158, align 8
 %160 = fmul nsz contract double %138, %159
 %161 = select i1 %151, i64 %5, i64 0
 %162 = getelementptr double, ptr %115, i64 %148
 %163 = getelementptr double, ptr %162, i64 %161
 %164 = load double, ptr %163, align 8
 %165 = fmul nsz contract double %142, %164
 %166 = fsub nsz contract double %165, %160
 %167 = fadd nsz contract double %155, %166
 store double %167, ptr %154, align 8
 %168 = select i1 %151, i64 %12, i64 0
 %169 = getelementptr double, ptr %11, i64 %148
 %170 = getelementptr double, ptr %169, i64 %168
 %171 = load double, ptr %170, align 8
 %172 = load double, ptr %163, align 8
 %173 = fmul nsz contract double %138, %172
 %174 = load double, ptr %158, align 8
 %175 = fmul nsz contract double %142, %174
 %176 = fadd nsz contract double %173, %175
 %177 = fsub nsz contract double %171, %176
 store double %177, ptr %170, align 8
 %178 = icmp samesign ugt i64 %147, 1
 br i1 %178, label %146, label %36
}
define internal fastcc void @f159(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3) unnamed_addr {
4:
 %5 = add i64 %2, 304
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = inttoptr i64 %7 to ptr
 %9 = add i64 %2, 72
 %10 = inttoptr i64 %9 to ptr
 %11 = load i64, ptr %10, align 8
 %12 = add i64 %2, 64
 %13 = inttoptr i64 %12 to ptr
 %14 = load i64, ptr %13, align 8
 %15 = inttoptr i64 %14 to ptr
 %16 = add i64 %1, 136
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = add i64 %3, 416
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = add i64 %3, 408
 %23 = inttoptr i64 %22 to ptr
 %24 = load i64, ptr %23, align 8
 %25 = inttoptr i64 %24 to ptr
 %26 = icmp slt i64 %11, 1
 br i1 %26, label %34, label %27
27:
 %28 = phi i64 [ %29, %27 ], [ 0, %4 ]
 %29 = add nuw nsw i64 %28, 1
 %30 = getelementptr double, ptr %15, i64 %28
 %31 = load double, ptr %30, align 8
 %32 = getelementptr double, ptr %25, i64 %28
 store double %31, ptr %32, align 8
 %33 = icmp eq i64 %11, %29
 br i1 %33, label %34, label %27
34:
 %35 = icmp slt i64 %18, 1
 br i1 %35, label %41, label %36
36:
 %37 = add i64 %2, 16
 %38 = inttoptr i64 %37 to ptr
 %39 = load i64, ptr %38, align 8
 %40 = inttoptr i64 %39 to ptr
 br label %123
41:
 %42 = add nsw i64 %18, %11
 %43 = load double, ptr %8, align 1
 %44 = add i64 %1, 232
 %45 = inttoptr i64 %44 to ptr
 %46 = load i64, ptr %45, align 8
 %47 = add i64 %1, 240
 %48 = inttoptr i64 %47 to ptr
 %49 = load i64, ptr %48, align 8
 %50 = add i64 %1, 224
 %51 = inttoptr i64 %50 to ptr
 %52 = load i64, ptr %51, align 8
 %53 = inttoptr i64 %52 to ptr
 %54 = add i64 %1, 272
 %55 = inttoptr i64 %54 to ptr
 %56 = load i64, ptr %55, align 8
 %57 = add i64 %2, 96
 %58 = inttoptr i64 %57 to ptr
 %59 = load i64, ptr %58, align 8
 %60 = inttoptr i64 %59 to ptr
 %61 = getelementptr inbounds nuw i8, ptr %8, i64 96
 %62 = load i64, ptr %61, align 1
 %63 = icmp slt i64 %62, 0
 %64 = select i1 %63, i64 %46, i64 0
 %65 = add i64 %64, %62
 %66 = mul i64 %65, %49
 %67 = getelementptr double, ptr %53, i64 %66
 %68 = getelementptr i8, ptr %67, i64 16
 %69 = load double, ptr %68, align 8
 %70 = fcmp nsz contract ogt double %69, %43
 %71 = select i1 %70, double %69, double %43
 %72 = getelementptr i8, ptr %67, i64 24
 %73 = load double, ptr %72, align 8
 %74 = fcmp nsz contract olt double %73, %71
 %75 = select i1 %74, double %73, double %71
 %76 = icmp slt i64 %42, 0
 %77 = select i1 %76, i64 %21, i64 0
 %78 = getelementptr double, ptr %25, i64 %42
 %79 = getelementptr double, ptr %78, i64 %77
 store double %75, ptr %79, align 8
 %80 = icmp slt i64 %56, 1
 br i1 %80, label %119, label %81
81:
 %82 = add i64 %1, 248
 %83 = inttoptr i64 %82 to ptr
 %84 = load i64, ptr %83, align 8
 %85 = inttoptr i64 %84 to ptr
 %86 = add i64 %1, 264
 %87 = inttoptr i64 %86 to ptr
 %88 = load i64, ptr %87, align 8
 %89 = add i64 %1, 256
 %90 = inttoptr i64 %89 to ptr
 %91 = load i64, ptr %90, align 8
 %92 = select i1 %63, i64 %91, i64 0
 %93 = add i64 %92, %62
 %94 = mul i64 %88, %56
 %95 = mul i64 %94, %93
 %96 = getelementptr double, ptr %85, i64 %95
 %97 = getelementptr double, ptr %96, i64 %56
 %98 = add nsw i64 %42, 1
 br label %99
99:
 %100 = phi i64 [ 0, %81 ], [ %101, %99 ]
 %101 = add nuw nsw i64 %100, 1
 %102 = getelementptr double, ptr %60, i64 %100
 %103 = load double, ptr %102, align 8
 %104 = getelementptr double, ptr %96, i64 %100
 %105 = load double, ptr %104, align 8
 %106 = getelementptr double, ptr %97, i64 %100
 %107 = load double, ptr %106, align 8
 %108 = load double, ptr %67, align 8
 %109 = fsub nsz contract double %75, %108
 %110 = fmul nsz contract double %107, %109
 %111 = fadd nsz contract double %105, %110
 %112 = fadd nsz contract double %103, %111
 %113 = add nsw i64 %98, %100
 %114 = icmp slt i64 %113, 0
 %115 = select i1 %114, i64 %21, i64 0
 %116 = getelementptr double, ptr %25, i64 %113
 %117 = getelementptr double, ptr %116, i64 %115
 store double %112, ptr %117, align 8
 %118 = icmp eq i64 %101, %56
 br i1 %118, label %119, label %99
119:
 %120 = getelementptr inbounds nuw i8, ptr %8, i64 160
 %121 = load i64, ptr %120, align 1
 %122 = add nsw i64 %121, 1
 store i64 %122, ptr %120, align 1
 store ptr null, ptr %0, align 8
 ret void
123:
 %124 = phi i64 [ 0, %36 ], [ %125, %123 ]
 %125 = add nuw nsw i64 %124, 1
 %126 = getelementptr double, ptr %40, i64 %124
 %127 = load double, ptr %126, align 8
 %128 = add nsw i64 %124, %11
 %129 = icmp slt i64 %128, 0
 %130 = select i1 %129, i64 %21, i64 0
 %131 = getelementptr double, ptr %25, i64 %128
 %132 = getelementptr double, ptr %131, i64 %130
 store double %127, ptr %132, align 8
 %133 = icmp eq i64 %125, %18
 br i1 %133, label %41, label %123
}
define internal fastcc void @f160(ptr noalias writeonly captures(none) %0, i64 %1, i64 %2, i64 %3) unnamed_addr {
4:
 %5 = alloca ptr, align 8
 %6 = add i64 %2, 304
 %7 = inttoptr i64 %6 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = inttoptr i64 %8 to ptr
 %10 = add i64 %2, 8
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = inttoptr i64 %2 to ptr
 %14 = load i64, ptr %13, align 8
 %15 = inttoptr i64 %14 to ptr
 %16 = add i64 %2, 24
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = add i64 %2, 32
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = add i64 %2, 16
 %23 = inttoptr i64 %22 to ptr
 %24 = load i64, ptr %23, align 8
 %25 = inttoptr i64 %24 to ptr
 %26 = add i64 %3, 248
 %27 = inttoptr i64 %26 to ptr
 %28 = load i64, ptr %27, align 8
 %29 = add i64 %3, 256
 %30 = inttoptr i64 %29 to ptr
 %31 = load i64, ptr %30, align 8
 %32 = add i64 %3, 240
 %33 = inttoptr i64 %32 to ptr
 %34 = load i64, ptr %33, align 8
 %35 = inttoptr i64 %34 to ptr
 %36 = add i64 %3, 224
 %37 = inttoptr i64 %36 to ptr
 %38 = load i64, ptr %37, align 8
 %39 = inttoptr i64 %38 to ptr
 %40 = add i64 %2, 72
 %41 = inttoptr i64 %40 to ptr
 %42 = load i64, ptr %41, align 8
 %43 = add i64 %2, 64
 %44 = inttoptr i64 %43 to ptr
 %45 = load i64, ptr %44, align 8
 %46 = inttoptr i64 %45 to ptr
 %47 = add i64 %1, 136
 %48 = inttoptr i64 %47 to ptr
 %49 = load i64, ptr %48, align 8
 %50 = add i64 %1, 128
 %51 = inttoptr i64 %50 to ptr
 %52 = load i64, ptr %51, align 8
 %53 = inttoptr i64 %52 to ptr
 %54 = add i64 %1, 24
 %55 = inttoptr i64 %54 to ptr
 %56 = load i64, ptr %55, align 8
 %57 = add nsw i64 %56, 1
 %58 = icmp slt i64 %42, 1
 br i1 %58, label %66, label %59
59:
 %60 = phi i64 [ %61, %59 ], [ 0, %4 ]
 %61 = add nuw nsw i64 %60, 1
 %62 = getelementptr double, ptr %46, i64 %60
 %63 = load double, ptr %62, align 8
 %64 = getelementptr double, ptr %15, i64 %60
 store double %63, ptr %64, align 8
 %65 = icmp eq i64 %42, %61
 br i1 %65, label %66, label %59
66:
 %67 = icmp sgt i64 %49, 0
 br i1 %67, label %68, label %78
68:
 %69 = phi i64 [ %71, %68 ], [ %49, %66 ]
 %70 = phi i64 [ %72, %68 ], [ %42, %66 ]
 %71 = add nsw i64 %69, -1
 %72 = add i64 %70, 1
 %73 = icmp slt i64 %70, 0
 %74 = select i1 %73, i64 %12, i64 0
 %75 = getelementptr double, ptr %15, i64 %70
 %76 = getelementptr double, ptr %75, i64 %74
 store double 0.000000e+00, ptr %76, align 8
 %77 = icmp samesign ugt i64 %69, 1
 br i1 %77, label %68, label %78
78:
 %79 = inttoptr i64 %3 to ptr
 %80 = load i64, ptr %79, align 8
 %81 = icmp eq i64 %80, 0
 br i1 %81, label %169, label %82
82:
 %83 = add nsw i64 %49, %42
 %84 = load double, ptr %9, align 1
 %85 = add i64 %1, 232
 %86 = inttoptr i64 %85 to ptr
 %87 = load i64, ptr %86, align 8
 %88 = add i64 %1, 240
 %89 = inttoptr i64 %88 to ptr
 %90 = load i64, ptr %89, align 8
 %91 = add i64 %1, 224
 %92 = inttoptr i64 %91 to ptr
 %93 = load i64, ptr %92, align 8
 %94 = inttoptr i64 %93 to ptr
 %95 = add i64 %1, 272
 %96 = inttoptr i64 %95 to ptr
 %97 = load i64, ptr %96, align 8
 %98 = add i64 %2, 96
 %99 = inttoptr i64 %98 to ptr
 %100 = load i64, ptr %99, align 8
 %101 = inttoptr i64 %100 to ptr
 %102 = getelementptr inbounds nuw i8, ptr %9, i64 96
 %103 = load i64, ptr %102, align 1
 %104 = icmp slt i64 %103, 0
 %105 = select i1 %104, i64 %87, i64 0
 %106 = add i64 %105, %103
 %107 = mul i64 %106, %90
 %108 = getelementptr double, ptr %94, i64 %107
 %109 = getelementptr i8, ptr %108, i64 16
 %110 = load double, ptr %109, align 8
 %111 = fcmp nsz contract ogt double %110, %84
 %112 = select i1 %111, double %110, double %84
 %113 = getelementptr i8, ptr %108, i64 24
 %114 = load double, ptr %113, align 8
 %115 = fcmp nsz contract olt double %114, %112
 %116 = select i1 %115, double %114, double %112
 %117 = icmp slt i64 %83, 0
 %118 = select i1 %117, i64 %12, i64 0
 %119 = getelementptr double, ptr %15, i64 %83
 %120 = getelementptr double, ptr %119, i64 %118
 store double %116, ptr %120, align 8
 %121 = icmp slt i64 %97, 1
 br i1 %121, label %160, label %122
122:
 %123 = add i64 %1, 248
 %124 = inttoptr i64 %123 to ptr
 %125 = load i64, ptr %124, align 8
 %126 = inttoptr i64 %125 to ptr
 %127 = add i64 %1, 264
 %128 = inttoptr i64 %127 to ptr
 %129 = load i64, ptr %128, align 8
 %130 = add i64 %1, 256
 %131 = inttoptr i64 %130 to ptr
 %132 = load i64, ptr %131, align 8
 %133 = select i1 %104, i64 %132, i64 0
 %134 = add i64 %133, %103
 %135 = mul i64 %129, %97
 %136 = mul i64 %135, %134
 %137 = getelementptr double, ptr %126, i64 %136
 %138 = getelementptr double, ptr %137, i64 %97
 %139 = add nsw i64 %83, 1
 br label %140
140:
 %141 = phi i64 [ 0, %122 ], [ %142, %140 ]
 %142 = add nuw nsw i64 %141, 1
 %143 = getelementptr double, ptr %101, i64 %141
 %144 = load double, ptr %143, align 8
 %145 = getelementptr double, ptr %137, i64 %141
 %146 = load double, ptr %145, align 8
 %147 = getelementptr double, ptr %138, i64 %141
 %148 = load double, ptr %147, align 8
 %149 = load double, ptr %108, align 8
 %150 = fsub nsz contract double %116, %149
 %151 = fmul nsz contract double %148, %150
 %152 = fadd nsz contract double %146, %151
 %153 = fadd nsz contract double %144, %152
 %154 = add nsw i64 %139, %141
 %155 = icmp slt i64 %154, 0
 %156 = select i1 %155, i64 %12, i64 0
 %157 = getelementptr double, ptr %15, i64 %154
 %158 = getelementptr double, ptr %157, i64 %156
 store double %153, ptr %158, align 8
 %159 = icmp eq i64 %142, %97
 br i1 %159, label %160, label %140
160:
 %161 = add i64 %3, 264
 %162 = inttoptr i64 %161 to ptr
 %163 = load i64, ptr %162, align 8
 %164 = inttoptr i64 %163 to ptr
 %165 = inttoptr i64 %80 to ptr
 tail call void %165(ptr %15, ptr %164)
 %166 = tail call i64 @llvm.smax.i64(i64 %49, i64 0)
 br i1 %67, label %240, label %205
167:
 %168 = icmp eq i64 %49, %242
 br i1 %168, label %209, label %240
169:
 %170 = tail call i64 @llvm.smax.i64(i64 %49, i64 0)
 %171 = icmp slt i64 %49, 1
 br i1 %171, label %205, label %172
172:
 %173 = add i64 %3, 40
 %174 = inttoptr i64 %173 to ptr
 %175 = load i64, ptr %174, align 8
 %176 = inttoptr i64 %175 to ptr
 %177 = getelementptr inbounds nuw i8, ptr %9, i64 96
 %178 = icmp slt i64 %56, -1
 %179 = select i1 %178, i64 %18, i64 0
 %180 = add i64 %179, %57
 %181 = mul i64 %180, %21
 %182 = getelementptr double, ptr %25, i64 %181
 br label %264
183:
 %184 = icmp eq i64 %49, %266
 br i1 %184, label %209, label %264
185:
 %186 = getelementptr double, ptr %46, i64 %268
 %187 = load double, ptr %186, align 8
 %188 = tail call nsz contract double @llvm.fabs.f64(double %187)
 br label %189
189:
 %190 = phi double [ %188, %185 ], [ 1.000000e+00, %264 ]
 %191 = getelementptr double, ptr %176, i64 %265
 %192 = load double, ptr %191, align 8
 %193 = fmul nsz contract double %192, 1.000000e-03
 %194 = fcmp nsz contract ogt double %193, %190
 %195 = select i1 %194, double %193, double %190
 %196 = fmul nsz contract double %195, 1.500000e-08
 %197 = add nsw i64 %265, %42
 %198 = icmp slt i64 %197, 0
 %199 = select i1 %198, i64 %12, i64 0
 %200 = getelementptr double, ptr %15, i64 %197
 %201 = getelementptr double, ptr %200, i64 %199
 br label %270
202:
 %203 = phi double [ %271, %276 ], [ %286, %285 ]
 store double 0.000000e+00, ptr %201, align 8
 %204 = getelementptr i64, ptr %39, i64 %265
 br label %288
205:
 %206 = getelementptr inbounds nuw i8, ptr %9, i64 160
 %207 = load i64, ptr %206, align 1
 %208 = add nsw i64 %207, 1
 store i64 %208, ptr %206, align 1
 br label %231
209:
 %210 = phi i64 [ %170, %183 ], [ %166, %167 ]
 %211 = getelementptr inbounds nuw i8, ptr %9, i64 160
 %212 = load i64, ptr %211, align 1
 %213 = add nsw i64 %212, 1
 store i64 %213, ptr %211, align 1
 %214 = icmp slt i64 %49, 1
 br i1 %214, label %231, label %310
215:
 %216 = icmp eq i64 %314, %210
 br i1 %216, label %231, label %310
217:
 %218 = phi i8 [ 1, %231 ], [ 0, %331 ]
 store i8 %218, ptr %0, align 1
 ret void
219:
 %220 = mul i64 %313, %31
 %221 = getelementptr double, ptr %35, i64 %220
 br label %333
222:
 %223 = sub nsw i64 %336, %313
 %224 = tail call i64 @llvm.smax.i64(i64 %223, i64 %335)
 %225 = sub nsw i64 %313, %336
 %226 = tail call i64 @llvm.smax.i64(i64 %225, i64 %334)
 br label %227
227:
 %228 = phi i64 [ %224, %222 ], [ %335, %333 ]
 %229 = phi i64 [ %226, %222 ], [ %334, %333 ]
 %230 = icmp eq i64 %337, %210
 br i1 %230, label %215, label %333
231:
 %232 = phi i64 [ 0, %209 ], [ 0, %205 ], [ %228, %215 ]
 %233 = phi i64 [ 0, %209 ], [ 0, %205 ], [ %229, %215 ]
 %234 = add i64 %3, 568
 %235 = inttoptr i64 %234 to ptr
 %236 = load i64, ptr %235, align 8
 %237 = inttoptr i64 %236 to ptr
 %238 = getelementptr inbounds nuw i8, ptr %237, i64 48
 store i64 %232, ptr %238, align 1
 %239 = getelementptr inbounds nuw i8, ptr %237, i64 56
 store i64 %233, ptr %239, align 1
 br label %217
240:
 %241 = phi i64 [ %242, %167 ], [ 0, %160 ]
 %242 = add nuw nsw i64 %241, 1
 %243 = getelementptr i64, ptr %39, i64 %241
 %244 = getelementptr double, ptr %164, i64 %241
 br label %245
245:
 %246 = phi i64 [ 0, %240 ], [ %247, %245 ]
 %247 = add nuw nsw i64 %246, 1
 %248 = mul nuw nsw i64 %246, %49
 %249 = getelementptr double, ptr %244, i64 %248
 %250 = load double, ptr %249, align 8
 %251 = load i64, ptr %243, align 8
 %252 = getelementptr i64, ptr %39, i64 %246
 %253 = load i64, ptr %252, align 8
 %254 = icmp slt i64 %251, 0
 %255 = select i1 %254, i64 %28, i64 0
 %256 = add i64 %255, %251
 %257 = icmp slt i64 %253, 0
 %258 = select i1 %257, i64 %31, i64 0
 %259 = mul i64 %256, %31
 %260 = getelementptr double, ptr %35, i64 %259
 %261 = getelementptr double, ptr %260, i64 %253
 %262 = getelementptr double, ptr %261, i64 %258
 store double %250, ptr %262, align 8
 %263 = icmp eq i64 %49, %247
 br i1 %263, label %167, label %245
264:
 %265 = phi i64 [ 0, %172 ], [ %266, %183 ]
 %266 = add nuw nsw i64 %265, 1
 %267 = getelementptr i64, ptr %53, i64 %265
 %268 = load i64, ptr %267, align 8
 %269 = icmp slt i64 %268, 0
 br i1 %269, label %189, label %185
270:
 %271 = phi double [ %196, %189 ], [ %286, %285 ]
 %272 = phi i64 [ 2, %189 ], [ %273, %285 ]
 %273 = add nsw i64 %272, -1
 store double %271, ptr %201, align 8
 %274 = load double, ptr %9, align 1
 %275 = load i64, ptr %177, align 1
 call fastcc void @f32(ptr %5, i64 %1, i64 %2, double %274, i64 %275, i64 %57)
 br label %276
276:
 %277 = phi i64 [ 0, %270 ], [ %280, %279 ]
 %278 = icmp eq i64 %277, %49
 br i1 %278, label %202, label %279
279:
 %280 = add nuw i64 %277, 1
 %281 = getelementptr double, ptr %182, i64 %277
 %282 = load double, ptr %281, align 8
 %283 = fsub nsz contract double %282, %282
 %284 = fcmp nsz contract ord double %283, 0.000000e+00
 br i1 %284, label %276, label %285
285:
 %286 = fneg nsz contract double %271
 %287 = icmp samesign ugt i64 %272, 1
 br i1 %287, label %270, label %202
288:
 %289 = phi i64 [ 0, %202 ], [ %290, %288 ]
 %290 = add nuw nsw i64 %289, 1
 %291 = getelementptr double, ptr %182, i64 %289
 %292 = load double, ptr %291, align 8
 %293 = getelementptr double, ptr %25, i64 %289
 %294 = load double, ptr %293, align 8
 %295 = fsub nsz contract double %292, %294
 %296 = fdiv nsz contract double %295, %203
 %297 = load i64, ptr %204, align 8
 %298 = getelementptr i64, ptr %39, i64 %289
 %299 = load i64, ptr %298, align 8
 %300 = icmp slt i64 %297, 0
 %301 = select i1 %300, i64 %28, i64 0
 %302 = add i64 %301, %297
 %303 = icmp slt i64 %299, 0
 %304 = select i1 %303, i64 %31, i64 0
 %305 = mul i64 %302, %31
 %306 = getelementptr double, ptr %35, i64 %305
 %307 = getelementptr double, ptr %306, i64 %299
 %308 = getelementptr double, ptr %307, i64 %304
 store double %296, ptr %308, align 8
 %309 = icmp eq i64 %49, %290
 br i1 %309, label %183, label %288
310:
 %311 = phi i64 [ %229, %215 ], [ 0, %209 ]
 %312 = phi i64 [ %228, %215 ], [ 0, %209 ]
 %313 = phi i64 [ %314, %215 ], [ 0, %209 ]
 %314 = add nuw nsw i64 %313, 1
 %315 = getelementptr i64, ptr %39, i64 %313
 %316 = load i64, ptr %315, align 8
 %317 = icmp slt i64 %316, 0
 %318 = select i1 %317, i64 %28, i64 0
 %319 = add i64 %318, %316
 %320 = mul i64 %319, %31
 %321 = getelementptr double, ptr %35, i64 %320
 br label %322
322:
 %323 = phi i64 [ 0, %310 ], [ %326, %325 ]
 %324 = icmp eq i64 %323, %49
 br i1 %324, label %219, label %325
325:
 %326 = add nuw i64 %323, 1
 %327 = getelementptr double, ptr %321, i64 %323
 %328 = load double, ptr %327, align 8
 %329 = fsub nsz contract double %328, %328
 %330 = fcmp nsz contract ord double %329, 0.000000e+00
 br i1 %330, label %322, label %331
331:
 %332 = getelementptr inbounds nuw i8, ptr %9, i64 88
 store i64 %313, ptr %332, align 1
 br label %217
333:
 %334 = phi i64 [ %311, %219 ], [ %229, %227 ]
 %335 = phi i64 [ %312, %219 ], [ %228, %227 ]
 %336 = phi i64 [ 0, %219 ], [ %337, %227 ]
 %337 = add nuw nsw i64 %336, 1
 %338 = getelementptr double, ptr %221, i64 %336
 %339 = load double, ptr %338, align 8
 %340 = fcmp nsz contract une double %339, 0.000000e+00
 br i1 %340, label %222, label %227
}
define internal fastcc range(i32 0, 2) i32 @f161(ptr noalias writeonly captures(none) %0, ptr noalias writeonly captures(none) %1, i64 %2, double %3) unnamed_addr {
4:
 %5 = alloca i8, align 1
 %6 = alloca i8, align 1
 %7 = alloca i8, align 1
 %8 = add i64 %2, 8
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = icmp eq i64 %10, 0
 br i1 %11, label %16, label %12
12:
 store i8 0, ptr %5, align 1
 call fastcc void @f162(ptr %5, i64 %2, double %3)
 %13 = load i8, ptr %5, align 1
 %14 = icmp ne i8 %13, 0
 %15 = zext i1 %14 to i8
 store i8 %15, ptr %0, align 1
 br label %77
16:
 %17 = add i64 %2, 248
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = add i64 %2, 256
 %21 = inttoptr i64 %20 to ptr
 %22 = load i64, ptr %21, align 8
 %23 = add i64 %2, 240
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = inttoptr i64 %25 to ptr
 %27 = add i64 %2, 568
 %28 = inttoptr i64 %27 to ptr
 %29 = load i64, ptr %28, align 8
 %30 = inttoptr i64 %29 to ptr
 %31 = getelementptr inbounds nuw i8, ptr %30, i64 48
 %32 = load i64, ptr %31, align 1
 %33 = getelementptr inbounds nuw i8, ptr %30, i64 56
 %34 = load i64, ptr %33, align 1
 %35 = icmp slt i64 %19, 1
 br i1 %35, label %36, label %41
36:
 %37 = add i64 %2, 296
 %38 = inttoptr i64 %37 to ptr
 %39 = add i64 %2, 280
 %40 = inttoptr i64 %39 to ptr
 br label %62
41:
 %42 = add i64 %34, %32
 %43 = add i64 %32, 1
 %44 = add i64 %2, 296
 %45 = inttoptr i64 %44 to ptr
 %46 = add i64 %2, 280
 %47 = inttoptr i64 %46 to ptr
 %48 = load i64, ptr %45, align 8
 %49 = load i64, ptr %47, align 8
 %50 = inttoptr i64 %49 to ptr
 %51 = add i64 %2, 88
 %52 = inttoptr i64 %51 to ptr
 %53 = load double, ptr %52, align 8
 %54 = fdiv nsz contract double %53, %3
 br label %137
55:
 %56 = phi i64 [ %147, %146 ], [ %151, %153 ]
 %57 = getelementptr double, ptr %50, i64 %56
 %58 = getelementptr double, ptr %57, i64 %138
 %59 = load double, ptr %58, align 8
 %60 = fadd nsz contract double %59, %54
 store double %60, ptr %58, align 8
 %61 = icmp eq i64 %19, %139
 br i1 %61, label %62, label %137
62:
 %63 = phi ptr [ %40, %36 ], [ %47, %55 ]
 %64 = phi ptr [ %38, %36 ], [ %45, %55 ]
 %65 = add i64 %2, 288
 %66 = inttoptr i64 %65 to ptr
 %67 = load i64, ptr %66, align 8
 %68 = load i64, ptr %64, align 8
 %69 = load i64, ptr %63, align 8
 %70 = inttoptr i64 %69 to ptr
 %71 = add i64 %2, 304
 %72 = inttoptr i64 %71 to ptr
 %73 = load i64, ptr %72, align 8
 %74 = inttoptr i64 %73 to ptr
 store i8 0, ptr %6, align 1
 call fastcc void @f163(ptr %6, ptr %70, i64 %67, i64 %68, ptr %74, i64 %32, i64 %34)
 %75 = load i8, ptr %6, align 1
 %76 = icmp eq i8 %75, 0
 br i1 %76, label %79, label %80
77:
 %78 = phi i32 [ 0, %79 ], [ 0, %135 ], [ 0, %136 ], [ 0, %12 ], [ 1, %225 ]
 ret i32 %78
79:
 store i8 0, ptr %0, align 1
 br label %77
80:
 %81 = add i64 %2, 104
 %82 = inttoptr i64 %81 to ptr
 %83 = load i64, ptr %82, align 8
 %84 = add i64 %2, 112
 %85 = inttoptr i64 %84 to ptr
 %86 = load i64, ptr %85, align 8
 %87 = add i64 %2, 96
 %88 = inttoptr i64 %87 to ptr
 %89 = load i64, ptr %88, align 8
 %90 = inttoptr i64 %89 to ptr
 %91 = tail call i64 @llvm.smax.i64(i64 %83, i64 0)
 %92 = add i64 %2, 336
 %93 = inttoptr i64 %92 to ptr
 %94 = add i64 %2, 344
 %95 = inttoptr i64 %94 to ptr
 %96 = add i64 %2, 320
 %97 = inttoptr i64 %96 to ptr
 %98 = add i64 %2, 368
 %99 = inttoptr i64 %98 to ptr
 %100 = add i64 %2, 376
 %101 = inttoptr i64 %100 to ptr
 %102 = add i64 %2, 352
 %103 = inttoptr i64 %102 to ptr
 %104 = add i64 %34, %32
 %105 = add i64 %32, 1
 %106 = add i64 %2, 400
 %107 = inttoptr i64 %106 to ptr
 %108 = add i64 %2, 384
 %109 = inttoptr i64 %108 to ptr
 br label %110
110:
 %111 = phi i64 [ 0, %80 ], [ %169, %226 ]
 %112 = icmp eq i64 %111, %91
 br i1 %112, label %136, label %168
113:
 %114 = phi i64 [ %199, %197 ], [ %205, %207 ]
 %115 = phi i64 [ %198, %197 ], [ %203, %207 ]
 %116 = getelementptr double, ptr %176, i64 %115
 %117 = getelementptr double, ptr %116, i64 %189
 %118 = load double, ptr %117, align 8
 %119 = load double, ptr %186, align 8
 %120 = fdiv nsz contract double %119, %3
 %121 = fadd nsz contract double %118, %120
 store double %121, ptr %117, align 8
 %122 = load double, ptr %187, align 8
 %123 = fdiv nsz contract double %122, %3
 %124 = getelementptr double, ptr %183, i64 %114
 %125 = getelementptr double, ptr %124, i64 %189
 store double %123, ptr %125, align 8
 %126 = icmp eq i64 %19, %190
 br i1 %126, label %127, label %188
127:
 %128 = load i64, ptr %107, align 8
 %129 = load i64, ptr %109, align 8
 %130 = inttoptr i64 %129 to ptr
 %131 = mul i64 %111, %128
 %132 = getelementptr i64, ptr %130, i64 %131
 store i8 0, ptr %7, align 1
 %133 = call fastcc i32 @f164(ptr %7, ptr %176, i64 %170, i64 %171, ptr %183, i64 %177, i64 %178, ptr %132, i64 %32, i64 %34)
 %134 = icmp eq i32 %133, 0
 br i1 %134, label %226, label %225
135:
 store i8 0, ptr %0, align 1
 br label %77
136:
 store i8 1, ptr %0, align 1
 br label %77
137:
 %138 = phi i64 [ 0, %41 ], [ %139, %55 ]
 %139 = add nuw nsw i64 %138, 1
 %140 = sub i64 %138, %42
 %141 = tail call i64 @llvm.smax.i64(i64 %140, i64 0)
 %142 = add i64 %43, %138
 %143 = tail call i64 @llvm.smin.i64(i64 %19, i64 range(i64 -9223372036854775807, -9223372036854775808) %142)
 %144 = sub i64 %143, %141
 %145 = icmp slt i64 %144, 1
 br i1 %145, label %146, label %148
146:
 %147 = mul i64 %138, %48
 br label %55
148:
 %149 = mul i64 %138, %22
 %150 = getelementptr double, ptr %26, i64 %149
 %151 = mul i64 %138, %48
 %152 = getelementptr double, ptr %50, i64 %151
 br label %153
153:
 %154 = phi i64 [ %144, %148 ], [ %156, %153 ]
 %155 = phi i64 [ %141, %148 ], [ %157, %153 ]
 %156 = add nsw i64 %154, -1
 %157 = add nuw i64 %155, 1
 %158 = icmp slt i64 %155, 0
 %159 = select i1 %158, i64 %22, i64 0
 %160 = getelementptr double, ptr %150, i64 %155
 %161 = getelementptr double, ptr %160, i64 %159
 %162 = load double, ptr %161, align 8
 %163 = fneg nsz contract double %162
 %164 = select i1 %158, i64 %48, i64 0
 %165 = getelementptr double, ptr %152, i64 %155
 %166 = getelementptr double, ptr %165, i64 %164
 store double %163, ptr %166, align 8
 %167 = icmp samesign ugt i64 %154, 1
 br i1 %167, label %153, label %55
168:
 %169 = add nuw i64 %111, 1
 %170 = load i64, ptr %93, align 8
 %171 = load i64, ptr %95, align 8
 %172 = load i64, ptr %97, align 8
 %173 = inttoptr i64 %172 to ptr
 %174 = mul i64 %171, %170
 %175 = mul i64 %174, %111
 %176 = getelementptr double, ptr %173, i64 %175
 %177 = load i64, ptr %99, align 8
 %178 = load i64, ptr %101, align 8
 %179 = load i64, ptr %103, align 8
 %180 = inttoptr i64 %179 to ptr
 %181 = mul i64 %178, %177
 %182 = mul i64 %181, %111
 %183 = getelementptr double, ptr %180, i64 %182
 br i1 %35, label %127, label %184
184:
 %185 = mul i64 %111, %86
 %186 = getelementptr double, ptr %90, i64 %185
 %187 = getelementptr i8, ptr %186, i64 8
 br label %188
188:
 %189 = phi i64 [ 0, %184 ], [ %190, %113 ]
 %190 = add nuw nsw i64 %189, 1
 %191 = sub i64 %189, %104
 %192 = tail call i64 @llvm.smax.i64(i64 %191, i64 0)
 %193 = add i64 %105, %189
 %194 = tail call i64 @llvm.smin.i64(i64 %19, i64 range(i64 -9223372036854775807, -9223372036854775808) %193)
 %195 = sub i64 %194, %192
 %196 = icmp slt i64 %195, 1
 br i1 %196, label %197, label %200
197:
 %198 = mul i64 %189, %171
 %199 = mul i64 %189, %178
 br label %113
200:
 %201 = mul i64 %189, %22
 %202 = getelementptr double, ptr %26, i64 %201
 %203 = mul i64 %189, %171
 %204 = getelementptr double, ptr %176, i64 %203
 %205 = mul i64 %189, %178
 %206 = getelementptr double, ptr %183, i64 %205
 br label %207
207:
 %208 = phi i64 [ %195, %200 ], [ %210, %207 ]
 %209 = phi i64 [ %192, %200 ], [ %211, %207 ]
 %210 = add nsw i64 %208, -1
 %211 = add nuw i64 %209, 1
 %212 = icmp slt i64 %209, 0
 %213 = select i1 %212, i64 %22, i64 0
 %214 = getelementptr double, ptr %202, i64 %209
 %215 = getelementptr double, ptr %214, i64 %213
 %216 = load double, ptr %215, align 8
 %217 = fneg nsz contract double %216
 %218 = select i1 %212, i64 %171, i64 0
 %219 = getelementptr double, ptr %204, i64 %209
 %220 = getelementptr double, ptr %219, i64 %218
 store double %217, ptr %220, align 8
 %221 = select i1 %212, i64 %178, i64 0
 %222 = getelementptr double, ptr %206, i64 %209
 %223 = getelementptr double, ptr %222, i64 %221
 store double 0.000000e+00, ptr %223, align 8
 %224 = icmp samesign ugt i64 %208, 1
 br i1 %224, label %207, label %113
225:
 store ptr null, ptr %1, align 8
 br label %77
226:
 %227 = load i8, ptr %7, align 1
 %228 = icmp eq i8 %227, 0
 br i1 %228, label %135, label %110
}
define internal fastcc void @f162(ptr noalias writeonly captures(none) %0, i64 %1, double %2) unnamed_addr {
3:
 %4 = add i64 %1, 416
 %5 = inttoptr i64 %4 to ptr
 %6 = load i64, ptr %5, align 8
 %7 = add i64 %1, 408
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = inttoptr i64 %9 to ptr
 %11 = add i64 %1, 432
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = add i64 %1, 424
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = inttoptr i64 %16 to ptr
 %18 = add i64 %1, 496
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = add nsw i64 %6, -2
 %22 = xor i64 %20, -1
 %23 = add i64 %13, %22
 %24 = add i64 %1, 88
 %25 = inttoptr i64 %24 to ptr
 %26 = load double, ptr %25, align 8
 %27 = fdiv nsz contract double %26, %2
 %28 = icmp slt i64 %6, 2
 %29 = select i1 %28, i64 %6, i64 0
 %30 = getelementptr double, ptr %10, i64 %21
 %31 = getelementptr double, ptr %30, i64 %29
 store double %27, ptr %31, align 8
 %32 = icmp slt i64 %23, 0
 %33 = select i1 %32, i64 %13, i64 0
 %34 = getelementptr double, ptr %17, i64 %23
 %35 = getelementptr double, ptr %34, i64 %33
 store double %27, ptr %35, align 8
 %36 = add i64 %1, 8
 %37 = inttoptr i64 %36 to ptr
 %38 = load i64, ptr %37, align 8
 %39 = inttoptr i64 %38 to ptr
 tail call void %39(ptr %10, ptr %17)
 %40 = tail call i64 @llvm.smax.i64(i64 %23, i64 0)
 br label %41
41:
 %42 = phi i64 [ 0, %3 ], [ %45, %44 ]
 %43 = icmp eq i64 %42, %40
 br i1 %43, label %52, label %44
44:
 %45 = add nuw i64 %42, 1
 %46 = getelementptr double, ptr %17, i64 %42
 %47 = load double, ptr %46, align 8
 %48 = fsub nsz contract double %47, %47
 %49 = fcmp nsz contract ord double %48, 0.000000e+00
 br i1 %49, label %41, label %50
50:
 %51 = phi i8 [ 0, %88 ], [ 1, %71 ], [ 0, %44 ]
 store i8 %51, ptr %0, align 1
 ret void
52:
 %53 = add i64 %1, 104
 %54 = inttoptr i64 %53 to ptr
 %55 = load i64, ptr %54, align 8
 %56 = add i64 %1, 112
 %57 = inttoptr i64 %56 to ptr
 %58 = load i64, ptr %57, align 8
 %59 = add i64 %1, 96
 %60 = inttoptr i64 %59 to ptr
 %61 = load i64, ptr %60, align 8
 %62 = inttoptr i64 %61 to ptr
 %63 = tail call i64 @llvm.smax.i64(i64 %55, i64 0)
 %64 = add i64 %1, 456
 %65 = inttoptr i64 %64 to ptr
 %66 = add i64 %1, 440
 %67 = inttoptr i64 %66 to ptr
 %68 = shl nsw i64 %20, 1
 %69 = add i64 %1, 24
 %70 = inttoptr i64 %69 to ptr
 br label %71
71:
 %72 = phi i64 [ 0, %52 ], [ %75, %88 ]
 %73 = icmp eq i64 %72, %63
 br i1 %73, label %50, label %91
74:
 %75 = add nuw i64 %72, 1
 %76 = load i64, ptr %70, align 8
 %77 = inttoptr i64 %76 to ptr
 tail call void %77(ptr %10, ptr %96)
 %78 = tail call i64 @llvm.smax.i64(i64 %98, i64 0)
 br label %79
79:
 %80 = phi i64 [ 0, %74 ], [ %83, %82 ]
 %81 = icmp eq i64 %80, %78
 br i1 %81, label %88, label %82
82:
 %83 = add nuw i64 %80, 1
 %84 = getelementptr double, ptr %96, i64 %80
 %85 = load double, ptr %84, align 8
 %86 = fsub nsz contract double %85, %85
 %87 = fcmp nsz contract ord double %86, 0.000000e+00
 br i1 %87, label %79, label %88
88:
 %89 = phi i64 [ %80, %82 ], [ -1, %79 ]
 %90 = icmp sgt i64 %89, -1
 br i1 %90, label %50, label %71
91:
 %92 = load i64, ptr %65, align 8
 %93 = load i64, ptr %67, align 8
 %94 = inttoptr i64 %93 to ptr
 %95 = mul i64 %72, %92
 %96 = getelementptr double, ptr %94, i64 %95
 %97 = sub nsw i64 %92, %68
 %98 = add nsw i64 %97, -2
 %99 = mul i64 %72, %58
 %100 = getelementptr double, ptr %62, i64 %99
 br label %101
101:
 %102 = phi i64 [ 0, %91 ], [ %103, %101 ]
 %103 = add nuw nsw i64 %102, 1
 %104 = getelementptr double, ptr %100, i64 %102
 %105 = load double, ptr %104, align 8
 %106 = fdiv nsz contract double %105, %2
 %107 = add nsw i64 %102, %21
 %108 = icmp slt i64 %107, 0
 %109 = select i1 %108, i64 %6, i64 0
 %110 = getelementptr double, ptr %10, i64 %107
 %111 = getelementptr double, ptr %110, i64 %109
 store double %106, ptr %111, align 8
 %112 = add nsw i64 %102, %98
 %113 = icmp slt i64 %112, 0
 %114 = select i1 %113, i64 %92, i64 0
 %115 = getelementptr double, ptr %96, i64 %112
 %116 = getelementptr double, ptr %115, i64 %114
 store double %106, ptr %116, align 8
 %117 = icmp eq i64 %103, 2
 br i1 %117, label %74, label %101
}
define internal fastcc void @f163(ptr noalias writeonly captures(none) %0, ptr captures(none) %1, i64 %2, i64 %3, ptr writeonly captures(none) %4, i64 %5, i64 %6) unnamed_addr {
7:
 %8 = icmp slt i64 %2, 1
 br i1 %8, label %26, label %9
9:
 %10 = add i64 %6, 1
 br label %39
11:
 %12 = icmp eq i64 %41, %2
 br i1 %12, label %26, label %39
13:
 %14 = phi i64 [ %40, %39 ], [ %72, %53 ]
 %15 = getelementptr i64, ptr %4, i64 %40
 store i64 %14, ptr %15, align 8
 %16 = icmp slt i64 %14, 0
 %17 = select i1 %16, i64 %3, i64 0
 %18 = add i64 %17, %14
 %19 = getelementptr double, ptr %1, i64 %50
 %20 = getelementptr double, ptr %19, i64 %18
 %21 = load double, ptr %20, align 8
 %22 = fcmp nsz contract une double %21, 0.000000e+00
 %23 = fsub nsz contract double %21, %21
 %24 = fcmp nsz contract ord double %23, 0.000000e+00
 %25 = and i1 %22, %24
 br i1 %25, label %28, label %26
26:
 %27 = phi i8 [ 1, %7 ], [ 1, %11 ], [ 0, %13 ]
 store i8 %27, ptr %0, align 1
 ret void
28:
 %29 = icmp eq i64 %14, %40
 %30 = sub i64 %46, %40
 %31 = icmp slt i64 %30, 1
 %32 = select i1 %29, i1 true, i1 %31
 br i1 %32, label %33, label %74
33:
 br i1 %49, label %34, label %89
34:
 %35 = sub i64 %46, %41
 %36 = icmp slt i64 %35, 1
 br i1 %36, label %11, label %101
37:
 %38 = icmp samesign ugt i64 %102, 1
 br i1 %38, label %101, label %11
39:
 %40 = phi i64 [ 0, %9 ], [ %41, %11 ]
 %41 = add nuw nsw i64 %40, 1
 %42 = add nsw i64 %40, %5
 %43 = add nsw i64 %42, 1
 %44 = tail call i64 @llvm.smin.i64(i64 %2, i64 range(i64 -9223372036854775807, -9223372036854775808) %43)
 %45 = add i64 %10, %42
 %46 = tail call i64 @llvm.smin.i64(i64 %2, i64 range(i64 -9223372036854775807, -9223372036854775808) %45)
 %47 = sub i64 %44, %41
 %48 = tail call i64 @llvm.smax.i64(i64 %47, i64 0)
 %49 = icmp slt i64 %47, 1
 %50 = mul i64 %40, %3
 br i1 %49, label %13, label %51
51:
 %52 = getelementptr double, ptr %1, i64 %50
 br label %53
53:
 %54 = phi i64 [ %40, %51 ], [ %72, %53 ]
 %55 = phi i64 [ %48, %51 ], [ %57, %53 ]
 %56 = phi i64 [ %41, %51 ], [ %58, %53 ]
 %57 = add nsw i64 %55, -1
 %58 = add nuw i64 %56, 1
 %59 = icmp slt i64 %56, 0
 %60 = select i1 %59, i64 %3, i64 0
 %61 = getelementptr double, ptr %52, i64 %56
 %62 = getelementptr double, ptr %61, i64 %60
 %63 = load double, ptr %62, align 8
 %64 = tail call nsz contract double @llvm.fabs.f64(double %63)
 %65 = icmp slt i64 %54, 0
 %66 = select i1 %65, i64 %3, i64 0
 %67 = getelementptr double, ptr %52, i64 %54
 %68 = getelementptr double, ptr %67, i64 %66
 %69 = load double, ptr %68, align 8
 %70 = tail call nsz contract double @llvm.fabs.f64(double %69)
 %71 = fcmp nsz contract ogt double %64, %70
 %72 = select i1 %71, i64 %56, i64 %54
 %73 = icmp samesign ugt i64 %55, 1
 br i1 %73, label %53, label %13
74:
 %75 = phi i64 [ %77, %74 ], [ %30, %28 ]
 %76 = phi i64 [ %78, %74 ], [ %40, %28 ]
 %77 = add nsw i64 %75, -1
 %78 = add nuw i64 %76, 1
 %79 = icmp slt i64 %76, 0
 %80 = select i1 %79, i64 %2, i64 0
 %81 = add i64 %80, %76
 %82 = mul i64 %81, %3
 %83 = getelementptr double, ptr %1, i64 %82
 %84 = getelementptr double, ptr %83, i64 %18
 %85 = load double, ptr %84, align 8
 %86 = getelementptr double, ptr %83, i64 %40
 %87 = load double, ptr %86, align 8
 store double %85, ptr %86, align 8
 store double %87, ptr %84, align 8
 %88 = icmp samesign ugt i64 %75, 1
 br i1 %88, label %74, label %33
89:
 %90 = phi i64 [ %92, %89 ], [ %48, %33 ]
 %91 = phi i64 [ %93, %89 ], [ %41, %33 ]
 %92 = add nsw i64 %90, -1
 %93 = add nuw i64 %91, 1
 %94 = icmp slt i64 %91, 0
 %95 = select i1 %94, i64 %3, i64 0
 %96 = getelementptr double, ptr %19, i64 %91
 %97 = getelementptr double, ptr %96, i64 %95
 %98 = load double, ptr %97, align 8
 %99 = fdiv nsz contract double %98, %21
 store double %99, ptr %97, align 8
 %100 = icmp samesign ugt i64 %90, 1
 br i1 %100, label %89, label %34
101:
 %102 = phi i64 [ %104, %37 ], [ %35, %34 ]
 %103 = phi i64 [ %105, %37 ], [ %41, %34 ]
 %104 = add nsw i64 %102, -1
 %105 = add nuw i64 %103, 1
 %106 = icmp slt i64 %103, 0
 %107 = select i1 %106, i64 %2, i64 0
 %108 = add i64 %107, %103
 %109 = mul i64 %108, %3
 %110 = getelementptr double, ptr %1, i64 %109
 %111 = getelementptr double, ptr %110, i64 %40
 %112 = load double, ptr %111, align 8
 %113 = fcmp nsz contract oeq double %112, 0.000000e+00
 %114 = or i1 %113, %49
 br i1 %114, label %37, label %115
115:
 %116 = phi i64 [ %118, %115 ], [ %48, %101 ]
 %117 = phi i64 [ %119, %115 ], [ %41, %101 ]
 %118 = add nsw i64 %116, -1
 %119 = add nuw i64 %117, 1
 %120 = icmp slt i64 %117, 0
 %121 = select i1 %120, i64 %3, i64 0
 %122 = add i64 %121, %117
 %123 = getelementptr double, ptr %110, i64 %122
 %124 = load double, ptr %123, align 8
 %125 = getelementptr double, ptr %19, i64 %122
 %126 = load double, ptr %125, align 8
 %127 = fmul nsz contract double %112, %126
 %128 = fsub nsz contract double %124, %127
 store double %128, ptr %123, align 8
 %129 = icmp sgt i64 %116, 1
 br i1 %129, label %115, label %37
}
define internal fastcc range(i32 0, 2) i32 @f164(ptr noalias writeonly captures(none) %0, ptr captures(none) %1, i64 %2, i64 %3, ptr captures(none) %4, i64 %5, i64 %6, ptr writeonly captures(none) %7, i64 %8, i64 %9) unnamed_addr {
10:
 %11 = icmp slt i64 %2, 1
 br i1 %11, label %36, label %12
12:
 %13 = add i64 %9, 1
 br label %56
14:
 %15 = icmp eq i64 %58, %2
 br i1 %15, label %36, label %56
16:
 %17 = phi i64 [ %57, %56 ], [ %103, %72 ]
 %18 = getelementptr i64, ptr %7, i64 %57
 store i64 %17, ptr %18, align 8
 %19 = icmp slt i64 %17, 0
 %20 = select i1 %19, i64 %3, i64 0
 %21 = add i64 %20, %17
 %22 = getelementptr double, ptr %1, i64 %67
 %23 = getelementptr double, ptr %22, i64 %21
 %24 = load double, ptr %23, align 8
 br label %25
25:
 %26 = phi double [ %32, %25 ], [ 1.000000e+00, %16 ]
 %27 = phi double [ %34, %25 ], [ %24, %16 ]
 %28 = phi i64 [ %33, %25 ], [ 2, %16 ]
 %29 = and i64 %28, 1
 %30 = icmp eq i64 %29, 0
 %31 = fmul nsz contract double %26, %27
 %32 = select i1 %30, double %26, double %31
 %33 = lshr i64 %28, 1
 %34 = fmul nsz contract double %27, %27
 %35 = icmp eq i64 %33, 0
 br i1 %35, label %105, label %25
36:
 %37 = phi i8 [ 1, %10 ], [ 1, %14 ], [ 0, %123 ]
 store i8 %37, ptr %0, align 1
 ret i32 0
38:
 %39 = icmp eq i64 %17, %57
 %40 = sub i64 %63, %57
 %41 = icmp slt i64 %40, 1
 %42 = select i1 %39, i1 true, i1 %41
 br i1 %42, label %43, label %129
43:
 %44 = getelementptr double, ptr %22, i64 %57
 %45 = load double, ptr %44, align 8
 %46 = fdiv nsz contract double %45, %124
 %47 = getelementptr double, ptr %109, i64 %57
 %48 = load double, ptr %47, align 8
 %49 = fneg nsz contract double %48
 %50 = fdiv nsz contract double %49, %124
 br i1 %66, label %51, label %152
51:
 %52 = sub i64 %63, %58
 %53 = icmp slt i64 %52, 1
 br i1 %53, label %14, label %173
54:
 %55 = icmp samesign ugt i64 %174, 1
 br i1 %55, label %173, label %14
56:
 %57 = phi i64 [ 0, %12 ], [ %58, %14 ]
 %58 = add nuw nsw i64 %57, 1
 %59 = add nsw i64 %57, %8
 %60 = add nsw i64 %59, 1
 %61 = tail call i64 @llvm.smin.i64(i64 %2, i64 range(i64 -9223372036854775807, -9223372036854775808) %60)
 %62 = add i64 %13, %59
 %63 = tail call i64 @llvm.smin.i64(i64 %2, i64 range(i64 -9223372036854775807, -9223372036854775808) %62)
 %64 = sub i64 %61, %58
 %65 = tail call i64 @llvm.smax.i64(i64 %64, i64 0)
 %66 = icmp slt i64 %64, 1
 %67 = mul i64 %57, %3
 br i1 %66, label %16, label %68
68:
 %69 = getelementptr double, ptr %1, i64 %67
 %70 = mul i64 %57, %6
 %71 = getelementptr double, ptr %4, i64 %70
 br label %72
72:
 %73 = phi i64 [ %57, %68 ], [ %103, %72 ]
 %74 = phi i64 [ %65, %68 ], [ %76, %72 ]
 %75 = phi i64 [ %58, %68 ], [ %77, %72 ]
 %76 = add nsw i64 %74, -1
 %77 = add nuw i64 %75, 1
 %78 = icmp slt i64 %75, 0
 %79 = select i1 %78, i64 %3, i64 0
 %80 = getelementptr double, ptr %69, i64 %75
 %81 = getelementptr double, ptr %80, i64 %79
 %82 = load double, ptr %81, align 8
 %83 = tail call nsz contract double @llvm.fabs.f64(double %82)
 %84 = select i1 %78, i64 %6, i64 0
 %85 = getelementptr double, ptr %71, i64 %75
 %86 = getelementptr double, ptr %85, i64 %84
 %87 = load double, ptr %86, align 8
 %88 = tail call nsz contract double @llvm.fabs.f64(double %87)
 %89 = fadd nsz contract double %83, %88
 %90 = icmp slt i64 %73, 0
 %91 = select i1 %90, i64 %3, i64 0
 %92 = getelementptr double, ptr %69, i64 %73
 %93 = getelementptr double, ptr %92, i64 %91
 %94 = load double, ptr %93, align 8
 %95 = tail call nsz contract double @llvm.fabs.f64(double %94)
 %96 = select i1 %90, i64 %6, i64 0
 %97 = getelementptr double, ptr %71, i64 %73
 %98 = getelementptr double, ptr %97, i64 %96
 %99 = load double, ptr %98, align 8
 %100 = tail call nsz contract double @llvm.fabs.f64(double %99)
 %101 = fadd nsz contract double %95, %100
 %102 = fcmp nsz contract ogt double %89, %101
 %103 = select i1 %102, i64 %75, i64 %73
 %104 = icmp samesign ugt i64 %74, 1
 br i1 %104, label %72, label %16
105:
 %106 = select i1 %19, i64 %6, i64 0
 %107 = add i64 %106, %17
 %108 = mul i64 %57, %6
 %109 = getelementptr double, ptr %4, i64 %108
 %110 = getelementptr double, ptr %109, i64 %107
 %111 = load double, ptr %110, align 8
 br label %112
112:
 %113 = phi double [ %119, %112 ], [ 1.000000e+00, %105 ]
 %114 = phi double [ %121, %112 ], [ %111, %105 ]
 %115 = phi i64 [ %120, %112 ], [ 2, %105 ]
 %116 = and i64 %115, 1
 %117 = icmp eq i64 %116, 0
 %118 = fmul nsz contract double %113, %114
 %119 = select i1 %117, double %113, double %118
 %120 = lshr i64 %115, 1
 %121 = fmul nsz contract double %114, %114
 %122 = icmp eq i64 %120, 0
 br i1 %122, label %123, label %112
123:
 %124 = fadd nsz contract double %32, %119
 %125 = fcmp nsz contract une double %124, 0.000000e+00
 %126 = fsub nsz contract double %124, %124
 %127 = fcmp nsz contract ord double %126, 0.000000e+00
 %128 = and i1 %125, %127
 br i1 %128, label %38, label %36
129:
 %130 = phi i64 [ %132, %129 ], [ %40, %38 ]
 %131 = phi i64 [ %133, %129 ], [ %57, %38 ]
 %132 = add nsw i64 %130, -1
 %133 = add nuw i64 %131, 1
 %134 = icmp slt i64 %131, 0
 %135 = select i1 %134, i64 %2, i64 0
 %136 = add i64 %135, %131
 %137 = mul i64 %136, %3
 %138 = getelementptr double, ptr %1, i64 %137
 %139 = getelementptr double, ptr %138, i64 %21
 %140 = load double, ptr %139, align 8
 %141 = getelementptr double, ptr %138, i64 %57
 %142 = load double, ptr %141, align 8
 store double %140, ptr %141, align 8
 store double %142, ptr %139, align 8
 %143 = select i1 %134, i64 %5, i64 0
 %144 = add i64 %143, %131
 %145 = mul i64 %144, %6
 %146 = getelementptr double, ptr %4, i64 %145
 %147 = getelementptr double, ptr %146, i64 %107
 %148 = load double, ptr %147, align 8
 %149 = getelementptr double, ptr %146, i64 %57
 %150 = load double, ptr %149, align 8
 store double %148, ptr %149, align 8
 store double %150, ptr %147, align 8
 %151 = icmp samesign ugt i64 %130, 1
 br i1 %151, label %129, label %43
152:
 %153 = phi i64 [ %155, %152 ], [ %65, %43 ]
 %154 = phi i64 [ %156, %152 ], [ %58, %43 ]
 %155 = add nsw i64 %153, -1
 %156 = add nuw i64 %154, 1
 %157 = icmp slt i64 %154, 0
 %158 = select i1 %157, i64 %3, i64 0
 %159 = getelementptr double, ptr %22, i64 %154
 %160 = getelementptr double, ptr %159, i64 %158
 %161 = load double, ptr %160, align 8
 %162 = select i1 %157, i64 %6, i64 0
 %163 = getelementptr double, ptr %109, i64 %154
 %164 = getelementptr double, ptr %163, i64 %162
 %165 = load double, ptr %164, align 8
 %166 = fmul nsz contract double %46, %161
 %167 = fmul nsz contract double %50, %165
 %168 = fsub nsz contract double %166, %167
 %169 = fmul nsz contract double %50, %161
 %170 = fmul nsz contract double %46, %165
 %171 = fadd nsz contract double %169, %170
 store double %168, ptr %160, align 8
 store double %171, ptr %164, align 8
 %172 = icmp samesign ugt i64 %153, 1
 br i1 %172, label %152, label %51
173:
 %174 = phi i64 [ %176, %54 ], [ %52, %51 ]
 %175 = phi i64 [ %177, %54 ], [ %58, %51 ]
 %176 = add nsw i64 %174, -1
 %177 = add nuw i64 %175, 1
 %178 = icmp slt i64 %175, 0
 %179 = select i1 %178, i64 %2, i64 0
 %180 = add i64 %179, %175
 %181 = mul i64 %180, %3
 %182 = getelementptr double, ptr %1, i64 %181
 %183 = getelementptr double, ptr %182, i64 %57
 %184 = load double, ptr %183, align 8
 %185 = select i1 %178, i64 %5, i64 0
 %186 = add i64 %185, %175
 %187 = mul i64 %186, %6
 %188 = getelementptr double, ptr %4, i64 %187
 %189 = getelementptr double, ptr %188, i64 %57
 %190 = load double, ptr %189, align 8
 %191 = fcmp nsz contract oeq double %184, 0.000000e+00
 %192 = fcmp nsz contract oeq double %190, 0.000000e+00
 %193 = select i1 %191, i1 %192, i1 false
 %194 = or i1 %193, %66
 br i1 %194, label %54, label %195
195:
 %196 = phi i64 [ %198, %195 ], [ %65, %173 ]
 %197 = phi i64 [ %199, %195 ], [ %58, %173 ]
 %198 = add nsw i64 %196, -1
 %199 = add nuw i64 %197, 1
 %200 = icmp slt i64 %197, 0
 %201 = select i1 %200, i64 %3, i64 0
 %202 = add i64 %201, %197
 %203 = getelementptr double, ptr %182, i64 %202
 %204 = load double, ptr %203, align 8
 %205 = getelementptr double, ptr %22, i64 %202
 %206 = load double, ptr %205, align 8
 %207 = fmul nsz contract double %184, %206
 %208 = select i1 %200, i64 %6, i64 0
 %209 = add i64 %208, %197
 %210 = getelementptr double, ptr %109, i64 %209
 %211 = load double, ptr %210, align 8
 %212 = fmul nsz contract double %190, %211
 %213 = fsub nsz contract double %212, %207
 %214 = fadd nsz contract double %204, %213
 store double %214, ptr %203, align 8
 %215 = getelementptr double, ptr %188, i64 %209
 %216 = load double, ptr %215, align 8
 %217 = load double, ptr %210, align 8
 %218 = fmul nsz contract double %184, %217
 %219 = load double, ptr %205, align 8
 %220 = fmul nsz contract double %190, %219
 %221 = fadd nsz contract double %218, %220
 %222 = fsub nsz contract double %216, %221
 store double %222, ptr %215, align 8
 %223 = icmp sgt i64 %196, 1
 br i1 %223, label %195, label %54
}
define i64 @advance_implicit(i64 %0, i64 %1) {
2:
 %3 = alloca ptr, align 8
 %4 = alloca ptr, align 8
 %5 = add i64 %0, 312
 %6 = add i64 %0, 624
 %7 = add i64 %0, 944
 %8 = add i64 %0, 1416
 %9 = add i64 %0, 2488
 %10 = add i64 %0, 3072
 call fastcc void @f136(ptr %3, ptr %4, i64 %0, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i64 %10, i64 %1)
 ret i64 0
}
