import { useId } from 'react'
import { starPath } from '../../icons/StarIcon.tsx'
import * as styles from './Rating.css.ts'

/** One star: empty, half or full. Its edge carries the contrast, the gold inside the light. */
export function Star({ fill }: { fill: 0 | 0.5 | 1 }) {
  const clip = useId()
  return (
    <svg className={styles.star} viewBox="0 0 24 24" aria-hidden focusable="false">
      <path className={styles.starEdge} data-empty={fill === 0} d={starPath} />
      {fill === 0 ? null : (
        <>
          <clipPath id={clip}>
            <rect width={24 * fill} height={24} />
          </clipPath>
          <path className={styles.starLight} d={starPath} clipPath={`url(#${clip})`} />
        </>
      )}
    </svg>
  )
}

/** How full each of five stars is, to the nearest half. */
export function fillsOf(value: number): readonly (0 | 0.5 | 1)[] {
  const halves = Math.round(value * 2)
  return [0, 1, 2, 3, 4].map((star) => (halves >= star * 2 + 2 ? 1 : halves === star * 2 + 1 ? 0.5 : 0))
}
