-- The search looks at every character, at places and at tags: what postings are found by is made again at the next start.
DELETE FROM "recruitment_grams";
