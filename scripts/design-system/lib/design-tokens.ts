import { type Theme } from '../../../src/design-system/tokens/contract.ts'
import { meanings } from '../../../src/design-system/tokens/meanings.ts'
import { type Palette, palette } from '../../../src/design-system/tokens/primitives.ts'
import {
  gutterFromTablet,
  inputTypeOnTouch,
  scales,
  type TypeScale,
  typeBelowTablet,
} from '../../../src/design-system/tokens/scales.ts'
import { darkThemeFrom } from '../../../src/design-system/tokens/theme-dark.ts'
import { lightThemeFrom } from '../../../src/design-system/tokens/theme-light.ts'
import { breakpoints } from '../../../src/design-system/styles/media.ts'

/** A token or a group of the Design Tokens Format Module 2025.10 (https://www.designtokens.org/TR/2025.10/format/). */
export interface TokenNode {
  readonly $type?: string
  readonly $value?: unknown
  readonly $description?: string
  readonly [name: string]: unknown
}

/** The folder of the token files. */
export const tokensFolder = 'docs/tokens'

/** A name may contain neither a full stop nor braces: `space['0.5']` becomes `space.0-5`. */
const nameOf = (key: string): string => key.replaceAll('.', '-')

type Tree = { readonly [key: string]: string | Tree }

/** Maps each leaf of nested groups; `path` is the leaf's path. */
function mapLeaves<Result>(
  tree: Tree,
  toResult: (value: string, path: readonly string[]) => Result,
  path: readonly string[] = [],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      const way = [...path, key]
      return [nameOf(key), typeof value === 'string' ? toResult(value, way) : mapLeaves(value, toResult, way)]
    }),
  )
}

/** A palette in which every colour is its own alias, so that the themes made from it name the source of each colour. */
const aliases = mapLeaves(
  palette as unknown as Tree,
  (_value, path) => `{palette.${path.join('.')}}`,
) as unknown as Palette

const hexPattern = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})?$/
const channel = (pair: string): number => Number((Number.parseInt(pair, 16) / 255).toFixed(4))

/** `#rrggbb` or `#rrggbbaa` as a colour of the format. */
function colour(hex: string): unknown {
  const [, red = '', green = '', blue = '', alpha] = hexPattern.exec(hex) ?? []
  if (red === '') throw new Error(`'${hex}' is no colour that a design tool would understand.`)
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map(channel),
    ...(alpha !== undefined && { alpha: Number(channel(alpha).toFixed(2)) }),
    hex: hex.slice(0, 7),
  }
}

/** An alias alone stays one; an alias with an opacity (`{palette.brand.950}12`) has no form in the format and is written out. */
function aliasOrColour(value: string): unknown {
  const [, path = '', opacity = ''] = /^\{palette\.([^}]+)\}([0-9a-f]{2})?$/.exec(value) ?? []
  if (path === '') return colour(value)
  if (opacity === '') return value
  const hex = path.split('.').reduce<unknown>((node, key) => (node as Tree)[key], palette)
  return colour(`${String(hex)}${opacity}`)
}

const lengthPattern = /^(-?\d*\.?\d+)(px|rem)?$/

/** A CSS length as a dimension of the format, which allows only px and rem. */
function dimension(length: string): { readonly value: number; readonly unit: string } {
  const [, value = '', unit = 'px'] = lengthPattern.exec(length) ?? []
  if (value === '') throw new Error(`'${length}' is no dimension.`)
  return { value: Number(value), unit }
}

/** `0 0 0 1px #rrggbbaa, 0 8px 24px -6px …` as the layers of a shadow. */
function shadow(value: string): unknown {
  const layers = value.split(', ').map((layer) => {
    const parts = layer.split(' ')
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = parts.slice(0, -1)
    const [x, y, b, s] = [offsetX, offsetY, blur, spread].map(dimension)
    return { color: aliasOrColour(parts.at(-1) ?? ''), offsetX: x, offsetY: y, blur: b, spread: s, inset: false }
  })
  return layers.length === 1 ? layers[0] : layers
}

const meaningOf = (path: readonly string[]): string =>
  String(path.reduce<unknown>((node, key) => (node as Tree)[key], meanings))

const themeFile = (theme: Theme): TokenNode =>
  mapLeaves(theme as unknown as Tree, (value, path) =>
    path.at(-1) === 'shadow'
      ? { $type: 'shadow', $value: shadow(value), $description: meaningOf(path) }
      : { $type: 'color', $value: aliasOrColour(value), $description: meaningOf(path) },
  )

const rampMeanings: Readonly<Record<keyof typeof palette, string>> = {
  brand: 'The night: purple. 600 is the active button, 950 the side panel.',
  accent: 'The light: gold. Highlights, ratings and the headline word. Never text on a light surface above step 700.',
  neutral: 'Surfaces, text and lines, tinted a little towards the brand.',
  green: 'Success.',
  amber: 'Warning.',
  red: 'Danger.',
  blue: 'Information.',
  teal: 'A tint of avatars.',
  rose: 'A tint of avatars.',
}

const paletteFile = (): TokenNode => ({
  palette: Object.fromEntries(
    Object.entries(palette).map(([name, ramp]) => [
      name,
      {
        $type: 'color',
        $description: rampMeanings[name as keyof typeof palette],
        ...mapLeaves(ramp as unknown as Tree, (hex) => ({ $value: colour(hex) })),
      },
    ]),
  ),
})

