import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '@/design-system/components/Button/index.ts'
import { type MediaItem, MediaViewer, type MediaViewerProps } from '@/design-system/components/MediaViewer/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { brokenAddress, pictureAddress } from './sample-media.ts'
import { stressText } from './stress-text.ts'

const items: readonly MediaItem[] = [
  { id: '1', kind: 'image', url: pictureAddress('first'), title: 'First dance' },
  { id: '2', kind: 'image', url: pictureAddress('upright', 600, 1000), title: 'The couple' },
  { id: '3', kind: 'video', url: '/nothing.mp4', thumbUrl: pictureAddress('club'), title: 'Club night' },
  { id: '4', kind: 'audio', url: '/mix.wav', title: 'Friday mix' },
  { id: '5', kind: 'link', url: 'https://music.example/spinall/mixes?list=1', title: 'More mixes' },
]

function Controlled(props: MediaViewerProps) {
  const [index, setIndex] = useState(props.index)
  return (
    <>
      <Button onClick={() => setIndex(0)}>Look at the work</Button>
      <MediaViewer
        {...props}
        index={index}
        onIndexChange={(next) => {
          props.onIndexChange(next)
          setIndex(next)
        }}
        onClose={(event) => {
          props.onClose(event)
          setIndex(null)
        }}
      />
    </>
  )
}

const meta = {
  title: 'Design system/Overlays/MediaViewer',
  component: MediaViewer,
  args: { items, index: 0, onIndexChange: fn(), onClose: fn() },
  argTypes: { items: { control: false }, labels: { control: false } },
  render: (args) => <Controlled {...args} />,
  parameters: { layout: 'padded', ...visual('screen', [], { crop: 'window' }) },
} satisfies Meta<typeof MediaViewer>

export default meta
type Story = StoryObj<typeof meta>

const viewer = async () => within(await screen.findByRole('dialog'))

export const Playground: Story = {
  parameters: visual('screen', ['forced-colors', 'reduced-motion'], { crop: 'window' }),
  play: async () => {
    const inside = await viewer()
    await waitFor(() =>
      expect(inside.getByRole('img', { name: 'First dance' })).toHaveAttribute('data-state', 'loaded'),
    )
    await expect(inside.getByText('1 of 5')).toBeVisible()
  },
}

export const Upright: Story = { args: { index: 1 } }
export const Video: Story = {
  args: { index: 2 },
  parameters: visual('screen', [], { skip: "The browser's own controls have a circle that turns, and stops nowhere." }),
  play: async () => {
    const video = (await screen.findByRole('dialog')).querySelector('video')
    await expect(video).toHaveAttribute('preload', 'none')
  },
}
export const Sound: Story = { args: { index: 3 } }
export const Link: Story = {
  args: { index: 4 },
  play: async () => {
    const inside = await viewer()
    await expect(inside.getByText('music.example/spinall/mixes')).toBeVisible()
    for (const link of inside.getAllByRole('link')) {
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  },
}

export const OneItem: Story = {
  args: { items: items.slice(0, 1) },
  play: async () => {
    const inside = await viewer()
    await waitFor(() => expect(inside.getByRole('img')).toHaveAttribute('data-state', 'loaded'))
    await expect(inside.queryByRole('button', { name: 'Next' })).toBeNull()
  },
}

export const Broken: Story = {
  args: { items: [{ id: '1', kind: 'image', url: brokenAddress, title: 'First dance' }] },
  play: async () => {
    await expect(await screen.findByText('This picture cannot be shown.')).toBeVisible()
  },
}

/** Addresses that run code lead nowhere; titles of any length; a kind that nobody knows. */
export const Stress: Story = {
  args: {
    items: [
      {
        id: '1',
        kind: 'hologram',
        url: `javascript:alert('${stressText.unbroken}')`,
        title: `${stressText.long} ${stressText.nigerian}`,
      },
      { id: '2', kind: 'link', url: 'https://music.example', title: null },
    ],
  },
  play: async () => {
    const inside = await viewer()
    await expect(inside.queryByRole('link')).toBeNull()
  },
}

export const Behaviour: Story = {
  args: { index: null },
  parameters: visual('component', [], { skip: 'Closed at its end; the other stories show it open.' }),
  play: async ({ canvasElement, args, step }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Look at the work' })
    await step('focus goes inside and stays there', async () => {
      await userEvent.click(opener)
      await expect(await screen.findByRole('heading', { name: 'First dance' })).toHaveFocus()
      for (let press = 0; press < 7; press += 1) await userEvent.tab()
      await expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
    })
    await step('the arrow keys, Home and End go through the work, and stop at its ends', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(await screen.findByRole('heading', { name: 'The couple' })).toBeVisible()
      await userEvent.keyboard('{End}')
      await expect(await screen.findByText('5 of 5')).toBeVisible()
      await userEvent.keyboard('{ArrowRight}')
      await expect(args.onIndexChange).toHaveBeenCalledTimes(2)
      await expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
      await userEvent.keyboard('{ArrowLeft}{Home}')
      await expect(await screen.findByText('1 of 5')).toBeVisible()
    })
    await step('so do the buttons', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Next' }))
      await expect(await screen.findByText('2 of 5')).toBeVisible()
    })
    await step('Escape closes it, and focus returns', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(args.onClose).toHaveBeenLastCalledWith({ reason: 'escape' })
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
}

export const Keyboard: Story = {
  parameters: { layout: 'padded', ...keyboardOnly },
  play: async () => {
    const inside = await viewer()
    const heading = inside.getByRole('heading', { name: 'First dance' })
    await waitFor(() => expect(heading).toHaveFocus())
    await userEvent.tab()
    const first = document.activeElement
    await userEvent.tab()
    await expect(first).not.toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(first).toHaveFocus()
  },
}
