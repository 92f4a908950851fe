import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { createApiClient } from '@/api/client/call.ts'
import { createHttp } from '@/api/client/http.ts'
import { createSession } from '@/api/client/session.ts'
import { paths } from '@/shared/paths.ts'
import { App } from './app.tsx'
import { documentTitle, routeTitle } from './route-handle.ts'
import { rootRoute } from './router.tsx'
import { whenInitialized } from './when-initialized.ts'

/** The pages whose HTML is made by the build: the same for every guest. A guest page is not for an employer who is signed in. */
export const prerenderedPages = [
  { path: paths.signIn, isGuestPage: true },
  { path: paths.terms, isGuestPage: false },
  { path: paths.privacy, isGuestPage: false },
] as const

/**
 * The title and the markup of a public page as its first render draws it for a guest, for the build. The browser shows it before any script has
 * arrived, and React then takes it over.
 * @throws Error when the page does not render
 */
export async function renderPage(path: string): Promise<{ title: string; markup: string }> {
  const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
  await session.checkSession()
  const api = createApiClient({ http: createHttp('/api/v1'), session })
  const router = createMemoryRouter([rootRoute(api)], { initialEntries: [path] })
  const { errors, location, matches } = await whenInitialized(router)
  if (errors !== null || location.pathname !== path) throw new Error(`${path} cannot be rendered by the build`)
  const markup = renderToString(
    <StrictMode>
      <App api={api} router={router} />
    </StrictMode>,
  )
  router.dispose()
  const title = matches.map(({ route, params }) => routeTitle({ handle: route.handle, params })).find(Boolean)
  return { title: documentTitle(title), markup }
}
