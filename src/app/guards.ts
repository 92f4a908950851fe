import { replace, type MiddlewareFunction } from 'react-router-dom'
import type { Session } from '@/api/client/session.ts'
import { paths } from '@/shared/paths.ts'

/**
 * The wrappers (spec S2-1 to S2-5) as route middleware: nothing below a guarded route is fetched or rendered before the guard has passed.
 * They run again whenever the session changes, because the app then revalidates.
 */

/** Guest pages: an employer who is signed in goes to the dashboard. */
export function guestOnly(session: Session): MiddlewareFunction {
  return async () => {
    if (await session.checkSession()) throw replace(paths.dashboard)
  }
}

/** Dashboard pages: a guest goes to sign-in. */
export function signedInOnly(session: Session): MiddlewareFunction {
  return async () => {
    if (!(await session.checkSession())) throw replace(paths.signIn)
  }
}

/** Pages of the sign-up and reset flows: without a carried email they redirect to `target`, by default sign-in. The first pages of the flows then say why. */
export function emailRequired(session: Session, target: string = paths.signIn): MiddlewareFunction {
  return () => {
    if (session.store.getState().email) return
    session.startOver(target)
    throw replace(target)
  }
}
