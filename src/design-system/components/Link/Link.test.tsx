import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { InternalLink, Link, LinkProvider } from './index.ts'

it('is a plain anchor without a provider', () => {
  render(<Link href="/sign-in">Sign in</Link>)
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in')
})

it('navigates with the link component of the provider, also as a ButtonLink', () => {
  render(
    <LinkProvider
      component={({ children, ...props }) => (
        <a {...props} data-router="yes">
          {children}
        </a>
      )}
    >
      <Link href="/sign-in">Sign in</Link>
      <InternalLink href="/register">Register</InternalLink>
    </LinkProvider>,
  )
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('data-router', 'yes')
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('data-router', 'yes')
})

it('opens an external address in a new tab with rel noreferrer, and announces it', () => {
  render(
    <LinkProvider
      component={({ children, ...props }) => (
        <a {...props} data-router="yes">
          {children}
        </a>
      )}
    >
      <Link href="https://example.com" external>
        Terms
      </Link>
    </LinkProvider>,
  )
  const link = screen.getByRole('link', { name: /^Terms\s?\(opens in a new tab\)$/ })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(link).not.toHaveAttribute('data-router')
})
