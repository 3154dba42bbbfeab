; what: loops for any machine, written by `make loops` from their texts in Python: don't edit
; sources: 49f1a045b9606cccef2362e11710b95121877d3f47e6d9089ab2de70ec7ac329
; text: b21f6b9f8ccd70b82e173687ebbc648c1f0b436a4e82e6f438ed664a32e56ba8
; calls: pow log memset
; begin: Course(f f f f f f f i f2 f3 f1) | ({signals=i,states=i,size=i,sources=i,reads=i,values=i,slopes=i,kind_count=i,laws=i,branches=i,powers=i,fixed_count=i,rate_count=i,rows_first=i,rows_at=i,rows_by=i,reads_first=i,reads_at=i,reads_by=i,kinds=i,law_reads=i,law_values=i,law_slopes=i,law_parameters=i,parameters=i,widths=i,critical=i,constant=i,moving=i,fixed_entry=i,fixed_slope=i,fixed_by=i,rate_entry=i,rate_slope=i,rate_by=i,across_first=i,across_at=i,across_by=i,through_first=i,through_at=i,through_by=i,power_of=i,factor=i,unit=i,place=i,row_at=i,column_at=i,entries=i,diagonal=i,first_lower=i,lower=i,lower_row=i,first_upper=i,upper=i,upper_column=i,target=i,lowers=i,uppers=i,targets=i}) | ({fed=i,feed=i,held=i,groups=i,c=i,b=i,e=i,dense=i,atol=i,group=i,largest=i,y=i,y_new=i,rates=i,at=i,slopes=i,scale=i,before=i,length=i,predicted=i,weights=i,k=i,power=i,energy=i,y_part=i,rates_part=i,energy_part=i,states=i,energies=i}) | ({time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}) | ({s=i,width=i,inverse=i,c=i,z=i,pool=i,read=i,at=i,values=i,slopes=i,missed=i,blocks=i,right=i,spare=i,feed=i,made=i,across=i,through=i}) | ({s=i,width=i,inverse=i,c=i,z=i,pool=i,read=i,at=i,values=i,slopes=i,missed=i,blocks=i,right=i,spare=i,feed=i,made=i,across=i,through=i}) | ({s=i,width=i,inverse=i,c=i,z=i,pool=i,read=i,at=i,values=i,slopes=i,missed=i,blocks=i,right=i,spare=i,feed=i,made=i,across=i,through=i}) | ({s=i,width=i,inverse=i,c=i,z=i,pool=i,read=i,at=i,values=i,slopes=i,missed=i,blocks=i,right=i,spare=i,feed=i,made=i,across=i,through=i})
; advance: Course(f f f f f f f i f2 f3 f1) | ({signals=i,states=i,size=i,sources=i,reads=i,values=i,slopes=i,kind_count=i,laws=i,branches=i,powers=i,fixed_count=i,rate_count=i,rows_first=i,rows_at=i,rows_by=i,reads_first=i,reads_at=i,reads_by=i,kinds=i,law_reads=i,law_values=i,law_slopes=i,law_parameters=i,parameters=i,widths=i,critical=i,constant=i,moving=i,fixed_entry=i,fixed_slope=i,fixed_by=i,rate_entry=i,rate_slope=i,rate_by=i,across_first=i,across_at=i,across_by=i,through_first=i,through_at=i,through_by=i,power_of=i,factor=i,unit=i,place=i,row_at=i,column_at=i,entries=i,diagonal=i,first_lower=i,lower=i,lower_row=i,first_upper=i,upper=i,upper_column=i,target=i,lowers=i,uppers=i,targets=i}) | ({fed=i,feed=i,held=i,groups=i,c=i,b=i,e=i,dense=i,atol=i,group=i,largest=i,y=i,y_new=i,rates=i,at=i,slopes=i,scale=i,before=i,length=i,predicted=i,weights=i,k=i,power=i,energy=i,y_part=i,rates_part=i,energy_part=i,states=i,energies=i}) | ({time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}) | ({s=i,width=i,inverse=i,c=i,z=i,pool=i,read=i,at=i,values=i,slopes=i,missed=i,blocks=i,right=i,spare=i,feed=i,made=i,across=i,through=i}) | ({s=i,width=i,inverse=i,c=i,z=i,pool=i,read=i,at=i,values=i,slopes=i,missed=i,blocks=i,right=i,spare=i,feed=i,made=i,across=i,through=i}) | ({s=i,width=i,inverse=i,c=i,z=i,pool=i,read=i,at=i,values=i,slopes=i,missed=i,blocks=i,right=i,spare=i,feed=i,made=i,across=i,through=i}) | ({s=i,width=i,inverse=i,c=i,z=i,pool=i,read=i,at=i,values=i,slopes=i,missed=i,blocks=i,right=i,spare=i,feed=i,made=i,across=i,through=i})
; take_state: Course(f f f f f f f i f2 f3 f1) | ({signals=i,states=i,size=i,sources=i,reads=i,values=i,slopes=i,kind_count=i,laws=i,branches=i,powers=i,fixed_count=i,rate_count=i,rows_first=i,rows_at=i,rows_by=i,reads_first=i,reads_at=i,reads_by=i,kinds=i,law_reads=i,law_values=i,law_slopes=i,law_parameters=i,parameters=i,widths=i,critical=i,constant=i,moving=i,fixed_entry=i,fixed_slope=i,fixed_by=i,rate_entry=i,rate_slope=i,rate_by=i,across_first=i,across_at=i,across_by=i,through_first=i,through_at=i,through_by=i,power_of=i,factor=i,unit=i,place=i,row_at=i,column_at=i,entries=i,diagonal=i,first_lower=i,lower=i,lower_row=i,first_upper=i,upper=i,upper_column=i,target=i,lowers=i,uppers=i,targets=i}) | ({fed=i,feed=i,held=i,groups=i,c=i,b=i,e=i,dense=i,atol=i,group=i,largest=i,y=i,y_new=i,rates=i,at=i,slopes=i,scale=i,before=i,length=i,predicted=i,weights=i,k=i,power=i,energy=i,y_part=i,rates_part=i,energy_part=i,states=i,energies=i}) | ({time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i})
declare double @llvm.fabs.f64(double)
declare double @llvm.log.f64(double)
declare double @llvm.pow.f64(double, double)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
@switch.table.advance = private unnamed_addr constant [4 x double] [double 1.000000e-03, double 1.000000e+03, double 1.000000e-05, double 1.000000e+06], align 8
define internal fastcc void @f0(ptr noalias writeonly captures(none) %0, ptr readonly %1, ptr readonly captures(none) %2, ptr readonly captures(none) %3, i64 %4, i64 %5, ptr readonly captures(none) %6, i64 %7, i64 %8, i64 %9, ptr readonly captures(none) %10, ptr captures(none) %11, i64 %12, double %13, double %14, double %15, i64 range(i64 -9223372036854775788, -9223372036854775808) %16) unnamed_addr {
17:
 %18 = alloca i8, align 1
 store i8 0, ptr %18, align 1
 %19 = alloca ptr, align 8
 store ptr null, ptr %19, align 8
 %20 = getelementptr inbounds nuw i8, ptr %10, i64 128
 %21 = load i64, ptr %20, align 1
 %22 = getelementptr inbounds nuw i8, ptr %1, i64 16
 %23 = load i64, ptr %22, align 1
 %24 = inttoptr i64 %21 to ptr
 %25 = getelementptr inbounds nuw i8, ptr %2, i64 24
 %26 = load i64, ptr %25, align 1
 %27 = load i64, ptr %2, align 1
 %28 = inttoptr i64 %26 to ptr
 %29 = getelementptr inbounds nuw i8, ptr %10, i64 8
 %30 = load i64, ptr %29, align 1
 %31 = inttoptr i64 %30 to ptr
 %32 = getelementptr inbounds nuw i8, ptr %10, i64 16
 %33 = load i64, ptr %32, align 1
 %34 = inttoptr i64 %33 to ptr
 %35 = load i64, ptr %1, align 1
 %36 = icmp eq i64 %35, 0
 %37 = icmp slt i64 %27, 1
 %38 = select i1 %36, i1 true, i1 %37
 br i1 %38, label %59, label %39
39:
 %40 = getelementptr inbounds nuw i8, ptr %11, i64 96
 %41 = load i64, ptr %40, align 1
 %42 = icmp slt i64 %41, 0
 %43 = select i1 %42, i64 %4, i64 0
 %44 = add i64 %43, %41
 %45 = mul i64 %44, %5
 %46 = getelementptr double, ptr %3, i64 %45
 %47 = getelementptr i8, ptr %46, i64 16
 %48 = getelementptr i8, ptr %46, i64 24
 %49 = icmp slt i64 %9, 1
 %50 = select i1 %42, i64 %7, i64 0
 %51 = add i64 %50, %41
 %52 = mul i64 %9, %8
 %53 = mul i64 %52, %51
 %54 = getelementptr double, ptr %6, i64 %53
 %55 = getelementptr double, ptr %54, i64 %9
 %56 = getelementptr inbounds nuw i8, ptr %2, i64 40
 %57 = getelementptr inbounds nuw i8, ptr %2, i64 8
 %58 = getelementptr inbounds nuw i8, ptr %1, i64 8
 br label %500
59:
 %60 = tail call i64 @llvm.smax.i64(i64 %16, i64 -1)
 %61 = add nsw i64 %60, 1
 %62 = getelementptr inbounds nuw i8, ptr %1, i64 8
 %63 = getelementptr inbounds nuw i8, ptr %2, i64 32
 %64 = getelementptr inbounds nuw i8, ptr %2, i64 16
 %65 = inttoptr i64 %12 to ptr
 %66 = getelementptr inbounds nuw i8, ptr %2, i64 40
 %67 = getelementptr inbounds nuw i8, ptr %2, i64 8
 %68 = getelementptr inbounds nuw i8, ptr %2, i64 48
 %69 = getelementptr inbounds nuw i8, ptr %1, i64 32
 %70 = getelementptr inbounds nuw i8, ptr %1, i64 128
 %71 = getelementptr inbounds nuw i8, ptr %1, i64 136
 %72 = getelementptr inbounds nuw i8, ptr %1, i64 144
 %73 = getelementptr inbounds nuw i8, ptr %1, i64 24
 %74 = getelementptr inbounds nuw i8, ptr %1, i64 152
 %75 = getelementptr inbounds nuw i8, ptr %1, i64 56
 %76 = getelementptr inbounds nuw i8, ptr %1, i64 64
 %77 = getelementptr inbounds nuw i8, ptr %1, i64 160
 %78 = getelementptr inbounds nuw i8, ptr %1, i64 168
 %79 = getelementptr inbounds nuw i8, ptr %1, i64 176
 %80 = getelementptr inbounds nuw i8, ptr %1, i64 40
 %81 = getelementptr inbounds nuw i8, ptr %2, i64 56
 %82 = getelementptr inbounds nuw i8, ptr %2, i64 64
 %83 = getelementptr inbounds nuw i8, ptr %2, i64 72
 %84 = getelementptr inbounds nuw i8, ptr %1, i64 48
 %85 = getelementptr inbounds nuw i8, ptr %10, i64 112
 %86 = getelementptr inbounds nuw i8, ptr %1, i64 200
 %87 = getelementptr inbounds nuw i8, ptr %1, i64 208
 %88 = fmul nsz contract double %15, 3.000000e+03
 %89 = getelementptr inbounds nuw i8, ptr %11, i64 144
 %90 = getelementptr inbounds nuw i8, ptr %11, i64 168
 %91 = getelementptr inbounds nuw i8, ptr %1, i64 184
 %92 = getelementptr inbounds nuw i8, ptr %2, i64 112
 %93 = getelementptr inbounds nuw i8, ptr %2, i64 120
 %94 = getelementptr inbounds nuw i8, ptr %1, i64 192
 %95 = getelementptr inbounds nuw i8, ptr %2, i64 80
 %96 = getelementptr inbounds nuw i8, ptr %1, i64 104
 %97 = getelementptr inbounds nuw i8, ptr %1, i64 112
 %98 = getelementptr inbounds nuw i8, ptr %1, i64 120
 %99 = getelementptr inbounds nuw i8, ptr %1, i64 376
 %100 = getelementptr inbounds nuw i8, ptr %2, i64 88
 %101 = getelementptr inbounds nuw i8, ptr %1, i64 224
 %102 = getelementptr inbounds nuw i8, ptr %1, i64 216
 %103 = getelementptr inbounds nuw i8, ptr %1, i64 232
 %104 = getelementptr inbounds nuw i8, ptr %1, i64 88
 %105 = getelementptr inbounds nuw i8, ptr %1, i64 240
 %106 = getelementptr inbounds nuw i8, ptr %1, i64 248
 %107 = getelementptr inbounds nuw i8, ptr %1, i64 256
 %108 = getelementptr inbounds nuw i8, ptr %1, i64 96
 %109 = getelementptr inbounds nuw i8, ptr %1, i64 264
 %110 = getelementptr inbounds nuw i8, ptr %1, i64 272
 %111 = getelementptr inbounds nuw i8, ptr %2, i64 104
 %112 = getelementptr inbounds nuw i8, ptr %1, i64 360
 %113 = getelementptr inbounds nuw i8, ptr %1, i64 368
 %114 = getelementptr inbounds nuw i8, ptr %2, i64 96
 %115 = getelementptr inbounds nuw i8, ptr %11, i64 88
 br label %116
116:
 %117 = phi i64 [ %61, %59 ], [ %123, %495 ]
 %118 = phi i64 [ 0, %59 ], [ %124, %495 ]
 %119 = phi double [ 0x7FF0000000000000, %59 ], [ %497, %495 ]
 %120 = phi double [ 0x7FF0000000000000, %59 ], [ %119, %495 ]
 %121 = icmp sgt i64 %117, 0
 br i1 %121, label %122, label %288
122:
 %123 = add nsw i64 %117, -1
 %124 = add nuw i64 %118, 1
 %125 = load i64, ptr %62, align 1
 %126 = load i64, ptr %22, align 1
 %127 = load i64, ptr %2, align 1
 %128 = load i64, ptr %63, align 1
 %129 = inttoptr i64 %128 to ptr
 %130 = load i64, ptr %64, align 1
 %131 = inttoptr i64 %130 to ptr
 %132 = icmp slt i64 %127, 1
 br i1 %132, label %150, label %133
133:
 %134 = icmp slt i64 %125, 1
 %135 = icmp slt i64 %126, 1
 br label %544
136:
 %137 = icmp eq i64 %127, %546
 br i1 %137, label %147, label %544
138:
 %139 = add nuw nsw i64 %557, 1
 %140 = fdiv nsz contract double %569, %14
 %141 = getelementptr double, ptr %552, i64 %557
 store double %140, ptr %141, align 8
 %142 = icmp eq i64 %125, %139
 br i1 %142, label %143, label %556
143:
 br i1 %135, label %136, label %144
144:
 %145 = mul i64 %545, %126
 %146 = getelementptr double, ptr %129, i64 %145
 br label %571
147:
 %148 = load i64, ptr %2, align 1
 %149 = icmp slt i64 %148, 1
 br i1 %149, label %150, label %585
150:
 %151 = icmp eq i64 %118, 0
 br i1 %151, label %180, label %152
152:
 %153 = load i64, ptr %62, align 1
 %154 = load i64, ptr %22, align 1
 %155 = add nsw i64 %154, %153
 %156 = load i64, ptr %73, align 1
 %157 = add nsw i64 %155, %156
 %158 = load i64, ptr %74, align 1
 %159 = inttoptr i64 %158 to ptr
 %160 = load i64, ptr %76, align 1
 %161 = load i64, ptr %77, align 1
 %162 = inttoptr i64 %161 to ptr
 %163 = load i64, ptr %78, align 1
 %164 = inttoptr i64 %163 to ptr
 %165 = load i64, ptr %79, align 1
 %166 = inttoptr i64 %165 to ptr
 %167 = load i64, ptr %2, align 1
 %168 = icmp slt i64 %167, 1
 br i1 %168, label %275, label %646
169:
 %170 = icmp eq i64 %167, %648
 br i1 %170, label %182, label %646
171:
 %172 = icmp eq i64 %675, %679
 br i1 %172, label %169, label %677
173:
 %174 = icmp sgt i64 %695, 1
 br i1 %174, label %694, label %171
175:
 %176 = phi double [ %717, %708 ], [ %741, %721 ]
 %177 = getelementptr double, ptr %656, i64 %712
 %178 = getelementptr double, ptr %177, i64 %714
 store double %176, ptr %178, align 8
 %179 = icmp eq i64 %691, %710
 br i1 %179, label %173, label %708
180:
 %181 = load i64, ptr %85, align 1
 br label %182
182:
 %183 = phi i64 [ %181, %180 ], [ 0, %169 ]
 %184 = load i64, ptr %2, align 1
 %185 = load i64, ptr %69, align 1
 %186 = load i64, ptr %86, align 1
 %187 = inttoptr i64 %186 to ptr
 %188 = load i64, ptr %87, align 1
 %189 = inttoptr i64 %188 to ptr
 %190 = icmp slt i64 %184, 1
 br i1 %190, label %275, label %191
191:
 %192 = icmp eq i64 %183, 0
 %193 = inttoptr i64 %183 to ptr
 %194 = icmp slt i64 %185, 1
 br label %743
195:
 %196 = phi double [ %745, %743 ], [ %269, %267 ]
 %197 = phi i1 [ %744, %743 ], [ %270, %267 ]
 %198 = icmp eq i64 %747, %184
 br i1 %198, label %273, label %743
199:
 %200 = fcmp nsz contract ogt double %763, 0.000000e+00
 %201 = select i1 %200, double 1.000000e+00, double -1.000000e+00
 %202 = getelementptr double, ptr %752, i64 %760
 %203 = load double, ptr %202, align 8
 %204 = fmul nsz contract double %201, %203
 %205 = getelementptr double, ptr %756, i64 %760
 %206 = load double, ptr %205, align 8
 %207 = fmul nsz contract double %201, %206
 %208 = fmul nsz contract double %763, %201
 %209 = getelementptr double, ptr %189, i64 %760
 %210 = load double, ptr %209, align 8
 %211 = fsub nsz contract double %204, %207
 %212 = fdiv nsz contract double %211, %208
 %213 = fcmp nsz contract ogt double %204, %210
 %214 = tail call nsz contract double @llvm.fabs.f64(double %212)
 %215 = fcmp nsz contract ogt double %214, 2.000000e+00
 %216 = select i1 %213, i1 %215, i1 false
 br i1 %216, label %217, label %230
217:
 %218 = fcmp nsz contract ogt double %207, 0.000000e+00
 br i1 %218, label %219, label %226
219:
 %220 = fcmp nsz contract ogt double %212, -1.000000e+00
 br i1 %220, label %221, label %241
221:
 %222 = fadd nsz contract double %212, 1.000000e+00
 %223 = tail call nsz contract double @llvm.log.f64(double %222)
 %224 = fmul nsz contract double %208, %223
 %225 = fadd nsz contract double %207, %224
 br label %241
226:
 %227 = fdiv nsz contract double %204, %208
 %228 = tail call nsz contract double @llvm.log.f64(double %227)
 %229 = fmul nsz contract double %208, %228
 br label %241
230:
 %231 = fcmp nsz contract ogt double %207, %210
 %232 = fcmp nsz contract ogt double %212, -1.000000e+00
 %233 = fcmp nsz contract olt double %212, -5.000000e-01
 %234 = and i1 %232, %233
 %235 = select i1 %231, i1 %234, i1 false
 br i1 %235, label %236, label %241
236:
 %237 = fadd nsz contract double %212, 1.000000e+00
 %238 = tail call nsz contract double @llvm.log.f64(double %237)
 %239 = fmul nsz contract double %208, %238
 %240 = fadd nsz contract double %207, %239
 br label %241
241:
 %242 = phi double [ %210, %219 ], [ %229, %226 ], [ %240, %236 ], [ %225, %221 ], [ %204, %230 ]
 %243 = fcmp nsz contract une double %242, %204
 %244 = select i1 %243, i1 true, i1 %758
 %245 = fcmp nsz contract ogt double %204, 0.000000e+00
 %246 = fcmp nsz contract ogt double %207, 0.000000e+00
 %247 = select i1 %245, i1 true, i1 %246
 br i1 %247, label %248, label %261
248:
 %249 = phi double [ %254, %248 ], [ 1.000000e+00, %241 ]
 %250 = phi double [ %255, %248 ], [ %211, %241 ]
 %251 = phi i1 [ true, %248 ], [ false, %241 ]
 %252 = phi i1 [ false, %248 ], [ true, %241 ]
 %253 = fmul nsz contract double %249, %250
 %254 = select i1 %252, double %249, double %253
 %255 = fmul nsz contract double %250, %250
 br i1 %251, label %256, label %248
256:
 %257 = fmul nsz contract double %208, 2.000000e+00
 %258 = fdiv nsz contract double %254, %257
 %259 = fcmp nsz contract ogt double %258, %759
 %260 = select i1 %259, double %258, double %759
 br label %261
261:
 %262 = phi double [ %260, %256 ], [ %759, %241 ]
 %263 = fmul nsz contract double %201, %242
 br label %267
264:
 %265 = getelementptr double, ptr %752, i64 %760
 %266 = load double, ptr %265, align 8
 br label %267
267:
 %268 = phi double [ %266, %264 ], [ %263, %261 ]
 %269 = phi double [ %759, %264 ], [ %262, %261 ]
 %270 = phi i1 [ %758, %264 ], [ %244, %261 ]
 %271 = getelementptr double, ptr %755, i64 %760
 store double %268, ptr %271, align 8
 %272 = icmp eq i64 %185, %761
 br i1 %272, label %195, label %757
273:
 %274 = fcmp nsz contract uge double %196, 0x3EB0C6F7A0B5ED8D
 br label %275
275:
 %276 = phi i1 [ false, %182 ], [ %274, %273 ], [ false, %152 ]
 %277 = phi i1 [ false, %182 ], [ %197, %273 ], [ false, %152 ]
 %278 = fmul nsz contract double %120, 5.000000e-01
 %279 = fcmp nsz contract ule double %119, %278
 %280 = fcmp nsz contract ole double %119, %15
 %281 = or i1 %280, %279
 %282 = fcmp nsz contract ole double %119, %88
 %283 = select i1 %281, i1 %280, i1 %282
 %284 = select i1 %151, i1 true, i1 %277
 %285 = select i1 %284, i1 true, i1 %276
 %286 = xor i1 %283, true
 %287 = select i1 %285, i1 true, i1 %286
 br i1 %287, label %290, label %288
288:
 %289 = phi i8 [ 1, %391 ], [ 0, %116 ], [ 1, %275 ], [ 1, %375 ], [ 0, %495 ]
 store i8 %289, ptr %0, align 1
 ret void
290:
 %291 = load i64, ptr %89, align 1
 %292 = load i64, ptr %2, align 1
 %293 = add nsw i64 %292, %291
 store i64 %293, ptr %89, align 1
 %294 = load i64, ptr %90, align 1
 %295 = add nsw i64 %294, 1
 store i64 %295, ptr %90, align 1
 %296 = load i64, ptr %74, align 1
 %297 = inttoptr i64 %296 to ptr
 %298 = load i64, ptr %76, align 1
 %299 = load i64, ptr %77, align 1
 %300 = inttoptr i64 %299 to ptr
 %301 = load i64, ptr %78, align 1
 %302 = inttoptr i64 %301 to ptr
 %303 = load i64, ptr %79, align 1
 %304 = inttoptr i64 %303 to ptr
 %305 = load i64, ptr %91, align 1
 %306 = inttoptr i64 %305 to ptr
 %307 = load i64, ptr %92, align 1
 %308 = inttoptr i64 %307 to ptr
 %309 = load i64, ptr %93, align 1
 %310 = inttoptr i64 %309 to ptr
 %311 = load i64, ptr %94, align 1
 %312 = inttoptr i64 %311 to ptr
 %313 = load i64, ptr %2, align 1
 %314 = icmp slt i64 %313, 1
 br i1 %314, label %372, label %765
315:
 %316 = icmp eq i64 %313, %767
 br i1 %316, label %339, label %765
317:
 %318 = icmp eq i64 %784, %788
 br i1 %318, label %315, label %786
319:
 %320 = icmp samesign ugt i64 %811, 1
 br i1 %320, label %810, label %317
321:
 br i1 %805, label %327, label %322
322:
 %323 = icmp slt i64 %812, 0
 %324 = select i1 %323, i64 %298, i64 0
 %325 = getelementptr i64, ptr %306, i64 %812
 %326 = getelementptr i64, ptr %325, i64 %324
 br label %832
327:
 tail call void %806(ptr %308, ptr %310)
 br i1 %807, label %333, label %328
328:
 %329 = icmp slt i64 %812, 0
 %330 = select i1 %329, i64 %298, i64 0
 %331 = getelementptr i64, ptr %302, i64 %812
 %332 = getelementptr i64, ptr %331, i64 %330
 br label %846
333:
 br i1 %809, label %319, label %334
334:
 %335 = icmp slt i64 %812, 0
 %336 = select i1 %335, i64 %298, i64 0
 %337 = getelementptr i64, ptr %304, i64 %812
 %338 = getelementptr i64, ptr %337, i64 %336
 br label %858
339:
 %340 = load i64, ptr %74, align 1
 %341 = load i64, ptr %76, align 1
 %342 = load i64, ptr %77, align 1
 %343 = load i64, ptr %78, align 1
 %344 = load i64, ptr %79, align 1
 %345 = load i64, ptr %2, align 1
 %346 = inttoptr i64 %340 to ptr
 %347 = inttoptr i64 %342 to ptr
 %348 = inttoptr i64 %343 to ptr
 %349 = inttoptr i64 %344 to ptr
 %350 = load i64, ptr %62, align 1
 %351 = load i64, ptr %22, align 1
 %352 = add nsw i64 %351, %350
 %353 = load i64, ptr %73, align 1
 %354 = add nsw i64 %352, %353
 %355 = icmp slt i64 %345, 1
 br i1 %355, label %372, label %873
356:
 %357 = icmp eq i64 %345, %875
 br i1 %357, label %367, label %873
358:
 %359 = icmp eq i64 %902, %906
 br i1 %359, label %356, label %904
360:
 %361 = icmp sgt i64 %922, 1
 br i1 %361, label %921, label %358
362:
 %363 = phi double [ %944, %935 ], [ %968, %948 ]
 %364 = getelementptr double, ptr %883, i64 %939
 %365 = getelementptr double, ptr %364, i64 %941
 store double %363, ptr %365, align 8
 %366 = icmp eq i64 %918, %937
 br i1 %366, label %360, label %935
367:
 %368 = load i64, ptr %2, align 1
 %369 = icmp slt i64 %368, 1
 br i1 %369, label %372, label %970
370:
 %371 = load i64, ptr %2, align 1
 br label %372
372:
 %373 = phi i64 [ %371, %370 ], [ %368, %367 ], [ %345, %339 ], [ %313, %290 ]
 %374 = select i1 %279, i1 true, i1 %277
 br i1 %374, label %404, label %375
375:
 %376 = load i64, ptr %22, align 1
 %377 = load i64, ptr %96, align 1
 %378 = inttoptr i64 %377 to ptr
 %379 = load i64, ptr %97, align 1
 %380 = inttoptr i64 %379 to ptr
 %381 = load i64, ptr %98, align 1
 %382 = inttoptr i64 %381 to ptr
 %383 = load i64, ptr %95, align 1
 %384 = inttoptr i64 %383 to ptr
 %385 = icmp slt i64 %373, 1
 br i1 %385, label %288, label %386
386:
 %387 = load i64, ptr %66, align 1
 %388 = load i64, ptr %67, align 1
 %389 = shl i64 %388, 3
 %390 = tail call i64 @llvm.smax.i64(i64 %376, i64 0)
 br label %1031
391:
 %392 = icmp eq i64 %1033, %373
 br i1 %392, label %288, label %1031
393:
 %394 = phi i64 [ 0, %1031 ], [ %1040, %398 ]
 %395 = icmp eq i64 %394, %390
 br i1 %395, label %391, label %1039
396:
 %397 = fmul nsz contract double %1066, 1.000000e-15
 br label %398
398:
 %399 = phi double [ 0.000000e+00, %1039 ], [ %397, %396 ]
 %400 = getelementptr double, ptr %1038, i64 %394
 %401 = load double, ptr %400, align 8
 %402 = tail call nsz contract double @llvm.fabs.f64(double %401)
 %403 = fcmp nsz contract ogt double %402, %399
 br i1 %403, label %404, label %393
404:
 %405 = load i64, ptr %99, align 1
 %406 = mul i64 %373, %373
 %407 = load i64, ptr %100, align 1
 %408 = mul nsw i64 %405, %406
 %409 = inttoptr i64 %407 to ptr
 %410 = load i64, ptr %64, align 1
 %411 = inttoptr i64 %410 to ptr
 %412 = load i64, ptr %101, align 1
 %413 = inttoptr i64 %412 to ptr
 %414 = load i64, ptr %102, align 1
 %415 = inttoptr i64 %414 to ptr
 %416 = load i64, ptr %83, align 1
 %417 = load i64, ptr %84, align 1
 %418 = inttoptr i64 %416 to ptr
 %419 = icmp slt i64 %405, 1
 br i1 %419, label %430, label %420
420:
 %421 = icmp sgt i64 %406, 0
 %422 = icmp slt i64 %373, 1
 %423 = add nsw i64 %373, 1
 br label %1068
424:
 %425 = icmp eq i64 %1070, %405
 br i1 %425, label %430, label %1068
426:
 br i1 %422, label %424, label %427
427:
 %428 = mul nsw i64 %1069, %406
 %429 = getelementptr double, ptr %415, i64 %1069
 br label %1085
430:
 %431 = load i64, ptr %103, align 1
 %432 = load i64, ptr %104, align 1
 %433 = inttoptr i64 %431 to ptr
 %434 = load i64, ptr %105, align 1
 %435 = inttoptr i64 %434 to ptr
 %436 = load i64, ptr %106, align 1
 %437 = inttoptr i64 %436 to ptr
 %438 = icmp slt i64 %432, 1
 br i1 %438, label %444, label %439
439:
 %440 = icmp slt i64 %373, 1
 %441 = add nsw i64 %373, 1
 br label %1098
442:
 %443 = icmp eq i64 %1100, %432
 br i1 %443, label %444, label %1098
444:
 %445 = load i64, ptr %107, align 1
 %446 = load i64, ptr %108, align 1
 %447 = inttoptr i64 %445 to ptr
 %448 = load i64, ptr %109, align 1
 %449 = inttoptr i64 %448 to ptr
 %450 = load i64, ptr %110, align 1
 %451 = inttoptr i64 %450 to ptr
 %452 = icmp slt i64 %446, 1
 br i1 %452, label %460, label %453
453:
 %454 = icmp slt i64 %373, 1
 br label %1129
455:
 %456 = icmp eq i64 %1131, %446
 br i1 %456, label %460, label %1129
457:
 %458 = add nuw nsw i64 %1137, 1
 %459 = icmp eq i64 %373, %458
 br i1 %459, label %455, label %1136
460:
 %461 = load i64, ptr %22, align 1
 %462 = load i64, ptr %2, align 1
 %463 = load i64, ptr %100, align 1
 %464 = load i64, ptr %111, align 1
 store i8 0, ptr %18, align 1
 call fastcc void @f1(ptr %18, ptr %1, i64 %463, i64 %464, i64 %462)
 %465 = load i8, ptr %18, align 1
 %466 = icmp eq i8 %465, 0
 br i1 %466, label %495, label %467
467:
 %468 = load i64, ptr %112, align 1
 %469 = inttoptr i64 %468 to ptr
 %470 = load i64, ptr %113, align 1
 %471 = inttoptr i64 %470 to ptr
 %472 = load i64, ptr %114, align 1
 %473 = inttoptr i64 %472 to ptr
 %474 = load i64, ptr %95, align 1
 %475 = inttoptr i64 %474 to ptr
 %476 = load i64, ptr %63, align 1
 %477 = inttoptr i64 %476 to ptr
 %478 = icmp slt i64 %461, 1
 br i1 %478, label %492, label %479
479:
 %480 = icmp slt i64 %462, 1
 br label %1170
481:
 %482 = icmp eq i64 %461, %1172
 br i1 %482, label %483, label %1170
483:
 %484 = load i64, ptr %114, align 1
 %485 = load i64, ptr %100, align 1
 %486 = load i64, ptr %111, align 1
 store ptr null, ptr %19, align 8
 call fastcc void @f2(ptr %19, ptr %1, i64 %485, i64 %484, i64 %486, i64 %462)
 %487 = icmp slt i64 %462, 1
 br label %1191
488:
 %489 = phi double [ %1193, %1191 ], [ %1224, %1208 ]
 %490 = phi i64 [ %1192, %1191 ], [ %1225, %1208 ]
 %491 = icmp eq i64 %461, %1195
 br i1 %491, label %495, label %1191
492:
 %493 = load i64, ptr %100, align 1
 %494 = load i64, ptr %111, align 1
 store ptr null, ptr %19, align 8
 call fastcc void @f2(ptr %19, ptr %1, i64 %493, i64 %472, i64 %494, i64 %462)
 br label %495
495:
 %496 = phi i64 [ 0, %460 ], [ 0, %492 ], [ %490, %488 ]
 %497 = phi double [ 0x7FF0000000000000, %460 ], [ 0.000000e+00, %492 ], [ %489, %488 ]
 store i64 %496, ptr %115, align 1
 %498 = fsub nsz contract double %497, %497
 %499 = fcmp nsz contract ord double %498, 0.000000e+00
 br i1 %499, label %116, label %288
500:
 %501 = phi i64 [ 0, %39 ], [ %502, %530 ]
 %502 = add nuw nsw i64 %501, 1
 %503 = getelementptr double, ptr %28, i64 %501
 %504 = load double, ptr %503, align 8
 %505 = fmul nsz contract double %14, %504
 %506 = fadd nsz contract double %13, %505
 %507 = load double, ptr %47, align 8
 %508 = fcmp nsz contract ogt double %507, %506
 %509 = select i1 %508, double %507, double %506
 %510 = load double, ptr %48, align 8
 %511 = fcmp nsz contract olt double %510, %509
 %512 = select i1 %511, double %510, double %509
 store double %512, ptr %31, align 8
 br i1 %49, label %530, label %513
513:
 %514 = phi i64 [ %515, %513 ], [ 0, %500 ]
 %515 = add nuw nsw i64 %514, 1
 %516 = getelementptr double, ptr %34, i64 %514
 %517 = load double, ptr %516, align 8
 %518 = getelementptr double, ptr %54, i64 %514
 %519 = load double, ptr %518, align 8
 %520 = getelementptr double, ptr %55, i64 %514
 %521 = load double, ptr %520, align 8
 %522 = load double, ptr %46, align 8
 %523 = fsub nsz contract double %512, %522
 %524 = fmul nsz contract double %521, %523
 %525 = fadd nsz contract double %519, %524
 %526 = fadd nsz contract double %517, %525
 %527 = getelementptr double, ptr %31, i64 %514
 %528 = getelementptr i8, ptr %527, i64 8
 store double %526, ptr %528, align 8
 %529 = icmp eq i64 %515, %9
 br i1 %529, label %530, label %513
530:
 %531 = load i64, ptr %56, align 1
 %532 = load i64, ptr %57, align 1
 %533 = mul nsw i64 %532, %501
 %534 = load i64, ptr %58, align 1
 %535 = add nsw i64 %533, %534
 %536 = load i64, ptr %22, align 1
 %537 = add nsw i64 %535, %536
 %538 = shl nsw i64 %537, 3
 %539 = add nsw i64 %538, %531
 %540 = load i64, ptr %1, align 1
 %541 = inttoptr i64 %539 to ptr
 %542 = inttoptr i64 %540 to ptr
 tail call void %542(ptr %31, ptr %541)
 %543 = icmp eq i64 %502, %27
 br i1 %543, label %59, label %500
544:
 %545 = phi i64 [ 0, %133 ], [ %546, %136 ]
 %546 = add nuw nsw i64 %545, 1
 %547 = load i64, ptr %66, align 1
 %548 = shl nsw i64 %545, 3
 %549 = load i64, ptr %67, align 1
 %550 = mul nsw i64 %548, %549
 %551 = add nsw i64 %550, %547
 %552 = inttoptr i64 %551 to ptr
 br i1 %134, label %143, label %553
553:
 %554 = mul i64 %545, %127
 %555 = getelementptr double, ptr %131, i64 %554
 br label %556
556:
 %557 = phi i64 [ 0, %553 ], [ %139, %138 ]
 %558 = getelementptr double, ptr %129, i64 %557
 br label %559
559:
 %560 = phi double [ 0.000000e+00, %556 ], [ %569, %559 ]
 %561 = phi i64 [ 0, %556 ], [ %562, %559 ]
 %562 = add nuw nsw i64 %561, 1
 %563 = getelementptr double, ptr %555, i64 %561
 %564 = load double, ptr %563, align 8
 %565 = mul i64 %561, %126
 %566 = getelementptr double, ptr %558, i64 %565
 %567 = load double, ptr %566, align 8
 %568 = fmul nsz contract double %564, %567
 %569 = fadd nsz contract double %560, %568
 %570 = icmp eq i64 %127, %562
 br i1 %570, label %138, label %559
571:
 %572 = phi i64 [ 0, %144 ], [ %573, %571 ]
 %573 = add nuw nsw i64 %572, 1
 %574 = getelementptr double, ptr %65, i64 %572
 %575 = load double, ptr %574, align 8
 %576 = getelementptr double, ptr %146, i64 %572
 %577 = load double, ptr %576, align 8
 %578 = fadd nsz contract double %575, %577
 %579 = add nsw i64 %572, %125
 %580 = icmp slt i64 %579, 0
 %581 = select i1 %580, i64 %549, i64 0
 %582 = getelementptr double, ptr %552, i64 %579
 %583 = getelementptr double, ptr %582, i64 %581
 store double %578, ptr %583, align 8
 %584 = icmp eq i64 %126, %573
 br i1 %584, label %136, label %571
585:
 %586 = phi i64 [ %587, %644 ], [ 0, %147 ]
 %587 = add nuw nsw i64 %586, 1
 %588 = shl nsw i64 %586, 3
 %589 = load i64, ptr %66, align 1
 %590 = load i64, ptr %67, align 1
 %591 = mul nsw i64 %590, %588
 %592 = add nsw i64 %591, %589
 %593 = load i64, ptr %68, align 1
 %594 = load i64, ptr %69, align 1
 %595 = mul nsw i64 %594, %588
 %596 = add nsw i64 %595, %593
 %597 = load i64, ptr %70, align 1
 %598 = load i64, ptr %71, align 1
 %599 = load i64, ptr %72, align 1
 %600 = inttoptr i64 %597 to ptr
 %601 = inttoptr i64 %596 to ptr
 %602 = tail call i64 @llvm.smin.i64(i64 %594, i64 -1)
 %603 = getelementptr i64, ptr %600, i64 %594
 %604 = getelementptr i64, ptr %603, i64 %602
 %605 = getelementptr i8, ptr %604, i64 8
 %606 = load i64, ptr %605, align 8
 %607 = inttoptr i64 %598 to ptr
 %608 = inttoptr i64 %599 to ptr
 %609 = inttoptr i64 %592 to ptr
 %610 = icmp slt i64 %594, 1
 br i1 %610, label %644, label %615
611:
 %612 = phi double [ 0.000000e+00, %615 ], [ %642, %624 ]
 %613 = getelementptr double, ptr %601, i64 %616
 store double %612, ptr %613, align 8
 %614 = icmp eq i64 %594, %617
 br i1 %614, label %644, label %615
615:
 %616 = phi i64 [ %617, %611 ], [ 0, %585 ]
 %617 = add nuw nsw i64 %616, 1
 %618 = getelementptr i64, ptr %600, i64 %616
 %619 = load i64, ptr %618, align 8
 %620 = getelementptr i8, ptr %618, i64 8
 %621 = load i64, ptr %620, align 8
 %622 = sub i64 %621, %619
 %623 = icmp slt i64 %622, 1
 br i1 %623, label %611, label %624
624:
 %625 = phi double [ %642, %624 ], [ 0.000000e+00, %615 ]
 %626 = phi i64 [ %628, %624 ], [ %622, %615 ]
 %627 = phi i64 [ %629, %624 ], [ %619, %615 ]
 %628 = add nsw i64 %626, -1
 %629 = add i64 %627, 1
 %630 = icmp slt i64 %627, 0
 %631 = select i1 %630, i64 %606, i64 0
 %632 = add i64 %631, %627
 %633 = getelementptr double, ptr %608, i64 %632
 %634 = load double, ptr %633, align 8
 %635 = getelementptr i64, ptr %607, i64 %632
 %636 = load i64, ptr %635, align 8
 %637 = lshr i64 %636, 63
 %638 = getelementptr double, ptr %609, i64 %636
 %639 = getelementptr double, ptr %638, i64 %637
 %640 = load double, ptr %639, align 8
 %641 = fmul nsz contract double %634, %640
 %642 = fadd nsz contract double %625, %641
 %643 = icmp samesign ugt i64 %626, 1
 br i1 %643, label %624, label %611
644:
 %645 = icmp eq i64 %148, %587
 br i1 %645, label %150, label %585
646:
 %647 = phi i64 [ %648, %169 ], [ 0, %152 ]
 %648 = add nuw nsw i64 %647, 1
 %649 = load i64, ptr %66, align 1
 %650 = load i64, ptr %67, align 1
 %651 = mul nsw i64 %650, %647
 %652 = add nsw i64 %157, %651
 %653 = shl nsw i64 %652, 3
 %654 = add nsw i64 %653, %649
 %655 = load i64, ptr %80, align 1
 %656 = inttoptr i64 %654 to ptr
 %657 = load i64, ptr %68, align 1
 %658 = shl nsw i64 %647, 3
 %659 = load i64, ptr %69, align 1
 %660 = mul nsw i64 %659, %658
 %661 = add nsw i64 %660, %657
 %662 = inttoptr i64 %661 to ptr
 %663 = load i64, ptr %81, align 1
 %664 = add nsw i64 %663, %660
 %665 = inttoptr i64 %664 to ptr
 %666 = load i64, ptr %82, align 1
 %667 = mul nsw i64 %655, %658
 %668 = add nsw i64 %666, %667
 %669 = inttoptr i64 %668 to ptr
 %670 = load i64, ptr %83, align 1
 %671 = load i64, ptr %84, align 1
 %672 = mul nsw i64 %671, %658
 %673 = add nsw i64 %672, %670
 %674 = inttoptr i64 %673 to ptr
 %675 = load i64, ptr %75, align 1
 %676 = icmp slt i64 %675, 1
 br i1 %676, label %169, label %677
677:
 %678 = phi i64 [ %679, %171 ], [ 0, %646 ]
 %679 = add nuw nsw i64 %678, 1
 %680 = mul i64 %678, 48
 %681 = getelementptr i8, ptr %159, i64 %680
 %682 = getelementptr i8, ptr %681, i64 8
 %683 = load i64, ptr %682, align 8
 %684 = getelementptr i8, ptr %681, i64 40
 %685 = load i64, ptr %684, align 8
 %686 = icmp slt i64 %685, 1
 br i1 %686, label %171, label %687
687:
 %688 = getelementptr i8, ptr %681, i64 32
 %689 = load i64, ptr %688, align 8
 %690 = getelementptr i8, ptr %681, i64 24
 %691 = load i64, ptr %690, align 8
 %692 = icmp slt i64 %691, 1
 %693 = icmp slt i64 %683, 1
 br label %694
694:
 %695 = phi i64 [ %685, %687 ], [ %697, %173 ]
 %696 = phi i64 [ %689, %687 ], [ %698, %173 ]
 %697 = add nsw i64 %695, -1
 %698 = add i64 %696, 1
 %699 = icmp slt i64 %696, 0
 %700 = select i1 %699, i64 %160, i64 0
 %701 = add i64 %700, %696
 %702 = getelementptr i64, ptr %162, i64 %701
 %703 = load i64, ptr %702, align 8
 %704 = getelementptr i64, ptr %166, i64 %701
 %705 = load i64, ptr %704, align 8
 br i1 %692, label %173, label %706
706:
 %707 = getelementptr i64, ptr %164, i64 %701
 br label %708
708:
 %709 = phi i64 [ 0, %706 ], [ %710, %175 ]
 %710 = add nuw nsw i64 %709, 1
 %711 = load i64, ptr %707, align 8
 %712 = add nsw i64 %711, %709
 %713 = icmp slt i64 %712, 0
 %714 = select i1 %713, i64 %655, i64 0
 %715 = getelementptr double, ptr %669, i64 %712
 %716 = getelementptr double, ptr %715, i64 %714
 %717 = load double, ptr %716, align 8
 br i1 %693, label %175, label %718
718:
 %719 = mul nuw nsw i64 %709, %683
 %720 = add nsw i64 %719, %705
 br label %721
721:
 %722 = phi double [ %717, %718 ], [ %741, %721 ]
 %723 = phi i64 [ 0, %718 ], [ %724, %721 ]
 %724 = add nuw nsw i64 %723, 1
 %725 = add nsw i64 %720, %723
 %726 = icmp slt i64 %725, 0
 %727 = select i1 %726, i64 %671, i64 0
 %728 = getelementptr double, ptr %674, i64 %725
 %729 = getelementptr double, ptr %728, i64 %727
 %730 = load double, ptr %729, align 8
 %731 = add nsw i64 %723, %703
 %732 = icmp slt i64 %731, 0
 %733 = select i1 %732, i64 %659, i64 0
 %734 = add i64 %733, %731
 %735 = getelementptr double, ptr %662, i64 %734
 %736 = load double, ptr %735, align 8
 %737 = getelementptr double, ptr %665, i64 %734
 %738 = load double, ptr %737, align 8
 %739 = fsub nsz contract double %736, %738
 %740 = fmul nsz contract double %730, %739
 %741 = fadd nsz contract double %722, %740
 %742 = icmp eq i64 %683, %724
 br i1 %742, label %175, label %721
743:
 %744 = phi i1 [ false, %191 ], [ %197, %195 ]
 %745 = phi double [ 0.000000e+00, %191 ], [ %196, %195 ]
 %746 = phi i64 [ 0, %191 ], [ %747, %195 ]
 %747 = add nuw nsw i64 %746, 1
 %748 = shl nsw i64 %746, 3
 %749 = mul nsw i64 %748, %185
 %750 = load i64, ptr %68, align 1
 %751 = add nsw i64 %750, %749
 %752 = inttoptr i64 %751 to ptr
 %753 = load i64, ptr %81, align 1
 %754 = add nsw i64 %753, %749
 %755 = inttoptr i64 %754 to ptr
 %756 = select i1 %192, ptr %755, ptr %193
 br i1 %194, label %195, label %757
757:
 %758 = phi i1 [ %270, %267 ], [ %744, %743 ]
 %759 = phi double [ %269, %267 ], [ %745, %743 ]
 %760 = phi i64 [ %761, %267 ], [ 0, %743 ]
 %761 = add nuw nsw i64 %760, 1
 %762 = getelementptr double, ptr %187, i64 %760
 %763 = load double, ptr %762, align 8
 %764 = fcmp nsz contract une double %763, 0.000000e+00
 br i1 %764, label %199, label %264
765:
 %766 = phi i64 [ %767, %315 ], [ 0, %290 ]
 %767 = add nuw nsw i64 %766, 1
 %768 = shl nsw i64 %766, 3
 %769 = load i64, ptr %81, align 1
 %770 = load i64, ptr %69, align 1
 %771 = mul nsw i64 %770, %768
 %772 = add nsw i64 %771, %769
 %773 = inttoptr i64 %772 to ptr
 %774 = load i64, ptr %82, align 1
 %775 = load i64, ptr %80, align 1
 %776 = mul nsw i64 %775, %768
 %777 = add nsw i64 %776, %774
 %778 = inttoptr i64 %777 to ptr
 %779 = load i64, ptr %83, align 1
 %780 = load i64, ptr %84, align 1
 %781 = mul nsw i64 %780, %768
 %782 = add nsw i64 %781, %779
 %783 = inttoptr i64 %782 to ptr
 %784 = load i64, ptr %75, align 1
 %785 = icmp slt i64 %784, 1
 br i1 %785, label %315, label %786
786:
 %787 = phi i64 [ %788, %317 ], [ 0, %765 ]
 %788 = add nuw nsw i64 %787, 1
 %789 = mul i64 %787, 48
 %790 = getelementptr i8, ptr %297, i64 %789
 %791 = getelementptr i8, ptr %790, i64 8
 %792 = load i64, ptr %791, align 8
 %793 = getelementptr i8, ptr %790, i64 24
 %794 = load i64, ptr %793, align 8
 %795 = getelementptr i8, ptr %790, i64 40
 %796 = load i64, ptr %795, align 8
 %797 = icmp slt i64 %796, 1
 br i1 %797, label %317, label %798
798:
 %799 = getelementptr i8, ptr %790, i64 32
 %800 = load i64, ptr %799, align 8
 %801 = getelementptr i8, ptr %790, i64 16
 %802 = load i64, ptr %801, align 8
 %803 = load i64, ptr %790, align 8
 %804 = icmp slt i64 %792, 1
 %805 = icmp slt i64 %802, 1
 %806 = inttoptr i64 %803 to ptr
 %807 = icmp slt i64 %794, 1
 %808 = mul i64 %794, %792
 %809 = icmp slt i64 %808, 1
 br label %810
810:
 %811 = phi i64 [ %796, %798 ], [ %813, %319 ]
 %812 = phi i64 [ %800, %798 ], [ %814, %319 ]
 %813 = add nsw i64 %811, -1
 %814 = add i64 %812, 1
 br i1 %804, label %321, label %815
815:
 %816 = icmp slt i64 %812, 0
 %817 = select i1 %816, i64 %298, i64 0
 %818 = getelementptr i64, ptr %300, i64 %812
 %819 = getelementptr i64, ptr %818, i64 %817
 br label %820
820:
 %821 = phi i64 [ 0, %815 ], [ %822, %820 ]
 %822 = add nuw nsw i64 %821, 1
 %823 = load i64, ptr %819, align 8
 %824 = add nsw i64 %823, %821
 %825 = icmp slt i64 %824, 0
 %826 = select i1 %825, i64 %770, i64 0
 %827 = getelementptr double, ptr %773, i64 %824
 %828 = getelementptr double, ptr %827, i64 %826
 %829 = load double, ptr %828, align 8
 %830 = getelementptr double, ptr %308, i64 %821
 store double %829, ptr %830, align 8
 %831 = icmp eq i64 %792, %822
 br i1 %831, label %321, label %820
832:
 %833 = phi i64 [ 0, %322 ], [ %834, %832 ]
 %834 = add nuw nsw i64 %833, 1
 %835 = load i64, ptr %326, align 8
 %836 = add nsw i64 %835, %833
 %837 = lshr i64 %836, 63
 %838 = getelementptr double, ptr %312, i64 %836
 %839 = getelementptr double, ptr %838, i64 %837
 %840 = load double, ptr %839, align 8
 %841 = add nsw i64 %833, %792
 %842 = lshr i64 %841, 63
 %843 = getelementptr double, ptr %308, i64 %841
 %844 = getelementptr double, ptr %843, i64 %842
 store double %840, ptr %844, align 8
 %845 = icmp eq i64 %802, %834
 br i1 %845, label %327, label %832
846:
 %847 = phi i64 [ 0, %328 ], [ %848, %846 ]
 %848 = add nuw nsw i64 %847, 1
 %849 = getelementptr double, ptr %310, i64 %847
 %850 = load double, ptr %849, align 8
 %851 = load i64, ptr %332, align 8
 %852 = add nsw i64 %851, %847
 %853 = icmp slt i64 %852, 0
 %854 = select i1 %853, i64 %775, i64 0
 %855 = getelementptr double, ptr %778, i64 %852
 %856 = getelementptr double, ptr %855, i64 %854
 store double %850, ptr %856, align 8
 %857 = icmp eq i64 %794, %848
 br i1 %857, label %333, label %846
858:
 %859 = phi i64 [ 0, %334 ], [ %860, %858 ]
 %860 = add nuw nsw i64 %859, 1
 %861 = add nsw i64 %859, %794
 %862 = lshr i64 %861, 63
 %863 = getelementptr double, ptr %310, i64 %861
 %864 = getelementptr double, ptr %863, i64 %862
 %865 = load double, ptr %864, align 8
 %866 = load i64, ptr %338, align 8
 %867 = add nsw i64 %866, %859
 %868 = icmp slt i64 %867, 0
 %869 = select i1 %868, i64 %780, i64 0
 %870 = getelementptr double, ptr %783, i64 %867
 %871 = getelementptr double, ptr %870, i64 %869
 store double %865, ptr %871, align 8
 %872 = icmp eq i64 %808, %860
 br i1 %872, label %319, label %858
873:
 %874 = phi i64 [ %875, %356 ], [ 0, %339 ]
 %875 = add nuw nsw i64 %874, 1
 %876 = load i64, ptr %66, align 1
 %877 = load i64, ptr %67, align 1
 %878 = mul nsw i64 %877, %874
 %879 = add nsw i64 %354, %878
 %880 = shl nsw i64 %879, 3
 %881 = add nsw i64 %880, %876
 %882 = load i64, ptr %80, align 1
 %883 = inttoptr i64 %881 to ptr
 %884 = load i64, ptr %68, align 1
 %885 = shl nsw i64 %874, 3
 %886 = load i64, ptr %69, align 1
 %887 = mul nsw i64 %886, %885
 %888 = add nsw i64 %887, %884
 %889 = inttoptr i64 %888 to ptr
 %890 = load i64, ptr %81, align 1
 %891 = add nsw i64 %890, %887
 %892 = inttoptr i64 %891 to ptr
 %893 = load i64, ptr %82, align 1
 %894 = mul nsw i64 %882, %885
 %895 = add nsw i64 %893, %894
 %896 = inttoptr i64 %895 to ptr
 %897 = load i64, ptr %83, align 1
 %898 = load i64, ptr %84, align 1
 %899 = mul nsw i64 %898, %885
 %900 = add nsw i64 %899, %897
 %901 = inttoptr i64 %900 to ptr
 %902 = load i64, ptr %75, align 1
 %903 = icmp slt i64 %902, 1
 br i1 %903, label %356, label %904
904:
 %905 = phi i64 [ %906, %358 ], [ 0, %873 ]
 %906 = add nuw nsw i64 %905, 1
 %907 = mul i64 %905, 48
 %908 = getelementptr i8, ptr %346, i64 %907
 %909 = getelementptr i8, ptr %908, i64 8
 %910 = load i64, ptr %909, align 8
 %911 = getelementptr i8, ptr %908, i64 40
 %912 = load i64, ptr %911, align 8
 %913 = icmp slt i64 %912, 1
 br i1 %913, label %358, label %914
914:
 %915 = getelementptr i8, ptr %908, i64 32
 %916 = load i64, ptr %915, align 8
 %917 = getelementptr i8, ptr %908, i64 24
 %918 = load i64, ptr %917, align 8
 %919 = icmp slt i64 %918, 1
 %920 = icmp slt i64 %910, 1
 br label %921
921:
 %922 = phi i64 [ %912, %914 ], [ %924, %360 ]
 %923 = phi i64 [ %916, %914 ], [ %925, %360 ]
 %924 = add nsw i64 %922, -1
 %925 = add i64 %923, 1
 %926 = icmp slt i64 %923, 0
 %927 = select i1 %926, i64 %341, i64 0
 %928 = add i64 %927, %923
 %929 = getelementptr i64, ptr %347, i64 %928
 %930 = load i64, ptr %929, align 8
 %931 = getelementptr i64, ptr %349, i64 %928
 %932 = load i64, ptr %931, align 8
 br i1 %919, label %360, label %933
933:
 %934 = getelementptr i64, ptr %348, i64 %928
 br label %935
935:
 %936 = phi i64 [ 0, %933 ], [ %937, %362 ]
 %937 = add nuw nsw i64 %936, 1
 %938 = load i64, ptr %934, align 8
 %939 = add nsw i64 %938, %936
 %940 = icmp slt i64 %939, 0
 %941 = select i1 %940, i64 %882, i64 0
 %942 = getelementptr double, ptr %896, i64 %939
 %943 = getelementptr double, ptr %942, i64 %941
 %944 = load double, ptr %943, align 8
 br i1 %920, label %362, label %945
945:
 %946 = mul nuw nsw i64 %936, %910
 %947 = add nsw i64 %946, %932
 br label %948
948:
 %949 = phi double [ %944, %945 ], [ %968, %948 ]
 %950 = phi i64 [ 0, %945 ], [ %951, %948 ]
 %951 = add nuw nsw i64 %950, 1
 %952 = add nsw i64 %947, %950
 %953 = icmp slt i64 %952, 0
 %954 = select i1 %953, i64 %898, i64 0
 %955 = getelementptr double, ptr %901, i64 %952
 %956 = getelementptr double, ptr %955, i64 %954
 %957 = load double, ptr %956, align 8
 %958 = add nsw i64 %950, %930
 %959 = icmp slt i64 %958, 0
 %960 = select i1 %959, i64 %886, i64 0
 %961 = add i64 %960, %958
 %962 = getelementptr double, ptr %889, i64 %961
 %963 = load double, ptr %962, align 8
 %964 = getelementptr double, ptr %892, i64 %961
 %965 = load double, ptr %964, align 8
 %966 = fsub nsz contract double %963, %965
 %967 = fmul nsz contract double %957, %966
 %968 = fadd nsz contract double %949, %967
 %969 = icmp eq i64 %910, %951
 br i1 %969, label %362, label %948
970:
 %971 = phi i64 [ %972, %1029 ], [ 0, %367 ]
 %972 = add nuw nsw i64 %971, 1
 %973 = shl nsw i64 %971, 3
 %974 = load i64, ptr %66, align 1
 %975 = load i64, ptr %67, align 1
 %976 = mul nsw i64 %975, %973
 %977 = add nsw i64 %976, %974
 %978 = load i64, ptr %95, align 1
 %979 = load i64, ptr %22, align 1
 %980 = mul nsw i64 %979, %973
 %981 = add nsw i64 %980, %978
 %982 = load i64, ptr %96, align 1
 %983 = load i64, ptr %97, align 1
 %984 = load i64, ptr %98, align 1
 %985 = inttoptr i64 %982 to ptr
 %986 = inttoptr i64 %981 to ptr
 %987 = tail call i64 @llvm.smin.i64(i64 %979, i64 -1)
 %988 = getelementptr i64, ptr %985, i64 %979
 %989 = getelementptr i64, ptr %988, i64 %987
 %990 = getelementptr i8, ptr %989, i64 8
 %991 = load i64, ptr %990, align 8
 %992 = inttoptr i64 %983 to ptr
 %993 = inttoptr i64 %984 to ptr
 %994 = inttoptr i64 %977 to ptr
 %995 = icmp slt i64 %979, 1
 br i1 %995, label %1029, label %1000
996:
 %997 = phi double [ 0.000000e+00, %1000 ], [ %1027, %1009 ]
 %998 = getelementptr double, ptr %986, i64 %1001
 store double %997, ptr %998, align 8
 %999 = icmp eq i64 %979, %1002
 br i1 %999, label %1029, label %1000
1000:
 %1001 = phi i64 [ %1002, %996 ], [ 0, %970 ]
 %1002 = add nuw nsw i64 %1001, 1
 %1003 = getelementptr i64, ptr %985, i64 %1001
 %1004 = load i64, ptr %1003, align 8
 %1005 = getelementptr i8, ptr %1003, i64 8
 %1006 = load i64, ptr %1005, align 8
 %1007 = sub i64 %1006, %1004
 %1008 = icmp slt i64 %1007, 1
 br i1 %1008, label %996, label %1009
1009:
 %1010 = phi double [ %1027, %1009 ], [ 0.000000e+00, %1000 ]
 %1011 = phi i64 [ %1013, %1009 ], [ %1007, %1000 ]
 %1012 = phi i64 [ %1014, %1009 ], [ %1004, %1000 ]
 %1013 = add nsw i64 %1011, -1
 %1014 = add i64 %1012, 1
 %1015 = icmp slt i64 %1012, 0
 %1016 = select i1 %1015, i64 %991, i64 0
 %1017 = add i64 %1016, %1012
 %1018 = getelementptr double, ptr %993, i64 %1017
 %1019 = load double, ptr %1018, align 8
 %1020 = getelementptr i64, ptr %992, i64 %1017
 %1021 = load i64, ptr %1020, align 8
 %1022 = lshr i64 %1021, 63
 %1023 = getelementptr double, ptr %994, i64 %1021
 %1024 = getelementptr double, ptr %1023, i64 %1022
 %1025 = load double, ptr %1024, align 8
 %1026 = fmul nsz contract double %1019, %1025
 %1027 = fadd nsz contract double %1010, %1026
 %1028 = icmp samesign ugt i64 %1011, 1
 br i1 %1028, label %1009, label %996
1029:
 %1030 = icmp eq i64 %368, %972
 br i1 %1030, label %370, label %970
1031:
 %1032 = phi i64 [ 0, %386 ], [ %1033, %391 ]
 %1033 = add nuw nsw i64 %1032, 1
 %1034 = mul i64 %1032, %389
 %1035 = add nsw i64 %1034, %387
 %1036 = inttoptr i64 %1035 to ptr
 %1037 = mul i64 %1032, %376
 %1038 = getelementptr double, ptr %384, i64 %1037
 br label %393
1039:
 %1040 = add nuw i64 %394, 1
 %1041 = getelementptr i64, ptr %378, i64 %394
 %1042 = load i64, ptr %1041, align 8
 %1043 = getelementptr i8, ptr %1041, i64 8
 %1044 = load i64, ptr %1043, align 8
 %1045 = sub i64 %1044, %1042
 %1046 = icmp slt i64 %1045, 1
 br i1 %1046, label %398, label %1047
1047:
 %1048 = phi double [ %1066, %1047 ], [ 0.000000e+00, %1039 ]
 %1049 = phi i64 [ %1051, %1047 ], [ %1045, %1039 ]
 %1050 = phi i64 [ %1052, %1047 ], [ %1042, %1039 ]
 %1051 = add nsw i64 %1049, -1
 %1052 = add i64 %1050, 1
 %1053 = lshr i64 %1050, 63
 %1054 = add i64 %1053, %1050
 %1055 = getelementptr double, ptr %382, i64 %1054
 %1056 = load double, ptr %1055, align 8
 %1057 = getelementptr i64, ptr %380, i64 %1054
 %1058 = load i64, ptr %1057, align 8
 %1059 = icmp slt i64 %1058, 0
 %1060 = select i1 %1059, i64 %388, i64 0
 %1061 = getelementptr double, ptr %1036, i64 %1058
 %1062 = getelementptr double, ptr %1061, i64 %1060
 %1063 = load double, ptr %1062, align 8
 %1064 = fmul nsz contract double %1056, %1063
 %1065 = tail call nsz contract double @llvm.fabs.f64(double %1064)
 %1066 = fadd nsz contract double %1048, %1065
 %1067 = icmp samesign ugt i64 %1049, 1
 br i1 %1067, label %1047, label %396
1068:
 %1069 = phi i64 [ 0, %420 ], [ %1070, %424 ]
 %1070 = add nuw nsw i64 %1069, 1
 br i1 %421, label %1071, label %426
1071:
 %1072 = getelementptr double, ptr %413, i64 %1069
 %1073 = mul nuw nsw i64 %1069, %406
 %1074 = getelementptr double, ptr %409, i64 %1073
 br label %1075
1075:
 %1076 = phi i64 [ 0, %1071 ], [ %1077, %1075 ]
 %1077 = add nuw nsw i64 %1076, 1
 %1078 = load double, ptr %1072, align 8
 %1079 = getelementptr double, ptr %411, i64 %1076
 %1080 = load double, ptr %1079, align 8
 %1081 = fmul nsz contract double %1078, %1080
 %1082 = fdiv nsz contract double %1081, %14
 %1083 = getelementptr double, ptr %1074, i64 %1076
 store double %1082, ptr %1083, align 8
 %1084 = icmp eq i64 %1077, %406
 br i1 %1084, label %426, label %1075
1085:
 %1086 = phi i64 [ 0, %427 ], [ %1087, %1085 ]
 %1087 = add nuw nsw i64 %1086, 1
 %1088 = mul nuw nsw i64 %1086, %423
 %1089 = add nsw i64 %1088, %428
 %1090 = icmp slt i64 %1089, 0
 %1091 = select i1 %1090, i64 %408, i64 0
 %1092 = getelementptr double, ptr %409, i64 %1089
 %1093 = getelementptr double, ptr %1092, i64 %1091
 %1094 = load double, ptr %1093, align 8
 %1095 = load double, ptr %429, align 8
 %1096 = fadd nsz contract double %1094, %1095
 store double %1096, ptr %1093, align 8
 %1097 = icmp eq i64 %373, %1087
 br i1 %1097, label %424, label %1085
1098:
 %1099 = phi i64 [ 0, %439 ], [ %1100, %442 ]
 %1100 = add nuw nsw i64 %1099, 1
 br i1 %440, label %442, label %1101
1101:
 %1102 = getelementptr i64, ptr %433, i64 %1099
 %1103 = getelementptr double, ptr %437, i64 %1099
 %1104 = getelementptr i64, ptr %435, i64 %1099
 br label %1105
1105:
 %1106 = phi i64 [ 0, %1101 ], [ %1107, %1105 ]
 %1107 = add nuw nsw i64 %1106, 1
 %1108 = load i64, ptr %1102, align 8
 %1109 = mul nsw i64 %1108, %406
 %1110 = mul nuw nsw i64 %1106, %441
 %1111 = add nsw i64 %1109, %1110
 %1112 = icmp slt i64 %1111, 0
 %1113 = select i1 %1112, i64 %408, i64 0
 %1114 = getelementptr double, ptr %409, i64 %1111
 %1115 = getelementptr double, ptr %1114, i64 %1113
 %1116 = load double, ptr %1115, align 8
 %1117 = load double, ptr %1103, align 8
 %1118 = load i64, ptr %1104, align 8
 %1119 = icmp slt i64 %1118, 0
 %1120 = select i1 %1119, i64 %417, i64 0
 %1121 = mul i64 %1106, %417
 %1122 = getelementptr double, ptr %418, i64 %1121
 %1123 = getelementptr double, ptr %1122, i64 %1118
 %1124 = getelementptr double, ptr %1123, i64 %1120
 %1125 = load double, ptr %1124, align 8
 %1126 = fmul nsz contract double %1117, %1125
 %1127 = fadd nsz contract double %1116, %1126
 store double %1127, ptr %1115, align 8
 %1128 = icmp eq i64 %373, %1107
 br i1 %1128, label %442, label %1105
1129:
 %1130 = phi i64 [ 0, %453 ], [ %1131, %455 ]
 %1131 = add nuw nsw i64 %1130, 1
 br i1 %454, label %455, label %1132
1132:
 %1133 = getelementptr i64, ptr %447, i64 %1130
 %1134 = getelementptr double, ptr %451, i64 %1130
 %1135 = getelementptr i64, ptr %449, i64 %1130
 br label %1136
1136:
 %1137 = phi i64 [ 0, %1132 ], [ %458, %457 ]
 %1138 = mul nuw nsw i64 %1137, %373
 %1139 = mul i64 %1137, %417
 %1140 = getelementptr double, ptr %418, i64 %1139
 br label %1141
1141:
 %1142 = phi i64 [ 0, %1136 ], [ %1143, %1141 ]
 %1143 = add nuw nsw i64 %1142, 1
 %1144 = load i64, ptr %1133, align 8
 %1145 = mul nsw i64 %1144, %406
 %1146 = add nuw i64 %1142, %1138
 %1147 = add i64 %1146, %1145
 %1148 = icmp slt i64 %1147, 0
 %1149 = select i1 %1148, i64 %408, i64 0
 %1150 = getelementptr double, ptr %409, i64 %1147
 %1151 = getelementptr double, ptr %1150, i64 %1149
 %1152 = load double, ptr %1151, align 8
 %1153 = load double, ptr %1134, align 8
 %1154 = load i64, ptr %1135, align 8
 %1155 = icmp slt i64 %1154, 0
 %1156 = select i1 %1155, i64 %417, i64 0
 %1157 = getelementptr double, ptr %1140, i64 %1154
 %1158 = getelementptr double, ptr %1157, i64 %1156
 %1159 = load double, ptr %1158, align 8
 %1160 = fmul nsz contract double %1153, %1159
 %1161 = icmp slt i64 %1146, 0
 %1162 = select i1 %1161, i64 %406, i64 0
 %1163 = getelementptr double, ptr %411, i64 %1146
 %1164 = getelementptr double, ptr %1163, i64 %1162
 %1165 = load double, ptr %1164, align 8
 %1166 = fmul nsz contract double %1160, %1165
 %1167 = fdiv nsz contract double %1166, %14
 %1168 = fadd nsz contract double %1152, %1167
 store double %1168, ptr %1151, align 8
 %1169 = icmp eq i64 %373, %1143
 br i1 %1169, label %457, label %1141
1170:
 %1171 = phi i64 [ 0, %479 ], [ %1172, %481 ]
 %1172 = add nuw nsw i64 %1171, 1
 br i1 %480, label %481, label %1173
1173:
 %1174 = getelementptr i64, ptr %469, i64 %1171
 %1175 = mul i64 %1171, %462
 %1176 = getelementptr double, ptr %473, i64 %1175
 br label %1177
1177:
 %1178 = phi i64 [ 0, %1173 ], [ %1179, %1177 ]
 %1179 = add nuw nsw i64 %1178, 1
 %1180 = load i64, ptr %1174, align 8
 %1181 = icmp slt i64 %1180, 0
 %1182 = select i1 %1181, i64 %461, i64 0
 %1183 = mul i64 %1178, %461
 %1184 = getelementptr double, ptr %475, i64 %1183
 %1185 = getelementptr double, ptr %1184, i64 %1180
 %1186 = getelementptr double, ptr %1185, i64 %1182
 %1187 = load double, ptr %1186, align 8
 %1188 = fneg nsz contract double %1187
 %1189 = getelementptr double, ptr %1176, i64 %1178
 store double %1188, ptr %1189, align 8
 %1190 = icmp eq i64 %462, %1179
 br i1 %1190, label %481, label %1177
1191:
 %1192 = phi i64 [ 0, %483 ], [ %490, %488 ]
 %1193 = phi double [ 0.000000e+00, %483 ], [ %489, %488 ]
 %1194 = phi i64 [ 0, %483 ], [ %1195, %488 ]
 %1195 = add nuw nsw i64 %1194, 1
 %1196 = getelementptr i64, ptr %471, i64 %1194
 %1197 = load i64, ptr %1196, align 8
 br i1 %487, label %488, label %1198
1198:
 %1199 = getelementptr double, ptr %477, i64 %1197
 %1200 = icmp slt i64 %1197, 0
 %1201 = select i1 %1200, i64 %461, i64 0
 %1202 = getelementptr double, ptr %1199, i64 %1201
 %1203 = mul i64 %1194, %462
 %1204 = getelementptr double, ptr %473, i64 %1203
 %1205 = select i1 %1200, i64 %23, i64 0
 %1206 = getelementptr double, ptr %24, i64 %1197
 %1207 = getelementptr double, ptr %1206, i64 %1205
 br label %1208
1208:
 %1209 = phi i64 [ %1192, %1198 ], [ %1225, %1208 ]
 %1210 = phi double [ %1193, %1198 ], [ %1224, %1208 ]
 %1211 = phi i64 [ 0, %1198 ], [ %1212, %1208 ]
 %1212 = add nuw nsw i64 %1211, 1
 %1213 = mul i64 %1211, %461
 %1214 = getelementptr double, ptr %1202, i64 %1213
 %1215 = load double, ptr %1214, align 8
 %1216 = getelementptr double, ptr %1204, i64 %1211
 %1217 = load double, ptr %1216, align 8
 %1218 = fadd nsz contract double %1215, %1217
 store double %1218, ptr %1214, align 8
 %1219 = load double, ptr %1216, align 8
 %1220 = tail call nsz contract double @llvm.fabs.f64(double %1219)
 %1221 = load double, ptr %1207, align 8
 %1222 = fdiv nsz contract double %1220, %1221
 %1223 = fcmp nsz contract ugt double %1222, %1210
 %1224 = select i1 %1223, double %1222, double %1210
 %1225 = select i1 %1223, i64 %1197, i64 %1209
 %1226 = icmp eq i64 %462, %1212
 br i1 %1226, label %488, label %1208
}
define internal fastcc void @f1(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, i64 %4) unnamed_addr {
5:
 %6 = getelementptr inbounds nuw i8, ptr %1, i64 16
 %7 = load i64, ptr %6, align 1
 %8 = mul i64 %4, %4
 %9 = getelementptr inbounds nuw i8, ptr %1, i64 376
 %10 = load i64, ptr %9, align 1
 %11 = mul nsw i64 %10, %8
 %12 = inttoptr i64 %2 to ptr
 %13 = inttoptr i64 %3 to ptr
 %14 = getelementptr inbounds nuw i8, ptr %1, i64 384
 %15 = load i64, ptr %14, align 1
 %16 = inttoptr i64 %15 to ptr
 %17 = getelementptr inbounds nuw i8, ptr %1, i64 440
 %18 = load i64, ptr %17, align 1
 %19 = getelementptr inbounds nuw i8, ptr %1, i64 464
 %20 = load i64, ptr %19, align 1
 %21 = inttoptr i64 %18 to ptr
 %22 = getelementptr inbounds nuw i8, ptr %1, i64 392
 %23 = load i64, ptr %22, align 1
 %24 = inttoptr i64 %23 to ptr
 %25 = getelementptr inbounds nuw i8, ptr %1, i64 416
 %26 = load i64, ptr %25, align 1
 %27 = inttoptr i64 %26 to ptr
 %28 = getelementptr inbounds nuw i8, ptr %1, i64 400
 %29 = load i64, ptr %28, align 1
 %30 = getelementptr inbounds nuw i8, ptr %1, i64 448
 %31 = load i64, ptr %30, align 1
 %32 = inttoptr i64 %29 to ptr
 %33 = getelementptr inbounds nuw i8, ptr %1, i64 424
 %34 = load i64, ptr %33, align 1
 %35 = getelementptr inbounds nuw i8, ptr %1, i64 456
 %36 = load i64, ptr %35, align 1
 %37 = inttoptr i64 %34 to ptr
 %38 = icmp slt i64 %7, 1
 br i1 %38, label %121, label %39
39:
 %40 = shl nsw i64 %8, 3
 %41 = icmp eq i64 %4, 1
 %42 = icmp slt i64 %4, 1
 %43 = icmp sgt i64 %8, 0
 br label %47
44:
 %45 = phi i64 [ %48, %87 ], [ %98, %97 ]
 %46 = icmp eq i64 %50, %7
 br i1 %46, label %121, label %47
47:
 %48 = phi i64 [ 0, %39 ], [ %45, %44 ]
 %49 = phi i64 [ 0, %39 ], [ %50, %44 ]
 %50 = add nuw nsw i64 %49, 1
 %51 = getelementptr i64, ptr %16, i64 %49
 %52 = load i64, ptr %51, align 8
 %53 = mul nsw i64 %40, %52
 %54 = add nsw i64 %53, %2
 %55 = inttoptr i64 %54 to ptr
 br i1 %41, label %56, label %63
56:
 %57 = load double, ptr %55, align 8
 %58 = fdiv nsz contract double 1.000000e+00, %57
 store double %58, ptr %55, align 8
 %59 = fcmp nsz contract une double %57, 0.000000e+00
 %60 = fsub nsz contract double %57, %57
 %61 = fcmp nsz contract ord double %60, 0.000000e+00
 %62 = and i1 %59, %61
 br i1 %62, label %87, label %121
63:
 br i1 %42, label %69, label %123
64:
 %65 = add nuw nsw i64 %124, 1
 %66 = icmp eq i64 %4, %65
 br i1 %66, label %134, label %123
67:
 %68 = icmp eq i64 %4, %136
 br i1 %68, label %69, label %134
69:
 br i1 %43, label %221, label %87
70:
 %71 = phi i64 [ %135, %134 ], [ %162, %139 ]
 %72 = mul nsw i64 %71, %4
 %73 = add nsw i64 %72, %135
 %74 = icmp slt i64 %73, 0
 %75 = select i1 %74, i64 %8, i64 0
 %76 = getelementptr double, ptr %55, i64 %73
 %77 = getelementptr double, ptr %76, i64 %75
 %78 = load double, ptr %77, align 8
 %79 = fcmp nsz contract une double %78, 0.000000e+00
 %80 = fsub nsz contract double %78, %78
 %81 = fcmp nsz contract ord double %80, 0.000000e+00
 %82 = and i1 %79, %81
 br i1 %82, label %164, label %121
83:
 %84 = getelementptr double, ptr %55, i64 %135
 br label %194
85:
 %86 = icmp eq i64 %4, %196
 br i1 %86, label %67, label %194
87:
 %88 = getelementptr i64, ptr %24, i64 %49
 %89 = load i64, ptr %88, align 8
 %90 = getelementptr i64, ptr %24, i64 %50
 %91 = load i64, ptr %90, align 8
 %92 = sub i64 %91, %89
 %93 = icmp slt i64 %92, 1
 br i1 %93, label %44, label %94
94:
 %95 = getelementptr i64, ptr %27, i64 %49
 %96 = getelementptr i64, ptr %27, i64 %50
 br label %228
97:
 %98 = phi i64 [ %229, %108 ], [ %293, %113 ]
 %99 = icmp sgt i64 %230, 1
 br i1 %99, label %228, label %44
100:
 %101 = add nuw nsw i64 %241, 1
 %102 = icmp eq i64 %4, %101
 br i1 %102, label %103, label %240
103:
 br i1 %43, label %264, label %108
104:
 %105 = add nuw nsw i64 %246, 1
 %106 = getelementptr double, ptr %244, i64 %246
 store double %262, ptr %106, align 8
 %107 = icmp eq i64 %4, %105
 br i1 %107, label %100, label %245
108:
 %109 = load i64, ptr %95, align 8
 %110 = load i64, ptr %96, align 8
 %111 = sub i64 %110, %109
 %112 = icmp slt i64 %111, 1
 br i1 %112, label %97, label %275
113:
 %114 = icmp sgt i64 %277, 1
 br i1 %114, label %275, label %97
115:
 %116 = add nuw nsw i64 %295, 1
 %117 = icmp eq i64 %4, %116
 br i1 %117, label %113, label %294
118:
 %119 = add nuw nsw i64 %300, 1
 %120 = icmp eq i64 %4, %119
 br i1 %120, label %115, label %299
121:
 %122 = phi i8 [ 0, %70 ], [ 1, %5 ], [ 0, %56 ], [ 1, %44 ]
 store i8 %122, ptr %0, align 1
 ret void
123:
 %124 = phi i64 [ %65, %64 ], [ 0, %63 ]
 %125 = mul nuw nsw i64 %124, %4
 %126 = getelementptr double, ptr %13, i64 %125
 br label %127
127:
 %128 = phi i64 [ 0, %123 ], [ %129, %127 ]
 %129 = add nuw nsw i64 %128, 1
 %130 = icmp eq i64 %124, %128
 %131 = select i1 %130, double 1.000000e+00, double 0.000000e+00
 %132 = getelementptr double, ptr %126, i64 %128
 store double %131, ptr %132, align 8
 %133 = icmp eq i64 %4, %129
 br i1 %133, label %64, label %127
134:
 %135 = phi i64 [ %136, %67 ], [ 0, %64 ]
 %136 = add nuw nsw i64 %135, 1
 %137 = sub nsw i64 %4, %136
 %138 = icmp slt i64 %137, 1
 br i1 %138, label %70, label %139
139:
 %140 = phi i64 [ %162, %139 ], [ %135, %134 ]
 %141 = phi i64 [ %143, %139 ], [ %137, %134 ]
 %142 = phi i64 [ %144, %139 ], [ %136, %134 ]
 %143 = add nsw i64 %141, -1
 %144 = add nuw i64 %142, 1
 %145 = mul nsw i64 %142, %4
 %146 = add nsw i64 %145, %135
 %147 = icmp slt i64 %146, 0
 %148 = select i1 %147, i64 %8, i64 0
 %149 = getelementptr double, ptr %55, i64 %146
 %150 = getelementptr double, ptr %149, i64 %148
 %151 = load double, ptr %150, align 8
 %152 = tail call nsz contract double @llvm.fabs.f64(double %151)
 %153 = mul nsw i64 %140, %4
 %154 = add nsw i64 %153, %135
 %155 = icmp slt i64 %154, 0
 %156 = select i1 %155, i64 %8, i64 0
 %157 = getelementptr double, ptr %55, i64 %154
 %158 = getelementptr double, ptr %157, i64 %156
 %159 = load double, ptr %158, align 8
 %160 = tail call nsz contract double @llvm.fabs.f64(double %159)
 %161 = fcmp nsz contract ogt double %152, %160
 %162 = select i1 %161, i64 %142, i64 %140
 %163 = icmp samesign ugt i64 %141, 1
 br i1 %163, label %139, label %70
164:
 %165 = mul nuw nsw i64 %135, %4
 br label %166
166:
 %167 = phi i64 [ 0, %164 ], [ %168, %166 ]
 %168 = add nuw nsw i64 %167, 1
 %169 = add nsw i64 %167, %72
 %170 = icmp slt i64 %169, 0
 %171 = select i1 %170, i64 %8, i64 0
 %172 = add i64 %171, %169
 %173 = getelementptr double, ptr %55, i64 %172
 %174 = load double, ptr %173, align 8
 %175 = add nuw nsw i64 %167, %165
 %176 = getelementptr double, ptr %55, i64 %175
 %177 = load double, ptr %176, align 8
 store double %174, ptr %176, align 8
 store double %177, ptr %173, align 8
 %178 = getelementptr double, ptr %13, i64 %172
 %179 = load double, ptr %178, align 8
 %180 = getelementptr double, ptr %13, i64 %175
 %181 = load double, ptr %180, align 8
 store double %179, ptr %180, align 8
 store double %181, ptr %178, align 8
 %182 = icmp eq i64 %4, %168
 br i1 %182, label %183, label %166
183:
 %184 = phi i64 [ %185, %183 ], [ 0, %166 ]
 %185 = add nuw nsw i64 %184, 1
 %186 = add nuw nsw i64 %184, %165
 %187 = getelementptr double, ptr %55, i64 %186
 %188 = load double, ptr %187, align 8
 %189 = fdiv nsz contract double %188, %78
 store double %189, ptr %187, align 8
 %190 = getelementptr double, ptr %13, i64 %186
 %191 = load double, ptr %190, align 8
 %192 = fdiv nsz contract double %191, %78
 store double %192, ptr %190, align 8
 %193 = icmp eq i64 %4, %185
 br i1 %193, label %83, label %183
194:
 %195 = phi i64 [ 0, %83 ], [ %196, %85 ]
 %196 = add nuw nsw i64 %195, 1
 %197 = mul nuw nsw i64 %195, %4
 %198 = getelementptr double, ptr %84, i64 %197
 %199 = load double, ptr %198, align 8
 %200 = icmp ne i64 %195, %135
 %201 = fcmp nsz contract une double %199, 0.000000e+00
 %202 = select i1 %200, i1 %201, i1 false
 br i1 %202, label %203, label %85
203:
 %204 = phi i64 [ %205, %203 ], [ 0, %194 ]
 %205 = add nuw nsw i64 %204, 1
 %206 = add nuw nsw i64 %204, %197
 %207 = getelementptr double, ptr %55, i64 %206
 %208 = load double, ptr %207, align 8
 %209 = add nuw nsw i64 %204, %165
 %210 = getelementptr double, ptr %55, i64 %209
 %211 = load double, ptr %210, align 8
 %212 = fmul nsz contract double %199, %211
 %213 = fsub nsz contract double %208, %212
 store double %213, ptr %207, align 8
 %214 = getelementptr double, ptr %13, i64 %206
 %215 = load double, ptr %214, align 8
 %216 = getelementptr double, ptr %13, i64 %209
 %217 = load double, ptr %216, align 8
 %218 = fmul nsz contract double %199, %217
 %219 = fsub nsz contract double %215, %218
 store double %219, ptr %214, align 8
 %220 = icmp eq i64 %4, %205
 br i1 %220, label %85, label %203
221:
 %222 = phi i64 [ %223, %221 ], [ 0, %69 ]
 %223 = add nuw nsw i64 %222, 1
 %224 = getelementptr double, ptr %13, i64 %222
 %225 = load double, ptr %224, align 8
 %226 = getelementptr double, ptr %55, i64 %222
 store double %225, ptr %226, align 8
 %227 = icmp eq i64 %223, %8
 br i1 %227, label %87, label %221
228:
 %229 = phi i64 [ %48, %94 ], [ %98, %97 ]
 %230 = phi i64 [ %92, %94 ], [ %232, %97 ]
 %231 = phi i64 [ %89, %94 ], [ %233, %97 ]
 %232 = add nsw i64 %230, -1
 %233 = add i64 %231, 1
 %234 = icmp slt i64 %231, 0
 %235 = select i1 %234, i64 %31, i64 0
 %236 = getelementptr i64, ptr %32, i64 %231
 %237 = getelementptr i64, ptr %236, i64 %235
 %238 = load i64, ptr %237, align 8
 %239 = mul nsw i64 %238, %8
 br i1 %42, label %103, label %240
240:
 %241 = phi i64 [ %101, %100 ], [ 0, %228 ]
 %242 = mul nuw nsw i64 %241, %4
 %243 = add nsw i64 %242, %239
 %244 = getelementptr double, ptr %13, i64 %242
 br label %245
245:
 %246 = phi i64 [ 0, %240 ], [ %105, %104 ]
 %247 = getelementptr double, ptr %55, i64 %246
 br label %248
248:
 %249 = phi double [ 0.000000e+00, %245 ], [ %262, %248 ]
 %250 = phi i64 [ 0, %245 ], [ %251, %248 ]
 %251 = add nuw nsw i64 %250, 1
 %252 = add nsw i64 %243, %250
 %253 = icmp slt i64 %252, 0
 %254 = select i1 %253, i64 %11, i64 0
 %255 = getelementptr double, ptr %12, i64 %252
 %256 = getelementptr double, ptr %255, i64 %254
 %257 = load double, ptr %256, align 8
 %258 = mul nuw nsw i64 %250, %4
 %259 = getelementptr double, ptr %247, i64 %258
 %260 = load double, ptr %259, align 8
 %261 = fmul nsz contract double %257, %260
 %262 = fadd nsz contract double %249, %261
 %263 = icmp eq i64 %4, %251
 br i1 %263, label %104, label %248
264:
 %265 = phi i64 [ %266, %264 ], [ 0, %103 ]
 %266 = add nuw nsw i64 %265, 1
 %267 = getelementptr double, ptr %13, i64 %265
 %268 = load double, ptr %267, align 8
 %269 = add nsw i64 %265, %239
 %270 = icmp slt i64 %269, 0
 %271 = select i1 %270, i64 %11, i64 0
 %272 = getelementptr double, ptr %12, i64 %269
 %273 = getelementptr double, ptr %272, i64 %271
 store double %268, ptr %273, align 8
 %274 = icmp eq i64 %266, %8
 br i1 %274, label %108, label %264
275:
 %276 = phi i64 [ %293, %113 ], [ %229, %108 ]
 %277 = phi i64 [ %279, %113 ], [ %111, %108 ]
 %278 = phi i64 [ %280, %113 ], [ %109, %108 ]
 %279 = add nsw i64 %277, -1
 %280 = add i64 %278, 1
 %281 = icmp slt i64 %278, 0
 %282 = select i1 %281, i64 %36, i64 0
 %283 = getelementptr i64, ptr %37, i64 %278
 %284 = getelementptr i64, ptr %283, i64 %282
 %285 = load i64, ptr %284, align 8
 %286 = mul nsw i64 %285, %8
 %287 = icmp slt i64 %276, 0
 %288 = select i1 %287, i64 %20, i64 0
 %289 = getelementptr i64, ptr %21, i64 %276
 %290 = getelementptr i64, ptr %289, i64 %288
 %291 = load i64, ptr %290, align 8
 %292 = mul nsw i64 %291, %8
 %293 = add nsw i64 %276, 1
 br i1 %42, label %113, label %294
294:
 %295 = phi i64 [ %116, %115 ], [ 0, %275 ]
 %296 = mul nuw nsw i64 %295, %4
 %297 = add nsw i64 %296, %239
 %298 = add nsw i64 %296, %292
 br label %299
299:
 %300 = phi i64 [ 0, %294 ], [ %119, %118 ]
 %301 = add nsw i64 %297, %300
 %302 = icmp slt i64 %301, 0
 %303 = select i1 %302, i64 %11, i64 0
 %304 = getelementptr double, ptr %12, i64 %301
 %305 = getelementptr double, ptr %304, i64 %303
 %306 = load double, ptr %305, align 8
 %307 = mul nuw nsw i64 %300, %4
 %308 = add nsw i64 %307, %286
 br label %309
309:
 %310 = phi i64 [ 0, %299 ], [ %311, %309 ]
 %311 = add nuw nsw i64 %310, 1
 %312 = add nsw i64 %298, %310
 %313 = icmp slt i64 %312, 0
 %314 = select i1 %313, i64 %11, i64 0
 %315 = getelementptr double, ptr %12, i64 %312
 %316 = getelementptr double, ptr %315, i64 %314
 %317 = load double, ptr %316, align 8
 %318 = add nsw i64 %308, %310
 %319 = icmp slt i64 %318, 0
 %320 = select i1 %319, i64 %11, i64 0
 %321 = getelementptr double, ptr %12, i64 %318
 %322 = getelementptr double, ptr %321, i64 %320
 %323 = load double, ptr %322, align 8
 %324 = fmul nsz contract double %306, %323
 %325 = fsub nsz contract double %317, %324
 store double %325, ptr %316, align 8
 %326 = icmp eq i64 %4, %311
 br i1 %326, label %118, label %309
}
define internal fastcc void @f2(ptr noalias writeonly captures(none) %0, ptr readonly captures(none) %1, i64 %2, i64 %3, i64 %4, i64 %5) unnamed_addr {
6:
 %7 = getelementptr inbounds nuw i8, ptr %1, i64 16
 %8 = load i64, ptr %7, align 1
 %9 = mul nsw i64 %5, %5
 %10 = getelementptr inbounds nuw i8, ptr %1, i64 376
 %11 = load i64, ptr %10, align 1
 %12 = mul nsw i64 %11, %9
 %13 = inttoptr i64 %2 to ptr
 %14 = inttoptr i64 %4 to ptr
 %15 = mul nsw i64 %8, %5
 %16 = inttoptr i64 %3 to ptr
 %17 = getelementptr inbounds nuw i8, ptr %1, i64 384
 %18 = load i64, ptr %17, align 1
 %19 = inttoptr i64 %18 to ptr
 %20 = getelementptr inbounds nuw i8, ptr %1, i64 392
 %21 = load i64, ptr %20, align 1
 %22 = inttoptr i64 %21 to ptr
 %23 = getelementptr inbounds nuw i8, ptr %1, i64 416
 %24 = load i64, ptr %23, align 1
 %25 = inttoptr i64 %24 to ptr
 %26 = getelementptr inbounds nuw i8, ptr %1, i64 400
 %27 = load i64, ptr %26, align 1
 %28 = getelementptr inbounds nuw i8, ptr %1, i64 448
 %29 = load i64, ptr %28, align 1
 %30 = inttoptr i64 %27 to ptr
 %31 = getelementptr inbounds nuw i8, ptr %1, i64 424
 %32 = load i64, ptr %31, align 1
 %33 = getelementptr inbounds nuw i8, ptr %1, i64 456
 %34 = load i64, ptr %33, align 1
 %35 = inttoptr i64 %32 to ptr
 %36 = getelementptr inbounds nuw i8, ptr %1, i64 408
 %37 = load i64, ptr %36, align 1
 %38 = inttoptr i64 %37 to ptr
 %39 = getelementptr inbounds nuw i8, ptr %1, i64 432
 %40 = load i64, ptr %39, align 1
 %41 = inttoptr i64 %40 to ptr
 %42 = icmp slt i64 %8, 1
 br i1 %42, label %77, label %43
43:
 %44 = icmp slt i64 %5, 1
 br label %78
45:
 %46 = icmp eq i64 %80, %8
 br i1 %46, label %52, label %78
47:
 %48 = icmp sgt i64 %91, 1
 br i1 %48, label %90, label %45
49:
 %50 = add nuw nsw i64 %105, 1
 %51 = icmp eq i64 %5, %50
 br i1 %51, label %47, label %104
52:
 %53 = icmp slt i64 %5, 1
 br label %129
54:
 %55 = icmp sgt i64 %130, 1
 br i1 %55, label %129, label %77
56:
 %57 = icmp sgt i64 %141, 1
 br i1 %57, label %140, label %61
58:
 %59 = add nuw nsw i64 %155, 1
 %60 = icmp eq i64 %5, %59
 br i1 %60, label %56, label %154
61:
 %62 = getelementptr i64, ptr %19, i64 %131
 %63 = load i64, ptr %62, align 8
 %64 = mul nsw i64 %63, %9
 br i1 %53, label %54, label %65
65:
 %66 = mul nsw i64 %131, %5
 br label %183
67:
 %68 = mul nsw i64 %131, %5
 br label %194
69:
 %70 = add nuw nsw i64 %195, 1
 %71 = add nsw i64 %195, %68
 %72 = icmp slt i64 %71, 0
 %73 = select i1 %72, i64 %15, i64 0
 %74 = getelementptr double, ptr %16, i64 %71
 %75 = getelementptr double, ptr %74, i64 %73
 store double %211, ptr %75, align 8
 %76 = icmp eq i64 %5, %70
 br i1 %76, label %54, label %194
77:
 store ptr null, ptr %0, align 8
 ret void
78:
 %79 = phi i64 [ 0, %43 ], [ %80, %45 ]
 %80 = add nuw nsw i64 %79, 1
 %81 = getelementptr i64, ptr %22, i64 %79
 %82 = load i64, ptr %81, align 8
 %83 = getelementptr i8, ptr %81, i64 8
 %84 = load i64, ptr %83, align 8
 %85 = sub i64 %84, %82
 %86 = icmp slt i64 %85, 1
 br i1 %86, label %45, label %87
87:
 %88 = mul nsw i64 %79, %5
 %89 = getelementptr double, ptr %16, i64 %88
 br label %90
90:
 %91 = phi i64 [ %85, %87 ], [ %93, %47 ]
 %92 = phi i64 [ %82, %87 ], [ %94, %47 ]
 %93 = add nsw i64 %91, -1
 %94 = add i64 %92, 1
 %95 = icmp slt i64 %92, 0
 %96 = select i1 %95, i64 %29, i64 0
 %97 = add i64 %96, %92
 %98 = getelementptr i64, ptr %30, i64 %97
 %99 = load i64, ptr %98, align 8
 %100 = mul nsw i64 %99, %9
 %101 = getelementptr i64, ptr %38, i64 %97
 %102 = load i64, ptr %101, align 8
 %103 = mul nsw i64 %102, %5
 br i1 %44, label %47, label %104
104:
 %105 = phi i64 [ %50, %49 ], [ 0, %90 ]
 %106 = add nsw i64 %105, %103
 %107 = icmp slt i64 %106, 0
 %108 = select i1 %107, i64 %15, i64 0
 %109 = getelementptr double, ptr %16, i64 %106
 %110 = getelementptr double, ptr %109, i64 %108
 %111 = mul nuw nsw i64 %105, %5
 %112 = add nsw i64 %111, %100
 %113 = load double, ptr %110, align 8
 br label %114
114:
 %115 = phi double [ %113, %104 ], [ %127, %114 ]
 %116 = phi i64 [ 0, %104 ], [ %117, %114 ]
 %117 = add nuw nsw i64 %116, 1
 %118 = add nsw i64 %112, %116
 %119 = icmp slt i64 %118, 0
 %120 = select i1 %119, i64 %12, i64 0
 %121 = getelementptr double, ptr %13, i64 %118
 %122 = getelementptr double, ptr %121, i64 %120
 %123 = load double, ptr %122, align 8
 %124 = getelementptr double, ptr %89, i64 %116
 %125 = load double, ptr %124, align 8
 %126 = fmul nsz contract double %123, %125
 %127 = fsub nsz contract double %115, %126
 store double %127, ptr %110, align 8
 %128 = icmp eq i64 %5, %117
 br i1 %128, label %49, label %114
129:
 %130 = phi i64 [ %8, %52 ], [ %131, %54 ]
 %131 = add nsw i64 %130, -1
 %132 = getelementptr i64, ptr %25, i64 %131
 %133 = load i64, ptr %132, align 8
 %134 = getelementptr i8, ptr %132, i64 8
 %135 = load i64, ptr %134, align 8
 %136 = sub i64 %135, %133
 %137 = icmp slt i64 %136, 1
 br i1 %137, label %61, label %138
138:
 %139 = mul nsw i64 %131, %5
 br label %140
140:
 %141 = phi i64 [ %136, %138 ], [ %143, %56 ]
 %142 = phi i64 [ %133, %138 ], [ %144, %56 ]
 %143 = add nsw i64 %141, -1
 %144 = add i64 %142, 1
 %145 = icmp slt i64 %142, 0
 %146 = select i1 %145, i64 %34, i64 0
 %147 = add i64 %146, %142
 %148 = getelementptr i64, ptr %35, i64 %147
 %149 = load i64, ptr %148, align 8
 %150 = mul nsw i64 %149, %9
 %151 = getelementptr i64, ptr %41, i64 %147
 %152 = load i64, ptr %151, align 8
 %153 = mul nsw i64 %152, %5
 br i1 %53, label %56, label %154
154:
 %155 = phi i64 [ %59, %58 ], [ 0, %140 ]
 %156 = add nsw i64 %155, %139
 %157 = icmp slt i64 %156, 0
 %158 = select i1 %157, i64 %15, i64 0
 %159 = getelementptr double, ptr %16, i64 %156
 %160 = getelementptr double, ptr %159, i64 %158
 %161 = mul nuw nsw i64 %155, %5
 %162 = add nsw i64 %161, %150
 %163 = load double, ptr %160, align 8
 br label %164
164:
 %165 = phi double [ %163, %154 ], [ %181, %164 ]
 %166 = phi i64 [ 0, %154 ], [ %167, %164 ]
 %167 = add nuw nsw i64 %166, 1
 %168 = add nsw i64 %162, %166
 %169 = icmp slt i64 %168, 0
 %170 = select i1 %169, i64 %12, i64 0
 %171 = getelementptr double, ptr %13, i64 %168
 %172 = getelementptr double, ptr %171, i64 %170
 %173 = load double, ptr %172, align 8
 %174 = add nsw i64 %166, %153
 %175 = icmp slt i64 %174, 0
 %176 = select i1 %175, i64 %15, i64 0
 %177 = getelementptr double, ptr %16, i64 %174
 %178 = getelementptr double, ptr %177, i64 %176
 %179 = load double, ptr %178, align 8
 %180 = fmul nsz contract double %173, %179
 %181 = fsub nsz contract double %165, %180
 store double %181, ptr %160, align 8
 %182 = icmp eq i64 %5, %167
 br i1 %182, label %58, label %164
183:
 %184 = phi i64 [ 0, %65 ], [ %185, %183 ]
 %185 = add nuw nsw i64 %184, 1
 %186 = add nsw i64 %184, %66
 %187 = icmp slt i64 %186, 0
 %188 = select i1 %187, i64 %15, i64 0
 %189 = getelementptr double, ptr %16, i64 %186
 %190 = getelementptr double, ptr %189, i64 %188
 %191 = load double, ptr %190, align 8
 %192 = getelementptr double, ptr %14, i64 %184
 store double %191, ptr %192, align 8
 %193 = icmp eq i64 %5, %185
 br i1 %193, label %67, label %183
194:
 %195 = phi i64 [ 0, %67 ], [ %70, %69 ]
 %196 = mul nuw nsw i64 %195, %5
 %197 = add nsw i64 %196, %64
 br label %198
198:
 %199 = phi double [ 0.000000e+00, %194 ], [ %211, %198 ]
 %200 = phi i64 [ 0, %194 ], [ %201, %198 ]
 %201 = add nuw nsw i64 %200, 1
 %202 = add nsw i64 %197, %200
 %203 = icmp slt i64 %202, 0
 %204 = select i1 %203, i64 %12, i64 0
 %205 = getelementptr double, ptr %13, i64 %202
 %206 = getelementptr double, ptr %205, i64 %204
 %207 = load double, ptr %206, align 8
 %208 = getelementptr double, ptr %14, i64 %200
 %209 = load double, ptr %208, align 8
 %210 = fmul nsz contract double %207, %209
 %211 = fadd nsz contract double %199, %210
 %212 = icmp eq i64 %5, %201
 br i1 %212, label %69, label %198
}
define i64 @begin(i64 %0, i64 %1) {
 %3 = alloca i8, align 1
 %4 = add i64 %0, 16
 %5 = inttoptr i64 %4 to ptr
 %6 = load double, ptr %5, align 8
 %7 = add i64 %0, 40
 %8 = inttoptr i64 %7 to ptr
 %9 = load double, ptr %8, align 8
 %10 = add i64 %0, 48
 %11 = inttoptr i64 %10 to ptr
 %12 = load double, ptr %11, align 8
 %13 = add i64 %0, 64
 %14 = inttoptr i64 %13 to ptr
 %15 = load i64, ptr %14, align 8
 %16 = add i64 %0, 72
 %17 = inttoptr i64 %16 to ptr
 %18 = load i64, ptr %17, align 8
 %19 = add i64 %0, 80
 %20 = inttoptr i64 %19 to ptr
 %21 = load i64, ptr %20, align 8
 %22 = inttoptr i64 %15 to ptr
 %23 = add i64 %0, 88
 %24 = inttoptr i64 %23 to ptr
 %25 = load i64, ptr %24, align 8
 %26 = add i64 %0, 96
 %27 = inttoptr i64 %26 to ptr
 %28 = load i64, ptr %27, align 8
 %29 = add i64 %0, 104
 %30 = inttoptr i64 %29 to ptr
 %31 = load i64, ptr %30, align 8
 %32 = add i64 %0, 112
 %33 = inttoptr i64 %32 to ptr
 %34 = load i64, ptr %33, align 8
 %35 = inttoptr i64 %25 to ptr
 %36 = add i64 %0, 120
 %37 = inttoptr i64 %36 to ptr
 %38 = load i64, ptr %37, align 8
 %39 = inttoptr i64 %38 to ptr
 %40 = add i64 %0, 136
 %41 = inttoptr i64 %40 to ptr
 %42 = load i64, ptr %41, align 8
 %43 = inttoptr i64 %42 to ptr
 %44 = add i64 %0, 144
 %45 = inttoptr i64 %44 to ptr
 %46 = load i64, ptr %45, align 8
 %47 = inttoptr i64 %46 to ptr
 %48 = add i64 %0, 152
 %49 = inttoptr i64 %48 to ptr
 %50 = load i64, ptr %49, align 8
 %51 = inttoptr i64 %50 to ptr
 %52 = add i64 %0, 184
 %53 = inttoptr i64 %52 to ptr
 %54 = load i64, ptr %53, align 8
 %55 = inttoptr i64 %54 to ptr
 %56 = add nsw i64 %18, -1
 %57 = tail call i64 @llvm.smin.i64(i64 %18, i64 0)
 %58 = add i64 %56, %57
 %59 = mul i64 %58, %21
 %60 = getelementptr double, ptr %22, i64 %59
 %61 = getelementptr i8, ptr %60, i64 8
 %62 = load double, ptr %61, align 8
 %63 = load double, ptr %51, align 1
 %64 = fsub nsz contract double %62, %63
 %65 = fcmp nsz contract olt double %64, 0x3D719799812DEA11
 %66 = select i1 %65, double 0x3D719799812DEA11, double %64
 %67 = fmul nsz contract double %66, 1.000000e-09
 %68 = getelementptr inbounds nuw i8, ptr %51, i64 152
 store i64 0, ptr %68, align 1
 %69 = getelementptr inbounds nuw i8, ptr %43, i64 16
 %70 = load i64, ptr %69, align 1
 %71 = getelementptr inbounds nuw i8, ptr %43, i64 8
 %72 = load i64, ptr %71, align 1
 %73 = getelementptr inbounds nuw i8, ptr %47, i64 88
 %74 = load i64, ptr %73, align 1
 %75 = inttoptr i64 %74 to ptr
 %76 = getelementptr inbounds nuw i8, ptr %55, i64 32
 %77 = load i64, ptr %76, align 1
 %78 = inttoptr i64 %77 to ptr
 %79 = getelementptr inbounds nuw i8, ptr %47, i64 128
 %80 = getelementptr inbounds nuw i8, ptr %47, i64 64
 %81 = getelementptr inbounds nuw i8, ptr %47, i64 72
 %82 = getelementptr inbounds nuw i8, ptr %47, i64 80
 %83 = getelementptr inbounds nuw i8, ptr %47, i64 24
 %84 = icmp slt i64 %70, 1
 %85 = getelementptr inbounds nuw i8, ptr %47, i64 112
 %86 = getelementptr inbounds nuw i8, ptr %43, i64 32
 %87 = shl i64 %72, 3
 %88 = sub i64 %70, %72
 %89 = icmp slt i64 %88, 1
 %90 = getelementptr inbounds nuw i8, ptr %55, i64 40
 %91 = getelementptr inbounds nuw i8, ptr %55, i64 8
 %92 = shl nuw i64 %70, 3
 %93 = sub i64 %92, %87
 br label %309
94:
 %95 = icmp eq i64 %310, 0
 br i1 %95, label %369, label %96
96:
 %97 = load i64, ptr %86, align 1
 %98 = icmp slt i64 %97, 1
 br i1 %98, label %103, label %99
99:
 %100 = load i64, ptr %85, align 1
 %101 = inttoptr i64 %100 to ptr
 %102 = shl nuw i64 %97, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %101, i8 0, i64 %102, i1 false)
 br label %103
