import { expect, it } from 'vitest'
import { anApplicant, aWorker, someApplicants } from '@/api/mocks/people-factories.ts'
import { readSearch } from '@/lib/search-state.ts'
import { applicantHref, applicantListHref, applicantSearch, listApplicants, segmentOf } from './applicant-search.ts'

const pay = { payKobo: 5_000_000 }
const search = (query: string) => readSearch(applicantSearch, new URLSearchParams(query))
const ids = (query: string, all = someApplicants()) => listApplicants(all, search(query), pay).map(({ id }) => id)

it('lists one stage, the newest first', () => {
  expect(ids('')).toEqual(['ap_1', 'ap_2'])
  expect(ids('status=hired')).toEqual(['ap_4', 'ap_5'])
})

it.each([
  ['skill=portrait', ['ap_1', 'ap_2']],
  ['skill=Amapiano', []],
  ['rating=4', ['ap_1']],
  ['price=within', ['ap_1', 'ap_2']],
  ['price=above', []],
  ['price=above&status=shortlisted', ['ap_6']],
  ['invited=yes&status=hired', ['ap_4']],
  ['invited=no&status=hired', ['ap_5']],
  ['before=yes', []],
  ['before=no', ['ap_1', 'ap_2']],
  ['sort=price', ['ap_2', 'ap_1']],
  ['sort=-price', ['ap_1', 'ap_2']],
  ['sort=rating', ['ap_1', 'ap_2']],
  ['sort=-newest', ['ap_2', 'ap_1']],
  ['sort=skills', ['ap_1', 'ap_2']],
])('%s lists %j', (query, expected) => {
  expect(ids(query)).toEqual(expected)
})

it.each(['Kidan DJ', 'ƙidan dj', 'Ƙìdan DJ'])('lists who has the skill Ƙidan DJ for the filter %s', (skill) => {
  const worker = aWorker({ skills: ['Ƙidan DJ'] })
  expect(ids(new URLSearchParams({ skill }).toString(), [anApplicant({ worker })])).toEqual(['ap_1'])
})

it('lists everybody who was hired before', () => {
  const history = { gigsWithYou: 2, changesRequested: 0, paidKobo: 0 }
  expect(ids('before=yes', [anApplicant({ worker: aWorker({ history }) })])).toEqual(['ap_1'])
})

it('keeps an applicant in the stage it was decided in', () => {
  const moved = anApplicant({ status: 'declined' })
  expect(listApplicants([moved], search(''), pay)).toEqual([])
  expect(listApplicants([moved], search(''), pay, () => 'pending')).toEqual([moved])
})

it('lists an unknown stage under other', () => {
  expect(segmentOf({ status: 'on_hold' })).toBe('other')
})

it('carries the list in the addresses, without defaults but for the stage of a profile', () => {
  expect(applicantHref('g', 'a', search('status=hired&sort=rating'))).toMatch(
    /\/applicant\/a\?sort=rating&status=hired$/,
  )
  expect(applicantHref('g', 'a', search(''))).toMatch(/\/applicant\/a\?status=pending$/)
  expect(applicantListHref('g', search('rating=4'))).toMatch(/\?tab=applicants&rating=4$/)
})
