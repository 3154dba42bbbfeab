; what: loops for any machine, written by `make loops` from their texts in Python: don't edit
; sources: ca5416c5cdadd51415769d9b1ea2159b453bb7b287f0d870e39b942d7d091669
; text: 84e5c72682a53a628b56f62998c71d6994d2472b326cdba0a0db4cf606cdee33
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
 %211 = add i64 %0, 672
 %212 = inttoptr i64 %211 to ptr
 %213 = load i64, ptr %212, align 8
 %214 = inttoptr i64 %213 to ptr
 %215 = add i64 %0, 696
 %216 = inttoptr i64 %215 to ptr
 %217 = load i64, ptr %216, align 8
 %218 = add i64 %0, 712
 %219 = inttoptr i64 %218 to ptr
 %220 = load i64, ptr %219, align 8
 %221 = inttoptr i64 %217 to ptr
 %222 = add i64 %0, 720
 %223 = inttoptr i64 %222 to ptr
 %224 = load double, ptr %223, align 8
 %225 = add i64 %0, 728
 %226 = inttoptr i64 %225 to ptr
 %227 = load i64, ptr %226, align 8
 %228 = add i64 %0, 736
 %229 = inttoptr i64 %228 to ptr
 %230 = load i64, ptr %229, align 8
 %231 = add i64 %0, 744
 %232 = inttoptr i64 %231 to ptr
 %233 = load i64, ptr %232, align 8
 %234 = inttoptr i64 %227 to ptr
 %235 = add i64 %0, 752
 %236 = inttoptr i64 %235 to ptr
 %237 = load i64, ptr %236, align 8
 %238 = add i64 %0, 768
 %239 = inttoptr i64 %238 to ptr
 %240 = load i64, ptr %239, align 8
 %241 = inttoptr i64 %237 to ptr
 %242 = add i64 %0, 776
 %243 = inttoptr i64 %242 to ptr
 %244 = load i64, ptr %243, align 8
 %245 = add i64 %0, 792
 %246 = inttoptr i64 %245 to ptr
 %247 = load i64, ptr %246, align 8
 %248 = inttoptr i64 %244 to ptr
 %249 = add i64 %0, 800
 %250 = inttoptr i64 %249 to ptr
 %251 = load i64, ptr %250, align 8
 %252 = inttoptr i64 %251 to ptr
 %253 = add i64 %0, 816
 %254 = inttoptr i64 %253 to ptr
 %255 = load i64, ptr %254, align 8
 %256 = inttoptr i64 %255 to ptr
 %257 = add i64 %0, 832
 %258 = inttoptr i64 %257 to ptr
 %259 = load i64, ptr %258, align 8
 %260 = add i64 %0, 848
 %261 = inttoptr i64 %260 to ptr
 %262 = load i64, ptr %261, align 8
 %263 = inttoptr i64 %259 to ptr
 %264 = add i64 %0, 856
 %265 = inttoptr i64 %264 to ptr
 %266 = load i64, ptr %265, align 8
 %267 = inttoptr i64 %266 to ptr
 %268 = add i64 %0, 872
 %269 = inttoptr i64 %268 to ptr
 %270 = load i64, ptr %269, align 8
 %271 = add i64 %0, 880
 %272 = inttoptr i64 %271 to ptr
 %273 = load i64, ptr %272, align 8
 %274 = add i64 %0, 888
 %275 = inttoptr i64 %274 to ptr
 %276 = load i64, ptr %275, align 8
 %277 = inttoptr i64 %270 to ptr
 %278 = add i64 %0, 896
 %279 = inttoptr i64 %278 to ptr
 %280 = load i64, ptr %279, align 8
 %281 = inttoptr i64 %280 to ptr
 %282 = add i64 %0, 912
 %283 = inttoptr i64 %282 to ptr
 %284 = load i64, ptr %283, align 8
 %285 = add i64 %0, 920
 %286 = inttoptr i64 %285 to ptr
 %287 = load i64, ptr %286, align 8
 %288 = add i64 %0, 928
 %289 = inttoptr i64 %288 to ptr
 %290 = load i64, ptr %289, align 8
 %291 = inttoptr i64 %284 to ptr
 %292 = add i64 %0, 936
 %293 = inttoptr i64 %292 to ptr
 %294 = load i64, ptr %293, align 8
 %295 = inttoptr i64 %294 to ptr
 %296 = add i64 %0, 952
 %297 = inttoptr i64 %296 to ptr
 %298 = load i64, ptr %297, align 8
 %299 = add i64 %0, 968
 %300 = inttoptr i64 %299 to ptr
 %301 = load i64, ptr %300, align 8
 %302 = add i64 %0, 976
 %303 = inttoptr i64 %302 to ptr
 %304 = load i64, ptr %303, align 8
 %305 = inttoptr i64 %298 to ptr
 %306 = add i64 %0, 984
 %307 = inttoptr i64 %306 to ptr
 %308 = load i64, ptr %307, align 8
 %309 = add i64 %0, 1000
 %310 = inttoptr i64 %309 to ptr
 %311 = load i64, ptr %310, align 8
 %312 = add i64 %0, 1008
 %313 = inttoptr i64 %312 to ptr
 %314 = load i64, ptr %313, align 8
 %315 = inttoptr i64 %308 to ptr
 %316 = add i64 %0, 1016
 %317 = inttoptr i64 %316 to ptr
 %318 = load i64, ptr %317, align 8
 %319 = add i64 %0, 1032
 %320 = inttoptr i64 %319 to ptr
 %321 = load i64, ptr %320, align 8
 %322 = inttoptr i64 %318 to ptr
 %323 = add i64 %0, 1040
 %324 = inttoptr i64 %323 to ptr
 %325 = load i64, ptr %324, align 8
 %326 = add i64 %0, 1048
 %327 = inttoptr i64 %326 to ptr
 %328 = load i64, ptr %327, align 8
 %329 = inttoptr i64 %325 to ptr
 %330 = add i64 %0, 1056
 %331 = inttoptr i64 %330 to ptr
 %332 = load i64, ptr %331, align 8
 %333 = add i64 %0, 1064
 %334 = inttoptr i64 %333 to ptr
 %335 = load i64, ptr %334, align 8
 %336 = inttoptr i64 %332 to ptr
 %337 = add i64 %0, 1072
 %338 = inttoptr i64 %337 to ptr
 %339 = load i64, ptr %338, align 8
 %340 = add i64 %0, 1088
 %341 = inttoptr i64 %340 to ptr
 %342 = load i64, ptr %341, align 8
 %343 = inttoptr i64 %339 to ptr
 %344 = add i64 %0, 1096
 %345 = inttoptr i64 %344 to ptr
 %346 = load i64, ptr %345, align 8
 %347 = inttoptr i64 %346 to ptr
 %348 = add i64 %0, 1112
 %349 = inttoptr i64 %348 to ptr
 %350 = load i64, ptr %349, align 8
 %351 = add i64 %0, 1128
 %352 = inttoptr i64 %351 to ptr
 %353 = load i64, ptr %352, align 8
 %354 = inttoptr i64 %350 to ptr
 %355 = add i64 %0, 1136
 %356 = inttoptr i64 %355 to ptr
 %357 = load i64, ptr %356, align 8
 %358 = add i64 %0, 1152
 %359 = inttoptr i64 %358 to ptr
 %360 = load i64, ptr %359, align 8
 %361 = inttoptr i64 %357 to ptr
 %362 = add i64 %0, 1160
 %363 = inttoptr i64 %362 to ptr
 %364 = load i64, ptr %363, align 8
 %365 = add i64 %0, 1176
 %366 = inttoptr i64 %365 to ptr
 %367 = load i64, ptr %366, align 8
 %368 = inttoptr i64 %364 to ptr
 %369 = add i64 %0, 1184
 %370 = inttoptr i64 %369 to ptr
 %371 = load i64, ptr %370, align 8
 %372 = inttoptr i64 %371 to ptr
 %373 = add i64 %0, 1200
 %374 = inttoptr i64 %373 to ptr
 %375 = load i64, ptr %374, align 8
 %376 = inttoptr i64 %375 to ptr
 %377 = icmp slt i64 %1, 1
 br i1 %377, label %3646, label %378
378:
 %379 = add i64 %0, 688
 %380 = inttoptr i64 %379 to ptr
 %381 = load double, ptr %380, align 8
 %382 = add i64 %0, 664
 %383 = inttoptr i64 %382 to ptr
 %384 = load i64, ptr %383, align 8
 %385 = add i64 %0, 656
 %386 = inttoptr i64 %385 to ptr
 %387 = load i64, ptr %386, align 8
 %388 = add i64 %0, 648
 %389 = inttoptr i64 %388 to ptr
 %390 = load i64, ptr %389, align 8
 %391 = add i64 %0, 640
 %392 = inttoptr i64 %391 to ptr
 %393 = load i64, ptr %392, align 8
 %394 = add i64 %0, 632
 %395 = inttoptr i64 %394 to ptr
 %396 = load i64, ptr %395, align 8
 %397 = add i64 %0, 496
 %398 = inttoptr i64 %397 to ptr
 %399 = load i64, ptr %398, align 8
 %400 = add i64 %0, 264
 %401 = inttoptr i64 %400 to ptr
 %402 = load i64, ptr %401, align 8
 %403 = add i64 %0, 120
 %404 = inttoptr i64 %403 to ptr
 %405 = load double, ptr %404, align 8
 %406 = add i64 %0, 16
 %407 = inttoptr i64 %406 to ptr
 %408 = load i64, ptr %407, align 8
 %409 = add i64 %0, 8
 %410 = inttoptr i64 %409 to ptr
 %411 = load i64, ptr %410, align 8
 %412 = inttoptr i64 %0 to ptr
 %413 = load i64, ptr %412, align 8
 %414 = freeze i64 %408
 %415 = getelementptr inbounds nuw i8, ptr %210, i64 72
 %416 = getelementptr inbounds nuw i8, ptr %210, i64 128
 %417 = getelementptr inbounds nuw i8, ptr %210, i64 136
 %418 = fcmp nsz contract ogt double %54, 0.000000e+00
 %419 = getelementptr inbounds nuw i8, ptr %210, i64 96
 %420 = getelementptr inbounds nuw i8, ptr %210, i64 32
 %421 = getelementptr inbounds nuw i8, ptr %210, i64 8
 %422 = getelementptr inbounds nuw i8, ptr %210, i64 24
 %423 = getelementptr inbounds nuw i8, ptr %210, i64 16
 %424 = getelementptr inbounds nuw i8, ptr %210, i64 176
 %425 = fmul nsz contract double %54, 0x3EB0C6F7A0B5ED8D
 %426 = add nsw i64 %66, -1
 %427 = tail call i64 @llvm.smin.i64(i64 %66, i64 0)
 %428 = add i64 %426, %427
 %429 = mul i64 %428, %69
 %430 = getelementptr double, ptr %70, i64 %429
 %431 = getelementptr i8, ptr %430, i64 8
 %432 = getelementptr inbounds nuw i8, ptr %210, i64 184
 %433 = getelementptr inbounds nuw i8, ptr %210, i64 192
 %434 = fmul nsz contract double %54, 1.000000e-09
 %435 = getelementptr inbounds nuw i8, ptr %210, i64 120
 %436 = icmp slt i64 %124, 1
 %437 = icmp slt i64 %33, 1
 %438 = getelementptr inbounds nuw i8, ptr %210, i64 152
 %439 = add nsw i64 %124, %33
 %440 = icmp slt i64 %439, 0
 %441 = select i1 %440, i64 %97, i64 0
 %442 = getelementptr double, ptr %98, i64 %439
 %443 = getelementptr double, ptr %442, i64 %441
 %444 = icmp slt i64 %79, 1
 %445 = mul i64 %402, %79
 %446 = add nsw i64 %439, 1
 %447 = inttoptr i64 %413 to ptr
 %448 = getelementptr inbounds nuw i8, ptr %210, i64 144
 %449 = getelementptr inbounds nuw i8, ptr %376, i64 32
 %450 = icmp eq i64 %393, 0
 %451 = getelementptr inbounds nuw i8, ptr %210, i64 160
 %452 = add nsw i64 %5, 1
 %453 = icmp sgt i64 %33, 0
 %454 = icmp eq i64 %396, 0
 %455 = inttoptr i64 %396 to ptr
 %456 = icmp slt i64 %5, -1
 %457 = select i1 %456, i64 %104, i64 0
 %458 = add i64 %452, %457
 %459 = mul i64 %458, %107
 %460 = getelementptr double, ptr %108, i64 %459
 %461 = getelementptr inbounds nuw i8, ptr %376, i64 48
 %462 = getelementptr inbounds nuw i8, ptr %376, i64 56
 %463 = getelementptr inbounds nuw i8, ptr %376, i64 40
 %464 = getelementptr inbounds nuw i8, ptr %210, i64 168
 %465 = add nsw i64 %328, -2
 %466 = xor i64 %353, -1
 %467 = add i64 %335, %466
 %468 = icmp slt i64 %328, 2
 %469 = select i1 %468, i64 %328, i64 0
 %470 = getelementptr double, ptr %329, i64 %465
 %471 = getelementptr double, ptr %470, i64 %469
 %472 = icmp slt i64 %467, 0
 %473 = select i1 %472, i64 %335, i64 0
 %474 = getelementptr double, ptr %336, i64 %467
 %475 = getelementptr double, ptr %474, i64 %473
 %476 = inttoptr i64 %393 to ptr
 %477 = tail call i64 @llvm.smax.i64(i64 %467, i64 0)
 %478 = tail call i64 @llvm.smax.i64(i64 %230, i64 0)
 %479 = shl nsw i64 %353, 1
 %480 = sub nsw i64 %342, %479
 %481 = add nsw i64 %480, -2
 %482 = inttoptr i64 %387 to ptr
 %483 = tail call i64 @llvm.smax.i64(i64 %481, i64 0)
 %484 = icmp slt i64 %273, 1
 %485 = icmp slt i64 %287, 1
 %486 = icmp slt i64 %230, 1
 %487 = mul i64 %304, %301
 %488 = mul i64 %314, %311
 %489 = icmp slt i64 %301, 1
 %490 = icmp sgt i64 %5, 0
 %491 = getelementptr inbounds nuw i8, ptr %376, i64 8
 %492 = icmp slt i64 %367, 1
 %493 = fdiv nsz contract double 0x3CB0000000000000, %41
 %494 = fmul nsz contract double %493, 1.000000e-02
 %495 = fcmp nsz contract ogt double %494, %381
 %496 = select i1 %495, double %494, double %381
 %497 = getelementptr inbounds nuw i8, ptr %376, i64 24
 %498 = fcmp nsz contract ugt double %54, 0.000000e+00
 %499 = select i1 %498, i64 50, i64 10
 %500 = tail call i64 @llvm.smax.i64(i64 %5, i64 0)
 %501 = tail call i64 @llvm.smax.i64(i64 %107, i64 0)
 %502 = icmp slt i64 %353, 1
 %503 = sub i64 %335, %360
 %504 = icmp slt i64 %360, 1
 %505 = inttoptr i64 %390 to ptr
 %506 = shl i64 %360, 1
 %507 = sub i64 %342, %506
 %508 = inttoptr i64 %384 to ptr
 %509 = getelementptr inbounds nuw i8, ptr %376, i64 16
 %510 = fmul nsz contract double %493, 1.000000e+02
 %511 = getelementptr inbounds nuw i8, ptr %210, i64 80
 %512 = getelementptr inbounds nuw i8, ptr %210, i64 88
 %513 = icmp sgt i64 %107, %33
 %514 = fcmp nsz contract oeq double %381, 0.000000e+00
 %515 = select i1 %513, i1 true, i1 %514
 %516 = icmp slt i64 %107, 1
 %517 = shl nuw i64 %107, 3
 %518 = icmp slt i64 %5, 0
 %519 = fcmp nsz contract ogt double %381, 0.000000e+00
 %520 = select i1 %437, i64 0, i64 %33
 %521 = inttoptr i64 %411 to ptr
 %522 = getelementptr double, ptr %118, i64 %117
 %523 = sub i64 %157, %33
 %524 = tail call i64 @llvm.smax.i64(i64 %523, i64 0)
 %525 = icmp slt i64 %523, 1
 %526 = getelementptr inbounds nuw i8, ptr %210, i64 48
 %527 = icmp slt i64 %157, 1
 %528 = getelementptr inbounds nuw i8, ptr %210, i64 40
 %529 = icmp slt i64 %124, 0
 %530 = select i1 %529, i64 %97, i64 0
 %531 = add i64 %530, %124
 %532 = icmp slt i64 %531, 0
 %533 = icmp slt i64 %531, %97
 %534 = icmp eq i64 %414, 0
 %535 = icmp slt i64 %131, 1
 %536 = inttoptr i64 %414 to ptr
 %537 = tail call i64 @llvm.smax.i64(i64 %131, i64 -2)
 %538 = add nsw i64 %537, 2
 %539 = icmp slt i64 %131, 0
 %540 = select i1 %539, i64 %399, i64 0
 %541 = getelementptr double, ptr %162, i64 %131
 %542 = getelementptr double, ptr %541, i64 %540
 %543 = select i1 %529, i64 %399, i64 0
 %544 = getelementptr double, ptr %162, i64 %124
 %545 = getelementptr double, ptr %544, i64 %543
 %546 = getelementptr inbounds nuw i8, ptr %210, i64 56
 %547 = icmp slt i64 %5, 1
 %548 = shl nuw i64 %33, 3
 %549 = fneg nsz contract double %405
 %550 = getelementptr inbounds nuw i8, ptr %210, i64 104
 %551 = getelementptr inbounds nuw i8, ptr %210, i64 112
 %552 = sub i64 %107, %33
 %553 = icmp slt i64 %552, 1
 %554 = tail call i64 @llvm.smax.i64(i64 %23, i64 0)
 %555 = icmp slt i64 %23, 1
 %556 = icmp slt i64 %175, 1
 %557 = tail call i64 @llvm.smax.i64(i64 %175, i64 -2)
 %558 = add nsw i64 %557, 2
 %559 = icmp slt i64 %175, 0
 %560 = select i1 %559, i64 %399, i64 0
 %561 = getelementptr double, ptr %162, i64 %175
 %562 = getelementptr double, ptr %561, i64 %560
 %563 = icmp slt i64 %175, -1
 %564 = select i1 %563, i64 %399, i64 0
 %565 = getelementptr i8, ptr %561, i64 8
 %566 = getelementptr double, ptr %565, i64 %564
 %567 = tail call i64 @llvm.smax.i64(i64 %175, i64 0)
 %568 = add nsw i64 %86, -1
 %569 = icmp slt i64 %205, 1
 %570 = shl i64 %205, 3
 %571 = icmp slt i64 %142, 1
 %572 = shl nsw i64 %5, 1
 %573 = icmp sgt i64 %33, %572
 %574 = fsub nsz contract double 8.000000e-03, %405
 %575 = select i1 %440, i64 %328, i64 0
 %576 = getelementptr double, ptr %329, i64 %439
 %577 = getelementptr double, ptr %576, i64 %575
 %578 = select i1 %534, i64 1, i64 2
 br label %3420
579:
 %580 = phi i64 [ 2, %3523 ], [ 3, %3425 ], [ 7, %3555 ]
 store i64 %580, ptr %415, align 1
 br label %3646
581:
 br i1 %436, label %589, label %582
582:
 %583 = phi i64 [ %584, %582 ], [ 0, %581 ]
 %584 = add nuw nsw i64 %583, 1
 %585 = getelementptr double, ptr %125, i64 %583
 %586 = load double, ptr %585, align 8
 %587 = getelementptr double, ptr %98, i64 %583
 store double %586, ptr %587, align 8
 %588 = icmp eq i64 %124, %584
 br i1 %588, label %589, label %582
589:
 br i1 %437, label %600, label %590
590:
 %591 = phi i64 [ %593, %590 ], [ %33, %589 ]
 %592 = phi i64 [ %594, %590 ], [ %124, %589 ]
 %593 = add nsw i64 %591, -1
 %594 = add i64 %592, 1
 %595 = icmp slt i64 %592, 0
 %596 = select i1 %595, i64 %97, i64 0
 %597 = getelementptr double, ptr %98, i64 %592
 %598 = getelementptr double, ptr %597, i64 %596
 store double 0.000000e+00, ptr %598, align 8
 %599 = icmp samesign ugt i64 %591, 1
 br i1 %599, label %590, label %600
600:
 %601 = load i64, ptr %438, align 1
 %602 = icmp eq i64 %601, 0
 br i1 %602, label %642, label %603
603:
 %604 = load double, ptr %210, align 1
 %605 = getelementptr i8, ptr %3436, i64 16
 %606 = load double, ptr %605, align 8
 %607 = fcmp nsz contract ogt double %606, %604
 %608 = select i1 %607, double %606, double %604
 %609 = getelementptr i8, ptr %3436, i64 24
 %610 = load double, ptr %609, align 8
 %611 = fcmp nsz contract olt double %610, %608
 %612 = select i1 %611, double %610, double %608
 store double %612, ptr %443, align 8
 br i1 %444, label %639, label %613
613:
 %614 = select i1 %3432, i64 %76, i64 0
 %615 = add i64 %614, %3431
 %616 = mul i64 %615, %445
 %617 = getelementptr double, ptr %80, i64 %616
 %618 = getelementptr double, ptr %617, i64 %79
 br label %619
619:
 %620 = phi i64 [ 0, %613 ], [ %621, %619 ]
 %621 = add nuw nsw i64 %620, 1
 %622 = getelementptr double, ptr %136, i64 %620
 %623 = load double, ptr %622, align 8
 %624 = getelementptr double, ptr %617, i64 %620
 %625 = load double, ptr %624, align 8
 %626 = getelementptr double, ptr %618, i64 %620
 %627 = load double, ptr %626, align 8
 %628 = load double, ptr %3436, align 8
 %629 = fsub nsz contract double %612, %628
 %630 = fmul nsz contract double %627, %629
 %631 = fadd nsz contract double %625, %630
 %632 = fadd nsz contract double %623, %631
 %633 = add nsw i64 %620, %446
 %634 = icmp slt i64 %633, 0
 %635 = select i1 %634, i64 %97, i64 0
 %636 = getelementptr double, ptr %98, i64 %633
 %637 = getelementptr double, ptr %636, i64 %635
 store double %632, ptr %637, align 8
 %638 = icmp eq i64 %621, %79
 br i1 %638, label %639, label %619
639:
 tail call void %447(ptr %98, ptr %108)
 %640 = load i64, ptr %448, align 1
 %641 = add nsw i64 %640, 1
 store i64 %641, ptr %448, align 1
 store i64 0, ptr %438, align 1
 br label %642
642:
 %643 = fdiv nsz contract double %224, %3535
 %644 = load i64, ptr %449, align 1
 %645 = icmp eq i64 %644, 0
 br label %1772
646:
 %647 = phi i64 [ 1, %2094 ], [ 3, %2413 ], [ 3, %2126 ], [ 3, %2169 ], [ 3, %2106 ]
 store i64 %647, ptr %511, align 1
 br label %3572
648:
 br i1 %490, label %687, label %708
649:
 %650 = icmp eq i64 %689, %5
 br i1 %650, label %708, label %687
651:
 %652 = getelementptr double, ptr %13, i64 %688
 %653 = load double, ptr %652, align 8
 %654 = fmul nsz contract double %3535, %653
 %655 = fdiv nsz contract double %654, %690
 %656 = fadd nsz contract double %655, 1.000000e+00
 br label %657
657:
 %658 = phi double [ %656, %651 ], [ 1.000000e+00, %687 ]
 %659 = fcmp nsz contract olt double %690, 0.000000e+00
 br i1 %659, label %660, label %666
660:
 %661 = getelementptr double, ptr %13, i64 %688
 %662 = load double, ptr %661, align 8
 %663 = fneg nsz contract double %662
 %664 = fmul nsz contract double %3535, %663
 %665 = fdiv nsz contract double %664, %690
 br label %666
666:
 %667 = phi double [ %665, %660 ], [ %658, %657 ]
 br i1 %492, label %649, label %668
668:
 %669 = fsub nsz contract double 1.000000e+00, %667
 %670 = mul i64 %688, %353
 %671 = getelementptr double, ptr %354, i64 %670
 br label %692
672:
 %673 = add nuw nsw i64 %693, 1
 %674 = load double, ptr %491, align 1
 %675 = fcmp nsz contract une double %674, 0.000000e+00
 br i1 %675, label %676, label %683
676:
 %677 = fcmp nsz contract ogt double %674, 0.000000e+00
 br i1 %677, label %678, label %680
678:
 %679 = load double, ptr %694, align 8
 br label %680
680:
 %681 = phi double [ %679, %678 ], [ 0.000000e+00, %676 ]
 %682 = fsub nsz contract double %706, %681
 br label %683
683:
 %684 = phi double [ %682, %680 ], [ 0.000000e+00, %672 ]
 %685 = getelementptr double, ptr %671, i64 %693
 store double %684, ptr %685, align 8
 %686 = icmp eq i64 %367, %673
 br i1 %686, label %649, label %692
687:
 %688 = phi i64 [ %689, %649 ], [ 0, %648 ]
 %689 = add nuw nsw i64 %688, 1
 %690 = load double, ptr %491, align 1
 %691 = fcmp nsz contract ogt double %690, 0.000000e+00
 br i1 %691, label %651, label %657
692:
 %693 = phi i64 [ 0, %668 ], [ %673, %683 ]
 %694 = getelementptr double, ptr %368, i64 %693
 br label %695
