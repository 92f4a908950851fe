import { type Day } from '../../lib/days.ts'
import { longDay } from '../../lib/day-words.ts'
import { Dialog } from '../Dialog/index.ts'
import { type CalendarEntry } from './calendar-entry.ts'
import { type CalendarViewWords } from './calendar-view-words.ts'
import { EntryList } from './WeekView.tsx'

interface DayEntriesProps {
  day: Day
  open: boolean
  onClose: () => void
  entries: readonly CalendarEntry[]
  words: CalendarViewWords
  onEntryPress?: ((entry: CalendarEntry) => void) | undefined
}

/** All entries of one day; fetched when a day is opened for the first time. */
export function DayEntries({ day, open, onClose, entries, words, onEntryPress }: DayEntriesProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={longDay(day)}
      description={words.entries(entries.length)}
      size="sm"
      closeLabel={words.close}
    >
      <EntryList entries={entries} words={words} onEntryPress={onEntryPress} />
    </Dialog>
  )
}
