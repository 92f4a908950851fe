CREATE TABLE "removed_favorite" (
	"employer_id" text NOT NULL,
	"worker_id" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"group_ids" jsonb NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "removed_favorite_employer_id_worker_id_pk" PRIMARY KEY("employer_id","worker_id")
);
--> statement-breakpoint
ALTER TABLE "removed_favorite" ADD CONSTRAINT "removed_favorite_employer_id_employer_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_favorite" ADD CONSTRAINT "removed_favorite_worker_id_worker_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."worker"("id") ON DELETE no action ON UPDATE no action;