import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void): () => void {
  // The browser's settings are another page or window: the answer can only change while this one has no focus.
  window.addEventListener('focus', changed)
  return () => window.removeEventListener('focus', changed)
}

const read = () => ('Notification' in window ? Notification.permission : 'unsupported')

/** Whether this browser may show notifications: 'granted', 'denied', 'default' before it was asked, or 'unsupported'. */
export function usePushPermission(): NotificationPermission | 'unsupported' {
  return useSyncExternalStore(subscribe, read)
}
