import { Link, resolvePath, useLocation } from 'react-router-dom'
import type { LinkComponentProps } from '@/design-system/components/Link/index.ts'
import { preservesScroll } from '@/domain/preserves-scroll.ts'

/** A link that goes without a page load. To another state of the same page it leaves the page where it is scrolled to. */
export function RouterLink({ href, ...rest }: LinkComponentProps) {
  const here = useLocation()
  const to = resolvePath(href, here.pathname)
  const stays =
    to.pathname === here.pathname &&
    preservesScroll(new URLSearchParams(here.search), new URLSearchParams(to.search), 'link')
  return <Link to={href} preventScrollReset={stays} {...rest} />
}
