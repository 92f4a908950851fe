import { type ReactNode } from 'react'
import { type MediaItem, mediaTitle } from '../../lib/media.ts'
import { type PassThrough } from '../../lib/pass-through.ts'
import { AudioPlayer } from '../AudioPlayer/index.ts'
import { defaultLabels, type MediaGridLabels } from './media-grid-labels.ts'
import * as styles from './MediaGrid.css.ts'
import { MediaTile } from './MediaTile.tsx'

export const mediaGridLayouts = ['rows', 'mosaic'] as const
export type MediaGridLayout = (typeof mediaGridLayouts)[number]

export interface MediaGridProps extends PassThrough {
  /** The pictures, recordings, videos and links in their order. */
  items: readonly MediaItem[]
  /** Called with the place in `items` of the tile that was pressed; for a `MediaViewer`. */
  onOpen: (index: number) => void
  /** `mosaic`: the first four, sounds too, in one area whose height does not depend on them, for cards that are compared. */
  layout?: MediaGridLayout
  /** What stands in the area of a mosaic that has nothing to show. */
  empty?: string
  /** What can be done about that: a small `Button` below the sentence. */
  emptyAction?: ReactNode
  labels?: MediaGridLabels
}

/** Small pictures, which open larger ones. In rows sounds stand below them and play where they are. Only what is seen is loaded. */
export function MediaGrid({
  items,
  onOpen,
  layout = 'rows',
  empty,
  emptyAction,
  labels = defaultLabels,
  ...rest
}: MediaGridProps) {
  const numbered = items.map((item, index) => ({ item, index, title: mediaTitle(item, index) }))
  if (layout === 'mosaic') {
    const shown = numbered.slice(0, mostInMosaic)
    return (
      <div {...rest} data-component="MediaGrid" className={styles.root}>
        {shown.length === 0 ? (
          <div className={styles.empty}>
            <p>{empty}</p>
            {emptyAction}
          </div>
        ) : (
          <ul role="list" className={styles.mosaic}>
            {shown.map(({ item, index, title }) => (
              <li key={item.id} className={`${styles.item} ${styles.shares[shareOf(index, shown.length)]}`}>
                <MediaTile
                  item={item}
                  title={title}
                  labels={labels}
                  onOpen={() => onOpen(index)}
                  more={index === mostInMosaic - 1 ? items.length - mostInMosaic : 0}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    )
  }
  const sounds = numbered.filter(({ item }) => item.kind === 'audio')
  const tiles = numbered.filter(({ item }) => item.kind !== 'audio')
  return (
    <div {...rest} data-component="MediaGrid" className={styles.root}>
      {tiles.length === 0 ? null : (
        <ul role="list" className={styles.tiles}>
          {tiles.map(({ item, index, title }) => (
            <li key={item.id} className={styles.item}>
              <MediaTile item={item} title={title} labels={labels} onOpen={() => onOpen(index)} />
            </li>
          ))}
        </ul>
      )}
      {sounds.length === 0 ? null : (
        <ul role="list" className={styles.sounds}>
          {sounds.map(({ item, title }) => (
            <li key={item.id} className={styles.item}>
              <AudioPlayer src={item.url} title={title} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const mostInMosaic = 4

/** Which part of a mosaic a tile takes, by its place and the number of all that are shown. */
function shareOf(index: number, count: number): keyof typeof styles.shares {
  if (count === 1) return 'whole'
  if (count === 2) return 'half'
  if (index === 0) return 'large'
  return count === 3 ? 'one of two' : 'one of three'
}
