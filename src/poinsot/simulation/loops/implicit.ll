; what: loops for any machine, written by `make loops` from their texts in Python: don't edit
; sources: 32971c6f73ce2e19c5d481a2b290044eaeda09554fd5650a0eff2d050cc6ee8e
; text: 1c725692cd514ee4900828d7473264b71e72fb93e30c3814058a0f1b4d30c5ec
; calls: pow memset
; begin: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1)
; take: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1)
; advance: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | Solver(i i i i i f1 f f2 f f2 f2 f2 f1 f1 f2 i1 f2 f1 f2 i1 f3 f3 i2 f1 f1 f2 f1 f2 f2 f2 f1 {step=f,before=f,theta=f,eta=f,wanted=i,current=i,below=i,above=i}1)
; differentiate: Plan(i i i i f2 f1 f2 f2 f i1 f1 f f1 f f f f i f2 f3 f1 i1) | Work(f1 f2 f2 f1 f1 f1 f1 f1 f1 f1 f1 f1 f2 f2 f2 f2 {time=f,step=f,tried=f,aim=f,stop=f,error_before=f,turnover=f,position_error=f,velocity_error=f,status=i,reason=i,culprit=i,segment=i,sample=i,taken=i,room=i,accepted=i,rejected=i,evaluations=i,stale=i,jacobians=i,factorizations=i,grid=i,divided=i,cut_at_times=i,cut_by_reach=i,cut_by_values=i,cut_by_constraints=i,cut_by_newton=i}1) | Solver(i i i i i f1 f f2 f f2 f2 f2 f1 f1 f2 i1 f2 f1 f2 i1 f3 f3 i2 f1 f1 f2 f1 f2 f2 f2 f1 {step=f,before=f,theta=f,eta=f,wanted=i,current=i,below=i,above=i}1)
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
 %17 = add i64 %0, 88
 %18 = inttoptr i64 %17 to ptr
 %19 = load i64, ptr %18, align 8
 %20 = inttoptr i64 %16 to ptr
 %21 = add i64 %0, 96
 %22 = inttoptr i64 %21 to ptr
 %23 = load i64, ptr %22, align 8
 %24 = add i64 %0, 104
 %25 = inttoptr i64 %24 to ptr
 %26 = load i64, ptr %25, align 8
 %27 = add i64 %0, 112
 %28 = inttoptr i64 %27 to ptr
 %29 = load i64, ptr %28, align 8
 %30 = inttoptr i64 %23 to ptr
 %31 = add i64 %0, 128
 %32 = inttoptr i64 %31 to ptr
 %33 = load i64, ptr %32, align 8
 %34 = add i64 %0, 136
 %35 = inttoptr i64 %34 to ptr
 %36 = load i64, ptr %35, align 8
 %37 = inttoptr i64 %33 to ptr
 %38 = add i64 %0, 144
 %39 = inttoptr i64 %38 to ptr
 %40 = load i64, ptr %39, align 8
 %41 = inttoptr i64 %40 to ptr
 %42 = add i64 %0, 160
 %43 = inttoptr i64 %42 to ptr
 %44 = load double, ptr %43, align 8
 %45 = add i64 %0, 168
 %46 = inttoptr i64 %45 to ptr
 %47 = load i64, ptr %46, align 8
 %48 = inttoptr i64 %47 to ptr
 %49 = add i64 %0, 184
 %50 = inttoptr i64 %49 to ptr
 %51 = load double, ptr %50, align 8
 %52 = add i64 %0, 192
 %53 = inttoptr i64 %52 to ptr
 %54 = load double, ptr %53, align 8
 %55 = add i64 %0, 200
 %56 = inttoptr i64 %55 to ptr
 %57 = load double, ptr %56, align 8
 %58 = add i64 %0, 208
 %59 = inttoptr i64 %58 to ptr
 %60 = load double, ptr %59, align 8
 %61 = add i64 %0, 216
 %62 = inttoptr i64 %61 to ptr
 %63 = load i64, ptr %62, align 8
 %64 = add i64 %0, 224
 %65 = inttoptr i64 %64 to ptr
 %66 = load i64, ptr %65, align 8
 %67 = add i64 %0, 232
 %68 = inttoptr i64 %67 to ptr
 %69 = load i64, ptr %68, align 8
 %70 = add i64 %0, 240
 %71 = inttoptr i64 %70 to ptr
 %72 = load i64, ptr %71, align 8
 %73 = inttoptr i64 %66 to ptr
 %74 = add i64 %0, 248
 %75 = inttoptr i64 %74 to ptr
 %76 = load i64, ptr %75, align 8
 %77 = add i64 %0, 256
 %78 = inttoptr i64 %77 to ptr
 %79 = load i64, ptr %78, align 8
 %80 = add i64 %0, 272
 %81 = inttoptr i64 %80 to ptr
 %82 = load i64, ptr %81, align 8
 %83 = inttoptr i64 %76 to ptr
 %84 = add i64 %0, 280
 %85 = inttoptr i64 %84 to ptr
 %86 = load i64, ptr %85, align 8
 %87 = add i64 %0, 288
 %88 = inttoptr i64 %87 to ptr
 %89 = load i64, ptr %88, align 8
 %90 = inttoptr i64 %86 to ptr
 %91 = add i64 %0, 296
 %92 = inttoptr i64 %91 to ptr
 %93 = load i64, ptr %92, align 8
 %94 = inttoptr i64 %93 to ptr
 %95 = add i64 %0, 312
 %96 = inttoptr i64 %95 to ptr
 %97 = load i64, ptr %96, align 8
 %98 = add i64 %0, 320
 %99 = inttoptr i64 %98 to ptr
 %100 = load i64, ptr %99, align 8
 %101 = inttoptr i64 %97 to ptr
 %102 = add i64 %0, 328
 %103 = inttoptr i64 %102 to ptr
 %104 = load i64, ptr %103, align 8
 %105 = add i64 %0, 336
 %106 = inttoptr i64 %105 to ptr
 %107 = load i64, ptr %106, align 8
 %108 = add i64 %0, 344
 %109 = inttoptr i64 %108 to ptr
 %110 = load i64, ptr %109, align 8
 %111 = inttoptr i64 %104 to ptr
 %112 = add i64 %0, 352
 %113 = inttoptr i64 %112 to ptr
 %114 = load i64, ptr %113, align 8
 %115 = add i64 %0, 360
 %116 = inttoptr i64 %115 to ptr
 %117 = load i64, ptr %116, align 8
 %118 = add i64 %0, 368
 %119 = inttoptr i64 %118 to ptr
 %120 = load i64, ptr %119, align 8
 %121 = inttoptr i64 %114 to ptr
 %122 = add i64 %0, 376
 %123 = inttoptr i64 %122 to ptr
 %124 = load i64, ptr %123, align 8
 %125 = add i64 %0, 384
 %126 = inttoptr i64 %125 to ptr
 %127 = load i64, ptr %126, align 8
 %128 = inttoptr i64 %124 to ptr
 %129 = add i64 %0, 392
 %130 = inttoptr i64 %129 to ptr
 %131 = load i64, ptr %130, align 8
 %132 = add i64 %0, 400
 %133 = inttoptr i64 %132 to ptr
 %134 = load i64, ptr %133, align 8
 %135 = inttoptr i64 %131 to ptr
 %136 = add i64 %0, 408
 %137 = inttoptr i64 %136 to ptr
 %138 = load i64, ptr %137, align 8
 %139 = inttoptr i64 %138 to ptr
 %140 = add i64 %0, 424
 %141 = inttoptr i64 %140 to ptr
 %142 = load i64, ptr %141, align 8
 %143 = add i64 %0, 432
 %144 = inttoptr i64 %143 to ptr
 %145 = load i64, ptr %144, align 8
 %146 = inttoptr i64 %142 to ptr
 %147 = add i64 %0, 440
 %148 = inttoptr i64 %147 to ptr
 %149 = load i64, ptr %148, align 8
 %150 = inttoptr i64 %149 to ptr
 %151 = add i64 %0, 456
 %152 = inttoptr i64 %151 to ptr
 %153 = load i64, ptr %152, align 8
 %154 = inttoptr i64 %153 to ptr
 %155 = add i64 %0, 472
 %156 = inttoptr i64 %155 to ptr
 %157 = load i64, ptr %156, align 8
 %158 = add i64 %0, 480
 %159 = inttoptr i64 %158 to ptr
 %160 = load i64, ptr %159, align 8
 %161 = inttoptr i64 %157 to ptr
 %162 = add i64 %0, 488
 %163 = inttoptr i64 %162 to ptr
 %164 = load i64, ptr %163, align 8
 %165 = inttoptr i64 %164 to ptr
 %166 = add i64 %0, 504
 %167 = inttoptr i64 %166 to ptr
 %168 = load i64, ptr %167, align 8
 %169 = inttoptr i64 %168 to ptr
 %170 = add i64 %0, 520
 %171 = inttoptr i64 %170 to ptr
 %172 = load i64, ptr %171, align 8
 %173 = add i64 %0, 528
 %174 = inttoptr i64 %173 to ptr
 %175 = load i64, ptr %174, align 8
 %176 = add i64 %0, 536
 %177 = inttoptr i64 %176 to ptr
 %178 = load i64, ptr %177, align 8
 %179 = inttoptr i64 %172 to ptr
 %180 = add i64 %0, 544
 %181 = inttoptr i64 %180 to ptr
 %182 = load i64, ptr %181, align 8
 %183 = add i64 %0, 552
 %184 = inttoptr i64 %183 to ptr
 %185 = load i64, ptr %184, align 8
 %186 = add i64 %0, 560
 %187 = inttoptr i64 %186 to ptr
 %188 = load i64, ptr %187, align 8
 %189 = inttoptr i64 %182 to ptr
 %190 = add i64 %0, 568
 %191 = inttoptr i64 %190 to ptr
 %192 = load i64, ptr %191, align 8
 %193 = add i64 %0, 576
 %194 = inttoptr i64 %193 to ptr
 %195 = load i64, ptr %194, align 8
 %196 = add i64 %0, 584
 %197 = inttoptr i64 %196 to ptr
 %198 = load i64, ptr %197, align 8
 %199 = inttoptr i64 %192 to ptr
 %200 = add i64 %0, 592
 %201 = inttoptr i64 %200 to ptr
 %202 = load i64, ptr %201, align 8
 %203 = add i64 %0, 600
 %204 = inttoptr i64 %203 to ptr
 %205 = load i64, ptr %204, align 8
 %206 = add i64 %0, 608
 %207 = inttoptr i64 %206 to ptr
 %208 = load i64, ptr %207, align 8
 %209 = inttoptr i64 %202 to ptr
 %210 = add i64 %0, 616
 %211 = inttoptr i64 %210 to ptr
 %212 = load i64, ptr %211, align 8
 %213 = inttoptr i64 %212 to ptr
 %214 = add i64 %0, 672
 %215 = inttoptr i64 %214 to ptr
 %216 = load i64, ptr %215, align 8
 %217 = inttoptr i64 %216 to ptr
 %218 = add i64 %0, 696
 %219 = inttoptr i64 %218 to ptr
 %220 = load i64, ptr %219, align 8
 %221 = add i64 %0, 712
 %222 = inttoptr i64 %221 to ptr
 %223 = load i64, ptr %222, align 8
 %224 = inttoptr i64 %220 to ptr
 %225 = add i64 %0, 720
 %226 = inttoptr i64 %225 to ptr
 %227 = load double, ptr %226, align 8
 %228 = add i64 %0, 728
 %229 = inttoptr i64 %228 to ptr
 %230 = load i64, ptr %229, align 8
 %231 = add i64 %0, 736
 %232 = inttoptr i64 %231 to ptr
 %233 = load i64, ptr %232, align 8
 %234 = add i64 %0, 744
 %235 = inttoptr i64 %234 to ptr
 %236 = load i64, ptr %235, align 8
 %237 = inttoptr i64 %230 to ptr
 %238 = add i64 %0, 752
 %239 = inttoptr i64 %238 to ptr
 %240 = load i64, ptr %239, align 8
 %241 = add i64 %0, 768
 %242 = inttoptr i64 %241 to ptr
 %243 = load i64, ptr %242, align 8
 %244 = inttoptr i64 %240 to ptr
 %245 = add i64 %0, 776
 %246 = inttoptr i64 %245 to ptr
 %247 = load i64, ptr %246, align 8
 %248 = add i64 %0, 792
 %249 = inttoptr i64 %248 to ptr
 %250 = load i64, ptr %249, align 8
 %251 = inttoptr i64 %247 to ptr
 %252 = add i64 %0, 800
 %253 = inttoptr i64 %252 to ptr
 %254 = load i64, ptr %253, align 8
 %255 = inttoptr i64 %254 to ptr
 %256 = add i64 %0, 816
 %257 = inttoptr i64 %256 to ptr
 %258 = load i64, ptr %257, align 8
 %259 = inttoptr i64 %258 to ptr
 %260 = add i64 %0, 832
 %261 = inttoptr i64 %260 to ptr
 %262 = load i64, ptr %261, align 8
 %263 = add i64 %0, 848
 %264 = inttoptr i64 %263 to ptr
 %265 = load i64, ptr %264, align 8
 %266 = inttoptr i64 %262 to ptr
 %267 = add i64 %0, 856
 %268 = inttoptr i64 %267 to ptr
 %269 = load i64, ptr %268, align 8
 %270 = inttoptr i64 %269 to ptr
 %271 = add i64 %0, 872
 %272 = inttoptr i64 %271 to ptr
 %273 = load i64, ptr %272, align 8
 %274 = add i64 %0, 880
 %275 = inttoptr i64 %274 to ptr
 %276 = load i64, ptr %275, align 8
 %277 = add i64 %0, 888
 %278 = inttoptr i64 %277 to ptr
 %279 = load i64, ptr %278, align 8
 %280 = inttoptr i64 %273 to ptr
 %281 = add i64 %0, 896
 %282 = inttoptr i64 %281 to ptr
 %283 = load i64, ptr %282, align 8
 %284 = inttoptr i64 %283 to ptr
 %285 = add i64 %0, 912
 %286 = inttoptr i64 %285 to ptr
 %287 = load i64, ptr %286, align 8
 %288 = add i64 %0, 920
 %289 = inttoptr i64 %288 to ptr
 %290 = load i64, ptr %289, align 8
 %291 = add i64 %0, 928
 %292 = inttoptr i64 %291 to ptr
 %293 = load i64, ptr %292, align 8
 %294 = inttoptr i64 %287 to ptr
 %295 = add i64 %0, 936
 %296 = inttoptr i64 %295 to ptr
 %297 = load i64, ptr %296, align 8
 %298 = inttoptr i64 %297 to ptr
 %299 = add i64 %0, 952
 %300 = inttoptr i64 %299 to ptr
 %301 = load i64, ptr %300, align 8
 %302 = add i64 %0, 968
 %303 = inttoptr i64 %302 to ptr
 %304 = load i64, ptr %303, align 8
 %305 = add i64 %0, 976
 %306 = inttoptr i64 %305 to ptr
 %307 = load i64, ptr %306, align 8
 %308 = inttoptr i64 %301 to ptr
 %309 = add i64 %0, 984
 %310 = inttoptr i64 %309 to ptr
 %311 = load i64, ptr %310, align 8
 %312 = add i64 %0, 1000
 %313 = inttoptr i64 %312 to ptr
 %314 = load i64, ptr %313, align 8
 %315 = add i64 %0, 1008
 %316 = inttoptr i64 %315 to ptr
 %317 = load i64, ptr %316, align 8
 %318 = inttoptr i64 %311 to ptr
 %319 = add i64 %0, 1016
 %320 = inttoptr i64 %319 to ptr
 %321 = load i64, ptr %320, align 8
 %322 = add i64 %0, 1032
 %323 = inttoptr i64 %322 to ptr
 %324 = load i64, ptr %323, align 8
 %325 = inttoptr i64 %321 to ptr
 %326 = add i64 %0, 1040
 %327 = inttoptr i64 %326 to ptr
 %328 = load i64, ptr %327, align 8
 %329 = add i64 %0, 1048
 %330 = inttoptr i64 %329 to ptr
 %331 = load i64, ptr %330, align 8
 %332 = inttoptr i64 %328 to ptr
 %333 = add i64 %0, 1056
 %334 = inttoptr i64 %333 to ptr
 %335 = load i64, ptr %334, align 8
 %336 = add i64 %0, 1064
 %337 = inttoptr i64 %336 to ptr
 %338 = load i64, ptr %337, align 8
 %339 = inttoptr i64 %335 to ptr
 %340 = add i64 %0, 1072
 %341 = inttoptr i64 %340 to ptr
 %342 = load i64, ptr %341, align 8
 %343 = add i64 %0, 1088
 %344 = inttoptr i64 %343 to ptr
 %345 = load i64, ptr %344, align 8
 %346 = inttoptr i64 %342 to ptr
 %347 = add i64 %0, 1096
 %348 = inttoptr i64 %347 to ptr
 %349 = load i64, ptr %348, align 8
 %350 = inttoptr i64 %349 to ptr
 %351 = add i64 %0, 1112
 %352 = inttoptr i64 %351 to ptr
 %353 = load i64, ptr %352, align 8
 %354 = add i64 %0, 1128
 %355 = inttoptr i64 %354 to ptr
 %356 = load i64, ptr %355, align 8
 %357 = inttoptr i64 %353 to ptr
 %358 = add i64 %0, 1136
 %359 = inttoptr i64 %358 to ptr
 %360 = load i64, ptr %359, align 8
 %361 = add i64 %0, 1152
 %362 = inttoptr i64 %361 to ptr
 %363 = load i64, ptr %362, align 8
 %364 = inttoptr i64 %360 to ptr
 %365 = add i64 %0, 1160
 %366 = inttoptr i64 %365 to ptr
 %367 = load i64, ptr %366, align 8
 %368 = add i64 %0, 1176
 %369 = inttoptr i64 %368 to ptr
 %370 = load i64, ptr %369, align 8
 %371 = inttoptr i64 %367 to ptr
 %372 = add i64 %0, 1184
 %373 = inttoptr i64 %372 to ptr
 %374 = load i64, ptr %373, align 8
 %375 = inttoptr i64 %374 to ptr
 %376 = add i64 %0, 1200
 %377 = inttoptr i64 %376 to ptr
 %378 = load i64, ptr %377, align 8
 %379 = inttoptr i64 %378 to ptr
 %380 = icmp slt i64 %1, 1
 br i1 %380, label %3965, label %381
381:
 %382 = add i64 %0, 688
 %383 = inttoptr i64 %382 to ptr
 %384 = load double, ptr %383, align 8
 %385 = add i64 %0, 664
 %386 = inttoptr i64 %385 to ptr
 %387 = load i64, ptr %386, align 8
 %388 = add i64 %0, 656
 %389 = inttoptr i64 %388 to ptr
 %390 = load i64, ptr %389, align 8
 %391 = add i64 %0, 648
 %392 = inttoptr i64 %391 to ptr
 %393 = load i64, ptr %392, align 8
 %394 = add i64 %0, 640
 %395 = inttoptr i64 %394 to ptr
 %396 = load i64, ptr %395, align 8
 %397 = add i64 %0, 632
 %398 = inttoptr i64 %397 to ptr
 %399 = load i64, ptr %398, align 8
 %400 = add i64 %0, 496
 %401 = inttoptr i64 %400 to ptr
 %402 = load i64, ptr %401, align 8
 %403 = add i64 %0, 264
 %404 = inttoptr i64 %403 to ptr
 %405 = load i64, ptr %404, align 8
 %406 = add i64 %0, 120
 %407 = inttoptr i64 %406 to ptr
 %408 = load double, ptr %407, align 8
 %409 = add i64 %0, 64
 %410 = inttoptr i64 %409 to ptr
 %411 = load i64, ptr %410, align 8
 %412 = add i64 %0, 16
 %413 = inttoptr i64 %412 to ptr
 %414 = load i64, ptr %413, align 8
 %415 = add i64 %0, 8
 %416 = inttoptr i64 %415 to ptr
 %417 = load i64, ptr %416, align 8
 %418 = inttoptr i64 %0 to ptr
 %419 = load i64, ptr %418, align 8
 %420 = freeze i64 %414
 %421 = getelementptr inbounds nuw i8, ptr %213, i64 72
 %422 = getelementptr inbounds nuw i8, ptr %213, i64 128
 %423 = getelementptr inbounds nuw i8, ptr %213, i64 136
 %424 = fcmp nsz contract ogt double %57, 0.000000e+00
 %425 = getelementptr inbounds nuw i8, ptr %213, i64 96
 %426 = getelementptr inbounds nuw i8, ptr %213, i64 32
 %427 = getelementptr inbounds nuw i8, ptr %213, i64 8
 %428 = getelementptr inbounds nuw i8, ptr %213, i64 24
 %429 = getelementptr inbounds nuw i8, ptr %213, i64 16
 %430 = getelementptr inbounds nuw i8, ptr %213, i64 176
 %431 = fmul nsz contract double %57, 0x3EB0C6F7A0B5ED8D
 %432 = add nsw i64 %69, -1
 %433 = tail call i64 @llvm.smin.i64(i64 %69, i64 0)
 %434 = add i64 %432, %433
 %435 = mul i64 %434, %72
 %436 = getelementptr double, ptr %73, i64 %435
 %437 = getelementptr i8, ptr %436, i64 8
 %438 = getelementptr inbounds nuw i8, ptr %213, i64 184
 %439 = getelementptr inbounds nuw i8, ptr %213, i64 192
 %440 = fmul nsz contract double %57, 1.000000e-09
 %441 = getelementptr inbounds nuw i8, ptr %213, i64 120
 %442 = icmp slt i64 %127, 1
 %443 = icmp slt i64 %36, 1
 %444 = getelementptr inbounds nuw i8, ptr %213, i64 152
 %445 = add nsw i64 %127, %36
 %446 = icmp slt i64 %445, 0
 %447 = select i1 %446, i64 %100, i64 0
 %448 = getelementptr double, ptr %101, i64 %445
 %449 = getelementptr double, ptr %448, i64 %447
 %450 = icmp slt i64 %82, 1
 %451 = mul i64 %405, %82
 %452 = add nsw i64 %445, 1
 %453 = inttoptr i64 %419 to ptr
 %454 = getelementptr inbounds nuw i8, ptr %213, i64 144
 %455 = getelementptr inbounds nuw i8, ptr %379, i64 32
 %456 = icmp eq i64 %396, 0
 %457 = getelementptr inbounds nuw i8, ptr %213, i64 160
 %458 = add nsw i64 %5, 1
 %459 = icmp sgt i64 %36, 0
 %460 = icmp eq i64 %399, 0
 %461 = inttoptr i64 %399 to ptr
 %462 = icmp slt i64 %5, -1
 %463 = select i1 %462, i64 %107, i64 0
 %464 = add i64 %458, %463
 %465 = mul i64 %464, %110
 %466 = getelementptr double, ptr %111, i64 %465
 %467 = getelementptr inbounds nuw i8, ptr %379, i64 48
 %468 = getelementptr inbounds nuw i8, ptr %379, i64 56
 %469 = getelementptr inbounds nuw i8, ptr %379, i64 40
 %470 = getelementptr inbounds nuw i8, ptr %213, i64 168
 %471 = add nsw i64 %331, -2
 %472 = xor i64 %356, -1
 %473 = add i64 %338, %472
 %474 = icmp slt i64 %331, 2
 %475 = select i1 %474, i64 %331, i64 0
 %476 = getelementptr double, ptr %332, i64 %471
 %477 = getelementptr double, ptr %476, i64 %475
 %478 = icmp slt i64 %473, 0
 %479 = select i1 %478, i64 %338, i64 0
 %480 = getelementptr double, ptr %339, i64 %473
 %481 = getelementptr double, ptr %480, i64 %479
 %482 = inttoptr i64 %396 to ptr
 %483 = tail call i64 @llvm.smax.i64(i64 %473, i64 0)
 %484 = tail call i64 @llvm.smax.i64(i64 %233, i64 0)
 %485 = shl nsw i64 %356, 1
 %486 = sub nsw i64 %345, %485
 %487 = add nsw i64 %486, -2
 %488 = inttoptr i64 %390 to ptr
 %489 = tail call i64 @llvm.smax.i64(i64 %487, i64 0)
 %490 = icmp slt i64 %276, 1
 %491 = icmp slt i64 %290, 1
 %492 = icmp slt i64 %233, 1
 %493 = mul i64 %307, %304
 %494 = mul i64 %317, %314
 %495 = icmp slt i64 %304, 1
 %496 = icmp sgt i64 %5, 0
 %497 = getelementptr inbounds nuw i8, ptr %379, i64 8
 %498 = icmp slt i64 %370, 1
 %499 = fdiv nsz contract double 0x3CB0000000000000, %44
 %500 = fmul nsz contract double %499, 1.000000e-02
 %501 = fcmp nsz contract ogt double %500, %384
 %502 = select i1 %501, double %500, double %384
 %503 = getelementptr inbounds nuw i8, ptr %379, i64 24
 %504 = fcmp nsz contract ugt double %57, 0.000000e+00
 %505 = select i1 %504, i64 50, i64 10
 %506 = tail call i64 @llvm.smax.i64(i64 %5, i64 0)
 %507 = tail call i64 @llvm.smax.i64(i64 %110, i64 0)
 %508 = icmp slt i64 %356, 1
 %509 = sub i64 %338, %363
 %510 = icmp slt i64 %363, 1
 %511 = inttoptr i64 %393 to ptr
 %512 = shl i64 %363, 1
 %513 = sub i64 %345, %512
 %514 = inttoptr i64 %387 to ptr
 %515 = getelementptr inbounds nuw i8, ptr %379, i64 16
 %516 = fmul nsz contract double %499, 1.000000e+02
 %517 = getelementptr inbounds nuw i8, ptr %213, i64 80
 %518 = getelementptr inbounds nuw i8, ptr %213, i64 88
 %519 = icmp sgt i64 %110, %36
 %520 = fcmp nsz contract oeq double %384, 0.000000e+00
 %521 = select i1 %519, i1 true, i1 %520
 %522 = icmp slt i64 %110, 1
 %523 = shl nuw i64 %110, 3
 %524 = icmp slt i64 %5, 0
 %525 = fcmp nsz contract ogt double %384, 0.000000e+00
 %526 = select i1 %443, i64 0, i64 %36
 %527 = inttoptr i64 %417 to ptr
 %528 = getelementptr double, ptr %121, i64 %120
 %529 = sub i64 %160, %36
 %530 = tail call i64 @llvm.smax.i64(i64 %529, i64 0)
 %531 = icmp slt i64 %529, 1
 %532 = getelementptr inbounds nuw i8, ptr %213, i64 48
 %533 = icmp slt i64 %160, 1
 %534 = getelementptr inbounds nuw i8, ptr %213, i64 40
 %535 = icmp slt i64 %127, 0
 %536 = select i1 %535, i64 %100, i64 0
 %537 = add i64 %536, %127
 %538 = icmp slt i64 %537, 0
 %539 = icmp slt i64 %537, %100
 %540 = select i1 %496, i64 0, i64 %411
 %541 = getelementptr double, ptr %13, i64 %5
 %542 = getelementptr i8, ptr %541, i64 -8
 %543 = getelementptr double, ptr %542, i64 %540
 %544 = fneg nsz contract double %408
 %545 = icmp eq i64 %420, 0
 %546 = icmp slt i64 %134, 1
 %547 = inttoptr i64 %420 to ptr
 %548 = tail call i64 @llvm.smax.i64(i64 %134, i64 -2)
 %549 = add nsw i64 %548, 2
 %550 = icmp slt i64 %134, 0
 %551 = select i1 %550, i64 %402, i64 0
 %552 = getelementptr double, ptr %165, i64 %134
 %553 = getelementptr double, ptr %552, i64 %551
 %554 = select i1 %535, i64 %402, i64 0
 %555 = getelementptr double, ptr %165, i64 %127
 %556 = getelementptr double, ptr %555, i64 %554
 %557 = getelementptr inbounds nuw i8, ptr %213, i64 56
 %558 = icmp slt i64 %5, 1
 %559 = shl nuw i64 %36, 3
 %560 = getelementptr inbounds nuw i8, ptr %213, i64 104
 %561 = getelementptr inbounds nuw i8, ptr %213, i64 112
 %562 = sub i64 %110, %36
 %563 = icmp slt i64 %562, 1
 %564 = tail call i64 @llvm.smax.i64(i64 %26, i64 0)
 %565 = icmp slt i64 %26, 1
 %566 = icmp slt i64 %178, 1
 %567 = tail call i64 @llvm.smax.i64(i64 %178, i64 -2)
 %568 = add nsw i64 %567, 2
 %569 = icmp slt i64 %178, 0
 %570 = select i1 %569, i64 %402, i64 0
 %571 = getelementptr double, ptr %165, i64 %178
 %572 = getelementptr double, ptr %571, i64 %570
 %573 = icmp slt i64 %178, -1
 %574 = select i1 %573, i64 %402, i64 0
 %575 = getelementptr i8, ptr %571, i64 8
 %576 = getelementptr double, ptr %575, i64 %574
 %577 = tail call i64 @llvm.smax.i64(i64 %178, i64 0)
 %578 = add nsw i64 %89, -1
 %579 = icmp slt i64 %208, 1
 %580 = shl i64 %208, 3
 %581 = icmp slt i64 %145, 1
 %582 = shl nsw i64 %5, 1
 %583 = icmp sgt i64 %36, %582
 %584 = fsub nsz contract double 8.000000e-03, %408
 %585 = select i1 %446, i64 %331, i64 0
 %586 = getelementptr double, ptr %332, i64 %445
 %587 = getelementptr double, ptr %586, i64 %585
 %588 = select i1 %545, i64 1, i64 2
 br label %3739
