import type { AccountClosure, AccountSession } from '../contract/schemas/account.ts'
import type { CompanyProfile, Profile } from '../contract/schemas/company.ts'
import type { Notification } from '../contract/schemas/notification.ts'
import type { NotificationSettings } from '../contract/schemas/notification-settings.ts'
import type { OnboardingStatus, Wallet } from '../contract/schemas/wallet.ts'
import type { WithdrawalAccount } from '../contract/schemas/banking.ts'
import type { Ticket } from '../contract/schemas/support.ts'
import type { Plan } from '../contract/schemas/plan.ts'
import type { Applicant, Invitation } from '../contract/schemas/applicant.ts'
import type { Gig } from '../contract/schemas/gig.ts'
import type { SubmittedTask } from '../contract/schemas/submitted-task.ts'
import type { WorkerGroup, WorkerProfile } from '../contract/schemas/worker.ts'
import type { WorkerGig } from '../contract/schemas/worker-gig.ts'
import type { PaymentTransaction } from '../contract/schemas/transaction.ts'
import { aGig, someGigs } from './gig-factories.ts'
import { anApplicant, aWorker, aWorkerGig, someApplicants, someProfiles, someWorkerGigs } from './people-factories.ts'
import { someTasks } from './task-factories.ts'
import { aWithdrawalAccount, someTransactions, thePlans } from './money-factories.ts'
import { aSession, someSessions } from './account-factories.ts'
import { aTicket, someTickets } from './support-factories.ts'
import {
  aCompany,
  ago,
  anOnboarding,
  anUnnamedCompany,
  aProfile,
  aSubscription,
  aWallet,
  notificationsOf,
  someNotificationSettings,
} from './factories.ts'

/** Fixtures of one employer, as the API returns them. A story sets only what differs. */
export interface World {
  employerId: string
  /** What the employer logs in with, besides the profile's email. */
  password: string
  /** Whether the operator has closed the account. */
  isClosed: boolean
  /** Where the employer is signed in; exactly one is the current one. */
  sessions: AccountSession[]
  /** The request to close the account that waits for the operator. */
  closureRequest: AccountClosure['request']
  profile: Profile
  notificationSettings: NotificationSettings
  company: CompanyProfile
  wallet: Wallet
  onboarding: OnboardingStatus
  /** Where withdrawals go; null before the first. */
  withdrawalAccount: WithdrawalAccount | null
  /** What confirms payments; null before the first. */
  pin: string | null
  plans: Plan[]
  /** Newest first. */
  transactions: PaymentTransaction[]
  /** Newest first. */
  notifications: Notification[]
  /** Newest first. */
  gigs: Gig[]
  /** Of all Gigs, newest first. */
  applicants: Applicant[]
  /** Of all Gigs, the latest first. */
  invitations: (Invitation & { gigId: string })[]
  /** Hired places of all Gigs, newest first. */
  workerGigs: WorkerGig[]
  /** Submitted work, one for each place that has some. */
  tasks: SubmittedTask[]
  /** Profiles that say more of a worker than the lists of people do. */
  profiles: WorkerProfile[]
  /** Ids of the saved workers, the latest saved first. */
  favorites: string[]
  /** What the latest removal of a saved worker took away, by worker id: the position and the groups. */
  removedFavorites: Record<string, { position: number; groupIds: string[] }>
  groups: WorkerGroup[]
  /** Newest first. */
  tickets: Ticket[]
}

const gig = (gigId: string) => ({ type: 'gig', gigId, id: null })

/** A venue in the middle of its month: a Basic plan with two remaining Gigs, and notifications of four days, three of them unread. */
export function smallVenue(changes: Partial<World> = {}): World {
  return {
    employerId: 'emp_1',
    password: 'Marquee-2025',
    isClosed: false,
    sessions: someSessions(),
    closureRequest: null,
    profile: aProfile(),
    notificationSettings: someNotificationSettings(),
    company: aCompany(),
    wallet: aWallet(),
    onboarding: anOnboarding(),
    withdrawalAccount: aWithdrawalAccount(),
    pin: '2580',
    plans: thePlans(),
    transactions: someTransactions(),
    notifications: notificationsOf(
      {
        title: 'Tunde Bakare applied',
        message: 'Tunde Bakare applied for Wedding photographer. See the portfolio and decide by Monday.',
        createdAt: ago({ minutes: 12 }),
        metadata: gig('gig_1'),
      },
      {
        title: 'Payment received',
        message: 'Your wallet was credited with ₦450,000.00.',
        createdAt: ago({ hours: 1, minutes: 35 }),
      },
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
      {
        title: 'Welcome to Marquee',
        message: 'Post a Gig today and meet top talents.',
        createdAt: ago({ days: 256 }),
        read: true,
      },
    ),
    gigs: someGigs(),
    applicants: someApplicants(),
    invitations: [],
    workerGigs: someWorkerGigs(),
    tasks: someTasks(),
    profiles: someProfiles(),
    favorites: ['wrk_2'],
    removedFavorites: {},
    groups: [{ id: 'wgr_1', name: 'Lagos photographers', workerIds: ['wrk_2'] }],
    tickets: someTickets(),
    ...changes,
  }
}

