import '@/design-system/styles/global.css.ts'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createApiClient } from '@/api/client/call.ts'
import { createHttp } from '@/api/client/http.ts'
import { withReadsAhead } from '@/api/client/reads-ahead.ts'
import { createSession } from '@/api/client/session.ts'
import { env } from '@/lib/env.ts'
import { App } from './app.tsx'
import { createAppRouter } from './router.tsx'
import { isShownAlready } from './start.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root element')

const session = createSession(() => window.localStorage)
const http = withReadsAhead(createHttp(env.apiBaseUrl), env.apiBaseUrl, window.readsAhead)
const api = createApiClient({ http, session })

// The document shows the logo animation, or the page that the build has rendered, until the session was checked (spec S1-2).
await session.checkSession()
const router = createAppRouter(api)
const app = (
  <StrictMode>
    <App api={api} router={router} />
  </StrictMode>
)
if (await isShownAlready(root, router)) hydrateRoot(root, app)
// In a transition React renders in slices, and the browser can react to the person between them.
else startTransition(() => createRoot(root).render(app))
