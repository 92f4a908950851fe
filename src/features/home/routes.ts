import { defineScreen } from '@/shared/screen/define-screen.ts'
import { setupReads } from './data/setup-reads.ts'

/** The dashboard's home (spec S2-28). */
export const homeRoutes = [
  defineScreen({
    path: '',
    title: 'Dashboard',
    reads: [setupReads, async (at) => (await import('./screens/home-screen.tsx')).homePartReads(at)],
    load: async () => (await import('./screens/home-screen.tsx')).HomeScreen,
  }),
]
