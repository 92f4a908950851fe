import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from './index.ts'

const body = (
  <TableBody>
    <TableRow>
      <TableHeaderCell scope="row">Basic</TableHeaderCell>
      <TableCell align="end">₦5,000.00</TableCell>
    </TableRow>
  </TableBody>
)

const fees = (
  <>
    <TableHead sticky>
      <TableRow>
        <TableHeaderCell>Plan</TableHeaderCell>
        <TableHeaderCell align="end">Price</TableHeaderCell>
      </TableRow>
    </TableHead>
    {body}
  </>
)

describe('Table', () => {
  it('is named by its label, and its headers head columns and rows', () => {
    render(<Table label="Fees">{fees}</Table>)
    const table = screen.getByRole('table', { name: 'Fees' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Plan', 'Price'])
    expect(within(table).getByRole('rowheader', { name: 'Basic' })).toHaveAttribute('scope', 'row')
    expect(within(table).getByRole('cell', { name: '₦5,000.00' })).toBeInTheDocument()
  })

  it('passes other attributes to its root', () => {
    render(
      <Table label="Fees" data-testid="root">
        {fees}
      </Table>,
    )
    expect(screen.getByTestId('root')).toHaveAttribute('data-component', 'Table')
  })

  describe('that is wider than its place', () => {
    const sizes = { scrollWidth: 900, clientWidth: 300 }
    let measure: () => void = () => undefined

    beforeEach(() => {
      vi.stubGlobal(
        'ResizeObserver',
        class {
          constructor(callback: () => void) {
            measure = callback
          }
          observe() {
            measure()
          }
          disconnect() {}
        },
      )
      for (const name of ['scrollWidth', 'clientWidth'] as const) {
        vi.spyOn(Element.prototype, name, 'get').mockImplementation(() => sizes[name])
      }
    })

    afterEach(() => {
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
    })

    it('is a named region that Tab reaches, and marks the sides with hidden content', async () => {
      render(<Table label="Fees">{fees}</Table>)
      const region = await screen.findByRole('region', { name: 'Fees' })
      await userEvent.tab()
      expect(region).toHaveFocus()
      expect(region).toHaveAttribute('data-more-end')
      expect(region).not.toHaveAttribute('data-more-start')
      region.scrollLeft = 600
      region.dispatchEvent(new Event('scroll'))
      expect(region).not.toHaveAttribute('data-more-end')
      expect(region).toHaveAttribute('data-more-start')
    })
  })

  it.each<[string, ReactNode, string]>([
    [
      'a cell outside a row',
      <TableCell key="x">1</TableCell>,
      'TableCell: it stands outside a table. Put it into a TableRow.',
    ],
    [
      'a row directly in a table',
      <Table key="x" label="Fees">
        <TableRow>{null}</TableRow>
      </Table>,
      'TableRow: it stands in a table. Put it into a TableHead or a TableBody.',
    ],
    [
      'a section in a row',
      <Table key="x" label="Fees">
        <TableBody>
          <TableRow>{body}</TableRow>
        </TableBody>
      </Table>,
      'TableBody: it stands in a row. Put it directly into a Table.',
    ],
    [
      'an empty label',
      <Table key="x" label=" ">
        {fees}
      </Table>,
      'Table: `label` is empty. Say what the table lists, for instance "Transactions".',
    ],
  ])('does not let pass %s', (_case, element, message) => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(element)).toThrow(message)
    silent.mockRestore()
  })
})
