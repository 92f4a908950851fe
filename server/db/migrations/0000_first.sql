CREATE TABLE "company" (
	"id" text PRIMARY KEY NOT NULL,
	"employer_id" text NOT NULL,
	"company_name" text,
	"industry" text,
	"about" text,
	"phone" text,
	"email" text,
	"website" text,
	"rc_number" text,
	"tin" text,
	"street" text,
	"city" text,
	"state" text,
	"image_url" text,
	"verified" boolean DEFAULT false NOT NULL,
	CONSTRAINT "company_employer_id_unique" UNIQUE("employer_id")
);
--> statement-breakpoint
CREATE TABLE "device" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"employer_id" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "employer" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"phone" text,
	"image_url" text,
	"is_new_user" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "employer_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" text PRIMARY KEY NOT NULL,
	"employer_id" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"metadata" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"salt" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"verified_until" timestamp (3) with time zone,
	"proof_hash" text,
	"verified_from" text,
	CONSTRAINT "one_time_code_email_purpose_pk" PRIMARY KEY("email","purpose")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"employer_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"employer_id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"plan_code" text NOT NULL,
	"interval" text NOT NULL,
	"gig_count" integer,
	"gig_used" integer DEFAULT 0 NOT NULL,
	"renews_at" timestamp (3) with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet" (
	"employer_id" text PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'not_activated' NOT NULL,
	"currency" text DEFAULT 'NGN' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_employer_id_employer_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_employer_id_employer_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_employer_id_employer_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_employer_id_employer_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_employer_id_employer_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet" ADD CONSTRAINT "wallet_employer_id_employer_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_employer" ON "device" USING btree ("employer_id");--> statement-breakpoint
CREATE INDEX "mail_due" ON "mail" USING btree ("next_attempt_at") WHERE "mail"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "notification_newest" ON "notification" USING btree ("employer_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notification_unread" ON "notification" USING btree ("employer_id") WHERE not "notification"."read";--> statement-breakpoint
CREATE INDEX "rate_limit_end" ON "rate_limit" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "session_employer" ON "session" USING btree ("employer_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");