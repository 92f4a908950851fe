import { DisplayHeading } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a heading has a place in the outline
  <DisplayHeading key="level">Gigs</DisplayHeading>,
  // @ts-expect-error -- deeper headings are not display
  <DisplayHeading key="deep" level={4}>
    Gigs
  </DisplayHeading>,
  // @ts-expect-error -- a look has a name of its own
  <DisplayHeading key="look" level={1} look="h1">
    Gigs
  </DisplayHeading>,
  // @ts-expect-error -- a title is not muted
  <DisplayHeading key="tone" level={1} tone="muted">
    Gigs
  </DisplayHeading>,
]
