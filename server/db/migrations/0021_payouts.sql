ALTER TABLE "payment" ADD COLUMN "transfer_attempt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "transfer_failed_at" timestamp (3) with time zone;--> statement-breakpoint
-- Payouts that were booked before payouts were sent leave now.
UPDATE "payment" SET "next_check_at" = now() WHERE "type" = 'worker_payout' AND "status" = 'pending';--> statement-breakpoint
-- Work that waits for a review is approved automatically, as work that is submitted from now on.
INSERT INTO "job" ("id", "kind", "payload", "run_at")
	SELECT 'auto-approval:' || "id" || ':' || "round", 'auto-approval',
		jsonb_build_object('workerGigId', "id", 'gigId', "gig_id", 'employerId', "employer_id", 'round', "round"), "review_due_at"
	FROM "worker_gig" WHERE "status" = 'task_submitted' AND "review_due_at" IS NOT NULL
	ON CONFLICT DO NOTHING;
