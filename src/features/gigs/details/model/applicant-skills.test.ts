import { expect, it } from 'vitest'
import { aWorker, anApplicant } from '@/api/mocks/people-factories.ts'
import { skillsOf, withKnownSkill } from './applicant-skills.ts'

const gig = { workSkills: ['Portrait', 'Retouching'] }
const applicants = [anApplicant({ worker: aWorker({ skills: ['portrait', 'Drone', 'album design'] }) })]

it('lists the skills of the Gig, then the others of its applicants, each once', () => {
  expect(skillsOf(gig, applicants)).toEqual(['Portrait', 'Retouching', 'album design', 'Drone'])
})

it('a skill in the address that nobody can have counts as none, once all are read', () => {
  const search = { skill: 'Zzz', rating: '4' }
  expect(withKnownSkill(search, gig, applicants)).toEqual({ skill: undefined, rating: '4' })
  expect(withKnownSkill(search, gig, undefined)).toBe(search)
  const known = { skill: 'DRÔNE' }
  expect(withKnownSkill(known, gig, applicants)).toBe(known)
})
