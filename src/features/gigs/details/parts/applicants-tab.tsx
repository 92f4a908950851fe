import { useEffect, useState } from 'react'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/index.ts'
import { Skeleton } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/index.ts'
import { NoWorkersIllustration } from '@/shared/illustrations/no-workers-illustration.tsx'
import { deferred } from '@/design-system/lib/deferred.tsx'
import { placePay } from '@/rules/gig-price.ts'
import { InviteWorkersButton } from './invite/invite-workers-button.tsx'
import { progressText } from '@/shared/all-pages/reading-progress.tsx'
import type { HireDialogProps } from '@/shared/people/hire/hire-dialog.tsx'
import { useHire } from '@/shared/people/hire/use-hire.ts'
import { listApplicants } from '@/shared/people/applicant-search.ts'
import { mostPeople } from '@/shared/people/people-queries.ts'
import { useClashes } from '@/shared/people/use-clashes.ts'
import { formatNumber } from '@/lib/format-number.ts'
import { gigActions } from '../../model/gig-actions.ts'
import { markApplicantsSeen } from '../../model/new-applicants.ts'
import { useAddedIds } from '../data/use-added-ids.ts'
import type { GigPage } from '../data/use-gig-page.ts'
import { useApplicantsAsRead } from '../data/use-people.ts'
import { count, isPosted } from '../../model/gig-copy.ts'
import { withKnownSkill } from '../model/applicant-skills.ts'
import { comparedIds } from '../model/gig-search.ts'
import { countsOfGig, segmentCounts, segmentLabel } from '../model/segments.ts'
import { StageApplicants } from './applicants/stage-applicants.tsx'

const HireDialog = deferred<HireDialogProps>(
  async () => (await import('@/shared/people/hire/hire-dialog.tsx')).HireDialog,
  () => null,
  ({ hire }) => hire.isOpen,
)

const idOf = ({ id }: Applicant) => id
const noop = () => undefined
const nobody: ReadonlySet<string> = new Set()

/** The segments without their counts, so that the list keeps its position when the counts arrive. */
function StagesSkeleton() {
  return (
    <Skeleton>
      <SegmentedControl
        label="Stages"
        value="pending"
        onChange={noop}
        options={segmentCounts([]).map(({ segment, count: none }) => ({
          value: segment,
          label: `${segmentLabel(segment)} ${none}`,
        }))}
      />
    </Skeleton>
  )
}

