import { useEffect, useState } from 'react'
import * as styles from './RotatingWord.css.ts'

export interface RotatingWordProps {
  /** Shown one after the other, from the first, without end. */
  words: readonly [string, ...string[]]
  /** How long each word is shown, in ms. The fade (2 s, none under reduced motion) is a token. */
  holdMs?: number
}

/**
 * A word that changes in place and reserves the space of the longest one. It pauses while the page is hidden. A heading that contains it
 * needs a stable `aria-label`, because a changing name is of no use to a screen reader.
 */
export function RotatingWord({ words, holdMs = 5000 }: RotatingWordProps) {
  const [index, setIndex] = useState(0)
  const count = words.length

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    const stop = () => clearInterval(timer)
    const follow = () => {
      stop()
      if (document.visibilityState === 'hidden') return
      timer = setInterval(() => setIndex((current) => (current + 1) % count), holdMs)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', follow)
    }
  }, [count, holdMs])

  return (
    <span data-component="RotatingWord" className={styles.stack}>
      {words.map((word, position) => (
        <span
          key={word}
          className={styles.word}
          data-current={position === index % count}
          aria-hidden={position !== index % count}
        >
          {word}
        </span>
      ))}
    </span>
  )
}
