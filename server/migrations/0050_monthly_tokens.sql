-- Existing installations have the limit of new ones, ten times that of a day.
ALTER TABLE "settings" ADD COLUMN "openai_monthly_tokens" integer DEFAULT 3000000 NOT NULL;
