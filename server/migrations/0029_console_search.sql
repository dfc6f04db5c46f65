CREATE INDEX "users_found_name" ON "users" USING btree (lower("name") collate "C") WHERE user_type is distinct from 'COMPANY' and status <> 'WITHDRAWN';--> statement-breakpoint
CREATE INDEX "users_found_username" ON "users" USING btree ("username" collate "C") WHERE status <> 'WITHDRAWN';--> statement-breakpoint
CREATE INDEX "users_found_phone" ON "users" USING btree (right("phone", 4),"id") WHERE status <> 'WITHDRAWN';--> statement-breakpoint
CREATE INDEX "companies_found" ON "companies" USING btree (lower("name") collate "C") WHERE user_id is not null and withdrawn_at is null;