589:
 %590 = phi i64 [ 2, %3842 ], [ 3, %3744 ], [ 7, %3874 ]
 store i64 %590, ptr %421, align 1
 br label %3965
591:
 br i1 %442, label %599, label %592
592:
 %593 = phi i64 [ %594, %592 ], [ 0, %591 ]
 %594 = add nuw nsw i64 %593, 1
 %595 = getelementptr double, ptr %128, i64 %593
 %596 = load double, ptr %595, align 8
 %597 = getelementptr double, ptr %101, i64 %593
 store double %596, ptr %597, align 8
 %598 = icmp eq i64 %127, %594
 br i1 %598, label %599, label %592
599:
 br i1 %443, label %610, label %600
600:
 %601 = phi i64 [ %603, %600 ], [ %36, %599 ]
 %602 = phi i64 [ %604, %600 ], [ %127, %599 ]
 %603 = add nsw i64 %601, -1
 %604 = add i64 %602, 1
 %605 = icmp slt i64 %602, 0
 %606 = select i1 %605, i64 %100, i64 0
 %607 = getelementptr double, ptr %101, i64 %602
 %608 = getelementptr double, ptr %607, i64 %606
 store double 0.000000e+00, ptr %608, align 8
 %609 = icmp samesign ugt i64 %601, 1
 br i1 %609, label %600, label %610
610:
 %611 = load i64, ptr %444, align 1
 %612 = icmp eq i64 %611, 0
 br i1 %612, label %652, label %613
613:
 %614 = load double, ptr %213, align 1
 %615 = getelementptr i8, ptr %3755, i64 16
 %616 = load double, ptr %615, align 8
 %617 = fcmp nsz contract ogt double %616, %614
 %618 = select i1 %617, double %616, double %614
 %619 = getelementptr i8, ptr %3755, i64 24
 %620 = load double, ptr %619, align 8
 %621 = fcmp nsz contract olt double %620, %618
 %622 = select i1 %621, double %620, double %618
 store double %622, ptr %449, align 8
 br i1 %450, label %649, label %623
623:
 %624 = select i1 %3751, i64 %79, i64 0
 %625 = add i64 %624, %3750
 %626 = mul i64 %625, %451
 %627 = getelementptr double, ptr %83, i64 %626
 %628 = getelementptr double, ptr %627, i64 %82
 br label %629
629:
 %630 = phi i64 [ 0, %623 ], [ %631, %629 ]
 %631 = add nuw nsw i64 %630, 1
 %632 = getelementptr double, ptr %139, i64 %630
 %633 = load double, ptr %632, align 8
 %634 = getelementptr double, ptr %627, i64 %630
 %635 = load double, ptr %634, align 8
 %636 = getelementptr double, ptr %628, i64 %630
 %637 = load double, ptr %636, align 8
 %638 = load double, ptr %3755, align 8
 %639 = fsub nsz contract double %622, %638
 %640 = fmul nsz contract double %637, %639
 %641 = fadd nsz contract double %635, %640
 %642 = fadd nsz contract double %633, %641
 %643 = add nsw i64 %630, %452
 %644 = icmp slt i64 %643, 0
 %645 = select i1 %644, i64 %100, i64 0
 %646 = getelementptr double, ptr %101, i64 %643
 %647 = getelementptr double, ptr %646, i64 %645
 store double %642, ptr %647, align 8
 %648 = icmp eq i64 %631, %82
 br i1 %648, label %649, label %629
649:
 tail call void %453(ptr %101, ptr %111)
 %650 = load i64, ptr %454, align 1
 %651 = add nsw i64 %650, 1
 store i64 %651, ptr %454, align 1
 store i64 0, ptr %444, align 1
 br label %652
652:
 %653 = fdiv nsz contract double %227, %3854
 %654 = load i64, ptr %455, align 1
 %655 = icmp eq i64 %654, 0
 br label %2091
656:
 %657 = phi i64 [ 1, %2413 ], [ 3, %2732 ], [ 3, %2445 ], [ 3, %2488 ], [ 3, %2425 ]
 store i64 %657, ptr %517, align 1
 br label %3891
658:
 br i1 %496, label %697, label %718
659:
 %660 = icmp eq i64 %699, %5
 br i1 %660, label %718, label %697
661:
 %662 = getelementptr double, ptr %13, i64 %698
 %663 = load double, ptr %662, align 8
 %664 = fmul nsz contract double %3854, %663
 %665 = fdiv nsz contract double %664, %700
 %666 = fadd nsz contract double %665, 1.000000e+00
 br label %667
667:
 %668 = phi double [ %666, %661 ], [ 1.000000e+00, %697 ]
 %669 = fcmp nsz contract olt double %700, 0.000000e+00
 br i1 %669, label %670, label %676
670:
 %671 = getelementptr double, ptr %13, i64 %698
 %672 = load double, ptr %671, align 8
 %673 = fneg nsz contract double %672
 %674 = fmul nsz contract double %3854, %673
 %675 = fdiv nsz contract double %674, %700
 br label %676
676:
 %677 = phi double [ %675, %670 ], [ %668, %667 ]
 br i1 %498, label %659, label %678
678:
 %679 = fsub nsz contract double 1.000000e+00, %677
 %680 = mul i64 %698, %356
 %681 = getelementptr double, ptr %357, i64 %680
 br label %702
682:
 %683 = add nuw nsw i64 %703, 1
 %684 = load double, ptr %497, align 1
 %685 = fcmp nsz contract une double %684, 0.000000e+00
 br i1 %685, label %686, label %693
686:
 %687 = fcmp nsz contract ogt double %684, 0.000000e+00
 br i1 %687, label %688, label %690
688:
 %689 = load double, ptr %704, align 8
 br label %690
690:
 %691 = phi double [ %689, %688 ], [ 0.000000e+00, %686 ]
 %692 = fsub nsz contract double %716, %691
 br label %693
693:
 %694 = phi double [ %692, %690 ], [ 0.000000e+00, %682 ]
 %695 = getelementptr double, ptr %681, i64 %703
 store double %694, ptr %695, align 8
 %696 = icmp eq i64 %370, %683
 br i1 %696, label %659, label %702
697:
 %698 = phi i64 [ %699, %659 ], [ 0, %658 ]
 %699 = add nuw nsw i64 %698, 1
 %700 = load double, ptr %497, align 1
 %701 = fcmp nsz contract ogt double %700, 0.000000e+00
 br i1 %701, label %661, label %667
702:
 %703 = phi i64 [ 0, %678 ], [ %683, %693 ]
 %704 = getelementptr double, ptr %371, i64 %703
 br label %705
705:
 %706 = phi double [ 0.000000e+00, %702 ], [ %716, %705 ]
 %707 = phi i64 [ %5, %702 ], [ %708, %705 ]
 %708 = add nsw i64 %707, -1
 %709 = mul i64 %708, %370
 %710 = getelementptr double, ptr %704, i64 %709
 %711 = load double, ptr %710, align 8
 %712 = fadd nsz contract double %706, %711
 %713 = and i64 %708, 1
 %714 = icmp eq i64 %713, 0
 %715 = select i1 %714, double %677, double %679
 %716 = fmul nsz contract double %712, %715
 %717 = icmp sgt i64 %707, 1
 br i1 %717, label %705, label %682
718:
 br i1 %443, label %737, label %731
719:
 %720 = getelementptr double, ptr %128, i64 %735
 %721 = load double, ptr %720, align 8
 %722 = tail call nsz contract double @llvm.fabs.f64(double %721)
 br label %723
723:
 %724 = phi double [ %722, %719 ], [ 1.000000e+00, %731 ]
 %725 = getelementptr double, ptr %48, i64 %732
 %726 = load double, ptr %725, align 8
 %727 = fmul nsz contract double %44, %724
 %728 = fadd nsz contract double %726, %727
 %729 = getelementptr double, ptr %161, i64 %732
 store double %728, ptr %729, align 8
 %730 = icmp eq i64 %36, %733
 br i1 %730, label %737, label %731
731:
 %732 = phi i64 [ %733, %723 ], [ 0, %718 ]
 %733 = add nuw nsw i64 %732, 1
 %734 = getelementptr i64, ptr %37, i64 %732
 %735 = load i64, ptr %734, align 8
 %736 = icmp slt i64 %735, 0
 br i1 %736, label %723, label %719
737:
 %738 = load double, ptr %503, align 1
 %739 = fcmp nsz contract olt double %738, 0x3CB0000000000000
 %740 = select i1 %739, double 0x3CB0000000000000, double %738
 %741 = tail call nsz contract double @llvm.pow.f64(double %740, double 8.000000e-01)
 store double %741, ptr %503, align 1
 br label %1227
742:
 br i1 %508, label %752, label %1098
743:
 %744 = icmp eq i64 %356, %1100
 br i1 %744, label %752, label %1098
745:
 %746 = icmp eq i64 %5, %1106
 br i1 %746, label %747, label %1104
747:
 %748 = getelementptr i64, ptr %270, i64 %1099
 br label %1126
749:
 %750 = add nuw nsw i64 %1127, 1
 %751 = icmp eq i64 %5, %750
 br i1 %751, label %743, label %1126
752:
 %753 = load i64, ptr %467, align 1
 %754 = load i64, ptr %468, align 1
 br i1 %456, label %776, label %755
755:
 br i1 %510, label %756, label %757
756:
 tail call void %511(ptr %339, ptr %350)
 br label %857
757:
 %758 = phi i64 [ %759, %757 ], [ 0, %755 ]
 %759 = add nuw nsw i64 %758, 1
 %760 = getelementptr double, ptr %364, i64 %758
 %761 = load double, ptr %760, align 8
 %762 = add nsw i64 %758, %509
 %763 = icmp slt i64 %762, 0
 %764 = select i1 %763, i64 %338, i64 0
 %765 = getelementptr double, ptr %339, i64 %762
 %766 = getelementptr double, ptr %765, i64 %764
 store double %761, ptr %766, align 8
 %767 = icmp eq i64 %363, %759
 br i1 %767, label %768, label %757
768:
 tail call void %511(ptr %339, ptr %350)
 br label %769
769:
 %770 = phi i64 [ 0, %768 ], [ %771, %769 ]
 %771 = add nuw nsw i64 %770, 1
 %772 = getelementptr double, ptr %350, i64 %770
 %773 = load double, ptr %772, align 8
 %774 = getelementptr double, ptr %364, i64 %770
 store double %773, ptr %774, align 8
 %775 = icmp eq i64 %363, %771
 br i1 %775, label %857, label %769
776:
 br i1 %491, label %857, label %777
777:
 %778 = add i64 %753, 1
 br label %798
779:
 %780 = add i64 %778, %799
 %781 = tail call i64 @llvm.smin.i64(i64 %290, i64 range(i64 -9223372036854775807, -9223372036854775808) %780)
 %782 = sub i64 %781, %800
 %783 = icmp slt i64 %782, 1
 br i1 %783, label %787, label %784
784:
 %785 = mul i64 %799, %293
 %786 = getelementptr double, ptr %294, i64 %785
 br label %812
787:
 %788 = icmp eq i64 %800, %290
 br i1 %788, label %789, label %798
789:
 %790 = add i64 %754, %753
 br label %829
791:
 %792 = sub i64 %831, %790
 %793 = tail call i64 @llvm.smax.i64(i64 %792, i64 0)
 %794 = sub i64 %831, %793
 %795 = icmp slt i64 %794, 1
 br i1 %795, label %796, label %840
796:
 %797 = icmp samesign ugt i64 %830, 1
 br i1 %797, label %829, label %857
798:
 %799 = phi i64 [ 0, %777 ], [ %800, %787 ]
 %800 = add nuw nsw i64 %799, 1
 %801 = getelementptr i64, ptr %298, i64 %799
 %802 = load i64, ptr %801, align 8
 %803 = icmp slt i64 %802, 0
 %804 = select i1 %803, i64 %363, i64 0
 %805 = getelementptr double, ptr %364, i64 %802
 %806 = getelementptr double, ptr %805, i64 %804
 %807 = load double, ptr %806, align 8
 %808 = getelementptr double, ptr %364, i64 %799
 %809 = load double, ptr %808, align 8
 store double %807, ptr %808, align 8
 store double %809, ptr %806, align 8
 %810 = load double, ptr %808, align 8
 %811 = fcmp nsz contract une double %810, 0.000000e+00
 br i1 %811, label %779, label %787
812:
 %813 = phi i64 [ %782, %784 ], [ %815, %812 ]
 %814 = phi i64 [ %800, %784 ], [ %816, %812 ]
 %815 = add nsw i64 %813, -1
 %816 = add nuw i64 %814, 1
 %817 = icmp slt i64 %814, 0
 %818 = select i1 %817, i64 %363, i64 0
 %819 = getelementptr double, ptr %364, i64 %814
 %820 = getelementptr double, ptr %819, i64 %818
 %821 = load double, ptr %820, align 8
 %822 = select i1 %817, i64 %293, i64 0
 %823 = getelementptr double, ptr %786, i64 %814
 %824 = getelementptr double, ptr %823, i64 %822
 %825 = load double, ptr %824, align 8
 %826 = fmul nsz contract double %810, %825
 %827 = fsub nsz contract double %821, %826
 store double %827, ptr %820, align 8
 %828 = icmp samesign ugt i64 %813, 1
 br i1 %828, label %812, label %787
829:
 %830 = phi i64 [ %290, %789 ], [ %831, %796 ]
 %831 = add nsw i64 %830, -1
 %832 = getelementptr double, ptr %364, i64 %831
 %833 = load double, ptr %832, align 8
 %834 = mul i64 %831, %293
 %835 = getelementptr double, ptr %294, i64 %834
 %836 = getelementptr double, ptr %835, i64 %831
 %837 = load double, ptr %836, align 8
 %838 = fdiv nsz contract double %833, %837
 store double %838, ptr %832, align 8
 %839 = fcmp nsz contract une double %838, 0.000000e+00
 br i1 %839, label %791, label %796
840:
 %841 = phi i64 [ %843, %840 ], [ %794, %791 ]
 %842 = phi i64 [ %844, %840 ], [ %793, %791 ]
 %843 = add nsw i64 %841, -1
 %844 = add nuw i64 %842, 1
 %845 = icmp slt i64 %842, 0
 %846 = select i1 %845, i64 %363, i64 0
 %847 = getelementptr double, ptr %364, i64 %842
 %848 = getelementptr double, ptr %847, i64 %846
 %849 = load double, ptr %848, align 8
 %850 = select i1 %845, i64 %293, i64 0
 %851 = getelementptr double, ptr %835, i64 %842
 %852 = getelementptr double, ptr %851, i64 %850
 %853 = load double, ptr %852, align 8
 %854 = fmul nsz contract double %838, %853
 %855 = fsub nsz contract double %849, %854
 store double %855, ptr %848, align 8
 %856 = icmp samesign ugt i64 %841, 1
 br i1 %856, label %840, label %796
857:
 br i1 %492, label %861, label %858
858:
 %859 = add i64 %753, 1
 %860 = add i64 %754, %753
 br label %1153
861:
 br i1 %508, label %1317, label %1156
862:
 %863 = mul i64 %1154, %345
 %864 = getelementptr double, ptr %346, i64 %863
 %865 = shl nuw nsw i64 %1154, 1
 %866 = or disjoint i64 %865, 1
 br label %870
867:
 br i1 %871, label %868, label %870
868:
 tail call void %514(ptr %864, ptr %350)
 br label %890
869:
 br i1 %891, label %1096, label %890
870:
 %871 = phi i1 [ false, %862 ], [ true, %867 ]
 %872 = phi i64 [ 0, %862 ], [ 1, %867 ]
 br i1 %510, label %867, label %873
873:
 %874 = add nuw nsw i64 %872, %866
 %875 = mul i64 %874, %363
 %876 = getelementptr double, ptr %364, i64 %875
 %877 = mul nuw nsw i64 %872, %363
 %878 = add nsw i64 %513, %877
 br label %879
879:
 %880 = phi i64 [ 0, %873 ], [ %881, %879 ]
 %881 = add nuw nsw i64 %880, 1
 %882 = getelementptr double, ptr %876, i64 %880
 %883 = load double, ptr %882, align 8
 %884 = add nsw i64 %878, %880
 %885 = icmp slt i64 %884, 0
 %886 = select i1 %885, i64 %345, i64 0
 %887 = getelementptr double, ptr %864, i64 %884
 %888 = getelementptr double, ptr %887, i64 %886
 store double %883, ptr %888, align 8
 %889 = icmp eq i64 %363, %881
 br i1 %889, label %867, label %879
890:
 %891 = phi i1 [ false, %868 ], [ true, %869 ]
 %892 = phi i64 [ 0, %868 ], [ 1, %869 ]
 br i1 %510, label %869, label %893
893:
 %894 = mul nuw nsw i64 %892, %363
 %895 = add nuw nsw i64 %892, %866
 %896 = mul i64 %895, %363
 %897 = getelementptr double, ptr %364, i64 %896
 %898 = getelementptr double, ptr %350, i64 %894
 br label %899
899:
 %900 = phi i64 [ 0, %893 ], [ %901, %899 ]
 %901 = add nuw nsw i64 %900, 1
 %902 = getelementptr double, ptr %898, i64 %900
 %903 = load double, ptr %902, align 8
 %904 = getelementptr double, ptr %897, i64 %900
 store double %903, ptr %904, align 8
 %905 = icmp eq i64 %363, %901
 br i1 %905, label %869, label %899
906:
 %907 = mul i64 %1154, %493
 %908 = getelementptr double, ptr %308, i64 %907
 %909 = mul i64 %1154, %494
 %910 = getelementptr double, ptr %318, i64 %909
 %911 = mul i64 %1154, %324
 %912 = getelementptr i64, ptr %325, i64 %911
 %913 = shl nuw nsw i64 %1154, 1
 %914 = or disjoint i64 %913, 1
 %915 = mul i64 %914, %363
 %916 = getelementptr double, ptr %364, i64 %915
 %917 = add nuw nsw i64 %913, 2
 %918 = mul i64 %917, %363
 %919 = getelementptr double, ptr %364, i64 %918
 br i1 %495, label %1096, label %939
920:
 %921 = add i64 %859, %940
 %922 = tail call i64 @llvm.smin.i64(i64 %304, i64 range(i64 -9223372036854775807, -9223372036854775808) %921)
 %923 = sub i64 %922, %941
 %924 = icmp slt i64 %923, 1
 br i1 %924, label %930, label %925
925:
 %926 = mul i64 %940, %307
 %927 = getelementptr double, ptr %908, i64 %926
 %928 = mul i64 %940, %317
 %929 = getelementptr double, ptr %910, i64 %928
 br label %961
930:
 %931 = icmp eq i64 %941, %304
 br i1 %931, label %993, label %939
932:
 %933 = sub i64 %995, %860
 %934 = tail call i64 @llvm.smax.i64(i64 %933, i64 0)
 %935 = sub i64 %995, %934
 %936 = icmp slt i64 %935, 1
 br i1 %936, label %937, label %1044
937:
 %938 = icmp samesign ugt i64 %994, 1
 br i1 %938, label %993, label %1096
939:
 %940 = phi i64 [ %941, %930 ], [ 0, %906 ]
 %941 = add nuw nsw i64 %940, 1
 %942 = getelementptr i64, ptr %912, i64 %940
 %943 = load i64, ptr %942, align 8
 %944 = icmp slt i64 %943, 0
 %945 = select i1 %944, i64 %363, i64 0
 %946 = getelementptr double, ptr %916, i64 %943
 %947 = getelementptr double, ptr %946, i64 %945
 %948 = load double, ptr %947, align 8
 %949 = getelementptr double, ptr %916, i64 %940
 %950 = load double, ptr %949, align 8
 store double %948, ptr %949, align 8
 store double %950, ptr %947, align 8
 %951 = getelementptr double, ptr %919, i64 %943
 %952 = getelementptr double, ptr %951, i64 %945
 %953 = load double, ptr %952, align 8
 %954 = getelementptr double, ptr %919, i64 %940
 %955 = load double, ptr %954, align 8
 store double %953, ptr %954, align 8
 store double %955, ptr %952, align 8
 %956 = load double, ptr %949, align 8
 %957 = load double, ptr %954, align 8
 %958 = fcmp nsz contract une double %956, 0.000000e+00
 %959 = fcmp nsz contract une double %957, 0.000000e+00
 %960 = select i1 %958, i1 true, i1 %959
 br i1 %960, label %920, label %930
961:
 %962 = phi i64 [ %923, %925 ], [ %964, %961 ]
 %963 = phi i64 [ %941, %925 ], [ %965, %961 ]
 %964 = add nsw i64 %962, -1
 %965 = add nuw i64 %963, 1
 %966 = icmp slt i64 %963, 0
 %967 = select i1 %966, i64 %363, i64 0
 %968 = getelementptr double, ptr %916, i64 %963
 %969 = getelementptr double, ptr %968, i64 %967
 %970 = load double, ptr %969, align 8
 %971 = select i1 %966, i64 %307, i64 0
 %972 = getelementptr double, ptr %927, i64 %963
 %973 = getelementptr double, ptr %972, i64 %971
 %974 = load double, ptr %973, align 8
 %975 = fmul nsz contract double %956, %974
 %976 = select i1 %966, i64 %317, i64 0
 %977 = getelementptr double, ptr %929, i64 %963
 %978 = getelementptr double, ptr %977, i64 %976
 %979 = load double, ptr %978, align 8
 %980 = fmul nsz contract double %957, %979
 %981 = fsub nsz contract double %980, %975
 %982 = fadd nsz contract double %970, %981
 store double %982, ptr %969, align 8
 %983 = getelementptr double, ptr %919, i64 %963
 %984 = getelementptr double, ptr %983, i64 %967
 %985 = load double, ptr %984, align 8
 %986 = load double, ptr %978, align 8
 %987 = fmul nsz contract double %956, %986
 %988 = load double, ptr %973, align 8
 %989 = fmul nsz contract double %957, %988
 %990 = fadd nsz contract double %987, %989
 %991 = fsub nsz contract double %985, %990
 store double %991, ptr %984, align 8
 %992 = icmp samesign ugt i64 %962, 1
 br i1 %992, label %961, label %930
993:
 %994 = phi i64 [ %995, %937 ], [ %304, %930 ]
 %995 = add nsw i64 %994, -1
 %996 = mul i64 %995, %307
 %997 = getelementptr double, ptr %908, i64 %996
 %998 = getelementptr double, ptr %997, i64 %995
 %999 = load double, ptr %998, align 8
 br label %1000
1000:
 %1001 = phi double [ %1007, %1000 ], [ 1.000000e+00, %993 ]
 %1002 = phi double [ %1009, %1000 ], [ %999, %993 ]
 %1003 = phi i64 [ %1008, %1000 ], [ 2, %993 ]
 %1004 = and i64 %1003, 1
 %1005 = icmp eq i64 %1004, 0
 %1006 = fmul nsz contract double %1001, %1002
 %1007 = select i1 %1005, double %1001, double %1006
 %1008 = lshr i64 %1003, 1
 %1009 = fmul nsz contract double %1002, %1002
 %1010 = icmp eq i64 %1008, 0
 br i1 %1010, label %1011, label %1000
1011:
 %1012 = mul i64 %995, %317
 %1013 = getelementptr double, ptr %910, i64 %1012
 %1014 = getelementptr double, ptr %1013, i64 %995
 %1015 = load double, ptr %1014, align 8
 br label %1016
1016:
 %1017 = phi double [ %1023, %1016 ], [ 1.000000e+00, %1011 ]
 %1018 = phi double [ %1025, %1016 ], [ %1015, %1011 ]
 %1019 = phi i64 [ %1024, %1016 ], [ 2, %1011 ]
 %1020 = and i64 %1019, 1
 %1021 = icmp eq i64 %1020, 0
 %1022 = fmul nsz contract double %1017, %1018
 %1023 = select i1 %1021, double %1017, double %1022
 %1024 = lshr i64 %1019, 1
 %1025 = fmul nsz contract double %1018, %1018
 %1026 = icmp eq i64 %1024, 0
 br i1 %1026, label %1027, label %1016
1027:
 %1028 = fadd nsz contract double %1007, %1023
 %1029 = getelementptr double, ptr %916, i64 %995
 %1030 = load double, ptr %1029, align 8
 %1031 = fmul nsz contract double %999, %1030
 %1032 = getelementptr double, ptr %919, i64 %995
 %1033 = load double, ptr %1032, align 8
 %1034 = fmul nsz contract double %1015, %1033
 %1035 = fadd nsz contract double %1031, %1034
 %1036 = fdiv nsz contract double %1035, %1028
 %1037 = fmul nsz contract double %999, %1033
 %1038 = fmul nsz contract double %1015, %1030
 %1039 = fsub nsz contract double %1037, %1038
 %1040 = fdiv nsz contract double %1039, %1028
 store double %1036, ptr %1029, align 8
 store double %1040, ptr %1032, align 8
 %1041 = fcmp nsz contract une double %1036, 0.000000e+00
 %1042 = fcmp nsz contract une double %1040, 0.000000e+00
 %1043 = or i1 %1041, %1042
 br i1 %1043, label %932, label %937
1044:
 %1045 = phi i64 [ %1047, %1044 ], [ %935, %932 ]
 %1046 = phi i64 [ %1048, %1044 ], [ %934, %932 ]
 %1047 = add nsw i64 %1045, -1
 %1048 = add nuw i64 %1046, 1
 %1049 = icmp slt i64 %1046, 0
 %1050 = select i1 %1049, i64 %363, i64 0
 %1051 = getelementptr double, ptr %916, i64 %1046
 %1052 = getelementptr double, ptr %1051, i64 %1050
 %1053 = load double, ptr %1052, align 8
 %1054 = select i1 %1049, i64 %307, i64 0
 %1055 = getelementptr double, ptr %997, i64 %1046
 %1056 = getelementptr double, ptr %1055, i64 %1054
 %1057 = load double, ptr %1056, align 8
 %1058 = fmul nsz contract double %1036, %1057
 %1059 = select i1 %1049, i64 %317, i64 0
 %1060 = getelementptr double, ptr %1013, i64 %1046
 %1061 = getelementptr double, ptr %1060, i64 %1059
 %1062 = load double, ptr %1061, align 8
 %1063 = fmul nsz contract double %1040, %1062
 %1064 = fsub nsz contract double %1063, %1058
 %1065 = fadd nsz contract double %1053, %1064
 store double %1065, ptr %1052, align 8
 %1066 = getelementptr double, ptr %919, i64 %1046
 %1067 = getelementptr double, ptr %1066, i64 %1050
 %1068 = load double, ptr %1067, align 8
 %1069 = load double, ptr %1061, align 8
 %1070 = fmul nsz contract double %1036, %1069
 %1071 = load double, ptr %1056, align 8
 %1072 = fmul nsz contract double %1040, %1071
 %1073 = fadd nsz contract double %1070, %1072
 %1074 = fsub nsz contract double %1068, %1073
 store double %1074, ptr %1067, align 8
 %1075 = icmp samesign ugt i64 %1045, 1
 br i1 %1075, label %1044, label %937
1076:
 %1077 = phi double [ %1158, %1156 ], [ %1093, %1083 ]
 %1078 = phi i64 [ %1157, %1156 ], [ %1094, %1083 ]
 %1079 = icmp eq i64 %356, %1160
 br i1 %1079, label %1317, label %1156
1080:
 %1081 = getelementptr double, ptr %357, i64 %1159
 %1082 = getelementptr double, ptr %161, i64 %1159
 br label %1176
1083:
 %1084 = add nuw nsw i64 %1179, 1
 %1085 = mul i64 %1179, %356
 %1086 = getelementptr double, ptr %1081, i64 %1085
 %1087 = load double, ptr %1086, align 8
 %1088 = fadd nsz contract double %1191, %1087
 store double %1088, ptr %1086, align 8
 %1089 = tail call nsz contract double @llvm.fabs.f64(double %1191)
 %1090 = load double, ptr %1082, align 8
 %1091 = fdiv nsz contract double %1089, %1090
 %1092 = fcmp nsz contract ugt double %1091, %1178
 %1093 = select i1 %1092, double %1091, double %1178
 %1094 = select i1 %1092, i64 %1159, i64 %1177
 %1095 = icmp eq i64 %5, %1084
 br i1 %1095, label %1076, label %1176
1096:
 %1097 = icmp eq i64 %1155, %233
 br i1 %1097, label %861, label %1153
1098:
 %1099 = phi i64 [ %1100, %743 ], [ 0, %742 ]
 %1100 = add nuw nsw i64 %1099, 1
 br i1 %496, label %1101, label %743
1101:
 %1102 = getelementptr double, ptr %111, i64 %1099
 %1103 = getelementptr double, ptr %357, i64 %1099
 br label %1104
1104:
 %1105 = phi i64 [ 0, %1101 ], [ %1106, %745 ]
 %1106 = add nuw nsw i64 %1105, 1
 %1107 = mul i64 %1106, %110
 %1108 = getelementptr double, ptr %1102, i64 %1107
 %1109 = load double, ptr %1108, align 8
 %1110 = getelementptr double, ptr %375, i64 %1105
 store double %1109, ptr %1110, align 8
 %1111 = mul i64 %1105, %223
 %1112 = getelementptr double, ptr %224, i64 %1111
 br label %1113
