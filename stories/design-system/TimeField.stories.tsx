import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { TimeField } from '@/design-system/components/TimeField/index.ts'
import { coarsePointer } from '@/design-system/styles/media.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'
import { type Without } from './without.ts'

const meta = {
  title: 'Design system/Fields/TimeField',
  component: TimeField,
  args: { label: 'Starts', value: '18:30', onChange: fn() },
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
} satisfies Meta<typeof TimeField>
export default meta
type Story = StoryObj<typeof meta>

function Kept({
  first = null,
  ...props
}: Without<ComponentProps<typeof TimeField>, 'value' | 'onChange'> & { first?: string | null }) {
  const [value, setValue] = useState(first)
  return <TimeField {...props} value={value} onChange={setValue} />
}

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  render: function Playing(args) {
    const [value, setValue] = useState(args.value)
    return (
      <TimeField
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
    const minute = await canvas.findByRole('spinbutton', { name: /^minute, Starts/ })
    await userEvent.click(minute)
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith('18:45')
    await userEvent.keyboard('{ArrowRight}a')
    await expect(args.onChange).toHaveBeenLastCalledWith('06:45')
  },
}

const states = () => (
  <Stack space={3}>
    <Kept label="Empty" />
    <Kept label="Filled" first="18:30" />
    <Kept label="With a description" description="When the doors open." first="00:05" />
    <Kept label="Required" required message="Start time is required" />
    <Kept label="Earlier than allowed" first="05:30" min="06:00" max="23:30" />
    <Kept label="Optional, with a button that clears" optional first="12:00" />
    <Kept label="Read-only" readOnly first="18:30" />
    <Kept label="Disabled" disabled first="18:30" />
  </Stack>
)

export const States: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: states,
}

/** Every media query for a coarse pointer matches, as under a finger. */
function touchDevice() {
  const { matchMedia } = window
  window.matchMedia = (query) => matchMedia.call(window, query === coarsePointer ? 'all' : query)
  return () => {
    window.matchMedia = matchMedia
  }
}

/** Under a finger: the browser's own input, whose picker has large targets. */
export const Touch: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  beforeEach: touchDevice,
  render: states,
  play: async ({ canvas }) => {
    const empty = canvas.getByLabelText('Empty')
    await expect(empty).toHaveAttribute('type', 'time')
    await expect(canvas.queryByRole('spinbutton')).toBeNull()
    await expect(canvas.getByText('Choose 6:00 AM or later')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.getByLabelText(/^Optional/)).toHaveValue('')
    await userEvent.type(canvas.getByLabelText(/^Optional/), '12:00')
    await expect(canvas.getByLabelText(/^Optional/)).toHaveValue('12:00')
    await userEvent.click(canvas.getByText('With a description'))
    await expect(canvas.getByLabelText('With a description')).toHaveFocus()
    await userEvent.tab()
  },
}

export const Hovered: Story = {
  parameters: visual('component', [], { hover: '[data-part="Segment"]' }),
  render: () => <Kept label="Starts" first="18:30" />,
}

export const FocusVisible: Story = {
  render: () => <Kept label="Starts" first="18:30" />,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('spinbutton')
    await userEvent.tab()
    await expect(canvas.getByRole('spinbutton', { name: /^hour/ })).toHaveFocus()
  },
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <Kept label={stressText.long} description={stressText.long} message={stressText.long} first="22:45" optional />
        <Kept label={stressText.unbroken} message={stressText.unbroken} />
        <Kept label={stressText.nigerian} message={stressText.nigerian} tone="neutral" first="10:00" />
      </Stack>
    </Narrow>
  ),
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  render: () => <Kept label="Starts" first="18:30" optional />,
  play: async ({ canvas, step }) => {
    const part = (name: RegExp) => canvas.getByRole('spinbutton', { name })
    await step('arrows step and move between the parts', async () => {
      await canvas.findAllByRole('spinbutton')
      await userEvent.tab()
      await userEvent.keyboard('{ArrowUp}')
      await expect(part(/^hour/)).toHaveTextContent('7')
      await userEvent.keyboard('{ArrowDown}{ArrowRight}')
      await expect(part(/^minute/)).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(part(/^hour/)).toHaveFocus()
    })
    await step('the page keys take larger steps, Home and End go to the ends', async () => {
      await userEvent.keyboard('{PageUp}')
      await expect(part(/^hour/)).not.toHaveTextContent(/^0?6$/)
      await userEvent.keyboard('{PageDown}')
      await expect(part(/^hour/)).toHaveTextContent('6')
      await userEvent.keyboard('{ArrowRight}{End}')
      await expect(part(/^minute/)).toHaveTextContent('59')
      await userEvent.keyboard('{Home}')
      await expect(part(/^minute/)).toHaveTextContent('00')
    })
    await step('digits are typed and removed, A and P choose', async () => {
      await userEvent.keyboard('15')
      await expect(part(/^minute/)).toHaveTextContent('15')
      part(/^minute/).focus()
      await userEvent.keyboard('{Backspace}')
      await expect(part(/^minute/)).toHaveTextContent('01')
      await userEvent.keyboard('{Delete}')
      await expect(part(/^minute/)).not.toHaveTextContent(/\d/)
      await userEvent.keyboard('30')
      part(/^AM/).focus()
      await userEvent.keyboard('a')
      await expect(part(/^AM/)).toHaveTextContent('AM')
      await userEvent.keyboard('p')
      await expect(part(/^AM/)).toHaveTextContent('PM')
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus()
    })
  },
}
