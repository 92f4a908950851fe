ALTER TABLE "ledger_entry" ADD COLUMN "posted_at" timestamp (3) with time zone;--> statement-breakpoint
-- An entry takes its time from its posting, so that no code can forget it or say another one.
CREATE FUNCTION ledger_time_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT posted_at INTO NEW.posted_at FROM ledger_posting WHERE id = NEW.posting_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_takes_time BEFORE INSERT ON ledger_entry FOR EACH ROW EXECUTE FUNCTION ledger_time_entry();
--> statement-breakpoint
-- Entries are never changed; what is there only gets the time that its posting has.
ALTER TABLE ledger_entry DISABLE TRIGGER ledger_entry_is_final;
--> statement-breakpoint
UPDATE ledger_entry e SET posted_at = p.posted_at FROM ledger_posting p WHERE p.id = e.posting_id;
--> statement-breakpoint
ALTER TABLE ledger_entry ENABLE TRIGGER ledger_entry_is_final;
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_timed" CHECK ("ledger_entry"."posted_at" is not null);--> statement-breakpoint
DROP INDEX "ledger_entry_account";--> statement-breakpoint
CREATE INDEX "ledger_entry_statement" ON "ledger_entry" USING btree ("account_id","posted_at","id","amount_kobo");
