import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { clearReloadMark } from '@/lib/reload-once.ts'

/**
 * Renders the pages inside their error boundary. It mounts only when a page renders, not while a page loads and not in
 * place of a page that failed, so its mount shows that the reload for a missing chunk has succeeded.
 */
export function PageOutlet() {
  useEffect(() => clearReloadMark(() => sessionStorage), [])
  return <Outlet />
}
