import type { Transaction } from '../platform/db/database.ts'
import { favorite, worker } from '../db/gig-schema.ts'
import { workerGroup, workerGroupMember, workerReview } from '../db/work-schema.ts'
import { day, later } from '../platform/clock/time.ts'
import { accountOf, portfolioOf, reviewsOf } from './demo-portfolios.ts'
import { newId } from '../platform/secrets/secrets.ts'

type Craft = 'photographer' | 'songwriter' | 'hostess' | 'dj'

/** Name, category, place, rating (null: none yet) with its count, usual pay in naira. */
type DemoWorker = readonly [
  firstName: string,
  lastName: string,
  craft: Craft,
  city: string,
  rating: number | null,
  ratings: number,
  naira: number,
]

/** The demo's workers around Lagos: some with a complete profile, some new. */
const people: readonly DemoWorker[] = [
  ['Ọládípọ̀', 'Adéwálé', 'photographer', 'Yaba', 4.8, 37, 45_000],
  ['Chidinma', 'Okafor', 'photographer', 'Lekki', 4.9, 58, 60_000],
  ['Emeka', 'Nwosu', 'photographer', 'Surulere', 4.4, 12, 40_000],
  ['Aisha', 'Bello', 'photographer', 'Ikeja', null, 0, 35_000],
  ['Uchẹ', 'Eze', 'photographer', 'Ajah', 4.7, 29, 55_000],
  ['Tunde', 'Bakare', 'photographer', 'Yaba', 4.2, 9, 38_000],
  ['Ebiere', 'Amakiri', 'photographer', 'Port Harcourt', 4.6, 21, 50_000],
  ['Ɗanlami', 'Ƙasimu', 'photographer', 'Kaduna', 3.9, 6, 30_000],
  ['Adaeze', 'Mbah', 'photographer', 'Victoria Island', 5, 3, 70_000],
  ['Ifẹ́olúwa', 'Akíntọ́lá', 'songwriter', 'Ibadan', 4.9, 44, 90_000],
  ['Ngozi', 'Ọkonkwọ', 'songwriter', 'Enugu', 4.5, 18, 120_000],
  ['Seyi', 'Coker', 'songwriter', 'Gbagada', 4.1, 7, 60_000],
  ['Efe', 'Omoruyi', 'songwriter', 'Benin City', null, 0, 50_000],
  ['Maryam', 'Danjuma', 'songwriter', 'Abuja', 4.7, 26, 100_000],
  ['Halima', 'Yusuf', 'hostess', 'Victoria Island', 4.8, 61, 45_000],
  ['Zainab', 'Abdullahi', 'hostess', 'Ikoyi', 4.6, 33, 40_000],
  ['Blessing', 'Ẹ̀kúndayọ̀', 'hostess', 'Ikeja', 4.9, 72, 45_000],
  ['Amara', 'Nnadi', 'hostess', 'Lekki', 4.3, 11, 35_000],
  ['Temitọ́pẹ́', 'Àjàyí', 'hostess', 'Maryland', 4.7, 25, 40_000],
  ['Kosi', 'Udeh', 'hostess', 'Festac', null, 0, 30_000],
  ['Rukayat', 'Sanni', 'hostess', 'Ogudu', 4.5, 14, 35_000],
  ['Nkechi', 'Ani', 'hostess', 'Ajah', 4, 5, 30_000],
  ['Funmilayo', 'Ọdẹ', 'hostess', 'Surulere', 4.8, 40, 45_000],
  ['DJ', 'Tóbi', 'dj', 'Lekki', 4.7, 112, 150_000],
  ['Tunde', 'Balogun', 'dj', 'Ikoyi', 4.1, 23, 120_000],
  ['DJ', 'Sisi', 'dj', 'Victoria Island', 4.9, 87, 200_000],
  ['Kelechi', 'Obi', 'dj', 'Yaba', 4.4, 31, 100_000],
  ['Musa', 'Garba', 'dj', 'Abuja', 4.6, 19, 110_000],
  ['Ovie', 'Ejiro', 'dj', 'Warri', null, 0, 80_000],
  ['Nne', 'Effiong', 'dj', 'Calabar', 4.3, 8, 90_000],
]

