import type { ReactNode } from 'react'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { NoGigsIllustration } from '@/shared/illustrations/no-gigs-illustration.tsx'
import { dateTime } from '@/lib/dates.ts'
import type { LocalDraft } from '../model/draft-storage.ts'

interface ContinuePromptProps {
  /** The header of the page. */
  header: ReactNode
  draft: LocalDraft
  /** When the Gig on the server was saved, if the draft is not based on that version; ISO 8601. */
  otherSavedAt?: string
  onContinue: () => void
  /** Called to start with an empty form, or with the Gig on the server. */
  onStartNew: () => void
}

/** Offers to continue the draft on this device, also that of a tab that crashed. */
export function ContinuePrompt({ header, draft, otherSavedAt, onContinue, onStartNew }: ContinuePromptProps) {
  const title = draft.form.title.trim()
  const isNew = otherSavedAt === undefined
  const discardLabel = isNew
    ? 'Starting new removes it.'
    : `The Gig was saved elsewhere ${dateTime(otherSavedAt)}. Opening that one removes what this device has.`
  return (
    <>
      {header}
      <Card>
        <EmptyState
          title={title === '' ? 'Continue your draft?' : `Continue your draft "${title}"?`}
          size="page"
          illustration={<NoGigsIllustration />}
          action={
            <Actions align="start">
              <Button variant="outline" onClick={onStartNew}>
                {isNew ? 'Start new' : 'Open saved Gig'}
              </Button>
              <Button variant="active" onClick={onContinue}>
                Continue
              </Button>
            </Actions>
          }
        >
          {`Saved on this device ${dateTime(draft.savedAt)}. ${discardLabel}`}
        </EmptyState>
      </Card>
    </>
  )
}
