CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"shown_at" timestamp (3) with time zone NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"kind" text NOT NULL,
	"row_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"writer_name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_versions_kind_row_id_version_pk" PRIMARY KEY("kind","row_id","version")
);
--> statement-breakpoint
CREATE TABLE "content_views" (
	"kind" text NOT NULL,
	"row_id" uuid NOT NULL,
	"day" date NOT NULL,
	"session" text NOT NULL,
	CONSTRAINT "content_views_kind_row_id_day_session_pk" PRIMARY KEY("kind","row_id","day","session")
);
--> statement-breakpoint
CREATE INDEX "notices_order" ON "notices" USING btree ("is_pinned" DESC NULLS LAST,"shown_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notices_created" ON "notices" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_views_day" ON "content_views" USING btree ("day");