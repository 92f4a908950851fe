import type { Decorator } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { ThemeRegion } from '@/design-system/themes/theme-region.tsx'
import { vars } from '@/design-system/tokens/vars.css.ts'
import { themes, type Theme } from './modes.ts'

/** What the toolbar's theme switch can be set to. */
export type ThemeGlobal = Theme | 'side-by-side'

/** Sets the theme of the whole document, which is what a page of the product does too. Side by side stands on light. */
export function applyTheme(theme: ThemeGlobal): void {
  document.documentElement.dataset['theme'] = theme === 'dark' ? 'dark' : 'light'
}

const frame: CSSProperties = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', minHeight: '100vh' }
const pane: CSSProperties = { padding: vars.space[4] }

/** Shows the story once, or once per theme beside each other. */
export const withTheme: Decorator = (Story, { globals }) => {
  const theme = globals['theme'] as ThemeGlobal
  applyTheme(theme)
  if (theme !== 'side-by-side') return <Story />
  return (
    <div style={frame}>
      {themes.map((name) => (
        <ThemeRegion key={name} theme={name}>
          <div style={pane}>
            <Story />
          </div>
        </ThemeRegion>
      ))}
    </div>
  )
}
