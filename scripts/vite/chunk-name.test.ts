import { describe, expect, it } from 'vitest'
import { chunkName } from './chunk-name.ts'

const signIn = '/p/src/features/auth/screens/sign-in-screen.tsx'
const register = '/p/src/features/auth/screens/register-screen.tsx'
const reset = '/p/src/features/auth/screens/reset-password-screen.tsx'
const shell = '/p/src/app/dashboard/dashboard-routes.tsx'
const home = '/p/src/features/home/screens/home-screen.tsx'
const attention = '/p/src/features/home/parts/attention-list.tsx'
const drawer = '/p/src/design-system/components/Drawer/index.ts'
const gigs = '/p/src/features/gigs/screens/gigs-screen.tsx'
const background = '/p/src/app/shell/background.tsx'
const authRuntime = '/p/src/features/auth/data/auth-runtime.ts'
const wallet = '/p/src/features/wallet/screens/wallet-screen.tsx'

/** Builds a module graph in which the given lazy modules import `part` through another file. */
function sharedBy(...roots: string[]) {
  return nameOf('/p/src/part.ts', roots)
}

/** The chunk of a module of this name in such a graph. */
function nameOf(part: string, roots: readonly string[]) {
  const info = (importers: readonly string[], isLazy = false) => ({
    isEntry: false,
    importers,
    dynamicImporters: isLazy ? ['/p/src/app/router.tsx'] : [],
  })
  const graph = new Map([
    [part, info(['/p/src/between.ts'])],
    ['/p/src/between.ts', info(roots)],
    ...roots.map((root) => [root, info([], true)] as const),
  ])
  return chunkName(part, { getModuleInfo: (id) => graph.get(id) ?? null })
}

describe('chunkName', () => {
  it.each([
    ['app', [signIn, '/p/src/app/main.tsx']],
    ['app', [signIn, shell]],
    ['app', [signIn, home]],
    ['fields', [signIn, gigs]],
    ['fields', [signIn, drawer]],
    ['sign-in', [signIn]],
    ['sign-in', [signIn, register]],
    ['contract', [authRuntime, shell]],
    ['contract', [authRuntime, drawer]],
    ['shared', [register, shell]],
    ['shared', [register, home]],
    ['forms', [register, gigs]],
    ['forms', [register, drawer]],
    ['sign-up', [register, reset]],
    ['shell', [shell]],
    ['shell', [shell, home, gigs]],
    ['shell', [home, gigs]],
    ['shell', [home, attention]],
    ['home-parts', [attention, gigs, wallet]],
    ['home-parts', [attention, register]],
    ['pages', [gigs, wallet]],
    ['pages', [background, drawer]],
    [null, [background]],
    [null, [home]],
    [null, [attention]],
    [null, ['/p/src/design-system/components/Toast/ToastStack.tsx']],
  ])('is %s for what %j need', (name, roots) => {
    expect(sharedBy(...roots)).toBe(name)
  })

  it.each([
    ['app', [signIn, attention]],
    ['shell', [attention, gigs]],
    ['shell', [attention]],
    ['app', [register, shell]],
  ])('puts a style sheet that home and other pages need into %s, for %j', (name, roots) => {
    expect(nameOf('/p/src/part.css.ts.vanilla.css', roots)).toBe(name)
  })

  it('keeps what few parts use of TanStack Query out of the shell, although its index is in it', () => {
    expect(nameOf('/p/node_modules/@tanstack/react-query/build/modern/useQueries.js', [shell, gigs])).toBe('pages')
  })

  it('keeps React in its own chunk, which stays cached across versions of the app', () => {
    expect(chunkName('/p/node_modules/react-dom/client.js', { getModuleInfo: () => null })).toBe('react')
  })
})
