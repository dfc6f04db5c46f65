CREATE TABLE "recruitment_removals" (
	"recruitment_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recruitment_days" DROP CONSTRAINT "recruitment_days_recruitment_id_recruitments_id_fk";
--> statement-breakpoint
DROP INDEX "recruitments_recent";--> statement-breakpoint
DROP INDEX "recruitments_popular";--> statement-breakpoint
DROP INDEX "recruitments_closing";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recruitments" ADD COLUMN "blocked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recruitments" ADD COLUMN "blocked_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recruitments" ADD COLUMN "block_reply" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recruitments" ADD COLUMN "block_replied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recruitments" ADD COLUMN "is_company_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "recruitments" ADD COLUMN "public_state" text GENERATED ALWAYS AS (case when blocked_at is not null or is_company_hidden then 'NO_SHOWN' else state end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "recruitment_removals_published" ON "recruitment_removals" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "recruitments_recent" ON "recruitments" USING btree ("public_state","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recruitments_popular" ON "recruitments" USING btree ("public_state","hits" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recruitments_closing" ON "recruitments" USING btree ("public_state","ends_at","id");
--> statement-breakpoint
-- A suspended or former company, and its postings, are public nowhere.
UPDATE "companies" SET "suspended_at" = now() FROM "users"
WHERE "users"."id" = "companies"."user_id" AND "users"."status" = 'BLOCKED';
--> statement-breakpoint
UPDATE "recruitments" SET "is_company_hidden" = true FROM "companies"
WHERE "companies"."id" = "recruitments"."company_id"
	AND ("companies"."suspended_at" IS NOT NULL OR "companies"."withdrawn_at" IS NOT NULL);
--> statement-breakpoint
-- What the search reads follows the public state instead of the company's own.
CREATE OR REPLACE FUNCTION follow_recruitment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE recruitment_grams SET state = NEW.public_state, published_at = NEW.published_at WHERE recruitment_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER recruitment_grams_follow ON recruitments;
--> statement-breakpoint
CREATE TRIGGER recruitment_grams_follow AFTER UPDATE OF state, blocked_at, is_company_hidden, published_at ON recruitments
  FOR EACH ROW EXECUTE FUNCTION follow_recruitment();
--> statement-breakpoint
UPDATE "recruitment_grams" SET "state" = "recruitments"."public_state" FROM "recruitments"
WHERE "recruitments"."id" = "recruitment_grams"."recruitment_id" AND "recruitments"."is_company_hidden";

--> statement-breakpoint
-- Whoever was approved in the moment of being entered was entered by an administrator.
UPDATE "companies" SET "origin" = 'CONSOLE' WHERE "origin" = 'SIGN_UP' AND "decided_at" = "submitted_at";
