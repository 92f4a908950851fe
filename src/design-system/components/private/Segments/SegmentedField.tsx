import { type ReactNode, useRef } from 'react'
import { type PassThrough } from '../../../lib/pass-through.ts'
import { DateFrame, type DateControl, focusDate } from '../DateFrame/index.ts'
import { type LooseFieldProps } from '../Field/field-props.ts'
import { Field, hasContent } from '../Field/index.ts'
import type { FieldCalendar } from '../MonthCalendar/use-calendar-popup.tsx'
import { type SegmentsProps } from './segments-props.ts'

interface SegmentedFieldProps {
  /** The component's name, on its root. */
  component: string
  field: LooseFieldProps
  /** The control's props without its value. */
  control: Omit<DateControl, 'clearLabel'> & PassThrough
  clearLabel: string
  /** The value, '' while it is empty or invalid. */
  value: string
  /** The problem of the value, shown unless the caller passes a message. */
  problem: string | undefined
  onClear: () => void
  /** A calendar in which the value can be looked up. */
  calendar?: FieldCalendar
  /** Renders the segments with the ids of the field. */
  children: (segments: Omit<SegmentsProps, 'value' | 'onChange' | 'start' | 'name'>) => ReactNode
}

/** A field whose value is typed in segments: the shared part of the fields of dates and times. */
export function SegmentedField({
  component,
  field,
  control,
  clearLabel,
  value,
  problem,
  onClear,
  calendar,
  children,
}: SegmentedFieldProps) {
  const ownFrame = useRef<HTMLDivElement>(null)
  const frame = calendar?.frame ?? ownFrame
  return (
    <Field
      component={component}
      {...field}
      message={hasContent(field.message) ? field.message : problem}
      onLabelPress={() => focusDate(frame.current)}
    >
      {(attributes, labelId) => (
        <>
          <DateFrame
            {...control}
            {...(calendar && {
              onBlur: calendar.onBlur,
              onKeyDown: calendar.onKeyDown,
              button: calendar.button(labelId),
            })}
            frameRef={frame}
            labelId={labelId}
            formValue={value}
            clearLabel={clearLabel}
            onClear={field.optional === true && value !== '' ? onClear : undefined}
          >
            {children({
              id: attributes.id,
              labelledBy: labelId,
              describedBy: attributes['aria-describedby'],
              invalid: attributes['aria-invalid'] === true,
              required: attributes['aria-required'] === true,
              disabled: control.disabled === true,
              readOnly: control.readOnly === true,
            })}
          </DateFrame>
          {calendar?.popup}
        </>
      )}
    </Field>
  )
}
