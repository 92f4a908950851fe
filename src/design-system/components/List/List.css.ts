import { elevation } from '../../styles/elevation.ts'
import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { tabularFigures, textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const list = componentStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const surfaces = componentVariants({
  card: { ...elevation('card'), overflow: 'clip', borderRadius: vars.radius.large },
  plain: {},
})

/** How far the pressable area extends past its text, which aligns with the surroundings. */
const plainReach = vars.space[3]

export const item = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.size.control.lg,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  selectors: {
    '&[data-align="start"]': { alignItems: 'flex-start' },
    // The surface around it has its own inset.
    '[data-surface="plain"] > &': { paddingInline: 0 },
    '[data-divided] > & + &': { borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.subtle}` },
    // The height it is taken to have until it was drawn once; the browser remembers the real one.
    '[data-long] > &': { contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${vars.space[16]}` },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&[data-pressed]:hover': { backgroundColor: vars.color.surface.hover },
        // The background extends past the text, as the focus ring does; the lines between do not.
        '[data-surface="plain"] > &[data-pressed]:hover': {
          boxShadow: `calc(-1 * ${plainReach}) 0 ${vars.color.surface.hover}, ${plainReach} 0 ${vars.color.surface.hover}`,
        },
      },
    },
  },
})

export const leading = componentStyle({ display: 'flex', flexShrink: 0, color: vars.color.text.muted })

export const textColumn = componentStyle({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minWidth: 0 })

export const title = componentStyle({
  ...textStyle('label'),
  color: vars.color.text.default,
  textAlign: 'start',
  overflowWrap: 'anywhere',
})

/** The press reaches over the whole item; so does its focus ring, drawn inside, where nothing cuts it off. */
export const press = componentStyle({
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.medium },
  selectors: {
    '[data-surface="plain"] &::after': { insetInline: `calc(-1 * ${plainReach})` },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.size.ringWidth} solid ${vars.color.focus.ring}`,
      outlineOffset: `calc(-2 * ${vars.size.ringWidth})`,
    },
  },
})

export const description = componentStyle({
  ...textStyle('body'),
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
})

/** Above the press, so that a control in it can be used; its text lets the press through. */
export const trailing = componentStyle({
  ...textStyle('body'),
  ...tabularFigures,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flexShrink: 0,
  maxWidth: '45%',
  color: vars.color.text.muted,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
  selectors: { '&:has(a, button, input)': { pointerEvents: 'auto' } },
})
