import { SettingsIllustration } from '@/design-system/illustrations/SettingsIllustration.tsx'
import { EmptyPage } from '@/domain/empty-page.tsx'
import { ContactSupport } from '@/domain/ticket-dialog/contact-support.tsx'

/** The account and its settings (docs/product/settings.md). Until they can be edited here, support changes them. */
export function SettingsScreen() {
  return (
    <EmptyPage
      title="Profile and Settings"
      description="Your details, security and notifications."
      emptyTitle="Support changes your settings"
      illustration={<SettingsIllustration />}
      action={<ContactSupport topic="account" subject="Change my settings" />}
    >
      To change your name, password or notifications, write to support. We do it for you.
    </EmptyPage>
  )
}
