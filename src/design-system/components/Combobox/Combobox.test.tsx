import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from '../Dialog/index.ts'
import { Combobox, type ComboboxOption, type ComboboxProps } from './index.ts'

const banks: readonly ComboboxOption[] = [
  { value: '044', label: 'Access Bank' },
  { value: '058', label: 'Guaranty Trust Bank', keywords: ['GTBank'] },
  { value: '030', label: 'Héritage Bank', disabled: true },
  { value: '082', label: 'Ọládípọ̀ Savings', description: 'Ibadan' },
]

type Tried = 'options' | 'onChange' | 'onSearch' | 'searchDelayMs' | 'failure' | 'freeText' | 'readOnly' | 'name'
type HarnessProps = Partial<Pick<ComboboxProps, Tried>> & { start?: string | null }

function Harness({ start = null, onChange, ...props }: HarnessProps) {
  const [value, setValue] = useState(start)
  return (
    <Combobox
      label="Bank"
      options={banks}
      {...props}
      value={value}
      onChange={(event) => {
        onChange?.(event)
        setValue(event.value)
      }}
    />
  )
}

const setUp = (props: HarnessProps = {}, around: (field: ReactNode) => ReactNode = (field) => field) => {
  const onChange = vi.fn<ComboboxProps['onChange']>()
  render(around(<Harness onChange={onChange} {...props} />))
  return { onChange, input: screen.getByRole('combobox', { name: 'Bank' }) }
}

const pointedAt = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent
const names = () => screen.queryAllByRole('option').map((option) => option.textContent)

