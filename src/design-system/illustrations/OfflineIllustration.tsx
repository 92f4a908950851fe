import { Illustration } from './Illustration.tsx'
import * as styles from './Illustration.css.ts'

/** The plug is out: the stage is dark until it is back. */
export function OfflineIllustration() {
  return (
    <Illustration lit={false}>
      <path className={styles.figureLine} strokeWidth={5} d="M16 132h26q16 0 16-16v-8q0-14 12-14" />
      <path className={styles.figure} d="M68 76h12q10 0 10 10v16q0 10-10 10H68Z" />
      <path className={styles.figureSoftLine} strokeWidth={5} d="M92 86h8m-8 16h8" />
      <path className={styles.figure} d="M132 76h-12q-8 0-8 8v20q0 8 8 8h12Z" />
      <path className={styles.figureLine} strokeWidth={5} d="M132 94q12 0 12 14v8q0 16 16 16h24" />
      <path className={styles.lightLine} strokeWidth={3} d="M106 60v8m-12-5 4 6m20-6-4 6" />
    </Illustration>
  )
}
