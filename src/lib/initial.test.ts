import { expect, it } from 'vitest'
import { initial } from './initial.ts'

it.each([
  ['Eko Events', 'E'],
  ['  ọlámidé', 'Ọ'],
  ['ẹ̀gbọ́n', 'Ẹ̀'],
  ['👩‍👩‍👧 Family Hall', '👩‍👩‍👧'],
  ['7 Stars', '7'],
  ['   ', ''],
])('takes the first letter of %s', (name, letter) => {
  expect(initial(name)).toBe(letter)
})
