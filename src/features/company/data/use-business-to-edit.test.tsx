import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryFor } from '@/api/client/hooks.ts'
import type { Http, HttpAnswer } from '@/api/client/http.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { aCompany, aProfile } from '@/api/mocks/factories.ts'
import { queryProviders } from '@/api/client/testing/query-providers.tsx'
import { useBusinessToEdit } from './use-business-to-edit.ts'

const answer = (status: number, body: unknown): HttpAnswer => ({ status, body, header: () => undefined })

function setUp(business: () => HttpAnswer) {
  const send: Http['send'] = async ({ path }) =>
    path.includes('company') ? business() : answer(200, { data: aProfile() })
  const { api, client, wrapper } = queryProviders(send)
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
