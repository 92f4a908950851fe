import '@/design-system/styles/global.css.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { createApiClient } from '@/api/client/call.ts'
import { createHttp } from '@/api/client/http.ts'
import { createSession } from '@/api/client/session.ts'
import { env } from '@/lib/env.ts'
import { AppProviders } from './app-providers.tsx'
import { createAppRouter } from './router.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root element')

const session = createSession(() => window.localStorage)
const api = createApiClient({ http: createHttp(env.apiBaseUrl), session })

// index.html shows the logo animation until the session was checked; nothing renders before (spec S1-2).
await session.checkSession()
createRoot(root).render(
  <StrictMode>
    <AppProviders api={api}>
      <RouterProvider router={createAppRouter(api)} />
    </AppProviders>
  </StrictMode>,
)
