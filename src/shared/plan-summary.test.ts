import { describe, expect, it } from 'vitest'
import { summarizePlan } from './plan-summary.ts'

describe('summarizePlan', () => {
  it.each([
    undefined,
    null,
    { status: 'expired', gigCount: 3, gigUsed: 0 },
    { status: 'past_due', gigCount: 'unlimited' as const },
  ])('asks to subscribe without an active subscription: %j', (subscription) => {
    expect(summarizePlan(subscription)).toEqual({
      kind: 'none',
      title: 'Subscribe to Post gigs',
      text: 'Get started by subscribing to a plan to start posting gigs.',
      link: 'Subscribe now',
    })
  })

  it.each([
    [1, "You're on Basic plan", 'Upgrade to premium now'],
    [3, "You're on Basic plan", 'Upgrade to premium now'],
    [4, "You're on Premium plan", 'Upgrade to Enterprise now'],
    [0, "You're on Premium plan", 'Upgrade to Enterprise now'],
  ])('names the plan of %i Gigs', (gigCount, text, link) => {
    expect(summarizePlan({ status: 'active', gigCount, gigUsed: 0 })).toMatchObject({ text, link })
  })

  it('counts what is left', () => {
    expect(summarizePlan({ status: 'active', gigCount: 10, gigUsed: 4 })).toMatchObject({
      title: '6 out of 10 Gigs left',
      remaining: 6,
    })
  })

  it('groups thousands', () => {
    expect(summarizePlan({ status: 'active', gigCount: 10_000, gigUsed: 4 })).toMatchObject({
      title: '9,996 out of 10,000 Gigs left',
    })
    expect(summarizePlan({ status: 'active', gigCount: 'unlimited', gigUsed: 1200 })).toMatchObject({
      title: '1,200 out of Unlimited Gigs',
    })
  })

  it('never counts below nothing', () => {
    expect(summarizePlan({ status: 'active', gigCount: 3, gigUsed: 5 })).toMatchObject({
      title: '0 out of 3 Gigs left',
      remaining: 0,
    })
  })

  it('counts what was used of an unlimited plan and offers no upgrade', () => {
    const summary = summarizePlan({ status: 'active', gigCount: 'unlimited', gigUsed: 12 })
    expect(summary).toEqual({ kind: 'unlimited', title: '12 out of Unlimited Gigs', text: "You're on Enterprise plan" })
  })
})

it.each([
  [{ gigCount: 3, gigUsed: 2, gigReserved: 1 }, 'A Gig that waits for its payment has your last place.'],
  [{ gigCount: 3, gigUsed: 1, gigReserved: 2 }, 'Gigs that wait for their payment have your last 2 places.'],
  [{ gigCount: 3, gigUsed: 1, gigReserved: 1 }, undefined],
  [{ gigCount: 3, gigUsed: 3, gigReserved: 1 }, undefined],
])('says of %j who has the places that are left', (plan, note) => {
  const summary = summarizePlan({ status: 'active', ...plan })
  expect(summary.kind === 'limited' ? summary.note : 'not limited').toBe(note)
})
