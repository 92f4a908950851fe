import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { tabularFigures, textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const rating = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  maxWidth: '100%',
  color: vars.color.text.default,
})

export const sizes = componentVariants({
  sm: { ...textStyle('caption'), columnGap: vars.space[1] },
  md: { ...textStyle('body'), columnGap: vars.space['1.5'] },
})

export const value = componentStyle({ ...tabularFigures, fontWeight: vars.font.weight.medium })

export const muted = componentStyle({ ...tabularFigures, color: vars.color.text.muted })

export const stars = componentStyle({ display: 'inline-flex', gap: vars.space['0.5'] })

export const starSizes = componentVariants({
  sm: { width: vars.size.icon.sm, height: vars.size.icon.sm },
  md: { width: vars.size.icon.md, height: vars.size.icon.md },
})

/** As large as its container. */
export const star = componentStyle({ display: 'block', width: '100%', height: '100%' })

export const starEdge = componentStyle({
  fill: 'none',
  stroke: vars.color.accent.fg,
  strokeWidth: '1.5',
  strokeLinejoin: 'round',
  selectors: { '&[data-empty="true"]': { stroke: vars.color.border.control } },
  '@media': {
    [media.forcedColors]: { stroke: 'CanvasText', selectors: { '&[data-empty="true"]': { stroke: 'GrayText' } } },
  },
})

export const starLight = componentStyle({
  fill: vars.color.accent.solid,
  stroke: vars.color.accent.fg,
  strokeWidth: '1.5',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { fill: 'Highlight', stroke: 'CanvasText' } },
})

export const choices = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
})

export const row = componentStyle({ display: 'inline-flex', marginInlineStart: `calc(-1 * ${vars.space[1]})` })

/** The space around a star belongs to its target, so that no press falls between two stars. */
export const choice = componentStyle({
  position: 'relative',
  display: 'grid',
  padding: vars.space[1],
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: {
    '&:has(input:focus-visible)': {
      outline: `${vars.size.ringWidth} solid ${vars.color.focus.ring}`,
      outlineOffset: `calc(-1 * ${vars.size.hairline})`,
    },
    '&:has(input:disabled)': { cursor: 'not-allowed' },
  },
  '@media': { [media.coarsePointer]: { padding: `calc((${vars.size.hitArea} - ${vars.size.control.sm}) / 2)` } },
})

/** Covers the star: reached, pressed and read like any radio button, and drawn by the star below it. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
  selectors: { '&:focus-visible': { outline: 'none' } },
})

export const large = componentStyle({
  display: 'block',
  width: vars.size.control.sm,
  height: vars.size.control.sm,
  pointerEvents: 'none',
})

const pointed = `${row}:has(${choice}:hover input:enabled)`

/** A star shines when it or one after it is chosen; while one is pointed at, up to that one. */
export const choiceStar = componentStyle({
  fill: 'none',
  stroke: vars.color.border.control,
  strokeWidth: '1.25',
  strokeLinejoin: 'round',
  selectors: {
    [`${choice}:has(input:checked) &, ${choice}:has(~ ${choice} input:checked) &`]: {
      fill: vars.color.accent.solid,
      stroke: vars.color.accent.fg,
    },
    [`${pointed} &`]: { fill: 'none', stroke: vars.color.border.control },
    [`${pointed} ${choice}:hover &, ${pointed} ${choice}:has(~ ${choice}:hover) &`]: {
      fill: vars.color.accent.solid,
      stroke: vars.color.accent.fg,
    },
    'fieldset[aria-invalid="true"] &': { stroke: vars.color.status.danger.fg },
    [`${choice}:has(input:disabled) &`]: { stroke: vars.color.text.disabled },
    [`fieldset:disabled ${choice}:has(input:checked) &, fieldset:disabled ${choice}:has(~ ${choice} input:checked) &`]:
      { fill: vars.color.text.disabled, stroke: vars.color.text.disabled },
  },
  '@media': {
    [media.forcedColors]: {
      stroke: 'CanvasText',
      selectors: {
        [`${choice}:has(input:checked) &, ${choice}:has(~ ${choice} input:checked) &`]: {
          fill: 'Highlight',
          stroke: 'CanvasText',
        },
        [`${pointed} &`]: { fill: 'none', stroke: 'CanvasText' },
        [`${pointed} ${choice}:hover &, ${pointed} ${choice}:has(~ ${choice}:hover) &`]: {
          fill: 'Highlight',
          stroke: 'CanvasText',
        },
        'fieldset[aria-invalid="true"] &': { stroke: 'CanvasText' },
        [`${choice}:has(input:disabled) &`]: { stroke: 'GrayText' },
        [`fieldset:disabled ${choice}:has(input:checked) &, fieldset:disabled ${choice}:has(~ ${choice} input:checked) &`]:
          { fill: 'GrayText', stroke: 'GrayText' },
      },
    },
  },
})

/** All labels overlap in one cell, so that choosing moves nothing; only the chosen label, or the hovered one, is visible. */
export const stepLabels = componentStyle({ ...textStyle('body'), display: 'grid', color: vars.color.text.muted })

const wordOf = (step: string) =>
  ({
    gridArea: '1 / 1',
    visibility: 'hidden',
    selectors: {
      [`${choices}:has(input[value="${step}"]:checked) &`]: { visibility: 'visible' },
      [`${choices}:has(label:hover input:enabled) &`]: { visibility: 'hidden' },
      [`${choices}:has(label:hover input[value="${step}"]:enabled) &`]: { visibility: 'visible' },
    },
  }) as const

export const stepWord = componentVariants({
  1: wordOf('1'),
  2: wordOf('2'),
  3: wordOf('3'),
  4: wordOf('4'),
  5: wordOf('5'),
})
