import { expect, it } from 'vitest'
import { anyEmployer, firstReads } from './first-reads.ts'

it('names what the first pages read, each address once', () => {
  const { dashboard, home, gigs } = firstReads('https://api.example.com/v1')
  const employer = `https://api.example.com/v1/employer/${anyEmployer}`
  expect(dashboard).toContain(`${employer}/notification/get-notifications?limit=50&skip=0`)
  expect(home).toContain(`${employer}/gig/fetch-all-pending-applicants?limit=100`)
  expect(gigs).toEqual([`${employer}/gig/get-gig-analytics`, `${employer}/gig/get-gigs?sort=newest&limit=20&skip=0`])
  const all = [...dashboard, ...home, ...gigs]
  expect(all).toHaveLength(new Set(all).size)
})

it('reads from the same server without the setting', () => {
  expect(firstReads(undefined).dashboard[0]).toMatch(/^\/api\/v1\/employer\//)
})
