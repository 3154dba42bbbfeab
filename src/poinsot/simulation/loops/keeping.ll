; what: loops for any machine, written by `make loops` from their texts in Python: don't edit
; sources: e31c5de62ead20c6c6352cea26db473f33d51b468c95c4006253a4c7e69c798e
; text: df0106bd3b493a52a83bcb0eb9d8a19ca78a8d6cc493a7d07424ced4c03655fa
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
 %6 = add i64 %0, 192
 %7 = inttoptr i64 %6 to ptr
 %8 = load double, ptr %7, align 8
 %9 = add i64 %0, 200
 %10 = inttoptr i64 %9 to ptr
 %11 = load double, ptr %10, align 8
 %12 = add i64 %0, 208
 %13 = inttoptr i64 %12 to ptr
 %14 = load double, ptr %13, align 8
 %15 = add i64 %0, 216
 %16 = inttoptr i64 %15 to ptr
 %17 = load i64, ptr %16, align 8
 %18 = add i64 %0, 224
 %19 = inttoptr i64 %18 to ptr
 %20 = load i64, ptr %19, align 8
 %21 = add i64 %0, 232
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = add i64 %0, 240
 %25 = inttoptr i64 %24 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = inttoptr i64 %20 to ptr
 %28 = add i64 %0, 248
 %29 = inttoptr i64 %28 to ptr
 %30 = load i64, ptr %29, align 8
 %31 = add i64 %0, 256
 %32 = inttoptr i64 %31 to ptr
 %33 = load i64, ptr %32, align 8
 %34 = add i64 %0, 272
 %35 = inttoptr i64 %34 to ptr
 %36 = load i64, ptr %35, align 8
 %37 = inttoptr i64 %30 to ptr
 %38 = add i64 %0, 280
 %39 = inttoptr i64 %38 to ptr
 %40 = load i64, ptr %39, align 8
 %41 = add i64 %0, 288
 %42 = inttoptr i64 %41 to ptr
 %43 = load i64, ptr %42, align 8
 %44 = inttoptr i64 %40 to ptr
 %45 = add i64 %0, 296
 %46 = inttoptr i64 %45 to ptr
 %47 = load i64, ptr %46, align 8
 %48 = inttoptr i64 %47 to ptr
 %49 = add i64 %0, 312
 %50 = inttoptr i64 %49 to ptr
 %51 = load i64, ptr %50, align 8
 %52 = add i64 %0, 320
 %53 = inttoptr i64 %52 to ptr
 %54 = load i64, ptr %53, align 8
 %55 = inttoptr i64 %51 to ptr
 %56 = add i64 %0, 328
 %57 = inttoptr i64 %56 to ptr
 %58 = load i64, ptr %57, align 8
 %59 = inttoptr i64 %58 to ptr
 %60 = add i64 %0, 352
 %61 = inttoptr i64 %60 to ptr
 %62 = load i64, ptr %61, align 8
 %63 = add i64 %0, 368
 %64 = inttoptr i64 %63 to ptr
 %65 = load i64, ptr %64, align 8
 %66 = inttoptr i64 %62 to ptr
 %67 = add i64 %0, 376
 %68 = inttoptr i64 %67 to ptr
 %69 = load i64, ptr %68, align 8
 %70 = add i64 %0, 384
 %71 = inttoptr i64 %70 to ptr
 %72 = load i64, ptr %71, align 8
 %73 = inttoptr i64 %69 to ptr
 %74 = add i64 %0, 392
 %75 = inttoptr i64 %74 to ptr
 %76 = load i64, ptr %75, align 8
 %77 = add i64 %0, 400
 %78 = inttoptr i64 %77 to ptr
 %79 = load i64, ptr %78, align 8
 %80 = inttoptr i64 %76 to ptr
 %81 = add i64 %0, 408
 %82 = inttoptr i64 %81 to ptr
 %83 = load i64, ptr %82, align 8
 %84 = inttoptr i64 %83 to ptr
 %85 = add i64 %0, 424
 %86 = inttoptr i64 %85 to ptr
 %87 = load i64, ptr %86, align 8
 %88 = add i64 %0, 432
 %89 = inttoptr i64 %88 to ptr
 %90 = load i64, ptr %89, align 8
 %91 = inttoptr i64 %87 to ptr
 %92 = add i64 %0, 440
 %93 = inttoptr i64 %92 to ptr
 %94 = load i64, ptr %93, align 8
 %95 = inttoptr i64 %94 to ptr
 %96 = add i64 %0, 456
 %97 = inttoptr i64 %96 to ptr
 %98 = load i64, ptr %97, align 8
 %99 = inttoptr i64 %98 to ptr
 %100 = add i64 %0, 488
 %101 = inttoptr i64 %100 to ptr
 %102 = load i64, ptr %101, align 8
 %103 = inttoptr i64 %102 to ptr
 %104 = add i64 %0, 504
 %105 = inttoptr i64 %104 to ptr
 %106 = load i64, ptr %105, align 8
 %107 = inttoptr i64 %106 to ptr
 %108 = add i64 %0, 520
 %109 = inttoptr i64 %108 to ptr
 %110 = load i64, ptr %109, align 8
 %111 = add i64 %0, 528
 %112 = inttoptr i64 %111 to ptr
 %113 = load i64, ptr %112, align 8
 %114 = add i64 %0, 536
 %115 = inttoptr i64 %114 to ptr
 %116 = load i64, ptr %115, align 8
 %117 = inttoptr i64 %110 to ptr
 %118 = add i64 %0, 544
 %119 = inttoptr i64 %118 to ptr
 %120 = load i64, ptr %119, align 8
 %121 = add i64 %0, 552
 %122 = inttoptr i64 %121 to ptr
 %123 = load i64, ptr %122, align 8
 %124 = add i64 %0, 560
 %125 = inttoptr i64 %124 to ptr
 %126 = load i64, ptr %125, align 8
 %127 = inttoptr i64 %120 to ptr
 %128 = add i64 %0, 568
 %129 = inttoptr i64 %128 to ptr
 %130 = load i64, ptr %129, align 8
 %131 = add i64 %0, 576
 %132 = inttoptr i64 %131 to ptr
 %133 = load i64, ptr %132, align 8
 %134 = add i64 %0, 584
 %135 = inttoptr i64 %134 to ptr
 %136 = load i64, ptr %135, align 8
 %137 = inttoptr i64 %130 to ptr
 %138 = add i64 %0, 592
 %139 = inttoptr i64 %138 to ptr
 %140 = load i64, ptr %139, align 8
 %141 = add i64 %0, 600
 %142 = inttoptr i64 %141 to ptr
 %143 = load i64, ptr %142, align 8
 %144 = add i64 %0, 608
 %145 = inttoptr i64 %144 to ptr
 %146 = load i64, ptr %145, align 8
 %147 = inttoptr i64 %140 to ptr
 %148 = add i64 %0, 616
 %149 = inttoptr i64 %148 to ptr
 %150 = load i64, ptr %149, align 8
 %151 = inttoptr i64 %150 to ptr
 %152 = add i64 %0, 640
 %153 = inttoptr i64 %152 to ptr
 %154 = load i64, ptr %153, align 8
 %155 = add i64 %0, 648
 %156 = inttoptr i64 %155 to ptr
 %157 = load i64, ptr %156, align 8
 %158 = inttoptr i64 %154 to ptr
 %159 = add i64 %0, 656
 %160 = inttoptr i64 %159 to ptr
 %161 = load i64, ptr %160, align 8
 %162 = add i64 %0, 664
 %163 = inttoptr i64 %162 to ptr
 %164 = load i64, ptr %163, align 8
 %165 = inttoptr i64 %161 to ptr
 %166 = add i64 %0, 672
 %167 = inttoptr i64 %166 to ptr
 %168 = load i64, ptr %167, align 8
 %169 = add i64 %0, 680
 %170 = inttoptr i64 %169 to ptr
 %171 = load i64, ptr %170, align 8
 %172 = inttoptr i64 %168 to ptr
 %173 = icmp slt i64 %1, 1
 br i1 %173, label %1194, label %174
