import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Select } from '@/design-system/components/Select/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const states = [
  {
    label: 'South West',
    options: [
      { value: 'lagos', label: 'Lagos' },
      { value: 'oyo', label: 'Ọyọ' },
    ],
  },
  {
    label: 'South East',
    options: [
      { value: 'enugu', label: 'Enugu' },
      { value: 'anambra', label: 'Anambra', disabled: true },
    ],
  },
  { value: 'fct', label: 'Abuja (FCT)' },
]

const meta = {
  title: 'Design system/Fields/Select',
  component: Select,
  args: { label: 'State', options: states, placeholder: 'Choose a state', onChange: fn() },
  argTypes: { options: { control: false }, labelEnd: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 448 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  args: { description: 'Where the Gig takes place.' },
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'State' })
    await expect(select).toHaveValue('')
    await expect(select).toHaveAccessibleDescription('Where the Gig takes place.')
    await userEvent.selectOptions(select, 'Ọyọ')
    await expect(select).toHaveValue('oyo')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
  },
}

export const States: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: (args) => (
    <Stack space={3}>
      <Select {...args} label="Empty" />
      <Select {...args} label="Filled" defaultValue="lagos" />
      <Select {...args} label="With a description" description="Where the Gig takes place." defaultValue="lagos" />
      <Select {...args} label="Invalid" message="Choose a state" />
      <Select {...args} label="Confirmed" defaultValue="fct" message="Workers are near" tone="success" />
      <Select {...args} label="Required" required="marked" />
      <Select {...args} label="Optional" optional placeholder="Any state" />
      <Select {...args} label="Read-only" readOnly defaultValue="lagos" />
      <Select {...args} label="Disabled" disabled defaultValue="lagos" />
    </Stack>
  ),
}

export const Hovered: Story = {
  args: { defaultValue: 'lagos' },
  parameters: visual('component', [], { hover: 'role=combobox' }),
}

export const FocusVisible: Story = {
  args: { defaultValue: 'lagos' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
}

/** A read-only select is focusable and readable, and no key changes it. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'lagos' },
  parameters: visual('component', [], { skip: 'looks like the read-only one in States' }),
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox')
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}o')
    await expect(select).toHaveValue('lagos')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(getComputedStyle(select).pointerEvents).toBe('none')
  },
}

export const Stress: Story = {
  render: (args) => (
    <Narrow>
      <Stack space={4}>
        <Select
          {...args}
          label={stressText.long}
          description={stressText.long}
          message={stressText.long}
          options={[{ value: 'a', label: stressText.long }]}
          defaultValue="a"
        />
        <Select
          {...args}
          label={stressText.unbroken}
          message={stressText.unbroken}
          options={[{ value: 'a', label: stressText.unbroken }]}
          defaultValue="a"
        />
        <Select
          {...args}
          label={stressText.nigerian}
          message={stressText.nigerian}
          tone="neutral"
          options={[{ value: 'a', label: stressText.nigerian }]}
          defaultValue="a"
        />
      </Stack>
    </Narrow>
  ),
}
