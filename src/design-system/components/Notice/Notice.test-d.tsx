import { Notice } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a tone says what it means
  <Notice key="tone" tone="primary">
    Words
  </Notice>,
  // @ts-expect-error -- it has two sizes
  <Notice key="size" size="lg">
    Words
  </Notice>,
  // @ts-expect-error -- an icon is an element, so that its look stays the notice's
  <Notice key="icon" icon="info">
    Words
  </Notice>,
  // @ts-expect-error -- what must interrupt is an Alert
  <Notice key="role" role="alert">
    Words
  </Notice>,
]
