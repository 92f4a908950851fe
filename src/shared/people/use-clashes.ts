import { useQuery } from '@tanstack/react-query'
import type { ApiClient } from '@/api/client/call.ts'
import { useApi } from '@/api/client/api-context.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { sessionsClash } from '@/rules/hiring.ts'
import { eachWithLimit } from '@/lib/each-with-limit.ts'
import { gigTitle } from '@/shared/gig-looks.ts'

/** The most Gigs whose hired workers are read (docs/product/gig-details.md#applicants). */
const mostGigs = 20

/** The title of the other Gig for which a worker is booked at the time of this one, by the worker's id. */
export type Clashes = ReadonlyMap<string, string>

const freed: ReadonlySet<string> = new Set(['cancelled'])

/** The employer's open and running Gigs with hired workers whose sessions overlap those of a Gig. */
async function overlappingGigs(api: ApiClient, gig: Gig, signal: AbortSignal): Promise<Gig[]> {
  const query = { status: 'open,in_progress', limit: mostGigs, skip: 0, sort: 'next_session' as const }
  const { gigs: found } = await api.call(gigs.list, { query }, { signal })
  return found.filter(
    ({ id, workersHired, sessions }) => id !== gig.id && workersHired > 0 && sessionsClash(gig.sessions, sessions),
  )
}

async function readClashes(api: ApiClient, gig: Gig, signal: AbortSignal): Promise<Clashes> {
  const clashes = new Map<string, string>()
  await eachWithLimit(await overlappingGigs(api, gig, signal), 3, async (other) => {
    const { workerGigs } = await api.call(
      gigPeople.listWorkerGigs,
      { params: { id: other.id }, query: { limit: 100, skip: 0 } },
      { signal },
    )
    for (const { workerId, status, sessions } of workerGigs) {
      const booked = sessions.length === 0 ? other.sessions : sessions
      if (!freed.has(status) && sessionsClash(gig.sessions, booked)) clashes.set(workerId, gigTitle(other))
    }
  })
  return clashes
}

const noClashes: Clashes = new Map()

/**
 * Who is hired for another open or running Gig of the employer at the time of this one. Read once for each Gig, and again when a hire may have changed; what cannot be read marks nobody.
 * @param enabled false until the applicants are shown, which are more urgent
 */
export function useClashes(gig: Gig, enabled = true): Clashes {
  const api = useApi()
  const employerId = api.session.store.getState().user?.employerId
  const { data = noClashes } = useQuery({
    queryKey: ['clashes', employerId, gig.id],
    queryFn: ({ signal }) => readClashes(api, gig, signal),
    enabled: enabled && gig.sessions.length > 0,
    staleTime: Infinity,
    meta: { reads: ['worker-gig'] },
    retry: false,
  })
  return data
}
