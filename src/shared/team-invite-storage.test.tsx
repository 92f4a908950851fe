import { beforeEach, expect, it } from 'vitest'
import { invitedTeams } from './team-invite-storage.ts'

const team = invitedTeams.at('emp_1', 'gig_1')
beforeEach(() => localStorage.clear())

it('is stored for a Gig of its employer only, until the workers are invited', () => {
  team.write(['wrk_1', 'wrk_2'])
  expect(team.read()).toEqual(['wrk_1', 'wrk_2'])
  expect(invitedTeams.at('emp_2', 'gig_1').read()).toBeUndefined()
  team.remove()
  expect(team.read()).toBeUndefined()
})

it('distinguishes an empty team from no stored team', () => {
  team.write([])
  expect(team.read()).toEqual([])
})

it.each([
  ['["wrk_1","wrk_2"]', ['wrk_1', 'wrk_2']],
  ['[1, "wrk_1"]', ['wrk_1']],
  ['{"a":1', undefined],
])('reads the ids of stored content: %s', (stored, ids) => {
  localStorage.setItem('marquee-gig-team:emp_1:gig_1', stored)
  expect(team.read()).toEqual(ids)
})
