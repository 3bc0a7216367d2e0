CREATE TABLE "mailwright"."recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp with time zone,
	"session_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "mailwright"."recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mailwright"."recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "mailwright"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "mailwright"."recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_session" ON "mailwright"."recovery_codes" USING btree ("session_id");