import { FilterBar } from './index.ts'

const base = { onClear: () => undefined, children: null }

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- the reader sees how much is found
  <FilterBar key="count" {...base} active={[]} />,
  // @ts-expect-error -- each active filter can be removed
  <FilterBar key="stuck" {...base} count={4} active={[{ id: 'city', label: 'Lagos' }]} />,
  // @ts-expect-error -- a count is a number
  <FilterBar key="text" {...base} active={[]} count="4 gigs" />,
]
