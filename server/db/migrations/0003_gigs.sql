-- Search by a piece of a word, within one employer's Gigs. Both come with PostgreSQL and may be created by the database's owner.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE TABLE "applicant" (
	"id" text PRIMARY KEY NOT NULL,
	"gig_id" text NOT NULL,
	"employer_id" text NOT NULL,
	"worker_id" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"invited" boolean DEFAULT false NOT NULL,
	"note" text,
	"proposed_kobo" bigint,
	"matched_skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"private_note" text,
	"decline_reason" text,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorite" (
	"employer_id" text NOT NULL,
	"worker_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favorite_employer_id_worker_id_pk" PRIMARY KEY("employer_id","worker_id")
);
--> statement-breakpoint
CREATE TABLE "gig" (
	"id" text PRIMARY KEY NOT NULL,
	"employer_id" text NOT NULL,
	"status" text NOT NULL,
	"closed_reason" text,
	"closed_note" text,
	"title" text NOT NULL,
	"category" text,
	"brief" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"next_session_at" timestamp (3) with time zone,
	"deadline_at" timestamp (3) with time zone,
	"workers_needed" integer DEFAULT 0 NOT NULL,
	"workers_hired" integer DEFAULT 0 NOT NULL,
	"pending_count" integer DEFAULT 0 NOT NULL,
	"shortlisted_count" integer DEFAULT 0 NOT NULL,
	"hired_count" integer DEFAULT 0 NOT NULL,
	"declined_count" integer DEFAULT 0 NOT NULL,
	"withdrawn_count" integer DEFAULT 0 NOT NULL,
	"subtotal_kobo" bigint DEFAULT 0 NOT NULL,
	"fee_kobo" bigint DEFAULT 0 NOT NULL,
	"vat_kobo" bigint DEFAULT 0 NOT NULL,
	"total_kobo" bigint DEFAULT 0 NOT NULL,
	"paid_kobo" bigint DEFAULT 0 NOT NULL,
	"released_kobo" bigint DEFAULT 0 NOT NULL,
	"refunded_kobo" bigint DEFAULT 0 NOT NULL,
	"payment_id" text,
	"republished_from_gig_id" text,
	"client_reference" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "gig_money_within" CHECK ("gig"."released_kobo" >= 0 and "gig"."refunded_kobo" >= 0 and "gig"."released_kobo" + "gig"."refunded_kobo" <= "gig"."paid_kobo")
);
--> statement-breakpoint
CREATE TABLE "gig_quote" (
	"id" text PRIMARY KEY NOT NULL,
	"employer_id" text NOT NULL,
	"price_key" text NOT NULL,
	"total_kobo" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gig_session" (
	"gig_id" text NOT NULL,
	"position" integer NOT NULL,
	"employer_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gig_session_gig_id_position_pk" PRIMARY KEY("gig_id","position")
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"gig_id" text NOT NULL,
	"worker_id" text NOT NULL,
	"employer_id" text NOT NULL,
	"message" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitation_gig_id_worker_id_pk" PRIMARY KEY("gig_id","worker_id")
);
--> statement-breakpoint
CREATE TABLE "worker" (
	"id" text PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"title" text NOT NULL,
	"image_url" text,
	"bio" text,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"category" text NOT NULL,
	"skills" jsonb NOT NULL,
	"soft_skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rating" double precision,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"completed_gigs" integer DEFAULT 0 NOT NULL,
	"on_time_rate" double precision,
	"rate_from_kobo" bigint,
	"portfolio" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"identity_verified" boolean DEFAULT false NOT NULL,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"phone" text,
	"email" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "worker_gig" (
	"id" text PRIMARY KEY NOT NULL,
	"gig_id" text NOT NULL,
	"employer_id" text NOT NULL,
	"worker_id" text NOT NULL,
	"applicant_id" text,
	"status" text DEFAULT 'hired' NOT NULL,
	"agreed_kobo" bigint NOT NULL,
	"sessions" jsonb,
	"hired_at" timestamp (3) with time zone NOT NULL,
	"review_due_at" timestamp (3) with time zone,
	"round" integer DEFAULT 1 NOT NULL,
	"changes_allowed" integer DEFAULT 2 NOT NULL,
	"payment_id" text,
	"paid_at" timestamp (3) with time zone,
	"cancel_reason" text,
	"review" jsonb,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "worker_gig_pay_positive" CHECK ("worker_gig"."agreed_kobo" > 0)
);
--> statement-breakpoint
DROP INDEX "notification_newest";--> statement-breakpoint
DROP INDEX "payment_newest";--> statement-breakpoint
DROP INDEX "payment_largest";--> statement-breakpoint
DROP INDEX "ticket_newest";--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_gig_id_gig_id_fk" FOREIGN KEY ("gig_id") REFERENCES "public"."gig"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_employer_id_employer_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant" ADD CONSTRAINT "applicant_worker_id_worker_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."worker"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_employer_id_employer_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite" ADD CONSTRAINT "favorite_worker_id_worker_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."worker"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gig" ADD CONSTRAINT "gig_employer_id_employer_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gig" ADD CONSTRAINT "gig_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gig_quote" ADD CONSTRAINT "gig_quote_employer_id_employer_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gig_session" ADD CONSTRAINT "gig_session_gig_id_gig_id_fk" FOREIGN KEY ("gig_id") REFERENCES "public"."gig"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gig_session" ADD CONSTRAINT "gig_session_employer_id_employer_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_gig_id_gig_id_fk" FOREIGN KEY ("gig_id") REFERENCES "public"."gig"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_worker_id_worker_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."worker"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_employer_id_employer_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_gig" ADD CONSTRAINT "worker_gig_gig_id_gig_id_fk" FOREIGN KEY ("gig_id") REFERENCES "public"."gig"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_gig" ADD CONSTRAINT "worker_gig_employer_id_employer_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_gig" ADD CONSTRAINT "worker_gig_worker_id_worker_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."worker"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_gig" ADD CONSTRAINT "worker_gig_applicant_id_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."applicant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_gig" ADD CONSTRAINT "worker_gig_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applicant_once" ON "applicant" USING btree ("gig_id","worker_id");--> statement-breakpoint
CREATE INDEX "applicant_newest" ON "applicant" USING btree ("gig_id","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "applicant_waiting" ON "applicant" USING btree ("employer_id","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "applicant"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "applicant_worker" ON "applicant" USING btree ("worker_id");--> statement-breakpoint
CREATE INDEX "gig_newest" ON "gig" USING btree ("employer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "gig_newest_of_status" ON "gig" USING btree ("employer_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "gig_next_session" ON "gig" USING btree ("employer_id","next_session_at","id");--> statement-breakpoint
CREATE INDEX "gig_deadline" ON "gig" USING btree ("employer_id","deadline_at","id");--> statement-breakpoint
CREATE INDEX "gig_applicants" ON "gig" USING btree ("employer_id","pending_count" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "gig_search" ON "gig" USING gin ("employer_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "gig_intent" ON "gig" USING btree ("employer_id","client_reference");--> statement-breakpoint
CREATE INDEX "gig_quote_expiry" ON "gig_quote" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "gig_session_of_employer" ON "gig_session" USING btree ("employer_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "worker_gig_once" ON "worker_gig" USING btree ("gig_id","worker_id") WHERE "worker_gig"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "worker_gig_newest" ON "worker_gig" USING btree ("gig_id","hired_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "worker_gig_to_review" ON "worker_gig" USING btree ("employer_id","review_due_at","id") WHERE "worker_gig"."status" = 'task_submitted';--> statement-breakpoint
CREATE INDEX "worker_gig_worker" ON "worker_gig" USING btree ("worker_id");--> statement-breakpoint
CREATE INDEX "worker_gig_of_employer" ON "worker_gig" USING btree ("employer_id","worker_id");--> statement-breakpoint
CREATE INDEX "payment_of_gig" ON "payment" USING btree ("employer_id",("purpose"->>'gigId'),"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notification_newest" ON "notification" USING btree ("employer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_newest" ON "payment" USING btree ("employer_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_largest" ON "payment" USING btree ("employer_id","amount_kobo" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ticket_newest" ON "ticket" USING btree ("employer_id","created_at" DESC NULLS FIRST);