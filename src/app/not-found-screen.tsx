import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { NotFoundIllustration } from '@/design-system/illustrations/NotFoundIllustration.tsx'
import { paths } from '@/shared/paths.ts'
import { PlainPage } from './plain-page.tsx'

/** Shown for an unknown path (spec S2-12). */
export function NotFoundScreen() {
  return (
    <PlainPage>
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
    </PlainPage>
  )
}
