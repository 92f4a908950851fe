import { type ReactElement, useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import type { ApiError } from '@/api/client/api-error.ts'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { DataTable, type Sort } from '@/design-system/components/DataTable/index.ts'
import { EmptyState, type EmptyStateProps } from '@/design-system/components/EmptyState/index.ts'
import { Skeleton } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { ImageIcon } from '@/design-system/icons/ImageIcon.tsx'
import { TableIcon } from '@/design-system/icons/TableIcon.tsx'
import { useMedia } from '@/design-system/lib/use-media.ts'
import { belowTablet } from '@/design-system/styles/media.ts'
import { placePay } from '@/rules/gig-price.ts'
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
  segmentOf,
  sortKey,
} from '@/shared/people/applicant-search.ts'
import { BulkResultNotice } from './bulk-result.tsx'
import { isReturning, keepListOrder, rowToReturnTo } from '@/shared/people/list-order.ts'
import type { HireFlow } from '@/shared/people/hire/use-hire.ts'
import { useBulkDecide } from '../../data/use-bulk-decide.ts'
import type { Clashes } from '@/shared/people/use-clashes.ts'
import type { Decide } from '@/shared/people/use-decide.ts'
import { useRowFocus } from '@/shared/use-row-focus.ts'
import { type QueryLike, QueryView } from '@/shared/query-view/query-view.tsx'
import { RefreshFailedAlert } from '@/shared/query-view/refresh-failed-alert.tsx'
import type { GigPage } from '../../data/use-gig-page.ts'
import { useBulkRequest } from '../../data/use-bulk-request.ts'
import { useTriageKeys } from '../../data/use-triage-keys.ts'
import { compareProblem, gigHref } from '../../model/gig-search.ts'
import { countsOfGig, segmentLabel } from '../../model/segments.ts'
import { applicantColumns } from './applicant-columns.tsx'
import { ApplicantFilters } from './applicant-filters.tsx'
import { RemainingNotice, SelectionActions } from './applicant-selection.tsx'
import { applicantSwipes } from './applicant-swipe.tsx'
import { ConfirmBulk } from './confirm-bulk.tsx'
import { GallerySkeleton } from './gallery-skeleton.tsx'

const Gallery = lazyPanel(async () => (await import('./applicant-gallery.tsx')).ApplicantGallery, <GallerySkeleton />)

const idOf = ({ id }: Applicant) => id
const nameOf = ({ worker }: Applicant) => personName(worker)

/** Whether somebody has applied, as the Gig counts it before the applicants are read. */
const hasApplicants = (gig: GigPage['gig']) => countsOfGig(gig).some(({ count }) => count > 0)

/** The crafts whose work can be looked at. */
const visualCrafts: ReadonlySet<string | null | undefined> = new Set(['photographer', 'other'])

export interface TriageListProps extends Pick<GigPage, 'gig' | 'search' | 'onSearch'> {
  query: QueryLike<AllRows<Applicant>> & { error: ApiError | null }
  /** Whether further applicants are still read. */
  isPart: boolean
  fresh: ReadonlySet<string>
  clashes: Clashes
  decide: Decide
  hire: HireFlow
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  /** In place of the list while nobody has applied. */
  empty: ReactElement<EmptyStateProps>
  /** Whose row gets the focus after a comparison; undefined when there was none. */
  comparedId: string | undefined
}

