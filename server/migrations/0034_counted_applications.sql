CREATE TABLE "application_days" (
	"attribute" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"types" text[] NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "application_days_attribute_day_key_types_pk" PRIMARY KEY("attribute","day","key","types")
);
--> statement-breakpoint
CREATE TABLE "changed_application_days" (
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "changed_application_days_day" ON "changed_application_days" USING btree ("day");--> statement-breakpoint
-- All days are counted in the first night.
INSERT INTO "changed_application_days" ("day")
SELECT DISTINCT ("applied_at" at time zone 'Asia/Seoul')::date FROM "applications" WHERE "applied_at" IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION note_changed_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.applied_at IS NOT NULL THEN
    INSERT INTO changed_application_days (day) VALUES ((OLD.applied_at at time zone 'Asia/Seoul')::date);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.applied_at IS NOT NULL
      AND (TG_OP = 'INSERT' OR NEW.applied_at IS DISTINCT FROM OLD.applied_at) THEN
    INSERT INTO changed_application_days (day) VALUES ((NEW.applied_at at time zone 'Asia/Seoul')::date);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_note_change AFTER INSERT OR DELETE
  OR UPDATE OF applied_at, stage, positive_stage, pending_at, meeting_at, recruited_at, undoable, card, recruitment_id
  ON applications FOR EACH ROW EXECUTE FUNCTION note_changed_application();
--> statement-breakpoint
CREATE FUNCTION note_changed_types() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changed_application_days (day)
  SELECT DISTINCT (applied_at at time zone 'Asia/Seoul')::date FROM applications
  WHERE recruitment_id = NEW.id AND applied_at IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER recruitments_note_types AFTER UPDATE OF types ON recruitments
  FOR EACH ROW WHEN (OLD.types IS DISTINCT FROM NEW.types) EXECUTE FUNCTION note_changed_types();
