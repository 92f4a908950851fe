import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { type Step, Stepper, type StepperProps, type StepState } from '@/design-system/components/Stepper/index.ts'
import { keyboardOnAPhone, keyboardOnly } from '../_kit/keyboard.ts'
import { phone, visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const nothing = () => undefined

const post = (details: StepState, schedule: StepState, pay: StepState, review: StepState): StepperProps['steps'] => {
  const step = (id: string, label: string, state: StepState, detail?: string): Step => ({
    id,
    label,
    state,
    detail,
    ...(state === 'done' || state === 'error' ? { onSelect: nothing } : {}),
  })
  return [
    step('details', 'Details', details),
    step('schedule', 'Schedule', schedule),
    step('pay', 'Pay', pay),
    step('review', 'Review', review),
  ]
}

const meta = {
  title: 'Design system/Navigation/Stepper',
  component: Stepper,
  args: { label: 'Post a Gig', steps: post('done', 'current', 'upcoming', 'upcoming') },
  argTypes: { steps: { control: false }, compactLabel: { control: false }, finishedLabel: { control: false } },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

function Walk(props: StepperProps) {
  const [at, setAt] = useState(2)
  const [first, second, ...others] = props.steps.map(({ id, label }, index): Step => {
    if (index === at) return { id, label, state: 'current' }
    return index < at ? { id, label, state: 'done', onSelect: () => setAt(index) } : { id, label, state: 'upcoming' }
  })
  return first && second ? <Stepper {...props} steps={[first, second, ...others]} /> : null
}

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  render: (args) => <Walk {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Review' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule (Done)' }))
    await expect(canvas.getByText('Schedule').closest('[aria-current="step"]')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Schedule (Done)' })).toBeNull()
  },
}

/** At the first step, in the middle, with a step that needs attention, with details, and done. */
export const States: Story = {
  parameters: visual('responsive', ['forced-colors']),
  render: () => (
    <Stack space={10}>
      <Stepper label="First" steps={post('current', 'upcoming', 'upcoming', 'upcoming')} />
      <Stepper label="Middle" steps={post('done', 'done', 'current', 'upcoming')} />
      <Stepper label="Error" steps={post('done', 'error', 'done', 'current')} />
      <Stepper
        label="Details"
        steps={[
          { id: 'details', label: 'Details', state: 'done', detail: 'Wedding DJ', href: '#details' },
          { id: 'schedule', label: 'Schedule', state: 'error', detail: 'Add a date', href: '#schedule' },
          { id: 'pay', label: 'Pay', state: 'current', detail: '₦265,000.00' },
          { id: 'review', label: 'Review', state: 'upcoming' },
        ]}
      />
      <Stepper label="Done" steps={post('done', 'done', 'done', 'done')} />
    </Stack>
  ),
}

export const Hovered: Story = { parameters: visual('component', [], { hover: 'role=button[name="Details (Done)"]' }) }

export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Details (Done)' })).toHaveFocus()
  },
}

/** One line, which opens the list of steps. */
export const Phone: Story = {
  ...phone,
  args: { steps: post('done', 'error', 'current', 'upcoming') },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('button', { name: 'Step 3 of 4: Pay' })
    await expect(canvas.queryByRole('list')).toBeNull()
    await userEvent.click(line)
    await expect(line).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('button', { name: 'Details (Done)' })).toBeVisible()
  },
}

export const Stress: Story = {
  render: () => (
    <Stack space={8}>
      <Stepper
        label={stressText.long}
        steps={[
          { id: 'long', label: stressText.long, state: 'done', href: '#long' },
          { id: 'unbroken', label: stressText.unbroken, state: 'error', detail: stressText.unbroken },
          { id: 'nigerian', label: stressText.nigerian, state: 'current', detail: stressText.money },
          { id: 'short', label: 'Pay', state: 'upcoming' },
        ]}
      />
      <Narrow>
        <Stepper label="Narrow" steps={post('done', 'current', 'upcoming', 'upcoming')} />
      </Narrow>
    </Stack>
  ),
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  render: (args) => <Walk {...args} />,
  play: async ({ canvas }) => {
    const details = canvas.getByRole('button', { name: 'Details (Done)' })
    const schedule = canvas.getByRole('button', { name: 'Schedule (Done)' })
    await userEvent.tab()
    await userEvent.tab()
    await expect(schedule).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Schedule').closest('[aria-current="step"]')).toBeVisible()
    details.focus()
    await userEvent.keyboard('[Space]')
    await expect(canvas.getByText('Details').closest('[aria-current="step"]')).toBeVisible()
  },
}

export const KeyboardOnAPhone: Story = {
  ...phone,
  parameters: keyboardOnAPhone,
  args: { steps: post('done', 'done', 'current', 'upcoming') },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('button', { name: 'Step 3 of 4: Pay' })
    await userEvent.tab()
    await expect(line).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(line).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Details (Done)' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('[Space]')
    await expect(line).toHaveAttribute('aria-expanded', 'false')
  },
}
