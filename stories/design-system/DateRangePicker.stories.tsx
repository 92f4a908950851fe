import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { DateRangePicker, type DayRange, usualPresets } from '@/design-system/components/DateRangePicker/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'
import { type Without } from './without.ts'

const none: DayRange = { start: null, end: null }
const november: DayRange = { start: '2025-11-01', end: '2025-11-30' }
const presets = usualPresets('2025-11-14')

const meta = {
  title: 'Design system/Fields/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'Period', today: '2025-11-14', value: none, onChange: fn(), presets },
  argTypes: {
    tone: { control: 'inline-radio', options: ['danger', 'success', 'neutral'] },
    labelEnd: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 448 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateRangePicker>
export default meta
type Story = StoryObj<typeof meta>

function Kept({
  first = none,
  ...props
}: Without<ComponentProps<typeof DateRangePicker>, 'value' | 'onChange' | 'today'> & { first?: DayRange }) {
  const [value, setValue] = useState(first)
  return <DateRangePicker {...props} today="2025-11-14" value={value} onChange={setValue} />
}

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  render: function Playing(args) {
    const [value, setValue] = useState(args.value)
    return (
      <DateRangePicker
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next)
          setValue(next)
        }}
      />
    )
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open calendar' })
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Friday 14 November 2025, today' })).toHaveFocus())
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2025-11-14', end: '2025-11-21' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: 'Last month' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2025-10-01', end: '2025-10-31' })
    await waitFor(() => expect(button).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const States: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Stack space={3}>
      <Kept label="Empty" />
      <Kept label="Filled" first={november} />
      <Kept label="Open at one end" first={{ start: '2025-11-01', end: null }} description="From that day on." />
      <Kept label="Required" required message="Period is required" />
      <Kept label="Ends before it begins" first={{ start: '2025-11-30', end: '2025-11-01' }} />
      <Kept label="Optional, with a button that clears" optional first={november} />
      <Kept label="Read-only" readOnly first={november} />
      <Kept label="Disabled" disabled first={november} />
    </Stack>
  ),
}

export const Hovered: Story = {
  parameters: visual('component', [], { hover: '[data-part="Segment"]' }),
  render: () => <Kept label="Period" first={november} />,
}

export const FocusVisible: Story = {
  render: () => <Kept label="Period" first={november} />,
  play: async ({ canvas }) => {
    const year = await canvas.findByRole('spinbutton', { name: 'year, First day, Period' })
    year.focus()
    await userEvent.tab()
    await expect(canvas.getByRole('spinbutton', { name: 'day, Last day, Period' })).toHaveFocus()
  },
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }))
  await screen.findAllByRole('grid')
}

export const Open: Story = {
  parameters: visual('responsive', ['forced-colors'], { crop: 'window' }),
  render: () => <Kept label="Period" first={{ start: '2025-11-19', end: '2025-12-09' }} presets={presets} />,
  play: open,
}

/** The first day is chosen, the last follows focus. Days after today cannot be chosen. */
export const Limits: Story = {
  parameters: visual('component', [], { crop: 'window' }),
  render: () => <Kept label="Period" min="2025-01-01" max="2025-11-14" presets={presets} />,
  play: async () => {
    await open()
    await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}')
    await expect(screen.getByRole('button', { name: 'Friday 31 October 2025' })).toHaveFocus()
    await expect(screen.getByText('Choose the last day')).toBeVisible()
  },
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <Kept
          label={stressText.long}
          description={stressText.long}
          message={stressText.long}
          first={november}
          optional
        />
        <Kept label={stressText.unbroken} message={stressText.unbroken} />
        <Kept label={stressText.nigerian} message={stressText.nigerian} tone="neutral" first={november} />
      </Stack>
    </Narrow>
  ),
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  render: () => <Kept label="Period" first={{ start: '2025-11-04', end: '2025-11-20' }} />,
  play: async ({ canvas, step }) => {
    await step('the keys of a segment', async () => {
      const day = await canvas.findByRole('spinbutton', { name: /^day, First day/ })
      day.focus()
      await userEvent.keyboard('{ArrowUp}')
      await expect(day).toHaveTextContent('05')
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await expect(day).toHaveTextContent('03')
      await userEvent.keyboard('{PageUp}')
      await expect(day).toHaveTextContent('10')
      await userEvent.keyboard('{PageDown}')
      await expect(day).toHaveTextContent('03')
      await userEvent.keyboard('{End}')
      await expect(day).toHaveTextContent('31')
      await userEvent.keyboard('{Home}')
      await expect(day).toHaveTextContent('01')
      await userEvent.keyboard('12')
      await expect(canvas.getByRole('spinbutton', { name: /^month, First day/ })).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}{Backspace}')
      await expect(day).toHaveTextContent('01')
      await userEvent.keyboard('{Delete}')
      await expect(day).toHaveTextContent('dd')
      await userEvent.keyboard('09{ArrowLeft}{ArrowRight}')
      await expect(canvas.getByRole('spinbutton', { name: /^month, First day/ })).toHaveFocus()
    })
    await step('Alt with the arrow opens the calendar; its keys move, and Escape changes nothing', async () => {
      const isAt = (name: RegExp) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())
      canvas.getByRole('spinbutton', { name: /^day, First day/ }).focus()
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await isAt(/^.*Sunday 9 November 2025/)
      await userEvent.keyboard('{ArrowUp}{ArrowRight}')
      await isAt(/^.*Monday 3 November 2025/)
      await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
      await isAt(/^.*Sunday 9 November 2025/)
      await userEvent.keyboard('{Home}')
      await isAt(/^.*Monday 3 November 2025/)
      await userEvent.keyboard('{End}')
      await isAt(/^.*Sunday 9 November 2025/)
      await userEvent.keyboard('{PageUp}')
      await isAt(/^.*Thursday 9 October 2025/)
      await userEvent.keyboard('{PageDown}')
      await isAt(/^.*Sunday 9 November 2025/)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('Enter and Space open it from its button, and take one end, then the other', async () => {
      const button = canvas.getByRole('button', { name: 'Open calendar' })
      for (const [key, down, day] of [
        ['{Enter}', '{ArrowDown}', '16'],
        ['[Space]', '{ArrowDown}{ArrowDown}', '23'],
      ] as const) {
        canvas.getByRole('spinbutton', { name: /^year, Last day/ }).focus()
        await userEvent.tab()
        await expect(button).toHaveFocus()
        await userEvent.keyboard(key)
        await screen.findAllByRole('grid')
        await waitFor(() => expect(document.activeElement?.closest('[role="grid"]')).not.toBeNull())
        await userEvent.keyboard(`${key}${down}${key}`)
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
        await expect(canvas.getByRole('spinbutton', { name: /^day, Last day/ })).toHaveTextContent(day)
      }
    })
  },
}
