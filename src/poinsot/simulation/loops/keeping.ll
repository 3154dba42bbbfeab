; what: loops for any machine, written by `make loops` from their texts in Python: don't edit
; sources: bf6fe107dcaebbee04ef4063142153de0c3f14d54ee6488d1ad1c306fd278de7
; text: a97fb1c6ff4e934fd67081558936993d2303ddefb04c670d12dad0ff483b68e5
; calls: pow memset
; begin: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1)
; take: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1)
; advance: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | Keeper(i f1 f1 f1)
declare double @llvm.fabs.f64(double)
declare double @llvm.pow.f64(double, double)
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
 %3 = add i64 %0, 136
 %4 = inttoptr i64 %3 to ptr
 %5 = load i64, ptr %4, align 8
 %6 = add i64 %0, 200
 %7 = inttoptr i64 %6 to ptr
 %8 = load double, ptr %7, align 8
 %9 = add i64 %0, 208
 %10 = inttoptr i64 %9 to ptr
 %11 = load double, ptr %10, align 8
 %12 = add i64 %0, 216
 %13 = inttoptr i64 %12 to ptr
 %14 = load i64, ptr %13, align 8
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
 %31 = add i64 %0, 272
 %32 = inttoptr i64 %31 to ptr
 %33 = load i64, ptr %32, align 8
 %34 = inttoptr i64 %27 to ptr
 %35 = add i64 %0, 280
 %36 = inttoptr i64 %35 to ptr
 %37 = load i64, ptr %36, align 8
 %38 = add i64 %0, 288
 %39 = inttoptr i64 %38 to ptr
 %40 = load i64, ptr %39, align 8
 %41 = inttoptr i64 %37 to ptr
 %42 = add i64 %0, 296
 %43 = inttoptr i64 %42 to ptr
 %44 = load i64, ptr %43, align 8
 %45 = inttoptr i64 %44 to ptr
 %46 = add i64 %0, 312
 %47 = inttoptr i64 %46 to ptr
 %48 = load i64, ptr %47, align 8
 %49 = add i64 %0, 320
 %50 = inttoptr i64 %49 to ptr
 %51 = load i64, ptr %50, align 8
 %52 = inttoptr i64 %48 to ptr
 %53 = add i64 %0, 328
 %54 = inttoptr i64 %53 to ptr
 %55 = load i64, ptr %54, align 8
 %56 = inttoptr i64 %55 to ptr
 %57 = add i64 %0, 352
 %58 = inttoptr i64 %57 to ptr
 %59 = load i64, ptr %58, align 8
 %60 = add i64 %0, 368
 %61 = inttoptr i64 %60 to ptr
 %62 = load i64, ptr %61, align 8
 %63 = inttoptr i64 %59 to ptr
 %64 = add i64 %0, 376
 %65 = inttoptr i64 %64 to ptr
 %66 = load i64, ptr %65, align 8
 %67 = add i64 %0, 384
 %68 = inttoptr i64 %67 to ptr
 %69 = load i64, ptr %68, align 8
 %70 = inttoptr i64 %66 to ptr
 %71 = add i64 %0, 392
 %72 = inttoptr i64 %71 to ptr
 %73 = load i64, ptr %72, align 8
 %74 = add i64 %0, 400
 %75 = inttoptr i64 %74 to ptr
 %76 = load i64, ptr %75, align 8
 %77 = inttoptr i64 %73 to ptr
 %78 = add i64 %0, 408
 %79 = inttoptr i64 %78 to ptr
 %80 = load i64, ptr %79, align 8
 %81 = inttoptr i64 %80 to ptr
 %82 = add i64 %0, 424
 %83 = inttoptr i64 %82 to ptr
 %84 = load i64, ptr %83, align 8
 %85 = add i64 %0, 432
 %86 = inttoptr i64 %85 to ptr
 %87 = load i64, ptr %86, align 8
 %88 = inttoptr i64 %84 to ptr
 %89 = add i64 %0, 440
 %90 = inttoptr i64 %89 to ptr
 %91 = load i64, ptr %90, align 8
 %92 = inttoptr i64 %91 to ptr
 %93 = add i64 %0, 456
 %94 = inttoptr i64 %93 to ptr
 %95 = load i64, ptr %94, align 8
 %96 = inttoptr i64 %95 to ptr
 %97 = add i64 %0, 488
 %98 = inttoptr i64 %97 to ptr
 %99 = load i64, ptr %98, align 8
 %100 = inttoptr i64 %99 to ptr
 %101 = add i64 %0, 504
 %102 = inttoptr i64 %101 to ptr
 %103 = load i64, ptr %102, align 8
 %104 = inttoptr i64 %103 to ptr
 %105 = add i64 %0, 520
 %106 = inttoptr i64 %105 to ptr
 %107 = load i64, ptr %106, align 8
 %108 = add i64 %0, 528
 %109 = inttoptr i64 %108 to ptr
 %110 = load i64, ptr %109, align 8
 %111 = add i64 %0, 536
 %112 = inttoptr i64 %111 to ptr
 %113 = load i64, ptr %112, align 8
 %114 = inttoptr i64 %107 to ptr
 %115 = add i64 %0, 544
 %116 = inttoptr i64 %115 to ptr
 %117 = load i64, ptr %116, align 8
 %118 = add i64 %0, 552
 %119 = inttoptr i64 %118 to ptr
 %120 = load i64, ptr %119, align 8
 %121 = add i64 %0, 560
 %122 = inttoptr i64 %121 to ptr
 %123 = load i64, ptr %122, align 8
 %124 = inttoptr i64 %117 to ptr
 %125 = add i64 %0, 568
 %126 = inttoptr i64 %125 to ptr
 %127 = load i64, ptr %126, align 8
 %128 = add i64 %0, 576
 %129 = inttoptr i64 %128 to ptr
 %130 = load i64, ptr %129, align 8
 %131 = add i64 %0, 584
 %132 = inttoptr i64 %131 to ptr
 %133 = load i64, ptr %132, align 8
 %134 = inttoptr i64 %127 to ptr
 %135 = add i64 %0, 592
 %136 = inttoptr i64 %135 to ptr
 %137 = load i64, ptr %136, align 8
 %138 = add i64 %0, 600
 %139 = inttoptr i64 %138 to ptr
 %140 = load i64, ptr %139, align 8
 %141 = add i64 %0, 608
 %142 = inttoptr i64 %141 to ptr
 %143 = load i64, ptr %142, align 8
 %144 = inttoptr i64 %137 to ptr
 %145 = add i64 %0, 616
 %146 = inttoptr i64 %145 to ptr
 %147 = load i64, ptr %146, align 8
 %148 = inttoptr i64 %147 to ptr
 %149 = add i64 %0, 640
 %150 = inttoptr i64 %149 to ptr
 %151 = load i64, ptr %150, align 8
 %152 = add i64 %0, 648
 %153 = inttoptr i64 %152 to ptr
 %154 = load i64, ptr %153, align 8
 %155 = inttoptr i64 %151 to ptr
 %156 = add i64 %0, 656
 %157 = inttoptr i64 %156 to ptr
 %158 = load i64, ptr %157, align 8
 %159 = add i64 %0, 664
 %160 = inttoptr i64 %159 to ptr
 %161 = load i64, ptr %160, align 8
 %162 = inttoptr i64 %158 to ptr
 %163 = add i64 %0, 672
 %164 = inttoptr i64 %163 to ptr
 %165 = load i64, ptr %164, align 8
 %166 = add i64 %0, 680
 %167 = inttoptr i64 %166 to ptr
 %168 = load i64, ptr %167, align 8
 %169 = inttoptr i64 %165 to ptr
 %170 = icmp slt i64 %1, 1
 br i1 %170, label %1088, label %171
