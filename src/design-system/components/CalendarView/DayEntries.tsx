import { type Day } from '../../lib/days.ts'
import { longDay } from '../../lib/format-day.ts'
import { Dialog } from '../Dialog/index.ts'
import { type CalendarEntry } from './calendar-entry.ts'
import { type CalendarViewLabels } from './calendar-view-labels.ts'
import { EntryList } from './WeekView.tsx'

interface DayEntriesProps {
  day: Day
  open: boolean
  onClose: () => void
  entries: readonly CalendarEntry[]
  /** Replaces its built-in words, for another language. */
  labels: CalendarViewLabels
  onEntryPress?: ((entry: CalendarEntry) => void) | undefined
}

/** All entries of one day; fetched when a day is opened for the first time. */
export function DayEntries({ day, open, onClose, entries, labels, onEntryPress }: DayEntriesProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={longDay(day)}
      description={labels.entries(entries.length)}
      size="sm"
      closeLabel={labels.close}
    >
      <EntryList entries={entries} labels={labels} onEntryPress={onEntryPress} />
    </Dialog>
  )
}
