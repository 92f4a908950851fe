import { Button } from '@/design-system/components/Button/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Hidden } from '@/design-system/components/Hidden/index.ts'
import { Skeleton, SkeletonBlock, SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Stepper } from '@/design-system/components/Stepper/index.ts'
import { wrapInCard } from '@/shared/query-view/wrap-in-card.tsx'
import { type Step, steps, stepTitles } from '../model/steps.ts'

/** Reserves the height of the header's line with 'Save draft', which stands at its end. */
export const saveSkeleton = (
  <Columns template="fill-content" space={3} align="center">
    <SkeletonText width="medium" />
    <Skeleton>
      <Button variant="outline">Save draft</Button>
    </Skeleton>
  </Columns>
)

/** The skeleton of Post a Gig while its draft is read. */
export function PostGigSkeleton({ step }: { step: Step }) {
  const stateOf = (id: Step) =>
    id === step ? 'current' : steps.indexOf(id) < steps.indexOf(step) ? 'done' : 'upcoming'
  const shown = steps.map((id) => ({ id, label: stepTitles[id], state: stateOf(id) }) as const)
  return (
    <Stack space={6}>
      <Stepper label="Post a Gig" steps={shown} />
      <Columns template="two-one" space={6} align="start" collapseBelow="desktop">
        <FieldsCard />
        <Stack space={4}>
          <Hidden below="tablet">
            <TextCard lines={4} />
          </Hidden>
          <TextCard lines={2} />
        </Stack>
      </Columns>
    </Stack>
  )
}

/** The skeleton of Republish while the old Gig is read. */
export function RepublishSkeleton() {
  return (
    <Stack space={6}>
      <TextCard lines={3} />
      <Columns template="two-one" space={6} align="start" collapseBelow="desktop">
        <Stack space={6}>
          <FieldsCard />
          <FieldsCard />
        </Stack>
        <Stack space={6}>
          <TextCard lines={3} />
          <TextCard lines={2} />
          <TextCard lines={4} />
        </Stack>
      </Columns>
    </Stack>
  )
}

function FieldsCard() {
  return wrapInCard(
    <Stack space={6}>
      <SkeletonText textStyle="heading2" width="medium" />
      <Field />
      <Field />
      <Field />
      <Field />
    </Stack>,
  )
}

function Field() {
  return (
    <Stack space={2}>
      <SkeletonText width="short" />
      <SkeletonBlock shape="control" />
    </Stack>
  )
}

function TextCard({ lines }: { lines: number }) {
  return (
    <Card>
      <Stack space={4}>
        <SkeletonText textStyle="title" width="medium" />
        <SkeletonText lines={lines} width="long" />
      </Stack>
    </Card>
  )
}
