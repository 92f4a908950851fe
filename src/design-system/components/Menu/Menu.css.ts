import { componentStyle } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { highlight, highlightInForcedColors } from '../../styles/mixins.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'
import { surface } from '../Popover/Popover.css.ts'

const available = 'var(--radix-popper-available-width)'

/** Narrower than its usual width only where there is no space, such as a submenu on a phone. */
export const menu = componentStyle([
  surface,
  {
    minWidth: `min(13rem, ${available})`,
    maxWidth: `min(${vars.layout.popover.width}, ${available})`,
    padding: vars.space[1],
  },
])

/** As wide as its button, for a menu that hangs from a wide one. */
export const triggerWidth = componentStyle({ minWidth: 'var(--radix-popper-anchor-width)' })

export const item = componentStyle({
  ...textStyle('body'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.control.sm,
  paddingInline: vars.space[2],
  paddingBlock: vars.space['1.5'],
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  userSelect: 'none',
  // Inside, so that the items beside it and the menu's edge do not cut the ring.
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ringWidth})` },
  selectors: {
    // A submenu's item stays marked while the pointer is in the submenu.
    "&[data-highlighted], &[data-state='open']": highlight,
    "&[aria-disabled='true']": { color: vars.color.text.disabled, cursor: 'default' },
    // Muted text needs the lighter background.
    "&[data-highlighted][aria-disabled='true']": { backgroundColor: vars.color.surface.hover },
    // An item with a reason has two lines; its icon aligns with the first.
    '&[aria-describedby]': { alignItems: 'flex-start' },
  },
  '@media': {
    [media.coarsePointer]: { minHeight: vars.size.hitArea },
    [media.forcedColors]: {
      // An item that is a link has the colour of the others.
      color: 'CanvasText',
      selectors: {
        "&[aria-disabled='true']": { color: 'GrayText' },
        "&[data-highlighted], &[data-state='open']": highlightInForcedColors,
      },
    },
  },
})

export const danger = componentStyle({
  color: vars.color.action.danger.ghostOn,
  selectors: {
    "&[data-highlighted]:not([aria-disabled='true'])": { backgroundColor: vars.color.action.danger.ghostPressed },
    "&[aria-disabled='true']": { color: vars.color.text.disabled },
  },
  '@media': { [media.forcedColors]: { selectors: { "&[aria-disabled='true']": { color: 'GrayText' } } } },
})

export const icon = componentStyle({
  display: 'flex',
  flexShrink: 0,
  color: vars.color.text.muted,
  selectors: { [`${danger} &, ${item}[aria-disabled='true'] &`]: { color: 'inherit' } },
})
export const label = componentStyle({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' })
/** The reason why an item is unavailable: visible, because touch has no tooltips. */
export const reason = componentStyle({ ...textStyle('caption'), display: 'block', color: vars.color.text.muted })

export const check = componentStyle({
  display: 'flex',
  flexShrink: 0,
  width: vars.size.icon.sm,
  color: vars.color.text.brand,
})

export const groupLabel = componentStyle({
  ...textStyle('caption'),
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[1]}`,
  color: vars.color.text.muted,
})

export const separator = componentStyle({
  height: vars.size.hairline,
  margin: `${vars.space[1]} 0`,
  backgroundColor: vars.color.border.subtle,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
})

export const header = componentStyle({ padding: vars.space[2] })
