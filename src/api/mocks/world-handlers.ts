import type { HttpHandler } from 'msw'
import type { Endpoint } from '../contract/endpoint.ts'
import type { Display } from '../contract/schemas/display.ts'
import { api } from '../contract/table.ts'
import { accountMocks } from './account-mocks.ts'
import { analyticsMocks } from './analytics-mocks.ts'
import { authMocks } from './auth-mocks.ts'
import { gigMocks } from './gig-mocks.ts'
import { type Gate, mockAll, type MockHandler } from './mock.ts'
import { billingMocks, paymentMocks, securityMocks, walletMocks } from './money-mocks.ts'
import { gigPeopleMocks } from './people-mocks.ts'
import { MockRefusal } from './mock-refusal.ts'
import { reviewMocks } from './review-mocks.ts'
import { sampleMedia } from './sample-media.ts'
import { statementMocks } from './statement-mocks.ts'
import { supportMocks } from './support-mocks.ts'
import { createState, employerOf, type MockState } from './state.ts'
import { uploadMocks } from './upload-mocks.ts'
import { workerMocks } from './worker-mocks.ts'
import type { World } from './world.ts'

type Api = typeof api

/** One mock for each endpoint of the table; a missing or additional one does not compile. */
export type Mocks = {
  readonly [Group in keyof Api]: { readonly [Name in keyof Api[Group]]: MockHandler<Api[Group][Name]> }
}

const done = { data: null }

/** The wallet with its pending payments. */
function walletOf({ wallet: stored, transactions, gigs }: World): World['wallet'] {
  const gigReserved = gigs.filter(({ status }) => status === 'pending_payment').length
  const wallet = stored.subscription ? { ...stored, subscription: { ...stored.subscription, gigReserved } } : stored
  const arriving = transactions.filter(({ type, final }) => type === 'wallet_funding' && final === false)
  return arriving.length === 0
    ? wallet
    : { ...wallet, pendingKobo: arriving.reduce((sum, { amountKobo }) => sum + amountKobo, 0) }
}

/** Mocks of every endpoint over a copy of the fixtures, which the calls change. */
export function worldHandlers(world: World): HttpHandler[] {
  const state = createState(world)
  const mocks: Mocks = {
    account: accountMocks(state),
    analytics: analyticsMocks(state),
    auth: authMocks(state),
    billing: billingMocks(state),
    company: companyMocks(state),
    dashboard: dashboardMocks(state),
    gigPeople: gigPeopleMocks(state),
    gigs: gigMocks(state),
    notificationSettings: notificationSettingsMocks(state),
    notifications: notificationMocks(state),
    payments: paymentMocks(state),
    security: securityMocks(state),
    statements: statementMocks(state),
    support: supportMocks(state),
    upload: uploadMocks(),
    wallet: walletMocks(state),
    workReview: reviewMocks(state),
    workers: workerMocks(state),
  }
  const gate: Gate = ({ employerId, token }) => {
    const caller = token === undefined ? undefined : state.tokens.get(token)
    if (caller === undefined) throw new MockRefusal('UNAUTHORIZED')
    if (caller !== employerId) throw new MockRefusal('NOT_FOUND')
  }
  const mocked = Object.entries(api).flatMap(([group, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
      endpoint,
      handler: mocks[group as keyof Mocks][name as never] as MockHandler<Endpoint>,
      gate,
    })),
  )
  return [mockAll(mocked), sampleMedia()]
}

function companyMocks(state: MockState): Mocks['company'] {
  return {
    getProfile: ({ employerId }) => ({ data: employerOf(state, employerId).profile }),
    updateProfile: ({ employerId, body: { deviceToken: _, display, ...changes } }) => {
      const world = employerOf(state, employerId)
      if (display && isLater(display, world.wallet.display)) world.wallet = { ...world.wallet, display }
      world.profile = { ...world.profile, ...present(changes) }
      const data = { display: world.wallet.display ?? null }
      return Object.keys(changes).length > 0 ? { message: 'Profile updated', data } : { data }
    },
    getCompanyProfile: ({ employerId }) => ({ data: employerOf(state, employerId).company }),
    updateCompanyProfile: ({ employerId, body }) => {
      const world = employerOf(state, employerId)
      world.company = { ...world.company, ...present(body) }
      world.onboarding = {
        ...world.onboarding,
        steps: { ...world.onboarding.steps, companyProfile: Boolean(world.company.companyName) },
      }
      return { message: 'Business profile saved', data: world.company }
    },
  }
}

function dashboardMocks(state: MockState): Mocks['dashboard'] {
  return {
    getWallet: ({ employerId }) => ({ data: walletOf(employerOf(state, employerId)) }),
    getOnboardingStatus: ({ employerId }) => ({ data: employerOf(state, employerId).onboarding }),
    updateNewUserStatus: ({ employerId, body }) => {
      const world = employerOf(state, employerId)
      world.onboarding = { ...world.onboarding, ...body }
      return done
    },
  }
}

function notificationMocks(state: MockState): Mocks['notifications'] {
  const find = (employerId: string, id: string) => {
    const world = employerOf(state, employerId)
    const found = world.notifications.find((notification) => notification._id === id)
    if (!found) throw new MockRefusal('NOT_FOUND', { message: 'This notification no longer exists.' })
    return { world, found }
  }
  return {
    list: ({ employerId, query: { limit, skip } }) => {
      const all = employerOf(state, employerId).notifications
      const unreadNotifications = all.filter((notification) => !notification.read).length
      return {
        data: { notifications: all.slice(skip, skip + limit), totalNotification: all.length, unreadNotifications },
      }
    },
    read: ({ employerId, params }) => {
      find(employerId, params.id).found.read = true
      return done
    },
    readAll: ({ employerId }) => {
      for (const notification of employerOf(state, employerId).notifications) notification.read = true
      return done
    },
    remove: ({ employerId, params }) => {
      const { world, found } = find(employerId, params.id)
      world.notifications = world.notifications.filter((notification) => notification !== found)
      return done
    },
    removeAll: ({ employerId }) => {
      employerOf(state, employerId).notifications = []
      return done
    },
  }
}

function notificationSettingsMocks(state: MockState): Mocks['notificationSettings'] {
  return {
    get: ({ employerId }) => ({ data: employerOf(state, employerId).notificationSettings }),
    update: ({ employerId, body }) => {
      const world = employerOf(state, employerId)
      const settings = world.notificationSettings
      world.notificationSettings = {
        newApplicant: { ...settings.newApplicant, ...present(body.newApplicant ?? {}) },
        taskSubmitted: { ...settings.taskSubmitted, ...present(body.taskSubmitted ?? {}) },
        gigReminder: { ...settings.gigReminder, ...present(body.gigReminder ?? {}) },
        payment: { ...settings.payment, ...present(body.payment ?? {}) },
        productNews: { ...settings.productNews, ...present(body.productNews ?? {}) },
        offered: settings.offered,
      }
      return { data: world.notificationSettings }
    },
  }
}

/** Whether a choice was made after the stored one. */
const isLater = (chosen: Display, stored: Display | null | undefined) =>
  !stored || Date.parse(chosen.chosenAt) > Date.parse(stored.chosenAt)

/** The fields that the call contains; omitted fields stay unchanged. */
function present<T extends object>(changes: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}
