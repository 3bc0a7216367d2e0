CREATE TABLE "mailwright"."brands" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailwright"."brands" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mailwright"."brands" ADD CONSTRAINT "brands_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "mailwright"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brands_account" ON "mailwright"."brands" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "brands_default" ON "mailwright"."brands" USING btree ("account_id") WHERE "mailwright"."brands"."is_default";