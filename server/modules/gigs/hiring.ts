import type { Hiring } from '../../../src/api/contract/schemas/gig.ts'
import type { GigRow } from '../../db/gig-schema.ts'
import type { Database } from '../../platform/db/database.ts'
import { readGigMoney, toHiring } from './serializer.ts'

/** What a further hire for a Gig would cost; null when nobody can be hired now. Exact only while the Gig is locked. */
export const readHiring = async (db: Pick<Database, 'select'>, row: GigRow): Promise<Hiring | null> =>
  toHiring(row, await readGigMoney(db, row))
