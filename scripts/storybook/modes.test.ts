import { readdirSync } from 'node:fs'
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
import { inventory } from '../../src/design-system/docs/inventory.ts'
import { phone, visual } from '../../stories/_kit/visual.ts'
import { inRoot } from '../lib/paths.mjs'

const widths = (kind: StoryKind, extras: readonly ExtraMode[] = []) =>
  enabledModes(modesFor(kind, extras)).map((name) => `${modes[name].theme} ${modes[name].viewport.width}`)

test('a component is pictured in the light theme at one width, and in the dark one where it asks for it', () => {
  expect(widths('component')).toEqual(['light 1280'])
  expect(widths('component', ['dark'])).toEqual(['light 1280', 'dark 1280'])
})

test('a responsive part is pictured at three widths, in both themes', () => {
  expect(widths('responsive')).toEqual(['light 1280', 'light 768', 'dark 360'])
})

test('a screen is pictured on desktop and phone, in one theme each, or in both and in forced colours where it asks for all', () => {
  expect(widths('screen')).toEqual(['light 1280', 'dark 360'])
  expect(enabledModes(modesFor('screen', ['all']))).toEqual([
    'light-1280',
    'dark-1280',
    'dark-360',
    'light-360',
    'forced-colors',
  ])
  expect(widths('screen', ['tablet'])).toEqual(widths('responsive'))
})

test('what exists at one width only is pictured there', () => {
  expect(widths('desktop')).toEqual(['light 1280'])
  expect(widths('phone')).toEqual(['light 360'])
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
  expect(enabledModes(merged)).toEqual(['light-360'])
})

test('every mode belongs to a kind or can be asked for, and has the size of a toolbar viewport', () => {
  const reachable = new Set<string>([...Object.values(modesOfKind).flat(), ...Object.values(extraModes).flat()])
  const sizes = Object.values(viewports).map(({ width, height }) => `${width}×${height}`)
  for (const name of modeNames) {
    expect(reachable).toContain(name)
    expect(sizes).toContain(`${modes[name].viewport.width}×${modes[name].viewport.height}`)
  }
})

const accepted = inRoot('stories', '__baselines__')
const picturesOf = (part: RegExp) =>
  readdirSync(accepted)
    .filter((folder) => part.test(folder))
    .map((folder) => [folder, readdirSync(`${accepted}/${folder}`)] as const)

test.each(Object.keys(inventory))('%s has pictures in both themes', (component) => {
  const pictures = picturesOf(new RegExp(`^design-system-.*-${component}$`, 'i')).flatMap(([, files]) => files)
  for (const theme of ['.light-', '.dark-']) expect(pictures.filter((name) => name.includes(theme))).not.toEqual([])
})

test('each screen that shows its content in both themes does so in forced colours, too', () => {
  const both = ['loaded.dark-1280.webp', 'loaded.light-360.webp']
  const loaded = picturesOf(/^screens-/).filter(([, files]) => both.every((name) => files.includes(name)))
  expect(loaded.length).toBeGreaterThan(20)
  expect(loaded.filter(([, files]) => !files.includes('loaded.forced-colors.webp')).map(([folder]) => folder)).toEqual(
    [],
  )
})

test('Chromatic gets the modes the local comparison uses, and none when there is a reason to take no picture', () => {
  expect(visual('screen').chromatic).toEqual({ modes: modesFor('screen') })
  expect(visual('component', [], { skip: 'draws nothing' }).chromatic).toHaveProperty('disableSnapshot', true)
  expect(enabledModes(phone.parameters.chromatic.modes)).toEqual(['light-360'])
})
