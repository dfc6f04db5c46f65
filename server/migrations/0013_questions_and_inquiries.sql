CREATE TABLE "service_inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "service_inquiries_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid,
	"company_name" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"locale" text NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'ANSWER_AWAITING' NOT NULL,
	"position" bigint NOT NULL,
	"reply" text,
	"replied_by" text,
	"replier_id" uuid,
	"replied_at" timestamp (3) with time zone,
	"message_ids" uuid[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_phrases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_quotas" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"category" text,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"notice_by" text NOT NULL,
	"state" text DEFAULT 'ANSWER_AWAITING' NOT NULL,
	"position" bigint NOT NULL,
	"reply" text,
	"replier_id" uuid,
	"replied_at" timestamp (3) with time zone,
	"assignee_id" uuid,
	"score" integer,
	"comment" text DEFAULT '' NOT NULL,
	"rated_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questions_answered" CHECK ((state = 'ANSWER_COMPLETE') = (reply is not null and replied_at is not null)),
	CONSTRAINT "questions_score" CHECK (score is null or (score between 1 and 5 and state = 'ANSWER_COMPLETE'))
);
--> statement-breakpoint
ALTER TABLE "service_inquiries" ADD CONSTRAINT "service_inquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_inquiries" ADD CONSTRAINT "service_inquiries_replier_id_users_id_fk" FOREIGN KEY ("replier_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_quotas" ADD CONSTRAINT "question_quotas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_replier_id_users_id_fk" FOREIGN KEY ("replier_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "service_inquiries_number" ON "service_inquiries" USING btree ("number");--> statement-breakpoint
CREATE INDEX "service_inquiries_order" ON "service_inquiries" USING btree ("state","position","id");--> statement-breakpoint
CREATE INDEX "service_inquiries_created" ON "service_inquiries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "service_inquiries_user" ON "service_inquiries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "service_inquiries_replier" ON "service_inquiries" USING btree ("replier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_phrases_name" ON "question_phrases" USING btree ("name");--> statement-breakpoint
CREATE INDEX "questions_order" ON "questions" USING btree ("state","position","id");--> statement-breakpoint
CREATE INDEX "questions_user" ON "questions" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "questions_assignee" ON "questions" USING btree ("assignee_id","state","position");--> statement-breakpoint
CREATE INDEX "questions_replier" ON "questions" USING btree ("replier_id");