1113:
 %1114 = phi i64 [ 0, %1104 ], [ %1116, %1113 ]
 %1115 = phi double [ %1109, %1104 ], [ %1124, %1113 ]
 %1116 = add nuw nsw i64 %1114, 1
 %1117 = getelementptr double, ptr %1112, i64 %1114
 %1118 = load double, ptr %1117, align 8
 %1119 = mul i64 %1114, %356
 %1120 = getelementptr double, ptr %1103, i64 %1119
 %1121 = load double, ptr %1120, align 8
 %1122 = fmul nsz contract double %1118, %1121
 %1123 = fdiv nsz contract double %1122, %3854
 %1124 = fsub nsz contract double %1115, %1123
 store double %1124, ptr %1110, align 8
 %1125 = icmp eq i64 %5, %1116
 br i1 %1125, label %745, label %1113
1126:
 %1127 = phi i64 [ 0, %747 ], [ %750, %749 ]
 %1128 = load i64, ptr %748, align 8
 %1129 = icmp slt i64 %1128, 0
 %1130 = select i1 %1129, i64 %363, i64 0
 %1131 = mul i64 %1127, %363
 %1132 = getelementptr double, ptr %364, i64 %1131
 %1133 = getelementptr double, ptr %1132, i64 %1128
 %1134 = getelementptr double, ptr %1133, i64 %1130
 store double 0.000000e+00, ptr %1134, align 8
 %1135 = mul i64 %1127, %250
 %1136 = getelementptr double, ptr %251, i64 %1135
 br label %1137
1137:
 %1138 = phi i64 [ 0, %1126 ], [ %1139, %1137 ]
 %1139 = add nuw nsw i64 %1138, 1
 %1140 = load i64, ptr %748, align 8
 %1141 = icmp slt i64 %1140, 0
 %1142 = select i1 %1141, i64 %363, i64 0
 %1143 = getelementptr double, ptr %1132, i64 %1140
 %1144 = getelementptr double, ptr %1143, i64 %1142
 %1145 = load double, ptr %1144, align 8
 %1146 = getelementptr double, ptr %1136, i64 %1138
 %1147 = load double, ptr %1146, align 8
 %1148 = getelementptr double, ptr %375, i64 %1138
 %1149 = load double, ptr %1148, align 8
 %1150 = fmul nsz contract double %1147, %1149
 %1151 = fadd nsz contract double %1145, %1150
 store double %1151, ptr %1144, align 8
 %1152 = icmp eq i64 %5, %1139
 br i1 %1152, label %749, label %1137
1153:
 %1154 = phi i64 [ 0, %858 ], [ %1155, %1096 ]
 %1155 = add nuw nsw i64 %1154, 1
 br i1 %456, label %906, label %862
1156:
 %1157 = phi i64 [ %1078, %1076 ], [ 0, %861 ]
 %1158 = phi double [ %1077, %1076 ], [ 0.000000e+00, %861 ]
 %1159 = phi i64 [ %1160, %1076 ], [ 0, %861 ]
 %1160 = add nuw nsw i64 %1159, 1
 br i1 %496, label %1161, label %1076
1161:
 %1162 = getelementptr i64, ptr %270, i64 %1159
 br label %1163
1163:
 %1164 = phi i64 [ 0, %1161 ], [ %1165, %1163 ]
 %1165 = add nuw nsw i64 %1164, 1
 %1166 = load i64, ptr %1162, align 8
 %1167 = icmp slt i64 %1166, 0
 %1168 = select i1 %1167, i64 %363, i64 0
 %1169 = mul i64 %1164, %363
 %1170 = getelementptr double, ptr %364, i64 %1169
 %1171 = getelementptr double, ptr %1170, i64 %1166
 %1172 = getelementptr double, ptr %1171, i64 %1168
 %1173 = load double, ptr %1172, align 8
 %1174 = getelementptr double, ptr %375, i64 %1164
 store double %1173, ptr %1174, align 8
 %1175 = icmp eq i64 %5, %1165
 br i1 %1175, label %1080, label %1163
1176:
 %1177 = phi i64 [ %1157, %1080 ], [ %1094, %1083 ]
 %1178 = phi double [ %1158, %1080 ], [ %1093, %1083 ]
 %1179 = phi i64 [ 0, %1080 ], [ %1084, %1083 ]
 %1180 = mul i64 %1179, %243
 %1181 = getelementptr double, ptr %244, i64 %1180
 br label %1182
1182:
 %1183 = phi double [ 0.000000e+00, %1176 ], [ %1191, %1182 ]
 %1184 = phi i64 [ 0, %1176 ], [ %1185, %1182 ]
 %1185 = add nuw nsw i64 %1184, 1
 %1186 = getelementptr double, ptr %1181, i64 %1184
 %1187 = load double, ptr %1186, align 8
 %1188 = getelementptr double, ptr %375, i64 %1184
 %1189 = load double, ptr %1188, align 8
 %1190 = fmul nsz contract double %1187, %1189
 %1191 = fadd nsz contract double %1183, %1190
 %1192 = icmp eq i64 %5, %1185
 br i1 %1192, label %1083, label %1182
1193:
 %1194 = fdiv nsz contract double %1318, %1228
 store double %1194, ptr %515, align 1
 %1195 = fcmp nsz contract olt double %1194, 1.000000e+00
 br i1 %1195, label %1196, label %1225
1196:
 %1197 = fsub nsz contract double 1.000000e+00, %1194
 %1198 = fdiv nsz contract double %1194, %1197
 store double %1198, ptr %503, align 1
 br label %1199
1199:
 %1200 = phi double [ %1322, %1321 ], [ %1198, %1196 ]
 %1201 = fmul nsz contract double %1318, %1200
 %1202 = fcmp nsz contract ugt double %1201, %502
 br i1 %1202, label %1203, label %1338
1203:
 %1204 = load double, ptr %515, align 1
 %1205 = xor i64 %1229, -1
 %1206 = add nsw i64 %505, %1205
 %1207 = tail call i64 @llvm.abs.i64(i64 range(i64 -9223372036854775798, -9223372036854775808) %1206, i1 true)
 %1208 = icmp samesign ugt i64 %1207, 65536
 br i1 %1208, label %1209, label %1212
1209:
 %1210 = sitofp i64 %1206 to double
 %1211 = tail call nsz contract double @llvm.pow.f64(double %1204, double %1210)
 br label %1323
1212:
 %1213 = icmp eq i64 %1206, 0
 br i1 %1213, label %1323, label %1214
1214:
 %1215 = phi double [ %1221, %1214 ], [ 1.000000e+00, %1212 ]
 %1216 = phi double [ %1223, %1214 ], [ %1204, %1212 ]
 %1217 = phi i64 [ %1222, %1214 ], [ %1207, %1212 ]
 %1218 = and i64 %1217, 1
 %1219 = icmp eq i64 %1218, 0
 %1220 = fmul nsz contract double %1215, %1216
 %1221 = select i1 %1219, double %1215, double %1220
 %1222 = lshr i64 %1217, 1
 %1223 = fmul nsz contract double %1216, %1216
 %1224 = icmp eq i64 %1222, 0
 br i1 %1224, label %1323, label %1214
1225:
 %1226 = fcmp nsz contract ugt double %1318, %516
 br i1 %1226, label %1330, label %1338
1227:
 %1228 = phi double [ 0x7FF0000000000000, %737 ], [ %1318, %1323 ]
 %1229 = phi i64 [ 0, %737 ], [ %1230, %1323 ]
 %1230 = add nuw nsw i64 %1229, 1
 %1231 = load i64, ptr %425, align 1
 %1232 = icmp slt i64 %1231, 0
 %1233 = select i1 %1232, i64 %69, i64 0
 %1234 = add i64 %1233, %1231
 %1235 = mul i64 %1234, %72
 %1236 = getelementptr double, ptr %73, i64 %1235
 %1237 = getelementptr i8, ptr %1236, i64 16
 %1238 = getelementptr i8, ptr %1236, i64 24
 %1239 = select i1 %1232, i64 %79, i64 0
 %1240 = add i64 %1239, %1231
 %1241 = mul i64 %1240, %451
 %1242 = getelementptr double, ptr %83, i64 %1241
 %1243 = getelementptr double, ptr %1242, i64 %82
 br label %1244
1244:
 %1245 = phi i64 [ 0, %1227 ], [ %1302, %1298 ]
 %1246 = icmp eq i64 %1245, %506
 br i1 %1246, label %742, label %1301
1247:
 %1248 = load double, ptr %213, align 1
 %1249 = getelementptr double, ptr %13, i64 %1245
 %1250 = load double, ptr %1249, align 8
 %1251 = fmul nsz contract double %3854, %1250
 %1252 = fadd nsz contract double %1248, %1251
 %1253 = load double, ptr %1237, align 8
 %1254 = fcmp nsz contract ogt double %1253, %1252
 %1255 = select i1 %1254, double %1253, double %1252
 %1256 = load double, ptr %1238, align 8
 %1257 = fcmp nsz contract olt double %1256, %1255
 %1258 = select i1 %1257, double %1256, double %1255
 store double %1258, ptr %449, align 8
 br i1 %450, label %1279, label %1259
1259:
 %1260 = phi i64 [ %1261, %1259 ], [ 0, %1247 ]
 %1261 = add nuw nsw i64 %1260, 1
 %1262 = getelementptr double, ptr %139, i64 %1260
 %1263 = load double, ptr %1262, align 8
 %1264 = getelementptr double, ptr %1242, i64 %1260
 %1265 = load double, ptr %1264, align 8
 %1266 = getelementptr double, ptr %1243, i64 %1260
 %1267 = load double, ptr %1266, align 8
 %1268 = load double, ptr %1236, align 8
 %1269 = fsub nsz contract double %1258, %1268
 %1270 = fmul nsz contract double %1267, %1269
 %1271 = fadd nsz contract double %1265, %1270
 %1272 = fadd nsz contract double %1263, %1271
 %1273 = add nsw i64 %1260, %452
 %1274 = icmp slt i64 %1273, 0
 %1275 = select i1 %1274, i64 %100, i64 0
 %1276 = getelementptr double, ptr %101, i64 %1273
 %1277 = getelementptr double, ptr %1276, i64 %1275
 store double %1272, ptr %1277, align 8
 %1278 = icmp eq i64 %1261, %82
 br i1 %1278, label %1279, label %1259
1279:
 %1280 = icmp slt i64 %1302, 0
 %1281 = select i1 %1280, i64 %107, i64 0
 %1282 = add i64 %1281, %1302
 %1283 = mul i64 %1282, %110
 %1284 = getelementptr double, ptr %111, i64 %1283
 tail call void %453(ptr %101, ptr %1284)
 %1285 = load i64, ptr %454, align 1
 %1286 = add nsw i64 %1285, 1
 store i64 %1286, ptr %454, align 1
 %1287 = mul i64 %1302, %110
 %1288 = getelementptr double, ptr %111, i64 %1287
 br label %1289
1289:
 %1290 = phi i64 [ 0, %1279 ], [ %1293, %1292 ]
 %1291 = icmp eq i64 %1290, %507
 br i1 %1291, label %1298, label %1292
1292:
 %1293 = add nuw i64 %1290, 1
 %1294 = getelementptr double, ptr %1288, i64 %1290
 %1295 = load double, ptr %1294, align 8
 %1296 = fsub nsz contract double %1295, %1295
 %1297 = fcmp nsz contract ord double %1296, 0.000000e+00
 br i1 %1297, label %1289, label %1298
1298:
 %1299 = phi i64 [ %1290, %1292 ], [ -1, %1289 ]
 %1300 = icmp sgt i64 %1299, -1
 br i1 %1300, label %1330, label %1244
1301:
 %1302 = add nuw i64 %1245, 1
 br i1 %443, label %1247, label %1303
1303:
 %1304 = mul i64 %1245, %356
 %1305 = getelementptr double, ptr %357, i64 %1304
 br label %1306
1306:
 %1307 = phi i64 [ 0, %1303 ], [ %1308, %1306 ]
 %1308 = add nuw nsw i64 %1307, 1
 %1309 = getelementptr double, ptr %1305, i64 %1307
 %1310 = load double, ptr %1309, align 8
 %1311 = add nsw i64 %1307, %127
 %1312 = icmp slt i64 %1311, 0
 %1313 = select i1 %1312, i64 %100, i64 0
 %1314 = getelementptr double, ptr %101, i64 %1311
 %1315 = getelementptr double, ptr %1314, i64 %1313
 store double %1310, ptr %1315, align 8
 %1316 = icmp eq i64 %36, %1308
 br i1 %1316, label %1247, label %1306
1317:
 %1318 = phi double [ 0.000000e+00, %861 ], [ %1077, %1076 ]
 %1319 = phi i64 [ 0, %861 ], [ %1078, %1076 ]
 %1320 = icmp ne i64 %1229, 0
 br i1 %1320, label %1193, label %1321
1321:
 %1322 = load double, ptr %503, align 1
 br label %1199
1323:
 %1324 = phi double [ %1211, %1209 ], [ 1.000000e+00, %1212 ], [ %1221, %1214 ]
 %1325 = fmul nsz contract double %1201, %1324
 %1326 = fcmp nsz contract ogt double %1325, %502
 %1327 = and i1 %1320, %1326
 %1328 = icmp eq i64 %1230, %505
 %1329 = select i1 %1327, i1 true, i1 %1328
 br i1 %1329, label %1225, label %1227
1330:
 %1331 = phi i64 [ 3, %1225 ], [ 1, %1298 ]
 %1332 = phi i64 [ %1319, %1225 ], [ %1299, %1298 ]
 store i64 %1331, ptr %517, align 1
 store i64 %1332, ptr %518, align 1
 %1333 = load i64, ptr %469, align 1
 %1334 = icmp eq i64 %1333, 0
 br i1 %1334, label %1335, label %1337
1335:
 store i64 1, ptr %455, align 1
 %1336 = icmp samesign ugt i64 %2093, 1
 br i1 %1336, label %2091, label %1337
1337:
 store double 0.000000e+00, ptr %497, align 1
 br label %3891
1338:
 br i1 %521, label %1339, label %1427
1339:
 %1340 = load i64, ptr %425, align 1
 %1341 = icmp slt i64 %1340, 0
 %1342 = select i1 %1341, i64 %69, i64 0
 %1343 = add i64 %1342, %1340
 %1344 = mul i64 %1343, %72
 %1345 = getelementptr double, ptr %73, i64 %1344
 %1346 = getelementptr i8, ptr %1345, i64 16
 %1347 = getelementptr i8, ptr %1345, i64 24
 %1348 = select i1 %1341, i64 %79, i64 0
 %1349 = add i64 %1348, %1340
 %1350 = mul i64 %1349, %451
 %1351 = getelementptr double, ptr %83, i64 %1350
 %1352 = getelementptr double, ptr %1351, i64 %82
 br label %1353
1353:
 %1354 = phi i64 [ 0, %1339 ], [ %1411, %1407 ]
 %1355 = icmp eq i64 %1354, %506
 br i1 %1355, label %1427, label %1410
1356:
 %1357 = load double, ptr %213, align 1
 %1358 = getelementptr double, ptr %13, i64 %1354
 %1359 = load double, ptr %1358, align 8
 %1360 = fmul nsz contract double %3854, %1359
 %1361 = fadd nsz contract double %1357, %1360
 %1362 = load double, ptr %1346, align 8
 %1363 = fcmp nsz contract ogt double %1362, %1361
 %1364 = select i1 %1363, double %1362, double %1361
 %1365 = load double, ptr %1347, align 8
 %1366 = fcmp nsz contract olt double %1365, %1364
 %1367 = select i1 %1366, double %1365, double %1364
 store double %1367, ptr %449, align 8
 br i1 %450, label %1388, label %1368
1368:
 %1369 = phi i64 [ %1370, %1368 ], [ 0, %1356 ]
 %1370 = add nuw nsw i64 %1369, 1
 %1371 = getelementptr double, ptr %139, i64 %1369
 %1372 = load double, ptr %1371, align 8
 %1373 = getelementptr double, ptr %1351, i64 %1369
 %1374 = load double, ptr %1373, align 8
 %1375 = getelementptr double, ptr %1352, i64 %1369
 %1376 = load double, ptr %1375, align 8
 %1377 = load double, ptr %1345, align 8
 %1378 = fsub nsz contract double %1367, %1377
 %1379 = fmul nsz contract double %1376, %1378
 %1380 = fadd nsz contract double %1374, %1379
 %1381 = fadd nsz contract double %1372, %1380
 %1382 = add nsw i64 %1369, %452
 %1383 = icmp slt i64 %1382, 0
 %1384 = select i1 %1383, i64 %100, i64 0
 %1385 = getelementptr double, ptr %101, i64 %1382
 %1386 = getelementptr double, ptr %1385, i64 %1384
 store double %1381, ptr %1386, align 8
 %1387 = icmp eq i64 %1370, %82
 br i1 %1387, label %1388, label %1368
1388:
 %1389 = icmp slt i64 %1411, 0
 %1390 = select i1 %1389, i64 %107, i64 0
 %1391 = add i64 %1390, %1411
 %1392 = mul i64 %1391, %110
 %1393 = getelementptr double, ptr %111, i64 %1392
 tail call void %453(ptr %101, ptr %1393)
 %1394 = load i64, ptr %454, align 1
 %1395 = add nsw i64 %1394, 1
 store i64 %1395, ptr %454, align 1
 %1396 = mul i64 %1411, %110
 %1397 = getelementptr double, ptr %111, i64 %1396
 br label %1398
1398:
 %1399 = phi i64 [ 0, %1388 ], [ %1402, %1401 ]
 %1400 = icmp eq i64 %1399, %507
 br i1 %1400, label %1407, label %1401
1401:
 %1402 = add nuw i64 %1399, 1
 %1403 = getelementptr double, ptr %1397, i64 %1399
 %1404 = load double, ptr %1403, align 8
 %1405 = fsub nsz contract double %1404, %1404
 %1406 = fcmp nsz contract ord double %1405, 0.000000e+00
 br i1 %1406, label %1398, label %1407
1407:
 %1408 = phi i64 [ %1399, %1401 ], [ -1, %1398 ]
 %1409 = icmp sgt i64 %1408, -1
 br i1 %1409, label %1426, label %1353
1410:
 %1411 = add nuw i64 %1354, 1
 br i1 %443, label %1356, label %1412
1412:
 %1413 = mul i64 %1354, %356
 %1414 = getelementptr double, ptr %357, i64 %1413
 br label %1415
1415:
 %1416 = phi i64 [ 0, %1412 ], [ %1417, %1415 ]
 %1417 = add nuw nsw i64 %1416, 1
 %1418 = getelementptr double, ptr %1414, i64 %1416
 %1419 = load double, ptr %1418, align 8
 %1420 = add nsw i64 %1416, %127
 %1421 = icmp slt i64 %1420, 0
 %1422 = select i1 %1421, i64 %100, i64 0
 %1423 = getelementptr double, ptr %101, i64 %1420
 %1424 = getelementptr double, ptr %1423, i64 %1422
 store double %1419, ptr %1424, align 8
 %1425 = icmp eq i64 %36, %1417
 br i1 %1425, label %1356, label %1415
1426:
 store i64 1, ptr %517, align 1
 store i64 %1408, ptr %518, align 1
 br label %3891
1427:
 br i1 %522, label %1429, label %1428
1428:
 tail call void @llvm.memset.p0.i64(ptr align 8 %121, i8 0, i64 %523, i1 false)
 br label %1429
1429:
 br i1 %524, label %1430, label %1438
1430:
 br label %1454
1431:
 %1432 = fmul nsz contract double %3854, %1442
 br i1 %522, label %1436, label %1433
1433:
 %1434 = mul i64 %1439, %110
 %1435 = getelementptr double, ptr %111, i64 %1434
 br label %1444
1436:
 %1437 = icmp eq i64 %1439, %5
 br i1 %1437, label %1430, label %1438
1438:
 %1439 = phi i64 [ %1440, %1436 ], [ 0, %1429 ]
 %1440 = add nuw nsw i64 %1439, 1
 %1441 = getelementptr double, ptr %9, i64 %1439
 %1442 = load double, ptr %1441, align 8
 %1443 = fcmp nsz contract une double %1442, 0.000000e+00
 br i1 %1443, label %1431, label %1436
1444:
 %1445 = phi i64 [ 0, %1433 ], [ %1446, %1444 ]
 %1446 = add nuw nsw i64 %1445, 1
 %1447 = getelementptr double, ptr %121, i64 %1445
 %1448 = load double, ptr %1447, align 8
 %1449 = getelementptr double, ptr %1435, i64 %1445
 %1450 = load double, ptr %1449, align 8
 %1451 = fmul nsz contract double %1432, %1450
 %1452 = fadd nsz contract double %1448, %1451
 store double %1452, ptr %1447, align 8
 %1453 = icmp eq i64 %110, %1446
 br i1 %1453, label %1436, label %1444
1454:
 %1455 = phi i64 [ %2916, %1461 ], [ %526, %1430 ]
 %1456 = phi i64 [ %2917, %1461 ], [ 0, %1430 ]
 %1457 = icmp sgt i64 %1455, 0
 br i1 %1457, label %2915, label %1478
1458:
 store double 0.000000e+00, ptr %2918, align 8
 br i1 %496, label %1459, label %1461
1459:
 %1460 = getelementptr double, ptr %357, i64 %1456
 br label %2921
1461:
 %1462 = phi double [ %2920, %2919 ], [ 0.000000e+00, %1458 ], [ %2931, %2921 ]
 %1463 = add nsw i64 %1456, %127
 %1464 = icmp slt i64 %1463, 0
 %1465 = select i1 %1464, i64 %100, i64 0
 %1466 = getelementptr double, ptr %101, i64 %1463
 %1467 = getelementptr double, ptr %1466, i64 %1465
 store double %1462, ptr %1467, align 8
 %1468 = load double, ptr %2918, align 8
 %1469 = tail call nsz contract double @llvm.fabs.f64(double %1468)
 %1470 = getelementptr double, ptr %41, i64 %1456
 %1471 = load double, ptr %1470, align 8
 %1472 = fcmp nsz contract ogt double %1469, %1471
 br i1 %1472, label %1473, label %1454
1473:
 %1474 = fmul nsz contract double %1471, 9.000000e-01
 %1475 = fdiv nsz contract double %1474, %1469
 %1476 = fcmp nsz contract ogt double %1475, 5.000000e-01
 store i64 0, ptr %517, align 1
 store i64 %1456, ptr %518, align 1
 %1477 = fneg nsz contract double %1475
 br i1 %1476, label %3891, label %3723
1478:
 tail call void %527(ptr %101, ptr %135)
 br i1 %504, label %2051, label %1479
1479:
 br i1 %522, label %1481, label %1480
1480:
 tail call void @llvm.memset.p0.i64(ptr align 8 %528, i8 0, i64 %523, i1 false)
 br label %1481
1481:
 br i1 %524, label %1505, label %1489
1482:
 %1483 = fmul nsz contract double %3854, %1493
 br i1 %522, label %1487, label %1484
1484:
 %1485 = mul i64 %1490, %110
 %1486 = getelementptr double, ptr %111, i64 %1485
 br label %1495
1487:
 %1488 = icmp eq i64 %1490, %5
 br i1 %1488, label %1505, label %1489
1489:
 %1490 = phi i64 [ %1491, %1487 ], [ 0, %1481 ]
 %1491 = add nuw nsw i64 %1490, 1
 %1492 = getelementptr double, ptr %20, i64 %1490
 %1493 = load double, ptr %1492, align 8
 %1494 = fcmp nsz contract une double %1493, 0.000000e+00
 br i1 %1494, label %1482, label %1487
1495:
 %1496 = phi i64 [ 0, %1484 ], [ %1497, %1495 ]
 %1497 = add nuw nsw i64 %1496, 1
 %1498 = getelementptr double, ptr %528, i64 %1496
 %1499 = load double, ptr %1498, align 8
 %1500 = getelementptr double, ptr %1486, i64 %1496
 %1501 = load double, ptr %1500, align 8
 %1502 = fmul nsz contract double %1483, %1501
 %1503 = fadd nsz contract double %1499, %1502
 store double %1503, ptr %1498, align 8
 %1504 = icmp eq i64 %110, %1497
 br i1 %1504, label %1487, label %1495
1505:
 br i1 %443, label %1508, label %1699
1506:
 %1507 = icmp eq i64 %1701, %36
 br i1 %1507, label %1508, label %1699
1508:
 br i1 %456, label %1530, label %1509
1509:
 br i1 %510, label %1510, label %1511
1510:
 tail call void %511(ptr %339, ptr %350)
 br label %1613
1511:
 %1512 = phi i64 [ %1513, %1511 ], [ 0, %1509 ]
 %1513 = add nuw nsw i64 %1512, 1
 %1514 = getelementptr double, ptr %364, i64 %1512
 %1515 = load double, ptr %1514, align 8
 %1516 = add nsw i64 %1512, %509
 %1517 = icmp slt i64 %1516, 0
 %1518 = select i1 %1517, i64 %338, i64 0
 %1519 = getelementptr double, ptr %339, i64 %1516
 %1520 = getelementptr double, ptr %1519, i64 %1518
 store double %1515, ptr %1520, align 8
 %1521 = icmp eq i64 %363, %1513
 br i1 %1521, label %1522, label %1511
1522:
 tail call void %511(ptr %339, ptr %350)
 br label %1523
1523:
 %1524 = phi i64 [ 0, %1522 ], [ %1525, %1523 ]
 %1525 = add nuw nsw i64 %1524, 1
 %1526 = getelementptr double, ptr %350, i64 %1524
 %1527 = load double, ptr %1526, align 8
 %1528 = getelementptr double, ptr %364, i64 %1524
 store double %1527, ptr %1528, align 8
 %1529 = icmp eq i64 %363, %1525
 br i1 %1529, label %1613, label %1523
1530:
 %1531 = load i64, ptr %467, align 1
 %1532 = load i64, ptr %468, align 1
 br i1 %491, label %1613, label %1533
1533:
 %1534 = add i64 %1531, 1
 br label %1554
1535:
 %1536 = add i64 %1534, %1555
 %1537 = tail call i64 @llvm.smin.i64(i64 %290, i64 range(i64 -9223372036854775807, -9223372036854775808) %1536)
 %1538 = sub i64 %1537, %1556
 %1539 = icmp slt i64 %1538, 1
 br i1 %1539, label %1543, label %1540
1540:
 %1541 = mul i64 %1555, %293
 %1542 = getelementptr double, ptr %294, i64 %1541
 br label %1568
1543:
 %1544 = icmp eq i64 %1556, %290
 br i1 %1544, label %1545, label %1554
1545:
 %1546 = add i64 %1532, %1531
 br label %1585
1547:
 %1548 = sub i64 %1587, %1546
 %1549 = tail call i64 @llvm.smax.i64(i64 %1548, i64 0)
 %1550 = sub i64 %1587, %1549
 %1551 = icmp slt i64 %1550, 1
 br i1 %1551, label %1552, label %1596
1552:
 %1553 = icmp samesign ugt i64 %1586, 1
 br i1 %1553, label %1585, label %1613
1554:
 %1555 = phi i64 [ 0, %1533 ], [ %1556, %1543 ]
 %1556 = add nuw nsw i64 %1555, 1
 %1557 = getelementptr i64, ptr %298, i64 %1555
 %1558 = load i64, ptr %1557, align 8
 %1559 = icmp slt i64 %1558, 0
 %1560 = select i1 %1559, i64 %363, i64 0
 %1561 = getelementptr double, ptr %364, i64 %1558
 %1562 = getelementptr double, ptr %1561, i64 %1560
 %1563 = load double, ptr %1562, align 8
 %1564 = getelementptr double, ptr %364, i64 %1555
 %1565 = load double, ptr %1564, align 8
 store double %1563, ptr %1564, align 8
 store double %1565, ptr %1562, align 8
 %1566 = load double, ptr %1564, align 8
 %1567 = fcmp nsz contract une double %1566, 0.000000e+00
 br i1 %1567, label %1535, label %1543
1568:
 %1569 = phi i64 [ %1538, %1540 ], [ %1571, %1568 ]
 %1570 = phi i64 [ %1556, %1540 ], [ %1572, %1568 ]
 %1571 = add nsw i64 %1569, -1
 %1572 = add nuw i64 %1570, 1
 %1573 = icmp slt i64 %1570, 0
 %1574 = select i1 %1573, i64 %363, i64 0
 %1575 = getelementptr double, ptr %364, i64 %1570
 %1576 = getelementptr double, ptr %1575, i64 %1574
 %1577 = load double, ptr %1576, align 8
 %1578 = select i1 %1573, i64 %293, i64 0
 %1579 = getelementptr double, ptr %1542, i64 %1570
 %1580 = getelementptr double, ptr %1579, i64 %1578
 %1581 = load double, ptr %1580, align 8
 %1582 = fmul nsz contract double %1566, %1581
 %1583 = fsub nsz contract double %1577, %1582
 store double %1583, ptr %1576, align 8
 %1584 = icmp samesign ugt i64 %1569, 1
 br i1 %1584, label %1568, label %1543
1585:
 %1586 = phi i64 [ %290, %1545 ], [ %1587, %1552 ]
 %1587 = add nsw i64 %1586, -1
 %1588 = getelementptr double, ptr %364, i64 %1587
 %1589 = load double, ptr %1588, align 8
 %1590 = mul i64 %1587, %293
 %1591 = getelementptr double, ptr %294, i64 %1590
 %1592 = getelementptr double, ptr %1591, i64 %1587
 %1593 = load double, ptr %1592, align 8
 %1594 = fdiv nsz contract double %1589, %1593
 store double %1594, ptr %1588, align 8
 %1595 = fcmp nsz contract une double %1594, 0.000000e+00
 br i1 %1595, label %1547, label %1552
