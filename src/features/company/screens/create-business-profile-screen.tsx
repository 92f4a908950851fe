import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { SettingsIllustration } from '@/design-system/illustrations/SettingsIllustration.tsx'
import { EmptyPage } from '@/domain/empty-page.tsx'
import { paths } from '@/domain/paths.ts'

/** Where the business is described to workers (product pages, 5.2). */
export function CreateBusinessProfileScreen() {
  return (
    <EmptyPage
      title="Create business profile"
      description="Workers see your business name and logo on every Gig."
      emptyTitle="No business profile yet"
      illustration={<SettingsIllustration />}
      action={
        <ButtonLink variant="active" href={paths.dashboard}>
          Go to Dashboard
        </ButtonLink>
      }
    >
      Your business name, logo, contacts and address will appear here, as workers see them.
    </EmptyPage>
  )
}
