import { useMemo } from 'react'
import type { ApiClient } from '@/api/client/call.ts'
import { useApi } from '@/api/client/api-context.ts'
import { useRead } from '@/api/client/hooks.ts'
import { queryKeyStart } from '@/api/client/query-key.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { type GigSession, sessionSpan } from '@/api/contract/schemas/gig-session.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { sessionsClash } from '@/rules/hiring.ts'
import { useNow } from '@/design-system/lib/format-provider.tsx'
import { now } from '@/lib/clock.ts'
import { eachWithLimit } from '@/lib/each-with-limit.ts'
import { createAllPagesReader } from '@/shared/all-pages/all-pages.ts'
import { gigTitle } from '@/shared/gig-looks.ts'
import { sessionsOfPlace } from '@/shared/work-review/place-sessions.ts'

/** The most Gigs whose hired workers are read (docs/product/gig-details.md#applicants). */
const mostGigs = 20
/** The most places that are read of each. */
const mostPlaces = 1000

/** The title of the other Gig for which a worker is booked at the time of this one, by the worker's id. */
export type Clashes = ReadonlyMap<string, string>

/** A worker's place in another Gig. */
export interface Booking {
  readonly workerId: string
  /** The title of the other Gig. */
  readonly title: string
  /** The sessions of the place. */
  readonly sessions: readonly GigSession[]
}

const noProgress = () => undefined
const freed: ReadonlySet<string> = new Set(['cancelled'])

/** The sessions that are not over: a worker is free of the others. */
const ahead = (sessions: readonly GigSession[], at: Date) =>
  sessions.filter((session) => sessionSpan(session).endsAt > at)

/** The employer's open and running Gigs with hired workers whose sessions to come overlap those of a Gig. */
async function overlappingGigs(api: ApiClient, gig: Gig, signal: AbortSignal): Promise<Gig[]> {
  const query = { status: 'open,in_progress', limit: mostGigs, skip: 0, sort: 'next_session' as const }
  const { gigs: found } = await api.call(gigs.list, { query }, { signal })
  const toCome = ahead(gig.sessions, now())
  return found.filter(
    ({ id, workersHired, sessions }) => id !== gig.id && workersHired > 0 && sessionsClash(toCome, sessions),
  )
}

async function readBookings(api: ApiClient, gig: Gig, signal: AbortSignal): Promise<Booking[]> {
  const bookings: Booking[] = []
  await eachWithLimit(await overlappingGigs(api, gig, signal), 3, async (other) => {
    // As `workerGigsQuery` reads them; with its file, each page that shows clashes would load the reads of all lists.
    const readPlaces = createAllPagesReader(async (query) => {
      const input = { params: { id: other.id }, query }
      const { workerGigs: rows, totalWorkerGig: total } = await api.call(gigPeople.listWorkerGigs, input, { signal })
      return { rows, total }
    }, mostPlaces)
    for (const place of (await readPlaces({ signal, onProgress: noProgress })).rows) {
      if (freed.has(place.status)) continue
      bookings.push({ workerId: place.workerId, title: gigTitle(other), sessions: sessionsOfPlace(place, other) })
    }
  })
  return bookings
}

const noBookings: readonly Booking[] = []

/**
 * Who is hired for the employer's other open or running Gigs that overlap this one. Read once for each Gig, and again when its sessions move or a hire may have changed; what cannot be read books nobody.
 * @param enabled false until the people are shown, who are more urgent
 */
export function useBookings(gig: Gig, enabled = true): readonly Booking[] {
  const api = useApi()
  const { id, sessions } = gig
  const times = sessions.map(({ date, start, end, endsNextDay }) => ({ date, start, end, endsNextDay }))
  const { data = noBookings } = useRead({
    // Not below the key of the places: what saves a worker changes the rows of all lists there, and these are no such rows.
    queryKey: [...queryKeyStart(api, gigs.list), { overlapping: id, times }],
    queryFn: ({ signal }) => readBookings(api, gig, signal),
    enabled: enabled && sessions.length > 0,
    staleTime: Infinity,
    meta: { reads: ['worker-gig'] },
    retry: false,
  })
  return data
}

/**
 * Who is booked at the time of some sessions of this Gig that are not over at a moment.
 * @param sessions those of the Gig, or of one place of it
 */
export function clashesWith(sessions: readonly GigSession[], bookings: readonly Booking[], at: Date): Clashes {
  const toCome = ahead(sessions, at)
  return new Map(
    bookings
      .filter((booking) => sessionsClash(toCome, ahead(booking.sessions, at)))
      .map(({ workerId, title }) => [workerId, title]),
  )
}

/**
 * Who is hired for another open or running Gig of the employer at the time of this one.
 * @param enabled false until the applicants are shown, who are more urgent
 */
export function useClashes(gig: Gig, enabled = true): Clashes {
  const bookings = useBookings(gig, enabled)
  const { sessions } = gig
  const minute = Math.floor((useNow() ?? now()).getTime() / 60_000)
  // The same map for a minute, in which a session may end, or until one of them changes: a new one would render every row of a list again.
  return useMemo(() => clashesWith(sessions, bookings, new Date(minute * 60_000)), [sessions, bookings, minute])
}
