import type { RouteObject } from 'react-router-dom'

/** Profile and settings (spec S2-33). */
export const settingsRoutes: RouteObject[] = [
  {
    path: 'profile&settings',
    handle: { title: 'Profile and Settings' },
    lazy: async () => ({ Component: (await import('./screens/settings-screen.tsx')).SettingsScreen }),
  },
]
