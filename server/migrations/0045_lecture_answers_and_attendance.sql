CREATE TABLE "lecture_attendance_codes" (
	"lecture_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"code" text NOT NULL,
	"shown_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lecture_attendance_codes_lecture_id_number_pk" PRIMARY KEY("lecture_id","number"),
	CONSTRAINT "lecture_attendance_codes_number" CHECK (number between 1 and 2)
);
--> statement-breakpoint
CREATE TABLE "lecture_attendance_entries" (
	"lecture_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"user_id" uuid NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lecture_attendance_entries_lecture_id_user_id_number_pk" PRIMARY KEY("lecture_id","user_id","number")
);
--> statement-breakpoint
ALTER TABLE "lecture_messages" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "lecture_messages" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lecture_messages" ADD COLUMN "is_answered_by_console" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lecture_attendance_codes" ADD CONSTRAINT "lecture_attendance_codes_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_attendance_entries" ADD CONSTRAINT "lecture_attendance_entries_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_attendance_entries" ADD CONSTRAINT "lecture_attendance_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lecture_attendance_entries_user" ON "lecture_attendance_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lecture_messages_questions" ON "lecture_messages" USING btree ("lecture_id","number") WHERE is_question and removed_at is null;--> statement-breakpoint
ALTER TABLE "lecture_messages" ADD CONSTRAINT "lecture_messages_answer" CHECK ((answer is null) = (answered_at is null) and (answer is null or (is_question and removed_at is null)));