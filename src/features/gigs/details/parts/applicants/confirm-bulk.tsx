import { ConfirmDialog } from '@/design-system/components/ConfirmDialog/index.ts'
import { applicantsText } from '../../data/bulk-actions.ts'
import { useOfflineReason } from '@/shared/use-offline-reason.ts'
import { formatNumber } from '@/lib/format-number.ts'
import { type BulkRequest, shortlistedOf, type useBulkRequest } from '../../data/use-bulk-request.ts'

const verbs = { shortlist: 'Shortlist', decline: 'Decline', restore: 'Restore' } as const

interface ConfirmBulkProps {
  asking: ReturnType<typeof useBulkRequest>
}

/** Asks before many people are decided about, and says who they are. */
export function ConfirmBulk({ asking: { request, isOpen, confirm, cancel } }: ConfirmBulkProps) {
  const offline = useOfflineReason()
  if (request === undefined) return null
  const { event, applicants, isRemaining } = request
  const number = formatNumber(applicants.length)
  return (
    <ConfirmDialog
      open={isOpen}
      title={isRemaining ? `Decline the remaining ${number}?` : `${verbs[event]} ${applicantsText(applicants.length)}?`}
      description={description(request)}
      confirmLabel={`${verbs[event]} ${number}`}
      tone={event === 'decline' ? 'danger' : 'primary'}
      unavailableReason={offline}
      onConfirm={confirm}
      onCancel={cancel}
    />
  )
}

function description(request: BulkRequest): string {
  const shortlisted = shortlistedOf(request)
  const sentences = [
    ...(request.event === 'decline' && shortlisted > 0
      ? [
          shortlisted === 1
            ? '1 of them is shortlisted and could be a backup in Plan B.'
            : `${formatNumber(shortlisted)} of them are shortlisted and could be backups in Plan B.`,
        ]
      : []),
    ...(request.event === 'decline' ? ['Each is told by email a minute later, unless you undo it before.'] : []),
    'You can stop it while it runs.',
  ]
  return sentences.join(' ')
}
