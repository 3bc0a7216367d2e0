ALTER TABLE "mailwright"."template_versions" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mailwright"."template_versions" ADD COLUMN "changes" jsonb;--> statement-breakpoint
CREATE INDEX "template_versions_age" ON "mailwright"."template_versions" USING btree ("created_at");