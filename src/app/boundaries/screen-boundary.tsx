import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useOutletContext, useRevalidator } from 'react-router-dom'
import { Spinner } from '@/design-system/components/Spinner/index.ts'
import { canReachServer } from '@/api/client/can-reach-server.ts'
import { FailureView } from './failure-view.tsx'
import { useRouteFailure } from './use-route-failure.ts'

/** Innermost of the three error boundaries: one page has failed, the navigation around it still works. */
export function ScreenBoundary() {
  const failure = useRouteFailure()
  const queryClient = useQueryClient()
  const { revalidate } = useRevalidator()
  const setPageShown = useOutletContext<(isShown: boolean) => void>()
  useEffect(() => {
    setPageShown(false)
    return () => setPageShown(true)
  }, [setPageShown])
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  if (failure.isReloading) return <Spinner label="Loading..." />

  const tryAgain = async () => {
    // A reload without the server would replace the app by the browser's error page.
    if (failure.isChunk && (await canReachServer())) {
      if (!isLeft.current) window.location.reload()
      return
    }
    // Cached data may be the cause of the failure.
    queryClient.removeQueries({ type: 'inactive' })
    void revalidate()
  }
  return <FailureView failure={failure} actionLabel="Try again" onAction={() => void tryAgain()} />
}
