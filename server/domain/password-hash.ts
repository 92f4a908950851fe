import * as crypto from 'node:crypto'
import { promisify } from 'node:util'

/**
 * Password hashes as text, `$algorithm$settings$salt$hash`. Argon2id where this Node has it (24), scrypt where not (22); a hash of either
 * kind is verified by the kind it names, so both may live in one database.
 */

const scrypt = promisify<crypto.BinaryLike, crypto.BinaryLike, number, crypto.ScryptOptions, Buffer>(crypto.scrypt)
const hashBytes = 32

// Settings as OWASP's password storage advice gives them: about 20 MB and 128 MB of memory for one guess.
const argonSettings = { memory: 19_456, passes: 2, parallelism: 1 }
const scryptSettings = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 }

type Derive = (password: string, salt: Buffer) => Promise<Buffer>

const derivations: Readonly<Record<string, Derive>> = {
  argon2id: (password, salt) => {
    const argon2 = promisify(crypto.argon2)
    return argon2('argon2id', { ...argonSettings, message: password, nonce: salt, tagLength: hashBytes })
  },
  scrypt: (password, salt) => scrypt(password, salt, hashBytes, scryptSettings),
}

const preferred = 'argon2' in crypto ? 'argon2id' : 'scrypt'

/** Normalizes to NFC, because a keyboard may send the same character composed or decomposed ('ọ̀' as one code point or three). */
const toNfc = (password: string) => password.normalize('NFC')

export async function hashPassword(password: string, algorithm: 'argon2id' | 'scrypt' = preferred): Promise<string> {
  const salt = crypto.randomBytes(16)
  const hash = await derive(algorithm, password, salt)
  return `$${algorithm}$v1$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

/**
 * Whether a password matches a hash. Without a hash (no such account) it does the same work and returns false, so that
 * the response time does not reveal whether the account exists.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, algorithm = '', , salt = '', hash = ''] = (stored ?? (await dummyHash)).split('$')
  const expected = Buffer.from(hash, 'base64url')
  const actual = await derive(algorithm, password, Buffer.from(salt, 'base64url'))
  const isEqual = actual.length === expected.length && crypto.timingSafeEqual(actual, expected)
  return isEqual && stored !== undefined
}

function derive(algorithm: string, password: string, salt: Buffer): Promise<Buffer> {
  const derivation = derivations[algorithm]
  if (derivation === undefined) throw new Error(`Unknown password hash ${algorithm}`)
  if (algorithm === 'argon2id' && preferred !== 'argon2id') {
    throw new Error('This password was hashed with Argon2id: run the server with Node 24')
  }
  return derivation(toNfc(password), salt)
}

const dummyHash = hashPassword(crypto.randomBytes(16).toString('hex'))
