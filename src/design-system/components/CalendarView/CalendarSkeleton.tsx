import { type Day, monthOf, weekOf, weeksOfMonth } from '../../lib/days.ts'
import { weekdayNames } from '../../lib/format-day.ts'
import { SkeletonBlock, SkeletonText } from '../Skeleton/index.ts'
import { type CalendarViewName } from './calendar-view-labels.ts'
import * as month from './MonthView.css.ts'
import * as list from './WeekView.css.ts'

/** The days with a bar while a month loads: a likely look, the same every time. */
const likelyDays = new Set([2, 4, 8, 11, 12, 17, 19, 24])

/** The skeleton of a calendar, in the shape it will have. */
export function CalendarSkeleton({ view, date }: { view: CalendarViewName; date: Day }) {
  if (view === 'month') return <MonthSkeleton date={date} />
  const days = view === 'week' ? weekOf(date) : weekOf(date).slice(0, 4)
  return (
    <div className={view === 'week' ? list.week : list.agenda} aria-hidden>
      {days.map((day) => (
        <div key={day} className={view === 'week' ? list.day : list.agendaDay}>
          <SkeletonText width={view === 'week' ? 'medium' : 'long'} />
          <SkeletonBlock />
        </div>
      ))}
    </div>
  )
}

function MonthSkeleton({ date }: { date: Day }) {
  return (
    <table className={month.table} aria-hidden>
      <thead>
        <tr>
          {weekOf(date).map((day) => (
            <th key={day} scope="col" className={month.weekday}>
              {weekdayNames(day).short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(monthOf(date)).map((week, row) => (
          <tr key={week[0]}>
            {week.map((day, column) => (
              <td key={day} className={month.cell} data-outside={monthOf(day) !== monthOf(date) || undefined}>
                <div className={month.head}>
                  <span className={month.day}>{Number(day.slice(8))}</span>
                </div>
                {likelyDays.has(row * 7 + column) ? <SkeletonText textStyle="caption" /> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
