import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupDigits, withoutDigitAtComma } from './group-digits.ts'

const naira = /^(?:₦|NGN|N)\s*/i

/** Reads '12|34' as a text with its caret. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') })
const marked = ({ text, caret }: { text: string; caret: number }) => `${text.slice(0, caret)}|${text.slice(caret)}`

describe('groupDigits', () => {
  it.each([
    ['|', '|'],
    ['3|', '3|'],
    ['3000|', '3,000|'],
    ['300000.|', '300,000.|'],
    ['300000.5|', '300,000.5|'],
    ['12345.6789|', '12,345.6789|'],
    ['19|2,500', '19|2,500'],
    ['129|,500', '129|,500'],
    ['1299|,500', '1,299|,500'],
    ['1,2|00', '1,2|00'],
    ['12,|00', '1,2|00'],
    ['|000', '|000'],
    ['₦1,250,000.00|', '1,250,000.00|'],
    ['NGN 5000|', '5,000|'],
    [' 5000 |', '5,000|'],
    ['.5|', '.5|'],
    ['12k|', '12k|'],
    ['-500|', '-500|'],
    ['1.2.3|', '1.2.3|'],
  ])('%s is %s', (typed, expected) => {
    expect(marked(groupDigits(at(typed), naira))).toBe(expected)
  })

  it('keeps every digit, and as many of them before the caret', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,14}(?:\.\d{0,2})?$/), fc.nat(), (text, position) => {
        const caret = position % (text.length + 1)
        const grouped = groupDigits({ text, caret }, naira)
        expect(grouped.text.replaceAll(',', '')).toBe(text)
        expect(grouped.text.slice(0, grouped.caret).replaceAll(',', '')).toBe(text.slice(0, caret))
        expect(groupDigits(grouped, naira)).toEqual(grouped)
      }),
    )
  })
})

describe('withoutDigitAtComma', () => {
  it.each([
    ['backwards', '12,500', '12|500', 'deleteContentBackward', '1|500'],
    ['forwards', '12,500', '12|500', 'deleteContentForward', '12|00'],
    ['a digit', '12,500', '12,|00', 'deleteContentForward', '12,|00'],
    ['cut', '12,500', '12|500', 'deleteByCut', '12|500'],
    ['typed', '12,500', '129|,500', 'insertText', '129|,500'],
  ])('%s', (_, before, typed, inputType, expected) => {
    expect(marked(withoutDigitAtComma(before, at(typed), inputType))).toBe(expected)
  })
})
