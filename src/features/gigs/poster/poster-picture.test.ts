import { expect, it } from 'vitest'
import { wrapLines } from './poster-picture.ts'

/** Each letter is as wide as one unit. */
const widthOf = (text: string) => [...text].length

it('breaks between words, and a word that is too long between letters', () => {
  expect(wrapLines('Rooftop Friday night', widthOf, { maxWidth: 10, lines: 4 })).toEqual(['Rooftop', 'Friday', 'night'])
  expect(wrapLines('A night', widthOf, { maxWidth: 10, lines: 4 })).toEqual(['A night'])
  expect(wrapLines('Ab abcdefghijkl', widthOf, { maxWidth: 5, lines: 4 })).toEqual(['Ab', 'abcde', 'fghij', 'kl'])
})

it('ends in an ellipsis where the lines do not suffice', () => {
  expect(wrapLines('One two three four', widthOf, { maxWidth: 7, lines: 2 })).toEqual(['One two', 'three…'])
  expect(wrapLines('abcdefghij', widthOf, { maxWidth: 4, lines: 1 })).toEqual(['abc…'])
})

it('keeps letters with their marks, and emoji, in one piece', () => {
  expect(wrapLines('ọ̀ọ̀ọ̀', (text) => [...new Intl.Segmenter().segment(text)].length, { maxWidth: 2, lines: 2 })).toEqual(
    ['ọ̀ọ̀', 'ọ̀'],
  )
})
