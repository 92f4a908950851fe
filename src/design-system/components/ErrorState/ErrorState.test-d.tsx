import { ErrorState } from './index.ts'

const nothing = () => undefined

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- what is being tried again has a handler
  <ErrorState key="retrying" title="Gigs did not load" retrying />,
  // @ts-expect-error -- the words of a button that is not there
  <ErrorState key="label" title="Gigs did not load" retryLabel="Again" />,
  // @ts-expect-error -- a reason is one that the reader can act on
  <ErrorState key="reason" title="Gigs did not load" onRetry={nothing} reason="timeout" />,
  // @ts-expect-error -- it fills a page or is compact
  <ErrorState key="size" title="Gigs did not load" onRetry={nothing} size="sm" />,
]
