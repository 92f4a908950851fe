import { Actions } from '@/design-system/components/Actions/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { NoGigsIllustration } from '@/design-system/illustrations/NoGigsIllustration.tsx'
import { dateTime } from '@/lib/dates.ts'
import type { LocalDraft } from '../model/draft-storage.ts'

interface ContinuePromptProps {
  draft: LocalDraft
  onContinue: () => void
  onStartNew: () => void
}

/** Offers what was typed on this device before, also by a tab that crashed. */
export function ContinuePrompt({ draft, onContinue, onStartNew }: ContinuePromptProps) {
  const title = draft.form.title.trim()
  return (
    <>
      <PageHeader title="Post a Gig" description="Describe the work, set the pay, and workers apply." />
      <Card>
        <EmptyState
          title={title === '' ? 'Continue your draft?' : `Continue your draft "${title}"?`}
          size="page"
          illustration={<NoGigsIllustration />}
          action={
            <Actions align="start">
              <Button variant="outline" tone="neutral" onClick={onStartNew}>
                Start new
              </Button>
              <Button variant="active" onClick={onContinue}>
                Continue
              </Button>
            </Actions>
          }
        >
          {`Saved on this device ${dateTime(draft.savedAt)}. Starting new removes it.`}
        </EmptyState>
      </Card>
    </>
  )
}
