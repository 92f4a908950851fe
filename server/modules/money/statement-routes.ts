import { readWalletStatement } from './statement.ts'
import type { Handlers } from '../../ports/handlers.ts'

export const statements: Handlers['statements'] = {
  get: async ({ deps, employerId, query }) => ({ data: await readWalletStatement(deps, employerId, query) }),
}
