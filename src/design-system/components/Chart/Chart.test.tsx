import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Chart, type PartsData, type SeriesData } from './index.ts'
import { barPath, linePath } from './plot/shapes.tsx'

const naira = (value: number) => `₦${value}`

const data: SeriesData = {
  categoryLabel: 'Month',
  categories: ['Jan', 'Feb', 'Mar'],
  series: [
    { id: 'paid', label: 'Paid', values: [100, 250, null] },
    { id: 'held', label: 'Held', values: [0, 20, 30] },
  ],
}

const parts: PartsData = {
  partLabel: 'Craft',
  valueLabel: 'Spent',
  parts: [
    { id: 'dj', label: 'DJs', value: 75 },
    { id: 'host', label: 'Hostesses', value: 25 },
  ],
}

describe('Chart', () => {
  it('is a figure with a name and a text summary', () => {
    render(<Chart title="Spent per month" kind="bars" data={data} formatValue={naira} />)
    const figure = screen.getByRole('figure', { name: 'Spent per month' })
    expect(figure).toHaveAccessibleDescription(
      /^3 values, from Jan to Mar\. Paid: lowest ₦100 \(Jan\), highest ₦250 \(Feb\)\./,
    )
  })

  it('shows the same data as a table, and returns to the chart', async () => {
    render(<Chart title="Spent per month" kind="lines" data={data} formatValue={naira} />)
    await userEvent.click(screen.getByRole('button', { name: 'Show table' }))
    const table = screen.getByRole('table', { name: 'Spent per month' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Month', 'Paid', 'Held'])
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['MonthPaidHeld', 'Jan₦100₦0', 'Feb₦250₦20', 'Mar—Not provided₦30'])
    expect(within(table).getByRole('rowheader', { name: 'Feb' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Show chart' }))
    expect(screen.queryByRole('table')).toBeNull()
    expect(await screen.findByRole('slider')).toBeInTheDocument()
  })

  it('moves through the values by keyboard, announces each, and stops at the ends', async () => {
    const { container } = render(<Chart title="Spent per month" kind="bars" data={data} formatValue={naira} />)
    const walker = await screen.findByRole('slider', { name: 'Values of Spent per month' })
    expect(walker).toHaveAttribute('aria-valuetext', 'Jan, Paid ₦100, Held ₦0')
    walker.focus()
    await userEvent.keyboard('{End}')
    expect(walker).toHaveAttribute('aria-valuetext', 'Mar, Paid —, Held ₦30')
    expect(walker).toHaveAttribute('aria-valuenow', '3')
    await userEvent.keyboard('{ArrowRight}')
    expect(walker).toHaveAttribute('aria-valuenow', '3')
    await userEvent.keyboard('{ArrowLeft}')
    expect(walker).toHaveAttribute('aria-valuetext', 'Feb, Paid ₦250, Held ₦20')
    expect(container.querySelector('[data-part="Readout"]')).toHaveTextContent('FebPaid₦250Held₦20')
    await userEvent.keyboard('{Home}')
    expect(walker).toHaveAttribute('aria-valuenow', '1')
    await userEvent.keyboard('{Escape}')
    expect(container.querySelector('[data-part="Readout"]')).toBeNull()
  })

  it('never says of a part that is there that it is 0%', async () => {
    const data = {
      ...parts,
      parts: [
        { id: 'a', label: 'Held', value: 996 },
        { id: 'b', label: 'VAT', value: 4 },
      ],
    }
    render(<Chart title="Where the money is" kind="parts" data={data} formatValue={naira} />)
    await screen.findByRole('slider')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Held₦996100%', 'VAT₦4<1%'])
  })

  it('shows the parts of a whole with values and shares', async () => {
    render(<Chart title="Spent by craft" kind="parts" data={parts} formatValue={naira} />)
    const walker = await screen.findByRole('slider')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['DJs₦7575%', 'Hostesses₦2525%'])
    walker.focus()
    await userEvent.keyboard('{End}')
    expect(walker).toHaveAttribute('aria-valuetext', 'Hostesses, ₦25, 25%')
    expect(screen.getAllByRole('listitem')[1]).toHaveAttribute('data-active', 'true')
  })

  it('says that there is no data, and offers no empty table', () => {
    const none: SeriesData = { ...data, series: [{ id: 'paid', label: 'Paid', values: [null, null, null] }] }
    render(<Chart title="Spent per month" kind="bars" data={none} formatValue={naira} />)
    expect(screen.getByRole('figure')).toHaveTextContent('Spent per monthNo data yet')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('figure')).not.toHaveAccessibleDescription()
  })

  it('keeps its name while it loads, and can be tried again when it failed', async () => {
    const retry = vi.fn<() => void>()
    const { rerender } = render(
      <Chart title="Spent per month" titleHidden kind="bars" status="loading" formatValue={naira} />,
    )
    expect(screen.getByRole('figure', { name: 'Spent per month' })).toHaveAttribute('aria-busy', 'true')
    rerender(<Chart title="Spent per month" kind="bars" status="failed" onRetry={retry} formatValue={naira} />)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it.each([
    [
      {
        ...data,
        series: Array.from({ length: 5 }, (_, id) => ({ id: String(id), label: String(id), values: [1, 2, 3] })),
      },
      '5 series cannot be told apart',
    ],
    [{ ...data, series: [{ id: 'a', label: 'A', values: [1] }] }, 'one value for each category'],
    [{ ...data, categories: ['Jan', 'Jan', 'Mar'] }, 'a category stands twice'],
  ])('refuses data that cannot be read', (wrong, message) => {
    expect(() => render(<Chart title="Spent" kind="bars" data={wrong} formatValue={naira} />)).toThrow(message)
  })
})

describe('shapes', () => {
  it('leave a gap where a value is missing', () => {
    expect(linePath([[0, 5], [1, 6], null, [3, 7], [4, 8]])).toBe('M0 5L1 6M3 7L4 8')
  })

  it('round a bar at its far end, upwards and downwards', () => {
    expect(barPath(0, 20, 100, 40)).toBe('M0 100V44q0 -4 4 -4h12q4 0 4 4V100Z')
    expect(barPath(0, 20, 100, 160)).toBe('M0 100V156q0 4 4 4h12q4 0 4 -4V100Z')
  })
})
