import { deferred } from '../../lib/deferred.tsx'
import type { TooltipProps } from '../Tooltip/index.ts'

/** The tooltips of the sidebar. They load after the first render of the page, because they are needed only on hover and focus. */
export const SidebarTooltip = deferred<TooltipProps>(
  async () => (await import('../Tooltip/index.ts')).Tooltip,
  ({ children }) => children,
)
