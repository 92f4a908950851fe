import { MarqueeSign } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a sign without a title
  <MarqueeSign key="untitled" />,
  // @ts-expect-error -- a title of level 4 is not on a sign
  <MarqueeSign key="level" title="Welcome" level={4} />,
  // @ts-expect-error -- it has two sizes
  <MarqueeSign key="size" title="Welcome" size="lg" />,
  // @ts-expect-error -- lights are lit, running or being lit
  <MarqueeSign key="lights" title="Welcome" lights={false} />,
]
