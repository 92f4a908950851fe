import { Hidden } from './index.ts'

export const impossible = [
  // @ts-expect-error -- below and from together hide nothing or everything
  <Hidden key="both" below="tablet" from="desktop">
    Words
  </Hidden>,
  // @ts-expect-error -- hidden everywhere is left out
  <Hidden key="neither">Words</Hidden>,
  // @ts-expect-error -- viewports have names
  <Hidden key="pixels" below={600}>
    Words
  </Hidden>,
]
