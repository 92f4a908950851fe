import { componentStyle } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const header = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  paddingBottom: vars.space[6],
})

export const words = componentStyle({ flex: '1 1 20rem', minWidth: 0, overflowWrap: 'anywhere' })
export const wordsBesideMenu = componentStyle([words, { '@media': { [media.belowTablet]: { flexBasis: 0 } } }])
export const before = componentStyle({ marginBottom: vars.space[2] })
export const description = componentStyle({
  ...textStyle('body'),
  marginTop: vars.space[1],
  maxWidth: vars.layout.content.readingWidth,
  color: vars.color.text.muted,
})

/** Below everything else, from edge to edge. */
export const tabs = componentStyle({ flex: '1 0 100%', minWidth: 0, '@media': { print: { display: 'none' } } })

/** As near to the buttons as they are to each other; on a phone in the middle of the first line. */
export const menu = componentStyle({
  flexShrink: 0,
  '@media': {
    print: { display: 'none' },
    [media.belowTablet]: { alignSelf: 'start', marginBlock: `-${vars.space[2]}` },
    [media.fromTablet]: { marginInlineEnd: `calc(${vars.space[3]} - ${vars.space[6]})` },
  },
})

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  flexShrink: 0,
  '@media': { print: { display: 'none' }, [media.belowTablet]: { flexBasis: '100%' } },
})
