import { TopBar } from './index.ts'

const nothing = () => undefined

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- the button of the menu says whether it is open
  <TopBar key="menu" onOpenMenu={nothing} />,
  // @ts-expect-error -- a section is shown always or once the title is out of sight
  <TopBar key="shown" onOpenMenu={nothing} menuOpen={false} section="Gigs" sectionShown="never" />,
  // @ts-expect-error -- a section is a text
  <TopBar key="section" onOpenMenu={nothing} menuOpen={false} section={<b>Gigs</b>} />,
]
