CREATE INDEX "gig_running" ON "gig" USING btree ("updated_at") WHERE "gig"."status" in ('open', 'in_progress');--> statement-breakpoint
CREATE INDEX "invitation_newest" ON "invitation" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "worker_gig_running" ON "worker_gig" USING btree ("changed_at") WHERE "worker_gig"."status" in ('hired', 'active', 'changes_requested');--> statement-breakpoint
CREATE INDEX "worker_gig_disputed" ON "worker_gig" USING btree (("dispute"->>'ticketId')) WHERE "worker_gig"."dispute" is not null;