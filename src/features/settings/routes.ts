import type { RouteObject } from 'react-router-dom'

/** Profile and settings (section 2). */
export const settingsRoutes: RouteObject[] = [
  {
    path: 'profile&settings',
    handle: { title: 'Profile and Settings' },
    lazy: async () => ({ Component: (await import('./screens/settings-screen.tsx')).SettingsScreen }),
  },
]
