import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Button } from '../Button/index.ts'
import { BulkBar } from './index.ts'

it('writes large numbers of selected rows with their separators', () => {
  render(<BulkBar count={1000} elsewhere={1200} actions={null} onClear={() => undefined} />)
  expect(screen.getByRole('group', { name: 'Selection' })).toHaveTextContent('1,000 selected, 1,200 not shown here')
})

/** A list whose bar leaves with its first action, so that the row below is where the action was. */
function List({ onShortlist, onOpen }: { onShortlist: () => void; onOpen: () => void }) {
  const [isSelected, setSelected] = useState(true)
  if (!isSelected) return <Button onClick={onOpen}>Open</Button>
  const shortlist = () => {
    onShortlist()
    setSelected(false)
  }
  return (
    <BulkBar count={1} elsewhere={0} actions={<Button onClick={shortlist}>Shortlist</Button>} onClear={shortlist} />
  )
}

it('counts a double press once: what has taken the place of the bar does not get the second one', async () => {
  const [onShortlist, onOpen] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const user = userEvent.setup()
  render(<List onShortlist={onShortlist} onOpen={onOpen} />)
  await user.pointer([{ target: screen.getByRole('button', { name: 'Shortlist' }) }, { keys: '[MouseLeft]' }])
  // The same place, immediately: a browser counts it as the second click of a double click.
  fireEvent.click(screen.getByRole('button', { name: 'Open' }), { detail: 2 })
  expect(onShortlist).toHaveBeenCalledOnce()
  expect(onOpen).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(onOpen).toHaveBeenCalledOnce()
})
