; what: loops for any machine, written by `make loops` from their texts in Python: don't edit
; sources: 12d010fc7eee83204edcf642fdb82f5efe79ef7753eafe02e0b8223d3e8ca59c
; text: a8f25a94e680595a9009efbafa5a1f13aafc79c08168a0286e91b6ed144d1989
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
 %47 = add i64 %0, 272
 %48 = inttoptr i64 %47 to ptr
 %49 = load i64, ptr %48, align 8
 %50 = inttoptr i64 %46 to ptr
 %51 = add i64 %0, 280
 %52 = inttoptr i64 %51 to ptr
 %53 = load i64, ptr %52, align 8
 %54 = inttoptr i64 %53 to ptr
 %55 = add i64 %0, 296
 %56 = inttoptr i64 %55 to ptr
 %57 = load i64, ptr %56, align 8
 %58 = inttoptr i64 %57 to ptr
 %59 = add i64 %0, 312
 %60 = inttoptr i64 %59 to ptr
 %61 = load i64, ptr %60, align 8
 %62 = add i64 %0, 320
 %63 = inttoptr i64 %62 to ptr
 %64 = load i64, ptr %63, align 8
 %65 = inttoptr i64 %61 to ptr
 %66 = add i64 %0, 328
 %67 = inttoptr i64 %66 to ptr
 %68 = load i64, ptr %67, align 8
 %69 = add i64 %0, 344
 %70 = inttoptr i64 %69 to ptr
 %71 = load i64, ptr %70, align 8
 %72 = inttoptr i64 %68 to ptr
 %73 = add i64 %0, 376
 %74 = inttoptr i64 %73 to ptr
 %75 = load i64, ptr %74, align 8
 %76 = add i64 %0, 384
 %77 = inttoptr i64 %76 to ptr
 %78 = load i64, ptr %77, align 8
 %79 = inttoptr i64 %75 to ptr
 %80 = add i64 %0, 408
 %81 = inttoptr i64 %80 to ptr
 %82 = load i64, ptr %81, align 8
 %83 = inttoptr i64 %82 to ptr
 %84 = add i64 %0, 424
 %85 = inttoptr i64 %84 to ptr
 %86 = load i64, ptr %85, align 8
 %87 = add i64 %0, 432
 %88 = inttoptr i64 %87 to ptr
 %89 = load i64, ptr %88, align 8
 %90 = inttoptr i64 %86 to ptr
 %91 = add i64 %0, 440
 %92 = inttoptr i64 %91 to ptr
 %93 = load i64, ptr %92, align 8
 %94 = inttoptr i64 %93 to ptr
 %95 = add i64 %0, 456
 %96 = inttoptr i64 %95 to ptr
 %97 = load i64, ptr %96, align 8
 %98 = inttoptr i64 %97 to ptr
 %99 = add i64 %0, 472
 %100 = inttoptr i64 %99 to ptr
 %101 = load i64, ptr %100, align 8
 %102 = inttoptr i64 %101 to ptr
 %103 = add i64 %0, 488
 %104 = inttoptr i64 %103 to ptr
 %105 = load i64, ptr %104, align 8
 %106 = add i64 %0, 496
 %107 = inttoptr i64 %106 to ptr
 %108 = load i64, ptr %107, align 8
 %109 = inttoptr i64 %105 to ptr
 %110 = add i64 %0, 504
 %111 = inttoptr i64 %110 to ptr
 %112 = load i64, ptr %111, align 8
 %113 = inttoptr i64 %112 to ptr
 %114 = add i64 %0, 520
 %115 = inttoptr i64 %114 to ptr
 %116 = load i64, ptr %115, align 8
 %117 = add i64 %0, 528
 %118 = inttoptr i64 %117 to ptr
 %119 = load i64, ptr %118, align 8
 %120 = add i64 %0, 536
 %121 = inttoptr i64 %120 to ptr
 %122 = load i64, ptr %121, align 8
 %123 = inttoptr i64 %116 to ptr
 %124 = add i64 %0, 544
 %125 = inttoptr i64 %124 to ptr
 %126 = load i64, ptr %125, align 8
 %127 = add i64 %0, 552
 %128 = inttoptr i64 %127 to ptr
 %129 = load i64, ptr %128, align 8
 %130 = add i64 %0, 560
 %131 = inttoptr i64 %130 to ptr
 %132 = load i64, ptr %131, align 8
 %133 = inttoptr i64 %126 to ptr
 %134 = add i64 %0, 568
 %135 = inttoptr i64 %134 to ptr
 %136 = load i64, ptr %135, align 8
 %137 = add i64 %0, 576
 %138 = inttoptr i64 %137 to ptr
 %139 = load i64, ptr %138, align 8
 %140 = add i64 %0, 584
 %141 = inttoptr i64 %140 to ptr
 %142 = load i64, ptr %141, align 8
 %143 = inttoptr i64 %136 to ptr
 %144 = add i64 %0, 592
 %145 = inttoptr i64 %144 to ptr
 %146 = load i64, ptr %145, align 8
 %147 = add i64 %0, 600
 %148 = inttoptr i64 %147 to ptr
 %149 = load i64, ptr %148, align 8
 %150 = add i64 %0, 608
 %151 = inttoptr i64 %150 to ptr
 %152 = load i64, ptr %151, align 8
 %153 = inttoptr i64 %146 to ptr
 %154 = add i64 %0, 616
 %155 = inttoptr i64 %154 to ptr
 %156 = load i64, ptr %155, align 8
 %157 = inttoptr i64 %156 to ptr
 %158 = icmp eq i64 %7, 0
 br i1 %158, label %220, label %159
159:
 %160 = icmp slt i64 %78, 1
 br i1 %160, label %168, label %161
161:
 %162 = phi i64 [ %163, %161 ], [ 0, %159 ]
 %163 = add nuw nsw i64 %162, 1
 %164 = getelementptr double, ptr %79, i64 %162
 %165 = load double, ptr %164, align 8
 %166 = getelementptr double, ptr %113, i64 %162
 store double %165, ptr %166, align 8
 %167 = icmp eq i64 %78, %163
 br i1 %167, label %168, label %161
168:
 %169 = inttoptr i64 %7 to ptr
 tail call void %169(ptr %113, ptr %109)
 %170 = icmp slt i64 %78, 0
 %171 = select i1 %170, i64 %108, i64 0
 %172 = getelementptr double, ptr %109, i64 %78
 %173 = getelementptr double, ptr %172, i64 %171
 %174 = load double, ptr %173, align 8
 %175 = icmp slt i64 %78, -1
 %176 = select i1 %175, i64 %108, i64 0
 %177 = getelementptr i8, ptr %172, i64 8
 %178 = getelementptr double, ptr %177, i64 %176
 %179 = load double, ptr %178, align 8
 %180 = getelementptr inbounds nuw i8, ptr %157, i64 56
 store double %174, ptr %180, align 1
 %181 = getelementptr inbounds nuw i8, ptr %157, i64 64
 store double %179, ptr %181, align 1
 %182 = tail call i64 @llvm.smax.i64(i64 %78, i64 -2)
 %183 = add nsw i64 %182, 2
 br label %184
184:
 %185 = phi i64 [ 12, %168 ], [ %199, %195 ]
 %186 = icmp eq i64 %185, 0
 br i1 %186, label %217, label %198
187:
 br i1 %160, label %195, label %188
188:
 %189 = phi i64 [ %190, %188 ], [ 0, %187 ]
 %190 = add nuw nsw i64 %189, 1
 %191 = getelementptr double, ptr %109, i64 %189
 %192 = load double, ptr %191, align 8
 %193 = getelementptr double, ptr %79, i64 %189
 store double %192, ptr %193, align 8
 %194 = icmp eq i64 %78, %190
 br i1 %194, label %195, label %188
195:
 %196 = load double, ptr %173, align 8
 %197 = fcmp nsz contract ugt double %196, %27
 br i1 %197, label %184, label %220
198:
 %199 = add nsw i64 %185, -1
 br i1 %160, label %207, label %200
200:
 %201 = phi i64 [ %202, %200 ], [ 0, %198 ]
 %202 = add nuw nsw i64 %201, 1
 %203 = getelementptr double, ptr %79, i64 %201
 %204 = load double, ptr %203, align 8
 %205 = getelementptr double, ptr %113, i64 %201
 store double %204, ptr %205, align 8
 %206 = icmp eq i64 %78, %202
 br i1 %206, label %207, label %200
207:
 tail call void %169(ptr %113, ptr %109)
 br label %208
208:
 %209 = phi i64 [ 0, %207 ], [ %212, %211 ]
 %210 = icmp eq i64 %209, %183
 br i1 %210, label %187, label %211
211:
 %212 = add nuw i64 %209, 1
 %213 = getelementptr double, ptr %109, i64 %209
 %214 = load double, ptr %213, align 8
 %215 = fsub nsz contract double %214, %214
 %216 = fcmp nsz contract ord double %215, 0.000000e+00
 br i1 %216, label %208, label %217
217:
 %218 = phi i64 [ 1, %435 ], [ 4, %300 ], [ 5, %211 ], [ 5, %184 ]
 %219 = getelementptr inbounds nuw i8, ptr %157, i64 72
 store i64 %218, ptr %219, align 1
 br label %633
220:
 %221 = icmp slt i64 %78, 1
 br i1 %221, label %229, label %222
222:
 %223 = phi i64 [ %224, %222 ], [ 0, %220 ]
 %224 = add nuw nsw i64 %223, 1
 %225 = getelementptr double, ptr %79, i64 %223
 %226 = load double, ptr %225, align 8
 %227 = getelementptr double, ptr %65, i64 %223
 store double %226, ptr %227, align 8
 %228 = icmp eq i64 %78, %224
 br i1 %228, label %229, label %222
229:
 %230 = icmp sgt i64 %16, 0
 br i1 %230, label %231, label %241
231:
 %232 = phi i64 [ %234, %231 ], [ %16, %229 ]
 %233 = phi i64 [ %235, %231 ], [ %78, %229 ]
 %234 = add nsw i64 %232, -1
 %235 = add i64 %233, 1
 %236 = icmp slt i64 %233, 0
 %237 = select i1 %236, i64 %64, i64 0
 %238 = getelementptr double, ptr %65, i64 %233
 %239 = getelementptr double, ptr %238, i64 %237
 store double 0.000000e+00, ptr %239, align 8
 %240 = icmp samesign ugt i64 %232, 1
 br i1 %240, label %231, label %241
241:
 %242 = load double, ptr %157, align 1
 %243 = add nsw i64 %78, %16
 %244 = getelementptr i8, ptr %43, i64 16
 %245 = load double, ptr %244, align 8
 %246 = fcmp nsz contract ogt double %245, %242
 %247 = select i1 %246, double %245, double %242
 %248 = getelementptr i8, ptr %43, i64 24
 %249 = load double, ptr %248, align 8
 %250 = fcmp nsz contract olt double %249, %247
 %251 = select i1 %250, double %249, double %247
 %252 = icmp slt i64 %243, 0
 %253 = select i1 %252, i64 %64, i64 0
 %254 = getelementptr double, ptr %65, i64 %243
 %255 = getelementptr double, ptr %254, i64 %253
 store double %251, ptr %255, align 8
 %256 = icmp slt i64 %49, 1
 br i1 %256, label %280, label %257
257:
 %258 = getelementptr double, ptr %50, i64 %49
 %259 = add nsw i64 %243, 1
 br label %260
260:
 %261 = phi i64 [ 0, %257 ], [ %262, %260 ]
 %262 = add nuw nsw i64 %261, 1
 %263 = getelementptr double, ptr %83, i64 %261
 %264 = load double, ptr %263, align 8
 %265 = getelementptr double, ptr %50, i64 %261
 %266 = load double, ptr %265, align 8
 %267 = getelementptr double, ptr %258, i64 %261
 %268 = load double, ptr %267, align 8
 %269 = load double, ptr %43, align 8
 %270 = fsub nsz contract double %251, %269
 %271 = fmul nsz contract double %268, %270
 %272 = fadd nsz contract double %266, %271
 %273 = fadd nsz contract double %264, %272
 %274 = add nsw i64 %259, %261
 %275 = icmp slt i64 %274, 0
 %276 = select i1 %275, i64 %64, i64 0
 %277 = getelementptr double, ptr %65, i64 %274
 %278 = getelementptr double, ptr %277, i64 %276
 store double %273, ptr %278, align 8
 %279 = icmp eq i64 %262, %49
 br i1 %279, label %280, label %260
280:
 %281 = inttoptr i64 %4 to ptr
 tail call void %281(ptr %65, ptr %72)
 %282 = getelementptr inbounds nuw i8, ptr %157, i64 144
 %283 = load i64, ptr %282, align 1
 %284 = add nsw i64 %283, 1
 store i64 %284, ptr %282, align 1
 %285 = tail call i64 @llvm.smax.i64(i64 %71, i64 0)
 br label %286
286:
 %287 = phi i64 [ 0, %280 ], [ %295, %294 ]
 %288 = icmp eq i64 %287, %285
 br i1 %288, label %289, label %294
289:
 %290 = getelementptr inbounds nuw i8, ptr %157, i64 88
 store i64 -1, ptr %290, align 1
 %291 = load double, ptr %54, align 8
 %292 = load double, ptr %157, align 1
 %293 = fcmp nsz contract ugt double %291, %292
 br i1 %293, label %435, label %302
294:
 %295 = add nuw i64 %287, 1
 %296 = getelementptr double, ptr %72, i64 %287
 %297 = load double, ptr %296, align 8
 %298 = fsub nsz contract double %297, %297
 %299 = fcmp nsz contract ord double %298, 0.000000e+00
 br i1 %299, label %286, label %300
300:
 %301 = getelementptr inbounds nuw i8, ptr %157, i64 88
 store i64 %287, ptr %301, align 1
 br label %217
302:
 %303 = getelementptr inbounds nuw i8, ptr %157, i64 104
 %304 = load i64, ptr %303, align 1
 %305 = getelementptr inbounds nuw i8, ptr %157, i64 112
 %306 = load i64, ptr %305, align 1
 %307 = sub nsw i64 %304, %306
 %308 = icmp slt i64 %307, 0
 %309 = select i1 %308, i64 %119, i64 0
 %310 = add i64 %309, %307
 %311 = mul i64 %310, %122
 %312 = getelementptr double, ptr %123, i64 %311
 br i1 %221, label %320, label %313
313:
 %314 = phi i64 [ %315, %313 ], [ 0, %302 ]
 %315 = add nuw nsw i64 %314, 1
 %316 = getelementptr double, ptr %79, i64 %314
 %317 = load double, ptr %316, align 8
 %318 = getelementptr double, ptr %312, i64 %314
 store double %317, ptr %318, align 8
 %319 = icmp eq i64 %78, %315
 br i1 %319, label %320, label %313
320:
 %321 = select i1 %308, i64 %129, i64 0
 %322 = add i64 %321, %307
 %323 = mul i64 %322, %132
 %324 = getelementptr double, ptr %133, i64 %323
 %325 = icmp slt i64 %89, 1
 br i1 %325, label %333, label %326
326:
 %327 = phi i64 [ %328, %326 ], [ 0, %320 ]
 %328 = add nuw nsw i64 %327, 1
 %329 = getelementptr double, ptr %90, i64 %327
 %330 = load double, ptr %329, align 8
 %331 = getelementptr double, ptr %324, i64 %327
 store double %330, ptr %331, align 8
 %332 = icmp eq i64 %89, %328
 br i1 %332, label %333, label %326
333:
 %334 = select i1 %308, i64 %139, i64 0
 %335 = add i64 %334, %307
 %336 = mul i64 %335, %142
 %337 = getelementptr double, ptr %143, i64 %336
 br i1 %158, label %396, label %338
338:
 %339 = icmp slt i64 %122, 1
 %340 = inttoptr i64 %7 to ptr
 %341 = tail call i64 @llvm.smax.i64(i64 %122, i64 -2)
 %342 = add nsw i64 %341, 2
 %343 = icmp slt i64 %122, 0
 %344 = select i1 %343, i64 %108, i64 0
 %345 = getelementptr double, ptr %109, i64 %122
 %346 = getelementptr double, ptr %345, i64 %344
 br label %347
347:
 %348 = phi i64 [ 12, %338 ], [ %362, %358 ]
 %349 = icmp eq i64 %348, 0
 br i1 %349, label %380, label %361
350:
 br i1 %339, label %358, label %351
351:
 %352 = phi i64 [ %353, %351 ], [ 0, %350 ]
 %353 = add nuw nsw i64 %352, 1
 %354 = getelementptr double, ptr %109, i64 %352
 %355 = load double, ptr %354, align 8
 %356 = getelementptr double, ptr %312, i64 %352
 store double %355, ptr %356, align 8
 %357 = icmp eq i64 %122, %353
 br i1 %357, label %358, label %351
358:
 %359 = load double, ptr %346, align 8
 %360 = fcmp nsz contract ugt double %359, %27
 br i1 %360, label %347, label %380
361:
 %362 = add nsw i64 %348, -1
 br i1 %339, label %370, label %363
363:
 %364 = phi i64 [ %365, %363 ], [ 0, %361 ]
 %365 = add nuw nsw i64 %364, 1
 %366 = getelementptr double, ptr %312, i64 %364
 %367 = load double, ptr %366, align 8
 %368 = getelementptr double, ptr %113, i64 %364
 store double %367, ptr %368, align 8
 %369 = icmp eq i64 %122, %365
 br i1 %369, label %370, label %363
370:
 tail call void %340(ptr %113, ptr %109)
 br label %371
371:
 %372 = phi i64 [ 0, %370 ], [ %375, %374 ]
 %373 = icmp eq i64 %372, %342
 br i1 %373, label %350, label %374
374:
 %375 = add nuw i64 %372, 1
 %376 = getelementptr double, ptr %109, i64 %372
 %377 = load double, ptr %376, align 8
 %378 = fsub nsz contract double %377, %377
 %379 = fcmp nsz contract ord double %378, 0.000000e+00
 br i1 %379, label %371, label %380
380:
 br i1 %339, label %388, label %381
381:
 %382 = phi i64 [ %383, %381 ], [ 0, %380 ]
 %383 = add nuw nsw i64 %382, 1
 %384 = getelementptr double, ptr %312, i64 %382
 %385 = load double, ptr %384, align 8
 %386 = getelementptr double, ptr %113, i64 %382
 store double %385, ptr %386, align 8
 %387 = icmp eq i64 %122, %383
 br i1 %387, label %388, label %381
388:
 tail call void %340(ptr %113, ptr %109)
 %389 = load double, ptr %346, align 8
 %390 = icmp slt i64 %122, -1
 %391 = select i1 %390, i64 %108, i64 0
 %392 = getelementptr i8, ptr %345, i64 8
 %393 = getelementptr double, ptr %392, i64 %391
 %394 = load double, ptr %393, align 8
 store double %389, ptr %337, align 8
 %395 = getelementptr i8, ptr %337, i64 8
 store double %394, ptr %395, align 8
 br label %396
396:
 %397 = load i64, ptr %303, align 1
 %398 = load i64, ptr %305, align 1
 %399 = sub i64 %397, %398
 %400 = icmp slt i64 %399, 0
 %401 = select i1 %400, i64 %149, i64 0
 %402 = add i64 %401, %399
 %403 = mul i64 %402, %152
 %404 = getelementptr double, ptr %153, i64 %403
 %405 = icmp slt i64 %152, 1
 br i1 %405, label %410, label %406
406:
 %407 = shl i64 %403, 3
 %408 = getelementptr i8, ptr %153, i64 %407
 %409 = shl i64 %152, 3
 tail call void @llvm.memset.p0.i64(ptr align 8 %408, i8 0, i64 %409, i1 false)
 br label %410
410:
 %411 = getelementptr inbounds nuw i8, ptr %157, i64 48
 %412 = load double, ptr %411, align 1
 store double %412, ptr %404, align 8
 br i1 %325, label %431, label %413
413:
 %414 = phi i64 [ %415, %413 ], [ 0, %410 ]
 %415 = add nuw nsw i64 %414, 1
 %416 = getelementptr i64, ptr %58, i64 %414
 %417 = load i64, ptr %416, align 8
 %418 = icmp slt i64 %417, -1
 %419 = select i1 %418, i64 %152, i64 0
 %420 = getelementptr double, ptr %404, i64 %417
 %421 = getelementptr i8, ptr %420, i64 8
 %422 = getelementptr double, ptr %421, i64 %419
 %423 = load double, ptr %422, align 8
 %424 = getelementptr double, ptr %98, i64 %414
 %425 = load double, ptr %424, align 8
 %426 = getelementptr double, ptr %94, i64 %414
 %427 = load double, ptr %426, align 8
 %428 = fsub nsz contract double %425, %427
 %429 = fadd nsz contract double %423, %428
 store double %429, ptr %422, align 8
 %430 = icmp eq i64 %89, %415
 br i1 %430, label %431, label %413
431:
 %432 = load i64, ptr %303, align 1
 %433 = add nsw i64 %432, 1
 store i64 %433, ptr %303, align 1
 %434 = load double, ptr %157, align 1
 br label %435
435:
 %436 = phi double [ %434, %431 ], [ %292, %289 ]
 %437 = add nsw i64 %39, -1
 %438 = tail call i64 @llvm.smin.i64(i64 %39, i64 0)
 %439 = add i64 %437, %438
 %440 = mul i64 %439, %42
 %441 = getelementptr double, ptr %43, i64 %440
 %442 = getelementptr i8, ptr %441, i64 8
 %443 = load double, ptr %442, align 8
 %444 = fcmp nsz contract ult double %436, %443
 br i1 %444, label %445, label %217
445:
 %446 = fcmp nsz contract ogt double %30, 0.000000e+00
 br i1 %446, label %612, label %447
447:
 br i1 %230, label %460, label %487
448:
 %449 = getelementptr double, ptr %79, i64 %464
 %450 = load double, ptr %449, align 8
 %451 = tail call nsz contract double @llvm.fabs.f64(double %450)
 br label %452
452:
 %453 = phi double [ %451, %448 ], [ 1.000000e+00, %460 ]
 %454 = getelementptr double, ptr %24, i64 %461
 %455 = load double, ptr %454, align 8
 %456 = fmul nsz contract double %20, %453
 %457 = fadd nsz contract double %455, %456
 %458 = getelementptr double, ptr %102, i64 %461
 store double %457, ptr %458, align 8
 %459 = icmp eq i64 %16, %462
 br i1 %459, label %575, label %460
460:
 %461 = phi i64 [ %462, %452 ], [ 0, %447 ]
 %462 = add nuw nsw i64 %461, 1
 %463 = getelementptr i64, ptr %17, i64 %461
 %464 = load i64, ptr %463, align 8
 %465 = icmp slt i64 %464, 0
 br i1 %465, label %452, label %448
466:
 %467 = getelementptr double, ptr %79, i64 %581
 %468 = load double, ptr %467, align 8
 %469 = tail call nsz contract double @llvm.fabs.f64(double %468)
 br label %470
470:
 %471 = phi double [ %469, %466 ], [ 1.000000e+00, %575 ]
 %472 = getelementptr double, ptr %102, i64 %578
 %473 = load double, ptr %472, align 8
 %474 = fdiv nsz contract double %471, %473
 %475 = fcmp nsz contract ogt double %474, %577
 %476 = select i1 %475, double %474, double %577
 %477 = getelementptr double, ptr %72, i64 %578
 %478 = load double, ptr %477, align 8
 %479 = tail call nsz contract double @llvm.fabs.f64(double %478)
 %480 = fdiv nsz contract double %479, %473
 %481 = fcmp nsz contract ogt double %480, %576
 %482 = select i1 %481, double %480, double %576
 %483 = icmp eq i64 %579, %16
 br i1 %483, label %484, label %575
484:
 %485 = fmul nsz contract double %476, 1.000000e-02
 %486 = load double, ptr %157, align 1
 br label %487
487:
 %488 = phi double [ %436, %447 ], [ %486, %484 ]
 %489 = phi i64 [ 0, %447 ], [ %16, %484 ]
 %490 = phi double [ 0.000000e+00, %447 ], [ %485, %484 ]
 %491 = phi double [ 0.000000e+00, %447 ], [ %482, %484 ]
 %492 = getelementptr i8, ptr %43, i64 8
 %493 = load double, ptr %492, align 8
 %494 = getelementptr inbounds nuw i8, ptr %157, i64 32
 %495 = load double, ptr %494, align 1
 %496 = fcmp nsz contract olt double %495, %493
 %497 = select i1 %496, double %495, double %493
 %498 = fsub nsz contract double %497, %488
 %499 = getelementptr i8, ptr %43, i64 32
 %500 = load double, ptr %499, align 8
 %501 = fcmp nsz contract olt double %500, %33
 %502 = select i1 %501, double %500, double %33
 %503 = fcmp nsz contract olt double %498, %502
 %504 = select i1 %503, double %498, double %502
 %505 = fmul nsz contract double %498, 0x3EB0C6F7A0B5ED8D
 %506 = fcmp nsz contract olt double %491, 1.000000e-05
 %507 = select i1 %506, double 1.000000e-05, double %491
 %508 = fdiv nsz contract double %490, %507
 %509 = fcmp nsz contract ogt double %508, %505
 %510 = select i1 %509, double %508, double %505
 %511 = fcmp nsz contract olt double %504, %510
 %512 = select i1 %511, double %504, double %510
 br i1 %230, label %583, label %515
513:
 %514 = load double, ptr %157, align 1
 br label %515
515:
 %516 = phi double [ %514, %513 ], [ %488, %487 ]
 %517 = fadd nsz contract double %512, %516
 %518 = load double, ptr %244, align 8
 %519 = fcmp nsz contract ogt double %518, %517
 %520 = select i1 %519, double %518, double %517
 %521 = load double, ptr %248, align 8
 %522 = fcmp nsz contract olt double %521, %520
 %523 = select i1 %522, double %521, double %520
 store double %523, ptr %255, align 8
 br i1 %256, label %547, label %524
524:
 %525 = getelementptr double, ptr %50, i64 %49
 %526 = add nsw i64 %243, 1
 br label %527
