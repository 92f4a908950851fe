import type { ReactNode } from 'react'
import * as styles from './Illustration.css.ts'

/** The arch of bulbs that all pictures share, from left to right; every second one is brighter. */
const archBulbs = Array.from({ length: 11 }, (_, index) => {
  const angle = Math.PI * (0.1 + (0.8 * index) / 10)
  return {
    x: Math.round((100 - 84 * Math.cos(angle)) * 10) / 10,
    y: Math.round((92 - 84 * Math.sin(angle)) * 10) / 10,
    bright: index % 2 === 1,
  }
})

interface IllustrationProps {
  /** The subject on the stage, drawn in a box of 200 × 160 with its baseline at y = 132. */
  children: ReactNode
  /** Off where the lights are out: an error, no connection. */
  lit?: boolean
}

/**
 * The stage of every empty state: an arch of bulbs, a spotlight, a floor. It is decorative, because the text beside it is complete.
 */
export function Illustration({ children, lit = true }: IllustrationProps) {
  return (
    <svg className={styles.picture} viewBox="0 0 200 160" aria-hidden focusable="false">
      <path className={styles.backdrop} d="M32 132V92a68 68 0 0 1 136 0v40Z" />
      {lit && <path className={styles.beam} d="M90 26h20l34 106H56Z" />}
      <ellipse className={styles.backdropDeep} cx={100} cy={132} rx={84} ry={9} />
      {lit && <ellipse className={styles.beam} cx={100} cy={132} rx={44} ry={6} />}
      {archBulbs.map(({ x, y, bright }) => (
        <circle
          key={x}
          className={lit ? (bright ? styles.lightSoft : styles.light) : styles.backdropDeep}
          cx={x}
          cy={y}
          r={bright ? 3.5 : 2.75}
        />
      ))}
      {children}
    </svg>
  )
}