/** While the Gig can be edited, more workers may still apply. */
function NoApplicants({ gig }: { gig: Gig }) {
  if (!isPosted(gig)) {
    return (
      <EmptyState title="No applicants yet" illustration={<NoWorkersIllustration />}>
        Workers can apply once this Gig is posted.
      </EmptyState>
    )
  }
  if (!gigActions(gig).includes('edit')) {
    return (
      <EmptyState title="No applicants" illustration={<NoWorkersIllustration />}>
        Nobody applied for this Gig.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No applicants yet"
      illustration={<NoWorkersIllustration />}
      action={<InviteWorkersButton gig={gig} />}
    >
      Invite workers you have saved, or check your pay and deadline.
    </EmptyState>
  )
}

/** Whether the applicants who have been read show the beginning of the list: those who follow are added below. */
const showsPart = (gig: Gig, search: GigPage['search'], rows: readonly Applicant[]) =>
  search.sort === 'newest' && listApplicants(rows, search, { payKobo: placePay(gig) }).length > 0

/** The applicants by stage, to be decided about one after the other; new ones are added while the tab is open (docs/product/gig-details.md#applicants). */
export function ApplicantsTab({ gig, search: searchOfAddress, onSearch: onAnySearch }: GigPage) {
  const { all, part } = useApplicantsAsRead(gig)
  const { data } = all
  const search = withKnownSkill(searchOfAddress, gig, data?.rows)
  const addedIds = useAddedIds(data?.rows.map(idOf))
  const clashes = useClashes(gig, data !== undefined)
  const isShown = data !== undefined
  useEffect(() => {
    if (isShown) markApplicantsSeen(gig)
  }, [isShown, gig])
  const hire = useHire()
  const segment = search.status
  // The selection is that of a stage: going back to another one by the browser leaves it behind, as a press on its name does.
  const [chosen, setChosen] = useState({ segment, ids: nobody })
  const selected = chosen.segment === segment ? chosen.ids : nobody
  const setSelected = (ids: ReadonlySet<string>) => setChosen({ segment, ids })
  /** Whose row gets the focus when the comparison is left: of those who are or were compared, who had it before, else the first. */
  const [comparedId, setComparedId] = useState<string>()
  const compared = comparedIds(search)
  const onSearch: GigPage['onSearch'] = (changes, ...options) => {
    if ('compare' in changes) {
      const ids = comparedIds({ compare: changes.compare ?? search.compare })
      const focused = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']
      setComparedId((before) => [focused, before].find((id) => id !== undefined && ids.includes(id)) ?? ids[0])
    }
    onAnySearch(changes, ...options)
  }
  const isEmpty = data?.rows.length === 0
  const isPart = part !== undefined && showsPart(gig, search, part.data.rows)
  const isCancelled = gig.status === 'cancelled'
  // The Gig counts all of them, also those who are not read yet or are too many to be.
  const stages = data === undefined || data.total > data.rows.length ? countsOfGig(gig) : segmentCounts(data.rows)
  const arrived = addedIds.size === 0 ? '' : `${count(addedIds.size, 'new applicant')} arrived.`
  const shown =
    compared.length > 1 && data !== undefined
      ? compared.flatMap((id) => data.rows.filter((applicant) => applicant.id === id))
      : undefined
  return (
    <Stack space={4}>
      {shown === undefined && (
        <>
          <VisuallyHidden>
            <span role="status">{arrived}</span>
          </VisuallyHidden>
          {data === undefined && !isPart && all.error === null && <StagesSkeleton />}
          {(isPart || (data !== undefined && !isEmpty)) && (
            <SegmentedControl
              label="Stages"
              value={segment}
              onChange={({ value }) => {
                setSelected(nobody)
                onSearch({ status: value })
              }}
              options={stages.map((entry) => ({
                value: entry.segment,
                label: `${segmentLabel(entry.segment, gig.status)} ${formatNumber(entry.count)}`,
              }))}
            />
          )}
          {data !== undefined && !isEmpty && isCancelled && (
            <Notice>This Gig was cancelled. Nobody can be hired for it any more.</Notice>
          )}
          {data !== undefined && data.total > data.rows.length && (
            <Notice tone="warning">{`Showing the newest ${formatNumber(mostPeople)} of ${formatNumber(data.total)} applicants.`}</Notice>
          )}
        </>
      )}
      <StageApplicants
        // Another stage is another list: what was decided in this one goes where it belongs.
        key={segment}
        gig={gig}
        compared={shown}
        query={isPart ? part : all}
        isPart={isPart}
        search={search}
        onSearch={onSearch}
        fresh={isCancelled ? nobody : addedIds}
        clashes={clashes}
        hire={hire}
        selected={selected}
        onSelect={setSelected}
        comparedId={comparedId}
        empty={<NoApplicants gig={gig} />}
      />
      {shown === undefined && isPart && (
        // Below the list, so that no row moves when the rest is there.
        <Text size="caption" tone="muted">
          {progressText('applicants', {
            done: part.data.rows.length,
            total: Math.min(part.data.total, mostPeople),
          })}
        </Text>
      )}
      <Hiring gig={gig} hire={hire} clashes={clashes} />
    </Stack>
  )
}

/** The dialog of the hire, when somebody is hired. */
function Hiring({
  gig,
  hire,
  clashes,
}: Pick<HireDialogProps, 'gig' | 'hire'> & { clashes: ReturnType<typeof useClashes> }) {
  if (hire.subject === undefined) return null
  return (
    <HireDialog
      key={hire.openings}
      gig={gig}
      applicant={hire.subject}
      hire={hire}
      clash={clashes.get(hire.subject.workerId)}
    />
  )
}
