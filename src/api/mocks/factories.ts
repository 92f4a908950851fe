import type * as z from 'zod/mini'
import { companyProfile, profile, type CompanyProfile, type Profile } from '../contract/schemas/company.ts'
import { notification, type Notification } from '../contract/schemas/notification.ts'
import { notificationSettings, type NotificationSettings } from '../contract/schemas/notification-settings.ts'
import {
  onboardingStatus,
  wallet,
  type OnboardingStatus,
  type Subscription,
  type Wallet,
} from '../contract/schemas/wallet.ts'

/** The moment at which stories happen: Friday 14 November 2025, 08:00 in Lagos. */
export const worldNow = '2025-11-14T08:00:00+01:00'

/** An instant before `worldNow`, as the server writes it. */
export function ago({ days = 0, hours = 0, minutes = 0 }: { days?: number; hours?: number; minutes?: number }): string {
  return new Date(Date.parse(worldNow) - ((days * 24 + hours) * 60 + minutes) * 60_000).toISOString()
}

/** Parses each record when it is built, so that every fixture matches the contract. */
export function built<S extends z.ZodMiniType>(schema: S, record: z.output<S>): z.output<S> {
  return schema.parse(record)
}

export function aProfile(changes: Partial<Profile> = {}): Profile {
  return built(profile, {
    firstName: 'Ngozi',
    lastName: 'Eze',
    email: 'ngozi@ekoevents.example',
    phone: '+234 803 555 0142',
    image: null,
    ...changes,
  })
}

export function aCompany(changes: Partial<CompanyProfile> = {}): CompanyProfile {
  return built(companyProfile, {
    id: 'co_5f0c2a9e1b7d',
    companyName: 'Eko Events',
    image: null,
    industry: 'Live events',
    about: 'Weddings, launches and Friday nights on Victoria Island.',
    phone: '+234 803 555 0142',
    email: 'hello@ekoevents.example',
    website: 'https://ekoevents.example',
    rcNumber: 'RC1234567',
    tin: null,
    address: { street: '12 Adeola Odeku Street', city: 'Victoria Island', state: 'Lagos' },
    verified: true,
    ...changes,
  })
}

/** A registered business without a name. */
export function anUnnamedCompany(): CompanyProfile {
  return built(companyProfile, {
    id: 'co_000000000001',
    companyName: null,
    image: null,
    address: null,
    verified: false,
  })
}

export function aSubscription(changes: Partial<Subscription> = {}): Subscription {
  return {
    status: 'active',
    gigCount: 3,
    gigUsed: 1,
    gigReserved: 0,
    planCode: 'basic',
    interval: 'month',
    priceKobo: 500_000,
    startedAt: ago({ days: 13 }),
    renewsAt: ago({ days: -17 }),
    cancelAtPeriodEnd: false,
    nextPlanCode: null,
    nextInterval: null,
    ...changes,
  }
}

const theLimits = {
  minFundKobo: 100_000,
  maxFundKobo: 500_000_000,
  minWithdrawKobo: 100_000,
  maxWithdrawKobo: 500_000_000,
  withdrawFeeKobo: 2_500,
}

export function aWallet(changes: Partial<Wallet> = {}): Wallet {
  return built(wallet, {
    status: 'active',
    currency: 'NGN',
    pinSet: true,
    pinLockedUntil: null,
    pinResetRequired: false,
    availableKobo: 45_000_000,
    heldKobo: 26_500_000,
    pendingKobo: 0,
    limits: theLimits,
    subscription: aSubscription(),
    display: null,
    ...changes,
  })
}

export function anOnboarding(changes: Partial<OnboardingStatus> = {}): OnboardingStatus {
  const steps = { companyProfile: true, wallet: true, subscription: true, firstGig: true }
  return built(onboardingStatus, { isNewUser: false, steps, ...changes })
}

/** The settings of a new account, on a server that sends emails only. */
export function someNotificationSettings(changes: Partial<NotificationSettings> = {}): NotificationSettings {
  const on = { email: true, push: true }
  return built(notificationSettings, {
    newApplicant: on,
    taskSubmitted: on,
    gigReminder: on,
    payment: on,
    productNews: { email: false, push: false },
    offered: { email: ['newApplicant', 'gigReminder', 'payment'], push: [] },
    ...changes,
  })
}

/** Builds notifications with ids `ntf_1`, `ntf_2` … in the given order. */
export function notificationsOf(
  ...records: (Pick<Notification, 'title' | 'message' | 'createdAt'> & Partial<Notification>)[]
): Notification[] {
  return records.map((record, index) =>
    built(notification, { _id: `ntf_${index + 1}`, read: false, metadata: null, ...record }),
  )
}
