import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Textarea, textareaSizes } from '@/design-system/components/Textarea/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Fields/Textarea',
  component: Textarea,
  args: { label: 'Brief', onChange: fn() },
  argTypes: { size: { control: 'inline-radio', options: textareaSizes }, labelEnd: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 448 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Textarea>

export default meta
type Story = StoryObj<typeof meta>

const brief = 'Highlife for the first hour, then whatever fills the floor.\nThe quartet brings its own drums.'

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  args: { description: 'What the night needs, in your own words.', limit: 500 },
  play: async ({ args, canvas }) => {
    const textarea = canvas.getByRole('textbox', { name: 'Brief' })
    await expect(textarea).toHaveAccessibleDescription('What the night needs, in your own words. 500 characters left')
    await userEvent.type(textarea, 'Highlife{Enter}until two')
    await expect(textarea).toHaveValue('Highlife\nuntil two')
    await expect(textarea).toHaveAccessibleDescription('What the night needs, in your own words. 482 characters left')
    await expect(args.onChange).toHaveBeenCalled()
  },
}

export const States: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Stack space={3}>
      <Textarea size="sm" label="Empty" placeholder="What should they bring?" />
      <Textarea size="sm" label="Filled" defaultValue={brief} />
      <Textarea
        size="sm"
        label="With a description"
        description="Workers see this before they apply."
        defaultValue={brief}
      />
      <Textarea size="sm" label="Invalid" message="Brief is required" />
      <Textarea size="sm" label="Confirmed" defaultValue={brief} message="Saved as a draft" tone="success" />
      <Textarea size="sm" label="Required" required="marked" />
      <Textarea size="sm" label="Optional" optional />
      <Textarea size="sm" label="Read-only" readOnly defaultValue={brief} />
      <Textarea size="sm" label="Disabled" disabled defaultValue={brief} />
    </Stack>
  ),
}

/**
 * The count shows the remaining characters. Over the limit the field is invalid, but typing and pasting work, so that a long text
 * can be shortened in place.
 */
export const Counting: Story = {
  render: () => (
    <Stack space={3}>
      <Textarea size="sm" label="Room left" limit={500} defaultValue={brief} />
      <Textarea size="sm" label="Over the limit" limit={80} defaultValue={brief} />
      <Textarea
        size="sm"
        label="With a message"
        limit={80}
        defaultValue={brief}
        message="Shorten it to 80 characters"
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const over = canvas.getByRole('textbox', { name: 'Over the limit' })
    await expect(over).toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: 'Room left' })).not.toBeInvalid()
  },
}

export const Sizes: Story = {
  render: () => (
    <Stack space={3}>
      {textareaSizes.map((size) => (
        <Textarea
          key={size}
          size={size}
          label={size}
          defaultValue={size === 'sm' ? 'One line.\nTwo lines.\nA third one makes it grow.' : 'One line.'}
          reserveMessageSpace={false}
        />
      ))}
    </Stack>
  ),
}

export const Hovered: Story = {
  args: { size: 'sm', defaultValue: brief },
  parameters: visual('component', [], { hover: 'role=textbox' }),
}

export const FocusVisible: Story = {
  args: { size: 'sm', defaultValue: brief },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <Textarea
          size="sm"
          label={stressText.long}
          description={stressText.long}
          message={stressText.long}
          limit={100}
          defaultValue={stressText.long}
        />
        <Textarea
          size="sm"
          label={stressText.unbroken}
          message={stressText.unbroken}
          limit={40}
          defaultValue={stressText.unbroken}
        />
        <Textarea
          size="sm"
          label={stressText.nigerian}
          defaultValue={stressText.nigerian}
          message={stressText.nigerian}
          tone="neutral"
          optional
        />
      </Stack>
    </Narrow>
  ),
}