1596:
 %1597 = phi i64 [ %1599, %1596 ], [ %1550, %1547 ]
 %1598 = phi i64 [ %1600, %1596 ], [ %1549, %1547 ]
 %1599 = add nsw i64 %1597, -1
 %1600 = add nuw i64 %1598, 1
 %1601 = icmp slt i64 %1598, 0
 %1602 = select i1 %1601, i64 %363, i64 0
 %1603 = getelementptr double, ptr %364, i64 %1598
 %1604 = getelementptr double, ptr %1603, i64 %1602
 %1605 = load double, ptr %1604, align 8
 %1606 = select i1 %1601, i64 %293, i64 0
 %1607 = getelementptr double, ptr %1591, i64 %1598
 %1608 = getelementptr double, ptr %1607, i64 %1606
 %1609 = load double, ptr %1608, align 8
 %1610 = fmul nsz contract double %1594, %1609
 %1611 = fsub nsz contract double %1605, %1610
 store double %1611, ptr %1604, align 8
 %1612 = icmp samesign ugt i64 %1597, 1
 br i1 %1612, label %1596, label %1552
1613:
 br i1 %459, label %1687, label %1637
1614:
 %1615 = getelementptr double, ptr %128, i64 %1635
 %1616 = load double, ptr %1615, align 8
 %1617 = tail call nsz contract double @llvm.fabs.f64(double %1616)
 %1618 = getelementptr double, ptr %135, i64 %1635
 %1619 = load double, ptr %1618, align 8
 %1620 = tail call nsz contract double @llvm.fabs.f64(double %1619)
 %1621 = fcmp nsz contract ogt double %1620, %1617
 %1622 = select i1 %1621, double %1620, double %1617
 br label %1623
1623:
 %1624 = phi double [ %1622, %1614 ], [ 1.000000e+00, %1631 ]
 %1625 = getelementptr double, ptr %48, i64 %1632
 %1626 = load double, ptr %1625, align 8
 %1627 = fmul nsz contract double %44, %1624
 %1628 = fadd nsz contract double %1626, %1627
 %1629 = getelementptr double, ptr %161, i64 %1632
 store double %1628, ptr %1629, align 8
 %1630 = icmp eq i64 %36, %1633
 br i1 %1630, label %1637, label %1631
1631:
 %1632 = phi i64 [ %1633, %1623 ], [ 0, %1687 ]
 %1633 = add nuw nsw i64 %1632, 1
 %1634 = getelementptr i64, ptr %37, i64 %1632
 %1635 = load i64, ptr %1634, align 8
 %1636 = icmp slt i64 %1635, 0
 br i1 %1636, label %1623, label %1614
1637:
 br i1 %531, label %1643, label %1638
1638:
 %1639 = load double, ptr %532, align 1
 br label %1663
1640:
 %1641 = fmul nsz contract double %44, %1675
 %1642 = fadd nsz contract double %51, %1641
 br label %1677
1643:
 br i1 %533, label %1736, label %1644
1644:
 %1645 = phi double [ %1657, %1656 ], [ 0.000000e+00, %1643 ]
 %1646 = phi i64 [ %1658, %1656 ], [ 0, %1643 ]
 %1647 = phi i64 [ %1648, %1656 ], [ 0, %1643 ]
 %1648 = add nuw nsw i64 %1647, 1
 %1649 = getelementptr double, ptr %528, i64 %1647
 %1650 = load double, ptr %1649, align 8
 %1651 = tail call nsz contract double @llvm.fabs.f64(double %1650)
 %1652 = getelementptr double, ptr %161, i64 %1647
 %1653 = load double, ptr %1652, align 8
 %1654 = fdiv nsz contract double %1651, %1653
 %1655 = fcmp nsz contract ugt double %1654, %1645
 br i1 %1655, label %1660, label %1656
1656:
 %1657 = phi double [ %1645, %1644 ], [ %1654, %1660 ]
 %1658 = phi i64 [ %1646, %1644 ], [ %1647, %1660 ]
 %1659 = icmp eq i64 %160, %1648
 br i1 %1659, label %1725, label %1644
1660:
 %1661 = fsub nsz contract double %1654, %1654
 %1662 = fcmp nsz contract ord double %1661, 0.000000e+00
 br i1 %1662, label %1656, label %1725
1663:
 %1664 = phi double [ %1675, %1663 ], [ %1639, %1638 ]
 %1665 = phi i64 [ %1667, %1663 ], [ %530, %1638 ]
 %1666 = phi i64 [ %1668, %1663 ], [ %36, %1638 ]
 %1667 = add nsw i64 %1665, -1
 %1668 = add i64 %1666, 1
 %1669 = icmp slt i64 %1666, 0
 %1670 = select i1 %1669, i64 %120, i64 0
 %1671 = getelementptr double, ptr %121, i64 %1666
 %1672 = getelementptr double, ptr %1671, i64 %1670
 %1673 = load double, ptr %1672, align 8
 %1674 = tail call nsz contract double @llvm.fabs.f64(double %1673)
 %1675 = fadd nsz contract double %1664, %1674
 %1676 = icmp samesign ugt i64 %1665, 1
 br i1 %1676, label %1663, label %1640
1677:
 %1678 = phi i64 [ %530, %1640 ], [ %1680, %1677 ]
 %1679 = phi i64 [ %36, %1640 ], [ %1681, %1677 ]
 %1680 = add nsw i64 %1678, -1
 %1681 = add i64 %1679, 1
 %1682 = icmp slt i64 %1679, 0
 %1683 = select i1 %1682, i64 %160, i64 0
 %1684 = getelementptr double, ptr %161, i64 %1679
 %1685 = getelementptr double, ptr %1684, i64 %1683
 store double %1642, ptr %1685, align 8
 %1686 = icmp samesign ugt i64 %1678, 1
 br i1 %1686, label %1677, label %1643
1687:
 %1688 = phi i64 [ %1689, %1687 ], [ 0, %1613 ]
 %1689 = add nuw nsw i64 %1688, 1
 %1690 = getelementptr i64, ptr %270, i64 %1688
 %1691 = load i64, ptr %1690, align 8
 %1692 = icmp slt i64 %1691, 0
 %1693 = select i1 %1692, i64 %363, i64 0
 %1694 = getelementptr double, ptr %364, i64 %1691
 %1695 = getelementptr double, ptr %1694, i64 %1693
 %1696 = load double, ptr %1695, align 8
 %1697 = getelementptr double, ptr %528, i64 %1688
 store double %1696, ptr %1697, align 8
 %1698 = icmp eq i64 %1689, %36
 br i1 %1698, label %1631, label %1687
1699:
 %1700 = phi i64 [ %1701, %1506 ], [ 0, %1505 ]
 %1701 = add nuw nsw i64 %1700, 1
 %1702 = getelementptr i64, ptr %270, i64 %1700
 %1703 = load i64, ptr %1702, align 8
 %1704 = getelementptr double, ptr %111, i64 %1700
 %1705 = load double, ptr %1704, align 8
 %1706 = icmp slt i64 %1703, 0
 %1707 = select i1 %1706, i64 %363, i64 0
 %1708 = getelementptr double, ptr %364, i64 %1703
 %1709 = getelementptr double, ptr %1708, i64 %1707
 store double %1705, ptr %1709, align 8
 br i1 %496, label %1710, label %1506
1710:
 %1711 = getelementptr double, ptr %357, i64 %1700
 br label %1712
1712:
 %1713 = phi double [ %1705, %1710 ], [ %1723, %1712 ]
 %1714 = phi i64 [ 0, %1710 ], [ %1715, %1712 ]
 %1715 = add nuw nsw i64 %1714, 1
 %1716 = getelementptr double, ptr %259, i64 %1714
 %1717 = load double, ptr %1716, align 8
 %1718 = fmul nsz contract double %653, %1717
 %1719 = mul i64 %1714, %356
 %1720 = getelementptr double, ptr %1711, i64 %1719
 %1721 = load double, ptr %1720, align 8
 %1722 = fmul nsz contract double %1718, %1721
 %1723 = fadd nsz contract double %1713, %1722
 store double %1723, ptr %1709, align 8
 %1724 = icmp eq i64 %5, %1715
 br i1 %1724, label %1506, label %1712
1725:
 %1726 = phi double [ %1657, %1656 ], [ %1654, %1660 ]
 %1727 = phi i64 [ %1658, %1656 ], [ %1647, %1660 ]
 %1728 = fcmp nsz contract ogt double %1726, 1.000000e+00
 br i1 %1728, label %1729, label %1736
1729:
 %1730 = load double, ptr %497, align 1
 %1731 = fcmp nsz contract oeq double %1730, 0.000000e+00
 br i1 %1731, label %1735, label %1732
1732:
 %1733 = load double, ptr %534, align 1
 %1734 = fcmp nsz contract ogt double %1733, 1.000000e+00
 br i1 %1734, label %1735, label %1736
1735:
 br i1 %538, label %2933, label %2934
1736:
 %1737 = phi double [ 0.000000e+00, %1643 ], [ %1726, %1732 ], [ %1726, %1725 ], [ %3160, %3166 ], [ %3163, %3162 ]
 %1738 = phi i64 [ 0, %1643 ], [ %1727, %1732 ], [ %1727, %1725 ], [ %3153, %3166 ], [ %3164, %3162 ]
 %1739 = load double, ptr %543, align 8
 %1740 = fcmp nsz contract uge double %1739, 1.000000e+00
 %1741 = fcmp nsz contract ugt double %1737, 1.000000e+00
 %1742 = or i1 %1741, %1740
 br i1 %1742, label %3231, label %1743
1743:
 br i1 %538, label %1938, label %1939
1744:
 %1745 = icmp eq i64 %2000, %110
 br i1 %1745, label %1746, label %1998
1746:
 br i1 %459, label %2025, label %1747
1747:
 br i1 %456, label %1769, label %1748
1748:
 br i1 %510, label %1749, label %1750
1749:
 tail call void %511(ptr %339, ptr %350)
 br label %1852
1750:
 %1751 = phi i64 [ %1752, %1750 ], [ 0, %1748 ]
 %1752 = add nuw nsw i64 %1751, 1
 %1753 = getelementptr double, ptr %364, i64 %1751
 %1754 = load double, ptr %1753, align 8
 %1755 = add nsw i64 %1751, %509
 %1756 = icmp slt i64 %1755, 0
 %1757 = select i1 %1756, i64 %338, i64 0
 %1758 = getelementptr double, ptr %339, i64 %1755
 %1759 = getelementptr double, ptr %1758, i64 %1757
 store double %1754, ptr %1759, align 8
 %1760 = icmp eq i64 %363, %1752
 br i1 %1760, label %1761, label %1750
1761:
 tail call void %511(ptr %339, ptr %350)
 br label %1762
1762:
 %1763 = phi i64 [ 0, %1761 ], [ %1764, %1762 ]
 %1764 = add nuw nsw i64 %1763, 1
 %1765 = getelementptr double, ptr %350, i64 %1763
 %1766 = load double, ptr %1765, align 8
 %1767 = getelementptr double, ptr %364, i64 %1763
 store double %1766, ptr %1767, align 8
 %1768 = icmp eq i64 %363, %1764
 br i1 %1768, label %1852, label %1762
1769:
 %1770 = load i64, ptr %467, align 1
 %1771 = load i64, ptr %468, align 1
 br i1 %491, label %1852, label %1772
1772:
 %1773 = add i64 %1770, 1
 br label %1793
1774:
 %1775 = add i64 %1773, %1794
 %1776 = tail call i64 @llvm.smin.i64(i64 %290, i64 range(i64 -9223372036854775807, -9223372036854775808) %1775)
 %1777 = sub i64 %1776, %1795
 %1778 = icmp slt i64 %1777, 1
 br i1 %1778, label %1782, label %1779
1779:
 %1780 = mul i64 %1794, %293
 %1781 = getelementptr double, ptr %294, i64 %1780
 br label %1807
1782:
 %1783 = icmp eq i64 %1795, %290
 br i1 %1783, label %1784, label %1793
1784:
 %1785 = add i64 %1771, %1770
 br label %1824
1786:
 %1787 = sub i64 %1826, %1785
 %1788 = tail call i64 @llvm.smax.i64(i64 %1787, i64 0)
 %1789 = sub i64 %1826, %1788
 %1790 = icmp slt i64 %1789, 1
 br i1 %1790, label %1791, label %1835
1791:
 %1792 = icmp samesign ugt i64 %1825, 1
 br i1 %1792, label %1824, label %1852
1793:
 %1794 = phi i64 [ 0, %1772 ], [ %1795, %1782 ]
 %1795 = add nuw nsw i64 %1794, 1
 %1796 = getelementptr i64, ptr %298, i64 %1794
 %1797 = load i64, ptr %1796, align 8
 %1798 = icmp slt i64 %1797, 0
 %1799 = select i1 %1798, i64 %363, i64 0
 %1800 = getelementptr double, ptr %364, i64 %1797
 %1801 = getelementptr double, ptr %1800, i64 %1799
 %1802 = load double, ptr %1801, align 8
 %1803 = getelementptr double, ptr %364, i64 %1794
 %1804 = load double, ptr %1803, align 8
 store double %1802, ptr %1803, align 8
 store double %1804, ptr %1801, align 8
 %1805 = load double, ptr %1803, align 8
 %1806 = fcmp nsz contract une double %1805, 0.000000e+00
 br i1 %1806, label %1774, label %1782
1807:
 %1808 = phi i64 [ %1777, %1779 ], [ %1810, %1807 ]
 %1809 = phi i64 [ %1795, %1779 ], [ %1811, %1807 ]
 %1810 = add nsw i64 %1808, -1
 %1811 = add nuw i64 %1809, 1
 %1812 = icmp slt i64 %1809, 0
 %1813 = select i1 %1812, i64 %363, i64 0
 %1814 = getelementptr double, ptr %364, i64 %1809
 %1815 = getelementptr double, ptr %1814, i64 %1813
 %1816 = load double, ptr %1815, align 8
 %1817 = select i1 %1812, i64 %293, i64 0
 %1818 = getelementptr double, ptr %1781, i64 %1809
 %1819 = getelementptr double, ptr %1818, i64 %1817
 %1820 = load double, ptr %1819, align 8
 %1821 = fmul nsz contract double %1805, %1820
 %1822 = fsub nsz contract double %1816, %1821
 store double %1822, ptr %1815, align 8
 %1823 = icmp samesign ugt i64 %1808, 1
 br i1 %1823, label %1807, label %1782
1824:
 %1825 = phi i64 [ %290, %1784 ], [ %1826, %1791 ]
 %1826 = add nsw i64 %1825, -1
 %1827 = getelementptr double, ptr %364, i64 %1826
 %1828 = load double, ptr %1827, align 8
 %1829 = mul i64 %1826, %293
 %1830 = getelementptr double, ptr %294, i64 %1829
 %1831 = getelementptr double, ptr %1830, i64 %1826
 %1832 = load double, ptr %1831, align 8
 %1833 = fdiv nsz contract double %1828, %1832
 store double %1833, ptr %1827, align 8
 %1834 = fcmp nsz contract une double %1833, 0.000000e+00
 br i1 %1834, label %1786, label %1791
1835:
 %1836 = phi i64 [ %1838, %1835 ], [ %1789, %1786 ]
 %1837 = phi i64 [ %1839, %1835 ], [ %1788, %1786 ]
 %1838 = add nsw i64 %1836, -1
 %1839 = add nuw i64 %1837, 1
 %1840 = icmp slt i64 %1837, 0
 %1841 = select i1 %1840, i64 %363, i64 0
 %1842 = getelementptr double, ptr %364, i64 %1837
 %1843 = getelementptr double, ptr %1842, i64 %1841
 %1844 = load double, ptr %1843, align 8
 %1845 = select i1 %1840, i64 %293, i64 0
 %1846 = getelementptr double, ptr %1830, i64 %1837
 %1847 = getelementptr double, ptr %1846, i64 %1845
 %1848 = load double, ptr %1847, align 8
 %1849 = fmul nsz contract double %1833, %1848
 %1850 = fsub nsz contract double %1844, %1849
 store double %1850, ptr %1843, align 8
 %1851 = icmp samesign ugt i64 %1836, 1
 br i1 %1851, label %1835, label %1791
1852:
 br i1 %459, label %1926, label %1876
1853:
 %1854 = getelementptr double, ptr %128, i64 %1874
 %1855 = load double, ptr %1854, align 8
 %1856 = tail call nsz contract double @llvm.fabs.f64(double %1855)
 %1857 = getelementptr double, ptr %135, i64 %1874
 %1858 = load double, ptr %1857, align 8
 %1859 = tail call nsz contract double @llvm.fabs.f64(double %1858)
 %1860 = fcmp nsz contract ogt double %1859, %1856
 %1861 = select i1 %1860, double %1859, double %1856
 br label %1862
1862:
 %1863 = phi double [ %1861, %1853 ], [ 1.000000e+00, %1870 ]
 %1864 = getelementptr double, ptr %48, i64 %1871
 %1865 = load double, ptr %1864, align 8
 %1866 = fmul nsz contract double %44, %1863
 %1867 = fadd nsz contract double %1865, %1866
 %1868 = getelementptr double, ptr %161, i64 %1871
 store double %1867, ptr %1868, align 8
 %1869 = icmp eq i64 %36, %1872
 br i1 %1869, label %1876, label %1870
1870:
 %1871 = phi i64 [ %1872, %1862 ], [ 0, %1926 ]
 %1872 = add nuw nsw i64 %1871, 1
 %1873 = getelementptr i64, ptr %37, i64 %1871
 %1874 = load i64, ptr %1873, align 8
 %1875 = icmp slt i64 %1874, 0
 br i1 %1875, label %1862, label %1853
1876:
 br i1 %531, label %1882, label %1877
1877:
 %1878 = load double, ptr %532, align 1
 br label %1902
1879:
 %1880 = fmul nsz contract double %44, %1914
 %1881 = fadd nsz contract double %51, %1880
 br label %1916
1882:
 br i1 %533, label %2038, label %1883
1883:
 %1884 = phi double [ %1896, %1895 ], [ 0.000000e+00, %1882 ]
 %1885 = phi i64 [ %1897, %1895 ], [ 0, %1882 ]
 %1886 = phi i64 [ %1887, %1895 ], [ 0, %1882 ]
 %1887 = add nuw nsw i64 %1886, 1
 %1888 = getelementptr double, ptr %528, i64 %1886
 %1889 = load double, ptr %1888, align 8
 %1890 = tail call nsz contract double @llvm.fabs.f64(double %1889)
 %1891 = getelementptr double, ptr %161, i64 %1886
 %1892 = load double, ptr %1891, align 8
 %1893 = fdiv nsz contract double %1890, %1892
 %1894 = fcmp nsz contract ugt double %1893, %1884
 br i1 %1894, label %1899, label %1895
1895:
 %1896 = phi double [ %1884, %1883 ], [ %1893, %1899 ]
 %1897 = phi i64 [ %1885, %1883 ], [ %1886, %1899 ]
 %1898 = icmp eq i64 %160, %1887
 br i1 %1898, label %2038, label %1883
1899:
 %1900 = fsub nsz contract double %1893, %1893
 %1901 = fcmp nsz contract ord double %1900, 0.000000e+00
 br i1 %1901, label %1895, label %2038
1902:
 %1903 = phi double [ %1914, %1902 ], [ %1878, %1877 ]
 %1904 = phi i64 [ %1906, %1902 ], [ %530, %1877 ]
 %1905 = phi i64 [ %1907, %1902 ], [ %36, %1877 ]
 %1906 = add nsw i64 %1904, -1
 %1907 = add i64 %1905, 1
 %1908 = icmp slt i64 %1905, 0
 %1909 = select i1 %1908, i64 %120, i64 0
 %1910 = getelementptr double, ptr %121, i64 %1905
 %1911 = getelementptr double, ptr %1910, i64 %1909
 %1912 = load double, ptr %1911, align 8
 %1913 = tail call nsz contract double @llvm.fabs.f64(double %1912)
 %1914 = fadd nsz contract double %1903, %1913
 %1915 = icmp samesign ugt i64 %1904, 1
 br i1 %1915, label %1902, label %1879
1916:
 %1917 = phi i64 [ %530, %1879 ], [ %1919, %1916 ]
 %1918 = phi i64 [ %36, %1879 ], [ %1920, %1916 ]
 %1919 = add nsw i64 %1917, -1
 %1920 = add i64 %1918, 1
 %1921 = icmp slt i64 %1918, 0
 %1922 = select i1 %1921, i64 %160, i64 0
 %1923 = getelementptr double, ptr %161, i64 %1918
 %1924 = getelementptr double, ptr %1923, i64 %1922
 store double %1881, ptr %1924, align 8
 %1925 = icmp samesign ugt i64 %1917, 1
 br i1 %1925, label %1916, label %1882
1926:
 %1927 = phi i64 [ %1928, %1926 ], [ 0, %1852 ]
 %1928 = add nuw nsw i64 %1927, 1
 %1929 = getelementptr i64, ptr %270, i64 %1927
 %1930 = load i64, ptr %1929, align 8
 %1931 = icmp slt i64 %1930, 0
 %1932 = select i1 %1931, i64 %363, i64 0
 %1933 = getelementptr double, ptr %364, i64 %1930
 %1934 = getelementptr double, ptr %1933, i64 %1932
 %1935 = load double, ptr %1934, align 8
 %1936 = getelementptr double, ptr %528, i64 %1927
 store double %1935, ptr %1936, align 8
 %1937 = icmp eq i64 %1928, %36
 br i1 %1937, label %1870, label %1926
1938:
 br label %1939
1939:
 %1940 = phi i64 [ 0, %1938 ], [ %537, %1743 ]
 br i1 %539, label %1942, label %1941
1941:
 br label %1942
1942:
 %1943 = phi i64 [ %100, %1941 ], [ %1940, %1939 ]
 %1944 = getelementptr double, ptr %101, i64 %1943
 br i1 %459, label %1945, label %1952
1945:
 %1946 = phi i64 [ %1947, %1945 ], [ 0, %1942 ]
 %1947 = add nuw nsw i64 %1946, 1
 %1948 = getelementptr double, ptr %121, i64 %1946
 %1949 = load double, ptr %1948, align 8
 %1950 = getelementptr double, ptr %1944, i64 %1946
 store double %1949, ptr %1950, align 8
 %1951 = icmp eq i64 %36, %1947
 br i1 %1951, label %1952, label %1945
1952:
 %1953 = load double, ptr %213, align 1
 %1954 = fadd nsz contract double %3854, %1953
 %1955 = load i64, ptr %425, align 1
 %1956 = icmp slt i64 %1955, 0
 %1957 = select i1 %1956, i64 %69, i64 0
 %1958 = add i64 %1957, %1955
 %1959 = mul i64 %1958, %72
 %1960 = getelementptr double, ptr %73, i64 %1959
 %1961 = getelementptr i8, ptr %1960, i64 16
 %1962 = load double, ptr %1961, align 8
 %1963 = fcmp nsz contract ogt double %1962, %1954
 %1964 = select i1 %1963, double %1962, double %1954
 %1965 = getelementptr i8, ptr %1960, i64 24
 %1966 = load double, ptr %1965, align 8
 %1967 = fcmp nsz contract olt double %1966, %1964
 %1968 = select i1 %1967, double %1966, double %1964
 store double %1968, ptr %449, align 8
 br i1 %450, label %1995, label %1969
1969:
 %1970 = select i1 %1956, i64 %79, i64 0
 %1971 = add i64 %1970, %1955
 %1972 = mul i64 %1971, %451
 %1973 = getelementptr double, ptr %83, i64 %1972
 %1974 = getelementptr double, ptr %1973, i64 %82
 br label %1975
1975:
 %1976 = phi i64 [ 0, %1969 ], [ %1977, %1975 ]
 %1977 = add nuw nsw i64 %1976, 1
 %1978 = getelementptr double, ptr %139, i64 %1976
 %1979 = load double, ptr %1978, align 8
 %1980 = getelementptr double, ptr %1973, i64 %1976
 %1981 = load double, ptr %1980, align 8
 %1982 = getelementptr double, ptr %1974, i64 %1976
 %1983 = load double, ptr %1982, align 8
 %1984 = load double, ptr %1960, align 8
 %1985 = fsub nsz contract double %1968, %1984
 %1986 = fmul nsz contract double %1983, %1985
 %1987 = fadd nsz contract double %1981, %1986
 %1988 = fadd nsz contract double %1979, %1987
 %1989 = add nsw i64 %1976, %452
 %1990 = icmp slt i64 %1989, 0
 %1991 = select i1 %1990, i64 %100, i64 0
 %1992 = getelementptr double, ptr %101, i64 %1989
 %1993 = getelementptr double, ptr %1992, i64 %1991
 store double %1988, ptr %1993, align 8
 %1994 = icmp eq i64 %1977, %82
 br i1 %1994, label %1995, label %1975
1995:
 tail call void %453(ptr %101, ptr %466)
 %1996 = load i64, ptr %454, align 1
 %1997 = add nsw i64 %1996, 1
 store i64 %1997, ptr %454, align 1
 br i1 %522, label %1746, label %1998
1998:
 %1999 = phi i64 [ %2000, %1744 ], [ 0, %1995 ]
 %2000 = add nuw nsw i64 %1999, 1
 %2001 = load double, ptr %20, align 8
 %2002 = fmul nsz contract double %3854, %2001
 %2003 = getelementptr double, ptr %466, i64 %1999
 %2004 = load double, ptr %2003, align 8
 %2005 = fmul nsz contract double %2002, %2004
 %2006 = getelementptr double, ptr %528, i64 %1999
 store double %2005, ptr %2006, align 8
 %2007 = getelementptr double, ptr %111, i64 %1999
 br i1 %496, label %2008, label %1744
2008:
 %2009 = phi double [ %2023, %2008 ], [ %2005, %1998 ]
 %2010 = phi i64 [ %2011, %2008 ], [ 0, %1998 ]
 %2011 = add nuw nsw i64 %2010, 1
 %2012 = sub nsw i64 %5, %2010
 %2013 = icmp slt i64 %2012, 0
 %2014 = select i1 %2013, i64 %19, i64 0
 %2015 = getelementptr double, ptr %20, i64 %2012
 %2016 = getelementptr double, ptr %2015, i64 %2014
 %2017 = load double, ptr %2016, align 8
 %2018 = fmul nsz contract double %3854, %2017
 %2019 = mul i64 %2011, %110
 %2020 = getelementptr double, ptr %2007, i64 %2019
 %2021 = load double, ptr %2020, align 8
 %2022 = fmul nsz contract double %2018, %2021
 %2023 = fadd nsz contract double %2009, %2022
 store double %2023, ptr %2006, align 8
 %2024 = icmp eq i64 %5, %2011
 br i1 %2024, label %1744, label %2008
2025:
 %2026 = phi i64 [ %2027, %2025 ], [ 0, %1746 ]
 %2027 = add nuw nsw i64 %2026, 1
 %2028 = getelementptr double, ptr %528, i64 %2026
 %2029 = load double, ptr %2028, align 8
 %2030 = fmul nsz contract double %653, %2029
 %2031 = getelementptr i64, ptr %270, i64 %2026
 %2032 = load i64, ptr %2031, align 8
 %2033 = icmp slt i64 %2032, 0
 %2034 = select i1 %2033, i64 %363, i64 0
 %2035 = getelementptr double, ptr %364, i64 %2032
 %2036 = getelementptr double, ptr %2035, i64 %2034
 store double %2030, ptr %2036, align 8
 %2037 = icmp eq i64 %2027, %36
 br i1 %2037, label %1747, label %2025
2038:
 %2039 = phi double [ 0.000000e+00, %1882 ], [ %1896, %1895 ], [ %1893, %1899 ]
 %2040 = phi i64 [ 0, %1882 ], [ %1897, %1895 ], [ %1886, %1899 ]
 %2041 = fcmp nsz contract ugt double %2039, %1737
 br i1 %2041, label %2042, label %3231
2042:
 br label %3231
2043:
 store i64 1, ptr %517, align 1
 store i64 %3233, ptr %518, align 1
 br label %3891
2044:
 %2045 = fcmp nsz contract ogt double %3232, 1.000000e+00
 br i1 %2045, label %2046, label %2051
2046:
 %2047 = tail call nsz contract double @llvm.pow.f64(double %3232, double %544)
 %2048 = fmul nsz contract double %2047, 9.000000e-01
 %2049 = fcmp nsz contract ogt double %2048, 0x3FD5555555555555
 store i64 0, ptr %517, align 1
 store i64 %3233, ptr %518, align 1
 %2050 = fneg nsz contract double %2048
 br i1 %2049, label %3723, label %3891
2051:
 %2052 = phi double [ %3232, %2044 ], [ 0.000000e+00, %1478 ]
 %2053 = phi i64 [ %3233, %2044 ], [ 0, %1478 ]
 br i1 %545, label %2089, label %2054
2054:
 %2055 = phi i64 [ %2069, %2065 ], [ 12, %2051 ]
 %2056 = icmp eq i64 %2055, 0
 br i1 %2056, label %2087, label %2068
2057:
 br i1 %546, label %2065, label %2058
2058:
 %2059 = phi i64 [ %2060, %2058 ], [ 0, %2057 ]
 %2060 = add nuw nsw i64 %2059, 1
 %2061 = getelementptr double, ptr %165, i64 %2059
 %2062 = load double, ptr %2061, align 8
 %2063 = getelementptr double, ptr %135, i64 %2059
 store double %2062, ptr %2063, align 8
 %2064 = icmp eq i64 %134, %2060
 br i1 %2064, label %2065, label %2058
2065:
 %2066 = load double, ptr %553, align 8
 %2067 = fcmp nsz contract ugt double %2066, %54
 br i1 %2067, label %2054, label %2089
2068:
 %2069 = add nsw i64 %2055, -1
 br i1 %546, label %2077, label %2070
