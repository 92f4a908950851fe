import { PageLoader } from '../page-loader.tsx'
import { PlainPage } from '../plain-page.tsx'
import { FailureView } from './failure-view.tsx'
import { useRouteFailure } from './use-route-failure.ts'

/** Last of the three error boundaries: the app itself is broken, so nothing of it is used to show so. */
export function RootBoundary() {
  const failure = useRouteFailure()
  if (failure.isReloading) return <PageLoader>Loading...</PageLoader>
  return (
    <PlainPage>
      <FailureView failure={failure} actionLabel="Reload the page" onAction={() => window.location.reload()} />
    </PlainPage>
  )
}
