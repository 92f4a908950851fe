import { useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router-dom'
import { Spinner } from '@/design-system/components/Spinner/index.ts'
import { FailureView } from './failure-view.tsx'
import { useRouteFailure } from './use-route-failure.ts'

/** First of the three error boundaries: one page is broken, the navigation around it still works. */
export function ScreenBoundary() {
  const failure = useRouteFailure()
  const queryClient = useQueryClient()
  const { revalidate } = useRevalidator()
  if (failure.isReloading) return <Spinner label="Loading..." />

  const tryAgain = () => {
    // Without network a reload would lose the page altogether.
    if (failure.isChunk && navigator.onLine) return window.location.reload()
    // What the page had read may be what broke it.
    queryClient.removeQueries({ type: 'inactive' })
    void revalidate()
  }
  return <FailureView failure={failure} actionLabel="Try again" onAction={tryAgain} />
}