103:
 br i1 %89, label %108, label %104
104:
 %105 = load i64, ptr %73, align 1
 %106 = add nsw i64 %105, %87
 %107 = inttoptr i64 %106 to ptr
 tail call void @llvm.memset.p0.i64(ptr align 8 %107, i8 0, i64 %93, i1 false)
 br label %108
108:
 %109 = icmp samesign ult i64 %310, 5
 br i1 %109, label %365, label %520
110:
 %111 = load i64, ptr %90, align 1
 %112 = load i64, ptr %55, align 1
 %113 = add nsw i64 %112, -1
 %114 = load i64, ptr %91, align 1
 %115 = mul nsw i64 %113, %114
 %116 = load i64, ptr %71, align 1
 %117 = add nsw i64 %115, %116
 %118 = shl nsw i64 %117, 3
 %119 = add nsw i64 %118, %111
 %120 = load i64, ptr %69, align 1
 %121 = inttoptr i64 %119 to ptr
 %122 = tail call i64 @llvm.smax.i64(i64 %120, i64 0)
 br label %123
123:
 %124 = phi i64 [ 0, %110 ], [ %127, %126 ]
 %125 = icmp eq i64 %124, %122
 br i1 %125, label %132, label %126
126:
 %127 = add nuw i64 %124, 1
 %128 = getelementptr double, ptr %121, i64 %124
 %129 = load double, ptr %128, align 8
 %130 = fsub nsz contract double %129, %129
 %131 = fcmp nsz contract ord double %130, 0.000000e+00
 br i1 %131, label %123, label %216
