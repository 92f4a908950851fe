import type { ReactNode } from 'react'
import { ApiProvider } from '@/api/client/api-context.ts'
import type { ApiClient } from '@/api/client/call.ts'
import { LinkProvider } from '@/design-system/components/Link/index.ts'
import { Toaster } from '@/design-system/components/Toast/index.ts'
import { DirectionProvider } from '@/design-system/lib/direction-provider.tsx'
import { RouterLink } from './router-link.tsx'

/** Providers of every page: the API client with its session, the direction of writing (English), client-side links, and the toasts. */
export function AppProviders({ api, children }: { api: ApiClient; children: ReactNode }) {
  return (
    <ApiProvider value={api}>
      <DirectionProvider direction="ltr">
        <LinkProvider component={RouterLink}>
          {children}
          <Toaster />
        </LinkProvider>
      </DirectionProvider>
    </ApiProvider>
  )
}