/** An account created a minute ago: no business name, no plan, no notifications. */
export function emptyVenue(changes: Partial<World> = {}): World {
  const steps = { companyProfile: false, wallet: false, subscription: false, firstGig: false }
  return {
    ...smallVenue(),
    sessions: [aSession()],
    company: anUnnamedCompany(),
    wallet: aWallet({
      status: 'not_activated',
      pinSet: false,
      availableKobo: 0,
      heldKobo: 0,
      pendingKobo: 0,
      subscription: null,
    }),
    onboarding: anOnboarding({ isNewUser: true, steps }),
    withdrawalAccount: null,
    pin: null,
    transactions: [],
    notifications: [],
    gigs: [],
    applicants: [],
    invitations: [],
    workerGigs: [],
    tasks: [],
    profiles: [],
    favorites: [],
    removedFavorites: {},
    groups: [],
    tickets: [],
    ...changes,
  }
}

/** Edge data: very long names, marks of three scripts, markup, broken images, an expired plan, 120 unread notifications. */
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
    company: aCompany({
      companyName: `${longWord} & Daughters Event Centre (Lagos–Abuja–Port Harcourt)`,
      image: { url: '/broken.png' },
    }),
    wallet: aWallet({ subscription: aSubscription({ gigCount: 3, gigUsed: 9 }) }),
    notifications: notificationsOf(first, ...rest),
    ...hostileGigs(longWord),
    tickets: [
      aTicket({
        topic: 'something new',
        subject: `<script>alert(1)</script> ${longWord}`,
        message: longWord.repeat(20),
        status: 'something new',
        answers: [{ message: `<b>Not bold</b> ${longWord.repeat(50)}`, createdAt: ago({ minutes: 1 }) }],
      }),
    ],
    ...changes,
  }
}

/** Gigs with edge data: very long and foreign names, 31 sessions, the largest amounts, an unknown state, an empty one. */
function hostileGigs(longWord: string): Pick<World, 'gigs' | 'applicants' | 'workerGigs'> {
  const most = 99_999_999_999_999
  const sessions = Array.from({ length: 31 }, (_, index) => ({
    date: `2025-12-${String(index + 1).padStart(2, '0')}`,
    start: '22:00',
    end: '06:00',
    arrival: '21:00',
    endsNextDay: true,
  }))
  const worker = aWorker({
    firstName: longWord,
    lastName: 'محمد 李小龙 👩🏾‍🎤',
    title: `<i>${longWord}</i>`,
    imageUrl: '/broken.png',
    skills: Array.from({ length: 40 }, (_, index) => `Skill ${index + 1}`),
  })
  const largest = { subtotalKobo: most, totalKobo: most, paidKobo: most, heldKobo: most, feeKobo: 0, vatKobo: 0 }
  const long = aGig({
    title: `<script>alert(1)</script> ${longWord}`,
    description: 'x'.repeat(2000),
    status: 'open',
    workersNeeded: 100,
    workersHired: 99,
    sessions,
    applicantCounts: { pending: 10_000, shortlisted: 100, hired: 99, declined: 1, withdrawn: 0 },
    location: { address: longWord.repeat(2), city: longWord, state: 'Lagos', landmark: longWord },
    workSkills: Array.from({ length: 10 }, (_, index) => `${longWord.slice(0, 50)}${index}`),
    applicationDeadline: '2025-11-30T23:59:00+01:00',
    payment: largest,
  })
  const others = [
    aGig({
      id: 'gig_2',
      title: 'مصور حفل زفاف في لاغوس',
      status: 'in_progress',
      workersNeeded: 1,
      workersHired: 1,
      sessions: sessions.slice(0, 1),
      applicationDeadline: null,
    }),
    aGig({
      id: 'gig_3',
      title: 'DJ 👩🏾‍🎤',
      status: 'something_new',
      category: 'fire_eater',
      workMode: 'hybrid',
      payType: 'per_song',
    }),
    aGig({
      id: '../gig/?#1',
      title: '',
      description: '',
      category: null,
      sessions: [],
      payType: null,
      rateKobo: null,
      workersNeeded: null,
      perks: null,
      location: null,
      workSkills: [],
      softSkills: [],
      deliverables: [],
      onSiteContact: null,
      applicationDeadline: null,
    }),
  ]
  return {
    gigs: [
      long,
      ...others,
      ...Array.from({ length: 60 }, (_, index) =>
        aGig({
          id: `gig_${index + 10}`,
          title: `Draft number ${index + 1} of sixty`,
          createdAt: ago({ days: 4, hours: index }),
        }),
      ),
    ],
    applicants: [anApplicant({ worker, note: longWord.repeat(10), proposedKobo: most, gigTitle: long.title })],
    workerGigs: [aWorkerGig({ worker, agreedKobo: most, gigTitle: long.title, status: 'something_new' })],
  }
}
