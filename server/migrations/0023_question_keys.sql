ALTER TABLE "questions" ADD COLUMN "key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "questions_key" ON "questions" USING btree ("user_id","key");