import { useApiQuery } from '@/api/client/hooks.ts'
import { analytics } from '@/api/contract/endpoints/analytics.ts'
import { type AnalyticsRange, analyticsRanges, type DashboardAnalytics } from '@/api/contract/schemas/analytics.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Chart } from '@/design-system/components/Chart/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/index.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { useSearchState } from '@/shared/use-search-state.ts'
import { formatNaira } from '@/lib/money.ts'
import { homeReads } from '../data/home-reads.ts'
import { homeSearch } from '../model/home-search.ts'
import { noSpendText, rangeOf, rangeWords, spendChange, spendData } from '../model/spend.ts'
import { HomeCard } from './home-card.tsx'
import * as styles from './home.css.ts'

/** What was spent in a range that the address keeps, compared with the period before (docs/product/home.md). */
export function Spend() {
  const [{ range }, setSearch] = useSearchState(homeSearch)
  // While another range is read, the last one stays, so that the page does not flash.
  const query = useApiQuery(analytics.getDashboard, homeReads.analytics(range), { keepPrevious: true })
  return (
    <HomeCard title="Spending" aside={<Ranges range={range} onChange={(next) => setSearch({ range: next })} />}>
      <QueryView query={query} things="your spending" skeleton={<SpendSkeleton range={range} />} headingLevel={3}>
        {(data) => <SpendChart data={data} range={rangeOf(data) ?? range} />}
      </QueryView>
    </HomeCard>
  )
}

function Ranges({ range, onChange }: { range: AnalyticsRange; onChange: (range: AnalyticsRange) => void }) {
  return (
    <div role="group" aria-label="Range" className={styles.ranges}>
      {analyticsRanges.map((each) => (
        <Button
          key={each}
          size="sm"
          tone={each === range ? 'primary' : 'neutral'}
          variant={each === range ? 'soft' : 'ghost'}
          aria-pressed={each === range}
          onClick={() => onChange(each)}
        >
          <span aria-hidden>{rangeWords[each].short}</span>
          <VisuallyHidden>{rangeWords[each].long}</VisuallyHidden>
        </Button>
      ))}
    </div>
  )
}

const chartTitle = (range: AnalyticsRange) => (range === '12m' ? 'Spent per month' : 'Spent per day')
const shortNaira = (kobo: number) => formatNaira(kobo, { short: true }).replace(/\.00$/, '')

function SpendChart({ data, range }: { data: DashboardAnalytics; range: AnalyticsRange }) {
  const change = spendChange(data, range)
  return (
    <Stack space={4}>
      <Stack space={1}>
        <Money amount={data.spendKobo} size="xl" />
        <Text tone="muted">
          {change ? change.text : `In the last ${rangeWords[range].long}, for Gigs and plans`}
          {change?.percent && `\u00A0· ${change.percent}`}
        </Text>
      </Stack>
      <Chart
        title={chartTitle(range)}
        titleHidden
        kind="bars"
        size="sm"
        data={spendData(data, range)}
        formatValue={formatNaira}
        formatTick={shortNaira}
        labels={{ empty: noSpendText(data, range) }}
      />
      {data.series.some(({ spendKobo }) => spendKobo < 0) && (
        <Text tone="muted" size="caption">
          Below zero, more was refunded than spent.
        </Text>
      )}
    </Stack>
  )
}

function SpendSkeleton({ range }: { range: AnalyticsRange }) {
  return (
    <Stack space={4}>
      <Stack space={1}>
        <SkeletonText textStyle="heading2" width="short" />
        <SkeletonText width="medium" />
      </Stack>
      <Chart title={chartTitle(range)} titleHidden kind="bars" size="sm" status="loading" formatValue={formatNaira} />
    </Stack>
  )
}
