import * as z from 'zod/mini'
import type { Applicant, Invitation } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import type { WorkerSummary } from '@/api/contract/schemas/worker.ts'
import { foldText } from '@/design-system/lib/fold-text.ts'
import { storageKeys } from '@/shared/device-storage.ts'
import { personName } from '@/shared/people-looks.ts'
import { formatNaira } from '@/lib/money.ts'
import { persisted } from '@/lib/persisted.ts'

/** The backups of a Gig in their order, and those who were asked already. */
export interface PlanB {
  readonly workerIds: readonly string[]
  readonly invitedIds: readonly string[]
}

/** The most backups of one Gig. */
export const mostBackups = 20

export const emptyPlanB: PlanB = { workerIds: [], invitedIds: [] }

const ids = z._default(z.array(z.string()), [])

/** The Plan B lists of this device, by employer and Gig; they stay until removed (docs/product/rules.md#edge-data). */
export const storedPlanB = persisted<PlanB>({
  ...storageKeys.planB,
  schema: z.object({ workerIds: ids, invitedIds: ids }),
})

/** Somebody who can take a place: a shortlisted applicant, who is hired, or a saved worker, who is invited. */
export interface Backup {
  readonly worker: WorkerSummary
  /** Of a shortlisted applicant. */
  readonly applicant: Applicant | undefined
}

/** Says of somebody whether they have one of the skills that a Gig asks for; everybody has where it asks for none. */
const skillCheck = ({ workSkills }: Pick<Gig, 'workSkills'>) => {
  const wanted = new Set(workSkills.map(foldText))
  return ({ skills }: WorkerSummary) => wanted.size === 0 || skills.some((skill) => wanted.has(foldText(skill)))
}

/** Those with one of the skills that a Gig asks for before the others, in their order otherwise. */
export function skilledFirst<W extends WorkerSummary>(gig: Pick<Gig, 'workSkills'>, workers: readonly W[]): W[] {
  const hasSkill = skillCheck(gig)
  return workers.toSorted((a, b) => Number(!hasSkill(a)) - Number(!hasSkill(b)))
}

const ratingText = ({ rating, ratingCount }: WorkerSummary) =>
  rating && ratingCount > 0 ? `Rated ${rating.toFixed(1)}` : 'No ratings yet'

/** What a list of saved workers for a Gig says first about each: craft, rating, and that they have none of its skills. */
export const skillFacts = (worker: WorkerSummary, gig: Pick<Gig, 'workSkills'>): readonly (string | undefined)[] => [
  worker.title?.trim(),
  ratingText(worker),
  skillCheck(gig)(worker) ? undefined : 'Other skills',
]

/**
 * Who can be a backup: shortlisted applicants first, then saved workers, those with one of the Gig's skills before the others. Nobody who is or was
 * hired for the Gig, or whose application has ended.
 */
export function candidates(
  gig: Pick<Gig, 'workSkills'>,
  applicants: readonly Applicant[],
  favorites: readonly WorkerSummary[],
  places: readonly WorkerGig[],
): Backup[] {
  const hired = new Set(places.map(({ workerId }) => workerId))
  const shortlisted = applicants.filter(({ status, workerId }) => status === 'shortlisted' && !hired.has(workerId))
  const applied = new Set(applicants.map(({ workerId }) => workerId))
  return [
    ...shortlisted.map((applicant) => ({ worker: applicant.worker, applicant })),
    ...skilledFirst(
      gig,
      favorites.filter(({ id }) => !hired.has(id) && !applied.has(id)),
    ).map((worker) => ({ worker, applicant: undefined })),
  ]
}

/** The backups of a Gig in the chosen order; ids of people who are no candidates any more are left out. */
export const backupsOf = ({ workerIds }: PlanB, people: readonly Backup[]): Backup[] =>
  workerIds.flatMap((id) => people.filter(({ worker }) => worker.id === id))

/** The next ones to invite, in order: saved workers who were not asked yet. @param declined the ids of those who declined this Gig */
export const nextToInvite = (
  plan: PlanB,
  people: readonly Backup[],
  declined: ReadonlySet<string>,
  count: number,
): Backup[] =>
  backupsOf(plan, people)
    .filter(
      ({ worker: { id }, applicant }) => applicant === undefined && !plan.invitedIds.includes(id) && !declined.has(id),
    )
    .slice(0, count)

