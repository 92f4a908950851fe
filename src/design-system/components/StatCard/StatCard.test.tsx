import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderWithFormats } from '../../testing/render-with-formats.tsx'
import { StatCard } from './index.ts'

describe('StatCard', () => {
  it('is a group named by its label', () => {
    renderWithFormats(
      <StatCard
        label="Hired this month"
        value={12}
        hint="in 4 Gigs"
        trend={{ text: '3 more than in October', direction: 'up' }}
      />,
    )
    expect(screen.getByRole('group', { name: 'Hired this month' })).toHaveTextContent(
      'Hired this month123 more than in Octoberin 4 Gigs',
    )
  })

  it('has one link, named by the label and described by the figure', () => {
    renderWithFormats(<StatCard label="Hired this month" value={12} hint="in 4 Gigs" href="/hired" />)
    const link = screen.getByRole('link', { name: 'Hired this month' })
    expect(link).toHaveAttribute('href', '/hired')
    expect(link).toHaveAccessibleDescription('12 in 4 Gigs')
  })

  it('shows zero as zero and null as missing', () => {
    const { rerender } = renderWithFormats(<StatCard label="Rating" value={0} />)
    expect(screen.getByRole('group')).toHaveTextContent(/^Rating0$/)
    rerender(<StatCard label="Rating" value={null} missingLabel="No ratings yet" />)
    expect(screen.getByRole('group')).toHaveTextContent(/^Rating—No ratings yet$/)
  })

  it('keeps its name while it loads, and is busy', () => {
    renderWithFormats(<StatCard label="Hired this month" status="loading" />)
    const card = screen.getByRole('group', { name: 'Hired this month' })
    expect(card).toHaveAttribute('aria-busy', 'true')
    expect(card).toHaveTextContent(/^Hired this month$/)
  })

  it('can be tried again when it failed', async () => {
    const retry = vi.fn<() => void>()
    const { rerender } = renderWithFormats(<StatCard label="Hired this month" status="failed" onRetry={retry} />)
    expect(screen.getByRole('group')).toHaveTextContent('Could not load')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
    rerender(<StatCard label="Hired this month" status="failed" onRetry={retry} retrying />)
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
  })

  it('says that there is no access and leads elsewhere, without a retry', () => {
    renderWithFormats(<StatCard label="Hired this month" status="forbidden" action={<a href="/home">Go home</a>} />)
    const card = screen.getByRole('group', { name: 'Hired this month' })
    expect(card).toHaveTextContent('No access')
    expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/home')
    expect(screen.queryByRole('button')).toBeNull()
  })
})
