import { readWalletStatement } from '../../domain/money/statement.ts'
import type { Handlers } from '../implement.ts'

export const statements: Handlers['statements'] = {
  get: async ({ deps, employerId, query }) => ({ data: await readWalletStatement(deps, employerId, query) }),
}
