CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"encrypted" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_invitations" (
	"meeting_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"notice" text NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meeting_invitations_pkey" PRIMARY KEY("meeting_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "meeting_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"meeting_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"recruitment_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'AWAITING' NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"canceled_at" timestamp (3) with time zone,
	"canceled_by" text,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meeting_slots_state" CHECK (state in ('AWAITING', 'CANCELED', 'APPROVED')),
	CONSTRAINT "meeting_slots_canceled" CHECK ((state = 'CANCELED') = (num_nulls(canceled_at, canceled_by) = 0)),
	CONSTRAINT "meeting_slots_approved" CHECK (state <> 'APPROVED' or approved_at is not null)
);
--> statement-breakpoint
CREATE TABLE "meeting_times" (
	"meeting_id" uuid NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meeting_times_pkey" PRIMARY KEY("meeting_id","date")
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"recruitment_id" uuid NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meetings_window" CHECK (starts_at < ends_at),
	CONSTRAINT "meetings_minutes" CHECK (minutes between 5 and 240),
	CONSTRAINT "meetings_closed" CHECK (completed_at is null or closed_at is not null)
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_invitations" ADD CONSTRAINT "meeting_invitations_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_invitations" ADD CONSTRAINT "meeting_invitations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_invitations" ADD CONSTRAINT "meeting_invitations_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_slots" ADD CONSTRAINT "meeting_slots_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_slots" ADD CONSTRAINT "meeting_slots_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_slots" ADD CONSTRAINT "meeting_slots_recruitment_id_recruitments_id_fk" FOREIGN KEY ("recruitment_id") REFERENCES "public"."recruitments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_slots" ADD CONSTRAINT "meeting_slots_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_slots" ADD CONSTRAINT "meeting_slots_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_times" ADD CONSTRAINT "meeting_times_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_recruitment_id_recruitments_id_fk" FOREIGN KEY ("recruitment_id") REFERENCES "public"."recruitments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_fingerprint" ON "calendar_feeds" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "meeting_invitations_person" ON "meeting_invitations" USING btree ("person_id","invited_at" DESC NULLS FIRST,"meeting_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "meeting_invitations_application" ON "meeting_invitations" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_slots_time" ON "meeting_slots" USING btree ("meeting_id","date") WHERE state <> 'CANCELED';--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_slots_applicant" ON "meeting_slots" USING btree ("meeting_id","application_id") WHERE state <> 'CANCELED';--> statement-breakpoint
CREATE INDEX "meeting_slots_meeting" ON "meeting_slots" USING btree ("meeting_id","created_at");--> statement-breakpoint
CREATE INDEX "meeting_slots_company" ON "meeting_slots" USING btree ("company_id","date","id");--> statement-breakpoint
CREATE INDEX "meeting_slots_person" ON "meeting_slots" USING btree ("person_id","meeting_id","created_at");--> statement-breakpoint
CREATE INDEX "meeting_slots_application" ON "meeting_slots" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "meeting_slots_recruitment" ON "meeting_slots" USING btree ("recruitment_id");--> statement-breakpoint
CREATE INDEX "meetings_company" ON "meetings" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "meetings_recruitment" ON "meetings" USING btree ("recruitment_id");