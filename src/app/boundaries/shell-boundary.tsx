import { useApi } from '@/api/client/api-context.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { PageLoader } from '../page-loader.tsx'
import { PlainPage } from '../plain-page.tsx'
import { FailureView } from './failure-view.tsx'
import { useRouteFailure } from './use-route-failure.ts'

/** Middle of the three error boundaries: sidebar or top bar have failed. Log-out stays possible. */
export function ShellBoundary() {
  const failure = useRouteFailure()
  const api = useApi()
  const logOut = async () => {
    try {
      ;(await import('../shell/user-menu-panel.tsx')).logOut(api)
    } catch {
      // The missing code may be what the frame has failed of.
      api.session.logOut()
    }
  }
  if (failure.isReloading) return <PageLoader>Loading...</PageLoader>
  return (
    <PlainPage>
      <FailureView
        failure={failure}
        actionLabel="Reload the page"
        onAction={() => window.location.reload()}
        other={
          <Button variant="ghost" tone="neutral" onClick={() => void logOut()}>
            Log out
          </Button>
        }
      />
    </PlainPage>
  )
}