171:
 %172 = add i64 %0, 632
 %173 = inttoptr i64 %172 to ptr
 %174 = load i64, ptr %173, align 8
 %175 = add i64 %0, 496
 %176 = inttoptr i64 %175 to ptr
 %177 = load i64, ptr %176, align 8
 %178 = add i64 %0, 416
 %179 = inttoptr i64 %178 to ptr
 %180 = load i64, ptr %179, align 8
 %181 = add i64 %0, 344
 %182 = inttoptr i64 %181 to ptr
 %183 = load i64, ptr %182, align 8
 %184 = add i64 %0, 264
 %185 = inttoptr i64 %184 to ptr
 %186 = load i64, ptr %185, align 8
 %187 = add i64 %0, 120
 %188 = inttoptr i64 %187 to ptr
 %189 = load double, ptr %188, align 8
 %190 = add i64 %0, 16
 %191 = inttoptr i64 %190 to ptr
 %192 = load i64, ptr %191, align 8
 %193 = inttoptr i64 %0 to ptr
 %194 = load i64, ptr %193, align 8
 %195 = freeze i64 %192
 %196 = getelementptr inbounds nuw i8, ptr %148, i64 72
 %197 = getelementptr inbounds nuw i8, ptr %148, i64 128
 %198 = getelementptr inbounds nuw i8, ptr %148, i64 136
 %199 = fcmp nsz contract ogt double %8, 0.000000e+00
 %200 = getelementptr inbounds nuw i8, ptr %148, i64 96
 %201 = getelementptr inbounds nuw i8, ptr %148, i64 32
 %202 = getelementptr inbounds nuw i8, ptr %148, i64 8
 %203 = getelementptr inbounds nuw i8, ptr %148, i64 24
 %204 = getelementptr inbounds nuw i8, ptr %148, i64 16
 %205 = getelementptr inbounds nuw i8, ptr %148, i64 176
 %206 = fmul nsz contract double %8, 0x3EB0C6F7A0B5ED8D
 %207 = add nsw i64 %20, -1
 %208 = tail call i64 @llvm.smin.i64(i64 %20, i64 0)
 %209 = add i64 %207, %208
 %210 = mul i64 %209, %23
 %211 = getelementptr double, ptr %24, i64 %210
 %212 = getelementptr i8, ptr %211, i64 8
 %213 = getelementptr inbounds nuw i8, ptr %148, i64 184
 %214 = getelementptr inbounds nuw i8, ptr %148, i64 192
 %215 = fmul nsz contract double %8, 1.000000e-09
 %216 = getelementptr inbounds nuw i8, ptr %148, i64 120
 %217 = getelementptr inbounds nuw i8, ptr %148, i64 104
 %218 = icmp slt i64 %69, 1
 %219 = sub i64 %183, %5
 %220 = tail call i64 @llvm.smax.i64(i64 %219, i64 0)
 %221 = icmp slt i64 %219, 1
 %222 = icmp slt i64 %154, 1
 %223 = icmp slt i64 %69, 0
 %224 = select i1 %223, i64 %161, i64 0
 %225 = getelementptr double, ptr %162, i64 %69
 %226 = getelementptr double, ptr %225, i64 %224
 %227 = icmp slt i64 %33, 1
 %228 = mul i64 %186, %33
 %229 = add nsw i64 %69, 1
 %230 = add nsw i64 %180, %229
 %231 = icmp slt i64 %230, 0
 %232 = select i1 %231, i64 %161, i64 0
 %233 = getelementptr double, ptr %162, i64 %230
 %234 = getelementptr double, ptr %233, i64 %232
 %235 = inttoptr i64 %174 to ptr
 %236 = getelementptr inbounds nuw i8, ptr %148, i64 144
 %237 = tail call i64 @llvm.smax.i64(i64 %168, i64 0)
 %238 = sub i64 %69, %5
 %239 = getelementptr inbounds nuw i8, ptr %148, i64 112
 %240 = icmp slt i64 %87, 1
 %241 = icmp eq i64 %195, 0
 %242 = inttoptr i64 %195 to ptr
 %243 = select i1 %223, i64 %177, i64 0
 %244 = getelementptr double, ptr %100, i64 %69
 %245 = getelementptr double, ptr %244, i64 %243
 %246 = icmp slt i64 %69, -1
 %247 = select i1 %246, i64 %177, i64 0
 %248 = getelementptr i8, ptr %244, i64 8
 %249 = getelementptr double, ptr %248, i64 %247
 %250 = add nsw i64 %40, -1
 %251 = icmp eq i64 %5, 0
 %252 = getelementptr inbounds nuw i8, ptr %148, i64 80
 %253 = getelementptr inbounds nuw i8, ptr %148, i64 88
 %254 = icmp slt i64 %76, 1
 %255 = icmp slt i64 %5, 1
 %256 = add nsw i64 %69, %5
 %257 = icmp slt i64 %256, 0
 %258 = select i1 %257, i64 %51, i64 0
 %259 = getelementptr double, ptr %52, i64 %256
 %260 = getelementptr double, ptr %259, i64 %258
 %261 = add nsw i64 %256, 1
 %262 = inttoptr i64 %194 to ptr
 %263 = tail call i64 @llvm.smax.i64(i64 %183, i64 0)
 %264 = getelementptr inbounds nuw i8, ptr %148, i64 152
 %265 = getelementptr inbounds nuw i8, ptr %148, i64 56
 %266 = getelementptr inbounds nuw i8, ptr %148, i64 40
 %267 = getelementptr inbounds nuw i8, ptr %148, i64 48
 %268 = icmp slt i64 %143, 1
 %269 = shl i64 %143, 3
 %270 = fsub nsz contract double 8.000000e-03, %189
 %271 = tail call nsz contract double @llvm.pow.f64(double 0x3C9CD2B297D889BC, double %270)
 %272 = fmul nsz contract double %271, 9.000000e-01
 %273 = select i1 %241, i64 1, i64 2
 br label %942
274:
 %275 = phi i64 [ 2, %1045 ], [ 3, %947 ], [ 7, %1077 ]
 store i64 %275, ptr %196, align 1
 br label %1088
276:
 %277 = load i64, ptr %217, align 1
 br i1 %1060, label %278, label %286
278:
 %279 = fmul nsz contract double %1059, 0x4670000000000000
 %280 = fmul nsz contract double %279, 0x3CA0000000000001
 %281 = fadd nsz contract double %279, %280
 %282 = fsub nsz contract double %281, %279
 %283 = fmul nsz contract double %282, 0x3970000000000000
 %284 = fcmp nsz contract olt double %283, 4.940660e-324
 %285 = select i1 %284, double 4.940660e-324, double %283
 br label %290
286:
 %287 = fmul nsz contract double %1059, 0x3CA0000000000001
 %288 = fadd nsz contract double %1059, %287
 %289 = fsub nsz contract double %288, %1059
 br label %290
290:
 %291 = phi double [ %289, %286 ], [ %285, %278 ]
 %292 = fmul nsz contract double %291, 2.000000e+00
 %293 = icmp slt i64 %277, %40
 br i1 %293, label %294, label %500
294:
 %295 = icmp slt i64 %277, 0
 %296 = select i1 %295, i64 %40, i64 0
 %297 = getelementptr double, ptr %41, i64 %277
 %298 = getelementptr double, ptr %297, i64 %296
 %299 = load double, ptr %298, align 8
 %300 = fsub nsz contract double %1058, %292
 %301 = fcmp nsz contract olt double %299, %300
 br i1 %301, label %302, label %500
