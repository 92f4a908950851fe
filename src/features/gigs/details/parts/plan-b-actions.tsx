import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { Menu, MenuItem } from '@/design-system/components/Menu/index.ts'
import { MoreHorizontalIcon } from '@/design-system/icons/MoreHorizontalIcon.tsx'
import { useOfflineReason } from '@/shared/use-offline-reason.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import type { Backup } from '../model/plan-b.ts'

interface InviteButtonsProps {
  /** At most three. */
  next: readonly Backup[]
  unavailableReason: string | undefined
  isInviting: boolean
  invite: (backups: readonly Backup[]) => void
}

/** The buttons that invite the next backups; none while nobody is next. */
export function InviteButtons({ next, unavailableReason, isInviting, invite }: InviteButtonsProps) {
  if (next.length === 0) return null
  return (
    <>
      {next.length > 1 && (
        <WriteButton
          size="sm"
          variant="soft"
          loading={isInviting}
          loadingLabel="Inviting"
          unavailableReason={unavailableReason}
          onClick={() => invite(next)}
        >
          {`Invite the next ${next.length === 2 ? 'two' : 'three'}, first yes wins`}
        </WriteButton>
      )}
      <WriteButton
        size="sm"
        loading={isInviting}
        loadingLabel="Inviting"
        unavailableReason={unavailableReason}
        onClick={() => invite(next.slice(0, 1))}
      >
        Invite next
      </WriteButton>
    </>
  )
}

interface BackupMenuProps {
  name: string
  isFirst: boolean
  isLast: boolean
  /** Of somebody who declined, and can be invited. */
  onAskAgain?: () => void
  /** An invitation is on its way: a second one would take its idempotency key. */
  isInviting?: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** What can be done with one backup. */
export function BackupMenu({
  name,
  isFirst,
  isLast,
  onAskAgain,
  isInviting = false,
  onMove,
  onRemove,
}: BackupMenuProps) {
  const offlineReason = useOfflineReason()
  return (
    <Menu
      align="end"
      trigger={<IconButton size="sm" variant="ghost" label={`Actions for ${name}`} icon={<MoreHorizontalIcon />} />}
    >
      {onAskAgain && (
        <MenuItem
          unavailableReason={isInviting ? 'Another invitation is being sent.' : offlineReason}
          onSelect={onAskAgain}
        >
          Ask again
        </MenuItem>
      )}
      {!isFirst && <MenuItem onSelect={() => onMove(-1)}>Move up</MenuItem>}
      {!isLast && <MenuItem onSelect={() => onMove(1)}>Move down</MenuItem>}
      <MenuItem onSelect={onRemove}>Remove</MenuItem>
    </Menu>
  )
}
