import { useId } from 'react'
import * as styles from './StageScene.css.ts'

const round = (value: number): number => Math.round(value * 10) / 10

/** The arch of bulbs around the stage: a half circle on two posts, every second bulb brighter. */
const archBulbs = [
  ...Array.from({ length: 27 }, (_, index) => {
    const angle = (Math.PI * index) / 26
    return { x: round(252.5 - 196 * Math.cos(angle)), y: round(262 - 207.8 * Math.sin(angle)), bright: index % 2 === 0 }
  }),
  ...[56.5, 448.5].flatMap((x) => [1, 2, 3, 4, 5].map((row) => ({ x, y: 262 + row * 26, bright: row % 2 === 0 }))),
]

/** The decorative picture of the side panel: a photographer, a singer and a DJ under the lights of a marquee arch. */
export function StageScene() {
  const id = useId()
  const glow = `${id}glow`
  const beam = `${id}beam`
  const pool = `${id}pool`

  return (
    <svg
      className={styles.scene}
      viewBox="0 0 505 440"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable="false"
    >
      <defs>
        <radialGradient id={glow} cx={0.5} cy={0.62} r={0.62}>
          <stop className={styles.glowCore} offset={0} />
          <stop className={styles.glowEdge} offset={1} />
        </radialGradient>
        <linearGradient id={beam} x1={0} y1={0} x2={0} y2={1}>
          <stop className={styles.light} offset={0} stopOpacity={0.42} />
          <stop className={styles.light} offset={1} stopOpacity={0.03} />
        </linearGradient>
        <radialGradient id={pool}>
          <stop className={styles.pool} offset={0} stopOpacity={0.75} />
          <stop className={styles.pool} offset={1} stopOpacity={0} />
        </radialGradient>
      </defs>

      <path fill={`url(#${glow})`} d="M72 440V262a180.5 191 0 0 1 361 0v178Z" />
      <path fill={`url(#${beam})`} d="M150 96 160 92 300 402H196Z" />
      <path fill={`url(#${beam})`} d="M355 96 345 92 206 402H310Z" />
      <path className={styles.lamp} d="m145 84 15-6 5 13-15 6Zm215 0-15-6-5 13 15 6Z" />

      <path className={styles.floor} d="M0 396h505v44H0Z" />
      <path className={styles.edge} d="M0 396h505v2H0Z" />
      <ellipse fill={`url(#${pool})`} cx={252} cy={402} rx={120} ry={17} />
      {archBulbs.map(({ x, y, bright }) => (
        <circle
          key={`${x} ${y}`}
          className={bright ? styles.brightBulb : styles.bulb}
          cx={x}
          cy={y}
          r={bright ? 4 : 3}
        />
      ))}

      <g className={styles.leftFigure}>
        <circle className={styles.solid} cx={122} cy={236} r={16} />
        <path className={styles.solid} d="M104 258q8-8 20-6l12 8-4 66H98q-4-44 6-68Z" />
        <path className={styles.limb} strokeWidth={17} d="M108 322 98 362l-8 38m34-78 10 38 8 40" />
        <path className={styles.limb} strokeWidth={12} d="m116 266 18 16 16-34" />
        <path
          className={styles.solid}
          d="M142 228h2v-3q0-3 3-3h4q3 0 3 3v3h4q4 0 4 4v1h10q3 0 3 3v7q0 3-3 3h-10q0 3-4 3h-16q-4 0-4-4v-13q0-4 4-4Z"
        />
        <path strokeWidth={7} d="M84 402h14m40 0h18" />
      </g>
      <path className={styles.brightBulb} d="m184 223 3.4 9.6 9.6 3.4-9.6 3.4L184 249l-3.4-9.6-9.6-3.4 9.6-3.4Z" />

      <g className={styles.rightFigure}>
        <circle className={styles.solid} cx={378} cy={240} r={16} />
        <path className={styles.limb} strokeWidth={5} d="M360 240a18 18 0 0 1 36 0" />
        <rect className={styles.solid} x={354} y={236} width={9} height={15} rx={4} />
        <rect className={styles.solid} x={393} y={236} width={9} height={15} rx={4} />
        <path className={styles.solid} d="M354 274q24-22 48 0l2 52h-52Z" />
        <path className={styles.limb} strokeWidth={11} d="m400 276 22-26-6-40" />
        <path className={styles.limb} strokeWidth={11} d="m358 276-18 24 12 16" />
        <path strokeWidth={3} d="M326 320h104l-8 82h-88Z" />
      </g>
      <g className={styles.bulb}>
        <ellipse cx={352} cy={319} rx={16} ry={3.5} />
        <ellipse cx={404} cy={319} rx={16} ry={3.5} />
        {[346, 362, 378, 394, 410].map((x) => (
          <circle key={x} cx={x} cy={350} r={3} />
        ))}
      </g>

      <g className={styles.singer}>
        <circle className={styles.solid} cx={250} cy={196} r={25} />
        <path className={styles.solid} d="M243 214h14v18h-14Z" />
        <path className={styles.solid} d="M228 236q22-12 44 0l-5 54q22 56 28 112h-92q6-56 30-112Z" />
        <path className={styles.limb} strokeWidth={11} d="m232 242-28-16-14-44m78 60 26 22-6-40" />
        <path className={styles.limb} strokeWidth={4} d="M289 222v180m-20 0h40" />
      </g>
      <path className={styles.microphone} strokeWidth={7} d="m288 219-6-8" />
    </svg>
  )
}
