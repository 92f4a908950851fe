import { type ReactElement, type ReactNode } from 'react'
import { type PassThrough } from '../../../lib/pass-through.ts'
import { DisplayHeading } from '../../DisplayHeading/index.ts'
import * as styles from './Blank.css.ts'

/** `compact` inside a card or panel, `page` where it is the whole page. */
export const blankSizes = ['compact', 'page'] as const
export type BlankSize = (typeof blankSizes)[number]

/** The heading's place in the outline of the page. */
export type BlankHeadingLevel = 1 | 2 | 3

export type BlankProps = PassThrough & {
  component: string
  title: string
  headingLevel: BlankHeadingLevel
  picture: ReactNode
  children: ReactNode
  action: ReactElement | undefined
  size: BlankSize
  role?: 'alert' | undefined
}

/** The shared layout of empty and error states: picture, heading, text, one action, centred in the available space. */
export function Blank({ component, title, headingLevel, picture, children, action, size, ...rest }: BlankProps) {
  return (
    <div {...rest} data-component={component} className={`${styles.blank} ${styles.sizes[size]}`}>
      {picture === undefined ? null : (
        <div className={styles.picture} aria-hidden>
          {picture}
        </div>
      )}
      <div className={styles.textColumn}>
        <DisplayHeading level={headingLevel} look="section" align="center">
          {title}
        </DisplayHeading>
        {children === undefined ? null : <div className={styles.text}>{children}</div>}
      </div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  )
}
