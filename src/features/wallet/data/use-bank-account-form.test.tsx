import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client/api-error.ts'
import { answer, send, setUp } from '@/api/client/testing/hook-harness.ts'
import { useBankAccountForm } from './use-bank-account-form.ts'

beforeEach(() => vi.resetAllMocks())
afterEach(() => void vi.restoreAllMocks())

it('shows the owner at the bank that was chosen again before either bank has answered', async () => {
  const answers = new Map<unknown, () => void>()
  send.mockImplementation(
    ({ body }) =>
      new Promise((resolve) => {
        const { bankCode } = body as { bankCode: string }
        answers.set(bankCode, () => resolve(answer(200, { data: { accountName: `OWNER AT ${bankCode}` } })))
      }),
  )
  const { wrapper } = setUp()
  const { result } = renderHook(() => useBankAccountForm(async () => undefined), { wrapper })
  const choose = (bankCode: string) =>
    act(() => {
      result.current.form.form.setValue('bankCode', bankCode)
      result.current.form.form.setValue('accountNumber', '0000014579')
      result.current.onTyped()
    })
  choose('011')
  choose('058')
  choose('011')
  expect(result.current.owner).toEqual({ state: 'looking' })
  await waitFor(() => expect([...answers.keys()]).toEqual(['011', '058']))
  await act(async () => answers.get('011')?.())
  await waitFor(() => expect(result.current.owner).toEqual({ state: 'found', accountName: 'OWNER AT 011' }))
  await act(async () => answers.get('058')?.())
  expect(result.current.owner).toEqual({ state: 'found', accountName: 'OWNER AT 011' })
})

it('looks the owner up when the connection is back, where the account was typed without one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  send.mockResolvedValue(answer(200, { data: { accountName: 'OWNER' } }))
  const { wrapper } = setUp()
  const { result } = renderHook(() => useBankAccountForm(async () => undefined), { wrapper })
  act(() => {
    result.current.form.form.setValue('bankCode', '011')
    result.current.form.form.setValue('accountNumber', '0000014579')
    result.current.onTyped()
  })
  await waitFor(() => expect(result.current.owner).toEqual({ state: 'offline' }))
  expect(send).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(result.current.owner).toEqual({ state: 'found', accountName: 'OWNER' }))
  expect(send).toHaveBeenCalledTimes(1)
})

it('looks the owner up again when the connection was lost during the look-up', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  send.mockImplementationOnce(async () => {
    online.mockReturnValue(false)
    throw new ApiError({ kind: 'offline' })
  })
  send.mockResolvedValue(answer(200, { data: { accountName: 'OWNER' } }))
  const { wrapper } = setUp()
  const { result } = renderHook(() => useBankAccountForm(async () => undefined), { wrapper })
  act(() => {
    result.current.form.form.setValue('bankCode', '011')
    result.current.form.form.setValue('accountNumber', '0000014579')
    result.current.onTyped()
  })
  await waitFor(() => expect(result.current.owner).toEqual({ state: 'offline' }))
  online.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(result.current.owner).toEqual({ state: 'found', accountName: 'OWNER' }))
})
