import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../lib/paths.mjs'
import { propsFile, type Prop } from './lib/props.mjs'
import { nativeSentences } from './lib/native-props.mjs'
import { ownUnions } from './lib/own-unions.mjs'

const folders = JSON.parse(readFileSync(inRoot(propsFile), 'utf8')) as Record<string, Record<string, Prop[]>>

const testOf = (folder: string) => `src/design-system/components/${folder}/${folder}.test-d.tsx`

const prop = (type: string, more: Partial<Prop> = {}): Prop => ({
  name: 'tone',
  type,
  required: 'no',
  text: 'What it means.',
  ...more,
})

describe('wrong props', () => {
  it('are shown not to compile, for each component with a variant or a union of its own', () => {
    const untested = Object.entries(folders).flatMap(([folder, components]) => {
      const unions = ownUnions(components)
      return unions.length === 0 || existsSync(inRoot(testOf(folder)))
        ? []
        : [`${testOf(folder)}: ${unions.join(', ')}`]
    })
    expect(untested, 'write what must not compile, each with // @ts-expect-error -- why').toEqual([])
  })

  it('say why they are wrong, two of them at least', () => {
    const poor = Object.keys(folders)
      .filter((folder) => existsSync(inRoot(testOf(folder))))
      .filter((folder) => {
        const expectations = readFileSync(inRoot(testOf(folder)), 'utf8').match(/@ts-expect-error.*/g) ?? []
        return expectations.length < 2 || expectations.some((line) => !/^@ts-expect-error -- \w/.test(line))
      })
    expect(poor.map(testOf)).toEqual([])
  })
})

describe('the search for unions', () => {
  it.each([
    ['values of a list', prop("'danger' | 'info'")],
    ['numbers of a list', prop('1 | 2 | 3')],
    ['a step of the scale', prop('Space')],
    ['a value per viewport', prop('Responsive<1 | 2>')],
    ['a value or nothing', prop('string | null')],
    ['a value of two kinds', prop('string | Date | null')],
    ['at least one', prop('readonly [string, ...string[]]')],
    ['a form of several', prop('() => void', { required: 'in some forms' })],
    ['a prop that another one allows', prop('string', { onlyWith: '`onDismiss`' })],
  ])('finds %s', (_, found) => {
    expect(ownUnions({ Card: [found] })).toEqual(['Card tone'])
  })

  it.each([
    ['a text', prop('string')],
    ['any content', prop('ReactNode')],
    ['a switch', prop('boolean')],
    ['what a function takes or gives', prop('(value: string) => string | undefined')],
    ['what a reference holds', prop('RefObject<HTMLElement | null>')],
    ['attributes for the root', prop('string | number | boolean', { name: 'aria-*, data-*' })],
    [
      'attributes of the browser',
      prop("'done' | 'go'", { name: 'enterKeyHint', text: nativeSentences.get('enterKeyHint') ?? '' }),
    ],
    ['a single value', prop('-1')],
  ])('leaves out %s', (_, ignored) => {
    expect(ownUnions({ Card: [ignored] })).toEqual([])
  })
})
