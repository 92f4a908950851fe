import type { ApiClient } from '@/api/client/call.ts'
import { loadWhenIdle } from '@/lib/run-when-idle.ts'
import type * as runtime from './auth-runtime.ts'

export type AuthRuntime = typeof runtime

let loading: Promise<AuthRuntime> | undefined

/** Loads what forms need once the employer types. A failed load is not cached, so that the next call tries again. */
export function loadAuthRuntime(): Promise<AuthRuntime> {
  if (!loading) {
    loading = import('./auth-runtime.ts')
    loading.catch(() => {
      loading = undefined
    })
  }
  return loading
}

/** Loads the runtime and the HTTP library while the browser is idle. The returned function cancels the wait. */
export function preloadWhenIdle(api: ApiClient): () => void {
  return loadWhenIdle(() => {
    api.preload()
    return loadAuthRuntime()
  })
}
