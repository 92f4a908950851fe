import { type Ref } from 'react'
import { type PassThrough } from '../../../lib/pass-through.ts'
import { type FieldProps } from '../Field/index.ts'
import { type ChoiceOption } from './options.ts'
import { type ChoiceLabels } from './labels.ts'

/** The source of the options. */
export interface ChoiceSource {
  /** All options, which are filtered here; or, with `onSearch`, the found options. */
  options: readonly ChoiceOption[]
  /**
   * Called with the typed text for a search by the caller, and with '' for the initial list. `options` is then shown unfiltered.
   */
  onSearch?: ((event: { query: string }) => void) | undefined
  /** How long (ms) after the last key `onSearch` is called. */
  searchDelayMs?: number
  /** Options are loading. The options still shown cannot be chosen meanwhile. */
  loading?: boolean | undefined
  /** Loading failed: the message in the list, above 'Try again'. */
  failure?: { message: string; onRetry: () => void } | undefined
  /** Also accepts text that is not in the list; the text is the value. */
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

/** The props that both comboboxes share besides their value. */
export type ChoiceFieldProps = FieldProps & PassThrough & ChoiceSource & ChoiceControl

/** Separates the props of the options' source from the props of the input. */
export function splitChoiceProps<Props extends ChoiceSource>(props: Props) {
  const { options, onSearch, searchDelayMs, loading, failure, freeText, labelOf, labels, ...control } = props
  return { source: { options, onSearch, searchDelayMs, loading, failure, freeText, labelOf, labels }, control }
}
