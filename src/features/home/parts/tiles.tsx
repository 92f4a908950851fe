import type { ReactNode } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { analytics } from '@/api/contract/endpoints/analytics.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import type { DashboardAnalytics } from '@/api/contract/schemas/analytics.ts'
import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { StatCard } from '@/design-system/components/StatCard/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { useMedia } from '@/design-system/lib/use-media.ts'
import { belowTablet } from '@/design-system/styles/media.ts'
import { paths, withQuery } from '@/shared/paths.ts'
import type { QueryLike } from '@/shared/query-view/query-view.tsx'
import { FailureReference } from '@/shared/failure-reference.tsx'
import { isStale, isUnread } from '@/shared/query-view/read-state.ts'
import { QueryStatCard } from '@/shared/query-view/query-stat-card.tsx'
import { RefreshFailedAlert } from '@/shared/query-view/refresh-failed-alert.tsx'
import { formatNaira } from '@/lib/money.ts'
import { formatNumber } from '@/lib/format-number.ts'
import { homeReads, usualRange } from '../data/home-reads.ts'
import * as styles from './home.css.ts'

interface Tile<T> {
  label: string
  href: string
  /** The figure: a count, or an amount in kobo. */
  value: (data: T) => { count: number } | { kobo: number | undefined }
  hint: (data: T) => string
}

const gigTiles: readonly Tile<DashboardAnalytics>[] = [
  {
    label: 'Open Gigs',
    href: withQuery(paths.gigs, { tab: 'open' }),
    value: ({ openGigs }) => ({ count: openGigs }),
    hint: ({ inProgressGigs }) => `${formatNumber(inProgressGigs)} in progress`,
  },
  {
    label: 'Workers hired',
    href: paths.gigs,
    value: ({ hires }) => ({ count: hires }),
    hint: () => 'In the last 30 days',
  },
]

const moneyTiles: readonly Tile<Wallet>[] = [
  {
    label: 'Available balance',
    href: paths.wallet,
    value: ({ availableKobo }) => ({ kobo: availableKobo }),
    hint: ({ pendingKobo = 0 }) =>
      pendingKobo > 0 ? `${formatNaira(pendingKobo)} on its way` : 'For Gigs or to withdraw',
  },
  {
    label: 'Held for Gigs',
    href: paths.wallet,
    value: ({ heldKobo }) => ({ kobo: heldKobo }),
    hint: () => 'Paid, not released yet',
  },
]

/** The tiles before anything was read. */
export function TilesSkeleton() {
  return (
    <div className={styles.tilesFrame}>
      <div className={styles.tiles}>
        {[...gigTiles, ...moneyTiles].map(({ label }) => (
          <StatCard key={label} label={label} status="loading" />
        ))}
      </div>
    </div>
  )
}

/** The four figures of home, each a link. The two reads fail, and are tried again, on their own. */
export function HomeTiles() {
  const figures = useApiQuery(analytics.getDashboard, homeReads.analytics(usualRange))
  const wallet = useApiQuery(dashboard.getWallet, {})
  const stale = [figures, wallet].find(isStale)
  const unread = [figures, wallet].find(isUnread)
  return (
    <Stack space={3}>
      {stale && <RefreshFailedAlert query={stale} />}
      <div className={styles.tilesFrame}>
        <div className={styles.tiles}>
          {gigTiles.map((tile) => (
            <HomeTile key={tile.label} tile={tile} query={figures} />
          ))}
          {moneyTiles.map((tile) => (
            <HomeTile key={tile.label} tile={tile} query={wallet} />
          ))}
        </div>
      </div>
      <FailureReference failure={unread?.error} subject="Failed to load the figures of the dashboard" />
    </Stack>
  )
}

function HomeTile<T>({ tile: { label, href, value, hint }, query }: { tile: Tile<T>; query: QueryLike<T> }) {
  return (
    <QueryStatCard query={query} label={label}>
      {(data) => <StatCard label={label} href={href} hint={hint(data)} value={<Figure {...value(data)} />} />}
    </QueryStatCard>
  )
}

/** A phone's tile has no room for an amount of ten million in the size of a heading. */
function Figure(figure: { count: number } | { kobo: number | undefined }): ReactNode {
  const isSmall = useMedia(belowTablet)
  if ('kobo' in figure) return <Money amount={figure.kobo} short size={isSmall ? 'md' : 'inherit'} />
  const count = formatNumber(figure.count)
  return isSmall ? (
    <Text as="span" size="title">
      {count}
    </Text>
  ) : (
    count
  )
}
