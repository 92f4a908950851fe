import { OtpField } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a code is a text, since it may begin with 0
  <OtpField key="number" label="Code" value={123456} />,
  // @ts-expect-error -- a length is a number
  <OtpField key="length" label="Code" length="6" />,
  // @ts-expect-error -- a field without a name
  <OtpField key="nameless" />,
  // @ts-expect-error -- what is required is not optional
  <OtpField key="both" label="Code" required optional />,
]
