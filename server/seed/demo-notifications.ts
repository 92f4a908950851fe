import { newLogInNotice } from '../modules/auth/events.ts'
import type { DemoGig } from './demo-gigs.ts'

/** A demo notification, with the Lagos days before the seeding and the time of day. */
export interface DemoNotification {
  readonly daysAgo: number
  /** Lagos time, `HH:mm`. Times later than now are not created. */
  readonly at: string
  readonly title: string
  /** Its text, which may name the moment of the notification. */
  readonly message: string | ((at: Date) => string)
  readonly isUnread?: true
  readonly gig?: DemoGig['key']
  /** What how many workers did, which decides where in the Gig it leads; while it is unread, it counts further ones. */
  readonly did?: { readonly news: 'applied' | 'accepted'; readonly people: number }
}

/**
 * The demo's notifications in the words of the product, besides those of its payments (`demo-money.ts`) and of work that waits for review
 * (`demo-gig-steps.ts`).
 */
export const demoNotifications: readonly DemoNotification[] = [
  {
    daysAgo: 0,
    at: '11:42',
    title: 'New applicant',
    message: 'Ọládípọ̀ Adéwálé applied to “Wedding photographer, Ikeja” and matches 4 of your 5 skills.',
    isUnread: true,
    gig: 'wedding',
    did: { news: 'applied', people: 1 },
  },
  {
    daysAgo: 0,
    at: '07:21',
    title: 'New applicant',
    message: 'Aisha Bello applied to “Wedding photographer, Ikeja”.',
    gig: 'wedding',
    did: { news: 'applied', people: 1 },
  },
  {
    daysAgo: 1,
    at: '19:05',
    title: 'New applicants',
    message: 'Funmilayo Ọdẹ and 2 others applied to “Corporate dinner at the lagoon”.',
    isUnread: true,
    gig: 'dinner',
    did: { news: 'applied', people: 3 },
  },
  {
    daysAgo: 1,
    at: '12:05',
    title: 'New applicants',
    message: 'Tunde Balogun and 4 others applied to “Friday club night DJ”.',
    isUnread: true,
    gig: 'club',
    did: { news: 'applied', people: 5 },
  },
  {
    daysAgo: 2,
    at: '13:20',
    title: 'New log-in',
    message: (at) => newLogInNotice('Chrome on Windows', at).message,
  },
  {
    daysAgo: 26,
    at: '08:45',
    title: 'New applicant',
    message: 'Ngozi Ọkonkwọ applied to “Radio jingle, 30 seconds” and asks for ₦150,000.00.',
    gig: 'jingle',
    did: { news: 'applied', people: 1 },
  },
  {
    daysAgo: 33,
    at: '16:10',
    title: 'Invitation accepted',
    message: 'Zainab Abdullahi accepted your invitation to “Conference hostess, Victoria Island”.',
    gig: 'conference',
    did: { news: 'accepted', people: 1 },
  },
]
