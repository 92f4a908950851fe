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

it('keeps the team of a Gig for its employer only, until it is asked', () => {
  const storage = device()
  saveInvitedTeam(storage, 'emp_1', 'gig_1', ['wrk_1', 'wrk_2'])
  expect(readInvitedTeam(storage, 'emp_1', 'gig_1')).toEqual(['wrk_1', 'wrk_2'])
  expect(readInvitedTeam(storage, 'emp_2', 'gig_1')).toBeUndefined()
  removeInvitedTeam(storage, 'emp_1', 'gig_1')
  expect(readInvitedTeam(storage, 'emp_1', 'gig_1')).toBeUndefined()
})

it('tells nobody from nothing kept', () => {
  const storage = device()
  saveInvitedTeam(storage, 'emp_1', 'gig_1', [])
  expect(readInvitedTeam(storage, 'emp_1', 'gig_1')).toEqual([])
})

it('reads nothing from what is no list of ids', () => {
  const storage = device()
  storage.setItem('marquee-gig-team:emp_1:gig_1', '{"a":1')
  expect(readInvitedTeam(storage, 'emp_1', 'gig_1')).toBeUndefined()
  storage.setItem('marquee-gig-team:emp_1:gig_1', '[1, "wrk_1"]')
  expect(readInvitedTeam(storage, 'emp_1', 'gig_1')).toEqual(['wrk_1'])
})
