import { create, type ThemeVars } from 'storybook/theming/create'
import type { Theme } from './modes.ts'

/** Storybook's own window around the stories. It lives outside the preview, so it cannot read the tokens. */
const colors = {
  light: { appBg: '#F7F5FA', content: '#FFFFFF', border: '#DEDAE6', text: '#1C1726', muted: '#625B70', primary: '#6A2BDB' },
  dark: { appBg: '#120D1C', content: '#1A1426', border: '#3A3248', text: '#F3F0F8', muted: '#A9A2B8', primary: '#B79AF5' },
} as const satisfies Record<Theme, Record<string, string>>

/** Marquee's look for Storybook's manager and its documentation pages. */
export function brand(theme: Theme): ThemeVars {
  const color = colors[theme]
  return create({
    base: theme,
    brandTitle: 'Marquee design system',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: color.primary,
    colorSecondary: color.primary,
    appBg: color.appBg,
    appContentBg: color.content,
    appPreviewBg: color.content,
    appBorderColor: color.border,
    appBorderRadius: 10,
    textColor: color.text,
    textMutedColor: color.muted,
    barBg: color.content,
    barTextColor: color.muted,
    barSelectedColor: color.primary,
    inputBorderRadius: 6,
  })
}
