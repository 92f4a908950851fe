import type { BodyOf } from '../../src/api/contract/endpoint.ts'
import type { gigs } from '../../src/api/contract/endpoints/gigs.ts'
import type { GigDraft } from '../../src/api/contract/schemas/gig-fields.ts'
import type { WorkerGigStatus } from '../../src/api/contract/schemas/worker-gig.ts'

/** The categories of the demo's Gigs. */
export type Category = 'photographer' | 'songwriter' | 'hostess' | 'dj'
/** Pay type and rate of a demo Gig. */
export type Pay = readonly [payType: 'per_gig' | 'per_day' | 'per_hour', kobo: number]

/** The history of a demo Gig. Days are counted in Lagos from the day of the seeding; negative days are in the past. */
type Course =
  | { readonly is: 'draft'; readonly daysAgo: number; readonly without?: readonly (keyof GigDraft)[] }
  | { readonly is: 'unpaid'; readonly daysAgo: number; readonly payment?: 'failed' | 'processing' }
  | { readonly is: 'open'; readonly daysAgo: number; readonly applicants: number; readonly hired: number }
  | {
      readonly is: 'running'
      readonly daysAgo: number
      readonly applicants: number
      readonly places: readonly WorkerGigStatus[]
    }
  | { readonly is: 'completed'; readonly daysAgo: number; readonly applicants: number; readonly hired: number }
  | {
      readonly is: 'cancelled'
      readonly daysAgo: number
      readonly endedDaysAgo: number
      readonly applicants: number
      readonly hired: number
      readonly reason: BodyOf<typeof gigs.cancel>['reason']
    }
  | { readonly is: 'expired'; readonly daysAgo: number; readonly applicants: number }

export interface DemoGig {
  /** Key by which demo notifications refer to it. */
  readonly key?: 'wedding' | 'launch' | 'club' | 'dinner' | 'jingle' | 'conference'
  readonly title: string
  readonly category: Category
  /** Index into `demoPlaces`; without one the work is remote. */
  readonly place?: number
  readonly days: readonly number[]
  readonly from: string
  /** A time before `from` is on the next day. */
  readonly to: string
  readonly pay: Pay
  readonly workers: number
  readonly fromWallet?: true
  readonly course: Course
  /** Last names of the workers who are hired first. */
  readonly people?: readonly string[]
}

export const demoPlaces = [
  { address: '21 Opebi Road', city: 'Ikeja', state: 'Lagos', landmark: 'Opposite the filling station' },
  { address: '1 Ozumba Mbadiwe Avenue', city: 'Victoria Island', state: 'Lagos' },
  { address: '14 Adetokunbo Ademola Street', city: 'Victoria Island', state: 'Lagos' },
  { address: '5 Admiralty Way', city: 'Lekki', state: 'Lagos', landmark: 'Next to the toll gate' },
  { address: '2 Awolowo Road', city: 'Ikoyi', state: 'Lagos' },
  { address: '9 Aguiyi Ironsi Street', city: 'Abuja', state: 'FCT', landmark: 'Behind the Transcorp hotel' },
] as const

const naira = (amount: number) => amount * 100
/** Pay in naira for the whole Gig. */
export const perGig = (amount: number): Pay => ['per_gig', naira(amount)]
/** Pay in naira for each day. */
export const perDay = (amount: number): Pay => ['per_day', naira(amount)]
/** Pay in naira for each hour. */
export const perHour = (amount: number): Pay => ['per_hour', naira(amount)]

const drafts: readonly DemoGig[] = [
  {
    title: 'New year party DJ',
    category: 'dj',
    place: 3,
    days: [48],
    from: '21:00',
    to: '04:00',
    pay: perGig(200_000),
    workers: 1,
    course: { is: 'draft', daysAgo: 1 },
  },
  {
    title: 'Studio portraits for the team',
    category: 'photographer',
    place: 2,
    days: [],
    from: '',
    to: '',
    pay: perGig(60_000),
    workers: 1,
    course: { is: 'draft', daysAgo: 5, without: ['sessions', 'applicationDeadline', 'deliverables'] },
  },
  {
    title: '',
    category: 'hostess',
    days: [],
    from: '',
    to: '',
    pay: perGig(0),
    workers: 0,
    course: {
      is: 'draft',
      daysAgo: 12,
      without: [
        'sessions',
        'applicationDeadline',
        'description',
        'rateKobo',
        'workersNeeded',
        'workSkills',
        'perks',
        'deliverables',
        'onSiteContact',
      ],
    },
  },
  {
    title: 'Theme song for a podcast',
    category: 'songwriter',
    days: [],
    from: '',
    to: '',
    pay: perGig(150_000),
    workers: 1,
    course: { is: 'draft', daysAgo: 20, without: ['sessions', 'applicationDeadline'] },
  },
]

