CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"is_notified" boolean DEFAULT true NOT NULL,
	"seen_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_places" CHECK (place between 1 and 20)
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_name" ON "saved_searches" USING btree ("user_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_place" ON "saved_searches" USING btree ("user_id","place");--> statement-breakpoint
CREATE INDEX "saved_searches_waiting" ON "saved_searches" USING btree ("user_id","seen_until") WHERE is_notified;