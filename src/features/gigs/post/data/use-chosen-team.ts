import { useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { invitedTeams } from '@/shared/team-invite-storage.ts'
import type { Teammate } from '../model/team.ts'

/**
 * The workers of the previous team who are invited first (docs/product/republish.md). A selection is stored on this device immediately: for the
 * old Gig, and for the new one as soon as the server has it.
 */
export function useChosenTeam(sourceId: string, team: readonly Teammate[]) {
  const employerId = useApi().session.store.getState().user?.employerId ?? ''
  const unsaved = invitedTeams.at(employerId, `republish-${sourceId}`)
  const [createdId, setCreatedId] = useState<string>()
  const [chosen, setChosen] = useState(
    () => unsaved.read() ?? team.filter(({ isWelcome }) => isWelcome).map(({ id }) => id),
  )
  return {
    chosen,
    choose: (workerIds: readonly string[]) => {
      setChosen(workerIds)
      const stored = createdId === undefined ? unsaved : invitedTeams.at(employerId, createdId)
      stored.write(workerIds)
    },
    /** The server has the new Gig: its payment sends the invitations. */
    handleCreated: (gigId: string) => {
      // Read again: the employer may have selected a worker while the Gig was saved.
      const latest = unsaved.read() ?? chosen
      setCreatedId(gigId)
      unsaved.remove()
      if (latest.length > 0) invitedTeams.at(employerId, gigId).write(latest)
    },
  }
}