2070:
 %2071 = phi i64 [ %2072, %2070 ], [ 0, %2068 ]
 %2072 = add nuw nsw i64 %2071, 1
 %2073 = getelementptr double, ptr %135, i64 %2071
 %2074 = load double, ptr %2073, align 8
 %2075 = getelementptr double, ptr %169, i64 %2071
 store double %2074, ptr %2075, align 8
 %2076 = icmp eq i64 %134, %2072
 br i1 %2076, label %2077, label %2070
2077:
 tail call void %547(ptr %169, ptr %165)
 br label %2078
2078:
 %2079 = phi i64 [ 0, %2077 ], [ %2082, %2081 ]
 %2080 = icmp eq i64 %2079, %549
 br i1 %2080, label %2057, label %2081
2081:
 %2082 = add nuw i64 %2079, 1
 %2083 = getelementptr double, ptr %165, i64 %2079
 %2084 = load double, ptr %2083, align 8
 %2085 = fsub nsz contract double %2084, %2084
 %2086 = fcmp nsz contract ord double %2085, 0.000000e+00
 br i1 %2086, label %2078, label %2087
2087:
 %2088 = load double, ptr %556, align 8
 store double %2088, ptr %557, align 1
 store i64 2, ptr %517, align 1
 store i64 %2053, ptr %518, align 1
 br label %3891
2089:
 br i1 %558, label %2090, label %3236
2090:
 store i64 %2053, ptr %518, align 1
 br label %3723
2091:
 %2092 = phi i1 [ %655, %652 ], [ false, %1335 ]
 %2093 = phi i64 [ 2, %652 ], [ %2094, %1335 ]
 %2094 = add nsw i64 %2093, -1
 br i1 %2092, label %2415, label %2095
2095:
 store double 0.000000e+00, ptr %379, align 1
 br i1 %456, label %2161, label %2096
2096:
 br i1 %442, label %2104, label %2097
2097:
 %2098 = phi i64 [ %2099, %2097 ], [ 0, %2096 ]
 %2099 = add nuw nsw i64 %2098, 1
 %2100 = getelementptr double, ptr %128, i64 %2098
 %2101 = load double, ptr %2100, align 8
 %2102 = getelementptr double, ptr %332, i64 %2098
 store double %2101, ptr %2102, align 8
 %2103 = icmp eq i64 %127, %2099
 br i1 %2103, label %2104, label %2097
2104:
 br i1 %443, label %2105, label %2147
2105:
 %2106 = load double, ptr %213, align 1
 %2107 = load i64, ptr %425, align 1
 %2108 = icmp slt i64 %2107, 0
 %2109 = select i1 %2108, i64 %69, i64 0
 %2110 = add i64 %2109, %2107
 %2111 = mul i64 %2110, %72
 %2112 = getelementptr double, ptr %73, i64 %2111
 %2113 = getelementptr i8, ptr %2112, i64 16
 %2114 = load double, ptr %2113, align 8
 %2115 = fcmp nsz contract ogt double %2114, %2106
 %2116 = select i1 %2115, double %2114, double %2106
 %2117 = getelementptr i8, ptr %2112, i64 24
 %2118 = load double, ptr %2117, align 8
 %2119 = fcmp nsz contract olt double %2118, %2116
 %2120 = select i1 %2119, double %2118, double %2116
 store double %2120, ptr %587, align 8
 br i1 %450, label %2158, label %2121
2121:
 %2122 = select i1 %2108, i64 %79, i64 0
 %2123 = add i64 %2122, %2107
 %2124 = mul i64 %2123, %451
 %2125 = getelementptr double, ptr %83, i64 %2124
 %2126 = getelementptr double, ptr %2125, i64 %82
 br label %2127
2127:
 %2128 = phi i64 [ 0, %2121 ], [ %2129, %2127 ]
 %2129 = add nuw nsw i64 %2128, 1
 %2130 = getelementptr double, ptr %139, i64 %2128
 %2131 = load double, ptr %2130, align 8
 %2132 = getelementptr double, ptr %2125, i64 %2128
 %2133 = load double, ptr %2132, align 8
 %2134 = getelementptr double, ptr %2126, i64 %2128
 %2135 = load double, ptr %2134, align 8
 %2136 = load double, ptr %2112, align 8
 %2137 = fsub nsz contract double %2120, %2136
 %2138 = fmul nsz contract double %2135, %2137
 %2139 = fadd nsz contract double %2133, %2138
 %2140 = fadd nsz contract double %2131, %2139
 %2141 = add nsw i64 %2128, %452
 %2142 = icmp slt i64 %2141, 0
 %2143 = select i1 %2142, i64 %331, i64 0
 %2144 = getelementptr double, ptr %332, i64 %2141
 %2145 = getelementptr double, ptr %2144, i64 %2143
 store double %2140, ptr %2145, align 8
 %2146 = icmp eq i64 %2129, %82
 br i1 %2146, label %2158, label %2127
2147:
 %2148 = phi i64 [ %2149, %2147 ], [ 0, %2104 ]
 %2149 = add nuw nsw i64 %2148, 1
 %2150 = getelementptr double, ptr %111, i64 %2148
 %2151 = load double, ptr %2150, align 8
 %2152 = add nsw i64 %2148, %127
 %2153 = icmp slt i64 %2152, 0
 %2154 = select i1 %2153, i64 %331, i64 0
 %2155 = getelementptr double, ptr %332, i64 %2152
 %2156 = getelementptr double, ptr %2155, i64 %2154
 store double %2151, ptr %2156, align 8
 %2157 = icmp eq i64 %36, %2149
 br i1 %2157, label %2105, label %2147
2158:
 %2159 = load i64, ptr %457, align 1
 %2160 = add nsw i64 %2159, 1
 store i64 %2160, ptr %457, align 1
 br label %2414
2161:
 br i1 %442, label %2169, label %2162
2162:
 %2163 = phi i64 [ %2164, %2162 ], [ 0, %2161 ]
 %2164 = add nuw nsw i64 %2163, 1
 %2165 = getelementptr double, ptr %128, i64 %2163
 %2166 = load double, ptr %2165, align 8
 %2167 = getelementptr double, ptr %101, i64 %2163
 store double %2166, ptr %2167, align 8
 %2168 = icmp eq i64 %127, %2164
 br i1 %2168, label %2169, label %2162
2169:
 br i1 %459, label %2170, label %2180
2170:
 %2171 = phi i64 [ %2173, %2170 ], [ %36, %2169 ]
 %2172 = phi i64 [ %2174, %2170 ], [ %127, %2169 ]
 %2173 = add nsw i64 %2171, -1
 %2174 = add i64 %2172, 1
 %2175 = icmp slt i64 %2172, 0
 %2176 = select i1 %2175, i64 %100, i64 0
 %2177 = getelementptr double, ptr %101, i64 %2172
 %2178 = getelementptr double, ptr %2177, i64 %2176
 store double 0.000000e+00, ptr %2178, align 8
 %2179 = icmp samesign ugt i64 %2171, 1
 br i1 %2179, label %2170, label %2180
2180:
 br i1 %460, label %2227, label %2181
2181:
 %2182 = load double, ptr %213, align 1
 %2183 = load i64, ptr %425, align 1
 %2184 = icmp slt i64 %2183, 0
 %2185 = select i1 %2184, i64 %69, i64 0
 %2186 = add i64 %2185, %2183
 %2187 = mul i64 %2186, %72
 %2188 = getelementptr double, ptr %73, i64 %2187
 %2189 = getelementptr i8, ptr %2188, i64 16
 %2190 = load double, ptr %2189, align 8
 %2191 = fcmp nsz contract ogt double %2190, %2182
 %2192 = select i1 %2191, double %2190, double %2182
 %2193 = getelementptr i8, ptr %2188, i64 24
 %2194 = load double, ptr %2193, align 8
 %2195 = fcmp nsz contract olt double %2194, %2192
 %2196 = select i1 %2195, double %2194, double %2192
 store double %2196, ptr %449, align 8
 br i1 %450, label %2223, label %2197
2197:
 %2198 = select i1 %2184, i64 %79, i64 0
 %2199 = add i64 %2198, %2183
 %2200 = mul i64 %2199, %451
 %2201 = getelementptr double, ptr %83, i64 %2200
 %2202 = getelementptr double, ptr %2201, i64 %82
 br label %2203
2203:
 %2204 = phi i64 [ 0, %2197 ], [ %2205, %2203 ]
 %2205 = add nuw nsw i64 %2204, 1
 %2206 = getelementptr double, ptr %139, i64 %2204
 %2207 = load double, ptr %2206, align 8
 %2208 = getelementptr double, ptr %2201, i64 %2204
 %2209 = load double, ptr %2208, align 8
 %2210 = getelementptr double, ptr %2202, i64 %2204
 %2211 = load double, ptr %2210, align 8
 %2212 = load double, ptr %2188, align 8
 %2213 = fsub nsz contract double %2196, %2212
 %2214 = fmul nsz contract double %2211, %2213
 %2215 = fadd nsz contract double %2209, %2214
 %2216 = fadd nsz contract double %2207, %2215
 %2217 = add nsw i64 %2204, %452
 %2218 = icmp slt i64 %2217, 0
 %2219 = select i1 %2218, i64 %100, i64 0
 %2220 = getelementptr double, ptr %101, i64 %2217
 %2221 = getelementptr double, ptr %2220, i64 %2219
 store double %2216, ptr %2221, align 8
 %2222 = icmp eq i64 %2205, %82
 br i1 %2222, label %2223, label %2203
2223:
 tail call void %461(ptr %101, ptr %284)
 br i1 %459, label %2270, label %2250
2224:
 %2225 = add nuw nsw i64 %2271, 1
 %2226 = icmp eq i64 %36, %2225
 br i1 %2226, label %2253, label %2270
2227:
 br i1 %443, label %2250, label %2293
2228:
 %2229 = icmp eq i64 %36, %2295
 br i1 %2229, label %2253, label %2293
2230:
 %2231 = getelementptr double, ptr %128, i64 %2297
 %2232 = load double, ptr %2231, align 8
 %2233 = tail call nsz contract double @llvm.fabs.f64(double %2232)
 br label %2234
2234:
 %2235 = phi double [ %2233, %2230 ], [ 1.000000e+00, %2293 ]
 %2236 = getelementptr double, ptr %217, i64 %2294
 %2237 = load double, ptr %2236, align 8
 %2238 = fmul nsz contract double %2237, 1.000000e-03
 %2239 = fcmp nsz contract ogt double %2238, %2235
 %2240 = select i1 %2239, double %2238, double %2235
 %2241 = fmul nsz contract double %2240, 1.500000e-08
 %2242 = add nsw i64 %2294, %127
 %2243 = icmp slt i64 %2242, 0
 %2244 = select i1 %2243, i64 %100, i64 0
 %2245 = getelementptr double, ptr %101, i64 %2242
 %2246 = getelementptr double, ptr %2245, i64 %2244
 br label %2299
2247:
 %2248 = phi double [ %2300, %2347 ], [ %2357, %2356 ]
 store double 0.000000e+00, ptr %2246, align 8
 %2249 = getelementptr i64, ptr %270, i64 %2294
 br label %2359
2250:
 %2251 = load i64, ptr %457, align 1
 %2252 = add nsw i64 %2251, 1
 store i64 %2252, ptr %457, align 1
 br label %2410
2253:
 %2254 = load i64, ptr %457, align 1
 %2255 = add nsw i64 %2254, 1
 store i64 %2255, ptr %457, align 1
 br i1 %443, label %2410, label %2381
2256:
 %2257 = icmp eq i64 %36, %2385
 br i1 %2257, label %2410, label %2381
2258:
 %2259 = mul i64 %2384, %279
 %2260 = getelementptr double, ptr %280, i64 %2259
 br label %2402
2261:
 %2262 = sub nsw i64 %2405, %2384
 %2263 = tail call i64 @llvm.smax.i64(i64 %2262, i64 %2404)
 %2264 = sub nsw i64 %2384, %2405
 %2265 = tail call i64 @llvm.smax.i64(i64 %2264, i64 %2403)
 br label %2266
2266:
 %2267 = phi i64 [ %2263, %2261 ], [ %2404, %2402 ]
 %2268 = phi i64 [ %2265, %2261 ], [ %2403, %2402 ]
 %2269 = icmp eq i64 %36, %2406
 br i1 %2269, label %2256, label %2402
2270:
 %2271 = phi i64 [ %2225, %2224 ], [ 0, %2223 ]
 %2272 = getelementptr i64, ptr %270, i64 %2271
 %2273 = getelementptr double, ptr %284, i64 %2271
 br label %2274
2274:
 %2275 = phi i64 [ 0, %2270 ], [ %2276, %2274 ]
 %2276 = add nuw nsw i64 %2275, 1
 %2277 = mul nuw nsw i64 %2275, %36
 %2278 = getelementptr double, ptr %2273, i64 %2277
 %2279 = load double, ptr %2278, align 8
 %2280 = load i64, ptr %2272, align 8
 %2281 = getelementptr i64, ptr %270, i64 %2275
 %2282 = load i64, ptr %2281, align 8
 %2283 = icmp slt i64 %2280, 0
 %2284 = select i1 %2283, i64 %276, i64 0
 %2285 = add i64 %2284, %2280
 %2286 = icmp slt i64 %2282, 0
 %2287 = select i1 %2286, i64 %279, i64 0
 %2288 = mul i64 %2285, %279
 %2289 = getelementptr double, ptr %280, i64 %2288
 %2290 = getelementptr double, ptr %2289, i64 %2282
 %2291 = getelementptr double, ptr %2290, i64 %2287
 store double %2279, ptr %2291, align 8
 %2292 = icmp eq i64 %36, %2276
 br i1 %2292, label %2224, label %2274
2293:
 %2294 = phi i64 [ %2295, %2228 ], [ 0, %2227 ]
 %2295 = add nuw nsw i64 %2294, 1
 %2296 = getelementptr i64, ptr %37, i64 %2294
 %2297 = load i64, ptr %2296, align 8
 %2298 = icmp slt i64 %2297, 0
 br i1 %2298, label %2234, label %2230
2299:
 %2300 = phi double [ %2241, %2234 ], [ %2357, %2356 ]
 %2301 = phi i64 [ 2, %2234 ], [ %2302, %2356 ]
 %2302 = add nsw i64 %2301, -1
 store double %2300, ptr %2246, align 8
 %2303 = load double, ptr %213, align 1
 %2304 = load i64, ptr %425, align 1
 %2305 = icmp slt i64 %2304, 0
 %2306 = select i1 %2305, i64 %69, i64 0
 %2307 = add i64 %2306, %2304
 %2308 = mul i64 %2307, %72
 %2309 = getelementptr double, ptr %73, i64 %2308
 %2310 = getelementptr i8, ptr %2309, i64 16
 %2311 = load double, ptr %2310, align 8
 %2312 = fcmp nsz contract ogt double %2311, %2303
 %2313 = select i1 %2312, double %2311, double %2303
 %2314 = getelementptr i8, ptr %2309, i64 24
 %2315 = load double, ptr %2314, align 8
 %2316 = fcmp nsz contract olt double %2315, %2313
 %2317 = select i1 %2316, double %2315, double %2313
 store double %2317, ptr %449, align 8
 br i1 %450, label %2344, label %2318
2318:
 %2319 = select i1 %2305, i64 %79, i64 0
 %2320 = add i64 %2319, %2304
 %2321 = mul i64 %2320, %451
 %2322 = getelementptr double, ptr %83, i64 %2321
 %2323 = getelementptr double, ptr %2322, i64 %82
 br label %2324
2324:
 %2325 = phi i64 [ 0, %2318 ], [ %2326, %2324 ]
 %2326 = add nuw nsw i64 %2325, 1
 %2327 = getelementptr double, ptr %139, i64 %2325
 %2328 = load double, ptr %2327, align 8
 %2329 = getelementptr double, ptr %2322, i64 %2325
 %2330 = load double, ptr %2329, align 8
 %2331 = getelementptr double, ptr %2323, i64 %2325
 %2332 = load double, ptr %2331, align 8
 %2333 = load double, ptr %2309, align 8
 %2334 = fsub nsz contract double %2317, %2333
 %2335 = fmul nsz contract double %2332, %2334
 %2336 = fadd nsz contract double %2330, %2335
 %2337 = fadd nsz contract double %2328, %2336
 %2338 = add nsw i64 %2325, %452
 %2339 = icmp slt i64 %2338, 0
 %2340 = select i1 %2339, i64 %100, i64 0
 %2341 = getelementptr double, ptr %101, i64 %2338
 %2342 = getelementptr double, ptr %2341, i64 %2340
 store double %2337, ptr %2342, align 8
 %2343 = icmp eq i64 %2326, %82
 br i1 %2343, label %2344, label %2324
2344:
 tail call void %453(ptr %101, ptr %466)
 %2345 = load i64, ptr %454, align 1
 %2346 = add nsw i64 %2345, 1
 store i64 %2346, ptr %454, align 1
 br label %2347
2347:
 %2348 = phi i64 [ 0, %2344 ], [ %2351, %2350 ]
 %2349 = icmp eq i64 %2348, %36
 br i1 %2349, label %2247, label %2350
2350:
 %2351 = add nuw i64 %2348, 1
 %2352 = getelementptr double, ptr %466, i64 %2348
 %2353 = load double, ptr %2352, align 8
 %2354 = fsub nsz contract double %2353, %2353
 %2355 = fcmp nsz contract ord double %2354, 0.000000e+00
 br i1 %2355, label %2347, label %2356
2356:
 %2357 = fneg nsz contract double %2300
 %2358 = icmp samesign ugt i64 %2301, 1
 br i1 %2358, label %2299, label %2247
2359:
 %2360 = phi i64 [ 0, %2247 ], [ %2361, %2359 ]
 %2361 = add nuw nsw i64 %2360, 1
 %2362 = getelementptr double, ptr %466, i64 %2360
 %2363 = load double, ptr %2362, align 8
 %2364 = getelementptr double, ptr %111, i64 %2360
 %2365 = load double, ptr %2364, align 8
 %2366 = fsub nsz contract double %2363, %2365
 %2367 = fdiv nsz contract double %2366, %2248
 %2368 = load i64, ptr %2249, align 8
 %2369 = getelementptr i64, ptr %270, i64 %2360
 %2370 = load i64, ptr %2369, align 8
 %2371 = icmp slt i64 %2368, 0
 %2372 = select i1 %2371, i64 %276, i64 0
 %2373 = add i64 %2372, %2368
 %2374 = icmp slt i64 %2370, 0
 %2375 = select i1 %2374, i64 %279, i64 0
 %2376 = mul i64 %2373, %279
 %2377 = getelementptr double, ptr %280, i64 %2376
 %2378 = getelementptr double, ptr %2377, i64 %2370
 %2379 = getelementptr double, ptr %2378, i64 %2375
 store double %2367, ptr %2379, align 8
 %2380 = icmp eq i64 %36, %2361
 br i1 %2380, label %2228, label %2359
2381:
 %2382 = phi i64 [ %2268, %2256 ], [ 0, %2253 ]
 %2383 = phi i64 [ %2267, %2256 ], [ 0, %2253 ]
 %2384 = phi i64 [ %2385, %2256 ], [ 0, %2253 ]
 %2385 = add nuw nsw i64 %2384, 1
 %2386 = getelementptr i64, ptr %270, i64 %2384
 %2387 = load i64, ptr %2386, align 8
 %2388 = icmp slt i64 %2387, 0
 %2389 = select i1 %2388, i64 %276, i64 0
 %2390 = add i64 %2389, %2387
 %2391 = mul i64 %2390, %279
 %2392 = getelementptr double, ptr %280, i64 %2391
 br label %2393
2393:
 %2394 = phi i64 [ 0, %2381 ], [ %2397, %2396 ]
 %2395 = icmp eq i64 %2394, %36
 br i1 %2395, label %2258, label %2396
2396:
 %2397 = add nuw i64 %2394, 1
 %2398 = getelementptr double, ptr %2392, i64 %2394
 %2399 = load double, ptr %2398, align 8
 %2400 = fsub nsz contract double %2399, %2399
 %2401 = fcmp nsz contract ord double %2400, 0.000000e+00
 br i1 %2401, label %2393, label %2413
2402:
 %2403 = phi i64 [ %2382, %2258 ], [ %2268, %2266 ]
 %2404 = phi i64 [ %2383, %2258 ], [ %2267, %2266 ]
 %2405 = phi i64 [ 0, %2258 ], [ %2406, %2266 ]
 %2406 = add nuw nsw i64 %2405, 1
 %2407 = getelementptr double, ptr %2260, i64 %2405
 %2408 = load double, ptr %2407, align 8
 %2409 = fcmp nsz contract une double %2408, 0.000000e+00
 br i1 %2409, label %2261, label %2266
2410:
 %2411 = phi i64 [ 0, %2253 ], [ 0, %2250 ], [ %2267, %2256 ]
 %2412 = phi i64 [ 0, %2253 ], [ 0, %2250 ], [ %2268, %2256 ]
 store i64 %2411, ptr %467, align 1
 store i64 %2412, ptr %468, align 1
 br label %2414
2413:
 store i64 %2384, ptr %518, align 1
 br label %656
2414:
 store i64 0, ptr %455, align 1
 store i64 1, ptr %469, align 1
 br label %2415
2415:
 %2416 = load double, ptr %379, align 1
 %2417 = fcmp nsz contract une double %2416, %3854
 br i1 %2417, label %2418, label %658
2418:
 store double 0.000000e+00, ptr %379, align 1
 %2419 = load i64, ptr %470, align 1
 %2420 = add nsw i64 %2419, 1
 store i64 %2420, ptr %470, align 1
 br i1 %456, label %2470, label %2421
2421:
 store double %653, ptr %477, align 8
 store double %653, ptr %481, align 8
 tail call void %482(ptr %332, ptr %339)
 br label %2422
2422:
 %2423 = phi i64 [ 0, %2421 ], [ %2426, %2425 ]
 %2424 = icmp eq i64 %2423, %483
 br i1 %2424, label %2431, label %2425
2425:
 %2426 = add nuw i64 %2423, 1
 %2427 = getelementptr double, ptr %339, i64 %2423
 %2428 = load double, ptr %2427, align 8
 %2429 = fsub nsz contract double %2428, %2428
 %2430 = fcmp nsz contract ord double %2429, 0.000000e+00
 br i1 %2430, label %2422, label %656
2431:
 %2432 = phi i64 [ %2435, %2445 ], [ 0, %2422 ]
 %2433 = icmp eq i64 %2432, %484
 br i1 %2433, label %2914, label %2448
2434:
 %2435 = add nuw i64 %2432, 1
 tail call void %488(ptr %332, ptr %2450)
 br label %2436
2436:
 %2437 = phi i64 [ 0, %2434 ], [ %2440, %2439 ]
 %2438 = icmp eq i64 %2437, %489
 br i1 %2438, label %2445, label %2439
2439:
 %2440 = add nuw i64 %2437, 1
 %2441 = getelementptr double, ptr %2450, i64 %2437
 %2442 = load double, ptr %2441, align 8
 %2443 = fsub nsz contract double %2442, %2442
 %2444 = fcmp nsz contract ord double %2443, 0.000000e+00
 br i1 %2444, label %2436, label %2445
2445:
 %2446 = phi i64 [ %2437, %2439 ], [ -1, %2436 ]
 %2447 = icmp sgt i64 %2446, -1
 br i1 %2447, label %656, label %2431
2448:
 %2449 = mul i64 %2432, %345
 %2450 = getelementptr double, ptr %346, i64 %2449
 %2451 = mul i64 %2432, %236
 %2452 = getelementptr double, ptr %237, i64 %2451
 br label %2453
2453:
 %2454 = phi i64 [ 0, %2448 ], [ %2455, %2453 ]
 %2455 = add nuw nsw i64 %2454, 1
 %2456 = getelementptr double, ptr %2452, i64 %2454
 %2457 = load double, ptr %2456, align 8
 %2458 = fdiv nsz contract double %2457, %3854
 %2459 = add nsw i64 %2454, %471
 %2460 = icmp slt i64 %2459, 0
 %2461 = select i1 %2460, i64 %331, i64 0
 %2462 = getelementptr double, ptr %332, i64 %2459
 %2463 = getelementptr double, ptr %2462, i64 %2461
 store double %2458, ptr %2463, align 8
 %2464 = add nsw i64 %2454, %487
 %2465 = icmp slt i64 %2464, 0
 %2466 = select i1 %2465, i64 %345, i64 0
 %2467 = getelementptr double, ptr %2450, i64 %2464
 %2468 = getelementptr double, ptr %2467, i64 %2466
 store double %2458, ptr %2468, align 8
 %2469 = icmp eq i64 %2455, 2
 br i1 %2469, label %2434, label %2453
2470:
 %2471 = load i64, ptr %467, align 1
 %2472 = load i64, ptr %468, align 1
 br i1 %490, label %2483, label %2473
2473:
 %2474 = add i64 %2471, 1
 %2475 = add i64 %2472, %2471
 br label %2833
2476:
 %2477 = phi i64 [ %2843, %2842 ], [ %2847, %2849 ]
 %2478 = getelementptr double, ptr %294, i64 %2477
 %2479 = getelementptr double, ptr %2478, i64 %2834
 %2480 = load double, ptr %2479, align 8
 %2481 = fadd nsz contract double %653, %2480
 store double %2481, ptr %2479, align 8
 %2482 = icmp eq i64 %276, %2835
 br i1 %2482, label %2483, label %2833
2483:
 br i1 %491, label %2603, label %2484
2484:
 %2485 = add i64 %2472, 1
 br label %2512
2486:
 %2487 = icmp eq i64 %2514, %290
 br i1 %2487, label %2603, label %2512
2488:
 %2489 = phi i64 [ %2513, %2512 ], [ %2545, %2526 ]
 %2490 = getelementptr i64, ptr %298, i64 %2513
 store i64 %2489, ptr %2490, align 8
 %2491 = icmp slt i64 %2489, 0
 %2492 = select i1 %2491, i64 %293, i64 0
 %2493 = add i64 %2492, %2489
 %2494 = getelementptr double, ptr %294, i64 %2523
 %2495 = getelementptr double, ptr %2494, i64 %2493
 %2496 = load double, ptr %2495, align 8
 %2497 = fcmp nsz contract une double %2496, 0.000000e+00
 %2498 = fsub nsz contract double %2496, %2496
 %2499 = fcmp nsz contract ord double %2498, 0.000000e+00
 %2500 = and i1 %2497, %2499
 br i1 %2500, label %2501, label %656
2501:
 %2502 = icmp eq i64 %2489, %2513
 %2503 = sub i64 %2519, %2513
 %2504 = icmp slt i64 %2503, 1
 %2505 = select i1 %2502, i1 true, i1 %2504
 br i1 %2505, label %2506, label %2547
2506:
 br i1 %2522, label %2507, label %2562
2507:
 %2508 = sub i64 %2519, %2514
 %2509 = icmp slt i64 %2508, 1
 br i1 %2509, label %2486, label %2574
2510:
 %2511 = icmp samesign ugt i64 %2575, 1
 br i1 %2511, label %2574, label %2486
2512:
 %2513 = phi i64 [ 0, %2484 ], [ %2514, %2486 ]
 %2514 = add nuw nsw i64 %2513, 1
 %2515 = add nsw i64 %2513, %2471
 %2516 = add nsw i64 %2515, 1
 %2517 = tail call i64 @llvm.smin.i64(i64 %290, i64 range(i64 -9223372036854775807, -9223372036854775808) %2516)
 %2518 = add i64 %2485, %2515
 %2519 = tail call i64 @llvm.smin.i64(i64 %290, i64 range(i64 -9223372036854775807, -9223372036854775808) %2518)
 %2520 = sub i64 %2517, %2514
 %2521 = tail call i64 @llvm.smax.i64(i64 %2520, i64 0)
 %2522 = icmp slt i64 %2520, 1
 %2523 = mul i64 %2513, %293
 br i1 %2522, label %2488, label %2524
2524:
 %2525 = getelementptr double, ptr %294, i64 %2523
 br label %2526
2526:
 %2527 = phi i64 [ %2513, %2524 ], [ %2545, %2526 ]
 %2528 = phi i64 [ %2521, %2524 ], [ %2530, %2526 ]
 %2529 = phi i64 [ %2514, %2524 ], [ %2531, %2526 ]
 %2530 = add nsw i64 %2528, -1
 %2531 = add nuw i64 %2529, 1
 %2532 = icmp slt i64 %2529, 0
 %2533 = select i1 %2532, i64 %293, i64 0
 %2534 = getelementptr double, ptr %2525, i64 %2529
 %2535 = getelementptr double, ptr %2534, i64 %2533
 %2536 = load double, ptr %2535, align 8
 %2537 = tail call nsz contract double @llvm.fabs.f64(double %2536)
 %2538 = icmp slt i64 %2527, 0
 %2539 = select i1 %2538, i64 %293, i64 0
 %2540 = getelementptr double, ptr %2525, i64 %2527
 %2541 = getelementptr double, ptr %2540, i64 %2539
 %2542 = load double, ptr %2541, align 8
 %2543 = tail call nsz contract double @llvm.fabs.f64(double %2542)
 %2544 = fcmp nsz contract ogt double %2537, %2543
 %2545 = select i1 %2544, i64 %2529, i64 %2527
 %2546 = icmp samesign ugt i64 %2528, 1
 br i1 %2546, label %2526, label %2488
