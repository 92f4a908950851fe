import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Combobox, type ComboboxProps } from '@/design-system/components/Combobox/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { phone, visual } from '../_kit/visual.ts'
import { banks, states, thousand, workers } from './choice-samples.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const onChange = fn()
const onSearch = fn()
const noop = () => undefined

/** Stores the value, as a form does. */
function Demo(props: ComboboxProps) {
  const [value, setValue] = useState(props.value)
  return (
    <Combobox
      {...props}
      value={value}
      onChange={(event) => {
        props.onChange(event)
        setValue(event.value)
      }}
    />
  )
}

const meta = {
  title: 'Design system/Fields/Combobox',
  component: Combobox,
  args: { label: 'Bank', options: banks, value: null, onChange },
  argTypes: { options: { control: false }, labelEnd: { control: false } },
  render: (args) => <Demo {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

const openList = async () => {
  await userEvent.click(screen.getByRole('combobox'))
  await screen.findByRole('listbox')
}

export const Playground: Story = {
  args: { description: 'Where we pay what you withdraw.', placeholder: 'Search banks' },
  parameters: visual('component', ['dark'], { crop: 'window' }),
  play: async ({ canvas, step }) => {
    onChange.mockClear()
    const input = canvas.getByRole('combobox', { name: 'Bank' })
    await step('finds by another word, and chooses by keyboard', async () => {
      await userEvent.type(input, 'gtb')
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
      await userEvent.keyboard('{Enter}')
      await expect(input).toHaveValue('Guaranty Trust Bank')
      await expect(onChange).toHaveBeenCalledTimes(1)
    })
    await step('opens on what is chosen', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(screen.getByRole('option', { selected: true })).toBeVisible())
      await userEvent.keyboard('{ArrowDown}')
      await expect(document.getElementById(input.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
        'Jaiz Bank',
      )
    })
  },
}

export const States: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: (args) => (
    <Stack space={3}>
      <Combobox {...args} label="Empty" placeholder="Search banks" />
      <Combobox {...args} label="Filled" value="gtbank" />
      <Combobox {...args} label="With a description" description="Where we pay what you withdraw." value="fcmb" />
      <Combobox {...args} label="Invalid" message="Choose your bank" />
      <Combobox {...args} label="Required" required="marked" value="gtbank" />
      <Combobox {...args} label="Optional" optional reserveMessageSpace={false} />
      <Combobox {...args} label="Read-only" readOnly value="gtbank" />
      <Combobox {...args} label="Disabled" disabled value="gtbank" />
    </Stack>
  ),
}

export const OpenInGroups: Story = {
  args: { label: 'State', options: states, value: 'lagos' },
  parameters: visual('component', ['forced-colors'], { crop: 'window' }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'o')
    await waitFor(() => expect(screen.getByRole('group', { name: 'South West' })).toBeVisible())
    await userEvent.clear(canvas.getByRole('combobox'))
    await userEvent.type(canvas.getByRole('combobox'), 'oyo')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Ọ̀yọ́' })).toBeVisible())
    await userEvent.clear(canvas.getByRole('combobox'))
    await userEvent.type(canvas.getByRole('combobox'), 'k')
  },
}

export const OpenWithDescriptions: Story = {
  args: { label: 'Worker', options: workers, value: 'w4' },
  parameters: visual('component', [], { crop: 'window' }),
  play: openList,
}

export const OpenOnPhone: Story = {
  ...phone,
  args: { label: 'State', options: states },
  parameters: visual('phone', [], { crop: 'window' }),
  play: openList,
}

export const NoMatch: Story = {
  parameters: visual('component', [], { crop: 'window' }),
  play: async () => {
    await userEvent.type(screen.getByRole('combobox'), 'Bank of Mars')
    // Shown in the list, and announced a moment later.
    await waitFor(() => expect(screen.getAllByText('No match')).toHaveLength(2))
  },
}

export const Loading: Story = {
  args: { options: [], loading: true },
  parameters: visual('component', [], { crop: 'window' }),
  play: openList,
}

export const LoadFailed: Story = {
  args: { options: [], failure: { message: 'Failed to load banks.', onRetry: fn() } },
  parameters: visual('component', [], { crop: 'window' }),
  play: async ({ args, step }) => {
    await openList()
    await step('tries again by keyboard, without leaving the input', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(args.failure?.onRetry).toHaveBeenCalled()
    })
  },
}

