import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { touchArea } from '../../styles/mixins.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

const { action, border, surface, text: textColor } = vars.color

export const tag = componentStyle({
  ...textStyle('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  minWidth: 0,
  borderRadius: vars.radius.small,
  fontWeight: vars.font.weight.medium,
  verticalAlign: 'middle',
  '@media': {
    [media.forcedColors]: {
      outline: `${vars.size.hairline} solid CanvasText`,
      outlineOffset: `-${vars.size.hairline}`,
    },
  },
})

export const tones = componentVariants({
  neutral: { backgroundColor: action.neutral.soft, color: action.neutral.softOn },
  brand: { backgroundColor: action.primary.soft, color: action.primary.softOn },
})

export const kinds = componentVariants({
  fixed: { paddingBlock: vars.space[1], paddingInline: vars.space[2] },
  // The button is the end of the tag, as high as the tag.
  removable: { gap: vars.space['0.5'], paddingInlineStart: vars.space[2] },
})

/** The text stays readable; only the button is disabled. */
export const unavailable = componentStyle({
  backgroundColor: surface.disabled,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${border.control}`,
  color: textColor.muted,
  '@media': { [media.forcedColors]: { outlineColor: 'GrayText', color: 'GrayText' } },
})

/** Space for tall letters with marks above and below, which clipping would cut. */
export const text = componentStyle({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingBlock: vars.space['0.5'],
  marginBlock: `calc(-1 * ${vars.space['0.5']})`,
})

export const remove = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: `calc(${vars.space[6]} + ${vars.space[1]})`,
  height: `calc(${vars.space[6]} + ${vars.space[1]})`,
  borderRadius: vars.radius.small,
  color: 'inherit',
  selectors: {
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ringWidth})` },
    '&:disabled': { color: textColor.disabled, cursor: 'not-allowed' },
    [`${tones.neutral} > &:hover:not(:disabled)`]: { backgroundColor: action.neutral.softHover },
    [`${tones.neutral} > &:active:not(:disabled)`]: { backgroundColor: action.neutral.softPressed },
    [`${tones.brand} > &:hover:not(:disabled)`]: { backgroundColor: action.primary.softHover },
    [`${tones.brand} > &:active:not(:disabled)`]: { backgroundColor: action.primary.softPressed },
  },
  '@media': {
    [media.coarsePointer]: {
      ...touchArea['@media'][media.coarsePointer],
      width: vars.size.control.sm,
      height: vars.size.control.sm,
    },
  },
})

export const chip = componentStyle({
  ...textStyle('label'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  maxWidth: '100%',
  minWidth: 0,
  minHeight: vars.size.control.sm,
  paddingBlock: vars.space[1],
  paddingInline: `${vars.space[2]} ${vars.space[3]}`,
  border: `${vars.size.hairline} solid ${border.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: surface.raised,
  color: textColor.default,
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: surface.hover, borderColor: border.controlHover },
    '&:active:not(:disabled)': { backgroundColor: surface.pressed },
    "&[aria-pressed='true']": {
      borderColor: border.selected,
      backgroundColor: surface.selected,
      color: textColor.brand,
    },
    "&[aria-pressed='true']:hover:not(:disabled)": {
      borderColor: border.selected,
      backgroundColor: surface.selectedHover,
    },
    '&:disabled': {
      borderColor: border.subtle,
      backgroundColor: surface.disabled,
      color: textColor.disabled,
      cursor: 'not-allowed',
    },
  },
  '@media': { ...touchArea['@media'] },
})
