import { useState } from 'react'
import { useIsOffered } from '@/api/client/offered-endpoints.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { Menu, MenuItem, MenuLink } from '@/design-system/components/Menu/index.ts'
import { ImageIcon } from '@/design-system/icons/ImageIcon.tsx'
import { MoreHorizontalIcon } from '@/design-system/icons/MoreHorizontalIcon.tsx'
import { UsersIcon } from '@/design-system/icons/UsersIcon.tsx'
import type { WantedProps } from '@/design-system/lib/deferred.tsx'
import { canInvite } from '@/shared/free-places.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { actionIcons } from '../../list/parts/action-icons.tsx'
import { actionLabel, cancelRefusal, type GigAction } from '../../model/gig-actions.ts'
import { canShare } from '../model/share-gig.ts'
import type { GigHeaderProps } from './gig-header.tsx'

type LoadedProps = Pick<
  GigHeaderProps,
  'search' | 'paying' | 'hasUnknownOutcome' | 'onInvite' | 'onShare' | 'onCancel' | 'onDelete'
> & {
  gig: Gig
}

export type GigMenuProps = LoadedProps & { actions: readonly GigAction[] }

/** The further actions of a Gig, behind a button. */
export function GigMenu({ actions, startsOpen = false, ...props }: GigMenuProps & WantedProps) {
  const [open, setOpen] = useState(startsOpen)
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton label="More actions" variant="outline" icon={<MoreHorizontalIcon />} />}
    >
      {canInvite(props.gig) && (
        <MenuItem icon={<UsersIcon />} onSelect={props.onInvite}>
          Invite workers
        </MenuItem>
      )}
      {canShare(props.gig) && (
        <MenuItem icon={<ImageIcon />} onSelect={props.onShare}>
          Share
        </MenuItem>
      )}
      {actions.map((action) => (
        <MenuAction key={action} action={action} {...props} />
      ))}
    </Menu>
  )
}

function MenuAction({
  action,
  gig,
  search,
  paying,
  hasUnknownOutcome,
  onCancel,
  onDelete,
}: LoadedProps & { action: GigAction }) {
  const canCancel = useIsOffered(gigs.cancel)
  const label = actionLabel(action, gig)
  const icon = actionIcons[action]
  switch (action) {
    case 'edit':
      return (
        <MenuLink icon={icon} href={gigPaths.view(gig.id, 'edit', search)}>
          {label}
        </MenuLink>
      )
    case 'republish':
      return (
        <MenuLink icon={icon} href={gigPaths.republish(gig.id)}>
          {label}
        </MenuLink>
      )
    case 'callSheet':
      return (
        <MenuLink icon={icon} href={gigPaths.view(gig.id, 'call-sheet', search)}>
          {label}
        </MenuLink>
      )
    case 'cancel':
      if (!canCancel) return null
      return (
        <MenuItem
          tone="danger"
          icon={icon}
          unavailableReason={hasUnknownOutcome ? 'We do not know yet if this Gig was cancelled.' : cancelRefusal(gig)}
          onSelect={onCancel}
        >
          {label}
        </MenuItem>
      )
    case 'delete':
      return (
        <MenuItem tone="danger" icon={icon} unavailableReason={deleteRefusal(gig, paying)} onSelect={onDelete}>
          {label}
        </MenuItem>
      )
    default:
      return null
  }
}

/** A Gig with a pending payment cannot be deleted. */
function deleteRefusal({ status }: Gig, { payment, isLoaded }: LoadedProps['paying']): string | undefined {
  if (status === 'draft') return undefined
  if (payment) {
    return payment.status === 'pending'
      ? 'A payment for this Gig was started and may still arrive.'
      : 'A payment for this Gig is still being confirmed.'
  }
  return isLoaded ? undefined : 'We are checking the payments of this Gig.'
}