174:
 %175 = add i64 %0, 632
 %176 = inttoptr i64 %175 to ptr
 %177 = load i64, ptr %176, align 8
 %178 = add i64 %0, 496
 %179 = inttoptr i64 %178 to ptr
 %180 = load i64, ptr %179, align 8
 %181 = add i64 %0, 416
 %182 = inttoptr i64 %181 to ptr
 %183 = load i64, ptr %182, align 8
 %184 = add i64 %0, 344
 %185 = inttoptr i64 %184 to ptr
 %186 = load i64, ptr %185, align 8
 %187 = add i64 %0, 264
 %188 = inttoptr i64 %187 to ptr
 %189 = load i64, ptr %188, align 8
 %190 = add i64 %0, 120
 %191 = inttoptr i64 %190 to ptr
 %192 = load double, ptr %191, align 8
 %193 = add i64 %0, 16
 %194 = inttoptr i64 %193 to ptr
 %195 = load i64, ptr %194, align 8
 %196 = inttoptr i64 %0 to ptr
 %197 = load i64, ptr %196, align 8
 %198 = freeze i64 %195
 %199 = getelementptr inbounds nuw i8, ptr %151, i64 72
 %200 = getelementptr inbounds nuw i8, ptr %151, i64 128
 %201 = getelementptr inbounds nuw i8, ptr %151, i64 136
 %202 = fcmp nsz contract ogt double %11, 0.000000e+00
 %203 = getelementptr inbounds nuw i8, ptr %151, i64 96
 %204 = getelementptr inbounds nuw i8, ptr %151, i64 32
 %205 = getelementptr inbounds nuw i8, ptr %151, i64 8
 %206 = getelementptr inbounds nuw i8, ptr %151, i64 24
 %207 = getelementptr inbounds nuw i8, ptr %151, i64 16
 %208 = getelementptr inbounds nuw i8, ptr %151, i64 176
 %209 = fmul nsz contract double %11, 0x3EB0C6F7A0B5ED8D
 %210 = add nsw i64 %23, -1
 %211 = tail call i64 @llvm.smin.i64(i64 %23, i64 0)
 %212 = add i64 %210, %211
 %213 = mul i64 %212, %26
 %214 = getelementptr double, ptr %27, i64 %213
 %215 = getelementptr i8, ptr %214, i64 8
 %216 = getelementptr inbounds nuw i8, ptr %151, i64 184
 %217 = getelementptr inbounds nuw i8, ptr %151, i64 192
 %218 = fmul nsz contract double %11, 1.000000e-09
 %219 = getelementptr inbounds nuw i8, ptr %151, i64 120
 %220 = getelementptr inbounds nuw i8, ptr %151, i64 104
 %221 = icmp slt i64 %72, 1
 %222 = sub i64 %186, %5
 %223 = tail call i64 @llvm.smax.i64(i64 %222, i64 0)
 %224 = icmp slt i64 %222, 1
 %225 = icmp slt i64 %157, 1
 %226 = icmp slt i64 %72, 0
 %227 = select i1 %226, i64 %164, i64 0
 %228 = getelementptr double, ptr %165, i64 %72
 %229 = getelementptr double, ptr %228, i64 %227
 %230 = icmp slt i64 %36, 1
 %231 = mul i64 %189, %36
 %232 = add nsw i64 %72, 1
 %233 = add nsw i64 %183, %232
 %234 = icmp slt i64 %233, 0
 %235 = select i1 %234, i64 %164, i64 0
 %236 = getelementptr double, ptr %165, i64 %233
 %237 = getelementptr double, ptr %236, i64 %235
 %238 = inttoptr i64 %177 to ptr
 %239 = getelementptr inbounds nuw i8, ptr %151, i64 144
 %240 = tail call i64 @llvm.smax.i64(i64 %171, i64 0)
 %241 = sub i64 %72, %5
 %242 = getelementptr inbounds nuw i8, ptr %151, i64 112
 %243 = icmp slt i64 %90, 1
 %244 = icmp eq i64 %198, 0
 %245 = icmp slt i64 %116, 1
 %246 = inttoptr i64 %198 to ptr
 %247 = tail call i64 @llvm.smax.i64(i64 %116, i64 -2)
 %248 = add nsw i64 %247, 2
 %249 = icmp slt i64 %116, 0
 %250 = select i1 %249, i64 %180, i64 0
 %251 = getelementptr double, ptr %103, i64 %116
 %252 = getelementptr double, ptr %251, i64 %250
 %253 = icmp slt i64 %116, -1
 %254 = select i1 %253, i64 %180, i64 0
 %255 = getelementptr i8, ptr %251, i64 8
 %256 = getelementptr double, ptr %255, i64 %254
 %257 = tail call i64 @llvm.smax.i64(i64 %116, i64 0)
 %258 = add nsw i64 %43, -1
 %259 = icmp eq i64 %5, 0
 %260 = getelementptr inbounds nuw i8, ptr %151, i64 80
 %261 = getelementptr inbounds nuw i8, ptr %151, i64 88
 %262 = icmp slt i64 %79, 1
 %263 = icmp slt i64 %5, 1
 %264 = add nsw i64 %72, %5
 %265 = icmp slt i64 %264, 0
 %266 = select i1 %265, i64 %54, i64 0
 %267 = getelementptr double, ptr %55, i64 %264
 %268 = getelementptr double, ptr %267, i64 %266
 %269 = add nsw i64 %264, 1
 %270 = inttoptr i64 %197 to ptr
 %271 = tail call i64 @llvm.smax.i64(i64 %186, i64 0)
 %272 = getelementptr inbounds nuw i8, ptr %151, i64 152
 %273 = select i1 %226, i64 %180, i64 0
 %274 = getelementptr double, ptr %103, i64 %72
 %275 = getelementptr double, ptr %274, i64 %273
 %276 = getelementptr inbounds nuw i8, ptr %151, i64 56
 %277 = getelementptr inbounds nuw i8, ptr %151, i64 40
 %278 = getelementptr inbounds nuw i8, ptr %151, i64 48
 %279 = icmp slt i64 %146, 1
 %280 = shl i64 %146, 3
 %281 = fsub nsz contract double 8.000000e-03, %192
 %282 = tail call nsz contract double @llvm.pow.f64(double 0x3C9CD2B297D889BC, double %281)
 %283 = fmul nsz contract double %282, 9.000000e-01
 %284 = select i1 %244, i64 1, i64 2
 br label %1048
285:
 %286 = phi i64 [ 2, %1151 ], [ 3, %1053 ], [ 7, %1183 ]
 store i64 %286, ptr %199, align 1
 br label %1194
287:
 %288 = load i64, ptr %220, align 1
 br i1 %1166, label %289, label %297
289:
 %290 = fmul nsz contract double %1165, 0x4670000000000000
 %291 = fmul nsz contract double %290, 0x3CA0000000000001
 %292 = fadd nsz contract double %290, %291
 %293 = fsub nsz contract double %292, %290
 %294 = fmul nsz contract double %293, 0x3970000000000000
 %295 = fcmp nsz contract olt double %294, 4.940660e-324
 %296 = select i1 %295, double 4.940660e-324, double %294
 br label %301
297:
 %298 = fmul nsz contract double %1165, 0x3CA0000000000001
 %299 = fadd nsz contract double %1165, %298
 %300 = fsub nsz contract double %299, %1165
 br label %301
301:
 %302 = phi double [ %300, %297 ], [ %296, %289 ]
 %303 = fmul nsz contract double %302, 2.000000e+00
 %304 = icmp slt i64 %288, %43
 br i1 %304, label %305, label %561
305:
 %306 = icmp slt i64 %288, 0
 %307 = select i1 %306, i64 %43, i64 0
 %308 = getelementptr double, ptr %44, i64 %288
 %309 = getelementptr double, ptr %308, i64 %307
 %310 = load double, ptr %309, align 8
 %311 = fsub nsz contract double %1164, %303
 %312 = fcmp nsz contract olt double %310, %311
 br i1 %312, label %313, label %561
313:
 %314 = phi i64 [ %554, %553 ], [ %288, %305 ]
 %315 = icmp slt i64 %314, 0
 %316 = select i1 %315, i64 %43, i64 0
 %317 = getelementptr double, ptr %44, i64 %314
 %318 = getelementptr double, ptr %317, i64 %316
 %319 = load double, ptr %318, align 8
 %320 = load double, ptr %151, align 1
 %321 = fsub nsz contract double %319, %320
 br i1 %221, label %329, label %322
322:
 %323 = phi i64 [ %324, %322 ], [ 0, %313 ]
 %324 = add nuw nsw i64 %323, 1
 %325 = getelementptr double, ptr %73, i64 %323
 %326 = load double, ptr %325, align 8
 %327 = getelementptr double, ptr %165, i64 %323
 store double %326, ptr %327, align 8
 %328 = icmp eq i64 %72, %324
 br i1 %328, label %329, label %322
