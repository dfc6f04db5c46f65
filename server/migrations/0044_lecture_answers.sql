ALTER TABLE "lecture_messages" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "lecture_messages" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lecture_messages" ADD COLUMN "is_answered_by_console" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "lecture_messages_questions" ON "lecture_messages" USING btree ("lecture_id","number") WHERE is_question and removed_at is null;--> statement-breakpoint
ALTER TABLE "lecture_messages" ADD CONSTRAINT "lecture_messages_answer" CHECK ((answer is null) = (answered_at is null) and (answer is null or (is_question and removed_at is null)));