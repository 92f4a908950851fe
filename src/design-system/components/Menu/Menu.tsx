import * as Radix from 'radix-ui/dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import type { OpenState } from '../../lib/open-state.ts'
import { useOverlayContainer } from '../../lib/overlay-container.ts'
import type { PassThrough } from '../../lib/pass-through.ts'
import * as styles from './Menu.css.ts'

export const menuSides = ['bottom', 'top', 'right', 'left'] as const
export type MenuSide = (typeof menuSides)[number]
export const menuAligns = ['start', 'center', 'end'] as const
export type MenuAlign = (typeof menuAligns)[number]

/** Uncontrolled unless `open` and `onOpenChange` are passed. */
export type MenuProps = OpenState &
  PassThrough & {
    /** One button with a name, which also names the menu. */
    trigger: ReactElement
    /** MenuHeader, MenuItem, MenuLink, MenuCheckboxItem, MenuRadioGroup, MenuSub, MenuSeparator. */
    children: ReactNode
    /** The side of the button on which it opens; the other one where there is no space. */
    side?: MenuSide
    /** Which of its edges is in line with the button. */
    align?: MenuAlign
    /** Grows the menu to the width of a wide button. */
    matchTriggerWidth?: boolean
  }

/**
 * Actions behind a button. Arrow keys, Home, End and first letters move; Escape closes and gives focus back. It does not lock the page, so
 * one press beside it both closes it and activates the pressed element.
 */
export function Menu({
  trigger,
  children,
  side = 'bottom',
  align = 'end',
  matchTriggerWidth = false,
  open,
  onOpenChange,
  ...rest
}: MenuProps) {
  const container = useOverlayContainer()
  return (
    // Radix's modal menu would insert a style element to lock scrolling, which the content security policy forbids.
    <Radix.Root
      modal={false}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          {...rest}
          data-component="Menu"
          className={matchTriggerWidth ? `${styles.menu} ${styles.triggerWidth}` : styles.menu}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
