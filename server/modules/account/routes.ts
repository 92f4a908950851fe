import { readClosure, requestClosure } from './closure.ts'
import { changePassword } from '../auth/password.ts'
import { endOtherSessions, endSession, listSessions } from '../auth/sessions.ts'
import type { Handlers } from '../../ports/handlers.ts'

const isDone = (message: string) => ({ message, data: null })

export const account: Handlers['account'] = {
  changePassword: async ({ deps, employerId, sessionId, body }) => {
    await changePassword(deps, { employerId, sessionId }, body)
    return isDone('Password changed')
  },

  getSessions: async ({ deps, employerId, sessionId }) => ({
    data: await listSessions(deps, { employerId, sessionId }),
  }),

  endSession: async ({ deps, employerId, sessionId, params }) => {
    await endSession(deps, { employerId, sessionId }, params.id)
    return isDone('Device signed out')
  },

  endOtherSessions: async ({ deps, employerId, sessionId }) => {
    await deps.db.transaction((tx) => endOtherSessions(tx, { employerId, sessionId }, deps.now()))
    return isDone('Signed out everywhere else')
  },

  logOut: async ({ deps, employerId, sessionId }) => {
    await endSession(deps, { employerId, sessionId }, sessionId)
    return { data: null }
  },

  getClosure: async ({ deps, employerId }) => ({ data: await readClosure(deps, employerId) }),

  requestClosure: async ({ deps, employerId, sessionId, body, context }) => {
    const call = { employerId, sessionId, requestId: context.get('requestId'), supportEmail: deps.supportEmail }
    const data = await requestClosure(deps, call, body)
    return { message: `Request ${data.ticketNumber} sent`, data }
  },
}
