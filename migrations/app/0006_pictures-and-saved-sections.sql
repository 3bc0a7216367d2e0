CREATE TABLE "mailwright"."asset_removals" (
	"key" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailwright"."asset_removals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mailwright"."assets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assets_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "mailwright"."assets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mailwright"."saved_sections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"html" text NOT NULL,
	"css" text DEFAULT '' NOT NULL,
	"kind" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailwright"."saved_sections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mailwright"."assets" ADD CONSTRAINT "assets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "mailwright"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailwright"."saved_sections" ADD CONSTRAINT "saved_sections_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "mailwright"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asset_removals_due" ON "mailwright"."asset_removals" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "assets_page" ON "mailwright"."assets" USING btree ("account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "saved_sections_page" ON "mailwright"."saved_sections" USING btree ("account_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE FUNCTION "mailwright"."note_asset_removal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "mailwright"."asset_removals" ("key") VALUES (OLD."key") ON CONFLICT ("key") DO UPDATE SET "due_at" = now();
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "assets_removed" AFTER DELETE ON "mailwright"."assets" FOR EACH ROW EXECUTE FUNCTION "mailwright"."note_asset_removal"();
