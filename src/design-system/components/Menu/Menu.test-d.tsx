import { Button } from '../Button/index.ts'
import { Menu, MenuItem } from './index.ts'

const trigger = <Button>Actions</Button>

export const impossible = [
  // @ts-expect-error -- a menu needs a button
  <Menu key="loose">Words</Menu>,
  // @ts-expect-error -- a controlled menu needs onOpenChange
  <Menu key="stuck" trigger={trigger} open>
    Words
  </Menu>,
  // @ts-expect-error -- an item does something
  <MenuItem key="dead">Delete</MenuItem>,
  // @ts-expect-error -- a link is a MenuLink
  <MenuItem key="link" onSelect={() => undefined} href="/gigs">
    Gigs
  </MenuItem>,
  // @ts-expect-error -- an item is either disabled or unavailable with a reason
  <MenuItem key="mute" disabled unavailableReason="Fund your wallet first." onSelect={() => undefined}>
    Pay now
  </MenuItem>,
]
