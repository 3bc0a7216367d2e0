CREATE TABLE "mailwright"."mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text,
	"content" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"dead_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailwright"."mail_outbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mailwright"."mail_outbox" USING btree ("next_attempt_at") WHERE "mailwright"."mail_outbox"."dead_at" is null;