527:
 %528 = phi i64 [ 0, %524 ], [ %529, %527 ]
 %529 = add nuw nsw i64 %528, 1
 %530 = getelementptr double, ptr %83, i64 %528
 %531 = load double, ptr %530, align 8
 %532 = getelementptr double, ptr %50, i64 %528
 %533 = load double, ptr %532, align 8
 %534 = getelementptr double, ptr %525, i64 %528
 %535 = load double, ptr %534, align 8
 %536 = load double, ptr %43, align 8
 %537 = fsub nsz contract double %523, %536
 %538 = fmul nsz contract double %535, %537
 %539 = fadd nsz contract double %533, %538
 %540 = fadd nsz contract double %531, %539
 %541 = add nsw i64 %526, %528
 %542 = icmp slt i64 %541, 0
 %543 = select i1 %542, i64 %64, i64 0
 %544 = getelementptr double, ptr %65, i64 %541
 %545 = getelementptr double, ptr %544, i64 %543
 store double %540, ptr %545, align 8
 %546 = icmp eq i64 %529, %49
 br i1 %546, label %547, label %527
547:
 %548 = getelementptr double, ptr %72, i64 %71
 tail call void %281(ptr %65, ptr %548)
 %549 = load i64, ptr %282, align 1
 %550 = add nsw i64 %549, 1
 store i64 %550, ptr %282, align 1
 br i1 %230, label %595, label %551
551:
 %552 = phi double [ 0.000000e+00, %547 ], [ %610, %595 ]
 %553 = fcmp nsz contract ogt double %552, %491
 %554 = select i1 %553, double %552, double %491
 %555 = fsub nsz contract double %554, %554
 %556 = fcmp nsz contract ord double %555, 0.000000e+00
 br i1 %556, label %559, label %557
557:
 %558 = fmul nsz contract double %512, 1.000000e-03
 br label %612
559:
 %560 = fcmp nsz contract ugt double %554, 1.000000e-15
 br i1 %560, label %565, label %561
561:
 %562 = fmul nsz contract double %512, 1.000000e-03
 %563 = fcmp nsz contract ogt double %562, %505
 %564 = select i1 %563, double %562, double %505
 br label %568
565:
 %566 = fdiv nsz contract double 1.000000e-02, %554
 %567 = tail call nsz contract double @llvm.pow.f64(double %566, double %10)
 br label %568
568:
 %569 = phi double [ %564, %561 ], [ %567, %565 ]
 %570 = fmul nsz contract double %512, 1.000000e+02
 %571 = fcmp nsz contract olt double %569, %570
 %572 = select i1 %571, double %569, double %570
 %573 = fcmp nsz contract olt double %504, %572
 %574 = select i1 %573, double %504, double %572
 br label %612
575:
 %576 = phi double [ %482, %470 ], [ 0.000000e+00, %452 ]
 %577 = phi double [ %476, %470 ], [ 0.000000e+00, %452 ]
 %578 = phi i64 [ %579, %470 ], [ 0, %452 ]
 %579 = add nuw nsw i64 %578, 1
 %580 = getelementptr i64, ptr %17, i64 %578
 %581 = load i64, ptr %580, align 8
 %582 = icmp slt i64 %581, 0
 br i1 %582, label %470, label %466
583:
 %584 = phi i64 [ %585, %583 ], [ 0, %487 ]
 %585 = add nuw nsw i64 %584, 1
 %586 = getelementptr double, ptr %72, i64 %584
 %587 = load double, ptr %586, align 8
 %588 = fmul nsz contract double %512, %587
 %589 = add nsw i64 %584, %78
 %590 = icmp slt i64 %589, 0
 %591 = select i1 %590, i64 %64, i64 0
 %592 = getelementptr double, ptr %65, i64 %589
 %593 = getelementptr double, ptr %592, i64 %591
 store double %588, ptr %593, align 8
 %594 = icmp eq i64 %585, %489
 br i1 %594, label %513, label %583
595:
 %596 = phi double [ %610, %595 ], [ 0.000000e+00, %547 ]
 %597 = phi i64 [ %598, %595 ], [ 0, %547 ]
 %598 = add nuw nsw i64 %597, 1
 %599 = getelementptr double, ptr %548, i64 %597
 %600 = load double, ptr %599, align 8
 %601 = getelementptr double, ptr %72, i64 %597
 %602 = load double, ptr %601, align 8
 %603 = fsub nsz contract double %600, %602
 %604 = tail call nsz contract double @llvm.fabs.f64(double %603)
 %605 = getelementptr double, ptr %102, i64 %597
 %606 = load double, ptr %605, align 8
 %607 = fmul nsz contract double %512, %606
 %608 = fdiv nsz contract double %604, %607
 %609 = fcmp nsz contract ogt double %608, %596
 %610 = select i1 %609, double %608, double %596
 %611 = icmp eq i64 %598, %489
 br i1 %611, label %551, label %595
612:
 %613 = phi double [ %30, %445 ], [ %558, %557 ], [ %574, %568 ]
 %614 = getelementptr inbounds nuw i8, ptr %157, i64 8
 store double %613, ptr %614, align 1
 br i1 %221, label %622, label %615
615:
 %616 = phi i64 [ %617, %615 ], [ 0, %612 ]
 %617 = add nuw nsw i64 %616, 1
 %618 = getelementptr double, ptr %79, i64 %616
 %619 = load double, ptr %618, align 8
 %620 = getelementptr double, ptr %65, i64 %616
 store double %619, ptr %620, align 8
 %621 = icmp eq i64 %78, %617
 br i1 %621, label %622, label %615
622:
 br i1 %230, label %623, label %633
623:
 %624 = phi i64 [ %626, %623 ], [ %16, %622 ]
 %625 = phi i64 [ %627, %623 ], [ %78, %622 ]
 %626 = add nsw i64 %624, -1
 %627 = add i64 %625, 1
 %628 = icmp slt i64 %625, 0
 %629 = select i1 %628, i64 %64, i64 0
 %630 = getelementptr double, ptr %65, i64 %625
 %631 = getelementptr double, ptr %630, i64 %629
 store double 0.000000e+00, ptr %631, align 8
 %632 = icmp samesign ugt i64 %624, 1
 br i1 %632, label %623, label %633
633:
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
 br i1 %352, label %3340, label %353
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
 %377 = getelementptr inbounds nuw i8, ptr %210, i64 72
 %378 = getelementptr inbounds nuw i8, ptr %210, i64 128
 %379 = getelementptr inbounds nuw i8, ptr %210, i64 136
 %380 = fcmp nsz contract ogt double %54, 0.000000e+00
 %381 = getelementptr inbounds nuw i8, ptr %210, i64 96
 %382 = getelementptr inbounds nuw i8, ptr %210, i64 32
 %383 = getelementptr inbounds nuw i8, ptr %210, i64 8
 %384 = getelementptr inbounds nuw i8, ptr %210, i64 24
 %385 = getelementptr inbounds nuw i8, ptr %210, i64 16
 %386 = getelementptr inbounds nuw i8, ptr %210, i64 176
 %387 = fmul nsz contract double %54, 0x3EB0C6F7A0B5ED8D
 %388 = add nsw i64 %66, -1
 %389 = tail call i64 @llvm.smin.i64(i64 %66, i64 0)
 %390 = add i64 %388, %389
 %391 = mul i64 %390, %69
 %392 = getelementptr double, ptr %70, i64 %391
 %393 = getelementptr i8, ptr %392, i64 8
 %394 = getelementptr inbounds nuw i8, ptr %210, i64 184
 %395 = getelementptr inbounds nuw i8, ptr %210, i64 192
 %396 = fmul nsz contract double %54, 1.000000e-09
 %397 = getelementptr inbounds nuw i8, ptr %210, i64 120
 %398 = icmp slt i64 %124, 1
 %399 = icmp slt i64 %33, 1
 %400 = getelementptr inbounds nuw i8, ptr %210, i64 152
 %401 = add nsw i64 %124, %33
 %402 = icmp slt i64 %401, 0
 %403 = select i1 %402, i64 %97, i64 0
 %404 = getelementptr double, ptr %98, i64 %401
 %405 = getelementptr double, ptr %404, i64 %403
 %406 = icmp slt i64 %79, 1
 %407 = mul i64 %365, %79
 %408 = add nsw i64 %401, 1
 %409 = inttoptr i64 %376 to ptr
 %410 = getelementptr inbounds nuw i8, ptr %210, i64 144
 %411 = getelementptr inbounds nuw i8, ptr %351, i64 32
 %412 = add nsw i64 %5, 1
 %413 = icmp sgt i64 %33, 0
 %414 = icmp eq i64 %359, 0
 %415 = inttoptr i64 %359 to ptr
 %416 = icmp slt i64 %5, -1
 %417 = select i1 %416, i64 %104, i64 0
 %418 = add i64 %412, %417
 %419 = mul i64 %418, %107
 %420 = getelementptr double, ptr %108, i64 %419
 %421 = getelementptr inbounds nuw i8, ptr %210, i64 160
 %422 = getelementptr inbounds nuw i8, ptr %351, i64 48
 %423 = getelementptr inbounds nuw i8, ptr %351, i64 56
 %424 = getelementptr inbounds nuw i8, ptr %351, i64 40
 %425 = getelementptr inbounds nuw i8, ptr %210, i64 168
 %426 = icmp slt i64 %273, 1
 %427 = icmp slt i64 %287, 1
 %428 = icmp slt i64 %230, 1
 %429 = mul i64 %304, %301
 %430 = mul i64 %314, %311
 %431 = icmp slt i64 %301, 1
 %432 = icmp sgt i64 %5, 0
 %433 = getelementptr inbounds nuw i8, ptr %351, i64 8
 %434 = icmp slt i64 %342, 1
 %435 = fdiv nsz contract double 0x3CB0000000000000, %41
 %436 = fmul nsz contract double %435, 1.000000e-02
 %437 = fcmp nsz contract ogt double %436, %356
 %438 = select i1 %437, double %436, double %356
 %439 = getelementptr inbounds nuw i8, ptr %351, i64 24
 %440 = fcmp nsz contract ugt double %54, 0.000000e+00
 %441 = select i1 %440, i64 50, i64 10
 %442 = tail call i64 @llvm.smax.i64(i64 %5, i64 0)
 %443 = tail call i64 @llvm.smax.i64(i64 %107, i64 0)
 %444 = icmp slt i64 %328, 1
 %445 = getelementptr inbounds nuw i8, ptr %351, i64 16
 %446 = fmul nsz contract double %435, 1.000000e+02
 %447 = getelementptr inbounds nuw i8, ptr %210, i64 80
 %448 = getelementptr inbounds nuw i8, ptr %210, i64 88
 %449 = icmp sgt i64 %107, %33
 %450 = fcmp nsz contract oeq double %356, 0.000000e+00
 %451 = select i1 %449, i1 true, i1 %450
 %452 = icmp slt i64 %107, 1
 %453 = shl nuw i64 %107, 3
 %454 = icmp slt i64 %5, 0
 %455 = fcmp nsz contract ogt double %356, 0.000000e+00
 %456 = select i1 %399, i64 0, i64 %33
 %457 = inttoptr i64 %374 to ptr
 %458 = getelementptr double, ptr %118, i64 %117
 %459 = sub i64 %157, %33
 %460 = tail call i64 @llvm.smax.i64(i64 %459, i64 0)
 %461 = icmp slt i64 %459, 1
 %462 = getelementptr inbounds nuw i8, ptr %210, i64 48
 %463 = icmp slt i64 %157, 1
 %464 = getelementptr inbounds nuw i8, ptr %210, i64 40
 %465 = icmp slt i64 %124, 0
 %466 = select i1 %465, i64 %97, i64 0
 %467 = add i64 %466, %124
 %468 = icmp slt i64 %467, 0
 %469 = icmp slt i64 %467, %97
 %470 = icmp eq i64 %371, 0
 %471 = icmp slt i64 %131, 1
 %472 = inttoptr i64 %371 to ptr
 %473 = tail call i64 @llvm.smax.i64(i64 %131, i64 -2)
 %474 = add nsw i64 %473, 2
 %475 = icmp slt i64 %131, 0
 %476 = select i1 %475, i64 %362, i64 0
 %477 = getelementptr double, ptr %162, i64 %131
 %478 = getelementptr double, ptr %477, i64 %476
 %479 = select i1 %465, i64 %362, i64 0
 %480 = getelementptr double, ptr %162, i64 %124
 %481 = getelementptr double, ptr %480, i64 %479
 %482 = getelementptr inbounds nuw i8, ptr %210, i64 56
 %483 = shl nuw i64 %33, 3
 %484 = getelementptr inbounds nuw i8, ptr %210, i64 104
 %485 = icmp slt i64 %5, 1
 %486 = getelementptr inbounds nuw i8, ptr %210, i64 112
 %487 = sub i64 %107, %33
 %488 = icmp slt i64 %487, 1
 %489 = tail call i64 @llvm.smax.i64(i64 %23, i64 0)
 %490 = icmp slt i64 %23, 1
 %491 = icmp slt i64 %175, 1
 %492 = tail call i64 @llvm.smax.i64(i64 %175, i64 -2)
 %493 = add nsw i64 %492, 2
 %494 = icmp slt i64 %175, 0
 %495 = select i1 %494, i64 %362, i64 0
 %496 = getelementptr double, ptr %162, i64 %175
 %497 = getelementptr double, ptr %496, i64 %495
 %498 = icmp slt i64 %175, -1
 %499 = select i1 %498, i64 %362, i64 0
 %500 = getelementptr i8, ptr %496, i64 8
 %501 = getelementptr double, ptr %500, i64 %499
 %502 = tail call i64 @llvm.smax.i64(i64 %175, i64 0)
 %503 = add nsw i64 %86, -1
 %504 = icmp slt i64 %205, 1
 %505 = shl i64 %205, 3
 %506 = icmp slt i64 %142, 1
 %507 = shl nsw i64 %5, 1
 %508 = icmp sgt i64 %33, %507
 %509 = fneg nsz contract double %368
 %510 = fsub nsz contract double 8.000000e-03, %368
 br label %3111
511:
 %512 = phi i64 [ 2, %3214 ], [ 3, %3116 ], [ 7, %3246 ]
 store i64 %512, ptr %377, align 1
 br label %3340
513:
 br i1 %398, label %521, label %514
514:
 %515 = phi i64 [ %516, %514 ], [ 0, %513 ]
 %516 = add nuw nsw i64 %515, 1
 %517 = getelementptr double, ptr %125, i64 %515
 %518 = load double, ptr %517, align 8
 %519 = getelementptr double, ptr %98, i64 %515
 store double %518, ptr %519, align 8
 %520 = icmp eq i64 %124, %516
 br i1 %520, label %521, label %514
521:
 br i1 %399, label %532, label %522
522:
 %523 = phi i64 [ %525, %522 ], [ %33, %521 ]
 %524 = phi i64 [ %526, %522 ], [ %124, %521 ]
 %525 = add nsw i64 %523, -1
 %526 = add i64 %524, 1
 %527 = icmp slt i64 %524, 0
 %528 = select i1 %527, i64 %97, i64 0
 %529 = getelementptr double, ptr %98, i64 %524
 %530 = getelementptr double, ptr %529, i64 %528
 store double 0.000000e+00, ptr %530, align 8
 %531 = icmp samesign ugt i64 %523, 1
 br i1 %531, label %522, label %532
532:
 %533 = load i64, ptr %400, align 1
 %534 = icmp eq i64 %533, 0
 br i1 %534, label %574, label %535
535:
 %536 = load double, ptr %210, align 1
 %537 = getelementptr i8, ptr %3127, i64 16
 %538 = load double, ptr %537, align 8
 %539 = fcmp nsz contract ogt double %538, %536
 %540 = select i1 %539, double %538, double %536
 %541 = getelementptr i8, ptr %3127, i64 24
 %542 = load double, ptr %541, align 8
 %543 = fcmp nsz contract olt double %542, %540
 %544 = select i1 %543, double %542, double %540
 store double %544, ptr %405, align 8
 br i1 %406, label %571, label %545
545:
 %546 = select i1 %3123, i64 %76, i64 0
 %547 = add i64 %546, %3122
 %548 = mul i64 %547, %407
 %549 = getelementptr double, ptr %80, i64 %548
 %550 = getelementptr double, ptr %549, i64 %79
 br label %551
551:
 %552 = phi i64 [ 0, %545 ], [ %553, %551 ]
 %553 = add nuw nsw i64 %552, 1
 %554 = getelementptr double, ptr %136, i64 %552
 %555 = load double, ptr %554, align 8
 %556 = getelementptr double, ptr %549, i64 %552
 %557 = load double, ptr %556, align 8
 %558 = getelementptr double, ptr %550, i64 %552
 %559 = load double, ptr %558, align 8
 %560 = load double, ptr %3127, align 8
 %561 = fsub nsz contract double %544, %560
 %562 = fmul nsz contract double %559, %561
 %563 = fadd nsz contract double %557, %562
 %564 = fadd nsz contract double %555, %563
 %565 = add nsw i64 %552, %408
 %566 = icmp slt i64 %565, 0
 %567 = select i1 %566, i64 %97, i64 0
 %568 = getelementptr double, ptr %98, i64 %565
 %569 = getelementptr double, ptr %568, i64 %567
 store double %564, ptr %569, align 8
 %570 = icmp eq i64 %553, %79
 br i1 %570, label %571, label %551
571:
 tail call void %409(ptr %98, ptr %108)
 %572 = load i64, ptr %410, align 1
 %573 = add nsw i64 %572, 1
 store i64 %573, ptr %410, align 1
 store i64 0, ptr %400, align 1
 br label %574
574:
 %575 = fdiv nsz contract double %224, %3226
 %576 = load i64, ptr %411, align 1
 %577 = icmp eq i64 %576, 0
 br label %2015
578:
 %579 = phi i64 [ 1, %2268 ], [ 3, %2539 ], [ 3, %2295 ]
 store i64 %579, ptr %447, align 1
 br label %3260
580:
 br i1 %432, label %606, label %627
581:
 %582 = icmp eq i64 %608, %5
 br i1 %582, label %627, label %606
583:
 %584 = getelementptr double, ptr %13, i64 %607
 %585 = load double, ptr %584, align 8
 %586 = fmul nsz contract double %3226, %585
 %587 = fdiv nsz contract double %586, %609
 %588 = fadd nsz contract double %587, 1.000000e+00
 br label %589
589:
 %590 = phi double [ %588, %583 ], [ 1.000000e+00, %606 ]
 br i1 %434, label %581, label %591
591:
 %592 = fsub nsz contract double 1.000000e+00, %590
 %593 = mul i64 %607, %328
 %594 = getelementptr double, ptr %329, i64 %593
 br label %611
595:
 %596 = add nuw nsw i64 %612, 1
 %597 = load double, ptr %433, align 1
 %598 = fcmp nsz contract ogt double %597, 0.000000e+00
 br i1 %598, label %599, label %602
599:
 %600 = load double, ptr %613, align 8
 %601 = fsub nsz contract double %625, %600
 br label %602
602:
 %603 = phi double [ %601, %599 ], [ 0.000000e+00, %595 ]
 %604 = getelementptr double, ptr %594, i64 %612
 store double %603, ptr %604, align 8
 %605 = icmp eq i64 %342, %596
 br i1 %605, label %581, label %611
606:
 %607 = phi i64 [ %608, %581 ], [ 0, %580 ]
 %608 = add nuw nsw i64 %607, 1
 %609 = load double, ptr %433, align 1
 %610 = fcmp nsz contract ogt double %609, 0.000000e+00
 br i1 %610, label %583, label %589
611:
 %612 = phi i64 [ 0, %591 ], [ %596, %602 ]
 %613 = getelementptr double, ptr %343, i64 %612
 br label %614
614:
 %615 = phi double [ 0.000000e+00, %611 ], [ %625, %614 ]
 %616 = phi i64 [ %5, %611 ], [ %617, %614 ]
 %617 = add nsw i64 %616, -1
 %618 = mul i64 %617, %342
 %619 = getelementptr double, ptr %613, i64 %618
 %620 = load double, ptr %619, align 8
 %621 = fadd nsz contract double %615, %620
 %622 = and i64 %617, 1
 %623 = icmp eq i64 %622, 0
 %624 = select i1 %623, double %590, double %592
 %625 = fmul nsz contract double %621, %624
 %626 = icmp sgt i64 %616, 1
 br i1 %626, label %614, label %595
627:
 br i1 %399, label %646, label %640
628:
 %629 = getelementptr double, ptr %125, i64 %644
 %630 = load double, ptr %629, align 8
 %631 = tail call nsz contract double @llvm.fabs.f64(double %630)
 br label %632
632:
 %633 = phi double [ %631, %628 ], [ 1.000000e+00, %640 ]
 %634 = getelementptr double, ptr %45, i64 %641
 %635 = load double, ptr %634, align 8
 %636 = fmul nsz contract double %41, %633
 %637 = fadd nsz contract double %635, %636
 %638 = getelementptr double, ptr %158, i64 %641
 store double %637, ptr %638, align 8
 %639 = icmp eq i64 %33, %642
 br i1 %639, label %646, label %640
640:
 %641 = phi i64 [ %642, %632 ], [ 0, %627 ]
 %642 = add nuw nsw i64 %641, 1
 %643 = getelementptr i64, ptr %34, i64 %641
 %644 = load i64, ptr %643, align 8
 %645 = icmp slt i64 %644, 0
 br i1 %645, label %632, label %628
646:
 %647 = load double, ptr %439, align 1
 %648 = fcmp nsz contract olt double %647, 0x3CB0000000000000
 %649 = select i1 %648, double 0x3CB0000000000000, double %647
 %650 = tail call nsz contract double @llvm.pow.f64(double %649, double 8.000000e-01)
 store double %650, ptr %439, align 1
 br label %1069
651:
 br i1 %444, label %661, label %769
652:
 %653 = icmp eq i64 %328, %771
 br i1 %653, label %661, label %769
654:
 %655 = icmp eq i64 %5, %777
 br i1 %655, label %656, label %775
656:
 %657 = getelementptr i64, ptr %267, i64 %770
 br label %797
658:
 %659 = add nuw nsw i64 %798, 1
 %660 = icmp eq i64 %5, %659
 br i1 %660, label %652, label %797
661:
 %662 = load i64, ptr %422, align 1
 %663 = load i64, ptr %423, align 1
 br i1 %427, label %744, label %664
664:
 %665 = add i64 %662, 1
 br label %685
666:
 %667 = add i64 %665, %686
 %668 = tail call i64 @llvm.smin.i64(i64 %287, i64 range(i64 -9223372036854775807, -9223372036854775808) %667)
 %669 = sub i64 %668, %687
 %670 = icmp slt i64 %669, 1
 br i1 %670, label %674, label %671
671:
 %672 = mul i64 %686, %290
 %673 = getelementptr double, ptr %291, i64 %672
 br label %699
674:
 %675 = icmp eq i64 %687, %287
 br i1 %675, label %676, label %685
676:
 %677 = add i64 %663, %662
 br label %716
678:
 %679 = sub i64 %718, %677
 %680 = tail call i64 @llvm.smax.i64(i64 %679, i64 0)
 %681 = sub i64 %718, %680
 %682 = icmp slt i64 %681, 1
 br i1 %682, label %683, label %727
683:
 %684 = icmp samesign ugt i64 %717, 1
 br i1 %684, label %716, label %744
685:
 %686 = phi i64 [ 0, %664 ], [ %687, %674 ]
 %687 = add nuw nsw i64 %686, 1
 %688 = getelementptr i64, ptr %295, i64 %686
 %689 = load i64, ptr %688, align 8
 %690 = icmp slt i64 %689, 0
 %691 = select i1 %690, i64 %335, i64 0
 %692 = getelementptr double, ptr %336, i64 %689
 %693 = getelementptr double, ptr %692, i64 %691
 %694 = load double, ptr %693, align 8
 %695 = getelementptr double, ptr %336, i64 %686
 %696 = load double, ptr %695, align 8
 store double %694, ptr %695, align 8
 store double %696, ptr %693, align 8
 %697 = load double, ptr %695, align 8
 %698 = fcmp nsz contract une double %697, 0.000000e+00
 br i1 %698, label %666, label %674
699:
 %700 = phi i64 [ %669, %671 ], [ %702, %699 ]
 %701 = phi i64 [ %687, %671 ], [ %703, %699 ]
 %702 = add nsw i64 %700, -1
 %703 = add nuw i64 %701, 1
 %704 = icmp slt i64 %701, 0
 %705 = select i1 %704, i64 %335, i64 0
 %706 = getelementptr double, ptr %336, i64 %701
 %707 = getelementptr double, ptr %706, i64 %705
 %708 = load double, ptr %707, align 8
 %709 = select i1 %704, i64 %290, i64 0
 %710 = getelementptr double, ptr %673, i64 %701
 %711 = getelementptr double, ptr %710, i64 %709
 %712 = load double, ptr %711, align 8
 %713 = fmul nsz contract double %697, %712
 %714 = fsub nsz contract double %708, %713
 store double %714, ptr %707, align 8
 %715 = icmp samesign ugt i64 %700, 1
 br i1 %715, label %699, label %674
716:
 %717 = phi i64 [ %287, %676 ], [ %718, %683 ]
 %718 = add nsw i64 %717, -1
 %719 = getelementptr double, ptr %336, i64 %718
 %720 = load double, ptr %719, align 8
 %721 = mul i64 %718, %290
 %722 = getelementptr double, ptr %291, i64 %721
 %723 = getelementptr double, ptr %722, i64 %718
 %724 = load double, ptr %723, align 8
 %725 = fdiv nsz contract double %720, %724
 store double %725, ptr %719, align 8
 %726 = fcmp nsz contract une double %725, 0.000000e+00
 br i1 %726, label %678, label %683
727:
 %728 = phi i64 [ %730, %727 ], [ %681, %678 ]
 %729 = phi i64 [ %731, %727 ], [ %680, %678 ]
 %730 = add nsw i64 %728, -1
 %731 = add nuw i64 %729, 1
 %732 = icmp slt i64 %729, 0
 %733 = select i1 %732, i64 %335, i64 0
 %734 = getelementptr double, ptr %336, i64 %729
 %735 = getelementptr double, ptr %734, i64 %733
 %736 = load double, ptr %735, align 8
 %737 = select i1 %732, i64 %290, i64 0
 %738 = getelementptr double, ptr %722, i64 %729
 %739 = getelementptr double, ptr %738, i64 %737
 %740 = load double, ptr %739, align 8
 %741 = fmul nsz contract double %725, %740
 %742 = fsub nsz contract double %736, %741
 store double %742, ptr %735, align 8
 %743 = icmp samesign ugt i64 %728, 1
 br i1 %743, label %727, label %683
744:
 br i1 %428, label %748, label %745
745:
 %746 = add i64 %662, 1
 %747 = add i64 %663, %662
 br label %824
748:
 br i1 %444, label %1159, label %998
