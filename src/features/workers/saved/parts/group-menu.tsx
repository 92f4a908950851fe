import { useState } from 'react'
import type { WorkerGroup } from '@/api/contract/schemas/worker.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ConfirmDialog } from '@/design-system/components/ConfirmDialog/index.ts'
import { Menu, MenuItem } from '@/design-system/components/Menu/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { useOfflineReason } from '@/shared/use-offline-reason.ts'
import { useDeleteGroup } from '../data/use-groups.ts'
import { GroupDialog } from './group-dialog.tsx'

interface GroupMenuProps {
  group: WorkerGroup
  groups: readonly WorkerGroup[]
  /** The group is gone: the list is no longer narrowed to it. */
  onDeleted: () => void
}

/** Renames and deletes the group that the list is narrowed to. */
export function GroupMenu({ group, groups, onDeleted }: GroupMenuProps) {
  const [opened, setOpened] = useState<'rename' | 'delete'>()
  const offlineReason = useOfflineReason()
  const remove = useDeleteGroup()
  const close = () => setOpened(undefined)
  return (
    <>
      <Menu
        trigger={
          <Button size="sm" variant="outline">
            Group
          </Button>
        }
      >
        <MenuItem unavailableReason={offlineReason} onSelect={() => setOpened('rename')}>
          Rename group
        </MenuItem>
        <MenuItem tone="danger" unavailableReason={offlineReason} onSelect={() => setOpened('delete')}>
          Delete group
        </MenuItem>
      </Menu>
      {opened === 'rename' && (
        <GroupDialog open group={group} groups={groups} workerIds={group.workerIds} onClose={close} onSaved={close} />
      )}
      <ConfirmDialog
        open={opened === 'delete'}
        title="Delete this group?"
        description={
          <Stack space={1}>
            <strong dir="auto">{group.name}</strong>
            <span>Its workers stay in My Workers.</span>
          </Stack>
        }
        confirmLabel="Delete group"
        cancelLabel="Keep group"
        busy={remove.isPending}
        unavailableReason={offlineReason}
        onConfirm={() => remove.mutate({ params: { groupId: group.id } }, { onSuccess: onDeleted })}
        onCancel={close}
      />
    </>
  )
}
