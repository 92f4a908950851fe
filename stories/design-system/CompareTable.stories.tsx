import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { CompareTable, compareTableTones } from '@/design-system/components/CompareTable/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Data/CompareTable',
  component: CompareTable,
  args: { children: 'Lagos' },
  argTypes: { tone: { control: 'inline-radio', options: compareTableTones } },
} satisfies Meta<typeof CompareTable>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lagos')).toBeVisible()
  },
}

export const Matrix: Story = {
  parameters: visual('component', ['forced-colors']),
  render: () => (
    <Inline space={3}>
      {compareTableTones.map((tone) => (
        <CompareTable key={tone} tone={tone}>
          {tone}
        </CompareTable>
      ))}
    </Inline>
  ),
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <CompareTable>{stressText.long}</CompareTable>
        <CompareTable tone="brand">{stressText.unbroken}</CompareTable>
        <CompareTable>{stressText.nigerian}</CompareTable>
      </Stack>
    </Narrow>
  ),
}
