import { type MouseEvent, type ReactNode } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { Link, type LinkComponentProps, LinkProvider } from '@/design-system/components/Link/index.ts'

/** Link inside Storybook without a page load; opened in a new tab it is an ordinary address. */
function Anchor({ href, children, ...rest }: LinkComponentProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (globalThis.self === globalThis.top || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    addons.getChannel().emit(NAVIGATE_URL, href.replace('./', ''))
  }
  return (
    <a {...rest} href={href} target="_top" onClick={follow}>
      {children}
    </a>
  )
}

interface StorybookLinkProps {
  /** Of a story or a documentation page, such as `design-system-actions-button--docs`. */
  id: string
  children: ReactNode
  variant?: 'inline' | 'standalone'
}

/** A link to another page or story of this Storybook. */
export function StorybookLink({ id, children, variant = 'inline' }: StorybookLinkProps) {
  return (
    <LinkProvider component={Anchor}>
      <Link href={`./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`} variant={variant}>
        {children}
      </Link>
    </LinkProvider>
  )
}
