import { assignInlineVars } from '@vanilla-extract/dynamic'
import { cva } from 'class-variance-authority'
import type { ReactNode, Ref } from 'react'
import type { PassThrough } from '../../lib/pass-through.ts'
import { ThemeRegion } from '../../themes/theme-region.tsx'
import { DisplayHeading } from '../DisplayHeading/index.ts'
import { frameBulbs, percent } from './bulbs.ts'
import * as styles from './MarqueeSign.css.ts'

/** `md` is the head of a page, `sm` stands in a card or above a list. */
export const marqueeSignSizes = ['md', 'sm'] as const
export type MarqueeSignSize = (typeof marqueeSignSizes)[number]

/** `lighting` lights the bulbs once, `lit` shows them burning, `running` lets them run while something is awaited. */
export const marqueeSignLights = ['lighting', 'lit', 'running'] as const
export type MarqueeSignLights = (typeof marqueeSignLights)[number]

const signClass = cva<{ size: Record<MarqueeSignSize, string> }>(styles.sign, { variants: { size: styles.sizes } })
const titleClass = cva<{ lights: Record<MarqueeSignLights, string> }>('', { variants: { lights: styles.titles } })
const bulbClass = cva<{ lights: Record<MarqueeSignLights, string>; isExtra: Record<'true' | 'false', string> }>(
  styles.bulb,
  { variants: { lights: styles.bulbs, isExtra: { true: styles.extraBulb, false: '' } } },
)

export interface MarqueeSignProps extends PassThrough {
  /** What happened, in a few words: 'Your event is live'. */
  title: string
  /** The title's place in the outline of the page. */
  level?: 1 | 2 | 3
  /** One sentence below the title. */
  children?: ReactNode
  /** The one next action, and at most one quieter one before it. */
  actions?: ReactNode
  /** `md` is the head of a page, `sm` stands in a card or above a list. */
  size?: MarqueeSignSize
  /** What the bulbs do: light up once, burn, or run while something is awaited. */
  lights?: MarqueeSignLights
  /** The title, which can take focus. */
  titleRef?: Ref<HTMLHeadingElement>
  /** The id of the title, for the region that it names. */
  titleId?: string | undefined
}

/**
 * The lit sign of the product: a frame of bulbs around a title, for the few events that are worth it. The bulbs are decoration; under reduced
 * motion they do not move.
 */
export function MarqueeSign({
  title,
  level = 2,
  children,
  actions,
  size = 'md',
  lights = 'lighting',
  titleRef,
  titleId,
  ...rest
}: MarqueeSignProps) {
  return (
    <div {...rest} data-component="MarqueeSign" className={signClass({ size })}>
      <svg className={styles.frame} aria-hidden focusable="false">
        {frameBulbs.map(({ x, y, order, isExtra }) => (
          <circle
            key={order}
            className={bulbClass({ lights, isExtra })}
            style={assignInlineVars({ [styles.place]: String(Number(x.toFixed(3))), [styles.turn]: String(order % 4) })}
            cx={percent(x)}
            cy={percent(y)}
            r={3}
          />
        ))}
      </svg>
      <ThemeRegion theme="dark">
        <div className={styles.content}>
          <div className={titleClass({ lights })}>
            <DisplayHeading
              level={level}
              look={size === 'md' ? 'headline' : 'page'}
              tone="inherit"
              align="center"
              id={titleId}
              tabIndex={-1}
              {...(titleRef ? { ref: titleRef } : {})}
            >
              <span dir="auto">{title}</span>
            </DisplayHeading>
          </div>
          {children !== undefined && <div className={styles.text}>{children}</div>}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      </ThemeRegion>
    </div>
  )
}
