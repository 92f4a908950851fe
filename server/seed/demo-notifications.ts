import type { DemoGig } from './demo-gigs.ts'

/** A demo notification, with the Lagos days before the seeding and the time of day. */
export interface DemoNotification {
  readonly daysAgo: number
  /** Lagos time, `HH:mm`. Times later than now are not created. */
  readonly at: string
  readonly title: string
  readonly message: string
  readonly isUnread?: true
  readonly gig?: DemoGig['key']
}

/** The demo's notifications, besides those of its payments (`demo-money.ts`). */
export const demoNotifications: readonly DemoNotification[] = [
  {
    daysAgo: 0,
    at: '11:42',
    title: 'New applicant',
    message: 'Ọládípọ̀ Adéwálé applied to “Wedding photographer, Ikeja” and matches 4 of your 5 skills.',
    isUnread: true,
    gig: 'wedding',
  },
  {
    daysAgo: 0,
    at: '10:15',
    title: 'Task submitted',
    message:
      'Chidinma Okafor handed in 312 edited photos for “Product launch photographer”. Please review them by Friday, 6:00 PM.',
    isUnread: true,
    gig: 'launch',
  },
  {
    daysAgo: 0,
    at: '08:00',
    title: 'Gig tomorrow',
    message: '“Friday club night DJ” starts tomorrow at 9:00 PM. DJ Tóbi and 1 other are expected at 7:30 PM.',
    isUnread: true,
    gig: 'club',
  },
  {
    daysAgo: 0,
    at: '07:21',
    title: 'New applicant',
    message: 'Aisha Bello applied to “Wedding photographer, Ikeja”.',
    gig: 'wedding',
  },
  {
    daysAgo: 1,
    at: '21:48',
    title: 'Changes done',
    message:
      'Ifẹ́olúwa Akíntọ́lá answered your request for changes to “Radio jingle, 30 seconds” and handed it in again.',
    isUnread: true,
    gig: 'jingle',
  },
  {
    daysAgo: 1,
    at: '18:30',
    title: 'Worker checked in',
    message: 'Emeka Nwosu checked in for “Product launch photographer” at 6:28 PM.',
    gig: 'launch',
  },
  {
    daysAgo: 1,
    at: '16:12',
    title: 'Payment sent',
    message: '₦42,750.00 was paid to Halima Yusuf for “Conference hostess, Victoria Island”.',
  },
  {
    daysAgo: 1,
    at: '12:05',
    title: 'New applicants',
    message: '6 people applied to “Friday club night DJ” since yesterday.',
    gig: 'club',
  },
  {
    daysAgo: 1,
    at: '09:40',
    title: 'Invitation accepted',
    message: 'Zainab Abdullahi accepted your invitation to “Conference hostess, Victoria Island”.',
    isUnread: true,
  },
  {
    daysAgo: 2,
    at: '17:55',
    title: 'Task approved',
    message: 'You approved Uchẹ Eze’s work. ₦90,000.00 is on its way to him.',
  },
  {
    daysAgo: 2,
    at: '13:20',
    title: 'New sign-in',
    message:
      'Your account was signed in to from Chrome on Windows in Lagos. If this was not you, change your password.',
  },
  {
    daysAgo: 2,
    at: '08:45',
    title: 'New applicant',
    message: 'Ngozi Ọkonkwọ applied to “Radio jingle, 30 seconds” and asks for ₦150,000.00.',
    gig: 'jingle',
  },
  {
    daysAgo: 4,
    at: '15:10',
    title: 'Worker cancelled',
    message: 'Tunde Balogun can no longer come to “Friday club night DJ”. The place is open again.',
    isUnread: true,
    gig: 'club',
  },
  {
    daysAgo: 4,
    at: '10:00',
    title: 'Weekly summary',
    message: '3 Gigs running, 41 applicants, 7 people hired and ₦684,500.00 paid this week.',
  },
  {
    daysAgo: 6,
    at: '19:25',
    title: 'Rate your worker',
    message: 'How was Blessing Ẹ̀kúndayọ̀ at “Corporate dinner hostess”? Your rating helps others.',
  },
  {
    daysAgo: 9,
    at: '14:02',
    title: 'Company verified',
    message: 'Eko Events Ltd (RC1234567) is verified. Workers now see the badge on your Gigs.',
  },
  {
    daysAgo: 21,
    at: '20:15',
    title: 'New applicant',
    message: 'Ɗanlami Ƙasimu applied to “Album launch photographer”.',
  },
  {
    daysAgo: 184,
    at: '11:05',
    title: 'Wallet activated',
    message: 'Your wallet is ready: you can fund it, pay for Gigs and withdraw.',
  },
  {
    daysAgo: 185,
    at: '09:12',
    title: 'Welcome to Marquee',
    message: 'Post your first Gig and meet photographers, songwriters, hostesses and DJs near you.',
  },
]
