import { ErrorSummary } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- the title of the page is above it
  <ErrorSummary key="level" errors={[]} level={1} />,
  // @ts-expect-error -- an error leads to its field
  <ErrorSummary key="words" errors={['Enter a name']} />,
  // @ts-expect-error -- its title depends on the count
  <ErrorSummary key="title" errors={[]} title="Two errors" />,
]
