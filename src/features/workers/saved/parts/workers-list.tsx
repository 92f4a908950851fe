import type { WorkerProfile } from '@/api/contract/schemas/worker.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { BulkBar, DataTable } from '@/design-system/components/DataTable/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { listState } from '@/shared/list-view/list-state.tsx'
import { personName } from '@/shared/people-looks.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { RefreshFailedAlert } from '@/shared/query-view/refresh-failed-alert.tsx'
import { wrapInCard } from '@/shared/query-view/wrap-in-card.tsx'
import type { SavedWorkers } from '../data/use-saved-workers.ts'
import { NoWorkers } from './no-workers.tsx'
import { chosenOf, type ListActions } from './selection.ts'
import { WorkerCards, WorkerCardsSkeleton } from './worker-cards.tsx'
import { workerColumns } from './worker-columns.tsx'

interface WorkersListProps {
  view: 'cards' | 'table'
  saved: SavedWorkers
  actions: ListActions
  /** The buttons for the chosen workers. */
  bulkActions: React.ReactNode
  onClearSelection: () => void
  /** Clears the filters; undefined without any. */
  onClearFilters: (() => void) | undefined
}

const idOf = ({ id }: WorkerProfile) => id
const nameOf = (worker: WorkerProfile) => personName(worker)

/** The saved workers of a page, as cards or as a table, with what can be done with the chosen ones. */
export function WorkersList({ view, saved, actions, bulkActions, onClearSelection, onClearFilters }: WorkersListProps) {
  const { list, data } = saved
  const { chosen, onChoose } = actions
  if (view === 'table') {
    return (
      <>
        <RefreshFailedAlert query={list} />
        <DataTable
          label="Saved workers"
          twoLines
          columns={workerColumns(actions)}
          getRowId={idOf}
          getRowName={nameOf}
          rowHref={actions.hrefOf}
          selection={{
            selected: new Set(chosen.keys()),
            onChange: ({ selected }) => onChoose(chosenOf(selected, chosen, data?.rows ?? [])),
            isSelectable: actions.isSaved,
            actions: bulkActions,
          }}
          state={listState(list, {
            things: 'saved workers',
            list: data,
            skeletonRows: 8,
            empty: <NoWorkers />,
            onClearFilters,
          })}
        />
      </>
    )
  }
  const shown = { ...list, data }
  const elsewhere = [...chosen.keys()].filter((id) => !data?.rows.some((row) => row.id === id)).length
  return (
    <>
      <QueryView
        query={shown}
        things="saved workers"
        skeleton={<WorkerCardsSkeleton />}
        failureFrame={wrapInCard}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Card>{onClearFilters ? <NoMatch onClear={onClearFilters} /> : <NoWorkers />}</Card>}
      >
        {({ rows }) => <WorkerCards rows={rows} actions={actions} />}
      </QueryView>
      {chosen.size > 0 && (
        <BulkBar count={chosen.size} elsewhere={elsewhere} actions={bulkActions} onClear={onClearSelection} />
      )}
    </>
  )
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <Stack space={0}>
      <EmptyState
        title="No results match your filters"
        action={
          <Button variant="outline" onClick={onClear}>
            Clear filters
          </Button>
        }
      />
    </Stack>
  )
}
