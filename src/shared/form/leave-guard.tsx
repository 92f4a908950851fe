import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '@/design-system/components/ConfirmDialog/index.ts'
import { registerForm } from './unsaved-changes.ts'

interface LeaveGuardProps {
  /** There are changes now: the browser asks before the tab is closed or reloaded. */
  isChanged: boolean
  /** Whether leaving now loses changes; asked at each navigation, so it must not wait for a render. */
  wouldLose: () => boolean
}

const noop = () => undefined

/** Asks before unsaved changes are lost by leaving the page (docs/product/business-profile.md). */
export function LeaveGuard({ isChanged, wouldLose }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      wouldLose() && currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  )
  const losesNow = useEffectEvent(() => wouldLose())
  useEffect(() => registerForm(() => losesNow()), [])
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isChanged])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      description="Your changes will be lost."
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={blocker.proceed ?? noop}
      onCancel={blocker.reset ?? noop}
    />
  )
}
