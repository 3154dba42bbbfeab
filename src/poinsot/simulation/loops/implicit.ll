; what: loops for any machine, written by `make loops` from their texts in Python: don't edit
; sources: 412a5c93db6cc9685878a70afb88ec7645abf5fa2ab3ca55bd28f32c180bab02
; text: c0ad3412652945359adcc90174348a84a2050e443c1c88fd946721641f7c2c43
; calls: pow memset
; begin: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1)
; take: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1)
; advance: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | Solver(i f1 f f2 f f2 f2 f2 f1 f1 f2 i1 f2 f1 f2 i1 f3 f3 i2 f2 f2 f2 f1 {step=f,before=f,theta=f,eta=f,wanted=i,current=i,below=i,above=i}1)
; differentiate: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | Solver(i f1 f f2 f f2 f2 f2 f1 f1 f2 i1 f2 f1 f2 i1 f3 f3 i2 f2 f2 f2 f1 {step=f,before=f,theta=f,eta=f,wanted=i,current=i,below=i,above=i}1)
declare double @llvm.fabs.f64(double)
declare double @llvm.pow.f64(double, double)
declare i64 @llvm.abs.i64(i64, i1)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define i64 @begin(i64 %0, i64 %1) {
 %3 = inttoptr i64 %0 to ptr
 %4 = load i64, ptr %3, align 8
 %5 = add i64 %0, 16
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = add i64 %0, 120
 %9 = inttoptr i64 %8 to ptr
 %10 = load double, ptr %9, align 8
 %11 = add i64 %0, 128
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = add i64 %0, 136
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = inttoptr i64 %13 to ptr
 %18 = add i64 %0, 160
 %19 = inttoptr i64 %18 to ptr
 %20 = load double, ptr %19, align 8
 %21 = add i64 %0, 168
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = inttoptr i64 %23 to ptr
 %25 = add i64 %0, 192
 %26 = inttoptr i64 %25 to ptr
 %27 = load double, ptr %26, align 8
 %28 = add i64 %0, 200
 %29 = inttoptr i64 %28 to ptr
 %30 = load double, ptr %29, align 8
 %31 = add i64 %0, 208
 %32 = inttoptr i64 %31 to ptr
 %33 = load double, ptr %32, align 8
 %34 = add i64 %0, 224
 %35 = inttoptr i64 %34 to ptr
 %36 = load i64, ptr %35, align 8
 %37 = add i64 %0, 232
 %38 = inttoptr i64 %37 to ptr
 %39 = load i64, ptr %38, align 8
 %40 = add i64 %0, 240
 %41 = inttoptr i64 %40 to ptr
 %42 = load i64, ptr %41, align 8
 %43 = inttoptr i64 %36 to ptr
 %44 = add i64 %0, 248
 %45 = inttoptr i64 %44 to ptr
 %46 = load i64, ptr %45, align 8
 %47 = add i64 %0, 256
 %48 = inttoptr i64 %47 to ptr
 %49 = load i64, ptr %48, align 8
 %50 = add i64 %0, 264
 %51 = inttoptr i64 %50 to ptr
 %52 = load i64, ptr %51, align 8
 %53 = add i64 %0, 272
 %54 = inttoptr i64 %53 to ptr
 %55 = load i64, ptr %54, align 8
 %56 = inttoptr i64 %46 to ptr
 %57 = add i64 %0, 280
 %58 = inttoptr i64 %57 to ptr
 %59 = load i64, ptr %58, align 8
 %60 = inttoptr i64 %59 to ptr
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
 %72 = add i64 %0, 328
 %73 = inttoptr i64 %72 to ptr
 %74 = load i64, ptr %73, align 8
 %75 = add i64 %0, 344
 %76 = inttoptr i64 %75 to ptr
 %77 = load i64, ptr %76, align 8
 %78 = inttoptr i64 %74 to ptr
 %79 = add i64 %0, 376
 %80 = inttoptr i64 %79 to ptr
 %81 = load i64, ptr %80, align 8
 %82 = add i64 %0, 384
 %83 = inttoptr i64 %82 to ptr
 %84 = load i64, ptr %83, align 8
 %85 = inttoptr i64 %81 to ptr
 %86 = add i64 %0, 408
 %87 = inttoptr i64 %86 to ptr
 %88 = load i64, ptr %87, align 8
 %89 = inttoptr i64 %88 to ptr
 %90 = add i64 %0, 424
 %91 = inttoptr i64 %90 to ptr
 %92 = load i64, ptr %91, align 8
 %93 = add i64 %0, 432
 %94 = inttoptr i64 %93 to ptr
 %95 = load i64, ptr %94, align 8
 %96 = inttoptr i64 %92 to ptr
 %97 = add i64 %0, 440
 %98 = inttoptr i64 %97 to ptr
 %99 = load i64, ptr %98, align 8
 %100 = inttoptr i64 %99 to ptr
 %101 = add i64 %0, 456
 %102 = inttoptr i64 %101 to ptr
 %103 = load i64, ptr %102, align 8
 %104 = inttoptr i64 %103 to ptr
 %105 = add i64 %0, 472
 %106 = inttoptr i64 %105 to ptr
 %107 = load i64, ptr %106, align 8
 %108 = inttoptr i64 %107 to ptr
 %109 = add i64 %0, 488
 %110 = inttoptr i64 %109 to ptr
 %111 = load i64, ptr %110, align 8
 %112 = add i64 %0, 496
 %113 = inttoptr i64 %112 to ptr
 %114 = load i64, ptr %113, align 8
 %115 = inttoptr i64 %111 to ptr
 %116 = add i64 %0, 504
 %117 = inttoptr i64 %116 to ptr
 %118 = load i64, ptr %117, align 8
 %119 = inttoptr i64 %118 to ptr
 %120 = add i64 %0, 520
 %121 = inttoptr i64 %120 to ptr
 %122 = load i64, ptr %121, align 8
 %123 = add i64 %0, 528
 %124 = inttoptr i64 %123 to ptr
 %125 = load i64, ptr %124, align 8
 %126 = add i64 %0, 536
 %127 = inttoptr i64 %126 to ptr
 %128 = load i64, ptr %127, align 8
 %129 = inttoptr i64 %122 to ptr
 %130 = add i64 %0, 544
 %131 = inttoptr i64 %130 to ptr
 %132 = load i64, ptr %131, align 8
 %133 = add i64 %0, 552
 %134 = inttoptr i64 %133 to ptr
 %135 = load i64, ptr %134, align 8
 %136 = add i64 %0, 560
 %137 = inttoptr i64 %136 to ptr
 %138 = load i64, ptr %137, align 8
 %139 = inttoptr i64 %132 to ptr
 %140 = add i64 %0, 568
 %141 = inttoptr i64 %140 to ptr
 %142 = load i64, ptr %141, align 8
 %143 = add i64 %0, 576
 %144 = inttoptr i64 %143 to ptr
 %145 = load i64, ptr %144, align 8
 %146 = add i64 %0, 584
 %147 = inttoptr i64 %146 to ptr
 %148 = load i64, ptr %147, align 8
 %149 = inttoptr i64 %142 to ptr
 %150 = add i64 %0, 592
 %151 = inttoptr i64 %150 to ptr
 %152 = load i64, ptr %151, align 8
 %153 = add i64 %0, 600
 %154 = inttoptr i64 %153 to ptr
 %155 = load i64, ptr %154, align 8
 %156 = add i64 %0, 608
 %157 = inttoptr i64 %156 to ptr
 %158 = load i64, ptr %157, align 8
 %159 = inttoptr i64 %152 to ptr
 %160 = add i64 %0, 616
 %161 = inttoptr i64 %160 to ptr
 %162 = load i64, ptr %161, align 8
 %163 = inttoptr i64 %162 to ptr
 %164 = icmp eq i64 %7, 0
 br i1 %164, label %223, label %165
165:
 %166 = icmp slt i64 %84, 1
 br i1 %166, label %174, label %167
167:
 %168 = phi i64 [ %169, %167 ], [ 0, %165 ]
 %169 = add nuw nsw i64 %168, 1
 %170 = getelementptr double, ptr %85, i64 %168
 %171 = load double, ptr %170, align 8
 %172 = getelementptr double, ptr %119, i64 %168
 store double %171, ptr %172, align 8
 %173 = icmp eq i64 %84, %169
 br i1 %173, label %174, label %167
174:
 %175 = inttoptr i64 %7 to ptr
 tail call void %175(ptr %119, ptr %115)
 %176 = icmp slt i64 %84, 0
 %177 = select i1 %176, i64 %114, i64 0
 %178 = getelementptr double, ptr %115, i64 %84
 %179 = getelementptr double, ptr %178, i64 %177
 %180 = load double, ptr %179, align 8
 %181 = icmp slt i64 %84, -1
 %182 = select i1 %181, i64 %114, i64 0
 %183 = getelementptr i8, ptr %178, i64 8
 %184 = getelementptr double, ptr %183, i64 %182
 %185 = load double, ptr %184, align 8
 %186 = getelementptr inbounds nuw i8, ptr %163, i64 56
 store double %180, ptr %186, align 1
 %187 = getelementptr inbounds nuw i8, ptr %163, i64 64
 store double %185, ptr %187, align 1
 %188 = tail call i64 @llvm.smax.i64(i64 %84, i64 -2)
 %189 = add nsw i64 %188, 2
 br label %190
190:
 %191 = phi i64 [ 12, %174 ], [ %205, %201 ]
 %192 = icmp eq i64 %191, 0
 br i1 %192, label %649, label %204
193:
 br i1 %166, label %201, label %194
194:
 %195 = phi i64 [ %196, %194 ], [ 0, %193 ]
 %196 = add nuw nsw i64 %195, 1
 %197 = getelementptr double, ptr %115, i64 %195
 %198 = load double, ptr %197, align 8
 %199 = getelementptr double, ptr %85, i64 %195
 store double %198, ptr %199, align 8
 %200 = icmp eq i64 %84, %196
 br i1 %200, label %201, label %194
201:
 %202 = load double, ptr %179, align 8
 %203 = fcmp nsz contract ugt double %202, %27
 br i1 %203, label %190, label %223
204:
 %205 = add nsw i64 %191, -1
 br i1 %166, label %213, label %206
206:
 %207 = phi i64 [ %208, %206 ], [ 0, %204 ]
 %208 = add nuw nsw i64 %207, 1
 %209 = getelementptr double, ptr %85, i64 %207
 %210 = load double, ptr %209, align 8
 %211 = getelementptr double, ptr %119, i64 %207
 store double %210, ptr %211, align 8
 %212 = icmp eq i64 %84, %208
 br i1 %212, label %213, label %206
213:
 tail call void %175(ptr %119, ptr %115)
 br label %214
214:
 %215 = phi i64 [ 0, %213 ], [ %218, %217 ]
 %216 = icmp eq i64 %215, %189
 br i1 %216, label %193, label %217
217:
 %218 = add nuw i64 %215, 1
 %219 = getelementptr double, ptr %115, i64 %215
 %220 = load double, ptr %219, align 8
 %221 = fsub nsz contract double %220, %220
 %222 = fcmp nsz contract ord double %221, 0.000000e+00
 br i1 %222, label %214, label %649
223:
 %224 = icmp slt i64 %84, 1
 br i1 %224, label %232, label %225
225:
 %226 = phi i64 [ %227, %225 ], [ 0, %223 ]
 %227 = add nuw nsw i64 %226, 1
 %228 = getelementptr double, ptr %85, i64 %226
 %229 = load double, ptr %228, align 8
 %230 = getelementptr double, ptr %71, i64 %226
 store double %229, ptr %230, align 8
 %231 = icmp eq i64 %84, %227
 br i1 %231, label %232, label %225
232:
 %233 = icmp slt i64 %16, 1
 br i1 %233, label %244, label %234
234:
 %235 = phi i64 [ %237, %234 ], [ %16, %232 ]
 %236 = phi i64 [ %238, %234 ], [ %84, %232 ]
 %237 = add nsw i64 %235, -1
 %238 = add i64 %236, 1
 %239 = icmp slt i64 %236, 0
 %240 = select i1 %239, i64 %70, i64 0
 %241 = getelementptr double, ptr %71, i64 %236
 %242 = getelementptr double, ptr %241, i64 %240
 store double 0.000000e+00, ptr %242, align 8
 %243 = icmp samesign ugt i64 %235, 1
 br i1 %243, label %234, label %244
244:
 %245 = load double, ptr %163, align 1
 %246 = getelementptr inbounds nuw i8, ptr %163, i64 96
 %247 = load i64, ptr %246, align 1
 %248 = add nsw i64 %84, %16
 %249 = icmp slt i64 %247, 0
 %250 = select i1 %249, i64 %39, i64 0
 %251 = add i64 %250, %247
 %252 = mul i64 %251, %42
 %253 = getelementptr double, ptr %43, i64 %252
 %254 = getelementptr i8, ptr %253, i64 16
 %255 = load double, ptr %254, align 8
 %256 = fcmp nsz contract ogt double %255, %245
 %257 = select i1 %256, double %255, double %245
 %258 = getelementptr i8, ptr %253, i64 24
 %259 = load double, ptr %258, align 8
 %260 = fcmp nsz contract olt double %259, %257
 %261 = select i1 %260, double %259, double %257
 %262 = icmp slt i64 %248, 0
 %263 = select i1 %262, i64 %70, i64 0
 %264 = getelementptr double, ptr %71, i64 %248
 %265 = getelementptr double, ptr %264, i64 %263
 store double %261, ptr %265, align 8
 %266 = icmp slt i64 %55, 1
 br i1 %266, label %295, label %267
267:
 %268 = select i1 %249, i64 %49, i64 0
 %269 = add i64 %268, %247
 %270 = mul i64 %55, %52
 %271 = mul i64 %270, %269
 %272 = getelementptr double, ptr %56, i64 %271
 %273 = getelementptr double, ptr %272, i64 %55
 %274 = add nsw i64 %248, 1
 br label %275
275:
 %276 = phi i64 [ 0, %267 ], [ %277, %275 ]
 %277 = add nuw nsw i64 %276, 1
 %278 = getelementptr double, ptr %89, i64 %276
 %279 = load double, ptr %278, align 8
 %280 = getelementptr double, ptr %272, i64 %276
 %281 = load double, ptr %280, align 8
 %282 = getelementptr double, ptr %273, i64 %276
 %283 = load double, ptr %282, align 8
 %284 = load double, ptr %253, align 8
 %285 = fsub nsz contract double %261, %284
 %286 = fmul nsz contract double %283, %285
 %287 = fadd nsz contract double %281, %286
 %288 = fadd nsz contract double %279, %287
 %289 = add nsw i64 %274, %276
 %290 = icmp slt i64 %289, 0
 %291 = select i1 %290, i64 %70, i64 0
 %292 = getelementptr double, ptr %71, i64 %289
 %293 = getelementptr double, ptr %292, i64 %291
 store double %288, ptr %293, align 8
 %294 = icmp eq i64 %277, %55
 br i1 %294, label %295, label %275
295:
 %296 = inttoptr i64 %4 to ptr
 tail call void %296(ptr %71, ptr %78)
 %297 = getelementptr inbounds nuw i8, ptr %163, i64 144
 %298 = load i64, ptr %297, align 1
 %299 = add nsw i64 %298, 1
 store i64 %299, ptr %297, align 1
 %300 = tail call i64 @llvm.smax.i64(i64 %77, i64 0)
 br label %301
301:
 %302 = phi i64 [ 0, %295 ], [ %305, %304 ]
 %303 = icmp eq i64 %302, %300
 br i1 %303, label %310, label %304
304:
 %305 = add nuw i64 %302, 1
 %306 = getelementptr double, ptr %78, i64 %302
 %307 = load double, ptr %306, align 8
 %308 = fsub nsz contract double %307, %307
 %309 = fcmp nsz contract ord double %308, 0.000000e+00
 br i1 %309, label %301, label %652
310:
 %311 = getelementptr inbounds nuw i8, ptr %163, i64 88
 store i64 -1, ptr %311, align 1
 %312 = load double, ptr %60, align 8
 %313 = load double, ptr %163, align 1
 %314 = fcmp nsz contract ugt double %312, %313
 br i1 %314, label %448, label %315
315:
 %316 = getelementptr inbounds nuw i8, ptr %163, i64 104
 %317 = load i64, ptr %316, align 1
 %318 = getelementptr inbounds nuw i8, ptr %163, i64 112
 %319 = load i64, ptr %318, align 1
 %320 = sub nsw i64 %317, %319
 %321 = icmp slt i64 %320, 0
 %322 = select i1 %321, i64 %125, i64 0
 %323 = add i64 %322, %320
 %324 = mul i64 %323, %128
 %325 = getelementptr double, ptr %129, i64 %324
 br i1 %224, label %333, label %326
326:
 %327 = phi i64 [ %328, %326 ], [ 0, %315 ]
 %328 = add nuw nsw i64 %327, 1
 %329 = getelementptr double, ptr %85, i64 %327
 %330 = load double, ptr %329, align 8
 %331 = getelementptr double, ptr %325, i64 %327
 store double %330, ptr %331, align 8
 %332 = icmp eq i64 %84, %328
 br i1 %332, label %333, label %326
333:
 %334 = select i1 %321, i64 %135, i64 0
 %335 = add i64 %334, %320
 %336 = mul i64 %335, %138
 %337 = getelementptr double, ptr %139, i64 %336
 %338 = icmp slt i64 %95, 1
 br i1 %338, label %346, label %339
339:
 %340 = phi i64 [ %341, %339 ], [ 0, %333 ]
 %341 = add nuw nsw i64 %340, 1
 %342 = getelementptr double, ptr %96, i64 %340
 %343 = load double, ptr %342, align 8
 %344 = getelementptr double, ptr %337, i64 %340
 store double %343, ptr %344, align 8
 %345 = icmp eq i64 %95, %341
 br i1 %345, label %346, label %339
346:
 %347 = select i1 %321, i64 %145, i64 0
 %348 = add i64 %347, %320
 %349 = mul i64 %348, %148
 %350 = getelementptr double, ptr %149, i64 %349
 br i1 %164, label %409, label %351
351:
 %352 = icmp slt i64 %128, 1
 %353 = inttoptr i64 %7 to ptr
 %354 = tail call i64 @llvm.smax.i64(i64 %128, i64 -2)
 %355 = add nsw i64 %354, 2
 %356 = icmp slt i64 %128, 0
 %357 = select i1 %356, i64 %114, i64 0
 %358 = getelementptr double, ptr %115, i64 %128
 %359 = getelementptr double, ptr %358, i64 %357
 br label %360
360:
 %361 = phi i64 [ 12, %351 ], [ %375, %371 ]
 %362 = icmp eq i64 %361, 0
 br i1 %362, label %393, label %374
363:
 br i1 %352, label %371, label %364
364:
 %365 = phi i64 [ %366, %364 ], [ 0, %363 ]
 %366 = add nuw nsw i64 %365, 1
 %367 = getelementptr double, ptr %115, i64 %365
 %368 = load double, ptr %367, align 8
 %369 = getelementptr double, ptr %325, i64 %365
 store double %368, ptr %369, align 8
 %370 = icmp eq i64 %128, %366
 br i1 %370, label %371, label %364
371:
 %372 = load double, ptr %359, align 8
 %373 = fcmp nsz contract ugt double %372, %27
 br i1 %373, label %360, label %393
374:
 %375 = add nsw i64 %361, -1
 br i1 %352, label %383, label %376
376:
 %377 = phi i64 [ %378, %376 ], [ 0, %374 ]
 %378 = add nuw nsw i64 %377, 1
 %379 = getelementptr double, ptr %325, i64 %377
 %380 = load double, ptr %379, align 8
 %381 = getelementptr double, ptr %119, i64 %377
 store double %380, ptr %381, align 8
 %382 = icmp eq i64 %128, %378
 br i1 %382, label %383, label %376
383:
 tail call void %353(ptr %119, ptr %115)
 br label %384
384:
 %385 = phi i64 [ 0, %383 ], [ %388, %387 ]
 %386 = icmp eq i64 %385, %355
 br i1 %386, label %363, label %387
387:
 %388 = add nuw i64 %385, 1
 %389 = getelementptr double, ptr %115, i64 %385
 %390 = load double, ptr %389, align 8
 %391 = fsub nsz contract double %390, %390
 %392 = fcmp nsz contract ord double %391, 0.000000e+00
 br i1 %392, label %384, label %393
393:
 br i1 %352, label %401, label %394
394:
 %395 = phi i64 [ %396, %394 ], [ 0, %393 ]
 %396 = add nuw nsw i64 %395, 1
 %397 = getelementptr double, ptr %325, i64 %395
 %398 = load double, ptr %397, align 8
 %399 = getelementptr double, ptr %119, i64 %395
 store double %398, ptr %399, align 8
 %400 = icmp eq i64 %128, %396
 br i1 %400, label %401, label %394
401:
 tail call void %353(ptr %119, ptr %115)
 %402 = load double, ptr %359, align 8
 %403 = icmp slt i64 %128, -1
 %404 = select i1 %403, i64 %114, i64 0
 %405 = getelementptr i8, ptr %358, i64 8
 %406 = getelementptr double, ptr %405, i64 %404
 %407 = load double, ptr %406, align 8
 store double %402, ptr %350, align 8
 %408 = getelementptr i8, ptr %350, i64 8
 store double %407, ptr %408, align 8
 br label %409
409:
 %410 = load i64, ptr %316, align 1
 %411 = load i64, ptr %318, align 1
 %412 = sub i64 %410, %411
 %413 = icmp slt i64 %412, 0
 %414 = select i1 %413, i64 %155, i64 0
 %415 = add i64 %414, %412
 %416 = mul i64 %415, %158
 %417 = getelementptr double, ptr %159, i64 %416
 %418 = icmp slt i64 %158, 1
 br i1 %418, label %423, label %419
419:
 %420 = shl i64 %416, 3
 %421 = getelementptr i8, ptr %159, i64 %420
 %422 = shl i64 %158, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %421, i8 0, i64 %422, i1 false)
 br label %423
423:
 %424 = getelementptr inbounds nuw i8, ptr %163, i64 48
 %425 = load double, ptr %424, align 1
 store double %425, ptr %417, align 8
 br i1 %338, label %444, label %426
426:
 %427 = phi i64 [ %428, %426 ], [ 0, %423 ]
 %428 = add nuw nsw i64 %427, 1
 %429 = getelementptr i64, ptr %64, i64 %427
 %430 = load i64, ptr %429, align 8
 %431 = icmp slt i64 %430, -1
 %432 = select i1 %431, i64 %158, i64 0
 %433 = getelementptr double, ptr %417, i64 %430
 %434 = getelementptr i8, ptr %433, i64 8
 %435 = getelementptr double, ptr %434, i64 %432
 %436 = load double, ptr %435, align 8
 %437 = getelementptr double, ptr %104, i64 %427
 %438 = load double, ptr %437, align 8
 %439 = getelementptr double, ptr %100, i64 %427
 %440 = load double, ptr %439, align 8
 %441 = fsub nsz contract double %438, %440
 %442 = fadd nsz contract double %436, %441
 store double %442, ptr %435, align 8
 %443 = icmp eq i64 %95, %428
 br i1 %443, label %444, label %426
444:
 %445 = load i64, ptr %316, align 1
 %446 = add nsw i64 %445, 1
 store i64 %446, ptr %316, align 1
 %447 = load double, ptr %163, align 1
 br label %448
448:
 %449 = phi double [ %447, %444 ], [ %313, %310 ]
 %450 = add nsw i64 %39, -1
 %451 = tail call i64 @llvm.smin.i64(i64 %39, i64 0)
 %452 = add i64 %450, %451
 %453 = mul i64 %452, %42
 %454 = getelementptr double, ptr %43, i64 %453
 %455 = getelementptr i8, ptr %454, i64 8
 %456 = load double, ptr %455, align 8
 %457 = fcmp nsz contract ult double %449, %456
 br i1 %457, label %458, label %649
458:
 %459 = fcmp nsz contract ogt double %30, 0.000000e+00
 br i1 %459, label %628, label %460
460:
 %461 = icmp sgt i64 %16, 0
 br i1 %461, label %474, label %501
462:
 %463 = getelementptr double, ptr %85, i64 %478
 %464 = load double, ptr %463, align 8
 %465 = tail call nsz contract double @llvm.fabs.f64(double %464)
 br label %466
466:
 %467 = phi double [ %465, %462 ], [ 1.000000e+00, %474 ]
 %468 = getelementptr double, ptr %24, i64 %475
 %469 = load double, ptr %468, align 8
 %470 = fmul nsz contract double %20, %467
 %471 = fadd nsz contract double %469, %470
 %472 = getelementptr double, ptr %108, i64 %475
 store double %471, ptr %472, align 8
 %473 = icmp eq i64 %16, %476
 br i1 %473, label %591, label %474
474:
 %475 = phi i64 [ %476, %466 ], [ 0, %460 ]
 %476 = add nuw nsw i64 %475, 1
 %477 = getelementptr i64, ptr %17, i64 %475
 %478 = load i64, ptr %477, align 8
 %479 = icmp slt i64 %478, 0
 br i1 %479, label %466, label %462
480:
 %481 = getelementptr double, ptr %85, i64 %597
 %482 = load double, ptr %481, align 8
 %483 = tail call nsz contract double @llvm.fabs.f64(double %482)
 br label %484
484:
 %485 = phi double [ %483, %480 ], [ 1.000000e+00, %591 ]
 %486 = getelementptr double, ptr %108, i64 %594
 %487 = load double, ptr %486, align 8
 %488 = fdiv nsz contract double %485, %487
 %489 = fcmp nsz contract ogt double %488, %593
 %490 = select i1 %489, double %488, double %593
 %491 = getelementptr double, ptr %78, i64 %594
 %492 = load double, ptr %491, align 8
 %493 = tail call nsz contract double @llvm.fabs.f64(double %492)
 %494 = fdiv nsz contract double %493, %487
 %495 = fcmp nsz contract ogt double %494, %592
 %496 = select i1 %495, double %494, double %592
 %497 = icmp eq i64 %595, %16
 br i1 %497, label %498, label %591
498:
 %499 = fmul nsz contract double %490, 1.000000e-02
 %500 = load double, ptr %163, align 1
 br label %501
501:
 %502 = phi double [ %449, %460 ], [ %500, %498 ]
 %503 = phi i64 [ 0, %460 ], [ %16, %498 ]
 %504 = phi double [ 0.000000e+00, %460 ], [ %499, %498 ]
 %505 = phi double [ 0.000000e+00, %460 ], [ %496, %498 ]
 %506 = getelementptr i8, ptr %43, i64 8
 %507 = load double, ptr %506, align 8
 %508 = getelementptr inbounds nuw i8, ptr %163, i64 32
 %509 = load double, ptr %508, align 1
 %510 = fcmp nsz contract olt double %509, %507
 %511 = select i1 %510, double %509, double %507
 %512 = fsub nsz contract double %511, %502
 %513 = getelementptr i8, ptr %43, i64 32
 %514 = load double, ptr %513, align 8
 %515 = fcmp nsz contract olt double %514, %33
 %516 = select i1 %515, double %514, double %33
 %517 = fcmp nsz contract olt double %512, %516
 %518 = select i1 %517, double %512, double %516
 %519 = fmul nsz contract double %512, 0x3EB0C6F7A0B5ED8D
 %520 = fcmp nsz contract olt double %505, 1.000000e-05
 %521 = select i1 %520, double 1.000000e-05, double %505
 %522 = fdiv nsz contract double %504, %521
 %523 = fcmp nsz contract ogt double %522, %519
 %524 = select i1 %523, double %522, double %519
 %525 = fcmp nsz contract olt double %518, %524
 %526 = select i1 %525, double %518, double %524
 br i1 %461, label %599, label %529
527:
 %528 = load double, ptr %163, align 1
 br label %529
529:
 %530 = phi double [ %528, %527 ], [ %502, %501 ]
 %531 = fadd nsz contract double %526, %530
 %532 = getelementptr i8, ptr %43, i64 16
 %533 = load double, ptr %532, align 8
 %534 = fcmp nsz contract ogt double %533, %531
 %535 = select i1 %534, double %533, double %531
 %536 = getelementptr i8, ptr %43, i64 24
 %537 = load double, ptr %536, align 8
 %538 = fcmp nsz contract olt double %537, %535
 %539 = select i1 %538, double %537, double %535
 store double %539, ptr %265, align 8
 br i1 %266, label %563, label %540
540:
 %541 = getelementptr double, ptr %56, i64 %55
 %542 = add nsw i64 %248, 1
 br label %543
543:
 %544 = phi i64 [ 0, %540 ], [ %545, %543 ]
 %545 = add nuw nsw i64 %544, 1
 %546 = getelementptr double, ptr %89, i64 %544
 %547 = load double, ptr %546, align 8
 %548 = getelementptr double, ptr %56, i64 %544
 %549 = load double, ptr %548, align 8
 %550 = getelementptr double, ptr %541, i64 %544
 %551 = load double, ptr %550, align 8
 %552 = load double, ptr %43, align 8
 %553 = fsub nsz contract double %539, %552
 %554 = fmul nsz contract double %551, %553
 %555 = fadd nsz contract double %549, %554
 %556 = fadd nsz contract double %547, %555
 %557 = add nsw i64 %542, %544
 %558 = icmp slt i64 %557, 0
 %559 = select i1 %558, i64 %70, i64 0
 %560 = getelementptr double, ptr %71, i64 %557
 %561 = getelementptr double, ptr %560, i64 %559
 store double %556, ptr %561, align 8
 %562 = icmp eq i64 %545, %55
 br i1 %562, label %563, label %543
563:
 %564 = getelementptr double, ptr %78, i64 %77
 tail call void %296(ptr %71, ptr %564)
 %565 = load i64, ptr %297, align 1
 %566 = add nsw i64 %565, 1
 store i64 %566, ptr %297, align 1
 br i1 %461, label %611, label %567
567:
 %568 = phi double [ 0.000000e+00, %563 ], [ %626, %611 ]
 %569 = fcmp nsz contract ogt double %568, %505
 %570 = select i1 %569, double %568, double %505
 %571 = fsub nsz contract double %570, %570
 %572 = fcmp nsz contract ord double %571, 0.000000e+00
 br i1 %572, label %575, label %573
573:
 %574 = fmul nsz contract double %526, 1.000000e-03
 br label %628
575:
 %576 = fcmp nsz contract ugt double %570, 1.000000e-15
 br i1 %576, label %581, label %577
577:
 %578 = fmul nsz contract double %526, 1.000000e-03
 %579 = fcmp nsz contract ogt double %578, %519
 %580 = select i1 %579, double %578, double %519
 br label %584
581:
 %582 = fdiv nsz contract double 1.000000e-02, %570
 %583 = tail call nsz contract double @llvm.pow.f64(double %582, double %10)
 br label %584
584:
 %585 = phi double [ %580, %577 ], [ %583, %581 ]
 %586 = fmul nsz contract double %526, 1.000000e+02
 %587 = fcmp nsz contract olt double %585, %586
 %588 = select i1 %587, double %585, double %586
 %589 = fcmp nsz contract olt double %518, %588
 %590 = select i1 %589, double %518, double %588
 br label %628
591:
 %592 = phi double [ %496, %484 ], [ 0.000000e+00, %466 ]
 %593 = phi double [ %490, %484 ], [ 0.000000e+00, %466 ]
 %594 = phi i64 [ %595, %484 ], [ 0, %466 ]
 %595 = add nuw nsw i64 %594, 1
 %596 = getelementptr i64, ptr %17, i64 %594
 %597 = load i64, ptr %596, align 8
 %598 = icmp slt i64 %597, 0
 br i1 %598, label %484, label %480
