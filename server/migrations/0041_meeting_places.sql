ALTER TABLE "appointments" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "place" text DEFAULT '' NOT NULL;