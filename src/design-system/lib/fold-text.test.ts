import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

describe('foldText', () => {
  it.each([
    ['Ọládípọ̀', 'oladipo'],
    ['Ụ́zọ̀ámáká Ńnádị̀', 'uzoamaka nnadi'],
    ['Ɓàlá Ɗanƙwàmbò', 'bala dankwambo'],
    ['D’banj', 'dbanj'],
    ['  Beyoncé   Knowles ', 'beyonce knowles'],
    ['İstanbul', 'istanbul'],
    ['ＧＴＢａｎｋ', 'gtbank'],
    ['محمد', 'محمد'],
    ['李小龙', '李小龙'],
  ])('%s is found as %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('is idempotent, for composed and decomposed text', () => {
    assert(
      property(string({ unit: 'grapheme' }), (text) => {
        expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')))
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
    )
  })
})
