import { componentStyle } from '../../../styles/layers.ts'
import { media } from '../../../styles/media.ts'
import { tabularFigures, textStyle } from '../../../styles/type.ts'
import { vars } from '../../../tokens/vars.css.ts'

/** The parts of a date or time, written one after the other as one text would be. */
export const segments = componentStyle({
  ...textStyle('input'),
  ...tabularFigures,
  display: 'inline-flex',
  alignItems: 'center',
  unicodeBidi: 'isolate',
  whiteSpace: 'nowrap',
  color: vars.color.text.default,
  borderRadius: vars.radius.small,
  // The first digit aligns with the text of other fields.
  marginInlineStart: `calc(-1 * ${vars.size.hairline})`,
  selectors: {
    "&[aria-disabled='true']": { color: vars.color.text.disabled },
    // The frame shows the ring.
    '&:focus-visible': { outline: 'none' },
  },
  '@media': { [media.forcedColors]: { selectors: { "&[aria-disabled='true']": { color: 'GrayText' } } } },
})

export const segment = componentStyle({
  paddingBlock: vars.space['0.5'],
  paddingInline: vars.size.hairline,
  borderRadius: `calc(${vars.radius.small} / 2)`,
  caretColor: 'transparent',
  // The highlight is the focus, and stays when a finger or a mouse put it there.
  ':focus': { outline: 'none', backgroundColor: vars.color.action.primary.rest, color: vars.color.action.primary.on },
  selectors: {
    "&[data-placeholder='true']:not(:focus)": { color: vars.color.text.subtle },
    "&[aria-disabled='true']": { color: vars.color.text.disabled },
    "&[aria-readonly='true']:not(:focus)": { color: vars.color.text.muted },
    "&[aria-readonly='true'][data-placeholder='true']:not(:focus)": { color: vars.color.text.subtle },
  },
  '@media': {
    [media.forcedColors]: {
      ':focus': { outline: `${vars.size.ringWidth} solid Highlight` },
      selectors: {
        "&[data-placeholder='true']:not(:focus), &[aria-disabled='true'], [aria-disabled='true'] > &": {
          color: 'GrayText',
        },
      },
    },
  },
})

export const literal = componentStyle({
  color: vars.color.text.muted,
  whiteSpace: 'pre',
  selectors: { "[aria-disabled='true'] > &": { color: vars.color.text.disabled } },
  '@media': { [media.forcedColors]: { selectors: { "[aria-disabled='true'] > &": { color: 'GrayText' } } } },
})