/** Those whose invitation offers no place any more, because somebody has taken it: for another place they are asked again. */
export const endedOffers = (invitations: readonly Invitation[]): string[] =>
  invitations.filter(({ hireFirst, declinedAt }) => !hireFirst && declinedAt === null).map(({ workerId }) => workerId)

/** Those whose invitation offers a place: somebody else's device, or a call without an answer, may have sent it. */
export const standingOffers = (invitations: readonly Invitation[]): string[] =>
  invitations.filter(({ hireFirst, declinedAt }) => hireFirst && declinedAt === null).map(({ workerId }) => workerId)

/** How far the clocks of the server and of this device may differ, in ms. */
const clockLeeway = 60_000

/** Whether an invitation without an answer has arrived: one of these workers has an offer, or was invited since. */
export function hasArrived(workerIds: unknown, sentAt: Date, invitations: readonly Invitation[]): boolean {
  const asked = z.array(z.string()).safeParse(workerIds).data ?? []
  const offered = standingOffers(invitations)
  return invitations.some(
    ({ workerId, invitedAt }) =>
      asked.includes(workerId) &&
      (offered.includes(workerId) || Date.parse(invitedAt) >= sentAt.getTime() - clockLeeway),
  )
}

/** Those who declined the Gig. They are asked again only one by one. */
export const declinedIds = (invitations: readonly Invitation[]): ReadonlySet<string> =>
  new Set(invitations.filter(({ declinedAt }) => declinedAt !== null).map(({ workerId }) => workerId))

/** The plan in which these people were asked. */
export const withInvited = (plan: PlanB, ids: readonly string[]): PlanB => ({
  ...plan,
  invitedIds: [...new Set([...plan.invitedIds, ...ids])],
})

/** The plan in which these people were not asked. */
export const withoutInvited = (plan: PlanB, ids: readonly string[]): PlanB => ({
  ...plan,
  invitedIds: plan.invitedIds.filter((id) => !ids.includes(id)),
})

/** Those whose name, craft and skills have every word of the text, without regard to case and accents. */
export function matchingBackups(people: readonly Backup[], text: string): readonly Backup[] {
  const words = foldText(text).split(' ').filter(Boolean)
  if (words.length === 0) return people
  return people.filter(({ worker }) => {
    const searched = foldText([personName(worker), worker.title, ...worker.skills].join(' '))
    return words.every((word) => searched.includes(word))
  })
}

/**
 * A backup's craft and rating, that they have none of the Gig's skills, where they come from, and what an applicant asks for:
 * 'Wedding photographer · Rated 4.8 · Shortlisted · asks ₦50,000.00'.
 */
export function describeBackup({ worker, applicant }: Backup, gig: Pick<Gig, 'workSkills'>): string {
  return [
    ...skillFacts(worker, gig),
    applicant === undefined ? 'My Workers' : 'Shortlisted',
    applicant?.proposedKobo ? `asks ${formatNaira(applicant.proposedKobo)}` : undefined,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The plan with a backup moved by one place. */
export function moveBackup(plan: PlanB, id: string, by: -1 | 1): PlanB {
  const from = plan.workerIds.indexOf(id)
  const to = from + by
  if (from === -1 || to < 0 || to >= plan.workerIds.length) return plan
  const others = plan.workerIds.filter((other) => other !== id)
  return { ...plan, workerIds: [...others.slice(0, to), id, ...others.slice(to)] }
}

/** The plan with one more backup at its end. */
export const addBackup = (plan: PlanB, id: string): PlanB =>
  plan.workerIds.includes(id) || plan.workerIds.length >= mostBackups
    ? plan
    : { ...plan, workerIds: [...plan.workerIds, id] }

export const removeBackup = (plan: PlanB, id: string): PlanB => ({
  workerIds: plan.workerIds.filter((other) => other !== id),
  invitedIds: plan.invitedIds.filter((other) => other !== id),
})
