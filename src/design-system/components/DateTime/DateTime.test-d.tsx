import { DateTime } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a missing time is passed as null
  <DateTime key="missing" />,
  // @ts-expect-error -- a time is an ISO text, not a number
  <DateTime key="number" value={1764000000000} />,
  // @ts-expect-error -- its part is one of three
  <DateTime key="show" value={null} show="relative" />,
  // @ts-expect-error -- a year is always shown, or where it is another
  <DateTime key="year" value={null} year="never" />,
  // @ts-expect-error -- the format is that of the app
  <DateTime key="format" value={null} format="dd/MM" />,
]
