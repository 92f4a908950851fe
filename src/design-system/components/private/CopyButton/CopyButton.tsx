import { type RefObject, useEffect, useState } from 'react'
import { CheckIcon } from '../../../icons/CheckIcon.tsx'
import { CopyIcon } from '../../../icons/CopyIcon.tsx'
import { XIcon } from '../../../icons/XIcon.tsx'
import { useAnnouncement } from '../../../lib/announcer.ts'
import * as styles from './CopyButton.css.ts'

/** How long (ms) the confirmation shows: long enough to read it twice. */
const answerMs = { copied: 2_000, failed: 6_000 } as const

const icons = { rest: CopyIcon, copied: CheckIcon, failed: XIcon } as const

const defaultLabels = { copied: 'Copied', failed: 'Could not copy. The text is selected, copy it by hand.' }

/** The labels of a copy button. */
export interface CopyLabels extends Readonly<typeof defaultLabels> {}

export interface CopyButtonProps {
  /** The text for the clipboard. */
  text: string
  /** The button's name: 'Copy reference'. */
  label: string
  /**
   * The element that shows the text. It is selected when the clipboard cannot be written, so that the text can be copied by hand.
   */
  source: RefObject<HTMLElement | null>
  labels?: CopyLabels | undefined
}

/** Copies a text, announces it, and selects the text when the browser does not allow copying. */
export function CopyButton({ text, label, source, labels = defaultLabels }: CopyButtonProps) {
  // A new object for each press, so that another press shows the confirmation for its full time again.
  const [answer, setAnswer] = useState<{ state: 'copied' | 'failed' }>()
  const state = answer?.state ?? 'rest'
  useAnnouncement(answer && labels[answer.state])

  useEffect(() => {
    if (answer === undefined) return undefined
    const timer = setTimeout(() => setAnswer(undefined), answerMs[answer.state])
    return () => clearTimeout(timer)
  }, [answer])

  const copy = async () => {
    const copied = await writeToClipboard(text)
    if (!copied && source.current) getSelection()?.selectAllChildren(source.current)
    setAnswer({ state: copied ? 'copied' : 'failed' })
  }

  const Icon = icons[state]
  return (
    <span className={styles.root}>
      <button
        type="button"
        data-part="CopyButton"
        data-state={state}
        className={styles.button}
        aria-label={label}
        onClick={() => void copy()}
      >
        <Icon size="sm" />
      </button>
      {answer === undefined ? null : (
        <span className={styles.answer} aria-hidden>
          {labels[answer.state]}
        </span>
      )}
    </span>
  )
}

/** False where the clipboard is missing (no secure context) or refused. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
