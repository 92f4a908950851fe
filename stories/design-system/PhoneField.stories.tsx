import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { PhoneField, type PhoneFieldProps } from '@/design-system/components/PhoneField/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { nigerianPhone } from '@/lib/phone.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Fields/PhoneField',
  component: PhoneField,
  args: { format: nigerianPhone, label: 'Phone number', value: null, onChange: fn(), onInvalid: fn() },
  argTypes: { labelEnd: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 448 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

/** Controlled, as in a form. */
function Held({ onChange, ...props }: PhoneFieldProps) {
  const [phone, setPhone] = useState(props.value)
  return (
    <PhoneField
      {...props}
      value={phone}
      onChange={(change) => {
        setPhone(change.phone)
        onChange(change)
      }}
    />
  )
}

/** Typed in the national form, stored with its country code, and formatted on blur. */
export const Playground: Story = {
  parameters: visual('component', ['dark']),
  args: { description: 'We call only about your Gigs.' },
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone number' })
    await userEvent.type(input, '0803 123 4567')
    await expect(args.onChange).toHaveBeenLastCalledWith({ phone: '+2348031234567' })
    await expect(input).toHaveValue('0803 123 4567')
    await userEvent.tab()
    await expect(input).toHaveValue('+234 803 123 4567')
  },
}

export const Refused: Story = {
  parameters: visual('component', [], { skip: 'looks like the invalid one in States' }),
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '080312345')
    await expect(args.onInvalid).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(input).toHaveValue('080312345')
    await expect(args.onInvalid).toHaveBeenCalledWith({ text: '080312345', problem: 'too short' })
  },
}

export const States: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: (args) => (
    <Stack space={3}>
      <PhoneField {...args} label="Empty" placeholder="0803 123 4567" />
      <PhoneField {...args} label="Filled" value="+2348031234567" />
      <PhoneField {...args} label="International" value="+442079460958" />
      <PhoneField
        {...args}
        label="With a description"
        description="We call only about your Gigs."
        value="+2348031234567"
      />
      <PhoneField {...args} label="Invalid" message="Please enter a valid phone number" />
      <PhoneField {...args} label="Required" required="marked" />
      <PhoneField {...args} label="Optional" optional />
      <PhoneField {...args} label="Read-only" readOnly value="+2348031234567" />
      <PhoneField {...args} label="Disabled" disabled value="+2348031234567" />
    </Stack>
  ),
}

export const Hovered: Story = {
  args: { value: '+2348031234567' },
  parameters: visual('component', [], { hover: 'role=textbox' }),
}

export const FocusVisible: Story = {
  args: { value: '+2348031234567' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const Stress: Story = {
  render: (args) => (
    <Narrow>
      <Stack space={4}>
        <PhoneField
          {...args}
          label={stressText.long}
          description={stressText.long}
          message={stressText.long}
          value="+123456789012345"
        />
        <PhoneField {...args} label={stressText.unbroken} message={stressText.unbroken} value="+2348031234567" />
        <PhoneField {...args} label={stressText.nigerian} message={stressText.nigerian} tone="neutral" optional />
      </Stack>
    </Narrow>
  ),
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('+2348031234567')
    await expect(args.onChange).toHaveBeenLastCalledWith({ phone: '+2348031234567' })
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveValue('+234 803 123 4567')
  },
}
