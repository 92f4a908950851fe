import { componentStyle } from '../../styles/layers.ts'
import { vars } from '../../tokens/vars.css.ts'

// All words are in one grid cell: the longest reserves the space, so that nothing moves when they change.
export const stack = componentStyle({ display: 'inline-grid', maxWidth: '100%', overflowWrap: 'anywhere' })

// The old word fades out early and the new word fades in late, so that for most of the two seconds only one can be read.
export const word = componentStyle({
  gridArea: '1 / 1',
  opacity: 0,
  visibility: 'hidden',
  transitionProperty: 'opacity, visibility',
  transitionDuration: vars.motion.headline.fade,
  transitionTimingFunction: `${vars.motion.headline.leave}, step-end`,
  selectors: {
    "&[data-current='true']": {
      opacity: 1,
      visibility: 'visible',
      transitionTimingFunction: `${vars.motion.headline.arrive}, step-start`,
    },
  },
})
