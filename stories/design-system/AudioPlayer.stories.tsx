import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { AudioPlayer } from '@/design-system/components/AudioPlayer/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { soundAddress } from './sample-media.ts'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Data/AudioPlayer',
  component: AudioPlayer,
  args: { title: 'Friday mix', src: '/mix.wav' },
  argTypes: { labels: { control: false } },
  render: (args) => (
    <Narrow>
      <Card>
        <AudioPlayer {...args} />
      </Card>
    </Narrow>
  ),
} satisfies Meta<typeof AudioPlayer>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play Friday mix' })).toBeVisible()
    await expect(canvas.getByRole('slider', { name: 'Position in Friday mix' })).toBeDisabled()
  },
}

/** Played once: its length is known, and it stands at its start again. */
export const PlaysToItsEnd: Story = {
  args: { src: soundAddress(1) },
  parameters: visual('component', ['dark']),
  play: async ({ canvas, step }) => {
    const slider = canvas.getByRole('slider')
    await step('playing it loads it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Play Friday mix' }))
      await waitFor(() => expect(slider).toBeEnabled())
    })
    await step('at its end it can be played again', async () => {
      await expect(await canvas.findByRole('button', { name: 'Play Friday mix' })).toHaveFocus()
      await expect(slider).toHaveAttribute('aria-valuetext', '0:00 of 0:01')
    })
  },
}

/** One is heard at a time. */
export const OneIsHeard: Story = {
  parameters: visual('component', [], { skip: 'Only who is heard changes.' }),
  render: () => (
    <Stack space={4}>
      <AudioPlayer title="Friday mix" src={soundAddress(20)} />
      <AudioPlayer title="Sunday mix" src={soundAddress(20)} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play Friday mix' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Play Sunday mix' }))
    await canvas.findByRole('button', { name: 'Play Friday mix' })
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause Sunday mix' }))
    await expect(await canvas.findByRole('button', { name: 'Play Sunday mix' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { src: 'data:audio/wav;base64,broken' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play Friday mix' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This sound cannot be played.')
    await userEvent.click(document.body)
  },
}

export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <AudioPlayer src="/mix.wav" title={stressText.long} />
        <AudioPlayer src="/mix.wav" title={stressText.unbroken} />
        <AudioPlayer src="/mix.wav" title={stressText.nigerian} />
        <AudioPlayer src="/mix.wav" title="مزيج الجمعة" />
      </Stack>
    </Narrow>
  ),
}

export const Keyboard: Story = {
  args: { src: soundAddress(20) },
  parameters: keyboardOnly,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('[Space]')
    await canvas.findByRole('button', { name: 'Pause Friday mix' })
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('button', { name: 'Play Friday mix' })
    await userEvent.tab()
    await expect(canvas.getByRole('slider')).toHaveFocus()
  },
}
