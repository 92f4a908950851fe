import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card, cardElements, cardPaddings } from '@/design-system/components/Card/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const meta = {
  title: 'Design system/Data/Card',
  component: Card,
  args: { children: 'Wallet balance' },
  argTypes: {
    padding: { control: 'inline-radio', options: cardPaddings },
    as: { control: 'inline-radio', options: cardElements },
    children: { control: false },
    selected: { control: 'boolean' },
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

/** As a section it is named by its heading. */
export const Playground: Story = {
  parameters: visual('component', ['dark']),
  args: {
    as: 'section',
    'aria-labelledby': 'wallet',
    children: (
      <Stack space={1}>
        <Heading level={2} look="title" id="wallet">
          Wallet
        </Heading>
        <Text tone="muted">Activate your wallet to pay the people you hire.</Text>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Wallet' })).toBeVisible()
  },
}

export const Matrix: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Stack space={4}>
      {cardPaddings.map((padding) => (
        <Card key={padding} padding={padding}>
          <Text>{`Padding ${padding}`}</Text>
        </Card>
      ))}
      <Card selected>
        <Text>Selected</Text>
      </Card>
    </Stack>
  ),
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <Card>{stressText.long}</Card>
        <Card padding="sm">{stressText.unbroken}</Card>
        <Card>{stressText.nigerian}</Card>
      </Stack>
    </Narrow>
  ),
}
