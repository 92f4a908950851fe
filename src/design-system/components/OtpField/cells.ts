/** The boxes of a code: each holds one digit or nothing. */
export type Cells = readonly string[]

/** The boxes after a change, and the index of the box to focus. */
export interface Step {
  cells: Cells
  focus: number
  /** The last box was entered. */
  isAtEnd: boolean
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Boxes filled from the left with the digits of `code`. */
export function cellsOf(code: string, length: number): Cells {
  const digits = digitsOf(code)
  return Array.from({ length }, (_, index) => digits[index] ?? '')
}

export const codeOf = (cells: Cells): string => cells.join('')

const put = (cells: Cells, index: number, digit: string): Cells =>
  cells.map((cell, at) => (at === index ? digit : cell))

/**
 * Spreads pasted or auto-filled digits. A complete code fills the boxes from the first, wherever it was pasted; a partial code starts at `index`.
 * Undefined when the text contains no digit.
 */
export function spread(cells: Cells, index: number, text: string): Step | undefined {
  const digits = digitsOf(text)
  if (digits === '') return undefined
  const start = digits.length >= cells.length ? 0 : index
  const next = cells.map((cell, at) => (at < start ? cell : (digits[at - start] ?? cell)))
  const end = start + digits.length
  return { cells: next, focus: Math.min(end, cells.length - 1), isAtEnd: end >= cells.length }
}

/**
 * The boxes after one digit was typed into box `index`. In the first box of a full code it begins a new code: who corrects a code
 * types all of it, and cannot see which digits of a masked one are left.
 */
export function typeOver(cells: Cells, index: number, digit: string): Step {
  const isRestart = index === 0 && cells.length > 1 && !cells.includes('')
  return {
    cells: isRestart ? cellsOf(digit, cells.length) : put(cells, index, digit),
    focus: Math.min(index + 1, cells.length - 1),
    isAtEnd: index === cells.length - 1,
  }
}

/** The boxes after typing into box `index`, whose input now has `text`. Undefined when nothing changes: letters are dropped. */
export function type(cells: Cells, index: number, text: string): Step | undefined {
  const before = cells[index] ?? ''
  if (text === '') return before === '' ? undefined : { cells: put(cells, index, ''), focus: index, isAtEnd: false }
  const digits = digitsOf(text)
  if (digits === '' || (digits === before && digits !== text)) return undefined
  if (digits.length === 1) return typeOver(cells, index, digits)
  // A second digit typed beside the first replaces it; more than that is a code filled in by the keyboard or a password manager.
  if (digits.length === 2 && before !== '' && digits.includes(before)) {
    return type(cells, index, digits.replace(before, ''))
  }
  return spread(cells, index, digits)
}

/** Backspace empties the box; in an empty one it goes back and empties that. */
export function erase(cells: Cells, index: number): Step {
  const at = cells[index] === '' ? Math.max(index - 1, 0) : index
  return { cells: put(cells, at, ''), focus: at, isAtEnd: false }
}
