import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { DateField } from '@/design-system/components/DateField/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'
import { type Without } from './without.ts'

const meta = {
  title: 'Design system/Fields/DateField',
  component: DateField,
  args: { label: 'Registered on', today: '2025-11-14', value: null, onChange: fn() },
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
} satisfies Meta<typeof DateField>
export default meta
type Story = StoryObj<typeof meta>

function Kept({
  first = null,
  ...props
}: Without<ComponentProps<typeof DateField>, 'value' | 'onChange' | 'today'> & { first?: string | null }) {
  const [value, setValue] = useState(first)
  return <DateField {...props} today="2025-11-14" value={value} onChange={setValue} />
}

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  args: { description: 'As it stands on the certificate.' },
  render: function Playing(args) {
    const [value, setValue] = useState(args.value)
    return (
      <DateField
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
    const day = await canvas.findByRole('spinbutton', { name: /^day, Registered on/ })
    await userEvent.click(day)
    await userEvent.keyboard('04032019')
    await expect(args.onChange).toHaveBeenLastCalledWith('2019-03-04')
    await userEvent.keyboard('{Tab}')
    await expect(canvas.getByRole('group', { name: 'Registered on' })).toHaveTextContent('04/03/2019')
  },
}

export const States: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Stack space={3}>
      <Kept label="Empty" />
      <Kept label="Filled" first="2019-03-04" />
      <Kept label="With a description" description="As it stands on the certificate." first="2019-03-04" />
      <Kept label="Required" required message="Registered on is required" />
      <Kept label="Later than allowed" first="2026-01-01" max="2025-11-14" />
      <Kept label="Optional, with a button that clears" optional first="2019-03-04" />
      <Kept label="Optional and empty" optional />
      <Kept label="Read-only" readOnly first="2019-03-04" />
      <Kept label="Disabled" disabled first="2019-03-04" />
      <Kept label="Disabled and empty" disabled />
    </Stack>
  ),
}

export const Hovered: Story = {
  parameters: visual('component', [], { hover: '[data-part="Segment"]' }),
  render: () => <Kept label="Registered on" first="2019-03-04" />,
}

export const FocusVisible: Story = {
  render: () => (
    <Stack space={3}>
      <Kept label="Registered on" first="2019-03-04" />
      <Kept label="Dissolved on" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('spinbutton', { name: /^day/ })
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('spinbutton', { name: /^month, Registered on/ })).toHaveFocus()
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
          first="2019-12-28"
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
  render: () => <Kept label="Registered on" first="2019-03-04" optional />,
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
    await step('Tab goes on to the button that clears', async () => {
      canvas.getByRole('spinbutton', { name: /^year/ }).focus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus()
    })
  },
}
