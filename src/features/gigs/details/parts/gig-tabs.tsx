import { lazy, Suspense, type ReactNode } from 'react'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Tabs } from '@/design-system/components/Tabs/index.ts'
import { gigTitle } from '@/domain/gig-looks.ts'
import type { GigSearch } from '../model/gig-search.ts'
import { OverviewTab } from './overview-tab.tsx'

const ApplicantsTab = lazy(async () => ({ default: (await import('./applicants-tab.tsx')).ApplicantsTab }))
const WorkersTab = lazy(async () => ({ default: (await import('./workers-tab.tsx')).WorkersTab }))
const CalendarTab = lazy(async () => ({ default: (await import('./calendar-tab.tsx')).CalendarTab }))
const PaymentsTab = lazy(async () => ({ default: (await import('./payments-tab.tsx')).PaymentsTab }))

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
        { value: 'applicants', label: 'Applicants', count: applicants, panel: lazyPanel(<ApplicantsTab {...props} />) },
        {
          value: 'workers',
          label: 'Workers',
          count: gig.workersHired,
          panel: lazyPanel(<WorkersTab gig={gig} search={search} />),
        },
        { value: 'calendar', label: 'Calendar', panel: lazyPanel(<CalendarTab {...props} />) },
        { value: 'payments', label: 'Payments', panel: lazyPanel(<PaymentsTab gig={gig} />) },
      ]}
    />
  )
}

function lazyPanel(panel: ReactNode) {
  return <Suspense fallback={<SkeletonText lines={6} />}>{panel}</Suspense>
}
