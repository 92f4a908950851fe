import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { tabularFigures, textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

const { color, size, space } = vars
const marker = space[6]

export const root = componentStyle({ minWidth: 0 })

export const list = componentStyle({
  display: 'flex',
  '@media': {
    [media.belowTablet]: {
      display: 'none',
      selectors: { "&[data-open='true']": { display: 'grid', paddingTop: space[2] } },
    },
  },
})

/** The line to the next step runs between the markers, never through them. */
export const step = componentStyle({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      top: `calc(${marker} / 2 - ${size.hairline})`,
      insetInlineStart: `calc(${marker} + ${space[2]})`,
      insetInlineEnd: space[2],
      height: size.ringWidth,
      borderRadius: vars.radius.full,
      backgroundColor: color.border.subtle,
    },
    "&[data-state='done']:not(:last-child)::before": { backgroundColor: color.border.selected },
  },
  '@media': {
    [media.belowTablet]: { selectors: { '&:not(:last-child)::before': { display: 'none' } } },
    [media.forcedColors]: {
      selectors: {
        '&:not(:last-child)::before': { backgroundColor: 'GrayText' },
        "&[data-state='done']:not(:last-child)::before": { backgroundColor: 'CanvasText' },
      },
    },
  },
})

/** The ring keeps clear of what it is around, which stays in line with what is above and below. */
const roomForRing = {
  width: `calc(100% + 2 * ${space[2]})`,
  marginInline: `calc(-1 * ${space[2]})`,
  paddingInline: space[2],
} as const

export const face = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[2],
  width: 'fit-content',
  maxWidth: `calc(100% - ${space[3]})`,
  borderRadius: vars.radius.small,
  color: color.text.muted,
  textAlign: 'start',
  // The current step and the steps before it stand out; later steps do not, even where they have a link.
  selectors: {
    "&[aria-current='step'], [data-state='done'] > &, [data-state='error'] > &": { color: color.text.default },
  },
  '@media': {
    [media.belowTablet]: {
      ...roomForRing,
      flexDirection: 'row',
      gap: space[3],
      maxWidth: 'none',
      minHeight: size.hitArea,
      paddingBlock: `calc((${size.hitArea} - ${marker}) / 2)`,
    },
    // The marker shows the ring, so that the line to the next step does not run through it.
    [media.fromTablet]: { selectors: { '&:focus-visible': { outline: 'none' } } },
  },
})

/** A step with a link. The line behind stays visible: only the text reacts to the pointer. */
export const reachable = componentStyle({ cursor: 'pointer' })

export const textColumn = componentStyle({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })

export const label = componentStyle({
  ...textStyle('label'),
  textUnderlineOffset: '0.2em',
  selectors: { "[aria-current='step'] &": { fontWeight: vars.font.weight.semibold } },
  '@media': {
    [media.hover]: { selectors: { [`${reachable}:hover &`]: { textDecorationLine: 'underline' } } },
    [media.belowTablet]: { minHeight: marker, display: 'flex', alignItems: 'center' },
  },
})

export const detail = componentStyle({ ...textStyle('caption'), color: color.text.muted })
export const problem = componentStyle({ color: color.status.danger.fg })

const markerBase = {
  ...textStyle('caption'),
  ...tabularFigures,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: marker,
  height: marker,
  borderRadius: vars.radius.full,
  borderStyle: 'solid',
  borderWidth: size.ringWidth,
  fontWeight: vars.font.weight.semibold,
  '@media': {
    [media.fromTablet]: {
      selectors: {
        [`${face}:focus-visible > &`]: {
          outline: `${size.ringWidth} solid ${color.focus.ring}`,
          outlineOffset: size.ringOffset,
        },
      },
    },
  },
} as const

const { primary } = color.action
const { danger } = color.status

export const markers = componentVariants({
  done: { ...markerBase, borderColor: primary.rest, backgroundColor: primary.rest, color: primary.on },
  current: {
    ...markerBase,
    borderColor: color.border.selected,
    backgroundColor: color.surface.selected,
    color: color.text.brand,
  },
  upcoming: { ...markerBase, borderColor: color.border.control, borderWidth: size.hairline, color: color.text.muted },
  error: { ...markerBase, borderColor: danger.solid, backgroundColor: danger.solid, color: danger.onSolid },
})

/** The summary in one line, for a phone. */
export const compact = componentStyle({
  ...textStyle('label'),
  display: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  width: '100%',
  // The same height with and without links, so that the page does not move when a step gets a link.
  minHeight: size.hitArea,
  color: color.text.default,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': { [media.belowTablet]: { display: 'flex' } },
})
export const toggle = componentStyle({ ...roomForRing, borderRadius: vars.radius.small, cursor: 'pointer' })

export const chevron = componentStyle({
  display: 'flex',
  flexShrink: 0,
  color: color.text.muted,
  transition: `transform ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: { "[aria-expanded='true'] > &": { transform: 'rotate(180deg)' } },
})

export const bars = componentStyle({
  display: 'none',
  gap: space[1],
  paddingTop: space[2],
  '@media': { [media.belowTablet]: { display: 'flex' } },
})

const bar = { flex: '1 1 0', height: space[1], borderRadius: vars.radius.full } as const
const forced = (backgroundColor: string) => ({ '@media': { [media.forcedColors]: { backgroundColor } } })

export const barStates = componentVariants({
  done: { ...bar, backgroundColor: color.border.selected, ...forced('CanvasText') },
  current: { ...bar, backgroundColor: color.border.selected, ...forced('Highlight') },
  upcoming: { ...bar, backgroundColor: color.border.subtle, ...forced('GrayText') },
  error: { ...bar, backgroundColor: danger.solid, ...forced('CanvasText') },
})
