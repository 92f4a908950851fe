import { describe, expect, it } from 'vitest'
import { paths } from '@/shared/paths.ts'
import { isActiveItem, isMyWorkersNew, postGigPlace } from './navigation.ts'

describe('isActivePlace', () => {
  it.each([
    [paths.gigs, '/dashboard/gig-management', true],
    [paths.gigs, '/dashboard/gig-management/g_1/profile/worker/wg_1', true],
    [paths.gigs, '/dashboard/gig-management-old', false],
    [paths.wallet, '/dashboard/wallet&payments', true],
    [paths.billing(), '/dashboard/billing-subscription/transaction-status', true],
    [paths.dashboard, '/dashboard', true],
    [paths.dashboard, '/dashboard/', true],
    [paths.dashboard, '/dashboard/my-workers', false],
  ])('%s on %s: %s', (href, pathname, expected) => {
    expect(isActiveItem(href, pathname)).toBe(expected)
  })
})

describe('postGigPlace', () => {
  it.each([
    ['/dashboard', 'main'],
    ['/dashboard/', 'main'],
    ['/dashboard/gig-management', 'main'],
    ['/dashboard/gig-management/g_1', 'quiet'],
    ['/dashboard/gig-management/post-gigs', 'quiet'],
    ['/dashboard/wallet&payments', 'quiet'],
    ['/dashboard/post-gig', 'none'],
    ['/dashboard/post-gig/transaction-status', 'none'],
    ['/dashboard/gig-management/g_1/republish', 'none'],
    ['/dashboard/create-business-profile', 'none'],
    ['/dashboard/activate-wallet/', 'none'],
  ])('%s: %s', (pathname, expected) => {
    expect(postGigPlace(pathname)).toBe(expected)
  })
})

describe('isMyWorkersNew', () => {
  it.each([
    ['2025-10-01T23:59:59+01:00', false],
    ['2025-10-02T00:00:00+01:00', true],
    ['2025-10-31T23:59:59+01:00', true],
    ['2025-11-01T00:00:00+01:00', false],
  ])('at %s: %s', (moment, expected) => {
    expect(isMyWorkersNew(new Date(moment))).toBe(expected)
  })
})
