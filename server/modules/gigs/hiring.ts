import type { Hiring } from '../../../src/api/contract/schemas/gig.ts'
import type { GigRow } from '../../db/gig-schema.ts'
import type { Database } from '../../platform/db/database.ts'
import { readGigMoney, toHiring } from './serializer.ts'

/** What a further hire for a Gig would cost at a moment; null when nobody can be hired then. Exact only while the Gig is locked. */
export const readHiring = async (db: Pick<Database, 'select'>, row: GigRow, at: Date): Promise<Hiring | null> =>
  toHiring(row, await readGigMoney(db, row), at)

export { endHireFirst } from './places-repository.ts'