695:
 %696 = phi double [ 0.000000e+00, %692 ], [ %706, %695 ]
 %697 = phi i64 [ %5, %692 ], [ %698, %695 ]
 %698 = add nsw i64 %697, -1
 %699 = mul i64 %698, %367
 %700 = getelementptr double, ptr %694, i64 %699
 %701 = load double, ptr %700, align 8
 %702 = fadd nsz contract double %696, %701
 %703 = and i64 %698, 1
 %704 = icmp eq i64 %703, 0
 %705 = select i1 %704, double %667, double %669
 %706 = fmul nsz contract double %702, %705
 %707 = icmp sgt i64 %697, 1
 br i1 %707, label %695, label %672
708:
 br i1 %437, label %727, label %721
709:
 %710 = getelementptr double, ptr %125, i64 %725
 %711 = load double, ptr %710, align 8
 %712 = tail call nsz contract double @llvm.fabs.f64(double %711)
 br label %713
713:
 %714 = phi double [ %712, %709 ], [ 1.000000e+00, %721 ]
 %715 = getelementptr double, ptr %45, i64 %722
 %716 = load double, ptr %715, align 8
 %717 = fmul nsz contract double %41, %714
 %718 = fadd nsz contract double %716, %717
 %719 = getelementptr double, ptr %158, i64 %722
 store double %718, ptr %719, align 8
 %720 = icmp eq i64 %33, %723
 br i1 %720, label %727, label %721
721:
 %722 = phi i64 [ %723, %713 ], [ 0, %708 ]
 %723 = add nuw nsw i64 %722, 1
 %724 = getelementptr i64, ptr %34, i64 %722
 %725 = load i64, ptr %724, align 8
 %726 = icmp slt i64 %725, 0
 br i1 %726, label %713, label %709
727:
 %728 = load double, ptr %497, align 1
 %729 = fcmp nsz contract olt double %728, 0x3CB0000000000000
 %730 = select i1 %729, double 0x3CB0000000000000, double %728
 %731 = tail call nsz contract double @llvm.pow.f64(double %730, double 8.000000e-01)
 store double %731, ptr %497, align 1
 br label %1217
732:
 br i1 %502, label %742, label %1088
733:
 %734 = icmp eq i64 %353, %1090
 br i1 %734, label %742, label %1088
735:
 %736 = icmp eq i64 %5, %1096
 br i1 %736, label %737, label %1094
737:
 %738 = getelementptr i64, ptr %267, i64 %1089
 br label %1116
739:
 %740 = add nuw nsw i64 %1117, 1
 %741 = icmp eq i64 %5, %740
 br i1 %741, label %733, label %1116
742:
 %743 = load i64, ptr %461, align 1
 %744 = load i64, ptr %462, align 1
 br i1 %450, label %766, label %745
745:
 br i1 %504, label %746, label %747
746:
 tail call void %505(ptr %336, ptr %347)
 br label %847
747:
 %748 = phi i64 [ %749, %747 ], [ 0, %745 ]
 %749 = add nuw nsw i64 %748, 1
 %750 = getelementptr double, ptr %361, i64 %748
 %751 = load double, ptr %750, align 8
 %752 = add nsw i64 %748, %503
 %753 = icmp slt i64 %752, 0
 %754 = select i1 %753, i64 %335, i64 0
 %755 = getelementptr double, ptr %336, i64 %752
 %756 = getelementptr double, ptr %755, i64 %754
 store double %751, ptr %756, align 8
 %757 = icmp eq i64 %360, %749
 br i1 %757, label %758, label %747
758:
 tail call void %505(ptr %336, ptr %347)
 br label %759
759:
 %760 = phi i64 [ 0, %758 ], [ %761, %759 ]
 %761 = add nuw nsw i64 %760, 1
 %762 = getelementptr double, ptr %347, i64 %760
 %763 = load double, ptr %762, align 8
 %764 = getelementptr double, ptr %361, i64 %760
 store double %763, ptr %764, align 8
 %765 = icmp eq i64 %360, %761
 br i1 %765, label %847, label %759
766:
 br i1 %485, label %847, label %767
767:
 %768 = add i64 %743, 1
 br label %788
769:
 %770 = add i64 %768, %789
 %771 = tail call i64 @llvm.smin.i64(i64 %287, i64 range(i64 -9223372036854775807, -9223372036854775808) %770)
 %772 = sub i64 %771, %790
 %773 = icmp slt i64 %772, 1
 br i1 %773, label %777, label %774
774:
 %775 = mul i64 %789, %290
 %776 = getelementptr double, ptr %291, i64 %775
 br label %802
777:
 %778 = icmp eq i64 %790, %287
 br i1 %778, label %779, label %788
779:
 %780 = add i64 %744, %743
 br label %819
781:
 %782 = sub i64 %821, %780
 %783 = tail call i64 @llvm.smax.i64(i64 %782, i64 0)
 %784 = sub i64 %821, %783
 %785 = icmp slt i64 %784, 1
 br i1 %785, label %786, label %830
786:
 %787 = icmp samesign ugt i64 %820, 1
 br i1 %787, label %819, label %847
788:
 %789 = phi i64 [ 0, %767 ], [ %790, %777 ]
 %790 = add nuw nsw i64 %789, 1
 %791 = getelementptr i64, ptr %295, i64 %789
 %792 = load i64, ptr %791, align 8
 %793 = icmp slt i64 %792, 0
 %794 = select i1 %793, i64 %360, i64 0
 %795 = getelementptr double, ptr %361, i64 %792
 %796 = getelementptr double, ptr %795, i64 %794
 %797 = load double, ptr %796, align 8
 %798 = getelementptr double, ptr %361, i64 %789
 %799 = load double, ptr %798, align 8
 store double %797, ptr %798, align 8
 store double %799, ptr %796, align 8
 %800 = load double, ptr %798, align 8
 %801 = fcmp nsz contract une double %800, 0.000000e+00
 br i1 %801, label %769, label %777
802:
 %803 = phi i64 [ %772, %774 ], [ %805, %802 ]
 %804 = phi i64 [ %790, %774 ], [ %806, %802 ]
 %805 = add nsw i64 %803, -1
 %806 = add nuw i64 %804, 1
 %807 = icmp slt i64 %804, 0
 %808 = select i1 %807, i64 %360, i64 0
 %809 = getelementptr double, ptr %361, i64 %804
 %810 = getelementptr double, ptr %809, i64 %808
 %811 = load double, ptr %810, align 8
 %812 = select i1 %807, i64 %290, i64 0
 %813 = getelementptr double, ptr %776, i64 %804
 %814 = getelementptr double, ptr %813, i64 %812
 %815 = load double, ptr %814, align 8
 %816 = fmul nsz contract double %800, %815
 %817 = fsub nsz contract double %811, %816
 store double %817, ptr %810, align 8
 %818 = icmp samesign ugt i64 %803, 1
 br i1 %818, label %802, label %777
819:
 %820 = phi i64 [ %287, %779 ], [ %821, %786 ]
 %821 = add nsw i64 %820, -1
 %822 = getelementptr double, ptr %361, i64 %821
 %823 = load double, ptr %822, align 8
 %824 = mul i64 %821, %290
 %825 = getelementptr double, ptr %291, i64 %824
 %826 = getelementptr double, ptr %825, i64 %821
 %827 = load double, ptr %826, align 8
 %828 = fdiv nsz contract double %823, %827
 store double %828, ptr %822, align 8
 %829 = fcmp nsz contract une double %828, 0.000000e+00
 br i1 %829, label %781, label %786
830:
 %831 = phi i64 [ %833, %830 ], [ %784, %781 ]
 %832 = phi i64 [ %834, %830 ], [ %783, %781 ]
 %833 = add nsw i64 %831, -1
 %834 = add nuw i64 %832, 1
 %835 = icmp slt i64 %832, 0
 %836 = select i1 %835, i64 %360, i64 0
 %837 = getelementptr double, ptr %361, i64 %832
 %838 = getelementptr double, ptr %837, i64 %836
 %839 = load double, ptr %838, align 8
 %840 = select i1 %835, i64 %290, i64 0
 %841 = getelementptr double, ptr %825, i64 %832
 %842 = getelementptr double, ptr %841, i64 %840
 %843 = load double, ptr %842, align 8
 %844 = fmul nsz contract double %828, %843
 %845 = fsub nsz contract double %839, %844
 store double %845, ptr %838, align 8
 %846 = icmp samesign ugt i64 %831, 1
 br i1 %846, label %830, label %786
847:
 br i1 %486, label %851, label %848
848:
 %849 = add i64 %743, 1
 %850 = add i64 %744, %743
 br label %1143
851:
 br i1 %502, label %1307, label %1146
852:
 %853 = mul i64 %1144, %342
 %854 = getelementptr double, ptr %343, i64 %853
 %855 = shl nuw nsw i64 %1144, 1
 %856 = or disjoint i64 %855, 1
 br label %860
857:
 br i1 %861, label %858, label %860
858:
 tail call void %508(ptr %854, ptr %347)
 br label %880
859:
 br i1 %881, label %1086, label %880
860:
 %861 = phi i1 [ false, %852 ], [ true, %857 ]
 %862 = phi i64 [ 0, %852 ], [ 1, %857 ]
 br i1 %504, label %857, label %863
863:
 %864 = add nuw nsw i64 %862, %856
 %865 = mul i64 %864, %360
 %866 = getelementptr double, ptr %361, i64 %865
 %867 = mul nuw nsw i64 %862, %360
 %868 = add nsw i64 %507, %867
 br label %869
869:
 %870 = phi i64 [ 0, %863 ], [ %871, %869 ]
 %871 = add nuw nsw i64 %870, 1
 %872 = getelementptr double, ptr %866, i64 %870
 %873 = load double, ptr %872, align 8
 %874 = add nsw i64 %868, %870
 %875 = icmp slt i64 %874, 0
 %876 = select i1 %875, i64 %342, i64 0
 %877 = getelementptr double, ptr %854, i64 %874
 %878 = getelementptr double, ptr %877, i64 %876
 store double %873, ptr %878, align 8
 %879 = icmp eq i64 %360, %871
 br i1 %879, label %857, label %869
880:
 %881 = phi i1 [ false, %858 ], [ true, %859 ]
 %882 = phi i64 [ 0, %858 ], [ 1, %859 ]
 br i1 %504, label %859, label %883
883:
 %884 = mul nuw nsw i64 %882, %360
 %885 = add nuw nsw i64 %882, %856
 %886 = mul i64 %885, %360
 %887 = getelementptr double, ptr %361, i64 %886
 %888 = getelementptr double, ptr %347, i64 %884
 br label %889
889:
 %890 = phi i64 [ 0, %883 ], [ %891, %889 ]
 %891 = add nuw nsw i64 %890, 1
 %892 = getelementptr double, ptr %888, i64 %890
 %893 = load double, ptr %892, align 8
 %894 = getelementptr double, ptr %887, i64 %890
 store double %893, ptr %894, align 8
 %895 = icmp eq i64 %360, %891
 br i1 %895, label %859, label %889
896:
 %897 = mul i64 %1144, %487
 %898 = getelementptr double, ptr %305, i64 %897
 %899 = mul i64 %1144, %488
 %900 = getelementptr double, ptr %315, i64 %899
 %901 = mul i64 %1144, %321
 %902 = getelementptr i64, ptr %322, i64 %901
 %903 = shl nuw nsw i64 %1144, 1
 %904 = or disjoint i64 %903, 1
 %905 = mul i64 %904, %360
 %906 = getelementptr double, ptr %361, i64 %905
 %907 = add nuw nsw i64 %903, 2
 %908 = mul i64 %907, %360
 %909 = getelementptr double, ptr %361, i64 %908
 br i1 %489, label %1086, label %929
910:
 %911 = add i64 %849, %930
 %912 = tail call i64 @llvm.smin.i64(i64 %301, i64 range(i64 -9223372036854775807, -9223372036854775808) %911)
 %913 = sub i64 %912, %931
 %914 = icmp slt i64 %913, 1
 br i1 %914, label %920, label %915
915:
 %916 = mul i64 %930, %304
 %917 = getelementptr double, ptr %898, i64 %916
 %918 = mul i64 %930, %314
 %919 = getelementptr double, ptr %900, i64 %918
 br label %951
920:
 %921 = icmp eq i64 %931, %301
 br i1 %921, label %983, label %929
922:
 %923 = sub i64 %985, %850
 %924 = tail call i64 @llvm.smax.i64(i64 %923, i64 0)
 %925 = sub i64 %985, %924
 %926 = icmp slt i64 %925, 1
 br i1 %926, label %927, label %1034
927:
 %928 = icmp samesign ugt i64 %984, 1
 br i1 %928, label %983, label %1086
929:
 %930 = phi i64 [ %931, %920 ], [ 0, %896 ]
 %931 = add nuw nsw i64 %930, 1
 %932 = getelementptr i64, ptr %902, i64 %930
 %933 = load i64, ptr %932, align 8
 %934 = icmp slt i64 %933, 0
 %935 = select i1 %934, i64 %360, i64 0
 %936 = getelementptr double, ptr %906, i64 %933
 %937 = getelementptr double, ptr %936, i64 %935
 %938 = load double, ptr %937, align 8
 %939 = getelementptr double, ptr %906, i64 %930
 %940 = load double, ptr %939, align 8
 store double %938, ptr %939, align 8
 store double %940, ptr %937, align 8
 %941 = getelementptr double, ptr %909, i64 %933
 %942 = getelementptr double, ptr %941, i64 %935
 %943 = load double, ptr %942, align 8
 %944 = getelementptr double, ptr %909, i64 %930
 %945 = load double, ptr %944, align 8
 store double %943, ptr %944, align 8
 store double %945, ptr %942, align 8
 %946 = load double, ptr %939, align 8
 %947 = load double, ptr %944, align 8
 %948 = fcmp nsz contract une double %946, 0.000000e+00
 %949 = fcmp nsz contract une double %947, 0.000000e+00
 %950 = select i1 %948, i1 true, i1 %949
 br i1 %950, label %910, label %920
951:
 %952 = phi i64 [ %913, %915 ], [ %954, %951 ]
 %953 = phi i64 [ %931, %915 ], [ %955, %951 ]
 %954 = add nsw i64 %952, -1
 %955 = add nuw i64 %953, 1
 %956 = icmp slt i64 %953, 0
 %957 = select i1 %956, i64 %360, i64 0
 %958 = getelementptr double, ptr %906, i64 %953
 %959 = getelementptr double, ptr %958, i64 %957
 %960 = load double, ptr %959, align 8
 %961 = select i1 %956, i64 %304, i64 0
 %962 = getelementptr double, ptr %917, i64 %953
 %963 = getelementptr double, ptr %962, i64 %961
 %964 = load double, ptr %963, align 8
 %965 = fmul nsz contract double %946, %964
 %966 = select i1 %956, i64 %314, i64 0
 %967 = getelementptr double, ptr %919, i64 %953
 %968 = getelementptr double, ptr %967, i64 %966
 %969 = load double, ptr %968, align 8
 %970 = fmul nsz contract double %947, %969
 %971 = fsub nsz contract double %970, %965
 %972 = fadd nsz contract double %960, %971
 store double %972, ptr %959, align 8
 %973 = getelementptr double, ptr %909, i64 %953
 %974 = getelementptr double, ptr %973, i64 %957
 %975 = load double, ptr %974, align 8
 %976 = load double, ptr %968, align 8
 %977 = fmul nsz contract double %946, %976
 %978 = load double, ptr %963, align 8
 %979 = fmul nsz contract double %947, %978
 %980 = fadd nsz contract double %977, %979
 %981 = fsub nsz contract double %975, %980
 store double %981, ptr %974, align 8
 %982 = icmp samesign ugt i64 %952, 1
 br i1 %982, label %951, label %920
983:
 %984 = phi i64 [ %985, %927 ], [ %301, %920 ]
 %985 = add nsw i64 %984, -1
 %986 = mul i64 %985, %304
 %987 = getelementptr double, ptr %898, i64 %986
 %988 = getelementptr double, ptr %987, i64 %985
 %989 = load double, ptr %988, align 8
 br label %990
990:
 %991 = phi double [ %997, %990 ], [ 1.000000e+00, %983 ]
 %992 = phi double [ %999, %990 ], [ %989, %983 ]
 %993 = phi i64 [ %998, %990 ], [ 2, %983 ]
 %994 = and i64 %993, 1
 %995 = icmp eq i64 %994, 0
 %996 = fmul nsz contract double %991, %992
 %997 = select i1 %995, double %991, double %996
 %998 = lshr i64 %993, 1
 %999 = fmul nsz contract double %992, %992
 %1000 = icmp eq i64 %998, 0
 br i1 %1000, label %1001, label %990
1001:
 %1002 = mul i64 %985, %314
 %1003 = getelementptr double, ptr %900, i64 %1002
 %1004 = getelementptr double, ptr %1003, i64 %985
 %1005 = load double, ptr %1004, align 8
 br label %1006
1006:
 %1007 = phi double [ %1013, %1006 ], [ 1.000000e+00, %1001 ]
 %1008 = phi double [ %1015, %1006 ], [ %1005, %1001 ]
 %1009 = phi i64 [ %1014, %1006 ], [ 2, %1001 ]
 %1010 = and i64 %1009, 1
 %1011 = icmp eq i64 %1010, 0
 %1012 = fmul nsz contract double %1007, %1008
 %1013 = select i1 %1011, double %1007, double %1012
 %1014 = lshr i64 %1009, 1
 %1015 = fmul nsz contract double %1008, %1008
 %1016 = icmp eq i64 %1014, 0
 br i1 %1016, label %1017, label %1006
1017:
 %1018 = fadd nsz contract double %997, %1013
 %1019 = getelementptr double, ptr %906, i64 %985
 %1020 = load double, ptr %1019, align 8
 %1021 = fmul nsz contract double %989, %1020
 %1022 = getelementptr double, ptr %909, i64 %985
 %1023 = load double, ptr %1022, align 8
 %1024 = fmul nsz contract double %1005, %1023
 %1025 = fadd nsz contract double %1021, %1024
 %1026 = fdiv nsz contract double %1025, %1018
 %1027 = fmul nsz contract double %989, %1023
 %1028 = fmul nsz contract double %1005, %1020
 %1029 = fsub nsz contract double %1027, %1028
 %1030 = fdiv nsz contract double %1029, %1018
 store double %1026, ptr %1019, align 8
 store double %1030, ptr %1022, align 8
 %1031 = fcmp nsz contract une double %1026, 0.000000e+00
 %1032 = fcmp nsz contract une double %1030, 0.000000e+00
 %1033 = or i1 %1031, %1032
 br i1 %1033, label %922, label %927
1034:
 %1035 = phi i64 [ %1037, %1034 ], [ %925, %922 ]
 %1036 = phi i64 [ %1038, %1034 ], [ %924, %922 ]
 %1037 = add nsw i64 %1035, -1
 %1038 = add nuw i64 %1036, 1
 %1039 = icmp slt i64 %1036, 0
 %1040 = select i1 %1039, i64 %360, i64 0
 %1041 = getelementptr double, ptr %906, i64 %1036
 %1042 = getelementptr double, ptr %1041, i64 %1040
 %1043 = load double, ptr %1042, align 8
 %1044 = select i1 %1039, i64 %304, i64 0
 %1045 = getelementptr double, ptr %987, i64 %1036
 %1046 = getelementptr double, ptr %1045, i64 %1044
 %1047 = load double, ptr %1046, align 8
 %1048 = fmul nsz contract double %1026, %1047
 %1049 = select i1 %1039, i64 %314, i64 0
 %1050 = getelementptr double, ptr %1003, i64 %1036
 %1051 = getelementptr double, ptr %1050, i64 %1049
 %1052 = load double, ptr %1051, align 8
 %1053 = fmul nsz contract double %1030, %1052
 %1054 = fsub nsz contract double %1053, %1048
 %1055 = fadd nsz contract double %1043, %1054
 store double %1055, ptr %1042, align 8
 %1056 = getelementptr double, ptr %909, i64 %1036
 %1057 = getelementptr double, ptr %1056, i64 %1040
 %1058 = load double, ptr %1057, align 8
 %1059 = load double, ptr %1051, align 8
 %1060 = fmul nsz contract double %1026, %1059
 %1061 = load double, ptr %1046, align 8
 %1062 = fmul nsz contract double %1030, %1061
 %1063 = fadd nsz contract double %1060, %1062
 %1064 = fsub nsz contract double %1058, %1063
 store double %1064, ptr %1057, align 8
 %1065 = icmp samesign ugt i64 %1035, 1
 br i1 %1065, label %1034, label %927
1066:
 %1067 = phi double [ %1148, %1146 ], [ %1083, %1073 ]
 %1068 = phi i64 [ %1147, %1146 ], [ %1084, %1073 ]
 %1069 = icmp eq i64 %353, %1150
 br i1 %1069, label %1307, label %1146
1070:
 %1071 = getelementptr double, ptr %354, i64 %1149
 %1072 = getelementptr double, ptr %158, i64 %1149
 br label %1166
1073:
 %1074 = add nuw nsw i64 %1169, 1
 %1075 = mul i64 %1169, %353
 %1076 = getelementptr double, ptr %1071, i64 %1075
 %1077 = load double, ptr %1076, align 8
 %1078 = fadd nsz contract double %1181, %1077
 store double %1078, ptr %1076, align 8
 %1079 = tail call nsz contract double @llvm.fabs.f64(double %1181)
 %1080 = load double, ptr %1072, align 8
 %1081 = fdiv nsz contract double %1079, %1080
 %1082 = fcmp nsz contract ugt double %1081, %1168
 %1083 = select i1 %1082, double %1081, double %1168
 %1084 = select i1 %1082, i64 %1149, i64 %1167
 %1085 = icmp eq i64 %5, %1074
 br i1 %1085, label %1066, label %1166
1086:
 %1087 = icmp eq i64 %1145, %230
 br i1 %1087, label %851, label %1143
1088:
 %1089 = phi i64 [ %1090, %733 ], [ 0, %732 ]
 %1090 = add nuw nsw i64 %1089, 1
 br i1 %490, label %1091, label %733
1091:
 %1092 = getelementptr double, ptr %108, i64 %1089
 %1093 = getelementptr double, ptr %354, i64 %1089
 br label %1094
1094:
 %1095 = phi i64 [ 0, %1091 ], [ %1096, %735 ]
 %1096 = add nuw nsw i64 %1095, 1
 %1097 = mul i64 %1096, %107
 %1098 = getelementptr double, ptr %1092, i64 %1097
 %1099 = load double, ptr %1098, align 8
 %1100 = getelementptr double, ptr %372, i64 %1095
 store double %1099, ptr %1100, align 8
 %1101 = mul i64 %1095, %220
 %1102 = getelementptr double, ptr %221, i64 %1101
 br label %1103
1103:
 %1104 = phi i64 [ 0, %1094 ], [ %1106, %1103 ]
 %1105 = phi double [ %1099, %1094 ], [ %1114, %1103 ]
 %1106 = add nuw nsw i64 %1104, 1
 %1107 = getelementptr double, ptr %1102, i64 %1104
 %1108 = load double, ptr %1107, align 8
 %1109 = mul i64 %1104, %353
 %1110 = getelementptr double, ptr %1093, i64 %1109
 %1111 = load double, ptr %1110, align 8
 %1112 = fmul nsz contract double %1108, %1111
 %1113 = fdiv nsz contract double %1112, %3535
 %1114 = fsub nsz contract double %1105, %1113
 store double %1114, ptr %1100, align 8
 %1115 = icmp eq i64 %5, %1106
 br i1 %1115, label %735, label %1103
1116:
 %1117 = phi i64 [ 0, %737 ], [ %740, %739 ]
 %1118 = load i64, ptr %738, align 8
 %1119 = icmp slt i64 %1118, 0
 %1120 = select i1 %1119, i64 %360, i64 0
 %1121 = mul i64 %1117, %360
 %1122 = getelementptr double, ptr %361, i64 %1121
 %1123 = getelementptr double, ptr %1122, i64 %1118
 %1124 = getelementptr double, ptr %1123, i64 %1120
 store double 0.000000e+00, ptr %1124, align 8
 %1125 = mul i64 %1117, %247
 %1126 = getelementptr double, ptr %248, i64 %1125
 br label %1127
1127:
 %1128 = phi i64 [ 0, %1116 ], [ %1129, %1127 ]
 %1129 = add nuw nsw i64 %1128, 1
 %1130 = load i64, ptr %738, align 8
 %1131 = icmp slt i64 %1130, 0
 %1132 = select i1 %1131, i64 %360, i64 0
 %1133 = getelementptr double, ptr %1122, i64 %1130
 %1134 = getelementptr double, ptr %1133, i64 %1132
 %1135 = load double, ptr %1134, align 8
 %1136 = getelementptr double, ptr %1126, i64 %1128
 %1137 = load double, ptr %1136, align 8
 %1138 = getelementptr double, ptr %372, i64 %1128
 %1139 = load double, ptr %1138, align 8
 %1140 = fmul nsz contract double %1137, %1139
 %1141 = fadd nsz contract double %1135, %1140
 store double %1141, ptr %1134, align 8
 %1142 = icmp eq i64 %5, %1129
 br i1 %1142, label %739, label %1127
1143:
 %1144 = phi i64 [ 0, %848 ], [ %1145, %1086 ]
 %1145 = add nuw nsw i64 %1144, 1
 br i1 %450, label %896, label %852
1146:
 %1147 = phi i64 [ %1068, %1066 ], [ 0, %851 ]
 %1148 = phi double [ %1067, %1066 ], [ 0.000000e+00, %851 ]
 %1149 = phi i64 [ %1150, %1066 ], [ 0, %851 ]
 %1150 = add nuw nsw i64 %1149, 1
 br i1 %490, label %1151, label %1066
1151:
 %1152 = getelementptr i64, ptr %267, i64 %1149
 br label %1153
