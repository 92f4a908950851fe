import { type MouseEvent, type ReactElement, type ReactNode } from 'react'
import { type PassThrough } from '../../lib/pass-through.ts'
import { InternalLink } from '../Link/index.ts'
import * as styles from './List.css.ts'

export const listItemAligns = ['center', 'start'] as const
export type ListItemAlign = (typeof listItemAligns)[number]

/** An item is a link, a button, or plain text. */
type ListItemPress =
  | { href: string; onClick?: (event: MouseEvent<HTMLAnchorElement>) => void }
  | { href?: never; onClick: (event: MouseEvent<HTMLButtonElement>) => void }
  | { href?: never; onClick?: never }

export type ListItemProps = PassThrough &
  ListItemPress & {
    /** What it is, in a few words; the name of its link. */
    children: ReactNode
    /** One or two lines about it. */
    description?: ReactNode
    /** A picture or icon before it; decoration beside the text. */
    leading?: ReactElement | undefined
    /** At its end: a time, an amount, a badge; or a control, which stays a control of its own. */
    trailing?: ReactNode
    /** Where the leading and trailing parts stand: in the middle, the default, or beside the title of an item with several lines. */
    align?: ListItemAlign
  }

/** One thing in a `List`. With `href` or `onClick` the whole item can be pressed, except an interactive element at its end. */
export function ListItem({ children, description, leading, trailing, align, href, onClick, ...rest }: ListItemProps) {
  const isPressed = href !== undefined || onClick !== undefined
  return (
    <li {...rest} data-part="ListItem" data-pressed={isPressed || undefined} data-align={align} className={styles.item}>
      {leading === undefined ? null : <span className={styles.leading}>{leading}</span>}
      <span className={styles.textColumn}>
        <Title href={href} onClick={onClick as TitleProps['onClick']}>
          {children}
        </Title>
        {description === undefined ? null : <span className={styles.description}>{description}</span>}
      </span>
      {trailing === undefined ? null : <span className={styles.trailing}>{trailing}</span>}
    </li>
  )
}

interface TitleProps {
  href: string | undefined
  onClick: ((event: MouseEvent) => void) | undefined
  children: ReactNode
}

function Title({ href, onClick, children }: TitleProps) {
  if (href !== undefined) {
    return (
      <InternalLink href={href} className={`${styles.title} ${styles.press}`} {...(onClick && { onClick })}>
        {children}
      </InternalLink>
    )
  }
  if (onClick !== undefined) {
    return (
      <button type="button" className={`${styles.title} ${styles.press}`} onClick={onClick}>
        {children}
      </button>
    )
  }
  return <span className={styles.title}>{children}</span>
}
