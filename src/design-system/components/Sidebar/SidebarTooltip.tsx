import { deferred } from '../../lib/deferred.tsx'
import type { TooltipProps } from '../Tooltip/index.ts'

/** The tooltips of the sidebar. They come after the first moment of the page: nobody points at anything yet. */
export const SidebarTooltip = deferred<TooltipProps>(
  async () => (await import('../Tooltip/index.ts')).Tooltip,
  ({ children }) => children,
)
