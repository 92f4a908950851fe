import { useEffect, useEffectEvent } from 'react'
import { toast } from '@/design-system/components/Toast/index.ts'
import { invitedTeams } from './team-invite-storage.ts'

/** Maximum number of workers in one call. */
const maxPerCall = 20

interface TeamInvites {
  /** Id of the Gig once its payment has arrived. */
  paidGig: string | undefined
  employerId: string
  /** Invites workers to apply. Rejects on failure, after it has shown the error. */
  invite: (gigId: string, workerIds: string[]) => Promise<{ invited: readonly string[] }>
}

/**
 * Invites the team that was selected when a Gig was republished, once its payment has arrived (docs/product/republish.md): on whichever page the
 * employer sees that first.
 */
export function useTeamInvites({ paidGig, employerId, invite }: TeamInvites) {
  const inviteTeam = useEffectEvent(async (id: string) => {
    const stored = invitedTeams.at(employerId, id)
    const team = stored.read() ?? []
    if (team.length === 0) return
    // Removed before the call, so that a second mount does not invite again.
    stored.remove()
    let count = 0
    for (let from = 0; from < team.length; from += maxPerCall) {
      try {
        const { invited } = await invite(id, team.slice(from, from + maxPerCall))
        count += invited.length
      } catch {
        // The remaining workers are invited the next time a page of this Gig opens.
        stored.write(team.slice(from))
        break
      }
    }
    if (count > 0) toast.success(count === 1 ? '1 worker invited' : `${count} workers invited`)
  })
  useEffect(() => {
    if (paidGig) void inviteTeam(paidGig)
  }, [paidGig])
}
