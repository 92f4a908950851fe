import { keyframes } from '@vanilla-extract/css'
import { alongLine } from '../../styles/direction.ts'
import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/vars.css.ts'
import * as choice from '../private/CheckControl/CheckControl.css.ts'

export const root = componentStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 })

/** The shared row is designed for a checkbox before its label. */
export const positions = componentVariants({
  start: { selectors: { [`${choice.row}&`]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } } },
  end: { selectors: { [`${choice.row}&`]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } } },
})

export const controlPositions = componentVariants({ start: {}, end: { gridColumn: 2, gridRow: 1 } })

export const wordPositions = componentVariants({
  start: {},
  end: { selectors: { [`${choice.label}&, ${choice.description}&, ${choice.message}&`]: { gridColumn: 1 } } },
})

const trackWidth = `calc(${vars.space[8]} + ${vars.space[1]})`

export const track = componentStyle({
  appearance: 'none',
  gridArea: '1 / 1',
  width: trackWidth,
  height: vars.space[5],
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface.sunken,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: {
    '&:hover:enabled:not([aria-disabled="true"])': { borderColor: vars.color.border.controlHover },
    '&[aria-invalid="true"]': { borderColor: vars.color.status.danger.fg },
    '&:checked': { borderColor: vars.color.border.selected, backgroundColor: vars.color.action.primary.rest },
    '&:checked:hover:enabled:not([aria-disabled="true"])': {
      borderColor: vars.color.border.selected,
      backgroundColor: vars.color.action.primary.hover,
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&:disabled': {
      borderColor: vars.color.border.subtle,
      backgroundColor: vars.color.surface.disabled,
      cursor: 'not-allowed',
    },
    // Still on, though it cannot be changed.
    '&:disabled:checked': { backgroundColor: vars.color.action.primary.softHover },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:enabled:checked': { borderColor: 'Highlight', backgroundColor: 'Highlight' },
        '&:disabled, &:disabled:checked': { borderColor: 'GrayText', backgroundColor: 'Canvas' },
      },
    },
  },
})

/** The spinner replaces the thumb only after a delay, because most changes are saved before. */
const afterDelay = `${vars.motion.duration.instant} ${vars.motion.easing.linear} ${vars.motion.delay.spinner}`

const stay = keyframes({ from: { opacity: 1 } })
const enter = keyframes({ from: { opacity: 0 } })

/** Its position distinguishes on from off; the colour only supports it. The thumb and the spinner have the same colour. */
export const thumb = componentStyle({
  position: 'relative',
  gridArea: '1 / 1',
  justifySelf: 'start',
  width: `calc(${vars.space[3]} + ${vars.space['0.5']})`,
  height: `calc(${vars.space[3]} + ${vars.space['0.5']})`,
  marginInlineStart: `calc(${vars.space[1]} - ${vars.size.hairline})`,
  color: vars.color.text.muted,
  pointerEvents: 'none',
  transition: `transform ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  selectors: {
    [`${track}:checked ~ &`]: { color: vars.color.action.primary.on, transform: alongLine(vars.space[4]) },
    [`${track}:disabled ~ &`]: { color: vars.color.text.disabled },
  },
  '@media': {
    [media.forcedColors]: {
      // Backgrounds of boxes are forced to the canvas; a switch without its thumb would show no state. Its dot inherits this.
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: {
        [`${track}:checked ~ &`]: { color: 'HighlightText' },
        [`${track}:disabled ~ &`]: { color: 'GrayText' },
      },
    },
  },
})

export const dot = componentStyle({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.full,
  backgroundColor: 'currentColor',
  selectors: {
    [`${track}[aria-busy="true"] ~ ${thumb} > &`]: { opacity: 0, animation: `${stay} ${afterDelay} backwards` },
  },
})

export const saving = componentStyle({
  position: 'absolute',
  top: '50%',
  left: '50%',
  display: 'grid',
  transform: 'translate(-50%, -50%)',
  animation: `${enter} ${afterDelay} backwards`,
})
