CREATE TABLE "former_hash_tags" (
	"key" text PRIMARY KEY NOT NULL,
	"tag_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_hash_tags" ADD CONSTRAINT "former_hash_tags_tag_id_hash_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."hash_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_hash_tags_tag" ON "former_hash_tags" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "recruitments_answered" ON "recruitments" USING btree ("block_replied_at") WHERE block_replied_at is not null;