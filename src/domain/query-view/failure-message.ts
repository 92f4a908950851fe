/** The fields of a failed read that are used; an `ApiError` matches. */
interface Failure {
  kind: string
  serverMessage?: string | undefined
}

/** The server's messages of these kinds describe an address or a call, which an employer cannot act on. */
const aboutCalls: ReadonlySet<string> = new Set(['notFound', 'forbidden'])

/** The text below 'Failed to load {things}': the reason, if the employer can act on it, and the next step. */
export function failureMessage({ kind, serverMessage }: Failure): string | undefined {
  if (kind === 'offline') return 'You are offline. Check your connection, then try again.'
  return aboutCalls.has(kind) ? 'We could not read it. Try again, or contact support.' : serverMessage
}
