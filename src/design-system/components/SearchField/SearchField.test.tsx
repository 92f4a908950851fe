import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { SearchField } from './SearchField.tsx'

function Controlled({ onSearch }: { onSearch: (text: string) => void }) {
  const [text, setText] = useState('')
  const search = (next: string) => {
    setText(next)
    onSearch(next)
  }
  return <SearchField label="Search workers" value={text} onChange={(event) => search(event.target.value)} />
}

function Form() {
  const { register, control } = useForm({ defaultValues: { q: 'dj' } })
  const q = useWatch({ control, name: 'q' })
  return (
    <>
      <SearchField label="Search workers" {...register('q')} />
      <output>{q}</output>
    </>
  )
}

describe('SearchField', () => {
  it('is a search box with a name that may be visually hidden', () => {
    render(<SearchField label="Search workers" />)
    expect(screen.getByRole('searchbox', { name: 'Search workers' })).toHaveAttribute('autocomplete', 'off')
    expect(screen.getByRole('button', { name: 'Clear search' })).toHaveAccessibleDescription('Search workers')
  })

  it('is emptied by its button, which gives the focus back', async () => {
    const onSearch = vi.fn<(text: string) => void>()
    render(<Controlled onSearch={onSearch} />)
    const input = screen.getByRole('searchbox')
    await userEvent.type(input, 'dj')
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(input).toHaveValue('')
    expect(input).toHaveFocus()
    expect(onSearch).toHaveBeenLastCalledWith('')
  })

  it('is cleared by the first Escape, and does not handle the second', async () => {
    const onEscape = vi.fn<() => void>()
    render(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- represents a dialog
      <div onKeyDown={onEscape}>
        <SearchField label="Search workers" defaultValue="dj" />
      </div>,
    )
    await userEvent.click(screen.getByRole('searchbox'))
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('searchbox')).toHaveValue('')
    expect(onEscape).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onEscape).toHaveBeenCalledTimes(1)
  })

  it('announces that it searches, and keeps the text', async () => {
    const { rerender } = render(<SearchField label="Search workers" defaultValue="dj" searching />)
    expect(screen.getByRole('searchbox')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('searchbox')).toBeEnabled()
    await waitFor(() => expect(document.querySelector('body > [aria-live]')).toHaveTextContent('Searching'))
    rerender(<SearchField label="Search workers" defaultValue="dj" />)
    expect(screen.getByRole('searchbox')).toHaveValue('dj')
  })

  it("notifies react-hook-form's register when it is cleared", async () => {
    render(<Form />)
    expect(screen.getByRole('status')).toHaveTextContent('dj')
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})
