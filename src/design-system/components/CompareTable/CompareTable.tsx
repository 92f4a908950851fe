import { type ReactNode, useEffect, useRef, useState } from 'react'
import { XIcon } from '../../icons/XIcon.tsx'
import { invariantDev } from '../../lib/invariant-dev.ts'
import { observeSizes } from '../../lib/observe-sizes.ts'
import { type PassThrough } from '../../lib/pass-through.ts'
import { IconButton } from '../IconButton/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './CompareTable.css.ts'

/** The most things that stay readable beside each other. */
export const mostCompared = 4

/** One fact that every thing has. */
export interface CompareRow<Item> {
  id: string
  /** Names the fact, in one to three words. */
  label: string
  value: (item: Item) => ReactNode
}

export interface CompareTableProps<Item> extends PassThrough {
  /** What is compared, in the plural: 'Offers'. */
  label: string
  /** Two to four things, in the order they are shown. */
  items: readonly Item[]
  /** The id of a compared thing. */
  getItemId: (item: Item) => string
  /** The name of a thing as text, for the button that removes it. */
  getItemName: (item: Item) => string
  /** The head of a thing's column: its name, with a picture or a link. */
  head: (item: Item) => ReactNode
  rows: readonly CompareRow<Item>[]
  /** Takes a thing out of the comparison; left out where it cannot be changed. */
  onRemove?: ((item: Item) => void) | undefined
  /** Names the button that removes a thing. */
  removeLabel?: (name: string) => string
  /** Names the column of the facts for screen readers. */
  factLabel?: string
}

const remove = (name: string) => `Remove ${name}`

/**
 * Two to four things beside each other, one fact in each row. On a phone two fit, and the others are reached by a swipe; the names of the facts then stand above
 * the values.
 */
export function CompareTable<Item>({
  label,
  items,
  getItemId,
  getItemName,
  head,
  rows,
  onRemove,
  removeLabel = remove,
  factLabel = 'Fact',
  ...rest
}: CompareTableProps<Item>) {
  invariantDev(
    items.length > 0 && items.length <= mostCompared,
    `CompareTable: ${items.length} things. Compare one to four; more cannot be read beside each other.`,
  )
  const scroller = useRef<HTMLDivElement>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const outer = scroller.current
    if (outer === null) return undefined
    return observeSizes(outer, () => setOverflows(outer.scrollWidth > outer.clientWidth))
  }, [])

  return (
    <div {...rest} data-component="CompareTable" className={styles.root}>
      <div
        ref={scroller}
        role="region"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={overflows ? 0 : undefined}
        className={styles.scroller}
      >
        <table className={styles.table} aria-label={label}>
          <colgroup>
            <col className={styles.labelColumn} />
            {items.map((item) => (
              <col key={getItemId(item)} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <VisuallyHidden>{factLabel}</VisuallyHidden>
              </th>
              {items.map((item) => (
                <th key={getItemId(item)} scope="col" className={styles.head} data-item={getItemId(item)}>
                  <div className={styles.headContent}>
                    <div className={styles.headName}>{head(item)}</div>
                    {onRemove === undefined ? null : (
                      <IconButton
                        size="sm"
                        variant="ghost"
                        tone="neutral"
                        label={removeLabel(getItemName(item))}
                        icon={<XIcon />}
                        onClick={() => onRemove(item)}
                      />
                    )}
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, label: fact, value }) => (
              <tr key={id}>
                <th scope="row" className={styles.rowLabel}>
                  {fact}
                </th>
                {items.map((item) => (
                  <td key={getItemId(item)} className={styles.value}>
                    <span aria-hidden className={styles.inlineLabel}>
                      {fact}
                    </span>
                    {value(item)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
