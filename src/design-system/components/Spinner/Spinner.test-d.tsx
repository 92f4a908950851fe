import { Spinner } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a size is a step, not a length
  <Spinner key="size" size={24} />,
  // @ts-expect-error -- its colour is that of the text around it
  <Spinner key="tone" tone="primary" />,
  // @ts-expect-error -- the look is not for the caller to change
  <Spinner key="class" className="wide" />,
]
