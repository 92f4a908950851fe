import { type ComponentProps, type ReactNode, type Ref, useId } from 'react'
import { type TableDensity } from '../../../lib/display-provider.tsx'
import { invariantDev } from '../../../lib/invariant-dev.ts'
import { type PassThrough } from '../../../lib/pass-through.ts'
import { useScrollRegion } from '../../../lib/use-scroll-region.ts'
import * as styles from './TableFrame.css.ts'

/** `page`: as high as its rows, and the page scrolls. Otherwise at most 20, 30 or 40 rem, with its own scrolling. */
export const tableHeights = ['page', 'sm', 'md', 'lg'] as const
export type TableHeight = (typeof tableHeights)[number]

export interface TableFrameProps extends PassThrough {
  component: string
  /** What the table lists: its caption, and the name of the region when it scrolls. */
  label: string
  showLabel: boolean
  height: TableHeight
  density: TableDensity
  /** Its rows have a second, smaller line. */
  twoLines?: boolean
  /** The first column stays in place while the others scroll; it draws the shade itself. */
  stickyColumn?: boolean
  /** Attributes of the `table` element, without class. */
  table?: Omit<ComponentProps<'table'>, 'className' | 'children'>
  tableClass?: string
  /** Its columns have priorities. */
  measured?: boolean
  /** Shown over the upper edge of the surface. */
  above?: ReactNode
  /** Shown below the table; does not scroll sideways with it. */
  below?: ReactNode
  ref?: Ref<HTMLTableElement> | undefined
  children: ReactNode
}

/** The raised surface of a table, its caption, and the box in which it scrolls when it is too wide or too high. */
export function TableFrame({
  component,
  label,
  showLabel,
  height,
  density,
  twoLines = false,
  stickyColumn = false,
  table,
  tableClass = '',
  measured = false,
  above,
  below,
  ref,
  children,
  ...rest
}: TableFrameProps) {
  invariantDev(
    label.trim() !== '',
    `${component}: \`label\` is empty. Say what the table lists, for instance "Transactions".`,
  )
  const labelId = useId()
  const [attach, overflowing] = useScrollRegion()
  return (
    <div
      {...rest}
      data-component={component}
      className={`${styles.frame} ${styles.edges} ${measured ? styles.measured : ''}`}
    >
      {above}
      <div
        ref={attach}
        data-part="Region"
        data-overflowing={overflowing || undefined}
        data-sticky-column={stickyColumn || undefined}
        {...(overflowing ? { role: 'region', 'aria-labelledby': labelId } : {})}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={overflowing ? 0 : undefined}
        className={`${styles.region} ${styles.heights[height]}`}
      >
        <table
          {...table}
          ref={ref}
          className={`${styles.table} ${styles.densities[density]} ${twoLines ? styles.twoLines[density] : ''} ${tableClass}`}
        >
          <caption id={labelId} className={showLabel ? styles.label : styles.hiddenLabel}>
            {label}
          </caption>
          {children}
        </table>
      </div>
      {below}
    </div>
  )
}
