-- The place of a hire that was cancelled late names the payout of its fee, as later ones do. A payout that the bank returned was repeated: the latest counts.
UPDATE "worker_gig" SET "payment_id" = "fee"."id"
	FROM (
		SELECT DISTINCT ON ("purpose"->>'workerGigId') "id", "purpose"->>'workerGigId' AS "place"
		FROM "payment" WHERE "type" = 'worker_payout' AND "purpose"->>'workerGigId' IS NOT NULL
		ORDER BY "purpose"->>'workerGigId', "created_at" DESC
	) "fee"
	WHERE "worker_gig"."id" = "fee"."place" AND "worker_gig"."status" = 'cancelled' AND "worker_gig"."payment_id" IS NULL;
