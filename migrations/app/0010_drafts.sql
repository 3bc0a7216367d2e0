CREATE TABLE "mailwright"."drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"brief" text NOT NULL,
	"language" text,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seed" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"designer" text NOT NULL,
	"email" jsonb NOT NULL,
	"operations" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"reason" text NOT NULL,
	"has_failed" boolean NOT NULL,
	"cut_at" timestamp with time zone NOT NULL,
	"held_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mailwright"."drafts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mailwright"."drafts" ADD CONSTRAINT "drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "mailwright"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_newest" ON "mailwright"."drafts" USING btree ("account_id","cut_at" DESC NULLS FIRST);