/** The caller searches; the options shown until the response are dimmed and cannot be chosen. */
export const SearchedElsewhere: Story = {
  parameters: visual('component', [], { skip: 'Its looks are those of Playground and Loading.' }),
  render: function Remote(args) {
    const [found, setFound] = useState(workers)
    return (
      <Demo
        {...args}
        label="Worker"
        options={found}
        searchDelayMs={100}
        onSearch={(event) => {
          onSearch(event)
          setFound(event.query === '' ? workers : workers.slice(1, 2))
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    onSearch.mockClear()
    const input = canvas.getByRole('combobox', { name: 'Worker' })
    await userEvent.type(input, 'nnadi')
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith({ query: 'nnadi' }))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('Ụzọamaka Nnadi')
    await expect(onSearch).toHaveBeenLastCalledWith({ query: '' })
  },
}

/** A thousand options: the list opens and handles a key within a frame or two, because it renders only part of them. */
export const Thousand: Story = {
  args: { label: 'Venue', options: thousand },
  parameters: visual('component', [], { skip: 'Looks like any other list.' }),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.click(input)
    await screen.findByRole('listbox')
    await expect(screen.getAllByRole('option').length).toBeLessThan(100)
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Venue 1000' })).toBeVisible())
    const list = screen.getByRole('listbox')
    await expect(list.scrollTop + list.clientHeight).toBeGreaterThan(list.scrollHeight - 40)
  },
}

export const InADialog: Story = {
  parameters: visual('component', [], { crop: 'window' }),
  render: (args) => (
    <Dialog open title="Add a bank account" onClose={onChange}>
      <Demo {...args} />
    </Dialog>
  ),
  play: async ({ step }) => {
    onChange.mockClear()
    await openList()
    await step('Escape closes the list alone', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
      await expect(onChange).not.toHaveBeenCalled()
    })
    await openList()
    await expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('listbox'))
  },
}

export const Stress: Story = {
  parameters: visual('component', [], { crop: 'window' }),
  render: (args) => (
    <Narrow>
      <Stack space={3}>
        <Combobox
          {...args}
          label={stressText.long}
          description={stressText.nigerian}
          value={stressText.long}
          message={stressText.long}
        />
        <Demo
          {...args}
          label={stressText.unbroken}
          onChange={noop}
          options={Object.values(stressText).map((label, index) => ({
            value: `${index}`,
            label,
            description: index < 2 ? label : undefined,
          }))}
        />
      </Stack>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: stressText.unbroken }))
    await screen.findByRole('listbox')
  },
}

export const Hovered: Story = {
  args: { value: 'gtbank' },
  parameters: visual('component', [], { hover: 'role=button[name="Clear Bank"]' }),
}

export const FocusVisible: Story = {
  args: { value: 'gtbank' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

export const Keyboard: Story = {
  args: { label: 'Venue', options: thousand },
  parameters: keyboardOnly,
  play: async ({ canvas, step }) => {
    onChange.mockClear()
    const input = canvas.getByRole('combobox', { name: 'Venue' })
    const pointed = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? ''
    const isOpen = (open: boolean) => waitFor(() => expect(input).toHaveAttribute('aria-expanded', String(open)))
    await step('Alt with an arrow opens without moving, and closes', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await isOpen(true)
      await expect(pointed()).toBe('')
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
      await isOpen(false)
    })
    await step('arrows move by one, the page keys by ten', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await isOpen(true)
      await waitFor(() => expect(pointed()).toBe('Venue 1'))
      await userEvent.keyboard('{PageDown}')
      await waitFor(() => expect(pointed()).toBe('Venue 11'))
      await userEvent.keyboard('{PageUp}{ArrowDown}')
      await waitFor(() => expect(pointed()).toBe('Venue 2'))
      await userEvent.keyboard('{ArrowUp}')
      await waitFor(() => expect(pointed()).toBe('Venue 1'))
    })
    await step('Escape puts back, letters search, Enter chooses, Tab leaves', async () => {
      await userEvent.keyboard('{Escape}')
      await isOpen(false)
      await userEvent.keyboard('venue 77')
      await waitFor(() => expect(pointed()).toBe('Venue 77'))
      await userEvent.keyboard('{Enter}')
      await expect(onChange).toHaveBeenCalledTimes(1)
      await expect(input).toHaveValue('Venue 77')
      await userEvent.tab()
      await expect(input).not.toHaveFocus()
    })
  },
}
