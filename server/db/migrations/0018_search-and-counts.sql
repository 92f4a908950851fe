CREATE INDEX "payment_unfinished" ON "payment" USING btree ("employer_id") WHERE "payment"."status" in ('pending', 'processing');--> statement-breakpoint
CREATE INDEX "payment_search" ON "payment" USING gin ("employer_id","reference" gin_trgm_ops,"description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "gig_spend" ON "gig" USING btree ("employer_id","status","paid_kobo","refunded_kobo");