CREATE TABLE "application_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"from_stage" text,
	"to_stage" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_snapshots" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"resume" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recruitment_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"status" text DEFAULT 'ON_WRITING' NOT NULL,
	"writing_step" text DEFAULT 'RESUME' NOT NULL,
	"own_resume" jsonb,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"certification" jsonb NOT NULL,
	"stage" text,
	"positive_stage" text,
	"rank" text collate "C" DEFAULT '' NOT NULL,
	"person_name" text DEFAULT '' NOT NULL,
	"card" jsonb,
	"haystack" text DEFAULT '' NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"is_certified" boolean DEFAULT false NOT NULL,
	"certified_at" timestamp (3) with time zone,
	"applied_at" timestamp (3) with time zone,
	"viewed_at" timestamp (3) with time zone,
	"staged_at" timestamp (3) with time zone,
	"pending_at" timestamp (3) with time zone,
	"meeting_at" timestamp (3) with time zone,
	"recruited_at" timestamp (3) with time zone,
	"eliminated_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applications_status_known" CHECK (status in ('ON_WRITING', 'IS_APPLIED', 'IS_REVOKED', 'ON_RECRUIT')),
	CONSTRAINT "applications_stage_known" CHECK (stage in ('IS_APPLIED', 'ON_PENDING', 'ON_MEETING', 'ON_RECRUIT', 'ELIMINATED')),
	CONSTRAINT "applications_submitted" CHECK (status not in ('IS_APPLIED', 'ON_RECRUIT') or num_nulls(stage, positive_stage, applied_at, staged_at, card) = 0),
	CONSTRAINT "applications_accepted" CHECK ((status = 'ON_RECRUIT') = (stage is not distinct from 'ON_RECRUIT' and status in ('IS_APPLIED', 'ON_RECRUIT')))
);
--> statement-breakpoint
CREATE TABLE "access_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reader_id" uuid NOT NULL,
	"reader_name" text NOT NULL,
	"person_id" uuid NOT NULL,
	"what" text NOT NULL,
	"subject_id" uuid,
	"reason" text,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid,
	"subject_name" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keys" (
	"id" text PRIMARY KEY NOT NULL,
	"use" text NOT NULL,
	"sealed_jwk" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"parent_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"spent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"is_kept" boolean NOT NULL,
	"user_agent" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "spent_seals" (
	"jti" text PRIMARY KEY NOT NULL,
	"spent_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"referrer" text DEFAULT '' NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"ceo_name" text DEFAULT '' NOT NULL,
	"website" text,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"address1" text DEFAULT '' NOT NULL,
	"address2" text DEFAULT '' NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"social_links" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"logo_file_id" uuid,
	"business_registration_file_id" uuid,
	"approval" text DEFAULT 'PENDING' NOT NULL,
	"reject_message" text,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"origin" text DEFAULT 'SIGN_UP' NOT NULL,
	"external_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_approval_known" CHECK (approval in ('PENDING', 'APPROVED', 'REJECTED'))
);
--> statement-breakpoint
CREATE TABLE "company_files" (
	"company_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_files_company_id_file_id_pk" PRIMARY KEY("company_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"type" text,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"storage_key" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"is_image" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attached_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"recruitment_id" uuid,
	"company_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "likes_one_target" CHECK (num_nonnulls(recruitment_id, company_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"state" text DEFAULT 'QUEUED' NOT NULL,
	"is_secret" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recruitment_attachments" (
	"recruitment_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recruitment_attachments_recruitment_id_file_id_pk" PRIMARY KEY("recruitment_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "recruitment_days" (
	"recruitment_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "recruitment_days_recruitment_id_day_pk" PRIMARY KEY("recruitment_id","day")
);
--> statement-breakpoint
CREATE TABLE "recruitment_texts" (
	"recruitment_id" uuid PRIMARY KEY NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"sanitiser_version" integer NOT NULL,
	"haystack" text DEFAULT '' NOT NULL,
	"grams" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recruitment_views" (
	"recruitment_id" uuid NOT NULL,
	"day" date NOT NULL,
	"session" text NOT NULL,
	CONSTRAINT "recruitment_views_recruitment_id_day_session_pk" PRIMARY KEY("recruitment_id","day","session")
);
--> statement-breakpoint
CREATE TABLE "recruitments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"state" text DEFAULT 'NO_SHOWN' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"is_open_hiring" boolean DEFAULT false NOT NULL,
	"closes_on_hiring" boolean DEFAULT false NOT NULL,
	"employed_from" date,
	"employed_until" date,
	"types" text[] DEFAULT '{}' NOT NULL,
	"wage_type" text,
	"wage_min" bigint,
	"wage_max" bigint,
	"is_abroad" boolean DEFAULT false NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"address1" text DEFAULT '' NOT NULL,
	"address2" text DEFAULT '' NOT NULL,
	"regions" text[] DEFAULT '{}' NOT NULL,
	"education_levels" text[] DEFAULT '{}' NOT NULL,
	"includes_graduating" boolean DEFAULT false NOT NULL,
	"is_education_irrelevant" boolean DEFAULT false NOT NULL,
	"careers" text[] DEFAULT '{}' NOT NULL,
	"career_years" integer,
	"career_months" integer,
	"is_career_irrelevant" boolean DEFAULT false NOT NULL,
	"age_min" integer,
	"age_max" integer,
	"is_age_irrelevant" boolean DEFAULT false NOT NULL,
	"gender" text,
	"is_gender_irrelevant" boolean DEFAULT false NOT NULL,
	"recruiter_name" text DEFAULT '' NOT NULL,
	"recruiter_phone" text DEFAULT '' NOT NULL,
	"recruiter_email" text DEFAULT '' NOT NULL,
	"hides_phone" boolean DEFAULT false NOT NULL,
	"hides_email" boolean DEFAULT false NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"facets" text[] DEFAULT '{}' NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"source_name" text,
	"source_url" text,
	"external_id" text,
	"source_hash" text,
	"published_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"closed_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recruitments_state_known" CHECK (state in ('ON_GOING', 'FINISHED', 'NO_SHOWN', 'CANCELED')),
	CONSTRAINT "recruitments_published" CHECK (state = 'NO_SHOWN' or state = 'CANCELED' or published_at is not null)
);
--> statement-breakpoint
CREATE TABLE "resumes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"profile_file_id" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_type" text,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"is_necessary" boolean NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms_agreements" (
	"user_id" uuid NOT NULL,
	"terms_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "terms_agreements_user_id_terms_id_version_pk" PRIMARY KEY("user_id","terms_id","version")
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"phone" text NOT NULL,
	"owner" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	"voided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"user_type" text,
	"is_console" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"address1" text DEFAULT '' NOT NULL,
	"address2" text DEFAULT '' NOT NULL,
	"born_at" text,
	"gender" text,
	"profile_file_id" uuid,
	"password_expires_at" timestamp (3) with time zone,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "users_type" CHECK (user_type in ('PERSON', 'COMPANY') or (user_type is null and is_console))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"drained_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "application_moves" ADD CONSTRAINT "application_moves_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_snapshots" ADD CONSTRAINT "application_snapshots_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_recruitment_id_recruitments_id_fk" FOREIGN KEY ("recruitment_id") REFERENCES "public"."recruitments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_business_registration_file_id_files_id_fk" FOREIGN KEY ("business_registration_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_files" ADD CONSTRAINT "company_files_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_files" ADD CONSTRAINT "company_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_recruitment_id_recruitments_id_fk" FOREIGN KEY ("recruitment_id") REFERENCES "public"."recruitments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruitment_attachments" ADD CONSTRAINT "recruitment_attachments_recruitment_id_recruitments_id_fk" FOREIGN KEY ("recruitment_id") REFERENCES "public"."recruitments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruitment_attachments" ADD CONSTRAINT "recruitment_attachments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruitment_days" ADD CONSTRAINT "recruitment_days_recruitment_id_recruitments_id_fk" FOREIGN KEY ("recruitment_id") REFERENCES "public"."recruitments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruitment_texts" ADD CONSTRAINT "recruitment_texts_recruitment_id_recruitments_id_fk" FOREIGN KEY ("recruitment_id") REFERENCES "public"."recruitments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruitment_views" ADD CONSTRAINT "recruitment_views_recruitment_id_recruitments_id_fk" FOREIGN KEY ("recruitment_id") REFERENCES "public"."recruitments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruitments" ADD CONSTRAINT "recruitments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_profile_file_id_files_id_fk" FOREIGN KEY ("profile_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_agreements" ADD CONSTRAINT "terms_agreements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_agreements" ADD CONSTRAINT "terms_agreements_terms_id_terms_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_profile_file_id_files_id_fk" FOREIGN KEY ("profile_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_moves_application" ON "application_moves" USING btree ("application_id","moved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_active" ON "applications" USING btree ("recruitment_id","person_id") WHERE status <> 'IS_REVOKED';--> statement-breakpoint
CREATE INDEX "applications_board" ON "applications" USING btree ("recruitment_id","stage","rank","id") WHERE status in ('IS_APPLIED', 'ON_RECRUIT');--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("recruitment_id","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status in ('IS_APPLIED', 'ON_RECRUIT');--> statement-breakpoint
CREATE INDEX "applications_person" ON "applications" USING btree ("person_id","saved_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applications_company" ON "applications" USING btree ("company_id","applied_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "access_records_person" ON "access_records" USING btree ("person_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_logs_created" ON "audit_logs" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "audit_logs_subject" ON "audit_logs" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_parent" ON "refresh_tokens" USING btree ("parent_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","ended_at");--> statement-breakpoint
CREATE INDEX "spent_seals_at" ON "spent_seals" USING btree ("spent_at");--> statement-breakpoint
CREATE INDEX "visits_started" ON "visits" USING btree ("started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_user" ON "companies" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_external" ON "companies" USING btree ("origin","external_id");--> statement-breakpoint
CREATE INDEX "companies_approval" ON "companies" USING btree ("approval","submitted_at");--> statement-breakpoint
CREATE INDEX "companies_name" ON "companies" USING btree ("name" collate "C");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "files_unattached" ON "files" USING btree ("created_at") WHERE attached_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "likes_recruitment" ON "likes" USING btree ("user_id","recruitment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "likes_company" ON "likes" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE INDEX "likes_user" ON "likes" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_created" ON "messages" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "recruitment_days_day" ON "recruitment_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "recruitment_texts_grams" ON "recruitment_texts" USING gin ("grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "recruitment_views_day" ON "recruitment_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "recruitments_recent" ON "recruitments" USING btree ("state","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recruitments_popular" ON "recruitments" USING btree ("state","hits" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recruitments_closing" ON "recruitments" USING btree ("state","ends_at","id");--> statement-breakpoint
CREATE INDEX "recruitments_company" ON "recruitments" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recruitments_facets" ON "recruitments" USING gin ("facets") WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "recruitments_external" ON "recruitments" USING btree ("source_name","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resumes_user" ON "resumes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "terms_code" ON "terms" USING btree ("code");--> statement-breakpoint
CREATE INDEX "phone_codes_phone" ON "phone_codes" USING btree ("phone","purpose","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("username");--> statement-breakpoint
CREATE UNIQUE INDEX "users_person_phone" ON "users" USING btree ("phone") WHERE user_type = 'PERSON' and status <> 'WITHDRAWN';--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("created_at") WHERE "outbox"."drained_at" is null;