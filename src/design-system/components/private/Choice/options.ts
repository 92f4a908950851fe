import { foldText } from '../../../lib/fold-text.ts'

/** One thing that can be chosen. */
export interface ChoiceOption {
  /** What is stored; unique in the list. */
  value: string
  /** What people read, and find by typing part of it. */
  label: string
  /** A second line, also searched. */
  description?: string | undefined
  /** Other words it is found by, such as 'GTB' for Guaranty Trust Bank. */
  keywords?: readonly string[] | undefined
  /** The heading it stands under. Options of one group need not stand together. */
  group?: string | undefined
  disabled?: boolean | undefined
}

interface Folded {
  readonly option: ChoiceOption
  readonly label: string
  readonly everything: string
}

/** Folding a thousand names takes a few milliseconds; a list is folded once, not at every key. */
const foldedLists = new WeakMap<readonly ChoiceOption[], readonly Folded[]>()

function foldedList(options: readonly ChoiceOption[]): readonly Folded[] {
  const known = foldedLists.get(options)
  if (known !== undefined) return known
  const list = options.map((option) => ({
    option,
    label: foldText(option.label),
    everything: foldText([option.label, option.description ?? '', ...(option.keywords ?? [])].join(' ')),
  }))
  foldedLists.set(options, list)
  return list
}

/** 0: begins with what was typed; 1: a word of the label does; 2: found elsewhere; none: not found. */
function rank({ label, everything }: Folded, query: string, queryTerms: readonly string[]): number | undefined {
  if (!queryTerms.every((word) => everything.includes(word))) return undefined
  if (label.startsWith(query)) return 0
  return ` ${label}`.includes(` ${queryTerms[0] ?? ''}`) ? 1 : 2
}

/**
 * The options that hold every word of `query`, whatever its case, accents or order. What begins with it comes first; otherwise the
 * caller's order stays.
 */
export function findOptions(options: readonly ChoiceOption[], query: string): readonly ChoiceOption[] {
  const folded = foldText(query)
  if (folded === '') return options
  const queryTerms = folded.split(' ')
  const ranks: ChoiceOption[][] = [[], [], []]
  for (const entry of foldedList(options)) {
    const place = rank(entry, folded, queryTerms)
    if (place !== undefined) ranks[place]?.push(entry.option)
  }
  return ranks.flat()
}

/** The option whose whole label is this text, in whatever case and with whatever accents. */
export function optionNamed(options: readonly ChoiceOption[], text: string): ChoiceOption | undefined {
  const folded = foldText(text)
  return folded === '' ? undefined : foldedList(options).find((entry) => entry.label === folded)?.option
}

/** What a text that was left in the input stands for: an option by its whole name, or itself where a text of one's own may be added. */
export function meantBy(text: string, options: readonly ChoiceOption[], freeText: boolean): ChoiceOption | undefined {
  const named = optionNamed(options, text)
  if (named !== undefined) return named.disabled === true ? undefined : named
  return freeText && text !== '' ? { value: text, label: text } : undefined
}

/** What one line of the list does when it is chosen. */
export type Row =
  | { readonly kind: 'option'; readonly option: ChoiceOption; readonly selected: boolean; readonly disabled: boolean }
  | { readonly kind: 'add'; readonly text: string }
  | { readonly kind: 'retry' }

export interface Section {
  readonly label: string | undefined
  /** With their places in the whole list, which is what arrow keys count. */
  readonly rows: readonly { readonly row: Row; readonly index: number }[]
}

interface RowsInput {
  found: readonly ChoiceOption[]
  selected: ReadonlySet<string>
  /** No more can be chosen: only what is chosen already can be pressed, to take it back. */
  full: boolean
  /** Other options are on their way: those that are still shown cannot be chosen. */
  busy: boolean
  /** A text of one's own that can be added. */
  addText: string | undefined
  failed: boolean
}

/** The lines of the list in the order in which they stand: without a group first, then group by group, then what can be added. */
export function sectionsOf({ found, selected, full, busy, addText, failed }: RowsInput): readonly Section[] {
  if (failed) return [{ label: undefined, rows: [{ row: { kind: 'retry' }, index: 0 }] }]
  const groups = new Map<string | undefined, ChoiceOption[]>([[undefined, []]])
  for (const option of found) {
    const group = groups.get(option.group)
    if (group === undefined) groups.set(option.group, [option])
    else group.push(option)
  }
  let index = 0
  const place = (row: Row) => {
    const placed = { row, index }
    index += 1
    return placed
  }
  const sections: Section[] = [...groups].map(([label, options]) => ({
    label,
    rows: options.map((option) => {
      const isSelected = selected.has(option.value)
      return place({
        kind: 'option',
        option,
        selected: isSelected,
        disabled: busy || option.disabled === true || (full && !isSelected),
      })
    }),
  }))
  if (addText !== undefined && !full) sections.push({ label: undefined, rows: [place({ kind: 'add', text: addText })] })
  return sections.filter((section) => section.rows.length > 0)
}

export const isDisabled = (row: Row | undefined): boolean => row?.kind === 'option' && row.disabled

/** An id without spaces, which `aria-activedescendant` needs, that stays with its option while the list is filtered. */
export function rowId(listId: string, row: Row): string {
  if (row.kind !== 'option') return `${listId}-${row.kind}`
  return `${listId}-option-${row.option.value.replaceAll(/[\s%]/g, (character) => `%${character.codePointAt(0)}`)}`
}

/** The next line in a direction that can be chosen, round the end; `from` itself when there is no other, -1 when there is none at all. */
export function nextRow(rows: readonly Row[], from: number, step: 1 | -1): number {
  const start = from < 0 && step < 0 ? 0 : from
  for (let count = 1; count <= rows.length; count += 1) {
    const index = (((start + step * count) % rows.length) + rows.length) % rows.length
    if (!isDisabled(rows[index])) return index
  }
  return -1
}

/** A page further, to the nearest line that can be chosen; it stops at the ends. */
export function pageRow(rows: readonly Row[], from: number, step: number): number {
  const target = Math.min(Math.max(from + step, 0), rows.length - 1)
  if (!isDisabled(rows[target])) return target
  return nextRow(rows, target, step > 0 ? -1 : 1)
}
