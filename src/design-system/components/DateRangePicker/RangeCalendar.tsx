import { useState } from 'react'
import { isAllowed, type DayRules } from '../../lib/date-problems.ts'
import { type DatePreset } from '../../lib/date-presets.ts'
import { type Day, type DayRange, orderedRange } from '../../lib/days.ts'
import { useMedia } from '../../lib/use-media.ts'
import { fromTablet } from '../../styles/media.ts'
import { type CalendarLabels } from '../private/MonthCalendar/calendar-labels.ts'
import * as styles from '../private/MonthCalendar/CalendarPopup.css.ts'
import { CalendarPopup, type PopupProps } from '../private/MonthCalendar/CalendarPopup.tsx'
import { MonthCalendar } from '../private/MonthCalendar/MonthCalendar.tsx'
import { rangeLook } from '../private/MonthCalendar/MonthTable.tsx'
import { useDayFocus } from '../private/MonthCalendar/use-day-focus.ts'
import { Presets } from './Presets.tsx'

interface RangeCalendarProps {
  popup: PopupProps
  value: DayRange
  today: Day
  rules: DayRules
  presets: readonly DatePreset[]
  /** Replaces its built-in words, for another language. */
  labels: CalendarLabels
  onPick: (range: { start: Day; end: Day }) => void
}

/**
 * The popup of a range picker, whose code loads when it is opened. Escape first discards a range of which only one end is chosen.
 */
export function RangeCalendar({ popup, ...calendar }: RangeCalendarProps) {
  const [anchor, setAnchor] = useState<Day>()
  const close: PopupProps['onClose'] = (reason) => {
    setAnchor(undefined)
    if (reason !== 'escape' || anchor === undefined) popup.onClose(reason)
  }
  return (
    <CalendarPopup {...popup} onClose={close}>
      <Days
        {...calendar}
        anchor={anchor}
        onAnchor={setAnchor}
        onPick={(range) => {
          calendar.onPick(range)
          setAnchor(undefined)
          popup.onClose('done')
        }}
      />
    </CalendarPopup>
  )
}

type DaysProps = Omit<RangeCalendarProps, 'popup'> & { anchor: Day | undefined; onAnchor: (day: Day) => void }

/** Created again with each opening, so that it starts with the chosen range. */
function Days({ value, today, rules, presets, labels, onPick, anchor, onAnchor }: DaysProps) {
  const [hovered, setHovered] = useState<Day>()
  const isWide = useMedia(fromTablet)
  const months = isWide ? 2 : 1
  const [focus, ref] = useDayFocus({
    first: value.start ?? value.end ?? today,
    months,
    autoFocus: true,
    min: rules.min,
    max: rules.max,
  })
  const chosen = value.start !== null && value.end !== null ? orderedRange(value.start, value.end) : undefined
  const single = value.start ?? value.end
  const shown =
    anchor === undefined
      ? (chosen ?? (single === null ? undefined : { start: single, end: single }))
      : orderedRange(anchor, hovered ?? focus.focused)

  const pick = (day: Day) => {
    setHovered(undefined)
    if (anchor === undefined) onAnchor(day)
    else onPick(orderedRange(anchor, day))
  }
  return (
    <div className={styles.body}>
      <Presets presets={presets} rules={rules} value={value} onPick={onPick} />
      <div className={styles.main}>
        <MonthCalendar
          ref={ref}
          focus={{
            ...focus,
            // The keyboard takes precedence over a pointer that does not move.
            onKeyDown: (event) => {
              setHovered(undefined)
              focus.onKeyDown(event)
            },
          }}
          labels={labels}
          today={today}
          lookOf={rangeLook(shown)}
          isAllowed={(day) => isAllowed(day, rules)}
          onPick={pick}
          onHover={setHovered}
        />
        <p className={styles.hint} aria-live="polite">
          {anchor === undefined ? labels.chooseFirst : labels.chooseLast}
        </p>
      </div>
    </div>
  )
}
