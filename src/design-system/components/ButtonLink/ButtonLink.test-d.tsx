import { PlusIcon } from '../../icons/PlusIcon.tsx'
import { ButtonLink } from './index.ts'

export const impossible = [
  // @ts-expect-error -- a link without an address is a Button
  <ButtonLink key="nowhere" onClick={() => undefined}>
    Post a Gig
  </ButtonLink>,
  // @ts-expect-error -- a link is never disabled: leave it out
  <ButtonLink key="disabled" href="/gigs" disabled>
    Gigs
  </ButtonLink>,
  // @ts-expect-error -- a link is not pending, the page it leads to is
  <ButtonLink key="loading" href="/gigs" loading>
    Gigs
  </ButtonLink>,
  // @ts-expect-error -- a link sends no form
  <ButtonLink key="submit" href="/gigs" type="submit">
    Gigs
  </ButtonLink>,
  // @ts-expect-error -- what opens a new tab shows that at its end, and nothing else
  <ButtonLink key="both" href="/gigs" external iconEnd={<PlusIcon />}>
    Gigs
  </ButtonLink>,
]
