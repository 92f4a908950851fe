import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Container } from '@/design-system/components/Container/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { paths } from '@/domain/paths.ts'

/** Any path the product does not know (specification, section 2). */
export function NotFoundScreen() {
  return (
    <Container as="main">
      <EmptyState
        title="Page not found"
        headingLevel={1}
        size="page"
        action={
          <ButtonLink variant="active" href={paths.dashboard}>
            Go to Dashboard
          </ButtonLink>
        }
      >
        The address may be mistyped, or the page has moved.
      </EmptyState>
    </Container>
  )
}
