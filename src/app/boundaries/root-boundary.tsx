import { Container } from '@/design-system/components/Container/index.ts'
import { CheckNotice } from '../check-notice.tsx'
import { FailureView } from './failure-view.tsx'
import { useRouteFailure } from './use-route-failure.ts'

/** Last of the three error boundaries: the app itself is broken, so nothing of it is used to show so. */
export function RootBoundary() {
  const failure = useRouteFailure()
  if (failure.isReloading) return <CheckNotice>Loading...</CheckNotice>
  return (
    <Container as="main">
      <FailureView failure={failure} actionLabel="Reload the page" onAction={() => window.location.reload()} />
    </Container>
  )
}
