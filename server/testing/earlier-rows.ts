import { Client } from 'pg'
import { applyMigrations, readMigrations } from '../platform/db/migrate.ts'

/** The migration that bound each one-time code to the browser that asked for it, and deleted the codes before it. */
export const codesOfBrowsers = 17

/**
 * Rows as a server of an earlier version wrote them, by the number of the first migration that has their tables, and of the first one that has
 * them in another form.
 */
const rows: readonly (readonly [since: number, statement: string, until?: number])[] = [
  [
    0,
    `insert into employer (id, email, first_name, last_name, password_hash, created_at) values ('emp_1', 'ngozi@venue.example', 'Ngozi', 'Eze', 'hash', '2025-11-01T10:00:00Z');
    insert into company (id, employer_id, company_name, city) values ('com_1', 'emp_1', 'Eko Events', 'Ikeja');
    insert into wallet (employer_id, status) values ('emp_1', 'active');
    insert into subscription (employer_id, status, plan_code, interval, gig_count, renews_at) values ('emp_1', 'active', 'premium', 'month', 10, '2025-12-01T10:00:00Z');
    insert into session (token_hash, employer_id, created_at, expires_at) values ('token', 'emp_1', '2025-11-01T10:00:00Z', '2125-11-01T10:00:00Z');
    insert into device (token_hash, token, employer_id, updated_at) values ('device', 'token', 'emp_1', '2025-11-01T10:00:00Z');
    insert into notification (id, employer_id, title, message, metadata, created_at) values ('not_1', 'emp_1', 'Welcome', 'Hello', '{"type":"welcome"}', '2025-11-01T10:00:00Z');
    insert into mail ("to", subject, text, html, created_at, next_attempt_at) values ('ngozi@venue.example', 'Welcome', 'Hello', '<p>Hello</p>', '2025-11-01T10:00:00Z', '2025-11-01T10:00:00Z');
    insert into rate_limit (key, count, window_ends_at) values ('login:ngozi', 3, '2025-11-01T10:00:00Z')`,
  ],
  [
    0,
    `insert into one_time_code (email, purpose, code_hash, salt, expires_at) values ('ngozi@venue.example', 'reset', 'hash', 'salt', '2025-11-01T10:00:00Z')`,
    codesOfBrowsers,
  ],
  [
    1,
    `insert into payment (id, reference, employer_id, type, direction, amount_kobo, status, description, provider, created_at)
      select 'txn_' || n, 'MQ-' || n, 'emp_1', 'wallet_funding', 'credit', n * 100000, 'success', 'Funding', 'sandbox', '2025-11-01T10:00:00Z' from generate_series(1, 3) n;
    insert into payment_event (payment_id, at, status) select id, created_at, 'success' from payment;
    insert into sandbox_payment (reference, kind, amount_kobo, description, created_at) values ('MQ-1', 'charge', 100000, '', '2025-11-01T10:00:00Z');
    insert into pin (employer_id, hash, changed_at) values ('emp_1', 'hash', '2025-11-01T10:00:00Z');
    insert into withdrawal_account (employer_id, bank_code, bank_name, account_number, account_name, verified, changed_at) values ('emp_1', '011', 'First Bank', '0000014579', 'NGOZI EZE', true, '2025-11-01T10:00:00Z');
    insert into ticket (id, employer_id, topic, subject, message, created_at) values ('tic_1', 'emp_1', 'payment', 'Question', 'Where?', '2025-11-01T10:00:00Z');
    insert into job (id, kind, payload, run_at) values ('renew:emp_1', 'renew', '{"employerId":"emp_1"}', '2125-11-01T10:00:00Z')`,
  ],
  [
    2,
    `insert into ledger_account (id, kind, employer_id) values ('wallet:emp_1', 'wallet', 'emp_1');
    insert into ledger_posting (payment_id, kind, posted_at) select id, 'funding', created_at from payment;
    insert into ledger_entry (posting_id, account_id, amount_kobo)
      select p.id, account, case account when 'gateway' then -t.amount_kobo else t.amount_kobo end
      from ledger_posting p join payment t on t.id = p.payment_id, unnest(array['gateway', 'wallet:emp_1']) account`,
  ],
  [
    3,
    `insert into worker (id, first_name, last_name, title, city, state, category, skills, rating, created_at) values ('wrk_1', 'Chidi', 'Obi', 'DJ', 'Ikeja', 'Lagos', 'dj', '["Afrobeats"]', 4.7, '2025-11-01T10:00:00Z');
    insert into gig (id, employer_id, status, title, category, brief, search_text, starts_at, ends_at, next_session_at, deadline_at, workers_needed, subtotal_kobo, total_kobo, paid_kobo, payment_id, created_at, updated_at)
      values ('gig_1', 'emp_1', 'open', 'DJ for a wedding', 'dj', '{"description":"Afrobeats"}', 'dj for a wedding ikeja', '2125-11-01T10:00:00Z', '2125-11-01T16:00:00Z', '2125-11-01T10:00:00Z', '2125-10-30T10:00:00Z', 2, 90000, 100000, 100000, 'txn_1', '2025-11-01T10:00:00Z', '2025-11-01T10:00:00Z');
    insert into gig_session (gig_id, position, employer_id, starts_at, ends_at) values ('gig_1', 0, 'emp_1', '2125-11-01T10:00:00Z', '2125-11-01T16:00:00Z');
    insert into gig_quote (id, employer_id, price_key, total_kobo, expires_at) values ('quo_1', 'emp_1', 'key', 100000, '2025-11-01T10:00:00Z');
    insert into favorite (employer_id, worker_id, created_at) values ('emp_1', 'wrk_1', '2025-11-01T10:00:00Z');
    insert into invitation (gig_id, worker_id, employer_id, created_at) values ('gig_1', 'wrk_1', 'emp_1', '2025-11-01T10:00:00Z');
    insert into applicant (id, gig_id, employer_id, worker_id, status, applied_at, changed_at) values ('app_1', 'gig_1', 'emp_1', 'wrk_1', 'hired', '2025-11-01T10:00:00Z', '2025-11-01T10:00:00Z');
    insert into worker_gig (id, gig_id, employer_id, worker_id, applicant_id, agreed_kobo, hired_at, changed_at) values ('wgi_1', 'gig_1', 'emp_1', 'wrk_1', 'app_1', 45000, '2025-11-01T10:00:00Z', '2025-11-01T10:00:00Z')`,
  ],
  [8, `insert into ticket_answer (ticket_id, message, created_at) values ('tic_1', 'Here.', '2025-11-02T10:00:00Z')`],
  [
    9,
    `insert into upload (key, employer_id, purpose, created_at) values ('company/00000000000000000000000000000000.webp', 'emp_1', 'company', '2025-11-01T10:00:00Z')`,
  ],
  [
    12,
    `insert into notification_setting (employer_id, kind, channel, is_on) values ('emp_1', 'applications', 'email', false)`,
  ],
  [
    16,
    `insert into known_device (employer_id, secret_hash, last_used_at, expires_at) values ('emp_1', 'hash', '2025-11-01T10:00:00Z', '2125-11-01T10:00:00Z')`,
  ],
  [
    codesOfBrowsers,
    `insert into one_time_code (email, purpose, requester_hash, code_hash, salt, expires_at) values ('ngozi@venue.example', 'reset', 'browser', 'hash', 'salt', '2025-11-01T10:00:00Z')`,
  ],
  [
    20,
    `insert into task_submission (id, worker_gig_id, round, submitted_at, message) values ('tsk_1', 'wgi_1', 1, '2125-11-02T10:00:00Z', 'Here it is.');
    insert into worker_review (id, worker_id, rating, gig_title, created_at) values ('rev_1', 'wrk_1', 5, 'DJ for a party', '2025-11-01T10:00:00Z');
    insert into worker_group (id, employer_id, name, created_at) values ('wgr_1', 'emp_1', 'DJs', '2025-11-01T10:00:00Z');
    insert into worker_group_member (group_id, worker_id) values ('wgr_1', 'wrk_1')`,
  ],
  [22, `insert into gig_team (gig_id, worker_id, position) values ('gig_1', 'wrk_1', 0)`],
  [
    25,
    `insert into worker_mailing (gig_id, kind, client_reference, answer, created_at) values ('gig_1', 'message', '5a4f7e99-a7e5-4ea3-9c51-8e6170cfff65', '{"sent":["wgi_1"],"failed":[]}', '2025-11-01T10:00:00Z')`,
  ],
  [
    28,
    `insert into removed_favorite (employer_id, worker_id, saved_at, group_ids, removed_at) values ('emp_1', 'wrk_1', '2025-11-01T10:00:00Z', '["wgr_1"]', '2025-11-02T10:00:00Z')`,
  ],
]

/** Makes an empty database that of the version with the first `count` migrations, with rows of that version. */
export async function makeEarlierDatabase(url: string, count: number) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await applyMigrations(client, readMigrations().slice(0, count))
    await client.query('commit')
    for (const [since, statements, until = Infinity] of rows) {
      if (since < count && count <= until) await client.query(statements)
    }
  } finally {
    await client.end()
  }
}
