import { clockTime } from '../../../lib/format-day.ts'

/** A part of a date or time as it is drawn: `empty` marks the placeholder letters. */
export interface Piece {
  text: string
  kind: 'segment' | 'literal'
  empty: boolean
}

/** The placeholder of an hour and a minute. */
export const emptyTime = { hour: 'hh', minute: 'mm' } as const

const join = (texts: readonly string[], separators: readonly string[], empty: boolean): Piece[] =>
  texts.flatMap((text, index): Piece[] => {
    const separator = separators[index]
    const piece: Piece = { text, kind: 'segment', empty }
    return separator === undefined ? [piece] : [piece, { text: separator, kind: 'literal', empty: false }]
  })

/** '2025-11-14' → 14/11/2025, as the segments write it. */
export function datePieces(value: string | null): Piece[] {
  return join(value === null ? ['dd', 'mm', 'yyyy'] : value.split('-').toReversed(), ['/', '/'], value === null)
}

/** '18:30' → 6:30 PM, as the segments write it. */
export function timePieces(value: string | null): Piece[] {
  return join(
    value === null ? [emptyTime.hour, emptyTime.minute, 'AM'] : clockTime(value).split(/[: ]/),
    [':', ' '],
    value === null,
  )
}
