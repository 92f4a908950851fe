import { useState } from 'react'
import { FileIcon } from '../../icons/FileIcon.tsx'
import { ImageIcon } from '../../icons/ImageIcon.tsx'
import { LinkIcon } from '../../icons/LinkIcon.tsx'
import { VideoIcon } from '../../icons/VideoIcon.tsx'
import { hostAndPath, type MediaItem } from '../../lib/media.ts'
import { AudioPlayer } from '../AudioPlayer/index.ts'
import { ButtonLink } from '../ButtonLink/index.ts'
import { Spinner } from '../Spinner/index.ts'
import * as styles from './MediaViewer.css.ts'
import type { MediaViewerLabels } from './media-viewer-labels.ts'

export interface MediaStageProps {
  item: MediaItem
  title: string
  /** Where the item may be opened, if anywhere. */
  address: string | undefined
  /** Replaces its built-in words, for another language. */
  labels: MediaViewerLabels
}

/** One item, as large as there is space for it. */
export function MediaStage(props: MediaStageProps) {
  const { item, title } = props
  return (
    <figure className={styles.stage} data-kind={item.kind}>
      {item.kind === 'image' ? <Picture {...props} /> : null}
      {item.kind === 'video' ? <Video {...props} /> : null}
      {item.kind === 'audio' ? (
        <div className={styles.sound}>
          <AudioPlayer src={item.url} title={title} />
        </div>
      ) : null}
      {['image', 'video', 'audio'].includes(item.kind) ? null : <Elsewhere {...props} />}
    </figure>
  )
}

function Picture({ item: { url, kind }, title, labels }: MediaStageProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'broken'>('loading')
  if (state === 'broken') return <Broken icon={<ImageIcon size="xl" />} text={labels.broken(kind)} />
  return (
    <>
      {state === 'loading' ? (
        <span className={styles.waiting}>
          <Spinner label={title} />
        </span>
      ) : null}
      <img
        className={styles.media}
        src={url}
        alt={title}
        decoding="async"
        draggable={false}
        data-state={state}
        onLoad={() => setState('loaded')}
        onError={() => setState('broken')}
      />
    </>
  )
}

/** Nothing of a video is loaded before it is played. */
function Video({ item: { url, thumbUrl, kind }, title, labels }: MediaStageProps) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <Broken icon={<VideoIcon size="xl" />} text={labels.broken(kind)} />
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- samples of work come without captions; the title says what it is
    <video
      className={styles.media}
      src={url}
      controls
      preload="none"
      playsInline
      aria-label={title}
      {...(thumbUrl ? { poster: thumbUrl } : {})}
      onError={() => setBroken(true)}
    />
  )
}

function Broken({ icon, text }: { icon: React.ReactNode; text: string }) {
  return (
    <div className={styles.message} role="alert">
      {icon}
      <p>{text}</p>
    </div>
  )
}

function Elsewhere({ item, address, labels }: MediaStageProps) {
  const place = hostAndPath(item.url)
  return (
    <div className={styles.message}>
      {item.kind === 'link' ? <LinkIcon size="xl" /> : <FileIcon size="xl" />}
      {item.kind === 'link' ? <p className={styles.note}>{labels.elsewhere}</p> : null}
      <p className={styles.address} dir="auto">
        {place}
      </p>
      {address === undefined ? null : (
        <ButtonLink href={address} external variant="outline">
          {labels.open}
        </ButtonLink>
      )}
    </div>
  )
}
