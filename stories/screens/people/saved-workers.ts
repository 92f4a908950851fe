import { aProfileOf, aWorker, someProfiles } from '@/api/mocks/people-factories.ts'
import { ago } from '@/api/mocks/factories.ts'
import { smallVenue, type World } from '@/api/mocks/world.ts'
import type { WorkerProfile } from '@/api/contract/schemas/worker.ts'

const history = (gigsWithYou: number, onTime: number | null, days: number) => ({
  gigsWithYou,
  recorded: onTime === null ? 0 : gigsWithYou,
  onTime,
  changesRequested: 0,
  paidKobo: gigsWithYou * 4_500_000,
  lastHiredAt: ago({ days }),
})

const worker = (
  id: number,
  firstName: string,
  lastName: string,
  changes: Partial<WorkerProfile> = {},
): WorkerProfile => {
  const summary = aWorker({ id: `wrk_${id}`, firstName, lastName, isFavorite: true, ...changes })
  return aProfileOf(summary, changes)
}

/** Workers whom a venue has saved: some who worked here, some who never did, one without ratings. */
const saved: readonly WorkerProfile[] = [
  worker(2, 'Amaka', 'Obi', {
    title: 'Event photographer',
    rating: 4.9,
    ratingCount: 58,
    history: history(3, 3, 8),
  }),
  ...someProfiles()
    .slice(1)
    .map((profile) => ({ ...profile, isFavorite: true, history: history(2, 1, 12) })),
  worker(4, 'Ọládípọ̀', 'Adéwálé', { location: { city: 'Ibadan', state: 'Oyo' }, history: history(1, null, 40) }),
  worker(5, 'Ụchẹ', 'Eze', { title: 'Hostess', skills: ['Front of house'], rating: 4.4, ratingCount: 9 }),
  worker(6, 'Zainab', 'Abdullahi', { rating: null, ratingCount: 0, location: { city: 'Kano', state: 'Kano' } }),
  worker(7, 'Chidinma', 'Okafor', {
    title: 'Portrait photographer',
    skills: ['Portrait', 'Studio light', 'Retouching', 'Make-up', 'Fashion'],
  }),
  worker(8, 'Emeka', 'Nwosu', { skills: [], rating: 3.9, ratingCount: 6, location: null, title: null }),
]

/** A venue with these saved workers, two groups, and an invitation that waits for an answer. */
export function savedVenue(changes: Partial<World> = {}): World {
  return smallVenue({
    profiles: [...someProfiles().slice(0, 1), ...saved],
    favorites: saved.map(({ id }) => id),
    groups: [
      { id: 'wgr_1', name: 'Lagos photographers', workerIds: ['wrk_2', 'wrk_7'] },
      { id: 'wgr_2', name: 'Owambe team', workerIds: ['wrk_3'] },
    ],
    invitations: [
      { gigId: 'gig_1', workerId: 'wrk_2', invitedAt: ago({ days: 2 }), hireFirst: false, declinedAt: null },
    ],
    ...changes,
  })
}

/** Names of any length and script, no photo or a broken one, 40 skills, markup, 120 people. */
export function hostileVenue(): World {
  const longWord = 'Ọlọ́runfúnmilọ́láyọ̀'.repeat(6)
  const hostile = [
    worker(20, longWord, "O'Neil-<i>Adé</i>", {
      title: `<script>alert(1)</script> ${longWord}`,
      imageUrl: '/uploads/portfolio/broken.webp',
      skills: Array.from({ length: 40 }, (_, index) => `Skill ${index + 1}`),
      location: { city: longWord, state: longWord },
      bio: `<b>Not bold</b> ${longWord.repeat(10)}`,
      history: history(10_000, 9_999, 1),
      portfolio: [
        { id: 'pf_1', kind: 'image', url: '/uploads/portfolio/broken.webp', thumbUrl: null, title: longWord },
        { id: 'pf_2', kind: 'hologram', url: 'javascript:alert(1)', thumbUrl: null, title: null },
      ],
      reviews: [{ rating: 1, comment: longWord.repeat(8), gigTitle: longWord, createdAt: ago({ days: 1 }) }],
    }),
    worker(21, 'محمد', '李小龙 👩🏾‍🎤', { title: 'مصور', skills: [longWord] }),
    worker(22, '', '', { title: null, location: null, rating: null, ratingCount: 0, skills: [] }),
    ...Array.from({ length: 117 }, (_, index) => worker(100 + index, `Worker ${index + 1}`, 'of many')),
  ]
  return smallVenue({ profiles: hostile, favorites: hostile.map(({ id }) => id), groups: [] })
}
