CREATE TABLE "mailwright"."forms" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"brief" text NOT NULL,
	"form" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailwright"."forms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mailwright"."template_directions" ADD COLUMN "form" jsonb;--> statement-breakpoint
ALTER TABLE "mailwright"."drafts" ADD COLUMN "form" jsonb;--> statement-breakpoint
ALTER TABLE "mailwright"."templates" ADD COLUMN "facts_value" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mailwright"."template_versions" ADD COLUMN "facts_value" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mailwright"."forms" ADD CONSTRAINT "forms_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "mailwright"."accounts"("id") ON DELETE cascade ON UPDATE no action;