import { componentStyle } from '../../../styles/layers.ts'
import { media } from '../../../styles/media.ts'
import { touchArea } from '../../../styles/mixins.ts'
import { vars } from '../../../tokens/vars.css.ts'
import { frame as inputFrame } from '../Field/InputFrame.css.ts'

const focused = '[data-part="Segment"]:focus, [data-part="SegmentsStandIn"]:focus'

/** The box of an input, whose states come from the segments inside. */
export const frame = componentStyle([
  inputFrame,
  {
    gap: vars.space[1],
    selectors: {
      '&:hover:not(:has([aria-disabled="true"], [aria-readonly="true"]))': {
        borderColor: vars.color.border.controlHover,
      },
      '&:has([aria-invalid="true"])': { borderColor: vars.color.status.danger.fg },
      [`&:has(${focused})`]: {
        borderColor: vars.color.focus.ring,
        outline: `${vars.size.ringWidth} solid ${vars.color.focus.ring}`,
        outlineOffset: `calc(-1 * ${vars.size.hairline})`,
      },
      [`&:has([aria-invalid="true"]):has(${focused})`]: {
        borderColor: vars.color.status.danger.fg,
        outlineColor: vars.color.status.danger.fg,
      },
      '&[data-readonly="true"]': { backgroundColor: vars.color.surface.sunken, borderColor: vars.color.border.subtle },
      '&[data-disabled="true"]': {
        backgroundColor: vars.color.surface.disabled,
        borderColor: vars.color.border.subtle,
        color: vars.color.text.disabled,
        cursor: 'not-allowed',
      },
    },
    // In forced colours the browser would not grey the segments, because they are not native controls.
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-disabled="true"]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  },
])

/**
 * Takes the available width and wraps, so that two dates of a range are below each other where they do not fit beside each other.
 */
export const content = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  alignItems: 'center',
  columnGap: vars.space['1.5'],
  minWidth: 0,
  // Little enough for the smallest control: its least height, not its content, decides how high a frame is.
  paddingBlock: vars.space['0.5'],
})

export const end = componentStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
})

export const lock = componentStyle({ display: 'flex', marginInlineEnd: vars.space[2] })

export const button = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control.sm,
  height: vars.size.control.sm,
  // Over the frame's hairlines, so that a frame as small as the button does not grow.
  marginBlock: `calc(-1 * ${vars.size.hairline})`,
  borderRadius: vars.radius.small,
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover:enabled, &[aria-expanded="true"]': {
      color: vars.color.text.default,
      backgroundColor: vars.color.surface.hover,
    },
    '&:disabled': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ringOffset})` },
  },
  ...touchArea,
})
