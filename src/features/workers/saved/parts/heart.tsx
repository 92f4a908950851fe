import { useRef } from 'react'
import type { WorkerProfile } from '@/api/contract/schemas/worker.ts'
import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { HeartIcon } from '@/design-system/icons/HeartIcon.tsx'
import { UndoIcon } from '@/design-system/icons/UndoIcon.tsx'
import { personName } from '@/shared/people-looks.ts'
import { FavoriteButton } from '../../parts/favorite-button.tsx'
import { useFocusPlace } from '@/shared/use-focus-place.ts'
import { useOfflineReason } from '@/shared/use-offline-reason.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import type { ListActions } from './selection.ts'

type HeartActions = Pick<ListActions, 'isSaved' | 'remove' | 'takeBack'>

interface HeartProps {
  worker: WorkerProfile
  actions: HeartActions
}

/** The heart of a saved worker; 'Undo' once they were removed, which then has the focus. */
export function Heart({ worker, actions }: HeartProps) {
  const offlineReason = useOfflineReason()
  const place = useRef<HTMLElement>(null)
  const keepFocus = useFocusPlace(place)
  return (
    <Inline ref={place} as="span">
      {actions.isSaved(worker) ? (
        <IconButton
          label={`Remove ${nameOf(worker)} from My Workers`}
          icon={<HeartIcon filled />}
          size="sm"
          tone="primary"
          unavailableReason={offlineReason}
          onClick={() => {
            keepFocus()
            actions.remove(worker)
          }}
        />
      ) : (
        <UndoRemoval
          worker={worker}
          onPress={() => {
            keepFocus()
            actions.takeBack(worker)
          }}
        />
      )}
    </Inline>
  )
}

/** The heart of the panel: also for somebody who is not saved. Who is removed can be saved again in the same place. */
export function PanelHeart({ worker, actions }: HeartProps) {
  const place = useRef<HTMLElement>(null)
  const keepFocus = useFocusPlace(place)
  // The toast's 'Undo' saves somebody again whom the list may not have.
  const isRemovedHere = !actions.isSaved(worker) && !worker.isFavorite
  return (
    <Inline ref={place} as="span">
      {isRemovedHere ? (
        <UndoRemoval
          worker={worker}
          onPress={() => {
            keepFocus()
            actions.takeBack(worker)
          }}
        />
      ) : (
        <FavoriteButton
          worker={worker}
          onRemove={() => {
            keepFocus()
            actions.remove(worker)
          }}
        />
      )}
    </Inline>
  )
}

const nameOf = (worker: WorkerProfile) => personName(worker)

function UndoRemoval({ worker, onPress }: { worker: WorkerProfile; onPress: () => void }) {
  return (
    <WriteButton
      variant="outline"
      size="sm"
      icon={<UndoIcon />}
      aria-label={`Undo: save ${nameOf(worker)} again`}
      onClick={onPress}
    >
      Undo
    </WriteButton>
  )
}