132:
 %133 = getelementptr inbounds nuw i8, ptr %47, i64 104
 %134 = load i64, ptr %133, align 1
 %135 = inttoptr i64 %111 to ptr
 %136 = inttoptr i64 %134 to ptr
 %137 = icmp slt i64 %72, 1
 br i1 %137, label %138, label %377
138:
 br i1 %89, label %139, label %384
139:
 %140 = getelementptr inbounds nuw i8, ptr %55, i64 56
 %141 = load i64, ptr %140, align 1
 %142 = load i64, ptr %85, align 1
 %143 = load i64, ptr %86, align 1
 %144 = inttoptr i64 %141 to ptr
 %145 = inttoptr i64 %142 to ptr
 %146 = icmp slt i64 %143, 1
 br i1 %146, label %147, label %398
147:
 %148 = getelementptr inbounds nuw i8, ptr %43, i64 152
 %149 = load i64, ptr %148, align 1
 %150 = getelementptr inbounds nuw i8, ptr %43, i64 56
 %151 = inttoptr i64 %149 to ptr
 %152 = getelementptr inbounds nuw i8, ptr %43, i64 64
 %153 = load i64, ptr %152, align 1
 %154 = getelementptr inbounds nuw i8, ptr %43, i64 160
 %155 = load i64, ptr %154, align 1
 %156 = inttoptr i64 %155 to ptr
 %157 = getelementptr inbounds nuw i8, ptr %43, i64 168
 %158 = load i64, ptr %157, align 1
 %159 = inttoptr i64 %158 to ptr
 %160 = getelementptr inbounds nuw i8, ptr %43, i64 176
 %161 = load i64, ptr %160, align 1
 %162 = inttoptr i64 %161 to ptr
 %163 = getelementptr inbounds nuw i8, ptr %43, i64 184
 %164 = load i64, ptr %163, align 1
 %165 = inttoptr i64 %164 to ptr
 %166 = getelementptr inbounds nuw i8, ptr %55, i64 112
 %167 = load i64, ptr %166, align 1
 %168 = inttoptr i64 %167 to ptr
 %169 = getelementptr inbounds nuw i8, ptr %55, i64 120
 %170 = load i64, ptr %169, align 1
 %171 = inttoptr i64 %170 to ptr
 %172 = getelementptr inbounds nuw i8, ptr %43, i64 192
 %173 = load i64, ptr %172, align 1
 %174 = inttoptr i64 %173 to ptr
 %175 = load i64, ptr %55, align 1
 %176 = icmp slt i64 %175, 1
 br i1 %176, label %206, label %177
177:
 %178 = getelementptr inbounds nuw i8, ptr %55, i64 64
 %179 = getelementptr inbounds nuw i8, ptr %43, i64 40
 %180 = getelementptr inbounds nuw i8, ptr %55, i64 72
 %181 = getelementptr inbounds nuw i8, ptr %43, i64 48
 br label %405
182:
 %183 = icmp eq i64 %407, %175
 br i1 %183, label %206, label %405
184:
 %185 = icmp eq i64 %424, %428
 br i1 %185, label %182, label %426
186:
 %187 = icmp samesign ugt i64 %451, 1
 br i1 %187, label %450, label %184
188:
 br i1 %445, label %194, label %189
189:
 %190 = icmp slt i64 %452, 0
 %191 = select i1 %190, i64 %153, i64 0
 %192 = getelementptr i64, ptr %165, i64 %452
 %193 = getelementptr i64, ptr %192, i64 %191
 br label %472
194:
 tail call void %446(ptr %168, ptr %171)
 br i1 %447, label %200, label %195
195:
 %196 = icmp slt i64 %452, 0
 %197 = select i1 %196, i64 %153, i64 0
 %198 = getelementptr i64, ptr %159, i64 %452
 %199 = getelementptr i64, ptr %198, i64 %197
 br label %486
200:
 br i1 %449, label %186, label %201
201:
 %202 = icmp slt i64 %452, 0
 %203 = select i1 %202, i64 %153, i64 0
 %204 = getelementptr i64, ptr %162, i64 %452
 %205 = getelementptr i64, ptr %204, i64 %203
 br label %498
206:
 %207 = getelementptr inbounds nuw i8, ptr %55, i64 72
 %208 = load i64, ptr %207, align 1
 %209 = getelementptr inbounds nuw i8, ptr %47, i64 120
 %210 = load i64, ptr %209, align 1
 %211 = getelementptr inbounds nuw i8, ptr %43, i64 48
 %212 = load i64, ptr %211, align 1
 %213 = inttoptr i64 %208 to ptr
 %214 = inttoptr i64 %210 to ptr
 %215 = icmp slt i64 %212, 1
 br i1 %215, label %221, label %513
216:
 %217 = icmp eq i64 %311, 5
 br i1 %217, label %218, label %309
218:
 %219 = getelementptr inbounds nuw i8, ptr %51, i64 80
 store i64 3, ptr %219, align 1
 %220 = getelementptr inbounds nuw i8, ptr %51, i64 72
 store i64 4, ptr %220, align 1
 br label %520
221:
 %222 = load double, ptr %39, align 8
 %223 = load double, ptr %51, align 1
 %224 = fcmp nsz contract oeq double %222, %223
 br i1 %224, label %225, label %296
225:
 %226 = load i64, ptr %73, align 1
 %227 = load i64, ptr %133, align 1
 %228 = getelementptr inbounds nuw i8, ptr %47, i64 184
 %229 = load i64, ptr %228, align 1
 %230 = load i64, ptr %69, align 1
 %231 = load i64, ptr %71, align 1
 %232 = getelementptr inbounds nuw i8, ptr %43, i64 344
 %233 = load i64, ptr %232, align 1
 %234 = inttoptr i64 %233 to ptr
 %235 = inttoptr i64 %226 to ptr
 %236 = inttoptr i64 %227 to ptr
 %237 = getelementptr inbounds nuw i8, ptr %51, i64 104
 %238 = load i64, ptr %237, align 1
 %239 = getelementptr inbounds nuw i8, ptr %51, i64 112
 %240 = load i64, ptr %239, align 1
 %241 = sub nsw i64 %238, %240
 %242 = getelementptr inbounds nuw i8, ptr %47, i64 216
 %243 = load i64, ptr %242, align 1
 %244 = shl nsw i64 %241, 3
 %245 = add nsw i64 %231, %230
 %246 = mul nsw i64 %244, %245
 %247 = add nsw i64 %246, %243
 %248 = inttoptr i64 %247 to ptr
 %249 = icmp slt i64 %230, 1
 br i1 %249, label %250, label %262
