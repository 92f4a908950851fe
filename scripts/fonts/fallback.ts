import type { Font } from 'fontkit'

/** Advance widths of Arial and of the faces made to its measure (Helvetica, Liberation Sans), in thousandths of an em. */
const arialWidths: Readonly<Record<'regular' | 'bold', Readonly<Record<string, number>>>> = {
  regular: {
    ' ': 278,
    a: 556,
    b: 556,
    c: 500,
    d: 556,
    e: 556,
    f: 278,
    g: 556,
    h: 556,
    i: 222,
    j: 222,
    k: 500,
    l: 222,
    m: 833,
    n: 556,
    o: 556,
    p: 556,
    q: 556,
    r: 333,
    s: 500,
    t: 278,
    u: 556,
    v: 500,
    w: 722,
    x: 500,
    y: 500,
    z: 500,
  },
  bold: {
    ' ': 278,
    a: 556,
    b: 611,
    c: 556,
    d: 611,
    e: 556,
    f: 333,
    g: 611,
    h: 611,
    i: 278,
    j: 278,
    k: 556,
    l: 278,
    m: 889,
    n: 611,
    o: 611,
    p: 611,
    q: 611,
    r: 389,
    s: 556,
    t: 333,
    u: 611,
    v: 556,
    w: 778,
    x: 556,
    y: 556,
    z: 500,
  },
}

/** Text in the proportions of the interface; only its letter frequencies matter. */
const sample = [
  'hire talented photographers songwriters hostesses and djs for your next event',
  'post a gig today take your business to the next level with top talents',
  'review the work of each person you hired and release their pay on time',
].join(' ')

const percent = (value: number): string => `${(value * 100).toFixed(2)}%`

/**
 * The descriptors of an `@font-face` over a local face that give it the metrics of the web font, so that the swap moves nothing.
 */
export function fallbackDescriptors(font: Font, weight: keyof typeof arialWidths): Readonly<Record<string, string>> {
  let fontWidth = 0
  let local = 0
  for (const letter of sample) {
    fontWidth += font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm
    local += (arialWidths[weight][letter] ?? 0) / 1000
  }
  const sizeAdjust = fontWidth / local
  const override = (units: number): string => percent(Math.abs(units) / font.unitsPerEm / sizeAdjust)
  return {
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: override(font.ascent),
    descentOverride: override(font.descent),
    lineGapOverride: override(font.lineGap),
  }
}
