import { createElement } from 'react'
import { defineScreen } from '@/shared/screen/define-screen.ts'
import { setupReads } from './data/setup-reads.ts'
import { loadHomePart } from './parts/load-home-part.ts'

/** The dashboard's home (spec S2-28). */
export const homeRoutes = [
  defineScreen({
    path: '',
    title: 'Dashboard',
    reads: [setupReads, async (at) => (await loadHomePart()).homePartReads(at)],
    // Both before the first render: React shows what it had to wait for 300 ms after the rest at the earliest.
    load: async () => {
      const [{ HomeScreen }, parts] = await Promise.all([import('./screens/home-screen.tsx'), loadHomePart()])
      return () => createElement(HomeScreen, { parts })
    },
  }),
]
