import { Tabs } from '@/design-system/components/Tabs/index.ts'
import { gigTitle } from '@/shared/gig-looks.ts'
import { lazyPanel } from '@/shared/lazy-panel.tsx'
import { applicantTotal } from '../../model/new-applicants.ts'
import { useGigPage } from '../data/use-gig-page.ts'
import { OverviewTab } from './overview-tab.tsx'

const ApplicantsTab = lazyPanel(async () => (await import('./applicants-tab.tsx')).ApplicantsTab)
const WorkersTab = lazyPanel(async () => (await import('./workers-tab.tsx')).WorkersTab)
const CalendarTab = lazyPanel(async () => (await import('./calendar-tab.tsx')).CalendarTab)
const PaymentsTab = lazyPanel(async () => (await import('./payments-tab.tsx')).PaymentsTab)

/** The tabs of a Gig. All but the overview are loaded when they are first opened. */
export function GigTabs() {
  const props = useGigPage()
  const { gig, search, onSearch } = props
  return (
    <Tabs
      label={gigTitle(gig)}
      value={search.tab}
      onChange={({ value }) => onSearch({ tab: value })}
      tabs={[
        { value: 'overview', label: 'Overview', panel: <OverviewTab gig={gig} /> },
        {
          value: 'applicants',
          label: 'Applicants',
          count: applicantTotal(gig.applicantCounts),
          panel: <ApplicantsTab {...props} />,
        },
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
