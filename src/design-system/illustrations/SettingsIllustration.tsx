import { Illustration } from './Illustration.tsx'
import * as styles from './Illustration.css.ts'

/** The faders of a mixing desk. */
export function SettingsIllustration() {
  return (
    <Illustration>
      <path className={styles.figure} d="M58 58h84q6 0 6 6v68H52V64q0-6 6-6Z" />
      <path className={styles.figureSoftLine} strokeWidth={4} d="M74 72v48m26-48v48m26-48v48" />
      <rect className={styles.light} x={65} y={80} width={18} height={11} rx={4} />
      <rect className={styles.lightSoft} x={91} y={101} width={18} height={11} rx={4} />
      <rect className={styles.light} x={117} y={88} width={18} height={11} rx={4} />
    </Illustration>
  )
}
