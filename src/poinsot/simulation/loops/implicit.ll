; what: loops for any machine, written by `make loops` from their texts in Python: don't edit
; sources: dd2826e1e8ac5d742a229c20fabe99ff47aa7fff41ad4977c5b5181039463267
; text: fd6c5ed88504d435a4c9ec4db786734c4983417ceefeb7078356f0c3c1d03543
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
 br i1 %377, label %3601, label %378
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
 %575 = select i1 %534, i64 1, i64 2
 br label %3375
576:
 %577 = phi i64 [ 2, %3478 ], [ 3, %3380 ], [ 7, %3510 ]
 store i64 %577, ptr %415, align 1
 br label %3601
578:
 br i1 %436, label %586, label %579
579:
 %580 = phi i64 [ %581, %579 ], [ 0, %578 ]
 %581 = add nuw nsw i64 %580, 1
 %582 = getelementptr double, ptr %125, i64 %580
 %583 = load double, ptr %582, align 8
 %584 = getelementptr double, ptr %98, i64 %580
 store double %583, ptr %584, align 8
 %585 = icmp eq i64 %124, %581
 br i1 %585, label %586, label %579
586:
 br i1 %437, label %597, label %587
587:
 %588 = phi i64 [ %590, %587 ], [ %33, %586 ]
 %589 = phi i64 [ %591, %587 ], [ %124, %586 ]
 %590 = add nsw i64 %588, -1
 %591 = add i64 %589, 1
 %592 = icmp slt i64 %589, 0
 %593 = select i1 %592, i64 %97, i64 0
 %594 = getelementptr double, ptr %98, i64 %589
 %595 = getelementptr double, ptr %594, i64 %593
 store double 0.000000e+00, ptr %595, align 8
 %596 = icmp samesign ugt i64 %588, 1
 br i1 %596, label %587, label %597
597:
 %598 = load i64, ptr %438, align 1
 %599 = icmp eq i64 %598, 0
 br i1 %599, label %639, label %600
600:
 %601 = load double, ptr %210, align 1
 %602 = getelementptr i8, ptr %3391, i64 16
 %603 = load double, ptr %602, align 8
 %604 = fcmp nsz contract ogt double %603, %601
 %605 = select i1 %604, double %603, double %601
 %606 = getelementptr i8, ptr %3391, i64 24
 %607 = load double, ptr %606, align 8
 %608 = fcmp nsz contract olt double %607, %605
 %609 = select i1 %608, double %607, double %605
 store double %609, ptr %443, align 8
 br i1 %444, label %636, label %610
610:
 %611 = select i1 %3387, i64 %76, i64 0
 %612 = add i64 %611, %3386
 %613 = mul i64 %612, %445
 %614 = getelementptr double, ptr %80, i64 %613
 %615 = getelementptr double, ptr %614, i64 %79
 br label %616
616:
 %617 = phi i64 [ 0, %610 ], [ %618, %616 ]
 %618 = add nuw nsw i64 %617, 1
 %619 = getelementptr double, ptr %136, i64 %617
 %620 = load double, ptr %619, align 8
 %621 = getelementptr double, ptr %614, i64 %617
 %622 = load double, ptr %621, align 8
 %623 = getelementptr double, ptr %615, i64 %617
 %624 = load double, ptr %623, align 8
 %625 = load double, ptr %3391, align 8
 %626 = fsub nsz contract double %609, %625
 %627 = fmul nsz contract double %624, %626
 %628 = fadd nsz contract double %622, %627
 %629 = fadd nsz contract double %620, %628
 %630 = add nsw i64 %617, %446
 %631 = icmp slt i64 %630, 0
 %632 = select i1 %631, i64 %97, i64 0
 %633 = getelementptr double, ptr %98, i64 %630
 %634 = getelementptr double, ptr %633, i64 %632
 store double %629, ptr %634, align 8
 %635 = icmp eq i64 %618, %79
 br i1 %635, label %636, label %616
636:
 tail call void %447(ptr %98, ptr %108)
 %637 = load i64, ptr %448, align 1
 %638 = add nsw i64 %637, 1
 store i64 %638, ptr %448, align 1
 store i64 0, ptr %438, align 1
 br label %639
639:
 %640 = fdiv nsz contract double %224, %3490
 %641 = load i64, ptr %449, align 1
 %642 = icmp eq i64 %641, 0
 br label %1769
643:
 %644 = phi i64 [ 1, %2049 ], [ 3, %2368 ], [ 3, %2081 ], [ 3, %2124 ], [ 3, %2061 ]
 store i64 %644, ptr %511, align 1
 br label %3527
645:
 br i1 %490, label %684, label %705
646:
 %647 = icmp eq i64 %686, %5
 br i1 %647, label %705, label %684
648:
 %649 = getelementptr double, ptr %13, i64 %685
 %650 = load double, ptr %649, align 8
 %651 = fmul nsz contract double %3490, %650
 %652 = fdiv nsz contract double %651, %687
 %653 = fadd nsz contract double %652, 1.000000e+00
 br label %654
654:
 %655 = phi double [ %653, %648 ], [ 1.000000e+00, %684 ]
 %656 = fcmp nsz contract olt double %687, 0.000000e+00
 br i1 %656, label %657, label %663
657:
 %658 = getelementptr double, ptr %13, i64 %685
 %659 = load double, ptr %658, align 8
 %660 = fneg nsz contract double %659
 %661 = fmul nsz contract double %3490, %660
 %662 = fdiv nsz contract double %661, %687
 br label %663
663:
 %664 = phi double [ %662, %657 ], [ %655, %654 ]
 br i1 %492, label %646, label %665
665:
 %666 = fsub nsz contract double 1.000000e+00, %664
 %667 = mul i64 %685, %353
 %668 = getelementptr double, ptr %354, i64 %667
 br label %689
669:
 %670 = add nuw nsw i64 %690, 1
 %671 = load double, ptr %491, align 1
 %672 = fcmp nsz contract une double %671, 0.000000e+00
 br i1 %672, label %673, label %680
673:
 %674 = fcmp nsz contract ogt double %671, 0.000000e+00
 br i1 %674, label %675, label %677
675:
 %676 = load double, ptr %691, align 8
 br label %677
677:
 %678 = phi double [ %676, %675 ], [ 0.000000e+00, %673 ]
 %679 = fsub nsz contract double %703, %678
 br label %680
680:
 %681 = phi double [ %679, %677 ], [ 0.000000e+00, %669 ]
 %682 = getelementptr double, ptr %668, i64 %690
 store double %681, ptr %682, align 8
 %683 = icmp eq i64 %367, %670
 br i1 %683, label %646, label %689
684:
 %685 = phi i64 [ %686, %646 ], [ 0, %645 ]
 %686 = add nuw nsw i64 %685, 1
 %687 = load double, ptr %491, align 1
 %688 = fcmp nsz contract ogt double %687, 0.000000e+00
 br i1 %688, label %648, label %654
689:
 %690 = phi i64 [ 0, %665 ], [ %670, %680 ]
 %691 = getelementptr double, ptr %368, i64 %690
 br label %692
692:
 %693 = phi double [ 0.000000e+00, %689 ], [ %703, %692 ]
 %694 = phi i64 [ %5, %689 ], [ %695, %692 ]
 %695 = add nsw i64 %694, -1
 %696 = mul i64 %695, %367
 %697 = getelementptr double, ptr %691, i64 %696
 %698 = load double, ptr %697, align 8
 %699 = fadd nsz contract double %693, %698
 %700 = and i64 %695, 1
 %701 = icmp eq i64 %700, 0
 %702 = select i1 %701, double %664, double %666
 %703 = fmul nsz contract double %699, %702
 %704 = icmp sgt i64 %694, 1
 br i1 %704, label %692, label %669
705:
 br i1 %437, label %724, label %718
706:
 %707 = getelementptr double, ptr %125, i64 %722
 %708 = load double, ptr %707, align 8
 %709 = tail call nsz contract double @llvm.fabs.f64(double %708)
 br label %710
710:
 %711 = phi double [ %709, %706 ], [ 1.000000e+00, %718 ]
 %712 = getelementptr double, ptr %45, i64 %719
 %713 = load double, ptr %712, align 8
 %714 = fmul nsz contract double %41, %711
 %715 = fadd nsz contract double %713, %714
 %716 = getelementptr double, ptr %158, i64 %719
 store double %715, ptr %716, align 8
 %717 = icmp eq i64 %33, %720
 br i1 %717, label %724, label %718
718:
 %719 = phi i64 [ %720, %710 ], [ 0, %705 ]
 %720 = add nuw nsw i64 %719, 1
 %721 = getelementptr i64, ptr %34, i64 %719
 %722 = load i64, ptr %721, align 8
 %723 = icmp slt i64 %722, 0
 br i1 %723, label %710, label %706
724:
 %725 = load double, ptr %497, align 1
 %726 = fcmp nsz contract olt double %725, 0x3CB0000000000000
 %727 = select i1 %726, double 0x3CB0000000000000, double %725
 %728 = tail call nsz contract double @llvm.pow.f64(double %727, double 8.000000e-01)
 store double %728, ptr %497, align 1
 br label %1214
729:
 br i1 %502, label %739, label %1085
730:
 %731 = icmp eq i64 %353, %1087
 br i1 %731, label %739, label %1085
732:
 %733 = icmp eq i64 %5, %1093
 br i1 %733, label %734, label %1091
734:
 %735 = getelementptr i64, ptr %267, i64 %1086
 br label %1113
736:
 %737 = add nuw nsw i64 %1114, 1
 %738 = icmp eq i64 %5, %737
 br i1 %738, label %730, label %1113
739:
 %740 = load i64, ptr %461, align 1
 %741 = load i64, ptr %462, align 1
 br i1 %450, label %763, label %742
742:
 br i1 %504, label %743, label %744
743:
 tail call void %505(ptr %336, ptr %347)
 br label %844
744:
 %745 = phi i64 [ %746, %744 ], [ 0, %742 ]
 %746 = add nuw nsw i64 %745, 1
 %747 = getelementptr double, ptr %361, i64 %745
 %748 = load double, ptr %747, align 8
 %749 = add nsw i64 %745, %503
 %750 = icmp slt i64 %749, 0
 %751 = select i1 %750, i64 %335, i64 0
 %752 = getelementptr double, ptr %336, i64 %749
 %753 = getelementptr double, ptr %752, i64 %751
 store double %748, ptr %753, align 8
 %754 = icmp eq i64 %360, %746
 br i1 %754, label %755, label %744
755:
 tail call void %505(ptr %336, ptr %347)
 br label %756
756:
 %757 = phi i64 [ 0, %755 ], [ %758, %756 ]
 %758 = add nuw nsw i64 %757, 1
 %759 = getelementptr double, ptr %347, i64 %757
 %760 = load double, ptr %759, align 8
 %761 = getelementptr double, ptr %361, i64 %757
 store double %760, ptr %761, align 8
 %762 = icmp eq i64 %360, %758
 br i1 %762, label %844, label %756
763:
 br i1 %485, label %844, label %764
764:
 %765 = add i64 %740, 1
 br label %785
766:
 %767 = add i64 %765, %786
 %768 = tail call i64 @llvm.smin.i64(i64 %287, i64 range(i64 -9223372036854775807, -9223372036854775808) %767)
 %769 = sub i64 %768, %787
 %770 = icmp slt i64 %769, 1
 br i1 %770, label %774, label %771
771:
 %772 = mul i64 %786, %290
 %773 = getelementptr double, ptr %291, i64 %772
 br label %799
774:
 %775 = icmp eq i64 %787, %287
 br i1 %775, label %776, label %785
776:
 %777 = add i64 %741, %740
 br label %816
778:
 %779 = sub i64 %818, %777
 %780 = tail call i64 @llvm.smax.i64(i64 %779, i64 0)
 %781 = sub i64 %818, %780
 %782 = icmp slt i64 %781, 1
 br i1 %782, label %783, label %827
783:
 %784 = icmp samesign ugt i64 %817, 1
 br i1 %784, label %816, label %844
785:
 %786 = phi i64 [ 0, %764 ], [ %787, %774 ]
 %787 = add nuw nsw i64 %786, 1
 %788 = getelementptr i64, ptr %295, i64 %786
 %789 = load i64, ptr %788, align 8
 %790 = icmp slt i64 %789, 0
 %791 = select i1 %790, i64 %360, i64 0
 %792 = getelementptr double, ptr %361, i64 %789
 %793 = getelementptr double, ptr %792, i64 %791
 %794 = load double, ptr %793, align 8
 %795 = getelementptr double, ptr %361, i64 %786
 %796 = load double, ptr %795, align 8
 store double %794, ptr %795, align 8
 store double %796, ptr %793, align 8
 %797 = load double, ptr %795, align 8
 %798 = fcmp nsz contract une double %797, 0.000000e+00
 br i1 %798, label %766, label %774
799:
 %800 = phi i64 [ %769, %771 ], [ %802, %799 ]
 %801 = phi i64 [ %787, %771 ], [ %803, %799 ]
 %802 = add nsw i64 %800, -1
 %803 = add nuw i64 %801, 1
 %804 = icmp slt i64 %801, 0
 %805 = select i1 %804, i64 %360, i64 0
 %806 = getelementptr double, ptr %361, i64 %801
 %807 = getelementptr double, ptr %806, i64 %805
 %808 = load double, ptr %807, align 8
 %809 = select i1 %804, i64 %290, i64 0
 %810 = getelementptr double, ptr %773, i64 %801
 %811 = getelementptr double, ptr %810, i64 %809
 %812 = load double, ptr %811, align 8
 %813 = fmul nsz contract double %797, %812
 %814 = fsub nsz contract double %808, %813
 store double %814, ptr %807, align 8
 %815 = icmp samesign ugt i64 %800, 1
 br i1 %815, label %799, label %774
816:
 %817 = phi i64 [ %287, %776 ], [ %818, %783 ]
 %818 = add nsw i64 %817, -1
 %819 = getelementptr double, ptr %361, i64 %818
 %820 = load double, ptr %819, align 8
 %821 = mul i64 %818, %290
 %822 = getelementptr double, ptr %291, i64 %821
 %823 = getelementptr double, ptr %822, i64 %818
 %824 = load double, ptr %823, align 8
 %825 = fdiv nsz contract double %820, %824
 store double %825, ptr %819, align 8
 %826 = fcmp nsz contract une double %825, 0.000000e+00
 br i1 %826, label %778, label %783
827:
 %828 = phi i64 [ %830, %827 ], [ %781, %778 ]
 %829 = phi i64 [ %831, %827 ], [ %780, %778 ]
 %830 = add nsw i64 %828, -1
 %831 = add nuw i64 %829, 1
 %832 = icmp slt i64 %829, 0
 %833 = select i1 %832, i64 %360, i64 0
 %834 = getelementptr double, ptr %361, i64 %829
 %835 = getelementptr double, ptr %834, i64 %833
 %836 = load double, ptr %835, align 8
 %837 = select i1 %832, i64 %290, i64 0
 %838 = getelementptr double, ptr %822, i64 %829
 %839 = getelementptr double, ptr %838, i64 %837
 %840 = load double, ptr %839, align 8
 %841 = fmul nsz contract double %825, %840
 %842 = fsub nsz contract double %836, %841
 store double %842, ptr %835, align 8
 %843 = icmp samesign ugt i64 %828, 1
 br i1 %843, label %827, label %783
844:
 br i1 %486, label %848, label %845
845:
 %846 = add i64 %740, 1
 %847 = add i64 %741, %740
 br label %1140
848:
 br i1 %502, label %1304, label %1143
849:
 %850 = mul i64 %1141, %342
 %851 = getelementptr double, ptr %343, i64 %850
 %852 = shl nuw nsw i64 %1141, 1
 %853 = or disjoint i64 %852, 1
 br label %857
854:
 br i1 %858, label %855, label %857
855:
 tail call void %508(ptr %851, ptr %347)
 br label %877
856:
 br i1 %878, label %1083, label %877
857:
 %858 = phi i1 [ false, %849 ], [ true, %854 ]
 %859 = phi i64 [ 0, %849 ], [ 1, %854 ]
 br i1 %504, label %854, label %860
860:
 %861 = add nuw nsw i64 %859, %853
 %862 = mul i64 %861, %360
 %863 = getelementptr double, ptr %361, i64 %862
 %864 = mul nuw nsw i64 %859, %360
 %865 = add nsw i64 %507, %864
 br label %866
866:
 %867 = phi i64 [ 0, %860 ], [ %868, %866 ]
 %868 = add nuw nsw i64 %867, 1
 %869 = getelementptr double, ptr %863, i64 %867
 %870 = load double, ptr %869, align 8
 %871 = add nsw i64 %865, %867
 %872 = icmp slt i64 %871, 0
 %873 = select i1 %872, i64 %342, i64 0
 %874 = getelementptr double, ptr %851, i64 %871
 %875 = getelementptr double, ptr %874, i64 %873
 store double %870, ptr %875, align 8
 %876 = icmp eq i64 %360, %868
 br i1 %876, label %854, label %866
877:
 %878 = phi i1 [ false, %855 ], [ true, %856 ]
 %879 = phi i64 [ 0, %855 ], [ 1, %856 ]
 br i1 %504, label %856, label %880
880:
 %881 = mul nuw nsw i64 %879, %360
 %882 = add nuw nsw i64 %879, %853
 %883 = mul i64 %882, %360
 %884 = getelementptr double, ptr %361, i64 %883
 %885 = getelementptr double, ptr %347, i64 %881
 br label %886
886:
 %887 = phi i64 [ 0, %880 ], [ %888, %886 ]
 %888 = add nuw nsw i64 %887, 1
 %889 = getelementptr double, ptr %885, i64 %887
 %890 = load double, ptr %889, align 8
 %891 = getelementptr double, ptr %884, i64 %887
 store double %890, ptr %891, align 8
 %892 = icmp eq i64 %360, %888
 br i1 %892, label %856, label %886
893:
 %894 = mul i64 %1141, %487
 %895 = getelementptr double, ptr %305, i64 %894
 %896 = mul i64 %1141, %488
 %897 = getelementptr double, ptr %315, i64 %896
 %898 = mul i64 %1141, %321
 %899 = getelementptr i64, ptr %322, i64 %898
 %900 = shl nuw nsw i64 %1141, 1
 %901 = or disjoint i64 %900, 1
 %902 = mul i64 %901, %360
 %903 = getelementptr double, ptr %361, i64 %902
 %904 = add nuw nsw i64 %900, 2
 %905 = mul i64 %904, %360
 %906 = getelementptr double, ptr %361, i64 %905
 br i1 %489, label %1083, label %926
907:
 %908 = add i64 %846, %927
 %909 = tail call i64 @llvm.smin.i64(i64 %301, i64 range(i64 -9223372036854775807, -9223372036854775808) %908)
 %910 = sub i64 %909, %928
 %911 = icmp slt i64 %910, 1
 br i1 %911, label %917, label %912
912:
 %913 = mul i64 %927, %304
 %914 = getelementptr double, ptr %895, i64 %913
 %915 = mul i64 %927, %314
 %916 = getelementptr double, ptr %897, i64 %915
 br label %948
917:
 %918 = icmp eq i64 %928, %301
 br i1 %918, label %980, label %926
919:
 %920 = sub i64 %982, %847
 %921 = tail call i64 @llvm.smax.i64(i64 %920, i64 0)
 %922 = sub i64 %982, %921
 %923 = icmp slt i64 %922, 1
 br i1 %923, label %924, label %1031
924:
 %925 = icmp samesign ugt i64 %981, 1
 br i1 %925, label %980, label %1083
926:
 %927 = phi i64 [ %928, %917 ], [ 0, %893 ]
 %928 = add nuw nsw i64 %927, 1
 %929 = getelementptr i64, ptr %899, i64 %927
 %930 = load i64, ptr %929, align 8
 %931 = icmp slt i64 %930, 0
 %932 = select i1 %931, i64 %360, i64 0
 %933 = getelementptr double, ptr %903, i64 %930
 %934 = getelementptr double, ptr %933, i64 %932
 %935 = load double, ptr %934, align 8
 %936 = getelementptr double, ptr %903, i64 %927
 %937 = load double, ptr %936, align 8
 store double %935, ptr %936, align 8
 store double %937, ptr %934, align 8
 %938 = getelementptr double, ptr %906, i64 %930
 %939 = getelementptr double, ptr %938, i64 %932
 %940 = load double, ptr %939, align 8
 %941 = getelementptr double, ptr %906, i64 %927
 %942 = load double, ptr %941, align 8
 store double %940, ptr %941, align 8
 store double %942, ptr %939, align 8
 %943 = load double, ptr %936, align 8
 %944 = load double, ptr %941, align 8
 %945 = fcmp nsz contract une double %943, 0.000000e+00
 %946 = fcmp nsz contract une double %944, 0.000000e+00
 %947 = select i1 %945, i1 true, i1 %946
 br i1 %947, label %907, label %917
948:
 %949 = phi i64 [ %910, %912 ], [ %951, %948 ]
 %950 = phi i64 [ %928, %912 ], [ %952, %948 ]
 %951 = add nsw i64 %949, -1
 %952 = add nuw i64 %950, 1
 %953 = icmp slt i64 %950, 0
 %954 = select i1 %953, i64 %360, i64 0
 %955 = getelementptr double, ptr %903, i64 %950
 %956 = getelementptr double, ptr %955, i64 %954
 %957 = load double, ptr %956, align 8
 %958 = select i1 %953, i64 %304, i64 0
 %959 = getelementptr double, ptr %914, i64 %950
 %960 = getelementptr double, ptr %959, i64 %958
 %961 = load double, ptr %960, align 8
 %962 = fmul nsz contract double %943, %961
 %963 = select i1 %953, i64 %314, i64 0
 %964 = getelementptr double, ptr %916, i64 %950
 %965 = getelementptr double, ptr %964, i64 %963
 %966 = load double, ptr %965, align 8
 %967 = fmul nsz contract double %944, %966
 %968 = fsub nsz contract double %967, %962
 %969 = fadd nsz contract double %957, %968
 store double %969, ptr %956, align 8
 %970 = getelementptr double, ptr %906, i64 %950
 %971 = getelementptr double, ptr %970, i64 %954
 %972 = load double, ptr %971, align 8
 %973 = load double, ptr %965, align 8
 %974 = fmul nsz contract double %943, %973
 %975 = load double, ptr %960, align 8
 %976 = fmul nsz contract double %944, %975
 %977 = fadd nsz contract double %974, %976
 %978 = fsub nsz contract double %972, %977
 store double %978, ptr %971, align 8
 %979 = icmp samesign ugt i64 %949, 1
 br i1 %979, label %948, label %917
980:
 %981 = phi i64 [ %982, %924 ], [ %301, %917 ]
 %982 = add nsw i64 %981, -1
 %983 = mul i64 %982, %304
 %984 = getelementptr double, ptr %895, i64 %983
 %985 = getelementptr double, ptr %984, i64 %982
 %986 = load double, ptr %985, align 8
 br label %987
