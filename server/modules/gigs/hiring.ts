import type { Hiring } from '../../../src/api/contract/schemas/gig.ts'
import type { GigRow } from '../../db/gig-schema.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { endHireFirst } from './places-repository.ts'
import { readGigMoney, toHiring } from './serializer.ts'

/** What a further hire for a Gig would cost at a moment; null when nobody can be hired then. Exact only while the Gig is locked. */
export const readHiring = async (db: Pick<Database, 'select'>, row: GigRow, at: Date): Promise<Hiring | null> =>
  toHiring(row, await readGigMoney(db, row), at)

/** Ends the offers to hire the first who accepts an invitation to a locked Gig. @returns the ids of the workers whose offers ended */
export const endOffers = (tx: Transaction, gigId: string): Promise<string[]> => endHireFirst(tx, gigId)
