import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { Suspense, use, useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { DocsTheme } from '../stories/_kit/docs/docs-theme.ts'
import { brand } from './brand.ts'
import { ProductFormats } from './surroundings.tsx'
import { applyTheme, type ThemeGlobal } from './theme.tsx'

/** The theme the page's address asks for (`…&globals=theme:dark`). */
const themeOfAddress = (): ThemeGlobal => {
  const globals = new URLSearchParams(globalThis.location.search).get('globals') ?? ''
  return /(?:^|;)theme:dark(?:;|$)/.test(globals) ? 'dark' : 'light'
}

/** Without it a page is set in a fallback, because the faces wait for nobody. */
const fonts = Promise.all(Array.from(document.fonts, (font) => font.load()))

function WithFonts({ children }: PropsWithChildren) {
  use(fonts)
  return children
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
  const shown = theme === 'dark' ? 'dark' : 'light'
  return (
    // The page appears with all that is written about its component, so that the table of contents sees every heading.
    <Suspense fallback={null}>
      <WithFonts>
        <DocsTheme value={shown}>
          <DocsContainer {...props} theme={brand(shown)}>
            <ProductFormats>{children}</ProductFormats>
          </DocsContainer>
        </DocsTheme>
      </WithFonts>
    </Suspense>
  )
}
