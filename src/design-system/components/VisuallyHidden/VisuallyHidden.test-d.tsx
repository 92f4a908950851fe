import { VisuallyHidden } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- what is focused must be seen
  <VisuallyHidden key="as" as="button">
    Words
  </VisuallyHidden>,
  // @ts-expect-error -- nothing to read
  <VisuallyHidden key="empty" />,
  // @ts-expect-error -- a style would show it
  <VisuallyHidden key="style" style={{ position: 'static' }}>
    Words
  </VisuallyHidden>,
]
