CREATE TABLE "mailwright"."closed_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "closed_accounts_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "mailwright"."closed_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "mailwright"."closed_accounts" ("id", "user_id", "closed_at") SELECT "id", "user_id", "closing_at" FROM "mailwright"."accounts" WHERE "closing_at" IS NOT NULL;
