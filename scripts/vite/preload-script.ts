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
  /** Any page besides those that the build renders for their reader. */
  readonly app: readonly string[]
  /** Sign-in, where a guest without a session is redirected to. */
  readonly signIn: readonly string[]
  /** Any page of the dashboard. */
  readonly dashboard: readonly string[]
  /** The dashboard's home, where a signed-in employer who opens a guest page is redirected to. */
  readonly home: readonly string[]
  /** The list of Gigs. */
  readonly gigs: readonly string[]
  /** What sends the reads that are not requested from here. */
  readonly calls: readonly string[]
}

/** The addresses that first visits read, by page, with `employer` in the place of the employer's id. */
export type FirstReads = Readonly<Record<'dashboard' | 'home' | 'gigs', readonly string[]>>

/** What the start script requests, filled in by the build. */
interface Ahead {
  readonly files: Files
  readonly reads: FirstReads
  /** What stands for the employer in `reads`. */
  readonly employer: string
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
  return {
    app: ahead(routes.app),
    signIn: ahead(routes.signIn),
    dashboard: ahead(routes.dashboard),
    home: ahead(routes.home),
    gigs: ahead(routes.gigs),
    calls: ahead(routes.calls),
  }
}

function toPath(path: string): string {
  return path.split(sep).join(posix.sep)
}

/** The session as it may be stored. */
interface Stored {
  readonly token?: unknown
  readonly isAuthenticated?: unknown
  readonly user?: { readonly firstName?: unknown; readonly employerId?: unknown } | null
}

/**
 * The inline script; only what it requests is filled in. It must not use anything outside its own body, because its source text is
 * inlined.
 */
function requestAhead({ files, reads, employer }: Ahead) {
  let token: unknown
  let employerId: unknown
  try {
    const stored: { version?: unknown; state?: Stored } = JSON.parse(localStorage.getItem('auth-storage') ?? '{}')
    // As src/api/client/session-storage.ts reads it: anything else counts as no session there, too.
    const { token: storedToken, user, isAuthenticated } = stored.state ?? {}
    if (stored.version === 0 && typeof isAuthenticated === 'boolean') token = storedToken
    if (typeof user?.firstName === 'string') employerId = user.employerId
  } catch {
    // A stored session that cannot be read counts as no session.
  }
  const hasToken = typeof token === 'string' && token !== ''
  // A guest page that the build has rendered shows the start-up picture to an employer who is signed in (scripts/lib/prerender.mjs).
  document.documentElement.dataset['start'] = hasToken ? 'session' : 'guest'
  const { pathname, search } = location
  const isDashboard = pathname.startsWith('/dashboard')
  const page =
    pathname === '/dashboard' || !isDashboard ? 'home' : pathname === '/dashboard/gig-management' ? 'gigs' : undefined
  const pageReads = page !== undefined && search === '' ? reads[page] : undefined
  const forEmployer = [
    ...files.dashboard,
    ...(page === undefined ? [] : files[page]),
    ...(pageReads === undefined ? files.calls : []),
  ]
  // Pages that the build has rendered for their reader are shown without the app.
  const isRendered = pathname === '/terms' || pathname === '/privacy' || (pathname === '/sign-in' && !hasToken)
  const isOfEmployer = isDashboard || pathname === '/' || pathname === '/sign-in'
  const wanted = [
    ...(isRendered ? [] : files.app),
    // What the other pages need is seldom needed first.
    ...(isOfEmployer ? (hasToken ? forEmployer : files.signIn) : []),
  ]
  for (const file of new Set(wanted)) {
    const link = document.createElement('link')
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
    if (file.endsWith('.css')) link.as = 'style'
    // The same mode as the bundler's loader; with another one the browser would fetch the file twice.
    link.crossOrigin = ''
    link.href = `/${file}`
    document.head.append(link)
  }
  if (!isOfEmployer || !hasToken || typeof employerId !== 'string' || employerId === '') return
  const answers: Record<string, Promise<{ response: Response; text: string }>> = {}
  for (const read of [...reads.dashboard, ...(pageReads ?? [])]) {
    const address = read.replace(employer, () => encodeURIComponent(String(employerId)))
    const request = fetch(address, { headers: { Authorization: `Bearer ${String(token)}` } })
    // The text is asked for here, because the browser passes it on when the page has time, which it has before the scripts run.
    const answer = request.then(async (response) => ({ response, text: await response.text() }))
    // The client requests again what did not arrive, and says why it failed.
    answer.catch(() => undefined)
    answers[address] = answer
  }
  // Read by src/api/client/reads-ahead.ts.
  Object.assign(window, { readsAhead: { token: String(token), answers } })
}

/**
 * Returns JavaScript for the head of index.html that fetches files and data of the first page in parallel with the entry. Which page is
 * first follows from the address and from whether a session is stored.
 */
export function preloadScript(ahead: Ahead): string {
  return `(${requestAhead.toString()})(${JSON.stringify(ahead)})`
}
