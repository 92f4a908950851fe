import { type KeyboardEvent, useRef } from 'react'
import { SearchIcon } from '../../icons/SearchIcon.tsx'
import { XIcon } from '../../icons/XIcon.tsx'
import { useAnnouncement } from '../../lib/announcer.ts'
import { mergeRefs } from '../../lib/merge-refs.ts'
import { type PassThrough } from '../../lib/pass-through.ts'
import {
  type TextControlProps,
  Field,
  type FieldProps,
  InputFrame,
  inputClass,
  splitFieldProps,
} from '../private/Field/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { setValueAsTyped } from './set-value.ts'
import * as styles from './SearchField.css.ts'

type NativeProps = TextControlProps<'input', 'maxLength'>

export type SearchFieldProps = FieldProps &
  NativeProps &
  PassThrough & {
    /** A search is running: a spinner replaces the icon, and it is announced when it takes longer. The text does not change. */
    searching?: boolean
    /** What is read out while searching takes longer than a moment. */
    searchingLabel?: string
    /** The name of the button that empties the field. */
    clearLabel?: string
  }

/**
 * A search text. It is cleared by its button or by Escape; both call `onChange` like typing. Works with react-hook-form's
 * `register`.
 */
export function SearchField({
  labelHidden = true,
  reserveMessageSpace = false,
  searching = false,
  searchingLabel = 'Searching',
  clearLabel = 'Clear search',
  placeholder = ' ',
  ref,
  onKeyDown,
  ...props
}: SearchFieldProps) {
  const { field, control } = splitFieldProps(props)
  const input = useRef<HTMLInputElement>(null)
  useAnnouncement(searching ? searchingLabel : undefined)

  const clear = () => {
    if (input.current === null) return
    setValueAsTyped(input.current, '')
    input.current.focus()
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.key !== 'Escape' || event.defaultPrevented || event.currentTarget.value === '') return
    // The first Escape empties the field; only the next one may close the dialog around it.
    event.preventDefault()
    event.stopPropagation()
    clear()
  }

  return (
    <Field component="SearchField" {...field} labelHidden={labelHidden} reserveMessageSpace={reserveMessageSpace}>
      {(attributes, labelId) => (
        <InputFrame
          start={<span className={styles.sign}>{searching ? <Spinner size="sm" /> : <SearchIcon size="sm" />}</span>}
          end={
            <button
              type="button"
              className={styles.clear}
              aria-label={clearLabel}
              aria-describedby={labelId}
              onClick={clear}
            >
              <XIcon size="sm" />
            </button>
          }
        >
          <input
            {...control}
            {...attributes}
            ref={mergeRefs(input, ref)}
            className={inputClass}
            type="search"
            dir="auto"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholder}
            aria-busy={searching || undefined}
            onKeyDown={handleKeyDown}
          />
        </InputFrame>
      )}
    </Field>
  )
}
