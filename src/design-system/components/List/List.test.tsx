import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { List, ListItem } from './index.ts'

describe('List', () => {
  it('is a named list whose items are links, buttons or plain text', async () => {
    const onOpen = vi.fn<() => void>()
    const onDelete = vi.fn<() => void>()
    render(
      <List label="Notifications">
        <ListItem href="/gigs/1" description="Starts in two hours" trailing="2 h">
          Wedding DJ
        </ListItem>
        <ListItem
          onClick={onOpen}
          trailing={
            <button type="button" onClick={onDelete}>
              Delete
            </button>
          }
        >
          New applicant
        </ListItem>
        <ListItem>Nothing to do</ListItem>
      </List>,
    )
    const list = screen.getByRole('list', { name: 'Notifications' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByRole('link', { name: 'Wedding DJ' })).toHaveAttribute('href', '/gigs/1')
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'New applicant' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    expect(onOpen).toHaveBeenCalledOnce()
    expect(onDelete).toHaveBeenCalledOnce()
    expect(within(list).getAllByRole('link')).toHaveLength(1)
  })

  it('counts where the order matters, and draws a long one piece by piece', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => <ListItem key={`item ${index + 1}`}>{`Item ${index + 1}`}</ListItem>)
    const { rerender } = render(
      <List ordered label="Ranking">
        {many(50)}
      </List>,
    )
    expect(screen.getByRole('list').tagName).toBe('OL')
    expect(screen.getByRole('list')).not.toHaveAttribute('data-long')
    rerender(<List label="Ranking">{many(51)}</List>)
    expect(screen.getByRole('list')).toHaveAttribute('data-long')
    expect(screen.getAllByRole('listitem')).toHaveLength(51)
  })
})
