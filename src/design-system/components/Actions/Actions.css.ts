import { globalStyle } from '@vanilla-extract/css'
import { layers, layoutStyle, layoutVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const actions = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
})

export const aligns = layoutVariants(
  { start: 'flex-start', end: 'flex-end', between: 'space-between' } as const,
  (justifyContent) => ({
    justifyContent,
  }),
)

export const stacked = layoutStyle({
  '@media': { [media.belowTablet]: { flexDirection: 'column-reverse', flexWrap: 'nowrap', alignItems: 'stretch' } },
})

/** On a phone at the bottom edge of the window, over what scrolls behind it. */
export const docked = layoutStyle({
  '@media': {
    [media.belowTablet]: {
      position: 'fixed',
      zIndex: vars.zIndex.sticky,
      insetInline: 0,
      bottom: 0,
      paddingInline: vars.space.gutter,
      paddingTop: vars.space[3],
      paddingBottom: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
      borderTop: `${vars.size.hairline} solid ${vars.color.border.subtle}`,
      background: vars.elevation.drawer.surface,
    },
  },
})

// The buttons share the width evenly; the page ends above them, and a focused element is scrolled to above them.
const roomFor = (rows: number) =>
  `calc(${rows} * (${vars.size.hitArea} + ${vars.space[3]}) + ${vars.space[3]} + env(safe-area-inset-bottom, 0px))`
const onPhones = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.layout]: { '@media': { [media.belowTablet]: rule } } } })
onPhones(`${docked} > *`, { flex: '1 1 0', minWidth: 'fit-content' })
onPhones(`${docked}:empty`, { display: 'none' })

/** A row of its own above the buttons. */
export const summary = layoutStyle({
  '@media': { [media.fromTablet]: { display: 'none' } },
})
onPhones(`${docked} > ${summary}`, { flex: '1 0 100%' })

for (const [held, rows] of [
  [':not(:empty)', 1],
  [' > :nth-child(3)', 2],
  [` > ${summary}`, 2],
] as const) {
  onPhones(`main:has(${docked}${held})`, { paddingBottom: `calc(${vars.space[6]} + ${roomFor(rows)})` })
  onPhones(`:root:has(${docked}${held})`, { scrollPaddingBlockEnd: roomFor(rows) })
}
