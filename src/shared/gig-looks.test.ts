import { describe, expect, it } from 'vitest'
import { gigStatuses } from '@/api/contract/schemas/gig.ts'
import { gigLabels, gigLooks, gigStatusLabel, gigTitle, labelOf, formatPlace, needsAttention } from './gig-looks.ts'

it.each([
  ['draft', 'Draft', 'neutral'],
  ['pending_payment', 'Pending payment', 'warning'],
  ['open', 'Open', 'success'],
  ['in_progress', 'In progress', 'info'],
  ['completed', 'Completed', 'neutral'],
  ['cancelled', 'Cancelled', 'neutral'],
  ['expired', 'Expired', 'neutral'],
] as const)('shows %s as %s', (status, label, tone) => {
  expect(gigLooks[status]).toMatchObject({ label, tone })
  expect(gigStatusLabel(status)).toBe(label)
})

it('tells the states of one colour apart by their icons', () => {
  const looks = gigStatuses.map((status) => `${gigLooks[status].tone} ${gigLooks[status].icon?.name ?? 'own'}`)
  expect(new Set(looks).size).toBe(gigStatuses.length)
})

it('says that a state needs attention where its badge has a surface', () => {
  expect(gigStatuses.filter(needsAttention)).toEqual(['pending_payment'])
  expect(needsAttention('under_review')).toBe(false)
})

describe('labelOf', () => {
  it.each([
    ['dj', 'DJ'],
    ['wedding_planner', 'Wedding planner'],
    ['constructor', 'Constructor'],
    ['', undefined],
    [null, undefined],
  ])('writes %s as %s', (value, label) => {
    expect(labelOf(gigLabels.category, value)).toBe(label)
  })
})

it('shows an unknown state as its text', () => {
  expect(gigStatusLabel('under_review')).toBe('Under review')
  expect(gigStatusLabel('toString')).toBe('ToString')
})

it('has a name for a draft without a title', () => {
  expect(gigTitle({ title: ' ' })).toBe('Untitled Gig')
  expect(gigTitle({ title: 'Wedding DJ' })).toBe('Wedding DJ')
})

it.each([
  [{ workMode: 'remote', location: { city: 'Ikeja', state: 'Lagos' } }, 'Remote'],
  [{ workMode: 'on_site', location: { city: 'Ikeja', state: 'Lagos' } }, 'Ikeja, Lagos'],
  [{ workMode: 'on_site', location: { city: '', state: 'Lagos' } }, 'Lagos'],
  [{ workMode: 'on_site', location: { city: 'Lagos', state: 'Lagos' } }, 'Lagos'],
  [{ workMode: null, location: null }, undefined],
])('formats the place of work: %o', (place, text) => {
  expect(formatPlace(place)).toBe(text)
})
