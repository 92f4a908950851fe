import { type ReactNode, useEffect, useRef, useState } from 'react'
import { invariantDev } from '../../lib/invariant-dev.ts'
import { observeSizes } from '../../lib/observe-sizes.ts'
import type { PassThrough } from '../../lib/pass-through.ts'
import * as styles from './ScrollArea.css.ts'

export const scrollAxes = ['vertical', 'horizontal'] as const
export type ScrollAxis = (typeof scrollAxes)[number]

export interface ScrollAreaProps extends PassThrough {
  children: ReactNode
  /** The region's name for screen readers. */
  label: string
  /** Whether it scrolls up and down, sideways, or both. */
  axis?: ScrollAxis
}

/**
 * Scrolls its content inside the space its parent gives it. While its content overflows it can be focused and scrolled by keyboard.
 */
export function ScrollArea({ children, label, axis = 'vertical', ...rest }: ScrollAreaProps) {
  invariantDev(
    label.trim() !== '',
    'ScrollArea: `label` is empty. Say what scrolls here, for instance "Notifications".',
  )
  const area = useRef<HTMLDivElement>(null)
  const [overflows, setOverflows] = useState(false)

  useEffect(() => {
    const outer = area.current
    if (outer === null) return undefined
    return observeSizes(outer, () => {
      setOverflows(outer.scrollHeight > outer.clientHeight || outer.scrollWidth > outer.clientWidth)
    })
  }, [])

  return (
    <div
      {...rest}
      ref={area}
      data-component="ScrollArea"
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={overflows ? 0 : undefined}
      className={`${styles.root} ${styles.axis[axis]}`}
    >
      <div>{children}</div>
    </div>
  )
}
