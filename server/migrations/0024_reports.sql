CREATE TABLE "measure_days" (
	"kind" text NOT NULL,
	"split" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "measure_days_kind_split_day_key_pk" PRIMARY KEY("kind","split","day","key")
);
--> statement-breakpoint
CREATE TABLE "measure_progress" (
	"kind" text NOT NULL,
	"split" text NOT NULL,
	"counted_from" date NOT NULL,
	"counted_until" date NOT NULL,
	CONSTRAINT "measure_progress_kind_split_pk" PRIMARY KEY("kind","split")
);
--> statement-breakpoint
CREATE TABLE "saved_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"split" text NOT NULL,
	"period" text NOT NULL,
	"from_day" date,
	"to_day" date,
	"is_weekly" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_reports_quota" CHECK (slot between 1 and 30),
	CONSTRAINT "saved_reports_days" CHECK ((period = 'OWN') = (from_day is not null and to_day is not null and from_day <= to_day)),
	CONSTRAINT "saved_reports_changes" CHECK (not (is_weekly and period = 'OWN'))
);
--> statement-breakpoint
ALTER TABLE "saved_reports" ADD CONSTRAINT "saved_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_reports_slot" ON "saved_reports" USING btree ("user_id","slot");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_reports_name" ON "saved_reports" USING btree ("user_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_reports_weekly" ON "saved_reports" USING btree ("id") WHERE is_weekly;--> statement-breakpoint
CREATE INDEX "questions_created" ON "questions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "questions_replied" ON "questions" USING btree ("replied_at");--> statement-breakpoint
CREATE INDEX "applications_applied" ON "applications" USING btree ("applied_at");--> statement-breakpoint
CREATE INDEX "recruitments_first_public" ON "recruitments" USING btree ("published_at");