import { Spread } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- space is counted in steps of the scale
  <Spread key="off" space={7}>
    Words
  </Spread>,
  // @ts-expect-error -- children keep their height
  <Spread key="align" align="stretch">
    Words
  </Spread>,
  // @ts-expect-error -- its children always stand at the ends
  <Spread key="justify" justify="center">
    Words
  </Spread>,
]
