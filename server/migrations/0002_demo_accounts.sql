CREATE TABLE "demo_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "demo_accounts" ADD CONSTRAINT "demo_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Only the demonstration made accounts that nobody can log in as; where they are, the names below are its own too.
INSERT INTO "demo_accounts" ("user_id")
SELECT "id" FROM "users"
WHERE EXISTS (SELECT 1 FROM "users" WHERE "password_hash" = 'closed')
	AND ("password_hash" = 'closed' OR "username" ~ '^person[0-9]{2}$' OR "username" IN (
		'admin', 'person', 'company', 'pending', 'nuritrade', 'baramlogis', 'dodamfood', 'onbitliving',
		'haramglass', 'gaonexpo', 'mirtech', 'saebyeokmarine', 'chorokbio', 'solgatool'
	));
