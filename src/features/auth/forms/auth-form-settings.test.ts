import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuthFailure } from '../data/auth-runtime.ts'
import { authFormSettings } from './auth-form-settings.ts'

const runtime = vi.hoisted(() => ({ load: vi.fn<() => Promise<unknown>>() }))
vi.mock('../data/load-auth-runtime.ts', () => ({ loadAuthRuntime: runtime.load }))

const start = vi.fn<() => Promise<AuthFailure | null>>()
const { rules, send } = authFormSettings('forgotPassword', start)

const checked = async (email: string) => {
  const options = { fields: {}, shouldUseNativeValidation: false }
  return await rules({ email }, undefined, options)
}

beforeEach(() => {
  vi.clearAllMocks()
  runtime.load.mockImplementation(() => import('../data/auth-runtime.ts'))
})

describe('the rules of a form', () => {
  it("are the contract's, which also cleans the values", async () => {
    expect(await checked('ngozi')).toMatchObject({
      errors: { email: { message: 'Please enter a valid email address' } },
    })
    expect(await checked(' ngozi@ekoevents.example ')).toMatchObject({ values: { email: 'ngozi@ekoevents.example' } })
  })

  it('refuse nothing while they could not be loaded, and are loaded again', async () => {
    runtime.load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    expect(await checked('ngozi')).toEqual({ values: { email: 'ngozi' }, errors: {} })
    expect(await checked('ngozi')).toHaveProperty('errors.email')
  })
})

describe('sending a form', () => {
  it('refuses it with the messages of the fields alone, because a toast says the rest', async () => {
    const failure = {
      text: 'Said in a toast',
      code: undefined,
      fields: { email: 'Unknown' },
      isHttp: true,
      connection: undefined,
    }
    start.mockResolvedValueOnce(failure)
    await expect(send({ email: 'ngozi@ekoevents.example' })).rejects.toMatchObject({
      failure: { fields: { email: 'Unknown' } },
    })
    start.mockResolvedValueOnce(failure)
    await expect(send({ email: '' })).rejects.not.toHaveProperty('failure.text')
  })

  it('says what is wrong with the connection, which the toast does not say', async () => {
    start.mockResolvedValueOnce({
      text: 'Said in a toast',
      code: undefined,
      fields: {},
      isHttp: false,
      connection: 'You are offline.',
    })
    await expect(send({ email: 'ngozi@ekoevents.example' })).rejects.toHaveProperty('failure.text', 'You are offline.')
  })

  it('ends without one when there was no failure', async () => {
    start.mockResolvedValueOnce(null)
    await expect(send({ email: 'ngozi@ekoevents.example' })).resolves.toBeUndefined()
  })
})
