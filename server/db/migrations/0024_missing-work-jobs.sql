-- Gigs that run already get the look for missing work that a Gig gets when it begins.
INSERT INTO "job" ("id", "kind", "payload", "run_at")
	SELECT 'missing-work:' || "id", 'missing-work', jsonb_build_object('gigId', "id", 'employerId', "employer_id"), "ends_at" + interval '2 days'
	FROM "gig" WHERE "status" = 'in_progress' AND "ends_at" IS NOT NULL
	ON CONFLICT DO NOTHING;--> statement-breakpoint
-- So do changes that were requested before, two days after the request or the last session.
INSERT INTO "job" ("id", "kind", "payload", "run_at")
	SELECT 'missing-work:' || "worker_gig"."id" || ':' || "round", 'missing-work',
		jsonb_build_object('gigId', "gig_id", 'employerId', "worker_gig"."employer_id",
			'changesOf', jsonb_build_object('workerGigId', "worker_gig"."id", 'round', "round")),
		greatest("gig"."ends_at", "changed_at") + interval '2 days'
	FROM "worker_gig" INNER JOIN "gig" ON "gig"."id" = "worker_gig"."gig_id"
	WHERE "worker_gig"."status" = 'changes_requested' AND "gig"."status" = 'in_progress'
	ON CONFLICT DO NOTHING;
