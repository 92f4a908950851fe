CREATE TABLE "upload" (
	"key" text PRIMARY KEY NOT NULL,
	"employer_id" text NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"unused_since" timestamp (3) with time zone,
	"is_being_removed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_employer_id_employer_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_employer" ON "upload" USING btree ("employer_id","purpose");--> statement-breakpoint
CREATE INDEX "upload_unused" ON "upload" USING btree ("unused_since") WHERE "upload"."unused_since" is not null;