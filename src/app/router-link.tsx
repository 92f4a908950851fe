import { Link, resolvePath, useLocation } from 'react-router-dom'
import type { LinkComponentProps } from '@/design-system/components/Link/index.ts'
import { preservesScroll } from '@/shared/preserves-scroll.ts'

/** A link that navigates without a page load and keeps the scroll position when it leads to another state of the same page. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  const here = useLocation()
  const to = resolvePath(href, here.pathname)
  const stays =
    to.pathname === here.pathname &&
    preservesScroll(new URLSearchParams(here.search), new URLSearchParams(to.search), 'link')
  return <Link to={href} preventScrollReset={stays} {...rest} />
}
