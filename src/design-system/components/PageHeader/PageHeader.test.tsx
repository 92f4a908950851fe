import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { AppShell } from '../AppShell/index.ts'
import { Breadcrumbs } from '../Breadcrumbs/index.ts'
import { TabLinks } from '../TabLinks/index.ts'
import { TopBar } from '../TopBar/index.ts'
import { PageHeader } from './index.ts'

it('has the page’s one heading, which is focusable but not a tab stop', () => {
  const heading = createRef<HTMLHeadingElement>()
  render(<PageHeader title="Wallet and Payments" description="What you can spend." headingRef={heading} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Wallet and Payments' })).toBe(heading.current)
  expect(heading.current).toHaveAttribute('tabindex', '-1')
  heading.current?.focus()
  expect(heading.current).toHaveFocus()
})

it('is read in the order breadcrumbs, title, tabs', () => {
  render(
    <PageHeader
      title="Wedding DJ"
      before={<Breadcrumbs trail={[{ label: 'Gigs Management', href: '#gigs' }]} current="Wedding DJ" />}
      tabs={<TabLinks label="Wedding DJ" links={[{ href: '#overview', label: 'Overview' }]} />}
    />,
  )
  const [up, heading, beside] = [
    screen.getByRole('navigation', { name: 'Breadcrumbs' }),
    screen.getByRole('heading'),
    screen.getByRole('navigation', { name: 'Wedding DJ' }),
  ]
  expect(up.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(heading.compareDocumentPosition(beside) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('puts the way up into the top bar of its shell, and takes it away with the page', () => {
  const shell = (page: 'Wedding DJ' | undefined) => (
    <AppShell sidebar={null} topBar={<TopBar menuOpen={false} onOpenMenu={() => undefined} />}>
      {page && (
        <PageHeader
          title={page}
          before={<Breadcrumbs trail={[{ label: 'Gigs Management', href: '#gigs' }]} current={page} />}
        />
      )}
    </AppShell>
  )
  const { rerender } = render(shell('Wedding DJ'))
  const bar = screen.getByRole('banner')
  const trail = screen.getByRole('navigation', { name: 'Breadcrumbs' })
  expect(bar).toContainElement(trail)
  expect(screen.getAllByRole('navigation')).toEqual([trail])
  rerender(shell(undefined))
  expect(bar).toBeInTheDocument()
  expect(trail).not.toBeInTheDocument()
})
