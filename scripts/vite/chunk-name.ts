/** The part of the bundler's module information that is used here. */
interface ModuleInfo {
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}

interface Modules {
  getModuleInfo: (id: string) => ModuleInfo | null
}

/**
 * Parts of TanStack Query that only lazily loaded parts of pages use. Its index imports every part and is in the shell, so by its importers each
 * part would be in the shell, too.
 */
const fewNeed = /@tanstack[\\/].*[\\/](?:useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver)\.js$/

/**
 * Sorts shared modules into a few chunks by the pages that need them first, so that a page takes a few requests instead of forty
 * and loads no code that only other pages need. By default the bundler makes a chunk for every set of pages.
 *
 * - `react`, `app`: what the entry needs, and what both first pages need: sign-in, and the dashboard as it opens (its shell and home)
 * - `sign-in`: what only sign-in and other public pages need
 * - `fields`: what sign-in has in common with parts of the dashboard that do not open it
 * - `contract`: what both the public forms and the dashboard need to speak to the server
 * - `shared`: what some public page, but not sign-in, has in common with the dashboard as it opens
 * - `home-parts`: what lazily loaded parts of home have in common with anything else that does not open the dashboard: they load no other page's code
 * - `forms`: what some public page, but not sign-in, has in common with other parts of the dashboard
 * - `sign-up`: what several other public pages need
 * - `shell`: what the dashboard's shell needs, and what home has in common with other pages and with its own lazily loaded parts
 * - `pages`: what several pages other than home need, and what the parts that are loaded while the browser is idle share with anything
 *
 * @returns the chunk's name, or null for a module that one lazy part alone needs: it stays with it
 */
export function chunkName(id: string, modules: Modules): string | null {
  if (/node_modules[\\/](?:react|react-dom|scheduler)[\\/]/.test(id)) return 'react'
  if (fewNeed.test(id)) return 'pages'
  const roots = [...rootsOf(id, modules)].map((root) => root.replaceAll('\\', '/'))
  const has = (end: string) => roots.some((root) => root.endsWith(end))
  const count = (part: RegExp) => roots.filter((root) => part.test(root)).length
  if (has('/index.html') || has('/src/app/main.tsx')) return 'app'
  const isSignIn = has('/auth/screens/sign-in-screen.tsx')
  const publicPages = count(/\/features\/auth\/screens\//)
  const isShell = has('/app/dashboard/dashboard-routes.tsx')
  /** The dashboard as it opens: its shell, and home, which is fetched beside it. */
  const opensDashboard = isShell || has('/features/home/screens/home-screen.tsx')
  const dashboardPages = count(/\/features\/(?!auth\/)[^/]+\/screens\//)
  if (has('/auth/data/auth-runtime.ts') && isShell && publicPages === 0) return 'contract'
  /** The parts that home loads after it has rendered. */
  const homeParts = count(/\/features\/home\/parts\//)
  // Lazily loaded parts of pages, such as drawers and tooltips; those of the public pages are in the auth slice.
  const lazyParts =
    roots.length - publicPages - dashboardPages - (isShell ? 1 : 0) - count(/\/features\/auth\/(?!screens\/)/)
  const isElsewhere = dashboardPages > 0 || lazyParts > 0
  // What sign-in sends and a part of the shell's menu needs, too: a chunk of its own would be one more request of sign-in.
  if (has('/auth/data/auth-runtime.ts') && publicPages === 0 && isElsewhere) return 'contract'
  if (isSignIn && opensDashboard) return 'app'
  /** A style sheet, not the names of its classes. A file of its own for a few rules would be one more request. */
  const isStyle = /\.css\.ts\.vanilla\.css/.test(id)
  if (isStyle && ((isSignIn && homeParts > 0) || (publicPages > 0 && opensDashboard))) return 'app'
  if (isSignIn) return isElsewhere ? 'fields' : 'sign-in'
  if (publicPages > 0 && opensDashboard) return 'shared'
  if (homeParts > 0 && isStyle) return 'shell'
  if (homeParts > 0 && !opensDashboard && roots.length > homeParts) return 'home-parts'
  if (publicPages > 0 && isElsewhere) return 'forms'
  if (publicPages > 1) return 'sign-up'
  if (isShell || (opensDashboard && (dashboardPages > 1 || homeParts > 0))) return 'shell'
  /** Loaded while the browser is idle, on every page: what they share with anything comes in one request. */
  const isIdlePart = has('/app/shell/background.tsx') || has('/app/shell/user-menu-panel.tsx')
  return dashboardPages > 1 || (isIdlePart && roots.length > 1) ? 'pages' : null
}

/** The entry and the dynamically imported modules from which static imports lead to a module. */
function rootsOf(id: string, modules: Modules): Set<string> {
  const roots = new Set<string>()
  const seen = new Set<string>()
  const waiting = [id]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    const info = modules.getModuleInfo(next)
    if (!info) continue
    if (info.isEntry || info.dynamicImporters.length > 0) roots.add(next)
    waiting.push(...info.importers)
  }
  return roots
}
