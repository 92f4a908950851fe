import type { CompanyProfile, Profile } from '../contract/schemas/company.ts'
import type { Notification } from '../contract/schemas/notification.ts'
import type { OnboardingStatus, Wallet } from '../contract/schemas/wallet.ts'
import { aCompany, ago, anOnboarding, anUnnamedCompany, aProfile, aSubscription, aWallet, notificationsOf } from './factories.ts'

/** Everything one employer has, as the API tells it. A story states only what differs. */
export interface World {
  employerId: string
  /** What the employer logs in with, besides the profile's email. */
  password: string
  profile: Profile
  company: CompanyProfile
  wallet: Wallet
  onboarding: OnboardingStatus
  /** Newest first. */
  notifications: Notification[]
}

const gig = (gigId: string) => ({ type: 'gig', gigId, id: null })

/** A venue in the middle of its month: a Basic plan with two Gigs left, and news of four days, three of them unread. */
export function smallVenue(changes: Partial<World> = {}): World {
  return {
    employerId: 'emp_1',
    password: 'Marquee-2025',
    profile: aProfile(),
    company: aCompany(),
    wallet: aWallet(),
    onboarding: anOnboarding(),
    notifications: notificationsOf(
      {
        title: 'Tunde Bakare applied',
        message: 'Tunde Bakare applied for Wedding photographer. See the portfolio and decide by Monday.',
        createdAt: ago({ minutes: 12 }),
        metadata: gig('gig_1'),
      },
      { title: 'Payment received', message: 'Your wallet was credited with ₦450,000.00.', createdAt: ago({ hours: 1, minutes: 35 }) },
      {
        title: 'Task submitted',
        message: 'Amaka Obi sent 24 photographs for Product launch. Review them within three days.',
        createdAt: ago({ hours: 13 }),
        metadata: gig('gig_2'),
      },
      {
        title: 'DJ Spinall checked in',
        message: 'DJ Spinall arrived at Friday Night Live at 9:02 PM.',
        createdAt: ago({ days: 3, hours: 11 }),
        read: true,
        metadata: gig('gig_3'),
      },
      { title: 'Welcome to Marquee', message: 'Post a Gig today and meet top talents.', createdAt: ago({ days: 256 }), read: true },
    ),
    ...changes,
  }
}

/** An account made a minute ago: no name of the business, no plan, no news. */
export function emptyVenue(changes: Partial<World> = {}): World {
  const steps = { companyProfile: false, wallet: false, subscription: false, firstGig: false }
  return {
    ...smallVenue(),
    company: anUnnamedCompany(),
    wallet: aWallet({ status: 'inactive', subscription: null }),
    onboarding: anOnboarding({ isNewUser: true, steps }),
    notifications: [],
    ...changes,
  }
}

/** What screens must survive: endless names, marks of three scripts, markup, broken pictures, a plan beyond its end, 120 unread. */
export function hostileData(changes: Partial<World> = {}): World {
  const longWord = 'Ọlọ́runfúnmilọ́láyọ̀'.repeat(5)
  const first = {
    title: `<script>alert(1)</script> ${longWord}`,
    message: `<b>Not bold</b> ${'No space to break at: '.repeat(20)}${longWord.repeat(4)}`,
    createdAt: ago({ minutes: 1 }),
    metadata: gig('../gig/?#1'),
  }
  const rest = Array.from({ length: 119 }, (_, index) => ({
    title: index % 7 === 0 ? ' ' : `Notice ${index + 1} 👩🏾‍🎤`,
    message: index % 5 === 0 ? '' : 'مرحبا · ẹ ọ ṣ ị ụ ṅ ɓ ɗ ƙ · ₦1,250,000.00',
    createdAt: ago({ hours: index * 5 + 1 }),
    metadata: index % 3 === 0 ? { type: 'gig' } : { type: 'something new' },
  }))
  return {
    ...smallVenue(),
    profile: aProfile({ firstName: longWord, lastName: "O'Neil-<i>Ade</i>" }),
    company: aCompany({ companyName: `${longWord} & Daughters Event Centre (Lagos–Abuja–Port Harcourt)`, image: { url: '/broken.png' } }),
    wallet: aWallet({ subscription: aSubscription({ gigCount: 3, gigUsed: 9 }) }),
    notifications: notificationsOf(first, ...rest),
    ...changes,
  }
}
