import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { invalidateReads } from '@/api/client/query-client.ts'
import { queryProviders } from '@/api/client/testing/query-providers.tsx'
import type { HttpRequest } from '@/api/client/http.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { aWorkerGig } from '@/api/mocks/people-factories.ts'
import { useBookings } from './use-clashes.ts'

const gigOn = (date: string) =>
  aGig({ id: 'gig_1', status: 'open', sessions: [{ date, start: '10:00', end: '12:00', endsNextDay: false }] })

it('reads who is booked once for a Gig, and again for the days that its sessions move to', async () => {
  const other = aGig({
    id: 'gig_2',
    title: 'Other wedding',
    status: 'open',
    workersHired: 1,
    sessions: gigOn('2099-06-01').sessions,
  })
  const places = { workerGigs: [aWorkerGig({ workerId: 'w_1', gigId: 'gig_2' })], totalWorkerGig: 1 }
  const send = async ({ path }: HttpRequest) => ({
    status: 200,
    body: { data: path.includes('worker-gig') ? places : { gigs: [other], totalGig: 1 } },
    header: () => undefined,
  })
  const { client, wrapper } = queryProviders(send)
  const { result, rerender } = renderHook(({ gig }) => useBookings(gig), {
    wrapper,
    initialProps: { gig: gigOn('2099-01-01') },
  })
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(result.current).toEqual([])
  // A saved edit marks the bookings as out of date while the Gig of before is still shown.
  act(() => invalidateReads(client, ['worker-gig']))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  rerender({ gig: gigOn('2099-06-01') })
  await waitFor(() => expect(result.current.map(({ title }) => title)).toEqual(['Other wedding']))
})
