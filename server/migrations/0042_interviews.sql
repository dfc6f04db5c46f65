CREATE TABLE "interview_memos" (
	"interview_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"memo" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interview_memos_pkey" PRIMARY KEY("interview_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "interview_participants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"interview_id" uuid NOT NULL,
	"user_id" uuid,
	"visitor" text NOT NULL,
	"name" text NOT NULL,
	"socket_id" text NOT NULL,
	"has_audio" boolean NOT NULL,
	"has_video" boolean NOT NULL,
	"is_host" boolean NOT NULL,
	"place" smallint NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interview_participants_places" CHECK (place between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "interview_people" (
	"interview_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"application_id" uuid,
	"position" smallint NOT NULL,
	"notice" text NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"notified_at" timestamp (3) with time zone,
	"notified_for" timestamp (3) with time zone,
	"called_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "interview_people_pkey" PRIMARY KEY("interview_id","user_id"),
	CONSTRAINT "interview_people_role" CHECK (role in ('INTERVIEWER', 'INTERVIEWEE'))
);
--> statement-breakpoint
CREATE TABLE "interview_seekers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"interview_id" uuid NOT NULL,
	"user_id" uuid,
	"visitor" text NOT NULL,
	"name" text NOT NULL,
	"socket_id" text,
	"state" text NOT NULL,
	"sought_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "interview_seekers_state" CHECK (state in ('WAITING', 'APPROVED', 'REJECTED')),
	CONSTRAINT "interview_seekers_answered" CHECK ((state = 'WAITING') = (answered_at is null))
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"recruitment_id" uuid,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"state" text DEFAULT 'AWAITING' NOT NULL,
	"entrance_type" text NOT NULL,
	"is_entrance_disabled" boolean DEFAULT false NOT NULL,
	"entrance_message" text DEFAULT '' NOT NULL,
	"is_message_disabled" boolean DEFAULT false NOT NULL,
	"schedule_type" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"hour" smallint NOT NULL,
	"minute" smallint NOT NULL,
	"minutes" smallint NOT NULL,
	"started_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "interviews_state" CHECK (state in ('AWAITING', 'PROGRESS', 'COMPLETE')),
	CONSTRAINT "interviews_started" CHECK (state = 'AWAITING' or started_at is not null),
	CONSTRAINT "interviews_closed" CHECK ((state = 'COMPLETE') = (closed_at is not null)),
	CONSTRAINT "interviews_schedule" CHECK ((schedule_type = 'ON_TIME') = (starts_at is not null))
);
--> statement-breakpoint
ALTER TABLE "interview_memos" ADD CONSTRAINT "interview_memos_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_memos" ADD CONSTRAINT "interview_memos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_participants" ADD CONSTRAINT "interview_participants_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_participants" ADD CONSTRAINT "interview_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_people" ADD CONSTRAINT "interview_people_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_people" ADD CONSTRAINT "interview_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_people" ADD CONSTRAINT "interview_people_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_seekers" ADD CONSTRAINT "interview_seekers_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_seekers" ADD CONSTRAINT "interview_seekers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_recruitment_id_recruitments_id_fk" FOREIGN KEY ("recruitment_id") REFERENCES "public"."recruitments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_memos_user" ON "interview_memos" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_participants_place" ON "interview_participants" USING btree ("interview_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_participants_once" ON "interview_participants" USING btree ("interview_id","visitor");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_participants_socket" ON "interview_participants" USING btree ("socket_id");--> statement-breakpoint
CREATE INDEX "interview_participants_user" ON "interview_participants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interview_people_user" ON "interview_people" USING btree ("user_id","interview_id");--> statement-breakpoint
CREATE INDEX "interview_people_application" ON "interview_people" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interview_seekers_once" ON "interview_seekers" USING btree ("interview_id","visitor");--> statement-breakpoint
CREATE INDEX "interview_seekers_user" ON "interview_seekers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interview_seekers_socket" ON "interview_seekers" USING btree ("socket_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_code" ON "interviews" USING btree ("code");--> statement-breakpoint
CREATE INDEX "interviews_company" ON "interviews" USING btree ("company_id",(state = 'COMPLETE'),coalesce(starts_at, created_at) desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "interviews_recruitment" ON "interviews" USING btree ("recruitment_id");