/** The applicants of one stage: filters, decisions in each row and about a selection, and the keyboard. */
export function TriageList(props: TriageListProps) {
  const { gig, query, isPart, search, onSearch, fresh, clashes, decide, hire, selected, onSelect, empty } = props
  const { comparedId } = props
  const { data } = query
  const root = useRef<HTMLElement>(null)
  const isPhone = useMedia(belowTablet)
  const bulk = useBulkDecide(gig, decide)
  const keepFocusAt = useRowFocus(root)
  const payKobo = placePay(gig)
  const listed = data && listApplicants(data.rows, search, { payKobo }, ({ id }) => decide.marks.get(id)?.before)
  const order = listed?.map(idOf).join(' ')
  const returnsTo = useReturningRow(gig.id, search, isPart ? undefined : listed, comparedId)
  useEffect(() => {
    // A profile that is opened while the others are read goes through all of them.
    if (order && !isPart) keepListOrder(gig.id, search, order.split(' '))
  }, [gig.id, search, order, isPart])
  const isEmpty = data?.rows.length === 0
  const isFiltered = hasApplicantFilters(search)
  const chosen = data?.rows.filter(({ id }) => selected.has(id)) ?? []
  const label = segmentLabel(search.status, gig.status)
  const compare = () => {
    const problem = compareProblem(chosen.length)
    if (problem === undefined) onSearch({ compare: chosen.map(idOf).join(',') })
    else toast.info(problem, { id: 'compare' })
  }
  const isGallery = search.view === 'gallery' && visualCrafts.has(gig.category)
  useTriageKeys({ root, listed, gig, decide, hire, selected, onSelect, compare, returnsTo })
  const clear = () => onSelect(new Set())
  const asking = useBulkRequest(bulk, (ids) => {
    keepFocusAt(ids)
    clear()
  })
  const selectionActions = (
    <SelectionActions gig={gig} chosen={chosen} bulk={bulk} onDecide={asking.ask} onCompare={compare} />
  )
  const clearFilters = isFiltered ? () => onSearch(noApplicantFilters) : undefined
  const state = listState(query, {
    things: 'applicants',
    list: listed && { rows: listed, total: listed.length },
    skeletonRows: 4,
    onClearFilters: clearFilters,
    empty: isEmpty ? (
      empty
    ) : (
      <EmptyState
        title={search.status === 'other' ? 'Nobody is in another stage' : `No ${label.toLowerCase()} applicants`}
      >
        The numbers above show in which stages there are applicants.
      </EmptyState>
    ),
  })
  const filters = (
    <ApplicantFilters
      gig={gig}
      applicants={data?.rows ?? []}
      search={search}
      onSearch={onSearch}
      count={listed?.filter((applicant) => segmentOf(applicant) === search.status).length ?? 0}
      actions={visualCrafts.has(gig.category) ? <ViewSwitch gig={gig} search={search} /> : undefined}
    />
  )

  return (
    <Stack ref={root} space={4}>
      <RefreshFailedAlert query={query} />
      {!isPart && (data !== undefined || state.status === 'loading') && (
        <RemainingNotice gig={gig} applicants={data?.rows} bulk={bulk} onDecide={asking.ask} />
      )}
      <BulkResultNotice bulk={bulk} onPress={keepFocusAt} />
      {/* Their place is kept: the list below them does not move when they are there. */}
      {state.status === 'loading' && !isGallery && hasApplicants(gig) && <Skeleton>{filters}</Skeleton>}
      {data !== undefined && !isEmpty && filters}
      {isGallery && state.status === 'loading' ? (
        <QueryView
          query={query}
          things="applicants"
          skeleton={
            <Stack space={4}>
              <Skeleton>{filters}</Skeleton>
              <GallerySkeleton />
            </Stack>
          }
        >
          {() => null}
        </QueryView>
      ) : isGallery && listed !== undefined && listed.length > 0 ? (
        <Gallery
          gig={gig}
          applicants={listed}
          search={search}
          decide={decide}
          hire={hire}
          fresh={fresh}
          clashes={clashes}
          selected={selected}
          onSelect={onSelect}
          onClear={() => {
            keepFocusAt([...selected])
            clear()
          }}
          bulkActions={selectionActions}
          isPhone={isPhone}
        />
      ) : (
        <DataTable
          label="Applicants"
          twoLines
          columns={applicantColumns({
            gig,
            segment: search.status,
            fresh,
            clashes,
            decide,
            onHire: hire.open,
            isPhone,
          })}
          cardFrame={applicantSwipes({ gig, decide, onDecide: keepFocusAt })}
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
            actions: selectionActions,
          }}
          state={state}
        />
      )}
      <ConfirmBulk asking={asking} />
    </Stack>
  )
}

/**
 * The id of the row that a profile returns to, by Escape or Back, and a comparison however it is left. It is known once the list is there, and stays while
 * the list is shown.
 */
function useReturningRow(
  gigId: string,
  search: GigPage['search'],
  listed: readonly Applicant[] | undefined,
  comparedId: string | undefined,
) {
  const { state } = useLocation() as { state: unknown }
  const isBack = useNavigationType() === NavigationType.Pop
  const [returns] = useState(() => comparedId !== undefined || isBack || isReturning(state))
  const [row, setRow] = useState<{ readonly id: string | undefined }>()
  if (returns && row === undefined && listed !== undefined) {
    const ids = listed.map(idOf)
    const afterComparison = comparedId !== undefined && ids.includes(comparedId) ? comparedId : ids[0]
    setRow({ id: comparedId === undefined ? rowToReturnTo(gigId, search, ids) : afterComparison })
  }
  return row?.id
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
      size="sm"
      icon={isGallery ? <TableIcon /> : <ImageIcon />}
      href={gigHref(gig.id, search, { ...search, view: isGallery ? 'list' : 'gallery' })}
    >
      {isGallery ? 'List' : 'Gallery'}
    </ButtonLink>
  )
}
