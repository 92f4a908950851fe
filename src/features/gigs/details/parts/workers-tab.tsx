import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { mostMessaged } from '@/api/contract/limits.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { workReview } from '@/api/contract/endpoints/work-review.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { DataTable, type RowMenuItem, type Sort } from '@/design-system/components/DataTable/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Skeleton } from '@/design-system/components/Skeleton/index.ts'
import { Spread } from '@/design-system/components/Spread/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { NoWorkersIllustration } from '@/shared/illustrations/no-workers-illustration.tsx'
import { useClosedWithTab } from '@/shared/lazy-panel.tsx'
import { listState } from '@/shared/list-view/list-state.tsx'
import { personName } from '@/shared/people-looks.ts'
import { listWorkers, workerHref, workerSearch, type WorkerSort, workerSorts } from '@/shared/people/worker-search.ts'
import { isMissing } from '@/shared/work-review/place-sessions.ts'
import { placeActions } from '@/shared/work-review/place-actions.ts'
import { mostAtOnce, useBulkApproval } from '../data/use-bulk-approval.ts'
import { RefreshFailedAlert } from '@/shared/query-view/refresh-failed-alert.tsx'
import { useRowFocus } from '@/shared/use-row-focus.ts'
import { useSearchState } from '@/shared/use-search-state.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { now } from '@/lib/clock.ts'
import { isAbsentPlace } from '@/rules/check-ins.ts'
import { formatNumber } from '@/lib/format-number.ts'
import type { GigPage } from '../data/use-gig-page.ts'
import { useWorkerGigs } from '../data/use-people.ts'
import { gigHref } from '../model/gig-search.ts'
import { leftOutLine, messageLabel } from '../model/message-copy.ts'
import { count, isEnded, isPosted } from '../../model/gig-copy.ts'
import { PlanBCard } from './plan-b-card.tsx'
import { type OpenPlaceDialog, PlaceDialogs } from './place-dialogs.tsx'
import { workerColumns } from './worker-columns.tsx'
import { listedStates, WorkerStates } from './worker-states.tsx'

const idOf = ({ id }: WorkerGig) => id
const nameOf = ({ worker }: WorkerGig) => personName(worker)
const nobody: ReadonlySet<string> = new Set()
/** What the dialogs about hired places send. */
const dialogCalls = [gigPeople.message, gigPeople.cancelHire, workReview.approve, workReview.raiseDispute]

/** The hired workers: who is there, what waits for a review, and what they cost (docs/product/gig-details.md#workers). */
export function WorkersTab({ gig, search }: Pick<GigPage, 'gig' | 'search'>) {
  const query = useWorkerGigs(gig)
  const navigate = useNavigate()
  const [selected, setSelected] = useState(nobody)
  const [dialog, setDialog] = useState<OpenPlaceDialog>()
  useClosedWithTab(() => setDialog(undefined), { calls: dialogCalls })
  const approval = useBulkApproval()
  const root = useRef<HTMLElement>(null)
  const keepFocusAt = useRowFocus(root)
  const [order, setOrder] = useSearchState(workerSearch)
  const places = query.data?.rows ?? []
  const rows = listWorkers(places, order, (place) => isMissing(place, gig, now()))
  const states = query.data === undefined ? [] : listedStates(places, order.state)
  const actionsOf = (place: WorkerGig) => placeActions(place, gig, now())
  const reachable = rows.filter((place) => actionsOf(place).canMessage)
  const leftOut = leftOutLine(rows.filter(({ status }) => status === 'paid' || status === 'cancelled').map(nameOf))
  const chosen = reachable.filter(({ id }) => selected.has(id))
  const replacing = placeToFill(gig, places)
  const planB = useRef<HTMLDivElement>(null)
  const showPlanB = useShownLater(planB)
  const profileOf = ({ id }: WorkerGig) => workerHref(gig.id, id, order)
  const reportOf = (place: WorkerGig) => {
    const session = actionsOf(place).absentFrom
    return session && (() => setDialog({ kind: 'noShow', place, session }))
  }

  const menuOf = (place: WorkerGig): readonly RowMenuItem[] => {
    const { canMessage, canCancel } = actionsOf(place)
    const report = reportOf(place)
    return [
      { label: 'View worker', onSelect: () => void navigate(profileOf(place)) },
      ...(canMessage ? [{ label: 'Message', onSelect: () => setDialog({ kind: 'message', places: [place] }) }] : []),
      ...(report === undefined ? [] : [{ label: 'Report no-show', tone: 'danger' as const, onSelect: report }]),
      ...(canCancel
        ? [{ label: 'Cancel hire', tone: 'danger' as const, onSelect: () => setDialog({ kind: 'cancel', place }) }]
        : []),
    ]
  }

  return (
    <Stack ref={root} space={4}>
      <RefreshFailedAlert query={query} />
      {replacing !== undefined && (
        <div ref={planB}>
          <PlanBCard gig={gig} reason={replacing} />
        </div>
      )}
      {query.data === undefined && query.error === null && gig.workersHired > 1 && !isEnded(gig) && (
        // As high as what stands above the list once it is read, so that the list keeps its place.
        <Inline justify="end">
          <Skeleton>
            <Button size="sm">{`Message all ${gig.workersHired}`}</Button>
          </Skeleton>
        </Inline>
      )}
      {(states.length > 0 || reachable.length > 1) && (
        <Spread wrap space={3} align="start">
          <WorkerStates
            places={places}
            states={states}
            state={order.state}
            onChange={(state) => {
              setSelected(nobody)
              setOrder({ state })
            }}
          />
          {reachable.length > 1 && (
            <Inline space={3}>
              {leftOut !== undefined && (
                <Text size="caption" tone="muted">
                  {leftOut}
                </Text>
              )}
              <WriteButton
                size="sm"
                variant="outline"
                onClick={() => setDialog({ kind: 'message', places: reachable.slice(0, mostMessaged) })}
              >
                {messageLabel(reachable.length, rows.length)}
              </WriteButton>
            </Inline>
          )}
        </Spread>
      )}
      <DataTable
        label="Workers"
        twoLines
        columns={workerColumns(gig, query.data?.rows, profileOf, reportOf)}
        getRowId={idOf}
        getRowName={nameOf}
        rowHref={profileOf}
        rowMenu={menuOf}
        selection={{
          selected,
          onChange: (event) => setSelected(event.selected),
          isSelectable: (place) => actionsOf(place).canMessage,
          actions: <SelectionActions chosen={chosen} onOpen={setDialog} />,
        }}
        sorting={{
          sorts: 'server',
          sort: order.sort && sortOf(order.sort),
          onChange: ({ sort }) => setOrder({ sort: workerSortOf(sort) }),
        }}
        state={listState(query, {
          things: 'workers',
          list: query.data && { rows, total: order.state === undefined ? query.data.total : rows.length },
          skeletonRows: 4,
          empty: <NobodyHired gig={gig} search={search} />,
          onClearFilters: order.state === undefined ? undefined : () => setOrder({ state: undefined }),
        })}
      />
      <PlaceDialogs
        gig={gig}
        dialog={dialog}
        approval={approval}
        onClose={() => setDialog(undefined)}
        onDone={() => {
          // The button of the selection that opened the dialog goes with the selection.
          if (dialog?.kind === 'approve') keepFocusAt(dialog.places.map(idOf))
          else showPlanB()
          setSelected(nobody)
        }}
      />
    </Stack>
  )
}

