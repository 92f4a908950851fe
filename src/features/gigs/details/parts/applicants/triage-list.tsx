import { type ReactElement, useEffect, useRef } from 'react'
import type { ApiError } from '@/api/client/api-error.ts'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { DataTable, type Sort } from '@/design-system/components/DataTable/index.ts'
import { EmptyState, type EmptyStateProps } from '@/design-system/components/EmptyState/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { ImageIcon } from '@/design-system/icons/ImageIcon.tsx'
import { TableIcon } from '@/design-system/icons/TableIcon.tsx'
import { useMedia } from '@/design-system/lib/use-media.ts'
import { belowTablet } from '@/design-system/styles/media.ts'
import { canApplicant } from '@/rules/applicant-states.ts'
import { placePay } from '@/rules/gig-price.ts'
import { now } from '@/lib/clock.ts'
import { csvType } from '@/lib/csv.ts'
import { downloadFile } from '@/lib/download-file.ts'
import type { AllRows } from '@/shared/all-pages/all-pages.ts'
import { lazyPanel } from '@/shared/lazy-panel.tsx'
import { listState } from '@/shared/list-view/list-state.tsx'
import { personName } from '@/shared/people-looks.ts'
import {
  applicantHref,
  type ApplicantSort,
  hasApplicantFilters,
  listApplicants,
  noApplicantFilters,
  sortKey,
} from '@/shared/people/applicant-search.ts'
import { BulkResultNotice } from '@/shared/people/bulk-result.tsx'
import type { DecisionEvent } from '@/shared/people/decision-marks.ts'
import { keepListOrder } from '@/shared/people/list-order.ts'
import { hasPlace, isDeciding } from '@/shared/people/hire/hire-rules.ts'
import type { HireFlow } from '@/shared/people/hire/use-hire.ts'
import { useBulkDecide } from '@/shared/people/use-bulk-decide.ts'
import type { Clashes } from '@/shared/people/use-clashes.ts'
import { useDecide } from '@/shared/people/use-decide.ts'
import type { QueryLike } from '@/shared/query-view/query-view.tsx'
import { RefreshFailedAlert } from '@/shared/query-view/refresh-failed-alert.tsx'
import { WriteButton } from '@/shared/write-button.tsx'
import type { GigPage } from '../../data/use-gig-page.ts'
import { useTriageKeys } from '../../data/use-triage-keys.ts'
import { applicantsCsv } from '../../model/applicants-csv.ts'
import { gigHref, mostCompared } from '../../model/gig-search.ts'
import { segmentLabel } from '../../model/segments.ts'
import { applicantColumns } from './applicant-columns.tsx'
import { ApplicantFilters } from './applicant-filters.tsx'

const Gallery = lazyPanel(async () => (await import('./applicant-gallery.tsx')).ApplicantGallery)

const idOf = ({ id }: Applicant) => id
const nameOf = ({ worker }: Applicant) => personName(worker)

/** The crafts whose work can be looked at. */
const visualCrafts: ReadonlySet<string | null | undefined> = new Set(['photographer', 'other'])

interface TriageListProps extends Pick<GigPage, 'gig' | 'search' | 'onSearch'> {
  query: QueryLike<AllRows<Applicant>> & { error: ApiError | null }
  /** Whether further applicants are still read. */
  isPart: boolean
  fresh: ReadonlySet<string>
  clashes: Clashes
  hire: HireFlow
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  /** In place of the list while nobody has applied. */
  empty: ReactElement<EmptyStateProps>
}

