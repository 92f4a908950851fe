import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { MultiCombobox, type MultiComboboxProps } from './index.ts'

const skills = ['Afrobeats', 'Jùjú', 'Highlife', 'Fújì'].map((label) => ({ value: label.toLowerCase(), label }))

type Tried =
  'options' | 'onChange' | 'onSearch' | 'searchDelayMs' | 'freeText' | 'readOnly' | 'name' | 'max' | 'labelOf'
type HarnessProps = Partial<Pick<MultiComboboxProps, Tried>> & { start?: readonly string[] }

const nothing: readonly string[] = []

function Harness({ start = nothing, onChange, ...props }: HarnessProps) {
  const [values, setValues] = useState(start)
  return (
    <MultiCombobox
      label="Skills"
      options={skills}
      {...props}
      values={values}
      onChange={(event) => {
        onChange?.(event)
        setValues(event.values)
      }}
    />
  )
}

const setUp = (props: HarnessProps = {}) => {
  const onChange = vi.fn<MultiComboboxProps['onChange']>()
  render(<Harness onChange={onChange} {...props} />)
  return { onChange, input: screen.getByRole('combobox', { name: 'Skills' }) }
}

describe('MultiCombobox', () => {
  it('adds the option found by typing and closes its list, which would cover the next field', async () => {
    const { input, onChange } = setUp()
    await userEvent.type(input, 'juju{Enter}')
    expect(onChange).toHaveBeenLastCalledWith({ values: ['jùjú'] })
    expect(input).toHaveValue('')
    expect(input).toHaveFocus()
    expect(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(input, 'f')
    expect(input).toHaveAttribute('aria-expanded', 'true')
  })

  it('adds options one after another with the list open, and removes an option that is chosen again', async () => {
    const { input, onChange } = setUp({ start: ['jùjú'] })
    await userEvent.click(input)
    expect(await screen.findByRole('listbox', { name: 'Skills' })).toHaveAttribute('aria-multiselectable', 'true')
    expect(screen.getByRole('option', { name: 'Jùjú' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(screen.getByRole('option', { name: 'Highlife' }))
    expect(onChange).toHaveBeenLastCalledWith({ values: ['jùjú', 'highlife'] })
    await userEvent.click(screen.getByRole('option', { name: 'Jùjú' }))
    expect(onChange).toHaveBeenLastCalledWith({ values: ['highlife'] })
    expect((await screen.findByText('Jùjú removed')).parentElement).toHaveAttribute('aria-live', 'polite')
  })

  it.each([
    { name: 'an option', start: ['jùjú'], freeText: false, typed: 'juju' },
    { name: 'an option by a part of its name', start: ['jùjú'], freeText: false, typed: 'juj' },
    { name: 'free text', start: ['Dj mixing'], freeText: true, typed: 'Dj mixing' },
    { name: 'free text in other capitals', start: ['Dj mixing'], freeText: true, typed: 'DJ Mixing' },
  ])('keeps $name that is typed again, and empties the input', async ({ name: _name, typed, ...props }) => {
    const { input, onChange } = setUp(props)
    await userEvent.type(input, typed)
    expect(screen.queryByRole('option', { name: /Add/ })).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(input).toHaveValue('')
    expect(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(input, typed)
    await userEvent.tab()
    expect(input).toHaveValue('')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('keeps free text whose name an option has in other capitals', async () => {
    const { input, onChange } = setUp({ start: ['AFROBEATS'], freeText: true })
    await userEvent.type(input, 'Afrobeats{Enter}')
    expect(input).toHaveValue('')
    await userEvent.type(input, 'Afrobeats')
    await userEvent.tab()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('removes a chosen option that the arrow keys point at after typing', async () => {
    const { input, onChange } = setUp({ start: ['jùjú'] })
    await userEvent.type(input, 'ju{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenLastCalledWith({ values: [] })
  })

  it('removes the last option by Backspace, only when the input is empty', async () => {
    const { input, onChange } = setUp({ start: ['afrobeats', 'jùjú'] })
    await userEvent.type(input, 'a{Backspace}')
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Backspace}')
    expect(onChange).toHaveBeenLastCalledWith({ values: ['afrobeats'] })
    expect(input).toHaveFocus()
  })

  it('has one tab stop for all tags before the input; arrow keys move among tags, and focus is never lost', async () => {
    const { input } = setUp({ start: ['afrobeats', 'jùjú', 'highlife'] })
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Remove Afrobeats' })).toHaveFocus()
    await userEvent.tab()
    expect(input).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('button', { name: 'Remove Highlife' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Delete}')
    expect(screen.queryByRole('button', { name: 'Remove Jùjú' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Remove Highlife' })).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    expect(screen.getByRole('button', { name: 'Remove Afrobeats' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(input).toHaveFocus()
  })

  it('says why no more options can be chosen, and still allows removing options', async () => {
    const { input, onChange } = setUp({ start: ['afrobeats', 'jùjú'], max: 2, freeText: true })
    await userEvent.click(input)
    expect(await screen.findByText('You can choose up to 2. Remove one to choose another.')).toBeVisible()
    await userEvent.click(screen.getByRole('option', { name: 'Highlife' }))
    await userEvent.type(input, 'Amapiano')
    expect(screen.queryByRole('option', { name: /Add/ })).toBeNull()
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.clear(input)
    await userEvent.click(await screen.findByRole('option', { name: 'Jùjú' }))
    expect(onChange).toHaveBeenLastCalledWith({ values: ['afrobeats'] })
  })

  it('adds free text by Enter and on blur, once', async () => {
    const { input, onChange } = setUp({ freeText: true })
    await userEvent.type(input, 'Amapiano{Enter}')
    expect(onChange).toHaveBeenLastCalledWith({ values: ['Amapiano'] })
    await userEvent.type(input, 'Amapiano')
    await userEvent.tab()
    expect(onChange).toHaveBeenCalledTimes(1)
    await userEvent.type(input, 'fuji')
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith({ values: ['Amapiano', 'fújì'] })
  })

  it('keeps the names of what was chosen from earlier searches', async () => {
    const { input } = setUp({
      options: [{ value: '1', label: 'Afrobeats' }],
      onSearch: () => undefined,
      searchDelayMs: 0,
      start: ['9'],
      labelOf: () => 'Saved skill',
    })
    expect(screen.getByText('Saved skill')).toBeInTheDocument()
    await userEvent.click(input)
    await userEvent.click(await screen.findByRole('option', { name: 'Afrobeats' }))
    expect(screen.getByRole('button', { name: 'Remove Afrobeats' })).toBeInTheDocument()
  })

  it('only shows its choices while read-only, and sends all of them with a form', async () => {
    setUp({ start: ['afrobeats', 'jùjú'], readOnly: true, name: 'skill' })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Afrobeats')).toBeVisible()
    expect([...document.querySelectorAll<HTMLInputElement>('input[name="skill"]')].map((input) => input.value)).toEqual(
      ['afrobeats', 'jùjú'],
    )
    await userEvent.click(screen.getByRole('combobox'))
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(screen.getByText('Jùjú')).toBeVisible())
  })
})
