DROP INDEX "messages_dispatch";--> statement-breakpoint
ALTER TABLE "service_forms" ADD COLUMN "is_anonymous" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dispatches" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "dispatches" ADD COLUMN "written_until" uuid;--> statement-breakpoint
ALTER TABLE "dispatches" ADD COLUMN "unwritten_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "service_forms_anonymous" ON "service_forms" USING btree ("created_at") WHERE is_anonymous;--> statement-breakpoint
CREATE INDEX "dispatches_writing" ON "dispatches" USING btree ("created_at") WHERE plan is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_dispatch" ON "messages" USING btree ("dispatch_id","user_id");