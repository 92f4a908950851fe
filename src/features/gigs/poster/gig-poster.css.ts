import { createVar } from '@vanilla-extract/css'
import { componentStyle } from '@/design-system/styles/layers.ts'
import { media } from '@/design-system/styles/media.ts'
import { visuallyHidden } from '@/design-system/styles/mixins.ts'
import { tabularFigures, textStyle } from '@/design-system/styles/type.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

const display = { fontFamily: vars.font.display, fontWeight: vars.font.weight.bold } as const

const night = {
  backgroundColor: vars.sidePanel.bg,
  backgroundImage: `linear-gradient(${vars.sidePanel.bgLight}, ${vars.sidePanel.bg} 70%)`,
  color: vars.sidePanel.fg,
} as const

/** The day as it is printed on a ticket: weekday, date, month. */
export const stub = componentStyle({
  ...night,
  display: 'inline-grid',
  alignContent: 'center',
  justifyItems: 'center',
  flexShrink: 0,
  width: vars.space[16],
  minHeight: vars.space[16],
  paddingBlock: vars.space[2],
  borderRadius: vars.radius.medium,
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
})

export const stubWord = componentStyle({
  ...textStyle('caption'),
  fontWeight: vars.font.weight.semibold,
  color: vars.sidePanel.fgMuted,
})

export const stubDate = componentStyle({
  ...textStyle('heading2'),
  ...display,
  ...tabularFigures,
  color: vars.sidePanel.accent,
})

export const stubMark = componentStyle({ display: 'grid', placeItems: 'center', color: vars.sidePanel.accent })

/** The poster beside other things: stub, words, seats. */
export const strip = componentStyle({ display: 'flex', gap: vars.space[4], alignItems: 'center', minWidth: 0 })

/** Below the title of a page. */
export const head = componentStyle({
  alignItems: 'flex-start',
  paddingBlockEnd: vars.space[6],
  '@media': { [media.belowTablet]: { paddingBlockEnd: vars.space[4] } },
})

export const stripText = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  flex: '1 1 0',
  minWidth: 0,
  overflowWrap: 'anywhere',
})

/** On a phone the state and the count share the first line, so that the page's own content begins higher. */
export const headText = componentStyle({
  '@media': { [media.belowTablet]: { flexFlow: 'row wrap', alignItems: 'center', columnGap: vars.space[3] } },
})

/** The state and the session; on a phone they are lines of the whole head. */
export const headTop = componentStyle({ minWidth: 0, '@media': { [media.belowTablet]: { display: 'contents' } } })

/** Follows the first line on a phone. */
export const headLine = componentStyle({ '@media': { [media.belowTablet]: { order: 1, flexBasis: '100%' } } })

/** Between the state and the session, which on a phone has a line of its own. */
export const headDot = componentStyle({
  color: vars.color.text.muted,
  '@media': { [media.belowTablet]: { display: 'none' } },
})

/** A word for which a phone's line has no room: it is read out, and the mark beside it is seen. */
export const headWord = componentStyle({ '@media': { [media.belowTablet]: visuallyHidden } })

export const cardWhen = componentStyle({
  ...textStyle('body'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minWidth: 0,
  color: vars.color.text.muted,
})

/** Time and place are what is watched for: they take a second line rather than be cut. */
export const cardFacts = componentStyle({ minWidth: 0, overflowWrap: 'anywhere' })

export const cardState = componentStyle({ ...textStyle('body'), color: vars.color.text.muted })

export const stripTop = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  minWidth: 0,
})

export const stripTitle = componentStyle({
  ...textStyle('title'),
  ...display,
  minWidth: 0,
  color: vars.color.text.default,
})

export const stripFacts = componentStyle({ ...textStyle('body'), color: vars.color.text.muted })

/** A phone shows only its mark. */
export const stripCraft = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  verticalAlign: 'top',
  '@media': { [media.belowTablet]: { marginInlineEnd: vars.space[1] } },
})

export const stripWhen = componentStyle({
  ...textStyle('body'),
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.default,
})

const text = createVar()
const mutedText = createVar()
const accentText = createVar()

/** The poster as workers see it. */
export const full = componentStyle({
  ...night,
  vars: { [text]: vars.sidePanel.fg, [mutedText]: vars.sidePanel.fgMuted, [accentText]: vars.sidePanel.accent },
  color: text,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minWidth: 0,
  padding: vars.space[6],
  paddingBlockStart: vars.space[8],
  borderRadius: vars.radius.large,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '@media': {
    [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` },
    // Printers leave backgrounds out: the words are dark then.
    print: {
      vars: {
        [text]: 'CanvasText',
        [mutedText]: 'CanvasText',
        [accentText]: 'CanvasText',
      },
      border: `${vars.size.hairline} solid`,
      background: 'none',
    },
  },
})

/** A row of bulbs along the upper edge. */
export const bulbs = componentStyle({
  position: 'absolute',
  insetInline: vars.space[5],
  top: vars.space[4],
  width: `calc(100% - ${vars.space[10]})`,
  height: vars.size.hairline,
  overflow: 'visible',
  fill: vars.sidePanel.accent,
  opacity: 0.3,
  selectors: { "&[data-lit='true']": { opacity: 1 } },
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})

export const craft = componentStyle({
  ...textStyle('label'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.icon.lg,
  color: accentText,
})

export const dayLine = componentStyle({
  ...textStyle('heading1'),
  ...display,
  ...tabularFigures,
  color: accentText,
})

export const fullTitle = componentStyle({
  ...textStyle('heading2'),
  ...display,
  color: text,
  textWrap: 'balance',
})

/** Two lines, so that typing a title moves nothing below it. */
export const reserved = componentStyle({ minHeight: `calc(2 * ${vars.type.heading2.lineHeight})` })

export const footText = componentStyle({ ...textStyle('heading2'), ...display, ...tabularFigures })

export const fullFacts = componentStyle({
  ...textStyle('body'),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  color: text,
})

export const quiet = componentStyle({ color: mutedText })

/** The perforation above the seats. */
export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: vars.space[12],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.size.ringWidth} dashed ${vars.sidePanel.line}`,
})

export const pay = componentStyle({ ...textStyle('label'), ...tabularFigures, color: vars.sidePanel.fg })