987:
 %988 = phi double [ %994, %987 ], [ 1.000000e+00, %980 ]
 %989 = phi double [ %996, %987 ], [ %986, %980 ]
 %990 = phi i64 [ %995, %987 ], [ 2, %980 ]
 %991 = and i64 %990, 1
 %992 = icmp eq i64 %991, 0
 %993 = fmul nsz contract double %988, %989
 %994 = select i1 %992, double %988, double %993
 %995 = lshr i64 %990, 1
 %996 = fmul nsz contract double %989, %989
 %997 = icmp eq i64 %995, 0
 br i1 %997, label %998, label %987
998:
 %999 = mul i64 %982, %314
 %1000 = getelementptr double, ptr %897, i64 %999
 %1001 = getelementptr double, ptr %1000, i64 %982
 %1002 = load double, ptr %1001, align 8
 br label %1003
1003:
 %1004 = phi double [ %1010, %1003 ], [ 1.000000e+00, %998 ]
 %1005 = phi double [ %1012, %1003 ], [ %1002, %998 ]
 %1006 = phi i64 [ %1011, %1003 ], [ 2, %998 ]
 %1007 = and i64 %1006, 1
 %1008 = icmp eq i64 %1007, 0
 %1009 = fmul nsz contract double %1004, %1005
 %1010 = select i1 %1008, double %1004, double %1009
 %1011 = lshr i64 %1006, 1
 %1012 = fmul nsz contract double %1005, %1005
 %1013 = icmp eq i64 %1011, 0
 br i1 %1013, label %1014, label %1003
1014:
 %1015 = fadd nsz contract double %994, %1010
 %1016 = getelementptr double, ptr %903, i64 %982
 %1017 = load double, ptr %1016, align 8
 %1018 = fmul nsz contract double %986, %1017
 %1019 = getelementptr double, ptr %906, i64 %982
 %1020 = load double, ptr %1019, align 8
 %1021 = fmul nsz contract double %1002, %1020
 %1022 = fadd nsz contract double %1018, %1021
 %1023 = fdiv nsz contract double %1022, %1015
 %1024 = fmul nsz contract double %986, %1020
 %1025 = fmul nsz contract double %1002, %1017
 %1026 = fsub nsz contract double %1024, %1025
 %1027 = fdiv nsz contract double %1026, %1015
 store double %1023, ptr %1016, align 8
 store double %1027, ptr %1019, align 8
 %1028 = fcmp nsz contract une double %1023, 0.000000e+00
 %1029 = fcmp nsz contract une double %1027, 0.000000e+00
 %1030 = or i1 %1028, %1029
 br i1 %1030, label %919, label %924
1031:
 %1032 = phi i64 [ %1034, %1031 ], [ %922, %919 ]
 %1033 = phi i64 [ %1035, %1031 ], [ %921, %919 ]
 %1034 = add nsw i64 %1032, -1
 %1035 = add nuw i64 %1033, 1
 %1036 = icmp slt i64 %1033, 0
 %1037 = select i1 %1036, i64 %360, i64 0
 %1038 = getelementptr double, ptr %903, i64 %1033
 %1039 = getelementptr double, ptr %1038, i64 %1037
 %1040 = load double, ptr %1039, align 8
 %1041 = select i1 %1036, i64 %304, i64 0
 %1042 = getelementptr double, ptr %984, i64 %1033
 %1043 = getelementptr double, ptr %1042, i64 %1041
 %1044 = load double, ptr %1043, align 8
 %1045 = fmul nsz contract double %1023, %1044
 %1046 = select i1 %1036, i64 %314, i64 0
 %1047 = getelementptr double, ptr %1000, i64 %1033
 %1048 = getelementptr double, ptr %1047, i64 %1046
 %1049 = load double, ptr %1048, align 8
 %1050 = fmul nsz contract double %1027, %1049
 %1051 = fsub nsz contract double %1050, %1045
 %1052 = fadd nsz contract double %1040, %1051
 store double %1052, ptr %1039, align 8
 %1053 = getelementptr double, ptr %906, i64 %1033
 %1054 = getelementptr double, ptr %1053, i64 %1037
 %1055 = load double, ptr %1054, align 8
 %1056 = load double, ptr %1048, align 8
 %1057 = fmul nsz contract double %1023, %1056
 %1058 = load double, ptr %1043, align 8
 %1059 = fmul nsz contract double %1027, %1058
 %1060 = fadd nsz contract double %1057, %1059
 %1061 = fsub nsz contract double %1055, %1060
 store double %1061, ptr %1054, align 8
 %1062 = icmp samesign ugt i64 %1032, 1
 br i1 %1062, label %1031, label %924
1063:
 %1064 = phi double [ %1145, %1143 ], [ %1080, %1070 ]
 %1065 = phi i64 [ %1144, %1143 ], [ %1081, %1070 ]
 %1066 = icmp eq i64 %353, %1147
 br i1 %1066, label %1304, label %1143
1067:
 %1068 = getelementptr double, ptr %354, i64 %1146
 %1069 = getelementptr double, ptr %158, i64 %1146
 br label %1163
1070:
 %1071 = add nuw nsw i64 %1166, 1
 %1072 = mul i64 %1166, %353
 %1073 = getelementptr double, ptr %1068, i64 %1072
 %1074 = load double, ptr %1073, align 8
 %1075 = fadd nsz contract double %1178, %1074
 store double %1075, ptr %1073, align 8
 %1076 = tail call nsz contract double @llvm.fabs.f64(double %1178)
 %1077 = load double, ptr %1069, align 8
 %1078 = fdiv nsz contract double %1076, %1077
 %1079 = fcmp nsz contract ugt double %1078, %1165
 %1080 = select i1 %1079, double %1078, double %1165
 %1081 = select i1 %1079, i64 %1146, i64 %1164
 %1082 = icmp eq i64 %5, %1071
 br i1 %1082, label %1063, label %1163
1083:
 %1084 = icmp eq i64 %1142, %230
 br i1 %1084, label %848, label %1140
1085:
 %1086 = phi i64 [ %1087, %730 ], [ 0, %729 ]
 %1087 = add nuw nsw i64 %1086, 1
 br i1 %490, label %1088, label %730
1088:
 %1089 = getelementptr double, ptr %108, i64 %1086
 %1090 = getelementptr double, ptr %354, i64 %1086
 br label %1091
1091:
 %1092 = phi i64 [ 0, %1088 ], [ %1093, %732 ]
 %1093 = add nuw nsw i64 %1092, 1
 %1094 = mul i64 %1093, %107
 %1095 = getelementptr double, ptr %1089, i64 %1094
 %1096 = load double, ptr %1095, align 8
 %1097 = getelementptr double, ptr %372, i64 %1092
 store double %1096, ptr %1097, align 8
 %1098 = mul i64 %1092, %220
 %1099 = getelementptr double, ptr %221, i64 %1098
 br label %1100
1100:
 %1101 = phi i64 [ 0, %1091 ], [ %1103, %1100 ]
 %1102 = phi double [ %1096, %1091 ], [ %1111, %1100 ]
 %1103 = add nuw nsw i64 %1101, 1
 %1104 = getelementptr double, ptr %1099, i64 %1101
 %1105 = load double, ptr %1104, align 8
 %1106 = mul i64 %1101, %353
 %1107 = getelementptr double, ptr %1090, i64 %1106
 %1108 = load double, ptr %1107, align 8
 %1109 = fmul nsz contract double %1105, %1108
 %1110 = fdiv nsz contract double %1109, %3490
 %1111 = fsub nsz contract double %1102, %1110
 store double %1111, ptr %1097, align 8
 %1112 = icmp eq i64 %5, %1103
 br i1 %1112, label %732, label %1100
1113:
 %1114 = phi i64 [ 0, %734 ], [ %737, %736 ]
 %1115 = load i64, ptr %735, align 8
 %1116 = icmp slt i64 %1115, 0
 %1117 = select i1 %1116, i64 %360, i64 0
 %1118 = mul i64 %1114, %360
 %1119 = getelementptr double, ptr %361, i64 %1118
 %1120 = getelementptr double, ptr %1119, i64 %1115
 %1121 = getelementptr double, ptr %1120, i64 %1117
 store double 0.000000e+00, ptr %1121, align 8
 %1122 = mul i64 %1114, %247
 %1123 = getelementptr double, ptr %248, i64 %1122
 br label %1124
1124:
 %1125 = phi i64 [ 0, %1113 ], [ %1126, %1124 ]
 %1126 = add nuw nsw i64 %1125, 1
 %1127 = load i64, ptr %735, align 8
 %1128 = icmp slt i64 %1127, 0
 %1129 = select i1 %1128, i64 %360, i64 0
 %1130 = getelementptr double, ptr %1119, i64 %1127
 %1131 = getelementptr double, ptr %1130, i64 %1129
 %1132 = load double, ptr %1131, align 8
 %1133 = getelementptr double, ptr %1123, i64 %1125
 %1134 = load double, ptr %1133, align 8
 %1135 = getelementptr double, ptr %372, i64 %1125
 %1136 = load double, ptr %1135, align 8
 %1137 = fmul nsz contract double %1134, %1136
 %1138 = fadd nsz contract double %1132, %1137
 store double %1138, ptr %1131, align 8
 %1139 = icmp eq i64 %5, %1126
 br i1 %1139, label %736, label %1124
1140:
 %1141 = phi i64 [ 0, %845 ], [ %1142, %1083 ]
 %1142 = add nuw nsw i64 %1141, 1
 br i1 %450, label %893, label %849
1143:
 %1144 = phi i64 [ %1065, %1063 ], [ 0, %848 ]
 %1145 = phi double [ %1064, %1063 ], [ 0.000000e+00, %848 ]
 %1146 = phi i64 [ %1147, %1063 ], [ 0, %848 ]
 %1147 = add nuw nsw i64 %1146, 1
 br i1 %490, label %1148, label %1063
1148:
 %1149 = getelementptr i64, ptr %267, i64 %1146
 br label %1150
1150:
 %1151 = phi i64 [ 0, %1148 ], [ %1152, %1150 ]
 %1152 = add nuw nsw i64 %1151, 1
 %1153 = load i64, ptr %1149, align 8
 %1154 = icmp slt i64 %1153, 0
 %1155 = select i1 %1154, i64 %360, i64 0
 %1156 = mul i64 %1151, %360
 %1157 = getelementptr double, ptr %361, i64 %1156
 %1158 = getelementptr double, ptr %1157, i64 %1153
 %1159 = getelementptr double, ptr %1158, i64 %1155
 %1160 = load double, ptr %1159, align 8
 %1161 = getelementptr double, ptr %372, i64 %1151
 store double %1160, ptr %1161, align 8
 %1162 = icmp eq i64 %5, %1152
 br i1 %1162, label %1067, label %1150
1163:
 %1164 = phi i64 [ %1144, %1067 ], [ %1081, %1070 ]
 %1165 = phi double [ %1145, %1067 ], [ %1080, %1070 ]
 %1166 = phi i64 [ 0, %1067 ], [ %1071, %1070 ]
 %1167 = mul i64 %1166, %240
 %1168 = getelementptr double, ptr %241, i64 %1167
 br label %1169
1169:
 %1170 = phi double [ 0.000000e+00, %1163 ], [ %1178, %1169 ]
 %1171 = phi i64 [ 0, %1163 ], [ %1172, %1169 ]
 %1172 = add nuw nsw i64 %1171, 1
 %1173 = getelementptr double, ptr %1168, i64 %1171
 %1174 = load double, ptr %1173, align 8
 %1175 = getelementptr double, ptr %372, i64 %1171
 %1176 = load double, ptr %1175, align 8
 %1177 = fmul nsz contract double %1174, %1176
 %1178 = fadd nsz contract double %1170, %1177
 %1179 = icmp eq i64 %5, %1172
 br i1 %1179, label %1070, label %1169
1180:
 %1181 = fdiv nsz contract double %1305, %1215
 store double %1181, ptr %509, align 1
 %1182 = fcmp nsz contract olt double %1181, 1.000000e+00
 br i1 %1182, label %1183, label %1212
1183:
 %1184 = fsub nsz contract double 1.000000e+00, %1181
 %1185 = fdiv nsz contract double %1181, %1184
 store double %1185, ptr %497, align 1
 br label %1186
1186:
 %1187 = phi double [ %1309, %1308 ], [ %1185, %1183 ]
 %1188 = fmul nsz contract double %1305, %1187
 %1189 = fcmp nsz contract ugt double %1188, %496
 br i1 %1189, label %1190, label %1325
1190:
 %1191 = load double, ptr %509, align 1
 %1192 = xor i64 %1216, -1
 %1193 = add nsw i64 %499, %1192
 %1194 = tail call i64 @llvm.abs.i64(i64 range(i64 -9223372036854775798, -9223372036854775808) %1193, i1 true)
 %1195 = icmp samesign ugt i64 %1194, 65536
 br i1 %1195, label %1196, label %1199
1196:
 %1197 = sitofp i64 %1193 to double
 %1198 = tail call nsz contract double @llvm.pow.f64(double %1191, double %1197)
 br label %1310
1199:
 %1200 = icmp eq i64 %1193, 0
 br i1 %1200, label %1310, label %1201
1201:
 %1202 = phi double [ %1208, %1201 ], [ 1.000000e+00, %1199 ]
 %1203 = phi double [ %1210, %1201 ], [ %1191, %1199 ]
 %1204 = phi i64 [ %1209, %1201 ], [ %1194, %1199 ]
 %1205 = and i64 %1204, 1
 %1206 = icmp eq i64 %1205, 0
 %1207 = fmul nsz contract double %1202, %1203
 %1208 = select i1 %1206, double %1202, double %1207
 %1209 = lshr i64 %1204, 1
 %1210 = fmul nsz contract double %1203, %1203
 %1211 = icmp eq i64 %1209, 0
 br i1 %1211, label %1310, label %1201
1212:
 %1213 = fcmp nsz contract ugt double %1305, %510
 br i1 %1213, label %1317, label %1325
1214:
 %1215 = phi double [ 0x7FF0000000000000, %724 ], [ %1305, %1310 ]
 %1216 = phi i64 [ 0, %724 ], [ %1217, %1310 ]
 %1217 = add nuw nsw i64 %1216, 1
 %1218 = load i64, ptr %419, align 1
 %1219 = icmp slt i64 %1218, 0
 %1220 = select i1 %1219, i64 %66, i64 0
 %1221 = add i64 %1220, %1218
 %1222 = mul i64 %1221, %69
 %1223 = getelementptr double, ptr %70, i64 %1222
 %1224 = getelementptr i8, ptr %1223, i64 16
 %1225 = getelementptr i8, ptr %1223, i64 24
 %1226 = select i1 %1219, i64 %76, i64 0
 %1227 = add i64 %1226, %1218
 %1228 = mul i64 %1227, %445
 %1229 = getelementptr double, ptr %80, i64 %1228
 %1230 = getelementptr double, ptr %1229, i64 %79
 br label %1231
1231:
 %1232 = phi i64 [ 0, %1214 ], [ %1289, %1285 ]
 %1233 = icmp eq i64 %1232, %500
 br i1 %1233, label %729, label %1288
1234:
 %1235 = load double, ptr %210, align 1
 %1236 = getelementptr double, ptr %13, i64 %1232
 %1237 = load double, ptr %1236, align 8
 %1238 = fmul nsz contract double %3490, %1237
 %1239 = fadd nsz contract double %1235, %1238
 %1240 = load double, ptr %1224, align 8
 %1241 = fcmp nsz contract ogt double %1240, %1239
 %1242 = select i1 %1241, double %1240, double %1239
 %1243 = load double, ptr %1225, align 8
 %1244 = fcmp nsz contract olt double %1243, %1242
 %1245 = select i1 %1244, double %1243, double %1242
 store double %1245, ptr %443, align 8
 br i1 %444, label %1266, label %1246
1246:
 %1247 = phi i64 [ %1248, %1246 ], [ 0, %1234 ]
 %1248 = add nuw nsw i64 %1247, 1
 %1249 = getelementptr double, ptr %136, i64 %1247
 %1250 = load double, ptr %1249, align 8
 %1251 = getelementptr double, ptr %1229, i64 %1247
 %1252 = load double, ptr %1251, align 8
 %1253 = getelementptr double, ptr %1230, i64 %1247
 %1254 = load double, ptr %1253, align 8
 %1255 = load double, ptr %1223, align 8
 %1256 = fsub nsz contract double %1245, %1255
 %1257 = fmul nsz contract double %1254, %1256
 %1258 = fadd nsz contract double %1252, %1257
 %1259 = fadd nsz contract double %1250, %1258
 %1260 = add nsw i64 %1247, %446
 %1261 = icmp slt i64 %1260, 0
 %1262 = select i1 %1261, i64 %97, i64 0
 %1263 = getelementptr double, ptr %98, i64 %1260
 %1264 = getelementptr double, ptr %1263, i64 %1262
 store double %1259, ptr %1264, align 8
 %1265 = icmp eq i64 %1248, %79
 br i1 %1265, label %1266, label %1246
1266:
 %1267 = icmp slt i64 %1289, 0
 %1268 = select i1 %1267, i64 %104, i64 0
 %1269 = add i64 %1268, %1289
 %1270 = mul i64 %1269, %107
 %1271 = getelementptr double, ptr %108, i64 %1270
 tail call void %447(ptr %98, ptr %1271)
 %1272 = load i64, ptr %448, align 1
 %1273 = add nsw i64 %1272, 1
 store i64 %1273, ptr %448, align 1
 %1274 = mul i64 %1289, %107
 %1275 = getelementptr double, ptr %108, i64 %1274
 br label %1276
1276:
 %1277 = phi i64 [ 0, %1266 ], [ %1280, %1279 ]
 %1278 = icmp eq i64 %1277, %501
 br i1 %1278, label %1285, label %1279
1279:
 %1280 = add nuw i64 %1277, 1
 %1281 = getelementptr double, ptr %1275, i64 %1277
 %1282 = load double, ptr %1281, align 8
 %1283 = fsub nsz contract double %1282, %1282
 %1284 = fcmp nsz contract ord double %1283, 0.000000e+00
 br i1 %1284, label %1276, label %1285
1285:
 %1286 = phi i64 [ %1277, %1279 ], [ -1, %1276 ]
 %1287 = icmp sgt i64 %1286, -1
 br i1 %1287, label %1317, label %1231
1288:
 %1289 = add nuw i64 %1232, 1
 br i1 %437, label %1234, label %1290
1290:
 %1291 = mul i64 %1232, %353
 %1292 = getelementptr double, ptr %354, i64 %1291
 br label %1293
1293:
 %1294 = phi i64 [ 0, %1290 ], [ %1295, %1293 ]
 %1295 = add nuw nsw i64 %1294, 1
 %1296 = getelementptr double, ptr %1292, i64 %1294
 %1297 = load double, ptr %1296, align 8
 %1298 = add nsw i64 %1294, %124
 %1299 = icmp slt i64 %1298, 0
 %1300 = select i1 %1299, i64 %97, i64 0
 %1301 = getelementptr double, ptr %98, i64 %1298
 %1302 = getelementptr double, ptr %1301, i64 %1300
 store double %1297, ptr %1302, align 8
 %1303 = icmp eq i64 %33, %1295
 br i1 %1303, label %1234, label %1293
1304:
 %1305 = phi double [ 0.000000e+00, %848 ], [ %1064, %1063 ]
 %1306 = phi i64 [ 0, %848 ], [ %1065, %1063 ]
 %1307 = icmp ne i64 %1216, 0
 br i1 %1307, label %1180, label %1308
1308:
 %1309 = load double, ptr %497, align 1
 br label %1186
1310:
 %1311 = phi double [ %1198, %1196 ], [ 1.000000e+00, %1199 ], [ %1208, %1201 ]
 %1312 = fmul nsz contract double %1188, %1311
 %1313 = fcmp nsz contract ogt double %1312, %496
 %1314 = and i1 %1307, %1313
 %1315 = icmp eq i64 %1217, %499
 %1316 = select i1 %1314, i1 true, i1 %1315
 br i1 %1316, label %1212, label %1214
1317:
 %1318 = phi i64 [ 3, %1212 ], [ 1, %1285 ]
 %1319 = phi i64 [ %1306, %1212 ], [ %1286, %1285 ]
 store i64 %1318, ptr %511, align 1
 store i64 %1319, ptr %512, align 1
 %1320 = load i64, ptr %463, align 1
 %1321 = icmp eq i64 %1320, 0
 br i1 %1321, label %1322, label %1324
1322:
 store i64 1, ptr %449, align 1
 %1323 = icmp samesign ugt i64 %1771, 1
 br i1 %1323, label %1769, label %1324
1324:
 store double 0.000000e+00, ptr %491, align 1
 br label %3527
1325:
 br i1 %515, label %1326, label %1414
1326:
 %1327 = load i64, ptr %419, align 1
 %1328 = icmp slt i64 %1327, 0
 %1329 = select i1 %1328, i64 %66, i64 0
 %1330 = add i64 %1329, %1327
 %1331 = mul i64 %1330, %69
 %1332 = getelementptr double, ptr %70, i64 %1331
 %1333 = getelementptr i8, ptr %1332, i64 16
 %1334 = getelementptr i8, ptr %1332, i64 24
 %1335 = select i1 %1328, i64 %76, i64 0
 %1336 = add i64 %1335, %1327
 %1337 = mul i64 %1336, %445
 %1338 = getelementptr double, ptr %80, i64 %1337
 %1339 = getelementptr double, ptr %1338, i64 %79
 br label %1340
1340:
 %1341 = phi i64 [ 0, %1326 ], [ %1398, %1394 ]
 %1342 = icmp eq i64 %1341, %500
 br i1 %1342, label %1414, label %1397
1343:
 %1344 = load double, ptr %210, align 1
 %1345 = getelementptr double, ptr %13, i64 %1341
 %1346 = load double, ptr %1345, align 8
 %1347 = fmul nsz contract double %3490, %1346
 %1348 = fadd nsz contract double %1344, %1347
 %1349 = load double, ptr %1333, align 8
 %1350 = fcmp nsz contract ogt double %1349, %1348
 %1351 = select i1 %1350, double %1349, double %1348
 %1352 = load double, ptr %1334, align 8
 %1353 = fcmp nsz contract olt double %1352, %1351
 %1354 = select i1 %1353, double %1352, double %1351
 store double %1354, ptr %443, align 8
 br i1 %444, label %1375, label %1355
1355:
 %1356 = phi i64 [ %1357, %1355 ], [ 0, %1343 ]
 %1357 = add nuw nsw i64 %1356, 1
 %1358 = getelementptr double, ptr %136, i64 %1356
 %1359 = load double, ptr %1358, align 8
 %1360 = getelementptr double, ptr %1338, i64 %1356
 %1361 = load double, ptr %1360, align 8
 %1362 = getelementptr double, ptr %1339, i64 %1356
 %1363 = load double, ptr %1362, align 8
 %1364 = load double, ptr %1332, align 8
 %1365 = fsub nsz contract double %1354, %1364
 %1366 = fmul nsz contract double %1363, %1365
 %1367 = fadd nsz contract double %1361, %1366
 %1368 = fadd nsz contract double %1359, %1367
 %1369 = add nsw i64 %1356, %446
 %1370 = icmp slt i64 %1369, 0
 %1371 = select i1 %1370, i64 %97, i64 0
 %1372 = getelementptr double, ptr %98, i64 %1369
 %1373 = getelementptr double, ptr %1372, i64 %1371
 store double %1368, ptr %1373, align 8
 %1374 = icmp eq i64 %1357, %79
 br i1 %1374, label %1375, label %1355
