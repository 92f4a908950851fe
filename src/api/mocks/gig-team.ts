import type { Gig, Teammate } from '../contract/schemas/gig.ts'
import { assertNoErrors } from './gig-fields.ts'
import type { World } from './world.ts'

/** The team of a republished Gig by the ids that were sent, each once; undefined where none were. */
export function teamOf(
  world: World,
  sourceId: string | null | undefined,
  workerIds: readonly string[] | undefined,
): Teammate[] | undefined {
  if (workerIds === undefined) return undefined
  const hired = world.workerGigs.filter(({ gigId, status }) => gigId === sourceId && status !== 'cancelled')
  const team = [...new Set(workerIds)].map((workerId) => {
    const place = hired.find((other) => other.workerId === workerId)
    const { firstName = '', lastName = '' } = place?.worker ?? {}
    return { person: { workerId, firstName, lastName, status: 'chosen', reason: null }, isHired: place !== undefined }
  })
  assertNoErrors(
    team.every(({ isHired }) => isHired)
      ? {}
      : { teamWorkerIds: 'Only workers who were hired for the Gig before can be asked first' },
  )
  return team.map(({ person }) => person)
}

/** The Gig with the team that was sent, which nobody has asked yet. */
export function withTeam(world: World, gig: Gig, workerIds: readonly string[] | undefined): Gig {
  const team = teamOf(world, gig.republishedFromGigId, workerIds)
  if (team === undefined) return gig
  const isUnpaid = gig.status === 'draft' || gig.status === 'pending_payment'
  assertNoErrors(isUnpaid ? {} : { teamWorkerIds: 'The team was asked when the Gig was paid' })
  return { ...gig, team }
}

/** The Gig whose payment has arrived: its team is invited. */
export const withInvitedTeam = ({ team, ...gig }: Gig): Gig => ({
  ...gig,
  ...(team && { team: team.map((person) => ({ ...person, status: 'invited' })) }),
})

/** The Gig as lists have it. */
export const withoutTeam = ({ team: _team, ...gig }: Gig): Gig => gig

/** Ends the offers to hire the first who accepts an invitation to a Gig. */
export function endOffers(world: World, id: string): void {
  world.invitations = world.invitations.map((invitation) =>
    invitation.gigId === id ? { ...invitation, hireFirst: false } : invitation,
  )
}
