CREATE TABLE "task_submission" (
	"id" text PRIMARY KEY NOT NULL,
	"worker_gig_id" text NOT NULL,
	"round" integer NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"message" text NOT NULL,
	"deliverables" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"changes" jsonb
);
--> statement-breakpoint
CREATE TABLE "worker_group" (
	"id" text PRIMARY KEY NOT NULL,
	"employer_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "worker_group_member" (
	"group_id" text NOT NULL,
	"worker_id" text NOT NULL,
	CONSTRAINT "worker_group_member_group_id_worker_id_pk" PRIMARY KEY("group_id","worker_id")
);
--> statement-breakpoint
CREATE TABLE "worker_review" (
	"id" text PRIMARY KEY NOT NULL,
	"worker_id" text NOT NULL,
	"worker_gig_id" text,
	"rating" integer NOT NULL,
	"comment" text,
	"gig_title" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "worker_review_rating" CHECK ("worker_review"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "hire_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "worker" ADD COLUMN "account" jsonb;--> statement-breakpoint
ALTER TABLE "worker_gig" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "worker_gig" ADD COLUMN "client_reference" text;--> statement-breakpoint
ALTER TABLE "worker_gig" ADD COLUMN "check_ins" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "worker_gig" ADD COLUMN "released_kobo" bigint;--> statement-breakpoint
ALTER TABLE "worker_gig" ADD COLUMN "bonus_kobo" bigint;--> statement-breakpoint
ALTER TABLE "worker_gig" ADD COLUMN "cancel_note" text;--> statement-breakpoint
ALTER TABLE "worker_gig" ADD COLUMN "dispute" jsonb;--> statement-breakpoint
ALTER TABLE "task_submission" ADD CONSTRAINT "task_submission_worker_gig_id_worker_gig_id_fk" FOREIGN KEY ("worker_gig_id") REFERENCES "public"."worker_gig"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_group" ADD CONSTRAINT "worker_group_employer_id_employer_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_group_member" ADD CONSTRAINT "worker_group_member_group_id_worker_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."worker_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_group_member" ADD CONSTRAINT "worker_group_member_worker_id_worker_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."worker"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_review" ADD CONSTRAINT "worker_review_worker_id_worker_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."worker"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worker_review" ADD CONSTRAINT "worker_review_worker_gig_id_worker_gig_id_fk" FOREIGN KEY ("worker_gig_id") REFERENCES "public"."worker_gig"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "task_submission_round" ON "task_submission" USING btree ("worker_gig_id","round");--> statement-breakpoint
CREATE INDEX "worker_group_of_employer" ON "worker_group" USING btree ("employer_id","name");--> statement-breakpoint
CREATE INDEX "worker_group_member_worker" ON "worker_group_member" USING btree ("worker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "worker_review_once" ON "worker_review" USING btree ("worker_gig_id");--> statement-breakpoint
CREATE INDEX "worker_review_newest" ON "worker_review" USING btree ("worker_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "worker_gig_intent" ON "worker_gig" USING btree ("employer_id","client_reference");--> statement-breakpoint
CREATE INDEX "worker_gig_review_due" ON "worker_gig" USING btree ("review_due_at") WHERE "worker_gig"."status" = 'task_submitted';--> statement-breakpoint
CREATE INDEX "favorite_newest" ON "favorite" USING btree ("employer_id","created_at" DESC NULLS FIRST,"worker_id" DESC NULLS FIRST);