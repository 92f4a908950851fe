import { lazyPanel } from '@/shared/lazy-panel.tsx'
import { useGigsView } from '../data/use-gigs-view.ts'
import { GigsList, type GigsPanelProps } from './gigs-list.tsx'

const GigsCalendar = lazyPanel(async () => (await import('./gigs-calendar.tsx')).GigsCalendar)

/** The Gigs of a tab as a list or a calendar. The calendar is loaded when it is first opened. */
export function GigsPanel(props: GigsPanelProps) {
  const { view } = useGigsView(props.search)
  return view === 'list' ? <GigsList {...props} /> : <GigsCalendar {...props} />
}