250:
 %251 = icmp slt i64 %231, 1
 br i1 %251, label %252, label %272
252:
 %253 = getelementptr inbounds nuw i8, ptr %47, i64 224
 %254 = load i64, ptr %253, align 1
 %255 = getelementptr inbounds nuw i8, ptr %43, i64 80
 %256 = load i64, ptr %255, align 1
 %257 = mul nsw i64 %256, %244
 %258 = add nsw i64 %257, %254
 %259 = inttoptr i64 %229 to ptr
 %260 = inttoptr i64 %258 to ptr
 %261 = icmp slt i64 %256, 1
 br i1 %261, label %293, label %286
262:
 %263 = phi i64 [ %264, %262 ], [ 0, %225 ]
 %264 = add nuw nsw i64 %263, 1
 %265 = getelementptr double, ptr %235, i64 %263
 %266 = load double, ptr %265, align 8
 %267 = getelementptr double, ptr %234, i64 %263
 %268 = load double, ptr %267, align 8
 %269 = fmul nsz contract double %266, %268
 %270 = getelementptr double, ptr %248, i64 %263
 store double %269, ptr %270, align 8
 %271 = icmp eq i64 %230, %264
 br i1 %271, label %250, label %262
272:
 %273 = phi i64 [ %274, %272 ], [ 0, %250 ]
 %274 = add nuw nsw i64 %273, 1
 %275 = getelementptr double, ptr %236, i64 %273
 %276 = load double, ptr %275, align 8
 %277 = add i64 %273, %230
 %278 = getelementptr double, ptr %234, i64 %273
 %279 = load double, ptr %278, align 8
 %280 = fmul nsz contract double %276, %279
 %281 = icmp slt i64 %277, 0
 %282 = select i1 %281, i64 %245, i64 0
 %283 = getelementptr double, ptr %248, i64 %277
 %284 = getelementptr double, ptr %283, i64 %282
 store double %280, ptr %284, align 8
 %285 = icmp eq i64 %231, %274
 br i1 %285, label %252, label %272
286:
 %287 = phi i64 [ %288, %286 ], [ 0, %252 ]
 %288 = add nuw nsw i64 %287, 1
 %289 = getelementptr double, ptr %259, i64 %287
 %290 = load double, ptr %289, align 8
 %291 = getelementptr double, ptr %260, i64 %287
 store double %290, ptr %291, align 8
 %292 = icmp eq i64 %256, %288
 br i1 %292, label %293, label %286
293:
 %294 = load i64, ptr %237, align 1
 %295 = add nsw i64 %294, 1
 store i64 %295, ptr %237, align 1
 br label %296
296:
 %297 = fcmp nsz contract ugt double %64, 0.000000e+00
 br i1 %297, label %300, label %298
298:
 %299 = getelementptr inbounds nuw i8, ptr %51, i64 72
 store i64 1, ptr %299, align 1
 br label %300
300:
 %301 = fcmp nsz contract ogt double %9, 0.000000e+00
 br i1 %301, label %306, label %302
302:
 %303 = fmul nsz contract double %64, 0x3EB0C6F7A0B5ED8D
 %304 = fcmp nsz contract olt double %12, %303
 %305 = select i1 %304, double %12, double %303
 br label %306
306:
 %307 = phi double [ %305, %302 ], [ %9, %300 ]
 %308 = getelementptr inbounds nuw i8, ptr %51, i64 8
 store double %307, ptr %308, align 1
 br label %520
309:
 %310 = phi i64 [ 0, %2 ], [ %311, %216 ]
 %311 = add nuw nsw i64 %310, 1
 %312 = load i64, ptr %73, align 1
 %313 = load i64, ptr %69, align 1
 %314 = inttoptr i64 %312 to ptr
 %315 = load i64, ptr %79, align 1
 %316 = inttoptr i64 %315 to ptr
 %317 = load i64, ptr %80, align 1
 %318 = inttoptr i64 %317 to ptr
 %319 = load i64, ptr %81, align 1
 %320 = inttoptr i64 %319 to ptr
 %321 = load i64, ptr %82, align 1
 %322 = load i64, ptr %83, align 1
 %323 = inttoptr i64 %321 to ptr
 %324 = icmp slt i64 %313, 1
 br i1 %324, label %361, label %325
325:
 %326 = phi i64 [ %327, %325 ], [ 0, %309 ]
 %327 = add nuw nsw i64 %326, 1
 %328 = getelementptr double, ptr %314, i64 %326
 %329 = load double, ptr %328, align 8
 %330 = tail call nsz contract double @llvm.fabs.f64(double %329)
 %331 = getelementptr i64, ptr %320, i64 %326
 %332 = load i64, ptr %331, align 8
 %333 = icmp slt i64 %332, 0
 %334 = select i1 %333, i64 %322, i64 0
 %335 = getelementptr double, ptr %323, i64 %332
 %336 = getelementptr double, ptr %335, i64 %334
 %337 = load double, ptr %336, align 8
 %338 = fcmp nsz contract ogt double %330, %337
 %339 = select i1 %338, double %330, double %337
 store double %339, ptr %336, align 8
 %340 = getelementptr double, ptr %318, i64 %326
 %341 = load double, ptr %340, align 8
 %342 = fmul nsz contract double %6, %330
 %343 = fadd nsz contract double %342, %341
 %344 = getelementptr double, ptr %316, i64 %326
 store double %343, ptr %344, align 8
 %345 = icmp eq i64 %313, %327
 br i1 %345, label %346, label %325
346:
 %347 = phi i64 [ %348, %346 ], [ 0, %325 ]
 %348 = add nuw nsw i64 %347, 1
 %349 = getelementptr double, ptr %316, i64 %347
 %350 = load double, ptr %349, align 8
 %351 = getelementptr i64, ptr %320, i64 %347
 %352 = load i64, ptr %351, align 8
 %353 = icmp slt i64 %352, 0
 %354 = select i1 %353, i64 %322, i64 0
 %355 = getelementptr double, ptr %323, i64 %352
 %356 = getelementptr double, ptr %355, i64 %354
 %357 = load double, ptr %356, align 8
 %358 = fmul nsz contract double %357, 0x3D06849B86A12B9B
 %359 = fadd nsz contract double %350, %358
 store double %359, ptr %349, align 8
 %360 = icmp eq i64 %313, %348
 br i1 %360, label %361, label %346
361:
 br i1 %84, label %94, label %362
362:
 %363 = load i64, ptr %76, align 1
 %364 = inttoptr i64 %363 to ptr
 tail call void @llvm.memset.p0.i64(ptr align 8 %364, i8 0, i64 %92, i1 false)
 br label %94
365:
 %366 = getelementptr double, ptr @switch.table.advance, i64 %310
 %367 = getelementptr i8, ptr %366, i64 -8
 %368 = load double, ptr %367, align 8
 br label %369
369:
 %370 = phi double [ %368, %365 ], [ 1.000000e+00, %94 ]
 %371 = fmul nsz contract double %67, %370
 %372 = add nuw nsw i64 %310, 200
 %373 = load double, ptr %51, align 1
 %374 = load i64, ptr %73, align 1
 store i8 0, ptr %3, align 1
 call fastcc void @f0(ptr %3, ptr %43, ptr readonly %55, ptr readonly %22, i64 %18, i64 %21, ptr readonly %35, i64 %28, i64 %31, i64 %34, ptr readonly %47, ptr %51, i64 %374, double %373, double %371, double 1.000000e+00, i64 %372)
 %375 = load i8, ptr %3, align 1
 %376 = icmp eq i8 %375, 0
 br i1 %376, label %216, label %110
377:
 %378 = phi i64 [ %379, %377 ], [ 0, %132 ]
 %379 = add nuw nsw i64 %378, 1
 %380 = getelementptr double, ptr %135, i64 %378
 %381 = load double, ptr %380, align 8
 %382 = getelementptr double, ptr %136, i64 %378
 store double %381, ptr %382, align 8
 %383 = icmp eq i64 %72, %379
 br i1 %383, label %138, label %377
384:
 %385 = phi i64 [ %387, %384 ], [ %88, %138 ]
 %386 = phi i64 [ %388, %384 ], [ %72, %138 ]
 %387 = add nsw i64 %385, -1
 %388 = add i64 %386, 1
 %389 = icmp slt i64 %386, 0
 %390 = select i1 %389, i64 %70, i64 0
 %391 = add i64 %390, %386
 %392 = getelementptr double, ptr %75, i64 %391
 %393 = load double, ptr %392, align 8
 %394 = getelementptr double, ptr %78, i64 %391
 %395 = load double, ptr %394, align 8
 %396 = fadd nsz contract double %393, %395
 store double %396, ptr %392, align 8
 %397 = icmp samesign ugt i64 %385, 1
 br i1 %397, label %384, label %139
398:
 %399 = phi i64 [ %400, %398 ], [ 0, %139 ]
 %400 = add nuw nsw i64 %399, 1
 %401 = getelementptr double, ptr %144, i64 %399
 %402 = load double, ptr %401, align 8
 %403 = getelementptr double, ptr %145, i64 %399
 store double %402, ptr %403, align 8
 %404 = icmp eq i64 %143, %400
 br i1 %404, label %147, label %398
405:
 %406 = phi i64 [ 0, %177 ], [ %407, %182 ]
 %407 = add nuw nsw i64 %406, 1
 %408 = shl nsw i64 %406, 3
 %409 = load i64, ptr %140, align 1
 %410 = load i64, ptr %86, align 1
 %411 = mul nsw i64 %410, %408
 %412 = add nsw i64 %411, %409
 %413 = inttoptr i64 %412 to ptr
 %414 = load i64, ptr %178, align 1
 %415 = load i64, ptr %179, align 1
 %416 = mul nsw i64 %415, %408
 %417 = add nsw i64 %416, %414
 %418 = inttoptr i64 %417 to ptr
 %419 = load i64, ptr %180, align 1
 %420 = load i64, ptr %181, align 1
 %421 = mul nsw i64 %420, %408
 %422 = add nsw i64 %421, %419
 %423 = inttoptr i64 %422 to ptr
 %424 = load i64, ptr %150, align 1
 %425 = icmp slt i64 %424, 1
 br i1 %425, label %182, label %426
426:
 %427 = phi i64 [ %428, %184 ], [ 0, %405 ]
 %428 = add nuw nsw i64 %427, 1
 %429 = mul i64 %427, 48
 %430 = getelementptr i8, ptr %151, i64 %429
 %431 = getelementptr i8, ptr %430, i64 8
 %432 = load i64, ptr %431, align 8
 %433 = getelementptr i8, ptr %430, i64 24
 %434 = load i64, ptr %433, align 8
 %435 = getelementptr i8, ptr %430, i64 40
 %436 = load i64, ptr %435, align 8
 %437 = icmp slt i64 %436, 1
 br i1 %437, label %184, label %438
438:
 %439 = getelementptr i8, ptr %430, i64 32
 %440 = load i64, ptr %439, align 8
 %441 = getelementptr i8, ptr %430, i64 16
 %442 = load i64, ptr %441, align 8
 %443 = load i64, ptr %430, align 8
 %444 = icmp slt i64 %432, 1
 %445 = icmp slt i64 %442, 1
 %446 = inttoptr i64 %443 to ptr
 %447 = icmp slt i64 %434, 1
 %448 = mul i64 %434, %432
 %449 = icmp slt i64 %448, 1
 br label %450
450:
 %451 = phi i64 [ %436, %438 ], [ %453, %186 ]
 %452 = phi i64 [ %440, %438 ], [ %454, %186 ]
 %453 = add nsw i64 %451, -1
 %454 = add i64 %452, 1
 br i1 %444, label %188, label %455
455:
 %456 = icmp slt i64 %452, 0
 %457 = select i1 %456, i64 %153, i64 0
 %458 = getelementptr i64, ptr %156, i64 %452
 %459 = getelementptr i64, ptr %458, i64 %457
 br label %460
460:
 %461 = phi i64 [ 0, %455 ], [ %462, %460 ]
 %462 = add nuw nsw i64 %461, 1
 %463 = load i64, ptr %459, align 8
 %464 = add nsw i64 %463, %461
 %465 = icmp slt i64 %464, 0
 %466 = select i1 %465, i64 %410, i64 0
 %467 = getelementptr double, ptr %413, i64 %464
 %468 = getelementptr double, ptr %467, i64 %466
 %469 = load double, ptr %468, align 8
 %470 = getelementptr double, ptr %168, i64 %461
 store double %469, ptr %470, align 8
 %471 = icmp eq i64 %432, %462
 br i1 %471, label %188, label %460
472:
 %473 = phi i64 [ 0, %189 ], [ %474, %472 ]
 %474 = add nuw nsw i64 %473, 1
 %475 = load i64, ptr %193, align 8
 %476 = add nsw i64 %475, %473
 %477 = lshr i64 %476, 63
 %478 = getelementptr double, ptr %174, i64 %476
 %479 = getelementptr double, ptr %478, i64 %477
 %480 = load double, ptr %479, align 8
 %481 = add nsw i64 %473, %432
 %482 = lshr i64 %481, 63
 %483 = getelementptr double, ptr %168, i64 %481
 %484 = getelementptr double, ptr %483, i64 %482
 store double %480, ptr %484, align 8
 %485 = icmp eq i64 %442, %474
 br i1 %485, label %194, label %472
486:
 %487 = phi i64 [ 0, %195 ], [ %488, %486 ]
 %488 = add nuw nsw i64 %487, 1
 %489 = getelementptr double, ptr %171, i64 %487
 %490 = load double, ptr %489, align 8
 %491 = load i64, ptr %199, align 8
 %492 = add nsw i64 %491, %487
 %493 = icmp slt i64 %492, 0
 %494 = select i1 %493, i64 %415, i64 0
 %495 = getelementptr double, ptr %418, i64 %492
 %496 = getelementptr double, ptr %495, i64 %494
 store double %490, ptr %496, align 8
 %497 = icmp eq i64 %434, %488
 br i1 %497, label %200, label %486
498:
 %499 = phi i64 [ 0, %201 ], [ %500, %498 ]
 %500 = add nuw nsw i64 %499, 1
 %501 = add nsw i64 %499, %434
 %502 = lshr i64 %501, 63
 %503 = getelementptr double, ptr %171, i64 %501
 %504 = getelementptr double, ptr %503, i64 %502
 %505 = load double, ptr %504, align 8
 %506 = load i64, ptr %205, align 8
 %507 = add nsw i64 %506, %499
 %508 = icmp slt i64 %507, 0
 %509 = select i1 %508, i64 %420, i64 0
 %510 = getelementptr double, ptr %423, i64 %507
 %511 = getelementptr double, ptr %510, i64 %509
 store double %505, ptr %511, align 8
 %512 = icmp eq i64 %448, %500
 br i1 %512, label %186, label %498
513:
 %514 = phi i64 [ %515, %513 ], [ 0, %206 ]
 %515 = add nuw nsw i64 %514, 1
 %516 = getelementptr double, ptr %213, i64 %514
 %517 = load double, ptr %516, align 8
 %518 = getelementptr double, ptr %214, i64 %514
 store double %517, ptr %518, align 8
 %519 = icmp eq i64 %212, %515
 br i1 %519, label %221, label %513
520:
 ret i64 0
}
define i64 @advance(i64 %0, i64 %1) {
 %3 = alloca i8, align 1
 %4 = alloca i8, align 1
 %5 = alloca ptr, align 8
 %6 = alloca i8, align 1
 %7 = alloca i8, align 1
 %8 = inttoptr i64 %0 to ptr
 %9 = load double, ptr %8, align 8
 %10 = add i64 %0, 8
 %11 = inttoptr i64 %10 to ptr
 %12 = load double, ptr %11, align 8
 %13 = add i64 %0, 16
 %14 = inttoptr i64 %13 to ptr
 %15 = load double, ptr %14, align 8
 %16 = add i64 %0, 24
 %17 = inttoptr i64 %16 to ptr
 %18 = load double, ptr %17, align 8
 %19 = add i64 %0, 32
 %20 = inttoptr i64 %19 to ptr
 %21 = load double, ptr %20, align 8
 %22 = add i64 %0, 40
 %23 = inttoptr i64 %22 to ptr
 %24 = load double, ptr %23, align 8
 %25 = add i64 %0, 48
 %26 = inttoptr i64 %25 to ptr
 %27 = load double, ptr %26, align 8
 %28 = add i64 %0, 56
 %29 = inttoptr i64 %28 to ptr
 %30 = load i64, ptr %29, align 8
 %31 = add i64 %0, 64
 %32 = inttoptr i64 %31 to ptr
 %33 = load i64, ptr %32, align 8
 %34 = add i64 %0, 72
 %35 = inttoptr i64 %34 to ptr
 %36 = load i64, ptr %35, align 8
 %37 = add i64 %0, 80
 %38 = inttoptr i64 %37 to ptr
 %39 = load i64, ptr %38, align 8
 %40 = inttoptr i64 %33 to ptr
 %41 = add i64 %0, 88
 %42 = inttoptr i64 %41 to ptr
 %43 = load i64, ptr %42, align 8
 %44 = add i64 %0, 96
 %45 = inttoptr i64 %44 to ptr
 %46 = load i64, ptr %45, align 8
 %47 = add i64 %0, 104
 %48 = inttoptr i64 %47 to ptr
 %49 = load i64, ptr %48, align 8
 %50 = add i64 %0, 112
 %51 = inttoptr i64 %50 to ptr
 %52 = load i64, ptr %51, align 8
 %53 = inttoptr i64 %43 to ptr
 %54 = add i64 %0, 120
 %55 = inttoptr i64 %54 to ptr
 %56 = load i64, ptr %55, align 8
 %57 = add i64 %0, 128
 %58 = inttoptr i64 %57 to ptr
 %59 = load i64, ptr %58, align 8
 %60 = inttoptr i64 %56 to ptr
 %61 = add i64 %0, 136
 %62 = inttoptr i64 %61 to ptr
 %63 = load i64, ptr %62, align 8
 %64 = inttoptr i64 %63 to ptr
 %65 = add i64 %0, 144
 %66 = inttoptr i64 %65 to ptr
 %67 = load i64, ptr %66, align 8
 %68 = inttoptr i64 %67 to ptr
 %69 = add i64 %0, 152
 %70 = inttoptr i64 %69 to ptr
 %71 = load i64, ptr %70, align 8
 %72 = inttoptr i64 %71 to ptr
 %73 = add i64 %0, 160
 %74 = inttoptr i64 %73 to ptr
 %75 = load i64, ptr %74, align 8
 %76 = inttoptr i64 %75 to ptr
 %77 = add i64 %0, 168
 %78 = inttoptr i64 %77 to ptr
 %79 = load i64, ptr %78, align 8
 %80 = inttoptr i64 %79 to ptr
 %81 = add i64 %0, 176
 %82 = inttoptr i64 %81 to ptr
 %83 = load i64, ptr %82, align 8
 %84 = inttoptr i64 %83 to ptr
 %85 = add i64 %0, 184
 %86 = inttoptr i64 %85 to ptr
 %87 = load i64, ptr %86, align 8
 %88 = inttoptr i64 %87 to ptr
 store i8 0, ptr %7, align 1
 %89 = add nsw i64 %36, -1
 %90 = tail call i64 @llvm.smin.i64(i64 %36, i64 0)
 %91 = add i64 %89, %90
 %92 = mul i64 %91, %39
 %93 = getelementptr double, ptr %40, i64 %92
 %94 = getelementptr i8, ptr %93, i64 8
 %95 = icmp slt i64 %1, 1
 br i1 %95, label %2916, label %96
96:
 %97 = load double, ptr %94, align 8
 %98 = load double, ptr %72, align 1
 %99 = fsub nsz contract double %97, %98
 %100 = fcmp nsz contract olt double %99, 0x3D719799812DEA11
 %101 = select i1 %100, double 0x3D719799812DEA11, double %99
 %102 = fmul nsz contract double %101, 1.000000e-09
 %103 = getelementptr inbounds nuw i8, ptr %72, i64 152
 %104 = getelementptr inbounds nuw i8, ptr %72, i64 8
 %105 = getelementptr inbounds nuw i8, ptr %68, i64 144
 %106 = getelementptr inbounds nuw i8, ptr %72, i64 72
 %107 = getelementptr inbounds nuw i8, ptr %72, i64 128
 %108 = getelementptr inbounds nuw i8, ptr %72, i64 136
 %109 = fcmp nsz contract ogt double %24, 0.000000e+00
 %110 = getelementptr inbounds nuw i8, ptr %72, i64 96
 %111 = getelementptr inbounds nuw i8, ptr %72, i64 32
 %112 = getelementptr inbounds nuw i8, ptr %72, i64 24
 %113 = getelementptr inbounds nuw i8, ptr %72, i64 16
 %114 = getelementptr inbounds nuw i8, ptr %72, i64 176
 %115 = fmul nsz contract double %24, 0x3EB0C6F7A0B5ED8D
 %116 = getelementptr inbounds nuw i8, ptr %72, i64 184
 %117 = getelementptr inbounds nuw i8, ptr %72, i64 192
 %118 = fmul nsz contract double %24, 1.000000e-09
 %119 = getelementptr inbounds nuw i8, ptr %72, i64 120
 %120 = getelementptr inbounds nuw i8, ptr %64, i64 16
 %121 = getelementptr inbounds nuw i8, ptr %64, i64 8
 %122 = getelementptr inbounds nuw i8, ptr %64, i64 80
 %123 = getelementptr inbounds nuw i8, ptr %68, i64 88
 %124 = getelementptr inbounds nuw i8, ptr %68, i64 128
 %125 = getelementptr inbounds nuw i8, ptr %68, i64 64
 %126 = getelementptr inbounds nuw i8, ptr %68, i64 72
 %127 = getelementptr inbounds nuw i8, ptr %68, i64 80
 %128 = getelementptr inbounds nuw i8, ptr %68, i64 24
 %129 = getelementptr inbounds nuw i8, ptr %76, i64 32
 %130 = getelementptr inbounds nuw i8, ptr %68, i64 136
 %131 = getelementptr inbounds nuw i8, ptr %68, i64 160
 %132 = getelementptr inbounds nuw i8, ptr %68, i64 32
 %133 = getelementptr inbounds nuw i8, ptr %68, i64 152
 %134 = getelementptr inbounds nuw i8, ptr %72, i64 80
 %135 = getelementptr inbounds nuw i8, ptr %76, i64 40
 %136 = getelementptr inbounds nuw i8, ptr %76, i64 8
 %137 = getelementptr inbounds nuw i8, ptr %72, i64 88
 %138 = getelementptr inbounds nuw i8, ptr %68, i64 96
 %139 = getelementptr inbounds nuw i8, ptr %68, i64 48
 %140 = getelementptr inbounds nuw i8, ptr %68, i64 104
 %141 = getelementptr inbounds nuw i8, ptr %84, i64 40
 %142 = getelementptr inbounds nuw i8, ptr %84, i64 8
 %143 = getelementptr inbounds nuw i8, ptr %76, i64 56
 %144 = getelementptr inbounds nuw i8, ptr %64, i64 32
 %145 = getelementptr inbounds nuw i8, ptr %84, i64 56
 %146 = getelementptr inbounds nuw i8, ptr %64, i64 152
 %147 = getelementptr inbounds nuw i8, ptr %64, i64 56
 %148 = getelementptr inbounds nuw i8, ptr %64, i64 64
 %149 = getelementptr inbounds nuw i8, ptr %64, i64 160
 %150 = getelementptr inbounds nuw i8, ptr %64, i64 168
 %151 = getelementptr inbounds nuw i8, ptr %64, i64 176
 %152 = getelementptr inbounds nuw i8, ptr %64, i64 184
 %153 = getelementptr inbounds nuw i8, ptr %84, i64 112
 %154 = getelementptr inbounds nuw i8, ptr %84, i64 120
 %155 = getelementptr inbounds nuw i8, ptr %64, i64 192
 %156 = getelementptr inbounds nuw i8, ptr %84, i64 64
 %157 = getelementptr inbounds nuw i8, ptr %64, i64 40
 %158 = getelementptr inbounds nuw i8, ptr %84, i64 72
 %159 = getelementptr inbounds nuw i8, ptr %64, i64 48
 %160 = getelementptr inbounds nuw i8, ptr %64, i64 376
 %161 = getelementptr inbounds nuw i8, ptr %84, i64 88
 %162 = getelementptr inbounds nuw i8, ptr %84, i64 16
 %163 = getelementptr inbounds nuw i8, ptr %64, i64 224
 %164 = getelementptr inbounds nuw i8, ptr %64, i64 216
 %165 = getelementptr inbounds nuw i8, ptr %64, i64 232
 %166 = getelementptr inbounds nuw i8, ptr %64, i64 88
 %167 = getelementptr inbounds nuw i8, ptr %64, i64 240
 %168 = getelementptr inbounds nuw i8, ptr %64, i64 248
 %169 = getelementptr inbounds nuw i8, ptr %64, i64 256
 %170 = getelementptr inbounds nuw i8, ptr %64, i64 96
 %171 = getelementptr inbounds nuw i8, ptr %64, i64 264
 %172 = getelementptr inbounds nuw i8, ptr %64, i64 272
 %173 = getelementptr inbounds nuw i8, ptr %84, i64 48
 %174 = getelementptr inbounds nuw i8, ptr %64, i64 128
 %175 = getelementptr inbounds nuw i8, ptr %64, i64 136
 %176 = getelementptr inbounds nuw i8, ptr %64, i64 144
 %177 = getelementptr inbounds nuw i8, ptr %64, i64 24
 %178 = getelementptr inbounds nuw i8, ptr %84, i64 80
 %179 = getelementptr inbounds nuw i8, ptr %64, i64 104
 %180 = getelementptr inbounds nuw i8, ptr %64, i64 112
 %181 = getelementptr inbounds nuw i8, ptr %64, i64 120
 %182 = getelementptr inbounds nuw i8, ptr %84, i64 104
 %183 = getelementptr inbounds nuw i8, ptr %84, i64 96
 %184 = getelementptr inbounds nuw i8, ptr %64, i64 360
 %185 = getelementptr inbounds nuw i8, ptr %64, i64 368
 %186 = fcmp nsz contract ugt double %24, 0.000000e+00
 %187 = fneg nsz contract double %12
 %188 = getelementptr inbounds nuw i8, ptr %68, i64 168
 %189 = getelementptr inbounds nuw i8, ptr %68, i64 40
 %190 = getelementptr inbounds nuw i8, ptr %68, i64 184
 %191 = getelementptr inbounds nuw i8, ptr %64, i64 72
 %192 = getelementptr inbounds nuw i8, ptr %64, i64 280
 %193 = getelementptr inbounds nuw i8, ptr %64, i64 288
 %194 = getelementptr inbounds nuw i8, ptr %64, i64 296
 %195 = getelementptr inbounds nuw i8, ptr %76, i64 128
 %196 = getelementptr inbounds nuw i8, ptr %64, i64 304
 %197 = getelementptr inbounds nuw i8, ptr %64, i64 312
 %198 = getelementptr inbounds nuw i8, ptr %64, i64 320
 %199 = getelementptr inbounds nuw i8, ptr %76, i64 136
 %200 = getelementptr inbounds nuw i8, ptr %64, i64 328
 %201 = getelementptr inbounds nuw i8, ptr %64, i64 336
 %202 = getelementptr inbounds nuw i8, ptr %72, i64 104
 %203 = getelementptr inbounds nuw i8, ptr %68, i64 120
 %204 = getelementptr inbounds nuw i8, ptr %76, i64 72
 %205 = getelementptr inbounds nuw i8, ptr %80, i64 32
 %206 = getelementptr inbounds nuw i8, ptr %68, i64 192
 %207 = getelementptr inbounds nuw i8, ptr %68, i64 208
 %208 = getelementptr inbounds nuw i8, ptr %68, i64 176
 %209 = getelementptr inbounds nuw i8, ptr %80, i64 40
 %210 = getelementptr inbounds nuw i8, ptr %80, i64 8
 %211 = getelementptr inbounds nuw i8, ptr %80, i64 128
 %212 = getelementptr inbounds nuw i8, ptr %80, i64 136
 %213 = getelementptr inbounds nuw i8, ptr %64, i64 344
 %214 = getelementptr inbounds nuw i8, ptr %72, i64 112
 %215 = getelementptr inbounds nuw i8, ptr %68, i64 216
 %216 = getelementptr inbounds nuw i8, ptr %68, i64 224
 %217 = getelementptr inbounds nuw i8, ptr %68, i64 56
 %218 = getelementptr inbounds nuw i8, ptr %68, i64 200
 %219 = getelementptr inbounds nuw i8, ptr %72, i64 48
 %220 = getelementptr inbounds nuw i8, ptr %68, i64 112
 %221 = getelementptr inbounds nuw i8, ptr %72, i64 40
 %222 = fsub nsz contract double 8.000000e-03, %12
 %223 = getelementptr inbounds nuw i8, ptr %88, i64 32
 %224 = getelementptr inbounds nuw i8, ptr %88, i64 40
 %225 = getelementptr inbounds nuw i8, ptr %88, i64 8
 %226 = getelementptr inbounds nuw i8, ptr %88, i64 56
 %227 = getelementptr inbounds nuw i8, ptr %88, i64 112
 %228 = getelementptr inbounds nuw i8, ptr %88, i64 120
 %229 = getelementptr inbounds nuw i8, ptr %88, i64 64
 %230 = getelementptr inbounds nuw i8, ptr %88, i64 72
 br label %2691
231:
 %232 = load double, ptr %104, align 1
 %233 = fmul nsz contract double %232, 0x3EB0C6F7A0B5ED8D
 %234 = load i64, ptr %105, align 1
 %235 = inttoptr i64 %234 to ptr
 store double 0.000000e+00, ptr %235, align 8
 br label %2569
236:
 %237 = load i64, ptr %106, align 1
 %238 = icmp eq i64 %237, 0
 br i1 %238, label %239, label %2916
239:
 %240 = load i64, ptr %107, align 1
 %241 = load i64, ptr %108, align 1
 %242 = add nsw i64 %241, %240
 %243 = icmp slt i64 %242, %30
 br i1 %243, label %244, label %2914
244:
 %245 = load i64, ptr %110, align 1
 %246 = icmp slt i64 %245, 0
 %247 = select i1 %246, i64 %36, i64 0
 %248 = add i64 %247, %245
 %249 = mul i64 %248, %39
 %250 = getelementptr double, ptr %40, i64 %249
 %251 = getelementptr i8, ptr %250, i64 8
 %252 = load double, ptr %251, align 8
 %253 = load double, ptr %111, align 1
 %254 = fcmp nsz contract olt double %253, %252
 %255 = select i1 %254, double %253, double %252
 br i1 %109, label %256, label %296
256:
 %257 = load double, ptr %40, align 8
 %258 = load i64, ptr %114, align 1
 %259 = add nsw i64 %258, 1
 %260 = sitofp i64 %259 to double
 %261 = fmul nsz contract double %24, %260
 %262 = fadd nsz contract double %257, %261
 %263 = fsub nsz contract double %255, %115
 %264 = fcmp nsz contract ogt double %262, %263
 br i1 %264, label %265, label %277
265:
 %266 = fadd nsz contract double %115, %255
 %267 = fcmp nsz contract ogt double %262, %266
 br i1 %267, label %268, label %277
268:
 %269 = load double, ptr %94, align 8
 %270 = fcmp nsz contract olt double %255, %269
 br i1 %270, label %271, label %277
271:
 %272 = load i64, ptr %116, align 1
 %273 = icmp eq i64 %272, %259
 br i1 %273, label %277, label %274
274:
 store i64 %259, ptr %116, align 1
 %275 = load i64, ptr %117, align 1
 %276 = add nsw i64 %275, 1
 store i64 %276, ptr %117, align 1
 br label %277
277:
 %278 = phi double [ %262, %256 ], [ %255, %265 ], [ %255, %268 ], [ %255, %271 ], [ %255, %274 ]
 %279 = load double, ptr %72, align 1
 %280 = fsub nsz contract double %278, %279
 %281 = load double, ptr %104, align 1
 %282 = fmul nsz contract double %280, 0x3FEFFFFDE7210BE9
 %283 = fcmp nsz contract olt double %281, %282
 br i1 %283, label %284, label %290
284:
 %285 = fmul nsz contract double %281, 2.000000e+00
 %286 = fcmp nsz contract ult double %280, %285
 %287 = fmul nsz contract double %280, 5.000000e-01
 %288 = select i1 %286, double %287, double %281
 %289 = fadd nsz contract double %279, %288
 br label %313
290:
 %291 = fsub nsz contract double %280, %24
 %292 = tail call nsz contract double @llvm.fabs.f64(double %291)
 %293 = fcmp nsz contract ugt double %292, %118
 %294 = select i1 %293, double %280, double %24
 store double %278, ptr %112, align 1
 %295 = load double, ptr %251, align 8
 store double %294, ptr %113, align 1
 br i1 %264, label %347, label %318
296:
 %297 = load double, ptr %104, align 1
 %298 = getelementptr i8, ptr %250, i64 32
 %299 = load double, ptr %298, align 8
 %300 = fcmp nsz contract olt double %299, %297
 %301 = select i1 %300, double %299, double %297
 %302 = load double, ptr %72, align 1
 %303 = fsub nsz contract double %255, %302
 %304 = fmul nsz contract double %301, 1.010000e+00
 %305 = fcmp nsz contract ugt double %303, %304
 br i1 %305, label %307, label %306
306:
 store double %255, ptr %112, align 1
 store double %303, ptr %113, align 1
 br label %347
307:
 %308 = fmul nsz contract double %301, 2.000000e+00
 %309 = fcmp nsz contract olt double %303, %308
 %310 = fmul nsz contract double %303, 5.000000e-01
 %311 = select i1 %309, double %310, double %301
 %312 = fadd nsz contract double %302, %311
 br label %313
313:
 %314 = phi double [ %312, %307 ], [ %289, %284 ]
 %315 = phi double [ %311, %307 ], [ %288, %284 ]
 %316 = phi double [ %302, %307 ], [ %279, %284 ]
 store double %314, ptr %112, align 1
 %317 = load double, ptr %251, align 8
 store double %315, ptr %113, align 1
 br label %318
318:
 %319 = phi double [ %295, %290 ], [ %317, %313 ]
 %320 = phi double [ %294, %290 ], [ %315, %313 ]
 %321 = phi double [ %279, %290 ], [ %316, %313 ]
 %322 = phi double [ %278, %290 ], [ %314, %313 ]
 %323 = tail call nsz contract double @llvm.fabs.f64(double %321)
 %324 = fcmp nsz contract olt double %323, 0x16687E92154EF7AC
 br i1 %324, label %325, label %333
325:
 %326 = fmul nsz contract double %323, 0x4670000000000000
 %327 = fmul nsz contract double %326, 0x3CA0000000000001
 %328 = fadd nsz contract double %326, %327
 %329 = fsub nsz contract double %328, %326
 %330 = fmul nsz contract double %329, 0x3970000000000000
 %331 = fcmp nsz contract olt double %330, 4.940660e-324
 %332 = select i1 %331, double 4.940660e-324, double %330
 br label %337
333:
 %334 = fmul nsz contract double %323, 0x3CA0000000000001
 %335 = fadd nsz contract double %323, %334
 %336 = fsub nsz contract double %335, %323
 br label %337
337:
 %338 = phi double [ %336, %333 ], [ %332, %325 ]
 %339 = fmul nsz contract double %338, 1.600000e+01
 %340 = load double, ptr %40, align 8
 %341 = fsub nsz contract double %319, %340
 %342 = tail call nsz contract double @llvm.fabs.f64(double %341)
 %343 = fmul nsz contract double %342, 1.000000e-30
 %344 = fcmp nsz contract ogt double %343, %339
 %345 = select i1 %344, double %343, double %339
 %346 = fcmp nsz contract ugt double %320, %345
 br i1 %346, label %347, label %2914
347:
 %348 = phi i1 [ false, %290 ], [ true, %337 ], [ false, %306 ]
 %349 = phi double [ %294, %290 ], [ %320, %337 ], [ %303, %306 ]
 %350 = phi double [ %278, %290 ], [ %322, %337 ], [ %255, %306 ]
 %351 = tail call nsz contract double @llvm.fabs.f64(double %350)
 %352 = fcmp nsz contract olt double %351, 0x16687E92154EF7AC
 br i1 %352, label %353, label %361
353:
 %354 = fmul nsz contract double %351, 0x4670000000000000
 %355 = fmul nsz contract double %354, 0x3CA0000000000001
 %356 = fadd nsz contract double %354, %355
 %357 = fsub nsz contract double %356, %354
 %358 = fmul nsz contract double %357, 0x3970000000000000
 %359 = fcmp nsz contract olt double %358, 4.940660e-324
 %360 = select i1 %359, double 4.940660e-324, double %358
 br label %365
361:
 %362 = fmul nsz contract double %351, 0x3CA0000000000001
 %363 = fadd nsz contract double %351, %362
 %364 = fsub nsz contract double %363, %351
 br label %365
365:
 %366 = phi double [ %364, %361 ], [ %360, %353 ]
 %367 = load i64, ptr %119, align 1
 %368 = icmp slt i64 %367, %59
 br i1 %368, label %369, label %378
369:
 %370 = fmul nsz contract double %366, 2.000000e+00
 %371 = icmp slt i64 %367, 0
 %372 = select i1 %371, i64 %59, i64 0
 %373 = getelementptr double, ptr %60, i64 %367
 %374 = getelementptr double, ptr %373, i64 %372
 %375 = load double, ptr %374, align 8
 %376 = fadd nsz contract double %350, %370
 %377 = fcmp nsz contract ugt double %375, %376
 br i1 %377, label %378, label %2914
378:
 %379 = fcmp nsz contract oeq double %349, 0.000000e+00
 br i1 %379, label %2916, label %380
380:
 store i8 0, ptr %6, align 1
 %381 = load i64, ptr %76, align 1
 %382 = load i64, ptr %120, align 1
 %383 = load i64, ptr %121, align 1
 %384 = load i64, ptr %122, align 1
 %385 = load i64, ptr %123, align 1
 %386 = inttoptr i64 %385 to ptr
 %387 = load i64, ptr %124, align 1
 %388 = inttoptr i64 %387 to ptr
 %389 = load i64, ptr %125, align 1
 %390 = inttoptr i64 %389 to ptr
 %391 = load i64, ptr %126, align 1
 %392 = inttoptr i64 %391 to ptr
 %393 = load i64, ptr %127, align 1
 %394 = load i64, ptr %128, align 1
 %395 = inttoptr i64 %393 to ptr
 %396 = icmp sgt i64 %382, 0
 br i1 %396, label %397, label %438
397:
 %398 = phi i64 [ %399, %397 ], [ 0, %380 ]
 %399 = add nuw nsw i64 %398, 1
 %400 = getelementptr double, ptr %386, i64 %398
 %401 = load double, ptr %400, align 8
 %402 = tail call nsz contract double @llvm.fabs.f64(double %401)
 %403 = getelementptr i64, ptr %392, i64 %398
 %404 = load i64, ptr %403, align 8
 %405 = icmp slt i64 %404, 0
 %406 = select i1 %405, i64 %394, i64 0
 %407 = getelementptr double, ptr %395, i64 %404
 %408 = getelementptr double, ptr %407, i64 %406
 %409 = load double, ptr %408, align 8
 %410 = fcmp nsz contract ogt double %402, %409
 %411 = select i1 %410, double %402, double %409
 store double %411, ptr %408, align 8
 %412 = getelementptr double, ptr %390, i64 %398
 %413 = load double, ptr %412, align 8
 %414 = fmul nsz contract double %15, %402
 %415 = fadd nsz contract double %414, %413
 %416 = getelementptr double, ptr %388, i64 %398
 store double %415, ptr %416, align 8
 %417 = icmp eq i64 %382, %399
 br i1 %417, label %418, label %397
418:
 %419 = phi i64 [ %420, %418 ], [ 0, %397 ]
 %420 = add nuw nsw i64 %419, 1
 %421 = getelementptr double, ptr %388, i64 %419
 %422 = load double, ptr %421, align 8
 %423 = getelementptr i64, ptr %392, i64 %419
 %424 = load i64, ptr %423, align 8
 %425 = icmp slt i64 %424, 0
 %426 = select i1 %425, i64 %394, i64 0
 %427 = getelementptr double, ptr %395, i64 %424
 %428 = getelementptr double, ptr %427, i64 %426
 %429 = load double, ptr %428, align 8
 %430 = fmul nsz contract double %429, 0x3D06849B86A12B9B
 %431 = fadd nsz contract double %422, %430
 store double %431, ptr %421, align 8
 %432 = icmp eq i64 %382, %420
 br i1 %432, label %433, label %418
433:
 %434 = load i64, ptr %76, align 1
 %435 = load i64, ptr %120, align 1
 %436 = load i64, ptr %123, align 1
 %437 = inttoptr i64 %436 to ptr
 br label %438
438:
 %439 = phi ptr [ %437, %433 ], [ %386, %380 ]
 %440 = phi i64 [ %435, %433 ], [ %382, %380 ]
 %441 = phi i64 [ %434, %433 ], [ %381, %380 ]
 %442 = load i64, ptr %129, align 1
 %443 = inttoptr i64 %442 to ptr
 %444 = load i64, ptr %130, align 1
 %445 = inttoptr i64 %444 to ptr
 %446 = load i64, ptr %131, align 1
 %447 = inttoptr i64 %446 to ptr
 %448 = load i64, ptr %132, align 1
 %449 = inttoptr i64 %448 to ptr
 %450 = load i64, ptr %105, align 1
 %451 = inttoptr i64 %450 to ptr
 %452 = load double, ptr %451, align 8
 %453 = load i64, ptr %133, align 1
 %454 = inttoptr i64 %453 to ptr
 %455 = icmp slt i64 %441, 1
 br i1 %455, label %499, label %456
456:
 %457 = fcmp nsz contract ogt double %452, 0.000000e+00
 %458 = icmp slt i64 %440, 1
 %459 = add nsw i64 %441, -1
 %460 = mul i64 %459, %440
 %461 = getelementptr double, ptr %445, i64 %460
 br label %507
462:
 %463 = icmp eq i64 %441, %509
 br i1 %463, label %499, label %507
464:
 %465 = getelementptr double, ptr %449, i64 %508
 %466 = load double, ptr %465, align 8
 %467 = fmul nsz contract double %349, %466
 %468 = fdiv nsz contract double %467, %452
 %469 = fadd nsz contract double %468, 1.000000e+00
 %470 = load i64, ptr %132, align 1
 %471 = inttoptr i64 %470 to ptr
 br label %510
472:
 %473 = add nuw nsw i64 %511, 1
 %474 = icmp eq i64 %441, %473
 br i1 %474, label %486, label %510
475:
 %476 = getelementptr double, ptr %471, i64 %518
 %477 = load double, ptr %476, align 8
 %478 = fsub nsz contract double %469, %477
 %479 = load double, ptr %512, align 8
 %480 = fsub nsz contract double %479, %477
 %481 = fdiv nsz contract double %478, %480
 %482 = fmul nsz contract double %517, %481
 store double %482, ptr %515, align 8
 br label %483
483:
 %484 = phi double [ %482, %475 ], [ %517, %516 ]
 %485 = icmp eq i64 %441, %519
 br i1 %485, label %472, label %516
486:
 br i1 %458, label %462, label %487
487:
 %488 = mul i64 %508, %440
 %489 = getelementptr double, ptr %443, i64 %488
 br label %521
490:
 %491 = getelementptr double, ptr %445, i64 %522
 %492 = getelementptr double, ptr %461, i64 %522
 %493 = load double, ptr %492, align 8
 %494 = fneg nsz contract double %493
 br label %524
495:
 %496 = phi double [ 0.000000e+00, %521 ], [ %534, %524 ]
 %497 = getelementptr double, ptr %489, i64 %522
 store double %496, ptr %497, align 8
 %498 = icmp eq i64 %440, %523
 br i1 %498, label %462, label %521
499:
 %500 = icmp slt i64 %440, 1
 br i1 %500, label %546, label %501
501:
 %502 = add nsw i64 %441, -1
 %503 = tail call i64 @llvm.smin.i64(i64 %441, i64 0)
 %504 = add i64 %502, %503
 %505 = mul i64 %504, %440
 %506 = getelementptr double, ptr %443, i64 %505
 br label %536
507:
 %508 = phi i64 [ 0, %456 ], [ %509, %462 ]
 %509 = add nuw nsw i64 %508, 1
 br i1 %457, label %464, label %486
510:
 %511 = phi i64 [ %473, %472 ], [ 0, %464 ]
 %512 = getelementptr double, ptr %471, i64 %511
 %513 = load double, ptr %512, align 8
 %514 = fdiv nsz contract double %469, %513
 %515 = getelementptr double, ptr %447, i64 %511
 store double %514, ptr %515, align 8
 br label %516
516:
 %517 = phi double [ %514, %510 ], [ %484, %483 ]
 %518 = phi i64 [ 0, %510 ], [ %519, %483 ]
 %519 = add nuw nsw i64 %518, 1
 %520 = icmp eq i64 %518, %511
 br i1 %520, label %483, label %475
521:
 %522 = phi i64 [ 0, %487 ], [ %523, %495 ]
 %523 = add nuw nsw i64 %522, 1
 br i1 %457, label %490, label %495
524:
 %525 = phi double [ %534, %524 ], [ %494, %490 ]
 %526 = phi i64 [ %527, %524 ], [ 0, %490 ]
 %527 = add nuw nsw i64 %526, 1
 %528 = getelementptr double, ptr %447, i64 %526
 %529 = load double, ptr %528, align 8
 %530 = mul i64 %526, %440
 %531 = getelementptr double, ptr %491, i64 %530
 %532 = load double, ptr %531, align 8
 %533 = fmul nsz contract double %529, %532
 %534 = fadd nsz contract double %525, %533
 %535 = icmp eq i64 %441, %527
 br i1 %535, label %495, label %524
536:
 %537 = phi i64 [ 0, %501 ], [ %538, %536 ]
 %538 = add nuw nsw i64 %537, 1
 %539 = getelementptr double, ptr %439, i64 %537
 %540 = load double, ptr %539, align 8
 %541 = getelementptr double, ptr %506, i64 %537
 %542 = load double, ptr %541, align 8
 %543 = fadd nsz contract double %540, %542
 %544 = getelementptr double, ptr %454, i64 %537
 store double %543, ptr %544, align 8
 %545 = icmp eq i64 %538, %440
 br i1 %545, label %546, label %536
546:
 %547 = load double, ptr %72, align 1
 %548 = mul i64 %382, %381
 %549 = icmp slt i64 %548, 1
 %550 = shl i64 %381, 3
 %551 = mul i64 %550, %382
 br label %2255
552:
 %553 = load i64, ptr %123, align 1
 store i8 0, ptr %6, align 1
 call fastcc void @f0(ptr %6, ptr %64, ptr readonly %76, ptr readonly %40, i64 %36, i64 %39, ptr readonly %53, i64 %46, i64 %49, i64 %52, ptr readonly %68, ptr %72, i64 %553, double %547, double %349, double %18, i64 %2258)
 %554 = load i8, ptr %6, align 1
 %555 = icmp ne i8 %554, 0
 %556 = select i1 %555, i1 true, i1 %549
 br i1 %556, label %557, label %559
557:
 br i1 %2257, label %564, label %562
558:
 br i1 %2257, label %565, label %562
559:
 %560 = load i64, ptr %129, align 1
 %561 = inttoptr i64 %560 to ptr
 tail call void @llvm.memset.p0.i64(ptr align 8 %561, i8 0, i64 %551, i1 false)
 br i1 %2257, label %2253, label %562
562:
 %563 = phi i1 [ %555, %557 ], [ false, %559 ], [ true, %558 ]
 br label %2255
564:
 br i1 %555, label %565, label %2253
565:
 %566 = fcmp ule double %452, 0.000000e+00
 %567 = load i64, ptr %135, align 1
 %568 = load i64, ptr %76, align 1
 %569 = add nsw i64 %568, -1
 %570 = load i64, ptr %136, align 1
 %571 = mul nsw i64 %569, %570
 %572 = load i64, ptr %121, align 1
 %573 = add nsw i64 %571, %572
 %574 = shl nsw i64 %573, 3
 %575 = add nsw i64 %574, %567
 %576 = load i64, ptr %120, align 1
 %577 = inttoptr i64 %575 to ptr
 %578 = tail call i64 @llvm.smax.i64(i64 %576, i64 0)
 br label %579
579:
 %580 = phi i64 [ 0, %565 ], [ %583, %582 ]
 %581 = icmp eq i64 %580, %578
 br i1 %581, label %589, label %582
582:
 %583 = add nuw i64 %580, 1
 %584 = getelementptr double, ptr %577, i64 %580
 %585 = load double, ptr %584, align 8
 %586 = fsub nsz contract double %585, %585
 %587 = fcmp nsz contract ord double %586, 0.000000e+00
 br i1 %587, label %579, label %588
588:
 store i64 1, ptr %134, align 1
 store i64 %580, ptr %137, align 1
 br label %2697
589:
 %590 = add i64 %550, -8
 %591 = mul nsw i64 %570, %590
 %592 = add nsw i64 %591, %567
 %593 = shl nsw i64 %383, 3
 %594 = add nsw i64 %592, %593
 %595 = load i64, ptr %138, align 1
 %596 = inttoptr i64 %594 to ptr
 %597 = inttoptr i64 %595 to ptr
 br i1 %396, label %2259, label %602
598:
 %599 = load i64, ptr %138, align 1
 %600 = load i64, ptr %120, align 1
 %601 = inttoptr i64 %599 to ptr
 br label %602
602:
 %603 = phi ptr [ %601, %598 ], [ %597, %589 ]
 %604 = phi i64 [ %600, %598 ], [ %576, %589 ]
 %605 = load i64, ptr %123, align 1
 %606 = inttoptr i64 %605 to ptr
 %607 = load i64, ptr %124, align 1
 %608 = inttoptr i64 %607 to ptr
 %609 = load i64, ptr %125, align 1
 %610 = inttoptr i64 %609 to ptr
 %611 = load i64, ptr %126, align 1
 %612 = inttoptr i64 %611 to ptr
 %613 = load i64, ptr %127, align 1
 %614 = load i64, ptr %128, align 1
 %615 = inttoptr i64 %613 to ptr
 %616 = icmp slt i64 %604, 1
 br i1 %616, label %664, label %617
617:
 %618 = phi i64 [ %619, %617 ], [ 0, %602 ]
 %619 = add nuw nsw i64 %618, 1
 %620 = getelementptr double, ptr %606, i64 %618
 %621 = load double, ptr %620, align 8
 %622 = tail call nsz contract double @llvm.fabs.f64(double %621)
 %623 = getelementptr double, ptr %603, i64 %618
 %624 = load double, ptr %623, align 8
 %625 = tail call nsz contract double @llvm.fabs.f64(double %624)
 %626 = fcmp nsz contract ogt double %625, %622
 %627 = select i1 %626, double %625, double %622
 %628 = getelementptr i64, ptr %612, i64 %618
 %629 = load i64, ptr %628, align 8
 %630 = icmp slt i64 %629, 0
 %631 = select i1 %630, i64 %614, i64 0
 %632 = getelementptr double, ptr %615, i64 %629
 %633 = getelementptr double, ptr %632, i64 %631
 %634 = load double, ptr %633, align 8
 %635 = fcmp nsz contract ogt double %627, %634
 %636 = select i1 %635, double %627, double %634
 store double %636, ptr %633, align 8
 %637 = getelementptr double, ptr %610, i64 %618
 %638 = load double, ptr %637, align 8
 %639 = fmul nsz contract double %15, %627
 %640 = fadd nsz contract double %638, %639
 %641 = getelementptr double, ptr %608, i64 %618
 store double %640, ptr %641, align 8
 %642 = icmp eq i64 %604, %619
 br i1 %642, label %643, label %617
643:
 %644 = phi i64 [ %645, %643 ], [ 0, %617 ]
 %645 = add nuw nsw i64 %644, 1
 %646 = getelementptr double, ptr %608, i64 %644
 %647 = load double, ptr %646, align 8
 %648 = getelementptr i64, ptr %612, i64 %644
 %649 = load i64, ptr %648, align 8
 %650 = icmp slt i64 %649, 0
 %651 = select i1 %650, i64 %614, i64 0
 %652 = getelementptr double, ptr %615, i64 %649
 %653 = getelementptr double, ptr %652, i64 %651
 %654 = load double, ptr %653, align 8
 %655 = fmul nsz contract double %654, 0x3D06849B86A12B9B
 %656 = fadd nsz contract double %647, %655
 store double %656, ptr %646, align 8
 %657 = icmp eq i64 %604, %645
 br i1 %657, label %658, label %643
658:
 %659 = load i64, ptr %120, align 1
 %660 = load i64, ptr %124, align 1
 %661 = load i64, ptr %138, align 1
 %662 = inttoptr i64 %660 to ptr
 %663 = inttoptr i64 %661 to ptr
 br label %664
664:
 %665 = phi ptr [ %663, %658 ], [ %603, %602 ]
 %666 = phi ptr [ %662, %658 ], [ %608, %602 ]
 %667 = phi i64 [ %659, %658 ], [ %604, %602 ]
 store i8 0, ptr %4, align 1
 store ptr null, ptr %5, align 8
 %668 = load i64, ptr %76, align 1
 %669 = load i64, ptr %121, align 1
 %670 = load i64, ptr %129, align 1
 %671 = inttoptr i64 %670 to ptr
 %672 = load i64, ptr %139, align 1
 %673 = inttoptr i64 %672 to ptr
 %674 = load i64, ptr %140, align 1
 %675 = inttoptr i64 %674 to ptr
 %676 = load i64, ptr %141, align 1
 %677 = inttoptr i64 %676 to ptr
 %678 = load i64, ptr %133, align 1
 %679 = inttoptr i64 %678 to ptr
 %680 = load i64, ptr %143, align 1
 %681 = shl i64 %668, 3
 %682 = add i64 %681, -8
 %683 = load i64, ptr %144, align 1
 %684 = mul nsw i64 %683, %682
 %685 = add nsw i64 %684, %680
 %686 = load i64, ptr %145, align 1
 %687 = inttoptr i64 %685 to ptr
 %688 = inttoptr i64 %686 to ptr
 %689 = icmp slt i64 %683, 1
 br i1 %689, label %690, label %917
690:
 %691 = load i64, ptr %146, align 1
 %692 = inttoptr i64 %691 to ptr
 %693 = load i64, ptr %148, align 1
 %694 = load i64, ptr %149, align 1
 %695 = inttoptr i64 %694 to ptr
 %696 = load i64, ptr %150, align 1
 %697 = inttoptr i64 %696 to ptr
 %698 = load i64, ptr %151, align 1
 %699 = inttoptr i64 %698 to ptr
 %700 = load i64, ptr %152, align 1
 %701 = inttoptr i64 %700 to ptr
 %702 = load i64, ptr %153, align 1
 %703 = inttoptr i64 %702 to ptr
 %704 = load i64, ptr %154, align 1
 %705 = inttoptr i64 %704 to ptr
 %706 = load i64, ptr %155, align 1
 %707 = inttoptr i64 %706 to ptr
 %708 = load i64, ptr %84, align 1
 %709 = icmp slt i64 %708, 1
 br i1 %709, label %736, label %924
710:
 %711 = icmp eq i64 %926, %708
 br i1 %711, label %734, label %924
712:
 %713 = icmp eq i64 %943, %947
 br i1 %713, label %710, label %945
714:
 %715 = icmp samesign ugt i64 %970, 1
 br i1 %715, label %969, label %712
716:
 br i1 %964, label %722, label %717
717:
 %718 = icmp slt i64 %971, 0
 %719 = select i1 %718, i64 %693, i64 0
 %720 = getelementptr i64, ptr %701, i64 %971
 %721 = getelementptr i64, ptr %720, i64 %719
 br label %991
722:
 tail call void %965(ptr %703, ptr %705)
 br i1 %966, label %728, label %723
723:
 %724 = icmp slt i64 %971, 0
 %725 = select i1 %724, i64 %693, i64 0
 %726 = getelementptr i64, ptr %697, i64 %971
 %727 = getelementptr i64, ptr %726, i64 %725
 br label %1005
728:
 br i1 %968, label %714, label %729
729:
 %730 = icmp slt i64 %971, 0
 %731 = select i1 %730, i64 %693, i64 0
 %732 = getelementptr i64, ptr %699, i64 %971
 %733 = getelementptr i64, ptr %732, i64 %731
 br label %1017
734:
 %735 = load i64, ptr %84, align 1
 br label %736
736:
 %737 = phi i64 [ %735, %734 ], [ %708, %690 ]
 %738 = load i64, ptr %160, align 1
 %739 = mul i64 %737, %737
 %740 = load i64, ptr %161, align 1
 %741 = mul nsw i64 %738, %739
 %742 = inttoptr i64 %740 to ptr
 %743 = load i64, ptr %162, align 1
 %744 = inttoptr i64 %743 to ptr
 %745 = load i64, ptr %163, align 1
 %746 = inttoptr i64 %745 to ptr
 %747 = load i64, ptr %164, align 1
 %748 = inttoptr i64 %747 to ptr
 %749 = load i64, ptr %158, align 1
 %750 = load i64, ptr %159, align 1
 %751 = inttoptr i64 %749 to ptr
 %752 = icmp slt i64 %738, 1
 br i1 %752, label %763, label %753
753:
 %754 = icmp sgt i64 %739, 0
 %755 = icmp slt i64 %737, 1
 %756 = add nsw i64 %737, 1
 br label %1032
757:
 %758 = icmp eq i64 %1034, %738
 br i1 %758, label %763, label %1032
759:
 br i1 %755, label %757, label %760
760:
 %761 = mul nsw i64 %1033, %739
 %762 = getelementptr double, ptr %748, i64 %1033
 br label %1049
763:
 %764 = load i64, ptr %165, align 1
 %765 = load i64, ptr %166, align 1
 %766 = inttoptr i64 %764 to ptr
 %767 = load i64, ptr %167, align 1
 %768 = inttoptr i64 %767 to ptr
 %769 = load i64, ptr %168, align 1
 %770 = inttoptr i64 %769 to ptr
 %771 = icmp slt i64 %765, 1
 br i1 %771, label %777, label %772
772:
 %773 = icmp slt i64 %737, 1
 %774 = add nsw i64 %737, 1
 br label %1062
775:
 %776 = icmp eq i64 %1064, %765
 br i1 %776, label %777, label %1062
777:
 %778 = load i64, ptr %169, align 1
 %779 = load i64, ptr %170, align 1
 %780 = inttoptr i64 %778 to ptr
 %781 = load i64, ptr %171, align 1
 %782 = inttoptr i64 %781 to ptr
 %783 = load i64, ptr %172, align 1
 %784 = inttoptr i64 %783 to ptr
 %785 = icmp slt i64 %779, 1
 br i1 %785, label %793, label %786
786:
 %787 = icmp slt i64 %737, 1
 br label %1093
788:
 %789 = icmp eq i64 %1095, %779
 br i1 %789, label %793, label %1093
790:
 %791 = add nuw nsw i64 %1101, 1
 %792 = icmp eq i64 %737, %791
 br i1 %792, label %788, label %1100
793:
 %794 = load i64, ptr %142, align 1
 %795 = icmp slt i64 %794, 1
 br i1 %795, label %800, label %796
796:
 %797 = load i64, ptr %141, align 1
 %798 = inttoptr i64 %797 to ptr
 %799 = shl nuw i64 %794, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %798, i8 0, i64 %799, i1 false)
 br label %800
