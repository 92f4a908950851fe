import { useMemo } from 'react'
import type { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Output } from '@/api/contract/endpoint.ts'
import { gigFieldNames } from '@/api/contract/schemas/gig-fields.ts'
import { sessionsReason } from '@/rules/gig-editing.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { AppForm } from '@/shared/form/app-form.tsx'
import { FormSection } from '@/shared/form/form-section.tsx'
import { gigPaths } from '@/shared/gig-paths.ts'
import { wrapInCard } from '@/shared/query-view/wrap-in-card.tsx'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { useUpToDate } from '@/shared/query-view/use-form-read.ts'
import { RedirectTo } from './redirect-to.tsx'
import { WriteButton } from '@/shared/write-button.tsx'
import { LockedFieldsProvider } from '../../post/data/locked-fields.ts'
import { DetailsStep } from '../../post/parts/details-step.tsx'
import { PayStep } from '../../post/parts/pay-step.tsx'
import { ScheduleStep } from '../../post/parts/schedule-step.tsx'
import { stepTitles } from '../../post/model/steps.ts'
import { useEditGig, useGigToEdit } from '../data/use-edit-gig.ts'
import { useGigPage } from '../data/use-gig-page.ts'
import { gigHref } from '../model/gig-search.ts'
import { count } from '../../model/gig-copy.ts'

/** Changes a posted Gig; locked fields are shown with the reason (docs/product/gig-details.md). As wide as the form that posts it, beside its poster. */
export function EditGig() {
  const { gig, search } = useGigPage()
  const { id, status } = gig
  const query = useUpToDate(useGigToEdit(id))
  // Before payment, the form that posts a Gig has every field.
  if (status === 'draft' || status === 'pending_payment') return <RedirectTo href={gigPaths.form(id)} />
  return (
    <Columns template="two-one" space={6} align="start" collapseBelow="desktop">
      <QueryView query={query} things="the Gig" skeleton={<EditSkeleton />} failureFrame={wrapInCard}>
        {(toEdit) => <Editable gig={toEdit} backHref={gigHref(id, search)} />}
      </QueryView>
    </Columns>
  )
}

function EditSkeleton() {
  return (
    <Stack space={6}>
      {[6, 8, 5].map((lines) => (
        <Card key={lines} padding="lg">
          <SkeletonText lines={lines} />
        </Card>
      ))}
    </Stack>
  )
}

type ToEdit = Output<typeof gigs.getToEdit>

function Editable({ gig, backHref }: { gig: ToEdit; backHref: string }) {
  const locked = new Map(gig.lockedFields.map(({ field, reason }) => [field, reason]))
  const isAllLocked = gigFieldNames.every((field) => locked.has(field))
  if (isAllLocked) {
    return (
      <Alert
        title="This Gig cannot be edited"
        action={
          <ButtonLink size="sm" variant="outline" href={backHref}>
            Back to Gig
          </ButtonLink>
        }
      >
        {gig.lockedFields[0]?.reason}
      </Alert>
    )
  }
  return <EditForm gig={gig} backHref={backHref} />
}

function EditForm({ gig, backHref }: { gig: ToEdit; backHref: string }) {
  const { form, isAsking, answer, dismiss } = useEditGig(gig, backHref)
  const isPaid = gig.payment.paidKobo > 0
  const locks = useMemo(
    () =>
      new Map([
        ...(isPaid ? [['sessions', sessionsReason] as const] : []),
        ...gig.lockedFields.map(({ field, reason }) => [field, reason] as const),
      ]),
    [gig.lockedFields, isPaid],
  )
  const workers = count(gig.workersHired, 'hired worker')
  return (
    <>
      <LockedFieldsProvider value={locks}>
        <AppForm
          form={form}
          failureTitle="Your changes were not saved"
          actions={
            <Actions dock>
              <ButtonLink variant="outline" href={backHref}>
                Back to Gig
              </ButtonLink>
              <WriteButton type="submit" variant="active" loading={form.isSending} loadingLabel="Saving">
                Save changes
              </WriteButton>
            </Actions>
          }
        >
          <FormSection title={stepTitles.details}>
            <DetailsStep />
          </FormSection>
          <FormSection title={stepTitles.schedule}>
            <ScheduleStep />
          </FormSection>
          <FormSection title={stepTitles.pay}>
            <PayStep />
          </FormSection>
        </AppForm>
      </LockedFieldsProvider>
      <Dialog
        open={isAsking}
        title={`Tell ${workers} about this change?`}
        description="They get an email that the details have changed, where we have an address."
        size="sm"
        onClose={dismiss}
        footer={
          <>
            <WriteButton variant="outline" onClick={() => void answer(false)}>
              Save without telling
            </WriteButton>
            <WriteButton onClick={() => void answer(true)}>Save and tell</WriteButton>
          </>
        }
      >
        <Text tone="muted">Whoever is not told may come at the wrong time or to the wrong place.</Text>
      </Dialog>
    </>
  )
}
