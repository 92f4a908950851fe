import { createVar, fallbackVar, globalStyle, keyframes } from '@vanilla-extract/css'
import { componentStyle, componentVariants, layers } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/vars.css.ts'

const breathe = keyframes({ '50%': { opacity: 0.55 } })

/** Opacity alone moves, so a page full of skeletons costs no painting. */
const bone = {
  backgroundColor: vars.skeleton.base,
  borderRadius: vars.radius.small,
  animation: `${breathe} ${vars.motion.duration.shimmer} ${vars.motion.easing.swing} infinite`,
  '@media': { [media.forcedColors]: { outline: `${vars.size.hairline} solid GrayText` } },
} as const

/** Around the real child: its box stays, its content is invisible, inert and not read out. */
export const cover = componentStyle({
  ...bone,
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  cursor: 'default',
})

export const covered = componentStyle({ display: 'block' })

globalStyle(`${cover} > *`, { '@layer': { [layers.components]: { visibility: 'hidden' } } })

/** Where the bars of a container begin whose text ends at one edge. */
export const barSide = createVar()

export const text = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: fallbackVar(barSide, 'flex-start'),
  width: '100%',
})

export const bar = componentStyle({ ...bone, flexShrink: 0 })

/** A bar is as high as the letters, its row as high as the line: the loaded text takes the same space. */
const barOf = ({ size, lineHeight }: { size: string; lineHeight: string }) => ({
  height: `calc(${size} * 0.75)`,
  marginBlock: `calc((${lineHeight} - ${size} * 0.75) / 2)`,
})

export const textStyles = componentVariants({
  caption: barOf(vars.type.caption),
  body: barOf(vars.type.body),
  bodyLarge: barOf(vars.type.bodyLarge),
  title: barOf(vars.type.title),
  heading2: barOf(vars.type.heading2),
})

export const widths = componentVariants({
  full: { width: '100%' },
  long: { width: '75%' },
  medium: { width: '50%' },
  short: { width: '25%' },
})

export const block = componentStyle({ ...bone, display: 'block', flexShrink: 0 })

export const blockShapes = componentVariants({
  icon: { width: vars.size.icon.md, height: vars.size.icon.md },
  progress: { width: '100%', height: vars.space['1.5'], borderRadius: vars.radius.full },
  control: { width: '100%', height: vars.size.control.md, borderRadius: vars.radius.medium },
  button: { width: '9rem', maxWidth: '100%', height: vars.size.control.md, borderRadius: vars.radius.medium },
  picture: { width: '100%', aspectRatio: '3 / 2', borderRadius: vars.radius.medium },
  tabs: { width: '50%', height: vars.size.hitArea },
  card: { width: '100%', height: '7.5rem', borderRadius: vars.radius.large },
  avatarSm: { width: vars.size.avatar.sm, height: vars.size.avatar.sm, borderRadius: vars.radius.full },
  avatarMd: { width: vars.size.avatar.md, height: vars.size.avatar.md, borderRadius: vars.radius.full },
  avatarLg: { width: vars.size.avatar.lg, height: vars.size.avatar.lg, borderRadius: vars.radius.full },
  avatarXl: { width: vars.size.avatar.xl, height: vars.size.avatar.xl, borderRadius: vars.radius.full },
})
