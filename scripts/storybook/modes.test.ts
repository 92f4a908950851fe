import { expect, test } from 'vitest'
import {
  enabledModes,
  extraModes,
  modeNames,
  modes,
  modesFor,
  modesOfKind,
  viewports,
  type ExtraMode,
  type StoryKind,
} from '../../.storybook/modes.ts'
import { phone, visual } from '../../stories/_kit/visual.ts'

const widths = (kind: StoryKind, extras: readonly ExtraMode[] = []) =>
  enabledModes(modesFor(kind, extras)).map((name) => `${modes[name].theme} ${modes[name].viewport.width}`)

test('a component is seen in both themes at one width', () => {
  expect(widths('component')).toEqual(['light 1280', 'dark 1280'])
})

test('a responsive part is seen in both themes at three widths', () => {
  expect(widths('responsive')).toEqual(['light 1280', 'dark 1280', 'light 768', 'dark 768', 'light 360', 'dark 360'])
})

test('a screen is seen on desktop and phone, and on a tablet where it asks for it', () => {
  expect(widths('screen')).toEqual(['light 1280', 'dark 1280', 'light 360', 'dark 360'])
  expect(widths('screen', ['tablet'])).toEqual(widths('responsive'))
})

test('what a phone has in another form is seen on desktop only', () => {
  expect(widths('desktop')).toEqual(['light 1280', 'dark 1280'])
})

test('every kind is seen in both themes equally often', () => {
  for (const kind of Object.keys(modesOfKind) as StoryKind[]) {
    const seen = enabledModes(modesFor(kind)).map((name) => modes[name].theme)
    expect(seen.filter((theme) => theme === 'light')).toHaveLength(seen.length / 2)
  }
})

test('media features are one mode each, on top of the kind and only when asked for', () => {
  expect(modes['forced-colors'].forcedColors).toBe('active')
  expect(modes['reduced-motion'].prefersReducedMotion).toBe('reduce')
  expect(enabledModes(modesFor('component', ['forced-colors', 'reduced-motion'])).slice(-2)).toEqual([
    'forced-colors',
    'reduced-motion',
  ])
  expect(enabledModes(modesFor('screen'))).not.toContain('forced-colors')
})

test('a later choice replaces an earlier one when Storybook merges the two', () => {
  const merged = { ...modesFor('responsive', ['forced-colors']), ...modesFor('phone') }
  expect(enabledModes(merged)).toEqual(['light-360', 'dark-360'])
})

test('every mode belongs to a kind or can be asked for, and has the size of a toolbar viewport', () => {
  const reachable = new Set<string>([...Object.values(modesOfKind).flat(), ...Object.values(extraModes).flat()])
  const sizes = Object.values(viewports).map(({ width, height }) => `${width}×${height}`)
  for (const name of modeNames) {
    expect(reachable).toContain(name)
    expect(sizes).toContain(`${modes[name].viewport.width}×${modes[name].viewport.height}`)
  }
})

test('Chromatic gets the modes the local comparison uses, and none when there is a reason to take no picture', () => {
  expect(visual('screen').chromatic).toEqual({ modes: modesFor('screen') })
  expect(visual('component', [], { skip: 'draws nothing' }).chromatic).toHaveProperty('disableSnapshot', true)
  expect(enabledModes(phone.parameters.chromatic.modes)).toEqual(['light-360', 'dark-360'])
})
