ALTER TABLE "mailwright"."drafts" ADD COLUMN "brand_id" uuid;--> statement-breakpoint
ALTER TABLE "mailwright"."templates" ADD COLUMN "brand_id" uuid;--> statement-breakpoint
ALTER TABLE "mailwright"."drafts" ADD CONSTRAINT "drafts_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "mailwright"."brands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailwright"."templates" ADD CONSTRAINT "templates_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "mailwright"."brands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_brand" ON "mailwright"."drafts" USING btree ("brand_id") WHERE "mailwright"."drafts"."brand_id" is not null;--> statement-breakpoint
CREATE INDEX "templates_brand" ON "mailwright"."templates" USING btree ("brand_id") WHERE "mailwright"."templates"."brand_id" is not null;