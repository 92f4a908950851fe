import { type ReactElement, type ReactNode } from 'react'
import { type PassThrough } from '../../lib/pass-through.ts'
import { Blank, type BlankSize, type BlankHeadingLevel } from '../private/Blank/index.ts'

export type EmptyStateProps = PassThrough & {
  /** What is missing: 'No notifications yet'. */
  title: string
  /** The heading's place in the page's outline. */
  headingLevel?: BlankHeadingLevel
  /** A drawing of the product's own; decoration. */
  illustration?: ReactElement | undefined
  /** What will appear here, in a sentence. */
  children?: ReactNode
  /** The one next action. */
  action?: ReactElement | undefined
  /** `compact` inside a card or panel, `page` where it is the whole page. */
  size?: BlankSize
}

/**
 * Says that a list has no items, which is not an error. Only after the response: while it loads, use `Skeleton`; when it failed,
 * `ErrorState`.
 */
export function EmptyState({
  title,
  headingLevel = 2,
  illustration,
  children,
  action,
  size = 'compact',
  ...rest
}: EmptyStateProps) {
  return (
    <Blank
      {...rest}
      component="EmptyState"
      title={title}
      headingLevel={headingLevel}
      picture={illustration}
      action={action}
      size={size}
    >
      {children}
    </Blank>
  )
}
