import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Http } from '@/api/client/http.ts'
import { queryProviders } from '@/api/client/testing/query-providers.tsx'
import { useNotificationSwitch } from './use-notification-switch.ts'

it('shows what was chosen until it is saved, also where the settings are read meanwhile', async () => {
  const { wrapper } = queryProviders(vi.fn<Http['send']>(() => new Promise(() => undefined)))
  const { result, rerender } = renderHook(({ stored }) => useNotificationSwitch('payment', 'push', stored), {
    wrapper,
    initialProps: { stored: false },
  })
  act(() => result.current.setOn(true))
  await waitFor(() => expect(result.current).toMatchObject({ isSaving: true, isOn: true }))
  // The server has stored it, and its answer to the save is still on its way.
  rerender({ stored: true })
  expect(result.current.isOn).toBe(true)
})
