import { Tiles } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- the count of columns is always said
  <Tiles key="missing">Words</Tiles>,
  // @ts-expect-error -- up to six
  <Tiles key="seven" columns={7}>
    Words
  </Tiles>,
  // @ts-expect-error -- space is counted in steps of the scale
  <Tiles key="space" columns={2} space="8px">
    Words
  </Tiles>,
  // @ts-expect-error -- viewports have the names of the system
  <Tiles key="viewport" columns={{ mobile: 1, large: 3 }}>
    Words
  </Tiles>,
]
