import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Whether the browser is navigating to the payment page. Back may restore this page from the back/forward cache with its pending state: then
 * the redirect has ended and the payments it has read are stale.
 * @param onBack called when the page is restored from the back/forward cache
 */
export function usePaymentRedirect(onBack: () => void): { isRedirecting: boolean; startRedirect: () => void } {
  const [isRedirecting, setIsRedirecting] = useState(false)
  const back = useEffectEvent(onBack)
  useEffect(() => {
    if (!isRedirecting) return
    const stay = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setIsRedirecting(false)
      back()
    }
    window.addEventListener('pageshow', stay)
    return () => window.removeEventListener('pageshow', stay)
  }, [isRedirecting])
  return { isRedirecting, startRedirect: () => setIsRedirecting(true) }
}
