import { componentStyle } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const scene = componentStyle({
  width: '100%',
  height: '100%',
  // The arch and its posts stay inside the panel's width up to this height; above it the stage keeps its size.
  maxHeight: '34rem',
  // Where the panel is low, the top of the arch goes into the dark instead of being cut.
  '@media': { [media.low]: { maskImage: 'linear-gradient(transparent, black 18%)' } },
})

export const glowCore = componentStyle({ stopColor: vars.sidePanel.glow })
export const glowEdge = componentStyle({ stopColor: vars.sidePanel.bgLight })
export const light = componentStyle({ stopColor: vars.sidePanel.accentSoft })
export const pool = componentStyle({ stopColor: vars.sidePanel.accent })

export const floor = componentStyle({ fill: vars.sidePanel.bgDeep })
export const edge = componentStyle({ fill: vars.sidePanel.glow })
export const lamp = componentStyle({ fill: vars.sidePanel.bgDeep })
export const bulb = componentStyle({ fill: vars.sidePanel.accent })
export const brightBulb = componentStyle({ fill: vars.sidePanel.accentSoft })

const figure = {
  fill: vars.sidePanel.silhouette,
  stroke: vars.sidePanel.silhouette,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

// The rim light is a hard shadow of the outline: one line of style instead of a second drawing of every figure.
export const leftFigure = componentStyle({
  ...figure,
  filter: `drop-shadow(calc(-1 * ${vars.space['0.5']}) -1px 0 ${vars.sidePanel.rim})`,
})
export const singer = componentStyle({
  ...figure,
  filter: `drop-shadow(0 calc(-1 * ${vars.space['0.5']}) 0 ${vars.sidePanel.accentSoft})`,
})
export const rightFigure = componentStyle({
  ...figure,
  filter: `drop-shadow(${vars.space['0.5']} -1px 0 ${vars.sidePanel.rim})`,
})
export const limb = componentStyle({ fill: 'none' })
export const solid = componentStyle({ stroke: 'none' })
export const microphone = componentStyle({ stroke: vars.sidePanel.accent, strokeLinecap: 'round' })
