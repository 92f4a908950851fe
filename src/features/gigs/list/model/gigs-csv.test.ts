import { expect, it } from 'vitest'
import { aGig, someGigs } from '@/api/mocks/gig-factories.ts'
import { csvColumn, parseCsv } from '@/lib/testing/parse-csv.ts'
import { gigsCsv } from './gigs-csv.ts'

const now = new Date('2025-11-23T08:00:00+01:00')

it('writes labels, Lagos times and plain amounts, one line for each Gig', () => {
  const file = gigsCsv(someGigs(), now)
  expect(parseCsv(file.slice(1))).toHaveLength(8)
  expect(csvColumn(file, 'Status')).toEqual([
    'Open',
    'Draft',
    'Pending payment',
    'In progress',
    'Completed',
    'Cancelled',
    'Expired',
  ])
  expect(csvColumn(file, 'Held')[0]).toBe('250000.00')
  expect(csvColumn(file, 'First session')[0]).toBe('2025-11-22T10:00:00+01:00')
  expect(csvColumn(file, 'Next session')[0]).toBe('2025-11-23T18:00:00+01:00')
  expect(csvColumn(file, 'Place').slice(0, 2)).toEqual(['Ikeja, Lagos', 'Remote'])
  expect(csvColumn(file, 'Applicants')[0]).toBe('7')
  expect(csvColumn(file, 'Applications close')[0]).toBe('2025-11-17T23:59:00+01:00')
})

it('leaves unknown values empty, and escapes a title that would be a formula', () => {
  const empty = aGig({
    title: '=SUM(A1)',
    category: null,
    sessions: [],
    location: null,
    workMode: null,
    payType: null,
    rateKobo: null,
    workersNeeded: null,
    applicationDeadline: null,
  })
  const file = gigsCsv([empty, aGig({ title: ' ', status: 'under_review' })], now)
  expect(csvColumn(file, 'Gig')).toEqual(["'=SUM(A1)", 'Untitled Gig'])
  expect(csvColumn(file, 'Status')[1]).toBe('Under review')
  for (const name of [
    'Category',
    'First session',
    'Next session',
    'Place',
    'Workers needed',
    'Applications close',
    'Pay',
    'Pay type',
  ]) {
    expect(csvColumn(file, name)[0]).toBe('')
  }
})
