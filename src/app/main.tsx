import '@/design-system/styles/global.css.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createApiClient } from '@/api/client/call.ts'
import { createHttp } from '@/api/client/http.ts'
import { withReadsAhead } from '@/api/client/reads-ahead.ts'
import { createSession } from '@/api/client/session.ts'
import { env } from '@/lib/env.ts'
import { takeOver } from './first-page.tsx'
import { loadAppOrReload } from './load-app.ts'
import { publicPages } from '@/features/auth/public-pages.ts'
import { shownByBuild } from './start.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root element')

const session = createSession(() => window.localStorage)
const http = withReadsAhead(createHttp(env.apiBaseUrl), env.apiBaseUrl, window.readsAhead)
const api = createApiClient({ http, session })

// The document shows the logo animation, or the page that the build has rendered, until the session was checked (spec S1-2).
await session.checkSession()
session.syncAcrossTabs()
const shown = shownByBuild(root)
/** While code is loaded a session may begin in another tab, and a step through the history lead to another address. */
const isForReader = ({ path, shownTo }: NonNullable<typeof shown>) =>
  path === window.location.pathname && !(shownTo === 'guest' && session.store.getState().isAuthenticated)
// Where the code of the page cannot be loaded, the app says so.
const page = shown && isForReader(shown) ? await publicPages[shown.path]?.().catch(() => undefined) : undefined
if (shown !== undefined && page !== undefined && isForReader(shown)) takeOver(root, api, page)
else {
  const app = await loadAppOrReload(root)
  app?.startApp({
    api,
    // In a transition React renders in slices, and the browser can react to the person between them.
    show: (content) => startTransition(() => createRoot(root).render(content)),
    stays: shown !== undefined,
  })
}
