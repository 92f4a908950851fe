import { Heading } from './index.ts'

export const impossible = [
  // @ts-expect-error -- its place in the outline is not a matter of looks
  <Heading key="rank" look="heading1">
    Gigs
  </Heading>,
  // @ts-expect-error -- outlines are six deep at most
  <Heading key="deep" level={7}>
    Gigs
  </Heading>,
  // @ts-expect-error -- a heading takes focus from a script only
  <Heading key="tab" level={1} tabIndex={0}>
    Gigs
  </Heading>,
  // @ts-expect-error -- sizes come as whole text styles
  <Heading key="size" level={1} size="xl">
    Gigs
  </Heading>,
]
