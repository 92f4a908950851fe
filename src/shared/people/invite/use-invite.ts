import { answeredFailure } from '@/api/client/form-failure.ts'
import { useApi } from '@/api/client/api-context.ts'
import { useApiMutation, useApiQuery, useRead } from '@/api/client/hooks.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import type { Invitation } from '@/api/contract/schemas/applicant.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { applicantsQuery, workerGigsQuery } from '../people-queries.ts'
import { type InviteMark, invitedText, inviteMarks } from './invite-rules.ts'

const none: ReadonlyMap<string, InviteMark> = new Map()

/**
 * Who has applied to a Gig or is hired for it. While that is not known, or cannot be read, nobody is marked: the server skips them too, and says so.
 * @param gigId undefined while no Gig is chosen, or the dialog is closed
 */
export function useInviteMarks(gigId: string | undefined): ReadonlyMap<string, InviteMark> {
  const enabled = gigId !== undefined
  const api = useApi()
  const applicants = useRead({ ...applicantsQuery(api, gigId ?? ''), enabled })
  const places = useRead({ ...workerGigsQuery(api, gigId ?? ''), enabled })
  if (!enabled) return none
  return inviteMarks(applicants.data?.rows ?? [], places.data?.rows ?? [])
}

/** The invitations to a Gig of those who have not applied, by worker id. While that is not known, or cannot be read, it is empty. */
export function useInvitationsOf(gigId: string | undefined): ReadonlyMap<string, Invitation> {
  const { data } = useApiQuery(
    gigPeople.listInvitations,
    { params: { id: gigId ?? '' } },
    { enabled: gigId !== undefined },
  )
  return new Map(data?.invitations.map((invitation) => [invitation.workerId, invitation]))
}

/** Sends invitations. The toast says how many were invited; who was not, and a refused call, are shown by the dialog. */
export function useInvite() {
  return useApiMutation(gigPeople.invite, {
    success: false,
    failure: answeredFailure,
    onSuccess: ({ invited }, _input, message) => {
      if (invited.length > 0) toast.success(message ?? invitedText(invited.length))
    },
  })
}
