import * as crypto from 'node:crypto'
import { promisify } from 'node:util'
import { argonSettings } from './password-hash-settings.ts'
import { loopback, networksAround } from '../http/network-address.ts'
import { Refusal } from '../http/refusal.ts'
import { createTaskQueue, type QueueUse } from '../jobs/task-queue.ts'

/**
 * Password hashes as text, `$algorithm$settings$salt$hash`. Argon2id where this Node has it (24), scrypt where not (22); a hash is
 * verified by the algorithm and the settings it names, so hashes of both kinds and of other settings may live in one database.
 */

const scrypt = promisify<crypto.BinaryLike, crypto.BinaryLike, number, crypto.ScryptOptions, Buffer>(crypto.scrypt)
const hashBytes = 32

// As OWASP's password storage advice gives them: 128 MB of memory for one guess.
const scryptSettings = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 }

interface Kind {
  /** The settings of new hashes, as text. */
  readonly settings: string
  readonly derive: (password: string, salt: Buffer, settings: string) => Promise<Buffer>
}

/** Argon2id's settings in hashes that do not name them. */
const firstArgonSettings = 'm=19456,t=2,p=1'

const kinds: Readonly<Record<string, Kind>> = {
  argon2id: {
    settings: `m=${argonSettings.memory},t=${argonSettings.passes},p=${argonSettings.parallelism}`,
    derive: (password, salt, settings) => {
      const [memory = 0, passes = 0, parallelism = 0] =
        (settings === 'v1' ? firstArgonSettings : settings).match(/\d+/g)?.map(Number) ?? []
      const argon2 = promisify(crypto.argon2)
      return argon2('argon2id', {
        memory,
        passes,
        parallelism,
        message: password,
        nonce: salt,
        tagLength: hashBytes,
      })
    },
  },
  // Its settings have never changed.
  scrypt: { settings: 'v1', derive: (password, salt) => scrypt(password, salt, hashBytes, scryptSettings) },
}

/** Half of the four threads that libuv hashes on; a call that waits behind a hundred would wait for seconds. */
const createLane = () =>
  createTaskQueue({
    atOnce: 2,
    waiting: 100,
    ofOneHolder: 20,
    refuse: () =>
      new Refusal('UNAVAILABLE', 'Marquee is busy for a moment. Please try again.', { retryAfterSeconds: 2 }),
  })

/** Signed-in employers have a queue of their own: anybody can fill that of the others with log-ins. */
const lanes = { public: createLane(), signedIn: createLane() }

/** How full the queue of each lane is. */
export const hashQueues = (): Readonly<Record<keyof typeof lanes, QueueUse>> => ({
  public: lanes.public.use(),
  signedIn: lanes.signedIn.use(),
})

/** The queue that a hash waits in. */
interface HashOptions {
  readonly lane?: keyof typeof lanes
  /** The network address of the caller, which may have some of the places. */
  readonly address?: string
}

/** The network whose places in a queue are counted. This machine's may be all: its callers are a proxy, or programs of the operator. */
const holderOf = (address: string | undefined) =>
  address === undefined || address === loopback ? undefined : networksAround(address).at(-1)

const preferred = 'argon2' in crypto ? 'argon2id' : 'scrypt'

/** Normalizes to NFC, because a keyboard may send the same character composed or decomposed ('ọ̀' as one code point or three). */
const toNfc = (password: string) => password.normalize('NFC')

/** @throws {Refusal} UNAVAILABLE when too many calls wait for their hashes */
export async function hashPassword(
  password: string,
  {
    algorithm = preferred,
    lane = 'public',
    address,
  }: HashOptions & { readonly algorithm?: 'argon2id' | 'scrypt' } = {},
): Promise<string> {
  const salt = crypto.randomBytes(16)
  const { settings, derive } = kindOf(algorithm)
  const hash = await lanes[lane](() => derive(toNfc(password), salt, settings), holderOf(address))
  return `$${algorithm}$${settings}$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

/**
 * Whether a password matches a hash. Without a hash (no such account) it does the same work and returns false, so that
 * the response time does not reveal whether the account exists.
 * @throws {Refusal} UNAVAILABLE when too many calls wait for their hashes
 */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
  { lane = 'public', address }: HashOptions = {},
): Promise<boolean> {
  const [, algorithm = '', settings = '', salt = '', hash = ''] = (stored ?? (await dummyHash)).split('$')
  const expected = Buffer.from(hash, 'base64url')
  const { derive } = kindOf(algorithm)
  const actual = await lanes[lane](
    () => derive(toNfc(password), Buffer.from(salt, 'base64url'), settings),
    holderOf(address),
  )
  const isEqual = actual.length === expected.length && crypto.timingSafeEqual(actual, expected)
  return isEqual && stored !== undefined
}

function kindOf(algorithm: string): Kind {
  const kind = kinds[algorithm]
  if (kind === undefined) throw new Error(`Unknown password hash ${algorithm}`)
  if (algorithm === 'argon2id' && preferred !== 'argon2id') {
    throw new Error('This password was hashed with Argon2id: run the server with Node 24')
  }
  return kind
}

const dummyHash = hashPassword(crypto.randomBytes(16).toString('hex'))
