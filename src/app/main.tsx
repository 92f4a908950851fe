import '@/design-system/styles/global.css.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createApiClient } from '@/api/client/call.ts'
import { createHttp } from '@/api/client/http.ts'
import { withReadsAhead } from '@/api/client/reads-ahead.ts'
import { createSession } from '@/api/client/session.ts'
import { env } from '@/lib/env.ts'
import { takeOver } from './first-page.tsx'
import { loadApp } from './load-app.ts'
import { publicPages } from '@/features/auth/public-pages.ts'
import { shownByBuild } from './start.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root element')

const session = createSession(() => window.localStorage)
const http = withReadsAhead(createHttp(env.apiBaseUrl), env.apiBaseUrl, window.readsAhead)
const api = createApiClient({ http, session })

// The document shows the logo animation, or the page that the build has rendered, until the session was checked (spec S1-2).
const isSignedIn = await session.checkSession()
session.syncAcrossTabs()
const shown = shownByBuild(root)
const isForThem = shown === 'everyone' || (shown === 'guest' && !isSignedIn)
// Where the code of a page cannot be loaded, the app says so.
const page = isForThem ? await publicPages[window.location.pathname]?.().catch(() => undefined) : undefined
if (page === undefined) {
  const { startApp } = await loadApp()
  await startApp({
    api,
    // In a transition React renders in slices, and the browser can react to the person between them.
    show: (app) => startTransition(() => createRoot(root).render(app)),
    isPageShown: shown !== undefined,
  })
} else takeOver(root, api, page)