/** The applicants of one stage: filters, decisions in each row and about a selection, and the keyboard. */
export function TriageList(props: TriageListProps) {
  const { gig, query, isPart, search, onSearch, fresh, clashes, hire, selected, onSelect, empty } = props
  const { data } = query
  const root = useRef<HTMLElement>(null)
  const isPhone = useMedia(belowTablet)
  const decide = useDecide()
  const bulk = useBulkDecide(decide)
  const payKobo = placePay(gig)
  const listed = data && listApplicants(data.rows, search, { payKobo }, ({ id }) => decide.marks.get(id)?.before)
  const order = listed?.map(idOf).join(' ')
  useEffect(() => {
    if (order) keepListOrder(gig.id, search, order.split(' '))
  }, [gig.id, search, order])
  const isEmpty = data?.rows.length === 0
  const isFiltered = hasApplicantFilters(search)
  const chosen = data?.rows.filter(({ id }) => selected.has(id)) ?? []
  const label = segmentLabel(search.status, gig.status)
  const canDecide = isDeciding(gig)
  const compare = () => {
    if (chosen.length < 2 || chosen.length > mostCompared) return false
    onSearch({ compare: chosen.map(idOf).join(',') })
    return true
  }
  useTriageKeys({ root, listed, gig, decide, hire, selected, onSelect, compare })
  const isGallery = search.view === 'gallery' && visualCrafts.has(gig.category)
  const clearFilters = isFiltered ? () => onSearch(noApplicantFilters) : undefined

  return (
    <Stack ref={root} space={4}>
      <RefreshFailedAlert query={query} />
      {!isPart && <RemainingNotice gig={gig} applicants={data?.rows ?? []} bulk={bulk} />}
      <BulkResultNotice bulk={bulk} />
      {data !== undefined && !isEmpty && (
        <ApplicantFilters
          gig={gig}
          applicants={data.rows}
          search={search}
          onSearch={onSearch}
          count={listed?.length ?? 0}
          actions={visualCrafts.has(gig.category) ? <ViewSwitch gig={gig} search={search} /> : undefined}
        />
      )}
      {isGallery && listed !== undefined && listed.length > 0 ? (
        <Gallery
          gig={gig}
          applicants={listed}
          search={search}
          decide={decide}
          hire={hire}
          fresh={fresh}
          clashes={clashes}
        />
      ) : (
        <DataTable
          label="Applicants"
          columns={applicantColumns({
            gig,
            segment: search.status,
            fresh,
            clashes,
            decide,
            onHire: hire.open,
            isPhone,
          })}
          getRowId={idOf}
          getRowName={nameOf}
          rowHref={({ id }) => applicantHref(gig.id, id, search)}
          sorting={{
            sorts: 'server',
            sort: sortOf(search.sort),
            onChange: ({ sort }) => onSearch({ sort: applicantSortOf(sort) }),
          }}
          selection={{
            selected,
            onChange: ({ selected: next }) => onSelect(next),
            actions: (
              <>
                {canDecide && <BulkButton event="shortlist" {...{ chosen, bulk, onSelect }} />}
                {canDecide && <BulkButton event="decline" {...{ chosen, bulk, onSelect }} />}
                {canDecide && chosen.some(({ status }) => canApplicant(status, 'restore')) && (
                  <BulkButton event="restore" {...{ chosen, bulk, onSelect }} />
                )}
                <Button
                  size="sm"
                  variant="outline"
                  tone="neutral"
                  disabled={chosen.length < 2 || chosen.length > mostCompared}
                  onClick={compare}
                >
                  Compare
                </Button>
                <Button
                  size="sm"
                  variant="outline"
                  tone="neutral"
                  onClick={() => {
                    const { name, content } = applicantsCsv(chosen, now())
                    downloadFile(name, content, csvType)
                  }}
                >
                  Export CSV
                </Button>
              </>
            ),
          }}
          state={listState(query, {
            things: 'applicants',
            list: listed && { rows: listed, total: listed.length },
            skeletonRows: 4,
            onClearFilters: clearFilters,
            empty: isEmpty ? (
              empty
            ) : (
              <EmptyState
                title={
                  search.status === 'other' ? 'Nobody is in another stage' : `No ${label.toLowerCase()} applicants`
                }
              >
                Applicants in the other stages are listed above.
              </EmptyState>
            ),
          })}
        />
      )}
    </Stack>
  )
}

const natural = { newest: 'descending', rating: 'descending', price: 'ascending', skills: 'descending' } as const
const opposite = { ascending: 'descending', descending: 'ascending' } as const

/** The order of the address as the table shows it. */
function sortOf(sort: ApplicantSort): Sort {
  const key = sortKey(sort)
  return { column: key, direction: sort === key ? natural[key] : opposite[natural[key]] }
}

function applicantSortOf({ column, direction }: Sort): ApplicantSort {
  const key = sortKey(column as ApplicantSort)
  return direction === natural[key] ? key : `-${key}`
}

function ViewSwitch({ gig, search }: Pick<GigPage, 'gig' | 'search'>) {
  const isGallery = search.view === 'gallery'
  return (
    <ButtonLink
      variant="outline"
      tone="neutral"
      size="sm"
      icon={isGallery ? <TableIcon /> : <ImageIcon />}
      href={gigHref(gig.id, search, { ...search, view: isGallery ? 'list' : 'gallery' })}
    >
      {isGallery ? 'List' : 'Gallery'}
    </ButtonLink>
  )
}

const verbs = { shortlist: 'Shortlist', decline: 'Decline', restore: 'Restore' } as const

interface BulkButtonProps {
  event: DecisionEvent
  chosen: readonly Applicant[]
  bulk: ReturnType<typeof useBulkDecide>
  onSelect: TriageListProps['onSelect']
}

/** One decision about the selected applicants who allow it. */
function BulkButton({ event, chosen, bulk, onSelect }: BulkButtonProps) {
  const possible = chosen.filter(({ status }) => canApplicant(status, event))
  return (
    <WriteButton
      size="sm"
      variant={event === 'shortlist' ? 'active' : 'outline'}
      tone={event === 'shortlist' ? 'primary' : 'neutral'}
      disabled={possible.length === 0 || bulk.result?.isRunning === true}
      onClick={() => {
        onSelect(new Set())
        void bulk.start(event, possible)
      }}
    >
      {verbs[event]}
    </WriteButton>
  )
}

/** When the last place is taken, the others are told on request (docs/product/states.md#applicant). */
function RemainingNotice({
  gig,
  applicants,
  bulk,
}: {
  gig: Gig
  applicants: readonly Applicant[]
  bulk: ReturnType<typeof useBulkDecide>
}) {
  const waiting = applicants.filter(({ status }) => canApplicant(status, 'decline'))
  const isFull = isDeciding(gig) && gig.hiring !== null && gig.hiring !== undefined && !hasPlace(gig)
  if (!isFull || waiting.length === 0 || bulk.result?.isRunning) return null
  return (
    <Notice
      action={
        <WriteButton
          size="sm"
          variant="outline"
          tone="neutral"
          onClick={() => void bulk.start('decline', waiting, 'position_filled')}
        >
          {`Decline the remaining ${waiting.length}`}
        </WriteButton>
      }
    >
      All places of this Gig are taken.
    </Notice>
  )
}
