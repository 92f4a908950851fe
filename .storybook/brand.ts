import type { ThemeVars } from 'storybook/theming'
import { create } from 'storybook/theming/create'
import { bulbRadius, bulbs, glyphViewBox, tileRadius, wordmarkPath } from '../src/design-system/lib/logo-shapes.ts'
import { darkTheme } from '../src/design-system/tokens/theme-dark.ts'
import { lightTheme } from '../src/design-system/tokens/theme-light.ts'
import type { Theme } from './modes.ts'

const tokens = { light: lightTheme, dark: darkTheme }

/** The logo as a picture: tile, bulbs and word mark in the colours of the theme. */
function logo({ tile, bulb, wordmark }: (typeof lightTheme)['brand']): string {
  const [, , width = '32', height = '32'] = glyphViewBox.split(' ')
  const lamps = bulbs.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="${bulbRadius}"/>`).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 164 32" width="123" height="24"><rect width="${width}" height="${height}" rx="${tileRadius}" fill="${tile}"/><g fill="${bulb}">${lamps}</g><path transform="translate(42 6)" fill="${wordmark}" d="${wordmarkPath}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Marquee's look for Storybook's own window and its documentation pages, from the tokens of the theme. */
export function brand(theme: Theme): ThemeVars {
  const { brand: mark, color, sidebar, topBar } = tokens[theme]
  return create({
    base: theme,
    brandTitle: 'Marquee design system',
    brandImage: logo(mark),
    brandUrl: './',
    brandTarget: '_self',
    fontBase: '"Inter Marquee", "Inter Marquee Fallback", system-ui, sans-serif',
    colorPrimary: color.text.link,
    colorSecondary: color.text.link,
    appBg: sidebar.bg,
    appContentBg: color.surface.page,
    appPreviewBg: color.surface.page,
    appBorderColor: color.border.subtle,
    appBorderRadius: 10,
    textColor: color.text.default,
    textMutedColor: color.text.muted,
    barBg: topBar.bg,
    barTextColor: color.text.muted,
    barSelectedColor: color.text.link,
    barHoverColor: color.text.linkHover,
    inputBg: color.surface.raised,
    inputBorder: color.border.control,
    inputTextColor: color.text.default,
    inputBorderRadius: 6,
  })
}