1153:
 %1154 = phi i64 [ 0, %1151 ], [ %1155, %1153 ]
 %1155 = add nuw nsw i64 %1154, 1
 %1156 = load i64, ptr %1152, align 8
 %1157 = icmp slt i64 %1156, 0
 %1158 = select i1 %1157, i64 %360, i64 0
 %1159 = mul i64 %1154, %360
 %1160 = getelementptr double, ptr %361, i64 %1159
 %1161 = getelementptr double, ptr %1160, i64 %1156
 %1162 = getelementptr double, ptr %1161, i64 %1158
 %1163 = load double, ptr %1162, align 8
 %1164 = getelementptr double, ptr %372, i64 %1154
 store double %1163, ptr %1164, align 8
 %1165 = icmp eq i64 %5, %1155
 br i1 %1165, label %1070, label %1153
1166:
 %1167 = phi i64 [ %1147, %1070 ], [ %1084, %1073 ]
 %1168 = phi double [ %1148, %1070 ], [ %1083, %1073 ]
 %1169 = phi i64 [ 0, %1070 ], [ %1074, %1073 ]
 %1170 = mul i64 %1169, %240
 %1171 = getelementptr double, ptr %241, i64 %1170
 br label %1172
1172:
 %1173 = phi double [ 0.000000e+00, %1166 ], [ %1181, %1172 ]
 %1174 = phi i64 [ 0, %1166 ], [ %1175, %1172 ]
 %1175 = add nuw nsw i64 %1174, 1
 %1176 = getelementptr double, ptr %1171, i64 %1174
 %1177 = load double, ptr %1176, align 8
 %1178 = getelementptr double, ptr %372, i64 %1174
 %1179 = load double, ptr %1178, align 8
 %1180 = fmul nsz contract double %1177, %1179
 %1181 = fadd nsz contract double %1173, %1180
 %1182 = icmp eq i64 %5, %1175
 br i1 %1182, label %1073, label %1172
1183:
 %1184 = fdiv nsz contract double %1308, %1218
 store double %1184, ptr %509, align 1
 %1185 = fcmp nsz contract olt double %1184, 1.000000e+00
 br i1 %1185, label %1186, label %1215
1186:
 %1187 = fsub nsz contract double 1.000000e+00, %1184
 %1188 = fdiv nsz contract double %1184, %1187
 store double %1188, ptr %497, align 1
 br label %1189
1189:
 %1190 = phi double [ %1312, %1311 ], [ %1188, %1186 ]
 %1191 = fmul nsz contract double %1308, %1190
 %1192 = fcmp nsz contract ugt double %1191, %496
 br i1 %1192, label %1193, label %1328
1193:
 %1194 = load double, ptr %509, align 1
 %1195 = xor i64 %1219, -1
 %1196 = add nsw i64 %499, %1195
 %1197 = tail call i64 @llvm.abs.i64(i64 range(i64 -9223372036854775798, -9223372036854775808) %1196, i1 true)
 %1198 = icmp samesign ugt i64 %1197, 65536
 br i1 %1198, label %1199, label %1202
1199:
 %1200 = sitofp i64 %1196 to double
 %1201 = tail call nsz contract double @llvm.pow.f64(double %1194, double %1200)
 br label %1313
1202:
 %1203 = icmp eq i64 %1196, 0
 br i1 %1203, label %1313, label %1204
1204:
 %1205 = phi double [ %1211, %1204 ], [ 1.000000e+00, %1202 ]
 %1206 = phi double [ %1213, %1204 ], [ %1194, %1202 ]
 %1207 = phi i64 [ %1212, %1204 ], [ %1197, %1202 ]
 %1208 = and i64 %1207, 1
 %1209 = icmp eq i64 %1208, 0
 %1210 = fmul nsz contract double %1205, %1206
 %1211 = select i1 %1209, double %1205, double %1210
 %1212 = lshr i64 %1207, 1
 %1213 = fmul nsz contract double %1206, %1206
 %1214 = icmp eq i64 %1212, 0
 br i1 %1214, label %1313, label %1204
1215:
 %1216 = fcmp nsz contract ugt double %1308, %510
 br i1 %1216, label %1320, label %1328
1217:
 %1218 = phi double [ 0x7FF0000000000000, %727 ], [ %1308, %1313 ]
 %1219 = phi i64 [ 0, %727 ], [ %1220, %1313 ]
 %1220 = add nuw nsw i64 %1219, 1
 %1221 = load i64, ptr %419, align 1
 %1222 = icmp slt i64 %1221, 0
 %1223 = select i1 %1222, i64 %66, i64 0
 %1224 = add i64 %1223, %1221
 %1225 = mul i64 %1224, %69
 %1226 = getelementptr double, ptr %70, i64 %1225
 %1227 = getelementptr i8, ptr %1226, i64 16
 %1228 = getelementptr i8, ptr %1226, i64 24
 %1229 = select i1 %1222, i64 %76, i64 0
 %1230 = add i64 %1229, %1221
 %1231 = mul i64 %1230, %445
 %1232 = getelementptr double, ptr %80, i64 %1231
 %1233 = getelementptr double, ptr %1232, i64 %79
 br label %1234
1234:
 %1235 = phi i64 [ 0, %1217 ], [ %1292, %1288 ]
 %1236 = icmp eq i64 %1235, %500
 br i1 %1236, label %732, label %1291
1237:
 %1238 = load double, ptr %210, align 1
 %1239 = getelementptr double, ptr %13, i64 %1235
 %1240 = load double, ptr %1239, align 8
 %1241 = fmul nsz contract double %3535, %1240
 %1242 = fadd nsz contract double %1238, %1241
 %1243 = load double, ptr %1227, align 8
 %1244 = fcmp nsz contract ogt double %1243, %1242
 %1245 = select i1 %1244, double %1243, double %1242
 %1246 = load double, ptr %1228, align 8
 %1247 = fcmp nsz contract olt double %1246, %1245
 %1248 = select i1 %1247, double %1246, double %1245
 store double %1248, ptr %443, align 8
 br i1 %444, label %1269, label %1249
1249:
 %1250 = phi i64 [ %1251, %1249 ], [ 0, %1237 ]
 %1251 = add nuw nsw i64 %1250, 1
 %1252 = getelementptr double, ptr %136, i64 %1250
 %1253 = load double, ptr %1252, align 8
 %1254 = getelementptr double, ptr %1232, i64 %1250
 %1255 = load double, ptr %1254, align 8
 %1256 = getelementptr double, ptr %1233, i64 %1250
 %1257 = load double, ptr %1256, align 8
 %1258 = load double, ptr %1226, align 8
 %1259 = fsub nsz contract double %1248, %1258
 %1260 = fmul nsz contract double %1257, %1259
 %1261 = fadd nsz contract double %1255, %1260
 %1262 = fadd nsz contract double %1253, %1261
 %1263 = add nsw i64 %1250, %446
 %1264 = icmp slt i64 %1263, 0
 %1265 = select i1 %1264, i64 %97, i64 0
 %1266 = getelementptr double, ptr %98, i64 %1263
 %1267 = getelementptr double, ptr %1266, i64 %1265
 store double %1262, ptr %1267, align 8
 %1268 = icmp eq i64 %1251, %79
 br i1 %1268, label %1269, label %1249
1269:
 %1270 = icmp slt i64 %1292, 0
 %1271 = select i1 %1270, i64 %104, i64 0
 %1272 = add i64 %1271, %1292
 %1273 = mul i64 %1272, %107
 %1274 = getelementptr double, ptr %108, i64 %1273
 tail call void %447(ptr %98, ptr %1274)
 %1275 = load i64, ptr %448, align 1
 %1276 = add nsw i64 %1275, 1
 store i64 %1276, ptr %448, align 1
 %1277 = mul i64 %1292, %107
 %1278 = getelementptr double, ptr %108, i64 %1277
 br label %1279
1279:
 %1280 = phi i64 [ 0, %1269 ], [ %1283, %1282 ]
 %1281 = icmp eq i64 %1280, %501
 br i1 %1281, label %1288, label %1282
1282:
 %1283 = add nuw i64 %1280, 1
 %1284 = getelementptr double, ptr %1278, i64 %1280
 %1285 = load double, ptr %1284, align 8
 %1286 = fsub nsz contract double %1285, %1285
 %1287 = fcmp nsz contract ord double %1286, 0.000000e+00
 br i1 %1287, label %1279, label %1288
1288:
 %1289 = phi i64 [ %1280, %1282 ], [ -1, %1279 ]
 %1290 = icmp sgt i64 %1289, -1
 br i1 %1290, label %1320, label %1234
1291:
 %1292 = add nuw i64 %1235, 1
 br i1 %437, label %1237, label %1293
1293:
 %1294 = mul i64 %1235, %353
 %1295 = getelementptr double, ptr %354, i64 %1294
 br label %1296
1296:
 %1297 = phi i64 [ 0, %1293 ], [ %1298, %1296 ]
 %1298 = add nuw nsw i64 %1297, 1
 %1299 = getelementptr double, ptr %1295, i64 %1297
 %1300 = load double, ptr %1299, align 8
 %1301 = add nsw i64 %1297, %124
 %1302 = icmp slt i64 %1301, 0
 %1303 = select i1 %1302, i64 %97, i64 0
 %1304 = getelementptr double, ptr %98, i64 %1301
 %1305 = getelementptr double, ptr %1304, i64 %1303
 store double %1300, ptr %1305, align 8
 %1306 = icmp eq i64 %33, %1298
 br i1 %1306, label %1237, label %1296
1307:
 %1308 = phi double [ 0.000000e+00, %851 ], [ %1067, %1066 ]
 %1309 = phi i64 [ 0, %851 ], [ %1068, %1066 ]
 %1310 = icmp ne i64 %1219, 0
 br i1 %1310, label %1183, label %1311
1311:
 %1312 = load double, ptr %497, align 1
 br label %1189
1313:
 %1314 = phi double [ %1201, %1199 ], [ 1.000000e+00, %1202 ], [ %1211, %1204 ]
 %1315 = fmul nsz contract double %1191, %1314
 %1316 = fcmp nsz contract ogt double %1315, %496
 %1317 = and i1 %1310, %1316
 %1318 = icmp eq i64 %1220, %499
 %1319 = select i1 %1317, i1 true, i1 %1318
 br i1 %1319, label %1215, label %1217
1320:
 %1321 = phi i64 [ 3, %1215 ], [ 1, %1288 ]
 %1322 = phi i64 [ %1309, %1215 ], [ %1289, %1288 ]
 store i64 %1321, ptr %511, align 1
 store i64 %1322, ptr %512, align 1
 %1323 = load i64, ptr %463, align 1
 %1324 = icmp eq i64 %1323, 0
 br i1 %1324, label %1325, label %1327
1325:
 store i64 1, ptr %449, align 1
 %1326 = icmp samesign ugt i64 %1774, 1
 br i1 %1326, label %1772, label %1327
1327:
 store double 0.000000e+00, ptr %491, align 1
 br label %3572
1328:
 br i1 %515, label %1329, label %1417
1329:
 %1330 = load i64, ptr %419, align 1
 %1331 = icmp slt i64 %1330, 0
 %1332 = select i1 %1331, i64 %66, i64 0
 %1333 = add i64 %1332, %1330
 %1334 = mul i64 %1333, %69
 %1335 = getelementptr double, ptr %70, i64 %1334
 %1336 = getelementptr i8, ptr %1335, i64 16
 %1337 = getelementptr i8, ptr %1335, i64 24
 %1338 = select i1 %1331, i64 %76, i64 0
 %1339 = add i64 %1338, %1330
 %1340 = mul i64 %1339, %445
 %1341 = getelementptr double, ptr %80, i64 %1340
 %1342 = getelementptr double, ptr %1341, i64 %79
 br label %1343
1343:
 %1344 = phi i64 [ 0, %1329 ], [ %1401, %1397 ]
 %1345 = icmp eq i64 %1344, %500
 br i1 %1345, label %1417, label %1400
1346:
 %1347 = load double, ptr %210, align 1
 %1348 = getelementptr double, ptr %13, i64 %1344
 %1349 = load double, ptr %1348, align 8
 %1350 = fmul nsz contract double %3535, %1349
 %1351 = fadd nsz contract double %1347, %1350
 %1352 = load double, ptr %1336, align 8
 %1353 = fcmp nsz contract ogt double %1352, %1351
 %1354 = select i1 %1353, double %1352, double %1351
 %1355 = load double, ptr %1337, align 8
 %1356 = fcmp nsz contract olt double %1355, %1354
 %1357 = select i1 %1356, double %1355, double %1354
 store double %1357, ptr %443, align 8
 br i1 %444, label %1378, label %1358
1358:
 %1359 = phi i64 [ %1360, %1358 ], [ 0, %1346 ]
 %1360 = add nuw nsw i64 %1359, 1
 %1361 = getelementptr double, ptr %136, i64 %1359
 %1362 = load double, ptr %1361, align 8
 %1363 = getelementptr double, ptr %1341, i64 %1359
 %1364 = load double, ptr %1363, align 8
 %1365 = getelementptr double, ptr %1342, i64 %1359
 %1366 = load double, ptr %1365, align 8
 %1367 = load double, ptr %1335, align 8
 %1368 = fsub nsz contract double %1357, %1367
 %1369 = fmul nsz contract double %1366, %1368
 %1370 = fadd nsz contract double %1364, %1369
 %1371 = fadd nsz contract double %1362, %1370
 %1372 = add nsw i64 %1359, %446
 %1373 = icmp slt i64 %1372, 0
 %1374 = select i1 %1373, i64 %97, i64 0
 %1375 = getelementptr double, ptr %98, i64 %1372
 %1376 = getelementptr double, ptr %1375, i64 %1374
 store double %1371, ptr %1376, align 8
 %1377 = icmp eq i64 %1360, %79
 br i1 %1377, label %1378, label %1358
1378:
 %1379 = icmp slt i64 %1401, 0
 %1380 = select i1 %1379, i64 %104, i64 0
 %1381 = add i64 %1380, %1401
 %1382 = mul i64 %1381, %107
 %1383 = getelementptr double, ptr %108, i64 %1382
 tail call void %447(ptr %98, ptr %1383)
 %1384 = load i64, ptr %448, align 1
 %1385 = add nsw i64 %1384, 1
 store i64 %1385, ptr %448, align 1
 %1386 = mul i64 %1401, %107
 %1387 = getelementptr double, ptr %108, i64 %1386
 br label %1388
1388:
 %1389 = phi i64 [ 0, %1378 ], [ %1392, %1391 ]
 %1390 = icmp eq i64 %1389, %501
 br i1 %1390, label %1397, label %1391
1391:
 %1392 = add nuw i64 %1389, 1
 %1393 = getelementptr double, ptr %1387, i64 %1389
 %1394 = load double, ptr %1393, align 8
 %1395 = fsub nsz contract double %1394, %1394
 %1396 = fcmp nsz contract ord double %1395, 0.000000e+00
 br i1 %1396, label %1388, label %1397
1397:
 %1398 = phi i64 [ %1389, %1391 ], [ -1, %1388 ]
 %1399 = icmp sgt i64 %1398, -1
 br i1 %1399, label %1416, label %1343
1400:
 %1401 = add nuw i64 %1344, 1
 br i1 %437, label %1346, label %1402
1402:
 %1403 = mul i64 %1344, %353
 %1404 = getelementptr double, ptr %354, i64 %1403
 br label %1405
1405:
 %1406 = phi i64 [ 0, %1402 ], [ %1407, %1405 ]
 %1407 = add nuw nsw i64 %1406, 1
 %1408 = getelementptr double, ptr %1404, i64 %1406
 %1409 = load double, ptr %1408, align 8
 %1410 = add nsw i64 %1406, %124
 %1411 = icmp slt i64 %1410, 0
 %1412 = select i1 %1411, i64 %97, i64 0
 %1413 = getelementptr double, ptr %98, i64 %1410
 %1414 = getelementptr double, ptr %1413, i64 %1412
 store double %1409, ptr %1414, align 8
 %1415 = icmp eq i64 %33, %1407
 br i1 %1415, label %1346, label %1405
1416:
 store i64 1, ptr %511, align 1
 store i64 %1398, ptr %512, align 1
 br label %3572
1417:
 br i1 %516, label %1419, label %1418
1418:
 tail call void @llvm.memset.p0.i64(ptr align 8 %118, i8 0, i64 %517, i1 false)
 br label %1419
1419:
 br i1 %518, label %1420, label %1428
1420:
 br label %1444
1421:
 %1422 = fmul nsz contract double %3535, %1432
 br i1 %516, label %1426, label %1423
1423:
 %1424 = mul i64 %1429, %107
 %1425 = getelementptr double, ptr %108, i64 %1424
 br label %1434
1426:
 %1427 = icmp eq i64 %1429, %5
 br i1 %1427, label %1420, label %1428
1428:
 %1429 = phi i64 [ %1430, %1426 ], [ 0, %1419 ]
 %1430 = add nuw nsw i64 %1429, 1
 %1431 = getelementptr double, ptr %9, i64 %1429
 %1432 = load double, ptr %1431, align 8
 %1433 = fcmp nsz contract une double %1432, 0.000000e+00
 br i1 %1433, label %1421, label %1426
1434:
 %1435 = phi i64 [ 0, %1423 ], [ %1436, %1434 ]
 %1436 = add nuw nsw i64 %1435, 1
 %1437 = getelementptr double, ptr %118, i64 %1435
 %1438 = load double, ptr %1437, align 8
 %1439 = getelementptr double, ptr %1425, i64 %1435
 %1440 = load double, ptr %1439, align 8
 %1441 = fmul nsz contract double %1422, %1440
 %1442 = fadd nsz contract double %1438, %1441
 store double %1442, ptr %1437, align 8
 %1443 = icmp eq i64 %107, %1436
 br i1 %1443, label %1426, label %1434
1444:
 %1445 = phi i64 [ %2597, %1451 ], [ %520, %1420 ]
 %1446 = phi i64 [ %2598, %1451 ], [ 0, %1420 ]
 %1447 = icmp sgt i64 %1445, 0
 br i1 %1447, label %2596, label %1468
1448:
 store double 0.000000e+00, ptr %2599, align 8
 br i1 %490, label %1449, label %1451
1449:
 %1450 = getelementptr double, ptr %354, i64 %1446
 br label %2602
1451:
 %1452 = phi double [ %2601, %2600 ], [ 0.000000e+00, %1448 ], [ %2612, %2602 ]
 %1453 = add nsw i64 %1446, %124
 %1454 = icmp slt i64 %1453, 0
 %1455 = select i1 %1454, i64 %97, i64 0
 %1456 = getelementptr double, ptr %98, i64 %1453
 %1457 = getelementptr double, ptr %1456, i64 %1455
 store double %1452, ptr %1457, align 8
 %1458 = load double, ptr %2599, align 8
 %1459 = tail call nsz contract double @llvm.fabs.f64(double %1458)
 %1460 = getelementptr double, ptr %38, i64 %1446
 %1461 = load double, ptr %1460, align 8
 %1462 = fcmp nsz contract ogt double %1459, %1461
 br i1 %1462, label %1463, label %1444
1463:
 %1464 = fmul nsz contract double %1461, 9.000000e-01
 %1465 = fdiv nsz contract double %1464, %1459
 %1466 = fcmp nsz contract ogt double %1465, 5.000000e-01
 store i64 0, ptr %511, align 1
 store i64 %1446, ptr %512, align 1
 %1467 = fneg nsz contract double %1465
 br i1 %1466, label %3572, label %3404
1468:
 tail call void %521(ptr %98, ptr %132)
 br i1 %498, label %2912, label %1469
1469:
 br i1 %516, label %1471, label %1470
1470:
 tail call void @llvm.memset.p0.i64(ptr align 8 %522, i8 0, i64 %517, i1 false)
 br label %1471
1471:
 br i1 %518, label %1495, label %1479
1472:
 %1473 = fmul nsz contract double %3535, %1483
 br i1 %516, label %1477, label %1474
1474:
 %1475 = mul i64 %1480, %107
 %1476 = getelementptr double, ptr %108, i64 %1475
 br label %1485
1477:
 %1478 = icmp eq i64 %1480, %5
 br i1 %1478, label %1495, label %1479
1479:
 %1480 = phi i64 [ %1481, %1477 ], [ 0, %1471 ]
 %1481 = add nuw nsw i64 %1480, 1
 %1482 = getelementptr double, ptr %17, i64 %1480
 %1483 = load double, ptr %1482, align 8
 %1484 = fcmp nsz contract une double %1483, 0.000000e+00
 br i1 %1484, label %1472, label %1477
1485:
 %1486 = phi i64 [ 0, %1474 ], [ %1487, %1485 ]
 %1487 = add nuw nsw i64 %1486, 1
 %1488 = getelementptr double, ptr %522, i64 %1486
 %1489 = load double, ptr %1488, align 8
 %1490 = getelementptr double, ptr %1476, i64 %1486
 %1491 = load double, ptr %1490, align 8
 %1492 = fmul nsz contract double %1473, %1491
 %1493 = fadd nsz contract double %1489, %1492
 store double %1493, ptr %1488, align 8
 %1494 = icmp eq i64 %107, %1487
 br i1 %1494, label %1477, label %1485
1495:
 br i1 %453, label %1677, label %1498
1496:
 %1497 = icmp eq i64 %33, %1679
 br i1 %1497, label %1498, label %1677
1498:
 br i1 %450, label %1520, label %1499
1499:
 br i1 %504, label %1500, label %1501
1500:
 tail call void %505(ptr %336, ptr %347)
 br label %1603
1501:
 %1502 = phi i64 [ %1503, %1501 ], [ 0, %1499 ]
 %1503 = add nuw nsw i64 %1502, 1
 %1504 = getelementptr double, ptr %361, i64 %1502
 %1505 = load double, ptr %1504, align 8
 %1506 = add nsw i64 %1502, %503
 %1507 = icmp slt i64 %1506, 0
 %1508 = select i1 %1507, i64 %335, i64 0
 %1509 = getelementptr double, ptr %336, i64 %1506
 %1510 = getelementptr double, ptr %1509, i64 %1508
 store double %1505, ptr %1510, align 8
 %1511 = icmp eq i64 %360, %1503
 br i1 %1511, label %1512, label %1501
1512:
 tail call void %505(ptr %336, ptr %347)
 br label %1513
1513:
 %1514 = phi i64 [ 0, %1512 ], [ %1515, %1513 ]
 %1515 = add nuw nsw i64 %1514, 1
 %1516 = getelementptr double, ptr %347, i64 %1514
 %1517 = load double, ptr %1516, align 8
 %1518 = getelementptr double, ptr %361, i64 %1514
 store double %1517, ptr %1518, align 8
 %1519 = icmp eq i64 %360, %1515
 br i1 %1519, label %1603, label %1513
1520:
 %1521 = load i64, ptr %461, align 1
 %1522 = load i64, ptr %462, align 1
 br i1 %485, label %1603, label %1523
1523:
 %1524 = add i64 %1521, 1
 br label %1544
1525:
 %1526 = add i64 %1524, %1545
 %1527 = tail call i64 @llvm.smin.i64(i64 %287, i64 range(i64 -9223372036854775807, -9223372036854775808) %1526)
 %1528 = sub i64 %1527, %1546
 %1529 = icmp slt i64 %1528, 1
 br i1 %1529, label %1533, label %1530
1530:
 %1531 = mul i64 %1545, %290
 %1532 = getelementptr double, ptr %291, i64 %1531
 br label %1558
1533:
 %1534 = icmp eq i64 %1546, %287
 br i1 %1534, label %1535, label %1544
1535:
 %1536 = add i64 %1522, %1521
 br label %1575
1537:
 %1538 = sub i64 %1577, %1536
 %1539 = tail call i64 @llvm.smax.i64(i64 %1538, i64 0)
 %1540 = sub i64 %1577, %1539
 %1541 = icmp slt i64 %1540, 1
 br i1 %1541, label %1542, label %1586
1542:
 %1543 = icmp samesign ugt i64 %1576, 1
 br i1 %1543, label %1575, label %1603
1544:
 %1545 = phi i64 [ 0, %1523 ], [ %1546, %1533 ]
 %1546 = add nuw nsw i64 %1545, 1
 %1547 = getelementptr i64, ptr %295, i64 %1545
 %1548 = load i64, ptr %1547, align 8
 %1549 = icmp slt i64 %1548, 0
 %1550 = select i1 %1549, i64 %360, i64 0
 %1551 = getelementptr double, ptr %361, i64 %1548
 %1552 = getelementptr double, ptr %1551, i64 %1550
 %1553 = load double, ptr %1552, align 8
 %1554 = getelementptr double, ptr %361, i64 %1545
 %1555 = load double, ptr %1554, align 8
 store double %1553, ptr %1554, align 8
 store double %1555, ptr %1552, align 8
 %1556 = load double, ptr %1554, align 8
 %1557 = fcmp nsz contract une double %1556, 0.000000e+00
 br i1 %1557, label %1525, label %1533
1558:
 %1559 = phi i64 [ %1528, %1530 ], [ %1561, %1558 ]
 %1560 = phi i64 [ %1546, %1530 ], [ %1562, %1558 ]
 %1561 = add nsw i64 %1559, -1
 %1562 = add nuw i64 %1560, 1
 %1563 = icmp slt i64 %1560, 0
 %1564 = select i1 %1563, i64 %360, i64 0
 %1565 = getelementptr double, ptr %361, i64 %1560
 %1566 = getelementptr double, ptr %1565, i64 %1564
 %1567 = load double, ptr %1566, align 8
 %1568 = select i1 %1563, i64 %290, i64 0
 %1569 = getelementptr double, ptr %1532, i64 %1560
 %1570 = getelementptr double, ptr %1569, i64 %1568
 %1571 = load double, ptr %1570, align 8
 %1572 = fmul nsz contract double %1556, %1571
 %1573 = fsub nsz contract double %1567, %1572
 store double %1573, ptr %1566, align 8
 %1574 = icmp samesign ugt i64 %1559, 1
 br i1 %1574, label %1558, label %1533