/**
 * For an element that a press far below it lets appear above: a long list stays where it is while something is inserted above it.
 * @returns to be called in the handler of the press
 */
function useShownLater(element: RefObject<HTMLElement | null>): () => void {
  const stop = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    if (stop.current === undefined || element.current === null) return
    stop.current()
    element.current.scrollIntoView({ block: 'nearest' })
  })
  useLayoutEffect(() => () => stop.current?.(), [])
  return () => {
    stop.current?.()
    // What the person does next ends the waiting.
    const end = () => {
      stop.current = undefined
      globalThis.removeEventListener('pointerdown', end, true)
      globalThis.removeEventListener('keydown', end, true)
    }
    stop.current = end
    globalThis.addEventListener('pointerdown', end, true)
    globalThis.addEventListener('keydown', end, true)
  }
}

/** Which place is to be filled again: an absent worker's, else one whose hire ended; undefined when none is, or nobody can be hired. */
function placeToFill({ hiring }: Gig, places: readonly WorkerGig[]): string | undefined {
  if (!hiring || hiring.freePlaces === 0) return undefined
  const absent = places.find(isAbsentPlace)
  if (absent !== undefined) return `${personName(absent.worker)} was reported absent. Ask the next one.`
  // The place of a hire that ended because another worker came is taken by that one, and those of earlier hires by the workers who came since.
  const [left, ...others] = places
    .filter(({ status, cancelReason }) => status === 'cancelled' && cancelReason !== 'replaced')
    .slice(0, hiring.freePlaces)
  if (left === undefined) return undefined
  return others.length === 0
    ? `The hire of ${personName(left.worker)} was cancelled. Ask the next one.`
    : `${others.length + 1} hires were cancelled. Ask the next one.`
}

/** The order of the address as the table shows it: the columns have its names. */
const sortOf = (sort: WorkerSort): Sort => ({
  column: sort.replace('-', ''),
  direction: sort.startsWith('-') ? 'descending' : 'ascending',
})
const workerSortOf = (sort: Sort) =>
  workerSorts.find((known) => sortOf(known).column === sort.column && sortOf(known).direction === sort.direction)

interface SelectionActionsProps {
  chosen: readonly WorkerGig[]
  onOpen: (dialog: OpenPlaceDialog) => void
}

function SelectionActions({ chosen, onOpen }: SelectionActionsProps) {
  const submitted = chosen.filter(({ status }) => status === 'task_submitted')
  return (
    <>
      {submitted.length > 0 && (
        <WriteButton
          size="sm"
          unavailableReason={submitted.length > mostAtOnce ? `Approve at most ${mostAtOnce} at a time.` : undefined}
          onClick={() => onOpen({ kind: 'approve', places: submitted })}
        >
          {submitted.length === chosen.length
            ? 'Approve selected'
            : `Approve the ${formatNumber(submitted.length)} submitted`}
        </WriteButton>
      )}
      <Button size="sm" variant="outline" onClick={() => onOpen({ kind: 'message', places: chosen })}>
        Message
      </Button>
    </>
  )
}

function NobodyHired({ gig, search }: Pick<GigPage, 'gig' | 'search'>) {
  return (
    <EmptyState
      title="Nobody hired yet"
      illustration={<NoWorkersIllustration />}
      action={
        isEnded(gig) || !isPosted(gig) ? undefined : (
          <ButtonLink variant="outline" href={gigHref(gig.id, search, { tab: 'applicants' })}>
            Review applicants
          </ButtonLink>
        )
      }
    >
      {gig.workersNeeded
        ? `${count(gig.workersNeeded, 'place')} to fill. Whoever you hire will appear here.`
        : 'Whoever you hire will appear here.'}
    </EmptyState>
  )
}
