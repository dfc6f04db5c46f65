-- The n-grams of a member are shorter than what PostgreSQL stores apart from its row, so the rows of "member_grams" were
-- four times as long as these. Now only the index has them; a view of the same name computes them, so that a process of
-- the previous version finds members as before.
DROP TABLE "member_grams" CASCADE;--> statement-breakpoint
ALTER TABLE "member_texts" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "member_texts" ADD COLUMN "user_type" text;--> statement-breakpoint
ALTER TABLE "member_texts" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "member_texts" ADD COLUMN "created_at" timestamp (3) with time zone;--> statement-breakpoint
-- A change of status or name stays in the page of its row, and writes no index.
ALTER TABLE "member_texts" SET (fillfactor = 90);--> statement-breakpoint
UPDATE "member_texts" SET "status" = "users"."status", "user_type" = "users"."user_type", "name" = "users"."name",
  "created_at" = "users"."created_at"
FROM "users" WHERE "users"."id" = "member_texts"."row_id";--> statement-breakpoint
ALTER TABLE "member_texts" ALTER COLUMN "status" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "member_texts" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "member_texts" ALTER COLUMN "created_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "member_texts_grams" ON "member_texts" USING gin (text_grams("haystack")) WITH (fastupdate=false);--> statement-breakpoint
CREATE VIEW "member_grams" AS (
  select row_id, haystack, status, user_type, name, created_at, text_grams(haystack) as grams from member_texts);--> statement-breakpoint
CREATE OR REPLACE FUNCTION save_member_text(member uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_texts (row_id, haystack, status, user_type, name, created_at)
    SELECT id, member_haystack(id), status, user_type, name, created_at FROM users WHERE id = member
    ON CONFLICT (row_id) DO UPDATE SET haystack = excluded.haystack, name = excluded.name;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE member_texts SET status = NEW.status, user_type = NEW.user_type, created_at = NEW.created_at
    WHERE row_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER member_grams_follow ON users;
--> statement-breakpoint
CREATE TRIGGER member_texts_follow AFTER UPDATE OF status, user_type, created_at ON users FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.user_type IS DISTINCT FROM NEW.user_type
    OR OLD.created_at IS DISTINCT FROM NEW.created_at)
  EXECUTE FUNCTION follow_user();
