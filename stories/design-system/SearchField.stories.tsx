import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SearchField } from '@/design-system/components/SearchField/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { componentAround, expectRoomForMessage } from './stress-checks.ts'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Fields/SearchField',
  component: SearchField,
  args: { label: 'Search workers', placeholder: 'Name or skill', onChange: fn() },
  argTypes: { labelEnd: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 448 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

/** The button shows only while there is text; it and Escape clear the field and keep the focus in it. */
export const Playground: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search workers' })
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(input, 'dj')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.keyboard('mc{Escape}')
    await expect(input).toHaveValue('')
    await expect(args.onChange).toHaveBeenCalledTimes(6)
  },
}

export const States: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: (args) => (
    <Stack space={4}>
      <SearchField {...args} labelHidden={false} label="Empty" />
      <SearchField {...args} labelHidden={false} label="Filled" defaultValue="DJ in Yaba" />
      <SearchField {...args} labelHidden={false} label="Searching" defaultValue="DJ in Yaba" searching />
      <SearchField
        {...args}
        labelHidden={false}
        label="Invalid"
        required="marked"
        defaultValue="D"
        message="Enter at least two letters"
      />
      <SearchField {...args} labelHidden={false} label="With room" required="marked" reserveMessageSpace />
      <SearchField {...args} labelHidden={false} label="Optional" optional description="Name or craft" />
      <SearchField {...args} labelHidden={false} label="Disabled" disabled defaultValue="DJ in Yaba" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const field = (name: RegExp) => componentAround(canvas.getByRole('searchbox', { name }), 'SearchField')
    await expectRoomForMessage(field(/^With room/), field(/^Invalid/))
  },
}

export const Hovered: Story = {
  args: { defaultValue: 'DJ in Yaba' },
  parameters: visual('component', [], { hover: 'role=button' }),
}

export const FocusVisible: Story = {
  args: { defaultValue: 'DJ in Yaba' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

export const Stress: Story = {
  render: (args) => (
    <Narrow>
      <Stack space={4}>
        <SearchField {...args} label={stressText.long} labelHidden={false} defaultValue={stressText.long} />
        <SearchField {...args} defaultValue={stressText.unbroken} searching />
        <SearchField {...args} defaultValue={stressText.nigerian} message={stressText.nigerian} tone="neutral" />
      </Stack>
    </Narrow>
  ),
}
