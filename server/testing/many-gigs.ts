import type { ClientBase, Pool } from 'pg'

interface ManyGigs {
  readonly employerIds: readonly string[]
  /** Number of Gigs per employer. */
  readonly count: number
  /** Prefix of the Gigs' ids, followed by the employer's index and a number: `gig_1_42`. */
  readonly prefix?: string
  readonly now: Date
}

/**
 * Inserts Gigs with two sessions each in two statements: in all statuses and categories, created every 17 minutes back from now, with
 * first sessions an hour apart around now. For tests and measurements of long lists.
 */
export async function insertManyGigs(
  pool: Pool | ClientBase,
  { employerIds, count, prefix = 'gig', now }: ManyGigs,
): Promise<void> {
  await pool.query(
    `insert into gig (id, employer_id, status, title, category, brief, search_text, starts_at, ends_at, next_session_at, deadline_at, workers_needed, pending_count, created_at, updated_at)
     select $4 || '_' || e.place || '_' || n, e.id, (array['draft','pending_payment','open','in_progress','completed','completed','completed','cancelled','expired'])[1 + n % 9],
       'Wedding photographer ' || n, (array['photographer','songwriter','hostess','dj','other'])[1 + n % 5], '{}', 'wedding photographer ' || n || ' ' || md5(n::text) || ' ikeja lagos',
       m.at, m.at + interval '6 hours', case when m.at > $2::timestamptz then m.at end, case when m.at > $2::timestamptz then m.at - interval '2 days' end, 5, n % 40, $2::timestamptz - n * interval '17 minutes', $2
     from unnest($1::text[]) with ordinality as e(id, place), generate_series(1, $3::int) n, lateral (select $2::timestamptz + ($3::int / 2 - n) * interval '1 hour' as at) m`,
    [employerIds, now, count, prefix],
  )
  await pool.query(
    `insert into gig_session (gig_id, position, employer_id, starts_at, ends_at)
     select id, p, employer_id, starts_at + p * interval '1 day', ends_at + p * interval '1 day' from gig, generate_series(0, 1) p where employer_id = any($1) on conflict do nothing`,
    [employerIds],
  )
}
