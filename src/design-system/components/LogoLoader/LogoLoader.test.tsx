import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { logoLoaderMarkup } from '../../lib/logo-loader-markup.ts'
import { LogoLoader } from './index.ts'

describe('LogoLoader', () => {
  it('announces its label as a polite status', () => {
    render(<LogoLoader label="Verifying authentication..." />)
    expect(screen.getByRole('status').textContent).toBe('Verifying authentication...')
  })

  it('has the same elements in index.html, so that nothing moves when React renders', () => {
    expect(logoLoaderMarkup('Loading "Ọjà" & more')).toBe(
      renderToStaticMarkup(<LogoLoader label={'Loading "Ọjà" & more'} />),
    )
  })

  it('needs no inline style, which the content security policy would drop', () => {
    expect(logoLoaderMarkup('Loading...')).not.toContain('style=')
  })
})
