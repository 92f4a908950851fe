import { useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { PageLoader } from '../page-loader.tsx'
import { PlainPage } from '../plain-page.tsx'
import { FailureView } from './failure-view.tsx'
import { useRouteFailure } from './use-route-failure.ts'

/** How long a log-out waits for its code, in ms. */
const longestWaitMs = 1000

const after = (ms: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, ms, undefined)
  })

const loadMenu = () => import('../shell/user-menu-panel.tsx')

/** Middle of the three error boundaries: sidebar or top bar have failed. Log-out stays possible. */
export function ShellBoundary() {
  const failure = useRouteFailure()
  const api = useApi()
  const [isLeaving, setLeaving] = useState(false)
  const logOut = async () => {
    setLeaving(true)
    // The missing code may be what the frame has failed of: the session then ends in this browser only.
    const menu = await Promise.race([loadMenu().catch(() => undefined), after(longestWaitMs)])
    if (menu === undefined) api.session.logOut()
    else menu.logOut(api)
  }
  if (failure.isReloading) return <PageLoader>Loading...</PageLoader>
  return (
    <PlainPage>
      <FailureView
        failure={failure}
        actionLabel="Reload the page"
        onAction={() => window.location.reload()}
        other={
          <Button variant="ghost" tone="neutral" loading={isLeaving} onClick={() => void logOut()}>
            Log out
          </Button>
        }
      />
    </PlainPage>
  )
}
