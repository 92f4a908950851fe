import { useMemo, useRef } from 'react'
import { useAnnouncement } from '../../lib/announcer.ts'
import { useDisplay } from '../../lib/display-provider.tsx'
import { useMedia } from '../../lib/use-media.ts'
import { belowTablet } from '../../styles/media.ts'
import { BulkBar } from './BulkBar.tsx'
import { type DataTableProps } from './data-table-props.ts'
import * as styles from './DataTable.css.ts'
import { DataTableBody } from './DataTableBody.tsx'
import { type RowParts } from './row-parts.ts'
import { type DataState, type DataTableLabels, defaultLabels } from './types.ts'
import { useFocusFallback } from './use-focus-fallback.ts'
import { useSelection } from './use-selection.ts'
import { useSorting } from './use-sorting.ts'

const noRows: readonly never[] = []
const unnamed = () => ''

/**
 * A list of records with its states (loading, error, empty, no match), sorting, selection and a menu per row. On phones it is a list of
 * cards; beyond a hundred rows it renders only the visible ones. A table that only shows a few values is a `Table`.
 */
export function DataTable<T>({
  state,
  columns,
  getRowId,
  getRowName = unnamed,
  rowHref,
  rowMenu,
  onPreview,
  sorting,
  card,
  cardFrame,
  selection,
  label,
  showLabel = false,
  density: ownDensity,
  twoLines = false,
  height = 'page',
  stickyFirstColumn = false,
  locale = 'en',
  labels: ownLabels,
  ...rest
}: DataTableProps<T>) {
  const labels = useMemo(() => ({ ...defaultLabels, ...ownLabels }), [ownLabels])
  const display = useDisplay()
  const density = ownDensity ?? display.density
  const root = useRef<HTMLDivElement>(null)
  const isPhone = useMedia(belowTablet)
  const keepFocus = useFocusFallback(root, state.status)
  useAnnouncement(loadingAnnouncement(state, label, labels))

  const data = state.status === 'ready' ? state.data : noRows
  const [rows, order] = useSorting({ rows: data, columns, sorting, locale, say: labels.sorted })
  const choice = useSelection(rows, getRowId, selection)
  const toggle = choice?.toggle
  const isSelectable = selection?.isSelectable
  const parts = useMemo<RowParts<T>>(
    () => ({
      columns,
      getRowId,
      getRowName,
      rowHref,
      rowMenu,
      onPreview,
      toggle,
      isSelectable,
      card,
      cardFrame,
      labels,
    }),
    [columns, getRowId, getRowName, rowHref, rowMenu, onPreview, toggle, isSelectable, card, cardFrame, labels],
  )
  const clear = () => {
    keepFocus()
    choice?.clear()
  }
  return (
    // Takes focus by script only, when the focused element was removed: the button of an error, the bulk bar.
    <div
      {...rest}
      ref={root}
      tabIndex={-1}
      data-component="DataTable"
      className={styles.root}
      aria-busy={state.status === 'loading' || undefined}
    >
      <DataTableBody
        state={state}
        rows={rows}
        parts={parts}
        order={order}
        choice={choice}
        look={{ label, showLabel, density, twoLines, height, stickyFirstColumn }}
        isPhone={isPhone}
        onLeave={keepFocus}
      />
      {selection === undefined || choice === undefined || choice.selected.size === 0 ? null : (
        <BulkBar
          count={choice.selected.size}
          elsewhere={choice.elsewhere}
          actions={selection.actions}
          onClear={clear}
          labels={labels}
        />
      )}
    </div>
  )
}

function loadingAnnouncement<T>(state: DataState<T>, label: string, labels: DataTableLabels): string | undefined {
  if (state.status === 'loading') return labels.loading(label)
  return state.status === 'no-match' ? labels.noMatch : undefined
}