329:
 br i1 %224, label %330, label %361
330:
 br i1 %225, label %345, label %331
331:
 %332 = load double, ptr %151, align 1
 br label %371
333:
 br i1 %221, label %341, label %334
334:
 %335 = phi i64 [ %336, %334 ], [ 0, %333 ]
 %336 = add nuw nsw i64 %335, 1
 %337 = getelementptr double, ptr %172, i64 %335
 %338 = load double, ptr %337, align 8
 %339 = getelementptr double, ptr %165, i64 %335
 store double %338, ptr %339, align 8
 %340 = icmp eq i64 %72, %336
 br i1 %340, label %341, label %334
341:
 br i1 %224, label %342, label %432
342:
 %343 = fadd nsz contract double %372, %377
 %344 = icmp eq i64 %374, %157
 br i1 %344, label %345, label %371
345:
 br i1 %221, label %346, label %354
346:
 %347 = load i64, ptr %242, align 1
 %348 = sub nsw i64 %314, %347
 %349 = icmp slt i64 %348, 0
 %350 = select i1 %349, i64 %113, i64 0
 %351 = add i64 %350, %348
 %352 = mul i64 %351, %116
 %353 = getelementptr double, ptr %117, i64 %352
 br label %466
354:
 %355 = phi i64 [ %356, %354 ], [ 0, %345 ]
 %356 = add nuw nsw i64 %355, 1
 %357 = getelementptr double, ptr %165, i64 %355
 %358 = load double, ptr %357, align 8
 %359 = getelementptr double, ptr %80, i64 %355
 store double %358, ptr %359, align 8
 %360 = icmp eq i64 %72, %356
 br i1 %360, label %451, label %354
361:
 %362 = phi i64 [ %365, %361 ], [ %5, %329 ]
 %363 = phi i64 [ %364, %361 ], [ %223, %329 ]
 %364 = add nsw i64 %363, -1
 %365 = add i64 %362, 1
 %366 = icmp slt i64 %362, 0
 %367 = select i1 %366, i64 %65, i64 0
 %368 = getelementptr double, ptr %66, i64 %362
 %369 = getelementptr double, ptr %368, i64 %367
 store double 0.000000e+00, ptr %369, align 8
 %370 = icmp samesign ugt i64 %363, 1
 br i1 %370, label %361, label %330
371:
 %372 = phi double [ %332, %331 ], [ %343, %342 ]
 %373 = phi i64 [ 0, %331 ], [ %374, %342 ]
 %374 = add nuw nsw i64 %373, 1
 %375 = getelementptr double, ptr %158, i64 %373
 %376 = load double, ptr %375, align 8
 %377 = fmul nsz contract double %321, %376
 %378 = fmul nsz contract double %377, 5.000000e-01
 %379 = fadd nsz contract double %372, %378
 %380 = load i64, ptr %203, align 1
 %381 = icmp slt i64 %380, 0
 %382 = select i1 %381, i64 %23, i64 0
 %383 = add i64 %382, %380
 %384 = mul i64 %383, %26
 %385 = getelementptr double, ptr %27, i64 %384
 %386 = getelementptr i8, ptr %385, i64 16
 %387 = load double, ptr %386, align 8
 %388 = fcmp nsz contract ogt double %387, %379
 %389 = select i1 %388, double %387, double %379
 %390 = getelementptr i8, ptr %385, i64 24
 %391 = load double, ptr %390, align 8
 %392 = fcmp nsz contract olt double %391, %389
 %393 = select i1 %392, double %391, double %389
 store double %393, ptr %229, align 8
 br i1 %230, label %420, label %394
394:
 %395 = select i1 %381, i64 %33, i64 0
 %396 = add i64 %395, %380
 %397 = mul i64 %396, %231
 %398 = getelementptr double, ptr %37, i64 %397
 %399 = getelementptr double, ptr %398, i64 %36
 br label %400
400:
 %401 = phi i64 [ 0, %394 ], [ %402, %400 ]
 %402 = add nuw nsw i64 %401, 1
 %403 = getelementptr double, ptr %84, i64 %401
 %404 = load double, ptr %403, align 8
 %405 = getelementptr double, ptr %398, i64 %401
 %406 = load double, ptr %405, align 8
 %407 = getelementptr double, ptr %399, i64 %401
 %408 = load double, ptr %407, align 8
 %409 = load double, ptr %385, align 8
 %410 = fsub nsz contract double %393, %409
 %411 = fmul nsz contract double %408, %410
 %412 = fadd nsz contract double %406, %411
 %413 = fadd nsz contract double %404, %412
 %414 = add nsw i64 %401, %232
 %415 = icmp slt i64 %414, 0
 %416 = select i1 %415, i64 %164, i64 0
 %417 = getelementptr double, ptr %165, i64 %414
 %418 = getelementptr double, ptr %417, i64 %416
 store double %413, ptr %418, align 8
 %419 = icmp eq i64 %402, %36
 br i1 %419, label %420, label %400
420:
 store double %377, ptr %237, align 8
 tail call void %238(ptr %165, ptr %172)
 %421 = load i64, ptr %239, align 1
 %422 = add nsw i64 %421, 1
 store i64 %422, ptr %239, align 1
 br label %423
423:
 %424 = phi i64 [ 0, %420 ], [ %427, %426 ]
 %425 = icmp eq i64 %424, %240
 br i1 %425, label %333, label %426
426:
 %427 = add nuw i64 %424, 1
 %428 = getelementptr double, ptr %172, i64 %424
 %429 = load double, ptr %428, align 8
 %430 = fsub nsz contract double %429, %429
 %431 = fcmp nsz contract ord double %430, 0.000000e+00
 br i1 %431, label %423, label %450
432:
 %433 = phi i64 [ %435, %432 ], [ %223, %341 ]
 %434 = phi i64 [ %436, %432 ], [ %5, %341 ]
 %435 = add nsw i64 %433, -1
 %436 = add i64 %434, 1
 %437 = icmp slt i64 %434, 0
 %438 = select i1 %437, i64 %65, i64 0
 %439 = getelementptr double, ptr %66, i64 %434
 %440 = getelementptr double, ptr %439, i64 %438
 %441 = load double, ptr %440, align 8
 %442 = add i64 %434, %241
 %443 = icmp slt i64 %442, 0
 %444 = select i1 %443, i64 %171, i64 0
 %445 = getelementptr double, ptr %172, i64 %442
 %446 = getelementptr double, ptr %445, i64 %444
 %447 = load double, ptr %446, align 8
 %448 = fadd nsz contract double %441, %447
 store double %448, ptr %440, align 8
 %449 = icmp sgt i64 %433, 1
 br i1 %449, label %432, label %342
450:
 br i1 %259, label %981, label %965
451:
 %452 = load i64, ptr %242, align 1
 %453 = sub nsw i64 %314, %452
 %454 = icmp slt i64 %453, 0
 %455 = select i1 %454, i64 %113, i64 0
 %456 = add i64 %455, %453
 %457 = mul i64 %456, %116
 %458 = getelementptr double, ptr %117, i64 %457
 br label %459
459:
 %460 = phi i64 [ %461, %459 ], [ 0, %451 ]
 %461 = add nuw nsw i64 %460, 1
 %462 = getelementptr double, ptr %80, i64 %460
 %463 = load double, ptr %462, align 8
 %464 = getelementptr double, ptr %458, i64 %460
 store double %463, ptr %464, align 8
 %465 = icmp eq i64 %72, %461
 br i1 %465, label %466, label %459
466:
 %467 = phi ptr [ %353, %346 ], [ %458, %459 ]
 %468 = phi i1 [ %349, %346 ], [ %454, %459 ]
 %469 = phi i64 [ %348, %346 ], [ %453, %459 ]
 br i1 %243, label %475, label %470
470:
 %471 = select i1 %468, i64 %123, i64 0
 %472 = add i64 %471, %469
 %473 = mul i64 %472, %126
 %474 = getelementptr double, ptr %127, i64 %473
 br label %531
475:
 %476 = select i1 %468, i64 %133, i64 0
 %477 = add i64 %476, %469
 %478 = mul i64 %477, %136
 %479 = getelementptr double, ptr %137, i64 %478
 br i1 %244, label %480, label %489
480:
 %481 = phi i64 [ %484, %483 ], [ 0, %475 ]
 %482 = icmp eq i64 %481, %257
 br i1 %482, label %551, label %483
