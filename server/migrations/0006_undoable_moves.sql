ALTER TABLE "applications" ADD COLUMN "notice" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "undoable" jsonb;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "settles_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recruitments" ADD COLUMN "move_notice" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "not_before" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "applications_settling" ON "applications" USING btree ("settles_at") WHERE settles_at is not null;