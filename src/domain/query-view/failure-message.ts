/** What is read of a failed read. The `ApiError` of every call fits as it is. */
interface Failure {
  kind: string
  serverMessage?: string | undefined
}

/** The server's words for these are about an address or a call, of which the employer knows nothing. */
const aboutCalls: ReadonlySet<string> = new Set(['notFound', 'forbidden'])

/** What to say below 'Failed to load {things}': why, where the employer can make something of it, and what to do. */
export function failureMessage({ kind, serverMessage }: Failure): string | undefined {
  if (kind === 'offline') return 'You are offline. Check your connection, then try again.'
  return aboutCalls.has(kind) ? 'We could not read it. Try again, or contact support.' : serverMessage
}
