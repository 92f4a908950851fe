import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { RotatingWord } from '@/design-system/components/RotatingWord/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { expectToFitNarrow } from './stress-checks.ts'
import { stressText } from './stress-text.ts'

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

/** The longest word breaks in a narrow place, and reserves its lines for the others. */
export const Stress: Story = {
  args: { words: ['Djs', stressText.unbroken, stressText.nigerian] },
  parameters: visual('component', [], {
    skip: 'The first word is short, as in Playground; SidePanel shows a word that breaks.',
  }),
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expectToFitNarrow(canvasElement)
    const rotatingWord = canvasElement.querySelector('[data-component="RotatingWord"]')
    const longest = canvas.getByText(stressText.unbroken)
    await expect(longest.getBoundingClientRect().height).toBeGreaterThan(24)
    await expect(rotatingWord?.getBoundingClientRect().height).toBe(longest.getBoundingClientRect().height)
  },
}
