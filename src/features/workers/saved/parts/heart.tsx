import type { WorkerProfile } from '@/api/contract/schemas/worker.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { HeartIcon } from '@/design-system/icons/HeartIcon.tsx'
import { UndoIcon } from '@/design-system/icons/UndoIcon.tsx'
import { personName } from '@/shared/people-looks.ts'
import { useOfflineReason } from '@/shared/use-offline-reason.ts'
import type { ListActions } from './selection.ts'

/** The heart of a saved worker; 'Undo' once they were removed. */
export function Heart({ worker, actions }: { worker: WorkerProfile; actions: ListActions }) {
  const offlineReason = useOfflineReason()
  const name = personName(worker) || 'this worker'
  if (!actions.isSaved(worker)) {
    return (
      <Button
        variant="outline"
        tone="neutral"
        size="sm"
        icon={<UndoIcon />}
        aria-label={`Undo: save ${name} again`}
        unavailableReason={offlineReason}
        onClick={() => actions.takeBack(worker)}
      >
        Undo
      </Button>
    )
  }
  return (
    <IconButton
      label={`Remove ${name} from My Workers`}
      icon={<HeartIcon filled />}
      size="sm"
      tone="primary"
      unavailableReason={offlineReason}
      onClick={() => actions.remove(worker)}
    />
  )
}