800:
 %801 = icmp slt i64 %669, 1
 br i1 %801, label %807, label %802
802:
 %803 = icmp slt i64 %668, 1
 %804 = fdiv nsz contract double %9, %349
 br label %1134
805:
 %806 = icmp eq i64 %1136, %669
 br i1 %806, label %807, label %1134
807:
 %808 = load i64, ptr %84, align 1
 %809 = icmp slt i64 %808, 1
 br i1 %809, label %810, label %1155
810:
 %811 = load i64, ptr %157, align 1
 %812 = icmp slt i64 %811, 1
 br i1 %812, label %817, label %813
813:
 %814 = load i64, ptr %156, align 1
 %815 = inttoptr i64 %814 to ptr
 %816 = shl nuw i64 %811, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %815, i8 0, i64 %816, i1 false)
 br label %817
817:
 %818 = load i64, ptr %144, align 1
 %819 = icmp slt i64 %818, 1
 br i1 %819, label %824, label %820
820:
 %821 = load i64, ptr %145, align 1
 %822 = inttoptr i64 %821 to ptr
 %823 = shl nuw i64 %818, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %822, i8 0, i64 %823, i1 false)
 br label %824
824:
 %825 = load i64, ptr %121, align 1
 %826 = load i64, ptr %120, align 1
 %827 = add nsw i64 %826, %825
 %828 = load i64, ptr %177, align 1
 %829 = add nsw i64 %827, %828
 %830 = load i64, ptr %146, align 1
 %831 = inttoptr i64 %830 to ptr
 %832 = load i64, ptr %148, align 1
 %833 = load i64, ptr %149, align 1
 %834 = inttoptr i64 %833 to ptr
 %835 = load i64, ptr %150, align 1
 %836 = inttoptr i64 %835 to ptr
 %837 = load i64, ptr %151, align 1
 %838 = inttoptr i64 %837 to ptr
 %839 = load i64, ptr %84, align 1
 %840 = icmp slt i64 %839, 1
 br i1 %840, label %857, label %1216
841:
 %842 = icmp eq i64 %1218, %839
 br i1 %842, label %852, label %1216
843:
 %844 = icmp eq i64 %1245, %1249
 br i1 %844, label %841, label %1247
845:
 %846 = icmp sgt i64 %1265, 1
 br i1 %846, label %1264, label %843
847:
 %848 = phi double [ %1287, %1278 ], [ %1311, %1291 ]
 %849 = getelementptr double, ptr %1226, i64 %1282
 %850 = getelementptr double, ptr %849, i64 %1284
 store double %848, ptr %850, align 8
 %851 = icmp eq i64 %1261, %1280
 br i1 %851, label %845, label %1278
852:
 %853 = load i64, ptr %84, align 1
 %854 = icmp slt i64 %853, 1
 br i1 %854, label %857, label %1313
855:
 %856 = load i64, ptr %84, align 1
 br label %857
857:
 %858 = phi i64 [ %856, %855 ], [ %853, %852 ], [ %839, %824 ]
 %859 = load i64, ptr %161, align 1
 %860 = load i64, ptr %182, align 1
 store i8 0, ptr %4, align 1
 call fastcc void @f1(ptr %4, ptr readonly %64, i64 %859, i64 %860, i64 %858)
 %861 = load i8, ptr %4, align 1
 %862 = icmp eq i8 %861, 0
 br i1 %862, label %1394, label %863
863:
 %864 = load i64, ptr %183, align 1
 %865 = inttoptr i64 %864 to ptr
 %866 = load i64, ptr %178, align 1
 %867 = inttoptr i64 %866 to ptr
 %868 = load i64, ptr %184, align 1
 %869 = inttoptr i64 %868 to ptr
 %870 = load i64, ptr %185, align 1
 %871 = inttoptr i64 %870 to ptr
 %872 = icmp slt i64 %667, 1
 br i1 %872, label %913, label %1374
873:
 %874 = load i64, ptr %183, align 1
 %875 = load i64, ptr %161, align 1
 %876 = load i64, ptr %182, align 1
 %877 = load i64, ptr %84, align 1
 call fastcc void @f2(ptr %5, ptr readonly %64, i64 %875, i64 %874, i64 %876, i64 %877)
 %878 = fdiv nsz contract double %349, %21
 %879 = fcmp nsz contract olt double %878, 1.000000e+00
 %880 = select i1 %879, double %878, double 1.000000e+00
 %881 = fmul nsz contract double %880, 3.000000e-03
 br label %1386
882:
 %883 = getelementptr double, ptr %865, i64 %1389
 %884 = load double, ptr %883, align 8
 %885 = tail call nsz contract double @llvm.fabs.f64(double %884)
 %886 = icmp slt i64 %1392, 0
 %887 = select i1 %886, i64 %667, i64 0
 %888 = getelementptr double, ptr %666, i64 %1392
 %889 = getelementptr double, ptr %888, i64 %887
 %890 = load double, ptr %889, align 8
 %891 = fdiv nsz contract double %885, %890
 br label %907
892:
 br i1 %566, label %907, label %893
893:
 %894 = icmp slt i64 %1392, 0
 %895 = select i1 %894, i64 %667, i64 0
 %896 = add i64 %895, %1392
 %897 = getelementptr double, ptr %665, i64 %896
 %898 = load double, ptr %897, align 8
 %899 = getelementptr double, ptr %679, i64 %896
 %900 = load double, ptr %899, align 8
 %901 = fsub nsz contract double %898, %900
 %902 = tail call nsz contract double @llvm.fabs.f64(double %901)
 %903 = fmul nsz contract double %881, %902
 %904 = getelementptr double, ptr %666, i64 %896
 %905 = load double, ptr %904, align 8
 %906 = fdiv nsz contract double %903, %905
 br label %907
907:
 %908 = phi double [ %891, %882 ], [ %906, %893 ], [ 0.000000e+00, %892 ]
 %909 = fcmp nsz contract ugt double %908, %1387
 %910 = select i1 %909, i64 %1392, i64 %1388
 %911 = select i1 %909, double %908, double %1387
 %912 = icmp eq i64 %667, %1390
 br i1 %912, label %1394, label %1386
913:
 %914 = load i64, ptr %161, align 1
 %915 = load i64, ptr %182, align 1
 %916 = load i64, ptr %84, align 1
 call fastcc void @f2(ptr %5, ptr readonly %64, i64 %914, i64 %864, i64 %915, i64 %916)
 br label %1394
917:
 %918 = phi i64 [ %919, %917 ], [ 0, %664 ]
 %919 = add nuw nsw i64 %918, 1
 %920 = getelementptr double, ptr %687, i64 %918
 %921 = load double, ptr %920, align 8
 %922 = getelementptr double, ptr %688, i64 %918
 store double %921, ptr %922, align 8
 %923 = icmp eq i64 %683, %919
 br i1 %923, label %690, label %917
924:
 %925 = phi i64 [ %926, %710 ], [ 0, %690 ]
 %926 = add nuw nsw i64 %925, 1
 %927 = shl nsw i64 %925, 3
 %928 = load i64, ptr %145, align 1
 %929 = load i64, ptr %144, align 1
 %930 = mul nsw i64 %929, %927
 %931 = add nsw i64 %930, %928
 %932 = inttoptr i64 %931 to ptr
 %933 = load i64, ptr %156, align 1
 %934 = load i64, ptr %157, align 1
 %935 = mul nsw i64 %934, %927
 %936 = add nsw i64 %935, %933
 %937 = inttoptr i64 %936 to ptr
 %938 = load i64, ptr %158, align 1
 %939 = load i64, ptr %159, align 1
 %940 = mul nsw i64 %939, %927
 %941 = add nsw i64 %940, %938
 %942 = inttoptr i64 %941 to ptr
 %943 = load i64, ptr %147, align 1
 %944 = icmp slt i64 %943, 1
 br i1 %944, label %710, label %945
945:
 %946 = phi i64 [ %947, %712 ], [ 0, %924 ]
 %947 = add nuw nsw i64 %946, 1
 %948 = mul i64 %946, 48
 %949 = getelementptr i8, ptr %692, i64 %948
 %950 = getelementptr i8, ptr %949, i64 8
 %951 = load i64, ptr %950, align 8
 %952 = getelementptr i8, ptr %949, i64 24
 %953 = load i64, ptr %952, align 8
 %954 = getelementptr i8, ptr %949, i64 40
 %955 = load i64, ptr %954, align 8
 %956 = icmp slt i64 %955, 1
 br i1 %956, label %712, label %957
957:
 %958 = getelementptr i8, ptr %949, i64 32
 %959 = load i64, ptr %958, align 8
 %960 = getelementptr i8, ptr %949, i64 16
 %961 = load i64, ptr %960, align 8
 %962 = load i64, ptr %949, align 8
 %963 = icmp slt i64 %951, 1
 %964 = icmp slt i64 %961, 1
 %965 = inttoptr i64 %962 to ptr
 %966 = icmp slt i64 %953, 1
 %967 = mul i64 %953, %951
 %968 = icmp slt i64 %967, 1
 br label %969
969:
 %970 = phi i64 [ %955, %957 ], [ %972, %714 ]
 %971 = phi i64 [ %959, %957 ], [ %973, %714 ]
 %972 = add nsw i64 %970, -1
 %973 = add i64 %971, 1
 br i1 %963, label %716, label %974
974:
 %975 = icmp slt i64 %971, 0
 %976 = select i1 %975, i64 %693, i64 0
 %977 = getelementptr i64, ptr %695, i64 %971
 %978 = getelementptr i64, ptr %977, i64 %976
 br label %979
979:
 %980 = phi i64 [ 0, %974 ], [ %981, %979 ]
 %981 = add nuw nsw i64 %980, 1
 %982 = load i64, ptr %978, align 8
 %983 = add nsw i64 %982, %980
 %984 = icmp slt i64 %983, 0
 %985 = select i1 %984, i64 %929, i64 0
 %986 = getelementptr double, ptr %932, i64 %983
 %987 = getelementptr double, ptr %986, i64 %985
 %988 = load double, ptr %987, align 8
 %989 = getelementptr double, ptr %703, i64 %980
 store double %988, ptr %989, align 8
 %990 = icmp eq i64 %951, %981
 br i1 %990, label %716, label %979
991:
 %992 = phi i64 [ 0, %717 ], [ %993, %991 ]
 %993 = add nuw nsw i64 %992, 1
 %994 = load i64, ptr %721, align 8
 %995 = add nsw i64 %994, %992
 %996 = lshr i64 %995, 63
 %997 = getelementptr double, ptr %707, i64 %995
 %998 = getelementptr double, ptr %997, i64 %996
 %999 = load double, ptr %998, align 8
 %1000 = add nsw i64 %992, %951
 %1001 = lshr i64 %1000, 63
 %1002 = getelementptr double, ptr %703, i64 %1000
 %1003 = getelementptr double, ptr %1002, i64 %1001
 store double %999, ptr %1003, align 8
 %1004 = icmp eq i64 %961, %993
 br i1 %1004, label %722, label %991
1005:
 %1006 = phi i64 [ 0, %723 ], [ %1007, %1005 ]
 %1007 = add nuw nsw i64 %1006, 1
 %1008 = getelementptr double, ptr %705, i64 %1006
 %1009 = load double, ptr %1008, align 8
 %1010 = load i64, ptr %727, align 8
 %1011 = add nsw i64 %1010, %1006
 %1012 = icmp slt i64 %1011, 0
 %1013 = select i1 %1012, i64 %934, i64 0
 %1014 = getelementptr double, ptr %937, i64 %1011
 %1015 = getelementptr double, ptr %1014, i64 %1013
 store double %1009, ptr %1015, align 8
 %1016 = icmp eq i64 %953, %1007
 br i1 %1016, label %728, label %1005
1017:
 %1018 = phi i64 [ 0, %729 ], [ %1019, %1017 ]
 %1019 = add nuw nsw i64 %1018, 1
 %1020 = add nsw i64 %1018, %953
 %1021 = lshr i64 %1020, 63
 %1022 = getelementptr double, ptr %705, i64 %1020
 %1023 = getelementptr double, ptr %1022, i64 %1021
 %1024 = load double, ptr %1023, align 8
 %1025 = load i64, ptr %733, align 8
 %1026 = add nsw i64 %1025, %1018
 %1027 = icmp slt i64 %1026, 0
 %1028 = select i1 %1027, i64 %939, i64 0
 %1029 = getelementptr double, ptr %942, i64 %1026
 %1030 = getelementptr double, ptr %1029, i64 %1028
 store double %1024, ptr %1030, align 8
 %1031 = icmp eq i64 %967, %1019
 br i1 %1031, label %714, label %1017
1032:
 %1033 = phi i64 [ 0, %753 ], [ %1034, %757 ]
 %1034 = add nuw nsw i64 %1033, 1
 br i1 %754, label %1035, label %759
1035:
 %1036 = getelementptr double, ptr %746, i64 %1033
 %1037 = mul nuw nsw i64 %1033, %739
 %1038 = getelementptr double, ptr %742, i64 %1037
 br label %1039
1039:
 %1040 = phi i64 [ 0, %1035 ], [ %1041, %1039 ]
 %1041 = add nuw nsw i64 %1040, 1
 %1042 = load double, ptr %1036, align 8
 %1043 = getelementptr double, ptr %744, i64 %1040
 %1044 = load double, ptr %1043, align 8
 %1045 = fmul nsz contract double %1042, %1044
 %1046 = fdiv nsz contract double %1045, %349
 %1047 = getelementptr double, ptr %1038, i64 %1040
 store double %1046, ptr %1047, align 8
 %1048 = icmp eq i64 %1041, %739
 br i1 %1048, label %759, label %1039
1049:
 %1050 = phi i64 [ 0, %760 ], [ %1051, %1049 ]
 %1051 = add nuw nsw i64 %1050, 1
 %1052 = mul nuw nsw i64 %1050, %756
 %1053 = add nsw i64 %1052, %761
 %1054 = icmp slt i64 %1053, 0
 %1055 = select i1 %1054, i64 %741, i64 0
 %1056 = getelementptr double, ptr %742, i64 %1053
 %1057 = getelementptr double, ptr %1056, i64 %1055
 %1058 = load double, ptr %1057, align 8
 %1059 = load double, ptr %762, align 8
 %1060 = fadd nsz contract double %1058, %1059
 store double %1060, ptr %1057, align 8
 %1061 = icmp eq i64 %737, %1051
 br i1 %1061, label %757, label %1049
1062:
 %1063 = phi i64 [ 0, %772 ], [ %1064, %775 ]
 %1064 = add nuw nsw i64 %1063, 1
 br i1 %773, label %775, label %1065
1065:
 %1066 = getelementptr i64, ptr %766, i64 %1063
 %1067 = getelementptr double, ptr %770, i64 %1063
 %1068 = getelementptr i64, ptr %768, i64 %1063
 br label %1069
1069:
 %1070 = phi i64 [ 0, %1065 ], [ %1071, %1069 ]
 %1071 = add nuw nsw i64 %1070, 1
 %1072 = load i64, ptr %1066, align 8
 %1073 = mul nsw i64 %1072, %739
 %1074 = mul nuw nsw i64 %1070, %774
 %1075 = add nsw i64 %1073, %1074
 %1076 = icmp slt i64 %1075, 0
 %1077 = select i1 %1076, i64 %741, i64 0
 %1078 = getelementptr double, ptr %742, i64 %1075
 %1079 = getelementptr double, ptr %1078, i64 %1077
 %1080 = load double, ptr %1079, align 8
 %1081 = load double, ptr %1067, align 8
 %1082 = load i64, ptr %1068, align 8
 %1083 = icmp slt i64 %1082, 0
 %1084 = select i1 %1083, i64 %750, i64 0
 %1085 = mul i64 %1070, %750
 %1086 = getelementptr double, ptr %751, i64 %1085
 %1087 = getelementptr double, ptr %1086, i64 %1082
 %1088 = getelementptr double, ptr %1087, i64 %1084
 %1089 = load double, ptr %1088, align 8
 %1090 = fmul nsz contract double %1081, %1089
 %1091 = fadd nsz contract double %1080, %1090
 store double %1091, ptr %1079, align 8
 %1092 = icmp eq i64 %737, %1071
 br i1 %1092, label %775, label %1069
