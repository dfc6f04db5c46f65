-- The grams stand apart from their row, so that the rows alone are few pages, and uncompressed, so that they are read quickly.
ALTER TABLE "recruitment_grams" SET (toast_tuple_target = 128, fillfactor = 80);
--> statement-breakpoint
ALTER TABLE "recruitment_grams" ALTER COLUMN "grams" SET STORAGE EXTERNAL;
--> statement-breakpoint
CREATE FUNCTION follow_recruitment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE recruitment_grams SET state = NEW.state, published_at = NEW.published_at WHERE recruitment_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER recruitment_grams_follow AFTER UPDATE OF state, published_at ON recruitments
  FOR EACH ROW EXECUTE FUNCTION follow_recruitment();