302:
 %303 = phi i64 [ %493, %492 ], [ %277, %294 ]
 %304 = icmp slt i64 %303, 0
 %305 = select i1 %304, i64 %40, i64 0
 %306 = getelementptr double, ptr %41, i64 %303
 %307 = getelementptr double, ptr %306, i64 %305
 %308 = load double, ptr %307, align 8
 %309 = load double, ptr %148, align 1
 %310 = fsub nsz contract double %308, %309
 br i1 %218, label %318, label %311
311:
 %312 = phi i64 [ %313, %311 ], [ 0, %302 ]
 %313 = add nuw nsw i64 %312, 1
 %314 = getelementptr double, ptr %70, i64 %312
 %315 = load double, ptr %314, align 8
 %316 = getelementptr double, ptr %162, i64 %312
 store double %315, ptr %316, align 8
 %317 = icmp eq i64 %69, %313
 br i1 %317, label %318, label %311
318:
 br i1 %221, label %319, label %346
319:
 br i1 %222, label %334, label %320
320:
 %321 = load double, ptr %148, align 1
 br label %356
322:
 br i1 %218, label %330, label %323
323:
 %324 = phi i64 [ %325, %323 ], [ 0, %322 ]
 %325 = add nuw nsw i64 %324, 1
 %326 = getelementptr double, ptr %169, i64 %324
 %327 = load double, ptr %326, align 8
 %328 = getelementptr double, ptr %162, i64 %324
 store double %327, ptr %328, align 8
 %329 = icmp eq i64 %69, %325
 br i1 %329, label %330, label %323
330:
 br i1 %221, label %331, label %417
331:
 %332 = fadd nsz contract double %357, %362
 %333 = icmp eq i64 %359, %154
 br i1 %333, label %334, label %356
334:
 br i1 %218, label %335, label %339
335:
 %336 = load i64, ptr %239, align 1
 %337 = sub nsw i64 %303, %336
 %338 = icmp slt i64 %337, 0
 br label %451
339:
 %340 = phi i64 [ %341, %339 ], [ 0, %334 ]
 %341 = add nuw nsw i64 %340, 1
 %342 = getelementptr double, ptr %162, i64 %340
 %343 = load double, ptr %342, align 8
 %344 = getelementptr double, ptr %77, i64 %340
 store double %343, ptr %344, align 8
 %345 = icmp eq i64 %69, %341
 br i1 %345, label %436, label %339
346:
 %347 = phi i64 [ %350, %346 ], [ %5, %318 ]
 %348 = phi i64 [ %349, %346 ], [ %220, %318 ]
 %349 = add nsw i64 %348, -1
 %350 = add i64 %347, 1
 %351 = icmp slt i64 %347, 0
 %352 = select i1 %351, i64 %62, i64 0
 %353 = getelementptr double, ptr %63, i64 %347
 %354 = getelementptr double, ptr %353, i64 %352
 store double 0.000000e+00, ptr %354, align 8
 %355 = icmp samesign ugt i64 %348, 1
 br i1 %355, label %346, label %319
356:
 %357 = phi double [ %321, %320 ], [ %332, %331 ]
 %358 = phi i64 [ 0, %320 ], [ %359, %331 ]
 %359 = add nuw nsw i64 %358, 1
 %360 = getelementptr double, ptr %155, i64 %358
 %361 = load double, ptr %360, align 8
 %362 = fmul nsz contract double %310, %361
 %363 = fmul nsz contract double %362, 5.000000e-01
 %364 = fadd nsz contract double %357, %363
 %365 = load i64, ptr %200, align 1
 %366 = icmp slt i64 %365, 0
 %367 = select i1 %366, i64 %20, i64 0
 %368 = add i64 %367, %365
 %369 = mul i64 %368, %23
 %370 = getelementptr double, ptr %24, i64 %369
 %371 = getelementptr i8, ptr %370, i64 16
 %372 = load double, ptr %371, align 8
 %373 = fcmp nsz contract ogt double %372, %364
 %374 = select i1 %373, double %372, double %364
 %375 = getelementptr i8, ptr %370, i64 24
 %376 = load double, ptr %375, align 8
 %377 = fcmp nsz contract olt double %376, %374
 %378 = select i1 %377, double %376, double %374
 store double %378, ptr %226, align 8
 br i1 %227, label %405, label %379
379:
 %380 = select i1 %366, i64 %30, i64 0
 %381 = add i64 %380, %365
 %382 = mul i64 %381, %228
 %383 = getelementptr double, ptr %34, i64 %382
 %384 = getelementptr double, ptr %383, i64 %33
 br label %385
385:
 %386 = phi i64 [ 0, %379 ], [ %387, %385 ]
 %387 = add nuw nsw i64 %386, 1
 %388 = getelementptr double, ptr %81, i64 %386
 %389 = load double, ptr %388, align 8
 %390 = getelementptr double, ptr %383, i64 %386
 %391 = load double, ptr %390, align 8
 %392 = getelementptr double, ptr %384, i64 %386
 %393 = load double, ptr %392, align 8
 %394 = load double, ptr %370, align 8
 %395 = fsub nsz contract double %378, %394
 %396 = fmul nsz contract double %393, %395
 %397 = fadd nsz contract double %391, %396
 %398 = fadd nsz contract double %389, %397
 %399 = add nsw i64 %386, %229
 %400 = icmp slt i64 %399, 0
 %401 = select i1 %400, i64 %161, i64 0
 %402 = getelementptr double, ptr %162, i64 %399
 %403 = getelementptr double, ptr %402, i64 %401
 store double %398, ptr %403, align 8
 %404 = icmp eq i64 %387, %33
 br i1 %404, label %405, label %385
405:
 store double %362, ptr %234, align 8
 tail call void %235(ptr %162, ptr %169)
 %406 = load i64, ptr %236, align 1
 %407 = add nsw i64 %406, 1
 store i64 %407, ptr %236, align 1
 br label %408
408:
 %409 = phi i64 [ 0, %405 ], [ %412, %411 ]
 %410 = icmp eq i64 %409, %237
 br i1 %410, label %322, label %411
411:
 %412 = add nuw i64 %409, 1
 %413 = getelementptr double, ptr %169, i64 %409
 %414 = load double, ptr %413, align 8
 %415 = fsub nsz contract double %414, %414
 %416 = fcmp nsz contract ord double %415, 0.000000e+00
 br i1 %416, label %408, label %435
417:
 %418 = phi i64 [ %420, %417 ], [ %220, %330 ]
 %419 = phi i64 [ %421, %417 ], [ %5, %330 ]
 %420 = add nsw i64 %418, -1
 %421 = add i64 %419, 1
 %422 = icmp slt i64 %419, 0
 %423 = select i1 %422, i64 %62, i64 0
 %424 = getelementptr double, ptr %63, i64 %419
 %425 = getelementptr double, ptr %424, i64 %423
 %426 = load double, ptr %425, align 8
 %427 = add i64 %419, %238
 %428 = icmp slt i64 %427, 0
 %429 = select i1 %428, i64 %168, i64 0
 %430 = getelementptr double, ptr %169, i64 %427
 %431 = getelementptr double, ptr %430, i64 %429
 %432 = load double, ptr %431, align 8
 %433 = fadd nsz contract double %426, %432
 store double %433, ptr %425, align 8
 %434 = icmp sgt i64 %418, 1
 br i1 %434, label %417, label %331
435:
 br i1 %251, label %875, label %859
