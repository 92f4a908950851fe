import { useState } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { workers as endpoints } from '@/api/contract/endpoints/workers.ts'
import { longestSearch, mostInvited } from '@/api/contract/limits.ts'
import type { Invitation } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { favoritesPageSize, type WorkerProfile } from '@/api/contract/schemas/worker.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { CheckboxGroup } from '@/design-system/components/CheckboxGroup/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { SearchField } from '@/design-system/components/SearchField/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { gigTitle } from '@/shared/gig-looks.ts'
import { paths } from '@/shared/paths.ts'
import { personName } from '@/shared/people-looks.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { useDebouncedSearch } from '@/shared/use-debounced-search.ts'
import { sentence } from '@/rules/sentence.ts'
import { historyText, placeText } from '@/shared/people/history-text.ts'
import { skilledFirst, skillFacts } from '../../model/plan-b.ts'
import { InvitationMark } from '@/shared/people/invite/invitation-mark.tsx'
import { InviteDialogFrame, type InviteDialogProps } from '@/shared/people/invite/invite-dialog-frame.tsx'
import type { InviteMark } from '@/shared/people/invite/invite-rules.ts'
import { useInvitationsOf, useInviteMarks } from '@/shared/people/invite/use-invite.ts'

interface InviteWorkersDialogProps extends InviteDialogProps {
  /** An open Gig. */
  gig: Pick<Gig, 'id' | 'title' | 'workSkills'>
}

/**
 * Chooses saved workers for one Gig and invites them (docs/product/gig-details.md). Who has applied or is hired cannot be chosen, and says so; who was
 * invited before can be invited again.
 * Mounting it starts an invitation from the beginning; while it is closed it reads nothing.
 */
export function InviteWorkersDialog({ gig, ...modal }: InviteWorkersDialogProps) {
  const [searchWord, setSearchWord] = useState('')
  const [text, setText] = useDebouncedSearch(searchWord, setSearchWord)
  const list = useApiQuery(
    endpoints.listFavorites,
    { query: { limit: favoritesPageSize, skip: 0, ...(searchWord !== '' && { searchWord }) } },
    { keepPrevious: true, enabled: modal.open },
  )
  const marks = useInviteMarks(modal.open ? gig.id : undefined)
  const invitations = useInvitationsOf(modal.open ? gig.id : undefined)
  const [chosen, setChosen] = useState<ReadonlyMap<string, WorkerProfile>>(new Map())
  const shown = list.data?.workers ?? []
  const hasNobody = list.data?.totalWorker === 0 && searchWord === '' && !list.isPlaceholderData

  /** Those who are not shown by the search stay chosen. */
  const choose = (ids: readonly string[]) => {
    const next = new Map([...chosen].filter(([id]) => !shown.some((worker) => worker.id === id)))
    for (const worker of shown) if (ids.includes(worker.id)) next.set(worker.id, worker)
    setChosen(next)
  }
  return (
    <InviteDialogFrame
      {...modal}
      title="Invite workers"
      description={sentence(`Saved workers for ${gigTitle(gig)}`)}
      gigId={gig.id}
      people={[...chosen.values()]}
      chosen={[...chosen.keys()].filter((id) => !marks.has(id))}
      subject={gig.id}
      unavailableReason={
        chosen.size === 0
          ? 'Choose at least one worker.'
          : chosen.size > mostInvited
            ? `You can invite up to ${mostInvited} workers`
            : undefined
      }
      instead={
        hasNobody ? (
          <EmptyState
            title="No saved workers yet"
            action={
              <ButtonLink variant="active" href={paths.myWorkers}>
                Go to My Workers
              </ButtonLink>
            }
          >
            Tap the heart on a worker to save them here for your next Gig.
          </EmptyState>
        ) : undefined
      }
    >
      <SearchField
        label="Search saved workers"
        placeholder="Name, craft or skill"
        maxLength={longestSearch}
        value={text}
        searching={list.isPlaceholderData}
        onChange={({ target }) => setText(target.value)}
      />
      <QueryView
        query={list}
        things="saved workers"
        headingLevel={3}
        skeleton={<SkeletonText lines={6} />}
        isEmpty={({ workers }) => workers.length === 0}
        empty={<Text tone="muted">Nobody of your saved workers matches.</Text>}
      >
        {({ workers, totalWorker }) => (
          <Stack space={2}>
            <CheckboxGroup
              label="Workers"
              reserveMessageSpace={false}
              value={[...chosen.keys()]}
              onChange={({ values }) => choose(values)}
              options={skilledFirst(gig, workers).map((worker) => {
                const mark = marks.get(worker.id)
                return {
                  value: worker.id,
                  // In the label, because a description of a box that is off is too pale to be read.
                  label: <span dir="auto">{nameOf(worker, mark)}</span>,
                  description: mark === undefined && (
                    <Facts worker={worker} gig={gig} invitation={invitations.get(worker.id)} />
                  ),
                  disabled: mark !== undefined,
                }
              })}
            />
            {totalWorker > workers.length && (
              <Text size="caption" tone="muted">
                {`The first ${workers.length} of ${totalWorker}. Search for the others.`}
              </Text>
            )}
          </Stack>
        )}
      </QueryView>
    </InviteDialogFrame>
  )
}

const nameOf = (worker: WorkerProfile, mark: InviteMark | undefined) =>
  `${personName(worker)}${mark === undefined ? '' : ` (${mark.toLowerCase()})`}`

interface FactsProps extends Pick<InviteWorkersDialogProps, 'gig'> {
  worker: WorkerProfile
  invitation: Invitation | undefined
}

function Facts({ worker, gig, invitation }: FactsProps) {
  const facts = [...skillFacts(worker, gig), placeText(worker.location), historyText(worker.history)]
    .filter(Boolean)
    .join(' · ')
  return (
    <>
      {invitation !== undefined && <InvitationMark invitation={invitation} />}
      {invitation !== undefined && facts !== '' && ' · '}
      {facts}
    </>
  )
}
