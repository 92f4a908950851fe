import { componentStyle } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

const wholeWidth = { gridColumn: '1 / -1' } as const

/** On a phone a grid: only the first line shares its width with the menu, everything below it has the whole width. */
export const header = componentStyle({
  paddingBottom: vars.space[4],
  // The tabs of a page stand close to its title, also in a stack in which notices can come before them.
  selectors: {
    '&:has(+ [data-component="Tabs"], + [data-component="Stack"] > [data-component="Tabs"]:first-child)': {
      paddingBottom: 0,
    },
  },
  '@media': { [media.belowTablet]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const before = componentStyle({ marginBottom: vars.space[2] })

/** The buttons are beside the title, or below all text where they do not fit. */
export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  '@media': { [media.belowTablet]: { display: 'contents' } },
})

export const textColumn = componentStyle({
  flex: '1 1 20rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.belowTablet]: { display: 'contents' } },
})

export const title = componentStyle({
  '@media': {
    [media.belowTablet]: { ...wholeWidth, selectors: { [`${row}:first-child &`]: { gridColumn: 1 } } },
    // As high as the buttons, whether there are any or not: their middle is the title's.
    [media.fromTablet]: { display: 'flex', alignItems: 'center', minHeight: vars.size.control.md },
  },
})

export const description = componentStyle({
  ...textStyle('body'),
  ...wholeWidth,
  marginTop: vars.space[1],
  maxWidth: vars.layout.content.readingWidth,
  color: vars.color.text.muted,
  textWrap: 'pretty',
})

/** Below everything else, from edge to edge. */
export const tabs = componentStyle({
  ...wholeWidth,
  minWidth: 0,
  marginTop: vars.space[2],
  '@media': { print: { display: 'none' } },
})

/** As near to the buttons as they are to each other; on a phone at the end of the first line, in its middle. */
export const menu = componentStyle({
  flexShrink: 0,
  '@media': {
    print: { display: 'none' },
    [media.belowTablet]: {
      gridColumn: 2,
      gridRow: 1,
      alignSelf: 'start',
      marginBlock: `calc(-1 * ${vars.space[1]})`,
      marginInlineStart: vars.space[4],
    },
    [media.fromTablet]: {
      selectors: { '&:not(:last-child)': { marginInlineEnd: `calc(${vars.space[3]} - ${vars.space[6]})` } },
    },
  },
})

/** On a phone the main one, which is the last, stands first at the edge. */
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  flexShrink: 0,
  maxWidth: '100%',
  '@media': {
    print: { display: 'none' },
    [media.belowTablet]: {
      ...wholeWidth,
      flexFlow: 'row-reverse wrap-reverse',
      justifyContent: 'flex-end',
      marginTop: vars.space[4],
      // A row that is fixed to the bottom of the window leaves no gap in the header.
      selectors: {
        '&:has(> [data-docked]:only-child, > :only-child > [data-docked]:only-child)': { display: 'contents' },
      },
    },
  },
})
