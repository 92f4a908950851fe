import { ScrollArea } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- what is reached by keyboard has a name
  <ScrollArea key="nameless">Words</ScrollArea>,
  // @ts-expect-error -- it scrolls in one direction
  <ScrollArea key="axis" label="Words" axis="both">
    Words
  </ScrollArea>,
  // @ts-expect-error -- its parent gives it its height
  <ScrollArea key="height" label="Words" height={200}>
    Words
  </ScrollArea>,
]
