import { Button } from '@/design-system/components/Button/index.ts'
import { type Column } from '@/design-system/components/DataTable/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { StatusPill, type StatusLooks } from '@/design-system/components/StatusPill/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { CheckIcon } from '@/design-system/icons/CheckIcon.tsx'
import { XCircleIcon } from '@/design-system/icons/XCircleIcon.tsx'
import { formatNaira } from '@/lib/money.ts'

/** One row of the sample lists: a Gig as an employer sees it. */
export interface SampleGig {
  id: string
  name: string
  worker: string
  /** 'YYYY-MM-DD'. */
  date: string
  state: (typeof stateNames)[number]
  /** In kobo; null while no price is agreed. */
  amount: number | null
}

const states: StatusLooks<SampleGig['state']> = {
  open: { label: 'Open', tone: 'success' },
  done: { label: 'Completed', tone: 'brand', icon: CheckIcon },
  cancelled: { label: 'Cancelled', tone: 'neutral', icon: XCircleIcon },
}

const kinds = [
  'Wedding DJ',
  'Product launch photographer',
  'Church choir',
  'Rooftop saxophonist',
  'Hostesses for the awards night',
  'Jingle for a radio spot',
]
const workers = [
  'Ṣadé Ọlátúnjí',
  'Chinedu Okafor',
  'Ɓala Danladi',
  'Amaka Ụ́zọ̀',
  'Tunde Bakare',
  'Zainab Sani',
  'Efe Oghene',
]
const stateNames = ['open', 'done', 'done', 'cancelled'] as const
const day = new Intl.DateTimeFormat('en-NG', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

const pick = <T,>(from: readonly [T, ...T[]] | readonly T[], index: number): T => from[index % from.length] as T

/** Returns `count` Gigs, always the same. */
export function sampleGigs(count: number): SampleGig[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `gig-${index + 1}`,
    name: index < kinds.length ? pick(kinds, index) : `${pick(kinds, index)} ${index + 1}`,
    worker: pick(workers, index * 3),
    date: new Date(Date.UTC(2025, 10, 14) + ((index * 37) % 120) * 86_400_000).toISOString().slice(0, 10),
    state: pick(stateNames, index),
    amount: index % 9 === 8 ? null : 4_500_000 + ((index * 7919) % 600) * 125_050,
  }))
}

/** Columns that sort in the table and have a place on cards. */
export const gigColumns: readonly Column<SampleGig>[] = [
  {
    id: 'name',
    header: 'Gig',
    rowHeader: true,
    cell: ({ name }) => <span dir="auto">{name}</span>,
    sortBy: ({ name }) => name,
  },
  {
    id: 'worker',
    header: 'Worker',
    width: 'lg',
    card: 'fact',
    priority: 'low',
    cell: ({ worker }) => <span dir="auto">{worker}</span>,
    sortBy: ({ worker }) => worker,
  },
  {
    id: 'date',
    header: 'Date',
    width: 'sm',
    card: 'fact',
    priority: 'medium',
    cell: ({ date }) => day.format(new Date(date)),
    sortBy: ({ date }) => date,
    firstDirection: 'descending',
  },
  {
    id: 'state',
    header: 'Status',
    width: 'sm',
    card: 'status',
    cell: ({ state }) => <StatusPill state={state} looks={states} />,
    sortBy: ({ state }) => states[state].label,
  },
  {
    id: 'amount',
    header: 'Amount',
    width: 'lg',
    align: 'end',
    card: 'amount',
    cell: ({ amount }) => formatNaira(amount),
    sortBy: ({ amount }) => amount,
    firstDirection: 'descending',
  },
]

/** Names with the place below. */
export const twoLinedGigColumns: readonly Column<SampleGig>[] = gigColumns.map((column) =>
  column.id === 'name'
    ? {
        ...column,
        cell: ({ name }) => (
          <Stack space={0}>
            <span>{name}</span>
            <Text size="caption" tone="muted">
              Lagos
            </Text>
          </Stack>
        ),
      }
    : column,
)

/** The same with more columns than fit into the window, and a button in each row. */

export const manyGigColumns: readonly Column<SampleGig>[] = [
  ...gigColumns.map((column) => (column.id === 'name' ? { ...column, width: 'xl' as const } : column)),
  ...['Applicants', 'Shortlisted', 'Hired', 'Sessions'].map((header, index) => ({
    id: header,
    header,
    width: 'lg' as const,
    align: 'end' as const,
    cell: ({ id }: SampleGig) => String((id.length * 13 * (index + 1)) % 40),
  })),
  {
    id: 'review',
    header: 'Review',
    width: 'sm',
    card: 'action',
    cell: ({ name }) => (
      <Button variant="outline" size="sm" aria-label={`Review ${name}`}>
        Review
      </Button>
    ),
  },
]
