import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Whether the browser is on its way to the payment page. Back may bring the page as it was left, with everything it waited for: then
 * it is on its way no more, and what it knows of payments is old.
 * @param onBack the page is back as it was left
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
