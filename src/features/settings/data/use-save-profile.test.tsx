import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Http, HttpAnswer } from '@/api/client/http.ts'
import { answer } from '@/api/client/testing/hook-harness.ts'
import { queryProviders } from '@/api/client/testing/query-providers.tsx'
import type { ProfileForm } from '@/api/contract/schemas/profile-form.ts'
import { useSaveProfile } from './use-save-profile.ts'

const initial: ProfileForm = { firstName: 'Ngozi', lastName: 'Adeyemi', phone: '', image: null }

/** Saves another first name; the server answers when it is told to. */
async function save() {
  let settle: (answer: HttpAnswer) => void = () => undefined
  const send = vi.fn<Http['send']>(
    () =>
      new Promise((resolve) => {
        settle = resolve
      }),
  )
  const { session, wrapper } = queryProviders(send)
  const { result } = renderHook(() => useSaveProfile(initial), { wrapper })
  const saving = result.current({ ...initial, firstName: 'Amaka' })
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  return {
    session,
    finish: () =>
      act(async () => {
        settle(answer(200, { data: null }))
        await saving
      }),
  }
}

it('shows the new name in the rest of the dashboard', async () => {
  const { session, finish } = await save()
  await finish()
  expect(session.store.getState().user?.firstName).toBe('Amaka')
})

it('that ends after another employer has signed in does not change the name of that one', async () => {
  const { session, finish } = await save()
  act(() => session.signedIn({ user: { firstName: 'Tunde', employerId: 'emp_2' }, token: 'other' }))
  await finish()
  expect(session.store.getState().user?.firstName).toBe('Tunde')
})
