import { gradientAlongLine } from '../../../styles/direction.ts'
import { componentStyle } from '../../../styles/layers.ts'
import { media } from '../../../styles/media.ts'
import { tabularFigures, textStyle } from '../../../styles/type.ts'
import { vars } from '../../../tokens/vars.css.ts'

const { color, motion, size, space } = vars
const fade = space[10]

/** The line below all tabs; it does not fade with them. */
export const strip = componentStyle({ borderBottom: `${size.hairline} solid ${color.border.subtle}`, minWidth: 0 })

const masked = (gradient: string) => ({ maskImage: gradientAlongLine(gradient) })

/**
 * Scrolls sideways when the tabs do not fit, without a scroll bar: a fading edge shows that there is more. It extends past both ends by
 * the space of a tab's focus ring, so that the first label aligns with the page's title.
 */
export const scroller = componentStyle({
  marginInline: `calc(-1 * ${space[2]})`,
  marginBottom: '-1px',
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // A tab that is reached by keyboard comes to rest beside the fading edge, not under it.
  scrollPaddingInline: fade,
  selectors: {
    "&[data-more='start']": masked(`transparent, currentColor ${fade}`),
    "&[data-more='end']": masked(`currentColor calc(100% - ${fade}), transparent`),
    "&[data-more='both']": masked(`transparent, currentColor ${fade}, currentColor calc(100% - ${fade}), transparent`),
  },
  '@media': { [media.motionAllowed]: { selectors: { '&[data-settled]': { scrollBehavior: 'smooth' } } } },
})

/** The tabs themselves: a tab list, or a list of links. */
export const list = componentStyle({ display: 'flex', gap: space[2], width: 'max-content', minWidth: '100%' })

const active = "&[aria-selected='true'], &[aria-current='page']"
const usable = ":not([aria-selected='true']):not([aria-current='page']):not([aria-disabled='true'])"

/** A button or a link. The bar below it is grey under the pointer and has the brand's colour at the active tab. */
export const tab = componentStyle({
  ...textStyle('label'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  flexShrink: 0,
  minHeight: size.hitArea,
  paddingInline: space[2],
  borderRadius: vars.radius.small,
  color: color.text.muted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `color ${motion.duration.fast} ${motion.easing.standard}`,
  ':focus-visible': { outlineOffset: `calc(-1 * ${size.ringWidth})` },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: space[2],
    bottom: 0,
    height: size.ringWidth,
    borderRadius: `${size.ringWidth} ${size.ringWidth} 0 0`,
    opacity: 0,
    transform: 'scaleX(0.6)',
    transition: `opacity ${motion.duration.fast} ${motion.easing.standard}, transform ${motion.duration.base} ${motion.easing.emphasised}`,
  },
  selectors: {
    [active]: { color: color.text.default },
    "&[aria-selected='true']::after, &[aria-current='page']::after": {
      backgroundColor: color.border.selected,
      opacity: 1,
      transform: 'none',
    },
    "&[aria-disabled='true']": { color: color.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`&:hover${usable}`]: { color: color.text.default },
        [`&:hover${usable}::after`]: { backgroundColor: color.border.control, opacity: 1, transform: 'none' },
      },
    },
    // Half of the gap on either side belongs to a finger.
    [media.coarsePointer]: {
      '::before': { content: '""', position: 'absolute', insetBlock: 0, insetInline: `calc(-1 * ${space[1]})` },
    },
    [media.forcedColors]: {
      selectors: {
        // Without its colour the bar is only its height.
        [active]: { fontWeight: vars.font.weight.semibold },
        "&[aria-selected='true']::after, &[aria-current='page']::after": {
          height: space[1],
          backgroundColor: 'Highlight',
        },
        "&[aria-disabled='true']": { color: 'GrayText' },
      },
    },
  },
})

/** A label that would be wider than a phone ends in an ellipsis. */
export const label = componentStyle({
  maxWidth: '16rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

export const icon = componentStyle({ display: 'flex', flexShrink: 0 })

const { neutral, primary } = color.action

/** The count of the tab. Its space is reserved while the number is unknown, so that nothing moves when it arrives. */
export const count = componentStyle({
  ...textStyle('caption'),
  ...tabularFigures,
  display: 'grid',
  placeItems: 'center',
  minWidth: space[6],
  minHeight: space[5],
  paddingInline: space['1.5'],
  borderRadius: vars.radius.full,
  backgroundColor: neutral.soft,
  color: neutral.softOn,
  fontWeight: vars.font.weight.medium,
  selectors: {
    [`${tab}[aria-selected='true'] &, ${tab}[aria-current='page'] &`]: {
      backgroundColor: primary.soft,
      color: primary.softOn,
    },
    [`${tab}[aria-disabled='true'] &`]: { backgroundColor: color.surface.disabled, color: color.text.disabled },
  },
  '@media': {
    [media.forcedColors]: {
      border: `${size.hairline} solid CanvasText`,
      selectors: { [`${tab}[aria-disabled='true'] &`]: { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
})

/** The reason why a pressed tab cannot be opened: below the tabs, where a finger does not cover it. */
export const reason = componentStyle({
  ...textStyle('body'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  paddingTop: space[3],
  color: color.text.muted,
})
export const reasonIcon = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  minHeight: vars.type.body.lineHeight,
})