436:
 %437 = load i64, ptr %239, align 1
 %438 = sub nsw i64 %303, %437
 %439 = icmp slt i64 %438, 0
 %440 = select i1 %439, i64 %110, i64 0
 %441 = add i64 %440, %438
 %442 = mul i64 %441, %113
 %443 = getelementptr double, ptr %114, i64 %442
 br label %444
444:
 %445 = phi i64 [ %446, %444 ], [ 0, %436 ]
 %446 = add nuw nsw i64 %445, 1
 %447 = getelementptr double, ptr %77, i64 %445
 %448 = load double, ptr %447, align 8
 %449 = getelementptr double, ptr %443, i64 %445
 store double %448, ptr %449, align 8
 %450 = icmp eq i64 %69, %446
 br i1 %450, label %451, label %444
451:
 %452 = phi i1 [ %338, %335 ], [ %439, %444 ]
 %453 = phi i64 [ %337, %335 ], [ %438, %444 ]
 br i1 %240, label %459, label %454
454:
 %455 = select i1 %452, i64 %120, i64 0
 %456 = add i64 %455, %453
 %457 = mul i64 %456, %123
 %458 = getelementptr double, ptr %124, i64 %457
 br label %476
459:
 br i1 %241, label %490, label %460
460:
 br i1 %218, label %468, label %461
461:
 %462 = phi i64 [ %463, %461 ], [ 0, %460 ]
 %463 = add nuw nsw i64 %462, 1
 %464 = getelementptr double, ptr %77, i64 %462
 %465 = load double, ptr %464, align 8
 %466 = getelementptr double, ptr %104, i64 %462
 store double %465, ptr %466, align 8
 %467 = icmp eq i64 %69, %463
 br i1 %467, label %468, label %461
468:
 tail call void %242(ptr %104, ptr %100)
 %469 = load double, ptr %245, align 8
 %470 = load double, ptr %249, align 8
 %471 = select i1 %452, i64 %130, i64 0
 %472 = add i64 %471, %453
 %473 = mul i64 %472, %133
 %474 = getelementptr double, ptr %134, i64 %473
 store double %469, ptr %474, align 8
 %475 = getelementptr i8, ptr %474, i64 8
 store double %470, ptr %475, align 8
 br label %490
476:
 %477 = phi i64 [ 0, %454 ], [ %478, %476 ]
 %478 = add nuw nsw i64 %477, 1
 %479 = getelementptr double, ptr %88, i64 %477
 %480 = load double, ptr %479, align 8
 %481 = add nsw i64 %477, %5
 %482 = icmp slt i64 %481, 0
 %483 = select i1 %482, i64 %62, i64 0
 %484 = getelementptr double, ptr %63, i64 %481
 %485 = getelementptr double, ptr %484, i64 %483
 %486 = load double, ptr %485, align 8
 %487 = fadd nsz contract double %480, %486
 %488 = getelementptr double, ptr %458, i64 %477
 store double %487, ptr %488, align 8
 %489 = icmp eq i64 %478, %87
 br i1 %489, label %459, label %476
490:
 %491 = icmp eq i64 %303, %250
 br i1 %491, label %500, label %492
492:
 %493 = add i64 %303, 1
 %494 = icmp slt i64 %303, -1
 %495 = select i1 %494, i64 %40, i64 0
 %496 = getelementptr double, ptr %41, i64 %493
 %497 = getelementptr double, ptr %496, i64 %495
 %498 = load double, ptr %497, align 8
 %499 = fcmp nsz contract olt double %498, %300
 br i1 %499, label %302, label %500
500:
 %501 = phi i64 [ %277, %294 ], [ %277, %290 ], [ %493, %492 ], [ %40, %490 ]
 br i1 %218, label %509, label %502
502:
 %503 = phi i64 [ %504, %502 ], [ 0, %500 ]
 %504 = add nuw nsw i64 %503, 1
 %505 = getelementptr double, ptr %70, i64 %503
 %506 = load double, ptr %505, align 8
 %507 = getelementptr double, ptr %162, i64 %503
 store double %506, ptr %507, align 8
 %508 = icmp eq i64 %69, %504
 br i1 %508, label %509, label %502
509:
 br i1 %221, label %510, label %533
510:
 br i1 %222, label %525, label %511
511:
 %512 = load double, ptr %148, align 1
 br label %543
513:
 br i1 %218, label %521, label %514
514:
 %515 = phi i64 [ %516, %514 ], [ 0, %513 ]
 %516 = add nuw nsw i64 %515, 1
 %517 = getelementptr double, ptr %169, i64 %515
 %518 = load double, ptr %517, align 8
 %519 = getelementptr double, ptr %162, i64 %515
 store double %518, ptr %519, align 8
 %520 = icmp eq i64 %69, %516
 br i1 %520, label %521, label %514
521:
 br i1 %221, label %522, label %604
522:
 %523 = fadd nsz contract double %544, %549
 %524 = icmp eq i64 %546, %154
 br i1 %524, label %525, label %543
525:
 br i1 %218, label %623, label %526
526:
 %527 = phi i64 [ %528, %526 ], [ 0, %525 ]
 %528 = add nuw nsw i64 %527, 1
 %529 = getelementptr double, ptr %162, i64 %527
 %530 = load double, ptr %529, align 8
 %531 = getelementptr double, ptr %77, i64 %527
 store double %530, ptr %531, align 8
 %532 = icmp eq i64 %69, %528
 br i1 %532, label %623, label %526
533:
 %534 = phi i64 [ %537, %533 ], [ %5, %509 ]
 %535 = phi i64 [ %536, %533 ], [ %220, %509 ]
 %536 = add nsw i64 %535, -1
 %537 = add i64 %534, 1
 %538 = icmp slt i64 %534, 0
 %539 = select i1 %538, i64 %62, i64 0
 %540 = getelementptr double, ptr %63, i64 %534
 %541 = getelementptr double, ptr %540, i64 %539
 store double 0.000000e+00, ptr %541, align 8
 %542 = icmp samesign ugt i64 %535, 1
 br i1 %542, label %533, label %510
543:
 %544 = phi double [ %512, %511 ], [ %523, %522 ]
 %545 = phi i64 [ 0, %511 ], [ %546, %522 ]
 %546 = add nuw nsw i64 %545, 1
 %547 = getelementptr double, ptr %155, i64 %545
 %548 = load double, ptr %547, align 8
 %549 = fmul nsz contract double %1057, %548
 %550 = fmul nsz contract double %549, 5.000000e-01
 %551 = fadd nsz contract double %544, %550
 %552 = load i64, ptr %200, align 1
 %553 = icmp slt i64 %552, 0
 %554 = select i1 %553, i64 %20, i64 0
 %555 = add i64 %554, %552
 %556 = mul i64 %555, %23
 %557 = getelementptr double, ptr %24, i64 %556
 %558 = getelementptr i8, ptr %557, i64 16
 %559 = load double, ptr %558, align 8
 %560 = fcmp nsz contract ogt double %559, %551
 %561 = select i1 %560, double %559, double %551
 %562 = getelementptr i8, ptr %557, i64 24
 %563 = load double, ptr %562, align 8
 %564 = fcmp nsz contract olt double %563, %561
 %565 = select i1 %564, double %563, double %561
 store double %565, ptr %226, align 8
 br i1 %227, label %592, label %566
566:
 %567 = select i1 %553, i64 %30, i64 0
 %568 = add i64 %567, %552
 %569 = mul i64 %568, %228
 %570 = getelementptr double, ptr %34, i64 %569
 %571 = getelementptr double, ptr %570, i64 %33
 br label %572
