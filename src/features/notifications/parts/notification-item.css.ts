import { componentStyle } from '@/design-system/styles/layers.ts'
import { media } from '@/design-system/styles/media.ts'
import { textStyle } from '@/design-system/styles/type.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

/** Text of any length and script, truncated after two lines, a message after five, in which the date of an automatic approval always has room; its own direction decides its alignment. */
const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const

/** The text aligns with the drawer's margin; the hover surface extends beyond it. */
export const item = componentStyle({
  position: 'relative',
  marginInline: `calc(-1 * ${vars.space[3]})`,
  borderRadius: vars.radius.medium,
  transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.surface.hover } } },
})

export const open = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  width: '100%',
  padding: vars.space[3],
  paddingInlineEnd: vars.space[12],
  borderRadius: vars.radius.medium,
  textAlign: 'start',
  // Keeps a focused item clear of the toolbar and of the lower edge when it scrolls into view.
  scrollMarginTop: vars.space[16],
  scrollMarginBottom: vars.space[4],
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ringWidth})` },
})

export const head = componentStyle({ display: 'flex', alignItems: 'flex-start', gap: vars.space[2] })

export const title = componentStyle({ ...textStyle('label'), ...clamped, color: vars.color.text.default })

export const unreadTitle = componentStyle({ fontWeight: vars.font.weight.semibold })

/** As high as the first line of the title, in whose middle its smaller words stand. */
export const tag = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  height: vars.type.label.lineHeight,
})

export const message = componentStyle({
  ...textStyle('body'),
  ...clamped,
  WebkitLineClamp: 5,
  color: vars.color.text.muted,
})

export const time = componentStyle({ ...textStyle('caption'), color: vars.color.text.subtle })

export const gig = componentStyle({
  ...textStyle('caption'),
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  bottom: vars.space[3],
})

/** Always present, and subdued until its notification is hovered or focused. */
export const remove = componentStyle({
  position: 'absolute',
  insetInlineEnd: vars.space[1],
  top: vars.space['1.5'],
  opacity: 0.64,
  transition: `opacity ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: { [`${item}:hover &, ${item}:focus-within &`]: { opacity: 1 } },
  '@media': { [media.forcedColors]: { opacity: 1 } },
})
