-- What we owe workers, from the release of their money until it is sent.
INSERT INTO ledger_account (id, kind) VALUES ('worker-payable', 'worker-payable');
--> statement-breakpoint
-- Drafts wait for nothing: they come last where Gigs are sorted by what comes next.
UPDATE gig SET next_session_at = NULL, deadline_at = NULL WHERE status = 'draft';
