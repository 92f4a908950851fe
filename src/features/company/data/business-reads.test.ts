import { expect, it, vi } from 'vitest'
import { queryFor } from '@/api/client/hooks.ts'
import type { Http } from '@/api/client/http.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { aCompany, aProfile } from '@/api/mocks/factories.ts'
import { queryProviders } from '@/api/client/testing/query-providers.tsx'
import { startReads } from '@/shared/screen/define-screen.ts'
import { businessReads } from './business-reads.ts'

function setUp() {
  const send = vi.fn<Http['send']>(async ({ path }) => ({
    status: 200,
    body: { data: path.includes('company') ? aCompany() : aProfile() },
    header: () => undefined,
  }))
  const { api, client } = queryProviders(send)
  const business = queryFor(api, company.getCompanyProfile, {})
  const countReads = () => send.mock.calls.filter(([{ path }]) => path.includes('company')).length
  const isRead = (endpoint: typeof company.getCompanyProfile | typeof company.getProfile) =>
    client.getQueryState(queryFor(api, endpoint, {}).queryKey)?.fetchStatus === 'idle'
  return { api, client, business, countReads, isRead }
}

const search = new URLSearchParams()

it('reads the business once when the shell has read it since the page was opened', async () => {
  const { api, client, business, countReads, isRead } = setUp()
  const readsAfterShell = async (at: Parameters<typeof businessReads>[0]) => {
    await client.prefetchQuery(business)
    // The code of the reads arrives later than the answer.
    await new Promise((resolve) => setTimeout(resolve, 20))
    return businessReads(at)
  }
  startReads([readsAfterShell], { api, params: {}, search }, client)
  await vi.waitFor(() => expect(isRead(company.getProfile)).toBe(true))
  expect(countReads()).toBe(1)
})

it('reads the business again when it was read before the page was opened', async () => {
  const { api, client, business, countReads, isRead } = setUp()
  await client.prefetchQuery(business)
  await new Promise((resolve) => setTimeout(resolve, 20))
  startReads([businessReads], { api, params: {}, search }, client)
  await vi.waitFor(() => expect(isRead(company.getProfile)).toBe(true))
  expect(countReads()).toBe(2)
})
