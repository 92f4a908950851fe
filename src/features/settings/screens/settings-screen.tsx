import { useId } from 'react'
import { Card } from '@/design-system/components/Card/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { ContactSupport } from '@/domain/ticket-dialog/contact-support.tsx'
import { Tickets } from '../parts/tickets.tsx'

/** The account and its settings (docs/product/settings.md): the employer's tickets. Until the other settings can be edited here, support changes them. */
export function SettingsScreen() {
  const headingId = useId()
  return (
    <>
      <PageHeader title="Profile and Settings" description="Your details, your security, and what you asked support." />
      <Stack space={6}>
        <Card as="section" padding="lg" aria-labelledby={headingId}>
          <Stack space={4}>
            <Heading level={2} id={headingId}>
              Support changes your settings
            </Heading>
            <Text tone="muted">
              To change your name, password or notifications, write to support. We do it for you.
            </Text>
            <Inline>
              <ContactSupport topic="account" subject="Change my settings" />
            </Inline>
          </Stack>
        </Card>
        <Tickets />
      </Stack>
    </>
  )
}
