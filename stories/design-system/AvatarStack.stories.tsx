import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AvatarStack, avatarStackSizes } from '@/design-system/components/AvatarStack/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const people = [
  'Ọlá Bello',
  'Ṣọlá Ade',
  'Ẹniọlá Cole',
  'Ụzọma Eze',
  'Ɓala Musa',
  'Ƙasim Ali',
  'Ada Obi',
  'Bisi Ojo',
].map((name, index) => ({
  id: `worker-${index}`,
  name,
}))

const meta = {
  title: 'Design system/Data/AvatarStack',
  component: AvatarStack,
  args: { label: 'Applicants', people, total: 39 },
  argTypes: {
    size: { control: 'inline-radio', options: avatarStackSizes },
    people: { control: false },
    moreLabel: { control: false },
  },
} satisfies Meta<typeof AvatarStack>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Applicants' })).toBeVisible()
    await expect(canvas.getByText('and 34 more: Ƙasim Ali, Ada Obi, Bisi Ojo and others')).toBeInTheDocument()
  },
}

export const Matrix: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: () => (
    <Card>
      <Stack space={4}>
        {avatarStackSizes.map((size) => (
          <Inline key={size} space={8} align="center">
            <AvatarStack label={`One, ${size}`} people={people.slice(0, 1)} size={size} />
            <AvatarStack label={`All, ${size}`} people={people.slice(0, 5)} size={size} />
            <AvatarStack label={`Some, ${size}`} people={people} max={3} size={size} />
            <AvatarStack label={`Of many, ${size}`} people={people} total={39} size={size} />
            <AvatarStack label={`Of very many, ${size}`} people={people} total={10_005} size={size} />
          </Inline>
        ))}
      </Stack>
    </Card>
  ),
}

export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <AvatarStack
          label="Long names"
          people={[stressText.long, stressText.unbroken, stressText.nigerian, ''].map((name, index) => ({
            id: String(index),
            name: name || 'Unknown',
          }))}
        />
        <AvatarStack label="As many as fit on a phone" people={people} total={9_999} max={7} size="lg" />
      </Stack>
    </Narrow>
  ),
}
