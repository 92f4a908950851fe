import { DateField } from './index.ts'

const nothing = () => undefined

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a day is a text such as 2026-11-21, without a time zone
  <DateField key="date" label="Start" value={new Date(0)} onChange={nothing} today="2026-11-21" />,
  // @ts-expect-error -- it is always controlled
  <DateField key="own" label="Start" today="2026-11-21" />,
  // @ts-expect-error -- the caller knows which day it is in Lagos
  <DateField key="today" label="Start" value={null} onChange={nothing} />,
]
