import { TimeField } from './index.ts'

const nothing = () => undefined

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a time is a text such as 09:30
  <TimeField key="number" label="Start" value={9} onChange={nothing} />,
  // @ts-expect-error -- it is always controlled
  <TimeField key="own" label="Start" />,
  // @ts-expect-error -- a time is not a moment
  <TimeField key="date" label="Start" value={new Date(0)} onChange={nothing} />,
]
