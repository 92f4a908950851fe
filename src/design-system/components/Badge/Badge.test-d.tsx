import { Badge } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a tone says what it means, not a colour
  <Badge key="tone" tone="purple">
    New
  </Badge>,
  // @ts-expect-error -- its prominence is one of two
  <Badge key="variant" variant="outline">
    New
  </Badge>,
  // @ts-expect-error -- an icon is an element, so that its look stays the badge's
  <Badge key="icon" icon="check">
    New
  </Badge>,
  // @ts-expect-error -- the look is not for the caller to change
  <Badge key="class" className="wide">
    New
  </Badge>,
]
