import { EmptyState } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- what is empty is said
  <EmptyState key="untitled" />,
  // @ts-expect-error -- it fills a page or is compact
  <EmptyState key="size" title="No gigs yet" size="lg" />,
  // @ts-expect-error -- an illustration is an element
  <EmptyState key="picture" title="No gigs yet" illustration="gigs" />,
  // @ts-expect-error -- a level is one of the first three
  <EmptyState key="level" title="No gigs yet" headingLevel={4} />,
]
