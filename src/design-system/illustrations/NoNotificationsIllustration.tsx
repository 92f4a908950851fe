import { Illustration } from './Illustration.tsx'
import * as styles from './Illustration.css.ts'

/** A bell that rests on the stage. */
export function NoNotificationsIllustration() {
  return (
    <Illustration>
      <path
        className={styles.figure}
        d="M68 112c7-6 9-13 9-28 0-15 9-26 23-26s23 11 23 26c0 15 2 22 9 28 3 3 1 8-3 8H71c-4 0-6-5-3-8Z"
      />
      <path
        className={styles.figureSoft}
        d="M86 66c4-5 9-8 14-8-12 4-16 14-16 27 0 14-2 21-8 29-3 0-5 0-8-2 7-6 9-13 9-28 0-7 3-13 9-18Z"
      />
      <circle className={styles.figure} cx={100} cy={54} r={5} />
      <path className={styles.light} d="M89 120h22a11 11 0 0 1-22 0Z" />
      <path className={styles.lightLine} strokeWidth={3} d="M134 72h9l-9 11h9m4-28h7l-7 8h7" />
    </Illustration>
  )
}
