import { componentStyle } from '../styles/layers.ts'
import { media } from '../styles/media.ts'
import { vars } from '../tokens/vars.css.ts'

const { illustration } = vars

export const picture = componentStyle({
  width: '12.5rem',
  maxWidth: '100%',
  height: 'auto',
  flexShrink: 0,
  // A decoration in colours that the reader's own palette replaces would be a grey blot.
  '@media': { [media.forcedColors]: { display: 'none' } },
})

const filled = (fill: string) => componentStyle({ fill, stroke: 'none' })
const lined = (stroke: string) =>
  componentStyle({ fill: 'none', stroke, strokeLinecap: 'round', strokeLinejoin: 'round' })

export const backdrop = filled(illustration.backdrop)
export const backdropDeep = filled(illustration.backdropDeep)
export const figure = filled(illustration.figure)
export const figureSoft = filled(illustration.figureSoft)
export const light = filled(illustration.light)
export const lightSoft = filled(illustration.lightSoft)
export const beam = filled(illustration.beam)

export const figureLine = lined(illustration.figure)
export const onLightLine = lined(illustration.onLight)
export const figureSoftLine = lined(illustration.figureSoft)
export const lightLine = lined(illustration.light)
