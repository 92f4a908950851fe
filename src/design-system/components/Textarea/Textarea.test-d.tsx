import { Textarea } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a field without a name
  <Textarea key="nameless" />,
  // @ts-expect-error -- a height is a step
  <Textarea key="rows" label="Notes" rows={4} />,
  // @ts-expect-error -- one of three
  <Textarea key="size" label="Notes" size="xl" />,
  // @ts-expect-error -- a limit warns and is a number: it does not cut what is typed
  <Textarea key="cut" label="Notes" maxLength={200} />,
]
