CREATE TABLE "member_grams" (
	"row_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"user_type" text,
	"grams" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_texts" (
	"row_id" uuid PRIMARY KEY NOT NULL,
	"haystack" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_grams" ADD CONSTRAINT "member_grams_row_id_users_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_texts" ADD CONSTRAINT "member_texts_row_id_users_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_grams_grams" ON "member_grams" USING gin ("grams") WITH (fastupdate=false);
--> statement-breakpoint
-- The n-grams are apart from their row, so that the rows alone are few pages.
ALTER TABLE "member_grams" SET (toast_tuple_target = 128, fillfactor = 80);
--> statement-breakpoint
ALTER TABLE "member_grams" ALTER COLUMN "grams" SET STORAGE EXTERNAL;
--> statement-breakpoint
-- The same n-grams as those of kit/search/grams.ts: single characters, pairs and triples of each word. The spaces are
-- those of JavaScript, whatever the locale of the database.
CREATE FUNCTION text_grams(haystack text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT substr(words.word, starts.start, sizes.size)), '{}')
  FROM unnest(string_to_array(translate(haystack,
      U&'\0009\000A\000B\000C\000D\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000\FEFF',
      repeat(' ', 24)), ' ')) AS words(word),
    generate_series(1, 3) AS sizes(size),
    generate_series(1, char_length(words.word) - sizes.size + 1) AS starts(start)
$$;
--> statement-breakpoint
CREATE FUNCTION member_haystack(member uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT lower(normalize(concat_ws(E'\n', users.username, nullif(users.name, ''),
    nullif(nullif(companies.name, ''), users.name), nullif(companies.ceo_name, '')), NFC))
  FROM users LEFT JOIN companies ON companies.user_id = users.id WHERE users.id = member
$$;
--> statement-breakpoint
-- Volatile, so that each statement reads what others have committed meanwhile; both triggers run with the user's row
-- locked.
CREATE FUNCTION save_member_text(member uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  found text := member_haystack(member);
BEGIN
  INSERT INTO member_texts (row_id, haystack) VALUES (member, found)
    ON CONFLICT (row_id) DO UPDATE SET haystack = excluded.haystack;
  INSERT INTO member_grams (row_id, status, user_type, grams)
    SELECT id, status, user_type, text_grams(found) FROM users WHERE id = member
    ON CONFLICT (row_id) DO UPDATE SET grams = excluded.grams;
END $$;
--> statement-breakpoint
CREATE FUNCTION save_text_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM save_member_text(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION follow_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE member_grams SET status = NEW.status, user_type = NEW.user_type WHERE row_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION save_text_of_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM users WHERE id = NEW.user_id FOR UPDATE;
  PERFORM save_member_text(NEW.user_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_save_text AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION save_text_of_user();
--> statement-breakpoint
CREATE TRIGGER users_save_changed_text AFTER UPDATE OF username, name ON users FOR EACH ROW
  WHEN (OLD.username IS DISTINCT FROM NEW.username OR OLD.name IS DISTINCT FROM NEW.name)
  EXECUTE FUNCTION save_text_of_user();
--> statement-breakpoint
CREATE TRIGGER member_grams_follow AFTER UPDATE OF status, user_type ON users FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.user_type IS DISTINCT FROM NEW.user_type)
  EXECUTE FUNCTION follow_user();
--> statement-breakpoint
CREATE TRIGGER companies_save_text AFTER INSERT ON companies FOR EACH ROW
  WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION save_text_of_company();
--> statement-breakpoint
CREATE TRIGGER companies_save_changed_text AFTER UPDATE OF name, ceo_name, user_id ON companies FOR EACH ROW
  WHEN (NEW.user_id IS NOT NULL AND (OLD.name IS DISTINCT FROM NEW.name
    OR OLD.ceo_name IS DISTINCT FROM NEW.ceo_name OR OLD.user_id IS DISTINCT FROM NEW.user_id))
  EXECUTE FUNCTION save_text_of_company();
--> statement-breakpoint
-- Erased members are found by nothing.
INSERT INTO "member_texts" ("row_id", "haystack")
SELECT "id", member_haystack("id") FROM "users" WHERE "username" NOT LIKE 'former-%';
--> statement-breakpoint
INSERT INTO "member_grams" ("row_id", "status", "user_type", "grams")
SELECT "row_id", "status", "user_type", text_grams("haystack") FROM "member_texts" JOIN "users" ON "id" = "row_id";
