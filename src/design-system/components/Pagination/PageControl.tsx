import { type ReactNode } from 'react'
import { InternalLink } from '../Link/index.ts'
import * as styles from './Pagination.css.ts'

/** A list whose page is in the address has links; one whose page is in memory has buttons. */
export type PageTarget =
  | { href: (page: number) => string; onPageChange?: never }
  | { href?: never; onPageChange: (event: { page: number }) => void }

type PageControlProps = PageTarget & {
  look: 'step' | 'page'
  /** The address of the page; undefined where there is no such page. */
  page: number | undefined
  name: string
  isCurrent?: boolean
  /** Called before the navigation. */
  onLeave: () => void
  children: ReactNode
}

/** One link or button. Without a target page it stays in its place: a button keeps focus, a link becomes plain text. */
export function PageControl({
  href,
  onPageChange,
  look,
  page,
  name,
  isCurrent = false,
  onLeave,
  children,
}: PageControlProps) {
  const shared = {
    'aria-label': name,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    className: styles.looks[look],
  }
  if (href === undefined) {
    const press = () => {
      if (page === undefined || isCurrent) return
      onLeave()
      onPageChange({ page })
    }
    return (
      <button type="button" {...shared} aria-disabled={page === undefined || undefined} onClick={press}>
        {children}
      </button>
    )
  }
  if (page === undefined) {
    return (
      <span {...shared} role="link" aria-disabled>
        {children}
      </span>
    )
  }
  return (
    <InternalLink {...shared} href={href(page)} onClick={onLeave}>
      {children}
    </InternalLink>
  )
}