const family = (stack: string): string[] => stack.split(', ').map((name) => name.replaceAll('"', ''))

const keywordEasings: Readonly<Record<string, readonly number[]>> = {
  linear: [0, 0, 1, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
}

function easing(value: string): readonly number[] {
  const points = keywordEasings[value] ?? /^cubic-bezier\((.+)\)$/.exec(value)?.[1]?.split(', ').map(Number)
  if (points === undefined) throw new Error(`'${value}' is no easing that a design tool would understand.`)
  return points
}

/** Milliseconds are durations; everything else in the motion tokens is a curve. */
const motionToken = (value: string): TokenNode =>
  value.endsWith('ms')
    ? { $type: 'duration', $value: { value: Number.parseFloat(value), unit: 'ms' } }
    : { $type: 'cubicBezier', $value: easing(value) }

const weights = scales.font.weight

/** A whole text style. Line height is a multiple of the size, and tracking a length, because the format has no em. */
function typography(name: string, { size, lineHeight, weight, tracking }: TypeScale): TokenNode {
  const fontSize = dimension(size)
  const weightName = Object.entries(weights).find(([, value]) => value === weight)?.[0] ?? weight
  return {
    $type: 'typography',
    $value: {
      fontFamily: name === 'display' ? '{font.display}' : '{font.ui}',
      fontSize,
      fontWeight: `{font.weight.${weightName}}`,
      letterSpacing: { value: Number((Number.parseFloat(tracking) * fontSize.value).toFixed(5)), unit: 'rem' },
      lineHeight: Number((dimension(lineHeight).value / fontSize.value).toFixed(4)),
    },
  }
}

const textStyles = (styles: Readonly<Record<string, TypeScale>>) =>
  Object.fromEntries(Object.entries(styles).map(([name, style]) => [name, typography(name, style)]))

const dimensions = (tree: Tree, $description: string): TokenNode => ({
  $type: 'dimension',
  $description,
  ...mapLeaves(tree, (length) => ({ $value: dimension(length) })),
})

const sharedFile = (): TokenNode => ({
  space: dimensions(
    scales.space,
    'In units of the 4 px grid: space.4 is 16 px. gutter is the side margin of a page on a phone.',
  ),
  gutterFromTablet: {
    $type: 'dimension',
    $value: dimension(gutterFromTablet),
    $description: 'The side margin of a page from 768 px up.',
  },
  radius: dimensions(scales.radius, 'Corners: small on controls, medium on buttons and cards, large on dialogs.'),
  size: dimensions(scales.size, 'Heights of controls, icons, avatars; hitArea is the smallest touch target.'),
  layout: dimensions(scales.layout, 'Widths and heights of the parts of a page.'),
  breakpoint: {
    $type: 'dimension',
    $description: 'Window widths from which a layout applies.',
    ...mapLeaves(mapNumbers(breakpoints), (value) => ({ $value: { value: Number(value), unit: 'px' } })),
  },
  font: {
    ui: { $type: 'fontFamily', $value: family(scales.font.ui), $description: 'Everything that is read: Inter.' },
    display: {
      $type: 'fontFamily',
      $value: family(scales.font.display),
      $description: 'Page titles, empty states, the side panel: Bricolage Grotesque.',
    },
    mono: { $type: 'fontFamily', $value: family(scales.font.mono), $description: 'Code and references.' },
    weight: { $type: 'fontWeight', ...mapLeaves(weights, (weight) => ({ $value: Number(weight) })) },
  },
  type: { $description: 'Whole text styles. Never take a size alone.', ...textStyles(scales.type) },
  typeBelowTablet: { $description: 'What the headings become below 768 px.', ...textStyles(typeBelowTablet) },
  typeOnTouch: {
    $description: 'What people type, on touch: 16 px, so that iOS does not zoom.',
    input: typography('input', inputTypeOnTouch),
  },
  motion: {
    $description: 'Under reduced motion every duration but instant and hold is 0 ms.',
    ...mapLeaves(scales.motion, motionToken),
  },
  zIndex: {
    $type: 'number',
    $description: 'What lies over what.',
    ...mapLeaves(scales.zIndex, (value) => ({ $value: Number(value) })),
  },
})

const mapNumbers = (record: Readonly<Record<string, number>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, String(value)]))

/** Which files form which theme, for tools that read resolvers (https://www.designtokens.org/TR/2025.10/resolver/). */
const resolverFile = () => ({
  name: 'Marquee',
  version: '2025.10',
  sets: { base: { sources: [{ $ref: 'palette.tokens.json' }, { $ref: 'shared.tokens.json' }] } },
  modifiers: {
    theme: {
      contexts: { light: [{ $ref: 'light.tokens.json' }], dark: [{ $ref: 'dark.tokens.json' }] },
      default: 'light',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
})

/** The token files by name, as they stand in docs/tokens. */
export function tokenFiles(): Readonly<Record<string, TokenNode>> {
  return {
    'palette.tokens.json': paletteFile(),
    'shared.tokens.json': sharedFile(),
    'light.tokens.json': themeFile(lightThemeFrom(aliases)),
    'dark.tokens.json': themeFile(darkThemeFrom(aliases)),
    'marquee.resolver.json': resolverFile(),
  }
}

/** A file's text: two spaces, a line at the end. */
export const textOf = (file: TokenNode): string => `${JSON.stringify(file, null, 2)}\n`
