import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { DataTable, type Sort } from '@/design-system/components/DataTable/index.ts'
import '@/design-system/styles/global.css.ts'
import { gigColumns, type SampleGig, sampleGigs } from '../design-system/sample-gigs.tsx'

// The page that scripts/measure-table.mjs opens: the same rows as a DataTable and as a table of plain elements, both sorted by React.

const href = ({ id }: SampleGig) => `#${id}`
const getRowId = ({ id }: SampleGig) => id

/** What one would write without a design system: every row, the same cells, a press on a header sorts. */
function PlainTable({ rows }: { rows: readonly SampleGig[] }) {
  const [sort, setSort] = useState<Sort>()
  const column = gigColumns.find(({ id }) => id === sort?.column)
  const by = column?.sortBy
  const sorted =
    typeof by !== 'function'
      ? rows
      : rows.toSorted((a, b) => {
          const [x, y] = [by(a) ?? '', by(b) ?? '']
          return (x < y ? -1 : x > y ? 1 : 0) * (sort?.direction === 'descending' ? -1 : 1)
        })
  return (
    <table>
      <thead>
        <tr>
          {gigColumns.map(({ id, header }) => (
            <th key={id} scope="col">
              <button
                type="button"
                onClick={() =>
                  setSort({ column: id, direction: sort?.direction === 'ascending' ? 'descending' : 'ascending' })
                }
              >
                {header}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
          <tr key={row.id} data-row={row.id}>
            {gigColumns.map((column) => (
              <td key={column.id}>
                {column.rowHeader ? <a href={href(row)}>{column.cell(row)}</a> : column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const kinds = {
  plain: (rows: readonly SampleGig[]) => <PlainTable rows={rows} />,
  data: (rows: readonly SampleGig[]) => (
    <DataTable
      label="Gigs"
      columns={gigColumns}
      state={{ status: 'ready', data: rows }}
      getRowId={getRowId}
      rowHref={href}
      sorting={{ sorts: 'table' }}
    />
  ),
}
export type Kind = keyof typeof kinds

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** Until what was asked for is on the screen: the frame in which it is drawn has ended. */
async function drawn(isThere: () => boolean): Promise<void> {
  do await frame()
  while (!isThere())
  await new Promise((resolve) => setTimeout(resolve))
}

const firstRow = () => document.querySelector('[data-row]')

async function timed(begin: () => void, isThere: () => boolean): Promise<number> {
  const begun = performance.now()
  begin()
  await drawn(isThere)
  return performance.now() - begun
}

/** Scrolls by the same steps, one each frame, and gives every frame's length in ms. */
async function scroll(steps: number, distance: number): Promise<number[]> {
  const frames: number[] = []
  let last = await frame()
  for (let step = 1; step <= steps; step += 1) {
    globalThis.scrollTo(0, step * distance)
    const now = await frame()
    frames.push(now - last)
    last = now
  }
  return frames
}

/** One round: first render, sort, scroll, in ms; and how many elements there are. */
async function round(kind: Kind, count: number) {
  const element = document.querySelector('#root')
  if (element === null) throw new Error('There is no root.')
  const rows = sampleGigs(count)
  const root = createRoot(element)
  const render = await timed(
    () => root.render(kinds[kind](rows)),
    () => firstRow() !== null,
  )
  const elements = document.querySelectorAll('#root *').length
  const before = firstRow()?.getAttribute('data-row')
  const header = [...document.querySelectorAll('th button')].find((button) => button.textContent === 'Worker')
  if (!(header instanceof HTMLElement)) throw new Error('There is nothing to sort by.')
  const sort = await timed(
    () => header.click(),
    () => firstRow()?.getAttribute('data-row') !== before,
  )
  const frames = await scroll(120, 400)
  globalThis.scrollTo(0, 0)
  root.unmount()
  await frame()
  return {
    render,
    sort,
    elements,
    scroll: frames.reduce((sum, length) => sum + length, 0),
    longestFrame: Math.max(...frames),
  }
}

Object.assign(globalThis, { measureTable: round })
