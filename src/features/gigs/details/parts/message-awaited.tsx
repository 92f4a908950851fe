import { mostMessaged } from '@/api/contract/limits.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { loadedWhenShown } from '@/design-system/lib/deferred.tsx'
import { WriteButton } from '@/shared/write-button.tsx'
import { count } from '../../model/gig-copy.ts'

const MessageDialog = loadedWhenShown(
  async () => (await import('@/shared/work-review/message-dialog.tsx')).MessageDialog,
)

interface MessageAwaitedProps {
  /** Those who have handed in nothing. */
  places: readonly WorkerGig[]
  onPress: (asked: readonly WorkerGig[]) => void
}

/** The main action after the last session: to ask for the work that was not handed in. */
export function MessageAwaited({ places, onPress }: MessageAwaitedProps) {
  return (
    <WriteButton variant="active" onClick={() => onPress(places.slice(0, mostMessaged))}>
      {`Message ${count(places.length, 'worker')} without a task`}
    </WriteButton>
  )
}

interface AwaitedDialogProps {
  gig: Gig
  /** Whom it was opened for: work that arrives meanwhile changes nothing in it. */
  asked: readonly WorkerGig[] | undefined
  onClose: () => void
}

/** Its message. */
export function AwaitedDialog({ gig, asked, onClose }: AwaitedDialogProps) {
  return asked === undefined ? null : <MessageDialog open places={asked} gig={gig} onClose={onClose} />
}
