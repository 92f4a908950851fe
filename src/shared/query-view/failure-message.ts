import type { ApiErrorDetails } from '@/api/client/api-error.ts'

/** The title of a read that the employer may not make (docs/product/rules.md#states); the server says why. */
export const forbiddenTitle = 'You do not have access to this page.'

/** The text below the title: the reason, if the employer can act on it, and the next step. */
export function failureMessage({ kind, serverMessage }: Pick<ApiErrorDetails, 'kind' | 'serverMessage'>): string {
  if (kind === 'offline') return 'You are offline. Check your connection, then try again.'
  if (kind !== 'notFound') return serverMessage ?? 'Our server did not answer as it should. Try again in a moment.'
  // The server's message of this kind describes an address, which an employer cannot act on.
  return 'We could not read it. Try again, or contact support.'
}
