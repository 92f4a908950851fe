import { Divider } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a line is horizontal or vertical
  <Divider key="both" orientation="both" />,
  // @ts-expect-error -- a line has no words
  <Divider key="words">Or</Divider>,
  // @ts-expect-error -- space around it belongs to its container
  <Divider key="space" space={4} />,
]