749:
 %750 = phi double [ %1000, %998 ], [ %766, %756 ]
 %751 = phi i64 [ %999, %998 ], [ %767, %756 ]
 %752 = icmp eq i64 %328, %1002
 br i1 %752, label %1159, label %998
753:
 %754 = getelementptr double, ptr %329, i64 %1001
 %755 = getelementptr double, ptr %158, i64 %1001
 br label %1018
756:
 %757 = add nuw nsw i64 %1021, 1
 %758 = mul i64 %1021, %328
 %759 = getelementptr double, ptr %754, i64 %758
 %760 = load double, ptr %759, align 8
 %761 = fadd nsz contract double %1033, %760
 store double %761, ptr %759, align 8
 %762 = tail call nsz contract double @llvm.fabs.f64(double %1033)
 %763 = load double, ptr %755, align 8
 %764 = fdiv nsz contract double %762, %763
 %765 = fcmp nsz contract ugt double %764, %1020
 %766 = select i1 %765, double %764, double %1020
 %767 = select i1 %765, i64 %1001, i64 %1019
 %768 = icmp eq i64 %5, %757
 br i1 %768, label %749, label %1018
769:
 %770 = phi i64 [ %771, %652 ], [ 0, %651 ]
 %771 = add nuw nsw i64 %770, 1
 br i1 %432, label %772, label %652
772:
 %773 = getelementptr double, ptr %108, i64 %770
 %774 = getelementptr double, ptr %329, i64 %770
 br label %775
775:
 %776 = phi i64 [ 0, %772 ], [ %777, %654 ]
 %777 = add nuw nsw i64 %776, 1
 %778 = mul i64 %777, %107
 %779 = getelementptr double, ptr %773, i64 %778
 %780 = load double, ptr %779, align 8
 %781 = getelementptr double, ptr %347, i64 %776
 store double %780, ptr %781, align 8
 %782 = mul i64 %776, %220
 %783 = getelementptr double, ptr %221, i64 %782
 br label %784
784:
 %785 = phi i64 [ 0, %775 ], [ %787, %784 ]
 %786 = phi double [ %780, %775 ], [ %795, %784 ]
 %787 = add nuw nsw i64 %785, 1
 %788 = getelementptr double, ptr %783, i64 %785
 %789 = load double, ptr %788, align 8
 %790 = mul i64 %785, %328
 %791 = getelementptr double, ptr %774, i64 %790
 %792 = load double, ptr %791, align 8
 %793 = fmul nsz contract double %789, %792
 %794 = fdiv nsz contract double %793, %3226
 %795 = fsub nsz contract double %786, %794
 store double %795, ptr %781, align 8
 %796 = icmp eq i64 %5, %787
 br i1 %796, label %654, label %784
797:
 %798 = phi i64 [ 0, %656 ], [ %659, %658 ]
 %799 = load i64, ptr %657, align 8
 %800 = icmp slt i64 %799, 0
 %801 = select i1 %800, i64 %335, i64 0
 %802 = mul i64 %798, %335
 %803 = getelementptr double, ptr %336, i64 %802
 %804 = getelementptr double, ptr %803, i64 %799
 %805 = getelementptr double, ptr %804, i64 %801
 store double 0.000000e+00, ptr %805, align 8
 %806 = mul i64 %798, %247
 %807 = getelementptr double, ptr %248, i64 %806
 br label %808
808:
 %809 = phi i64 [ 0, %797 ], [ %810, %808 ]
 %810 = add nuw nsw i64 %809, 1
 %811 = load i64, ptr %657, align 8
 %812 = icmp slt i64 %811, 0
 %813 = select i1 %812, i64 %335, i64 0
 %814 = getelementptr double, ptr %803, i64 %811
 %815 = getelementptr double, ptr %814, i64 %813
 %816 = load double, ptr %815, align 8
 %817 = getelementptr double, ptr %807, i64 %809
 %818 = load double, ptr %817, align 8
 %819 = getelementptr double, ptr %347, i64 %809
 %820 = load double, ptr %819, align 8
 %821 = fmul nsz contract double %818, %820
 %822 = fadd nsz contract double %816, %821
 store double %822, ptr %815, align 8
 %823 = icmp eq i64 %5, %810
 br i1 %823, label %658, label %808
824:
 %825 = phi i64 [ 0, %745 ], [ %826, %996 ]
 %826 = add nuw nsw i64 %825, 1
 %827 = mul i64 %825, %429
 %828 = getelementptr double, ptr %305, i64 %827
 %829 = mul i64 %825, %430
 %830 = getelementptr double, ptr %315, i64 %829
 %831 = mul i64 %825, %321
 %832 = getelementptr i64, ptr %322, i64 %831
 %833 = shl nuw nsw i64 %825, 1
 %834 = or disjoint i64 %833, 1
 %835 = mul i64 %834, %335
 %836 = getelementptr double, ptr %336, i64 %835
 %837 = add nuw nsw i64 %833, 2
 %838 = mul i64 %837, %335
 %839 = getelementptr double, ptr %336, i64 %838
 br i1 %431, label %996, label %859
840:
 %841 = add i64 %746, %860
 %842 = tail call i64 @llvm.smin.i64(i64 %301, i64 range(i64 -9223372036854775807, -9223372036854775808) %841)
 %843 = sub i64 %842, %861
 %844 = icmp slt i64 %843, 1
 br i1 %844, label %850, label %845
845:
 %846 = mul i64 %860, %304
 %847 = getelementptr double, ptr %828, i64 %846
 %848 = mul i64 %860, %314
 %849 = getelementptr double, ptr %830, i64 %848
 br label %881
850:
 %851 = icmp eq i64 %861, %301
 br i1 %851, label %913, label %859
852:
 %853 = sub i64 %915, %747
 %854 = tail call i64 @llvm.smax.i64(i64 %853, i64 0)
 %855 = sub i64 %915, %854
 %856 = icmp slt i64 %855, 1
 br i1 %856, label %857, label %964
857:
 %858 = icmp samesign ugt i64 %914, 1
 br i1 %858, label %913, label %996
859:
 %860 = phi i64 [ %861, %850 ], [ 0, %824 ]
 %861 = add nuw nsw i64 %860, 1
 %862 = getelementptr i64, ptr %832, i64 %860
 %863 = load i64, ptr %862, align 8
 %864 = icmp slt i64 %863, 0
 %865 = select i1 %864, i64 %335, i64 0
 %866 = getelementptr double, ptr %836, i64 %863
 %867 = getelementptr double, ptr %866, i64 %865
 %868 = load double, ptr %867, align 8
 %869 = getelementptr double, ptr %836, i64 %860
 %870 = load double, ptr %869, align 8
 store double %868, ptr %869, align 8
 store double %870, ptr %867, align 8
 %871 = getelementptr double, ptr %839, i64 %863
 %872 = getelementptr double, ptr %871, i64 %865
 %873 = load double, ptr %872, align 8
 %874 = getelementptr double, ptr %839, i64 %860
 %875 = load double, ptr %874, align 8
 store double %873, ptr %874, align 8
 store double %875, ptr %872, align 8
 %876 = load double, ptr %869, align 8
 %877 = load double, ptr %874, align 8
 %878 = fcmp nsz contract une double %876, 0.000000e+00
 %879 = fcmp nsz contract une double %877, 0.000000e+00
 %880 = select i1 %878, i1 true, i1 %879
 br i1 %880, label %840, label %850
881:
 %882 = phi i64 [ %843, %845 ], [ %884, %881 ]
 %883 = phi i64 [ %861, %845 ], [ %885, %881 ]
 %884 = add nsw i64 %882, -1
 %885 = add nuw i64 %883, 1
 %886 = icmp slt i64 %883, 0
 %887 = select i1 %886, i64 %335, i64 0
 %888 = getelementptr double, ptr %836, i64 %883
 %889 = getelementptr double, ptr %888, i64 %887
 %890 = load double, ptr %889, align 8
 %891 = select i1 %886, i64 %304, i64 0
 %892 = getelementptr double, ptr %847, i64 %883
 %893 = getelementptr double, ptr %892, i64 %891
 %894 = load double, ptr %893, align 8
 %895 = fmul nsz contract double %876, %894
 %896 = select i1 %886, i64 %314, i64 0
 %897 = getelementptr double, ptr %849, i64 %883
 %898 = getelementptr double, ptr %897, i64 %896
 %899 = load double, ptr %898, align 8
 %900 = fmul nsz contract double %877, %899
 %901 = fsub nsz contract double %900, %895
 %902 = fadd nsz contract double %890, %901
 store double %902, ptr %889, align 8
 %903 = getelementptr double, ptr %839, i64 %883
 %904 = getelementptr double, ptr %903, i64 %887
 %905 = load double, ptr %904, align 8
 %906 = load double, ptr %898, align 8
 %907 = fmul nsz contract double %876, %906
 %908 = load double, ptr %893, align 8
 %909 = fmul nsz contract double %877, %908
 %910 = fadd nsz contract double %907, %909
 %911 = fsub nsz contract double %905, %910
 store double %911, ptr %904, align 8
 %912 = icmp samesign ugt i64 %882, 1
 br i1 %912, label %881, label %850
913:
 %914 = phi i64 [ %915, %857 ], [ %301, %850 ]
 %915 = add nsw i64 %914, -1
 %916 = mul i64 %915, %304
 %917 = getelementptr double, ptr %828, i64 %916
 %918 = getelementptr double, ptr %917, i64 %915
 %919 = load double, ptr %918, align 8
 br label %920
920:
 %921 = phi double [ %927, %920 ], [ 1.000000e+00, %913 ]
 %922 = phi double [ %929, %920 ], [ %919, %913 ]
 %923 = phi i64 [ %928, %920 ], [ 2, %913 ]
 %924 = and i64 %923, 1
 %925 = icmp eq i64 %924, 0
 %926 = fmul nsz contract double %921, %922
 %927 = select i1 %925, double %921, double %926
 %928 = lshr i64 %923, 1
 %929 = fmul nsz contract double %922, %922
 %930 = icmp eq i64 %928, 0
 br i1 %930, label %931, label %920
931:
 %932 = mul i64 %915, %314
 %933 = getelementptr double, ptr %830, i64 %932
 %934 = getelementptr double, ptr %933, i64 %915
 %935 = load double, ptr %934, align 8
 br label %936
936:
 %937 = phi double [ %943, %936 ], [ 1.000000e+00, %931 ]
 %938 = phi double [ %945, %936 ], [ %935, %931 ]
 %939 = phi i64 [ %944, %936 ], [ 2, %931 ]
 %940 = and i64 %939, 1
 %941 = icmp eq i64 %940, 0
 %942 = fmul nsz contract double %937, %938
 %943 = select i1 %941, double %937, double %942
 %944 = lshr i64 %939, 1
 %945 = fmul nsz contract double %938, %938
 %946 = icmp eq i64 %944, 0
 br i1 %946, label %947, label %936
947:
 %948 = fadd nsz contract double %927, %943
 %949 = getelementptr double, ptr %836, i64 %915
 %950 = load double, ptr %949, align 8
 %951 = fmul nsz contract double %919, %950
 %952 = getelementptr double, ptr %839, i64 %915
 %953 = load double, ptr %952, align 8
 %954 = fmul nsz contract double %935, %953
 %955 = fadd nsz contract double %951, %954
 %956 = fdiv nsz contract double %955, %948
 %957 = fmul nsz contract double %919, %953
 %958 = fmul nsz contract double %935, %950
 %959 = fsub nsz contract double %957, %958
 %960 = fdiv nsz contract double %959, %948
 store double %956, ptr %949, align 8
 store double %960, ptr %952, align 8
 %961 = fcmp nsz contract une double %956, 0.000000e+00
 %962 = fcmp nsz contract une double %960, 0.000000e+00
 %963 = or i1 %961, %962
 br i1 %963, label %852, label %857
964:
 %965 = phi i64 [ %967, %964 ], [ %855, %852 ]
 %966 = phi i64 [ %968, %964 ], [ %854, %852 ]
 %967 = add nsw i64 %965, -1
 %968 = add nuw i64 %966, 1
 %969 = icmp slt i64 %966, 0
 %970 = select i1 %969, i64 %335, i64 0
 %971 = getelementptr double, ptr %836, i64 %966
 %972 = getelementptr double, ptr %971, i64 %970
 %973 = load double, ptr %972, align 8
 %974 = select i1 %969, i64 %304, i64 0
 %975 = getelementptr double, ptr %917, i64 %966
 %976 = getelementptr double, ptr %975, i64 %974
 %977 = load double, ptr %976, align 8
 %978 = fmul nsz contract double %956, %977
 %979 = select i1 %969, i64 %314, i64 0
 %980 = getelementptr double, ptr %933, i64 %966
 %981 = getelementptr double, ptr %980, i64 %979
 %982 = load double, ptr %981, align 8
 %983 = fmul nsz contract double %960, %982
 %984 = fsub nsz contract double %983, %978
 %985 = fadd nsz contract double %973, %984
 store double %985, ptr %972, align 8
 %986 = getelementptr double, ptr %839, i64 %966
 %987 = getelementptr double, ptr %986, i64 %970
 %988 = load double, ptr %987, align 8
 %989 = load double, ptr %981, align 8
 %990 = fmul nsz contract double %956, %989
 %991 = load double, ptr %976, align 8
 %992 = fmul nsz contract double %960, %991
 %993 = fadd nsz contract double %990, %992
 %994 = fsub nsz contract double %988, %993
 store double %994, ptr %987, align 8
 %995 = icmp samesign ugt i64 %965, 1
 br i1 %995, label %964, label %857
996:
 %997 = icmp eq i64 %826, %230
 br i1 %997, label %748, label %824
998:
 %999 = phi i64 [ %751, %749 ], [ 0, %748 ]
 %1000 = phi double [ %750, %749 ], [ 0.000000e+00, %748 ]
 %1001 = phi i64 [ %1002, %749 ], [ 0, %748 ]
 %1002 = add nuw nsw i64 %1001, 1
 br i1 %432, label %1003, label %749
1003:
 %1004 = getelementptr i64, ptr %267, i64 %1001
 br label %1005
1005:
 %1006 = phi i64 [ 0, %1003 ], [ %1007, %1005 ]
 %1007 = add nuw nsw i64 %1006, 1
 %1008 = load i64, ptr %1004, align 8
 %1009 = icmp slt i64 %1008, 0
 %1010 = select i1 %1009, i64 %335, i64 0
 %1011 = mul i64 %1006, %335
 %1012 = getelementptr double, ptr %336, i64 %1011
 %1013 = getelementptr double, ptr %1012, i64 %1008
 %1014 = getelementptr double, ptr %1013, i64 %1010
 %1015 = load double, ptr %1014, align 8
 %1016 = getelementptr double, ptr %347, i64 %1006
 store double %1015, ptr %1016, align 8
 %1017 = icmp eq i64 %5, %1007
 br i1 %1017, label %753, label %1005
1018:
 %1019 = phi i64 [ %999, %753 ], [ %767, %756 ]
 %1020 = phi double [ %1000, %753 ], [ %766, %756 ]
 %1021 = phi i64 [ 0, %753 ], [ %757, %756 ]
 %1022 = mul i64 %1021, %240
 %1023 = getelementptr double, ptr %241, i64 %1022
 br label %1024
1024:
 %1025 = phi double [ 0.000000e+00, %1018 ], [ %1033, %1024 ]
 %1026 = phi i64 [ 0, %1018 ], [ %1027, %1024 ]
 %1027 = add nuw nsw i64 %1026, 1
 %1028 = getelementptr double, ptr %1023, i64 %1026
 %1029 = load double, ptr %1028, align 8
 %1030 = getelementptr double, ptr %347, i64 %1026
 %1031 = load double, ptr %1030, align 8
 %1032 = fmul nsz contract double %1029, %1031
 %1033 = fadd nsz contract double %1025, %1032
 %1034 = icmp eq i64 %5, %1027
 br i1 %1034, label %756, label %1024
1035:
 %1036 = fdiv nsz contract double %1160, %1070
 store double %1036, ptr %445, align 1
 %1037 = fcmp nsz contract olt double %1036, 1.000000e+00
 br i1 %1037, label %1038, label %1067
1038:
 %1039 = fsub nsz contract double 1.000000e+00, %1036
 %1040 = fdiv nsz contract double %1036, %1039
 store double %1040, ptr %439, align 1
 br label %1041
1041:
 %1042 = phi double [ %1164, %1163 ], [ %1040, %1038 ]
 %1043 = fmul nsz contract double %1160, %1042
 %1044 = fcmp nsz contract ugt double %1043, %438
 br i1 %1044, label %1045, label %1180
1045:
 %1046 = load double, ptr %445, align 1
 %1047 = xor i64 %1071, -1
 %1048 = add nsw i64 %441, %1047
 %1049 = tail call i64 @llvm.abs.i64(i64 range(i64 -9223372036854775798, -9223372036854775808) %1048, i1 true)
 %1050 = icmp samesign ugt i64 %1049, 65536
 br i1 %1050, label %1051, label %1054
1051:
 %1052 = sitofp i64 %1048 to double
 %1053 = tail call nsz contract double @llvm.pow.f64(double %1046, double %1052)
 br label %1165
1054:
 %1055 = icmp eq i64 %1048, 0
 br i1 %1055, label %1165, label %1056
1056:
 %1057 = phi double [ %1063, %1056 ], [ 1.000000e+00, %1054 ]
 %1058 = phi double [ %1065, %1056 ], [ %1046, %1054 ]
 %1059 = phi i64 [ %1064, %1056 ], [ %1049, %1054 ]
 %1060 = and i64 %1059, 1
 %1061 = icmp eq i64 %1060, 0
 %1062 = fmul nsz contract double %1057, %1058
 %1063 = select i1 %1061, double %1057, double %1062
 %1064 = lshr i64 %1059, 1
 %1065 = fmul nsz contract double %1058, %1058
 %1066 = icmp eq i64 %1064, 0
 br i1 %1066, label %1165, label %1056
1067:
 %1068 = fcmp nsz contract ugt double %1160, %446
 br i1 %1068, label %1172, label %1180
1069:
 %1070 = phi double [ 0x7FF0000000000000, %646 ], [ %1160, %1165 ]
 %1071 = phi i64 [ 0, %646 ], [ %1072, %1165 ]
 %1072 = add nuw nsw i64 %1071, 1
 %1073 = load i64, ptr %381, align 1
 %1074 = icmp slt i64 %1073, 0
 %1075 = select i1 %1074, i64 %66, i64 0
 %1076 = add i64 %1075, %1073
 %1077 = mul i64 %1076, %69
 %1078 = getelementptr double, ptr %70, i64 %1077
 %1079 = getelementptr i8, ptr %1078, i64 16
 %1080 = getelementptr i8, ptr %1078, i64 24
 %1081 = select i1 %1074, i64 %76, i64 0
 %1082 = add i64 %1081, %1073
 %1083 = mul i64 %1082, %407
 %1084 = getelementptr double, ptr %80, i64 %1083
 %1085 = getelementptr double, ptr %1084, i64 %79
 br label %1086
1086:
 %1087 = phi i64 [ 0, %1069 ], [ %1144, %1140 ]
 %1088 = icmp eq i64 %1087, %442
 br i1 %1088, label %651, label %1143
1089:
 %1090 = load double, ptr %210, align 1
 %1091 = getelementptr double, ptr %13, i64 %1087
 %1092 = load double, ptr %1091, align 8
 %1093 = fmul nsz contract double %3226, %1092
 %1094 = fadd nsz contract double %1090, %1093
 %1095 = load double, ptr %1079, align 8
 %1096 = fcmp nsz contract ogt double %1095, %1094
 %1097 = select i1 %1096, double %1095, double %1094
 %1098 = load double, ptr %1080, align 8
 %1099 = fcmp nsz contract olt double %1098, %1097
 %1100 = select i1 %1099, double %1098, double %1097
 store double %1100, ptr %405, align 8
 br i1 %406, label %1121, label %1101
1101:
 %1102 = phi i64 [ %1103, %1101 ], [ 0, %1089 ]
 %1103 = add nuw nsw i64 %1102, 1
 %1104 = getelementptr double, ptr %136, i64 %1102
 %1105 = load double, ptr %1104, align 8
 %1106 = getelementptr double, ptr %1084, i64 %1102
 %1107 = load double, ptr %1106, align 8
 %1108 = getelementptr double, ptr %1085, i64 %1102
 %1109 = load double, ptr %1108, align 8
 %1110 = load double, ptr %1078, align 8
 %1111 = fsub nsz contract double %1100, %1110
 %1112 = fmul nsz contract double %1109, %1111
 %1113 = fadd nsz contract double %1107, %1112
 %1114 = fadd nsz contract double %1105, %1113
 %1115 = add nsw i64 %1102, %408
 %1116 = icmp slt i64 %1115, 0
 %1117 = select i1 %1116, i64 %97, i64 0
 %1118 = getelementptr double, ptr %98, i64 %1115
 %1119 = getelementptr double, ptr %1118, i64 %1117
 store double %1114, ptr %1119, align 8
 %1120 = icmp eq i64 %1103, %79
 br i1 %1120, label %1121, label %1101
1121:
 %1122 = icmp slt i64 %1144, 0
 %1123 = select i1 %1122, i64 %104, i64 0
 %1124 = add i64 %1123, %1144
 %1125 = mul i64 %1124, %107
 %1126 = getelementptr double, ptr %108, i64 %1125
 tail call void %409(ptr %98, ptr %1126)
 %1127 = load i64, ptr %410, align 1
 %1128 = add nsw i64 %1127, 1
 store i64 %1128, ptr %410, align 1
 %1129 = mul i64 %1144, %107
 %1130 = getelementptr double, ptr %108, i64 %1129
 br label %1131
1131:
 %1132 = phi i64 [ 0, %1121 ], [ %1135, %1134 ]
 %1133 = icmp eq i64 %1132, %443
 br i1 %1133, label %1140, label %1134
1134:
 %1135 = add nuw i64 %1132, 1
 %1136 = getelementptr double, ptr %1130, i64 %1132
 %1137 = load double, ptr %1136, align 8
 %1138 = fsub nsz contract double %1137, %1137
 %1139 = fcmp nsz contract ord double %1138, 0.000000e+00
 br i1 %1139, label %1131, label %1140
1140:
 %1141 = phi i64 [ %1132, %1134 ], [ -1, %1131 ]
 %1142 = icmp sgt i64 %1141, -1
 br i1 %1142, label %1172, label %1086
1143:
 %1144 = add nuw i64 %1087, 1
 br i1 %399, label %1089, label %1145
1145:
 %1146 = mul i64 %1087, %328
 %1147 = getelementptr double, ptr %329, i64 %1146
 br label %1148
1148:
 %1149 = phi i64 [ 0, %1145 ], [ %1150, %1148 ]
 %1150 = add nuw nsw i64 %1149, 1
 %1151 = getelementptr double, ptr %1147, i64 %1149
 %1152 = load double, ptr %1151, align 8
 %1153 = add nsw i64 %1149, %124
 %1154 = icmp slt i64 %1153, 0
 %1155 = select i1 %1154, i64 %97, i64 0
 %1156 = getelementptr double, ptr %98, i64 %1153
 %1157 = getelementptr double, ptr %1156, i64 %1155
 store double %1152, ptr %1157, align 8
 %1158 = icmp eq i64 %33, %1150
 br i1 %1158, label %1089, label %1148
1159:
 %1160 = phi double [ 0.000000e+00, %748 ], [ %750, %749 ]
 %1161 = phi i64 [ 0, %748 ], [ %751, %749 ]
 %1162 = icmp ne i64 %1071, 0
 br i1 %1162, label %1035, label %1163
1163:
 %1164 = load double, ptr %439, align 1
 br label %1041
1165:
 %1166 = phi double [ %1053, %1051 ], [ 1.000000e+00, %1054 ], [ %1063, %1056 ]
 %1167 = fmul nsz contract double %1043, %1166
 %1168 = fcmp nsz contract ogt double %1167, %438
 %1169 = and i1 %1162, %1168
 %1170 = icmp eq i64 %1072, %441
 %1171 = select i1 %1169, i1 true, i1 %1170
 br i1 %1171, label %1067, label %1069
1172:
 %1173 = phi i64 [ 3, %1067 ], [ 1, %1140 ]
 %1174 = phi i64 [ %1161, %1067 ], [ %1141, %1140 ]
 store i64 %1173, ptr %447, align 1
 store i64 %1174, ptr %448, align 1
 %1175 = load i64, ptr %424, align 1
 %1176 = icmp eq i64 %1175, 0
 br i1 %1176, label %1177, label %1179
1177:
 store i64 1, ptr %411, align 1
 %1178 = icmp samesign ugt i64 %2017, 1
 br i1 %1178, label %2015, label %1179
1179:
 store double 0.000000e+00, ptr %433, align 1
 br label %3260
1180:
 br i1 %451, label %1181, label %1269
1181:
 %1182 = load i64, ptr %381, align 1
 %1183 = icmp slt i64 %1182, 0
 %1184 = select i1 %1183, i64 %66, i64 0
 %1185 = add i64 %1184, %1182
 %1186 = mul i64 %1185, %69
 %1187 = getelementptr double, ptr %70, i64 %1186
 %1188 = getelementptr i8, ptr %1187, i64 16
 %1189 = getelementptr i8, ptr %1187, i64 24
 %1190 = select i1 %1183, i64 %76, i64 0
 %1191 = add i64 %1190, %1182
 %1192 = mul i64 %1191, %407
 %1193 = getelementptr double, ptr %80, i64 %1192
 %1194 = getelementptr double, ptr %1193, i64 %79
 br label %1195
1195:
 %1196 = phi i64 [ 0, %1181 ], [ %1253, %1249 ]
 %1197 = icmp eq i64 %1196, %442
 br i1 %1197, label %1269, label %1252
1198:
 %1199 = load double, ptr %210, align 1
 %1200 = getelementptr double, ptr %13, i64 %1196
 %1201 = load double, ptr %1200, align 8
 %1202 = fmul nsz contract double %3226, %1201
 %1203 = fadd nsz contract double %1199, %1202
 %1204 = load double, ptr %1188, align 8
 %1205 = fcmp nsz contract ogt double %1204, %1203
 %1206 = select i1 %1205, double %1204, double %1203
 %1207 = load double, ptr %1189, align 8
 %1208 = fcmp nsz contract olt double %1207, %1206
 %1209 = select i1 %1208, double %1207, double %1206
 store double %1209, ptr %405, align 8
 br i1 %406, label %1230, label %1210
