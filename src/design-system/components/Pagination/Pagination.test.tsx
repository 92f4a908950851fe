import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { type LinkComponentProps, LinkProvider } from '../Link/index.ts'
import { Pagination } from './index.ts'

function InMemory({ start = 1, total = 134 }: { start?: number; total?: number }) {
  const [page, setPage] = useState(start)
  return <Pagination page={page} pageSize={20} total={total} onPageChange={(event) => setPage(event.page)} />
}

const follow = vi.fn<(page: number) => void>()

function RouterLink({ children, onClick, ...props }: LinkComponentProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a link: its address is among the props
    <a
      {...props}
      onClick={(event) => {
        event.preventDefault()
        onClick?.(event)
        follow(Number(props.href.slice(6)))
      }}
    >
      {children}
    </a>
  )
}

function InAddress({ start }: { start: number }) {
  const [page, setPage] = useState(start)
  follow.mockImplementation(setPage)
  return (
    <LinkProvider component={RouterLink}>
      <Pagination page={page} pageSize={20} total={134} href={(to) => `?page=${to}`} />
    </LinkProvider>
  )
}

describe('Pagination', () => {
  it('shows the range of items and the current page', () => {
    render(<InMemory start={7} />)
    const nav = screen.getByRole('navigation', { name: 'Pages' })
    expect(nav).toHaveAccessibleDescription('121–134 of 134')
    expect(within(nav).getByRole('button', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page')
    expect(within(nav).getByText('Page 7 of 7')).toBeInTheDocument()
  })

  it('works by keyboard, and focus stays on the button even at the last page', async () => {
    render(<InMemory start={6} />)
    const next = screen.getByRole('button', { name: 'Next' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('121–134 of 134')).toBeInTheDocument()
    expect(next).toHaveFocus()
    expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('121–134 of 134')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Page 1' }))
    expect(screen.getByText('1–20 of 134')).toBeInTheDocument()
  })

  it('has links where the page is in the address; when the pressed link is removed, focus goes to the range text', async () => {
    render(<InAddress start={6} />)
    expect(screen.getByRole('link', { name: 'Page 7' })).toHaveAttribute('href', '?page=7')
    await userEvent.click(screen.getByRole('link', { name: 'Next' }))
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByText('121–134 of 134')).toHaveFocus()
    const previous = screen.getByRole('link', { name: 'Previous' })
    await userEvent.click(previous)
    expect(previous).toHaveFocus()
  })

  it('has no controls for one page, and renders nothing without items', () => {
    const { rerender, container } = render(<InMemory total={12} />)
    expect(screen.getByText('1–12 of 12')).toBeInTheDocument()
    expect(screen.queryByRole('button')).toBeNull()
    rerender(<InMemory total={0} />)
    expect(container).toBeEmptyDOMElement()
  })

  it('shows the last page for a page beyond the end, and groups large numbers', () => {
    render(<Pagination page={900} pageSize={20} total={10_000} onPageChange={() => undefined} />)
    expect(screen.getByText('9,981–10,000 of 10,000')).toBeInTheDocument()
  })
})
