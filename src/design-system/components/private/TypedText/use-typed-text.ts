import { useState } from 'react'

interface TypedText<Value> {
  /** What the form holds; null while nothing valid is typed. */
  value: Value | null
  /** What a text means; null when it means nothing. */
  read: (text: string) => Value | null
  /** How a value is written when nobody is typing. */
  write: (value: Value | null) => string
}

/**
 * The text of a field whose value is not a text. What was typed stands as it was typed for as long as it means the value, so that
 * the caret never jumps and a wrong text is not taken away; `tidy` writes it properly once the field is left.
 */
export function useTypedText<Value>({ value, read, write }: TypedText<Value>) {
  const [typed, setText] = useState(() => write(value))
  const text = Object.is(read(typed), value) ? typed : write(value)
  const tidy = () => {
    const meant = read(text)
    if (meant !== null) setText(write(meant))
  }
  return { text, setText, tidy }
}
