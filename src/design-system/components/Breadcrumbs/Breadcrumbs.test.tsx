import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { LinkProvider } from '../Link/index.ts'
import { Breadcrumbs, type BreadcrumbsProps } from './index.ts'

const long: BreadcrumbsProps['trail'] = [
  { label: 'Dashboard', href: '/' },
  { label: 'Gigs Management', href: '/gigs' },
  { label: 'Wedding DJ', href: '/gigs/7' },
  { label: 'Applicants', href: '/gigs/7/applicants' },
]

const names = () => screen.getAllByRole('listitem').map((item) => item.textContent)

describe('Breadcrumbs', () => {
  it('lists the pages above and marks this one, which is no link', () => {
    render(<Breadcrumbs trail={[{ label: 'Gigs Management', href: '/gigs' }]} current="Wedding DJ" />)
    const nav = screen.getByRole('navigation', { name: 'Breadcrumbs' })
    expect(names()).toEqual(['Gigs Management', 'Wedding DJ'])
    expect(within(nav).getByText('Wedding DJ')).toHaveAttribute('aria-current', 'page')
    expect(screen.queryByRole('link', { name: 'Wedding DJ' })).toBeNull()
  })

  it('has one link to the parent for a phone', () => {
    render(
      <Breadcrumbs
        trail={[
          { label: 'Dashboard', href: '/' },
          { label: 'Gigs Management', href: '/gigs' },
        ]}
        current="Wedding DJ"
      />,
    )
    expect(screen.getByRole('link', { name: 'Back to Gigs Management' })).toHaveAttribute('href', '/gigs')
  })

  it('folds the middle of a long trail into a menu of links', async () => {
    render(
      <LinkProvider
        component={({ children, ...props }) => (
          <a {...props} data-router>
            {children}
          </a>
        )}
      >
        <Breadcrumbs trail={long} current="Ada" />
      </LinkProvider>,
    )
    expect(names()).toEqual(['Dashboard', '', 'Applicants', 'Ada'])
    // The simulated mouse would press the placeholder that its own hovering has replaced; a focused placeholder stays.
    act(() => screen.getByRole('button', { name: 'Show 2 more' }).focus())
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu', { name: 'Show 2 more' })
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.getAttribute('href')),
    ).toEqual(['/gigs', '/gigs/7'])
    expect(within(menu).getAllByRole('menuitem')[0]).toHaveAttribute('data-router')
  })

  it('shows three pages above without folding', () => {
    render(
      <Breadcrumbs
        trail={[long[0], { label: 'Gigs Management', href: '/gigs' }, { label: 'Wedding DJ', href: '/gigs/7' }]}
        current="Applicants"
      />,
    )
    expect(names()).toEqual(['Dashboard', 'Gigs Management', 'Wedding DJ', 'Applicants'])
  })
})
