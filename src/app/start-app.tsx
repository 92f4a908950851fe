import { StrictMode, useEffect, type ReactNode } from 'react'
import type { ApiClient } from '@/api/client/call.ts'
import type { GoTo } from '@/shared/go-to.ts'
import { appOver } from './app.tsx'
import { focusPageHeading } from './page-heading.ts'
import { createAppRouter } from './router.tsx'
import { whenSettled } from './when-settled.ts'

interface Start {
  api: ApiClient
  /** Shows the app in the document. */
  show: (app: ReactNode) => void
  /** The document shows a page, or the frame of the dashboard, that stays until the app's first page is there. Without it the app shows the start-up picture. */
  stays: boolean
  /** The path of the page that an employer leaves, whose place the app takes. */
  left?: string
  /** Where they go; without it the app shows the page of the document's address. */
  to?: Parameters<GoTo> | undefined
}

interface StartedApp {
  goTo: GoTo
  /** Resolves when the app is shown. */
  shown: Promise<void>
}

/** Starts the app with its router at the document's address, or leads from there to another one. */
export function startApp({ api, show, stays, left, to }: Start): StartedApp {
  const router = createAppRouter(api)
  // Before the router has reached the page that is left, which would be shown once more.
  if (to !== undefined) void router.navigate(...to)
  const shown = (stays ? whenSettled(router) : Promise.resolve()).then(() =>
    show(
      <StrictMode>
        {appOver({ api, router })}
        {left !== undefined && <FocusOfNewPage left={left} />}
      </StrictMode>,
    ),
  )
  const goTo: GoTo = async (path, options) => {
    await router.navigate(path, options)
    await shown
  }
  return { goTo, shown }
}

/** Moves the focus to the heading, as the root of the app does when it leads to another page (app-root.tsx). */
function FocusOfNewPage({ left }: { left: string }) {
  useEffect(() => {
    if (window.location.pathname !== left) focusPageHeading()
  }, [left])
  return null
}
