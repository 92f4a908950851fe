import { Bleed } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- space is counted in steps of the scale
  <Bleed key="off" horizontal={7}>
    Words
  </Bleed>,
  // @ts-expect-error -- and not in lengths
  <Bleed key="length" vertical="16px">
    Words
  </Bleed>,
  // @ts-expect-error -- a bleed is a horizontal or a vertical one
  <Bleed key="space" space={4}>
    Words
  </Bleed>,
]
