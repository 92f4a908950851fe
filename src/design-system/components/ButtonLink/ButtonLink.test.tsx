import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LinkProvider } from '../Link/index.ts'
import { ButtonLink } from './ButtonLink.tsx'

it("leads on through the app's own link", () => {
  render(
    <LinkProvider
      component={({ children, ...props }) => (
        <a {...props} data-router>
          {children}
        </a>
      )}
    >
      <ButtonLink href="/plans">See plans</ButtonLink>
    </LinkProvider>,
  )
  const link = screen.getByRole('link', { name: 'See plans' })
  expect(link).toHaveAttribute('href', '/plans')
  expect(link).toHaveAttribute('data-router')
})

it('opens another site in a new tab, announces that, and sends it no referrer', () => {
  render(
    <ButtonLink href="https://example.com" external>
      Read the terms
    </ButtonLink>,
  )
  const link = screen.getByRole('link', { name: 'Read the terms (opens in a new tab)' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})
