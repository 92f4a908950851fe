import { type FocusEvent, useId, useRef, useState } from 'react'
import { useMergedRef } from '../../lib/use-merged-ref.ts'
import {
  ChoiceEnds,
  type ChoiceFieldProps,
  ChoiceInput,
  type ChoiceOption,
  choiceLabels,
  splitChoiceProps,
  useChoiceList,
  useChoicePopup,
} from '../private/Choice/index.ts'
import { Field, InputFrame, splitFieldProps } from '../private/Field/index.ts'

export type ComboboxProps = ChoiceFieldProps & {
  /** The chosen option's value; null while nothing is chosen. */
  value: string | null
  /** `option` is null when the choice was cleared. */
  onChange: (event: { value: string | null; option: ChoiceOption | null }) => void
}

/**
 * A choice of one of many options, found by typing. Searches the given options, without regard to accents and case, or asks `onSearch` for them. With
 * react-hook-form's `Controller`: `onChange={({ value }) => field.onChange(value)}`.
 */
export function Combobox({ value, onChange, ...props }: ComboboxProps) {
  const { field, control: choice } = splitFieldProps(props)
  const { source, control } = splitChoiceProps(choice)
  const { ref, onBlur, name, form, ...input } = control
  const { disabled = false, readOnly = false } = input
  const { options, labelOf, loading = false, failure, freeText = false } = source
  const labels = { ...choiceLabels, ...source.labels }
  const usable = !disabled && !readOnly

  const root = useRef<HTMLDivElement>(null)
  const [textInput, attach] = useMergedRef(ref)
  const listId = useId()
  // Stored, because the options of the next search may not contain it.
  const [last, setLast] = useState<ChoiceOption>()

  const labelFor = (chosen: string): string => {
    const chosenOption =
      options.find((option) => option.value === chosen) ?? (last?.value === chosen ? last : undefined)
    return chosenOption?.label ?? labelOf?.(chosen) ?? chosen
  }

  const choose = (option: ChoiceOption) => {
    setLast(option)
    if (option.value !== value) onChange({ value: option.value, option })
    return labels.chosen(option.label)
  }
  const empty = () => {
    if (value !== null) onChange({ value: null, option: null })
  }

  const list = useChoiceList({
    ...source,
    selected: new Set(value === null ? [] : [value]),
    multiple: false,
    full: false,
    loading,
    failure,
    freeText,
    usable,
    anchor: root,
    labels,
    onPick: choose,
  })
  const popup = useChoicePopup(list.open)

  const open = () => {
    textInput.current?.focus()
    textInput.current?.select()
    list.show()
  }

  const leave = (event: FocusEvent) => {
    if (root.current?.contains(event.relatedTarget) === true) return
    // A complete name, or free text, is accepted; any other typed text is reverted.
    const choiceOnBlur = list.choiceOnBlur()
    if (choiceOnBlur !== undefined) choose(choiceOnBlur)
    list.close()
    onBlur?.()
  }

  return (
    <Field component="Combobox" {...field} {...(popup.failed && { message: labels.unavailable, tone: 'danger' })}>
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
                onClear={
                  usable && value !== null && !field.required
                    ? () => {
                        list.close()
                        empty()
                        textInput.current?.focus()
                      }
                    : undefined
                }
                onToggle={() => (list.open ? list.close() : open())}
                labels={labels}
              />
            }
          >
            <ChoiceInput
              list={list}
              popup={popup}
              listId={listId}
              labelId={labelId}
              attributes={attributes}
              attach={attach}
              native={input}
              anchor={root}
              multiple={false}
              failureText={failure?.message}
              fullText={undefined}
              labels={labels}
              text={value === null ? '' : labelFor(value)}
              onOpen={open}
              onType={(text) => {
                list.type(text)
                if (text === '') empty()
              }}
            />
          </InputFrame>
          {name === undefined ? null : (
            <input type="hidden" name={name} form={form} value={value ?? ''} disabled={disabled} />
          )}
        </div>
      )}
    </Field>
  )
}
