import { globalStyle } from '@vanilla-extract/css'
import { componentStyle, layers } from '@/design-system/styles/layers.ts'
import { media } from '@/design-system/styles/media.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

/** What a file's link stands in: its name and its facts. */
export const target = componentStyle({ position: 'relative', minWidth: 0 })

/** A link on a line of its own, which is as high as a finger needs. */
export const line = componentStyle([
  target,
  {
    '@media': {
      [media.coarsePointer]: { display: 'flex', alignItems: 'center', minHeight: vars.size.hitArea },
    },
  },
])

// The area below is placed in the target, not in the link.
globalStyle(`${target} a`, { '@layer': { [layers.components]: { position: 'static' } } })

// A finger opens the link anywhere on what it stands in.
globalStyle(`${target} a::after`, {
  '@layer': {
    [layers.components]: {
      '@media': {
        [media.coarsePointer]: {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          top: '50%',
          height: `max(100%, ${vars.size.hitArea})`,
          transform: 'translateY(-50%)',
        },
      },
    },
  },
})
