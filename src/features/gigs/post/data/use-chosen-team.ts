import { useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { removeInvitedTeam, saveInvitedTeam, readInvitedTeam } from '@/shared/team-invite-storage.ts'
import type { Teammate } from '../model/team.ts'

/**
 * The workers of the previous team who are invited first (docs/product/republish.md). A selection is stored on this device immediately: for the
 * old Gig, and for the new one as soon as the server has it.
 */
export function useChosenTeam(sourceId: string, team: readonly Teammate[]) {
  const employerId = useApi().session.store.getState().user?.employerId ?? ''
  const unsaved = `republish-${sourceId}`
  const [storedFor, setStoredFor] = useState(unsaved)
  const [chosen, setChosen] = useState(
    () =>
      readInvitedTeam(window.localStorage, employerId, unsaved) ??
      team.filter(({ isWelcome }) => isWelcome).map(({ id }) => id),
  )
  return {
    chosen,
    choose: (workerIds: readonly string[]) => {
      setChosen(workerIds)
      saveInvitedTeam(window.localStorage, employerId, storedFor, workerIds)
    },
    /** The server has the new Gig: its payment sends the invitations. */
    handleCreated: (gigId: string) => {
      // Read again: the employer may have selected a worker while the Gig was saved.
      const latest = readInvitedTeam(window.localStorage, employerId, unsaved) ?? chosen
      setStoredFor(gigId)
      removeInvitedTeam(window.localStorage, employerId, unsaved)
      if (latest.length > 0) saveInvitedTeam(window.localStorage, employerId, gigId, latest)
    },
  }
}
