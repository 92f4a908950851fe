/** A text being typed, and where its caret is. */
export interface TypedAmount {
  readonly text: string
  readonly caret: number
}

/** An amount that may still be typed on: digits with commas anywhere, a point and decimals. */
const typedAmount = /^(?<whole>[\d,]*\d[\d,]*)(?<decimals>\.\d*)?\s*$/

const digitsBefore = ({ text, caret }: TypedAmount) => text.slice(0, caret).replaceAll(/[^\d.]/g, '').length

/**
 * Groups the thousands of an amount being typed: '1250000.5' is '1,250,000.5'. The caret stays behind the same digit, and before a comma that
 * follows it. Leading zeros and all decimals are kept, because they may be edited next. A text that is no amount is returned unchanged.
 * @param prefix the currency that may stand before it, and is removed
 */
export function groupDigits(typed: TypedAmount, prefix: RegExp): TypedAmount {
  const match = typedAmount.exec(typed.text.trimStart().replace(prefix, ''))
  if (match === null) return typed
  const { whole = '', decimals = '' } = match.groups ?? {}
  const text = whole.replaceAll(',', '').replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + decimals
  let remaining = digitsBefore(typed)
  let caret = 0
  while (remaining > 0 && caret < text.length) {
    if (text[caret] !== ',') remaining -= 1
    caret += 1
  }
  return { text, caret }
}

/**
 * What a deletion leaves. A deleted comma would be added again, so the next digit in the direction of the deletion is deleted instead.
 */
export function withoutDigitAtComma(before: string, typed: TypedAmount, inputType: string): TypedAmount {
  const { text, caret } = typed
  const isComma = before[caret] === ',' && before === `${text.slice(0, caret)},${text.slice(caret)}`
  if (!isComma) return typed
  if (inputType === 'deleteContentBackward' && caret > 0) {
    return { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 }
  }
  if (inputType === 'deleteContentForward') return { text: text.slice(0, caret) + text.slice(caret + 1), caret }
  return typed
}
