import { type FocusEvent, useId, useRef } from 'react'
import { keyAlongLine } from '../../lib/direction.ts'
import { useDirection } from '../../lib/direction-provider.tsx'
import { useMergedRef } from '../../lib/use-merged-ref.ts'
import {
  ChoiceEnds,
  type ChoiceFieldProps,
  ChoiceInput,
  choiceLabels,
  splitChoiceProps,
  useChoiceList,
  useChoicePopup,
} from '../private/Choice/index.ts'
import { Field, InputFrame, splitFieldProps } from '../private/Field/index.ts'
import { ChosenTags, removeButtons } from './ChosenTags.tsx'
import * as styles from './MultiCombobox.css.ts'
import { useChosenValues } from './use-chosen-values.ts'

export type MultiComboboxProps = ChoiceFieldProps & {
  /** The chosen values, in the order of choosing. */
  values: readonly string[]
  onChange: (event: { values: readonly string[] }) => void
  /** The largest number of values. When it is reached, the list says why no more can be chosen. */
  max?: number | undefined
}

/**
 * A choice of several of many options, found by typing, shown as tags. Searches the given options or asks `onSearch` for them. With react-hook-form's
 * `Controller`: `values={field.value} onChange={({ values }) => field.onChange(values)}`.
 */
export function MultiCombobox({ values, onChange, max, ...props }: MultiComboboxProps) {
  const { field, control: choice } = splitFieldProps(props)
  const { source, control } = splitChoiceProps(choice)
  const { ref, onBlur, name, form, placeholder, ...input } = control
  const { disabled = false, readOnly = false } = input
  const { options, labelOf, loading = false, failure, freeText = false } = source
  const labels = { ...choiceLabels, ...source.labels }
  const usable = !disabled && !readOnly

  const root = useRef<HTMLDivElement>(null)
  const direction = useDirection()
  const tags = useRef<HTMLUListElement>(null)
  const [textInput, attach] = useMergedRef(ref)
  const listId = useId()
  const { full, fullText, labelFor, add, remove } = useChosenValues({ values, onChange, max, options, labelOf, labels })

  const list = useChoiceList({
    ...source,
    selected: new Set(values),
    multiple: true,
    full,
    loading,
    failure,
    freeText,
    usable,
    anchor: root,
    labels,
    onPick: (option) => (values.includes(option.value) ? remove(option.value) : add(option)),
  })
  const popup = useChoicePopup(list.open)
  const open = () => {
    textInput.current?.focus()
    list.show()
  }

  const leave = (event: FocusEvent) => {
    if (root.current?.contains(event.relatedTarget) === true) return
    // A complete name, or free text, is accepted when the input loses focus.
    const choiceOnBlur = list.choiceOnBlur()
    if (choiceOnBlur !== undefined && !full && !values.includes(choiceOnBlur.value)) add(choiceOnBlur)
    list.close()
    onBlur?.()
  }

  return (
    <Field component="MultiCombobox" {...field} {...(popup.failed && { message: labels.unavailable, tone: 'danger' })}>
      {(attributes, labelId) => (
        <div ref={root} onBlur={leave}>
          <InputFrame
            end={
              <ChoiceEnds
                inputId={attributes.id}
                labelId={labelId}
                open={list.open}
                disabled={disabled}
                readOnly={readOnly}
                loading={list.open && list.busy && !list.isEmpty}
                onClear={undefined}
                onToggle={() => (list.open ? list.close() : open())}
                labels={labels}
              />
            }
          >
            <div className={styles.area}>
              <ChosenTags
                labelId={labelId}
                values={values}
                labelFor={labelFor}
                removeLabel={labels.remove}
                usable={usable}
                disabled={disabled}
                list={tags}
                onRemove={(value) => list.say(remove(value))}
                onLeave={() => textInput.current?.focus()}
              />
              <div className={styles.inputBox}>
                <ChoiceInput
                  list={list}
                  popup={popup}
                  listId={listId}
                  labelId={labelId}
                  attributes={attributes}
                  attach={attach}
                  native={{
                    ...input,
                    className: styles.input,
                    placeholder: values.length === 0 ? placeholder : undefined,
                  }}
                  anchor={root}
                  multiple
                  failureText={failure?.message}
                  fullText={fullText}
                  labels={labels}
                  text=""
                  onOpen={open}
                  onType={list.type}
                  onOtherKey={(event) => {
                    if (event.currentTarget.selectionEnd !== 0 || !usable) return
                    const last = values.at(-1)
                    if (event.key === 'Backspace' && last !== undefined) list.say(remove(last))
                    if (keyAlongLine(event.key, direction) === 'ArrowLeft') removeButtons(tags.current).at(-1)?.focus()
                  }}
                />
              </div>
            </div>
          </InputFrame>
          {name === undefined
            ? null
            : values.map((value) => (
                <input key={value} type="hidden" name={name} form={form} value={value} disabled={disabled} />
              ))}
        </div>
      )}
    </Field>
  )
}
