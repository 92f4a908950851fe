import { Truncate } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- one to three lines
  <Truncate key="four" lines={4}>
    Words
  </Truncate>,
  // @ts-expect-error -- as a number
  <Truncate key="text" lines="2">
    Words
  </Truncate>,
  // @ts-expect-error -- nothing to cut
  <Truncate key="empty" lines={2} />,
]
