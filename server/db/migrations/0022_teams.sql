CREATE TABLE "gig_team" (
	"gig_id" text NOT NULL,
	"worker_id" text NOT NULL,
	"position" integer NOT NULL,
	"invited_at" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "gig_team_gig_id_worker_id_pk" PRIMARY KEY("gig_id","worker_id")
);
--> statement-breakpoint
ALTER TABLE "gig_team" ADD CONSTRAINT "gig_team_gig_id_gig_id_fk" FOREIGN KEY ("gig_id") REFERENCES "public"."gig"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gig_team" ADD CONSTRAINT "gig_team_worker_id_worker_id_fk" FOREIGN KEY ("worker_id") REFERENCES "public"."worker"("id") ON DELETE no action ON UPDATE no action;