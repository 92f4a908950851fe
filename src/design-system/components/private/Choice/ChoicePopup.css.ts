import { componentStyle } from '../../../styles/layers.ts'
import { media } from '../../../styles/media.ts'
import { highlight, highlightInForcedColors } from '../../../styles/mixins.ts'
import { textStyle } from '../../../styles/type.ts'
import { vars } from '../../../tokens/vars.css.ts'
import { surface } from '../../Popover/Popover.css.ts'

/** As wide as the field, and as high as the free space above or below it: less while a phone shows its keyboard. */
export const popup = componentStyle([
  surface,
  {
    display: 'flex',
    flexDirection: 'column',
    width: 'var(--radix-popper-anchor-width)',
    minWidth: 'min(16rem, var(--radix-popper-available-width))',
    maxHeight: 'min(20rem, var(--radix-popper-available-height))',
    overflow: 'hidden',
    // Closing clears the search, so a list that fades out would visibly fill up again.
    selectors: { "&[data-state='closed']": { animation: 'none' } },
  },
])

export const list = componentStyle({
  position: 'relative',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&:not(:empty)': { padding: vars.space[1] },
    "&[aria-busy='true']": { opacity: 0.6 },
  },
})

export const groupLabel = componentStyle({
  ...textStyle('caption'),
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[1]}`,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
})

export const row = componentStyle({
  ...textStyle('body'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: `calc(${vars.size.control.sm} + ${vars.space[1]})`,
  paddingBlock: vars.space['1.5'],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  userSelect: 'none',
  scrollMarginBlock: vars.space[1],
  selectors: {
    '&[data-active]': highlight,
    "&[aria-disabled='true']": { color: vars.color.text.disabled, cursor: 'default' },
  },
  '@media': {
    [media.coarsePointer]: { minHeight: vars.size.hitArea },
    [media.forcedColors]: {
      selectors: {
        '&[data-active]': highlightInForcedColors,
        "&[aria-disabled='true']": { color: 'GrayText' },
      },
    },
  },
})

/** Separated by a line from the found options. */
export const addSection = componentStyle({
  selectors: {
    '* + &': {
      marginTop: vars.space[1],
      paddingTop: vars.space[1],
      borderTop: `${vars.size.hairline} solid ${vars.color.border.subtle}`,
    },
  },
})

export const textColumn = componentStyle({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' })
export const name = componentStyle({ display: 'block' })
export const description = componentStyle({
  ...textStyle('caption'),
  display: 'block',
  color: vars.color.text.muted,
  selectors: { "[aria-disabled='true'] &": { color: 'inherit' } },
})

export const icon = componentStyle({ display: 'flex', flexShrink: 0, color: vars.color.text.muted })
export const check = componentStyle({
  display: 'flex',
  flexShrink: 0,
  width: vars.size.icon.sm,
  color: vars.color.text.brand,
})

/** A note shown instead of options, or above them. */
export const note = componentStyle({
  ...textStyle('body'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  flexShrink: 0,
  padding: vars.space[3],
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
})

/** An icon stands in the middle of the first line. */
export const noteIcon = componentStyle({
  display: 'flex',
  flexShrink: 0,
  height: vars.type.body.lineHeight,
  alignItems: 'center',
})

export const problem = componentStyle({ color: vars.color.status.danger.fg })

/** The reason why no more options can be chosen, fixed above the list. */
export const ruled = componentStyle({
  ...textStyle('caption'),
  borderBottom: `${vars.size.hairline} solid ${vars.color.border.subtle}`,
})
