import { verifyPassword } from '../platform/secrets/password-hash.ts'

/**
 * Keeps a queue of hashes full until `work` ends: each call that ends is followed by another.
 * @param lane by default that of log-ins
 * @param address the network address of the calls: only its share of the queue is full
 */
export async function withFullHashQueue<T>(
  work: () => Promise<T>,
  lane: 'public' | 'signedIn' = 'public',
  address?: string,
): Promise<T> {
  const end = new AbortController()
  const options = address === undefined ? { lane } : { lane, address }
  const hashAgainAndAgain = async () => {
    while (!end.signal.aborted) await verifyPassword('Marquee-2025', undefined, options)
  }
  // More than find a place: those that are refused end.
  const calls = Promise.allSettled(Array.from({ length: 150 }, hashAgainAndAgain))
  try {
    return await work()
  } finally {
    end.abort()
    await calls
  }
}