2547:
 %2548 = phi i64 [ %2550, %2547 ], [ %2503, %2501 ]
 %2549 = phi i64 [ %2551, %2547 ], [ %2513, %2501 ]
 %2550 = add nsw i64 %2548, -1
 %2551 = add nuw i64 %2549, 1
 %2552 = icmp slt i64 %2549, 0
 %2553 = select i1 %2552, i64 %290, i64 0
 %2554 = add i64 %2553, %2549
 %2555 = mul i64 %2554, %293
 %2556 = getelementptr double, ptr %294, i64 %2555
 %2557 = getelementptr double, ptr %2556, i64 %2493
 %2558 = load double, ptr %2557, align 8
 %2559 = getelementptr double, ptr %2556, i64 %2513
 %2560 = load double, ptr %2559, align 8
 store double %2558, ptr %2559, align 8
 store double %2560, ptr %2557, align 8
 %2561 = icmp samesign ugt i64 %2548, 1
 br i1 %2561, label %2547, label %2506
2562:
 %2563 = phi i64 [ %2565, %2562 ], [ %2521, %2506 ]
 %2564 = phi i64 [ %2566, %2562 ], [ %2514, %2506 ]
 %2565 = add nsw i64 %2563, -1
 %2566 = add nuw i64 %2564, 1
 %2567 = icmp slt i64 %2564, 0
 %2568 = select i1 %2567, i64 %293, i64 0
 %2569 = getelementptr double, ptr %2494, i64 %2564
 %2570 = getelementptr double, ptr %2569, i64 %2568
 %2571 = load double, ptr %2570, align 8
 %2572 = fdiv nsz contract double %2571, %2496
 store double %2572, ptr %2570, align 8
 %2573 = icmp samesign ugt i64 %2563, 1
 br i1 %2573, label %2562, label %2507
2574:
 %2575 = phi i64 [ %2577, %2510 ], [ %2508, %2507 ]
 %2576 = phi i64 [ %2578, %2510 ], [ %2514, %2507 ]
 %2577 = add nsw i64 %2575, -1
 %2578 = add nuw i64 %2576, 1
 %2579 = icmp slt i64 %2576, 0
 %2580 = select i1 %2579, i64 %290, i64 0
 %2581 = add i64 %2580, %2576
 %2582 = mul i64 %2581, %293
 %2583 = getelementptr double, ptr %294, i64 %2582
 %2584 = getelementptr double, ptr %2583, i64 %2513
 %2585 = load double, ptr %2584, align 8
 %2586 = fcmp nsz contract oeq double %2585, 0.000000e+00
 %2587 = or i1 %2522, %2586
 br i1 %2587, label %2510, label %2588
2588:
 %2589 = phi i64 [ %2591, %2588 ], [ %2521, %2574 ]
 %2590 = phi i64 [ %2592, %2588 ], [ %2514, %2574 ]
 %2591 = add nsw i64 %2589, -1
 %2592 = add nuw i64 %2590, 1
 %2593 = icmp slt i64 %2590, 0
 %2594 = select i1 %2593, i64 %293, i64 0
 %2595 = add i64 %2594, %2590
 %2596 = getelementptr double, ptr %2583, i64 %2595
 %2597 = load double, ptr %2596, align 8
 %2598 = getelementptr double, ptr %2494, i64 %2595
 %2599 = load double, ptr %2598, align 8
 %2600 = fmul nsz contract double %2585, %2599
 %2601 = fsub nsz contract double %2597, %2600
 store double %2601, ptr %2596, align 8
 %2602 = icmp sgt i64 %2589, 1
 br i1 %2602, label %2588, label %2510
2603:
 br i1 %492, label %2914, label %2604
2604:
 %2605 = add i64 %2471, 1
 %2606 = add i64 %2472, 1
 %2607 = add i64 %2472, %2471
 br label %2864
2608:
 %2609 = phi i64 [ %2886, %2884 ], [ %2892, %2894 ]
 %2610 = phi i64 [ %2885, %2884 ], [ %2890, %2894 ]
 %2611 = getelementptr double, ptr %2868, i64 %2610
 %2612 = getelementptr double, ptr %2611, i64 %2876
 %2613 = load double, ptr %2612, align 8
 %2614 = load double, ptr %2873, align 8
 %2615 = fdiv nsz contract double %2614, %3854
 %2616 = fadd nsz contract double %2613, %2615
 store double %2616, ptr %2612, align 8
 %2617 = load double, ptr %2874, align 8
 %2618 = fdiv nsz contract double %2617, %3854
 %2619 = getelementptr double, ptr %2870, i64 %2609
 %2620 = getelementptr double, ptr %2619, i64 %2876
 store double %2618, ptr %2620, align 8
 %2621 = icmp eq i64 %276, %2877
 br i1 %2621, label %2622, label %2875
2622:
 %2623 = mul i64 %2865, %324
 %2624 = getelementptr i64, ptr %325, i64 %2623
 br i1 %495, label %2912, label %2665
2625:
 %2626 = icmp eq i64 %2667, %304
 br i1 %2626, label %2912, label %2665
2627:
 %2628 = phi i64 [ %2666, %2665 ], [ %2712, %2681 ]
 %2629 = getelementptr i64, ptr %2624, i64 %2666
 store i64 %2628, ptr %2629, align 8
 %2630 = icmp slt i64 %2628, 0
 %2631 = select i1 %2630, i64 %307, i64 0
 %2632 = add i64 %2631, %2628
 %2633 = getelementptr double, ptr %2868, i64 %2676
 %2634 = getelementptr double, ptr %2633, i64 %2632
 %2635 = load double, ptr %2634, align 8
 br label %2636
2636:
 %2637 = phi double [ %2643, %2636 ], [ 1.000000e+00, %2627 ]
 %2638 = phi double [ %2645, %2636 ], [ %2635, %2627 ]
 %2639 = phi i64 [ %2644, %2636 ], [ 2, %2627 ]
 %2640 = and i64 %2639, 1
 %2641 = icmp eq i64 %2640, 0
 %2642 = fmul nsz contract double %2637, %2638
 %2643 = select i1 %2641, double %2637, double %2642
 %2644 = lshr i64 %2639, 1
 %2645 = fmul nsz contract double %2638, %2638
 %2646 = icmp eq i64 %2644, 0
 br i1 %2646, label %2714, label %2636
2647:
 %2648 = icmp eq i64 %2628, %2666
 %2649 = sub i64 %2672, %2666
 %2650 = icmp slt i64 %2649, 1
 %2651 = select i1 %2648, i1 true, i1 %2650
 br i1 %2651, label %2652, label %2738
2652:
 %2653 = getelementptr double, ptr %2633, i64 %2666
 %2654 = load double, ptr %2653, align 8
 %2655 = fdiv nsz contract double %2654, %2733
 %2656 = getelementptr double, ptr %2718, i64 %2666
 %2657 = load double, ptr %2656, align 8
 %2658 = fneg nsz contract double %2657
 %2659 = fdiv nsz contract double %2658, %2733
 br i1 %2675, label %2660, label %2761
2660:
 %2661 = sub i64 %2672, %2667
 %2662 = icmp slt i64 %2661, 1
 br i1 %2662, label %2625, label %2782
2663:
 %2664 = icmp samesign ugt i64 %2783, 1
 br i1 %2664, label %2782, label %2625
2665:
 %2666 = phi i64 [ %2667, %2625 ], [ 0, %2622 ]
 %2667 = add nuw nsw i64 %2666, 1
 %2668 = add nsw i64 %2666, %2471
 %2669 = add nsw i64 %2668, 1
 %2670 = tail call i64 @llvm.smin.i64(i64 %304, i64 range(i64 -9223372036854775807, -9223372036854775808) %2669)
 %2671 = add i64 %2606, %2668
 %2672 = tail call i64 @llvm.smin.i64(i64 %304, i64 range(i64 -9223372036854775807, -9223372036854775808) %2671)
 %2673 = sub i64 %2670, %2667
 %2674 = tail call i64 @llvm.smax.i64(i64 %2673, i64 0)
 %2675 = icmp slt i64 %2673, 1
 %2676 = mul i64 %2666, %307
 br i1 %2675, label %2627, label %2677
2677:
 %2678 = getelementptr double, ptr %2868, i64 %2676
 %2679 = mul i64 %2666, %317
 %2680 = getelementptr double, ptr %2870, i64 %2679
 br label %2681
2681:
 %2682 = phi i64 [ %2666, %2677 ], [ %2712, %2681 ]
 %2683 = phi i64 [ %2674, %2677 ], [ %2685, %2681 ]
 %2684 = phi i64 [ %2667, %2677 ], [ %2686, %2681 ]
 %2685 = add nsw i64 %2683, -1
 %2686 = add nuw i64 %2684, 1
 %2687 = icmp slt i64 %2684, 0
 %2688 = select i1 %2687, i64 %307, i64 0
 %2689 = getelementptr double, ptr %2678, i64 %2684
 %2690 = getelementptr double, ptr %2689, i64 %2688
 %2691 = load double, ptr %2690, align 8
 %2692 = tail call nsz contract double @llvm.fabs.f64(double %2691)
 %2693 = select i1 %2687, i64 %317, i64 0
 %2694 = getelementptr double, ptr %2680, i64 %2684
 %2695 = getelementptr double, ptr %2694, i64 %2693
 %2696 = load double, ptr %2695, align 8
 %2697 = tail call nsz contract double @llvm.fabs.f64(double %2696)
 %2698 = fadd nsz contract double %2692, %2697
 %2699 = icmp slt i64 %2682, 0
 %2700 = select i1 %2699, i64 %307, i64 0
 %2701 = getelementptr double, ptr %2678, i64 %2682
 %2702 = getelementptr double, ptr %2701, i64 %2700
 %2703 = load double, ptr %2702, align 8
 %2704 = tail call nsz contract double @llvm.fabs.f64(double %2703)
 %2705 = select i1 %2699, i64 %317, i64 0
 %2706 = getelementptr double, ptr %2680, i64 %2682
 %2707 = getelementptr double, ptr %2706, i64 %2705
 %2708 = load double, ptr %2707, align 8
 %2709 = tail call nsz contract double @llvm.fabs.f64(double %2708)
 %2710 = fadd nsz contract double %2704, %2709
 %2711 = fcmp nsz contract ogt double %2698, %2710
 %2712 = select i1 %2711, i64 %2684, i64 %2682
 %2713 = icmp samesign ugt i64 %2683, 1
 br i1 %2713, label %2681, label %2627
2714:
 %2715 = select i1 %2630, i64 %317, i64 0
 %2716 = add i64 %2715, %2628
 %2717 = mul i64 %2666, %317
 %2718 = getelementptr double, ptr %2870, i64 %2717
 %2719 = getelementptr double, ptr %2718, i64 %2716
 %2720 = load double, ptr %2719, align 8
 br label %2721
2721:
 %2722 = phi double [ %2728, %2721 ], [ 1.000000e+00, %2714 ]
 %2723 = phi double [ %2730, %2721 ], [ %2720, %2714 ]
 %2724 = phi i64 [ %2729, %2721 ], [ 2, %2714 ]
 %2725 = and i64 %2724, 1
 %2726 = icmp eq i64 %2725, 0
 %2727 = fmul nsz contract double %2722, %2723
 %2728 = select i1 %2726, double %2722, double %2727
 %2729 = lshr i64 %2724, 1
 %2730 = fmul nsz contract double %2723, %2723
 %2731 = icmp eq i64 %2729, 0
 br i1 %2731, label %2732, label %2721
2732:
 %2733 = fadd nsz contract double %2643, %2728
 %2734 = fcmp nsz contract une double %2733, 0.000000e+00
 %2735 = fsub nsz contract double %2733, %2733
 %2736 = fcmp nsz contract ord double %2735, 0.000000e+00
 %2737 = and i1 %2734, %2736
 br i1 %2737, label %2647, label %656
2738:
 %2739 = phi i64 [ %2741, %2738 ], [ %2649, %2647 ]
 %2740 = phi i64 [ %2742, %2738 ], [ %2666, %2647 ]
 %2741 = add nsw i64 %2739, -1
 %2742 = add nuw i64 %2740, 1
 %2743 = icmp slt i64 %2740, 0
 %2744 = select i1 %2743, i64 %304, i64 0
 %2745 = add i64 %2744, %2740
 %2746 = mul i64 %2745, %307
 %2747 = getelementptr double, ptr %2868, i64 %2746
 %2748 = getelementptr double, ptr %2747, i64 %2632
 %2749 = load double, ptr %2748, align 8
 %2750 = getelementptr double, ptr %2747, i64 %2666
 %2751 = load double, ptr %2750, align 8
 store double %2749, ptr %2750, align 8
 store double %2751, ptr %2748, align 8
 %2752 = select i1 %2743, i64 %314, i64 0
 %2753 = add i64 %2752, %2740
 %2754 = mul i64 %2753, %317
 %2755 = getelementptr double, ptr %2870, i64 %2754
 %2756 = getelementptr double, ptr %2755, i64 %2716
 %2757 = load double, ptr %2756, align 8
 %2758 = getelementptr double, ptr %2755, i64 %2666
 %2759 = load double, ptr %2758, align 8
 store double %2757, ptr %2758, align 8
 store double %2759, ptr %2756, align 8
 %2760 = icmp samesign ugt i64 %2739, 1
 br i1 %2760, label %2738, label %2652
2761:
 %2762 = phi i64 [ %2764, %2761 ], [ %2674, %2652 ]
 %2763 = phi i64 [ %2765, %2761 ], [ %2667, %2652 ]
 %2764 = add nsw i64 %2762, -1
 %2765 = add nuw i64 %2763, 1
 %2766 = icmp slt i64 %2763, 0
 %2767 = select i1 %2766, i64 %307, i64 0
 %2768 = getelementptr double, ptr %2633, i64 %2763
 %2769 = getelementptr double, ptr %2768, i64 %2767
 %2770 = load double, ptr %2769, align 8
 %2771 = select i1 %2766, i64 %317, i64 0
 %2772 = getelementptr double, ptr %2718, i64 %2763
 %2773 = getelementptr double, ptr %2772, i64 %2771
 %2774 = load double, ptr %2773, align 8
 %2775 = fmul nsz contract double %2655, %2770
 %2776 = fmul nsz contract double %2659, %2774
 %2777 = fsub nsz contract double %2775, %2776
 %2778 = fmul nsz contract double %2659, %2770
 %2779 = fmul nsz contract double %2655, %2774
 %2780 = fadd nsz contract double %2778, %2779
 store double %2777, ptr %2769, align 8
 store double %2780, ptr %2773, align 8
 %2781 = icmp samesign ugt i64 %2762, 1
 br i1 %2781, label %2761, label %2660
2782:
 %2783 = phi i64 [ %2785, %2663 ], [ %2661, %2660 ]
 %2784 = phi i64 [ %2786, %2663 ], [ %2667, %2660 ]
 %2785 = add nsw i64 %2783, -1
 %2786 = add nuw i64 %2784, 1
 %2787 = icmp slt i64 %2784, 0
 %2788 = select i1 %2787, i64 %304, i64 0
 %2789 = add i64 %2788, %2784
 %2790 = mul i64 %2789, %307
 %2791 = getelementptr double, ptr %2868, i64 %2790
 %2792 = getelementptr double, ptr %2791, i64 %2666
 %2793 = load double, ptr %2792, align 8
 %2794 = select i1 %2787, i64 %314, i64 0
 %2795 = add i64 %2794, %2784
 %2796 = mul i64 %2795, %317
 %2797 = getelementptr double, ptr %2870, i64 %2796
 %2798 = getelementptr double, ptr %2797, i64 %2666
 %2799 = load double, ptr %2798, align 8
 %2800 = fcmp nsz contract oeq double %2793, 0.000000e+00
 %2801 = fcmp nsz contract oeq double %2799, 0.000000e+00
 %2802 = select i1 %2800, i1 %2801, i1 false
 %2803 = or i1 %2675, %2802
 br i1 %2803, label %2663, label %2804
2804:
 %2805 = phi i64 [ %2807, %2804 ], [ %2674, %2782 ]
 %2806 = phi i64 [ %2808, %2804 ], [ %2667, %2782 ]
 %2807 = add nsw i64 %2805, -1
 %2808 = add nuw i64 %2806, 1
 %2809 = icmp slt i64 %2806, 0
 %2810 = select i1 %2809, i64 %307, i64 0
 %2811 = add i64 %2810, %2806
 %2812 = getelementptr double, ptr %2791, i64 %2811
 %2813 = load double, ptr %2812, align 8
 %2814 = getelementptr double, ptr %2633, i64 %2811
 %2815 = load double, ptr %2814, align 8
 %2816 = fmul nsz contract double %2793, %2815
 %2817 = select i1 %2809, i64 %317, i64 0
 %2818 = add i64 %2817, %2806
 %2819 = getelementptr double, ptr %2718, i64 %2818
 %2820 = load double, ptr %2819, align 8
 %2821 = fmul nsz contract double %2799, %2820
 %2822 = fsub nsz contract double %2821, %2816
 %2823 = fadd nsz contract double %2813, %2822
 store double %2823, ptr %2812, align 8
 %2824 = getelementptr double, ptr %2797, i64 %2818
 %2825 = load double, ptr %2824, align 8
 %2826 = load double, ptr %2819, align 8
 %2827 = fmul nsz contract double %2793, %2826
 %2828 = load double, ptr %2814, align 8
 %2829 = fmul nsz contract double %2799, %2828
 %2830 = fadd nsz contract double %2827, %2829
 %2831 = fsub nsz contract double %2825, %2830
 store double %2831, ptr %2824, align 8
 %2832 = icmp sgt i64 %2805, 1
 br i1 %2832, label %2804, label %2663
2833:
 %2834 = phi i64 [ 0, %2473 ], [ %2835, %2476 ]
 %2835 = add nuw nsw i64 %2834, 1
 %2836 = sub i64 %2834, %2475
 %2837 = tail call i64 @llvm.smax.i64(i64 %2836, i64 0)
 %2838 = add i64 %2474, %2834
 %2839 = tail call i64 @llvm.smin.i64(i64 %276, i64 range(i64 -9223372036854775807, -9223372036854775808) %2838)
 %2840 = sub i64 %2839, %2837
 %2841 = icmp slt i64 %2840, 1
 br i1 %2841, label %2842, label %2844
2842:
 %2843 = mul i64 %2834, %293
 br label %2476
2844:
 %2845 = mul i64 %2834, %279
 %2846 = getelementptr double, ptr %280, i64 %2845
 %2847 = mul i64 %2834, %293
 %2848 = getelementptr double, ptr %294, i64 %2847
 br label %2849
2849:
 %2850 = phi i64 [ %2840, %2844 ], [ %2852, %2849 ]
 %2851 = phi i64 [ %2837, %2844 ], [ %2853, %2849 ]
 %2852 = add nsw i64 %2850, -1
 %2853 = add nuw i64 %2851, 1
 %2854 = icmp slt i64 %2851, 0
 %2855 = select i1 %2854, i64 %279, i64 0
 %2856 = getelementptr double, ptr %2846, i64 %2851
 %2857 = getelementptr double, ptr %2856, i64 %2855
 %2858 = load double, ptr %2857, align 8
 %2859 = fneg nsz contract double %2858
 %2860 = select i1 %2854, i64 %293, i64 0
 %2861 = getelementptr double, ptr %2848, i64 %2851
 %2862 = getelementptr double, ptr %2861, i64 %2860
 store double %2859, ptr %2862, align 8
 %2863 = icmp samesign ugt i64 %2850, 1
 br i1 %2863, label %2849, label %2476
2864:
 %2865 = phi i64 [ 0, %2604 ], [ %2866, %2912 ]
 %2866 = add nuw nsw i64 %2865, 1
 %2867 = mul i64 %2865, %493
 %2868 = getelementptr double, ptr %308, i64 %2867
 %2869 = mul i64 %2865, %494
 %2870 = getelementptr double, ptr %318, i64 %2869
 br i1 %490, label %2622, label %2871
2871:
 %2872 = mul i64 %2865, %236
 %2873 = getelementptr double, ptr %237, i64 %2872
 %2874 = getelementptr i8, ptr %2873, i64 8
 br label %2875
2875:
 %2876 = phi i64 [ 0, %2871 ], [ %2877, %2608 ]
 %2877 = add nuw nsw i64 %2876, 1
 %2878 = sub i64 %2876, %2607
 %2879 = tail call i64 @llvm.smax.i64(i64 %2878, i64 0)
 %2880 = add i64 %2605, %2876
 %2881 = tail call i64 @llvm.smin.i64(i64 %276, i64 range(i64 -9223372036854775807, -9223372036854775808) %2880)
 %2882 = sub i64 %2881, %2879
 %2883 = icmp slt i64 %2882, 1
 br i1 %2883, label %2884, label %2887
2884:
 %2885 = mul i64 %2876, %307
 %2886 = mul i64 %2876, %317
 br label %2608
2887:
 %2888 = mul i64 %2876, %279
 %2889 = getelementptr double, ptr %280, i64 %2888
 %2890 = mul i64 %2876, %307
 %2891 = getelementptr double, ptr %2868, i64 %2890
 %2892 = mul i64 %2876, %317
 %2893 = getelementptr double, ptr %2870, i64 %2892
 br label %2894
2894:
 %2895 = phi i64 [ %2882, %2887 ], [ %2897, %2894 ]
 %2896 = phi i64 [ %2879, %2887 ], [ %2898, %2894 ]
 %2897 = add nsw i64 %2895, -1
 %2898 = add nuw i64 %2896, 1
 %2899 = icmp slt i64 %2896, 0
 %2900 = select i1 %2899, i64 %279, i64 0
 %2901 = getelementptr double, ptr %2889, i64 %2896
 %2902 = getelementptr double, ptr %2901, i64 %2900
 %2903 = load double, ptr %2902, align 8
 %2904 = fneg nsz contract double %2903
 %2905 = select i1 %2899, i64 %307, i64 0
 %2906 = getelementptr double, ptr %2891, i64 %2896
 %2907 = getelementptr double, ptr %2906, i64 %2905
 store double %2904, ptr %2907, align 8
 %2908 = select i1 %2899, i64 %317, i64 0
 %2909 = getelementptr double, ptr %2893, i64 %2896
 %2910 = getelementptr double, ptr %2909, i64 %2908
 store double 0.000000e+00, ptr %2910, align 8
 %2911 = icmp samesign ugt i64 %2895, 1
 br i1 %2911, label %2894, label %2608
2912:
 %2913 = icmp eq i64 %2866, %233
 br i1 %2913, label %2914, label %2864
2914:
 store double %3854, ptr %379, align 1
 br label %658
2915:
 %2916 = add nsw i64 %1455, -1
 %2917 = add nuw i64 %1456, 1
 %2918 = getelementptr double, ptr %121, i64 %1456
 br i1 %525, label %1458, label %2919
2919:
 %2920 = load double, ptr %2918, align 8
 br label %1461
2921:
 %2922 = phi double [ 0.000000e+00, %1459 ], [ %2931, %2921 ]
 %2923 = phi i64 [ 0, %1459 ], [ %2924, %2921 ]
 %2924 = add nuw nsw i64 %2923, 1
 %2925 = getelementptr double, ptr %255, i64 %2923
 %2926 = load double, ptr %2925, align 8
 %2927 = mul i64 %2923, %356
 %2928 = getelementptr double, ptr %1460, i64 %2927
 %2929 = load double, ptr %2928, align 8
 %2930 = fmul nsz contract double %2926, %2929
 %2931 = fadd nsz contract double %2922, %2930
 store double %2931, ptr %2918, align 8
 %2932 = icmp eq i64 %5, %2924
 br i1 %2932, label %1461, label %2921
2933:
 br label %2934
2934:
 %2935 = phi i64 [ 0, %2933 ], [ %537, %1735 ]
 br i1 %539, label %2937, label %2936
2936:
 br label %2937
2937:
 %2938 = phi i64 [ %100, %2936 ], [ %2935, %2934 ]
 %2939 = getelementptr double, ptr %101, i64 %2938
 br i1 %443, label %2947, label %2940
2940:
 %2941 = phi i64 [ %2942, %2940 ], [ 0, %2937 ]
 %2942 = add nuw nsw i64 %2941, 1
 %2943 = getelementptr double, ptr %528, i64 %2941
 %2944 = load double, ptr %2943, align 8
 %2945 = getelementptr double, ptr %2939, i64 %2941
 store double %2944, ptr %2945, align 8
 %2946 = icmp eq i64 %36, %2942
 br i1 %2946, label %2947, label %2940
2947:
 %2948 = load double, ptr %213, align 1
 %2949 = getelementptr i8, ptr %3755, i64 16
 %2950 = load double, ptr %2949, align 8
 %2951 = fcmp nsz contract ogt double %2950, %2948
 %2952 = select i1 %2951, double %2950, double %2948
 %2953 = getelementptr i8, ptr %3755, i64 24
 %2954 = load double, ptr %2953, align 8
 %2955 = fcmp nsz contract olt double %2954, %2952
 %2956 = select i1 %2955, double %2954, double %2952
 store double %2956, ptr %449, align 8
 br i1 %450, label %2983, label %2957
2957:
 %2958 = select i1 %3751, i64 %79, i64 0
 %2959 = add i64 %2958, %3750
 %2960 = mul i64 %2959, %451
 %2961 = getelementptr double, ptr %83, i64 %2960
 %2962 = getelementptr double, ptr %2961, i64 %82
 br label %2963
2963:
 %2964 = phi i64 [ 0, %2957 ], [ %2965, %2963 ]
 %2965 = add nuw nsw i64 %2964, 1
 %2966 = getelementptr double, ptr %139, i64 %2964
 %2967 = load double, ptr %2966, align 8
 %2968 = getelementptr double, ptr %2961, i64 %2964
 %2969 = load double, ptr %2968, align 8
 %2970 = getelementptr double, ptr %2962, i64 %2964
 %2971 = load double, ptr %2970, align 8
 %2972 = load double, ptr %3755, align 8
 %2973 = fsub nsz contract double %2956, %2972
 %2974 = fmul nsz contract double %2971, %2973
 %2975 = fadd nsz contract double %2969, %2974
 %2976 = fadd nsz contract double %2967, %2975
 %2977 = add nsw i64 %2964, %452
 %2978 = icmp slt i64 %2977, 0
 %2979 = select i1 %2978, i64 %100, i64 0
 %2980 = getelementptr double, ptr %101, i64 %2977
 %2981 = getelementptr double, ptr %2980, i64 %2979
 store double %2976, ptr %2981, align 8
 %2982 = icmp eq i64 %2965, %82
 br i1 %2982, label %2983, label %2963
2983:
 tail call void %453(ptr %101, ptr %466)
 %2984 = load i64, ptr %454, align 1
 %2985 = add nsw i64 %2984, 1
 store i64 %2985, ptr %454, align 1
 br i1 %522, label %2987, label %2986
2986:
 tail call void @llvm.memset.p0.i64(ptr align 8 %528, i8 0, i64 %523, i1 false)
 br label %2987
2987:
 br i1 %524, label %3011, label %2995
2988:
 %2989 = fmul nsz contract double %3854, %2999
 br i1 %522, label %2993, label %2990
2990:
 %2991 = mul i64 %2996, %110
 %2992 = getelementptr double, ptr %111, i64 %2991
 br label %3001
2993:
 %2994 = icmp eq i64 %2996, %5
 br i1 %2994, label %3011, label %2995
2995:
 %2996 = phi i64 [ %2997, %2993 ], [ 0, %2987 ]
 %2997 = add nuw nsw i64 %2996, 1
 %2998 = getelementptr double, ptr %20, i64 %2996
 %2999 = load double, ptr %2998, align 8
 %3000 = fcmp nsz contract une double %2999, 0.000000e+00
 br i1 %3000, label %2988, label %2993
3001:
 %3002 = phi i64 [ 0, %2990 ], [ %3003, %3001 ]
 %3003 = add nuw nsw i64 %3002, 1
 %3004 = getelementptr double, ptr %528, i64 %3002
 %3005 = load double, ptr %3004, align 8
 %3006 = getelementptr double, ptr %2992, i64 %3002
 %3007 = load double, ptr %3006, align 8
 %3008 = fmul nsz contract double %2989, %3007
 %3009 = fadd nsz contract double %3005, %3008
 store double %3009, ptr %3004, align 8
 %3010 = icmp eq i64 %110, %3003
 br i1 %3010, label %2993, label %3001
3011:
 br i1 %443, label %3014, label %3205
3012:
 %3013 = icmp eq i64 %3207, %36
 br i1 %3013, label %3014, label %3205
3014:
 br i1 %456, label %3036, label %3015
3015:
 br i1 %510, label %3016, label %3017
3016:
 tail call void %511(ptr %339, ptr %350)
 br label %3119
3017:
 %3018 = phi i64 [ %3019, %3017 ], [ 0, %3015 ]
 %3019 = add nuw nsw i64 %3018, 1
 %3020 = getelementptr double, ptr %364, i64 %3018
 %3021 = load double, ptr %3020, align 8
 %3022 = add nsw i64 %3018, %509
 %3023 = icmp slt i64 %3022, 0
 %3024 = select i1 %3023, i64 %338, i64 0
 %3025 = getelementptr double, ptr %339, i64 %3022
 %3026 = getelementptr double, ptr %3025, i64 %3024
 store double %3021, ptr %3026, align 8
 %3027 = icmp eq i64 %363, %3019
 br i1 %3027, label %3028, label %3017
3028:
 tail call void %511(ptr %339, ptr %350)
 br label %3029
3029:
 %3030 = phi i64 [ 0, %3028 ], [ %3031, %3029 ]
 %3031 = add nuw nsw i64 %3030, 1
 %3032 = getelementptr double, ptr %350, i64 %3030
 %3033 = load double, ptr %3032, align 8
 %3034 = getelementptr double, ptr %364, i64 %3030
 store double %3033, ptr %3034, align 8
 %3035 = icmp eq i64 %363, %3031
 br i1 %3035, label %3119, label %3029
