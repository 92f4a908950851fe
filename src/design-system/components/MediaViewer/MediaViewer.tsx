import { type KeyboardEvent, useRef, useState } from 'react'
import { keyAlongLine } from '../../lib/direction.ts'
import { useDirection } from '../../lib/direction-provider.tsx'
import { ChevronLeftIcon } from '../../icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.tsx'
import { XIcon } from '../../icons/XIcon.tsx'
import { type MediaItem, mediaTitle, safeAddress } from '../../lib/media.ts'
import type { PassThrough } from '../../lib/pass-through.ts'
import { ButtonLink } from '../ButtonLink/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Modal, type ModalBehaviour, ModalHeader } from '../private/Modal/index.ts'
import { MediaStage } from './MediaStage.tsx'
import * as styles from './MediaViewer.css.ts'
import { defaultLabels, type MediaViewerLabels } from './media-viewer-labels.ts'
import { useSwipe } from './use-swipe.ts'

export interface MediaViewerProps extends PassThrough, Pick<ModalBehaviour, 'onClose' | 'returnFocusRef'> {
  /** The pictures, recordings, videos and links in their order. */
  items: readonly MediaItem[]
  /** The item that is shown, counted from 0; null while it is closed. */
  index: number | null
  /** Called with the place of the item that the reader goes to. */
  onIndexChange: (index: number) => void
  labels?: MediaViewerLabels
}

/** What has its own use for the arrow keys: a slider, a field, the controls of a video. */
const ownsArrows = 'input, video, audio, [role="slider"]'

/** Shows pictures, videos, sounds and links above the page, one at a time. */
export function MediaViewer({ items, index, onIndexChange, labels = defaultLabels, ...modal }: MediaViewerProps) {
  const titleRef = useRef<HTMLHeadingElement>(null)
  // While it closes it still shows what it showed last.
  const [last, setLast] = useState(index ?? 0)
  if (index !== null && index !== last) setLast(index)
  const shown = Math.min(last, items.length - 1)
  const item = items[shown]

  const direction = useDirection()
  const go = (target: number) => {
    if (target >= 0 && target < items.length && target !== shown) onIndexChange(target)
  }
  const swipe = useSwipe((steps) => go(shown + (direction === 'rtl' ? -steps : steps)))
  if (item === undefined) return null

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.matches(ownsArrows)) return
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: shown - 1,
      ArrowRight: shown + 1,
      Home: 0,
      End: items.length - 1,
    }
    const target = targets[keyAlongLine(event.key, direction)]
    if (target === undefined) return
    event.preventDefault()
    go(target)
  }

  const address = safeAddress(item.url)
  const title = mediaTitle(item, shown)
  const isAlone = items.length === 1
  return (
    <Modal
      {...modal}
      open={index !== null}
      component="MediaViewer"
      titleRef={titleRef}
      scrimClass={styles.scrim}
      frameClass={styles.frame}
      panelClass={styles.panel}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the dialog as a whole; each has a button, too */}
      <div className={styles.layout} onKeyDown={onKeyDown}>
        <ModalHeader
          title={title}
          titleRef={titleRef}
          description={
            <span className={styles.counter} aria-live="polite">
              {labels.counter(shown + 1, items.length)}
            </span>
          }
        >
          {address === undefined ? null : (
            <ButtonLink href={address} external variant="ghost" tone="neutral" size="sm">
              {labels.open}
            </ButtonLink>
          )}
          <IconButton
            label={labels.close}
            icon={<XIcon />}
            size="sm"
            onClick={() => modal.onClose({ reason: 'button' })}
          />
        </ModalHeader>
        <div className={styles.body} data-part="Body" {...swipe}>
          {isAlone ? null : (
            <span className={styles.previous}>
              <IconButton
                label={labels.previous}
                icon={<ChevronLeftIcon />}
                variant="outline"
                aria-disabled={shown === 0}
                onClick={() => go(shown - 1)}
              />
            </span>
          )}
          <MediaStage key={item.id} item={item} title={title} address={address} labels={labels} />
          {isAlone ? null : (
            <span className={styles.next}>
              <IconButton
                label={labels.next}
                icon={<ChevronRightIcon />}
                variant="outline"
                aria-disabled={shown === items.length - 1}
                onClick={() => go(shown + 1)}
              />
            </span>
          )}
        </div>
      </div>
    </Modal>
  )
}
