import { deferred } from '@/design-system/lib/deferred.tsx'
import { UserButton } from './user-button.tsx'

/** The user menu of the sidebar's footer. Its button renders immediately; the menu loads after the page. */
export const UserMenu = deferred<object>(
  async () => (await import('./user-menu-panel.tsx')).UserMenuPanel,
  ({ onWanted }) => <UserButton aria-haspopup="menu" aria-expanded={false} onClick={onWanted} />,
)
