import { globalStyle } from '@vanilla-extract/css'
import { componentStyle, layers } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { touchArea } from '../../styles/mixins.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

/** The styles of react-image-crop, in the layer of the design system and below this class, instead of its own stylesheet. */
export const stage = componentStyle({
  display: 'flex',
  justifyContent: 'center',
  padding: vars.space[3],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.surface.sunken,
})

type Rule = Parameters<typeof globalStyle>[1]
const inside = (selector: string, rule: Omit<Rule, '@layer'>): void => {
  globalStyle(selector.replaceAll('&', stage), { '@layer': { [layers.components]: rule } })
}

inside('& .ReactCrop', { position: 'relative', display: 'inline-block', maxWidth: '100%' })
inside('& .ReactCrop__child-wrapper', { overflow: 'hidden', touchAction: 'none' })
inside('& canvas', { display: 'block', maxWidth: '100%', maxHeight: 'min(22rem, 45dvh)' })
inside('& .ReactCrop__crop-mask', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
})
inside('& .ReactCrop__crop-selection', {
  position: 'absolute',
  cursor: 'move',
  touchAction: 'none',
  border: `${vars.size.hairline} solid ${vars.color.text.onAction}`,
  boxShadow: `0 0 0 ${vars.size.hairline} ${vars.scrim.bg}`,
})
inside('& .ReactCrop--circular-crop .ReactCrop__crop-selection', { borderRadius: vars.radius.full })
inside('& .ReactCrop__crop-selection:focus-visible', {
  outlineOffset: `calc(-2 * ${vars.size.ringWidth})`,
  boxShadow: `0 0 0 ${vars.size.ringWidth} ${vars.color.text.onAction}`,
})
inside('& .ReactCrop__drag-handle', {
  position: 'absolute',
  width: vars.space[4],
  height: vars.space[4],
  // White around purple stands out on any picture.
  border: `${vars.size.ringWidth} solid ${vars.color.text.onAction}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.action.primary.rest,
  '@media': { [media.coarsePointer]: { width: vars.space[5], height: vars.space[5] } },
})
inside('& .ReactCrop__drag-handle::after', {
  '@media': { [media.coarsePointer]: touchArea['@media'][media.coarsePointer]['::after'] },
})
// A square is sized by its corners alone.
inside('& .ReactCrop__drag-bar', { display: 'none' })
for (const side of ['n', 'e', 's', 'w']) inside(`& .ReactCrop__drag-handle.ord-${side}`, { display: 'none' })
inside('& .ord-nw', { top: 0, left: 0, transform: 'translate(-50%, -50%)', cursor: 'nwse-resize' })
inside('& .ord-ne', { top: 0, right: 0, transform: 'translate(50%, -50%)', cursor: 'nesw-resize' })
inside('& .ord-sw', { bottom: 0, left: 0, transform: 'translate(-50%, 50%)', cursor: 'nesw-resize' })
inside('& .ord-se', { bottom: 0, right: 0, transform: 'translate(50%, 50%)', cursor: 'nwse-resize' })

export const size = componentStyle({
  ...textStyle('label'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  marginTop: vars.space[4],
})