1575:
 %1576 = phi i64 [ %287, %1535 ], [ %1577, %1542 ]
 %1577 = add nsw i64 %1576, -1
 %1578 = getelementptr double, ptr %361, i64 %1577
 %1579 = load double, ptr %1578, align 8
 %1580 = mul i64 %1577, %290
 %1581 = getelementptr double, ptr %291, i64 %1580
 %1582 = getelementptr double, ptr %1581, i64 %1577
 %1583 = load double, ptr %1582, align 8
 %1584 = fdiv nsz contract double %1579, %1583
 store double %1584, ptr %1578, align 8
 %1585 = fcmp nsz contract une double %1584, 0.000000e+00
 br i1 %1585, label %1537, label %1542
1586:
 %1587 = phi i64 [ %1589, %1586 ], [ %1540, %1537 ]
 %1588 = phi i64 [ %1590, %1586 ], [ %1539, %1537 ]
 %1589 = add nsw i64 %1587, -1
 %1590 = add nuw i64 %1588, 1
 %1591 = icmp slt i64 %1588, 0
 %1592 = select i1 %1591, i64 %360, i64 0
 %1593 = getelementptr double, ptr %361, i64 %1588
 %1594 = getelementptr double, ptr %1593, i64 %1592
 %1595 = load double, ptr %1594, align 8
 %1596 = select i1 %1591, i64 %290, i64 0
 %1597 = getelementptr double, ptr %1581, i64 %1588
 %1598 = getelementptr double, ptr %1597, i64 %1596
 %1599 = load double, ptr %1598, align 8
 %1600 = fmul nsz contract double %1584, %1599
 %1601 = fsub nsz contract double %1595, %1600
 store double %1601, ptr %1594, align 8
 %1602 = icmp samesign ugt i64 %1587, 1
 br i1 %1602, label %1586, label %1542
1603:
 br i1 %437, label %1627, label %1703
1604:
 %1605 = getelementptr double, ptr %125, i64 %1625
 %1606 = load double, ptr %1605, align 8
 %1607 = tail call nsz contract double @llvm.fabs.f64(double %1606)
 %1608 = getelementptr double, ptr %132, i64 %1625
 %1609 = load double, ptr %1608, align 8
 %1610 = tail call nsz contract double @llvm.fabs.f64(double %1609)
 %1611 = fcmp nsz contract ogt double %1610, %1607
 %1612 = select i1 %1611, double %1610, double %1607
 br label %1613
1613:
 %1614 = phi double [ %1612, %1604 ], [ 1.000000e+00, %1621 ]
 %1615 = getelementptr double, ptr %45, i64 %1622
 %1616 = load double, ptr %1615, align 8
 %1617 = fmul nsz contract double %41, %1614
 %1618 = fadd nsz contract double %1616, %1617
 %1619 = getelementptr double, ptr %158, i64 %1622
 store double %1618, ptr %1619, align 8
 %1620 = icmp eq i64 %33, %1623
 br i1 %1620, label %1627, label %1621
1621:
 %1622 = phi i64 [ %1623, %1613 ], [ 0, %1703 ]
 %1623 = add nuw nsw i64 %1622, 1
 %1624 = getelementptr i64, ptr %34, i64 %1622
 %1625 = load i64, ptr %1624, align 8
 %1626 = icmp slt i64 %1625, 0
 br i1 %1626, label %1613, label %1604
1627:
 br i1 %525, label %1633, label %1628
1628:
 %1629 = load double, ptr %526, align 1
 br label %1653
1630:
 %1631 = fmul nsz contract double %41, %1665
 %1632 = fadd nsz contract double %48, %1631
 br label %1667
1633:
 br i1 %527, label %2912, label %1634
1634:
 %1635 = phi double [ %1647, %1646 ], [ 0.000000e+00, %1633 ]
 %1636 = phi i64 [ %1648, %1646 ], [ 0, %1633 ]
 %1637 = phi i64 [ %1638, %1646 ], [ 0, %1633 ]
 %1638 = add nuw nsw i64 %1637, 1
 %1639 = getelementptr double, ptr %522, i64 %1637
 %1640 = load double, ptr %1639, align 8
 %1641 = tail call nsz contract double @llvm.fabs.f64(double %1640)
 %1642 = getelementptr double, ptr %158, i64 %1637
 %1643 = load double, ptr %1642, align 8
 %1644 = fdiv nsz contract double %1641, %1643
 %1645 = fcmp nsz contract ugt double %1644, %1635
 br i1 %1645, label %1650, label %1646
1646:
 %1647 = phi double [ %1635, %1634 ], [ %1644, %1650 ]
 %1648 = phi i64 [ %1636, %1634 ], [ %1637, %1650 ]
 %1649 = icmp eq i64 %157, %1638
 br i1 %1649, label %1715, label %1634
1650:
 %1651 = fsub nsz contract double %1644, %1644
 %1652 = fcmp nsz contract ord double %1651, 0.000000e+00
 br i1 %1652, label %1646, label %1715
1653:
 %1654 = phi double [ %1665, %1653 ], [ %1629, %1628 ]
 %1655 = phi i64 [ %1657, %1653 ], [ %524, %1628 ]
 %1656 = phi i64 [ %1658, %1653 ], [ %33, %1628 ]
 %1657 = add nsw i64 %1655, -1
 %1658 = add i64 %1656, 1
 %1659 = icmp slt i64 %1656, 0
 %1660 = select i1 %1659, i64 %117, i64 0
 %1661 = getelementptr double, ptr %118, i64 %1656
 %1662 = getelementptr double, ptr %1661, i64 %1660
 %1663 = load double, ptr %1662, align 8
 %1664 = tail call nsz contract double @llvm.fabs.f64(double %1663)
 %1665 = fadd nsz contract double %1654, %1664
 %1666 = icmp samesign ugt i64 %1655, 1
 br i1 %1666, label %1653, label %1630
1667:
 %1668 = phi i64 [ %524, %1630 ], [ %1670, %1667 ]
 %1669 = phi i64 [ %33, %1630 ], [ %1671, %1667 ]
 %1670 = add nsw i64 %1668, -1
 %1671 = add i64 %1669, 1
 %1672 = icmp slt i64 %1669, 0
 %1673 = select i1 %1672, i64 %157, i64 0
 %1674 = getelementptr double, ptr %158, i64 %1669
 %1675 = getelementptr double, ptr %1674, i64 %1673
 store double %1632, ptr %1675, align 8
 %1676 = icmp samesign ugt i64 %1668, 1
 br i1 %1676, label %1667, label %1633
1677:
 %1678 = phi i64 [ %1679, %1496 ], [ 0, %1495 ]
 %1679 = add nuw nsw i64 %1678, 1
 %1680 = getelementptr i64, ptr %267, i64 %1678
 %1681 = load i64, ptr %1680, align 8
 %1682 = getelementptr double, ptr %108, i64 %1678
 %1683 = load double, ptr %1682, align 8
 %1684 = icmp slt i64 %1681, 0
 %1685 = select i1 %1684, i64 %360, i64 0
 %1686 = getelementptr double, ptr %361, i64 %1681
 %1687 = getelementptr double, ptr %1686, i64 %1685
 store double %1683, ptr %1687, align 8
 br i1 %490, label %1688, label %1496
1688:
 %1689 = getelementptr double, ptr %354, i64 %1678
 br label %1690
1690:
 %1691 = phi double [ %1683, %1688 ], [ %1701, %1690 ]
 %1692 = phi i64 [ 0, %1688 ], [ %1693, %1690 ]
 %1693 = add nuw nsw i64 %1692, 1
 %1694 = getelementptr double, ptr %256, i64 %1692
 %1695 = load double, ptr %1694, align 8
 %1696 = fmul nsz contract double %643, %1695
 %1697 = mul i64 %1692, %353
 %1698 = getelementptr double, ptr %1689, i64 %1697
 %1699 = load double, ptr %1698, align 8
 %1700 = fmul nsz contract double %1696, %1699
 %1701 = fadd nsz contract double %1691, %1700
 store double %1701, ptr %1687, align 8
 %1702 = icmp eq i64 %5, %1693
 br i1 %1702, label %1496, label %1690
1703:
 %1704 = phi i64 [ %1705, %1703 ], [ 0, %1603 ]
 %1705 = add nuw nsw i64 %1704, 1
 %1706 = getelementptr i64, ptr %267, i64 %1704
 %1707 = load i64, ptr %1706, align 8
 %1708 = icmp slt i64 %1707, 0
 %1709 = select i1 %1708, i64 %360, i64 0
 %1710 = getelementptr double, ptr %361, i64 %1707
 %1711 = getelementptr double, ptr %1710, i64 %1709
 %1712 = load double, ptr %1711, align 8
 %1713 = getelementptr double, ptr %522, i64 %1704
 store double %1712, ptr %1713, align 8
 %1714 = icmp eq i64 %33, %1705
 br i1 %1714, label %1621, label %1703
1715:
 %1716 = phi double [ %1644, %1650 ], [ %1647, %1646 ]
 %1717 = phi i64 [ %1637, %1650 ], [ %1648, %1646 ]
 %1718 = fcmp nsz contract ogt double %1716, 1.000000e+00
 br i1 %1718, label %1719, label %2912
1719:
 %1720 = load double, ptr %491, align 1
 %1721 = fcmp nsz contract oeq double %1720, 0.000000e+00
 br i1 %1721, label %1725, label %1722
1722:
 %1723 = load double, ptr %528, align 1
 %1724 = fcmp nsz contract ogt double %1723, 1.000000e+00
 br i1 %1724, label %1725, label %2912
1725:
 br i1 %532, label %2614, label %2615
1726:
 store i64 1, ptr %511, align 1
 store i64 %2914, ptr %512, align 1
 br label %3572
1727:
 %1728 = fcmp nsz contract ogt double %2913, 1.000000e+00
 br i1 %1728, label %1729, label %1734
1729:
 %1730 = tail call nsz contract double @llvm.pow.f64(double %2913, double %549)
 %1731 = fmul nsz contract double %1730, 9.000000e-01
 %1732 = fcmp nsz contract ogt double %1731, 0x3FD5555555555555
 store i64 0, ptr %511, align 1
 store i64 %2914, ptr %512, align 1
 %1733 = fneg nsz contract double %1731
 br i1 %1732, label %3404, label %3572
1734:
 br i1 %534, label %1770, label %1735
1735:
 %1736 = phi i64 [ %1750, %1746 ], [ 12, %1734 ]
 %1737 = icmp eq i64 %1736, 0
 br i1 %1737, label %1768, label %1749
1738:
 br i1 %535, label %1746, label %1739
1739:
 %1740 = phi i64 [ %1741, %1739 ], [ 0, %1738 ]
 %1741 = add nuw nsw i64 %1740, 1
 %1742 = getelementptr double, ptr %162, i64 %1740
 %1743 = load double, ptr %1742, align 8
 %1744 = getelementptr double, ptr %132, i64 %1740
 store double %1743, ptr %1744, align 8
 %1745 = icmp eq i64 %131, %1741
 br i1 %1745, label %1746, label %1739
1746:
 %1747 = load double, ptr %542, align 8
 %1748 = fcmp nsz contract ugt double %1747, %51
 br i1 %1748, label %1735, label %1770
1749:
 %1750 = add nsw i64 %1736, -1
 br i1 %535, label %1758, label %1751
1751:
 %1752 = phi i64 [ %1753, %1751 ], [ 0, %1749 ]
 %1753 = add nuw nsw i64 %1752, 1
 %1754 = getelementptr double, ptr %132, i64 %1752
 %1755 = load double, ptr %1754, align 8
 %1756 = getelementptr double, ptr %166, i64 %1752
 store double %1755, ptr %1756, align 8
 %1757 = icmp eq i64 %131, %1753
 br i1 %1757, label %1758, label %1751
1758:
 tail call void %536(ptr %166, ptr %162)
 br label %1759
1759:
 %1760 = phi i64 [ 0, %1758 ], [ %1763, %1762 ]
 %1761 = icmp eq i64 %1760, %538
 br i1 %1761, label %1738, label %1762
1762:
 %1763 = add nuw i64 %1760, 1
 %1764 = getelementptr double, ptr %162, i64 %1760
 %1765 = load double, ptr %1764, align 8
 %1766 = fsub nsz contract double %1765, %1765
 %1767 = fcmp nsz contract ord double %1766, 0.000000e+00
 br i1 %1767, label %1759, label %1768
1768:
 %1769 = load double, ptr %545, align 8
 store double %1769, ptr %546, align 1
 store i64 2, ptr %511, align 1
 store i64 %2914, ptr %512, align 1
 br label %3572
1770:
 br i1 %547, label %1771, label %2917
1771:
 store i64 %2914, ptr %512, align 1
 br label %3404
1772:
 %1773 = phi i1 [ %645, %642 ], [ false, %1325 ]
 %1774 = phi i64 [ 2, %642 ], [ %1775, %1325 ]
 %1775 = add nsw i64 %1774, -1
 br i1 %1773, label %2096, label %1776
1776:
 store double 0.000000e+00, ptr %376, align 1
 br i1 %450, label %1842, label %1777
1777:
 br i1 %436, label %1785, label %1778
1778:
 %1779 = phi i64 [ %1780, %1778 ], [ 0, %1777 ]
 %1780 = add nuw nsw i64 %1779, 1
 %1781 = getelementptr double, ptr %125, i64 %1779
 %1782 = load double, ptr %1781, align 8
 %1783 = getelementptr double, ptr %329, i64 %1779
 store double %1782, ptr %1783, align 8
 %1784 = icmp eq i64 %124, %1780
 br i1 %1784, label %1785, label %1778
1785:
 br i1 %437, label %1786, label %1828
1786:
 %1787 = load double, ptr %210, align 1
 %1788 = load i64, ptr %419, align 1
 %1789 = icmp slt i64 %1788, 0
 %1790 = select i1 %1789, i64 %66, i64 0
 %1791 = add i64 %1790, %1788
 %1792 = mul i64 %1791, %69
 %1793 = getelementptr double, ptr %70, i64 %1792
 %1794 = getelementptr i8, ptr %1793, i64 16
 %1795 = load double, ptr %1794, align 8
 %1796 = fcmp nsz contract ogt double %1795, %1787
 %1797 = select i1 %1796, double %1795, double %1787
 %1798 = getelementptr i8, ptr %1793, i64 24
 %1799 = load double, ptr %1798, align 8
 %1800 = fcmp nsz contract olt double %1799, %1797
 %1801 = select i1 %1800, double %1799, double %1797
 store double %1801, ptr %577, align 8
 br i1 %444, label %1839, label %1802
1802:
 %1803 = select i1 %1789, i64 %76, i64 0
 %1804 = add i64 %1803, %1788
 %1805 = mul i64 %1804, %445
 %1806 = getelementptr double, ptr %80, i64 %1805
 %1807 = getelementptr double, ptr %1806, i64 %79
 br label %1808
1808:
 %1809 = phi i64 [ 0, %1802 ], [ %1810, %1808 ]
 %1810 = add nuw nsw i64 %1809, 1
 %1811 = getelementptr double, ptr %136, i64 %1809
 %1812 = load double, ptr %1811, align 8
 %1813 = getelementptr double, ptr %1806, i64 %1809
 %1814 = load double, ptr %1813, align 8
 %1815 = getelementptr double, ptr %1807, i64 %1809
 %1816 = load double, ptr %1815, align 8
 %1817 = load double, ptr %1793, align 8
 %1818 = fsub nsz contract double %1801, %1817
 %1819 = fmul nsz contract double %1816, %1818
 %1820 = fadd nsz contract double %1814, %1819
 %1821 = fadd nsz contract double %1812, %1820
 %1822 = add nsw i64 %1809, %446
 %1823 = icmp slt i64 %1822, 0
 %1824 = select i1 %1823, i64 %328, i64 0
 %1825 = getelementptr double, ptr %329, i64 %1822
 %1826 = getelementptr double, ptr %1825, i64 %1824
 store double %1821, ptr %1826, align 8
 %1827 = icmp eq i64 %1810, %79
 br i1 %1827, label %1839, label %1808
1828:
 %1829 = phi i64 [ %1830, %1828 ], [ 0, %1785 ]
 %1830 = add nuw nsw i64 %1829, 1
 %1831 = getelementptr double, ptr %108, i64 %1829
 %1832 = load double, ptr %1831, align 8
 %1833 = add nsw i64 %1829, %124
 %1834 = icmp slt i64 %1833, 0
 %1835 = select i1 %1834, i64 %328, i64 0
 %1836 = getelementptr double, ptr %329, i64 %1833
 %1837 = getelementptr double, ptr %1836, i64 %1835
 store double %1832, ptr %1837, align 8
 %1838 = icmp eq i64 %33, %1830
 br i1 %1838, label %1786, label %1828
1839:
 %1840 = load i64, ptr %451, align 1
 %1841 = add nsw i64 %1840, 1
 store i64 %1841, ptr %451, align 1
 br label %2095
1842:
 br i1 %436, label %1850, label %1843
1843:
 %1844 = phi i64 [ %1845, %1843 ], [ 0, %1842 ]
 %1845 = add nuw nsw i64 %1844, 1
 %1846 = getelementptr double, ptr %125, i64 %1844
 %1847 = load double, ptr %1846, align 8
 %1848 = getelementptr double, ptr %98, i64 %1844
 store double %1847, ptr %1848, align 8
 %1849 = icmp eq i64 %124, %1845
 br i1 %1849, label %1850, label %1843
1850:
 br i1 %453, label %1851, label %1861
1851:
 %1852 = phi i64 [ %1854, %1851 ], [ %33, %1850 ]
 %1853 = phi i64 [ %1855, %1851 ], [ %124, %1850 ]
 %1854 = add nsw i64 %1852, -1
 %1855 = add i64 %1853, 1
 %1856 = icmp slt i64 %1853, 0
 %1857 = select i1 %1856, i64 %97, i64 0
 %1858 = getelementptr double, ptr %98, i64 %1853
 %1859 = getelementptr double, ptr %1858, i64 %1857
 store double 0.000000e+00, ptr %1859, align 8
 %1860 = icmp samesign ugt i64 %1852, 1
 br i1 %1860, label %1851, label %1861
1861:
 br i1 %454, label %1908, label %1862
1862:
 %1863 = load double, ptr %210, align 1
 %1864 = load i64, ptr %419, align 1
 %1865 = icmp slt i64 %1864, 0
 %1866 = select i1 %1865, i64 %66, i64 0
 %1867 = add i64 %1866, %1864
 %1868 = mul i64 %1867, %69
 %1869 = getelementptr double, ptr %70, i64 %1868
 %1870 = getelementptr i8, ptr %1869, i64 16
 %1871 = load double, ptr %1870, align 8
 %1872 = fcmp nsz contract ogt double %1871, %1863
 %1873 = select i1 %1872, double %1871, double %1863
 %1874 = getelementptr i8, ptr %1869, i64 24
 %1875 = load double, ptr %1874, align 8
 %1876 = fcmp nsz contract olt double %1875, %1873
 %1877 = select i1 %1876, double %1875, double %1873
 store double %1877, ptr %443, align 8
 br i1 %444, label %1904, label %1878
1878:
 %1879 = select i1 %1865, i64 %76, i64 0
 %1880 = add i64 %1879, %1864
 %1881 = mul i64 %1880, %445
 %1882 = getelementptr double, ptr %80, i64 %1881
 %1883 = getelementptr double, ptr %1882, i64 %79
 br label %1884
1884:
 %1885 = phi i64 [ 0, %1878 ], [ %1886, %1884 ]
 %1886 = add nuw nsw i64 %1885, 1
 %1887 = getelementptr double, ptr %136, i64 %1885
 %1888 = load double, ptr %1887, align 8
 %1889 = getelementptr double, ptr %1882, i64 %1885
 %1890 = load double, ptr %1889, align 8
 %1891 = getelementptr double, ptr %1883, i64 %1885
 %1892 = load double, ptr %1891, align 8
 %1893 = load double, ptr %1869, align 8
 %1894 = fsub nsz contract double %1877, %1893
 %1895 = fmul nsz contract double %1892, %1894
 %1896 = fadd nsz contract double %1890, %1895
 %1897 = fadd nsz contract double %1888, %1896
 %1898 = add nsw i64 %1885, %446
 %1899 = icmp slt i64 %1898, 0
 %1900 = select i1 %1899, i64 %97, i64 0
 %1901 = getelementptr double, ptr %98, i64 %1898
 %1902 = getelementptr double, ptr %1901, i64 %1900
 store double %1897, ptr %1902, align 8
 %1903 = icmp eq i64 %1886, %79
 br i1 %1903, label %1904, label %1884
1904:
 tail call void %455(ptr %98, ptr %281)
 br i1 %453, label %1951, label %1931
1905:
 %1906 = add nuw nsw i64 %1952, 1
 %1907 = icmp eq i64 %33, %1906
 br i1 %1907, label %1934, label %1951
1908:
 br i1 %437, label %1931, label %1974
1909:
 %1910 = icmp eq i64 %33, %1976
 br i1 %1910, label %1934, label %1974
1911:
 %1912 = getelementptr double, ptr %125, i64 %1978
 %1913 = load double, ptr %1912, align 8
 %1914 = tail call nsz contract double @llvm.fabs.f64(double %1913)
 br label %1915
1915:
 %1916 = phi double [ %1914, %1911 ], [ 1.000000e+00, %1974 ]
 %1917 = getelementptr double, ptr %214, i64 %1975
 %1918 = load double, ptr %1917, align 8
 %1919 = fmul nsz contract double %1918, 1.000000e-03
 %1920 = fcmp nsz contract ogt double %1919, %1916
 %1921 = select i1 %1920, double %1919, double %1916
 %1922 = fmul nsz contract double %1921, 1.500000e-08
 %1923 = add nsw i64 %1975, %124
 %1924 = icmp slt i64 %1923, 0
 %1925 = select i1 %1924, i64 %97, i64 0
 %1926 = getelementptr double, ptr %98, i64 %1923
 %1927 = getelementptr double, ptr %1926, i64 %1925
 br label %1980
1928:
 %1929 = phi double [ %1981, %2028 ], [ %2038, %2037 ]
 store double 0.000000e+00, ptr %1927, align 8
 %1930 = getelementptr i64, ptr %267, i64 %1975
 br label %2040
1931:
 %1932 = load i64, ptr %451, align 1
 %1933 = add nsw i64 %1932, 1
 store i64 %1933, ptr %451, align 1
 br label %2091
1934:
 %1935 = load i64, ptr %451, align 1
 %1936 = add nsw i64 %1935, 1
 store i64 %1936, ptr %451, align 1
 br i1 %437, label %2091, label %2062
1937:
 %1938 = icmp eq i64 %33, %2066
 br i1 %1938, label %2091, label %2062
1939:
 %1940 = mul i64 %2065, %276
 %1941 = getelementptr double, ptr %277, i64 %1940
 br label %2083
1942:
 %1943 = sub nsw i64 %2086, %2065
 %1944 = tail call i64 @llvm.smax.i64(i64 %1943, i64 %2085)
 %1945 = sub nsw i64 %2065, %2086
 %1946 = tail call i64 @llvm.smax.i64(i64 %1945, i64 %2084)
 br label %1947
1947:
 %1948 = phi i64 [ %1944, %1942 ], [ %2085, %2083 ]
 %1949 = phi i64 [ %1946, %1942 ], [ %2084, %2083 ]
 %1950 = icmp eq i64 %33, %2087
 br i1 %1950, label %1937, label %2083
1951:
 %1952 = phi i64 [ %1906, %1905 ], [ 0, %1904 ]
 %1953 = getelementptr i64, ptr %267, i64 %1952
 %1954 = getelementptr double, ptr %281, i64 %1952
 br label %1955
1955:
 %1956 = phi i64 [ 0, %1951 ], [ %1957, %1955 ]
 %1957 = add nuw nsw i64 %1956, 1
 %1958 = mul nuw nsw i64 %1956, %33
 %1959 = getelementptr double, ptr %1954, i64 %1958
 %1960 = load double, ptr %1959, align 8
 %1961 = load i64, ptr %1953, align 8
 %1962 = getelementptr i64, ptr %267, i64 %1956
 %1963 = load i64, ptr %1962, align 8
 %1964 = icmp slt i64 %1961, 0
 %1965 = select i1 %1964, i64 %273, i64 0
 %1966 = add i64 %1965, %1961
 %1967 = icmp slt i64 %1963, 0
 %1968 = select i1 %1967, i64 %276, i64 0
 %1969 = mul i64 %1966, %276
 %1970 = getelementptr double, ptr %277, i64 %1969
 %1971 = getelementptr double, ptr %1970, i64 %1963
 %1972 = getelementptr double, ptr %1971, i64 %1968
 store double %1960, ptr %1972, align 8
 %1973 = icmp eq i64 %33, %1957
 br i1 %1973, label %1905, label %1955
1974:
 %1975 = phi i64 [ %1976, %1909 ], [ 0, %1908 ]
 %1976 = add nuw nsw i64 %1975, 1
 %1977 = getelementptr i64, ptr %34, i64 %1975
 %1978 = load i64, ptr %1977, align 8
 %1979 = icmp slt i64 %1978, 0
 br i1 %1979, label %1915, label %1911
1980:
 %1981 = phi double [ %1922, %1915 ], [ %2038, %2037 ]
 %1982 = phi i64 [ 2, %1915 ], [ %1983, %2037 ]
 %1983 = add nsw i64 %1982, -1
 store double %1981, ptr %1927, align 8
 %1984 = load double, ptr %210, align 1
 %1985 = load i64, ptr %419, align 1
 %1986 = icmp slt i64 %1985, 0
 %1987 = select i1 %1986, i64 %66, i64 0
 %1988 = add i64 %1987, %1985
 %1989 = mul i64 %1988, %69
 %1990 = getelementptr double, ptr %70, i64 %1989
 %1991 = getelementptr i8, ptr %1990, i64 16
 %1992 = load double, ptr %1991, align 8
 %1993 = fcmp nsz contract ogt double %1992, %1984
 %1994 = select i1 %1993, double %1992, double %1984
 %1995 = getelementptr i8, ptr %1990, i64 24
 %1996 = load double, ptr %1995, align 8
 %1997 = fcmp nsz contract olt double %1996, %1994
 %1998 = select i1 %1997, double %1996, double %1994
 store double %1998, ptr %443, align 8
 br i1 %444, label %2025, label %1999
