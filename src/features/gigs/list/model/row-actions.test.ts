import { describe, expect, it } from 'vitest'
import { aGig } from '@/api/mocks/gig-factories.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { rowActions } from './row-actions.ts'

const labels = (changes: Parameters<typeof aGig>[0]) =>
  rowActions(aGig(changes), { list: '', mayCancel: true }).map(({ label }) => label)
const paying = (transactionStatus: string | null, transactionId: string | null = 'MQ-P-1') =>
  labels({ status: 'pending_payment', payment: { transactionId, transactionStatus } })

describe('row actions', () => {
  it.each<[string, Partial<Gig>, string[]]>([
    ['draft', {}, ['Continue', 'Delete draft']],
    ['open', {}, ['Review applicants', 'Edit', 'Republish', 'Call sheet', 'Cancel Gig']],
    [
      'open',
      { workersHired: 5, applicantCounts: { pending: 0, shortlisted: 0, hired: 5, declined: 0, withdrawn: 0 } },
      ['Call sheet', 'Review applicants', 'Edit', 'Republish', 'Cancel Gig'],
    ],
    ['in_progress', { workersHired: 5, placesToReview: 0 }, ['Call sheet', 'Republish']],
    ['in_progress', { workersHired: 5, placesToReview: 1 }, ['Review tasks', 'Call sheet', 'Republish']],
    [
      'in_progress',
      { workersHired: 3, cancellation: { allowed: true, refundKobo: 0, feeKobo: 0 } },
      ['Review tasks', 'Hire into free places', 'Call sheet', 'Republish', 'Cancel Gig'],
    ],
    ['in_progress', { workersHired: 3, hiring: null }, ['Review tasks', 'Call sheet', 'Republish']],
    [
      'in_progress',
      { workersHired: 5, hiring: { freePlaces: 1, payKobo: 5_000_000, spareKobo: 0 } },
      ['Review tasks', 'Replace absent workers', 'Call sheet', 'Republish'],
    ],
    ['completed', { workersHired: 5, placesToRate: 0 }, ['Republish', 'Receipts', 'Call sheet']],
    ['completed', { workersHired: 5, placesToRate: 1 }, ['Republish', 'Rate workers', 'Receipts', 'Call sheet']],
    ['cancelled', {}, ['Republish', 'Receipts']],
    ['expired', {}, ['Republish', 'Receipts']],
    ['under_review', {}, ['View Gig']],
  ])('%s', (status, changes, expected) => {
    expect(labels({ status, ...changes })).toEqual(expected)
  })

  it('omit cancelling when the server does not allow it', () => {
    expect(labels({ status: 'open', cancellation: { allowed: false, refundKobo: 0, feeKobo: 0 } })).not.toContain(
      'Cancel Gig',
    )
    expect(
      rowActions(aGig({ status: 'open' }), { list: '', mayCancel: false }).map(({ label }) => label),
    ).not.toContain('Cancel Gig')
  })
})

describe('an unpaid Gig', () => {
  it('can be paid and deleted while no payment is pending', () => {
    expect(paying(null, null)).toEqual(['Continue payment', 'Delete Gig'])
    for (const status of ['failed', 'abandoned', 'reversed']) {
      expect(paying(status)).toEqual(['Continue payment', 'Check status', 'Delete Gig'])
    }
  })

  it.each(['pending', 'processing', 'a state nobody knows'])(
    'can only be checked while its payment is %s',
    (status) => {
      expect(paying(status)).toEqual(['Check status'])
      expect(paying(status, null)).toEqual(['View Gig'])
    },
  )
})

it('links carry the query of the list to the Gig', () => {
  const [review] = rowActions(aGig({ status: 'open' }), { list: 'page=2&tab=open', mayCancel: true })
  expect(review?.href).toBe('/dashboard/gig-management/gig_1?tab=applicants&list=page%3D2%26tab%3Dopen')
})
