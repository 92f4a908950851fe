import { Logo } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a size is a step, not a length
  <Logo key="size" size={32} />,
  // @ts-expect-error -- a tone says on what it stands
  <Logo key="tone" tone="white" />,
  // @ts-expect-error -- a form is the whole logo or its glyph
  <Logo key="form" form="icon" />,
  // @ts-expect-error -- the look is not for the caller to change
  <Logo key="class" className="wide" />,
]
