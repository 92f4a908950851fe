import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client/api-error.ts'
import { ApiProvider } from '@/api/client/api-context.ts'
import type { ApiClient } from '@/api/client/call.ts'
import { outcomes } from '../copy.ts'
import { failureToast, useAuthAction } from './use-auth-action.ts'

const shown = vi.hoisted(() => ({
  success: vi.fn<(message: string) => void>(),
  error: vi.fn<(message: string, options?: { id?: string }) => void>(),
  dismiss: vi.fn<(id: string) => void>(),
}))
vi.mock('@/design-system/components/Toast/index.ts', () => ({ toast: shown }))

const runtime = vi.hoisted(() => ({ load: vi.fn<() => Promise<unknown>>() }))
vi.mock('./load-auth-runtime.ts', () => ({ loadAuthRuntime: runtime.load, preloadWhenIdle: () => () => undefined }))

type Call = (endpoint: unknown, input: unknown, options: { signal: AbortSignal }) => Promise<unknown>

function renderAction(call: Call) {
  const api = { call } as unknown as ApiClient
  const onSuccess = vi.fn<() => void>()
  const onFailure = vi.fn<() => void>()
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider value={api}>{children}</ApiProvider>
  const hook = renderHook(() => useAuthAction('forgotPassword', outcomes.forgotPassword, { onSuccess, onFailure }), {
    wrapper,
  })
  return { ...hook, onSuccess, onFailure }
}

const offlineText = 'You are offline. Check your connection, then try again.'
const body = { email: 'ngozi@ekoevents.example' }

beforeEach(() => {
  vi.clearAllMocks()
  runtime.load.mockImplementation(() => import('./auth-runtime.ts'))
})

describe('useAuthAction', () => {
  it('sends one call, however often it is started, and reports success', async () => {
    let answer: (data: null) => void = () => undefined
    const call = vi.fn<Call>(() => new Promise((resolve) => (answer = resolve)))
    const { result, onSuccess } = renderAction(call)
    act(() => {
      void result.current.start(body)
      void result.current.start(body)
    })
    await waitFor(() => expect(call).toHaveBeenCalledOnce())
    expect(result.current.isPending).toBe(true)
    await act(async () => answer(null))
    await waitFor(() => expect(result.current.isPending).toBe(false))
    expect(shown.success).toHaveBeenCalledExactlyOnceWith('Reset password link has been sent to your email')
    expect(onSuccess).toHaveBeenCalledWith(null, body)
  })

  it('reports why it failed, and can be tried again', async () => {
    const call = vi
      .fn<Call>()
      .mockRejectedValueOnce(new ApiError({ kind: 'rateLimited', status: 429, serverMessage: 'Wait a moment' }))
      .mockResolvedValueOnce(null)
    const { result, onFailure } = renderAction(call)
    const failure = await act(() => result.current.start(body))
    expect(shown.error).toHaveBeenCalledExactlyOnceWith('Wait a moment', { id: failureToast })
    expect(failure).toMatchObject({ text: 'Wait a moment', isHttp: true })
    expect(onFailure).toHaveBeenCalledWith(failure)
    shown.dismiss.mockClear()
    expect(await act(() => result.current.start(body))).toBeNull()
    // The failure of the attempt before must not stand beside the success of this one.
    expect(shown.dismiss).toHaveBeenCalledExactlyOnceWith(failureToast)
    expect(shown.success).toHaveBeenCalledOnce()
  })

  it('treats a runtime that could not be loaded as a missing response, and loads it again on the next attempt', async () => {
    runtime.load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    const call = vi.fn<Call>().mockResolvedValue(null)
    const { result, onFailure } = renderAction(call)
    await act(() => result.current.start(body))
    expect(shown.error).toHaveBeenCalledExactlyOnceWith('Failed to process your request. Please try again.', {
      id: failureToast,
    })
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ isHttp: false }))
    expect(call).not.toHaveBeenCalled()
    await act(() => result.current.start(body))
    expect(shown.success).toHaveBeenCalledOnce()
  })

  it.each(['offline', 'timeout'] as const)('keeps saying until the next attempt that it is %s', async (kind) => {
    const call = vi.fn<Call>().mockRejectedValueOnce(new ApiError({ kind })).mockResolvedValueOnce(null)
    const { result } = renderAction(call)
    await act(() => result.current.start(body))
    expect(shown.error).toHaveBeenCalledExactlyOnceWith('Failed to process your request. Please try again.', {
      id: failureToast,
    })
    expect(result.current.connection).toBe(offlineText)
    await act(() => result.current.start(body))
    expect(result.current.connection).toBeUndefined()
  })

  it.each([
    { online: false, text: offlineText },
    { online: true, text: 'We could not reach the server. Check your connection, then try again.' },
  ])('names the connection when the runtime could not be loaded, online: $online', async ({ online, text }) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(online)
    runtime.load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    const { result } = renderAction(vi.fn<Call>())
    expect(await act(() => result.current.start(body))).toMatchObject({ connection: text })
    expect(result.current.connection).toBe(text)
  })

  it('says nothing of the connection when the server has refused', async () => {
    const { result } = renderAction(vi.fn<Call>().mockRejectedValueOnce(new ApiError({ kind: 'server', status: 500 })))
    await act(() => result.current.start(body))
    expect(result.current.connection).toBeUndefined()
  })

  it.each(['cancelled', 'gone'] as const)('ends without a toast when it is %s', async (how) => {
    let signal: AbortSignal | undefined
    const call: Call = (_endpoint, _input, options) => {
      signal = options.signal
      return new Promise((_resolve, reject) =>
        options.signal.addEventListener('abort', () => reject(new ApiError({ kind: 'cancelled' }))),
      )
    }
    const { result, unmount, onSuccess, onFailure } = renderAction(call)
    act(() => void result.current.start(body))
    await waitFor(() => expect(signal).toBeDefined())
    act(() => (how === 'gone' ? unmount() : result.current.cancel()))
    expect(signal?.aborted).toBe(true)
    await act(async () => undefined)
    for (const silent of [shown.success, shown.error, onSuccess, onFailure]) expect(silent).not.toHaveBeenCalled()
  })
})
