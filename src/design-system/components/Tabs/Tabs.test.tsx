import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Tabs, type TabActivation, type TabItem } from './index.ts'

type Name = 'open' | 'hired' | 'past'

function Panel({ name, onMount, onRest }: { name: Name; onMount: (name: Name) => void; onRest: (name: Name) => void }) {
  useEffect(() => {
    onMount(name)
    return () => onRest(name)
  }, [name, onMount, onRest])
  return <input aria-label={`Note on ${name}`} />
}

function setUp({ activation = 'automatic', ...hired }: { activation?: TabActivation } & Partial<TabItem<Name>> = {}) {
  const onChange = vi.fn<(event: { value: Name }) => void>()
  const onMount = vi.fn<(name: Name) => void>()
  const onRest = vi.fn<(name: Name) => void>()
  const panel = (name: Name) => <Panel name={name} onMount={onMount} onRest={onRest} />
  render(
    <Tabs
      label="Gigs"
      defaultValue="open"
      activation={activation}
      onChange={onChange}
      tabs={[
        { value: 'open', label: 'Open', count: 4, panel: panel('open') },
        { value: 'hired', label: 'Hired', panel: panel('hired'), ...hired },
        { value: 'past', label: 'Past', count: 'loading', panel: panel('past') },
      ]}
    />,
  )
  return { onChange, onMount, onRest, tab: (name: string) => screen.getByRole('tab', { name }) }
}

describe('Tabs', () => {
  it('is a named list of tabs, each of which names its panel and carries its number', () => {
    setUp()
    expect(screen.getByRole('tablist', { name: 'Gigs' })).toBeVisible()
    expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
      'false',
    ])
    expect(screen.getByRole('tabpanel', { name: 'Open 4' })).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Past' })).toBeVisible()
  })

  it('reads out countLabel', () => {
    setUp({ count: 1200, countLabel: '1200 hired workers' })
    expect(screen.getByRole('tab', { name: 'Hired 1200 hired workers' })).toHaveTextContent('999+')
  })

  it('opens by arrow keys, Home and End, and leaves the list by Tab', async () => {
    const { onChange, tab } = setUp()
    await userEvent.tab()
    expect(tab('Open 4')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(tab('Hired')).toHaveAttribute('aria-selected', 'true'))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(tab('Past')).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(tab('Open 4')).toHaveFocus())
    expect(onChange.mock.calls).toEqual([[{ value: 'hired' }], [{ value: 'past' }], [{ value: 'open' }]])
    await userEvent.tab()
    expect(screen.getByRole('tabpanel')).toHaveFocus()
  })

  it('waits for Enter or Space with manual activation', async () => {
    const { onChange, tab } = setUp({ activation: 'manual' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(tab('Hired')).toHaveFocus())
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: 'hired' })
  })

  it('creates a panel when it is first opened, keeps its state, and stops its effects while it is hidden', async () => {
    const { onMount, onRest, tab } = setUp()
    expect(onMount.mock.calls).toEqual([['open']])
    await userEvent.type(screen.getByLabelText('Note on open'), 'Call Ada')
    await userEvent.click(tab('Hired'))
    expect(onMount).toHaveBeenLastCalledWith('hired')
    expect(onRest).toHaveBeenCalledExactlyOnceWith('open')
    expect(screen.getByRole('tabpanel', { name: 'Hired' })).toBeVisible()
    await userEvent.click(tab('Open 4'))
    expect(screen.getByLabelText('Note on open')).toHaveValue('Call Ada')
  })

  it('explains an unavailable tab, before and after the reader presses it, and does not open it', async () => {
    const { onChange, onMount, tab } = setUp({ unavailableReason: 'Nobody has been hired yet.' })
    const hired = tab('Hired')
    expect(hired).toHaveAttribute('aria-disabled', 'true')
    expect(hired).toHaveAccessibleDescription('Nobody has been hired yet.')
    await userEvent.click(hired)
    expect(screen.getByText('Nobody has been hired yet.', { selector: 'p' })).toBeVisible()
    expect(tab('Open 4')).toHaveAttribute('aria-selected', 'true')
    expect(onChange).not.toHaveBeenCalled()
    expect(onMount).toHaveBeenCalledOnce()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(screen.queryByText('Nobody has been hired yet.', { selector: 'p' })).toBeNull())
  })

  it('shows the tab of its value, and calls onChange instead of opening another', async () => {
    const onChange = vi.fn<(event: { value: 'a' | 'b' }) => void>()
    const tabs = [
      { value: 'a', label: 'A', panel: 'First' },
      { value: 'b', label: 'B', panel: 'Second' },
    ] as const
    const { rerender } = render(<Tabs label="Letters" value="a" onChange={onChange} tabs={tabs} />)
    await userEvent.click(screen.getByRole('tab', { name: 'B' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: 'b' })
    expect(screen.getByRole('tabpanel')).toHaveTextContent('First')
    rerender(<Tabs label="Letters" value="b" onChange={onChange} tabs={tabs} />)
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Second')
  })

  it.each([
    ['a press', 'manual', () => userEvent.click(screen.getByRole('tab', { name: 'A' }))],
    ['Enter', 'manual', () => userEvent.keyboard('{ArrowLeft}{Enter}')],
    ['an arrow key', 'automatic', () => userEvent.keyboard('{ArrowLeft}')],
  ] as const)(
    'returns by %s to the tab that is still open while another is on its way',
    async (_, activation, returns) => {
      const onChange = vi.fn<(event: { value: 'a' | 'b' }) => void>()
      const tabs = [
        { value: 'a', label: 'A', panel: 'First' },
        { value: 'b', label: 'B', panel: 'Second' },
      ] as const
      render(<Tabs label="Letters" value="a" activation={activation} onChange={onChange} tabs={tabs} />)
      await userEvent.click(screen.getByRole('tab', { name: 'B' }))
      await returns()
      await waitFor(() => expect(onChange.mock.calls).toEqual([[{ value: 'b' }], [{ value: 'a' }]]))
    },
  )

  it('throws when its value is not one of the tabs', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const value = 'gone' as 'a'
    expect(() =>
      render(<Tabs label="Letters" defaultValue={value} tabs={[{ value: 'a', label: 'A', panel: 'First' }]} />),
    ).toThrow(/no tab has the value 'gone'/)
    silent.mockRestore()
  })
})