3036:
 %3037 = load i64, ptr %467, align 1
 %3038 = load i64, ptr %468, align 1
 br i1 %491, label %3119, label %3039
3039:
 %3040 = add i64 %3037, 1
 br label %3060
3041:
 %3042 = add i64 %3040, %3061
 %3043 = tail call i64 @llvm.smin.i64(i64 %290, i64 range(i64 -9223372036854775807, -9223372036854775808) %3042)
 %3044 = sub i64 %3043, %3062
 %3045 = icmp slt i64 %3044, 1
 br i1 %3045, label %3049, label %3046
3046:
 %3047 = mul i64 %3061, %293
 %3048 = getelementptr double, ptr %294, i64 %3047
 br label %3074
3049:
 %3050 = icmp eq i64 %3062, %290
 br i1 %3050, label %3051, label %3060
3051:
 %3052 = add i64 %3038, %3037
 br label %3091
3053:
 %3054 = sub i64 %3093, %3052
 %3055 = tail call i64 @llvm.smax.i64(i64 %3054, i64 0)
 %3056 = sub i64 %3093, %3055
 %3057 = icmp slt i64 %3056, 1
 br i1 %3057, label %3058, label %3102
3058:
 %3059 = icmp samesign ugt i64 %3092, 1
 br i1 %3059, label %3091, label %3119
3060:
 %3061 = phi i64 [ 0, %3039 ], [ %3062, %3049 ]
 %3062 = add nuw nsw i64 %3061, 1
 %3063 = getelementptr i64, ptr %298, i64 %3061
 %3064 = load i64, ptr %3063, align 8
 %3065 = icmp slt i64 %3064, 0
 %3066 = select i1 %3065, i64 %363, i64 0
 %3067 = getelementptr double, ptr %364, i64 %3064
 %3068 = getelementptr double, ptr %3067, i64 %3066
 %3069 = load double, ptr %3068, align 8
 %3070 = getelementptr double, ptr %364, i64 %3061
 %3071 = load double, ptr %3070, align 8
 store double %3069, ptr %3070, align 8
 store double %3071, ptr %3068, align 8
 %3072 = load double, ptr %3070, align 8
 %3073 = fcmp nsz contract une double %3072, 0.000000e+00
 br i1 %3073, label %3041, label %3049
3074:
 %3075 = phi i64 [ %3044, %3046 ], [ %3077, %3074 ]
 %3076 = phi i64 [ %3062, %3046 ], [ %3078, %3074 ]
 %3077 = add nsw i64 %3075, -1
 %3078 = add nuw i64 %3076, 1
 %3079 = icmp slt i64 %3076, 0
 %3080 = select i1 %3079, i64 %363, i64 0
 %3081 = getelementptr double, ptr %364, i64 %3076
 %3082 = getelementptr double, ptr %3081, i64 %3080
 %3083 = load double, ptr %3082, align 8
 %3084 = select i1 %3079, i64 %293, i64 0
 %3085 = getelementptr double, ptr %3048, i64 %3076
 %3086 = getelementptr double, ptr %3085, i64 %3084
 %3087 = load double, ptr %3086, align 8
 %3088 = fmul nsz contract double %3072, %3087
 %3089 = fsub nsz contract double %3083, %3088
 store double %3089, ptr %3082, align 8
 %3090 = icmp samesign ugt i64 %3075, 1
 br i1 %3090, label %3074, label %3049
3091:
 %3092 = phi i64 [ %290, %3051 ], [ %3093, %3058 ]
 %3093 = add nsw i64 %3092, -1
 %3094 = getelementptr double, ptr %364, i64 %3093
 %3095 = load double, ptr %3094, align 8
 %3096 = mul i64 %3093, %293
 %3097 = getelementptr double, ptr %294, i64 %3096
 %3098 = getelementptr double, ptr %3097, i64 %3093
 %3099 = load double, ptr %3098, align 8
 %3100 = fdiv nsz contract double %3095, %3099
 store double %3100, ptr %3094, align 8
 %3101 = fcmp nsz contract une double %3100, 0.000000e+00
 br i1 %3101, label %3053, label %3058
3102:
 %3103 = phi i64 [ %3105, %3102 ], [ %3056, %3053 ]
 %3104 = phi i64 [ %3106, %3102 ], [ %3055, %3053 ]
 %3105 = add nsw i64 %3103, -1
 %3106 = add nuw i64 %3104, 1
 %3107 = icmp slt i64 %3104, 0
 %3108 = select i1 %3107, i64 %363, i64 0
 %3109 = getelementptr double, ptr %364, i64 %3104
 %3110 = getelementptr double, ptr %3109, i64 %3108
 %3111 = load double, ptr %3110, align 8
 %3112 = select i1 %3107, i64 %293, i64 0
 %3113 = getelementptr double, ptr %3097, i64 %3104
 %3114 = getelementptr double, ptr %3113, i64 %3112
 %3115 = load double, ptr %3114, align 8
 %3116 = fmul nsz contract double %3100, %3115
 %3117 = fsub nsz contract double %3111, %3116
 store double %3117, ptr %3110, align 8
 %3118 = icmp samesign ugt i64 %3103, 1
 br i1 %3118, label %3102, label %3058
3119:
 br i1 %459, label %3193, label %3143
3120:
 %3121 = getelementptr double, ptr %128, i64 %3141
 %3122 = load double, ptr %3121, align 8
 %3123 = tail call nsz contract double @llvm.fabs.f64(double %3122)
 %3124 = getelementptr double, ptr %135, i64 %3141
 %3125 = load double, ptr %3124, align 8
 %3126 = tail call nsz contract double @llvm.fabs.f64(double %3125)
 %3127 = fcmp nsz contract ogt double %3126, %3123
 %3128 = select i1 %3127, double %3126, double %3123
 br label %3129
3129:
 %3130 = phi double [ %3128, %3120 ], [ 1.000000e+00, %3137 ]
 %3131 = getelementptr double, ptr %48, i64 %3138
 %3132 = load double, ptr %3131, align 8
 %3133 = fmul nsz contract double %44, %3130
 %3134 = fadd nsz contract double %3132, %3133
 %3135 = getelementptr double, ptr %161, i64 %3138
 store double %3134, ptr %3135, align 8
 %3136 = icmp eq i64 %36, %3139
 br i1 %3136, label %3143, label %3137
3137:
 %3138 = phi i64 [ %3139, %3129 ], [ 0, %3193 ]
 %3139 = add nuw nsw i64 %3138, 1
 %3140 = getelementptr i64, ptr %37, i64 %3138
 %3141 = load i64, ptr %3140, align 8
 %3142 = icmp slt i64 %3141, 0
 br i1 %3142, label %3129, label %3120
3143:
 br i1 %531, label %3144, label %3145
3144:
 br label %3150
3145:
 %3146 = load double, ptr %532, align 1
 br label %3169
3147:
 %3148 = fmul nsz contract double %44, %3181
 %3149 = fadd nsz contract double %51, %3148
 br label %3183
3150:
 %3151 = phi double [ %3163, %3162 ], [ 0.000000e+00, %3144 ]
 %3152 = phi i64 [ %3164, %3162 ], [ 0, %3144 ]
 %3153 = phi i64 [ %3154, %3162 ], [ 0, %3144 ]
 %3154 = add nuw nsw i64 %3153, 1
 %3155 = getelementptr double, ptr %528, i64 %3153
 %3156 = load double, ptr %3155, align 8
 %3157 = tail call nsz contract double @llvm.fabs.f64(double %3156)
 %3158 = getelementptr double, ptr %161, i64 %3153
 %3159 = load double, ptr %3158, align 8
 %3160 = fdiv nsz contract double %3157, %3159
 %3161 = fcmp nsz contract ugt double %3160, %3151
 br i1 %3161, label %3166, label %3162
3162:
 %3163 = phi double [ %3151, %3150 ], [ %3160, %3166 ]
 %3164 = phi i64 [ %3152, %3150 ], [ %3153, %3166 ]
 %3165 = icmp eq i64 %160, %3154
 br i1 %3165, label %1736, label %3150
3166:
 %3167 = fsub nsz contract double %3160, %3160
 %3168 = fcmp nsz contract ord double %3167, 0.000000e+00
 br i1 %3168, label %3162, label %1736
3169:
 %3170 = phi double [ %3181, %3169 ], [ %3146, %3145 ]
 %3171 = phi i64 [ %3173, %3169 ], [ %530, %3145 ]
 %3172 = phi i64 [ %3174, %3169 ], [ %36, %3145 ]
 %3173 = add nsw i64 %3171, -1
 %3174 = add i64 %3172, 1
 %3175 = icmp slt i64 %3172, 0
 %3176 = select i1 %3175, i64 %120, i64 0
 %3177 = getelementptr double, ptr %121, i64 %3172
 %3178 = getelementptr double, ptr %3177, i64 %3176
 %3179 = load double, ptr %3178, align 8
 %3180 = tail call nsz contract double @llvm.fabs.f64(double %3179)
 %3181 = fadd nsz contract double %3170, %3180
 %3182 = icmp samesign ugt i64 %3171, 1
 br i1 %3182, label %3169, label %3147
3183:
 %3184 = phi i64 [ %530, %3147 ], [ %3186, %3183 ]
 %3185 = phi i64 [ %36, %3147 ], [ %3187, %3183 ]
 %3186 = add nsw i64 %3184, -1
 %3187 = add i64 %3185, 1
 %3188 = icmp slt i64 %3185, 0
 %3189 = select i1 %3188, i64 %160, i64 0
 %3190 = getelementptr double, ptr %161, i64 %3185
 %3191 = getelementptr double, ptr %3190, i64 %3189
 store double %3149, ptr %3191, align 8
 %3192 = icmp samesign ugt i64 %3184, 1
 br i1 %3192, label %3183, label %3144
3193:
 %3194 = phi i64 [ %3195, %3193 ], [ 0, %3119 ]
 %3195 = add nuw nsw i64 %3194, 1
 %3196 = getelementptr i64, ptr %270, i64 %3194
 %3197 = load i64, ptr %3196, align 8
 %3198 = icmp slt i64 %3197, 0
 %3199 = select i1 %3198, i64 %363, i64 0
 %3200 = getelementptr double, ptr %364, i64 %3197
 %3201 = getelementptr double, ptr %3200, i64 %3199
 %3202 = load double, ptr %3201, align 8
 %3203 = getelementptr double, ptr %528, i64 %3194
 store double %3202, ptr %3203, align 8
 %3204 = icmp eq i64 %3195, %36
 br i1 %3204, label %3137, label %3193
3205:
 %3206 = phi i64 [ %3207, %3012 ], [ 0, %3011 ]
 %3207 = add nuw nsw i64 %3206, 1
 %3208 = getelementptr i64, ptr %270, i64 %3206
 %3209 = load i64, ptr %3208, align 8
 %3210 = getelementptr double, ptr %466, i64 %3206
 %3211 = load double, ptr %3210, align 8
 %3212 = icmp slt i64 %3209, 0
 %3213 = select i1 %3212, i64 %363, i64 0
 %3214 = getelementptr double, ptr %364, i64 %3209
 %3215 = getelementptr double, ptr %3214, i64 %3213
 store double %3211, ptr %3215, align 8
 br i1 %496, label %3216, label %3012
3216:
 %3217 = getelementptr double, ptr %357, i64 %3206
 br label %3218
3218:
 %3219 = phi double [ %3211, %3216 ], [ %3229, %3218 ]
 %3220 = phi i64 [ 0, %3216 ], [ %3221, %3218 ]
 %3221 = add nuw nsw i64 %3220, 1
 %3222 = getelementptr double, ptr %259, i64 %3220
 %3223 = load double, ptr %3222, align 8
 %3224 = fmul nsz contract double %653, %3223
 %3225 = mul i64 %3220, %356
 %3226 = getelementptr double, ptr %3217, i64 %3225
 %3227 = load double, ptr %3226, align 8
 %3228 = fmul nsz contract double %3224, %3227
 %3229 = fadd nsz contract double %3219, %3228
 store double %3229, ptr %3215, align 8
 %3230 = icmp eq i64 %5, %3221
 br i1 %3230, label %3012, label %3218
3231:
 %3232 = phi double [ %1737, %2038 ], [ %2039, %2042 ], [ %1737, %1736 ]
 %3233 = phi i64 [ %1738, %2038 ], [ %2040, %2042 ], [ %1738, %1736 ]
 %3234 = fsub nsz contract double %3232, %3232
 %3235 = fcmp nsz contract ord double %3234, 0.000000e+00
 br i1 %3235, label %2044, label %2043
3236:
 %3237 = phi i64 [ %3238, %3267 ], [ 0, %2089 ]
 %3238 = add nuw nsw i64 %3237, 1
 %3239 = mul i64 %3237, %370
 %3240 = getelementptr double, ptr %371, i64 %3239
 br i1 %443, label %3242, label %3241
3241:
 tail call void @llvm.memset.p0.i64(ptr align 8 %3240, i8 0, i64 %559, i1 false)
 br label %3242
3242:
 %3243 = mul i64 %3237, %265
 %3244 = getelementptr double, ptr %266, i64 %3243
 br label %3250
3245:
 %3246 = mul i64 %3251, %356
 %3247 = getelementptr double, ptr %357, i64 %3246
 br label %3257
3248:
 %3249 = icmp eq i64 %3252, %5
 br i1 %3249, label %3267, label %3250
3250:
 %3251 = phi i64 [ 0, %3242 ], [ %3252, %3248 ]
 %3252 = add nuw nsw i64 %3251, 1
 %3253 = getelementptr double, ptr %3244, i64 %3251
 %3254 = load double, ptr %3253, align 8
 %3255 = fcmp nsz contract oeq double %3254, 0.000000e+00
 %3256 = or i1 %443, %3255
 br i1 %3256, label %3248, label %3245
3257:
 %3258 = phi i64 [ 0, %3245 ], [ %3259, %3257 ]
 %3259 = add nuw nsw i64 %3258, 1
 %3260 = getelementptr double, ptr %3240, i64 %3258
 %3261 = load double, ptr %3260, align 8
 %3262 = getelementptr double, ptr %3247, i64 %3258
 %3263 = load double, ptr %3262, align 8
 %3264 = fmul nsz contract double %3254, %3263
 %3265 = fadd nsz contract double %3261, %3264
 store double %3265, ptr %3260, align 8
 %3266 = icmp eq i64 %36, %3259
 br i1 %3266, label %3248, label %3257
3267:
 %3268 = icmp eq i64 %5, %3238
 br i1 %3268, label %2090, label %3236
3269:
 br i1 %3857, label %3270, label %3278
3270:
 %3271 = fmul nsz contract double %3856, 0x4670000000000000
 %3272 = fmul nsz contract double %3271, 0x3CA0000000000001
 %3273 = fadd nsz contract double %3271, %3272
 %3274 = fsub nsz contract double %3273, %3271
 %3275 = fmul nsz contract double %3274, 0x3970000000000000
 %3276 = fcmp nsz contract olt double %3275, 4.940660e-324
 %3277 = select i1 %3276, double 4.940660e-324, double %3275
 br label %3282
3278:
 %3279 = fmul nsz contract double %3856, 0x3CA0000000000001
 %3280 = fadd nsz contract double %3856, %3279
 %3281 = fsub nsz contract double %3280, %3856
 br label %3282
3282:
 %3283 = phi double [ %3281, %3278 ], [ %3277, %3270 ]
 %3284 = load i64, ptr %560, align 1
 %3285 = icmp slt i64 %3284, %89
 br i1 %3285, label %3286, label %3543
3286:
 %3287 = fmul nsz contract double %3283, 2.000000e+00
 %3288 = icmp slt i64 %3284, 0
 %3289 = select i1 %3288, i64 %89, i64 0
 %3290 = getelementptr double, ptr %90, i64 %3284
 %3291 = getelementptr double, ptr %3290, i64 %3289
 %3292 = load double, ptr %3291, align 8
 %3293 = fadd nsz contract double %3855, %3287
 %3294 = fcmp nsz contract ugt double %3292, %3293
 br i1 %3294, label %3543, label %3295
3295:
 br i1 %558, label %3342, label %3296
3296:
 %3297 = phi i64 [ %3298, %3338 ], [ 0, %3295 ]
 %3298 = add nuw nsw i64 %3297, 1
 %3299 = mul i64 %3297, %120
 %3300 = getelementptr double, ptr %121, i64 %3299
 br i1 %522, label %3302, label %3301
3301:
 tail call void @llvm.memset.p0.i64(ptr align 8 %3300, i8 0, i64 %523, i1 false)
 br label %3302
3302:
 %3303 = mul i64 %3297, %29
 %3304 = getelementptr double, ptr %30, i64 %3303
 br label %3312
3305:
 %3306 = fmul nsz contract double %3854, %3316
 br i1 %522, label %3310, label %3307
3307:
 %3308 = mul i64 %3313, %110
 %3309 = getelementptr double, ptr %111, i64 %3308
 br label %3318
3310:
 %3311 = icmp eq i64 %3313, %5
 br i1 %3311, label %3328, label %3312
3312:
 %3313 = phi i64 [ 0, %3302 ], [ %3314, %3310 ]
 %3314 = add nuw nsw i64 %3313, 1
 %3315 = getelementptr double, ptr %3304, i64 %3313
 %3316 = load double, ptr %3315, align 8
 %3317 = fcmp nsz contract une double %3316, 0.000000e+00
 br i1 %3317, label %3305, label %3310
3318:
 %3319 = phi i64 [ 0, %3307 ], [ %3320, %3318 ]
 %3320 = add nuw nsw i64 %3319, 1
 %3321 = getelementptr double, ptr %3300, i64 %3319
 %3322 = load double, ptr %3321, align 8
 %3323 = getelementptr double, ptr %3309, i64 %3319
 %3324 = load double, ptr %3323, align 8
 %3325 = fmul nsz contract double %3306, %3324
 %3326 = fadd nsz contract double %3322, %3325
 store double %3326, ptr %3321, align 8
 %3327 = icmp eq i64 %110, %3320
 br i1 %3327, label %3310, label %3318
3328:
 %3329 = mul i64 %3297, %370
 %3330 = getelementptr double, ptr %371, i64 %3329
 br i1 %443, label %3338, label %3331
3331:
 %3332 = phi i64 [ %3333, %3331 ], [ 0, %3328 ]
 %3333 = add nuw nsw i64 %3332, 1
 %3334 = getelementptr double, ptr %3330, i64 %3332
 %3335 = load double, ptr %3334, align 8
 %3336 = getelementptr double, ptr %3300, i64 %3332
 store double %3335, ptr %3336, align 8
 %3337 = icmp eq i64 %36, %3333
 br i1 %3337, label %3338, label %3331
3338:
 %3339 = icmp eq i64 %3298, %5
 br i1 %3339, label %3340, label %3296
3340:
 %3341 = load i64, ptr %560, align 1
 br label %3342
3342:
 %3343 = phi i64 [ %3341, %3340 ], [ %3284, %3295 ]
 br i1 %3857, label %3344, label %3352
3344:
 %3345 = fmul nsz contract double %3856, 0x4670000000000000
 %3346 = fmul nsz contract double %3345, 0x3CA0000000000001
 %3347 = fadd nsz contract double %3345, %3346
 %3348 = fsub nsz contract double %3347, %3345
 %3349 = fmul nsz contract double %3348, 0x3970000000000000
 %3350 = fcmp nsz contract olt double %3349, 4.940660e-324
 %3351 = select i1 %3350, double 4.940660e-324, double %3349
 br label %3356
3352:
 %3353 = fmul nsz contract double %3856, 0x3CA0000000000001
 %3354 = fadd nsz contract double %3856, %3353
 %3355 = fsub nsz contract double %3354, %3856
 br label %3356
3356:
 %3357 = phi double [ %3355, %3352 ], [ %3351, %3344 ]
 %3358 = fmul nsz contract double %3357, 2.000000e+00
 %3359 = icmp slt i64 %3343, %89
 br i1 %3359, label %3360, label %3500
3360:
 %3361 = icmp slt i64 %3343, 0
 %3362 = select i1 %3361, i64 %89, i64 0
 %3363 = getelementptr double, ptr %90, i64 %3343
 %3364 = getelementptr double, ptr %3363, i64 %3362
 %3365 = load double, ptr %3364, align 8
 %3366 = fadd nsz contract double %3855, %3358
 %3367 = fcmp nsz contract ugt double %3365, %3366
 br i1 %3367, label %3500, label %3368
3368:
 %3369 = fsub nsz contract double %3855, %3358
 br label %3370
3370:
 %3371 = phi i64 [ %3490, %3489 ], [ %3343, %3368 ]
 %3372 = load i64, ptr %561, align 1
 %3373 = sub nsw i64 %3371, %3372
 %3374 = icmp slt i64 %3373, 0
 %3375 = select i1 %3374, i64 %175, i64 0
 %3376 = add i64 %3375, %3373
 %3377 = mul i64 %3376, %178
 %3378 = getelementptr double, ptr %179, i64 %3377
 %3379 = icmp slt i64 %3371, 0
 %3380 = select i1 %3379, i64 %89, i64 0
 %3381 = getelementptr double, ptr %90, i64 %3371
 %3382 = getelementptr double, ptr %3381, i64 %3380
 %3383 = load double, ptr %3382, align 8
 %3384 = fcmp nsz contract ult double %3383, %3369
 br i1 %3384, label %3399, label %3385
3385:
 br i1 %442, label %3393, label %3386
3386:
 %3387 = phi i64 [ %3388, %3386 ], [ 0, %3385 ]
 %3388 = add nuw nsw i64 %3387, 1
 %3389 = getelementptr double, ptr %135, i64 %3387
 %3390 = load double, ptr %3389, align 8
 %3391 = getelementptr double, ptr %3378, i64 %3387
 store double %3390, ptr %3391, align 8
 %3392 = icmp eq i64 %127, %3388
 br i1 %3392, label %3393, label %3386
3393:
 br i1 %563, label %3425, label %3394
3394:
 %3395 = select i1 %3374, i64 %185, i64 0
 %3396 = add i64 %3395, %3373
 %3397 = mul i64 %3396, %188
 %3398 = getelementptr double, ptr %189, i64 %3397
 br label %3506
3399:
 %3400 = load double, ptr %213, align 1
 %3401 = fsub nsz contract double %3383, %3400
 %3402 = fdiv nsz contract double %3401, %3854
 br i1 %522, label %3424, label %3403
3403:
 %3404 = fsub nsz contract double 1.000000e+00, %3402
 %3405 = select i1 %3374, i64 %185, i64 0
 %3406 = add i64 %3405, %3373
 %3407 = mul i64 %3406, %188
 %3408 = getelementptr double, ptr %189, i64 %3407
 br label %3520
3409:
 %3410 = phi double [ 0.000000e+00, %3520 ], [ %3541, %3525 ]
 %3411 = icmp slt i64 %3521, %36
 br i1 %3411, label %3412, label %3418
3412:
 %3413 = add nsw i64 %3521, %127
 %3414 = icmp slt i64 %3413, 0
 %3415 = select i1 %3414, i64 %100, i64 0
 %3416 = getelementptr double, ptr %101, i64 %3413
 %3417 = getelementptr double, ptr %3416, i64 %3415
 store double %3410, ptr %3417, align 8
 br label %3504
3418:
 %3419 = sub nsw i64 %3521, %36
 %3420 = getelementptr double, ptr %146, i64 %3419
 %3421 = load double, ptr %3420, align 8
 %3422 = fadd nsz contract double %3410, %3421
 %3423 = getelementptr double, ptr %3408, i64 %3419
 store double %3422, ptr %3423, align 8
 br label %3504
3424:
 tail call void %527(ptr %101, ptr %3378)
 br label %3425
3425:
 %3426 = select i1 %3374, i64 %195, i64 0
 %3427 = add i64 %3426, %3373
 %3428 = mul i64 %3427, %198
 %3429 = getelementptr double, ptr %199, i64 %3428
 br i1 %545, label %3430, label %3439
3430:
 %3431 = phi i64 [ %3434, %3433 ], [ 0, %3425 ]
 %3432 = icmp eq i64 %3431, %577
 br i1 %3432, label %3487, label %3433
3433:
 %3434 = add nuw i64 %3431, 1
 %3435 = getelementptr double, ptr %3378, i64 %3431
 %3436 = load double, ptr %3435, align 8
 %3437 = fsub nsz contract double %3436, %3436
 %3438 = fcmp nsz contract ord double %3437, 0.000000e+00
 br i1 %3438, label %3430, label %3543
3439:
 %3440 = phi i64 [ %3454, %3450 ], [ 12, %3425 ]
 %3441 = icmp eq i64 %3440, 0
 br i1 %3441, label %3472, label %3453
3442:
 br i1 %566, label %3450, label %3443
3443:
 %3444 = phi i64 [ %3445, %3443 ], [ 0, %3442 ]
 %3445 = add nuw nsw i64 %3444, 1
 %3446 = getelementptr double, ptr %165, i64 %3444
 %3447 = load double, ptr %3446, align 8
 %3448 = getelementptr double, ptr %3378, i64 %3444
 store double %3447, ptr %3448, align 8
 %3449 = icmp eq i64 %178, %3445
 br i1 %3449, label %3450, label %3443
3450:
 %3451 = load double, ptr %572, align 8
 %3452 = fcmp nsz contract ugt double %3451, %54
 br i1 %3452, label %3439, label %3472
3453:
 %3454 = add nsw i64 %3440, -1
 br i1 %566, label %3462, label %3455
3455:
 %3456 = phi i64 [ %3457, %3455 ], [ 0, %3453 ]
 %3457 = add nuw nsw i64 %3456, 1
 %3458 = getelementptr double, ptr %3378, i64 %3456
 %3459 = load double, ptr %3458, align 8
 %3460 = getelementptr double, ptr %169, i64 %3456
 store double %3459, ptr %3460, align 8
 %3461 = icmp eq i64 %178, %3457
 br i1 %3461, label %3462, label %3455
3462:
 tail call void %547(ptr %169, ptr %165)
 br label %3463
3463:
 %3464 = phi i64 [ 0, %3462 ], [ %3467, %3466 ]
 %3465 = icmp eq i64 %3464, %568
 br i1 %3465, label %3442, label %3466
3466:
 %3467 = add nuw i64 %3464, 1
 %3468 = getelementptr double, ptr %165, i64 %3464
 %3469 = load double, ptr %3468, align 8
 %3470 = fsub nsz contract double %3469, %3469
 %3471 = fcmp nsz contract ord double %3470, 0.000000e+00
 br i1 %3471, label %3463, label %3472
3472:
 %3473 = phi i1 [ true, %3466 ], [ %3441, %3439 ], [ %3441, %3450 ]
 br i1 %566, label %3481, label %3474
3474:
 %3475 = phi i64 [ %3476, %3474 ], [ 0, %3472 ]
 %3476 = add nuw nsw i64 %3475, 1
 %3477 = getelementptr double, ptr %3378, i64 %3475
 %3478 = load double, ptr %3477, align 8
 %3479 = getelementptr double, ptr %169, i64 %3475
 store double %3478, ptr %3479, align 8
 %3480 = icmp eq i64 %178, %3476
 br i1 %3480, label %3481, label %3474
3481:
 tail call void %547(ptr %169, ptr %165)
 %3482 = load double, ptr %572, align 8
 %3483 = load double, ptr %576, align 8
 store double %3482, ptr %3429, align 8
 %3484 = getelementptr i8, ptr %3429, i64 8
 store double %3483, ptr %3484, align 8
 %3485 = fcmp nsz contract ugt double %3482, %54
 %3486 = select i1 %3473, i1 true, i1 %3485
 br i1 %3486, label %3543, label %3487
3487:
 %3488 = icmp eq i64 %3371, %578
 br i1 %3488, label %3497, label %3489
3489:
 %3490 = add i64 %3371, 1
 %3491 = icmp slt i64 %3371, -1
 %3492 = select i1 %3491, i64 %89, i64 0
 %3493 = getelementptr double, ptr %90, i64 %3490
 %3494 = getelementptr double, ptr %3493, i64 %3492
 %3495 = load double, ptr %3494, align 8
 %3496 = fcmp nsz contract ugt double %3495, %3366
 br i1 %3496, label %3497, label %3370
3497:
 %3498 = phi i64 [ %89, %3487 ], [ %3490, %3489 ]
 %3499 = load i64, ptr %560, align 1
 br label %3500
3500:
 %3501 = phi i64 [ %3343, %3360 ], [ %3343, %3356 ], [ %3499, %3497 ]
 %3502 = phi i64 [ %3343, %3360 ], [ %3343, %3356 ], [ %3498, %3497 ]
 %3503 = sub nsw i64 %3502, %3501
 br label %3543
3504:
 %3505 = icmp eq i64 %110, %3522
 br i1 %3505, label %3424, label %3520
3506:
 %3507 = phi i64 [ 0, %3394 ], [ %3508, %3506 ]
 %3508 = add nuw nsw i64 %3507, 1
 %3509 = getelementptr double, ptr %146, i64 %3507
 %3510 = load double, ptr %3509, align 8
 %3511 = add nsw i64 %3507, %36
 %3512 = icmp slt i64 %3511, 0
 %3513 = select i1 %3512, i64 %120, i64 0
 %3514 = getelementptr double, ptr %121, i64 %3511
 %3515 = getelementptr double, ptr %3514, i64 %3513
 %3516 = load double, ptr %3515, align 8
 %3517 = fadd nsz contract double %3510, %3516
 %3518 = getelementptr double, ptr %3398, i64 %3507
 store double %3517, ptr %3518, align 8
 %3519 = icmp eq i64 %562, %3508
 br i1 %3519, label %3425, label %3506
