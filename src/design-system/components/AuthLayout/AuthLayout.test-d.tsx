import { AuthLayout } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- sides turn with the direction of writing
  <AuthLayout key="side" panel={null} panelSide="left">
    Words
  </AuthLayout>,
  // @ts-expect-error -- the page has two halves
  <AuthLayout key="half">Words</AuthLayout>,
  // @ts-expect-error -- the look is not for the caller to change
  <AuthLayout key="class" panel={null} className="wide">
    Words
  </AuthLayout>,
]