1375:
 %1376 = icmp slt i64 %1398, 0
 %1377 = select i1 %1376, i64 %104, i64 0
 %1378 = add i64 %1377, %1398
 %1379 = mul i64 %1378, %107
 %1380 = getelementptr double, ptr %108, i64 %1379
 tail call void %447(ptr %98, ptr %1380)
 %1381 = load i64, ptr %448, align 1
 %1382 = add nsw i64 %1381, 1
 store i64 %1382, ptr %448, align 1
 %1383 = mul i64 %1398, %107
 %1384 = getelementptr double, ptr %108, i64 %1383
 br label %1385
1385:
 %1386 = phi i64 [ 0, %1375 ], [ %1389, %1388 ]
 %1387 = icmp eq i64 %1386, %501
 br i1 %1387, label %1394, label %1388
1388:
 %1389 = add nuw i64 %1386, 1
 %1390 = getelementptr double, ptr %1384, i64 %1386
 %1391 = load double, ptr %1390, align 8
 %1392 = fsub nsz contract double %1391, %1391
 %1393 = fcmp nsz contract ord double %1392, 0.000000e+00
 br i1 %1393, label %1385, label %1394
1394:
 %1395 = phi i64 [ %1386, %1388 ], [ -1, %1385 ]
 %1396 = icmp sgt i64 %1395, -1
 br i1 %1396, label %1413, label %1340
1397:
 %1398 = add nuw i64 %1341, 1
 br i1 %437, label %1343, label %1399
1399:
 %1400 = mul i64 %1341, %353
 %1401 = getelementptr double, ptr %354, i64 %1400
 br label %1402
1402:
 %1403 = phi i64 [ 0, %1399 ], [ %1404, %1402 ]
 %1404 = add nuw nsw i64 %1403, 1
 %1405 = getelementptr double, ptr %1401, i64 %1403
 %1406 = load double, ptr %1405, align 8
 %1407 = add nsw i64 %1403, %124
 %1408 = icmp slt i64 %1407, 0
 %1409 = select i1 %1408, i64 %97, i64 0
 %1410 = getelementptr double, ptr %98, i64 %1407
 %1411 = getelementptr double, ptr %1410, i64 %1409
 store double %1406, ptr %1411, align 8
 %1412 = icmp eq i64 %33, %1404
 br i1 %1412, label %1343, label %1402
1413:
 store i64 1, ptr %511, align 1
 store i64 %1395, ptr %512, align 1
 br label %3527
1414:
 br i1 %516, label %1416, label %1415
1415:
 tail call void @llvm.memset.p0.i64(ptr align 8 %118, i8 0, i64 %517, i1 false)
 br label %1416
1416:
 br i1 %518, label %1417, label %1425
1417:
 br label %1441
1418:
 %1419 = fmul nsz contract double %3490, %1429
 br i1 %516, label %1423, label %1420
1420:
 %1421 = mul i64 %1426, %107
 %1422 = getelementptr double, ptr %108, i64 %1421
 br label %1431
1423:
 %1424 = icmp eq i64 %1426, %5
 br i1 %1424, label %1417, label %1425
1425:
 %1426 = phi i64 [ %1427, %1423 ], [ 0, %1416 ]
 %1427 = add nuw nsw i64 %1426, 1
 %1428 = getelementptr double, ptr %9, i64 %1426
 %1429 = load double, ptr %1428, align 8
 %1430 = fcmp nsz contract une double %1429, 0.000000e+00
 br i1 %1430, label %1418, label %1423
1431:
 %1432 = phi i64 [ 0, %1420 ], [ %1433, %1431 ]
 %1433 = add nuw nsw i64 %1432, 1
 %1434 = getelementptr double, ptr %118, i64 %1432
 %1435 = load double, ptr %1434, align 8
 %1436 = getelementptr double, ptr %1422, i64 %1432
 %1437 = load double, ptr %1436, align 8
 %1438 = fmul nsz contract double %1419, %1437
 %1439 = fadd nsz contract double %1435, %1438
 store double %1439, ptr %1434, align 8
 %1440 = icmp eq i64 %107, %1433
 br i1 %1440, label %1423, label %1431
1441:
 %1442 = phi i64 [ %2552, %1448 ], [ %520, %1417 ]
 %1443 = phi i64 [ %2553, %1448 ], [ 0, %1417 ]
 %1444 = icmp sgt i64 %1442, 0
 br i1 %1444, label %2551, label %1465
1445:
 store double 0.000000e+00, ptr %2554, align 8
 br i1 %490, label %1446, label %1448
1446:
 %1447 = getelementptr double, ptr %354, i64 %1443
 br label %2557
1448:
 %1449 = phi double [ %2556, %2555 ], [ 0.000000e+00, %1445 ], [ %2567, %2557 ]
 %1450 = add nsw i64 %1443, %124
 %1451 = icmp slt i64 %1450, 0
 %1452 = select i1 %1451, i64 %97, i64 0
 %1453 = getelementptr double, ptr %98, i64 %1450
 %1454 = getelementptr double, ptr %1453, i64 %1452
 store double %1449, ptr %1454, align 8
 %1455 = load double, ptr %2554, align 8
 %1456 = tail call nsz contract double @llvm.fabs.f64(double %1455)
 %1457 = getelementptr double, ptr %38, i64 %1443
 %1458 = load double, ptr %1457, align 8
 %1459 = fcmp nsz contract ogt double %1456, %1458
 br i1 %1459, label %1460, label %1441
1460:
 %1461 = fmul nsz contract double %1458, 9.000000e-01
 %1462 = fdiv nsz contract double %1461, %1456
 %1463 = fcmp nsz contract ogt double %1462, 5.000000e-01
 store i64 0, ptr %511, align 1
 store i64 %1443, ptr %512, align 1
 %1464 = fneg nsz contract double %1462
 br i1 %1463, label %3527, label %3359
1465:
 tail call void %521(ptr %98, ptr %132)
 br i1 %498, label %2867, label %1466
1466:
 br i1 %516, label %1468, label %1467
1467:
 tail call void @llvm.memset.p0.i64(ptr align 8 %522, i8 0, i64 %517, i1 false)
 br label %1468
1468:
 br i1 %518, label %1492, label %1476
1469:
 %1470 = fmul nsz contract double %3490, %1480
 br i1 %516, label %1474, label %1471
1471:
 %1472 = mul i64 %1477, %107
 %1473 = getelementptr double, ptr %108, i64 %1472
 br label %1482
1474:
 %1475 = icmp eq i64 %1477, %5
 br i1 %1475, label %1492, label %1476
1476:
 %1477 = phi i64 [ %1478, %1474 ], [ 0, %1468 ]
 %1478 = add nuw nsw i64 %1477, 1
 %1479 = getelementptr double, ptr %17, i64 %1477
 %1480 = load double, ptr %1479, align 8
 %1481 = fcmp nsz contract une double %1480, 0.000000e+00
 br i1 %1481, label %1469, label %1474
1482:
 %1483 = phi i64 [ 0, %1471 ], [ %1484, %1482 ]
 %1484 = add nuw nsw i64 %1483, 1
 %1485 = getelementptr double, ptr %522, i64 %1483
 %1486 = load double, ptr %1485, align 8
 %1487 = getelementptr double, ptr %1473, i64 %1483
 %1488 = load double, ptr %1487, align 8
 %1489 = fmul nsz contract double %1470, %1488
 %1490 = fadd nsz contract double %1486, %1489
 store double %1490, ptr %1485, align 8
 %1491 = icmp eq i64 %107, %1484
 br i1 %1491, label %1474, label %1482
1492:
 br i1 %453, label %1674, label %1495
1493:
 %1494 = icmp eq i64 %33, %1676
 br i1 %1494, label %1495, label %1674
1495:
 br i1 %450, label %1517, label %1496
1496:
 br i1 %504, label %1497, label %1498
1497:
 tail call void %505(ptr %336, ptr %347)
 br label %1600
1498:
 %1499 = phi i64 [ %1500, %1498 ], [ 0, %1496 ]
 %1500 = add nuw nsw i64 %1499, 1
 %1501 = getelementptr double, ptr %361, i64 %1499
 %1502 = load double, ptr %1501, align 8
 %1503 = add nsw i64 %1499, %503
 %1504 = icmp slt i64 %1503, 0
 %1505 = select i1 %1504, i64 %335, i64 0
 %1506 = getelementptr double, ptr %336, i64 %1503
 %1507 = getelementptr double, ptr %1506, i64 %1505
 store double %1502, ptr %1507, align 8
 %1508 = icmp eq i64 %360, %1500
 br i1 %1508, label %1509, label %1498
1509:
 tail call void %505(ptr %336, ptr %347)
 br label %1510
1510:
 %1511 = phi i64 [ 0, %1509 ], [ %1512, %1510 ]
 %1512 = add nuw nsw i64 %1511, 1
 %1513 = getelementptr double, ptr %347, i64 %1511
 %1514 = load double, ptr %1513, align 8
 %1515 = getelementptr double, ptr %361, i64 %1511
 store double %1514, ptr %1515, align 8
 %1516 = icmp eq i64 %360, %1512
 br i1 %1516, label %1600, label %1510
1517:
 %1518 = load i64, ptr %461, align 1
 %1519 = load i64, ptr %462, align 1
 br i1 %485, label %1600, label %1520
1520:
 %1521 = add i64 %1518, 1
 br label %1541
1522:
 %1523 = add i64 %1521, %1542
 %1524 = tail call i64 @llvm.smin.i64(i64 %287, i64 range(i64 -9223372036854775807, -9223372036854775808) %1523)
 %1525 = sub i64 %1524, %1543
 %1526 = icmp slt i64 %1525, 1
 br i1 %1526, label %1530, label %1527
1527:
 %1528 = mul i64 %1542, %290
 %1529 = getelementptr double, ptr %291, i64 %1528
 br label %1555
1530:
 %1531 = icmp eq i64 %1543, %287
 br i1 %1531, label %1532, label %1541
1532:
 %1533 = add i64 %1519, %1518
 br label %1572
1534:
 %1535 = sub i64 %1574, %1533
 %1536 = tail call i64 @llvm.smax.i64(i64 %1535, i64 0)
 %1537 = sub i64 %1574, %1536
 %1538 = icmp slt i64 %1537, 1
 br i1 %1538, label %1539, label %1583
1539:
 %1540 = icmp samesign ugt i64 %1573, 1
 br i1 %1540, label %1572, label %1600
1541:
 %1542 = phi i64 [ 0, %1520 ], [ %1543, %1530 ]
 %1543 = add nuw nsw i64 %1542, 1
 %1544 = getelementptr i64, ptr %295, i64 %1542
 %1545 = load i64, ptr %1544, align 8
 %1546 = icmp slt i64 %1545, 0
 %1547 = select i1 %1546, i64 %360, i64 0
 %1548 = getelementptr double, ptr %361, i64 %1545
 %1549 = getelementptr double, ptr %1548, i64 %1547
 %1550 = load double, ptr %1549, align 8
 %1551 = getelementptr double, ptr %361, i64 %1542
 %1552 = load double, ptr %1551, align 8
 store double %1550, ptr %1551, align 8
 store double %1552, ptr %1549, align 8
 %1553 = load double, ptr %1551, align 8
 %1554 = fcmp nsz contract une double %1553, 0.000000e+00
 br i1 %1554, label %1522, label %1530
1555:
 %1556 = phi i64 [ %1525, %1527 ], [ %1558, %1555 ]
 %1557 = phi i64 [ %1543, %1527 ], [ %1559, %1555 ]
 %1558 = add nsw i64 %1556, -1
 %1559 = add nuw i64 %1557, 1
 %1560 = icmp slt i64 %1557, 0
 %1561 = select i1 %1560, i64 %360, i64 0
 %1562 = getelementptr double, ptr %361, i64 %1557
 %1563 = getelementptr double, ptr %1562, i64 %1561
 %1564 = load double, ptr %1563, align 8
 %1565 = select i1 %1560, i64 %290, i64 0
 %1566 = getelementptr double, ptr %1529, i64 %1557
 %1567 = getelementptr double, ptr %1566, i64 %1565
 %1568 = load double, ptr %1567, align 8
 %1569 = fmul nsz contract double %1553, %1568
 %1570 = fsub nsz contract double %1564, %1569
 store double %1570, ptr %1563, align 8
 %1571 = icmp samesign ugt i64 %1556, 1
 br i1 %1571, label %1555, label %1530
1572:
 %1573 = phi i64 [ %287, %1532 ], [ %1574, %1539 ]
 %1574 = add nsw i64 %1573, -1
 %1575 = getelementptr double, ptr %361, i64 %1574
 %1576 = load double, ptr %1575, align 8
 %1577 = mul i64 %1574, %290
 %1578 = getelementptr double, ptr %291, i64 %1577
 %1579 = getelementptr double, ptr %1578, i64 %1574
 %1580 = load double, ptr %1579, align 8
 %1581 = fdiv nsz contract double %1576, %1580
 store double %1581, ptr %1575, align 8
 %1582 = fcmp nsz contract une double %1581, 0.000000e+00
 br i1 %1582, label %1534, label %1539
1583:
 %1584 = phi i64 [ %1586, %1583 ], [ %1537, %1534 ]
 %1585 = phi i64 [ %1587, %1583 ], [ %1536, %1534 ]
 %1586 = add nsw i64 %1584, -1
 %1587 = add nuw i64 %1585, 1
 %1588 = icmp slt i64 %1585, 0
 %1589 = select i1 %1588, i64 %360, i64 0
 %1590 = getelementptr double, ptr %361, i64 %1585
 %1591 = getelementptr double, ptr %1590, i64 %1589
 %1592 = load double, ptr %1591, align 8
 %1593 = select i1 %1588, i64 %290, i64 0
 %1594 = getelementptr double, ptr %1578, i64 %1585
 %1595 = getelementptr double, ptr %1594, i64 %1593
 %1596 = load double, ptr %1595, align 8
 %1597 = fmul nsz contract double %1581, %1596
 %1598 = fsub nsz contract double %1592, %1597
 store double %1598, ptr %1591, align 8
 %1599 = icmp samesign ugt i64 %1584, 1
 br i1 %1599, label %1583, label %1539
1600:
 br i1 %437, label %1624, label %1700
1601:
 %1602 = getelementptr double, ptr %125, i64 %1622
 %1603 = load double, ptr %1602, align 8
 %1604 = tail call nsz contract double @llvm.fabs.f64(double %1603)
 %1605 = getelementptr double, ptr %132, i64 %1622
 %1606 = load double, ptr %1605, align 8
 %1607 = tail call nsz contract double @llvm.fabs.f64(double %1606)
 %1608 = fcmp nsz contract ogt double %1607, %1604
 %1609 = select i1 %1608, double %1607, double %1604
 br label %1610
1610:
 %1611 = phi double [ %1609, %1601 ], [ 1.000000e+00, %1618 ]
 %1612 = getelementptr double, ptr %45, i64 %1619
 %1613 = load double, ptr %1612, align 8
 %1614 = fmul nsz contract double %41, %1611
 %1615 = fadd nsz contract double %1613, %1614
 %1616 = getelementptr double, ptr %158, i64 %1619
 store double %1615, ptr %1616, align 8
 %1617 = icmp eq i64 %33, %1620
 br i1 %1617, label %1624, label %1618
1618:
 %1619 = phi i64 [ %1620, %1610 ], [ 0, %1700 ]
 %1620 = add nuw nsw i64 %1619, 1
 %1621 = getelementptr i64, ptr %34, i64 %1619
 %1622 = load i64, ptr %1621, align 8
 %1623 = icmp slt i64 %1622, 0
 br i1 %1623, label %1610, label %1601
1624:
 br i1 %525, label %1630, label %1625
1625:
 %1626 = load double, ptr %526, align 1
 br label %1650
1627:
 %1628 = fmul nsz contract double %41, %1662
 %1629 = fadd nsz contract double %48, %1628
 br label %1664
1630:
 br i1 %527, label %2867, label %1631
1631:
 %1632 = phi double [ %1644, %1643 ], [ 0.000000e+00, %1630 ]
 %1633 = phi i64 [ %1645, %1643 ], [ 0, %1630 ]
 %1634 = phi i64 [ %1635, %1643 ], [ 0, %1630 ]
 %1635 = add nuw nsw i64 %1634, 1
 %1636 = getelementptr double, ptr %522, i64 %1634
 %1637 = load double, ptr %1636, align 8
 %1638 = tail call nsz contract double @llvm.fabs.f64(double %1637)
 %1639 = getelementptr double, ptr %158, i64 %1634
 %1640 = load double, ptr %1639, align 8
 %1641 = fdiv nsz contract double %1638, %1640
 %1642 = fcmp nsz contract ugt double %1641, %1632
 br i1 %1642, label %1647, label %1643
1643:
 %1644 = phi double [ %1632, %1631 ], [ %1641, %1647 ]
 %1645 = phi i64 [ %1633, %1631 ], [ %1634, %1647 ]
 %1646 = icmp eq i64 %157, %1635
 br i1 %1646, label %1712, label %1631
1647:
 %1648 = fsub nsz contract double %1641, %1641
 %1649 = fcmp nsz contract ord double %1648, 0.000000e+00
 br i1 %1649, label %1643, label %1712
1650:
 %1651 = phi double [ %1662, %1650 ], [ %1626, %1625 ]
 %1652 = phi i64 [ %1654, %1650 ], [ %524, %1625 ]
 %1653 = phi i64 [ %1655, %1650 ], [ %33, %1625 ]
 %1654 = add nsw i64 %1652, -1
 %1655 = add i64 %1653, 1
 %1656 = icmp slt i64 %1653, 0
 %1657 = select i1 %1656, i64 %117, i64 0
 %1658 = getelementptr double, ptr %118, i64 %1653
 %1659 = getelementptr double, ptr %1658, i64 %1657
 %1660 = load double, ptr %1659, align 8
 %1661 = tail call nsz contract double @llvm.fabs.f64(double %1660)
 %1662 = fadd nsz contract double %1651, %1661
 %1663 = icmp samesign ugt i64 %1652, 1
 br i1 %1663, label %1650, label %1627
1664:
 %1665 = phi i64 [ %524, %1627 ], [ %1667, %1664 ]
 %1666 = phi i64 [ %33, %1627 ], [ %1668, %1664 ]
 %1667 = add nsw i64 %1665, -1
 %1668 = add i64 %1666, 1
 %1669 = icmp slt i64 %1666, 0
 %1670 = select i1 %1669, i64 %157, i64 0
 %1671 = getelementptr double, ptr %158, i64 %1666
 %1672 = getelementptr double, ptr %1671, i64 %1670
 store double %1629, ptr %1672, align 8
 %1673 = icmp samesign ugt i64 %1665, 1
 br i1 %1673, label %1664, label %1630
1674:
 %1675 = phi i64 [ %1676, %1493 ], [ 0, %1492 ]
 %1676 = add nuw nsw i64 %1675, 1
 %1677 = getelementptr i64, ptr %267, i64 %1675
 %1678 = load i64, ptr %1677, align 8
 %1679 = getelementptr double, ptr %108, i64 %1675
 %1680 = load double, ptr %1679, align 8
 %1681 = icmp slt i64 %1678, 0
 %1682 = select i1 %1681, i64 %360, i64 0
 %1683 = getelementptr double, ptr %361, i64 %1678
 %1684 = getelementptr double, ptr %1683, i64 %1682
 store double %1680, ptr %1684, align 8
 br i1 %490, label %1685, label %1493
1685:
 %1686 = getelementptr double, ptr %354, i64 %1675
 br label %1687
1687:
 %1688 = phi double [ %1680, %1685 ], [ %1698, %1687 ]
 %1689 = phi i64 [ 0, %1685 ], [ %1690, %1687 ]
 %1690 = add nuw nsw i64 %1689, 1
 %1691 = getelementptr double, ptr %256, i64 %1689
 %1692 = load double, ptr %1691, align 8
 %1693 = fmul nsz contract double %640, %1692
 %1694 = mul i64 %1689, %353
 %1695 = getelementptr double, ptr %1686, i64 %1694
 %1696 = load double, ptr %1695, align 8
 %1697 = fmul nsz contract double %1693, %1696
 %1698 = fadd nsz contract double %1688, %1697
 store double %1698, ptr %1684, align 8
 %1699 = icmp eq i64 %5, %1690
 br i1 %1699, label %1493, label %1687
1700:
 %1701 = phi i64 [ %1702, %1700 ], [ 0, %1600 ]
 %1702 = add nuw nsw i64 %1701, 1
 %1703 = getelementptr i64, ptr %267, i64 %1701
 %1704 = load i64, ptr %1703, align 8
 %1705 = icmp slt i64 %1704, 0
 %1706 = select i1 %1705, i64 %360, i64 0
 %1707 = getelementptr double, ptr %361, i64 %1704
 %1708 = getelementptr double, ptr %1707, i64 %1706
 %1709 = load double, ptr %1708, align 8
 %1710 = getelementptr double, ptr %522, i64 %1701
 store double %1709, ptr %1710, align 8
 %1711 = icmp eq i64 %33, %1702
 br i1 %1711, label %1618, label %1700
1712:
 %1713 = phi double [ %1641, %1647 ], [ %1644, %1643 ]
 %1714 = phi i64 [ %1634, %1647 ], [ %1645, %1643 ]
 %1715 = fcmp nsz contract ogt double %1713, 1.000000e+00
 br i1 %1715, label %1716, label %2867
1716:
 %1717 = load double, ptr %491, align 1
 %1718 = fcmp nsz contract oeq double %1717, 0.000000e+00
 br i1 %1718, label %1722, label %1719
1719:
 %1720 = load double, ptr %528, align 1
 %1721 = fcmp nsz contract ogt double %1720, 1.000000e+00
 br i1 %1721, label %1722, label %2867
1722:
 br i1 %532, label %2569, label %2570
1723:
 store i64 1, ptr %511, align 1
 store i64 %2869, ptr %512, align 1
 br label %3527
1724:
 %1725 = fcmp nsz contract ogt double %2868, 1.000000e+00
 br i1 %1725, label %1726, label %1731
1726:
 %1727 = tail call nsz contract double @llvm.pow.f64(double %2868, double %549)
 %1728 = fmul nsz contract double %1727, 9.000000e-01
 %1729 = fcmp nsz contract ogt double %1728, 0x3FD5555555555555
 store i64 0, ptr %511, align 1
 store i64 %2869, ptr %512, align 1
 %1730 = fneg nsz contract double %1728
 br i1 %1729, label %3359, label %3527
1731:
 br i1 %534, label %1767, label %1732
1732:
 %1733 = phi i64 [ %1747, %1743 ], [ 12, %1731 ]
 %1734 = icmp eq i64 %1733, 0
 br i1 %1734, label %1765, label %1746
1735:
 br i1 %535, label %1743, label %1736
1736:
 %1737 = phi i64 [ %1738, %1736 ], [ 0, %1735 ]
 %1738 = add nuw nsw i64 %1737, 1
 %1739 = getelementptr double, ptr %162, i64 %1737
 %1740 = load double, ptr %1739, align 8
 %1741 = getelementptr double, ptr %132, i64 %1737
 store double %1740, ptr %1741, align 8
 %1742 = icmp eq i64 %131, %1738
 br i1 %1742, label %1743, label %1736
