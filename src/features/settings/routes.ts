import { type ComponentType, createElement } from 'react'
import { paths } from '@/shared/paths.ts'
import { defineScreen } from '@/shared/screen/define-screen.ts'

/** Profile and settings (spec S2-33). @param Business the panel of the tab 'business', which belongs to another slice */
export const settingsRoutes = (Business: ComponentType) => [
  defineScreen({
    path: paths.settings,
    title: 'Profile and Settings',
    reads: [async (at) => (await import('./data/settings-reads.ts')).settingsReads(at)],
    load: async () => {
      const { SettingsScreen } = await import('./screens/settings-screen.tsx')
      return () => createElement(SettingsScreen, { business: createElement(Business) })
    },
  }),
]