1210:
 %1211 = phi i64 [ %1212, %1210 ], [ 0, %1198 ]
 %1212 = add nuw nsw i64 %1211, 1
 %1213 = getelementptr double, ptr %136, i64 %1211
 %1214 = load double, ptr %1213, align 8
 %1215 = getelementptr double, ptr %1193, i64 %1211
 %1216 = load double, ptr %1215, align 8
 %1217 = getelementptr double, ptr %1194, i64 %1211
 %1218 = load double, ptr %1217, align 8
 %1219 = load double, ptr %1187, align 8
 %1220 = fsub nsz contract double %1209, %1219
 %1221 = fmul nsz contract double %1218, %1220
 %1222 = fadd nsz contract double %1216, %1221
 %1223 = fadd nsz contract double %1214, %1222
 %1224 = add nsw i64 %1211, %408
 %1225 = icmp slt i64 %1224, 0
 %1226 = select i1 %1225, i64 %97, i64 0
 %1227 = getelementptr double, ptr %98, i64 %1224
 %1228 = getelementptr double, ptr %1227, i64 %1226
 store double %1223, ptr %1228, align 8
 %1229 = icmp eq i64 %1212, %79
 br i1 %1229, label %1230, label %1210
1230:
 %1231 = icmp slt i64 %1253, 0
 %1232 = select i1 %1231, i64 %104, i64 0
 %1233 = add i64 %1232, %1253
 %1234 = mul i64 %1233, %107
 %1235 = getelementptr double, ptr %108, i64 %1234
 tail call void %409(ptr %98, ptr %1235)
 %1236 = load i64, ptr %410, align 1
 %1237 = add nsw i64 %1236, 1
 store i64 %1237, ptr %410, align 1
 %1238 = mul i64 %1253, %107
 %1239 = getelementptr double, ptr %108, i64 %1238
 br label %1240
1240:
 %1241 = phi i64 [ 0, %1230 ], [ %1244, %1243 ]
 %1242 = icmp eq i64 %1241, %443
 br i1 %1242, label %1249, label %1243
1243:
 %1244 = add nuw i64 %1241, 1
 %1245 = getelementptr double, ptr %1239, i64 %1241
 %1246 = load double, ptr %1245, align 8
 %1247 = fsub nsz contract double %1246, %1246
 %1248 = fcmp nsz contract ord double %1247, 0.000000e+00
 br i1 %1248, label %1240, label %1249
1249:
 %1250 = phi i64 [ %1241, %1243 ], [ -1, %1240 ]
 %1251 = icmp sgt i64 %1250, -1
 br i1 %1251, label %1268, label %1195
1252:
 %1253 = add nuw i64 %1196, 1
 br i1 %399, label %1198, label %1254
1254:
 %1255 = mul i64 %1196, %328
 %1256 = getelementptr double, ptr %329, i64 %1255
 br label %1257
1257:
 %1258 = phi i64 [ 0, %1254 ], [ %1259, %1257 ]
 %1259 = add nuw nsw i64 %1258, 1
 %1260 = getelementptr double, ptr %1256, i64 %1258
 %1261 = load double, ptr %1260, align 8
 %1262 = add nsw i64 %1258, %124
 %1263 = icmp slt i64 %1262, 0
 %1264 = select i1 %1263, i64 %97, i64 0
 %1265 = getelementptr double, ptr %98, i64 %1262
 %1266 = getelementptr double, ptr %1265, i64 %1264
 store double %1261, ptr %1266, align 8
 %1267 = icmp eq i64 %33, %1259
 br i1 %1267, label %1198, label %1257
1268:
 store i64 1, ptr %447, align 1
 store i64 %1250, ptr %448, align 1
 br label %3260
1269:
 br i1 %452, label %1271, label %1270
1270:
 tail call void @llvm.memset.p0.i64(ptr align 8 %118, i8 0, i64 %453, i1 false)
 br label %1271
1271:
 br i1 %454, label %1272, label %1280
1272:
 br label %1296
1273:
 %1274 = fmul nsz contract double %3226, %1284
 br i1 %452, label %1278, label %1275
1275:
 %1276 = mul i64 %1281, %107
 %1277 = getelementptr double, ptr %108, i64 %1276
 br label %1286
1278:
 %1279 = icmp eq i64 %1281, %5
 br i1 %1279, label %1272, label %1280
1280:
 %1281 = phi i64 [ %1282, %1278 ], [ 0, %1271 ]
 %1282 = add nuw nsw i64 %1281, 1
 %1283 = getelementptr double, ptr %9, i64 %1281
 %1284 = load double, ptr %1283, align 8
 %1285 = fcmp nsz contract une double %1284, 0.000000e+00
 br i1 %1285, label %1273, label %1278
1286:
 %1287 = phi i64 [ 0, %1275 ], [ %1288, %1286 ]
 %1288 = add nuw nsw i64 %1287, 1
 %1289 = getelementptr double, ptr %118, i64 %1287
 %1290 = load double, ptr %1289, align 8
 %1291 = getelementptr double, ptr %1277, i64 %1287
 %1292 = load double, ptr %1291, align 8
 %1293 = fmul nsz contract double %1274, %1292
 %1294 = fadd nsz contract double %1290, %1293
 store double %1294, ptr %1289, align 8
 %1295 = icmp eq i64 %107, %1288
 br i1 %1295, label %1278, label %1286
1296:
 %1297 = phi i64 [ %2723, %1303 ], [ %456, %1272 ]
 %1298 = phi i64 [ %2724, %1303 ], [ 0, %1272 ]
 %1299 = icmp sgt i64 %1297, 0
 br i1 %1299, label %2722, label %1320
1300:
 store double 0.000000e+00, ptr %2725, align 8
 br i1 %432, label %1301, label %1303
1301:
 %1302 = getelementptr double, ptr %329, i64 %1298
 br label %2728
1303:
 %1304 = phi double [ %2727, %2726 ], [ 0.000000e+00, %1300 ], [ %2738, %2728 ]
 %1305 = add nsw i64 %1298, %124
 %1306 = icmp slt i64 %1305, 0
 %1307 = select i1 %1306, i64 %97, i64 0
 %1308 = getelementptr double, ptr %98, i64 %1305
 %1309 = getelementptr double, ptr %1308, i64 %1307
 store double %1304, ptr %1309, align 8
 %1310 = load double, ptr %2725, align 8
 %1311 = tail call nsz contract double @llvm.fabs.f64(double %1310)
 %1312 = getelementptr double, ptr %38, i64 %1298
 %1313 = load double, ptr %1312, align 8
 %1314 = fcmp nsz contract ogt double %1311, %1313
 br i1 %1314, label %1315, label %1296
1315:
 %1316 = fmul nsz contract double %1313, 9.000000e-01
 %1317 = fdiv nsz contract double %1316, %1311
 %1318 = fcmp nsz contract ogt double %1317, 5.000000e-01
 store i64 0, ptr %447, align 1
 store i64 %1298, ptr %448, align 1
 %1319 = fneg nsz contract double %1317
 br i1 %1318, label %3260, label %3257
1320:
 tail call void %457(ptr %98, ptr %132)
 br i1 %440, label %3016, label %1321
1321:
 br i1 %452, label %1323, label %1322
1322:
 tail call void @llvm.memset.p0.i64(ptr align 8 %458, i8 0, i64 %453, i1 false)
 br label %1323
1323:
 br i1 %454, label %1347, label %1331
1324:
 %1325 = fmul nsz contract double %3226, %1335
 br i1 %452, label %1329, label %1326
1326:
 %1327 = mul i64 %1332, %107
 %1328 = getelementptr double, ptr %108, i64 %1327
 br label %1337
1329:
 %1330 = icmp eq i64 %1332, %5
 br i1 %1330, label %1347, label %1331
1331:
 %1332 = phi i64 [ %1333, %1329 ], [ 0, %1323 ]
 %1333 = add nuw nsw i64 %1332, 1
 %1334 = getelementptr double, ptr %17, i64 %1332
 %1335 = load double, ptr %1334, align 8
 %1336 = fcmp nsz contract une double %1335, 0.000000e+00
 br i1 %1336, label %1324, label %1329
1337:
 %1338 = phi i64 [ 0, %1326 ], [ %1339, %1337 ]
 %1339 = add nuw nsw i64 %1338, 1
 %1340 = getelementptr double, ptr %458, i64 %1338
 %1341 = load double, ptr %1340, align 8
 %1342 = getelementptr double, ptr %1328, i64 %1338
 %1343 = load double, ptr %1342, align 8
 %1344 = fmul nsz contract double %1325, %1343
 %1345 = fadd nsz contract double %1341, %1344
 store double %1345, ptr %1340, align 8
 %1346 = icmp eq i64 %107, %1339
 br i1 %1346, label %1329, label %1337
1347:
 br i1 %413, label %1507, label %1350
1348:
 %1349 = icmp eq i64 %33, %1509
 br i1 %1349, label %1350, label %1507
1350:
 %1351 = load i64, ptr %422, align 1
 %1352 = load i64, ptr %423, align 1
 br i1 %427, label %1433, label %1353
1353:
 %1354 = add i64 %1351, 1
 br label %1374
1355:
 %1356 = add i64 %1354, %1375
 %1357 = tail call i64 @llvm.smin.i64(i64 %287, i64 range(i64 -9223372036854775807, -9223372036854775808) %1356)
 %1358 = sub i64 %1357, %1376
 %1359 = icmp slt i64 %1358, 1
 br i1 %1359, label %1363, label %1360
1360:
 %1361 = mul i64 %1375, %290
 %1362 = getelementptr double, ptr %291, i64 %1361
 br label %1388
1363:
 %1364 = icmp eq i64 %1376, %287
 br i1 %1364, label %1365, label %1374
1365:
 %1366 = add i64 %1352, %1351
 br label %1405
1367:
 %1368 = sub i64 %1407, %1366
 %1369 = tail call i64 @llvm.smax.i64(i64 %1368, i64 0)
 %1370 = sub i64 %1407, %1369
 %1371 = icmp slt i64 %1370, 1
 br i1 %1371, label %1372, label %1416
1372:
 %1373 = icmp samesign ugt i64 %1406, 1
 br i1 %1373, label %1405, label %1433
1374:
 %1375 = phi i64 [ 0, %1353 ], [ %1376, %1363 ]
 %1376 = add nuw nsw i64 %1375, 1
 %1377 = getelementptr i64, ptr %295, i64 %1375
 %1378 = load i64, ptr %1377, align 8
 %1379 = icmp slt i64 %1378, 0
 %1380 = select i1 %1379, i64 %335, i64 0
 %1381 = getelementptr double, ptr %336, i64 %1378
 %1382 = getelementptr double, ptr %1381, i64 %1380
 %1383 = load double, ptr %1382, align 8
 %1384 = getelementptr double, ptr %336, i64 %1375
 %1385 = load double, ptr %1384, align 8
 store double %1383, ptr %1384, align 8
 store double %1385, ptr %1382, align 8
 %1386 = load double, ptr %1384, align 8
 %1387 = fcmp nsz contract une double %1386, 0.000000e+00
 br i1 %1387, label %1355, label %1363
1388:
 %1389 = phi i64 [ %1358, %1360 ], [ %1391, %1388 ]
 %1390 = phi i64 [ %1376, %1360 ], [ %1392, %1388 ]
 %1391 = add nsw i64 %1389, -1
 %1392 = add nuw i64 %1390, 1
 %1393 = icmp slt i64 %1390, 0
 %1394 = select i1 %1393, i64 %335, i64 0
 %1395 = getelementptr double, ptr %336, i64 %1390
 %1396 = getelementptr double, ptr %1395, i64 %1394
 %1397 = load double, ptr %1396, align 8
 %1398 = select i1 %1393, i64 %290, i64 0
 %1399 = getelementptr double, ptr %1362, i64 %1390
 %1400 = getelementptr double, ptr %1399, i64 %1398
 %1401 = load double, ptr %1400, align 8
 %1402 = fmul nsz contract double %1386, %1401
 %1403 = fsub nsz contract double %1397, %1402
 store double %1403, ptr %1396, align 8
 %1404 = icmp samesign ugt i64 %1389, 1
 br i1 %1404, label %1388, label %1363
1405:
 %1406 = phi i64 [ %287, %1365 ], [ %1407, %1372 ]
 %1407 = add nsw i64 %1406, -1
 %1408 = getelementptr double, ptr %336, i64 %1407
 %1409 = load double, ptr %1408, align 8
 %1410 = mul i64 %1407, %290
 %1411 = getelementptr double, ptr %291, i64 %1410
 %1412 = getelementptr double, ptr %1411, i64 %1407
 %1413 = load double, ptr %1412, align 8
 %1414 = fdiv nsz contract double %1409, %1413
 store double %1414, ptr %1408, align 8
 %1415 = fcmp nsz contract une double %1414, 0.000000e+00
 br i1 %1415, label %1367, label %1372
1416:
 %1417 = phi i64 [ %1419, %1416 ], [ %1370, %1367 ]
 %1418 = phi i64 [ %1420, %1416 ], [ %1369, %1367 ]
 %1419 = add nsw i64 %1417, -1
 %1420 = add nuw i64 %1418, 1
 %1421 = icmp slt i64 %1418, 0
 %1422 = select i1 %1421, i64 %335, i64 0
 %1423 = getelementptr double, ptr %336, i64 %1418
 %1424 = getelementptr double, ptr %1423, i64 %1422
 %1425 = load double, ptr %1424, align 8
 %1426 = select i1 %1421, i64 %290, i64 0
 %1427 = getelementptr double, ptr %1411, i64 %1418
 %1428 = getelementptr double, ptr %1427, i64 %1426
 %1429 = load double, ptr %1428, align 8
 %1430 = fmul nsz contract double %1414, %1429
 %1431 = fsub nsz contract double %1425, %1430
 store double %1431, ptr %1424, align 8
 %1432 = icmp samesign ugt i64 %1417, 1
 br i1 %1432, label %1416, label %1372
1433:
 br i1 %399, label %1457, label %1533
1434:
 %1435 = getelementptr double, ptr %125, i64 %1455
 %1436 = load double, ptr %1435, align 8
 %1437 = tail call nsz contract double @llvm.fabs.f64(double %1436)
 %1438 = getelementptr double, ptr %132, i64 %1455
 %1439 = load double, ptr %1438, align 8
 %1440 = tail call nsz contract double @llvm.fabs.f64(double %1439)
 %1441 = fcmp nsz contract ogt double %1440, %1437
 %1442 = select i1 %1441, double %1440, double %1437
 br label %1443
1443:
 %1444 = phi double [ %1442, %1434 ], [ 1.000000e+00, %1451 ]
 %1445 = getelementptr double, ptr %45, i64 %1452
 %1446 = load double, ptr %1445, align 8
 %1447 = fmul nsz contract double %41, %1444
 %1448 = fadd nsz contract double %1446, %1447
 %1449 = getelementptr double, ptr %158, i64 %1452
 store double %1448, ptr %1449, align 8
 %1450 = icmp eq i64 %33, %1453
 br i1 %1450, label %1457, label %1451
1451:
 %1452 = phi i64 [ %1453, %1443 ], [ 0, %1533 ]
 %1453 = add nuw nsw i64 %1452, 1
 %1454 = getelementptr i64, ptr %34, i64 %1452
 %1455 = load i64, ptr %1454, align 8
 %1456 = icmp slt i64 %1455, 0
 br i1 %1456, label %1443, label %1434
1457:
 br i1 %461, label %1463, label %1458
1458:
 %1459 = load double, ptr %462, align 1
 br label %1483
1460:
 %1461 = fmul nsz contract double %41, %1495
 %1462 = fadd nsz contract double %48, %1461
 br label %1497
1463:
 br i1 %463, label %3016, label %1464
1464:
 %1465 = phi double [ %1477, %1476 ], [ 0.000000e+00, %1463 ]
 %1466 = phi i64 [ %1478, %1476 ], [ 0, %1463 ]
 %1467 = phi i64 [ %1468, %1476 ], [ 0, %1463 ]
 %1468 = add nuw nsw i64 %1467, 1
 %1469 = getelementptr double, ptr %458, i64 %1467
 %1470 = load double, ptr %1469, align 8
 %1471 = tail call nsz contract double @llvm.fabs.f64(double %1470)
 %1472 = getelementptr double, ptr %158, i64 %1467
 %1473 = load double, ptr %1472, align 8
 %1474 = fdiv nsz contract double %1471, %1473
 %1475 = fcmp nsz contract ugt double %1474, %1465
 br i1 %1475, label %1480, label %1476
1476:
 %1477 = phi double [ %1465, %1464 ], [ %1474, %1480 ]
 %1478 = phi i64 [ %1466, %1464 ], [ %1467, %1480 ]
 %1479 = icmp eq i64 %157, %1468
 br i1 %1479, label %1545, label %1464
1480:
 %1481 = fsub nsz contract double %1474, %1474
 %1482 = fcmp nsz contract ord double %1481, 0.000000e+00
 br i1 %1482, label %1476, label %1545
1483:
 %1484 = phi double [ %1495, %1483 ], [ %1459, %1458 ]
 %1485 = phi i64 [ %1487, %1483 ], [ %460, %1458 ]
 %1486 = phi i64 [ %1488, %1483 ], [ %33, %1458 ]
 %1487 = add nsw i64 %1485, -1
 %1488 = add i64 %1486, 1
 %1489 = icmp slt i64 %1486, 0
 %1490 = select i1 %1489, i64 %117, i64 0
 %1491 = getelementptr double, ptr %118, i64 %1486
 %1492 = getelementptr double, ptr %1491, i64 %1490
 %1493 = load double, ptr %1492, align 8
 %1494 = tail call nsz contract double @llvm.fabs.f64(double %1493)
 %1495 = fadd nsz contract double %1484, %1494
 %1496 = icmp samesign ugt i64 %1485, 1
 br i1 %1496, label %1483, label %1460
1497:
 %1498 = phi i64 [ %460, %1460 ], [ %1500, %1497 ]
 %1499 = phi i64 [ %33, %1460 ], [ %1501, %1497 ]
 %1500 = add nsw i64 %1498, -1
 %1501 = add i64 %1499, 1
 %1502 = icmp slt i64 %1499, 0
 %1503 = select i1 %1502, i64 %157, i64 0
 %1504 = getelementptr double, ptr %158, i64 %1499
 %1505 = getelementptr double, ptr %1504, i64 %1503
 store double %1462, ptr %1505, align 8
 %1506 = icmp samesign ugt i64 %1498, 1
 br i1 %1506, label %1497, label %1463
1507:
 %1508 = phi i64 [ %1509, %1348 ], [ 0, %1347 ]
 %1509 = add nuw nsw i64 %1508, 1
 %1510 = getelementptr i64, ptr %267, i64 %1508
 %1511 = load i64, ptr %1510, align 8
 %1512 = getelementptr double, ptr %108, i64 %1508
 %1513 = load double, ptr %1512, align 8
 %1514 = icmp slt i64 %1511, 0
 %1515 = select i1 %1514, i64 %335, i64 0
 %1516 = getelementptr double, ptr %336, i64 %1511
 %1517 = getelementptr double, ptr %1516, i64 %1515
 store double %1513, ptr %1517, align 8
 br i1 %432, label %1518, label %1348
1518:
 %1519 = getelementptr double, ptr %329, i64 %1508
 br label %1520
1520:
 %1521 = phi double [ %1513, %1518 ], [ %1531, %1520 ]
 %1522 = phi i64 [ 0, %1518 ], [ %1523, %1520 ]
 %1523 = add nuw nsw i64 %1522, 1
 %1524 = getelementptr double, ptr %256, i64 %1522
 %1525 = load double, ptr %1524, align 8
 %1526 = fmul nsz contract double %575, %1525
 %1527 = mul i64 %1522, %328
 %1528 = getelementptr double, ptr %1519, i64 %1527
 %1529 = load double, ptr %1528, align 8
 %1530 = fmul nsz contract double %1526, %1529
 %1531 = fadd nsz contract double %1521, %1530
 store double %1531, ptr %1517, align 8
 %1532 = icmp eq i64 %5, %1523
 br i1 %1532, label %1348, label %1520
1533:
 %1534 = phi i64 [ %1535, %1533 ], [ 0, %1433 ]
 %1535 = add nuw nsw i64 %1534, 1
 %1536 = getelementptr i64, ptr %267, i64 %1534
 %1537 = load i64, ptr %1536, align 8
 %1538 = icmp slt i64 %1537, 0
 %1539 = select i1 %1538, i64 %335, i64 0
 %1540 = getelementptr double, ptr %336, i64 %1537
 %1541 = getelementptr double, ptr %1540, i64 %1539
 %1542 = load double, ptr %1541, align 8
 %1543 = getelementptr double, ptr %458, i64 %1534
 store double %1542, ptr %1543, align 8
 %1544 = icmp eq i64 %33, %1535
 br i1 %1544, label %1451, label %1533
1545:
 %1546 = phi double [ %1474, %1480 ], [ %1477, %1476 ]
 %1547 = phi i64 [ %1467, %1480 ], [ %1478, %1476 ]
 %1548 = fcmp nsz contract ogt double %1546, 1.000000e+00
 br i1 %1548, label %1549, label %3016
1549:
 %1550 = load double, ptr %433, align 1
 %1551 = fcmp nsz contract oeq double %1550, 0.000000e+00
 br i1 %1551, label %1555, label %1552
1552:
 %1553 = load double, ptr %464, align 1
 %1554 = fcmp nsz contract ogt double %1553, 1.000000e+00
 br i1 %1554, label %1555, label %3016
1555:
 br i1 %468, label %2740, label %2741
1556:
 store i64 1, ptr %447, align 1
 store i64 %3018, ptr %448, align 1
 br label %3260
1557:
 %1558 = fcmp nsz contract ogt double %3017, 1.000000e+00
 br i1 %1558, label %1559, label %1564
1559:
 %1560 = tail call nsz contract double @llvm.pow.f64(double %3017, double %509)
 %1561 = fmul nsz contract double %1560, 9.000000e-01
 %1562 = fcmp nsz contract ogt double %1561, 0x3FD5555555555555
 store i64 0, ptr %447, align 1
 store i64 %3018, ptr %448, align 1
 %1563 = fneg nsz contract double %1561
 br i1 %1562, label %3257, label %3260
1564:
 br i1 %470, label %1600, label %1565
1565:
 %1566 = phi i64 [ %1580, %1576 ], [ 12, %1564 ]
 %1567 = icmp eq i64 %1566, 0
 br i1 %1567, label %1598, label %1579
1568:
 br i1 %471, label %1576, label %1569
1569:
 %1570 = phi i64 [ %1571, %1569 ], [ 0, %1568 ]
 %1571 = add nuw nsw i64 %1570, 1
 %1572 = getelementptr double, ptr %162, i64 %1570
 %1573 = load double, ptr %1572, align 8
 %1574 = getelementptr double, ptr %132, i64 %1570
 store double %1573, ptr %1574, align 8
 %1575 = icmp eq i64 %131, %1571
 br i1 %1575, label %1576, label %1569
1576:
 %1577 = load double, ptr %478, align 8
 %1578 = fcmp nsz contract ugt double %1577, %51
 br i1 %1578, label %1565, label %1600
1579:
 %1580 = add nsw i64 %1566, -1
 br i1 %471, label %1588, label %1581
1581:
 %1582 = phi i64 [ %1583, %1581 ], [ 0, %1579 ]
 %1583 = add nuw nsw i64 %1582, 1
 %1584 = getelementptr double, ptr %132, i64 %1582
 %1585 = load double, ptr %1584, align 8
 %1586 = getelementptr double, ptr %166, i64 %1582
 store double %1585, ptr %1586, align 8
 %1587 = icmp eq i64 %131, %1583
 br i1 %1587, label %1588, label %1581
1588:
 tail call void %472(ptr %166, ptr %162)
 br label %1589
1589:
 %1590 = phi i64 [ 0, %1588 ], [ %1593, %1592 ]
 %1591 = icmp eq i64 %1590, %474
 br i1 %1591, label %1568, label %1592
1592:
 %1593 = add nuw i64 %1590, 1
 %1594 = getelementptr double, ptr %162, i64 %1590
 %1595 = load double, ptr %1594, align 8
 %1596 = fsub nsz contract double %1595, %1595
 %1597 = fcmp nsz contract ord double %1596, 0.000000e+00
 br i1 %1597, label %1589, label %1598
1598:
 %1599 = load double, ptr %481, align 8
 store double %1599, ptr %482, align 1
 store i64 2, ptr %447, align 1
 store i64 %3018, ptr %448, align 1
 br label %3260
1600:
 br i1 %432, label %3021, label %1601
1601:
 br i1 %3229, label %1602, label %1610
1602:
 %1603 = fmul nsz contract double %3228, 0x4670000000000000
 %1604 = fmul nsz contract double %1603, 0x3CA0000000000001
 %1605 = fadd nsz contract double %1603, %1604
 %1606 = fsub nsz contract double %1605, %1603
 %1607 = fmul nsz contract double %1606, 0x3970000000000000
 %1608 = fcmp nsz contract olt double %1607, 4.940660e-324
 %1609 = select i1 %1608, double 4.940660e-324, double %1607
 br label %1614
1610:
 %1611 = fmul nsz contract double %3228, 0x3CA0000000000001
 %1612 = fadd nsz contract double %3228, %1611
 %1613 = fsub nsz contract double %1612, %3228
 br label %1614
1614:
 %1615 = phi double [ %1613, %1610 ], [ %1609, %1602 ]
 %1616 = load i64, ptr %484, align 1
 %1617 = icmp slt i64 %1616, %86
 br i1 %1617, label %1618, label %1831
1618:
 %1619 = fmul nsz contract double %1615, 2.000000e+00
 %1620 = icmp slt i64 %1616, 0
 %1621 = select i1 %1620, i64 %86, i64 0
 %1622 = getelementptr double, ptr %87, i64 %1616
 %1623 = getelementptr double, ptr %1622, i64 %1621
 %1624 = load double, ptr %1623, align 8
 %1625 = fadd nsz contract double %3227, %1619
 %1626 = fcmp nsz contract ugt double %1624, %1625
 br i1 %1626, label %1831, label %1627
1627:
 br i1 %485, label %1630, label %3054
1628:
 %1629 = load i64, ptr %484, align 1
 br label %1630
1630:
 %1631 = phi i64 [ %1629, %1628 ], [ %1616, %1627 ]
 br i1 %3229, label %1632, label %1640
1632:
 %1633 = fmul nsz contract double %3228, 0x4670000000000000
 %1634 = fmul nsz contract double %1633, 0x3CA0000000000001
 %1635 = fadd nsz contract double %1633, %1634
 %1636 = fsub nsz contract double %1635, %1633
 %1637 = fmul nsz contract double %1636, 0x3970000000000000
 %1638 = fcmp nsz contract olt double %1637, 4.940660e-324
 %1639 = select i1 %1638, double 4.940660e-324, double %1637
 br label %1644
