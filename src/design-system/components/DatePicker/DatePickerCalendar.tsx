import { isAllowed, type DayRules } from '../../lib/date-problems.ts'
import { type Day } from '../../lib/days.ts'
import { Button } from '../Button/index.ts'
import { type CalendarLabels } from '../private/MonthCalendar/calendar-labels.ts'
import * as styles from '../private/MonthCalendar/CalendarPopup.css.ts'
import { CalendarPopup, type PopupProps } from '../private/MonthCalendar/CalendarPopup.tsx'
import { MonthCalendar } from '../private/MonthCalendar/MonthCalendar.tsx'
import { useDayFocus } from '../private/MonthCalendar/use-day-focus.ts'

interface DatePickerCalendarProps {
  popup: PopupProps
  value: Day | null
  today: Day
  rules: DayRules
  /** Replaces its built-in words, for another language. */
  labels: CalendarLabels
  onPick: (day: Day) => void
}

/** The popup of a date picker, whose code loads when it is opened. */
export function DatePickerCalendar({ popup, ...calendar }: DatePickerCalendarProps) {
  return (
    <CalendarPopup {...popup}>
      <Days
        {...calendar}
        onPick={(day) => {
          calendar.onPick(day)
          popup.onClose('done')
        }}
      />
    </CalendarPopup>
  )
}

/** Created again with each opening, so that it starts with the chosen day. */
function Days({ value, today, rules, labels, onPick }: Omit<DatePickerCalendarProps, 'popup'>) {
  const [focus, ref] = useDayFocus({
    first: value ?? today,
    months: 1,
    autoFocus: true,
    min: rules.min,
    max: rules.max,
  })
  return (
    <div className={styles.main}>
      <MonthCalendar
        ref={ref}
        focus={focus}
        labels={labels}
        today={today}
        lookOf={(day) => ({ chosen: day === value })}
        isAllowed={(day) => isAllowed(day, rules)}
        onPick={onPick}
      />
      {isAllowed(today, rules) ? (
        <div className={styles.footer}>
          <Button variant="soft" tone="neutral" size="sm" fullWidth onClick={() => onPick(today)}>
            {labels.goToToday}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
