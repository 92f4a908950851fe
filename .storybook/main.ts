import type { StorybookConfig } from '@storybook/react-vite'
import type { Alias, AliasOptions, PluginOption } from 'vite'
import { productionRouter, treeshake } from '../vite.config.ts'
import { componentStylesheets } from './component-stylesheets.ts'

/** Plugins that shape the app's own index.html and its build output carry this prefix; Storybook has a page of its own. */
const appOnly = 'marquee:'

/** The app's plugins without the app-only ones: what remains transforms source files the same way in both. */
async function sharedPlugins(plugins: readonly PluginOption[]): Promise<PluginOption[]> {
  const settled = await Promise.all(plugins)
  const shared = await Promise.all(settled.map((plugin) => (Array.isArray(plugin) ? sharedPlugins(plugin) : plugin)))
  return shared.filter(
    (plugin) => !(typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name.startsWith(appOnly)),
  )
}

const aliases = (options: AliasOptions | undefined = []): readonly Alias[] =>
  Array.isArray(options) ? options : Object.entries(options).map(([find, replacement]) => ({ find, replacement }))

/** Stories use react-router's development build: its warnings fail them. */
const isProductionRouter = (find: Alias['find']) =>
  productionRouter.some((alias) => String(alias.find) === String(find))

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  // The window around the stories takes its face from here; the stories bundle their own.
  staticDirs: ['./public', { from: '../src/design-system/fonts', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (vite) => ({
    ...vite,
    resolve: { ...vite.resolve, alias: aliases(vite.resolve?.alias).filter(({ find }) => !isProductionRouter(find)) },
    plugins: [...(await sharedPlugins(vite.plugins ?? [])), componentStylesheets()],
    optimizeDeps: { ...vite.optimizeDeps, rolldownOptions: { treeshake } },
    build: {
      ...vite.build,
      // Storybook takes plugins and aliases over from the app, but not these.
      rolldownOptions: { ...vite.build?.rolldownOptions, treeshake },
      // Storybook's own preview is one large chunk; the warning says nothing about our code.
      chunkSizeWarningLimit: 4000,
    },
  }),
}

export default config
