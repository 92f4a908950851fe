import { Button } from '../Button/index.ts'
import { Menu, MenuItem } from './index.ts'

const trigger = <Button>Actions</Button>

export const impossible = [
  // @ts-expect-error -- a menu hangs from a button
  <Menu key="loose">Words</Menu>,
  // @ts-expect-error -- whoever holds it open hears of the wish to close it
  <Menu key="stuck" trigger={trigger} open>
    Words
  </Menu>,
  // @ts-expect-error -- an item does something
  <MenuItem key="dead">Delete</MenuItem>,
  // @ts-expect-error -- what leads somewhere is a MenuLink
  <MenuItem key="link" onSelect={() => undefined} href="/gigs">
    Gigs
  </MenuItem>,
  // @ts-expect-error -- either nobody asks why, or the reason is given
  <MenuItem key="mute" disabled unavailableReason="Fund your wallet first." onSelect={() => undefined}>
    Pay now
  </MenuItem>,
]