1743:
 %1744 = load double, ptr %542, align 8
 %1745 = fcmp nsz contract ugt double %1744, %51
 br i1 %1745, label %1732, label %1767
1746:
 %1747 = add nsw i64 %1733, -1
 br i1 %535, label %1755, label %1748
1748:
 %1749 = phi i64 [ %1750, %1748 ], [ 0, %1746 ]
 %1750 = add nuw nsw i64 %1749, 1
 %1751 = getelementptr double, ptr %132, i64 %1749
 %1752 = load double, ptr %1751, align 8
 %1753 = getelementptr double, ptr %166, i64 %1749
 store double %1752, ptr %1753, align 8
 %1754 = icmp eq i64 %131, %1750
 br i1 %1754, label %1755, label %1748
1755:
 tail call void %536(ptr %166, ptr %162)
 br label %1756
1756:
 %1757 = phi i64 [ 0, %1755 ], [ %1760, %1759 ]
 %1758 = icmp eq i64 %1757, %538
 br i1 %1758, label %1735, label %1759
1759:
 %1760 = add nuw i64 %1757, 1
 %1761 = getelementptr double, ptr %162, i64 %1757
 %1762 = load double, ptr %1761, align 8
 %1763 = fsub nsz contract double %1762, %1762
 %1764 = fcmp nsz contract ord double %1763, 0.000000e+00
 br i1 %1764, label %1756, label %1765
1765:
 %1766 = load double, ptr %545, align 8
 store double %1766, ptr %546, align 1
 store i64 2, ptr %511, align 1
 store i64 %2869, ptr %512, align 1
 br label %3527
1767:
 br i1 %547, label %1768, label %2872
1768:
 store i64 %2869, ptr %512, align 1
 br label %3359
1769:
 %1770 = phi i1 [ %642, %639 ], [ false, %1322 ]
 %1771 = phi i64 [ 2, %639 ], [ %1772, %1322 ]
 %1772 = add nsw i64 %1771, -1
 br i1 %1770, label %2051, label %1773
1773:
 store double 0.000000e+00, ptr %376, align 1
 br i1 %450, label %1797, label %1774
1774:
 br i1 %436, label %1782, label %1775
1775:
 %1776 = phi i64 [ %1777, %1775 ], [ 0, %1774 ]
 %1777 = add nuw nsw i64 %1776, 1
 %1778 = getelementptr double, ptr %125, i64 %1776
 %1779 = load double, ptr %1778, align 8
 %1780 = getelementptr double, ptr %329, i64 %1776
 store double %1779, ptr %1780, align 8
 %1781 = icmp eq i64 %124, %1777
 br i1 %1781, label %1782, label %1775
1782:
 br i1 %437, label %1794, label %1783
1783:
 %1784 = phi i64 [ %1785, %1783 ], [ 0, %1782 ]
 %1785 = add nuw nsw i64 %1784, 1
 %1786 = getelementptr double, ptr %108, i64 %1784
 %1787 = load double, ptr %1786, align 8
 %1788 = add nsw i64 %1784, %124
 %1789 = icmp slt i64 %1788, 0
 %1790 = select i1 %1789, i64 %328, i64 0
 %1791 = getelementptr double, ptr %329, i64 %1788
 %1792 = getelementptr double, ptr %1791, i64 %1790
 store double %1787, ptr %1792, align 8
 %1793 = icmp eq i64 %33, %1785
 br i1 %1793, label %1794, label %1783
1794:
 %1795 = load i64, ptr %451, align 1
 %1796 = add nsw i64 %1795, 1
 store i64 %1796, ptr %451, align 1
 br label %2050
1797:
 br i1 %436, label %1805, label %1798
1798:
 %1799 = phi i64 [ %1800, %1798 ], [ 0, %1797 ]
 %1800 = add nuw nsw i64 %1799, 1
 %1801 = getelementptr double, ptr %125, i64 %1799
 %1802 = load double, ptr %1801, align 8
 %1803 = getelementptr double, ptr %98, i64 %1799
 store double %1802, ptr %1803, align 8
 %1804 = icmp eq i64 %124, %1800
 br i1 %1804, label %1805, label %1798
1805:
 br i1 %453, label %1806, label %1816
1806:
 %1807 = phi i64 [ %1809, %1806 ], [ %33, %1805 ]
 %1808 = phi i64 [ %1810, %1806 ], [ %124, %1805 ]
 %1809 = add nsw i64 %1807, -1
 %1810 = add i64 %1808, 1
 %1811 = icmp slt i64 %1808, 0
 %1812 = select i1 %1811, i64 %97, i64 0
 %1813 = getelementptr double, ptr %98, i64 %1808
 %1814 = getelementptr double, ptr %1813, i64 %1812
 store double 0.000000e+00, ptr %1814, align 8
 %1815 = icmp samesign ugt i64 %1807, 1
 br i1 %1815, label %1806, label %1816
1816:
 br i1 %454, label %1863, label %1817
1817:
 %1818 = load double, ptr %210, align 1
 %1819 = load i64, ptr %419, align 1
 %1820 = icmp slt i64 %1819, 0
 %1821 = select i1 %1820, i64 %66, i64 0
 %1822 = add i64 %1821, %1819
 %1823 = mul i64 %1822, %69
 %1824 = getelementptr double, ptr %70, i64 %1823
 %1825 = getelementptr i8, ptr %1824, i64 16
 %1826 = load double, ptr %1825, align 8
 %1827 = fcmp nsz contract ogt double %1826, %1818
 %1828 = select i1 %1827, double %1826, double %1818
 %1829 = getelementptr i8, ptr %1824, i64 24
 %1830 = load double, ptr %1829, align 8
 %1831 = fcmp nsz contract olt double %1830, %1828
 %1832 = select i1 %1831, double %1830, double %1828
 store double %1832, ptr %443, align 8
 br i1 %444, label %1859, label %1833
1833:
 %1834 = select i1 %1820, i64 %76, i64 0
 %1835 = add i64 %1834, %1819
 %1836 = mul i64 %1835, %445
 %1837 = getelementptr double, ptr %80, i64 %1836
 %1838 = getelementptr double, ptr %1837, i64 %79
 br label %1839
1839:
 %1840 = phi i64 [ 0, %1833 ], [ %1841, %1839 ]
 %1841 = add nuw nsw i64 %1840, 1
 %1842 = getelementptr double, ptr %136, i64 %1840
 %1843 = load double, ptr %1842, align 8
 %1844 = getelementptr double, ptr %1837, i64 %1840
 %1845 = load double, ptr %1844, align 8
 %1846 = getelementptr double, ptr %1838, i64 %1840
 %1847 = load double, ptr %1846, align 8
 %1848 = load double, ptr %1824, align 8
 %1849 = fsub nsz contract double %1832, %1848
 %1850 = fmul nsz contract double %1847, %1849
 %1851 = fadd nsz contract double %1845, %1850
 %1852 = fadd nsz contract double %1843, %1851
 %1853 = add nsw i64 %1840, %446
 %1854 = icmp slt i64 %1853, 0
 %1855 = select i1 %1854, i64 %97, i64 0
 %1856 = getelementptr double, ptr %98, i64 %1853
 %1857 = getelementptr double, ptr %1856, i64 %1855
 store double %1852, ptr %1857, align 8
 %1858 = icmp eq i64 %1841, %79
 br i1 %1858, label %1859, label %1839
1859:
 tail call void %455(ptr %98, ptr %281)
 br i1 %453, label %1906, label %1886
1860:
 %1861 = add nuw nsw i64 %1907, 1
 %1862 = icmp eq i64 %33, %1861
 br i1 %1862, label %1889, label %1906
1863:
 br i1 %437, label %1886, label %1929
1864:
 %1865 = icmp eq i64 %33, %1931
 br i1 %1865, label %1889, label %1929
1866:
 %1867 = getelementptr double, ptr %125, i64 %1933
 %1868 = load double, ptr %1867, align 8
 %1869 = tail call nsz contract double @llvm.fabs.f64(double %1868)
 br label %1870
1870:
 %1871 = phi double [ %1869, %1866 ], [ 1.000000e+00, %1929 ]
 %1872 = getelementptr double, ptr %214, i64 %1930
 %1873 = load double, ptr %1872, align 8
 %1874 = fmul nsz contract double %1873, 1.000000e-03
 %1875 = fcmp nsz contract ogt double %1874, %1871
 %1876 = select i1 %1875, double %1874, double %1871
 %1877 = fmul nsz contract double %1876, 1.500000e-08
 %1878 = add nsw i64 %1930, %124
 %1879 = icmp slt i64 %1878, 0
 %1880 = select i1 %1879, i64 %97, i64 0
 %1881 = getelementptr double, ptr %98, i64 %1878
 %1882 = getelementptr double, ptr %1881, i64 %1880
 br label %1935
1883:
 %1884 = phi double [ %1936, %1983 ], [ %1993, %1992 ]
 store double 0.000000e+00, ptr %1882, align 8
 %1885 = getelementptr i64, ptr %267, i64 %1930
 br label %1995
1886:
 %1887 = load i64, ptr %451, align 1
 %1888 = add nsw i64 %1887, 1
 store i64 %1888, ptr %451, align 1
 br label %2046
1889:
 %1890 = load i64, ptr %451, align 1
 %1891 = add nsw i64 %1890, 1
 store i64 %1891, ptr %451, align 1
 br i1 %437, label %2046, label %2017
1892:
 %1893 = icmp eq i64 %33, %2021
 br i1 %1893, label %2046, label %2017
1894:
 %1895 = mul i64 %2020, %276
 %1896 = getelementptr double, ptr %277, i64 %1895
 br label %2038
1897:
 %1898 = sub nsw i64 %2041, %2020
 %1899 = tail call i64 @llvm.smax.i64(i64 %1898, i64 %2040)
 %1900 = sub nsw i64 %2020, %2041
 %1901 = tail call i64 @llvm.smax.i64(i64 %1900, i64 %2039)
 br label %1902
1902:
 %1903 = phi i64 [ %1899, %1897 ], [ %2040, %2038 ]
 %1904 = phi i64 [ %1901, %1897 ], [ %2039, %2038 ]
 %1905 = icmp eq i64 %33, %2042
 br i1 %1905, label %1892, label %2038
1906:
 %1907 = phi i64 [ %1861, %1860 ], [ 0, %1859 ]
 %1908 = getelementptr i64, ptr %267, i64 %1907
 %1909 = getelementptr double, ptr %281, i64 %1907
 br label %1910
1910:
 %1911 = phi i64 [ 0, %1906 ], [ %1912, %1910 ]
 %1912 = add nuw nsw i64 %1911, 1
 %1913 = mul nuw nsw i64 %1911, %33
 %1914 = getelementptr double, ptr %1909, i64 %1913
 %1915 = load double, ptr %1914, align 8
 %1916 = load i64, ptr %1908, align 8
 %1917 = getelementptr i64, ptr %267, i64 %1911
 %1918 = load i64, ptr %1917, align 8
 %1919 = icmp slt i64 %1916, 0
 %1920 = select i1 %1919, i64 %273, i64 0
 %1921 = add i64 %1920, %1916
 %1922 = icmp slt i64 %1918, 0
 %1923 = select i1 %1922, i64 %276, i64 0
 %1924 = mul i64 %1921, %276
 %1925 = getelementptr double, ptr %277, i64 %1924
 %1926 = getelementptr double, ptr %1925, i64 %1918
 %1927 = getelementptr double, ptr %1926, i64 %1923
 store double %1915, ptr %1927, align 8
 %1928 = icmp eq i64 %33, %1912
 br i1 %1928, label %1860, label %1910
1929:
 %1930 = phi i64 [ %1931, %1864 ], [ 0, %1863 ]
 %1931 = add nuw nsw i64 %1930, 1
 %1932 = getelementptr i64, ptr %34, i64 %1930
 %1933 = load i64, ptr %1932, align 8
 %1934 = icmp slt i64 %1933, 0
 br i1 %1934, label %1870, label %1866
1935:
 %1936 = phi double [ %1877, %1870 ], [ %1993, %1992 ]
 %1937 = phi i64 [ 2, %1870 ], [ %1938, %1992 ]
 %1938 = add nsw i64 %1937, -1
 store double %1936, ptr %1882, align 8
 %1939 = load double, ptr %210, align 1
 %1940 = load i64, ptr %419, align 1
 %1941 = icmp slt i64 %1940, 0
 %1942 = select i1 %1941, i64 %66, i64 0
 %1943 = add i64 %1942, %1940
 %1944 = mul i64 %1943, %69
 %1945 = getelementptr double, ptr %70, i64 %1944
 %1946 = getelementptr i8, ptr %1945, i64 16
 %1947 = load double, ptr %1946, align 8
 %1948 = fcmp nsz contract ogt double %1947, %1939
 %1949 = select i1 %1948, double %1947, double %1939
 %1950 = getelementptr i8, ptr %1945, i64 24
 %1951 = load double, ptr %1950, align 8
 %1952 = fcmp nsz contract olt double %1951, %1949
 %1953 = select i1 %1952, double %1951, double %1949
 store double %1953, ptr %443, align 8
 br i1 %444, label %1980, label %1954
1954:
 %1955 = select i1 %1941, i64 %76, i64 0
 %1956 = add i64 %1955, %1940
 %1957 = mul i64 %1956, %445
 %1958 = getelementptr double, ptr %80, i64 %1957
 %1959 = getelementptr double, ptr %1958, i64 %79
 br label %1960
1960:
 %1961 = phi i64 [ 0, %1954 ], [ %1962, %1960 ]
 %1962 = add nuw nsw i64 %1961, 1
 %1963 = getelementptr double, ptr %136, i64 %1961
 %1964 = load double, ptr %1963, align 8
 %1965 = getelementptr double, ptr %1958, i64 %1961
 %1966 = load double, ptr %1965, align 8
 %1967 = getelementptr double, ptr %1959, i64 %1961
 %1968 = load double, ptr %1967, align 8
 %1969 = load double, ptr %1945, align 8
 %1970 = fsub nsz contract double %1953, %1969
 %1971 = fmul nsz contract double %1968, %1970
 %1972 = fadd nsz contract double %1966, %1971
 %1973 = fadd nsz contract double %1964, %1972
 %1974 = add nsw i64 %1961, %446
 %1975 = icmp slt i64 %1974, 0
 %1976 = select i1 %1975, i64 %97, i64 0
 %1977 = getelementptr double, ptr %98, i64 %1974
 %1978 = getelementptr double, ptr %1977, i64 %1976
 store double %1973, ptr %1978, align 8
 %1979 = icmp eq i64 %1962, %79
 br i1 %1979, label %1980, label %1960
1980:
 tail call void %447(ptr %98, ptr %460)
 %1981 = load i64, ptr %448, align 1
 %1982 = add nsw i64 %1981, 1
 store i64 %1982, ptr %448, align 1
 br label %1983
1983:
 %1984 = phi i64 [ 0, %1980 ], [ %1987, %1986 ]
 %1985 = icmp eq i64 %1984, %33
 br i1 %1985, label %1883, label %1986
1986:
 %1987 = add nuw i64 %1984, 1
 %1988 = getelementptr double, ptr %460, i64 %1984
 %1989 = load double, ptr %1988, align 8
 %1990 = fsub nsz contract double %1989, %1989
 %1991 = fcmp nsz contract ord double %1990, 0.000000e+00
 br i1 %1991, label %1983, label %1992
1992:
 %1993 = fneg nsz contract double %1936
 %1994 = icmp samesign ugt i64 %1937, 1
 br i1 %1994, label %1935, label %1883
1995:
 %1996 = phi i64 [ 0, %1883 ], [ %1997, %1995 ]
 %1997 = add nuw nsw i64 %1996, 1
 %1998 = getelementptr double, ptr %460, i64 %1996
 %1999 = load double, ptr %1998, align 8
 %2000 = getelementptr double, ptr %108, i64 %1996
 %2001 = load double, ptr %2000, align 8
 %2002 = fsub nsz contract double %1999, %2001
 %2003 = fdiv nsz contract double %2002, %1884
 %2004 = load i64, ptr %1885, align 8
 %2005 = getelementptr i64, ptr %267, i64 %1996
 %2006 = load i64, ptr %2005, align 8
 %2007 = icmp slt i64 %2004, 0
 %2008 = select i1 %2007, i64 %273, i64 0
 %2009 = add i64 %2008, %2004
 %2010 = icmp slt i64 %2006, 0
 %2011 = select i1 %2010, i64 %276, i64 0
 %2012 = mul i64 %2009, %276
 %2013 = getelementptr double, ptr %277, i64 %2012
 %2014 = getelementptr double, ptr %2013, i64 %2006
 %2015 = getelementptr double, ptr %2014, i64 %2011
 store double %2003, ptr %2015, align 8
 %2016 = icmp eq i64 %33, %1997
 br i1 %2016, label %1864, label %1995
2017:
 %2018 = phi i64 [ %1904, %1892 ], [ 0, %1889 ]
 %2019 = phi i64 [ %1903, %1892 ], [ 0, %1889 ]
 %2020 = phi i64 [ %2021, %1892 ], [ 0, %1889 ]
 %2021 = add nuw nsw i64 %2020, 1
 %2022 = getelementptr i64, ptr %267, i64 %2020
 %2023 = load i64, ptr %2022, align 8
 %2024 = icmp slt i64 %2023, 0
 %2025 = select i1 %2024, i64 %273, i64 0
 %2026 = add i64 %2025, %2023
 %2027 = mul i64 %2026, %276
 %2028 = getelementptr double, ptr %277, i64 %2027
 br label %2029
2029:
 %2030 = phi i64 [ 0, %2017 ], [ %2033, %2032 ]
 %2031 = icmp eq i64 %2030, %33
 br i1 %2031, label %1894, label %2032
2032:
 %2033 = add nuw i64 %2030, 1
 %2034 = getelementptr double, ptr %2028, i64 %2030
 %2035 = load double, ptr %2034, align 8
 %2036 = fsub nsz contract double %2035, %2035
 %2037 = fcmp nsz contract ord double %2036, 0.000000e+00
 br i1 %2037, label %2029, label %2049
2038:
 %2039 = phi i64 [ %2018, %1894 ], [ %1904, %1902 ]
 %2040 = phi i64 [ %2019, %1894 ], [ %1903, %1902 ]
 %2041 = phi i64 [ 0, %1894 ], [ %2042, %1902 ]
 %2042 = add nuw nsw i64 %2041, 1
 %2043 = getelementptr double, ptr %1896, i64 %2041
 %2044 = load double, ptr %2043, align 8
 %2045 = fcmp nsz contract une double %2044, 0.000000e+00
 br i1 %2045, label %1897, label %1902
2046:
 %2047 = phi i64 [ 0, %1889 ], [ 0, %1886 ], [ %1903, %1892 ]
 %2048 = phi i64 [ 0, %1889 ], [ 0, %1886 ], [ %1904, %1892 ]
 store i64 %2047, ptr %461, align 1
 store i64 %2048, ptr %462, align 1
 br label %2050
2049:
 store i64 %2020, ptr %512, align 1
 br label %643
2050:
 store i64 0, ptr %449, align 1
 store i64 1, ptr %463, align 1
 br label %2051
2051:
 %2052 = load double, ptr %376, align 1
 %2053 = fcmp nsz contract une double %2052, %3490
 br i1 %2053, label %2054, label %645
2054:
 store double 0.000000e+00, ptr %376, align 1
 %2055 = load i64, ptr %464, align 1
 %2056 = add nsw i64 %2055, 1
 store i64 %2056, ptr %464, align 1
 br i1 %450, label %2106, label %2057
2057:
 store double %640, ptr %471, align 8
 store double %640, ptr %475, align 8
 tail call void %476(ptr %329, ptr %336)
 br label %2058
2058:
 %2059 = phi i64 [ 0, %2057 ], [ %2062, %2061 ]
 %2060 = icmp eq i64 %2059, %477
 br i1 %2060, label %2067, label %2061
2061:
 %2062 = add nuw i64 %2059, 1
 %2063 = getelementptr double, ptr %336, i64 %2059
 %2064 = load double, ptr %2063, align 8
 %2065 = fsub nsz contract double %2064, %2064
 %2066 = fcmp nsz contract ord double %2065, 0.000000e+00
 br i1 %2066, label %2058, label %643
2067:
 %2068 = phi i64 [ %2071, %2081 ], [ 0, %2058 ]
 %2069 = icmp eq i64 %2068, %478
 br i1 %2069, label %2550, label %2084
2070:
 %2071 = add nuw i64 %2068, 1
 tail call void %482(ptr %329, ptr %2086)
 br label %2072
2072:
 %2073 = phi i64 [ 0, %2070 ], [ %2076, %2075 ]
 %2074 = icmp eq i64 %2073, %483
 br i1 %2074, label %2081, label %2075
2075:
 %2076 = add nuw i64 %2073, 1
 %2077 = getelementptr double, ptr %2086, i64 %2073
 %2078 = load double, ptr %2077, align 8
 %2079 = fsub nsz contract double %2078, %2078
 %2080 = fcmp nsz contract ord double %2079, 0.000000e+00
 br i1 %2080, label %2072, label %2081
2081:
 %2082 = phi i64 [ %2073, %2075 ], [ -1, %2072 ]
 %2083 = icmp sgt i64 %2082, -1
 br i1 %2083, label %643, label %2067
2084:
 %2085 = mul i64 %2068, %342
 %2086 = getelementptr double, ptr %343, i64 %2085
 %2087 = mul i64 %2068, %233
 %2088 = getelementptr double, ptr %234, i64 %2087
 br label %2089
2089:
 %2090 = phi i64 [ 0, %2084 ], [ %2091, %2089 ]
 %2091 = add nuw nsw i64 %2090, 1
 %2092 = getelementptr double, ptr %2088, i64 %2090
 %2093 = load double, ptr %2092, align 8
 %2094 = fdiv nsz contract double %2093, %3490
 %2095 = add nsw i64 %2090, %465
 %2096 = icmp slt i64 %2095, 0
 %2097 = select i1 %2096, i64 %328, i64 0
 %2098 = getelementptr double, ptr %329, i64 %2095
 %2099 = getelementptr double, ptr %2098, i64 %2097
 store double %2094, ptr %2099, align 8
 %2100 = add nsw i64 %2090, %481
 %2101 = icmp slt i64 %2100, 0
 %2102 = select i1 %2101, i64 %342, i64 0
 %2103 = getelementptr double, ptr %2086, i64 %2100
 %2104 = getelementptr double, ptr %2103, i64 %2102
 store double %2094, ptr %2104, align 8
 %2105 = icmp eq i64 %2091, 2
 br i1 %2105, label %2070, label %2089
2106:
 %2107 = load i64, ptr %461, align 1
 %2108 = load i64, ptr %462, align 1
 br i1 %484, label %2119, label %2109
2109:
 %2110 = add i64 %2107, 1
 %2111 = add i64 %2108, %2107
 br label %2469