483:
 %484 = add nuw i64 %481, 1
 %485 = getelementptr double, ptr %467, i64 %481
 %486 = load double, ptr %485, align 8
 %487 = fsub nsz contract double %486, %486
 %488 = fcmp nsz contract ord double %487, 0.000000e+00
 br i1 %488, label %480, label %981
489:
 %490 = phi i64 [ %504, %500 ], [ 12, %475 ]
 %491 = icmp ne i64 %490, 0
 br i1 %491, label %503, label %522
492:
 br i1 %245, label %500, label %493
493:
 %494 = phi i64 [ %495, %493 ], [ 0, %492 ]
 %495 = add nuw nsw i64 %494, 1
 %496 = getelementptr double, ptr %103, i64 %494
 %497 = load double, ptr %496, align 8
 %498 = getelementptr double, ptr %467, i64 %494
 store double %497, ptr %498, align 8
 %499 = icmp eq i64 %116, %495
 br i1 %499, label %500, label %493
500:
 %501 = load double, ptr %252, align 8
 %502 = fcmp nsz contract ugt double %501, %8
 br i1 %502, label %489, label %522
503:
 %504 = add nsw i64 %490, -1
 br i1 %245, label %512, label %505
505:
 %506 = phi i64 [ %507, %505 ], [ 0, %503 ]
 %507 = add nuw nsw i64 %506, 1
 %508 = getelementptr double, ptr %467, i64 %506
 %509 = load double, ptr %508, align 8
 %510 = getelementptr double, ptr %107, i64 %506
 store double %509, ptr %510, align 8
 %511 = icmp eq i64 %116, %507
 br i1 %511, label %512, label %505
512:
 tail call void %246(ptr %107, ptr %103)
 br label %513
513:
 %514 = phi i64 [ 0, %512 ], [ %517, %516 ]
 %515 = icmp eq i64 %514, %248
 br i1 %515, label %492, label %516
516:
 %517 = add nuw i64 %514, 1
 %518 = getelementptr double, ptr %103, i64 %514
 %519 = load double, ptr %518, align 8
 %520 = fsub nsz contract double %519, %519
 %521 = fcmp nsz contract ord double %520, 0.000000e+00
 br i1 %521, label %513, label %522
522:
 %523 = phi i1 [ false, %516 ], [ %491, %489 ], [ %491, %500 ]
 br i1 %245, label %545, label %524
524:
 %525 = phi i64 [ %526, %524 ], [ 0, %522 ]
 %526 = add nuw nsw i64 %525, 1
 %527 = getelementptr double, ptr %467, i64 %525
 %528 = load double, ptr %527, align 8
 %529 = getelementptr double, ptr %107, i64 %525
 store double %528, ptr %529, align 8
 %530 = icmp eq i64 %116, %526
 br i1 %530, label %545, label %524
531:
 %532 = phi i64 [ 0, %470 ], [ %533, %531 ]
 %533 = add nuw nsw i64 %532, 1
 %534 = getelementptr double, ptr %91, i64 %532
 %535 = load double, ptr %534, align 8
 %536 = add nsw i64 %532, %5
 %537 = icmp slt i64 %536, 0
 %538 = select i1 %537, i64 %65, i64 0
 %539 = getelementptr double, ptr %66, i64 %536
 %540 = getelementptr double, ptr %539, i64 %538
 %541 = load double, ptr %540, align 8
 %542 = fadd nsz contract double %535, %541
 %543 = getelementptr double, ptr %474, i64 %532
 store double %542, ptr %543, align 8
 %544 = icmp eq i64 %533, %90
 br i1 %544, label %475, label %531
545:
 tail call void %246(ptr %107, ptr %103)
 %546 = load double, ptr %252, align 8
 %547 = load double, ptr %256, align 8
 store double %546, ptr %479, align 8
 %548 = getelementptr i8, ptr %479, i64 8
 store double %547, ptr %548, align 8
 %549 = fcmp nsz contract ole double %546, %8
 %550 = select i1 %523, i1 %549, i1 false
 br i1 %550, label %551, label %981
551:
 %552 = icmp eq i64 %314, %258
 br i1 %552, label %561, label %553
553:
 %554 = add i64 %314, 1
 %555 = icmp slt i64 %314, -1
 %556 = select i1 %555, i64 %43, i64 0
 %557 = getelementptr double, ptr %44, i64 %554
 %558 = getelementptr double, ptr %557, i64 %556
 %559 = load double, ptr %558, align 8
 %560 = fcmp nsz contract olt double %559, %311
 br i1 %560, label %313, label %561
561:
 %562 = phi i64 [ %288, %305 ], [ %288, %301 ], [ %43, %551 ], [ %554, %553 ]
 br i1 %221, label %570, label %563
563:
 %564 = phi i64 [ %565, %563 ], [ 0, %561 ]
 %565 = add nuw nsw i64 %564, 1
 %566 = getelementptr double, ptr %73, i64 %564
 %567 = load double, ptr %566, align 8
 %568 = getelementptr double, ptr %165, i64 %564
 store double %567, ptr %568, align 8
 %569 = icmp eq i64 %72, %565
 br i1 %569, label %570, label %563
570:
 br i1 %224, label %571, label %594
571:
 br i1 %225, label %586, label %572
572:
 %573 = load double, ptr %151, align 1
 br label %604
574:
 br i1 %221, label %582, label %575
575:
 %576 = phi i64 [ %577, %575 ], [ 0, %574 ]
 %577 = add nuw nsw i64 %576, 1
 %578 = getelementptr double, ptr %172, i64 %576
 %579 = load double, ptr %578, align 8
 %580 = getelementptr double, ptr %165, i64 %576
 store double %579, ptr %580, align 8
 %581 = icmp eq i64 %72, %577
 br i1 %581, label %582, label %575
582:
 br i1 %224, label %583, label %665
583:
 %584 = fadd nsz contract double %605, %610
 %585 = icmp eq i64 %607, %157
 br i1 %585, label %586, label %604
586:
 br i1 %221, label %684, label %587
587:
 %588 = phi i64 [ %589, %587 ], [ 0, %586 ]
 %589 = add nuw nsw i64 %588, 1
 %590 = getelementptr double, ptr %165, i64 %588
 %591 = load double, ptr %590, align 8
 %592 = getelementptr double, ptr %80, i64 %588
 store double %591, ptr %592, align 8
 %593 = icmp eq i64 %72, %589
 br i1 %593, label %684, label %587
594:
 %595 = phi i64 [ %598, %594 ], [ %5, %570 ]
 %596 = phi i64 [ %597, %594 ], [ %223, %570 ]
 %597 = add nsw i64 %596, -1
 %598 = add i64 %595, 1
 %599 = icmp slt i64 %595, 0
 %600 = select i1 %599, i64 %65, i64 0
 %601 = getelementptr double, ptr %66, i64 %595
 %602 = getelementptr double, ptr %601, i64 %600
 store double 0.000000e+00, ptr %602, align 8
 %603 = icmp samesign ugt i64 %596, 1
 br i1 %603, label %594, label %571
604:
 %605 = phi double [ %573, %572 ], [ %584, %583 ]
 %606 = phi i64 [ 0, %572 ], [ %607, %583 ]
 %607 = add nuw nsw i64 %606, 1
 %608 = getelementptr double, ptr %158, i64 %606
 %609 = load double, ptr %608, align 8
 %610 = fmul nsz contract double %1163, %609
 %611 = fmul nsz contract double %610, 5.000000e-01
 %612 = fadd nsz contract double %605, %611
 %613 = load i64, ptr %203, align 1
 %614 = icmp slt i64 %613, 0
 %615 = select i1 %614, i64 %23, i64 0
 %616 = add i64 %615, %613
 %617 = mul i64 %616, %26
 %618 = getelementptr double, ptr %27, i64 %617
 %619 = getelementptr i8, ptr %618, i64 16
 %620 = load double, ptr %619, align 8
 %621 = fcmp nsz contract ogt double %620, %612
 %622 = select i1 %621, double %620, double %612
 %623 = getelementptr i8, ptr %618, i64 24
 %624 = load double, ptr %623, align 8
 %625 = fcmp nsz contract olt double %624, %622
 %626 = select i1 %625, double %624, double %622
 store double %626, ptr %229, align 8
 br i1 %230, label %653, label %627
627:
 %628 = select i1 %614, i64 %33, i64 0
 %629 = add i64 %628, %613
 %630 = mul i64 %629, %231
 %631 = getelementptr double, ptr %37, i64 %630
 %632 = getelementptr double, ptr %631, i64 %36
 br label %633
