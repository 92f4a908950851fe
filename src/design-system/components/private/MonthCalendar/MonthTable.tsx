import { type Day, endOfMonth, type Month, monthOf, startOfMonth, weekOf, weeksOfMonth } from '../../../lib/days.ts'
import { longDay, weekdayNames } from '../../../lib/format-day.ts'
import * as styles from './MonthCalendar.css.ts'

/** The look of a day in relation to the selection. */
export interface DayLook {
  /** It is the chosen day, or an end of the chosen range. */
  chosen: boolean
  /** Its place in a range of several days. */
  range?: 'start' | 'inside' | 'end' | undefined
}

export interface MonthTableProps {
  month: Month
  titleId: string
  focused: Day
  today: Day
  lookOf: (day: Day) => DayLook
  isAllowed: (day: Day) => boolean
  /** Read out after the day: 'today', 'not available'. */
  labels: { today: string; unavailable: string }
  onPick: (day: Day) => void
  onReach: (day: Day) => void
  onHover?: ((day: Day) => void) | undefined
}

const anyWeek = weekOf('2025-11-10')

/** One month as a grid: a row for each week, a button for each day. Days of other months are left out. */
export function MonthTable({ month, titleId, ...day }: MonthTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- how the ARIA practices write a grid of dates
    <table role="grid" aria-labelledby={titleId} className={styles.table}>
      <thead>
        <tr>
          {anyWeek.map((each) => {
            const { long, short } = weekdayNames(each)
            return (
              <th key={each} scope="col" abbr={long} className={styles.weekday}>
                <span aria-hidden>{short.slice(0, 2)}</span>
                <span className={styles.hidden}>{long}</span>
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month).map((week) => (
          <tr key={week[0]}>
            {week.map((each) =>
              monthOf(each) === month ? (
                <DayCell key={each} day={each} {...day} />
              ) : (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a day of another month: its place, and nothing in it
                <td key={each} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Where the strip of a range starts or ends at the edge of the month. */
const edgeOf = (day: Day) => (day === startOfMonth(day) ? 'first' : day === endOfMonth(day) ? 'last' : undefined)

function DayCell({
  day,
  focused,
  today,
  lookOf,
  isAllowed,
  labels,
  onPick,
  onReach,
  onHover,
}: Omit<MonthTableProps, 'month' | 'titleId'> & { day: Day }) {
  const { chosen, range } = lookOf(day)
  const allowed = isAllowed(day)
  const isToday = day === today
  const name = [longDay(day), isToday && labels.today, !allowed && labels.unavailable].filter(Boolean).join(', ')
  return (
    <td
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- stated because some assistive tools do not see that the table is a grid
      role="gridcell"
      className={styles.cell}
      aria-selected={chosen || range !== undefined}
      data-range={range}
      data-edge={edgeOf(day)}
    >
      <button
        type="button"
        className={styles.day}
        tabIndex={day === focused ? 0 : -1}
        aria-label={name}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={!allowed || undefined}
        data-day={day}
        data-chosen={chosen || undefined}
        onClick={() => {
          onReach(day)
          if (allowed) onPick(day)
        }}
        onPointerEnter={onHover === undefined ? undefined : () => onHover(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  )
}

/** The look of the days of a range; of one day, that of a chosen day. */
export function rangeLook(range: { start: Day; end: Day } | undefined): (day: Day) => DayLook {
  return (day) => {
    if (range === undefined || day < range.start || day > range.end) return { chosen: false }
    if (range.start === range.end) return { chosen: true }
    if (day === range.start) return { chosen: true, range: 'start' }
    return day === range.end ? { chosen: true, range: 'end' } : { chosen: false, range: 'inside' }
  }
}