1093:
 %1094 = phi i64 [ 0, %786 ], [ %1095, %788 ]
 %1095 = add nuw nsw i64 %1094, 1
 br i1 %787, label %788, label %1096
1096:
 %1097 = getelementptr i64, ptr %780, i64 %1094
 %1098 = getelementptr double, ptr %784, i64 %1094
 %1099 = getelementptr i64, ptr %782, i64 %1094
 br label %1100
1100:
 %1101 = phi i64 [ 0, %1096 ], [ %791, %790 ]
 %1102 = mul nuw nsw i64 %1101, %737
 %1103 = mul i64 %1101, %750
 %1104 = getelementptr double, ptr %751, i64 %1103
 br label %1105
1105:
 %1106 = phi i64 [ 0, %1100 ], [ %1107, %1105 ]
 %1107 = add nuw nsw i64 %1106, 1
 %1108 = load i64, ptr %1097, align 8
 %1109 = mul nsw i64 %1108, %739
 %1110 = add nuw i64 %1106, %1102
 %1111 = add i64 %1109, %1110
 %1112 = icmp slt i64 %1111, 0
 %1113 = select i1 %1112, i64 %741, i64 0
 %1114 = getelementptr double, ptr %742, i64 %1111
 %1115 = getelementptr double, ptr %1114, i64 %1113
 %1116 = load double, ptr %1115, align 8
 %1117 = load double, ptr %1098, align 8
 %1118 = load i64, ptr %1099, align 8
 %1119 = icmp slt i64 %1118, 0
 %1120 = select i1 %1119, i64 %750, i64 0
 %1121 = getelementptr double, ptr %1104, i64 %1118
 %1122 = getelementptr double, ptr %1121, i64 %1120
 %1123 = load double, ptr %1122, align 8
 %1124 = fmul nsz contract double %1117, %1123
 %1125 = icmp slt i64 %1110, 0
 %1126 = select i1 %1125, i64 %739, i64 0
 %1127 = getelementptr double, ptr %744, i64 %1110
 %1128 = getelementptr double, ptr %1127, i64 %1126
 %1129 = load double, ptr %1128, align 8
 %1130 = fmul nsz contract double %1124, %1129
 %1131 = fdiv nsz contract double %1130, %349
 %1132 = fadd nsz contract double %1116, %1131
 store double %1132, ptr %1115, align 8
 %1133 = icmp eq i64 %737, %1107
 br i1 %1133, label %790, label %1105
1134:
 %1135 = phi i64 [ 0, %802 ], [ %1136, %805 ]
 %1136 = add nuw nsw i64 %1135, 1
 %1137 = getelementptr double, ptr %675, i64 %1135
 %1138 = load double, ptr %1137, align 8
 %1139 = getelementptr double, ptr %677, i64 %1135
 store double %1138, ptr %1139, align 8
 br i1 %803, label %805, label %1140
1140:
 %1141 = getelementptr double, ptr %671, i64 %1135
 br label %1142
1142:
 %1143 = phi double [ %1138, %1140 ], [ %1153, %1142 ]
 %1144 = phi i64 [ 0, %1140 ], [ %1145, %1142 ]
 %1145 = add nuw nsw i64 %1144, 1
 %1146 = getelementptr double, ptr %673, i64 %1144
 %1147 = load double, ptr %1146, align 8
 %1148 = fmul nsz contract double %804, %1147
 %1149 = mul i64 %1144, %667
 %1150 = getelementptr double, ptr %1141, i64 %1149
 %1151 = load double, ptr %1150, align 8
 %1152 = fmul nsz contract double %1148, %1151
 %1153 = fadd nsz contract double %1143, %1152
 store double %1153, ptr %1139, align 8
 %1154 = icmp eq i64 %668, %1145
 br i1 %1154, label %805, label %1142
1155:
 %1156 = phi i64 [ %1157, %1214 ], [ 0, %807 ]
 %1157 = add nuw nsw i64 %1156, 1
 %1158 = shl nsw i64 %1156, 3
 %1159 = load i64, ptr %141, align 1
 %1160 = load i64, ptr %142, align 1
 %1161 = mul nsw i64 %1160, %1158
 %1162 = add nsw i64 %1161, %1159
 %1163 = load i64, ptr %173, align 1
 %1164 = load i64, ptr %144, align 1
 %1165 = mul nsw i64 %1164, %1158
 %1166 = add nsw i64 %1165, %1163
 %1167 = load i64, ptr %174, align 1
 %1168 = load i64, ptr %175, align 1
 %1169 = load i64, ptr %176, align 1
 %1170 = inttoptr i64 %1167 to ptr
 %1171 = inttoptr i64 %1166 to ptr
 %1172 = tail call i64 @llvm.smin.i64(i64 %1164, i64 -1)
 %1173 = getelementptr i64, ptr %1170, i64 %1164
 %1174 = getelementptr i64, ptr %1173, i64 %1172
 %1175 = getelementptr i8, ptr %1174, i64 8
 %1176 = load i64, ptr %1175, align 8
 %1177 = inttoptr i64 %1168 to ptr
 %1178 = inttoptr i64 %1169 to ptr
 %1179 = inttoptr i64 %1162 to ptr
 %1180 = icmp slt i64 %1164, 1
 br i1 %1180, label %1214, label %1185
1181:
 %1182 = phi double [ 0.000000e+00, %1185 ], [ %1212, %1194 ]
 %1183 = getelementptr double, ptr %1171, i64 %1186
 store double %1182, ptr %1183, align 8
 %1184 = icmp eq i64 %1164, %1187
 br i1 %1184, label %1214, label %1185
1185:
 %1186 = phi i64 [ %1187, %1181 ], [ 0, %1155 ]
 %1187 = add nuw nsw i64 %1186, 1
 %1188 = getelementptr i64, ptr %1170, i64 %1186
 %1189 = load i64, ptr %1188, align 8
 %1190 = getelementptr i8, ptr %1188, i64 8
 %1191 = load i64, ptr %1190, align 8
 %1192 = sub i64 %1191, %1189
 %1193 = icmp slt i64 %1192, 1
 br i1 %1193, label %1181, label %1194
1194:
 %1195 = phi double [ %1212, %1194 ], [ 0.000000e+00, %1185 ]
 %1196 = phi i64 [ %1198, %1194 ], [ %1192, %1185 ]
 %1197 = phi i64 [ %1199, %1194 ], [ %1189, %1185 ]
 %1198 = add nsw i64 %1196, -1
 %1199 = add i64 %1197, 1
 %1200 = icmp slt i64 %1197, 0
 %1201 = select i1 %1200, i64 %1176, i64 0
 %1202 = add i64 %1201, %1197
 %1203 = getelementptr double, ptr %1178, i64 %1202
 %1204 = load double, ptr %1203, align 8
 %1205 = getelementptr i64, ptr %1177, i64 %1202
 %1206 = load i64, ptr %1205, align 8
 %1207 = lshr i64 %1206, 63
 %1208 = getelementptr double, ptr %1179, i64 %1206
 %1209 = getelementptr double, ptr %1208, i64 %1207
 %1210 = load double, ptr %1209, align 8
 %1211 = fmul nsz contract double %1204, %1210
 %1212 = fadd nsz contract double %1195, %1211
 %1213 = icmp samesign ugt i64 %1196, 1
 br i1 %1213, label %1194, label %1181
1214:
 %1215 = icmp eq i64 %1157, %808
 br i1 %1215, label %810, label %1155
1216:
 %1217 = phi i64 [ %1218, %841 ], [ 0, %824 ]
 %1218 = add nuw nsw i64 %1217, 1
 %1219 = load i64, ptr %141, align 1
 %1220 = load i64, ptr %142, align 1
 %1221 = mul nsw i64 %1220, %1217
 %1222 = add nsw i64 %829, %1221
 %1223 = shl nsw i64 %1222, 3
 %1224 = add nsw i64 %1223, %1219
 %1225 = load i64, ptr %157, align 1
 %1226 = inttoptr i64 %1224 to ptr
 %1227 = load i64, ptr %173, align 1
 %1228 = shl nsw i64 %1217, 3
 %1229 = load i64, ptr %144, align 1
 %1230 = mul nsw i64 %1229, %1228
 %1231 = add nsw i64 %1230, %1227
 %1232 = inttoptr i64 %1231 to ptr
 %1233 = load i64, ptr %145, align 1
 %1234 = add nsw i64 %1233, %1230
 %1235 = inttoptr i64 %1234 to ptr
 %1236 = load i64, ptr %156, align 1
 %1237 = mul nsw i64 %1225, %1228
 %1238 = add nsw i64 %1236, %1237
 %1239 = inttoptr i64 %1238 to ptr
 %1240 = load i64, ptr %158, align 1
 %1241 = load i64, ptr %159, align 1
 %1242 = mul nsw i64 %1241, %1228
 %1243 = add nsw i64 %1242, %1240
 %1244 = inttoptr i64 %1243 to ptr
 %1245 = load i64, ptr %147, align 1
 %1246 = icmp slt i64 %1245, 1
 br i1 %1246, label %841, label %1247
1247:
 %1248 = phi i64 [ %1249, %843 ], [ 0, %1216 ]
 %1249 = add nuw nsw i64 %1248, 1
 %1250 = mul i64 %1248, 48
 %1251 = getelementptr i8, ptr %831, i64 %1250
 %1252 = getelementptr i8, ptr %1251, i64 8
 %1253 = load i64, ptr %1252, align 8
 %1254 = getelementptr i8, ptr %1251, i64 40
 %1255 = load i64, ptr %1254, align 8
 %1256 = icmp slt i64 %1255, 1
 br i1 %1256, label %843, label %1257
1257:
 %1258 = getelementptr i8, ptr %1251, i64 32
 %1259 = load i64, ptr %1258, align 8
 %1260 = getelementptr i8, ptr %1251, i64 24
 %1261 = load i64, ptr %1260, align 8
 %1262 = icmp slt i64 %1261, 1
 %1263 = icmp slt i64 %1253, 1
 br label %1264
1264:
 %1265 = phi i64 [ %1255, %1257 ], [ %1267, %845 ]
 %1266 = phi i64 [ %1259, %1257 ], [ %1268, %845 ]
 %1267 = add nsw i64 %1265, -1
 %1268 = add i64 %1266, 1
 %1269 = icmp slt i64 %1266, 0
 %1270 = select i1 %1269, i64 %832, i64 0
 %1271 = add i64 %1270, %1266
 %1272 = getelementptr i64, ptr %834, i64 %1271
 %1273 = load i64, ptr %1272, align 8
 %1274 = getelementptr i64, ptr %838, i64 %1271
 %1275 = load i64, ptr %1274, align 8
 br i1 %1262, label %845, label %1276
1276:
 %1277 = getelementptr i64, ptr %836, i64 %1271
 br label %1278
1278:
 %1279 = phi i64 [ 0, %1276 ], [ %1280, %847 ]
 %1280 = add nuw nsw i64 %1279, 1
 %1281 = load i64, ptr %1277, align 8
 %1282 = add nsw i64 %1281, %1279
 %1283 = icmp slt i64 %1282, 0
 %1284 = select i1 %1283, i64 %1225, i64 0
 %1285 = getelementptr double, ptr %1239, i64 %1282
 %1286 = getelementptr double, ptr %1285, i64 %1284
 %1287 = load double, ptr %1286, align 8
 br i1 %1263, label %847, label %1288
1288:
 %1289 = mul nuw nsw i64 %1279, %1253
 %1290 = add nsw i64 %1289, %1275
 br label %1291
1291:
 %1292 = phi double [ %1287, %1288 ], [ %1311, %1291 ]
 %1293 = phi i64 [ 0, %1288 ], [ %1294, %1291 ]
 %1294 = add nuw nsw i64 %1293, 1
 %1295 = add nsw i64 %1290, %1293
 %1296 = icmp slt i64 %1295, 0
 %1297 = select i1 %1296, i64 %1241, i64 0
 %1298 = getelementptr double, ptr %1244, i64 %1295
 %1299 = getelementptr double, ptr %1298, i64 %1297
 %1300 = load double, ptr %1299, align 8
 %1301 = add nsw i64 %1293, %1273
 %1302 = icmp slt i64 %1301, 0
 %1303 = select i1 %1302, i64 %1229, i64 0
 %1304 = add i64 %1303, %1301
 %1305 = getelementptr double, ptr %1232, i64 %1304
 %1306 = load double, ptr %1305, align 8
 %1307 = getelementptr double, ptr %1235, i64 %1304
 %1308 = load double, ptr %1307, align 8
 %1309 = fsub nsz contract double %1306, %1308
 %1310 = fmul nsz contract double %1300, %1309
 %1311 = fadd nsz contract double %1292, %1310
 %1312 = icmp eq i64 %1253, %1294
 br i1 %1312, label %847, label %1291
1313:
 %1314 = phi i64 [ %1315, %1372 ], [ 0, %852 ]
 %1315 = add nuw nsw i64 %1314, 1
 %1316 = shl nsw i64 %1314, 3
 %1317 = load i64, ptr %141, align 1
 %1318 = load i64, ptr %142, align 1
 %1319 = mul nsw i64 %1318, %1316
 %1320 = add nsw i64 %1319, %1317
 %1321 = load i64, ptr %178, align 1
 %1322 = load i64, ptr %120, align 1
 %1323 = mul nsw i64 %1322, %1316
 %1324 = add nsw i64 %1323, %1321
 %1325 = load i64, ptr %179, align 1
 %1326 = load i64, ptr %180, align 1
 %1327 = load i64, ptr %181, align 1
 %1328 = inttoptr i64 %1325 to ptr
 %1329 = inttoptr i64 %1324 to ptr
 %1330 = tail call i64 @llvm.smin.i64(i64 %1322, i64 -1)
 %1331 = getelementptr i64, ptr %1328, i64 %1322
 %1332 = getelementptr i64, ptr %1331, i64 %1330
 %1333 = getelementptr i8, ptr %1332, i64 8
 %1334 = load i64, ptr %1333, align 8
 %1335 = inttoptr i64 %1326 to ptr
 %1336 = inttoptr i64 %1327 to ptr
 %1337 = inttoptr i64 %1320 to ptr
 %1338 = icmp slt i64 %1322, 1
 br i1 %1338, label %1372, label %1343
1339:
 %1340 = phi double [ 0.000000e+00, %1343 ], [ %1370, %1352 ]
 %1341 = getelementptr double, ptr %1329, i64 %1344
 store double %1340, ptr %1341, align 8
 %1342 = icmp eq i64 %1322, %1345
 br i1 %1342, label %1372, label %1343
1343:
 %1344 = phi i64 [ %1345, %1339 ], [ 0, %1313 ]
 %1345 = add nuw nsw i64 %1344, 1
 %1346 = getelementptr i64, ptr %1328, i64 %1344
 %1347 = load i64, ptr %1346, align 8
 %1348 = getelementptr i8, ptr %1346, i64 8
 %1349 = load i64, ptr %1348, align 8
 %1350 = sub i64 %1349, %1347
 %1351 = icmp slt i64 %1350, 1
 br i1 %1351, label %1339, label %1352
1352:
 %1353 = phi double [ %1370, %1352 ], [ 0.000000e+00, %1343 ]
 %1354 = phi i64 [ %1356, %1352 ], [ %1350, %1343 ]
 %1355 = phi i64 [ %1357, %1352 ], [ %1347, %1343 ]
 %1356 = add nsw i64 %1354, -1
 %1357 = add i64 %1355, 1
 %1358 = icmp slt i64 %1355, 0
 %1359 = select i1 %1358, i64 %1334, i64 0
 %1360 = add i64 %1359, %1355
 %1361 = getelementptr double, ptr %1336, i64 %1360
 %1362 = load double, ptr %1361, align 8
 %1363 = getelementptr i64, ptr %1335, i64 %1360
 %1364 = load i64, ptr %1363, align 8
 %1365 = lshr i64 %1364, 63
 %1366 = getelementptr double, ptr %1337, i64 %1364
 %1367 = getelementptr double, ptr %1366, i64 %1365
 %1368 = load double, ptr %1367, align 8
 %1369 = fmul nsz contract double %1362, %1368
 %1370 = fadd nsz contract double %1353, %1369
 %1371 = icmp samesign ugt i64 %1354, 1
 br i1 %1371, label %1352, label %1339
1372:
 %1373 = icmp eq i64 %1315, %853
 br i1 %1373, label %855, label %1313
1374:
 %1375 = phi i64 [ %1376, %1374 ], [ 0, %863 ]
 %1376 = add nuw nsw i64 %1375, 1
 %1377 = getelementptr i64, ptr %869, i64 %1375
 %1378 = load i64, ptr %1377, align 8
 %1379 = icmp slt i64 %1378, 0
 %1380 = select i1 %1379, i64 %667, i64 0
 %1381 = getelementptr double, ptr %867, i64 %1378
 %1382 = getelementptr double, ptr %1381, i64 %1380
 %1383 = load double, ptr %1382, align 8
 %1384 = getelementptr double, ptr %865, i64 %1375
 store double %1383, ptr %1384, align 8
 %1385 = icmp eq i64 %667, %1376
 br i1 %1385, label %873, label %1374
1386:
 %1387 = phi double [ %911, %907 ], [ 0.000000e+00, %873 ]
 %1388 = phi i64 [ %910, %907 ], [ 0, %873 ]
 %1389 = phi i64 [ %1390, %907 ], [ 0, %873 ]
 %1390 = add nuw nsw i64 %1389, 1
 %1391 = getelementptr i64, ptr %871, i64 %1389
 %1392 = load i64, ptr %1391, align 8
 %1393 = icmp slt i64 %1392, %669
 br i1 %1393, label %882, label %892
1394:
 %1395 = phi double [ 0x7FF0000000000000, %857 ], [ 0.000000e+00, %913 ], [ %911, %907 ]
 %1396 = phi i64 [ 0, %857 ], [ 0, %913 ], [ %910, %907 ]
 br i1 %186, label %1406, label %2266
1397:
 %1398 = fcmp nsz contract ogt double %1395, 1.000000e+00
 br i1 %1398, label %1399, label %1406
1399:
 %1400 = tail call nsz contract double @llvm.pow.f64(double %1395, double %187)
 %1401 = fmul nsz contract double %1400, 9.000000e-01
 %1402 = fcmp nsz contract ogt double %1401, 0x3FD5555555555555
 store i64 0, ptr %134, align 1
 store i64 %1396, ptr %137, align 1
 %1403 = fneg nsz contract double %1401
 %1404 = select nsz contract i1 %1402, double %1403, double 0xBFD5555555555555
 br label %2699
1405:
 store i64 1, ptr %134, align 1
 store i64 %1396, ptr %137, align 1
 br label %2697
1406:
 %1407 = load i64, ptr %188, align 1
 %1408 = inttoptr i64 %1407 to ptr
 %1409 = load i64, ptr %189, align 1
 %1410 = inttoptr i64 %1409 to ptr
 %1411 = load i64, ptr %190, align 1
 %1412 = inttoptr i64 %1411 to ptr
 %1413 = icmp slt i64 %381, 1
 br i1 %1413, label %1419, label %1414
1414:
 %1415 = shl i64 %384, 3
 br label %2269
1416:
 %1417 = icmp eq i64 %381, %2273
 br i1 %1417, label %1419, label %2269
1418:
 br i1 %2296, label %2391, label %1416
1419:
 %1420 = load i64, ptr %202, align 1
 %1421 = load i64, ptr %159, align 1
 %1422 = load i64, ptr %76, align 1
 %1423 = load i64, ptr %203, align 1
 %1424 = inttoptr i64 %1423 to ptr
 %1425 = load i64, ptr %158, align 1
 %1426 = inttoptr i64 %1425 to ptr
 %1427 = load i64, ptr %204, align 1
 %1428 = inttoptr i64 %1427 to ptr
 %1429 = tail call i64 @llvm.smax.i64(i64 %1421, i64 0)
 %1430 = icmp slt i64 %1422, 1
 br label %1431
1431:
 %1432 = phi i64 [ 0, %1419 ], [ %1445, %1434 ]
 %1433 = icmp eq i64 %1432, %1429
 br i1 %1433, label %1468, label %1444
1434:
 %1435 = phi double [ %1453, %1444 ], [ %1466, %1455 ]
 %1436 = phi double [ %1451, %1444 ], [ %1464, %1455 ]
 %1437 = tail call nsz contract double @llvm.fabs.f64(double %1435)
 %1438 = tail call nsz contract double @llvm.fabs.f64(double %1436)
 %1439 = fcmp nsz contract ogt double %1438, %1437
 %1440 = select i1 %1439, double %1438, double %1437
 %1441 = fsub nsz contract double %1435, %1436
 %1442 = fmul nsz contract double %1440, 1.000000e-01
 %1443 = fcmp nsz contract ogt double %1441, %1442
 br i1 %1443, label %1468, label %1431
1444:
 %1445 = add nuw i64 %1432, 1
 %1446 = getelementptr double, ptr %1424, i64 %1432
 %1447 = load double, ptr %1446, align 8
 %1448 = getelementptr double, ptr %1426, i64 %1432
 %1449 = load double, ptr %1448, align 8
 %1450 = fcmp nsz contract olt double %1449, %1447
 %1451 = select i1 %1450, double %1449, double %1447
 %1452 = fcmp nsz contract ogt double %1449, %1447
 %1453 = select i1 %1452, double %1449, double %1447
 %1454 = getelementptr double, ptr %1428, i64 %1432
 br i1 %1430, label %1434, label %1455
1455:
 %1456 = phi double [ %1464, %1455 ], [ %1451, %1444 ]
 %1457 = phi double [ %1466, %1455 ], [ %1453, %1444 ]
 %1458 = phi i64 [ %1459, %1455 ], [ 0, %1444 ]
 %1459 = add nuw nsw i64 %1458, 1
 %1460 = mul i64 %1458, %1421
 %1461 = getelementptr double, ptr %1454, i64 %1460
 %1462 = load double, ptr %1461, align 8
 %1463 = fcmp nsz contract olt double %1462, %1456
 %1464 = select i1 %1463, double %1462, double %1456
 %1465 = fcmp nsz contract ogt double %1462, %1457
 %1466 = select i1 %1465, double %1462, double %1457
 %1467 = icmp eq i64 %1422, %1459
 br i1 %1467, label %1434, label %1455
1468:
 %1469 = icmp slt i64 %1420, %59
 br i1 %1469, label %1470, label %2135
1470:
 %1471 = icmp slt i64 %1420, 0
 %1472 = select i1 %1471, i64 %59, i64 0
 %1473 = getelementptr double, ptr %60, i64 %1420
 %1474 = getelementptr double, ptr %1473, i64 %1472
 %1475 = load double, ptr %1474, align 8
 %1476 = fcmp nsz contract olt double %1475, %350
 br i1 %1476, label %1477, label %2135
1477:
 %1478 = icmp sgt i64 %382, 100
 %1479 = and i1 %1478, %1433
 %1480 = select i1 %1433, double 0.000000e+00, double 9.000000e-01
 br label %1481
1481:
 %1482 = phi i64 [ %1420, %1477 ], [ %2125, %2127 ]
 %1483 = icmp slt i64 %1482, 0
 %1484 = select i1 %1483, i64 %59, i64 0
 %1485 = getelementptr double, ptr %60, i64 %1482
 %1486 = getelementptr double, ptr %1485, i64 %1484
 %1487 = load double, ptr %1486, align 8
 %1488 = fsub nsz contract double %1487, %547
 %1489 = fdiv nsz contract double %1488, %349
 br i1 %1479, label %1490, label %1722
1490:
 %1491 = load i64, ptr %76, align 1
 %1492 = load i64, ptr %120, align 1
 %1493 = load i64, ptr %121, align 1
 %1494 = load i64, ptr %132, align 1
 %1495 = inttoptr i64 %1494 to ptr
 %1496 = load i64, ptr %131, align 1
 %1497 = inttoptr i64 %1496 to ptr
 %1498 = load i64, ptr %129, align 1
 %1499 = inttoptr i64 %1498 to ptr
 %1500 = load i64, ptr %135, align 1
 %1501 = load i64, ptr %136, align 1
 %1502 = inttoptr i64 %1500 to ptr
 %1503 = load i64, ptr %217, align 1
 %1504 = inttoptr i64 %1503 to ptr
 %1505 = load i64, ptr %123, align 1
 %1506 = inttoptr i64 %1505 to ptr
 %1507 = load i64, ptr %206, align 1
 %1508 = inttoptr i64 %1507 to ptr
 %1509 = load i64, ptr %218, align 1
 %1510 = inttoptr i64 %1509 to ptr
 %1511 = load i64, ptr %188, align 1
 %1512 = load i64, ptr %122, align 1
 %1513 = inttoptr i64 %1511 to ptr
 %1514 = load i64, ptr %190, align 1
 %1515 = inttoptr i64 %1514 to ptr
 %1516 = tail call i64 @llvm.smax.i64(i64 %1491, i64 0)
 %1517 = icmp slt i64 %1491, 1
 br i1 %1517, label %1532, label %1636
1518:
 %1519 = add nuw nsw i64 %1637, 1
 %1520 = icmp eq i64 %1491, %1519
 br i1 %1520, label %1532, label %1636
1521:
 %1522 = getelementptr double, ptr %1495, i64 %1644
 %1523 = load double, ptr %1522, align 8
 %1524 = fsub nsz contract double %1489, %1523
 %1525 = load double, ptr %1638, align 8
 %1526 = fsub nsz contract double %1525, %1523
 %1527 = fdiv nsz contract double %1524, %1526
 %1528 = fmul nsz contract double %1643, %1527
 store double %1528, ptr %1641, align 8
 br label %1529
1529:
 %1530 = phi double [ %1528, %1521 ], [ %1643, %1642 ]
 %1531 = icmp eq i64 %1491, %1645
 br i1 %1531, label %1518, label %1642
1532:
 %1533 = icmp slt i64 %1492, 1
 br i1 %1533, label %1536, label %1647
1534:
 %1535 = icmp eq i64 %1649, %1492
 br i1 %1535, label %1536, label %1647
1536:
 %1537 = icmp slt i64 %1493, 1
 br i1 %1537, label %1540, label %1538
1538:
 %1539 = shl nuw i64 %1493, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %1510, i8 0, i64 %1539, i1 false)
 br label %1540
1540:
 br i1 %1517, label %1559, label %1666
1541:
 %1542 = icmp eq i64 %1491, %1544
 br i1 %1542, label %1559, label %1666
1543:
 %1544 = add nuw nsw i64 %1667, 1
 br i1 %1537, label %1541, label %1545
1545:
 %1546 = mul i64 %1667, %1501
 %1547 = getelementptr double, ptr %1502, i64 %1546
 br label %1674
1548:
 %1549 = getelementptr double, ptr %1495, i64 %1671
 %1550 = load double, ptr %1549, align 8
 %1551 = fsub nsz contract double %1489, %1550
 %1552 = load double, ptr %1668, align 8
 %1553 = fsub nsz contract double %1552, %1550
 %1554 = fdiv nsz contract double %1551, %1553
 %1555 = fmul nsz contract double %1670, %1554
 br label %1556
1556:
 %1557 = phi double [ %1555, %1548 ], [ %1670, %1669 ]
 %1558 = icmp eq i64 %1491, %1672
 br i1 %1558, label %1543, label %1669
1559:
 %1560 = load i64, ptr %207, align 1
 %1561 = load i64, ptr %122, align 1
 %1562 = inttoptr i64 %1560 to ptr
 %1563 = icmp slt i64 %1561, 1
 br i1 %1563, label %1575, label %1564
1564:
 %1565 = fsub nsz contract double 1.000000e+00, %1489
 br label %1684
1566:
 %1567 = phi double [ 0.000000e+00, %1684 ], [ %1717, %1712 ]
 %1568 = getelementptr double, ptr %1515, i64 %1685
 %1569 = load double, ptr %1568, align 8
 %1570 = fadd nsz contract double %1567, %1569
 %1571 = getelementptr double, ptr %1562, i64 %1685
 store double %1570, ptr %1571, align 8
 %1572 = icmp eq i64 %1686, %1561
 br i1 %1572, label %1573, label %1684
1573:
 %1574 = load i64, ptr %207, align 1
 br label %1575
1575:
 %1576 = phi i64 [ %1574, %1573 ], [ %1560, %1559 ]
 %1577 = load i64, ptr %206, align 1
 %1578 = load i64, ptr %218, align 1
 %1579 = load i64, ptr %120, align 1
 %1580 = load i64, ptr %121, align 1
 %1581 = load i64, ptr %213, align 1
 %1582 = inttoptr i64 %1581 to ptr
 %1583 = inttoptr i64 %1577 to ptr
 %1584 = inttoptr i64 %1578 to ptr
 %1585 = load i64, ptr %202, align 1
 %1586 = load i64, ptr %214, align 1
 %1587 = sub nsw i64 %1585, %1586
 %1588 = load i64, ptr %215, align 1
 %1589 = shl nsw i64 %1587, 3
 %1590 = add nsw i64 %1580, %1579
 %1591 = mul nsw i64 %1589, %1590
 %1592 = add nsw i64 %1591, %1588
 %1593 = inttoptr i64 %1592 to ptr
 %1594 = icmp slt i64 %1579, 1
 br i1 %1594, label %1595, label %1605
1595:
 %1596 = icmp slt i64 %1580, 1
 br i1 %1596, label %1597, label %1615
1597:
 %1598 = load i64, ptr %216, align 1
 %1599 = load i64, ptr %122, align 1
 %1600 = mul nsw i64 %1599, %1589
 %1601 = add nsw i64 %1600, %1598
 %1602 = inttoptr i64 %1576 to ptr
 %1603 = inttoptr i64 %1601 to ptr
 %1604 = icmp slt i64 %1599, 1
 br i1 %1604, label %1719, label %1629
1605:
 %1606 = phi i64 [ %1607, %1605 ], [ 0, %1575 ]
 %1607 = add nuw nsw i64 %1606, 1
 %1608 = getelementptr double, ptr %1583, i64 %1606
 %1609 = load double, ptr %1608, align 8
 %1610 = getelementptr double, ptr %1582, i64 %1606
 %1611 = load double, ptr %1610, align 8
 %1612 = fmul nsz contract double %1609, %1611
 %1613 = getelementptr double, ptr %1593, i64 %1606
 store double %1612, ptr %1613, align 8
 %1614 = icmp eq i64 %1579, %1607
 br i1 %1614, label %1595, label %1605
1615:
 %1616 = phi i64 [ %1617, %1615 ], [ 0, %1595 ]
 %1617 = add nuw nsw i64 %1616, 1
 %1618 = getelementptr double, ptr %1584, i64 %1616
 %1619 = load double, ptr %1618, align 8
 %1620 = add i64 %1616, %1579
 %1621 = getelementptr double, ptr %1582, i64 %1616
 %1622 = load double, ptr %1621, align 8
 %1623 = fmul nsz contract double %1619, %1622
 %1624 = icmp slt i64 %1620, 0
 %1625 = select i1 %1624, i64 %1590, i64 0
 %1626 = getelementptr double, ptr %1593, i64 %1620
 %1627 = getelementptr double, ptr %1626, i64 %1625
 store double %1623, ptr %1627, align 8
 %1628 = icmp eq i64 %1580, %1617
 br i1 %1628, label %1597, label %1615
1629:
 %1630 = phi i64 [ %1631, %1629 ], [ 0, %1597 ]
 %1631 = add nuw nsw i64 %1630, 1
 %1632 = getelementptr double, ptr %1602, i64 %1630
 %1633 = load double, ptr %1632, align 8
 %1634 = getelementptr double, ptr %1603, i64 %1630
 store double %1633, ptr %1634, align 8
 %1635 = icmp eq i64 %1599, %1631
 br i1 %1635, label %1719, label %1629
1636:
 %1637 = phi i64 [ %1519, %1518 ], [ 0, %1490 ]
 %1638 = getelementptr double, ptr %1495, i64 %1637
 %1639 = load double, ptr %1638, align 8
 %1640 = fdiv nsz contract double %1489, %1639
 %1641 = getelementptr double, ptr %1497, i64 %1637
 store double %1640, ptr %1641, align 8
 br label %1642
1642:
 %1643 = phi double [ %1530, %1529 ], [ %1640, %1636 ]
 %1644 = phi i64 [ %1645, %1529 ], [ 0, %1636 ]
 %1645 = add nuw nsw i64 %1644, 1
 %1646 = icmp eq i64 %1644, %1637
 br i1 %1646, label %1529, label %1521
1647:
 %1648 = phi i64 [ %1649, %1534 ], [ 0, %1532 ]
 %1649 = add nuw nsw i64 %1648, 1
 %1650 = getelementptr double, ptr %1506, i64 %1648
 %1651 = load double, ptr %1650, align 8
 %1652 = getelementptr double, ptr %1508, i64 %1648
 %1653 = getelementptr double, ptr %1499, i64 %1648
 store double %1651, ptr %1652, align 8
 br i1 %1517, label %1534, label %1654
1654:
 %1655 = phi i64 [ %1657, %1654 ], [ 0, %1647 ]
 %1656 = phi double [ %1664, %1654 ], [ %1651, %1647 ]
 %1657 = add nuw nsw i64 %1655, 1
 %1658 = getelementptr double, ptr %1497, i64 %1655
 %1659 = load double, ptr %1658, align 8
 %1660 = mul i64 %1655, %1492
 %1661 = getelementptr double, ptr %1653, i64 %1660
 %1662 = load double, ptr %1661, align 8
 %1663 = fmul nsz contract double %1659, %1662
 %1664 = fadd nsz contract double %1656, %1663
 store double %1664, ptr %1652, align 8
 %1665 = icmp eq i64 %1491, %1657
 br i1 %1665, label %1534, label %1654
1666:
 %1667 = phi i64 [ %1544, %1541 ], [ 0, %1540 ]
 %1668 = getelementptr double, ptr %1495, i64 %1667
 br label %1669
1669:
 %1670 = phi double [ 1.000000e+00, %1666 ], [ %1557, %1556 ]
 %1671 = phi i64 [ 0, %1666 ], [ %1672, %1556 ]
 %1672 = add nuw nsw i64 %1671, 1
 %1673 = icmp eq i64 %1671, %1667
 br i1 %1673, label %1556, label %1548
1674:
 %1675 = phi i64 [ 0, %1545 ], [ %1676, %1674 ]
 %1676 = add nuw nsw i64 %1675, 1
 %1677 = getelementptr double, ptr %1510, i64 %1675
 %1678 = load double, ptr %1677, align 8
 %1679 = getelementptr double, ptr %1547, i64 %1675
 %1680 = load double, ptr %1679, align 8
 %1681 = fmul nsz contract double %1557, %1680
 %1682 = fadd nsz contract double %1678, %1681
 store double %1682, ptr %1677, align 8
 %1683 = icmp eq i64 %1493, %1676
 br i1 %1683, label %1541, label %1674
1684:
 %1685 = phi i64 [ 0, %1564 ], [ %1686, %1566 ]
 %1686 = add nuw nsw i64 %1685, 1
 br i1 %1517, label %1566, label %1687
1687:
 %1688 = getelementptr double, ptr %1513, i64 %1685
 br label %1689
1689:
 %1690 = phi i64 [ %1491, %1687 ], [ %1693, %1712 ]
 %1691 = phi double [ 0.000000e+00, %1687 ], [ %1717, %1712 ]
 %1692 = phi i64 [ %1516, %1687 ], [ %1713, %1712 ]
 %1693 = add i64 %1690, -1
 %1694 = icmp slt i64 %1693, 0
 %1695 = select i1 %1694, i64 %1491, i64 0
 %1696 = add i64 %1695, %1693
 %1697 = mul i64 %1696, %1491
 %1698 = getelementptr double, ptr %1504, i64 %1697
 br label %1699
1699:
 %1700 = phi double [ %1691, %1689 ], [ %1710, %1699 ]
 %1701 = phi i64 [ 0, %1689 ], [ %1702, %1699 ]
 %1702 = add nuw nsw i64 %1701, 1
 %1703 = getelementptr double, ptr %1698, i64 %1701
 %1704 = load double, ptr %1703, align 8
 %1705 = fmul nsz contract double %349, %1704
 %1706 = mul i64 %1701, %1512
 %1707 = getelementptr double, ptr %1688, i64 %1706
 %1708 = load double, ptr %1707, align 8
 %1709 = fmul nsz contract double %1705, %1708
 %1710 = fadd nsz contract double %1700, %1709
 %1711 = icmp eq i64 %1491, %1702
 br i1 %1711, label %1712, label %1699
1712:
 %1713 = add nsw i64 %1692, -1
 %1714 = and i64 %1693, 1
 %1715 = icmp eq i64 %1714, 0
 %1716 = select i1 %1715, double %1489, double %1565
 %1717 = fmul nsz contract double %1716, %1710
 %1718 = icmp sgt i64 %1692, 1
 br i1 %1718, label %1689, label %1566
1719:
 %1720 = load i64, ptr %202, align 1
 %1721 = add nsw i64 %1720, 1
 store i64 %1721, ptr %202, align 1
 br label %2124
1722:
 %1723 = load i64, ptr %76, align 1
 %1724 = load i64, ptr %120, align 1
 %1725 = load i64, ptr %122, align 1
 %1726 = load i64, ptr %129, align 1
 %1727 = inttoptr i64 %1726 to ptr
 %1728 = load i64, ptr %205, align 1
 %1729 = inttoptr i64 %1728 to ptr
 %1730 = load i64, ptr %132, align 1
 %1731 = inttoptr i64 %1730 to ptr
 %1732 = load i64, ptr %189, align 1
 %1733 = inttoptr i64 %1732 to ptr
 %1734 = load i64, ptr %123, align 1
 %1735 = inttoptr i64 %1734 to ptr
 %1736 = load i64, ptr %206, align 1
 %1737 = inttoptr i64 %1736 to ptr
 %1738 = load i64, ptr %131, align 1
 %1739 = inttoptr i64 %1738 to ptr
 %1740 = load i64, ptr %207, align 1
 %1741 = inttoptr i64 %1740 to ptr
 %1742 = load i64, ptr %208, align 1
 %1743 = inttoptr i64 %1742 to ptr
 %1744 = icmp slt i64 %1724, 1
 br i1 %1744, label %1748, label %1898
