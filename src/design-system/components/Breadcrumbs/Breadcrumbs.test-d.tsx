import { Breadcrumbs } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a page without parents has no trail
  <Breadcrumbs key="empty" trail={[]} current="Gigs" />,
  // @ts-expect-error -- a parent can be gone to
  <Breadcrumbs key="dead" trail={[{ label: 'Gigs' }]} current="Waiter" />,
  // @ts-expect-error -- the trail ends at the page that is shown
  <Breadcrumbs key="endless" trail={[{ label: 'Gigs', href: '/gigs' }]} />,
]
