-- A code of an earlier version names no requester, so that nobody could try it: it has to be asked for again.
DELETE FROM "one_time_code";--> statement-breakpoint
ALTER TABLE "one_time_code" DROP CONSTRAINT "one_time_code_email_purpose_pk";--> statement-breakpoint
ALTER TABLE "one_time_code" ADD COLUMN "requester_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "one_time_code_email_purpose_requester_hash_pk" PRIMARY KEY("email","purpose","requester_hash");--> statement-breakpoint
ALTER TABLE "one_time_code" DROP COLUMN "verified_from";