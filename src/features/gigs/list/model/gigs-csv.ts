import type { Gig } from '@/api/contract/schemas/gig.ts'
import { sessionSpan } from '@/api/contract/schemas/gig-session.ts'
import { gigLabels, gigStatusLabel, gigTitle, labelOf, formatPlace } from '@/shared/gig-looks.ts'
import { findNextSession, sortSessions } from '@/shared/gig-sessions.ts'
import { csvFile, type CsvColumn, plainDecimal } from '@/lib/csv.ts'
import { lagosTimestamp } from '@/lib/dates.ts'
import { applicantTotal } from '../../model/new-applicants.ts'

type GigSessions = Gig['sessions']

const begin = (session: GigSessions[number] | undefined) => session && lagosTimestamp(sessionSpan(session).startsAt)
const count = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))

const columns = (now: Date): readonly CsvColumn<Gig>[] => [
  ['Gig', gigTitle],
  ['Category', ({ category }) => labelOf(gigLabels.category, category)],
  ['Status', ({ status }) => gigStatusLabel(status)],
  ['Sessions', ({ sessions }) => count(sessions.length)],
  ['First session', ({ sessions }) => begin(sortSessions(sessions)[0])],
  ['Next session', ({ sessions }) => begin(findNextSession(sessions, now))],
  ['Last session', ({ sessions }) => begin(sortSessions(sessions).at(-1))],
  ['Place', formatPlace],
  ['Workers hired', ({ workersHired }) => count(workersHired)],
  ['Workers needed', ({ workersNeeded }) => count(workersNeeded)],
  ['Applicants', ({ applicantCounts }) => count(applicantTotal(applicantCounts))],
  ['New applicants', ({ applicantCounts }) => count(applicantCounts.pending)],
  ['Applications close', ({ applicationDeadline }) => applicationDeadline && lagosTimestamp(applicationDeadline)],
  ['Pay', ({ rateKobo }) => plainDecimal(rateKobo)],
  ['Pay type', ({ payType }) => labelOf(gigLabels.payType, payType)],
  ['Total', ({ payment }) => plainDecimal(payment.totalKobo)],
  ['Paid', ({ payment }) => plainDecimal(payment.paidKobo)],
  ['Held', ({ payment }) => plainDecimal(payment.heldKobo)],
  ['Released', ({ payment }) => plainDecimal(payment.releasedKobo)],
  ['Refunded', ({ payment }) => plainDecimal(payment.refundedKobo)],
  ['Currency', ({ payment }) => payment.currency],
  ['Created', ({ createdAt }) => lagosTimestamp(createdAt)],
  ['Gig ID', ({ id }) => id],
]

/** Gigs as a file for spreadsheets; `now` decides which session is the next. */
export const gigsCsv = (rows: readonly Gig[], now: Date) => csvFile(columns(now), rows)
