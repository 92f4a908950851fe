import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { createApiClient, type ApiClient } from '@/api/client/call.ts'
import { createHttp } from '@/api/client/http.ts'
import { createQueryClient } from '@/api/client/query-client.ts'
import { createSession } from '@/api/client/session.ts'
import { authRoutes, legalRoutes } from '@/features/auth/routes.ts'
import { log } from '@/lib/log.ts'
import { paths } from '@/shared/paths.ts'
import { appOver } from './app.tsx'
import { firstPage } from './first-page.tsx'
import { publicPages } from '@/features/auth/public-pages.ts'
import { documentTitle, screenHandle } from './route-handle.ts'
import { StartFrame, startFrameRules } from './shell/start-frame.tsx'

/**
 * The pages whose HTML is made by the build. `shownTo` is who sees it: a guest page is not for an employer who is signed in, and the frame of the dashboard only
 * for them; the others see the start-up picture. `modules` are those whose style sheets its markup needs besides the entry's.
 */
export const prerenderedPages = [
  { path: paths.signIn, shownTo: 'guest', modules: ['src/features/auth/screens/sign-in-screen.tsx'] },
  { path: paths.terms, shownTo: 'everyone', modules: ['src/features/auth/screens/terms-screen.tsx'] },
  { path: paths.privacy, shownTo: 'everyone', modules: ['src/features/auth/screens/privacy-screen.tsx'] },
  { path: paths.dashboard, shownTo: 'session', modules: [] },
] as const

type RenderedPage = { title: string; markup: string; rules: string }

/**
 * The title, the markup and the rules of its own of one of these pages, for the build. The browser shows it before any script has arrived. A public page is what
 * its first render draws for a guest, and React takes it over; the frame of the dashboard is replaced by the dashboard.
 * @throws Error when the page does not render
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
  await session.checkSession()
  const api = createApiClient({ http: createHttp('/api/v1'), session })
  if (path === paths.dashboard) return { title: documentTitle(undefined), ...renderStartFrame(api) }
  const page = await publicPages[path]?.()
  const title = screenHandle([...authRoutes, ...legalRoutes].find((route) => route.path === path)?.handle)?.title
  if (page === undefined || typeof title !== 'string') throw new Error(`${path} cannot be rendered by the build`)
  const markup = renderToString(firstPage({ api, page, goTo: async () => undefined }))
  return { title: documentTitle(title), markup, rules: '' }
}

function renderStartFrame(api: ApiClient) {
  const nobody = () => undefined
  const queryClient = createQueryClient({ notify: { success: nobody, failure: nobody, dismiss: nobody }, log })
  const element = (
    <QueryClientProvider client={queryClient}>
      <StartFrame />
    </QueryClientProvider>
  )
  // At an address outside the dashboard no place of the sidebar is the present one.
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [paths.root] })
  const markup = renderToString(<StrictMode>{appOver({ api, router })}</StrictMode>)
  router.dispose()
  // What is cached would keep the build waiting until it is forgotten.
  queryClient.clear()
  // Its buttons do nothing before the scripts are there; its links lead to their pages. The policy allows no style attribute.
  return {
    markup: markup.replaceAll('<button', '<button inert=""').replaceAll(/ style="[^"]*"/g, ''),
    rules: startFrameRules,
  }
}
