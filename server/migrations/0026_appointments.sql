CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE TABLE "appointment_parties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"user_id" uuid,
	"company_id" uuid,
	"lane" smallint DEFAULT 1 NOT NULL,
	"is_busy" boolean NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "appointment_parties_one" CHECK (num_nonnulls(user_id, company_id) = 1),
	CONSTRAINT "appointment_parties_lane" CHECK (lane between 1 and 20 and (lane = 1 or user_id is null))
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"source_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"title" text NOT NULL,
	"link" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "appointments_span" CHECK (starts_at < ends_at)
);
--> statement-breakpoint
CREATE TABLE "calendar_places" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"places" smallint NOT NULL,
	CONSTRAINT "calendar_places_bounds" CHECK (places between 1 and 20)
);
--> statement-breakpoint
ALTER TABLE "appointment_parties" ADD CONSTRAINT "appointment_parties_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_parties" ADD CONSTRAINT "appointment_parties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_parties" ADD CONSTRAINT "appointment_parties_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_places" ADD CONSTRAINT "calendar_places_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_parties_once" ON "appointment_parties" USING btree ("appointment_id",coalesce("user_id", "company_id"));--> statement-breakpoint
CREATE INDEX "appointment_parties_user" ON "appointment_parties" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointment_parties_company" ON "appointment_parties" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_source" ON "appointments" USING btree ("kind","source_id");--> statement-breakpoint
CREATE INDEX "appointments_company" ON "appointments" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "appointments_coming" ON "appointments" USING btree ("starts_at") WHERE state = 'CONFIRMED';
--> statement-breakpoint
ALTER TABLE "appointment_parties" ADD CONSTRAINT "appointment_parties_free" EXCLUDE USING gist (
	(coalesce("user_id", "company_id")) WITH =,
	"lane" WITH =,
	tstzrange("starts_at", "ends_at") WITH &&
) WHERE ("is_busy");
