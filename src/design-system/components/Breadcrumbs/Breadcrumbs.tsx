import { Fragment } from 'react'
import { ArrowLeftIcon } from '../../icons/ArrowLeftIcon.tsx'
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.tsx'
import type { PassThrough } from '../../lib/pass-through.ts'
import { InternalLink } from '../Link/index.ts'
import * as styles from './Breadcrumbs.css.ts'
import { FoldedCrumbs } from './FoldedCrumbs.tsx'

/** A page above this one. */
export interface Crumb {
  label: string
  href: string
}

export interface BreadcrumbsProps extends PassThrough {
  /** The pages above this one, from the top down; the last is the parent. */
  trail: readonly [Crumb, ...Crumb[]]
  /** This page. */
  current: string
  /** Names the navigation. */
  label?: string
  /** The name of the button behind which the middle is folded. */
  moreLabel?: (count: number) => string
  /** The name of a phone's link to the parent; it contains the parent's name. */
  backLabel?: (parent: string) => string
}

const defaultLabels = {
  more: (count: number) => `Show ${count} more`,
  back: (parent: string) => `Back to ${parent}`,
} as const

/** More than these fold: the first and the parent stay. */
const shownAncestors = 3

/** A trail with one end in either case: the first page above, and the parent. */
function fold(trail: BreadcrumbsProps['trail']) {
  const parent = trail.at(-1) ?? trail[0]
  const before = trail.slice(0, -1)
  return trail.length > shownAncestors
    ? { parent, before: before.slice(0, 1), folded: before.slice(1) }
    : { parent, before, folded: [] }
}

function Separator() {
  return (
    <span className={styles.separator}>
      <ChevronRightIcon size="sm" />
    </span>
  )
}

function Ancestor({ label, href, first }: Crumb & { first: boolean }) {
  return (
    <li className={`${styles.crumb} ${styles.ancestor}`}>
      {!first && <Separator />}
      <InternalLink href={href} title={label} dir="auto" className={styles.link}>
        {label}
      </InternalLink>
    </li>
  )
}

/** Where this page is, and the way up. Of a long trail the middle folds into a menu; on a phone it is one link to the parent. */
export function Breadcrumbs({
  trail,
  current,
  label = 'Breadcrumbs',
  moreLabel = defaultLabels.more,
  backLabel = defaultLabels.back,
  ...rest
}: BreadcrumbsProps) {
  const { before, folded, parent } = fold(trail)
  return (
    <nav {...rest} aria-label={label} data-component="Breadcrumbs" className={styles.nav}>
      <InternalLink href={parent.href} aria-label={backLabel(parent.label)} data-part="Back" className={styles.back}>
        <span className={styles.backIcon}>
          <ArrowLeftIcon size="sm" />
        </span>
        <span dir="auto" className={styles.backLabel}>
          {parent.label}
        </span>
      </InternalLink>
      <ol role="list" className={styles.list}>
        {[...before, parent].map((crumb, index, shown) => (
          // One list by address: a crumb that is known later takes its own place, and none becomes another one.
          <Fragment key={crumb.href}>
            {index === shown.length - 1 && folded.length > 0 && (
              <li className={`${styles.crumb} ${styles.fixed}`}>
                <Separator />
                <FoldedCrumbs crumbs={folded} label={moreLabel(folded.length)} />
              </li>
            )}
            <Ancestor {...crumb} first={index === 0} />
          </Fragment>
        ))}
        {/* With another name it is another crumb: it is replaced, and does not move aside. */}
        <li key={current} className={`${styles.crumb} ${styles.here} ${styles.inTopBar}`}>
          <Separator />
          <span aria-current="page" title={current} dir="auto" className={styles.current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  )
}
