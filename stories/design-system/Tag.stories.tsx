import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Tag, tagTones } from '@/design-system/components/Tag/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const noop = () => undefined

const meta = {
  title: 'Design system/Data/Tag',
  component: Tag,
  args: { children: 'Afrobeats' },
  argTypes: { tone: { control: 'inline-radio', options: tagTones } },
} satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: visual('component', ['dark']) }

export const Matrix: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Stack space={3}>
      {tagTones.map((tone) => (
        <Inline key={tone} space={2}>
          <Tag tone={tone}>Highlife</Tag>
          <Tag tone={tone}>Wedding bands</Tag>
          <Tag tone={tone} onRemove={noop}>
            Afrobeats
          </Tag>
          <Tag tone={tone} disabled onRemove={noop}>
            Jùjú
          </Tag>
        </Inline>
      ))}
      <Inline space={2}>
        <Tag pressed={false} onChange={noop}>
          Available today
        </Tag>
        <Tag pressed onChange={noop}>
          Rated 4 and up
        </Tag>
        <Tag pressed={false} disabled onChange={noop}>
          In Lagos
        </Tag>
        <Tag pressed disabled onChange={noop}>
          Verified
        </Tag>
      </Inline>
    </Stack>
  ),
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={3}>
        <Inline space={2}>
          <Tag>{stressText.long}</Tag>
          <Tag tone="brand" onRemove={noop}>
            {stressText.unbroken}
          </Tag>
          <Tag pressed onChange={noop}>
            {stressText.long}
          </Tag>
          <Tag>{stressText.nigerian}</Tag>
          <Tag onRemove={noop}>{stressText.money}</Tag>
          <Tag>موسيقى</Tag>
        </Inline>
      </Stack>
    </Narrow>
  ),
}

const states = (
  <Inline space={2}>
    <Tag onRemove={noop}>Afrobeats</Tag>
    <Tag pressed={false} onChange={noop}>
      Available today
    </Tag>
  </Inline>
)

export const Hovered: Story = {
  render: () => states,
  parameters: visual('component', [], { hover: 'role=button[name="Remove Afrobeats"]' }),
}

/** Under a pointer that is held down. */
export const HeldDown: Story = {
  render: () => states,
  parameters: visual('component', ['dark'], { press: 'role=button[name="Remove Afrobeats"]' }),
}

export const FocusVisible: Story = {
  render: () => states,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove Afrobeats' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Available today' })).toHaveFocus()
    await userEvent.tab({ shift: true })
  },
}

const onChange = fn()

export const Behaviour: Story = {
  parameters: visual('component', [], { skip: 'Shows nothing that Matrix does not.' }),
  render: function Filter() {
    const [pressed, setPressed] = useState(false)
    return (
      <Tag
        pressed={pressed}
        onChange={(event) => {
          onChange(event)
          setPressed(event.pressed)
        }}
      >
        Available today
      </Tag>
    )
  },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Available today' })
    await userEvent.click(chip)
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await expect(onChange).toHaveBeenLastCalledWith({ pressed: true })
    await userEvent.click(chip)
    await expect(chip).toHaveAttribute('aria-pressed', 'false')
  },
}

const onRemove = fn()

export const Keyboard: Story = {
  parameters: keyboardOnly,
  render: () => (
    <Inline space={2}>
      <Tag onRemove={onRemove}>Afrobeats</Tag>
      <Tag pressed={false} onChange={onChange}>
        Available today
      </Tag>
    </Inline>
  ),
  play: async () => {
    onRemove.mockClear()
    onChange.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}[Space]')
    await expect(onRemove).toHaveBeenCalledTimes(2)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}[Space]')
    await expect(onChange).toHaveBeenCalledTimes(2)
    await expect(onChange).toHaveBeenLastCalledWith({ pressed: true })
  },
}
