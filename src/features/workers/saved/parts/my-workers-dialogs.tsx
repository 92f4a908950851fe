import type { WorkerGroup, WorkerProfile } from '@/api/contract/schemas/worker.ts'
import { InviteToGigDialog } from './invite-to-gig-dialog.tsx'
import type { useSavedViews } from '../data/use-saved-views.ts'
import { compared, myWorkersHref, type MyWorkersSearch, type OnSearch } from '../model/my-workers-search.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { GroupDialog } from './group-dialog.tsx'
import type { ChosenWorkers, ListActions } from './selection.ts'
import { ViewsDialog } from './views-dialog.tsx'
import { WorkerPanel } from './worker-panel.tsx'

/** What the page opens besides what its address says. */
export type OpenedDialog =
  | { readonly kind: 'new-group' | 'views' }
  | { readonly kind: 'invite'; readonly workers: readonly WorkerProfile[]; readonly from: 'selection' | 'panel' }

export interface MyWorkersDialogsProps {
  search: MyWorkersSearch
  onSearch: OnSearch
  actions: ListActions
  chosen: ChosenWorkers
  groups: readonly WorkerGroup[]
  views: ReturnType<typeof useSavedViews>
  opened: OpenedDialog | undefined
  onOpen: (dialog: OpenedDialog | undefined) => void
  /** Ends the selection, which was invited or put into a group. */
  onSelectionDone: () => void
  /** Focuses the row of one of these workers, where what had the focus is gone. */
  onFocusRows: (ids: readonly string[]) => void
}

/** The dialogs of My Workers and the panel of one worker. */
export function MyWorkersDialogs(props: MyWorkersDialogsProps) {
  const { search, onSearch, actions, chosen, groups, views, opened, onOpen, onSelectionDone, onFocusRows } = props
  const close = () => onOpen(undefined)
  const comparedIds = (search.compare?.length ?? 0) >= compared.fewest ? search.compare : undefined
  return (
    <>
      <WorkerPanel
        workerId={search.worker}
        actions={actions}
        onClose={() => onSearch({ worker: undefined }, { closes: true })}
        onInvite={(worker) => onOpen({ kind: 'invite', workers: [worker], from: 'panel' })}
      />
      {comparedIds !== undefined && (
        <CompareDialog
          ids={comparedIds}
          onChange={(next) => onSearch({ compare: next && [...next] }, { closes: next === undefined })}
          hrefOf={({ id }) => myWorkersHref(search, { compare: undefined, worker: id })}
        />
      )}
      {opened?.kind === 'invite' && (
        <InviteToGigDialog
          open
          workers={opened.workers}
          onClose={() => {
            // The button that opened it went with the selection, or with a panel that was closed in the meantime.
            const isGone = opened.from === 'selection' ? chosen.size === 0 : search.worker === undefined
            if (isGone) onFocusRows(opened.workers.map(({ id }) => id))
            close()
          }}
          {...(opened.from === 'selection' && { onInvited: onSelectionDone })}
        />
      )}
      {opened?.kind === 'new-group' && (
        <GroupDialog
          open
          groups={groups}
          workerIds={[...chosen.keys()]}
          onClose={close}
          onSaved={() => {
            onSelectionDone()
            close()
          }}
        />
      )}
      {opened?.kind === 'views' && <ViewsDialog search={search} saved={views} onClose={close} />}
    </>
  )
}
