import type { ReactElement } from 'react'
import { StatCard, type StatCardSize } from '@/design-system/components/StatCard/index.ts'
import type { QueryLike } from './query-view.tsx'
import { isUnread } from './read-state.ts'

interface QueryStatCardProps<T> {
  query: QueryLike<T>
  label: string
  icon?: ReactElement | undefined
  size?: StatCardSize
  children: (data: T) => ReactElement
}

/** A figure's card while its read is loading or has failed; the card of `children` once the figure is there. */
export function QueryStatCard<T>({ query, label, icon, size = 'md', children }: QueryStatCardProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (!isUnread(query)) return <StatCard size={size} label={label} icon={icon} status="loading" />
  if (query.error?.kind === 'forbidden') {
    return <StatCard size={size} label={label} icon={icon} status="forbidden" />
  }
  return (
    <StatCard
      size={size}
      label={label}
      icon={icon}
      status="failed"
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  )
}
