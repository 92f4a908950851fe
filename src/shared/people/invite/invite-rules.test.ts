import { expect, it } from 'vitest'
import { invitedText, inviteMarks } from './invite-rules.ts'

it('marks who applied and who is hired, and forgets a cancelled hire', () => {
  const marks = inviteMarks(
    [{ workerId: 'applied' }, { workerId: 'hired' }, { workerId: 'cancelled' }],
    [
      { workerId: 'hired', status: 'hired' },
      { workerId: 'cancelled', status: 'cancelled' },
      { workerId: 'gone', status: 'cancelled' },
    ],
  )
  expect([...marks]).toEqual([
    ['applied', 'Already applied'],
    ['hired', 'Already hired'],
    ['cancelled', 'Already applied'],
  ])
})

it.each([
  [1, '1 worker invited'],
  [4, '4 workers invited'],
])('%i is said as %s', (count, text) => {
  expect(invitedText(count)).toBe(text)
})
