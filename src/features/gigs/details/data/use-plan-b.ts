import { useEffect, useEffectEvent, useState } from 'react'
import { useApiMutation } from '@/api/client/hooks.ts'
import { useEmployerId } from '@/api/client/use-session.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import type { Invitation } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { WorkerSummary } from '@/api/contract/schemas/worker.ts'
import { onceOnlyText } from '@/shared/form/unanswered.ts'
import { hasPlace, isDeciding } from '@/shared/free-places.ts'
import { useMailingRef } from '@/shared/use-mailing-ref.ts'
import { useStored } from '@/shared/use-stored.ts'
import { combineQueries, mapQuery, optionalQuery } from '@/shared/query-view/combine-queries.ts'
import { hasEnded } from '@/shared/query-view/read-state.ts'
import {
  type Backup,
  candidates,
  declinedIds,
  emptyPlanB,
  endedOffers,
  hasArrived,
  type PlanB,
  standingOffers,
  storedPlanB,
  withInvited,
  withoutInvited,
} from '../model/plan-b.ts'
import { useBackupsBeyond } from './use-backups-beyond.ts'
import { useApplicants, useEverySavedWorker, useInvitations, useWorkerGigs } from './use-people.ts'

/** The Plan B of a Gig: who can be a backup, the order that this device keeps, and the call that invites the next ones. */
export function usePlanB(gig: Gig) {
  const employerId = useEmployerId()
  const { value: kept, latest, write } = useStored(storedPlanB.at(employerId, gig.id), emptyPlanB)
  const [replaced, setReplaced] = useState<readonly Invitation[]>([])
  const hasBackups = kept.workerIds.length > 0
  const sent = useInvitations(gig, hasBackups)
  const { data, refetch } = sent
  const invitations = data?.invitations ?? []
  // Until the list is read again it has the invitations in whose place new ones were sent.
  const current = invitations.filter((invitation) => !replaced.includes(invitation))
  const plan = withInvited(withoutInvited(kept, endedOffers(current)), standingOffers(current))
  const applicants = useApplicants(gig)
  const places = useWorkerGigs(gig)
  const favorites = useEverySavedWorker()
  const { rows: listed = [], total = 0 } = favorites.data ?? {}
  const isCut = total > listed.length
  const loadedIds = new Set(
    [...listed, ...(applicants.data?.rows.map(({ worker }) => worker) ?? [])].map(({ id }) => id),
  )
  const beyond = useBackupsBeyond(isCut ? plan.workerIds.filter((id) => !loadedIds.has(id)) : [])
  // Without the saved workers, the shortlisted applicants can still be chosen.
  const people = mapQuery(combineQueries({ applicants, places, favorites: optionalQuery(favorites) }), (all) =>
    candidates(gig, all.applicants.rows, [...listed, ...beyond.saved], all.places.rows),
  )
  const change = (apply: (stored: PlanB) => PlanB) => write(apply(latest()))
  const mailing = useMailingRef('plan-b', gig.id)
  // The server answers a reference once: asked again by it for another place, nobody would be mailed.
  const dropArrived = useEffectEvent((arrived: readonly Invitation[]) =>
    mailing.dropArrived((ids, sentAt) => hasArrived(ids, sentAt, arrived)),
  )
  useEffect(() => {
    if (data !== undefined) dropArrived(data.invitations)
  }, [data])
  const invite = useApiMutation(gigPeople.invite, {
    success: ({ invited }) => (invited.length === 1 ? '1 worker invited' : `${invited.length} workers invited`),
    failure: onceOnlyText,
    // The invitations may have arrived without an answer: the list says who is asked already.
    onError: () => void refetch(),
    onSuccess: ({ invited }) => {
      mailing.answered()
      setReplaced(invitations.filter(({ workerId }) => invited.includes(workerId)))
      change((stored) => withInvited(stored, invited))
    },
  })
  return {
    people,
    hasPlace: isDeciding(gig) && hasPlace(gig),
    /** The saved workers cannot be read: backups among them are not shown. */
    lacksSaved: favorites.data === undefined && favorites.error !== null,
    /** Backups beyond the listed saved workers: whether they are still read, and whether some cannot be. */
    beyond: { isReading: beyond.isReading, hasFailed: beyond.hasFailed },
    /** How many saved workers are listed, where there are more: the others are found by a search. */
    cut: isCut ? { listed: listed.length, total } : undefined,
    /** Those of some saved workers who can be backups. */
    backupsAmong: (saved: readonly WorkerSummary[]) =>
      candidates(gig, applicants.data?.rows ?? [], saved, places.data?.rows ?? []).filter(
        ({ applicant }) => applicant === undefined,
      ),
    plan,
    /** Those who declined this Gig. */
    declined: declinedIds(current),
    /** Who was invited or declined is being read for the first time. */
    isReadingInvitations: hasBackups && !hasEnded(sent),
    change,
    isInviting: invite.isPending,
    /** Those whom the last invitation did not reach, with the server's reason. */
    failed: invite.data?.failed ?? [],
    /** Invites them for the held pay: the first to accept is hired, without a further question. */
    invite: (people: readonly Backup[]) => {
      const workerIds = people.map(({ worker }) => worker.id)
      invite.mutate({
        params: { id: gig.id },
        body: { workerIds, hireFirst: true, ref: mailing.of(workerIds.toSorted()) },
      })
    },
  }
}
