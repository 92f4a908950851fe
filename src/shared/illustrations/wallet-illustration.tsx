import { Illustration } from '@/design-system/illustrations/Illustration.tsx'
import * as styles from '@/design-system/illustrations/Illustration.css.ts'

/** A wallet and the coins that will fill it. */
export function WalletIllustration() {
  return (
    <Illustration>
      <circle className={styles.light} cx={86} cy={62} r={15} />
      <path className={styles.onLightLine} strokeWidth={2.5} d="M81 69V55l10 14V55m-13 5h16m-16 4.5h16" />
      <circle className={styles.lightSoft} cx={117} cy={58} r={10} />
      <path className={styles.figureSoft} d="M62 74h70q8 0 8 8v4H54v-4q0-8 8-8Z" />
      <rect className={styles.figure} x={54} y={80} width={92} height={52} rx={9} />
      <path className={styles.figureSoft} d="M122 97h24v18h-24a9 9 0 0 1 0-18Z" />
      <circle className={styles.light} cx={124} cy={106} r={4} />
    </Illustration>
  )
}
