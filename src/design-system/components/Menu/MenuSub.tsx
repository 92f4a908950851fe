import * as Radix from 'radix-ui/dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.tsx'
import { useOverlayContainer } from '../../lib/overlay-container.ts'
import type { PassThrough } from '../../lib/pass-through.ts'
import * as styles from './Menu.css.ts'

export interface MenuSubProps extends PassThrough {
  /** The name of the submenu. */
  label: string
  /** Shown before the label. */
  icon?: ReactElement | undefined
  /** The children of a `Menu`, except another submenu, because a second level is hard to find. */
  children: ReactNode
}

/** Further actions behind an item of a `Menu`. They open by pointing, by a press, or by ArrowRight. */
export function MenuSub({ label, icon, children, ...rest }: MenuSubProps) {
  const container = useOverlayContainer()
  return (
    <Radix.Sub>
      <Radix.SubTrigger {...rest} data-part="MenuSub" className={styles.item}>
        {icon !== undefined && <span className={styles.icon}>{icon}</span>}
        <span className={styles.label}>{label}</span>
        <span className={styles.icon}>
          <ChevronRightIcon size="sm" />
        </span>
      </Radix.SubTrigger>
      <Radix.Portal container={container}>
        <Radix.SubContent
          data-component="MenuSub"
          className={styles.menu}
          sideOffset={2}
          alignOffset={-4}
          collisionPadding={8}
          loop
        >
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  )
}