1999:
 %2000 = select i1 %1986, i64 %76, i64 0
 %2001 = add i64 %2000, %1985
 %2002 = mul i64 %2001, %445
 %2003 = getelementptr double, ptr %80, i64 %2002
 %2004 = getelementptr double, ptr %2003, i64 %79
 br label %2005
2005:
 %2006 = phi i64 [ 0, %1999 ], [ %2007, %2005 ]
 %2007 = add nuw nsw i64 %2006, 1
 %2008 = getelementptr double, ptr %136, i64 %2006
 %2009 = load double, ptr %2008, align 8
 %2010 = getelementptr double, ptr %2003, i64 %2006
 %2011 = load double, ptr %2010, align 8
 %2012 = getelementptr double, ptr %2004, i64 %2006
 %2013 = load double, ptr %2012, align 8
 %2014 = load double, ptr %1990, align 8
 %2015 = fsub nsz contract double %1998, %2014
 %2016 = fmul nsz contract double %2013, %2015
 %2017 = fadd nsz contract double %2011, %2016
 %2018 = fadd nsz contract double %2009, %2017
 %2019 = add nsw i64 %2006, %446
 %2020 = icmp slt i64 %2019, 0
 %2021 = select i1 %2020, i64 %97, i64 0
 %2022 = getelementptr double, ptr %98, i64 %2019
 %2023 = getelementptr double, ptr %2022, i64 %2021
 store double %2018, ptr %2023, align 8
 %2024 = icmp eq i64 %2007, %79
 br i1 %2024, label %2025, label %2005
2025:
 tail call void %447(ptr %98, ptr %460)
 %2026 = load i64, ptr %448, align 1
 %2027 = add nsw i64 %2026, 1
 store i64 %2027, ptr %448, align 1
 br label %2028
2028:
 %2029 = phi i64 [ 0, %2025 ], [ %2032, %2031 ]
 %2030 = icmp eq i64 %2029, %33
 br i1 %2030, label %1928, label %2031
2031:
 %2032 = add nuw i64 %2029, 1
 %2033 = getelementptr double, ptr %460, i64 %2029
 %2034 = load double, ptr %2033, align 8
 %2035 = fsub nsz contract double %2034, %2034
 %2036 = fcmp nsz contract ord double %2035, 0.000000e+00
 br i1 %2036, label %2028, label %2037
2037:
 %2038 = fneg nsz contract double %1981
 %2039 = icmp samesign ugt i64 %1982, 1
 br i1 %2039, label %1980, label %1928
2040:
 %2041 = phi i64 [ 0, %1928 ], [ %2042, %2040 ]
 %2042 = add nuw nsw i64 %2041, 1
 %2043 = getelementptr double, ptr %460, i64 %2041
 %2044 = load double, ptr %2043, align 8
 %2045 = getelementptr double, ptr %108, i64 %2041
 %2046 = load double, ptr %2045, align 8
 %2047 = fsub nsz contract double %2044, %2046
 %2048 = fdiv nsz contract double %2047, %1929
 %2049 = load i64, ptr %1930, align 8
 %2050 = getelementptr i64, ptr %267, i64 %2041
 %2051 = load i64, ptr %2050, align 8
 %2052 = icmp slt i64 %2049, 0
 %2053 = select i1 %2052, i64 %273, i64 0
 %2054 = add i64 %2053, %2049
 %2055 = icmp slt i64 %2051, 0
 %2056 = select i1 %2055, i64 %276, i64 0
 %2057 = mul i64 %2054, %276
 %2058 = getelementptr double, ptr %277, i64 %2057
 %2059 = getelementptr double, ptr %2058, i64 %2051
 %2060 = getelementptr double, ptr %2059, i64 %2056
 store double %2048, ptr %2060, align 8
 %2061 = icmp eq i64 %33, %2042
 br i1 %2061, label %1909, label %2040
2062:
 %2063 = phi i64 [ %1949, %1937 ], [ 0, %1934 ]
 %2064 = phi i64 [ %1948, %1937 ], [ 0, %1934 ]
 %2065 = phi i64 [ %2066, %1937 ], [ 0, %1934 ]
 %2066 = add nuw nsw i64 %2065, 1
 %2067 = getelementptr i64, ptr %267, i64 %2065
 %2068 = load i64, ptr %2067, align 8
 %2069 = icmp slt i64 %2068, 0
 %2070 = select i1 %2069, i64 %273, i64 0
 %2071 = add i64 %2070, %2068
 %2072 = mul i64 %2071, %276
 %2073 = getelementptr double, ptr %277, i64 %2072
 br label %2074
2074:
 %2075 = phi i64 [ 0, %2062 ], [ %2078, %2077 ]
 %2076 = icmp eq i64 %2075, %33
 br i1 %2076, label %1939, label %2077
2077:
 %2078 = add nuw i64 %2075, 1
 %2079 = getelementptr double, ptr %2073, i64 %2075
 %2080 = load double, ptr %2079, align 8
 %2081 = fsub nsz contract double %2080, %2080
 %2082 = fcmp nsz contract ord double %2081, 0.000000e+00
 br i1 %2082, label %2074, label %2094
2083:
 %2084 = phi i64 [ %2063, %1939 ], [ %1949, %1947 ]
 %2085 = phi i64 [ %2064, %1939 ], [ %1948, %1947 ]
 %2086 = phi i64 [ 0, %1939 ], [ %2087, %1947 ]
 %2087 = add nuw nsw i64 %2086, 1
 %2088 = getelementptr double, ptr %1941, i64 %2086
 %2089 = load double, ptr %2088, align 8
 %2090 = fcmp nsz contract une double %2089, 0.000000e+00
 br i1 %2090, label %1942, label %1947
2091:
 %2092 = phi i64 [ 0, %1934 ], [ 0, %1931 ], [ %1948, %1937 ]
 %2093 = phi i64 [ 0, %1934 ], [ 0, %1931 ], [ %1949, %1937 ]
 store i64 %2092, ptr %461, align 1
 store i64 %2093, ptr %462, align 1
 br label %2095
2094:
 store i64 %2065, ptr %512, align 1
 br label %646
2095:
 store i64 0, ptr %449, align 1
 store i64 1, ptr %463, align 1
 br label %2096
2096:
 %2097 = load double, ptr %376, align 1
 %2098 = fcmp nsz contract une double %2097, %3535
 br i1 %2098, label %2099, label %648
2099:
 store double 0.000000e+00, ptr %376, align 1
 %2100 = load i64, ptr %464, align 1
 %2101 = add nsw i64 %2100, 1
 store i64 %2101, ptr %464, align 1
 br i1 %450, label %2151, label %2102
2102:
 store double %643, ptr %471, align 8
 store double %643, ptr %475, align 8
 tail call void %476(ptr %329, ptr %336)
 br label %2103
2103:
 %2104 = phi i64 [ 0, %2102 ], [ %2107, %2106 ]
 %2105 = icmp eq i64 %2104, %477
 br i1 %2105, label %2112, label %2106
2106:
 %2107 = add nuw i64 %2104, 1
 %2108 = getelementptr double, ptr %336, i64 %2104
 %2109 = load double, ptr %2108, align 8
 %2110 = fsub nsz contract double %2109, %2109
 %2111 = fcmp nsz contract ord double %2110, 0.000000e+00
 br i1 %2111, label %2103, label %646
2112:
 %2113 = phi i64 [ %2116, %2126 ], [ 0, %2103 ]
 %2114 = icmp eq i64 %2113, %478
 br i1 %2114, label %2595, label %2129
2115:
 %2116 = add nuw i64 %2113, 1
 tail call void %482(ptr %329, ptr %2131)
 br label %2117
2117:
 %2118 = phi i64 [ 0, %2115 ], [ %2121, %2120 ]
 %2119 = icmp eq i64 %2118, %483
 br i1 %2119, label %2126, label %2120
2120:
 %2121 = add nuw i64 %2118, 1
 %2122 = getelementptr double, ptr %2131, i64 %2118
 %2123 = load double, ptr %2122, align 8
 %2124 = fsub nsz contract double %2123, %2123
 %2125 = fcmp nsz contract ord double %2124, 0.000000e+00
 br i1 %2125, label %2117, label %2126
2126:
 %2127 = phi i64 [ %2118, %2120 ], [ -1, %2117 ]
 %2128 = icmp sgt i64 %2127, -1
 br i1 %2128, label %646, label %2112
2129:
 %2130 = mul i64 %2113, %342
 %2131 = getelementptr double, ptr %343, i64 %2130
 %2132 = mul i64 %2113, %233
 %2133 = getelementptr double, ptr %234, i64 %2132
 br label %2134
2134:
 %2135 = phi i64 [ 0, %2129 ], [ %2136, %2134 ]
 %2136 = add nuw nsw i64 %2135, 1
 %2137 = getelementptr double, ptr %2133, i64 %2135
 %2138 = load double, ptr %2137, align 8
 %2139 = fdiv nsz contract double %2138, %3535
 %2140 = add nsw i64 %2135, %465
 %2141 = icmp slt i64 %2140, 0
 %2142 = select i1 %2141, i64 %328, i64 0
 %2143 = getelementptr double, ptr %329, i64 %2140
 %2144 = getelementptr double, ptr %2143, i64 %2142
 store double %2139, ptr %2144, align 8
 %2145 = add nsw i64 %2135, %481
 %2146 = icmp slt i64 %2145, 0
 %2147 = select i1 %2146, i64 %342, i64 0
 %2148 = getelementptr double, ptr %2131, i64 %2145
 %2149 = getelementptr double, ptr %2148, i64 %2147
 store double %2139, ptr %2149, align 8
 %2150 = icmp eq i64 %2136, 2
 br i1 %2150, label %2115, label %2134
2151:
 %2152 = load i64, ptr %461, align 1
 %2153 = load i64, ptr %462, align 1
 br i1 %484, label %2164, label %2154
2154:
 %2155 = add i64 %2152, 1
 %2156 = add i64 %2153, %2152
 br label %2514
2157:
 %2158 = phi i64 [ %2524, %2523 ], [ %2528, %2530 ]
 %2159 = getelementptr double, ptr %291, i64 %2158
 %2160 = getelementptr double, ptr %2159, i64 %2515
 %2161 = load double, ptr %2160, align 8
 %2162 = fadd nsz contract double %643, %2161
 store double %2162, ptr %2160, align 8
 %2163 = icmp eq i64 %273, %2516
 br i1 %2163, label %2164, label %2514
2164:
 br i1 %485, label %2284, label %2165
2165:
 %2166 = add i64 %2153, 1
 br label %2193
2167:
 %2168 = icmp eq i64 %2195, %287
 br i1 %2168, label %2284, label %2193
2169:
 %2170 = phi i64 [ %2194, %2193 ], [ %2226, %2207 ]
 %2171 = getelementptr i64, ptr %295, i64 %2194
 store i64 %2170, ptr %2171, align 8
 %2172 = icmp slt i64 %2170, 0
 %2173 = select i1 %2172, i64 %290, i64 0
 %2174 = add i64 %2173, %2170
 %2175 = getelementptr double, ptr %291, i64 %2204
 %2176 = getelementptr double, ptr %2175, i64 %2174
 %2177 = load double, ptr %2176, align 8
 %2178 = fcmp nsz contract une double %2177, 0.000000e+00
 %2179 = fsub nsz contract double %2177, %2177
 %2180 = fcmp nsz contract ord double %2179, 0.000000e+00
 %2181 = and i1 %2178, %2180
 br i1 %2181, label %2182, label %646
2182:
 %2183 = icmp eq i64 %2170, %2194
 %2184 = sub i64 %2200, %2194
 %2185 = icmp slt i64 %2184, 1
 %2186 = select i1 %2183, i1 true, i1 %2185
 br i1 %2186, label %2187, label %2228
2187:
 br i1 %2203, label %2188, label %2243
2188:
 %2189 = sub i64 %2200, %2195
 %2190 = icmp slt i64 %2189, 1
 br i1 %2190, label %2167, label %2255
2191:
 %2192 = icmp samesign ugt i64 %2256, 1
 br i1 %2192, label %2255, label %2167
2193:
 %2194 = phi i64 [ 0, %2165 ], [ %2195, %2167 ]
 %2195 = add nuw nsw i64 %2194, 1
 %2196 = add nsw i64 %2194, %2152
 %2197 = add nsw i64 %2196, 1
 %2198 = tail call i64 @llvm.smin.i64(i64 %287, i64 range(i64 -9223372036854775807, -9223372036854775808) %2197)
 %2199 = add i64 %2166, %2196
 %2200 = tail call i64 @llvm.smin.i64(i64 %287, i64 range(i64 -9223372036854775807, -9223372036854775808) %2199)
 %2201 = sub i64 %2198, %2195
 %2202 = tail call i64 @llvm.smax.i64(i64 %2201, i64 0)
 %2203 = icmp slt i64 %2201, 1
 %2204 = mul i64 %2194, %290
 br i1 %2203, label %2169, label %2205
2205:
 %2206 = getelementptr double, ptr %291, i64 %2204
 br label %2207
2207:
 %2208 = phi i64 [ %2194, %2205 ], [ %2226, %2207 ]
 %2209 = phi i64 [ %2202, %2205 ], [ %2211, %2207 ]
 %2210 = phi i64 [ %2195, %2205 ], [ %2212, %2207 ]
 %2211 = add nsw i64 %2209, -1
 %2212 = add nuw i64 %2210, 1
 %2213 = icmp slt i64 %2210, 0
 %2214 = select i1 %2213, i64 %290, i64 0
 %2215 = getelementptr double, ptr %2206, i64 %2210
 %2216 = getelementptr double, ptr %2215, i64 %2214
 %2217 = load double, ptr %2216, align 8
 %2218 = tail call nsz contract double @llvm.fabs.f64(double %2217)
 %2219 = icmp slt i64 %2208, 0
 %2220 = select i1 %2219, i64 %290, i64 0
 %2221 = getelementptr double, ptr %2206, i64 %2208
 %2222 = getelementptr double, ptr %2221, i64 %2220
 %2223 = load double, ptr %2222, align 8
 %2224 = tail call nsz contract double @llvm.fabs.f64(double %2223)
 %2225 = fcmp nsz contract ogt double %2218, %2224
 %2226 = select i1 %2225, i64 %2210, i64 %2208
 %2227 = icmp samesign ugt i64 %2209, 1
 br i1 %2227, label %2207, label %2169
2228:
 %2229 = phi i64 [ %2231, %2228 ], [ %2184, %2182 ]
 %2230 = phi i64 [ %2232, %2228 ], [ %2194, %2182 ]
 %2231 = add nsw i64 %2229, -1
 %2232 = add nuw i64 %2230, 1
 %2233 = icmp slt i64 %2230, 0
 %2234 = select i1 %2233, i64 %287, i64 0
 %2235 = add i64 %2234, %2230
 %2236 = mul i64 %2235, %290
 %2237 = getelementptr double, ptr %291, i64 %2236
 %2238 = getelementptr double, ptr %2237, i64 %2174
 %2239 = load double, ptr %2238, align 8
 %2240 = getelementptr double, ptr %2237, i64 %2194
 %2241 = load double, ptr %2240, align 8
 store double %2239, ptr %2240, align 8
 store double %2241, ptr %2238, align 8
 %2242 = icmp samesign ugt i64 %2229, 1
 br i1 %2242, label %2228, label %2187
2243:
 %2244 = phi i64 [ %2246, %2243 ], [ %2202, %2187 ]
 %2245 = phi i64 [ %2247, %2243 ], [ %2195, %2187 ]
 %2246 = add nsw i64 %2244, -1
 %2247 = add nuw i64 %2245, 1
 %2248 = icmp slt i64 %2245, 0
 %2249 = select i1 %2248, i64 %290, i64 0
 %2250 = getelementptr double, ptr %2175, i64 %2245
 %2251 = getelementptr double, ptr %2250, i64 %2249
 %2252 = load double, ptr %2251, align 8
 %2253 = fdiv nsz contract double %2252, %2177
 store double %2253, ptr %2251, align 8
 %2254 = icmp samesign ugt i64 %2244, 1
 br i1 %2254, label %2243, label %2188
2255:
 %2256 = phi i64 [ %2258, %2191 ], [ %2189, %2188 ]
 %2257 = phi i64 [ %2259, %2191 ], [ %2195, %2188 ]
 %2258 = add nsw i64 %2256, -1
 %2259 = add nuw i64 %2257, 1
 %2260 = icmp slt i64 %2257, 0
 %2261 = select i1 %2260, i64 %287, i64 0
 %2262 = add i64 %2261, %2257
 %2263 = mul i64 %2262, %290
 %2264 = getelementptr double, ptr %291, i64 %2263
 %2265 = getelementptr double, ptr %2264, i64 %2194
 %2266 = load double, ptr %2265, align 8
 %2267 = fcmp nsz contract oeq double %2266, 0.000000e+00
 %2268 = or i1 %2203, %2267
 br i1 %2268, label %2191, label %2269
2269:
 %2270 = phi i64 [ %2272, %2269 ], [ %2202, %2255 ]
 %2271 = phi i64 [ %2273, %2269 ], [ %2195, %2255 ]
 %2272 = add nsw i64 %2270, -1
 %2273 = add nuw i64 %2271, 1
 %2274 = icmp slt i64 %2271, 0
 %2275 = select i1 %2274, i64 %290, i64 0
 %2276 = add i64 %2275, %2271
 %2277 = getelementptr double, ptr %2264, i64 %2276
 %2278 = load double, ptr %2277, align 8
 %2279 = getelementptr double, ptr %2175, i64 %2276
 %2280 = load double, ptr %2279, align 8
 %2281 = fmul nsz contract double %2266, %2280
 %2282 = fsub nsz contract double %2278, %2281
 store double %2282, ptr %2277, align 8
 %2283 = icmp sgt i64 %2270, 1
 br i1 %2283, label %2269, label %2191
2284:
 br i1 %486, label %2595, label %2285
2285:
 %2286 = add i64 %2152, 1
 %2287 = add i64 %2153, 1
 %2288 = add i64 %2153, %2152
 br label %2545
2289:
 %2290 = phi i64 [ %2567, %2565 ], [ %2573, %2575 ]
 %2291 = phi i64 [ %2566, %2565 ], [ %2571, %2575 ]
 %2292 = getelementptr double, ptr %2549, i64 %2291
 %2293 = getelementptr double, ptr %2292, i64 %2557
 %2294 = load double, ptr %2293, align 8
 %2295 = load double, ptr %2554, align 8
 %2296 = fdiv nsz contract double %2295, %3535
 %2297 = fadd nsz contract double %2294, %2296
 store double %2297, ptr %2293, align 8
 %2298 = load double, ptr %2555, align 8
 %2299 = fdiv nsz contract double %2298, %3535
 %2300 = getelementptr double, ptr %2551, i64 %2290
 %2301 = getelementptr double, ptr %2300, i64 %2557
 store double %2299, ptr %2301, align 8
 %2302 = icmp eq i64 %273, %2558
 br i1 %2302, label %2303, label %2556
2303:
 %2304 = mul i64 %2546, %321
 %2305 = getelementptr i64, ptr %322, i64 %2304
 br i1 %489, label %2593, label %2346
2306:
 %2307 = icmp eq i64 %2348, %301
 br i1 %2307, label %2593, label %2346
2308:
 %2309 = phi i64 [ %2347, %2346 ], [ %2393, %2362 ]
 %2310 = getelementptr i64, ptr %2305, i64 %2347
 store i64 %2309, ptr %2310, align 8
 %2311 = icmp slt i64 %2309, 0
 %2312 = select i1 %2311, i64 %304, i64 0
 %2313 = add i64 %2312, %2309
 %2314 = getelementptr double, ptr %2549, i64 %2357
 %2315 = getelementptr double, ptr %2314, i64 %2313
 %2316 = load double, ptr %2315, align 8
 br label %2317
2317:
 %2318 = phi double [ %2324, %2317 ], [ 1.000000e+00, %2308 ]
 %2319 = phi double [ %2326, %2317 ], [ %2316, %2308 ]
 %2320 = phi i64 [ %2325, %2317 ], [ 2, %2308 ]
 %2321 = and i64 %2320, 1
 %2322 = icmp eq i64 %2321, 0
 %2323 = fmul nsz contract double %2318, %2319
 %2324 = select i1 %2322, double %2318, double %2323
 %2325 = lshr i64 %2320, 1
 %2326 = fmul nsz contract double %2319, %2319
 %2327 = icmp eq i64 %2325, 0
 br i1 %2327, label %2395, label %2317
2328:
 %2329 = icmp eq i64 %2309, %2347
 %2330 = sub i64 %2353, %2347
 %2331 = icmp slt i64 %2330, 1
 %2332 = select i1 %2329, i1 true, i1 %2331
 br i1 %2332, label %2333, label %2419
2333:
 %2334 = getelementptr double, ptr %2314, i64 %2347
 %2335 = load double, ptr %2334, align 8
 %2336 = fdiv nsz contract double %2335, %2414
 %2337 = getelementptr double, ptr %2399, i64 %2347
 %2338 = load double, ptr %2337, align 8
 %2339 = fneg nsz contract double %2338
 %2340 = fdiv nsz contract double %2339, %2414
 br i1 %2356, label %2341, label %2442
2341:
 %2342 = sub i64 %2353, %2348
 %2343 = icmp slt i64 %2342, 1
 br i1 %2343, label %2306, label %2463
2344:
 %2345 = icmp samesign ugt i64 %2464, 1
 br i1 %2345, label %2463, label %2306
2346:
 %2347 = phi i64 [ %2348, %2306 ], [ 0, %2303 ]
 %2348 = add nuw nsw i64 %2347, 1
 %2349 = add nsw i64 %2347, %2152
 %2350 = add nsw i64 %2349, 1
 %2351 = tail call i64 @llvm.smin.i64(i64 %301, i64 range(i64 -9223372036854775807, -9223372036854775808) %2350)
 %2352 = add i64 %2287, %2349
 %2353 = tail call i64 @llvm.smin.i64(i64 %301, i64 range(i64 -9223372036854775807, -9223372036854775808) %2352)
 %2354 = sub i64 %2351, %2348
 %2355 = tail call i64 @llvm.smax.i64(i64 %2354, i64 0)
 %2356 = icmp slt i64 %2354, 1
 %2357 = mul i64 %2347, %304
 br i1 %2356, label %2308, label %2358
2358:
 %2359 = getelementptr double, ptr %2549, i64 %2357
 %2360 = mul i64 %2347, %314
 %2361 = getelementptr double, ptr %2551, i64 %2360
 br label %2362
2362:
 %2363 = phi i64 [ %2347, %2358 ], [ %2393, %2362 ]
 %2364 = phi i64 [ %2355, %2358 ], [ %2366, %2362 ]
 %2365 = phi i64 [ %2348, %2358 ], [ %2367, %2362 ]
 %2366 = add nsw i64 %2364, -1
 %2367 = add nuw i64 %2365, 1
 %2368 = icmp slt i64 %2365, 0
 %2369 = select i1 %2368, i64 %304, i64 0
 %2370 = getelementptr double, ptr %2359, i64 %2365
 %2371 = getelementptr double, ptr %2370, i64 %2369
 %2372 = load double, ptr %2371, align 8
 %2373 = tail call nsz contract double @llvm.fabs.f64(double %2372)
 %2374 = select i1 %2368, i64 %314, i64 0
 %2375 = getelementptr double, ptr %2361, i64 %2365
 %2376 = getelementptr double, ptr %2375, i64 %2374
 %2377 = load double, ptr %2376, align 8
 %2378 = tail call nsz contract double @llvm.fabs.f64(double %2377)
 %2379 = fadd nsz contract double %2373, %2378
 %2380 = icmp slt i64 %2363, 0
 %2381 = select i1 %2380, i64 %304, i64 0
 %2382 = getelementptr double, ptr %2359, i64 %2363
 %2383 = getelementptr double, ptr %2382, i64 %2381
 %2384 = load double, ptr %2383, align 8
 %2385 = tail call nsz contract double @llvm.fabs.f64(double %2384)
 %2386 = select i1 %2380, i64 %314, i64 0
 %2387 = getelementptr double, ptr %2361, i64 %2363
 %2388 = getelementptr double, ptr %2387, i64 %2386
 %2389 = load double, ptr %2388, align 8
 %2390 = tail call nsz contract double @llvm.fabs.f64(double %2389)
 %2391 = fadd nsz contract double %2385, %2390
 %2392 = fcmp nsz contract ogt double %2379, %2391
 %2393 = select i1 %2392, i64 %2365, i64 %2363
 %2394 = icmp samesign ugt i64 %2364, 1
 br i1 %2394, label %2362, label %2308
2395:
 %2396 = select i1 %2311, i64 %314, i64 0
 %2397 = add i64 %2396, %2309
 %2398 = mul i64 %2347, %314
 %2399 = getelementptr double, ptr %2551, i64 %2398
 %2400 = getelementptr double, ptr %2399, i64 %2397
 %2401 = load double, ptr %2400, align 8
 br label %2402
2402:
 %2403 = phi double [ %2409, %2402 ], [ 1.000000e+00, %2395 ]
 %2404 = phi double [ %2411, %2402 ], [ %2401, %2395 ]
 %2405 = phi i64 [ %2410, %2402 ], [ 2, %2395 ]
 %2406 = and i64 %2405, 1
 %2407 = icmp eq i64 %2406, 0
 %2408 = fmul nsz contract double %2403, %2404
 %2409 = select i1 %2407, double %2403, double %2408
 %2410 = lshr i64 %2405, 1
 %2411 = fmul nsz contract double %2404, %2404
 %2412 = icmp eq i64 %2410, 0
 br i1 %2412, label %2413, label %2402
