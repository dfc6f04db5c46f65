-- Photos of drafts and hidden recruitments were readable by everybody until the recruitment was saved again.
UPDATE "files" SET "is_public" = false
FROM (
  SELECT c."user_id", (regexp_matches(t."content", '/api/v1/files/([0-9a-f-]{36})', 'g'))[1] AS "file_id",
    r."public_state" <> 'NO_SHOWN' AND r."published_at" IS NOT NULL AS "is_shown"
  FROM "recruitment_texts" t
  JOIN "recruitments" r ON r."id" = t."recruitment_id"
  JOIN "companies" c ON c."id" = r."company_id"
) AS "photos"
WHERE "files"."is_public" AND "files"."is_image" AND "files"."type" IS NULL
  AND "files"."id"::text = "photos"."file_id" AND "files"."owner_id" = "photos"."user_id"
  AND NOT "photos"."is_shown"
  AND NOT EXISTS (
    SELECT 1 FROM "recruitment_texts" t
    JOIN "recruitments" r ON r."id" = t."recruitment_id"
    WHERE r."public_state" <> 'NO_SHOWN' AND r."published_at" IS NOT NULL
      AND strpos(t."content", '/api/v1/files/' || "files"."id") > 0);
