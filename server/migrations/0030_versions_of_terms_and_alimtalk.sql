ALTER TABLE "terms_versions" ADD COLUMN "effective_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "terms_versions" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "template" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "route" text;