import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiProvider } from '../api-context.ts'
import { createApiClient } from '../call.ts'
import type { Http } from '../http.ts'
import { createQueryClient } from '../query-client.ts'
import { createSession } from '../session.ts'

type Notify = Parameters<typeof createQueryClient>[0]['notify']

const silent: Notify = { success: () => undefined, failure: () => undefined, dismiss: () => undefined }

/**
 * What a hook that reads or writes needs around it: an API whose calls `send` answers, a signed-in employer, and a cache.
 * @param notify takes the toasts of the cache
 */
export function queryProviders(send: Http['send'], notify: Notify = silent) {
  const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
  session.signedIn({ user: { firstName: 'Ngozi', employerId: 'emp_1' }, token: 'abc' })
  const api = createApiClient({ http: { send, preload: () => undefined }, session })
  const client = createQueryClient({ notify, log: () => undefined })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ApiProvider value={api}>{children}</ApiProvider>
    </QueryClientProvider>
  )
  return { session, api, client, wrapper }
}
