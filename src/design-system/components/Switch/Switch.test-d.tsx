import { Switch } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a switch without a name
  <Switch key="nameless" />,
  // @ts-expect-error -- sides turn with the direction of writing
  <Switch key="left" label="Alerts" position="left" />,
  // @ts-expect-error -- a tone is for its message: a warning is an Alert
  <Switch key="tone" label="Alerts" tone="warning" />,
  // @ts-expect-error -- a switch takes effect without being sent, so it is not required
  <Switch key="required" label="Alerts" required />,
  // @ts-expect-error -- a switch is on or off
  <Switch key="mixed" label="Alerts" mixed />,
]
