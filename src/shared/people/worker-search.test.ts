import { expect, it } from 'vitest'
import { aWorkerGig } from '@/api/mocks/people-factories.ts'
import { listWorkers, placeKobo } from './worker-search.ts'

it('sorts by the pay that is shown: released with its bonus, the late fee of a cancelled hire, else the agreed one', () => {
  const places = [
    aWorkerGig({ id: 'agreed', agreedKobo: 6_000_000 }),
    aWorkerGig({ id: 'not paid', status: 'cancelled', agreedKobo: 9_000_000 }),
    aWorkerGig({ id: 'late fee', status: 'cancelled', agreedKobo: 9_000_000, lateFeeKobo: 900_000 }),
    aWorkerGig({ id: 'part', status: 'paid', agreedKobo: 8_000_000, releasedKobo: 5_000_000, bonusKobo: 500_000 }),
  ]
  expect(places.map(placeKobo)).toEqual([6_000_000, 0, 900_000, 5_500_000])
  expect(listWorkers(places, { sort: '-pay' }, () => false).map(({ id }) => id)).toEqual([
    'agreed',
    'part',
    'late fee',
    'not paid',
  ])
})
