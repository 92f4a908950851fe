import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { nothing } from '../envelope.ts'
import {
  accountClosure,
  accountSessions,
  closureRequest,
  passwordChange,
  sentClosureRequest,
} from '../schemas/account.ts'

/** The password, the sessions and the closing of the account (spec S7-25). A wrong password is never a 401, which would log out. */
export const account = {
  changePassword: endpoint({
    id: 'account.changePassword',
    method: 'POST',
    path: '/security/change-password',
    summary: 'Replace the password by a new one; every other session ends',
    body: passwordChange,
    response: nothing,
    errors: ['INVALID_PASSWORD'],
    writes: ['session'],
    example: {
      body: { currentPassword: 'Marquee-2025', newPassword: 'Marquee-2026', confirmPassword: 'Marquee-2026' },
    },
  }),
  getSessions: endpoint({
    id: 'account.getSessions',
    method: 'GET',
    path: '/security/get-sessions',
    summary: 'List where the employer is signed in: this session first, then the last used ones',
    response: accountSessions,
    reads: ['session'],
    origin: 'added',
    example: {},
  }),
  endSession: endpoint({
    id: 'account.endSession',
    method: 'DELETE',
    path: '/security/session/{id}/end-session',
    summary: 'Sign out one browser',
    response: nothing,
    writes: ['session'],
    origin: 'added',
    example: { params: { id: 'ses_2' } },
  }),
  endOtherSessions: endpoint({
    id: 'account.endOtherSessions',
    method: 'DELETE',
    path: '/security/end-other-sessions',
    summary: 'Sign out every other browser',
    response: nothing,
    writes: ['session'],
    origin: 'added',
    example: {},
  }),
  logOut: endpoint({
    id: 'account.logOut',
    method: 'POST',
    path: '/security/log-out',
    summary: 'End this session',
    body: z.strictObject({}),
    response: nothing,
    origin: 'added',
    example: { body: {} },
  }),
  getClosure: endpoint({
    id: 'account.getClosure',
    method: 'GET',
    path: '/profile/get-account-closure',
    summary: 'Read what stands between the account and its closing, and the request that waits',
    response: accountClosure,
    reads: ['closure', 'wallet', 'gig', 'transaction'],
    origin: 'added',
    example: {},
  }),
  requestClosure: endpoint({
    id: 'account.requestClosure',
    method: 'POST',
    path: '/profile/request-account-closure',
    summary: 'Ask the operator to close the account; asking again answers the request that waits',
    body: closureRequest,
    response: sentClosureRequest,
    errors: ['INVALID_PASSWORD', 'ACCOUNT_IN_USE'],
    writes: ['closure', 'ticket'],
    origin: 'added',
    example: { body: { reason: 'We stopped organising events.', currentPassword: 'Marquee-2025' } },
  }),
}
