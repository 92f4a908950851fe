import { expect, it } from 'vitest'
import { historyText, matchedFirst, noHistoryText, placeText, withYouText } from './history-text.ts'

const history = { gigsWithYou: 3, changesRequested: 0, paidKobo: 0 }

it.each([
  [{ ...history, onTime: 3 }, '3 Gigs, 3 on time'],
  [{ ...history, gigsWithYou: 1, onTime: 0 }, '1 Gig, 0 on time'],
  [{ ...history, recorded: 3, onTime: 2 }, '3 Gigs, 2 on time'],
  [{ ...history, recorded: 2, onTime: 1 }, '3 Gigs, 1 of 2 on time'],
  [{ ...history, gigsWithYou: 2, recorded: 1, onTime: 1 }, '2 Gigs, 1 of 1 on time'],
  [{ ...history, recorded: 0, onTime: null }, '3 Gigs'],
  [{ ...history, onTime: null }, '3 Gigs'],
  [history, '3 Gigs'],
  [{ ...history, gigsWithYou: 0, onTime: 0 }, undefined],
  [null, undefined],
  [undefined, undefined],
])('the history %o is %s', (value, text) => {
  expect(historyText(value)).toBe(text)
})

it('says of somebody without a finished Gig whether they were ever hired', () => {
  expect(noHistoryText(null)).toBe('Not hired by you yet')
  expect(noHistoryText({ ...history, gigsWithYou: 0 })).toBe('Not hired by you yet')
  // Beside 'Last hired Thu 26 Nov 2026', 'Not hired by you yet' would be wrong.
  const hired = { ...history, gigsWithYou: 0, lastHiredAt: '2026-11-26T03:00:00+01:00' }
  expect(noHistoryText(hired)).toBe('No finished Gig yet')
  // The Gig in which the worker is shown may be finished.
  expect(withYouText(hired, true)).toBe('No other finished Gig yet')
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
