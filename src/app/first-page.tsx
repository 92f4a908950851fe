import { startTransition, StrictMode, useEffect, type ComponentType, type MouseEvent, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { ApiClient } from '@/api/client/call.ts'
import type { LinkComponentProps } from '@/design-system/components/Link/index.ts'
import { useDocumentTheme } from '@/design-system/themes/theme.ts'
import { loadWhenIdle } from '@/lib/run-when-idle.ts'
import { loadDocument, useGoTo, type GoTo } from '@/shared/go-to.ts'
import { paths } from '@/shared/paths.ts'
import { AppProviders } from './app-providers.tsx'
import { isAppLoaded, loadApp, reloadDocumentOnce } from './load-app.ts'

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
  useDocumentTheme()
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
  const left = window.location.pathname
  const over = new AbortController()
  let starting: ReturnType<typeof start> | undefined
  const start = async (to?: Parameters<GoTo>) => {
    const { startApp } = await loadApp()
    over.abort()
    return startApp({ api, show: (app) => startTransition(() => react.render(app)), stays: true, left, to })
  }
  const startOnce = async (to?: Parameters<GoTo>) => {
    starting ??= start(to)
    try {
      return await starting
    } catch {
      starting = undefined
      return undefined
    }
  }
  const goTo: GoTo = async (...to) => {
    const isStart = starting === undefined
    const app = await startOnce(to)
    if (app === undefined) await loadDocument(...to)
    else await (isStart ? app.shown : app.goTo(...to))
  }
  const stepThroughHistory = async () => {
    if (window.location.pathname !== left && (await startOnce()) === undefined) window.location.reload()
  }
  window.addEventListener('popstate', () => void stepThroughHistory(), { signal: over.signal })
  const stopFollowing = api.session.store.subscribe(({ isAuthenticated }) => {
    // As the guard of sign-in does it (guards.ts); who is signed in can read the other pages, too.
    if (isAuthenticated && left === paths.signIn) void goTo(paths.dashboard, { replace: true })
  })
  over.signal.addEventListener('abort', stopFollowing)
  const react = hydrateRoot(root, firstPage({ api, page, goTo }), {
    onUncaughtError: async (error) => {
      reportError(error)
      if ((await startOnce()) === undefined) reloadDocumentOnce()
    },
  })
}
