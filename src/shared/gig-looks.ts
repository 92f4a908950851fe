import type {
  equipments,
  gigCategories,
  transports,
  visibilities,
  workModes,
  PayType,
} from '@/api/contract/schemas/gig-fields.ts'
import type { cancelReasons, GigStatus } from '@/api/contract/schemas/gig.ts'
import type { StatusLooks } from '@/design-system/components/StatusPill/index.ts'
import { CheckIcon } from '@/design-system/icons/CheckIcon.tsx'
import { CircleDashedIcon } from '@/design-system/icons/CircleDashedIcon.tsx'
import { ClockIcon } from '@/design-system/icons/ClockIcon.tsx'
import { XCircleIcon } from '@/design-system/icons/XCircleIcon.tsx'
import { humanize } from '@/lib/humanize.ts'
import { locationLine } from './location-line.ts'

/** State → badge (docs/product/states.md), for `StatusPill`, which shows an unknown state as its text in grey. */
export const gigLooks: StatusLooks<GigStatus> = {
  draft: { label: 'Draft', tone: 'neutral', icon: CircleDashedIcon },
  pending_payment: { label: 'Pending payment', tone: 'warning', icon: ClockIcon },
  open: { label: 'Open', tone: 'success' },
  in_progress: { label: 'In progress', tone: 'info' },
  completed: { label: 'Completed', tone: 'neutral', icon: CheckIcon },
  cancelled: { label: 'Cancelled', tone: 'neutral', icon: XCircleIcon },
  expired: { label: 'Expired', tone: 'neutral' },
}

type Labels<Value extends string> = Readonly<Record<Value, string>>

/** Labels of the options of a Gig's fields. */
export const gigLabels = {
  category: { photographer: 'Photographer', songwriter: 'Songwriter', hostess: 'Hostess', dj: 'DJ', other: 'Other' },
  payType: { per_gig: 'Per Gig', per_day: 'Per day', per_hour: 'Per hour' },
  workMode: { on_site: 'On site', remote: 'Remote' },
  visibility: { public: 'Public', invite_only: 'Invite only' },
  transport: { included: 'Included', worker: 'Paid by the worker', paid_extra: 'Paid on top' },
  equipment: { provided: 'Provided', worker: 'Brought by the worker' },
  cancelReason: {
    event_cancelled: 'The event was cancelled',
    date_changed: 'The date changed',
    no_suitable_applicants: 'No suitable applicants',
    over_budget: 'Over budget',
    posted_by_mistake: 'Posted by mistake',
    other: 'Another reason',
  },
} as const satisfies {
  category: Labels<(typeof gigCategories)[number]>
  payType: Labels<PayType>
  workMode: Labels<(typeof workModes)[number]>
  visibility: Labels<(typeof visibilities)[number]>
  transport: Labels<(typeof transports)[number]>
  equipment: Labels<(typeof equipments)[number]>
  cancelReason: Labels<(typeof cancelReasons)[number]>
}

/**
 * The label of a Gig's value; an unknown value is humanized ('wedding_planner' → 'Wedding planner'), an empty one gives undefined.
 * @param labels labels by value, such as `gigLabels.category`
 */
export function labelOf(
  labels: Readonly<Record<string, string>>,
  value: string | null | undefined,
): string | undefined {
  if (!value) return undefined
  return (Object.hasOwn(labels, value) ? labels[value] : undefined) ?? humanize(value)
}

/** The label of a Gig's state, the same as in its badge. */
export function gigStatusLabel(status: string): string {
  return Object.hasOwn(gigLooks, status) ? gigLooks[status as GigStatus].label : humanize(status)
}

/** Whether a state asks the employer for something: its badge has a surface, all others are as they should be. */
export const needsAttention = (status: string): boolean =>
  Object.hasOwn(gigLooks, status) && ['warning', 'danger'].includes(gigLooks[status as GigStatus].tone)

/** The title of a Gig, or 'Untitled Gig' for a draft without one. */
export const gigTitle = ({ title }: { title: string }) => title.trim() || 'Untitled Gig'

interface Place {
  workMode?: string | null | undefined
  location?: { city?: string | null | undefined; state?: string | null | undefined } | null | undefined
}

/** The place of work in one line: 'Ikeja, Lagos' or 'Remote'; undefined without a place. */
export function formatPlace({ workMode, location }: Place): string | undefined {
  if (workMode === 'remote') return gigLabels.workMode.remote
  return locationLine([location?.city, location?.state])
}
