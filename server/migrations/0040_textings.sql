CREATE TABLE "texting_addressees" (
	"texting_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"message_id" uuid,
	"problem" text,
	CONSTRAINT "texting_addressees_pkey" PRIMARY KEY("texting_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "texting_quotas" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "texting_quotas_count" CHECK (count between 0 and 500)
);
--> statement-breakpoint
CREATE TABLE "textings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"recruitment_id" uuid NOT NULL,
	"meeting_id" uuid,
	"sender_id" uuid,
	"sender_name" text NOT NULL,
	"sender_phone" text NOT NULL,
	"sender_email" text NOT NULL,
	"message" text NOT NULL,
	"state" text NOT NULL,
	"place" smallint,
	"fingerprint" text,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "textings_state" CHECK (state in ('DRAFT', 'WAITING', 'SENT', 'UNDONE')),
	CONSTRAINT "textings_sent_at" CHECK ((state = 'DRAFT') = (sent_at is null)),
	CONSTRAINT "textings_draft" CHECK ((state = 'DRAFT') = (place is not null)),
	CONSTRAINT "textings_places" CHECK (place between 1 and 50)
);
--> statement-breakpoint
ALTER TABLE "texting_addressees" ADD CONSTRAINT "texting_addressees_texting_id_textings_id_fk" FOREIGN KEY ("texting_id") REFERENCES "public"."textings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "texting_addressees" ADD CONSTRAINT "texting_addressees_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "texting_addressees" ADD CONSTRAINT "texting_addressees_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "texting_addressees" ADD CONSTRAINT "texting_addressees_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "texting_quotas" ADD CONSTRAINT "texting_quotas_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "textings" ADD CONSTRAINT "textings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "textings" ADD CONSTRAINT "textings_recruitment_id_recruitments_id_fk" FOREIGN KEY ("recruitment_id") REFERENCES "public"."recruitments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "textings" ADD CONSTRAINT "textings_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "textings" ADD CONSTRAINT "textings_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "texting_addressees_application" ON "texting_addressees" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "texting_addressees_person" ON "texting_addressees" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "texting_addressees_message" ON "texting_addressees" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "textings_company" ON "textings" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "textings_place" ON "textings" USING btree ("company_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "textings_fingerprint" ON "textings" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "textings_recruitment" ON "textings" USING btree ("recruitment_id");--> statement-breakpoint
CREATE INDEX "textings_meeting" ON "textings" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "textings_sender" ON "textings" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "textings_sent" ON "textings" USING btree ("sent_at") WHERE sent_at is not null;