import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { MediaGrid } from '@/design-system/components/MediaGrid/index.ts'
import type { MediaItem } from '@/design-system/components/MediaViewer/index.ts'
import { Tiles } from '@/design-system/components/Tiles/index.ts'
import { DisplayProvider } from '@/design-system/lib/display-provider.tsx'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { brokenAddress, pictureAddress } from './sample-media.ts'
import { stressText } from './stress-text.ts'

const picture = (id: string, title: string): MediaItem => ({
  id,
  kind: 'image',
  url: pictureAddress(id),
  thumbUrl: pictureAddress(id, 320, 240),
  title,
})

const items: readonly MediaItem[] = [
  picture('dance', 'First dance'),
  picture('couple', 'The couple'),
  picture('rings', 'Rings'),
  { id: 'club', kind: 'video', url: '/club.mp4', thumbUrl: pictureAddress('club', 320, 240), title: 'Club night' },
  { id: 'reel', kind: 'video', url: '/reel.mp4', title: 'Reel' },
  { id: 'mixes', kind: 'link', url: 'https://music.example/spinall', title: 'More mixes' },
  { id: 'mix', kind: 'audio', url: '/mix.wav', title: 'Friday mix' },
]

const meta = {
  title: 'Design system/Data/MediaGrid',
  component: MediaGrid,
  args: { items, onOpen: fn() },
  argTypes: { items: { control: false }, labels: { control: false } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof MediaGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Video: Club night' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith(3)
    await userEvent.click(document.body)
  },
}

const sound: MediaItem = { id: 'mix', kind: 'audio', url: '/mix.wav', title: 'Friday mix' }
const broken = (id: string): MediaItem => ({ id, kind: 'image', url: brokenAddress, title: stressText.unbroken })
const portfolios: Readonly<Record<string, readonly MediaItem[]>> = {
  seven: items,
  four: items.slice(0, 4),
  three: items.slice(0, 3),
  two: items.slice(0, 2),
  one: items.slice(0, 1),
  none: [],
  broken: [broken('1')],
  mixed: [picture('dance', 'First dance'), broken('1'), broken('2'), { id: '3', kind: 'hologram', url: '' }],
  sound: [sound],
}

/** However many there are, and whatever they are, the area has one height. */
export const Mosaic: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: (args) => (
    <Tiles columns={3} space={4}>
      {Object.entries(portfolios).map(([name, portfolio]) => (
        <MediaGrid key={name} {...args} items={portfolio} layout="mosaic" empty="No work shown yet." />
      ))}
    </Tiles>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Video: Club night (and 3 more)' }))
    await expect(args.onOpen).toHaveBeenLastCalledWith(3)
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /not available/ })).toHaveLength(3))
    const heights = [...canvasElement.querySelectorAll('[data-component="MediaGrid"]')].map(
      (mosaic) => mosaic.getBoundingClientRect().height,
    )
    await expect(new Set(heights.map(Math.round)).size).toBe(1)
    await userEvent.click(document.body)
  },
}

export const Phone: Story = { render: (args) => <Narrow>{<MediaGrid {...args} />}</Narrow> }

export const Broken: Story = {
  args: { items: [{ id: '1', kind: 'image', url: brokenAddress, title: 'First dance' }] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAccessibleName('Picture: First dance (not available)'))
  },
}

export const WithoutPictures: Story = {
  render: (args) => (
    <DisplayProvider pictures={false}>
      <MediaGrid {...args} />
    </DisplayProvider>
  ),
}

export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Picture: First dance' })).toHaveFocus()
  },
}

export const Hovered: Story = {
  parameters: visual('component', [], { hover: 'role=button[name="Picture: First dance"]' }),
}

export const Stress: Story = {
  render: (args) => (
    <Narrow>
      <MediaGrid
        {...args}
        items={[
          picture('1', stressText.long),
          picture('2', stressText.unbroken),
          picture('3', stressText.nigerian),
          { id: '4', kind: 'hologram', url: '', title: stressText.unbroken },
        ]}
      />
    </Narrow>
  ),
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(0)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Picture: The couple' })).toHaveFocus()
    await userEvent.keyboard('[Space]')
    await expect(args.onOpen).toHaveBeenLastCalledWith(1)
  },
}
