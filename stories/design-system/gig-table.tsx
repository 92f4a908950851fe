import { useState } from 'react'
import { fn } from 'storybook/test'
import { Button } from '@/design-system/components/Button/index.ts'
import { type DataState, DataTable, type DataTableProps } from '@/design-system/components/DataTable/index.ts'
import { CheckCircleIcon } from '@/design-system/icons/CheckCircleIcon.tsx'
import { TrashIcon } from '@/design-system/icons/TrashIcon.tsx'
import { gigColumns, type SampleGig, sampleGigs } from './sample-gigs.tsx'

const onOpen = fn()
export const onDelete = fn()

export const ready = (count: number, refreshing = false): DataState<SampleGig> => ({
  status: 'ready',
  data: sampleGigs(count),
  refreshing,
})

const rowMenu = ({ name }: SampleGig) => [
  { label: 'Open', icon: <CheckCircleIcon />, onSelect: () => void onOpen(name) },
  { label: 'Delete Gig', icon: <TrashIcon />, tone: 'danger' as const, onSelect: () => void onDelete(name) },
]

const bulkActions = (
  <>
    <Button variant="soft" size="sm">
      Shortlist
    </Button>
    <Button variant="soft" tone="danger" size="sm">
      Decline
    </Button>
  </>
)

type Props = DataTableProps<SampleGig>

/** A table with controlled selection, a menu and a link in each row. */
export function GigTable({
  selected: initial,
  ...props
}: Partial<Omit<Props, 'selection' | 'rowMenu'>> & { selected?: readonly string[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(initial))
  return (
    <DataTable<SampleGig>
      label="Gigs"
      columns={gigColumns}
      state={ready(6)}
      getRowId={({ id }) => id}
      getRowName={({ name }) => name}
      rowHref={({ id }) => `#${id}`}
      sorting={{ sorts: 'table', initial: { column: 'date', direction: 'descending' } }}
      {...props}
      rowMenu={rowMenu}
      selection={{
        selected,
        onChange: (event) => setSelected(event.selected),
        actions: bulkActions,
        isSelectable: ({ state }) => state !== 'cancelled',
      }}
    />
  )
}