3520:
 %3521 = phi i64 [ 0, %3403 ], [ %3522, %3504 ]
 %3522 = add nuw nsw i64 %3521, 1
 br i1 %565, label %3409, label %3523
3523:
 %3524 = getelementptr double, ptr %121, i64 %3521
 br label %3525
3525:
 %3526 = phi double [ 0.000000e+00, %3523 ], [ %3541, %3525 ]
 %3527 = phi i64 [ %564, %3523 ], [ %3530, %3525 ]
 %3528 = phi i64 [ %26, %3523 ], [ %3529, %3525 ]
 %3529 = add i64 %3528, -1
 %3530 = add nsw i64 %3527, -1
 %3531 = icmp slt i64 %3529, 0
 %3532 = select i1 %3531, i64 %117, i64 0
 %3533 = add i64 %3532, %3529
 %3534 = mul i64 %3533, %120
 %3535 = getelementptr double, ptr %3524, i64 %3534
 %3536 = load double, ptr %3535, align 8
 %3537 = fadd nsz contract double %3526, %3536
 %3538 = and i64 %3529, 1
 %3539 = icmp eq i64 %3538, 0
 %3540 = select i1 %3539, double %3402, double %3404
 %3541 = fmul nsz contract double %3537, %3540
 %3542 = icmp sgt i64 %3527, 1
 br i1 %3542, label %3525, label %3409
3543:
 %3544 = phi i64 [ 0, %3282 ], [ 0, %3286 ], [ %3503, %3500 ], [ -1, %3433 ], [ -1, %3481 ]
 %3545 = load i64, ptr %425, align 1
 br i1 %3853, label %3559, label %3546
3546:
 %3547 = icmp slt i64 %3545, 0
 %3548 = select i1 %3547, i64 %69, i64 0
 %3549 = add i64 %3548, %3545
 %3550 = mul i64 %3549, %72
 %3551 = getelementptr double, ptr %73, i64 %3550
 %3552 = getelementptr i8, ptr %3551, i64 8
 %3553 = load double, ptr %3552, align 8
 %3554 = fcmp nsz contract ult double %3855, %3553
 br i1 %3554, label %3559, label %3555
3555:
 %3556 = add nsw i64 %3545, 1
 %3557 = icmp slt i64 %3556, %69
 %3558 = select i1 %3557, i64 %3556, i64 %3545
 br label %3559
3559:
 %3560 = phi i64 [ %3545, %3543 ], [ %3558, %3555 ], [ %3545, %3546 ]
 %3561 = icmp sgt i64 %3544, -1
 br i1 %3561, label %3562, label %3709
3562:
 br i1 %546, label %3570, label %3563
3563:
 %3564 = phi i64 [ %3565, %3563 ], [ 0, %3562 ]
 %3565 = add nuw nsw i64 %3564, 1
 %3566 = getelementptr double, ptr %135, i64 %3564
 %3567 = load double, ptr %3566, align 8
 %3568 = getelementptr double, ptr %101, i64 %3564
 store double %3567, ptr %3568, align 8
 %3569 = icmp eq i64 %134, %3565
 br i1 %3569, label %3570, label %3563
3570:
 br i1 %443, label %3581, label %3571
3571:
 %3572 = phi i64 [ %3574, %3571 ], [ %36, %3570 ]
 %3573 = phi i64 [ %3575, %3571 ], [ %134, %3570 ]
 %3574 = add nsw i64 %3572, -1
 %3575 = add i64 %3573, 1
 %3576 = icmp slt i64 %3573, 0
 %3577 = select i1 %3576, i64 %100, i64 0
 %3578 = getelementptr double, ptr %101, i64 %3573
 %3579 = getelementptr double, ptr %3578, i64 %3577
 store double 0.000000e+00, ptr %3579, align 8
 %3580 = icmp samesign ugt i64 %3572, 1
 br i1 %3580, label %3571, label %3581
3581:
 %3582 = icmp slt i64 %3560, 0
 %3583 = select i1 %3582, i64 %69, i64 0
 %3584 = add i64 %3583, %3560
 %3585 = mul i64 %3584, %72
 %3586 = getelementptr double, ptr %73, i64 %3585
 %3587 = getelementptr i8, ptr %3586, i64 16
 %3588 = load double, ptr %3587, align 8
 %3589 = fcmp nsz contract ogt double %3588, %3855
 %3590 = select i1 %3589, double %3588, double %3855
 %3591 = getelementptr i8, ptr %3586, i64 24
 %3592 = load double, ptr %3591, align 8
 %3593 = fcmp nsz contract olt double %3592, %3590
 %3594 = select i1 %3593, double %3592, double %3590
 store double %3594, ptr %449, align 8
 br i1 %450, label %3621, label %3595
3595:
 %3596 = select i1 %3582, i64 %79, i64 0
 %3597 = add i64 %3596, %3560
 %3598 = mul i64 %3597, %451
 %3599 = getelementptr double, ptr %83, i64 %3598
 %3600 = getelementptr double, ptr %3599, i64 %82
 br label %3601
3601:
 %3602 = phi i64 [ 0, %3595 ], [ %3603, %3601 ]
 %3603 = add nuw nsw i64 %3602, 1
 %3604 = getelementptr double, ptr %139, i64 %3602
 %3605 = load double, ptr %3604, align 8
 %3606 = getelementptr double, ptr %3599, i64 %3602
 %3607 = load double, ptr %3606, align 8
 %3608 = getelementptr double, ptr %3600, i64 %3602
 %3609 = load double, ptr %3608, align 8
 %3610 = load double, ptr %3586, align 8
 %3611 = fsub nsz contract double %3594, %3610
 %3612 = fmul nsz contract double %3609, %3611
 %3613 = fadd nsz contract double %3607, %3612
 %3614 = fadd nsz contract double %3605, %3613
 %3615 = add nsw i64 %3602, %452
 %3616 = icmp slt i64 %3615, 0
 %3617 = select i1 %3616, i64 %100, i64 0
 %3618 = getelementptr double, ptr %101, i64 %3615
 %3619 = getelementptr double, ptr %3618, i64 %3617
 store double %3614, ptr %3619, align 8
 %3620 = icmp eq i64 %3603, %82
 br i1 %3620, label %3621, label %3601
3621:
 tail call void %453(ptr %101, ptr %111)
 %3622 = load i64, ptr %454, align 1
 %3623 = add nsw i64 %3622, 1
 store i64 %3623, ptr %454, align 1
 br label %3624
3624:
 %3625 = phi i64 [ 0, %3621 ], [ %3628, %3627 ]
 %3626 = icmp eq i64 %3625, %507
 br i1 %3626, label %3633, label %3627
3627:
 %3628 = add nuw i64 %3625, 1
 %3629 = getelementptr double, ptr %111, i64 %3625
 %3630 = load double, ptr %3629, align 8
 %3631 = fsub nsz contract double %3630, %3630
 %3632 = fcmp nsz contract ord double %3631, 0.000000e+00
 br i1 %3632, label %3624, label %3709
3633:
 br i1 %442, label %3641, label %3634
3634:
 %3635 = phi i64 [ %3636, %3634 ], [ 0, %3633 ]
 %3636 = add nuw nsw i64 %3635, 1
 %3637 = getelementptr double, ptr %135, i64 %3635
 %3638 = load double, ptr %3637, align 8
 %3639 = getelementptr double, ptr %128, i64 %3635
 store double %3638, ptr %3639, align 8
 %3640 = icmp eq i64 %127, %3636
 br i1 %3640, label %3641, label %3634
3641:
 br i1 %563, label %3642, label %3646
3642:
 %3643 = icmp eq i64 %3544, 0
 br i1 %3643, label %3713, label %3644
3644:
 %3645 = load i64, ptr %560, align 1
 br label %3672
3646:
 %3647 = phi i64 [ %3648, %3646 ], [ 0, %3641 ]
 %3648 = add nuw nsw i64 %3647, 1
 %3649 = getelementptr double, ptr %146, i64 %3647
 %3650 = load double, ptr %3649, align 8
 %3651 = add nsw i64 %3647, %36
 %3652 = icmp slt i64 %3651, 0
 %3653 = select i1 %3652, i64 %120, i64 0
 %3654 = getelementptr double, ptr %121, i64 %3651
 %3655 = getelementptr double, ptr %3654, i64 %3653
 %3656 = load double, ptr %3655, align 8
 %3657 = fadd nsz contract double %3650, %3656
 store double %3657, ptr %3649, align 8
 %3658 = load double, ptr %532, align 1
 %3659 = load double, ptr %3655, align 8
 %3660 = tail call nsz contract double @llvm.fabs.f64(double %3659)
 %3661 = fadd nsz contract double %3658, %3660
 store double %3661, ptr %532, align 1
 %3662 = getelementptr double, ptr %150, i64 %3647
 %3663 = load double, ptr %3662, align 8
 %3664 = load double, ptr %3649, align 8
 %3665 = fcmp nsz contract olt double %3664, %3663
 %3666 = select i1 %3665, double %3664, double %3663
 %3667 = getelementptr double, ptr %154, i64 %3647
 %3668 = load double, ptr %3667, align 8
 %3669 = fcmp nsz contract ogt double %3664, %3668
 %3670 = select i1 %3669, double %3664, double %3668
 store double %3666, ptr %3662, align 8
 store double %3670, ptr %3667, align 8
 %3671 = icmp eq i64 %3648, %562
 br i1 %3671, label %3642, label %3646
3672:
 %3673 = phi i64 [ %3544, %3644 ], [ %3675, %3707 ]
 %3674 = phi i64 [ %3645, %3644 ], [ %3676, %3707 ]
 %3675 = add nsw i64 %3673, -1
 %3676 = add i64 %3674, 1
 %3677 = load i64, ptr %561, align 1
 %3678 = sub i64 %3674, %3677
 %3679 = icmp slt i64 %3678, 0
 %3680 = select i1 %3679, i64 %205, i64 0
 %3681 = add i64 %3680, %3678
 %3682 = mul i64 %3681, %208
 %3683 = getelementptr double, ptr %209, i64 %3682
 br i1 %579, label %3687, label %3684
3684:
 %3685 = shl i64 %3682, 3
 %3686 = getelementptr i8, ptr %209, i64 %3685
 tail call void @llvm.memset.p0.i64(ptr align 8 %3686, i8 0, i64 %580, i1 false)
 br label %3687
3687:
 %3688 = load double, ptr %532, align 1
 store double %3688, ptr %3683, align 8
 br i1 %581, label %3707, label %3689
3689:
 %3690 = phi i64 [ %3691, %3689 ], [ 0, %3687 ]
 %3691 = add nuw nsw i64 %3690, 1
 %3692 = getelementptr i64, ptr %94, i64 %3690
 %3693 = load i64, ptr %3692, align 8
 %3694 = icmp slt i64 %3693, -1
 %3695 = select i1 %3694, i64 %208, i64 0
 %3696 = getelementptr double, ptr %3683, i64 %3693
 %3697 = getelementptr i8, ptr %3696, i64 8
 %3698 = getelementptr double, ptr %3697, i64 %3695
 %3699 = load double, ptr %3698, align 8
 %3700 = getelementptr double, ptr %154, i64 %3690
 %3701 = load double, ptr %3700, align 8
 %3702 = getelementptr double, ptr %150, i64 %3690
 %3703 = load double, ptr %3702, align 8
 %3704 = fsub nsz contract double %3701, %3703
 %3705 = fadd nsz contract double %3699, %3704
 store double %3705, ptr %3698, align 8
 %3706 = icmp eq i64 %145, %3691
 br i1 %3706, label %3707, label %3689
3707:
 %3708 = icmp sgt i64 %3673, 1
 br i1 %3708, label %3672, label %3713
3709:
 %3710 = phi i64 [ 0, %3559 ], [ %3625, %3627 ]
 %3711 = phi i64 [ %588, %3559 ], [ 1, %3627 ]
 store i64 1, ptr %444, align 1
 %3712 = load double, ptr %556, align 8
 store double %3712, ptr %557, align 1
 store i64 %3711, ptr %517, align 1
 store i64 %3710, ptr %518, align 1
 store double 0.000000e+00, ptr %497, align 1
 br label %3891
3713:
 %3714 = load i64, ptr %560, align 1
 %3715 = add nsw i64 %3714, %3544
 store i64 %3715, ptr %560, align 1
 store i64 %3560, ptr %425, align 1
 store double %3855, ptr %213, align 1
 %3716 = icmp eq i64 %3560, %3750
 store i64 0, ptr %469, align 1
 %3717 = select i1 %3716, double %3854, double 0.000000e+00
 store double %3717, ptr %497, align 1
 br i1 %3716, label %3718, label %3722
3718:
 %3719 = load double, ptr %515, align 1
 %3720 = fcmp nsz contract ule double %3719, 1.000000e-03
 %3721 = select i1 %3720, i1 %583, i1 false
 br i1 %3721, label %3885, label %3722
3722:
 store i64 1, ptr %455, align 1
 br label %3885
3723:
 %3724 = phi double [ %1477, %1473 ], [ %2052, %2090 ], [ %2050, %2046 ]
 %3725 = fcmp nsz contract olt double %3724, 0.000000e+00
 br i1 %3725, label %3891, label %3269
3726:
 %3727 = load i64, ptr %455, align 1
 %3728 = icmp ne i64 %3727, 0
 %3729 = select i1 %3728, i1 true, i1 %504
 br i1 %3729, label %3737, label %3730
3730:
 %3731 = load double, ptr %427, align 1
 %3732 = fcmp nsz contract ole double %3854, %3731
 %3733 = fmul nsz contract double %3854, 1.200000e+00
 %3734 = fcmp nsz contract olt double %3731, %3733
 %3735 = and i1 %3732, %3734
 br i1 %3735, label %3736, label %3737
3736:
 store double %3854, ptr %427, align 1
 br label %3737
3737:
 %3738 = icmp sgt i64 %3740, 1
 br i1 %3738, label %3739, label %3965
3739:
 %3740 = phi i64 [ %1, %381 ], [ %3741, %3737 ]
 %3741 = add nsw i64 %3740, -1
 %3742 = load i64, ptr %421, align 1
 %3743 = icmp eq i64 %3742, 0
 br i1 %3743, label %3744, label %3965
3744:
 %3745 = load i64, ptr %422, align 1
 %3746 = load i64, ptr %423, align 1
 %3747 = add nsw i64 %3746, %3745
 %3748 = icmp slt i64 %3747, %63
 br i1 %3748, label %3749, label %589
3749:
 %3750 = load i64, ptr %425, align 1
 %3751 = icmp slt i64 %3750, 0
 %3752 = select i1 %3751, i64 %69, i64 0
 %3753 = add i64 %3752, %3750
 %3754 = mul i64 %3753, %72
 %3755 = getelementptr double, ptr %73, i64 %3754
 %3756 = getelementptr i8, ptr %3755, i64 8
 %3757 = load double, ptr %3756, align 8
 %3758 = load double, ptr %426, align 1
 %3759 = fcmp nsz contract olt double %3758, %3757
 %3760 = select i1 %3759, double %3758, double %3757
 br i1 %424, label %3761, label %3801
3761:
 %3762 = load double, ptr %73, align 8
 %3763 = load i64, ptr %430, align 1
 %3764 = add nsw i64 %3763, 1
 %3765 = sitofp i64 %3764 to double
 %3766 = fmul nsz contract double %57, %3765
 %3767 = fadd nsz contract double %3762, %3766
 %3768 = fsub nsz contract double %3760, %431
 %3769 = fcmp nsz contract ogt double %3767, %3768
 br i1 %3769, label %3770, label %3782
3770:
 %3771 = fadd nsz contract double %431, %3760
 %3772 = fcmp nsz contract ogt double %3767, %3771
 br i1 %3772, label %3773, label %3782
3773:
 %3774 = load double, ptr %437, align 8
 %3775 = fcmp nsz contract olt double %3760, %3774
 br i1 %3775, label %3776, label %3782
3776:
 %3777 = load i64, ptr %438, align 1
 %3778 = icmp eq i64 %3777, %3764
 br i1 %3778, label %3782, label %3779
3779:
 store i64 %3764, ptr %438, align 1
 %3780 = load i64, ptr %439, align 1
 %3781 = add nsw i64 %3780, 1
 store i64 %3781, ptr %439, align 1
 br label %3782
3782:
 %3783 = phi double [ %3767, %3761 ], [ %3760, %3770 ], [ %3760, %3773 ], [ %3760, %3776 ], [ %3760, %3779 ]
 %3784 = load double, ptr %213, align 1
 %3785 = fsub nsz contract double %3783, %3784
 %3786 = load double, ptr %427, align 1
 %3787 = fmul nsz contract double %3785, 0x3FEFFFFDE7210BE9
 %3788 = fcmp nsz contract olt double %3786, %3787
 br i1 %3788, label %3789, label %3795
3789:
 %3790 = fmul nsz contract double %3786, 2.000000e+00
 %3791 = fcmp nsz contract ult double %3785, %3790
 %3792 = fmul nsz contract double %3785, 5.000000e-01
 %3793 = select i1 %3791, double %3792, double %3786
 %3794 = fadd nsz contract double %3784, %3793
 br label %3818
3795:
 %3796 = fsub nsz contract double %3785, %57
 %3797 = tail call nsz contract double @llvm.fabs.f64(double %3796)
 %3798 = fcmp nsz contract ugt double %3797, %440
 %3799 = select i1 %3798, double %3785, double %57
 store double %3783, ptr %428, align 1
 %3800 = load double, ptr %3756, align 8
 store double %3799, ptr %429, align 1
 br i1 %3769, label %3852, label %3823
3801:
 %3802 = load double, ptr %427, align 1
 %3803 = getelementptr i8, ptr %3755, i64 32
 %3804 = load double, ptr %3803, align 8
 %3805 = fcmp nsz contract olt double %3804, %3802
 %3806 = select i1 %3805, double %3804, double %3802
 %3807 = load double, ptr %213, align 1
 %3808 = fsub nsz contract double %3760, %3807
 %3809 = fmul nsz contract double %3806, 1.010000e+00
 %3810 = fcmp nsz contract ugt double %3808, %3809
 br i1 %3810, label %3812, label %3811
3811:
 store double %3760, ptr %428, align 1
 store double %3808, ptr %429, align 1
 br label %3852
3812:
 %3813 = fmul nsz contract double %3806, 2.000000e+00
 %3814 = fcmp nsz contract olt double %3808, %3813
 %3815 = fmul nsz contract double %3808, 5.000000e-01
 %3816 = select i1 %3814, double %3815, double %3806
 %3817 = fadd nsz contract double %3807, %3816
 br label %3818
3818:
 %3819 = phi double [ %3817, %3812 ], [ %3794, %3789 ]
 %3820 = phi double [ %3816, %3812 ], [ %3793, %3789 ]
 %3821 = phi double [ %3807, %3812 ], [ %3784, %3789 ]
 store double %3819, ptr %428, align 1
 %3822 = load double, ptr %3756, align 8
 store double %3820, ptr %429, align 1
 br label %3823
3823:
 %3824 = phi double [ %3800, %3795 ], [ %3822, %3818 ]
 %3825 = phi double [ %3799, %3795 ], [ %3820, %3818 ]
 %3826 = phi double [ %3784, %3795 ], [ %3821, %3818 ]
 %3827 = phi double [ %3783, %3795 ], [ %3819, %3818 ]
 %3828 = tail call nsz contract double @llvm.fabs.f64(double %3826)
 %3829 = fcmp nsz contract olt double %3828, 0x16687E92154EF7AC
 br i1 %3829, label %3830, label %3838
3830:
 %3831 = fmul nsz contract double %3828, 0x4670000000000000
 %3832 = fmul nsz contract double %3831, 0x3CA0000000000001
 %3833 = fadd nsz contract double %3831, %3832
 %3834 = fsub nsz contract double %3833, %3831
 %3835 = fmul nsz contract double %3834, 0x3970000000000000
 %3836 = fcmp nsz contract olt double %3835, 4.940660e-324
 %3837 = select i1 %3836, double 4.940660e-324, double %3835
 br label %3842
3838:
 %3839 = fmul nsz contract double %3828, 0x3CA0000000000001
 %3840 = fadd nsz contract double %3828, %3839
 %3841 = fsub nsz contract double %3840, %3828
 br label %3842
3842:
 %3843 = phi double [ %3841, %3838 ], [ %3837, %3830 ]
 %3844 = fmul nsz contract double %3843, 1.600000e+01
 %3845 = load double, ptr %73, align 8
 %3846 = fsub nsz contract double %3824, %3845
 %3847 = tail call nsz contract double @llvm.fabs.f64(double %3846)
 %3848 = fmul nsz contract double %3847, 1.000000e-30
 %3849 = fcmp nsz contract ogt double %3848, %3844
 %3850 = select i1 %3849, double %3848, double %3844
 %3851 = fcmp nsz contract ugt double %3825, %3850
 br i1 %3851, label %3852, label %589
3852:
 %3853 = phi i1 [ false, %3795 ], [ true, %3842 ], [ false, %3811 ]
 %3854 = phi double [ %3799, %3795 ], [ %3825, %3842 ], [ %3808, %3811 ]
 %3855 = phi double [ %3783, %3795 ], [ %3827, %3842 ], [ %3760, %3811 ]
 %3856 = tail call nsz contract double @llvm.fabs.f64(double %3855)
 %3857 = fcmp nsz contract olt double %3856, 0x16687E92154EF7AC
 br i1 %3857, label %3858, label %3866
3858:
 %3859 = fmul nsz contract double %3856, 0x4670000000000000
 %3860 = fmul nsz contract double %3859, 0x3CA0000000000001
 %3861 = fadd nsz contract double %3859, %3860
 %3862 = fsub nsz contract double %3861, %3859
 %3863 = fmul nsz contract double %3862, 0x3970000000000000
 %3864 = fcmp nsz contract olt double %3863, 4.940660e-324
 %3865 = select i1 %3864, double 4.940660e-324, double %3863
 br label %3870
3866:
 %3867 = fmul nsz contract double %3856, 0x3CA0000000000001
 %3868 = fadd nsz contract double %3856, %3867
 %3869 = fsub nsz contract double %3868, %3856
 br label %3870
3870:
 %3871 = phi double [ %3869, %3866 ], [ %3865, %3858 ]
 %3872 = load i64, ptr %441, align 1
 %3873 = icmp slt i64 %3872, %89
 br i1 %3873, label %3874, label %3883
3874:
 %3875 = fmul nsz contract double %3871, 2.000000e+00
 %3876 = icmp slt i64 %3872, 0
 %3877 = select i1 %3876, i64 %89, i64 0
 %3878 = getelementptr double, ptr %90, i64 %3872
 %3879 = getelementptr double, ptr %3878, i64 %3877
 %3880 = load double, ptr %3879, align 8
 %3881 = fadd nsz contract double %3855, %3875
 %3882 = fcmp nsz contract ugt double %3880, %3881
 br i1 %3882, label %3883, label %589
3883:
 %3884 = fcmp nsz contract oeq double %3854, 0.000000e+00
 br i1 %3884, label %3965, label %591
3885:
 %3886 = load i64, ptr %422, align 1
 %3887 = add nsw i64 %3886, 1
 store i64 %3887, ptr %422, align 1
 %3888 = load double, ptr %213, align 1
 %3889 = load double, ptr %437, align 8
 %3890 = fcmp nsz contract ult double %3888, %3889
 br i1 %3890, label %3916, label %3919
3891:
 %3892 = phi double [ %3724, %3723 ], [ 0xBFD5555555555555, %2046 ], [ -2.500000e-01, %2043 ], [ -2.500000e-01, %1426 ], [ -2.500000e-01, %1337 ], [ -2.500000e-01, %656 ], [ -2.500000e-01, %2087 ], [ -2.000000e-01, %3709 ], [ -5.000000e-01, %1473 ]
 %3893 = load i64, ptr %423, align 1
 %3894 = add nsw i64 %3893, 1
 store i64 %3894, ptr %423, align 1
 %3895 = fneg nsz contract double %3892
 %3896 = fmul nsz contract double %3854, %3895
 store double %3896, ptr %427, align 1
 br i1 %424, label %3897, label %3915
3897:
 %3898 = load i64, ptr %517, align 1
 %3899 = load i64, ptr %438, align 1
 %3900 = load i64, ptr %430, align 1
 %3901 = add nsw i64 %3900, 1
 %3902 = icmp eq i64 %3899, %3901
 br i1 %3902, label %3915, label %3911
3903:
 %3904 = shl nuw nsw i64 %3898, 3
 %3905 = add nuw nsw i64 %3904, 200
 br label %3906
3906:
 %3907 = phi i64 [ 192, %3911 ], [ %3905, %3903 ], [ 224, %3913 ]
 %3908 = getelementptr inbounds nuw i8, ptr %213, i64 %3907
 %3909 = load i64, ptr %3908, align 1
 %3910 = add nsw i64 %3909, 1
 store i64 %3910, ptr %3908, align 1
 br label %3915
3911:
 store i64 %3901, ptr %438, align 1
 %3912 = icmp slt i64 %3898, 0
 br i1 %3912, label %3906, label %3913
3913:
 %3914 = icmp samesign ult i64 %3898, 3
 br i1 %3914, label %3903, label %3906
3915:
 store double 2.000000e+00, ptr %534, align 1
 br label %3962
3916:
 %3917 = load double, ptr %426, align 1
 %3918 = fcmp nsz contract ult double %3888, %3917
 br i1 %3918, label %3921, label %3919
3919:
 %3920 = phi i64 [ 1, %3885 ], [ 6, %3916 ]
 store i64 %3920, ptr %421, align 1
 br label %3921
3921:
 br i1 %424, label %3922, label %3932
3922:
 store double %57, ptr %427, align 1
 %3923 = load double, ptr %73, align 8
 %3924 = load i64, ptr %430, align 1
 %3925 = add nsw i64 %3924, 1
 %3926 = sitofp i64 %3925 to double
 %3927 = fadd nsz contract double %3926, 0xBEB0C6F7A0B5ED8D
 %3928 = fmul nsz contract double %57, %3927
 %3929 = fadd nsz contract double %3923, %3928
 %3930 = fcmp nsz contract ult double %3888, %3929
 br i1 %3930, label %3962, label %3931
3931:
 store i64 %3925, ptr %430, align 1
 br label %3962
3932:
 %3933 = load double, ptr %534, align 1
 %3934 = fcmp nsz contract ogt double %3933, 1.000000e+00
 %3935 = select i1 %3934, double 1.000000e+00, double 6.000000e+00
 %3936 = fcmp nsz contract olt double %3933, 1.000000e-04
 %3937 = select i1 %3936, double 1.000000e-04, double %3933
 %3938 = fcmp nsz contract ogt double %3937, 1.000000e+00
 %3939 = select i1 %3938, double 1.000000e+00, double %3937
 %3940 = fcmp nsz contract olt double %3724, 0x3C9CD2B297D889BC
 %3941 = select i1 %3940, double 0x3C9CD2B297D889BC, double %3724
 %3942 = tail call nsz contract double @llvm.pow.f64(double %3941, double %584)
 %3943 = fmul nsz contract double %3942, 9.000000e-01
 %3944 = tail call nsz contract double @llvm.pow.f64(double %3939, double 4.000000e-02)
 %3945 = fmul nsz contract double %3943, %3944
 %3946 = fcmp nsz contract olt double %3945, 0x3FD5555555555555
 %3947 = select i1 %3946, double 0x3FD5555555555555, double %3945
 %3948 = fcmp nsz contract olt double %3935, %3947
 %3949 = select i1 %3948, double %3935, double %3947
 %3950 = fmul nsz contract double %3854, %3949
 %3951 = load double, ptr %427, align 1
 %3952 = fcmp nsz contract olt double %3854, %3951
 %3953 = fcmp nsz contract oge double %3945, 1.000000e+00
 %3954 = select i1 %3952, i1 %3953, i1 false
 %3955 = fcmp nsz contract ogt double %3951, %3950
 %3956 = select i1 %3954, i1 %3955, i1 false
 %3957 = select i1 %3956, double %3951, double %3950
 %3958 = fcmp nsz contract olt double %60, %3957
 %3959 = select i1 %3958, double %60, double %3957
 store double %3959, ptr %427, align 1
 %3960 = fcmp nsz contract olt double %3724, 1.000000e-04
 %3961 = select i1 %3960, double 1.000000e-04, double %3724
 store double %3961, ptr %534, align 1
 br label %3962
3962:
 %3963 = phi double [ %3892, %3915 ], [ %3724, %3922 ], [ %3724, %3931 ], [ %3724, %3932 ]
 %3964 = fcmp nsz contract ult double %3963, 0.000000e+00
 br i1 %3964, label %3737, label %3726
3965:
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
 %73 = add i64 %0, 672
 %74 = inttoptr i64 %73 to ptr
 %75 = load i64, ptr %74, align 8
 %76 = inttoptr i64 %75 to ptr
 %77 = add i64 %0, 856
 %78 = inttoptr i64 %77 to ptr
 %79 = load i64, ptr %78, align 8
 %80 = inttoptr i64 %79 to ptr
 %81 = add i64 %0, 872
 %82 = inttoptr i64 %81 to ptr
 %83 = load i64, ptr %82, align 8
 %84 = add i64 %0, 880
 %85 = inttoptr i64 %84 to ptr
 %86 = load i64, ptr %85, align 8
 %87 = add i64 %0, 888
 %88 = inttoptr i64 %87 to ptr
 %89 = load i64, ptr %88, align 8
 %90 = inttoptr i64 %83 to ptr
 %91 = add i64 %0, 896
 %92 = inttoptr i64 %91 to ptr
 %93 = load i64, ptr %92, align 8
 %94 = inttoptr i64 %93 to ptr
 %95 = add i64 %0, 1200
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