2112:
 %2113 = phi i64 [ %2479, %2478 ], [ %2483, %2485 ]
 %2114 = getelementptr double, ptr %291, i64 %2113
 %2115 = getelementptr double, ptr %2114, i64 %2470
 %2116 = load double, ptr %2115, align 8
 %2117 = fadd nsz contract double %640, %2116
 store double %2117, ptr %2115, align 8
 %2118 = icmp eq i64 %273, %2471
 br i1 %2118, label %2119, label %2469
2119:
 br i1 %485, label %2239, label %2120
2120:
 %2121 = add i64 %2108, 1
 br label %2148
2122:
 %2123 = icmp eq i64 %2150, %287
 br i1 %2123, label %2239, label %2148
2124:
 %2125 = phi i64 [ %2149, %2148 ], [ %2181, %2162 ]
 %2126 = getelementptr i64, ptr %295, i64 %2149
 store i64 %2125, ptr %2126, align 8
 %2127 = icmp slt i64 %2125, 0
 %2128 = select i1 %2127, i64 %290, i64 0
 %2129 = add i64 %2128, %2125
 %2130 = getelementptr double, ptr %291, i64 %2159
 %2131 = getelementptr double, ptr %2130, i64 %2129
 %2132 = load double, ptr %2131, align 8
 %2133 = fcmp nsz contract une double %2132, 0.000000e+00
 %2134 = fsub nsz contract double %2132, %2132
 %2135 = fcmp nsz contract ord double %2134, 0.000000e+00
 %2136 = and i1 %2133, %2135
 br i1 %2136, label %2137, label %643
2137:
 %2138 = icmp eq i64 %2125, %2149
 %2139 = sub i64 %2155, %2149
 %2140 = icmp slt i64 %2139, 1
 %2141 = select i1 %2138, i1 true, i1 %2140
 br i1 %2141, label %2142, label %2183
2142:
 br i1 %2158, label %2143, label %2198
2143:
 %2144 = sub i64 %2155, %2150
 %2145 = icmp slt i64 %2144, 1
 br i1 %2145, label %2122, label %2210
2146:
 %2147 = icmp samesign ugt i64 %2211, 1
 br i1 %2147, label %2210, label %2122
2148:
 %2149 = phi i64 [ 0, %2120 ], [ %2150, %2122 ]
 %2150 = add nuw nsw i64 %2149, 1
 %2151 = add nsw i64 %2149, %2107
 %2152 = add nsw i64 %2151, 1
 %2153 = tail call i64 @llvm.smin.i64(i64 %287, i64 range(i64 -9223372036854775807, -9223372036854775808) %2152)
 %2154 = add i64 %2121, %2151
 %2155 = tail call i64 @llvm.smin.i64(i64 %287, i64 range(i64 -9223372036854775807, -9223372036854775808) %2154)
 %2156 = sub i64 %2153, %2150
 %2157 = tail call i64 @llvm.smax.i64(i64 %2156, i64 0)
 %2158 = icmp slt i64 %2156, 1
 %2159 = mul i64 %2149, %290
 br i1 %2158, label %2124, label %2160
2160:
 %2161 = getelementptr double, ptr %291, i64 %2159
 br label %2162
2162:
 %2163 = phi i64 [ %2149, %2160 ], [ %2181, %2162 ]
 %2164 = phi i64 [ %2157, %2160 ], [ %2166, %2162 ]
 %2165 = phi i64 [ %2150, %2160 ], [ %2167, %2162 ]
 %2166 = add nsw i64 %2164, -1
 %2167 = add nuw i64 %2165, 1
 %2168 = icmp slt i64 %2165, 0
 %2169 = select i1 %2168, i64 %290, i64 0
 %2170 = getelementptr double, ptr %2161, i64 %2165
 %2171 = getelementptr double, ptr %2170, i64 %2169
 %2172 = load double, ptr %2171, align 8
 %2173 = tail call nsz contract double @llvm.fabs.f64(double %2172)
 %2174 = icmp slt i64 %2163, 0
 %2175 = select i1 %2174, i64 %290, i64 0
 %2176 = getelementptr double, ptr %2161, i64 %2163
 %2177 = getelementptr double, ptr %2176, i64 %2175
 %2178 = load double, ptr %2177, align 8
 %2179 = tail call nsz contract double @llvm.fabs.f64(double %2178)
 %2180 = fcmp nsz contract ogt double %2173, %2179
 %2181 = select i1 %2180, i64 %2165, i64 %2163
 %2182 = icmp samesign ugt i64 %2164, 1
 br i1 %2182, label %2162, label %2124
2183:
 %2184 = phi i64 [ %2186, %2183 ], [ %2139, %2137 ]
 %2185 = phi i64 [ %2187, %2183 ], [ %2149, %2137 ]
 %2186 = add nsw i64 %2184, -1
 %2187 = add nuw i64 %2185, 1
 %2188 = icmp slt i64 %2185, 0
 %2189 = select i1 %2188, i64 %287, i64 0
 %2190 = add i64 %2189, %2185
 %2191 = mul i64 %2190, %290
 %2192 = getelementptr double, ptr %291, i64 %2191
 %2193 = getelementptr double, ptr %2192, i64 %2129
 %2194 = load double, ptr %2193, align 8
 %2195 = getelementptr double, ptr %2192, i64 %2149
 %2196 = load double, ptr %2195, align 8
 store double %2194, ptr %2195, align 8
 store double %2196, ptr %2193, align 8
 %2197 = icmp samesign ugt i64 %2184, 1
 br i1 %2197, label %2183, label %2142
2198:
 %2199 = phi i64 [ %2201, %2198 ], [ %2157, %2142 ]
 %2200 = phi i64 [ %2202, %2198 ], [ %2150, %2142 ]
 %2201 = add nsw i64 %2199, -1
 %2202 = add nuw i64 %2200, 1
 %2203 = icmp slt i64 %2200, 0
 %2204 = select i1 %2203, i64 %290, i64 0
 %2205 = getelementptr double, ptr %2130, i64 %2200
 %2206 = getelementptr double, ptr %2205, i64 %2204
 %2207 = load double, ptr %2206, align 8
 %2208 = fdiv nsz contract double %2207, %2132
 store double %2208, ptr %2206, align 8
 %2209 = icmp samesign ugt i64 %2199, 1
 br i1 %2209, label %2198, label %2143
2210:
 %2211 = phi i64 [ %2213, %2146 ], [ %2144, %2143 ]
 %2212 = phi i64 [ %2214, %2146 ], [ %2150, %2143 ]
 %2213 = add nsw i64 %2211, -1
 %2214 = add nuw i64 %2212, 1
 %2215 = icmp slt i64 %2212, 0
 %2216 = select i1 %2215, i64 %287, i64 0
 %2217 = add i64 %2216, %2212
 %2218 = mul i64 %2217, %290
 %2219 = getelementptr double, ptr %291, i64 %2218
 %2220 = getelementptr double, ptr %2219, i64 %2149
 %2221 = load double, ptr %2220, align 8
 %2222 = fcmp nsz contract oeq double %2221, 0.000000e+00
 %2223 = or i1 %2158, %2222
 br i1 %2223, label %2146, label %2224
2224:
 %2225 = phi i64 [ %2227, %2224 ], [ %2157, %2210 ]
 %2226 = phi i64 [ %2228, %2224 ], [ %2150, %2210 ]
 %2227 = add nsw i64 %2225, -1
 %2228 = add nuw i64 %2226, 1
 %2229 = icmp slt i64 %2226, 0
 %2230 = select i1 %2229, i64 %290, i64 0
 %2231 = add i64 %2230, %2226
 %2232 = getelementptr double, ptr %2219, i64 %2231
 %2233 = load double, ptr %2232, align 8
 %2234 = getelementptr double, ptr %2130, i64 %2231
 %2235 = load double, ptr %2234, align 8
 %2236 = fmul nsz contract double %2221, %2235
 %2237 = fsub nsz contract double %2233, %2236
 store double %2237, ptr %2232, align 8
 %2238 = icmp sgt i64 %2225, 1
 br i1 %2238, label %2224, label %2146
2239:
 br i1 %486, label %2550, label %2240
2240:
 %2241 = add i64 %2107, 1
 %2242 = add i64 %2108, 1
 %2243 = add i64 %2108, %2107
 br label %2500
2244:
 %2245 = phi i64 [ %2522, %2520 ], [ %2528, %2530 ]
 %2246 = phi i64 [ %2521, %2520 ], [ %2526, %2530 ]
 %2247 = getelementptr double, ptr %2504, i64 %2246
 %2248 = getelementptr double, ptr %2247, i64 %2512
 %2249 = load double, ptr %2248, align 8
 %2250 = load double, ptr %2509, align 8
 %2251 = fdiv nsz contract double %2250, %3490
 %2252 = fadd nsz contract double %2249, %2251
 store double %2252, ptr %2248, align 8
 %2253 = load double, ptr %2510, align 8
 %2254 = fdiv nsz contract double %2253, %3490
 %2255 = getelementptr double, ptr %2506, i64 %2245
 %2256 = getelementptr double, ptr %2255, i64 %2512
 store double %2254, ptr %2256, align 8
 %2257 = icmp eq i64 %273, %2513
 br i1 %2257, label %2258, label %2511
2258:
 %2259 = mul i64 %2501, %321
 %2260 = getelementptr i64, ptr %322, i64 %2259
 br i1 %489, label %2548, label %2301
2261:
 %2262 = icmp eq i64 %2303, %301
 br i1 %2262, label %2548, label %2301
2263:
 %2264 = phi i64 [ %2302, %2301 ], [ %2348, %2317 ]
 %2265 = getelementptr i64, ptr %2260, i64 %2302
 store i64 %2264, ptr %2265, align 8
 %2266 = icmp slt i64 %2264, 0
 %2267 = select i1 %2266, i64 %304, i64 0
 %2268 = add i64 %2267, %2264
 %2269 = getelementptr double, ptr %2504, i64 %2312
 %2270 = getelementptr double, ptr %2269, i64 %2268
 %2271 = load double, ptr %2270, align 8
 br label %2272
2272:
 %2273 = phi double [ %2279, %2272 ], [ 1.000000e+00, %2263 ]
 %2274 = phi double [ %2281, %2272 ], [ %2271, %2263 ]
 %2275 = phi i64 [ %2280, %2272 ], [ 2, %2263 ]
 %2276 = and i64 %2275, 1
 %2277 = icmp eq i64 %2276, 0
 %2278 = fmul nsz contract double %2273, %2274
 %2279 = select i1 %2277, double %2273, double %2278
 %2280 = lshr i64 %2275, 1
 %2281 = fmul nsz contract double %2274, %2274
 %2282 = icmp eq i64 %2280, 0
 br i1 %2282, label %2350, label %2272
2283:
 %2284 = icmp eq i64 %2264, %2302
 %2285 = sub i64 %2308, %2302
 %2286 = icmp slt i64 %2285, 1
 %2287 = select i1 %2284, i1 true, i1 %2286
 br i1 %2287, label %2288, label %2374
2288:
 %2289 = getelementptr double, ptr %2269, i64 %2302
 %2290 = load double, ptr %2289, align 8
 %2291 = fdiv nsz contract double %2290, %2369
 %2292 = getelementptr double, ptr %2354, i64 %2302
 %2293 = load double, ptr %2292, align 8
 %2294 = fneg nsz contract double %2293
 %2295 = fdiv nsz contract double %2294, %2369
 br i1 %2311, label %2296, label %2397
2296:
 %2297 = sub i64 %2308, %2303
 %2298 = icmp slt i64 %2297, 1
 br i1 %2298, label %2261, label %2418
2299:
 %2300 = icmp samesign ugt i64 %2419, 1
 br i1 %2300, label %2418, label %2261
2301:
 %2302 = phi i64 [ %2303, %2261 ], [ 0, %2258 ]
 %2303 = add nuw nsw i64 %2302, 1
 %2304 = add nsw i64 %2302, %2107
 %2305 = add nsw i64 %2304, 1
 %2306 = tail call i64 @llvm.smin.i64(i64 %301, i64 range(i64 -9223372036854775807, -9223372036854775808) %2305)
 %2307 = add i64 %2242, %2304
 %2308 = tail call i64 @llvm.smin.i64(i64 %301, i64 range(i64 -9223372036854775807, -9223372036854775808) %2307)
 %2309 = sub i64 %2306, %2303
 %2310 = tail call i64 @llvm.smax.i64(i64 %2309, i64 0)
 %2311 = icmp slt i64 %2309, 1
 %2312 = mul i64 %2302, %304
 br i1 %2311, label %2263, label %2313
2313:
 %2314 = getelementptr double, ptr %2504, i64 %2312
 %2315 = mul i64 %2302, %314
 %2316 = getelementptr double, ptr %2506, i64 %2315
 br label %2317
2317:
 %2318 = phi i64 [ %2302, %2313 ], [ %2348, %2317 ]
 %2319 = phi i64 [ %2310, %2313 ], [ %2321, %2317 ]
 %2320 = phi i64 [ %2303, %2313 ], [ %2322, %2317 ]
 %2321 = add nsw i64 %2319, -1
 %2322 = add nuw i64 %2320, 1
 %2323 = icmp slt i64 %2320, 0
 %2324 = select i1 %2323, i64 %304, i64 0
 %2325 = getelementptr double, ptr %2314, i64 %2320
 %2326 = getelementptr double, ptr %2325, i64 %2324
 %2327 = load double, ptr %2326, align 8
 %2328 = tail call nsz contract double @llvm.fabs.f64(double %2327)
 %2329 = select i1 %2323, i64 %314, i64 0
 %2330 = getelementptr double, ptr %2316, i64 %2320
 %2331 = getelementptr double, ptr %2330, i64 %2329
 %2332 = load double, ptr %2331, align 8
 %2333 = tail call nsz contract double @llvm.fabs.f64(double %2332)
 %2334 = fadd nsz contract double %2328, %2333
 %2335 = icmp slt i64 %2318, 0
 %2336 = select i1 %2335, i64 %304, i64 0
 %2337 = getelementptr double, ptr %2314, i64 %2318
 %2338 = getelementptr double, ptr %2337, i64 %2336
 %2339 = load double, ptr %2338, align 8
 %2340 = tail call nsz contract double @llvm.fabs.f64(double %2339)
 %2341 = select i1 %2335, i64 %314, i64 0
 %2342 = getelementptr double, ptr %2316, i64 %2318
 %2343 = getelementptr double, ptr %2342, i64 %2341
 %2344 = load double, ptr %2343, align 8
 %2345 = tail call nsz contract double @llvm.fabs.f64(double %2344)
 %2346 = fadd nsz contract double %2340, %2345
 %2347 = fcmp nsz contract ogt double %2334, %2346
 %2348 = select i1 %2347, i64 %2320, i64 %2318
 %2349 = icmp samesign ugt i64 %2319, 1
 br i1 %2349, label %2317, label %2263
2350:
 %2351 = select i1 %2266, i64 %314, i64 0
 %2352 = add i64 %2351, %2264
 %2353 = mul i64 %2302, %314
 %2354 = getelementptr double, ptr %2506, i64 %2353
 %2355 = getelementptr double, ptr %2354, i64 %2352
 %2356 = load double, ptr %2355, align 8
 br label %2357
2357:
 %2358 = phi double [ %2364, %2357 ], [ 1.000000e+00, %2350 ]
 %2359 = phi double [ %2366, %2357 ], [ %2356, %2350 ]
 %2360 = phi i64 [ %2365, %2357 ], [ 2, %2350 ]
 %2361 = and i64 %2360, 1
 %2362 = icmp eq i64 %2361, 0
 %2363 = fmul nsz contract double %2358, %2359
 %2364 = select i1 %2362, double %2358, double %2363
 %2365 = lshr i64 %2360, 1
 %2366 = fmul nsz contract double %2359, %2359
 %2367 = icmp eq i64 %2365, 0
 br i1 %2367, label %2368, label %2357
2368:
 %2369 = fadd nsz contract double %2279, %2364
 %2370 = fcmp nsz contract une double %2369, 0.000000e+00
 %2371 = fsub nsz contract double %2369, %2369
 %2372 = fcmp nsz contract ord double %2371, 0.000000e+00
 %2373 = and i1 %2370, %2372
 br i1 %2373, label %2283, label %643
2374:
 %2375 = phi i64 [ %2377, %2374 ], [ %2285, %2283 ]
 %2376 = phi i64 [ %2378, %2374 ], [ %2302, %2283 ]
 %2377 = add nsw i64 %2375, -1
 %2378 = add nuw i64 %2376, 1
 %2379 = icmp slt i64 %2376, 0
 %2380 = select i1 %2379, i64 %301, i64 0
 %2381 = add i64 %2380, %2376
 %2382 = mul i64 %2381, %304
 %2383 = getelementptr double, ptr %2504, i64 %2382
 %2384 = getelementptr double, ptr %2383, i64 %2268
 %2385 = load double, ptr %2384, align 8
 %2386 = getelementptr double, ptr %2383, i64 %2302
 %2387 = load double, ptr %2386, align 8
 store double %2385, ptr %2386, align 8
 store double %2387, ptr %2384, align 8
 %2388 = select i1 %2379, i64 %311, i64 0
 %2389 = add i64 %2388, %2376
 %2390 = mul i64 %2389, %314
 %2391 = getelementptr double, ptr %2506, i64 %2390
 %2392 = getelementptr double, ptr %2391, i64 %2352
 %2393 = load double, ptr %2392, align 8
 %2394 = getelementptr double, ptr %2391, i64 %2302
 %2395 = load double, ptr %2394, align 8
 store double %2393, ptr %2394, align 8
 store double %2395, ptr %2392, align 8
 %2396 = icmp samesign ugt i64 %2375, 1
 br i1 %2396, label %2374, label %2288
2397:
 %2398 = phi i64 [ %2400, %2397 ], [ %2310, %2288 ]
 %2399 = phi i64 [ %2401, %2397 ], [ %2303, %2288 ]
 %2400 = add nsw i64 %2398, -1
 %2401 = add nuw i64 %2399, 1
 %2402 = icmp slt i64 %2399, 0
 %2403 = select i1 %2402, i64 %304, i64 0
 %2404 = getelementptr double, ptr %2269, i64 %2399
 %2405 = getelementptr double, ptr %2404, i64 %2403
 %2406 = load double, ptr %2405, align 8
 %2407 = select i1 %2402, i64 %314, i64 0
 %2408 = getelementptr double, ptr %2354, i64 %2399
 %2409 = getelementptr double, ptr %2408, i64 %2407
 %2410 = load double, ptr %2409, align 8
 %2411 = fmul nsz contract double %2291, %2406
 %2412 = fmul nsz contract double %2295, %2410
 %2413 = fsub nsz contract double %2411, %2412
 %2414 = fmul nsz contract double %2295, %2406
 %2415 = fmul nsz contract double %2291, %2410
 %2416 = fadd nsz contract double %2414, %2415
 store double %2413, ptr %2405, align 8
 store double %2416, ptr %2409, align 8
 %2417 = icmp samesign ugt i64 %2398, 1
 br i1 %2417, label %2397, label %2296
2418:
 %2419 = phi i64 [ %2421, %2299 ], [ %2297, %2296 ]
 %2420 = phi i64 [ %2422, %2299 ], [ %2303, %2296 ]
 %2421 = add nsw i64 %2419, -1
 %2422 = add nuw i64 %2420, 1
 %2423 = icmp slt i64 %2420, 0
 %2424 = select i1 %2423, i64 %301, i64 0
 %2425 = add i64 %2424, %2420
 %2426 = mul i64 %2425, %304
 %2427 = getelementptr double, ptr %2504, i64 %2426
 %2428 = getelementptr double, ptr %2427, i64 %2302
 %2429 = load double, ptr %2428, align 8
 %2430 = select i1 %2423, i64 %311, i64 0
 %2431 = add i64 %2430, %2420
 %2432 = mul i64 %2431, %314
 %2433 = getelementptr double, ptr %2506, i64 %2432
 %2434 = getelementptr double, ptr %2433, i64 %2302
 %2435 = load double, ptr %2434, align 8
 %2436 = fcmp nsz contract oeq double %2429, 0.000000e+00
 %2437 = fcmp nsz contract oeq double %2435, 0.000000e+00
 %2438 = select i1 %2436, i1 %2437, i1 false
 %2439 = or i1 %2311, %2438
 br i1 %2439, label %2299, label %2440
2440:
 %2441 = phi i64 [ %2443, %2440 ], [ %2310, %2418 ]
 %2442 = phi i64 [ %2444, %2440 ], [ %2303, %2418 ]
 %2443 = add nsw i64 %2441, -1
 %2444 = add nuw i64 %2442, 1
 %2445 = icmp slt i64 %2442, 0
 %2446 = select i1 %2445, i64 %304, i64 0
 %2447 = add i64 %2446, %2442
 %2448 = getelementptr double, ptr %2427, i64 %2447
 %2449 = load double, ptr %2448, align 8
 %2450 = getelementptr double, ptr %2269, i64 %2447
 %2451 = load double, ptr %2450, align 8
 %2452 = fmul nsz contract double %2429, %2451
 %2453 = select i1 %2445, i64 %314, i64 0
 %2454 = add i64 %2453, %2442
 %2455 = getelementptr double, ptr %2354, i64 %2454
 %2456 = load double, ptr %2455, align 8
 %2457 = fmul nsz contract double %2435, %2456
 %2458 = fsub nsz contract double %2457, %2452
 %2459 = fadd nsz contract double %2449, %2458
 store double %2459, ptr %2448, align 8
 %2460 = getelementptr double, ptr %2433, i64 %2454
 %2461 = load double, ptr %2460, align 8
 %2462 = load double, ptr %2455, align 8
 %2463 = fmul nsz contract double %2429, %2462
 %2464 = load double, ptr %2450, align 8
 %2465 = fmul nsz contract double %2435, %2464
 %2466 = fadd nsz contract double %2463, %2465
 %2467 = fsub nsz contract double %2461, %2466
 store double %2467, ptr %2460, align 8
 %2468 = icmp sgt i64 %2441, 1
 br i1 %2468, label %2440, label %2299
2469:
 %2470 = phi i64 [ 0, %2109 ], [ %2471, %2112 ]
 %2471 = add nuw nsw i64 %2470, 1
 %2472 = sub i64 %2470, %2111
 %2473 = tail call i64 @llvm.smax.i64(i64 %2472, i64 0)
 %2474 = add i64 %2110, %2470
 %2475 = tail call i64 @llvm.smin.i64(i64 %273, i64 range(i64 -9223372036854775807, -9223372036854775808) %2474)
 %2476 = sub i64 %2475, %2473
 %2477 = icmp slt i64 %2476, 1
 br i1 %2477, label %2478, label %2480
2478:
 %2479 = mul i64 %2470, %290
 br label %2112
2480:
 %2481 = mul i64 %2470, %276
 %2482 = getelementptr double, ptr %277, i64 %2481
 %2483 = mul i64 %2470, %290
 %2484 = getelementptr double, ptr %291, i64 %2483
 br label %2485
