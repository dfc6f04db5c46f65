ALTER TABLE "users" ADD COLUMN "role" text;--> statement-breakpoint
-- Until now every administrator could do everything.
UPDATE "users" SET "role" = 'OWNER' WHERE "is_console";--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role" CHECK (is_console = (role is not null));