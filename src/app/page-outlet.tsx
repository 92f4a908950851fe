import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { clearReloadMark } from './reload-once.ts'

/**
 * Stands around the pages, inside their error boundary. It renders only when a page does, not while one loads and not in
 * place of one that failed, so this is where the reload for a missing chunk is known to have helped.
 */
export function PageOutlet() {
  useEffect(() => clearReloadMark(() => sessionStorage), [])
  return <Outlet />
}
