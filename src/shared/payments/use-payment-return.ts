import { useEffect, useEffectEvent } from 'react'

/**
 * Calls back when Back restores this page from the back/forward cache, with the state it had while the browser went to the payment page: then
 * the redirect has ended, and the payments that the page has read are out of date.
 */
export function usePaymentReturn(isLeaving: boolean, onReturn: () => void): void {
  const restored = useEffectEvent(onReturn)
  useEffect(() => {
    if (!isLeaving) return
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restored()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [isLeaving])
}
