-- An entry changes the balance of an employer's account in the same statement, so that no code can forget it. The check on the
-- account refuses what would go below zero. The world's accounts carry no balance: every payment writes to them.
CREATE FUNCTION ledger_apply_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_account SET balance_kobo = balance_kobo + NEW.amount_kobo
    WHERE id = NEW.account_id AND employer_id IS NOT NULL
    RETURNING balance_kobo INTO NEW.balance_after_kobo;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_applies BEFORE INSERT ON ledger_entry FOR EACH ROW EXECUTE FUNCTION ledger_apply_entry();
--> statement-breakpoint
CREATE FUNCTION ledger_check_posting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(amount_kobo), 1) FROM ledger_entry WHERE posting_id = NEW.id) <> 0 THEN
    RAISE EXCEPTION 'ledger posting % does not sum to zero', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_posting_balances AFTER INSERT ON ledger_posting DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_check_posting();
--> statement-breakpoint
-- A later transaction cannot add to a posting that was checked.
CREATE FUNCTION ledger_check_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_posting WHERE id = NEW.posting_id AND opened_in = pg_current_xact_id()::text::bigint) THEN
    RAISE EXCEPTION 'ledger posting % is closed', NEW.posting_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_in_open_posting AFTER INSERT ON ledger_entry FOR EACH ROW EXECUTE FUNCTION ledger_check_entry();
--> statement-breakpoint
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is never changed; correct a mistake by a new posting' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entry EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_posting_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_posting EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
INSERT INTO ledger_account (id, kind) VALUES ('gateway', 'gateway'), ('plan-income', 'plan-income'), ('fee-income', 'fee-income'), ('vat', 'vat');
