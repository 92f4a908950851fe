import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { ExternalLinkIcon } from '../../icons/ExternalLinkIcon.tsx'
import type { PassThrough } from '../../lib/pass-through.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Link.css.ts'
import { linkClass, type LinkTone, type LinkVariant } from './Link.variants.ts'
import { InternalLink } from './LinkProvider.tsx'

export interface LinkProps extends PassThrough {
  children: ReactNode
  href: string
  /** `inline` in running text (underlined), `standalone` where place and colour already say that it is a link. */
  variant?: LinkVariant
  /** `inherit` on a coloured surface. */
  tone?: LinkTone
  /** Leaves the product: opens a new tab and says so. */
  external?: boolean
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined
  id?: string | undefined
  ref?: Ref<HTMLAnchorElement>
}

/** Narrow, and keeps the icon on the line of the last word. */
const noBreakSpace = '\u202F'

/** A link to another address. An action on this page is a `Button`; a link that must stand out is a `ButtonLink`. */
export function Link({ children, href, variant, tone, external = false, ...rest }: LinkProps) {
  const className = linkClass({ variant, tone })
  if (!external) {
    return (
      <InternalLink {...rest} href={href} data-component="Link" className={className}>
        {children}
      </InternalLink>
    )
  }
  return (
    <a
      {...rest}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      data-component="Link"
      className={`${className} ${styles.external}`}
    >
      <span className={styles.externalText}>{children}</span>
      {noBreakSpace}
      <span className={styles.externalIcon}>
        <ExternalLinkIcon />
      </span>
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </a>
  )
}
