/**
 * The pictures taken of a story: one mode is one theme at one width, sometimes with a media feature.
 * The local comparison and Chromatic read this table, so both look at the same things.
 */
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Viewports offered in the toolbar, in CSS pixels. */
export const viewports = {
  phone: { name: 'Phone 360', width: 360, height: 740 },
  phoneLarge: { name: 'Large phone 390', width: 390, height: 844 },
  tablet: { name: 'Tablet 768', width: 768, height: 1024 },
  desktop: { name: 'Desktop 1280', width: 1280, height: 800 },
  desktopLarge: { name: 'Large desktop 1440', width: 1440, height: 900 },
} as const
export type ViewportName = keyof typeof viewports

/** One picture, with Chromatic's names for the media features, so that the object is passed to Chromatic as it is. */
export interface Mode {
  readonly theme: Theme
  readonly viewport: { readonly width: number; readonly height: number }
  readonly forcedColors?: 'active'
  readonly prefersReducedMotion?: 'reduce'
}

const at = (theme: Theme, name: ViewportName): Mode => {
  const { width, height } = viewports[name]
  return { theme, viewport: { width, height } }
}

/** Every mode, by the name that its accepted picture carries. */
export const modes = {
  'light-1280': at('light', 'desktop'),
  'dark-1280': at('dark', 'desktop'),
  'light-768': at('light', 'tablet'),
  'dark-360': at('dark', 'phone'),
  'light-360': at('light', 'phone'),
  'forced-colors': { ...at('light', 'desktop'), forcedColors: 'active' },
  'reduced-motion': { ...at('light', 'desktop'), prefersReducedMotion: 'reduce' },
} as const satisfies Record<string, Mode>
export type ModeName = keyof typeof modes
export const modeNames = Object.keys(modes) as readonly ModeName[]

/**
 * What a story shows decides its modes. They are chosen pairwise: each theme and each width occurs, not each combination of the two
 * (docs/visual-tests.md has the measurement).
 * component: one width, light; with the extra 'dark' also dark. responsive: desktop, tablet and phone. screen: a whole page on desktop
 * and phone; with the extra 'all' in both themes at both, and in forced colours. phone, desktop: what exists at that width only.
 */
export const modesOfKind = {
  component: ['light-1280'],
  responsive: ['light-1280', 'light-768', 'dark-360'],
  screen: ['light-1280', 'dark-360'],
  phone: ['light-360'],
  desktop: ['light-1280'],
} as const satisfies Record<string, readonly ModeName[]>
export type StoryKind = keyof typeof modesOfKind

/** Modes that a story asks for beyond those of its kind. */
export const extraModes = {
  dark: ['dark-1280'],
  all: ['dark-1280', 'light-360', 'forced-colors'],
  tablet: ['light-768'],
  'forced-colors': ['forced-colors'],
  'reduced-motion': ['reduced-motion'],
} as const satisfies Record<string, readonly ModeName[]>
export type ExtraMode = keyof typeof extraModes

/** `parameters.chromatic.modes`: every mode is named and the unwanted ones disabled, because Storybook merges parameters. */
export type ModesParameter = Readonly<Record<ModeName, Mode & { readonly disable: boolean }>>

/** The modes of a story of this kind with these extras, as Chromatic's parameter. */
export function modesFor(kind: StoryKind, extras: readonly ExtraMode[] = []): ModesParameter {
  const wanted = new Set<ModeName>([...modesOfKind[kind], ...extras.flatMap((extra) => extraModes[extra])])
  return Object.fromEntries(
    modeNames.map((name) => [name, { ...modes[name], disable: !wanted.has(name) }]),
  ) as ModesParameter
}

/** The enabled modes, in the order of the table: by width from the widest, media features last. */
export function enabledModes(parameter: Partial<ModesParameter>): readonly ModeName[] {
  return modeNames.filter((name) => parameter[name] !== undefined && !parameter[name].disable)
}
