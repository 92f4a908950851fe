/**
 * Viewport widths in px from which a layout applies. Constants, because a media query cannot read a CSS variable. Below `tablet` the
 * product is "mobile" (spec S9-5): the sidebar is a slide-over, headings take a step down.
 */
export const breakpoints = { tablet: 768, desktop: 1024, wide: 1440 } as const

export type Breakpoint = keyof typeof breakpoints

const from = (pixels: number): string => `screen and (min-width: ${pixels}px)`
const below = (pixels: number): string => `screen and (max-width: ${pixels - 0.02}px)`

/** Windows in which a sidebar with labels would leave the page too little room: tablets, also held sideways. */
export const narrowDesk = /* @__PURE__ */ below(1181)

/** The media queries of `useMedia`, as separate exports, so that the page does not load the whole table. */
export const belowTablet = /* @__PURE__ */ below(breakpoints.tablet)
export const fromTablet = /* @__PURE__ */ from(breakpoints.tablet)
export const fromDesktop = /* @__PURE__ */ from(breakpoints.desktop)
/** The main pointer is a finger. */
export const coarsePointer = '(pointer: coarse)'
/** There is a touch screen, also beside a mouse. */
export const anyTouch = '(any-pointer: coarse)'

/** Media query strings for `'@media': { [media.fromTablet]: … }`. */
export const media = {
  belowTablet,
  fromTablet,
  belowDesktop: /* @__PURE__ */ below(breakpoints.desktop),
  fromDesktop,
  belowWide: /* @__PURE__ */ below(breakpoints.wide),
  fromWide: /* @__PURE__ */ from(breakpoints.wide),
  /** Phones held upright: an overlay takes the whole width. */
  narrow: 'screen and (max-width: 480px)',
  /** Low windows, such as a phone held sideways: decoration is hidden. */
  short: 'screen and (max-height: 680px)',
  /** A laptop's window: pictures are hidden in favour of text. */
  low: 'screen and (max-height: 800px)',
  prefersDark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motionAllowed: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover) and (pointer: fine)',
  coarsePointer,
  /** The main pointer is a mouse or the like. */
  finePointer: '(pointer: fine)',
} as const
