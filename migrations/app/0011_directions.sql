CREATE TABLE "mailwright"."template_directions" (
	"template_id" uuid PRIMARY KEY NOT NULL,
	"brief" text NOT NULL,
	"language" text,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"slots" jsonb NOT NULL,
	"taken" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailwright"."template_directions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mailwright"."template_directions" ADD CONSTRAINT "template_directions_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "mailwright"."templates"("id") ON DELETE cascade ON UPDATE no action;