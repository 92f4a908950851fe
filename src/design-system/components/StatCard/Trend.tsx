import { MinusIcon } from '../../icons/MinusIcon.tsx'
import { TrendDownIcon } from '../../icons/TrendDownIcon.tsx'
import { TrendUpIcon } from '../../icons/TrendUpIcon.tsx'
import * as styles from './StatCard.css.ts'

export const trendDirections = ['up', 'down', 'flat'] as const
export type TrendDirection = (typeof trendDirections)[number]

/** Whether the direction is welcome: fewer complaints are good. */
export const trendTones = ['good', 'bad', 'neutral'] as const
export type TrendTone = (typeof trendTones)[number]

export interface StatTrend {
  /** The change as text: '12% more than in October'. It includes the direction; the icon repeats it. */
  text: string
  direction: TrendDirection
  tone?: TrendTone
}

const icons = { up: TrendUpIcon, down: TrendDownIcon, flat: MinusIcon } as const satisfies Record<
  TrendDirection,
  unknown
>

/** How a figure has changed. */
export function Trend({ text, direction, tone = 'neutral' }: StatTrend) {
  const Icon = icons[direction]
  return (
    <span className={`${styles.trend} ${styles.trendTones[tone]}`} data-part="Trend">
      <Icon size="sm" />
      {text}
    </span>
  )
}
