import { describe, expect, it } from 'vitest'
import {
  type ChoiceOption,
  findOptions,
  nextRow,
  optionNamed,
  pageRow,
  type Row,
  rowId,
  sectionsOf,
} from './options.ts'

const named = (label: string, more: Partial<ChoiceOption> = {}): ChoiceOption => ({ value: label, label, ...more })
const labels = (options: readonly ChoiceOption[]) => options.map((option) => option.label)

const people = [named('Ngozi Ọládípọ̀'), named('Ọládípọ̀ Adéwálé'), named('Ɗan Ƙwàmbò'), named('Dipo Balogun')]
const banks = [
  named('Access Bank'),
  named('Guaranty Trust Bank', { keywords: ['GTBank', 'GTB'] }),
  named('First City Monument Bank', { description: 'FCMB' }),
]

describe('findOptions', () => {
  it('ignores accents, hooks and case', () => {
    expect(labels(findOptions(people, 'oladipo'))).toEqual(['Ọládípọ̀ Adéwálé', 'Ngozi Ọládípọ̀'])
    expect(labels(findOptions(people, 'DAN KWAMBO'))).toEqual(['Ɗan Ƙwàmbò'])
    expect(labels(findOptions(people, 'Ọládipọ'))).toHaveLength(2)
  })

  it('sorts options that start with the query first, then those with a word that does, then the rest, in their order', () => {
    expect(labels(findOptions(people, 'dipo'))).toEqual(['Dipo Balogun', 'Ngozi Ọládípọ̀', 'Ọládípọ̀ Adéwálé'])
  })

  it('requires every word, in any order, and also searches descriptions and keywords', () => {
    expect(labels(findOptions(banks, 'bank trust'))).toEqual(['Guaranty Trust Bank'])
    expect(labels(findOptions(banks, 'gtb'))).toEqual(['Guaranty Trust Bank'])
    expect(labels(findOptions(banks, 'fcmb'))).toEqual(['First City Monument Bank'])
    expect(findOptions(banks, 'trust city')).toEqual([])
  })

  it('returns all options for an empty query', () => {
    expect(findOptions(banks, '  ')).toBe(banks)
  })
})

describe('optionNamed', () => {
  it('requires the complete label', () => {
    expect(optionNamed(people, 'dipo balogun')?.value).toBe('Dipo Balogun')
    expect(optionNamed(people, 'Dipo')).toBeUndefined()
    expect(optionNamed(people, ' ')).toBeUndefined()
  })
})

describe('sectionsOf', () => {
  const base = {
    found: [named('a', { group: 'G' }), named('b'), named('c', { group: 'G' })],
    selected: new Set<string>(),
    full: false,
    busy: false,
    addText: undefined,
    failed: false,
  }

  it('counts the lines in their order, those without a group first', () => {
    const sections = sectionsOf(base)
    expect(sections.map((section) => section.label)).toEqual([undefined, 'G'])
    expect(
      sections.flatMap((section) =>
        section.rows.map(({ row, index }) => [index, row.kind === 'option' ? row.option.label : row.kind]),
      ),
    ).toEqual([
      [0, 'b'],
      [1, 'a'],
      [2, 'c'],
    ])
  })

  it('disables options that are not chosen when the limit is reached, and offers no free text', () => {
    const rows = sectionsOf({ ...base, selected: new Set(['a']), full: true, addText: 'd' }).flatMap(
      (section) => section.rows,
    )
    expect(rows.map(({ row }) => row.kind === 'option' && row.disabled)).toEqual([true, false, true])
  })

  it('disables all options while other options load', () => {
    const rows = sectionsOf({ ...base, busy: true }).flatMap((section) => section.rows)
    expect(rows.every(({ row }) => row.kind === 'option' && row.disabled)).toBe(true)
  })

  it('offers free text last, and only a retry when loading failed', () => {
    expect(sectionsOf({ ...base, addText: 'd' }).at(-1)?.rows[0]).toEqual({ row: { kind: 'add', text: 'd' }, index: 3 })
    expect(sectionsOf({ ...base, failed: true })).toEqual([
      { label: undefined, rows: [{ row: { kind: 'retry' }, index: 0 }] },
    ])
  })
})

describe('moving', () => {
  const row = (label: string, disabled = false): Row => ({
    kind: 'option',
    option: named(label),
    selected: false,
    disabled,
  })
  const rows = [row('a', true), row('b'), row('c', true), row('d')]

  it('wraps around the ends and skips disabled options', () => {
    expect(nextRow(rows, -1, 1)).toBe(1)
    expect(nextRow(rows, -1, -1)).toBe(3)
    expect(nextRow(rows, 1, 1)).toBe(3)
    expect(nextRow(rows, 3, 1)).toBe(1)
    expect(nextRow([row('a', true)], -1, 1)).toBe(-1)
    expect(nextRow([], -1, 1)).toBe(-1)
  })

  it('moves by pages without wrapping', () => {
    expect(pageRow(rows, 1, 10)).toBe(3)
    expect(pageRow(rows, 3, -10)).toBe(1)
  })

  it('gives every option a unique id without spaces', () => {
    const ids = ['a b', 'a_b', 'a%32b'].map((label) => rowId('list', row(label)))
    expect(new Set(ids).size).toBe(3)
    expect(ids.join('')).not.toMatch(/\s/)
  })
})