633:
 %634 = phi i64 [ 0, %627 ], [ %635, %633 ]
 %635 = add nuw nsw i64 %634, 1
 %636 = getelementptr double, ptr %84, i64 %634
 %637 = load double, ptr %636, align 8
 %638 = getelementptr double, ptr %631, i64 %634
 %639 = load double, ptr %638, align 8
 %640 = getelementptr double, ptr %632, i64 %634
 %641 = load double, ptr %640, align 8
 %642 = load double, ptr %618, align 8
 %643 = fsub nsz contract double %626, %642
 %644 = fmul nsz contract double %641, %643
 %645 = fadd nsz contract double %639, %644
 %646 = fadd nsz contract double %637, %645
 %647 = add nsw i64 %634, %232
 %648 = icmp slt i64 %647, 0
 %649 = select i1 %648, i64 %164, i64 0
 %650 = getelementptr double, ptr %165, i64 %647
 %651 = getelementptr double, ptr %650, i64 %649
 store double %646, ptr %651, align 8
 %652 = icmp eq i64 %635, %36
 br i1 %652, label %653, label %633
653:
 store double %610, ptr %237, align 8
 tail call void %238(ptr %165, ptr %172)
 %654 = load i64, ptr %239, align 1
 %655 = add nsw i64 %654, 1
 store i64 %655, ptr %239, align 1
 br label %656
656:
 %657 = phi i64 [ 0, %653 ], [ %660, %659 ]
 %658 = icmp eq i64 %657, %240
 br i1 %658, label %574, label %659
659:
 %660 = add nuw i64 %657, 1
 %661 = getelementptr double, ptr %172, i64 %657
 %662 = load double, ptr %661, align 8
 %663 = fsub nsz contract double %662, %662
 %664 = fcmp nsz contract ord double %663, 0.000000e+00
 br i1 %664, label %656, label %683
665:
 %666 = phi i64 [ %668, %665 ], [ %223, %582 ]
 %667 = phi i64 [ %669, %665 ], [ %5, %582 ]
 %668 = add nsw i64 %666, -1
 %669 = add i64 %667, 1
 %670 = icmp slt i64 %667, 0
 %671 = select i1 %670, i64 %65, i64 0
 %672 = getelementptr double, ptr %66, i64 %667
 %673 = getelementptr double, ptr %672, i64 %671
 %674 = load double, ptr %673, align 8
 %675 = add i64 %667, %241
 %676 = icmp slt i64 %675, 0
 %677 = select i1 %676, i64 %171, i64 0
 %678 = getelementptr double, ptr %172, i64 %675
 %679 = getelementptr double, ptr %678, i64 %677
 %680 = load double, ptr %679, align 8
 %681 = fadd nsz contract double %674, %680
 store double %681, ptr %673, align 8
 %682 = icmp sgt i64 %666, 1
 br i1 %682, label %665, label %583
683:
 br i1 %259, label %981, label %973
684:
 %685 = icmp slt i64 %562, %43
 br i1 %685, label %686, label %793
686:
 %687 = icmp slt i64 %562, 0
 %688 = select i1 %687, i64 %43, i64 0
 %689 = getelementptr double, ptr %44, i64 %562
 %690 = getelementptr double, ptr %689, i64 %688
 %691 = load double, ptr %690, align 8
 %692 = fadd nsz contract double %1164, %303
 %693 = fcmp nsz contract ugt double %691, %692
 br i1 %693, label %793, label %694
694:
 %695 = load i64, ptr %242, align 1
 %696 = sub nsw i64 %562, %695
 %697 = icmp slt i64 %696, 0
 %698 = select i1 %697, i64 %113, i64 0
 %699 = add i64 %698, %696
 %700 = mul i64 %699, %116
 %701 = getelementptr double, ptr %117, i64 %700
 br i1 %221, label %709, label %702
702:
 %703 = phi i64 [ %704, %702 ], [ 0, %694 ]
 %704 = add nuw nsw i64 %703, 1
 %705 = getelementptr double, ptr %80, i64 %703
 %706 = load double, ptr %705, align 8
 %707 = getelementptr double, ptr %701, i64 %703
 store double %706, ptr %707, align 8
 %708 = icmp eq i64 %72, %704
 br i1 %708, label %709, label %702
709:
 br i1 %243, label %715, label %710
710:
 %711 = select i1 %697, i64 %123, i64 0
 %712 = add i64 %711, %696
 %713 = mul i64 %712, %126
 %714 = getelementptr double, ptr %127, i64 %713
 br label %771
715:
 %716 = select i1 %697, i64 %133, i64 0
 %717 = add i64 %716, %696
 %718 = mul i64 %717, %136
 %719 = getelementptr double, ptr %137, i64 %718
 br i1 %244, label %720, label %729
720:
 %721 = phi i64 [ %724, %723 ], [ 0, %715 ]
 %722 = icmp eq i64 %721, %257
 br i1 %722, label %791, label %723
723:
 %724 = add nuw i64 %721, 1
 %725 = getelementptr double, ptr %701, i64 %721
 %726 = load double, ptr %725, align 8
 %727 = fsub nsz contract double %726, %726
 %728 = fcmp nsz contract ord double %727, 0.000000e+00
 br i1 %728, label %720, label %981
729:
 %730 = phi i64 [ %744, %740 ], [ 12, %715 ]
 %731 = icmp ne i64 %730, 0
 br i1 %731, label %743, label %762
732:
 br i1 %245, label %740, label %733
733:
 %734 = phi i64 [ %735, %733 ], [ 0, %732 ]
 %735 = add nuw nsw i64 %734, 1
 %736 = getelementptr double, ptr %103, i64 %734
 %737 = load double, ptr %736, align 8
 %738 = getelementptr double, ptr %701, i64 %734
 store double %737, ptr %738, align 8
 %739 = icmp eq i64 %116, %735
 br i1 %739, label %740, label %733
740:
 %741 = load double, ptr %252, align 8
 %742 = fcmp nsz contract ugt double %741, %8
 br i1 %742, label %729, label %762
743:
 %744 = add nsw i64 %730, -1
 br i1 %245, label %752, label %745
745:
 %746 = phi i64 [ %747, %745 ], [ 0, %743 ]
 %747 = add nuw nsw i64 %746, 1
 %748 = getelementptr double, ptr %701, i64 %746
 %749 = load double, ptr %748, align 8
 %750 = getelementptr double, ptr %107, i64 %746
 store double %749, ptr %750, align 8
 %751 = icmp eq i64 %116, %747
 br i1 %751, label %752, label %745
752:
 tail call void %246(ptr %107, ptr %103)
 br label %753
753:
 %754 = phi i64 [ 0, %752 ], [ %757, %756 ]
 %755 = icmp eq i64 %754, %248
 br i1 %755, label %732, label %756
756:
 %757 = add nuw i64 %754, 1
 %758 = getelementptr double, ptr %103, i64 %754
 %759 = load double, ptr %758, align 8
 %760 = fsub nsz contract double %759, %759
 %761 = fcmp nsz contract ord double %760, 0.000000e+00
 br i1 %761, label %753, label %762
762:
 %763 = phi i1 [ false, %756 ], [ %731, %729 ], [ %731, %740 ]
 br i1 %245, label %785, label %764
764:
 %765 = phi i64 [ %766, %764 ], [ 0, %762 ]
 %766 = add nuw nsw i64 %765, 1
 %767 = getelementptr double, ptr %701, i64 %765
 %768 = load double, ptr %767, align 8
 %769 = getelementptr double, ptr %107, i64 %765
 store double %768, ptr %769, align 8
 %770 = icmp eq i64 %116, %766
 br i1 %770, label %785, label %764
771:
 %772 = phi i64 [ 0, %710 ], [ %773, %771 ]
 %773 = add nuw nsw i64 %772, 1
 %774 = getelementptr double, ptr %91, i64 %772
 %775 = load double, ptr %774, align 8
 %776 = add nsw i64 %772, %5
 %777 = icmp slt i64 %776, 0
 %778 = select i1 %777, i64 %65, i64 0
 %779 = getelementptr double, ptr %66, i64 %776
 %780 = getelementptr double, ptr %779, i64 %778
 %781 = load double, ptr %780, align 8
 %782 = fadd nsz contract double %775, %781
 %783 = getelementptr double, ptr %714, i64 %772
 store double %782, ptr %783, align 8
 %784 = icmp eq i64 %773, %90
 br i1 %784, label %715, label %771
