import { international } from '../../docs/sample-formats.ts'
import { PhoneField } from './index.ts'

const nothing = () => undefined

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- it is always controlled
  <PhoneField key="own" format={international} label="Phone" />,
  // @ts-expect-error -- no number is null
  <PhoneField key="empty" format={international} label="Phone" value={undefined} onChange={nothing} />,
  // @ts-expect-error -- a number keeps its plus and zeros, so it is a text
  <PhoneField key="number" format={international} label="Phone" value={2348030000000} onChange={nothing} />,
  // @ts-expect-error -- the browser fills in a phone number or nothing
  <PhoneField key="fill" format={international} label="Phone" value={null} onChange={nothing} autoComplete="email" />,
  // @ts-expect-error -- there is no country of its own
  <PhoneField key="country" label="Phone" value={null} onChange={nothing} />,
]
