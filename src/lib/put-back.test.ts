import { expect, it } from 'vitest'
import { putBack } from './put-back.ts'

const rows = (text: string) => text.split(' ').map((id) => ({ id }))
const back = (now: string, before: string, taken: string) =>
  putBack(
    rows(now),
    rows(before),
    ({ id }) => id,
    ({ id }) => id === taken,
  )
    .map(({ id }) => id)
    .join(' ')

it('puts a row back to its place', () => {
  expect(back('a c', 'a b c', 'b')).toBe('a b c')
})

it('leaves out what was taken out since, and keeps what was added above', () => {
  expect(back('new c', 'a b c', 'a')).toBe('new a c')
})