785:
 tail call void %246(ptr %107, ptr %103)
 %786 = load double, ptr %252, align 8
 %787 = load double, ptr %256, align 8
 store double %786, ptr %719, align 8
 %788 = getelementptr i8, ptr %719, i64 8
 store double %787, ptr %788, align 8
 %789 = fcmp nsz contract ole double %786, %8
 %790 = select i1 %763, i1 %789, i1 false
 br i1 %790, label %791, label %981
791:
 %792 = add nsw i64 %562, 1
 br label %793
793:
 %794 = phi i64 [ %792, %791 ], [ %562, %686 ], [ %562, %684 ]
 %795 = load i64, ptr %220, align 1
 %796 = sub nsw i64 %794, %795
 %797 = load i64, ptr %203, align 1
 br i1 %1162, label %811, label %798
798:
 %799 = icmp slt i64 %797, 0
 %800 = select i1 %799, i64 %23, i64 0
 %801 = add i64 %800, %797
 %802 = mul i64 %801, %26
 %803 = getelementptr double, ptr %27, i64 %802
 %804 = getelementptr i8, ptr %803, i64 8
 %805 = load double, ptr %804, align 8
 %806 = fcmp nsz contract ult double %1164, %805
 br i1 %806, label %811, label %807
807:
 %808 = add nsw i64 %797, 1
 %809 = icmp slt i64 %808, %23
 %810 = select i1 %809, i64 %808, i64 %797
 br label %811
811:
 %812 = phi i64 [ %797, %793 ], [ %810, %807 ], [ %797, %798 ]
 %813 = icmp sgt i64 %796, -1
 br i1 %813, label %814, label %963
814:
 br i1 %262, label %822, label %815
815:
 %816 = phi i64 [ %817, %815 ], [ 0, %814 ]
 %817 = add nuw nsw i64 %816, 1
 %818 = getelementptr double, ptr %80, i64 %816
 %819 = load double, ptr %818, align 8
 %820 = getelementptr double, ptr %55, i64 %816
 store double %819, ptr %820, align 8
 %821 = icmp eq i64 %79, %817
 br i1 %821, label %822, label %815
822:
 br i1 %263, label %833, label %823
823:
 %824 = phi i64 [ %826, %823 ], [ %5, %822 ]
 %825 = phi i64 [ %827, %823 ], [ %79, %822 ]
 %826 = add nsw i64 %824, -1
 %827 = add i64 %825, 1
 %828 = icmp slt i64 %825, 0
 %829 = select i1 %828, i64 %54, i64 0
 %830 = getelementptr double, ptr %55, i64 %825
 %831 = getelementptr double, ptr %830, i64 %829
 store double 0.000000e+00, ptr %831, align 8
 %832 = icmp samesign ugt i64 %824, 1
 br i1 %832, label %823, label %833
833:
 %834 = icmp slt i64 %812, 0
 %835 = select i1 %834, i64 %23, i64 0
 %836 = add i64 %835, %812
 %837 = mul i64 %836, %26
 %838 = getelementptr double, ptr %27, i64 %837
 %839 = getelementptr i8, ptr %838, i64 16
 %840 = load double, ptr %839, align 8
 %841 = fcmp nsz contract ogt double %840, %1164
 %842 = select i1 %841, double %840, double %1164
 %843 = getelementptr i8, ptr %838, i64 24
 %844 = load double, ptr %843, align 8
 %845 = fcmp nsz contract olt double %844, %842
 %846 = select i1 %845, double %844, double %842
 store double %846, ptr %268, align 8
 br i1 %230, label %873, label %847
847:
 %848 = select i1 %834, i64 %33, i64 0
 %849 = add i64 %848, %812
 %850 = mul i64 %849, %231
 %851 = getelementptr double, ptr %37, i64 %850
 %852 = getelementptr double, ptr %851, i64 %36
 br label %853
853:
 %854 = phi i64 [ 0, %847 ], [ %855, %853 ]
 %855 = add nuw nsw i64 %854, 1
 %856 = getelementptr double, ptr %84, i64 %854
 %857 = load double, ptr %856, align 8
 %858 = getelementptr double, ptr %851, i64 %854
 %859 = load double, ptr %858, align 8
 %860 = getelementptr double, ptr %852, i64 %854
 %861 = load double, ptr %860, align 8
 %862 = load double, ptr %838, align 8
 %863 = fsub nsz contract double %846, %862
 %864 = fmul nsz contract double %861, %863
 %865 = fadd nsz contract double %859, %864
 %866 = fadd nsz contract double %857, %865
 %867 = add nsw i64 %269, %854
 %868 = icmp slt i64 %867, 0
 %869 = select i1 %868, i64 %54, i64 0
 %870 = getelementptr double, ptr %55, i64 %867
 %871 = getelementptr double, ptr %870, i64 %869
 store double %866, ptr %871, align 8
 %872 = icmp eq i64 %855, %36
 br i1 %872, label %873, label %853
873:
 tail call void %270(ptr %55, ptr %59)
 %874 = load i64, ptr %239, align 1
 %875 = add nsw i64 %874, 1
 store i64 %875, ptr %239, align 1
 br label %876
876:
 %877 = phi i64 [ 0, %873 ], [ %880, %879 ]
 %878 = icmp eq i64 %877, %271
 br i1 %878, label %887, label %879
879:
 %880 = add nuw i64 %877, 1
 %881 = getelementptr double, ptr %59, i64 %877
 %882 = load double, ptr %881, align 8
 %883 = fsub nsz contract double %882, %882
 %884 = fcmp nsz contract ord double %883, 0.000000e+00
 br i1 %884, label %876, label %885
885:
 store i64 1, ptr %272, align 1
 %886 = load double, ptr %275, align 8
 store double %886, ptr %276, align 1
 br label %981
887:
 br i1 %221, label %895, label %888
888:
 %889 = phi i64 [ %890, %888 ], [ 0, %887 ]
 %890 = add nuw nsw i64 %889, 1
 %891 = getelementptr double, ptr %80, i64 %889
 %892 = load double, ptr %891, align 8
 %893 = getelementptr double, ptr %73, i64 %889
 store double %892, ptr %893, align 8
 %894 = icmp eq i64 %72, %890
 br i1 %894, label %895, label %888
895:
 br i1 %224, label %896, label %900
896:
 %897 = icmp eq i64 %796, 0
 br i1 %897, label %999, label %898
898:
 %899 = load i64, ptr %220, align 1
 br label %926
900:
 %901 = phi i64 [ %902, %900 ], [ 0, %895 ]
 %902 = add nuw nsw i64 %901, 1
 %903 = getelementptr double, ptr %91, i64 %901
 %904 = load double, ptr %903, align 8
 %905 = add nsw i64 %901, %5
 %906 = icmp slt i64 %905, 0
 %907 = select i1 %906, i64 %65, i64 0
 %908 = getelementptr double, ptr %66, i64 %905
 %909 = getelementptr double, ptr %908, i64 %907
 %910 = load double, ptr %909, align 8
 %911 = fadd nsz contract double %904, %910
 store double %911, ptr %903, align 8
 %912 = load double, ptr %278, align 1
 %913 = load double, ptr %909, align 8
 %914 = tail call nsz contract double @llvm.fabs.f64(double %913)
 %915 = fadd nsz contract double %912, %914
 store double %915, ptr %278, align 1
 %916 = getelementptr double, ptr %95, i64 %901
 %917 = load double, ptr %916, align 8
 %918 = load double, ptr %903, align 8
 %919 = fcmp nsz contract olt double %918, %917
 %920 = select i1 %919, double %918, double %917
 %921 = getelementptr double, ptr %99, i64 %901
 %922 = load double, ptr %921, align 8
 %923 = fcmp nsz contract ogt double %918, %922
 %924 = select i1 %923, double %918, double %922
 store double %920, ptr %916, align 8
 store double %924, ptr %921, align 8
 %925 = icmp eq i64 %902, %222
 br i1 %925, label %896, label %900
926:
 %927 = phi i64 [ %796, %898 ], [ %929, %961 ]
 %928 = phi i64 [ %899, %898 ], [ %930, %961 ]
 %929 = add nsw i64 %927, -1
 %930 = add i64 %928, 1
 %931 = load i64, ptr %242, align 1
 %932 = sub i64 %928, %931
 %933 = icmp slt i64 %932, 0
 %934 = select i1 %933, i64 %143, i64 0
 %935 = add i64 %934, %932
 %936 = mul i64 %935, %146
 %937 = getelementptr double, ptr %147, i64 %936
 br i1 %279, label %941, label %938
