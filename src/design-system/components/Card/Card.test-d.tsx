import { Card } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- padding has names
  <Card key="padding" padding={4}>
    Words
  </Card>,
  // @ts-expect-error -- what is pressed is a button inside the card
  <Card key="as" as="button">
    Words
  </Card>,
  // @ts-expect-error -- a card does not take a click
  <Card key="click" onClick={() => undefined}>
    Words
  </Card>,
  // @ts-expect-error -- the look is not for the caller to change
  <Card key="class" className="wide">
    Words
  </Card>,
]
