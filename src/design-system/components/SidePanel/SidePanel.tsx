import { lazy, Suspense, type ComponentType } from 'react'
import type { PassThrough } from '../../lib/pass-through.ts'
import { useMedia } from '../../lib/use-media.ts'
import { fromDesktop } from '../../styles/media.ts'
import { Logo } from '../Logo/index.ts'
import { RotatingWord } from '../RotatingWord/index.ts'
import * as styles from './SidePanel.css.ts'

/** The picture loads after the text, and only where the panel is visible. The panel is complete without it. */
const StageScene = lazy<ComponentType>(() =>
  import('./StageScene.tsx').then(
    ({ StageScene: Scene }) => ({ default: Scene }),
    () => ({ default: () => null }),
  ),
)

export interface SidePanelProps extends PassThrough {
  /** The headline's first line, before the changing word. */
  before: string
  /** The words that change in the headline, in order. */
  words: readonly [string, ...string[]]
  /** The headline's last line, after the changing word. */
  after: string
  /** The sentence below the headline. */
  text: string
  /** How long each word is shown, in ms. */
  holdMs?: number
}

/**
 * The dark panel beside sign-in and sign-up forms: 505 px, full height, only from 1024 px up. It is decorative; information that a form
 * needs must not be only here. Screen readers hear one stable sentence with all the words.
 */
export function SidePanel({ before, words, after, text, holdMs = 5000, ...rest }: SidePanelProps) {
  const isShown = useMedia(fromDesktop)
  return (
    <aside {...rest} data-component="SidePanel" className={styles.panel}>
      <div className={styles.textColumn}>
        <Logo size="md" tone="panel" />
        <h2 className={styles.headline} aria-label={`${before} ${words.join(', ')} ${after}`}>
          <span className={styles.line}>{before} </span>
          <span className={styles.accent}>
            <RotatingWord words={words} holdMs={holdMs} />{' '}
          </span>
          <span className={styles.line}>{after}</span>
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.picture}>
        {isShown && (
          <Suspense fallback={null}>
            <StageScene />
          </Suspense>
        )}
      </div>
    </aside>
  )
}
