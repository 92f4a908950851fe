import { componentStyle } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const panel = componentStyle({
  display: 'none',
  position: 'relative',
  flexShrink: 0,
  flexDirection: 'column',
  width: vars.layout.sidePanel.width,
  height: '100dvh',
  overflow: 'hidden',
  backgroundColor: vars.sidePanel.bg,
  backgroundImage: `linear-gradient(${vars.sidePanel.bg} 30%, ${vars.sidePanel.bgDeep})`,
  color: vars.sidePanel.fg,
  '@media': {
    [media.fromDesktop]: { display: 'flex' },
    print: { display: 'none' },
    [media.forcedColors]: { borderInline: `${vars.size.hairline} solid CanvasText` },
  },
})

export const textColumn = componentStyle({
  position: 'relative',
  flexShrink: 0,
  padding: `${vars.space[12]} ${vars.space[12]} 0`,
  overflowWrap: 'anywhere',
  '@media': { [media.short]: { paddingTop: vars.space[8] } },
})

export const headline = componentStyle({
  ...textStyle('display'),
  marginTop: vars.space[12],
  '@media': { [media.short]: { marginTop: vars.space[8] } },
})

export const line = componentStyle({ display: 'block' })
export const accent = componentStyle({ display: 'block', color: vars.sidePanel.accent })

export const text = componentStyle({
  ...textStyle('bodyLarge'),
  marginTop: vars.space[5],
  maxWidth: '24rem',
  color: vars.sidePanel.fgMuted,
})

export const picture = componentStyle({
  position: 'relative',
  flex: '1 1 0',
  minHeight: 0,
  marginTop: vars.space[4],
  // The stage stands on the panel's lower edge and spans it.
  display: 'flex',
  alignItems: 'flex-end',
  '@media': { [media.forcedColors]: { display: 'none' } },
})