const unpaid: readonly DemoGig[] = [
  {
    title: 'Charity gala hostesses',
    category: 'hostess',
    place: 1,
    days: [27],
    from: '17:00',
    to: '23:00',
    pay: perGig(40_000),
    workers: 6,
    course: { is: 'unpaid', daysAgo: 2 },
  },
  {
    title: 'Fashion week photographer',
    category: 'photographer',
    place: 4,
    days: [35, 36, 37],
    from: '12:00',
    to: '20:00',
    pay: perDay(50_000),
    workers: 2,
    course: { is: 'unpaid', daysAgo: 3, payment: 'failed' },
  },
  {
    title: 'Poolside Sunday DJ',
    category: 'dj',
    place: 3,
    days: [16],
    from: '14:00',
    to: '22:00',
    pay: perHour(15_000),
    workers: 1,
    course: { is: 'unpaid', daysAgo: 1, payment: 'processing' },
  },
]

const open: readonly DemoGig[] = [
  {
    key: 'wedding',
    title: 'Wedding photographer, Ikeja',
    category: 'photographer',
    place: 0,
    days: [8, 9],
    from: '10:00',
    to: '18:00',
    pay: perGig(45_000),
    workers: 5,
    course: { is: 'open', daysAgo: 2, applicants: 9, hired: 3 },
    people: ['Okafor', 'Eze', 'Amakiri'],
  },
  {
    key: 'club',
    title: 'Friday club night DJ',
    category: 'dj',
    place: 3,
    days: [1],
    from: '21:00',
    to: '03:00',
    pay: perGig(120_000),
    workers: 2,
    course: { is: 'open', daysAgo: 20, applicants: 6, hired: 1 },
    people: ['Tóbi'],
  },
  {
    key: 'dinner',
    title: 'Corporate dinner at the lagoon',
    category: 'hostess',
    place: 1,
    days: [5],
    from: '17:00',
    to: '23:00',
    pay: perGig(35_000),
    workers: 6,
    course: { is: 'open', daysAgo: 4, applicants: 8, hired: 0 },
  },
  {
    title: 'Gospel concert songwriter',
    category: 'songwriter',
    days: [20],
    from: '09:00',
    to: '17:00',
    pay: perGig(180_000),
    workers: 1,
    course: { is: 'open', daysAgo: 25, applicants: 4, hired: 0 },
  },
  {
    title: 'Art fair photographer',
    category: 'photographer',
    place: 4,
    days: [14, 15, 16],
    from: '10:00',
    to: '19:00',
    pay: perDay(30_000),
    workers: 2,
    fromWallet: true,
    course: { is: 'open', daysAgo: 7, applicants: 5, hired: 1 },
  },
  {
    title: 'Beach party DJ',
    category: 'dj',
    place: 3,
    days: [30],
    from: '15:00',
    to: '23:00',
    pay: perGig(150_000),
    workers: 2,
    course: { is: 'open', daysAgo: 29, applicants: 5, hired: 0 },
  },
  {
    title: 'Carol night hostesses',
    category: 'hostess',
    place: 0,
    days: [25, 26],
    from: '16:00',
    to: '21:00',
    pay: perDay(20_000),
    workers: 10,
    course: { is: 'open', daysAgo: 23, applicants: 9, hired: 4 },
  },
  {
    title: 'Brand anthem for a bank',
    category: 'songwriter',
    days: [12],
    from: '10:00',
    to: '16:00',
    pay: perGig(250_000),
    workers: 1,
    course: { is: 'open', daysAgo: 9, applicants: 0, hired: 0 },
  },
  {
    title: 'Pop-up store hostess',
    category: 'hostess',
    place: 2,
    days: Array.from({ length: 31 }, (_, index) => index + 3),
    from: '10:00',
    to: '18:00',
    pay: perDay(12_000),
    workers: 2,
    course: { is: 'open', daysAgo: 35, applicants: 7, hired: 2 },
  },
]

