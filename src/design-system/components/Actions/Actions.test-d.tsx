import { Actions } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- buttons stand at one end or at both
  <Actions key="align" align="center">
    Words
  </Actions>,
  // @ts-expect-error -- the space between buttons is fixed
  <Actions key="space" space={4}>
    Words
  </Actions>,
  // @ts-expect-error -- a row of buttons without a button
  <Actions key="empty" />,
]
