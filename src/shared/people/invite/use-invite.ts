import { useApiMutation, useApiQuery } from '@/api/client/hooks.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { type InviteMark, invitedText, inviteMarks } from './invite-rules.ts'

const none: ReadonlyMap<string, InviteMark> = new Map()

/** So many applicants and places of a Gig are looked through; the server knows the others. */
const pageSize = 100

/**
 * Who has applied to a Gig or is hired for it. While that is not known, or cannot be read, nobody is marked: the server skips them too, and says so.
 * @param gigId undefined while no Gig is chosen
 */
export function useInviteMarks(gigId: string | undefined): ReadonlyMap<string, InviteMark> {
  const enabled = gigId !== undefined
  const input = { params: { id: gigId ?? '' }, query: { limit: pageSize, skip: 0 } }
  const applicants = useApiQuery(gigPeople.listApplicants, input, { enabled })
  const places = useApiQuery(gigPeople.listWorkerGigs, input, { enabled })
  if (!enabled) return none
  return inviteMarks(applicants.data?.applicants ?? [], places.data?.workerGigs ?? [])
}

/** Sends invitations. The toast says how many were invited; who was not, and a refused call, are shown by the dialog. */
export function useInvite() {
  return useApiMutation(gigPeople.invite, {
    success: false,
    failure: false,
    onSuccess: ({ invited }) => {
      if (invited.length > 0) toast.success(invitedText(invited.length))
    },
  })
}
