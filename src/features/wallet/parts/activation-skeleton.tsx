import { Card } from '@/design-system/components/Card/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Hidden } from '@/design-system/components/Hidden/index.ts'
import { SkeletonBlock, SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Stepper } from '@/design-system/components/Stepper/index.ts'
import { activationSteps } from '../model/activation.ts'

const [account, pin, activate] = activationSteps
/** It is not known yet which steps are done. */
const steps = [
  { ...account, state: 'upcoming' },
  { ...pin, state: 'upcoming' },
  { ...activate, state: 'upcoming' },
] as const

/** The skeleton of the activation at its first step, which is the most frequent one. */
export function ActivationSkeleton() {
  return (
    <Stack space={6}>
      <Stepper label="Activate wallet" steps={steps} finishedLabel={({ of }) => `${of} steps`} />
      <Columns template="two-one" space={6} collapseBelow="desktop" align="start">
        <Card>
          <Stack space={5}>
            <SkeletonText textStyle="heading2" width="medium" />
            <Field />
            <Field />
            <Hidden below="tablet">
              <SkeletonBlock shape="button" />
            </Hidden>
          </Stack>
        </Card>
        <Stack space={3}>
          <SkeletonText lines={2} textStyle="caption" width="medium" />
          <SkeletonText lines={2} textStyle="caption" width="long" />
        </Stack>
      </Columns>
    </Stack>
  )
}

function Field() {
  return (
    <Stack space={1}>
      <SkeletonText width="short" />
      <SkeletonBlock shape="control" />
    </Stack>
  )
}
