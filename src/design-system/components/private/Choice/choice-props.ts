import { type Ref } from 'react'
import { type PassThrough } from '../../../lib/pass-through.ts'
import { type FieldProps } from '../Field/index.ts'
import { type ChoiceOption } from './options.ts'
import { type ChoiceLabels } from './labels.ts'

/** Where the options come from. */
export interface ChoiceSource {
  /** All there are, which are then searched here; or, with `onSearch`, those that were found. */
  options: readonly ChoiceOption[]
  /** Searches elsewhere: called with what is typed, and with '' when the list should be as at first. `options` is then shown as it is. */
  onSearch?: ((event: { query: string }) => void) | undefined
  /** How long (ms) after the last key `onSearch` is called. */
  searchDelayMs?: number
  /** Options are on their way. What is still shown cannot be chosen meanwhile. */
  loading?: boolean | undefined
  /** Loading failed: what is said in the list, above 'Try again'. */
  failure?: { message: string; onRetry: () => void } | undefined
  /** Also takes what is not in the list; its text is its value. */
  freeText?: boolean
  /** The name of a value that is not among `options`, such as one that was saved earlier. */
  labelOf?: ((value: string) => string | undefined) | undefined
  labels?: Partial<ChoiceLabels>
}

interface ChoiceControl {
  placeholder?: string | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  /** Sends the value with a native form. */
  name?: string | undefined
  form?: string | undefined
  autoFocus?: boolean | undefined
  /** Called when focus leaves the whole field. */
  onBlur?: (() => void) | undefined
  /** The text input. */
  ref?: Ref<HTMLInputElement>
}

/** What both comboboxes take besides their value. */
export type ChoiceFieldProps = FieldProps & PassThrough & ChoiceSource & ChoiceControl

/** Parts where the options come from from what belongs to the input. */
export function splitChoiceProps<Props extends ChoiceSource>(props: Props) {
  const { options, onSearch, searchDelayMs, loading, failure, freeText, labelOf, labels, ...control } = props
  return { source: { options, onSearch, searchDelayMs, loading, failure, freeText, labelOf, labels }, control }
}
