import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Switch, switchPositions } from '@/design-system/components/Switch/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { componentAround, expectRoomForMessage } from './stress-checks.ts'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Fields/Switch',
  component: Switch,
  args: { label: 'Email me about new applicants', onChange: fn() },
  argTypes: { position: { control: 'inline-radio', options: switchPositions } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 448 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  args: { description: 'At most once an hour.' },
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Email me about new applicants' })
    await userEvent.click(canvas.getByText('Email me about new applicants'))
    await expect(control).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(control).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const States: Story = {
  parameters: visual('component', ['dark', 'forced-colors', 'reduced-motion']),
  render: () => (
    <Stack space={4}>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="With a description" description="At most once an hour." defaultChecked />
      <Switch label="Saving" saving defaultChecked />
      <Switch label="Saving, going off" saving />
      <Switch label="Invalid" message="Could not save. Try again." />
      <Switch label="With room for a message" reserveMessageSpace />
      <Switch label="Disabled" disabled />
      <Switch label="Disabled and on" disabled defaultChecked />
      <Switch label="At the end of the line" position="end" defaultChecked />
      <Switch label="At the end, with a description" description="As in a list of settings." position="end" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expectRoomForMessage(
      componentAround(canvas.getByRole('switch', { name: 'With room for a message' }), 'Switch'),
      componentAround(canvas.getByRole('switch', { name: 'Invalid' }), 'Switch'),
    )
  },
}

/** A press takes effect immediately; while the change is saved the switch keeps its focus and ignores presses. */
export const Saving: Story = {
  parameters: visual('component', [], { skip: 'looks like the saving one in States' }),
  render: function Settings(args) {
    const [isOn, setOn] = useState(false)
    return <Switch {...args} checked={isOn} saving={isOn} onChange={(event) => setOn(event.target.checked)} />
  },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch')
    await userEvent.click(control)
    await expect(control).toBeChecked()
    await expect(control).toHaveAttribute('aria-busy', 'true')
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
  },
}

export const Hovered: Story = { parameters: visual('component', [], { hover: 'role=switch' }) }

export const FocusVisible: Story = {
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('switch')).toHaveFocus()
  },
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <Switch label={stressText.long} description={stressText.long} message={stressText.long} />
        <Switch label={stressText.unbroken} description={stressText.unbroken} position="end" defaultChecked />
        <Switch label={stressText.nigerian} description={stressText.money} position="end" />
      </Stack>
    </Narrow>
  ),
}
