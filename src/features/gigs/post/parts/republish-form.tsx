import type { ReactNode } from 'react'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { FieldErrorList, FormFields } from '@/shared/form/form-fields.tsx'
import { gigTitle } from '@/shared/gig-looks.ts'
import { useUnfinishedGigPayment } from '../../pay/use-unfinished-gig-payment.ts'
import { type DraftStart, useGigDraft } from '../data/use-gig-draft.ts'
import { usePostGig } from '../data/use-post-gig.ts'
import { useQuote } from '../data/use-quote.ts'
import { formOf } from '../model/gig-form.ts'
import { stepFields, stepTitles } from '../model/steps.ts'
import type { Teammate } from '../model/team.ts'
import { CompletenessCard } from './completeness-card.tsx'
import { DateSuggestions } from './date-suggestions.tsx'
import { DetailsStep } from './details-step.tsx'
import { DraftLine } from './draft-line.tsx'
import { PayBox } from './pay-box.tsx'
import { PayStep } from './pay-step.tsx'
import { PayingNotice } from './post-notices.tsx'
import { ScheduleStep } from './schedule-step.tsx'
import { RepublishTrail } from './republish-trail.tsx'
import { TeamCard } from './team-card.tsx'
import { ChangesSummary } from './changes-summary.tsx'

interface RepublishFormProps {
  /** The Gig that is republished. */
  source: Gig
  team: readonly Teammate[]
  start: DraftStart
  /** Called when the server has the new Gig. */
  onMade: (id: string) => void
}

/** When the Gig is comes first: it is what a republished Gig lacks. */
const order = [...stepFields.schedule, ...stepFields.pay, ...stepFields.details]

/** The form of a Gig on one page, filled with an old Gig (docs/product/republish.md). */
export function RepublishForm({ source, team, start, onMade }: RepublishFormProps) {
  const draft = useGigDraft(start, 'details', onMade, order)
  const { fields, values, gig } = draft
  const quote = useQuote(values)
  const posting = usePostGig(draft, quote)
  const paying = useUnfinishedGigPayment(gig?.status === 'pending_payment' ? gig.id : undefined, posting.isBusy)
  const before = formOf(source)
  return (
    <FormFields fields={fields}>
      <PageHeader
        title="Republish Gig"
        before={<RepublishTrail source={source} />}
        description={<bdi>{gigTitle(source)}</bdi>}
        actions={<DraftLine draft={draft} isBusy={posting.isBusy} onSave={() => void posting.saveDraft()} />}
      />
      <Stack space={6}>
        <PayingNotice paying={paying} />
        <ChangesSummary
          before={before}
          after={values}
          priceThen={source.payment.totalKobo}
          priceNow={quote.data?.totalKobo}
        />
        <Columns template="two-one" space={6} align="start" collapseBelow="desktop">
          <Stack space={6}>
            <FieldErrorList fields={fields} level={3} />
            <Part title={stepTitles.schedule}>
              <DateSuggestions before={before} />
              <ScheduleStep />
            </Part>
            <Part title={stepTitles.pay}>
              <PayStep hasTeam={team.length > 0} />
            </Part>
            <Part title={stepTitles.details}>
              <DetailsStep />
            </Part>
          </Stack>
          <Stack space={6}>
            {team.length > 0 && <TeamCard team={team} chosen={draft.team ?? []} onChange={draft.chooseTeam} />}
            <CompletenessCard values={values} />
            <PayBox draft={draft} quote={quote} posting={posting} paying={paying} />
          </Stack>
        </Columns>
      </Stack>
    </FormFields>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" padding="lg" aria-label={title}>
      <Stack space={6}>
        <Heading level={2}>{title}</Heading>
        {children}
      </Stack>
    </Card>
  )
}
