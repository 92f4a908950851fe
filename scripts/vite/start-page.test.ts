import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ReadsAhead } from '../../src/api/client/reads-ahead.ts'
import { inRoot } from '../lib/paths.mjs'
import { startPage } from './start-page.ts'

let folder: string

beforeEach(() => {
  // Inside the checkout, so that the fixture's imports find node_modules.
  mkdirSync(inRoot('.cache'), { recursive: true })
  folder = mkdtempSync(inRoot('.cache', 'plugins-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

async function buildFixture(plugin: Plugin, files: Record<string, string>) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: { outDir: 'dist', minify: false },
  })
  const assets = readdirSync(join(folder, 'dist', 'assets')).filter((name) => name.endsWith('.js'))
  return assets.map((name) => readFileSync(join(folder, 'dist', 'assets', name), 'utf8')).join('\n')
}

const page = (head: string) =>
  `<!doctype html><html><head>${head}</head><body><div id="root"><!-- start picture --></div><script type="module" src="/main.ts"></script></body></html>`

const sources = {
  'src/design-system/themes/theme-script.ts': `export const themeScript = 'document.title = "$&"'`,
  'src/app/shell/sidebar-cookie.ts': `export const sidebarScript = ''`,
  'src/design-system/lib/logo-loader-markup.ts':
    'export const logoLoaderMarkup = (label: string) => `<svg aria-label="${label}"></svg>`',
  'main.ts': `globalThis.pages = [() => import('./app.ts'), () => import('./sign-in.ts'), () => import('./dashboard.ts'), () => import('./home.ts'), () => import('./gigs.ts'), () => import('./calls.ts')]`,
  'sign-in.ts': `import './shared.ts'; console.log('sign-in')`,
  'dashboard.ts': `import './shared.ts'; console.log('dashboard')`,
  'home.ts': `console.log('home')`,
  'gigs.ts': `console.log('gigs')`,
  'calls.ts': `console.log('calls')`,
  'app.ts': `console.log('app')`,
  'shared.ts': `console.log('shared')`,
  'src/app/first-reads.ts': `export const anyEmployer = 'SOMEBODY'
export const firstReads = (base) => ({ dashboard: [(base ?? '/api') + '/SOMEBODY/shell'], home: ['/api/home'], gigs: ['/api/gigs?sort=newest'] })`,
}
const routes = {
  app: ['app.ts'],
  signIn: ['sign-in.ts'],
  dashboard: ['dashboard.ts'],
  home: ['home.ts'],
  gigs: ['gigs.ts'],
  calls: ['calls.ts'],
}

const sessionOf = (user: object, version = 0) =>
  JSON.stringify({ state: { user, isAuthenticated: true, token: 'secret' }, version })
const employer = { firstName: 'Ada', employerId: 'emp/1' }
const session = sessionOf(employer)

const builtPage = () => readFileSync(join(folder, 'dist', 'index.html'), 'utf8')
const inlineScript = () => /<script>(?<code>[^<]*)<\/script>/.exec(builtPage())?.groups?.['code'] ?? ''

const noAnswer = () => Promise.reject<Response>(new TypeError('Failed to fetch'))

/** Runs the page's inline script at an address with a stored session, and answers the files and the data that it requests ahead. */
function requestedAhead(address: string, stored: string | null, answer = noAnswer) {
  const links: { href: string; rel: string }[] = []
  const reads: { address: string; init: unknown }[] = []
  const window: { readsAhead?: ReadsAhead } = {}
  const { pathname, search } = new URL(address, 'http://localhost')
  const run = new Function('document', 'location', 'localStorage', 'window', 'fetch', inlineScript())
  run(
    {
      documentElement: { dataset: {} },
      createElement: () => ({}),
      head: { append: (link: { href: string; rel: string }) => links.push(link) },
    },
    { pathname, search },
    { getItem: () => stored },
    window,
    (address: string, init: unknown) => {
      reads.push({ address, init })
      return answer()
    },
  )
  const files = links.map(({ href }) => href.replace(/^\/assets\/(.*)-.{8}\.js$/, '$1')).toSorted()
  return { files, reads, readsAhead: window.readsAhead }
}

describe('startPage', () => {
  it('inlines the theme script as it is, and allows exactly what it inlined', async () => {
    await buildFixture(startPage(routes), { ...sources, 'index.html': page('<!-- start script -->') })
    expect(inlineScript()).toContain('document.title = "$&"')
    expect(JSON.parse(readFileSync(join(folder, 'dist', 'csp.json'), 'utf8'))).toEqual({
      scriptHashes: [`sha256-${createHash('sha256').update(inlineScript()).digest('base64')}`],
      connectHosts: [],
    })
  })

  it('shows the start-up picture before any script', async () => {
    await buildFixture(startPage(routes), { ...sources, 'index.html': page('<!-- start script -->') })
    expect(builtPage()).toContain('<div id="root"><svg aria-label="Loading..."></svg></div>')
  })

  it("shows the product's own logo before any script", async () => {
    const shapes = ['src/design-system/lib/logo-loader-markup.ts', 'src/design-system/lib/logo-shapes.ts']
    const logo = Object.fromEntries(shapes.map((path) => [path, readFileSync(inRoot(path), 'utf8')]))
    await buildFixture(startPage(routes), { ...sources, ...logo, 'index.html': page('<!-- start script -->') })
    const picture =
      /<div id="root">(?<html>.*?)<script type="module"/s.exec(builtPage())?.groups?.['html'] ?? builtPage()
    expect(picture).toContain('data-component="LogoLoader"')
    expect(picture).toContain('<circle')
    expect(picture).toContain('>Loading...<')
  })

  it('fetches what the first page needs, and nothing else', async () => {
    await buildFixture(startPage(routes), { ...sources, 'index.html': page('<!-- start script -->') })
    const filesOf = (address: string, stored: string | null) => requestedAhead(address, stored).files
    expect(filesOf('/sign-in', null)).toEqual(['shared', 'sign-in'])
    expect(filesOf('/terms', null)).toEqual([])
    expect(filesOf('/terms', session)).toEqual([])
    expect(filesOf('/register', null)).toEqual(['app'])
    expect(filesOf('/dashboard/my-workers', '{broken')).toEqual(['app', 'shared', 'sign-in'])
    expect(filesOf('/dashboard', session)).toEqual(['app', 'dashboard', 'home', 'shared'])
    expect(filesOf('/sign-in', session)).toEqual(['app', 'dashboard', 'home', 'shared'])
    expect(filesOf('/dashboard/gig-management', session)).toEqual(['app', 'dashboard', 'gigs', 'shared'])
    expect(filesOf('/dashboard/gig-management?tab=open', session)).toEqual([
      'app',
      'calls',
      'dashboard',
      'gigs',
      'shared',
    ])
    expect(filesOf('/dashboard/my-workers', session)).toEqual(['app', 'calls', 'dashboard', 'shared'])
  })

  it('reads what the first page shows with the token of the session, and leaves it to the client', async () => {
    await buildFixture(startPage(routes), { ...sources, 'index.html': page('<!-- start script -->') })
    const readsOf = (address: string, stored: string | null) =>
      requestedAhead(address, stored).reads.map((read) => read.address)
    expect(readsOf('/dashboard', session)).toEqual(['/api/emp%2F1/shell', '/api/home'])
    expect(readsOf('/dashboard/gig-management', session)).toEqual(['/api/emp%2F1/shell', '/api/gigs?sort=newest'])
    expect(readsOf('/dashboard/gig-management?tab=open', session)).toEqual(['/api/emp%2F1/shell'])
    expect(readsOf('/dashboard/my-workers', session)).toEqual(['/api/emp%2F1/shell'])
    expect(readsOf('/terms', session)).toEqual([])
    expect(readsOf('/dashboard', null)).toEqual([])
    expect(readsOf('/dashboard', '{broken')).toEqual([])
    expect(readsOf('/dashboard', sessionOf({ firstName: 'Ada' }))).toEqual([])
    expect(readsOf('/dashboard', sessionOf({ employerId: 'emp/1' }))).toEqual([])
    expect(readsOf('/dashboard', sessionOf(employer, 1))).toEqual([])

    const { reads, readsAhead } = requestedAhead('/dashboard', session)
    expect(reads[0]?.init).toEqual({ headers: { Authorization: 'Bearer secret' } })
    expect(readsAhead?.token).toBe('secret')
    expect(Object.keys(readsAhead?.answers ?? {})).toEqual(['/api/emp%2F1/shell', '/api/home'])
  })

  it('reads the bodies of the answers before any script asks for them', async () => {
    await buildFixture(startPage(routes), { ...sources, 'index.html': page('<!-- start script -->') })
    const response = Response.json({ data: 1 })
    const { readsAhead } = requestedAhead('/dashboard/my-workers', session, () => Promise.resolve(response))
    await Promise.resolve()
    expect(response.bodyUsed).toBe(true)
    expect(await readsAhead?.answers['/api/emp%2F1/shell']).toEqual({ response, text: '{"data":1}' })
  })

  it('fails the build when the page has no place for the script, or a route was moved', async () => {
    await expect(buildFixture(startPage(routes), { ...sources, 'index.html': page('') })).rejects.toThrow(
      /lost its marker/,
    )
    const moved = { ...routes, home: ['gone.ts'] }
    await expect(
      buildFixture(startPage(moved), { ...sources, 'index.html': page('<!-- start script -->') }),
    ).rejects.toThrow(/gone\.ts/)
  })
})
