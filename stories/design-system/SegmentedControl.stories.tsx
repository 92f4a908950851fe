import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const noop = () => undefined

const options = [
  { value: 'pending', label: 'Pending 4' },
  { value: 'shortlisted', label: 'Shortlisted 2' },
  { value: 'hired', label: 'Hired 1' },
]
const views = [
  { value: 'good', label: 'Looks good' },
  { value: 'changes', label: 'Needs changes' },
]

const meta = {
  title: 'Design system/Data/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Stages', options, value: 'pending', onChange: noop },
  argTypes: { options: { control: false } },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

function Stages() {
  const [value, setValue] = useState('pending')
  return <SegmentedControl label="Stages" options={options} value={value} onChange={(event) => setValue(event.value)} />
}

function Views() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <SegmentedControl
      clearable
      label="Your view"
      options={views}
      value={value}
      onChange={(event) => setValue(event.value)}
    />
  )
}

export const Playground: Story = { parameters: visual('component', ['dark']) }

export const Matrix: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Stack space={3}>
      <SegmentedControl label="Chosen" options={options} value="shortlisted" onChange={noop} />
      <SegmentedControl clearable label="Nothing chosen" options={views} value={null} onChange={noop} />
      <SegmentedControl disabled label="Disabled" options={options} value="hired" onChange={noop} />
    </Stack>
  ),
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <SegmentedControl
        label="Stages"
        value="long"
        onChange={noop}
        options={[
          { value: 'long', label: stressText.long },
          { value: 'unbroken', label: stressText.unbroken },
          { value: 'nigerian', label: stressText.nigerian },
          { value: 'money', label: stressText.money },
          { value: 'arabic', label: 'موسيقى' },
        ]}
      />
    </Narrow>
  ),
}

export const Hovered: Story = { parameters: visual('component', [], { hover: 'text=Shortlisted 2' }) }

/** Under a pointer that is held down. */
export const HeldDown: Story = { parameters: visual('component', ['dark'], { press: 'text=Shortlisted 2' }) }

export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Pending 4' })).toHaveFocus()
  },
}

export const Behaviour: Story = {
  parameters: visual('component', [], { skip: 'Shows nothing that Matrix does not.' }),
  render: () => <Views />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Needs changes'))
    await expect(canvas.getByRole('radio', { name: 'Needs changes' })).toBeChecked()
    await userEvent.click(canvas.getByText('Looks good'))
    await expect(canvas.getByRole('radio', { name: 'Looks good' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Needs changes' })).not.toBeChecked()
    await userEvent.click(canvas.getByText('Looks good'))
    await expect(canvas.getByRole('radio', { name: 'Looks good' })).not.toBeChecked()
  },
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  render: () => (
    <Stack space={3}>
      <Stages />
      <Views />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const choice = (name: string) => canvas.getByRole('radio', { name })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(choice('Shortlisted 2')).toBeChecked()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(choice('Pending 4')).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
    await expect(choice('Shortlisted 2')).toHaveFocus()
    await expect(choice('Shortlisted 2')).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('[Space]')
    await expect(choice('Looks good')).toBeChecked()
    await userEvent.keyboard('[Space]')
    await expect(choice('Looks good')).not.toBeChecked()
  },
}
