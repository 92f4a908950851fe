import type { Theme } from './contract.ts'

/**
 * Which text colour is allowed on which surface. The contrast test checks exactly these pairs in both themes; the colour story shows them.
 * A pair that is not here is not allowed, and a component that needs one adds it here first.
 */

/** WCAG 2.2 AA: 4.5 for text; 3 for icons, control edges, focus rings and text of at least 24 px. */
export const requiredRatio = { text: 4.5, graphic: 3 } as const

export type PairKind = keyof typeof requiredRatio

/** A path into a theme, such as `color.surface.page`. */
export type TokenPath = LeafPath<Theme>

type LeafPath<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${LeafPath<Node[Key]>}`
}[keyof Node & string]

export interface Pair {
  readonly on: TokenPath
  readonly token: TokenPath
  readonly kind: PairKind
}

const cross = (kind: PairKind, surfaces: readonly TokenPath[], tokens: readonly TokenPath[]): Pair[] =>
  surfaces.flatMap((on) => tokens.map((token) => ({ on, token, kind })))

/** Surfaces that carry whole layouts. */
export const layoutSurfaces = [
  'color.surface.page',
  'color.surface.raised',
  'color.surface.overlay',
  'color.surface.sunken',
  'elevation.card.surface',
  'elevation.popover.surface',
  'elevation.drawer.surface',
  'elevation.dialog.surface',
] as const satisfies readonly TokenPath[]

/**
 * Surfaces of a row or an item in a temporary state. `text.subtle` is not allowed on `pressed` and `selectedHover`: use `muted`.
 */
export const stateSurfaces = [
  'color.surface.hover',
  'color.surface.pressed',
  'color.surface.selected',
  'color.surface.selectedHover',
] as const satisfies readonly TokenPath[]

const actions = ['primary', 'neutral', 'danger'] as const
const statuses = ['success', 'warning', 'danger', 'info', 'neutral'] as const
const tints = ['tint1', 'tint2', 'tint3', 'tint4', 'tint5', 'tint6'] as const

const surfacePairs: Pair[] = [
  ...cross(
    'text',
    [...layoutSurfaces, ...stateSurfaces],
    ['color.text.default', 'color.text.muted', 'color.text.link', 'color.text.brand'],
  ),
  ...cross('text', layoutSurfaces, ['color.text.subtle', 'color.text.linkHover', 'color.accent.fg']),
  ...cross('text', ['color.surface.hover', 'color.surface.selected'], ['color.text.subtle']),
  ...cross('graphic', [...layoutSurfaces, 'color.surface.disabled', 'color.surface.hover'], ['color.text.disabled']),
  // The value of a disabled control must stay readable.
  ...cross('text', ['color.surface.disabled'], ['color.text.muted']),
  ...cross('graphic', layoutSurfaces, ['color.border.control', 'color.border.controlHover', 'color.border.selected']),
  ...cross('graphic', [...layoutSurfaces, ...stateSurfaces], ['color.focus.ring']),
]

const actionPairs: Pair[] = actions.flatMap((action) => [
  ...cross(
    'text',
    [`color.action.${action}.rest`, `color.action.${action}.hover`, `color.action.${action}.pressed`],
    [`color.action.${action}.on`],
  ),
  ...cross(
    'text',
    [`color.action.${action}.soft`, `color.action.${action}.softHover`, `color.action.${action}.softPressed`],
    [`color.action.${action}.softOn`],
  ),
  ...cross(
    'text',
    [...layoutSurfaces, `color.action.${action}.ghostHover`, `color.action.${action}.ghostPressed`],
    [`color.action.${action}.ghostOn`],
  ),
  ...cross('graphic', layoutSurfaces, [`color.action.${action}.border`]),
])

const statusPairs: Pair[] = statuses.flatMap((status) => [
  ...cross('text', [...layoutSurfaces, `color.status.${status}.bg`], [`color.status.${status}.fg`]),
  ...cross('text', [`color.status.${status}.bg`], ['color.text.default', 'color.text.muted', 'color.text.link']),
  ...cross('text', [`color.status.${status}.solid`], [`color.status.${status}.onSolid`]),
  ...cross('graphic', [`color.status.${status}.bg`], ['color.focus.ring', 'color.action.neutral.border']),
  ...cross('text', [`color.status.${status}.bg`], ['color.action.neutral.ghostOn']),
])

/** The edge of an invalid or a valid field. */
const fieldEdgePairs = cross('graphic', layoutSurfaces, ['color.status.danger.fg', 'color.status.success.fg'])

/** A progress bar: the filled part against the rest of its track. */
const progressPairs = cross(
  'graphic',
  ['skeleton.base'],
  ['color.border.selected', 'color.status.success.fg', 'color.status.warning.fg', 'color.status.danger.fg'],
)

/** The shapes of a chart, and its hovered row. */
const chartPairs = cross(
  'graphic',
  [...layoutSurfaces, 'color.surface.hover'],
  ['chart.series1', 'chart.series2', 'chart.series3', 'chart.series4', 'chart.series5'],
)

const sidebarSurfaces = ['sidebar.bg', 'sidebar.itemHoverBg', 'sidebar.cardBg'] as const satisfies readonly TokenPath[]

const componentPairs: Pair[] = [
  // The days of a chosen range, and the hovered day.
  ...cross('text', ['color.action.primary.softHover', 'color.action.primary.softPressed'], ['color.text.default']),
  ...cross('graphic', ['color.action.primary.softHover'], ['color.focus.ring']),
  ...cross('text', ['color.accent.solid'], ['color.accent.onSolid']),
  ...cross('text', ['color.accent.soft'], ['color.accent.fg', 'color.text.default']),
  ...cross(
    'text',
    ['sidePanel.bg', 'sidePanel.bgDeep', 'sidePanel.bgLight'],
    ['sidePanel.fg', 'sidePanel.fgMuted', 'sidePanel.accent'],
  ),
  ...cross(
    'graphic',
    ['sidePanel.bg', 'sidePanel.bgDeep', 'sidePanel.bgLight'],
    ['sidePanel.focusRing', 'sidePanel.accentSoft'],
  ),
  // A dangerous item of a menu, with the ring inside.
  ...cross('graphic', ['color.action.danger.ghostPressed'], ['color.focus.ring']),
  ...cross('graphic', ['brand.tile'], ['brand.bulb']),
  ...cross('graphic', ['illustration.figure'], ['illustration.light']),
  ...cross('graphic', ['illustration.light', 'illustration.lightSoft'], ['illustration.onLight']),
  ...cross('text', layoutSurfaces, ['brand.wordmark']),
  ...cross('text', ['sidebar.bg'], ['brand.wordmark']),
  ...cross('text', sidebarSurfaces, ['sidebar.fg', 'sidebar.fgMuted', 'color.text.link']),
  ...cross('text', ['sidebar.itemActiveBg'], ['sidebar.itemActiveFg', 'sidebar.fg']),
  ...cross('graphic', ['sidebar.bg', 'sidebar.itemActiveBg'], ['sidebar.indicator', 'color.focus.ring']),
  ...cross('text', ['sidebar.newBadgeBg'], ['sidebar.newBadgeFg']),
  ...cross('text', ['topBar.bg'], ['color.text.default', 'color.text.muted', 'color.text.link']),
  ...cross('graphic', ['topBar.bg'], ['color.focus.ring']),
  ...cross('text', ['toast.bg'], ['toast.fg', 'toast.fgMuted', 'toast.action', 'toast.success', 'toast.danger']),
  ...cross('text', ['tooltip.bg'], ['tooltip.fg']),
  ...cross('text', ['badge.countBg'], ['badge.countFg']),
  ...cross('text', ['badge.newBg'], ['badge.newFg']),
  ...tints.flatMap((tint) => cross('text', [`avatar.${tint}.bg`], [`avatar.${tint}.fg`])),
]

/** Every allowed pair. */
export const pairs: readonly Pair[] = [
  ...surfacePairs,
  ...actionPairs,
  ...statusPairs,
  ...fieldEdgePairs,
  ...progressPairs,
  ...chartPairs,
  ...componentPairs,
]

/** The value a theme gives to a token path. Throws if the path leads nowhere. */
export function resolveToken(theme: Theme, path: TokenPath): string {
  let node: unknown = theme
  for (const key of path.split('.')) {
    node = typeof node === 'object' && node !== null ? (node as Readonly<Record<string, unknown>>)[key] : undefined
  }
  if (typeof node !== 'string') throw new Error(`The theme has no colour at '${path}'.`)
  return node
}
