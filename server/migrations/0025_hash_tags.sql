CREATE TABLE "hash_tag_grams" (
	"row_id" uuid PRIMARY KEY NOT NULL,
	"grams" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hash_tag_texts" (
	"row_id" uuid PRIMARY KEY NOT NULL,
	"haystack" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hash_tags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"letters" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "taggings" (
	"kind" text NOT NULL,
	"row_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "taggings_kind_row_id_tag_id_pk" PRIMARY KEY("kind","row_id","tag_id")
);
--> statement-breakpoint
ALTER TABLE "hash_tag_grams" ADD CONSTRAINT "hash_tag_grams_row_id_hash_tags_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."hash_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hash_tag_texts" ADD CONSTRAINT "hash_tag_texts_row_id_hash_tags_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."hash_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taggings" ADD CONSTRAINT "taggings_tag_id_hash_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."hash_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hash_tag_grams_grams" ON "hash_tag_grams" USING gin ("grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "hash_tags_key" ON "hash_tags" USING btree ("key");--> statement-breakpoint
CREATE INDEX "hash_tags_letters" ON "hash_tags" USING btree ("letters" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "hash_tags_order" ON "hash_tags" USING btree ("position","key","id");--> statement-breakpoint
CREATE INDEX "hash_tags_suggested" ON "hash_tags" USING btree ("position","key") WHERE is_active;--> statement-breakpoint
CREATE INDEX "hash_tags_created" ON "hash_tags" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "taggings_tag" ON "taggings" USING btree ("tag_id","kind","row_id");