572:
 %573 = phi i64 [ 0, %566 ], [ %574, %572 ]
 %574 = add nuw nsw i64 %573, 1
 %575 = getelementptr double, ptr %81, i64 %573
 %576 = load double, ptr %575, align 8
 %577 = getelementptr double, ptr %570, i64 %573
 %578 = load double, ptr %577, align 8
 %579 = getelementptr double, ptr %571, i64 %573
 %580 = load double, ptr %579, align 8
 %581 = load double, ptr %557, align 8
 %582 = fsub nsz contract double %565, %581
 %583 = fmul nsz contract double %580, %582
 %584 = fadd nsz contract double %578, %583
 %585 = fadd nsz contract double %576, %584
 %586 = add nsw i64 %573, %229
 %587 = icmp slt i64 %586, 0
 %588 = select i1 %587, i64 %161, i64 0
 %589 = getelementptr double, ptr %162, i64 %586
 %590 = getelementptr double, ptr %589, i64 %588
 store double %585, ptr %590, align 8
 %591 = icmp eq i64 %574, %33
 br i1 %591, label %592, label %572
592:
 store double %549, ptr %234, align 8
 tail call void %235(ptr %162, ptr %169)
 %593 = load i64, ptr %236, align 1
 %594 = add nsw i64 %593, 1
 store i64 %594, ptr %236, align 1
 br label %595
595:
 %596 = phi i64 [ 0, %592 ], [ %599, %598 ]
 %597 = icmp eq i64 %596, %237
 br i1 %597, label %513, label %598
598:
 %599 = add nuw i64 %596, 1
 %600 = getelementptr double, ptr %169, i64 %596
 %601 = load double, ptr %600, align 8
 %602 = fsub nsz contract double %601, %601
 %603 = fcmp nsz contract ord double %602, 0.000000e+00
 br i1 %603, label %595, label %622
604:
 %605 = phi i64 [ %607, %604 ], [ %220, %521 ]
 %606 = phi i64 [ %608, %604 ], [ %5, %521 ]
 %607 = add nsw i64 %605, -1
 %608 = add i64 %606, 1
 %609 = icmp slt i64 %606, 0
 %610 = select i1 %609, i64 %62, i64 0
 %611 = getelementptr double, ptr %63, i64 %606
 %612 = getelementptr double, ptr %611, i64 %610
 %613 = load double, ptr %612, align 8
 %614 = add i64 %606, %238
 %615 = icmp slt i64 %614, 0
 %616 = select i1 %615, i64 %168, i64 0
 %617 = getelementptr double, ptr %169, i64 %614
 %618 = getelementptr double, ptr %617, i64 %616
 %619 = load double, ptr %618, align 8
 %620 = fadd nsz contract double %613, %619
 store double %620, ptr %612, align 8
 %621 = icmp sgt i64 %605, 1
 br i1 %621, label %604, label %522
622:
 br i1 %251, label %875, label %867
623:
 %624 = icmp slt i64 %501, %40
 br i1 %624, label %625, label %687
625:
 %626 = icmp slt i64 %501, 0
 %627 = select i1 %626, i64 %40, i64 0
 %628 = getelementptr double, ptr %41, i64 %501
 %629 = getelementptr double, ptr %628, i64 %627
 %630 = load double, ptr %629, align 8
 %631 = fadd nsz contract double %1058, %292
 %632 = fcmp nsz contract ugt double %630, %631
 br i1 %632, label %687, label %633
633:
 %634 = load i64, ptr %239, align 1
 %635 = sub nsw i64 %501, %634
 %636 = icmp slt i64 %635, 0
 %637 = select i1 %636, i64 %110, i64 0
 %638 = add i64 %637, %635
 %639 = mul i64 %638, %113
 %640 = getelementptr double, ptr %114, i64 %639
 br i1 %218, label %648, label %641
641:
 %642 = phi i64 [ %643, %641 ], [ 0, %633 ]
 %643 = add nuw nsw i64 %642, 1
 %644 = getelementptr double, ptr %77, i64 %642
 %645 = load double, ptr %644, align 8
 %646 = getelementptr double, ptr %640, i64 %642
 store double %645, ptr %646, align 8
 %647 = icmp eq i64 %69, %643
 br i1 %647, label %648, label %641
648:
 br i1 %240, label %654, label %649
649:
 %650 = select i1 %636, i64 %120, i64 0
 %651 = add i64 %650, %635
 %652 = mul i64 %651, %123
 %653 = getelementptr double, ptr %124, i64 %652
 br label %671
654:
 br i1 %241, label %685, label %655
655:
 br i1 %218, label %663, label %656
656:
 %657 = phi i64 [ %658, %656 ], [ 0, %655 ]
 %658 = add nuw nsw i64 %657, 1
 %659 = getelementptr double, ptr %77, i64 %657
 %660 = load double, ptr %659, align 8
 %661 = getelementptr double, ptr %104, i64 %657
 store double %660, ptr %661, align 8
 %662 = icmp eq i64 %69, %658
 br i1 %662, label %663, label %656
663:
 tail call void %242(ptr %104, ptr %100)
 %664 = load double, ptr %245, align 8
 %665 = load double, ptr %249, align 8
 %666 = select i1 %636, i64 %130, i64 0
 %667 = add i64 %666, %635
 %668 = mul i64 %667, %133
 %669 = getelementptr double, ptr %134, i64 %668
 store double %664, ptr %669, align 8
 %670 = getelementptr i8, ptr %669, i64 8
 store double %665, ptr %670, align 8
 br label %685
671:
 %672 = phi i64 [ 0, %649 ], [ %673, %671 ]
 %673 = add nuw nsw i64 %672, 1
 %674 = getelementptr double, ptr %88, i64 %672
 %675 = load double, ptr %674, align 8
 %676 = add nsw i64 %672, %5
 %677 = icmp slt i64 %676, 0
 %678 = select i1 %677, i64 %62, i64 0
 %679 = getelementptr double, ptr %63, i64 %676
 %680 = getelementptr double, ptr %679, i64 %678
 %681 = load double, ptr %680, align 8
 %682 = fadd nsz contract double %675, %681
 %683 = getelementptr double, ptr %653, i64 %672
 store double %682, ptr %683, align 8
 %684 = icmp eq i64 %673, %87
 br i1 %684, label %654, label %671
685:
 %686 = add nsw i64 %501, 1
 br label %687
687:
 %688 = phi i64 [ %686, %685 ], [ %501, %625 ], [ %501, %623 ]
 %689 = load i64, ptr %217, align 1
 %690 = sub nsw i64 %688, %689
 %691 = load i64, ptr %200, align 1
 br i1 %1056, label %705, label %692
692:
 %693 = icmp slt i64 %691, 0
 %694 = select i1 %693, i64 %20, i64 0
 %695 = add i64 %694, %691
 %696 = mul i64 %695, %23
 %697 = getelementptr double, ptr %24, i64 %696
 %698 = getelementptr i8, ptr %697, i64 8
 %699 = load double, ptr %698, align 8
 %700 = fcmp nsz contract ult double %1058, %699
 br i1 %700, label %705, label %701
701:
 %702 = add nsw i64 %691, 1
 %703 = icmp slt i64 %702, %20
 %704 = select i1 %703, i64 %702, i64 %691
 br label %705
705:
 %706 = phi i64 [ %691, %687 ], [ %704, %701 ], [ %691, %692 ]
 %707 = icmp sgt i64 %690, -1
 br i1 %707, label %708, label %857
708:
 br i1 %254, label %716, label %709
