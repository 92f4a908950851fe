import { Illustration } from './Illustration.tsx'
import * as styles from './Illustration.css.ts'

const questionMark = ['.###.', '#...#', '....#', '..##.', '..#..', '.....', '..#..'] as const

const bulbs = questionMark.flatMap((row, y) =>
  [...row].map((mark, x) => ({ x: 84 + x * 8, y: 56 + y * 8, lit: mark === '#' })),
)

/** A sign that asks, in bulbs, where the page is. */
export function NotFoundIllustration() {
  return (
    <Illustration>
      <path className={styles.figureLine} strokeWidth={4} d="M84 110v22m32-22v22" />
      <rect className={styles.figure} x={72} y={46} width={56} height={68} rx={8} />
      {bulbs.map(({ x, y, lit }) => (
        <circle
          key={`${x} ${y}`}
          className={lit ? styles.light : styles.figureSoft}
          cx={x}
          cy={y}
          r={lit ? 3.25 : 1.5}
        />
      ))}
    </Illustration>
  )
}
