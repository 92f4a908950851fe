import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { codeLength } from '../../../src/api/contract/schemas/fields.ts'

/** A new id like `ntf_66f1c2a9…`: the kind as prefix, then 96 random bits. */
export const newId = (
  kind: 'emp' | 'co' | 'ntf' | 'txn' | 'tkt' | 'gig' | 'quo' | 'dlv' | 'wrk' | 'wgr' | 'tsk' | 'wrv' | 'ap' | 'wg',
) => `${kind}_${randomBytes(12).toString('hex')}`

/** A new random secret of 256 bits, for session tokens and proofs. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** SHA-256 of a random secret, for which a fast hash suffices. Not for passwords. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret, 'utf8').digest('base64url')

/** A one-time code, uniformly distributed. */
export const newCode = () => String(randomInt(10 ** codeLength)).padStart(codeLength, '0')

/** Whether two hashes are equal, compared in constant time. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
