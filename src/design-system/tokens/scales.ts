/**
 * Everything that is not colour, the same in both themes. Lengths are rem (16 px by default, so a reader's larger font size scales
 * the whole interface), durations are ms.
 */

const rem = (pixels: number): string => (pixels === 0 ? '0' : `${pixels / 16}rem`)
const ms = (milliseconds: number): string => `${milliseconds}ms`

/** Counted in units of the 4 px grid: `space[4]` is 16 px, `space['0.5']` is 2 px. */
const space = {
  0: rem(0),
  '0.5': rem(2),
  1: rem(4),
  '1.5': rem(6),
  2: rem(8),
  3: rem(12),
  4: rem(16),
  5: rem(20),
  6: rem(24),
  8: rem(32),
  10: rem(40),
  12: rem(48),
  16: rem(64),
  /** The page's side margin: 16 px, and 24 px from the tablet breakpoint up. */
  gutter: rem(16),
} as const

const radius = { none: '0', small: rem(6), medium: rem(10), large: rem(12), full: '9999px' } as const

const size = {
  /** `md` is 40 px with a coarse pointer: see `controlOnTouch`. */
  control: { sm: rem(32), md: rem(36), lg: rem(48) },
  /** The smallest touch area; small controls reach it with a pseudo-element on coarse pointers. */
  hitArea: rem(44),
  icon: { sm: rem(16), md: rem(20), lg: rem(24), xl: rem(40) },
  avatar: { sm: rem(24), md: rem(32), lg: rem(40), xl: rem(64) },
  checkbox: rem(18),
  otpBox: rem(56),
  /** The hairline of controls and dividers. */
  hairline: '1px',
  ringWidth: '2px',
  ringOffset: '2px',
  indicator: '3px',
} as const

const font = {
  ui: '"Inter Marquee", "Inter Marquee Fallback", system-ui, sans-serif',
  display: '"Bricolage Marquee", "Bricolage Marquee Fallback", "Inter Marquee", sans-serif',
  mono: 'ui-monospace, "SFMono-Regular", "Cascadia Mono", "Roboto Mono", monospace',
  weight: { regular: '400', medium: '500', semibold: '600', bold: '700' },
} as const

export type TypeScale = {
  readonly size: string
  readonly lineHeight: string
  readonly weight: string
  readonly tracking: string
}

const typeScale = (pixels: number, line: number, weight: keyof typeof font.weight, tracking = '0'): TypeScale => ({
  size: rem(pixels),
  lineHeight: rem(line),
  weight: font.weight[weight],
  tracking,
})

/**
 * Whole text styles: size, line height, weight and tracking move together. Headings take one step down below the tablet breakpoint.
 */
const type = {
  caption: typeScale(12, 16, 'regular'),
  label: typeScale(14, 20, 'medium'),
  body: typeScale(14, 20, 'regular'),
  bodyLarge: typeScale(16, 24, 'regular'),
  /** What people type: 16 px on touch, so that iOS does not zoom into the field. */
  input: typeScale(14, 20, 'regular'),
  /** The one number that leads a dialog, such as an amount to be paid. */
  figure: typeScale(32, 40, 'semibold', '-0.02em'),
  title: typeScale(16, 24, 'semibold', '-0.009em'),
  heading3: typeScale(18, 24, 'semibold', '-0.011em'),
  heading2: typeScale(20, 28, 'semibold', '-0.014em'),
  heading1: typeScale(24, 32, 'bold', '-0.017em'),
  /** Names with marks above and below, as in 'Ṣọlá', need the space between lines. */
  display: typeScale(40, 48, 'bold', '-0.02em'),
} as const

export const typeBelowTablet = {
  title: typeScale(16, 24, 'semibold', '-0.009em'),
  heading3: typeScale(16, 24, 'semibold', '-0.009em'),
  heading2: typeScale(18, 24, 'semibold', '-0.011em'),
  heading1: typeScale(22, 28, 'bold', '-0.017em'),
  display: typeScale(32, 40, 'bold', '-0.018em'),
} as const

export const inputTypeOnTouch = typeScale(16, 24, 'regular')

/** A finger needs more than a mouse. */
export const controlOnTouch = { md: rem(40) } as const

/** On a phone the bar has the menu's button and the logo, both for a finger. */
export const topBarBelowTablet = '3.5rem'

export const gutterFromTablet = rem(24)

const motion = {
  duration: {
    instant: ms(1),
    fast: ms(120),
    base: ms(200),
    slow: ms(320),
    spin: ms(800),
    shimmer: ms(1600),
    marquee: ms(1800),
    /** The bulbs of a sign light up once, from its first side to its last. */
    lights: ms(900),
    /** The bulbs of a sign run around it while something is awaited. */
    chase: ms(2400),
  },
  /** The delay before a loading state shows: a skeleton, a button's spinner. */
  delay: { skeleton: ms(150), spinner: ms(300) },
  easing: {
    standard: 'cubic-bezier(0.2, 0, 0, 1)',
    emphasised: 'cubic-bezier(0.16, 1, 0.3, 1)',
    exit: 'cubic-bezier(0.4, 0, 1, 1)',
    linear: 'linear',
    /** One cycle of a pulsing animation. */
    swing: 'ease-in-out',
  },
  /** The rotating word of the side panel: how long each word shows, how long it fades, and the easing of its start and end. */
  headline: {
    hold: ms(5000),
    fade: ms(2000),
    arrive: 'cubic-bezier(0.7, 0, 0.6, 1)',
    leave: 'cubic-bezier(0, 0.7, 0.2, 1)',
  },
} as const

/**
 * Under `prefers-reduced-motion` every duration is zero here, so no component can forget. The hold stays, because the words still change, and
 * `instant`, which moves nothing: it only lets something happen after a delay.
 */
export const reducedMotionDurations = {
  duration: {
    instant: ms(1),
    fast: ms(0),
    base: ms(0),
    slow: ms(0),
    spin: ms(0),
    shimmer: ms(0),
    marquee: ms(0),
    lights: ms(0),
    chase: ms(0),
  },
  headline: { fade: ms(0) },
} as const

const zIndex = {
  base: '0',
  sticky: '100',
  sidebar: '200',
  dropdown: '300',
  scrim: '400',
  drawer: '410',
  dialog: '500',
  toast: '600',
  tooltip: '700',
  skipLink: '800',
} as const

const layout = {
  sidebar: { width: '16rem', widthMobile: '18rem', widthCollapsed: '4rem' },
  sidePanel: { width: '505px' },
  topBar: { height: '3rem' },
  content: { maxWidth: '75rem', readingWidth: '42rem' },
  form: { maxWidth: '28rem' },
  dialog: { sm: '24rem', md: '32rem', lg: '44rem', xl: '60rem' },
  drawer: { width: '26rem' },
  popover: { width: '24rem' },
} as const

export const scales = { space, radius, size, font, type, motion, zIndex, layout } as const

export const textStyleNames = Object.keys(type) as readonly (keyof typeof type)[]
export type TextStyleName = keyof typeof type
export type SpaceToken = keyof typeof space
/** Smallest first, for documentation. */
export const spaceTokens = [
  0,
  '0.5',
  1,
  '1.5',
  2,
  3,
  4,
  5,
  6,
  8,
  10,
  12,
  16,
  'gutter',
] as const satisfies readonly SpaceToken[]
