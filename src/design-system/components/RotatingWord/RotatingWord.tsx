import { useEffect, useState } from 'react'
import * as styles from './RotatingWord.css.ts'

export interface RotatingWordProps {
  /** Shown one after the other, from the first, without end. */
  words: readonly [string, ...string[]]
  /** How long each word stands, in ms. The fade (2 s, none under reduced motion) is a token. */
  holdMs?: number
}

/**
 * A word that changes in place and reserves the room of the longest one. It stands still while the page is hidden. Whoever puts it
 * into a heading gives that heading a stable `aria-label`: a name that changes is of no use to a screen reader.
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
