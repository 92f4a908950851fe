import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { HireFlow } from './use-hire.ts'

/** Runs something when the dialog of a hire closes, as to keep the focus whose button the hire removes. */
export function useWhenHireCloses({ isOpen }: Pick<HireFlow, 'isOpen'>, run: () => void): void {
  const onClose = useEffectEvent(run)
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) onClose()
    wasOpen.current = isOpen
  }, [isOpen])
}
