import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css.ts'
import { layers } from './layers.ts'
import { media } from './media.ts'

type Rule = Parameters<typeof globalStyle>[1]

const base = (selector: string, rule: Omit<Rule, '@layer'>): void => {
  globalStyle(selector, { '@layer': { [layers.base]: rule } })
}

base('html', {
  fontFamily: vars.font.ui,
  fontSynthesis: 'none',
  // A long word breaks rather than make the page scroll sideways. Not `anywhere`, which would let flex items shrink to one letter.
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textRendering: 'optimizeLegibility',
  WebkitTapHighlightColor: 'transparent',
  scrollPaddingBlockStart: `calc(${vars.layout.topBar.height} + ${vars.space[4]})`,
})

base('body', {
  minHeight: '100dvh',
  backgroundColor: vars.color.surface.page,
  color: vars.color.text.default,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.lineHeight,
})

// Menus and dialogs are portalled beside the app; whatever z-index the app uses inside stays inside.
base('#root', { isolation: 'isolate', minHeight: '100dvh' })

// What body and html have set is inherited as it was computed there.
base('[data-theme]', { color: vars.color.text.default })
base('[data-brand]', { color: vars.color.text.default, fontFamily: vars.font.ui })

// Every focusable thing has this ring. A component may move it (offset), never remove it.
base(':focus-visible', {
  outline: `${vars.size.ringWidth} solid ${vars.color.focus.ring}`,
  outlineOffset: vars.size.ringOffset,
})

// A heading takes focus after a change of page or step so that a screen reader starts there; it is not a control, so it shows no
// ring.
base('h1[tabindex="-1"]:focus, h2[tabindex="-1"]:focus, main[tabindex="-1"]:focus', { outline: 'none' })

base('::selection', { backgroundColor: vars.color.accent.solid, color: vars.color.accent.onSolid })

base('::placeholder', { color: vars.color.text.subtle, opacity: 1 })

base('input:-webkit-autofill', {
  WebkitTextFillColor: vars.color.text.default,
  caretColor: vars.color.text.default,
  // Covers the browser's autofill colour, which matches neither theme.
  boxShadow: `inset 0 0 0 ${vars.space[16]} ${vars.color.surface.selected}`,
})

base('*', {
  '@media': {
    [media.reducedMotion]: { scrollBehavior: 'auto' },
  },
})
