import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { themeContract } from '../../src/design-system/tokens/contract.ts'
import { lightTheme } from '../../src/design-system/tokens/theme-light.ts'
import { inRoot } from '../lib/paths.mjs'
import { textOf, tokenFiles, type TokenNode, tokensFolder } from './lib/design-tokens.ts'
import { flatten, validate } from './testing/validate-tokens.ts'

const files = tokenFiles()
const fileOf = (name: string): TokenNode => files[name] ?? {}
const palette = fileOf('palette.tokens.json')
const shared = fileOf('shared.tokens.json')
const themes = { light: fileOf('light.tokens.json'), dark: fileOf('dark.tokens.json') }
const paths = (file: TokenNode) => flatten(file).tokens.map(({ path }) => path)

describe('the token files for design tools', () => {
  it.each(Object.entries(files))('%s is as `npm run tokens` writes it', (name, file) => {
    expect(existsSync(inRoot(tokensFolder, name)) && readFileSync(inRoot(tokensFolder, name), 'utf8')).toBe(
      textOf(file),
    )
  })

  it('are the only files in their folder', () => {
    expect(readdirSync(inRoot(tokensFolder)).toSorted()).toEqual(Object.keys(files).toSorted())
  })

  it.each(Object.entries(themes))('are valid together with the %s theme', (_name, theme) => {
    expect(validate([palette, shared, theme])).toEqual([])
  })

  it('define the same names, those of the contract, in both themes', () => {
    expect(paths(themes.dark)).toEqual(paths(themes.light))
    const groups = Object.keys(themeContract)
    expect(Object.keys(themes.light)).toEqual(groups)
  })

  it('name the primitive of every opaque colour instead of repeating its value', () => {
    const written = flatten(themes.light).tokens.filter(
      ({ type, value }) => type === 'color' && typeof value !== 'string',
    )
    expect(written.every(({ value }) => (value as { alpha?: number }).alpha !== undefined)).toBe(true)
  })

  it('resolve a name to the colour of the product', () => {
    const { value } = flatten(themes.light).tokens.find(({ path }) => path === 'color.action.primary.rest') ?? {}
    expect(value).toBe('{palette.brand.600}')
    const target = flatten(palette).tokens.find(({ path }) => path === 'palette.brand.600')
    expect(target?.value).toMatchObject({ hex: lightTheme.color.action.primary.rest })
  })

  it('are found by the resolver', () => {
    const references = [...textOf(fileOf('marquee.resolver.json')).matchAll(/"\$ref": "([^"#]+)"/g)].map(
      ([, name]) => name,
    )
    expect(references.toSorted()).toEqual(
      Object.keys(files)
        .filter((name) => name.endsWith('.tokens.json'))
        .toSorted(),
    )
  })
})

describe('the validation', () => {
  const colour = { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0], hex: '#000000' } }

  it.each([
    ['an alias that leads nowhere', { a: { $type: 'color', $value: '{b}' } }],
    ['an alias in a circle', { a: { $type: 'color', $value: '{b}' }, b: { $type: 'color', $value: '{a}' } }],
    ['an alias of another type', { a: { $type: 'dimension', $value: '{b}' }, b: colour }],
    ['a colour as text', { a: { $type: 'color', $value: '#000000' } }],
    ['a dimension as text', { a: { $type: 'dimension', $value: '4px' } }],
    ['a unit the format does not know', { a: { $type: 'dimension', $value: { value: 1, unit: 'em' } } }],
    ['a token without a type', { a: { $value: 1 } }],
    ['a full stop in a name', { 'a.b': colour }],
    ['a token inside a token', { a: { ...colour, b: colour } }],
    ['an unknown property', { a: { ...colour, $comment: 'x' } }],
    ['an easing that goes back in time', { a: { $type: 'cubicBezier', $value: [-1, 0, 0, 1] } }],
    [
      'a text style without a size',
      {
        a: {
          $type: 'typography',
          $value: { fontFamily: 'Inter', fontWeight: 400, letterSpacing: { value: 0, unit: 'px' }, lineHeight: 1.5 },
        },
      },
    ],
  ])('refuses %s', (_what, file) => {
    expect(validate([file])).not.toEqual([])
  })

  it('accepts what the format allows', () => {
    expect(validate([{ group: { $type: 'color', a: { $value: '{group.b}' }, b: colour } }])).toEqual([])
  })
})
