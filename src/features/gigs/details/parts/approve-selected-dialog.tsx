import { useRef, useState } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { outcomeUnknownMessage } from '@/api/client/failure-text.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { List, ListItem } from '@/design-system/components/List/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { personName } from '@/shared/people-looks.ts'
import { PinDialog } from '@/shared/pin-dialog/pin-dialog.tsx'
import { walletGate } from '@/shared/wallet-gate.ts'
import { now } from '@/lib/clock.ts'
import { formatNaira } from '@/lib/money.ts'
import { type PlaceOutcome, tasksApproved, type BulkApproval } from '../data/use-bulk-approval.ts'
import { ApprovalBlocked } from '@/shared/work-review/approval-blocked.tsx'

export interface ApproveSelectedDialogProps {
  approval: BulkApproval
  /** The places whose work is approved, at most 20. */
  places: readonly WorkerGig[]
  open: boolean
  onClose: () => void
}

const tasks = (count: number) => (count === 1 ? '1 task' : `${count} tasks`)

/** Approves several places with one PIN, and says what came of each. Give it a `key` for each opening. */
export function ApproveSelectedDialog({ places, approval, open, onClose }: ApproveSelectedDialogProps) {
  const { outcomes, send, check, sumOf } = approval
  // What an earlier opening left unknown is looked up first.
  const [isAsking, setAsking] = useState(() => !places.some(({ id }) => kindOf(outcomes, id) === 'unknown'))
  const hasSent = useRef(false)
  const [isChecking, setChecking] = useState(false)
  const wallet = useApiQuery(dashboard.getWallet, {}, { enabled: open })
  const gate = wallet.data && walletGate(wallet.data, now())
  // A place that was refused at an earlier opening may be in another state now; one of this opening is not sent again.
  const [earlier] = useState(outcomes)
  const due = places.filter(({ id }) => {
    const outcome = outcomes.get(id)
    if (outcome?.kind !== 'failed') return outcome === undefined
    return outcome.canRetry || earlier.get(id) === outcome
  })
  const unsure = places.filter(({ id }) => kindOf(outcomes, id) === 'unknown')
  const done = places.filter(({ id }) => kindOf(outcomes, id) === 'done')
  const total = formatNaira(due.reduce((sum, place) => sum + sumOf(place), 0))
  const title = `Approve ${tasks(due.length)} and release ${total}?`

  if (gate?.kind === 'not activated' || gate?.kind === 'restricted') {
    return <ApprovalBlocked open={open} title={title} isRestricted={gate.kind === 'restricted'} onClose={onClose} />
  }
  if (isAsking) {
    return (
      <PinDialog
        open={open}
        title={title}
        description="This cannot be undone."
        size="md"
        confirmLabel={`Approve and release ${total}`}
        pinLock={wallet.data}
        onConfirm={async (pin) => {
          const outcome = await send(due, pin)
          if (outcome.kind === 'done') hasSent.current = true
          return outcome
        }}
        // No call of this dialog has an outcome that the PIN dialog asks about: each person's is in the list of results.
        onCheckStatus={async () => ({ kind: 'done' })}
        onForgotPin={onClose}
        onClose={() => {
          // The PIN dialog closes itself after the calls, in a render that does not know their outcomes yet.
          if (hasSent.current || places.some(({ id }) => outcomes.has(id))) setAsking(false)
          else onClose()
        }}
      >
        <People places={places} outcomes={outcomes} sumOf={sumOf} />
      </PinDialog>
    )
  }
  const hasAll = done.length === places.length
  return (
    <Dialog
      open={open}
      title={hasAll ? tasksApproved(done.length) : `${done.length} of ${places.length} approved`}
      size="md"
      busy={isChecking}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          {unsure.length > 0 ? (
            <Button
              loading={isChecking}
              loadingLabel="Checking"
              onClick={async () => {
                setChecking(true)
                await check(unsure)
                setChecking(false)
              }}
            >
              Check status
            </Button>
          ) : (
            due.length > 0 && <Button onClick={() => setAsking(true)}>Retry failed</Button>
          )}
        </>
      }
    >
      <People places={places} outcomes={outcomes} sumOf={sumOf} />
    </Dialog>
  )
}

const kindOf = (outcomes: ReadonlyMap<string, PlaceOutcome>, id: string) => outcomes.get(id)?.kind

interface PeopleProps {
  places: readonly WorkerGig[]
  outcomes: ReadonlyMap<string, PlaceOutcome>
  sumOf: (place: WorkerGig) => number
}

function People({ places, outcomes, sumOf }: PeopleProps) {
  return (
    <List surface="plain" label="Tasks to approve">
      {places.map((place) => (
        <ListItem
          key={place.id}
          trailing={<Money amount={sumOf(place)} />}
          description={<Result outcome={outcomes.get(place.id)} />}
        >
          <bdi>{personName(place.worker)}</bdi>
        </ListItem>
      ))}
    </List>
  )
}

function Result({ outcome }: { outcome: PlaceOutcome | undefined }) {
  if (outcome === undefined) return null
  if (outcome.kind === 'done') {
    return (
      <Text as="span" size="caption" tone="success">
        Approved
      </Text>
    )
  }
  return (
    <Text as="span" size="caption" tone={outcome.kind === 'unknown' ? 'warning' : 'danger'}>
      {outcome.kind === 'unknown' ? outcomeUnknownMessage : outcome.message}
    </Text>
  )
}
