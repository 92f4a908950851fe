import { render, type RenderOptions } from '@testing-library/react'
import type { ReactNode } from 'react'
import { nigerianFormats } from '@/lib/nigerian-formats.ts'
import { FormatProvider } from '../lib/format-provider.tsx'

/** The formats that the product gives at its root. */
export function ProductFormats({ children }: { children: ReactNode }) {
  return <FormatProvider formats={nigerianFormats}>{children}</FormatProvider>
}

/** `render` of the testing library, below the formats that the product gives at its root. */
export const renderWithFormats = (element: ReactNode, options?: Omit<RenderOptions, 'wrapper' | 'queries'>) =>
  render(element, { wrapper: ProductFormats, ...options })
