import { type ComponentType, type ReactNode, useState } from 'react'
import { FileIcon } from '../../icons/FileIcon.tsx'
import { type IconProps } from '../../icons/Icon.tsx'
import { ImageIcon } from '../../icons/ImageIcon.tsx'
import { LinkIcon } from '../../icons/LinkIcon.tsx'
import { MusicIcon } from '../../icons/MusicIcon.tsx'
import { VideoIcon } from '../../icons/VideoIcon.tsx'
import { useDisplay } from '../../lib/display-provider.tsx'
import { hostAndPath, type MediaItem, mediaTitle } from '../../lib/media.ts'
import { type PassThrough } from '../../lib/pass-through.ts'
import { AudioPlayer } from '../AudioPlayer/index.ts'
import { Truncate } from '../Truncate/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './MediaGrid.css.ts'

export interface MediaGridLabels {
  /** What a tile is, before its title: 'Video'. */
  kind: (kind: string) => string
  /** Read out for a picture that cannot be loaded. */
  broken: string
  /** Read out of the last tile of a mosaic: how many things it does not show. */
  more: (count: number) => string
}

const kinds: Readonly<Record<string, string>> = { image: 'Picture', video: 'Video', link: 'Link', audio: 'Sound' }

const defaultLabels: MediaGridLabels = {
  kind: (kind) => kinds[kind] ?? 'File',
  broken: 'not available',
  more: (count) => `and ${count} more`,
}

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

const icons: Readonly<Record<string, ComponentType<IconProps>>> = {
  image: ImageIcon,
  video: VideoIcon,
  link: LinkIcon,
  audio: MusicIcon,
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
                <Tile
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
              <Tile item={item} title={title} labels={labels} onOpen={() => onOpen(index)} />
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

interface TileProps {
  item: MediaItem
  title: string
  /** Replaces its built-in words, for another language. */
  labels: MediaGridLabels
  onOpen: () => void
  /** In a mosaic, how many further things there are; undefined in rows, where the title stands below the picture. */
  more?: number
}

function Tile({ item, title, labels, onOpen, more }: TileProps) {
  const { pictures } = useDisplay()
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const { kind } = item
  // A picture without a small form is shown itself; of anything else nothing is loaded for its tile.
  const src = item.thumbUrl || (kind === 'image' && item.url) || undefined
  const isBroken = src !== undefined && src === brokenSrc
  const isShown = pictures && src !== undefined && !isBroken
  const Icon = icons[kind] ?? FileIcon
  const shown = kind === 'link' && !item.title ? hostAndPath(item.url) : title
  const words = (
    <span className={more === undefined ? styles.title : styles.inside} dir="auto">
      <Truncate>{shown}</Truncate>
    </span>
  )
  return (
    <button
      type="button"
      className={more === undefined ? styles.tile : `${styles.tile} ${styles.fills}`}
      onClick={onOpen}
    >
      <VisuallyHidden>{`${labels.kind(kind)}: `}</VisuallyHidden>
      <span
        className={more === undefined ? `${styles.picture} ${styles.framed}` : styles.picture}
        data-state={isBroken ? 'broken' : undefined}
      >
        {isShown ? (
          <img
            className={styles.image}
            src={src}
            alt=""
            width={320}
            height={240}
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={() => setBrokenSrc(src)}
          />
        ) : (
          <>
            <Icon size="lg" />
            {more === undefined ? null : words}
          </>
        )}
        {more ? (
          <span aria-hidden className={styles.more}>
            {`+${more}`}
          </span>
        ) : null}
        {isShown && kind !== 'image' ? (
          <span className={styles.mark}>
            <Icon size="sm" />
          </span>
        ) : null}
      </span>
      {more === undefined ? words : isShown ? <VisuallyHidden>{shown}</VisuallyHidden> : null}
      {isBroken ? <VisuallyHidden>{`(${labels.broken})`}</VisuallyHidden> : null}
      {more ? <VisuallyHidden>{`(${labels.more(more)})`}</VisuallyHidden> : null}
    </button>
  )
}
