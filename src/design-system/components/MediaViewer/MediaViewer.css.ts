import { componentStyle } from '../../styles/layers.ts'
import { media as viewport } from '../../styles/media.ts'
import { tabularFigures, textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'
import * as dialog from '../private/Modal/DialogFrame.css.ts'

export const scrim = dialog.scrim

/** Nearly the whole window: what is shown decides nothing about its size, so that going on moves nothing. */
export const frame = componentStyle([
  dialog.frame,
  {
    maxWidth: vars.layout.content.maxWidth,
    height: '100%',
    '@media': { [viewport.belowTablet]: { height: '100%' } },
  },
])

export const panel = componentStyle([dialog.panel, { height: '100%' }])

export const layout = componentStyle({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minHeight: 0 })

export const counter = componentStyle({ ...tabularFigures })

/** Previous and Next stand at the sides, on a phone below what is shown, where thumbs are. */
export const body = componentStyle({
  display: 'grid',
  gridTemplateAreas: '"previous stage next"',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateRows: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  flex: '1 1 auto',
  minHeight: 0,
  padding: `${vars.space[3]} ${vars.space[6]} ${vars.space[6]}`,
  '@media': {
    [viewport.belowTablet]: {
      gridTemplateAreas: '"stage stage" "previous next"',
      gridTemplateColumns: '1fr 1fr',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      paddingInline: vars.space[4],
      paddingBottom: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
    },
  },
})

export const previous = componentStyle({ gridArea: 'previous', justifySelf: 'start' })
export const next = componentStyle({ gridArea: 'next', justifySelf: 'end' })

export const stage = componentStyle({
  position: 'relative',
  gridArea: 'stage',
  // Alone it has no buttons beside it.
  selectors: { '&:only-child': { gridColumn: '1 / -1' } },
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  minHeight: 0,
  margin: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.sunken,
})

export const media = componentStyle({
  display: 'block',
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  selectors: { '&[data-state="loading"]': { opacity: 0 } },
})

export const waiting = componentStyle({ color: vars.color.text.muted })

export const sound = componentStyle({
  width: '100%',
  maxWidth: vars.layout.dialog.md,
  padding: vars.space[6],
  '@media': { [viewport.belowTablet]: { padding: vars.space[4] } },
})

export const message = componentStyle({
  ...textStyle('body'),
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  maxWidth: '100%',
  padding: vars.space[6],
  textAlign: 'center',
  color: vars.color.text.muted,
})

export const note = componentStyle({ ...textStyle('caption') })

export const address = componentStyle({
  ...textStyle('label'),
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  color: vars.color.text.default,
})
