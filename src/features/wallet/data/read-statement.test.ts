import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createApiClient } from '@/api/client/call.ts'
import { createHttp } from '@/api/client/http.ts'
import { createSession } from '@/api/client/session.ts'
import { statements } from '@/api/contract/endpoints/statements.ts'
import { mock } from '@/api/mocks/mock.ts'
import { tokenOf } from '@/api/mocks/state.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { worldHandlers } from '@/api/mocks/world-handlers.ts'
import { statementOf } from '../model/statement.ts'
import { statementReader } from './read-statement.ts'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const { employerId } = smallVenue()
const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
session.signedIn({ user: { firstName: 'Ngozi', employerId }, token: tokenOf(employerId) })
const client = createApiClient({ http: createHttp('http://localhost/api/v1'), session })
const read = (from: string, to: string) =>
  statementReader(client, { from, to })({ signal: new AbortController().signal, onProgress: () => undefined })

describe('reading a statement', () => {
  it("continues a second month from the first one's closing balance, with a withdrawal that was debited and refunded", async () => {
    server.use(...worldHandlers(smallVenue()))
    const october = await read('2025-10-01', '2025-10-31')
    const november = await read('2025-11-01', '2025-11-30')
    expect(statementOf(october)).toMatchObject({ kind: 'known', openingKobo: 14_500_000, closingKobo: 69_000_000 })
    expect(statementOf(november)).toMatchObject({ kind: 'known', openingKobo: 69_000_000, closingKobo: 45_000_000 })
    expect(october.lines.filter(({ returned }) => returned === true)).toMatchObject([
      { direction: 'credit', amountKobo: 3_000_000 },
    ])
  })

  it('uses the balances of the last page, which include movements booked while the first page was read', async () => {
    const line = {
      postedAt: '2025-11-14T09:00:00Z',
      direction: 'credit',
      amountKobo: 100,
      reference: 'MQ-F-1',
      description: 'Wallet funding',
    }
    const all = Array.from({ length: 102 }, (_, index) => ({ ...line, id: `line_${index}` }))
    server.use(
      mock(statements.get, ({ query: { limit, skip } }) => {
        const availableLines = skip === 0 ? all.slice(0, 101) : all
        return {
          data: {
            openingKobo: 0,
            closingKobo: availableLines.length * 100,
            lines: availableLines.slice(skip, skip + limit),
            totalLine: availableLines.length,
          },
        }
      }),
    )
    const statement = await read('2025-11-01', '2025-11-30')
    expect(statement).toMatchObject({ totalLine: 102, closingKobo: 10_200 })
    expect(statementOf(statement).kind).toBe('known')
  })
})
