import { expect, test } from 'vitest'
import { declaredScreens, missingScreens, missingStatesOf, shownScreensOf } from './lib/required-states.mjs'

/** A screen's story file with these story exports and this in its parameters. */
const screen = (stories: readonly string[], parameters = '') => `
import type { Meta, StoryObj } from '@storybook/react-vite'
const meta = { title: 'Screens/Home', parameters: { ${parameters} } } satisfies Meta
export default meta
type Story = StoryObj
${stories.map((story) => `export const ${story}: Story = {}`).join('\n')}
`

test('a screen with all five states lacks nothing', () => {
  expect(missingStatesOf(screen(['Loaded', 'Loading', 'Failed', 'Empty', 'EdgeData']), 'home')).toEqual([])
})

test('each missing state is named, with the way out', () => {
  const missing = missingStatesOf(screen(['Loaded', 'Loading']), 'home')
  expect(missing).toHaveLength(3)
  expect(missing[0]).toBe(
    "home: no story Failed. Add it, or say in the meta why there is none: parameters: { states: { failed: 'the reason' } }.",
  )
})

test('a state that cannot occur needs a reason, not a story', () => {
  const stories = ['Loaded', 'Loading', 'Failed', 'EdgeData']
  expect(missingStatesOf(screen(stories, "states: { empty: 'the page lists nothing' }"), 'home')).toEqual([])
  expect(missingStatesOf(screen(stories, "states: { empty: '' }"), 'home')).toHaveLength(1)
  expect(missingStatesOf(screen(stories, 'states: { empty: true }'), 'home')).toHaveLength(1)
})

test('a reason for a state that has a story is out of date', () => {
  const stories = ['Loaded', 'Loading', 'Failed', 'Empty', 'EdgeData']
  expect(missingStatesOf(screen(stories, "states: { empty: 'the page lists nothing' }"), 'home')).toEqual([
    'home: has a story Empty, and parameters.states says why it has none. Remove one of them.',
  ])
})

test('further stories of a screen name the file beside them that shows its states', () => {
  const more = screen(['Rejected'], "states: 'home.stories.tsx'")
  expect(missingStatesOf(more, 'home-more', ['home.stories.tsx'])).toEqual([])
  expect(missingStatesOf(more, 'home-more', [])).toEqual([
    'home-more: parameters.states names home.stories.tsx, but there is no such file beside it.',
  ])
})

test('every declared screen is shown by a story file, and every shown one is declared', () => {
  const routes = `
    defineScreen({ path: 'a', load: async () => (await import('./screens/list-screen.tsx')).ListScreen }),
    defineScreen({
      path: 'b',
      reads: [async (at) => (await import('./data/reads.ts')).reads(at)],
      load: async () => {
        const { FormScreen } = await import('./screens/form-screen.tsx')
        return FormScreen
      },
    }),`
  const declared = declaredScreens(new Map([['gigs', routes]]))
  expect(declared).toEqual(['gigs/screens/list-screen.tsx', 'gigs/screens/form-screen.tsx'])
  const story = screen(['Loaded'], "shows: ['gigs/screens/list-screen.tsx', 'gigs/screens/old-screen.tsx']")
  expect(missingScreens(declared, new Map([['list.stories.tsx', shownScreensOf(story)]]))).toEqual([
    "gigs/screens/form-screen.tsx: no story file shows this screen. Name it in its meta: parameters: { shows: ['gigs/screens/form-screen.tsx'] }.",
    'list.stories.tsx: parameters.shows names gigs/screens/old-screen.tsx, which no route declares.',
  ])
})
