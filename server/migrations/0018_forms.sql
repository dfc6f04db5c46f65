CREATE TABLE "form_sendings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form_id" uuid NOT NULL,
	"sender_id" uuid,
	"sender_name" text NOT NULL,
	"message_ids" uuid[] NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"fields" json NOT NULL,
	"thumb_id" uuid,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"emailed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "letter" jsonb;--> statement-breakpoint
ALTER TABLE "form_sendings" ADD CONSTRAINT "form_sendings_form_id_service_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."service_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_sendings" ADD CONSTRAINT "form_sendings_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_forms" ADD CONSTRAINT "service_forms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "form_sendings_fingerprint" ON "form_sendings" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "form_sendings_form" ON "form_sendings" USING btree ("form_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "form_sendings_sender" ON "form_sendings" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "service_forms_created" ON "service_forms" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_forms_user" ON "service_forms" USING btree ("user_id");