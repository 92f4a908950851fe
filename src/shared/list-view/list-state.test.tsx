import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { listState } from './list-state.tsx'

const rules = { things: 'Gigs', list: undefined, skeletonRows: 3, empty: <EmptyState title="No Gigs yet" /> }

it('says that there is no access, why, and leads to the dashboard: a retry could not help', () => {
  const error = { kind: 'forbidden' as const, serverMessage: 'Your account is closed.' }
  const state = listState({ error, isFetching: false, refetch: () => undefined }, rules)
  expect(state).toMatchObject({
    status: 'forbidden',
    error: 'You do not have access to this page.',
    detail: 'Your account is closed.',
  })
  render(state.status === 'forbidden' ? state.action : null)
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
})

it('says what could not be loaded, and tries again', () => {
  const refetch = vi.fn<() => void>()
  const error = { kind: 'server' as const, serverMessage: 'The Gigs are on a break.' }
  const state = listState({ error, isFetching: true, refetch }, rules)
  expect(state).toMatchObject({
    status: 'error',
    error: 'Failed to load Gigs',
    detail: 'The Gigs are on a break.',
    retrying: true,
  })
  if (state.status === 'error') state.onRetry()
  expect(refetch).toHaveBeenCalledOnce()
})
