import { endpoint } from '../endpoint.ts'
import { statementQuery, walletStatement } from '../schemas/statement.ts'

/** What moved in the wallet, and when: in a group of its own, so that only the statement's chunk carries it. */
export const statements = {
  get: endpoint({
    id: 'statements.get',
    method: 'GET',
    path: '/payment/transaction/get-wallet-statement',
    summary: "Read the wallet's movements of some days, oldest first, with its balances before and after",
    query: statementQuery,
    response: walletStatement,
    reads: ['transaction', 'wallet'],
    origin: 'added',
    example: { query: { from: '2025-11-01', to: '2025-11-30', limit: 20 } },
  }),
}
