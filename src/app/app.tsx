import { RouterProvider, type createBrowserRouter } from 'react-router-dom'
import type { ApiClient } from '@/api/client/call.ts'
import { AppProviders } from './app-providers.tsx'
import { RouterLink } from './router-link.tsx'

interface AppProps {
  api: ApiClient
  router: ReturnType<typeof createBrowserRouter>
}

/**
 * All of the application, in the browser and where the build renders the frame of the dashboard. A function and no component, so that React keeps the providers,
 * and the toasts in them, of a page that was shown before the router (first-page.tsx).
 */
export const appOver = ({ api, router }: AppProps) => (
  <AppProviders api={api} link={RouterLink} goTo={(path, options) => router.navigate(path, options)}>
    <RouterProvider router={router} />
  </AppProviders>
)
