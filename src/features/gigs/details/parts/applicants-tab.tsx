import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { type Column, DataTable } from '@/design-system/components/DataTable/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Rating } from '@/design-system/components/Rating/index.ts'
import { Skeleton } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { Tag } from '@/design-system/components/Tag/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/index.ts'
import { NoWorkersIllustration } from '@/design-system/illustrations/NoWorkersIllustration.tsx'
import { personLines, twoLines } from '@/shared/cell-skeletons.tsx'
import { listState } from '@/shared/list-view/list-state.tsx'
import { gigPaths } from '@/shared/gig-paths.ts'
import { applicantLooks, personName } from '@/shared/people-looks.ts'
import { gigActions } from '../../model/gig-actions.ts'
import { useAddedIds } from '../data/use-added-ids.ts'
import { mostPeople } from '@/shared/people/people-queries.ts'
import type { GigPage } from '../data/use-gig-page.ts'
import { useApplicants } from '../data/use-people.ts'
import { count } from '../model/gig-copy.ts'
import type { Segment } from '../model/gig-search.ts'
import { segmentCounts, segmentLabel, segmentOf } from '../model/segments.ts'
import { PersonCell } from '@/shared/people/person-cell.tsx'

const idOf = ({ id }: Applicant) => id

/** Stacked, because a column has no room for both on one line. */
function Applied({ at }: { at: string }) {
  return (
    <Stack space={0}>
      <DateTime value={at} show="date" />
      <Text size="caption" tone="muted">
        <DateTime value={at} show="time" />
      </Text>
    </Stack>
  )
}

/** Shown only when the chosen segment does not imply it. */
const stage: Column<Applicant> = {
  id: 'status',
  header: 'Stage',
  width: 'sm',
  card: 'status',
  cell: ({ status }) => <StatusPill state={status} looks={applicantLooks} />,
}

const columnsOf = (gig: Gig, segment: Segment, fresh: ReadonlySet<string>): readonly Column<Applicant>[] => [
  {
    id: 'worker',
    header: 'Applicant',
    width: 'grow',
    rowHeader: true,
    card: 'title',
    skeleton: personLines,
    sortBy: ({ worker }) => personName(worker),
    cell: ({ id, worker, invited }) => (
      <PersonCell worker={worker} marks={[...(fresh.has(id) ? ['New'] : []), ...(invited ? ['Invited'] : [])]} />
    ),
  },
  {
    id: 'rating',
    header: 'Rating',
    width: 'sm',
    card: 'fact',
    firstDirection: 'descending',
    sortBy: ({ worker }) => worker.rating ?? 0,
    cell: ({ worker }) => <Rating variant="one" size="sm" value={worker.rating} count={worker.ratingCount} />,
  },
  {
    id: 'skills',
    header: 'Matched skills',
    width: 'sm',
    card: 'fact',
    firstDirection: 'descending',
    sortBy: ({ matchedSkills }) => matchedSkills.length,
    cell: ({ matchedSkills }) => `${matchedSkills.length} of ${gig.workSkills.length}`,
  },
  {
    id: 'applied',
    header: 'Applied',
    width: 'lg',
    hideBelow: 'desktop',
    skeleton: twoLines,
    firstDirection: 'descending',
    sortBy: ({ appliedAt }) => appliedAt,
    cell: ({ appliedAt }) => <Applied at={appliedAt} />,
  },
  ...(segment === 'other' ? [stage] : []),
  {
    id: 'pay',
    header: 'Pay asked',
    width: 'sm',
    align: 'end',
    card: 'amount',
    sortBy: ({ proposedKobo }) => proposedKobo ?? gig.rateKobo ?? 0,
    cell: ({ proposedKobo }) => <Money amount={proposedKobo ?? gig.rateKobo} />,
  },
]

/** The segments without their counts, so that the list keeps its position when the counts arrive. */
function StagesSkeleton() {
  return (
    <Inline space={2} aria-hidden>
      {segmentCounts([]).map(({ segment, count: none }) => (
        <Skeleton key={segment}>
          <Tag pressed={false} onChange={noop}>{`${segmentLabel(segment)} ${none}`}</Tag>
        </Skeleton>
      ))}
    </Inline>
  )
}

/** While the Gig can be edited, more workers may still apply. */
function NoApplicants({ gig }: { gig: Gig }) {
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
      action={
        <ButtonLink variant="outline" tone="neutral" href={gigPaths.view(gig.id, 'edit')}>
          Edit Gig
        </ButtonLink>
      }
    >
      Workers who apply are listed here. A clear description and a later deadline can bring more.
    </EmptyState>
  )
}

const noop = () => undefined
const nobody: ReadonlySet<string> = new Set()

/** The applicants by stage; new ones are added while the tab is open (docs/product/gig-details.md). */
export function ApplicantsTab({ gig, search, onSearch }: GigPage) {
  const query = useApplicants(gig)
  const addedIds = useAddedIds(query.data?.rows.map(idOf))
  const { data } = query
  const segment = search.status
  const listed = data?.rows.filter((applicant) => segmentOf(applicant) === segment)
  const isEmpty = data?.rows.length === 0
  const isCancelled = gig.status === 'cancelled'
  const arrived = addedIds.size === 0 ? '' : `${count(addedIds.size, 'new applicant')} arrived.`
  return (
    <Stack space={4}>
      <VisuallyHidden>
        <span role="status">{arrived}</span>
      </VisuallyHidden>
      {data === undefined && query.error === null && <StagesSkeleton />}
      {data !== undefined && !isEmpty && (
        <Inline as="section" space={2} aria-label="Stages">
          {segmentCounts(data.rows).map((entry) => (
            <Tag
              key={entry.segment}
              pressed={entry.segment === segment}
              onChange={() => onSearch({ status: entry.segment })}
            >
              {`${segmentLabel(entry.segment, gig.status)} ${entry.count.toLocaleString('en-NG')}`}
            </Tag>
          ))}
        </Inline>
      )}
      {data !== undefined && !isEmpty && isCancelled && (
        <Notice>This Gig was cancelled. Nobody can be hired for it any more.</Notice>
      )}
      {data !== undefined && data.total > data.rows.length && (
        <Notice tone="warning">{`Showing the newest ${mostPeople.toLocaleString('en-NG')} of ${data.total.toLocaleString('en-NG')} applicants.`}</Notice>
      )}
      <DataTable
        label="Applicants"
        columns={columnsOf(gig, segment, isCancelled ? nobody : addedIds)}
        getRowId={idOf}
        rowHref={({ id }) => gigPaths.profile(gig.id, 'applicant', id)}
        sorting={{ sorts: 'table' }}
        state={listState(query, {
          things: 'applicants',
          list: listed && { rows: listed, total: listed.length },
          skeletonRows: 4,
          empty: isEmpty ? (
            <NoApplicants gig={gig} />
          ) : (
            <EmptyState
              title={
                segment === 'other'
                  ? 'Nobody is in another stage'
                  : `No ${segmentLabel(segment, gig.status).toLowerCase()} applicants`
              }
            >
              Applicants in the other stages are listed above.
            </EmptyState>
          ),
        })}
      />
    </Stack>
  )
}
