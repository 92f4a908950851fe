import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { RadioGroup, radioGroupOrientations } from '@/design-system/components/RadioGroup/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { componentAround, expectRoomForMessage } from './stress-checks.ts'
import { stressText } from './stress-text.ts'

const options = [
  { value: 'wallet', label: 'Wallet', description: 'Balance ₦265,000.00.' },
  { value: 'card', label: 'Debit card' },
  { value: 'transfer', label: 'Bank transfer' },
]

const short = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
]

const meta = {
  title: 'Design system/Fields/RadioGroup',
  component: RadioGroup,
  args: { label: 'Pay with', options, onChange: fn() },
  argTypes: {
    orientation: { control: 'inline-radio', options: radioGroupOrientations },
    options: { control: false },
    labelEnd: { control: false },
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

/** One tab stop; arrow keys choose and wrap around. */
export const Playground: Story = {
  parameters: visual('component', ['dark']),
  args: { defaultValue: 'wallet' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Pay with' })).toBeVisible()
    await userEvent.click(canvas.getByText('Debit card'))
    await expect(canvas.getByRole('radio', { name: 'Debit card' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Wallet' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Wallet' })).toHaveAccessibleDescription('Balance ₦265,000.00.')
    await expect(args.onChange).toHaveBeenCalledTimes(3)
  },
}

export const States: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Stack space={4}>
      <RadioGroup label="Nothing chosen" options={short} orientation="horizontal" />
      <RadioGroup label="Chosen" options={short} orientation="horizontal" defaultValue="week" />
      <RadioGroup
        label="With a description"
        description="You can change it later."
        options={options}
        defaultValue="card"
      />
      <RadioGroup label="Invalid" options={short} orientation="horizontal" message="Choose one" />
      <RadioGroup label="Required" required="marked" options={short} orientation="horizontal" />
      <RadioGroup label="Optional" optional options={short} orientation="horizontal" />
      <RadioGroup
        label="One disabled"
        options={short.map((option) => ({ ...option, disabled: option.value === 'day' }))}
        orientation="horizontal"
        defaultValue="week"
      />
      <RadioGroup label="Disabled" disabled options={short} orientation="horizontal" defaultValue="week" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expectRoomForMessage(
      componentAround(canvas.getByRole('radiogroup', { name: 'Nothing chosen' }), 'RadioGroup'),
      componentAround(canvas.getByRole('radiogroup', { name: 'Invalid' }), 'RadioGroup'),
    )
  },
}

export const Hovered: Story = { parameters: visual('component', [], { hover: 'role=radio[name="Wallet"]' }) }

export const FocusVisible: Story = {
  args: { defaultValue: 'card' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Debit card' })).toHaveFocus()
  },
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <RadioGroup
        label={stressText.long}
        description={stressText.long}
        message={stressText.long}
        defaultValue="long"
        options={[
          { value: 'long', label: stressText.long, description: stressText.long },
          { value: 'unbroken', label: stressText.unbroken, description: stressText.unbroken },
          { value: 'nigerian', label: stressText.nigerian, description: stressText.money },
        ]}
      />
    </Narrow>
  ),
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  play: async ({ canvas }) => {
    const choice = (name: string) => canvas.getByRole('radio', { name })
    await userEvent.tab()
    await userEvent.keyboard('[Space]')
    await expect(choice('Wallet')).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    await expect(choice('Bank transfer')).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(choice('Debit card')).toBeChecked()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(choice('Wallet')).toHaveFocus()
    await expect(choice('Wallet')).toBeChecked()
  },
}
