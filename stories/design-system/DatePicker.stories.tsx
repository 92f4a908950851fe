import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@/design-system/components/Button/index.ts'
import { DatePicker } from '@/design-system/components/DatePicker/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'
import { type Without } from './without.ts'

const meta = {
  title: 'Design system/Fields/DatePicker',
  component: DatePicker,
  args: { label: 'First session', today: '2025-11-14', value: null, onChange: fn() },
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
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

function Kept({
  first = null,
  ...props
}: Without<ComponentProps<typeof DatePicker>, 'value' | 'onChange' | 'today'> & { first?: string | null }) {
  const [value, setValue] = useState(first)
  return <DatePicker {...props} today="2025-11-14" value={value} onChange={setValue} />
}

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  render: function Playing(args) {
    const [value, setValue] = useState(args.value)
    return (
      <DatePicker
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
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2025-11-21')
    await waitFor(() => expect(button).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const States: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Stack space={3}>
      <Kept label="Empty" />
      <Kept label="Filled" first="2025-11-21" />
      <Kept label="With a description" description="Workers see it in Lagos time." first="2025-11-21" />
      <Kept label="Required" required message="First session is required" />
      <Kept label="Earlier than allowed" first="2025-11-01" min="2025-11-14" />
      <Kept label="Not available" first="2025-12-25" isUnavailable={(day) => day.endsWith('-12-25')} />
      <Kept label="Optional, with a button that clears" optional first="2025-11-21" />
      <Kept label="Read-only" readOnly first="2025-11-21" />
      <Kept label="Disabled" disabled first="2025-11-21" />
    </Stack>
  ),
}

export const Hovered: Story = {
  parameters: visual('component', [], { hover: 'role=button[name="Open calendar"]' }),
  render: () => <Kept label="First session" first="2025-11-21" />,
}

export const FocusVisible: Story = {
  render: () => <Kept label="First session" first="2025-11-21" optional />,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('spinbutton')
    canvas.getByRole('button', { name: 'Clear' }).focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Open calendar' })).toHaveFocus()
  },
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }))
  await screen.findByRole('grid')
}

/** The chosen day is in the month before today's: both are marked. */
export const Open: Story = {
  parameters: visual('responsive', ['forced-colors'], { crop: 'window' }),
  render: () => <Kept label="First session" first="2025-11-21" />,
  play: open,
}

export const Limits: Story = {
  parameters: visual('component', [], { crop: 'window' }),
  render: () => (
    <Kept
      label="First session"
      min="2025-11-10"
      max="2025-11-27"
      isUnavailable={(day) => day === '2025-11-18' || day === '2025-11-19'}
    />
  ),
  play: async () => {
    await open()
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}')
    await expect(screen.getByRole('button', { name: 'Wednesday 19 November 2025, not available' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

/** The calendar opens inside the dialog; Escape closes only the calendar. */
export const InDialog: Story = {
  parameters: visual('component', [], { crop: 'window' }),
  render: () => (
    <Dialog open onClose={() => undefined} title="Add a session">
      <Kept label="First session" first="2025-11-21" />
    </Dialog>
  ),
  play: async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Add a session' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open calendar' })).toHaveFocus())
    await open()
  },
}

export const WithReactHookForm: Story = {
  parameters: visual('component', [], { skip: 'behaviour; its looks are in States' }),
  render: function Form() {
    const { control, handleSubmit } = useForm<{ date: string | null }>({ defaultValues: { date: null } })
    return (
      <form noValidate onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
        <Stack space={2}>
          <Controller
            control={control}
            name="date"
            rules={{ required: 'First session is required' }}
            render={({ field, fieldState }) => (
              <DatePicker label="First session" today="2025-11-14" {...field} message={fieldState.error?.message} />
            )}
          />
          <Inline>
            <Button type="submit">Save</Button>
          </Inline>
        </Stack>
      </form>
    )
  },
  play: async ({ canvas }) => {
    const day = await canvas.findByRole('spinbutton', { name: /^day/ })
    const save = canvas.getByRole('button', { name: 'Save' })
    const { top } = save.getBoundingClientRect()
    await userEvent.click(save)
    await waitFor(() => expect(day).toBeInvalid())
    await expect(day).toHaveFocus()
    await expect(save.getBoundingClientRect().top).toBe(top)
    await userEvent.keyboard('14112025')
    await waitFor(() => expect(day).not.toBeInvalid())
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
          first="2025-12-28"
          optional
        />
        <Kept label={stressText.unbroken} message={stressText.unbroken} />
        <Kept label={stressText.nigerian} message={stressText.nigerian} tone="neutral" first="2024-02-29" />
      </Stack>
    </Narrow>
  ),
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  render: () => <Kept label="First session" first="2025-11-04" />,
  play: async ({ canvas, step }) => {
    await step('the keys of a segment', async () => {
      const day = await canvas.findByRole('spinbutton', { name: /^day/ })
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
      await expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}{Backspace}')
      await expect(day).toHaveTextContent('01')
      await userEvent.keyboard('{Delete}')
      await expect(day).toHaveTextContent('dd')
      await userEvent.keyboard('09{ArrowLeft}{ArrowRight}')
      await expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus()
    })
    await step('Alt with the arrow opens the calendar; its keys move, and Escape changes nothing', async () => {
      const isAt = (name: RegExp) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())
      canvas.getByRole('spinbutton', { name: /^day/ }).focus()
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
      await isAt(/^Sunday 9 November 2025/)
      await userEvent.keyboard('{ArrowUp}{ArrowRight}')
      await isAt(/^Monday 3 November 2025/)
      await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
      await isAt(/^Sunday 9 November 2025/)
      await userEvent.keyboard('{Home}')
      await isAt(/^Monday 3 November 2025/)
      await userEvent.keyboard('{End}')
      await isAt(/^Sunday 9 November 2025/)
      await userEvent.keyboard('{PageUp}')
      await isAt(/^Thursday 9 October 2025/)
      await userEvent.keyboard('{PageDown}')
      await isAt(/^Sunday 9 November 2025/)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('Enter and Space open it from its button, and take a day', async () => {
      const button = canvas.getByRole('button', { name: 'Open calendar' })
      for (const [key, day] of [
        ['{Enter}', '16'],
        ['[Space]', '23'],
      ] as const) {
        canvas.getByRole('spinbutton', { name: /^year/ }).focus()
        await userEvent.tab()
        await expect(button).toHaveFocus()
        await userEvent.keyboard(key)
        await screen.findByRole('grid')
        await waitFor(() => expect(document.activeElement?.closest('[role="grid"]')).not.toBeNull())
        await userEvent.keyboard(`{ArrowDown}${key}`)
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
        await expect(canvas.getByRole('spinbutton', { name: /^day/ })).toHaveTextContent(day)
      }
    })
  },
}
