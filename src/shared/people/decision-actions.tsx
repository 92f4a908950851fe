import { useEffect, useRef } from 'react'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Tooltip } from '@/design-system/components/Tooltip/index.ts'
import { StarIcon } from '@/design-system/icons/StarIcon.tsx'
import { XIcon } from '@/design-system/icons/XIcon.tsx'
import { canApplicant } from '@/rules/applicant-states.ts'
import { personName } from '@/shared/people-looks.ts'
import { useOfflineReason } from '@/shared/use-offline-reason.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { DeclineReasons } from './decline-reasons.tsx'
import { isDeciding, isHireable } from './hire/hire-rules.ts'
import type { Decide, Mark } from './use-decide.ts'

interface DecisionActionsProps {
  gig: Gig
  applicant: Applicant
  decide: Decide
  onHire: (applicant: Applicant) => void
  /** Words in the place of icons, for a card or a bar with room. */
  hasWords?: boolean
}

/** What can be decided about an applicant in its row; after a decision 'Undo', and why one was declined. */
export function DecisionActions({ gig, applicant, decide, onHire, hasWords = false }: DecisionActionsProps) {
  const undo = useRef<HTMLButtonElement>(null)
  const wasPressed = useRef(false)
  const mark = decide.marks.get(applicant.id)
  const isDecided = mark?.kind === 'decided'
  // The pressed button is gone: what takes its place gets the focus.
  useEffect(() => {
    if (isDecided && wasPressed.current && document.activeElement === document.body) undo.current?.focus()
    wasPressed.current = false
  }, [isDecided])
  const press = (action: (applicant: Applicant) => unknown) => () => {
    wasPressed.current = true
    void action(applicant)
  }

  if (mark !== undefined && isDecided) {
    return (
      <Stack space={2}>
        <Inline justify={hasWords ? 'start' : 'end'}>
          <WriteButton
            ref={undo}
            size="sm"
            variant="outline"
            tone="neutral"
            aria-label={`Undo: ${personName(applicant.worker)}`}
            onClick={() => void decide.undo(applicant.id)}
          >
            Undo
          </WriteButton>
        </Inline>
        {mark.event === 'decline' && (
          <DeclineReasons applicant={applicant} onChoose={(reason) => decide.giveReason(applicant, reason)} />
        )}
      </Stack>
    )
  }
  const isOpen = isDeciding(gig)
  const canShortlist = isOpen && canApplicant(applicant.status, 'shortlist')
  const canDecline = isOpen && canApplicant(applicant.status, 'decline')
  const props = { press, decide, applicant, canShortlist, canDecline }
  return (
    <Stack space={1}>
      {mark !== undefined && <Refused mark={mark} />}
      <Inline space={hasWords ? 2 : 1} justify={hasWords ? 'start' : 'end'} wrap={hasWords}>
        {hasWords ? <Words {...props} /> : <Icons {...props} />}
        {isHireable(gig, applicant) && (
          <WriteButton
            size="sm"
            variant="soft"
            aria-label={`Hire ${personName(applicant.worker)}`}
            onClick={() => onHire(applicant)}
          >
            Hire
          </WriteButton>
        )}
      </Inline>
    </Stack>
  )
}

/** What happened in the meantime, in place. */
export function Refused({ mark }: { mark: Mark }) {
  return (
    <Notice size="sm" tone="danger" role="status">
      {mark.message}
    </Notice>
  )
}

interface ChoiceProps {
  press: (action: (applicant: Applicant) => unknown) => () => void
  decide: Decide
  applicant: Applicant
  canShortlist: boolean
  canDecline: boolean
}

function Words({ press, decide, applicant, canShortlist, canDecline }: ChoiceProps) {
  const name = personName(applicant.worker)
  return (
    <>
      {canDecline && (
        <WriteButton
          size="sm"
          variant="outline"
          tone="neutral"
          aria-label={`Decline ${name}`}
          onClick={press(decide.decline)}
        >
          Decline
        </WriteButton>
      )}
      {canShortlist && (
        <WriteButton
          size="sm"
          variant="outline"
          tone="neutral"
          aria-label={`Shortlist ${name}`}
          onClick={press(decide.shortlist)}
        >
          Shortlist
        </WriteButton>
      )}
    </>
  )
}

function Icons({ press, decide, applicant, canShortlist, canDecline }: ChoiceProps) {
  const name = personName(applicant.worker)
  const offline = useOfflineReason()
  return (
    <>
      {canShortlist && (
        <Tooltip text="Shortlist" shortcut="S">
          <IconButton
            size="sm"
            variant="ghost"
            tone="neutral"
            label={`Shortlist ${name}`}
            icon={<StarIcon />}
            disabled={offline !== undefined}
            onClick={press(decide.shortlist)}
          />
        </Tooltip>
      )}
      {canDecline && (
        <Tooltip text="Decline" shortcut="D">
          <IconButton
            size="sm"
            variant="ghost"
            tone="neutral"
            label={`Decline ${name}`}
            icon={<XIcon />}
            disabled={offline !== undefined}
            onClick={press(decide.decline)}
          />
        </Tooltip>
      )}
    </>
  )
}
