import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { SettingsIllustration } from '@/design-system/illustrations/SettingsIllustration.tsx'
import { EmptyPage } from '@/domain/empty-page.tsx'
import { paths } from '@/domain/paths.ts'

/** The account and its settings (product pages, 5.12). */
export function SettingsScreen() {
  return (
    <EmptyPage
      title="Profile and Settings"
      description="Your details, security and notifications."
      emptyTitle="No settings changed yet"
      illustration={<SettingsIllustration />}
      action={
        <ButtonLink variant="active" href={paths.dashboard}>
          Go to Dashboard
        </ButtonLink>
      }
    >
      Your name, password, notification choices and support tickets will appear here.
    </EmptyPage>
  )
}
