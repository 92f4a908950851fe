import { Checkbox } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a checkbox without a name
  <Checkbox key="nameless" />,
  // @ts-expect-error -- a tone is for its message: a warning is an Alert
  <Checkbox key="tone" label="Meals" tone="warning" />,
  // @ts-expect-error -- being partly checked is its own prop
  <Checkbox key="mixed" label="Meals" checked="mixed" />,
  // @ts-expect-error -- a checkbox stays a checkbox
  <Checkbox key="type" label="Meals" type="radio" />,
  // @ts-expect-error -- the look is not for the caller to change
  <Checkbox key="class" label="Meals" className="wide" />,
]
