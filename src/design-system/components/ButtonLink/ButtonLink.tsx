import { type MouseEventHandler, type ReactElement, type ReactNode, type Ref } from 'react'
import { ExternalLinkIcon } from '../../icons/ExternalLinkIcon.tsx'
import { type PassThrough } from '../../lib/pass-through.ts'
import { InternalLink } from '../Link/index.ts'
import {
  buttonClass,
  type ButtonProminence,
  type ButtonSize,
  buttonStyles,
  type ButtonTone,
} from '../private/ButtonBase/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'

/** An external link shows its own icon at the end; other links may have an icon there. */
type End =
  | {
      /** Opens a new tab and says so. */
      external: true
      /** Shown after the label. */
      iconEnd?: never
    }
  | { external?: false; iconEnd?: ReactElement | undefined }

export type ButtonLinkProps = End &
  ButtonProminence &
  PassThrough & {
    /** The label of the link, in a few words. */
    children: ReactNode
    /** The address it leads to. */
    href: string
    /** What it leads to, by colour: by default `neutral` for an outline, `primary` for every other variant. */
    tone?: ButtonTone
    /** Its height. */
    size?: ButtonSize
    /** As wide as its parent. */
    fullWidth?: boolean
    /** Shown before the label. */
    icon?: ReactElement | undefined
    onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
    id?: string | undefined
    ref?: Ref<HTMLAnchorElement>
  }

/**
 * A link with the weight of a button: it leads somewhere, through the router of `LinkProvider`. It is never disabled; leave it out
 * instead.
 */
export function ButtonLink({
  children,
  href,
  variant,
  flush,
  tone,
  size,
  fullWidth,
  icon,
  iconEnd,
  external = false,
  ...rest
}: ButtonLinkProps) {
  const props = {
    ...rest,
    href,
    'data-component': 'ButtonLink',
    className: buttonClass({ variant, flush, tone, size, fullWidth }),
  }
  const content = (
    <span className={buttonStyles.content}>
      {icon}
      <span className={buttonStyles.label}>{children}</span>
      {external ? <ExternalLinkIcon /> : iconEnd}
    </span>
  )
  if (!external) return <InternalLink {...props}>{content}</InternalLink>
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {content} <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </a>
  )
}
