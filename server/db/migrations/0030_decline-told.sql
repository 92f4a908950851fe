ALTER TABLE "applicant" ADD COLUMN "decline_told_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "applicant" SET "decline_told_at" = "changed_at" WHERE "status" = 'declined' AND "changed_at" < now() - interval '1 minute';
