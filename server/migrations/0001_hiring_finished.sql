CREATE TABLE "visit_days" (
	"day" date PRIMARY KEY NOT NULL,
	"sessions" integer NOT NULL,
	"visits" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dispatches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sender_id" uuid,
	"sender_name" text NOT NULL,
	"channel" text NOT NULL,
	"addressee_count" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"link" text NOT NULL,
	"about_user_id" uuid,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user_levels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"min_points" bigint DEFAULT 0 NOT NULL,
	"benefits" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advertising_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_granted" boolean NOT NULL,
	"source" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_settings" (
	"user_id" uuid NOT NULL,
	"kind_group" text NOT NULL,
	"is_email_on" boolean NOT NULL,
	"is_sms_on" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_settings_user_id_kind_group_pk" PRIMARY KEY("user_id","kind_group")
);
--> statement-breakpoint
CREATE TABLE "socket_io_attachments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now(),
	"payload" "bytea"
);
--> statement-breakpoint
CREATE TABLE "recruitment_grams" (
	"recruitment_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	"grams" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"chat_prompt_alerts" jsonb,
	"chat_prompt_groups" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"openai_enabled" boolean DEFAULT false NOT NULL,
	"openai_organization" text,
	"openai_project" text,
	"openai_key" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_one" CHECK (id = 1)
);
--> statement-breakpoint
CREATE TABLE "terms_versions" (
	"terms_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"is_necessary" boolean NOT NULL,
	"writer_name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "terms_versions_terms_id_version_pk" PRIMARY KEY("terms_id","version")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"username_hash" text NOT NULL,
	"user_type" text NOT NULL,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"withdrawn_at" timestamp (3) with time zone NOT NULL,
	"erase_at" timestamp (3) with time zone NOT NULL,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "likes" DROP CONSTRAINT "likes_one_target";--> statement-breakpoint
DROP INDEX "recruitment_texts_grams";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "career" text GENERATED ALWAYS AS (card->'summary'->>'career') STORED;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "career_months" integer GENERATED ALWAYS AS ((card->'summary'->>'careerMonths')::integer) STORED;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "education" text GENERATED ALWAYS AS (card->'summary'->'education'->>'institutionType') STORED;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "languages" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(card, '$.summary.languages[*].type')) STORED;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "certifications" jsonb GENERATED ALWAYS AS (card->'summary'->'certifications') STORED;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "withdrawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "likes" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "likes" ADD COLUMN "application_id" uuid;--> statement-breakpoint
ALTER TABLE "likes" ADD COLUMN "memo" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "purpose" text DEFAULT 'SERVICE' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "about_user_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "withheld_reason" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "next_attempt_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "dispatch_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locale" text DEFAULT 'ko' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "level_id" uuid;--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_about_user_id_users_id_fk" FOREIGN KEY ("about_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advertising_consents" ADD CONSTRAINT "advertising_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_settings" ADD CONSTRAINT "message_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruitment_grams" ADD CONSTRAINT "recruitment_grams_recruitment_id_recruitments_id_fk" FOREIGN KEY ("recruitment_id") REFERENCES "public"."recruitments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_versions" ADD CONSTRAINT "terms_versions_terms_id_terms_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dispatches_fingerprint" ON "dispatches" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "dispatches_sender" ON "dispatches" USING btree ("sender_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_items_once" ON "inbox_items" USING btree ("key","user_id");--> statement-breakpoint
CREATE INDEX "inbox_items_user" ON "inbox_items" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inbox_items_unread" ON "inbox_items" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "inbox_items_created" ON "inbox_items" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "inbox_items_about" ON "inbox_items" USING btree ("about_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_levels_code" ON "user_levels" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "user_levels_default" ON "user_levels" USING btree ("is_default") WHERE is_default;--> statement-breakpoint
CREATE INDEX "advertising_consents_newest" ON "advertising_consents" USING btree ("user_id","kind","at");--> statement-breakpoint
CREATE INDEX "socket_io_attachments_created" ON "socket_io_attachments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "recruitment_grams_grams" ON "recruitment_grams" USING gin ("grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("erase_at") WHERE erased_at is null;--> statement-breakpoint
CREATE INDEX "withdrawals_newest" ON "withdrawals" USING btree ("withdrawn_at" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE INDEX "withdrawals_username" ON "withdrawals" USING btree ("username_hash");--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_about_user_id_users_id_fk" FOREIGN KEY ("about_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_dispatch_id_dispatches_id_fk" FOREIGN KEY ("dispatch_id") REFERENCES "public"."dispatches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_level_id_user_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."user_levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_records_reader" ON "access_records" USING btree ("reader_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "access_records_created" ON "access_records" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "audit_logs_target" ON "audit_logs" USING btree ("subject_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_logs_actor" ON "audit_logs" USING btree ("actor_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "likes_person" ON "likes" USING btree ("user_id","person_id","type");--> statement-breakpoint
CREATE UNIQUE INDEX "likes_application" ON "likes" USING btree ("user_id","application_id");--> statement-breakpoint
CREATE INDEX "likes_about_person" ON "likes" USING btree ("person_id","type");--> statement-breakpoint
CREATE INDEX "likes_about_application" ON "likes" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "messages_waiting" ON "messages" USING btree ("next_attempt_at") WHERE state = 'QUEUED' and next_attempt_at is not null;--> statement-breakpoint
CREATE INDEX "messages_user" ON "messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "messages_dispatch" ON "messages" USING btree ("dispatch_id");--> statement-breakpoint
CREATE INDEX "messages_about" ON "messages" USING btree ("about_user_id");--> statement-breakpoint
CREATE INDEX "messages_topic" ON "messages" USING btree ("topic") WHERE state = 'QUEUED' and topic is not null;--> statement-breakpoint
CREATE INDEX "recruitments_written" ON "recruitments" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "terms_agreements_terms" ON "terms_agreements" USING btree ("terms_id","version");--> statement-breakpoint
CREATE INDEX "users_level" ON "users" USING btree ("level_id");--> statement-breakpoint
ALTER TABLE "recruitment_texts" DROP COLUMN "grams";--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_one_target" CHECK (num_nonnulls(recruitment_id, company_id, person_id, application_id) = 1);
--> statement-breakpoint
-- What was recorded stays: nobody changes or deletes it, but the retention of personal data in its own transaction,
-- which says `set local ieum.retention = 'on'`.
create or replace function refuse_rewriting() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('ieum.retention', true), '') <> 'on' then
    raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'UPDATE' then return new; end if;
  return old;
end $$;
--> statement-breakpoint
create trigger audit_logs_append_only before update or delete on audit_logs
  for each row execute function refuse_rewriting();
--> statement-breakpoint
create trigger audit_logs_kept before truncate on audit_logs
  for each statement execute function refuse_rewriting();
--> statement-breakpoint
create trigger access_records_append_only before update or delete on access_records
  for each row execute function refuse_rewriting();
--> statement-breakpoint
create trigger access_records_kept before truncate on access_records
  for each statement execute function refuse_rewriting();

--> statement-breakpoint
-- Sessions of before the days were counted; of their pages one each is known.
insert into visit_days (day, sessions, visits)
  select (started_at at time zone 'Asia/Seoul')::date, count(*)::int, count(*)::int from visits group by 1;

--> statement-breakpoint
-- What a company shows is shown once it is approved.
update files set is_public = false where id in (
  select logo_file_id from companies where approval <> 'APPROVED'
  union all
  select file_id from company_files join companies on companies.id = company_files.company_id
    where approval <> 'APPROVED'
);

--> statement-breakpoint
-- The grams stand apart from their row, so that the rows alone are few pages, and uncompressed, so that they are read quickly.
ALTER TABLE "recruitment_grams" SET (toast_tuple_target = 128, fillfactor = 80);
--> statement-breakpoint
ALTER TABLE "recruitment_grams" ALTER COLUMN "grams" SET STORAGE EXTERNAL;
--> statement-breakpoint
CREATE FUNCTION follow_recruitment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE recruitment_grams SET state = NEW.state, published_at = NEW.published_at WHERE recruitment_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER recruitment_grams_follow AFTER UPDATE OF state, published_at ON recruitments
  FOR EACH ROW EXECUTE FUNCTION follow_recruitment();

--> statement-breakpoint
-- The wording every text had before its wordings were kept.
insert into terms_versions (terms_id, version, subject, content, is_necessary, created_at)
  select id, version, subject, content, is_necessary, updated_at from terms;
