import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { oneTimeCode } from '../../db/schema.ts'
import { firstRow } from '../../platform/db/rows.ts'

type CodeRow = typeof oneTimeCode.$inferSelect

/** A code of an email for a purpose. */
type EmailKey = Pick<CodeRow, 'email' | 'purpose'>
/** A code of one requester. */
type RequestKey = Pick<CodeRow, 'email' | 'purpose' | 'requesterHash'>

/** What a caller shows who uses a verified email, as hashes; `proofHash` is undefined when nothing is shown. */
type ShownHash = { readonly proofHash: string | undefined } | { readonly requesterHash: string }

/** A moment, and the latest end that a period may have: one that ends later was begun by a clock that was ahead. */
interface Validity {
  readonly at: Date
  readonly latest: Date
}

const ofEmail = ({ email, purpose }: EmailKey) => and(eq(oneTimeCode.email, email), eq(oneTimeCode.purpose, purpose))

const ofRequest = ({ requesterHash, ...key }: RequestKey) =>
  and(ofEmail(key), eq(oneTimeCode.requesterHash, requesterHash))

/** Stores a code in place of the requester's earlier one. */
export const upsertCode = (tx: Transaction, key: RequestKey, columns: Omit<CodeRow, keyof RequestKey>) =>
  tx
    .insert(oneTimeCode)
    .values({ ...key, ...columns })
    .onConflictDoUpdate({
      target: [oneTimeCode.email, oneTimeCode.purpose, oneTimeCode.requesterHash],
      set: columns,
    })

/** Counts an attempt on a code. @returns its row; undefined when the code is unknown, used or expired or has no attempt left */
export const countAttempt = (tx: Transaction, key: RequestKey, maxAttempts: number, { at, latest }: Validity) =>
  firstRow(
    tx
      .update(oneTimeCode)
      .set({ tries: sql`${oneTimeCode.tries} + 1` })
      .where(
        and(
          ofRequest(key),
          lt(oneTimeCode.tries, maxAttempts),
          gt(oneTimeCode.expiresAt, at),
          lte(oneTimeCode.expiresAt, latest),
          isNull(oneTimeCode.verifiedUntil),
        ),
      )
      .returning(),
  )

/** Marks the email of a code as verified for a while. */
export const updateToVerified = (
  tx: Transaction,
  key: RequestKey,
  verified: { readonly verifiedUntil: Date; readonly proofHash: string },
) => tx.update(oneTimeCode).set(verified).where(ofRequest(key))

function verifiedStatement(db: Pick<Database, 'select'>, key: EmailKey, shown: ShownHash, { at, latest }: Validity) {
  const isShown =
    'requesterHash' in shown
      ? eq(oneTimeCode.requesterHash, shown.requesterHash)
      : shown.proofHash === undefined
        ? sql`false`
        : eq(oneTimeCode.proofHash, shown.proofHash)
  return db
    .select({ email: oneTimeCode.email })
    .from(oneTimeCode)
    .where(and(ofEmail(key), isShown, gt(oneTimeCode.verifiedUntil, at), lte(oneTimeCode.verifiedUntil, latest)))
}

/** Whether an email is verified for what is shown. */
export const selectIsVerified = async (
  db: Pick<Database, 'select'>,
  key: EmailKey,
  shown: ShownHash,
  validity: Validity,
): Promise<boolean> => (await verifiedStatement(db, key, shown, validity)).length > 0

/** The same; its row is locked until the transaction ends. */
export const selectIsVerifiedForUpdate = async (
  tx: Transaction,
  key: EmailKey,
  shown: ShownHash,
  validity: Validity,
): Promise<boolean> => (await verifiedStatement(tx, key, shown, validity).for('update')).length > 0

/** Deletes the codes of an email for a purpose. */
export const deleteCodes = (tx: Transaction, key: EmailKey) => tx.delete(oneTimeCode).where(ofEmail(key))

/** Deletes the codes that have expired and verify nothing any more. */
export const deleteExpiredCodes = (db: Database, at: Date) =>
  db
    .delete(oneTimeCode)
    .where(
      and(
        lt(oneTimeCode.expiresAt, at),
        sql`coalesce(${oneTimeCode.verifiedUntil}, ${oneTimeCode.expiresAt}) < ${at.toISOString()}::timestamptz`,
      ),
    )