const titles: Readonly<Record<Craft, string>> = {
  photographer: 'Event photographer',
  songwriter: 'Songwriter',
  hostess: 'Event hostess',
  dj: 'DJ',
}
const skills: Readonly<Record<Craft, readonly string[]>> = {
  photographer: [
    'Event photography',
    'Portrait',
    'Wedding photography',
    'Retouching',
    'Product photography',
    'Drone photography',
  ],
  songwriter: ['Lyrics', 'Melody', 'Jingles', 'Hooks', 'Gospel'],
  hostess: ['Guest reception', 'Ushering', 'Seating', 'VIP protocol', 'Registration desk'],
  dj: ['Afrobeats', 'Amapiano', 'Highlife', 'Mixing', 'Own sound system'],
}
const states: Readonly<Record<string, string>> = {
  'Port Harcourt': 'Rivers',
  Kaduna: 'Kaduna',
  Ibadan: 'Oyo',
  Enugu: 'Enugu',
  'Benin City': 'Edo',
  Abuja: 'FCT',
  Warri: 'Delta',
  Calabar: 'Cross River',
}

/** The data of a demo worker that the Gig steps use. */
export interface SeededWorker {
  readonly id: string
  readonly name: string
  readonly craft: Craft
  readonly skills: readonly string[]
  readonly rateKobo: number
}

/** Creates the demo's workers, some of them as favorites of the employer. */
export async function seedWorkers(tx: Transaction, employerId: string, now: Date): Promise<readonly SeededWorker[]> {
  const rows = people.map(([firstName, lastName, craft, city, rating, ratingCount, naira], index) => ({
    id: newId('wrk'),
    firstName,
    lastName,
    title: titles[craft],
    bio: `${titles[craft]} from ${city}. Available for events of every size, with references on request.`,
    city,
    state: states[city] ?? 'Lagos',
    category: craft,
    // Each worker lacks a different skill, so that the numbers of matched skills differ.
    skills: skills[craft].filter((_, place) => place !== index % skills[craft].length),
    softSkills: ['Punctual', index % 2 === 0 ? 'Friendly' : 'Calm under pressure'],
    languages: index % 3 === 0 ? ['English', 'Yoruba'] : ['English', 'Pidgin'],
    rating,
    ratingCount,
    completedGigs: Math.round(ratingCount * 1.2),
    onTimeRate: rating === null ? null : 0.8 + (index % 5) / 25,
    rateFromKobo: naira * 100,
    identityVerified: index % 4 !== 3,
    phoneVerified: true,
    phone: `+23480355502${String(index).padStart(2, '0')}`,
    email: `worker${index + 1}@workers.example`,
    portfolio: portfolioOf(craft, index, ratingCount),
    account: accountOf(index, `${firstName} ${lastName}`),
    createdAt: later(now, -(400 - index) * day),
  }))
  await tx.insert(worker).values(rows)
  const reviews = rows.flatMap(({ id: workerId, rating, ratingCount }, index) =>
    reviewsOf(index, rating, ratingCount).map(({ daysAgo, ...review }) => ({
      id: newId('wrv'),
      workerId,
      ...review,
      createdAt: later(now, -daysAgo * day),
    })),
  )
  await tx.insert(workerReview).values(reviews)
  await saveSome(tx, employerId, rows, now)
  return rows.map((row) => ({
    id: row.id,
    name: `${row.firstName} ${row.lastName}`,
    craft: row.category,
    skills: row.skills,
    rateKobo: row.rateFromKobo,
  }))
}

/** Saves every fifth worker for the employer, and makes a group of the hostesses among them. */
async function saveSome(
  tx: Transaction,
  employerId: string,
  workers: readonly Pick<typeof worker.$inferSelect, 'id' | 'category'>[],
  now: Date,
) {
  const saved = workers.filter((_, index) => index % 5 === 1)
  await tx.insert(favorite).values(
    saved.map(({ id: workerId }, index) => ({
      employerId,
      workerId,
      createdAt: later(now, -(40 - index * 5) * day),
    })),
  )
  const groupId = newId('wgr')
  await tx
    .insert(workerGroup)
    .values({ id: groupId, employerId, name: 'Lagos hostesses', createdAt: later(now, -12 * day) })
  const hostesses = saved.filter(({ category }) => category === 'hostess')
  await tx.insert(workerGroupMember).values(hostesses.map(({ id: workerId }) => ({ groupId, workerId })))
}
