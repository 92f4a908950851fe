import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { MoneyField, type MoneyFieldProps } from '@/design-system/components/MoneyField/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { nairaFormat } from '@/lib/money.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const onInvalid = fn()

const meta = {
  title: 'Design system/Fields/MoneyField',
  component: MoneyField,
  args: { format: nairaFormat, label: 'Budget', value: null, onChange: fn(), onInvalid },
  argTypes: { labelEnd: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 448 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MoneyField>

export default meta
type Story = StoryObj<typeof meta>

/** Controlled, as in a form: every key passes the amount, the message shows on blur. */
function Held({ onChange, ...props }: MoneyFieldProps) {
  const [kobo, setKobo] = useState(props.value)
  const [isWrong, setWrong] = useState(false)
  return (
    <MoneyField
      {...props}
      value={kobo}
      message={isWrong ? 'Please enter a valid amount' : props.message}
      onInvalid={() => setWrong(true)}
      onChange={(change) => {
        setKobo(change.minor)
        setWrong(false)
        onChange(change)
      }}
    />
  )
}

/** Grouped while it is typed, with decimals completed on blur; invalid text stays as typed. */
export const Playground: Story = {
  parameters: visual('component', ['dark']),
  args: { description: 'For the whole evening, before fees.' },
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Budget' })
    await expect(input).toHaveAccessibleDescription('For the whole evening, before fees. Amount in naira')
    await userEvent.type(input, '12500.5')
    await expect(input).toHaveValue('12,500.5')
    await expect(args.onChange).toHaveBeenLastCalledWith({ minor: 1_250_050 })
    await userEvent.tab()
    await expect(input).toHaveValue('12,500.50')
    await userEvent.clear(input)
    await userEvent.paste('₦1,250,000.00')
    await userEvent.tab()
    await expect(input).toHaveValue('1,250,000')
  },
}

export const Invalid: Story = {
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'about 50k')
    await expect(args.onChange).toHaveBeenLastCalledWith({ minor: null, problem: 'not a number' })
    await expect(input).not.toBeInvalid()
    await userEvent.tab()
    await expect(input).toHaveValue('about 50k')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Please enter a valid amount Amount in naira')
  },
}

export const States: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: (args) => (
    <Stack space={3}>
      <MoneyField {...args} label="Empty" placeholder="0.00" />
      <MoneyField {...args} label="Filled" value={26_500_000} />
      <MoneyField {...args} label="With kobo" value={1_250_050} />
      <MoneyField {...args} label="The largest" value={99_999_999_999_999} />
      <MoneyField {...args} label="With a description" description="Before fees." value={26_500_000} />
      <MoneyField {...args} label="Invalid" message="Please enter a valid amount" />
      <MoneyField {...args} label="Required" required="marked" />
      <MoneyField {...args} label="Optional" optional />
      <MoneyField {...args} label="Read-only" readOnly value={26_500_000} />
      <MoneyField {...args} label="Disabled" disabled value={26_500_000} />
    </Stack>
  ),
}

/** The one amount that a dialog is about. */
export const Large: Story = {
  parameters: visual('component', ['dark']),
  args: { size: 'lg', label: 'Amount' },
  render: (args) => (
    <Stack space={3}>
      <MoneyField {...args} placeholder="0.00" />
      <MoneyField {...args} description="From ₦1,000.00 to ₦5,000,000.00" value={30_000_050} />
      <MoneyField {...args} message="Minimum amount is ₦1,000.00" value={50_000} />
      <MoneyField {...args} readOnly value={500_000_000} />
      <MoneyField {...args} label="The largest" value={99_999_999_999_999} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const sizeOf = (element: Element) => getComputedStyle(element).fontSize
    const [sign] = canvas.getAllByText('₦')
    for (const input of canvas.getAllByRole('textbox')) await expect(sizeOf(input)).toBe(sign && sizeOf(sign))
  },
}

export const Hovered: Story = {
  args: { value: 26_500_000 },
  parameters: visual('component', [], { hover: 'role=textbox' }),
}

export const FocusVisible: Story = {
  args: { value: 26_500_000 },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const Stress: Story = {
  render: (args) => (
    <Narrow>
      <Stack space={4}>
        <MoneyField
          {...args}
          label={stressText.long}
          description={stressText.long}
          message={stressText.long}
          value={99_999_999_999_999}
        />
        <MoneyField {...args} label={stressText.unbroken} message={stressText.unbroken} value={1} />
        <MoneyField {...args} label={stressText.nigerian} message={stressText.nigerian} tone="neutral" optional />
      </Stack>
    </Narrow>
  ),
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  render: (args) => <Held {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.tab()
    await userEvent.keyboard('12,345.5')
    await expect(input).toHaveValue('12,345.5')
    input.setSelectionRange(3, 3)
    await userEvent.keyboard('{Backspace}')
    await expect(input).toHaveValue('1,345.5')
    input.setSelectionRange(1, 1)
    await userEvent.keyboard('{Delete}')
    await expect(input).toHaveValue('145.5')
    await userEvent.tab()
    await expect(input).toHaveValue('145.50')
  },
}
