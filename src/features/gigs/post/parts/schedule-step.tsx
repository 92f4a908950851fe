import { useFormContext, useWatch } from 'react-hook-form'
import { workModes } from '@/api/contract/schemas/gig-fields.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { DatePicker } from '@/design-system/components/DatePicker/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { PhoneField } from '@/design-system/components/PhoneField/index.ts'
import { RadioGroup } from '@/design-system/components/RadioGroup/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { TimeField } from '@/design-system/components/TimeField/index.ts'
import { AddressFields } from '@/shared/form/address-fields.tsx'
import { phoneProps } from '@/shared/form/phone-value.ts'
import { gigLabels } from '@/shared/gig-looks.ts'
import { now } from '@/lib/clock.ts'
import { lagosDay } from '@/lib/dates.ts'
import { useDefaultDeadline, useDefaultPlace } from '../data/use-defaults.ts'
import { useGigField } from '../data/use-gig-field.ts'
import type { GigForm } from '../model/gig-fields.ts'
import { SessionsEditor } from './sessions-editor.tsx'

const modes = workModes.map((value) => ({ value, label: gigLabels.workMode[value] }))

/** When and where the work is, and the application deadline (docs/product/post-gig.md, step 2). */
export function ScheduleStep() {
  const { control } = useFormContext<GigForm>()
  const mode = useWatch({ control, name: 'workMode' })
  const workMode = useGigField('workMode')
  return (
    <Stack space={8}>
      <SessionsEditor />
      <Stack space={4} as="section" aria-label="Place">
        <RadioGroup {...workMode} label="Where the work is" required orientation="horizontal" options={modes} />
        {mode === 'on_site' && (
          <>
            <Place />
            <Contact />
          </>
        )}
      </Stack>
      <Deadline />
    </Stack>
  )
}

function Place() {
  const address = useGigField('location.address')
  const city = useGigField('location.city')
  const state = useGigField('location.state')
  const landmark = useGigField('location.landmark')
  useDefaultPlace()
  return (
    <Stack space={3}>
      <AddressFields street={address} city={city} state={state} isOwn={false} />
      <TextField
        {...landmark}
        label="Landmark"
        optional
        autoComplete="off"
        placeholder="Opposite the filling station"
      />
    </Stack>
  )
}

function Contact() {
  const name = useGigField('onSiteContact.name')
  const phone = useGigField('onSiteContact.phone')
  return (
    <Stack space={3}>
      <Stack space={1}>
        <Heading level={3} look="label">
          Contact on site
        </Heading>
        <Text tone="muted" size="caption">
          Only workers you hire see it.
        </Text>
      </Stack>
      <Columns template="equal" space={3} align="start" collapseBelow="tablet">
        <TextField {...name} label="Contact name" optional autoComplete="off" />
        <PhoneField {...phoneProps(phone)} label="Contact phone" optional autoComplete="off" />
      </Columns>
    </Stack>
  )
}

function Deadline() {
  const day = useGigField('applicationDeadline.day')
  const time = useGigField('applicationDeadline.time')
  const today = lagosDay(now())
  useDefaultDeadline()
  return (
    <Stack space={3} as="section" aria-label="Applications">
      <Columns template="equal" space={3} align="start" collapseBelow="tablet">
        <DatePicker
          {...day}
          label="Application deadline"
          required
          today={today}
          min={today}
          minMessage="Application deadline cannot be in the past"
          onChange={(value) => day.onChange(value ?? '')}
        />
        <TimeField {...time} label="Closes at" required onChange={(value) => time.onChange(value ?? '')} />
      </Columns>
    </Stack>
  )
}