599:
 %600 = phi i64 [ %601, %599 ], [ 0, %501 ]
 %601 = add nuw nsw i64 %600, 1
 %602 = getelementptr double, ptr %78, i64 %600
 %603 = load double, ptr %602, align 8
 %604 = fmul nsz contract double %526, %603
 %605 = add nsw i64 %600, %84
 %606 = icmp slt i64 %605, 0
 %607 = select i1 %606, i64 %70, i64 0
 %608 = getelementptr double, ptr %71, i64 %605
 %609 = getelementptr double, ptr %608, i64 %607
 store double %604, ptr %609, align 8
 %610 = icmp eq i64 %601, %503
 br i1 %610, label %527, label %599
611:
 %612 = phi double [ %626, %611 ], [ 0.000000e+00, %563 ]
 %613 = phi i64 [ %614, %611 ], [ 0, %563 ]
 %614 = add nuw nsw i64 %613, 1
 %615 = getelementptr double, ptr %564, i64 %613
 %616 = load double, ptr %615, align 8
 %617 = getelementptr double, ptr %78, i64 %613
 %618 = load double, ptr %617, align 8
 %619 = fsub nsz contract double %616, %618
 %620 = tail call nsz contract double @llvm.fabs.f64(double %619)
 %621 = getelementptr double, ptr %108, i64 %613
 %622 = load double, ptr %621, align 8
 %623 = fmul nsz contract double %526, %622
 %624 = fdiv nsz contract double %620, %623
 %625 = fcmp nsz contract ogt double %624, %612
 %626 = select i1 %625, double %624, double %612
 %627 = icmp eq i64 %614, %503
 br i1 %627, label %567, label %611
628:
 %629 = phi double [ %30, %458 ], [ %574, %573 ], [ %590, %584 ]
 %630 = getelementptr inbounds nuw i8, ptr %163, i64 8
 store double %629, ptr %630, align 1
 br i1 %224, label %638, label %631
631:
 %632 = phi i64 [ %633, %631 ], [ 0, %628 ]
 %633 = add nuw nsw i64 %632, 1
 %634 = getelementptr double, ptr %85, i64 %632
 %635 = load double, ptr %634, align 8
 %636 = getelementptr double, ptr %71, i64 %632
 store double %635, ptr %636, align 8
 %637 = icmp eq i64 %84, %633
 br i1 %637, label %638, label %631
638:
 br i1 %233, label %654, label %639
639:
 %640 = phi i64 [ %642, %639 ], [ %16, %638 ]
 %641 = phi i64 [ %643, %639 ], [ %84, %638 ]
 %642 = add nsw i64 %640, -1
 %643 = add i64 %641, 1
 %644 = icmp slt i64 %641, 0
 %645 = select i1 %644, i64 %70, i64 0
 %646 = getelementptr double, ptr %71, i64 %641
 %647 = getelementptr double, ptr %646, i64 %645
 store double 0.000000e+00, ptr %647, align 8
 %648 = icmp samesign ugt i64 %640, 1
 br i1 %648, label %639, label %654
649:
 %650 = phi i64 [ 1, %448 ], [ 4, %652 ], [ 5, %217 ], [ 5, %190 ]
 %651 = getelementptr inbounds nuw i8, ptr %163, i64 72
 store i64 %650, ptr %651, align 1
 br label %654
652:
 %653 = getelementptr inbounds nuw i8, ptr %163, i64 88
 store i64 %302, ptr %653, align 1
 br label %649
