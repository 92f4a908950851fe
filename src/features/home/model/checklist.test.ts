import { describe, expect, it } from 'vitest'
import { checklist } from './checklist.ts'

const nothing = { companyProfile: false, wallet: false, subscription: false, firstGig: false }

describe('checklist', () => {
  it('begins with the business profile', () => {
    const { done, next, steps } = checklist({ isNewUser: true, steps: nothing })
    expect(done).toBe(0)
    expect(next?.title).toBe('Complete your business profile')
    expect(steps.map((step) => step.title)).toEqual([
      'Complete your business profile',
      'Activate your wallet',
      'Choose a plan',
      'Post your first Gig',
    ])
  })

  it('continues with the first open step, whichever later steps are done', () => {
    const { done, next } = checklist({
      isNewUser: true,
      steps: { ...nothing, companyProfile: true, subscription: true },
    })
    expect(done).toBe(2)
    expect(next?.id).toBe('wallet')
  })

  it('has no next step when all are done', () => {
    const all = { companyProfile: true, wallet: true, subscription: true, firstGig: true }
    expect(checklist({ isNewUser: true, steps: all })).toMatchObject({ done: 4, next: undefined })
  })
})
