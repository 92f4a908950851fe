import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { QueryView, type QueryLike } from './query-view.tsx'

type Names = readonly string[]

const updatedAt = Date.parse('2025-11-14T14:14:00+01:00')

function query(state: Partial<QueryLike<Names>>): QueryLike<Names> {
  return {
    data: undefined,
    error: null,
    isFetching: false,
    dataUpdatedAt: updatedAt,
    refetch: vi.fn<() => void>(),
    ...state,
  }
}

function show(state: Partial<QueryLike<Names>>, isOverPage = false) {
  const shown = query(state)
  render(
    <QueryView
      query={shown}
      things="workers"
      isOverPage={isOverPage}
      skeleton={<p>Skeleton</p>}
      isEmpty={(names) => names.length === 0}
      empty={<p>No workers yet</p>}
      frame={(part) => <section aria-label="Frame">{part}</section>}
    >
      {(names) => <p>{names.join(', ')}</p>}
    </QueryView>,
  )
  return shown
}

describe('QueryView', () => {
  it('says what is loading, and shows its skeleton in its frame to the eye only', () => {
    show({ isFetching: true })
    expect(screen.getByRole('status')).toHaveTextContent('Loading workers')
    expect(screen.getByText('Skeleton').closest('[aria-hidden]')).not.toBeNull()
    expect(screen.getByText('Skeleton').closest('section')).not.toBeNull()
  })

  it('shows the data, without a frame of its own', () => {
    show({ data: ['Ada', 'Tunde'] })
    expect(screen.getByText('Ada, Tunde')).toBeVisible()
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('shows what is empty as empty', () => {
    show({ data: [] })
    expect(screen.getByText('No workers yet')).toBeVisible()
  })

  it('never shows an error as empty, and tries again when asked', async () => {
    const { refetch } = show({ error: { kind: 'server', serverMessage: 'The workers are on a break.' } })
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load workers')
    expect(screen.getByText('The workers are on a break.')).toBeVisible()
    expect(screen.queryByText('No workers yet')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(refetch).toHaveBeenCalledOnce()
  })

  it('shows the reference of the request, by which the operator finds it', () => {
    show({ error: { kind: 'server', requestId: '2a7c5b1e' } })
    expect(screen.getByRole('alert')).toHaveTextContent('Reference 2a7c5b1e')
    show({ data: ['Ada'], error: { kind: 'server', requestId: '9b216f0d' } })
    expect(screen.getByRole('status')).toHaveTextContent('Reference 9b216f0d')
  })

  it('names a missing connection, whatever the message of the error', () => {
    show({ error: { kind: 'offline', serverMessage: 'Network Error' } })
    expect(screen.getByText('You are offline. Check your connection, then try again.')).toBeVisible()
    expect(screen.queryByText('Network Error')).toBeNull()
  })

  it('does not show a message about addresses to an employer who asked for workers', () => {
    show({ error: { kind: 'notFound', serverMessage: 'There is nothing at this address.' } })
    expect(screen.getByText('We could not read it. Try again, or contact support.')).toBeVisible()
    expect(screen.queryByText('There is nothing at this address.')).toBeNull()
  })

  it('does not refetch while a retry is pending', async () => {
    const { refetch } = show({ error: { kind: 'server' }, isFetching: true })
    await userEvent.click(screen.getByRole('button'))
    expect(refetch).not.toHaveBeenCalled()
  })

  it('says that there is no access, why, and leads to the dashboard: a retry could not help', () => {
    show({ error: { kind: 'forbidden', serverMessage: 'Your account is closed.' } })
    expect(screen.getByRole('alert')).toHaveTextContent('You do not have access to this page.')
    expect(screen.getByText('Your account is closed.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
  })

  it('can be tried again over a page that is read, as the notifications are', () => {
    show({ error: { kind: 'forbidden', serverMessage: 'Your account is closed.' } }, true)
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load workers')
    expect(screen.getByText('Your account is closed.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('keeps old data that could not be refreshed, says from when it is, and tries again', async () => {
    const { refetch } = show({ data: ['Ada'], error: { kind: 'server' } })
    expect(screen.getByText('Ada')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('Could not refresh. Showing data from 2:14 PM.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(refetch).toHaveBeenCalledOnce()
  })

  it('takes a cancelled call for no failure: with data nothing changes, without it still loads', () => {
    show({ data: ['Ada'], error: { kind: 'cancelled' } })
    expect(screen.queryByRole('status')).toBeNull()
    show({ error: { kind: 'cancelled' } })
    expect(screen.getByRole('status')).toHaveTextContent('Loading workers')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps what is typed in its content when a later read fails and when it succeeds again', async () => {
    const view = (state: Partial<QueryLike<Names>>) => (
      <QueryView query={query(state)} things="workers" skeleton={null}>
        {() => <input aria-label="Name" />}
      </QueryView>
    )
    const { rerender } = render(view({ data: ['Ada'] }))
    await userEvent.type(screen.getByLabelText('Name'), 'Tunde')
    rerender(view({ data: ['Ada'], error: { kind: 'server' } }))
    expect(screen.getByText(/^Could not refresh/)).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Tunde')
    rerender(view({ data: ['Ada'] }))
    expect(screen.getByLabelText('Name')).toHaveValue('Tunde')
  })

  it('keeps the focus in its content when a refresh in the background fails and when the next one succeeds', async () => {
    const view = (state: Partial<QueryLike<Names>>) => (
      <QueryView query={query(state)} things="workers" skeleton={null}>
        {(names) => <button type="button">{`Invite ${names.join(', ')}`}</button>}
      </QueryView>
    )
    const { rerender } = render(view({ data: ['Ada'] }))
    await userEvent.tab()
    rerender(view({ data: ['Ada'], error: { kind: 'server' } }))
    expect(screen.getByRole('button', { name: 'Invite Ada' })).toHaveFocus()
    rerender(view({ data: ['Ada', 'Tunde'] }))
    expect(screen.getByRole('button', { name: 'Invite Ada, Tunde' })).toHaveFocus()
  })

  it('keeps the element and the focus of content that shows its own loading', async () => {
    const calendar = (label: string) => <button type="button">{label}</button>
    const view = (state: Partial<QueryLike<Names>>) => (
      <QueryView query={query(state)} things="workers" skeleton={null} whileLoading={calendar('Loading')}>
        {(names) => calendar(names.join(', '))}
      </QueryView>
    )
    const { rerender } = render(view({ isFetching: true }))
    await userEvent.tab()
    rerender(view({ data: ['Ada'] }))
    expect(screen.getByRole('button', { name: 'Ada' })).toHaveFocus()
    rerender(view({ error: { kind: 'server' } }))
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load workers')
  })

  it('shows a header of its own above skeleton and error, and the content of the caller where nothing is found', () => {
    const view = (state: Partial<QueryLike<Names>>) => (
      <QueryView
        query={query(state)}
        things="workers"
        skeleton={null}
        header={<h1>Loading</h1>}
        failureHeader={<h1>Not loaded</h1>}
        missing={<p>No such team</p>}
      >
        {() => <h1>Team</h1>}
      </QueryView>
    )
    const { rerender } = render(view({ isFetching: true }))
    const heading = screen.getByRole('heading', { name: 'Loading' })
    rerender(view({ error: { kind: 'server' } }))
    expect(screen.getByRole('heading', { name: 'Not loaded' })).toBe(heading)
    rerender(view({ error: { kind: 'notFound' } }))
    expect(screen.getByText('No such team')).toBeVisible()
    expect(screen.queryByRole('heading')).toBeNull()
    rerender(view({ data: ['Ada'] }))
    expect(screen.getByRole('heading', { name: 'Team' })).toBeVisible()
  })
})
