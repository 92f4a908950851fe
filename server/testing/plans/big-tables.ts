import type { Pool } from 'pg'
import { insertManyGigs } from '../many-gigs.ts'

interface BigTables {
  readonly employerIds: readonly string[]
  /** Number of rows per table for each employer. */
  readonly count: number
  readonly now: Date
}

/** The tables that grow with the employers' use. */
export const bigTables = new Set([
  'gig',
  'gig_session',
  'payment',
  'payment_event',
  'notification',
  'ledger_account',
  'ledger_posting',
  'ledger_entry',
  'worker',
  'applicant',
  'invitation',
  'worker_gig',
  'favorite',
  'task_submission',
  'worker_group_member',
  'worker_review',
  'ticket',
  'ticket_answer',
  'session',
])

/**
 * Fills the big tables: Gigs with two sessions each, payments with two steps and a posting each, notifications, workers with applications,
 * places, submitted work, reviews and groups, tickets with an answer each, and sessions. One payment in a hundred is not final. Triggers and foreign keys are off meanwhile, which
 * saves most of the time: counts and balances stay as they are inserted.
 */
export async function fillBigTables(pool: Pool, { employerIds, count, now }: BigTables): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    await insertManyGigs(client, { employerIds, count, now })
    await client.query(
      `create temp table source as select id as employer_id, place, n, $3::timestamptz - n * interval '17 minutes' as at, $3::timestamptz as present
       from unnest($1::text[]) with ordinality as e(id, place), generate_series(1, $2::int) n`,
      [employerIds, count, now],
    )
    for (const statement of inserts) await client.query(statement)
    await client.query('drop table source; reset session_replication_role')
  } finally {
    client.release()
  }
  await pool.query('vacuum analyze')
}

const inserts = [
  `insert into payment (id, reference, employer_id, type, direction, amount_kobo, status, description, purpose, provider, next_check_at, created_at)
   select 'txn_' || place || '_' || n, 'MQ-' || place || '-' || n, employer_id,
     (array['gig_payment', 'gig_payment', 'wallet_funding', 'withdrawal', 'subscription', 'refund'])[1 + n % 6],
     case when n % 6 in (2, 5) then 'credit' else 'debit' end, 1000 + (hashtext(n::text) & 65535),
     case when n % 100 = 0 then (array['pending', 'processing'])[1 + n / 100 % 2] when n % 50 = 1 then 'failed' else 'success' end,
     'Wedding photographer ' || n, jsonb_build_object('gigId', 'gig_' || place || '_' || n), 'wallet',
     case when n % 100 = 0 then at + interval '1 hour' end, at
   from source`,
  `insert into payment_event (payment_id, at, status)
   select 'txn_' || place || '_' || n, at, (array['pending', 'success'])[step] from source, generate_series(1, 2) step`,
  `insert into notification (id, employer_id, title, message, read, created_at)
   select 'ntf_' || place || '_' || n, employer_id, 'New applicant ' || n, '', n % 20 <> 0, at from source`,
  `insert into ledger_account (id, kind, employer_id)
   select 'wallet:' || employer_id, 'wallet', employer_id from source where n = 1 on conflict do nothing`,
  `insert into ledger_account (id, kind, employer_id, gig_id)
   select 'held:' || employer_id || ':gig_' || place || '_' || n, 'held', employer_id, 'gig_' || place || '_' || n from source`,
  `insert into ledger_posting (payment_id, employer_id, kind, posted_at)
   select 'txn_' || place || '_' || n, employer_id, 'gig', at from source`,
  `insert into ledger_entry (posting_id, account_id, amount_kobo, posted_at)
   select id, side, case side when 'gateway' then -1 else 1 end * (1000 + (hashtext(payment_id) & 65535)), posted_at
   from ledger_posting, unnest(array['gateway', 'wallet:' || employer_id]) side`,
  `insert into worker (id, first_name, last_name, title, city, state, category, skills, created_at)
   select 'wrk_' || n, 'A', 'B', 'C', 'D', 'E', 'dj', '[]', at from source where place = 1`,
  `insert into applicant (id, gig_id, employer_id, worker_id, status, applied_at, changed_at)
   select 'ap_' || place || '_' || n, 'gig_' || place || '_' || case when n % 2 = 0 then 3 else n end, employer_id, 'wrk_' || n,
     (array['pending', 'declined', 'shortlisted', 'withdrawn'])[1 + n % 4], at, at
   from source`,
  `insert into invitation (gig_id, worker_id, employer_id, created_at)
   select 'gig_' || place || '_' || n, 'wrk_' || n, employer_id, at from source`,
  `insert into favorite (employer_id, worker_id, created_at) select employer_id, 'wrk_' || n, at from source`,
  `insert into worker_group (id, employer_id, name, created_at)
   select 'wgr_' || place || '_' || n, employer_id, 'Group ' || n, at from source where n <= 50`,
  `insert into worker_group_member (group_id, worker_id)
   select 'wgr_' || place || '_' || (1 + n % 50), 'wrk_' || n from source`,
  `insert into worker_review (id, worker_id, rating, gig_title, created_at)
   select 'wrv_' || n, 'wrk_' || (1 + n % 100), 4, 'Wedding', at from source where place = 1`,
  `insert into worker_gig (id, gig_id, employer_id, worker_id, status, agreed_kobo, hired_at, review_due_at, changed_at)
   select 'wg_' || place || '_' || n, 'gig_' || place || '_' || case when n % 2 = 0 then 4 else n end, employer_id, 'wrk_' || n,
     (array['paid', 'task_submitted', 'cancelled'])[1 + n % 3], 5000, at, at + interval '3 days', at
   from source`,
  `insert into task_submission (id, worker_gig_id, round, submitted_at, message)
   select 'tsk_' || place || '_' || n, 'wg_' || place || '_' || n, 1, at, 'Done' from source`,
  `insert into ticket (id, number, employer_id, topic, subject, message, created_at) overriding system value
   select 'tkt_' || place || '_' || n, 20000 + row_number() over (), employer_id, 'other', 'Question ' || n, '', at from source`,
  `insert into ticket_answer (ticket_id, message, created_at) select 'tkt_' || place || '_' || n, '', at from source`,
  `insert into session (token_hash, employer_id, created_at, expires_at, last_used_at)
   select 'token_' || place || '_' || n, employer_id, present, present + interval '29 days', present - n * interval '1 second' from source`,
]
