import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Spinner, spinnerSizes } from '@/design-system/components/Spinner/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow, Tile } from './demo.tsx'
import { expectToFitNarrow } from './stress-checks.ts'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Feedback/Spinner',
  component: Spinner,
  args: { label: 'Verifying authentication...' },
  argTypes: { size: { control: 'inline-radio', options: spinnerSizes } },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Verifying authentication...')
  },
}

export const Matrix: Story = {
  parameters: visual('component', ['dark', 'reduced-motion', 'forced-colors']),
  render: () => (
    <Inline space={4}>
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Inline>
  ),
}

/** Words that fill the line do not squeeze it, and its own message takes no space. */
export const Stress: Story = {
  render: () => (
    <Narrow>
      <Inline wrap={false}>
        <Spinner size="xl" label={stressText.long} />
        <Tile>{stressText.unbroken}</Tile>
      </Inline>
    </Narrow>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectToFitNarrow(canvasElement)
    const spinner = canvas.getByRole('status')
    await expect(spinner.getBoundingClientRect().width).toBe(40)
    await expect(spinner.getBoundingClientRect().height).toBe(40)
  },
}
