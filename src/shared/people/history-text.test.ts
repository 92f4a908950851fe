import { expect, it } from 'vitest'
import { historyText, matchedFirst, noHistoryText, placeText } from './history-text.ts'

const history = { gigsWithYou: 3, changesRequested: 0, paidKobo: 0 }

it.each([
  [{ ...history, onTime: 3 }, '3 Gigs, 3 on time'],
  [{ ...history, gigsWithYou: 1, onTime: 0 }, '1 Gig, 0 on time'],
  [{ ...history, onTime: null }, '3 Gigs'],
  [history, '3 Gigs'],
  [{ ...history, gigsWithYou: 0, onTime: 0 }, undefined],
  [null, undefined],
  [undefined, undefined],
])('the history %o is %s', (value, text) => {
  expect(historyText(value)).toBe(text)
})

it('says of somebody without a finished Gig whether they were ever hired', () => {
  expect(noHistoryText(null)).toBe('Not hired yet')
  expect(noHistoryText({ ...history, gigsWithYou: 0 })).toBe('Not hired yet')
  // Beside 'Last hired Thu 26 Nov 2026', 'Not hired yet' would be wrong.
  expect(noHistoryText({ ...history, gigsWithYou: 0, lastHiredAt: '2026-11-26T03:00:00+01:00' })).toBe(
    'No finished Gig yet',
  )
})

it.each([
  [{ city: 'Yaba', state: 'Lagos' }, 'Yaba, Lagos'],
  [{ city: 'Lagos', state: 'Lagos' }, 'Lagos'],
  [{ city: null, state: 'Oyo' }, 'Oyo'],
  [{ city: ' ', state: '' }, undefined],
  [null, undefined],
])('the place %o is %s', (location, text) => {
  expect(placeText(location)).toBe(text)
})

it('lists the wanted skills first, and keeps their order', () => {
  expect(matchedFirst(['Drone', 'Portrait', 'Editing', 'Events'], ['Events', 'Portrait', 'Singing'])).toEqual([
    'Portrait',
    'Events',
    'Drone',
    'Editing',
  ])
})