2485:
 %2486 = phi i64 [ %2476, %2480 ], [ %2488, %2485 ]
 %2487 = phi i64 [ %2473, %2480 ], [ %2489, %2485 ]
 %2488 = add nsw i64 %2486, -1
 %2489 = add nuw i64 %2487, 1
 %2490 = icmp slt i64 %2487, 0
 %2491 = select i1 %2490, i64 %276, i64 0
 %2492 = getelementptr double, ptr %2482, i64 %2487
 %2493 = getelementptr double, ptr %2492, i64 %2491
 %2494 = load double, ptr %2493, align 8
 %2495 = fneg nsz contract double %2494
 %2496 = select i1 %2490, i64 %290, i64 0
 %2497 = getelementptr double, ptr %2484, i64 %2487
 %2498 = getelementptr double, ptr %2497, i64 %2496
 store double %2495, ptr %2498, align 8
 %2499 = icmp samesign ugt i64 %2486, 1
 br i1 %2499, label %2485, label %2112
2500:
 %2501 = phi i64 [ 0, %2240 ], [ %2502, %2548 ]
 %2502 = add nuw nsw i64 %2501, 1
 %2503 = mul i64 %2501, %487
 %2504 = getelementptr double, ptr %305, i64 %2503
 %2505 = mul i64 %2501, %488
 %2506 = getelementptr double, ptr %315, i64 %2505
 br i1 %484, label %2258, label %2507
2507:
 %2508 = mul i64 %2501, %233
 %2509 = getelementptr double, ptr %234, i64 %2508
 %2510 = getelementptr i8, ptr %2509, i64 8
 br label %2511
2511:
 %2512 = phi i64 [ 0, %2507 ], [ %2513, %2244 ]
 %2513 = add nuw nsw i64 %2512, 1
 %2514 = sub i64 %2512, %2243
 %2515 = tail call i64 @llvm.smax.i64(i64 %2514, i64 0)
 %2516 = add i64 %2241, %2512
 %2517 = tail call i64 @llvm.smin.i64(i64 %273, i64 range(i64 -9223372036854775807, -9223372036854775808) %2516)
 %2518 = sub i64 %2517, %2515
 %2519 = icmp slt i64 %2518, 1
 br i1 %2519, label %2520, label %2523
2520:
 %2521 = mul i64 %2512, %304
 %2522 = mul i64 %2512, %314
 br label %2244
2523:
 %2524 = mul i64 %2512, %276
 %2525 = getelementptr double, ptr %277, i64 %2524
 %2526 = mul i64 %2512, %304
 %2527 = getelementptr double, ptr %2504, i64 %2526
 %2528 = mul i64 %2512, %314
 %2529 = getelementptr double, ptr %2506, i64 %2528
 br label %2530
2530:
 %2531 = phi i64 [ %2518, %2523 ], [ %2533, %2530 ]
 %2532 = phi i64 [ %2515, %2523 ], [ %2534, %2530 ]
 %2533 = add nsw i64 %2531, -1
 %2534 = add nuw i64 %2532, 1
 %2535 = icmp slt i64 %2532, 0
 %2536 = select i1 %2535, i64 %276, i64 0
 %2537 = getelementptr double, ptr %2525, i64 %2532
 %2538 = getelementptr double, ptr %2537, i64 %2536
 %2539 = load double, ptr %2538, align 8
 %2540 = fneg nsz contract double %2539
 %2541 = select i1 %2535, i64 %304, i64 0
 %2542 = getelementptr double, ptr %2527, i64 %2532
 %2543 = getelementptr double, ptr %2542, i64 %2541
 store double %2540, ptr %2543, align 8
 %2544 = select i1 %2535, i64 %314, i64 0
 %2545 = getelementptr double, ptr %2529, i64 %2532
 %2546 = getelementptr double, ptr %2545, i64 %2544
 store double 0.000000e+00, ptr %2546, align 8
 %2547 = icmp samesign ugt i64 %2531, 1
 br i1 %2547, label %2530, label %2244
2548:
 %2549 = icmp eq i64 %2502, %230
 br i1 %2549, label %2550, label %2500
2550:
 store double %3490, ptr %376, align 1
 br label %645
2551:
 %2552 = add nsw i64 %1442, -1
 %2553 = add nuw i64 %1443, 1
 %2554 = getelementptr double, ptr %118, i64 %1443
 br i1 %519, label %1445, label %2555
2555:
 %2556 = load double, ptr %2554, align 8
 br label %1448
2557:
 %2558 = phi double [ 0.000000e+00, %1446 ], [ %2567, %2557 ]
 %2559 = phi i64 [ 0, %1446 ], [ %2560, %2557 ]
 %2560 = add nuw nsw i64 %2559, 1
 %2561 = getelementptr double, ptr %252, i64 %2559
 %2562 = load double, ptr %2561, align 8
 %2563 = mul i64 %2559, %353
 %2564 = getelementptr double, ptr %1447, i64 %2563
 %2565 = load double, ptr %2564, align 8
 %2566 = fmul nsz contract double %2562, %2565
 %2567 = fadd nsz contract double %2558, %2566
 store double %2567, ptr %2554, align 8
 %2568 = icmp eq i64 %5, %2560
 br i1 %2568, label %1448, label %2557
2569:
 br label %2570
2570:
 %2571 = phi i64 [ 0, %2569 ], [ %531, %1722 ]
 br i1 %533, label %2573, label %2572
2572:
 br label %2573
2573:
 %2574 = phi i64 [ %97, %2572 ], [ %2571, %2570 ]
 %2575 = getelementptr double, ptr %98, i64 %2574
 br i1 %437, label %2583, label %2576
2576:
 %2577 = phi i64 [ %2578, %2576 ], [ 0, %2573 ]
 %2578 = add nuw nsw i64 %2577, 1
 %2579 = getelementptr double, ptr %522, i64 %2577
 %2580 = load double, ptr %2579, align 8
 %2581 = getelementptr double, ptr %2575, i64 %2577
 store double %2580, ptr %2581, align 8
 %2582 = icmp eq i64 %33, %2578
 br i1 %2582, label %2583, label %2576
2583:
 %2584 = load double, ptr %210, align 1
 %2585 = getelementptr i8, ptr %3391, i64 16
 %2586 = load double, ptr %2585, align 8
 %2587 = fcmp nsz contract ogt double %2586, %2584
 %2588 = select i1 %2587, double %2586, double %2584
 %2589 = getelementptr i8, ptr %3391, i64 24
 %2590 = load double, ptr %2589, align 8
 %2591 = fcmp nsz contract olt double %2590, %2588
 %2592 = select i1 %2591, double %2590, double %2588
 store double %2592, ptr %443, align 8
 br i1 %444, label %2619, label %2593
2593:
 %2594 = select i1 %3387, i64 %76, i64 0
 %2595 = add i64 %2594, %3386
 %2596 = mul i64 %2595, %445
 %2597 = getelementptr double, ptr %80, i64 %2596
 %2598 = getelementptr double, ptr %2597, i64 %79
 br label %2599
2599:
 %2600 = phi i64 [ 0, %2593 ], [ %2601, %2599 ]
 %2601 = add nuw nsw i64 %2600, 1
 %2602 = getelementptr double, ptr %136, i64 %2600
 %2603 = load double, ptr %2602, align 8
 %2604 = getelementptr double, ptr %2597, i64 %2600
 %2605 = load double, ptr %2604, align 8
 %2606 = getelementptr double, ptr %2598, i64 %2600
 %2607 = load double, ptr %2606, align 8
 %2608 = load double, ptr %3391, align 8
 %2609 = fsub nsz contract double %2592, %2608
 %2610 = fmul nsz contract double %2607, %2609
 %2611 = fadd nsz contract double %2605, %2610
 %2612 = fadd nsz contract double %2603, %2611
 %2613 = add nsw i64 %2600, %446
 %2614 = icmp slt i64 %2613, 0
 %2615 = select i1 %2614, i64 %97, i64 0
 %2616 = getelementptr double, ptr %98, i64 %2613
 %2617 = getelementptr double, ptr %2616, i64 %2615
 store double %2612, ptr %2617, align 8
 %2618 = icmp eq i64 %2601, %79
 br i1 %2618, label %2619, label %2599
2619:
 tail call void %447(ptr %98, ptr %460)
 %2620 = load i64, ptr %448, align 1
 %2621 = add nsw i64 %2620, 1
 store i64 %2621, ptr %448, align 1
 br i1 %516, label %2623, label %2622
2622:
 tail call void @llvm.memset.p0.i64(ptr align 8 %522, i8 0, i64 %517, i1 false)
 br label %2623
2623:
 br i1 %518, label %2647, label %2631
2624:
 %2625 = fmul nsz contract double %3490, %2635
 br i1 %516, label %2629, label %2626
2626:
 %2627 = mul i64 %2632, %107
 %2628 = getelementptr double, ptr %108, i64 %2627
 br label %2637
2629:
 %2630 = icmp eq i64 %2632, %5
 br i1 %2630, label %2647, label %2631
2631:
 %2632 = phi i64 [ %2633, %2629 ], [ 0, %2623 ]
 %2633 = add nuw nsw i64 %2632, 1
 %2634 = getelementptr double, ptr %17, i64 %2632
 %2635 = load double, ptr %2634, align 8
 %2636 = fcmp nsz contract une double %2635, 0.000000e+00
 br i1 %2636, label %2624, label %2629
2637:
 %2638 = phi i64 [ 0, %2626 ], [ %2639, %2637 ]
 %2639 = add nuw nsw i64 %2638, 1
 %2640 = getelementptr double, ptr %522, i64 %2638
 %2641 = load double, ptr %2640, align 8
 %2642 = getelementptr double, ptr %2628, i64 %2638
 %2643 = load double, ptr %2642, align 8
 %2644 = fmul nsz contract double %2625, %2643
 %2645 = fadd nsz contract double %2641, %2644
 store double %2645, ptr %2640, align 8
 %2646 = icmp eq i64 %107, %2639
 br i1 %2646, label %2629, label %2637
2647:
 br i1 %453, label %2829, label %2650
2648:
 %2649 = icmp eq i64 %33, %2831
 br i1 %2649, label %2650, label %2829
2650:
 br i1 %450, label %2672, label %2651
2651:
 br i1 %504, label %2652, label %2653
2652:
 tail call void %505(ptr %336, ptr %347)
 br label %2755
2653:
 %2654 = phi i64 [ %2655, %2653 ], [ 0, %2651 ]
 %2655 = add nuw nsw i64 %2654, 1
 %2656 = getelementptr double, ptr %361, i64 %2654
 %2657 = load double, ptr %2656, align 8
 %2658 = add nsw i64 %2654, %503
 %2659 = icmp slt i64 %2658, 0
 %2660 = select i1 %2659, i64 %335, i64 0
 %2661 = getelementptr double, ptr %336, i64 %2658
 %2662 = getelementptr double, ptr %2661, i64 %2660
 store double %2657, ptr %2662, align 8
 %2663 = icmp eq i64 %360, %2655
 br i1 %2663, label %2664, label %2653
2664:
 tail call void %505(ptr %336, ptr %347)
 br label %2665
2665:
 %2666 = phi i64 [ 0, %2664 ], [ %2667, %2665 ]
 %2667 = add nuw nsw i64 %2666, 1
 %2668 = getelementptr double, ptr %347, i64 %2666
 %2669 = load double, ptr %2668, align 8
 %2670 = getelementptr double, ptr %361, i64 %2666
 store double %2669, ptr %2670, align 8
 %2671 = icmp eq i64 %360, %2667
 br i1 %2671, label %2755, label %2665
2672:
 %2673 = load i64, ptr %461, align 1
 %2674 = load i64, ptr %462, align 1
 br i1 %485, label %2755, label %2675
2675:
 %2676 = add i64 %2673, 1
 br label %2696
2677:
 %2678 = add i64 %2676, %2697
 %2679 = tail call i64 @llvm.smin.i64(i64 %287, i64 range(i64 -9223372036854775807, -9223372036854775808) %2678)
 %2680 = sub i64 %2679, %2698
 %2681 = icmp slt i64 %2680, 1
 br i1 %2681, label %2685, label %2682
2682:
 %2683 = mul i64 %2697, %290
 %2684 = getelementptr double, ptr %291, i64 %2683
 br label %2710
2685:
 %2686 = icmp eq i64 %2698, %287
 br i1 %2686, label %2687, label %2696
2687:
 %2688 = add i64 %2674, %2673
 br label %2727
2689:
 %2690 = sub i64 %2729, %2688
 %2691 = tail call i64 @llvm.smax.i64(i64 %2690, i64 0)
 %2692 = sub i64 %2729, %2691
 %2693 = icmp slt i64 %2692, 1
 br i1 %2693, label %2694, label %2738
2694:
 %2695 = icmp samesign ugt i64 %2728, 1
 br i1 %2695, label %2727, label %2755
2696:
 %2697 = phi i64 [ 0, %2675 ], [ %2698, %2685 ]
 %2698 = add nuw nsw i64 %2697, 1
 %2699 = getelementptr i64, ptr %295, i64 %2697
 %2700 = load i64, ptr %2699, align 8
 %2701 = icmp slt i64 %2700, 0
 %2702 = select i1 %2701, i64 %360, i64 0
 %2703 = getelementptr double, ptr %361, i64 %2700
 %2704 = getelementptr double, ptr %2703, i64 %2702
 %2705 = load double, ptr %2704, align 8
 %2706 = getelementptr double, ptr %361, i64 %2697
 %2707 = load double, ptr %2706, align 8
 store double %2705, ptr %2706, align 8
 store double %2707, ptr %2704, align 8
 %2708 = load double, ptr %2706, align 8
 %2709 = fcmp nsz contract une double %2708, 0.000000e+00
 br i1 %2709, label %2677, label %2685
2710:
 %2711 = phi i64 [ %2680, %2682 ], [ %2713, %2710 ]
 %2712 = phi i64 [ %2698, %2682 ], [ %2714, %2710 ]
 %2713 = add nsw i64 %2711, -1
 %2714 = add nuw i64 %2712, 1
 %2715 = icmp slt i64 %2712, 0
 %2716 = select i1 %2715, i64 %360, i64 0
 %2717 = getelementptr double, ptr %361, i64 %2712
 %2718 = getelementptr double, ptr %2717, i64 %2716
 %2719 = load double, ptr %2718, align 8
 %2720 = select i1 %2715, i64 %290, i64 0
 %2721 = getelementptr double, ptr %2684, i64 %2712
 %2722 = getelementptr double, ptr %2721, i64 %2720
 %2723 = load double, ptr %2722, align 8
 %2724 = fmul nsz contract double %2708, %2723
 %2725 = fsub nsz contract double %2719, %2724
 store double %2725, ptr %2718, align 8
 %2726 = icmp samesign ugt i64 %2711, 1
 br i1 %2726, label %2710, label %2685
2727:
 %2728 = phi i64 [ %287, %2687 ], [ %2729, %2694 ]
 %2729 = add nsw i64 %2728, -1
 %2730 = getelementptr double, ptr %361, i64 %2729
 %2731 = load double, ptr %2730, align 8
 %2732 = mul i64 %2729, %290
 %2733 = getelementptr double, ptr %291, i64 %2732
 %2734 = getelementptr double, ptr %2733, i64 %2729
 %2735 = load double, ptr %2734, align 8
 %2736 = fdiv nsz contract double %2731, %2735
 store double %2736, ptr %2730, align 8
 %2737 = fcmp nsz contract une double %2736, 0.000000e+00
 br i1 %2737, label %2689, label %2694
2738:
 %2739 = phi i64 [ %2741, %2738 ], [ %2692, %2689 ]
 %2740 = phi i64 [ %2742, %2738 ], [ %2691, %2689 ]
 %2741 = add nsw i64 %2739, -1
 %2742 = add nuw i64 %2740, 1
 %2743 = icmp slt i64 %2740, 0
 %2744 = select i1 %2743, i64 %360, i64 0
 %2745 = getelementptr double, ptr %361, i64 %2740
 %2746 = getelementptr double, ptr %2745, i64 %2744
 %2747 = load double, ptr %2746, align 8
 %2748 = select i1 %2743, i64 %290, i64 0
 %2749 = getelementptr double, ptr %2733, i64 %2740
 %2750 = getelementptr double, ptr %2749, i64 %2748
 %2751 = load double, ptr %2750, align 8
 %2752 = fmul nsz contract double %2736, %2751
 %2753 = fsub nsz contract double %2747, %2752
 store double %2753, ptr %2746, align 8
 %2754 = icmp samesign ugt i64 %2739, 1
 br i1 %2754, label %2738, label %2694
2755:
 br i1 %437, label %2779, label %2855
2756:
 %2757 = getelementptr double, ptr %125, i64 %2777
 %2758 = load double, ptr %2757, align 8
 %2759 = tail call nsz contract double @llvm.fabs.f64(double %2758)
 %2760 = getelementptr double, ptr %132, i64 %2777
 %2761 = load double, ptr %2760, align 8
 %2762 = tail call nsz contract double @llvm.fabs.f64(double %2761)
 %2763 = fcmp nsz contract ogt double %2762, %2759
 %2764 = select i1 %2763, double %2762, double %2759
 br label %2765
2765:
 %2766 = phi double [ %2764, %2756 ], [ 1.000000e+00, %2773 ]
 %2767 = getelementptr double, ptr %45, i64 %2774
 %2768 = load double, ptr %2767, align 8
 %2769 = fmul nsz contract double %41, %2766
 %2770 = fadd nsz contract double %2768, %2769
 %2771 = getelementptr double, ptr %158, i64 %2774
 store double %2770, ptr %2771, align 8
 %2772 = icmp eq i64 %33, %2775
 br i1 %2772, label %2779, label %2773
2773:
 %2774 = phi i64 [ %2775, %2765 ], [ 0, %2855 ]
 %2775 = add nuw nsw i64 %2774, 1
 %2776 = getelementptr i64, ptr %34, i64 %2774
 %2777 = load i64, ptr %2776, align 8
 %2778 = icmp slt i64 %2777, 0
 br i1 %2778, label %2765, label %2756
2779:
 br i1 %525, label %2780, label %2781
2780:
 br label %2786
2781:
 %2782 = load double, ptr %526, align 1
 br label %2805
2783:
 %2784 = fmul nsz contract double %41, %2817
 %2785 = fadd nsz contract double %48, %2784
 br label %2819
2786:
 %2787 = phi double [ %2799, %2798 ], [ 0.000000e+00, %2780 ]
 %2788 = phi i64 [ %2800, %2798 ], [ 0, %2780 ]
 %2789 = phi i64 [ %2790, %2798 ], [ 0, %2780 ]
 %2790 = add nuw nsw i64 %2789, 1
 %2791 = getelementptr double, ptr %522, i64 %2789
 %2792 = load double, ptr %2791, align 8
 %2793 = tail call nsz contract double @llvm.fabs.f64(double %2792)
 %2794 = getelementptr double, ptr %158, i64 %2789
 %2795 = load double, ptr %2794, align 8
 %2796 = fdiv nsz contract double %2793, %2795
 %2797 = fcmp nsz contract ugt double %2796, %2787
 br i1 %2797, label %2802, label %2798
2798:
 %2799 = phi double [ %2787, %2786 ], [ %2796, %2802 ]
 %2800 = phi i64 [ %2788, %2786 ], [ %2789, %2802 ]
 %2801 = icmp eq i64 %157, %2790
 br i1 %2801, label %2867, label %2786
2802:
 %2803 = fsub nsz contract double %2796, %2796
 %2804 = fcmp nsz contract ord double %2803, 0.000000e+00
 br i1 %2804, label %2798, label %2867
2805:
 %2806 = phi double [ %2817, %2805 ], [ %2782, %2781 ]
 %2807 = phi i64 [ %2809, %2805 ], [ %524, %2781 ]
 %2808 = phi i64 [ %2810, %2805 ], [ %33, %2781 ]
 %2809 = add nsw i64 %2807, -1
 %2810 = add i64 %2808, 1
 %2811 = icmp slt i64 %2808, 0
 %2812 = select i1 %2811, i64 %117, i64 0
 %2813 = getelementptr double, ptr %118, i64 %2808
 %2814 = getelementptr double, ptr %2813, i64 %2812
 %2815 = load double, ptr %2814, align 8
 %2816 = tail call nsz contract double @llvm.fabs.f64(double %2815)
 %2817 = fadd nsz contract double %2806, %2816
 %2818 = icmp samesign ugt i64 %2807, 1
 br i1 %2818, label %2805, label %2783
2819:
 %2820 = phi i64 [ %524, %2783 ], [ %2822, %2819 ]
 %2821 = phi i64 [ %33, %2783 ], [ %2823, %2819 ]
 %2822 = add nsw i64 %2820, -1
 %2823 = add i64 %2821, 1
 %2824 = icmp slt i64 %2821, 0
 %2825 = select i1 %2824, i64 %157, i64 0
 %2826 = getelementptr double, ptr %158, i64 %2821
 %2827 = getelementptr double, ptr %2826, i64 %2825
 store double %2785, ptr %2827, align 8
 %2828 = icmp samesign ugt i64 %2820, 1
 br i1 %2828, label %2819, label %2780
2829:
 %2830 = phi i64 [ %2831, %2648 ], [ 0, %2647 ]
 %2831 = add nuw nsw i64 %2830, 1
 %2832 = getelementptr i64, ptr %267, i64 %2830
 %2833 = load i64, ptr %2832, align 8
 %2834 = getelementptr double, ptr %460, i64 %2830
 %2835 = load double, ptr %2834, align 8
 %2836 = icmp slt i64 %2833, 0
 %2837 = select i1 %2836, i64 %360, i64 0
 %2838 = getelementptr double, ptr %361, i64 %2833
 %2839 = getelementptr double, ptr %2838, i64 %2837
 store double %2835, ptr %2839, align 8
 br i1 %490, label %2840, label %2648
2840:
 %2841 = getelementptr double, ptr %354, i64 %2830
 br label %2842
2842:
 %2843 = phi double [ %2835, %2840 ], [ %2853, %2842 ]
 %2844 = phi i64 [ 0, %2840 ], [ %2845, %2842 ]
 %2845 = add nuw nsw i64 %2844, 1
 %2846 = getelementptr double, ptr %256, i64 %2844
 %2847 = load double, ptr %2846, align 8
 %2848 = fmul nsz contract double %640, %2847
 %2849 = mul i64 %2844, %353
 %2850 = getelementptr double, ptr %2841, i64 %2849
 %2851 = load double, ptr %2850, align 8
 %2852 = fmul nsz contract double %2848, %2851
 %2853 = fadd nsz contract double %2843, %2852
 store double %2853, ptr %2839, align 8
 %2854 = icmp eq i64 %5, %2845
 br i1 %2854, label %2648, label %2842
2855:
 %2856 = phi i64 [ %2857, %2855 ], [ 0, %2755 ]
 %2857 = add nuw nsw i64 %2856, 1
 %2858 = getelementptr i64, ptr %267, i64 %2856
 %2859 = load i64, ptr %2858, align 8
 %2860 = icmp slt i64 %2859, 0
 %2861 = select i1 %2860, i64 %360, i64 0
 %2862 = getelementptr double, ptr %361, i64 %2859
 %2863 = getelementptr double, ptr %2862, i64 %2861
 %2864 = load double, ptr %2863, align 8
 %2865 = getelementptr double, ptr %522, i64 %2856
 store double %2864, ptr %2865, align 8
 %2866 = icmp eq i64 %33, %2857
 br i1 %2866, label %2773, label %2855
