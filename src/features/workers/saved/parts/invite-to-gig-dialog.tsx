import { useState } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { mostInvited } from '@/api/contract/limits.ts'
import type { Invitation } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { WorkerSummary } from '@/api/contract/schemas/worker.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { List, ListItem } from '@/design-system/components/List/index.ts'
import { Select } from '@/design-system/components/Select/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { shortDay } from '@/lib/dates.ts'
import { firstStart } from '@/rules/gig-check.ts'
import { hasPlace } from '@/shared/free-places.ts'
import { gigLabels, gigTitle, labelOf } from '@/shared/gig-looks.ts'
import { paths } from '@/shared/paths.ts'
import { personName } from '@/shared/people-looks.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { useTypedText } from '@/shared/typed-text.ts'
import { InvitationMark } from '@/shared/people/invite/invitation-mark.tsx'
import { InviteDialogFrame, type InviteDialogProps } from '@/shared/people/invite/invite-dialog-frame.tsx'
import { type InviteMark, workerCount } from '@/shared/people/invite/invite-rules.ts'
import { useInvitationsOf, useInviteMarks } from '@/shared/people/invite/use-invite.ts'

/** The newest open Gigs that can be chosen. */
const openGigs = { query: { status: 'open', sort: 'newest', limit: 50, skip: 0 } } as const

interface InviteToGigDialogProps extends InviteDialogProps {
  /** The workers who were chosen. */
  workers: readonly WorkerSummary[]
  /** Called once the call was accepted, so that a selection can be cleared. */
  onInvited?: () => void
}

/**
 * Invites chosen workers to one of the open Gigs (docs/product/my-workers.md). Who has applied to it or is hired for it is marked and skipped;
 * who was invited to it before is marked and asked again.
 * Mounting it starts an invitation from the beginning; while it is closed it reads nothing.
 */
export function InviteToGigDialog({ workers, onInvited, ...modal }: InviteToGigDialogProps) {
  const list = useApiQuery(gigs.list, openGigs, { enabled: modal.open })
  const subject = workers.length === 1 && workers[0] !== undefined ? workers[0].id : 'selection'
  // The choice stays on this device with the message.
  const kept = useTypedText('invitation-gig', subject)
  const [chosenGig, setGig] = useState(() => kept.read())
  // The server invites nobody to a Gig whose places are all taken.
  const open = list.data?.gigs.filter(hasPlace)
  const gigId = (open?.find(({ id }) => id === chosenGig) ?? (open?.length === 1 ? open[0] : undefined))?.id
  const marks = useInviteMarks(modal.open ? gigId : undefined)
  const invitations = useInvitationsOf(modal.open ? gigId : undefined)
  const chosen = workers.filter(({ id }) => !marks.has(id)).map(({ id }) => id)

  return (
    <InviteDialogFrame
      {...modal}
      title="Invite to Gig"
      description={chosen.length === 0 ? undefined : `${workerCount(chosen.length)} will be asked to apply.`}
      gigId={gigId}
      people={workers}
      chosen={chosen}
      subject={subject}
      onInvited={() => {
        kept.remove()
        onInvited?.()
      }}
      unavailableReason={reasonOf(gigId, chosen.length)}
      instead={
        open?.length === 0 ? (
          <EmptyState
            title={list.data?.gigs.length === 0 ? 'You have no open Gigs.' : 'All places of your open Gigs are taken.'}
            action={
              <ButtonLink variant="active" href={paths.postGig}>
                Post a Gig
              </ButtonLink>
            }
          >
            Workers are invited to a Gig that still takes applications.
          </EmptyState>
        ) : undefined
      }
    >
      <QueryView query={list} things="Gigs" headingLevel={3} skeleton={<SkeletonText lines={2} />}>
        {() => (
          <Stack space={4}>
            <Select
              label="Gig"
              required
              placeholder="Choose an open Gig"
              options={(open ?? []).map((gig) => ({ value: gig.id, label: optionLabel(gig) }))}
              value={gigId ?? ''}
              onChange={({ target }) => {
                setGig(target.value)
                kept.write(target.value)
              }}
            />
            <People workers={workers} marks={marks} invitations={invitations} />
          </Stack>
        )}
      </QueryView>
    </InviteDialogFrame>
  )
}

/** Tells Gigs of the same title apart: 'Product launch · Photographer · Fri 14 Nov · 2 places'. */
function optionLabel(gig: Gig): string {
  const start = firstStart(gig.sessions)
  const free = gig.hiring?.freePlaces ?? 0
  const places = free === 1 ? '1 place' : `${free} places`
  const craft = labelOf(gigLabels.category, gig.category)
  return [gigTitle(gig), craft, start && shortDay(start), places].filter(Boolean).join(' · ')
}

function reasonOf(gigId: string | undefined, count: number): string | undefined {
  if (gigId === undefined) return 'Choose a Gig first.'
  if (count === 0) return 'Everybody has applied to this Gig or is hired for it.'
  return count > mostInvited ? `You can invite up to ${mostInvited} workers` : undefined
}

interface PeopleProps extends Pick<InviteToGigDialogProps, 'workers'> {
  marks: ReadonlyMap<string, InviteMark>
  invitations: ReadonlyMap<string, Invitation>
}

function People({ workers, marks, invitations }: PeopleProps) {
  return (
    <Stack space={0}>
      <Text as="span" weight="medium">
        Workers
      </Text>
      <List surface="plain" label="Workers">
        {workers.map((worker) => {
          const invitation = invitations.get(worker.id)
          const mark = marks.get(worker.id) ?? (invitation !== undefined && <InvitationMark invitation={invitation} />)
          return (
            <ListItem
              key={worker.id}
              trailing={
                mark !== false && (
                  <Text as="span" size="caption" tone="muted">
                    {mark}
                  </Text>
                )
              }
            >
              <span dir="auto">{personName(worker)}</span>
            </ListItem>
          )
        })}
      </List>
    </Stack>
  )
}
