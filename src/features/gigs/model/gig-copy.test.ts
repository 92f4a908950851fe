import { expect, it } from 'vitest'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { payLine } from '../poster/poster-facts.ts'
import { addressLine, hiredLine, whenLine } from './gig-copy.ts'

const now = new Date('2025-11-22T19:00:00+01:00')

it('shows the running or the next session, also past midnight, and after the last one the last', () => {
  expect(whenLine(aGig({ status: 'open' }), now)).toBe(
    'Next session Sun 23 Nov 2025, 6:00\u00A0PM\u00A0–\u00A02:00\u00A0AM, ends Mon\u00A024\u00A0Nov',
  )
  expect(whenLine(aGig({ status: 'open' }), new Date('2025-11-24T01:59:00+01:00'))).toBe('Now, until 2:00\u00A0AM')
  expect(whenLine(aGig({ status: 'open' }), new Date('2025-11-24T02:00:00+01:00'))).toBe(
    'Last session Sun 23 Nov 2025, 6:00\u00A0PM\u00A0–\u00A02:00\u00A0AM, ends Mon\u00A024\u00A0Nov',
  )
  expect(whenLine(aGig({ status: 'cancelled', updatedAt: '2025-11-20T09:00:00+01:00' }), now)).toBe(
    'Was planned for Sun 23 Nov 2025, 6:00\u00A0PM\u00A0–\u00A02:00\u00A0AM, ends Mon\u00A024\u00A0Nov',
  )
  expect(whenLine(aGig({ sessions: [] }), now)).toBeUndefined()
})

it('shows who is hired, the pay and the place, as far as the Gig has them', () => {
  expect(hiredLine({ workersHired: 3, workersNeeded: 5 })).toBe('3 of 5 workers hired')
  expect(hiredLine({ workersHired: 0, workersNeeded: 1 })).toBe('0 of 1 worker hired')
  expect(hiredLine({ workersHired: 0, workersNeeded: null })).toBeUndefined()
  expect(payLine({ payType: 'per_hour', rateKobo: 250_000 })).toBe('₦2,500.00 an hour for each worker')
  expect(payLine({ payType: 'per_day', rateKobo: 250_000 })).toBe('₦2,500.00 a day for each worker')
  expect(payLine({ payType: null, rateKobo: null })).toBeUndefined()
  expect(addressLine(aGig())).toBe('21 Opebi Road, Ikeja, Lagos')
  expect(addressLine(aGig({ location: null }))).toBeUndefined()
  const { location } = aGig()
  expect(addressLine({ location: location && { ...location, city: 'Lagos ', state: 'Lagos' } })).toBe(
    '21 Opebi Road, Lagos',
  )
})
