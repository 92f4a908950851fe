import { useEffect, useEffectEvent } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { dropTeam, keepTeam, readTeam } from '@/domain/team-invites.ts'

/** How many workers one call invites at most. */
const mostAtOnce = 20

/** Asks the team that was ticked when a Gig was republished, once its payment has arrived (product pages, 5.13). */
export function useTeamInvites({ status, gigId }: Pick<PaymentTransaction, 'status' | 'gigId'>) {
  const employerId = useApi().session.store.getState().user?.employerId ?? ''
  const invite = useApiMutation(gigPeople.invite, { success: false })
  const paidGig = status === 'success' ? gigId : undefined

  const ask = useEffectEvent(async (id: string) => {
    const team = readTeam(window.localStorage, employerId, id) ?? []
    if (team.length === 0) return
    // Taken out first: a page that is drawn twice asks once.
    dropTeam(window.localStorage, employerId, id)
    let count = 0
    for (let from = 0; from < team.length; from += mostAtOnce) {
      try {
        const { invited } = await invite.mutateAsync({ params: { id }, body: { workerIds: team.slice(from, from + mostAtOnce) } })
        count += invited.length
      } catch {
        // The toast has said it; who was not asked is asked when this page is opened again.
        keepTeam(window.localStorage, employerId, id, team.slice(from))
        break
      }
    }
    if (count > 0) toast.success(count === 1 ? '1 worker invited' : `${count} workers invited`)
  })
  useEffect(() => {
    if (paidGig) void ask(paidGig)
  }, [paidGig])
}
