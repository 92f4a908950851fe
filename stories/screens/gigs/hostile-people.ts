import { aProfileOf, aWorker, aWorkerGig, anApplicant } from '@/api/mocks/people-factories.ts'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import type { WorkerProfile } from '@/api/contract/schemas/worker.ts'

const longWord = 'Olúwatóbilọ́ba'
/** 120 characters without a place to break. */
const longName = longWord.repeat(10).slice(0, 120)
const fortySkills = Array.from({ length: 40 }, (_, index) => `Skill ${index + 1} of a very long list`)

/** People with names of 120 characters, from right to left, with emoji and without a name, with 40 skills, markup and broken media. */
export const hostilePeople: readonly WorkerProfile[] = [
  aProfileOf(
    aWorker({
      id: 'wrk_h1',
      firstName: longName,
      lastName: "O'Neil-<i>Adé</i>",
      title: `<script>alert(1)</script> ${longName}`,
      imageUrl: '/broken.png',
      skills: fortySkills,
      location: { city: longName, state: longName },
      phone: '+2348035550144',
      email: `${'long'.repeat(15)}@workers.example`,
    }),
    { portfolio: [{ id: 'pf_1', kind: 'image', url: '/broken.png', thumbUrl: '/broken.png', title: longName }] },
  ),
  aProfileOf(
    aWorker({
      id: 'wrk_h2',
      firstName: 'محمد',
      lastName: 'عبد الرحمن',
      title: 'مصور أفراح',
      skills: ['تصوير', longName],
      rating: null,
      ratingCount: 0,
    }),
    { portfolio: [{ id: 'pf_2', kind: 'hologram', url: 'javascript:alert(1)', thumbUrl: null, title: null }] },
  ),
  aProfileOf(
    aWorker({
      id: 'wrk_h3',
      firstName: '👩🏾‍🎤👨‍👩‍👧‍👦',
      lastName: 'Ńkẹ́chi 李小龙',
      title: null,
      location: null,
      skills: [],
    }),
  ),
  aProfileOf(
    aWorker({ id: 'wrk_h4', firstName: '', lastName: '', title: '', location: null, rating: null, ratingCount: 0 }),
  ),
]

const unknownStates = ['pending', 'shortlisted', 'being_considered', 'pending'] as const

/** Applications of these people: amounts of any size, markup in the notes, a stage that this version does not know. */
export const hostileApplications: readonly Applicant[] = hostilePeople.map((worker, index) =>
  anApplicant({
    id: `ap_e${index + 1}`,
    worker,
    status: unknownStates[index] ?? 'pending',
    note: index === 0 ? `<script>alert(1)</script><b>Not bold</b> ${longName.repeat(6)}` : null,
    privateNote: index === 0 ? `<img src=x onerror=alert(1)> ${longName}` : null,
    proposedKobo: index === 0 ? 99_999_999_999_999 : null,
    invited: index === 0,
    matchedSkills: worker.skills.slice(0, 3),
  }),
)

const states = ['active', 'hired', 'on_hold', 'active'] as const

/** These people hired: reachable, without contacts, in a state that this version does not know. */
export const hostilePlaces = (changes: Partial<WorkerGig> = {}): WorkerGig[] =>
  hostilePeople.map((worker, index) =>
    aWorkerGig({
      id: `wg_e${index + 1}`,
      status: states[index] ?? 'active',
      agreedKobo: index === 0 ? 99_999_999_999_999 : 4_500_000,
      note: index === 0 ? `<b>Not bold</b> ${longName}` : null,
      worker,
      ...changes,
    }),
  )

/** A title that is as hostile as the people. */
export const hostileTitle = `<script>alert(1)</script> ${longName}`
