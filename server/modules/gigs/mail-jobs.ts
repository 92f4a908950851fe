import type { Transaction } from '../../platform/db/database.ts'
import type { GigRow } from '../../db/gig-schema.ts'
import { day, later, minute } from '../../platform/clock/time.ts'
import { mailEmployer } from '../notifications/employer-mails.ts'
import { nameOf } from '../notifications/worker-mail.ts'
import { type JobHandlers, scheduleJob } from '../../platform/jobs/jobs.ts'
import { lagosDateTime } from '../../platform/clock/lagos-time.ts'
import { hasCancelledHire, selectNewApplicants } from './places-repository.ts'
import { selectGigById } from './repository.ts'

/*
 * Mails to the employer about one Gig (docs/product/settings.md): new applicants, at most once an hour, and a reminder
 * the day before. The settings are read when the mail is due, so that a switch takes effect immediately.
 */

const hour = 60 * minute

/** Delay after the end of an hour before its applicants are counted, because the last of them may still be being stored, in milliseconds. */
const applicantMailDelayMs = 2 * minute

/** How many applicants a mail names. */
const namedApplicants = 3

/** Schedules the mail about an hour's applicants of a Gig. Each application of the hour schedules the same job. */
export async function scheduleApplicantMail(tx: Transaction, { id: gigId }: Pick<GigRow, 'id'>, appliedAt: Date) {
  const from = new Date(Math.floor(appliedAt.getTime() / hour) * hour)
  const to = later(from, hour)
  await scheduleJob(tx, {
    id: `applicant-mail:${gigId}:${from.toISOString()}`,
    kind: 'applicant-mail',
    payload: { gigId, from: from.toISOString(), to: to.toISOString() },
    runAt: later(to, applicantMailDelayMs),
  })
}

/** Schedules the reminder of an open Gig at 9:00 of the day before its first session in Lagos; none when that has passed. */
export async function scheduleReminder(tx: Transaction, { id: gigId, status, startsAt }: GigRow, at: Date) {
  if (status !== 'open' || startsAt === null) return
  const runAt = reminderTime(startsAt)
  if (runAt <= at) return
  await scheduleJob(tx, {
    id: `gig-reminder:${gigId}:${startsAt.toISOString()}`,
    kind: 'gig-reminder',
    payload: { gigId, startsAt: startsAt.toISOString() },
    runAt,
  })
}

/** 9:00 of the day before in Lagos, whose offset is one hour all year. */
function reminderTime(startsAt: Date): Date {
  const dayBefore = new Date(startsAt.getTime() + hour - day).toISOString().slice(0, 10)
  return new Date(`${dayBefore}T09:00:00+01:00`)
}

export const gigMailJobHandlers: JobHandlers = {
  'applicant-mail': async (tx, payload, at) => {
    const { gigId, from, to } = payload as { gigId: string; from: string; to: string }
    const row = await findOpenGig(tx, gigId)
    if (row === undefined) return
    // Those whom the employer has already shortlisted, hired or declined are no news.
    const people = await selectNewApplicants(tx, gigId, new Date(from), new Date(to))
    if (people.length === 0) return
    await mailEmployer(
      tx,
      row.employerId,
      'newApplicant',
      {
        subject: `${people.length === 1 ? 'New applicant' : `${people.length} new applicants`} for “${row.title}”`,
        paragraphs: [
          `${listOf(people.map(nameOf))} applied to “${row.title}”.`,
          'Their applications are in the Gig, under Gigs Management in your dashboard.',
        ],
      },
      at,
    )
  },

  'gig-reminder': async (tx, payload, at) => {
    const { gigId, startsAt } = payload as { gigId: string; startsAt: string }
    const row = await findOpenGig(tx, gigId)
    // A Gig that was moved has another reminder; one that has begun needs none.
    if (row?.startsAt?.toISOString() !== startsAt || row.startsAt <= at) return
    const { title, workersHired, workersNeeded, brief } = row
    const place = brief.location?.city ? ` in ${brief.location.city}` : ''
    await mailEmployer(
      tx,
      row.employerId,
      'gigReminder',
      {
        subject: `Reminder: “${title}”`,
        paragraphs: [
          `“${title}” starts on ${lagosDateTime(row.startsAt)}${place}.`,
          workersHired === 0
            ? (await hasCancelledHire(tx, gigId))
              ? 'Nobody is hired for it now. If that is still so when it starts, the Gig expires and what it holds goes back to your wallet. The service fee and VAT are not refunded.'
              : 'Nobody is hired for it yet. If that is still so when it starts, the Gig expires and what you paid goes back to your wallet.'
            : `${workersHired} of ${workersNeeded} workers are hired.`,
        ],
      },
      at,
    )
  },
}

async function findOpenGig(tx: Transaction, gigId: string): Promise<GigRow | undefined> {
  const row = await selectGigById(tx, gigId)
  return row?.status === 'open' ? row : undefined
}

/** 'Tunde Bakare, Amaka Obi, Ade Ojo and 2 others'. */
function listOf(names: readonly string[]): string {
  const [last, ...others] = names.toReversed()
  if (names.length > namedApplicants) {
    const rest = names.length - namedApplicants
    return `${names.slice(0, namedApplicants).join(', ')} and ${rest === 1 ? '1 other' : `${rest} others`}`
  }
  return others.length === 0 ? (last ?? '') : `${others.toReversed().join(', ')} and ${last}`
}
