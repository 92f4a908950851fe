import { Columns } from '@/design-system/components/Columns/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { time12 } from '@/lib/dates.ts'
import type { GigDraftState } from '../data/use-gig-draft.ts'
import { WriteButton } from '@/shared/write-button.tsx'

interface DraftLineProps {
  draft: GigDraftState
  isBusy: boolean
  onSave: () => void
}

/** Where the draft is stored, and 'Save draft'. */
export function DraftLine({ draft, isBusy, onSave }: DraftLineProps) {
  // The saved draft equals the form, so there is nothing to save.
  const isIdle = isBusy || draft.isOnServer
  return (
    <Columns template="fill-content" space={3} align="center">
      <div role="status">
        <Text tone={draft.localCopy.isStored ? 'muted' : 'warning'} size="label">
          {storageText(draft)}
        </Text>
      </div>
      <WriteButton
        variant="outline"
        aria-disabled={isIdle}
        loading={draft.isSaving}
        loadingLabel="Saving"
        onClick={() => !isIdle && onSave()}
      >
        {draft.gig?.status === 'pending_payment' ? 'Save changes' : 'Save draft'}
      </WriteButton>
    </Columns>
  )
}

function storageText({ localCopy: { savedAt, isStored }, isOnServer }: GigDraftState): string {
  if (!isStored) return 'This device cannot keep your draft. Save it before you leave.'
  if (isOnServer) return 'Saved'
  return savedAt === undefined ? 'Kept on this device as you type' : `Saved on this device ${time12(savedAt)}`
}
