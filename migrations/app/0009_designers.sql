CREATE TABLE "mailwright"."designer_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"template_id" uuid,
	"work_id" uuid NOT NULL,
	"is_done" boolean NOT NULL,
	"purpose" text NOT NULL,
	"designer" text NOT NULL,
	"model" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"cached_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"cost_micros" bigint,
	"ms" integer NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailwright"."designer_calls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mailwright"."designer_choices" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"designer" text NOT NULL,
	"local_server" text,
	"local_model" text
);
--> statement-breakpoint
ALTER TABLE "mailwright"."designer_choices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mailwright"."designer_connections" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"service" text NOT NULL,
	"model" text NOT NULL,
	"address" text,
	"sealed_key" text,
	"key_end" text,
	"tested_at" timestamp with time zone,
	"test_ms" integer,
	"test_tokens" integer,
	"test_cost_micros" bigint
);
--> statement-breakpoint
ALTER TABLE "mailwright"."designer_connections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mailwright"."designer_limits" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"unit" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailwright"."designer_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mailwright"."designer_calls" ADD CONSTRAINT "designer_calls_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "mailwright"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailwright"."designer_calls" ADD CONSTRAINT "designer_calls_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "mailwright"."templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailwright"."designer_choices" ADD CONSTRAINT "designer_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "mailwright"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailwright"."designer_connections" ADD CONSTRAINT "designer_connections_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "mailwright"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailwright"."designer_limits" ADD CONSTRAINT "designer_limits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "mailwright"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "designer_calls_month" ON "mailwright"."designer_calls" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "designer_calls_template" ON "mailwright"."designer_calls" USING btree ("template_id");