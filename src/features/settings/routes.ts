import { type ComponentType, createElement } from 'react'
import type { RouteObject } from 'react-router-dom'

/** Profile and settings (spec S2-33). @param Business the panel of the tab 'business', which belongs to another slice */
export const settingsRoutes = (Business: ComponentType): RouteObject[] => [
  {
    path: 'profile&settings',
    handle: { title: 'Profile and Settings' },
    lazy: async () => {
      const { SettingsScreen } = await import('./screens/settings-screen.tsx')
      return { element: createElement(SettingsScreen, { business: createElement(Business) }) }
    },
  },
]
