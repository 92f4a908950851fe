import { describe, expect, it } from 'vitest'
import { devicePrefixes } from './device-storage.ts'
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

/** Session storage of a tab. */
function tab() {
  const kept = new Map<string, string>()
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
}

describe('during the payment for a plan', () => {
  it('the form is kept until the payment of an employer who came from elsewhere', () => {
    const storage = tab()
    keepReturnTo(storage, paths.postGig)
    expect(keptReturnTo(storage)).toBe(paths.postGig)
    keepReturnTo(storage, undefined)
    expect(keptReturnTo(storage)).toBeUndefined()
  })

  it('no other address is followed, even a stored one', () => {
    const storage = tab()
    storage().setItem(devicePrefixes.returnTo, 'https://evil.test/dashboard/post-gig')
    expect(keptReturnTo(storage)).toBeUndefined()
  })

  it('blocked storage keeps nothing and throws nothing', () => {
    const blocked = () => {
      throw new Error('blocked')
    }
    keepReturnTo(blocked, paths.postGig)
    expect(keptReturnTo(blocked)).toBeUndefined()
  })
})
