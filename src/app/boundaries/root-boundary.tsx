import { PageLoader } from '../page-loader.tsx'
import { PlainPage } from '../plain-page.tsx'
import { FailureView } from './failure-view.tsx'
import { useRouteFailure } from './use-route-failure.ts'

/** Outermost of the three error boundaries. The app itself has failed, so the boundary uses no part of it. */
export function RootBoundary() {
  const failure = useRouteFailure()
  if (failure.isReloading) return <PageLoader>Loading...</PageLoader>
  return (
    <PlainPage>
      <FailureView failure={failure} actionLabel="Reload the page" onAction={() => window.location.reload()} />
    </PlainPage>
  )
}
