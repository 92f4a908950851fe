import { Link } from './index.ts'

export const impossible = [
  // @ts-expect-error -- a link without an address is a Button
  <Link key="nowhere" onClick={() => undefined}>
    Gigs
  </Link>,
  // @ts-expect-error -- the tab it opens is `external`'s to say
  <Link key="target" href="/gigs" target="_blank">
    Gigs
  </Link>,
  // @ts-expect-error -- it needs text: an icon alone has no name
  <Link key="wordless" href="/gigs" />,
]
