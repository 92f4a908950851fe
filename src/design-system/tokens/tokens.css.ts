import { assignVars, globalStyle } from '@vanilla-extract/css'
import { layers } from '../styles/layers.ts'
import { media } from '../styles/media.ts'
import {
  controlOnTouch,
  gutterFromTablet,
  inputTypeOnTouch,
  reducedMotionDurations,
  scales,
  topBarBelowTablet,
  typeBelowTablet,
} from './scales.ts'
import { darkTheme } from './theme-dark.ts'
import { lightTheme } from './theme-light.ts'
import { scaleVars, themeVars, vars } from './vars.css.ts'

const light = { colorScheme: 'light', vars: assignVars(themeVars, lightTheme) } as const
const dark = { colorScheme: 'dark', vars: assignVars(themeVars, darkTheme) } as const

// The attribute works on any element, so themes nest; without it (no script, or "system" unresolved) the system's preference
// decides.
globalStyle(":root, [data-theme='light']", { '@layer': { [layers.tokens]: light } })
globalStyle(':root:not([data-theme])', { '@layer': { [layers.tokens]: { '@media': { [media.prefersDark]: dark } } } })
globalStyle("[data-theme='dark']", { '@layer': { [layers.tokens]: dark } })

globalStyle(':root', {
  '@layer': {
    [layers.tokens]: {
      vars: assignVars(scaleVars, scales),
      '@media': {
        [media.belowTablet]: {
          vars: {
            ...assignVars(vars.type.title, typeBelowTablet.title),
            ...assignVars(vars.type.heading3, typeBelowTablet.heading3),
            ...assignVars(vars.type.heading2, typeBelowTablet.heading2),
            ...assignVars(vars.type.heading1, typeBelowTablet.heading1),
            ...assignVars(vars.type.display, typeBelowTablet.display),
            [vars.layout.topBar.height]: topBarBelowTablet,
          },
        },
        [media.fromTablet]: { vars: { [vars.space.gutter]: gutterFromTablet } },
        [media.coarsePointer]: {
          vars: { ...assignVars(vars.type.input, inputTypeOnTouch), [vars.size.control.md]: controlOnTouch.md },
        },
        [media.reducedMotion]: {
          vars: {
            ...assignVars(vars.motion.duration, reducedMotionDurations.duration),
            [vars.motion.headline.fade]: reducedMotionDurations.headline.fade,
          },
        },
      },
    },
  },
})
