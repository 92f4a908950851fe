import { keyframes } from '@vanilla-extract/css'
import { alongLine } from '../../styles/direction.ts'
import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { visuallyHidden } from '../../styles/mixins.ts'
import { vars } from '../../tokens/vars.css.ts'
import * as modal from '../private/Modal/Modal.css.ts'

const slide = (from: string, to: string) => keyframes({ from: { transform: from }, to: { transform: to } })
const motion = (enter: string, leave: string) => ({
  "&[data-state='open']": { animation: `${enter} ${vars.motion.duration.slow} ${vars.motion.easing.emphasised}` },
  "&[data-state='closed']": { animation: `${leave} ${vars.motion.duration.base} ${vars.motion.easing.exit} both` },
})

export const scrim = componentStyle([
  modal.scrim,
  {
    zIndex: vars.zIndex.drawer,
    // The scrim leaves no sooner than the panel has slid out.
    selectors: { "&[data-state='closed']": { animationDuration: vars.motion.duration.base } },
  },
])

export const frame = componentStyle([modal.frame, { height: '100dvh', maxWidth: '100%' }])
export const frameSides = componentVariants({ end: { marginInlineStart: 'auto' }, start: { marginInlineEnd: 'auto' } })

export const panel = componentStyle([modal.drawerPanel, { height: '100%' }])
export const sides = componentVariants({
  end: { selectors: motion(slide(alongLine('100%'), 'none'), slide('none', alongLine('100%'))) },
  start: { selectors: motion(slide(alongLine('-100%'), 'none'), slide('none', alongLine('-100%'))) },
})

export const widths = componentVariants({
  panel: { width: vars.layout.drawer.width, '@media': { [media.narrow]: { width: '100%' } } },
  sidebar: { width: vars.layout.sidebar.widthMobile, maxWidth: `calc(100% - ${vars.space[12]})` },
})

/**
 * From below on a phone, where thumbs are: as high as its content, and never quite the whole screen. Declared after sides and
 * widths.
 */
export const phoneFrames = componentVariants({
  side: {},
  bottom: {
    '@media': {
      [media.belowTablet]: {
        alignSelf: 'flex-end',
        width: '100%',
        height: 'auto',
        maxHeight: `calc(100dvh - ${vars.space[10]})`,
      },
    },
  },
})

const rise = slide('translateY(100%)', 'none')
const sink = slide('none', 'translateY(100%)')

export const phonePanels = componentVariants({
  side: {},
  bottom: {
    '@media': {
      [media.belowTablet]: {
        borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
        overflow: 'hidden',
        selectors: {
          "&[data-state='open']": { animationName: rise },
          "&[data-state='closed']": { animationName: sink },
        },
      },
    },
  },
})

/** The sidebar drawer of a phone has the sidebar's background. */
export const grounds = componentVariants({ panel: {}, sidebar: { backgroundColor: vars.sidebar.bg } })

export const hiddenTitle = componentStyle(visuallyHidden)

/** A drawer with its own frame decides which part scrolls. */
export const bare = componentStyle({ flex: '1 1 auto', minHeight: 0, display: 'flex', flexDirection: 'column' })
