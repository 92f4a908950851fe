import { expect, it } from 'vitest'
import { removeInvitedTeam, saveInvitedTeam, readInvitedTeam } from './team-invite-storage.ts'

function device(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage
}

it('stores the team of a Gig for its employer only, until the workers are invited', () => {
  const storage = device()
  saveInvitedTeam(storage, 'emp_1', 'gig_1', ['wrk_1', 'wrk_2'])
  expect(readInvitedTeam(storage, 'emp_1', 'gig_1')).toEqual(['wrk_1', 'wrk_2'])
  expect(readInvitedTeam(storage, 'emp_2', 'gig_1')).toBeUndefined()
  removeInvitedTeam(storage, 'emp_1', 'gig_1')
  expect(readInvitedTeam(storage, 'emp_1', 'gig_1')).toBeUndefined()
})

it('distinguishes an empty team from no stored team', () => {
  const storage = device()
  saveInvitedTeam(storage, 'emp_1', 'gig_1', [])
  expect(readInvitedTeam(storage, 'emp_1', 'gig_1')).toEqual([])
})

it('ignores stored content that is not a list of ids', () => {
  const storage = device()
  storage.setItem('marquee-gig-team:emp_1:gig_1', '{"a":1')
  expect(readInvitedTeam(storage, 'emp_1', 'gig_1')).toBeUndefined()
  storage.setItem('marquee-gig-team:emp_1:gig_1', '[1, "wrk_1"]')
  expect(readInvitedTeam(storage, 'emp_1', 'gig_1')).toEqual(['wrk_1'])
})
