import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { CalendarView, daysInSight } from '@/design-system/components/CalendarView/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Hidden } from '@/design-system/components/Hidden/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { monthTitle, spanOfDays } from '@/design-system/lib/format-day.ts'
import { monthOf } from '@/design-system/lib/days.ts'
import { useMedia } from '@/design-system/lib/use-media.ts'
import { belowTablet } from '@/design-system/styles/media.ts'
import { paths } from '@/shared/paths.ts'
import { wrapInCard } from '@/shared/query-view/wrap-in-card.tsx'
import { mapQuery } from '@/shared/query-view/combine-queries.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { now } from '@/lib/clock.ts'
import { lagosDay } from '@/lib/dates.ts'
import { useGigsByMonth } from '../data/use-gigs-by-month.ts'
import { gigEntries } from '../model/gig-entries.ts'
import { type GigsSearch, listOf, noFilters, type OnSearch } from '../model/gigs-search.ts'
import { GigFilters } from './gig-filters.tsx'
import { ViewSwitch } from './view-switch.tsx'

const labels = {
  entries: (count: number) => (count === 1 ? '1 session' : `${count} sessions`),
  noEntries: 'No sessions',
  loading: 'Loading sessions',
}

/** The sessions of a tab's Gigs by month, week or as a list (docs/product/gigs.md). */
export function GigsCalendar({ search, onSearch }: { search: GigsSearch; onSearch: OnSearch }) {
  const today = lagosDay(now())
  const day = search.day ?? today
  const isPhone = useMedia(belowTablet)
  const { query, isCut } = useGigsByMonth(search, day)
  const sessions = mapQuery(query, (read) => gigEntries(read, listOf(search)))
  const range = search.range ?? (isPhone ? 'agenda' : 'month')
  const week = daysInSight('week', day)
  const inSight = sessions.data?.filter(({ date }) =>
    range === 'week' ? date >= week.start && date <= week.end : monthOf(date) === monthOf(day),
  ).length
  const countLabel =
    range === 'week' ? `in the week of ${spanOfDays(week.start, week.end, 'short')}` : `in ${monthTitle(monthOf(day))}`
  const isNarrowed = search.q !== undefined || search.category !== undefined
  const calendar = {
    label: 'Sessions',
    view: range,
    onViewChange: (view: GigsSearch['range']) => onSearch({ range: view }),
    date: day,
    today,
    // Another day of the same month replaces the history entry, another month adds one.
    onDateChange: (to: string) =>
      onSearch({ day: to === today ? undefined : to }, { replace: monthOf(to) === monthOf(day) }),
    labels,
  } as const
  const empty = isNarrowed ? <NoMatch onClear={() => onSearch(noFilters)} /> : <NoSessions />
  return (
    <Stack space={4}>
      <GigFilters
        search={search}
        onSearch={onSearch}
        count={inSight}
        labels={{ results: (count) => `${labels.entries(count)} ${countLabel}`, show: () => 'Show sessions' }}
        searching={query.isFetching}
        actions={<ViewSwitch search={search} />}
      />
      {isCut && (
        <Notice tone="warning">Not all sessions are shown. Choose a tab or a category to see fewer Gigs.</Notice>
      )}
      {/* One calendar element throughout, so that paging by keyboard keeps the focus. */}
      <QueryView
        query={sessions}
        things="Gigs"
        skeleton={null}
        failureFrame={wrapInCard}
        whileLoading={<CalendarView {...calendar} loading />}
      >
        {(entries) => <CalendarView {...calendar} entries={entries} empty={empty} />}
      </QueryView>
    </Stack>
  )
}

function NoSessions() {
  return (
    <EmptyState
      title="No sessions"
      action={
        // On a phone the page's own button is always visible.
        <Hidden below="tablet">
          <ButtonLink variant="outline" href={paths.postGig}>
            Post a Gig
          </ButtonLink>
        </Hidden>
      }
    >
      Sessions of your Gigs appear on the days they are planned for.
    </EmptyState>
  )
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No results match your filters"
      action={
        <Button variant="outline" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  )
}