709:
 %710 = phi i64 [ %711, %709 ], [ 0, %708 ]
 %711 = add nuw nsw i64 %710, 1
 %712 = getelementptr double, ptr %77, i64 %710
 %713 = load double, ptr %712, align 8
 %714 = getelementptr double, ptr %52, i64 %710
 store double %713, ptr %714, align 8
 %715 = icmp eq i64 %76, %711
 br i1 %715, label %716, label %709
716:
 br i1 %255, label %727, label %717
717:
 %718 = phi i64 [ %720, %717 ], [ %5, %716 ]
 %719 = phi i64 [ %721, %717 ], [ %76, %716 ]
 %720 = add nsw i64 %718, -1
 %721 = add i64 %719, 1
 %722 = icmp slt i64 %719, 0
 %723 = select i1 %722, i64 %51, i64 0
 %724 = getelementptr double, ptr %52, i64 %719
 %725 = getelementptr double, ptr %724, i64 %723
 store double 0.000000e+00, ptr %725, align 8
 %726 = icmp samesign ugt i64 %718, 1
 br i1 %726, label %717, label %727
727:
 %728 = icmp slt i64 %706, 0
 %729 = select i1 %728, i64 %20, i64 0
 %730 = add i64 %729, %706
 %731 = mul i64 %730, %23
 %732 = getelementptr double, ptr %24, i64 %731
 %733 = getelementptr i8, ptr %732, i64 16
 %734 = load double, ptr %733, align 8
 %735 = fcmp nsz contract ogt double %734, %1058
 %736 = select i1 %735, double %734, double %1058
 %737 = getelementptr i8, ptr %732, i64 24
 %738 = load double, ptr %737, align 8
 %739 = fcmp nsz contract olt double %738, %736
 %740 = select i1 %739, double %738, double %736
 store double %740, ptr %260, align 8
 br i1 %227, label %767, label %741
741:
 %742 = select i1 %728, i64 %30, i64 0
 %743 = add i64 %742, %706
 %744 = mul i64 %743, %228
 %745 = getelementptr double, ptr %34, i64 %744
 %746 = getelementptr double, ptr %745, i64 %33
 br label %747
747:
 %748 = phi i64 [ 0, %741 ], [ %749, %747 ]
 %749 = add nuw nsw i64 %748, 1
 %750 = getelementptr double, ptr %81, i64 %748
 %751 = load double, ptr %750, align 8
 %752 = getelementptr double, ptr %745, i64 %748
 %753 = load double, ptr %752, align 8
 %754 = getelementptr double, ptr %746, i64 %748
 %755 = load double, ptr %754, align 8
 %756 = load double, ptr %732, align 8
 %757 = fsub nsz contract double %740, %756
 %758 = fmul nsz contract double %755, %757
 %759 = fadd nsz contract double %753, %758
 %760 = fadd nsz contract double %751, %759
 %761 = add nsw i64 %261, %748
 %762 = icmp slt i64 %761, 0
 %763 = select i1 %762, i64 %51, i64 0
 %764 = getelementptr double, ptr %52, i64 %761
 %765 = getelementptr double, ptr %764, i64 %763
 store double %760, ptr %765, align 8
 %766 = icmp eq i64 %749, %33
 br i1 %766, label %767, label %747
767:
 tail call void %262(ptr %52, ptr %56)
 %768 = load i64, ptr %236, align 1
 %769 = add nsw i64 %768, 1
 store i64 %769, ptr %236, align 1
 br label %770
770:
 %771 = phi i64 [ 0, %767 ], [ %774, %773 ]
 %772 = icmp eq i64 %771, %263
 br i1 %772, label %781, label %773
773:
 %774 = add nuw i64 %771, 1
 %775 = getelementptr double, ptr %56, i64 %771
 %776 = load double, ptr %775, align 8
 %777 = fsub nsz contract double %776, %776
 %778 = fcmp nsz contract ord double %777, 0.000000e+00
 br i1 %778, label %770, label %779
779:
 store i64 1, ptr %264, align 1
 %780 = load double, ptr %245, align 8
 store double %780, ptr %265, align 1
 br label %875
781:
 br i1 %218, label %789, label %782
782:
 %783 = phi i64 [ %784, %782 ], [ 0, %781 ]
 %784 = add nuw nsw i64 %783, 1
 %785 = getelementptr double, ptr %77, i64 %783
 %786 = load double, ptr %785, align 8
 %787 = getelementptr double, ptr %70, i64 %783
 store double %786, ptr %787, align 8
 %788 = icmp eq i64 %69, %784
 br i1 %788, label %789, label %782
789:
 br i1 %221, label %790, label %794
790:
 %791 = icmp eq i64 %690, 0
 br i1 %791, label %893, label %792
792:
 %793 = load i64, ptr %217, align 1
 br label %820
794:
 %795 = phi i64 [ %796, %794 ], [ 0, %789 ]
 %796 = add nuw nsw i64 %795, 1
 %797 = getelementptr double, ptr %88, i64 %795
 %798 = load double, ptr %797, align 8
 %799 = add nsw i64 %795, %5
 %800 = icmp slt i64 %799, 0
 %801 = select i1 %800, i64 %62, i64 0
 %802 = getelementptr double, ptr %63, i64 %799
 %803 = getelementptr double, ptr %802, i64 %801
 %804 = load double, ptr %803, align 8
 %805 = fadd nsz contract double %798, %804
 store double %805, ptr %797, align 8
 %806 = load double, ptr %267, align 1
 %807 = load double, ptr %803, align 8
 %808 = tail call nsz contract double @llvm.fabs.f64(double %807)
 %809 = fadd nsz contract double %806, %808
 store double %809, ptr %267, align 1
 %810 = getelementptr double, ptr %92, i64 %795
 %811 = load double, ptr %810, align 8
 %812 = load double, ptr %797, align 8
 %813 = fcmp nsz contract olt double %812, %811
 %814 = select i1 %813, double %812, double %811
 %815 = getelementptr double, ptr %96, i64 %795
 %816 = load double, ptr %815, align 8
 %817 = fcmp nsz contract ogt double %812, %816
 %818 = select i1 %817, double %812, double %816
 store double %814, ptr %810, align 8
 store double %818, ptr %815, align 8
 %819 = icmp eq i64 %796, %219
 br i1 %819, label %790, label %794
820:
 %821 = phi i64 [ %690, %792 ], [ %823, %855 ]
 %822 = phi i64 [ %793, %792 ], [ %824, %855 ]
 %823 = add nsw i64 %821, -1
 %824 = add i64 %822, 1
 %825 = load i64, ptr %239, align 1
 %826 = sub i64 %822, %825
 %827 = icmp slt i64 %826, 0
 %828 = select i1 %827, i64 %140, i64 0
 %829 = add i64 %828, %826
 %830 = mul i64 %829, %143
 %831 = getelementptr double, ptr %144, i64 %830
 br i1 %268, label %835, label %832
832:
 %833 = shl i64 %830, 3
 %834 = getelementptr i8, ptr %144, i64 %833
 tail call void @llvm.memset.p0.i64(ptr align 8 %834, i8 0, i64 %269, i1 false)
 br label %835
835:
 %836 = load double, ptr %267, align 1
 store double %836, ptr %831, align 8
 br i1 %240, label %855, label %837
