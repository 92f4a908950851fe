import { renderHook, waitFor } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { ApiProvider } from '@/api/client/api-context.ts'
import { createApiClient } from '@/api/client/call.ts'
import { queryFor } from '@/api/client/hooks.ts'
import type { Http, HttpAnswer } from '@/api/client/http.ts'
import { createQueryClient } from '@/api/client/query-client.ts'
import { createSession } from '@/api/client/session.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { aCompany, aProfile } from '@/api/mocks/factories.ts'
import { useBusinessToEdit } from './use-business-to-edit.ts'

const answer = (status: number, body: unknown): HttpAnswer => ({ status, body, header: () => undefined })

function setUp(business: () => HttpAnswer) {
  const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
  session.signedIn({ user: { firstName: 'Ngozi', employerId: 'emp_1' }, token: 'abc' })
  const send: Http['send'] = async ({ path }) =>
    path.includes('company') ? business() : answer(200, { data: aProfile() })
  const api = createApiClient({ http: { send, preload: () => undefined }, session })
  const client = createQueryClient({
    notify: { success: () => undefined, failure: () => undefined, dismiss: () => undefined },
    log: () => undefined,
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ApiProvider value={api}>{children}</ApiProvider>
    </QueryClientProvider>
  )
  const key = queryFor(api, company.getCompanyProfile, {}).queryKey
  return { client, key, render: () => renderHook(useBusinessToEdit, { wrapper }) }
}

it('starts from what the server stores now, not from what was read before', async () => {
  const { client, key, render } = setUp(() => answer(200, { data: aCompany({ companyName: 'Eko Events Ltd' }) }))
  client.setQueryData(key, aCompany({ companyName: 'Eko' }), { updatedAt: 1 })
  const { result } = render()
  expect(result.current.data).toBeUndefined()
  await waitFor(() => expect(result.current.data?.business?.companyName).toBe('Eko Events Ltd'))
})

it('keeps its start when a later read fails or brings other values', async () => {
  const answers = [answer(200, { data: aCompany() }), answer(403, { message: 'No' })]
  const { client, key, render } = setUp(() => answers.shift() ?? answer(200, { data: aCompany({ companyName: 'X2' }) }))
  const { result } = render()
  await waitFor(() => expect(result.current.data).toBeDefined())
  const { data: start } = result.current
  await client.refetchQueries({ queryKey: key })
  expect(client.getQueryState(key)?.status).toBe('error')
  await client.refetchQueries({ queryKey: key })
  expect(client.getQueryData(key)?.companyName).toBe('X2')
  expect(result.current).toMatchObject({ data: start, error: null })
})

it('starts empty, and stays so, when the server has no business', async () => {
  const { client, key, render } = setUp(() => answer(404, { message: 'Not found' }))
  const { result } = render()
  await waitFor(() => expect(result.current.data).toBeDefined())
  expect(result.current.data).toEqual({ business: undefined, accountEmail: aProfile().email })
  const { data: start } = result.current
  await client.refetchQueries({ queryKey: key })
  expect(result.current.data).toBe(start)
})
