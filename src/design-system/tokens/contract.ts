/**
 * The names every theme must fill. The keys are the vocabulary of the design system: a name states the role of a colour, never its hue.
 * A key that a theme forgets is a type error, because `Theme` below is derived from this object.
 */

/** A filled control: solid (`rest`…`on`), soft, and the transparent forms that share `ghost*` (outline adds `border`). */
const action = {
  rest: null,
  hover: null,
  pressed: null,
  on: null,
  soft: null,
  softHover: null,
  softPressed: null,
  softOn: null,
  border: null,
  ghostHover: null,
  ghostPressed: null,
  ghostOn: null,
} as const

/** A message about state. `fg` stands on `bg` and on every surface; `solid` carries `onSolid`. */
const status = { fg: null, bg: null, border: null, solid: null, onSolid: null } as const

const tint = { bg: null, fg: null } as const

/** One step of depth: in the light theme a shadow, in the dark theme a lighter surface with a hairline. Always used together. */
const elevation = { surface: null, shadow: null } as const

export const themeContract = {
  color: {
    surface: {
      page: null,
      raised: null,
      overlay: null,
      sunken: null,
      hover: null,
      pressed: null,
      selected: null,
      selectedHover: null,
      disabled: null,
    },
    text: {
      default: null,
      muted: null,
      subtle: null,
      disabled: null,
      brand: null,
      link: null,
      linkHover: null,
      onAction: null,
    },
    border: { subtle: null, control: null, controlHover: null, selected: null },
    action: { primary: action, neutral: action, danger: action },
    focus: { ring: null },
    status: { success: status, warning: status, danger: status, info: status, neutral: status },
    accent: { solid: null, onSolid: null, soft: null, fg: null },
  },
  sidePanel: {
    bg: null,
    bgDeep: null,
    bgLight: null,
    fg: null,
    fgMuted: null,
    accent: null,
    accentSoft: null,
    focusRing: null,
    line: null,
    silhouette: null,
    beam: null,
    glow: null,
    rim: null,
  },
  brand: { tile: null, wordmark: null, bulb: null },
  illustration: {
    backdrop: null,
    backdropDeep: null,
    line: null,
    figure: null,
    figureSoft: null,
    light: null,
    lightSoft: null,
    onLight: null,
    beam: null,
  },
  sidebar: {
    bg: null,
    fg: null,
    fgMuted: null,
    itemHoverBg: null,
    itemActiveBg: null,
    itemActiveFg: null,
    indicator: null,
    border: null,
    newBadgeBg: null,
    newBadgeFg: null,
    cardBg: null,
    cardBorder: null,
  },
  topBar: { bg: null, border: null },
  toast: { bg: null, fg: null, fgMuted: null, shadow: null, action: null, success: null, danger: null },
  tooltip: { bg: null, fg: null },
  badge: { countBg: null, countFg: null, newBg: null, newFg: null },
  chart: { series1: null, series2: null, series3: null, series4: null, series5: null },
  skeleton: { base: null, sheen: null },
  scrim: { bg: null },
  avatar: {
    tint1: tint,
    tint2: tint,
    tint3: tint,
    tint4: tint,
    tint5: tint,
    tint6: tint,
    ring: null,
  },
  elevation: { card: elevation, popover: elevation, drawer: elevation, dialog: elevation },
} as const

type Filled<Contract> = {
  readonly [Key in keyof Contract]: Contract[Key] extends null ? string : Filled<Contract[Key]>
}

/** A complete theme: one CSS value for every name of the contract. */
export type Theme = Filled<typeof themeContract>
