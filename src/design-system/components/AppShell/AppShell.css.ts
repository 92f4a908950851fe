import { componentStyle } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { stickyTop } from '../../styles/mixins.ts'
import { vars } from '../../tokens/vars.css.ts'

// The document scrolls, not a box inside it: phones hide their address bar, printing shows every page, and the browser restores
// scroll positions.
export const shell = componentStyle({ display: 'flex', minHeight: '100dvh', '@media': { print: { display: 'block' } } })

// Sticky elements of the page stay below the top bar, which is sticky too.
export const column = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  vars: { [stickyTop]: vars.layout.topBar.height },
})

export const content = componentStyle({
  flex: '1 1 auto',
  width: '100%',
  maxWidth: `calc(${vars.layout.content.maxWidth} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  padding: `${vars.space[6]} ${vars.space.gutter} ${vars.space[12]}`,
  '@media': {
    [media.fromTablet]: { paddingTop: vars.space[4] },
    print: { maxWidth: 'none', padding: 0 },
  },
})
