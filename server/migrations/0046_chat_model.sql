CREATE TABLE "chat_model_days" (
	"day" date PRIMARY KEY NOT NULL,
	"tokens" integer DEFAULT 0 NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"declined" integer DEFAULT 0 NOT NULL,
	"last_failure" text,
	CONSTRAINT "chat_model_days_tokens" CHECK ("chat_model_days"."tokens" >= 0)
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "is_unanswered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "openai_model" text;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "openai_daily_tokens" integer DEFAULT 300000 NOT NULL;--> statement-breakpoint
CREATE INDEX "chat_messages_unanswered" ON "chat_messages" USING btree ("id" DESC NULLS FIRST) WHERE is_unanswered;