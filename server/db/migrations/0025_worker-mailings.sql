CREATE TABLE "worker_mailing" (
	"gig_id" text NOT NULL,
	"kind" text NOT NULL,
	"client_reference" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "worker_mailing_gig_id_kind_client_reference_pk" PRIMARY KEY("gig_id","kind","client_reference")
);
--> statement-breakpoint
ALTER TABLE "worker_mailing" ADD CONSTRAINT "worker_mailing_gig_id_gig_id_fk" FOREIGN KEY ("gig_id") REFERENCES "public"."gig"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "worker_mailing_age" ON "worker_mailing" USING btree ("created_at");