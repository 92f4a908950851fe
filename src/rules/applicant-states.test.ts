import { describe, expect, it } from 'vitest'
import { applicantStatuses } from '../api/contract/schemas/applicant.ts'
import { applicantMovedOn, applicantTransitions, canApplicant, type ApplicantEvent } from './applicant-states.ts'

/** The allowed transitions, as docs/product/states.md#applicant tells them. */
const allowed: readonly (readonly [from: string, event: ApplicantEvent, to: string])[] = [
  ['pending', 'shortlist', 'shortlisted'],
  ['pending', 'decline', 'declined'],
  ['shortlisted', 'decline', 'declined'],
  ['shortlisted', 'restore', 'pending'],
  ['declined', 'restore', 'pending'],
  ['pending', 'hire', 'hired'],
  ['shortlisted', 'hire', 'hired'],
  ['hired', 'cancelHire', 'shortlisted'],
  ['hired', 'endHire', 'declined'],
  ['pending', 'withdraw', 'withdrawn'],
  ['shortlisted', 'withdraw', 'withdrawn'],
]
const events = Object.keys(applicantTransitions) as ApplicantEvent[]
const refused = [...applicantStatuses, 'frozen'].flatMap((from) =>
  events
    .filter((event) => !allowed.some(([status, name]) => status === from && name === event))
    .map((event) => [from, event] as const),
)

describe('an applicant', () => {
  it.each(allowed)('that is %s allows %s, and is %s then', (from, event, to) => {
    expect([canApplicant(from, event), applicantTransitions[event].to]).toEqual([true, to])
  })

  it.each(refused)('that is %s refuses %s', (from, event) => {
    expect(canApplicant(from, event)).toBe(false)
  })

  it.each([
    ['hired', 'Tunde Bakare was hired in the meantime.'],
    ['declined', 'Tunde Bakare was declined in the meantime.'],
    ['shortlisted', 'Tunde Bakare was shortlisted in the meantime.'],
    ['pending', 'Tunde Bakare was restored in the meantime.'],
    ['withdrawn', 'Tunde Bakare withdrew the application in the meantime.'],
    ['frozen', 'Tunde Bakare was updated in the meantime.'],
  ])('that is %s by now is described as: %s', (status, words) => {
    expect(applicantMovedOn('Tunde Bakare', status)).toBe(words)
  })
})
