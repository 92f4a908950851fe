import { Illustration } from '@/design-system/illustrations/Illustration.tsx'
import * as styles from '@/design-system/illustrations/Illustration.css.ts'

/** An empty board on a stand, drawn as a product draws a picture of its own. */
export function SampleIllustration() {
  return (
    <Illustration>
      <path className={styles.figureLine} strokeWidth={4} d="M84 104 74 132m42-28 10 28" />
      <rect className={styles.figure} x={58} y={48} width={84} height={60} rx={8} />
      <rect className={styles.backdrop} x={66} y={56} width={68} height={44} rx={3} />
      <path className={styles.figureSoftLine} strokeWidth={4} d="M76 70h48M76 85h28" />
      <circle className={styles.light} cx={100} cy={42} r={5} />
    </Illustration>
  )
}
