CREATE TABLE "chat_prompts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group" text NOT NULL,
	"query" text NOT NULL,
	"reply" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "chat_prompts_order" ON "chat_prompts" USING btree ("group","position","id");