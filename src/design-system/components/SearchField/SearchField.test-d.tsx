import { SearchField } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a field without a name: a placeholder is none
  <SearchField key="nameless" placeholder="Search gigs" />,
  // @ts-expect-error -- searching is a state, not words
  <SearchField key="words" label="Search" searching="Searching" />,
  // @ts-expect-error -- what is required is not optional
  <SearchField key="both" label="Search" required optional />,
]
