CREATE TABLE "mailwright"."account_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"user_agent" text NOT NULL,
	"time_zone" text,
	"is_new" boolean NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mailwright"."account_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mailwright"."accounts" ADD COLUMN "picture_key" text;--> statement-breakpoint
ALTER TABLE "mailwright"."accounts" ADD COLUMN "closing_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "account_sessions_user" ON "mailwright"."account_sessions" USING btree ("user_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "account_sessions_age" ON "mailwright"."account_sessions" USING btree ("last_seen_at");