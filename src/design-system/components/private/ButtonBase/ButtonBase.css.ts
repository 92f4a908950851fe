import { createVar, fallbackVar, globalStyle, keyframes } from '@vanilla-extract/css'
import { alongLine } from '../../../styles/direction.ts'
import { componentStyle, componentVariants, layers } from '../../../styles/layers.ts'
import { media } from '../../../styles/media.ts'
import { touchArea } from '../../../styles/mixins.ts'
import { textStyle } from '../../../styles/type.ts'
import { vars } from '../../../tokens/vars.css.ts'

/** A loading button swaps its label for the spinner only after a delay: a quick answer must not flicker. */
const afterDelay = `${vars.motion.duration.instant} ${vars.motion.easing.linear} ${vars.motion.delay.spinner}`

const tone = {
  rest: createVar(),
  hover: createVar(),
  pressed: createVar(),
  on: createVar(),
  soft: createVar(),
  softHover: createVar(),
  softPressed: createVar(),
  softOn: createVar(),
  border: createVar(),
  ghostHover: createVar(),
  ghostPressed: createVar(),
  ghostOn: createVar(),
}

const tonesOf = (colours: { readonly [Key in keyof typeof tone]: string }) => ({
  vars: Object.fromEntries(Object.entries(tone).map(([key, name]) => [name, colours[key as keyof typeof tone]])),
})

export const tones = componentVariants({
  primary: tonesOf(vars.color.action.primary),
  neutral: tonesOf(vars.color.action.neutral),
  danger: tonesOf(vars.color.action.danger),
})

const unavailable = '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])'
const usable = ':not(:disabled):not([aria-disabled="true"])'

/** The name that a button has as the anchor of its own reason. */
const anchor = '--button'

export const root = componentStyle({
  anchorName: anchor,
  anchorScope: anchor,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  maxWidth: '100%',
  border: `${vars.size.hairline} solid transparent`,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': {
    ...touchArea['@media'],
    // In forced colours the browser greys natively disabled buttons; buttons with `aria-disabled` need this rule.
    [media.forcedColors]: {
      selectors: { '&[aria-disabled="true"]:not([aria-busy="true"])': { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
})

const filled = (rest: string, hover: string, pressed: string, text: string) => ({
  background: rest,
  color: text,
  selectors: {
    [`&:hover${usable}`]: { background: hover },
    [`&:active${usable}, &[aria-pressed="true"], &[data-state="open"]`]: { background: pressed },
    [unavailable]: { background: vars.color.surface.disabled, color: vars.color.text.disabled },
  },
})

const transparent = (border: string) => ({
  background: 'transparent',
  borderColor: border,
  color: tone.ghostOn,
  selectors: {
    [`&:hover${usable}`]: { background: tone.ghostHover },
    [`&:active${usable}, &[aria-pressed="true"], &[data-state="open"]`]: { background: tone.ghostPressed },
    [unavailable]: {
      color: vars.color.text.disabled,
      borderColor: border === 'transparent' ? 'transparent' : vars.color.border.subtle,
    },
  },
})

export const variants = componentVariants({
  active: filled(tone.rest, tone.hover, tone.pressed, tone.on),
  soft: filled(tone.soft, tone.softHover, tone.softPressed, tone.softOn),
  outline: transparent(tone.border),
  ghost: transparent('transparent'),
})

/** From the edge of a button to its label. */
const inset = createVar()

export const sizes = componentVariants({
  sm: {
    ...textStyle('label'),
    minHeight: vars.size.control.sm,
    paddingBlock: vars.space[1],
    vars: { [inset]: vars.space[3] },
    paddingInline: inset,
    gap: vars.space['1.5'],
    borderRadius: vars.radius.small,
  },
  md: {
    ...textStyle('label'),
    minHeight: vars.size.control.md,
    paddingBlock: vars.space['1.5'],
    vars: { [inset]: vars.space[4] },
    paddingInline: inset,
    gap: vars.space[2],
    borderRadius: vars.radius.medium,
  },
  lg: {
    ...textStyle('bodyLarge'),
    fontWeight: vars.font.weight.medium,
    minHeight: vars.size.control.lg,
    paddingBlock: vars.space[2],
    vars: { [inset]: vars.space[6] },
    paddingInline: inset,
    gap: vars.space[2],
    borderRadius: vars.radius.medium,
  },
})

/** Declared after the sizes, whose side padding it removes. */
export const iconOnly = componentStyle({ flexShrink: 0, aspectRatio: '1', padding: 0 })

const reach = `(${inset} + ${vars.size.hairline})`
const outwards = `calc(-1 * ${reach})`

/** In forced colours the edge is seen, and stays inside. */
const reaching = (margin: 'marginInline' | 'marginInlineStart' | 'marginInlineEnd', maxWidth: string) => ({
  [margin]: outwards,
  maxWidth,
  '@media': { [media.forcedColors]: { [margin]: 0, maxWidth: '100%' } },
})

/**
 * The label, not the invisible edge of the button, aligns with the content above and below. The button may overflow its container
 * by its padding.
 */
export const flush = componentVariants({
  start: reaching('marginInlineStart', `calc(100% + ${reach})`),
  end: reaching('marginInlineEnd', `calc(100% + ${reach})`),
  both: reaching('marginInline', `calc(100% + 2 * ${reach})`),
})

export const fullWidth = componentStyle({ width: '100%' })

const stay = keyframes({ from: { opacity: 1 } })
const enter = keyframes({ from: { opacity: 0 } })

/** Label and icons: they keep their place while loading, so the button keeps its width. */
export const content = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  minWidth: 0,
  selectors: {
    '[aria-busy="true"] > &': { opacity: 0, animation: `${stay} ${afterDelay} backwards` },
  },
})

export const label = componentStyle({ minWidth: 0, overflowWrap: 'break-word' })

export const spinner = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  animation: `${enter} ${afterDelay} backwards`,
})