1640:
 %1641 = fmul nsz contract double %3228, 0x3CA0000000000001
 %1642 = fadd nsz contract double %3228, %1641
 %1643 = fsub nsz contract double %1642, %3228
 br label %1644
1644:
 %1645 = phi double [ %1643, %1640 ], [ %1639, %1632 ]
 %1646 = fmul nsz contract double %1645, 2.000000e+00
 %1647 = icmp slt i64 %1631, %86
 br i1 %1647, label %1648, label %1788
1648:
 %1649 = icmp slt i64 %1631, 0
 %1650 = select i1 %1649, i64 %86, i64 0
 %1651 = getelementptr double, ptr %87, i64 %1631
 %1652 = getelementptr double, ptr %1651, i64 %1650
 %1653 = load double, ptr %1652, align 8
 %1654 = fadd nsz contract double %3227, %1646
 %1655 = fcmp nsz contract ugt double %1653, %1654
 br i1 %1655, label %1788, label %1656
1656:
 %1657 = fsub nsz contract double %3227, %1646
 br label %1658
1658:
 %1659 = phi i64 [ %1778, %1777 ], [ %1631, %1656 ]
 %1660 = load i64, ptr %486, align 1
 %1661 = sub nsw i64 %1659, %1660
 %1662 = icmp slt i64 %1661, 0
 %1663 = select i1 %1662, i64 %172, i64 0
 %1664 = add i64 %1663, %1661
 %1665 = mul i64 %1664, %175
 %1666 = getelementptr double, ptr %176, i64 %1665
 %1667 = icmp slt i64 %1659, 0
 %1668 = select i1 %1667, i64 %86, i64 0
 %1669 = getelementptr double, ptr %87, i64 %1659
 %1670 = getelementptr double, ptr %1669, i64 %1668
 %1671 = load double, ptr %1670, align 8
 %1672 = fcmp nsz contract ult double %1671, %1657
 br i1 %1672, label %1687, label %1673
1673:
 br i1 %398, label %1681, label %1674
1674:
 %1675 = phi i64 [ %1676, %1674 ], [ 0, %1673 ]
 %1676 = add nuw nsw i64 %1675, 1
 %1677 = getelementptr double, ptr %132, i64 %1675
 %1678 = load double, ptr %1677, align 8
 %1679 = getelementptr double, ptr %1666, i64 %1675
 store double %1678, ptr %1679, align 8
 %1680 = icmp eq i64 %124, %1676
 br i1 %1680, label %1681, label %1674
1681:
 br i1 %488, label %1713, label %1682
1682:
 %1683 = select i1 %1662, i64 %182, i64 0
 %1684 = add i64 %1683, %1661
 %1685 = mul i64 %1684, %185
 %1686 = getelementptr double, ptr %186, i64 %1685
 br label %1794
1687:
 %1688 = load double, ptr %210, align 1
 %1689 = fsub nsz contract double %1671, %1688
 %1690 = fdiv nsz contract double %1689, %3226
 br i1 %452, label %1712, label %1691
1691:
 %1692 = fsub nsz contract double 1.000000e+00, %1690
 %1693 = select i1 %1662, i64 %182, i64 0
 %1694 = add i64 %1693, %1661
 %1695 = mul i64 %1694, %185
 %1696 = getelementptr double, ptr %186, i64 %1695
 br label %1808
1697:
 %1698 = phi double [ 0.000000e+00, %1808 ], [ %1829, %1813 ]
 %1699 = icmp slt i64 %1809, %33
 br i1 %1699, label %1700, label %1706
1700:
 %1701 = add nsw i64 %1809, %124
 %1702 = icmp slt i64 %1701, 0
 %1703 = select i1 %1702, i64 %97, i64 0
 %1704 = getelementptr double, ptr %98, i64 %1701
 %1705 = getelementptr double, ptr %1704, i64 %1703
 store double %1698, ptr %1705, align 8
 br label %1792
1706:
 %1707 = sub nsw i64 %1809, %33
 %1708 = getelementptr double, ptr %143, i64 %1707
 %1709 = load double, ptr %1708, align 8
 %1710 = fadd nsz contract double %1698, %1709
 %1711 = getelementptr double, ptr %1696, i64 %1707
 store double %1710, ptr %1711, align 8
 br label %1792
1712:
 tail call void %457(ptr %98, ptr %1666)
 br label %1713
1713:
 %1714 = select i1 %1662, i64 %192, i64 0
 %1715 = add i64 %1714, %1661
 %1716 = mul i64 %1715, %195
 %1717 = getelementptr double, ptr %196, i64 %1716
 br i1 %470, label %1718, label %1727
1718:
 %1719 = phi i64 [ %1722, %1721 ], [ 0, %1713 ]
 %1720 = icmp eq i64 %1719, %502
 br i1 %1720, label %1775, label %1721
1721:
 %1722 = add nuw i64 %1719, 1
 %1723 = getelementptr double, ptr %1666, i64 %1719
 %1724 = load double, ptr %1723, align 8
 %1725 = fsub nsz contract double %1724, %1724
 %1726 = fcmp nsz contract ord double %1725, 0.000000e+00
 br i1 %1726, label %1718, label %1831
1727:
 %1728 = phi i64 [ %1742, %1738 ], [ 12, %1713 ]
 %1729 = icmp eq i64 %1728, 0
 br i1 %1729, label %1760, label %1741
1730:
 br i1 %491, label %1738, label %1731
1731:
 %1732 = phi i64 [ %1733, %1731 ], [ 0, %1730 ]
 %1733 = add nuw nsw i64 %1732, 1
 %1734 = getelementptr double, ptr %162, i64 %1732
 %1735 = load double, ptr %1734, align 8
 %1736 = getelementptr double, ptr %1666, i64 %1732
 store double %1735, ptr %1736, align 8
 %1737 = icmp eq i64 %175, %1733
 br i1 %1737, label %1738, label %1731
1738:
 %1739 = load double, ptr %497, align 8
 %1740 = fcmp nsz contract ugt double %1739, %51
 br i1 %1740, label %1727, label %1760
1741:
 %1742 = add nsw i64 %1728, -1
 br i1 %491, label %1750, label %1743
1743:
 %1744 = phi i64 [ %1745, %1743 ], [ 0, %1741 ]
 %1745 = add nuw nsw i64 %1744, 1
 %1746 = getelementptr double, ptr %1666, i64 %1744
 %1747 = load double, ptr %1746, align 8
 %1748 = getelementptr double, ptr %166, i64 %1744
 store double %1747, ptr %1748, align 8
 %1749 = icmp eq i64 %175, %1745
 br i1 %1749, label %1750, label %1743
1750:
 tail call void %472(ptr %166, ptr %162)
 br label %1751
1751:
 %1752 = phi i64 [ 0, %1750 ], [ %1755, %1754 ]
 %1753 = icmp eq i64 %1752, %493
 br i1 %1753, label %1730, label %1754
1754:
 %1755 = add nuw i64 %1752, 1
 %1756 = getelementptr double, ptr %162, i64 %1752
 %1757 = load double, ptr %1756, align 8
 %1758 = fsub nsz contract double %1757, %1757
 %1759 = fcmp nsz contract ord double %1758, 0.000000e+00
 br i1 %1759, label %1751, label %1760
1760:
 %1761 = phi i1 [ true, %1754 ], [ %1729, %1727 ], [ %1729, %1738 ]
 br i1 %491, label %1769, label %1762
1762:
 %1763 = phi i64 [ %1764, %1762 ], [ 0, %1760 ]
 %1764 = add nuw nsw i64 %1763, 1
 %1765 = getelementptr double, ptr %1666, i64 %1763
 %1766 = load double, ptr %1765, align 8
 %1767 = getelementptr double, ptr %166, i64 %1763
 store double %1766, ptr %1767, align 8
 %1768 = icmp eq i64 %175, %1764
 br i1 %1768, label %1769, label %1762
1769:
 tail call void %472(ptr %166, ptr %162)
 %1770 = load double, ptr %497, align 8
 %1771 = load double, ptr %501, align 8
 store double %1770, ptr %1717, align 8
 %1772 = getelementptr i8, ptr %1717, i64 8
 store double %1771, ptr %1772, align 8
 %1773 = fcmp nsz contract ugt double %1770, %51
 %1774 = select i1 %1761, i1 true, i1 %1773
 br i1 %1774, label %1831, label %1775
1775:
 %1776 = icmp eq i64 %1659, %503
 br i1 %1776, label %1785, label %1777
1777:
 %1778 = add i64 %1659, 1
 %1779 = icmp slt i64 %1659, -1
 %1780 = select i1 %1779, i64 %86, i64 0
 %1781 = getelementptr double, ptr %87, i64 %1778
 %1782 = getelementptr double, ptr %1781, i64 %1780
 %1783 = load double, ptr %1782, align 8
 %1784 = fcmp nsz contract ugt double %1783, %1654
 br i1 %1784, label %1785, label %1658
1785:
 %1786 = phi i64 [ %86, %1775 ], [ %1778, %1777 ]
 %1787 = load i64, ptr %484, align 1
 br label %1788
1788:
 %1789 = phi i64 [ %1631, %1648 ], [ %1631, %1644 ], [ %1787, %1785 ]
 %1790 = phi i64 [ %1631, %1648 ], [ %1631, %1644 ], [ %1786, %1785 ]
 %1791 = sub nsw i64 %1790, %1789
 br label %1831
1792:
 %1793 = icmp eq i64 %107, %1810
 br i1 %1793, label %1712, label %1808
1794:
 %1795 = phi i64 [ 0, %1682 ], [ %1796, %1794 ]
 %1796 = add nuw nsw i64 %1795, 1
 %1797 = getelementptr double, ptr %143, i64 %1795
 %1798 = load double, ptr %1797, align 8
 %1799 = add nsw i64 %1795, %33
 %1800 = icmp slt i64 %1799, 0
 %1801 = select i1 %1800, i64 %117, i64 0
 %1802 = getelementptr double, ptr %118, i64 %1799
 %1803 = getelementptr double, ptr %1802, i64 %1801
 %1804 = load double, ptr %1803, align 8
 %1805 = fadd nsz contract double %1798, %1804
 %1806 = getelementptr double, ptr %1686, i64 %1795
 store double %1805, ptr %1806, align 8
 %1807 = icmp eq i64 %487, %1796
 br i1 %1807, label %1713, label %1794
1808:
 %1809 = phi i64 [ 0, %1691 ], [ %1810, %1792 ]
 %1810 = add nuw nsw i64 %1809, 1
 br i1 %490, label %1697, label %1811
1811:
 %1812 = getelementptr double, ptr %118, i64 %1809
 br label %1813
1813:
 %1814 = phi double [ 0.000000e+00, %1811 ], [ %1829, %1813 ]
 %1815 = phi i64 [ %489, %1811 ], [ %1818, %1813 ]
 %1816 = phi i64 [ %23, %1811 ], [ %1817, %1813 ]
 %1817 = add i64 %1816, -1
 %1818 = add nsw i64 %1815, -1
 %1819 = icmp slt i64 %1817, 0
 %1820 = select i1 %1819, i64 %114, i64 0
 %1821 = add i64 %1820, %1817
 %1822 = mul i64 %1821, %117
 %1823 = getelementptr double, ptr %1812, i64 %1822
 %1824 = load double, ptr %1823, align 8
 %1825 = fadd nsz contract double %1814, %1824
 %1826 = and i64 %1817, 1
 %1827 = icmp eq i64 %1826, 0
 %1828 = select i1 %1827, double %1690, double %1692
 %1829 = fmul nsz contract double %1825, %1828
 %1830 = icmp sgt i64 %1815, 1
 br i1 %1830, label %1813, label %1697
1831:
 %1832 = phi i64 [ 0, %1614 ], [ 0, %1618 ], [ %1791, %1788 ], [ -1, %1721 ], [ -1, %1769 ]
 %1833 = load i64, ptr %381, align 1
 br i1 %3225, label %1847, label %1834
1834:
 %1835 = icmp slt i64 %1833, 0
 %1836 = select i1 %1835, i64 %66, i64 0
 %1837 = add i64 %1836, %1833
 %1838 = mul i64 %1837, %69
 %1839 = getelementptr double, ptr %70, i64 %1838
 %1840 = getelementptr i8, ptr %1839, i64 8
 %1841 = load double, ptr %1840, align 8
 %1842 = fcmp nsz contract ult double %3227, %1841
 br i1 %1842, label %1847, label %1843
1843:
 %1844 = add nsw i64 %1833, 1
 %1845 = icmp slt i64 %1844, %66
 %1846 = select i1 %1845, i64 %1844, i64 %1833
 br label %1847
1847:
 %1848 = phi i64 [ %1833, %1831 ], [ %1846, %1843 ], [ %1833, %1834 ]
 %1849 = icmp sgt i64 %1832, -1
 br i1 %1849, label %1850, label %1997
1850:
 br i1 %471, label %1858, label %1851
1851:
 %1852 = phi i64 [ %1853, %1851 ], [ 0, %1850 ]
 %1853 = add nuw nsw i64 %1852, 1
 %1854 = getelementptr double, ptr %132, i64 %1852
 %1855 = load double, ptr %1854, align 8
 %1856 = getelementptr double, ptr %98, i64 %1852
 store double %1855, ptr %1856, align 8
 %1857 = icmp eq i64 %131, %1853
 br i1 %1857, label %1858, label %1851
1858:
 br i1 %399, label %1869, label %1859
1859:
 %1860 = phi i64 [ %1862, %1859 ], [ %33, %1858 ]
 %1861 = phi i64 [ %1863, %1859 ], [ %131, %1858 ]
 %1862 = add nsw i64 %1860, -1
 %1863 = add i64 %1861, 1
 %1864 = icmp slt i64 %1861, 0
 %1865 = select i1 %1864, i64 %97, i64 0
 %1866 = getelementptr double, ptr %98, i64 %1861
 %1867 = getelementptr double, ptr %1866, i64 %1865
 store double 0.000000e+00, ptr %1867, align 8
 %1868 = icmp samesign ugt i64 %1860, 1
 br i1 %1868, label %1859, label %1869
1869:
 %1870 = icmp slt i64 %1848, 0
 %1871 = select i1 %1870, i64 %66, i64 0
 %1872 = add i64 %1871, %1848
 %1873 = mul i64 %1872, %69
 %1874 = getelementptr double, ptr %70, i64 %1873
 %1875 = getelementptr i8, ptr %1874, i64 16
 %1876 = load double, ptr %1875, align 8
 %1877 = fcmp nsz contract ogt double %1876, %3227
 %1878 = select i1 %1877, double %1876, double %3227
 %1879 = getelementptr i8, ptr %1874, i64 24
 %1880 = load double, ptr %1879, align 8
 %1881 = fcmp nsz contract olt double %1880, %1878
 %1882 = select i1 %1881, double %1880, double %1878
 store double %1882, ptr %405, align 8
 br i1 %406, label %1909, label %1883
1883:
 %1884 = select i1 %1870, i64 %76, i64 0
 %1885 = add i64 %1884, %1848
 %1886 = mul i64 %1885, %407
 %1887 = getelementptr double, ptr %80, i64 %1886
 %1888 = getelementptr double, ptr %1887, i64 %79
 br label %1889
1889:
 %1890 = phi i64 [ 0, %1883 ], [ %1891, %1889 ]
 %1891 = add nuw nsw i64 %1890, 1
 %1892 = getelementptr double, ptr %136, i64 %1890
 %1893 = load double, ptr %1892, align 8
 %1894 = getelementptr double, ptr %1887, i64 %1890
 %1895 = load double, ptr %1894, align 8
 %1896 = getelementptr double, ptr %1888, i64 %1890
 %1897 = load double, ptr %1896, align 8
 %1898 = load double, ptr %1874, align 8
 %1899 = fsub nsz contract double %1882, %1898
 %1900 = fmul nsz contract double %1897, %1899
 %1901 = fadd nsz contract double %1895, %1900
 %1902 = fadd nsz contract double %1893, %1901
 %1903 = add nsw i64 %1890, %408
 %1904 = icmp slt i64 %1903, 0
 %1905 = select i1 %1904, i64 %97, i64 0
 %1906 = getelementptr double, ptr %98, i64 %1903
 %1907 = getelementptr double, ptr %1906, i64 %1905
 store double %1902, ptr %1907, align 8
 %1908 = icmp eq i64 %1891, %79
 br i1 %1908, label %1909, label %1889
1909:
 tail call void %409(ptr %98, ptr %108)
 %1910 = load i64, ptr %410, align 1
 %1911 = add nsw i64 %1910, 1
 store i64 %1911, ptr %410, align 1
 br label %1912
1912:
 %1913 = phi i64 [ 0, %1909 ], [ %1916, %1915 ]
 %1914 = icmp eq i64 %1913, %443
 br i1 %1914, label %1921, label %1915
1915:
 %1916 = add nuw i64 %1913, 1
 %1917 = getelementptr double, ptr %108, i64 %1913
 %1918 = load double, ptr %1917, align 8
 %1919 = fsub nsz contract double %1918, %1918
 %1920 = fcmp nsz contract ord double %1919, 0.000000e+00
 br i1 %1920, label %1912, label %1997
1921:
 br i1 %398, label %1929, label %1922
1922:
 %1923 = phi i64 [ %1924, %1922 ], [ 0, %1921 ]
 %1924 = add nuw nsw i64 %1923, 1
 %1925 = getelementptr double, ptr %132, i64 %1923
 %1926 = load double, ptr %1925, align 8
 %1927 = getelementptr double, ptr %125, i64 %1923
 store double %1926, ptr %1927, align 8
 %1928 = icmp eq i64 %124, %1924
 br i1 %1928, label %1929, label %1922
1929:
 br i1 %488, label %1930, label %1934
1930:
 %1931 = icmp eq i64 %1832, 0
 br i1 %1931, label %2002, label %1932
1932:
 %1933 = load i64, ptr %484, align 1
 br label %1960
1934:
 %1935 = phi i64 [ %1936, %1934 ], [ 0, %1929 ]
 %1936 = add nuw nsw i64 %1935, 1
 %1937 = getelementptr double, ptr %143, i64 %1935
 %1938 = load double, ptr %1937, align 8
 %1939 = add nsw i64 %1935, %33
 %1940 = icmp slt i64 %1939, 0
 %1941 = select i1 %1940, i64 %117, i64 0
 %1942 = getelementptr double, ptr %118, i64 %1939
 %1943 = getelementptr double, ptr %1942, i64 %1941
 %1944 = load double, ptr %1943, align 8
 %1945 = fadd nsz contract double %1938, %1944
 store double %1945, ptr %1937, align 8
 %1946 = load double, ptr %462, align 1
 %1947 = load double, ptr %1943, align 8
 %1948 = tail call nsz contract double @llvm.fabs.f64(double %1947)
 %1949 = fadd nsz contract double %1946, %1948
 store double %1949, ptr %462, align 1
 %1950 = getelementptr double, ptr %147, i64 %1935
 %1951 = load double, ptr %1950, align 8
 %1952 = load double, ptr %1937, align 8
 %1953 = fcmp nsz contract olt double %1952, %1951
 %1954 = select i1 %1953, double %1952, double %1951
 %1955 = getelementptr double, ptr %151, i64 %1935
 %1956 = load double, ptr %1955, align 8
 %1957 = fcmp nsz contract ogt double %1952, %1956
 %1958 = select i1 %1957, double %1952, double %1956
 store double %1954, ptr %1950, align 8
 store double %1958, ptr %1955, align 8
 %1959 = icmp eq i64 %1936, %487
 br i1 %1959, label %1930, label %1934
1960:
 %1961 = phi i64 [ %1832, %1932 ], [ %1963, %1995 ]
 %1962 = phi i64 [ %1933, %1932 ], [ %1964, %1995 ]
 %1963 = add nsw i64 %1961, -1
 %1964 = add i64 %1962, 1
 %1965 = load i64, ptr %486, align 1
 %1966 = sub i64 %1962, %1965
 %1967 = icmp slt i64 %1966, 0
 %1968 = select i1 %1967, i64 %202, i64 0
 %1969 = add i64 %1968, %1966
 %1970 = mul i64 %1969, %205
 %1971 = getelementptr double, ptr %206, i64 %1970
 br i1 %504, label %1975, label %1972
1972:
 %1973 = shl i64 %1970, 3
 %1974 = getelementptr i8, ptr %206, i64 %1973
 tail call void @llvm.memset.p0.i64(ptr align 8 %1974, i8 0, i64 %505, i1 false)
 br label %1975
1975:
 %1976 = load double, ptr %462, align 1
 store double %1976, ptr %1971, align 8
 br i1 %506, label %1995, label %1977
1977:
 %1978 = phi i64 [ %1979, %1977 ], [ 0, %1975 ]
 %1979 = add nuw nsw i64 %1978, 1
 %1980 = getelementptr i64, ptr %91, i64 %1978
 %1981 = load i64, ptr %1980, align 8
 %1982 = icmp slt i64 %1981, -1
 %1983 = select i1 %1982, i64 %205, i64 0
 %1984 = getelementptr double, ptr %1971, i64 %1981
 %1985 = getelementptr i8, ptr %1984, i64 8
 %1986 = getelementptr double, ptr %1985, i64 %1983
 %1987 = load double, ptr %1986, align 8
 %1988 = getelementptr double, ptr %151, i64 %1978
 %1989 = load double, ptr %1988, align 8
 %1990 = getelementptr double, ptr %147, i64 %1978
 %1991 = load double, ptr %1990, align 8
 %1992 = fsub nsz contract double %1989, %1991
 %1993 = fadd nsz contract double %1987, %1992
 store double %1993, ptr %1986, align 8
 %1994 = icmp eq i64 %142, %1979
 br i1 %1994, label %1995, label %1977
1995:
 %1996 = icmp sgt i64 %1961, 1
 br i1 %1996, label %1960, label %2002
1997:
 %1998 = phi i64 [ 0, %1847 ], [ %1913, %1915 ]
 store i64 1, ptr %400, align 1
 %1999 = load double, ptr %481, align 8
 store double %1999, ptr %482, align 1
 %2000 = or i1 %470, %1849
 %2001 = select i1 %2000, i64 1, i64 2
 store i64 %2001, ptr %447, align 1
 store i64 %1998, ptr %448, align 1
 store double 0.000000e+00, ptr %433, align 1
 br label %3260
2002:
 %2003 = load i64, ptr %484, align 1
 %2004 = add nsw i64 %2003, %1832
 store i64 %2004, ptr %484, align 1
 store i64 %1848, ptr %381, align 1
 store double %3227, ptr %210, align 1
 store i64 %3018, ptr %448, align 1
 store i64 0, ptr %424, align 1
 %2005 = load i64, ptr %381, align 1
 %2006 = icmp eq i64 %2005, %3122
 %2007 = select i1 %2006, double %3226, double 0.000000e+00
 store double %2007, ptr %433, align 1
 %2008 = load i64, ptr %381, align 1
 %2009 = icmp eq i64 %2008, %3122
 br i1 %2009, label %2010, label %2014
2010:
 %2011 = load double, ptr %445, align 1
 %2012 = fcmp nsz contract ule double %2011, 1.000000e-03
 %2013 = select i1 %2012, i1 %508, i1 false
 br i1 %2013, label %3257, label %2014
2014:
 store i64 1, ptr %411, align 1
 br label %3257
2015:
 %2016 = phi i1 [ %577, %574 ], [ false, %1177 ]
 %2017 = phi i64 [ 2, %574 ], [ %2018, %1177 ]
 %2018 = add nsw i64 %2017, -1
 br i1 %2016, label %2272, label %2019
2019:
 store double 0.000000e+00, ptr %351, align 1
 br i1 %398, label %2027, label %2020
2020:
 %2021 = phi i64 [ %2022, %2020 ], [ 0, %2019 ]
 %2022 = add nuw nsw i64 %2021, 1
 %2023 = getelementptr double, ptr %125, i64 %2021
 %2024 = load double, ptr %2023, align 8
 %2025 = getelementptr double, ptr %98, i64 %2021
 store double %2024, ptr %2025, align 8
 %2026 = icmp eq i64 %124, %2022
 br i1 %2026, label %2027, label %2020
2027:
 br i1 %413, label %2028, label %2038
2028:
 %2029 = phi i64 [ %2031, %2028 ], [ %33, %2027 ]
 %2030 = phi i64 [ %2032, %2028 ], [ %124, %2027 ]
 %2031 = add nsw i64 %2029, -1
 %2032 = add i64 %2030, 1
 %2033 = icmp slt i64 %2030, 0
 %2034 = select i1 %2033, i64 %97, i64 0
 %2035 = getelementptr double, ptr %98, i64 %2030
 %2036 = getelementptr double, ptr %2035, i64 %2034
 store double 0.000000e+00, ptr %2036, align 8
 %2037 = icmp samesign ugt i64 %2029, 1
 br i1 %2037, label %2028, label %2038
2038:
 br i1 %414, label %2085, label %2039
2039:
 %2040 = load double, ptr %210, align 1
 %2041 = load i64, ptr %381, align 1
 %2042 = icmp slt i64 %2041, 0
 %2043 = select i1 %2042, i64 %66, i64 0
 %2044 = add i64 %2043, %2041
 %2045 = mul i64 %2044, %69
 %2046 = getelementptr double, ptr %70, i64 %2045
 %2047 = getelementptr i8, ptr %2046, i64 16
 %2048 = load double, ptr %2047, align 8
 %2049 = fcmp nsz contract ogt double %2048, %2040
 %2050 = select i1 %2049, double %2048, double %2040
 %2051 = getelementptr i8, ptr %2046, i64 24
 %2052 = load double, ptr %2051, align 8
 %2053 = fcmp nsz contract olt double %2052, %2050
 %2054 = select i1 %2053, double %2052, double %2050
 store double %2054, ptr %405, align 8
 br i1 %406, label %2081, label %2055
2055:
 %2056 = select i1 %2042, i64 %76, i64 0
 %2057 = add i64 %2056, %2041
 %2058 = mul i64 %2057, %407
 %2059 = getelementptr double, ptr %80, i64 %2058
 %2060 = getelementptr double, ptr %2059, i64 %79
 br label %2061
