-- The search looks at the way a posting pays and at what it asks nothing of: what postings are found by is made again at the next start.
DELETE FROM "recruitment_grams";
