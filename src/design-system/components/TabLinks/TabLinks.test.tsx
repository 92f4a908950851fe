import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { LinkProvider } from '../Link/index.ts'
import { TabLinks } from './index.ts'

const links = [
  { href: '/wallet', label: 'Overview' },
  { href: '/wallet/transactions', label: 'Transactions', count: 12 },
  { href: '/wallet/accounts', label: 'Bank accounts' },
]

describe('TabLinks', () => {
  it('is a named navigation of links, and marks the current page', () => {
    render(<TabLinks label="Wallet" links={links} current="/wallet/transactions" />)
    expect(screen.getByRole('navigation', { name: 'Wallet' })).toBeVisible()
    expect(screen.queryByRole('tab')).toBeNull()
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Transactions 12')
  })

  it('marks no link on a page below', () => {
    render(<TabLinks label="Wallet" links={links} />)
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
  })

  it('moves between the links by Tab, and navigates by the app’s own links', async () => {
    render(
      <LinkProvider
        component={({ children, ...props }) => (
          <a {...props} data-router>
            {children}
          </a>
        )}
      >
        <TabLinks label="Wallet" links={links} current="/wallet" />
      </LinkProvider>,
    )
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Transactions 12' })).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Transactions 12' })).toHaveAttribute('data-router')
  })

  it('throws when the current address is not one of the links', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<TabLinks label="Wallet" links={links} current="/gigs" />)).toThrow(/no link leads to/)
    silent.mockRestore()
  })
})