2061:
 %2062 = phi i64 [ 0, %2055 ], [ %2063, %2061 ]
 %2063 = add nuw nsw i64 %2062, 1
 %2064 = getelementptr double, ptr %136, i64 %2062
 %2065 = load double, ptr %2064, align 8
 %2066 = getelementptr double, ptr %2059, i64 %2062
 %2067 = load double, ptr %2066, align 8
 %2068 = getelementptr double, ptr %2060, i64 %2062
 %2069 = load double, ptr %2068, align 8
 %2070 = load double, ptr %2046, align 8
 %2071 = fsub nsz contract double %2054, %2070
 %2072 = fmul nsz contract double %2069, %2071
 %2073 = fadd nsz contract double %2067, %2072
 %2074 = fadd nsz contract double %2065, %2073
 %2075 = add nsw i64 %2062, %408
 %2076 = icmp slt i64 %2075, 0
 %2077 = select i1 %2076, i64 %97, i64 0
 %2078 = getelementptr double, ptr %98, i64 %2075
 %2079 = getelementptr double, ptr %2078, i64 %2077
 store double %2074, ptr %2079, align 8
 %2080 = icmp eq i64 %2063, %79
 br i1 %2080, label %2081, label %2061
2081:
 tail call void %415(ptr %98, ptr %281)
 br i1 %413, label %2128, label %2108
2082:
 %2083 = add nuw nsw i64 %2129, 1
 %2084 = icmp eq i64 %33, %2083
 br i1 %2084, label %2111, label %2128
2085:
 br i1 %399, label %2108, label %2151
2086:
 %2087 = icmp eq i64 %33, %2153
 br i1 %2087, label %2111, label %2151
2088:
 %2089 = getelementptr double, ptr %125, i64 %2155
 %2090 = load double, ptr %2089, align 8
 %2091 = tail call nsz contract double @llvm.fabs.f64(double %2090)
 br label %2092
2092:
 %2093 = phi double [ %2091, %2088 ], [ 1.000000e+00, %2151 ]
 %2094 = getelementptr double, ptr %214, i64 %2152
 %2095 = load double, ptr %2094, align 8
 %2096 = fmul nsz contract double %2095, 1.000000e-03
 %2097 = fcmp nsz contract ogt double %2096, %2093
 %2098 = select i1 %2097, double %2096, double %2093
 %2099 = fmul nsz contract double %2098, 1.500000e-08
 %2100 = add nsw i64 %2152, %124
 %2101 = icmp slt i64 %2100, 0
 %2102 = select i1 %2101, i64 %97, i64 0
 %2103 = getelementptr double, ptr %98, i64 %2100
 %2104 = getelementptr double, ptr %2103, i64 %2102
 br label %2157
2105:
 %2106 = phi double [ %2158, %2205 ], [ %2215, %2214 ]
 store double 0.000000e+00, ptr %2104, align 8
 %2107 = getelementptr i64, ptr %267, i64 %2152
 br label %2217
2108:
 %2109 = load i64, ptr %421, align 1
 %2110 = add nsw i64 %2109, 1
 store i64 %2110, ptr %421, align 1
 br label %2269
2111:
 %2112 = load i64, ptr %421, align 1
 %2113 = add nsw i64 %2112, 1
 store i64 %2113, ptr %421, align 1
 br i1 %399, label %2269, label %2239
2114:
 %2115 = icmp eq i64 %33, %2243
 br i1 %2115, label %2269, label %2239
2116:
 %2117 = mul i64 %2242, %276
 %2118 = getelementptr double, ptr %277, i64 %2117
 br label %2260
2119:
 %2120 = sub nsw i64 %2263, %2242
 %2121 = tail call i64 @llvm.smax.i64(i64 %2120, i64 %2262)
 %2122 = sub nsw i64 %2242, %2263
 %2123 = tail call i64 @llvm.smax.i64(i64 %2122, i64 %2261)
 br label %2124
2124:
 %2125 = phi i64 [ %2121, %2119 ], [ %2262, %2260 ]
 %2126 = phi i64 [ %2123, %2119 ], [ %2261, %2260 ]
 %2127 = icmp eq i64 %33, %2264
 br i1 %2127, label %2114, label %2260
2128:
 %2129 = phi i64 [ %2083, %2082 ], [ 0, %2081 ]
 %2130 = getelementptr i64, ptr %267, i64 %2129
 %2131 = getelementptr double, ptr %281, i64 %2129
 br label %2132
2132:
 %2133 = phi i64 [ 0, %2128 ], [ %2134, %2132 ]
 %2134 = add nuw nsw i64 %2133, 1
 %2135 = mul nuw nsw i64 %2133, %33
 %2136 = getelementptr double, ptr %2131, i64 %2135
 %2137 = load double, ptr %2136, align 8
 %2138 = load i64, ptr %2130, align 8
 %2139 = getelementptr i64, ptr %267, i64 %2133
 %2140 = load i64, ptr %2139, align 8
 %2141 = icmp slt i64 %2138, 0
 %2142 = select i1 %2141, i64 %273, i64 0
 %2143 = add i64 %2142, %2138
 %2144 = icmp slt i64 %2140, 0
 %2145 = select i1 %2144, i64 %276, i64 0
 %2146 = mul i64 %2143, %276
 %2147 = getelementptr double, ptr %277, i64 %2146
 %2148 = getelementptr double, ptr %2147, i64 %2140
 %2149 = getelementptr double, ptr %2148, i64 %2145
 store double %2137, ptr %2149, align 8
 %2150 = icmp eq i64 %33, %2134
 br i1 %2150, label %2082, label %2132
2151:
 %2152 = phi i64 [ %2153, %2086 ], [ 0, %2085 ]
 %2153 = add nuw nsw i64 %2152, 1
 %2154 = getelementptr i64, ptr %34, i64 %2152
 %2155 = load i64, ptr %2154, align 8
 %2156 = icmp slt i64 %2155, 0
 br i1 %2156, label %2092, label %2088
2157:
 %2158 = phi double [ %2099, %2092 ], [ %2215, %2214 ]
 %2159 = phi i64 [ 2, %2092 ], [ %2160, %2214 ]
 %2160 = add nsw i64 %2159, -1
 store double %2158, ptr %2104, align 8
 %2161 = load double, ptr %210, align 1
 %2162 = load i64, ptr %381, align 1
 %2163 = icmp slt i64 %2162, 0
 %2164 = select i1 %2163, i64 %66, i64 0
 %2165 = add i64 %2164, %2162
 %2166 = mul i64 %2165, %69
 %2167 = getelementptr double, ptr %70, i64 %2166
 %2168 = getelementptr i8, ptr %2167, i64 16
 %2169 = load double, ptr %2168, align 8
 %2170 = fcmp nsz contract ogt double %2169, %2161
 %2171 = select i1 %2170, double %2169, double %2161
 %2172 = getelementptr i8, ptr %2167, i64 24
 %2173 = load double, ptr %2172, align 8
 %2174 = fcmp nsz contract olt double %2173, %2171
 %2175 = select i1 %2174, double %2173, double %2171
 store double %2175, ptr %405, align 8
 br i1 %406, label %2202, label %2176
2176:
 %2177 = select i1 %2163, i64 %76, i64 0
 %2178 = add i64 %2177, %2162
 %2179 = mul i64 %2178, %407
 %2180 = getelementptr double, ptr %80, i64 %2179
 %2181 = getelementptr double, ptr %2180, i64 %79
 br label %2182
2182:
 %2183 = phi i64 [ 0, %2176 ], [ %2184, %2182 ]
 %2184 = add nuw nsw i64 %2183, 1
 %2185 = getelementptr double, ptr %136, i64 %2183
 %2186 = load double, ptr %2185, align 8
 %2187 = getelementptr double, ptr %2180, i64 %2183
 %2188 = load double, ptr %2187, align 8
 %2189 = getelementptr double, ptr %2181, i64 %2183
 %2190 = load double, ptr %2189, align 8
 %2191 = load double, ptr %2167, align 8
 %2192 = fsub nsz contract double %2175, %2191
 %2193 = fmul nsz contract double %2190, %2192
 %2194 = fadd nsz contract double %2188, %2193
 %2195 = fadd nsz contract double %2186, %2194
 %2196 = add nsw i64 %2183, %408
 %2197 = icmp slt i64 %2196, 0
 %2198 = select i1 %2197, i64 %97, i64 0
 %2199 = getelementptr double, ptr %98, i64 %2196
 %2200 = getelementptr double, ptr %2199, i64 %2198
 store double %2195, ptr %2200, align 8
 %2201 = icmp eq i64 %2184, %79
 br i1 %2201, label %2202, label %2182
2202:
 tail call void %409(ptr %98, ptr %420)
 %2203 = load i64, ptr %410, align 1
 %2204 = add nsw i64 %2203, 1
 store i64 %2204, ptr %410, align 1
 br label %2205
2205:
 %2206 = phi i64 [ 0, %2202 ], [ %2209, %2208 ]
 %2207 = icmp eq i64 %2206, %33
 br i1 %2207, label %2105, label %2208
2208:
 %2209 = add nuw i64 %2206, 1
 %2210 = getelementptr double, ptr %420, i64 %2206
 %2211 = load double, ptr %2210, align 8
 %2212 = fsub nsz contract double %2211, %2211
 %2213 = fcmp nsz contract ord double %2212, 0.000000e+00
 br i1 %2213, label %2205, label %2214
2214:
 %2215 = fneg nsz contract double %2158
 %2216 = icmp samesign ugt i64 %2159, 1
 br i1 %2216, label %2157, label %2105
2217:
 %2218 = phi i64 [ 0, %2105 ], [ %2219, %2217 ]
 %2219 = add nuw nsw i64 %2218, 1
 %2220 = getelementptr double, ptr %420, i64 %2218
 %2221 = load double, ptr %2220, align 8
 %2222 = getelementptr double, ptr %108, i64 %2218
 %2223 = load double, ptr %2222, align 8
 %2224 = fsub nsz contract double %2221, %2223
 %2225 = fdiv nsz contract double %2224, %2106
 %2226 = load i64, ptr %2107, align 8
 %2227 = getelementptr i64, ptr %267, i64 %2218
 %2228 = load i64, ptr %2227, align 8
 %2229 = icmp slt i64 %2226, 0
 %2230 = select i1 %2229, i64 %273, i64 0
 %2231 = add i64 %2230, %2226
 %2232 = icmp slt i64 %2228, 0
 %2233 = select i1 %2232, i64 %276, i64 0
 %2234 = mul i64 %2231, %276
 %2235 = getelementptr double, ptr %277, i64 %2234
 %2236 = getelementptr double, ptr %2235, i64 %2228
 %2237 = getelementptr double, ptr %2236, i64 %2233
 store double %2225, ptr %2237, align 8
 %2238 = icmp eq i64 %33, %2219
 br i1 %2238, label %2086, label %2217
2239:
 %2240 = phi i64 [ %2126, %2114 ], [ 0, %2111 ]
 %2241 = phi i64 [ %2125, %2114 ], [ 0, %2111 ]
 %2242 = phi i64 [ %2243, %2114 ], [ 0, %2111 ]
 %2243 = add nuw nsw i64 %2242, 1
 %2244 = getelementptr i64, ptr %267, i64 %2242
 %2245 = load i64, ptr %2244, align 8
 %2246 = icmp slt i64 %2245, 0
 %2247 = select i1 %2246, i64 %273, i64 0
 %2248 = add i64 %2247, %2245
 %2249 = mul i64 %2248, %276
 %2250 = getelementptr double, ptr %277, i64 %2249
 br label %2251
2251:
 %2252 = phi i64 [ 0, %2239 ], [ %2255, %2254 ]
 %2253 = icmp eq i64 %2252, %33
 br i1 %2253, label %2116, label %2254
2254:
 %2255 = add nuw i64 %2252, 1
 %2256 = getelementptr double, ptr %2250, i64 %2252
 %2257 = load double, ptr %2256, align 8
 %2258 = fsub nsz contract double %2257, %2257
 %2259 = fcmp nsz contract ord double %2258, 0.000000e+00
 br i1 %2259, label %2251, label %2268
2260:
 %2261 = phi i64 [ %2240, %2116 ], [ %2126, %2124 ]
 %2262 = phi i64 [ %2241, %2116 ], [ %2125, %2124 ]
 %2263 = phi i64 [ 0, %2116 ], [ %2264, %2124 ]
 %2264 = add nuw nsw i64 %2263, 1
 %2265 = getelementptr double, ptr %2118, i64 %2263
 %2266 = load double, ptr %2265, align 8
 %2267 = fcmp nsz contract une double %2266, 0.000000e+00
 br i1 %2267, label %2119, label %2124
2268:
 store i64 %2242, ptr %448, align 1
 br label %578
2269:
 %2270 = phi i64 [ 0, %2111 ], [ 0, %2108 ], [ %2125, %2114 ]
 %2271 = phi i64 [ 0, %2111 ], [ 0, %2108 ], [ %2126, %2114 ]
 store i64 %2270, ptr %422, align 1
 store i64 %2271, ptr %423, align 1
 store i64 0, ptr %411, align 1
 store i64 1, ptr %424, align 1
 br label %2272
2272:
 %2273 = load double, ptr %351, align 1
 %2274 = fcmp nsz contract une double %2273, %3226
 br i1 %2274, label %2275, label %580
2275:
 store double 0.000000e+00, ptr %351, align 1
 %2276 = load i64, ptr %425, align 1
 %2277 = add nsw i64 %2276, 1
 store i64 %2277, ptr %425, align 1
 %2278 = load i64, ptr %422, align 1
 %2279 = load i64, ptr %423, align 1
 br i1 %426, label %2290, label %2280
2280:
 %2281 = add i64 %2278, 1
 %2282 = add i64 %2279, %2278
 br label %2640
2283:
 %2284 = phi i64 [ %2650, %2649 ], [ %2654, %2656 ]
 %2285 = getelementptr double, ptr %291, i64 %2284
 %2286 = getelementptr double, ptr %2285, i64 %2641
 %2287 = load double, ptr %2286, align 8
 %2288 = fadd nsz contract double %575, %2287
 store double %2288, ptr %2286, align 8
 %2289 = icmp eq i64 %273, %2642
 br i1 %2289, label %2290, label %2640
2290:
 br i1 %427, label %2410, label %2291
2291:
 %2292 = add i64 %2279, 1
 br label %2319
2293:
 %2294 = icmp eq i64 %2321, %287
 br i1 %2294, label %2410, label %2319
2295:
 %2296 = phi i64 [ %2320, %2319 ], [ %2352, %2333 ]
 %2297 = getelementptr i64, ptr %295, i64 %2320
 store i64 %2296, ptr %2297, align 8
 %2298 = icmp slt i64 %2296, 0
 %2299 = select i1 %2298, i64 %290, i64 0
 %2300 = add i64 %2299, %2296
 %2301 = getelementptr double, ptr %291, i64 %2330
 %2302 = getelementptr double, ptr %2301, i64 %2300
 %2303 = load double, ptr %2302, align 8
 %2304 = fcmp nsz contract une double %2303, 0.000000e+00
 %2305 = fsub nsz contract double %2303, %2303
 %2306 = fcmp nsz contract ord double %2305, 0.000000e+00
 %2307 = and i1 %2304, %2306
 br i1 %2307, label %2308, label %578
2308:
 %2309 = icmp eq i64 %2296, %2320
 %2310 = sub i64 %2326, %2320
 %2311 = icmp slt i64 %2310, 1
 %2312 = select i1 %2309, i1 true, i1 %2311
 br i1 %2312, label %2313, label %2354
2313:
 br i1 %2329, label %2314, label %2369
2314:
 %2315 = sub i64 %2326, %2321
 %2316 = icmp slt i64 %2315, 1
 br i1 %2316, label %2293, label %2381
2317:
 %2318 = icmp samesign ugt i64 %2382, 1
 br i1 %2318, label %2381, label %2293
2319:
 %2320 = phi i64 [ 0, %2291 ], [ %2321, %2293 ]
 %2321 = add nuw nsw i64 %2320, 1
 %2322 = add nsw i64 %2320, %2278
 %2323 = add nsw i64 %2322, 1
 %2324 = tail call i64 @llvm.smin.i64(i64 %287, i64 range(i64 -9223372036854775807, -9223372036854775808) %2323)
 %2325 = add i64 %2292, %2322
 %2326 = tail call i64 @llvm.smin.i64(i64 %287, i64 range(i64 -9223372036854775807, -9223372036854775808) %2325)
 %2327 = sub i64 %2324, %2321
 %2328 = tail call i64 @llvm.smax.i64(i64 %2327, i64 0)
 %2329 = icmp slt i64 %2327, 1
 %2330 = mul i64 %2320, %290
 br i1 %2329, label %2295, label %2331
2331:
 %2332 = getelementptr double, ptr %291, i64 %2330
 br label %2333
2333:
 %2334 = phi i64 [ %2320, %2331 ], [ %2352, %2333 ]
 %2335 = phi i64 [ %2328, %2331 ], [ %2337, %2333 ]
 %2336 = phi i64 [ %2321, %2331 ], [ %2338, %2333 ]
 %2337 = add nsw i64 %2335, -1
 %2338 = add nuw i64 %2336, 1
 %2339 = icmp slt i64 %2336, 0
 %2340 = select i1 %2339, i64 %290, i64 0
 %2341 = getelementptr double, ptr %2332, i64 %2336
 %2342 = getelementptr double, ptr %2341, i64 %2340
 %2343 = load double, ptr %2342, align 8
 %2344 = tail call nsz contract double @llvm.fabs.f64(double %2343)
 %2345 = icmp slt i64 %2334, 0
 %2346 = select i1 %2345, i64 %290, i64 0
 %2347 = getelementptr double, ptr %2332, i64 %2334
 %2348 = getelementptr double, ptr %2347, i64 %2346
 %2349 = load double, ptr %2348, align 8
 %2350 = tail call nsz contract double @llvm.fabs.f64(double %2349)
 %2351 = fcmp nsz contract ogt double %2344, %2350
 %2352 = select i1 %2351, i64 %2336, i64 %2334
 %2353 = icmp samesign ugt i64 %2335, 1
 br i1 %2353, label %2333, label %2295
2354:
 %2355 = phi i64 [ %2357, %2354 ], [ %2310, %2308 ]
 %2356 = phi i64 [ %2358, %2354 ], [ %2320, %2308 ]
 %2357 = add nsw i64 %2355, -1
 %2358 = add nuw i64 %2356, 1
 %2359 = icmp slt i64 %2356, 0
 %2360 = select i1 %2359, i64 %287, i64 0
 %2361 = add i64 %2360, %2356
 %2362 = mul i64 %2361, %290
 %2363 = getelementptr double, ptr %291, i64 %2362
 %2364 = getelementptr double, ptr %2363, i64 %2300
 %2365 = load double, ptr %2364, align 8
 %2366 = getelementptr double, ptr %2363, i64 %2320
 %2367 = load double, ptr %2366, align 8
 store double %2365, ptr %2366, align 8
 store double %2367, ptr %2364, align 8
 %2368 = icmp samesign ugt i64 %2355, 1
 br i1 %2368, label %2354, label %2313
2369:
 %2370 = phi i64 [ %2372, %2369 ], [ %2328, %2313 ]
 %2371 = phi i64 [ %2373, %2369 ], [ %2321, %2313 ]
 %2372 = add nsw i64 %2370, -1
 %2373 = add nuw i64 %2371, 1
 %2374 = icmp slt i64 %2371, 0
 %2375 = select i1 %2374, i64 %290, i64 0
 %2376 = getelementptr double, ptr %2301, i64 %2371
 %2377 = getelementptr double, ptr %2376, i64 %2375
 %2378 = load double, ptr %2377, align 8
 %2379 = fdiv nsz contract double %2378, %2303
 store double %2379, ptr %2377, align 8
 %2380 = icmp samesign ugt i64 %2370, 1
 br i1 %2380, label %2369, label %2314
2381:
 %2382 = phi i64 [ %2384, %2317 ], [ %2315, %2314 ]
 %2383 = phi i64 [ %2385, %2317 ], [ %2321, %2314 ]
 %2384 = add nsw i64 %2382, -1
 %2385 = add nuw i64 %2383, 1
 %2386 = icmp slt i64 %2383, 0
 %2387 = select i1 %2386, i64 %287, i64 0
 %2388 = add i64 %2387, %2383
 %2389 = mul i64 %2388, %290
 %2390 = getelementptr double, ptr %291, i64 %2389
 %2391 = getelementptr double, ptr %2390, i64 %2320
 %2392 = load double, ptr %2391, align 8
 %2393 = fcmp nsz contract oeq double %2392, 0.000000e+00
 %2394 = or i1 %2329, %2393
 br i1 %2394, label %2317, label %2395
2395:
 %2396 = phi i64 [ %2398, %2395 ], [ %2328, %2381 ]
 %2397 = phi i64 [ %2399, %2395 ], [ %2321, %2381 ]
 %2398 = add nsw i64 %2396, -1
 %2399 = add nuw i64 %2397, 1
 %2400 = icmp slt i64 %2397, 0
 %2401 = select i1 %2400, i64 %290, i64 0
 %2402 = add i64 %2401, %2397
 %2403 = getelementptr double, ptr %2390, i64 %2402
 %2404 = load double, ptr %2403, align 8
 %2405 = getelementptr double, ptr %2301, i64 %2402
 %2406 = load double, ptr %2405, align 8
 %2407 = fmul nsz contract double %2392, %2406
 %2408 = fsub nsz contract double %2404, %2407
 store double %2408, ptr %2403, align 8
 %2409 = icmp sgt i64 %2396, 1
 br i1 %2409, label %2395, label %2317
2410:
 br i1 %428, label %2721, label %2411
2411:
 %2412 = add i64 %2278, 1
 %2413 = add i64 %2279, 1
 %2414 = add i64 %2279, %2278
 br label %2671
2415:
 %2416 = phi i64 [ %2693, %2691 ], [ %2699, %2701 ]
 %2417 = phi i64 [ %2692, %2691 ], [ %2697, %2701 ]
 %2418 = getelementptr double, ptr %2675, i64 %2417
 %2419 = getelementptr double, ptr %2418, i64 %2683
 %2420 = load double, ptr %2419, align 8
 %2421 = load double, ptr %2680, align 8
 %2422 = fdiv nsz contract double %2421, %3226
 %2423 = fadd nsz contract double %2420, %2422
 store double %2423, ptr %2419, align 8
 %2424 = load double, ptr %2681, align 8
 %2425 = fdiv nsz contract double %2424, %3226
 %2426 = getelementptr double, ptr %2677, i64 %2416
 %2427 = getelementptr double, ptr %2426, i64 %2683
 store double %2425, ptr %2427, align 8
 %2428 = icmp eq i64 %273, %2684
 br i1 %2428, label %2429, label %2682
2429:
 %2430 = mul i64 %2672, %321
 %2431 = getelementptr i64, ptr %322, i64 %2430
 br i1 %431, label %2719, label %2472
2432:
 %2433 = icmp eq i64 %2474, %301
 br i1 %2433, label %2719, label %2472
2434:
 %2435 = phi i64 [ %2473, %2472 ], [ %2519, %2488 ]
 %2436 = getelementptr i64, ptr %2431, i64 %2473
 store i64 %2435, ptr %2436, align 8
 %2437 = icmp slt i64 %2435, 0
 %2438 = select i1 %2437, i64 %304, i64 0
 %2439 = add i64 %2438, %2435
 %2440 = getelementptr double, ptr %2675, i64 %2483
 %2441 = getelementptr double, ptr %2440, i64 %2439
 %2442 = load double, ptr %2441, align 8
 br label %2443
2443:
 %2444 = phi double [ %2450, %2443 ], [ 1.000000e+00, %2434 ]
 %2445 = phi double [ %2452, %2443 ], [ %2442, %2434 ]
 %2446 = phi i64 [ %2451, %2443 ], [ 2, %2434 ]
 %2447 = and i64 %2446, 1
 %2448 = icmp eq i64 %2447, 0
 %2449 = fmul nsz contract double %2444, %2445
 %2450 = select i1 %2448, double %2444, double %2449
 %2451 = lshr i64 %2446, 1
 %2452 = fmul nsz contract double %2445, %2445
 %2453 = icmp eq i64 %2451, 0
 br i1 %2453, label %2521, label %2443
2454:
 %2455 = icmp eq i64 %2435, %2473
 %2456 = sub i64 %2479, %2473
 %2457 = icmp slt i64 %2456, 1
 %2458 = select i1 %2455, i1 true, i1 %2457
 br i1 %2458, label %2459, label %2545
2459:
 %2460 = getelementptr double, ptr %2440, i64 %2473
 %2461 = load double, ptr %2460, align 8
 %2462 = fdiv nsz contract double %2461, %2540
 %2463 = getelementptr double, ptr %2525, i64 %2473
 %2464 = load double, ptr %2463, align 8
 %2465 = fneg nsz contract double %2464
 %2466 = fdiv nsz contract double %2465, %2540
 br i1 %2482, label %2467, label %2568
2467:
 %2468 = sub i64 %2479, %2474
 %2469 = icmp slt i64 %2468, 1
 br i1 %2469, label %2432, label %2589
2470:
 %2471 = icmp samesign ugt i64 %2590, 1
 br i1 %2471, label %2589, label %2432
2472:
 %2473 = phi i64 [ %2474, %2432 ], [ 0, %2429 ]
 %2474 = add nuw nsw i64 %2473, 1
 %2475 = add nsw i64 %2473, %2278
 %2476 = add nsw i64 %2475, 1
 %2477 = tail call i64 @llvm.smin.i64(i64 %301, i64 range(i64 -9223372036854775807, -9223372036854775808) %2476)
 %2478 = add i64 %2413, %2475
 %2479 = tail call i64 @llvm.smin.i64(i64 %301, i64 range(i64 -9223372036854775807, -9223372036854775808) %2478)
 %2480 = sub i64 %2477, %2474
 %2481 = tail call i64 @llvm.smax.i64(i64 %2480, i64 0)
 %2482 = icmp slt i64 %2480, 1
 %2483 = mul i64 %2473, %304
 br i1 %2482, label %2434, label %2484
2484:
 %2485 = getelementptr double, ptr %2675, i64 %2483
 %2486 = mul i64 %2473, %314
 %2487 = getelementptr double, ptr %2677, i64 %2486
 br label %2488
