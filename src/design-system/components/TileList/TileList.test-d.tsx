import { TileList } from './index.ts'

const columns = { mobile: 1, tablet: 2, desktop: 3 } as const
const list = { label: 'Cities', items: ['Lagos'], getItemId: (city: string) => city, columns, estimate: 100 }

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- which tiles stand beside each other is said for each viewport
  <TileList key="columns" {...list} columns={3}>
    {(city) => city}
  </TileList>,
  // @ts-expect-error -- tiles are made from items, so that only those in sight are
  <TileList key="children" {...list}>
    Lagos
  </TileList>,
  // @ts-expect-error -- the look is not for the caller to change
  <TileList key="class" {...list} className="wide">
    {(city) => city}
  </TileList>,
]