2867:
 %2868 = phi double [ 0.000000e+00, %1630 ], [ %1713, %1719 ], [ %1713, %1712 ], [ 0.000000e+00, %1465 ], [ %2799, %2798 ], [ %2796, %2802 ]
 %2869 = phi i64 [ 0, %1630 ], [ %1714, %1719 ], [ %1714, %1712 ], [ 0, %1465 ], [ %2800, %2798 ], [ %2789, %2802 ]
 %2870 = fsub nsz contract double %2868, %2868
 %2871 = fcmp nsz contract ord double %2870, 0.000000e+00
 br i1 %2871, label %1724, label %1723
2872:
 %2873 = phi i64 [ %2874, %2903 ], [ 0, %1767 ]
 %2874 = add nuw nsw i64 %2873, 1
 %2875 = mul i64 %2873, %367
 %2876 = getelementptr double, ptr %368, i64 %2875
 br i1 %437, label %2878, label %2877
2877:
 tail call void @llvm.memset.p0.i64(ptr align 8 %2876, i8 0, i64 %548, i1 false)
 br label %2878
2878:
 %2879 = mul i64 %2873, %262
 %2880 = getelementptr double, ptr %263, i64 %2879
 br label %2886
2881:
 %2882 = mul i64 %2887, %353
 %2883 = getelementptr double, ptr %354, i64 %2882
 br label %2893
2884:
 %2885 = icmp eq i64 %2888, %5
 br i1 %2885, label %2903, label %2886
2886:
 %2887 = phi i64 [ 0, %2878 ], [ %2888, %2884 ]
 %2888 = add nuw nsw i64 %2887, 1
 %2889 = getelementptr double, ptr %2880, i64 %2887
 %2890 = load double, ptr %2889, align 8
 %2891 = fcmp nsz contract oeq double %2890, 0.000000e+00
 %2892 = or i1 %437, %2891
 br i1 %2892, label %2884, label %2881
2893:
 %2894 = phi i64 [ 0, %2881 ], [ %2895, %2893 ]
 %2895 = add nuw nsw i64 %2894, 1
 %2896 = getelementptr double, ptr %2876, i64 %2894
 %2897 = load double, ptr %2896, align 8
 %2898 = getelementptr double, ptr %2883, i64 %2894
 %2899 = load double, ptr %2898, align 8
 %2900 = fmul nsz contract double %2890, %2899
 %2901 = fadd nsz contract double %2897, %2900
 store double %2901, ptr %2896, align 8
 %2902 = icmp eq i64 %33, %2895
 br i1 %2902, label %2884, label %2893
2903:
 %2904 = icmp eq i64 %5, %2874
 br i1 %2904, label %1768, label %2872
2905:
 br i1 %3493, label %2906, label %2914
2906:
 %2907 = fmul nsz contract double %3492, 0x4670000000000000
 %2908 = fmul nsz contract double %2907, 0x3CA0000000000001
 %2909 = fadd nsz contract double %2907, %2908
 %2910 = fsub nsz contract double %2909, %2907
 %2911 = fmul nsz contract double %2910, 0x3970000000000000
 %2912 = fcmp nsz contract olt double %2911, 4.940660e-324
 %2913 = select i1 %2912, double 4.940660e-324, double %2911
 br label %2918
2914:
 %2915 = fmul nsz contract double %3492, 0x3CA0000000000001
 %2916 = fadd nsz contract double %3492, %2915
 %2917 = fsub nsz contract double %2916, %3492
 br label %2918
2918:
 %2919 = phi double [ %2917, %2914 ], [ %2913, %2906 ]
 %2920 = load i64, ptr %550, align 1
 %2921 = icmp slt i64 %2920, %86
 br i1 %2921, label %2922, label %3179
2922:
 %2923 = fmul nsz contract double %2919, 2.000000e+00
 %2924 = icmp slt i64 %2920, 0
 %2925 = select i1 %2924, i64 %86, i64 0
 %2926 = getelementptr double, ptr %87, i64 %2920
 %2927 = getelementptr double, ptr %2926, i64 %2925
 %2928 = load double, ptr %2927, align 8
 %2929 = fadd nsz contract double %3491, %2923
 %2930 = fcmp nsz contract ugt double %2928, %2929
 br i1 %2930, label %3179, label %2931
2931:
 br i1 %547, label %2978, label %2932
2932:
 %2933 = phi i64 [ %2934, %2974 ], [ 0, %2931 ]
 %2934 = add nuw nsw i64 %2933, 1
 %2935 = mul i64 %2933, %117
 %2936 = getelementptr double, ptr %118, i64 %2935
 br i1 %516, label %2938, label %2937
2937:
 tail call void @llvm.memset.p0.i64(ptr align 8 %2936, i8 0, i64 %517, i1 false)
 br label %2938
2938:
 %2939 = mul i64 %2933, %26
 %2940 = getelementptr double, ptr %27, i64 %2939
 br label %2948
2941:
 %2942 = fmul nsz contract double %3490, %2952
 br i1 %516, label %2946, label %2943
2943:
 %2944 = mul i64 %2949, %107
 %2945 = getelementptr double, ptr %108, i64 %2944
 br label %2954
2946:
 %2947 = icmp eq i64 %2949, %5
 br i1 %2947, label %2964, label %2948
2948:
 %2949 = phi i64 [ 0, %2938 ], [ %2950, %2946 ]
 %2950 = add nuw nsw i64 %2949, 1
 %2951 = getelementptr double, ptr %2940, i64 %2949
 %2952 = load double, ptr %2951, align 8
 %2953 = fcmp nsz contract une double %2952, 0.000000e+00
 br i1 %2953, label %2941, label %2946
2954:
 %2955 = phi i64 [ 0, %2943 ], [ %2956, %2954 ]
 %2956 = add nuw nsw i64 %2955, 1
 %2957 = getelementptr double, ptr %2936, i64 %2955
 %2958 = load double, ptr %2957, align 8
 %2959 = getelementptr double, ptr %2945, i64 %2955
 %2960 = load double, ptr %2959, align 8
 %2961 = fmul nsz contract double %2942, %2960
 %2962 = fadd nsz contract double %2958, %2961
 store double %2962, ptr %2957, align 8
 %2963 = icmp eq i64 %107, %2956
 br i1 %2963, label %2946, label %2954
2964:
 %2965 = mul i64 %2933, %367
 %2966 = getelementptr double, ptr %368, i64 %2965
 br i1 %437, label %2974, label %2967
2967:
 %2968 = phi i64 [ %2969, %2967 ], [ 0, %2964 ]
 %2969 = add nuw nsw i64 %2968, 1
 %2970 = getelementptr double, ptr %2966, i64 %2968
 %2971 = load double, ptr %2970, align 8
 %2972 = getelementptr double, ptr %2936, i64 %2968
 store double %2971, ptr %2972, align 8
 %2973 = icmp eq i64 %33, %2969
 br i1 %2973, label %2974, label %2967
2974:
 %2975 = icmp eq i64 %2934, %5
 br i1 %2975, label %2976, label %2932
2976:
 %2977 = load i64, ptr %550, align 1
 br label %2978
2978:
 %2979 = phi i64 [ %2977, %2976 ], [ %2920, %2931 ]
 br i1 %3493, label %2980, label %2988
2980:
 %2981 = fmul nsz contract double %3492, 0x4670000000000000
 %2982 = fmul nsz contract double %2981, 0x3CA0000000000001
 %2983 = fadd nsz contract double %2981, %2982
 %2984 = fsub nsz contract double %2983, %2981
 %2985 = fmul nsz contract double %2984, 0x3970000000000000
 %2986 = fcmp nsz contract olt double %2985, 4.940660e-324
 %2987 = select i1 %2986, double 4.940660e-324, double %2985
 br label %2992
2988:
 %2989 = fmul nsz contract double %3492, 0x3CA0000000000001
 %2990 = fadd nsz contract double %3492, %2989
 %2991 = fsub nsz contract double %2990, %3492
 br label %2992
2992:
 %2993 = phi double [ %2991, %2988 ], [ %2987, %2980 ]
 %2994 = fmul nsz contract double %2993, 2.000000e+00
 %2995 = icmp slt i64 %2979, %86
 br i1 %2995, label %2996, label %3136
2996:
 %2997 = icmp slt i64 %2979, 0
 %2998 = select i1 %2997, i64 %86, i64 0
 %2999 = getelementptr double, ptr %87, i64 %2979
 %3000 = getelementptr double, ptr %2999, i64 %2998
 %3001 = load double, ptr %3000, align 8
 %3002 = fadd nsz contract double %3491, %2994
 %3003 = fcmp nsz contract ugt double %3001, %3002
 br i1 %3003, label %3136, label %3004
3004:
 %3005 = fsub nsz contract double %3491, %2994
 br label %3006
3006:
 %3007 = phi i64 [ %3126, %3125 ], [ %2979, %3004 ]
 %3008 = load i64, ptr %551, align 1
 %3009 = sub nsw i64 %3007, %3008
 %3010 = icmp slt i64 %3009, 0
 %3011 = select i1 %3010, i64 %172, i64 0
 %3012 = add i64 %3011, %3009
 %3013 = mul i64 %3012, %175
 %3014 = getelementptr double, ptr %176, i64 %3013
 %3015 = icmp slt i64 %3007, 0
 %3016 = select i1 %3015, i64 %86, i64 0
 %3017 = getelementptr double, ptr %87, i64 %3007
 %3018 = getelementptr double, ptr %3017, i64 %3016
 %3019 = load double, ptr %3018, align 8
 %3020 = fcmp nsz contract ult double %3019, %3005
 br i1 %3020, label %3035, label %3021
3021:
 br i1 %436, label %3029, label %3022
3022:
 %3023 = phi i64 [ %3024, %3022 ], [ 0, %3021 ]
 %3024 = add nuw nsw i64 %3023, 1
 %3025 = getelementptr double, ptr %132, i64 %3023
 %3026 = load double, ptr %3025, align 8
 %3027 = getelementptr double, ptr %3014, i64 %3023
 store double %3026, ptr %3027, align 8
 %3028 = icmp eq i64 %124, %3024
 br i1 %3028, label %3029, label %3022
3029:
 br i1 %553, label %3061, label %3030
3030:
 %3031 = select i1 %3010, i64 %182, i64 0
 %3032 = add i64 %3031, %3009
 %3033 = mul i64 %3032, %185
 %3034 = getelementptr double, ptr %186, i64 %3033
 br label %3142
3035:
 %3036 = load double, ptr %210, align 1
 %3037 = fsub nsz contract double %3019, %3036
 %3038 = fdiv nsz contract double %3037, %3490
 br i1 %516, label %3060, label %3039
3039:
 %3040 = fsub nsz contract double 1.000000e+00, %3038
 %3041 = select i1 %3010, i64 %182, i64 0
 %3042 = add i64 %3041, %3009
 %3043 = mul i64 %3042, %185
 %3044 = getelementptr double, ptr %186, i64 %3043
 br label %3156
3045:
 %3046 = phi double [ 0.000000e+00, %3156 ], [ %3177, %3161 ]
 %3047 = icmp slt i64 %3157, %33
 br i1 %3047, label %3048, label %3054
3048:
 %3049 = add nsw i64 %3157, %124
 %3050 = icmp slt i64 %3049, 0
 %3051 = select i1 %3050, i64 %97, i64 0
 %3052 = getelementptr double, ptr %98, i64 %3049
 %3053 = getelementptr double, ptr %3052, i64 %3051
 store double %3046, ptr %3053, align 8
 br label %3140
3054:
 %3055 = sub nsw i64 %3157, %33
 %3056 = getelementptr double, ptr %143, i64 %3055
 %3057 = load double, ptr %3056, align 8
 %3058 = fadd nsz contract double %3046, %3057
 %3059 = getelementptr double, ptr %3044, i64 %3055
 store double %3058, ptr %3059, align 8
 br label %3140
3060:
 tail call void %521(ptr %98, ptr %3014)
 br label %3061
3061:
 %3062 = select i1 %3010, i64 %192, i64 0
 %3063 = add i64 %3062, %3009
 %3064 = mul i64 %3063, %195
 %3065 = getelementptr double, ptr %196, i64 %3064
 br i1 %534, label %3066, label %3075
3066:
 %3067 = phi i64 [ %3070, %3069 ], [ 0, %3061 ]
 %3068 = icmp eq i64 %3067, %567
 br i1 %3068, label %3123, label %3069
3069:
 %3070 = add nuw i64 %3067, 1
 %3071 = getelementptr double, ptr %3014, i64 %3067
 %3072 = load double, ptr %3071, align 8
 %3073 = fsub nsz contract double %3072, %3072
 %3074 = fcmp nsz contract ord double %3073, 0.000000e+00
 br i1 %3074, label %3066, label %3179
3075:
 %3076 = phi i64 [ %3090, %3086 ], [ 12, %3061 ]
 %3077 = icmp eq i64 %3076, 0
 br i1 %3077, label %3108, label %3089
3078:
 br i1 %556, label %3086, label %3079
3079:
 %3080 = phi i64 [ %3081, %3079 ], [ 0, %3078 ]
 %3081 = add nuw nsw i64 %3080, 1
 %3082 = getelementptr double, ptr %162, i64 %3080
 %3083 = load double, ptr %3082, align 8
 %3084 = getelementptr double, ptr %3014, i64 %3080
 store double %3083, ptr %3084, align 8
 %3085 = icmp eq i64 %175, %3081
 br i1 %3085, label %3086, label %3079
3086:
 %3087 = load double, ptr %562, align 8
 %3088 = fcmp nsz contract ugt double %3087, %51
 br i1 %3088, label %3075, label %3108
3089:
 %3090 = add nsw i64 %3076, -1
 br i1 %556, label %3098, label %3091
3091:
 %3092 = phi i64 [ %3093, %3091 ], [ 0, %3089 ]
 %3093 = add nuw nsw i64 %3092, 1
 %3094 = getelementptr double, ptr %3014, i64 %3092
 %3095 = load double, ptr %3094, align 8
 %3096 = getelementptr double, ptr %166, i64 %3092
 store double %3095, ptr %3096, align 8
 %3097 = icmp eq i64 %175, %3093
 br i1 %3097, label %3098, label %3091
3098:
 tail call void %536(ptr %166, ptr %162)
 br label %3099
3099:
 %3100 = phi i64 [ 0, %3098 ], [ %3103, %3102 ]
 %3101 = icmp eq i64 %3100, %558
 br i1 %3101, label %3078, label %3102
3102:
 %3103 = add nuw i64 %3100, 1
 %3104 = getelementptr double, ptr %162, i64 %3100
 %3105 = load double, ptr %3104, align 8
 %3106 = fsub nsz contract double %3105, %3105
 %3107 = fcmp nsz contract ord double %3106, 0.000000e+00
 br i1 %3107, label %3099, label %3108
3108:
 %3109 = phi i1 [ true, %3102 ], [ %3077, %3075 ], [ %3077, %3086 ]
 br i1 %556, label %3117, label %3110
3110:
 %3111 = phi i64 [ %3112, %3110 ], [ 0, %3108 ]
 %3112 = add nuw nsw i64 %3111, 1
 %3113 = getelementptr double, ptr %3014, i64 %3111
 %3114 = load double, ptr %3113, align 8
 %3115 = getelementptr double, ptr %166, i64 %3111
 store double %3114, ptr %3115, align 8
 %3116 = icmp eq i64 %175, %3112
 br i1 %3116, label %3117, label %3110
3117:
 tail call void %536(ptr %166, ptr %162)
 %3118 = load double, ptr %562, align 8
 %3119 = load double, ptr %566, align 8
 store double %3118, ptr %3065, align 8
 %3120 = getelementptr i8, ptr %3065, i64 8
 store double %3119, ptr %3120, align 8
 %3121 = fcmp nsz contract ugt double %3118, %51
 %3122 = select i1 %3109, i1 true, i1 %3121
 br i1 %3122, label %3179, label %3123
3123:
 %3124 = icmp eq i64 %3007, %568
 br i1 %3124, label %3133, label %3125
3125:
 %3126 = add i64 %3007, 1
 %3127 = icmp slt i64 %3007, -1
 %3128 = select i1 %3127, i64 %86, i64 0
 %3129 = getelementptr double, ptr %87, i64 %3126
 %3130 = getelementptr double, ptr %3129, i64 %3128
 %3131 = load double, ptr %3130, align 8
 %3132 = fcmp nsz contract ugt double %3131, %3002
 br i1 %3132, label %3133, label %3006
3133:
 %3134 = phi i64 [ %86, %3123 ], [ %3126, %3125 ]
 %3135 = load i64, ptr %550, align 1
 br label %3136
3136:
 %3137 = phi i64 [ %2979, %2996 ], [ %2979, %2992 ], [ %3135, %3133 ]
 %3138 = phi i64 [ %2979, %2996 ], [ %2979, %2992 ], [ %3134, %3133 ]
 %3139 = sub nsw i64 %3138, %3137
 br label %3179
3140:
 %3141 = icmp eq i64 %107, %3158
 br i1 %3141, label %3060, label %3156
3142:
 %3143 = phi i64 [ 0, %3030 ], [ %3144, %3142 ]
 %3144 = add nuw nsw i64 %3143, 1
 %3145 = getelementptr double, ptr %143, i64 %3143
 %3146 = load double, ptr %3145, align 8
 %3147 = add nsw i64 %3143, %33
 %3148 = icmp slt i64 %3147, 0
 %3149 = select i1 %3148, i64 %117, i64 0
 %3150 = getelementptr double, ptr %118, i64 %3147
 %3151 = getelementptr double, ptr %3150, i64 %3149
 %3152 = load double, ptr %3151, align 8
 %3153 = fadd nsz contract double %3146, %3152
 %3154 = getelementptr double, ptr %3034, i64 %3143
 store double %3153, ptr %3154, align 8
 %3155 = icmp eq i64 %552, %3144
 br i1 %3155, label %3061, label %3142
3156:
 %3157 = phi i64 [ 0, %3039 ], [ %3158, %3140 ]
 %3158 = add nuw nsw i64 %3157, 1
 br i1 %555, label %3045, label %3159
3159:
 %3160 = getelementptr double, ptr %118, i64 %3157
 br label %3161
3161:
 %3162 = phi double [ 0.000000e+00, %3159 ], [ %3177, %3161 ]
 %3163 = phi i64 [ %554, %3159 ], [ %3166, %3161 ]
 %3164 = phi i64 [ %23, %3159 ], [ %3165, %3161 ]
 %3165 = add i64 %3164, -1
 %3166 = add nsw i64 %3163, -1
 %3167 = icmp slt i64 %3165, 0
 %3168 = select i1 %3167, i64 %114, i64 0
 %3169 = add i64 %3168, %3165
 %3170 = mul i64 %3169, %117
 %3171 = getelementptr double, ptr %3160, i64 %3170
 %3172 = load double, ptr %3171, align 8
 %3173 = fadd nsz contract double %3162, %3172
 %3174 = and i64 %3165, 1
 %3175 = icmp eq i64 %3174, 0
 %3176 = select i1 %3175, double %3038, double %3040
 %3177 = fmul nsz contract double %3173, %3176
 %3178 = icmp sgt i64 %3163, 1
 br i1 %3178, label %3161, label %3045
3179:
 %3180 = phi i64 [ 0, %2918 ], [ 0, %2922 ], [ %3139, %3136 ], [ -1, %3069 ], [ -1, %3117 ]
 %3181 = load i64, ptr %419, align 1
 br i1 %3489, label %3195, label %3182
3182:
 %3183 = icmp slt i64 %3181, 0
 %3184 = select i1 %3183, i64 %66, i64 0
 %3185 = add i64 %3184, %3181
 %3186 = mul i64 %3185, %69
 %3187 = getelementptr double, ptr %70, i64 %3186
 %3188 = getelementptr i8, ptr %3187, i64 8
 %3189 = load double, ptr %3188, align 8
 %3190 = fcmp nsz contract ult double %3491, %3189
 br i1 %3190, label %3195, label %3191
3191:
 %3192 = add nsw i64 %3181, 1
 %3193 = icmp slt i64 %3192, %66
 %3194 = select i1 %3193, i64 %3192, i64 %3181
 br label %3195
3195:
 %3196 = phi i64 [ %3181, %3179 ], [ %3194, %3191 ], [ %3181, %3182 ]
 %3197 = icmp sgt i64 %3180, -1
 br i1 %3197, label %3198, label %3345
3198:
 br i1 %535, label %3206, label %3199
3199:
 %3200 = phi i64 [ %3201, %3199 ], [ 0, %3198 ]
 %3201 = add nuw nsw i64 %3200, 1
 %3202 = getelementptr double, ptr %132, i64 %3200
 %3203 = load double, ptr %3202, align 8
 %3204 = getelementptr double, ptr %98, i64 %3200
 store double %3203, ptr %3204, align 8
 %3205 = icmp eq i64 %131, %3201
 br i1 %3205, label %3206, label %3199
3206:
 br i1 %437, label %3217, label %3207
3207:
 %3208 = phi i64 [ %3210, %3207 ], [ %33, %3206 ]
 %3209 = phi i64 [ %3211, %3207 ], [ %131, %3206 ]
 %3210 = add nsw i64 %3208, -1
 %3211 = add i64 %3209, 1
 %3212 = icmp slt i64 %3209, 0
 %3213 = select i1 %3212, i64 %97, i64 0
 %3214 = getelementptr double, ptr %98, i64 %3209
 %3215 = getelementptr double, ptr %3214, i64 %3213
 store double 0.000000e+00, ptr %3215, align 8
 %3216 = icmp samesign ugt i64 %3208, 1
 br i1 %3216, label %3207, label %3217
3217:
 %3218 = icmp slt i64 %3196, 0
 %3219 = select i1 %3218, i64 %66, i64 0
 %3220 = add i64 %3219, %3196
 %3221 = mul i64 %3220, %69
 %3222 = getelementptr double, ptr %70, i64 %3221
 %3223 = getelementptr i8, ptr %3222, i64 16
 %3224 = load double, ptr %3223, align 8
 %3225 = fcmp nsz contract ogt double %3224, %3491
 %3226 = select i1 %3225, double %3224, double %3491
 %3227 = getelementptr i8, ptr %3222, i64 24
 %3228 = load double, ptr %3227, align 8
 %3229 = fcmp nsz contract olt double %3228, %3226
 %3230 = select i1 %3229, double %3228, double %3226
 store double %3230, ptr %443, align 8
 br i1 %444, label %3257, label %3231
3231:
 %3232 = select i1 %3218, i64 %76, i64 0
 %3233 = add i64 %3232, %3196
 %3234 = mul i64 %3233, %445
 %3235 = getelementptr double, ptr %80, i64 %3234
 %3236 = getelementptr double, ptr %3235, i64 %79
 br label %3237
3237:
 %3238 = phi i64 [ 0, %3231 ], [ %3239, %3237 ]
 %3239 = add nuw nsw i64 %3238, 1
 %3240 = getelementptr double, ptr %136, i64 %3238
 %3241 = load double, ptr %3240, align 8
 %3242 = getelementptr double, ptr %3235, i64 %3238
 %3243 = load double, ptr %3242, align 8
 %3244 = getelementptr double, ptr %3236, i64 %3238
 %3245 = load double, ptr %3244, align 8
 %3246 = load double, ptr %3222, align 8
 %3247 = fsub nsz contract double %3230, %3246
 %3248 = fmul nsz contract double %3245, %3247
 %3249 = fadd nsz contract double %3243, %3248
 %3250 = fadd nsz contract double %3241, %3249
 %3251 = add nsw i64 %3238, %446
 %3252 = icmp slt i64 %3251, 0
 %3253 = select i1 %3252, i64 %97, i64 0
 %3254 = getelementptr double, ptr %98, i64 %3251
 %3255 = getelementptr double, ptr %3254, i64 %3253
 store double %3250, ptr %3255, align 8
 %3256 = icmp eq i64 %3239, %79
 br i1 %3256, label %3257, label %3237
