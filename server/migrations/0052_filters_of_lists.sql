CREATE INDEX "posts_shown" ON "posts" USING btree ("is_pinned" DESC NULLS FIRST,"shown_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "access_records_what" ON "access_records" USING btree ("what","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "access_records_address" ON "access_records" USING btree ("address" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "audit_logs_action" ON "audit_logs" USING btree (lower("action") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "audit_logs_address" ON "audit_logs" USING btree ("address" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "messages_state" ON "messages" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_channel" ON "messages" USING btree ("channel","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_purpose" ON "messages" USING btree ("purpose","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);