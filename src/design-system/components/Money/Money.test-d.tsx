import { Money } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a missing amount is passed as null
  <Money key="missing" />,
  // @ts-expect-error -- an amount is kobo, not a text
  <Money key="text" amount="12,500.00" />,
  // @ts-expect-error -- a size is a step, not a length
  <Money key="size" amount={1_250_000} size={24} />,
  // @ts-expect-error -- a tone says what the amount means
  <Money key="tone" amount={1_250_000} tone="warning" />,
  // @ts-expect-error -- a sign is shown where it is needed, or always
  <Money key="sign" amount={1_250_000} sign="never" />,
]
