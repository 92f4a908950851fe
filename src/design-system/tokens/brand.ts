import { type Hues, type Palette, paletteOf } from './primitives.ts'
import { scales } from './scales.ts'
import { darkThemeFrom } from './theme-dark.ts'
import { lightThemeFrom } from './theme-light.ts'
import type { Theme } from './contract.ts'

export type DeepPartial<Node> = {
  readonly [Key in keyof Node]?: Node[Key] extends string ? string : DeepPartial<Node[Key]>
}

type Weights = Readonly<Record<keyof typeof scales.font.weight, string>>

/** The settings of another brand. Omitted settings are Marquee's. */
export interface BrandChoices {
  /** The ramps of both themes. */
  readonly hues: Hues
  /** Single colours, where the themes made from the hues are not yet right. Steps come from the palette: `({ brand }) => …`. */
  readonly light?: (palette: Palette) => DeepPartial<Theme>
  readonly dark?: (palette: Palette) => DeepPartial<Theme>
  /** In rem, from the corners of a check box to those of a dialog. */
  readonly radius?: Partial<Readonly<Record<'small' | 'medium' | 'large', string>>>
  readonly fonts?: Partial<Readonly<Record<'ui' | 'display', string>>>
  /** The font weights of regular, medium, semibold and bold, in every text style. */
  readonly weights?: Partial<Weights>
  /**
   * A factor for all space: 0.9 is tighter, 1.1 is wider. Sizes of controls do not change, because touch targets must not shrink.
   */
  readonly density?: number
}

/** A complete brand: two themes, and its other changed tokens. */
export interface Brand {
  readonly light: Theme
  readonly dark: Theme
  readonly scales: DeepPartial<typeof scales>
}

type Tree = { readonly [key: string]: string | Tree }

/** A copy of the theme with the given leaves replaced. */
function overlay(base: Tree, changes: Tree): Tree {
  return Object.fromEntries(
    Object.entries(base).map(([key, value]) => {
      const change = changes[key]
      if (change === undefined) return [key, value]
      return [key, typeof value === 'string' || typeof change === 'string' ? change : overlay(value, change)]
    }),
  )
}

const withChanges = (theme: Theme, changes: DeepPartial<Theme> = {}): Theme =>
  overlay(theme as unknown as Tree, changes as unknown as Tree) as unknown as Theme

/** The new weight of every text style, by the name of its current weight. */
function typeWeights(weights: Partial<Weights>): DeepPartial<typeof scales.type> {
  const names = Object.entries(scales.font.weight) as [keyof Weights, string][]
  const changed = Object.entries(scales.type).flatMap(([style, { weight }]) => {
    const name = names.find(([, value]) => value === weight)?.[0]
    const next = name === undefined ? undefined : weights[name]
    return next === undefined ? [] : [[style, { weight: next }]]
  })
  return Object.fromEntries(changed) as DeepPartial<typeof scales.type>
}

/** The side margin of a page changes with the window and is not scaled. */
function spaced(density: number): DeepPartial<typeof scales.space> {
  const entries = Object.entries(scales.space).filter(([name]) => name !== 'gutter')
  return Object.fromEntries(
    entries.map(([name, length]) => [
      name,
      length === '0' ? '0' : `${Number((Number.parseFloat(length) * density).toFixed(4))}rem`,
    ]),
  )
}

/** Creates a brand from its settings. `brandStyle` writes its styles. */
export function defineBrand({
  hues,
  light,
  dark,
  radius = {},
  fonts = {},
  weights = {},
  density = 1,
}: BrandChoices): Brand {
  const palette = paletteOf(hues)
  return {
    light: withChanges(lightThemeFrom(palette), light?.(palette)),
    dark: withChanges(darkThemeFrom(palette), dark?.(palette)),
    scales: {
      radius,
      font: { ...fonts, weight: weights },
      type: typeWeights(weights),
      ...(density === 1 ? {} : { space: spaced(density) }),
    },
  }
}
