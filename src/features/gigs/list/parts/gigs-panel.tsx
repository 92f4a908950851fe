import { lazy, Suspense } from 'react'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { useGigsView } from '../data/use-gigs-view.ts'
import { GigsList, type GigsPanelProps } from './gigs-list.tsx'

const GigsCalendar = lazy(async () => ({ default: (await import('./gigs-calendar.tsx')).GigsCalendar }))

/** The Gigs of a tab as a list or a calendar. The calendar is loaded when it is first opened. */
export function GigsPanel(props: GigsPanelProps) {
  const { view } = useGigsView(props.search)
  if (view === 'list') return <GigsList {...props} />
  return (
    <Suspense fallback={<SkeletonText lines={6} />}>
      <GigsCalendar {...props} />
    </Suspense>
  )
}
