import { keyframes } from '@vanilla-extract/css'
import { elevation } from '../../styles/elevation.ts'
import { componentStyle } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { tabularFigures, textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'
import { narrowReasons } from '../private/ButtonBase/ButtonBase.css.ts'

const enter = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space[2]})` } })

/** Sticks to the lower edge of the window, above the phone's own bar. */
export const bar = componentStyle({
  ...elevation('popover'),
  position: 'sticky',
  bottom: `calc(${vars.space[4]} + env(safe-area-inset-bottom, 0px))`,
  zIndex: vars.zIndex.sticky,
  display: 'grid',
  gridTemplate: '"count actions clear" auto / auto 1fr auto',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlockStart: vars.space[4],
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[5]}`,
  borderRadius: vars.radius.large,
  animation: `${enter} ${vars.motion.duration.base} ${vars.motion.easing.emphasised}`,
  '@media': {
    [media.belowTablet]: {
      gridTemplate: '"count clear" auto "actions actions" auto / 1fr auto',
      paddingInlineStart: vars.space[4],
      vars: narrowReasons,
    },
  },
})

export const count = componentStyle({
  gridArea: 'count',
  ...textStyle('label'),
  ...tabularFigures,
  color: vars.color.text.default,
})

export const actions = componentStyle({ gridArea: 'actions', display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const clear = componentStyle({ gridArea: 'clear' })