837:
 %838 = phi i64 [ %839, %837 ], [ 0, %835 ]
 %839 = add nuw nsw i64 %838, 1
 %840 = getelementptr i64, ptr %45, i64 %838
 %841 = load i64, ptr %840, align 8
 %842 = icmp slt i64 %841, -1
 %843 = select i1 %842, i64 %143, i64 0
 %844 = getelementptr double, ptr %831, i64 %841
 %845 = getelementptr i8, ptr %844, i64 8
 %846 = getelementptr double, ptr %845, i64 %843
 %847 = load double, ptr %846, align 8
 %848 = getelementptr double, ptr %96, i64 %838
 %849 = load double, ptr %848, align 8
 %850 = getelementptr double, ptr %92, i64 %838
 %851 = load double, ptr %850, align 8
 %852 = fsub nsz contract double %849, %851
 %853 = fadd nsz contract double %847, %852
 store double %853, ptr %846, align 8
 %854 = icmp eq i64 %87, %839
 br i1 %854, label %855, label %837
855:
 %856 = icmp sgt i64 %821, 1
 br i1 %856, label %820, label %893
857:
 store i64 1, ptr %264, align 1
 %858 = load double, ptr %245, align 8
 store double %858, ptr %265, align 1
 br label %875
859:
 %860 = srem i64 %409, %5
 %861 = xor i64 %860, %5
 %862 = icmp slt i64 %861, 0
 %863 = icmp ne i64 %860, 0
 %864 = and i1 %863, %862
 %865 = select i1 %864, i64 %5, i64 0
 %866 = add i64 %865, %860
 br label %875
867:
 %868 = srem i64 %596, %5
 %869 = xor i64 %868, %5
 %870 = icmp slt i64 %869, 0
 %871 = icmp ne i64 %868, 0
 %872 = and i1 %871, %870
 %873 = select i1 %872, i64 %5, i64 0
 %874 = add i64 %873, %868
 br label %875
875:
 %876 = phi i64 [ 3, %435 ], [ 1, %779 ], [ %273, %857 ], [ 3, %859 ], [ 3, %867 ], [ 3, %622 ]
 %877 = phi i64 [ 0, %435 ], [ %771, %779 ], [ 0, %857 ], [ %866, %859 ], [ %874, %867 ], [ 0, %622 ]
 store i64 %876, ptr %252, align 1
 store i64 %877, ptr %253, align 1
 %878 = load i64, ptr %198, align 1
 %879 = add nsw i64 %878, 1
 store i64 %879, ptr %198, align 1
 %880 = fmul nsz contract double %1057, 5.000000e-01
 store double %880, ptr %202, align 1
 br i1 %199, label %881, label %892
881:
 %882 = load i64, ptr %213, align 1
 %883 = load i64, ptr %205, align 1
 %884 = add nsw i64 %883, 1
 %885 = icmp eq i64 %882, %884
 br i1 %885, label %892, label %886
886:
 store i64 %884, ptr %213, align 1
 %887 = shl nuw nsw i64 %876, 3
 %888 = getelementptr inbounds nuw i8, ptr %148, i64 %887
 %889 = getelementptr inbounds nuw i8, ptr %888, i64 200
 %890 = load i64, ptr %889, align 1
 %891 = add nsw i64 %890, 1
 store i64 %891, ptr %889, align 1
 br label %892
892:
 store double 2.000000e+00, ptr %266, align 1
 br label %940
893:
 %894 = load i64, ptr %217, align 1
 %895 = add nsw i64 %894, %690
 store i64 %895, ptr %217, align 1
 store i64 %706, ptr %200, align 1
 store double %1058, ptr %148, align 1
 %896 = load i64, ptr %197, align 1
 %897 = add nsw i64 %896, 1
 store i64 %897, ptr %197, align 1
 %898 = load double, ptr %212, align 8
 %899 = fcmp nsz contract ult double %1058, %898
 br i1 %899, label %900, label %903
900:
 %901 = load double, ptr %201, align 1
 %902 = fcmp nsz contract ult double %1058, %901
 br i1 %902, label %905, label %903
903:
 %904 = phi i64 [ 1, %893 ], [ 6, %900 ]
 store i64 %904, ptr %196, align 1
 br label %905
905:
 br i1 %199, label %906, label %916
906:
 store double %8, ptr %202, align 1
 %907 = load double, ptr %24, align 8
 %908 = load i64, ptr %205, align 1
 %909 = add nsw i64 %908, 1
 %910 = sitofp i64 %909 to double
 %911 = fadd nsz contract double %910, 0xBEB0C6F7A0B5ED8D
 %912 = fmul nsz contract double %8, %911
 %913 = fadd nsz contract double %907, %912
 %914 = fcmp nsz contract ult double %1058, %913
 br i1 %914, label %940, label %915
915:
 store i64 %909, ptr %205, align 1
 br label %940
916:
 %917 = load double, ptr %266, align 1
 %918 = fcmp nsz contract ogt double %917, 1.000000e+00
 %919 = select i1 %918, double 1.000000e+00, double 6.000000e+00
 %920 = fcmp nsz contract olt double %917, 1.000000e-04
 %921 = select i1 %920, double 1.000000e-04, double %917
 %922 = fcmp nsz contract ogt double %921, 1.000000e+00
 %923 = select i1 %922, double 1.000000e+00, double %921
 %924 = tail call nsz contract double @llvm.pow.f64(double %923, double 4.000000e-02)
 %925 = fmul nsz contract double %272, %924
 %926 = fcmp nsz contract olt double %925, 0x3FD5555555555555
 %927 = select i1 %926, double 0x3FD5555555555555, double %925
 %928 = fcmp nsz contract olt double %919, %927
 %929 = select i1 %928, double %919, double %927
 %930 = fmul nsz contract double %1057, %929
 %931 = load double, ptr %202, align 1
 %932 = fcmp nsz contract olt double %1057, %931
 %933 = fcmp nsz contract oge double %925, 1.000000e+00
 %934 = select i1 %932, i1 %933, i1 false
 %935 = fcmp nsz contract ogt double %931, %930
 %936 = select i1 %934, i1 %935, i1 false
 %937 = select i1 %936, double %931, double %930
 %938 = fcmp nsz contract olt double %11, %937
 %939 = select i1 %938, double %11, double %937
 store double %939, ptr %202, align 1
 store double 1.000000e-04, ptr %266, align 1
 br label %940
940:
 %941 = icmp sgt i64 %943, 1
 br i1 %941, label %942, label %1088
942:
 %943 = phi i64 [ %1, %171 ], [ %944, %940 ]
 %944 = add nsw i64 %943, -1
 %945 = load i64, ptr %196, align 1
 %946 = icmp eq i64 %945, 0
 br i1 %946, label %947, label %1088
947:
 %948 = load i64, ptr %197, align 1
 %949 = load i64, ptr %198, align 1
 %950 = add nsw i64 %949, %948
 %951 = icmp slt i64 %950, %14
 br i1 %951, label %952, label %274
952:
 %953 = load i64, ptr %200, align 1
 %954 = icmp slt i64 %953, 0
 %955 = select i1 %954, i64 %20, i64 0
 %956 = add i64 %955, %953
 %957 = mul i64 %956, %23
 %958 = getelementptr double, ptr %24, i64 %957
 %959 = getelementptr i8, ptr %958, i64 8
 %960 = load double, ptr %959, align 8
 %961 = load double, ptr %201, align 1
 %962 = fcmp nsz contract olt double %961, %960
 %963 = select i1 %962, double %961, double %960
 br i1 %199, label %964, label %1004
964:
 %965 = load double, ptr %24, align 8
 %966 = load i64, ptr %205, align 1
 %967 = add nsw i64 %966, 1
 %968 = sitofp i64 %967 to double
 %969 = fmul nsz contract double %8, %968
 %970 = fadd nsz contract double %965, %969
 %971 = fsub nsz contract double %963, %206
 %972 = fcmp nsz contract ogt double %970, %971
 br i1 %972, label %973, label %985
