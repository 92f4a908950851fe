import { expect, it } from 'vitest'
import { loadersOf, screensOf } from './declared-screens.mjs'

it('reads each declared screen with the modules that its route loads, each once', () => {
  const routes = `
    const Dialog = lazy(async () => ({ default: (await import('./dialog.tsx')).Dialog }))
    export const routes = [
      defineScreen({
        path: 'a',
        reads: [async (at) => (await import('./data/reads.ts')).reads(at)],
        load: async () => (await import('./screens/list-screen.tsx')).ListScreen,
        children: [defineScreen({ path: 'b', load: async () => (await import('./parts/form.tsx')).Form })],
      }),
      ...['c', 'd'].map((path) => defineScreen({ path, load: async () => (await import('./parts/form.tsx')).Form })),
    ]`
  expect(screensOf('src/features/gigs', routes)).toEqual([
    {
      module: 'gigs/screens/list-screen.tsx',
      loads: ['src/features/gigs/data/reads.ts', 'src/features/gigs/screens/list-screen.tsx'],
    },
    { module: 'gigs/parts/form.tsx', loads: ['src/features/gigs/parts/form.tsx'] },
  ])
})

it('counts the modules that a screen and its reads load by a function of another file', () => {
  const routes = `
    import { loadCards } from './parts/load-cards.ts'
    defineScreen({
      reads: [async (at) => (await loadCards()).reads(at)],
      load: async () => {
        const [{ Home }, parts] = await Promise.all([import('./screens/home-screen.tsx'), loadCards()])
      },
    })`
  const loaders = loadersOf('src/features/home', routes, (path) =>
    path === 'src/features/home/parts/load-cards.ts' ? "export const loadCards = () => import('./cards.ts')" : '',
  )
  expect(screensOf('src/features/home', routes, loaders)).toEqual([
    {
      module: 'home/screens/home-screen.tsx',
      loads: ['src/features/home/parts/cards.ts', 'src/features/home/screens/home-screen.tsx'],
    },
  ])
})
