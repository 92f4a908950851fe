import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { equipments, payTypes, transports, visibilities } from '@/api/contract/schemas/gig-fields.ts'
import { Checkbox } from '@/design-system/components/Checkbox/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { MoneyField } from '@/design-system/components/MoneyField/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { RadioCards } from '@/design-system/components/RadioCards/index.ts'
import { RadioGroup } from '@/design-system/components/RadioGroup/index.ts'
import { Select } from '@/design-system/components/Select/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { LockIcon } from '@/design-system/icons/LockIcon.tsx'
import { moneyProps } from '@/shared/form/money-value.ts'
import { gigLabels, labelOf } from '@/shared/gig-looks.ts'
import { useLock } from '../data/locked-fields.ts'
import { useGigField } from '../data/use-gig-field.ts'
import type { GigForm } from '../model/gig-fields.ts'

const payMeaning = {
  per_gig: 'Once for the whole Gig',
  per_day: 'For each session',
  per_hour: 'For the hours of all sessions',
} as const
const payOptions = payTypes.map((value) => ({ value, title: gigLabels.payType[value], description: payMeaning[value] }))
const rateLabels: Readonly<Record<string, string>> = {
  per_gig: 'Pay for each worker',
  per_day: 'Pay for each worker and day',
  per_hour: 'Pay for each worker and hour',
}
const transportOptions = transports.map((value) => ({ value, label: gigLabels.transport[value] }))
const equipmentOptions = equipments.map((value) => ({ value, label: gigLabels.equipment[value] }))
const visibilityMeaning = {
  public: 'Every worker can find it and apply',
  invite_only: 'Only workers you invite see it',
} as const
const visibilityOptions = visibilities.map((value) => ({
  value,
  label: gigLabels.visibility[value],
  description: visibilityMeaning[value],
}))

interface PayStepProps {
  /** The Gig has workers to invite: the team of a republished Gig. */
  hasTeam?: boolean
}

/** Pay, perks, number of workers and, where workers can be invited, visibility of the Gig (docs/product/post-gig.md, step 3). */
export function PayStep({ hasTeam = false }: PayStepProps) {
  const visibility = useGigField('visibility')
  // Without workers to invite, nobody would see an invite-only Gig. One that is invite-only already can be made public.
  const [asksVisibility] = useState(() => hasTeam || visibility.value === 'invite_only')
  const lock = useLock('rateKobo')
  return (
    <Stack space={8}>
      {lock === undefined ? <Pay /> : <LockedPay reason={lock} />}
      <Perks />
      {asksVisibility && <RadioGroup {...visibility} label="Who sees this Gig" required options={visibilityOptions} />}
    </Stack>
  )
}

function Pay() {
  const { control } = useFormContext<GigForm>()
  const type = useWatch({ control, name: 'payType' })
  const payType = useGigField('payType')
  const rate = useGigField('rateKobo')
  const workers = useGigField('workersNeeded')
  return (
    <Stack space={4}>
      <RadioCards {...payType} label="How you pay" required options={payOptions} />
      <Columns template="equal" space={3} align="start" collapseBelow="tablet">
        <MoneyField {...moneyProps(rate)} label={rateLabels[type] ?? 'Pay'} required />
        {/* It says 1 from the start: a digit typed takes its place, instead of making twelve of it. */}
        <TextField
          {...workers}
          label="Workers"
          required
          inputMode="numeric"
          autoComplete="off"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Columns>
    </Stack>
  )
}

/** The agreed pay cannot be changed: it is shown as text, with the reason. */
function LockedPay({ reason }: { reason: string }) {
  const { control } = useFormContext<GigForm>()
  const [payType, rateKobo, workersNeeded] = useWatch({ control, name: ['payType', 'rateKobo', 'workersNeeded'] })
  return (
    <Stack space={3} as="section" aria-label="Pay">
      <Notice icon={<LockIcon size="sm" />}>{reason}</Notice>
      <DescriptionList layout="rows">
        <DescriptionItem term="How you pay">{labelOf(gigLabels.payType, payType)}</DescriptionItem>
        <DescriptionItem term={rateLabels[payType] ?? 'Pay'}>
          <Money amount={rateKobo} />
        </DescriptionItem>
        <DescriptionItem term="Workers">{workersNeeded}</DescriptionItem>
      </DescriptionList>
    </Stack>
  )
}

function Perks() {
  const transport = useGigField('perks.transport')
  const meals = useGigField('perks.meals')
  const equipment = useGigField('perks.equipment')
  const dressCode = useGigField('perks.dressCode')
  return (
    <Stack space={3} as="section" aria-label="What the worker gets">
      <Heading level={3} look="label">
        What the worker gets
      </Heading>
      <Columns template="equal" space={3} align="start" collapseBelow="tablet">
        <Select {...transport} label="Transport" required placeholder="Select transport" options={transportOptions} />
        <Select {...equipment} label="Equipment" required placeholder="Select equipment" options={equipmentOptions} />
      </Columns>
      {/* A checkbox keeps no line free for a message: as far from the next field as the others are. */}
      <Stack space={8}>
        <Checkbox
          id={meals.id}
          label="Meals are included"
          checked={meals.value}
          onBlur={meals.onBlur}
          onChange={({ target }) => meals.onChange(target.checked)}
        />
        <TextField {...dressCode} label="Dress code" optional placeholder="All black" />
      </Stack>
    </Stack>
  )
}
