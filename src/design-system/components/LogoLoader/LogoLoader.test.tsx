import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { logoLoaderMarkup } from '../../lib/logo-loader-markup.ts'
import { LogoLoader } from './index.ts'

describe('LogoLoader', () => {
  it('says what is being done as a polite status', () => {
    render(<LogoLoader label="Verifying authentication..." />)
    expect(screen.getByRole('status').textContent).toBe('Verifying authentication...')
  })

  it('is drawn in index.html by the very same elements, so that nothing moves when React takes over', () => {
    expect(logoLoaderMarkup('Loading "Ọjà" & more')).toBe(
      renderToStaticMarkup(<LogoLoader label={'Loading "Ọjà" & more'} />),
    )
  })

  it('needs no inline style, which the content security policy would drop', () => {
    expect(logoLoaderMarkup('Loading...')).not.toContain('style=')
  })
})
