import { type ReactNode, useRef } from 'react'
import { type PassThrough } from '../../lib/pass-through.ts'
import { useMedia } from '../../lib/use-media.ts'
import { fromDesktop, fromTablet } from '../../styles/media.ts'
import { responsiveClass } from '../../styles/responsive.ts'
import { LazyRows } from '../private/LongList/index.ts'
import * as styles from './TileList.css.ts'

export const tileListCounts = [1, 2, 3, 4] as const
export type TileListCount = (typeof tileListCounts)[number]

export type TileListProps<T> = PassThrough & {
  /** What the list shows, in the plural: 'Photographers'. */
  label: string
  /** The rows of its data, in the order of the list. */
  items: readonly T[]
  /** The id of an item, unique and stable while the order changes and data is refreshed. */
  getItemId: (item: T) => string
  /** How many tiles stand beside each other, per viewport. */
  columns: Readonly<Record<'mobile' | 'tablet' | 'desktop', TileListCount>>
  /** The usual height of a tile in px, for the length of the scrollbar before tiles are measured. */
  estimate: number
  /** What a tile shows: a `Card`, which is as high as the highest of its line. */
  children: (item: T) => ReactNode
}

/** Up to so many tiles all of them are rendered; of more only those in sight, because each has pictures. */
const mostRendered = 24
/** Lines above and below those in sight. */
const overscan = 2

/**
 * A long list of tiles in columns, such as people by their work. It scrolls with the page and renders what is in sight. A few tiles that are always
 * rendered are `Tiles`.
 */
export function TileList<T>({ label, items, getItemId, columns, estimate, children, ...rest }: TileListProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  const isDesktop = useMedia(fromDesktop)
  const isTablet = useMedia(fromTablet)
  const perLine = isDesktop ? columns.desktop : isTablet ? columns.tablet : columns.mobile
  return (
    <ul
      {...rest}
      ref={list}
      role="list"
      data-component="TileList"
      aria-label={label}
      className={`${styles.root} ${responsiveClass(styles.columns, columns)}`}
    >
      <LazyRows
        rows={items}
        getRowId={getItemId}
        body={list}
        scrolls="page"
        estimate={estimate}
        gap="item"
        perLine={perLine}
        overscan={overscan}
        most={mostRendered}
        fallback={null}
      >
        {(item, { index, line, measure }) => {
          const id = getItemId(item)
          return (
            <li
              key={id}
              ref={measure}
              data-row={id}
              data-index={line}
              className={styles.tile}
              {...(index === undefined ? {} : { 'aria-posinset': index + 1, 'aria-setsize': items.length })}
            >
              {children(item)}
            </li>
          )
        }}
      </LazyRows>
    </ul>
  )
}
