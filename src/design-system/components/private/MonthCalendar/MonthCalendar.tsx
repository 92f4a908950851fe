import { type ReactElement, type Ref, useId } from 'react'
import { ChevronLeftIcon } from '../../../icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '../../../icons/ChevronRightIcon.tsx'
import { monthTitle } from '../../../lib/format-day.ts'
import { IconButton } from '../../IconButton/index.ts'
import { type CalendarLabels } from './calendar-labels.ts'
import * as styles from './MonthCalendar.css.ts'
import { MonthTable, type MonthTableProps } from './MonthTable.tsx'
import { type DayFocus } from './use-day-focus.ts'

type MonthCalendarProps = Omit<MonthTableProps, 'month' | 'titleId' | 'focused' | 'onReach' | 'labels'> & {
  ref: Ref<HTMLDivElement>
  focus: DayFocus
  labels: CalendarLabels
}

/** One month or several beside each other, with the buttons to the previous and next month. */
export function MonthCalendar({ ref, focus, labels, ...days }: MonthCalendarProps) {
  const id = useId()
  const { months } = focus
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the days inside, of which one has the focus
    <div ref={ref} className={styles.calendar} data-part="MonthCalendar" onKeyDown={onDay(focus.onKeyDown)}>
      {months.map((month, index) => (
        <div key={month} className={styles.month}>
          <div className={styles.header}>
            {index === 0 ? (
              <Turn
                label={labels.previousMonth}
                possible={focus.canGoBack}
                icon={<ChevronLeftIcon />}
                onTurn={() => focus.turn(-1)}
              />
            ) : (
              <span className={styles.spacer} />
            )}
            <span id={id + month} className={styles.title} aria-live="polite">
              {monthTitle(month)}
            </span>
            {index === months.length - 1 ? (
              <Turn
                label={labels.nextMonth}
                possible={focus.canGoOn}
                icon={<ChevronRightIcon />}
                onTurn={() => focus.turn(1)}
              />
            ) : (
              <span className={styles.spacer} />
            )}
          </div>
          <div className={styles.weeks}>
            <MonthTable
              {...days}
              month={month}
              titleId={id + month}
              focused={focus.focused}
              labels={labels}
              onReach={focus.reach}
            />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Handles the keys of the days, not of the buttons. */
const onDay =
  (handle: DayFocus['onKeyDown']): DayFocus['onKeyDown'] =>
  (event) => {
    if (event.target instanceof Element && event.target.closest('[data-day]') !== null) handle(event)
  }

function Turn({
  label,
  possible,
  icon,
  onTurn,
}: {
  label: string
  possible: boolean
  icon: ReactElement
  onTurn: () => void
}) {
  return (
    <IconButton
      label={label}
      icon={icon}
      size="sm"
      // The button keeps its focus when the last month is reached.
      aria-disabled={!possible}
      onClick={() => {
        if (possible) onTurn()
      }}
    />
  )
}
