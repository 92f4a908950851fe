import { describe, expect, it } from 'vitest'
import { anApplicant } from '@/api/mocks/people-factories.ts'
import { hasPlace } from '@/shared/free-places.ts'
import { isHireable } from './hire-rules.ts'

const hiring = { freePlaces: 0, payKobo: 4_500_000, spareKobo: 0 }
const pending = anApplicant({ status: 'pending' })

describe('a place for a further worker', () => {
  it('is a free one, or that of an absent worker, which the server counts as free', () => {
    expect(hasPlace({ hiring: { ...hiring, freePlaces: 1 } })).toBe(true)
    expect(hasPlace({ hiring: null })).toBe(false)
  })

  it('is missing in a full Gig, also while it runs: nobody can be hired', () => {
    expect(hasPlace({ hiring })).toBe(false)
    expect(isHireable({ status: 'in_progress', hiring }, pending)).toBe(false)
    expect(isHireable({ status: 'in_progress', hiring: { ...hiring, freePlaces: 1 } }, pending)).toBe(true)
  })
})
