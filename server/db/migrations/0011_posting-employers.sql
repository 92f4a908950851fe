ALTER TABLE "ledger_posting" ADD COLUMN "employer_id" text;--> statement-breakpoint
-- A posting takes its employer from its payment, so that no code can forget it or say another one.
CREATE FUNCTION ledger_own_posting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT employer_id INTO NEW.employer_id FROM payment WHERE id = NEW.payment_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_posting_takes_employer BEFORE INSERT ON ledger_posting FOR EACH ROW EXECUTE FUNCTION ledger_own_posting();
--> statement-breakpoint
-- Postings are never changed; what is there only gets the employer that its payment has.
ALTER TABLE ledger_posting DISABLE TRIGGER ledger_posting_is_final;
--> statement-breakpoint
UPDATE ledger_posting p SET employer_id = t.employer_id FROM payment t WHERE t.id = p.payment_id;
--> statement-breakpoint
ALTER TABLE ledger_posting ENABLE TRIGGER ledger_posting_is_final;
--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_employer_id_employer_id_fk" FOREIGN KEY ("employer_id") REFERENCES "public"."employer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_owned" CHECK ("ledger_posting"."employer_id" is not null);--> statement-breakpoint
CREATE INDEX "ledger_posting_of_employer" ON "ledger_posting" USING btree ("employer_id","posted_at");--> statement-breakpoint
CREATE INDEX "applicant_of_employer" ON "applicant" USING btree ("employer_id","applied_at");--> statement-breakpoint
CREATE INDEX "worker_gig_hired" ON "worker_gig" USING btree ("employer_id","hired_at");--> statement-breakpoint
CREATE INDEX "gig_published" ON "gig" USING btree ("employer_id","published_at");--> statement-breakpoint
CREATE INDEX "gig_ended" ON "gig" USING btree ("employer_id","ends_at");