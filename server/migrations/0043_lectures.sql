CREATE TABLE "lecture_attendances" (
	"lecture_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_minute" timestamp (3) with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	CONSTRAINT "lecture_attendances_lecture_id_user_id_pk" PRIMARY KEY("lecture_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "lecture_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parent_id" uuid,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"index" integer DEFAULT 0 NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"main_index" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lecture_chats" (
	"lecture_id" uuid PRIMARY KEY NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"slow_seconds" smallint DEFAULT 0 NOT NULL,
	"pinned_id" uuid
);
--> statement-breakpoint
CREATE TABLE "lecture_connections" (
	"socket_id" text NOT NULL,
	"lecture_id" uuid NOT NULL,
	"user_id" uuid,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lecture_connections_lecture_id_socket_id_pk" PRIMARY KEY("lecture_id","socket_id")
);
--> statement-breakpoint
CREATE TABLE "lecture_grams" (
	"row_id" uuid PRIMARY KEY NOT NULL,
	"grams" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lecture_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lecture_id" uuid NOT NULL,
	"user_id" uuid,
	"session_digest" text,
	"code_digest" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lecture_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lecture_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"user_id" uuid,
	"message" text NOT NULL,
	"is_question" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "lecture_messages_removed" CHECK (removed_at is null or message = '')
);
--> statement-breakpoint
CREATE TABLE "lecture_mutes" (
	"lecture_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lecture_mutes_lecture_id_user_id_pk" PRIMARY KEY("lecture_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "lecture_texts" (
	"row_id" uuid PRIMARY KEY NOT NULL,
	"haystack" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lecture_views" (
	"lecture_id" uuid NOT NULL,
	"day" date NOT NULL,
	"session" text NOT NULL,
	CONSTRAINT "lecture_views_lecture_id_day_session_pk" PRIMARY KEY("lecture_id","day","session")
);
--> statement-breakpoint
CREATE TABLE "lectures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"category_id" uuid,
	"subject" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"thumb_id" uuid,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"video_type" text DEFAULT 'UTUBE' NOT NULL,
	"video_link" text DEFAULT '' NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"has_code" boolean DEFAULT false NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"is_stream" boolean DEFAULT false NOT NULL,
	"is_mice_now" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"minutes" smallint NOT NULL,
	"shown_at" timestamp (3) with time zone NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lectures_places" CHECK (place between 1 and 500),
	CONSTRAINT "lectures_code" CHECK (not has_code or code <> '')
);
--> statement-breakpoint
ALTER TABLE "lecture_attendances" ADD CONSTRAINT "lecture_attendances_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_attendances" ADD CONSTRAINT "lecture_attendances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_categories" ADD CONSTRAINT "lecture_categories_parent_id_lecture_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lecture_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_chats" ADD CONSTRAINT "lecture_chats_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_connections" ADD CONSTRAINT "lecture_connections_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_connections" ADD CONSTRAINT "lecture_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_grams" ADD CONSTRAINT "lecture_grams_row_id_lectures_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_grants" ADD CONSTRAINT "lecture_grants_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_grants" ADD CONSTRAINT "lecture_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_messages" ADD CONSTRAINT "lecture_messages_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_messages" ADD CONSTRAINT "lecture_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_mutes" ADD CONSTRAINT "lecture_mutes_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_mutes" ADD CONSTRAINT "lecture_mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_texts" ADD CONSTRAINT "lecture_texts_row_id_lectures_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecture_views" ADD CONSTRAINT "lecture_views_lecture_id_lectures_id_fk" FOREIGN KEY ("lecture_id") REFERENCES "public"."lectures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_category_id_lecture_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."lecture_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_thumb_id_files_id_fk" FOREIGN KEY ("thumb_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lecture_attendances_user" ON "lecture_attendances" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lecture_categories_code" ON "lecture_categories" USING btree ("code");--> statement-breakpoint
CREATE INDEX "lecture_categories_parent" ON "lecture_categories" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "lecture_connections_user" ON "lecture_connections" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lecture_connections_seen" ON "lecture_connections" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "lecture_grams_grams" ON "lecture_grams" USING gin ("grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "lecture_grants_user" ON "lecture_grants" USING btree ("user_id","lecture_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lecture_grants_session" ON "lecture_grants" USING btree ("session_digest","lecture_id");--> statement-breakpoint
CREATE INDEX "lecture_grants_created" ON "lecture_grants" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lecture_messages_number" ON "lecture_messages" USING btree ("lecture_id","number");--> statement-breakpoint
CREATE INDEX "lecture_messages_user" ON "lecture_messages" USING btree ("user_id","lecture_id","created_at");--> statement-breakpoint
CREATE INDEX "lecture_mutes_user" ON "lecture_mutes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "lecture_views_day" ON "lecture_views" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "lectures_place" ON "lectures" USING btree ("company_id","place");--> statement-breakpoint
CREATE INDEX "lectures_shown" ON "lectures" USING btree ("is_stream" DESC NULLS FIRST,"shown_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_active and is_public;--> statement-breakpoint
CREATE INDEX "lectures_category" ON "lectures" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "lectures_company" ON "lectures" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "lectures_created" ON "lectures" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);