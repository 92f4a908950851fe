import type { Gig } from '@/api/contract/schemas/gig.ts'
import { Tabs } from '@/design-system/components/Tabs/index.ts'
import { gigTitle } from '@/shared/gig-looks.ts'
import { lazyPanel } from '@/shared/lazy-panel.tsx'
import type { GigSearch } from '../model/gig-search.ts'
import { OverviewTab } from './overview-tab.tsx'

const ApplicantsTab = lazyPanel(async () => (await import('./applicants-tab.tsx')).ApplicantsTab)
const WorkersTab = lazyPanel(async () => (await import('./workers-tab.tsx')).WorkersTab)
const CalendarTab = lazyPanel(async () => (await import('./calendar-tab.tsx')).CalendarTab)
const PaymentsTab = lazyPanel(async () => (await import('./payments-tab.tsx')).PaymentsTab)

export interface TabProps {
  gig: Gig
  search: GigSearch
  onSearch: (changes: Partial<GigSearch>, how?: { replace?: boolean }) => void
}

/** The tabs of a Gig. All but the overview are loaded when they are first opened. */
export function GigTabs({ gig, search, onSearch }: TabProps) {
  const { pending, shortlisted, hired, declined, withdrawn } = gig.applicantCounts
  const applicants = pending + shortlisted + hired + declined + withdrawn
  const props = { gig, search, onSearch }
  return (
    <Tabs
      label={gigTitle(gig)}
      value={search.tab}
      onChange={({ value }) => onSearch({ tab: value })}
      tabs={[
        { value: 'overview', label: 'Overview', panel: <OverviewTab gig={gig} /> },
        { value: 'applicants', label: 'Applicants', count: applicants, panel: <ApplicantsTab {...props} /> },
        {
          value: 'workers',
          label: 'Workers',
          count: gig.workersHired,
          panel: <WorkersTab gig={gig} search={search} />,
        },
        { value: 'calendar', label: 'Calendar', panel: <CalendarTab {...props} /> },
        { value: 'payments', label: 'Payments', panel: <PaymentsTab gig={gig} /> },
      ]}
    />
  )
}