2488:
 %2489 = phi i64 [ %2473, %2484 ], [ %2519, %2488 ]
 %2490 = phi i64 [ %2481, %2484 ], [ %2492, %2488 ]
 %2491 = phi i64 [ %2474, %2484 ], [ %2493, %2488 ]
 %2492 = add nsw i64 %2490, -1
 %2493 = add nuw i64 %2491, 1
 %2494 = icmp slt i64 %2491, 0
 %2495 = select i1 %2494, i64 %304, i64 0
 %2496 = getelementptr double, ptr %2485, i64 %2491
 %2497 = getelementptr double, ptr %2496, i64 %2495
 %2498 = load double, ptr %2497, align 8
 %2499 = tail call nsz contract double @llvm.fabs.f64(double %2498)
 %2500 = select i1 %2494, i64 %314, i64 0
 %2501 = getelementptr double, ptr %2487, i64 %2491
 %2502 = getelementptr double, ptr %2501, i64 %2500
 %2503 = load double, ptr %2502, align 8
 %2504 = tail call nsz contract double @llvm.fabs.f64(double %2503)
 %2505 = fadd nsz contract double %2499, %2504
 %2506 = icmp slt i64 %2489, 0
 %2507 = select i1 %2506, i64 %304, i64 0
 %2508 = getelementptr double, ptr %2485, i64 %2489
 %2509 = getelementptr double, ptr %2508, i64 %2507
 %2510 = load double, ptr %2509, align 8
 %2511 = tail call nsz contract double @llvm.fabs.f64(double %2510)
 %2512 = select i1 %2506, i64 %314, i64 0
 %2513 = getelementptr double, ptr %2487, i64 %2489
 %2514 = getelementptr double, ptr %2513, i64 %2512
 %2515 = load double, ptr %2514, align 8
 %2516 = tail call nsz contract double @llvm.fabs.f64(double %2515)
 %2517 = fadd nsz contract double %2511, %2516
 %2518 = fcmp nsz contract ogt double %2505, %2517
 %2519 = select i1 %2518, i64 %2491, i64 %2489
 %2520 = icmp samesign ugt i64 %2490, 1
 br i1 %2520, label %2488, label %2434
2521:
 %2522 = select i1 %2437, i64 %314, i64 0
 %2523 = add i64 %2522, %2435
 %2524 = mul i64 %2473, %314
 %2525 = getelementptr double, ptr %2677, i64 %2524
 %2526 = getelementptr double, ptr %2525, i64 %2523
 %2527 = load double, ptr %2526, align 8
 br label %2528
2528:
 %2529 = phi double [ %2535, %2528 ], [ 1.000000e+00, %2521 ]
 %2530 = phi double [ %2537, %2528 ], [ %2527, %2521 ]
 %2531 = phi i64 [ %2536, %2528 ], [ 2, %2521 ]
 %2532 = and i64 %2531, 1
 %2533 = icmp eq i64 %2532, 0
 %2534 = fmul nsz contract double %2529, %2530
 %2535 = select i1 %2533, double %2529, double %2534
 %2536 = lshr i64 %2531, 1
 %2537 = fmul nsz contract double %2530, %2530
 %2538 = icmp eq i64 %2536, 0
 br i1 %2538, label %2539, label %2528
2539:
 %2540 = fadd nsz contract double %2450, %2535
 %2541 = fcmp nsz contract une double %2540, 0.000000e+00
 %2542 = fsub nsz contract double %2540, %2540
 %2543 = fcmp nsz contract ord double %2542, 0.000000e+00
 %2544 = and i1 %2541, %2543
 br i1 %2544, label %2454, label %578
2545:
 %2546 = phi i64 [ %2548, %2545 ], [ %2456, %2454 ]
 %2547 = phi i64 [ %2549, %2545 ], [ %2473, %2454 ]
 %2548 = add nsw i64 %2546, -1
 %2549 = add nuw i64 %2547, 1
 %2550 = icmp slt i64 %2547, 0
 %2551 = select i1 %2550, i64 %301, i64 0
 %2552 = add i64 %2551, %2547
 %2553 = mul i64 %2552, %304
 %2554 = getelementptr double, ptr %2675, i64 %2553
 %2555 = getelementptr double, ptr %2554, i64 %2439
 %2556 = load double, ptr %2555, align 8
 %2557 = getelementptr double, ptr %2554, i64 %2473
 %2558 = load double, ptr %2557, align 8
 store double %2556, ptr %2557, align 8
 store double %2558, ptr %2555, align 8
 %2559 = select i1 %2550, i64 %311, i64 0
 %2560 = add i64 %2559, %2547
 %2561 = mul i64 %2560, %314
 %2562 = getelementptr double, ptr %2677, i64 %2561
 %2563 = getelementptr double, ptr %2562, i64 %2523
 %2564 = load double, ptr %2563, align 8
 %2565 = getelementptr double, ptr %2562, i64 %2473
 %2566 = load double, ptr %2565, align 8
 store double %2564, ptr %2565, align 8
 store double %2566, ptr %2563, align 8
 %2567 = icmp samesign ugt i64 %2546, 1
 br i1 %2567, label %2545, label %2459
2568:
 %2569 = phi i64 [ %2571, %2568 ], [ %2481, %2459 ]
 %2570 = phi i64 [ %2572, %2568 ], [ %2474, %2459 ]
 %2571 = add nsw i64 %2569, -1
 %2572 = add nuw i64 %2570, 1
 %2573 = icmp slt i64 %2570, 0
 %2574 = select i1 %2573, i64 %304, i64 0
 %2575 = getelementptr double, ptr %2440, i64 %2570
 %2576 = getelementptr double, ptr %2575, i64 %2574
 %2577 = load double, ptr %2576, align 8
 %2578 = select i1 %2573, i64 %314, i64 0
 %2579 = getelementptr double, ptr %2525, i64 %2570
 %2580 = getelementptr double, ptr %2579, i64 %2578
 %2581 = load double, ptr %2580, align 8
 %2582 = fmul nsz contract double %2462, %2577
 %2583 = fmul nsz contract double %2466, %2581
 %2584 = fsub nsz contract double %2582, %2583
 %2585 = fmul nsz contract double %2466, %2577
 %2586 = fmul nsz contract double %2462, %2581
 %2587 = fadd nsz contract double %2585, %2586
 store double %2584, ptr %2576, align 8
 store double %2587, ptr %2580, align 8
 %2588 = icmp samesign ugt i64 %2569, 1
 br i1 %2588, label %2568, label %2467
2589:
 %2590 = phi i64 [ %2592, %2470 ], [ %2468, %2467 ]
 %2591 = phi i64 [ %2593, %2470 ], [ %2474, %2467 ]
 %2592 = add nsw i64 %2590, -1
 %2593 = add nuw i64 %2591, 1
 %2594 = icmp slt i64 %2591, 0
 %2595 = select i1 %2594, i64 %301, i64 0
 %2596 = add i64 %2595, %2591
 %2597 = mul i64 %2596, %304
 %2598 = getelementptr double, ptr %2675, i64 %2597
 %2599 = getelementptr double, ptr %2598, i64 %2473
 %2600 = load double, ptr %2599, align 8
 %2601 = select i1 %2594, i64 %311, i64 0
 %2602 = add i64 %2601, %2591
 %2603 = mul i64 %2602, %314
 %2604 = getelementptr double, ptr %2677, i64 %2603
 %2605 = getelementptr double, ptr %2604, i64 %2473
 %2606 = load double, ptr %2605, align 8
 %2607 = fcmp nsz contract oeq double %2600, 0.000000e+00
 %2608 = fcmp nsz contract oeq double %2606, 0.000000e+00
 %2609 = select i1 %2607, i1 %2608, i1 false
 %2610 = or i1 %2482, %2609
 br i1 %2610, label %2470, label %2611
2611:
 %2612 = phi i64 [ %2614, %2611 ], [ %2481, %2589 ]
 %2613 = phi i64 [ %2615, %2611 ], [ %2474, %2589 ]
 %2614 = add nsw i64 %2612, -1
 %2615 = add nuw i64 %2613, 1
 %2616 = icmp slt i64 %2613, 0
 %2617 = select i1 %2616, i64 %304, i64 0
 %2618 = add i64 %2617, %2613
 %2619 = getelementptr double, ptr %2598, i64 %2618
 %2620 = load double, ptr %2619, align 8
 %2621 = getelementptr double, ptr %2440, i64 %2618
 %2622 = load double, ptr %2621, align 8
 %2623 = fmul nsz contract double %2600, %2622
 %2624 = select i1 %2616, i64 %314, i64 0
 %2625 = add i64 %2624, %2613
 %2626 = getelementptr double, ptr %2525, i64 %2625
 %2627 = load double, ptr %2626, align 8
 %2628 = fmul nsz contract double %2606, %2627
 %2629 = fsub nsz contract double %2628, %2623
 %2630 = fadd nsz contract double %2620, %2629
 store double %2630, ptr %2619, align 8
 %2631 = getelementptr double, ptr %2604, i64 %2625
 %2632 = load double, ptr %2631, align 8
 %2633 = load double, ptr %2626, align 8
 %2634 = fmul nsz contract double %2600, %2633
 %2635 = load double, ptr %2621, align 8
 %2636 = fmul nsz contract double %2606, %2635
 %2637 = fadd nsz contract double %2634, %2636
 %2638 = fsub nsz contract double %2632, %2637
 store double %2638, ptr %2631, align 8
 %2639 = icmp sgt i64 %2612, 1
 br i1 %2639, label %2611, label %2470
2640:
 %2641 = phi i64 [ 0, %2280 ], [ %2642, %2283 ]
 %2642 = add nuw nsw i64 %2641, 1
 %2643 = sub i64 %2641, %2282
 %2644 = tail call i64 @llvm.smax.i64(i64 %2643, i64 0)
 %2645 = add i64 %2281, %2641
 %2646 = tail call i64 @llvm.smin.i64(i64 %273, i64 range(i64 -9223372036854775807, -9223372036854775808) %2645)
 %2647 = sub i64 %2646, %2644
 %2648 = icmp slt i64 %2647, 1
 br i1 %2648, label %2649, label %2651
2649:
 %2650 = mul i64 %2641, %290
 br label %2283
2651:
 %2652 = mul i64 %2641, %276
 %2653 = getelementptr double, ptr %277, i64 %2652
 %2654 = mul i64 %2641, %290
 %2655 = getelementptr double, ptr %291, i64 %2654
 br label %2656
2656:
 %2657 = phi i64 [ %2647, %2651 ], [ %2659, %2656 ]
 %2658 = phi i64 [ %2644, %2651 ], [ %2660, %2656 ]
 %2659 = add nsw i64 %2657, -1
 %2660 = add nuw i64 %2658, 1
 %2661 = icmp slt i64 %2658, 0
 %2662 = select i1 %2661, i64 %276, i64 0
 %2663 = getelementptr double, ptr %2653, i64 %2658
 %2664 = getelementptr double, ptr %2663, i64 %2662
 %2665 = load double, ptr %2664, align 8
 %2666 = fneg nsz contract double %2665
 %2667 = select i1 %2661, i64 %290, i64 0
 %2668 = getelementptr double, ptr %2655, i64 %2658
 %2669 = getelementptr double, ptr %2668, i64 %2667
 store double %2666, ptr %2669, align 8
 %2670 = icmp samesign ugt i64 %2657, 1
 br i1 %2670, label %2656, label %2283
2671:
 %2672 = phi i64 [ 0, %2411 ], [ %2673, %2719 ]
 %2673 = add nuw nsw i64 %2672, 1
 %2674 = mul i64 %2672, %429
 %2675 = getelementptr double, ptr %305, i64 %2674
 %2676 = mul i64 %2672, %430
 %2677 = getelementptr double, ptr %315, i64 %2676
 br i1 %426, label %2429, label %2678
2678:
 %2679 = mul i64 %2672, %233
 %2680 = getelementptr double, ptr %234, i64 %2679
 %2681 = getelementptr i8, ptr %2680, i64 8
 br label %2682
2682:
 %2683 = phi i64 [ 0, %2678 ], [ %2684, %2415 ]
 %2684 = add nuw nsw i64 %2683, 1
 %2685 = sub i64 %2683, %2414
 %2686 = tail call i64 @llvm.smax.i64(i64 %2685, i64 0)
 %2687 = add i64 %2412, %2683
 %2688 = tail call i64 @llvm.smin.i64(i64 %273, i64 range(i64 -9223372036854775807, -9223372036854775808) %2687)
 %2689 = sub i64 %2688, %2686
 %2690 = icmp slt i64 %2689, 1
 br i1 %2690, label %2691, label %2694
2691:
 %2692 = mul i64 %2683, %304
 %2693 = mul i64 %2683, %314
 br label %2415
2694:
 %2695 = mul i64 %2683, %276
 %2696 = getelementptr double, ptr %277, i64 %2695
 %2697 = mul i64 %2683, %304
 %2698 = getelementptr double, ptr %2675, i64 %2697
 %2699 = mul i64 %2683, %314
 %2700 = getelementptr double, ptr %2677, i64 %2699
 br label %2701
2701:
 %2702 = phi i64 [ %2689, %2694 ], [ %2704, %2701 ]
 %2703 = phi i64 [ %2686, %2694 ], [ %2705, %2701 ]
 %2704 = add nsw i64 %2702, -1
 %2705 = add nuw i64 %2703, 1
 %2706 = icmp slt i64 %2703, 0
 %2707 = select i1 %2706, i64 %276, i64 0
 %2708 = getelementptr double, ptr %2696, i64 %2703
 %2709 = getelementptr double, ptr %2708, i64 %2707
 %2710 = load double, ptr %2709, align 8
 %2711 = fneg nsz contract double %2710
 %2712 = select i1 %2706, i64 %304, i64 0
 %2713 = getelementptr double, ptr %2698, i64 %2703
 %2714 = getelementptr double, ptr %2713, i64 %2712
 store double %2711, ptr %2714, align 8
 %2715 = select i1 %2706, i64 %314, i64 0
 %2716 = getelementptr double, ptr %2700, i64 %2703
 %2717 = getelementptr double, ptr %2716, i64 %2715
 store double 0.000000e+00, ptr %2717, align 8
 %2718 = icmp samesign ugt i64 %2702, 1
 br i1 %2718, label %2701, label %2415
2719:
 %2720 = icmp eq i64 %2673, %230
 br i1 %2720, label %2721, label %2671
2721:
 store double %3226, ptr %351, align 1
 br label %580
2722:
 %2723 = add nsw i64 %1297, -1
 %2724 = add nuw i64 %1298, 1
 %2725 = getelementptr double, ptr %118, i64 %1298
 br i1 %455, label %1300, label %2726
2726:
 %2727 = load double, ptr %2725, align 8
 br label %1303
2728:
 %2729 = phi double [ 0.000000e+00, %1301 ], [ %2738, %2728 ]
 %2730 = phi i64 [ 0, %1301 ], [ %2731, %2728 ]
 %2731 = add nuw nsw i64 %2730, 1
 %2732 = getelementptr double, ptr %252, i64 %2730
 %2733 = load double, ptr %2732, align 8
 %2734 = mul i64 %2730, %328
 %2735 = getelementptr double, ptr %1302, i64 %2734
 %2736 = load double, ptr %2735, align 8
 %2737 = fmul nsz contract double %2733, %2736
 %2738 = fadd nsz contract double %2729, %2737
 store double %2738, ptr %2725, align 8
 %2739 = icmp eq i64 %5, %2731
 br i1 %2739, label %1303, label %2728
2740:
 br label %2741
2741:
 %2742 = phi i64 [ 0, %2740 ], [ %467, %1555 ]
 br i1 %469, label %2744, label %2743
2743:
 br label %2744
2744:
 %2745 = phi i64 [ %97, %2743 ], [ %2742, %2741 ]
 %2746 = getelementptr double, ptr %98, i64 %2745
 br i1 %399, label %2754, label %2747
2747:
 %2748 = phi i64 [ %2749, %2747 ], [ 0, %2744 ]
 %2749 = add nuw nsw i64 %2748, 1
 %2750 = getelementptr double, ptr %458, i64 %2748
 %2751 = load double, ptr %2750, align 8
 %2752 = getelementptr double, ptr %2746, i64 %2748
 store double %2751, ptr %2752, align 8
 %2753 = icmp eq i64 %33, %2749
 br i1 %2753, label %2754, label %2747
2754:
 %2755 = load double, ptr %210, align 1
 %2756 = getelementptr i8, ptr %3127, i64 16
 %2757 = load double, ptr %2756, align 8
 %2758 = fcmp nsz contract ogt double %2757, %2755
 %2759 = select i1 %2758, double %2757, double %2755
 %2760 = getelementptr i8, ptr %3127, i64 24
 %2761 = load double, ptr %2760, align 8
 %2762 = fcmp nsz contract olt double %2761, %2759
 %2763 = select i1 %2762, double %2761, double %2759
 store double %2763, ptr %405, align 8
 br i1 %406, label %2790, label %2764
2764:
 %2765 = select i1 %3123, i64 %76, i64 0
 %2766 = add i64 %2765, %3122
 %2767 = mul i64 %2766, %407
 %2768 = getelementptr double, ptr %80, i64 %2767
 %2769 = getelementptr double, ptr %2768, i64 %79
 br label %2770
2770:
 %2771 = phi i64 [ 0, %2764 ], [ %2772, %2770 ]
 %2772 = add nuw nsw i64 %2771, 1
 %2773 = getelementptr double, ptr %136, i64 %2771
 %2774 = load double, ptr %2773, align 8
 %2775 = getelementptr double, ptr %2768, i64 %2771
 %2776 = load double, ptr %2775, align 8
 %2777 = getelementptr double, ptr %2769, i64 %2771
 %2778 = load double, ptr %2777, align 8
 %2779 = load double, ptr %3127, align 8
 %2780 = fsub nsz contract double %2763, %2779
 %2781 = fmul nsz contract double %2778, %2780
 %2782 = fadd nsz contract double %2776, %2781
 %2783 = fadd nsz contract double %2774, %2782
 %2784 = add nsw i64 %2771, %408
 %2785 = icmp slt i64 %2784, 0
 %2786 = select i1 %2785, i64 %97, i64 0
 %2787 = getelementptr double, ptr %98, i64 %2784
 %2788 = getelementptr double, ptr %2787, i64 %2786
 store double %2783, ptr %2788, align 8
 %2789 = icmp eq i64 %2772, %79
 br i1 %2789, label %2790, label %2770
2790:
 tail call void %409(ptr %98, ptr %420)
 %2791 = load i64, ptr %410, align 1
 %2792 = add nsw i64 %2791, 1
 store i64 %2792, ptr %410, align 1
 br i1 %452, label %2794, label %2793
2793:
 tail call void @llvm.memset.p0.i64(ptr align 8 %458, i8 0, i64 %453, i1 false)
 br label %2794
2794:
 br i1 %454, label %2818, label %2802
2795:
 %2796 = fmul nsz contract double %3226, %2806
 br i1 %452, label %2800, label %2797
2797:
 %2798 = mul i64 %2803, %107
 %2799 = getelementptr double, ptr %108, i64 %2798
 br label %2808
2800:
 %2801 = icmp eq i64 %2803, %5
 br i1 %2801, label %2818, label %2802
2802:
 %2803 = phi i64 [ %2804, %2800 ], [ 0, %2794 ]
 %2804 = add nuw nsw i64 %2803, 1
 %2805 = getelementptr double, ptr %17, i64 %2803
 %2806 = load double, ptr %2805, align 8
 %2807 = fcmp nsz contract une double %2806, 0.000000e+00
 br i1 %2807, label %2795, label %2800
2808:
 %2809 = phi i64 [ 0, %2797 ], [ %2810, %2808 ]
 %2810 = add nuw nsw i64 %2809, 1
 %2811 = getelementptr double, ptr %458, i64 %2809
 %2812 = load double, ptr %2811, align 8
 %2813 = getelementptr double, ptr %2799, i64 %2809
 %2814 = load double, ptr %2813, align 8
 %2815 = fmul nsz contract double %2796, %2814
 %2816 = fadd nsz contract double %2812, %2815
 store double %2816, ptr %2811, align 8
 %2817 = icmp eq i64 %107, %2810
 br i1 %2817, label %2800, label %2808
2818:
 br i1 %413, label %2978, label %2821
2819:
 %2820 = icmp eq i64 %33, %2980
 br i1 %2820, label %2821, label %2978
2821:
 %2822 = load i64, ptr %422, align 1
 %2823 = load i64, ptr %423, align 1
 br i1 %427, label %2904, label %2824
2824:
 %2825 = add i64 %2822, 1
 br label %2845
2826:
 %2827 = add i64 %2825, %2846
 %2828 = tail call i64 @llvm.smin.i64(i64 %287, i64 range(i64 -9223372036854775807, -9223372036854775808) %2827)
 %2829 = sub i64 %2828, %2847
 %2830 = icmp slt i64 %2829, 1
 br i1 %2830, label %2834, label %2831
2831:
 %2832 = mul i64 %2846, %290
 %2833 = getelementptr double, ptr %291, i64 %2832
 br label %2859
2834:
 %2835 = icmp eq i64 %2847, %287
 br i1 %2835, label %2836, label %2845
2836:
 %2837 = add i64 %2823, %2822
 br label %2876
2838:
 %2839 = sub i64 %2878, %2837
 %2840 = tail call i64 @llvm.smax.i64(i64 %2839, i64 0)
 %2841 = sub i64 %2878, %2840
 %2842 = icmp slt i64 %2841, 1
 br i1 %2842, label %2843, label %2887
2843:
 %2844 = icmp samesign ugt i64 %2877, 1
 br i1 %2844, label %2876, label %2904
2845:
 %2846 = phi i64 [ 0, %2824 ], [ %2847, %2834 ]
 %2847 = add nuw nsw i64 %2846, 1
 %2848 = getelementptr i64, ptr %295, i64 %2846
 %2849 = load i64, ptr %2848, align 8
 %2850 = icmp slt i64 %2849, 0
 %2851 = select i1 %2850, i64 %335, i64 0
 %2852 = getelementptr double, ptr %336, i64 %2849
 %2853 = getelementptr double, ptr %2852, i64 %2851
 %2854 = load double, ptr %2853, align 8
 %2855 = getelementptr double, ptr %336, i64 %2846
 %2856 = load double, ptr %2855, align 8
 store double %2854, ptr %2855, align 8
 store double %2856, ptr %2853, align 8
 %2857 = load double, ptr %2855, align 8
 %2858 = fcmp nsz contract une double %2857, 0.000000e+00
 br i1 %2858, label %2826, label %2834
2859:
 %2860 = phi i64 [ %2829, %2831 ], [ %2862, %2859 ]
 %2861 = phi i64 [ %2847, %2831 ], [ %2863, %2859 ]
 %2862 = add nsw i64 %2860, -1
 %2863 = add nuw i64 %2861, 1
 %2864 = icmp slt i64 %2861, 0
 %2865 = select i1 %2864, i64 %335, i64 0
 %2866 = getelementptr double, ptr %336, i64 %2861
 %2867 = getelementptr double, ptr %2866, i64 %2865
 %2868 = load double, ptr %2867, align 8
 %2869 = select i1 %2864, i64 %290, i64 0
 %2870 = getelementptr double, ptr %2833, i64 %2861
 %2871 = getelementptr double, ptr %2870, i64 %2869
 %2872 = load double, ptr %2871, align 8
 %2873 = fmul nsz contract double %2857, %2872
 %2874 = fsub nsz contract double %2868, %2873
 store double %2874, ptr %2867, align 8
 %2875 = icmp samesign ugt i64 %2860, 1
 br i1 %2875, label %2859, label %2834
2876:
 %2877 = phi i64 [ %287, %2836 ], [ %2878, %2843 ]
 %2878 = add nsw i64 %2877, -1
 %2879 = getelementptr double, ptr %336, i64 %2878
 %2880 = load double, ptr %2879, align 8
 %2881 = mul i64 %2878, %290
 %2882 = getelementptr double, ptr %291, i64 %2881
 %2883 = getelementptr double, ptr %2882, i64 %2878
 %2884 = load double, ptr %2883, align 8
 %2885 = fdiv nsz contract double %2880, %2884
 store double %2885, ptr %2879, align 8
 %2886 = fcmp nsz contract une double %2885, 0.000000e+00
 br i1 %2886, label %2838, label %2843
2887:
 %2888 = phi i64 [ %2890, %2887 ], [ %2841, %2838 ]
 %2889 = phi i64 [ %2891, %2887 ], [ %2840, %2838 ]
 %2890 = add nsw i64 %2888, -1
 %2891 = add nuw i64 %2889, 1
 %2892 = icmp slt i64 %2889, 0
 %2893 = select i1 %2892, i64 %335, i64 0
 %2894 = getelementptr double, ptr %336, i64 %2889
 %2895 = getelementptr double, ptr %2894, i64 %2893
 %2896 = load double, ptr %2895, align 8
 %2897 = select i1 %2892, i64 %290, i64 0
 %2898 = getelementptr double, ptr %2882, i64 %2889
 %2899 = getelementptr double, ptr %2898, i64 %2897
 %2900 = load double, ptr %2899, align 8
 %2901 = fmul nsz contract double %2885, %2900
 %2902 = fsub nsz contract double %2896, %2901
 store double %2902, ptr %2895, align 8
 %2903 = icmp samesign ugt i64 %2888, 1
 br i1 %2903, label %2887, label %2843
2904:
 br i1 %399, label %2928, label %3004
2905:
 %2906 = getelementptr double, ptr %125, i64 %2926
 %2907 = load double, ptr %2906, align 8
 %2908 = tail call nsz contract double @llvm.fabs.f64(double %2907)
 %2909 = getelementptr double, ptr %132, i64 %2926
 %2910 = load double, ptr %2909, align 8
 %2911 = tail call nsz contract double @llvm.fabs.f64(double %2910)
 %2912 = fcmp nsz contract ogt double %2911, %2908
 %2913 = select i1 %2912, double %2911, double %2908
 br label %2914
2914:
 %2915 = phi double [ %2913, %2905 ], [ 1.000000e+00, %2922 ]
 %2916 = getelementptr double, ptr %45, i64 %2923
 %2917 = load double, ptr %2916, align 8
 %2918 = fmul nsz contract double %41, %2915
 %2919 = fadd nsz contract double %2917, %2918
 %2920 = getelementptr double, ptr %158, i64 %2923
 store double %2919, ptr %2920, align 8
 %2921 = icmp eq i64 %33, %2924
 br i1 %2921, label %2928, label %2922
2922:
 %2923 = phi i64 [ %2924, %2914 ], [ 0, %3004 ]
 %2924 = add nuw nsw i64 %2923, 1
 %2925 = getelementptr i64, ptr %34, i64 %2923
 %2926 = load i64, ptr %2925, align 8
 %2927 = icmp slt i64 %2926, 0
 br i1 %2927, label %2914, label %2905
2928:
 br i1 %461, label %2929, label %2930
2929:
 br label %2935
