import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { QueryLike } from './query-view.tsx'
import { UnreadAlert } from './read-failed-alert.tsx'

type Read = Partial<QueryLike<unknown>>

const reading = { data: undefined, error: null, isFetching: true }
const failed = { data: undefined, error: { kind: 'server' as const, serverMessage: undefined }, isFetching: false }

/** Shows the alert for a read, and returns how the read goes on. */
function show(first: Read) {
  const refetch = vi.fn<() => void>()
  const alert = (state: Read) => (
    <UnreadAlert role="status" query={{ ...reading, dataUpdatedAt: 0, ...state, refetch }}>
      Your groups could not be loaded.
    </UnreadAlert>
  )
  const { rerender } = render(alert(first))
  return { refetch, goOn: (state: Read) => rerender(alert(state)) }
}

const message = () => screen.queryByText('Your groups could not be loaded.')

it('says nothing while a part is read for the first time, also when it was cancelled', () => {
  const { goOn } = show(reading)
  expect(message()).toBeNull()
  goOn({ ...failed, error: { kind: 'cancelled', serverMessage: undefined } })
  expect(message()).toBeNull()
})

it('stays, with the focus on its button, while the read is tried again, and goes with the data', async () => {
  const { goOn, refetch } = show(failed)
  const retry = screen.getByRole('button', { name: 'Try again' })
  await userEvent.click(retry)
  expect(refetch).toHaveBeenCalledTimes(1)
  goOn(reading)
  expect(retry).toHaveFocus()
  expect(message()).toBeVisible()
  goOn({ data: [], error: null, isFetching: false })
  expect(message()).toBeNull()
})

it('says nothing of data that could not be refreshed, which the page still shows', () => {
  const { goOn } = show({ data: [], error: null, isFetching: false })
  goOn({ ...failed, data: [] })
  expect(message()).toBeNull()
})
