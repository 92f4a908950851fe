import { posix, relative, sep } from 'node:path'

/** The part of a build's chunks that is used here. */
export type Bundle = readonly {
  readonly file: string
  readonly isEntry: boolean
  readonly modules: readonly string[]
  readonly imports: readonly string[]
  readonly css: readonly string[]
}[]

/** Source modules, from the root of the project, that a first page needs besides the entry. */
export type RouteModules = {
  /** Sign-in, where a guest without a session is redirected to. */
  readonly signIn: readonly string[]
  /** Any page of the dashboard. */
  readonly dashboard: readonly string[]
  /** The dashboard's home, where a signed-in employer who opens a guest page is redirected to. */
  readonly home: readonly string[]
}

type Files = Readonly<Record<keyof RouteModules, readonly string[]>>

/**
 * Finds the files of each first page that the entry does not import.
 * @throws Error when a module is in no chunk: it was moved, and the page would load slower without an error
 */
export function filesAhead(bundle: Bundle, routes: RouteModules, root: string): Files {
  const byFile = new Map(bundle.map((chunk) => [chunk.file, chunk]))
  const collect = (files: readonly string[], into: Set<string>) => {
    for (const file of files) {
      const chunk = byFile.get(file)
      if (into.has(file) || !chunk) continue
      into.add(file)
      for (const style of chunk.css) into.add(style)
      collect(chunk.imports, into)
    }
    return into
  }
  const chunkOf = (module: string) => {
    // A package may be outside the root, behind a symbolic link.
    const isModule = (id: string) =>
      toPath(relative(root, id)) === module || (module.startsWith('node_modules/') && toPath(id).endsWith(`/${module}`))
    const chunk = bundle.find(({ modules }) => modules.some(isModule))
    if (!chunk) {
      throw new Error(`The build has no chunk with ${module}. Was it moved? Correct the routes in vite.config.ts.`)
    }
    return chunk.file
  }
  const entry = collect(
    bundle.filter((chunk) => chunk.isEntry).map((chunk) => chunk.file),
    new Set(),
  )
  const ahead = (modules: readonly string[]) =>
    [...collect(modules.map(chunkOf), new Set())].filter((file) => !entry.has(file))
  return { signIn: ahead(routes.signIn), dashboard: ahead(routes.dashboard), home: ahead(routes.home) }
}

function toPath(path: string): string {
  return path.split(sep).join(posix.sep)
}

/**
 * The inline script; only the lists are filled in. It must not use anything outside its own body, because its source text is
 * inlined.
 */
function fetchAhead(files: Files) {
  let hasToken = false
  try {
    const stored: { state?: { token?: unknown } } = JSON.parse(localStorage.getItem('auth-storage') ?? '{}')
    hasToken = typeof stored.state?.token === 'string'
  } catch {
    // A stored session that cannot be read counts as no session.
  }
  // A guest page that the build has rendered shows the start-up picture to an employer who is signed in (scripts/lib/prerender.mjs).
  document.documentElement.dataset['start'] = hasToken ? 'session' : 'guest'
  const { pathname } = location
  const isDashboard = pathname.startsWith('/dashboard')
  const isHome = pathname === '/dashboard' || !isDashboard
  const isSignIn = isDashboard || pathname === '/' || pathname === '/sign-in'
  const wanted = hasToken ? [...files.dashboard, ...(isHome ? files.home : [])] : isSignIn ? files.signIn : []
  for (const file of new Set(wanted)) {
    const link = document.createElement('link')
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
    if (file.endsWith('.css')) link.as = 'style'
    // The same mode as the bundler's loader; with another one the browser would fetch the file twice.
    link.crossOrigin = ''
    link.href = `/${file}`
    document.head.append(link)
  }
}

/**
 * Returns JavaScript for the head of index.html that fetches the files of the first page in parallel with the entry. Which page is
 * first follows from the address and from whether a session is stored.
 */
export function preloadScript(files: Files): string {
  return `(${fetchAhead.toString()})(${JSON.stringify(files)})`
}
