DROP INDEX "mailwright"."templates_page";--> statement-breakpoint
ALTER TABLE "mailwright"."templates" ADD COLUMN "words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mailwright"."templates" ADD COLUMN "sort_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mailwright"."templates" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
-- What is there can be found at once, roughly as the service would have it; with its next save a template gets its words from the service.
UPDATE "mailwright"."templates" SET
  "sort_name" = left(lower(regexp_replace(normalize(btrim("name"), NFKD), '[\u0300-\u036f]', '', 'g')), 100),
  "words" = (
    SELECT array_to_tsvector(coalesce(array_agg(DISTINCT left(word, 60)), '{}'))
    FROM regexp_split_to_table(
      lower(regexp_replace(normalize(concat_ws(' ', "name", "subject", "preheader", left(
        regexp_replace(
          regexp_replace("html_value", '<!--.*?-->|<(style|script|title)\M.*?</\1\s*>', ' ', 'gi'),
          '<[^>]*>|&[#a-z0-9]+;|https?://\S+', ' ', 'gi'),
        100000)), NFKD), '[\u0300-\u036f]', '', 'g')),
      '[\s!-/:-@[-`{-~\u00a0\u00ab\u00bb\u2000-\u206f]+') AS word
    WHERE word <> '');--> statement-breakpoint
CREATE INDEX "templates_created" ON "mailwright"."templates" USING btree ("account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "mailwright"."templates"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "templates_name" ON "mailwright"."templates" USING btree ("account_id","sort_name" collate "C","id") WHERE "mailwright"."templates"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "templates_deleted" ON "mailwright"."templates" USING btree ("deleted_at") WHERE "mailwright"."templates"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "templates_page" ON "mailwright"."templates" USING btree ("account_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "mailwright"."templates"."deleted_at" is null;