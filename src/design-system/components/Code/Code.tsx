import { type ClipboardEvent, useRef } from 'react'
import { invariantDev } from '../../lib/invariant-dev.ts'
import { type PassThrough } from '../../lib/pass-through.ts'
import { CopyButton, type CopyLabels } from '../private/CopyButton/index.ts'
import * as styles from './Code.css.ts'

/** The number of characters at the end that stay visible where the code does not fit. */
const tailLength = 6

/** Below this length a code is never cut. */
const shortLength = 12

interface Copyable {
  /** Shows a copy button with this name: 'Copy reference'. */
  copyLabel: string
  /** The announcements of the button. */
  copyLabels?: CopyLabels | undefined
}

interface NotCopyable {
  copyLabel?: never
  copyLabels?: never
}

export type CodeProps = PassThrough &
  (Copyable | NotCopyable) & {
    /** A reference, an id, a code: one word that people compare or dictate letter by letter. */
    children: string
  }

/** A reference within text. Where it does not fit it is shortened in the middle; the full code is copied and read out. */
export function Code({ children, copyLabel, copyLabels, ...rest }: CodeProps) {
  const source = useRef<HTMLElement>(null)
  invariantDev(children.trim() !== '', 'Code: it is empty. Where there may be no code, show a missing value instead.')
  // By grapheme, so that a letter and its combining mark stay together.
  const characters = Array.from(children)
  const head = characters.slice(0, -tailLength).join('')
  return (
    <span {...rest} data-component="Code" className={styles.root} dir="ltr">
      {characters.length < shortLength ? (
        <code ref={source} className={styles.code} translate="no">
          <span className={styles.tail}>{children}</span>
        </code>
      ) : (
        <>
          <span className={styles.whole}>{children}</span>
          <code
            ref={source}
            className={styles.code}
            translate="no"
            aria-hidden
            title={children}
            onCopy={copyInOnePiece}
          >
            <span className={styles.head}>{head}</span>
            <span className={styles.tail}>{children.slice(head.length)}</span>
          </code>
        </>
      )}
      {copyLabel === undefined ? null : (
        <CopyButton text={children} label={copyLabel} source={source} labels={copyLabels} />
      )}
    </span>
  )
}

/** The two halves are boxes of their own, between which a browser would put a line break. */
function copyInOnePiece(event: ClipboardEvent<HTMLElement>) {
  const selection = getSelection()
  if (
    !event.currentTarget.contains(selection?.anchorNode ?? null) ||
    !event.currentTarget.contains(selection?.focusNode ?? null)
  ) {
    return
  }
  event.clipboardData.setData('text/plain', String(selection).replaceAll(/\s/g, ''))
  event.preventDefault()
}
