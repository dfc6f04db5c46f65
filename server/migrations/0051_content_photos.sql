CREATE TABLE "content_photos" (
	"content_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "content_photos_content_id_file_id_pk" PRIMARY KEY("content_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "content_photos" ADD CONSTRAINT "content_photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_photos_file" ON "content_photos" USING btree ("file_id");--> statement-breakpoint
-- The photos of what was written before, where their owner may have attached them.
INSERT INTO "content_photos" ("content_id", "file_id")
SELECT DISTINCT "content"."id", "files"."id"
FROM (
  SELECT "id", "content", "user_id" AS "writer_id" FROM "posts"
  UNION ALL SELECT "id", "content", NULL FROM "notices"
  UNION ALL SELECT "id", "answer", NULL FROM "faqs"
  UNION ALL SELECT "id", "content", NULL FROM "popups"
) AS "content"
CROSS JOIN LATERAL regexp_matches("content"."content", '/api/v1/files/([0-9a-f-]{36})', 'g') AS "photo"
JOIN "files" ON "files"."id"::text = "photo"[1] AND "files"."is_image" AND "files"."type" IS NULL
JOIN "users" ON "users"."id" = "files"."owner_id"
WHERE "users"."is_console" OR "users"."id" = "content"."writer_id"
ON CONFLICT DO NOTHING;