973:
 %974 = fadd nsz contract double %206, %963
 %975 = fcmp nsz contract ogt double %970, %974
 br i1 %975, label %976, label %985
976:
 %977 = load double, ptr %212, align 8
 %978 = fcmp nsz contract olt double %963, %977
 br i1 %978, label %979, label %985
979:
 %980 = load i64, ptr %213, align 1
 %981 = icmp eq i64 %980, %967
 br i1 %981, label %985, label %982
982:
 store i64 %967, ptr %213, align 1
 %983 = load i64, ptr %214, align 1
 %984 = add nsw i64 %983, 1
 store i64 %984, ptr %214, align 1
 br label %985
985:
 %986 = phi double [ %970, %964 ], [ %963, %973 ], [ %963, %976 ], [ %963, %979 ], [ %963, %982 ]
 %987 = load double, ptr %148, align 1
 %988 = fsub nsz contract double %986, %987
 %989 = load double, ptr %202, align 1
 %990 = fmul nsz contract double %988, 0x3FEFFFFDE7210BE9
 %991 = fcmp nsz contract olt double %989, %990
 br i1 %991, label %992, label %998
992:
 %993 = fmul nsz contract double %989, 2.000000e+00
 %994 = fcmp nsz contract ult double %988, %993
 %995 = fmul nsz contract double %988, 5.000000e-01
 %996 = select i1 %994, double %995, double %989
 %997 = fadd nsz contract double %987, %996
 br label %1021
998:
 %999 = fsub nsz contract double %988, %8
 %1000 = tail call nsz contract double @llvm.fabs.f64(double %999)
 %1001 = fcmp nsz contract ugt double %1000, %215
 %1002 = select i1 %1001, double %988, double %8
 store double %986, ptr %203, align 1
 %1003 = load double, ptr %959, align 8
 store double %1002, ptr %204, align 1
 br i1 %972, label %1055, label %1026
1004:
 %1005 = load double, ptr %202, align 1
 %1006 = getelementptr i8, ptr %958, i64 32
 %1007 = load double, ptr %1006, align 8
 %1008 = fcmp nsz contract olt double %1007, %1005
 %1009 = select i1 %1008, double %1007, double %1005
 %1010 = load double, ptr %148, align 1
 %1011 = fsub nsz contract double %963, %1010
 %1012 = fmul nsz contract double %1009, 1.010000e+00
 %1013 = fcmp nsz contract ugt double %1011, %1012
 br i1 %1013, label %1015, label %1014
1014:
 store double %963, ptr %203, align 1
 store double %1011, ptr %204, align 1
 br label %1055
1015:
 %1016 = fmul nsz contract double %1009, 2.000000e+00
 %1017 = fcmp nsz contract olt double %1011, %1016
 %1018 = fmul nsz contract double %1011, 5.000000e-01
 %1019 = select i1 %1017, double %1018, double %1009
 %1020 = fadd nsz contract double %1010, %1019
 br label %1021
1021:
 %1022 = phi double [ %1020, %1015 ], [ %997, %992 ]
 %1023 = phi double [ %1019, %1015 ], [ %996, %992 ]
 %1024 = phi double [ %1010, %1015 ], [ %987, %992 ]
 store double %1022, ptr %203, align 1
 %1025 = load double, ptr %959, align 8
 store double %1023, ptr %204, align 1
 br label %1026
1026:
 %1027 = phi double [ %1003, %998 ], [ %1025, %1021 ]
 %1028 = phi double [ %1002, %998 ], [ %1023, %1021 ]
 %1029 = phi double [ %987, %998 ], [ %1024, %1021 ]
 %1030 = phi double [ %986, %998 ], [ %1022, %1021 ]
 %1031 = tail call nsz contract double @llvm.fabs.f64(double %1029)
 %1032 = fcmp nsz contract olt double %1031, 0x16687E92154EF7AC
 br i1 %1032, label %1033, label %1041
1033:
 %1034 = fmul nsz contract double %1031, 0x4670000000000000
 %1035 = fmul nsz contract double %1034, 0x3CA0000000000001
 %1036 = fadd nsz contract double %1034, %1035
 %1037 = fsub nsz contract double %1036, %1034
 %1038 = fmul nsz contract double %1037, 0x3970000000000000
 %1039 = fcmp nsz contract olt double %1038, 4.940660e-324
 %1040 = select i1 %1039, double 4.940660e-324, double %1038
 br label %1045
1041:
 %1042 = fmul nsz contract double %1031, 0x3CA0000000000001
 %1043 = fadd nsz contract double %1031, %1042
 %1044 = fsub nsz contract double %1043, %1031
 br label %1045
1045:
 %1046 = phi double [ %1044, %1041 ], [ %1040, %1033 ]
 %1047 = fmul nsz contract double %1046, 1.600000e+01
 %1048 = load double, ptr %24, align 8
 %1049 = fsub nsz contract double %1027, %1048
 %1050 = tail call nsz contract double @llvm.fabs.f64(double %1049)
 %1051 = fmul nsz contract double %1050, 1.000000e-30
 %1052 = fcmp nsz contract ogt double %1051, %1047
 %1053 = select i1 %1052, double %1051, double %1047
 %1054 = fcmp nsz contract ugt double %1028, %1053
 br i1 %1054, label %1055, label %274
1055:
 %1056 = phi i1 [ false, %998 ], [ true, %1045 ], [ false, %1014 ]
 %1057 = phi double [ %1002, %998 ], [ %1028, %1045 ], [ %1011, %1014 ]
 %1058 = phi double [ %986, %998 ], [ %1030, %1045 ], [ %963, %1014 ]
 %1059 = tail call nsz contract double @llvm.fabs.f64(double %1058)
 %1060 = fcmp nsz contract olt double %1059, 0x16687E92154EF7AC
 br i1 %1060, label %1061, label %1069
1061:
 %1062 = fmul nsz contract double %1059, 0x4670000000000000
 %1063 = fmul nsz contract double %1062, 0x3CA0000000000001
 %1064 = fadd nsz contract double %1062, %1063
 %1065 = fsub nsz contract double %1064, %1062
 %1066 = fmul nsz contract double %1065, 0x3970000000000000
 %1067 = fcmp nsz contract olt double %1066, 4.940660e-324
 %1068 = select i1 %1067, double 4.940660e-324, double %1066
 br label %1073
1069:
 %1070 = fmul nsz contract double %1059, 0x3CA0000000000001
 %1071 = fadd nsz contract double %1059, %1070
 %1072 = fsub nsz contract double %1071, %1059
 br label %1073
1073:
 %1074 = phi double [ %1072, %1069 ], [ %1068, %1061 ]
 %1075 = load i64, ptr %216, align 1
 %1076 = icmp slt i64 %1075, %40
 br i1 %1076, label %1077, label %1086
1077:
 %1078 = fmul nsz contract double %1074, 2.000000e+00
 %1079 = icmp slt i64 %1075, 0
 %1080 = select i1 %1079, i64 %40, i64 0
 %1081 = getelementptr double, ptr %41, i64 %1075
 %1082 = getelementptr double, ptr %1081, i64 %1080
 %1083 = load double, ptr %1082, align 8
 %1084 = fadd nsz contract double %1058, %1078
 %1085 = fcmp nsz contract ugt double %1083, %1084
 br i1 %1085, label %1086, label %274
1086:
 %1087 = fcmp nsz contract oeq double %1057, 0.000000e+00
 br i1 %1087, label %1088, label %276
1088:
 ret i64 0
}
