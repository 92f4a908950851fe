import { RotatingWord } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- at least one word
  <RotatingWord key="empty" words={[]} />,
  // @ts-expect-error -- words are a list
  <RotatingWord key="text" words="waiters" />,
  // @ts-expect-error -- a time is a number of milliseconds
  <RotatingWord key="hold" words={['waiters']} holdMs="5s" />,
]
