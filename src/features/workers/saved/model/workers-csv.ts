import type { WorkerProfile } from '@/api/contract/schemas/worker.ts'
import { csvFile, type CsvColumn, plainDecimal } from '@/lib/csv.ts'
import { lagosTimestamp } from '@/lib/dates.ts'
import { personName } from '@/shared/people-looks.ts'

const count = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))

const columns: readonly CsvColumn<WorkerProfile>[] = [
  ['Name', personName],
  ['Title', ({ title }) => title],
  ['City', ({ location }) => location?.city],
  ['State', ({ location }) => location?.state],
  ['Rating', ({ rating }) => (rating ? rating.toFixed(1) : '')],
  ['Ratings', ({ ratingCount }) => count(ratingCount)],
  ['Gigs completed', ({ completedGigs }) => count(completedGigs)],
  ['Gigs with you', ({ history }) => count(history?.gigsWithYou)],
  ['Gigs with recorded arrival', ({ history }) => count(history?.recorded ?? history?.gigsWithYou)],
  ['On time with you', ({ history }) => count(history?.onTime)],
  ['Paid by you', ({ history }) => plainDecimal(history?.paidKobo)],
  ['Last hired', ({ history }) => history?.lastHiredAt && lagosTimestamp(history.lastHiredAt)],
  ['Usually from', ({ rateFromKobo }) => plainDecimal(rateFromKobo)],
  ['Skills', ({ skills }) => skills.join('; ')],
  ['Phone', ({ phone }) => phone],
  ['Email', ({ email }) => email],
  ['Worker ID', ({ id }) => id],
]

/** Saved workers as a file for spreadsheets. Phone and email are those that the employer knows, after hiring. */
export const workersCsv = (rows: readonly WorkerProfile[]) => csvFile(columns, rows)
