import { EmptyState } from '../EmptyState/index.ts'
import { type Column, DataTable, type DataState, type Selection, type Sorting } from './index.ts'

// Checked by the compiler, not run: wrong props must not compile.

interface Row {
  id: string
  name: string
}

const columns: readonly Column<Row>[] = [{ id: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => name }]
const getRowId = ({ id }: Row) => id
const getRowName = ({ name }: Row) => name
const selection: Selection<Row> = { selected: new Set(), onChange: () => undefined, actions: null }
const ready: DataState<Row> = { status: 'ready', data: [] }

export const right = (
  <>
    <DataTable<Row> label="Rows" columns={columns} getRowId={getRowId} state={{ status: 'loading' }} />
    <DataTable<Row>
      label="Rows"
      columns={columns}
      getRowId={getRowId}
      state={{ status: 'error', error: 'Failed to load rows', onRetry: () => undefined }}
    />
    <DataTable<Row>
      label="Rows"
      columns={columns}
      getRowId={getRowId}
      state={{ status: 'empty', empty: <EmptyState title="No rows yet" /> }}
    />
    <DataTable<Row>
      label="Rows"
      columns={columns}
      getRowId={getRowId}
      state={{ status: 'forbidden', error: 'You have no access', action: <a href="/">Home</a> }}
    />
    <DataTable
      label="Rows"
      columns={columns}
      getRowId={getRowId}
      getRowName={getRowName}
      state={ready}
      selection={selection}
      rowMenu={() => []}
      onPreview={() => undefined}
    />
  </>
)

export const wrong = (
  <>
    {/* @ts-expect-error -- loading without columns: the skeleton has no shape */}
    <DataTable<Row> label="Rows" getRowId={getRowId} state={{ status: 'loading' }} />
    <DataTable<Row>
      label="Rows"
      columns={columns}
      getRowId={getRowId}
      // @ts-expect-error -- an error without a way to try again
      state={{ status: 'error', error: 'Failed to load rows' }}
    />
    <DataTable<Row>
      label="Rows"
      columns={columns}
      getRowId={getRowId}
      // @ts-expect-error -- no access and a retry, which cannot help
      state={{ status: 'forbidden', error: 'You have no access', onRetry: () => undefined }}
    />
    {/* @ts-expect-error -- data while loading */}
    <DataTable<Row> label="Rows" columns={columns} getRowId={getRowId} state={{ status: 'loading', data: [] }} />
    {/* @ts-expect-error -- no match without a way out of the filters */}
    <DataTable<Row> label="Rows" columns={columns} getRowId={getRowId} state={{ status: 'no-match' }} />
    {/* @ts-expect-error -- empty without a text about it */}
    <DataTable<Row> label="Rows" columns={columns} getRowId={getRowId} state={{ status: 'empty' }} />
    {/* @ts-expect-error -- selection without ids */}
    <DataTable<Row> label="Rows" columns={columns} getRowName={getRowName} state={ready} selection={selection} />
    {/* @ts-expect-error -- selection without names to read out */}
    <DataTable<Row> label="Rows" columns={columns} getRowId={getRowId} state={ready} selection={selection} />
    {/* @ts-expect-error -- a menu without a name to read out */}
    <DataTable<Row> label="Rows" columns={columns} getRowId={getRowId} state={ready} rowMenu={() => []} />
    {/* @ts-expect-error -- the button of a preview needs the row's name */}
    <DataTable<Row> label="Rows" columns={columns} getRowId={getRowId} state={ready} onPreview={() => undefined} />
    {/* @ts-expect-error -- no name for the table */}
    <DataTable<Row> columns={columns} getRowId={getRowId} state={ready} />
    {/* @ts-expect-error -- looks are not given from outside */}
    <DataTable<Row> label="Rows" columns={columns} getRowId={getRowId} state={ready} className="mine" />
  </>
)

// @ts-expect-error -- the window says nothing about the room of a table
export const byWindow: Column<Row> = { id: 'a', header: 'A', cell: () => null, hideBelow: 'desktop' }

// @ts-expect-error -- the server sorts, but there is no handler
export const unheard: Sorting = { sorts: 'server', sort: undefined }
// @ts-expect-error -- an order that is stored in two places
export const doubled: Sorting = {
  sorts: 'table',
  initial: { column: 'name', direction: 'ascending' },
  sort: undefined,
  onChange: () => undefined,
}
