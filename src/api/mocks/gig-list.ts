import { sessionSpan } from '../contract/schemas/gig-session.ts'
import type { Gig } from '../contract/schemas/gig.ts'
import { worldNow } from './factories.ts'

const now = new Date(worldNow)

const searchable = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Filters of the list. */
interface Query {
  readonly status?: readonly string[] | undefined
  readonly category?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly searchWord?: string | undefined
}

/** Whether a Gig matches the filters; every word of a search must occur. */
export function matches(gig: Gig, { status, category, from = '', to = '9999', searchWord = '' }: Query): boolean {
  const isDated = from !== '' || to !== '9999'
  const text = searchable([gig.title, gig.category, gig.location?.city, gig.location?.state].join(' '))
  return (
    (status === undefined || status.includes(gig.status)) &&
    (category === undefined || gig.category === category) &&
    (!isDated || gig.sessions.some(({ date }) => date >= from && date <= to)) &&
    searchable(searchWord)
      .split(/\s+/)
      .every((word) => text.includes(word))
  )
}

/** Whether a Gig is in a final state. */
export const isEnded = ({ status }: Gig) => status === 'completed' || status === 'cancelled' || status === 'expired'

/** Whether a Gig has upcoming sessions or a deadline; drafts and ended Gigs have neither. */
const isLive = (gig: Gig) => gig.status !== 'draft' && !isEnded(gig)
const nextStart = (gig: Gig) =>
  !isLive(gig)
    ? Infinity
    : Math.min(
        ...gig.sessions
          .map(sessionSpan)
          .filter(({ endsAt }) => endsAt > now)
          .map(({ startsAt }) => startsAt.getTime()),
        Infinity,
      )
const deadline = (gig: Gig) => {
  const at = Date.parse(gig.applicationDeadline ?? '')
  return isLive(gig) && at > now.getTime() ? at : Infinity
}
const first = (a: number, b: number) => (a === b ? 0 : a - b)

/** The orders of a list, by name. */
export const orders = {
  newest: (a: Gig, b: Gig) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  next_session: (a: Gig, b: Gig) => first(nextStart(a), nextStart(b)),
  deadline: (a: Gig, b: Gig) => first(deadline(a), deadline(b)),
  applicants: (a: Gig, b: Gig) => b.applicantCounts.pending - a.applicantCounts.pending,
}
