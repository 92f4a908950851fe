import { describe, expect, it } from 'vitest'
import { csvCell, type CsvColumn, csvFile, csvFileName, plainDecimal } from './csv.ts'
import { csvColumn, parseCsv } from './testing/parse-csv.ts'

const columns: readonly CsvColumn<{ text?: string | null }>[] = [
  ['Text', ({ text }) => text],
  ['Size', ({ text }) => String(text?.length ?? 0)],
]

describe('a file', () => {
  it('starts with the byte order mark, and has a line of headers and one for each row', () => {
    const file = csvFile(columns, [{ text: 'a' }, { text: null }, {}])
    expect(file.charCodeAt(0)).toBe(0xfe_ff)
    expect(parseCsv(file.slice(1))).toEqual([
      ['Text', 'Size'],
      ['a', '1'],
      ['', '0'],
      ['', '0'],
    ])
    expect(file.endsWith('\r\n')).toBe(true)
  })

  it('keeps any text in one cell', () => {
    const texts = ['Gig, "Ọlá" & co', 'two\r\nlines', '=1+1', '@SUM(A1)', '+234 803', '-5', '', 'محمد 👩🏾‍🎤']
    const file = csvFile(
      columns,
      texts.map((text) => ({ text })),
    )
    expect(csvColumn(file, 'Text')).toEqual(texts.map((text) => (/^[=+\-@]/.test(text) ? `'${text}` : text)))
  })
})

it.each([
  ['=cmd', "'=cmd"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@a', "'@a"],
  ['＝cmd', "'＝cmd"],
  ['\t=cmd', "'\t=cmd"],
  ['\r=cmd', `"'\r=cmd"`],
  ['a=1', 'a=1'],
  ['=a,b', `"'=a,b"`],
  ['say "hi"', '"say ""hi"""'],
])('a cell of %j is written %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell)
})

it.each([
  [0, '0.00'],
  [1, '0.01'],
  [10, '0.10'],
  [1_250_050, '12500.50'],
  [-2_550, '-25.50'],
  [99_999_999_999_999, '999999999999.99'],
  [null, ''],
  [undefined, ''],
])('%s kobo are %j', (kobo, decimal) => {
  expect(plainDecimal(kobo)).toBe(decimal)
})

describe('the name of the file', () => {
  const days = ['2025-11-14', '2025-11-02']
  const today = new Date('2025-11-14T07:00:00Z')

  it.each([
    [{ from: '2025-11-01', to: '2025-11-30' }, days, '2025-11-01-to-2025-11-30'],
    [{}, days, '2025-11-02-to-2025-11-14'],
    [{ from: '2025-11-01' }, days, '2025-11-01-to-2025-11-14'],
    [{ to: '2025-11-30' }, days, '2025-11-02-to-2025-11-30'],
    [{}, [], '2025-11-14-to-2025-11-14'],
    [{}, ['', '2025-11-30'], '2025-11-30-to-2025-11-30'],
  ])('%j', (chosen, given, middle) => {
    expect(csvFileName('gigs', given, chosen, today)).toBe(`marquee-gigs-${middle}.csv`)
  })
})
