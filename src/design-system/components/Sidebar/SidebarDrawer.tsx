import { deferred } from '../../lib/deferred.tsx'
import type { DrawerProps } from '../Drawer/index.ts'

/** The slide-over of a phone's sidebar. It is closed at first, so its code loads after the page. */
export const SidebarDrawer = deferred<DrawerProps>(
  async () => (await import('../Drawer/index.ts')).Drawer,
  () => null,
  ({ open }) => open,
)
