import { Container } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a width is named after what it holds
  <Container key="name" width="wide">
    Words
  </Container>,
  // @ts-expect-error -- and not a length
  <Container key="length" width={640}>
    Words
  </Container>,
  // @ts-expect-error -- a form is not a layout
  <Container key="as" as="form">
    Words
  </Container>,
]
