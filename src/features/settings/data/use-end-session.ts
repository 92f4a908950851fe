import { useApi } from '@/api/client/api-context.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import type { OptimisticCache } from '@/api/client/optimistic.ts'
import { queryKeyStart } from '@/api/client/query-key.ts'
import { account } from '@/api/contract/endpoints/account.ts'
import type { AccountSession } from '@/api/contract/schemas/account.ts'
import { putBack } from '@/lib/put-back.ts'

/** Signs out one device, or all but this one. The list shows it before the answer, and shows again what could not be signed out. */
export function useEndSession() {
  const api = useApi()
  const end = (cache: OptimisticCache, ends: (session: AccountSession) => boolean) =>
    cache.updateBelow<readonly AccountSession[]>(
      queryKeyStart(api, account.getSessions),
      (all) => all.filter((session) => !ends(session)),
      (all, before) => putBack(all, before, ({ id }) => id, ends),
    )
  const endOne = useApiMutation(account.endSession, {
    optimistic: (cache, { params }) => end(cache, ({ id }) => id === params.id),
  })
  const endOthers = useApiMutation(account.endOtherSessions, {
    optimistic: (cache) => end(cache, ({ current }) => !current),
  })
  return {
    endOne: (id: string) => endOne.mutate({ params: { id } }),
    endOthers: () => endOthers.mutate({}),
  }
}
