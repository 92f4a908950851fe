import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Avatar, avatarShapes, avatarSizes } from '@/design-system/components/Avatar/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow, Tile } from './demo.tsx'
import { expectToFitNarrow, sticksOut } from './stress-checks.ts'
import { stressText } from './stress-text.ts'

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#2b1a52"/><circle cx="32" cy="26" r="12" fill="#f7b228"/><path d="M8 64c2-16 12-22 24-22s22 6 24 22Z" fill="#f7b228"/></svg>',
)}`

const meta = {
  title: 'Design system/Data/Avatar',
  component: Avatar,
  args: { name: 'Adé Ọlátúnjí', id: 'worker-7', label: 'Adé Ọlátúnjí' },
  argTypes: {
    size: { control: 'inline-radio', options: avatarSizes },
    shape: { control: 'inline-radio', options: avatarShapes },
  },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Adé Ọlátúnjí' })).toHaveTextContent('A')
  },
}

const names = ['Ọlá', 'Ṣọlá', 'Ẹniọlá', 'Ụzọma', 'Ɓala', 'Ƙasim', 'Ada', 'Bisi', 'Chidi', 'Dupe', 'Emeka', 'Femi']

export const Matrix: Story = {
  parameters: visual('component', ['dark']),
  render: () => (
    <Stack space={4}>
      {avatarShapes.map((shape) => (
        <Inline key={shape} space={4}>
          {avatarSizes.map((size) => (
            <Avatar key={size} name="Freedom Park" id="company-1" size={size} shape={shape} />
          ))}
          {avatarSizes.map((size) => (
            <Avatar key={size} name="Freedom Park" id="company-1" size={size} shape={shape} src={picture} />
          ))}
        </Inline>
      ))}
      <Inline space={2}>
        {names.map((name) => (
          <Avatar key={name} name={name} id={name} size="lg" />
        ))}
      </Inline>
    </Stack>
  ),
}

/** Without a loaded picture the initial shows. */
export const BrokenImage: Story = {
  args: { src: 'data:image/png;base64,broken' },
  parameters: visual('component', [], { skip: 'It looks like Playground, which has no image.' }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByRole('img', { name: 'Adé Ọlátúnjí' })).toHaveTextContent('A')
  },
}

export const WithoutAName: Story = { args: { name: '', label: 'Unknown worker' } }

const tallPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="2000"><rect width="20" height="2000" fill="#f7b228"/></svg>',
)}`

/** Names that begin with several marks, with a letter of two or three parts, or in Arabic. */
const unusual = ['Ẹ̀\u0323\u0301rìn', 'عائشة', 'Ǆamija', 'ﬃ', 'Ẅ̂illi']

/** The initial stays inside its shape, and words that fill the line do not squeeze it. */
export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <Inline space={2}>
          {unusual.map((name) => (
            <Avatar key={name} name={name} id={name} />
          ))}
          <Avatar name="Tall" id="tall" src={tallPicture} />
        </Inline>
        <Inline wrap={false}>
          <Avatar name={stressText.unbroken} id="long" size="xl" label={stressText.unbroken} />
          <Tile>{stressText.unbroken}</Tile>
        </Inline>
      </Stack>
    </Narrow>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectToFitNarrow(canvasElement)
    await expect([...canvasElement.querySelectorAll('[data-component="Avatar"]')].flatMap(sticksOut)).toEqual([])
    await expect(canvas.getByRole('img', { name: stressText.unbroken }).getBoundingClientRect().width).toBe(64)
  },
}