1745:
 %1746 = load i64, ptr %207, align 1
 %1747 = inttoptr i64 %1746 to ptr
 br label %1748
1748:
 %1749 = phi ptr [ %1747, %1745 ], [ %1741, %1722 ]
 %1750 = load i64, ptr %190, align 1
 %1751 = inttoptr i64 %1750 to ptr
 %1752 = icmp slt i64 %1725, 1
 br i1 %1752, label %1753, label %1905
1753:
 %1754 = fmul nsz contract double %1480, %1489
 %1755 = icmp slt i64 %1723, 1
 %1756 = add nsw i64 %1723, -1
 br label %1912
1757:
 %1758 = load double, ptr %72, align 1
 %1759 = fmul nsz contract double %349, %1913
 %1760 = fadd nsz contract double %1759, %1758
 %1761 = fsub nsz contract double %1915, %1913
 %1762 = fmul nsz contract double %349, %1761
 br label %1917
1763:
 %1764 = icmp eq i64 %1723, %1769
 br i1 %1764, label %1795, label %1922
1765:
 %1766 = add nuw nsw i64 %1931, 1
 %1767 = icmp eq i64 %1723, %1766
 br i1 %1767, label %1768, label %1930
1768:
 %1769 = add nuw nsw i64 %1923, 1
 br i1 %1744, label %1763, label %1770
1770:
 %1771 = mul i64 %1923, %1724
 %1772 = getelementptr double, ptr %1729, i64 %1771
 br label %1941
1773:
 %1774 = getelementptr double, ptr %1929, i64 %1938
 %1775 = load double, ptr %1774, align 8
 %1776 = fsub nsz contract double %1927, %1775
 %1777 = load double, ptr %1932, align 8
 %1778 = fsub nsz contract double %1777, %1775
 %1779 = fdiv nsz contract double %1776, %1778
 %1780 = fmul nsz contract double %1937, %1779
 store double %1780, ptr %1935, align 8
 br label %1781
1781:
 %1782 = phi double [ %1780, %1773 ], [ %1937, %1936 ]
 %1783 = icmp eq i64 %1723, %1939
 br i1 %1783, label %1765, label %1936
1784:
 %1785 = getelementptr double, ptr %1735, i64 %1942
 %1786 = load double, ptr %1785, align 8
 %1787 = getelementptr double, ptr %1737, i64 %1942
 %1788 = load double, ptr %1787, align 8
 %1789 = fsub nsz contract double %1786, %1788
 %1790 = getelementptr double, ptr %1727, i64 %1942
 br label %1944
1791:
 %1792 = phi double [ 0.000000e+00, %1941 ], [ %1954, %1944 ]
 %1793 = getelementptr double, ptr %1772, i64 %1942
 store double %1792, ptr %1793, align 8
 %1794 = icmp eq i64 %1724, %1943
 br i1 %1794, label %1763, label %1941
1795:
 br i1 %1918, label %1800, label %1796
1796:
 %1797 = load i64, ptr %206, align 1
 store i8 0, ptr %3, align 1
 call fastcc void @f0(ptr %3, ptr %64, ptr readonly %80, ptr readonly %40, i64 %36, i64 %39, ptr readonly %53, i64 %46, i64 %49, i64 %52, ptr readonly %68, ptr %72, i64 %1797, double %1760, double %1762, double %18, i64 %1921)
 %1798 = load i8, ptr %3, align 1
 %1799 = icmp ne i8 %1798, 0
 br i1 %1920, label %1803, label %1801
1800:
 br i1 %1920, label %1804, label %1801
1801:
 %1802 = phi i1 [ %1799, %1796 ], [ true, %1800 ]
 br label %1917
1803:
 br i1 %1799, label %1804, label %2134
1804:
 br i1 %1744, label %1805, label %1956
1805:
 br i1 %1755, label %1812, label %1974
1806:
 %1807 = icmp eq i64 %1723, %1976
 br i1 %1807, label %1812, label %1974
1808:
 br i1 %1997, label %2092, label %1809
1809:
 br i1 %1752, label %1806, label %1810
1810:
 %1811 = getelementptr double, ptr %1733, i64 %1975
 br label %2112
1812:
 %1813 = phi double [ %1913, %1912 ], [ %1915, %1805 ], [ %1915, %1806 ]
 br i1 %1914, label %1912, label %1814
1814:
 %1815 = load i64, ptr %209, align 1
 %1816 = load i64, ptr %80, align 1
 %1817 = add nsw i64 %1816, -1
 %1818 = load i64, ptr %210, align 1
 %1819 = mul nsw i64 %1817, %1818
 %1820 = load i64, ptr %121, align 1
 %1821 = add nsw i64 %1819, %1820
 %1822 = shl nsw i64 %1821, 3
 %1823 = add nsw i64 %1822, %1815
 %1824 = load i64, ptr %120, align 1
 %1825 = inttoptr i64 %1823 to ptr
 %1826 = tail call i64 @llvm.smax.i64(i64 %1824, i64 0)
 br label %1827
1827:
 %1828 = phi i64 [ 0, %1814 ], [ %1831, %1830 ]
 %1829 = icmp eq i64 %1828, %1826
 br i1 %1829, label %1836, label %1830
1830:
 %1831 = add nuw i64 %1828, 1
 %1832 = getelementptr double, ptr %1825, i64 %1828
 %1833 = load double, ptr %1832, align 8
 %1834 = fsub nsz contract double %1833, %1833
 %1835 = fcmp nsz contract ord double %1834, 0.000000e+00
 br i1 %1835, label %1827, label %2134
1836:
 %1837 = load i64, ptr %206, align 1
 %1838 = shl i64 %1723, 3
 %1839 = add i64 %1838, -8
 %1840 = mul nsw i64 %1818, %1839
 %1841 = add nsw i64 %1840, %1815
 %1842 = load i64, ptr %207, align 1
 %1843 = load i64, ptr %213, align 1
 %1844 = inttoptr i64 %1843 to ptr
 %1845 = inttoptr i64 %1837 to ptr
 %1846 = inttoptr i64 %1841 to ptr
 %1847 = load i64, ptr %202, align 1
 %1848 = load i64, ptr %214, align 1
 %1849 = sub nsw i64 %1847, %1848
 %1850 = load i64, ptr %215, align 1
 %1851 = shl nsw i64 %1849, 3
 %1852 = add nsw i64 %1824, %1820
 %1853 = mul nsw i64 %1851, %1852
 %1854 = add nsw i64 %1853, %1850
 %1855 = inttoptr i64 %1854 to ptr
 %1856 = icmp slt i64 %1824, 1
 br i1 %1856, label %1857, label %1867
1857:
 %1858 = icmp slt i64 %1820, 1
 br i1 %1858, label %1859, label %1877
1859:
 %1860 = load i64, ptr %216, align 1
 %1861 = load i64, ptr %122, align 1
 %1862 = mul nsw i64 %1861, %1851
 %1863 = add nsw i64 %1862, %1860
 %1864 = inttoptr i64 %1842 to ptr
 %1865 = inttoptr i64 %1863 to ptr
 %1866 = icmp slt i64 %1861, 1
 br i1 %1866, label %2411, label %1891
1867:
 %1868 = phi i64 [ %1869, %1867 ], [ 0, %1836 ]
 %1869 = add nuw nsw i64 %1868, 1
 %1870 = getelementptr double, ptr %1845, i64 %1868
 %1871 = load double, ptr %1870, align 8
 %1872 = getelementptr double, ptr %1844, i64 %1868
 %1873 = load double, ptr %1872, align 8
 %1874 = fmul nsz contract double %1871, %1873
 %1875 = getelementptr double, ptr %1855, i64 %1868
 store double %1874, ptr %1875, align 8
 %1876 = icmp eq i64 %1824, %1869
 br i1 %1876, label %1857, label %1867
1877:
 %1878 = phi i64 [ %1879, %1877 ], [ 0, %1857 ]
 %1879 = add nuw nsw i64 %1878, 1
 %1880 = getelementptr double, ptr %1846, i64 %1878
 %1881 = load double, ptr %1880, align 8
 %1882 = add i64 %1878, %1824
 %1883 = getelementptr double, ptr %1844, i64 %1878
 %1884 = load double, ptr %1883, align 8
 %1885 = fmul nsz contract double %1881, %1884
 %1886 = icmp slt i64 %1882, 0
 %1887 = select i1 %1886, i64 %1852, i64 0
 %1888 = getelementptr double, ptr %1855, i64 %1882
 %1889 = getelementptr double, ptr %1888, i64 %1887
 store double %1885, ptr %1889, align 8
 %1890 = icmp eq i64 %1820, %1879
 br i1 %1890, label %1859, label %1877
1891:
 %1892 = phi i64 [ %1893, %1891 ], [ 0, %1859 ]
 %1893 = add nuw nsw i64 %1892, 1
 %1894 = getelementptr double, ptr %1864, i64 %1892
 %1895 = load double, ptr %1894, align 8
 %1896 = getelementptr double, ptr %1865, i64 %1892
 store double %1895, ptr %1896, align 8
 %1897 = icmp eq i64 %1861, %1893
 br i1 %1897, label %2411, label %1891
1898:
 %1899 = phi i64 [ %1900, %1898 ], [ 0, %1722 ]
 %1900 = add nuw nsw i64 %1899, 1
 %1901 = getelementptr double, ptr %1735, i64 %1899
 %1902 = load double, ptr %1901, align 8
 %1903 = getelementptr double, ptr %1737, i64 %1899
 store double %1902, ptr %1903, align 8
 %1904 = icmp eq i64 %1724, %1900
 br i1 %1904, label %1745, label %1898
1905:
 %1906 = phi i64 [ %1907, %1905 ], [ 0, %1748 ]
 %1907 = add nuw nsw i64 %1906, 1
 %1908 = getelementptr double, ptr %1751, i64 %1906
 %1909 = load double, ptr %1908, align 8
 %1910 = getelementptr double, ptr %1749, i64 %1906
 store double %1909, ptr %1910, align 8
 %1911 = icmp eq i64 %1725, %1907
 br i1 %1911, label %1753, label %1905
1912:
 %1913 = phi double [ 0.000000e+00, %1753 ], [ %1813, %1812 ]
 %1914 = phi i1 [ true, %1753 ], [ false, %1812 ]
 %1915 = phi double [ %1754, %1753 ], [ %1489, %1812 ]
 %1916 = fcmp nsz contract ugt double %1915, %1913
 br i1 %1916, label %1757, label %1812
1917:
 %1918 = phi i1 [ false, %1757 ], [ %1802, %1801 ]
 %1919 = phi i1 [ true, %1757 ], [ false, %1801 ]
 %1920 = phi i1 [ false, %1757 ], [ true, %1801 ]
 %1921 = phi i64 [ 40, %1757 ], [ 41, %1801 ]
 br i1 %1755, label %1795, label %1922
1922:
 %1923 = phi i64 [ %1769, %1763 ], [ 0, %1917 ]
 %1924 = getelementptr double, ptr %1731, i64 %1923
 %1925 = load double, ptr %1924, align 8
 %1926 = fmul nsz contract double %1761, %1925
 %1927 = fadd nsz contract double %1913, %1926
 %1928 = load i64, ptr %132, align 1
 %1929 = inttoptr i64 %1928 to ptr
 br label %1930
1930:
 %1931 = phi i64 [ 0, %1922 ], [ %1766, %1765 ]
 %1932 = getelementptr double, ptr %1929, i64 %1931
 %1933 = load double, ptr %1932, align 8
 %1934 = fdiv nsz contract double %1927, %1933
 %1935 = getelementptr double, ptr %1739, i64 %1931
 store double %1934, ptr %1935, align 8
 br label %1936
1936:
 %1937 = phi double [ %1934, %1930 ], [ %1782, %1781 ]
 %1938 = phi i64 [ 0, %1930 ], [ %1939, %1781 ]
 %1939 = add nuw nsw i64 %1938, 1
 %1940 = icmp eq i64 %1938, %1931
 br i1 %1940, label %1781, label %1773
1941:
 %1942 = phi i64 [ 0, %1770 ], [ %1943, %1791 ]
 %1943 = add nuw nsw i64 %1942, 1
 br i1 %1919, label %1784, label %1791
1944:
 %1945 = phi double [ %1789, %1784 ], [ %1954, %1944 ]
 %1946 = phi i64 [ 0, %1784 ], [ %1947, %1944 ]
 %1947 = add nuw nsw i64 %1946, 1
 %1948 = getelementptr double, ptr %1739, i64 %1946
 %1949 = load double, ptr %1948, align 8
 %1950 = mul i64 %1946, %1724
 %1951 = getelementptr double, ptr %1790, i64 %1950
 %1952 = load double, ptr %1951, align 8
 %1953 = fmul nsz contract double %1949, %1952
 %1954 = fadd nsz contract double %1945, %1953
 %1955 = icmp eq i64 %1723, %1947
 br i1 %1955, label %1791, label %1944
1956:
 %1957 = phi i64 [ %1958, %1956 ], [ 0, %1804 ]
 %1958 = add nuw nsw i64 %1957, 1
 %1959 = load i64, ptr %209, align 1
 %1960 = load i64, ptr %210, align 1
 %1961 = mul nsw i64 %1960, %1723
 %1962 = inttoptr i64 %1959 to ptr
 %1963 = mul nsw i64 %1960, %1756
 %1964 = load i64, ptr %121, align 1
 %1965 = add i64 %1964, %1957
 %1966 = add i64 %1965, %1963
 %1967 = icmp slt i64 %1966, 0
 %1968 = select i1 %1967, i64 %1961, i64 0
 %1969 = getelementptr double, ptr %1962, i64 %1966
 %1970 = getelementptr double, ptr %1969, i64 %1968
 %1971 = load double, ptr %1970, align 8
 %1972 = getelementptr double, ptr %1737, i64 %1957
 store double %1971, ptr %1972, align 8
 %1973 = icmp eq i64 %1724, %1958
 br i1 %1973, label %1805, label %1956
1974:
 %1975 = phi i64 [ %1976, %1806 ], [ 0, %1805 ]
 %1976 = add nuw nsw i64 %1975, 1
 %1977 = load i64, ptr %209, align 1
 %1978 = shl nsw i64 %1975, 3
 %1979 = load i64, ptr %210, align 1
 %1980 = mul nsw i64 %1978, %1979
 %1981 = add nsw i64 %1980, %1977
 %1982 = load i64, ptr %191, align 1
 %1983 = load i64, ptr %192, align 1
 %1984 = load i64, ptr %193, align 1
 %1985 = load i64, ptr %194, align 1
 %1986 = load i64, ptr %211, align 1
 %1987 = inttoptr i64 %1983 to ptr
 %1988 = inttoptr i64 %1986 to ptr
 %1989 = tail call i64 @llvm.smin.i64(i64 %1982, i64 -1)
 %1990 = getelementptr i64, ptr %1987, i64 %1982
 %1991 = getelementptr i64, ptr %1990, i64 %1989
 %1992 = getelementptr i8, ptr %1991, i64 8
 %1993 = load i64, ptr %1992, align 8
 %1994 = inttoptr i64 %1984 to ptr
 %1995 = inttoptr i64 %1985 to ptr
 %1996 = inttoptr i64 %1981 to ptr
 %1997 = icmp sgt i64 %1982, 0
 br i1 %1997, label %2002, label %2080
1998:
 %1999 = phi double [ 0.000000e+00, %2002 ], [ %2029, %2011 ]
 %2000 = getelementptr double, ptr %1988, i64 %2003
 store double %1999, ptr %2000, align 8
 %2001 = icmp eq i64 %1982, %2004
 br i1 %2001, label %2031, label %2002
2002:
 %2003 = phi i64 [ %2004, %1998 ], [ 0, %1974 ]
 %2004 = add nuw nsw i64 %2003, 1
 %2005 = getelementptr i64, ptr %1987, i64 %2003
 %2006 = load i64, ptr %2005, align 8
 %2007 = getelementptr i8, ptr %2005, i64 8
 %2008 = load i64, ptr %2007, align 8
 %2009 = sub i64 %2008, %2006
 %2010 = icmp slt i64 %2009, 1
 br i1 %2010, label %1998, label %2011
2011:
 %2012 = phi double [ %2029, %2011 ], [ 0.000000e+00, %2002 ]
 %2013 = phi i64 [ %2015, %2011 ], [ %2009, %2002 ]
 %2014 = phi i64 [ %2016, %2011 ], [ %2006, %2002 ]
 %2015 = add nsw i64 %2013, -1
 %2016 = add i64 %2014, 1
 %2017 = icmp slt i64 %2014, 0
 %2018 = select i1 %2017, i64 %1993, i64 0
 %2019 = add i64 %2018, %2014
 %2020 = getelementptr double, ptr %1995, i64 %2019
 %2021 = load double, ptr %2020, align 8
 %2022 = getelementptr i64, ptr %1994, i64 %2019
 %2023 = load i64, ptr %2022, align 8
 %2024 = lshr i64 %2023, 63
 %2025 = getelementptr double, ptr %1996, i64 %2023
 %2026 = getelementptr double, ptr %2025, i64 %2024
 %2027 = load double, ptr %2026, align 8
 %2028 = fmul nsz contract double %2021, %2027
 %2029 = fadd nsz contract double %2012, %2028
 %2030 = icmp samesign ugt i64 %2013, 1
 br i1 %2030, label %2011, label %1998
2031:
 %2032 = load i64, ptr %196, align 1
 %2033 = load i64, ptr %197, align 1
 %2034 = load i64, ptr %198, align 1
 %2035 = load i64, ptr %212, align 1
 %2036 = inttoptr i64 %2032 to ptr
 %2037 = inttoptr i64 %2035 to ptr
 %2038 = getelementptr i64, ptr %2036, i64 %1982
 %2039 = getelementptr i64, ptr %2038, i64 %1989
 %2040 = getelementptr i8, ptr %2039, i64 8
 %2041 = load i64, ptr %2040, align 8
 %2042 = inttoptr i64 %2033 to ptr
 %2043 = inttoptr i64 %2034 to ptr
 br label %2048
2044:
 %2045 = phi double [ 0.000000e+00, %2048 ], [ %2075, %2057 ]
 %2046 = getelementptr double, ptr %2037, i64 %2049
 store double %2045, ptr %2046, align 8
 %2047 = icmp eq i64 %1982, %2050
 br i1 %2047, label %2077, label %2048
2048:
 %2049 = phi i64 [ %2050, %2044 ], [ 0, %2031 ]
 %2050 = add nuw nsw i64 %2049, 1
 %2051 = getelementptr i64, ptr %2036, i64 %2049
 %2052 = load i64, ptr %2051, align 8
 %2053 = getelementptr i8, ptr %2051, i64 8
 %2054 = load i64, ptr %2053, align 8
 %2055 = sub i64 %2054, %2052
 %2056 = icmp slt i64 %2055, 1
 br i1 %2056, label %2044, label %2057
2057:
 %2058 = phi double [ %2075, %2057 ], [ 0.000000e+00, %2048 ]
 %2059 = phi i64 [ %2061, %2057 ], [ %2055, %2048 ]
 %2060 = phi i64 [ %2062, %2057 ], [ %2052, %2048 ]
 %2061 = add nsw i64 %2059, -1
 %2062 = add i64 %2060, 1
 %2063 = icmp slt i64 %2060, 0
 %2064 = select i1 %2063, i64 %2041, i64 0
 %2065 = add i64 %2064, %2060
 %2066 = getelementptr double, ptr %2043, i64 %2065
 %2067 = load double, ptr %2066, align 8
 %2068 = getelementptr i64, ptr %2042, i64 %2065
 %2069 = load i64, ptr %2068, align 8
 %2070 = lshr i64 %2069, 63
 %2071 = getelementptr double, ptr %1996, i64 %2069
 %2072 = getelementptr double, ptr %2071, i64 %2070
 %2073 = load double, ptr %2072, align 8
 %2074 = fmul nsz contract double %2067, %2073
 %2075 = fadd nsz contract double %2058, %2074
 %2076 = icmp samesign ugt i64 %2059, 1
 br i1 %2076, label %2057, label %2044
2077:
 %2078 = load i64, ptr %211, align 1
 %2079 = inttoptr i64 %2078 to ptr
 br label %2080
2080:
 %2081 = phi ptr [ %2079, %2077 ], [ %1988, %1974 ]
 %2082 = load i64, ptr %212, align 1
 %2083 = inttoptr i64 %2082 to ptr
 %2084 = load i64, ptr %200, align 1
 %2085 = inttoptr i64 %2084 to ptr
 %2086 = load i64, ptr %201, align 1
 %2087 = inttoptr i64 %2086 to ptr
 %2088 = load i64, ptr %122, align 1
 %2089 = icmp slt i64 %2088, 1
 br i1 %2089, label %1808, label %2090
2090:
 %2091 = shl nuw i64 %2088, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %1743, i8 0, i64 %2091, i1 false)
 br label %1808
2092:
 %2093 = phi i64 [ %2094, %2092 ], [ 0, %1808 ]
 %2094 = add nuw nsw i64 %2093, 1
 %2095 = getelementptr i64, ptr %2085, i64 %2093
 %2096 = load i64, ptr %2095, align 8
 %2097 = icmp slt i64 %2096, 0
 %2098 = select i1 %2097, i64 %1725, i64 0
 %2099 = getelementptr double, ptr %1743, i64 %2096
 %2100 = getelementptr double, ptr %2099, i64 %2098
 %2101 = load double, ptr %2100, align 8
 %2102 = getelementptr double, ptr %2087, i64 %2093
 %2103 = load double, ptr %2102, align 8
 %2104 = getelementptr double, ptr %2081, i64 %2093
 %2105 = load double, ptr %2104, align 8
 %2106 = fmul nsz contract double %2103, %2105
 %2107 = getelementptr double, ptr %2083, i64 %2093
 %2108 = load double, ptr %2107, align 8
 %2109 = fmul nsz contract double %2106, %2108
 %2110 = fadd nsz contract double %2101, %2109
 store double %2110, ptr %2100, align 8
 %2111 = icmp eq i64 %1982, %2094
 br i1 %2111, label %1809, label %2092
2112:
 %2113 = phi i64 [ 0, %1810 ], [ %2114, %2112 ]
 %2114 = add nuw nsw i64 %2113, 1
 %2115 = getelementptr double, ptr %1741, i64 %2113
 %2116 = load double, ptr %2115, align 8
 %2117 = load double, ptr %1811, align 8
 %2118 = fmul nsz contract double %1762, %2117
 %2119 = getelementptr double, ptr %1743, i64 %2113
 %2120 = load double, ptr %2119, align 8
 %2121 = fmul nsz contract double %2118, %2120
 %2122 = fadd nsz contract double %2116, %2121
 store double %2122, ptr %2115, align 8
 %2123 = icmp eq i64 %1725, %2114
 br i1 %2123, label %1806, label %2112
2124:
 %2125 = phi i64 [ %2413, %2411 ], [ %1721, %1719 ]
 %2126 = icmp slt i64 %2125, %59
 br i1 %2126, label %2127, label %2135
2127:
 %2128 = icmp slt i64 %2125, 0
 %2129 = select i1 %2128, i64 %59, i64 0
 %2130 = getelementptr double, ptr %60, i64 %2125
 %2131 = getelementptr double, ptr %2130, i64 %2129
 %2132 = load double, ptr %2131, align 8
 %2133 = fcmp nsz contract olt double %2132, %350
 br i1 %2133, label %1481, label %2135
2134:
 store i64 %1420, ptr %202, align 1
 store i64 3, ptr %134, align 1
 br label %2697
2135:
 %2136 = icmp slt i64 %384, 1
 br i1 %2136, label %2146, label %2414
2137:
 %2138 = phi double [ 0.000000e+00, %2414 ], [ %2430, %2419 ]
 %2139 = getelementptr double, ptr %1412, i64 %2415
 %2140 = load double, ptr %2139, align 8
 %2141 = fadd nsz contract double %2138, %2140
 store double %2141, ptr %2139, align 8
 %2142 = load double, ptr %219, align 1
 %2143 = tail call nsz contract double @llvm.fabs.f64(double %2138)
 %2144 = fadd nsz contract double %2143, %2142
 store double %2144, ptr %219, align 1
 %2145 = icmp eq i64 %2416, %384
 br i1 %2145, label %2146, label %2414
2146:
 %2147 = load i64, ptr %138, align 1
 %2148 = load i64, ptr %123, align 1
 %2149 = inttoptr i64 %2147 to ptr
 %2150 = inttoptr i64 %2148 to ptr
 %2151 = icmp slt i64 %382, 1
 br i1 %2151, label %2152, label %2432
2152:
 %2153 = load i64, ptr %140, align 1
 %2154 = inttoptr i64 %592 to ptr
 %2155 = inttoptr i64 %2153 to ptr
 %2156 = icmp slt i64 %383, 1
 br i1 %2156, label %2157, label %2439
2157:
 %2158 = load i64, ptr %143, align 1
 %2159 = load i64, ptr %144, align 1
 %2160 = mul nsw i64 %2159, %590
 %2161 = add nsw i64 %2160, %2158
 %2162 = load i64, ptr %220, align 1
 %2163 = inttoptr i64 %2161 to ptr
 %2164 = inttoptr i64 %2162 to ptr
 %2165 = icmp slt i64 %2159, 1
 br i1 %2165, label %2166, label %2446
2166:
 %2167 = load i64, ptr %158, align 1
 %2168 = load i64, ptr %203, align 1
 %2169 = load i64, ptr %159, align 1
 %2170 = inttoptr i64 %2167 to ptr
 %2171 = inttoptr i64 %2168 to ptr
 %2172 = icmp slt i64 %2169, 1
 br i1 %2172, label %2173, label %2453
2173:
 %2174 = load i64, ptr %129, align 1
 %2175 = load i64, ptr %130, align 1
 %2176 = inttoptr i64 %2174 to ptr
 %2177 = inttoptr i64 %2175 to ptr
 br i1 %549, label %2178, label %2460
2178:
 %2179 = load i64, ptr %105, align 1
 %2180 = inttoptr i64 %2179 to ptr
 store double %349, ptr %2180, align 8
 store double %350, ptr %72, align 1
 %2181 = load i64, ptr %202, align 1
 %2182 = icmp slt i64 %2181, %59
 br i1 %2182, label %2183, label %2254
2183:
 %2184 = icmp slt i64 %2181, 0
 %2185 = select i1 %2184, i64 %59, i64 0
 %2186 = getelementptr double, ptr %60, i64 %2181
 %2187 = getelementptr double, ptr %2186, i64 %2185
 %2188 = load double, ptr %2187, align 8
 %2189 = fcmp nsz contract oeq double %2188, %350
 br i1 %2189, label %2190, label %2254
2190:
 %2191 = load i64, ptr %123, align 1
 %2192 = load i64, ptr %140, align 1
 %2193 = load i64, ptr %190, align 1
 %2194 = load i64, ptr %120, align 1
 %2195 = load i64, ptr %121, align 1
 %2196 = load i64, ptr %213, align 1
 %2197 = inttoptr i64 %2196 to ptr
 %2198 = inttoptr i64 %2191 to ptr
 %2199 = inttoptr i64 %2192 to ptr
 %2200 = load i64, ptr %214, align 1
 %2201 = sub nsw i64 %2181, %2200
 %2202 = load i64, ptr %215, align 1
 %2203 = shl nsw i64 %2201, 3
 %2204 = add nsw i64 %2195, %2194
 %2205 = mul nsw i64 %2203, %2204
 %2206 = add nsw i64 %2205, %2202
 %2207 = inttoptr i64 %2206 to ptr
 %2208 = icmp slt i64 %2194, 1
 br i1 %2208, label %2209, label %2219
2209:
 %2210 = icmp slt i64 %2195, 1
 br i1 %2210, label %2211, label %2229
2211:
 %2212 = load i64, ptr %216, align 1
 %2213 = load i64, ptr %122, align 1
 %2214 = mul nsw i64 %2213, %2203
 %2215 = add nsw i64 %2214, %2212
 %2216 = inttoptr i64 %2193 to ptr
 %2217 = inttoptr i64 %2215 to ptr
 %2218 = icmp slt i64 %2213, 1
 br i1 %2218, label %2250, label %2243
2219:
 %2220 = phi i64 [ %2221, %2219 ], [ 0, %2190 ]
 %2221 = add nuw nsw i64 %2220, 1
 %2222 = getelementptr double, ptr %2198, i64 %2220
 %2223 = load double, ptr %2222, align 8
 %2224 = getelementptr double, ptr %2197, i64 %2220
 %2225 = load double, ptr %2224, align 8
 %2226 = fmul nsz contract double %2223, %2225
 %2227 = getelementptr double, ptr %2207, i64 %2220
 store double %2226, ptr %2227, align 8
 %2228 = icmp eq i64 %2194, %2221
 br i1 %2228, label %2209, label %2219
2229:
 %2230 = phi i64 [ %2231, %2229 ], [ 0, %2209 ]
 %2231 = add nuw nsw i64 %2230, 1
 %2232 = getelementptr double, ptr %2199, i64 %2230
 %2233 = load double, ptr %2232, align 8
 %2234 = add i64 %2230, %2194
 %2235 = getelementptr double, ptr %2197, i64 %2230
 %2236 = load double, ptr %2235, align 8
 %2237 = fmul nsz contract double %2233, %2236
 %2238 = icmp slt i64 %2234, 0
 %2239 = select i1 %2238, i64 %2204, i64 0
 %2240 = getelementptr double, ptr %2207, i64 %2234
 %2241 = getelementptr double, ptr %2240, i64 %2239
 store double %2237, ptr %2241, align 8
 %2242 = icmp eq i64 %2195, %2231
 br i1 %2242, label %2211, label %2229
2243:
 %2244 = phi i64 [ %2245, %2243 ], [ 0, %2211 ]
 %2245 = add nuw nsw i64 %2244, 1
 %2246 = getelementptr double, ptr %2216, i64 %2244
 %2247 = load double, ptr %2246, align 8
 %2248 = getelementptr double, ptr %2217, i64 %2244
 store double %2247, ptr %2248, align 8
 %2249 = icmp eq i64 %2213, %2245
 br i1 %2249, label %2250, label %2243
2250:
 %2251 = load i64, ptr %202, align 1
 %2252 = add nsw i64 %2251, 1
 store i64 %2252, ptr %202, align 1
 br label %2254
2253:
 store i64 3, ptr %134, align 1
 br label %2697
2254:
 store i64 %1396, ptr %137, align 1
 br label %2699
2255:
 %2256 = phi i1 [ false, %546 ], [ %563, %562 ]
 %2257 = phi i1 [ false, %546 ], [ true, %562 ]
 %2258 = phi i64 [ 20, %546 ], [ 40, %562 ]
 br i1 %2256, label %558, label %552
2259:
 %2260 = phi i64 [ %2261, %2259 ], [ 0, %589 ]
 %2261 = add nuw nsw i64 %2260, 1
 %2262 = getelementptr double, ptr %596, i64 %2260
 %2263 = load double, ptr %2262, align 8
 %2264 = getelementptr double, ptr %597, i64 %2260
 store double %2263, ptr %2264, align 8
 %2265 = icmp eq i64 %382, %2261
 br i1 %2265, label %598, label %2259
2266:
 %2267 = fsub nsz contract double %1395, %1395
 %2268 = fcmp nsz contract ord double %2267, 0.000000e+00
 br i1 %2268, label %1397, label %1405
2269:
 %2270 = phi i64 [ %2273, %1416 ], [ 0, %1414 ]
 %2271 = mul i64 %1415, %2270
 %2272 = getelementptr i8, ptr %1408, i64 %2271
 %2273 = add nuw nsw i64 %2270, 1
 %2274 = mul i64 %2270, %384
 %2275 = getelementptr double, ptr %1408, i64 %2274
 %2276 = load i64, ptr %135, align 1
 %2277 = shl nsw i64 %2270, 3
 %2278 = load i64, ptr %136, align 1
 %2279 = mul nsw i64 %2277, %2278
 %2280 = add nsw i64 %2279, %2276
 %2281 = load i64, ptr %191, align 1
 %2282 = load i64, ptr %192, align 1
 %2283 = load i64, ptr %193, align 1
 %2284 = load i64, ptr %194, align 1
 %2285 = load i64, ptr %195, align 1
 %2286 = inttoptr i64 %2282 to ptr
 %2287 = inttoptr i64 %2285 to ptr
 %2288 = tail call i64 @llvm.smin.i64(i64 %2281, i64 -1)
 %2289 = getelementptr i64, ptr %2286, i64 %2281
 %2290 = getelementptr i64, ptr %2289, i64 %2288
 %2291 = getelementptr i8, ptr %2290, i64 8
 %2292 = load i64, ptr %2291, align 8
 %2293 = inttoptr i64 %2283 to ptr
 %2294 = inttoptr i64 %2284 to ptr
 %2295 = inttoptr i64 %2280 to ptr
 %2296 = icmp sgt i64 %2281, 0
 br i1 %2296, label %2301, label %2379
2297:
 %2298 = phi double [ 0.000000e+00, %2301 ], [ %2328, %2310 ]
 %2299 = getelementptr double, ptr %2287, i64 %2302
 store double %2298, ptr %2299, align 8
 %2300 = icmp eq i64 %2281, %2303
 br i1 %2300, label %2330, label %2301
2301:
 %2302 = phi i64 [ %2303, %2297 ], [ 0, %2269 ]
 %2303 = add nuw nsw i64 %2302, 1
 %2304 = getelementptr i64, ptr %2286, i64 %2302
 %2305 = load i64, ptr %2304, align 8
 %2306 = getelementptr i8, ptr %2304, i64 8
 %2307 = load i64, ptr %2306, align 8
 %2308 = sub i64 %2307, %2305
 %2309 = icmp slt i64 %2308, 1
 br i1 %2309, label %2297, label %2310
2310:
 %2311 = phi double [ %2328, %2310 ], [ 0.000000e+00, %2301 ]
 %2312 = phi i64 [ %2314, %2310 ], [ %2308, %2301 ]
 %2313 = phi i64 [ %2315, %2310 ], [ %2305, %2301 ]
 %2314 = add nsw i64 %2312, -1
 %2315 = add i64 %2313, 1
 %2316 = icmp slt i64 %2313, 0
 %2317 = select i1 %2316, i64 %2292, i64 0
 %2318 = add i64 %2317, %2313
 %2319 = getelementptr double, ptr %2294, i64 %2318
 %2320 = load double, ptr %2319, align 8
 %2321 = getelementptr i64, ptr %2293, i64 %2318
 %2322 = load i64, ptr %2321, align 8
 %2323 = lshr i64 %2322, 63
 %2324 = getelementptr double, ptr %2295, i64 %2322
 %2325 = getelementptr double, ptr %2324, i64 %2323
 %2326 = load double, ptr %2325, align 8
 %2327 = fmul nsz contract double %2320, %2326
 %2328 = fadd nsz contract double %2311, %2327
 %2329 = icmp samesign ugt i64 %2312, 1
 br i1 %2329, label %2310, label %2297
2330:
 %2331 = load i64, ptr %196, align 1
 %2332 = load i64, ptr %197, align 1
 %2333 = load i64, ptr %198, align 1
 %2334 = load i64, ptr %199, align 1
 %2335 = inttoptr i64 %2331 to ptr
 %2336 = inttoptr i64 %2334 to ptr
 %2337 = getelementptr i64, ptr %2335, i64 %2281
 %2338 = getelementptr i64, ptr %2337, i64 %2288
 %2339 = getelementptr i8, ptr %2338, i64 8
 %2340 = load i64, ptr %2339, align 8
 %2341 = inttoptr i64 %2332 to ptr
 %2342 = inttoptr i64 %2333 to ptr
 br label %2347
2343:
 %2344 = phi double [ 0.000000e+00, %2347 ], [ %2374, %2356 ]
 %2345 = getelementptr double, ptr %2336, i64 %2348
 store double %2344, ptr %2345, align 8
 %2346 = icmp eq i64 %2281, %2349
 br i1 %2346, label %2376, label %2347
2347:
 %2348 = phi i64 [ %2349, %2343 ], [ 0, %2330 ]
 %2349 = add nuw nsw i64 %2348, 1
 %2350 = getelementptr i64, ptr %2335, i64 %2348
 %2351 = load i64, ptr %2350, align 8
 %2352 = getelementptr i8, ptr %2350, i64 8
 %2353 = load i64, ptr %2352, align 8
 %2354 = sub i64 %2353, %2351
 %2355 = icmp slt i64 %2354, 1
 br i1 %2355, label %2343, label %2356
2356:
 %2357 = phi double [ %2374, %2356 ], [ 0.000000e+00, %2347 ]
 %2358 = phi i64 [ %2360, %2356 ], [ %2354, %2347 ]
 %2359 = phi i64 [ %2361, %2356 ], [ %2351, %2347 ]
 %2360 = add nsw i64 %2358, -1
 %2361 = add i64 %2359, 1
 %2362 = icmp slt i64 %2359, 0
 %2363 = select i1 %2362, i64 %2340, i64 0
 %2364 = add i64 %2363, %2359
 %2365 = getelementptr double, ptr %2342, i64 %2364
 %2366 = load double, ptr %2365, align 8
 %2367 = getelementptr i64, ptr %2341, i64 %2364
 %2368 = load i64, ptr %2367, align 8
 %2369 = lshr i64 %2368, 63
 %2370 = getelementptr double, ptr %2295, i64 %2368
 %2371 = getelementptr double, ptr %2370, i64 %2369
 %2372 = load double, ptr %2371, align 8
 %2373 = fmul nsz contract double %2366, %2372
 %2374 = fadd nsz contract double %2357, %2373
 %2375 = icmp samesign ugt i64 %2358, 1
 br i1 %2375, label %2356, label %2343
2376:
 %2377 = load i64, ptr %195, align 1
 %2378 = inttoptr i64 %2377 to ptr
 br label %2379
