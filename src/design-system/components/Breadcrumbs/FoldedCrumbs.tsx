import { MoreHorizontalIcon } from '../../icons/MoreHorizontalIcon.tsx'
import { deferred } from '../../lib/deferred.tsx'
import { IconButton } from '../IconButton/index.ts'
import type { FoldedCrumbsProps } from './CrumbsMenu.tsx'

/**
 * The middle of a long trail. Its menu is loaded when the reader points at or focuses the button, because most trails are short and
 * few readers open it.
 */
export const FoldedCrumbs = deferred<FoldedCrumbsProps>(
  async () => (await import('./CrumbsMenu.tsx')).CrumbsMenu,
  ({ label, onWanted }) => (
    <IconButton
      label={label}
      icon={<MoreHorizontalIcon />}
      variant="ghost"
      tone="neutral"
      size="sm"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={onWanted}
    />
  ),
)
