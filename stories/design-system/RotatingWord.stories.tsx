import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { RotatingWord } from '@/design-system/components/RotatingWord/index.ts'
import { visual } from '../_kit/visual.ts'

const meta = {
  title: 'Design system/Brand/RotatingWord',
  component: RotatingWord,
  args: { words: ['Photographers', 'Songwriters', 'Hostesses', 'Djs'], holdMs: 600_000 },
  parameters: visual('component', ['reduced-motion']),
} satisfies Meta<typeof RotatingWord>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { parameters: visual('component', ['dark']) }

export const Turning: Story = {
  args: { words: ['Djs', 'Photographers'], holdMs: 50 },
  parameters: visual('component', [], { skip: 'the word never stands still; Playground shows how it looks' }),
  play: async ({ canvasElement }) => {
    const rotatingWord = canvasElement.querySelector('[data-component="RotatingWord"]')
    const width = rotatingWord?.getBoundingClientRect().width
    const current = () => canvasElement.querySelector('[data-current="true"]')?.textContent
    await waitFor(() => expect(current()).toBe('Photographers'))
    await waitFor(() => expect(current()).toBe('Djs'))
    await expect(rotatingWord?.getBoundingClientRect().width).toBe(width)
  },
}
