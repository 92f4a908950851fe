import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { CheckboxGroup, type CheckboxGroupProps } from '@/design-system/components/CheckboxGroup/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { componentAround, expectRoomForMessage } from './stress-checks.ts'
import { stressText } from './stress-text.ts'

const days = [
  { value: 'fri', label: 'Friday' },
  { value: 'sat', label: 'Saturday', description: 'Until 2:00 AM.' },
  { value: 'sun', label: 'Sunday' },
]

const some = { options: days, value: ['sat'], onChange: fn() }

const meta = {
  title: 'Design system/Fields/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Days', ...some },
  argTypes: { options: { control: false }, labelEnd: { control: false } },
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

/** Controlled, as in a form. */
function Held({ onChange, ...props }: CheckboxGroupProps) {
  const [values, setValues] = useState(props.value)
  return (
    <CheckboxGroup
      {...props}
      value={values}
      onChange={(change) => {
        setValues(change.values)
        onChange(change)
      }}
    />
  )
}

/** The parent box represents all: mixed while some are chosen, then all, then none. */
export const Playground: Story = {
  parameters: visual('component', ['dark']),
  args: { parentLabel: 'Every day', description: 'When the venue is open.' },
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas }) => {
    const every = canvas.getByRole('checkbox', { name: 'Every day' })
    await expect(every).toBePartiallyChecked()
    await userEvent.click(every)
    await expect(args.onChange).toHaveBeenLastCalledWith({ values: ['fri', 'sat', 'sun'] })
    await expect(every).toBeChecked()
    await userEvent.click(canvas.getByText('Friday'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ values: ['sat', 'sun'] })
    await expect(every).toBePartiallyChecked()
  },
}

export const States: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Stack space={4}>
      <CheckboxGroup {...some} label="Some" />
      <CheckboxGroup {...some} label="Mixed" parentLabel="Every day" />
      <CheckboxGroup {...some} label="With a description" description="When the venue is open." />
      <CheckboxGroup {...some} label="Invalid" value={[]} message="Choose at least one day" />
      <CheckboxGroup {...some} label="Required" required="marked" value={[]} />
      <CheckboxGroup {...some} label="Optional" optional value={[]} />
      <CheckboxGroup {...some} label="Disabled" disabled parentLabel="Every day" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expectRoomForMessage(
      componentAround(canvas.getByRole('group', { name: 'Some' }), 'CheckboxGroup'),
      componentAround(canvas.getByRole('group', { name: 'Invalid' }), 'CheckboxGroup'),
    )
  },
}

export const Stress: Story = {
  render: (args) => (
    <Narrow>
      <CheckboxGroup
        {...args}
        label={stressText.long}
        description={stressText.long}
        message={stressText.long}
        parentLabel={stressText.long}
        value={['long']}
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
  args: { parentLabel: 'Every day' },
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Every day' })).toHaveFocus()
    await userEvent.keyboard('[Space]')
    await expect(args.onChange).toHaveBeenLastCalledWith({ values: ['fri', 'sat', 'sun'] })
    await userEvent.tab()
    await userEvent.keyboard('[Space]')
    await expect(args.onChange).toHaveBeenLastCalledWith({ values: ['sat', 'sun'] })
  },
}
