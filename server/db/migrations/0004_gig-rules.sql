-- A Gig's counts of people follow from its applicants and places, so that no code can forget them. Rows whose stage did not change
-- leave the Gig alone.
CREATE FUNCTION gig_count_applicant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.status = OLD.status AND NEW.gig_id = OLD.gig_id THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    UPDATE gig SET
      pending_count = pending_count - (OLD.status = 'pending')::int,
      shortlisted_count = shortlisted_count - (OLD.status = 'shortlisted')::int,
      hired_count = hired_count - (OLD.status = 'hired')::int,
      declined_count = declined_count - (OLD.status = 'declined')::int,
      withdrawn_count = withdrawn_count - (OLD.status = 'withdrawn')::int
      WHERE id = OLD.gig_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE gig SET
      pending_count = pending_count + (NEW.status = 'pending')::int,
      shortlisted_count = shortlisted_count + (NEW.status = 'shortlisted')::int,
      hired_count = hired_count + (NEW.status = 'hired')::int,
      declined_count = declined_count + (NEW.status = 'declined')::int,
      withdrawn_count = withdrawn_count + (NEW.status = 'withdrawn')::int
      WHERE id = NEW.gig_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER applicant_counts AFTER INSERT OR UPDATE OF status, gig_id OR DELETE ON applicant FOR EACH ROW EXECUTE FUNCTION gig_count_applicant();
--> statement-breakpoint
CREATE FUNCTION gig_count_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status <> 'cancelled' THEN
    UPDATE gig SET workers_hired = workers_hired - 1 WHERE id = OLD.gig_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status <> 'cancelled' THEN
    UPDATE gig SET workers_hired = workers_hired + 1 WHERE id = NEW.gig_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER worker_gig_counts AFTER INSERT OR DELETE ON worker_gig FOR EACH ROW EXECUTE FUNCTION gig_count_place();
--> statement-breakpoint
CREATE TRIGGER worker_gig_recounts AFTER UPDATE OF status ON worker_gig FOR EACH ROW
  WHEN ((OLD.status = 'cancelled') IS DISTINCT FROM (NEW.status = 'cancelled')) EXECUTE FUNCTION gig_count_place();
--> statement-breakpoint
-- Never more people than places.
ALTER TABLE gig ADD CONSTRAINT gig_places CHECK (workers_hired >= 0 AND (status IN ('draft', 'pending_payment') OR workers_hired <= workers_needed));