const reasonPlace = { start: createVar(), end: createVar(), shift: createVar(), maxWidth: createVar() } as const

/** Variables of a container at whose end buttons stand, such as the footer of a dialog: the reasons end with them, because centred ones would be cut. */
export const reasonsAtEnd = {
  [reasonPlace.start]: 'auto',
  [reasonPlace.end]: '0',
  [reasonPlace.shift]: 'none',
}

/** Variables of a narrow container, such as a bar on a phone: the reasons take more lines, because wide ones would be cut or widen the page. */
export const narrowReasons = { [reasonPlace.maxWidth]: '10rem' }

/** The reason why a button is unavailable, shown on hover and on keyboard focus. */
export const reason = componentStyle({
  ...textStyle('caption'),
  position: 'absolute',
  bottom: `calc(100% + ${vars.space[2]})`,
  insetInlineStart: fallbackVar(reasonPlace.start, '50%'),
  insetInlineEnd: fallbackVar(reasonPlace.end, 'auto'),
  zIndex: vars.zIndex.tooltip,
  width: 'max-content',
  maxWidth: fallbackVar(reasonPlace.maxWidth, '16rem'),
  paddingBlock: vars.space['1.5'],
  paddingInline: vars.space['2'],
  borderRadius: vars.radius.small,
  background: vars.tooltip.bg,
  color: vars.tooltip.fg,
  transform: fallbackVar(reasonPlace.shift, alongLine('-50%')),
  // Without a box: one that is only hidden would widen the page beside a button at its edge.
  display: 'none',
  pointerEvents: 'none',
  selectors: {
    ':hover > &, :focus-visible > &': { display: 'block' },
  },
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
  '@supports': {
    // Centred as far as the window allows, and below where there is no room above: beside its edge a centred one would be cut.
    '(anchor-scope: none)': {
      position: 'fixed',
      positionAnchor: anchor,
      positionArea: 'block-start span-all',
      positionTryFallbacks: 'flip-block',
      inset: 'auto',
      margin: vars.space[2],
      transform: 'none',
    },
  },
})

/** An icon, or the spinner in its place, whose drawing is as large as its box. */
const drawing = (size: string) => `${size} svg, ${size} [data-component='Spinner']`

globalStyle(`${drawing(sizes.sm)}, ${drawing(sizes.md)}`, {
  '@layer': { [layers.components]: { width: vars.size.icon.sm, height: vars.size.icon.sm } },
})
globalStyle(`${drawing(sizes.lg)}, ${drawing(`${iconOnly}${sizes.md}`)}`, {
  '@layer': { [layers.components]: { width: vars.size.icon.md, height: vars.size.icon.md } },
})
