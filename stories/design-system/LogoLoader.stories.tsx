import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { LogoLoader } from '@/design-system/components/LogoLoader/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { expectToFitNarrow } from './stress-checks.ts'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Brand/LogoLoader',
  component: LogoLoader,
  args: { label: 'Verifying authentication...' },
  parameters: { layout: 'fullscreen', ...visual('screen', ['reduced-motion', 'forced-colors'], { crop: 'window' }) },
} satisfies Meta<typeof LogoLoader>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Verifying authentication...')
  },
}

export const LongLabel: Story = { args: { label: 'A báà ń ṣàyẹ̀wò ìjẹ́risí rẹ, jọ̀wọ́ dúró díẹ̀ títí a ó fi parí rẹ̀' } }

/** In a narrow place its message breaks, and stays in the middle. */
export const Stress: Story = {
  parameters: visual('component'),
  args: { label: `${stressText.unbroken} ${stressText.nigerian}`, fill: 'container' },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expectToFitNarrow(canvasElement)
    const loader = canvas.getByRole('status').getBoundingClientRect()
    const message = canvas.getByText(new RegExp(stressText.unbroken)).getBoundingClientRect()
    await expect((message.left + message.right) / 2).toBeCloseTo((loader.left + loader.right) / 2, 0)
  },
}
