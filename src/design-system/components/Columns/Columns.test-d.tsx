import { Columns } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- shares are one of five, not counts
  <Columns key="template" template={3}>
    Words
  </Columns>,
  // @ts-expect-error -- space is counted in steps of the scale
  <Columns key="space" space={7}>
    Words
  </Columns>,
  // @ts-expect-error -- below a phone there is nothing
  <Columns key="collapse" collapseBelow="mobile">
    Words
  </Columns>,
  // @ts-expect-error -- a form is not a layout
  <Columns key="as" as="form">
    Words
  </Columns>,
]
