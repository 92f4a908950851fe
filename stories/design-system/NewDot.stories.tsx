import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { NewDot } from '@/design-system/components/NewDot/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { expectToFitNarrow, isCutWithTitle } from './stress-checks.ts'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Feedback/NewDot',
  component: NewDot,
  args: { children: '3 new' },
} satisfies Meta<typeof NewDot>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 new')).toBeVisible()
  },
}

export const Matrix: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Inline space={4} align="center">
      <NewDot />
      <NewDot label="New" />
      <NewDot>New</NewDot>
      <NewDot>99+ new</NewDot>
    </Inline>
  ),
}

/** Words that are longer than the line are cut, with their title; the dot is not squeezed. */
export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack>
        <NewDot>{stressText.unbroken}</NewDot>
        <NewDot>{stressText.nigerian}</NewDot>
      </Stack>
    </Narrow>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectToFitNarrow(canvasElement)
    await expect(isCutWithTitle(canvas.getByText(stressText.unbroken))).toBe(true)
    for (const dot of canvasElement.querySelectorAll('[data-component="NewDot"] > [aria-hidden]')) {
      await expect(dot.getBoundingClientRect().width).toBe(8)
    }
  },
}
