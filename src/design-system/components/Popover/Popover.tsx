import * as Radix from 'radix-ui/popover'
import type { ReactElement, ReactNode } from 'react'
import type { OpenState } from '../../lib/open-state.ts'
import { useOverlayContainer } from '../../lib/overlay-container.ts'
import type { PassThrough } from '../../lib/pass-through.ts'
import { useOverflow } from '../../lib/use-overflow.ts'
import * as styles from './Popover.css.ts'

export const popoverSides = ['bottom', 'top', 'right', 'left'] as const
export type PopoverSide = (typeof popoverSides)[number]
export const popoverAligns = ['start', 'center', 'end'] as const
export type PopoverAlign = (typeof popoverAligns)[number]

/** Uncontrolled unless `open` and `onOpenChange` are passed. */
export type PopoverProps = OpenState &
  PassThrough & {
    /** The accessible name. */
    label: string
    /** One button, which gets `aria-expanded`. */
    trigger: ReactElement
    children: ReactNode
    /** The side of the button on which it opens; the other one where there is no space. */
    side?: PopoverSide
    /** Which of its edges is in line with the button. */
    align?: PopoverAlign
  }

function PopoverBody({ children }: { children: ReactNode }) {
  const [ref, overflowing] = useOverflow()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div ref={ref} className={styles.body} data-part="Body" tabIndex={overflowing ? 0 : undefined}>
      {children}
    </div>
  )
}

/** A small surface beside its button, for text or settings without leaving the page. A list of actions is a `Menu`. */
export function Popover({
  label,
  trigger,
  children,
  side = 'bottom',
  align = 'start',
  open,
  onOpenChange,
  ...rest
}: PopoverProps) {
  const container = useOverlayContainer()
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange === undefined ? {} : { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          {...rest}
          aria-label={label}
          data-component="Popover"
          className={styles.popover}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={16}
        >
          <PopoverBody>{children}</PopoverBody>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