describe('Combobox', () => {
  it('opens by keyboard, skips disabled options, wraps around, chooses, and keeps focus in the input', async () => {
    const { input, onChange } = setUp()
    await userEvent.tab()
    expect(input).toHaveFocus()
    expect(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    const list = await screen.findByRole('listbox', { name: 'Bank' })
    expect(input).toHaveAttribute('aria-controls', list.id)
    expect(pointedAt(input)).toBe('Access Bank')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(pointedAt(input)).toBe('Ọládípọ̀ SavingsIbadan')
    await userEvent.keyboard('{ArrowDown}')
    expect(pointedAt(input)).toBe('Access Bank')
    await userEvent.keyboard('{PageDown}')
    expect(pointedAt(input)).toBe('Ọládípọ̀ SavingsIbadan')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: '058', option: banks[1] })
    expect(input).toHaveValue('Guaranty Trust Bank')
    expect(input).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  })

  it('finds options without accents and by keywords, and activates the first result', async () => {
    const { input, onChange } = setUp()
    await userEvent.type(input, 'oladipo')
    await waitFor(() => expect(names()).toEqual(['Ọládípọ̀ SavingsIbadan']))
    await userEvent.clear(input)
    await userEvent.type(input, 'GTB{Enter}')
    expect(onChange).toHaveBeenLastCalledWith({ value: '058', option: banks[1] })
  })

  it('announces the number of options, and that nothing matches', async () => {
    const { input } = setUp()
    await userEvent.type(input, 'bank')
    const region = (await screen.findByText('3 options')).parentElement
    expect(region).toHaveAttribute('aria-live', 'polite')
    await userEvent.type(input, ' of mars')
    await waitFor(() => expect(region).toHaveTextContent('No match'))
    expect(screen.getByRole('listbox')).toBeEmptyDOMElement()
  })

  it('chooses by mouse without losing focus, and marks what is chosen', async () => {
    const { input } = setUp({ start: '044' })
    await userEvent.click(input)
    expect(await screen.findByRole('option', { name: 'Access Bank' })).toHaveAttribute('aria-selected', 'true')
    expect(pointedAt(input)).toBe('Access Bank')
    await userEvent.click(screen.getByRole('option', { name: 'Guaranty Trust Bank' }))
    expect(input).toHaveValue('Guaranty Trust Bank')
    expect(input).toHaveFocus()
  })

  it('reverts typed text on Escape and on leaving, but accepts a complete name', async () => {
    const { input, onChange } = setUp({ start: '044' })
    await userEvent.clear(input)
    expect(onChange).toHaveBeenLastCalledWith({ value: null, option: null })
    await userEvent.type(input, 'guar{Escape}')
    expect(input).toHaveValue('')
    await userEvent.type(input, 'guar')
    await userEvent.tab()
    expect(input).toHaveValue('')
    await userEvent.type(input, 'guaranty trust bank')
    await userEvent.tab()
    expect(input).toHaveValue('Guaranty Trust Bank')
    expect(onChange).toHaveBeenLastCalledWith({ value: '058', option: banks[1] })
  })

  it('sends its form on Enter only when the list is closed', async () => {
    const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
    const { input } = setUp({ name: 'bank' }, (field) => (
      <form onSubmit={send}>
        {field}
        <button type="submit">Save</button>
      </form>
    ))
    await userEvent.type(input, 'access{Enter}')
    expect(send).not.toHaveBeenCalled()
    expect(document.querySelector<HTMLInputElement>('input[name="bank"]')?.value).toBe('044')
    await userEvent.keyboard('{Enter}')
    expect(send).toHaveBeenCalledOnce()
  })

  it('closes only its list on Escape inside a dialog, and opens inside it', async () => {
    const onClose = vi.fn<() => void>()
    render(
      <Dialog open title="Bank account" onClose={onClose}>
        <Harness />
      </Dialog>,
    )
    const input = screen.getByRole('combobox', { name: 'Bank' })
    await userEvent.click(input)
    const list = await screen.findByRole('listbox')
    expect(within(screen.getByRole('dialog')).getByRole('listbox')).toBe(list)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('searches when typing pauses, locks stale options meanwhile, and requests the first options again afterwards', async () => {
    const onSearch = vi.fn<(event: { query: string }) => void>()
    const { input, onChange } = setUp({ onSearch, searchDelayMs: 500 })
    await userEvent.type(input, 'acc')
    for (const option of await screen.findAllByRole('option')) expect(option).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    expect(onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(onSearch).toHaveBeenCalledExactlyOnceWith({ query: 'acc' }))
    await waitFor(() => expect(pointedAt(input)).toBe('Access Bank'))
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledOnce()
    expect(onSearch).toHaveBeenLastCalledWith({ query: '' })
  })

  it('keeps the name of a choice that the next options do not contain', async () => {
    const { rerender } = render(
      <Combobox label="Bank" options={banks} onSearch={() => undefined} value="044" onChange={() => undefined} />,
    )
    rerender(
      <Combobox
        label="Bank"
        options={[]}
        onSearch={() => undefined}
        value="044"
        onChange={() => undefined}
        labelOf={() => 'Access Bank'}
      />,
    )
    expect(screen.getByRole('combobox')).toHaveValue('Access Bank')
  })

  it('offers a retry when loading failed, by keyboard too', async () => {
    const onRetry = vi.fn<() => void>()
    const { input } = setUp({ options: [], failure: { message: 'Failed to load banks.', onRetry } })
    await userEvent.click(input)
    expect(await screen.findByText('Failed to load banks.')).toBeVisible()
    expect(pointedAt(input)).toBe('Try again')
    await userEvent.keyboard('{Enter}')
    expect(onRetry).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('option', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledTimes(2)
  })

  it('accepts free text where that is allowed', async () => {
    const { input, onChange } = setUp({ freeText: true })
    await userEvent.type(input, 'Kuda')
    await userEvent.click(await screen.findByRole('option', { name: 'Add “Kuda”' }))
    expect(onChange).toHaveBeenLastCalledWith({ value: 'Kuda', option: { value: 'Kuda', label: 'Kuda' } })
    await userEvent.clear(input)
    await userEvent.type(input, 'access bank')
    expect(screen.queryByRole('option', { name: /^Add/ })).toBeNull()
  })

  it('does not open while read-only or disabled', async () => {
    setUp({ readOnly: true, start: '044' })
    await userEvent.click(screen.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('renders a long list in portions, up to the active option', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({ value: String(index), label: `Bank ${index}` }))
    const { input } = setUp({ options: many })
    await userEvent.click(input)
    await screen.findByRole('listbox')
    expect(screen.getAllByRole('option').length).toBeLessThan(100)
    expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '1000')
    await userEvent.keyboard('{ArrowUp}')
    expect(pointedAt(input)).toBe('Bank 999')
  })

  it('clears by its button, unless a choice is required', async () => {
    const { input, onChange } = setUp({ start: '044' })
    await userEvent.click(screen.getByRole('button', { name: 'Clear Bank' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: null, option: null })
    expect(input).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Clear Bank' })).toBeNull()
  })

  it("works with react-hook-form's Controller: the message, and focus on the first error", async () => {
    const sent: unknown[] = []
    function Form() {
      const { control, handleSubmit } = useForm<{ bank: string | null }>({ defaultValues: { bank: null } })
      return (
        <form noValidate onSubmit={(event) => void handleSubmit((values) => void sent.push(values))(event)}>
          <Controller
            control={control}
            name="bank"
            rules={{ required: 'Choose your bank' }}
            render={({ field, fieldState }) => (
              <Combobox
                label="Bank"
                required
                options={banks}
                message={fieldState.error?.message}
                {...field}
                onChange={({ value }) => field.onChange(value)}
              />
            )}
          />
          <button type="submit">Save</button>
        </form>
      )
    }
    render(<Form />)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const input = await screen.findByRole('combobox', { description: 'Choose your bank' })
    expect(input).toHaveFocus()
    expect(input).toBeInvalid()
    await userEvent.keyboard('access{Enter}{Enter}')
    await waitFor(() => expect(sent).toEqual([{ bank: '044' }]))
  })
})
