import * as Radix from 'radix-ui/dialog'
import type { ReactNode, RefObject } from 'react'
import { useOverflow } from '../../../lib/use-overflow.ts'
import * as styles from './Modal.css.ts'

interface ModalHeaderProps {
  title: string
  description?: ReactNode
  titleRef: RefObject<HTMLHeadingElement | null>
  /** Buttons beside the title, the close button last. */
  children: ReactNode
}

/** The title that names the overlay, its description, and the close button. */
export function ModalHeader({ title, description, titleRef, children }: ModalHeaderProps) {
  return (
    <div className={styles.header} data-part="Header">
      <Radix.Title ref={titleRef} tabIndex={-1} className={styles.title}>
        {title}
      </Radix.Title>
      {description !== undefined && (
        <Radix.Description asChild className={styles.description}>
          <div>{description}</div>
        </Radix.Description>
      )}
      <div className={styles.headerButtons}>{children}</div>
    </div>
  )
}

/** The scrolling part. It is focusable only when its content overflows. */
export function ModalBody({ children }: { children: ReactNode }) {
  const [ref, overflowing] = useOverflow()
  return (
    <div
      ref={ref}
      className={styles.body}
      data-part="Body"
      data-overflowing={overflowing || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
      tabIndex={overflowing ? 0 : undefined}
    >
      {children}
    </div>
  )
}

/** Stays visible below the scrolling body. The buttons, the main one last. */
export function ModalFooter({ children }: { children: ReactNode }) {
  return (
    <div className={styles.footer} data-part="Footer">
      {children}
    </div>
  )
}
