import { keyframes } from '@vanilla-extract/css'
import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

export const sidebar = componentStyle({
  position: 'sticky',
  top: 0,
  zIndex: vars.zIndex.sidebar,
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  height: '100dvh',
  borderInlineEnd: `${vars.size.hairline} solid ${vars.sidebar.border}`,
  backgroundColor: vars.sidebar.bg,
  color: vars.sidebar.fg,
  '@media': { print: { display: 'none' }, [media.belowTablet]: { display: 'none' } },
})

// The width changes without animation and the labels fade in, because an animated width would lay out the whole page on every
// frame.
export const forms = componentVariants({
  expanded: { width: vars.layout.sidebar.width },
  collapsed: { width: vars.layout.sidebar.widthCollapsed },
})

/** The same frame inside the slide-over. */
export const overlay = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  color: vars.sidebar.fg,
})

/** Labels that fade in when the sidebar expands. Only after a toggle, never at first paint. */
export const fading = componentStyle({
  selectors: {
    '[data-toggled="true"] &': { animation: `${appear} ${vars.motion.duration.base} ${vars.motion.easing.standard}` },
  },
})

export const header = componentStyle({ flexShrink: 0, padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[2]}` })
export const brandRow = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.control.md,
  paddingInlineStart: vars.space[2],
})
export const brandColumn = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  paddingTop: vars.space[1],
})
export const brandLogo = componentStyle({ flex: '1 1 auto', minWidth: 0, lineHeight: 0 })
export const company = componentStyle({ marginTop: vars.space[3] })

export const nav = componentStyle({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  scrollbarWidth: 'thin',
})
/** As wide as the sidebar, however long a label is. */
export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['0.5'],
})

export const footer = componentStyle({
  display: 'grid',
  // As wide as the sidebar, however long a name is.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  flexShrink: 0,
  padding: vars.space[3],
  paddingBottom: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
})

export const item = componentStyle({
  ...textStyle('label'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.control.md,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  color: vars.sidebar.fg,
  transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ringWidth})` },
  selectors: {
    "&[aria-current='page']": {
      backgroundColor: vars.sidebar.itemActiveBg,
      color: vars.sidebar.itemActiveFg,
      fontWeight: vars.font.weight.semibold,
    },
    '&:active': { backgroundColor: vars.sidebar.itemActiveBg },
  },
  '@media': {
    [media.hover]: {
      selectors: { "&:hover:not([aria-current='page'])": { backgroundColor: vars.sidebar.itemHoverBg } },
    },
    [media.coarsePointer]: { minHeight: vars.size.hitArea },
    // A bar, since a frame would look like the focus.
    [media.forcedColors]: {
      selectors: {
        "&[aria-current='page']::before": {
          content: '""',
          position: 'absolute',
          insetBlock: vars.space['1.5'],
          insetInlineStart: 0,
          width: vars.space[1],
          backgroundColor: 'Highlight',
        },
      },
    },
  },
})
export const itemCollapsed = componentStyle({ justifyContent: 'center', paddingInline: 0 })
export const icon = componentStyle({ position: 'relative', display: 'flex', flexShrink: 0 })
export const label = componentStyle({
  flex: '1 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const badge = componentStyle({ display: 'flex', flexShrink: 0 })

/** The dot that replaces a badge when the sidebar is collapsed; the text stays in the item's name. */
export const dot = componentStyle({
  position: 'absolute',
  top: `calc(-1 * ${vars.space['0.5']})`,
  insetInlineEnd: `calc(-1 * ${vars.space['0.5']})`,
  width: vars.space[2],
  height: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: vars.sidebar.newBadgeBg,
  boxShadow: `0 0 0 ${vars.size.ringWidth} ${vars.sidebar.bg}`,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
})

export const newBadge = componentStyle({
  ...textStyle('caption'),
  fontWeight: vars.font.weight.semibold,
  paddingInline: vars.space['1.5'],
  borderRadius: vars.radius.full,
  backgroundColor: vars.sidebar.newBadgeBg,
  color: vars.sidebar.newBadgeFg,
  outline: `${vars.size.hairline} solid transparent`,
})

export const identity = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  padding: vars.space[2],
  minHeight: vars.space[12],
})
export const identityCollapsed = componentStyle({ justifyContent: 'center', padding: 0 })
export const identityMedia = componentStyle({ display: 'flex', flexShrink: 0 })
export const identityText = componentStyle({ flex: '1 1 auto', minWidth: 0 })
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const identityTitle = componentStyle({
  ...textStyle('label'),
  ...oneLine,
  fontWeight: vars.font.weight.semibold,
})
export const identityDetail = componentStyle({
  ...textStyle('caption'),
  ...oneLine,
  color: vars.sidebar.fgMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const card = componentStyle({
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.sidebar.cardBorder}`,
  backgroundColor: vars.sidebar.cardBg,
  outline: '1px solid transparent',
})
