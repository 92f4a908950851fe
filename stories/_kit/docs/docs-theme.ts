import { createContext } from 'react'
import type { Theme } from '../../../.storybook/modes.ts'

/** The theme of the documentation page, for what it shows in frames of their own. */
export const DocsTheme = createContext<Theme>('light')
