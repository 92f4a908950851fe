import { useEffect, useEffectEvent } from 'react'
import { toast } from '@/design-system/components/Toast/index.ts'
import { removeInvitedTeam, saveInvitedTeam, readInvitedTeam } from './team-invite-storage.ts'

/** How many workers one call invites at most. */
const maxPerCall = 20

interface TeamInvites {
  /** The Gig, once it is known to be paid. */
  paidGig: string | undefined
  employerId: string
  /** Asks workers to apply. Rejects when it failed, and has said so. */
  invite: (gigId: string, workerIds: string[]) => Promise<{ invited: readonly string[] }>
}

/**
 * Asks the team that was ticked when a Gig was republished, once its payment has arrived (docs/product/republish.md): on whichever page the
 * employer sees that first.
 */
export function useTeamInvites({ paidGig, employerId, invite }: TeamInvites) {
  const inviteTeam = useEffectEvent(async (id: string) => {
    const team = readInvitedTeam(window.localStorage, employerId, id) ?? []
    if (team.length === 0) return
    // Taken out first: a page that is drawn twice asks once.
    removeInvitedTeam(window.localStorage, employerId, id)
    let count = 0
    for (let from = 0; from < team.length; from += maxPerCall) {
      try {
        const { invited } = await invite(id, team.slice(from, from + maxPerCall))
        count += invited.length
      } catch {
        // Who was not asked is asked when such a page is opened again.
        saveInvitedTeam(window.localStorage, employerId, id, team.slice(from))
        break
      }
    }
    if (count > 0) toast.success(count === 1 ? '1 worker invited' : `${count} workers invited`)
  })
  useEffect(() => {
    if (paidGig) void inviteTeam(paidGig)
  }, [paidGig])
}
