import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inventory } from '../../src/design-system/docs/inventory.ts'
import { inRoot } from '../lib/paths.mjs'
import { defaultsIn, type Prop, propsFile } from './lib/props.mjs'

const folders = JSON.parse(readFileSync(inRoot(propsFile), 'utf8')) as Record<string, Record<string, Prop[]>>

const all = Object.values(folders).flatMap((components) =>
  Object.entries(components).flatMap(([component, props]) => props.map((prop) => ({ component, ...prop }))),
)

const namesOf = (folder: string, component = folder) => folders[folder]?.[component]?.map(({ name }) => name) ?? []

describe('the props that the pages show (`npm run types` compares them with the compiler)', () => {
  it('are there for every component of the inventory', () => {
    const missing = Object.keys(inventory).filter((name) => folders[name] === undefined)
    expect(missing).toEqual([])
  })

  it('have a sentence each', () => {
    expect(all.filter(({ text }) => text === '').map(({ component, name }) => `${component} ${name}`)).toEqual([])
  })

  it('say the type of each, and the values of a list', () => {
    expect(all.filter(({ type }) => type === '').map(({ component, name }) => `${component} ${name}`)).toEqual([])
    const side = folders['Drawer']?.['Drawer']?.find(({ name }) => name === 'side')
    expect(side).toMatchObject({ type: "'end' | 'start'", default: "'end'" })
    const outside = folders['Drawer']?.['Drawer']?.find(({ name }) => name === 'closeOnOutsidePress')
    expect(outside).toMatchObject({ type: 'boolean', default: 'true' })
  })

  it('include those of unions, and what the browser’s elements bring', () => {
    expect(namesOf('DataTable')).toEqual(expect.arrayContaining(['state', 'columns', 'sorting', 'selection']))
    expect(namesOf('Button')).toEqual(expect.arrayContaining(['variant', 'flush', 'loading']))
    expect(namesOf('TextField')).toEqual(
      expect.arrayContaining(['name', 'value', 'placeholder', 'disabled', 'required', 'optional']),
    )
    expect(namesOf('Menu', 'MenuItem')).toContain('unavailableReason')
  })

  it('say with what a prop is allowed that not every form takes', () => {
    const propOf = (component: string, wanted: string) =>
      folders[component]?.[component]?.find(({ name }) => name === wanted)
    expect(propOf('Alert', 'dismissLabel')).toMatchObject({ required: 'no', onlyWith: '`onDismiss`' })
    expect(propOf('Alert', 'onDismiss')).toMatchObject({ required: 'in some forms' })
    expect(propOf('Code', 'copyLabels')).toMatchObject({ onlyWith: '`copyLabel`' })
  })
})

it('reads defaults as the code writes them', () => {
  const source = `export function Card({ size = 'md', 'aria-label': label, count = 1 + 1, ...rest }: Props) {}
function Other({ size = 'lg' }: Props) {}`
  expect([...defaultsIn('Card.tsx', source, 'Card')]).toEqual([
    ['size', "'md'"],
    ['count', '1 + 1'],
  ])
})
