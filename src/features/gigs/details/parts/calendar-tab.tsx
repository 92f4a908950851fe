import { CalendarView } from '@/design-system/components/CalendarView/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { now } from '@/lib/clock.ts'
import { lagosDay } from '@/lib/dates.ts'
import { useWorkerGigs } from '../data/use-people.ts'
import { firstDay, gigEntries } from '../model/gig-calendar.ts'
import type { TabProps } from './gig-tabs.tsx'

/** Sessions, the end of applying and automatic approvals of one Gig (product pages, 5.9). */
export function CalendarTab({ gig, search, onSearch }: TabProps) {
  const workers = useWorkerGigs(gig)
  const moment = now()
  const day = search.from ?? firstDay(gig, moment)
  return (
    <CalendarView
      label="Calendar of this Gig"
      date={day}
      today={lagosDay(moment)}
      onDateChange={(from) => onSearch({ from }, { replace: true })}
      entries={gigEntries(gig, workers.data?.rows ?? [], moment)}
      empty={<EmptyState title="Nothing planned here">Sessions, the end of applying and reviews of this Gig are on other days.</EmptyState>}
    />
  )
}
