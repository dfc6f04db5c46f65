CREATE TABLE "flag_quotas" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "flag_quotas_most" CHECK (count between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "flags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"recruitment_id" uuid,
	"company_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decider_id" uuid,
	"decision_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "flags_decided" CHECK ((state = 'OPEN') = (decided_at is null))
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"state" text DEFAULT 'PREPARING' NOT NULL,
	"locale" text NOT NULL,
	"storage_key" text,
	"size" bigint,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "data_exports_ready" CHECK (state <> 'READY' or num_nulls(storage_key, size, expires_at) = 0)
);
--> statement-breakpoint
ALTER TABLE "flag_quotas" ADD CONSTRAINT "flag_quotas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flags" ADD CONSTRAINT "flags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flags" ADD CONSTRAINT "flags_recruitment_id_recruitments_id_fk" FOREIGN KEY ("recruitment_id") REFERENCES "public"."recruitments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flags" ADD CONSTRAINT "flags_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flags" ADD CONSTRAINT "flags_decider_id_users_id_fk" FOREIGN KEY ("decider_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "flags_recruitment_once" ON "flags" USING btree ("user_id","recruitment_id") WHERE recruitment_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "flags_company_once" ON "flags" USING btree ("user_id","company_id") WHERE recruitment_id is null;--> statement-breakpoint
CREATE INDEX "flags_open" ON "flags" USING btree ("created_at","id") WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "flags_newest" ON "flags" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "flags_of_recruitment" ON "flags" USING btree ("recruitment_id","state");--> statement-breakpoint
CREATE INDEX "flags_of_company" ON "flags" USING btree ("company_id","state");--> statement-breakpoint
CREATE INDEX "flags_decider" ON "flags" USING btree ("decider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_day" ON "data_exports" USING btree ("user_id","day") WHERE state <> 'FAILED';--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_preparing" ON "data_exports" USING btree ("user_id") WHERE state = 'PREPARING';--> statement-breakpoint
CREATE INDEX "data_exports_latest" ON "data_exports" USING btree ("user_id","requested_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "data_exports_expiring" ON "data_exports" USING btree ("expires_at") WHERE state = 'READY';--> statement-breakpoint
CREATE INDEX "data_exports_waiting" ON "data_exports" USING btree ("requested_at") WHERE state = 'PREPARING';