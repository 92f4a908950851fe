import { Illustration } from '@/design-system/illustrations/Illustration.tsx'
import * as styles from '@/design-system/illustrations/Illustration.css.ts'

/** An empty marquee sign that waits for a name. */
export function NoGigsIllustration() {
  return (
    <Illustration>
      <path className={styles.figureLine} strokeWidth={4} d="M76 100v32m48-32v32" />
      <rect className={styles.figure} x={52} y={52} width={96} height={54} rx={8} />
      <rect className={styles.backdrop} x={61} y={61} width={78} height={36} rx={3} />
      <path className={styles.figureSoftLine} strokeWidth={4} strokeDasharray="1 8" d="M72 73h56" />
      <path className={styles.figureSoftLine} strokeWidth={4} strokeDasharray="1 8" d="M80 85h40" />
      <g className={styles.light}>
        {[60, 73, 86.5, 100, 113.5, 127, 140].map((x) => (
          <circle key={x} cx={x} cy={56.5} r={2} />
        ))}
        {[60, 73, 86.5, 100, 113.5, 127, 140].map((x) => (
          <circle key={x} cx={x} cy={101.5} r={2} />
        ))}
      </g>
      <path className={styles.light} d="m100 34 3 8 8 .5-6 5.5 2 8-7-4.5-7 4.5 2-8-6-5.5 8-.5Z" />
    </Illustration>
  )
}
