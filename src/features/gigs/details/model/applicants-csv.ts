import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import { csvFile, type CsvColumn, csvFileName, plainDecimal } from '@/lib/csv.ts'
import { lagosDay, lagosTimestamp } from '@/lib/dates.ts'
import { applicantLooks, personName } from '@/shared/people-looks.ts'
import { declineReasonLabel } from '@/shared/people/decline-reasons.tsx'

const stageLabel = (status: string) => Object.entries(applicantLooks).find(([stage]) => stage === status)?.[1].label

const columns: readonly CsvColumn<Applicant>[] = [
  ['Applicant', ({ worker }) => personName(worker)],
  ['Title', ({ worker }) => worker.title],
  ['City', ({ worker }) => worker.location?.city],
  ['State', ({ worker }) => worker.location?.state],
  ['Stage', ({ status }) => stageLabel(status) ?? status],
  ['Rating', ({ worker }) => worker.rating?.toFixed(1)],
  ['Ratings', ({ worker }) => String(worker.ratingCount)],
  ['Skills', ({ worker }) => worker.skills.join('; ')],
  ['Matched skills', ({ matchedSkills }) => matchedSkills.join('; ')],
  ['Gigs with you', ({ worker }) => String(worker.history?.gigsWithYou ?? 0)],
  ['Pay asked', ({ proposedKobo }) => plainDecimal(proposedKobo)],
  ['Agreed pay', ({ hire }) => plainDecimal(hire?.agreedKobo)],
  ['Currency', () => 'NGN'],
  ['Invited', ({ invited }) => (invited ? 'Yes' : 'No')],
  ['Applied', ({ appliedAt }) => lagosTimestamp(appliedAt)],
  ['Decline reason', ({ declineReason }) => declineReason && declineReasonLabel(declineReason)],
  ['Private note', ({ privateNote }) => privateNote],
  ['Applicant ID', ({ id }) => id],
]

/** Applicants as a file for spreadsheets, with the days on which they applied in its name. */
export const applicantsCsv = (rows: readonly Applicant[], now: Date) => ({
  name: csvFileName(
    'applicants',
    rows.map(({ appliedAt }) => lagosDay(new Date(appliedAt))),
    {},
    now,
  ),
  content: csvFile(columns, rows),
})
