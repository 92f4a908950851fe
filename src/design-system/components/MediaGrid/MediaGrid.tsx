import { type ComponentType, useState } from 'react'
import { FileIcon } from '../../icons/FileIcon.tsx'
import { type IconProps } from '../../icons/Icon.tsx'
import { ImageIcon } from '../../icons/ImageIcon.tsx'
import { LinkIcon } from '../../icons/LinkIcon.tsx'
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
}

const kinds: Readonly<Record<string, string>> = { image: 'Picture', video: 'Video', link: 'Link' }

const defaultLabels: MediaGridLabels = { kind: (kind) => kinds[kind] ?? 'File', broken: 'not available' }

export interface MediaGridProps extends PassThrough {
  /** The pictures, recordings, videos and links in their order. */
  items: readonly MediaItem[]
  /** Called with the place in `items` of the tile that was pressed; for a `MediaViewer`. */
  onOpen: (index: number) => void
  labels?: MediaGridLabels
}

const icons: Readonly<Record<string, ComponentType<IconProps>>> = { image: ImageIcon, video: VideoIcon, link: LinkIcon }

/** Small pictures in rows, which open larger ones; sounds below them, which play where they are. Only what is seen is loaded. */
export function MediaGrid({ items, onOpen, labels = defaultLabels, ...rest }: MediaGridProps) {
  const numbered = items.map((item, index) => ({ item, index, title: mediaTitle(item, index) }))
  const sounds = numbered.filter(({ item }) => item.kind === 'audio')
  const tiles = numbered.filter(({ item }) => item.kind !== 'audio')
  return (
    <div {...rest} data-component="MediaGrid" className={styles.root}>
      {tiles.length === 0 ? null : (
        <ul className={styles.tiles}>
          {tiles.map(({ item, index, title }) => (
            <li key={item.id} className={styles.item}>
              <Tile item={item} title={title} labels={labels} onOpen={() => onOpen(index)} />
            </li>
          ))}
        </ul>
      )}
      {sounds.length === 0 ? null : (
        <ul className={styles.sounds}>
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

interface TileProps {
  item: MediaItem
  title: string
  /** Replaces its built-in words, for another language. */
  labels: MediaGridLabels
  onOpen: () => void
}

function Tile({ item, title, labels, onOpen }: TileProps) {
  const { pictures } = useDisplay()
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const { kind } = item
  // A picture without a small form is shown itself; of anything else nothing is loaded for its tile.
  const src = item.thumbUrl || (kind === 'image' && item.url) || undefined
  const isBroken = src !== undefined && src === brokenSrc
  const isShown = pictures && src !== undefined && !isBroken
  const Icon = icons[kind] ?? FileIcon
  const shown = kind === 'link' && !item.title ? hostAndPath(item.url) : title
  return (
    <button type="button" className={styles.tile} onClick={onOpen}>
      <VisuallyHidden>{`${labels.kind(kind)}: `}</VisuallyHidden>
      <span className={styles.picture} data-state={isBroken ? 'broken' : undefined}>
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
          <Icon size="lg" />
        )}
        {isShown && kind !== 'image' ? (
          <span className={styles.mark}>
            <Icon size="sm" />
          </span>
        ) : null}
      </span>
      <span className={styles.title} dir="auto">
        <Truncate>{shown}</Truncate>
      </span>
      {isBroken ? <VisuallyHidden>{`(${labels.broken})`}</VisuallyHidden> : null}
    </button>
  )
}
