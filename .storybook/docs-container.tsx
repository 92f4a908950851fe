import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { brand } from './brand.ts'
import { applyTheme, type ThemeGlobal } from './theme.tsx'

/** The theme the page's address asks for (`…&globals=theme:dark`). */
const themeOfAddress = (): ThemeGlobal => {
  const globals = new URLSearchParams(globalThis.location.search).get('globals') ?? ''
  return /(?:^|;)theme:dark(?:;|$)/.test(globals) ? 'dark' : 'light'
}

/** Documentation pages follow the toolbar's theme switch, as stories do. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(themeOfAddress)
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals }: { globals: { theme: ThemeGlobal } }) => setTheme(globals.theme)
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [])
  useEffect(() => applyTheme(theme), [theme])
  return (
    <DocsContainer {...props} theme={brand(theme === 'dark' ? 'dark' : 'light')}>
      {children}
    </DocsContainer>
  )
}
