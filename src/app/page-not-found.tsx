import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { NotFoundIllustration } from '@/design-system/illustrations/NotFoundIllustration.tsx'
import { paths } from '@/shared/paths.ts'

/** A path that does not exist: the whole page below the dashboard, inside its navigation, and a part of the public page. */
export function PageNotFound() {
  return (
    <EmptyState
      title="Page not found"
      headingLevel={1}
      size="page"
      illustration={<NotFoundIllustration />}
      action={
        <ButtonLink variant="active" href={paths.dashboard}>
          Go to Dashboard
        </ButtonLink>
      }
    >
      The address may be mistyped, or the page has moved.
    </EmptyState>
  )
}
