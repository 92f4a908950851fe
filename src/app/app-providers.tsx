import type { ComponentType, ReactNode } from 'react'
import { ApiProvider } from '@/api/client/api-context.ts'
import type { ApiClient } from '@/api/client/call.ts'
import { LinkProvider, type LinkComponentProps } from '@/design-system/components/Link/index.ts'
import { Toaster } from '@/design-system/components/Toast/index.ts'
import { DirectionProvider } from '@/design-system/lib/direction-provider.tsx'
import { GoToProvider, type GoTo } from '@/shared/go-to.ts'

interface AppProvidersProps {
  api: ApiClient
  /** What follows the links of the app. */
  link: ComponentType<LinkComponentProps>
  goTo: GoTo
  children: ReactNode
}

/**
 * Providers of every page: the API client with its session, the direction of writing (English), links and ways to other pages, and the toasts. They stay where
 * the router takes the place of a page that was shown before it, and with them the toasts.
 */
export function AppProviders({ api, link, goTo, children }: AppProvidersProps) {
  return (
    <ApiProvider value={api}>
      <DirectionProvider direction="ltr">
        <LinkProvider component={link}>
          <GoToProvider value={goTo}>{children}</GoToProvider>
          <Toaster />
        </LinkProvider>
      </DirectionProvider>
    </ApiProvider>
  )
}
