import { expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

it('leaves a text that is short enough as it is', () => {
  expect(cutText('Ọlá 👩🏾‍🎤', 11)).toBe('Ọlá 👩🏾‍🎤')
  expect(cutText('', 0)).toBe('')
})

it('cuts before a character that does not fit as a whole', () => {
  const family = '👨‍👩‍👧‍👦'
  expect(cutText('abcdef', 4)).toBe('abcd')
  expect(cutText(`abc${family}`, 4)).toBe('abc')
  expect(cutText(`abc${family}d`, 3 + family.length)).toBe(`abc${family}`)
  expect(cutText('abc🎤', 4)).toBe('abc')
  expect(cutText('ab👩🏾c', 4)).toBe('ab')
  expect(cutText('ab🎤🎤', 4)).toBe('ab🎤')
  expect(cutText('Olo\u0323\u0300run', 4)).toBe('Ol')
})
