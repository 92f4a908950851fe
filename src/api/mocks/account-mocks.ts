import { closureObstaclesOf } from '../../rules/closure-obstacles.ts'
import { isFinalStatus } from '../contract/schemas/transaction.ts'
import { ago } from './factories.ts'
import { MockRefusal } from './mock-refusal.ts'
import { employerOf, type MockState, tokenOf } from './state.ts'
import { addTicket } from './support-mocks.ts'
import type { World } from './world.ts'
import type { Mocks } from './world-handlers.ts'

const done = (message: string) => ({ message, data: null })
const format = new Intl.NumberFormat('en-NG', { style: 'currency', currency: 'NGN', currencyDisplay: 'narrowSymbol' })
const naira = (kobo: number) => format.format(kobo / 100)
const notEnded: ReadonlySet<string> = new Set(['open', 'in_progress', 'pending_payment'])

/** A wrong password is not counted here, so every one leaves nine tries. */
function assertPassword({ password }: World, typed: string) {
  if (password === typed) return
  const message = 'Current password is incorrect'
  throw new MockRefusal('INVALID_PASSWORD', { message, attemptsLeft: 9, errors: { currentPassword: message } })
}

const obstaclesOf = ({ wallet: { availableKobo = 0, heldKobo = 0 }, gigs, transactions }: World) =>
  closureObstaclesOf(
    {
      availableKobo,
      heldKobo,
      leavingKobo: 0,
      unfinishedPayments: transactions.filter(({ status }) => !isFinalStatus(status)).length,
      latePayments: transactions.filter(
        ({ status, createdAt }) => status === 'abandoned' && createdAt > ago({ days: 3 }),
      ).length,
      runningGigs: gigs.filter(({ status }) => notEnded.has(status)).length,
    },
    naira,
  )

/** The mocks of the password, the sessions and the closing of the account. */
export function accountMocks(state: MockState): Mocks['account'] {
  const keepSessions = (world: World, isKept: (session: World['sessions'][number]) => boolean) => {
    world.sessions = world.sessions.filter(isKept)
  }
  return {
    changePassword: ({ employerId, body }) => {
      const world = employerOf(state, employerId)
      assertPassword(world, body.currentPassword)
      world.password = body.newPassword
      keepSessions(world, ({ current }) => current)
      return done('Password changed')
    },
    getSessions: ({ employerId }) => ({ data: employerOf(state, employerId).sessions }),
    endSession: ({ employerId, params }) => {
      const world = employerOf(state, employerId)
      if (!world.sessions.some(({ id }) => id === params.id)) {
        throw new MockRefusal('NOT_FOUND', { message: 'This device is signed out already.' })
      }
      keepSessions(world, ({ id }) => id !== params.id)
      return done('Device signed out')
    },
    endOtherSessions: ({ employerId }) => {
      keepSessions(employerOf(state, employerId), ({ current }) => current)
      return done('Signed out everywhere else')
    },
    logOut: ({ employerId }) => {
      state.tokens.delete(tokenOf(employerId))
      return { data: null }
    },
    getClosure: ({ employerId }) => {
      const world = employerOf(state, employerId)
      return { data: { request: world.closureRequest, obstacles: obstaclesOf(world) } }
    },
    requestClosure: ({ employerId, body }) => {
      const world = employerOf(state, employerId)
      assertPassword(world, body.currentPassword)
      if (world.closureRequest === null) {
        const obstacles = obstaclesOf(world)
        if (obstacles.length > 0) {
          const reasons = obstacles.map(({ message }) => message).join(' ')
          throw new MockRefusal('ACCOUNT_IN_USE', { message: `Your account cannot be closed yet. ${reasons}` })
        }
        const { number, createdAt } = addTicket(world, {
          topic: 'account',
          subject: 'Close my account',
          message: body.reason || 'I want to close my account.',
        })
        world.closureRequest = { ticketNumber: number, requestedAt: createdAt }
      }
      return { message: `Request ${world.closureRequest.ticketNumber} sent`, data: world.closureRequest }
    },
  }
}
