import type { ReactElement } from 'react'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { useUnfinishedGigPayment } from '../../pay/use-unfinished-gig-payment.ts'
import type { GigDraftState } from '../data/use-gig-draft.ts'
import type { usePostGig } from '../data/use-post-gig.ts'
import type { Quote } from '../data/use-quote.ts'
import { type Step, stepTitles } from '../model/steps.ts'
import { GigSummary } from './gig-summary.tsx'
import { PayBox } from './pay-box.tsx'
import { PayingNotice } from './post-notices.tsx'

interface ReviewStepProps {
  draft: GigDraftState
  quote: Quote
  posting: ReturnType<typeof usePostGig>
  /** Who of the team before is asked first, of a republished Gig. */
  team: ReactElement | undefined
  onEdit: (step: Step) => void
  onBack: (() => void) | undefined
  headingRef: (heading: HTMLHeadingElement | null) => void
}

/** The last step: the Gig as workers see it, and its payment. */
export function ReviewStep({ draft, quote, posting, team, onEdit, onBack, headingRef }: ReviewStepProps) {
  const { gig, values } = draft
  const paying = useUnfinishedGigPayment(gig?.status === 'pending_payment' ? gig.id : undefined, posting.isBusy)
  return (
    <>
      <PayingNotice paying={paying} />
      <Columns template="two-one" space={6} align="start" collapseBelow="desktop">
        <Stack space={4}>
          <Inline>
            <Heading level={2} tabIndex={-1} ref={headingRef}>
              {stepTitles.review}
            </Heading>
          </Inline>
          <GigSummary values={values} onEdit={onEdit} />
          {team}
        </Stack>
        <PayBox draft={draft} quote={quote} posting={posting} paying={paying} onBack={onBack} />
      </Columns>
    </>
  )
}
