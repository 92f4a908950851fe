import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const avatar = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  userSelect: 'none',
  outline: `${vars.size.hairline} solid transparent`,
})

const semibold = { fontWeight: vars.font.weight.semibold }

export const sizes = componentVariants({
  sm: { ...textStyle('caption'), ...semibold, width: vars.size.avatar.sm, height: vars.size.avatar.sm },
  md: { ...textStyle('label'), ...semibold, width: vars.size.avatar.md, height: vars.size.avatar.md },
  lg: { ...textStyle('bodyLarge'), ...semibold, width: vars.size.avatar.lg, height: vars.size.avatar.lg },
  xl: { ...textStyle('heading2'), width: vars.size.avatar.xl, height: vars.size.avatar.xl },
})

export const shapes = componentVariants({
  person: { borderRadius: vars.radius.full },
  company: { borderRadius: vars.radius.small },
})

const tint = ({ bg, fg }: { bg: string; fg: string }) => ({ backgroundColor: bg, color: fg })

export const tints = componentVariants({
  tint1: tint(vars.avatar.tint1),
  tint2: tint(vars.avatar.tint2),
  tint3: tint(vars.avatar.tint3),
  tint4: tint(vars.avatar.tint4),
  tint5: tint(vars.avatar.tint5),
  tint6: tint(vars.avatar.tint6),
})

/** Covers the initial once the picture has loaded; until then, and when it fails to load, the initial shows. */
export const image = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
})
