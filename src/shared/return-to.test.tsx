import { beforeEach, describe, expect, it } from 'vitest'
import { gigPaths } from './gig-paths.ts'
import { paths } from './paths.ts'
import { keepReturnTo, keptReturnTo, returnToIn, withReturnTo } from './return-to.ts'

const queryOf = (href: string) => new URL(href, 'https://app.marquee.test').searchParams

it.each([paths.postGig, gigPaths.form('gig 1', 'review'), gigPaths.republish('gig_1')])(
  'returns from a set-up page to the form of a Gig: %s',
  (address) => {
    expect(returnToIn(queryOf(withReturnTo(paths.createBusinessProfile, address)))).toBe(address)
    expect(returnToIn(queryOf(withReturnTo(paths.activateWallet, address)))).toBe(address)
    const plans = withReturnTo(paths.billing({ tab: 'plans' }), address)
    expect(returnToIn(queryOf(plans))).toBe(address)
    expect(queryOf(plans).get('tab')).toBe('plans')
  },
)

it('leaves a link to a page that does not return as it is', () => {
  expect(withReturnTo(paths.wallet, paths.postGig)).toBe(paths.wallet)
})

it.each([
  'https://evil.test/dashboard/post-gig',
  '//evil.test/dashboard/post-gig',
  'javascript:alert(1)',
  '/sign-in',
  '/dashboard/post-gig-elsewhere',
  '/dashboard/gig-management/a/b/republish',
  '',
])('follows no other address: %s', (address) => {
  expect(returnToIn(new URLSearchParams({ returnTo: address }))).toBeUndefined()
})

it('is not there without an address', () => {
  expect(returnToIn(new URLSearchParams())).toBeUndefined()
})

describe('during the payment for a plan', () => {
  beforeEach(() => sessionStorage.clear())

  it('the form is kept until the payment of an employer who came from elsewhere', () => {
    keepReturnTo(paths.postGig)
    expect(keptReturnTo()).toBe(paths.postGig)
    keepReturnTo(undefined)
    expect(keptReturnTo()).toBeUndefined()
  })

  it('the form that an earlier release has kept is followed', () => {
    sessionStorage.setItem('marquee-return-to', '/dashboard/post-gig?step=review')
    expect(keptReturnTo()).toBe('/dashboard/post-gig?step=review')
  })

  it('no other address is followed, even a stored one', () => {
    sessionStorage.setItem('marquee-return-to', 'https://evil.test/dashboard/post-gig')
    expect(keptReturnTo()).toBeUndefined()
  })
})
