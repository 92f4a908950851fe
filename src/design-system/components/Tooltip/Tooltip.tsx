import * as Slot from 'radix-ui/slot'
import * as Radix from 'radix-ui/tooltip'
import { useState, type ComponentProps, type ReactElement } from 'react'
import { useOverlayContainer } from '../../lib/overlay-container.ts'
import * as styles from './Tooltip.css.ts'

export const tooltipSides = ['top', 'right', 'bottom', 'left'] as const
export type TooltipSide = (typeof tooltipSides)[number]

export const tooltipDistances = ['near', 'far'] as const
export type TooltipDistance = (typeof tooltipDistances)[number]

/** In px, as Radix expects it. */
const offsets = { near: 8, far: 16 } as const satisfies Record<TooltipDistance, number>

export interface TooltipProps {
  /** A short text. Nothing that is needed to use the control, because touch never shows it. */
  text: string
  /** Keys that do the same, such as 'Ctrl B'. */
  shortcut?: string | undefined
  /** One focusable element. */
  children: ReactElement
  /** The side of the element on which it shows; the other one where there is no space. */
  side?: TooltipSide
  /** `far` clears the edge of a narrow bar around the element. */
  distance?: TooltipDistance
  /**
   * `description` is read after the element's name; `name` repeats the element's own name for sighted people and is not read again.
   */
  says?: 'description' | 'name'
  /** The delay (ms) of hovering before it shows; keyboard focus shows it immediately. */
  delayMs?: number
  /** Keeps it from showing, without changing the element tree. */
  disabled?: boolean
  /** For stories: shows it from the start. */
  defaultOpen?: boolean
}

/** Radix describes its trigger by the tooltip; this keeps that from an element whose name already says the same. */
function Undescribed({ 'aria-describedby': _tooltipId, ...props }: ComponentProps<typeof Slot.Root>) {
  return <Slot.Root {...props} />
}

/** A text about a control, shown on hover and on keyboard focus. For longer text, or for controls, use `Popover`. */
export function Tooltip({
  text,
  shortcut,
  children,
  side = 'top',
  distance = 'near',
  says = 'description',
  delayMs = 400,
  disabled = false,
  defaultOpen = false,
}: TooltipProps) {
  const container = useOverlayContainer()
  const [isOpen, setIsOpen] = useState(defaultOpen)
  // Radix does not say that the element was left while the tooltip is kept closed.
  if (disabled && isOpen) setIsOpen(false)
  return (
    <Radix.Provider delayDuration={delayMs} disableHoverableContent={false}>
      <Radix.Root open={isOpen && !disabled} onOpenChange={(open) => setIsOpen(open && !disabled)}>
        <Radix.Trigger asChild>{says === 'name' ? <Undescribed>{children}</Undescribed> : children}</Radix.Trigger>
        <Radix.Portal container={container}>
          <Radix.Content
            className={styles.tooltip}
            data-component="Tooltip"
            side={side}
            sideOffset={offsets[distance]}
            collisionPadding={8}
            aria-label={text}
          >
            {text}
            {shortcut !== undefined && (
              <kbd className={styles.shortcut} aria-hidden>
                {shortcut}
              </kbd>
            )}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
