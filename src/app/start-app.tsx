import { StrictMode, useEffect, type ReactNode } from 'react'
import type { ApiClient } from '@/api/client/call.ts'
import { appOver } from './app.tsx'
import { focusPageHeading } from './page-heading.ts'
import { createAppRouter } from './router.tsx'
import { whenInitialized } from './when-initialized.ts'

interface Start {
  api: ApiClient
  /** Shows the app in the document. */
  show: (app: ReactNode) => void
  /** The document shows a page, or the frame of the dashboard, that stays until the app's first page is there. Without it the app shows the start-up picture. */
  isPageShown: boolean
  /** Where an employer goes who leaves the shown page. */
  to?: { path: string; replace: boolean } | undefined
}

/** Starts the app with its router at the document's address, or leads from there to another one. Resolves when the app is shown. */
export async function startApp({ api, show, isPageShown, to }: Start): Promise<void> {
  const left = to && window.location.pathname
  if (to?.replace === true) window.history.replaceState(null, '', to.path)
  const router = createAppRouter(api)
  if (isPageShown) await whenInitialized(router)
  if (to?.replace === false) await router.navigate(to.path)
  show(
    <StrictMode>
      {appOver({ api, router })}
      {left !== undefined && <FocusOfNewPage left={left} />}
    </StrictMode>,
  )
}

/** Moves the focus to the heading, as the root of the app does when it leads to another page (app-root.tsx). */
function FocusOfNewPage({ left }: { left: string }) {
  useEffect(() => {
    if (window.location.pathname !== left) focusPageHeading()
  }, [left])
  return null
}
