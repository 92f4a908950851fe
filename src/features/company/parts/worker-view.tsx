import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { CompanyForm } from '@/api/contract/schemas/company-form.ts'
import { Avatar } from '@/design-system/components/Avatar/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Hidden } from '@/design-system/components/Hidden/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Truncate } from '@/design-system/components/Truncate/index.ts'
import { DisplayProvider } from '@/design-system/lib/display-provider.tsx'

interface WorkerViewProps {
  /** The business's id, which decides the tint of its initial. */
  id: string
}

/** The card 'How workers see you', with what is typed now (docs/product/business-profile.md). On a phone it leaves out the text about the business. */
export function WorkerView({ id }: WorkerViewProps) {
  const headingId = useId()
  const { control } = useFormContext<CompanyForm>()
  const [image, companyName, industry, about, city, state] = useWatch({
    control,
    name: ['image', 'companyName', 'industry', 'about', 'address.city', 'address.state'],
  })
  const place = [city.trim(), state].filter(Boolean).join(', ')
  const line = [industry, place].filter(Boolean).join(' · ')
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId}>
      <Stack space={4}>
        <Heading level={2} id={headingId}>
          How workers see you
        </Heading>
        <Columns template="content-fill" space={3} align="center">
          {/* What workers see does not depend on the preferences of this device. */}
          <DisplayProvider pictures>
            <Avatar name={companyName} id={id} src={image} size="lg" shape="company" />
          </DisplayProvider>
          <Stack space={0}>
            <Text weight="semibold">
              <Truncate lines={2}>{companyName.trim() || 'Your company name'}</Truncate>
            </Text>
            <Text tone="muted" size="label">
              <Truncate lines={2}>{line || 'Industry and city'}</Truncate>
            </Text>
          </Stack>
        </Columns>
        <Hidden below="desktop">
          <Text tone="muted">
            <Truncate lines={3}>{about.trim() || 'What you write under About is shown here.'}</Truncate>
          </Text>
        </Hidden>
      </Stack>
    </Card>
  )
}
