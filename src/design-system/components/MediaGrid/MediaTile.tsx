import { type ComponentType, useState } from 'react'
import { FileIcon } from '../../icons/FileIcon.tsx'
import { type IconProps } from '../../icons/Icon.tsx'
import { ImageIcon } from '../../icons/ImageIcon.tsx'
import { LinkIcon } from '../../icons/LinkIcon.tsx'
import { MusicIcon } from '../../icons/MusicIcon.tsx'
import { VideoIcon } from '../../icons/VideoIcon.tsx'
import { useDisplay } from '../../lib/display-provider.tsx'
import { hostAndPath, type MediaItem } from '../../lib/media.ts'
import { Truncate } from '../Truncate/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { type MediaGridLabels } from './media-grid-labels.ts'
import * as styles from './MediaGrid.css.ts'

const icons: Readonly<Record<string, ComponentType<IconProps>>> = {
  image: ImageIcon,
  video: VideoIcon,
  link: LinkIcon,
  audio: MusicIcon,
}

interface MediaTileProps {
  item: MediaItem
  title: string
  /** Replaces its built-in words, for another language. */
  labels: MediaGridLabels
  onOpen: () => void
  /** In a mosaic, how many further things there are; undefined in rows, where the title stands below the picture. */
  more?: number
}

/** One thing of a `MediaGrid`: a button with its small picture, or with the icon of its kind, and its title. */
export function MediaTile({ item, title, labels, onOpen, more }: MediaTileProps) {
  const { pictures } = useDisplay()
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const { kind } = item
  // A picture without a small form is shown itself; of anything else nothing is loaded for its tile.
  const src = item.thumbUrl || (kind === 'image' && item.url) || undefined
  const isBroken = src !== undefined && src === brokenSrc
  const isShown = pictures && src !== undefined && !isBroken
  const Icon = icons[kind] ?? FileIcon
  const shown = kind === 'link' && !item.title ? hostAndPath(item.url) : title
  const caption = (
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
            {more === undefined ? null : caption}
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
      {more === undefined ? caption : isShown ? <VisuallyHidden>{shown}</VisuallyHidden> : null}
      {isBroken ? <VisuallyHidden>{`(${labels.broken})`}</VisuallyHidden> : null}
      {more ? <VisuallyHidden>{`(${labels.more(more)})`}</VisuallyHidden> : null}
    </button>
  )
}