2379:
 %2380 = phi ptr [ %2378, %2376 ], [ %2287, %2269 ]
 %2381 = load i64, ptr %199, align 1
 %2382 = inttoptr i64 %2381 to ptr
 %2383 = load i64, ptr %200, align 1
 %2384 = inttoptr i64 %2383 to ptr
 %2385 = load i64, ptr %201, align 1
 %2386 = inttoptr i64 %2385 to ptr
 %2387 = load i64, ptr %122, align 1
 %2388 = icmp slt i64 %2387, 1
 br i1 %2388, label %1418, label %2389
2389:
 %2390 = shl nuw i64 %2387, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %2272, i8 0, i64 %2390, i1 false)
 br label %1418
2391:
 %2392 = phi i64 [ %2393, %2391 ], [ 0, %1418 ]
 %2393 = add nuw nsw i64 %2392, 1
 %2394 = getelementptr i64, ptr %2384, i64 %2392
 %2395 = load i64, ptr %2394, align 8
 %2396 = icmp slt i64 %2395, 0
 %2397 = select i1 %2396, i64 %384, i64 0
 %2398 = getelementptr double, ptr %2275, i64 %2395
 %2399 = getelementptr double, ptr %2398, i64 %2397
 %2400 = load double, ptr %2399, align 8
 %2401 = getelementptr double, ptr %2386, i64 %2392
 %2402 = load double, ptr %2401, align 8
 %2403 = getelementptr double, ptr %2380, i64 %2392
 %2404 = load double, ptr %2403, align 8
 %2405 = fmul nsz contract double %2402, %2404
 %2406 = getelementptr double, ptr %2382, i64 %2392
 %2407 = load double, ptr %2406, align 8
 %2408 = fmul nsz contract double %2405, %2407
 %2409 = fadd nsz contract double %2400, %2408
 store double %2409, ptr %2399, align 8
 %2410 = icmp eq i64 %2281, %2393
 br i1 %2410, label %1416, label %2391
2411:
 %2412 = load i64, ptr %202, align 1
 %2413 = add nsw i64 %2412, 1
 store i64 %2413, ptr %202, align 1
 br label %2124
2414:
 %2415 = phi i64 [ %2416, %2137 ], [ 0, %2135 ]
 %2416 = add nuw nsw i64 %2415, 1
 br i1 %1413, label %2137, label %2417
2417:
 %2418 = getelementptr double, ptr %1408, i64 %2415
 br label %2419
2419:
 %2420 = phi double [ 0.000000e+00, %2417 ], [ %2430, %2419 ]
 %2421 = phi i64 [ 0, %2417 ], [ %2422, %2419 ]
 %2422 = add nuw nsw i64 %2421, 1
 %2423 = getelementptr double, ptr %1410, i64 %2421
 %2424 = load double, ptr %2423, align 8
 %2425 = fmul nsz contract double %349, %2424
 %2426 = mul i64 %2421, %384
 %2427 = getelementptr double, ptr %2418, i64 %2426
 %2428 = load double, ptr %2427, align 8
 %2429 = fmul nsz contract double %2425, %2428
 %2430 = fadd nsz contract double %2420, %2429
 %2431 = icmp eq i64 %381, %2422
 br i1 %2431, label %2137, label %2419
2432:
 %2433 = phi i64 [ %2434, %2432 ], [ 0, %2146 ]
 %2434 = add nuw nsw i64 %2433, 1
 %2435 = getelementptr double, ptr %2149, i64 %2433
 %2436 = load double, ptr %2435, align 8
 %2437 = getelementptr double, ptr %2150, i64 %2433
 store double %2436, ptr %2437, align 8
 %2438 = icmp eq i64 %382, %2434
 br i1 %2438, label %2152, label %2432
2439:
 %2440 = phi i64 [ %2441, %2439 ], [ 0, %2152 ]
 %2441 = add nuw nsw i64 %2440, 1
 %2442 = getelementptr double, ptr %2154, i64 %2440
 %2443 = load double, ptr %2442, align 8
 %2444 = getelementptr double, ptr %2155, i64 %2440
 store double %2443, ptr %2444, align 8
 %2445 = icmp eq i64 %383, %2441
 br i1 %2445, label %2157, label %2439
2446:
 %2447 = phi i64 [ %2448, %2446 ], [ 0, %2157 ]
 %2448 = add nuw nsw i64 %2447, 1
 %2449 = getelementptr double, ptr %2163, i64 %2447
 %2450 = load double, ptr %2449, align 8
 %2451 = getelementptr double, ptr %2164, i64 %2447
 store double %2450, ptr %2451, align 8
 %2452 = icmp eq i64 %2159, %2448
 br i1 %2452, label %2166, label %2446
2453:
 %2454 = phi i64 [ %2455, %2453 ], [ 0, %2166 ]
 %2455 = add nuw nsw i64 %2454, 1
 %2456 = getelementptr double, ptr %2170, i64 %2454
 %2457 = load double, ptr %2456, align 8
 %2458 = getelementptr double, ptr %2171, i64 %2454
 store double %2457, ptr %2458, align 8
 %2459 = icmp eq i64 %2169, %2455
 br i1 %2459, label %2173, label %2453
2460:
 %2461 = phi i64 [ %2462, %2460 ], [ 0, %2173 ]
 %2462 = add nuw nsw i64 %2461, 1
 %2463 = getelementptr double, ptr %2176, i64 %2461
 %2464 = load double, ptr %2463, align 8
 %2465 = getelementptr double, ptr %2177, i64 %2461
 store double %2464, ptr %2465, align 8
 %2466 = icmp eq i64 %548, %2462
 br i1 %2466, label %2178, label %2460
2467:
 %2468 = load i64, ptr %110, align 1
 %2469 = add nsw i64 %2468, 1
 %2470 = icmp slt i64 %2469, %36
 br i1 %2470, label %2471, label %2485
2471:
 %2472 = load double, ptr %72, align 1
 %2473 = icmp slt i64 %2468, 0
 %2474 = select i1 %2473, i64 %36, i64 0
 %2475 = add i64 %2474, %2468
 %2476 = mul i64 %2475, %39
 %2477 = getelementptr double, ptr %40, i64 %2476
 %2478 = getelementptr i8, ptr %2477, i64 8
 %2479 = load double, ptr %2478, align 8
 %2480 = fcmp nsz contract ult double %2472, %2479
 br i1 %2480, label %2485, label %2481
2481:
 store i64 %2469, ptr %110, align 1
 %2482 = fmul nsz contract double %349, 0x3EB0C6F7A0B5ED8D
 %2483 = load i64, ptr %105, align 1
 %2484 = inttoptr i64 %2483 to ptr
 store double 0.000000e+00, ptr %2484, align 8
 br label %2485
2485:
 %2486 = phi i1 [ true, %2481 ], [ false, %2471 ], [ false, %2467 ], [ false, %2699 ]
 %2487 = phi double [ %2482, %2481 ], [ %2692, %2471 ], [ %2692, %2467 ], [ %2692, %2699 ]
 %2488 = fcmp nsz contract olt double %2700, 0.000000e+00
 br i1 %2488, label %2489, label %2516
2489:
 %2490 = phi double [ %2692, %2697 ], [ %2487, %2485 ]
 %2491 = phi i1 [ false, %2697 ], [ %2486, %2485 ]
 %2492 = phi double [ %2698, %2697 ], [ %2700, %2485 ]
 %2493 = load i64, ptr %108, align 1
 %2494 = add nsw i64 %2493, 1
 store i64 %2494, ptr %108, align 1
 %2495 = fneg nsz contract double %2492
 %2496 = fmul nsz contract double %349, %2495
 store double %2496, ptr %104, align 1
 br i1 %109, label %2497, label %2515
2497:
 %2498 = load i64, ptr %134, align 1
 %2499 = load i64, ptr %116, align 1
 %2500 = load i64, ptr %114, align 1
 %2501 = add nsw i64 %2500, 1
 %2502 = icmp eq i64 %2499, %2501
 br i1 %2502, label %2515, label %2511
2503:
 %2504 = shl nuw nsw i64 %2498, 3
 %2505 = add nuw nsw i64 %2504, 200
 br label %2506
2506:
 %2507 = phi i64 [ 192, %2511 ], [ %2505, %2503 ], [ 224, %2513 ]
 %2508 = getelementptr inbounds nuw i8, ptr %72, i64 %2507
 %2509 = load i64, ptr %2508, align 1
 %2510 = add nsw i64 %2509, 1
 store i64 %2510, ptr %2508, align 1
 br label %2515
2511:
 store i64 %2501, ptr %116, align 1
 %2512 = icmp slt i64 %2498, 0
 br i1 %2512, label %2506, label %2513
2513:
 %2514 = icmp samesign ult i64 %2498, 3
 br i1 %2514, label %2503, label %2506
2515:
 store double 2.000000e+00, ptr %221, align 1
 br i1 %2491, label %2569, label %2688
2516:
 %2517 = load i64, ptr %107, align 1
 %2518 = add nsw i64 %2517, 1
 store i64 %2518, ptr %107, align 1
 %2519 = load double, ptr %72, align 1
 %2520 = load double, ptr %94, align 8
 %2521 = fcmp nsz contract ult double %2519, %2520
 br i1 %2521, label %2522, label %2525
2522:
 %2523 = load double, ptr %111, align 1
 %2524 = fcmp nsz contract ult double %2519, %2523
 br i1 %2524, label %2527, label %2525
2525:
 %2526 = phi i64 [ 1, %2516 ], [ 6, %2522 ]
 store i64 %2526, ptr %106, align 1
 br label %2527
2527:
 br i1 %109, label %2528, label %2538
2528:
 store double %24, ptr %104, align 1
 %2529 = load double, ptr %40, align 8
 %2530 = load i64, ptr %114, align 1
 %2531 = add nsw i64 %2530, 1
 %2532 = sitofp i64 %2531 to double
 %2533 = fadd nsz contract double %2532, 0xBEB0C6F7A0B5ED8D
 %2534 = fmul nsz contract double %24, %2533
 %2535 = fadd nsz contract double %2529, %2534
 %2536 = fcmp nsz contract ult double %2519, %2535
 br i1 %2536, label %2568, label %2537
2537:
 store i64 %2531, ptr %114, align 1
 br i1 %2486, label %2569, label %2688
2538:
 %2539 = load double, ptr %221, align 1
 %2540 = fcmp nsz contract ogt double %2539, 1.000000e+00
 %2541 = select i1 %2540, double 1.000000e+00, double 6.000000e+00
 %2542 = fcmp nsz contract olt double %2539, 1.000000e-04
 %2543 = select i1 %2542, double 1.000000e-04, double %2539
 %2544 = fcmp nsz contract ogt double %2543, 1.000000e+00
 %2545 = select i1 %2544, double 1.000000e+00, double %2543
 %2546 = fcmp nsz contract olt double %2700, 0x3C9CD2B297D889BC
 %2547 = select i1 %2546, double 0x3C9CD2B297D889BC, double %2700
 %2548 = tail call nsz contract double @llvm.pow.f64(double %2547, double %222)
 %2549 = fmul nsz contract double %2548, 9.000000e-01
 %2550 = tail call nsz contract double @llvm.pow.f64(double %2545, double 4.000000e-02)
 %2551 = fmul nsz contract double %2549, %2550
 %2552 = fcmp nsz contract olt double %2551, 0x3FD5555555555555
 %2553 = select i1 %2552, double 0x3FD5555555555555, double %2551
 %2554 = fcmp nsz contract olt double %2541, %2553
 %2555 = select i1 %2554, double %2541, double %2553
 %2556 = fmul nsz contract double %349, %2555
 %2557 = load double, ptr %104, align 1
 %2558 = fcmp nsz contract olt double %349, %2557
 %2559 = fcmp nsz contract oge double %2551, 1.000000e+00
 %2560 = select i1 %2558, i1 %2559, i1 false
 %2561 = fcmp nsz contract ogt double %2557, %2556
 %2562 = select i1 %2560, i1 %2561, i1 false
 %2563 = select i1 %2562, double %2557, double %2556
 %2564 = fcmp nsz contract olt double %27, %2563
 %2565 = select i1 %2564, double %27, double %2563
 store double %2565, ptr %104, align 1
 %2566 = fcmp nsz contract olt double %2700, 1.000000e-04
 %2567 = select i1 %2566, double 1.000000e-04, double %2700
 store double %2567, ptr %221, align 1
 br i1 %2486, label %2569, label %2688
2568:
 br i1 %2486, label %2569, label %2688
2569:
 %2570 = phi double [ %233, %231 ], [ %2487, %2568 ], [ %2487, %2538 ], [ %2487, %2537 ], [ %2490, %2515 ]
 %2571 = load i64, ptr %120, align 1
 %2572 = load i64, ptr %121, align 1
 %2573 = load i64, ptr %123, align 1
 %2574 = inttoptr i64 %2573 to ptr
 %2575 = load i64, ptr %223, align 1
 %2576 = inttoptr i64 %2575 to ptr
 %2577 = icmp slt i64 %2571, 1
 %2578 = shl i64 %2572, 3
 %2579 = sub i64 %2571, %2572
 %2580 = icmp slt i64 %2579, 1
 %2581 = shl nuw i64 %2571, 3
 %2582 = sub i64 %2581, %2578
 br label %2703
2583:
 %2584 = icmp eq i64 %2704, 0
 br i1 %2584, label %2763, label %2585
2585:
 %2586 = load i64, ptr %144, align 1
 %2587 = icmp slt i64 %2586, 1
 br i1 %2587, label %2592, label %2588
2588:
 %2589 = load i64, ptr %220, align 1
 %2590 = inttoptr i64 %2589 to ptr
 %2591 = shl nuw i64 %2586, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %2590, i8 0, i64 %2591, i1 false)
 br label %2592
2592:
 br i1 %2580, label %2597, label %2593
2593:
 %2594 = load i64, ptr %123, align 1
 %2595 = add nsw i64 %2594, %2578
 %2596 = inttoptr i64 %2595 to ptr
 tail call void @llvm.memset.p0.i64(ptr align 8 %2596, i8 0, i64 %2582, i1 false)
 br label %2597
2597:
 %2598 = icmp samesign ult i64 %2704, 5
 br i1 %2598, label %2759, label %2916
2599:
 %2600 = load i64, ptr %224, align 1
 %2601 = load i64, ptr %88, align 1
 %2602 = add nsw i64 %2601, -1
 %2603 = load i64, ptr %225, align 1
 %2604 = mul nsw i64 %2602, %2603
 %2605 = load i64, ptr %121, align 1
 %2606 = add nsw i64 %2604, %2605
 %2607 = shl nsw i64 %2606, 3
 %2608 = add nsw i64 %2607, %2600
 %2609 = load i64, ptr %120, align 1
 %2610 = inttoptr i64 %2608 to ptr
 %2611 = tail call i64 @llvm.smax.i64(i64 %2609, i64 0)
 br label %2612
2612:
 %2613 = phi i64 [ 0, %2599 ], [ %2616, %2615 ]
 %2614 = icmp eq i64 %2613, %2611
 br i1 %2614, label %2621, label %2615
2615:
 %2616 = add nuw i64 %2613, 1
 %2617 = getelementptr double, ptr %2610, i64 %2613
 %2618 = load double, ptr %2617, align 8
 %2619 = fsub nsz contract double %2618, %2618
 %2620 = fcmp nsz contract ord double %2619, 0.000000e+00
 br i1 %2620, label %2612, label %2685
2621:
 %2622 = load i64, ptr %140, align 1
 %2623 = inttoptr i64 %2600 to ptr
 %2624 = inttoptr i64 %2622 to ptr
 %2625 = icmp slt i64 %2572, 1
 br i1 %2625, label %2626, label %2771
2626:
 br i1 %2580, label %2627, label %2778
2627:
 %2628 = load i64, ptr %226, align 1
 %2629 = load i64, ptr %220, align 1
 %2630 = load i64, ptr %144, align 1
 %2631 = inttoptr i64 %2628 to ptr
 %2632 = inttoptr i64 %2629 to ptr
 %2633 = icmp slt i64 %2630, 1
 br i1 %2633, label %2634, label %2792
2634:
 %2635 = load i64, ptr %146, align 1
 %2636 = inttoptr i64 %2635 to ptr
 %2637 = load i64, ptr %148, align 1
 %2638 = load i64, ptr %149, align 1
 %2639 = inttoptr i64 %2638 to ptr
 %2640 = load i64, ptr %150, align 1
 %2641 = inttoptr i64 %2640 to ptr
 %2642 = load i64, ptr %151, align 1
 %2643 = inttoptr i64 %2642 to ptr
 %2644 = load i64, ptr %152, align 1
 %2645 = inttoptr i64 %2644 to ptr
 %2646 = load i64, ptr %227, align 1
 %2647 = inttoptr i64 %2646 to ptr
 %2648 = load i64, ptr %228, align 1
 %2649 = inttoptr i64 %2648 to ptr
 %2650 = load i64, ptr %155, align 1
 %2651 = inttoptr i64 %2650 to ptr
 %2652 = load i64, ptr %88, align 1
 %2653 = icmp slt i64 %2652, 1
 br i1 %2653, label %2678, label %2799
2654:
 %2655 = icmp eq i64 %2652, %2801
 br i1 %2655, label %2678, label %2799
2656:
 %2657 = icmp eq i64 %2818, %2822
 br i1 %2657, label %2654, label %2820
2658:
 %2659 = icmp samesign ugt i64 %2845, 1
 br i1 %2659, label %2844, label %2656
2660:
 br i1 %2839, label %2666, label %2661
2661:
 %2662 = icmp slt i64 %2846, 0
 %2663 = select i1 %2662, i64 %2637, i64 0
 %2664 = getelementptr i64, ptr %2645, i64 %2846
 %2665 = getelementptr i64, ptr %2664, i64 %2663
 br label %2866
2666:
 tail call void %2840(ptr %2647, ptr %2649)
 br i1 %2841, label %2672, label %2667
2667:
 %2668 = icmp slt i64 %2846, 0
 %2669 = select i1 %2668, i64 %2637, i64 0
 %2670 = getelementptr i64, ptr %2641, i64 %2846
 %2671 = getelementptr i64, ptr %2670, i64 %2669
 br label %2880
2672:
 br i1 %2843, label %2658, label %2673
2673:
 %2674 = icmp slt i64 %2846, 0
 %2675 = select i1 %2674, i64 %2637, i64 0
 %2676 = getelementptr i64, ptr %2643, i64 %2846
 %2677 = getelementptr i64, ptr %2676, i64 %2675
 br label %2892
2678:
 %2679 = load i64, ptr %230, align 1
 %2680 = load i64, ptr %203, align 1
 %2681 = load i64, ptr %159, align 1
 %2682 = inttoptr i64 %2679 to ptr
 %2683 = inttoptr i64 %2680 to ptr
 %2684 = icmp slt i64 %2681, 1
 br i1 %2684, label %2688, label %2907
2685:
 %2686 = icmp eq i64 %2705, 5
 br i1 %2686, label %2687, label %2703
2687:
 store i64 3, ptr %134, align 1
 br label %2914
2688:
 %2689 = phi double [ %2490, %2515 ], [ %2487, %2568 ], [ %2487, %2538 ], [ %2487, %2537 ], [ %2570, %2678 ], [ %2570, %2907 ]
 %2690 = icmp sgt i64 %2693, 1
 br i1 %2690, label %2691, label %2916
2691:
 %2692 = phi double [ %102, %96 ], [ %2689, %2688 ]
 %2693 = phi i64 [ %1, %96 ], [ %2694, %2688 ]
 %2694 = add nsw i64 %2693, -1
 %2695 = load i64, ptr %103, align 1
 %2696 = icmp eq i64 %2695, 0
 store i64 0, ptr %103, align 1
 br i1 %2696, label %236, label %231
2697:
 %2698 = phi double [ -2.000000e-01, %588 ], [ -2.500000e-01, %1405 ], [ -5.000000e-01, %2134 ], [ -2.000000e-01, %2253 ]
 br label %2489
2699:
 %2700 = phi double [ %1395, %2254 ], [ %1404, %1399 ]
 %2701 = fcmp nsz contract ult double %2700, 0.000000e+00
 %2702 = or i1 %348, %2701
 br i1 %2702, label %2485, label %2467
2703:
 %2704 = phi i64 [ 0, %2569 ], [ %2705, %2685 ]
 %2705 = add nuw nsw i64 %2704, 1
 %2706 = load i64, ptr %123, align 1
 %2707 = load i64, ptr %120, align 1
 %2708 = inttoptr i64 %2706 to ptr
 %2709 = load i64, ptr %124, align 1
 %2710 = inttoptr i64 %2709 to ptr
 %2711 = load i64, ptr %125, align 1
 %2712 = inttoptr i64 %2711 to ptr
 %2713 = load i64, ptr %126, align 1
 %2714 = inttoptr i64 %2713 to ptr
 %2715 = load i64, ptr %127, align 1
 %2716 = load i64, ptr %128, align 1
 %2717 = inttoptr i64 %2715 to ptr
 %2718 = icmp slt i64 %2707, 1
 br i1 %2718, label %2755, label %2719
2719:
 %2720 = phi i64 [ %2721, %2719 ], [ 0, %2703 ]
 %2721 = add nuw nsw i64 %2720, 1
 %2722 = getelementptr double, ptr %2708, i64 %2720
 %2723 = load double, ptr %2722, align 8
 %2724 = tail call nsz contract double @llvm.fabs.f64(double %2723)
 %2725 = getelementptr i64, ptr %2714, i64 %2720
 %2726 = load i64, ptr %2725, align 8
 %2727 = icmp slt i64 %2726, 0
 %2728 = select i1 %2727, i64 %2716, i64 0
 %2729 = getelementptr double, ptr %2717, i64 %2726
 %2730 = getelementptr double, ptr %2729, i64 %2728
 %2731 = load double, ptr %2730, align 8
 %2732 = fcmp nsz contract ogt double %2724, %2731
 %2733 = select i1 %2732, double %2724, double %2731
 store double %2733, ptr %2730, align 8
 %2734 = getelementptr double, ptr %2712, i64 %2720
 %2735 = load double, ptr %2734, align 8
 %2736 = fmul nsz contract double %15, %2724
 %2737 = fadd nsz contract double %2736, %2735
 %2738 = getelementptr double, ptr %2710, i64 %2720
 store double %2737, ptr %2738, align 8
 %2739 = icmp eq i64 %2707, %2721
 br i1 %2739, label %2740, label %2719
2740:
 %2741 = phi i64 [ %2742, %2740 ], [ 0, %2719 ]
 %2742 = add nuw nsw i64 %2741, 1
 %2743 = getelementptr double, ptr %2710, i64 %2741
 %2744 = load double, ptr %2743, align 8
 %2745 = getelementptr i64, ptr %2714, i64 %2741
 %2746 = load i64, ptr %2745, align 8
 %2747 = icmp slt i64 %2746, 0
 %2748 = select i1 %2747, i64 %2716, i64 0
 %2749 = getelementptr double, ptr %2717, i64 %2746
 %2750 = getelementptr double, ptr %2749, i64 %2748
 %2751 = load double, ptr %2750, align 8
 %2752 = fmul nsz contract double %2751, 0x3D06849B86A12B9B
 %2753 = fadd nsz contract double %2744, %2752
 store double %2753, ptr %2743, align 8
 %2754 = icmp eq i64 %2707, %2742
 br i1 %2754, label %2755, label %2740
2755:
 br i1 %2577, label %2583, label %2756
2756:
 %2757 = load i64, ptr %223, align 1
 %2758 = inttoptr i64 %2757 to ptr
 tail call void @llvm.memset.p0.i64(ptr align 8 %2758, i8 0, i64 %2581, i1 false)
 br label %2583
2759:
 %2760 = getelementptr double, ptr @switch.table.advance, i64 %2704
 %2761 = getelementptr i8, ptr %2760, i64 -8
 %2762 = load double, ptr %2761, align 8
 br label %2763
2763:
 %2764 = phi double [ %2762, %2759 ], [ 1.000000e+00, %2583 ]
 %2765 = fmul nsz contract double %2570, %2764
 %2766 = add nuw nsw i64 %2704, 200
 %2767 = load double, ptr %72, align 1
 %2768 = load i64, ptr %123, align 1
 store i8 0, ptr %7, align 1
 call fastcc void @f0(ptr %7, ptr %64, ptr readonly %88, ptr readonly %40, i64 %36, i64 %39, ptr readonly %53, i64 %46, i64 %49, i64 %52, ptr readonly %68, ptr %72, i64 %2768, double %2767, double %2765, double 1.000000e+00, i64 %2766)
 %2769 = load i8, ptr %7, align 1
 %2770 = icmp eq i8 %2769, 0
 br i1 %2770, label %2685, label %2599
2771:
 %2772 = phi i64 [ %2773, %2771 ], [ 0, %2621 ]
 %2773 = add nuw nsw i64 %2772, 1
 %2774 = getelementptr double, ptr %2623, i64 %2772
 %2775 = load double, ptr %2774, align 8
 %2776 = getelementptr double, ptr %2624, i64 %2772
 store double %2775, ptr %2776, align 8
 %2777 = icmp eq i64 %2572, %2773
 br i1 %2777, label %2626, label %2771
2778:
 %2779 = phi i64 [ %2781, %2778 ], [ %2579, %2626 ]
 %2780 = phi i64 [ %2782, %2778 ], [ %2572, %2626 ]
 %2781 = add nsw i64 %2779, -1
 %2782 = add i64 %2780, 1
 %2783 = icmp slt i64 %2780, 0
 %2784 = select i1 %2783, i64 %2571, i64 0
 %2785 = add i64 %2784, %2780
 %2786 = getelementptr double, ptr %2574, i64 %2785
 %2787 = load double, ptr %2786, align 8
 %2788 = getelementptr double, ptr %2576, i64 %2785
 %2789 = load double, ptr %2788, align 8
 %2790 = fadd nsz contract double %2787, %2789
 store double %2790, ptr %2786, align 8
 %2791 = icmp samesign ugt i64 %2779, 1
 br i1 %2791, label %2778, label %2627
2792:
 %2793 = phi i64 [ %2794, %2792 ], [ 0, %2627 ]
 %2794 = add nuw nsw i64 %2793, 1
 %2795 = getelementptr double, ptr %2631, i64 %2793
 %2796 = load double, ptr %2795, align 8
 %2797 = getelementptr double, ptr %2632, i64 %2793
 store double %2796, ptr %2797, align 8
 %2798 = icmp eq i64 %2630, %2794
 br i1 %2798, label %2634, label %2792
2799:
 %2800 = phi i64 [ %2801, %2654 ], [ 0, %2634 ]
 %2801 = add nuw nsw i64 %2800, 1
 %2802 = shl nsw i64 %2800, 3
 %2803 = load i64, ptr %226, align 1
 %2804 = load i64, ptr %144, align 1
 %2805 = mul nsw i64 %2804, %2802
 %2806 = add nsw i64 %2805, %2803
 %2807 = inttoptr i64 %2806 to ptr
 %2808 = load i64, ptr %229, align 1
 %2809 = load i64, ptr %157, align 1
 %2810 = mul nsw i64 %2809, %2802
 %2811 = add nsw i64 %2810, %2808
 %2812 = inttoptr i64 %2811 to ptr
 %2813 = load i64, ptr %230, align 1
 %2814 = load i64, ptr %159, align 1
 %2815 = mul nsw i64 %2814, %2802
 %2816 = add nsw i64 %2815, %2813
 %2817 = inttoptr i64 %2816 to ptr
 %2818 = load i64, ptr %147, align 1
 %2819 = icmp slt i64 %2818, 1
 br i1 %2819, label %2654, label %2820
2820:
 %2821 = phi i64 [ %2822, %2656 ], [ 0, %2799 ]
 %2822 = add nuw nsw i64 %2821, 1
 %2823 = mul i64 %2821, 48
 %2824 = getelementptr i8, ptr %2636, i64 %2823
 %2825 = getelementptr i8, ptr %2824, i64 8
 %2826 = load i64, ptr %2825, align 8
 %2827 = getelementptr i8, ptr %2824, i64 24
 %2828 = load i64, ptr %2827, align 8
 %2829 = getelementptr i8, ptr %2824, i64 40
 %2830 = load i64, ptr %2829, align 8
 %2831 = icmp slt i64 %2830, 1
 br i1 %2831, label %2656, label %2832
2832:
 %2833 = getelementptr i8, ptr %2824, i64 32
 %2834 = load i64, ptr %2833, align 8
 %2835 = getelementptr i8, ptr %2824, i64 16
 %2836 = load i64, ptr %2835, align 8
 %2837 = load i64, ptr %2824, align 8
 %2838 = icmp slt i64 %2826, 1
 %2839 = icmp slt i64 %2836, 1
 %2840 = inttoptr i64 %2837 to ptr
 %2841 = icmp slt i64 %2828, 1
 %2842 = mul i64 %2828, %2826
 %2843 = icmp slt i64 %2842, 1
 br label %2844
2844:
 %2845 = phi i64 [ %2830, %2832 ], [ %2847, %2658 ]
 %2846 = phi i64 [ %2834, %2832 ], [ %2848, %2658 ]
 %2847 = add nsw i64 %2845, -1
 %2848 = add i64 %2846, 1
 br i1 %2838, label %2660, label %2849
2849:
 %2850 = icmp slt i64 %2846, 0
 %2851 = select i1 %2850, i64 %2637, i64 0
 %2852 = getelementptr i64, ptr %2639, i64 %2846
 %2853 = getelementptr i64, ptr %2852, i64 %2851
 br label %2854
2854:
 %2855 = phi i64 [ 0, %2849 ], [ %2856, %2854 ]
 %2856 = add nuw nsw i64 %2855, 1
 %2857 = load i64, ptr %2853, align 8
 %2858 = add nsw i64 %2857, %2855
 %2859 = icmp slt i64 %2858, 0
 %2860 = select i1 %2859, i64 %2804, i64 0
 %2861 = getelementptr double, ptr %2807, i64 %2858
 %2862 = getelementptr double, ptr %2861, i64 %2860
 %2863 = load double, ptr %2862, align 8
 %2864 = getelementptr double, ptr %2647, i64 %2855
 store double %2863, ptr %2864, align 8
 %2865 = icmp eq i64 %2826, %2856
 br i1 %2865, label %2660, label %2854
2866:
 %2867 = phi i64 [ 0, %2661 ], [ %2868, %2866 ]
 %2868 = add nuw nsw i64 %2867, 1
 %2869 = load i64, ptr %2665, align 8
 %2870 = add nsw i64 %2869, %2867
 %2871 = lshr i64 %2870, 63
 %2872 = getelementptr double, ptr %2651, i64 %2870
 %2873 = getelementptr double, ptr %2872, i64 %2871
 %2874 = load double, ptr %2873, align 8
 %2875 = add nsw i64 %2867, %2826
 %2876 = lshr i64 %2875, 63
 %2877 = getelementptr double, ptr %2647, i64 %2875
 %2878 = getelementptr double, ptr %2877, i64 %2876
 store double %2874, ptr %2878, align 8
 %2879 = icmp eq i64 %2836, %2868
 br i1 %2879, label %2666, label %2866
2880:
 %2881 = phi i64 [ 0, %2667 ], [ %2882, %2880 ]
 %2882 = add nuw nsw i64 %2881, 1
 %2883 = getelementptr double, ptr %2649, i64 %2881
 %2884 = load double, ptr %2883, align 8
 %2885 = load i64, ptr %2671, align 8
 %2886 = add nsw i64 %2885, %2881
 %2887 = icmp slt i64 %2886, 0
 %2888 = select i1 %2887, i64 %2809, i64 0
 %2889 = getelementptr double, ptr %2812, i64 %2886
 %2890 = getelementptr double, ptr %2889, i64 %2888
 store double %2884, ptr %2890, align 8
 %2891 = icmp eq i64 %2828, %2882
 br i1 %2891, label %2672, label %2880
2892:
 %2893 = phi i64 [ 0, %2673 ], [ %2894, %2892 ]
 %2894 = add nuw nsw i64 %2893, 1
 %2895 = add nsw i64 %2893, %2828
 %2896 = lshr i64 %2895, 63
 %2897 = getelementptr double, ptr %2649, i64 %2895
 %2898 = getelementptr double, ptr %2897, i64 %2896
 %2899 = load double, ptr %2898, align 8
 %2900 = load i64, ptr %2677, align 8
 %2901 = add nsw i64 %2900, %2893
 %2902 = icmp slt i64 %2901, 0
 %2903 = select i1 %2902, i64 %2814, i64 0
 %2904 = getelementptr double, ptr %2817, i64 %2901
 %2905 = getelementptr double, ptr %2904, i64 %2903
 store double %2899, ptr %2905, align 8
 %2906 = icmp eq i64 %2842, %2894
 br i1 %2906, label %2658, label %2892
2907:
 %2908 = phi i64 [ %2909, %2907 ], [ 0, %2678 ]
 %2909 = add nuw nsw i64 %2908, 1
 %2910 = getelementptr double, ptr %2682, i64 %2908
 %2911 = load double, ptr %2910, align 8
 %2912 = getelementptr double, ptr %2683, i64 %2908
 store double %2911, ptr %2912, align 8
 %2913 = icmp eq i64 %2681, %2909
 br i1 %2913, label %2688, label %2907
2914:
 %2915 = phi i64 [ 2, %2687 ], [ 2, %337 ], [ 3, %239 ], [ 7, %369 ]
 store i64 %2915, ptr %106, align 1
 br label %2916
2916:
 ret i64 0
}
define i64 @take_state(i64 %0, i64 %1) {
 %3 = add i64 %0, 136
 %4 = inttoptr i64 %3 to ptr
 %5 = load i64, ptr %4, align 8
 %6 = inttoptr i64 %5 to ptr
 %7 = add i64 %0, 144
 %8 = inttoptr i64 %7 to ptr
 %9 = load i64, ptr %8, align 8
 %10 = inttoptr i64 %9 to ptr
 %11 = add i64 %0, 152
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = inttoptr i64 %13 to ptr
 %15 = getelementptr inbounds nuw i8, ptr %10, i64 88
 %16 = load i64, ptr %15, align 1
 %17 = getelementptr inbounds nuw i8, ptr %10, i64 104
 %18 = load i64, ptr %17, align 1
 %19 = getelementptr inbounds nuw i8, ptr %10, i64 184
 %20 = load i64, ptr %19, align 1
 %21 = getelementptr inbounds nuw i8, ptr %6, i64 16
 %22 = load i64, ptr %21, align 1
 %23 = getelementptr inbounds nuw i8, ptr %6, i64 8
 %24 = load i64, ptr %23, align 1
 %25 = getelementptr inbounds nuw i8, ptr %6, i64 344
 %26 = load i64, ptr %25, align 1
 %27 = inttoptr i64 %26 to ptr
 %28 = inttoptr i64 %16 to ptr
 %29 = inttoptr i64 %18 to ptr
 %30 = getelementptr inbounds nuw i8, ptr %14, i64 104
 %31 = load i64, ptr %30, align 1
 %32 = getelementptr inbounds nuw i8, ptr %14, i64 112
 %33 = load i64, ptr %32, align 1
 %34 = sub nsw i64 %31, %33
 %35 = getelementptr inbounds nuw i8, ptr %10, i64 216
 %36 = load i64, ptr %35, align 1
 %37 = shl nsw i64 %34, 3
 %38 = add nsw i64 %24, %22
 %39 = mul nsw i64 %37, %38
 %40 = add nsw i64 %39, %36
 %41 = inttoptr i64 %40 to ptr
 %42 = icmp slt i64 %22, 1
 br i1 %42, label %43, label %55
43:
 %44 = icmp slt i64 %24, 1
 br i1 %44, label %45, label %65
45:
 %46 = getelementptr inbounds nuw i8, ptr %10, i64 224
 %47 = load i64, ptr %46, align 1
 %48 = getelementptr inbounds nuw i8, ptr %6, i64 80
 %49 = load i64, ptr %48, align 1
 %50 = mul nsw i64 %49, %37
 %51 = add nsw i64 %50, %47
 %52 = inttoptr i64 %20 to ptr
 %53 = inttoptr i64 %51 to ptr
 %54 = icmp slt i64 %49, 1
 br i1 %54, label %86, label %79
55:
 %56 = phi i64 [ %57, %55 ], [ 0, %2 ]
 %57 = add nuw nsw i64 %56, 1
 %58 = getelementptr double, ptr %28, i64 %56
 %59 = load double, ptr %58, align 8
 %60 = getelementptr double, ptr %27, i64 %56
 %61 = load double, ptr %60, align 8
 %62 = fmul nsz contract double %59, %61
 %63 = getelementptr double, ptr %41, i64 %56
 store double %62, ptr %63, align 8
 %64 = icmp eq i64 %22, %57
 br i1 %64, label %43, label %55
65:
 %66 = phi i64 [ %67, %65 ], [ 0, %43 ]
 %67 = add nuw nsw i64 %66, 1
 %68 = getelementptr double, ptr %29, i64 %66
 %69 = load double, ptr %68, align 8
 %70 = add i64 %66, %22
 %71 = getelementptr double, ptr %27, i64 %66
 %72 = load double, ptr %71, align 8
 %73 = fmul nsz contract double %69, %72
 %74 = icmp slt i64 %70, 0
 %75 = select i1 %74, i64 %38, i64 0
 %76 = getelementptr double, ptr %41, i64 %70
 %77 = getelementptr double, ptr %76, i64 %75
 store double %73, ptr %77, align 8
 %78 = icmp eq i64 %24, %67
 br i1 %78, label %45, label %65
79:
 %80 = phi i64 [ %81, %79 ], [ 0, %45 ]
 %81 = add nuw nsw i64 %80, 1
 %82 = getelementptr double, ptr %52, i64 %80
 %83 = load double, ptr %82, align 8
 %84 = getelementptr double, ptr %53, i64 %80
 store double %83, ptr %84, align 8
 %85 = icmp eq i64 %49, %81
 br i1 %85, label %86, label %79
86:
 %87 = load i64, ptr %30, align 1
 %88 = add nsw i64 %87, 1
 store i64 %88, ptr %30, align 1
 ret i64 0
}