2413:
 %2414 = fadd nsz contract double %2324, %2409
 %2415 = fcmp nsz contract une double %2414, 0.000000e+00
 %2416 = fsub nsz contract double %2414, %2414
 %2417 = fcmp nsz contract ord double %2416, 0.000000e+00
 %2418 = and i1 %2415, %2417
 br i1 %2418, label %2328, label %646
2419:
 %2420 = phi i64 [ %2422, %2419 ], [ %2330, %2328 ]
 %2421 = phi i64 [ %2423, %2419 ], [ %2347, %2328 ]
 %2422 = add nsw i64 %2420, -1
 %2423 = add nuw i64 %2421, 1
 %2424 = icmp slt i64 %2421, 0
 %2425 = select i1 %2424, i64 %301, i64 0
 %2426 = add i64 %2425, %2421
 %2427 = mul i64 %2426, %304
 %2428 = getelementptr double, ptr %2549, i64 %2427
 %2429 = getelementptr double, ptr %2428, i64 %2313
 %2430 = load double, ptr %2429, align 8
 %2431 = getelementptr double, ptr %2428, i64 %2347
 %2432 = load double, ptr %2431, align 8
 store double %2430, ptr %2431, align 8
 store double %2432, ptr %2429, align 8
 %2433 = select i1 %2424, i64 %311, i64 0
 %2434 = add i64 %2433, %2421
 %2435 = mul i64 %2434, %314
 %2436 = getelementptr double, ptr %2551, i64 %2435
 %2437 = getelementptr double, ptr %2436, i64 %2397
 %2438 = load double, ptr %2437, align 8
 %2439 = getelementptr double, ptr %2436, i64 %2347
 %2440 = load double, ptr %2439, align 8
 store double %2438, ptr %2439, align 8
 store double %2440, ptr %2437, align 8
 %2441 = icmp samesign ugt i64 %2420, 1
 br i1 %2441, label %2419, label %2333
2442:
 %2443 = phi i64 [ %2445, %2442 ], [ %2355, %2333 ]
 %2444 = phi i64 [ %2446, %2442 ], [ %2348, %2333 ]
 %2445 = add nsw i64 %2443, -1
 %2446 = add nuw i64 %2444, 1
 %2447 = icmp slt i64 %2444, 0
 %2448 = select i1 %2447, i64 %304, i64 0
 %2449 = getelementptr double, ptr %2314, i64 %2444
 %2450 = getelementptr double, ptr %2449, i64 %2448
 %2451 = load double, ptr %2450, align 8
 %2452 = select i1 %2447, i64 %314, i64 0
 %2453 = getelementptr double, ptr %2399, i64 %2444
 %2454 = getelementptr double, ptr %2453, i64 %2452
 %2455 = load double, ptr %2454, align 8
 %2456 = fmul nsz contract double %2336, %2451
 %2457 = fmul nsz contract double %2340, %2455
 %2458 = fsub nsz contract double %2456, %2457
 %2459 = fmul nsz contract double %2340, %2451
 %2460 = fmul nsz contract double %2336, %2455
 %2461 = fadd nsz contract double %2459, %2460
 store double %2458, ptr %2450, align 8
 store double %2461, ptr %2454, align 8
 %2462 = icmp samesign ugt i64 %2443, 1
 br i1 %2462, label %2442, label %2341
2463:
 %2464 = phi i64 [ %2466, %2344 ], [ %2342, %2341 ]
 %2465 = phi i64 [ %2467, %2344 ], [ %2348, %2341 ]
 %2466 = add nsw i64 %2464, -1
 %2467 = add nuw i64 %2465, 1
 %2468 = icmp slt i64 %2465, 0
 %2469 = select i1 %2468, i64 %301, i64 0
 %2470 = add i64 %2469, %2465
 %2471 = mul i64 %2470, %304
 %2472 = getelementptr double, ptr %2549, i64 %2471
 %2473 = getelementptr double, ptr %2472, i64 %2347
 %2474 = load double, ptr %2473, align 8
 %2475 = select i1 %2468, i64 %311, i64 0
 %2476 = add i64 %2475, %2465
 %2477 = mul i64 %2476, %314
 %2478 = getelementptr double, ptr %2551, i64 %2477
 %2479 = getelementptr double, ptr %2478, i64 %2347
 %2480 = load double, ptr %2479, align 8
 %2481 = fcmp nsz contract oeq double %2474, 0.000000e+00
 %2482 = fcmp nsz contract oeq double %2480, 0.000000e+00
 %2483 = select i1 %2481, i1 %2482, i1 false
 %2484 = or i1 %2356, %2483
 br i1 %2484, label %2344, label %2485
2485:
 %2486 = phi i64 [ %2488, %2485 ], [ %2355, %2463 ]
 %2487 = phi i64 [ %2489, %2485 ], [ %2348, %2463 ]
 %2488 = add nsw i64 %2486, -1
 %2489 = add nuw i64 %2487, 1
 %2490 = icmp slt i64 %2487, 0
 %2491 = select i1 %2490, i64 %304, i64 0
 %2492 = add i64 %2491, %2487
 %2493 = getelementptr double, ptr %2472, i64 %2492
 %2494 = load double, ptr %2493, align 8
 %2495 = getelementptr double, ptr %2314, i64 %2492
 %2496 = load double, ptr %2495, align 8
 %2497 = fmul nsz contract double %2474, %2496
 %2498 = select i1 %2490, i64 %314, i64 0
 %2499 = add i64 %2498, %2487
 %2500 = getelementptr double, ptr %2399, i64 %2499
 %2501 = load double, ptr %2500, align 8
 %2502 = fmul nsz contract double %2480, %2501
 %2503 = fsub nsz contract double %2502, %2497
 %2504 = fadd nsz contract double %2494, %2503
 store double %2504, ptr %2493, align 8
 %2505 = getelementptr double, ptr %2478, i64 %2499
 %2506 = load double, ptr %2505, align 8
 %2507 = load double, ptr %2500, align 8
 %2508 = fmul nsz contract double %2474, %2507
 %2509 = load double, ptr %2495, align 8
 %2510 = fmul nsz contract double %2480, %2509
 %2511 = fadd nsz contract double %2508, %2510
 %2512 = fsub nsz contract double %2506, %2511
 store double %2512, ptr %2505, align 8
 %2513 = icmp sgt i64 %2486, 1
 br i1 %2513, label %2485, label %2344
2514:
 %2515 = phi i64 [ 0, %2154 ], [ %2516, %2157 ]
 %2516 = add nuw nsw i64 %2515, 1
 %2517 = sub i64 %2515, %2156
 %2518 = tail call i64 @llvm.smax.i64(i64 %2517, i64 0)
 %2519 = add i64 %2155, %2515
 %2520 = tail call i64 @llvm.smin.i64(i64 %273, i64 range(i64 -9223372036854775807, -9223372036854775808) %2519)
 %2521 = sub i64 %2520, %2518
 %2522 = icmp slt i64 %2521, 1
 br i1 %2522, label %2523, label %2525
2523:
 %2524 = mul i64 %2515, %290
 br label %2157
2525:
 %2526 = mul i64 %2515, %276
 %2527 = getelementptr double, ptr %277, i64 %2526
 %2528 = mul i64 %2515, %290
 %2529 = getelementptr double, ptr %291, i64 %2528
 br label %2530
2530:
 %2531 = phi i64 [ %2521, %2525 ], [ %2533, %2530 ]
 %2532 = phi i64 [ %2518, %2525 ], [ %2534, %2530 ]
 %2533 = add nsw i64 %2531, -1
 %2534 = add nuw i64 %2532, 1
 %2535 = icmp slt i64 %2532, 0
 %2536 = select i1 %2535, i64 %276, i64 0
 %2537 = getelementptr double, ptr %2527, i64 %2532
 %2538 = getelementptr double, ptr %2537, i64 %2536
 %2539 = load double, ptr %2538, align 8
 %2540 = fneg nsz contract double %2539
 %2541 = select i1 %2535, i64 %290, i64 0
 %2542 = getelementptr double, ptr %2529, i64 %2532
 %2543 = getelementptr double, ptr %2542, i64 %2541
 store double %2540, ptr %2543, align 8
 %2544 = icmp samesign ugt i64 %2531, 1
 br i1 %2544, label %2530, label %2157
2545:
 %2546 = phi i64 [ 0, %2285 ], [ %2547, %2593 ]
 %2547 = add nuw nsw i64 %2546, 1
 %2548 = mul i64 %2546, %487
 %2549 = getelementptr double, ptr %305, i64 %2548
 %2550 = mul i64 %2546, %488
 %2551 = getelementptr double, ptr %315, i64 %2550
 br i1 %484, label %2303, label %2552
2552:
 %2553 = mul i64 %2546, %233
 %2554 = getelementptr double, ptr %234, i64 %2553
 %2555 = getelementptr i8, ptr %2554, i64 8
 br label %2556
2556:
 %2557 = phi i64 [ 0, %2552 ], [ %2558, %2289 ]
 %2558 = add nuw nsw i64 %2557, 1
 %2559 = sub i64 %2557, %2288
 %2560 = tail call i64 @llvm.smax.i64(i64 %2559, i64 0)
 %2561 = add i64 %2286, %2557
 %2562 = tail call i64 @llvm.smin.i64(i64 %273, i64 range(i64 -9223372036854775807, -9223372036854775808) %2561)
 %2563 = sub i64 %2562, %2560
 %2564 = icmp slt i64 %2563, 1
 br i1 %2564, label %2565, label %2568
2565:
 %2566 = mul i64 %2557, %304
 %2567 = mul i64 %2557, %314
 br label %2289
2568:
 %2569 = mul i64 %2557, %276
 %2570 = getelementptr double, ptr %277, i64 %2569
 %2571 = mul i64 %2557, %304
 %2572 = getelementptr double, ptr %2549, i64 %2571
 %2573 = mul i64 %2557, %314
 %2574 = getelementptr double, ptr %2551, i64 %2573
 br label %2575
2575:
 %2576 = phi i64 [ %2563, %2568 ], [ %2578, %2575 ]
 %2577 = phi i64 [ %2560, %2568 ], [ %2579, %2575 ]
 %2578 = add nsw i64 %2576, -1
 %2579 = add nuw i64 %2577, 1
 %2580 = icmp slt i64 %2577, 0
 %2581 = select i1 %2580, i64 %276, i64 0
 %2582 = getelementptr double, ptr %2570, i64 %2577
 %2583 = getelementptr double, ptr %2582, i64 %2581
 %2584 = load double, ptr %2583, align 8
 %2585 = fneg nsz contract double %2584
 %2586 = select i1 %2580, i64 %304, i64 0
 %2587 = getelementptr double, ptr %2572, i64 %2577
 %2588 = getelementptr double, ptr %2587, i64 %2586
 store double %2585, ptr %2588, align 8
 %2589 = select i1 %2580, i64 %314, i64 0
 %2590 = getelementptr double, ptr %2574, i64 %2577
 %2591 = getelementptr double, ptr %2590, i64 %2589
 store double 0.000000e+00, ptr %2591, align 8
 %2592 = icmp samesign ugt i64 %2576, 1
 br i1 %2592, label %2575, label %2289
2593:
 %2594 = icmp eq i64 %2547, %230
 br i1 %2594, label %2595, label %2545
2595:
 store double %3535, ptr %376, align 1
 br label %648
2596:
 %2597 = add nsw i64 %1445, -1
 %2598 = add nuw i64 %1446, 1
 %2599 = getelementptr double, ptr %118, i64 %1446
 br i1 %519, label %1448, label %2600
2600:
 %2601 = load double, ptr %2599, align 8
 br label %1451
2602:
 %2603 = phi double [ 0.000000e+00, %1449 ], [ %2612, %2602 ]
 %2604 = phi i64 [ 0, %1449 ], [ %2605, %2602 ]
 %2605 = add nuw nsw i64 %2604, 1
 %2606 = getelementptr double, ptr %252, i64 %2604
 %2607 = load double, ptr %2606, align 8
 %2608 = mul i64 %2604, %353
 %2609 = getelementptr double, ptr %1450, i64 %2608
 %2610 = load double, ptr %2609, align 8
 %2611 = fmul nsz contract double %2607, %2610
 %2612 = fadd nsz contract double %2603, %2611
 store double %2612, ptr %2599, align 8
 %2613 = icmp eq i64 %5, %2605
 br i1 %2613, label %1451, label %2602
2614:
 br label %2615
2615:
 %2616 = phi i64 [ 0, %2614 ], [ %531, %1725 ]
 br i1 %533, label %2618, label %2617
2617:
 br label %2618
2618:
 %2619 = phi i64 [ %97, %2617 ], [ %2616, %2615 ]
 %2620 = getelementptr double, ptr %98, i64 %2619
 br i1 %437, label %2628, label %2621
2621:
 %2622 = phi i64 [ %2623, %2621 ], [ 0, %2618 ]
 %2623 = add nuw nsw i64 %2622, 1
 %2624 = getelementptr double, ptr %522, i64 %2622
 %2625 = load double, ptr %2624, align 8
 %2626 = getelementptr double, ptr %2620, i64 %2622
 store double %2625, ptr %2626, align 8
 %2627 = icmp eq i64 %33, %2623
 br i1 %2627, label %2628, label %2621
2628:
 %2629 = load double, ptr %210, align 1
 %2630 = getelementptr i8, ptr %3436, i64 16
 %2631 = load double, ptr %2630, align 8
 %2632 = fcmp nsz contract ogt double %2631, %2629
 %2633 = select i1 %2632, double %2631, double %2629
 %2634 = getelementptr i8, ptr %3436, i64 24
 %2635 = load double, ptr %2634, align 8
 %2636 = fcmp nsz contract olt double %2635, %2633
 %2637 = select i1 %2636, double %2635, double %2633
 store double %2637, ptr %443, align 8
 br i1 %444, label %2664, label %2638
2638:
 %2639 = select i1 %3432, i64 %76, i64 0
 %2640 = add i64 %2639, %3431
 %2641 = mul i64 %2640, %445
 %2642 = getelementptr double, ptr %80, i64 %2641
 %2643 = getelementptr double, ptr %2642, i64 %79
 br label %2644
2644:
 %2645 = phi i64 [ 0, %2638 ], [ %2646, %2644 ]
 %2646 = add nuw nsw i64 %2645, 1
 %2647 = getelementptr double, ptr %136, i64 %2645
 %2648 = load double, ptr %2647, align 8
 %2649 = getelementptr double, ptr %2642, i64 %2645
 %2650 = load double, ptr %2649, align 8
 %2651 = getelementptr double, ptr %2643, i64 %2645
 %2652 = load double, ptr %2651, align 8
 %2653 = load double, ptr %3436, align 8
 %2654 = fsub nsz contract double %2637, %2653
 %2655 = fmul nsz contract double %2652, %2654
 %2656 = fadd nsz contract double %2650, %2655
 %2657 = fadd nsz contract double %2648, %2656
 %2658 = add nsw i64 %2645, %446
 %2659 = icmp slt i64 %2658, 0
 %2660 = select i1 %2659, i64 %97, i64 0
 %2661 = getelementptr double, ptr %98, i64 %2658
 %2662 = getelementptr double, ptr %2661, i64 %2660
 store double %2657, ptr %2662, align 8
 %2663 = icmp eq i64 %2646, %79
 br i1 %2663, label %2664, label %2644
2664:
 tail call void %447(ptr %98, ptr %460)
 %2665 = load i64, ptr %448, align 1
 %2666 = add nsw i64 %2665, 1
 store i64 %2666, ptr %448, align 1
 br i1 %516, label %2668, label %2667
2667:
 tail call void @llvm.memset.p0.i64(ptr align 8 %522, i8 0, i64 %517, i1 false)
 br label %2668
2668:
 br i1 %518, label %2692, label %2676
2669:
 %2670 = fmul nsz contract double %3535, %2680
 br i1 %516, label %2674, label %2671
2671:
 %2672 = mul i64 %2677, %107
 %2673 = getelementptr double, ptr %108, i64 %2672
 br label %2682
2674:
 %2675 = icmp eq i64 %2677, %5
 br i1 %2675, label %2692, label %2676
2676:
 %2677 = phi i64 [ %2678, %2674 ], [ 0, %2668 ]
 %2678 = add nuw nsw i64 %2677, 1
 %2679 = getelementptr double, ptr %17, i64 %2677
 %2680 = load double, ptr %2679, align 8
 %2681 = fcmp nsz contract une double %2680, 0.000000e+00
 br i1 %2681, label %2669, label %2674
2682:
 %2683 = phi i64 [ 0, %2671 ], [ %2684, %2682 ]
 %2684 = add nuw nsw i64 %2683, 1
 %2685 = getelementptr double, ptr %522, i64 %2683
 %2686 = load double, ptr %2685, align 8
 %2687 = getelementptr double, ptr %2673, i64 %2683
 %2688 = load double, ptr %2687, align 8
 %2689 = fmul nsz contract double %2670, %2688
 %2690 = fadd nsz contract double %2686, %2689
 store double %2690, ptr %2685, align 8
 %2691 = icmp eq i64 %107, %2684
 br i1 %2691, label %2674, label %2682
2692:
 br i1 %453, label %2874, label %2695
2693:
 %2694 = icmp eq i64 %33, %2876
 br i1 %2694, label %2695, label %2874
2695:
 br i1 %450, label %2717, label %2696
2696:
 br i1 %504, label %2697, label %2698
2697:
 tail call void %505(ptr %336, ptr %347)
 br label %2800
2698:
 %2699 = phi i64 [ %2700, %2698 ], [ 0, %2696 ]
 %2700 = add nuw nsw i64 %2699, 1
 %2701 = getelementptr double, ptr %361, i64 %2699
 %2702 = load double, ptr %2701, align 8
 %2703 = add nsw i64 %2699, %503
 %2704 = icmp slt i64 %2703, 0
 %2705 = select i1 %2704, i64 %335, i64 0
 %2706 = getelementptr double, ptr %336, i64 %2703
 %2707 = getelementptr double, ptr %2706, i64 %2705
 store double %2702, ptr %2707, align 8
 %2708 = icmp eq i64 %360, %2700
 br i1 %2708, label %2709, label %2698
2709:
 tail call void %505(ptr %336, ptr %347)
 br label %2710
2710:
 %2711 = phi i64 [ 0, %2709 ], [ %2712, %2710 ]
 %2712 = add nuw nsw i64 %2711, 1
 %2713 = getelementptr double, ptr %347, i64 %2711
 %2714 = load double, ptr %2713, align 8
 %2715 = getelementptr double, ptr %361, i64 %2711
 store double %2714, ptr %2715, align 8
 %2716 = icmp eq i64 %360, %2712
 br i1 %2716, label %2800, label %2710
2717:
 %2718 = load i64, ptr %461, align 1
 %2719 = load i64, ptr %462, align 1
 br i1 %485, label %2800, label %2720
2720:
 %2721 = add i64 %2718, 1
 br label %2741
2722:
 %2723 = add i64 %2721, %2742
 %2724 = tail call i64 @llvm.smin.i64(i64 %287, i64 range(i64 -9223372036854775807, -9223372036854775808) %2723)
 %2725 = sub i64 %2724, %2743
 %2726 = icmp slt i64 %2725, 1
 br i1 %2726, label %2730, label %2727
2727:
 %2728 = mul i64 %2742, %290
 %2729 = getelementptr double, ptr %291, i64 %2728
 br label %2755
2730:
 %2731 = icmp eq i64 %2743, %287
 br i1 %2731, label %2732, label %2741
2732:
 %2733 = add i64 %2719, %2718
 br label %2772
2734:
 %2735 = sub i64 %2774, %2733
 %2736 = tail call i64 @llvm.smax.i64(i64 %2735, i64 0)
 %2737 = sub i64 %2774, %2736
 %2738 = icmp slt i64 %2737, 1
 br i1 %2738, label %2739, label %2783
2739:
 %2740 = icmp samesign ugt i64 %2773, 1
 br i1 %2740, label %2772, label %2800
2741:
 %2742 = phi i64 [ 0, %2720 ], [ %2743, %2730 ]
 %2743 = add nuw nsw i64 %2742, 1
 %2744 = getelementptr i64, ptr %295, i64 %2742
 %2745 = load i64, ptr %2744, align 8
 %2746 = icmp slt i64 %2745, 0
 %2747 = select i1 %2746, i64 %360, i64 0
 %2748 = getelementptr double, ptr %361, i64 %2745
 %2749 = getelementptr double, ptr %2748, i64 %2747
 %2750 = load double, ptr %2749, align 8
 %2751 = getelementptr double, ptr %361, i64 %2742
 %2752 = load double, ptr %2751, align 8
 store double %2750, ptr %2751, align 8
 store double %2752, ptr %2749, align 8
 %2753 = load double, ptr %2751, align 8
 %2754 = fcmp nsz contract une double %2753, 0.000000e+00
 br i1 %2754, label %2722, label %2730
2755:
 %2756 = phi i64 [ %2725, %2727 ], [ %2758, %2755 ]
 %2757 = phi i64 [ %2743, %2727 ], [ %2759, %2755 ]
 %2758 = add nsw i64 %2756, -1
 %2759 = add nuw i64 %2757, 1
 %2760 = icmp slt i64 %2757, 0
 %2761 = select i1 %2760, i64 %360, i64 0
 %2762 = getelementptr double, ptr %361, i64 %2757
 %2763 = getelementptr double, ptr %2762, i64 %2761
 %2764 = load double, ptr %2763, align 8
 %2765 = select i1 %2760, i64 %290, i64 0
 %2766 = getelementptr double, ptr %2729, i64 %2757
 %2767 = getelementptr double, ptr %2766, i64 %2765
 %2768 = load double, ptr %2767, align 8
 %2769 = fmul nsz contract double %2753, %2768
 %2770 = fsub nsz contract double %2764, %2769
 store double %2770, ptr %2763, align 8
 %2771 = icmp samesign ugt i64 %2756, 1
 br i1 %2771, label %2755, label %2730
2772:
 %2773 = phi i64 [ %287, %2732 ], [ %2774, %2739 ]
 %2774 = add nsw i64 %2773, -1
 %2775 = getelementptr double, ptr %361, i64 %2774
 %2776 = load double, ptr %2775, align 8
 %2777 = mul i64 %2774, %290
 %2778 = getelementptr double, ptr %291, i64 %2777
 %2779 = getelementptr double, ptr %2778, i64 %2774
 %2780 = load double, ptr %2779, align 8
 %2781 = fdiv nsz contract double %2776, %2780
 store double %2781, ptr %2775, align 8
 %2782 = fcmp nsz contract une double %2781, 0.000000e+00
 br i1 %2782, label %2734, label %2739
2783:
 %2784 = phi i64 [ %2786, %2783 ], [ %2737, %2734 ]
 %2785 = phi i64 [ %2787, %2783 ], [ %2736, %2734 ]
 %2786 = add nsw i64 %2784, -1
 %2787 = add nuw i64 %2785, 1
 %2788 = icmp slt i64 %2785, 0
 %2789 = select i1 %2788, i64 %360, i64 0
 %2790 = getelementptr double, ptr %361, i64 %2785
 %2791 = getelementptr double, ptr %2790, i64 %2789
 %2792 = load double, ptr %2791, align 8
 %2793 = select i1 %2788, i64 %290, i64 0
 %2794 = getelementptr double, ptr %2778, i64 %2785
 %2795 = getelementptr double, ptr %2794, i64 %2793
 %2796 = load double, ptr %2795, align 8
 %2797 = fmul nsz contract double %2781, %2796
 %2798 = fsub nsz contract double %2792, %2797
 store double %2798, ptr %2791, align 8
 %2799 = icmp samesign ugt i64 %2784, 1
 br i1 %2799, label %2783, label %2739
2800:
 br i1 %437, label %2824, label %2900
2801:
 %2802 = getelementptr double, ptr %125, i64 %2822
 %2803 = load double, ptr %2802, align 8
 %2804 = tail call nsz contract double @llvm.fabs.f64(double %2803)
 %2805 = getelementptr double, ptr %132, i64 %2822
 %2806 = load double, ptr %2805, align 8
 %2807 = tail call nsz contract double @llvm.fabs.f64(double %2806)
 %2808 = fcmp nsz contract ogt double %2807, %2804
 %2809 = select i1 %2808, double %2807, double %2804
 br label %2810
2810:
 %2811 = phi double [ %2809, %2801 ], [ 1.000000e+00, %2818 ]
 %2812 = getelementptr double, ptr %45, i64 %2819
 %2813 = load double, ptr %2812, align 8
 %2814 = fmul nsz contract double %41, %2811
 %2815 = fadd nsz contract double %2813, %2814
 %2816 = getelementptr double, ptr %158, i64 %2819
 store double %2815, ptr %2816, align 8
 %2817 = icmp eq i64 %33, %2820
 br i1 %2817, label %2824, label %2818
2818:
 %2819 = phi i64 [ %2820, %2810 ], [ 0, %2900 ]
 %2820 = add nuw nsw i64 %2819, 1
 %2821 = getelementptr i64, ptr %34, i64 %2819
 %2822 = load i64, ptr %2821, align 8
 %2823 = icmp slt i64 %2822, 0
 br i1 %2823, label %2810, label %2801
2824:
 br i1 %525, label %2825, label %2826
2825:
 br label %2831
2826:
 %2827 = load double, ptr %526, align 1
 br label %2850
2828:
 %2829 = fmul nsz contract double %41, %2862
 %2830 = fadd nsz contract double %48, %2829
 br label %2864
