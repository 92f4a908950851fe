import { randomUUID } from 'node:crypto'
import { gigPeople } from '../../src/api/contract/endpoints/gig-people.ts'
import type { WorkerGig } from '../../src/api/contract/schemas/worker-gig.ts'
import { call } from './api.ts'
import { run } from './database.ts'
import type { Employer } from './employer.ts'

const minute = 60_000

/** A moment as day and time of Lagos. */
const lagos = (moment: number) => {
  const text = new Date(moment + 60 * minute).toISOString()
  return { date: text.slice(0, 10), time: text.slice(11, 16) }
}

/**
 * Moves the only session of a Gig to these minutes from now, as if posting, hiring and arriving had been earlier, and lets the server see that it has
 * begun.
 */
export async function moveSession(gigId: string, fromMinutes: number, toMinutes: number): Promise<void> {
  const [startsAt, endsAt] = [fromMinutes, toMinutes].map((minutes) => Date.now() + minutes * minute)
  if (startsAt === undefined || endsAt === undefined) throw new Error('A session has a start and an end')
  const [start, end] = [lagos(startsAt), lagos(endsAt)]
  const session = { date: start.date, start: start.time, end: end.time, endsNextDay: start.date !== end.date }
  const times = [new Date(startsAt).toISOString(), new Date(endsAt).toISOString()]
  // In one statement: a worker whose plan was made between two of them would have no session any more, and never hand in. The Gig is locked first, as by
  // the server, which otherwise could hold a place and wait for another one.
  await run(
    `with locked as (select id, employer_id from gig where id = $1 for update),
       moved as (
         update gig set brief = jsonb_set(brief, '{sessions}', jsonb_build_array($2::jsonb)), starts_at = $3, ends_at = $4, updated_at = now()
         from locked where gig.id = locked.id),
       moved_session as (update gig_session set starts_at = $3, ends_at = $4 from locked where gig_id = locked.id),
       moved_places as (
         update worker_gig set hired_at = least(hired_at, $5::timestamptz), check_ins = case
             when check_ins->0 is null then check_ins
             else jsonb_build_array((check_ins->0) || ($2::jsonb - 'end' - 'endsNextDay')) end
         from locked where gig_id = locked.id)
     insert into job (id, kind, payload, run_at)
     select 'gig:' || id || ':' || $6, 'gig', jsonb_build_object('gigId', id, 'employerId', employer_id), now() from locked`,
    [gigId, JSON.stringify(session), ...times, new Date(startsAt - 60 * minute).toISOString(), times.join(' ')],
  )
}

/**
 * Changes those rows of a table that the server is not working on. Waiting for several rows while it holds one of them and waits for another would be
 * a deadlock, so callers try again.
 */
const changeIdle = (table: string, key: string, changes: string, condition: string, gigId: string) =>
  run(
    `update ${table} set ${changes} where ${key} in (select ${key} from ${table} where ${condition} for update skip locked)`,
    [gigId],
  )

/** Makes what the simulated workers of a Gig have planned due now; is called until they have done it. */
export async function hurryWorkers(gigId: string): Promise<void> {
  await changeIdle(
    'job',
    'id',
    `run_at = now(), payload = payload || jsonb_build_object('dueAt', now())`,
    `done_at is null and kind = 'crowd' and payload->>'gigId' = $1`,
    gigId,
  )
  await changeIdle(
    'job',
    'id',
    'run_at = now()',
    `done_at is null and kind in ('arrive', 'submit-work', 'give-account')
     and payload->>'placeId' in (select id from worker_gig where gig_id = $1)`,
    gigId,
  )
}

/** Makes the payouts of a Gig due now, and their outcome known; is called until they are sent. */
export async function sendPayouts(gigId: string): Promise<void> {
  await changeIdle(
    'sandbox_payment',
    'reference',
    'known_at = now()',
    `known_at is not null and reference in (select reference from payment where purpose->>'gigId' = $1)`,
    gigId,
  )
  await changeIdle(
    'payment',
    'reference',
    'next_check_at = now()',
    `next_check_at is not null and purpose->>'gigId' = $1`,
    gigId,
  )
}

/** The only hired place of a Gig that is not cancelled. */
export async function placeOf(employer: Employer, gigId: string): Promise<WorkerGig | undefined> {
  const { workerGigs } = await call(gigPeople.listWorkerGigs, { params: { id: gigId } }, employer)
  return workerGigs.find(({ status }) => status !== 'cancelled')
}

/** Few photographs for many workers: the server draws each of them at its first request. */
const photoCount = 4

/** Makes so many workers apply to a Gig, each with a name of their own, a photo and a portfolio. They are hostesses, so that they do not apply to the Gigs of other journeys. */
export async function addApplicants({ employerId }: Employer, gigId: string, count: number): Promise<void> {
  await run(
    `insert into worker (id, first_name, last_name, title, image_url, city, state, category, skills, portfolio, created_at)
     select $1 || '_w' || n, 'Ada', 'Okafor ' || n, 'Hostess', photo, 'Yaba', 'Lagos', 'hostess', '["House"]'::jsonb,
       jsonb_build_array(jsonb_build_object('id', 'pf_1', 'kind', 'image', 'url', photo, 'thumbUrl', photo)), now()
     from generate_series(1, $2::int) n, format('/uploads/samples/photo-%s-small.webp', n % $3::int) photo`,
    [gigId, count, photoCount],
  )
  await run(
    `insert into applicant (id, gig_id, employer_id, worker_id, applied_at, changed_at)
     select $1 || '_a' || n, $1, $3, $1 || '_w' || n, now() - n * interval '1 second', now()
     from generate_series(1, $2::int) n`,
    [gigId, count, employerId],
  )
}

/** Hires applicants of `addApplicants` by their numbers, for what the Gig offers. @returns the ids of their places */
export async function hireApplicants(
  employer: Employer,
  { id, rateKobo }: { id: string; rateKobo: number },
  numbers: readonly number[],
): Promise<string[]> {
  const placeIds: string[] = []
  for (const number of numbers) {
    const input = {
      params: { id, applicantId: `${id}_a${number}` },
      body: { agreedKobo: rateKobo, ref: randomUUID() },
    }
    placeIds.push((await call(gigPeople.hire, input, employer)).id)
  }
  return placeIds
}

/** Hands in the work of a hired place that no simulated worker has, so that it waits for a review. */
export async function handInWork(placeId: string): Promise<void> {
  await run(
    `insert into task_submission (id, worker_gig_id, round, submitted_at, message) values ($1, $1, 1, now(), 'All pictures')`,
    [placeId],
  )
  await run(
    `update worker_gig set status = 'task_submitted', review_due_at = now() + interval '3 days' where id = $1`,
    [placeId],
  )
}
