-- The search looks at whole addresses abroad: what recruitments are found by is made again at the next start.
DELETE FROM "recruitment_grams";
