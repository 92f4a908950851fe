import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const trigger = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  borderRadius: vars.radius.small,
  color: 'inherit',
  transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: { "&[data-state='open']": { backgroundColor: vars.sidebar.itemHoverBg } },
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.sidebar.itemHoverBg } } },
})

export const forms = componentVariants({
  full: { width: '100%', minHeight: vars.space[12], padding: vars.space[2], textAlign: 'start' },
  avatar: {
    minWidth: vars.size.control.md,
    minHeight: vars.size.control.md,
    justifyContent: 'center',
    marginInline: 'auto',
  },
})

export const textColumn = componentStyle({ flex: '1 1 auto', minWidth: 0 })
const oneLine = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const name = componentStyle({ ...textStyle('label'), ...oneLine })
export const detail = componentStyle({ ...textStyle('caption'), ...oneLine, color: vars.sidebar.fgMuted })
export const chevron = componentStyle({ display: 'flex', flexShrink: 0, color: vars.sidebar.fgMuted })
