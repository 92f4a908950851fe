import { type ComponentType, useRef } from 'react'
import type { Applicant, DeclineReason } from '@/api/contract/schemas/applicant.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { useMedia } from '@/design-system/lib/use-media.ts'
import { coarsePointer } from '@/design-system/styles/media.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { personName } from '@/shared/people-looks.ts'
import { useFocusPlace } from '@/shared/use-focus-place.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { type Choices, choicesFor } from './decision-choices.ts'
import { isUndoable, type Mark, shownApplicant } from './decision-marks.ts'
import type { Decide } from './use-decide.ts'

export interface DecisionProps {
  applicant: Applicant
  decide: Decide
  /** Whether the Gig still takes decisions. */
  isOpen: boolean
  /** Left out where the applicant cannot be hired. */
  onHire?: ((applicant: Applicant) => void) | undefined
  /** Words in the place of icons, for a card or a bar with room. */
  hasWords?: boolean
}

interface DecisionRowProps extends DecisionProps {
  /** Draws the choices. */
  Choices: ComponentType<ChoiceProps>
  /** Takes a reason for a declined applicant; left out where none can be given. */
  Reasons?: ComponentType<{ applicant: Applicant; onChoose: (reason: DeclineReason) => void }>
}

const choiceSpace = (hasWords: boolean, isTouched: boolean) => {
  if (hasWords) return 2
  return isTouched ? 3 : 1
}

/** What can be decided about an applicant, without the code of tooltips and menus: `DecisionActions` brings both. */
export function DecisionRow(props: DecisionRowProps) {
  const { applicant: listed, decide, isOpen, onHire, hasWords = false, Choices, Reasons } = props
  const place = useRef<HTMLElement>(null)
  // Icons as far from each other as their areas for a finger need.
  const isTouched = useMedia(coarsePointer)
  const keepFocus = useFocusPlace(place)
  const mark = decide.marks.get(listed.id)
  const canUndo = isUndoable(mark)
  const applicant = shownApplicant(listed, mark)
  const name = personName(applicant.worker)
  const justify = hasWords ? 'start' : 'end'
  const choices = choicesFor(applicant, isOpen, decide, keepFocus)

  // The keys keep 'Undo' and 'Hire' from being one button, on which the focus would stay.
  return (
    <Stack ref={place} space={1}>
      {mark?.message !== undefined && (
        // Words that take one line end where the buttons do, with the icon beside them.
        <Inline justify={justify}>
          <MarkMessage mark={mark} />
        </Inline>
      )}
      {mark !== undefined && canUndo ? (
        <Inline key="decided" space={1} justify={justify} wrap={hasWords}>
          {mark.kind === 'unsure' && (
            <WriteButton
              size="sm"
              variant="ghost"
              tone="neutral"
              aria-label={`Try again: ${name}`}
              onClick={() => {
                keepFocus()
                // The list may have been read again since, and show the decision.
                void decide[mark.event]({ ...listed, status: mark.before })
              }}
            >
              Try again
            </WriteButton>
          )}
          {Reasons !== undefined && mark.kind === 'decided' && mark.event === 'decline' && (
            <Reasons applicant={applicant} onChoose={(reason) => decide.giveReason(applicant, reason)} />
          )}
          <WriteButton
            size="sm"
            variant="outline"
            aria-label={`Undo: ${name}`}
            onClick={() => {
              keepFocus()
              void decide.undo(applicant.id)
            }}
          >
            Undo
          </WriteButton>
        </Inline>
      ) : (
        <Inline key="choices" space={choiceSpace(hasWords, isTouched)} justify={justify} wrap={hasWords}>
          <Choices name={name} choices={choices} />
          {applicant.hire && (
            <ButtonLink
              size="sm"
              variant="outline"
              href={gigPaths.profile(applicant.gigId, 'worker', applicant.hire.workerGigId)}
              aria-label={`View worker: ${name}`}
            >
              View worker
            </ButtonLink>
          )}
          {onHire !== undefined && (
            <WriteButton size="sm" variant="soft" aria-label={`Hire ${name}`} onClick={() => onHire(applicant)}>
              Hire
            </WriteButton>
          )}
        </Inline>
      )}
    </Stack>
  )
}

/** What happened in the meantime, or that something was not saved, in place. */
function MarkMessage({ mark }: { mark: Mark }) {
  return (
    <Notice size="sm" tone="danger" role="status">
      {mark.message}
    </Notice>
  )
}

export interface ChoiceProps {
  name: string
  choices: Choices
}

/** The choices as buttons with words. */
export function WordChoices({ name, choices: { decline, restore, shortlist } }: ChoiceProps) {
  const look = { size: 'sm', variant: 'outline' } as const
  return (
    <>
      {decline && (
        <WriteButton {...look} aria-label={`Decline ${name}`} onClick={decline}>
          Decline
        </WriteButton>
      )}
      {restore && (
        <WriteButton {...look} aria-label={`Restore ${name}`} onClick={restore}>
          Restore
        </WriteButton>
      )}
      {shortlist && (
        <WriteButton {...look} aria-label={`Shortlist ${name}`} onClick={shortlist}>
          Shortlist
        </WriteButton>
      )}
    </>
  )
}
