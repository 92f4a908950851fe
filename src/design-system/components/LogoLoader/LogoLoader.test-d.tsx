import { LogoLoader } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a screen reader hears what is loading
  <LogoLoader key="nameless" />,
  // @ts-expect-error -- it fills the screen or its container
  <LogoLoader key="fill" label="Loading" fill="page" />,
  // @ts-expect-error -- its size follows from what it fills
  <LogoLoader key="size" label="Loading" size="lg" />,
]
