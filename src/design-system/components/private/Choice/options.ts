import { foldText } from '../../../lib/fold-text.ts'

/** An option. */
export interface ChoiceOption {
  /** What is stored; unique in the list. */
  value: string
  /** The visible text, which the search matches. */
  label: string
  /** A second line, also searched. */
  description?: string | undefined
  /** Further search terms, such as 'GTB' for Guaranty Trust Bank. */
  keywords?: readonly string[] | undefined
  /** The heading of its group. Options of one group need not be adjacent. */
  group?: string | undefined
  disabled?: boolean | undefined
}

interface Folded {
  readonly option: ChoiceOption
  readonly label: string
  readonly everything: string
}

/** Caches folded lists, because folding a thousand names takes a few milliseconds and must not run at every key. */
const foldedLists = new WeakMap<readonly ChoiceOption[], readonly Folded[]>()

function foldedList(options: readonly ChoiceOption[]): readonly Folded[] {
  const cached = foldedLists.get(options)
  if (cached !== undefined) return cached
  const list = options.map((option) => ({
    option,
    label: foldText(option.label),
    everything: foldText([option.label, option.description ?? '', ...(option.keywords ?? [])].join(' ')),
  }))
  foldedLists.set(options, list)
  return list
}

/** 0: the label starts with the query; 1: a word of the label does; 2: found elsewhere; undefined: not found. */
function rank({ label, everything }: Folded, query: string, queryTerms: readonly string[]): number | undefined {
  if (!queryTerms.every((word) => everything.includes(word))) return undefined
  if (label.startsWith(query)) return 0
  return ` ${label}`.includes(` ${queryTerms[0] ?? ''}`) ? 1 : 2
}

/**
 * Finds the options that contain every word of `query`, ignoring case, accents and order. Options that start with it come first;
 * otherwise the caller's order stays.
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

/** Finds the option whose complete label is this text, ignoring case and accents. */
export function optionNamed(options: readonly ChoiceOption[], text: string): ChoiceOption | undefined {
  const folded = foldText(text)
  return folded === '' ? undefined : foldedList(options).find((entry) => entry.label === folded)?.option
}

/**
 * Finds the choice for a text that stays in the input on blur: an option by its complete name, or the text itself where free text
 * is allowed.
 */
export function choiceForText(
  text: string,
  options: readonly ChoiceOption[],
  freeText: boolean,
): ChoiceOption | undefined {
  const named = optionNamed(options, text)
  if (named !== undefined) return named.disabled === true ? undefined : named
  return freeText && text !== '' ? { value: text, label: text } : undefined
}

/** A line of the list, by the effect of choosing it. */
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
  /** The limit is reached: only chosen options can be pressed, to remove them. */
  full: boolean
  /** Other options are loading: the options still shown cannot be chosen. */
  busy: boolean
  /** Free text that can be added. */
  addText: string | undefined
  failed: boolean
}

/** Returns the lines of the list in their order: options without a group first, then group by group, then free text. */
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

/**
 * The next line in a direction that can be chosen, round the end; `from` itself when there is no other, -1 when there is none at
 * all.
 */
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
