import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { deferred, loadedWhenShown, type PlaceholderProps, type WantedProps } from './deferred.tsx'

function Part({ name, startsOpen = false }: { name: string } & WantedProps) {
  return <button type="button">{`${name}, ${startsOpen ? 'open' : 'ready'}`}</button>
}

function Placeholder({ name, onWanted }: { name: string } & PlaceholderProps) {
  return (
    <button type="button" onClick={onWanted}>
      {name}
    </button>
  )
}

/** A component whose loading the test completes. */
function controlled() {
  let arrive = () => {}
  let fail = () => {}
  const coming = new Promise<typeof Part>((resolve, reject) => {
    arrive = () => resolve(Part)
    fail = () => reject(new Error('gone'))
  })
  return { Deferred: deferred<{ name: string }>(() => coming, Placeholder), arrive, fail }
}

describe('deferred', () => {
  it('shows the placeholder, then the component', async () => {
    const { Deferred, arrive } = controlled()
    render(<Deferred name="Menu" />)
    expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible()
    await userEvent.hover(screen.getByRole('button'))
    arrive()
    expect(await screen.findByRole('button', { name: 'Menu, ready' })).toBeVisible()
  })

  it('opens the component whose placeholder was pressed before it had loaded', async () => {
    const { Deferred, arrive } = controlled()
    render(<Deferred name="Menu" />)
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    arrive()
    expect(await screen.findByRole('button', { name: 'Menu, open' })).toBeVisible()
  })

  it('opens the component that arrives between the two halves of a tap', async () => {
    const { Deferred, arrive } = controlled()
    render(<Deferred name="Menu" />)
    const button = screen.getByRole('button', { name: 'Menu' })
    // A finger moves the focus only after it is lifted.
    fireEvent.pointerEnter(button)
    fireEvent.pointerDown(button)
    await act(async () => arrive())
    fireEvent.pointerUp(button)
    fireEvent.click(button)
    expect(screen.getByRole('button', { name: 'Menu, open' })).toBeVisible()
  })

  it('shows the component after a press that ended elsewhere', async () => {
    const { Deferred, arrive } = controlled()
    render(<Deferred name="Menu" />)
    const button = screen.getByRole('button', { name: 'Menu' })
    fireEvent.pointerEnter(button)
    fireEvent.pointerDown(button)
    await act(async () => arrive())
    fireEvent.pointerUp(window)
    expect(await screen.findByRole('button', { name: 'Menu, ready' })).toBeVisible()
  })

  it('does not open, and takes no focus, when focus has moved on before it has loaded', async () => {
    const { Deferred, arrive } = controlled()
    render(
      <>
        <Deferred name="Menu" />
        <input aria-label="Elsewhere" />
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    await userEvent.click(screen.getByLabelText('Elsewhere'))
    arrive()
    expect(await screen.findByRole('button', { name: 'Menu, ready' })).toBeVisible()
    expect(screen.getByLabelText('Elsewhere')).toHaveFocus()
  })

  it('keeps the placeholder while focus is inside', async () => {
    const { Deferred, arrive } = controlled()
    render(
      <>
        <Deferred name="Menu" />
        <input aria-label="Elsewhere" />
      </>,
    )
    await userEvent.tab()
    arrive()
    await Promise.resolve()
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus()
    await userEvent.tab()
    expect(await screen.findByRole('button', { name: 'Menu, ready' })).toBeVisible()
    expect(screen.getByLabelText('Elsewhere')).toHaveFocus()
  })

  it('keeps the placeholder when the component cannot be loaded', async () => {
    const { Deferred, fail } = controlled()
    render(<Deferred name="Menu" />)
    await userEvent.hover(screen.getByRole('button'))
    fail()
    await Promise.resolve()
    expect(screen.getByRole('button', { name: 'Menu' })).toBeVisible()
  })

  it('retries on hover or focus after a failed load', async () => {
    const loads: string[] = []
    const load = () => {
      loads.push('load')
      return loads.length === 1 ? Promise.reject(new Error('gone')) : Promise.resolve(Part)
    }
    const Deferred = deferred<{ name: string }>(load, Placeholder)
    render(<Deferred name="Menu" />)
    await userEvent.hover(screen.getByRole('button'))
    await userEvent.unhover(screen.getByRole('button'))
    await userEvent.hover(screen.getByRole('button'))
    expect(await screen.findByRole('button', { name: 'Menu, ready' })).toBeVisible()
  })

  it('loads when the connection is back after a failed load, also where nothing can be hovered', async () => {
    let isOnline = false
    const load = vi.fn<() => Promise<typeof Part>>(() =>
      isOnline ? Promise.resolve(Part) : Promise.reject(new Error('no network')),
    )
    const Deferred = deferred<{ name: string }>(load, () => null)
    render(<Deferred name="Menu" />)
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    isOnline = true
    fireEvent(window, new Event('online'))
    expect(await screen.findByRole('button', { name: 'Menu, ready' })).toBeVisible()
  })

  it('throws to the error boundary when a wanted component cannot be loaded', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { Deferred, fail } = controlled()
    render(
      <Boundary>
        <Deferred name="Menu" />
      </Boundary>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    fail()
    expect(await screen.findByText('gone')).toBeVisible()
    silent.mockRestore()
  })
})

describe('loadedWhenShown', () => {
  it('loads when it is first shown, and is there immediately afterwards', async () => {
    const load = vi.fn<() => Promise<typeof Part>>(() => Promise.resolve(Part))
    const Dialog = loadedWhenShown<{ name: string }>(load)
    expect(load).not.toHaveBeenCalled()
    const { unmount } = render(<Dialog name="Dialog" />)
    expect(await screen.findByRole('button', { name: 'Dialog, ready' })).toBeVisible()
    unmount()
    render(<Dialog name="Dialog" />)
    expect(screen.getByRole('button', { name: 'Dialog, ready' })).toBeVisible()
    expect(load).toHaveBeenCalledOnce()
  })

  it('throws a failed load to the error boundary, and loads again when it is shown again', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const load = vi.fn<() => Promise<typeof Part>>(() => Promise.resolve(Part))
    load.mockRejectedValueOnce(new Error('gone'))
    const Dialog = loadedWhenShown<{ name: string }>(load)
    const { unmount } = render(
      <Boundary>
        <Dialog name="Dialog" />
      </Boundary>,
    )
    expect(await screen.findByText('gone')).toBeVisible()
    unmount()
    render(<Dialog name="Dialog" />)
    expect(await screen.findByRole('button', { name: 'Dialog, ready' })).toBeVisible()
    silent.mockRestore()
  })
})

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {}
  static getDerivedStateFromError = (error: Error) => ({ message: error.message })
  override render() {
    return this.state.message ?? this.props.children
  }
}