2930:
 %2931 = load double, ptr %462, align 1
 br label %2954
2932:
 %2933 = fmul nsz contract double %41, %2966
 %2934 = fadd nsz contract double %48, %2933
 br label %2968
2935:
 %2936 = phi double [ %2948, %2947 ], [ 0.000000e+00, %2929 ]
 %2937 = phi i64 [ %2949, %2947 ], [ 0, %2929 ]
 %2938 = phi i64 [ %2939, %2947 ], [ 0, %2929 ]
 %2939 = add nuw nsw i64 %2938, 1
 %2940 = getelementptr double, ptr %458, i64 %2938
 %2941 = load double, ptr %2940, align 8
 %2942 = tail call nsz contract double @llvm.fabs.f64(double %2941)
 %2943 = getelementptr double, ptr %158, i64 %2938
 %2944 = load double, ptr %2943, align 8
 %2945 = fdiv nsz contract double %2942, %2944
 %2946 = fcmp nsz contract ugt double %2945, %2936
 br i1 %2946, label %2951, label %2947
2947:
 %2948 = phi double [ %2936, %2935 ], [ %2945, %2951 ]
 %2949 = phi i64 [ %2937, %2935 ], [ %2938, %2951 ]
 %2950 = icmp eq i64 %157, %2939
 br i1 %2950, label %3016, label %2935
2951:
 %2952 = fsub nsz contract double %2945, %2945
 %2953 = fcmp nsz contract ord double %2952, 0.000000e+00
 br i1 %2953, label %2947, label %3016
2954:
 %2955 = phi double [ %2966, %2954 ], [ %2931, %2930 ]
 %2956 = phi i64 [ %2958, %2954 ], [ %460, %2930 ]
 %2957 = phi i64 [ %2959, %2954 ], [ %33, %2930 ]
 %2958 = add nsw i64 %2956, -1
 %2959 = add i64 %2957, 1
 %2960 = icmp slt i64 %2957, 0
 %2961 = select i1 %2960, i64 %117, i64 0
 %2962 = getelementptr double, ptr %118, i64 %2957
 %2963 = getelementptr double, ptr %2962, i64 %2961
 %2964 = load double, ptr %2963, align 8
 %2965 = tail call nsz contract double @llvm.fabs.f64(double %2964)
 %2966 = fadd nsz contract double %2955, %2965
 %2967 = icmp samesign ugt i64 %2956, 1
 br i1 %2967, label %2954, label %2932
2968:
 %2969 = phi i64 [ %460, %2932 ], [ %2971, %2968 ]
 %2970 = phi i64 [ %33, %2932 ], [ %2972, %2968 ]
 %2971 = add nsw i64 %2969, -1
 %2972 = add i64 %2970, 1
 %2973 = icmp slt i64 %2970, 0
 %2974 = select i1 %2973, i64 %157, i64 0
 %2975 = getelementptr double, ptr %158, i64 %2970
 %2976 = getelementptr double, ptr %2975, i64 %2974
 store double %2934, ptr %2976, align 8
 %2977 = icmp samesign ugt i64 %2969, 1
 br i1 %2977, label %2968, label %2929
2978:
 %2979 = phi i64 [ %2980, %2819 ], [ 0, %2818 ]
 %2980 = add nuw nsw i64 %2979, 1
 %2981 = getelementptr i64, ptr %267, i64 %2979
 %2982 = load i64, ptr %2981, align 8
 %2983 = getelementptr double, ptr %420, i64 %2979
 %2984 = load double, ptr %2983, align 8
 %2985 = icmp slt i64 %2982, 0
 %2986 = select i1 %2985, i64 %335, i64 0
 %2987 = getelementptr double, ptr %336, i64 %2982
 %2988 = getelementptr double, ptr %2987, i64 %2986
 store double %2984, ptr %2988, align 8
 br i1 %432, label %2989, label %2819
2989:
 %2990 = getelementptr double, ptr %329, i64 %2979
 br label %2991
2991:
 %2992 = phi double [ %2984, %2989 ], [ %3002, %2991 ]
 %2993 = phi i64 [ 0, %2989 ], [ %2994, %2991 ]
 %2994 = add nuw nsw i64 %2993, 1
 %2995 = getelementptr double, ptr %256, i64 %2993
 %2996 = load double, ptr %2995, align 8
 %2997 = fmul nsz contract double %575, %2996
 %2998 = mul i64 %2993, %328
 %2999 = getelementptr double, ptr %2990, i64 %2998
 %3000 = load double, ptr %2999, align 8
 %3001 = fmul nsz contract double %2997, %3000
 %3002 = fadd nsz contract double %2992, %3001
 store double %3002, ptr %2988, align 8
 %3003 = icmp eq i64 %5, %2994
 br i1 %3003, label %2819, label %2991
3004:
 %3005 = phi i64 [ %3006, %3004 ], [ 0, %2904 ]
 %3006 = add nuw nsw i64 %3005, 1
 %3007 = getelementptr i64, ptr %267, i64 %3005
 %3008 = load i64, ptr %3007, align 8
 %3009 = icmp slt i64 %3008, 0
 %3010 = select i1 %3009, i64 %335, i64 0
 %3011 = getelementptr double, ptr %336, i64 %3008
 %3012 = getelementptr double, ptr %3011, i64 %3010
 %3013 = load double, ptr %3012, align 8
 %3014 = getelementptr double, ptr %458, i64 %3005
 store double %3013, ptr %3014, align 8
 %3015 = icmp eq i64 %33, %3006
 br i1 %3015, label %2922, label %3004
3016:
 %3017 = phi double [ 0.000000e+00, %1463 ], [ %1546, %1552 ], [ %1546, %1545 ], [ 0.000000e+00, %1320 ], [ %2945, %2951 ], [ %2948, %2947 ]
 %3018 = phi i64 [ 0, %1463 ], [ %1547, %1552 ], [ %1547, %1545 ], [ 0, %1320 ], [ %2938, %2951 ], [ %2949, %2947 ]
 %3019 = fsub nsz contract double %3017, %3017
 %3020 = fcmp nsz contract ord double %3019, 0.000000e+00
 br i1 %3020, label %1557, label %1556
3021:
 %3022 = phi i64 [ %3023, %3052 ], [ 0, %1600 ]
 %3023 = add nuw nsw i64 %3022, 1
 %3024 = mul i64 %3022, %342
 %3025 = getelementptr double, ptr %343, i64 %3024
 br i1 %399, label %3027, label %3026
3026:
 tail call void @llvm.memset.p0.i64(ptr align 8 %3025, i8 0, i64 %483, i1 false)
 br label %3027
3027:
 %3028 = mul i64 %3022, %262
 %3029 = getelementptr double, ptr %263, i64 %3028
 br label %3035
3030:
 %3031 = mul i64 %3036, %328
 %3032 = getelementptr double, ptr %329, i64 %3031
 br label %3042
3033:
 %3034 = icmp eq i64 %3037, %5
 br i1 %3034, label %3052, label %3035
3035:
 %3036 = phi i64 [ 0, %3027 ], [ %3037, %3033 ]
 %3037 = add nuw nsw i64 %3036, 1
 %3038 = getelementptr double, ptr %3029, i64 %3036
 %3039 = load double, ptr %3038, align 8
 %3040 = fcmp nsz contract oeq double %3039, 0.000000e+00
 %3041 = or i1 %399, %3040
 br i1 %3041, label %3033, label %3030
3042:
 %3043 = phi i64 [ 0, %3030 ], [ %3044, %3042 ]
 %3044 = add nuw nsw i64 %3043, 1
 %3045 = getelementptr double, ptr %3025, i64 %3043
 %3046 = load double, ptr %3045, align 8
 %3047 = getelementptr double, ptr %3032, i64 %3043
 %3048 = load double, ptr %3047, align 8
 %3049 = fmul nsz contract double %3039, %3048
 %3050 = fadd nsz contract double %3046, %3049
 store double %3050, ptr %3045, align 8
 %3051 = icmp eq i64 %33, %3044
 br i1 %3051, label %3033, label %3042
3052:
 %3053 = icmp eq i64 %5, %3023
 br i1 %3053, label %1601, label %3021
3054:
 %3055 = phi i64 [ %3056, %3096 ], [ 0, %1627 ]
 %3056 = add nuw nsw i64 %3055, 1
 %3057 = mul i64 %3055, %117
 %3058 = getelementptr double, ptr %118, i64 %3057
 br i1 %452, label %3060, label %3059
3059:
 tail call void @llvm.memset.p0.i64(ptr align 8 %3058, i8 0, i64 %453, i1 false)
 br label %3060
3060:
 %3061 = mul i64 %3055, %26
 %3062 = getelementptr double, ptr %27, i64 %3061
 br label %3070
3063:
 %3064 = fmul nsz contract double %3226, %3074
 br i1 %452, label %3068, label %3065
3065:
 %3066 = mul i64 %3071, %107
 %3067 = getelementptr double, ptr %108, i64 %3066
 br label %3076
3068:
 %3069 = icmp eq i64 %3071, %5
 br i1 %3069, label %3086, label %3070
3070:
 %3071 = phi i64 [ 0, %3060 ], [ %3072, %3068 ]
 %3072 = add nuw nsw i64 %3071, 1
 %3073 = getelementptr double, ptr %3062, i64 %3071
 %3074 = load double, ptr %3073, align 8
 %3075 = fcmp nsz contract une double %3074, 0.000000e+00
 br i1 %3075, label %3063, label %3068
3076:
 %3077 = phi i64 [ 0, %3065 ], [ %3078, %3076 ]
 %3078 = add nuw nsw i64 %3077, 1
 %3079 = getelementptr double, ptr %3058, i64 %3077
 %3080 = load double, ptr %3079, align 8
 %3081 = getelementptr double, ptr %3067, i64 %3077
 %3082 = load double, ptr %3081, align 8
 %3083 = fmul nsz contract double %3064, %3082
 %3084 = fadd nsz contract double %3080, %3083
 store double %3084, ptr %3079, align 8
 %3085 = icmp eq i64 %107, %3078
 br i1 %3085, label %3068, label %3076
3086:
 %3087 = mul i64 %3055, %342
 %3088 = getelementptr double, ptr %343, i64 %3087
 br i1 %399, label %3096, label %3089
3089:
 %3090 = phi i64 [ %3091, %3089 ], [ 0, %3086 ]
 %3091 = add nuw nsw i64 %3090, 1
 %3092 = getelementptr double, ptr %3088, i64 %3090
 %3093 = load double, ptr %3092, align 8
 %3094 = getelementptr double, ptr %3058, i64 %3090
 store double %3093, ptr %3094, align 8
 %3095 = icmp eq i64 %33, %3091
 br i1 %3095, label %3096, label %3089
3096:
 %3097 = icmp eq i64 %5, %3056
 br i1 %3097, label %1628, label %3054
3098:
 %3099 = load i64, ptr %411, align 1
 %3100 = icmp ne i64 %3099, 0
 %3101 = select i1 %3100, i1 true, i1 %440
 br i1 %3101, label %3109, label %3102
3102:
 %3103 = load double, ptr %383, align 1
 %3104 = fcmp nsz contract ole double %3226, %3103
 %3105 = fmul nsz contract double %3226, 1.200000e+00
 %3106 = fcmp nsz contract olt double %3103, %3105
 %3107 = and i1 %3104, %3106
 br i1 %3107, label %3108, label %3109
3108:
 store double %3226, ptr %383, align 1
 br label %3109
3109:
 %3110 = icmp sgt i64 %3112, 1
 br i1 %3110, label %3111, label %3340
3111:
 %3112 = phi i64 [ %1, %353 ], [ %3113, %3109 ]
 %3113 = add nsw i64 %3112, -1
 %3114 = load i64, ptr %377, align 1
 %3115 = icmp eq i64 %3114, 0
 br i1 %3115, label %3116, label %3340
3116:
 %3117 = load i64, ptr %378, align 1
 %3118 = load i64, ptr %379, align 1
 %3119 = add nsw i64 %3118, %3117
 %3120 = icmp slt i64 %3119, %60
 br i1 %3120, label %3121, label %511
3121:
 %3122 = load i64, ptr %381, align 1
 %3123 = icmp slt i64 %3122, 0
 %3124 = select i1 %3123, i64 %66, i64 0
 %3125 = add i64 %3124, %3122
 %3126 = mul i64 %3125, %69
 %3127 = getelementptr double, ptr %70, i64 %3126
 %3128 = getelementptr i8, ptr %3127, i64 8
 %3129 = load double, ptr %3128, align 8
 %3130 = load double, ptr %382, align 1
 %3131 = fcmp nsz contract olt double %3130, %3129
 %3132 = select i1 %3131, double %3130, double %3129
 br i1 %380, label %3133, label %3173
3133:
 %3134 = load double, ptr %70, align 8
 %3135 = load i64, ptr %386, align 1
 %3136 = add nsw i64 %3135, 1
 %3137 = sitofp i64 %3136 to double
 %3138 = fmul nsz contract double %54, %3137
 %3139 = fadd nsz contract double %3134, %3138
 %3140 = fsub nsz contract double %3132, %387
 %3141 = fcmp nsz contract ogt double %3139, %3140
 br i1 %3141, label %3142, label %3154
3142:
 %3143 = fadd nsz contract double %387, %3132
 %3144 = fcmp nsz contract ogt double %3139, %3143
 br i1 %3144, label %3145, label %3154
3145:
 %3146 = load double, ptr %393, align 8
 %3147 = fcmp nsz contract olt double %3132, %3146
 br i1 %3147, label %3148, label %3154
3148:
 %3149 = load i64, ptr %394, align 1
 %3150 = icmp eq i64 %3149, %3136
 br i1 %3150, label %3154, label %3151
3151:
 store i64 %3136, ptr %394, align 1
 %3152 = load i64, ptr %395, align 1
 %3153 = add nsw i64 %3152, 1
 store i64 %3153, ptr %395, align 1
 br label %3154
3154:
 %3155 = phi double [ %3139, %3133 ], [ %3132, %3142 ], [ %3132, %3145 ], [ %3132, %3148 ], [ %3132, %3151 ]
 %3156 = load double, ptr %210, align 1
 %3157 = fsub nsz contract double %3155, %3156
 %3158 = load double, ptr %383, align 1
 %3159 = fmul nsz contract double %3157, 0x3FEFFFFDE7210BE9
 %3160 = fcmp nsz contract olt double %3158, %3159
 br i1 %3160, label %3161, label %3167
3161:
 %3162 = fmul nsz contract double %3158, 2.000000e+00
 %3163 = fcmp nsz contract ult double %3157, %3162
 %3164 = fmul nsz contract double %3157, 5.000000e-01
 %3165 = select i1 %3163, double %3164, double %3158
 %3166 = fadd nsz contract double %3156, %3165
 br label %3190
3167:
 %3168 = fsub nsz contract double %3157, %54
 %3169 = tail call nsz contract double @llvm.fabs.f64(double %3168)
 %3170 = fcmp nsz contract ugt double %3169, %396
 %3171 = select i1 %3170, double %3157, double %54
 store double %3155, ptr %384, align 1
 %3172 = load double, ptr %3128, align 8
 store double %3171, ptr %385, align 1
 br i1 %3141, label %3224, label %3195
3173:
 %3174 = load double, ptr %383, align 1
 %3175 = getelementptr i8, ptr %3127, i64 32
 %3176 = load double, ptr %3175, align 8
 %3177 = fcmp nsz contract olt double %3176, %3174
 %3178 = select i1 %3177, double %3176, double %3174
 %3179 = load double, ptr %210, align 1
 %3180 = fsub nsz contract double %3132, %3179
 %3181 = fmul nsz contract double %3178, 1.010000e+00
 %3182 = fcmp nsz contract ugt double %3180, %3181
 br i1 %3182, label %3184, label %3183
3183:
 store double %3132, ptr %384, align 1
 store double %3180, ptr %385, align 1
 br label %3224
3184:
 %3185 = fmul nsz contract double %3178, 2.000000e+00
 %3186 = fcmp nsz contract olt double %3180, %3185
 %3187 = fmul nsz contract double %3180, 5.000000e-01
 %3188 = select i1 %3186, double %3187, double %3178
 %3189 = fadd nsz contract double %3179, %3188
 br label %3190
3190:
 %3191 = phi double [ %3189, %3184 ], [ %3166, %3161 ]
 %3192 = phi double [ %3188, %3184 ], [ %3165, %3161 ]
 %3193 = phi double [ %3179, %3184 ], [ %3156, %3161 ]
 store double %3191, ptr %384, align 1
 %3194 = load double, ptr %3128, align 8
 store double %3192, ptr %385, align 1
 br label %3195
3195:
 %3196 = phi double [ %3172, %3167 ], [ %3194, %3190 ]
 %3197 = phi double [ %3171, %3167 ], [ %3192, %3190 ]
 %3198 = phi double [ %3156, %3167 ], [ %3193, %3190 ]
 %3199 = phi double [ %3155, %3167 ], [ %3191, %3190 ]
 %3200 = tail call nsz contract double @llvm.fabs.f64(double %3198)
 %3201 = fcmp nsz contract olt double %3200, 0x16687E92154EF7AC
 br i1 %3201, label %3202, label %3210
3202:
 %3203 = fmul nsz contract double %3200, 0x4670000000000000
 %3204 = fmul nsz contract double %3203, 0x3CA0000000000001
 %3205 = fadd nsz contract double %3203, %3204
 %3206 = fsub nsz contract double %3205, %3203
 %3207 = fmul nsz contract double %3206, 0x3970000000000000
 %3208 = fcmp nsz contract olt double %3207, 4.940660e-324
 %3209 = select i1 %3208, double 4.940660e-324, double %3207
 br label %3214
3210:
 %3211 = fmul nsz contract double %3200, 0x3CA0000000000001
 %3212 = fadd nsz contract double %3200, %3211
 %3213 = fsub nsz contract double %3212, %3200
 br label %3214
3214:
 %3215 = phi double [ %3213, %3210 ], [ %3209, %3202 ]
 %3216 = fmul nsz contract double %3215, 1.600000e+01
 %3217 = load double, ptr %70, align 8
 %3218 = fsub nsz contract double %3196, %3217
 %3219 = tail call nsz contract double @llvm.fabs.f64(double %3218)
 %3220 = fmul nsz contract double %3219, 1.000000e-30
 %3221 = fcmp nsz contract ogt double %3220, %3216
 %3222 = select i1 %3221, double %3220, double %3216
 %3223 = fcmp nsz contract ugt double %3197, %3222
 br i1 %3223, label %3224, label %511
3224:
 %3225 = phi i1 [ false, %3167 ], [ true, %3214 ], [ false, %3183 ]
 %3226 = phi double [ %3171, %3167 ], [ %3197, %3214 ], [ %3180, %3183 ]
 %3227 = phi double [ %3155, %3167 ], [ %3199, %3214 ], [ %3132, %3183 ]
 %3228 = tail call nsz contract double @llvm.fabs.f64(double %3227)
 %3229 = fcmp nsz contract olt double %3228, 0x16687E92154EF7AC
 br i1 %3229, label %3230, label %3238
3230:
 %3231 = fmul nsz contract double %3228, 0x4670000000000000
 %3232 = fmul nsz contract double %3231, 0x3CA0000000000001
 %3233 = fadd nsz contract double %3231, %3232
 %3234 = fsub nsz contract double %3233, %3231
 %3235 = fmul nsz contract double %3234, 0x3970000000000000
 %3236 = fcmp nsz contract olt double %3235, 4.940660e-324
 %3237 = select i1 %3236, double 4.940660e-324, double %3235
 br label %3242
3238:
 %3239 = fmul nsz contract double %3228, 0x3CA0000000000001
 %3240 = fadd nsz contract double %3228, %3239
 %3241 = fsub nsz contract double %3240, %3228
 br label %3242
3242:
 %3243 = phi double [ %3241, %3238 ], [ %3237, %3230 ]
 %3244 = load i64, ptr %397, align 1
 %3245 = icmp slt i64 %3244, %86
 br i1 %3245, label %3246, label %3255
3246:
 %3247 = fmul nsz contract double %3243, 2.000000e+00
 %3248 = icmp slt i64 %3244, 0
 %3249 = select i1 %3248, i64 %86, i64 0
 %3250 = getelementptr double, ptr %87, i64 %3244
 %3251 = getelementptr double, ptr %3250, i64 %3249
 %3252 = load double, ptr %3251, align 8
 %3253 = fadd nsz contract double %3227, %3247
 %3254 = fcmp nsz contract ugt double %3252, %3253
 br i1 %3254, label %3255, label %511
3255:
 %3256 = fcmp nsz contract oeq double %3226, 0.000000e+00
 br i1 %3256, label %3340, label %513
3257:
 %3258 = phi double [ %1319, %1315 ], [ %3017, %2010 ], [ %3017, %2014 ], [ %1563, %1559 ]
 %3259 = fcmp nsz contract olt double %3258, 0.000000e+00
 br i1 %3259, label %3260, label %3285
3260:
 %3261 = phi double [ %3258, %3257 ], [ -2.500000e-01, %1598 ], [ -2.500000e-01, %1179 ], [ -2.000000e-01, %1997 ], [ -2.500000e-01, %578 ], [ -2.500000e-01, %1268 ], [ -2.500000e-01, %1556 ], [ 0xBFD5555555555555, %1559 ], [ -5.000000e-01, %1315 ]
 %3262 = load i64, ptr %379, align 1
 %3263 = add nsw i64 %3262, 1
 store i64 %3263, ptr %379, align 1
 %3264 = fneg nsz contract double %3261
 %3265 = fmul nsz contract double %3226, %3264
 store double %3265, ptr %383, align 1
 br i1 %380, label %3266, label %3284
3266:
 %3267 = load i64, ptr %447, align 1
 %3268 = load i64, ptr %394, align 1
 %3269 = load i64, ptr %386, align 1
 %3270 = add nsw i64 %3269, 1
 %3271 = icmp eq i64 %3268, %3270
 br i1 %3271, label %3284, label %3280
3272:
 %3273 = shl nuw nsw i64 %3267, 3
 %3274 = add nuw nsw i64 %3273, 200
 br label %3275
3275:
 %3276 = phi i64 [ 192, %3280 ], [ %3274, %3272 ], [ 224, %3282 ]
 %3277 = getelementptr inbounds nuw i8, ptr %210, i64 %3276
 %3278 = load i64, ptr %3277, align 1
 %3279 = add nsw i64 %3278, 1
 store i64 %3279, ptr %3277, align 1
 br label %3284
3280:
 store i64 %3270, ptr %394, align 1
 %3281 = icmp slt i64 %3267, 0
 br i1 %3281, label %3275, label %3282
3282:
 %3283 = icmp samesign ult i64 %3267, 3
 br i1 %3283, label %3272, label %3275
3284:
 store double 2.000000e+00, ptr %464, align 1
 br label %3337
3285:
 %3286 = load i64, ptr %378, align 1
 %3287 = add nsw i64 %3286, 1
 store i64 %3287, ptr %378, align 1
 %3288 = load double, ptr %210, align 1
 %3289 = load double, ptr %393, align 8
 %3290 = fcmp nsz contract ult double %3288, %3289
 br i1 %3290, label %3291, label %3294
3291:
 %3292 = load double, ptr %382, align 1
 %3293 = fcmp nsz contract ult double %3288, %3292
 br i1 %3293, label %3296, label %3294
3294:
 %3295 = phi i64 [ 1, %3285 ], [ 6, %3291 ]
 store i64 %3295, ptr %377, align 1
 br label %3296
3296:
 br i1 %380, label %3297, label %3307
3297:
 store double %54, ptr %383, align 1
 %3298 = load double, ptr %70, align 8
 %3299 = load i64, ptr %386, align 1
 %3300 = add nsw i64 %3299, 1
 %3301 = sitofp i64 %3300 to double
 %3302 = fadd nsz contract double %3301, 0xBEB0C6F7A0B5ED8D
 %3303 = fmul nsz contract double %54, %3302
 %3304 = fadd nsz contract double %3298, %3303
 %3305 = fcmp nsz contract ult double %3288, %3304
 br i1 %3305, label %3337, label %3306
3306:
 store i64 %3300, ptr %386, align 1
 br label %3337
3307:
 %3308 = load double, ptr %464, align 1
 %3309 = fcmp nsz contract ogt double %3308, 1.000000e+00
 %3310 = select i1 %3309, double 1.000000e+00, double 6.000000e+00
 %3311 = fcmp nsz contract olt double %3308, 1.000000e-04
 %3312 = select i1 %3311, double 1.000000e-04, double %3308
 %3313 = fcmp nsz contract ogt double %3312, 1.000000e+00
 %3314 = select i1 %3313, double 1.000000e+00, double %3312
 %3315 = fcmp nsz contract olt double %3258, 0x3C9CD2B297D889BC
 %3316 = select i1 %3315, double 0x3C9CD2B297D889BC, double %3258
 %3317 = tail call nsz contract double @llvm.pow.f64(double %3316, double %510)
 %3318 = fmul nsz contract double %3317, 9.000000e-01
 %3319 = tail call nsz contract double @llvm.pow.f64(double %3314, double 4.000000e-02)
 %3320 = fmul nsz contract double %3318, %3319
 %3321 = fcmp nsz contract olt double %3320, 0x3FD5555555555555
 %3322 = select i1 %3321, double 0x3FD5555555555555, double %3320
 %3323 = fcmp nsz contract olt double %3310, %3322
 %3324 = select i1 %3323, double %3310, double %3322
 %3325 = fmul nsz contract double %3226, %3324
 %3326 = load double, ptr %383, align 1
 %3327 = fcmp nsz contract olt double %3226, %3326
 %3328 = fcmp nsz contract oge double %3320, 1.000000e+00
 %3329 = select i1 %3327, i1 %3328, i1 false
 %3330 = fcmp nsz contract ogt double %3326, %3325
 %3331 = select i1 %3329, i1 %3330, i1 false
 %3332 = select i1 %3331, double %3326, double %3325
 %3333 = fcmp nsz contract olt double %57, %3332
 %3334 = select i1 %3333, double %57, double %3332
 store double %3334, ptr %383, align 1
 %3335 = fcmp nsz contract olt double %3258, 1.000000e-04
 %3336 = select i1 %3335, double 1.000000e-04, double %3258
 store double %3336, ptr %464, align 1
 br label %3337
3337:
 %3338 = phi double [ %3261, %3284 ], [ %3258, %3297 ], [ %3258, %3306 ], [ %3258, %3307 ]
 %3339 = fcmp nsz contract ult double %3338, 0.000000e+00
 br i1 %3339, label %3109, label %3098
3340:
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
