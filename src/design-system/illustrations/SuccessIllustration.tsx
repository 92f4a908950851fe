import { Illustration } from './Illustration.tsx'
import * as styles from './Illustration.css.ts'

/** A star over the stage, all lights on. */
export function SuccessIllustration() {
  return (
    <Illustration>
      <path className={styles.lightLine} strokeWidth={3.5} d="M100 34v-8m-34 22-6-5m74 5 6-5m-88 35h-8m104 0h8" />
      <path
        className={styles.light}
        d="m100 44 9.5 19.5 21.5 2.8-15.8 14.9 4 21.300L100 92.200l-19.2 10.3 4-21.300L69 66.300l21.5-2.800Z"
      />
      <path className={styles.onLightLine} strokeWidth={5} d="m91 76 7 7 12-13" />
      <path className={styles.figure} d="M82 120h36l5 12H77Z" />
      <path className={styles.figureSoft} d="M92 102h16v18H92Z" />
    </Illustration>
  )
}
