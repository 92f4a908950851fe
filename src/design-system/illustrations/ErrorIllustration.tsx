import { Illustration } from './Illustration.tsx'
import * as styles from './Illustration.css.ts'

/** The sign hangs by one cord and half its bulbs are out. */
export function ErrorIllustration() {
  return (
    <Illustration lit={false}>
      <path className={styles.figureSoftLine} strokeWidth={3} d="M66 28v26m68-18q6 8-1 13t1 12" />
      <g transform="rotate(13 66 54)">
        <rect className={styles.figure} x={54} y={54} width={92} height={48} rx={8} />
        <rect className={styles.backdrop} x={63} y={63} width={74} height={30} rx={3} />
        <path className={styles.figureSoftLine} strokeWidth={4} d="m82 71 10 14m0-14L82 85m26-14 10 14m0-14-10 14" />
        <g className={styles.light}>
          <circle cx={62} cy={58.5} r={2} />
          <circle cx={78} cy={58.5} r={2} />
          <circle cx={110} cy={58.5} r={2} />
          <circle cx={94} cy={97.5} r={2} />
        </g>
        <g className={styles.figureSoft}>
          <circle cx={94} cy={58.5} r={2} />
          <circle cx={126} cy={58.5} r={2} />
          <circle cx={78} cy={97.5} r={2} />
          <circle cx={110} cy={97.5} r={2} />
        </g>
      </g>
    </Illustration>
  )
}
