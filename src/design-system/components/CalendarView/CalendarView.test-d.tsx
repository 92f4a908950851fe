import { CalendarView } from './index.ts'

const day = '2026-11-21'
const base = { label: 'Gigs', date: day, today: day, onDateChange: () => undefined }

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a controlled view needs onViewChange
  <CalendarView key="stuck" {...base} entries={[]} view="week" />,
  // @ts-expect-error -- the days are known or they are loading
  <CalendarView key="nothing" {...base} />,
  // @ts-expect-error -- and not both
  <CalendarView key="both" {...base} loading entries={[]} />,
  // @ts-expect-error -- a view is a month, a week or an agenda
  <CalendarView key="year" {...base} entries={[]} view="year" onViewChange={() => undefined} />,
  // @ts-expect-error -- an entry says its state in words, not by colour alone
  <CalendarView key="mute" {...base} entries={[{ id: 'a', date: day, label: 'Waiter', tone: 'info' }]} />,
]
