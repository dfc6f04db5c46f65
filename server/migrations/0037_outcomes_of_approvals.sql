ALTER TABLE "approval_requests" ADD COLUMN "outcome_key" text;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD COLUMN "outcome_values" jsonb;