CREATE TABLE "searched_words" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"session" text NOT NULL,
	CONSTRAINT "searched_words_words_day_session_pk" PRIMARY KEY("words","day","session")
);
--> statement-breakpoint
CREATE INDEX "searched_words_day" ON "searched_words" USING btree ("day");