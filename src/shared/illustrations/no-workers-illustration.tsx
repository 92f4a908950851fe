import { Illustration } from '@/design-system/illustrations/Illustration.tsx'
import * as styles from '@/design-system/illustrations/Illustration.css.ts'

/** A microphone alone in the spotlight. */
export function NoWorkersIllustration() {
  return (
    <Illustration>
      <path className={styles.figureLine} strokeWidth={5} d="M100 92v38" />
      <path className={styles.figure} d="M80 132q0-6 20-6t20 6Z" />
      <path className={styles.figureSoftLine} strokeWidth={4} d="M80 70v3a20 20 0 0 0 40 0v-3" />
      <rect className={styles.figure} x={88} y={44} width={24} height={42} rx={12} />
      <path className={styles.lightLine} strokeWidth={2.5} d="M94 56h12m-12 7h12m-12 7h12" />
      <path className={styles.light} d="m134 60 2.5 7 7 2.5-7 2.5-2.5 7-2.5-7-7-2.5 7-2.5Z" />
    </Illustration>
  )
}
