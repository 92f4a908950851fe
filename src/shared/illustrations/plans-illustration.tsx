import { Illustration } from '@/design-system/illustrations/Illustration.tsx'
import * as styles from '@/design-system/illustrations/Illustration.css.ts'

/** Three steps to the top of the bill. */
export function PlansIllustration() {
  return (
    <Illustration>
      <path className={styles.figureSoft} d="M52 104q0-4 4-4h28v32H52Z" />
      <path className={styles.figure} d="M84 84q0-4 4-4h24q4 0 4 4v48H84Z" />
      <path className={styles.figureSoft} d="M116 112h28q4 0 4 4v16h-32Z" />
      <g className={styles.light}>
        {[92, 100, 108].map((x) => (
          <circle key={x} cx={x} cy={89} r={2} />
        ))}
      </g>
      <path
        className={styles.light}
        d="m100 40 5.3 11.2 12.2 1.6-9 8.5 2.3 12.200L100 67.5l-10.8 6 2.3-12.2-9-8.5 12.2-1.600Z"
      />
    </Illustration>
  )
}
