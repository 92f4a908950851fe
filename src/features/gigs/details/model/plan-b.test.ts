import { describe, expect, it } from 'vitest'
import type { WorkerSummary } from '@/api/contract/schemas/worker.ts'
import { anApplicant, aWorker, aWorkerGig } from '@/api/mocks/people-factories.ts'
import {
  addBackup,
  backupsOf,
  candidates,
  describeBackup,
  emptyPlanB,
  matchingBackups,
  mostBackups,
  moveBackup,
  nextToInvite,
  removeBackup,
} from './plan-b.ts'

const worker = (number: number) => aWorker({ id: `wrk_${number}`, firstName: `W${number}` })
const idsOf = (list: Readonly<ReturnType<typeof candidates>>) => list.map(({ worker: { id } }) => id)

const gig = { workSkills: ['House', 'Afrobeats'] }

describe('candidates', () => {
  it('have a skill of the Gig, before those who have none', () => {
    const saved = [
      aWorker({ id: 'wrk_1', skills: ['Guest lists'] }),
      aWorker({ id: 'wrk_2', skills: ['house'] }),
      aWorker({ id: 'wrk_3', skills: [] }),
      aWorker({ id: 'wrk_4', skills: ['Lighting', 'Afrobeats'] }),
    ]
    expect(idsOf(candidates(gig, [], saved, []))).toEqual(['wrk_2', 'wrk_4', 'wrk_1', 'wrk_3'])
  })

  it('are described by craft, rating and whether the skills are others, because who accepts first is hired', () => {
    const described = (changes: Partial<WorkerSummary>) =>
      candidates(gig, [], [aWorker(changes)], []).map((backup) => describeBackup(backup, gig))
    expect(described({ title: 'Event hostess', rating: 4.75 })).toEqual([
      'Event hostess · Rated 4.8 · Other skills · My Workers',
    ])
    const unrated = ['DJ · No ratings yet · My Workers']
    expect(described({ title: 'DJ', skills: ['Afrobeats'], rating: null })).toEqual(unrated)
    expect(described({ title: 'DJ', skills: ['Afrobeats'], rating: 0, ratingCount: 0 })).toEqual(unrated)
  })

  it('are found by name, craft and skills', () => {
    const [ada, bola] = [
      aWorker({ id: 'wrk_1', firstName: 'Ada', lastName: 'Obi', title: 'Event hostess', skills: ['Seating'] }),
      aWorker({ id: 'wrk_2', firstName: 'Bola', lastName: 'Cole', title: 'DJ', skills: ['Highlife'] }),
    ]
    const people = candidates(gig, [], [ada, bola], [])
    expect(idsOf(matchingBackups(people, 'ada'))).toEqual(['wrk_1'])
    expect(idsOf(matchingBackups(people, 'hostess seat'))).toEqual(['wrk_1'])
    expect(idsOf(matchingBackups(people, 'high'))).toEqual(['wrk_2'])
    expect(idsOf(matchingBackups(people, 'ada highlife'))).toEqual([])
  })

  it('are shortlisted applicants and then saved workers, without those who are or were hired or whose application ended', () => {
    const people = candidates(
      gig,
      [
        anApplicant({ id: 'ap_1', worker: worker(1), status: 'pending' }),
        anApplicant({ id: 'ap_2', worker: worker(2), status: 'shortlisted' }),
        anApplicant({ id: 'ap_3', worker: worker(3), status: 'declined' }),
        anApplicant({ id: 'ap_4', worker: worker(4), status: 'shortlisted' }),
      ],
      [worker(3), worker(5), worker(6)],
      [aWorkerGig({ worker: worker(4) }), aWorkerGig({ worker: worker(6), status: 'cancelled' })],
    )
    expect(idsOf(people)).toEqual(['wrk_2', 'wrk_5'])
    expect(people[0]?.applicant?.id).toBe('ap_2')
  })
})

describe('a plan', () => {
  const people = [1, 2, 3, 4].map((number) => ({ worker: worker(number), applicant: undefined }))
  const plan = { workerIds: ['wrk_3', 'wrk_9', 'wrk_1', 'wrk_2'], invitedIds: ['wrk_3'] }

  it('lists its backups in order and leaves out who is no candidate any more', () => {
    expect(idsOf(backupsOf(plan, people))).toEqual(['wrk_3', 'wrk_1', 'wrk_2'])
  })

  it('invites the next ones who were not asked; applicants are hired instead', () => {
    const mixed = people.map((entry) =>
      entry.worker.id === 'wrk_1' ? { ...entry, applicant: anApplicant({ worker: entry.worker }) } : entry,
    )
    const nobody = new Set<string>()
    expect(idsOf(nextToInvite(plan, people, nobody, 1))).toEqual(['wrk_1'])
    expect(idsOf(nextToInvite(plan, mixed, nobody, 3))).toEqual(['wrk_2'])
    expect(idsOf(nextToInvite(plan, people, new Set(['wrk_1']), 1))).toEqual(['wrk_2'])
  })

  it('moves a backup by one place and not past the ends', () => {
    expect(moveBackup(plan, 'wrk_1', -1).workerIds).toEqual(['wrk_3', 'wrk_1', 'wrk_9', 'wrk_2'])
    expect(moveBackup(plan, 'wrk_3', -1)).toBe(plan)
    expect(moveBackup(plan, 'wrk_2', 1)).toBe(plan)
  })

  it('has each backup once, and at most twenty', () => {
    expect(addBackup(emptyPlanB, 'wrk_1').workerIds).toEqual(['wrk_1'])
    expect(addBackup(plan, 'wrk_1')).toBe(plan)
    const full = { workerIds: Array.from({ length: mostBackups }, (_, index) => `w${index}`), invitedIds: [] }
    expect(addBackup(full, 'wrk_1')).toBe(full)
    expect(removeBackup(plan, 'wrk_3')).toEqual({ workerIds: ['wrk_9', 'wrk_1', 'wrk_2'], invitedIds: [] })
  })
})
