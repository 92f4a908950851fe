import { startTransition, StrictMode, useEffect, type ComponentType, type MouseEvent, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { ApiClient } from '@/api/client/call.ts'
import type { LinkComponentProps } from '@/design-system/components/Link/index.ts'
import { useTheme } from '@/design-system/themes/theme.ts'
import { loadWhenIdle } from '@/lib/run-when-idle.ts'
import { useGoTo, type GoTo } from '@/shared/go-to.ts'
import { paths } from '@/shared/paths.ts'
import { AppProviders } from './app-providers.tsx'
import { isAppLoaded, loadApp } from './load-app.ts'

interface FirstPageProps {
  api: ApiClient
  page: ComponentType
  goTo: GoTo
}

/** A public page without the router: what the build renders, and what React takes over in the browser. */
export const firstPage = ({ api, page: Page, goTo }: FirstPageProps): ReactNode => (
  <StrictMode>
    <AppProviders api={api} link={FirstPageLink} goTo={goTo}>
      <WithoutRouter>
        <Page />
      </WithoutRouter>
    </AppProviders>
  </StrictMode>
)

function WithoutRouter({ children }: { children: ReactNode }) {
  // Applies changes of the system theme.
  useTheme()
  useEffect(() => loadWhenIdle(loadApp), [])
  return children
}

/** A link to another page starts the app there. Until the app's code has come the browser follows it itself. */
function FirstPageLink({ href, children, onClick, ...rest }: LinkComponentProps) {
  const goTo = useGoTo()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
    const isForBrowser = button !== 0 || metaKey || ctrlKey || shiftKey || altKey || href.startsWith('#')
    if (defaultPrevented || isForBrowser || !isAppLoaded()) return
    event.preventDefault()
    void goTo(href)
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}

/**
 * Lets React take over a public page that the build has rendered. The app takes its place, in the same document, when the page leads to another one, at a step
 * through the history, when a session begins in another tab, and when the page fails, so that the app says so.
 */
export function takeOver(root: HTMLElement, api: ApiClient, page: ComponentType): void {
  const left = new AbortController()
  let leaving: Promise<void> | undefined
  const leave = async (to?: { path: string; replace: boolean }) => {
    const app = await loadApp().catch(() => undefined)
    if (app === undefined) return loadDocument(to)
    left.abort()
    const show = (shown: ReactNode) => startTransition(() => react.render(shown))
    return app.startApp({ api, show, isPageShown: true, to })
  }
  const leaveOnce: typeof leave = (to) => (leaving ??= leave(to))
  const goTo: GoTo = (path, { replace = false } = {}) => leaveOnce({ path, replace })
  window.addEventListener('popstate', () => void leaveOnce(), { signal: left.signal })
  const stopFollowing = api.session.store.subscribe(({ isAuthenticated }) => {
    // As the guard of sign-in does it (guards.ts); who is signed in can read the other pages, too.
    if (isAuthenticated && window.location.pathname === paths.signIn) void goTo(paths.dashboard, { replace: true })
  })
  left.signal.addEventListener('abort', stopFollowing)
  const react = hydrateRoot(root, firstPage({ api, page, goTo }), {
    onUncaughtError: (error) => {
      reportError(error)
      void leaveOnce()
    },
  })
}

/** The way to another page without the app's code. */
function loadDocument(to?: { path: string; replace: boolean }): void {
  if (to === undefined) window.location.reload()
  else if (to.replace) window.location.replace(to.path)
  else window.location.assign(to.path)
}
