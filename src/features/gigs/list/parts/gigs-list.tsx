import { type RefObject, useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '@/api/client/api-context.ts'
import { useApiQuery } from '@/api/client/hooks.ts'
import { useIsOffered } from '@/api/client/offered-endpoints.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { DataTable, type RowMenuItem } from '@/design-system/components/DataTable/index.ts'
import { Pagination } from '@/design-system/components/Pagination/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { EyeIcon } from '@/design-system/icons/EyeIcon.tsx'
import { deferred } from '@/design-system/lib/deferred.tsx'
import { useMedia } from '@/design-system/lib/use-media.ts'
import { belowTablet } from '@/design-system/styles/media.ts'
import { gigTitle } from '@/shared/gig-looks.ts'
import { listState } from '@/shared/list-view/list-state.tsx'
import { useClampedPage } from '@/shared/list-view/use-clamped-page.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { RefreshFailedAlert } from '@/shared/query-view/refresh-failed-alert.tsx'
import { ExportButton, ExportProgress } from '@/shared/all-pages/reading-progress.tsx'
import { useCsvExport } from '@/shared/all-pages/use-csv-export.ts'
import { now } from '@/lib/clock.ts'
import { csvFileName } from '@/lib/csv.ts'
import { gigsReader } from '../data/gigs-reader.ts'
import { gigsCsv } from '../model/gigs-csv.ts'
import {
  gigsHref,
  type GigsSearch,
  hasFilters,
  listOf,
  noFilters,
  type OnSearch,
  pageOfGigs,
  pageSize,
} from '../model/gigs-search.ts'
import { rowActions } from '../model/row-actions.ts'
import { actionIcons } from './action-icons.tsx'
import type { DeleteGigDialogProps } from './delete-gig-dialog.tsx'
import type { GigPreviewProps } from './gig-preview.tsx'
import { gigCard } from './gig-card.tsx'
import { gigColumns } from './gig-columns.tsx'
import { GigFilters } from './gig-filters.tsx'
import { noGigs } from './no-gigs.tsx'
import { ViewSwitch } from './view-switch.tsx'

const DeleteGigDialog = deferred<DeleteGigDialogProps>(
  async () => (await import('./delete-gig-dialog.tsx')).DeleteGigDialog,
  () => null,
  ({ open }) => open,
)
const GigPreview = deferred<GigPreviewProps>(
  async () => (await import('./gig-preview.tsx')).GigPreview,
  () => null,
  ({ gigId }) => gigId !== undefined,
)

export interface GigsPanelProps {
  search: GigsSearch
  onSearch: OnSearch
  /** The element that takes focus once the focused row is removed. */
  headingRef: RefObject<HTMLElement | null>
}

const idOf = ({ id }: Gig) => id
const noRows: readonly Gig[] = []

/** The Gigs of a tab, filtered, sorted and paged by the server according to the address. */
export function GigsList({ search, onSearch, headingRef }: GigsPanelProps) {
  const list = useApiQuery(gigs.list, pageOfGigs(search), { keepPrevious: true })
  const total = list.data?.totalGig
  const api = useApi()
  const csv = useCsvExport(() => ({
    read: gigsReader(api, search),
    file: (rows) => ({
      name: csvFileName(
        'gigs',
        rows.flatMap(({ sessions }) => sessions.map(({ date }) => date)),
        search,
        now(),
      ),
      content: gigsCsv(rows, now()),
    }),
    truncatedMessage: 'The file holds the first 5,000 Gigs. Choose fewer days for the others.',
  }))
  const { page, isOutOfRange } = useClampedPage(list, { search, onSearch, pageSize, total })
  const [deletion, setDeletion] = useState<{ gig: Gig; open: boolean; isDeleted?: boolean }>()
  const navigate = useNavigate()
  const mayCancel = useIsOffered(gigs.cancel)
  const address = listOf(search)
  const preview = useCallback(({ id }: Gig) => onSearch({ gig: id }), [onSearch])
  // A phone's preview would cover the list as the Gig's page does.
  const hasPreview = !useMedia(belowTablet)
  const rowMenu = useCallback(
    (gig: Gig): RowMenuItem[] => [
      ...(hasPreview ? [{ label: 'Preview', icon: <EyeIcon />, onSelect: () => preview(gig) }] : []),
      ...rowActions(gig, { list: address, mayCancel }).map(({ id, label, href }): RowMenuItem => ({
        label,
        icon: actionIcons[id],
        ...((id === 'delete' || id === 'cancel') && { tone: 'danger' }),
        onSelect: () => (href === undefined ? setDeletion({ gig, open: true }) : void navigate(href)),
      })),
    ],
    [address, mayCancel, navigate, hasPreview, preview],
  )
  const rowHref = useCallback(({ id }: Gig) => gigPaths.details(id, { list: address }), [address])

  const table = list.data && !isOutOfRange ? { rows: list.data.gigs, total: list.data.totalGig } : undefined
  return (
    <Stack space={3}>
      <GigFilters
        search={search}
        onSearch={onSearch}
        count={total}
        searching={list.isPlaceholderData}
        actions={
          <>
            <ViewSwitch search={search} />
            <ExportButton csv={csv} total={total} />
          </>
        }
      />
      <ExportProgress things="Gigs" csv={csv} />
      <RefreshFailedAlert query={list} />
      <DataTable
        label="Gigs"
        stickyFirstColumn
        twoLines
        state={listState(list, {
          things: 'Gigs',
          list: table,
          skeletonRows: 8,
          empty: noGigs(search),
          onClearFilters: hasFilters(search) ? () => onSearch(noFilters) : undefined,
        })}
        columns={gigColumns}
        card={gigCard}
        getRowId={idOf}
        getRowName={gigTitle}
        rowHref={rowHref}
        rowMenu={rowMenu}
        onPreview={preview}
      />
      <GigPreview
        gigId={search.gig}
        rows={table?.rows ?? noRows}
        list={address}
        onShow={(gig) => onSearch({ gig }, { replace: true })}
        onClose={() => onSearch({ gig: undefined }, { closes: true })}
      />
      {total !== undefined && (
        <Pagination
          label="Pages of Gigs"
          page={page}
          pageSize={pageSize}
          total={total}
          href={(to) => gigsHref(search, { page: to })}
        />
      )}
      {deletion && (
        <DeleteGigDialog
          gig={deletion.gig}
          open={deletion.open}
          returnFocusRef={deletion.isDeleted ? headingRef : undefined}
          onClose={() => setDeletion({ ...deletion, open: false })}
          onDeleted={() => setDeletion({ ...deletion, open: false, isDeleted: true })}
          onStale={() => {
            setDeletion({ ...deletion, open: false })
            void list.refetch()
          }}
        />
      )}
    </Stack>
  )
}
