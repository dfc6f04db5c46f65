CREATE INDEX "users_name" ON "users" USING btree ("name" collate "C","id");--> statement-breakpoint
CREATE INDEX "users_sorted_username" ON "users" USING btree ("username" collate "C","id");--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_blocked" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'BLOCKED';--> statement-breakpoint
CREATE INDEX "users_companies" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE user_type = 'COMPANY';--> statement-breakpoint
CREATE INDEX "users_companies_name" ON "users" USING btree ("name" collate "C","id") WHERE user_type = 'COMPANY';--> statement-breakpoint
CREATE INDEX "companies_phone" ON "companies" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "companies_email" ON "companies" USING btree (lower("email"));