938:
 %939 = shl i64 %936, 3
 %940 = getelementptr i8, ptr %147, i64 %939
 tail call void @llvm.memset.p0.i64(ptr align 8 %940, i8 0, i64 %280, i1 false)
 br label %941
941:
 %942 = load double, ptr %278, align 1
 store double %942, ptr %937, align 8
 br i1 %243, label %961, label %943
943:
 %944 = phi i64 [ %945, %943 ], [ 0, %941 ]
 %945 = add nuw nsw i64 %944, 1
 %946 = getelementptr i64, ptr %48, i64 %944
 %947 = load i64, ptr %946, align 8
 %948 = icmp slt i64 %947, -1
 %949 = select i1 %948, i64 %146, i64 0
 %950 = getelementptr double, ptr %937, i64 %947
 %951 = getelementptr i8, ptr %950, i64 8
 %952 = getelementptr double, ptr %951, i64 %949
 %953 = load double, ptr %952, align 8
 %954 = getelementptr double, ptr %99, i64 %944
 %955 = load double, ptr %954, align 8
 %956 = getelementptr double, ptr %95, i64 %944
 %957 = load double, ptr %956, align 8
 %958 = fsub nsz contract double %955, %957
 %959 = fadd nsz contract double %953, %958
 store double %959, ptr %952, align 8
 %960 = icmp eq i64 %90, %945
 br i1 %960, label %961, label %943
961:
 %962 = icmp sgt i64 %927, 1
 br i1 %962, label %926, label %999
963:
 store i64 1, ptr %272, align 1
 %964 = load double, ptr %275, align 8
 store double %964, ptr %276, align 1
 br label %981
965:
 %966 = srem i64 %424, %5
 %967 = xor i64 %966, %5
 %968 = icmp slt i64 %967, 0
 %969 = icmp ne i64 %966, 0
 %970 = and i1 %969, %968
 %971 = select i1 %970, i64 %5, i64 0
 %972 = add i64 %971, %966
 br label %981
973:
 %974 = srem i64 %657, %5
 %975 = xor i64 %974, %5
 %976 = icmp slt i64 %975, 0
 %977 = icmp ne i64 %974, 0
 %978 = and i1 %977, %976
 %979 = select i1 %978, i64 %5, i64 0
 %980 = add i64 %979, %974
 br label %981
981:
 %982 = phi i64 [ 3, %683 ], [ 3, %450 ], [ 2, %785 ], [ 1, %885 ], [ 2, %483 ], [ 2, %723 ], [ %284, %963 ], [ 3, %965 ], [ 3, %973 ], [ 2, %545 ]
 %983 = phi i64 [ 0, %683 ], [ 0, %450 ], [ 0, %785 ], [ %877, %885 ], [ 0, %483 ], [ 0, %723 ], [ 0, %963 ], [ %972, %965 ], [ %980, %973 ], [ 0, %545 ]
 store i64 %982, ptr %260, align 1
 store i64 %983, ptr %261, align 1
 %984 = load i64, ptr %201, align 1
 %985 = add nsw i64 %984, 1
 store i64 %985, ptr %201, align 1
 %986 = fmul nsz contract double %1163, 5.000000e-01
 store double %986, ptr %205, align 1
 br i1 %202, label %987, label %998
987:
 %988 = load i64, ptr %216, align 1
 %989 = load i64, ptr %208, align 1
 %990 = add nsw i64 %989, 1
 %991 = icmp eq i64 %988, %990
 br i1 %991, label %998, label %992
992:
 store i64 %990, ptr %216, align 1
 %993 = shl nuw nsw i64 %982, 3
 %994 = getelementptr inbounds nuw i8, ptr %151, i64 %993
 %995 = getelementptr inbounds nuw i8, ptr %994, i64 200
 %996 = load i64, ptr %995, align 1
 %997 = add nsw i64 %996, 1
 store i64 %997, ptr %995, align 1
 br label %998
998:
 store double 2.000000e+00, ptr %277, align 1
 br label %1046
999:
 %1000 = load i64, ptr %220, align 1
 %1001 = add nsw i64 %1000, %796
 store i64 %1001, ptr %220, align 1
 store i64 %812, ptr %203, align 1
 store double %1164, ptr %151, align 1
 %1002 = load i64, ptr %200, align 1
 %1003 = add nsw i64 %1002, 1
 store i64 %1003, ptr %200, align 1
 %1004 = load double, ptr %215, align 8
 %1005 = fcmp nsz contract ult double %1164, %1004
 br i1 %1005, label %1006, label %1009
1006:
 %1007 = load double, ptr %204, align 1
 %1008 = fcmp nsz contract ult double %1164, %1007
 br i1 %1008, label %1011, label %1009
1009:
 %1010 = phi i64 [ 1, %999 ], [ 6, %1006 ]
 store i64 %1010, ptr %199, align 1
 br label %1011
1011:
 br i1 %202, label %1012, label %1022
1012:
 store double %11, ptr %205, align 1
 %1013 = load double, ptr %27, align 8
 %1014 = load i64, ptr %208, align 1
 %1015 = add nsw i64 %1014, 1
 %1016 = sitofp i64 %1015 to double
 %1017 = fadd nsz contract double %1016, 0xBEB0C6F7A0B5ED8D
 %1018 = fmul nsz contract double %11, %1017
 %1019 = fadd nsz contract double %1013, %1018
 %1020 = fcmp nsz contract ult double %1164, %1019
 br i1 %1020, label %1046, label %1021
1021:
 store i64 %1015, ptr %208, align 1
 br label %1046
1022:
 %1023 = load double, ptr %277, align 1
 %1024 = fcmp nsz contract ogt double %1023, 1.000000e+00
 %1025 = select i1 %1024, double 1.000000e+00, double 6.000000e+00
 %1026 = fcmp nsz contract olt double %1023, 1.000000e-04
 %1027 = select i1 %1026, double 1.000000e-04, double %1023
 %1028 = fcmp nsz contract ogt double %1027, 1.000000e+00
 %1029 = select i1 %1028, double 1.000000e+00, double %1027
 %1030 = tail call nsz contract double @llvm.pow.f64(double %1029, double 4.000000e-02)
 %1031 = fmul nsz contract double %283, %1030
 %1032 = fcmp nsz contract olt double %1031, 0x3FD5555555555555
 %1033 = select i1 %1032, double 0x3FD5555555555555, double %1031
 %1034 = fcmp nsz contract olt double %1025, %1033
 %1035 = select i1 %1034, double %1025, double %1033
 %1036 = fmul nsz contract double %1163, %1035
 %1037 = load double, ptr %205, align 1
 %1038 = fcmp nsz contract olt double %1163, %1037
 %1039 = fcmp nsz contract oge double %1031, 1.000000e+00
 %1040 = select i1 %1038, i1 %1039, i1 false
 %1041 = fcmp nsz contract ogt double %1037, %1036
 %1042 = select i1 %1040, i1 %1041, i1 false
 %1043 = select i1 %1042, double %1037, double %1036
 %1044 = fcmp nsz contract olt double %14, %1043
 %1045 = select i1 %1044, double %14, double %1043
 store double %1045, ptr %205, align 1
 store double 1.000000e-04, ptr %277, align 1
 br label %1046
1046:
 %1047 = icmp sgt i64 %1049, 1
 br i1 %1047, label %1048, label %1194
1048:
 %1049 = phi i64 [ %1, %174 ], [ %1050, %1046 ]
 %1050 = add nsw i64 %1049, -1
 %1051 = load i64, ptr %199, align 1
 %1052 = icmp eq i64 %1051, 0
 br i1 %1052, label %1053, label %1194
1053:
 %1054 = load i64, ptr %200, align 1
 %1055 = load i64, ptr %201, align 1
 %1056 = add nsw i64 %1055, %1054
 %1057 = icmp slt i64 %1056, %17
 br i1 %1057, label %1058, label %285
1058:
 %1059 = load i64, ptr %203, align 1
 %1060 = icmp slt i64 %1059, 0
 %1061 = select i1 %1060, i64 %23, i64 0
 %1062 = add i64 %1061, %1059
 %1063 = mul i64 %1062, %26
 %1064 = getelementptr double, ptr %27, i64 %1063
 %1065 = getelementptr i8, ptr %1064, i64 8
 %1066 = load double, ptr %1065, align 8
 %1067 = load double, ptr %204, align 1
 %1068 = fcmp nsz contract olt double %1067, %1066
 %1069 = select i1 %1068, double %1067, double %1066
 br i1 %202, label %1070, label %1110
