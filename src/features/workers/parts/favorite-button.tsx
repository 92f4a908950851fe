import type { WorkerSummary } from '@/api/contract/schemas/worker.ts'
import { IconButton, type IconButtonProps } from '@/design-system/components/IconButton/index.ts'
import { HeartIcon } from '@/design-system/icons/HeartIcon.tsx'
import { personName } from '@/shared/people-looks.ts'
import { useOfflineReason } from '@/shared/use-offline-reason.ts'
import { useFavorite } from './use-favorite.ts'

interface FavoriteButtonProps {
  worker: Pick<WorkerSummary, 'id' | 'firstName' | 'lastName' | 'isFavorite'>
  size?: IconButtonProps['size']
  /** Removes the worker, where a page keeps who was removed in place. */
  onRemove?: () => void
}

/** The heart that saves a worker to My Workers. */
export function FavoriteButton({ worker, size = 'md', onRemove }: FavoriteButtonProps) {
  const favorite = useFavorite()
  const offlineReason = useOfflineReason()
  const { isFavorite } = worker
  const name = personName(worker)
  return (
    <IconButton
      label={isFavorite ? `Remove ${name} from My Workers` : `Save ${name} to My Workers`}
      icon={<HeartIcon filled={isFavorite} />}
      size={size}
      tone={isFavorite ? 'primary' : 'neutral'}
      unavailableReason={offlineReason}
      onClick={() => (isFavorite && onRemove ? onRemove() : favorite.set(worker, !isFavorite))}
    />
  )
}
