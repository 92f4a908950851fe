import type { Preview } from '@storybook/react-vite'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'
import { toast } from 'sonner'
import { drainToasts } from '@/design-system/components/Toast/index.ts'
import '@/design-system/styles/global.css.ts'
import { freezeClock } from '../stories/_kit/clock.ts'
import { ComponentPage } from '../stories/_kit/docs/component-page.tsx'
import { visual } from '../stories/_kit/visual.ts'
import { startApiWorker } from './api-worker.ts'
import { clarifyArgTypes } from './arg-types.ts'
import { ThemedDocs } from './docs-container.tsx'
import { watchFrames } from './frames.ts'
import { viewports } from './modes.ts'
import { forgetKeys, watchKeys } from './pressed-keys.ts'
import { forgetProblems, watchForProblems } from './problems.ts'
import './still.css'
import { exposeStories } from './stories-in-page.ts'
import {
  initialSurroundings,
  surroundingTypes,
  withDirection,
  withFormats,
  withWords,
  withZoom,
} from './surroundings.tsx'
import { applyTheme, withTheme, type ThemeGlobal } from './theme.tsx'
import { holdTimers, watchTimers } from './timers.ts'

// A query that finds nothing says what can be read on the page instead of printing Storybook's own elements.
configure({
  // Chunks, pictures and frames take their time on a busy machine (ms).
  asyncUtilTimeout: 40_000,
  // The page's text is read with the message: a wait that ends well has made many such errors, and each reading lays the page out.
  getElementError: (message) =>
    Object.defineProperty(new Error(), 'message', {
      configurable: true,
      get: () => `${message ?? 'Nothing found'}\n\nOn the page:\n${document.body.innerText.trim().slice(0, 700)}`,
    }),
})
watchForProblems()
freezeClock()
exposeStories()

/** The test-runner runs axe itself, once per theme; the accessibility addon's own run would be a third one. */
const isTestRun = new URLSearchParams(globalThis.location.search).has('test-run')

/** Whether pictures are taken: by the test-runner, or by Chromatic. */
const isPictured = isTestRun || navigator.userAgent.includes('Chromatic')
document.documentElement.toggleAttribute('data-still', isPictured)
// The frames' own timers come before: they are not a story's, and are never held.
if (isTestRun) watchFrames()
if (isTestRun) watchKeys()
if (isPictured) watchTimers()

/** A story starts where a first visit starts: nothing remembered, the clock at its moment, every font there. */
async function startClean(now: string | undefined, theme: ThemeGlobal): Promise<void> {
  freezeClock(now)
  applyTheme(theme)
  if (isPictured) {
    // Messages of the story before: those on screen, and those that waited for a place.
    toast.dismiss()
    drainToasts({ draw: () => undefined, dismiss: () => undefined })()
  }
  for (const storage of [localStorage, sessionStorage]) {
    // Storybook's own settings share the origin and stay.
    for (const key of Object.keys(storage)) if (!/storybook/i.test(key)) storage.removeItem(key)
  }
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`
  }
  await Promise.all(Array.from(document.fonts, (font) => font.load()))
}

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', ...initialSurroundings, a11y: { manual: isTestRun } },
  globalTypes: {
    ...surroundingTypes,
    theme: {
      description: 'Theme',
      toolbar: {
        dynamicTitle: true,
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'side-by-side', title: 'Side by side', icon: 'sidebyside' },
        ],
      },
    },
  },
  loaders: [
    async ({ parameters, globals }) => {
      await startClean(parameters['now'] as string | undefined, globals['theme'] as ThemeGlobal)
    },
    mswLoader(startApiWorker),
  ],
  // After the loaders, right before the story renders: until then the story before it may still be finishing.
  beforeEach: () => {
    forgetProblems()
    forgetKeys()
    if (isPictured) holdTimers('passing')
  },
  afterEach: () => {
    if (isPictured) holdTimers('everything')
  },
  decorators: [withTheme, withWords, withDirection, withFormats, withZoom],
  argTypesEnhancers: [clarifyArgTypes],
  parameters: {
    ...visual('component'),
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    // Writing a story's code down for its documentation page reads what React warns about, and takes time.
    docs: {
      container: ThemedDocs,
      page: ComponentPage,
      toc: { headingSelector: 'h2', ignoreSelector: '.docs-story *, [data-docs-example] *' },
      source: { type: isTestRun ? 'code' : 'auto' },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Which component',
          'Every state',
          'Changes',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Shape and depth', 'Motion', 'Icons', 'Illustrations', 'Voice', 'Another brand'],
          'Design system',
          ['Layout', 'Type', 'Actions', 'Fields', 'Feedback', 'Overlays', 'Data', 'Navigation', 'Brand'],
          'Patterns',
          'Screens',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([key, { name, width, height }]) => [
          key,
          {
            name,
            styles: { width: `${width}px`, height: `${height}px` },
            type: width < 700 ? 'mobile' : width < 1000 ? 'tablet' : 'desktop',
          },
        ]),
      ),
    },
  },
}

export default preview
