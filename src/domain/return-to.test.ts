import { expect, it } from 'vitest'
import { gigPaths } from './gig-paths.ts'
import { paths } from './paths.ts'
import { returnToIn, withReturnTo } from './return-to.ts'

const queryOf = (href: string) => new URL(href, 'https://app.marquee.test').searchParams

it.each([paths.postGig, gigPaths.form('gig 1', 'review'), gigPaths.republish('gig_1')])(
  'returns from a set-up page to the form of a Gig: %s',
  (address) => {
    expect(returnToIn(queryOf(withReturnTo(paths.createBusinessProfile, address)))).toBe(address)
    expect(returnToIn(queryOf(withReturnTo(paths.activateWallet, address)))).toBe(address)
  },
)

it('leaves a link to a page that does not return as it is', () => {
  expect(withReturnTo(paths.billing({ tab: 'plans' }), paths.postGig)).toBe(paths.billing({ tab: 'plans' }))
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