3257:
 tail call void %447(ptr %98, ptr %108)
 %3258 = load i64, ptr %448, align 1
 %3259 = add nsw i64 %3258, 1
 store i64 %3259, ptr %448, align 1
 br label %3260
3260:
 %3261 = phi i64 [ 0, %3257 ], [ %3264, %3263 ]
 %3262 = icmp eq i64 %3261, %501
 br i1 %3262, label %3269, label %3263
3263:
 %3264 = add nuw i64 %3261, 1
 %3265 = getelementptr double, ptr %108, i64 %3261
 %3266 = load double, ptr %3265, align 8
 %3267 = fsub nsz contract double %3266, %3266
 %3268 = fcmp nsz contract ord double %3267, 0.000000e+00
 br i1 %3268, label %3260, label %3345
3269:
 br i1 %436, label %3277, label %3270
3270:
 %3271 = phi i64 [ %3272, %3270 ], [ 0, %3269 ]
 %3272 = add nuw nsw i64 %3271, 1
 %3273 = getelementptr double, ptr %132, i64 %3271
 %3274 = load double, ptr %3273, align 8
 %3275 = getelementptr double, ptr %125, i64 %3271
 store double %3274, ptr %3275, align 8
 %3276 = icmp eq i64 %124, %3272
 br i1 %3276, label %3277, label %3270
3277:
 br i1 %553, label %3278, label %3282
3278:
 %3279 = icmp eq i64 %3180, 0
 br i1 %3279, label %3349, label %3280
3280:
 %3281 = load i64, ptr %550, align 1
 br label %3308
3282:
 %3283 = phi i64 [ %3284, %3282 ], [ 0, %3277 ]
 %3284 = add nuw nsw i64 %3283, 1
 %3285 = getelementptr double, ptr %143, i64 %3283
 %3286 = load double, ptr %3285, align 8
 %3287 = add nsw i64 %3283, %33
 %3288 = icmp slt i64 %3287, 0
 %3289 = select i1 %3288, i64 %117, i64 0
 %3290 = getelementptr double, ptr %118, i64 %3287
 %3291 = getelementptr double, ptr %3290, i64 %3289
 %3292 = load double, ptr %3291, align 8
 %3293 = fadd nsz contract double %3286, %3292
 store double %3293, ptr %3285, align 8
 %3294 = load double, ptr %526, align 1
 %3295 = load double, ptr %3291, align 8
 %3296 = tail call nsz contract double @llvm.fabs.f64(double %3295)
 %3297 = fadd nsz contract double %3294, %3296
 store double %3297, ptr %526, align 1
 %3298 = getelementptr double, ptr %147, i64 %3283
 %3299 = load double, ptr %3298, align 8
 %3300 = load double, ptr %3285, align 8
 %3301 = fcmp nsz contract olt double %3300, %3299
 %3302 = select i1 %3301, double %3300, double %3299
 %3303 = getelementptr double, ptr %151, i64 %3283
 %3304 = load double, ptr %3303, align 8
 %3305 = fcmp nsz contract ogt double %3300, %3304
 %3306 = select i1 %3305, double %3300, double %3304
 store double %3302, ptr %3298, align 8
 store double %3306, ptr %3303, align 8
 %3307 = icmp eq i64 %3284, %552
 br i1 %3307, label %3278, label %3282
3308:
 %3309 = phi i64 [ %3180, %3280 ], [ %3311, %3343 ]
 %3310 = phi i64 [ %3281, %3280 ], [ %3312, %3343 ]
 %3311 = add nsw i64 %3309, -1
 %3312 = add i64 %3310, 1
 %3313 = load i64, ptr %551, align 1
 %3314 = sub i64 %3310, %3313
 %3315 = icmp slt i64 %3314, 0
 %3316 = select i1 %3315, i64 %202, i64 0
 %3317 = add i64 %3316, %3314
 %3318 = mul i64 %3317, %205
 %3319 = getelementptr double, ptr %206, i64 %3318
 br i1 %569, label %3323, label %3320
3320:
 %3321 = shl i64 %3318, 3
 %3322 = getelementptr i8, ptr %206, i64 %3321
 tail call void @llvm.memset.p0.i64(ptr align 8 %3322, i8 0, i64 %570, i1 false)
 br label %3323
3323:
 %3324 = load double, ptr %526, align 1
 store double %3324, ptr %3319, align 8
 br i1 %571, label %3343, label %3325
3325:
 %3326 = phi i64 [ %3327, %3325 ], [ 0, %3323 ]
 %3327 = add nuw nsw i64 %3326, 1
 %3328 = getelementptr i64, ptr %91, i64 %3326
 %3329 = load i64, ptr %3328, align 8
 %3330 = icmp slt i64 %3329, -1
 %3331 = select i1 %3330, i64 %205, i64 0
 %3332 = getelementptr double, ptr %3319, i64 %3329
 %3333 = getelementptr i8, ptr %3332, i64 8
 %3334 = getelementptr double, ptr %3333, i64 %3331
 %3335 = load double, ptr %3334, align 8
 %3336 = getelementptr double, ptr %151, i64 %3326
 %3337 = load double, ptr %3336, align 8
 %3338 = getelementptr double, ptr %147, i64 %3326
 %3339 = load double, ptr %3338, align 8
 %3340 = fsub nsz contract double %3337, %3339
 %3341 = fadd nsz contract double %3335, %3340
 store double %3341, ptr %3334, align 8
 %3342 = icmp eq i64 %142, %3327
 br i1 %3342, label %3343, label %3325
3343:
 %3344 = icmp sgt i64 %3309, 1
 br i1 %3344, label %3308, label %3349
3345:
 %3346 = phi i64 [ 0, %3195 ], [ %3261, %3263 ]
 %3347 = phi i64 [ %575, %3195 ], [ 1, %3263 ]
 store i64 1, ptr %438, align 1
 %3348 = load double, ptr %545, align 8
 store double %3348, ptr %546, align 1
 store i64 %3347, ptr %511, align 1
 store i64 %3346, ptr %512, align 1
 store double 0.000000e+00, ptr %491, align 1
 br label %3527
3349:
 %3350 = load i64, ptr %550, align 1
 %3351 = add nsw i64 %3350, %3180
 store i64 %3351, ptr %550, align 1
 store i64 %3196, ptr %419, align 1
 store double %3491, ptr %210, align 1
 %3352 = icmp eq i64 %3196, %3386
 store i64 0, ptr %463, align 1
 %3353 = select i1 %3352, double %3490, double 0.000000e+00
 store double %3353, ptr %491, align 1
 br i1 %3352, label %3354, label %3358
3354:
 %3355 = load double, ptr %509, align 1
 %3356 = fcmp nsz contract ule double %3355, 1.000000e-03
 %3357 = select i1 %3356, i1 %573, i1 false
 br i1 %3357, label %3521, label %3358
3358:
 store i64 1, ptr %449, align 1
 br label %3521
3359:
 %3360 = phi double [ %1464, %1460 ], [ %2868, %1768 ], [ %1730, %1726 ]
 %3361 = fcmp nsz contract olt double %3360, 0.000000e+00
 br i1 %3361, label %3527, label %2905
3362:
 %3363 = load i64, ptr %449, align 1
 %3364 = icmp ne i64 %3363, 0
 %3365 = select i1 %3364, i1 true, i1 %498
 br i1 %3365, label %3373, label %3366
3366:
 %3367 = load double, ptr %421, align 1
 %3368 = fcmp nsz contract ole double %3490, %3367
 %3369 = fmul nsz contract double %3490, 1.200000e+00
 %3370 = fcmp nsz contract olt double %3367, %3369
 %3371 = and i1 %3368, %3370
 br i1 %3371, label %3372, label %3373
3372:
 store double %3490, ptr %421, align 1
 br label %3373
3373:
 %3374 = icmp sgt i64 %3376, 1
 br i1 %3374, label %3375, label %3601
3375:
 %3376 = phi i64 [ %1, %378 ], [ %3377, %3373 ]
 %3377 = add nsw i64 %3376, -1
 %3378 = load i64, ptr %415, align 1
 %3379 = icmp eq i64 %3378, 0
 br i1 %3379, label %3380, label %3601
3380:
 %3381 = load i64, ptr %416, align 1
 %3382 = load i64, ptr %417, align 1
 %3383 = add nsw i64 %3382, %3381
 %3384 = icmp slt i64 %3383, %60
 br i1 %3384, label %3385, label %576
3385:
 %3386 = load i64, ptr %419, align 1
 %3387 = icmp slt i64 %3386, 0
 %3388 = select i1 %3387, i64 %66, i64 0
 %3389 = add i64 %3388, %3386
 %3390 = mul i64 %3389, %69
 %3391 = getelementptr double, ptr %70, i64 %3390
 %3392 = getelementptr i8, ptr %3391, i64 8
 %3393 = load double, ptr %3392, align 8
 %3394 = load double, ptr %420, align 1
 %3395 = fcmp nsz contract olt double %3394, %3393
 %3396 = select i1 %3395, double %3394, double %3393
 br i1 %418, label %3397, label %3437
3397:
 %3398 = load double, ptr %70, align 8
 %3399 = load i64, ptr %424, align 1
 %3400 = add nsw i64 %3399, 1
 %3401 = sitofp i64 %3400 to double
 %3402 = fmul nsz contract double %54, %3401
 %3403 = fadd nsz contract double %3398, %3402
 %3404 = fsub nsz contract double %3396, %425
 %3405 = fcmp nsz contract ogt double %3403, %3404
 br i1 %3405, label %3406, label %3418
3406:
 %3407 = fadd nsz contract double %425, %3396
 %3408 = fcmp nsz contract ogt double %3403, %3407
 br i1 %3408, label %3409, label %3418
3409:
 %3410 = load double, ptr %431, align 8
 %3411 = fcmp nsz contract olt double %3396, %3410
 br i1 %3411, label %3412, label %3418
3412:
 %3413 = load i64, ptr %432, align 1
 %3414 = icmp eq i64 %3413, %3400
 br i1 %3414, label %3418, label %3415
3415:
 store i64 %3400, ptr %432, align 1
 %3416 = load i64, ptr %433, align 1
 %3417 = add nsw i64 %3416, 1
 store i64 %3417, ptr %433, align 1
 br label %3418
3418:
 %3419 = phi double [ %3403, %3397 ], [ %3396, %3406 ], [ %3396, %3409 ], [ %3396, %3412 ], [ %3396, %3415 ]
 %3420 = load double, ptr %210, align 1
 %3421 = fsub nsz contract double %3419, %3420
 %3422 = load double, ptr %421, align 1
 %3423 = fmul nsz contract double %3421, 0x3FEFFFFDE7210BE9
 %3424 = fcmp nsz contract olt double %3422, %3423
 br i1 %3424, label %3425, label %3431
3425:
 %3426 = fmul nsz contract double %3422, 2.000000e+00
 %3427 = fcmp nsz contract ult double %3421, %3426
 %3428 = fmul nsz contract double %3421, 5.000000e-01
 %3429 = select i1 %3427, double %3428, double %3422
 %3430 = fadd nsz contract double %3420, %3429
 br label %3454
3431:
 %3432 = fsub nsz contract double %3421, %54
 %3433 = tail call nsz contract double @llvm.fabs.f64(double %3432)
 %3434 = fcmp nsz contract ugt double %3433, %434
 %3435 = select i1 %3434, double %3421, double %54
 store double %3419, ptr %422, align 1
 %3436 = load double, ptr %3392, align 8
 store double %3435, ptr %423, align 1
 br i1 %3405, label %3488, label %3459
3437:
 %3438 = load double, ptr %421, align 1
 %3439 = getelementptr i8, ptr %3391, i64 32
 %3440 = load double, ptr %3439, align 8
 %3441 = fcmp nsz contract olt double %3440, %3438
 %3442 = select i1 %3441, double %3440, double %3438
 %3443 = load double, ptr %210, align 1
 %3444 = fsub nsz contract double %3396, %3443
 %3445 = fmul nsz contract double %3442, 1.010000e+00
 %3446 = fcmp nsz contract ugt double %3444, %3445
 br i1 %3446, label %3448, label %3447
3447:
 store double %3396, ptr %422, align 1
 store double %3444, ptr %423, align 1
 br label %3488
3448:
 %3449 = fmul nsz contract double %3442, 2.000000e+00
 %3450 = fcmp nsz contract olt double %3444, %3449
 %3451 = fmul nsz contract double %3444, 5.000000e-01
 %3452 = select i1 %3450, double %3451, double %3442
 %3453 = fadd nsz contract double %3443, %3452
 br label %3454
3454:
 %3455 = phi double [ %3453, %3448 ], [ %3430, %3425 ]
 %3456 = phi double [ %3452, %3448 ], [ %3429, %3425 ]
 %3457 = phi double [ %3443, %3448 ], [ %3420, %3425 ]
 store double %3455, ptr %422, align 1
 %3458 = load double, ptr %3392, align 8
 store double %3456, ptr %423, align 1
 br label %3459
3459:
 %3460 = phi double [ %3436, %3431 ], [ %3458, %3454 ]
 %3461 = phi double [ %3435, %3431 ], [ %3456, %3454 ]
 %3462 = phi double [ %3420, %3431 ], [ %3457, %3454 ]
 %3463 = phi double [ %3419, %3431 ], [ %3455, %3454 ]
 %3464 = tail call nsz contract double @llvm.fabs.f64(double %3462)
 %3465 = fcmp nsz contract olt double %3464, 0x16687E92154EF7AC
 br i1 %3465, label %3466, label %3474
3466:
 %3467 = fmul nsz contract double %3464, 0x4670000000000000
 %3468 = fmul nsz contract double %3467, 0x3CA0000000000001
 %3469 = fadd nsz contract double %3467, %3468
 %3470 = fsub nsz contract double %3469, %3467
 %3471 = fmul nsz contract double %3470, 0x3970000000000000
 %3472 = fcmp nsz contract olt double %3471, 4.940660e-324
 %3473 = select i1 %3472, double 4.940660e-324, double %3471
 br label %3478
3474:
 %3475 = fmul nsz contract double %3464, 0x3CA0000000000001
 %3476 = fadd nsz contract double %3464, %3475
 %3477 = fsub nsz contract double %3476, %3464
 br label %3478
3478:
 %3479 = phi double [ %3477, %3474 ], [ %3473, %3466 ]
 %3480 = fmul nsz contract double %3479, 1.600000e+01
 %3481 = load double, ptr %70, align 8
 %3482 = fsub nsz contract double %3460, %3481
 %3483 = tail call nsz contract double @llvm.fabs.f64(double %3482)
 %3484 = fmul nsz contract double %3483, 1.000000e-30
 %3485 = fcmp nsz contract ogt double %3484, %3480
 %3486 = select i1 %3485, double %3484, double %3480
 %3487 = fcmp nsz contract ugt double %3461, %3486
 br i1 %3487, label %3488, label %576
3488:
 %3489 = phi i1 [ false, %3431 ], [ true, %3478 ], [ false, %3447 ]
 %3490 = phi double [ %3435, %3431 ], [ %3461, %3478 ], [ %3444, %3447 ]
 %3491 = phi double [ %3419, %3431 ], [ %3463, %3478 ], [ %3396, %3447 ]
 %3492 = tail call nsz contract double @llvm.fabs.f64(double %3491)
 %3493 = fcmp nsz contract olt double %3492, 0x16687E92154EF7AC
 br i1 %3493, label %3494, label %3502
3494:
 %3495 = fmul nsz contract double %3492, 0x4670000000000000
 %3496 = fmul nsz contract double %3495, 0x3CA0000000000001
 %3497 = fadd nsz contract double %3495, %3496
 %3498 = fsub nsz contract double %3497, %3495
 %3499 = fmul nsz contract double %3498, 0x3970000000000000
 %3500 = fcmp nsz contract olt double %3499, 4.940660e-324
 %3501 = select i1 %3500, double 4.940660e-324, double %3499
 br label %3506
3502:
 %3503 = fmul nsz contract double %3492, 0x3CA0000000000001
 %3504 = fadd nsz contract double %3492, %3503
 %3505 = fsub nsz contract double %3504, %3492
 br label %3506
3506:
 %3507 = phi double [ %3505, %3502 ], [ %3501, %3494 ]
 %3508 = load i64, ptr %435, align 1
 %3509 = icmp slt i64 %3508, %86
 br i1 %3509, label %3510, label %3519
3510:
 %3511 = fmul nsz contract double %3507, 2.000000e+00
 %3512 = icmp slt i64 %3508, 0
 %3513 = select i1 %3512, i64 %86, i64 0
 %3514 = getelementptr double, ptr %87, i64 %3508
 %3515 = getelementptr double, ptr %3514, i64 %3513
 %3516 = load double, ptr %3515, align 8
 %3517 = fadd nsz contract double %3491, %3511
 %3518 = fcmp nsz contract ugt double %3516, %3517
 br i1 %3518, label %3519, label %576
3519:
 %3520 = fcmp nsz contract oeq double %3490, 0.000000e+00
 br i1 %3520, label %3601, label %578
3521:
 %3522 = load i64, ptr %416, align 1
 %3523 = add nsw i64 %3522, 1
 store i64 %3523, ptr %416, align 1
 %3524 = load double, ptr %210, align 1
 %3525 = load double, ptr %431, align 8
 %3526 = fcmp nsz contract ult double %3524, %3525
 br i1 %3526, label %3552, label %3555
3527:
 %3528 = phi double [ %3360, %3359 ], [ 0xBFD5555555555555, %1726 ], [ -2.500000e-01, %1723 ], [ -2.500000e-01, %1413 ], [ -2.500000e-01, %1324 ], [ -2.500000e-01, %643 ], [ -2.500000e-01, %1765 ], [ -2.000000e-01, %3345 ], [ -5.000000e-01, %1460 ]
 %3529 = load i64, ptr %417, align 1
 %3530 = add nsw i64 %3529, 1
 store i64 %3530, ptr %417, align 1
 %3531 = fneg nsz contract double %3528
 %3532 = fmul nsz contract double %3490, %3531
 store double %3532, ptr %421, align 1
 br i1 %418, label %3533, label %3551
3533:
 %3534 = load i64, ptr %511, align 1
 %3535 = load i64, ptr %432, align 1
 %3536 = load i64, ptr %424, align 1
 %3537 = add nsw i64 %3536, 1
 %3538 = icmp eq i64 %3535, %3537
 br i1 %3538, label %3551, label %3547
3539:
 %3540 = shl nuw nsw i64 %3534, 3
 %3541 = add nuw nsw i64 %3540, 200
 br label %3542
3542:
 %3543 = phi i64 [ 192, %3547 ], [ %3541, %3539 ], [ 224, %3549 ]
 %3544 = getelementptr inbounds nuw i8, ptr %210, i64 %3543
 %3545 = load i64, ptr %3544, align 1
 %3546 = add nsw i64 %3545, 1
 store i64 %3546, ptr %3544, align 1
 br label %3551
3547:
 store i64 %3537, ptr %432, align 1
 %3548 = icmp slt i64 %3534, 0
 br i1 %3548, label %3542, label %3549
3549:
 %3550 = icmp samesign ult i64 %3534, 3
 br i1 %3550, label %3539, label %3542
3551:
 store double 2.000000e+00, ptr %528, align 1
 br label %3598
3552:
 %3553 = load double, ptr %420, align 1
 %3554 = fcmp nsz contract ult double %3524, %3553
 br i1 %3554, label %3557, label %3555
3555:
 %3556 = phi i64 [ 1, %3521 ], [ 6, %3552 ]
 store i64 %3556, ptr %415, align 1
 br label %3557
3557:
 br i1 %418, label %3558, label %3568
3558:
 store double %54, ptr %421, align 1
 %3559 = load double, ptr %70, align 8
 %3560 = load i64, ptr %424, align 1
 %3561 = add nsw i64 %3560, 1
 %3562 = sitofp i64 %3561 to double
 %3563 = fadd nsz contract double %3562, 0xBEB0C6F7A0B5ED8D
 %3564 = fmul nsz contract double %54, %3563
 %3565 = fadd nsz contract double %3559, %3564
 %3566 = fcmp nsz contract ult double %3524, %3565
 br i1 %3566, label %3598, label %3567
3567:
 store i64 %3561, ptr %424, align 1
 br label %3598
3568:
 %3569 = load double, ptr %528, align 1
 %3570 = fcmp nsz contract ogt double %3569, 1.000000e+00
 %3571 = select i1 %3570, double 1.000000e+00, double 6.000000e+00
 %3572 = fcmp nsz contract olt double %3569, 1.000000e-04
 %3573 = select i1 %3572, double 1.000000e-04, double %3569
 %3574 = fcmp nsz contract ogt double %3573, 1.000000e+00
 %3575 = select i1 %3574, double 1.000000e+00, double %3573
 %3576 = fcmp nsz contract olt double %3360, 0x3C9CD2B297D889BC
 %3577 = select i1 %3576, double 0x3C9CD2B297D889BC, double %3360
 %3578 = tail call nsz contract double @llvm.pow.f64(double %3577, double %574)
 %3579 = fmul nsz contract double %3578, 9.000000e-01
 %3580 = tail call nsz contract double @llvm.pow.f64(double %3575, double 4.000000e-02)
 %3581 = fmul nsz contract double %3579, %3580
 %3582 = fcmp nsz contract olt double %3581, 0x3FD5555555555555
 %3583 = select i1 %3582, double 0x3FD5555555555555, double %3581
 %3584 = fcmp nsz contract olt double %3571, %3583
 %3585 = select i1 %3584, double %3571, double %3583
 %3586 = fmul nsz contract double %3490, %3585
 %3587 = load double, ptr %421, align 1
 %3588 = fcmp nsz contract olt double %3490, %3587
 %3589 = fcmp nsz contract oge double %3581, 1.000000e+00
 %3590 = select i1 %3588, i1 %3589, i1 false
 %3591 = fcmp nsz contract ogt double %3587, %3586
 %3592 = select i1 %3590, i1 %3591, i1 false
 %3593 = select i1 %3592, double %3587, double %3586
 %3594 = fcmp nsz contract olt double %57, %3593
 %3595 = select i1 %3594, double %57, double %3593
 store double %3595, ptr %421, align 1
 %3596 = fcmp nsz contract olt double %3360, 1.000000e-04
 %3597 = select i1 %3596, double 1.000000e-04, double %3360
 store double %3597, ptr %528, align 1
 br label %3598
3598:
 %3599 = phi double [ %3528, %3551 ], [ %3360, %3558 ], [ %3360, %3567 ], [ %3360, %3568 ]
 %3600 = fcmp nsz contract ult double %3599, 0.000000e+00
 br i1 %3600, label %3373, label %3362
3601:
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
