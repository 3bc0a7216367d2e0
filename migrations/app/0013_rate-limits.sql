CREATE TABLE "mailwright"."rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailwright"."rate_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "rate_limits_expired" ON "mailwright"."rate_limits" USING btree ("expire");