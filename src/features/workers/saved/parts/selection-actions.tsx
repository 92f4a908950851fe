import { mostInvited } from '@/api/contract/limits.ts'
import type { WorkerGroup } from '@/api/contract/schemas/worker.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Menu, MenuItem, MenuSeparator } from '@/design-system/components/Menu/index.ts'
import { useOfflineReason } from '@/shared/use-offline-reason.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { mostMembers, withMembers } from '../model/group-rules.ts'
import { compared } from '../model/my-workers-search.ts'

interface SelectionActionsProps {
  ids: readonly string[]
  /** Undefined while they are not known: nobody can be added to one. */
  groups: readonly WorkerGroup[] | undefined
  /** The group that the list is narrowed to. */
  group: WorkerGroup | undefined
  onInvite: () => void
  onCompare: () => void
  onNewGroup: () => void
  onAdd: (group: WorkerGroup) => void
  onRemoveFrom: (group: WorkerGroup) => void
}

/** What can be done with the chosen workers. */
export function SelectionActions(props: SelectionActionsProps) {
  const { ids, groups, group, onInvite, onCompare, onNewGroup, onAdd, onRemoveFrom } = props
  const offlineReason = useOfflineReason()
  const canCompare = ids.length >= compared.fewest && ids.length <= compared.most
  return (
    <>
      <WriteButton
        size="sm"
        unavailableReason={ids.length > mostInvited ? `You can invite up to ${mostInvited} workers` : undefined}
        onClick={onInvite}
      >
        Invite to Gig
      </WriteButton>
      <Button
        size="sm"
        variant="outline"
        unavailableReason={canCompare ? undefined : 'Choose 2 to 4 workers to compare'}
        onClick={onCompare}
      >
        Compare
      </Button>
      <Menu
        side="top"
        align="start"
        trigger={
          <Button size="sm" variant="outline" unavailableReason={offlineReason}>
            Add to group
          </Button>
        }
      >
        {groups?.map((other) => (
          <MenuItem
            key={other.id}
            unavailableReason={
              withMembers(other, ids).length > mostMembers ? `A group has up to ${mostMembers} workers` : undefined
            }
            onSelect={() => onAdd(other)}
          >
            {other.name}
          </MenuItem>
        ))}
        {groups !== undefined && groups.length > 0 && <MenuSeparator />}
        <MenuItem onSelect={onNewGroup}>New group…</MenuItem>
        {group !== undefined && (
          <MenuItem tone="danger" onSelect={() => onRemoveFrom(group)}>{`Remove from ${group.name}`}</MenuItem>
        )}
      </Menu>
    </>
  )
}
