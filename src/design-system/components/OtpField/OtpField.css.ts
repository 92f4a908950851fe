import { componentStyle } from '../../styles/layers.ts'
import { tabularFigures, textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const boxes = componentStyle({ display: 'flex', gap: vars.space[3], maxWidth: '100%' })

export const box = componentStyle({
  ...textStyle('heading2'),
  ...tabularFigures,
  flex: `0 1 ${vars.size.otpBox}`,
  width: vars.size.otpBox,
  minWidth: 0,
  height: vars.size.otpBox,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.default,
  textAlign: 'center',
  caretColor: vars.color.text.brand,
  // A box is selected whole when it gets the focus; its ring says so. `inherit` would be the page's colour of selected text.
  '::selection': { backgroundColor: 'transparent', color: vars.color.text.default },
  selectors: {
    '&:hover:enabled': { borderColor: vars.color.border.controlHover },
    '&:focus-visible': {
      borderColor: vars.color.focus.ring,
      outlineOffset: `calc(-1 * ${vars.size.hairline})`,
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.status.danger.fg },
    '&[aria-invalid="true"]:focus-visible': { outlineColor: vars.color.status.danger.fg },
    '&:disabled': {
      backgroundColor: vars.color.surface.disabled,
      borderColor: vars.color.border.subtle,
      color: vars.color.text.disabled,
      cursor: 'not-allowed',
    },
  },
})
