import { RouterProvider, type createBrowserRouter } from 'react-router-dom'
import type { ApiClient } from '@/api/client/call.ts'
import { AppProviders } from './app-providers.tsx'

interface AppProps {
  api: ApiClient
  router: ReturnType<typeof createBrowserRouter>
}

/** All of the application, in the browser and where the build renders a page. */
export function App({ api, router }: AppProps) {
  return (
    <AppProviders api={api}>
      <RouterProvider router={router} />
    </AppProviders>
  )
}
