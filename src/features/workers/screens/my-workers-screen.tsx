import { useRef, useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import type { WorkerGroup } from '@/api/contract/schemas/worker.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Hidden } from '@/design-system/components/Hidden/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { Pagination } from '@/design-system/components/Pagination/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { deferred } from '@/design-system/lib/deferred.tsx'
import { TableIcon } from '@/design-system/icons/TableIcon.tsx'
import { UsersIcon } from '@/design-system/icons/UsersIcon.tsx'
import { favoritesPageSize } from '@/api/contract/schemas/worker.ts'
import { ExportButton, ExportProgress } from '@/shared/all-pages/reading-progress.tsx'
import { useCsvExport } from '@/shared/all-pages/use-csv-export.ts'
import { UnreadAlert } from '@/shared/query-view/read-failed-alert.tsx'
import { useFocusPlace } from '@/shared/use-focus-place.ts'
import { useRowFocus } from '@/shared/use-row-focus.ts'
import { useSearchState } from '@/shared/use-search-state.ts'
import { now } from '@/lib/clock.ts'
import { csvFileName } from '@/lib/csv.ts'
import { useGroups, useSaveGroup } from '../saved/data/use-groups.ts'
import { useSavedViews } from '../saved/data/use-saved-views.ts'
import { useSavedWorkers } from '../saved/data/use-saved-workers.ts'
import { workersReader } from '../saved/data/workers-reader.ts'
import {
  hasFilters,
  myWorkersHref,
  myWorkersSearch,
  noFilters,
  withKnownGroup,
} from '../saved/model/my-workers-search.ts'
import { workersCsv } from '../saved/model/workers-csv.ts'
import type { MyWorkersDialogsProps, OpenedDialog } from '../saved/parts/my-workers-dialogs.tsx'
import { GroupMenu } from '../saved/parts/group-menu.tsx'
import { type ChosenWorkers, type ListActions } from '../saved/parts/selection.ts'
import { SelectionActions } from '../saved/parts/selection-actions.tsx'
import { WorkerFilters } from '../saved/parts/worker-filters.tsx'
import { WorkersList } from '../saved/parts/workers-list.tsx'

const nobody: ChosenWorkers = new Map()

const Dialogs = deferred<MyWorkersDialogsProps>(
  async () => (await import('../saved/parts/my-workers-dialogs.tsx')).MyWorkersDialogs,
  () => null,
  ({ search, opened }) => opened !== undefined || search.worker !== undefined || search.compare !== undefined,
)

/** The workers saved for later Gigs (docs/product/my-workers.md). */
export function MyWorkersScreen() {
  const api = useApi()
  const [asked, setSearch] = useSearchState(myWorkersSearch)
  const groups = useGroups()
  const search = withKnownGroup(asked, groups.data)
  const saved = useSavedWorkers(search, setSearch)
  const saveGroup = useSaveGroup()
  const views = useSavedViews()
  const [chosen, setChosen] = useState(nobody)
  const [opened, setOpened] = useState<OpenedDialog>()
  const root = useRef<HTMLElement>(null)
  const keepFocusAt = useRowFocus(root)
  const viewsButton = useRef<HTMLButtonElement>(null)
  const keepFocusAtViews = useFocusPlace(viewsButton)
  const csv = useCsvExport(() => ({
    read: workersReader(api, search),
    file: (rows) => ({ name: csvFileName('workers', [], {}, now()), content: workersCsv(rows) }),
    truncatedMessage: 'The file holds the first 5,000 workers. Use the filters for the others.',
  }))

  const ids = [...chosen.keys()]
  const group = groups.data?.find(({ id }) => id === search.group)
  const endSelection = () => {
    keepFocusAt(ids)
    setChosen(nobody)
  }
  const changeMembers = ({ id }: WorkerGroup, change: { addWorkerIds: string[] } | { removeWorkerIds: string[] }) =>
    saveGroup.mutate({ body: { id, ...change } }, { onSuccess: endSelection })
  const actions: ListActions = {
    chosen,
    onChoose: setChosen,
    isSaved: saved.isSaved,
    remove: (worker) => {
      setChosen(new Map([...chosen].filter(([id]) => id !== worker.id)))
      saved.remove(worker)
    },
    takeBack: saved.takeBack,
    hrefOf: ({ id }) => myWorkersHref(search, { worker: id }),
  }
  const isCards = search.view === 'cards'
  const { total } = saved
  return (
    <>
      <PageHeader
        title="My Workers"
        // Beside the filters it would move them to another line.
        actions={
          group === undefined || groups.data === undefined ? undefined : (
            <GroupMenu
              key={group.id}
              group={group}
              groups={groups.data}
              onDeleted={() => {
                keepFocusAtViews()
                setSearch({ group: undefined, page: 1 })
              }}
            />
          )
        }
      />
      <Stack ref={root} space={3}>
        <WorkerFilters
          search={search}
          onSearch={setSearch}
          count={total}
          searching={saved.list.isPlaceholderData}
          rows={saved.data?.rows ?? []}
          groups={groups.data}
          actions={
            <>
              <Button ref={viewsButton} variant="outline" size="sm" onClick={() => setOpened({ kind: 'views' })}>
                Saved views
              </Button>
              {/* A phone shows cards in either case. */}
              <Hidden below="tablet">
                <ButtonLink
                  variant="outline"
                  size="sm"
                  icon={isCards ? <TableIcon /> : <UsersIcon />}
                  href={myWorkersHref(search, { view: isCards ? 'table' : 'cards' })}
                >
                  {isCards ? 'Table' : 'Cards'}
                </ButtonLink>
              </Hidden>
              <ExportButton csv={csv} total={total} />
            </>
          }
        />
        {saved.data && (
          <UnreadAlert role="status" query={groups}>
            Your groups could not be loaded. The list below is complete.
          </UnreadAlert>
        )}
        <ExportProgress things="workers" csv={csv} />
        <WorkersList
          view={search.view}
          saved={saved}
          actions={actions}
          onClearSelection={endSelection}
          onClearFilters={hasFilters(search) ? () => setSearch(noFilters) : undefined}
          bulkActions={
            <SelectionActions
              ids={ids}
              groups={groups.data}
              group={group}
              onInvite={() => setOpened({ kind: 'invite', workers: [...chosen.values()], from: 'selection' })}
              onCompare={() => setSearch({ compare: ids })}
              onNewGroup={() => setOpened({ kind: 'new-group' })}
              onAdd={(to) => changeMembers(to, { addWorkerIds: ids })}
              onRemoveFrom={(from) => changeMembers(from, { removeWorkerIds: ids })}
            />
          }
        />
        {total !== undefined && total > favoritesPageSize && (
          <Pagination
            label="Pages of saved workers"
            page={saved.page}
            pageSize={favoritesPageSize}
            total={total}
            href={(to) => myWorkersHref(search, { page: to })}
          />
        )}
      </Stack>
      <Dialogs
        search={search}
        onSearch={setSearch}
        actions={actions}
        chosen={chosen}
        groups={groups.data ?? []}
        views={views}
        opened={opened}
        onOpen={setOpened}
        onSelectionDone={endSelection}
        onFocusRows={keepFocusAt}
      />
    </>
  )
}
