import { useApi } from '@/api/client/api-context.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { PageLoader } from '../page-loader.tsx'
import { PlainPage } from '../plain-page.tsx'
import { FailureView } from './failure-view.tsx'
import { useRouteFailure } from './use-route-failure.ts'

/** Middle of the three error boundaries: sidebar or top bar have failed. Log-out stays possible. */
export function ShellBoundary() {
  const failure = useRouteFailure()
  const { session } = useApi()
  if (failure.isReloading) return <PageLoader>Loading...</PageLoader>
  return (
    <PlainPage>
      <FailureView
        failure={failure}
        actionLabel="Reload the page"
        onAction={() => window.location.reload()}
        other={
          <Button variant="ghost" tone="neutral" onClick={session.logOut}>
            Log out
          </Button>
        }
      />
    </PlainPage>
  )
}
