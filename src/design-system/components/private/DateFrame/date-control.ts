import { type Ref } from 'react'
import { type FieldProps } from '../Field/index.ts'
import { type PassThrough } from '../../../lib/pass-through.ts'

/** The handle of a date field's `ref`: the methods that forms use. */
export interface DateHandle {
  /** Moves focus to the first segment. */
  focus: () => void
}

/** The props that all date and time fields share besides their label and messages. */
export interface DateControl {
  ref?: Ref<DateHandle> | undefined
  /** Sends the value with a form, as 'YYYY-MM-DD' or 'HH:mm'. */
  name?: string | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  /** Focus has left the field. */
  onBlur?: (() => void) | undefined
  /** Names the button that empties an optional field. */
  clearLabel?: string | undefined
}

export type DateControlProps = FieldProps & DateControl & PassThrough

/** Moves focus to the first segment that can take it. */
export function focusDate(frame: HTMLElement | null): void {
  frame
    ?.querySelector<HTMLElement>('[data-part="Segment"][tabindex="0"], [data-part="SegmentsStandIn"][tabindex="0"]')
    ?.focus()
}