2831:
 %2832 = phi double [ %2844, %2843 ], [ 0.000000e+00, %2825 ]
 %2833 = phi i64 [ %2845, %2843 ], [ 0, %2825 ]
 %2834 = phi i64 [ %2835, %2843 ], [ 0, %2825 ]
 %2835 = add nuw nsw i64 %2834, 1
 %2836 = getelementptr double, ptr %522, i64 %2834
 %2837 = load double, ptr %2836, align 8
 %2838 = tail call nsz contract double @llvm.fabs.f64(double %2837)
 %2839 = getelementptr double, ptr %158, i64 %2834
 %2840 = load double, ptr %2839, align 8
 %2841 = fdiv nsz contract double %2838, %2840
 %2842 = fcmp nsz contract ugt double %2841, %2832
 br i1 %2842, label %2847, label %2843
2843:
 %2844 = phi double [ %2832, %2831 ], [ %2841, %2847 ]
 %2845 = phi i64 [ %2833, %2831 ], [ %2834, %2847 ]
 %2846 = icmp eq i64 %157, %2835
 br i1 %2846, label %2912, label %2831
2847:
 %2848 = fsub nsz contract double %2841, %2841
 %2849 = fcmp nsz contract ord double %2848, 0.000000e+00
 br i1 %2849, label %2843, label %2912
2850:
 %2851 = phi double [ %2862, %2850 ], [ %2827, %2826 ]
 %2852 = phi i64 [ %2854, %2850 ], [ %524, %2826 ]
 %2853 = phi i64 [ %2855, %2850 ], [ %33, %2826 ]
 %2854 = add nsw i64 %2852, -1
 %2855 = add i64 %2853, 1
 %2856 = icmp slt i64 %2853, 0
 %2857 = select i1 %2856, i64 %117, i64 0
 %2858 = getelementptr double, ptr %118, i64 %2853
 %2859 = getelementptr double, ptr %2858, i64 %2857
 %2860 = load double, ptr %2859, align 8
 %2861 = tail call nsz contract double @llvm.fabs.f64(double %2860)
 %2862 = fadd nsz contract double %2851, %2861
 %2863 = icmp samesign ugt i64 %2852, 1
 br i1 %2863, label %2850, label %2828
2864:
 %2865 = phi i64 [ %524, %2828 ], [ %2867, %2864 ]
 %2866 = phi i64 [ %33, %2828 ], [ %2868, %2864 ]
 %2867 = add nsw i64 %2865, -1
 %2868 = add i64 %2866, 1
 %2869 = icmp slt i64 %2866, 0
 %2870 = select i1 %2869, i64 %157, i64 0
 %2871 = getelementptr double, ptr %158, i64 %2866
 %2872 = getelementptr double, ptr %2871, i64 %2870
 store double %2830, ptr %2872, align 8
 %2873 = icmp samesign ugt i64 %2865, 1
 br i1 %2873, label %2864, label %2825
2874:
 %2875 = phi i64 [ %2876, %2693 ], [ 0, %2692 ]
 %2876 = add nuw nsw i64 %2875, 1
 %2877 = getelementptr i64, ptr %267, i64 %2875
 %2878 = load i64, ptr %2877, align 8
 %2879 = getelementptr double, ptr %460, i64 %2875
 %2880 = load double, ptr %2879, align 8
 %2881 = icmp slt i64 %2878, 0
 %2882 = select i1 %2881, i64 %360, i64 0
 %2883 = getelementptr double, ptr %361, i64 %2878
 %2884 = getelementptr double, ptr %2883, i64 %2882
 store double %2880, ptr %2884, align 8
 br i1 %490, label %2885, label %2693
2885:
 %2886 = getelementptr double, ptr %354, i64 %2875
 br label %2887
2887:
 %2888 = phi double [ %2880, %2885 ], [ %2898, %2887 ]
 %2889 = phi i64 [ 0, %2885 ], [ %2890, %2887 ]
 %2890 = add nuw nsw i64 %2889, 1
 %2891 = getelementptr double, ptr %256, i64 %2889
 %2892 = load double, ptr %2891, align 8
 %2893 = fmul nsz contract double %643, %2892
 %2894 = mul i64 %2889, %353
 %2895 = getelementptr double, ptr %2886, i64 %2894
 %2896 = load double, ptr %2895, align 8
 %2897 = fmul nsz contract double %2893, %2896
 %2898 = fadd nsz contract double %2888, %2897
 store double %2898, ptr %2884, align 8
 %2899 = icmp eq i64 %5, %2890
 br i1 %2899, label %2693, label %2887
2900:
 %2901 = phi i64 [ %2902, %2900 ], [ 0, %2800 ]
 %2902 = add nuw nsw i64 %2901, 1
 %2903 = getelementptr i64, ptr %267, i64 %2901
 %2904 = load i64, ptr %2903, align 8
 %2905 = icmp slt i64 %2904, 0
 %2906 = select i1 %2905, i64 %360, i64 0
 %2907 = getelementptr double, ptr %361, i64 %2904
 %2908 = getelementptr double, ptr %2907, i64 %2906
 %2909 = load double, ptr %2908, align 8
 %2910 = getelementptr double, ptr %522, i64 %2901
 store double %2909, ptr %2910, align 8
 %2911 = icmp eq i64 %33, %2902
 br i1 %2911, label %2818, label %2900
2912:
 %2913 = phi double [ 0.000000e+00, %1633 ], [ %1716, %1722 ], [ %1716, %1715 ], [ 0.000000e+00, %1468 ], [ %2844, %2843 ], [ %2841, %2847 ]
 %2914 = phi i64 [ 0, %1633 ], [ %1717, %1722 ], [ %1717, %1715 ], [ 0, %1468 ], [ %2845, %2843 ], [ %2834, %2847 ]
 %2915 = fsub nsz contract double %2913, %2913
 %2916 = fcmp nsz contract ord double %2915, 0.000000e+00
 br i1 %2916, label %1727, label %1726
2917:
 %2918 = phi i64 [ %2919, %2948 ], [ 0, %1770 ]
 %2919 = add nuw nsw i64 %2918, 1
 %2920 = mul i64 %2918, %367
 %2921 = getelementptr double, ptr %368, i64 %2920
 br i1 %437, label %2923, label %2922
2922:
 tail call void @llvm.memset.p0.i64(ptr align 8 %2921, i8 0, i64 %548, i1 false)
 br label %2923
2923:
 %2924 = mul i64 %2918, %262
 %2925 = getelementptr double, ptr %263, i64 %2924
 br label %2931
2926:
 %2927 = mul i64 %2932, %353
 %2928 = getelementptr double, ptr %354, i64 %2927
 br label %2938
2929:
 %2930 = icmp eq i64 %2933, %5
 br i1 %2930, label %2948, label %2931
2931:
 %2932 = phi i64 [ 0, %2923 ], [ %2933, %2929 ]
 %2933 = add nuw nsw i64 %2932, 1
 %2934 = getelementptr double, ptr %2925, i64 %2932
 %2935 = load double, ptr %2934, align 8
 %2936 = fcmp nsz contract oeq double %2935, 0.000000e+00
 %2937 = or i1 %437, %2936
 br i1 %2937, label %2929, label %2926
2938:
 %2939 = phi i64 [ 0, %2926 ], [ %2940, %2938 ]
 %2940 = add nuw nsw i64 %2939, 1
 %2941 = getelementptr double, ptr %2921, i64 %2939
 %2942 = load double, ptr %2941, align 8
 %2943 = getelementptr double, ptr %2928, i64 %2939
 %2944 = load double, ptr %2943, align 8
 %2945 = fmul nsz contract double %2935, %2944
 %2946 = fadd nsz contract double %2942, %2945
 store double %2946, ptr %2941, align 8
 %2947 = icmp eq i64 %33, %2940
 br i1 %2947, label %2929, label %2938
2948:
 %2949 = icmp eq i64 %5, %2919
 br i1 %2949, label %1771, label %2917
2950:
 br i1 %3538, label %2951, label %2959
2951:
 %2952 = fmul nsz contract double %3537, 0x4670000000000000
 %2953 = fmul nsz contract double %2952, 0x3CA0000000000001
 %2954 = fadd nsz contract double %2952, %2953
 %2955 = fsub nsz contract double %2954, %2952
 %2956 = fmul nsz contract double %2955, 0x3970000000000000
 %2957 = fcmp nsz contract olt double %2956, 4.940660e-324
 %2958 = select i1 %2957, double 4.940660e-324, double %2956
 br label %2963
2959:
 %2960 = fmul nsz contract double %3537, 0x3CA0000000000001
 %2961 = fadd nsz contract double %3537, %2960
 %2962 = fsub nsz contract double %2961, %3537
 br label %2963
2963:
 %2964 = phi double [ %2962, %2959 ], [ %2958, %2951 ]
 %2965 = load i64, ptr %550, align 1
 %2966 = icmp slt i64 %2965, %86
 br i1 %2966, label %2967, label %3224
2967:
 %2968 = fmul nsz contract double %2964, 2.000000e+00
 %2969 = icmp slt i64 %2965, 0
 %2970 = select i1 %2969, i64 %86, i64 0
 %2971 = getelementptr double, ptr %87, i64 %2965
 %2972 = getelementptr double, ptr %2971, i64 %2970
 %2973 = load double, ptr %2972, align 8
 %2974 = fadd nsz contract double %3536, %2968
 %2975 = fcmp nsz contract ugt double %2973, %2974
 br i1 %2975, label %3224, label %2976
2976:
 br i1 %547, label %3023, label %2977
2977:
 %2978 = phi i64 [ %2979, %3019 ], [ 0, %2976 ]
 %2979 = add nuw nsw i64 %2978, 1
 %2980 = mul i64 %2978, %117
 %2981 = getelementptr double, ptr %118, i64 %2980
 br i1 %516, label %2983, label %2982
2982:
 tail call void @llvm.memset.p0.i64(ptr align 8 %2981, i8 0, i64 %517, i1 false)
 br label %2983
2983:
 %2984 = mul i64 %2978, %26
 %2985 = getelementptr double, ptr %27, i64 %2984
 br label %2993
2986:
 %2987 = fmul nsz contract double %3535, %2997
 br i1 %516, label %2991, label %2988
2988:
 %2989 = mul i64 %2994, %107
 %2990 = getelementptr double, ptr %108, i64 %2989
 br label %2999
2991:
 %2992 = icmp eq i64 %2994, %5
 br i1 %2992, label %3009, label %2993
2993:
 %2994 = phi i64 [ 0, %2983 ], [ %2995, %2991 ]
 %2995 = add nuw nsw i64 %2994, 1
 %2996 = getelementptr double, ptr %2985, i64 %2994
 %2997 = load double, ptr %2996, align 8
 %2998 = fcmp nsz contract une double %2997, 0.000000e+00
 br i1 %2998, label %2986, label %2991
2999:
 %3000 = phi i64 [ 0, %2988 ], [ %3001, %2999 ]
 %3001 = add nuw nsw i64 %3000, 1
 %3002 = getelementptr double, ptr %2981, i64 %3000
 %3003 = load double, ptr %3002, align 8
 %3004 = getelementptr double, ptr %2990, i64 %3000
 %3005 = load double, ptr %3004, align 8
 %3006 = fmul nsz contract double %2987, %3005
 %3007 = fadd nsz contract double %3003, %3006
 store double %3007, ptr %3002, align 8
 %3008 = icmp eq i64 %107, %3001
 br i1 %3008, label %2991, label %2999
3009:
 %3010 = mul i64 %2978, %367
 %3011 = getelementptr double, ptr %368, i64 %3010
 br i1 %437, label %3019, label %3012
3012:
 %3013 = phi i64 [ %3014, %3012 ], [ 0, %3009 ]
 %3014 = add nuw nsw i64 %3013, 1
 %3015 = getelementptr double, ptr %3011, i64 %3013
 %3016 = load double, ptr %3015, align 8
 %3017 = getelementptr double, ptr %2981, i64 %3013
 store double %3016, ptr %3017, align 8
 %3018 = icmp eq i64 %33, %3014
 br i1 %3018, label %3019, label %3012
3019:
 %3020 = icmp eq i64 %2979, %5
 br i1 %3020, label %3021, label %2977
3021:
 %3022 = load i64, ptr %550, align 1
 br label %3023
3023:
 %3024 = phi i64 [ %3022, %3021 ], [ %2965, %2976 ]
 br i1 %3538, label %3025, label %3033
3025:
 %3026 = fmul nsz contract double %3537, 0x4670000000000000
 %3027 = fmul nsz contract double %3026, 0x3CA0000000000001
 %3028 = fadd nsz contract double %3026, %3027
 %3029 = fsub nsz contract double %3028, %3026
 %3030 = fmul nsz contract double %3029, 0x3970000000000000
 %3031 = fcmp nsz contract olt double %3030, 4.940660e-324
 %3032 = select i1 %3031, double 4.940660e-324, double %3030
 br label %3037
3033:
 %3034 = fmul nsz contract double %3537, 0x3CA0000000000001
 %3035 = fadd nsz contract double %3537, %3034
 %3036 = fsub nsz contract double %3035, %3537
 br label %3037
3037:
 %3038 = phi double [ %3036, %3033 ], [ %3032, %3025 ]
 %3039 = fmul nsz contract double %3038, 2.000000e+00
 %3040 = icmp slt i64 %3024, %86
 br i1 %3040, label %3041, label %3181
3041:
 %3042 = icmp slt i64 %3024, 0
 %3043 = select i1 %3042, i64 %86, i64 0
 %3044 = getelementptr double, ptr %87, i64 %3024
 %3045 = getelementptr double, ptr %3044, i64 %3043
 %3046 = load double, ptr %3045, align 8
 %3047 = fadd nsz contract double %3536, %3039
 %3048 = fcmp nsz contract ugt double %3046, %3047
 br i1 %3048, label %3181, label %3049
3049:
 %3050 = fsub nsz contract double %3536, %3039
 br label %3051
3051:
 %3052 = phi i64 [ %3171, %3170 ], [ %3024, %3049 ]
 %3053 = load i64, ptr %551, align 1
 %3054 = sub nsw i64 %3052, %3053
 %3055 = icmp slt i64 %3054, 0
 %3056 = select i1 %3055, i64 %172, i64 0
 %3057 = add i64 %3056, %3054
 %3058 = mul i64 %3057, %175
 %3059 = getelementptr double, ptr %176, i64 %3058
 %3060 = icmp slt i64 %3052, 0
 %3061 = select i1 %3060, i64 %86, i64 0
 %3062 = getelementptr double, ptr %87, i64 %3052
 %3063 = getelementptr double, ptr %3062, i64 %3061
 %3064 = load double, ptr %3063, align 8
 %3065 = fcmp nsz contract ult double %3064, %3050
 br i1 %3065, label %3080, label %3066
3066:
 br i1 %436, label %3074, label %3067
3067:
 %3068 = phi i64 [ %3069, %3067 ], [ 0, %3066 ]
 %3069 = add nuw nsw i64 %3068, 1
 %3070 = getelementptr double, ptr %132, i64 %3068
 %3071 = load double, ptr %3070, align 8
 %3072 = getelementptr double, ptr %3059, i64 %3068
 store double %3071, ptr %3072, align 8
 %3073 = icmp eq i64 %124, %3069
 br i1 %3073, label %3074, label %3067
3074:
 br i1 %553, label %3106, label %3075
3075:
 %3076 = select i1 %3055, i64 %182, i64 0
 %3077 = add i64 %3076, %3054
 %3078 = mul i64 %3077, %185
 %3079 = getelementptr double, ptr %186, i64 %3078
 br label %3187
3080:
 %3081 = load double, ptr %210, align 1
 %3082 = fsub nsz contract double %3064, %3081
 %3083 = fdiv nsz contract double %3082, %3535
 br i1 %516, label %3105, label %3084
3084:
 %3085 = fsub nsz contract double 1.000000e+00, %3083
 %3086 = select i1 %3055, i64 %182, i64 0
 %3087 = add i64 %3086, %3054
 %3088 = mul i64 %3087, %185
 %3089 = getelementptr double, ptr %186, i64 %3088
 br label %3201
3090:
 %3091 = phi double [ 0.000000e+00, %3201 ], [ %3222, %3206 ]
 %3092 = icmp slt i64 %3202, %33
 br i1 %3092, label %3093, label %3099
3093:
 %3094 = add nsw i64 %3202, %124
 %3095 = icmp slt i64 %3094, 0
 %3096 = select i1 %3095, i64 %97, i64 0
 %3097 = getelementptr double, ptr %98, i64 %3094
 %3098 = getelementptr double, ptr %3097, i64 %3096
 store double %3091, ptr %3098, align 8
 br label %3185
3099:
 %3100 = sub nsw i64 %3202, %33
 %3101 = getelementptr double, ptr %143, i64 %3100
 %3102 = load double, ptr %3101, align 8
 %3103 = fadd nsz contract double %3091, %3102
 %3104 = getelementptr double, ptr %3089, i64 %3100
 store double %3103, ptr %3104, align 8
 br label %3185
3105:
 tail call void %521(ptr %98, ptr %3059)
 br label %3106
3106:
 %3107 = select i1 %3055, i64 %192, i64 0
 %3108 = add i64 %3107, %3054
 %3109 = mul i64 %3108, %195
 %3110 = getelementptr double, ptr %196, i64 %3109
 br i1 %534, label %3111, label %3120
3111:
 %3112 = phi i64 [ %3115, %3114 ], [ 0, %3106 ]
 %3113 = icmp eq i64 %3112, %567
 br i1 %3113, label %3168, label %3114
3114:
 %3115 = add nuw i64 %3112, 1
 %3116 = getelementptr double, ptr %3059, i64 %3112
 %3117 = load double, ptr %3116, align 8
 %3118 = fsub nsz contract double %3117, %3117
 %3119 = fcmp nsz contract ord double %3118, 0.000000e+00
 br i1 %3119, label %3111, label %3224
3120:
 %3121 = phi i64 [ %3135, %3131 ], [ 12, %3106 ]
 %3122 = icmp eq i64 %3121, 0
 br i1 %3122, label %3153, label %3134
3123:
 br i1 %556, label %3131, label %3124
3124:
 %3125 = phi i64 [ %3126, %3124 ], [ 0, %3123 ]
 %3126 = add nuw nsw i64 %3125, 1
 %3127 = getelementptr double, ptr %162, i64 %3125
 %3128 = load double, ptr %3127, align 8
 %3129 = getelementptr double, ptr %3059, i64 %3125
 store double %3128, ptr %3129, align 8
 %3130 = icmp eq i64 %175, %3126
 br i1 %3130, label %3131, label %3124
3131:
 %3132 = load double, ptr %562, align 8
 %3133 = fcmp nsz contract ugt double %3132, %51
 br i1 %3133, label %3120, label %3153
3134:
 %3135 = add nsw i64 %3121, -1
 br i1 %556, label %3143, label %3136
3136:
 %3137 = phi i64 [ %3138, %3136 ], [ 0, %3134 ]
 %3138 = add nuw nsw i64 %3137, 1
 %3139 = getelementptr double, ptr %3059, i64 %3137
 %3140 = load double, ptr %3139, align 8
 %3141 = getelementptr double, ptr %166, i64 %3137
 store double %3140, ptr %3141, align 8
 %3142 = icmp eq i64 %175, %3138
 br i1 %3142, label %3143, label %3136
3143:
 tail call void %536(ptr %166, ptr %162)
 br label %3144
3144:
 %3145 = phi i64 [ 0, %3143 ], [ %3148, %3147 ]
 %3146 = icmp eq i64 %3145, %558
 br i1 %3146, label %3123, label %3147
3147:
 %3148 = add nuw i64 %3145, 1
 %3149 = getelementptr double, ptr %162, i64 %3145
 %3150 = load double, ptr %3149, align 8
 %3151 = fsub nsz contract double %3150, %3150
 %3152 = fcmp nsz contract ord double %3151, 0.000000e+00
 br i1 %3152, label %3144, label %3153
3153:
 %3154 = phi i1 [ true, %3147 ], [ %3122, %3120 ], [ %3122, %3131 ]
 br i1 %556, label %3162, label %3155
3155:
 %3156 = phi i64 [ %3157, %3155 ], [ 0, %3153 ]
 %3157 = add nuw nsw i64 %3156, 1
 %3158 = getelementptr double, ptr %3059, i64 %3156
 %3159 = load double, ptr %3158, align 8
 %3160 = getelementptr double, ptr %166, i64 %3156
 store double %3159, ptr %3160, align 8
 %3161 = icmp eq i64 %175, %3157
 br i1 %3161, label %3162, label %3155
3162:
 tail call void %536(ptr %166, ptr %162)
 %3163 = load double, ptr %562, align 8
 %3164 = load double, ptr %566, align 8
 store double %3163, ptr %3110, align 8
 %3165 = getelementptr i8, ptr %3110, i64 8
 store double %3164, ptr %3165, align 8
 %3166 = fcmp nsz contract ugt double %3163, %51
 %3167 = select i1 %3154, i1 true, i1 %3166
 br i1 %3167, label %3224, label %3168
3168:
 %3169 = icmp eq i64 %3052, %568
 br i1 %3169, label %3178, label %3170
3170:
 %3171 = add i64 %3052, 1
 %3172 = icmp slt i64 %3052, -1
 %3173 = select i1 %3172, i64 %86, i64 0
 %3174 = getelementptr double, ptr %87, i64 %3171
 %3175 = getelementptr double, ptr %3174, i64 %3173
 %3176 = load double, ptr %3175, align 8
 %3177 = fcmp nsz contract ugt double %3176, %3047
 br i1 %3177, label %3178, label %3051
3178:
 %3179 = phi i64 [ %86, %3168 ], [ %3171, %3170 ]
 %3180 = load i64, ptr %550, align 1
 br label %3181
3181:
 %3182 = phi i64 [ %3024, %3041 ], [ %3024, %3037 ], [ %3180, %3178 ]
 %3183 = phi i64 [ %3024, %3041 ], [ %3024, %3037 ], [ %3179, %3178 ]
 %3184 = sub nsw i64 %3183, %3182
 br label %3224
3185:
 %3186 = icmp eq i64 %107, %3203
 br i1 %3186, label %3105, label %3201
3187:
 %3188 = phi i64 [ 0, %3075 ], [ %3189, %3187 ]
 %3189 = add nuw nsw i64 %3188, 1
 %3190 = getelementptr double, ptr %143, i64 %3188
 %3191 = load double, ptr %3190, align 8
 %3192 = add nsw i64 %3188, %33
 %3193 = icmp slt i64 %3192, 0
 %3194 = select i1 %3193, i64 %117, i64 0
 %3195 = getelementptr double, ptr %118, i64 %3192
 %3196 = getelementptr double, ptr %3195, i64 %3194
 %3197 = load double, ptr %3196, align 8
 %3198 = fadd nsz contract double %3191, %3197
 %3199 = getelementptr double, ptr %3079, i64 %3188
 store double %3198, ptr %3199, align 8
 %3200 = icmp eq i64 %552, %3189
 br i1 %3200, label %3106, label %3187
3201:
 %3202 = phi i64 [ 0, %3084 ], [ %3203, %3185 ]
 %3203 = add nuw nsw i64 %3202, 1
 br i1 %555, label %3090, label %3204
3204:
 %3205 = getelementptr double, ptr %118, i64 %3202
 br label %3206
3206:
 %3207 = phi double [ 0.000000e+00, %3204 ], [ %3222, %3206 ]
 %3208 = phi i64 [ %554, %3204 ], [ %3211, %3206 ]
 %3209 = phi i64 [ %23, %3204 ], [ %3210, %3206 ]
 %3210 = add i64 %3209, -1
 %3211 = add nsw i64 %3208, -1
 %3212 = icmp slt i64 %3210, 0
 %3213 = select i1 %3212, i64 %114, i64 0
 %3214 = add i64 %3213, %3210
 %3215 = mul i64 %3214, %117
 %3216 = getelementptr double, ptr %3205, i64 %3215
 %3217 = load double, ptr %3216, align 8
 %3218 = fadd nsz contract double %3207, %3217
 %3219 = and i64 %3210, 1
 %3220 = icmp eq i64 %3219, 0
 %3221 = select i1 %3220, double %3083, double %3085
 %3222 = fmul nsz contract double %3218, %3221
 %3223 = icmp sgt i64 %3208, 1
 br i1 %3223, label %3206, label %3090
3224:
 %3225 = phi i64 [ 0, %2963 ], [ 0, %2967 ], [ %3184, %3181 ], [ -1, %3114 ], [ -1, %3162 ]
 %3226 = load i64, ptr %419, align 1
 br i1 %3534, label %3240, label %3227
3227:
 %3228 = icmp slt i64 %3226, 0
 %3229 = select i1 %3228, i64 %66, i64 0
 %3230 = add i64 %3229, %3226
 %3231 = mul i64 %3230, %69
 %3232 = getelementptr double, ptr %70, i64 %3231
 %3233 = getelementptr i8, ptr %3232, i64 8
 %3234 = load double, ptr %3233, align 8
 %3235 = fcmp nsz contract ult double %3536, %3234
 br i1 %3235, label %3240, label %3236
3236:
 %3237 = add nsw i64 %3226, 1
 %3238 = icmp slt i64 %3237, %66
 %3239 = select i1 %3238, i64 %3237, i64 %3226
 br label %3240
3240:
 %3241 = phi i64 [ %3226, %3224 ], [ %3239, %3236 ], [ %3226, %3227 ]
 %3242 = icmp sgt i64 %3225, -1
 br i1 %3242, label %3243, label %3390
3243:
 br i1 %535, label %3251, label %3244
3244:
 %3245 = phi i64 [ %3246, %3244 ], [ 0, %3243 ]
 %3246 = add nuw nsw i64 %3245, 1
 %3247 = getelementptr double, ptr %132, i64 %3245
 %3248 = load double, ptr %3247, align 8
 %3249 = getelementptr double, ptr %98, i64 %3245
 store double %3248, ptr %3249, align 8
 %3250 = icmp eq i64 %131, %3246
 br i1 %3250, label %3251, label %3244