const running: readonly DemoGig[] = [
  {
    key: 'launch',
    title: 'Product launch photographer',
    category: 'photographer',
    place: 1,
    days: [-2, -1],
    from: '18:30',
    to: '23:00',
    pay: perGig(70_000),
    workers: 2,
    course: { is: 'running', daysAgo: 24, applicants: 7, places: ['task_submitted', 'active'] },
    people: ['Okafor', 'Nwosu'],
  },
  {
    key: 'jingle',
    title: 'Radio jingle, 30 seconds',
    category: 'songwriter',
    days: [-5, -3],
    from: '09:00',
    to: '17:00',
    pay: perGig(150_000),
    workers: 1,
    course: { is: 'running', daysAgo: 28, applicants: 4, places: ['task_submitted'] },
    people: ['Akíntọ́lá'],
  },
  {
    key: 'conference',
    title: 'Conference hostess, Victoria Island',
    category: 'hostess',
    place: 2,
    days: [-3, -2, -1],
    from: '08:00',
    to: '16:00',
    pay: perGig(45_000),
    workers: 5,
    course: { is: 'running', daysAgo: 34, applicants: 8, places: ['paid', 'active', 'active', 'changes_requested'] },
    people: ['Yusuf', 'Ẹ̀kúndayọ̀', 'Sanni', 'Abdullahi'],
  },
  {
    title: 'Rooftop jazz weekends',
    category: 'dj',
    place: 4,
    days: [-6, -1, 1, 6],
    from: '19:00',
    to: '01:00',
    pay: perDay(40_000),
    workers: 2,
    course: { is: 'running', daysAgo: 21, applicants: 5, places: ['active', 'disputed'] },
  },
]

/** Current demo Gigs: drafts, unpaid, open and running ones. */
export const currentGigs: readonly DemoGig[] = [...drafts, ...unpaid, ...open, ...running]

/** Description and skills of the demo Gigs by category. */
export const demoBriefs: Readonly<
  Record<Category, Pick<GigDraft, 'description' | 'workSkills' | 'softSkills' | 'deliverables' | 'perks'>>
> = {
  photographer: {
    description:
      'We need photographs that tell the whole day: arrivals, the ceremony, portraits of the hosts and the party afterwards. A short preview on the same night helps us a lot.',
    workSkills: ['Event photography', 'Portrait', 'Retouching', 'Wedding photography', 'Product photography'],
    softSkills: ['Punctual', 'Friendly'],
    deliverables: [{ text: '300 edited photos in 7 days' }, { text: 'A preview of 20 photos the same night' }],
    perks: { transport: 'included', meals: true, equipment: 'worker', dressCode: 'All black' },
  },
  songwriter: {
    description:
      'Words and melody that people still hum on their way home. We send a short brief with examples, and listen to two drafts together before you finish.',
    workSkills: ['Lyrics', 'Melody', 'Jingles'],
    softSkills: ['Takes direction'],
    deliverables: [{ text: 'A demo with voice and one instrument' }, { text: 'The finished lyrics as text' }],
    perks: { transport: 'worker', meals: false, equipment: 'worker' },
  },
  hostess: {
    description:
      'Welcome the guests, find their names on the list, show them to their seats and keep an eye on those who need help. We brief everyone one hour before the doors open.',
    workSkills: ['Guest reception', 'Ushering', 'Seating', 'VIP protocol'],
    softSkills: ['Well spoken', 'Punctual', 'Friendly'],
    deliverables: [],
    perks: {
      transport: 'included',
      meals: true,
      equipment: 'provided',
      dressCode: 'White shirt, black skirt or trousers',
    },
  },
  dj: {
    description:
      'Keep the floor full from the first hour to the last: Afrobeats and Amapiano for most of the night, Highlife for the elders. Our own system is there, bring your controller.',
    workSkills: ['Afrobeats', 'Amapiano', 'Mixing', 'Highlife'],
    softSkills: ['Energetic', 'Punctual'],
    deliverables: [{ text: 'A recording of the set' }],
    perks: { transport: 'paid_extra', meals: true, equipment: 'provided' },
  },
}
