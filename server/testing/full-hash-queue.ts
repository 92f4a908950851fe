import { verifyPassword } from '../platform/secrets/password-hash.ts'

/** Keeps a queue of hashes full until `work` ends: each call that ends is followed by another. @param lane by default that of log-ins */
export async function withFullHashQueue<T>(work: () => Promise<T>, lane: 'public' | 'signedIn' = 'public'): Promise<T> {
  const end = new AbortController()
  const hashAgainAndAgain = async () => {
    while (!end.signal.aborted) await verifyPassword('Marquee-2025', undefined, { lane })
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
