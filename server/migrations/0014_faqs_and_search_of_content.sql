CREATE TABLE "faq_grams" (
	"row_id" uuid PRIMARY KEY NOT NULL,
	"grams" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_texts" (
	"row_id" uuid PRIMARY KEY NOT NULL,
	"haystack" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_votes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"faq_id" uuid NOT NULL,
	"user_id" uuid,
	"session" text,
	"is_helpful" boolean NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"helpful" integer DEFAULT 0 NOT NULL,
	"unhelpful" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "faqs_votes_counted" CHECK ("faqs"."helpful" >= 0 and "faqs"."unhelpful" >= 0)
);
--> statement-breakpoint
CREATE TABLE "notice_grams" (
	"row_id" uuid PRIMARY KEY NOT NULL,
	"grams" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_texts" (
	"row_id" uuid PRIMARY KEY NOT NULL,
	"haystack" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "notices_order";--> statement-breakpoint
DROP INDEX "notices_created";--> statement-breakpoint
ALTER TABLE "faq_grams" ADD CONSTRAINT "faq_grams_row_id_faqs_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_texts" ADD CONSTRAINT "faq_texts_row_id_faqs_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_votes" ADD CONSTRAINT "faq_votes_faq_id_faqs_id_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_votes" ADD CONSTRAINT "faq_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_grams" ADD CONSTRAINT "notice_grams_row_id_notices_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_texts" ADD CONSTRAINT "notice_texts_row_id_notices_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "faq_grams_grams" ON "faq_grams" USING gin ("grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "faq_votes_user" ON "faq_votes" USING btree ("faq_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "faq_votes_session" ON "faq_votes" USING btree ("faq_id","session");--> statement-breakpoint
CREATE INDEX "faq_votes_of_user" ON "faq_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "faq_votes_reasons" ON "faq_votes" USING btree ("faq_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE reason <> '';--> statement-breakpoint
CREATE INDEX "faqs_order" ON "faqs" USING btree ("category","position","id");--> statement-breakpoint
CREATE INDEX "notice_grams_grams" ON "notice_grams" USING gin ("grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "notices_order" ON "notices" USING btree ("is_pinned" DESC NULLS FIRST,"shown_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notices_created" ON "notices" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);