1070:
 %1071 = load double, ptr %27, align 8
 %1072 = load i64, ptr %208, align 1
 %1073 = add nsw i64 %1072, 1
 %1074 = sitofp i64 %1073 to double
 %1075 = fmul nsz contract double %11, %1074
 %1076 = fadd nsz contract double %1071, %1075
 %1077 = fsub nsz contract double %1069, %209
 %1078 = fcmp nsz contract ogt double %1076, %1077
 br i1 %1078, label %1079, label %1091
1079:
 %1080 = fadd nsz contract double %209, %1069
 %1081 = fcmp nsz contract ogt double %1076, %1080
 br i1 %1081, label %1082, label %1091
1082:
 %1083 = load double, ptr %215, align 8
 %1084 = fcmp nsz contract olt double %1069, %1083
 br i1 %1084, label %1085, label %1091
1085:
 %1086 = load i64, ptr %216, align 1
 %1087 = icmp eq i64 %1086, %1073
 br i1 %1087, label %1091, label %1088
1088:
 store i64 %1073, ptr %216, align 1
 %1089 = load i64, ptr %217, align 1
 %1090 = add nsw i64 %1089, 1
 store i64 %1090, ptr %217, align 1
 br label %1091
1091:
 %1092 = phi double [ %1076, %1070 ], [ %1069, %1079 ], [ %1069, %1082 ], [ %1069, %1085 ], [ %1069, %1088 ]
 %1093 = load double, ptr %151, align 1
 %1094 = fsub nsz contract double %1092, %1093
 %1095 = load double, ptr %205, align 1
 %1096 = fmul nsz contract double %1094, 0x3FEFFFFDE7210BE9
 %1097 = fcmp nsz contract olt double %1095, %1096
 br i1 %1097, label %1098, label %1104
1098:
 %1099 = fmul nsz contract double %1095, 2.000000e+00
 %1100 = fcmp nsz contract ult double %1094, %1099
 %1101 = fmul nsz contract double %1094, 5.000000e-01
 %1102 = select i1 %1100, double %1101, double %1095
 %1103 = fadd nsz contract double %1093, %1102
 br label %1127
1104:
 %1105 = fsub nsz contract double %1094, %11
 %1106 = tail call nsz contract double @llvm.fabs.f64(double %1105)
 %1107 = fcmp nsz contract ugt double %1106, %218
 %1108 = select i1 %1107, double %1094, double %11
 store double %1092, ptr %206, align 1
 %1109 = load double, ptr %1065, align 8
 store double %1108, ptr %207, align 1
 br i1 %1078, label %1161, label %1132
1110:
 %1111 = load double, ptr %205, align 1
 %1112 = getelementptr i8, ptr %1064, i64 32
 %1113 = load double, ptr %1112, align 8
 %1114 = fcmp nsz contract olt double %1113, %1111
 %1115 = select i1 %1114, double %1113, double %1111
 %1116 = load double, ptr %151, align 1
 %1117 = fsub nsz contract double %1069, %1116
 %1118 = fmul nsz contract double %1115, 1.010000e+00
 %1119 = fcmp nsz contract ugt double %1117, %1118
 br i1 %1119, label %1121, label %1120
1120:
 store double %1069, ptr %206, align 1
 store double %1117, ptr %207, align 1
 br label %1161
1121:
 %1122 = fmul nsz contract double %1115, 2.000000e+00
 %1123 = fcmp nsz contract olt double %1117, %1122
 %1124 = fmul nsz contract double %1117, 5.000000e-01
 %1125 = select i1 %1123, double %1124, double %1115
 %1126 = fadd nsz contract double %1116, %1125
 br label %1127
1127:
 %1128 = phi double [ %1126, %1121 ], [ %1103, %1098 ]
 %1129 = phi double [ %1125, %1121 ], [ %1102, %1098 ]
 %1130 = phi double [ %1116, %1121 ], [ %1093, %1098 ]
 store double %1128, ptr %206, align 1
 %1131 = load double, ptr %1065, align 8
 store double %1129, ptr %207, align 1
 br label %1132
1132:
 %1133 = phi double [ %1109, %1104 ], [ %1131, %1127 ]
 %1134 = phi double [ %1108, %1104 ], [ %1129, %1127 ]
 %1135 = phi double [ %1093, %1104 ], [ %1130, %1127 ]
 %1136 = phi double [ %1092, %1104 ], [ %1128, %1127 ]
 %1137 = tail call nsz contract double @llvm.fabs.f64(double %1135)
 %1138 = fcmp nsz contract olt double %1137, 0x16687E92154EF7AC
 br i1 %1138, label %1139, label %1147
1139:
 %1140 = fmul nsz contract double %1137, 0x4670000000000000
 %1141 = fmul nsz contract double %1140, 0x3CA0000000000001
 %1142 = fadd nsz contract double %1140, %1141
 %1143 = fsub nsz contract double %1142, %1140
 %1144 = fmul nsz contract double %1143, 0x3970000000000000
 %1145 = fcmp nsz contract olt double %1144, 4.940660e-324
 %1146 = select i1 %1145, double 4.940660e-324, double %1144
 br label %1151
1147:
 %1148 = fmul nsz contract double %1137, 0x3CA0000000000001
 %1149 = fadd nsz contract double %1137, %1148
 %1150 = fsub nsz contract double %1149, %1137
 br label %1151
1151:
 %1152 = phi double [ %1150, %1147 ], [ %1146, %1139 ]
 %1153 = fmul nsz contract double %1152, 1.600000e+01
 %1154 = load double, ptr %27, align 8
 %1155 = fsub nsz contract double %1133, %1154
 %1156 = tail call nsz contract double @llvm.fabs.f64(double %1155)
 %1157 = fmul nsz contract double %1156, 1.000000e-30
 %1158 = fcmp nsz contract ogt double %1157, %1153
 %1159 = select i1 %1158, double %1157, double %1153
 %1160 = fcmp nsz contract ugt double %1134, %1159
 br i1 %1160, label %1161, label %285
1161:
 %1162 = phi i1 [ false, %1104 ], [ true, %1151 ], [ false, %1120 ]
 %1163 = phi double [ %1108, %1104 ], [ %1134, %1151 ], [ %1117, %1120 ]
 %1164 = phi double [ %1092, %1104 ], [ %1136, %1151 ], [ %1069, %1120 ]
 %1165 = tail call nsz contract double @llvm.fabs.f64(double %1164)
 %1166 = fcmp nsz contract olt double %1165, 0x16687E92154EF7AC
 br i1 %1166, label %1167, label %1175
1167:
 %1168 = fmul nsz contract double %1165, 0x4670000000000000
 %1169 = fmul nsz contract double %1168, 0x3CA0000000000001
 %1170 = fadd nsz contract double %1168, %1169
 %1171 = fsub nsz contract double %1170, %1168
 %1172 = fmul nsz contract double %1171, 0x3970000000000000
 %1173 = fcmp nsz contract olt double %1172, 4.940660e-324
 %1174 = select i1 %1173, double 4.940660e-324, double %1172
 br label %1179
1175:
 %1176 = fmul nsz contract double %1165, 0x3CA0000000000001
 %1177 = fadd nsz contract double %1165, %1176
 %1178 = fsub nsz contract double %1177, %1165
 br label %1179
1179:
 %1180 = phi double [ %1178, %1175 ], [ %1174, %1167 ]
 %1181 = load i64, ptr %219, align 1
 %1182 = icmp slt i64 %1181, %43
 br i1 %1182, label %1183, label %1192
1183:
 %1184 = fmul nsz contract double %1180, 2.000000e+00
 %1185 = icmp slt i64 %1181, 0
 %1186 = select i1 %1185, i64 %43, i64 0
 %1187 = getelementptr double, ptr %44, i64 %1181
 %1188 = getelementptr double, ptr %1187, i64 %1186
 %1189 = load double, ptr %1188, align 8
 %1190 = fadd nsz contract double %1164, %1184
 %1191 = fcmp nsz contract ugt double %1189, %1190
 br i1 %1191, label %1192, label %285
1192:
 %1193 = fcmp nsz contract oeq double %1163, 0.000000e+00
 br i1 %1193, label %1194, label %287
1194:
 ret i64 0
}