3251:
 br i1 %437, label %3262, label %3252
3252:
 %3253 = phi i64 [ %3255, %3252 ], [ %33, %3251 ]
 %3254 = phi i64 [ %3256, %3252 ], [ %131, %3251 ]
 %3255 = add nsw i64 %3253, -1
 %3256 = add i64 %3254, 1
 %3257 = icmp slt i64 %3254, 0
 %3258 = select i1 %3257, i64 %97, i64 0
 %3259 = getelementptr double, ptr %98, i64 %3254
 %3260 = getelementptr double, ptr %3259, i64 %3258
 store double 0.000000e+00, ptr %3260, align 8
 %3261 = icmp samesign ugt i64 %3253, 1
 br i1 %3261, label %3252, label %3262
3262:
 %3263 = icmp slt i64 %3241, 0
 %3264 = select i1 %3263, i64 %66, i64 0
 %3265 = add i64 %3264, %3241
 %3266 = mul i64 %3265, %69
 %3267 = getelementptr double, ptr %70, i64 %3266
 %3268 = getelementptr i8, ptr %3267, i64 16
 %3269 = load double, ptr %3268, align 8
 %3270 = fcmp nsz contract ogt double %3269, %3536
 %3271 = select i1 %3270, double %3269, double %3536
 %3272 = getelementptr i8, ptr %3267, i64 24
 %3273 = load double, ptr %3272, align 8
 %3274 = fcmp nsz contract olt double %3273, %3271
 %3275 = select i1 %3274, double %3273, double %3271
 store double %3275, ptr %443, align 8
 br i1 %444, label %3302, label %3276
3276:
 %3277 = select i1 %3263, i64 %76, i64 0
 %3278 = add i64 %3277, %3241
 %3279 = mul i64 %3278, %445
 %3280 = getelementptr double, ptr %80, i64 %3279
 %3281 = getelementptr double, ptr %3280, i64 %79
 br label %3282
3282:
 %3283 = phi i64 [ 0, %3276 ], [ %3284, %3282 ]
 %3284 = add nuw nsw i64 %3283, 1
 %3285 = getelementptr double, ptr %136, i64 %3283
 %3286 = load double, ptr %3285, align 8
 %3287 = getelementptr double, ptr %3280, i64 %3283
 %3288 = load double, ptr %3287, align 8
 %3289 = getelementptr double, ptr %3281, i64 %3283
 %3290 = load double, ptr %3289, align 8
 %3291 = load double, ptr %3267, align 8
 %3292 = fsub nsz contract double %3275, %3291
 %3293 = fmul nsz contract double %3290, %3292
 %3294 = fadd nsz contract double %3288, %3293
 %3295 = fadd nsz contract double %3286, %3294
 %3296 = add nsw i64 %3283, %446
 %3297 = icmp slt i64 %3296, 0
 %3298 = select i1 %3297, i64 %97, i64 0
 %3299 = getelementptr double, ptr %98, i64 %3296
 %3300 = getelementptr double, ptr %3299, i64 %3298
 store double %3295, ptr %3300, align 8
 %3301 = icmp eq i64 %3284, %79
 br i1 %3301, label %3302, label %3282
3302:
 tail call void %447(ptr %98, ptr %108)
 %3303 = load i64, ptr %448, align 1
 %3304 = add nsw i64 %3303, 1
 store i64 %3304, ptr %448, align 1
 br label %3305
3305:
 %3306 = phi i64 [ 0, %3302 ], [ %3309, %3308 ]
 %3307 = icmp eq i64 %3306, %501
 br i1 %3307, label %3314, label %3308
3308:
 %3309 = add nuw i64 %3306, 1
 %3310 = getelementptr double, ptr %108, i64 %3306
 %3311 = load double, ptr %3310, align 8
 %3312 = fsub nsz contract double %3311, %3311
 %3313 = fcmp nsz contract ord double %3312, 0.000000e+00
 br i1 %3313, label %3305, label %3390
3314:
 br i1 %436, label %3322, label %3315
3315:
 %3316 = phi i64 [ %3317, %3315 ], [ 0, %3314 ]
 %3317 = add nuw nsw i64 %3316, 1
 %3318 = getelementptr double, ptr %132, i64 %3316
 %3319 = load double, ptr %3318, align 8
 %3320 = getelementptr double, ptr %125, i64 %3316
 store double %3319, ptr %3320, align 8
 %3321 = icmp eq i64 %124, %3317
 br i1 %3321, label %3322, label %3315
3322:
 br i1 %553, label %3323, label %3327
3323:
 %3324 = icmp eq i64 %3225, 0
 br i1 %3324, label %3394, label %3325
3325:
 %3326 = load i64, ptr %550, align 1
 br label %3353
3327:
 %3328 = phi i64 [ %3329, %3327 ], [ 0, %3322 ]
 %3329 = add nuw nsw i64 %3328, 1
 %3330 = getelementptr double, ptr %143, i64 %3328
 %3331 = load double, ptr %3330, align 8
 %3332 = add nsw i64 %3328, %33
 %3333 = icmp slt i64 %3332, 0
 %3334 = select i1 %3333, i64 %117, i64 0
 %3335 = getelementptr double, ptr %118, i64 %3332
 %3336 = getelementptr double, ptr %3335, i64 %3334
 %3337 = load double, ptr %3336, align 8
 %3338 = fadd nsz contract double %3331, %3337
 store double %3338, ptr %3330, align 8
 %3339 = load double, ptr %526, align 1
 %3340 = load double, ptr %3336, align 8
 %3341 = tail call nsz contract double @llvm.fabs.f64(double %3340)
 %3342 = fadd nsz contract double %3339, %3341
 store double %3342, ptr %526, align 1
 %3343 = getelementptr double, ptr %147, i64 %3328
 %3344 = load double, ptr %3343, align 8
 %3345 = load double, ptr %3330, align 8
 %3346 = fcmp nsz contract olt double %3345, %3344
 %3347 = select i1 %3346, double %3345, double %3344
 %3348 = getelementptr double, ptr %151, i64 %3328
 %3349 = load double, ptr %3348, align 8
 %3350 = fcmp nsz contract ogt double %3345, %3349
 %3351 = select i1 %3350, double %3345, double %3349
 store double %3347, ptr %3343, align 8
 store double %3351, ptr %3348, align 8
 %3352 = icmp eq i64 %3329, %552
 br i1 %3352, label %3323, label %3327
3353:
 %3354 = phi i64 [ %3225, %3325 ], [ %3356, %3388 ]
 %3355 = phi i64 [ %3326, %3325 ], [ %3357, %3388 ]
 %3356 = add nsw i64 %3354, -1
 %3357 = add i64 %3355, 1
 %3358 = load i64, ptr %551, align 1
 %3359 = sub i64 %3355, %3358
 %3360 = icmp slt i64 %3359, 0
 %3361 = select i1 %3360, i64 %202, i64 0
 %3362 = add i64 %3361, %3359
 %3363 = mul i64 %3362, %205
 %3364 = getelementptr double, ptr %206, i64 %3363
 br i1 %569, label %3368, label %3365
3365:
 %3366 = shl i64 %3363, 3
 %3367 = getelementptr i8, ptr %206, i64 %3366
 tail call void @llvm.memset.p0.i64(ptr align 8 %3367, i8 0, i64 %570, i1 false)
 br label %3368
3368:
 %3369 = load double, ptr %526, align 1
 store double %3369, ptr %3364, align 8
 br i1 %571, label %3388, label %3370
3370:
 %3371 = phi i64 [ %3372, %3370 ], [ 0, %3368 ]
 %3372 = add nuw nsw i64 %3371, 1
 %3373 = getelementptr i64, ptr %91, i64 %3371
 %3374 = load i64, ptr %3373, align 8
 %3375 = icmp slt i64 %3374, -1
 %3376 = select i1 %3375, i64 %205, i64 0
 %3377 = getelementptr double, ptr %3364, i64 %3374
 %3378 = getelementptr i8, ptr %3377, i64 8
 %3379 = getelementptr double, ptr %3378, i64 %3376
 %3380 = load double, ptr %3379, align 8
 %3381 = getelementptr double, ptr %151, i64 %3371
 %3382 = load double, ptr %3381, align 8
 %3383 = getelementptr double, ptr %147, i64 %3371
 %3384 = load double, ptr %3383, align 8
 %3385 = fsub nsz contract double %3382, %3384
 %3386 = fadd nsz contract double %3380, %3385
 store double %3386, ptr %3379, align 8
 %3387 = icmp eq i64 %142, %3372
 br i1 %3387, label %3388, label %3370
3388:
 %3389 = icmp sgt i64 %3354, 1
 br i1 %3389, label %3353, label %3394
3390:
 %3391 = phi i64 [ 0, %3240 ], [ %3306, %3308 ]
 %3392 = phi i64 [ %578, %3240 ], [ 1, %3308 ]
 store i64 1, ptr %438, align 1
 %3393 = load double, ptr %545, align 8
 store double %3393, ptr %546, align 1
 store i64 %3392, ptr %511, align 1
 store i64 %3391, ptr %512, align 1
 store double 0.000000e+00, ptr %491, align 1
 br label %3572
3394:
 %3395 = load i64, ptr %550, align 1
 %3396 = add nsw i64 %3395, %3225
 store i64 %3396, ptr %550, align 1
 store i64 %3241, ptr %419, align 1
 store double %3536, ptr %210, align 1
 %3397 = icmp eq i64 %3241, %3431
 store i64 0, ptr %463, align 1
 %3398 = select i1 %3397, double %3535, double 0.000000e+00
 store double %3398, ptr %491, align 1
 br i1 %3397, label %3399, label %3403
3399:
 %3400 = load double, ptr %509, align 1
 %3401 = fcmp nsz contract ule double %3400, 1.000000e-03
 %3402 = select i1 %3401, i1 %573, i1 false
 br i1 %3402, label %3566, label %3403
3403:
 store i64 1, ptr %449, align 1
 br label %3566
3404:
 %3405 = phi double [ %1467, %1463 ], [ %2913, %1771 ], [ %1733, %1729 ]
 %3406 = fcmp nsz contract olt double %3405, 0.000000e+00
 br i1 %3406, label %3572, label %2950
3407:
 %3408 = load i64, ptr %449, align 1
 %3409 = icmp ne i64 %3408, 0
 %3410 = select i1 %3409, i1 true, i1 %498
 br i1 %3410, label %3418, label %3411
3411:
 %3412 = load double, ptr %421, align 1
 %3413 = fcmp nsz contract ole double %3535, %3412
 %3414 = fmul nsz contract double %3535, 1.200000e+00
 %3415 = fcmp nsz contract olt double %3412, %3414
 %3416 = and i1 %3413, %3415
 br i1 %3416, label %3417, label %3418
3417:
 store double %3535, ptr %421, align 1
 br label %3418
3418:
 %3419 = icmp sgt i64 %3421, 1
 br i1 %3419, label %3420, label %3646
3420:
 %3421 = phi i64 [ %1, %378 ], [ %3422, %3418 ]
 %3422 = add nsw i64 %3421, -1
 %3423 = load i64, ptr %415, align 1
 %3424 = icmp eq i64 %3423, 0
 br i1 %3424, label %3425, label %3646
3425:
 %3426 = load i64, ptr %416, align 1
 %3427 = load i64, ptr %417, align 1
 %3428 = add nsw i64 %3427, %3426
 %3429 = icmp slt i64 %3428, %60
 br i1 %3429, label %3430, label %579
3430:
 %3431 = load i64, ptr %419, align 1
 %3432 = icmp slt i64 %3431, 0
 %3433 = select i1 %3432, i64 %66, i64 0
 %3434 = add i64 %3433, %3431
 %3435 = mul i64 %3434, %69
 %3436 = getelementptr double, ptr %70, i64 %3435
 %3437 = getelementptr i8, ptr %3436, i64 8
 %3438 = load double, ptr %3437, align 8
 %3439 = load double, ptr %420, align 1
 %3440 = fcmp nsz contract olt double %3439, %3438
 %3441 = select i1 %3440, double %3439, double %3438
 br i1 %418, label %3442, label %3482
3442:
 %3443 = load double, ptr %70, align 8
 %3444 = load i64, ptr %424, align 1
 %3445 = add nsw i64 %3444, 1
 %3446 = sitofp i64 %3445 to double
 %3447 = fmul nsz contract double %54, %3446
 %3448 = fadd nsz contract double %3443, %3447
 %3449 = fsub nsz contract double %3441, %425
 %3450 = fcmp nsz contract ogt double %3448, %3449
 br i1 %3450, label %3451, label %3463
3451:
 %3452 = fadd nsz contract double %425, %3441
 %3453 = fcmp nsz contract ogt double %3448, %3452
 br i1 %3453, label %3454, label %3463
3454:
 %3455 = load double, ptr %431, align 8
 %3456 = fcmp nsz contract olt double %3441, %3455
 br i1 %3456, label %3457, label %3463
3457:
 %3458 = load i64, ptr %432, align 1
 %3459 = icmp eq i64 %3458, %3445
 br i1 %3459, label %3463, label %3460
3460:
 store i64 %3445, ptr %432, align 1
 %3461 = load i64, ptr %433, align 1
 %3462 = add nsw i64 %3461, 1
 store i64 %3462, ptr %433, align 1
 br label %3463
3463:
 %3464 = phi double [ %3448, %3442 ], [ %3441, %3451 ], [ %3441, %3454 ], [ %3441, %3457 ], [ %3441, %3460 ]
 %3465 = load double, ptr %210, align 1
 %3466 = fsub nsz contract double %3464, %3465
 %3467 = load double, ptr %421, align 1
 %3468 = fmul nsz contract double %3466, 0x3FEFFFFDE7210BE9
 %3469 = fcmp nsz contract olt double %3467, %3468
 br i1 %3469, label %3470, label %3476
3470:
 %3471 = fmul nsz contract double %3467, 2.000000e+00
 %3472 = fcmp nsz contract ult double %3466, %3471
 %3473 = fmul nsz contract double %3466, 5.000000e-01
 %3474 = select i1 %3472, double %3473, double %3467
 %3475 = fadd nsz contract double %3465, %3474
 br label %3499
3476:
 %3477 = fsub nsz contract double %3466, %54
 %3478 = tail call nsz contract double @llvm.fabs.f64(double %3477)
 %3479 = fcmp nsz contract ugt double %3478, %434
 %3480 = select i1 %3479, double %3466, double %54
 store double %3464, ptr %422, align 1
 %3481 = load double, ptr %3437, align 8
 store double %3480, ptr %423, align 1
 br i1 %3450, label %3533, label %3504
3482:
 %3483 = load double, ptr %421, align 1
 %3484 = getelementptr i8, ptr %3436, i64 32
 %3485 = load double, ptr %3484, align 8
 %3486 = fcmp nsz contract olt double %3485, %3483
 %3487 = select i1 %3486, double %3485, double %3483
 %3488 = load double, ptr %210, align 1
 %3489 = fsub nsz contract double %3441, %3488
 %3490 = fmul nsz contract double %3487, 1.010000e+00
 %3491 = fcmp nsz contract ugt double %3489, %3490
 br i1 %3491, label %3493, label %3492
3492:
 store double %3441, ptr %422, align 1
 store double %3489, ptr %423, align 1
 br label %3533
3493:
 %3494 = fmul nsz contract double %3487, 2.000000e+00
 %3495 = fcmp nsz contract olt double %3489, %3494
 %3496 = fmul nsz contract double %3489, 5.000000e-01
 %3497 = select i1 %3495, double %3496, double %3487
 %3498 = fadd nsz contract double %3488, %3497
 br label %3499
3499:
 %3500 = phi double [ %3498, %3493 ], [ %3475, %3470 ]
 %3501 = phi double [ %3497, %3493 ], [ %3474, %3470 ]
 %3502 = phi double [ %3488, %3493 ], [ %3465, %3470 ]
 store double %3500, ptr %422, align 1
 %3503 = load double, ptr %3437, align 8
 store double %3501, ptr %423, align 1
 br label %3504
3504:
 %3505 = phi double [ %3481, %3476 ], [ %3503, %3499 ]
 %3506 = phi double [ %3480, %3476 ], [ %3501, %3499 ]
 %3507 = phi double [ %3465, %3476 ], [ %3502, %3499 ]
 %3508 = phi double [ %3464, %3476 ], [ %3500, %3499 ]
 %3509 = tail call nsz contract double @llvm.fabs.f64(double %3507)
 %3510 = fcmp nsz contract olt double %3509, 0x16687E92154EF7AC
 br i1 %3510, label %3511, label %3519
3511:
 %3512 = fmul nsz contract double %3509, 0x4670000000000000
 %3513 = fmul nsz contract double %3512, 0x3CA0000000000001
 %3514 = fadd nsz contract double %3512, %3513
 %3515 = fsub nsz contract double %3514, %3512
 %3516 = fmul nsz contract double %3515, 0x3970000000000000
 %3517 = fcmp nsz contract olt double %3516, 4.940660e-324
 %3518 = select i1 %3517, double 4.940660e-324, double %3516
 br label %3523
3519:
 %3520 = fmul nsz contract double %3509, 0x3CA0000000000001
 %3521 = fadd nsz contract double %3509, %3520
 %3522 = fsub nsz contract double %3521, %3509
 br label %3523
3523:
 %3524 = phi double [ %3522, %3519 ], [ %3518, %3511 ]
 %3525 = fmul nsz contract double %3524, 1.600000e+01
 %3526 = load double, ptr %70, align 8
 %3527 = fsub nsz contract double %3505, %3526
 %3528 = tail call nsz contract double @llvm.fabs.f64(double %3527)
 %3529 = fmul nsz contract double %3528, 1.000000e-30
 %3530 = fcmp nsz contract ogt double %3529, %3525
 %3531 = select i1 %3530, double %3529, double %3525
 %3532 = fcmp nsz contract ugt double %3506, %3531
 br i1 %3532, label %3533, label %579
3533:
 %3534 = phi i1 [ false, %3476 ], [ true, %3523 ], [ false, %3492 ]
 %3535 = phi double [ %3480, %3476 ], [ %3506, %3523 ], [ %3489, %3492 ]
 %3536 = phi double [ %3464, %3476 ], [ %3508, %3523 ], [ %3441, %3492 ]
 %3537 = tail call nsz contract double @llvm.fabs.f64(double %3536)
 %3538 = fcmp nsz contract olt double %3537, 0x16687E92154EF7AC
 br i1 %3538, label %3539, label %3547
3539:
 %3540 = fmul nsz contract double %3537, 0x4670000000000000
 %3541 = fmul nsz contract double %3540, 0x3CA0000000000001
 %3542 = fadd nsz contract double %3540, %3541
 %3543 = fsub nsz contract double %3542, %3540
 %3544 = fmul nsz contract double %3543, 0x3970000000000000
 %3545 = fcmp nsz contract olt double %3544, 4.940660e-324
 %3546 = select i1 %3545, double 4.940660e-324, double %3544
 br label %3551
3547:
 %3548 = fmul nsz contract double %3537, 0x3CA0000000000001
 %3549 = fadd nsz contract double %3537, %3548
 %3550 = fsub nsz contract double %3549, %3537
 br label %3551
3551:
 %3552 = phi double [ %3550, %3547 ], [ %3546, %3539 ]
 %3553 = load i64, ptr %435, align 1
 %3554 = icmp slt i64 %3553, %86
 br i1 %3554, label %3555, label %3564
3555:
 %3556 = fmul nsz contract double %3552, 2.000000e+00
 %3557 = icmp slt i64 %3553, 0
 %3558 = select i1 %3557, i64 %86, i64 0
 %3559 = getelementptr double, ptr %87, i64 %3553
 %3560 = getelementptr double, ptr %3559, i64 %3558
 %3561 = load double, ptr %3560, align 8
 %3562 = fadd nsz contract double %3536, %3556
 %3563 = fcmp nsz contract ugt double %3561, %3562
 br i1 %3563, label %3564, label %579
3564:
 %3565 = fcmp nsz contract oeq double %3535, 0.000000e+00
 br i1 %3565, label %3646, label %581
3566:
 %3567 = load i64, ptr %416, align 1
 %3568 = add nsw i64 %3567, 1
 store i64 %3568, ptr %416, align 1
 %3569 = load double, ptr %210, align 1
 %3570 = load double, ptr %431, align 8
 %3571 = fcmp nsz contract ult double %3569, %3570
 br i1 %3571, label %3597, label %3600
3572:
 %3573 = phi double [ %3405, %3404 ], [ 0xBFD5555555555555, %1729 ], [ -2.500000e-01, %1726 ], [ -2.500000e-01, %1416 ], [ -2.500000e-01, %1327 ], [ -2.500000e-01, %646 ], [ -2.500000e-01, %1768 ], [ -2.000000e-01, %3390 ], [ -5.000000e-01, %1463 ]
 %3574 = load i64, ptr %417, align 1
 %3575 = add nsw i64 %3574, 1
 store i64 %3575, ptr %417, align 1
 %3576 = fneg nsz contract double %3573
 %3577 = fmul nsz contract double %3535, %3576
 store double %3577, ptr %421, align 1
 br i1 %418, label %3578, label %3596
3578:
 %3579 = load i64, ptr %511, align 1
 %3580 = load i64, ptr %432, align 1
 %3581 = load i64, ptr %424, align 1
 %3582 = add nsw i64 %3581, 1
 %3583 = icmp eq i64 %3580, %3582
 br i1 %3583, label %3596, label %3592
3584:
 %3585 = shl nuw nsw i64 %3579, 3
 %3586 = add nuw nsw i64 %3585, 200
 br label %3587
3587:
 %3588 = phi i64 [ 192, %3592 ], [ %3586, %3584 ], [ 224, %3594 ]
 %3589 = getelementptr inbounds nuw i8, ptr %210, i64 %3588
 %3590 = load i64, ptr %3589, align 1
 %3591 = add nsw i64 %3590, 1
 store i64 %3591, ptr %3589, align 1
 br label %3596
3592:
 store i64 %3582, ptr %432, align 1
 %3593 = icmp slt i64 %3579, 0
 br i1 %3593, label %3587, label %3594
3594:
 %3595 = icmp samesign ult i64 %3579, 3
 br i1 %3595, label %3584, label %3587
3596:
 store double 2.000000e+00, ptr %528, align 1
 br label %3643
3597:
 %3598 = load double, ptr %420, align 1
 %3599 = fcmp nsz contract ult double %3569, %3598
 br i1 %3599, label %3602, label %3600
3600:
 %3601 = phi i64 [ 1, %3566 ], [ 6, %3597 ]
 store i64 %3601, ptr %415, align 1
 br label %3602
3602:
 br i1 %418, label %3603, label %3613
3603:
 store double %54, ptr %421, align 1
 %3604 = load double, ptr %70, align 8
 %3605 = load i64, ptr %424, align 1
 %3606 = add nsw i64 %3605, 1
 %3607 = sitofp i64 %3606 to double
 %3608 = fadd nsz contract double %3607, 0xBEB0C6F7A0B5ED8D
 %3609 = fmul nsz contract double %54, %3608
 %3610 = fadd nsz contract double %3604, %3609
 %3611 = fcmp nsz contract ult double %3569, %3610
 br i1 %3611, label %3643, label %3612
3612:
 store i64 %3606, ptr %424, align 1
 br label %3643
3613:
 %3614 = load double, ptr %528, align 1
 %3615 = fcmp nsz contract ogt double %3614, 1.000000e+00
 %3616 = select i1 %3615, double 1.000000e+00, double 6.000000e+00
 %3617 = fcmp nsz contract olt double %3614, 1.000000e-04
 %3618 = select i1 %3617, double 1.000000e-04, double %3614
 %3619 = fcmp nsz contract ogt double %3618, 1.000000e+00
 %3620 = select i1 %3619, double 1.000000e+00, double %3618
 %3621 = fcmp nsz contract olt double %3405, 0x3C9CD2B297D889BC
 %3622 = select i1 %3621, double 0x3C9CD2B297D889BC, double %3405
 %3623 = tail call nsz contract double @llvm.pow.f64(double %3622, double %574)
 %3624 = fmul nsz contract double %3623, 9.000000e-01
 %3625 = tail call nsz contract double @llvm.pow.f64(double %3620, double 4.000000e-02)
 %3626 = fmul nsz contract double %3624, %3625
 %3627 = fcmp nsz contract olt double %3626, 0x3FD5555555555555
 %3628 = select i1 %3627, double 0x3FD5555555555555, double %3626
 %3629 = fcmp nsz contract olt double %3616, %3628
 %3630 = select i1 %3629, double %3616, double %3628
 %3631 = fmul nsz contract double %3535, %3630
 %3632 = load double, ptr %421, align 1
 %3633 = fcmp nsz contract olt double %3535, %3632
 %3634 = fcmp nsz contract oge double %3626, 1.000000e+00
 %3635 = select i1 %3633, i1 %3634, i1 false
 %3636 = fcmp nsz contract ogt double %3632, %3631
 %3637 = select i1 %3635, i1 %3636, i1 false
 %3638 = select i1 %3637, double %3632, double %3631
 %3639 = fcmp nsz contract olt double %57, %3638
 %3640 = select i1 %3639, double %57, double %3638
 store double %3640, ptr %421, align 1
 %3641 = fcmp nsz contract olt double %3405, 1.000000e-04
 %3642 = select i1 %3641, double 1.000000e-04, double %3405
 store double %3642, ptr %528, align 1
 br label %3643
3643:
 %3644 = phi double [ %3573, %3596 ], [ %3405, %3603 ], [ %3405, %3612 ], [ %3405, %3613 ]
 %3645 = fcmp nsz contract ult double %3644, 0.000000e+00
 br i1 %3645, label %3418, label %3407
3646:
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
