import { useState } from 'react'

interface TypedText<Value> {
  /** The form's value; null while no valid text is typed. */
  value: Value | null
  /** Parses a text; null when it is invalid. */
  read: (text: string) => Value | null
  /** Formats a value for a field without focus. */
  write: (value: Value | null) => string
}

/**
 * The text of a field whose value is not a string. The typed text stays unchanged while it means the value, so that the caret never
 * jumps and invalid text is not removed; `tidy` formats it on blur.
 */
export function useTypedText<Value>({ value, read, write }: TypedText<Value>) {
  const [typed, setText] = useState(() => write(value))
  const text = Object.is(read(typed), value) ? typed : write(value)
  const tidy = () => {
    const parsed = read(text)
    if (parsed !== null) setText(write(parsed))
  }
  return { text, setText, tidy }
}
