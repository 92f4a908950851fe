/**
 * The pictures taken of a story: one mode is one theme at one width, sometimes with a media feature.
 * Both the local pixel comparison and Chromatic read this table, so the two can never look at different things.
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

/** One picture: Chromatic's own names for the media features, so the object can be handed to it as it is. */
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

/** Every mode there is. A mode's name is part of its baseline's file name. */
export const modes = {
  'light-1280': at('light', 'desktop'),
  'dark-1280': at('dark', 'desktop'),
  'light-768': at('light', 'tablet'),
  'dark-768': at('dark', 'tablet'),
  'light-360': at('light', 'phone'),
  'dark-360': at('dark', 'phone'),
  'forced-colors': { ...at('light', 'desktop'), forcedColors: 'active' },
  'reduced-motion': { ...at('light', 'desktop'), prefersReducedMotion: 'reduce' },
} as const satisfies Record<string, Mode>
export type ModeName = keyof typeof modes
export const modeNames = Object.keys(modes) as readonly ModeName[]

/**
 * What kind of thing a story shows decides its modes.
 * component: light and dark at one width, cropped to what it draws. responsive: also tablet and phone.
 * screen: a whole page on desktop and phone. phone: a story that exists for the phone width only. desktop: what a phone has in another
 * form, such as the sidebar.
 */
export const modesOfKind = {
  component: ['light-1280', 'dark-1280'],
  responsive: ['light-1280', 'dark-1280', 'light-768', 'dark-768', 'light-360', 'dark-360'],
  screen: ['light-1280', 'dark-1280', 'light-360', 'dark-360'],
  phone: ['light-360', 'dark-360'],
  desktop: ['light-1280', 'dark-1280'],
} as const satisfies Record<string, readonly ModeName[]>
export type StoryKind = keyof typeof modesOfKind

/** Modes a story asks for on top of its kind's. */
export const extraModes = {
  tablet: ['light-768', 'dark-768'],
  'forced-colors': ['forced-colors'],
  'reduced-motion': ['reduced-motion'],
} as const satisfies Record<string, readonly ModeName[]>
export type ExtraMode = keyof typeof extraModes

/** `parameters.chromatic.modes`: every mode is named, the unwanted ones disabled, because Storybook merges parameters instead of replacing them. */
export type ModesParameter = Readonly<Record<ModeName, Mode & { readonly disable: boolean }>>

/** The modes of a story of this kind with these extras, as Chromatic's parameter. */
export function modesFor(kind: StoryKind, extras: readonly ExtraMode[] = []): ModesParameter {
  const wanted = new Set<ModeName>([...modesOfKind[kind], ...extras.flatMap((extra) => extraModes[extra])])
  return Object.fromEntries(
    modeNames.map((name) => [name, { ...modes[name], disable: !wanted.has(name) }]),
  ) as ModesParameter
}

/** The modes that are on, in the order of the table: by width from the widest, light before dark, media features last. */
export function enabledModes(parameter: Partial<ModesParameter>): readonly ModeName[] {
  return modeNames.filter((name) => parameter[name] !== undefined && !parameter[name].disable)
}
