import { MediaGrid } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- each picture opens
  <MediaGrid key="dead" items={[]} />,
  // @ts-expect-error -- an item is a file with a kind and a name, not an address
  <MediaGrid key="address" items={['/a.png']} onOpen={() => undefined} />,
  // @ts-expect-error -- the look is not for the caller to change
  <MediaGrid key="class" items={[]} onOpen={() => undefined} className="wide" />,
]
