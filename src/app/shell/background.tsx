import { useEffect } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { PushMessages } from '@/features/push/push-messages.tsx'
import { LiveUpdates } from './live-updates.tsx'
import type { PageRouter } from '../keep-page-offline.ts'
import { OfflineStrip } from './offline-strip.tsx'
import { usePrefetchLinks } from './prefetch-links.ts'
import { SaveDensity } from './save-density.tsx'
import { ShortcutKeys } from './shortcuts/shortcut-keys.tsx'

export interface BackgroundProps {
  /** False while an error is in the place of the page. */
  isPageShown: boolean
  getRouter: () => PageRouter
}

/** What every page of the dashboard has and none needs for its first render. Loaded while there is a connection, because the strip is for when there is none. */
export function Background({ isPageShown, getRouter }: BackgroundProps) {
  const api = useApi()
  usePrefetchLinks(getRouter)
  // The first reads were requested by the page itself; what is pressed now must not wait for the library, and can be told when the network has gone.
  useEffect(() => api.preload(), [api])
  return (
    <>
      <OfflineStrip isPageShown={isPageShown} />
      <LiveUpdates />
      <ShortcutKeys />
      <PushMessages />
      <SaveDensity />
    </>
  )
}
