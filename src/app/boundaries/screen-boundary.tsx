import { useRevalidator } from 'react-router-dom'
import { Spinner } from '@/design-system/components/Spinner/index.ts'
import { FailureView } from './failure-view.tsx'
import { useRouteFailure } from './use-route-failure.ts'

/** First of the three error boundaries: one page is broken, the navigation around it still works. */
export function ScreenBoundary() {
  const failure = useRouteFailure()
  const { revalidate } = useRevalidator()
  if (failure.isReloading) return <Spinner label="Loading..." />
  return <FailureView failure={failure} actionLabel="Try again" onAction={() => void revalidate()} />
}