654:
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
define i64 @advance(i64 %0, i64 %1) {
 %3 = add i64 %0, 24
 %4 = inttoptr i64 %3 to ptr
 %5 = load i64, ptr %4, align 8
 %6 = add i64 %0, 32
 %7 = inttoptr i64 %6 to ptr
 %8 = load i64, ptr %7, align 8
 %9 = inttoptr i64 %8 to ptr
 %10 = add i64 %0, 56
 %11 = inttoptr i64 %10 to ptr
 %12 = load i64, ptr %11, align 8
 %13 = inttoptr i64 %12 to ptr
 %14 = add i64 %0, 72
 %15 = inttoptr i64 %14 to ptr
 %16 = load i64, ptr %15, align 8
 %17 = inttoptr i64 %16 to ptr
 %18 = add i64 %0, 96
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = add i64 %0, 104
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = add i64 %0, 112
 %25 = inttoptr i64 %24 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = inttoptr i64 %20 to ptr
 %28 = add i64 %0, 128
 %29 = inttoptr i64 %28 to ptr
 %30 = load i64, ptr %29, align 8
 %31 = add i64 %0, 136
 %32 = inttoptr i64 %31 to ptr
 %33 = load i64, ptr %32, align 8
 %34 = inttoptr i64 %30 to ptr
 %35 = add i64 %0, 144
 %36 = inttoptr i64 %35 to ptr
 %37 = load i64, ptr %36, align 8
 %38 = inttoptr i64 %37 to ptr
 %39 = add i64 %0, 160
 %40 = inttoptr i64 %39 to ptr
 %41 = load double, ptr %40, align 8
 %42 = add i64 %0, 168
 %43 = inttoptr i64 %42 to ptr
 %44 = load i64, ptr %43, align 8
 %45 = inttoptr i64 %44 to ptr
 %46 = add i64 %0, 184
 %47 = inttoptr i64 %46 to ptr
 %48 = load double, ptr %47, align 8
 %49 = add i64 %0, 192
 %50 = inttoptr i64 %49 to ptr
 %51 = load double, ptr %50, align 8
 %52 = add i64 %0, 200
 %53 = inttoptr i64 %52 to ptr
 %54 = load double, ptr %53, align 8
 %55 = add i64 %0, 208
 %56 = inttoptr i64 %55 to ptr
 %57 = load double, ptr %56, align 8
 %58 = add i64 %0, 216
 %59 = inttoptr i64 %58 to ptr
 %60 = load i64, ptr %59, align 8
 %61 = add i64 %0, 224
 %62 = inttoptr i64 %61 to ptr
 %63 = load i64, ptr %62, align 8
 %64 = add i64 %0, 232
 %65 = inttoptr i64 %64 to ptr
 %66 = load i64, ptr %65, align 8
 %67 = add i64 %0, 240
 %68 = inttoptr i64 %67 to ptr
 %69 = load i64, ptr %68, align 8
 %70 = inttoptr i64 %63 to ptr
 %71 = add i64 %0, 248
 %72 = inttoptr i64 %71 to ptr
 %73 = load i64, ptr %72, align 8
 %74 = add i64 %0, 256
 %75 = inttoptr i64 %74 to ptr
 %76 = load i64, ptr %75, align 8
 %77 = add i64 %0, 272
 %78 = inttoptr i64 %77 to ptr
 %79 = load i64, ptr %78, align 8
 %80 = inttoptr i64 %73 to ptr
 %81 = add i64 %0, 280
 %82 = inttoptr i64 %81 to ptr
 %83 = load i64, ptr %82, align 8
 %84 = add i64 %0, 288
 %85 = inttoptr i64 %84 to ptr
 %86 = load i64, ptr %85, align 8
 %87 = inttoptr i64 %83 to ptr
 %88 = add i64 %0, 296
 %89 = inttoptr i64 %88 to ptr
 %90 = load i64, ptr %89, align 8
 %91 = inttoptr i64 %90 to ptr
 %92 = add i64 %0, 312
 %93 = inttoptr i64 %92 to ptr
 %94 = load i64, ptr %93, align 8
 %95 = add i64 %0, 320
 %96 = inttoptr i64 %95 to ptr
 %97 = load i64, ptr %96, align 8
 %98 = inttoptr i64 %94 to ptr
 %99 = add i64 %0, 328
 %100 = inttoptr i64 %99 to ptr
 %101 = load i64, ptr %100, align 8
 %102 = add i64 %0, 336
 %103 = inttoptr i64 %102 to ptr
 %104 = load i64, ptr %103, align 8
 %105 = add i64 %0, 344
 %106 = inttoptr i64 %105 to ptr
 %107 = load i64, ptr %106, align 8
 %108 = inttoptr i64 %101 to ptr
 %109 = add i64 %0, 352
 %110 = inttoptr i64 %109 to ptr
 %111 = load i64, ptr %110, align 8
 %112 = add i64 %0, 360
 %113 = inttoptr i64 %112 to ptr
 %114 = load i64, ptr %113, align 8
 %115 = add i64 %0, 368
 %116 = inttoptr i64 %115 to ptr
 %117 = load i64, ptr %116, align 8
 %118 = inttoptr i64 %111 to ptr
 %119 = add i64 %0, 376
 %120 = inttoptr i64 %119 to ptr
 %121 = load i64, ptr %120, align 8
 %122 = add i64 %0, 384
 %123 = inttoptr i64 %122 to ptr
 %124 = load i64, ptr %123, align 8
 %125 = inttoptr i64 %121 to ptr
 %126 = add i64 %0, 392
 %127 = inttoptr i64 %126 to ptr
 %128 = load i64, ptr %127, align 8
 %129 = add i64 %0, 400
 %130 = inttoptr i64 %129 to ptr
 %131 = load i64, ptr %130, align 8
 %132 = inttoptr i64 %128 to ptr
 %133 = add i64 %0, 408
 %134 = inttoptr i64 %133 to ptr
 %135 = load i64, ptr %134, align 8
 %136 = inttoptr i64 %135 to ptr
 %137 = add i64 %0, 424
 %138 = inttoptr i64 %137 to ptr
 %139 = load i64, ptr %138, align 8
 %140 = add i64 %0, 432
 %141 = inttoptr i64 %140 to ptr
 %142 = load i64, ptr %141, align 8
 %143 = inttoptr i64 %139 to ptr
 %144 = add i64 %0, 440
 %145 = inttoptr i64 %144 to ptr
 %146 = load i64, ptr %145, align 8
 %147 = inttoptr i64 %146 to ptr
 %148 = add i64 %0, 456
 %149 = inttoptr i64 %148 to ptr
 %150 = load i64, ptr %149, align 8
 %151 = inttoptr i64 %150 to ptr
 %152 = add i64 %0, 472
 %153 = inttoptr i64 %152 to ptr
 %154 = load i64, ptr %153, align 8
 %155 = add i64 %0, 480
 %156 = inttoptr i64 %155 to ptr
 %157 = load i64, ptr %156, align 8
 %158 = inttoptr i64 %154 to ptr
 %159 = add i64 %0, 488
 %160 = inttoptr i64 %159 to ptr
 %161 = load i64, ptr %160, align 8
 %162 = inttoptr i64 %161 to ptr
 %163 = add i64 %0, 504
 %164 = inttoptr i64 %163 to ptr
 %165 = load i64, ptr %164, align 8
 %166 = inttoptr i64 %165 to ptr
 %167 = add i64 %0, 520
 %168 = inttoptr i64 %167 to ptr
 %169 = load i64, ptr %168, align 8
 %170 = add i64 %0, 528
 %171 = inttoptr i64 %170 to ptr
 %172 = load i64, ptr %171, align 8
 %173 = add i64 %0, 536
 %174 = inttoptr i64 %173 to ptr
 %175 = load i64, ptr %174, align 8
 %176 = inttoptr i64 %169 to ptr
 %177 = add i64 %0, 544
 %178 = inttoptr i64 %177 to ptr
 %179 = load i64, ptr %178, align 8
 %180 = add i64 %0, 552
 %181 = inttoptr i64 %180 to ptr
 %182 = load i64, ptr %181, align 8
 %183 = add i64 %0, 560
 %184 = inttoptr i64 %183 to ptr
 %185 = load i64, ptr %184, align 8
 %186 = inttoptr i64 %179 to ptr
 %187 = add i64 %0, 568
 %188 = inttoptr i64 %187 to ptr
 %189 = load i64, ptr %188, align 8
 %190 = add i64 %0, 576
 %191 = inttoptr i64 %190 to ptr
 %192 = load i64, ptr %191, align 8
 %193 = add i64 %0, 584
 %194 = inttoptr i64 %193 to ptr
 %195 = load i64, ptr %194, align 8
 %196 = inttoptr i64 %189 to ptr
 %197 = add i64 %0, 592
 %198 = inttoptr i64 %197 to ptr
 %199 = load i64, ptr %198, align 8
 %200 = add i64 %0, 600
 %201 = inttoptr i64 %200 to ptr
 %202 = load i64, ptr %201, align 8
 %203 = add i64 %0, 608
 %204 = inttoptr i64 %203 to ptr
 %205 = load i64, ptr %204, align 8
 %206 = inttoptr i64 %199 to ptr
 %207 = add i64 %0, 616
 %208 = inttoptr i64 %207 to ptr
 %209 = load i64, ptr %208, align 8
 %210 = inttoptr i64 %209 to ptr
 %211 = add i64 %0, 640
 %212 = inttoptr i64 %211 to ptr
 %213 = load i64, ptr %212, align 8
 %214 = inttoptr i64 %213 to ptr
 %215 = add i64 %0, 664
 %216 = inttoptr i64 %215 to ptr
 %217 = load i64, ptr %216, align 8
 %218 = add i64 %0, 680
 %219 = inttoptr i64 %218 to ptr
 %220 = load i64, ptr %219, align 8
 %221 = inttoptr i64 %217 to ptr
 %222 = add i64 %0, 688
 %223 = inttoptr i64 %222 to ptr
 %224 = load double, ptr %223, align 8
 %225 = add i64 %0, 696
 %226 = inttoptr i64 %225 to ptr
 %227 = load i64, ptr %226, align 8
 %228 = add i64 %0, 704
 %229 = inttoptr i64 %228 to ptr
 %230 = load i64, ptr %229, align 8
 %231 = add i64 %0, 712
 %232 = inttoptr i64 %231 to ptr
 %233 = load i64, ptr %232, align 8
 %234 = inttoptr i64 %227 to ptr
 %235 = add i64 %0, 720
 %236 = inttoptr i64 %235 to ptr
 %237 = load i64, ptr %236, align 8
 %238 = add i64 %0, 736
 %239 = inttoptr i64 %238 to ptr
 %240 = load i64, ptr %239, align 8
 %241 = inttoptr i64 %237 to ptr
 %242 = add i64 %0, 744
 %243 = inttoptr i64 %242 to ptr
 %244 = load i64, ptr %243, align 8
 %245 = add i64 %0, 760
 %246 = inttoptr i64 %245 to ptr
 %247 = load i64, ptr %246, align 8
 %248 = inttoptr i64 %244 to ptr
 %249 = add i64 %0, 768
 %250 = inttoptr i64 %249 to ptr
 %251 = load i64, ptr %250, align 8
 %252 = inttoptr i64 %251 to ptr
 %253 = add i64 %0, 784
 %254 = inttoptr i64 %253 to ptr
 %255 = load i64, ptr %254, align 8
 %256 = inttoptr i64 %255 to ptr
 %257 = add i64 %0, 800
 %258 = inttoptr i64 %257 to ptr
 %259 = load i64, ptr %258, align 8
 %260 = add i64 %0, 816
 %261 = inttoptr i64 %260 to ptr
 %262 = load i64, ptr %261, align 8
 %263 = inttoptr i64 %259 to ptr
 %264 = add i64 %0, 824
 %265 = inttoptr i64 %264 to ptr
 %266 = load i64, ptr %265, align 8
 %267 = inttoptr i64 %266 to ptr
 %268 = add i64 %0, 840
 %269 = inttoptr i64 %268 to ptr
 %270 = load i64, ptr %269, align 8
 %271 = add i64 %0, 848
 %272 = inttoptr i64 %271 to ptr
 %273 = load i64, ptr %272, align 8
 %274 = add i64 %0, 856
 %275 = inttoptr i64 %274 to ptr
 %276 = load i64, ptr %275, align 8
 %277 = inttoptr i64 %270 to ptr
 %278 = add i64 %0, 864
 %279 = inttoptr i64 %278 to ptr
 %280 = load i64, ptr %279, align 8
 %281 = inttoptr i64 %280 to ptr
 %282 = add i64 %0, 880
 %283 = inttoptr i64 %282 to ptr
 %284 = load i64, ptr %283, align 8
 %285 = add i64 %0, 888
 %286 = inttoptr i64 %285 to ptr
 %287 = load i64, ptr %286, align 8
 %288 = add i64 %0, 896
 %289 = inttoptr i64 %288 to ptr
 %290 = load i64, ptr %289, align 8
 %291 = inttoptr i64 %284 to ptr
 %292 = add i64 %0, 904
 %293 = inttoptr i64 %292 to ptr
 %294 = load i64, ptr %293, align 8
 %295 = inttoptr i64 %294 to ptr
 %296 = add i64 %0, 920
 %297 = inttoptr i64 %296 to ptr
 %298 = load i64, ptr %297, align 8
 %299 = add i64 %0, 936
 %300 = inttoptr i64 %299 to ptr
 %301 = load i64, ptr %300, align 8
 %302 = add i64 %0, 944
 %303 = inttoptr i64 %302 to ptr
 %304 = load i64, ptr %303, align 8
 %305 = inttoptr i64 %298 to ptr
 %306 = add i64 %0, 952
 %307 = inttoptr i64 %306 to ptr
 %308 = load i64, ptr %307, align 8
 %309 = add i64 %0, 968
 %310 = inttoptr i64 %309 to ptr
 %311 = load i64, ptr %310, align 8
 %312 = add i64 %0, 976
 %313 = inttoptr i64 %312 to ptr
 %314 = load i64, ptr %313, align 8
 %315 = inttoptr i64 %308 to ptr
 %316 = add i64 %0, 984
 %317 = inttoptr i64 %316 to ptr
 %318 = load i64, ptr %317, align 8
 %319 = add i64 %0, 1000
 %320 = inttoptr i64 %319 to ptr
 %321 = load i64, ptr %320, align 8
 %322 = inttoptr i64 %318 to ptr
 %323 = add i64 %0, 1008
 %324 = inttoptr i64 %323 to ptr
 %325 = load i64, ptr %324, align 8
 %326 = add i64 %0, 1024
 %327 = inttoptr i64 %326 to ptr
 %328 = load i64, ptr %327, align 8
 %329 = inttoptr i64 %325 to ptr
 %330 = add i64 %0, 1032
 %331 = inttoptr i64 %330 to ptr
 %332 = load i64, ptr %331, align 8
 %333 = add i64 %0, 1048
 %334 = inttoptr i64 %333 to ptr
 %335 = load i64, ptr %334, align 8
 %336 = inttoptr i64 %332 to ptr
 %337 = add i64 %0, 1056
 %338 = inttoptr i64 %337 to ptr
 %339 = load i64, ptr %338, align 8
 %340 = add i64 %0, 1072
 %341 = inttoptr i64 %340 to ptr
 %342 = load i64, ptr %341, align 8
 %343 = inttoptr i64 %339 to ptr
 %344 = add i64 %0, 1080
 %345 = inttoptr i64 %344 to ptr
 %346 = load i64, ptr %345, align 8
 %347 = inttoptr i64 %346 to ptr
 %348 = add i64 %0, 1096
 %349 = inttoptr i64 %348 to ptr
 %350 = load i64, ptr %349, align 8
 %351 = inttoptr i64 %350 to ptr
 %352 = icmp slt i64 %1, 1
 br i1 %352, label %3352, label %353
353:
 %354 = add i64 %0, 656
 %355 = inttoptr i64 %354 to ptr
 %356 = load double, ptr %355, align 8
 %357 = add i64 %0, 632
 %358 = inttoptr i64 %357 to ptr
 %359 = load i64, ptr %358, align 8
 %360 = add i64 %0, 496
 %361 = inttoptr i64 %360 to ptr
 %362 = load i64, ptr %361, align 8
 %363 = add i64 %0, 264
 %364 = inttoptr i64 %363 to ptr
 %365 = load i64, ptr %364, align 8
 %366 = add i64 %0, 120
 %367 = inttoptr i64 %366 to ptr
 %368 = load double, ptr %367, align 8
 %369 = add i64 %0, 16
 %370 = inttoptr i64 %369 to ptr
 %371 = load i64, ptr %370, align 8
 %372 = add i64 %0, 8
 %373 = inttoptr i64 %372 to ptr
 %374 = load i64, ptr %373, align 8
 %375 = inttoptr i64 %0 to ptr
 %376 = load i64, ptr %375, align 8
 %377 = freeze i64 %371
 %378 = getelementptr inbounds nuw i8, ptr %210, i64 72
 %379 = getelementptr inbounds nuw i8, ptr %210, i64 128
 %380 = getelementptr inbounds nuw i8, ptr %210, i64 136
 %381 = fcmp nsz contract ogt double %54, 0.000000e+00
 %382 = getelementptr inbounds nuw i8, ptr %210, i64 96
 %383 = getelementptr inbounds nuw i8, ptr %210, i64 32
 %384 = getelementptr inbounds nuw i8, ptr %210, i64 8
 %385 = getelementptr inbounds nuw i8, ptr %210, i64 24
 %386 = getelementptr inbounds nuw i8, ptr %210, i64 16
 %387 = getelementptr inbounds nuw i8, ptr %210, i64 176
 %388 = fmul nsz contract double %54, 0x3EB0C6F7A0B5ED8D
 %389 = add nsw i64 %66, -1
 %390 = tail call i64 @llvm.smin.i64(i64 %66, i64 0)
 %391 = add i64 %389, %390
 %392 = mul i64 %391, %69
 %393 = getelementptr double, ptr %70, i64 %392
 %394 = getelementptr i8, ptr %393, i64 8
 %395 = getelementptr inbounds nuw i8, ptr %210, i64 184
 %396 = getelementptr inbounds nuw i8, ptr %210, i64 192
 %397 = fmul nsz contract double %54, 1.000000e-09
 %398 = getelementptr inbounds nuw i8, ptr %210, i64 120
 %399 = icmp slt i64 %124, 1
 %400 = icmp slt i64 %33, 1
 %401 = getelementptr inbounds nuw i8, ptr %210, i64 152
 %402 = add nsw i64 %124, %33
 %403 = icmp slt i64 %402, 0
 %404 = select i1 %403, i64 %97, i64 0
 %405 = getelementptr double, ptr %98, i64 %402
 %406 = getelementptr double, ptr %405, i64 %404
 %407 = icmp slt i64 %79, 1
 %408 = mul i64 %365, %79
 %409 = add nsw i64 %402, 1
 %410 = inttoptr i64 %376 to ptr
 %411 = getelementptr inbounds nuw i8, ptr %210, i64 144
 %412 = getelementptr inbounds nuw i8, ptr %351, i64 32
 %413 = add nsw i64 %5, 1
 %414 = icmp sgt i64 %33, 0
 %415 = icmp eq i64 %359, 0
 %416 = inttoptr i64 %359 to ptr
 %417 = icmp slt i64 %5, -1
 %418 = select i1 %417, i64 %104, i64 0
 %419 = add i64 %413, %418
 %420 = mul i64 %419, %107
 %421 = getelementptr double, ptr %108, i64 %420
 %422 = getelementptr inbounds nuw i8, ptr %210, i64 160
 %423 = getelementptr inbounds nuw i8, ptr %351, i64 48
 %424 = getelementptr inbounds nuw i8, ptr %351, i64 56
 %425 = getelementptr inbounds nuw i8, ptr %351, i64 40
 %426 = getelementptr inbounds nuw i8, ptr %210, i64 168
 %427 = icmp slt i64 %273, 1
 %428 = icmp slt i64 %287, 1
 %429 = icmp slt i64 %230, 1
 %430 = mul i64 %304, %301
 %431 = mul i64 %314, %311
 %432 = icmp slt i64 %301, 1
 %433 = icmp sgt i64 %5, 0
 %434 = getelementptr inbounds nuw i8, ptr %351, i64 8
 %435 = icmp slt i64 %342, 1
 %436 = fdiv nsz contract double 0x3CB0000000000000, %41
 %437 = fmul nsz contract double %436, 1.000000e-02
 %438 = fcmp nsz contract ogt double %437, %356
 %439 = select i1 %438, double %437, double %356
 %440 = getelementptr inbounds nuw i8, ptr %351, i64 24
 %441 = fcmp nsz contract ugt double %54, 0.000000e+00
 %442 = select i1 %441, i64 50, i64 10
 %443 = tail call i64 @llvm.smax.i64(i64 %5, i64 0)
 %444 = tail call i64 @llvm.smax.i64(i64 %107, i64 0)
 %445 = icmp slt i64 %328, 1
 %446 = getelementptr inbounds nuw i8, ptr %351, i64 16
 %447 = fmul nsz contract double %436, 1.000000e+02
 %448 = getelementptr inbounds nuw i8, ptr %210, i64 80
 %449 = getelementptr inbounds nuw i8, ptr %210, i64 88
 %450 = icmp sgt i64 %107, %33
 %451 = fcmp nsz contract oeq double %356, 0.000000e+00
 %452 = select i1 %450, i1 true, i1 %451
 %453 = icmp slt i64 %107, 1
 %454 = shl nuw i64 %107, 3
 %455 = icmp slt i64 %5, 0
 %456 = fcmp nsz contract ogt double %356, 0.000000e+00
 %457 = select i1 %400, i64 0, i64 %33
 %458 = inttoptr i64 %374 to ptr
 %459 = getelementptr double, ptr %118, i64 %117
 %460 = sub i64 %157, %33
 %461 = tail call i64 @llvm.smax.i64(i64 %460, i64 0)
 %462 = icmp slt i64 %460, 1
 %463 = getelementptr inbounds nuw i8, ptr %210, i64 48
 %464 = icmp slt i64 %157, 1
 %465 = getelementptr inbounds nuw i8, ptr %210, i64 40
 %466 = icmp slt i64 %124, 0
 %467 = select i1 %466, i64 %97, i64 0
 %468 = add i64 %467, %124
 %469 = icmp slt i64 %468, 0
 %470 = icmp slt i64 %468, %97
 %471 = icmp eq i64 %377, 0
 %472 = icmp slt i64 %131, 1
 %473 = inttoptr i64 %377 to ptr
 %474 = tail call i64 @llvm.smax.i64(i64 %131, i64 -2)
 %475 = add nsw i64 %474, 2
 %476 = icmp slt i64 %131, 0
 %477 = select i1 %476, i64 %362, i64 0
 %478 = getelementptr double, ptr %162, i64 %131
 %479 = getelementptr double, ptr %478, i64 %477
 %480 = select i1 %466, i64 %362, i64 0
 %481 = getelementptr double, ptr %162, i64 %124
 %482 = getelementptr double, ptr %481, i64 %480
 %483 = getelementptr inbounds nuw i8, ptr %210, i64 56
 %484 = icmp slt i64 %5, 1
 %485 = shl nuw i64 %33, 3
 %486 = fneg nsz contract double %368
 %487 = getelementptr inbounds nuw i8, ptr %210, i64 104
 %488 = getelementptr inbounds nuw i8, ptr %210, i64 112
 %489 = sub i64 %107, %33
 %490 = icmp slt i64 %489, 1
 %491 = tail call i64 @llvm.smax.i64(i64 %23, i64 0)
 %492 = icmp slt i64 %23, 1
 %493 = icmp slt i64 %175, 1
 %494 = tail call i64 @llvm.smax.i64(i64 %175, i64 -2)
 %495 = add nsw i64 %494, 2
 %496 = icmp slt i64 %175, 0
 %497 = select i1 %496, i64 %362, i64 0
 %498 = getelementptr double, ptr %162, i64 %175
 %499 = getelementptr double, ptr %498, i64 %497
 %500 = icmp slt i64 %175, -1
 %501 = select i1 %500, i64 %362, i64 0
 %502 = getelementptr i8, ptr %498, i64 8
 %503 = getelementptr double, ptr %502, i64 %501
 %504 = tail call i64 @llvm.smax.i64(i64 %175, i64 0)
 %505 = add nsw i64 %86, -1
 %506 = icmp slt i64 %205, 1
 %507 = shl i64 %205, 3
 %508 = icmp slt i64 %142, 1
 %509 = shl nsw i64 %5, 1
 %510 = icmp sgt i64 %33, %509
 %511 = fsub nsz contract double 8.000000e-03, %368
 %512 = select i1 %471, i64 1, i64 2
 br label %3126
513:
 %514 = phi i64 [ 2, %3229 ], [ 3, %3131 ], [ 7, %3261 ]
 store i64 %514, ptr %378, align 1
 br label %3352
515:
 br i1 %399, label %523, label %516
516:
 %517 = phi i64 [ %518, %516 ], [ 0, %515 ]
 %518 = add nuw nsw i64 %517, 1
 %519 = getelementptr double, ptr %125, i64 %517
 %520 = load double, ptr %519, align 8
 %521 = getelementptr double, ptr %98, i64 %517
 store double %520, ptr %521, align 8
 %522 = icmp eq i64 %124, %518
 br i1 %522, label %523, label %516
523:
 br i1 %400, label %534, label %524
524:
 %525 = phi i64 [ %527, %524 ], [ %33, %523 ]
 %526 = phi i64 [ %528, %524 ], [ %124, %523 ]
 %527 = add nsw i64 %525, -1
 %528 = add i64 %526, 1
 %529 = icmp slt i64 %526, 0
 %530 = select i1 %529, i64 %97, i64 0
 %531 = getelementptr double, ptr %98, i64 %526
 %532 = getelementptr double, ptr %531, i64 %530
 store double 0.000000e+00, ptr %532, align 8
 %533 = icmp samesign ugt i64 %525, 1
 br i1 %533, label %524, label %534
534:
 %535 = load i64, ptr %401, align 1
 %536 = icmp eq i64 %535, 0
 br i1 %536, label %576, label %537
537:
 %538 = load double, ptr %210, align 1
 %539 = getelementptr i8, ptr %3142, i64 16
 %540 = load double, ptr %539, align 8
 %541 = fcmp nsz contract ogt double %540, %538
 %542 = select i1 %541, double %540, double %538
 %543 = getelementptr i8, ptr %3142, i64 24
 %544 = load double, ptr %543, align 8
 %545 = fcmp nsz contract olt double %544, %542
 %546 = select i1 %545, double %544, double %542
 store double %546, ptr %406, align 8
 br i1 %407, label %573, label %547
547:
 %548 = select i1 %3138, i64 %76, i64 0
 %549 = add i64 %548, %3137
 %550 = mul i64 %549, %408
 %551 = getelementptr double, ptr %80, i64 %550
 %552 = getelementptr double, ptr %551, i64 %79
 br label %553
553:
 %554 = phi i64 [ 0, %547 ], [ %555, %553 ]
 %555 = add nuw nsw i64 %554, 1
 %556 = getelementptr double, ptr %136, i64 %554
 %557 = load double, ptr %556, align 8
 %558 = getelementptr double, ptr %551, i64 %554
 %559 = load double, ptr %558, align 8
 %560 = getelementptr double, ptr %552, i64 %554
 %561 = load double, ptr %560, align 8
 %562 = load double, ptr %3142, align 8
 %563 = fsub nsz contract double %546, %562
 %564 = fmul nsz contract double %561, %563
 %565 = fadd nsz contract double %559, %564
 %566 = fadd nsz contract double %557, %565
 %567 = add nsw i64 %554, %409
 %568 = icmp slt i64 %567, 0
 %569 = select i1 %568, i64 %97, i64 0
 %570 = getelementptr double, ptr %98, i64 %567
 %571 = getelementptr double, ptr %570, i64 %569
 store double %566, ptr %571, align 8
 %572 = icmp eq i64 %555, %79
 br i1 %572, label %573, label %553
573:
 tail call void %410(ptr %98, ptr %108)
 %574 = load i64, ptr %411, align 1
 %575 = add nsw i64 %574, 1
 store i64 %575, ptr %411, align 1
 store i64 0, ptr %401, align 1
 br label %576
576:
 %577 = fdiv nsz contract double %224, %3241
 %578 = load i64, ptr %412, align 1
 %579 = icmp eq i64 %578, 0
 br label %1617
580:
 %581 = phi i64 [ 1, %1870 ], [ 3, %2141 ], [ 3, %1897 ]
 store i64 %581, ptr %448, align 1
 br label %3278
582:
 br i1 %433, label %621, label %642
583:
 %584 = icmp eq i64 %623, %5
 br i1 %584, label %642, label %621
585:
 %586 = getelementptr double, ptr %13, i64 %622
 %587 = load double, ptr %586, align 8
 %588 = fmul nsz contract double %3241, %587
 %589 = fdiv nsz contract double %588, %624
 %590 = fadd nsz contract double %589, 1.000000e+00
 br label %591
591:
 %592 = phi double [ %590, %585 ], [ 1.000000e+00, %621 ]
 %593 = fcmp nsz contract olt double %624, 0.000000e+00
 br i1 %593, label %594, label %600
594:
 %595 = getelementptr double, ptr %13, i64 %622
 %596 = load double, ptr %595, align 8
 %597 = fneg nsz contract double %596
 %598 = fmul nsz contract double %3241, %597
 %599 = fdiv nsz contract double %598, %624
 br label %600
600:
 %601 = phi double [ %599, %594 ], [ %592, %591 ]
 br i1 %435, label %583, label %602
602:
 %603 = fsub nsz contract double 1.000000e+00, %601
 %604 = mul i64 %622, %328
 %605 = getelementptr double, ptr %329, i64 %604
 br label %626
606:
 %607 = add nuw nsw i64 %627, 1
 %608 = load double, ptr %434, align 1
 %609 = fcmp nsz contract une double %608, 0.000000e+00
 br i1 %609, label %610, label %617
610:
 %611 = fcmp nsz contract ogt double %608, 0.000000e+00
 br i1 %611, label %612, label %614
612:
 %613 = load double, ptr %628, align 8
 br label %614
614:
 %615 = phi double [ %613, %612 ], [ 0.000000e+00, %610 ]
 %616 = fsub nsz contract double %640, %615
 br label %617
617:
 %618 = phi double [ %616, %614 ], [ 0.000000e+00, %606 ]
 %619 = getelementptr double, ptr %605, i64 %627
 store double %618, ptr %619, align 8
 %620 = icmp eq i64 %342, %607
 br i1 %620, label %583, label %626
621:
 %622 = phi i64 [ %623, %583 ], [ 0, %582 ]
 %623 = add nuw nsw i64 %622, 1
 %624 = load double, ptr %434, align 1
 %625 = fcmp nsz contract ogt double %624, 0.000000e+00
 br i1 %625, label %585, label %591
626:
 %627 = phi i64 [ 0, %602 ], [ %607, %617 ]
 %628 = getelementptr double, ptr %343, i64 %627
 br label %629
629:
 %630 = phi double [ 0.000000e+00, %626 ], [ %640, %629 ]
 %631 = phi i64 [ %5, %626 ], [ %632, %629 ]
 %632 = add nsw i64 %631, -1
 %633 = mul i64 %632, %342
 %634 = getelementptr double, ptr %628, i64 %633
 %635 = load double, ptr %634, align 8
 %636 = fadd nsz contract double %630, %635
 %637 = and i64 %632, 1
 %638 = icmp eq i64 %637, 0
 %639 = select i1 %638, double %601, double %603
 %640 = fmul nsz contract double %636, %639
 %641 = icmp sgt i64 %631, 1
 br i1 %641, label %629, label %606
642:
 br i1 %400, label %661, label %655
643:
 %644 = getelementptr double, ptr %125, i64 %659
 %645 = load double, ptr %644, align 8
 %646 = tail call nsz contract double @llvm.fabs.f64(double %645)
 br label %647
647:
 %648 = phi double [ %646, %643 ], [ 1.000000e+00, %655 ]
 %649 = getelementptr double, ptr %45, i64 %656
 %650 = load double, ptr %649, align 8
 %651 = fmul nsz contract double %41, %648
 %652 = fadd nsz contract double %650, %651
 %653 = getelementptr double, ptr %158, i64 %656
 store double %652, ptr %653, align 8
 %654 = icmp eq i64 %33, %657
 br i1 %654, label %661, label %655
655:
 %656 = phi i64 [ %657, %647 ], [ 0, %642 ]
 %657 = add nuw nsw i64 %656, 1
 %658 = getelementptr i64, ptr %34, i64 %656
 %659 = load i64, ptr %658, align 8
 %660 = icmp slt i64 %659, 0
 br i1 %660, label %647, label %643
661:
 %662 = load double, ptr %440, align 1
 %663 = fcmp nsz contract olt double %662, 0x3CB0000000000000
 %664 = select i1 %663, double 0x3CB0000000000000, double %662
 %665 = tail call nsz contract double @llvm.pow.f64(double %664, double 8.000000e-01)
 store double %665, ptr %440, align 1
 br label %1084
666:
 br i1 %445, label %676, label %784
667:
 %668 = icmp eq i64 %328, %786
 br i1 %668, label %676, label %784
669:
 %670 = icmp eq i64 %5, %792
 br i1 %670, label %671, label %790
671:
 %672 = getelementptr i64, ptr %267, i64 %785
 br label %812
673:
 %674 = add nuw nsw i64 %813, 1
 %675 = icmp eq i64 %5, %674
 br i1 %675, label %667, label %812
676:
 %677 = load i64, ptr %423, align 1
 %678 = load i64, ptr %424, align 1
 br i1 %428, label %759, label %679
679:
 %680 = add i64 %677, 1
 br label %700
681:
 %682 = add i64 %680, %701
 %683 = tail call i64 @llvm.smin.i64(i64 %287, i64 range(i64 -9223372036854775807, -9223372036854775808) %682)
 %684 = sub i64 %683, %702
 %685 = icmp slt i64 %684, 1
 br i1 %685, label %689, label %686
686:
 %687 = mul i64 %701, %290
 %688 = getelementptr double, ptr %291, i64 %687
 br label %714
689:
 %690 = icmp eq i64 %702, %287
 br i1 %690, label %691, label %700
691:
 %692 = add i64 %678, %677
 br label %731
693:
 %694 = sub i64 %733, %692
 %695 = tail call i64 @llvm.smax.i64(i64 %694, i64 0)
 %696 = sub i64 %733, %695
 %697 = icmp slt i64 %696, 1
 br i1 %697, label %698, label %742
698:
 %699 = icmp samesign ugt i64 %732, 1
 br i1 %699, label %731, label %759
700:
 %701 = phi i64 [ 0, %679 ], [ %702, %689 ]
 %702 = add nuw nsw i64 %701, 1
 %703 = getelementptr i64, ptr %295, i64 %701
 %704 = load i64, ptr %703, align 8
 %705 = icmp slt i64 %704, 0
 %706 = select i1 %705, i64 %335, i64 0
 %707 = getelementptr double, ptr %336, i64 %704
 %708 = getelementptr double, ptr %707, i64 %706
 %709 = load double, ptr %708, align 8
 %710 = getelementptr double, ptr %336, i64 %701
 %711 = load double, ptr %710, align 8
 store double %709, ptr %710, align 8
 store double %711, ptr %708, align 8
 %712 = load double, ptr %710, align 8
 %713 = fcmp nsz contract une double %712, 0.000000e+00
 br i1 %713, label %681, label %689
714:
 %715 = phi i64 [ %684, %686 ], [ %717, %714 ]
 %716 = phi i64 [ %702, %686 ], [ %718, %714 ]
 %717 = add nsw i64 %715, -1
 %718 = add nuw i64 %716, 1
 %719 = icmp slt i64 %716, 0
 %720 = select i1 %719, i64 %335, i64 0
 %721 = getelementptr double, ptr %336, i64 %716
 %722 = getelementptr double, ptr %721, i64 %720
 %723 = load double, ptr %722, align 8
 %724 = select i1 %719, i64 %290, i64 0
 %725 = getelementptr double, ptr %688, i64 %716
 %726 = getelementptr double, ptr %725, i64 %724
 %727 = load double, ptr %726, align 8
 %728 = fmul nsz contract double %712, %727
 %729 = fsub nsz contract double %723, %728
 store double %729, ptr %722, align 8
 %730 = icmp samesign ugt i64 %715, 1
 br i1 %730, label %714, label %689
731:
 %732 = phi i64 [ %287, %691 ], [ %733, %698 ]
 %733 = add nsw i64 %732, -1
 %734 = getelementptr double, ptr %336, i64 %733
 %735 = load double, ptr %734, align 8
 %736 = mul i64 %733, %290
 %737 = getelementptr double, ptr %291, i64 %736
 %738 = getelementptr double, ptr %737, i64 %733
 %739 = load double, ptr %738, align 8
 %740 = fdiv nsz contract double %735, %739
 store double %740, ptr %734, align 8
 %741 = fcmp nsz contract une double %740, 0.000000e+00
 br i1 %741, label %693, label %698
742:
 %743 = phi i64 [ %745, %742 ], [ %696, %693 ]
 %744 = phi i64 [ %746, %742 ], [ %695, %693 ]
 %745 = add nsw i64 %743, -1
 %746 = add nuw i64 %744, 1
 %747 = icmp slt i64 %744, 0
 %748 = select i1 %747, i64 %335, i64 0
 %749 = getelementptr double, ptr %336, i64 %744
 %750 = getelementptr double, ptr %749, i64 %748
 %751 = load double, ptr %750, align 8
 %752 = select i1 %747, i64 %290, i64 0
 %753 = getelementptr double, ptr %737, i64 %744
 %754 = getelementptr double, ptr %753, i64 %752
 %755 = load double, ptr %754, align 8
 %756 = fmul nsz contract double %740, %755
 %757 = fsub nsz contract double %751, %756
 store double %757, ptr %750, align 8
 %758 = icmp samesign ugt i64 %743, 1
 br i1 %758, label %742, label %698
759:
 br i1 %429, label %763, label %760
760:
 %761 = add i64 %677, 1
 %762 = add i64 %678, %677
 br label %839
763:
 br i1 %445, label %1174, label %1013
764:
 %765 = phi double [ %1015, %1013 ], [ %781, %771 ]
 %766 = phi i64 [ %1014, %1013 ], [ %782, %771 ]
 %767 = icmp eq i64 %328, %1017
 br i1 %767, label %1174, label %1013
768:
 %769 = getelementptr double, ptr %329, i64 %1016
 %770 = getelementptr double, ptr %158, i64 %1016
 br label %1033
771:
 %772 = add nuw nsw i64 %1036, 1
 %773 = mul i64 %1036, %328
 %774 = getelementptr double, ptr %769, i64 %773
 %775 = load double, ptr %774, align 8
 %776 = fadd nsz contract double %1048, %775
 store double %776, ptr %774, align 8
 %777 = tail call nsz contract double @llvm.fabs.f64(double %1048)
 %778 = load double, ptr %770, align 8
 %779 = fdiv nsz contract double %777, %778
 %780 = fcmp nsz contract ugt double %779, %1035
 %781 = select i1 %780, double %779, double %1035
 %782 = select i1 %780, i64 %1016, i64 %1034
 %783 = icmp eq i64 %5, %772
 br i1 %783, label %764, label %1033
784:
 %785 = phi i64 [ %786, %667 ], [ 0, %666 ]
 %786 = add nuw nsw i64 %785, 1
 br i1 %433, label %787, label %667
787:
 %788 = getelementptr double, ptr %108, i64 %785
 %789 = getelementptr double, ptr %329, i64 %785
 br label %790
790:
 %791 = phi i64 [ 0, %787 ], [ %792, %669 ]
 %792 = add nuw nsw i64 %791, 1
 %793 = mul i64 %792, %107
 %794 = getelementptr double, ptr %788, i64 %793
 %795 = load double, ptr %794, align 8
 %796 = getelementptr double, ptr %347, i64 %791
 store double %795, ptr %796, align 8
 %797 = mul i64 %791, %220
 %798 = getelementptr double, ptr %221, i64 %797
 br label %799
799:
 %800 = phi i64 [ 0, %790 ], [ %802, %799 ]
 %801 = phi double [ %795, %790 ], [ %810, %799 ]
 %802 = add nuw nsw i64 %800, 1
 %803 = getelementptr double, ptr %798, i64 %800
 %804 = load double, ptr %803, align 8
 %805 = mul i64 %800, %328
 %806 = getelementptr double, ptr %789, i64 %805
 %807 = load double, ptr %806, align 8
 %808 = fmul nsz contract double %804, %807
 %809 = fdiv nsz contract double %808, %3241
 %810 = fsub nsz contract double %801, %809
 store double %810, ptr %796, align 8
 %811 = icmp eq i64 %5, %802
 br i1 %811, label %669, label %799
812:
 %813 = phi i64 [ 0, %671 ], [ %674, %673 ]
 %814 = load i64, ptr %672, align 8
 %815 = icmp slt i64 %814, 0
 %816 = select i1 %815, i64 %335, i64 0
 %817 = mul i64 %813, %335
 %818 = getelementptr double, ptr %336, i64 %817
 %819 = getelementptr double, ptr %818, i64 %814
 %820 = getelementptr double, ptr %819, i64 %816
 store double 0.000000e+00, ptr %820, align 8
 %821 = mul i64 %813, %247
 %822 = getelementptr double, ptr %248, i64 %821
 br label %823
823:
 %824 = phi i64 [ 0, %812 ], [ %825, %823 ]
 %825 = add nuw nsw i64 %824, 1
 %826 = load i64, ptr %672, align 8
 %827 = icmp slt i64 %826, 0
 %828 = select i1 %827, i64 %335, i64 0
 %829 = getelementptr double, ptr %818, i64 %826
 %830 = getelementptr double, ptr %829, i64 %828
 %831 = load double, ptr %830, align 8
 %832 = getelementptr double, ptr %822, i64 %824
 %833 = load double, ptr %832, align 8
 %834 = getelementptr double, ptr %347, i64 %824
 %835 = load double, ptr %834, align 8
 %836 = fmul nsz contract double %833, %835
 %837 = fadd nsz contract double %831, %836
 store double %837, ptr %830, align 8
 %838 = icmp eq i64 %5, %825
 br i1 %838, label %673, label %823
839:
 %840 = phi i64 [ 0, %760 ], [ %841, %1011 ]
 %841 = add nuw nsw i64 %840, 1
 %842 = mul i64 %840, %430
 %843 = getelementptr double, ptr %305, i64 %842
 %844 = mul i64 %840, %431
 %845 = getelementptr double, ptr %315, i64 %844
 %846 = mul i64 %840, %321
 %847 = getelementptr i64, ptr %322, i64 %846
 %848 = shl nuw nsw i64 %840, 1
 %849 = or disjoint i64 %848, 1
 %850 = mul i64 %849, %335
 %851 = getelementptr double, ptr %336, i64 %850
 %852 = add nuw nsw i64 %848, 2
 %853 = mul i64 %852, %335
 %854 = getelementptr double, ptr %336, i64 %853
 br i1 %432, label %1011, label %874
855:
 %856 = add i64 %761, %875
 %857 = tail call i64 @llvm.smin.i64(i64 %301, i64 range(i64 -9223372036854775807, -9223372036854775808) %856)
 %858 = sub i64 %857, %876
 %859 = icmp slt i64 %858, 1
 br i1 %859, label %865, label %860
860:
 %861 = mul i64 %875, %304
 %862 = getelementptr double, ptr %843, i64 %861
 %863 = mul i64 %875, %314
 %864 = getelementptr double, ptr %845, i64 %863
 br label %896
865:
 %866 = icmp eq i64 %876, %301
 br i1 %866, label %928, label %874
867:
 %868 = sub i64 %930, %762
 %869 = tail call i64 @llvm.smax.i64(i64 %868, i64 0)
 %870 = sub i64 %930, %869
 %871 = icmp slt i64 %870, 1
 br i1 %871, label %872, label %979
872:
 %873 = icmp samesign ugt i64 %929, 1
 br i1 %873, label %928, label %1011
874:
 %875 = phi i64 [ %876, %865 ], [ 0, %839 ]
 %876 = add nuw nsw i64 %875, 1
 %877 = getelementptr i64, ptr %847, i64 %875
 %878 = load i64, ptr %877, align 8
 %879 = icmp slt i64 %878, 0
 %880 = select i1 %879, i64 %335, i64 0
 %881 = getelementptr double, ptr %851, i64 %878
 %882 = getelementptr double, ptr %881, i64 %880
 %883 = load double, ptr %882, align 8
 %884 = getelementptr double, ptr %851, i64 %875
 %885 = load double, ptr %884, align 8
 store double %883, ptr %884, align 8
 store double %885, ptr %882, align 8
 %886 = getelementptr double, ptr %854, i64 %878
 %887 = getelementptr double, ptr %886, i64 %880
 %888 = load double, ptr %887, align 8
 %889 = getelementptr double, ptr %854, i64 %875
 %890 = load double, ptr %889, align 8
 store double %888, ptr %889, align 8
 store double %890, ptr %887, align 8
 %891 = load double, ptr %884, align 8
 %892 = load double, ptr %889, align 8
 %893 = fcmp nsz contract une double %891, 0.000000e+00
 %894 = fcmp nsz contract une double %892, 0.000000e+00
 %895 = select i1 %893, i1 true, i1 %894
 br i1 %895, label %855, label %865
896:
 %897 = phi i64 [ %858, %860 ], [ %899, %896 ]
 %898 = phi i64 [ %876, %860 ], [ %900, %896 ]
 %899 = add nsw i64 %897, -1
 %900 = add nuw i64 %898, 1
 %901 = icmp slt i64 %898, 0
 %902 = select i1 %901, i64 %335, i64 0
 %903 = getelementptr double, ptr %851, i64 %898
 %904 = getelementptr double, ptr %903, i64 %902
 %905 = load double, ptr %904, align 8
 %906 = select i1 %901, i64 %304, i64 0
 %907 = getelementptr double, ptr %862, i64 %898
 %908 = getelementptr double, ptr %907, i64 %906
 %909 = load double, ptr %908, align 8
 %910 = fmul nsz contract double %891, %909
 %911 = select i1 %901, i64 %314, i64 0
 %912 = getelementptr double, ptr %864, i64 %898
 %913 = getelementptr double, ptr %912, i64 %911
 %914 = load double, ptr %913, align 8
 %915 = fmul nsz contract double %892, %914
 %916 = fsub nsz contract double %915, %910
 %917 = fadd nsz contract double %905, %916
 store double %917, ptr %904, align 8
 %918 = getelementptr double, ptr %854, i64 %898
 %919 = getelementptr double, ptr %918, i64 %902
 %920 = load double, ptr %919, align 8
 %921 = load double, ptr %913, align 8
 %922 = fmul nsz contract double %891, %921
 %923 = load double, ptr %908, align 8
 %924 = fmul nsz contract double %892, %923
 %925 = fadd nsz contract double %922, %924
 %926 = fsub nsz contract double %920, %925
 store double %926, ptr %919, align 8
 %927 = icmp samesign ugt i64 %897, 1
 br i1 %927, label %896, label %865
928:
 %929 = phi i64 [ %930, %872 ], [ %301, %865 ]
 %930 = add nsw i64 %929, -1
 %931 = mul i64 %930, %304
 %932 = getelementptr double, ptr %843, i64 %931
 %933 = getelementptr double, ptr %932, i64 %930
 %934 = load double, ptr %933, align 8
 br label %935
935:
 %936 = phi double [ %942, %935 ], [ 1.000000e+00, %928 ]
 %937 = phi double [ %944, %935 ], [ %934, %928 ]
 %938 = phi i64 [ %943, %935 ], [ 2, %928 ]
 %939 = and i64 %938, 1
 %940 = icmp eq i64 %939, 0
 %941 = fmul nsz contract double %936, %937
 %942 = select i1 %940, double %936, double %941
 %943 = lshr i64 %938, 1
 %944 = fmul nsz contract double %937, %937
 %945 = icmp eq i64 %943, 0
 br i1 %945, label %946, label %935
946:
 %947 = mul i64 %930, %314
 %948 = getelementptr double, ptr %845, i64 %947
 %949 = getelementptr double, ptr %948, i64 %930
 %950 = load double, ptr %949, align 8
 br label %951
951:
 %952 = phi double [ %958, %951 ], [ 1.000000e+00, %946 ]
 %953 = phi double [ %960, %951 ], [ %950, %946 ]
 %954 = phi i64 [ %959, %951 ], [ 2, %946 ]
 %955 = and i64 %954, 1
 %956 = icmp eq i64 %955, 0
 %957 = fmul nsz contract double %952, %953
 %958 = select i1 %956, double %952, double %957
 %959 = lshr i64 %954, 1
 %960 = fmul nsz contract double %953, %953
 %961 = icmp eq i64 %959, 0
 br i1 %961, label %962, label %951
962:
 %963 = fadd nsz contract double %942, %958
 %964 = getelementptr double, ptr %851, i64 %930
 %965 = load double, ptr %964, align 8
 %966 = fmul nsz contract double %934, %965
 %967 = getelementptr double, ptr %854, i64 %930
 %968 = load double, ptr %967, align 8
 %969 = fmul nsz contract double %950, %968
 %970 = fadd nsz contract double %966, %969
 %971 = fdiv nsz contract double %970, %963
 %972 = fmul nsz contract double %934, %968
 %973 = fmul nsz contract double %950, %965
 %974 = fsub nsz contract double %972, %973
 %975 = fdiv nsz contract double %974, %963
 store double %971, ptr %964, align 8
 store double %975, ptr %967, align 8
 %976 = fcmp nsz contract une double %971, 0.000000e+00
 %977 = fcmp nsz contract une double %975, 0.000000e+00
 %978 = or i1 %976, %977
 br i1 %978, label %867, label %872
979:
 %980 = phi i64 [ %982, %979 ], [ %870, %867 ]
 %981 = phi i64 [ %983, %979 ], [ %869, %867 ]
 %982 = add nsw i64 %980, -1
 %983 = add nuw i64 %981, 1
 %984 = icmp slt i64 %981, 0
 %985 = select i1 %984, i64 %335, i64 0
 %986 = getelementptr double, ptr %851, i64 %981
 %987 = getelementptr double, ptr %986, i64 %985
 %988 = load double, ptr %987, align 8
 %989 = select i1 %984, i64 %304, i64 0
 %990 = getelementptr double, ptr %932, i64 %981
 %991 = getelementptr double, ptr %990, i64 %989
 %992 = load double, ptr %991, align 8
 %993 = fmul nsz contract double %971, %992
 %994 = select i1 %984, i64 %314, i64 0
 %995 = getelementptr double, ptr %948, i64 %981
 %996 = getelementptr double, ptr %995, i64 %994
 %997 = load double, ptr %996, align 8
 %998 = fmul nsz contract double %975, %997
 %999 = fsub nsz contract double %998, %993
 %1000 = fadd nsz contract double %988, %999
 store double %1000, ptr %987, align 8
 %1001 = getelementptr double, ptr %854, i64 %981
 %1002 = getelementptr double, ptr %1001, i64 %985
 %1003 = load double, ptr %1002, align 8
 %1004 = load double, ptr %996, align 8
 %1005 = fmul nsz contract double %971, %1004
 %1006 = load double, ptr %991, align 8
 %1007 = fmul nsz contract double %975, %1006
 %1008 = fadd nsz contract double %1005, %1007
 %1009 = fsub nsz contract double %1003, %1008
 store double %1009, ptr %1002, align 8
 %1010 = icmp samesign ugt i64 %980, 1
 br i1 %1010, label %979, label %872
1011:
 %1012 = icmp eq i64 %841, %230
 br i1 %1012, label %763, label %839
1013:
 %1014 = phi i64 [ %766, %764 ], [ 0, %763 ]
 %1015 = phi double [ %765, %764 ], [ 0.000000e+00, %763 ]
 %1016 = phi i64 [ %1017, %764 ], [ 0, %763 ]
 %1017 = add nuw nsw i64 %1016, 1
 br i1 %433, label %1018, label %764
1018:
 %1019 = getelementptr i64, ptr %267, i64 %1016
 br label %1020
1020:
 %1021 = phi i64 [ 0, %1018 ], [ %1022, %1020 ]
 %1022 = add nuw nsw i64 %1021, 1
 %1023 = load i64, ptr %1019, align 8
 %1024 = icmp slt i64 %1023, 0
 %1025 = select i1 %1024, i64 %335, i64 0
 %1026 = mul i64 %1021, %335
 %1027 = getelementptr double, ptr %336, i64 %1026
 %1028 = getelementptr double, ptr %1027, i64 %1023
 %1029 = getelementptr double, ptr %1028, i64 %1025
 %1030 = load double, ptr %1029, align 8
 %1031 = getelementptr double, ptr %347, i64 %1021
 store double %1030, ptr %1031, align 8
 %1032 = icmp eq i64 %5, %1022
 br i1 %1032, label %768, label %1020
1033:
 %1034 = phi i64 [ %1014, %768 ], [ %782, %771 ]
 %1035 = phi double [ %1015, %768 ], [ %781, %771 ]
 %1036 = phi i64 [ 0, %768 ], [ %772, %771 ]
 %1037 = mul i64 %1036, %240
 %1038 = getelementptr double, ptr %241, i64 %1037
 br label %1039
1039:
 %1040 = phi double [ 0.000000e+00, %1033 ], [ %1048, %1039 ]
 %1041 = phi i64 [ 0, %1033 ], [ %1042, %1039 ]
 %1042 = add nuw nsw i64 %1041, 1
 %1043 = getelementptr double, ptr %1038, i64 %1041
 %1044 = load double, ptr %1043, align 8
 %1045 = getelementptr double, ptr %347, i64 %1041
 %1046 = load double, ptr %1045, align 8
 %1047 = fmul nsz contract double %1044, %1046
 %1048 = fadd nsz contract double %1040, %1047
 %1049 = icmp eq i64 %5, %1042
 br i1 %1049, label %771, label %1039
1050:
 %1051 = fdiv nsz contract double %1175, %1085
 store double %1051, ptr %446, align 1
 %1052 = fcmp nsz contract olt double %1051, 1.000000e+00
 br i1 %1052, label %1053, label %1082
1053:
 %1054 = fsub nsz contract double 1.000000e+00, %1051
 %1055 = fdiv nsz contract double %1051, %1054
 store double %1055, ptr %440, align 1
 br label %1056
1056:
 %1057 = phi double [ %1179, %1178 ], [ %1055, %1053 ]
 %1058 = fmul nsz contract double %1175, %1057
 %1059 = fcmp nsz contract ugt double %1058, %439
 br i1 %1059, label %1060, label %1195
1060:
 %1061 = load double, ptr %446, align 1
 %1062 = xor i64 %1086, -1
 %1063 = add nsw i64 %442, %1062
 %1064 = tail call i64 @llvm.abs.i64(i64 range(i64 -9223372036854775798, -9223372036854775808) %1063, i1 true)
 %1065 = icmp samesign ugt i64 %1064, 65536
 br i1 %1065, label %1066, label %1069
1066:
 %1067 = sitofp i64 %1063 to double
 %1068 = tail call nsz contract double @llvm.pow.f64(double %1061, double %1067)
 br label %1180
1069:
 %1070 = icmp eq i64 %1063, 0
 br i1 %1070, label %1180, label %1071
1071:
 %1072 = phi double [ %1078, %1071 ], [ 1.000000e+00, %1069 ]
 %1073 = phi double [ %1080, %1071 ], [ %1061, %1069 ]
 %1074 = phi i64 [ %1079, %1071 ], [ %1064, %1069 ]
 %1075 = and i64 %1074, 1
 %1076 = icmp eq i64 %1075, 0
 %1077 = fmul nsz contract double %1072, %1073
 %1078 = select i1 %1076, double %1072, double %1077
 %1079 = lshr i64 %1074, 1
 %1080 = fmul nsz contract double %1073, %1073
 %1081 = icmp eq i64 %1079, 0
 br i1 %1081, label %1180, label %1071
1082:
 %1083 = fcmp nsz contract ugt double %1175, %447
 br i1 %1083, label %1187, label %1195
1084:
 %1085 = phi double [ 0x7FF0000000000000, %661 ], [ %1175, %1180 ]
 %1086 = phi i64 [ 0, %661 ], [ %1087, %1180 ]
 %1087 = add nuw nsw i64 %1086, 1
 %1088 = load i64, ptr %382, align 1
 %1089 = icmp slt i64 %1088, 0
 %1090 = select i1 %1089, i64 %66, i64 0
 %1091 = add i64 %1090, %1088
 %1092 = mul i64 %1091, %69
 %1093 = getelementptr double, ptr %70, i64 %1092
 %1094 = getelementptr i8, ptr %1093, i64 16
 %1095 = getelementptr i8, ptr %1093, i64 24
 %1096 = select i1 %1089, i64 %76, i64 0
 %1097 = add i64 %1096, %1088
 %1098 = mul i64 %1097, %408
 %1099 = getelementptr double, ptr %80, i64 %1098
 %1100 = getelementptr double, ptr %1099, i64 %79
 br label %1101
1101:
 %1102 = phi i64 [ 0, %1084 ], [ %1159, %1155 ]
 %1103 = icmp eq i64 %1102, %443
 br i1 %1103, label %666, label %1158
1104:
 %1105 = load double, ptr %210, align 1
 %1106 = getelementptr double, ptr %13, i64 %1102
 %1107 = load double, ptr %1106, align 8
 %1108 = fmul nsz contract double %3241, %1107
 %1109 = fadd nsz contract double %1105, %1108
 %1110 = load double, ptr %1094, align 8
 %1111 = fcmp nsz contract ogt double %1110, %1109
 %1112 = select i1 %1111, double %1110, double %1109
 %1113 = load double, ptr %1095, align 8
 %1114 = fcmp nsz contract olt double %1113, %1112
 %1115 = select i1 %1114, double %1113, double %1112
 store double %1115, ptr %406, align 8
 br i1 %407, label %1136, label %1116
1116:
 %1117 = phi i64 [ %1118, %1116 ], [ 0, %1104 ]
 %1118 = add nuw nsw i64 %1117, 1
 %1119 = getelementptr double, ptr %136, i64 %1117
 %1120 = load double, ptr %1119, align 8
 %1121 = getelementptr double, ptr %1099, i64 %1117
 %1122 = load double, ptr %1121, align 8
 %1123 = getelementptr double, ptr %1100, i64 %1117
 %1124 = load double, ptr %1123, align 8
 %1125 = load double, ptr %1093, align 8
 %1126 = fsub nsz contract double %1115, %1125
 %1127 = fmul nsz contract double %1124, %1126
 %1128 = fadd nsz contract double %1122, %1127
 %1129 = fadd nsz contract double %1120, %1128
 %1130 = add nsw i64 %1117, %409
 %1131 = icmp slt i64 %1130, 0
 %1132 = select i1 %1131, i64 %97, i64 0
 %1133 = getelementptr double, ptr %98, i64 %1130
 %1134 = getelementptr double, ptr %1133, i64 %1132
 store double %1129, ptr %1134, align 8
 %1135 = icmp eq i64 %1118, %79
 br i1 %1135, label %1136, label %1116
1136:
 %1137 = icmp slt i64 %1159, 0
 %1138 = select i1 %1137, i64 %104, i64 0
 %1139 = add i64 %1138, %1159
 %1140 = mul i64 %1139, %107
 %1141 = getelementptr double, ptr %108, i64 %1140
 tail call void %410(ptr %98, ptr %1141)
 %1142 = load i64, ptr %411, align 1
 %1143 = add nsw i64 %1142, 1
 store i64 %1143, ptr %411, align 1
 %1144 = mul i64 %1159, %107
 %1145 = getelementptr double, ptr %108, i64 %1144
 br label %1146
1146:
 %1147 = phi i64 [ 0, %1136 ], [ %1150, %1149 ]
 %1148 = icmp eq i64 %1147, %444
 br i1 %1148, label %1155, label %1149
1149:
 %1150 = add nuw i64 %1147, 1
 %1151 = getelementptr double, ptr %1145, i64 %1147
 %1152 = load double, ptr %1151, align 8
 %1153 = fsub nsz contract double %1152, %1152
 %1154 = fcmp nsz contract ord double %1153, 0.000000e+00
 br i1 %1154, label %1146, label %1155
1155:
 %1156 = phi i64 [ %1147, %1149 ], [ -1, %1146 ]
 %1157 = icmp sgt i64 %1156, -1
 br i1 %1157, label %1187, label %1101
1158:
 %1159 = add nuw i64 %1102, 1
 br i1 %400, label %1104, label %1160
1160:
 %1161 = mul i64 %1102, %328
 %1162 = getelementptr double, ptr %329, i64 %1161
 br label %1163
1163:
 %1164 = phi i64 [ 0, %1160 ], [ %1165, %1163 ]
 %1165 = add nuw nsw i64 %1164, 1
 %1166 = getelementptr double, ptr %1162, i64 %1164
 %1167 = load double, ptr %1166, align 8
 %1168 = add nsw i64 %1164, %124
 %1169 = icmp slt i64 %1168, 0
 %1170 = select i1 %1169, i64 %97, i64 0
 %1171 = getelementptr double, ptr %98, i64 %1168
 %1172 = getelementptr double, ptr %1171, i64 %1170
 store double %1167, ptr %1172, align 8
 %1173 = icmp eq i64 %33, %1165
 br i1 %1173, label %1104, label %1163
1174:
 %1175 = phi double [ 0.000000e+00, %763 ], [ %765, %764 ]
 %1176 = phi i64 [ 0, %763 ], [ %766, %764 ]
 %1177 = icmp ne i64 %1086, 0
 br i1 %1177, label %1050, label %1178
1178:
 %1179 = load double, ptr %440, align 1
 br label %1056
1180:
 %1181 = phi double [ %1068, %1066 ], [ 1.000000e+00, %1069 ], [ %1078, %1071 ]
 %1182 = fmul nsz contract double %1058, %1181
 %1183 = fcmp nsz contract ogt double %1182, %439
 %1184 = and i1 %1177, %1183
 %1185 = icmp eq i64 %1087, %442
 %1186 = select i1 %1184, i1 true, i1 %1185
 br i1 %1186, label %1082, label %1084
1187:
 %1188 = phi i64 [ 3, %1082 ], [ 1, %1155 ]
 %1189 = phi i64 [ %1176, %1082 ], [ %1156, %1155 ]
 store i64 %1188, ptr %448, align 1
 store i64 %1189, ptr %449, align 1
 %1190 = load i64, ptr %425, align 1
 %1191 = icmp eq i64 %1190, 0
 br i1 %1191, label %1192, label %1194
1192:
 store i64 1, ptr %412, align 1
 %1193 = icmp samesign ugt i64 %1619, 1
 br i1 %1193, label %1617, label %1194
1194:
 store double 0.000000e+00, ptr %434, align 1
 br label %3278
1195:
 br i1 %452, label %1196, label %1284
1196:
 %1197 = load i64, ptr %382, align 1
 %1198 = icmp slt i64 %1197, 0
 %1199 = select i1 %1198, i64 %66, i64 0
 %1200 = add i64 %1199, %1197
 %1201 = mul i64 %1200, %69
 %1202 = getelementptr double, ptr %70, i64 %1201
 %1203 = getelementptr i8, ptr %1202, i64 16
 %1204 = getelementptr i8, ptr %1202, i64 24
 %1205 = select i1 %1198, i64 %76, i64 0
 %1206 = add i64 %1205, %1197
 %1207 = mul i64 %1206, %408
 %1208 = getelementptr double, ptr %80, i64 %1207
 %1209 = getelementptr double, ptr %1208, i64 %79
 br label %1210
1210:
 %1211 = phi i64 [ 0, %1196 ], [ %1268, %1264 ]
 %1212 = icmp eq i64 %1211, %443
 br i1 %1212, label %1284, label %1267
1213:
 %1214 = load double, ptr %210, align 1
 %1215 = getelementptr double, ptr %13, i64 %1211
 %1216 = load double, ptr %1215, align 8
 %1217 = fmul nsz contract double %3241, %1216
 %1218 = fadd nsz contract double %1214, %1217
 %1219 = load double, ptr %1203, align 8
 %1220 = fcmp nsz contract ogt double %1219, %1218
 %1221 = select i1 %1220, double %1219, double %1218
 %1222 = load double, ptr %1204, align 8
 %1223 = fcmp nsz contract olt double %1222, %1221
 %1224 = select i1 %1223, double %1222, double %1221
 store double %1224, ptr %406, align 8
 br i1 %407, label %1245, label %1225
1225:
 %1226 = phi i64 [ %1227, %1225 ], [ 0, %1213 ]
 %1227 = add nuw nsw i64 %1226, 1
 %1228 = getelementptr double, ptr %136, i64 %1226
 %1229 = load double, ptr %1228, align 8
 %1230 = getelementptr double, ptr %1208, i64 %1226
 %1231 = load double, ptr %1230, align 8
 %1232 = getelementptr double, ptr %1209, i64 %1226
 %1233 = load double, ptr %1232, align 8
 %1234 = load double, ptr %1202, align 8
 %1235 = fsub nsz contract double %1224, %1234
 %1236 = fmul nsz contract double %1233, %1235
 %1237 = fadd nsz contract double %1231, %1236
 %1238 = fadd nsz contract double %1229, %1237
 %1239 = add nsw i64 %1226, %409
 %1240 = icmp slt i64 %1239, 0
 %1241 = select i1 %1240, i64 %97, i64 0
 %1242 = getelementptr double, ptr %98, i64 %1239
 %1243 = getelementptr double, ptr %1242, i64 %1241
 store double %1238, ptr %1243, align 8
 %1244 = icmp eq i64 %1227, %79
 br i1 %1244, label %1245, label %1225
1245:
 %1246 = icmp slt i64 %1268, 0
 %1247 = select i1 %1246, i64 %104, i64 0
 %1248 = add i64 %1247, %1268
 %1249 = mul i64 %1248, %107
 %1250 = getelementptr double, ptr %108, i64 %1249
 tail call void %410(ptr %98, ptr %1250)
 %1251 = load i64, ptr %411, align 1
 %1252 = add nsw i64 %1251, 1
 store i64 %1252, ptr %411, align 1
 %1253 = mul i64 %1268, %107
 %1254 = getelementptr double, ptr %108, i64 %1253
 br label %1255
1255:
 %1256 = phi i64 [ 0, %1245 ], [ %1259, %1258 ]
 %1257 = icmp eq i64 %1256, %444
 br i1 %1257, label %1264, label %1258
1258:
 %1259 = add nuw i64 %1256, 1
 %1260 = getelementptr double, ptr %1254, i64 %1256
 %1261 = load double, ptr %1260, align 8
 %1262 = fsub nsz contract double %1261, %1261
 %1263 = fcmp nsz contract ord double %1262, 0.000000e+00
 br i1 %1263, label %1255, label %1264
1264:
 %1265 = phi i64 [ %1256, %1258 ], [ -1, %1255 ]
 %1266 = icmp sgt i64 %1265, -1
 br i1 %1266, label %1283, label %1210
1267:
 %1268 = add nuw i64 %1211, 1
 br i1 %400, label %1213, label %1269
1269:
 %1270 = mul i64 %1211, %328
 %1271 = getelementptr double, ptr %329, i64 %1270
 br label %1272
1272:
 %1273 = phi i64 [ 0, %1269 ], [ %1274, %1272 ]
 %1274 = add nuw nsw i64 %1273, 1
 %1275 = getelementptr double, ptr %1271, i64 %1273
 %1276 = load double, ptr %1275, align 8
 %1277 = add nsw i64 %1273, %124
 %1278 = icmp slt i64 %1277, 0
 %1279 = select i1 %1278, i64 %97, i64 0
 %1280 = getelementptr double, ptr %98, i64 %1277
 %1281 = getelementptr double, ptr %1280, i64 %1279
 store double %1276, ptr %1281, align 8
 %1282 = icmp eq i64 %33, %1274
 br i1 %1282, label %1213, label %1272
1283:
 store i64 1, ptr %448, align 1
 store i64 %1265, ptr %449, align 1
 br label %3278
1284:
 br i1 %453, label %1286, label %1285
1285:
 tail call void @llvm.memset.p0.i64(ptr align 8 %118, i8 0, i64 %454, i1 false)
 br label %1286
1286:
 br i1 %455, label %1287, label %1295
1287:
 br label %1311
1288:
 %1289 = fmul nsz contract double %3241, %1299
 br i1 %453, label %1293, label %1290
1290:
 %1291 = mul i64 %1296, %107
 %1292 = getelementptr double, ptr %108, i64 %1291
 br label %1301
1293:
 %1294 = icmp eq i64 %1296, %5
 br i1 %1294, label %1287, label %1295
1295:
 %1296 = phi i64 [ %1297, %1293 ], [ 0, %1286 ]
 %1297 = add nuw nsw i64 %1296, 1
 %1298 = getelementptr double, ptr %9, i64 %1296
 %1299 = load double, ptr %1298, align 8
 %1300 = fcmp nsz contract une double %1299, 0.000000e+00
 br i1 %1300, label %1288, label %1293
1301:
 %1302 = phi i64 [ 0, %1290 ], [ %1303, %1301 ]
 %1303 = add nuw nsw i64 %1302, 1
 %1304 = getelementptr double, ptr %118, i64 %1302
 %1305 = load double, ptr %1304, align 8
 %1306 = getelementptr double, ptr %1292, i64 %1302
 %1307 = load double, ptr %1306, align 8
 %1308 = fmul nsz contract double %1289, %1307
 %1309 = fadd nsz contract double %1305, %1308
 store double %1309, ptr %1304, align 8
 %1310 = icmp eq i64 %107, %1303
 br i1 %1310, label %1293, label %1301
1311:
 %1312 = phi i64 [ %2325, %1318 ], [ %457, %1287 ]
 %1313 = phi i64 [ %2326, %1318 ], [ 0, %1287 ]
 %1314 = icmp sgt i64 %1312, 0
 br i1 %1314, label %2324, label %1335
1315:
 store double 0.000000e+00, ptr %2327, align 8
 br i1 %433, label %1316, label %1318
1316:
 %1317 = getelementptr double, ptr %329, i64 %1313
 br label %2330
1318:
 %1319 = phi double [ %2329, %2328 ], [ 0.000000e+00, %1315 ], [ %2340, %2330 ]
 %1320 = add nsw i64 %1313, %124
 %1321 = icmp slt i64 %1320, 0
 %1322 = select i1 %1321, i64 %97, i64 0
 %1323 = getelementptr double, ptr %98, i64 %1320
 %1324 = getelementptr double, ptr %1323, i64 %1322
 store double %1319, ptr %1324, align 8
 %1325 = load double, ptr %2327, align 8
 %1326 = tail call nsz contract double @llvm.fabs.f64(double %1325)
 %1327 = getelementptr double, ptr %38, i64 %1313
 %1328 = load double, ptr %1327, align 8
 %1329 = fcmp nsz contract ogt double %1326, %1328
 br i1 %1329, label %1330, label %1311
1330:
 %1331 = fmul nsz contract double %1328, 9.000000e-01
 %1332 = fdiv nsz contract double %1331, %1326
 %1333 = fcmp nsz contract ogt double %1332, 5.000000e-01
 store i64 0, ptr %448, align 1
 store i64 %1313, ptr %449, align 1
 %1334 = fneg nsz contract double %1332
 br i1 %1333, label %3278, label %3110
1335:
 tail call void %458(ptr %98, ptr %132)
 br i1 %441, label %2618, label %1336
1336:
 br i1 %453, label %1338, label %1337
1337:
 tail call void @llvm.memset.p0.i64(ptr align 8 %459, i8 0, i64 %454, i1 false)
 br label %1338
1338:
 br i1 %455, label %1362, label %1346
1339:
 %1340 = fmul nsz contract double %3241, %1350
 br i1 %453, label %1344, label %1341
1341:
 %1342 = mul i64 %1347, %107
 %1343 = getelementptr double, ptr %108, i64 %1342
 br label %1352
1344:
 %1345 = icmp eq i64 %1347, %5
 br i1 %1345, label %1362, label %1346
1346:
 %1347 = phi i64 [ %1348, %1344 ], [ 0, %1338 ]
 %1348 = add nuw nsw i64 %1347, 1
 %1349 = getelementptr double, ptr %17, i64 %1347
 %1350 = load double, ptr %1349, align 8
 %1351 = fcmp nsz contract une double %1350, 0.000000e+00
 br i1 %1351, label %1339, label %1344
1352:
 %1353 = phi i64 [ 0, %1341 ], [ %1354, %1352 ]
 %1354 = add nuw nsw i64 %1353, 1
 %1355 = getelementptr double, ptr %459, i64 %1353
 %1356 = load double, ptr %1355, align 8
 %1357 = getelementptr double, ptr %1343, i64 %1353
 %1358 = load double, ptr %1357, align 8
 %1359 = fmul nsz contract double %1340, %1358
 %1360 = fadd nsz contract double %1356, %1359
 store double %1360, ptr %1355, align 8
 %1361 = icmp eq i64 %107, %1354
 br i1 %1361, label %1344, label %1352
1362:
 br i1 %414, label %1522, label %1365
1363:
 %1364 = icmp eq i64 %33, %1524
 br i1 %1364, label %1365, label %1522
1365:
 %1366 = load i64, ptr %423, align 1
 %1367 = load i64, ptr %424, align 1
 br i1 %428, label %1448, label %1368
1368:
 %1369 = add i64 %1366, 1
 br label %1389
1370:
 %1371 = add i64 %1369, %1390
 %1372 = tail call i64 @llvm.smin.i64(i64 %287, i64 range(i64 -9223372036854775807, -9223372036854775808) %1371)
 %1373 = sub i64 %1372, %1391
 %1374 = icmp slt i64 %1373, 1
 br i1 %1374, label %1378, label %1375
1375:
 %1376 = mul i64 %1390, %290
 %1377 = getelementptr double, ptr %291, i64 %1376
 br label %1403
1378:
 %1379 = icmp eq i64 %1391, %287
 br i1 %1379, label %1380, label %1389
1380:
 %1381 = add i64 %1367, %1366
 br label %1420
1382:
 %1383 = sub i64 %1422, %1381
 %1384 = tail call i64 @llvm.smax.i64(i64 %1383, i64 0)
 %1385 = sub i64 %1422, %1384
 %1386 = icmp slt i64 %1385, 1
 br i1 %1386, label %1387, label %1431
1387:
 %1388 = icmp samesign ugt i64 %1421, 1
 br i1 %1388, label %1420, label %1448
1389:
 %1390 = phi i64 [ 0, %1368 ], [ %1391, %1378 ]
 %1391 = add nuw nsw i64 %1390, 1
 %1392 = getelementptr i64, ptr %295, i64 %1390
 %1393 = load i64, ptr %1392, align 8
 %1394 = icmp slt i64 %1393, 0
 %1395 = select i1 %1394, i64 %335, i64 0
 %1396 = getelementptr double, ptr %336, i64 %1393
 %1397 = getelementptr double, ptr %1396, i64 %1395
 %1398 = load double, ptr %1397, align 8
 %1399 = getelementptr double, ptr %336, i64 %1390
 %1400 = load double, ptr %1399, align 8
 store double %1398, ptr %1399, align 8
 store double %1400, ptr %1397, align 8
 %1401 = load double, ptr %1399, align 8
 %1402 = fcmp nsz contract une double %1401, 0.000000e+00
 br i1 %1402, label %1370, label %1378
1403:
 %1404 = phi i64 [ %1373, %1375 ], [ %1406, %1403 ]
 %1405 = phi i64 [ %1391, %1375 ], [ %1407, %1403 ]
 %1406 = add nsw i64 %1404, -1
 %1407 = add nuw i64 %1405, 1
 %1408 = icmp slt i64 %1405, 0
 %1409 = select i1 %1408, i64 %335, i64 0
 %1410 = getelementptr double, ptr %336, i64 %1405
 %1411 = getelementptr double, ptr %1410, i64 %1409
 %1412 = load double, ptr %1411, align 8
 %1413 = select i1 %1408, i64 %290, i64 0
 %1414 = getelementptr double, ptr %1377, i64 %1405
 %1415 = getelementptr double, ptr %1414, i64 %1413
 %1416 = load double, ptr %1415, align 8
 %1417 = fmul nsz contract double %1401, %1416
 %1418 = fsub nsz contract double %1412, %1417
 store double %1418, ptr %1411, align 8
 %1419 = icmp samesign ugt i64 %1404, 1
 br i1 %1419, label %1403, label %1378
1420:
 %1421 = phi i64 [ %287, %1380 ], [ %1422, %1387 ]
 %1422 = add nsw i64 %1421, -1
 %1423 = getelementptr double, ptr %336, i64 %1422
 %1424 = load double, ptr %1423, align 8
 %1425 = mul i64 %1422, %290
 %1426 = getelementptr double, ptr %291, i64 %1425
 %1427 = getelementptr double, ptr %1426, i64 %1422
 %1428 = load double, ptr %1427, align 8
 %1429 = fdiv nsz contract double %1424, %1428
 store double %1429, ptr %1423, align 8
 %1430 = fcmp nsz contract une double %1429, 0.000000e+00
 br i1 %1430, label %1382, label %1387
1431:
 %1432 = phi i64 [ %1434, %1431 ], [ %1385, %1382 ]
 %1433 = phi i64 [ %1435, %1431 ], [ %1384, %1382 ]
 %1434 = add nsw i64 %1432, -1
 %1435 = add nuw i64 %1433, 1
 %1436 = icmp slt i64 %1433, 0
 %1437 = select i1 %1436, i64 %335, i64 0
 %1438 = getelementptr double, ptr %336, i64 %1433
 %1439 = getelementptr double, ptr %1438, i64 %1437
 %1440 = load double, ptr %1439, align 8
 %1441 = select i1 %1436, i64 %290, i64 0
 %1442 = getelementptr double, ptr %1426, i64 %1433
 %1443 = getelementptr double, ptr %1442, i64 %1441
 %1444 = load double, ptr %1443, align 8
 %1445 = fmul nsz contract double %1429, %1444
 %1446 = fsub nsz contract double %1440, %1445
 store double %1446, ptr %1439, align 8
 %1447 = icmp samesign ugt i64 %1432, 1
 br i1 %1447, label %1431, label %1387
1448:
 br i1 %400, label %1472, label %1548
1449:
 %1450 = getelementptr double, ptr %125, i64 %1470
 %1451 = load double, ptr %1450, align 8
 %1452 = tail call nsz contract double @llvm.fabs.f64(double %1451)
 %1453 = getelementptr double, ptr %132, i64 %1470
 %1454 = load double, ptr %1453, align 8
 %1455 = tail call nsz contract double @llvm.fabs.f64(double %1454)
 %1456 = fcmp nsz contract ogt double %1455, %1452
 %1457 = select i1 %1456, double %1455, double %1452
 br label %1458
1458:
 %1459 = phi double [ %1457, %1449 ], [ 1.000000e+00, %1466 ]
 %1460 = getelementptr double, ptr %45, i64 %1467
 %1461 = load double, ptr %1460, align 8
 %1462 = fmul nsz contract double %41, %1459
 %1463 = fadd nsz contract double %1461, %1462
 %1464 = getelementptr double, ptr %158, i64 %1467
 store double %1463, ptr %1464, align 8
 %1465 = icmp eq i64 %33, %1468
 br i1 %1465, label %1472, label %1466
1466:
 %1467 = phi i64 [ %1468, %1458 ], [ 0, %1548 ]
 %1468 = add nuw nsw i64 %1467, 1
 %1469 = getelementptr i64, ptr %34, i64 %1467
 %1470 = load i64, ptr %1469, align 8
 %1471 = icmp slt i64 %1470, 0
 br i1 %1471, label %1458, label %1449
1472:
 br i1 %462, label %1478, label %1473
1473:
 %1474 = load double, ptr %463, align 1
 br label %1498
1475:
 %1476 = fmul nsz contract double %41, %1510
 %1477 = fadd nsz contract double %48, %1476
 br label %1512
1478:
 br i1 %464, label %2618, label %1479
1479:
 %1480 = phi double [ %1492, %1491 ], [ 0.000000e+00, %1478 ]
 %1481 = phi i64 [ %1493, %1491 ], [ 0, %1478 ]
 %1482 = phi i64 [ %1483, %1491 ], [ 0, %1478 ]
 %1483 = add nuw nsw i64 %1482, 1
 %1484 = getelementptr double, ptr %459, i64 %1482
 %1485 = load double, ptr %1484, align 8
 %1486 = tail call nsz contract double @llvm.fabs.f64(double %1485)
 %1487 = getelementptr double, ptr %158, i64 %1482
 %1488 = load double, ptr %1487, align 8
 %1489 = fdiv nsz contract double %1486, %1488
 %1490 = fcmp nsz contract ugt double %1489, %1480
 br i1 %1490, label %1495, label %1491
1491:
 %1492 = phi double [ %1480, %1479 ], [ %1489, %1495 ]
 %1493 = phi i64 [ %1481, %1479 ], [ %1482, %1495 ]
 %1494 = icmp eq i64 %157, %1483
 br i1 %1494, label %1560, label %1479
1495:
 %1496 = fsub nsz contract double %1489, %1489
 %1497 = fcmp nsz contract ord double %1496, 0.000000e+00
 br i1 %1497, label %1491, label %1560
1498:
 %1499 = phi double [ %1510, %1498 ], [ %1474, %1473 ]
 %1500 = phi i64 [ %1502, %1498 ], [ %461, %1473 ]
 %1501 = phi i64 [ %1503, %1498 ], [ %33, %1473 ]
 %1502 = add nsw i64 %1500, -1
 %1503 = add i64 %1501, 1
 %1504 = icmp slt i64 %1501, 0
 %1505 = select i1 %1504, i64 %117, i64 0
 %1506 = getelementptr double, ptr %118, i64 %1501
 %1507 = getelementptr double, ptr %1506, i64 %1505
 %1508 = load double, ptr %1507, align 8
 %1509 = tail call nsz contract double @llvm.fabs.f64(double %1508)
 %1510 = fadd nsz contract double %1499, %1509
 %1511 = icmp samesign ugt i64 %1500, 1
 br i1 %1511, label %1498, label %1475
1512:
 %1513 = phi i64 [ %461, %1475 ], [ %1515, %1512 ]
 %1514 = phi i64 [ %33, %1475 ], [ %1516, %1512 ]
 %1515 = add nsw i64 %1513, -1
 %1516 = add i64 %1514, 1
 %1517 = icmp slt i64 %1514, 0
 %1518 = select i1 %1517, i64 %157, i64 0
 %1519 = getelementptr double, ptr %158, i64 %1514
 %1520 = getelementptr double, ptr %1519, i64 %1518
 store double %1477, ptr %1520, align 8
 %1521 = icmp samesign ugt i64 %1513, 1
 br i1 %1521, label %1512, label %1478
1522:
 %1523 = phi i64 [ %1524, %1363 ], [ 0, %1362 ]
 %1524 = add nuw nsw i64 %1523, 1
 %1525 = getelementptr i64, ptr %267, i64 %1523
 %1526 = load i64, ptr %1525, align 8
 %1527 = getelementptr double, ptr %108, i64 %1523
 %1528 = load double, ptr %1527, align 8
 %1529 = icmp slt i64 %1526, 0
 %1530 = select i1 %1529, i64 %335, i64 0
 %1531 = getelementptr double, ptr %336, i64 %1526
 %1532 = getelementptr double, ptr %1531, i64 %1530
 store double %1528, ptr %1532, align 8
 br i1 %433, label %1533, label %1363
1533:
 %1534 = getelementptr double, ptr %329, i64 %1523
 br label %1535
1535:
 %1536 = phi double [ %1528, %1533 ], [ %1546, %1535 ]
 %1537 = phi i64 [ 0, %1533 ], [ %1538, %1535 ]
 %1538 = add nuw nsw i64 %1537, 1
 %1539 = getelementptr double, ptr %256, i64 %1537
 %1540 = load double, ptr %1539, align 8
 %1541 = fmul nsz contract double %577, %1540
 %1542 = mul i64 %1537, %328
 %1543 = getelementptr double, ptr %1534, i64 %1542
 %1544 = load double, ptr %1543, align 8
 %1545 = fmul nsz contract double %1541, %1544
 %1546 = fadd nsz contract double %1536, %1545
 store double %1546, ptr %1532, align 8
 %1547 = icmp eq i64 %5, %1538
 br i1 %1547, label %1363, label %1535
1548:
 %1549 = phi i64 [ %1550, %1548 ], [ 0, %1448 ]
 %1550 = add nuw nsw i64 %1549, 1
 %1551 = getelementptr i64, ptr %267, i64 %1549
 %1552 = load i64, ptr %1551, align 8
 %1553 = icmp slt i64 %1552, 0
 %1554 = select i1 %1553, i64 %335, i64 0
 %1555 = getelementptr double, ptr %336, i64 %1552
 %1556 = getelementptr double, ptr %1555, i64 %1554
 %1557 = load double, ptr %1556, align 8
 %1558 = getelementptr double, ptr %459, i64 %1549
 store double %1557, ptr %1558, align 8
 %1559 = icmp eq i64 %33, %1550
 br i1 %1559, label %1466, label %1548
1560:
 %1561 = phi double [ %1489, %1495 ], [ %1492, %1491 ]
 %1562 = phi i64 [ %1482, %1495 ], [ %1493, %1491 ]
 %1563 = fcmp nsz contract ogt double %1561, 1.000000e+00
 br i1 %1563, label %1564, label %2618
1564:
 %1565 = load double, ptr %434, align 1
 %1566 = fcmp nsz contract oeq double %1565, 0.000000e+00
 br i1 %1566, label %1570, label %1567
1567:
 %1568 = load double, ptr %465, align 1
 %1569 = fcmp nsz contract ogt double %1568, 1.000000e+00
 br i1 %1569, label %1570, label %2618
1570:
 br i1 %469, label %2342, label %2343
1571:
 store i64 1, ptr %448, align 1
 store i64 %2620, ptr %449, align 1
 br label %3278
1572:
 %1573 = fcmp nsz contract ogt double %2619, 1.000000e+00
 br i1 %1573, label %1574, label %1579
1574:
 %1575 = tail call nsz contract double @llvm.pow.f64(double %2619, double %486)
 %1576 = fmul nsz contract double %1575, 9.000000e-01
 %1577 = fcmp nsz contract ogt double %1576, 0x3FD5555555555555
 store i64 0, ptr %448, align 1
 store i64 %2620, ptr %449, align 1
 %1578 = fneg nsz contract double %1576
 br i1 %1577, label %3110, label %3278
1579:
 br i1 %471, label %1615, label %1580
1580:
 %1581 = phi i64 [ %1595, %1591 ], [ 12, %1579 ]
 %1582 = icmp eq i64 %1581, 0
 br i1 %1582, label %1613, label %1594
1583:
 br i1 %472, label %1591, label %1584
1584:
 %1585 = phi i64 [ %1586, %1584 ], [ 0, %1583 ]
 %1586 = add nuw nsw i64 %1585, 1
 %1587 = getelementptr double, ptr %162, i64 %1585
 %1588 = load double, ptr %1587, align 8
 %1589 = getelementptr double, ptr %132, i64 %1585
 store double %1588, ptr %1589, align 8
 %1590 = icmp eq i64 %131, %1586
 br i1 %1590, label %1591, label %1584
1591:
 %1592 = load double, ptr %479, align 8
 %1593 = fcmp nsz contract ugt double %1592, %51
 br i1 %1593, label %1580, label %1615
1594:
 %1595 = add nsw i64 %1581, -1
 br i1 %472, label %1603, label %1596
1596:
 %1597 = phi i64 [ %1598, %1596 ], [ 0, %1594 ]
 %1598 = add nuw nsw i64 %1597, 1
 %1599 = getelementptr double, ptr %132, i64 %1597
 %1600 = load double, ptr %1599, align 8
 %1601 = getelementptr double, ptr %166, i64 %1597
 store double %1600, ptr %1601, align 8
 %1602 = icmp eq i64 %131, %1598
 br i1 %1602, label %1603, label %1596
1603:
 tail call void %473(ptr %166, ptr %162)
 br label %1604
1604:
 %1605 = phi i64 [ 0, %1603 ], [ %1608, %1607 ]
 %1606 = icmp eq i64 %1605, %475
 br i1 %1606, label %1583, label %1607
1607:
 %1608 = add nuw i64 %1605, 1
 %1609 = getelementptr double, ptr %162, i64 %1605
 %1610 = load double, ptr %1609, align 8
 %1611 = fsub nsz contract double %1610, %1610
 %1612 = fcmp nsz contract ord double %1611, 0.000000e+00
 br i1 %1612, label %1604, label %1613
1613:
 %1614 = load double, ptr %482, align 8
 store double %1614, ptr %483, align 1
 store i64 2, ptr %448, align 1
 store i64 %2620, ptr %449, align 1
 br label %3278
1615:
 br i1 %484, label %1616, label %2623
1616:
 store i64 %2620, ptr %449, align 1
 br label %3110
1617:
 %1618 = phi i1 [ %579, %576 ], [ false, %1192 ]
 %1619 = phi i64 [ 2, %576 ], [ %1620, %1192 ]
 %1620 = add nsw i64 %1619, -1
 br i1 %1618, label %1874, label %1621
1621:
 store double 0.000000e+00, ptr %351, align 1
 br i1 %399, label %1629, label %1622
1622:
 %1623 = phi i64 [ %1624, %1622 ], [ 0, %1621 ]
 %1624 = add nuw nsw i64 %1623, 1
 %1625 = getelementptr double, ptr %125, i64 %1623
 %1626 = load double, ptr %1625, align 8
 %1627 = getelementptr double, ptr %98, i64 %1623
 store double %1626, ptr %1627, align 8
 %1628 = icmp eq i64 %124, %1624
 br i1 %1628, label %1629, label %1622
1629:
 br i1 %414, label %1630, label %1640
1630:
 %1631 = phi i64 [ %1633, %1630 ], [ %33, %1629 ]
 %1632 = phi i64 [ %1634, %1630 ], [ %124, %1629 ]
 %1633 = add nsw i64 %1631, -1
 %1634 = add i64 %1632, 1
 %1635 = icmp slt i64 %1632, 0
 %1636 = select i1 %1635, i64 %97, i64 0
 %1637 = getelementptr double, ptr %98, i64 %1632
 %1638 = getelementptr double, ptr %1637, i64 %1636
 store double 0.000000e+00, ptr %1638, align 8
 %1639 = icmp samesign ugt i64 %1631, 1
 br i1 %1639, label %1630, label %1640
1640:
 br i1 %415, label %1687, label %1641
1641:
 %1642 = load double, ptr %210, align 1
 %1643 = load i64, ptr %382, align 1
 %1644 = icmp slt i64 %1643, 0
 %1645 = select i1 %1644, i64 %66, i64 0
 %1646 = add i64 %1645, %1643
 %1647 = mul i64 %1646, %69
 %1648 = getelementptr double, ptr %70, i64 %1647
 %1649 = getelementptr i8, ptr %1648, i64 16
 %1650 = load double, ptr %1649, align 8
 %1651 = fcmp nsz contract ogt double %1650, %1642
 %1652 = select i1 %1651, double %1650, double %1642
 %1653 = getelementptr i8, ptr %1648, i64 24
 %1654 = load double, ptr %1653, align 8
 %1655 = fcmp nsz contract olt double %1654, %1652
 %1656 = select i1 %1655, double %1654, double %1652
 store double %1656, ptr %406, align 8
 br i1 %407, label %1683, label %1657
1657:
 %1658 = select i1 %1644, i64 %76, i64 0
 %1659 = add i64 %1658, %1643
 %1660 = mul i64 %1659, %408
 %1661 = getelementptr double, ptr %80, i64 %1660
 %1662 = getelementptr double, ptr %1661, i64 %79
 br label %1663
1663:
 %1664 = phi i64 [ 0, %1657 ], [ %1665, %1663 ]
 %1665 = add nuw nsw i64 %1664, 1
 %1666 = getelementptr double, ptr %136, i64 %1664
 %1667 = load double, ptr %1666, align 8
 %1668 = getelementptr double, ptr %1661, i64 %1664
 %1669 = load double, ptr %1668, align 8
 %1670 = getelementptr double, ptr %1662, i64 %1664
 %1671 = load double, ptr %1670, align 8
 %1672 = load double, ptr %1648, align 8
 %1673 = fsub nsz contract double %1656, %1672
 %1674 = fmul nsz contract double %1671, %1673
 %1675 = fadd nsz contract double %1669, %1674
 %1676 = fadd nsz contract double %1667, %1675
 %1677 = add nsw i64 %1664, %409
 %1678 = icmp slt i64 %1677, 0
 %1679 = select i1 %1678, i64 %97, i64 0
 %1680 = getelementptr double, ptr %98, i64 %1677
 %1681 = getelementptr double, ptr %1680, i64 %1679
 store double %1676, ptr %1681, align 8
 %1682 = icmp eq i64 %1665, %79
 br i1 %1682, label %1683, label %1663
1683:
 tail call void %416(ptr %98, ptr %281)
 br i1 %414, label %1730, label %1710
1684:
 %1685 = add nuw nsw i64 %1731, 1
 %1686 = icmp eq i64 %33, %1685
 br i1 %1686, label %1713, label %1730
1687:
 br i1 %400, label %1710, label %1753
1688:
 %1689 = icmp eq i64 %33, %1755
 br i1 %1689, label %1713, label %1753
1690:
 %1691 = getelementptr double, ptr %125, i64 %1757
 %1692 = load double, ptr %1691, align 8
 %1693 = tail call nsz contract double @llvm.fabs.f64(double %1692)
 br label %1694
1694:
 %1695 = phi double [ %1693, %1690 ], [ 1.000000e+00, %1753 ]
 %1696 = getelementptr double, ptr %214, i64 %1754
 %1697 = load double, ptr %1696, align 8
 %1698 = fmul nsz contract double %1697, 1.000000e-03
 %1699 = fcmp nsz contract ogt double %1698, %1695
 %1700 = select i1 %1699, double %1698, double %1695
 %1701 = fmul nsz contract double %1700, 1.500000e-08
 %1702 = add nsw i64 %1754, %124
 %1703 = icmp slt i64 %1702, 0
 %1704 = select i1 %1703, i64 %97, i64 0
 %1705 = getelementptr double, ptr %98, i64 %1702
 %1706 = getelementptr double, ptr %1705, i64 %1704
 br label %1759
1707:
 %1708 = phi double [ %1760, %1807 ], [ %1817, %1816 ]
 store double 0.000000e+00, ptr %1706, align 8
 %1709 = getelementptr i64, ptr %267, i64 %1754
 br label %1819
1710:
 %1711 = load i64, ptr %422, align 1
 %1712 = add nsw i64 %1711, 1
 store i64 %1712, ptr %422, align 1
 br label %1871
1713:
 %1714 = load i64, ptr %422, align 1
 %1715 = add nsw i64 %1714, 1
 store i64 %1715, ptr %422, align 1
 br i1 %400, label %1871, label %1841
1716:
 %1717 = icmp eq i64 %33, %1845
 br i1 %1717, label %1871, label %1841
1718:
 %1719 = mul i64 %1844, %276
 %1720 = getelementptr double, ptr %277, i64 %1719
 br label %1862
1721:
 %1722 = sub nsw i64 %1865, %1844
 %1723 = tail call i64 @llvm.smax.i64(i64 %1722, i64 %1864)
 %1724 = sub nsw i64 %1844, %1865
 %1725 = tail call i64 @llvm.smax.i64(i64 %1724, i64 %1863)
 br label %1726
1726:
 %1727 = phi i64 [ %1723, %1721 ], [ %1864, %1862 ]
 %1728 = phi i64 [ %1725, %1721 ], [ %1863, %1862 ]
 %1729 = icmp eq i64 %33, %1866
 br i1 %1729, label %1716, label %1862
1730:
 %1731 = phi i64 [ %1685, %1684 ], [ 0, %1683 ]
 %1732 = getelementptr i64, ptr %267, i64 %1731
 %1733 = getelementptr double, ptr %281, i64 %1731
 br label %1734
1734:
 %1735 = phi i64 [ 0, %1730 ], [ %1736, %1734 ]
 %1736 = add nuw nsw i64 %1735, 1
 %1737 = mul nuw nsw i64 %1735, %33
 %1738 = getelementptr double, ptr %1733, i64 %1737
 %1739 = load double, ptr %1738, align 8
 %1740 = load i64, ptr %1732, align 8
 %1741 = getelementptr i64, ptr %267, i64 %1735
 %1742 = load i64, ptr %1741, align 8
 %1743 = icmp slt i64 %1740, 0
 %1744 = select i1 %1743, i64 %273, i64 0
 %1745 = add i64 %1744, %1740
 %1746 = icmp slt i64 %1742, 0
 %1747 = select i1 %1746, i64 %276, i64 0
 %1748 = mul i64 %1745, %276
 %1749 = getelementptr double, ptr %277, i64 %1748
 %1750 = getelementptr double, ptr %1749, i64 %1742
 %1751 = getelementptr double, ptr %1750, i64 %1747
 store double %1739, ptr %1751, align 8
 %1752 = icmp eq i64 %33, %1736
 br i1 %1752, label %1684, label %1734
1753:
 %1754 = phi i64 [ %1755, %1688 ], [ 0, %1687 ]
 %1755 = add nuw nsw i64 %1754, 1
 %1756 = getelementptr i64, ptr %34, i64 %1754
 %1757 = load i64, ptr %1756, align 8
 %1758 = icmp slt i64 %1757, 0
 br i1 %1758, label %1694, label %1690
1759:
 %1760 = phi double [ %1701, %1694 ], [ %1817, %1816 ]
 %1761 = phi i64 [ 2, %1694 ], [ %1762, %1816 ]
 %1762 = add nsw i64 %1761, -1
 store double %1760, ptr %1706, align 8
 %1763 = load double, ptr %210, align 1
 %1764 = load i64, ptr %382, align 1
 %1765 = icmp slt i64 %1764, 0
 %1766 = select i1 %1765, i64 %66, i64 0
 %1767 = add i64 %1766, %1764
 %1768 = mul i64 %1767, %69
 %1769 = getelementptr double, ptr %70, i64 %1768
 %1770 = getelementptr i8, ptr %1769, i64 16
 %1771 = load double, ptr %1770, align 8
 %1772 = fcmp nsz contract ogt double %1771, %1763
 %1773 = select i1 %1772, double %1771, double %1763
 %1774 = getelementptr i8, ptr %1769, i64 24
 %1775 = load double, ptr %1774, align 8
 %1776 = fcmp nsz contract olt double %1775, %1773
 %1777 = select i1 %1776, double %1775, double %1773
 store double %1777, ptr %406, align 8
 br i1 %407, label %1804, label %1778
1778:
 %1779 = select i1 %1765, i64 %76, i64 0
 %1780 = add i64 %1779, %1764
 %1781 = mul i64 %1780, %408
 %1782 = getelementptr double, ptr %80, i64 %1781
 %1783 = getelementptr double, ptr %1782, i64 %79
 br label %1784
1784:
 %1785 = phi i64 [ 0, %1778 ], [ %1786, %1784 ]
 %1786 = add nuw nsw i64 %1785, 1
 %1787 = getelementptr double, ptr %136, i64 %1785
 %1788 = load double, ptr %1787, align 8
 %1789 = getelementptr double, ptr %1782, i64 %1785
 %1790 = load double, ptr %1789, align 8
 %1791 = getelementptr double, ptr %1783, i64 %1785
 %1792 = load double, ptr %1791, align 8
 %1793 = load double, ptr %1769, align 8
 %1794 = fsub nsz contract double %1777, %1793
 %1795 = fmul nsz contract double %1792, %1794
 %1796 = fadd nsz contract double %1790, %1795
 %1797 = fadd nsz contract double %1788, %1796
 %1798 = add nsw i64 %1785, %409
 %1799 = icmp slt i64 %1798, 0
 %1800 = select i1 %1799, i64 %97, i64 0
 %1801 = getelementptr double, ptr %98, i64 %1798
 %1802 = getelementptr double, ptr %1801, i64 %1800
 store double %1797, ptr %1802, align 8
 %1803 = icmp eq i64 %1786, %79
 br i1 %1803, label %1804, label %1784
1804:
 tail call void %410(ptr %98, ptr %421)
 %1805 = load i64, ptr %411, align 1
 %1806 = add nsw i64 %1805, 1
 store i64 %1806, ptr %411, align 1
 br label %1807
1807:
 %1808 = phi i64 [ 0, %1804 ], [ %1811, %1810 ]
 %1809 = icmp eq i64 %1808, %33
 br i1 %1809, label %1707, label %1810
1810:
 %1811 = add nuw i64 %1808, 1
 %1812 = getelementptr double, ptr %421, i64 %1808
 %1813 = load double, ptr %1812, align 8
 %1814 = fsub nsz contract double %1813, %1813
 %1815 = fcmp nsz contract ord double %1814, 0.000000e+00
 br i1 %1815, label %1807, label %1816
1816:
 %1817 = fneg nsz contract double %1760
 %1818 = icmp samesign ugt i64 %1761, 1
 br i1 %1818, label %1759, label %1707
1819:
 %1820 = phi i64 [ 0, %1707 ], [ %1821, %1819 ]
 %1821 = add nuw nsw i64 %1820, 1
 %1822 = getelementptr double, ptr %421, i64 %1820
 %1823 = load double, ptr %1822, align 8
 %1824 = getelementptr double, ptr %108, i64 %1820
 %1825 = load double, ptr %1824, align 8
 %1826 = fsub nsz contract double %1823, %1825
 %1827 = fdiv nsz contract double %1826, %1708
 %1828 = load i64, ptr %1709, align 8
 %1829 = getelementptr i64, ptr %267, i64 %1820
 %1830 = load i64, ptr %1829, align 8
 %1831 = icmp slt i64 %1828, 0
 %1832 = select i1 %1831, i64 %273, i64 0
 %1833 = add i64 %1832, %1828
 %1834 = icmp slt i64 %1830, 0
 %1835 = select i1 %1834, i64 %276, i64 0
 %1836 = mul i64 %1833, %276
 %1837 = getelementptr double, ptr %277, i64 %1836
 %1838 = getelementptr double, ptr %1837, i64 %1830
 %1839 = getelementptr double, ptr %1838, i64 %1835
 store double %1827, ptr %1839, align 8
 %1840 = icmp eq i64 %33, %1821
 br i1 %1840, label %1688, label %1819
1841:
 %1842 = phi i64 [ %1728, %1716 ], [ 0, %1713 ]
 %1843 = phi i64 [ %1727, %1716 ], [ 0, %1713 ]
 %1844 = phi i64 [ %1845, %1716 ], [ 0, %1713 ]
 %1845 = add nuw nsw i64 %1844, 1
 %1846 = getelementptr i64, ptr %267, i64 %1844
 %1847 = load i64, ptr %1846, align 8
 %1848 = icmp slt i64 %1847, 0
 %1849 = select i1 %1848, i64 %273, i64 0
 %1850 = add i64 %1849, %1847
 %1851 = mul i64 %1850, %276
 %1852 = getelementptr double, ptr %277, i64 %1851
 br label %1853
1853:
 %1854 = phi i64 [ 0, %1841 ], [ %1857, %1856 ]
 %1855 = icmp eq i64 %1854, %33
 br i1 %1855, label %1718, label %1856
1856:
 %1857 = add nuw i64 %1854, 1
 %1858 = getelementptr double, ptr %1852, i64 %1854
 %1859 = load double, ptr %1858, align 8
 %1860 = fsub nsz contract double %1859, %1859
 %1861 = fcmp nsz contract ord double %1860, 0.000000e+00
 br i1 %1861, label %1853, label %1870
1862:
 %1863 = phi i64 [ %1842, %1718 ], [ %1728, %1726 ]
 %1864 = phi i64 [ %1843, %1718 ], [ %1727, %1726 ]
 %1865 = phi i64 [ 0, %1718 ], [ %1866, %1726 ]
 %1866 = add nuw nsw i64 %1865, 1
 %1867 = getelementptr double, ptr %1720, i64 %1865
 %1868 = load double, ptr %1867, align 8
 %1869 = fcmp nsz contract une double %1868, 0.000000e+00
 br i1 %1869, label %1721, label %1726
1870:
 store i64 %1844, ptr %449, align 1
 br label %580
1871:
 %1872 = phi i64 [ 0, %1713 ], [ 0, %1710 ], [ %1727, %1716 ]
 %1873 = phi i64 [ 0, %1713 ], [ 0, %1710 ], [ %1728, %1716 ]
 store i64 %1872, ptr %423, align 1
 store i64 %1873, ptr %424, align 1
 store i64 0, ptr %412, align 1
 store i64 1, ptr %425, align 1
 br label %1874
1874:
 %1875 = load double, ptr %351, align 1
 %1876 = fcmp nsz contract une double %1875, %3241
 br i1 %1876, label %1877, label %582
1877:
 store double 0.000000e+00, ptr %351, align 1
 %1878 = load i64, ptr %426, align 1
 %1879 = add nsw i64 %1878, 1
 store i64 %1879, ptr %426, align 1
 %1880 = load i64, ptr %423, align 1
 %1881 = load i64, ptr %424, align 1
 br i1 %427, label %1892, label %1882
1882:
 %1883 = add i64 %1880, 1
 %1884 = add i64 %1881, %1880
 br label %2242
1885:
 %1886 = phi i64 [ %2252, %2251 ], [ %2256, %2258 ]
 %1887 = getelementptr double, ptr %291, i64 %1886
 %1888 = getelementptr double, ptr %1887, i64 %2243
 %1889 = load double, ptr %1888, align 8
 %1890 = fadd nsz contract double %577, %1889
 store double %1890, ptr %1888, align 8
 %1891 = icmp eq i64 %273, %2244
 br i1 %1891, label %1892, label %2242
1892:
 br i1 %428, label %2012, label %1893
1893:
 %1894 = add i64 %1881, 1
 br label %1921
1895:
 %1896 = icmp eq i64 %1923, %287
 br i1 %1896, label %2012, label %1921
1897:
 %1898 = phi i64 [ %1922, %1921 ], [ %1954, %1935 ]
 %1899 = getelementptr i64, ptr %295, i64 %1922
 store i64 %1898, ptr %1899, align 8
 %1900 = icmp slt i64 %1898, 0
 %1901 = select i1 %1900, i64 %290, i64 0
 %1902 = add i64 %1901, %1898
 %1903 = getelementptr double, ptr %291, i64 %1932
 %1904 = getelementptr double, ptr %1903, i64 %1902
 %1905 = load double, ptr %1904, align 8
 %1906 = fcmp nsz contract une double %1905, 0.000000e+00
 %1907 = fsub nsz contract double %1905, %1905
 %1908 = fcmp nsz contract ord double %1907, 0.000000e+00
 %1909 = and i1 %1906, %1908
 br i1 %1909, label %1910, label %580
1910:
 %1911 = icmp eq i64 %1898, %1922
 %1912 = sub i64 %1928, %1922
 %1913 = icmp slt i64 %1912, 1
 %1914 = select i1 %1911, i1 true, i1 %1913
 br i1 %1914, label %1915, label %1956
1915:
 br i1 %1931, label %1916, label %1971
1916:
 %1917 = sub i64 %1928, %1923
 %1918 = icmp slt i64 %1917, 1
 br i1 %1918, label %1895, label %1983
1919:
 %1920 = icmp samesign ugt i64 %1984, 1
 br i1 %1920, label %1983, label %1895
1921:
 %1922 = phi i64 [ 0, %1893 ], [ %1923, %1895 ]
 %1923 = add nuw nsw i64 %1922, 1
 %1924 = add nsw i64 %1922, %1880
 %1925 = add nsw i64 %1924, 1
 %1926 = tail call i64 @llvm.smin.i64(i64 %287, i64 range(i64 -9223372036854775807, -9223372036854775808) %1925)
 %1927 = add i64 %1894, %1924
 %1928 = tail call i64 @llvm.smin.i64(i64 %287, i64 range(i64 -9223372036854775807, -9223372036854775808) %1927)
 %1929 = sub i64 %1926, %1923
 %1930 = tail call i64 @llvm.smax.i64(i64 %1929, i64 0)
 %1931 = icmp slt i64 %1929, 1
 %1932 = mul i64 %1922, %290
 br i1 %1931, label %1897, label %1933
1933:
 %1934 = getelementptr double, ptr %291, i64 %1932
 br label %1935
1935:
 %1936 = phi i64 [ %1922, %1933 ], [ %1954, %1935 ]
 %1937 = phi i64 [ %1930, %1933 ], [ %1939, %1935 ]
 %1938 = phi i64 [ %1923, %1933 ], [ %1940, %1935 ]
 %1939 = add nsw i64 %1937, -1
 %1940 = add nuw i64 %1938, 1
 %1941 = icmp slt i64 %1938, 0
 %1942 = select i1 %1941, i64 %290, i64 0
 %1943 = getelementptr double, ptr %1934, i64 %1938
 %1944 = getelementptr double, ptr %1943, i64 %1942
 %1945 = load double, ptr %1944, align 8
 %1946 = tail call nsz contract double @llvm.fabs.f64(double %1945)
 %1947 = icmp slt i64 %1936, 0
 %1948 = select i1 %1947, i64 %290, i64 0
 %1949 = getelementptr double, ptr %1934, i64 %1936
 %1950 = getelementptr double, ptr %1949, i64 %1948
 %1951 = load double, ptr %1950, align 8
 %1952 = tail call nsz contract double @llvm.fabs.f64(double %1951)
 %1953 = fcmp nsz contract ogt double %1946, %1952
 %1954 = select i1 %1953, i64 %1938, i64 %1936
 %1955 = icmp samesign ugt i64 %1937, 1
 br i1 %1955, label %1935, label %1897
1956:
 %1957 = phi i64 [ %1959, %1956 ], [ %1912, %1910 ]
 %1958 = phi i64 [ %1960, %1956 ], [ %1922, %1910 ]
 %1959 = add nsw i64 %1957, -1
 %1960 = add nuw i64 %1958, 1
 %1961 = icmp slt i64 %1958, 0
 %1962 = select i1 %1961, i64 %287, i64 0
 %1963 = add i64 %1962, %1958
 %1964 = mul i64 %1963, %290
 %1965 = getelementptr double, ptr %291, i64 %1964
 %1966 = getelementptr double, ptr %1965, i64 %1902
 %1967 = load double, ptr %1966, align 8
 %1968 = getelementptr double, ptr %1965, i64 %1922
 %1969 = load double, ptr %1968, align 8
 store double %1967, ptr %1968, align 8
 store double %1969, ptr %1966, align 8
 %1970 = icmp samesign ugt i64 %1957, 1
 br i1 %1970, label %1956, label %1915
1971:
 %1972 = phi i64 [ %1974, %1971 ], [ %1930, %1915 ]
 %1973 = phi i64 [ %1975, %1971 ], [ %1923, %1915 ]
 %1974 = add nsw i64 %1972, -1
 %1975 = add nuw i64 %1973, 1
 %1976 = icmp slt i64 %1973, 0
 %1977 = select i1 %1976, i64 %290, i64 0
 %1978 = getelementptr double, ptr %1903, i64 %1973
 %1979 = getelementptr double, ptr %1978, i64 %1977
 %1980 = load double, ptr %1979, align 8
 %1981 = fdiv nsz contract double %1980, %1905
 store double %1981, ptr %1979, align 8
 %1982 = icmp samesign ugt i64 %1972, 1
 br i1 %1982, label %1971, label %1916
1983:
 %1984 = phi i64 [ %1986, %1919 ], [ %1917, %1916 ]
 %1985 = phi i64 [ %1987, %1919 ], [ %1923, %1916 ]
 %1986 = add nsw i64 %1984, -1
 %1987 = add nuw i64 %1985, 1
 %1988 = icmp slt i64 %1985, 0
 %1989 = select i1 %1988, i64 %287, i64 0
 %1990 = add i64 %1989, %1985
 %1991 = mul i64 %1990, %290
 %1992 = getelementptr double, ptr %291, i64 %1991
 %1993 = getelementptr double, ptr %1992, i64 %1922
 %1994 = load double, ptr %1993, align 8
 %1995 = fcmp nsz contract oeq double %1994, 0.000000e+00
 %1996 = or i1 %1931, %1995
 br i1 %1996, label %1919, label %1997
1997:
 %1998 = phi i64 [ %2000, %1997 ], [ %1930, %1983 ]
 %1999 = phi i64 [ %2001, %1997 ], [ %1923, %1983 ]
 %2000 = add nsw i64 %1998, -1
 %2001 = add nuw i64 %1999, 1
 %2002 = icmp slt i64 %1999, 0
 %2003 = select i1 %2002, i64 %290, i64 0
 %2004 = add i64 %2003, %1999
 %2005 = getelementptr double, ptr %1992, i64 %2004
 %2006 = load double, ptr %2005, align 8
 %2007 = getelementptr double, ptr %1903, i64 %2004
 %2008 = load double, ptr %2007, align 8
 %2009 = fmul nsz contract double %1994, %2008
 %2010 = fsub nsz contract double %2006, %2009
 store double %2010, ptr %2005, align 8
 %2011 = icmp sgt i64 %1998, 1
 br i1 %2011, label %1997, label %1919
2012:
 br i1 %429, label %2323, label %2013
2013:
 %2014 = add i64 %1880, 1
 %2015 = add i64 %1881, 1
 %2016 = add i64 %1881, %1880
 br label %2273
2017:
 %2018 = phi i64 [ %2295, %2293 ], [ %2301, %2303 ]
 %2019 = phi i64 [ %2294, %2293 ], [ %2299, %2303 ]
 %2020 = getelementptr double, ptr %2277, i64 %2019
 %2021 = getelementptr double, ptr %2020, i64 %2285
 %2022 = load double, ptr %2021, align 8
 %2023 = load double, ptr %2282, align 8
 %2024 = fdiv nsz contract double %2023, %3241
 %2025 = fadd nsz contract double %2022, %2024
 store double %2025, ptr %2021, align 8
 %2026 = load double, ptr %2283, align 8
 %2027 = fdiv nsz contract double %2026, %3241
 %2028 = getelementptr double, ptr %2279, i64 %2018
 %2029 = getelementptr double, ptr %2028, i64 %2285
 store double %2027, ptr %2029, align 8
 %2030 = icmp eq i64 %273, %2286
 br i1 %2030, label %2031, label %2284
2031:
 %2032 = mul i64 %2274, %321
 %2033 = getelementptr i64, ptr %322, i64 %2032
 br i1 %432, label %2321, label %2074
2034:
 %2035 = icmp eq i64 %2076, %301
 br i1 %2035, label %2321, label %2074
2036:
 %2037 = phi i64 [ %2075, %2074 ], [ %2121, %2090 ]
 %2038 = getelementptr i64, ptr %2033, i64 %2075
 store i64 %2037, ptr %2038, align 8
 %2039 = icmp slt i64 %2037, 0
 %2040 = select i1 %2039, i64 %304, i64 0
 %2041 = add i64 %2040, %2037
 %2042 = getelementptr double, ptr %2277, i64 %2085
 %2043 = getelementptr double, ptr %2042, i64 %2041
 %2044 = load double, ptr %2043, align 8
 br label %2045
2045:
 %2046 = phi double [ %2052, %2045 ], [ 1.000000e+00, %2036 ]
 %2047 = phi double [ %2054, %2045 ], [ %2044, %2036 ]
 %2048 = phi i64 [ %2053, %2045 ], [ 2, %2036 ]
 %2049 = and i64 %2048, 1
 %2050 = icmp eq i64 %2049, 0
 %2051 = fmul nsz contract double %2046, %2047
 %2052 = select i1 %2050, double %2046, double %2051
 %2053 = lshr i64 %2048, 1
 %2054 = fmul nsz contract double %2047, %2047
 %2055 = icmp eq i64 %2053, 0
 br i1 %2055, label %2123, label %2045
2056:
 %2057 = icmp eq i64 %2037, %2075
 %2058 = sub i64 %2081, %2075
 %2059 = icmp slt i64 %2058, 1
 %2060 = select i1 %2057, i1 true, i1 %2059
 br i1 %2060, label %2061, label %2147
2061:
 %2062 = getelementptr double, ptr %2042, i64 %2075
 %2063 = load double, ptr %2062, align 8
 %2064 = fdiv nsz contract double %2063, %2142
 %2065 = getelementptr double, ptr %2127, i64 %2075
 %2066 = load double, ptr %2065, align 8
 %2067 = fneg nsz contract double %2066
 %2068 = fdiv nsz contract double %2067, %2142
 br i1 %2084, label %2069, label %2170
2069:
 %2070 = sub i64 %2081, %2076
 %2071 = icmp slt i64 %2070, 1
 br i1 %2071, label %2034, label %2191
2072:
 %2073 = icmp samesign ugt i64 %2192, 1
 br i1 %2073, label %2191, label %2034
2074:
 %2075 = phi i64 [ %2076, %2034 ], [ 0, %2031 ]
 %2076 = add nuw nsw i64 %2075, 1
 %2077 = add nsw i64 %2075, %1880
 %2078 = add nsw i64 %2077, 1
 %2079 = tail call i64 @llvm.smin.i64(i64 %301, i64 range(i64 -9223372036854775807, -9223372036854775808) %2078)
 %2080 = add i64 %2015, %2077
 %2081 = tail call i64 @llvm.smin.i64(i64 %301, i64 range(i64 -9223372036854775807, -9223372036854775808) %2080)
 %2082 = sub i64 %2079, %2076
 %2083 = tail call i64 @llvm.smax.i64(i64 %2082, i64 0)
 %2084 = icmp slt i64 %2082, 1
 %2085 = mul i64 %2075, %304
 br i1 %2084, label %2036, label %2086
2086:
 %2087 = getelementptr double, ptr %2277, i64 %2085
 %2088 = mul i64 %2075, %314
 %2089 = getelementptr double, ptr %2279, i64 %2088
 br label %2090
2090:
 %2091 = phi i64 [ %2075, %2086 ], [ %2121, %2090 ]
 %2092 = phi i64 [ %2083, %2086 ], [ %2094, %2090 ]
 %2093 = phi i64 [ %2076, %2086 ], [ %2095, %2090 ]
 %2094 = add nsw i64 %2092, -1
 %2095 = add nuw i64 %2093, 1
 %2096 = icmp slt i64 %2093, 0
 %2097 = select i1 %2096, i64 %304, i64 0
 %2098 = getelementptr double, ptr %2087, i64 %2093
 %2099 = getelementptr double, ptr %2098, i64 %2097
 %2100 = load double, ptr %2099, align 8
 %2101 = tail call nsz contract double @llvm.fabs.f64(double %2100)
 %2102 = select i1 %2096, i64 %314, i64 0
 %2103 = getelementptr double, ptr %2089, i64 %2093
 %2104 = getelementptr double, ptr %2103, i64 %2102
 %2105 = load double, ptr %2104, align 8
 %2106 = tail call nsz contract double @llvm.fabs.f64(double %2105)
 %2107 = fadd nsz contract double %2101, %2106
 %2108 = icmp slt i64 %2091, 0
 %2109 = select i1 %2108, i64 %304, i64 0
 %2110 = getelementptr double, ptr %2087, i64 %2091
 %2111 = getelementptr double, ptr %2110, i64 %2109
 %2112 = load double, ptr %2111, align 8
 %2113 = tail call nsz contract double @llvm.fabs.f64(double %2112)
 %2114 = select i1 %2108, i64 %314, i64 0
 %2115 = getelementptr double, ptr %2089, i64 %2091
 %2116 = getelementptr double, ptr %2115, i64 %2114
 %2117 = load double, ptr %2116, align 8
 %2118 = tail call nsz contract double @llvm.fabs.f64(double %2117)
 %2119 = fadd nsz contract double %2113, %2118
 %2120 = fcmp nsz contract ogt double %2107, %2119
 %2121 = select i1 %2120, i64 %2093, i64 %2091
 %2122 = icmp samesign ugt i64 %2092, 1
 br i1 %2122, label %2090, label %2036
2123:
 %2124 = select i1 %2039, i64 %314, i64 0
 %2125 = add i64 %2124, %2037
 %2126 = mul i64 %2075, %314
 %2127 = getelementptr double, ptr %2279, i64 %2126
 %2128 = getelementptr double, ptr %2127, i64 %2125
 %2129 = load double, ptr %2128, align 8
 br label %2130
2130:
 %2131 = phi double [ %2137, %2130 ], [ 1.000000e+00, %2123 ]
 %2132 = phi double [ %2139, %2130 ], [ %2129, %2123 ]
 %2133 = phi i64 [ %2138, %2130 ], [ 2, %2123 ]
 %2134 = and i64 %2133, 1
 %2135 = icmp eq i64 %2134, 0
 %2136 = fmul nsz contract double %2131, %2132
 %2137 = select i1 %2135, double %2131, double %2136
 %2138 = lshr i64 %2133, 1
 %2139 = fmul nsz contract double %2132, %2132
 %2140 = icmp eq i64 %2138, 0
 br i1 %2140, label %2141, label %2130
2141:
 %2142 = fadd nsz contract double %2052, %2137
 %2143 = fcmp nsz contract une double %2142, 0.000000e+00
 %2144 = fsub nsz contract double %2142, %2142
 %2145 = fcmp nsz contract ord double %2144, 0.000000e+00
 %2146 = and i1 %2143, %2145
 br i1 %2146, label %2056, label %580
2147:
 %2148 = phi i64 [ %2150, %2147 ], [ %2058, %2056 ]
 %2149 = phi i64 [ %2151, %2147 ], [ %2075, %2056 ]
 %2150 = add nsw i64 %2148, -1
 %2151 = add nuw i64 %2149, 1
 %2152 = icmp slt i64 %2149, 0
 %2153 = select i1 %2152, i64 %301, i64 0
 %2154 = add i64 %2153, %2149
 %2155 = mul i64 %2154, %304
 %2156 = getelementptr double, ptr %2277, i64 %2155
 %2157 = getelementptr double, ptr %2156, i64 %2041
 %2158 = load double, ptr %2157, align 8
 %2159 = getelementptr double, ptr %2156, i64 %2075
 %2160 = load double, ptr %2159, align 8
 store double %2158, ptr %2159, align 8
 store double %2160, ptr %2157, align 8
 %2161 = select i1 %2152, i64 %311, i64 0
 %2162 = add i64 %2161, %2149
 %2163 = mul i64 %2162, %314
 %2164 = getelementptr double, ptr %2279, i64 %2163
 %2165 = getelementptr double, ptr %2164, i64 %2125
 %2166 = load double, ptr %2165, align 8
 %2167 = getelementptr double, ptr %2164, i64 %2075
 %2168 = load double, ptr %2167, align 8
 store double %2166, ptr %2167, align 8
 store double %2168, ptr %2165, align 8
 %2169 = icmp samesign ugt i64 %2148, 1
 br i1 %2169, label %2147, label %2061
2170:
 %2171 = phi i64 [ %2173, %2170 ], [ %2083, %2061 ]
 %2172 = phi i64 [ %2174, %2170 ], [ %2076, %2061 ]
 %2173 = add nsw i64 %2171, -1
 %2174 = add nuw i64 %2172, 1
 %2175 = icmp slt i64 %2172, 0
 %2176 = select i1 %2175, i64 %304, i64 0
 %2177 = getelementptr double, ptr %2042, i64 %2172
 %2178 = getelementptr double, ptr %2177, i64 %2176
 %2179 = load double, ptr %2178, align 8
 %2180 = select i1 %2175, i64 %314, i64 0
 %2181 = getelementptr double, ptr %2127, i64 %2172
 %2182 = getelementptr double, ptr %2181, i64 %2180
 %2183 = load double, ptr %2182, align 8
 %2184 = fmul nsz contract double %2064, %2179
 %2185 = fmul nsz contract double %2068, %2183
 %2186 = fsub nsz contract double %2184, %2185
 %2187 = fmul nsz contract double %2068, %2179
 %2188 = fmul nsz contract double %2064, %2183
 %2189 = fadd nsz contract double %2187, %2188
 store double %2186, ptr %2178, align 8
 store double %2189, ptr %2182, align 8
 %2190 = icmp samesign ugt i64 %2171, 1
 br i1 %2190, label %2170, label %2069
2191:
 %2192 = phi i64 [ %2194, %2072 ], [ %2070, %2069 ]
 %2193 = phi i64 [ %2195, %2072 ], [ %2076, %2069 ]
 %2194 = add nsw i64 %2192, -1
 %2195 = add nuw i64 %2193, 1
 %2196 = icmp slt i64 %2193, 0
 %2197 = select i1 %2196, i64 %301, i64 0
 %2198 = add i64 %2197, %2193
 %2199 = mul i64 %2198, %304
 %2200 = getelementptr double, ptr %2277, i64 %2199
 %2201 = getelementptr double, ptr %2200, i64 %2075
 %2202 = load double, ptr %2201, align 8
 %2203 = select i1 %2196, i64 %311, i64 0
 %2204 = add i64 %2203, %2193
 %2205 = mul i64 %2204, %314
 %2206 = getelementptr double, ptr %2279, i64 %2205
 %2207 = getelementptr double, ptr %2206, i64 %2075
 %2208 = load double, ptr %2207, align 8
 %2209 = fcmp nsz contract oeq double %2202, 0.000000e+00
 %2210 = fcmp nsz contract oeq double %2208, 0.000000e+00
 %2211 = select i1 %2209, i1 %2210, i1 false
 %2212 = or i1 %2084, %2211
 br i1 %2212, label %2072, label %2213
2213:
 %2214 = phi i64 [ %2216, %2213 ], [ %2083, %2191 ]
 %2215 = phi i64 [ %2217, %2213 ], [ %2076, %2191 ]
 %2216 = add nsw i64 %2214, -1
 %2217 = add nuw i64 %2215, 1
 %2218 = icmp slt i64 %2215, 0
 %2219 = select i1 %2218, i64 %304, i64 0
 %2220 = add i64 %2219, %2215
 %2221 = getelementptr double, ptr %2200, i64 %2220
 %2222 = load double, ptr %2221, align 8
 %2223 = getelementptr double, ptr %2042, i64 %2220
 %2224 = load double, ptr %2223, align 8
 %2225 = fmul nsz contract double %2202, %2224
 %2226 = select i1 %2218, i64 %314, i64 0
 %2227 = add i64 %2226, %2215
 %2228 = getelementptr double, ptr %2127, i64 %2227
 %2229 = load double, ptr %2228, align 8
 %2230 = fmul nsz contract double %2208, %2229
 %2231 = fsub nsz contract double %2230, %2225
 %2232 = fadd nsz contract double %2222, %2231
 store double %2232, ptr %2221, align 8
 %2233 = getelementptr double, ptr %2206, i64 %2227
 %2234 = load double, ptr %2233, align 8
 %2235 = load double, ptr %2228, align 8
 %2236 = fmul nsz contract double %2202, %2235
 %2237 = load double, ptr %2223, align 8
 %2238 = fmul nsz contract double %2208, %2237
 %2239 = fadd nsz contract double %2236, %2238
 %2240 = fsub nsz contract double %2234, %2239
 store double %2240, ptr %2233, align 8
 %2241 = icmp sgt i64 %2214, 1
 br i1 %2241, label %2213, label %2072
2242:
 %2243 = phi i64 [ 0, %1882 ], [ %2244, %1885 ]
 %2244 = add nuw nsw i64 %2243, 1
 %2245 = sub i64 %2243, %1884
 %2246 = tail call i64 @llvm.smax.i64(i64 %2245, i64 0)
 %2247 = add i64 %1883, %2243
 %2248 = tail call i64 @llvm.smin.i64(i64 %273, i64 range(i64 -9223372036854775807, -9223372036854775808) %2247)
 %2249 = sub i64 %2248, %2246
 %2250 = icmp slt i64 %2249, 1
 br i1 %2250, label %2251, label %2253
2251:
 %2252 = mul i64 %2243, %290
 br label %1885
2253:
 %2254 = mul i64 %2243, %276
 %2255 = getelementptr double, ptr %277, i64 %2254
 %2256 = mul i64 %2243, %290
 %2257 = getelementptr double, ptr %291, i64 %2256
 br label %2258
2258:
 %2259 = phi i64 [ %2249, %2253 ], [ %2261, %2258 ]
 %2260 = phi i64 [ %2246, %2253 ], [ %2262, %2258 ]
 %2261 = add nsw i64 %2259, -1
 %2262 = add nuw i64 %2260, 1
 %2263 = icmp slt i64 %2260, 0
 %2264 = select i1 %2263, i64 %276, i64 0
 %2265 = getelementptr double, ptr %2255, i64 %2260
 %2266 = getelementptr double, ptr %2265, i64 %2264
 %2267 = load double, ptr %2266, align 8
 %2268 = fneg nsz contract double %2267
 %2269 = select i1 %2263, i64 %290, i64 0
 %2270 = getelementptr double, ptr %2257, i64 %2260
 %2271 = getelementptr double, ptr %2270, i64 %2269
 store double %2268, ptr %2271, align 8
 %2272 = icmp samesign ugt i64 %2259, 1
 br i1 %2272, label %2258, label %1885
2273:
 %2274 = phi i64 [ 0, %2013 ], [ %2275, %2321 ]
 %2275 = add nuw nsw i64 %2274, 1
 %2276 = mul i64 %2274, %430
 %2277 = getelementptr double, ptr %305, i64 %2276
 %2278 = mul i64 %2274, %431
 %2279 = getelementptr double, ptr %315, i64 %2278
 br i1 %427, label %2031, label %2280
2280:
 %2281 = mul i64 %2274, %233
 %2282 = getelementptr double, ptr %234, i64 %2281
 %2283 = getelementptr i8, ptr %2282, i64 8
 br label %2284
2284:
 %2285 = phi i64 [ 0, %2280 ], [ %2286, %2017 ]
 %2286 = add nuw nsw i64 %2285, 1
 %2287 = sub i64 %2285, %2016
 %2288 = tail call i64 @llvm.smax.i64(i64 %2287, i64 0)
 %2289 = add i64 %2014, %2285
 %2290 = tail call i64 @llvm.smin.i64(i64 %273, i64 range(i64 -9223372036854775807, -9223372036854775808) %2289)
 %2291 = sub i64 %2290, %2288
 %2292 = icmp slt i64 %2291, 1
 br i1 %2292, label %2293, label %2296
2293:
 %2294 = mul i64 %2285, %304
 %2295 = mul i64 %2285, %314
 br label %2017
2296:
 %2297 = mul i64 %2285, %276
 %2298 = getelementptr double, ptr %277, i64 %2297
 %2299 = mul i64 %2285, %304
 %2300 = getelementptr double, ptr %2277, i64 %2299
 %2301 = mul i64 %2285, %314
 %2302 = getelementptr double, ptr %2279, i64 %2301
 br label %2303
2303:
 %2304 = phi i64 [ %2291, %2296 ], [ %2306, %2303 ]
 %2305 = phi i64 [ %2288, %2296 ], [ %2307, %2303 ]
 %2306 = add nsw i64 %2304, -1
 %2307 = add nuw i64 %2305, 1
 %2308 = icmp slt i64 %2305, 0
 %2309 = select i1 %2308, i64 %276, i64 0
 %2310 = getelementptr double, ptr %2298, i64 %2305
 %2311 = getelementptr double, ptr %2310, i64 %2309
 %2312 = load double, ptr %2311, align 8
 %2313 = fneg nsz contract double %2312
 %2314 = select i1 %2308, i64 %304, i64 0
 %2315 = getelementptr double, ptr %2300, i64 %2305
 %2316 = getelementptr double, ptr %2315, i64 %2314
 store double %2313, ptr %2316, align 8
 %2317 = select i1 %2308, i64 %314, i64 0
 %2318 = getelementptr double, ptr %2302, i64 %2305
 %2319 = getelementptr double, ptr %2318, i64 %2317
 store double 0.000000e+00, ptr %2319, align 8
 %2320 = icmp samesign ugt i64 %2304, 1
 br i1 %2320, label %2303, label %2017
2321:
 %2322 = icmp eq i64 %2275, %230
 br i1 %2322, label %2323, label %2273
2323:
 store double %3241, ptr %351, align 1
 br label %582
2324:
 %2325 = add nsw i64 %1312, -1
 %2326 = add nuw i64 %1313, 1
 %2327 = getelementptr double, ptr %118, i64 %1313
 br i1 %456, label %1315, label %2328
2328:
 %2329 = load double, ptr %2327, align 8
 br label %1318
2330:
 %2331 = phi double [ 0.000000e+00, %1316 ], [ %2340, %2330 ]
 %2332 = phi i64 [ 0, %1316 ], [ %2333, %2330 ]
 %2333 = add nuw nsw i64 %2332, 1
 %2334 = getelementptr double, ptr %252, i64 %2332
 %2335 = load double, ptr %2334, align 8
 %2336 = mul i64 %2332, %328
 %2337 = getelementptr double, ptr %1317, i64 %2336
 %2338 = load double, ptr %2337, align 8
 %2339 = fmul nsz contract double %2335, %2338
 %2340 = fadd nsz contract double %2331, %2339
 store double %2340, ptr %2327, align 8
 %2341 = icmp eq i64 %5, %2333
 br i1 %2341, label %1318, label %2330
2342:
 br label %2343
2343:
 %2344 = phi i64 [ 0, %2342 ], [ %468, %1570 ]
 br i1 %470, label %2346, label %2345
2345:
 br label %2346
2346:
 %2347 = phi i64 [ %97, %2345 ], [ %2344, %2343 ]
 %2348 = getelementptr double, ptr %98, i64 %2347
 br i1 %400, label %2356, label %2349
2349:
 %2350 = phi i64 [ %2351, %2349 ], [ 0, %2346 ]
 %2351 = add nuw nsw i64 %2350, 1
 %2352 = getelementptr double, ptr %459, i64 %2350
 %2353 = load double, ptr %2352, align 8
 %2354 = getelementptr double, ptr %2348, i64 %2350
 store double %2353, ptr %2354, align 8
 %2355 = icmp eq i64 %33, %2351
 br i1 %2355, label %2356, label %2349
2356:
 %2357 = load double, ptr %210, align 1
 %2358 = getelementptr i8, ptr %3142, i64 16
 %2359 = load double, ptr %2358, align 8
 %2360 = fcmp nsz contract ogt double %2359, %2357
 %2361 = select i1 %2360, double %2359, double %2357
 %2362 = getelementptr i8, ptr %3142, i64 24
 %2363 = load double, ptr %2362, align 8
 %2364 = fcmp nsz contract olt double %2363, %2361
 %2365 = select i1 %2364, double %2363, double %2361
 store double %2365, ptr %406, align 8
 br i1 %407, label %2392, label %2366
2366:
 %2367 = select i1 %3138, i64 %76, i64 0
 %2368 = add i64 %2367, %3137
 %2369 = mul i64 %2368, %408
 %2370 = getelementptr double, ptr %80, i64 %2369
 %2371 = getelementptr double, ptr %2370, i64 %79
 br label %2372
2372:
 %2373 = phi i64 [ 0, %2366 ], [ %2374, %2372 ]
 %2374 = add nuw nsw i64 %2373, 1
 %2375 = getelementptr double, ptr %136, i64 %2373
 %2376 = load double, ptr %2375, align 8
 %2377 = getelementptr double, ptr %2370, i64 %2373
 %2378 = load double, ptr %2377, align 8
 %2379 = getelementptr double, ptr %2371, i64 %2373
 %2380 = load double, ptr %2379, align 8
 %2381 = load double, ptr %3142, align 8
 %2382 = fsub nsz contract double %2365, %2381
 %2383 = fmul nsz contract double %2380, %2382
 %2384 = fadd nsz contract double %2378, %2383
 %2385 = fadd nsz contract double %2376, %2384
 %2386 = add nsw i64 %2373, %409
 %2387 = icmp slt i64 %2386, 0
 %2388 = select i1 %2387, i64 %97, i64 0
 %2389 = getelementptr double, ptr %98, i64 %2386
 %2390 = getelementptr double, ptr %2389, i64 %2388
 store double %2385, ptr %2390, align 8
 %2391 = icmp eq i64 %2374, %79
 br i1 %2391, label %2392, label %2372
2392:
 tail call void %410(ptr %98, ptr %421)
 %2393 = load i64, ptr %411, align 1
 %2394 = add nsw i64 %2393, 1
 store i64 %2394, ptr %411, align 1
 br i1 %453, label %2396, label %2395
2395:
 tail call void @llvm.memset.p0.i64(ptr align 8 %459, i8 0, i64 %454, i1 false)
 br label %2396
2396:
 br i1 %455, label %2420, label %2404
2397:
 %2398 = fmul nsz contract double %3241, %2408
 br i1 %453, label %2402, label %2399
2399:
 %2400 = mul i64 %2405, %107
 %2401 = getelementptr double, ptr %108, i64 %2400
 br label %2410
2402:
 %2403 = icmp eq i64 %2405, %5
 br i1 %2403, label %2420, label %2404
2404:
 %2405 = phi i64 [ %2406, %2402 ], [ 0, %2396 ]
 %2406 = add nuw nsw i64 %2405, 1
 %2407 = getelementptr double, ptr %17, i64 %2405
 %2408 = load double, ptr %2407, align 8
 %2409 = fcmp nsz contract une double %2408, 0.000000e+00
 br i1 %2409, label %2397, label %2402
2410:
 %2411 = phi i64 [ 0, %2399 ], [ %2412, %2410 ]
 %2412 = add nuw nsw i64 %2411, 1
 %2413 = getelementptr double, ptr %459, i64 %2411
 %2414 = load double, ptr %2413, align 8
 %2415 = getelementptr double, ptr %2401, i64 %2411
 %2416 = load double, ptr %2415, align 8
 %2417 = fmul nsz contract double %2398, %2416
 %2418 = fadd nsz contract double %2414, %2417
 store double %2418, ptr %2413, align 8
 %2419 = icmp eq i64 %107, %2412
 br i1 %2419, label %2402, label %2410
2420:
 br i1 %414, label %2580, label %2423
2421:
 %2422 = icmp eq i64 %33, %2582
 br i1 %2422, label %2423, label %2580
2423:
 %2424 = load i64, ptr %423, align 1
 %2425 = load i64, ptr %424, align 1
 br i1 %428, label %2506, label %2426
2426:
 %2427 = add i64 %2424, 1
 br label %2447
2428:
 %2429 = add i64 %2427, %2448
 %2430 = tail call i64 @llvm.smin.i64(i64 %287, i64 range(i64 -9223372036854775807, -9223372036854775808) %2429)
 %2431 = sub i64 %2430, %2449
 %2432 = icmp slt i64 %2431, 1
 br i1 %2432, label %2436, label %2433
2433:
 %2434 = mul i64 %2448, %290
 %2435 = getelementptr double, ptr %291, i64 %2434
 br label %2461
2436:
 %2437 = icmp eq i64 %2449, %287
 br i1 %2437, label %2438, label %2447
2438:
 %2439 = add i64 %2425, %2424
 br label %2478
2440:
 %2441 = sub i64 %2480, %2439
 %2442 = tail call i64 @llvm.smax.i64(i64 %2441, i64 0)
 %2443 = sub i64 %2480, %2442
 %2444 = icmp slt i64 %2443, 1
 br i1 %2444, label %2445, label %2489
2445:
 %2446 = icmp samesign ugt i64 %2479, 1
 br i1 %2446, label %2478, label %2506
2447:
 %2448 = phi i64 [ 0, %2426 ], [ %2449, %2436 ]
 %2449 = add nuw nsw i64 %2448, 1
 %2450 = getelementptr i64, ptr %295, i64 %2448
 %2451 = load i64, ptr %2450, align 8
 %2452 = icmp slt i64 %2451, 0
 %2453 = select i1 %2452, i64 %335, i64 0
 %2454 = getelementptr double, ptr %336, i64 %2451
 %2455 = getelementptr double, ptr %2454, i64 %2453
 %2456 = load double, ptr %2455, align 8
 %2457 = getelementptr double, ptr %336, i64 %2448
 %2458 = load double, ptr %2457, align 8
 store double %2456, ptr %2457, align 8
 store double %2458, ptr %2455, align 8
 %2459 = load double, ptr %2457, align 8
 %2460 = fcmp nsz contract une double %2459, 0.000000e+00
 br i1 %2460, label %2428, label %2436
2461:
 %2462 = phi i64 [ %2431, %2433 ], [ %2464, %2461 ]
 %2463 = phi i64 [ %2449, %2433 ], [ %2465, %2461 ]
 %2464 = add nsw i64 %2462, -1
 %2465 = add nuw i64 %2463, 1
 %2466 = icmp slt i64 %2463, 0
 %2467 = select i1 %2466, i64 %335, i64 0
 %2468 = getelementptr double, ptr %336, i64 %2463
 %2469 = getelementptr double, ptr %2468, i64 %2467
 %2470 = load double, ptr %2469, align 8
 %2471 = select i1 %2466, i64 %290, i64 0
 %2472 = getelementptr double, ptr %2435, i64 %2463
 %2473 = getelementptr double, ptr %2472, i64 %2471
 %2474 = load double, ptr %2473, align 8
 %2475 = fmul nsz contract double %2459, %2474
 %2476 = fsub nsz contract double %2470, %2475
 store double %2476, ptr %2469, align 8
 %2477 = icmp samesign ugt i64 %2462, 1
 br i1 %2477, label %2461, label %2436
2478:
 %2479 = phi i64 [ %287, %2438 ], [ %2480, %2445 ]
 %2480 = add nsw i64 %2479, -1
 %2481 = getelementptr double, ptr %336, i64 %2480
 %2482 = load double, ptr %2481, align 8
 %2483 = mul i64 %2480, %290
 %2484 = getelementptr double, ptr %291, i64 %2483
 %2485 = getelementptr double, ptr %2484, i64 %2480
 %2486 = load double, ptr %2485, align 8
 %2487 = fdiv nsz contract double %2482, %2486
 store double %2487, ptr %2481, align 8
 %2488 = fcmp nsz contract une double %2487, 0.000000e+00
 br i1 %2488, label %2440, label %2445
2489:
 %2490 = phi i64 [ %2492, %2489 ], [ %2443, %2440 ]
 %2491 = phi i64 [ %2493, %2489 ], [ %2442, %2440 ]
 %2492 = add nsw i64 %2490, -1
 %2493 = add nuw i64 %2491, 1
 %2494 = icmp slt i64 %2491, 0
 %2495 = select i1 %2494, i64 %335, i64 0
 %2496 = getelementptr double, ptr %336, i64 %2491
 %2497 = getelementptr double, ptr %2496, i64 %2495
 %2498 = load double, ptr %2497, align 8
 %2499 = select i1 %2494, i64 %290, i64 0
 %2500 = getelementptr double, ptr %2484, i64 %2491
 %2501 = getelementptr double, ptr %2500, i64 %2499
 %2502 = load double, ptr %2501, align 8
 %2503 = fmul nsz contract double %2487, %2502
 %2504 = fsub nsz contract double %2498, %2503
 store double %2504, ptr %2497, align 8
 %2505 = icmp samesign ugt i64 %2490, 1
 br i1 %2505, label %2489, label %2445
2506:
 br i1 %400, label %2530, label %2606
2507:
 %2508 = getelementptr double, ptr %125, i64 %2528
 %2509 = load double, ptr %2508, align 8
 %2510 = tail call nsz contract double @llvm.fabs.f64(double %2509)
 %2511 = getelementptr double, ptr %132, i64 %2528
 %2512 = load double, ptr %2511, align 8
 %2513 = tail call nsz contract double @llvm.fabs.f64(double %2512)
 %2514 = fcmp nsz contract ogt double %2513, %2510
 %2515 = select i1 %2514, double %2513, double %2510
 br label %2516
2516:
 %2517 = phi double [ %2515, %2507 ], [ 1.000000e+00, %2524 ]
 %2518 = getelementptr double, ptr %45, i64 %2525
 %2519 = load double, ptr %2518, align 8
 %2520 = fmul nsz contract double %41, %2517
 %2521 = fadd nsz contract double %2519, %2520
 %2522 = getelementptr double, ptr %158, i64 %2525
 store double %2521, ptr %2522, align 8
 %2523 = icmp eq i64 %33, %2526
 br i1 %2523, label %2530, label %2524
2524:
 %2525 = phi i64 [ %2526, %2516 ], [ 0, %2606 ]
 %2526 = add nuw nsw i64 %2525, 1
 %2527 = getelementptr i64, ptr %34, i64 %2525
 %2528 = load i64, ptr %2527, align 8
 %2529 = icmp slt i64 %2528, 0
 br i1 %2529, label %2516, label %2507
2530:
 br i1 %462, label %2531, label %2532
2531:
 br label %2537
2532:
 %2533 = load double, ptr %463, align 1
 br label %2556
2534:
 %2535 = fmul nsz contract double %41, %2568
 %2536 = fadd nsz contract double %48, %2535
 br label %2570
2537:
 %2538 = phi double [ %2550, %2549 ], [ 0.000000e+00, %2531 ]
 %2539 = phi i64 [ %2551, %2549 ], [ 0, %2531 ]
 %2540 = phi i64 [ %2541, %2549 ], [ 0, %2531 ]
 %2541 = add nuw nsw i64 %2540, 1
 %2542 = getelementptr double, ptr %459, i64 %2540
 %2543 = load double, ptr %2542, align 8
 %2544 = tail call nsz contract double @llvm.fabs.f64(double %2543)
 %2545 = getelementptr double, ptr %158, i64 %2540
 %2546 = load double, ptr %2545, align 8
 %2547 = fdiv nsz contract double %2544, %2546
 %2548 = fcmp nsz contract ugt double %2547, %2538
 br i1 %2548, label %2553, label %2549
2549:
 %2550 = phi double [ %2538, %2537 ], [ %2547, %2553 ]
 %2551 = phi i64 [ %2539, %2537 ], [ %2540, %2553 ]
 %2552 = icmp eq i64 %157, %2541
 br i1 %2552, label %2618, label %2537
2553:
 %2554 = fsub nsz contract double %2547, %2547
 %2555 = fcmp nsz contract ord double %2554, 0.000000e+00
 br i1 %2555, label %2549, label %2618
2556:
 %2557 = phi double [ %2568, %2556 ], [ %2533, %2532 ]
 %2558 = phi i64 [ %2560, %2556 ], [ %461, %2532 ]
 %2559 = phi i64 [ %2561, %2556 ], [ %33, %2532 ]
 %2560 = add nsw i64 %2558, -1
 %2561 = add i64 %2559, 1
 %2562 = icmp slt i64 %2559, 0
 %2563 = select i1 %2562, i64 %117, i64 0
 %2564 = getelementptr double, ptr %118, i64 %2559
 %2565 = getelementptr double, ptr %2564, i64 %2563
 %2566 = load double, ptr %2565, align 8
 %2567 = tail call nsz contract double @llvm.fabs.f64(double %2566)
 %2568 = fadd nsz contract double %2557, %2567
 %2569 = icmp samesign ugt i64 %2558, 1
 br i1 %2569, label %2556, label %2534
2570:
 %2571 = phi i64 [ %461, %2534 ], [ %2573, %2570 ]
 %2572 = phi i64 [ %33, %2534 ], [ %2574, %2570 ]
 %2573 = add nsw i64 %2571, -1
 %2574 = add i64 %2572, 1
 %2575 = icmp slt i64 %2572, 0
 %2576 = select i1 %2575, i64 %157, i64 0
 %2577 = getelementptr double, ptr %158, i64 %2572
 %2578 = getelementptr double, ptr %2577, i64 %2576
 store double %2536, ptr %2578, align 8
 %2579 = icmp samesign ugt i64 %2571, 1
 br i1 %2579, label %2570, label %2531
2580:
 %2581 = phi i64 [ %2582, %2421 ], [ 0, %2420 ]
 %2582 = add nuw nsw i64 %2581, 1
 %2583 = getelementptr i64, ptr %267, i64 %2581
 %2584 = load i64, ptr %2583, align 8
 %2585 = getelementptr double, ptr %421, i64 %2581
 %2586 = load double, ptr %2585, align 8
 %2587 = icmp slt i64 %2584, 0
 %2588 = select i1 %2587, i64 %335, i64 0
 %2589 = getelementptr double, ptr %336, i64 %2584
 %2590 = getelementptr double, ptr %2589, i64 %2588
 store double %2586, ptr %2590, align 8
 br i1 %433, label %2591, label %2421
2591:
 %2592 = getelementptr double, ptr %329, i64 %2581
 br label %2593
2593:
 %2594 = phi double [ %2586, %2591 ], [ %2604, %2593 ]
 %2595 = phi i64 [ 0, %2591 ], [ %2596, %2593 ]
 %2596 = add nuw nsw i64 %2595, 1
 %2597 = getelementptr double, ptr %256, i64 %2595
 %2598 = load double, ptr %2597, align 8
 %2599 = fmul nsz contract double %577, %2598
 %2600 = mul i64 %2595, %328
 %2601 = getelementptr double, ptr %2592, i64 %2600
 %2602 = load double, ptr %2601, align 8
 %2603 = fmul nsz contract double %2599, %2602
 %2604 = fadd nsz contract double %2594, %2603
 store double %2604, ptr %2590, align 8
 %2605 = icmp eq i64 %5, %2596
 br i1 %2605, label %2421, label %2593
2606:
 %2607 = phi i64 [ %2608, %2606 ], [ 0, %2506 ]
 %2608 = add nuw nsw i64 %2607, 1
 %2609 = getelementptr i64, ptr %267, i64 %2607
 %2610 = load i64, ptr %2609, align 8
 %2611 = icmp slt i64 %2610, 0
 %2612 = select i1 %2611, i64 %335, i64 0
 %2613 = getelementptr double, ptr %336, i64 %2610
 %2614 = getelementptr double, ptr %2613, i64 %2612
 %2615 = load double, ptr %2614, align 8
 %2616 = getelementptr double, ptr %459, i64 %2607
 store double %2615, ptr %2616, align 8
 %2617 = icmp eq i64 %33, %2608
 br i1 %2617, label %2524, label %2606
2618:
 %2619 = phi double [ 0.000000e+00, %1478 ], [ %1561, %1567 ], [ %1561, %1560 ], [ 0.000000e+00, %1335 ], [ %2550, %2549 ], [ %2547, %2553 ]
 %2620 = phi i64 [ 0, %1478 ], [ %1562, %1567 ], [ %1562, %1560 ], [ 0, %1335 ], [ %2551, %2549 ], [ %2540, %2553 ]
 %2621 = fsub nsz contract double %2619, %2619
 %2622 = fcmp nsz contract ord double %2621, 0.000000e+00
 br i1 %2622, label %1572, label %1571
2623:
 %2624 = phi i64 [ %2625, %2654 ], [ 0, %1615 ]
 %2625 = add nuw nsw i64 %2624, 1
 %2626 = mul i64 %2624, %342
 %2627 = getelementptr double, ptr %343, i64 %2626
 br i1 %400, label %2629, label %2628
2628:
 tail call void @llvm.memset.p0.i64(ptr align 8 %2627, i8 0, i64 %485, i1 false)
 br label %2629
2629:
 %2630 = mul i64 %2624, %262
 %2631 = getelementptr double, ptr %263, i64 %2630
 br label %2637
2632:
 %2633 = mul i64 %2638, %328
 %2634 = getelementptr double, ptr %329, i64 %2633
 br label %2644
2635:
 %2636 = icmp eq i64 %2639, %5
 br i1 %2636, label %2654, label %2637
2637:
 %2638 = phi i64 [ 0, %2629 ], [ %2639, %2635 ]
 %2639 = add nuw nsw i64 %2638, 1
 %2640 = getelementptr double, ptr %2631, i64 %2638
 %2641 = load double, ptr %2640, align 8
 %2642 = fcmp nsz contract oeq double %2641, 0.000000e+00
 %2643 = or i1 %400, %2642
 br i1 %2643, label %2635, label %2632
2644:
 %2645 = phi i64 [ 0, %2632 ], [ %2646, %2644 ]
 %2646 = add nuw nsw i64 %2645, 1
 %2647 = getelementptr double, ptr %2627, i64 %2645
 %2648 = load double, ptr %2647, align 8
 %2649 = getelementptr double, ptr %2634, i64 %2645
 %2650 = load double, ptr %2649, align 8
 %2651 = fmul nsz contract double %2641, %2650
 %2652 = fadd nsz contract double %2648, %2651
 store double %2652, ptr %2647, align 8
 %2653 = icmp eq i64 %33, %2646
 br i1 %2653, label %2635, label %2644
2654:
 %2655 = icmp eq i64 %5, %2625
 br i1 %2655, label %1616, label %2623
2656:
 br i1 %3244, label %2657, label %2665
2657:
 %2658 = fmul nsz contract double %3243, 0x4670000000000000
 %2659 = fmul nsz contract double %2658, 0x3CA0000000000001
 %2660 = fadd nsz contract double %2658, %2659
 %2661 = fsub nsz contract double %2660, %2658
 %2662 = fmul nsz contract double %2661, 0x3970000000000000
 %2663 = fcmp nsz contract olt double %2662, 4.940660e-324
 %2664 = select i1 %2663, double 4.940660e-324, double %2662
 br label %2669
2665:
 %2666 = fmul nsz contract double %3243, 0x3CA0000000000001
 %2667 = fadd nsz contract double %3243, %2666
 %2668 = fsub nsz contract double %2667, %3243
 br label %2669
2669:
 %2670 = phi double [ %2668, %2665 ], [ %2664, %2657 ]
 %2671 = load i64, ptr %487, align 1
 %2672 = icmp slt i64 %2671, %86
 br i1 %2672, label %2673, label %2930
2673:
 %2674 = fmul nsz contract double %2670, 2.000000e+00
 %2675 = icmp slt i64 %2671, 0
 %2676 = select i1 %2675, i64 %86, i64 0
 %2677 = getelementptr double, ptr %87, i64 %2671
 %2678 = getelementptr double, ptr %2677, i64 %2676
 %2679 = load double, ptr %2678, align 8
 %2680 = fadd nsz contract double %3242, %2674
 %2681 = fcmp nsz contract ugt double %2679, %2680
 br i1 %2681, label %2930, label %2682
2682:
 br i1 %484, label %2729, label %2683
2683:
 %2684 = phi i64 [ %2685, %2725 ], [ 0, %2682 ]
 %2685 = add nuw nsw i64 %2684, 1
 %2686 = mul i64 %2684, %117
 %2687 = getelementptr double, ptr %118, i64 %2686
 br i1 %453, label %2689, label %2688
2688:
 tail call void @llvm.memset.p0.i64(ptr align 8 %2687, i8 0, i64 %454, i1 false)
 br label %2689
2689:
 %2690 = mul i64 %2684, %26
 %2691 = getelementptr double, ptr %27, i64 %2690
 br label %2699
2692:
 %2693 = fmul nsz contract double %3241, %2703
 br i1 %453, label %2697, label %2694
2694:
 %2695 = mul i64 %2700, %107
 %2696 = getelementptr double, ptr %108, i64 %2695
 br label %2705
2697:
 %2698 = icmp eq i64 %2700, %5
 br i1 %2698, label %2715, label %2699
2699:
 %2700 = phi i64 [ 0, %2689 ], [ %2701, %2697 ]
 %2701 = add nuw nsw i64 %2700, 1
 %2702 = getelementptr double, ptr %2691, i64 %2700
 %2703 = load double, ptr %2702, align 8
 %2704 = fcmp nsz contract une double %2703, 0.000000e+00
 br i1 %2704, label %2692, label %2697
2705:
 %2706 = phi i64 [ 0, %2694 ], [ %2707, %2705 ]
 %2707 = add nuw nsw i64 %2706, 1
 %2708 = getelementptr double, ptr %2687, i64 %2706
 %2709 = load double, ptr %2708, align 8
 %2710 = getelementptr double, ptr %2696, i64 %2706
 %2711 = load double, ptr %2710, align 8
 %2712 = fmul nsz contract double %2693, %2711
 %2713 = fadd nsz contract double %2709, %2712
 store double %2713, ptr %2708, align 8
 %2714 = icmp eq i64 %107, %2707
 br i1 %2714, label %2697, label %2705
2715:
 %2716 = mul i64 %2684, %342
 %2717 = getelementptr double, ptr %343, i64 %2716
 br i1 %400, label %2725, label %2718
2718:
 %2719 = phi i64 [ %2720, %2718 ], [ 0, %2715 ]
 %2720 = add nuw nsw i64 %2719, 1
 %2721 = getelementptr double, ptr %2717, i64 %2719
 %2722 = load double, ptr %2721, align 8
 %2723 = getelementptr double, ptr %2687, i64 %2719
 store double %2722, ptr %2723, align 8
 %2724 = icmp eq i64 %33, %2720
 br i1 %2724, label %2725, label %2718
2725:
 %2726 = icmp eq i64 %2685, %5
 br i1 %2726, label %2727, label %2683
2727:
 %2728 = load i64, ptr %487, align 1
 br label %2729
2729:
 %2730 = phi i64 [ %2728, %2727 ], [ %2671, %2682 ]
 br i1 %3244, label %2731, label %2739
2731:
 %2732 = fmul nsz contract double %3243, 0x4670000000000000
 %2733 = fmul nsz contract double %2732, 0x3CA0000000000001
 %2734 = fadd nsz contract double %2732, %2733
 %2735 = fsub nsz contract double %2734, %2732
 %2736 = fmul nsz contract double %2735, 0x3970000000000000
 %2737 = fcmp nsz contract olt double %2736, 4.940660e-324
 %2738 = select i1 %2737, double 4.940660e-324, double %2736
 br label %2743
2739:
 %2740 = fmul nsz contract double %3243, 0x3CA0000000000001
 %2741 = fadd nsz contract double %3243, %2740
 %2742 = fsub nsz contract double %2741, %3243
 br label %2743
2743:
 %2744 = phi double [ %2742, %2739 ], [ %2738, %2731 ]
 %2745 = fmul nsz contract double %2744, 2.000000e+00
 %2746 = icmp slt i64 %2730, %86
 br i1 %2746, label %2747, label %2887
2747:
 %2748 = icmp slt i64 %2730, 0
 %2749 = select i1 %2748, i64 %86, i64 0
 %2750 = getelementptr double, ptr %87, i64 %2730
 %2751 = getelementptr double, ptr %2750, i64 %2749
 %2752 = load double, ptr %2751, align 8
 %2753 = fadd nsz contract double %3242, %2745
 %2754 = fcmp nsz contract ugt double %2752, %2753
 br i1 %2754, label %2887, label %2755
2755:
 %2756 = fsub nsz contract double %3242, %2745
 br label %2757
2757:
 %2758 = phi i64 [ %2877, %2876 ], [ %2730, %2755 ]
 %2759 = load i64, ptr %488, align 1
 %2760 = sub nsw i64 %2758, %2759
 %2761 = icmp slt i64 %2760, 0
 %2762 = select i1 %2761, i64 %172, i64 0
 %2763 = add i64 %2762, %2760
 %2764 = mul i64 %2763, %175
 %2765 = getelementptr double, ptr %176, i64 %2764
 %2766 = icmp slt i64 %2758, 0
 %2767 = select i1 %2766, i64 %86, i64 0
 %2768 = getelementptr double, ptr %87, i64 %2758
 %2769 = getelementptr double, ptr %2768, i64 %2767
 %2770 = load double, ptr %2769, align 8
 %2771 = fcmp nsz contract ult double %2770, %2756
 br i1 %2771, label %2786, label %2772
2772:
 br i1 %399, label %2780, label %2773
2773:
 %2774 = phi i64 [ %2775, %2773 ], [ 0, %2772 ]
 %2775 = add nuw nsw i64 %2774, 1
 %2776 = getelementptr double, ptr %132, i64 %2774
 %2777 = load double, ptr %2776, align 8
 %2778 = getelementptr double, ptr %2765, i64 %2774
 store double %2777, ptr %2778, align 8
 %2779 = icmp eq i64 %124, %2775
 br i1 %2779, label %2780, label %2773
2780:
 br i1 %490, label %2812, label %2781
2781:
 %2782 = select i1 %2761, i64 %182, i64 0
 %2783 = add i64 %2782, %2760
 %2784 = mul i64 %2783, %185
 %2785 = getelementptr double, ptr %186, i64 %2784
 br label %2893
2786:
 %2787 = load double, ptr %210, align 1
 %2788 = fsub nsz contract double %2770, %2787
 %2789 = fdiv nsz contract double %2788, %3241
 br i1 %453, label %2811, label %2790
2790:
 %2791 = fsub nsz contract double 1.000000e+00, %2789
 %2792 = select i1 %2761, i64 %182, i64 0
 %2793 = add i64 %2792, %2760
 %2794 = mul i64 %2793, %185
 %2795 = getelementptr double, ptr %186, i64 %2794
 br label %2907
2796:
 %2797 = phi double [ 0.000000e+00, %2907 ], [ %2928, %2912 ]
 %2798 = icmp slt i64 %2908, %33
 br i1 %2798, label %2799, label %2805
2799:
 %2800 = add nsw i64 %2908, %124
 %2801 = icmp slt i64 %2800, 0
 %2802 = select i1 %2801, i64 %97, i64 0
 %2803 = getelementptr double, ptr %98, i64 %2800
 %2804 = getelementptr double, ptr %2803, i64 %2802
 store double %2797, ptr %2804, align 8
 br label %2891
2805:
 %2806 = sub nsw i64 %2908, %33
 %2807 = getelementptr double, ptr %143, i64 %2806
 %2808 = load double, ptr %2807, align 8
 %2809 = fadd nsz contract double %2797, %2808
 %2810 = getelementptr double, ptr %2795, i64 %2806
 store double %2809, ptr %2810, align 8
 br label %2891
2811:
 tail call void %458(ptr %98, ptr %2765)
 br label %2812
2812:
 %2813 = select i1 %2761, i64 %192, i64 0
 %2814 = add i64 %2813, %2760
 %2815 = mul i64 %2814, %195
 %2816 = getelementptr double, ptr %196, i64 %2815
 br i1 %471, label %2817, label %2826
2817:
 %2818 = phi i64 [ %2821, %2820 ], [ 0, %2812 ]
 %2819 = icmp eq i64 %2818, %504
 br i1 %2819, label %2874, label %2820
2820:
 %2821 = add nuw i64 %2818, 1
 %2822 = getelementptr double, ptr %2765, i64 %2818
 %2823 = load double, ptr %2822, align 8
 %2824 = fsub nsz contract double %2823, %2823
 %2825 = fcmp nsz contract ord double %2824, 0.000000e+00
 br i1 %2825, label %2817, label %2930
2826:
 %2827 = phi i64 [ %2841, %2837 ], [ 12, %2812 ]
 %2828 = icmp eq i64 %2827, 0
 br i1 %2828, label %2859, label %2840
2829:
 br i1 %493, label %2837, label %2830
2830:
 %2831 = phi i64 [ %2832, %2830 ], [ 0, %2829 ]
 %2832 = add nuw nsw i64 %2831, 1
 %2833 = getelementptr double, ptr %162, i64 %2831
 %2834 = load double, ptr %2833, align 8
 %2835 = getelementptr double, ptr %2765, i64 %2831
 store double %2834, ptr %2835, align 8
 %2836 = icmp eq i64 %175, %2832
 br i1 %2836, label %2837, label %2830
2837:
 %2838 = load double, ptr %499, align 8
 %2839 = fcmp nsz contract ugt double %2838, %51
 br i1 %2839, label %2826, label %2859
2840:
 %2841 = add nsw i64 %2827, -1
 br i1 %493, label %2849, label %2842
2842:
 %2843 = phi i64 [ %2844, %2842 ], [ 0, %2840 ]
 %2844 = add nuw nsw i64 %2843, 1
 %2845 = getelementptr double, ptr %2765, i64 %2843
 %2846 = load double, ptr %2845, align 8
 %2847 = getelementptr double, ptr %166, i64 %2843
 store double %2846, ptr %2847, align 8
 %2848 = icmp eq i64 %175, %2844
 br i1 %2848, label %2849, label %2842
2849:
 tail call void %473(ptr %166, ptr %162)
 br label %2850
2850:
 %2851 = phi i64 [ 0, %2849 ], [ %2854, %2853 ]
 %2852 = icmp eq i64 %2851, %495
 br i1 %2852, label %2829, label %2853
2853:
 %2854 = add nuw i64 %2851, 1
 %2855 = getelementptr double, ptr %162, i64 %2851
 %2856 = load double, ptr %2855, align 8
 %2857 = fsub nsz contract double %2856, %2856
 %2858 = fcmp nsz contract ord double %2857, 0.000000e+00
 br i1 %2858, label %2850, label %2859
2859:
 %2860 = phi i1 [ true, %2853 ], [ %2828, %2826 ], [ %2828, %2837 ]
 br i1 %493, label %2868, label %2861
2861:
 %2862 = phi i64 [ %2863, %2861 ], [ 0, %2859 ]
 %2863 = add nuw nsw i64 %2862, 1
 %2864 = getelementptr double, ptr %2765, i64 %2862
 %2865 = load double, ptr %2864, align 8
 %2866 = getelementptr double, ptr %166, i64 %2862
 store double %2865, ptr %2866, align 8
 %2867 = icmp eq i64 %175, %2863
 br i1 %2867, label %2868, label %2861
2868:
 tail call void %473(ptr %166, ptr %162)
 %2869 = load double, ptr %499, align 8
 %2870 = load double, ptr %503, align 8
 store double %2869, ptr %2816, align 8
 %2871 = getelementptr i8, ptr %2816, i64 8
 store double %2870, ptr %2871, align 8
 %2872 = fcmp nsz contract ugt double %2869, %51
 %2873 = select i1 %2860, i1 true, i1 %2872
 br i1 %2873, label %2930, label %2874
2874:
 %2875 = icmp eq i64 %2758, %505
 br i1 %2875, label %2884, label %2876
2876:
 %2877 = add i64 %2758, 1
 %2878 = icmp slt i64 %2758, -1
 %2879 = select i1 %2878, i64 %86, i64 0
 %2880 = getelementptr double, ptr %87, i64 %2877
 %2881 = getelementptr double, ptr %2880, i64 %2879
 %2882 = load double, ptr %2881, align 8
 %2883 = fcmp nsz contract ugt double %2882, %2753
 br i1 %2883, label %2884, label %2757
2884:
 %2885 = phi i64 [ %86, %2874 ], [ %2877, %2876 ]
 %2886 = load i64, ptr %487, align 1
 br label %2887
2887:
 %2888 = phi i64 [ %2730, %2747 ], [ %2730, %2743 ], [ %2886, %2884 ]
 %2889 = phi i64 [ %2730, %2747 ], [ %2730, %2743 ], [ %2885, %2884 ]
 %2890 = sub nsw i64 %2889, %2888
 br label %2930
2891:
 %2892 = icmp eq i64 %107, %2909
 br i1 %2892, label %2811, label %2907
2893:
 %2894 = phi i64 [ 0, %2781 ], [ %2895, %2893 ]
 %2895 = add nuw nsw i64 %2894, 1
 %2896 = getelementptr double, ptr %143, i64 %2894
 %2897 = load double, ptr %2896, align 8
 %2898 = add nsw i64 %2894, %33
 %2899 = icmp slt i64 %2898, 0
 %2900 = select i1 %2899, i64 %117, i64 0
 %2901 = getelementptr double, ptr %118, i64 %2898
 %2902 = getelementptr double, ptr %2901, i64 %2900
 %2903 = load double, ptr %2902, align 8
 %2904 = fadd nsz contract double %2897, %2903
 %2905 = getelementptr double, ptr %2785, i64 %2894
 store double %2904, ptr %2905, align 8
 %2906 = icmp eq i64 %489, %2895
 br i1 %2906, label %2812, label %2893
2907:
 %2908 = phi i64 [ 0, %2790 ], [ %2909, %2891 ]
 %2909 = add nuw nsw i64 %2908, 1
 br i1 %492, label %2796, label %2910
2910:
 %2911 = getelementptr double, ptr %118, i64 %2908
 br label %2912
2912:
 %2913 = phi double [ 0.000000e+00, %2910 ], [ %2928, %2912 ]
 %2914 = phi i64 [ %491, %2910 ], [ %2917, %2912 ]
 %2915 = phi i64 [ %23, %2910 ], [ %2916, %2912 ]
 %2916 = add i64 %2915, -1
 %2917 = add nsw i64 %2914, -1
 %2918 = icmp slt i64 %2916, 0
 %2919 = select i1 %2918, i64 %114, i64 0
 %2920 = add i64 %2919, %2916
 %2921 = mul i64 %2920, %117
 %2922 = getelementptr double, ptr %2911, i64 %2921
 %2923 = load double, ptr %2922, align 8
 %2924 = fadd nsz contract double %2913, %2923
 %2925 = and i64 %2916, 1
 %2926 = icmp eq i64 %2925, 0
 %2927 = select i1 %2926, double %2789, double %2791
 %2928 = fmul nsz contract double %2924, %2927
 %2929 = icmp sgt i64 %2914, 1
 br i1 %2929, label %2912, label %2796
2930:
 %2931 = phi i64 [ 0, %2669 ], [ 0, %2673 ], [ %2890, %2887 ], [ -1, %2820 ], [ -1, %2868 ]
 %2932 = load i64, ptr %382, align 1
 br i1 %3240, label %2946, label %2933
2933:
 %2934 = icmp slt i64 %2932, 0
 %2935 = select i1 %2934, i64 %66, i64 0
 %2936 = add i64 %2935, %2932
 %2937 = mul i64 %2936, %69
 %2938 = getelementptr double, ptr %70, i64 %2937
 %2939 = getelementptr i8, ptr %2938, i64 8
 %2940 = load double, ptr %2939, align 8
 %2941 = fcmp nsz contract ult double %3242, %2940
 br i1 %2941, label %2946, label %2942
2942:
 %2943 = add nsw i64 %2932, 1
 %2944 = icmp slt i64 %2943, %66
 %2945 = select i1 %2944, i64 %2943, i64 %2932
 br label %2946
2946:
 %2947 = phi i64 [ %2932, %2930 ], [ %2945, %2942 ], [ %2932, %2933 ]
 %2948 = icmp sgt i64 %2931, -1
 br i1 %2948, label %2949, label %3096
2949:
 br i1 %472, label %2957, label %2950
2950:
 %2951 = phi i64 [ %2952, %2950 ], [ 0, %2949 ]
 %2952 = add nuw nsw i64 %2951, 1
 %2953 = getelementptr double, ptr %132, i64 %2951
 %2954 = load double, ptr %2953, align 8
 %2955 = getelementptr double, ptr %98, i64 %2951
 store double %2954, ptr %2955, align 8
 %2956 = icmp eq i64 %131, %2952
 br i1 %2956, label %2957, label %2950
2957:
 br i1 %400, label %2968, label %2958
2958:
 %2959 = phi i64 [ %2961, %2958 ], [ %33, %2957 ]
 %2960 = phi i64 [ %2962, %2958 ], [ %131, %2957 ]
 %2961 = add nsw i64 %2959, -1
 %2962 = add i64 %2960, 1
 %2963 = icmp slt i64 %2960, 0
 %2964 = select i1 %2963, i64 %97, i64 0
 %2965 = getelementptr double, ptr %98, i64 %2960
 %2966 = getelementptr double, ptr %2965, i64 %2964
 store double 0.000000e+00, ptr %2966, align 8
 %2967 = icmp samesign ugt i64 %2959, 1
 br i1 %2967, label %2958, label %2968
2968:
 %2969 = icmp slt i64 %2947, 0
 %2970 = select i1 %2969, i64 %66, i64 0
 %2971 = add i64 %2970, %2947
 %2972 = mul i64 %2971, %69
 %2973 = getelementptr double, ptr %70, i64 %2972
 %2974 = getelementptr i8, ptr %2973, i64 16
 %2975 = load double, ptr %2974, align 8
 %2976 = fcmp nsz contract ogt double %2975, %3242
 %2977 = select i1 %2976, double %2975, double %3242
 %2978 = getelementptr i8, ptr %2973, i64 24
 %2979 = load double, ptr %2978, align 8
 %2980 = fcmp nsz contract olt double %2979, %2977
 %2981 = select i1 %2980, double %2979, double %2977
 store double %2981, ptr %406, align 8
 br i1 %407, label %3008, label %2982
2982:
 %2983 = select i1 %2969, i64 %76, i64 0
 %2984 = add i64 %2983, %2947
 %2985 = mul i64 %2984, %408
 %2986 = getelementptr double, ptr %80, i64 %2985
 %2987 = getelementptr double, ptr %2986, i64 %79
 br label %2988
2988:
 %2989 = phi i64 [ 0, %2982 ], [ %2990, %2988 ]
 %2990 = add nuw nsw i64 %2989, 1
 %2991 = getelementptr double, ptr %136, i64 %2989
 %2992 = load double, ptr %2991, align 8
 %2993 = getelementptr double, ptr %2986, i64 %2989
 %2994 = load double, ptr %2993, align 8
 %2995 = getelementptr double, ptr %2987, i64 %2989
 %2996 = load double, ptr %2995, align 8
 %2997 = load double, ptr %2973, align 8
 %2998 = fsub nsz contract double %2981, %2997
 %2999 = fmul nsz contract double %2996, %2998
 %3000 = fadd nsz contract double %2994, %2999
 %3001 = fadd nsz contract double %2992, %3000
 %3002 = add nsw i64 %2989, %409
 %3003 = icmp slt i64 %3002, 0
 %3004 = select i1 %3003, i64 %97, i64 0
 %3005 = getelementptr double, ptr %98, i64 %3002
 %3006 = getelementptr double, ptr %3005, i64 %3004
 store double %3001, ptr %3006, align 8
 %3007 = icmp eq i64 %2990, %79
 br i1 %3007, label %3008, label %2988
3008:
 tail call void %410(ptr %98, ptr %108)
 %3009 = load i64, ptr %411, align 1
 %3010 = add nsw i64 %3009, 1
 store i64 %3010, ptr %411, align 1
 br label %3011
3011:
 %3012 = phi i64 [ 0, %3008 ], [ %3015, %3014 ]
 %3013 = icmp eq i64 %3012, %444
 br i1 %3013, label %3020, label %3014
3014:
 %3015 = add nuw i64 %3012, 1
 %3016 = getelementptr double, ptr %108, i64 %3012
 %3017 = load double, ptr %3016, align 8
 %3018 = fsub nsz contract double %3017, %3017
 %3019 = fcmp nsz contract ord double %3018, 0.000000e+00
 br i1 %3019, label %3011, label %3096
3020:
 br i1 %399, label %3028, label %3021
3021:
 %3022 = phi i64 [ %3023, %3021 ], [ 0, %3020 ]
 %3023 = add nuw nsw i64 %3022, 1
 %3024 = getelementptr double, ptr %132, i64 %3022
 %3025 = load double, ptr %3024, align 8
 %3026 = getelementptr double, ptr %125, i64 %3022
 store double %3025, ptr %3026, align 8
 %3027 = icmp eq i64 %124, %3023
 br i1 %3027, label %3028, label %3021
3028:
 br i1 %490, label %3029, label %3033
3029:
 %3030 = icmp eq i64 %2931, 0
 br i1 %3030, label %3100, label %3031
3031:
 %3032 = load i64, ptr %487, align 1
 br label %3059
3033:
 %3034 = phi i64 [ %3035, %3033 ], [ 0, %3028 ]
 %3035 = add nuw nsw i64 %3034, 1
 %3036 = getelementptr double, ptr %143, i64 %3034
 %3037 = load double, ptr %3036, align 8
 %3038 = add nsw i64 %3034, %33
 %3039 = icmp slt i64 %3038, 0
 %3040 = select i1 %3039, i64 %117, i64 0
 %3041 = getelementptr double, ptr %118, i64 %3038
 %3042 = getelementptr double, ptr %3041, i64 %3040
 %3043 = load double, ptr %3042, align 8
 %3044 = fadd nsz contract double %3037, %3043
 store double %3044, ptr %3036, align 8
 %3045 = load double, ptr %463, align 1
 %3046 = load double, ptr %3042, align 8
 %3047 = tail call nsz contract double @llvm.fabs.f64(double %3046)
 %3048 = fadd nsz contract double %3045, %3047
 store double %3048, ptr %463, align 1
 %3049 = getelementptr double, ptr %147, i64 %3034
 %3050 = load double, ptr %3049, align 8
 %3051 = load double, ptr %3036, align 8
 %3052 = fcmp nsz contract olt double %3051, %3050
 %3053 = select i1 %3052, double %3051, double %3050
 %3054 = getelementptr double, ptr %151, i64 %3034
 %3055 = load double, ptr %3054, align 8
 %3056 = fcmp nsz contract ogt double %3051, %3055
 %3057 = select i1 %3056, double %3051, double %3055
 store double %3053, ptr %3049, align 8
 store double %3057, ptr %3054, align 8
 %3058 = icmp eq i64 %3035, %489
 br i1 %3058, label %3029, label %3033
3059:
 %3060 = phi i64 [ %2931, %3031 ], [ %3062, %3094 ]
 %3061 = phi i64 [ %3032, %3031 ], [ %3063, %3094 ]
 %3062 = add nsw i64 %3060, -1
 %3063 = add i64 %3061, 1
 %3064 = load i64, ptr %488, align 1
 %3065 = sub i64 %3061, %3064
 %3066 = icmp slt i64 %3065, 0
 %3067 = select i1 %3066, i64 %202, i64 0
 %3068 = add i64 %3067, %3065
 %3069 = mul i64 %3068, %205
 %3070 = getelementptr double, ptr %206, i64 %3069
 br i1 %506, label %3074, label %3071
3071:
 %3072 = shl i64 %3069, 3
 %3073 = getelementptr i8, ptr %206, i64 %3072
 tail call void @llvm.memset.p0.i64(ptr align 8 %3073, i8 0, i64 %507, i1 false)
 br label %3074
3074:
 %3075 = load double, ptr %463, align 1
 store double %3075, ptr %3070, align 8
 br i1 %508, label %3094, label %3076
3076:
 %3077 = phi i64 [ %3078, %3076 ], [ 0, %3074 ]
 %3078 = add nuw nsw i64 %3077, 1
 %3079 = getelementptr i64, ptr %91, i64 %3077
 %3080 = load i64, ptr %3079, align 8
 %3081 = icmp slt i64 %3080, -1
 %3082 = select i1 %3081, i64 %205, i64 0
 %3083 = getelementptr double, ptr %3070, i64 %3080
 %3084 = getelementptr i8, ptr %3083, i64 8
 %3085 = getelementptr double, ptr %3084, i64 %3082
 %3086 = load double, ptr %3085, align 8
 %3087 = getelementptr double, ptr %151, i64 %3077
 %3088 = load double, ptr %3087, align 8
 %3089 = getelementptr double, ptr %147, i64 %3077
 %3090 = load double, ptr %3089, align 8
 %3091 = fsub nsz contract double %3088, %3090
 %3092 = fadd nsz contract double %3086, %3091
 store double %3092, ptr %3085, align 8
 %3093 = icmp eq i64 %142, %3078
 br i1 %3093, label %3094, label %3076
3094:
 %3095 = icmp sgt i64 %3060, 1
 br i1 %3095, label %3059, label %3100
3096:
 %3097 = phi i64 [ 0, %2946 ], [ %3012, %3014 ]
 %3098 = phi i64 [ %512, %2946 ], [ 1, %3014 ]
 store i64 1, ptr %401, align 1
 %3099 = load double, ptr %482, align 8
 store double %3099, ptr %483, align 1
 store i64 %3098, ptr %448, align 1
 store i64 %3097, ptr %449, align 1
 store double 0.000000e+00, ptr %434, align 1
 br label %3278
3100:
 %3101 = load i64, ptr %487, align 1
 %3102 = add nsw i64 %3101, %2931
 store i64 %3102, ptr %487, align 1
 store i64 %2947, ptr %382, align 1
 store double %3242, ptr %210, align 1
 %3103 = icmp eq i64 %2947, %3137
 store i64 0, ptr %425, align 1
 %3104 = select i1 %3103, double %3241, double 0.000000e+00
 store double %3104, ptr %434, align 1
 br i1 %3103, label %3105, label %3109
3105:
 %3106 = load double, ptr %446, align 1
 %3107 = fcmp nsz contract ule double %3106, 1.000000e-03
 %3108 = select i1 %3107, i1 %510, i1 false
 br i1 %3108, label %3272, label %3109
3109:
 store i64 1, ptr %412, align 1
 br label %3272
3110:
 %3111 = phi double [ %1334, %1330 ], [ %2619, %1616 ], [ %1578, %1574 ]
 %3112 = fcmp nsz contract olt double %3111, 0.000000e+00
 br i1 %3112, label %3278, label %2656
3113:
 %3114 = load i64, ptr %412, align 1
 %3115 = icmp ne i64 %3114, 0
 %3116 = select i1 %3115, i1 true, i1 %441
 br i1 %3116, label %3124, label %3117
3117:
 %3118 = load double, ptr %384, align 1
 %3119 = fcmp nsz contract ole double %3241, %3118
 %3120 = fmul nsz contract double %3241, 1.200000e+00
 %3121 = fcmp nsz contract olt double %3118, %3120
 %3122 = and i1 %3119, %3121
 br i1 %3122, label %3123, label %3124
3123:
 store double %3241, ptr %384, align 1
 br label %3124
3124:
 %3125 = icmp sgt i64 %3127, 1
 br i1 %3125, label %3126, label %3352
3126:
 %3127 = phi i64 [ %1, %353 ], [ %3128, %3124 ]
 %3128 = add nsw i64 %3127, -1
 %3129 = load i64, ptr %378, align 1
 %3130 = icmp eq i64 %3129, 0
 br i1 %3130, label %3131, label %3352
3131:
 %3132 = load i64, ptr %379, align 1
 %3133 = load i64, ptr %380, align 1
 %3134 = add nsw i64 %3133, %3132
 %3135 = icmp slt i64 %3134, %60
 br i1 %3135, label %3136, label %513
3136:
 %3137 = load i64, ptr %382, align 1
 %3138 = icmp slt i64 %3137, 0
 %3139 = select i1 %3138, i64 %66, i64 0
 %3140 = add i64 %3139, %3137
 %3141 = mul i64 %3140, %69
 %3142 = getelementptr double, ptr %70, i64 %3141
 %3143 = getelementptr i8, ptr %3142, i64 8
 %3144 = load double, ptr %3143, align 8
 %3145 = load double, ptr %383, align 1
 %3146 = fcmp nsz contract olt double %3145, %3144
 %3147 = select i1 %3146, double %3145, double %3144
 br i1 %381, label %3148, label %3188
3148:
 %3149 = load double, ptr %70, align 8
 %3150 = load i64, ptr %387, align 1
 %3151 = add nsw i64 %3150, 1
 %3152 = sitofp i64 %3151 to double
 %3153 = fmul nsz contract double %54, %3152
 %3154 = fadd nsz contract double %3149, %3153
 %3155 = fsub nsz contract double %3147, %388
 %3156 = fcmp nsz contract ogt double %3154, %3155
 br i1 %3156, label %3157, label %3169
3157:
 %3158 = fadd nsz contract double %388, %3147
 %3159 = fcmp nsz contract ogt double %3154, %3158
 br i1 %3159, label %3160, label %3169
3160:
 %3161 = load double, ptr %394, align 8
 %3162 = fcmp nsz contract olt double %3147, %3161
 br i1 %3162, label %3163, label %3169
3163:
 %3164 = load i64, ptr %395, align 1
 %3165 = icmp eq i64 %3164, %3151
 br i1 %3165, label %3169, label %3166
3166:
 store i64 %3151, ptr %395, align 1
 %3167 = load i64, ptr %396, align 1
 %3168 = add nsw i64 %3167, 1
 store i64 %3168, ptr %396, align 1
 br label %3169
3169:
 %3170 = phi double [ %3154, %3148 ], [ %3147, %3157 ], [ %3147, %3160 ], [ %3147, %3163 ], [ %3147, %3166 ]
 %3171 = load double, ptr %210, align 1
 %3172 = fsub nsz contract double %3170, %3171
 %3173 = load double, ptr %384, align 1
 %3174 = fmul nsz contract double %3172, 0x3FEFFFFDE7210BE9
 %3175 = fcmp nsz contract olt double %3173, %3174
 br i1 %3175, label %3176, label %3182
3176:
 %3177 = fmul nsz contract double %3173, 2.000000e+00
 %3178 = fcmp nsz contract ult double %3172, %3177
 %3179 = fmul nsz contract double %3172, 5.000000e-01
 %3180 = select i1 %3178, double %3179, double %3173
 %3181 = fadd nsz contract double %3171, %3180
 br label %3205
3182:
 %3183 = fsub nsz contract double %3172, %54
 %3184 = tail call nsz contract double @llvm.fabs.f64(double %3183)
 %3185 = fcmp nsz contract ugt double %3184, %397
 %3186 = select i1 %3185, double %3172, double %54
 store double %3170, ptr %385, align 1
 %3187 = load double, ptr %3143, align 8
 store double %3186, ptr %386, align 1
 br i1 %3156, label %3239, label %3210
3188:
 %3189 = load double, ptr %384, align 1
 %3190 = getelementptr i8, ptr %3142, i64 32
 %3191 = load double, ptr %3190, align 8
 %3192 = fcmp nsz contract olt double %3191, %3189
 %3193 = select i1 %3192, double %3191, double %3189
 %3194 = load double, ptr %210, align 1
 %3195 = fsub nsz contract double %3147, %3194
 %3196 = fmul nsz contract double %3193, 1.010000e+00
 %3197 = fcmp nsz contract ugt double %3195, %3196
 br i1 %3197, label %3199, label %3198
3198:
 store double %3147, ptr %385, align 1
 store double %3195, ptr %386, align 1
 br label %3239
3199:
 %3200 = fmul nsz contract double %3193, 2.000000e+00
 %3201 = fcmp nsz contract olt double %3195, %3200
 %3202 = fmul nsz contract double %3195, 5.000000e-01
 %3203 = select i1 %3201, double %3202, double %3193
 %3204 = fadd nsz contract double %3194, %3203
 br label %3205
3205:
 %3206 = phi double [ %3204, %3199 ], [ %3181, %3176 ]
 %3207 = phi double [ %3203, %3199 ], [ %3180, %3176 ]
 %3208 = phi double [ %3194, %3199 ], [ %3171, %3176 ]
 store double %3206, ptr %385, align 1
 %3209 = load double, ptr %3143, align 8
 store double %3207, ptr %386, align 1
 br label %3210
3210:
 %3211 = phi double [ %3187, %3182 ], [ %3209, %3205 ]
 %3212 = phi double [ %3186, %3182 ], [ %3207, %3205 ]
 %3213 = phi double [ %3171, %3182 ], [ %3208, %3205 ]
 %3214 = phi double [ %3170, %3182 ], [ %3206, %3205 ]
 %3215 = tail call nsz contract double @llvm.fabs.f64(double %3213)
 %3216 = fcmp nsz contract olt double %3215, 0x16687E92154EF7AC
 br i1 %3216, label %3217, label %3225
3217:
 %3218 = fmul nsz contract double %3215, 0x4670000000000000
 %3219 = fmul nsz contract double %3218, 0x3CA0000000000001
 %3220 = fadd nsz contract double %3218, %3219
 %3221 = fsub nsz contract double %3220, %3218
 %3222 = fmul nsz contract double %3221, 0x3970000000000000
 %3223 = fcmp nsz contract olt double %3222, 4.940660e-324
 %3224 = select i1 %3223, double 4.940660e-324, double %3222
 br label %3229
3225:
 %3226 = fmul nsz contract double %3215, 0x3CA0000000000001
 %3227 = fadd nsz contract double %3215, %3226
 %3228 = fsub nsz contract double %3227, %3215
 br label %3229
3229:
 %3230 = phi double [ %3228, %3225 ], [ %3224, %3217 ]
 %3231 = fmul nsz contract double %3230, 1.600000e+01
 %3232 = load double, ptr %70, align 8
 %3233 = fsub nsz contract double %3211, %3232
 %3234 = tail call nsz contract double @llvm.fabs.f64(double %3233)
 %3235 = fmul nsz contract double %3234, 1.000000e-30
 %3236 = fcmp nsz contract ogt double %3235, %3231
 %3237 = select i1 %3236, double %3235, double %3231
 %3238 = fcmp nsz contract ugt double %3212, %3237
 br i1 %3238, label %3239, label %513
3239:
 %3240 = phi i1 [ false, %3182 ], [ true, %3229 ], [ false, %3198 ]
 %3241 = phi double [ %3186, %3182 ], [ %3212, %3229 ], [ %3195, %3198 ]
 %3242 = phi double [ %3170, %3182 ], [ %3214, %3229 ], [ %3147, %3198 ]
 %3243 = tail call nsz contract double @llvm.fabs.f64(double %3242)
 %3244 = fcmp nsz contract olt double %3243, 0x16687E92154EF7AC
 br i1 %3244, label %3245, label %3253
3245:
 %3246 = fmul nsz contract double %3243, 0x4670000000000000
 %3247 = fmul nsz contract double %3246, 0x3CA0000000000001
 %3248 = fadd nsz contract double %3246, %3247
 %3249 = fsub nsz contract double %3248, %3246
 %3250 = fmul nsz contract double %3249, 0x3970000000000000
 %3251 = fcmp nsz contract olt double %3250, 4.940660e-324
 %3252 = select i1 %3251, double 4.940660e-324, double %3250
 br label %3257
3253:
 %3254 = fmul nsz contract double %3243, 0x3CA0000000000001
 %3255 = fadd nsz contract double %3243, %3254
 %3256 = fsub nsz contract double %3255, %3243
 br label %3257
3257:
 %3258 = phi double [ %3256, %3253 ], [ %3252, %3245 ]
 %3259 = load i64, ptr %398, align 1
 %3260 = icmp slt i64 %3259, %86
 br i1 %3260, label %3261, label %3270
3261:
 %3262 = fmul nsz contract double %3258, 2.000000e+00
 %3263 = icmp slt i64 %3259, 0
 %3264 = select i1 %3263, i64 %86, i64 0
 %3265 = getelementptr double, ptr %87, i64 %3259
 %3266 = getelementptr double, ptr %3265, i64 %3264
 %3267 = load double, ptr %3266, align 8
 %3268 = fadd nsz contract double %3242, %3262
 %3269 = fcmp nsz contract ugt double %3267, %3268
 br i1 %3269, label %3270, label %513
3270:
 %3271 = fcmp nsz contract oeq double %3241, 0.000000e+00
 br i1 %3271, label %3352, label %515
3272:
 %3273 = load i64, ptr %379, align 1
 %3274 = add nsw i64 %3273, 1
 store i64 %3274, ptr %379, align 1
 %3275 = load double, ptr %210, align 1
 %3276 = load double, ptr %394, align 8
 %3277 = fcmp nsz contract ult double %3275, %3276
 br i1 %3277, label %3303, label %3306
3278:
 %3279 = phi double [ %3111, %3110 ], [ 0xBFD5555555555555, %1574 ], [ -2.500000e-01, %1571 ], [ -2.500000e-01, %1283 ], [ -2.500000e-01, %1194 ], [ -2.500000e-01, %580 ], [ -2.500000e-01, %1613 ], [ -2.000000e-01, %3096 ], [ -5.000000e-01, %1330 ]
 %3280 = load i64, ptr %380, align 1
 %3281 = add nsw i64 %3280, 1
 store i64 %3281, ptr %380, align 1
 %3282 = fneg nsz contract double %3279
 %3283 = fmul nsz contract double %3241, %3282
 store double %3283, ptr %384, align 1
 br i1 %381, label %3284, label %3302
3284:
 %3285 = load i64, ptr %448, align 1
 %3286 = load i64, ptr %395, align 1
 %3287 = load i64, ptr %387, align 1
 %3288 = add nsw i64 %3287, 1
 %3289 = icmp eq i64 %3286, %3288
 br i1 %3289, label %3302, label %3298
3290:
 %3291 = shl nuw nsw i64 %3285, 3
 %3292 = add nuw nsw i64 %3291, 200
 br label %3293
3293:
 %3294 = phi i64 [ 192, %3298 ], [ %3292, %3290 ], [ 224, %3300 ]
 %3295 = getelementptr inbounds nuw i8, ptr %210, i64 %3294
 %3296 = load i64, ptr %3295, align 1
 %3297 = add nsw i64 %3296, 1
 store i64 %3297, ptr %3295, align 1
 br label %3302
3298:
 store i64 %3288, ptr %395, align 1
 %3299 = icmp slt i64 %3285, 0
 br i1 %3299, label %3293, label %3300
3300:
 %3301 = icmp samesign ult i64 %3285, 3
 br i1 %3301, label %3290, label %3293
3302:
 store double 2.000000e+00, ptr %465, align 1
 br label %3349
3303:
 %3304 = load double, ptr %383, align 1
 %3305 = fcmp nsz contract ult double %3275, %3304
 br i1 %3305, label %3308, label %3306
3306:
 %3307 = phi i64 [ 1, %3272 ], [ 6, %3303 ]
 store i64 %3307, ptr %378, align 1
 br label %3308
3308:
 br i1 %381, label %3309, label %3319
3309:
 store double %54, ptr %384, align 1
 %3310 = load double, ptr %70, align 8
 %3311 = load i64, ptr %387, align 1
 %3312 = add nsw i64 %3311, 1
 %3313 = sitofp i64 %3312 to double
 %3314 = fadd nsz contract double %3313, 0xBEB0C6F7A0B5ED8D
 %3315 = fmul nsz contract double %54, %3314
 %3316 = fadd nsz contract double %3310, %3315
 %3317 = fcmp nsz contract ult double %3275, %3316
 br i1 %3317, label %3349, label %3318
3318:
 store i64 %3312, ptr %387, align 1
 br label %3349
3319:
 %3320 = load double, ptr %465, align 1
 %3321 = fcmp nsz contract ogt double %3320, 1.000000e+00
 %3322 = select i1 %3321, double 1.000000e+00, double 6.000000e+00
 %3323 = fcmp nsz contract olt double %3320, 1.000000e-04
 %3324 = select i1 %3323, double 1.000000e-04, double %3320
 %3325 = fcmp nsz contract ogt double %3324, 1.000000e+00
 %3326 = select i1 %3325, double 1.000000e+00, double %3324
 %3327 = fcmp nsz contract olt double %3111, 0x3C9CD2B297D889BC
 %3328 = select i1 %3327, double 0x3C9CD2B297D889BC, double %3111
 %3329 = tail call nsz contract double @llvm.pow.f64(double %3328, double %511)
 %3330 = fmul nsz contract double %3329, 9.000000e-01
 %3331 = tail call nsz contract double @llvm.pow.f64(double %3326, double 4.000000e-02)
 %3332 = fmul nsz contract double %3330, %3331
 %3333 = fcmp nsz contract olt double %3332, 0x3FD5555555555555
 %3334 = select i1 %3333, double 0x3FD5555555555555, double %3332
 %3335 = fcmp nsz contract olt double %3322, %3334
 %3336 = select i1 %3335, double %3322, double %3334
 %3337 = fmul nsz contract double %3241, %3336
 %3338 = load double, ptr %384, align 1
 %3339 = fcmp nsz contract olt double %3241, %3338
 %3340 = fcmp nsz contract oge double %3332, 1.000000e+00
 %3341 = select i1 %3339, i1 %3340, i1 false
 %3342 = fcmp nsz contract ogt double %3338, %3337
 %3343 = select i1 %3341, i1 %3342, i1 false
 %3344 = select i1 %3343, double %3338, double %3337
 %3345 = fcmp nsz contract olt double %57, %3344
 %3346 = select i1 %3345, double %57, double %3344
 store double %3346, ptr %384, align 1
 %3347 = fcmp nsz contract olt double %3111, 1.000000e-04
 %3348 = select i1 %3347, double 1.000000e-04, double %3111
 store double %3348, ptr %465, align 1
 br label %3349
3349:
 %3350 = phi double [ %3279, %3302 ], [ %3111, %3309 ], [ %3111, %3318 ], [ %3111, %3319 ]
 %3351 = fcmp nsz contract ult double %3350, 0.000000e+00
 br i1 %3351, label %3124, label %3113
3352:
 ret i64 0
}
define range(i64 0, 2) i64 @differentiate(i64 %0, i64 %1) {
 %3 = inttoptr i64 %0 to ptr
 %4 = load i64, ptr %3, align 8
 %5 = add i64 %0, 24
 %6 = inttoptr i64 %5 to ptr
 %7 = load i64, ptr %6, align 8
 %8 = add i64 %0, 128
 %9 = inttoptr i64 %8 to ptr
 %10 = load i64, ptr %9, align 8
 %11 = add i64 %0, 136
 %12 = inttoptr i64 %11 to ptr
 %13 = load i64, ptr %12, align 8
 %14 = inttoptr i64 %10 to ptr
 %15 = add i64 %0, 224
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = add i64 %0, 232
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = add i64 %0, 240
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = inttoptr i64 %17 to ptr
 %25 = add i64 %0, 248
 %26 = inttoptr i64 %25 to ptr
 %27 = load i64, ptr %26, align 8
 %28 = add i64 %0, 256
 %29 = inttoptr i64 %28 to ptr
 %30 = load i64, ptr %29, align 8
 %31 = add i64 %0, 264
 %32 = inttoptr i64 %31 to ptr
 %33 = load i64, ptr %32, align 8
 %34 = add i64 %0, 272
 %35 = inttoptr i64 %34 to ptr
 %36 = load i64, ptr %35, align 8
 %37 = inttoptr i64 %27 to ptr
 %38 = add i64 %0, 312
 %39 = inttoptr i64 %38 to ptr
 %40 = load i64, ptr %39, align 8
 %41 = add i64 %0, 320
 %42 = inttoptr i64 %41 to ptr
 %43 = load i64, ptr %42, align 8
 %44 = inttoptr i64 %40 to ptr
 %45 = add i64 %0, 328
 %46 = inttoptr i64 %45 to ptr
 %47 = load i64, ptr %46, align 8
 %48 = add i64 %0, 336
 %49 = inttoptr i64 %48 to ptr
 %50 = load i64, ptr %49, align 8
 %51 = add i64 %0, 344
 %52 = inttoptr i64 %51 to ptr
 %53 = load i64, ptr %52, align 8
 %54 = inttoptr i64 %47 to ptr
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
 %66 = add i64 %0, 616
 %67 = inttoptr i64 %66 to ptr
 %68 = load i64, ptr %67, align 8
 %69 = inttoptr i64 %68 to ptr
 %70 = add i64 %0, 632
 %71 = inttoptr i64 %70 to ptr
 %72 = load i64, ptr %71, align 8
 %73 = add i64 %0, 640
 %74 = inttoptr i64 %73 to ptr
 %75 = load i64, ptr %74, align 8
 %76 = inttoptr i64 %75 to ptr
 %77 = add i64 %0, 824
 %78 = inttoptr i64 %77 to ptr
 %79 = load i64, ptr %78, align 8
 %80 = inttoptr i64 %79 to ptr
 %81 = add i64 %0, 840
 %82 = inttoptr i64 %81 to ptr
 %83 = load i64, ptr %82, align 8
 %84 = add i64 %0, 848
 %85 = inttoptr i64 %84 to ptr
 %86 = load i64, ptr %85, align 8
 %87 = add i64 %0, 856
 %88 = inttoptr i64 %87 to ptr
 %89 = load i64, ptr %88, align 8
 %90 = inttoptr i64 %83 to ptr
 %91 = add i64 %0, 864
 %92 = inttoptr i64 %91 to ptr
 %93 = load i64, ptr %92, align 8
 %94 = inttoptr i64 %93 to ptr
 %95 = add i64 %0, 1096
 %96 = inttoptr i64 %95 to ptr
 %97 = load i64, ptr %96, align 8
 %98 = inttoptr i64 %97 to ptr
 %99 = add nsw i64 %7, 1
 %100 = icmp slt i64 %60, 1
 br i1 %100, label %108, label %101
101:
 %102 = phi i64 [ %103, %101 ], [ 0, %2 ]
 %103 = add nuw nsw i64 %102, 1
 %104 = getelementptr double, ptr %61, i64 %102
 %105 = load double, ptr %104, align 8
 %106 = getelementptr double, ptr %44, i64 %102
 store double %105, ptr %106, align 8
 %107 = icmp eq i64 %60, %103
 br i1 %107, label %108, label %101
108:
 %109 = icmp sgt i64 %13, 0
 br i1 %109, label %110, label %120
110:
 %111 = phi i64 [ %113, %110 ], [ %13, %108 ]
 %112 = phi i64 [ %114, %110 ], [ %60, %108 ]
 %113 = add nsw i64 %111, -1
 %114 = add i64 %112, 1
 %115 = icmp slt i64 %112, 0
 %116 = select i1 %115, i64 %43, i64 0
 %117 = getelementptr double, ptr %44, i64 %112
 %118 = getelementptr double, ptr %117, i64 %116
 store double 0.000000e+00, ptr %118, align 8
 %119 = icmp samesign ugt i64 %111, 1
 br i1 %119, label %110, label %120
120:
 %121 = icmp eq i64 %72, 0
 br i1 %121, label %179, label %122
122:
 %123 = add nsw i64 %60, %13
 %124 = load double, ptr %69, align 1
 %125 = getelementptr inbounds nuw i8, ptr %69, i64 96
 %126 = load i64, ptr %125, align 1
 %127 = icmp slt i64 %126, 0
 %128 = select i1 %127, i64 %20, i64 0
 %129 = add i64 %128, %126
 %130 = mul i64 %129, %23
 %131 = getelementptr double, ptr %24, i64 %130
 %132 = getelementptr i8, ptr %131, i64 16
 %133 = load double, ptr %132, align 8
 %134 = fcmp nsz contract ogt double %133, %124
 %135 = select i1 %134, double %133, double %124
 %136 = getelementptr i8, ptr %131, i64 24
 %137 = load double, ptr %136, align 8
 %138 = fcmp nsz contract olt double %137, %135
 %139 = select i1 %138, double %137, double %135
 %140 = icmp slt i64 %123, 0
 %141 = select i1 %140, i64 %43, i64 0
 %142 = getelementptr double, ptr %44, i64 %123
 %143 = getelementptr double, ptr %142, i64 %141
 store double %139, ptr %143, align 8
 %144 = icmp slt i64 %36, 1
 br i1 %144, label %173, label %145
145:
 %146 = select i1 %127, i64 %30, i64 0
 %147 = add i64 %146, %126
 %148 = mul i64 %36, %33
 %149 = mul i64 %148, %147
 %150 = getelementptr double, ptr %37, i64 %149
 %151 = getelementptr double, ptr %150, i64 %36
 %152 = add nsw i64 %123, 1
 br label %153
153:
 %154 = phi i64 [ 0, %145 ], [ %155, %153 ]
 %155 = add nuw nsw i64 %154, 1
 %156 = getelementptr double, ptr %65, i64 %154
 %157 = load double, ptr %156, align 8
 %158 = getelementptr double, ptr %150, i64 %154
 %159 = load double, ptr %158, align 8
 %160 = getelementptr double, ptr %151, i64 %154
 %161 = load double, ptr %160, align 8
 %162 = load double, ptr %131, align 8
 %163 = fsub nsz contract double %139, %162
 %164 = fmul nsz contract double %161, %163
 %165 = fadd nsz contract double %159, %164
 %166 = fadd nsz contract double %157, %165
 %167 = add nsw i64 %152, %154
 %168 = icmp slt i64 %167, 0
 %169 = select i1 %168, i64 %43, i64 0
 %170 = getelementptr double, ptr %44, i64 %167
 %171 = getelementptr double, ptr %170, i64 %169
 store double %166, ptr %171, align 8
 %172 = icmp eq i64 %155, %36
 br i1 %172, label %173, label %153
173:
 %174 = inttoptr i64 %72 to ptr
 tail call void %174(ptr %44, ptr %94)
 %175 = tail call i64 @llvm.smax.i64(i64 %13, i64 0)
 br i1 %109, label %250, label %221
176:
 %177 = add nuw nsw i64 %251, 1
 %178 = icmp eq i64 %13, %177
 br i1 %178, label %225, label %250
179:
 %180 = tail call i64 @llvm.smax.i64(i64 %13, i64 0)
 %181 = icmp slt i64 %13, 1
 br i1 %181, label %221, label %182
182:
 %183 = getelementptr inbounds nuw i8, ptr %69, i64 96
 %184 = add nsw i64 %60, %13
 %185 = icmp slt i64 %184, 0
 %186 = select i1 %185, i64 %43, i64 0
 %187 = getelementptr double, ptr %44, i64 %184
 %188 = getelementptr double, ptr %187, i64 %186
 %189 = icmp slt i64 %36, 1
 %190 = icmp slt i64 %7, -1
 %191 = select i1 %190, i64 %50, i64 0
 %192 = add i64 %99, %191
 %193 = mul i64 %192, %53
 %194 = getelementptr double, ptr %54, i64 %193
 %195 = inttoptr i64 %4 to ptr
 %196 = mul i64 %36, %33
 %197 = add nsw i64 %184, 1
 %198 = getelementptr inbounds nuw i8, ptr %69, i64 144
 br label %273
199:
 %200 = icmp eq i64 %13, %275
 br i1 %200, label %225, label %273
201:
 %202 = getelementptr double, ptr %61, i64 %277
 %203 = load double, ptr %202, align 8
 %204 = tail call nsz contract double @llvm.fabs.f64(double %203)
 br label %205
205:
 %206 = phi double [ %204, %201 ], [ 1.000000e+00, %273 ]
 %207 = getelementptr double, ptr %76, i64 %274
 %208 = load double, ptr %207, align 8
 %209 = fmul nsz contract double %208, 1.000000e-03
 %210 = fcmp nsz contract ogt double %209, %206
 %211 = select i1 %210, double %209, double %206
 %212 = fmul nsz contract double %211, 1.500000e-08
 %213 = add nsw i64 %274, %60
 %214 = icmp slt i64 %213, 0
 %215 = select i1 %214, i64 %43, i64 0
 %216 = getelementptr double, ptr %44, i64 %213
 %217 = getelementptr double, ptr %216, i64 %215
 br label %279
218:
 %219 = phi double [ %280, %327 ], [ %337, %336 ]
 store double 0.000000e+00, ptr %217, align 8
 %220 = getelementptr i64, ptr %80, i64 %274
 br label %339
221:
 %222 = getelementptr inbounds nuw i8, ptr %69, i64 160
 %223 = load i64, ptr %222, align 1
 %224 = add nsw i64 %223, 1
 store i64 %224, ptr %222, align 1
 br label %245
225:
 %226 = phi i64 [ %180, %199 ], [ %175, %176 ]
 %227 = getelementptr inbounds nuw i8, ptr %69, i64 160
 %228 = load i64, ptr %227, align 1
 %229 = add nsw i64 %228, 1
 store i64 %229, ptr %227, align 1
 %230 = icmp slt i64 %13, 1
 br i1 %230, label %245, label %361
231:
 %232 = icmp eq i64 %365, %226
 br i1 %232, label %245, label %361
233:
 %234 = mul i64 %364, %89
 %235 = getelementptr double, ptr %90, i64 %234
 br label %384
236:
 %237 = sub nsw i64 %387, %364
 %238 = tail call i64 @llvm.smax.i64(i64 %237, i64 %386)
 %239 = sub nsw i64 %364, %387
 %240 = tail call i64 @llvm.smax.i64(i64 %239, i64 %385)
 br label %241
241:
 %242 = phi i64 [ %238, %236 ], [ %386, %384 ]
 %243 = phi i64 [ %240, %236 ], [ %385, %384 ]
 %244 = icmp eq i64 %388, %226
 br i1 %244, label %231, label %384
245:
 %246 = phi i64 [ 0, %225 ], [ 0, %221 ], [ %242, %231 ]
 %247 = phi i64 [ 0, %225 ], [ 0, %221 ], [ %243, %231 ]
 %248 = getelementptr inbounds nuw i8, ptr %98, i64 48
 store i64 %246, ptr %248, align 1
 %249 = getelementptr inbounds nuw i8, ptr %98, i64 56
 store i64 %247, ptr %249, align 1
 br label %392
250:
 %251 = phi i64 [ %177, %176 ], [ 0, %173 ]
 %252 = getelementptr i64, ptr %80, i64 %251
 %253 = getelementptr double, ptr %94, i64 %251
 br label %254
254:
 %255 = phi i64 [ 0, %250 ], [ %256, %254 ]
 %256 = add nuw nsw i64 %255, 1
 %257 = mul nuw nsw i64 %255, %13
 %258 = getelementptr double, ptr %253, i64 %257
 %259 = load double, ptr %258, align 8
 %260 = load i64, ptr %252, align 8
 %261 = getelementptr i64, ptr %80, i64 %255
 %262 = load i64, ptr %261, align 8
 %263 = icmp slt i64 %260, 0
 %264 = select i1 %263, i64 %86, i64 0
 %265 = add i64 %264, %260
 %266 = icmp slt i64 %262, 0
 %267 = select i1 %266, i64 %89, i64 0
 %268 = mul i64 %265, %89
 %269 = getelementptr double, ptr %90, i64 %268
 %270 = getelementptr double, ptr %269, i64 %262
 %271 = getelementptr double, ptr %270, i64 %267
 store double %259, ptr %271, align 8
 %272 = icmp eq i64 %13, %256
 br i1 %272, label %176, label %254
273:
 %274 = phi i64 [ 0, %182 ], [ %275, %199 ]
 %275 = add nuw nsw i64 %274, 1
 %276 = getelementptr i64, ptr %14, i64 %274
 %277 = load i64, ptr %276, align 8
 %278 = icmp slt i64 %277, 0
 br i1 %278, label %205, label %201
279:
 %280 = phi double [ %212, %205 ], [ %337, %336 ]
 %281 = phi i64 [ 2, %205 ], [ %282, %336 ]
 %282 = add nsw i64 %281, -1
 store double %280, ptr %217, align 8
 %283 = load double, ptr %69, align 1
 %284 = load i64, ptr %183, align 1
 %285 = icmp slt i64 %284, 0
 %286 = select i1 %285, i64 %20, i64 0
 %287 = add i64 %286, %284
 %288 = mul i64 %287, %23
 %289 = getelementptr double, ptr %24, i64 %288
 %290 = getelementptr i8, ptr %289, i64 16
 %291 = load double, ptr %290, align 8
 %292 = fcmp nsz contract ogt double %291, %283
 %293 = select i1 %292, double %291, double %283
 %294 = getelementptr i8, ptr %289, i64 24
 %295 = load double, ptr %294, align 8
 %296 = fcmp nsz contract olt double %295, %293
 %297 = select i1 %296, double %295, double %293
 store double %297, ptr %188, align 8
 br i1 %189, label %324, label %298
298:
 %299 = select i1 %285, i64 %30, i64 0
 %300 = add i64 %299, %284
 %301 = mul i64 %196, %300
 %302 = getelementptr double, ptr %37, i64 %301
 %303 = getelementptr double, ptr %302, i64 %36
 br label %304
304:
 %305 = phi i64 [ 0, %298 ], [ %306, %304 ]
 %306 = add nuw nsw i64 %305, 1
 %307 = getelementptr double, ptr %65, i64 %305
 %308 = load double, ptr %307, align 8
 %309 = getelementptr double, ptr %302, i64 %305
 %310 = load double, ptr %309, align 8
 %311 = getelementptr double, ptr %303, i64 %305
 %312 = load double, ptr %311, align 8
 %313 = load double, ptr %289, align 8
 %314 = fsub nsz contract double %297, %313
 %315 = fmul nsz contract double %312, %314
 %316 = fadd nsz contract double %310, %315
 %317 = fadd nsz contract double %308, %316
 %318 = add nsw i64 %197, %305
 %319 = icmp slt i64 %318, 0
 %320 = select i1 %319, i64 %43, i64 0
 %321 = getelementptr double, ptr %44, i64 %318
 %322 = getelementptr double, ptr %321, i64 %320
 store double %317, ptr %322, align 8
 %323 = icmp eq i64 %306, %36
 br i1 %323, label %324, label %304
324:
 tail call void %195(ptr %44, ptr %194)
 %325 = load i64, ptr %198, align 1
 %326 = add nsw i64 %325, 1
 store i64 %326, ptr %198, align 1
 br label %327
327:
 %328 = phi i64 [ 0, %324 ], [ %331, %330 ]
 %329 = icmp eq i64 %328, %13
 br i1 %329, label %218, label %330
330:
 %331 = add nuw i64 %328, 1
 %332 = getelementptr double, ptr %194, i64 %328
 %333 = load double, ptr %332, align 8
 %334 = fsub nsz contract double %333, %333
 %335 = fcmp nsz contract ord double %334, 0.000000e+00
 br i1 %335, label %327, label %336
336:
 %337 = fneg nsz contract double %280
 %338 = icmp samesign ugt i64 %281, 1
 br i1 %338, label %279, label %218
339:
 %340 = phi i64 [ 0, %218 ], [ %341, %339 ]
 %341 = add nuw nsw i64 %340, 1
 %342 = getelementptr double, ptr %194, i64 %340
 %343 = load double, ptr %342, align 8
 %344 = getelementptr double, ptr %54, i64 %340
 %345 = load double, ptr %344, align 8
 %346 = fsub nsz contract double %343, %345
 %347 = fdiv nsz contract double %346, %219
 %348 = load i64, ptr %220, align 8
 %349 = getelementptr i64, ptr %80, i64 %340
 %350 = load i64, ptr %349, align 8
 %351 = icmp slt i64 %348, 0
 %352 = select i1 %351, i64 %86, i64 0
 %353 = add i64 %352, %348
 %354 = icmp slt i64 %350, 0
 %355 = select i1 %354, i64 %89, i64 0
 %356 = mul i64 %353, %89
 %357 = getelementptr double, ptr %90, i64 %356
 %358 = getelementptr double, ptr %357, i64 %350
 %359 = getelementptr double, ptr %358, i64 %355
 store double %347, ptr %359, align 8
 %360 = icmp eq i64 %13, %341
 br i1 %360, label %199, label %339
361:
 %362 = phi i64 [ %243, %231 ], [ 0, %225 ]
 %363 = phi i64 [ %242, %231 ], [ 0, %225 ]
 %364 = phi i64 [ %365, %231 ], [ 0, %225 ]
 %365 = add nuw nsw i64 %364, 1
 %366 = getelementptr i64, ptr %80, i64 %364
 %367 = load i64, ptr %366, align 8
 %368 = icmp slt i64 %367, 0
 %369 = select i1 %368, i64 %86, i64 0
 %370 = add i64 %369, %367
 %371 = mul i64 %370, %89
 %372 = getelementptr double, ptr %90, i64 %371
 br label %373
373:
 %374 = phi i64 [ 0, %361 ], [ %377, %376 ]
 %375 = icmp eq i64 %374, %13
 br i1 %375, label %233, label %376
376:
 %377 = add nuw i64 %374, 1
 %378 = getelementptr double, ptr %372, i64 %374
 %379 = load double, ptr %378, align 8
 %380 = fsub nsz contract double %379, %379
 %381 = fcmp nsz contract ord double %380, 0.000000e+00
 br i1 %381, label %373, label %382
382:
 %383 = getelementptr inbounds nuw i8, ptr %69, i64 88
 store i64 %364, ptr %383, align 1
 br label %392
384:
 %385 = phi i64 [ %362, %233 ], [ %243, %241 ]
 %386 = phi i64 [ %363, %233 ], [ %242, %241 ]
 %387 = phi i64 [ 0, %233 ], [ %388, %241 ]
 %388 = add nuw nsw i64 %387, 1
 %389 = getelementptr double, ptr %235, i64 %387
 %390 = load double, ptr %389, align 8
 %391 = fcmp nsz contract une double %390, 0.000000e+00
 br i1 %391, label %236, label %241
392:
 %393 = phi i64 [ 1, %245 ], [ 0, %382 ]
 ret i64 %393
}
