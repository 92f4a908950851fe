import { Inline } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- space is counted in steps of the scale
  <Inline key="off" space={7}>
    Words
  </Inline>,
  // @ts-expect-error -- and not in lengths
  <Inline key="length" space="8px">
    Words
  </Inline>,
  // @ts-expect-error -- two ends are a Spread
  <Inline key="justify" justify="between">
    Words
  </Inline>,
  // @ts-expect-error -- a form is not a layout
  <Inline key="as" as="form">
    Words
  </Inline>,
]
