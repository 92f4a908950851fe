import { expect, it } from 'vitest'
import { screensOf } from './declared-screens.mjs'

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

it('counts a module once that both the screen and its reads are taken from', () => {
  const routes = `
    defineScreen({
      reads: [async (at) => (await import('./screens/home-screen.tsx')).reads(at)],
      load: async () => (await import('./screens/home-screen.tsx')).HomeScreen,
    })`
  expect(screensOf('src/features/home', routes)).toEqual([
    { module: 'home/screens/home-screen.tsx', loads: ['src/features/home/screens/home-screen.tsx'] },
  ])
})
